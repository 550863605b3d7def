import CurriculumTestSupport
import Testing

@testable import PDFText

/// Words are found in lines as the standard library finds them.
@Suite struct StringSearchTests {
  @Test(arguments: [
    ("page 4 of 12", "of", true), ("page 4 of 12", "page 4 of 12", true), ("page 4", "page 4 of", false),
    ("", "", true), ("", "a", false), ("水 water", "水", true), ("aab", "ab", true), ("©2024", "©", true),
    ("true or fals", "true or false", false),
  ])
  func findsWhatIsThere(_ text: String, _ part: String, _ stands: Bool) {
    #expect(text.holds(part) == stands)
    #expect(text[...].holds(part) == stands)
  }

  @Test func agreesWithTheStandardLibrary() {
    var random = SeededRandom(seed: 9)
    func word(_ longest: Int) -> String {
      String(
        (0..<Int.random(in: 1...longest, using: &random)).map { _ in
          "ab .".randomElement(using: &random) ?? "a"
        })
    }
    for _ in 0..<2_000 {
      let (text, part) = (word(12), word(3))
      #expect(text.holds(part) == (Standard.firstRange(of: part, in: text) != nil), "'\(part)' in '\(text)'")
    }
  }
}
