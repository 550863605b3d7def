import PDFText

/// Numbers in brackets before gaps whose rules are drawn, so that no letters stand for their room.
///
/// "Salt has been traded for thousands of (1)        . Before there were fridges …"
enum DrawnGapNumbers {
  private static let several = 4

  /// The lines with a sign for the room behind each number, where four at least count on from 1.
  static func marked(_ lines: [TextLine]) -> [TextLine] {
    var places: [(line: Int, cell: Int)] = []
    for (index, line) in lines.enumerated() where line.words.count > 3 {
      for cell in line.cells.indices {
        let last = cell + 1 == line.cells.count
        guard line.cells[cell].words.last?.text == "(\(places.count + 1))",
          line.cells[cell].words.count > 1 || places.count > 0,
          last ? goesOn(index, lines) : true
        else { continue }
        places.append((index, cell))
      }
    }
    // Marks behind questions do not count on so far.
    guard places.count >= several, places.count(where: { isWithin($0, lines) }) * 10 >= places.count * 7
    else {
      return lines
    }
    return lines.withGaps("____", behind: places)
  }

  /// True for a number with words of its sentence behind it on its line, or the stop that ends it.
  private static func isWithin(_ place: (line: Int, cell: Int), _ lines: [TextLine]) -> Bool {
    let cells = lines[place.line].cells
    guard place.cell + 1 < cells.count else { return true }
    let next = cells[place.cell + 1].text
    return next.first.map { $0.isLowercase || ".,;:!?".contains($0) } ?? false
  }

  /// True where the next line goes on in a small letter.
  private static func goesOn(_ index: Int, _ lines: [TextLine]) -> Bool {
    guard index + 1 < lines.count, lines[index + 1].page == lines[index].page else { return false }
    return lines[index + 1].words.first?.text.first?.isLowercase == true
  }
}
