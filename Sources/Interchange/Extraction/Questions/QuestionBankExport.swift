import PDFText

/// Questions as a bank prints them: "Question ID d496ccb3" above a table of what they are about, "ID: d496ccb3" above the question,
/// "ID: d496ccb3 Answer" above its answer.
///
/// Source: the College Board's question bank for teachers.
enum QuestionBankExport {
  /// The lines with numbers that count in place of the codes, and the codes; nil where there are fewer than three such questions.
  static func counted(_ lines: [TextLine]) -> (lines: [TextLine], codes: [String])? {
    let heads = lines.indices.filter { index in
      guard let first = lines[index].cells[0].words.first, first.text.utf8.count == 8 else { return false }
      let words = lines[index].words.map(\.text)
      return words.count == 3 && words[0].lowercased() == "question" && words[1].lowercased() == "id"
        && isCode(words[2])
    }
    guard heads.count >= 3 else { return nil }
    var result = Array(lines[..<heads[0]])
    var codes: [String] = []
    for (head, end) in zip(heads, heads.dropFirst() + [lines.count]) {
      guard let code = lines[head].words.last?.text,
        let start = (head + 1..<end).first(where: { names(code, lines[$0], answer: false) })
      else { return nil }
      codes.append(code)
      var label = lines[start]
      var number = label.words[0]
      number.text = "\(codes.count)."
      label.cells = [TextCell([number])]
      result.append(label)
      for index in start + 1..<end {
        var line = lines[index]
        if names(code, line, answer: true) || line.text.hasPrefix("Question Difficulty:") { continue }
        if line.words.count == 1, line.words[0].text == "Rationale" {
          line.cells[0].words[0].text = "Rationale:"
        }
        result.append(line)
      }
    }
    return (result, codes)
  }

  /// True for "ID: d496ccb3", or for what stands above its answer.
  private static func names(_ code: String, _ line: TextLine, answer: Bool) -> Bool {
    let words = line.words.map(\.text)
    return words.count == (answer ? 3 : 2) && words[0] == "ID:" && words[1] == code
      && (!answer || words[2] == "Answer")
  }

  private static func isCode(_ word: String) -> Bool {
    (6...12).contains(word.utf8.count) && word.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLetter) }
      && word.contains(where: \.isNumber)
  }
}
