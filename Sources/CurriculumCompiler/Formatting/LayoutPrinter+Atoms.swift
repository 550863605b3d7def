/// What the layout only moves, and the marks between them on one line.
extension LayoutPrinter {
  /// Copies an atom as it is.
  mutating func copy(_ range: Range<Int>) {
    writer.write(layout.bytes[range])
    cursor = range.upperBound
    missingValueIndentation = nil
  }

  /// Writes a scalar, an alias, or a flow collection on one line.
  ///
  /// - Parameters:
  ///   - id: The node.
  ///   - start: UTF-8 offset behind its anchor and its tag.
  ///   - indentation: Spaces before its other lines, if it has any.
  mutating func printAtom(_ id: YAMLTree.NodeID, start: Int, indentation: Int) {
    let node = layout.node(id)
    let range = start..<Int(node.upper)
    missingValueIndentation = nil
    switch (node.kind, node.style) {
    case (.scalar, .literal), (.scalar, .folded):
      printBlockText(start, indentation)
    case (.scalar, _):
      if layout.hasLineBreak(range) {
        write(scalars.lines(range, node.style, indentation: indentation))
      } else {
        write(scalars.line(range, node.style, inFlow: false))
      }
      cursor = range.upperBound
    case (.alias, _):
      copy(range)
    default:
      printFlow(id, start: start)
      // Comments within empty brackets follow them.
      cursor = node.first == 0 ? start + 1 : range.upperBound
    }
  }

  /// Writes a scalar, in quotes where it would pass for a mark of the document or for an entry of a list.
  private mutating func write(_ scalar: [UInt8]) {
    let isMark = !writer.isWithinLine && PlainText.beginsLikeDocumentMark(scalar)
    // `[-]` holds a dash as text.
    writer.write(isMark || scalar == [.dash] ? ScalarLayout.quoted(scalar) : scalar)
  }

  private mutating func printBlockText(_ start: Int, _ indentation: Int) {
    let text = BlockTextLayout(layout, start: start, parentIndentation: sourceColumn)
    writer.write(text.indicator)
    if text.needsIndicator(layout.bytes) { writer.write(0x30 + UInt8(Self.step)) }
    if let chomping = text.chomping { writer.write(chomping) }
    if let comment = text.comment { writeTrailing(comment) }
    for line in text.lines {
      writer.breakLine()
      guard !line.isEmpty else { continue }
      writer.indent(indentation)
      writer.write(layout.bytes[line])
    }
    if text.blankLinesAtEnd > 0 { writer.endLine() }
    for _ in 0..<text.blankLinesAtEnd { writer.breakLine() }
    if text.keepsLineBreaks { writer.endKeptText() }
    cursor = text.upper
  }

  /// Writes a flow collection on one line.
  private mutating func printFlow(_ id: YAMLTree.NodeID, start: Int) {
    let isMapping = layout.node(id).kind == .mapping
    let hasBrackets = !layout.isPairWithoutBraces(id)
    if hasBrackets { writer.write(isMapping ? 0x7B : 0x5B) }
    var children = layout.tree.children(id)
    var isFirst = true
    while let child = children.next() {
      if !isFirst { writer.write(", ") }
      isFirst = false
      if isMapping, let value = children.next() {
        printFlowPair(child, value, hasBraces: hasBrackets)
      } else {
        printInFlow(child)
      }
    }
    if hasBrackets { writer.write(isMapping ? 0x7D : 0x5D) }
  }

  private mutating func printFlowPair(_ key: YAMLTree.NodeID, _ value: YAMLTree.NodeID, hasBraces: Bool) {
    if !layout.isSimpleKey(key) { writer.write(layout.isMissing(key) ? "?" : "? ") }
    printInFlow(key)
    // A key alone says that it is one by its braces.
    guard !layout.isMissing(value) || !hasBraces || hasColon(behind: key) else { return }
    writer.write(layout.node(key).kind == .alias || layout.isMissing(key) ? " : " : ": ")
    printInFlow(value)
  }

  /// True when a colon follows a key of a flow mapping; `{a, b}` has none.
  private func hasColon(behind key: YAMLTree.NodeID) -> Bool {
    var index = Int(layout.node(key).upper)
    while index < layout.bytes.count, layout.bytes[index].isBlank { index += 1 }
    return index < layout.bytes.count && layout.bytes[index] == .colon
  }

  private mutating func printInFlow(_ id: YAMLTree.NodeID) {
    guard !layout.isMissing(id) else { return }
    let node = layout.node(id)
    let (properties, start) = layout.properties(of: id)
    for (index, property) in properties.enumerated() {
      if index > 0 { writer.write(.space) }
      copy(property)
    }
    let range = start..<max(start, Int(node.upper))
    // A tag would take a bracket behind it for a part of its name.
    if !properties.isEmpty { writer.write(.space) }
    guard !range.isEmpty else { return }
    switch node.kind {
    case .scalar: writer.write(scalars.line(range, node.style, inFlow: true))
    case .alias: copy(range)
    case .sequence, .mapping: printFlow(id, start: start)
    }
  }
}
