/// The nodes of one YAML document, in one array, with exact places in the source.
///
/// Nodes refer to each other by position. An alias is a node that points at its anchor's node, so an alias
/// bomb stays as small as it was written; `YAMLParser` limits its size after expansion.
package struct YAMLTree: Sendable {
  /// Position of a node in `nodes`.
  package typealias NodeID = Int32

  /// What a node is.
  package enum Kind: UInt8, Sendable { case scalar, sequence, mapping, alias }

  /// How a node is written.
  package enum Style: UInt8, Sendable { case plain, singleQuoted, doubleQuoted, literal, folded, block, flow }

  /// One node: 32 bytes.
  package struct Node: Sendable {
    /// What it is.
    package var kind: Kind
    /// How it is written.
    package var style: Style
    /// UTF-8 offset of its first byte in the source.
    package var lower: UInt32
    /// UTF-8 offset behind its last byte in the source.
    package var upper: UInt32
    /// Scalars: start of the value in `values`.
    ///
    /// Collections: how many children. Aliases: the anchor's node.
    package var first: Int32
    /// Scalars: bytes of the value.
    ///
    /// Collections: the first child, or -1.
    package var second: Int32
    /// The next node with the same parent, or -1.
    package var next: Int32
  }

  /// The file the document was read from.
  package let file: SourceFile.ID
  /// All nodes, parents before their children.
  package var nodes: [Node] = []
  /// The values of all scalars, one behind the other, UTF-8.
  package var values: [UInt8] = []
  /// UTF-8 offsets of scalars that have an anchor or a tag before them: where the scalar itself begins.
  package var contentStarts: [NodeID: UInt32] = [:]

  /// The document's outermost node, or nil for an empty document.
  package var root: NodeID? { nodes.isEmpty ? nil : 0 }

  /// The node itself, or for an alias the node that its anchor names.
  package func resolved(_ id: NodeID) -> NodeID {
    let node = nodes[Int(id)]
    return node.kind == .alias ? node.first : id
  }

  /// What a node is, aliases followed.
  package func kind(_ id: NodeID) -> Kind { nodes[Int(resolved(id))].kind }

  /// Where a node is written; for an alias the place of the alias.
  package func span(_ id: NodeID) -> SourceSpan {
    let node = nodes[Int(id)]
    return SourceSpan(file, Int(node.lower), Int(node.upper))
  }

  /// Where a scalar is written, without an anchor or a tag before it.
  package func contentSpan(_ id: NodeID) -> SourceSpan {
    let node = nodes[Int(id)]
    return SourceSpan(file, Int(contentStarts[id] ?? node.lower), Int(node.upper))
  }

  /// The children of a collection, aliases followed for the collection but not for the children; none for -1.
  package func children(_ id: NodeID) -> Children {
    guard id >= 0 else { return Children(tree: self, upcoming: -1) }
    let node = nodes[Int(resolved(id))]
    return Children(tree: self, upcoming: node.kind == .scalar ? -1 : node.second)
  }

  /// How many children a collection has; a mapping counts keys and values.
  package func childCount(_ id: NodeID) -> Int {
    let node = nodes[Int(resolved(id))]
    return node.kind == .scalar ? 0 : Int(node.first)
  }

  /// Calls `body` with the UTF-8 bytes of a scalar's value.
  package func withValue<Result>(_ id: NodeID, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let node = nodes[Int(resolved(id))]
    precondition(node.kind == .scalar, "only scalars have a value")
    return values.withUnsafeBufferPointer { all in
      body(UnsafeBufferPointer(rebasing: all[Int(node.first)..<Int(node.first) + Int(node.second)]))
    }
  }

  /// The value of a scalar as text.
  package func text(_ id: NodeID) -> String {
    withValue(id) { String(decoding: $0, as: UTF8.self) }
  }

  /// True for a plain scalar without a single character: a key whose value was left out.
  package func isEmptyPlain(_ id: NodeID) -> Bool {
    let node = nodes[Int(resolved(id))]
    return node.kind == .scalar && node.style == .plain && node.second == 0
  }

  /// True for a scalar of nothing but white space, quoted or not.
  package func isBlank(_ id: NodeID) -> Bool {
    withValue(id) { bytes in bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A } }
  }

  /// The nodes of a collection in order.
  package struct Children: Sequence, IteratorProtocol {
    fileprivate let tree: YAMLTree
    fileprivate var upcoming: NodeID

    package mutating func next() -> NodeID? {
      guard upcoming >= 0 else { return nil }
      let id = upcoming
      upcoming = tree.nodes[Int(id)].next
      return id
    }
  }
}
