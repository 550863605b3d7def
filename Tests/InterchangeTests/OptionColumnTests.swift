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
}
