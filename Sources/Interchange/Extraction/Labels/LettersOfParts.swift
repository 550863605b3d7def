import PDFText

/// Parts of questions that letters of another script than the Latin one count.
///
/// "а) … б) … в) …", "α. … β. …", "א. … ב. …".
/// Most such letters name options; parts are told by what stands behind them or by the key, which answers each. Their
/// letters are read as Latin ones then, and given back to the numbers of the questions.
/// Source: textbooks of Russia and Ukraine, tests of Greek and Israeli schools.
enum LettersOfParts {
  /// A letter that counts what stands behind it.
  private struct Letter {
    let line: Int
    let cell: Int
    let word: Int
    let letter: Character
    /// Its place in its alphabet, from 1.
    let place: Int
  }

  /// A question, or its answer in a key, with the letters below its number.
  private struct Block {
    let number: Int
    /// Where the words behind its number begin.
    let start: (line: Int, cell: Int, word: Int)
    var letters: [Letter] = []

    /// True where nothing stands between the number and the first letter: no question has options then.
    var isDirect: Bool {
      letters.count > 1
        && letters[0].line == start.line && letters[0].cell == start.cell && letters[0].word == start.word
    }
  }

  /// The lines with Latin letters before such parts, and what they stand for; empty where there are none.
  static func latin(_ lines: [TextLine]) -> (lines: [TextLine], letters: [Character: String]) {
    // Nearly no document has one.
    guard lines.contains(where: { $0.cells.contains { $0.words.contains { letter($0.text) != nil } } }) else {
      return (lines, [:])
    }
    let blocks = blocks(lines)
    let direct = Dictionary(
      blocks.filter(\.isDirect).map { ($0.number, $0.letters.count) }, uniquingKeysWith: max)
    let parts = blocks.filter { block in
      block.letters.count > 1
        && (block.isDirect || direct[block.number] == block.letters.count || asks(block, lines))
    }
    var result = lines
    var names: [Character: String] = [:]
    // Where other questions have options behind such letters, a key would say whose it means only by them.
    let ofParts = Set(parts.map { $0.letters[0].line })
    let hasOptions = blocks.contains { $0.letters.count > 1 && !ofParts.contains($0.letters[0].line) }
    let lists = hasOptions ? [] : lists(lines)
    if let last = lists.last { takeKey(behind: last.line, lists, &result) }
    for letter in parts.flatMap(\.letters) + lists {
      guard let latin = latin(letter.place) else { continue }
      let word = result[letter.line].cells[letter.cell].words[letter.word].text
      let printed = word.filter(\.isLetter)
      result[letter.line].cells[letter.cell].words[letter.word].text = word.replacing(
        printed, with: String(latin))
      names[latin] = printed
    }
    return (result, names)
  }

  private static func latin(_ place: Int) -> Character? {
    (1...26).contains(place) ? Character(UnicodeScalar(UInt8(0x60 + place))) : nil
  }

  /// The letters of lists to match: one in a later cell of each of several numbered lines, counting on from line to line.
  private static func lists(_ lines: [TextLine]) -> [Letter] {
    var found: [Letter] = []
    var run: [Letter] = []
    for (index, line) in lines.enumerated() {
      let isNumbered = line.cells.count > 1 && line.label()?.parts.first?.number != nil
      let next = line.cells.indices.dropFirst().lazy.compactMap { cell -> Letter? in
        guard isNumbered, let own = letter(line.cells[cell].words[0].text), line.cells[cell].words.count > 1
        else { return nil }
        return Letter(line: index, cell: cell, word: 0, letter: own.letter, place: own.place)
      }.first
      // What goes on from an entry stands on a line of its own.
      if next == nil, !isNumbered, let last = run.last, index - last.line <= 2 { continue }
      if let next, next.place == run.count + 1 {
        run.append(next)
        continue
      }
      if run.count >= 3 { found += run }
      run = next.map { $0.place == 1 ? [$0] : [] } ?? []
    }
    return run.count >= 3 ? found + run : found
  }

  /// Writes the letters in a key below lists to match as those of the lists: "1 – δ, 2 – α", "3-β".
  private static func takeKey(behind last: Int, _ lists: [Letter], _ lines: inout [TextLine]) {
    let places = Dictionary(lists.map { ($0.letter, $0.place) }) { one, _ in one }
    for line in lines.indices[(last + 1)...] {
      for cell in lines[line].cells.indices {
        let words = lines[line].cells[cell].words
        for (word, content) in words.enumerated() {
          let letters = content.text.filter(\.isLetter)
          guard letters.count == 1, let place = letters.first.flatMap({ places[$0] }),
            let latin = latin(place),
            content.text.first?.isNumber == true || word > 0 && leads(words[word - 1].text)
          else { continue }
          lines[line].cells[cell].words[word].text = String(content.text.map { $0.isLetter ? latin : $0 })
        }
      }
    }
  }

