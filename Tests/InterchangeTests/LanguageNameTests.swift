import CurriculumTestSupport
import Interchange
import PDFText
import Testing

/// Heads of word lists tell who learns which language.
@Suite struct LanguageNameTests {
  private func items(_ heads: (String, String), _ rows: [(String, String)]) -> [ExtractedItem] {
    var page = TypedPage(1)
    for (row, pair) in ([heads] + rows).enumerated() {
      page.type(pair.0, x: 60, y: 100 + 20 * row, font: row == 0 ? "Serif-Bold" : "Serif")
      page.type(pair.1, x: 260, y: 100 + 20 * row, font: row == 0 ? "Serif-Bold" : "Serif")
    }
    return extract([PageText(page.dump)]).items
  }

  private static let words = [
    ("board", "die Tafel"), ("teacher", "der Lehrer"), ("pencil case", "die Federmappe"),
    ("ruler", "das Lineal"),
    ("scissors", "die Schere"), ("timetable", "der Stundenplan"),
  ]

  @Test func thoseWhoReadGermanLearnEnglish() {
    let found = items(("Englisch", "Deutsch"), Self.words)
    #expect(found.map(\.question) == Self.words.map(\.0))
    #expect(found.map(\.answer) == Self.words.map(\.1))
  }

  @Test(arguments: [("English", "German"), ("English", "Deutsch")])
  func thoseWhoReadEnglishLearnGerman(_ heads: (String, String)) {
    let found = items(heads, Self.words)
    #expect(found.map(\.question) == Self.words.map(\.1))
    #expect(found.map(\.answer) == Self.words.map(\.0))
  }
}
