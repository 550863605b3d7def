import PDFText

/// Options that stand in bullets below their question, of which it is told in each question which are right: by bold
/// letters, or by a remark behind them.
///
/// Bullets of which nothing is told may be answers, or things to speak about.
enum BulletedOptions {
  struct Found {
    let options: [ExtractedItem.Option]
    /// Positions of those that are told to be right.
    let right: [Int]
    /// True where only bold letters tell it.
    let isInferred: Bool
    /// What stands below them, further left.
    let rest: [[QuestionCell]]
  }

  /// Takes them from below a question; nil where there are not two or more.
  static func take(
    from rows: inout [[QuestionCell]], _ document: DocumentLines, _ joiner: LineJoiner
  ) -> Found? {
    guard let start = rows.firstIndex(where: Bullets.isBullet) ?? firstSetIn(rows, document), start > 0,
      let (bullets, end) = divide(rows, from: start, document)
    else { return nil }
    var texts = bullets.map { joiner.text($0.map(\.joinedText)) }
    let remarked = OptionRemarks.take(from: &texts)
    guard (2...10).contains(texts.count), texts.allSatisfy({ !$0.isEmpty && $0.last != "?" }) else {
      return nil
    }
    let bold = bullets.indices.filter { place in
      bullets[place].joined().flatMap(\.words).allSatisfy { word in
        word.isBold || !word.text.contains { $0.isLetter || $0.isNumber }
      }
    }
    let found = Found(
      options: texts.map { ExtractedItem.Option(label: nil, text: $0) },
      right: !remarked.isEmpty ? remarked : bold.count < texts.count ? bold : [],
      isInferred: remarked.isEmpty, rest: Array(rows[end...]))
    rows.removeSubrange(start...)
    return found
  }

  /// The first row that is set in below the question's text: the bullets may be drawn, and no text.
  private static func firstSetIn(_ rows: [[QuestionCell]], _ document: DocumentLines) -> Int? {
    guard let first = rows.first?.first, rows.count > 2 else { return nil }
    // A title on the line of the label stands further right.
    let left = rows[1][0].left < first.left - 500 ? rows[1][0].left : first.left
    return rows.indices.dropFirst().first { rows[$0][0].left > left + 500 }
  }

  /// Divides rows into options: at their bullets, or where no line goes on.
  private static func divide(
    _ rows: [[QuestionCell]], from start: Int, _ document: DocumentLines
  ) -> (options: [[[QuestionCell]]], end: Int)? {
    let hasBullets = Bullets.isBullet(rows[start])
    let edge = rows[start][0].left
    let ends = rows[start...].firstIndex { row in row[0].left < edge - 300 } ?? rows.endIndex
    var options: [[[QuestionCell]]] = []
    for row in start..<ends {
      let isNew =
        hasBullets
        ? Bullets.isBullet(rows[row]) && abs(rows[row][0].left - edge) < 300
        : row == start || !goesOn(rows, row, start..<ends, document)
      if isNew {
        options.append([hasBullets ? rows[row].withoutBullet : rows[row]])
      } else {
        options[options.count - 1].append(rows[row])
      }
    }
    return options.allSatisfy({ !$0[0].isEmpty }) ? (options, ends) : nil
  }

  /// True for a row that goes on from a full line, no further below it than lines stand in a paragraph.
  private static func goesOn(
    _ rows: [[QuestionCell]], _ row: Int, _ range: Range<Int>, _ document: DocumentLines
  ) -> Bool {
    let (above, here) = (document.lines[rows[row - 1][0].line], document.lines[rows[row][0].line])
    guard let last = rows[row - 1].last?.words.last, let next = rows[row][0].words.first else { return false }
    let isFull = last.box.right + (next.box.right - next.box.left) + last.size / 2 > above.columnRight
    return isFull && last.isBold == next.isBold && above.page == here.page
      && here.box.top - above.box.top < document.pitch * 5 / 4
  }
}

extension ExtractedItem {
  /// Takes options, and those that are right as the answer.
  mutating func take(_ found: BulletedOptions.Found) {
    options = found.options
    kind = found.right.count > 1 ? .multiChoice : .choice
    guard !found.right.isEmpty else { return }
    answer = found.right.map { found.options[$0].text }.joined(separator: "\n")
    isAnswerInferred = found.isInferred
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

/// Remarks behind options, in brackets, that they are right: "Helium (correct)".
enum OptionRemarks {
  private static let all: Set<String> = [
    "correct", "correct answer", "correct option", "right", "right answer", "answer", "true answer", "key",
    "richtig", "richtige option", "richtige antwort", "korrekt", "correcta", "correcto", "respuesta correcta",
    "opción correcta", "bonne réponse", "bonne", "réponse correcte", "corretta", "risposta corretta",
    "corretto",
    "correta", "resposta correta", "resposta certa", "goed", "juist", "juiste antwoord", "poprawna",
    "poprawna odpowiedź", "правильно", "верно", "правильный ответ", "верный ответ",
  ]

  /// Takes the remarks from the options' ends.
  ///
  /// - Returns: The positions of the options that had one; none where all had.
  static func take(from options: inout [String]) -> [Int] {
    let found = options.indices.compactMap { place -> (place: Int, text: String)? in
      let text = options[place]
      guard text.last == ")", let open = text.lastIndex(of: "("), open != text.startIndex,
        all.contains(text[text.index(after: open)...].dropLast().lowercased())
      else { return nil }
      return (place, String(text[..<open]).trimmed)
    }
    guard found.count < options.count else { return [] }
    for (place, text) in found { options[place] = text }
    return found.map(\.place)
  }
}

/// The letters of the right options on the last line below them, where nothing else stands: "B", "BCD".
enum LoneKey {
  /// Takes them from below the options; nil where there are none.
  static func take(from rows: inout [[QuestionCell]], _ joiner: LineJoiner) -> String? {
    guard rows.count > 2, let last = rows.last, last.count == 1, last[0].words.count <= 4 else { return nil }
    let text = last[0].text
    let letters = text.filter(\.isLetter)
    guard (1...6).contains(letters.count), text.allSatisfy({ $0.isLetter || " ,;&.".contains($0) }),
      letters.allSatisfy({ $0.isASCII && $0.isUppercase }), Set(letters).count == letters.count,
      let labels = OptionReader(joiner: joiner).read(rows.dropLast())?.options.compactMap(\.label),
      letters.allSatisfy({ labels.contains(String($0)) })
    else { return nil }
    rows.removeLast()
    return text
  }
}
