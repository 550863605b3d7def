import PDFText

/// Finds the words that a document numbers its questions with, whatever its language: "Zadanie 1", "Task 2", "No.3", "#4".
///
/// No list has all of them. A word that begins lines at one edge of the page, with 1, 2, 3 … behind it, numbers something.
struct CountedWords {
  /// A line that begins with a word and a number.
  private struct Start {
    let line: Int
    let number: Int
    /// What stands before the number: the 3 of "Exercise 3.1".
    var chapter = 0
    let left: Int32
    /// True where word and number are written together: "NO.1".
    let isJoined: Bool
    /// True where the line is nothing but the number, with what kind of question it is.
    var isWhole = false
  }

  /// Words that number something else than questions.
  private static let others: Set<String> = [
    "figure", "fig", "table", "page", "source", "chapter", "section", "part", "lesson", "week", "day", "step",
    "unit", "round", "line", "lines", "note", "extract", "document", "text", "answer", "answers", "solution",
    "solutions", "year", "grade", "class", "level", "topic", "module", "teil", "abschnitt", "kapitel",
    "seite",
    "lektion", "partie", "chapitre", "leçon", "semaine", "parte", "capítulo", "unidad", "lección",
    "questions",
    "key", "appendix", "volume", "paragraph", "rule", "article", "set", "box", "group", "stage", "period",
    "paper", "version", "form", "room", "bus", "route", "abbildung", "tabelle", "theorem", "lemma",
    "definition",
    "diagram", "graph", "image", "photo", "map", "chart", "passage", "reading", "book", "verse", "point",
    "story", "q", "exercises", "list", "block", "tier", "band", "quarter", "term", "phase",
    "tema", "thème", "theme", "thema", "temat", "тема", "séquence", "unidade", "unità", "unité", "einheit",
    "lição", "lezione", "lekcja", "les", "capitolo", "rozdział", "hoofdstuk", "kapittel", "avsnitt", "урок",
    "раздел", "модуль", "глава", "часть", "módulo", "modul", "seção", "sección", "sezione",
  ]

  /// The lines with the word that a reader of labels knows in place of the document's own.
  ///
  /// - Returns: The lines, and the word that stood there; nil where none did, or several.
  static func named(_ lines: [TextLine]) -> (lines: [TextLine], word: String?) {
    var starts: [String: [Start]] = [:]
    for (index, line) in lines.enumerated() {
      guard let found = start(line, index) else { continue }
      starts[found.word, default: []].append(found.start)
    }
    var result = lines
    var words: Set<String> = []
    for (word, found) in starts where counts(found, isKnown: isKnown(word)) {
      for start in found {
        if let word = lines[start.line].words.first?.text, !start.isJoined, !start.isWhole {
          words.insert(word)
        }
        result[start.line] = renamed(lines[start.line], start)
      }
    }
    return (result, words.count == 1 ? words.first : nil)
  }

  private static func start(_ line: TextLine, _ index: Int) -> (word: String, start: Start)? {
    guard let first = line.words.first else { return nil }
    let text = first.text
    // "1 - Quiz" on a line of its own.
    if line.cells.count == 1, (3...6).contains(line.words.count), let number = text.smallNumber,
      ["-", "–", "—", "·", "|"].contains(line.words[1].text),
      line.words.dropFirst(2).allSatisfy({ $0.text.allSatisfy(\.isLetter) })
    {
      return ("-", Start(line: index, number: number, left: line.box.left, isJoined: false, isWhole: true))
    }
    if let digit = text.firstIndex(where: \.isNumber), digit > text.startIndex {
      let word = text[..<digit].lowercased()
      let rest = text[digit...].trimmedOfEnd
      guard word == "#" || word == "№" || ["no.", "nr.", "nº", "n°", "num."].contains(word),
        let number = rest.smallNumber
      else { return nil }
      return (word, Start(line: index, number: number, left: line.box.left, isJoined: true))
    }
    let word = text.lowercased().trimmedOfPunctuation
    let isSign = ["#", "№"].contains(text)
    guard line.words.count > 1, isSign || word.count >= 2 && text.first?.isUppercase == true,
      !others.contains(word), isSign || word.allSatisfy(\.isLetter),
      line.words[1].gapBefore < 2 * first.size, text.last != ":"
    else { return nil }
    let numbers = line.words[1].text.trimmedOfEnd.split(separator: ".", omittingEmptySubsequences: false)
      .map(\.smallNumber)
    guard (1...2).contains(numbers.count), let number = numbers.last ?? nil, let chapter = numbers[0] else {
      return nil
    }
    return (
      isSign ? text : word,
      Start(
        line: index, number: number, chapter: numbers.count > 1 ? chapter : 0, left: line.box.left,
        isJoined: false)
    )
  }

