import PDFText

/// What stands behind a question and is no part of it.
extension QuestionLines {
  /// Takes rows from the end that the page sets apart from what is asked, and that ask nothing: a line that leads to the
  /// next questions, the heading of another section, a note in small print.
  ///
  /// - Returns: True where something was taken.
  mutating func takeTail(_ document: DocumentLines, _ joiner: LineJoiner) -> Bool {
    if takeWordsToFillIn(joiner) || takeRowsBehindBoxes(joiner) { return true }
    guard rows.count > 1, let first = rows.first?.first,
      !rows.contains(where: Bullets.isBullet), !UnletteredOptions.areAsked(rows),
      let start = rows.indices.dropFirst().first(where: { isApart($0, from: first, document) })
    else { return false }
    let (before, behind) = (Array(rows[..<start]), Array(rows[start...]))
    // What is given to reckon with may stand below what is asked.
    guard behind.allSatisfy({ $0.count == 1 && !$0[0].text.contains("=") }),
      !behind.allSatisfy(Self.areNumbers), Self.asks(before, joiner),
      !Self.asks(behind, joiner),
      let end = before.last?.joinedText.last, ".?!_)”’".contains(end),
      let next = behind[0].joinedText.first, next.isUppercase || next.isNumber,
      OptionReader(joiner: joiner).read(rows) == nil
    else { return false }
    leftOut.append(joiner.text(behind.map(\.joinedText)))
    rows.removeSubrange(start...)
    return true
  }

  /// Takes a row of words from the end that fill the gaps of all questions above it, in a frame below the last of them.
  private mutating func takeWordsToFillIn(_ joiner: LineJoiner) -> Bool {
    guard rows.count > 1, let words = rows.last, let first = rows.first?.first, words.count >= 4,
      words.allSatisfy({ $0.words.count <= 3 && $0.text.last?.isLetter == true }),
      words[0].left > first.left + 2_000
    else { return false }
    let sentence = rows.dropLast()
    guard let end = sentence.last?.joinedText.last, ".!?。！？".contains(end),
      sentence.contains(where: { row in
        row.joinedText.contains("__") || row.contains { $0.text.hasSuffix("（") || $0.text.hasPrefix("）") }
      })
    else { return false }
    leftOut.append(words.map(\.text).joined(separator: " "))
    rows.removeLast()
    return true
  }

  /// Takes rows from the end that begin left of the boxes above them: what was said of an answer, or a line for the marker.
  private mutating func takeRowsBehindBoxes(_ joiner: LineJoiner) -> Bool {
    let boxed = rows.indices.filter { row in
      guard let sign = rows[row].first?.words.first?.text.first, !sign.isASCII else { return false }
      return OptionReader.open.contains(sign) || OptionReader.ticked.contains(sign)
    }
    guard boxed.count >= 2, let last = boxed.last, last + 1 < rows.count,
      let edge = boxed.compactMap({ rows[$0].first?.left }).min(),
      boxed.allSatisfy({ (rows[$0].first?.left ?? 0) - edge < 300 }),
      rows[(last + 1)...].allSatisfy({ ($0.first?.left ?? edge) < edge - 600 })
    else { return false }
    leftOut.append(joiner.text(rows[(last + 1)...].map(\.joinedText)))
    rows.removeSubrange((last + 1)...)
    return true
  }

  /// True for several numbers and nothing else: "1/2, 2/5, 3/10".
  private static func areNumbers(_ row: [QuestionCell]) -> Bool {
    row[0].words.count > 1 && !row[0].text.contains(where: \.isLetter)
      && row[0].words.allSatisfy { $0.text.contains(where: \.isNumber) }
  }

  private static func asks(_ rows: [[QuestionCell]], _ joiner: LineJoiner) -> Bool {
    let text = joiner.text(rows.map(\.joinedText))
    return Asking.worth(text) >= 0.9 || Wording.hasContext(text)
  }

  /// True for a row that room, its size or the edge it begins at tells from those above.
  private func isApart(_ row: Int, from first: QuestionCell, _ document: DocumentLines) -> Bool {
    guard let cell = rows[row].first, let above = rows[row - 1].first else { return false }
    let (here, before) = (document.lines[cell.line], document.lines[above.line])
    guard here.page == before.page, here.column == before.column else { return true }
    let head = document.lines[first.line]
    if here.size * 100 < head.size * 92 { return true }
    // Where questions of one line stand apart from each other, the document has no lines that are closer.
    let pitch = min(max(document.pitch, here.size * 6 / 5), here.size * 3 / 2)
    if here.box.top - before.box.top > pitch * 8 / 5 { return true }
    // The text of a question hangs behind its number; what begins below the number does not belong to it.
    let hangs = first.left > head.box.left + 600
    return hangs && cell.left < first.left - 600
      && (row < 2 || rows[1].first.map { $0.left >= first.left - 300 } ?? false)
  }
}
