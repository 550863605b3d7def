extension NodeReader {
  /// The id of the entity that this one belongs to: inherited from the file around it, or given by a key.
  mutating func parent<Key: FieldKey>(
    _ fields: Fields<Key>, _ key: Key, inherited: Text?, of entity: String
  ) -> Text? {
    let given = text(fields, key)
    guard let inherited else {
      if fields[key] == nil {
        report(
          .missingField, "\(entity.withArticle) needs '\(key.cached.name)'", at: fields.head,
          help: "add '\(key.cached.name)': \(key.cached.summary)")
      }
      return given
    }
    if let given, !given.string.utf8.elementsEqual(inherited.string.utf8) {
      report(
        .unresolvedReference,
        "this \(entity) stands inside '\(inherited.string)' but names '\(given.string)'",
        at: given.span, help: "remove '\(key.cached.name)', or move the \(entity)")
    }
    return inherited
  }

  /// The place among siblings: written, or the place in the list.
  mutating func order<Key: FieldKey>(
    _ fields: Fields<Key>, _ key: Key, position: Int?, head: SourceSpan, of entity: String
  ) -> Spanned<Int>? {
    if fields[key] != nil { return integer(fields, key) }
    if let position { return Spanned(position, head) }
    report(
      .missingField, "\(entity.withArticle) in a file of its own needs 'order_idx'", at: head,
      help: "add 'order_idx': its place among its siblings, counting from 0")
    return nil
  }

  /// Remembers the id of an entity that could not be read, so that references to it stay silent.
  ///
  /// One without an id is remembered, too: who counts its like must know that one is missing.
  mutating func declare(_ kind: EntityKind, _ namespace: String, _ node: YAMLTree.NodeID?) {
    let id = node.flatMap { tree.kind($0) == .scalar ? tree.text($0) : nil } ?? ""
    declared.append(kind.key(namespace: namespace, id: id))
  }
}
