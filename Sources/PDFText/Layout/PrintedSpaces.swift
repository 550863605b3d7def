/// The spaces of a page by where they stand.
///
/// In lines from right to left poppler names a space behind the word at its left, and has it end at the next word that
/// it names, so that only where it begins tells which words it parts. Where vowels are written above and below the
/// letters, it sees spaces within words as well, and nothing is said about any.
struct PrintedSpaces {
  /// A side of a space.
  private struct Side {
    let x: Int32
    let box: Box
  }

  private var sides: [Side] = []

  /// True where the page has letters from right to left, and few marks above and below them.
  private(set) var areKnown = false

  /// - Parameter glyphs: All characters of a page.
  init(_ glyphs: [CleanGlyph]) {
    let letters = glyphs.count { $0.scalar.isRightToLeft }
    guard letters > 0, glyphs.count(where: { $0.scalar.isRightToLeft && $0.scalar.isMark }) * 20 < letters
    else {
      return
    }
    areKnown = true
    for glyph in glyphs where glyph.scalar.isSpace {
      sides.append(Side(x: glyph.box.left, box: glyph.box))
      sides.append(Side(x: glyph.box.right, box: glyph.box))
    }
    sides.sort { $0.x < $1.x }
  }

  /// True where a space begins at a place, in the line of a box.
  func begin(at x: Int32, beside box: Box) -> Bool {
    var (low, high) = (0, sides.count)
    while low < high {
      let middle = (low + high) / 2
      if sides[middle].x < x - Self.tolerance { low = middle + 1 } else { high = middle }
    }
    // No page that is read has as many lines.
    let end = min(sides.count, low + 512)
    while low < end, sides[low].x <= x + Self.tolerance {
      if sides[low].box.verticalOverlap(box) > 0.3 { return true }
      low += 1
    }
    return false
  }

  /// In hundredths of a point: both places are rounded.
  private static let tolerance: Int32 = 12
}
