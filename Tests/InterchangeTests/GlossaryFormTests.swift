import PDFText
import Testing

@testable import Interchange

/// Glossaries of books: letters above their entries, pages behind them, terms in capitals.
struct GlossaryFormTests {
  private static let terms = [
    ("Anchor", "a heavy hook that holds a ship in its place"), ("Ballast", "stones that keep a ship upright"),
    ("Beam", "the width of a ship at its widest place"), ("Cabin", "a small room to sleep in on a ship"),
    ("Deck", "the floor of a ship under the open sky"), ("Helm", "the wheel that steers a ship at sea"),
  ]

  @Test func aLetterAboveTheTermsThatBeginWithItIsNoPartOfTheMeaningBeforeIt() {
    let found = TypedLines.items(
      """
      *Glossary
      Anchor: a heavy hook that holds a ship
      B
      Ballast: stones that keep a ship upright
      Beam: the width of a ship
      C
      Cabin: a small room to sleep in
      D
      Deck: the floor of a ship
      """)
    #expect(found.map(\.question) == ["Anchor", "Ballast", "Beam", "Cabin", "Deck"])
    #expect(found.first?.answer == "a heavy hook that holds a ship")
    #expect(found.dropFirst(2).first?.answer == "the width of a ship")
  }

  @Test func aLetterThatTheNextTermDoesNotBeginWithBelongsToTheMeaning() {
    let found = TypedLines.items(
      """
      *Glossary
      Anchor: a hook that looks like the letter
      J
      Ballast: stones that keep a ship upright
      Beam: the width of a ship
      Cabin: a small room to sleep in
      Deck: the floor of a ship
      """)
    #expect(found.first?.answer == "a hook that looks like the letter J")
  }

  @Test func pagesOfABookBehindAllMeaningsAreNoPartOfThem() {
    let lines = Self.terms.enumerated().map { "\($1.0): \($1.1), \(12 + 7 * $0)" }
    let found = TypedLines.items("*Glossary\n" + lines.joined(separator: "\n"))
    #expect(found.map(\.answer) == Self.terms.map(\.1))
    #expect(found.map { $0.details["page"] } == ["12", "19", "26", "33", "40", "47"])
  }

  @Test func aNumberThatEndsOneMeaningIsNoPage() {
    let lines = Self.terms.map { "\($0.0): \($0.1)" } + ["Knot: a mile on the sea in one hour, 1852"]
    let found = TypedLines.items(
      "*Glossary\n" + lines.joined(separator: "\n") + "\nLog: a book that is written on board, 24")
    #expect(found.last?.answer == "a book that is written on board, 24")
    #expect(found.allSatisfy { $0.details["page"] == nil })
  }

  @Test func termsInCapitalsEndAtTheirComma() {
    let found = TypedLines.items(
      "*Glossary\n" + Self.terms.map { "\($0.0.uppercased()), \($0.1)" }.joined(separator: "\n"))
    #expect(found.map(\.question) == Self.terms.map { $0.0.uppercased() })
    #expect(found.map(\.answer) == Self.terms.map(\.1))
  }

  @Test func sentencesThatBeginWithSmallWordsAreNoTermsInCapitals() {
    let found = TypedLines.items(
      """
      Anchor, ballast and beam are words of sailors
      Below, the sailors sleep in their cabins
      Today, ships have engines and no sails
      Then, the wind told when to leave
      At night, a lamp burns on the mast
      """)
    #expect(found.isEmpty)
  }
}
