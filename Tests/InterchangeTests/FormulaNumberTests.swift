import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Numbers of formulas at the right edge of a page.
struct FormulaNumberTests {
  private static let questions = [
    "Which energy has the stone in its fall?", "Which speed has the stone at the end of it?",
    "Which force keeps the stone on its way?", "Which power does the engine have?",
  ]
  private static let formulas = ["E = m g h", "v = g t", "F = m a", "P = E / t"]

  /// Questions with formulas below them and numbers at the right.
  private func page(_ numbers: [String], edges: [Int] = [500, 500, 500, 500], count: Int = 4) -> PageText {
    var page = TypedPage(1)
    for row in 0..<count {
      page.type("\(row + 1). \(Self.questions[row])", x: 60, y: 100 + 50 * row)
      page.type(Self.formulas[row], x: 120, y: 120 + 50 * row)
      page.type(numbers[row], x: edges[row], y: 120 + 50 * row)
    }
    return PageText(page.dump)
  }

  @Test func numbersThatCountThroughTheFormulasAreNoMarks() {
    let found = extract([page(["(1)", "(2)", "(3)", "(4)"])]).items
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.marks == nil })
    let lines = EquationNumbers.without(page(["(7)", "(8)", "(9)", "(10)"]).lines)
    #expect(lines.filter { $0.text.contains("=") }.map(\.text) == Self.formulas)
    #expect(lines.allSatisfy { $0.box.right < 50_000 })
  }

  @Test(arguments: [
    ["(1)", "(2)", "(3)", "(2)"], ["(2)", "(2)", "(2)", "(2)"], ["[1]", "[2]", "[3]", "[4]"],
  ])
  func numbersThatDoNotCountOnStay(numbers: [String]) {
    let lines = page(numbers).lines
    #expect(EquationNumbers.without(lines).map(\.text) == lines.map(\.text))
  }

  @Test func threeMarksThatHappenToCountOnAreMarks() {
    var page = TypedPage(1)
    for row in 0..<3 {
      page.type("\(row + 1). \(Self.questions[row])", x: 60, y: 100 + 40 * row)
      page.type("(\(row + 1))", x: 500, y: 100 + 40 * row)
    }
    #expect(extract([PageText(page.dump)]).items.map(\.marks) == [1, 2, 3])
  }

  @Test func numbersAtSeveralEdgesStay() {
    let lines = page(["(1)", "(2)", "(3)", "(4)"], edges: [500, 400, 450, 500]).lines
    #expect(EquationNumbers.without(lines).map(\.text) == lines.map(\.text))
  }
}
