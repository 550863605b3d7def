import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Tables of words below titles that look like terms, of which the rows would be the meanings.
struct TornTableTests {
  private static let tables = [
    (
      "Tiere: animals at home",
      [("Hund", "Hunde", "dog"), ("Katze", "Katzen", "cat"), ("Kuh", "Kühe", "cow")]
    ),
    (
      "Essen: food for all",
      [("Brot", "Brote", "bread"), ("Apfel", "Äpfel", "apple"), ("Suppe", "Suppen", "soup")]
    ),
    (
      "Zuhause: at home",
      [("Haus", "Häuser", "house"), ("Garten", "Gärten", "garden"), ("Dach", "Dächer", "roof")]
    ),
    (
      "Schule: at school",
      [("Buch", "Bücher", "book"), ("Heft", "Hefte", "notebook"), ("Stuhl", "Stühle", "chair")]
    ),
    (
      "Stadt: in town",
      [("Straße", "Straßen", "street"), ("Brücke", "Brücken", "bridge"), ("Turm", "Türme", "tower")]
    ),
  ]

  @Test func rowsOfThreeColumnsAreWordsAndNoMeaningsOfTheirTitles() {
    let lines = Self.tables.flatMap { table in
      ["", table.0] + table.1.map { "\($0.0)|\($0.1)|\($0.2)" }
    }
    let found = TypedLines.items(lines.joined(separator: "\n"))
    let rows = Self.tables.flatMap(\.1)
    #expect(found.allSatisfy { $0.kind == .vocabulary })
    #expect(found.map(\.question) == rows.map(\.0))
    #expect(found.map(\.answer) == rows.map(\.2))
  }

  @Test func termsWithSentencesBelowThemStayTerms() {
    let lines = Self.tables.flatMap { table in
      ["", table.0 + " and elsewhere", "and whatever else belongs to it, as we have learned."]
    }
    let found = TypedLines.items((["*Glossary"] + lines).joined(separator: "\n"))
    #expect(found.map(\.question) == ["Tiere", "Essen", "Zuhause", "Schule", "Stadt"])
    #expect(found.allSatisfy { $0.kind == .definition })
  }
}
