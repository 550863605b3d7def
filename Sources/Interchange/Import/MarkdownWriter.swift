/// Writes events of HTML as Markdown.
struct MarkdownWriter: MarkupEvents.Taker {
  /// The text so far.
  private(set) var text = ""
  private(set) var pictures: [SafeMarkdown.Picture] = []
  private(set) var sounds: [String] = []
  private(set) var losses: [SafeMarkdown.Loss] = []

  private let style: SafeMarkdown.Style
  /// Line breaks that stand before the next word.
  private var breaks = 0
  private var hasSpace = false
  /// Marks of emphasis that are open, and those that wait for a word.
  private var open: [String] = []
  private var waiting: [String] = []
  /// For each element that may have a mark whether it has, so that one in another has one mark.
  private var marks: [(name: String, mark: String)] = []
  private var links: [String?] = []
  /// Numbers of the lists that are open; nil for those without.
  private var lists: [Int?] = []
  private var prefix = ""
  private var isVerbatim = false
  /// Text of a subscript or a superscript, while in one.
  private var script: String?
  /// What is dropped with all that is in it.
  private var dropped: (name: String, depth: Int, text: String)?
  /// The address of a picture that is dropped as an object, whose words say what it shows.
  private var pictureOfObject: String?
  private var isFirstCell = true

  /// Nothing written.
  init(style: SafeMarkdown.Style) { self.style = style }

  /// Closes what is open.
  mutating func finish() { closeMarks() }

  // MARK: - Events

  /// An element begins.
  mutating func start(_ name: String, _ attribute: (String) -> String?) {
    let name = name.lowercased()
    if dropped != nil {
      if dropped?.name == name { dropped?.depth += 1 }
      return
    }
    noteHandlers(attribute)
    switch name {
    case _ where Self.acting.contains(name):
      // A lone element has no end in HTML.
      if Self.void.contains(name) {
        losses.append(.init(what: name, value: attribute("src") ?? attribute("name") ?? ""))
      } else {
        let isPicture = name == "object" && attribute("type")?.hasPrefix("image/") ?? false
        pictureOfObject = isPicture ? attribute("data") : nil
        dropped = (name, 1, isPicture ? "" : attribute("src") ?? attribute("data") ?? "")
      }
    case "b", "strong": mark("**", name)
    case "i", "em", "var", "cite", "dfn": mark("*", name)
    case "code", "tt", "kbd", "samp": mark("`", name)
    case "sub", "sup": if script == nil { script = "" }
    case "a": startLink(attribute("href") ?? "")
    case "img": addPicture(attribute("src") ?? "", alt: attribute("alt") ?? "")
    case "audio", "source": if let address = attribute("src"), !address.isEmpty { sounds.append(address) }
    // A second break leaves a line empty.
    case "br": lineBreak(breaks == 0 ? 1 : 2)
    case "hr": lineBreak(2)
    case "ul": startList(nil)
    case "ol": startList(attribute("start").flatMap { Int($0) } ?? 1)
    case "li": startItem()
    case "tr":
      lineBreak(1)
      isFirstCell = true
    case "td", "th":
      if !isFirstCell { write(" | ") }
      isFirstCell = false
    case "pre": startVerbatim()
    case "math": if let words = attribute("alttext"), !words.isEmpty { startMath(words) }
    default: if let count = Self.blocks[name] { lineBreak(count) }
    }
  }

  /// A piece of text.
  mutating func text(_ piece: String) {
    if dropped != nil {
      dropped?.text += piece
    } else if script != nil {
      script? += piece
    } else if isVerbatim {
      text += piece
    } else {
      write(piece)
    }
  }

