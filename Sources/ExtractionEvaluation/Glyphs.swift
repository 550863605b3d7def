import PDFText
func printGlyphs(_ path: String, _ count: Int) {
  guard let reader = try? PDFReader(path: path) else { return }
  while let event = try? reader.next() {
    if case .page(let page) = event {
      for glyph in page.glyphs.prefix(count == 0 ? Int.max : count) {
        print(glyph.scalar, String(glyph.scalar.value, radix: 16), glyph.box, page.styles[Int(glyph.style)].size, page.styles[Int(glyph.style)].fontName)
      }
      return
    }
  }
}
