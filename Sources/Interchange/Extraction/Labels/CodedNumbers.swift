import PDFText

/// Questions that a catalogue names by codes instead of counting them: "CG001", "GEN 04", "B2-017", "3201.".
///
/// Source: question banks for driving, boating, radio and pilots' licences.
enum CodedNumbers {
  private static let several = 4

  /// The lines with numbers that count in place of the codes, and the codes in this order; the lines as they are where there
  /// are none.
  static func counted(_ lines: [TextLine]) -> (lines: [TextLine], codes: [String]) {
    if let bank = QuestionBankExport.counted(lines) { return bank }
    var codes: [String: Int] = [:]
    var starts: [Int] = []
    for (index, line) in lines.enumerated() {
      guard let code = code(line.cells[0])?.text, codes[code] == nil else { continue }
      // Without a stop it may be a year; in a key it is the number of a question.
      if code.utf8.first?.isASCIIDigit == true, line.words[0].text.last != "." { continue }
      codes[code] = starts.count
      starts.append(index)
    }
    guard starts.count >= several, let edge = starts.map({ lines[$0].box.left - lines[$0].columnLeft }).min(),
      starts.allSatisfy({ lines[$0].box.left - lines[$0].columnLeft - edge < 600 }),
      starts.count(where: { asks($0, lines) }) * 10 >= starts.count * 8,
      // Questions that count beside them would get their codes.
      !lines.contains(where: { $0.box.left - $0.columnLeft - edge < 600 && $0.cells[0].words[0].text == "1." }
      )
    else { return (lines, []) }
    var result = lines
    for index in lines.indices {
      for cell in lines[index].cells.indices {
        guard let found = code(lines[index].cells[cell]), let place = codes[found.text] else { continue }
        // Behind the first of a line a code stands alone in a key: "CG001  B   CG003  A".
        var words = lines[index].cells[cell].words
        words[0].text = "\(place + 1)."
        words[0].box = words[..<found.words].dropFirst().reduce(words[0].box) { $0.union($1.box) }
        words.removeSubrange(1..<found.words)
        result[index].cells[cell] = TextCell(words)
      }
    }
    return (result, codes.sorted { $0.value < $1.value }.map(\.key))
  }

  /// The code that a cell begins with, and how many words it has.
  private static func code(_ cell: TextCell) -> (text: String, words: Int)? {
    guard let first = cell.words.first?.text, let byte = first.utf8.first, first.utf8.count <= 8 else {
      return nil
    }
    // Labels count up to 999 by themselves.
    if byte.isASCIIDigit {
      let number = first.last == "." ? String(first.dropLast()) : first
      return (4...5).contains(number.utf8.count) && number.allSatisfy(\.isDigit) ? (number, 1) : nil
    }
    guard (0x41...0x5A).contains(byte) else { return nil }
    let letters = first.prefix { $0.isASCII && $0.isUppercase }
    let rest = first.dropFirst(letters.count)
    guard letters.count <= 4 else { return nil }
    if rest.isEmpty {
      // "GEN 04"
      guard letters.count >= 2, cell.words.count > 1, cell.words[1].gapBefore < cell.words[1].size,
        (2...4).contains(cell.words[1].text.utf8.count), cell.words[1].text.allSatisfy(\.isDigit)
      else { return nil }
      return (first + " " + cell.words[1].text, 2)
    }
    let digits = rest.split(separator: "-", omittingEmptySubsequences: false)
    guard digits.count <= 2, digits.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isDigit) }),
      // "H1" and "Q12" count.
      digits.reduce(0, { $0 + $1.count }) >= (letters.count == 1 ? 3 : 2)
    else { return nil }
    return (first, 1)
  }

  /// True for a line with a question mark at its end or below it, or with options below.
  private static func asks(_ index: Int, _ lines: [TextLine]) -> Bool {
    let end = min(lines.count, index + 5)
    return lines[index..<min(lines.count, index + 3)].contains {
      $0.text.last.map { "?？".contains($0) } == true
    }
      || lines[(index + 1)..<end].contains { line in
        guard let sign = line.words.first?.text.first else { return false }
        return line.label()?.parts.first?.letter == 1 || OptionReader.open.contains(sign)
          || OptionReader.ticked.contains(sign)
      }
  }
}
