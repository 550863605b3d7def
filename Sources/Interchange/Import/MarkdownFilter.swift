/// Takes HTML and links that act out of Markdown, and leaves all else as it is.
struct MarkdownFilter {
  /// What was taken out.
  private(set) var losses: [SafeMarkdown.Loss] = []

  /// The Markdown without them.
  mutating func filtered(_ markdown: String) -> String {
    guard markdown.utf8.contains(0x3C) || markdown.contains("](") else { return markdown }
    var result = ""
    var rest = markdown[...]
    while let start = rest.firstIndex(of: "<") {
      result += rest[..<start]
      rest = rest[start...]
      guard let tag = Self.tag(rest) else {
        result.append(rest.removeFirst())
        continue
      }
      rest = rest[tag.end...]
      if Self.withContent.contains(tag.name) {
        let end = Self.end(of: tag.name, in: rest)
        losses.append(.init(what: tag.name, value: ForeignQuestion.oneLine(String(rest[..<end]))))
        rest = rest[end...]
      } else if tag.name == "br" {
        result += "\n"
      } else if !Self.harmless.contains(tag.name) {
        losses.append(.init(what: tag.name, value: ""))
      }
    }
    return withoutActingLinks(result + rest)
  }

  /// Elements of which nothing stays.
  private static let withContent: Set<String> = ["script", "style", "iframe", "object"]
  /// Elements of which the words stay, and nobody misses the rest.
  private static let harmless: Set<String> = [
    "p", "div", "span", "font", "center", "script", "style", "iframe", "object",
  ]

  /// The tag that a text begins with; nil where it begins with none.
  private static func tag(_ text: Substring) -> (name: String, end: Substring.Index)? {
    var inner = text.dropFirst()
    if inner.first == "/" { inner = inner.dropFirst() }
    if inner.hasPrefix("!--"), let end = inner.firstRange(of: "-->") { return ("span", end.upperBound) }
    let name = inner.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard let first = name.first, first.isLetter, let end = inner.firstIndex(of: ">") else { return nil }
    let behind = inner[name.endIndex...].first
    // `<https://…>` is a link of Markdown.
    guard behind == ">" || behind == "/" || behind?.isWhitespace ?? false else { return nil }
    return (name.lowercased(), inner.index(after: end))
  }

  /// Where the end tag of an element begins; the end of the text where it has none.
  private static func end(of name: String, in text: Substring) -> Substring.Index {
    var place = text.startIndex
    while let start = text[place...].firstRange(of: "</") {
      if text[start.upperBound...].prefix(name.count).lowercased() == name { return start.lowerBound }
      place = start.upperBound
    }
    return text.endIndex
  }

  private mutating func withoutActingLinks(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "](") {
      let address = rest[start.upperBound...].prefix { $0 != ")" && $0 != "\n" }
      let scheme = address.trimmingPrefix(while: \.isWhitespace).prefix { $0 != ":" }.lowercased()
      result += rest[..<start.upperBound]
      if ["javascript", "vbscript", "data"].contains(scheme), address.contains(":") {
        losses.append(.init(what: "link", value: String(address)))
      } else {
        result += address
      }
      rest = rest[address.endIndex...]
    }
    return result + rest
  }
}
