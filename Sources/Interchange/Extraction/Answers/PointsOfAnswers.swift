import PDFText

/// Answers that are worth more than a mark, and have a point for each or more.
///
/// They stand in bullets, or on lines of their own. In one run of words nobody could tell what a mark is given for.
extension [ExtractedItem] {
  /// Divides such answers into their points.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - answers: That of its mark scheme, where it is another file.
  mutating func divideIntoPoints(_ document: DocumentLines, _ answers: DocumentLines?) {
    let found = map { item -> LinesOfAnswer? in
      guard item.isAnsweredInWords, let answer = item.answer, let place = item.answerPlace,
        let own = item.answerFile == nil ? document : answers
      else { return nil }
      return LinesOfAnswer(answer, at: place, in: own)
    }
    let all = found.compactMap { $0 }
    for (index, lines) in zip(indices, found) where self[index].mayHavePoints {
      guard let answer = self[index].answer else { continue }
      if let points = ExtractedItem.bulletedPoints(answer) {
        self[index].take(points: points)
      } else if let lines, lines.runs.count > 1 {
        let column = AnswerColumn(all, around: lines.left, size: lines.runs[0].first.size)
        self[index].take(points: lines.pieces(of: answer, in: column, marks: self[index].marks))
      }
    }
  }
}

extension ExtractedItem {
  fileprivate var isAnsweredInWords: Bool {
    [.short, .numeric].contains(kind) && options.isEmpty && answer?.contains("\n") == false
  }

  /// True for an answer in words that is worth several marks, and is not divided yet.
  fileprivate var mayHavePoints: Bool { isAnsweredInWords && rubric.count < 2 && (marks ?? 0) > 1 }

  /// Takes points for the answer and for what its marks are given for; one alone says nothing new.
  fileprivate mutating func take(points texts: [String]) {
    var points = texts.map(Point.init(withMarks:))
    // "Ideas such as:" is none, and leads to them.
    if points.count > 1, let first = points.first, first.marks == nil, first.text.last == ":" {
      details["marking"] = [details["marking"], first.text].compactMap { $0 }.joined(separator: "\n")
      points.removeFirst()
    }
    guard points.allSatisfy({ !$0.text.isEmpty }), let marks, points.count > 1 || points.count < texts.count
    else {
      return
    }
    answer = points.map(\.text).joined(separator: "\n")
    guard points.count > 1 else { return }
    points.shareMarks(marks)
    rubric = points
  }

  /// What stands behind bullets in a text, if several do; nil for any other.
  fileprivate static func bulletedPoints(_ text: String) -> [String]? {
    let bullets: Set<Substring> = ["•", "▪", "●", "◦", "‣", "∙", "■", "➢", "►", "○"]
    let dashes: Set<Substring> = ["–", "-", "—"]
    let words = text.split { $0 == " " || $0 == "\n" }
    let signs = words.first.map(dashes.contains) == true ? dashes : bullets
    guard words.dropFirst().contains(where: signs.contains) else { return nil }
    return words.split(whereSeparator: signs.contains).map { $0.joined(separator: " ") }
  }
}

extension [ExtractedItem.Point] {
  /// Completes what single points are worth by what all are: as many points as marks have one each.
  mutating func shareMarks(_ marks: Int) {
    let stated = compactMap(\.marks)
    let sum = stated.reduce(0, +)
    let open = indices.filter { self[$0].marks == nil }
    if stated.isEmpty, count == marks {
      for index in indices { self[index].marks = 1 }
    } else if open.count == 1, !stated.isEmpty, sum < marks {
      self[open[0]].marks = marks - sum
    } else if open.isEmpty, count > 1, let last = last?.marks, last == marks, sum - last < marks {
      // The last has the sum beside it.
      self[count - 1].marks = marks - (sum - last)
    }
  }
}

extension ExtractedItem.Point {
  /// A point with the marks that stand behind it.
  fileprivate init(withMarks text: String) {
    let found = MarkReader.trailing(text, isAtMargin: false)
    var text = found?.text ?? text
    if text.last == ";" { text.removeLast() }
    self.init(text: text.trimmed, marks: found?.marks)
  }
}
