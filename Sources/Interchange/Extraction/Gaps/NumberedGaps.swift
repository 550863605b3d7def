import PDFText

/// Gaps of a passage that are numbered, and whose options stand below it by number.
enum NumberedGaps {
  /// Lines before its options in which the passage of a gap is looked for, and that a paragraph has at most on each side.
  private static let reach = 200

  /// The sentence with a numbered gap: "The water (1) ___ moves water …"; nil where no line has it.
  static func sentence(
    _ number: String, in lines: some Collection<Int>, of document: DocumentLines, _ joiner: LineJoiner
  ) -> String? {
    // No line's end stands within a mark.
    let marks = ["(\(number))", "[\(number)]", " \(number) ___", "\(number) ___", "_\(number)_"]
    guard let mark = marks.first(where: { mark in lines.contains { document.texts[$0].holds(mark) } }) else {
      return nil
    }
    return sentence(mark, in: joiner.text(lines.map { document.texts[$0] }))
  }

  /// The sentence of the paragraph with a gap, the last one before a line; the gap may be a drawn rule, or the end of
  /// its line.
  static func sentence(
    _ number: String, before line: Int, of document: DocumentLines, _ joiner: LineJoiner
  ) -> String? {
    let mark = "(\(number))"
    guard let place = (max(0, line - reach)..<line).last(where: { document.texts[$0].holds(mark) }) else {
      return nil
    }
    let paragraph = paragraph(place, before: line, document)
    var texts = paragraph.map { document.texts[$0] }
    if isDrawn(mark, document.lines[place]) {
      texts[place - paragraph.lowerBound] = texts[place - paragraph.lowerBound]
        .replacing(mark, with: mark + " ___", maxReplacements: 1)
    }
    return sentence(mark, in: joiner.text(texts))
  }

  /// The lines of the paragraph with a line.
  private static func paragraph(_ place: Int, before line: Int, _ document: DocumentLines) -> Range<Int> {
    var paragraph = place..<(place + 1)
    while paragraph.lowerBound > max(0, place - reach), goesOn(behind: paragraph.lowerBound - 1, document) {
      paragraph = (paragraph.lowerBound - 1)..<paragraph.upperBound
    }
    while paragraph.upperBound < min(line, place + reach), goesOn(behind: paragraph.upperBound - 1, document)
    {
      paragraph = paragraph.lowerBound..<(paragraph.upperBound + 1)
    }
    return paragraph
  }

  /// The sentences in which numbers stand in the gaps themselves, on rules or for themselves: "where I did not 41 anybody"; none
  /// where not all of them stand before a line, each behind the one before it.
  ///
  /// Source: cloze tests of English examinations in China.
  static func sentences(
    ofBare numbers: [Int], before line: Int, of document: DocumentLines, _ joiner: LineJoiner
  ) -> [Int: String] {
    guard numbers.count >= 4, zip(numbers, numbers.dropFirst()).allSatisfy({ $1 == $0 + 1 }) else {
      return [:]
    }
    var places: [Int] = []
    for place in max(0, line - reach)..<line
    where document.labels[place] == nil && document.lines[place].words.count > 3 {
      for word in document.lines[place].words
      where places.count < numbers.count && word.text.trimmedOfPunctuation == "\(numbers[places.count])" {
        places.append(place)
      }
    }
    guard places.count == numbers.count else { return [:] }
    var sentences: [Int: String] = [:]
    for (number, place) in zip(numbers, places) {
      let text = joiner.text(paragraph(place, before: line, document).map { document.texts[$0] })
      guard let range = text.range(ofNumber: number) else { continue }
      sentences[number] = sentence(around: range, in: text)
    }
    return sentences
  }

  /// True for a line that the next one goes on from: it is no heading, and fills most of its column.
  private static func goesOn(behind index: Int, _ document: DocumentLines) -> Bool {
    let (line, next) = (document.lines[index], document.lines[index + 1])
    guard !document.isHeading(index), !document.isHeading(index + 1), line.column == next.column,
      line.page == next.page || line.page + 1 == next.page
    else { return false }
    return (line.box.right - line.columnLeft) * 10 > (line.columnRight - line.columnLeft) * 6
  }

  /// True for a mark with room behind it that no letters fill, or at the end of its line.
  private static func isDrawn(_ mark: String, _ line: TextLine) -> Bool {
    let words = line.words
    guard let place = words.firstIndex(where: { $0.text == mark }) else { return false }
    guard place + 1 < words.count else { return true }
    let next = words[place + 1]
    return next.gapBefore > next.size * 3 / 2
  }

  private static func sentence(_ mark: String, in text: String) -> String? {
    guard let range = text.firstRange(of: mark + " ") ?? text.firstRange(of: mark) else {
      return nil
    }
    let behind = text[range.upperBound...].prefix(6)
    // The number may stand behind its room: "the ____ (2), which …".
    let before = text[..<range.lowerBound].suffix(4)
    guard
      mark.hasSuffix("_") || behind.contains("__") || behind.contains("..") || behind.contains("……")
        || before.hasPrefix("___") || before.hasPrefix("...")
    else { return nil }
    return sentence(around: range, in: text)
  }

  private static func sentence(around range: Range<String.Index>, in text: String) -> String {
    let dots = usualDots(text)
    var start = range.lowerBound
    while start > text.startIndex {
      let before = text.index(before: start)
      if isEnd(text, before, dots), text[start] == " " || "。？！".contains(text[before]) { break }
      start = before
    }
    var end = range.upperBound
    while end < text.endIndex, !isEnd(text, end, dots) { end = text.index(after: end) }
    if end < text.endIndex { end = text.index(after: end) }
    return String(text[start..<end]).trimmed
  }

  /// How many dots most gaps of a text have; 0 where they have none.
  private static func usualDots(_ text: String) -> Int {
    var counts: [Int: Int] = [:]
    var run = 0
    for byte in text.utf8 {
      if byte == 0x2E {
        run += 1
        continue
      }
      if run >= 4 { counts[run, default: 0] += 1 }
      run = 0
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }

  /// True for a mark that ends a sentence: behind the dots of a gap only one dot more than the others have does.
  private static func isEnd(_ text: String, _ place: String.Index, _ dots: Int) -> Bool {
    if "。？！".contains(text[place]) { return true }
    guard ".?!".contains(text[place]) else { return false }
    let next = text.index(after: place)
    guard next == text.endIndex || text[next] == " " else { return false }
    // The last of sixteen dots, of which each three before it became one sign.
    if place > text.startIndex, text[text.index(before: place)] == "…",
      text[next...].first(where: { $0 != " " })?.isLowercase == true
    {
      return false
    }
    // "im 16. Jahrhundert": a day or a century, in the languages that write them so.
    let digits = text[..<place].reversed().prefix { $0.isNumber }
    if (1...2).contains(digits.count),
      text[text.index(place, offsetBy: -digits.count)...].first?.isNumber == true,
      text[next...].first(where: { $0 != " " })?.isUppercase == true,
      text[..<text.index(place, offsetBy: -digits.count)].last == " "
    {
      return false
    }
    let run = text[...place].reversed().prefix { $0 == "." }.count
    return run < 4 || run > dots
  }
}

extension String {
  /// Where a number stands for itself; nil where it does not.
  fileprivate func range(ofNumber number: Int) -> Range<String.Index>? {
    ranges(of: "\(number)").first { range in
      let before = range.lowerBound == startIndex ? " " : self[index(before: range.lowerBound)]
      let behind = range.upperBound == endIndex ? " " : self[range.upperBound]
      return !before.isNumber && !before.isLetter && !behind.isNumber && !behind.isLetter
    }
  }
}
