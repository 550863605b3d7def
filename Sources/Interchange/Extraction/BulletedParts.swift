import PDFText

/// Parts of a numbered question that bullets tell apart, as nested lists of LaTeX and word processors print them.
enum BulletedParts {
  /// The rows above the bullets, and those of each bullet without it; nil where fewer than two ask something.
  ///
  /// Bullets that ask nothing are what a question lists, or its answers.
  static func divide(_ rows: [[QuestionCell]], _ joiner: LineJoiner) -> (
    stem: [[QuestionCell]], parts: [[[QuestionCell]]]
  )? {
    guard let first = rows.firstIndex(where: Bullets.isBullet), first > 0 else { return nil }
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
}
