/// Texts of a bundle as the Markdown of Perseus, which is more than others' Markdown.
///
/// A dollar begins a formula there, and `[[☃ radio 1]]` is a field.
enum PerseusText {
  /// A plain text: every sign that could mean something has a backslash before it.
  static func plain(_ text: String) -> String { paragraphs(text, escaped) }

  /// A text of Markdown: its bold, italic and code; all else as it stands.
  static func markdown(_ text: String) -> String { paragraphs(text, marked) }

  /// The address of a picture within the exercise's archive.
  static func picture(_ name: String, alternative: String) -> String {
    "![\(plain(alternative))](${☣ LOCALPATH}/images/\(name))"
  }

  /// Each line as a paragraph of its own, for a single line break is a blank in Markdown.
  private static func paragraphs(_ text: String, _ body: (Substring) -> String) -> String {
    text.split(separator: "\n").map { line in
      let line = line.drop { $0 == " " || $0 == "\t" }
      // Right-to-left text among other text keeps its signs of punctuation at its own end.
      let isolated = line.unicodeScalars.contains { isRightToLeft($0) }
      let content = opening(line) + body(line.dropFirst(opening(line).isEmpty ? 0 : 1))
      return isolated ? "\u{2068}\(content)\u{2069}" : content
    }.joined(separator: "\n\n")
  }

  /// The first sign of a line with its backslash, where lines that begin so are lists or headings.
  private static func opening(_ line: Substring) -> String {
    guard let first = line.first, "-+=".contains(first) else { return "" }
    return "\\\(first)"
  }

  private static func escaped(_ text: Substring) -> String {
    var result = ""
    var isNumber = true
    for character in text {
      // What looks like a number of a list.
      let isListMark = isNumber && !result.isEmpty && (character == "." || character == ")")
      if isListMark || "\\`*_{}[]<>$~|#!&:".contains(character) { result.append("\\") }
      isNumber = isNumber && character.isNumber
      result.append(character)
    }
    return result
  }

  private static func marked(_ text: Substring) -> String {
    var result = ""
    var plain = text.startIndex
    var place = text.startIndex
    func flush() { result += escaped(text[plain..<place]) }
    while place < text.endIndex {
      if let (open, close, tag) = MarkdownHTML.mark(at: text[place...]) {
        flush()
        let sign = text[place..<open]
        result += "\(sign)\(tag == "code" ? String(text[open..<close]) : marked(text[open..<close]))\(sign)"
        place = text.index(close, offsetBy: sign.count)
        plain = place
      } else if text[place] == "\\", let next = text[place...].dropFirst().first, next.isASCII,
        next.isPunctuation || next.isSymbol
      {
        flush()
        result += "\\\(next)"
        place = text.index(place, offsetBy: 2)
        plain = place
      } else {
        place = text.index(after: place)
      }
    }
    flush()
    return result
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
