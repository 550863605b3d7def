import PDFText
import Testing

@testable import Interchange

/// Notes below headings that look like terms with their meanings.
struct SectionNoteTests {
  /// Whether terms that nothing says are terms are plainly something else.
  private func areSomethingElse(_ terms: [String]) throws -> Bool {
    let page = TypedLines.page(TypedLines.lines(terms.joined(separator: "\n"), column: 150))
    let document = DocumentLines(arrange([page]), isWord: { _ in false })
    let items = terms.map { ExtractedItem(kind: .definition, question: $0) }
    let objection = Plausibility(document: document, isWord: { _ in false }).objection(
      to: Recognition(layout: .terms, items: items, explained: [], coherence: 0.9))
    return try #require(objection).isPlain
  }

  @Test func termsThatBeginWithTheNumbersOfSectionsAreNotes() throws {
    #expect(
      try areSomethingElse([
        "1.1 Wooden frames", "1.2 Mechanical computers", "1.3 Electronic computers", "Further reading",
      ]))
  }

  @Test(arguments: [
    ["Wooden frames", "Mechanical computers", "Electronic computers", "Further reading"],
    ["1 frame", "2 computers", "3 wheels", "4 books"],
    ["1.1 Wooden frames", "1.2 Mechanical computers", "Electronic computers", "Further reading"],
  ])
  func otherTermsAreLeftToAPerson(terms: [String]) throws {
    #expect(try !areSomethingElse(terms))
  }
}
