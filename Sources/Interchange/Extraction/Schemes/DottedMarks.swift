import PDFText

/// Marks at the right of a scheme that dots lead to, as they lead to the pages in a table of contents.
///
/// Source: marking schemes of the Hong Kong Diploma of Secondary Education.
enum DottedMarks {
  private static let names: Set<String> = ["mark", "marks", "marking", "markscheme"]

  /// The lines with brackets around such marks, where four at least stand below each other.
  static func bracketed(_ lines: [TextLine]) -> [TextLine] {
    let found = lines.indices.filter { marks(lines[$0]) != nil }
    guard found.count >= 4, let edge = found.map({ lines[$0].box.right }).max(),
      found.allSatisfy({ edge - lines[$0].box.right < 1_200 }), let first = found.first,
      !grow(found.compactMap { marks(lines[$0]) }),
      lines[max(0, first - 12)...first].contains(where: { line in
        line.words.contains { names.contains($0.text.lowercased().trimmedOfPunctuation) }
      })
    else { return lines }
    var lines = lines
    for index in found {
      guard let marks = marks(lines[index]), var word = lines[index].words.last else { continue }
      word.text = "[\(marks)]"
      word.gapBefore = max(word.gapBefore, word.size * 3)
      let last = lines[index].cells.count - 1
      let rest = lines[index].cells[last].words.dropLast().prefix { !$0.text.allSatisfy(isLeader) }
      lines[index].cells[last] = TextCell([word])
      if !rest.isEmpty { lines[index].cells.insert(TextCell(Array(rest)), at: last) }
    }
    return lines
  }

  /// True for lines of which some end in fewer marks than those above, as no entries of a table of contents do.
  static func fall(_ lines: [TextLine]) -> Bool {
    let all = lines.compactMap(marks)
    return all.count >= 4 && zip(all, all.dropFirst()).contains { $0 > $1 }
  }

  /// True for the pages of a table of contents, few of which have two of its lines.
  private static func grow(_ marks: [Int]) -> Bool {
    let pairs = zip(marks, marks.dropFirst())
    return pairs.allSatisfy { $0 <= $1 } && pairs.count { $0 == $1 } * 2 < marks.count - 1
  }

  /// The number at the end of a line behind dots, which may stand close to the words before them.
  private static func marks(_ line: TextLine) -> Int? {
    // Nearly no line ends with a digit, and all are asked.
    guard let cell = line.cells.last, let word = cell.words.last, let last = word.text.utf8.last,
      (0x30...0x39).contains(last), line.cells.count > 1 || cell.words.count > 5
    else { return nil }
    let dots = cell.words.dropLast().reversed().prefix { $0.text.allSatisfy(isLeader) }
    let before = cell.words.dropLast(dots.count + 1)
    let text = dots.reversed().map(\.text).joined() + word.text
    let leaders = text.prefix(while: isLeader)
    guard leaders.count >= 4, before.isEmpty || dots.count >= 4,
      let marks = text.dropFirst(leaders.count).smallNumber, (1...20).contains(marks)
    else { return nil }
    return marks
  }
}
