import PDFText
import Testing

@testable import Interchange

/// Letters that stand in the middle of the two lines that they name.
struct CentredLetterTests {
  /// Notices with letters, of which the first is centred.
  private func lines(_ letter: String = "A", next: String = "B", x: Int = 100) -> [TextLine] {
    TypedLines.page([
      ("Boat trips cancelled today. Strong", x, 100, "Serif"), (letter, 60, 108, "Serif"),
      ("winds.", x, 116, "Serif"), (next, 60, 140, "Serif"),
      ("Please keep off the grass.", 100, 140, "Serif"),
    ]).lines
  }

  private func isKept(_ lines: [TextLine]) -> Bool {
    CentredLetters.raised(lines).map(\.text) == lines.map(\.text)
  }

  @Test func aCentredLetterStandsBeforeTheFirstLineOfItsNotice() {
    #expect(
      CentredLetters.raised(lines()).map(\.text)
        == ["A Boat trips cancelled today. Strong", "winds.", "B Please keep off the grass."])
  }

  @Test func theNoticeBesideItMayHaveTheLetterBefore() {
    #expect(CentredLetters.raised(lines("D", next: "C")).first?.text.hasPrefix("D Boat") == true)
  }

  // MARK: What is none of it

  @Test func aLetterWithoutTheNextOneNearbyStays() {
    #expect(isKept(lines("A", next: "D")))
  }

  @Test(arguments: ["a", "X", "7", "A."])
  func whatIsNoCapitalOfAListStays(letter: String) {
    #expect(isKept(lines(letter)))
  }

  @Test func aLetterWithoutRoomBesideItStays() {
    #expect(isKept(lines(x: 62)))
  }
}
