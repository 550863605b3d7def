import PDFText
import Testing

@testable import Interchange

/// Room for the answers to parts may stand below all of them, with the marks of each behind it: no part has those of another.
struct MarksBehindRoomTests {
  @Test func eachPartHasTheMarksBehindItsOwnRoom() throws {
    let items = TypedLines.items(
      """
      1 | (a) Evaluate 3.2 − 0.85.
        (b) Express 0.000 47 in standard form.
          Answer: (a) ........................ [1]
          (b) ........................ [3]
      2 | A shirt costs $24 after a discount of 20%. Find the price before the discount.
          Answer: ........................ [2]
      3 | (a) Factorise completely 3x² − 12.
        (b) Solve the equation 5x − 7 = 2x + 8.
          Answer: (a) ........................ [2]
          (b) ........................ [2]
      """, column: 30)
    try #require(items.count > 4)
    #expect(items.map(\.number) == ["1(a)", "1(b)", "2", "3(a)", "3(b)"])
    #expect(items.map(\.marks) == [1, 3, 2, 2, 2])
    #expect(items[1].question == "Express 0.000 47 in standard form.")
    #expect(items[4].question == "Solve the equation 5x − 7 = 2x + 8.")
  }

  @Test func marksBehindThePartsThemselvesAreTheirs() {
    let items = TypedLines.items(
      """
      1 | (a) Evaluate 3.2 − 0.85. [1]
        (b) Express 0.000 47 in standard form. [2]
          (a) ........................
          (b) ........................
      2 | Find the price of a shirt before a discount. [2]
      """, column: 30)
    #expect(items.map(\.marks) == [1, 2, 2])
  }
}
