import PDFText

/// Options in two columns that were taken for those of the page, since nothing on it is wider: "a." and "c." at the left,
/// "b." and "d." at the right.
///
/// Such pages end a quiz; on the others longer questions show that the page has one column.
enum OptionsAcrossColumns {
  private static let several = 2

  /// The lines with the options of a row beside each other again.
  static func joined(_ lines: [TextLine]) -> [TextLine] {
    guard lines.contains(where: { $0.column == 1 }) else { return lines }
    return lines.changedByPage { page(Array($0)) }
  }

  private static func page(_ lines: [TextLine]) -> [TextLine]? {
    guard let first = lines.firstIndex(where: { $0.column == 1 }), first > 0,
      letter(lines[first]).map({ $0 % 2 == 0 }) == true,
      lines[..<first].allSatisfy({ $0.column == 0 }), lines[first...].allSatisfy({ $0.column == 1 })
    else { return nil }
    var left = Array(lines[..<first])
    let right = lines[first...]
    let lettered = right.filter { letter($0) != nil }
    guard lettered.count >= several,
      lettered.allSatisfy({ option in
        left.contains { isBeside($0, option) && letter($0).map { $0 + 1 } == letter(option) }
      }), let edge = right.map(\.columnRight).max()
    else { return nil }
    for option in right {
      var cells = option.cells
      cells[0].words[0].gapBefore = option.size * 3
      if let place = left.firstIndex(where: { isBeside($0, option) }) {
        left[place].cells += cells
        left[place].fitBox()
      } else {
        // What goes on from an option has a row of its own.
        let place = left.firstIndex { $0.box.top > option.box.top } ?? left.count
        left.insert(option, at: place)
      }
    }
    return left.map { line in
      var line = line
      line.column = 0
      line.columnLeft = lines[0].columnLeft
      line.columnRight = edge
      return line
    }
  }

  private static func isBeside(_ one: TextLine, _ other: TextLine) -> Bool {
    abs(one.box.top - other.box.top) < other.size / 2
  }

  /// The place of the letter that names an option, from 1; nil for any other line.
  private static func letter(_ line: TextLine) -> Int? {
    guard let text = line.words.first?.text, text.utf8.count == 2, let letter = text.utf8.first,
      text.last == "." || text.last == ")", line.words.count > 1, (0x61...0x68).contains(letter | 0x20)
    else { return nil }
    return Int(letter | 0x20) - 0x60
  }
}
