import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Words in the margin that is kept for the marker, and the room for an answer below options.
struct MarkersMarginTests {
  private static let questions = [
    "Name the gas that plants take in by day.", "Explain why leaves are green in summer.",
    "State two uses of a root.",
  ]

  /// Three questions, with words one below the other at the right of the page.
  private func page(_ words: [(text: String, x: Int)]) -> PageText {
    var page = TypedPage(1)
    for (row, question) in Self.questions.enumerated() {
      page.type("\(row + 1). \(question)", x: 60, y: 100 + 15 * row)
    }
    for (row, word) in words.enumerated() { page.type(word.text, x: word.x, y: 100 + 15 * row) }
    return PageText(page.dump)
  }

  @Test(arguments: [["Examiner", "only"], ["Leave", "blank"], ["For", "Examiner’s", "use"]])
  func wordsForTheMarkerAreNoWordsOfTheQuestionsBesideThem(words: [String]) {
    let page = page(words.map { ($0, 520 - 5 * $0.count / 2) })
    #expect(extract([page]).items.map(\.question) == Self.questions)
  }

  @Test(arguments: [["Examiner", "report"], ["Leave", "open"], ["Examiner", "Examiner"]])
  func otherWordsBesideQuestionsAreLeft(words: [String]) {
    let lines = page(words.map { ($0, 520 - 5 * $0.count / 2) }).lines
    #expect(ExaminersMargin.without(lines).map(\.text) == lines.map(\.text))
  }

  @Test func wordsThatDoNotStandBelowEachOtherAreLeft() {
    let lines = page([("Examiner", 500), ("only", 420)]).lines
    #expect(ExaminersMargin.without(lines).map(\.text) == lines.map(\.text))
  }

  @Test func oneOfTheWordsAloneIsLeft() {
    let lines = page([("Examiner", 500)]).lines
    #expect(ExaminersMargin.without(lines).map(\.text) == lines.map(\.text))
  }
}
