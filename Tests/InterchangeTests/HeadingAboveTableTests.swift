import PDFText
import Testing

@testable import Interchange

/// Readings that took only the headings above tables of words: what stands in the tables is more.
struct HeadingAboveTableTests {
  private func document(_ mark: String) -> DocumentLines {
    let page = TypedLines.page(
      TypedLines.lines(
        """
        \(mark)1 Greetings
        hola | hello
        adiós | goodbye
        gracias | thank you
        \(mark)2 Animals
        perro | dog
        gato | cat
        caballo | horse
        """, column: 150))
    return DocumentLines(arrange([page]), isWord: { _ in true })
  }

  private func reading(_ layout: Recognition.Layout, _ lines: [Int], marks: Int? = nil)
    -> Recognition
  {
    let items = lines.map { line in
      var item = ExtractedItem(kind: .short, question: "line \(line)")
      item.marks = marks
      return item
    }
    return Recognition(layout: layout, items: items, explained: Set(lines), coherence: 1)
  }

  private static let rows = [1, 2, 3, 5, 6, 7]

  @Test func numberedHeadingsAboveTablesOfWordsHeadThem() {
    let document = document("*")
    #expect(reading(.numbered, [0, 4]).heads(reading(.table, Self.rows), in: document))
    #expect(reading(.numbered, [0, 4]).heads(reading(.terms, Self.rows), in: document))
    #expect(reading(.terms, [0, 4]).heads(reading(.table, Self.rows), in: document))
  }

  @Test func whatHasMarksOrOtherLayoutsHeadsNothing() {
    let document = document("*")
    #expect(!reading(.numbered, [0, 4], marks: 2).heads(reading(.table, Self.rows), in: document))
    #expect(!reading(.table, [0, 4]).heads(reading(.terms, Self.rows), in: document))
    #expect(!reading(.numbered, [0, 4]).heads(reading(.pairs, Self.rows), in: document))
  }

  @Test func questionsAboveFewWordsHeadNothing() {
    #expect(
      !reading(.numbered, [0, 4]).heads(reading(.table, [1, 2, 3, 5, 6]), in: document("*")))
  }

  @Test func linesThatLookLikeAllOthersHeadNothing() {
    #expect(!reading(.numbered, [0, 4]).heads(reading(.table, Self.rows), in: document("")))
  }
}
