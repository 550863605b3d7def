import CurriculumTestSupport
import PDFText
import Testing

/// Dots that stand apart from each other: the room of a gap, a line to write on, or what leads to a number.
@Suite struct GapDotTests {
  private func text(_ line: String) -> String {
    var page = TypedPage(1)
    page.type(line, x: 60, y: 100)
    page.type("A further line of the page, which is here to be read.", x: 60, y: 130)
    return page.lines.first ?? ""
  }

  @Test(arguments: [4, 6, 12, 20])
  func dotsBehindANumberInBracketsAreOneGap(count: Int) {
    let dots = [String](repeating: ".", count: count)
    let found = text("The trains ran in (4) \(dots.joined(separator: " ")) Europe.")
    #expect(found == "The trains ran in (4) \(dots.joined()) Europe.")
  }

  @Test func threeDotsLeaveSomethingOut() {
    #expect(text("The trains ran . . . in Europe.") == "The trains ran ... in Europe.")
  }

  @Test(arguments: [
    "The trains ran . . . . . . 12", ". . . . . . . . . . . .", "(a) . . . . . .", "4 . . . . . .",
    "Chapter . . . . . . (4)",
  ])
  func leadersAndLinesToWriteOnAreLeft(line: String) {
    #expect(text(line) == line)
  }
}
