import PDFText
import Testing

@testable import Interchange

/// Revision cards with a band above each that counts them.
struct CountedCardTests {
  private static let cards = [
    ("What is a cell wall?", "A firm layer round a plant cell."),
    ("What do roots do?", "They take in water."), ("What is a stem for?", "It holds up the leaves."),
    ("What are petals for?", "They draw bees to the plant."),
  ]

  private func items(_ cards: [(String, String)], numbers: [Int], mark: String = "*") -> [ExtractedItem] {
    TypedLines.items(
      zip(cards, numbers).map { "Plants|Card \($1)\n\(mark)\($0.0)\n\($0.1)" }.joined(separator: "\n"),
      column: 300)
  }

  @Test(arguments: ["*", ""])
  func aQuestionBelowItsBandHasItsAnswerBelowIt(mark: String) {
    let found = items(Self.cards, numbers: [1, 2, 3, 4], mark: mark)
    #expect(found.map(\.question) == Self.cards.map(\.0))
    #expect(found.map(\.answer) == Self.cards.map(\.1))
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.allSatisfy { $0.section == "Plants" })
  }

  @Test func bandsThatDoNotCountOnHeadNoCards() {
    let found = items(Self.cards, numbers: [1, 2, 5, 3])
    #expect(found.map(\.question) == Self.cards.map(\.0))
    #expect(found.allSatisfy { $0.number == nil && $0.section == nil })
  }

  @Test func threeCardsAreTooFew() {
    let found = items(Array(Self.cards.dropLast()), numbers: [1, 2, 3])
    #expect(found.map(\.question) == Self.cards.dropLast().map(\.0))
    #expect(found.allSatisfy { $0.number == nil && $0.section == nil })
  }
}
