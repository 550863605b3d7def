import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Tables of terms whose cells stand in the middle of their rows, with topics between rows, or with numbers.
struct TableBlockTests {
  /// A row: the lines of the term, of which those behind a star are bold, and those of what it means.
  private typealias Row = (term: [String], meaning: [String])

  /// What is read from a table whose cells stand in the middle of rows that are hardly apart.
  private func items(_ rows: [Row], room: Int = 3) -> [ExtractedItem] {
    var typed: [(text: String, x: Int, y: Int, font: String)] = [
      ("Term", 60, 80, "Serif-Bold"), ("Definition", 200, 80, "Serif-Bold"),
    ]
    var top = 100
    for row in rows {
      let height = max(row.term.count, row.meaning.count)
      let (term, meaning) = (top + 6 * (height - row.term.count), top + 6 * (height - row.meaning.count))
      for (place, line) in row.term.enumerated() {
        let isBold = line.hasPrefix("*")
        let text = isBold ? String(line.dropFirst()) : line
        typed.append((text, 60, term + 12 * place, isBold ? "Serif-Bold" : "Serif"))
      }
      for (place, line) in row.meaning.enumerated() {
        typed.append((line, 200, meaning + 12 * place, "Serif"))
      }
      top += 12 * height + room
    }
    return extract([TypedLines.page(typed)]).items
  }

  @Test func aTermBesideTheMiddleOfItsDefinitionHasAllLinesOfIt() {
    let found = items([
      (["Magma"], ["Rock that is so hot below", "the crust of the Earth that", "it flows like honey"]),
      (["Crater"], ["The round hole at the top", "of a mountain from which", "ash and gas come"]),
      (["Delta"], ["Land at the mouth of a river"]),
      (["Glacier"], ["A field of ice that moves", "down a valley over many", "hundreds of years"]),
    ])
    #expect(found.map(\.question) == ["Magma", "Crater", "Delta", "Glacier"])
    #expect(
      found.first?.answer == "Rock that is so hot below the crust of the Earth that it flows like honey")
    #expect(found[1].answer == "The round hole at the top of a mountain from which ash and gas come")
    #expect(found[2].answer == "Land at the mouth of a river")
    #expect(found[3].answer == "A field of ice that moves down a valley over many hundreds of years")
  }

  @Test func plainLettersBelowABoldTermAreANoteOnIt() {
    let found = items([
      (
        ["*Magma", "no plural"],
        ["Rock that is so hot below", "the crust of the Earth that", "it flows like honey"]
      ),
      (
        ["*Crater", "from Greek"],
        ["The round hole at the top", "of a mountain from which", "ash and gas come"]
      ),
      (["*Delta"], ["Land at the mouth of a river"]),
      (
        ["*Glacier", "from French"],
        ["A field of ice that moves", "down a valley over many", "hundreds of years"]
      ),
    ])
    #expect(found.map(\.question) == ["Magma", "Crater", "Delta", "Glacier"])
    #expect(found.map { $0.details["note"] } == ["no plural", "from Greek", nil, "from French"])
  }

  @Test func aTermOfTwoBoldLinesHasNoNote() {
    let found = items([
      (
        ["*Plate", "*tectonics"],
        ["How the pieces of the crust", "move on what lies below them", "year by year"]
      ),
      (
        ["*Crater", "*lake"], ["Water in the round hole at", "the top of a mountain from", "which ash came"]
      ),
      (["*Delta"], ["Land at the mouth of a river"]),
      (["*Glacier"], ["A field of ice that moves", "down a valley over many", "hundreds of years"]),
    ])
    #expect(found.map(\.question) == ["Plate tectonics", "Crater lake", "Delta", "Glacier"])
    #expect(found.allSatisfy { $0.details["note"] == nil })
  }

  @Test func singleLinesInGroupsAreNotMerged() {
    let groups = [
      ["bread", "water", "salt"], ["river", "valley", "coast"], ["father", "mother", "sister"],
    ]
    let meanings = [
      ["pane", "acqua", "sale"], ["fiume", "valle", "costa"], ["padre", "madre", "sorella"],
    ]
    let found = items(zip(groups, meanings).map { (term: $0, meaning: $1) }, room: 8)
    #expect(found.map(\.question) == Array(groups.joined()))
    #expect(found.map(\.answer) == Array(meanings.joined()))
  }

  @Test func topicsBetweenRowsAreSections() {
    let found = items([
      (["*Rocks"], []),
      (["Ash"], ["What is left after a fire"]),
      (["Magma"], ["Rock that is so hot below", "the crust of the Earth that", "it flows like honey"]),
      (["Crater"], ["The round hole at the top", "of a mountain from which", "ash and gas come"]),
      (["*Rivers and ice"], []),
      (["Delta"], ["Land at the mouth of a river"]),
      (["Glacier"], ["A field of ice that moves", "down a valley over many", "hundreds of years"]),
    ])
    #expect(found.map(\.question) == ["Ash", "Magma", "Crater", "Delta", "Glacier"])
    #expect(found.map(\.section) == ["Rocks", "Rocks", "Rocks", "Rivers and ice", "Rivers and ice"])
    #expect(found[2].answer == "The round hole at the top of a mountain from which ash and gas come")
    #expect(found[3].answer == "Land at the mouth of a river")
  }

  /// A table whose second column has numbers under a name that says nothing of them.
  private func numbered(_ numbers: [Int]) -> [ExtractedItem] {
    TypedLines.items(
      """
      *Term|*Card|*Definition
      Magma|\(numbers[0])|Molten rock below the crust
                              of the Earth

      Lava|\(numbers[1])|Molten rock above the ground
                              in the open

      Crater|\(numbers[2])|A hole where ash comes out
                              of a mountain

      Delta|\(numbers[3])|Land at the mouth of a river
      """, column: 120)
  }

  @Test func aColumnThatCountsTheRowsNumbersThemWhateverItsNameIs() {
    let found = numbered([1, 2, 3, 4])
    #expect(found.map(\.question) == ["Magma", "Lava", "Crater", "Delta"])
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.first?.answer == "Molten rock below the crust of the Earth")
  }

  @Test func aColumnOfOtherNumbersNumbersNothing() {
    let found = numbered([4, 2, 2, 7])
    #expect(found.map(\.question) == ["Magma", "Lava", "Crater", "Delta"])
    #expect(found.allSatisfy { $0.number == nil })
    #expect(found.map { Array($0.details.values) } == [["4"], ["2"], ["2"], ["7"]])
  }
}
