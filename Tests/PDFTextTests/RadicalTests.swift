import CurriculumTestSupport
import Testing

@testable import PDFText

/// Radicals that files write for the ideographs that look like them.
struct RadicalTests {
  @Test(arguments: [("⻚", "页"), ("⻔", "门"), ("⻋", "车"), ("⻢", "马"), ("⺠", "民"), ("⺓", "幺")])
  func aRadicalOfTheSupplementIsItsIdeograph(radical: Unicode.Scalar, ideograph: Unicode.Scalar) {
    #expect(CompatibleIdeographs.ideograph(for: radical) == ideograph)
  }

  @Test(arguments: ["页", "门", "P", "\u{2E9A}"])
  func whatIsNoRadicalStandsForItself(scalar: Unicode.Scalar) {
    #expect(CompatibleIdeographs.ideograph(for: scalar) == nil)
  }

  @Test func aPageIsReadWithTheIdeographs() {
    var page = TypedPage()
    page.type("第3⻚ ⻋⻔", x: 60, y: 100)
    #expect(page.lines == ["第3页 车门"])
  }
}
