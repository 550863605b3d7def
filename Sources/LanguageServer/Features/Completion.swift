import CurriculumCompiler

/// What could be written at a place: keys, words, ids, topics, texts that are taught.
extension ServerSession {
  /// Entries at most.
  private static let mostItems = 500

  func completion(at place: RequestPlace) -> JSONValue {
    let lines = place.document.lines
    let session = place.curriculum?.session.session
    if let allowance = allowanceWord(place) { return rules(replacing: allowance, in: lines) }
    let context = AuthoringContext(lines, at: place.offset)
    var items: [CompletionItem] = []
    switch context.position {
    case .key: items = keys(context, session)
    case .value(let key): items = values(of: key, context, session, place)
    }
    let begun = String(decoding: lines.bytes[context.word], as: UTF8.self).lowercased()
    let fitting = items.filter { begun.isEmpty || $0.label.lowercased().contains(begun) }
    return list(fitting, replacing: context.word, in: lines)
  }

  private func list(_ items: [CompletionItem], replacing word: Range<Int>, in lines: TextLines) -> JSONValue {
    let range = lines.range(word, encoding)
    let values = items.prefix(Self.mostItems).enumerated().map { index, item -> JSONValue in
      let order = String(repeating: "0", count: max(0, 4 - "\(index)".count)) + "\(index)"
      let value: JSONValue = [
        "label": .string(item.label), "kind": .integer(item.kind.rawValue), "sortText": .string(order),
        "filterText": .string(item.label),
        "textEdit": ["range": range, "newText": .string(item.text ?? item.label)],
      ]
      return value.with("detail", item.detail.map { .string($0) })
    }
    return ["isIncomplete": .boolean(items.count > Self.mostItems), "items": .array(values)]
  }

  private func keys(_ context: AuthoringContext, _ session: CompilerSession?) -> [CompletionItem] {
    guard context.kind != nil else {
      return context.path.isEmpty
        ? [CompletionItem("kind", .property, "What the file is.", text: "kind: ")] : []
    }
    if let shape = context.shape {
      let missing = shape.fields.filter { !context.siblings.contains($0.name) }
      let needed = missing.filter { !$0.isOptional }
      let others = missing.filter(\.isOptional)
      return (needed + others).map { field in
        CompletionItem(field.name, .property, field.summary, text: field.name + ": ")
      }
    }
    // Names of rules are the keys of two of the manifest's fields.
    guard context.kind == "curriculum", context.path == ["rules"] || context.path == ["parameters"] else {
      return []
    }
    return Rule.all.filter { context.path == ["rules"] || !$0.parameters.isEmpty }
      .map { CompletionItem($0.name, .property, $0.summary, text: $0.name + ": ") }
  }

  private func values(
    of key: String, _ context: AuthoringContext, _ session: CompilerSession?, _ place: RequestPlace
  ) -> [CompletionItem] {
    if key == "kind", context.path.isEmpty {
      return JSONSchema.kinds.map { CompletionItem($0, .enumeration) }
    }
    if let special = specialValues(of: key, context, session, place) { return special }
    guard let field = context.field(key) else {
      // The value of an author's own name, as in `rules: {item/length: off}`.
      guard let last = context.path.last, context.kind == "curriculum", last == "rules" else { return [] }
      return (Severity.allCases.map(\.rawValue) + ["off"]).map { CompletionItem($0, .enumeration) }
    }
    return words(field.shape, session, in: place)
  }

  private func words(
    _ shape: ValueShape, _ session: CompilerSession?, in place: RequestPlace
  ) -> [CompletionItem] {
    switch shape {
    case .word(let words, _): return words.map { CompletionItem($0, .enumeration) }
    case .boolean: return ["true", "false"].map { CompletionItem($0, .enumeration) }
    case .reference(let kind): return ids(kind, session, in: place)
    case .media: return (session?.mediaFiles.keys.sorted() ?? []).map { CompletionItem($0, .file) }
    case .list(let element), .oneOrMore(let element): return words(element, session, in: place)
    case .either(let shapes): return shapes.flatMap { words($0, session, in: place) }
    default: return []
    }
  }

  /// The ids of a kind: those within the course or the story that the file names first.
  private func ids(_ kind: String, _ session: CompilerSession?, in place: RequestPlace) -> [CompletionItem] {
    guard let session else { return [] }
    let home = rootValue("language", place) ?? rootValue("story", place) ?? rootValue("id", place) ?? ""
    let entities = session.drafts.flatMap { $0.draft.entities(includingItems: false) }
      .filter { $0.identity.kind.rawValue == kind }
    let near = entities.filter { $0.identity.namespace.isEmpty || $0.identity.namespace == home }
    var seen: Set<String> = []
    return (near.isEmpty ? entities : near).filter { seen.insert($0.identity.id.string).inserted }
      .map { CompletionItem($0.identity.id.string, .reference, $0.title.firstLine) }
  }

  /// The plain value of one of the file's outermost keys.
  private func rootValue(_ key: String, _ place: RequestPlace) -> String? {
    let lines = place.document.lines
    for line in 0..<min(lines.count, 200) {
      let text = lines.text(ofLine: line)
      guard text.hasPrefix(key + ":") else { continue }
      let value = text.dropFirst(key.utf8.count + 1).filter { $0 != " " && $0 != "\"" && $0 != "'" }
      return value.isEmpty ? nil : String(value)
    }
    return nil
  }

