import CurriculumCompiler

/// What there is to say about a place: why something is found there, what an id names, what a key means, a card's uses.
extension ServerSession {
  func hover(at place: RequestPlace) throws(ResponseError) -> JSONValue {
    var parts: [String] = []
    var range: JSONValue?
    if let (curriculum, path) = place.curriculum {
      let session = curriculum.session
      let here = session.findings(in: path).filter { finding in
        finding.span.map { $0.touches(place.offset) && $0.lower < $0.upper } ?? false
      }
      for name in Set(here.map(\.rule)).sorted() {
        if let rule = Rule.named(name) { parts.append(Self.explanation(of: rule)) }
      }
      if let identifier = session.identifier(in: path, at: place.offset) {
        if let entity = session.entity(identifier.key) {
          parts.append(description(of: entity, in: curriculum, asked: path))
          range = place.document.lines.range(identifier.span, encoding)
        }
      }
      if let card = card(in: session, path, at: place.offset) { parts.append(card) }
    }
    let context = AuthoringContext(place.document.lines, at: wordEnd(place))
    switch context.position {
    case .key:
      if let field = context.field(word(place)) { parts.append("`\(field.name)`: \(field.summary)") }
    case .value(let key):
      if parts.isEmpty, let field = context.field(key) { parts.append("`\(field.name)`: \(field.summary)") }
    }
    guard !parts.isEmpty else { return .null }
    let value: JSONValue = [
      "contents": ["kind": "markdown", "value": .string(parts.joined(separator: "\n\n---\n\n"))]
    ]
    return value.with("range", range)
  }

  private static func explanation(of rule: Rule) -> String {
    var text = "**\(rule.name)** – \(rule.summary)\n\n\(rule.rationale)"
    if let fix = rule.fix { text += "\n\nFix: \(fix)" }
    return text + "\n\n*Source: \(rule.source)*"
  }

  private func description(of entity: NamedEntity, in curriculum: OpenCurriculum, asked path: String)
    -> String
  {
    let identity = entity.identity
    var text = "**\(identity.kind.words) `\(identity.id.string)`** – \(entity.title.firstLine)"
    let home = curriculum.session.source(of: identity.id.span).path
    if home != path { text += "\n\n\(home)" }
    if let origin = identity.originID { text += "\n\nfirst called `\(origin)`" }
    return text
  }

  private func card(in session: CompilerSession, _ path: String, at offset: Int) -> String? {
    guard let lesson = session.draft(path)?.draft.lessons.first(where: { !$0.cards.isEmpty }) else {
      return nil
    }
    let places = lesson.cards.map { card in
      [card.identity.id.span, card.targetText.span, card.nativeText.span]
    }
    guard let index = places.firstIndex(where: { $0.contains { $0.touches(offset) } }),
      let curriculum = session.curriculum(around: path)
    else { return nil }
    return curriculum.uses(of: lesson.cards[index])?.markdown
  }

  /// The end of the word that a place is in.
  private func wordEnd(_ place: RequestPlace) -> Int {
    let bytes = place.document.lines.bytes
    var end = place.offset
    while end < bytes.count, Self.isWordByte(bytes[end]) { end += 1 }
    return end
  }

  private func word(_ place: RequestPlace) -> String {
    let bytes = place.document.lines.bytes
    let end = wordEnd(place)
    var start = place.offset
    while start > 0, Self.isWordByte(bytes[start - 1]) { start -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

extension CardUses {
  /// What is known of the card, for people to read.
  fileprivate var markdown: String {
    var lines = ["**\(text)** – taught in \(band.map { "\($0), " } ?? "")\(lesson)"]
    lines.append(firstUse.map { "first used in \($0)" } ?? "not used in a sentence or exercise yet")
    switch later.count {
    case 0: lines.append("not met again after its lesson")
    case 1...5: lines.append("met again in \(later.joined(separator: ", "))")
    default:
      lines.append(
        "met again in \(later.prefix(5).joined(separator: ", ")) and \(later.count - 5) more lessons")
    }
    return lines.joined(separator: "\n\n")
  }
}
