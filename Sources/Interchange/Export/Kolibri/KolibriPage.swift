import CurriculumRuntime

/// A page to read, as a zip file with `index.html`: Kolibri's HTML5 apps.
///
/// It has no script, and loads nothing but the sound and the pictures that are packed with it.
struct KolibriPage {
  private let title: String
  private let language: String?
  private var body = ""
  private var media: [String: [UInt8]] = [:]

  /// An empty page.
  init(title: String, language: String?) {
    self.title = title
    self.language = language
  }

  /// Whether there is anything on it.
  var isEmpty: Bool { body.isEmpty }

  /// A sound or a picture, packed under its name.
  struct Medium {
    /// Its digest with the ending of its path.
    let name: String
    let bytes: [UInt8]
  }

  /// The zip file, not made smaller, so that it is the same whichever library packs it.
  func packed() throws -> [UInt8] {
    try packedFiles(
      [("index.html", Array(html.utf8))]
        + media.sorted { $0.key < $1.key }.map { ("media/\($0.key)", $0.value) })
  }

  private var html: String {
    """
    <!DOCTYPE html>
    <html\(language.map { " lang=\"\(Self.quoted($0))\" dir=\"\(LanguageTag($0).isRightToLeft ? "rtl" : "ltr")\"" } ?? "")>
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(MarkdownHTML.plain(title))</title>
    <style>
    body { font: 1.1em/1.5 sans-serif; max-width: 45em; margin: 1em auto; padding: 0 1em; }
    article { border-bottom: 1px solid #ccc; padding: 0.6em 0; }
    .target { font-size: 1.3em; }
    .sound { color: #555; }
    img { max-width: 100%; max-height: 15em; display: block; }
    audio { display: block; }
    summary { cursor: pointer; }
    </style>
    </head>
    <body>
    <h1 dir="auto">\(MarkdownHTML.plain(title))</h1>
    \(body)</body>
    </html>

    """
  }

  /// Adds a text of several lines.
  mutating func add(text: String) { body += Self.element("p", MarkdownHTML.markdown(text)) }

  /// Adds a text of the language that is learned with what it means.
  ///
  /// - Parameters:
  ///   - language: The tag of the language that is learned.
  ///   - sounds: How it is spoken: transliterations.
  ///   - meanings: What it means, the first to be shown first.
  ///   - media: Its sound and its picture, with the picture's description.
  mutating func add(
    target: String, language: String, sounds: [String], meanings: [String], note: String?, sound: Medium?,
    picture: (Medium, alternative: String)?
  ) {
    var html =
      "<div class=\"target\" dir=\"auto\" lang=\"\(Self.quoted(language))\">\(MarkdownHTML.plain(target))</div>\n"
    for text in sounds { html += Self.element("div class=\"sound\"", MarkdownHTML.plain(text)) }
    html += Self.element("div", meanings.map { MarkdownHTML.plain($0) }.joined(separator: "; "))
    if let note { html += Self.element("p", MarkdownHTML.markdown(note)) }
    if let picture { html += image(picture.0, picture.alternative) }
    if let sound { html += self.sound(sound) }
    body += "<article>\n\(html)</article>\n"
  }

  /// Adds a question whose answer the learner compares with the own one.
  mutating func add(question: ExportedQuestion, sound: Medium?, picture: Medium?) {
    var html = Self.element("div", MarkdownHTML.markdown(question.prompt))
    if let picture { html += image(picture, question.detail("image_alt") ?? "") }
    if let sound { html += self.sound(sound) }
    for hint in question.detailList("hints") {
      html += "<details><summary>Hint</summary>\(Self.element("p", MarkdownHTML.markdown(hint)))</details>\n"
    }
    html += "<details><summary>Answer</summary>\n\(Self.answer(question))"
    if let explanation = question.explanation {
      html += Self.element("p", MarkdownHTML.markdown(explanation))
    }
    body += "<article>\n\(html)</details>\n</article>\n"
  }

  private static func answer(_ question: ExportedQuestion) -> String {
    func list(_ texts: [String], _ name: String = "ul") -> String {
      guard texts.count > 1 else { return texts.map { element("p", MarkdownHTML.plain($0)) }.joined() }
      return "<\(name)>\n\(texts.map { element("li", MarkdownHTML.plain($0)) }.joined())</\(name)>\n"
    }
    switch question.answer {
    case .points(let points), .words(let points), .speech(let points): return list(points)
    case .recall(let text): return element("p", MarkdownHTML.markdown(text))
    case .gaps(let gaps): return list(gaps.map { $0.joined(separator: " / ") }, "ol")
    case .order(let items): return list(items, "ol")
    case .pairs(let pairs): return list(pairs.map { "\($0.left) = \($0.right)" })
    case .number(let key):
      return list([question.answer.text(of: question)] + key.others.map { "\($0.value) \($0.unit ?? "")" })
    case .choice, .truth: return list([question.answer.text(of: question)])
    }
  }

  // MARK: - Parts

  private mutating func image(_ medium: Medium, _ alternative: String) -> String {
    media[medium.name] = medium.bytes
    return "<img src=\"media/\(Self.quoted(medium.name))\" alt=\"\(Self.quoted(alternative))\">\n"
  }

  private mutating func sound(_ medium: Medium) -> String {
    media[medium.name] = medium.bytes
    return "<audio controls preload=\"none\" src=\"media/\(Self.quoted(medium.name))\"></audio>\n"
  }

  /// An element, whose direction follows from what is in it.
  private static func element(_ name: String, _ content: String) -> String {
    "<\(name) dir=\"auto\">\(content)</\(name.prefix { $0 != " " })>\n"
  }

  private static func quoted(_ text: String) -> String { PaperPage.escaped(text) }
}

/// A zip file of files that are not made smaller.
func packedFiles(_ files: [(name: String, bytes: [UInt8])]) throws -> [UInt8] {
  var bytes: [UInt8] = []
  var zip = ZipWriter { bytes += $0 }
  for file in files { try zip.add(file.name, file.bytes, isPacked: false) }
  try zip.finish()
  return bytes
}
