import PDFText

/// Reads a passage whose gaps have letters or numbers of their own: "yeast feeds on (b) ……… in the dough".
struct Passages {
  let document: DocumentLines
  let joiner: LineJoiner

  func read() -> Recognition? {
    var lines: [Int] = []
    for index in document.lines.indices
    where !document.isHeading(index)
      && (document.lines[index].words.count > 3 || document.texts[index].hasPrefix("___")
        || beginsWithGap(index) || endsSentence(index, behind: lines.last))
    {
      guard document.labels[index] == nil || beginsWithGap(index) else { continue }
      lines.append(index)
    }
    // In a paper of several parts the gaps of one may count on from another: 9, 10, 11.
    let start = firstNumber(lines)
    // The passage begins behind the last sentence that ends before its first gap.
    if let first = lines.firstIndex(where: {
      ["(a) ", "(\(start)) ", "(\(start)).", "(\(start)),", "[\(start)] ", "\(start) ___", "_\(start)_"]
        .contains(where: document.texts[$0].holds)
        || ["[\(start)]", "(\(start))"].contains(where: document.texts[$0].hasSuffix)
    }) {
      let end = lines[..<first].lastIndex { line in
        document.lines[line].cells.count > 1
          || (document.texts[line].last.map { ".!?:]".contains($0) } ?? true)
          || first > 0 && isSetIn(line, from: document.lines[lines[first]])
      }
      if let end { lines.removeFirst(end + 1) }
    }
    if let form = form() { return form }
    var items: [ExtractedItem] = []
    for letter in "abcdefghijklmnop" {
      guard let sentence = NumberedGaps.sentence(String(letter), in: lines, of: document, joiner) else {
        break
      }
      items.append(item("(\(letter))", sentence, lines, "(\(letter))"))
    }
    if items.count < 3 {
      items = []
      for number in start...(start + 40) {
        guard let sentence = NumberedGaps.sentence(String(number), in: lines, of: document, joiner) else {
          break
        }
        let mark =
          ["[\(number)]", "(\(number))", "_\(number)_"].first { sentence.holds($0) } ?? "\(number) ___"
        items.append(item(String(number), sentence, lines, mark))
      }
    }
    guard items.count >= 3 else { return nil }
    return Recognition(
      layout: .numbered, items: items, explained: Set(lines.prefix { $0 <= end(of: items, lines) }),
      coherence: 0.7)
  }

  /// True for a line that begins further to the right than another, and is not the full first line of a paragraph.
  private func isSetIn(_ index: Int, from other: TextLine) -> Bool {
    let line = document.lines[index]
    guard line.box.left - other.box.left > 2_000 else { return false }
    guard index + 1 < document.lines.count, case let next = document.lines[index + 1] else { return true }
    return (line.columnRight - line.box.right) * 10 > line.columnRight - line.columnLeft
      || next.page != line.page || abs(next.box.left - other.box.left) > 300
      || next.box.top - line.box.bottom > line.size * 6 / 10
  }

  /// Fields of a form with a numbered gap each, which are no sentences: "Type of boat: (4) …………"; nil for any other lines.
  private func form() -> Recognition? {
    var items: [ExtractedItem] = []
    var explained: Set<Int> = []
    for line in document.lines.indices where document.labels[line] == nil {
      let words = document.lines[line].words
      guard
        let mark = words.firstIndex(where: { $0.text == "(\(items.count + 1))" }), mark + 1 < words.count,
        words[mark + 1].text.prefix(3).allSatisfy(isLeader),
        words[mark + 1].text.count > 2
      else { continue }
      // A sentence has no colon before its gap.
      guard mark > 0, mark <= 8, words[mark - 1].text.last == ":", words.count - mark <= 5 else { return nil }
      items.append(item(String(items.count + 1), document.texts[line], [line], words[mark].text))
      explained.insert(line)
    }
    guard items.count >= 3 else { return nil }
    return Recognition(layout: .numbered, items: items, explained: explained, coherence: 0.7)
  }

