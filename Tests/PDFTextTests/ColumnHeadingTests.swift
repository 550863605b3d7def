import CurriculumTestSupport
import PDFText
import Testing

/// What parts two columns into stretches, and what does not.
@Suite struct ColumnHeadingTests {
  private func columns(_ page: inout TypedPage, at top: Int, _ name: String) -> [String] {
    let left = (1...4).map { "\(name) left line \($0) goes on to its end here" }
    let right = (1...4).map { "\(name) right line \($0) goes on to its end here" }
    for row in 0..<4 {
      page.type(left[row], x: 60, y: top + 15 * row)
      page.type(right[row], x: 320, y: top + 15 * row)
    }
    return left + right
  }

  @Test func aHeadingInABlankBandEndsTheColumnsAboveIt() {
    var page = TypedPage()
    let above = columns(&page, at: 100, "upper")
    page.type("REVIEW QUESTIONS", x: 60, y: 185, size: 14, font: "Serif-Bold")
    let below = columns(&page, at: 225, "lower")
    #expect(page.lines == above + ["REVIEW QUESTIONS"] + below)
  }

  @Test func aHeadingBesideTextBelongsToItsColumn() {
    var page = TypedPage()
    for row in 0..<14 { page.type("right line \(row) goes on to its end here", x: 320, y: 100 + 15 * row) }
    for row in 0..<5 { page.type("upper left line \(row) goes on to its end", x: 60, y: 100 + 15 * row) }
    page.type("Second Part", x: 60, y: 190, size: 14, font: "Serif-Bold")
    for row in 0..<5 { page.type("lower left line \(row) goes on to its end", x: 60, y: 220 + 15 * row) }
    #expect(page.lines[5] == "Second Part")
    #expect(page.lines[6].hasPrefix("lower left"))
  }

  @Test func optionsThatStandBesideEachOtherStayInTheirColumns() {
    var page = TypedPage()
    let options = ["(1) heating", "(2) melting", "(3) pressing"]
    let others = ["(1) at the coast line", "(2) under the hills", "(3) at mid-ocean ridges"]
    page.type("1 Which process makes sandstone of the sand?", x: 60, y: 100)
    page.type("2 Where does a new piece of crust form now?", x: 320, y: 100)
    page.type("Choose the one that is right for you.", x: 75, y: 115)
    for row in 0..<3 { page.type(others[row], x: 335, y: 115 + 15 * row) }
    for row in 0..<3 { page.type(options[row], x: 75, y: 130 + 15 * row) }
    page.type("3 Which of these rocks is the hardest of all?", x: 60, y: 190)
    page.type("4 Which of these is the softest one of them?", x: 320, y: 190)
    #expect(Array(page.lines.dropFirst(2).prefix(3)) == options)
  }

  @Test func aRootSignThatHangsAboveItsLineStandsBeforeItsNumber() {
    var page = TypedPage()
    page.type("a) Simplify", x: 60, y: 100)
    page.type("√", x: 130, y: 91)
    page.type("16", x: 135, y: 100)
    page.type("b) Add 3 and 4 without paper.", x: 60, y: 130)
    #expect(page.lines.first == "a) Simplify √16")
  }

  @Test func ticksOfAMarkingSchemeStayWhereTheyAre() {
    var page = TypedPage()
    for row in 0..<3 {
      page.type("\(row + 1). wind and rain", x: 60, y: 100 + 30 * row)
      page.type("√", x: 160, y: 91 + 30 * row)
      page.type("1", x: 165, y: 100 + 30 * row)
    }
    #expect(!page.lines.contains { $0.contains("√1") })
  }

  @Test func theHeadOfAnExerciseAtTheTopOfAPageIsNoRunningHead() {
    let pages = (1...4).map { number in
      var page = TypedPage(number)
      page.type("Exercise 4.1.\(number)", x: 60, y: 40)
      page.type("Work out what \(number) and \(number) make.", x: 60, y: 300)
      page.type("Open Library", x: 60, y: 800)
      return PageText(page.dump)
    }
    let found = arrange(pages)
    #expect(found.map { $0.lines.first?.text } == (1...4).map { "Exercise 4.1.\($0)" })
    #expect(found.allSatisfy { $0.furniture.map(\.text) == ["Open Library"] })
  }
}
