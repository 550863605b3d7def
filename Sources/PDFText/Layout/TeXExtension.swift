/// The large signs of TeX's extension font, which PDF files name in a way that no text has: brackets around fractions, roots,
/// sums and integrals.
///
/// Files of Computer Modern seldom say what its characters mean. Most have names from which poppler knows it; of this font,
/// it gives the codes as they are: "s" for a root, a control character for a bracket.
///
/// Source: D. E. Knuth, *Computer Modern Typefaces* (1986), the font cmex10: codes, and how deep each hangs.
enum TeXExtension {
  /// A sign, and how far it hangs below its base line, in hundredths of the font's size.
  struct Sign {
    let scalar: Unicode.Scalar
    let depth: Int32
  }

  /// True for the font, with or without the tag of a subset.
  static func isFont(_ name: String) -> Bool {
    name.hasPrefix("CMEX") || name.hasPrefix("cmex") || name.contains("+CMEX")
  }

  /// The styles of a page whose characters are codes of this font.
  ///
  /// Some files say what the characters mean: those have pairs of brackets, and no code that is no character.
  static func styles(of page: PageDump) -> [Bool] {
    var isCoded = page.styles.map { isFont($0.fontName) }
    guard isCoded.contains(true) else { return isCoded }
    var seen: [Int: Set<Unicode.Scalar>] = [:]
    for glyph in page.glyphs {
      let place = Int(glyph.style)
      if place < isCoded.count, isCoded[place] { seen[place, default: []].insert(glyph.scalar) }
    }
    for (place, scalars) in seen {
      let hasCodes = scalars.contains { $0.value < 0x20 && $0 != "\n" || ("p"..."s").contains($0) }
      let hasPairs = [["(", ")"], ["[", "]"]].contains { scalars.isSuperset(of: $0) }
      if hasPairs, !hasCodes { isCoded[place] = false }
    }
    return isCoded
  }

  /// The sign that a code means; nil for what poppler names itself, and for pieces of signs.
  static func sign(_ code: Unicode.Scalar) -> Sign? { signs[code.value] }

  /// Codes 0, 10 and 32 are those of nothing, an end of line and a space: they do not arrive as signs.
  private static let signs: [UInt32: Sign] = {
    var signs: [UInt32: Sign] = [:]
    let brackets: [(first: UInt32, scalars: [Unicode.Scalar], depth: Int32)] = [
      (0x00, ["(", ")", "[", "]", "⌊", "⌋", "⌈", "⌉", "{", "}"], 116),
      (0x0C, ["|", "‖"], 60), (0x0E, ["/"], 116),
      (0x10, ["(", ")"], 176),
      (0x12, ["(", ")", "[", "]", "⌊", "⌋", "⌈", "⌉", "{", "}", "⟨", "⟩", "/"], 236),
      (0x20, ["(", ")", "[", "]", "⌊", "⌋", "⌈", "⌉", "{", "}", "⟨", "⟩", "/"], 296),
      (0x44, ["⟨", "⟩"], 176), (0x68, ["[", "]", "⌊", "⌋", "⌈", "⌉", "{", "}"], 176),
      (0x50, ["∑", "∏", "∫", "⋃", "⋂", "⊎", "⋀", "⋁"], 100),
      (0x58, ["∑", "∏", "∫", "⋃", "⋂", "⊎", "⋀", "⋁"], 140),
      (0x70, ["√"], 116), (0x71, ["√"], 176), (0x72, ["√"], 236), (0x73, ["√"], 296),
    ]
    for run in brackets {
      for (place, scalar) in run.scalars.enumerated() {
        signs[run.first + UInt32(place)] = Sign(scalar: scalar, depth: run.depth)
      }
    }
    // Integrals hang deeper than sums.
    signs[0x52] = Sign(scalar: "∫", depth: 111)
    signs[0x5A] = Sign(scalar: "∫", depth: 222)
    for code: UInt32 in [0x00, 0x0A, 0x20] { signs[code] = nil }
    return signs
  }()
}

extension Glyph {
  /// The glyph with the sign that its code means in TeX's extension font, on the line that it belongs to.
  ///
  /// Such signs hang from the top of what they enclose; their middle is that of the line.
  func withExtensionSign(size: Int32) -> Glyph {
    guard let sign = TeXExtension.sign(scalar) else { return self }
    var glyph = self
    glyph.scalar = sign.scalar
    // No page that is read has letters as large as that.
    guard (1...100_000).contains(size), abs(Int(box.top)) < 100_000_000 else { return self }
    let middle = box.top + sign.depth * size / 200
    glyph.box.top = middle - size * 9 / 20
    glyph.box.bottom = middle + size * 9 / 20
    return glyph
  }
}
