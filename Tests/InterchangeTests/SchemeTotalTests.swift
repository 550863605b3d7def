import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Totals that a scheme prints at the right of the marks they sum up.
struct SchemeTotalTests {
  private static let answers = [
    ("1 (a)", "Certificate of insurance", 1), ("1 (b)", "The name of the owner", 1),
    ("1 (c)", "The colour and the size", 2), ("2 (a)", "The harbour of Hull", 1),
    ("2 (b)", "Salt and wood", 2),
  ]

  /// A scheme with totals behind the marks of some rows.
  private func page(_ totals: [Int: String]) -> PageText {
    var page = TypedPage(1)
    page.type("Mark Scheme", x: 60, y: 100, font: "Serif-Bold")
    for (row, answer) in Self.answers.enumerated() {
      let y = 130 + 20 * row
      page.type(answer.0, x: 60, y: y)
      page.type(answer.1, x: 110, y: y)
      page.type("[\(answer.2)]", x: 300, y: y)
      if let total = totals[row] { page.type(total, x: 350, y: y) }
    }
    return PageText(page.dump)
  }

  private func texts(_ totals: [Int: String]) -> (given: [String], left: [String]) {
    let lines = arrange([page(totals)])[0].lines
    return (lines.map(\.text), TotalsBehindMarks.without(lines).map(\.text))
  }

  @Test func totalsThatSumUpAreNoWordsOfTheScheme() {
    #expect(texts([2: "4", 4: "3"]).left == texts([:]).given)
  }

  @Test func answersAndMarksAreThoseOfASchemeWithoutTotals() {
    let found = extract([page([2: "4", 4: "3"])]).items
    #expect(found.map(\.answer) == Self.answers.map(\.1))
    #expect(found.map(\.marks) == Self.answers.map(\.2))
  }

  @Test(arguments: [[2: "4", 4: "7"], [2: "5", 4: "3"], [2: "4"], [2: "four", 4: "three"]])
  func numbersThatSumUpNothingAreLeft(totals: [Int: String]) {
    let found = texts(totals)
    #expect(found.left == found.given)
  }
}
