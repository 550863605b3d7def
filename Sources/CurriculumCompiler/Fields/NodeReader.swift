/// Reads the nodes of one file by the types that fields want, and collects everything that is wrong.
///
/// Every function that returns nil has reported why, or the value was simply not there.
package struct NodeReader {
  /// The file's nodes.
  package let tree: YAMLTree
  /// What was found so far.
  package var diagnostics = Diagnostics()
  /// Ids that the file declares, also those of entities that are broken otherwise.
  package var declared: [String] = []
  /// Entities without an id.
  package var missing: [MissingIdentity] = []

  /// A reader of one file.
  package init(_ tree: YAMLTree) { self.tree = tree }

  /// Reads a mapping's keys.
  ///
  /// Reports unknown, repeated and missing ones.
  ///
  /// - Parameters:
  ///   - node: The mapping.
  ///   - type: The keys it may have.
  /// - Returns: nil when the node is not a mapping.
  package mutating func fields<Key: FieldKey>(
    _ node: YAMLTree.NodeID, _ type: Key.Type = Key.self
  ) -> Fields<Key>? {
    let table = Key.table
    guard tree.kind(node) == .mapping else {
      report(
        .wrongType,
        "expected \(table.shape.name.withArticle) with 'key: value' lines, found \(describe(node))",
        at: tree.span(node), help: table.contents)
      return nil
    }
    let whole = tree.span(node)
    var children = tree.children(node)
    var fields: Fields<Key>?
    while let keyNode = children.next(), let valueNode = children.next() {
      if fields == nil {
        let head = node == tree.resolved(node) ? tree.span(keyNode) : whole
        fields = Fields(node: node, head: head, span: whole, count: table.shape.fields.count)
      }
      guard let position = position(of: keyNode, in: table) else { continue }
      if let earlier = fields.map({ $0[position: position] }), earlier >= 0 {
        report(
          .duplicateKey, "'\(table.shape.fields[position].name)' is given twice", at: tree.span(keyNode),
          labels: [Label(tree.span(earlier), "first given here")], help: "keep one of them")
        continue
      }
      fields?[position: position] = valueNode
    }
    let found = fields ?? Fields(node: node, head: whole, span: whole, count: table.shape.fields.count)
    for position in table.required where found[position: position] < 0 {
      reportMissing(table.shape.fields[position], in: table.shape.name, at: found.head)
    }
    return found
  }

  private mutating func position(of key: YAMLTree.NodeID, in table: FieldTable) -> Int? {
    guard tree.kind(key) == .scalar else {
      report(.unknownKey, "expected a key, found \(describe(key))", at: tree.span(key))
      return nil
    }
    if let position = tree.withValue(key, { table.position(of: $0) }) { return position }
    let name = tree.text(key)
    let names = table.shape.fields.map(\.name)
    if name == "<<" {
      report(
        .unknownKey, "merge keys ('<<') are not supported", at: tree.span(key),
        help: "write the fields out")
    } else if let meant = nearest(to: name, among: names) {
      report(
        .unknownKey, "\(table.shape.name.withArticle) has no field '\(name)'", at: tree.span(key),
        help: "did you mean '\(meant)'?",
        fix: Fix("rename '\(name)' to '\(meant)'", [Edit(tree.contentSpan(key), meant)], safety: .unsafe))
    } else {
      report(
        .unknownKey, "\(table.shape.name.withArticle) has no field '\(name)'", at: tree.span(key),
        help: "it may have: \(names.joined(separator: ", "))")
    }
    return nil
  }

  private mutating func reportMissing(_ field: Field, in name: String, at span: SourceSpan) {
    guard case .required = field.requirement else { return }  // a missing id is reported with its fix
    report(
      .missingField, "\(name.withArticle) needs '\(field.name)'", at: span,
      help: "add '\(field.name)': \(field.summary)")
  }

  /// Adds a finding; see `Diagnostics.report`.
  package mutating func report(
    _ rule: Rule, _ message: String, at span: SourceSpan?, severity: Severity? = nil, labels: [Label] = [],
    notes: [String] = [], help: String? = nil, fix: Fix? = nil
  ) {
    diagnostics.report(
      rule, message, at: span, severity: severity, labels: labels, notes: notes, help: help, fix: fix)
  }

  /// What a node is, in words: "a list", "the text 'abc'".
  package func describe(_ node: YAMLTree.NodeID) -> String {
    switch tree.kind(node) {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .scalar, .alias:
      tree.isEmptyPlain(node) ? "nothing" : "'\(tree.text(node).shortened(to: 40))'"
    }
  }
}

extension String {
  /// The word with "a" or "an" before it.
  package var withArticle: String {
    let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
    return (first.map { vowels.contains($0) } ?? false ? "an " : "a ") + self
  }

  /// The first line of the text, cut to a number of characters.
  package func shortened(to count: Int) -> String {
    let line = prefix { $0 != "\n" }
    return line.count <= count && line.count == self.count ? self : line.prefix(count) + "…"
  }
}