  /// An element ends.
  mutating func end(_ name: String) {
    let name = name.lowercased()
    if let drop = dropped {
      guard drop.name == name else { return }
      dropped?.depth -= 1
      if drop.depth == 1 {
        if let picture = pictureOfObject {
          addPicture(picture, alt: drop.text)
          pictureOfObject = nil
        } else if drop.name != "math" {
          losses.append(.init(what: drop.name, value: ForeignQuestion.oneLine(drop.text)))
        }
        dropped = nil
      }
      return
    }
    switch name {
    case "b", "strong", "i", "em", "var", "cite", "dfn", "code", "tt", "kbd", "samp": endMark(name)
    case "sub", "sup": endScript(isRaised: name == "sup")
    case "a": endLink()
    case "ul", "ol":
      if !lists.isEmpty { lists.removeLast() }
      setPrefix()
      lineBreak(lists.isEmpty ? 2 : 1)
    case "li": lineBreak(1)
    case "tr": lineBreak(1)
    case "pre": endVerbatim()
    default: if let count = Self.blocks[name] { lineBreak(count) }
    }
  }

  // MARK: - What is dropped

  /// Elements that act, load or ask, with what is in them.
  private static let acting: Set<String> = [
    "script", "style", "iframe", "frame", "object", "embed", "applet", "noscript", "svg", "canvas", "video",
    "input", "select", "textarea", "button", "link", "meta", "base", "title", "template",
  ]
  private static let void: Set<String> = ["frame", "embed", "input", "link", "meta", "base"]

  /// Line breaks around elements that stand by themselves.
  private static let blocks: [String: Int] = [
    "p": 2, "div": 1, "h1": 2, "h2": 2, "h3": 2, "h4": 2, "h5": 2, "h6": 2, "blockquote": 2, "table": 2,
    "section": 2, "article": 2, "dl": 2, "dt": 1, "dd": 1, "figure": 2, "figcaption": 1, "center": 1,
    "address": 1, "fieldset": 1, "caption": 1,
  ]

  private static let handlers = [
    "onclick", "onload", "onerror", "onmouseover", "onmouseout", "onfocus", "onblur", "onchange", "onsubmit",
    "onkeydown", "onkeyup", "onkeypress", "onmousedown", "onmouseup", "ondblclick", "onanimationstart",
    "ontoggle", "onplay", "onended",
  ]

  private mutating func noteHandlers(_ attribute: (String) -> String?) {
    for name in Self.handlers {
      if let code = attribute(name) { losses.append(.init(what: name, value: code)) }
    }
  }

  // MARK: - Words

  /// Writes words with one blank for any run of them.
  private mutating func write(_ piece: String) {
    var word = ""
    for character in piece {
      if character.isWhitespace {
        flush(&word, piece)
        hasSpace = true
      } else {
        word.append(character)
      }
    }
    flush(&word, piece)
  }

  private mutating func flush(_ word: inout String, _ piece: String) {
    guard !word.isEmpty else { return }
    if breaks > 0, !text.isEmpty {
      text += String(repeating: "\n", count: min(breaks, 2)) + prefix
    } else if hasSpace, !text.isEmpty, text.last != "\n" {
      text += " "
    }
    breaks = 0
    hasSpace = false
    text += waiting.joined()
    open += waiting
    waiting = []
    text += isQuoted(piece) ? word.replacing("*", with: "\\*") : word
    word = ""
  }

  /// True for a text that Markdown would read emphasis into, which it does not have.
  private func isQuoted(_ piece: String) -> Bool {
    style == .markdown && piece.utf8.count { $0 == 0x2A } > 1 && !open.contains("`")
  }

  private mutating func lineBreak(_ count: Int) {
    let marks = open
    closeMarks()
    waiting = marks + waiting
    breaks = max(breaks, count)
    hasSpace = false
  }

  // MARK: - Emphasis

  private mutating func mark(_ mark: String, _ name: String) {
    let isNew = style == .markdown && !open.contains(mark) && !waiting.contains(mark)
    marks.append((name, isNew ? mark : ""))
    if isNew { waiting.append(mark) }
  }

