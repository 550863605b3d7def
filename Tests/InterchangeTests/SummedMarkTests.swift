import PDFText
import Testing

@testable import Interchange

/// What sums up the marks of a group of questions below it: "(6 × 2)   (12)", "TOTAL SECTION A:   28".
struct SummedMarkTests {
  private func sheet(_ sum: [[(x: Int, text: String)]], _ last: [[(x: Int, text: String)]] = [])
    -> [ExtractedItem]
  {
    let asked = [
      "1.1 Name the gas that plants take in.", "1.2 Name the gas that plants give off.",
      "1.3 Name the green pigment of the leaves.",
    ]
    let behind = ["2.1 Describe what roots do for a tree.", "2.2 Explain why most leaves are flat."]
    func rows(_ lines: [String]) -> [[(x: Int, text: String)]] { lines.map { [(60, $0)] } }
    return extract([TypedLines.sheet(rows(asked) + sum + rows(behind) + last)]).items
  }

  private static let questions = [
    "Name the gas that plants take in.", "Name the gas that plants give off.",
    "Name the green pigment of the leaves.", "Describe what roots do for a tree.",
    "Explain why most leaves are flat.",
  ]

  @Test(arguments: ["(3 × 2)   (6)", "(3 x 2) (6)", "(3 × 2) [6]", "(3 × 2)"])
  func aProductOfMarksIsNoPartOfTheQuestionAboveIt(sum: String) {
    #expect(sheet([[(430, sum)], [(430, "(3 × 2) (6)")]]).map(\.question) == Self.questions)
  }

  @Test(arguments: ["TOTAL SECTION A:", "TOTAL QUESTION 1:", "TOTAL:", "Total for Section A:"])
  func theTotalOfASectionIsNoPartOfTheQuestionAboveIt(total: String) {
    let found = sheet([[(430, "(3 × 2) (6)")], [(60, total), (480, "6")]])
    #expect(found.map(\.question) == Self.questions)
    #expect(found.allSatisfy { $0.leftOut.isEmpty })
  }

  @Test func theTotalMayStandInOneCellWithItsNumber() {
    #expect(
      sheet([[(430, "(3 × 2) (6)")], [(400, "TOTAL SECTION A: 6")]], [[(60, "TOTAL SECTION B: 8")]]).map(
        \.question)
        == Self.questions)
  }

  // MARK: What is none of it

  @Test(arguments: ["Total cost of 12 pens: 36", "Total length in metres: 40", "Totals grow each year:"])
  func aLineOfABillThatBeginsWithTotalIsKept(line: String) {
    let lines = TypedLines.sheet([[(60, "1.1 Name a gas.")], [(430, "(3 × 2) (6)")], [(60, line)]]).lines
    #expect(ProductsOfMarks.without(lines).map(\.text) == ["1.1 Name a gas.", line])
  }

  @Test func aProductWithinALineIsToBeReckoned() {
    let lines = TypedLines.rows("1. Multiply (6 × 2) (12)\n2. Add 3 and (6 × 2)\n3. What is (6 × 2)")
    #expect(ProductsOfMarks.without(lines).map(\.text) == lines.map(\.text))
  }

  @Test func whereNoProductStandsTotalsAreKept() {
    let lines = TypedLines.rows("1. Copy the bill.\nTotal: 36\n2. Read it aloud.")
    #expect(ProductsOfMarks.without(lines).map(\.text) == lines.map(\.text))
  }

  @Test func aProductThatIsNotItsSumIsKept() {
    let lines = TypedLines.sheet([[(60, "1. What is wrong here?")], [(430, "(6 × 2) (13)")]]).lines
    #expect(ProductsOfMarks.without(lines).map(\.text) == lines.map(\.text))
  }
}
