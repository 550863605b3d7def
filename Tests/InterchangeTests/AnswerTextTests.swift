import CurriculumTestSupport
import Testing

@testable import Interchange

/// What is an answer among the words that a key or a mark scheme has for a question.
@Suite struct AnswerTextTests {
  @Test(arguments: [
    ("Name the nearest planet. Mercury", "Mercury"), ("name the nearest planet: – Mercury", "– Mercury"),
    ("Name the nearest planet?", ""), ("Name the nearest planet ✓", ""), ("Mercury", nil),
    // A longer word is another one.
    ("Name the nearest planets. Mercury", nil),
  ])
  func theQuestionThatAKeySaysAgainIsNoPartOfItsAnswer(entry: String, rest: String?) {
    #expect(entry.rest(behind: "Name the nearest planet.") == rest)
  }

  @Test func scriptsWithoutSpacesGoOnAtOnce() {
    #expect("中华人民共和国的首都现在是北京".rest(behind: "中华人民共和国的首都现在是") == "北京")
  }

  @Test func fewLettersAreNoQuestionThatComesAgain() {
    #expect("Gold coins".rest(behind: "Gold") == nil)
  }

  @Test func aSchemeKeepsAnAnswerThatOnlyBeginsLikeTheQuestion() {
    var entry = SchemeEntry(number: "1", answer: ["Name the nearest planets to find Mercury"])
    entry.removeQuestion("Name the nearest planet")
    #expect(entry.answer == ["Name the nearest planets to find Mercury"])
    entry = SchemeEntry(number: "1", answer: ["Name the nearest planet", "Mercury"])
    entry.removeQuestion("Name the nearest planet")
    #expect(entry.answer == ["Mercury"])
  }

  /// Questions with a key whose answers give an effect and a reason.
  private static func paper(_ answers: [String]) -> String {
    let questions = (1...answers.count).map { "\($0). Explain what happens to bulb \($0) in this circuit." }
    return
      (questions + ["*Answers"] + answers.enumerated().map { "\($0 + 1). \($1)" }).joined(separator: "\n")
  }

  @Test func aReasonMayBeAPartOfTheAnswer() {
    let found = TypedLines.items(
      Self.paper(["It goes out. Reason: the wire melts", "It shines", "It flickers", "It gets dim"]))
    #expect(found.first?.answer == "It goes out. Reason: the wire melts")
    #expect(found.first?.details["explanation"] == nil)
  }

  @Test func whatNamesAFieldOfManyAnswersIsNoPartOfThem() {
    let found = TypedLines.items(
      Self.paper([
        "It goes out.\nReason: the wire melts", "It shines.\nReason: the switch is closed",
        "It flickers.\nReason: the plug is loose", "It gets dim.\nReason: the cell is flat",
      ]))
    #expect(found.map(\.answer) == ["It goes out.", "It shines.", "It flickers.", "It gets dim."])
    #expect(found.first?.details["explanation"] == "the wire melts")
  }
}
