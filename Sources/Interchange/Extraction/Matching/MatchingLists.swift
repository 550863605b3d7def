import PDFText

/// Lists to match of which one stands below the other: numbered words, and what they mean behind letters.
struct MatchingLists {
  let document: DocumentLines
  let joiner: LineJoiner

  /// Two such lists.
  struct Block {
    /// What the entries of the first say, without their numbers and the room for a letter.
    var entries: [String]
    /// The entries of the second.
    var options: [ExtractedItem.Option]
    /// Texts behind the second, of which no list has anything.
    var leftOut: [String]
  }

  /// The questions of one run that are entries of the first list, with the entries of the second as options.
  ///
  /// - Returns: Nil where no second list stands below the last of them, or nothing above the first tells to match.
  func block(_ questions: [QuestionNode], from start: Int) -> Block? {
    let first = questions[start]
    guard let line = first.lines.first?.line, first.path.first?.number == 1,
      document.tellsToMatch(above: line)
    else {
      return nil
    }
    var entries: [String] = []
    for question in questions[start...].prefix(while: { $0.run == first.run }) {
      let lines = Self.lines(of: question)
      let second = lines.dropFirst().first { line in
        Self.joined(document.lines[line.line].cells).first.flatMap(letter) != nil
      }
      let entry = entry(lines.prefix { $0.line != second?.line })
      guard isEntry(entry) else { return nil }
      entries.append(entry)
      if let second {
        guard entries.count >= 3, let found = options(lines.map(\.line).drop { $0 != second.line }),
          (entries.count...(entries.count + 6)).contains(found.options.count)
        else { return nil }
        return Block(entries: entries, options: found.options, leftOut: found.leftOut)
      }
    }
    return nil
  }

  private func entry(_ lines: ArraySlice<(line: Int, skipped: Int)>) -> String {
    joiner.text(
      lines.map { line in
        document.lines[line.line].words.dropFirst(line.skipped).filter { !$0.text.allSatisfy(isLeader) }
          .map(\.text).joined(separator: " ")
      })
  }

  /// True for a few words that ask nothing.
  private func isEntry(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 80 && !text.contains("?") && !text.contains("___")
  }

  /// The entries behind letters in some lines, in the order of the letters; nil where they do not count on.
  private func options(_ lines: ArraySlice<Int>) -> (options: [ExtractedItem.Option], leftOut: [String])? {
    var entries: [(letter: Int, label: String, text: String, left: Int32)] = []
    let left = lines.first.map { document.lines[$0].box.left } ?? 0
    // What begins left of the list belongs to the page.
    let own = lines.prefix { !document.isHeading($0) && document.lines[$0].box.left > left - 2_000 }
    for cell in own.flatMap({ Self.joined(document.lines[$0].cells) }) {
      if let letter = letter(cell) {
        let rest = cell.words.dropFirst().map(\.text).joined(separator: " ")
        entries.append((letter, cell.words[0].text.trimmedOfPunctuation, rest, cell.box.left))
      } else if let above = entries.lastIndex(where: {
        $0.left <= cell.box.left + 300 && cell.box.left - $0.left < 6_000
      }) {
        entries[above].text = joiner.text([entries[above].text, cell.text])
      } else {
        return nil
      }
    }
    entries.sort { $0.letter < $1.letter }
    guard entries.count >= 3, entries.map(\.letter) == Array(1...entries.count) else { return nil }
    return (
      entries.map { ExtractedItem.Option(label: $0.label, text: $0.text) },
      lines.dropFirst(own.count).map { document.texts[$0] }
    )
  }

  /// The cells of a line, a letter that stands apart joined with what it names.
  private static func joined(_ cells: [TextCell]) -> [TextCell] {
    guard cells.count == 2, cells[0].words.count == 1, compactLabel(cells[0].text) != nil else {
      return cells
    }
    return [TextCell(cells[0].words + cells[1].words)]
  }

  /// The place in the alphabet of the letter that a cell of several words begins with; nil where none does.
  private func letter(_ cell: TextCell) -> Int? {
    guard cell.words.count > 1 else { return nil }
    let first = cell.words[0].text
    // "a on more employees": sheets for learners of English write nothing behind the letter.
    if first.utf8.count == 1, first.first?.isLowercase == true { return first.firstLetterPlace }
    guard let part = compactLabel(first)?.first, part.number == nil else { return nil }
    return part.isUpper ? cell.words[0].text.lowercased().firstLetterPlace : part.letter
  }

  /// The lines of a question and its parts.
  private static func lines(of question: QuestionNode) -> [(line: Int, skipped: Int)] {
    question.lines + question.children.flatMap(lines)
  }
}

extension String {
  /// The place of its first letter in the alphabet, from 1; nil where it begins with no Latin letter.
  var firstLetterPlace: Int? {
    first(where: \.isLetter).flatMap { $0.isASCII ? $0.place : nil }
  }
}
