/// Puts the letters of Arabic and Hebrew right that a file gives in the forms of its font.
enum ArabicGlyphs {
  /// The characters with letters for their forms, and with the two letters of a ligature in the order in which they
  /// are read.
  static func mended(_ glyphs: [Glyph]) -> [Glyph] {
    guard glyphs.contains(where: { $0.scalar.isRightToLeft }) else { return glyphs }
    var mended: [Glyph] = []
    mended.reserveCapacity(glyphs.count)
    let hasPersian = glyphs.contains { isPersian($0.scalar) }
    for var glyph in glyphs {
      // Within a word yeh looks the same in both languages, and fonts for Arabic have it under the name of the other.
      if !hasPersian, glyph.scalar == "\u{FBFE}" || glyph.scalar == "\u{FBFF}" {
        glyph.scalar = glyph.scalar == "\u{FBFE}" ? "\u{FEF3}" : "\u{FEF4}"
      }
      guard let letters = LetterForms.letters(for: glyph.scalar) else {
        mended.append(glyph)
        continue
      }
      // From right to left; marks stand where their letters do.
      let count = Int32(letters.count { !$0.isMark })
      var place: Int32 = 0
      for letter in letters {
        if !letter.isMark { place += 1 }
        var part = glyph
        part.scalar = letter
        part.box.right = glyph.box.right - glyph.box.width * max(0, place - 1) / max(1, count)
        part.box.left = glyph.box.right - glyph.box.width * max(1, place) / max(1, count)
        mended.append(part)
      }
    }
    return turnLigatures(mended)
  }

  /// True for a letter, or a form of one, that Persian and Urdu have and Arabic does not; yeh within words is none.
  private static func isPersian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x67E, 0x686, 0x698, 0x6A9, 0x6AF, 0x6CC, 0xFB56...0xFB59, 0xFB7A...0xFB7D, 0xFB8A, 0xFB8B,
      0xFB8E...0xFB95, 0xFBFC, 0xFBFD:
      true
    default: false
    }
  }

  /// Turns the letters of "لا" and "لى" round where a font has one picture for both.
  ///
  /// Poppler divides the picture into two halves, the first of which it puts on the left. Halves are equally wide, which
  /// an alif and a lam of their own are only in a font in which all letters are.
  private static func turnLigatures(_ glyphs: [Glyph]) -> [Glyph] {
    var pairs: [Int] = []
    var counts: [Kind: (halves: Int, all: Int)] = [:]
    for index in glyphs.indices.dropLast()
    where ends.contains(glyphs[index].scalar) && glyphs[index + 1].scalar == "\u{644}" {
      let (alif, lam) = (glyphs[index], glyphs[index + 1])
      guard alif.style == lam.style, abs(alif.box.left - lam.box.right) <= 3,
        alif.box.verticalOverlap(lam.box) > 0.9
      else { continue }
      counts[Kind(alif), default: (0, 0)].all += 1
      guard abs(alif.box.width - lam.box.width) <= 2 else { continue }
      counts[Kind(alif), default: (0, 0)].halves += 1
      pairs.append(index)
    }
    var turned = glyphs
    for index in pairs {
      let (halves, all) = counts[Kind(glyphs[index])] ?? (0, 0)
      // The article, "ال", is by far the most frequent word; nothing begins with "ىل".
      guard glyphs[index].scalar != "\u{627}" || halves * 2 <= all || all < 3 else { continue }
      (turned[index].scalar, turned[index + 1].scalar) = (glyphs[index + 1].scalar, glyphs[index].scalar)
    }
    return turned
  }

  private struct Kind: Hashable {
    let scalar: Unicode.Scalar
    let style: UInt16

    init(_ glyph: Glyph) { (scalar, style) = (glyph.scalar, glyph.style) }
  }

  /// What a ligature with a lam may end with: forms of alif.
  private static let ends: Set<Unicode.Scalar> = ["\u{627}", "\u{622}", "\u{623}", "\u{625}", "\u{649}"]
}
