import PDFText

/// Answers that stand directly behind their question: "Solution: …", "Answer: …".
enum InlineAnswer {
  /// True for words that say that an answer follows.
  static func isHead(_ text: String) -> Bool {
    AnswerWords.heads.contains(text.lowercased().trimmedOfPunctuation)
  }

  /// A text without the words with a colon that say that it is an answer; empty where it has no others.
  static func withoutHead(_ text: String) -> String {
    guard let colon = text.prefix(30).firstIndex(where: { ":：".contains($0) }),
      isHead(String(text[..<colon]))
    else { return text }
    let rest = String(text[text.index(after: colon)...]).trimmed
    // "Solution: salt water. Solvent: water.": one name among others. A letter is the answer whatever follows.
    let first = rest.split(separator: " ").first ?? ""
    let isLetter = first.count == 1 && first.first?.isUppercase == true
    return isLetter || !rest.contains(where: { ":：".contains($0) }) ? rest : text
  }

  /// Takes an answer out of the rows of a question; nil where none is named, or what follows is empty.
  ///
  /// - Parameter outside: Gets what stands below the answer, further left than the word that names it.
  static func take(
    from rows: inout [[QuestionCell]], _ joiner: LineJoiner, outside: inout [String]
  ) -> String? {
    for row in rows.indices {
      for cell in rows[row].indices {
        let words = rows[row][cell].words
        for place in words.indices
        where place == 0 || words[place].isItalic != words[place - 1].isItalic
          || words[place].isBold != words[place - 1].isBold || words[place].gapBefore > words[place].size
        {
          let sign = place == 0 && words.count > 1 && isSign(words[0].text) ? 1 : 0
          let isBelow = row > 0 && place == 0 && cell == 0
          guard
            let head = headLength(Array(words[(place + sign)...]))
              ?? (isBelow
                && (headsWithoutSign(words) || headsPoints(rows, row) || headsProof(words)
                  || headsSteps(rows, row))
                ? 1 : nil)
          else { continue }
          let count = head + sign
          // "答：还剩（　　）个。" is a sentence to complete.
          if FullWidthGap.isIn(Array(words[(place + count)...]).text) { continue }
          var parts: [String] = []
          let first = words[(place + count)...].map(\.text).joined(separator: " ")
          let behind = rows[row].dropFirst(cell + 1).map(\.text)
          parts.append(([first] + behind).joined(separator: " "))
          let below = rows[(row + 1)...]
          let isBoxed = place == 0 && cell == 0 && count == words.count
          let left = (rows[..<row].joined().map(\.left) + [words[0].box.left]).min() ?? 0
          let end =
            isBoxed
            ? below.firstIndex { ($0.first?.left ?? left) < left - words[0].size } ?? below.endIndex
            : below.endIndex
          for next in below[..<end] { parts.append(next.map(\.text).joined(separator: " ")) }
          if end < below.endIndex { outside.append(joiner.text(below[end...].map(\.joinedText))) }
          rows[row].removeSubrange((cell + 1)...)
          rows[row][cell].words.removeSubrange(place...)
          if rows[row][cell].words.isEmpty { rows[row].removeSubrange(cell...) }
          rows.removeSubrange((row + 1)...)
          rows.removeAll(where: \.isEmpty)
          let answer = joiner.text(parts).withoutLeaders
          let isSaid = answer.contains { $0.isLetter || $0.isNumber } || TrueFalse.value(answer) != nil
          return isSaid ? answer : nil
        }
      }
    }
    return nil
  }

  /// True for a sign before a head, as an arrowhead before "Solution".
  private static func isSign(_ text: String) -> Bool {
    text.count == 1 && text.allSatisfy { !$0.isLetter && !$0.isNumber && !"([“\"'".contains($0) }
  }

  /// How many words come to a colon and say that an answer follows, "Bonne réponse :"; nil for none.
  static func nameLength(_ words: [TextWord]) -> Int? {
    guard let colon = words.prefix(4).firstIndex(where: { $0.text.unicodeScalars.last.map(isColon) ?? false })
    else { return nil }
    let text = words[...colon].map(\.text).joined(separator: " ")
    let name = String(text.unicodeScalars.dropLast()).lowercased().trimmed
    // A dash is one in Hindi and Arabic; "Answer - …" may be anything.
    guard text.last != "-" && text.last != "–" || name.utf8.first.map({ $0 >= 0xD6 }) == true else {
      return nil
    }
    return AnswerWords.heads.contains(name) ? colon + 1 : nil
  }

