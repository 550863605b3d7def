import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Questions in the rows of a table whose columns hold their options.
struct OptionColumnTests {
  private static let table = """
    Question|A|B|C
    1. Which is a bird?|wren|perch|newt
    2. Which is a fish?|wren|perch|newt
    3. Which can sing?|perch|newt|wren
    4. Which has gills?|wren|perch|stork
    """

  @Test func theColumnsHoldTheOptions() {
    let found = TypedLines.items(Self.table, column: 120)
    #expect(found.map(\.question).first == "Which is a bird?")
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.options(2) == ["perch", "newt", "wren"])
    #expect(found.allSatisfy { $0.options.map(\.label) == ["A", "B", "C"] && $0.answer == nil })
  }

  @Test func aKeyBelowTheTableAnswersThem() {
    let found = TypedLines.items(Self.table + "\n\nAnswer key\n1. A\n2. B\n3. C\n4. B", column: 120)
    #expect(found.map(\.answer) == ["wren", "perch", "wren", "perch"])
  }

  // MARK: Tables of data

  @Test func aTableOfNumbersHasNoOptions() {
    let text = """
      Trial|A|B|C
      1|3.2|4.1|5.0
      2|3.3|4.0|5.2
      3|3.1|4.2|5.1
      """
    let lines = TypedLines.rows(text, column: 120)
    #expect(OptionColumns.divided(lines).map(\.text) == lines.map(\.text))
  }

  @Test func aTableOfWhatWasDoneHasNoOptions() {
    let text = """
      Name the group with the best plan for its day.
      Time of day|A|B|C
      1 Early morning|run|swim|read
      2 Late morning|read|run|swim
      3 Afternoon|swim|read|run
      """
    #expect(TypedLines.items(text, column: 120).allSatisfy { $0.options.isEmpty })
  }

  @Test func aKeyWithLettersAboveIsNoTableOfOptions() {
    let text = """
      |A|B|C
      1|X||
      2||X|
      3|||X
      """
    let lines = TypedLines.rows(text, column: 120)
    #expect(OptionColumns.divided(lines).map(\.text) == lines.map(\.text))
  }

  @Test func aTableOfDataAboveDoesNotHideTheOptions() {
    let found = TypedLines.items(
      """
      Height in cm|A|B|C
      in spring|12|14|15
      in autumn|32|44|35

      \(Self.table)
      """, column: 120)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.last?.options.map(\.text) == ["wren", "perch", "stork"])
  }

  @Test func whatStandsBelowTheTableIsNoOption() {
    let found = TypedLines.items(Self.table + "\n\n5. Say in a sentence why a bat is no bird.", column: 120)
    #expect(found.count == 5)
    #expect(found.last?.question == "Say in a sentence why a bat is no bird.")
    #expect(found.options(3) == ["wren", "perch", "stork"])
  }

  @Test func aQuestionThatGoesOnBelowItsNumberKeepsAllItsWords() {
    let found = TypedLines.items(
      """
      Question|A|B|C
      1. Which of these|a small|a large|a green
      is a bird?|wren|perch|newt
      2. Which of these|a small|a large|a green
      is a fish?|newt|perch|wren
      3. Which of these|a small|a large|a green
      can sing?|perch|newt|wren
      """, column: 120)
    #expect(
      found.map(\.question)
        == ["Which of these is a bird?", "Which of these is a fish?", "Which of these can sing?"])
    #expect(found.options(0) == ["a small wren", "a large perch", "a green newt"])
  }

  // MARK: Placement tests

  private static let gaps = [
    ["My sister ____ in a bank.", "work", "works", "working"],
    ["We ____ to Rome last summer.", "go", "went", "gone"],
    ["This bag is ____ than that one.", "cheap", "cheaper", "cheapest"],
    ["If it rains, we ____ at home.", "stay", "will stay", "stayed"],
  ]

  /// A table of sentences with gaps below letters, with a name above the sentences or nothing.
  private func items(_ letters: [String], named: String?, _ rows: [[String]]) -> [ExtractedItem] {
    var page = TypedPage(1)
    page.type("Choose the right answer for each sentence, and circle it in your copy.", x: 60, y: 60)
    if let named { page.type(named, x: 90, y: 90) }
    for (column, letter) in letters.enumerated() { page.type(letter, x: 300 + 80 * column, y: 90) }
    for (row, cells) in rows.enumerated() {
      page.type("\(row + 1)", x: 60, y: 110 + 20 * row)
      for (column, text) in cells.enumerated() {
        page.type(text, x: column == 0 ? 90 : 220 + 80 * column, y: 110 + 20 * row)
      }
    }
    return extract([PageText(page.dump)]).items
  }

  @Test(arguments: [nil, "Sentence"], [["A", "B", "C"], ["a", "b", "c"]])
  func lettersHeadTheOptionsOfGaps(named: String?, letters: [String]) {
    let found = items(letters, named: named, Self.gaps)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.first?.question == "My sister ___ in a bank.")
    #expect(found.options(0) == ["work", "works", "working"])
    #expect(found.allSatisfy { $0.options.map(\.label) == letters })
  }

  @Test func lettersAboveMeasuresHeadNoOptions() {
    let rows = [
      ["the first run of the day", "3.2", "4.1", "5.0"], ["the run after the break", "3.3", "4.0", "5.2"],
      ["the run in the rain", "3.1", "4.2", "5.1"], ["the last run of all", "3.0", "4.4", "5.3"],
    ]
    #expect(items(["A", "B", "C"], named: nil, rows).allSatisfy { $0.options.isEmpty })
  }
}
