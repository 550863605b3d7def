import PDFText

/// Marks on the lines of a question.
extension QuestionLines {
  /// Takes marks from the end or the beginning of a line.
  mutating func takeMarks(_ cells: inout [QuestionCell], _ line: TextLine) {
    guard let last = cells.last else { return }
    let isAtMargin = line.box.right > line.columnRight - 3_000 || cells.count > 1
    if cells.count > 1, let most = MarkReader.most(last.text) {
      marks = (marks ?? 0) + most
      cells.removeLast()
      return
    }
    if let found = MarkReader.whole(last.text),
      line.cells.count > 1 || rows.isEmpty == false || last.text.first == "[" || last.text.hasPrefix("(0")
        || last.text.first == "(" && last.text.contains(where: \.isLetter)
    {
      if cells.count > 1 || last.text.first == "[" || last.text.contains(where: \.isLetter) || isAtMargin
        || last.text.hasPrefix("(0")
      {
        marks = (marks ?? 0) + found
        cells.removeLast()
      }
      return
    }
    for count in 1...3 where last.words.count > count {
      let end = Array(last.words.suffix(count))
      // Of nearly every line this is no mark, and this is asked first.
      let start = end[0].text.first
      guard start == "[" || start == "(" || count == 2 && end[0].gapBefore > end[0].size else { continue }
      let isSetOff = end[0].gapBefore > end[0].size || line.box.right > line.columnRight - 1_500
      guard let found = MarkReader.whole(end.text),
        isSetOff || end.text.first == "[" || end.text.contains(where: \.isLetter)
      else { continue }
      // "(27)" within a sentence is no mark: only at its end, at the margin.
      let isPlain = count == 2 && end.text.contains(where: \.isLetter) && end[0].gapBefore > end[0].size
      guard end.text.first == "[" || end.text.first == "(" || isPlain else { continue }
      marks = (marks ?? 0) + found
      cells[cells.count - 1].words.removeLast(count)
      return
    }
    // "(0,5 puntos).", "[2.5 marks]"
    if let last = cells.last, last.words.count > 2, let end = last.words.last?.text.utf8.suffix(2),
      end.contains(0x29) || end.contains(0x5D)
    {
      for count in 2...5 where last.words.count > count {
        let text = last.words.suffix(count).map(\.text).joined(separator: " ")
        let end = text.hasSuffix(").") ? String(text.dropLast()) : text
        if MarkReader.isFraction(end) {
          leftOut.append(end)
          cells[cells.count - 1].words.removeLast(count)
          return
        }
        // "(Puntuación máxima: 1 punto)."
        if let most = MarkReader.maximum(end) {
          if let whole = Int(most) { marks = (marks ?? 0) + whole } else { leftOut.append(end) }
          cells[cells.count - 1].words.removeLast(count)
          return
        }
      }
    }
    if rows.isEmpty, let first = cells.first?.words, let found = Self.decimalMarks(first) {
      // "(1,0) Explique por que …", as in Brazil.
      if let whole = found { marks = (marks ?? 0) + whole } else { leftOut.append(first[0].text) }
      cells[0].words.removeFirst()
      return
    }
    if rows.isEmpty, let first = cells.first {
      for count in 1...2 where first.words.count > count || cells.count > 1 && first.words.count == count {
        let start = Array(first.words.prefix(count))
        if MarkReader.isFraction(start.text) {
          leftOut.append(start.text)
          cells[0].words.removeFirst(count)
          return
        }
        guard start.text.first == "[" || start.text.first == "(", let found = MarkReader.whole(start.text),
          start.text.first == "[" || start.text.contains(where: { $0.isLetter || "–-".contains($0) })
        else { continue }
        marks = (marks ?? 0) + found
        cells[0].words.removeFirst(count)
        if cells[0].words.isEmpty { cells.removeFirst() }
        hasLeadingMarks = true
        return
      }
    }
  }

  /// The marks of "(1,0)" before a sentence; nil within where they are no whole number, as of "(0,5)"; nil for other words.
  private static func decimalMarks(_ words: [TextWord]) -> Int?? {
    guard words.count > 2, words[1].text.first?.isUppercase == true,
      let match = words[0].text.wholeMatch(of: /\((\d)[,.]([05])\)/)
    else { return nil }
    return .some(match.2 == "0" ? Int(match.1) : nil)
  }
}
