import CurriculumRuntime
import CurriculumTestSupport

/// Texts from a seed, full of what formats take for their own signs.
struct GeneratedText {
  private(set) var random: SeededRandom
  private var given: Set<String> = []

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  private static let pieces = [
    "apple", "Ampère", "ñandú", "水", "日本語", "שלום", "مرحبا", "Ωmega", "e\u{301}t", "😀", "x", "7", "3.5",
    "=", "~", "{", "}", "#", ":", "\\", "/", "//", "%50%", "%", "<b>", "</p>", "&amp;", "&", "<", ">", "\"",
    "'",
    "*", "**bold**", "[html]", "[x](y)", "$a$", "|", ";", ",", "::", "{{c1", "}}", "`", "!", "?", "-", "- ",
    "1.",
    "_", "snake_case", "@", "^", "~~", "..", "→", "½", "m²", "null", "true", "~=", "{#1}", "<!--", "]]>",
    "\\n",
  ]

  /// A number.
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// A text of one line that none before it counts as the same as, without what any of some signs is part of.
  mutating func line(without signs: [String] = []) -> String {
    while true {
      let count = number(1...6)
      let words = (0..<count).map { _ in Self.pieces[number(0...(Self.pieces.count - 1))] }
      let text = words.joined(separator: number(0...3) == 0 ? "" : " ").split(separator: " ")
        .joined(separator: " ").precomposed
      guard !text.isEmpty, !text.contains("___"), !signs.contains(where: { text.contains($0) }),
        text.contains(where: { $0.isLetter || $0.isNumber }),
        given.insert(AcceptableAnswers.comparisonForm(of: text)).inserted
      else { continue }
      return text
    }
  }

  /// Some different lines.
  mutating func lines(_ range: ClosedRange<Int>, without signs: [String] = []) -> [String] {
    (0..<number(range)).map { _ in line(without: signs) }
  }

  /// A text that may have several paragraphs.
  mutating func paragraphs(without signs: [String] = []) -> String {
    lines(1...(number(0...3) == 0 ? 3 : 1), without: signs).joined(separator: "\n\n")
  }
}

extension String {
  /// Composed as authors' texts are.
  fileprivate var precomposed: String { precomposedStringWithCanonicalMapping }
}
