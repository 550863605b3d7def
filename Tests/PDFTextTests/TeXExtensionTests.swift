import CurriculumTestSupport
import PDFText
import Testing

/// Signs of TeX's extension font, which poppler gives by their codes.
@Suite struct TeXExtensionTests {
  private func line(_ code: String, font: String, y: Int = 95) -> String? {
    var page = TypedPage(1)
    page.type("T = 2", x: 60, y: 100)
    // It hangs from above what it stands before.
    page.type(code, x: 85, y: y, font: font)
    page.type("x", x: 90, y: 100)
    return page.lines.first { $0.hasPrefix("T") }
  }

  @Test func aRootIsARoot() {
    #expect(line("p", font: "ABCDEF+CMEX10") == "T = 2√x")
    #expect(line("P", font: "CMEX10", y: 100) == "T = 2∑x")
  }

  @Test func aBracketAroundAFractionIsABracket() {
    #expect(line("\u{1}", font: "CMEX10") == "T = 2)x")
  }

  @Test func whatAFileNamesRightlyStaysSo() {
    var page = TypedPage(1)
    page.type("y = f", x: 60, y: 100)
    page.type("(", x: 85, y: 100, font: "CMEX10")
    page.type("x", x: 90, y: 100)
    page.type(")", x: 95, y: 100, font: "CMEX10")
    #expect(page.lines == ["y = f(x)"])
  }

  @Test func inOtherFontsALetterIsALetter() {
    #expect(line("p", font: "CMR10", y: 100) == "T = 2px")
  }

  @Test func aRaisedRingIsADegree() {
    var page = TypedPage(1)
    page.type("An angle of 55", x: 60, y: 100)
    page.type("◦", x: 130, y: 98, size: 7)
    page.type("to the north", x: 138, y: 100)
    #expect(page.lines == ["An angle of 55° to the north"])
  }
}
