import PDFText
import Testing

@testable import Interchange

/// Letters in the margin of a glossary.
struct LetterBesideTermTests {
  private static let terms = [
    ("A", "anchor – a hook that holds a ship"), ("", "astern – behind a ship"),
    ("B", "ballast – weight low in a ship"), ("", "bilge – the lowest part within"),
    ("C", "capstan – a drum for winding ropes"), ("D", "davit – a crane for small boats"),
    ("", "draught – how deep a ship lies"),
  ]

  private func glossary(_ terms: [(String, String)]) -> [TextLine] {
    TypedLines.sheet(
      terms.map { letter, text in
        (letter.isEmpty ? [] : [(x: 40, text: letter)]) + [(x: 90, text: text)]
      }
    ).lines
  }

  @Test func theLettersAreNoWordsOfTheTerms() {
    let found = LettersBesideTerms.without(glossary(Self.terms))
    #expect(found.map(\.text) == Self.terms.map(\.1))
    #expect(found.allSatisfy { $0.box.left == 9_000 })
  }

  @Test func theTermsAreReadWithTheirMeanings() {
    let rows = Self.terms.map { letter, text in
      (letter.isEmpty ? [] : [(x: 40, text: letter)]) + [(x: 90, text: text)]
    }
    let found = extract([TypedLines.sheet([[(x: 40, text: "Glossary")]] + rows)]).items
    #expect(
      found.map(\.question) == ["anchor", "astern", "ballast", "bilge", "capstan", "davit", "draught"])
    #expect(found.first?.answer == "a hook that holds a ship")
  }

  // MARK: What is none of it

  @Test func optionsThatBeginWithTheirLettersStay() {
    let found = TypedLines.items(
      """
      1. Which tree has white bark?
      A|Ash
      B|Birch
      C|Cedar
      D|Dogwood
      2. Which tree bears acorns?
      A|Elm
      B|Oak
      C|Fir
      D|Yew
      """)
    #expect(found.map { $0.options.map(\.label) } == [["A", "B", "C", "D"], ["A", "B", "C", "D"]])
  }

  @Test(arguments: [
    [("A", "anchor – a hook"), ("B", "ballast – weight"), ("C", "capstan – a drum")],
    [
      ("D", "davit – a crane"), ("C", "capstan – a drum"), ("B", "ballast – weight"),
      ("A", "anchor – a hook"),
    ],
    [("A", "hook on a rope"), ("B", "weight in a ship"), ("C", "drum on a deck"), ("D", "crane for boats")],
    [
      ("A", "anchor – a hook"), ("A", "astern – behind"), ("B", "ballast – weight"),
      ("C", "capstan – a drum"),
    ],
  ])
  func lettersThatAreFewOrNameOtherWordsStay(terms: [(String, String)]) {
    let lines = glossary(terms)
    #expect(LettersBesideTerms.without(lines).map(\.text) == lines.map(\.text))
  }
}
