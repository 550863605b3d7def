/// Writes a tree in the canonical layout, with the comments and blank lines of its source.
///
/// It goes through the source from atom to atom: what stands between two of them is written anew, the atoms
/// themselves are copied.
struct LayoutPrinter {
  /// A block collection that is being written, or has just been.
  private struct Level {
    /// Spaces before each of its lines.
    let indentation: Int
    /// Column of its lines in the source; for a flow collection -1.
    let sourceColumn: Int
    /// UTF-8 offset behind a flow collection in the source; for a block collection 0.
    let flowEnd: Int
    /// True until something of it has been written.
    var isNew: Bool

    /// True when a comment of the source belongs to the collection, as its author put it.
    func holds(_ comment: SourceComment, column: Int) -> Bool {
      flowEnd > 0 ? comment.range.lowerBound < flowEnd : column >= sourceColumn
    }
  }

  /// The source.
  let layout: SourceLayout
  /// How scalars are written.
  let scalars: ScalarLayout
  /// What has been written.
  var writer: LayoutWriter
  /// UTF-8 offset behind the last atom written.
  var cursor: Int
  /// The collections around the present place, outermost first; then those that ended just before it.
  private var levels: [Level] = []
  /// How many of the levels are still open.
  private var depth = 0
  /// Where a comment goes that stands further in than a key or a dash without a value.
  var missingValueIndentation: Int?

  /// Spaces by which each level stands further in.
  static let step = 2

  init(_ layout: SourceLayout) {
    self.layout = layout
    scalars = ScalarLayout(bytes: layout.bytes)
    writer = LayoutWriter(capacity: layout.bytes.count + layout.bytes.count / 16)
    cursor = layout.textStart
  }

  /// The whole file in the canonical layout.
  mutating func print() -> [UInt8] {
    for directive in layout.directives() {
      startLine(layout.gap(cursor, directive.lowerBound), indentation: 0)
      copy(directive)
    }
    if let root = layout.tree.root {
      printRoot(root)
    }
    let rest = layout.gap(cursor, layout.bytes.count)
    writeComments(rest) { $0.indentation(of: $1, lineLevel: 0) }
    return writer.finish()
  }

  private mutating func printRoot(_ root: YAMLTree.NodeID) {
    guard !layout.isMissing(root) else {
      // A document of nothing is more than no document.
      guard !writer.isWithinLine else { return }
      startLine(layout.gap(cursor, layout.bytes.count), indentation: 0)
      writer.write("---")
      cursor = layout.bytes.count
      return
    }
    let start = layout.firstAtom(of: root)
    startLine(layout.gap(cursor, start), indentation: 0)
    cursor = start
    printInPlace(root, indentation: layout.isWrittenAsBlock(root) ? 0 : Self.step)
  }

  // MARK: - Nodes

  /// Writes a node whose first atom goes on the present line.
  ///
  /// - Parameters:
  ///   - id: The node; not a missing value.
  ///   - indentation: Spaces before its other lines.
  private mutating func printInPlace(_ id: YAMLTree.NodeID, indentation: Int) {
    let isBlock = layout.isWrittenAsBlock(id)
    guard layout.hasProperties(id) else {
      if isBlock {
        printCollection(id, indentation: indentation, onNewLine: false)
      } else {
        printAtom(id, start: Int(layout.node(id).lower), indentation: indentation)
      }
      return
    }
    let (properties, contentStart) = layout.properties(of: id)
    for property in properties {
      if property.lowerBound > Int(layout.node(id).lower) { goOn(to: property.lowerBound, indentation) }
      copy(property)
    }
    if isBlock {
      printCollection(id, indentation: indentation, onNewLine: true)
    } else if contentStart < Int(layout.node(id).upper) {
      goOn(to: contentStart, indentation)
      printAtom(id, start: contentStart, indentation: indentation)
    } else {
      missingValueIndentation = indentation
    }
  }

  /// Goes on to the next atom of a node: on the same line, unless a comment stands between.
  private mutating func goOn(to offset: Int, _ indentation: Int) {
    let gap = layout.gap(cursor, offset)
    if gap.comments.isEmpty { writer.write(.space) } else { startLine(gap, indentation: indentation) }
    cursor = offset
  }

  /// Writes the entries of a collection, a line or more for each.
  private mutating func printCollection(_ id: YAMLTree.NodeID, indentation: Int, onNewLine: Bool) {
    open(id, indentation: indentation)
    let level = depth - 1
    let isMapping = layout.node(id).kind == .mapping
    var children = layout.tree.children(id)
    var isFirst = true
    while let child = children.next() {
      if onNewLine || !isFirst {
        let start = layout.firstAtom(of: child)
        startEntry(upTo: start, level)
      }
      levels[level].isNew = false
      isFirst = false
      if isMapping, let value = children.next() {
        printPair(child, value, indentation: indentation)
      } else {
        printEntry(.dash, child, indentation: indentation)
      }
    }
    depth -= 1
  }

  private mutating func open(_ id: YAMLTree.NodeID, indentation: Int) {
    let node = layout.node(id)
    let isFlow = node.style == .flow
    let properties = layout.hasProperties(id) ? layout.properties(of: id).contentStart : Int(node.lower)
    levels.removeLast(levels.count - depth)
    levels.append(
      Level(
        indentation: indentation, sourceColumn: isFlow ? -1 : layout.column(of: properties),
        flowEnd: isFlow ? Int(node.upper) : 0, isNew: true))
    depth += 1
  }

