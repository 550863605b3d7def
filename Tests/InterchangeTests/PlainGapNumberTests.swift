import Testing

@testable import Interchange

/// Numbers in a passage that are gaps, and those that are none.
struct PlainGapNumberTests {
  private static let options = (21...24).map { "\($0) a) auf den\n   b) über den" }.joined(separator: "\n")

  private func gaps(_ sheet: String) -> Int {
    let lines = TypedLines.page(TypedLines.lines(sheet + "\n" + Self.options, column: 300)).lines
    return PlainGapNumbers.marked(lines).count { $0.text.contains("___") }
  }

  @Test func numbersWithRoomBehindThemAreGaps() {
    #expect(
      gaps((21...24).map { "vielen Dank dafür, \($0)            ich mich freue" }.joined(separator: "\n"))
        == 4)
  }

  @Test func theEndOfASentenceMayStandBehindAGap() {
    #expect(gaps((21...24).map { "haben mir Freunde \($0)            ." }.joined(separator: "\n")) == 4)
  }

  @Test func theRowsOfAKeyAreNone() {
    #expect(gaps((21...24).map { "Lösung \($0)            b" }.joined(separator: "\n")) == 0)
  }
}
