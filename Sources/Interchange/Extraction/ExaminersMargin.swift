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
    var result = lines
    for index in lines.indices {
      guard let last = lines[index].cells.last, last.words.count == 1 else { continue }
      let first = last.text.lowercased()
      for note in notes where note[0] == first {
        if let places = places(of: note, from: index, lines) {
          for place in places { result[place].cells.removeLast() }
        }
      }
    }
    return result.filter { !$0.cells.isEmpty }
  }

  /// The lines whose last cells are the words of a note, one below the other at the right of the page.
  private static func places(of note: [String], from index: Int, _ lines: [TextLine]) -> [Int]? {
    var places = [index]
    guard let first = lines[index].cells.last, lines[index].page > 0 else { return nil }
    for word in note.dropFirst() {
      guard
        let next = lines.indices.dropFirst(places[places.count - 1] + 1).prefix(3).first(where: { place in
          guard let cell = lines[place].cells.last, lines[place].page == lines[index].page else {
            return false
          }
          return cell.text.lowercased() == word && abs(cell.box.centerX - first.box.centerX) < 1_500
        })
      else { return nil }
      places.append(next)
    }
    return places
  }
}
