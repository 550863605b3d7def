import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Entries to match that take two lines, and passages whose gaps are rows of dots.
struct WrappedMatchTests {
  private static let animals = ["goose", "goat", "sheep", "cow"]
  private static let young = [
    "its young is a gosling", "its young is a kid", "its young is a lamb", "its young is a calf",
  ]

  /// Numbered entries with letters beside them, and one letter more below.
  private func lettered(_ wrap: String, x: Int, extra: String) -> [ExtractedItem] {
    var page = TypedPage(1)
    page.type("Match each animal with what is said of it.", x: 60, y: 80)
    for (row, animal) in Self.animals.enumerated() {
      page.type("\(row + 1). \(animal)", x: 60, y: 110 + 30 * row)
      page.type("\(Array("ABCD")[row])", x: 250, y: 110 + 30 * row)
      page.type(Self.young[row], x: 270, y: 110 + 30 * row)
    }
    page.type("E", x: 250, y: 230)
    page.type("its young is a foal that", x: 270, y: 230)
    page.type(wrap, x: x, y: 242)
    if !extra.isEmpty {
      page.type("F", x: 250, y: 262)
      page.type(extra, x: 270, y: 262)
    }
    return extract([PageText(page.dump)]).items
  }

  @Test func anOptionBehindOneThatGoesOnIsKept() {
    let found = lettered("runs beside it", x: 270, extra: "its young is a puppy")
    #expect(found.map(\.question) == Self.animals)
    #expect(
      found.first?.options.map(\.text)
        == Self.young + ["its young is a foal that runs beside it", "its young is a puppy"])
    #expect(found.first?.options.map(\.label) == ["A", "B", "C", "D", "E", "F"])
  }

  @Test func aLineAtTheEdgeGoesOnFromNoOption() {
    let found = lettered("The farm is open all day.", x: 60, extra: "")
    #expect(found.first?.options.last?.text == "its young is a foal that")
  }

  /// Entries with dots between them, of which some take two lines on either side.
  private func joined(room: Int) -> [ExtractedItem] {
    var page = TypedPage(1)
    page.type("Draw a line from each animal to what is said of it.", x: 60, y: 80)
    for (row, animal) in Self.animals.enumerated() {
      let y = 110 + 50 * row
      page.type("the \(animal) that", x: 60, y: y)
      page.type("•", x: 180, y: y)
      page.type("•", x: 260, y: y)
      page.type(Self.young[row], x: 280, y: y)
      page.type("lives here", x: 60, y: y + room)
      page.type("in the spring", x: 280, y: y + room)
    }
    return extract([PageText(page.dump)]).items
  }

  @Test func entriesToJoinMayTakeTwoLines() {
    let found = joined(room: 12)
    #expect(found.map(\.question) == Self.animals.map { "the \($0) that lives here" })
    #expect(found.first?.options.map(\.text) == Self.young.map { "\($0) in the spring" })
  }

  @Test func whatStandsFarBelowAnEntryIsNoPartOfIt() {
    let found = joined(room: 25)
    #expect(!found.contains { $0.question.contains("lives here") })
  }

  /// A passage whose gaps are rows of dots before a number of options.
  private func passage(_ dots: String, behind: String) -> [ExtractedItem] {
    TypedLines.items(
      """
      *The water cycle
      The water (1) \(dots) moves through the air and the ground. First the sun heats the sea, and
      the water becomes (2) \(dots) \(behind) nobody sees. Later it falls as (3) \(dots) on the hills.
      1 A cycle|B circle|C wheel
      2 A ice|B vapour|C salt
      3 A sand|B rain|C wind

      Answers: 1 A 2 B 3 B
      """, column: 120)
  }

  @Test(arguments: ["…….", "…………….", "………"])
  func aDotBehindEllipsesOfAGapEndsNoSentence(dots: String) {
    let found = passage(dots, behind: "that")
    #expect(found.map(\.answer) == ["cycle", "vapour", "rain"])
    #expect(found.count > 1 && found[1].question.hasPrefix("First the sun"))
    #expect(found.count > 1 && found[1].question.hasSuffix("nobody sees."))
  }

  @Test func aDotBehindEllipsesBeforeACapitalEndsTheSentence() {
    let found = passage("…….", behind: "Then")
    #expect(found.count > 1 && !found[1].question.contains("nobody sees"))
  }
}
