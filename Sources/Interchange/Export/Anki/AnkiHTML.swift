/// Texts of a bundle as the HTML that Anki's fields hold.
enum AnkiHTML {
  /// A plain text.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0x0A || $0 == 0x1F })
    else {
      return text
    }
    return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\u{1F}", with: " ").replacing("\n", with: "<br>")
  }

  /// A text of Markdown: its bold, italic and code; all else as it stands.
  static func markdown(_ text: String) -> String {
    let html = plain(text)
    guard html.utf8.contains(where: { $0 == 0x2A || $0 == 0x5F || $0 == 0x60 || $0 == 0x5C }) else {
      return html
    }
    var result = ""
    var rest = html[...]
    while let character = rest.first {
      if character == "\\", let next = rest.dropFirst().first, next.isASCII,
        next.isPunctuation || next.isSymbol
      {
        result.append(next)
        rest = rest.dropFirst(2)
      } else if let (open, close, tag) = mark(at: rest) {
        let inner = rest[open..<close]
        let content = tag == "code" ? String(inner) : markdownInside(String(inner))
        result += "<\(tag)>\(content)</\(tag)>"
        rest = rest[rest.index(close, offsetBy: rest.distance(from: rest.startIndex, to: open))...]
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static func markdownInside(_ html: String) -> String {
    var result = ""
    var rest = html[...]
    while let character = rest.first {
      if let (open, close, tag) = mark(at: rest), tag != "b" {
        result += "<\(tag)>\(rest[open..<close])</\(tag)>"
        rest = rest[rest.index(close, offsetBy: rest.distance(from: rest.startIndex, to: open))...]
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// What stands between marks of emphasis that begin a text.
  private static func mark(at text: Substring) -> (
    open: Substring.Index, close: Substring.Index, tag: String
  )? {
    for (sign, tag) in [("**", "b"), ("*", "i"), ("`", "code")] where text.hasPrefix(sign) {
      let open = text.index(text.startIndex, offsetBy: sign.count)
      guard let first = text[open...].first, !first.isWhitespace,
        let close = text[open...].firstRange(of: sign)?.lowerBound, close > open,
        let last = text[open..<close].last, !last.isWhitespace
      else { continue }
      return (open, close, tag)
    }
    return nil
  }

  /// A field without its elements, as Anki compares fields.
  static func stripped(_ html: String) -> String {
    guard html.contains("<") else { return html }
    var result = ""
    var isInside = false
    for character in html {
      if character == "<" { isInside = true }
      if !isInside { result.append(character) }
      if character == ">" { isInside = false }
    }
    return result
  }
}
