import PDFText

/// Finds the options of a multiple-choice question.
struct OptionReader {
  let joiner: LineJoiner

  /// A letter that may name an option.
  private struct Mark: Equatable {
    let letter: Character
    /// As it is printed.
    let name: String
    let style: LabelPart.Style
    let row: Int
    let cell: Int
    let word: Int
    let left: Int32
  }

  /// Finds options that letters name: A, B, C … or W, X, Y, Z, or boxes to tick.
  func read(_ rows: [[QuestionCell]]) -> FoundOptions? {
    let bare = withLettersFirst(withoutBullets(rows))
    return lettered(bare) ?? boxed(bare)
  }

  /// The rows without the bullets before letters that name options: "• A: True".
  private func withoutBullets(_ rows: [[QuestionCell]]) -> [[QuestionCell]] {
    let bulleted = rows.indices.filter { row in
      guard let words = rows[row].first?.words, words.count > 2, words[0].text.count == 1,
        Bullets.isBullet(rows[row]), let (_, style) = letter(of: words[1].text, next: words[2])
      else { return false }
      return style != .bare
    }
    // A filled circle among empty ones is the mark of the right one.
    guard bulleted.count > 1, Set(bulleted.map { rows[$0][0].words[0].text }).count == 1 else { return rows }
    var bare = rows
    for row in bulleted { bare[row] = rows[row].withoutBullet }
    return bare
  }

  // MARK: Letters

  private func lettered(_ rows: [[QuestionCell]]) -> FoundOptions? {
    let marks = findMarks(rows)
    var best: [Mark] = []
    // In the order of the page, so that nothing is left to chance.
    var styles: [LabelPart.Style] = []
    for mark in marks where !styles.contains(mark.style) { styles.append(mark.style) }
    for style in styles {
      let own = marks.filter { $0.style == style }
      for start in own.indices {
        let first = own[start].letter
        for alphabet in Self.alphabets(from: first) {
          let run = run(Array(own[start...]), rows, alphabet)
          let isClear = style != .bare && !["a", "F", "P"].contains(first)
          let least = isClear ? 2 : 3
          // The same letters behind a later A: the one before begins a sentence.
          let isLater = run.count == best.count && run.count > 1 && run[1] == best[1]
          if run.count >= least, run.count > best.count || isLater { best = run }
        }
      }
    }
    guard let first = best.first else { return nil }
    let again = repeated(best, marks, rows)
    var found = divide(Array(rows[..<(again?.row ?? rows.count)]), best, before: first)
    found.dropCircles()
    guard first.word == 0 || !isSentence(found) && !isListed(best, rows) else { return nil }
    if let again {
      let text = Verification.words(again.text)
      let right = found.options.firstIndex { Verification.words($0.text) == text } ?? again.option
      found.ticked = [right]
    }
    return found
  }

  /// The line below options that says one of them again, which is the answer: "(b) carbon dioxide".
  private func repeated(_ run: [Mark], _ marks: [Mark], _ rows: [[QuestionCell]]) -> (
    row: Int, option: Int, text: String
  )? {
    guard let lowest = run.map(\.row).max(), let row = rows.indices.last, row > lowest, run.last?.word == 0,
      let mark = marks.first(where: { $0.row == row && $0.word == 0 && $0.cell == 0 }),
      let option = run.firstIndex(where: { $0.letter == mark.letter })
    else { return nil }
    let text = joiner.text([rows[row].joinedText]).split(separator: " ").dropFirst().joined(separator: " ")
    let words = Verification.words(text)
    let options = run.map { rows[$0.row][$0.cell].words.dropFirst().map(\.text).joined(separator: " ") }
    guard !words.isEmpty, options.contains(where: { Verification.words($0) == words }) else { return nil }
    return (row, option, text)
  }

  /// The orders in which letters count from one; none where nothing begins with it.
  private static func alphabets(from first: Character) -> [OptionAlphabet] {
    if OptionAlphabet.firsts.contains(first) {
      return OptionAlphabet.all.filter { $0.letters.first == first }
    }
    return ["A", "W", "a", "F", "P", "А", "⑴", "①", "⒈"].contains(first) ? [OptionAlphabet(letters: [])] : []
  }

