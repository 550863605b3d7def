import PDFText
import Testing

@testable import Interchange

/// The question without a number that decides a quiz.
struct TieBreakTests {
  private static let questions = """
    1. Which bird lays the largest egg?
    2. Which bird dives fastest?
    3. Which bird can fly backwards?
    4. Which bird drums on trees?

    """
  private static let key = """

    *Answers
    1. ostrich
    2. falcon
    3. hummingbird
    4. woodpecker

    """

  @Test(arguments: ["TIE-BREAKER (nearest wins)", "Tie-breaker", "Tie break (closest guess)", "TIEBREAKER"])
  func aQuestionBelowItsNameIsReadWithoutANumber(name: String) {
    let found = TypedLines.items(Self.questions + "*\(name)\nHow many feathers does a swan have?")
    #expect(found.map(\.number) == ["1", "2", "3", "4", nil])
    #expect(found.last?.question == "How many feathers does a swan have?")
    #expect(found.last?.section == name)
    #expect(found.dropLast().last?.question == "Which bird drums on trees?")
  }

  @Test func theKeyMayNameItAgain() {
    let found = TypedLines.items(
      Self.questions + "Tie-breaker: How many feathers does a swan have?\n" + Self.key
        + "Tie-breaker: 25,216")
    #expect(found.map(\.number) == ["1", "2", "3", "4", nil])
    #expect(found.map(\.answer) == ["ostrich", "falcon", "hummingbird", "woodpecker", "25,216"])
    #expect(found.last?.question == "How many feathers does a swan have?")
  }

  @Test func aTableWithHeadsMayEndInOne() {
    let rows: [[(x: Int, text: String)]] = [
      [(x: 60, text: "No."), (x: 90, text: "Question"), (x: 400, text: "Answer")],
      [(x: 60, text: "1"), (x: 90, text: "Which bird lays the largest egg?"), (x: 400, text: "ostrich")],
      [(x: 60, text: "2"), (x: 90, text: "Which bird dives fastest?"), (x: 400, text: "falcon")],
      [(x: 60, text: "3"), (x: 90, text: "Which bird can fly backwards?"), (x: 400, text: "hummingbird")],
      [(x: 60, text: "4"), (x: 90, text: "Which bird drums on trees?"), (x: 400, text: "woodpecker")],
      [(x: 60, text: "Tie-breaker (nearest wins)")],
      [(x: 60, text: "How many feathers does a swan have?"), (x: 400, text: "25,216")],
    ]
    let found = extract([TypedLines.sheet(rows)]).items
    #expect(found.map(\.number) == ["1", "2", "3", "4", nil])
    #expect(found.last?.question == "How many feathers does a swan have?")
    #expect(found.last?.answer == "25,216")
  }

  @Test func severalOfThemKeepTheirNumbers() {
    let found = TypedLines.items(
      Self.questions
        + "Tie-breakers\n1. How many feathers does a swan have?\n2. How many eggs does a hen lay a year?")
    #expect(found.map(\.number) == ["1", "2", "3", "4", "1", "2"])
  }

  // MARK: What is none of it

  @Test(arguments: [
    "3. Why do many players dislike\ntie-breaks in the last set?\n4. Who won?",
    "3. Why do many players dislike\ntie-breakers when the games are even?\n4. Who won?",
    "3. How is a set decided?\nTie-breaks are played at six games all.\n4. Who won?",
    "3. How did they settle it?\nTie the rope to the post and pull.\n4. Who won?",
  ])
  func aSentenceAboutThemIsPartOfItsQuestion(text: String) {
    let found = TypedLines.items("1. Where is the court?\n2. What is a set?\n" + text)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.keep(text.split(separator: "\n")[1].description))
    #expect(found.allSatisfy { $0.section == nil })
  }

  @Test func withoutNumbersAboveItNothingIsCounted() {
    let lines = TypedLines.rows("Quiz night\nTie-breaker\nHow many feathers does a swan have?")
    #expect(TieBreaks.numbered(lines).map(\.text) == lines.map(\.text))
  }

  @Test(arguments: ["Stichfrage:", "Desempate:", "Spareggio:"])
  func itIsCalledOtherwiseElsewhere(head: String) {
    let found = TypedLines.items(
      """
      1. Wer malte die Mona Lisa?
      2. Wie viele Beine hat eine Spinne?
      3. Was ist Eis?
      \(head) Wie hoch ist der Turm in der Mitte?
      """)
    #expect(found.map(\.number) == ["1", "2", "3", nil])
    #expect(found.last?.question == "Wie hoch ist der Turm in der Mitte?")
  }
}
