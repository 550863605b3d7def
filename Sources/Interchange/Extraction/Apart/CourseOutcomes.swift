import PDFText

/// Columns beside questions that say which outcome of the course and which level of Bloom each is for: "10 | CO2 | L3".
///
/// They are part of no question. Source: internal tests and semester papers of colleges in India.
enum CourseOutcomes {
  /// The lines without such columns and their heads, where at least three lines have them.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.filter { start(lines[$0]) != nil }
    // The answers to questions about a gas.
    guard found.count >= 3, !found.allSatisfy({ lines[$0].cells.dropFirst(2).map(\.text) == ["CO2"] }) else {
      return lines
    }
    var lines = lines
    for index in found {
      if let start = start(lines[index]) { lines[index].cells.removeSubrange(start...) }
    }
    // "Q.No | Question | Marks | CO | BL"
    for index in max(0, found[0] - 6)..<found[0] {
      let cells = lines[index].cells
      guard
        let first = cells.indices.dropFirst(2).first(where: { names.contains(cells[$0].text.lowercased()) }),
        cells[first...].allSatisfy({ names.contains($0.text.lowercased()) })
      else { continue }
      lines[index].cells.removeSubrange(first...)
    }
    // "CO – Course Outcome; BL – Bloom’s Taxonomy Level"
    return lines.filter { line in
      guard line.words.count > 3, names.contains(line.words[0].text.lowercased().trimmedOfPunctuation),
        case let text = line.text.lowercased()
      else { return true }
      return !(text.contains("outcome") || text.contains("bloom") || text.contains("level"))
    }
  }

  private static let names: Set<String> = [
    "co", "cos", "co’s", "bl", "btl", "bt", "rbt", "po", "pos", "level", "kl", "k-level", "bloom’s level",
    "bt level", "k level", "cognitive level", "pi",
  ]

  private static let levels: Set<String> = [
    "remember", "remembering", "understand", "understanding", "apply", "applying", "analyze", "analyse",
    "analyzing", "evaluate", "evaluating", "create", "creating",
  ]

  /// Where the cells at the end of a line begin that name outcomes and levels, the first an outcome or behind a number.
  private static func start(_ line: TextLine) -> Int? {
    let cells = line.cells
    guard cells.count > 2 else { return nil }
    var start = cells.count
    var hasCode = false
    while start > 2, case let text = cells[start - 1].text {
      let isCode = isCode(text)
      guard isCode || levels.contains(text.lowercased()) else { break }
      hasCode = hasCode || isCode
      start -= 1
    }
    // "L2" alone may be an answer: the floor where something is.
    let named = cells[start...].contains { isCode($0.text) && $0.text.prefix(while: \.isLetter).count > 1 }
    return hasCode && start < cells.count && (named || Int(cells[start - 1].text) != nil) ? start : nil
  }

  /// True for "CO1", "CO2,3", "L2", "K3", "BL4", "PO1".
  private static func isCode(_ text: String) -> Bool {
    let letters = text.prefix(while: \.isLetter)
    let rest = text.dropFirst(letters.count).drop { "-– ".contains($0) }
    return ["CO", "PO", "L", "K", "BL", "BTL", "BT", "RBT", "PI"].contains(String(letters)) && rest.count <= 5
      && rest.first?.isNumber == true && rest.allSatisfy { $0.isNumber || ",.–-".contains($0) }
  }
}
