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