  /// Values that the shape of a field does not tell; nil for a field like others.
  private func specialValues(
    of key: String, _ context: AuthoringContext, _ session: CompilerSession?, _ place: RequestPlace
  ) -> [CompletionItem]? {
    switch (context.kind, key) {
    case ("unit", "topics"), ("band", "topics"), ("language", "topics"): return topics(session)
    case ("curriculum", "rule"): return Rule.all.map { CompletionItem($0.name, .reference, $0.summary) }
    case ("curriculum", "path"): return session?.sources.map { CompletionItem($0.path, .file) }
    case ("quiz", "command_word"):
      return CommandWord.all.map {
        CompletionItem($0.word.prefix(1).uppercased() + $0.word.dropFirst(), .enumeration)
      }
    case ("quiz", _): return specificationValues(of: key, context, place)
    case ("lesson", "target_text"), ("lesson", "answer"), ("lesson", "accept"), ("boss-test", "answer"):
      return taughtTexts(session, place)
    default: return nil
    }
  }

  /// The topics that levels are known for, and those that the curriculum has.
  private func topics(_ session: CompilerSession?) -> [CompletionItem] {
    var topics: [String: String] = [:]
    for case .wordLists(let lists) in Rule.named("lang/topic-level")?.parameters.map(\.value) ?? [] {
      for (level, words) in lists { for word in words { topics[word] = level } }
    }
    for unit in session?.drafts.flatMap(\.draft.units) ?? [] {
      for topic in unit.topics where topics[topic.string] == nil {
        topics[topic.string] = "in '\(unit.identity.id.string)'"
      }
    }
    return topics.sorted { $0.key < $1.key }.map { CompletionItem($0.key, .enumeration, $0.value) }
  }

  /// Codes of specifications, topics and practicals, by the board that is the key.
  private func specificationValues(
    of key: String, _ context: AuthoringContext, _ place: RequestPlace
  ) -> [CompletionItem]? {
    guard let board = Board(rawValue: key), let map = context.path.last else { return nil }
    let subject = rootValue("subject", place).flatMap { Subject(rawValue: $0) }
    let specifications = Specification.all.filter {
      $0.board == board && (subject ?? $0.subject) == $0.subject
    }
    return specifications.flatMap { specification -> [CompletionItem] in
      switch map {
      case "specifications":
        return [CompletionItem(specification.code, .reference, specification.subject.rawValue)]
          + specification.papers.flatMap { paper in
            [paper.foundationCode, paper.higherCode].map {
              CompletionItem($0, .reference, "paper \(paper.number)")
            }
          }
      case "topics":
        return specification.topics.map {
          CompletionItem($0.code, .reference, $0.title, text: "'\($0.code)'")
        }
      case "practical":
        return specification.practicals.map { CompletionItem("\($0.number)", .reference, $0.title) }
      default: return []
      }
    }
  }

  /// The words that the course teaches.
  private func taughtTexts(_ session: CompilerSession?, _ place: RequestPlace) -> [CompletionItem]? {
    guard let session, let course = rootValue("language", place) else { return nil }
    var seen: Set<String> = []
    var items: [CompletionItem] = []
    for lesson in session.drafts.flatMap(\.draft.lessons) where lesson.course.string == course {
      for card in lesson.cards where seen.insert(card.targetText.string).inserted {
        items.append(CompletionItem(card.targetText.string, .text, card.nativeText.string.firstLine))
      }
    }
    return items
  }

  /// The name of a rule that a comment `# curricc: allow …` has begun with; nil elsewhere.
  private func allowanceWord(_ place: RequestPlace) -> Range<Int>? {
    let lines = place.document.lines
    let start = lines.range(ofLine: lines.line(at: place.offset)).lowerBound
    guard start <= place.offset else { return nil }
    let before = String(decoding: lines.bytes[start..<place.offset], as: UTF8.self)
    guard let mark = before.firstRange(of: /#\s*curricc:\s+allow(-file)?\s+/) else { return nil }
    let rest = before[mark.upperBound...]
    guard !rest.contains("because") else { return nil }
    let word = rest.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    return place.offset - word.utf8.count..<place.offset
  }

  private func rules(replacing word: Range<Int>, in lines: TextLines) -> JSONValue {
    let begun = String(decoding: lines.bytes[word], as: UTF8.self)
    let items = Rule.all.filter { begun.isEmpty || $0.name.contains(begun) }
      .map { CompletionItem($0.name, .reference, $0.summary) }
    return list(items, replacing: word, in: lines)
  }
}

/// Something that could be written.
private struct CompletionItem {
  /// The protocol's kinds, as far as they are used.
  enum Kind: Int { case text = 1, property = 10, enumeration = 13, file = 17, reference = 18 }

  let label: String
  let kind: Kind
  let detail: String?
  /// What is written, where that is not the label.
  let text: String?

  init(_ label: String, _ kind: Kind, _ detail: String? = nil, text: String? = nil) {
    self.label = label
    self.kind = kind
    self.detail = detail
    self.text = text
  }
}

extension Field {
  fileprivate var isOptional: Bool {
    if case .optional = requirement { true } else { false }
  }
}
