/// How many columns of a terminal a character takes.
///
/// Source: Unicode Standard Annex 11 (East Asian Width W and F), and emoji presentation of UTS 51, by block.
package func displayWidth(_ character: Character) -> Int {
  // Thai and Lao sara am join the character before them, but take a column of their own.
  let joined = character.unicodeScalars.dropFirst().count { $0.value == 0xE33 || $0.value == 0xEB3 }
  return firstWidth(character) + joined
}

private func firstWidth(_ character: Character) -> Int {
  guard let first = character.unicodeScalars.first else { return 0 }
  if first.isASCII { return first.value < 0x20 || first.value == 0x7F ? 0 : 1 }
  switch first.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: break
  }
  if first.properties.isEmojiPresentation || character.unicodeScalars.contains(where: { $0.value == 0xFE0F })
  {
    return 2
  }
  switch first.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
    0x20000...0x3FFFD:
    return 2
  default:
    return 1
  }
}

/// Columns of a text whose tabs have been expanded.
package func displayWidth(_ text: String) -> Int {
  text.reduce(0) { $0 + displayWidth($1) }
}

/// True when a text has letters that are written from right to left.
package func isRightToLeft(_ text: String) -> Bool {
  text.unicodeScalars.contains { scalar in
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
