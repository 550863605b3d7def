/// What one side of a card shows of a note.
///
/// Source: Anki's manual, "Card templates": fields, filters, sections that depend on a field, and gaps.
struct AnkiTemplate: Sendable {
  private indirect enum Part: Sendable {
    case text(String)
    /// A field behind its filters.
    case field(String, filters: [String])
    /// What is shown where a field has something in it, or has nothing.
    case section(String, isFilled: Bool, [Part])
  }

  private let parts: [Part]

  /// Reads a template.
  ///
  /// - Complexity: O(*n*) in its length, for a limited depth of sections.
  init(_ source: String) {
    var rest = source[...]
    parts = Self.parts(of: &rest, until: nil, depth: 0)
  }

  private static func parts(of rest: inout Substring, until end: String?, depth: Int) -> [Part] {
    var parts: [Part] = []
    while let open = rest.firstRange(of: "{{") {
      parts.append(.text(String(rest[..<open.lowerBound])))
      rest = rest[open.upperBound...]
      guard let close = rest.firstRange(of: "}}") else {
        parts.append(.text("{{"))
        break
      }
      let tag = String(rest[..<close.lowerBound]).trimmed
      rest = rest[close.upperBound...]
      switch tag.first {
      case "#" where depth < 32, "^" where depth < 32:
        let name = String(tag.dropFirst()).trimmed
        let inner = Self.parts(of: &rest, until: name, depth: depth + 1)
        parts.append(.section(name, isFilled: tag.first == "#", inner))
      case "/":
        if String(tag.dropFirst()).trimmed == end { return parts }
      default:
        let names = tag.split(separator: ":", omittingEmptySubsequences: false).map { String($0).trimmed }
        parts.append(.field(names.last ?? "", filters: names.dropLast()))
      }
    }
    // What a section that never ends leaves belongs to the whole.
    guard end == nil else { return parts }
    parts.append(.text(String(rest)))
    rest = ""
    return parts
  }

  /// The template with a note's fields, as HTML.
  ///
  /// - Parameters:
  ///   - gap: The number of the gap that the card asks; 0 where it asks none.
  ///   - showsAnswer: Whether the answer is shown.
  func render(_ fields: [String: String], gap: Int, showsAnswer: Bool) -> String {
    var result = ""
    Self.render(parts, fields, gap, showsAnswer, &result)
    return result
  }

  private static func render(
    _ parts: [Part], _ fields: [String: String], _ gap: Int, _ showsAnswer: Bool, _ result: inout String
  ) {
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .field(let name, let filters):
        // The front is taken out of the back by whoever asks for it.
        guard name != "FrontSide", let text = fields[name] else { continue }
        result += value(text, filters, gap, showsAnswer)
      case .section(let name, let isFilled, let inner):
        let hasText = fields[name]?.contains { !$0.isWhitespace } ?? false
        if hasText == isFilled { render(inner, fields, gap, showsAnswer, &result) }
      }
    }
  }

  /// What a field's filters make of it.
  private static func value(
    _ text: String, _ filters: [String], _ gap: Int, _ showsAnswer: Bool
  ) -> String {
    guard !filters.isEmpty else { return text }
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
