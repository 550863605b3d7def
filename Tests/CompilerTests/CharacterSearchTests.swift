import CurriculumTestSupport
import Testing

@testable import CurriculumCompiler

@Suite struct CharacterSearchTests {
  /// Letters with and without marks, marks, controls, and what is written in two ways.
  private static let pieces = [
    "s", "h", "t", "k", "sh", "ṣ", "s\u{323}", "š", "s\u{30C}", "ʿ", "ā", "a\u{304}", "\u{301}", "K",
    "\u{212A}", "k",
    "\u{1E9B}", "\u{17F}\u{307}", "Å", "\u{212B}", "\r", "\n", " ", "ش", "\u{200D}", "\u{AD}", "ẹ̄", ";",
    "\u{37E}", "é",
    "\u{1100}", "\u{1161}", "😀",
  ]

  @Test(arguments: 0..<UInt64(20))
  func whatTheBytesTellIsWhatTheCharactersDo(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func text(_ most: Int) -> String {
      (0..<Int.random(in: 0...most, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? ""
      }
      .joined()
    }
    for _ in 0..<500 {
      let (long, short) = (text(8), text(2))
      #expect(long.hasCharacters(of: short) == long.contains(short), "'\(long)' and '\(short)', seed \(seed)")
    }
  }
}
