import PDFText

/// Keys that neither a known heading nor a known form tells: wherever the numbers of the questions without answers stand
/// once more, each with what answers it.
struct UnheadedKey {
  let document: DocumentLines

  /// A number with what stands behind it.
  private struct Entry {
    let item: Int
    let text: String
    let line: Int
  }

  /// A word of the lines that no question takes, with what is joined to it by a sign divided: "21-b", "21)b".
  private struct Token {
    let text: String
    /// As it is printed.
    let raw: String
    let line: Int
  }

  /// Gives answers to the items that have none.
  ///
  /// - Parameter file: The name of the file that the document is, where it is another than that of the questions.
  func give(to reading: inout Recognition, file: String? = nil) {
    var all: [Int: Int] = [:]
    for (index, item) in reading.items.enumerated() {
      guard let number = item.number.flatMap({ Int($0) }) else { continue }
      // Where numbers begin again nobody knows which question is meant.
      guard all.updateValue(index, forKey: number) == nil else { return }
    }
    let open = all.filter { reading.items[$0.value].answer == nil }
    guard all.count >= 4, all.count * 10 >= reading.items.count * 7, open.count * 4 >= all.count else {
      return
    }
    let lines = file == nil ? free(reading) : Array(document.lines.indices)
    let found = letters(lines, all, reading.items) ?? row(lines, open, reading.items)
    guard let found else { return }
    for entry in found {
      let line = document.lines[entry.line]
      // All letters together say more than those of a part of them.
      (reading.items[entry.item].answer, reading.items[entry.item].answerLabels) = (nil, [])
      if reading.items[entry.item].kind == .multiChoice { reading.items[entry.item].kind = .choice }
      reading.items[entry.item].take(
        answer: entry.text, at: ExtractedItem.Place(page: line.page, box: line.box), file: file)
      // Nothing but its number says that it answers the question.
      if reading.items[entry.item].options.isEmpty { reading.items[entry.item].isAnswerInferred = true }
      reading.explained.insert(entry.line)
    }
    let keys = Set(found.map { document.texts[$0.line] })
    for index in reading.items.indices { reading.items[index].leftOut.removeAll { keys.contains($0) } }
  }

  /// The lines that are part of no question, and those behind the last that one stands on.
  private func free(_ reading: Recognition) -> [Int] {
    let last = reading.items.flatMap(\.places).map { ($0.page, $0.box.bottom) }.max { $0 < $1 } ?? (0, 0)
    return document.lines.indices.filter { index in
      let line = document.lines[index]
      return !reading.explained.contains(index) || (line.page, line.box.top) >= last
    }
  }

  // MARK: - Letters of options

  /// Numbers with the letter of an option of their question behind each, in whatever order; nil where they are not all there,
  /// empty where one of them is there twice, or all are the same.
  private func letters(_ lines: [Int], _ open: [Int: Int], _ items: [ExtractedItem]) -> [Entry]? {
    let choices = open.filter { !Self.names(items[$0.value]).isEmpty }
    guard choices.count >= 4, choices.count * 10 >= open.count * 8 else { return nil }
    var found: [Int: Entry] = [:]
    for line in lines {
      for entry in pairs(line, choices, items) {
        // Twice, and nobody knows which is meant.
        guard found.updateValue(entry, forKey: entry.item) == nil else { return [] }
      }
    }
    // The same letter everywhere is the first box of each row of an answer sheet.
    let areSeveral = Set(found.values.map { $0.text.lowercased() }).count > 1
    guard found.count == choices.count else { return nil }
    return areSeveral ? Array(found.values) : []
  }

  /// The numbers and letters of a line that has little else behind its first number.
  private func pairs(_ line: Int, _ choices: [Int: Int], _ items: [ExtractedItem]) -> [Entry] {
    let tokens = tokens(line)
    guard let start = tokens.firstIndex(where: { Int($0.text) != nil }) else { return [] }
    var found: [Entry] = []
    var place = start
    while place + 1 < tokens.count {
      if let item = Int(tokens[place].text).flatMap({ choices[$0] }),
        Self.names(items[item]).contains(tokens[place + 1].text.lowercased())
      {
        found.append(Entry(item: item, text: tokens[place + 1].text, line: line))
        place += 1
      }
      place += 1
    }
    return found.count * 20 >= (tokens.count - start) * 8 ? found : []
  }

