import PDFText

/// Finds the lines that begin keys.
extension AnswerKeyReader {
  private static let heads: Set<String> = [
    "answers", "answer key", "key", "solutions", "answer", "answers to exercises", "answer sheet",
    "the answers",
    "marking key", "soluciones", "respuestas", "réponses", "lösungen", "corrections",
    "answers and explanations",
    "correct answers", "quiz answers", "answer section", "ответы", "ключ", "risposte", "respostas",
    "odpowiedzi", "参考答案", "答案", "解答", "正解", "정답", "الإجابات", "antwoorden", "αποντήσεις", "απαντήσεις",
    "clave de respuestas", "clave", "solucionario", "hoja de respuestas", "corrigé", "corrigés",
    "clé de correction",
    "lösungsschlüssel", "lösung", "antwortschlüssel", "soluzioni", "chiavi", "gabarito", "soluções",
    "sleutel",
    "oplossingen", "rozwiązania", "klucz", "klucz odpowiedzi", "řešení", "megoldások", "facit", "ratkaisut",
    "mark schemes", "marking schemes", "mark scheme", "marking scheme", "markscheme",
    "marking guide", "mark guide",
  ]

  /// The lines that begin keys: "Answers" alone, or "Answers:" with answers behind it.
  func starts() -> [Int] {
    document.lines.indices.filter { index in
      let text = String(document.texts[index].lowercased().drop { $0 == "(" })
      let bare = text.trimmedOfPunctuation
      if Self.heads.contains(bare) {
        if bare == "answer" || bare == "key", !document.isHeading(index), !document.lines[index].isBold {
          return false
        }
        return isSetOff(index) || text.last == ":"
      }
      if document.isHeading(index), bare.split(separator: " ").count <= 7,
        bare.hasSuffix(" answers") || bare.contains("answers (") || bare.contains("answers and "),
        !Self.namesQuestions(bare)
      {
        return true
      }
      if document.isHeading(index), endsWithHead(bare) { return true }
      if bare.hasPrefix("answers ") || bare.hasPrefix("answer key") || bare.hasPrefix("solutions ") {
        if document.isHeading(index) || document.lines[index].isBold && document.lines[index].words.count <= 8
        {
          return true
        }
      }
      if isTitled(index, bare) || isHeadOfKey(index) { return true }
      if text.hasPrefix("answers. ")
        || text.hasPrefix("answers ") && text.dropFirst(8).first?.isNumber == true
      {
        return true
      }
      if text.hasPrefix("key. ") || text.hasPrefix("key ") && text.dropFirst(4).first?.isNumber == true {
        return true
      }
      if text.hasPrefix("ответы:") || text.hasPrefix("respuestas:") || text.hasPrefix("lösungen:") {
        return true
      }
      if isVerdictGroup(index), index + 1 < document.lines.count, isVerdictGroup(index + 1) { return true }
      if isNamed(index) { return true }
      // Below each question it says that question's answers.
      if text.hasPrefix("correct answers:"), beginsOnce("correct answers:") { return true }
      if isRowOfNumbers(index) { return true }
      return text.hasPrefix("answers:") || text.hasPrefix("answer key:") || text.hasPrefix("key:")
        || text.hasPrefix("solutions:") || text.hasPrefix("answers :")
    }
  }

  /// True for "World History – End of Year Test: Answer Key".
  private func endsWithHead(_ bare: String) -> Bool {
    let words = bare.split { !$0.isLetter }
    guard (3...12).contains(words.count) else { return false }
    return (1...2).contains { count in
      let end = words.suffix(count).joined(separator: " ")
      return Self.heads.contains(end) && !["answer", "key", "corrections", "solution"].contains(end)
        && !Self.namesQuestions(bare)
    }
  }

  /// True for a line with labels of answers in it: "Answers: 1. B 2. C".
  func hasLabels(_ index: Int) -> Bool {
    document.lines[index].words.contains { word in
      word.text.last.map { ".):".contains($0) } == true && compactLabel(word.text)?.first?.number != nil
    }
  }

  /// True for a head before a colon with the first answer behind it: "Soluciones: 1-b; 2-a".
  private func isHeadOfKey(_ index: Int) -> Bool {
    let words = document.lines[index].words
    guard words.count > 2, words[0].text.last == ":",
      Self.heads.contains(words[0].text.lowercased().trimmedOfPunctuation)
    else { return false }
    let first = words[1].text
    return first.first == "1" && first.dropFirst().first?.isNumber != true
      || compactLabel(first)?.first?.letter == 1 && compactLabel(words.last?.text ?? "") == nil
  }

  /// True where one line alone begins so.
  private func beginsOnce(_ head: String) -> Bool {
    document.texts.count { $0.count > head.count && $0.lowercased().hasPrefix(head) } == 1
  }

  /// True for "Answers to Exercise 9C" on a line of its own.
  func isTitled(_ index: Int) -> Bool {
    isTitled(index, document.texts[index].lowercased().trimmedOfPunctuation)
  }

  private func isTitled(_ index: Int, _ bare: String) -> Bool {
    let line = document.lines[index]
    return [
      "answers to ", "solutions to ", "answers for ", "solutions for ", "solución del ", "solución de ",
      "soluciones de ", "soluciones del ", "respuestas de ", "lösung zu ", "lösungen zu ", "lösung der ",
      "lösungen der ", "corrigé de ", "corrigé du ", "réponses aux ", "soluzioni di ", "soluzione di ",
      "ответы к ", "key to ",
    ].contains(where: bare.hasPrefix)
      && line.cells.count == 1 && (3...7).contains(line.words.count)
      && !(bare.last.map { ",:;".contains($0) } ?? true)
      && document.texts[index].last != "."
      && (line.box.left - line.columnLeft < 2_500 || document.isHeading(index))
  }

  /// True for "Section B: Short answers": questions to be answered so, and no key.
  private static func namesQuestions(_ bare: String) -> Bool {
    let words = bare.split { !$0.isLetter && !$0.isNumber }
    guard words.contains("answers"), let place = words.firstIndex(of: "answers"), place > 0 else {
      return false
    }
    return ["short", "long", "written", "extended", "brief", "structured", "constructed", "full", "free"]
      .contains(
        words[place - 1])
  }

  /// True for a few words before a colon that say what stands behind it: "Check your answers: (1) …", "Solution: I – …".
  private func isNamed(_ index: Int) -> Bool {
    let words = document.lines[index].words
    guard let colon = words.prefix(5).firstIndex(where: { $0.text.last == ":" }), colon + 2 < words.count,
      words[...colon].contains(where: { Self.nouns.contains($0.text.lowercased().trimmedOfPunctuation) }),
      colon > 0 || words[0].text.lowercased().hasPrefix("solution")
    else { return false }
    let labels = words[(colon + 1)...].map { compactLabel($0.text)?.first?.number }
    return labels.first == 1 && labels.contains(2)
  }

  private static let nouns: Set<String> = ["answers", "answer", "solution", "solutions", "key", "keys"]

  private func isSetOff(_ index: Int) -> Bool {
    let line = document.lines[index]
    return document.isHeading(index) || line.isBold
      || line.words.count <= 3
        && (line.box.left - line.columnLeft < 2_500
          || abs(line.box.centerX - (line.columnLeft + line.columnRight) / 2) < 1_000)
  }
}
