/// A fragment of HTML as the Markdown that a curriculum's texts take, without anything that acts.
///
/// Bold, italic, code, lists, links, tables and line breaks stay; scripts, frames, forms and handlers of events are
/// dropped and named; colours, sizes and fonts are dropped in silence, since they are of the page that it stood on.
struct SafeMarkdown {
  /// How a text is to be written.
  enum Style {
    /// As Markdown, which prompts and explanations take.
    case markdown
    /// As words alone, which options and answers take; what a picture shows stands for it.
    case plain
  }

  /// A picture that the text shows.
  struct Picture: Equatable {
    /// Its address as written.
    let source: String
    /// What it shows, as it says itself.
    let alt: String
  }

  /// Something that was dropped.
  struct Loss: Equatable {
    /// The element or the attribute: `script`, `onclick`.
    let what: String
    /// What it said.
    let value: String
  }

  /// The text.
  let text: String
  /// Pictures, in order; callers give them a place.
  private(set) var pictures: [Picture] = []
  /// Addresses of recordings, in order.
  private(set) var sounds: [String] = []
  /// What was dropped.
  private(set) var losses: [Loss] = []

  /// Reads HTML of any quality.
  init(html: String, style: Style = .markdown) {
    guard html.utf8.contains(where: { $0 == 0x3C || $0 == 0x26 }) else {
      self.init(plain: html.replacing("\n", with: " "))
      return
    }
    var writer = MarkdownWriter(style: style)
    let isWhole = MarkupEvents.read(html: html, into: &writer)
    writer.finish()
    self.init(writer)
    if !isWhole { losses.append(Loss(what: "text", value: "what stands in too many elements")) }
  }

  /// Reads what is in an element of XML that holds HTML.
  init(_ element: XMLElement, style: Style = .markdown) {
    var writer = MarkdownWriter(style: style)
    MarkupEvents.read(element, into: &writer)
    writer.finish()
    self.init(writer)
  }

  /// True for a text with an element of HTML in it or the name of a character, false for one that compares: `a < b`.
  static func looksLikeHTML(_ text: String) -> Bool {
    var rest = text.utf8[...]
    while let sign = rest.firstIndex(where: { $0 == 0x3C || $0 == 0x26 }) {
      let isTag = rest[sign] == 0x3C
      rest = rest[rest.index(after: sign)...]
      let inner = isTag && rest.first == 0x2F ? rest.dropFirst() : rest
      let word = inner.prefix {
        (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || (!isTag && $0 == 0x23)
      }
      let behind = inner[word.endIndex...].first
      if !isTag, !word.isEmpty, behind == 0x3B { return true }
      let ends: [UInt8?] = [0x3E, 0x20, 0x2F, 0x0A]
      if isTag, ends.contains(behind), inner.contains(0x3E),
        elements.contains(String(word)?.lowercased() ?? "")
      {
        return true
      }
    }
    return false
  }

  /// True for a text that is one element of HTML from its beginning to its end.
  static func isElement(_ text: String) -> Bool {
    let text = text.trimmed.lowercased()
    guard text.hasPrefix("<"), text.hasSuffix(">") else { return false }
    let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber }
    return elements.contains(String(name)) && text.hasSuffix("</\(name)>")
  }

  /// Elements that people write in questions, and those that act.
  private static let elements: Set<String> = [
    "a", "audio", "b", "big", "blockquote", "br", "center", "code", "dd", "div", "dl", "dt", "em", "embed",
    "font", "form", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i", "iframe", "img", "input", "li", "link",
    "math", "meta", "object", "ol", "p", "pre", "s", "script", "small", "source", "span", "strike", "strong",
    "style", "sub", "sup", "svg", "table", "tbody", "td", "th", "thead", "tr", "tt", "u", "ul", "video",
  ]

  /// Takes a text that is no HTML.
  init(plain: String) { text = ForeignQuestion.tidied(plain) }

  /// Takes Markdown, without HTML in it and without links that act.
  init(markdown: String) {
    var filter = MarkdownFilter()
    text = ForeignQuestion.tidied(filter.filtered(markdown))
    losses = filter.losses
  }

  private init(_ writer: MarkdownWriter) {
    text = ForeignQuestion.tidied(writer.text)
    pictures = writer.pictures
    sounds = writer.sounds
    losses = writer.losses
  }
}
