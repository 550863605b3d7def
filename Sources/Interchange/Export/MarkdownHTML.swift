import CurriculumCompiler

/// Texts of a bundle as HTML, which is well-formed XML, too.
enum MarkdownHTML {
  /// A plain text; what XML has no way to write becomes U+FFFD.
  static func plain(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != 0xEF && byte != 0x26 && byte != 0x3C && byte != 0x3E
    }
    guard !isPlain else { return text }
    var html = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: html += "&amp;"
      case 0x3C: html += "&lt;"
      case 0x3E: html += "&gt;"
      case 0x0A: html += "<br/>"
      case 0x00...0x08, 0x0B...0x1F, 0xFFFE, 0xFFFF: html += XMLText.replacement
      default: html.unicodeScalars.append(scalar)
      }
    }
    return html
  }

  /// A text of Markdown: its bold, italic and code; all else as it stands.
  static func markdown(_ text: String) -> String {
    let html = plain(text)
    guard html.utf8.contains(where: { $0 == 0x2A || $0 == 0x5F || $0 == 0x60 || $0 == 0x5C }) else {
      return html
    }
    return inline(html[...], within: [])
  }

  /// Text with its escapes resolved and its marks as elements, none within one of its own kind.
  private static func inline(_ html: Substring, within tags: Set<String>) -> String {
    var result = ""
    var rest = html
    while let character = rest.first {
      if character == "\\", let next = rest.dropFirst().first, next.isASCII,
        next.isPunctuation || next.isSymbol
      {
        result.append(next)
        rest = rest.dropFirst(2)
      } else if let (open, close, tag) = mark(at: rest), !tags.contains(tag) {
        let inner = rest[open..<close]
        let content = tag == "code" ? String(inner) : inline(inner, within: tags.union([tag]))
        result += "<\(tag)>\(content)</\(tag)>"
        rest = rest[rest.index(close, offsetBy: rest.distance(from: rest.startIndex, to: open))...]
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Whether a text has marks of Markdown, and so says something else than it shows.
  static func hasMarks(_ text: String) -> Bool { markdown(text) != plain(text) }

  /// What stands between marks of emphasis that begin a text.
  static func mark(at text: Substring) -> (
    open: Substring.Index, close: Substring.Index, tag: String
  )? {
    for (sign, tag) in [("**", "strong"), ("*", "em"), ("`", "code")] where text.hasPrefix(sign) {
      let open = text.index(text.startIndex, offsetBy: sign.count)
      guard let first = text[open...].first, !first.isWhitespace,
        let close = end(of: sign, in: text[open...]), close > open,
        let last = text[open..<close].last, !last.isWhitespace
      else { continue }
      return (open, close, tag)
    }
    return nil
  }

  /// Where a sign stands that no backslash takes its meaning from.
  private static func end(of sign: String, in text: Substring) -> Substring.Index? {
    var rest = text
    while let character = rest.first {
      if rest.hasPrefix(sign) { return rest.startIndex }
      rest = rest.dropFirst(character == "\\" && sign != "`" ? 2 : 1)
    }
    return nil
  }
}