  private mutating func endMark(_ name: String) {
    guard let place = marks.lastIndex(where: { $0.name == name }) else { return }
    let mark = marks.remove(at: place).mark
    guard !mark.isEmpty else { return }
    if let place = waiting.lastIndex(of: mark) {
      waiting.remove(at: place)
    } else if let place = open.lastIndex(of: mark) {
      // What was opened within it ends with it, and goes on behind.
      let inner = Array(open[(place + 1)...])
      text += inner.reversed().joined() + mark
      open.removeSubrange(place...)
      waiting += inner
    }
  }

  private mutating func closeMarks() {
    text += open.reversed().joined()
    open = []
  }

  private mutating func endScript(isRaised: Bool) {
    guard let words = script else { return }
    script = nil
    let plain = ForeignQuestion.oneLine(words)
    guard !plain.isEmpty else { return }
    if words.first?.isWhitespace ?? false { hasSpace = true }
    write(ScriptCharacters.text(plain, isRaised: isRaised))
  }

  /// A formula says in words what it shows; its signs one by one would not.
  private mutating func startMath(_ words: String) {
    write(words)
    dropped = ("math", 1, "")
  }

  // MARK: - Links and pictures

  private mutating func startLink(_ address: String) {
    let plain = address.trimmed
    let ending = plain.split(separator: "?").first.map { $0.lowercased() } ?? ""
    if Self.soundEndings.contains(where: { ending.hasSuffix($0) }) {
      sounds.append(plain)
      links.append(nil)
      return
    }
    let isSafe = ["https://", "http://", "mailto:"].contains { plain.lowercased().hasPrefix($0) }
    if !plain.isEmpty, !isSafe || style == .plain { losses.append(.init(what: "link", value: plain)) }
    guard isSafe, style == .markdown, !plain.contains(where: { "()<> ".contains($0) }) else {
      links.append(nil)
      return
    }
    links.append(plain)
    waiting.append("[")
  }

  private mutating func endLink() {
    guard let last = links.popLast(), let address = last else { return }
    if let place = waiting.lastIndex(of: "[") {
      waiting.remove(at: place)
    } else if let place = open.lastIndex(of: "[") {
      let inner = Array(open[(place + 1)...])
      text += inner.reversed().joined() + "](\(address))"
      open.removeSubrange(place...)
      waiting += inner
    } else {
      losses.append(.init(what: "link", value: address))
    }
  }

  private static let soundEndings = [".mp3", ".m4a", ".ogg", ".oga", ".wav", ".aac", ".opus", ".flac"]

  private mutating func addPicture(_ source: String, alt: String) {
    guard !source.isEmpty else { return }
    pictures.append(.init(source: source, alt: ForeignQuestion.oneLine(alt)))
    if style == .plain { write(alt) }
  }

  // MARK: - Lists and verbatim text

  private mutating func startList(_ first: Int?) {
    lineBreak(lists.isEmpty ? 2 : 1)
    lists.append(first)
    setPrefix()
  }

  private mutating func setPrefix() {
    prefix =
      style == .plain ? "" : String(repeating: "  ", count: max(0, lists.count - 1))
  }

  private mutating func startItem() {
    lineBreak(1)
    guard style == .markdown, let number = lists.last else { return }
    if let number {
      startLine("\(number). ")
      lists[lists.count - 1] = number + 1
    } else {
      startLine("- ")
    }
  }

  /// Begins a line with a mark of its own.
  private mutating func startLine(_ mark: String) {
    if !text.isEmpty { text += String(repeating: "\n", count: min(max(breaks, 1), 2)) }
    text += prefix + mark
    breaks = 0
    hasSpace = false
  }

  private mutating func startVerbatim() {
    lineBreak(2)
    guard style == .markdown else { return }
    if !text.isEmpty { text += "\n\n" }
    text += "```\n"
    breaks = 0
    isVerbatim = true
  }

  private mutating func endVerbatim() {
    guard isVerbatim else { return lineBreak(2) }
    isVerbatim = false
    text += text.hasSuffix("\n") ? "```" : "\n```"
    breaks = 2
  }
}
