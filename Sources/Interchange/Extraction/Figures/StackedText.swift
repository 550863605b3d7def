import PDFText

/// Text that stands above other text with a bar between, as in a fraction, which no single line can say.
struct StackedText {
  /// Where it stands on the page.
  private(set) var boxes: [Box] = []

  /// Looks for bars that have words close above and close below, as wide as the wider of the two.
  ///
  /// - Parameters:
  ///   - page: The text of the page.
  ///   - picture: The page at 144 dots per inch, since bars are thin.
  init(_ page: PageText, _ picture: GreyPicture) {
    let ink = InkMap(picture, pageWidth: page.width, pageHeight: page.height)
    let words = page.lines.flatMap(\.words)
    // A line says them with a slash, which may not be what is meant.
    boxes = page.fractions
    for upper in words {
      for lower in words where Self.isBelow(lower, upper) {
        guard let (top, bottom) = Self.stack(upper, lower, words) else { continue }
        let wide = top.union(bottom)
        let middle = (upper.box.bottom + lower.box.top) / 2
        let reach = max(150, upper.size / 4)
        let zone = Box(
          left: wide.left - 600, top: middle - reach, right: wide.right + 600, bottom: middle + reach)
        guard let bar = ink.longestRow(in: zone) else { continue }
        let isAsWide = bar.left <= wide.left + 100 && bar.right >= wide.right - 100
        // A rule of a table or under a heading goes on.
        let ends = bar.left > zone.left + 50 && bar.right < zone.right - 50
        if isAsWide, ends, !boxes.contains(where: { $0.intersection(wide) != nil }) { boxes.append(wide) }
      }
    }
  }

  private static func isBelow(_ lower: TextWord, _ upper: TextWord) -> Bool {
    // Ideographs have strokes as long as they are wide.
    let isIdeographic = [upper, lower].contains {
      $0.text.unicodeScalars.contains(where: \.properties.isIdeographic)
    }
    guard !isIdeographic else { return false }
    let size = max(upper.size, lower.size)
    let fall = lower.box.centerY - upper.box.centerY
    let shared = min(upper.box.right, lower.box.right) - max(upper.box.left, lower.box.left)
    return fall > size / 2 && fall < 2 * size && shared > 0
  }

  /// The words that stand closely beside each of two; nil where either is a line of text.
  private static func stack(_ upper: TextWord, _ lower: TextWord, _ words: [TextWord]) -> (Box, Box)? {
    func row(_ start: TextWord) -> Box? {
      var box = start.box
      var count = 1
      var hasGrown = true
      while hasGrown, count <= 8 {
        hasGrown = false
        for word in words
        where word.box.verticalOverlap(start.box) > 0.6 && word.box.intersection(box) != word.box {
          let gap = max(word.box.left - box.right, box.left - word.box.right)
          guard gap <= start.size * 4 / 10 else { continue }
          box = box.union(word.box)
          count += 1
          hasGrown = true
        }
      }
      return count <= 8 ? box : nil
    }
    guard let top = row(upper), let bottom = row(lower) else { return nil }
    return (top, bottom)
  }
}
