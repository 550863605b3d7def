import PDFText

/// "(OR)" on a line of its own between two questions of which one is to be answered.
///
/// It stands between them, and is part of neither.
enum AlternativesBetween {
  private static let words: Set<String> = ["or", "oder", "ou", "अथवा", "или", "atau"]

  /// The lines without such words above labels.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let found = Set(
      lines.indices.dropFirst().dropLast().filter { index in
        // Without brackets it may be the end of a sentence, or head what stands below it.
        guard lines[index].words.count <= 3, lines[index].words[0].text.utf8.first == 0x28,
          case let text = lines[index].text,
          text.utf8.count <= 20, words.contains(text.lowercased().filter { $0 != " " }.trimmedOfPunctuation)
        else { return false }
        return lines[index + 1].label()?.parts.first.map { $0.number != nil || $0.letter != nil } == true
      })
    return found.isEmpty ? lines : lines.indices.filter { !found.contains($0) }.map { lines[$0] }
  }
}
