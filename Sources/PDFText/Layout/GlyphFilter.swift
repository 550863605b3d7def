/// A character that is meant to be read.
struct CleanGlyph {
  var scalar: Unicode.Scalar
  var box: Box
  var style: UInt16
  /// Size of the letter, in hundredths of a point: that of the font, or what the box says where that is nonsense.
  var size: Int32
}

/// What a page has to read, without what is printed across it, beside it, or twice.
struct GlyphFilter {
  private(set) var glyphs: [CleanGlyph] = []
  /// Words that were left out since they run up the margin or across the page.
  private(set) var isTurnedTextLeftOut = false
  private let page: PageDump

  init(_ page: PageDump) {
    self.page = page
    glyphs.reserveCapacity(page.glyphs.count)
    let extensions = TeXExtension.styles(of: page)
    let hasExtensions = extensions.contains(true)
    for glyph in StackedCharacters.apart(page.glyphs) {
      let place = Int(glyph.style)
      let isExtension = hasExtensions && place < extensions.count && extensions[place]
      take(isExtension ? glyph.withExtensionSign(size: page.styles[place].size) : glyph)
    }
    dropTurnedText()
    dropLyingColumns()
    dropWatermarks()
    dropDoubles()
  }

  private mutating func take(_ glyph: Glyph) {
    guard let scalar = readable(glyph.scalar) else { return }
    let (x, y) = (glyph.box.centerX, glyph.box.centerY)
    guard x >= 0, y >= 0, x <= page.width, y <= page.height else { return }
    let named = Int(glyph.style) < page.styles.count ? page.styles[Int(glyph.style)].size : 0
    let height = glyph.box.height
    // Some files give sizes that a transformation changes; boxes of turned letters are low.
    let isPlausible = named >= 300 && named < max(height, glyph.box.width) * 4
    let size = isPlausible ? named : height * 9 / 10
    let whole = CleanGlyph(scalar: scalar, box: glyph.box, style: glyph.style, size: max(size, 100))
    guard scalar.value >= 0x2E80 else { return glyphs.append(whole) }
    let parts = scalar.replacement
    for (place, part) in parts.enumerated() {
      var glyph = whole
      glyph.scalar = part
      glyph.box.left = whole.box.left + whole.box.width * Int32(place) / Int32(parts.count)
      glyph.box.right = whole.box.left + whole.box.width * Int32(place + 1) / Int32(parts.count)
      glyphs.append(glyph)
    }
  }

