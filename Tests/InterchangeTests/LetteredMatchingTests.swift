import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Columns to match of which the right one has letters, and no numbers stand before the left one.
struct LetteredMatchingTests {
  private static let words = ["comet", "collar", "cellar", "barrel", "ladder"]
  private static let meanings = [
    "a band round the neck", "a ball of ice with a tail", "steps between two poles",
    "a room below the ground",
    "a round wooden vessel",
  ]

  /// A page with both columns and some numbered questions below them.
  private func page(letters: String = "abcde", questions: Int = 0, further: String? = nil) -> PageText {
    var page = TypedPage(1)
    page.type("Match each word with what it means.", x: 60, y: 80)
    var y = 110
    for (row, word) in Self.words.enumerated() {
      page.type(word, x: 60, y: y)
      let letter = letters.isEmpty ? "" : "(\(Array(letters)[row])) "
      page.type(letter + Self.meanings[row], x: 310, y: y)
      y += 20
      if row == 1, let further {
        page.type(further, x: 310, y: y)
        y += 20
      }
    }
    guard questions > 0 else { return PageText(page.dump) }
    page.type("Short Answer", x: 60, y: 260, size: 14, font: "Serif-Bold")
    for row in 0..<questions {
      page.type(
        "\(row + 1). Why is the gas in bottle number \(row + 1) on the desk green?", x: 60, y: 290 + 20 * row)
    }
    return PageText(page.dump)
  }

  private func key(_ letters: String, _ words: [String] = words) -> PageText {
    var page = TypedPage(2)
    page.type("Answers", x: 60, y: 80, size: 14, font: "Serif-Bold")
    for (row, word) in words.enumerated() {
      page.type("(\(Array(letters)[row]))", x: 60, y: 110 + 20 * row)
      page.type(word, x: 110, y: 110 + 20 * row)
    }
    return PageText(page.dump)
  }

  @Test func lettersBeforeTheRightColumnNameItsEntries() {
    let found = extract([page()]).items
    #expect(found.map(\.question) == Self.words)
    #expect(found.allSatisfy { $0.kind == .matching && $0.answer == nil })
    #expect(found.first?.options.map(\.label) == ["a", "b", "c", "d", "e"])
    #expect(found.first?.options.map(\.text) == Self.meanings)
  }

  @Test func lettersThatDoNotCountOnStayInTheirEntries() {
    let found = extract([page(letters: "ebcda")]).items
    #expect(found.map(\.question) == Self.words)
    #expect(found.flatMap(\.options).allSatisfy { $0.label == nil })
  }

  @Test func aLineWithoutALetterGoesOnWithTheEntryAboveIt() {
    let found = extract([page(further: "and a long way to go")]).items
    #expect(found.map(\.question) == Self.words)
    #expect(found.first?.options.count == 5)
    #expect(found.first?.options[1].text == "a ball of ice with a tail and a long way to go")
  }

  @Test func aKeyThatSaysTheWordsBehindTheirLettersAnswersThem() {
    let found = extract([page(), key("badec")]).items
    #expect(found.map(\.question) == Self.words)
    #expect(found.map(\.answerLabels) == [["b"], ["a"], ["d"], ["e"], ["c"]])
    #expect(found.first?.answer == "a ball of ice with a tail")
    #expect(found.allSatisfy { $0.answerPlace?.page == 2 })
  }

  @Test func aKeyOfOtherWordsAnswersNone() {
    let found = extract([page(), key("badec", ["river", "lake", "stream", "well", "pond"])]).items
    #expect(found.prefix(5).map(\.question) == Self.words)
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test(arguments: [8, 12])
  func wordsToMatchByLettersStandBesideManyNumberedQuestions(questions: Int) {
    let found = extract([page(questions: questions)]).items
    #expect(found.filter { $0.kind == .matching }.map(\.question) == Self.words)
    #expect(found.count == Self.words.count + questions)
  }

  @Test func wordsToMatchWithoutLettersDoNot() {
    let found = extract([page(letters: "", questions: 12)]).items
    #expect(found.count == 12)
    #expect(!found.contains { $0.kind == .matching })
  }
}
