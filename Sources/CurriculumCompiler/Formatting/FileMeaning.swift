/// What a file says, apart from its layout: its values, and what stands beside them.
package struct FileMeaning: Sendable {
  private let tree: YAMLTree
  /// Comments, anchors, tags and directives in their order, as they are written.
  private let remarks: [ArraySlice<UInt8>]

  /// What a file says; nil for one that cannot be read.
  package init?(_ source: SourceFile) {
    var diagnostics = Diagnostics()
    let (tree, isComplete) = parseYAML(source, file: SourceFile.ID(0), &diagnostics)
    guard isComplete else { return nil }
    self.init(SourceLayout(bytes: source.bytes, tree: tree))
  }

  init(_ layout: SourceLayout) {
    tree = layout.tree
    remarks = Self.remarks(layout)
  }

  /// What another file says otherwise, in words; nil when both say the same.
  ///
  /// Values must be equal in kind, text and order, and aliases must name the same values. Block text must stay block
  /// text, and a value that was left out must not become an empty text, since fields tell them apart.
  ///
  /// - Complexity: O(*n*) in the bytes of both files.
  package func difference(from other: FileMeaning) -> String? {
    guard tree.nodes.count == other.tree.nodes.count else {
      return "it would hold \(other.tree.nodes.count) values in place of \(tree.nodes.count)"
    }
    // Nodes stand in the order of the text, parents first, so equal numbers of children are equal trees.
    for id in tree.nodes.indices where !isSame(id, other) {
      return "the value at byte \(tree.nodes[id].lower) would become another"
    }
    guard remarks.count == other.remarks.count else {
      return "it would hold \(other.remarks.count) comments and anchors in place of \(remarks.count)"
    }
    for (mine, its) in zip(remarks, other.remarks) where !mine.elementsEqual(its) {
      let text = String(decoding: mine, as: UTF8.self)
      return
        "'\(text.shortened(to: 40))' would become '\(String(decoding: its, as: UTF8.self).shortened(to: 40))'"
    }
    return nil
  }

  private func isSame(_ id: Int, _ other: FileMeaning) -> Bool {
    let mine = tree.nodes[id]
    let its = other.tree.nodes[id]
    guard mine.kind == its.kind else { return false }
    guard mine.kind == .scalar else { return mine.first == its.first }
    let isBlockText = [YAMLTree.Style.literal, .folded].contains(mine.style)
    guard !isBlockText || mine.style == its.style, mine.second == its.second else { return false }
    guard tree.isEmptyPlain(Int32(id)) == other.tree.isEmptyPlain(Int32(id)) else { return false }
    return tree.withValue(Int32(id)) { mine in other.tree.withValue(Int32(id)) { mine.elementsEqual($0) } }
  }

  private static func remarks(_ layout: SourceLayout) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var cursor = layout.textStart
    func goOn(to offset: Int) {
      guard offset > cursor else { return }
      result += layout.gap(cursor, offset).comments.map { layout.bytes[$0.range] }
      cursor = offset
    }
    func add(_ range: Range<Int>) {
      goOn(to: range.lowerBound)
      result.append(layout.bytes[range])
      cursor = range.upperBound
    }
    // The `---` behind directives says nothing of its own.
    layout.directives().dropLast().forEach(add)
    for (id, node) in layout.tree.nodes.enumerated() where !layout.isMissing(Int32(id)) {
      let (properties, start) = layout.properties(of: Int32(id))
      properties.forEach(add)
      guard node.kind == .scalar || node.kind == .alias, start < Int(node.upper) else { continue }
      goOn(to: start)
      if node.style == .literal || node.style == .folded {
        let text = BlockTextLayout(layout, start: start, parentIndentation: -1)
        if let comment = text.comment { add(comment) }
      }
      cursor = Int(node.upper)
    }
    goOn(to: layout.bytes.count)
    return result
  }
}
