/// Shows a note as a card of its type does.
///
/// Source: Anki's manual, "Card templates": fields, filters, sections that depend on a field, and gaps.
struct AnkiTemplate {
  private let fields: [String: String]
  /// The number of the gap that a card asks; 0 where it asks none.
  private let gap: Int
  /// Whether the answer is shown.
  private let showsAnswer: Bool

  init(_ fields: [String: String], gap: Int = 0, showsAnswer: Bool) {
    self.fields = fields
    self.gap = gap
    self.showsAnswer = showsAnswer
  }

  /// A template with its fields, as HTML.
  ///
  /// - Complexity: O(*n*) in the length of what comes out, for a limited depth of sections.
  func render(_ template: String) -> String {
    var result = ""
    var rest = template[...]
    render(&rest, until: nil, isShown: true, depth: 0, &result)
    return result
  }

  private func render(
    _ rest: inout Substring, until end: String?, isShown: Bool, depth: Int, _ result: inout String
  ) {
    while let open = rest.firstRange(of: "{{") {
      if isShown { result += rest[..<open.lowerBound] }
      rest = rest[open.upperBound...]
      guard let close = rest.firstRange(of: "}}") else {
        if isShown { result += "{{" }
        break
      }
      let tag = String(rest[..<close.lowerBound]).trimmed
      rest = rest[close.upperBound...]
      switch tag.first {
      case "#" where depth < 32, "^" where depth < 32:
        let name = String(tag.dropFirst()).trimmed
        let isFilled = !(fields[name]?.trimmed.isEmpty ?? true)
        let isWanted = (tag.first == "#") == isFilled
        render(&rest, until: name, isShown: isShown && isWanted, depth: depth + 1, &result)
      case "/":
        if String(tag.dropFirst()).trimmed == end { return }
      default:
        if isShown { result += value(tag) }
      }
    }
    guard end == nil else { return }
    if isShown { result += rest }
    rest = ""
  }

  /// What a tag stands for: a field behind its filters.
  private func value(_ tag: String) -> String {
    let parts = tag.split(separator: ":", omittingEmptySubsequences: false).map { String($0).trimmed }
    guard let name = parts.last else { return "" }
    let filters = parts.dropLast()
    // The front is taken out of the back by whoever asks for it.
    guard name != "FrontSide", let text = fields[name] else { return "" }
    if filters.contains("type"), !showsAnswer { return "" }
    if filters.contains("hint") { return "" }
    if filters.contains(where: { $0.hasPrefix("tts") }) { return "" }
    if filters.contains("cloze") { return AnkiGaps(text).text(gap, showsAnswer: showsAnswer) }
    if filters.contains("cloze-only") { return AnkiGaps(text).answers(gap).joined(separator: ", ") }
    return text
  }
}

/// A text with parts that cards hide: `{{c1::hidden::hint}}`.
struct AnkiGaps {
  private enum Part {
    case text(Substring)
    case gap(Int, String, hint: String)
  }

  private var parts: [Part] = []

  init(_ text: String) {
    var rest = text[...]
    while let open = rest.firstRange(of: "{{c") {
      let behind = rest[open.upperBound...]
      let digits = behind.prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits), behind[digits.endIndex...].hasPrefix("::"),
        let end = Self.end(of: behind)
      else {
        parts.append(.text(rest[..<open.upperBound]))
        rest = behind
        continue
      }
      parts.append(.text(rest[..<open.lowerBound]))
      let body = String(behind[behind.index(digits.endIndex, offsetBy: 2)..<end])
      // A gap within a gap is part of what the outer one hides.
      let flat = body.contains("{{c") ? AnkiGaps(body).text(0, showsAnswer: true) : body
      let halves = flat.split(separator: "::", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      parts.append(.gap(number, halves[0], hint: halves.count > 1 ? halves[1] : ""))
      rest = rest[rest.index(end, offsetBy: 2)...]
    }
    parts.append(.text(rest))
  }

  /// The braces that close a gap, with those of gaps within it left out.
  private static func end(of text: Substring) -> Substring.Index? {
    var depth = 1
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix("{{") {
        depth += 1
        index = text.index(index, offsetBy: 2)
      } else if text[index...].hasPrefix("}}") {
        depth -= 1
        if depth == 0 { return index }
        index = text.index(index, offsetBy: 2)
      } else {
        index = text.index(after: index)
      }
    }
    return nil
  }

  /// The numbers of its gaps, each once, rising.
  var numbers: [Int] {
    Set(parts.compactMap { if case .gap(let number, _, _) = $0, number > 0 { number } else { nil } }).sorted()
  }

  /// What the gaps of a number hide.
  func answers(_ number: Int) -> [String] {
    parts.compactMap { if case .gap(number, let text, _) = $0 { text } else { nil } }
  }

  /// Hints at what the gaps of a number hide.
  func hints(_ number: Int) -> [String] {
    parts.compactMap { part in
      if case .gap(number, _, let hint) = part, !hint.trimmed.isEmpty { hint.trimmed } else { nil }
    }
  }

  /// The text with the gaps of a number open, or all of it.
  func text(_ number: Int, showsAnswer: Bool) -> String {
    parts.map { part in
      switch part {
      case .text(let text): String(text)
      case .gap(let one, let text, _): one == number && !showsAnswer ? ForeignQuestion.gap : text
      }
    }.joined()
  }
}
