/// Two texts as a review shows them, so that a reader sees in what they differ.
struct VisibleDifference {
  /// What it was.
  let was: String
  /// What it is.
  let now: String

  /// Characters shown before the first difference of long texts.
  private static let context = 40
  private static let longest = 120

  /// Two texts that differ in their bytes.
  init(_ was: String, _ now: String) {
    var texts = [was, now].map { Self.spellingOut($0, where: Self.isNeverSeen) }
    if Self.looks(texts[0]) == Self.looks(texts[1]) {
      // What a reader would take for the same: composed or not, one kind of space or another.
      texts = texts.map { Self.spellingOut($0, where: Self.isHardlySeen) }
      if Self.looks(texts[0]) == Self.looks(texts[1]) {
        texts = texts.map { $0.replacing(" ", with: "␣").replacing("\n", with: "↵") }
      }
    }
    let common = zip(texts[0], texts[1]).prefix { $0 == $1 }.count
    if common >= Self.longest - Self.context {
      texts = texts.map { "…" + $0.dropFirst(common - Self.context).replacing("\n", with: " ") }
    }
    self.was = texts[0].shortened(to: Self.longest)
    self.now = texts[1].shortened(to: Self.longest)
  }

  private static func spellingOut(_ text: String, where isUnseen: (UInt32, UInt32, UInt32) -> Bool) -> String
  {
    let scalars = Array(text.unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      let previous = index > 0 ? scalars[index - 1].value : 0
      let next = index + 1 < scalars.count ? scalars[index + 1].value : 0
      if isUnseen(scalar.value, previous, next) {
        result += "‹\(codePoint(scalar.value))›"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isNeverSeen(_ value: UInt32, _ previous: UInt32, _ next: UInt32) -> Bool {
    switch value {
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: isHiddenCharacter(value, after: previous, before: next)
    }
  }

  private static func isHardlySeen(_ value: UInt32, _ previous: UInt32, _ next: UInt32) -> Bool {
    guard value >= 0x80, let scalar = Unicode.Scalar(value) else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spaceSeparator, .lineSeparator, .paragraphSeparator, .format: return true
    default: return false
    }
  }

  /// A text as it looks: Swift compares composed and decomposed letters as the same.
  private static func looks(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
