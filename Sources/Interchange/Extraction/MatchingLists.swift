import PDFText

/// Lists to match of which one stands below the other: numbered words, and what they mean behind letters.
struct MatchingLists {
  let document: DocumentLines
  let joiner: LineJoiner

  /// The questions of one run that are entries of the first list, with the entries of the second as options.
  ///
  /// - Returns: How many questions they are, and the options; nil where no second list stands below the last of them, or
  ///   nothing above the first tells to match.
  func block(_ questions: [QuestionNode], from start: Int) -> (count: Int, options: [ExtractedItem.Option])? {
    let first = questions[start]
    guard let line = first.lines.first?.line, first.path.first?.number == 1, tellsToMatch(above: line) else {
      return nil
    }
    var end = start
    while end < questions.count, questions[end].run == first.run, isEntry(questions[end]) {
      end += 1
      if let options = options(below: questions[end - 1]) {
        let count = end - start
        return count >= 3 && (count...(count + 6)).contains(options.count) ? (count, options) : nil
      }
      guard questions[end - 1].children.isEmpty else { return nil }
    }
    return nil
  }

  /// The words of an entry of the first list, without its number and the room for a letter.
  func entry(_ question: QuestionNode) -> String {
    question.lines.first.map { document.lines[$0.line].words.dropFirst($0.skipped) }.map { words in
      words.filter { !$0.text.allSatisfy(isLeader) }.map(\.text).joined(separator: " ")
    } ?? ""
  }

  /// True for a few words that ask nothing.
  private func isEntry(_ question: QuestionNode) -> Bool {
    let text = entry(question)
    return !text.isEmpty && text.utf8.count <= 80 && !text.contains("?") && !text.contains("___")
  }

  /// The entries behind letters in the lines of a question, in the order of the letters; nil where they do not count on.
  private func options(below question: QuestionNode) -> [ExtractedItem.Option]? {
    let lines = Self.lines(of: question).dropFirst()
    guard lines.count >= 2 else { return nil }
    var entries: [(letter: Int, label: String, text: String, left: Int32)] = []
    for line in lines {
      guard !document.isHeading(line) else { break }
      for cell in document.lines[line].cells {
        if let word = cell.words.first, cell.words.count > 1, let part = compactLabel(word.text)?.first,
          part.number == nil,
          let letter = part.isUpper ? word.text.lowercased().firstLetterPlace : part.letter
        {
          let rest = cell.words.dropFirst().map(\.text).joined(separator: " ")
          entries.append((letter, word.text.trimmedOfPunctuation, rest, cell.box.left))
        } else if let above = entries.lastIndex(where: {
          $0.left <= cell.box.left + 300 && cell.box.left - $0.left < 6_000
        }) {
          entries[above].text = joiner.text([entries[above].text, cell.text])
        } else {
          return nil
        }
      }
    }
    entries.sort { $0.letter < $1.letter }
    guard entries.count >= 3, entries.map(\.letter) == Array(1...entries.count) else { return nil }
    return entries.map { ExtractedItem.Option(label: $0.label, text: $0.text) }
  }

  /// The lines of a question and its parts.
  private static func lines(of question: QuestionNode) -> [Int] {
    question.lines.map(\.line) + question.children.flatMap(lines)
  }

  /// True where one of the lines above tells to join what belongs together.
  private func tellsToMatch(above line: Int) -> Bool {
    (max(0, line - 6)..<line).contains { index in
      document.texts[index].lowercased().split { !$0.isLetter }.contains { Self.orders.contains(String($0)) }
    }
  }

  private static let orders: Set<String> = [
    "match", "matching", "ordne", "ordnen", "zuordnen", "verbinde", "verbinden", "empareja", "emparejar",
    "relaciona", "relacione", "relacionar", "une", "unir", "asocia", "asocie", "associe", "associez", "relie",
    "reliez", "relier", "abbina", "abbinare", "collega", "collegare", "associa", "associar", "ligue", "ligar",
    "correlacione", "połącz", "dopasuj", "соедини", "соедините", "соотнесите", "сопоставьте", "verbind",
    "koppla", "párosítsd", "eşleştir", "eşleştirin", "jodohkan", "pasangkan",
  ]
}

extension String {
  /// The place of its first letter in the alphabet, from 1; nil where it begins with no Latin letter.
  fileprivate var firstLetterPlace: Int? {
    first(where: \.isLetter).flatMap { $0.isASCII ? $0.place : nil }
  }
}
