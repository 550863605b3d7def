import PDFText
import Testing

@testable import Interchange

/// Keys that say sums and equations again, and sums below an order.
struct SumFilledTests {
  @Test func aKeyMayFillTheSums() {
    let found = TypedLines.items(
      """
      Work out the sums.
      1. 1.9 + 9.0 = ___
      2. 3.5 + 2.4 = ___
      3. 7.2 − 4.1 = ___
      4. 0.8 + 0.7 = ___

      *Answers
      1. 1.9 + 9.0 = 10.9
      2. 3.5 + 2.4 = 5.9
      3. 7.2 − 4.1 = 3.1
      4. 0.8 + 0.7 = 1.5
      """)
    #expect(found.map(\.answer) == ["10.9", "5.9", "3.1", "1.5"])
  }

  @Test func aKeyMaySayTheEquationsAgain() {
    let found = TypedLines.items(
      """
      Solve each equation.
      1. n − 9 = 4
      2. k + 7 = 12
      3. 3y = 21
      4. m ÷ 2 = 8

      *Answers
      1. n − 9 = 4  n = 13
      2. k + 7 = 12  k = 5
      3. 3y = 21  y = 7
      4. m ÷ 2 = 8  m = 16
      """)
    #expect(found.map(\.question) == ["n − 9 = 4", "k + 7 = 12", "3y = 21", "m ÷ 2 = 8"])
    #expect(found.map(\.answer) == ["n = 13", "k = 5", "y = 7", "m = 16"])
  }

  @Test(arguments: ["Solve each equation.", "Simplify each of these.", "Calculate:"])
  func sumsBelowAnOrderAreQuestions(order: String) {
    let found = TypedLines.items("\(order)\n1. 4 × 12\n2. 96 ÷ 8\n3. 7² − 9\n4. √81 + 2\n5. 18 × 3")
    #expect(found.map(\.question) == ["4 × 12", "96 ÷ 8", "7² − 9", "√81 + 2", "18 × 3"])
  }

  // MARK: What is none of it

  @Test func anEquationThatGoesOnIsTheWholeAnswer() {
    let found = TypedLines.items(
      """
      1. How is the sum of two and nine written?
      2. How is the half of eight written?
      3. How is the square of six written?

      *Answers
      1. 2 + 9 = 11
      2. 8 ÷ 2 = 4
      3. 6 × 6 = 36
      """)
    #expect(found.map(\.answer) == ["2 + 9 = 11", "8 ÷ 2 = 4", "6 × 6 = 36"])
  }

  @Test func stepsWithoutAnOrderAreNoSums() {
    let found = TypedLines.items("The bus stops here:\n1. Lund\n2. Malmö\n3. Ystad\n4. Kivik\n5. Simris")
    #expect(found.isEmpty)
  }
}
