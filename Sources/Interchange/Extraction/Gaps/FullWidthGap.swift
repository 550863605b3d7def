import PDFText

/// Brackets of full width with nothing but room between them, in which Chinese and Japanese pupils write.
enum FullWidthGap {
  /// The text without such brackets behind its last sentence, in which the verdict or the letter is written.
  static func taken(from text: String) -> String {
    // "是( )": brackets of half width at the very end are for the letter of an option.
    if text.hasSuffix("( )") || text.hasSuffix("()"), let open = text.lastIndex(of: "("),
      case let asked = String(text[..<open]).trimmed, asked.unicodeScalars.last?.isEastAsian == true
    {
      return asked
    }
    // Behind a whole statement they are for its verdict in any script.
    if text.hasSuffix("( )") || text.hasSuffix("()"), let open = text.lastIndex(of: "("),
      case let stated = String(text[..<open]).trimmed, stated.last.map({ ".؟。".contains($0) }) == true
    {
      return stated
    }
    guard text.last == "）", let open = text.lastIndex(of: "（"),
      text[text.index(after: open)...].dropLast().allSatisfy(\.isWhitespace)
    else { return text }
    let before = String(text[..<open]).trimmed
    return before.last.map { "。？！?".contains($0) } == true ? before : text
  }

  /// True for a text that has such.
  static func isIn(_ text: String) -> Bool {
    guard text.utf8.contains(0xEF), let open = text.firstIndex(of: "（") else { return false }
    return text[text.index(after: open)...].drop { $0.isWhitespace }.first == "）"
  }
}
