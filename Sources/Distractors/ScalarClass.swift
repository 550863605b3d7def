/// What a character is for the reading of a short text.
enum ScalarClass {
  case letter
  /// Stands for a word by itself, as in writing without spaces.
  case ideograph
  /// Has a meaning of its own: %, °, €, ×, an emoji.
  case symbol
  case apostrophe
  case minus
  /// Space or punctuation.
  case separator
  /// Not seen: joiners and direction marks.
  case invisible
}

/// A writing system, as far as the comparison of words needs it.
package enum Script: UInt8, Sendable {
  case none
  case latin
  case greek
  case cyrillic
  case hebrew
  case arabic
  case indic
  case thai
  case hangul
  case kana
  case han
  case other

  /// The script of a character, by Unicode's blocks.
  init(of scalar: UInt32) {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0x24F, 0x250...0x2AF, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: self = .arabic
    case 0x900...0xDFF: self = .indic
    case 0xE00...0xEFF: self = .thai
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: self = .hangul
    case 0x3041...0x30FF, 0x31F0...0x31FF: self = .kana
    case 0x3005, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .han
    case 0..<0x80: self = .none
    default: self = .other
    }
  }
}

extension ScalarClass {
  /// The class of a character beyond ASCII.
  init(beyondASCII scalar: UInt32) {
    switch scalar {
    case 0x2019, 0x02BC: self = .apostrophe
    case 0x2212: self = .minus
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF: self = .invisible
    case 0x80...0xA1, 0xAB, 0xB7, 0xBB, 0xBF, 0x2000...0x206F, 0x3000...0x3004, 0x3006...0x303F, 0x30FB,
      0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65, 0x060C, 0x061B, 0x061F, 0x06D4,
      0x0964, 0x0965, 0x05BE:
      self = .separator
    case 0xA2...0xA9, 0xAC, 0xAE...0xB1, 0xB4, 0xB6, 0xB8, 0xD7, 0xF7, 0x20A0...0x20CF, 0x2100...0x2125,
      0x2127...0x2BFF, 0x1F000...0x1FAFF:
      self = .symbol
    default: self = Script(of: scalar) == .han ? .ideograph : .letter
    }
  }
}

/// The small letter of a letter beyond ASCII, by Unicode's blocks; other characters as they are.
///
/// Never takes more bytes in UTF-8 than the letter it is given.
///
/// Source: Unicode 15.0, UnicodeData.txt, simple lower-case mappings of Latin, Greek, Cyrillic and Armenian.
func smallLetter(of scalar: UInt32) -> UInt32 {
  switch scalar {
  case 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A1, 0x3A3...0x3AB, 0x410...0x42F: return scalar + 32
  case 0x130: return 0x69
  case 0x178: return 0xFF
  case 0x139...0x148, 0x179...0x17E: return scalar & 1 == 1 ? scalar + 1 : scalar
  case 0x100...0x177, 0x1E00...0x1E95, 0x1EA0...0x1EFF, 0x460...0x481, 0x48A...0x4BF, 0x4D0...0x52F:
    return scalar & 1 == 0 ? scalar + 1 : scalar
  case 0x1E9E: return 0xDF
  case 0x386: return 0x3AC
  case 0x388...0x38A: return scalar + 37
  case 0x38C: return 0x3CC
  case 0x38E, 0x38F: return scalar + 63
  case 0x400...0x40F: return scalar + 80
  case 0x531...0x556: return scalar + 48
  case 0xB5: return 0x3BC
  case 0x2126: return 0x3C9
  case 0xFF21...0xFF3A: return scalar + 32
  default: return scalar
  }
}

/// The character at a place of UTF-8 bytes, and how many bytes it takes; a byte that begins none stands for itself.
@inline(__always)
func decodedScalar(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> (scalar: UInt32, count: Int) {
  let lead = UInt32(bytes[place])
  let left = bytes.count - place
  if lead >= 0xF0, left >= 4 {
    let middle = UInt32(bytes[place + 1] & 0x3F) << 12 | UInt32(bytes[place + 2] & 0x3F) << 6
    return ((lead & 7) << 18 | middle | UInt32(bytes[place + 3] & 0x3F), 4)
  }
  if lead >= 0xE0, left >= 3 {
    return ((lead & 0xF) << 12 | UInt32(bytes[place + 1] & 0x3F) << 6 | UInt32(bytes[place + 2] & 0x3F), 3)
  }
  if lead >= 0xC0, left >= 2 { return ((lead & 0x1F) << 6 | UInt32(bytes[place + 1] & 0x3F), 2) }
  return (lead, 1)
}
