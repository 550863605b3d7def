import Testing

@testable import Interchange

/// Boxes that are ticked or crossed within rows of them.
struct BoxWithinRowTests {
  private func joined(_ text: String) -> [String] {
    MarkedBoxes.joined(TypedLines.page(TypedLines.lines(text, column: 150)).lines).map(\.text)
  }

  @Test func eachBoxInARowIsOpenOrTicked() {
    let found = TypedLines.items(
      """
      1. Which of these is a gas?
         ☐ iron | □✓ neon | ☐ water
      2. Which of these rusts?
         □✓ iron | ☐ neon | ☐ water
      3. Which of these is wet?
         ☐ iron | ☐ neon | □✓ water
      """)
    #expect(found.map(\.answer) == ["neon", "iron", "water"])
    #expect(found.allSatisfy { $0.options.map(\.text) == ["iron", "neon", "water"] })
  }

  @Test(arguments: ["□", "❏", "○"])
  func signsInBoxesAndInCirclesAreOne(box: String) {
    #expect(joined("☐ iron ☐ zinc \(box)✓ neon") == ["☐ iron ☐ zinc ☑ neon"])
  }

  @Test func crossesChooseWhereNothingIsTicked() {
    #expect(joined("☐ iron □x neon") == ["☐ iron ☒ neon"])
    #expect(joined("□✓ iron □x neon") == ["☑ iron ☐ neon"])
  }

  @Test func wordsThatHoldABoxAreLeft() {
    #expect(joined("☐ iron □xy neon ✓□ zinc") == ["☐ iron □xy neon ✓□ zinc"])
  }
}
