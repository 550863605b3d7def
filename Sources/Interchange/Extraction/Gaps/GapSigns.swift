import PDFText

extension [TextLine] {
  /// The lines with a sign for the drawn room behind some cells, each joined with the one behind it.
  func withGaps(_ sign: String, behind places: [(line: Int, cell: Int)]) -> [TextLine] {
    var result = self
    for place in places.reversed() {
      var cells = result[place.line].cells
      guard var gap = cells[place.cell].words.last else { continue }
      gap.text = sign
      gap.gapBefore = gap.size / 3
      let behind = place.cell + 1 < cells.count ? cells.remove(at: place.cell + 1).words : []
      cells[place.cell] = TextCell(cells[place.cell].words + [gap] + behind)
      result[place.line].cells = cells
    }
    return result
  }
}
