import PDFText

/// Keys that only their form tells: the numbers from 1 with a letter each, behind words in any language.
///
/// So stands "Klucz dla nauczyciela: 1–C, 2–D, 3–B, 4–C, 5–C" below the last question.
enum KeysOfPairs {
  /// The lines with "Answers:" before such pairs, in place of what a few other words say.
  static func named(_ lines: [TextLine]) -> [TextLine] {
    var result = lines
    let begins = lines.indices.filter { index in
      let words = lines[index].words
      return index * 10 >= lines.count * 3
        && head(words).flatMap { numbers(words[$0...].map(\.text), from: 1) }.map { $0 > 3 } == true
    }
    // Several are those of exercises, which the words before them name.
    guard begins.count == 1 else { return lines }
    for index in begins {
      let (line, words) = (lines[index], lines[index].words)
      guard let start = head(words), var next = numbers(words[start...].map(\.text), from: 1),
        !lines[max(0, index - 3)..<index].contains(where: { isKnown($0.words.map(\.text)) })
      else { continue }
      var last = index
      while last + 1 < lines.count, lines[last + 1].page == line.page,
        let end = numbers(lines[last + 1].words.map(\.text), from: next), end > next
      {
        next = end
        last += 1
      }
      guard next > 5, !isKnown(words[..<start].map(\.text)) else { continue }
      var head = words[0]
      head.text = "Answers:"
      head.box = words[..<start].reduce(head.box) { $0.union($1.box) }
      result[index].cells = [TextCell([head] + words[start...])]
    }
    return result
  }

  /// True for a text within which numbers count from one to four and more with a letter behind each: a key that nobody read.
  static func areWithin(_ text: String) -> Bool {
    var next = 1
    let words = text.split(whereSeparator: { " ,;|".contains($0) })
    for (place, word) in words.enumerated() {
      let digits = word.prefix(while: \.isDigit)
      guard !digits.isEmpty, let number = Int(digits) else { continue }
      let rest = word.dropFirst(digits.count).filter { !".):–—-=→(".contains($0) }
      let letter =
        rest.isEmpty && place + 1 < words.count
        ? words[place + 1].filter { !".)(".contains($0) } : String(rest)
      guard letter.count == 1, letter.first?.isLetter == true else { continue }
      next = number == next ? next + 1 : number == 1 ? 2 : next
    }
    return next > 4
  }

  /// How many words stand before the first pair, of which a colon ends the last; nil for other lines.
  private static func head(_ words: [TextWord]) -> Int? {
    guard let colon = words.prefix(7).firstIndex(where: { $0.text.utf8.last == 0x3A }),
      colon + 3 < words.count,
      words[...colon].allSatisfy({ $0.text.first?.isNumber != true })
    else { return nil }
    return colon + 1
  }

  /// True where readers know the words before the pairs.
  private static func isKnown(_ words: [String]) -> Bool {
    let bare = words.joined(separator: " ").lowercased().trimmedOfPunctuation
    return AnswerKeyReader.headsKey(bare) || AnswerKeyReader.isSingleHead(bare)
  }

  /// The number behind those of some words that are pairs of numbers and letters, counted on; nil where something else is.
  private static func numbers(_ words: [String], from first: Int) -> Int? {
    var next = first
    var rest = words.joined(separator: " ")[...]
    func skip(_ signs: String) { rest = rest.drop { signs.contains($0) } }
    while !rest.isEmpty {
      let digits = rest.prefix(while: \.isDigit)
      guard Int(digits) == next else { return nil }
      rest.removeFirst(digits.count)
      skip(" .):–—-=→(")
      guard let letter = rest.popFirst(), letter.isLetter, letter.isASCII, rest.first?.isLetter != true else {
        return nil
      }
      skip(" ,;.|•·/)")
      next += 1
    }
    return next
  }
}
