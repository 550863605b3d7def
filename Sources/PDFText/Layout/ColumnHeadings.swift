extension [TextLine] {
  /// The positions of headings above both columns that begin where the left one does: "REVIEW QUESTIONS".
  ///
  /// They are larger than the text and alone in a blank band from edge to edge, which parts the columns above it from
  /// those below. Beside a heading of the left column alone the right one goes on.
  func headings(acrossBoth gutter: Int32, _ usualSize: Int32) -> Set<Int> {
    let candidates = indices.filter { place in
      let line = self[place]
      return line.size * 100 >= usualSize * 120 && line.box.right < gutter && line.words.count <= 8
    }
    guard !candidates.isEmpty else { return [] }
    let right = compactMap { $0.crosses(gutter) ? $0.box : $0.split(at: gutter).right?.box }
    return Set(
      candidates.filter { place in
        let line = self[place]
        let above = self[..<place].lazy.filter { $0.box.left < gutter }.map(\.box.bottom).max()
        let below = self[(place + 1)...].lazy.filter { $0.box.left < gutter }.map(\.box.top).min()
        guard let above, let below, below - above >= 5 * usualSize / 2, above <= line.box.top,
          below >= line.box.bottom
        else { return false }
        return !right.contains { $0.top < below && $0.bottom > above }
          && right.contains { $0.bottom <= above } && right.contains { $0.top >= below }
      })
  }
}
