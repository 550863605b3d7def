/// True for a character that cannot be seen and means nothing where it stands, or that stands for a lost one.
///
/// - Parameters:
///   - value: The character.
///   - previous: The character before it; 0 at the start.
///   - next: The character behind it; 0 at the end.
///
/// Source: Unicode Standard 15, sections 23.1 to 23.5 and 13.5 (U+180E belongs behind Mongolian letters only).
func isHiddenCharacter(_ value: UInt32, after previous: UInt32, before next: UInt32) -> Bool {
  switch value {
  case 0x09, 0x0A: false
  case 0x00...0x1F, 0x7F: true
  // With one of these before it, it is half of a letter that was decoded wrongly.
  case 0x80...0x9F, 0xAD: previous != 0xC2 && previous != 0xC3
  case 0x180E: !(0x1800...0x18AF ~= previous)
  case 0x200C, 0x200D: !usesJoiners(previous) && !usesJoiners(next)
  case 0x200B, 0x2060...0x2064, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xFFFD, 0xE000...0xF8FF, 0xE0001,
    0xF0000...0x10FFFD:
    true
  default: false
  }
}

/// Scripts whose spelling needs U+200C or U+200D, and emoji, which join with them.
private func usesJoiners(_ value: UInt32) -> Bool {
  switch value {
  case 0x600...0x8FF, 0x900...0xDFF, 0x1780...0x18AF, 0x2600...0x27BF, 0xFB50...0xFEFC, 0x1F000...0x1FAFF:
    true
  // Between an emoji and a joiner.
  case 0xFE0F: true
  default: false
  }
}

/// A text without its hidden characters, and what those are.
struct HiddenCharacters {
  /// The text without them.
  let cleaned: String
  /// Their code points, `U+200B`, each once, in ascending order.
  let names: [String]

  /// Looks for the hidden characters of a text.
  init(in text: String) {
    let scalars = Array(text.unicodeScalars)
    var kept = String.UnicodeScalarView()
    var hidden: Set<UInt32> = []
    for (index, scalar) in scalars.enumerated() {
      let previous = index > 0 ? scalars[index - 1].value : 0
      let next = index + 1 < scalars.count ? scalars[index + 1].value : 0
      if isHiddenCharacter(scalar.value, after: previous, before: next) {
        hidden.insert(scalar.value)
      } else {
        kept.append(scalar)
      }
    }
    cleaned = String(kept)
    names = hidden.sorted().map(codePoint)
  }
}

/// A character's number as it is written: `U+200B`.
func codePoint(_ value: UInt32) -> String {
  "U+" + String(value, radix: 16, uppercase: true).leftPadded(to: 4)
}
