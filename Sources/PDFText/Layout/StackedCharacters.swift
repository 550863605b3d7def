/// Parts the characters of small fractions that poppler takes for one word.
///
/// Where the digit below a bar begins exactly where the one above it does, "1" over "4", both come with one box around the
/// pair, the first of them without a width. Read so, a quarter would be fourteen.
enum StackedCharacters {
  /// The characters of a page, each with a box of its own.
  static func apart(_ glyphs: [Glyph]) -> [Glyph] {
    var glyphs = glyphs
    for place in glyphs.indices.dropLast() where isStacked(glyphs[place], glyphs[place + 1]) {
      let pair = glyphs[place].box.union(glyphs[place + 1].box)
      // Half of the pair each: no line is high enough for the room between them to matter.
      let height = pair.height * 9 / 20
      glyphs[place].box = Box(
        left: pair.left, top: pair.top, right: pair.right, bottom: pair.top + height)
      glyphs[place + 1].box = Box(
        left: pair.left, top: pair.bottom - height, right: pair.right, bottom: pair.bottom)
    }
    return glyphs
  }

  /// True for two in one box that is too high for one, of which the second has all of the width.
  private static func isStacked(_ one: Glyph, _ other: Glyph) -> Bool {
    one.box.width == 0 && other.box.width > 0 && one.box.left == other.box.left && one.style == other.style
      && one.box.top == other.box.top && one.box.bottom == other.box.bottom
      && other.box.height * 5 > other.box.width * 12
      // Vowel signs of other scripts have no width of their own, either.
      && [one, other].allSatisfy { $0.scalar.isLetterOrNumber && $0.scalar.value < 0x400 }
  }
}