  /// True for words that begin with those that say that an answer follows, with a stop or a colon behind them.
  static func begins(_ words: [TextWord]) -> Bool { headLength(words) != nil }

  /// True for the sign behind the word for answers: a colon, or what Bengali writes for it.
  private static func isColon(_ sign: Unicode.Scalar) -> Bool { ":：ঃ-–".unicodeScalars.contains(sign) }

  /// How many words say that an answer follows; nil for none.
  private static func headLength(_ words: [TextWord]) -> Int? {
    guard let first = words.first else { return nil }
    let text = first.text
    // "Give a reason for your / answer.": the last word of a sentence.
    let isAbbreviated = ["ans", "sol"].contains(text.dropLast())
    let mayBegin = text.last == "." && (text.first?.isLowercase != true || isAbbreviated)
    if text.last == ":" || mayBegin && words.count > 1,
      AnswerWords.heads.contains(text.dropLast().lowercased())
    {
      return 1
    }
    if let named = nameLength(words) { return named }
    // "The correct answer is: ice"
    let start = words.prefix(5).map { $0.text.lowercased() }
    if let end = start.firstIndex(where: { $0.hasSuffix(":") || AnswerWords.phraseEnds.contains($0) }),
      AnswerWords.phrases.contains(start[...end].joined(separator: " ").trimmedOfPunctuation)
    {
      let isMarked = words.count > end + 1 && words[end + 1].text == ":"
      return end + (isMarked ? 2 : 1)
    }
    if text == "【答案】" || text == "【解答】" { return 1 }
    if words.count == 1, AnswerWords.heads.contains(text.lowercased()), first.isBold { return 1 }
    // "Answer (3)"
    if words.count == 2, AnswerWords.heads.contains(text.lowercased()), words[1].text.first == "(",
      words[1].text.last == ")",
      words[1].text.count <= 4
    {
      return 1
    }
    if words.count == 1, mayBegin, AnswerWords.heads.contains(text.dropLast().lowercased()) { return 1 }
    return nil
  }
}

/// Answers in brackets that say so, behind the question or below it: "[Ans: 57.5 W]".
enum BracketedAnswer {
  /// Takes the answer out of the rows of a question; nil where there is none.
  static func take(from rows: inout [[QuestionCell]], _ joiner: LineJoiner) -> String? {
    for row in rows.indices {
      for cell in rows[row].indices {
        let words = rows[row][cell].words
        guard
          let place = words.firstIndex(where: { word in
            word.text.first.map { "[(".contains($0) } == true && word.text.last == ":"
              && InlineAnswer.isHead(word.text)
          })
        else { continue }
        return take(from: &rows, row, cell, place, joiner)
      }
    }
    return nil
  }

  /// Takes the words from a place up to the bracket that ends them, perhaps on the next line.
  private static func take(
    from rows: inout [[QuestionCell]], _ row: Int, _ cell: Int, _ place: Int, _ joiner: LineJoiner
  ) -> String? {
    let close: Character = rows[row][cell].words[place].text.first == "[" ? "]" : ")"
    var parts: [String] = []
    var here: (row: Int, cell: Int, from: Int) = (row, cell, place + 1)
    var kept = rows
    kept[row][cell].words.removeSubrange(place...)
    while here.row < rows.count, here.row <= row + 1 {
      while here.cell < rows[here.row].count {
        let words = rows[here.row][here.cell].words
        let end = words[here.from...].firstIndex { $0.text.last == close }
        let behind = end.map { $0 + 1 } ?? words.count
        parts.append(words[here.from..<behind].map(\.text).joined(separator: " "))
        if here.row != row || here.cell != cell { kept[here.row][here.cell].words.removeSubrange(..<behind) }
        if end != nil {
          rows = kept.map { $0.filter { !$0.words.isEmpty } }.filter { !$0.isEmpty }
          let answer = String(joiner.text(parts).dropLast()).trimmed
          return answer.isEmpty ? nil : answer
        }
        here = (here.row, here.cell + 1, 0)
      }
      here = (here.row + 1, 0, 0)
    }
    return nil
  }
}

/// Answers that an arrow begins, on a line below the question.
enum ArrowAnswer {
  /// Takes the answer from below a question; nil where no row begins with an arrow, or nothing stands behind it.
  static func take(from rows: inout [[QuestionCell]], _ joiner: LineJoiner) -> String? {
    guard
      let first = rows.firstIndex(where: {
        ["→", "⇒", "➜", "->", "=>"].contains($0.first?.words.first?.text)
      }),
      first > 0
    else { return nil }
    let text = joiner.text(rows[first...].map(\.joinedText)).drop {
      !$0.isLetter && !$0.isNumber && $0 != "“"
    }
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    rows.removeSubrange(first...)
    return String(text)
  }