  /// True for what a sentence lists, as "Determine (a) the amplitude, (b) the frequency, and (c) the energy" does.
  private func isSentence(_ found: FoundOptions) -> Bool {
    guard let last = found.stem.last?.joinedText.last, last.isLetter || last == "," else { return false }
    let texts = found.options.dropLast().map(\.text)
    return texts.dropLast().allSatisfy { $0.last.map { ",;".contains($0) } ?? false }
      && texts.last.map { text in Self.ands.contains { text.hasSuffix(" " + $0) } } ?? false
  }

  private static let ands = ["and", "und", "et", "y", "e", "en", "i", "и"]

  /// True where commas stand before the letters of such a list, and "and" before the last, on however many lines.
  private func isListed(_ run: [Mark], _ rows: [[QuestionCell]]) -> Bool {
    func wordBefore(_ mark: Mark) -> String? {
      let words = rows[mark.row][mark.cell].words[..<mark.word]
      return (words.last ?? rows[..<mark.row].last?.last?.words.last)?.text
    }
    guard run.count > 2, let last = run.last.flatMap(wordBefore), Self.ands.contains(last) else {
      return false
    }
    return run.dropFirst().dropLast().allSatisfy { mark in
      wordBefore(mark)?.last.map { ",;".contains($0) } ?? false
    }
  }

  /// Letters that count on, each the nearest behind the one before in reading order or below it.
  private func run(_ marks: [Mark], _ rows: [[QuestionCell]], _ alphabet: OptionAlphabet) -> [Mark] {
    guard var last = marks.first else { return [] }
    var run = [last]
    while let next = alphabet.letters.isEmpty ? last.letter.following : alphabet.following(last.letter),
      let found = marks.first(where: { mark in
        // American tests name every second question's options F, G, H and J.
        mark.letter == (run[0].letter == "F" && next == "I" ? "J" : next) && mark.row - last.row <= 8
          && !run.contains { $0.row == mark.row && $0.word == mark.word && $0.cell == mark.cell }
      })
    {
      run.append(found)
      last = found
      // A bank for several questions may have a dozen.
      if run.count == 12 { break }
    }
    return run
  }

  /// Rows that begin with A, B, C … below each other.
  private func stacked(_ rows: [[QuestionCell]]) -> Set<Int> {
    let starts = rows.indices.filter {
      rows[$0].first?.words.first?.text.count == 1 && rows[$0][0].words.count > 1
    }
    func letter(_ row: Int) -> String { rows[row][0].words[0].text }
    // "A luz do Sol …": a sentence of the question may begin so as well.
    guard let start = starts.first(where: { ["A", "А"].contains(letter($0)) }),
      case let (begin, behind) = letter(start) == "A" ? ("A", "B") : ("А", "Б"),
      let second = starts.first(where: { $0 > start && letter($0) == behind }),
      let first = starts.last(where: { $0 < second && letter($0) == begin }), var next = Self.value(behind)
    else { return [] }
    var found: Set<Int> = [first]
    for row in starts where row > first && Self.value(letter(row)) == next {
      guard abs(rows[row][0].left - rows[first][0].left) < 500 else { continue }
      found.insert(row)
      next += 1
    }
    return found.count >= 3 ? found : []
  }

  private func findMarks(_ rows: [[QuestionCell]]) -> [Mark] {
    var marks: [Mark] = []
    let stacked = stacked(rows)
    let small = SmallLetters.find(rows)
    var lastLetter: UInt32 = 0
    for (row, cells) in rows.enumerated() {
      for (cell, content) in cells.enumerated() {
        for (place, word) in content.words.enumerated() {
          let isStart = place == 0
          if isStart, small.contains([row, cell]), let letter = word.text.first {
            marks.append(
              Mark(
                letter: letter, name: String(letter), style: .bare, row: row, cell: cell, word: place,
                left: word.box.left))
            continue
          }
          guard isStart || word.gapBefore > word.size / 2 || isBracketed(word.text) || isSign(word.text)
          else {
            continue
          }
          guard let (letter, style) = letter(of: word.text, next: content.words.dropFirst(place + 1).first)
          else { continue }
          if style == .bare {
            guard isStart else { continue }
            // "A ball is thrown …": a sentence, unless room or a B in the next cell sets the letter off.
            let follows =
              cell == 0 && lastLetter > 0x42 && !(0x410...0x411).contains(lastLetter)
              && Self.value(String(letter)) == lastLetter + 1
            let isRow = Self.countsOn(cells) || cell == 0 && stacked.contains(row) || follows
            let room = content.words.count > 1 ? content.words[1].gapBefore : .max
            guard isRow || room > word.size * 2 / 5 else { continue }
            if row == 0, cell == 0, letter == "A", !isRow, room < word.size * 3 / 4 { continue }
          }
          lastLetter = Self.value(String(letter)) ?? 0
          marks.append(
            Mark(
              letter: letter,
              name: OptionAlphabet.place(of: letter) == nil ? String(letter) : word.text.inLabel,
              style: style, row: row, cell: cell, word: place, left: word.box.left))
        }
      }
    }
    return marks
  }

