import CurriculumTestSupport
import Testing

@testable import PDFText

/// Entries with dots between them to draw lines from: they are rows of one list, and no columns of text.
struct JoiningDotTests {
  private static let rows = [
    ("the grey goose that swims", "is the mother of the kid"),
    ("the white goat that climbs", "has a lamb in the spring"),
    ("the black sheep that sleeps", "looks after her gosling"),
    ("the brown cow in the field", "gives milk to the calf"),
    ("the old horse that works", "runs beside a young foal"),
    ("the small dog that barks", "plays with the puppies"),
    ("the wild cat that hides", "brings mice to a kitten"),
    ("the fat pig in the mud", "has ten or more piglets"),
  ]

  /// Entries of two lines each on both sides, with signs behind those at the left and before those at the right.
  private func page(_ left: String, _ right: String) -> TypedPage {
    var page = TypedPage(1)
    page.type("Draw a line from each animal to what it does.", x: 60, y: 100, font: "Serif-Bold")
    for (row, entry) in Self.rows.enumerated() {
      let y = 130 + 30 * row
      page.type("\(entry.0) and lives", x: 60, y: y)
      page.type("on our farm", x: 60, y: y + 12)
      if !left.isEmpty { page.type(left, x: 260, y: y) }
      if !right.isEmpty { page.type(right, x: 330, y: y) }
      page.type("\(entry.1) and", x: 350, y: y)
      page.type("sleeps in the shed", x: 350, y: y + 12)
    }
    return page
  }

  @Test(arguments: ["•", "○", "■"])
  func entriesOfOneRowKeepTogether(dot: String) {
    let lines = arrange([PageText(page(dot, dot).dump)])[0].lines
    #expect(lines.areToBeJoined)
    #expect(
      lines[1].cells.map(\.text) == [
        "the grey goose that swims and lives", dot, dot, "is the mother of the kid and",
      ])
    #expect(lines.count == 1 + 2 * Self.rows.count)
  }

  @Test(arguments: [("", "•"), ("•", "○")])
  func columnsWithoutSuchDotsAreReadOneBehindTheOther(signs: (String, String)) {
    let lines = page(signs.0, signs.1).lines
    #expect(lines.count == 1 + 4 * Self.rows.count)
    #expect(lines[2] == "on our farm")
    #expect(lines.last == "sleeps in the shed")
  }
}
