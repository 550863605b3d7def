import PDFText

/// Names that stand before something beside the questions, again and again: "Topic: …", "Hint: …", "Time: …".
enum SideHeads {
  /// The name that a text begins with, up to its colon, in small letters; nil where it has none.
  static func name(of text: String) -> String? {
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else { return nil }
    let name = text[..<colon].lowercased().trimmed
    guard name.count <= 24, name.split(separator: " ").count <= 3,
      name.allSatisfy({ $0.isLetter || $0 == " " }),
      !InlineAnswer.isHead(name), !ExplanationField.results.contains(name + ":"), !name.hasPrefix("hint"),
      !name.hasPrefix("tip"),
      TrueFalse.value(name) == nil, name.count > 2
    else { return nil }
    return name
  }

  /// The names that rows and cells behind the first begin with.
  static func names(in rows: [[QuestionCell]]) -> Set<String> {
    var names: Set<String> = []
    for (place, row) in rows.enumerated() {
      for cell in row.dropFirst(place == 0 && rows.count < 2 ? 1 : 0) {
        if let name = name(of: cell.text) { names.insert(name) }
      }
    }
    return names
  }

  /// Takes what some names begin.
  ///
  /// - Returns: What was taken.
  static func take(_ names: Set<String>, from rows: inout [[QuestionCell]]) -> [String] {
    var taken: [String] = []
    var row = 0
    while row < rows.count {
      let cells = rows[row].indices.filter {
        (row > 0 || $0 > 0 || rows.count > 1) && name(of: rows[row][$0].text).map(names.contains) == true
      }
      guard let first = cells.first else {
        row += 1
        continue
      }
      taken.append(rows[row][first...].map(\.text).joined(separator: " "))
      let style = rows[row][first].words.last
      rows[row].removeSubrange(first...)
      if !rows[row].isEmpty {
        row += 1
        continue
      }
      rows.remove(at: row)
      let explains =
        name(of: taken[taken.count - 1]).map { ExplanationField.names.contains($0 + ":") } == true
      while row > 0, row < rows.count, explains || isSetAs(style, rows[row], unlike: rows[0]),
        compactLabel(rows[row].joinedText.split(separator: " ").first.map(String.init) ?? "") == nil,
        name(of: rows[row].joinedText).map(names.contains) != true
      {
        taken[taken.count - 1] += " " + rows.remove(at: row).joinedText
      }
    }
    return taken
  }
  /// True for a row that may go on what a name begins: set as that is, and not as the question.
  private static func isSetAs(
    _ style: TextWord?, _ row: [QuestionCell], unlike question: [QuestionCell]
  ) -> Bool {
    guard let style, let top = question.first?.words.last else { return false }
    let isSame = row.allSatisfy { cell in
      cell.words.allSatisfy { $0.isItalic == style.isItalic && $0.size == style.size }
    }
    return isSame && (style.isItalic != top.isItalic || abs(style.size - top.size) > 80)
  }
}
