import CurriculumTestSupport
import PDFText
import Testing

/// Small numbers in the corners of boxes, far before the larger sums in them.
@Suite struct NumberInCornerTests {
  /// A small text before a larger one, so far from its end.
  private func line(_ small: String, _ large: String, gap: Int, size: Int = 6) -> String? {
    var page = TypedPage(1)
    page.type(small, x: 60, y: 98, size: size)
    page.type(large, x: 60 + size * small.unicodeScalars.count / 2 + gap, y: 100, size: 14)
    return page.lines.first
  }

  @Test(arguments: ["1", "7", "12"], [18, 21, 24])
  func theNumberOfABoxIsNoRaisedNumber(number: String, gap: Int) {
    #expect(line(number, "45 + 23 =", gap: gap) == "\(number) 45 + 23 =")
  }

  @Test func theNumbersOfAllBoxesInARowAreNumbers() {
    var page = TypedPage(1)
    for (place, sum) in ["45 + 23 =", "18 + 61 =", "90 − 37 ="].enumerated() {
      page.type("\(place + 1)", x: 60, y: 98 + 60 * place, size: 6)
      page.type(sum, x: 82, y: 100 + 60 * place, size: 14)
    }
    #expect(page.lines == ["1 45 + 23 =", "2 18 + 61 =", "3 90 − 37 ="])
  }

  // MARK: What is none of it

  @Test func aSmallNumberDirectlyBeforeALetterIsRaised() {
    #expect(line("14", "C is found in wood", gap: 0) == "¹⁴C is found in wood")
  }

  @Test func aSmallNumberBehindALetterIsRaised() {
    var page = TypedPage(1)
    page.type("x", x: 60, y: 100, size: 14)
    page.type("2", x: 67, y: 98, size: 6)
    page.type("+ 5 = 14", x: 80, y: 100, size: 14)
    #expect(page.lines == ["x² + 5 = 14"])
  }
}
