import Testing

@testable import Interchange

/// Keys whose answers are equations.
struct EquationsInKeysTests {
  @Test func theyStayAsTheyAre() {
    let found = TypedLines.items(
      """
      1. Solve 2x + 1 = 9.
      2. Solve 3x - 1 = 8.
      3. Solve x + 4 = 9.

      *Answers
      1. 2x = 8, x = 4
      2. 3x = 9, x = 3
      3. x = 5
      """)
    #expect(found.map(\.answer) == ["2x = 8, x = 4", "3x = 9, x = 3", "x = 5"])
  }
}
