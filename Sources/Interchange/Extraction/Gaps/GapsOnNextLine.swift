import PDFText

/// Gaps that did not fit on the line of their sentence: "Zahlen Sie zusammen oder / ............?".
///
/// Room alone on a line below a question is room for an answer. Where most sentences have their gaps within, it is the gap
/// of a sentence that has not ended above.
enum GapsOnNextLine {
  /// How many lines have a gap within at least.
  private static let several = 4

  /// The lines with each such gap at the end of the line above.
  static func joined(_ lines: [TextLine]) -> [TextLine] {
    var found = Set(
      lines.indices.dropFirst().filter { index in
        room(lines[index]) != nil && isOpen(lines[index - 1], above: lines[index])
          && (index + 1 == lines.count || room(lines[index + 1]) == nil)
      })
    let ending = Set(lines.indices.filter { isOpenEnd(lines[$0]) })
    guard !found.isEmpty || !ending.isEmpty else { return lines }
    let inner = lines.compactMap(gapWithin)
    // Much longer room is for an answer.
    found = found.filter { lines[$0].words.reduce(0) { $0 + $1.text.count } <= 2 * (inner.max() ?? 0) + 1 }
    guard inner.count >= several, inner.count >= found.count, !found.isEmpty || !ending.isEmpty else {
      return lines
    }
    // Where all gaps have as many dots, one more is the stop of the sentence.
    let usual = Set(inner).count == 1 ? inner[0] : nil
    var result: [TextLine] = []
    for (index, line) in lines.enumerated() {
      if found.contains(index), let end = room(line), var gap = line.words.first,
        let cell = result[result.count - 1].cells.indices.last
      {
        let isStopped = end.isEmpty && usual.map { $0 + 1 == dots(line.words[...]) } == true
        gap.text = "_____" + (isStopped ? "." : end)
        gap.box = line.box
        result[result.count - 1].cells[cell] = TextCell(result[result.count - 1].cells[cell].words + [gap])
        continue
      }
      result.append(line)
      guard ending.contains(index), let usual, let cell = line.cells.indices.last,
        case let words = line.cells[cell].words,
        let start = words.lastIndex(where: { !isRoom($0) }).map({ $0 + 1 }), start < words.count,
        dots(words[start...]) == usual + 1
      else { continue }
      var gap = words[start]
      gap.text = "_____."
      gap.box = words[start...].reduce(gap.box) { $0.union($1.box) }
      result[result.count - 1].cells[cell] = TextCell(words[..<start] + [gap])
    }
    return result
  }

  /// What ends a line that is nothing but room, a mark or nothing; nil for any other line.
  private static func room(_ line: TextLine) -> String? {
    guard line.cells.count == 1, line.words[0].text.utf8.first.map(mayBeLeader) == true else { return nil }
    let text = line.words.map(\.text).joined()
    // Behind underscores a stop is one.
    let rest = text.first == "_" ? text.drop { $0 == "_" } : text.drop(while: isLeader)
    guard text.count - rest.count >= 5, text.count <= 40, rest.isEmpty || [".", "?", "!", ","].contains(rest)
    else {
      return nil
    }
    return String(rest)
  }

  /// True for a sentence that goes on below: it ends in a small letter or a comma.
  private static func isOpen(_ line: TextLine, above room: TextLine) -> Bool {
    guard line.page == room.page, line.column == room.column, let last = line.words.last?.text.last,
      last.isLowercase || last == ",", line.words.count > 1
    else { return false }
    return room.box.top - line.box.bottom < line.size
  }

  /// True for words with room of dots behind them.
  private static func isOpenEnd(_ line: TextLine) -> Bool {
    guard let last = line.cells.last?.words.last, isRoom(last), last.text.utf8.first == 0x2E else {
      return false
    }
    return line.words[0].text.contains(where: \.isLetter)
  }

  /// How long the first room between the words of a line is; nil for none.
  private static func gapWithin(_ line: TextLine) -> Int? {
    var run = 0
    var isBehindWord = false
    for word in line.words {
      guard isRoom(word) else {
        if run >= 5, isBehindWord, word.text.first?.isLetter == true { return run }
        isBehindWord = word.text.contains(where: \.isLetter)
        run = 0
        continue
      }
      run += word.text.count
    }
    return nil
  }

  private static func dots(_ words: ArraySlice<TextWord>) -> Int {
    words.reduce(0) { $0 + $1.text.count { $0 == "." } }
  }

  private static func isRoom(_ word: TextWord) -> Bool {
    word.text.utf8.first.map(mayBeLeader) == true && word.text.allSatisfy(isLeader)
  }

  private static func mayBeLeader(_ byte: UInt8) -> Bool { byte == 0x2E || byte == 0x5F || byte >= 0x80 }
}