  /// Writes a dash or a question mark and what belongs to it.
  private mutating func printEntry(_ indicator: UInt8, _ id: YAMLTree.NodeID, indentation: Int) {
    writer.write(indicator)
    if layout.isMissing(id) {
      cursor = max(cursor, Int(layout.node(id).lower))
      missingValueIndentation = indentation + Self.step
    } else {
      writer.write(.space)
      printInPlace(id, indentation: indentation + Self.step)
    }
  }

  private mutating func printPair(_ key: YAMLTree.NodeID, _ value: YAMLTree.NodeID, indentation: Int) {
    guard layout.isSimpleKey(key) else {
      printEntry(.questionMark, key, indentation: indentation)
      guard !layout.isMissing(value) else { return }
      startEntry(upTo: layout.firstAtom(of: value), depth - 1)
      printEntry(.colon, value, indentation: indentation)
      return
    }
    printInPlace(key, indentation: indentation + Self.step)
    // An alias would take the colon for a part of its name in newer YAML.
    writer.write(layout.node(key).kind == .alias ? " :" : ":")
    printValue(value, indentation: indentation + Self.step)
  }

  /// Writes the value behind `key:`.
  private mutating func printValue(_ id: YAMLTree.NodeID, indentation: Int) {
    guard !layout.isMissing(id) else {
      missingValueIndentation = indentation
      return
    }
    let node = layout.node(id)
    if layout.isWrittenAsBlock(id), !layout.hasProperties(id) {
      printCollection(id, indentation: indentation, onNewLine: true)
      return
    }
    let lower = Int(node.lower)
    let gap = layout.gap(cursor, lower)
    if !gap.comments.isEmpty || (gap.hasLineBreak && hasSeveralLines(id)) {
      startLine(gap, indentation: indentation)
    } else {
      writer.write(.space)
    }
    cursor = lower
    printInPlace(id, indentation: indentation)
  }

  /// True for a text of several lines that is no block text.
  private func hasSeveralLines(_ id: YAMLTree.NodeID) -> Bool {
    let node = layout.node(id)
    guard node.kind == .scalar, node.style != .literal, node.style != .folded else { return false }
    return layout.hasLineBreak(Int(node.lower)..<Int(node.upper))
  }

  /// Column of the innermost block collection around the present place in the source; -1 for none.
  var sourceColumn: Int { depth > 0 ? levels[depth - 1].sourceColumn : -1 }

  // MARK: - Lines

  /// Begins the line of an entry of an open collection, below the comments before it.
  private mutating func startEntry(upTo offset: Int, _ level: Int) {
    let gap = layout.gap(cursor, offset)
    writeComments(gap) { $0.indentation(of: $1, lineLevel: level) }
    beginLine(gap, indentation: levels[level].indentation)
    cursor = max(cursor, offset)
    levels.removeLast(levels.count - level - 1)
    missingValueIndentation = nil
  }

  /// Begins a line that belongs to the line before it, below the comments between the two.
  private mutating func startLine(_ gap: SourceGap, indentation: Int) {
    writeComments(gap) { _, _ in indentation }
    beginLine(gap, indentation: indentation)
  }

  private mutating func beginLine(_ gap: SourceGap, indentation: Int) {
    writer.endLine()
    if gap.endsAfterBlankLine { writer.addBlankLine() }
    writer.indent(indentation)
  }

  private mutating func writeComments(_ gap: SourceGap, _ indentation: (Self, SourceComment) -> Int) {
    for comment in gap.comments {
      if comment.place == .behindAtom, writer.isWithinLine {
        writeTrailing(comment.range)
        continue
      }
      writer.endLine()
      if comment.followsBlankLine { writer.addBlankLine() }
      writer.indent(indentation(self, comment))
      writer.write(layout.bytes[comment.range])
    }
  }

  /// Writes a comment behind what stands on the present line.
  mutating func writeTrailing(_ comment: Range<Int>) {
    let before = layout.bytes[layout.lineStart(of: comment.lowerBound)..<comment.lowerBound]
    writer.writeTrailing(
      comment: layout.bytes[comment], sourceColumn: displayWidth(String(decoding: before, as: UTF8.self)),
      isPadded: before.suffix(2).allSatisfy(\.isBlank))
  }

  /// The indentation of a comment on a line of its own, before a line of the given level.
  ///
  /// It keeps to the innermost collection around it that its author did not put it outside of.
  private func indentation(of comment: SourceComment, lineLevel: Int) -> Int {
    guard lineLevel < levels.count else { return 0 }
    guard !levels[lineLevel].isNew, comment.place != .behindIndicator else {
      return levels[lineLevel].indentation
    }
    let column = layout.column(of: comment.range.lowerBound)
    if let missingValueIndentation, let last = levels.last, last.flowEnd == 0, column > last.sourceColumn {
      return missingValueIndentation
    }
    let level = levels[lineLevel...].last { $0.holds(comment, column: column) }
    return (level ?? levels[lineLevel]).indentation
  }
}
