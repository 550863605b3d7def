/// What YAML's rules for text without quotes say of a text.
enum PlainText {
  /// True when a text reads back as itself without quotes.
  ///
  /// YAML looks at code points, so a combining mark behind a `#` does not hide it. A text that begins with `-`,
  /// `?` or `:` is taken for none, though YAML has finer rules.
  ///
  /// - Parameters:
  ///   - text: The text in UTF-8.
  ///   - inFlow: Whether it stands within `[…]` or `{…}`.
  static func isSafe(_ text: some RandomAccessCollection<UInt8>, inFlow: Bool) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    guard !cannotBegin(first), last != .space, last != .colon, !beginsLikeDocumentMark(text) else {
      return false
    }
    var previous: UInt8 = 0
    var beforePrevious: UInt8 = 0
    for byte in text {
      // One look at each byte, since most are letters, which are safe behind anything.
      switch byte {
      case 0..<0x20, 0x7F: return false
      case .space where previous == .colon: return false
      case .hash where previous == .space: return false
      case .comma, 0x5B, 0x5D, 0x7B, 0x7D: if inFlow { return false }
      case 0x80...0xBF where isUnsafeCharacter(beforePrevious, previous, byte): return false
      default: break
      }
      (beforePrevious, previous) = (previous, byte)
    }
    return true
  }

  /// True for the last bytes of C1 controls, U+2028 and U+2029, U+FEFF, U+FFFE and U+FFFF.
  private static func isUnsafeCharacter(_ first: UInt8, _ second: UInt8, _ last: UInt8) -> Bool {
    switch second {
    case 0xC2: last <= 0x9F
    case 0x80: first == 0xE2 && (last == 0xA8 || last == 0xA9)
    case 0xBB: first == 0xEF && last == 0xBF
    case 0xBF: first == 0xEF && last >= 0xBE
    default: false
    }
  }

  /// True for a text that would begin or end a document, or be a byte order mark, at the start of a line.
  static func beginsLikeDocumentMark(_ text: some RandomAccessCollection<UInt8>) -> Bool {
    guard let first = text.first, first == .dash || first == 0x2E || first == 0xEF else { return false }
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { return true }
    guard text.starts(with: "---".utf8) || text.starts(with: "...".utf8) else { return false }
    return text.dropFirst(3).first.map { $0.isBlank || $0.isLineBreak } ?? true
  }

  /// True for a text that other readers of YAML would take for a number, a truth value, a date or nothing.
  ///
  /// Source: YAML 1.1, "Language-Independent Types" (bool, float, int, merge, null, timestamp, value), and the core
  /// schema of YAML 1.2, section 10.3; wider than both where that is simpler.
  static func readsAsOtherThanText(_ text: some RandomAccessCollection<UInt8>) -> Bool {
    guard let first = text.first, text.count <= 64 else { return text.isEmpty }
    switch first {
    case 0x30...0x39, 0x2B, .dash, 0x2E: return looksLikeNumberOrDate(text)
    case 0x7E, 0x3D, 0x3C: return text.count == 1 || text.elementsEqual("<<".utf8)
    default: return text.count <= 5 && words.contains(text.map { $0 | 0x20 })
    }
  }

  private static let words = Set(
    ["null", "true", "false", "yes", "no", "on", "off", "y", "n"].map { Array($0.utf8) })

  private static func looksLikeNumberOrDate(_ text: some RandomAccessCollection<UInt8>) -> Bool {
    if text.allSatisfy({ isDigit($0) || "_,.:eE+-".utf8.contains($0) }) { return true }
    let lowercase = text.map { $0 | 0x20 }
    let unsigned = lowercase.drop { $0 == 0x2B || $0 == .dash }
    if [".inf", ".nan"].contains(where: { unsigned.elementsEqual($0.utf8) }) { return true }
    if ["0x", "0o", "0b"].contains(where: { unsigned.starts(with: $0.utf8) }) { return true }
    // 2001-12-14 21:59:43.10 -5
    let year = text.prefix(5)
    return year.count == 5 && year.dropLast().allSatisfy(isDigit) && year.last == .dash
      && text.dropFirst(5).first.map(isDigit) ?? false
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  private static func cannotBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case .space, 0x21, .doubleQuote, .hash, .percent, 0x26, .singleQuote, 0x2A, .comma, .dash, .colon, 0x3C,
      0x3D,
      0x3E, .questionMark, 0x40, 0x5B, 0x5D, 0x60, 0x7B, 0x7C, 0x7D:
      true
    default: false
    }
  }
}
