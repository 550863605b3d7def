import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Lists to match whose lettered entries stand at heights of their own, or apart from their letters.
struct ListAtHeightTests {
  private static let entries = [
    ["the place in which a ship lies", "safe from the storm"],
    ["the part of a ship that", "cuts the water"], ["the one who leads a ship"],
    ["a heavy hook that holds it", "at the ground"], ["the pole that bears the sails"],
    ["the room below the deck in", "which goods are carried"],
    ["the wheel or the handle", "that turns the ship"],
  ]
  private static let words = ["anchor", "captain", "bow", "harbour", "helm", "hold", "mast"]

  /// Numbered entries that wrap, and lettered words beside them at some heights.
  private func items(_ heights: [Int]) -> [ExtractedItem] {
    var page = TypedPage(1)
    page.type("Match each word with what it means.", x: 60, y: 100)
    var y = 130
    for (row, entry) in Self.entries.enumerated() {
      for (place, line) in entry.enumerated() {
        page.type(place == 0 ? "\(row + 1). \(line)" : line, x: place == 0 ? 60 : 75, y: y)
        y += 12
      }
    }
    for (row, word) in Self.words.enumerated() {
      page.type("\(Array("ABCDEFG")[row]). \(word)", x: 330, y: heights[row])
    }
    return extract([PageText(page.dump)]).items
  }

  @Test(arguments: [
    [136, 154, 172, 190, 208, 226, 238], [130, 142, 154, 166, 178, 190, 202],
    [130, 148, 166, 184, 202, 220, 238],
  ])
  func entriesAreWholeThatGoOnBelowTheListBesideThem(heights: [Int]) {
    let found = items(heights)
    #expect(found.map(\.number) == ["1", "2", "3", "4", "5", "6", "7"])
    #expect(found.map(\.question) == Self.entries.map { $0.joined(separator: " ") })
    #expect(found.allSatisfy { $0.kind == .matching && $0.options.map(\.text) == Self.words })
  }

  private static let meanings = [
    "a hook that holds a ship", "a place in which ships lie", "the front of a ship", "the leader of a ship",
  ]

  /// Numbered words, and letters with what the words mean at a distance.
  private func items(
    _ letters: [String], distance: Int, order: String = "Match each word with what it means."
  )
    -> [ExtractedItem]
  {
    var page = TypedPage(1)
    page.type(order, x: 60, y: 100)
    for (row, word) in ["harbour", "bow", "captain", "anchor"].enumerated() {
      page.type("\(row + 1). \(word)", x: 60, y: 130 + 15 * row)
      page.type(letters[row], x: 60, y: 205 + 15 * row)
      page.type(Self.meanings[row], x: 60 + distance, y: 205 + 15 * row)
    }
    return extract([PageText(page.dump)]).items
  }

  @Test(
    arguments: [["a.", "b.", "c.", "d."], ["A.", "B.", "C.", "D."], ["(a)", "(b)", "(c)", "(d)"]], [20, 50])
  func lettersMayStandInCellsOfTheirOwn(letters: [String], distance: Int) {
    let found = items(letters, distance: distance)
    #expect(found.map(\.question) == ["harbour", "bow", "captain", "anchor"])
    #expect(found.allSatisfy { $0.kind == .matching && $0.options.map(\.text) == Self.meanings })
  }

  @Test func withoutAnOrderToMatchTheyAreOptions() {
    let found = items(["a.", "b.", "c.", "d."], distance: 50, order: "Say what each word means.")
    #expect(found.allSatisfy { $0.kind != .matching })
    #expect(found.first?.options.isEmpty == true)
  }

  /// Words and what they mean with dots between them, one of which goes on in a line below.
  private func dotted(_ line: String, x: Int) -> [ExtractedItem] {
    var page = TypedPage(1)
    page.type("Match each word with what it means.", x: 60, y: 100)
    for (row, word) in ["harbour", "bow", "captain", "anchor"].enumerated() {
      let y = 130 + 30 * row
      page.type("\(row + 1). \(word)", x: 60, y: y)
      page.type("•", x: 200, y: y)
      page.type("•", x: 250, y: y)
      page.type("\(Array("ABCD")[row]). \(Self.meanings[row])", x: 262, y: y)
    }
    page.type(line, x: x, y: 142)
    return extract([PageText(page.dump)]).items
  }

  @Test(arguments: [("in the storm", 250), ("in the storm", 262), ("a block of stone", 262)])
  func whatWrapsBelowTheDotBeforeALetterIsPartOfTheEntry(line: String, x: Int) {
    let found = dotted(line, x: x)
    #expect(found.map(\.question) == ["harbour", "bow", "captain", "anchor"])
    #expect(found.first?.options.map(\.text) == ["\(Self.meanings[0]) \(line)"] + Self.meanings.dropFirst())
  }

  @Test func whatWrapsOnTheLeftIsPartOfTheWord() {
    let found = dotted("a block in the sea", x: 60)
    #expect(found.map(\.question) == ["harbour a block in the sea", "bow", "captain", "anchor"])
    #expect(found.first?.options.map(\.text) == Self.meanings)
  }
}
