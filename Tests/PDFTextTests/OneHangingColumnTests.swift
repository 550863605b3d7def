import CurriculumTestSupport
import PDFText
import Testing

/// Entries in two columns of which few hang in one of them.
@Suite struct OneHangingColumnTests {
  private static let left = [
    "ash: what a fire", "  leaves behind", "axe: a tool to", "  cut wood", "bay: where the sea",
    "  enters the land", "bog: wet ground", "bud: a leaf or a", "  flower to come", "bus: a long car",
  ]

  private func lines(_ right: [String]) -> [String] {
    var page = TypedPage()
    for (x, lines) in [(60, Self.left), (320, right)] {
      for (row, line) in lines.enumerated() {
        let text = line.drop { $0 == " " }
        page.type(String(text), x: x + (text.count < line.count ? 12 : 0), y: 100 + 15 * row)
      }
    }
    return page.lines
  }

  @Test func twoLinesThatHangAsFarAsThoseOfTheOtherColumnAreEnough() {
    let right = [
      "cub: a young bear", "cud: chewed again", "cup: you drink of it", "dam: a wall that",
      "  holds water", "den: a bear is in it", "dew: wet in the", "  morning", "dye: it colours",
      "elk: a deer",
    ]
    #expect(lines(right) == (Self.left + right).map { String($0.drop { $0 == " " }) })
  }

  @Test func besideEntriesThatHangWordsWithOneEdgeAreCellsOfTheirRows() {
    let right = ["1840", "1851", "1862", "1873", "1884", "1895", "1906", "1917", "1928", "1939"]
    #expect(lines(right) == zip(Self.left, right).map { "\($0.drop { $0 == " " }) \($1)" })
  }
}
