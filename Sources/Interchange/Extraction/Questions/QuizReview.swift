import PDFText

/// Takes what a quiz tool writes beside each question out of a printed review.
///
/// Moodle prints "Question 3", whether it was answered rightly, "Mark 0.50 out of 1.00" and "Flag question"; below the
/// options it tells what was answered, and in "The correct answer is: …" what would have been right.
///
/// Source: the English strings of Moodle's question engine, moodle/question/lang/en/question.php.
enum QuizReview {
  /// What Moodle says before a question of how it was answered, in small letters; behind it they may be options.
  private static let states: Set<String> = [
    "correct", "incorrect", "partially correct", "not answered", "not yet answered", "complete",
    "answer saved",
    "richtig", "falsch", "teilweise richtig", "nicht beantwortet", "vollständig",
    "bisher nicht beantwortet", "antwort gespeichert",
    "partiellement correct", "non répondue", "terminer", "terminé", "pas encore répondu",
    "correcta", "incorrecta", "parcialmente correcta", "sin contestar", "finalizado", "sin responder aún",
    "risposta corretta", "risposta errata", "parzialmente corretta", "risposta non data", "completo",
    "correto", "incorreto", "parcialmente correto", "não respondido", "ainda não respondida",
    "juist", "onjuist", "gedeeltelijk juist", "niet beantwoord", "voltooid",
  ]

  /// What it offers to do with a question, and says before and behind its options.
  private static let told: Set<String> = [
    "flag question", "remove flag", "edit question", "frage markieren", "marquer la question",
    "marcar pregunta", "contrassegna domanda", "marcar questão", "markeer vraag",
    "select one", "select one or more", "your answer is correct", "your answer is incorrect",
    "your answer is partially correct",
    "wählen sie eine antwort", "bitte wählen sie eine antwort", "wählen sie eine oder mehrere antworten",
    "die antwort ist richtig",
    "die antwort ist falsch", "die antwort ist teilweise richtig", "ihre antwort ist richtig",
    "ihre antwort ist falsch",
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

  /// What stands before a question's number.
  private static let heads: Set<String> = [
    "question", "frage", "pregunta", "domanda", "questão", "pergunta", "vraag",
  ]

  /// The lines of a document, those of a review without what is no part of its questions.
  static func withoutNotes(_ given: [TextLine]) -> [TextLine] {
    let lines = apart(given)
    let heads = lines.indices.filter { place in
      isHead(lines[place])
        && lines[place...].dropFirst().prefix(4).contains { ReviewMark($0, behind: nil) != nil }
    }
    guard heads.count >= 2 else { return lines }
    var result = Array(lines[..<heads[0]])
    for (head, end) in zip(heads, heads.dropFirst() + [lines.count]) {
      let block = lines[head..<end]
      let start = result.count
      let isCorrected = block.contains { isRight($0.text.lowercased()) }
      var room: Int32?
      var marks: ReviewMark?
      // What is told of the question stands below its number; the question itself, below that or to the right of it.
      var isBelowNumber = true
      for given in block {
        // Which one was chosen, and whether rightly, is told below as well.
        let line = isCorrected ? given.withoutChoice : given
        let text = line.text.lowercased()
        let bare = text.trimmedOfPunctuation
        // What a circle stands before is an option, and so is "Falsch" behind the statement.
        let isOption = line.words.count < given.words.count
        let isAtLeft = line.box.left - lines[head].box.left < 300
        if !isOption, told.contains(bare) { continue }
        if !isOption, isAtLeft, isBelowNumber {
          if states.contains(bare) { continue }
          if let mark = ReviewMark(line, behind: marks) {
            marks = mark
            continue
          }
          isBelowNumber = isHead(line)
        }
        // The right answer takes the place of what was answered; far below the question it would not be seen.
        if isCorrected, answered.contains(where: text.hasPrefix) {
          room = line.box.top
        } else if let top = room, isRight(text), top < line.box.top {
          result.append(line.moved(by: top - line.box.top))
          room = nil
        } else {
          result.append(line)
        }
      }
      if start < result.count, isHead(result[start]) {
        // A number in the same block whose marks are not found has none: those of the question before may be others.
        result[start] = result[start].with(marks: marks?.worth)
      }
      if isCorrected { explain(&result, from: start) }
    }
    return result
  }

  /// The lines with what is told at the left on lines of its own: "Question 1 | What does LAN stand for?", "Correct | Select one:".
  private static func apart(_ lines: [TextLine]) -> [TextLine] {
    func isTold(_ line: TextLine) -> Bool {
      guard line.cells.count > 1, case let first = line.cells[0] else { return false }
      var own = line
      own.cells = [first]
      return isHead(first.words) || ReviewMark(own, behind: nil) != nil
        || states.contains(first.text.lowercased().trimmedOfPunctuation)
        || told.contains(first.text.lowercased().trimmedOfPunctuation)
    }
    let joined = lines.filter(isTold)
    guard joined.count >= 4, joined.count(where: { isHead($0.cells[0].words) }) >= 2,
      joined.contains(where: { !isHead($0.cells[0].words) })
    else { return lines }
    return lines.flatMap { line in
      guard isTold(line) else { return [line] }
      var (first, rest) = (line, line)
      first.cells = [line.cells[0]]
      rest.cells.removeFirst()
      (first.box, rest.box) = (
        first.cells[0].box, rest.cells.dropFirst().reduce(rest.cells[0].box) { $0.union($1.box) }
      )
      return [first, rest]
    }
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

  private static func isHead(_ line: TextLine) -> Bool { isHead(line.words) }

  private static func isHead(_ words: [TextWord]) -> Bool {
    words.count == 2 && words[0].text.first?.isUppercase == true
      && heads.contains(words[0].text.lowercased()) && Int(words[1].text) != nil
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
  func moved(by distance: Int32) -> TextLine {
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
