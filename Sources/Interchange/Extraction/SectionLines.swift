import PDFText

/// Lines that begin sections of a paper, which Roman numerals, capital letters or Chinese numerals count.
struct SectionLines {
  /// How sections are counted.
  private enum Style: CaseIterable {
    case roman, letter, chinese

    var signs: [String] {
      switch self {
      case .roman: ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"]
      case .letter: ["A", "B", "C", "D", "E", "F", "G", "H"]
      case .chinese: ["一", "二", "三", "四", "五", "六", "七", "八"]
      }
    }
  }

  /// The positions of lines that count sections, each above a question.
  ///
  /// - Parameter members: The lines of labels of questions, ascending.
  static func find(_ document: DocumentLines, members: [Int]) -> Set<Int> {
    let labelled = Set(members)
    for style in Style.allCases {
      let lines = document.lines.indices.compactMap { index -> (line: Int, place: Int)? in
        guard !labelled.contains(index), let place = place(of: document.lines[index], style) else {
          return nil
        }
        return (index, place)
      }
      // They count on, or begin anew in each chapter.
      guard lines.count >= 2, lines[0].place == 0,
        zip(lines, lines.dropFirst()).allSatisfy({ $1.place == $0.place + 1 || $1.place == 0 })
      else { continue }
      let above = lines.count { line in
        members.first { $0 > line.line }.map { next in
          next - line.line <= 5 && !lines.contains { $0.line > line.line && $0.line < next }
        } ?? false
      }
      if above >= 2, above + 1 >= lines.count { return Set(lines.map(\.line)) }
    }
    return []
  }

  /// Which sign a line begins with, from 0; nil for none.
  private static func place(of line: TextLine, _ style: Style) -> Int? {
    guard let text = line.words.first?.text else { return nil }
    if style == .chinese {
      guard text.count >= 2, text.dropFirst().first.map({ "、．.".contains($0) }) == true else { return nil }
      return style.signs.firstIndex(of: String(text.prefix(1)))
    }
    guard line.words.count > 1, let end = text.last, let next = line.words[1].text.first,
      next.isUppercase || !next.isASCII
    else { return nil }
    if style == .letter, text.count == 1 {
      return line.words[1].gapBefore > line.words[0].size / 2 ? style.signs.firstIndex(of: text) : nil
    }
    return ".:)".contains(end) ? style.signs.firstIndex(of: String(text.dropLast())) : nil
  }
}
