import Interchange
import PDFText

/// Takes from pages what recognisers know a layout by, so that one that is read well is like one never seen.
///
/// What is measured with it is not how much is found, which must fall, but whether what is wrong then is doubted.
enum Disguise: String, CaseIterable {
  /// No bold letters, no italics, no colours.
  case plain
  /// All letters of one size.
  case even
  /// Words that name what follows, such as "Answers", in no known language.
  case heads
  /// Letters that name parts and options between signs that no reader knows.
  case letters
  /// Numbers that begin lines between signs that no reader knows.
  case numbers
  /// Marks between signs that no reader knows.
  case marks
  /// No dots or lines to write on.
  case lines
  /// Columns as close as words, so that no cell is told from the next.
  case cells

  /// The pages in disguise.
  func applied(to pages: [PageText]) -> [PageText] {
    let size = Self.bodySize(of: pages)
    return pages.map { page in
      var page = page
      for line in page.lines.indices {
        if self == .even { page.lines[line].size = size }
        // What a heading says, or what stands before a colon, is in no question.
        let count = page.lines[line].words.count
        let isAlone = count <= 3
        let before = page.lines[line].cells.indices.map { cell in
          page.lines[line].cells[..<cell].reduce(0) { $0 + $1.words.count }
        }
        func place(_ cell: Int, _ word: Int) -> Int { before[cell] + word }
        for cell in page.lines[line].cells.indices {
          for word in page.lines[line].cells[cell].words.indices {
            disguise(
              &page.lines[line].cells[cell].words[word], isFirst: cell + word == 0,
              isFirstOfCell: word == 0,
              isLastOfLine: place(cell, word) + 2 >= count, isAlone: isAlone, size)
          }
          page.lines[line].cells[cell].words.removeAll(where: \.text.isEmpty)
        }
        page.lines[line].cells.removeAll(where: \.words.isEmpty)
        if self == .cells { page.lines[line].joinCells() }
      }
      page.lines.removeAll(where: \.cells.isEmpty)
      page.ownText = page.lines.map(\.text).joined(separator: " ")
      return page
    }
  }

  private func disguise(
    _ word: inout TextWord, isFirst: Bool, isFirstOfCell: Bool, isLastOfLine: Bool, isAlone: Bool,
    _ size: Int32
  ) {
    switch self {
    case .plain: (word.isBold, word.isItalic, word.color) = (false, false, 0)
    case .even: word.size = size
    case .heads:
      let bare = word.text.lowercased().filter(\.isLetter)
      if Self.names.contains(bare),
        isAlone && word.text.first?.isUppercase == true
          || isFirstOfCell && word.text.last.map({ ":.".contains($0) }) == true
      {
        word.text = word.text.map { Self.next($0) }.joined()
      }
    case .letters:
      let bare = word.text.filter { !"().:[]".contains($0) }
      let isSetOff = isFirstOfCell || word.gapBefore > word.size * 3 / 5
      guard let first = bare.first, first.isASCII, word.text.count <= 5, isSetOff else { return }
      let isMarked = bare.count < word.text.count
      let isLetter = bare.count == 1 && first.isLetter
      // "A bag holds …" begins with a word.
      if isMarked && (isLetter && bare != "I" || bare.allSatisfy({ "ivx".contains($0) }))
        || isLetter && !isLastOfLine && ("B"..."H").contains(first)
      {
        word.text = "«\(bare)»"
      }
    case .numbers:
      let bare = word.text.filter { !"().:[]Q".contains($0) }
      if isFirst, !bare.isEmpty, bare.count <= 3, bare.allSatisfy(\.isNumber) { word.text = "«\(bare)»" }
    case .marks:
      if isLastOfLine, ["[", "("].contains(word.text.first), word.text.dropFirst().first?.isNumber == true {
        word.text = "«" + word.text.dropFirst().replacing("]", with: "»").replacing(")", with: "»")
      }
    case .lines:
      if word.text.count >= 3, word.text.allSatisfy({ "._…".contains($0) }) { word.text = "" }
    case .cells: break
    }
  }

  /// Words by which keys, answers, glossaries and questions are known.
  private static let names: Set<String> = [
    "answer", "answers", "ans", "solution", "solutions", "key", "keys", "correct", "question", "questions",
    "problem", "problems", "exercise", "exercises", "glossary", "vocabulary", "terms", "words", "word",
    "term",
    "meaning", "definition", "english", "spanish", "scheme", "marking", "mark", "marks", "task", "quiz",
    "hint",
    "part", "section", "q", "a", "true", "false", "total", "points", "guidance",
  ]

  /// An item with the names that stand in its texts as they were: a text that is read as it stands is read rightly.
  static func withNames(_ item: ExtractedItem) -> ExtractedItem {
    var item = item
    item.question = withNames(item.question)
    item.command = withNames(item.command)
    item.context = item.context.map(withNames)
    item.stem = item.stem.map(withNames)
    item.answer = item.answer.map(withNames)
    for index in item.options.indices { item.options[index].text = withNames(item.options[index].text) }
    return item
  }

  private static func withNames(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let before = word.map { next($0, by: 22) }.joined()
      let bare = before.lowercased().filter(\.isLetter)
      return bare.count > 2 && names.contains(bare) ? before : String(word)
    }
    .joined(separator: " ")
  }

  /// The letter behind the next vowel or consonant, so that no word is left.
  private static func next(_ character: Character, by step: UInt8 = 4) -> String {
    guard let value = character.asciiValue, character.isLetter else { return String(character) }
    let base: UInt8 = value >= 0x61 ? 0x61 : 0x41
    return String(UnicodeScalar(base + (value - base + step) % 26))
  }

  private static func bodySize(of pages: [PageText]) -> Int32 {
    var counts: [Int32: Int] = [:]
    for line in pages.flatMap(\.lines) { counts[line.size, default: 0] += line.text.utf8.count }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 1_000
  }
}

extension TextLine {
  /// Makes one cell of all.
  fileprivate mutating func joinCells() {
    guard cells.count > 1 else { return }
    var words = words
    for index in words.indices.dropFirst() { words[index].gapBefore = min(words[index].gapBefore, size / 3) }
    cells = [TextCell(words)]
  }
}
