import CurriculumTestSupport
import PDFText
import Testing

/// Columns of solutions that a word and a number name, and headings that stand at the edge of the right column.
struct NamedSolutionColumnTests {
  /// Solutions below each other at the left and at the right, each a short line below its name.
  private func page(_ left: [String], _ right: [String]) -> TypedPage {
    var page = TypedPage()
    for (x, names) in [(60, left), (320, right)] {
      for (row, name) in names.enumerated() {
        page.type(name, x: x, y: 100 + 40 * row, font: "Serif-Bold")
        page.type("x = \(row + x)", x: x, y: 115 + 40 * row)
      }
    }
    return page
  }

  private func lines(_ names: [String], at x: Int) -> [String] {
    names.enumerated().flatMap { [$1, "x = \($0 + x)"] }
  }

  @Test func numbersThatGoOnInTheRightColumnAreReadDownTheLeftOneFirst() {
    let (left, right) = ((1...4).map { "Solution \($0)" }, (5...8).map { "Solution \($0)" })
    #expect(page(left, right).lines == lines(left, at: 60) + lines(right, at: 320))
  }

  @Test func numbersThatDoNotGoOnAreReadAlongTheRows() {
    let (left, right) = ((1...4).map { "Solution \($0)" }, (11...14).map { "Solution \($0)" })
    let rows = zip(lines(left, at: 60), lines(right, at: 320)).map { "\($0) \($1)" }
    #expect(page(left, right).lines == rows)
  }

  private static let left = [
    "The first column has lines that are long", "which fill nearly all of the room there is",
    "and go on and on until somebody stops here,", "as nobody reads them for any pleasure at all",
    "since most of them say nothing at all to us, so do", "not look for any news in what is written here",
    "or in what comes below it on the same page.",
  ]
  private static let right = [
    "Gases and metals", "and the second has lines as long as", "that stand beside those of the first",
    "they go on in the same way as others", "Heat and cold", "but nobody wants to know what is in it",
    "for there is nothing of interest in any",
  ]

  /// Two columns, of which headings in the right one stand further to the left than its text.
  private func page(font: String) -> TypedPage {
    var page = TypedPage()
    for row in Self.left.indices {
      page.type(Self.left[row], x: 60, y: 130 + 15 * row)
      let isHeading = [0, 4].contains(row)
      page.type(
        Self.right[row], x: isHeading ? 314 : 324, y: 130 + 15 * row, font: isHeading ? font : "Serif")
    }
    return page
  }

  @Test func aBoldHeadingAtTheEdgeOfTheRightColumnBelongsToIt() {
    #expect(page(font: "Serif-Bold").lines == Self.left + Self.right)
  }

  @Test func wordsInTheSameLettersAsTheLeftLineStayWithIt() {
    #expect(page(font: "Serif").lines.contains(Self.left[4] + " " + Self.right[4]))
  }
}
