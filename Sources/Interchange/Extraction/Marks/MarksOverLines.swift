import PDFText

/// Marks in brackets that go on on the next line: "(2" at the end of one, and "puntos)" below it.
enum MarksOverLines {
  /// The lines with such marks in the line that they begin in.
  static func joined(_ lines: [TextLine]) -> [TextLine] {
    var result: [TextLine] = []
    result.reserveCapacity(lines.count)
    for line in lines {
      // Nearly no line begins with the end of a bracket, and all are asked.
      guard let above = result.last, above.page == line.page, above.column == line.column,
        let close = line.cells[0].words.prefix(5).firstIndex(where: { closes($0.text) }),
        let open = above.cells[above.cells.count - 1].words.suffix(4).lastIndex(where: {
          $0.text.first == "("
        }),
        case let begun = above.cells[above.cells.count - 1].words[open...],
        !begun.contains(where: { $0.text.contains(")") }), open > 0 || above.cells.count > 1,
        case let rest = line.cells[0].words[...close],
        areMarks((begun + rest).map(\.text).joined(separator: " "))
      else {
        result.append(line)
        continue
      }
      var whole = above
      for word in rest {
        let last = whole.cells[whole.cells.count - 1].words[
          whole.cells[whole.cells.count - 1].words.count - 1]
        whole.cells[whole.cells.count - 1].words.append(word.behind(last))
      }
      whole.cells[whole.cells.count - 1] = TextCell(whole.cells[whole.cells.count - 1].words)
      result[result.count - 1] = whole
      var left = line
      left.cells[0].words.removeFirst(close + 1)
      if left.cells[0].words.isEmpty {
        left.cells.removeFirst()
      } else {
        left.cells[0] = TextCell(left.cells[0].words)
      }
      if !left.cells.isEmpty {
        left.fitBox()
        result.append(left)
      }
    }
    return result
  }

  private static func closes(_ word: String) -> Bool {
    guard word.utf8.contains(0x29), let end = word.lastIndex(of: ")") else { return false }
    return word[word.index(after: end)...].allSatisfy { ".:;,".contains($0) }
  }

  /// True for "(2 puntos)", "(Puntuación máxima: 1,5 puntos)".
  private static func areMarks(_ text: String) -> Bool {
    let bare =
      text.last == ")" ? text : String(text.prefix(through: text.lastIndex(of: ")") ?? text.startIndex))
    return MarkReader.whole(bare) != nil && bare.contains(where: \.isLetter) || MarkReader.isFraction(bare)
      || MarkReader.isMaximum(bare)
  }
}

extension TextWord {
  /// The word as if it stood behind another in its line.
  fileprivate func behind(_ other: TextWord) -> TextWord {
    var word = self
    let width = box.right - box.left
    word.box.left = other.box.right + size / 4
    word.box.right = word.box.left + width
    (word.box.top, word.box.bottom) = (other.box.top, other.box.bottom)
    word.gapBefore = size / 4
    word.isBold = other.isBold
    return word
  }
}

extension [ExtractedItem] {
  /// Takes marks in brackets that a word names off the ends of answers and their points: "(0,5 puntos)".
  mutating func takeNamedMarksOffAnswers() {
    func bare(_ line: Substring) -> String? {
      let text = String(line.hasSuffix(").") ? line.dropLast() : line)
      guard let before = MarkReader.namedMarks(behind: text), !before.isEmpty else { return nil }
      return before
    }
    let found = indices.filter { index in
      self[index].options.isEmpty
        && self[index].answer?.split(separator: "\n").contains { bare($0) != nil } == true
    }
    // "A try (5 points)" is an answer.
    guard found.count > 1 else { return }
    for index in found {
      self[index].answer = self[index].answer?.split(separator: "\n").map { bare($0) ?? String($0) }
        .joined(separator: "\n")
    }
  }
}
