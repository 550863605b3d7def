import PDFText

/// Takes what a quiz tool writes beside each question out of a printed review.
///
/// Moodle prints "Question 3", whether it was answered rightly, "Mark 0.50 out of 1.00" and "Flag question"; below the
/// options it tells what was answered, and in "The correct answer is: …" what would have been right.
///
/// Source: the English strings of Moodle's question engine, moodle/question/lang/en/question.php.
enum QuizReview {
  /// What Moodle says of a question in each language, in small letters.
  private static let states: Set<String> = [
    "correct", "incorrect", "partially correct", "not answered", "not yet answered", "complete",
    "answer saved", "flag question", "remove flag", "edit question",
    "richtig", "falsch", "teilweise richtig", "nicht beantwortet", "vollständig", "frage markieren",
    "bisher nicht beantwortet", "antwort gespeichert",
    "partiellement correct", "non répondue", "terminer", "terminé", "marquer la question",
    "pas encore répondu",
    "correcta", "incorrecta", "parcialmente correcta", "sin contestar", "finalizado", "marcar pregunta",
    "sin responder aún",
    "risposta corretta", "risposta errata", "parzialmente corretta", "risposta non data", "completo",
    "contrassegna domanda",
    "correto", "incorreto", "parcialmente correto", "não respondido", "marcar questão",
    "ainda não respondida",
    "juist", "onjuist", "gedeeltelijk juist", "niet beantwoord", "voltooid", "markeer vraag",
  ]
  private static let told: Set<String> = [
    "select one", "select one or more", "your answer is correct", "your answer is incorrect",
    "your answer is partially correct",
    "wählen sie eine antwort", "bitte wählen sie eine antwort", "wählen sie eine oder mehrere antworten",
    "die antwort ist richtig",
    "die antwort ist falsch", "die antwort ist teilweise richtig", "ihre antwort ist richtig",
    "ihre antwort ist falsch", "frage 1 auswahlmöglichkeiten",
    "veuillez choisir une réponse", "veuillez choisir au moins une réponse", "votre réponse est correcte",
    "votre réponse est incorrecte", "votre réponse est partiellement correcte", "sélectionnez une réponse",
    "seleccione una", "seleccione una o más de una", "respuesta correcta", "respuesta incorrecta",
    "su respuesta es correcta", "su respuesta es incorrecta",
    "scegli un'alternativa", "scegli un’alternativa", "scegli una o più alternative", "risposta corretta",
    "risposta errata",
    "escolha uma opção", "escolha uma ou mais", "sua resposta está correta", "sua resposta está incorreta",
    "selecteer één", "selecteer één of meer", "je antwoord is juist", "je antwoord is onjuist",
  ]

  /// How the words begin that tell the right answer, and those that say what was answered.
  private static let right = [
    "the correct answer", "die richtige antwort", "la réponse correcte", "la respuesta correcta",
    "la risposta corretta", "a resposta correta", "het juiste antwoord", "die richtigen antworten",
    "les réponses correctes",
    "las respuestas correctas", "le risposte corrette", "as respostas corretas", "de juiste antwoorden",
  ]
  private static let answered = [
    "answer:", "antwort:", "réponse :", "réponse:", "respuesta:", "risposta:", "resposta:", "antwoord:",
  ]

  /// What stands before a question's number, and before and within its marks.
  private static let heads: Set<String> = [
    "question", "frage", "pregunta", "domanda", "questão", "pergunta", "vraag",
  ]
  private static let marks: Set<String> = [
    "mark", "marked", "erreichte", "erreichbare", "note", "noté", "puntúa", "se", "punteggio", "atingiu",
    "cijfer", "vale", "puntaje",
  ]
  private static let of: Set<String> = ["of", "von", "sur", "sobre", "su", "de", "van"]

  /// The lines of a document, those of a review without what is no part of its questions.
  static func withoutNotes(_ lines: [TextLine]) -> [TextLine] {
    let heads = lines.indices.filter { place in
      isHead(lines[place]) && lines[place...].dropFirst().prefix(4).contains(where: isMark)
    }
    guard heads.count >= 2 else { return lines }
    var result = Array(lines[..<heads[0]])
    for (head, end) in zip(heads, heads.dropFirst() + [lines.count]) {
      let block = lines[head..<end]
      let start = result.count
      let isCorrected = block.contains { isRight($0.text.lowercased()) }
      var room: Int32?
      let marks = zip(block, block.dropFirst().map(Optional.some) + [nil]).lazy.compactMap { line, next in
        worth(of: line, before: next)
      }.first
      var hasContent = false
      for given in block {
        // Which one was chosen, and whether rightly, is told below as well.
        let line = isCorrected ? given.withoutChoice : given
        let text = line.text.lowercased()
        let bare = text.trimmedOfPunctuation
        // "Falsch" says how it was answered, and behind the statement it is an option.
        let isOption = hasContent && TrueFalse.value(bare) != nil
        if states.contains(bare) && !isOption || told.contains(bare) || isMark(line) { continue }
        if !isHead(line) { hasContent = true }
        // The right answer takes the place of what was answered; far below the question it would not be seen.
        if isCorrected, answered.contains(where: text.hasPrefix) {
          room = line.box.top
        } else if let top = room, isRight(text), top < line.box.top {
          result.append(line.moved(by: top - line.box.top))
          room = nil
        } else {
          result.append(isHead(line) ? line.with(marks: marks) : line)
        }
      }
      if isCorrected { explain(&result, from: start) }
    }
    return result
  }

