import PDFText

/// Parts of a numbered question that bullets tell apart, as nested lists of LaTeX and word processors print them.
enum BulletedParts {
  /// The rows above the bullets, and those of each bullet without it; nil where fewer than two ask something.
  ///
  /// Bullets that ask nothing are what a question lists, or its answers.
  static func divide(_ rows: [[QuestionCell]], _ joiner: LineJoiner) -> (
    stem: [[QuestionCell]], parts: [[[QuestionCell]]]
  )? {
    guard let first = rows.firstIndex(where: Bullets.isBullet), first > 0 else { return listed(rows, joiner) }
    var parts: [[[QuestionCell]]] = []
    for row in rows[first...] {
      if Bullets.isBullet(row) {
        parts.append([row.withoutBullet])
      } else {
        parts[parts.count - 1].append(row)
      }
    }
    let texts = parts.map { joiner.text($0.map(\.joinedText)) }
    let asking = texts.count { text in
      Asking.endsAsking(text) || Asking.worth(text) >= 0.9 && text.split(separator: " ").count > 3
        || text.contains("? ")
    }
    // What the sentence above asks, its bullets do not ask again.
    let stem = joiner.text(rows[..<first].map(\.joinedText))
    guard parts.count > 1, asking > 1, asking * 10 >= parts.count * 8, !Asking.endsAsking(stem),
      stem.last.map({ ".:!".contains($0) }) == true, texts.allSatisfy({ !$0.isEmpty })
    else { return nil }
    return (Array(rows[..<first]), parts)
  }

  /// The same for a list whose bullets are drawn, below a sentence that asks something of each: "Define each of these terms:".
  private static func listed(_ rows: [[QuestionCell]], _ joiner: LineJoiner) -> (
    stem: [[QuestionCell]], parts: [[[QuestionCell]]]
  )? {
    guard let end = rows.firstIndex(where: { $0.joinedText.hasSuffix(":") }), rows.count > end + 3 else {
      return nil
    }
    let stem = joiner.text(rows[...end].map(\.joinedText)).lowercased()
    let last = stem.dropLast().split { ".?!".contains($0) }.last ?? ""
    guard last.contains("each of these") || last.contains("each of the following"),
      let edge = rows[end + 1].first?.left, let left = rows[...end].joined().map(\.left).min(),
      edge > left + 800
    else { return nil }
    let parts = rows[(end + 1)...]
    let areEntries = parts.allSatisfy { row in
      row.count == 1 && abs(row[0].left - edge) < 200 && row[0].words.count <= 6
        && row[0].text.last.map { $0.isLetter || $0.isNumber || $0 == ")" } == true
    }
    return areEntries ? (Array(rows[...end]), parts.map { [$0] }) : nil
  }
}