  /// True for a word that is read as a label, or as the name of an exercise, wherever it stands.
  private static func isKnown(_ word: String) -> Bool {
    LabelWords.all.contains(word) || ExerciseNames.all.contains(word)
  }

  /// True where the numbers count from 1, at one edge.
  private static func counts(_ starts: [Start], isKnown: Bool) -> Bool {
    guard starts.count >= 3, starts[0].number == 1 else { return false }
    // The key at the end of a sheet names its questions again.
    let most = starts.lastIndex { $0.number == 1 && $0.chapter == starts[0].chapter } ?? 0
    let isAgain = !isKnown && most >= 3 && starts.count - most <= most
    guard
      zip(starts, starts.dropFirst()).enumerated().allSatisfy({ place, pair in
        if isAgain, place + 1 == most { return true }
        let (one, next) = pair
        return next.chapter == one.chapter
          ? next.number == one.number + 1 : next.chapter > one.chapter && next.number == 1
      })
    else { return false }
    return starts.allSatisfy { abs($0.left - starts[0].left) < 1_400 } || starts.count > 4
  }

  private static func renamed(_ line: TextLine, _ start: Start) -> TextLine {
    var line = line
    var words = line.cells[0].words
    if start.isWhole {
      words.removeLast(words.count - 2)
      words[1].text = "\(start.number)"
      words[0].text = "Question"
    } else if start.isJoined {
      var number = words[0]
      number.text = "\(start.number)."
      words[0].text = "Question"
      number.gapBefore = number.size / 4
      words.insert(number, at: 1)
    } else {
      words[0].text = "Question"
    }
    line.cells[0].words = words
    return line
  }
}

extension Recognition {
  /// Puts the document's own word back where it heads something instead of numbering questions: "Station 2: Food".
  ///
  /// - Parameters:
  ///   - word: The word that was read as "Question".
  ///   - printsQuestions: Whether the document has that word, too, so that nobody can tell them apart.
  mutating func restore(_ word: String?, printsQuestions: Bool) {
    guard let word, !printsQuestions else { return }
    for index in items.indices { items[index].changeTexts { $0.withCounted(word) } }
  }
}

extension ExtractedItem {
  /// Changes what it says in all places.
  mutating func changeTexts(_ change: (String) -> String) {
    question = change(question)
    command = change(command)
    context = context.map(change)
    stem = stem.map(change)
    answer = answer.map(change)
    section = section.map(change)
    leftOut = leftOut.map(change)
    for place in options.indices { options[place].text = change(options[place].text) }
    for place in rubric.indices { rubric[place].text = change(rubric[place].text) }
  }
}

extension String {
  /// The text with a word in place of each "Question" that a number follows.
  fileprivate func withCounted(_ word: String) -> String {
    guard holds("Question ") else { return self }
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: "Question ") {
      result += rest[..<range.lowerBound]
      result += rest[range.upperBound...].first?.isNumber == true ? word + " " : "Question "
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

extension StringProtocol {
  /// Without the marks that end a label.
  fileprivate var trimmedOfEnd: String {
    var text = String(self)
    while let last = text.last, ".:)".contains(last) { text.removeLast() }
    return text
  }
}
