import PDFText

/// Words that say that what follows explains an answer, or says where it comes from, and is no part of it.
///
/// "Reason: the wire melts" may be an answer, or half of one. It is a field beside the answer where the document has the
/// same word at the beginnings of lines or of brackets, and behind several answers.
enum ExplanationField {
  /// The words, in small letters with the colon.
  static let names: Set<String> = bracketed.union([
    "explanation:", "rationale:", "reason:", "reasoning:", "feedback:", "tip:", "justification:",
    "erklärung:",
    "begründung:", "explicación:", "justificación:", "explication:", "spiegazione:", "пояснение:",
    "объяснение:", "uitleg:", "wyjaśnienie:", "комментарий:", "section:", "reference:", "解析：", "解析:",
    "penjelasan:",
    "pembahasan:", "explicação:", "justificativa:", "vysvětlení:", "açıklama:", "magyarázat:", "förklaring:",
    "forklaring:", "selitys:", "explicație:", "解説：", "解説:", "해설:", "해설：",
  ])

  /// Those in brackets of their own, which begin a field wherever they stand.
  static let bracketed: Set<String> = ["【解析】", "【详解】"]

  /// How many lines of a document, and how many of its answers, have a word that names a field.
  static let several = 3

  /// The text up to a word that names a field, and what stands behind it; nil where nothing does.
  static func divide(_ text: String, at names: Set<String>) -> (answer: String, explanation: String?) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let place = words.firstIndex(where: { names.contains(name($0)) }), place > 0,
      place + 1 < words.count
    else { return (text, nil) }
    var explanation = String(text[words[place].endIndex...]).trimmed
    if words[place].first == "(", explanation.last == ")" { explanation.removeLast() }
    return (String(text[..<words[place].startIndex]).trimmed, explanation)
  }

  /// The words that begin several lines of a document, or brackets in them.
  static func names(in document: DocumentLines) -> Set<String> {
    var counts: [String: Int] = [:]
    for line in document.lines {
      for (place, word) in line.words.enumerated() where place == 0 || word.text.first == "(" {
        let name = name(word.text[...])
        if names.contains(name) { counts[name, default: 0] += 1 }
      }
    }
    return Set(counts.filter { $0.value >= several }.keys)
  }

  /// Words that name what a worked solution comes to, behind the working.
  static let results: Set<String> = [
    "result:", "ergebnis:", "résultat:", "resultado:", "risultato:", "answer:", "ans:", "ans.:", "antwort:",
    "réponse:",
    "respuesta:", "resposta:", "risposta:", "antwoord:", "odpowiedź:", "ответ:",
  ]

  /// The working and what it comes to; nil where no word names that.
  static func divideAtResult(_ text: String) -> (working: String, result: String)? {
    let words = text.split(whereSeparator: \.isWhitespace)
    // "Résultat :" has a space before its colon.
    func isName(_ place: Int) -> Bool {
      results.contains(words[place].lowercased())
        || place + 1 < words.count && words[place + 1] == ":"
          && results.contains(words[place].lowercased() + ":")
    }
    guard let place = words.indices.last(where: isName), place > 2 else { return nil }
    let last = words[place].last == ":" ? place : place + 1
    guard last + 1 < words.count else { return nil }
    let start = ["final", "the"].contains(words[place - 1].lowercased()) ? place - 1 : place
    return (
      String(text[..<words[start].startIndex]).trimmed, String(text[words[last].endIndex...]).trimmed
    )
  }

  private static func name(_ word: Substring) -> String {
    (word.first == "(" ? word.dropFirst() : word).lowercased()
  }
}

extension Recognition {
  /// Takes what explains answers in fields of their own out of them.
  ///
  /// - Parameter document: Where the answers stand.
  mutating func divideExplanations(_ document: DocumentLines) {
    let results = items.map { item in
      item.options.isEmpty ? item.answer.flatMap(ExplanationField.divideAtResult) : nil
    }
    if results.count(where: { $0 != nil }) >= ExplanationField.several {
      for (index, found) in results.enumerated() {
        guard let found else { continue }
        items[index].answer = found.result
        items[index].details["explanation"] = found.working
      }
    }
    for name in ExplanationField.names(in: document).sorted() {
      let parts = items.map { item in
        item.options.isEmpty ? item.answer.map { ExplanationField.divide($0, at: [name]) } : nil
      }
      guard parts.count(where: { $0?.explanation != nil }) >= ExplanationField.several else { continue }
      for (index, part) in parts.enumerated() {
        guard let part, let explanation = part.explanation else { continue }
        items[index].answer = part.answer
        items[index].details["explanation"] = explanation
      }
    }
  }
}
