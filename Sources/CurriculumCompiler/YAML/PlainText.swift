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
      if byte < 0x20 || byte == 0x7F { return false }
      switch (previous, byte) {
      case (.colon, .space), (.space, .hash): return false
      // C1 controls, U+2028 and U+2029, U+FEFF, U+FFFE and U+FFFF.
      case (0xC2, 0x80...0x9F): return false
      case (0x80, 0xA8...0xA9) where beforePrevious == 0xE2: return false
      case (0xBB, 0xBF) where beforePrevious == 0xEF: return false
      case (0xBF, 0xBE...0xBF) where beforePrevious == 0xEF: return false
      default: break
      }
      if inFlow, isFlowIndicator(byte) { return false }
      (beforePrevious, previous) = (previous, byte)
    }
    return true
  }

  /// True for a text that would begin or end a document, or be a byte order mark, at the start of a line.
  static func beginsLikeDocumentMark(_ text: some RandomAccessCollection<UInt8>) -> Bool {
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

  private static func isFlowIndicator(_ byte: UInt8) -> Bool {
    switch byte {
    case .comma, 0x5B, 0x5D, 0x7B, 0x7D: true
    default: false
    }
  }

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
