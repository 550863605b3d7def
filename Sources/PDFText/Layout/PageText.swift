/// The text of a page as lines in the order in which they are read.
package struct PageText: Sendable {
  /// The number of the page, from 1.
  package var number: Int
  package var width: Int32
  package var height: Int32
  package var lines: [TextLine]
  /// Running heads and feet, page numbers and the like, which are no part of the text.
  package var furniture: [TextLine] = []
  /// How many columns the text has at most.
  package var columns = 1
  /// Where fractions were set in two dimensions, which the lines say with a slash.
  package var fractions: [Box] = []
  package var images: [Box] = []
  package var fields: [FormField] = []
  /// How many characters there are to read.
  package var letterCount = 0
  /// The page's text in poppler's order, to compare with what is made of it.
  package var ownText = ""
  /// True when text was left out that runs up a margin or across the page.
  package var hasTurnedText = false
  /// True for a page from right to left, of which this shows the mirror image: see `turned`.
  package var isTurned = false
  /// How the printed page lies on its side, of which this shows the text upright; nil for nearly all pages.
  package var quarterTurn: QuarterTurn?

  /// Reads the lines of a page, still without regard to columns and furniture.
  package init(_ page: PageDump) {
    quarterTurn = page.quarterTurn
    var page = quarterTurn.map(page.turnedUpright) ?? page
    page.glyphs = ArabicGlyphs.mended(page.glyphs)
    let filter = GlyphFilter(page)
    number = page.number
    width = page.width
    height = page.height
    images = page.images
    fields = page.fields
    letterCount = filter.glyphs.count
    ownText = Self.ownText(page)
    hasTurnedText = filter.isTurnedTextLeftOut
    let builder = LineBuilder(page, filter.glyphs)
    fractions = builder.fractions
    lines = CentredCells.raised(
      CentredRows.aligned(TableEdges.divide(GraphAxes.without(builder.lines()))))
  }

  /// The characters of a page with spaces where lines end.
  private static func ownText(_ page: PageDump) -> String {
    var text = String.UnicodeScalarView()
    var last: Box?
    for glyph in page.glyphs {
      // The ends of lines are not among the glyphs.
      if let last, endsWord(last, glyph) { text.append(" ") }
      text.append(glyph.scalar)
      last = glyph.box
    }
    return String(text)
  }

  /// True where a letter begins a line or stands apart from the one before it.
  private static func endsWord(_ last: Box, _ glyph: Glyph) -> Bool {
    if glyph.box.verticalOverlap(last) < 0.3 || glyph.box.left > last.right + last.height / 8 { return true }
    if glyph.scalar.isRightToLeft { return glyph.box.right < last.left - last.height / 8 }
    return glyph.box.left < last.left - 100
  }

  /// A page without text.
  package init(number: Int, width: Int32, height: Int32, lines: [TextLine] = []) {
    self.number = number
    self.width = width
    self.height = height
    self.lines = lines
  }
}

/// Puts the pages of a document in order: takes out what is no part of the text, and reads columns one by one.
package func arrange(_ pages: [PageText]) -> [PageText] {
  var pages = pages
  takeOutFurniture(&pages)
  // Pages of one document have their gutters at one place, or nearly so.
  let gutters = pages.map(\.gutter)
  let common = gutters.compactMap { $0 }.sorted().dropFirst(gutters.count { $0 != nil } / 2).first
  let sides = pages.map { SideColumn($0.lines) }
  let place = sides.compactMap { $0?.place }.first
  for index in pages.indices {
    let side = sides[index] ?? place.flatMap { SideColumn(pages[index].lines, at: $0) }
    pages[index].readColumns(gutter: gutters[index], known: common, side: side)
  }
  return pages
}
