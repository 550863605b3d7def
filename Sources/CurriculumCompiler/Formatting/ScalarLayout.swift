/// The canonical way to write a scalar that is no block text.
struct ScalarLayout {
  /// The file, byte for byte.
  let bytes: [UInt8]

  /// A scalar of one line.
  ///
  /// Quotes go where text is safe without them, and where no other reader of YAML would then take it for a
  /// number or the like. Single quotes become double ones unless a backslash would be needed. Escapes stay, but
  /// for those that only YAML's own quotes made necessary.
  ///
  /// - Parameters:
  ///   - range: UTF-8 offsets of the scalar with its quotes.
  ///   - style: How it is written.
  ///   - inFlow: Whether it is going to stand within `[…]` or `{…}`.
  func line(_ range: Range<Int>, _ style: YAMLTree.Style, inFlow: Bool) -> [UInt8] {
    let raw = bytes[range]
    let inner = raw.dropFirst().dropLast()
    switch style {
    case .singleQuoted:
      let text = withoutDoubledQuotes(inner)
      return isBetterPlain(text, inFlow: inFlow) ? text : quoted(raw, text)
    case .doubleQuoted:
      guard let text = withoutSimpleEscapes(inner), isBetterPlain(text, inFlow: inFlow) else {
        return Array(raw)
      }
      return text
    default: return Array(raw)
    }
  }

  /// A scalar of several lines, whose line breaks stay where they are.
  ///
  /// - Parameters:
  ///   - range: UTF-8 offsets of the scalar with its quotes.
  ///   - style: How it is written.
  ///   - indentation: Spaces before each line but the first.
  func lines(_ range: Range<Int>, _ style: YAMLTree.Style, indentation: Int) -> [UInt8] {
    var text = bytes[range]
    if style == .singleQuoted {
      let inner = text.dropFirst().dropLast()
      text = quoted(text, withoutDoubledQuotes(inner))[...]
    }
    var result: [UInt8] = []
    var start = text.startIndex
    while true {
      let end = text[start...].firstIndex(where: \.isLineBreak) ?? text.endIndex
      var line = trimmingEnd(text[start..<end], keepsEscaped: style == .doubleQuoted)
      if start > text.startIndex { line = line.drop(while: \.isBlank) }
      if start > text.startIndex, !line.isEmpty {
        result.append(contentsOf: repeatElement(.space, count: indentation))
      }
      result.append(contentsOf: line)
      guard end < text.endIndex else { return result }
      result.append(.lineFeed)
      start = end + 1
      if text[end] == .carriageReturn, start < text.endIndex, text[start] == .lineFeed { start += 1 }
    }
  }

  /// A text without quotes put in quotes.
  static func quoted(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(.doubleQuote) || text.contains(.backslash) else {
      return [.doubleQuote] + text + [.doubleQuote]
    }
    let doubled = text.flatMap { $0 == .singleQuote ? [$0, $0] : [$0] }
    return [.singleQuote] + doubled + [.singleQuote]
  }

  private func isBetterPlain(_ text: [UInt8], inFlow: Bool) -> Bool {
    PlainText.isSafe(text, inFlow: inFlow) && !PlainText.readsAsOtherThanText(text)
      && !endsInUnusualSpace(text)
  }

  /// True where an author's quotes show a space that nobody would see: U+00A0, U+2000 to U+203F, U+3000.
  private func endsInUnusualSpace(_ text: [UInt8]) -> Bool {
    [text.prefix(3), text.suffix(3)].contains { part in
      part.starts(with: [0xE2, 0x80]) || part.starts(with: [0xE3, 0x80, 0x80])
    } || text.starts(with: [0xC2, 0xA0]) || text.suffix(2).elementsEqual([0xC2, 0xA0])
  }

  /// Text of single quotes in double ones, or as it was when it holds what would need a backslash.
  private func quoted(_ raw: ArraySlice<UInt8>, _ text: [UInt8]) -> [UInt8] {
    guard !text.contains(.doubleQuote), !text.contains(.backslash) else { return Array(raw) }
    return [.doubleQuote] + text + [.doubleQuote]
  }

  private func withoutDoubledQuotes(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard text.contains(.singleQuote) else { return Array(text) }
    var result: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      result.append(text[index])
      index += text[index] == .singleQuote ? 2 : 1
    }
    return result
  }

  /// The text within double quotes, or nil where an escape says more than "this is no quote".
  private func withoutSimpleEscapes(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard text.contains(.backslash) else { return Array(text) }
    var result: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == .backslash {
        index += 1
        guard index < text.endIndex, [.backslash, .doubleQuote, 0x2F].contains(text[index]) else {
          return nil
        }
      }
      result.append(text[index])
      index += 1
    }
    return result
  }

  /// The line without white space at its end; a blank behind a backslash belongs to the text.
  private func trimmingEnd(_ line: ArraySlice<UInt8>, keepsEscaped: Bool) -> ArraySlice<UInt8> {
    var end = line.endIndex
    while end > line.startIndex, line[end - 1].isBlank { end -= 1 }
    guard keepsEscaped, end < line.endIndex else { return line[..<end] }
    let backslashes = line[..<end].reversed().prefix { $0 == .backslash }.count
    return line[..<(backslashes.isMultiple(of: 2) ? end : end + 1)]
  }
}
