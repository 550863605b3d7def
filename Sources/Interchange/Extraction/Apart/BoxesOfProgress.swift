import PDFText

/// Boxes below each card or question in which a learner ticks what was practised: "Tested ☐ ☐".
enum BoxesOfProgress {
  private static let several = 4

  /// The lines without them, where the same stands below several.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.filter { mayBe(lines[$0]) }
    guard found.count >= several else { return lines }
    let counts = Dictionary(grouping: found) { lines[$0].text }
    let repeated = Set(counts.values.filter { $0.count >= several }.joined())
    return repeated.isEmpty ? lines : lines.indices.filter { !repeated.contains($0) }.map { lines[$0] }
  }

  /// True for a word or two in smaller letters than most with boxes behind them.
  private static func mayBe(_ line: TextLine) -> Bool {
    // Bytes first: nearly no line ends in a sign.
    guard line.cells.last?.words.last?.text.utf8.first.map({ $0 >= 0xE2 }) == true else { return false }
    let words = line.words
    guard (2...5).contains(words.count), let sign = words.last?.text, isBox(sign) else { return false }
    let names = words.prefix { !isBox($0.text) }
    guard (1...2).contains(names.count), names.count < words.count,
      words[names.count...].allSatisfy({ isBox($0.text) }),
      names.allSatisfy({ $0.text.allSatisfy { $0.isLetter || $0 == ":" } && $0.text.count > 3 })
    else { return false }
    // A verdict or an answer has one box.
    return TrueFalse.agreement(names[0].text) == nil && (words.count - names.count > 1 || line.size < 800)
  }

  private static func isBox(_ text: String) -> Bool {
    text.count == 1 && text.first.map { OptionReader.open.contains($0) } == true
  }
}
