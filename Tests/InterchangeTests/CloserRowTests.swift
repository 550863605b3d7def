import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Rows of tables of words that stand closer to each other than most.
struct CloserRowTests {
  private static let pairs = [
    ("dog", "hund"), ("cat", "katze"), ("horse", "pferd"), ("bird", "vogel"), ("fish", "fisch"),
    ("apple tree", "apfelbaum"), ("plum", "pflaume"),
  ]

  /// Words below heads, each so many points below the one above it.
  private func items(_ distances: [Int]) -> [ExtractedItem] {
    var page = TypedPage(1)
    page.type("English", x: 60, y: 60, font: "Serif-Bold")
    page.type("German", x: 260, y: 60, font: "Serif-Bold")
    var y = 60
    for (distance, pair) in zip(distances, Self.pairs) {
      y += distance
      page.type(pair.0, x: 60, y: y)
      page.type(pair.1, x: 260, y: y)
    }
    return extract([PageText(page.dump)]).items
  }

  @Test(arguments: [20, 30])
  func aRowThatStandsALittleCloserIsARow(distance: Int) {
    let found = items([30, 30, 30, distance, 30, 30, 14])
    #expect(found.map(\.answer) == ["dog", "cat", "horse", "bird", "fish", "apple tree plum"])
  }

  @Test func aRowThatStandsAsCloseAsTheNextLineOfACellGoesOnFromTheOneAbove() {
    let found = items([30, 30, 30, 14, 30, 30, 14])
    #expect(found.map(\.answer) == ["dog", "cat", "horse bird", "fish", "apple tree plum"])
  }
}
