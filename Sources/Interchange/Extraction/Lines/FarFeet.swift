import PDFText

/// What stands at the foot of a page, farther below its last line than any two of its lines are apart: whose sheet it is, where
/// to find more of them.
enum FarFeet {
  /// The lines without them.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    var dropped: Set<Int> = []
    var start = 0
    while start < lines.count {
      let end = lines[start...].firstIndex { $0.page != lines[start].page } ?? lines.count
      dropped.formUnion(foot(lines, start..<end))
      start = end
    }
    dropped.formUnion(remarks(lines))
    return dropped.isEmpty ? lines : lines.indices.filter { !dropped.contains($0) }.map { lines[$0] }
  }

  /// The lines of the foot of one page; none where it has no such foot.
  private static func foot(_ lines: [TextLine], _ page: Range<Int>) -> [Int] {
    guard page.count >= 8 else { return [] }
    let order = page.sorted { lines[$0].box.top < lines[$1].box.top }
    var bottom = lines[order[0]].box.bottom
    var widest = (gap: Int32(0), place: 0)
    var second: Int32 = 0
    for place in order.indices.dropFirst() {
      let gap = lines[order[place]].box.top - bottom
      if gap > widest.gap {
        (second, widest) = (widest.gap, (gap, place))
      } else {
        second = max(second, gap)
      }
      bottom = max(bottom, lines[order[place]].box.bottom)
    }
    let found = Array(order[widest.place...])
    let size = lines[order[0]].size
    guard widest.gap > size, widest.gap * 2 > second * 3, found.count <= 3, order.count - found.count >= 8,
      // Below a short page it may be anything.
      lines[found[0]].box.top > (lines[order[0]].box.top + lines[order[widest.place - 1]].box.bottom) / 2,
      found.allSatisfy({ saysWhose(lines[$0]) }),
      case let above = order[..<widest.place].map({ lines[$0] }),
      !found.contains(where: { goesOn(lines[$0], above) })
    else { return [] }
    return found
  }

  /// True for another row of a list of words, or another term with its meaning: "Zugabe   encore", "Zebra – a striped horse".
  private static func goesOn(_ line: TextLine, _ above: [TextLine]) -> Bool {
    if line.cells.count == 2 {
      let rows = above.count { other in
        other.cells.count == 2
          && zip(other.cells, line.cells).allSatisfy { abs($0.box.left - $1.box.left) < 200 }
      }
      if rows >= 3 { return true }
    }
    let text = line.text
    return [" – ", " — ", " - "].contains { dash in
      text.holds(dash) && above.count { $0.text.holds(dash) } >= 3
    }
  }

  /// True for a few words that ask, tell and answer nothing.
  private static func saysWhose(_ line: TextLine) -> Bool {
    let words = line.words
    guard let first = words.first?.text, (2...12).contains(words.count), line.label() == nil, !line.isPaired,
      first.first?.isLetter == true || first == "©", first.first?.isUppercase == true || first == "©"
    else { return false }
    let text = line.text
    // "Paris, Madrid, Rome" is a bank of words, and so are words with room between them.
    guard !text.contains(where: { "?:=_…;".contains($0) }), !text.holds("..."), line.cells.count <= 2,
      text.count(where: { $0 == "," }) < 2, MarkReader.total(text) == nil,
      MarkReader.whole(ofPaper: text) == nil
    else { return false }
    let lower = words.map { $0.text.lowercased().trimmedOfPunctuation }
    return !lower.contains(where: AnswerKeyReader.headsKey)
      // Below its picture a caption stands as far.
      && FigureNames.find(text).isEmpty && !Asking.isOrderInAnyLanguage(first)
      && Asking.worth(text) < 0.9
      // "1 B  2 C  3 A" is a key.
      && words.count { compactLabel($0.text)?.first?.number != nil } < 2
  }

  /// Lines behind all that is counted on their pages which say where other answers are, and what a page of the web says when it
  /// ends.
  private static func remarks(_ lines: [TextLine]) -> [Int] {
    lines.indices.dropFirst(4).filter { index in
      let line = lines[index]
      guard line.cells.count == 1, (3...16).contains(line.words.count),
        let first = line.words.first?.text, ["The", "Answers", "Share", "Solutions", "Only"].contains(first),
        isRemark(line.text.lowercased())
      else { return false }
      let behind = lines[(index + 1)...].prefix { $0.page == line.page }
      return behind.count <= 4 && behind.allSatisfy { $0.label() == nil }
    }
  }

  private static func isRemark(_ lower: String) -> Bool {
    let beginnings = [
      "answers are given for ", "solutions are given for ", "only the answers to ", "share this article",
      "share this post", "share this page", "share this quiz", "share this worksheet",
    ]
    return beginnings.contains(where: lower.hasPrefix)
      || (lower.hasPrefix("the answers to ") || lower.hasPrefix("answers to "))
        && [" are in ", " are on ", " can be found ", " are given "].contains(where: lower.contains)
  }
}