  /// True for a number, and for a dash behind one.
  private static func leads(_ text: String) -> Bool {
    ["–", "-", "—", "→", ":"].contains(text) || text.trimmedOfPunctuation.smallNumber != nil
  }

  /// The numbers of questions and the letters that count on below each.
  private static func blocks(_ lines: [TextLine]) -> [Block] {
    var blocks: [Block] = []
    for (index, line) in lines.enumerated() {
      var skipped = 0
      if let label = line.label(), let number = label.parts.first?.number {
        skipped = label.wordCount
        blocks.append(Block(number: number, start: start(behind: skipped, index, line)))
      }
      for (place, cell) in line.cells.enumerated() {
        for (word, content) in cell.words.enumerated() {
          if skipped > 0 {
            skipped -= 1
            continue
          }
          let next = word + 1 < cell.words.count ? letter(cell.words[word + 1].text) : nil
          if let number = number(content.text), next?.place == 1 {
            blocks.append(Block(number: number, start: (index, place, word + 1)))
            continue
          }
          guard let found = letter(content.text), let last = blocks.indices.last,
            follows(found, blocks[last].letters.last),
            word == 0 || ends(cell.words[word - 1].text)
          else { continue }
          blocks[last].letters.append(
            Letter(line: index, cell: place, word: word, letter: found.letter, place: found.place))
        }
      }
    }
    return blocks
  }

  /// True for the first letter of an alphabet, and for the one behind another of the same.
  private static func follows(_ next: (letter: Character, place: Int), _ last: Letter?) -> Bool {
    guard let last else { return next.place == 1 }
    return next.place == last.place + 1
      && OptionAlphabet.all.contains { $0.following(last.letter) == next.letter }
  }

  private static func start(behind count: Int, _ index: Int, _ line: TextLine) -> (Int, Int, Int) {
    var left = count
    for (place, cell) in line.cells.enumerated() {
      if left < cell.words.count { return (index, place, left) }
      left -= cell.words.count
    }
    return (index + 1, 0, 0)
  }

  /// True where at least half of the parts ask something by themselves, or have room to write in.
  private static func asks(_ block: Block, _ lines: [TextLine]) -> Bool {
    let asking = block.letters.enumerated().count { order, letter in
      let next = order + 1 < block.letters.count ? block.letters[order + 1] : nil
      let words = words(from: letter, to: next, lines)
      guard words.count > 1 else { return false }
      return words.last?.last == "?" || words.last?.last == ";" && letter.letter.isGreek && words.count > 3
        || Asking.isOrderInAnyLanguage(words[0]) && words[0].first?.isLowercase == false && words.count > 2
        || endsInMarks(words)
    }
    return asking * 2 >= block.letters.count
  }

  /// True for "… (6 נק׳)": options are worth nothing by themselves.
  private static func endsInMarks(_ words: [String]) -> Bool {
    guard words.count > 4, words.last?.last == ")" else { return false }
    return words.suffix(2).contains { $0.contains(where: \.isNumber) }
      && MarkReader.whole("(" + words.suffix(2).joined(separator: " ").filter { !"()".contains($0) } + ")")
        != nil
  }

  /// The words behind a letter, before the next or to the end of its line.
  private static func words(from letter: Letter, to next: Letter?, _ lines: [TextLine]) -> [String] {
    var words: [String] = []
    let end = next?.line ?? letter.line
    for line in letter.line...max(end, letter.line) where line - letter.line < 4 {
      for (place, cell) in lines[line].cells.enumerated() {
        for (word, content) in cell.words.enumerated() {
          if line == letter.line, (place, word) <= (letter.cell, letter.word) { continue }
          if let next, line == next.line, (place, word) >= (next.cell, next.word) { return words }
          words.append(content.text)
        }
      }
    }
    return words
  }

  /// The number of a question in a key that goes on in its line: "427.".
  private static func number(_ text: String) -> Int? {
    guard let last = text.last, ".):".contains(last), text.utf8.count <= 5 else { return nil }
    return Int(text.dropLast())
  }

  private static func ends(_ text: String) -> Bool {
    text.last.map { ".;,?!:".contains($0) } == true || number(text) != nil
  }

  /// The letter that a word is a label of, "а)", "(β)", "ג.", and its place in its alphabet.
  private static func letter(_ text: String) -> (letter: Character, place: Int)? {
    guard text.utf8.count <= 10, let last = text.utf8.last, last == 0x29 || last == 0x2E,
      let first = text.utf8.first, first >= 0x80 || first == 0x28
    else { return nil }
    var rest = text.dropLast()
    if rest.first == "(" { rest.removeFirst() }
    guard let letter = OptionAlphabet.letter(rest), !letter.isUppercase,
      let place = OptionAlphabet.place(of: letter)
    else { return nil }
    return (letter, place)
  }
}

extension Character {
  /// True for letters of Greek, whose question mark is a semicolon.
  fileprivate var isGreek: Bool { unicodeScalars.first.map { (0x370...0x3FF).contains($0.value) } ?? false }
}
