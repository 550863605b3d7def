/// What one mapping says: for each of its keys the node of the value.
package struct Fields<Key: FieldKey> {
  /// The mapping.
  package let node: YAMLTree.NodeID
  /// Where to point when something about the whole mapping is wrong: its first key.
  package let head: SourceSpan
  /// The whole mapping.
  package let span: SourceSpan
  private var values: [YAMLTree.NodeID]

  init(node: YAMLTree.NodeID, head: SourceSpan, span: SourceSpan, count: Int) {
    self.node = node
    self.head = head
    self.span = span
    values = [YAMLTree.NodeID](repeating: -1, count: count)
  }

  /// The value of a key, or nil when the key is not there.
  package subscript(_ key: Key) -> YAMLTree.NodeID? {
    let id = values[key.rawValue]
    return id < 0 ? nil : id
  }

  subscript(position position: Int) -> YAMLTree.NodeID {
    get { values[position] }
    set { values[position] = newValue }
  }

  /// True when the key is there.
  package func has(_ key: Key) -> Bool { values[key.rawValue] >= 0 }
}