  /// What may stand for an option or a verdict in a key.
  private static func names(_ item: ExtractedItem) -> Set<String> {
    if item.kind == .trueFalse { return ["t", "f", "true", "false", "richtig", "falsch", "r", "v"] }
    let labels = Set(item.options.compactMap { $0.label?.lowercased() })
    // Digits that name options are not told from numbers.
    return labels.allSatisfy({ Int($0) == nil }) ? labels : []
  }

  // MARK: - Words in order

  /// All numbers in order with a few words behind each, on lines that follow each other; nil for anything else.
  private func row(_ lines: [Int], _ open: [Int: Int], _ items: [ExtractedItem]) -> [Entry]? {
    let numbers = open.keys.sorted()
    guard open.count == items.count, let first = numbers.first, let last = numbers.last,
      last - first + 1 == numbers.count
    else { return nil }
    for start in lines.indices {
      let head = tokens(lines[start])
      // What is before the first number says where the key belongs.
      guard let place = head.firstIndex(where: { $0.text == String(first) }), place <= 8 else { continue }
      guard let found = row(from: start, behind: place, lines, numbers, open) else { continue }
      let answering = found.count { Self.mayAnswer($0.text, items[$0.item]) }
      // "1 Fold the sheet  2 Write your name": what is to be done with it.
      let orders = found.count { entry in
        entry.text.split(separator: " ").count > 1
          && Asking.isOrderInAnyLanguage(String(entry.text.prefix { $0 != " " }))
      }
      if answering == found.count, orders * 3 < found.count { return found }
    }
    return nil
  }

  /// True for words that may answer a question: of one with options, those of an option; never its number again, as in the
  /// rows of a sheet to code one's own number on.
  private static func mayAnswer(_ text: String, _ item: ExtractedItem) -> Bool {
    guard item.options.isEmpty else {
      return item.options.contains { $0.label?.lowercased() == text.lowercased() || $0.text == text }
    }
    return !text.split(separator: " ").contains { String($0) == item.number }
  }

  private func row(
    from start: Int, behind place: Int, _ lines: [Int], _ numbers: [Int], _ open: [Int: Int]
  ) -> [Entry]? {
    var entries: [Entry] = []
    var words: [Token] = []
    var next = 0
    func close() -> Bool {
      guard next > 0 else { return true }
      guard (1...6).contains(words.count), let item = open[numbers[next - 1]] else { return false }
      // "12 – forest, 13 – river"
      var text = words.map(\.raw).joined(separator: " ").drop { "–—-=:. ".contains($0) }
      while let last = text.last, ",;".contains(last) { text.removeLast() }
      guard !text.isEmpty else { return false }
      entries.append(Entry(item: item, text: String(text), line: words[0].line))
      words.removeAll()
      return true
    }
    for (offset, line) in lines[start...].prefix(40).enumerated() {
      // The lines of a key follow each other.
      guard offset == 0 || line == lines[start + offset - 1] + 1 else { break }
      for token in tokens(line).dropFirst(offset == 0 ? place : 0) {
        if next < numbers.count, token.text == String(numbers[next]) {
          guard close() else { return nil }
          next += 1
        } else {
          words.append(token)
          if words.count > 6 { return nil }
        }
      }
      if next == numbers.count, !words.isEmpty {
        return close() && entries.count == numbers.count ? entries : nil
      }
    }
    return nil
  }

  // MARK: - Words

  /// The words of a line without the signs that part numbers from what is behind them.
  private func tokens(_ line: Int) -> [Token] {
    document.lines[line].words.flatMap { word -> [Token] in
      var text = word.text[...]
      guard let first = text.first, first.isNumber || first == "(" else {
        let bare = word.text.trimmedOfPunctuation
        return bare.isEmpty ? [] : [Token(text: bare, raw: word.text, line: line)]
      }
      text = text.drop { $0 == "(" }
      let digits = text.prefix { $0.isNumber }
      let rest = String(text.dropFirst(digits.count)).trimmedOfPunctuation
      guard !digits.isEmpty, rest.isEmpty || rest.allSatisfy(\.isLetter), rest.count <= 1 else {
        return [Token(text: word.text, raw: word.text, line: line)]
      }
      let parts = rest.isEmpty ? [word.text] : [String(digits), rest]
      return zip([String(digits), rest], parts).map { Token(text: $0, raw: $1, line: line) }
    }
  }
}
