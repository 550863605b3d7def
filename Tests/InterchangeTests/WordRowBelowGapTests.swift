import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Rows of words that fill the gaps of the sentences above them.
struct WordRowBelowGapTests {
  private static let sentences = [
    "The cat ______ on the mat.", "The dog ______ at the postman.", "The cow ______ us milk.",
    "The bird ______ over the house.",
  ]

  private func items(_ words: [String], x: Int = 100, sentences: [String] = sentences)
    -> [ExtractedItem]
  {
    var page = TypedPage(1)
    page.type("Fill in the gaps with the words below.", x: 60, y: 70)
    for (row, sentence) in sentences.enumerated() {
      page.type("\(row + 1). \(sentence)", x: 60, y: 100 + 15 * row)
    }
    for (place, word) in words.enumerated() { page.type(word, x: x + 100 * place, y: 160) }
    return extract([PageText(page.dump)]).items
  }

  @Test func aRowOfWordsBelowTheLastGapIsNamedAndLeftOut() {
    let found = items(["gives", "barks", "flies", "sits"])
    #expect(found.map(\.question) == Self.sentences.map { $0.replacing("______", with: "___") })
    #expect(found.last?.leftOut == ["gives barks flies sits"])
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func aRowOfFewWordsIsNoRowToFillIn() {
    #expect(items(["gives", "barks"]).last?.leftOut != ["gives barks"])
  }

  @Test func aRowBelowASentenceWithoutAGapIsNoRowToFillIn() {
    let sentences = [
      "Name an animal.", "Name another animal.", "Name a plant.", "Explain what plants eat.",
    ]
    #expect(items(["gives", "barks", "flies", "sits"], sentences: sentences).last?.leftOut == [])
  }
}
