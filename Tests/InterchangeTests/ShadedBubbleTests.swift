import PDFText
import Testing

@testable import Interchange

/// Tests whose options stand below what tells to shade a bubble, and what tells where to write.
struct ShadedBubbleTests {
  private static let rows: [[(x: Int, text: String)]] = [
    [(60, "1"), (90, "Which number is closest to 500?")], [(420, "Shade one bubble.")],
    [(100, "489"), (200, "515"), (300, "492"), (400, "509")],
    [(60, "2"), (90, "Which shape has three pairs of parallel sides?")], [(420, "Shade one bubble.")],
    [(100, "square")], [(100, "regular hexagon")], [(100, "trapezium")],
    [(60, "3"), (90, "How many trees are there in 15 rows of 24?")], [(360, "Write your answer in the box.")],
    [(140, "trees")],
  ]
  private let items = extract([TypedLines.sheet(rows)]).items

  @Test func whatStandsBelowIsToChooseFrom() {
    #expect(items.count == 3)
    #expect(items.first?.options.map(\.text) == ["489", "515", "492", "509"])
    #expect(items.dropFirst().first?.options.map(\.text) == ["square", "regular hexagon", "trapezium"])
  }

  @Test func nothingOfItIsAnAnswer() {
    #expect(items.allSatisfy { $0.answer == nil })
    #expect(items.last?.question == "How many trees are there in 15 rows of 24?")
  }
}
