import PDFText

/// Gaps that a teacher's copy shows filled in: words in a colour of their own within a sentence, or in the brackets that
/// pupils write in.
///
/// A word in colour may be there to be noticed, too. So it counts only in a document that says that it has the answers,
/// in sentences that ask nothing themselves; what stands alone in brackets needs no such sign.
enum FilledGap {
  /// Takes the words in colour out of the rows of a question, and leaves gaps; nil where there are none.
  ///
  /// - Returns: The words, and whether all of them stood in brackets.
  static func take(from rows: inout [[QuestionCell]]) -> (answer: String, isBracketed: Bool)? {
    guard let isBracketed = isIn(rows) else { return nil }
    var answers: [String] = []
    for row in rows.indices {
      for cell in rows[row].indices {
        let words = rows[row][cell].words
        var kept: [TextWord] = []
        var answer: [TextWord] = []
        func close(before next: TextWord?) {
          guard let first = answer.first else { return }
          answers.append(answer.text)
          answer.removeAll()
          let isInBrackets =
            kept.last.map { "（(".contains($0.text.last ?? " ") } ?? false
            && next.map { "）)".contains($0.text.first ?? " ") } ?? false
          guard !isInBrackets else { return }
          var gap = first
          gap.text = "___"
          (gap.color, gap.gapBefore) = (next?.color ?? kept.last?.color ?? 0, first.size / 4)
          kept.append(gap)
        }
        for word in words {
          if isColour(word.color) {
            answer.append(word)
          } else {
            close(before: word)
            kept.append(word)
          }
        }
        close(before: nil)
        rows[row][cell].words = kept
      }
    }
    return (answers.joined(separator: "\n"), isBracketed)
  }

  /// Takes the row of words below a sentence of which one fills its gap: what there is to choose from.
  static func takeOptions(from rows: inout [[QuestionCell]], answer: String) -> [ExtractedItem.Option]? {
    guard rows.count > 1, let last = rows.last, (3...6).contains(last.count),
      last.allSatisfy({ (1...3).contains($0.words.count) }),
      last.contains(where: { $0.text.lowercased() == answer.lowercased() })
    else { return nil }
    rows.removeLast()
    return last.map { ExtractedItem.Option(label: nil, text: $0.text) }
  }

  /// Whether a question has such gaps, and all of them in brackets; nil where it has none.
  static func isIn(_ rows: [[QuestionCell]]) -> Bool? {
    let words = rows.flatMap { $0 }.flatMap(\.words)
    let colours = Set(words.map(\.color).filter(isColour))
    guard colours.count == 1, let first = words.first, !isColour(first.color) else { return nil }
    var isBracketed = true
    for row in rows {
      let own = row.flatMap(\.words)
      for place in own.indices where isColour(own[place].color) {
        if place > 0, isColour(own[place - 1].color) { continue }
        let end = own[place...].firstIndex { !isColour($0.color) } ?? own.count
        let before = place > 0 ? own[place - 1].text.last : nil
        let behind = end < own.count ? own[end].text.first : nil
        if let before, let behind, "（(".contains(before), "）)".contains(behind) { continue }
        isBracketed = false
        // Behind the end of a sentence an answer stands, and no gap.
        guard before != nil || behind != nil, behind != nil || before.map({ !".?!:".contains($0) }) ?? true,
          own[place..<end].contains(where: { $0.text.contains { $0.isLetter || $0.isNumber } }),
          !own[place..<end].contains(where: { ["→", "⇒", "➜", "->"].contains($0.text) })
        else { return nil }
      }
    }
    let text = words.filter { !isColour($0.color) }.text
    let isChosen = rows.count > 1 && rows[rows.count - 1].count > 2
    if !isBracketed, text.contains("?") || Asking.isCommand(first.text) && !isChosen { return nil }
    return isBracketed
  }

  /// True where one of the first lines says that the answers are in the document: "TEACHER’S COPY", "【解答】".
  static func isToldOf(in document: DocumentLines) -> Bool {
    document.texts.prefix(6).contains { text in
      let lower = text.lowercased()
      return AnswerKeyReader.isHead(lower.trimmedOfPunctuation)
        || signs.contains { lower.holds($0) }
        || lower.split { !$0.isLetter }.contains { word in
          !common.contains(String(word)) && AnswerKeyReader.isHead(String(word))
        }
    }
  }

  /// Words that papers have without any answers, as "Answer all questions" does.
  private static let common: Set<String> = [
    "answer", "answers", "key", "solutions", "corrections", "corrigé",
  ]

  private static let signs = [
    "teacher’s copy", "teacher's copy", "teacher’s edition", "teacher's edition", "teacher’s book",
    "teacher's book", "解答", "答案", "正解", "corrigé", "lösung",
  ]

  /// True for a colour that is no grey.
  static func isColour(_ color: UInt32) -> Bool {
    let parts = [color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF]
    return (parts.max() ?? 0) - (parts.min() ?? 0) > 0x50
  }
}
