import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Boxes, brackets and ticks that stand beside options and statements, and rules for the score.
struct BoxAndBracketTests {
  private static let orders = ["Open the window at once.", "Explain why the door is closed."]

  /// Four questions whose options give orders; a tick stands behind one in each of some questions.
  private func orders(tickedIn ticked: Set<Int>) -> [ExtractedItem] {
    TypedLines.items(
      (0..<4).map { row in
        let options = Self.orders.enumerated().map { place, order in
          let tick = place == row % 2 && ticked.contains(row) ? " ✓" : ""
          return "   (\(Array("ab")[place])) \(order)\(tick)"
        }
        return (["\(row + 1). The bell of room \(row + 1) rings. There is smoke."] + options).joined(
          separator: "\n")
      }.joined(separator: "\n"))
  }

  @Test func optionsOfWhichOneIsTickedInEachMayGiveOrders() {
    let found = orders(tickedIn: [0, 1, 2, 3])
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.map(\.answer) == (0..<4).map { Self.orders[$0 % 2] })
    #expect(found.map(\.answerLabels) == [["a"], ["b"], ["a"], ["b"]])
    #expect(found.allSatisfy { $0.options.map(\.text) == Self.orders })
  }

  @Test(arguments: [[], [1], [0, 3]] as [Set<Int>])
  func ordersOfWhichFewAreTickedArePartsOfTheirQuestions(ticked: Set<Int>) {
    let found = orders(tickedIn: ticked)
    #expect(found.map(\.number) == (1...4).flatMap { ["\($0)(a)", "\($0)(b)"] })
    #expect(found.allSatisfy { $0.options.isEmpty })
  }

  /// Questions with two rows of options each and a bracket for the number of the right one.
  private func bracketed(_ bracket: String, gap: Int) -> [ExtractedItem] {
    var page = TypedPage(1)
    for row in 0..<3 {
      let y = 100 + 60 * row
      page.type("\(row + 1). Which place has the digit \(row + 4) in 45 67\(row)?", x: 60, y: y)
      page.type("(1) tens", x: 80, y: y + 15)
      page.type("(2) hundreds", x: 250, y: y + 15)
      page.type("(3) ones", x: 80, y: y + 30)
      page.type("(4) thousands", x: 250, y: y + 30)
      if gap > 0 {
        page.type("(", x: 450, y: y + 30)
        page.type(")", x: 455 + gap, y: y + 30)
      } else {
        page.type(bracket, x: 450, y: y + 30)
      }
    }
    return extract([PageText(page.dump)]).items
  }

  @Test(arguments: [0, 25])
  func emptyBracketsBehindOptionsAreNoPartOfTheLast(gap: Int) {
    let found = bracketed("()", gap: gap)
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.options.map(\.text) == ["tens", "hundreds", "ones", "thousands"] })
  }

  /// Lines of options that end in brackets.
  private func ended(_ lines: [String]) -> (given: [String], kept: [String]) {
    let typed = TypedLines.page(TypedLines.lines(lines.joined(separator: "\n"), column: 150)).lines
    return (typed.map(\.text), EmptyBrackets.without(typed).map(\.text))
  }

  @Test func bracketsBehindTwoRowsOfOptionsAreLeft() {
    let (given, kept) = ended(["(1) the tens|(2) the ones|()", "(1) one half|(2) one third|()"])
    #expect(kept == given)
  }

  @Test func bracketsOfAFormulaAreLeft() {
    let (given, kept) = ended([
      "(1) the area of f(x)|(2) two (a + b)", "(1) the sum|(2) four (c)", "(1) the rest|(2) six (d + 1)",
    ])
    #expect(kept == given)
  }

  @Test func bracketsBehindLinesWithoutOptionsAreLeft() {
    let (given, kept) = ended([
      "A call of the function f|()", "A call of the function g|()", "A call of it|()",
    ])
    #expect(kept == given)
  }

  @Test func bracketsBehindThreeRowsOfOptionsAreTaken() {
    let rows = ["(1) the tens|(2) the ones", "(1) one half|(2) one third", "(1) one metre|(2) one mile"]
    let (_, kept) = ended(rows.map { $0 + "|()" })
    #expect(kept == rows.map { $0.replacing("|", with: " ") })
  }

  /// Statements with two boxes each, of which some go on below.
  private func statements(_ second: String, x: Int, verdicts: (String, String)) -> [TextLine] {
    var page = TypedPage(1)
    for row in 0..<3 {
      let y = 100 + 40 * row
      page.type("\(row + 1).", x: 60, y: y)
      page.type("Finish what you do in room \(row + 1) when the bell", x: 100, y: y)
      page.type("☐ \(verdicts.0)", x: 400, y: y)
      page.type("☐ \(verdicts.1)", x: 460, y: y)
      page.type(second, x: x, y: y + 12)
    }
    return PageText(page.dump).lines
  }

  @Test func aStatementMayGoOnBelowItsBoxes() {
    let joined = WrappedStatements.joined(statements("rings.", x: 100, verdicts: ("True", "False")))
    #expect(
      joined.map(\.text)
        == (1...3).map { "\($0). Finish what you do in room \($0) when the bell rings. ☐ True ☐ False" })
  }

  @Test func aStatementThatGoesOnIsReadWhole() {
    var page = TypedPage(1)
    page.type("Tick true or false.", x: 60, y: 80)
    for row in 0..<3 {
      let y = 100 + 40 * row
      page.type("\(row + 1).", x: 60, y: y)
      page.type("Finish what you do in room \(row + 1) when the bell", x: 100, y: y)
      page.type("☐ True", x: 400, y: y)
      page.type("☐ False", x: 460, y: y)
      page.type("rings.", x: 100, y: y + 12)
    }
    let found = extract([PageText(page.dump)]).items
    #expect(
      found.map(\.question) == (1...3).map { "Finish what you do in room \($0) when the bell rings." })
    #expect(found.allSatisfy { $0.kind == .trueFalse })
  }

  @Test func whatStandsFurtherInIsNoPartOfAStatement() {
    let lines = statements("rings.", x: 140, verdicts: ("True", "False"))
    #expect(WrappedStatements.joined(lines).map(\.text) == lines.map(\.text))
  }

  @Test func linesBelowOtherBoxesAreLeft() {
    let lines = statements("rings.", x: 100, verdicts: ("red", "blue"))
    #expect(WrappedStatements.joined(lines).map(\.text) == lines.map(\.text))
  }

  /// Whether a line of some cells is one for the score.
  private func isScore(_ cells: [String]) -> Bool {
    var page = TypedPage(1)
    for (place, cell) in cells.enumerated() { page.type(cell, x: 60 + 120 * place, y: 100) }
    return PageText(page.dump).lines[0].isScore
  }

  @Test(arguments: [
    ["Score:", "/ 12"], ["Score:", "/ 12", "Signed:"], ["Erreichte Punkte:", "/12", "Note:"],
  ])
  func aDrawnRuleBeforeTheWholeIsForTheScore(cells: [String]) {
    #expect(isScore(cells))
  }

  @Test(arguments: [["Score", "/ 12"], ["Score:", "12"], ["Rate:", "/ hour"], ["Find the score:"]])
  func otherCellsAreNotForTheScore(cells: [String]) {
    #expect(!isScore(cells))
  }

  @Test func theScoreBelowTheLastQuestionIsNoPartOfIt() {
    var page = TypedPage(1)
    for row in 0..<3 {
      page.type("\(row + 1). How many legs has animal \(row + 1)?", x: 60, y: 100 + 30 * row)
    }
    for (place, cell) in ["Score:", "/ 12", "Signed:"].enumerated() {
      page.type(cell, x: 60 + 120 * place, y: 180)
    }
    #expect(extract([PageText(page.dump)]).items.last?.question == "How many legs has animal 3?")
  }
}
