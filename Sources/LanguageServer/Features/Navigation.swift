import CurriculumCompiler

/// Going to where an id is given, and to where it is named.
extension ServerSession {
  func definition(at place: RequestPlace) -> JSONValue {
    guard let (curriculum, path) = place.curriculum,
      let identifier = curriculum.session.identifier(in: path, at: place.offset),
      let entity = curriculum.session.entity(identifier.key)
    else { return .null }
    return location(entity.identity.id.span, in: curriculum)
  }

  func references(at place: RequestPlace, includesDeclaration: Bool) -> JSONValue {
    guard let (curriculum, path) = place.curriculum,
      let identifier = curriculum.session.identifier(in: path, at: place.offset)
    else { return [] }
    var spans = curriculum.session.references(to: identifier.key)
    if includesDeclaration, let entity = curriculum.session.entity(identifier.key) {
      spans.insert(entity.identity.id.span, at: 0)
    }
    return .array(spans.map { location($0, in: curriculum) })
  }

  /// The entities of a document, as a list or as the client's tree.
  func documentSymbols(_ document: OpenDocument) -> JSONValue {
    guard let (curriculum, path) = home(of: document),
      let entities = curriculum.session.draft(path)?.draft.entities
    else { return [] }
    let isTree = client.showsSymbolTrees
    let symbols = entities.map { entity -> (isItem: Bool, value: JSONValue) in
      let identity = entity.identity
      let range = document.lines.range(identity.id.span, encoding)
      let name = JSONValue.string(entity.title.isEmpty ? identity.id.string : entity.title.firstLine)
      let kind = JSONValue.integer(identity.kind.symbolKind)
      if isTree {
        return (
          identity.kind.isItem,
          [
            "name": name, "detail": .string(identity.id.string), "kind": kind, "range": range,
            "selectionRange": range,
          ]
        )
      }
      return (
        identity.kind.isItem,
        ["name": name, "kind": kind, "location": ["uri": .string(document.address), "range": range]]
      )
    }
    guard isTree else { return .array(symbols.map(\.value)) }
    return .array(Self.tree(symbols))
  }

  /// Items become children of what they stand in, which comes before them.
  private static func tree(_ symbols: [(isItem: Bool, value: JSONValue)]) -> [JSONValue] {
    var tree: [(value: JSONValue, children: [JSONValue])] = []
    for symbol in symbols {
      if symbol.isItem, !tree.isEmpty {
        tree[tree.count - 1].children.append(symbol.value)
      } else {
        tree.append((symbol.value, []))
      }
    }
    return tree.map { node in
      guard !node.children.isEmpty, let last = node.children.last, let start = node.value["range"]?["start"],
        let first = node.children.first?["range"]?["start"], let end = last["range"]?["end"]
      else { return node.value }
      // The range of a parent holds those of its children, whatever is written first.
      let isBefore = (start["line"]?.integer ?? 0) <= (first["line"]?.integer ?? 0)
      let range: JSONValue =
        isBefore
        ? ["start": start, "end": end] : ["start": first, "end": node.value["range"]?["end"] ?? end]
      return node.value.with("range", range).with("children", .array(node.children))
    }
  }

  /// The entities whose id or title has a text, at most 200.
  func workspaceSymbols(_ query: String) -> JSONValue {
    let wanted = query.lowercased()
    var found: [JSONValue] = []
    for curriculum in curricula {
      for draft in curriculum.session.drafts {
        // Titles of cards and questions are looked through when the query is long enough to mean one.
        for entity in draft.draft.entities(includingItems: wanted.count > 2) {
          guard
            entity.identity.id.string.contains(wanted) || entity.title.lowercased().contains(wanted)
          else { continue }
          found.append([
            "name": .string(entity.title.firstLine), "kind": .integer(entity.identity.kind.symbolKind),
            "containerName": .string(entity.identity.id.string),
            "location": location(entity.identity.id.span, in: curriculum),
          ])
          if found.count == 200 { return .array(found) }
        }
      }
    }
    return .array(found)
  }
}

extension String {
  /// The first line, as much of it as a list shows.
  var firstLine: String { shortened(to: 80) }
}

extension EntityKind {
  /// True for what stands in lists of others.
  var isItem: Bool {
    switch self {
    case .card, .question, .stage, .exam: true
    default: false
    }
  }

  /// The nearest of the protocol's kinds of symbols.
  var symbolKind: Int {
    switch self {
    case .language, .story: 2
    case .band, .stage: 3
    case .unit, .deck: 4
    case .lesson, .kit, .quiz: 5
    case .bossTest, .exam: 11
    case .card: 15
    case .question: 12
    }
  }
}
