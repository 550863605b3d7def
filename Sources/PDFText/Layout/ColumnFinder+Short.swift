extension ColumnFinder {
  /// The gutter before a last column that is much shorter than the first, as on the last page of a glossary.
  ///
  /// Both have bold heads above text, and nothing crosses.
  func gutterBesideShortColumn(_ places: [Int32], _ marks: GutterMarks) -> Int32? {
    var found: [Int32] = []
    for (step, place) in places.enumerated() {
      let beside = lines.indices.filter { !marks.crosses($0, step) && lines[$0].box.right > place }
      guard beside.count >= 6, beside.count * 100 >= lines.count * 12 else { continue }
      // Above the columns there may be a title and what leads to them; beside and below nothing crosses.
      guard let top = beside.first, (top..<lines.count).allSatisfy({ !marks.crosses($0, step) }),
        top * 4 <= lines.count
      else { continue }
      let parts = lines[top...].map { $0.split(at: place) }
      let (left, right) = (parts.compactMap(\.left), parts.compactMap(\.right))
      guard left.count >= 2 * right.count, left.haveHeadedText, right.haveHeadedText else { continue }
      found.append(place)
    }
    return found.map { (place: middle(ofGutterAt: $0), width: width(ofGutterAt: $0)) }
      .max { ($0.width, -$0.place) < ($1.width, -$1.place) }?.place ?? found.first
  }
}

extension [TextLine] {
  /// True for bold heads alone on their lines, two at least, each above longer lines that are not.
  fileprivate var haveHeadedText: Bool {
    let heads = indices.filter { self[$0].isBold && self[$0].words.count <= 5 }
    let text = filter { !$0.isBold }
    guard heads.count >= 2, text.count >= heads.count, text.medianLength >= 28 else { return false }
    return heads.allSatisfy { $0 + 1 < count && !self[$0 + 1].isBold }
  }
}