  /// Takes the answer from behind an arrow that follows a sentence: "She don’t like it. → She doesn’t like it."
  ///
  /// Arrows of chemistry follow no sentence.
  static func takeWithin(from rows: inout [[QuestionCell]], _ joiner: LineJoiner) -> String? {
    for row in rows.indices {
      for cell in rows[row].indices {
        let words = rows[row][cell].words
        guard let place = words.firstIndex(where: { ["→", "⇒", "➜", "->"].contains($0.text) }),
          let last = place > 0 ? words[place - 1].text.last : rows[row][..<cell].last?.words.last?.text.last,
          ".?!".contains(last)
        else { continue }
        let behind = words[(place + 1)...].map(\.text) + rows[row][(cell + 1)...].map(\.text)
        let answer = joiner.text([behind.joined(separator: " ")] + rows[(row + 1)...].map(\.joinedText))
        guard answer.contains(where: \.isLetter) else { return nil }
        rows[row].removeSubrange((cell + 1)...)
        rows[row][cell].words.removeSubrange(place...)
        rows.removeSubrange((row + 1)...)
        if rows[row][cell].words.isEmpty { rows[row].remove(at: cell) }
        rows.removeAll(where: \.isEmpty)
        return answer
      }
    }
    return nil
  }
}

/// Options in one line below a question with slashes between them: "Severn / Thames / Trent".
enum SlashedOptions {
  /// Takes them from the last row; nil where that is anything else.
  static func take(from rows: inout [[QuestionCell]]) -> [ExtractedItem.Option]? {
    guard rows.count > 1, let last = rows.last else { return nil }
    let parts = last.map(\.text).joined(separator: " ").split(separator: " / ").map { String($0).trimmed }
    guard (3...6).contains(parts.count),
      parts.allSatisfy({
        $0.contains { $0.isLetter || $0.isNumber } && $0.split(separator: " ").count <= 5 && $0.last != "?"
      })
    else { return nil }
    rows.removeLast()
    return parts.map { ExtractedItem.Option(label: nil, text: $0) }
  }

  /// Options that a sentence has in brackets: "The river began to (overflow / collapse / freeze)."; nil where it has none.
  ///
  /// Beside a gap, as in "He has ___ (never / see) the sea.", they are words to be used, and none is wrong.
  static func within(_ text: String) -> [ExtractedItem.Option]? {
    if let found = behindGap(text) { return found.options }
    guard !text.contains("___"), text.count(where: { $0 == "(" }) == 1, let open = text.firstIndex(of: "("),
      let close = text[open...].firstIndex(of: ")")
    else { return nil }
    let inside = text[text.index(after: open)..<close]
    let parts = inside.split(separator: "/", omittingEmptySubsequences: false).map { String($0).trimmed }
    guard (2...6).contains(parts.count),
      parts.allSatisfy({ part in
        part.contains(where: \.isLetter) && part.split(separator: " ").count <= 4
      }),
      Set(parts).count == parts.count, !TrueFalse.isAsked(inside.lowercased())
    else { return nil }
    return parts.map { ExtractedItem.Option(label: nil, text: $0) }
  }
}

extension SlashedOptions {
  /// Words in brackets behind a sentence with a gap of which one goes into it, as "(at, on)".
  ///
  /// A single word, or words with a slash, are to be used in a form of theirs; so are verbs with "not".
  static func behindGap(_ text: String) -> (sentence: String, options: [ExtractedItem.Option])? {
    guard text.split(separator: " ").count(where: { $0.contains("___") }) == 1, text.last == ")",
      let open = text.lastIndex(of: "("),
      case let sentence = String(text[..<open]).trimmed, sentence.last.map({ ".?!".contains($0) }) == true
    else { return nil }
    let inside = text[text.index(after: open)...].dropLast()
    let parts = inside.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
    guard (2...5).contains(parts.count), Set(parts).count == parts.count,
      parts.allSatisfy({ $0.contains(where: \.isLetter) && $0.split(separator: " ").count <= 2 }),
      !parts.contains("not")
    else { return nil }
    return (sentence, parts.map { ExtractedItem.Option(label: nil, text: $0) })
  }
}
