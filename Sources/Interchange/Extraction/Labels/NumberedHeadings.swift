import PDFText

/// Headings with numbers of their own above questions that count from 1 below each, as "2 Vectors" above 1., 2., 3.
enum NumberedHeadings {
  /// The lines of all such headings.
  static func all(_ document: DocumentLines) -> Set<Int> {
    find(document).union(decimals(document)).union(continuing(document)).union(exercises(document))
      .union(coded(document)).union(OutlineHeadings.find(document))
  }

  /// The lines of such headings among those that have labels.
  ///
  /// They are bold, larger than the text and ask nothing, count on, and have a plain 1 below most of them.
  static func find(_ document: DocumentLines) -> Set<Int> {
    let large = document.lines.indices.filter { isLarge($0, document) }
    var counted: [Int] = []
    var last = 0
    for line in large {
      guard let number = number(line, document), number > last, number <= last + 3 else { return [] }
      counted.append(line)
      last = number
    }
    guard counted.count > 1 else { return [] }
    let ends = counted.dropFirst() + [document.lines.count]
    let above = zip(counted, ends).count { start, end in
      (start + 1..<end).contains { line in
        number(line, document) == 1 && document.lines[line].size < document.lines[start].size
      }
    }
    // As many numbers below each may be those of options.
    let most = zip(counted, ends).map { start, end in
      (start + 1..<end).compactMap { number($0, document) }.max() ?? 0
    }
    if let first = most.first, (2...6).contains(first), most.count > 2, most.allSatisfy({ $0 == first }) {
      return []
    }
    return above > 1 && above * 2 >= counted.count ? Set(counted) : []
  }

  /// The lines of headings such as "2 Licensing" above questions whose numbers count on from the section before.
  ///
  /// Those are marked in another way: "8.", "9."
  static func continuing(_ document: DocumentLines) -> Set<Int> {
    var headings: [Int] = []
    var questions: [Int] = []
    for line in document.lines.indices {
      guard let parts = document.labels[line]?.parts, parts.count == 1, let number = parts[0].number else {
        continue
      }
      if parts[0].style == .bare, document.lines[line].isBold, document.lines[line].words.count <= 9 {
        guard number == headings.count + 1 else { return [] }
        headings.append(line)
      } else if parts[0].style != .bare, number == questions.count + 1, !headings.isEmpty {
        questions.append(line)
      }
    }
    guard headings.count > 1, questions.count > headings.count else { return [] }
    let size = questions.map { document.lines[$0].size }.max() ?? 0
    let areApart = zip(headings, headings.dropFirst() + [document.lines.count]).allSatisfy { start, end in
      document.lines[start].size * 100 >= size * 115
        && questions.contains { (start..<end).contains($0) }
    }
    return areApart ? Set(headings) : []
  }

  /// The lines of headings such as "5.1 What food is made of" in a chapter whose questions count from 1.
  ///
  /// They are bold or larger than the text, end without a mark, have text below them, and are all that has such numbers.
  static func decimals(_ document: DocumentLines) -> Set<Int> {
    let found = document.lines.indices.filter { line in
      guard let parts = document.labels[line]?.parts else { return false }
      return parts.count == 2 && parts[0].number != nil && parts[1].style == .decimal
    }
    guard found.count > 1, document.lines.indices.contains(where: { number($0, document) == 3 }) else {
      return []
    }
    let areHeadings = found.allSatisfy { line in
      let own = document.lines[line]
      guard line + 1 < document.lines.count else { return false }
      let next = document.lines[line + 1]
      return
        (own.isBold && (!next.isBold || own.size * 100 >= next.size * 106)
        || own.size * 100 >= next.size * 112)
        && own.words.count <= 12
        && document.texts[line].last.map { $0.isLetter || $0.isNumber || $0 == ")" } == true
        && next.words.count > own.words.count / 2 && document.labels[line + 1]?.parts.first?.letter == nil
    }
    guard areHeadings, let last = found.last else { return [] }
    // Questions with numbers of one part stand behind them or between them.
    let plain = document.lines.indices.filter { line in
      number(line, document) != nil && !document.lines[line].isBold
    }
    return plain.count > 2 && plain.contains(where: { $0 > last || $0 > found[0] }) ? Set(found) : []
  }

  /// The lines of bold orders with numbers, as "2 Write the correct forms", above questions that count from 1 below each.
  ///
  /// The text below them is not bold. A question in bold may have options with numbers, but asks, and tells to do nothing.
  static func exercises(_ document: DocumentLines) -> Set<Int> {
    let bold = document.lines.indices.filter { number($0, document) != nil && document.lines[$0].isBold }
    guard bold.count > 1, bold.compactMap({ number($0, document) }) == Array(1...bold.count) else {
      return []
    }
    let ends = bold.dropFirst() + [document.lines.count]
    var (orders, counted) = (0, 0)
    for (start, end) in zip(bold, ends) {
      guard !document.texts[start].hasSuffix("?") else { return [] }
      let below = (start + 1..<end).drop { document.lines[$0].isBold }
      if let first = below.first(where: { number($0, document) != nil }) {
        guard first - start <= 6, number(first, document) == 1,
          below.count(where: { number($0, document) == 2 }) == 1
        else { return [] }
        counted += 1
      }
      let words = document.lines[start].words.dropFirst(document.labels[start]?.wordCount ?? 0)
      if words.first.map({ Asking.isOrderInAnyLanguage($0.text) }) == true { orders += 1 }
    }
    return orders * 2 >= bold.count && counted * 2 > bold.count ? Set(bold) : []
  }

  /// The lines of headings such as "T3A – Radio wave characteristics" above questions whose codes begin so: "T3A01".
  static func coded(_ document: DocumentLines) -> Set<Int> {
    let found = document.lines.indices.dropLast().filter { line in
      let own = document.lines[line]
      guard own.isBold || own.size * 100 >= document.bodySize * 112, own.words.count > 2,
        ["–", "—", "-"].contains(own.words[1].text), let next = document.lines[line + 1].words.first?.text
      else { return false }
      let code = own.words[0].text
      return code.count > 1 && code.contains(where: \.isNumber) && code.first?.isLetter == true
        && next.count > code.count && next.hasPrefix(code)
    }
    return found.count > 1 ? Set(found) : []
  }

  private static func isLarge(_ line: Int, _ document: DocumentLines) -> Bool {
    let own = document.lines[line]
    return number(line, document) != nil && own.isBold && own.size * 100 >= document.bodySize * 112
      && own.words.count > 1 && own.words.count <= 12 && !document.texts[line].hasSuffix("?")
      && Asking.worth(document.texts[line]) < 0.9
  }

  /// The number of a label of one part without a word before it.
  private static func number(_ line: Int, _ document: DocumentLines) -> Int? {
    guard let parts = document.labels[line]?.parts, parts.count == 1 else { return nil }
    return [.dot, .bare, .closing].contains(parts[0].style) ? parts[0].number : nil
  }
}
