import PDFText

/// Heads of mark schemes' tables whose narrow columns leave no room between their names: "Soalan Jawapan Markah".
enum SchemeHeads {
  /// The lines with a cell for each name, where the names are those of a label, an answer and its marks.
  static func divided(_ lines: [TextLine]) -> [TextLine] {
    lines.map { line in
      guard line.cells.count == 1, (3...4).contains(line.cells[0].words.count),
        MarkSchemeReader.foreignNames[line.cells[0].words[0].text.lowercased()] == .label,
        case let kinds = line.words.compactMap({ word in
          MarkSchemeReader.foreignNames[word.text.lowercased().trimmedOfPunctuation]
        }), kinds.count == line.words.count,
        kinds.first == .label, kinds.contains(.answer), kinds.last == .marks
      else { return line }
      var line = line
      line.cells = line.words.map { TextCell([$0]) }
      return line
    }
  }
}