  /// Puts what stands between the last option and the right answer behind this, as what explains it.
  private static func explain(_ lines: inout [TextLine], from start: Int) {
    guard let right = lines.indices.dropFirst(start).first(where: { isRight(lines[$0].text.lowercased()) }),
      let option = lines[start..<right].lastIndex(where: { line in
        line.label()?.parts.first.map { $0.number == nil && $0.letter != nil } == true
      }), option + 1 < right,
      lines[(option + 1)..<right].allSatisfy({ $0.box.left < lines[option].box.left - 500 })
    else { return }
    var remarks = Array(lines[(option + 1)..<right])
    let name = "Explanation:"
    var head = remarks[0].words[0]
    head.text = name
    remarks[0].cells[0] = TextCell([head] + remarks[0].cells[0].words)
    let answer = lines[right]
    lines.replaceSubrange((option + 1)...right, with: [answer] + remarks)
  }

  private static func isRight(_ text: String) -> Bool { right.contains(where: text.hasPrefix) }

  private static func isHead(_ line: TextLine) -> Bool {
    let words = line.words
    return words.count == 2 && words[0].text.first?.isUppercase == true
      && heads.contains(words[0].text.lowercased()) && Int(words[1].text) != nil
  }

  /// What a question is worth by "Mark 0.50 out of 2.00", or by "von 2,00"; nil for any other line, and for half marks.
  ///
  /// - Parameter next: The next line, to which a narrow column may put the number.
  private static func worth(of line: TextLine, before next: TextLine?) -> Int? {
    var words = line.words.map { $0.text.lowercased() }
    guard isMark(line) else { return nil }
    if words.last == "of", let next, next.words.count == 1 { words.append(next.words[0].text) }
    guard words.count >= 2, of.contains(words[words.count - 2]),
      let most = words.last.flatMap({ Double($0.replacing(",", with: ".")) }), most == most.rounded(),
      (1...100).contains(most)
    else { return nil }
    return Int(most)
  }

  /// True for "Mark 1.00 out of 2.00" and "Marked out of 2.00", and for the two lines that a narrow column makes of it.
  private static func isMark(_ line: TextLine) -> Bool {
    let words = line.words.map { $0.text.lowercased() }
    guard let last = words.last, Double(last.replacing(",", with: ".")) != nil, last.count >= 3 else {
      return words.count >= 3 && words.last == "of" && words.first.map(marks.contains) == true
    }
    if words.count == 1 { return last.contains(where: { ",.".contains($0) }) && last.count <= 5 }
    if of.contains(words[words.count - 2]) {
      return words.count == 2 || words.first.map(marks.contains) == true
    }
    return words.count <= 4 && words.first.map(marks.contains) == true
  }
}

extension TextLine {
  /// The line with marks in brackets before it, as papers print them: "[2] Question 3"; the line itself where there are none.
  fileprivate func with(marks: Int?) -> TextLine {
    guard let marks, var word = words.first else { return self }
    word.text = "[\(marks)]"
    var line = self
    line.cells[0] = TextCell([word] + cells[0].words)
    return line
  }

  /// The line of an option without the circle before it, and without the sign of the one that was chosen behind it.
  fileprivate var withoutChoice: TextLine {
    if let last = cells.last?.words.last, ["✗", "✘", "×"].contains(last.text), words.count > 1,
      label()?.parts.first.map({ $0.number == nil && $0.letter != nil }) == true
    {
      var line = self
      line.cells[cells.count - 1].words.removeLast()
      line.cells = line.cells.filter { !$0.words.isEmpty }.map { TextCell($0.words) }
      return line
    }
    guard let first = words.first, ["○", "◉", "●", "◯", "☐", "☑", "☒", "□", "■"].contains(first.text),
      words.count > 1
    else { return self }
    var cells = cells
    cells[0].words.removeFirst()
    if let last = cells.last?.words.last, ["✓", "✔", "✗", "✘", "×"].contains(last.text) {
      cells[cells.count - 1].words.removeLast()
    }
    cells = cells.filter { !$0.words.isEmpty }.map { TextCell($0.words) }
    guard !cells.isEmpty else { return self }
    cells[0].words[0].gapBefore = 0
    var line = TextLine(page: page, cells: cells, size: size)
    line.column = column
    (line.columnLeft, line.columnRight) = (columnLeft, columnRight)
    return line
  }

  /// The same line higher or lower on its page.
  fileprivate func moved(by distance: Int32) -> TextLine {
    let cells = cells.map { cell in
      TextCell(
        cell.words.map { word in
          var word = word
          word.box.top += distance
          word.box.bottom += distance
          return word
        })
    }
    var line = TextLine(page: page, cells: cells, size: size)
    line.column = column
    (line.columnLeft, line.columnRight) = (columnLeft, columnRight)
    return line
  }
}