  /// The last line of the passage: that with the last gap, or those that its sentence goes on in.
  private func end(of items: [ExtractedItem], _ lines: [Int]) -> Int {
    let boxes = items.compactMap(\.places.last)
    guard
      let last = lines.lastIndex(where: { line in
        boxes.contains { $0.page == document.lines[line].page && $0.box == document.lines[line].box }
      })
    else { return lines.last ?? 0 }
    var end = last
    while end + 1 < lines.count, lines[end + 1] == lines[end] + 1,
      document.texts[lines[end]].last.map({ !".?!".contains($0) }) == true
    {
      end += 1
    }
    return lines[end]
  }

  /// The number of the first gap; 1 where that cannot be told.
  private func firstNumber(_ lines: [Int]) -> Int {
    for (line, next) in zip(lines, lines.dropFirst() + [document.lines.count]) {
      let words = document.lines[line].words
      if let place = words.indices.dropLast().first(where: { words[$0 + 1].text == "___" }),
        let number = words[place].text.smallNumber
      {
        return number
      }
      if let number = words.lazy.compactMap({ $0.text.numberWithinRoom }).first { return number }
      for (place, word) in words.enumerated() where word.text.first == "(" && word.text.last == ")" {
        guard let number = word.text.dropFirst().dropLast().smallNumber, number > 0, place + 1 < words.count,
          words[place + 1].text.count >= 4, words[place + 1].text.prefix(4).allSatisfy(isLeader)
        else { continue }
        return number
      }
      // "… called water (1)", and its room at the beginning of the next line.
      if next == line + 1, next < document.lines.count, let last = words.last?.text, last.first == "(",
        last.last == ")", let number = last.dropFirst().dropLast().smallNumber, number > 0,
        document.texts[next].prefix(4).allSatisfy(isLeader)
      {
        return number
      }
    }
    return 1
  }

  /// True for the few words that end the sentence of the line above, which is full.
  private func endsSentence(_ index: Int, behind last: Int?) -> Bool {
    guard let last, last + 1 == index, document.labels[index] == nil else { return false }
    let (line, above) = (document.lines[index], document.lines[last])
    return above.page == line.page && above.column == line.column && abs(above.box.left - line.box.left) < 300
      && (above.columnRight - above.box.right) * 10 < (above.columnRight - above.columnLeft) * 3
      && document.texts[last].last.map { !".?!:".contains($0) } == true
      && document.texts[index].last.map { ".?!".contains($0) } == true
  }

  /// True for a line that happens to begin with the number of a gap, and the gap behind it.
  private func beginsWithGap(_ index: Int) -> Bool {
    let words = document.lines[index].words
    if words.count > 3, words[0].text.count >= 4, words[0].text.allSatisfy(isLeader),
      words[1].text.first == "("
    {
      return true
    }
    if words.count > 1, words[1].text == "___", Int(words[0].text) != nil { return true }
    return words.count > 3 && words[0].text.first == "("
      && words[1].text.count >= 4 && words[1].text.allSatisfy { isLeader($0) || ",;".contains($0) }
  }

  private func item(_ number: String, _ sentence: String, _ lines: [Int], _ mark: String) -> ExtractedItem {
    var item = ExtractedItem(kind: .cloze, number: number, question: sentence)
    item.places = lines.filter { document.texts[$0].contains(mark) }.map {
      ExtractedItem.Place(page: document.lines[$0].page, box: document.lines[$0].box)
    }
    return item
  }
}

extension String {
  /// The number that stands within its room: "____26____", as in College English Tests of China; nil for any other text.
  fileprivate var numberWithinRoom: Int? {
    guard hasPrefix("__") else { return nil }
    let rest = drop { $0 == "_" }
    let digits = rest.prefix(while: \.isNumber)
    return rest.dropFirst(digits.count).hasPrefix("__") ? String(digits).smallNumber : nil
  }
}
