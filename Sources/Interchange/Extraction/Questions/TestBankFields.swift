import PDFText

/// What test banks print below each question about it: "Page: 6   Topic: History   Type: Conceptual".
///
/// Source: the test banks that publishers of American textbooks give to teachers.
enum TestBankFields {
  private static let names: Set<String> = [
    "page", "pages", "ref", "reference", "topic", "top", "type", "difficulty", "diff", "dif", "level",
    "objective", "obj", "skill", "skills", "section", "chapter", "bloom’s", "bloom's", "blooms", "lo",
    "standard", "standards", "source", "aacsb", "apa", "keywords", "nat", "sta",
  ]

  /// The lines without those of such fields, where at least three begin with the same name below the options of a question.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    var places: [String: [Int]] = [:]
    for (index, line) in lines.enumerated() where index > 0 {
      // What is set off heads a section.
      guard let name = name(line.words), isWhole(line.words), !line.isBold, line.size <= lines[index - 1].size
      else {
        continue
      }
      places[name, default: []].append(index)
    }
    let removed = places.values.filter { fields in
      fields.count >= 3 && zip(fields, fields.dropFirst()).allSatisfy { $1 > $0 + 1 }
        && fields.count { isOption(lines[$0 - 1]) } * 10 >= fields.count * 8
    }
    guard !removed.isEmpty else { return lines }
    let fields = Set(removed.joined())
    return lines.indices.filter { !fields.contains($0) }.map { lines[$0] }
  }

  /// True for a line that a letter of an option begins, perhaps behind a star, or that names the right one.
  private static func isOption(_ line: TextLine) -> Bool {
    InlineAnswer.isHead(line.words.first?.text ?? "")
      || line.words.prefix(2).contains { word in
        compactLabel(word.text)?.first.map { $0.letter != nil && $0.number == nil && $0.style != .bare }
          == true
      }
  }

  /// The name that a line begins with, before a colon; nil for any other line.
  private static func name(_ words: [TextWord]) -> String? {
    guard words.count > 1, let first = words.first?.text, first.last == ":" else { return nil }
    let name = first.dropLast().lowercased()
    return names.contains(name) ? name : nil
  }

  /// True where a second field follows the first, or all is short: a sentence may begin with "Source:" as well.
  private static func isWhole(_ words: [TextWord]) -> Bool {
    let fields = words.count { $0.text.last == ":" && names.contains($0.text.dropLast().lowercased()) }
    let others = words.count { $0.text.last == ":" } - fields
    return others == 0 && (fields > 1 || words.count <= 4)
  }
}
