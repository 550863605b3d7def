import CurriculumTestSupport
import Testing

@testable import PDFText

/// Feet that name their page, on pages that are set for shorter paper than they are printed on.
struct NamedFootTests {
  /// Two pages of text, each with a line below it in the middle.
  private func read(_ foot: (Int) -> String, x: Int = 280, gap: Int = 60) -> [[String]] {
    let pages = (1...2).map { number in
      var page = TypedPage(number)
      let words = number == 1 ? ["iron", "zinc", "lead", "gold"] : ["neon", "argon", "ozone", "steam"]
      for (row, word) in words.enumerated() {
        page.type("\(row + 1). What is \(word) made of and where do we find it?", x: 60, y: 80 + 20 * row)
      }
      page.type(foot(number), x: x, y: 140 + gap)
      return PageText(page.dump)
    }
    return arrange(pages).map { $0.lines.map(\.text) }
  }

  @Test(arguments: ["Page", "Seite", "page"])
  func aFootThatNamesItsPageIsNoText(name: String) {
    let read = read { "\(name) \($0)" }
    #expect(read.map(\.count) == [4, 4])
    #expect(!read.joined().contains { $0.hasPrefix(name) })
  }

  @Test func otherWordsWithANumberAreText() {
    #expect(read { "Bottle \($0)" }.map(\.last) == ["Bottle 1", "Bottle 2"])
  }

  @Test func aPageThatTheTextNamesIsText() {
    #expect(read({ "Page \($0)" }, gap: 20).map(\.last) == ["Page 1", "Page 2"])
    #expect(read({ "Page \($0)" }, x: 60).map(\.last) == ["Page 1", "Page 2"])
  }
}
