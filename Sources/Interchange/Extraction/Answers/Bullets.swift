import PDFText

/// Answers in bullets below a question.
enum Bullets {
  static let marks: Set<Character> = ["•", "▪", "●", "◦", "‣", "∙", "·", "–", "*", "■", "➢", "►", "○"]
  /// What stands for bullets in lists of words that are typed.
  static let dashes: Set<Character> = ["-", "‐", "‑", "—"]

  /// Takes bullets from below a question; nil where there are none, or something else stands between them.
  static func take(from rows: inout [[QuestionCell]], _ joiner: LineJoiner) -> [String]? {
    guard let first = rows.firstIndex(where: isBullet), first > 0 else { return nil }
    var bullets: [[String]] = []
    for row in rows[first...] {
      var text = row.joinedText
      if isBullet(row) {
        text.removeFirst()
        bullets.append([text])
      } else {
        bullets[bullets.count - 1].append(text)
      }
    }
    rows.removeSubrange(first...)
    return bullets.map { joiner.text($0) }
  }

  /// True for a row that begins with a bullet.
  static func isBullet(_ row: [QuestionCell]) -> Bool {
    guard let word = row.first?.words.first?.text, let mark = word.first else { return false }
    return marks.contains(mark) && (word.count == 1 || mark != "·" && mark != "*" && mark != "–")
  }
}

extension [QuestionCell] {
  /// The row without the bullet that it begins with.
  var withoutBullet: [QuestionCell] {
    guard var first = first else { return self }
    if first.words[0].text.count == 1 {
      first.words.removeFirst()
    } else {
      first.words[0].text.removeFirst()
    }
    return first.words.isEmpty ? Array(dropFirst()) : [first] + dropFirst()
  }
}

extension DocumentLines {
  /// Answers in bullets, each on a line of its own; nil for lines that begin with anything else.
  func bullets(_ lines: [Int], _ joiner: LineJoiner) -> String? {
    var answers: [[String]] = []
    for line in lines {
      if let mark = texts[line].first, mark != "–", Bullets.marks.contains(mark),
        texts[line].dropFirst().first == " "
      {
        answers.append([String(texts[line].dropFirst(2))])
      } else if answers.isEmpty {
        return nil
      } else {
        answers[answers.count - 1].append(texts[line])
      }
    }
    return answers.isEmpty ? nil : answers.map(joiner.text).joined(separator: "\n")
  }
}
