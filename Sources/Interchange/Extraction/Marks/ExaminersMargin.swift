import PDFText

/// What stands at the head of the margin that is kept for the marker: "Examiner only", one word below the other.
///
/// It stands beside the first lines of each page, and is part of none. Source: papers of WJEC, Pearson Edexcel and AQA.
enum ExaminersMargin {
  private static let notes: [[String]] = [
    ["examiner", "only"], ["leave", "blank"], ["for", "examiner’s", "use"], ["for", "examiner's", "use"],
    ["for", "marker’s", "use"], ["marker", "only"],
  ]

  /// The lines without such words.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    guard let right = lines.map(\.box.right).max() else { return lines }
    var taken: Set<Int> = []
    for index in lines.indices where !taken.contains(index) {
      guard let first = word(lines[index], atRight: right) else { continue }
      for note in notes where note[0] == first.text.lowercased() {
        taken.formUnion(places(of: note, from: index, first, lines, right).filter { !taken.contains($0) })
      }
    }
    var result = lines
    for place in taken { result[place].takeLastWord() }
    return result.filter { !$0.cells.isEmpty }
  }

  /// The last word of a line, where it stands in the margin: at the right of the page, alone or set off from what is before
  /// it, in smaller letters or by room.
  private static func word(_ line: TextLine, atRight right: Int32) -> TextWord? {
    guard let last = line.words.last, last.box.right > right - 3_000 else { return nil }
    let isSetOff =
      line.words.count == 1 || last.gapBefore > 2 * last.size || last.size * 100 <= line.size * 85
    return isSetOff ? last : nil
  }

  /// The lines whose last words are those of a note, one below the other in the margin; none where they are not.
  private static func places(
    of note: [String], from index: Int, _ first: TextWord, _ lines: [TextLine], _ right: Int32
  ) -> [Int] {
    var places = [index]
    for text in note.dropFirst() {
      guard
        let next = lines.indices.dropFirst(places[places.count - 1] + 1).prefix(3).first(where: { place in
          guard lines[place].page == lines[index].page, let last = word(lines[place], atRight: right) else {
            return false
          }
          return last.text.lowercased() == text && abs(last.box.centerX - first.box.centerX) < 1_500
        })
      else { return [] }
      places.append(next)
    }
    return places
  }
}

extension TextLine {
  fileprivate mutating func takeLastWord() {
    cells[cells.count - 1].words.removeLast()
    if cells[cells.count - 1].words.isEmpty { cells.removeLast() }
    cells = cells.map { TextCell($0.words) }
  }
}
