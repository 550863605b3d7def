/// Reads how an author laid out a file, from its bytes and the places in its tree.
struct SourceLayout {
  /// The file, byte for byte.
  let bytes: [UInt8]
  /// What libyaml made of it.
  let tree: YAMLTree
  /// UTF-8 offset behind the byte order mark.
  let textStart: Int

  init(bytes: [UInt8], tree: YAMLTree) {
    self.bytes = bytes
    self.tree = tree
    textStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The node.
  func node(_ id: YAMLTree.NodeID) -> YAMLTree.Node { tree.nodes[Int(id)] }

  // MARK: - Nodes

  /// True for a value that was left out: no text, no anchor, no tag.
  func isMissing(_ id: YAMLTree.NodeID) -> Bool {
    let node = node(id)
    return node.kind == .scalar && node.style == .plain && node.lower == node.upper
  }

  /// UTF-8 offset of the first atom of a node.
  func firstAtom(of id: YAMLTree.NodeID) -> Int {
    var id = id
    while isWrittenAsBlock(id), !hasProperties(id), let first = firstChild(of: id) { id = first }
    return Int(node(id).lower)
  }

  /// True for a collection that the canonical layout writes line by line.
  ///
  /// That is one in block style, and one in flow style that takes several lines.
  func isWrittenAsBlock(_ id: YAMLTree.NodeID) -> Bool {
    let node = node(id)
    guard node.kind == .sequence || node.kind == .mapping else { return false }
    if node.style == .block { return true }
    guard node.first > 0 else { return false }
    return isPairWithoutBraces(id) || hasLineBreak(Int(node.lower)..<Int(node.upper))
  }

  /// True for the mapping in `[a: b]`, which has no braces of its own.
  func isPairWithoutBraces(_ id: YAMLTree.NodeID) -> Bool {
    let node = node(id)
    guard node.kind == .mapping, node.style == .flow, let first = firstChild(of: id) else { return false }
    return self.node(first).lower == node.lower || bytes[Int(node.lower)] == .questionMark
  }

  /// True when a node has an anchor or a tag of its own.
  func hasProperties(_ id: YAMLTree.NodeID) -> Bool {
    let lower = Int(node(id).lower)
    return lower < propertyLimit(of: id) && bytes[lower].beginsProperty
  }

  /// The anchor and the tag of a node, in the order in which they are written.
  ///
  /// - Returns: Their ranges of UTF-8 offsets, none of them empty; and the offset of what they belong to.
  func properties(of id: YAMLTree.NodeID) -> (ranges: [Range<Int>], contentStart: Int) {
    var index = Int(node(id).lower)
    let limit = propertyLimit(of: id)
    var ranges: [Range<Int>] = []
    while index < limit, bytes[index].beginsProperty {
      // A tag in `!<…>` may hold commas.
      let isVerbatim = index + 1 < limit && bytes[index + 1] == 0x3C
      let upper =
        bytes[index..<limit].firstIndex { byte in
          byte.isBlank || byte.isLineBreak || (byte == .comma && !isVerbatim)
        } ?? limit
      ranges.append(index..<upper)
      index = skippingSpaceAndComments(upper, limit)
    }
    return (ranges, index)
  }

  /// True when a node is written as a key before a colon, without a question mark.
  ///
  /// That is an alias, and a text on one line that is not too long: libyaml gives up after 1024 characters.
  func isSimpleKey(_ id: YAMLTree.NodeID) -> Bool {
    let node = node(id)
    let upper = Int(node.upper)
    if node.kind == .alias { return true }
    guard node.kind == .scalar, node.style != .literal, node.style != .folded, !isMissing(id) else {
      return false
    }
    let (properties, start) = properties(of: id)
    guard start < upper, !hasLineBreak(start..<upper) else { return false }
    if let first = properties.first, !gap(first.lowerBound, start).comments.isEmpty { return false }
    // Measured as it will be written, so that a second run finds the same.
    let length = upper - start
    return length <= Self.longestKey
      || ScalarLayout(bytes: bytes).line(start..<upper, node.style, inFlow: false).count <= Self.longestKey
  }

  /// Bytes of a key without a question mark, with room for an anchor and a tag.
  private static let longestKey = 700

  /// The first child of a collection.
  func firstChild(of id: YAMLTree.NodeID) -> YAMLTree.NodeID? {
    let node = node(id)
    guard node.kind == .sequence || node.kind == .mapping, node.second >= 0 else { return nil }
    return node.second
  }

  /// Where a node's own anchor and tag must have ended.
  private func propertyLimit(of id: YAMLTree.NodeID) -> Int {
    let node = node(id)
    guard let first = firstChild(of: id) else { return Int(node.upper) }
    return Int(self.node(first).lower)
  }

  // MARK: - The head of the file

  /// The lines with `%` before the document, and the `---` that must follow them.
  ///
  /// - Returns: Ranges of UTF-8 offsets in order, the last one that of the `---`; none without a `%`.
  func directives() -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = skippingSpaceAndComments(textStart, bytes.count)
    while index < bytes.count, bytes[index] == .percent {
      var upper = index
      while upper < bytes.count, !bytes[upper].isLineBreak,
        !(bytes[upper] == .hash && bytes[upper - 1].isBlank)
      {
        upper += 1
      }
      let next = upper
      while bytes[upper - 1].isBlank { upper -= 1 }
      ranges.append(index..<upper)
      index = skippingSpaceAndComments(next, bytes.count)
    }
    if !ranges.isEmpty { ranges.append(index..<min(index + 3, bytes.count)) }
    return ranges
  }
}
