import CurriculumRuntime

/// An entity without an id, and where one can be written.
package struct MissingIdentity: Sendable {
  package let kind: EntityKind
  package let namespace: String
  /// What the id should be made from: the target text, the prompt, the title; nil when that could not be read.
  package let hint: String?
  /// Where to point.
  package let head: SourceSpan
  /// Where the new line or entry goes.
  package let insertion: SourceSpan
  /// True inside `{…}`, where the id is followed by a comma and not by a line break.
  package let isFlow: Bool
}

/// The nodes of the three keys that say who an entity is.
struct IdentityNodes {
  let id: YAMLTree.NodeID?
  let was: YAMLTree.NodeID?
  let uid: YAMLTree.NodeID?
}

extension EntityKind {
  /// True for what need not say what its id would be made from.
  fileprivate var mayBeWithoutText: Bool {
    switch self {
    case .bossTest, .stage, .exam: true
    default: false
    }
  }

  /// `kind/namespace/id`; kinds that are unique in the curriculum have no namespace.
  func key(namespace: String, id: String) -> String {
    namespace.isEmpty ? "\(rawValue)/\(id)" : "\(rawValue)/\(namespace)/\(id)"
  }
}

extension NodeReader {
  /// Reads who an entity is.
  ///
  /// A missing id is noted for the resolver, which knows all the others.
  ///
  /// - Parameters:
  ///   - kind: What the entity is.
  ///   - namespace: Within what its id is unique; empty for the curriculum.
  ///   - nodes: The nodes of `id`, `was` and `uid`.
  ///   - mapping: The entity's mapping and its first key.
  ///   - hint: What an id could be made from.
  mutating func identity<Key: FieldKey>(
    _ kind: EntityKind, namespace: String, _ nodes: IdentityNodes, of fields: Fields<Key>, hint: Text?
  ) -> Identity? {
    guard let node = nodes.id else {
      noteMissing(kind, namespace, fields, hint)
      return nil
    }
    guard let id = identifier(node, kind) else { return nil }
    var origin: String?
    if let was = nodes.was {
      for child in elements(was, name: "was", of: "earlier ids, the oldest first") {
        guard let earlier = identifier(child, kind) else { continue }
        origin = origin ?? earlier.string
      }
    }
    if origin.map({ $0.utf8.elementsEqual(id.string.utf8) }) ?? false { origin = nil }
    let given = nodes.uid.flatMap { explicitNumber($0) }
    let number = given ?? ContentID.number(forKey: kind.key(namespace: namespace, id: origin ?? id.string))
    return Identity(
      kind: kind, namespace: namespace, id: id, originID: origin, number: number, isNumberGiven: given != nil)
  }

  private mutating func explicitNumber(_ node: YAMLTree.NodeID) -> Int64? {
    guard let text = scalar(node, .decimal, name: "uid") else { return nil }
    if let number = Int64(text.string), (1..<(1 << 53)).contains(number) { return number }
    report(
      .wrongType, "'uid' takes a whole number from 1 to 9007199254740991, found '\(text.string)'",
      at: text.span)
    return nil
  }

  /// A slug.
  ///
  /// Stage ids are indi's own words, which are no slugs.
  private mutating func identifier(_ node: YAMLTree.NodeID, _ kind: EntityKind) -> Text? {
    guard let text = scalar(node, .identifier, name: "id") else { return nil }
    if kind == .stage { return text }
    guard !isSlug(text.string) else { return text }
    let slug = makeSlug(from: text.string)
    report(
      .malformedIdentifier, "'\(text.string.shortened(to: 70))' cannot be an id", at: text.span,
      help: "use lower-case letters a to z, digits and single hyphens, at most 64 in all"
        + (slug.map { ": '\($0)'" } ?? ""),
      fix: slug.map { Fix("write it as '\($0)'", [Edit(text.span, $0)], safety: .unsafe) })
    return nil
  }

  private mutating func noteMissing<Key: FieldKey>(
    _ kind: EntityKind, _ namespace: String, _ fields: Fields<Key>, _ hint: Text?
  ) {
    let node = tree.nodes[Int(tree.resolved(fields.node))]
    let keys = Array(tree.children(fields.node))
    let isFlow = node.style == .flow
    // A file begins with its kind, so the id goes on the line below that.
    let place = keys.count > 2 && isKindKey(keys[0]) ? keys[2] : keys.first
    let insertion = place.map { tree.span($0).start } ?? fields.head.start
    missing.append(
      MissingIdentity(
        kind: kind, namespace: namespace, hint: hint?.string ?? (kind.mayBeWithoutText ? kind.rawValue : nil),
        head: fields.head,
        insertion: insertion, isFlow: isFlow))
  }

  private func isKindKey(_ key: YAMLTree.NodeID) -> Bool {
    tree.kind(key) == .scalar && tree.withValue(key) { $0.elementsEqual("kind".utf8) }
  }
}

/// True for `[a-z0-9]+(-[a-z0-9]+)*` of at most 64 bytes.
package func isSlug(_ text: String) -> Bool {
  var previous: UInt8 = 0x2D
  var count = 0
  for byte in text.utf8 {
    switch byte {
    case 0x61...0x7A, 0x30...0x39: break
    case 0x2D where previous != 0x2D: break
    default: return false
    }
    previous = byte
    count += 1
  }
  return count > 0 && count <= 64 && previous != 0x2D
}
