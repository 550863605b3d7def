import Testing

@testable import Interchange

/// Papers whose answers stand in a copy of them.
struct CopiedPaperTests {
  private func sheet(_ names: [String]) -> String {
    names.enumerated().map { row, name in
      "\(row + 1). Which gas is \(name)?\n   A. oxygen\n   B. chlorine\n   C. neon"
    }.joined(separator: "\n")
  }

  private static let names = ["green", "in lamps", "what we breathe"]

  @Test func aSecondPaperBelowTheHeadOfAKeyAnswersNothing() {
    let found = TypedLines.items("\(sheet(Self.names))\n\n*Answers\n\(sheet(Self.names))")
    #expect(Set(found.map(\.question)).count == 3)
    #expect(found.allSatisfy { $0.answer == nil })
    #expect(found.first?.options.map(\.text) == ["oxygen", "chlorine", "neon"])
  }

  @Test func aKeyThatSaysTheQuestionsAgainWithTheirAnswersIsOne() {
    let asked =
      Self.names.map { "Which gas is \($0)?" } + [
        "Which gas burns?", "Which gas is brown?", "Which gas stinks?",
      ]
    let numbered = asked.enumerated().map { "\($0 + 1). \($1)" }
    let answers = ["chlorine", "neon", "oxygen", "hydrogen", "bromine", "ammonia"]
    let key = zip(numbered, answers).map { "\($0)\n   \($1)" }
    let found = TypedLines.items(
      numbered.joined(separator: "\n") + "\n\n*Answers\n" + key.joined(separator: "\n"))
    #expect(found.map(\.question) == asked)
    #expect(found.map(\.answer) == answers)
  }

  @Test(arguments: [
    (
      "Iron turns brown when it stands in moist air.", "Iron turns brown when it stands long in moist air.",
      ["long"]
    ),
    (
      "A metal that stays liquid in rooms is called.",
      "A metal that always stays liquid in warm rooms is called mercury.", ["always", "warm", "mercury"]
    ),
    ("Water boils at and freezes at degrees.", "Water boils at 100 and freezes at 0 degrees.", ["100", "0"]),
  ])
  func wordsBetweenThoseOfTheQuestionFillItsGaps(question: String, answer: String, words: [String]) {
    #expect(answer.insertions(in: question) == words)
  }

  @Test(arguments: [
    // Too few words are asked, the same or others are said, what is between them is a sentence.
    ("Iron turns brown.", "Iron turns very brown."),
    ("Iron turns brown when it stands in moist air.", "Iron turns brown when it stands in moist air."),
    ("Iron turns brown when it stands in moist air.", "Iron turns red when it stands long in moist air."),
    (
      "Iron turns brown when it stands in air.",
      "Iron turns brown when it stands there for a long time in air."
    ),
  ])
  func otherSentencesFillNoGaps(question: String, answer: String) {
    #expect(answer.insertions(in: question) == nil)
  }

  @Test func aSchemeThatSaysAQuestionWithItsGapsFilledAnswersWithTheWords() {
    var entry = SchemeEntry(number: "1")
    entry.answer = ["Water boils at 100 and freezes at 0 degrees in moist air."]
    entry.removeQuestion("Water boils at and freezes at degrees in moist air.")
    #expect(entry.answer == ["100\n0"])
  }

  @Test(arguments: [("· · · · ( A ) (A) HO (B) CO", "A"), ("(C)", "C"), (". . . （ B ）", "B")])
  func theLetterInTheRoomForItIsTheAnswer(text: String, letter: String) {
    #expect(text.letterInRoom == letter)
  }

  @Test(arguments: ["· · · ( )", "( AB )", "( a )", "A (B) C", "( K )", "( A"])
  func otherRoomHasNoLetter(text: String) {
    #expect(text.letterInRoom == nil)
  }

  @Test(arguments: [("H2O .", "H2O"), ("水 。", "水"), ("H2O.", "H2O."), ("3 .5", "3 .5")])
  func onlyAStopThatStandsApartIsTakenOff(text: String, bare: String) {
    #expect(text.withoutStopApart == bare)
  }

  @Test func aSchemeThatSaysAQuestionAgainGivesWhatStandsBehindIt() {
    func answer(_ text: String, to question: String) -> [String] {
      var entry = SchemeEntry(number: "1")
      entry.answer = [text]
      entry.removeQuestion(question)
      return entry.answer
    }
    #expect(answer("Name the gas here: neon .", to: "Name the gas here:") == ["neon"])
    #expect(
      answer("Which gas is green? · · · ( B ) (A) neon (B) chlorine", to: "Which gas is green?") == ["B"])
  }
}