  /// True for a row whose cells begin with letters that count on: "A evaporates   B condenses".
  private static func countsOn(_ cells: [QuestionCell]) -> Bool {
    let letters = cells.compactMap { $0.words.first.flatMap { value($0.text) } }
    return letters.count > 1 && zip(letters, letters.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }

  /// The code of a capital of the Latin or the Cyrillic script; nil for any other text.
  private static func value(_ text: String) -> UInt32? {
    guard let first = text.unicodeScalars.first?.value, text.unicodeScalars.count == 1 else { return nil }
    return (0x41...0x5A).contains(first) || (0x410...0x42F).contains(first) ? first : nil
  }

  /// True for a sign that is no word and no number: "②".
  private func isSign(_ text: String) -> Bool { text.utf8.count == 3 && DigitOptions.label(text) != nil }

  private func isBracketed(_ text: String) -> Bool {
    text.first == "(" && (3...5).contains(text.count)
      || (2...4).contains(text.count) && (text.last == "." || text.last == ")")
  }

  func letter(of text: String, next: TextWord?) -> (Character, LabelPart.Style)? {
    let characters = Array(text)
    if DigitOptions.label(text) != nil { return (characters[0], .closing) }
    if let first = characters.first, !first.isASCII || first == "(" || first == "[",
      let found = foreignLetter(of: text)
    {
      return found
    }
    switch characters.count {
    case 1 where Self.value(text) != nil: return (characters[0], .bare)
    case 2 where characters[0].isLetter && (characters[0].isASCII || characters[0].isCyrillic):
      switch characters[1] {
      case ".": return (characters[0], .dot)
      case ")": return (characters[0], .closing)
      case ":": return (characters[0], .colon)
      default: return nil
      }
    case 3
    where characters[0] == "(" && characters[2] == ")" && characters[1].isASCII && characters[1].isLetter:
      return (characters[1], .parentheses)
    case 3
    where characters[0] == "[" && characters[2] == "]" && characters[1].isASCII && characters[1].isLetter:
      return (characters[1], .brackets)
    default: return nil
    }
  }

  /// A letter of another script that names an option: "ক)", "(क)", "א.", "أ-", "الف)".
  private func foreignLetter(of text: String) -> (Character, LabelPart.Style)? {
    var rest = text[...]
    let opens = rest.first == "(" || rest.first == "["
    if opens { rest.removeFirst() }
    guard let mark = rest.popLast(), rest.count <= 3, let letter = OptionAlphabet.letter(rest) else {
      return nil
    }
    switch mark {
    case ")" where opens: return (letter, .parentheses)
    case "]" where opens: return (letter, .brackets)
    case ")" where !opens: return (letter, .closing)
    case "." where !opens: return (letter, .dot)
    case ":" where !opens: return (letter, .colon)
    case "-" where !opens, "ـ" where !opens: return (letter, .dash)
    default: return nil
    }
  }

  /// Gives each option the words from its letter to the next, and further lines below it.
  private func divide(_ rows: [[QuestionCell]], _ marks: [Mark], before first: Mark) -> FoundOptions {
    let firstRow = marks.map(\.row).min() ?? first.row
    var parts = [[String]](repeating: [], count: marks.count)
    var stem = Array(rows[..<firstRow])
    var above: [Int] = []
    let lastRow = marks.map(\.row).max() ?? firstRow
    for row in firstRow..<rows.count {
      let here = marks.indices.filter { marks[$0].row == row }
        .sorted { (marks[$0].cell, marks[$0].word) < (marks[$1].cell, marks[$1].word) }
      if here.isEmpty {
        // A letter at the end of a line has its option on the next.
        // So has one that breaks off in a word.
        let open = above.last.flatMap {
          parts[$0].isEmpty || runsOn(marks, above) && parts[$0].last?.last == "-" ? $0 : nil
        }
        for cell in rows[row] {
          guard let owner = open ?? owner(of: cell, among: above, marks), row <= lastRow + 4 else { continue }
          parts[owner].append(cell.text)
        }
        continue
      }
      let last = above.last
      above = here
      var current: Int?
      for (cell, content) in rows[row].enumerated() {
        var words: [TextWord] = []
        func close() {
          guard !words.isEmpty else { return }
          if let current {
            parts[current].append(words.text)
          } else {
            var before = content
            before.words = words
            if row == firstRow {
              stem.append([before])
            } else if cell == 0, let last = runsOn(marks, here) ? last : nil {
              parts[last].append(words.text)
            }
          }
          words.removeAll()
        }
        for (place, word) in content.words.enumerated() {
          if let next = here.first(where: { marks[$0].cell == cell && marks[$0].word == place }) {
            close()
            current = next
            continue
          }
          words.append(word)
        }
        close()
      }
    }
    // "A ☐ une salade": the box beside the letter is to be ticked.
    var ticked: [Int] = []
    for option in parts.indices {
      guard let first = parts[option].first?.first, Self.open.contains(first) || Self.ticked.contains(first),
        !first.isASCII
      else { continue }
      parts[option][0] = String(parts[option][0].dropFirst()).trimmed
      if Self.ticked.contains(first) { ticked.append(option) }
    }
    ticked += Self.takeVerdicts(from: &parts) + takeRemarks(from: &parts)
    let options = marks.indices.map {
      let letter = marks[$0].name
      return ExtractedItem.Option(
        label: DigitOptions.label(letter) ?? letter, text: joiner.text(parts[$0]).withoutLeaders)
    }
    return FoundOptions(options: options, stem: stem, ticked: ticked)
  }

  /// Takes the ticks and crosses from the ends of options, where a quiz prints them behind what is right and wrong.
  ///
  /// - Returns: The positions of options with a tick.
  private static func takeVerdicts(from parts: inout [[String]]) -> [Int] {
    func sign(_ option: Int) -> Character? {
      guard let text = parts[option].last, text.count > 1, let last = text.last else { return nil }
      return "✓✔√☑✗✘☒".contains(last) ? last : nil
    }
    let ends = parts.indices.map(sign)
    let right = parts.indices.filter { ends[$0].map { "✓✔√☑".contains($0) } ?? false }
    guard !right.isEmpty, right.count < parts.count else { return [] }
    for option in parts.indices where ends[option] != nil {
      let last = parts[option].count - 1
      parts[option][last] = String(parts[option][last].dropLast()).trimmed
    }
    return right
  }

  /// Takes remarks that an option is right from the options' ends.
  private func takeRemarks(from parts: inout [[String]]) -> [Int] {
    guard parts.contains(where: { $0.last?.last == ")" }) else { return [] }
    var texts = parts.map { joiner.text($0) }
    let right = OptionRemarks.take(from: &texts)
    for option in right { parts[option] = [texts[option]] }
    return right
  }

  /// True where options run on like a text: one begins within the line.
  private func runsOn(_ marks: [Mark], _ here: [Int]) -> Bool { here.contains { marks[$0].word > 0 } }

  /// The option that a cell below the options' line goes on: the one to whose right it begins.
  private func owner(of cell: QuestionCell, among above: [Int], _ marks: [Mark]) -> Int? {
    above.filter { marks[$0].left <= cell.left + 300 }.max { marks[$0].left < marks[$1].left } ?? above.first
  }
}

extension Character {
  /// The next letter of the alphabet; nil behind the last.
  fileprivate var following: Character? {
    guard let value = unicodeScalars.first?.value, value != 0x5A, value != 0x7A,
      let next = Unicode.Scalar(value + 1)
    else { return nil }
    return Character(next)
  }
}

extension Character {
  /// True for the letters of Russian.
  fileprivate var isCyrillic: Bool {
    unicodeScalars.first.map { (0x0410...0x044F).contains($0.value) } ?? false
  }
}

extension String {
  /// The letter of a label without its signs.
  fileprivate var inLabel: String { String(drop { "([".contains($0) }.prefix { !")].:-ـ".contains($0) }) }
}
