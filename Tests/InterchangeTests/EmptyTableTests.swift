import Testing

@testable import Interchange

/// Empty tables, scales and tables of data below what is asked.
struct EmptyTableTests {
  /// The first of three questions, with lines below it; cells stand at tab stops.
  private func first(_ question: String, _ lines: [String]) -> ExtractedItem? {
    let text = ["1. \(question)"] + lines + ["2. Which gas burns with a pop?", "3. Which gas is green?"]
    return TypedLines.items(text.joined(separator: "\n"), column: 100).first
  }

  private static let question = "How heavy are the three things that you have made?"

  @Test func namesOfRowsBelowHeadsOfColumnsAreATableToFillIn() {
    let found = first(
      Self.question,
      ["    Thing | Mass (g) | Volume | Density", "    ball", "    cube", "    ring"])
    #expect(found?.question == Self.question)
    #expect(found?.leftOut.joined(separator: " ").contains("ball cube ring") == true)
  }

  @Test func twoRowsOfNamesAreNoSuchTable() {
    let found = first(Self.question, ["    Thing | Mass (g) | Volume | Density", "    ball", "    cube"])
    #expect(found?.question.contains("ball cube") == true)
  }

  @Test func aTableWithSomethingInItsCellsIsSaidWithTheQuestion() {
    let found = first(
      Self.question,
      [
        "    Thing | Mass (g) | Volume | Density", "    ball | 12 | 4 | 3", "    cube | 15 | 5 | 3",
        "    ring | 14 | 7 | 2",
      ])
    #expect(found?.question.contains("cube 15 5 3") == true)
  }

  private static let moved = "How far did the cart go in the third second?"

  @Test func numbersAlongBothAxesAreLeftOut() {
    let found = first(
      Self.moved, ["", "   40", "   30", "   20", "   10", "   0", "    0 | 2 | 4 | 6 | 8 | 10"])
    #expect(found?.question == Self.moved)
    #expect(found?.leftOut.joined(separator: " ").contains("40 30 20 10") == true)
  }

  @Test func numbersThatGoUpByNoStepsAreSaid() {
    let found = first(
      Self.moved, ["", "   41", "   33", "   20", "   12", "   7", "    0 | 2 | 9 | 6 | 17 | 10"])
    #expect(found?.question.contains("41 33 20") == true)
  }

  private static let table = ["Metal | Mass | Volume", "iron | 12 | 4", "zinc | 13 | 5", "lead | 14 | 6"]

  @Test func sentencesAboveATableTellWhatToDoWithIt() {
    let order = "The three metals below stand in a table. Copy it into the book and add one more."
    let found = first(order, Self.table)
    #expect(found?.number == "1")
    #expect(found?.question.hasPrefix(order) == true)
  }

  @Test func aTableBelowItsNameIsNoQuestion() {
    #expect(first("Table of metals", Self.table)?.number == "2")
    #expect(first("Table of metals in the order of their mass.", Self.table)?.number == "2")
  }
}