  /// A character as Unicode means it; nil for controls.
  private func readable(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x00...0x08, 0x0B...0x1F, 0x7F...0x9F, 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064,
      0xFEFF, 0xFFFD, 0xFE0F:
      return nil
    // A keycap around a digit numbers things: "1️⃣".
    case 0x20E3: return "."
    // Symbol fonts put their characters here, at the places of ASCII.
    case 0xF0B7, 0xF0A7, 0xF076, 0xF0D8: return "•"
    case 0xF0FC: return "✓"
    case 0xF0A3, 0xF06F, 0xF0A8: return "☐"
    case 0xF0AE: return "→"
    case 0xF020...0xF07E: return Unicode.Scalar(scalar.value - 0xF000)
    case 0x00A0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return " "
    default: return scalar
    }
  }

  // MARK: What is left out

  /// Drops text that runs up or down a margin, or across the page.
  ///
  /// The boxes of turned letters are wide and low; those of others are narrow and high, whatever the letter.
  private mutating func dropTurnedText() {
    var isTurned = [Bool](repeating: false, count: glyphs.count)
    var start = 0
    var direction: Int32 = 0
    func close(_ end: Int, _ isTurned: inout [Bool]) {
      guard end - start >= 5 else { return }
      let letters = glyphs[start..<end].filter { $0.scalar != " " }
      let lying = letters.count { $0.box.width * 10 > $0.box.height * 11 }
      let slanting = abs(glyphs[end - 1].box.centerX - glyphs[start].box.centerX) > glyphs[start].size
      if lying * 2 >= letters.count || slanting { for place in start..<end { isTurned[place] = true } }
    }
    for place in glyphs.indices.dropFirst() {
      let (last, next) = (glyphs[place - 1], glyphs[place])
      let size = Float(max(last.size, next.size, last.box.width, next.box.width))
      let rise = next.box.centerY - last.box.centerY
      let step = next.box.centerX - last.box.centerX
      let isUpright = abs(Float(step)) < 0.2 * size && rise != 0 && abs(Float(rise)) < 1.4 * size
      let isSlanting =
        step > 0 && Float(step) < size && abs(Float(rise)) > 0.12 * size && abs(Float(rise)) < size
      let sign: Int32 = rise > 0 ? 1 : -1
      if isUpright || isSlanting, place == start + 1 || sign == direction {
        direction = sign
      } else {
        close(place, &isTurned)
        start = place
      }
    }
    close(glyphs.count, &isTurned)
    guard isTurned.contains(true) else { return }
    isTurnedTextLeftOut = true
    glyphs = zip(glyphs, isTurned).filter { !$1 }.map(\.0)
  }

  /// Drops lying letters that stand above each other, which a file may name in any order.
  private mutating func dropLyingColumns() {
    var columns: [Int32: (count: Int, scalars: Set<Unicode.Scalar>)] = [:]
    for glyph in glyphs where isLying(glyph) {
      columns[glyph.box.centerX / 200, default: (0, [])].count += 1
      columns[glyph.box.centerX / 200, default: (0, [])].scalars.insert(glyph.scalar)
    }
    let turned = Set(columns.filter { $0.value.count >= 6 && $0.value.scalars.count >= 4 }.map(\.key))
    guard !turned.isEmpty else { return }
    isTurnedTextLeftOut = true
    let widths = Dictionary(
      glyphs.filter { isLying($0) && turned.contains($0.box.centerX / 200) }.map {
        ($0.box.centerX / 200, $0.box.width)
      },
      uniquingKeysWith: { min($0, $1) })
    glyphs.removeAll { glyph in
      let column = glyph.box.centerX / 200
      // The widest letters of a column lie, too, though their boxes are nearly square.
      return widths[column].map { abs(glyph.box.width - $0) <= max(60, $0 / 10) } ?? false
    }
  }

  private func isLying(_ glyph: CleanGlyph) -> Bool {
    glyph.scalar != " " && glyph.box.width * 10 > glyph.box.height * 11 && !glyph.scalar.isEastAsian
  }

  /// Drops large pale letters behind the text, unless the text itself is pale, as on dark slides.
  private mutating func dropWatermarks() {
    guard page.styles.contains(where: { Self.isPale($0.color) }),
      glyphs.count(where: { Self.isPale(page.styles[Int($0.style)].color) }) * 3 < glyphs.count
    else { return }
    var sizes = glyphs.map(\.size)
    sizes.sort()
    guard let middle = sizes.isEmpty ? nil : sizes[sizes.count / 2] else { return }
    glyphs.removeAll { $0.size > middle * 9 / 5 && Self.isPale(page.styles[Int($0.style)].color) }
  }

  private static func isPale(_ color: UInt32) -> Bool {
    color >> 16 & 0xFF > 0xA8 && color >> 8 & 0xFF > 0xA8 && color & 0xFF > 0xA8
  }

  /// Drops letters that are printed twice to look bold.
  private mutating func dropDoubles() {
    var seen: [UInt64: Int32] = [:]
    seen.reserveCapacity(glyphs.count)
    glyphs.removeAll { glyph in
      guard glyph.scalar != " " else { return false }
      // Places in steps of two points; neighbours across a step are rare enough to let them stand.
      let x = UInt64(UInt32(bitPattern: glyph.box.left / 200))
      let y = UInt64(UInt32(bitPattern: glyph.box.top / 200))
      let key = x << 42 | y << 21 | UInt64(glyph.scalar.value)
      if let left = seen[key], abs(left - glyph.box.left) < 100 { return true }
      seen[key] = glyph.box.left
      return false
    }
  }
}

extension Unicode.Scalar {
  /// What a character is written with: radicals as ideographs, ligatures letter by letter.
  fileprivate var replacement: [Unicode.Scalar] {
    switch value {
    case 0xFB00: ["f", "f"]
    case 0xFB01: ["f", "i"]
    case 0xFB02: ["f", "l"]
    case 0xFB03: ["f", "f", "i"]
    case 0xFB04: ["f", "f", "l"]
    case 0xFB05, 0xFB06: ["s", "t"]
    case 0x1F51F: ["1", "0", "."]
    case 0x2E80...0x2FDF, 0xF900...0xFAFF: [CompatibleIdeographs.ideograph(for: self) ?? self]
    default: [self]
    }
  }
}
