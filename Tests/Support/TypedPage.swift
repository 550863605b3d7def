package import PDFText

/// A page typed for a test: texts at places, in letters of one width.
package struct TypedPage {
  private var glyphs: [Glyph] = []
  private var styles: [TextStyle] = []
  package let number: Int

  package init(_ number: Int = 1) { self.number = number }

  /// Types a text, its first letter at a place in points; each letter is half its size wide.
  package mutating func type(
    _ text: String, x: Int, y: Int, size: Int = 10, font: String = "Serif", color: UInt32 = 0
  ) {
    let style = TextStyle(fontName: font, size: Int32(size * 100), color: color)
    let position = styles.firstIndex(of: style) ?? styles.count
    if position == styles.count { styles.append(style) }
    var left = Int32(x * 100)
    let width = Int32(size * 50)
    for scalar in text.unicodeScalars {
      let box = Box(left: left, top: Int32(y * 100), right: left + width, bottom: Int32((y + size) * 100))
      glyphs.append(Glyph(scalar: scalar, box: box, style: UInt16(position)))
      left += width
    }
  }

  /// Types a text from top to bottom, each letter lying on its side, as in a margin.
  package mutating func typeDown(_ text: String, x: Int, y: Int, size: Int = 8) {
    styles.append(TextStyle(fontName: "Serif", size: Int32(size * 100), color: 0))
    var top = Int32(y * 100)
    for scalar in text.unicodeScalars {
      let box = Box(
        left: Int32(x * 100), top: top, right: Int32((x + size) * 100), bottom: top + Int32(size * 50))
      glyphs.append(Glyph(scalar: scalar, box: box, style: UInt16(styles.count - 1)))
      top += Int32(size * 50)
    }
  }

  /// The page as its worker would give it, A4.
  package var dump: PageDump {
    PageDump(number: number, width: 59_500, height: 84_200, glyphs: glyphs, styles: styles)
  }

  /// The lines read from it, in reading order.
  package var lines: [String] { arrange([PageText(dump)])[0].lines.map(\.text) }
}

extension PageDump {
  /// The page as it is printed where its text lies on its side.
  package func laid(_ turn: QuarterTurn) -> PageDump {
    var lying = self
    (lying.width, lying.height) = (height, width)
    for index in lying.glyphs.indices {
      lying.glyphs[index].box = turn.printed(glyphs[index].box, width: width, height: height)
    }
    return lying
  }
}
