import CurriculumCompiler

/// An authoring file that is there already, whose keys are changed one by one: comments and layout stay.
struct AuthoringDocument {
  /// A key of a mapping with its value, by their places in the file.
  struct Pair {
    let name: String
    let key: YAMLTree.NodeID
    let value: YAMLTree.NodeID
  }

  private let source: SourceFile
  private let tree: YAMLTree
  private var edits: [(range: Range<Int>, text: String)] = []

  /// Reads a file.
  ///
  /// - Throws: `ImportError` when it is no YAML mapping, since nobody can say then what is in it.
  init(_ source: SourceFile) throws(ImportError) {
    self.source = source
    var diagnostics = Diagnostics()
    let (tree, isComplete) = parseYAML(source, file: SourceFile.ID(0), &diagnostics)
    guard isComplete, let root = tree.root, tree.kind(root) == .mapping else {
      throw ImportError(
        "'\(source.path)' cannot be read, so nothing was imported: "
          + (diagnostics.all.first?.message ?? "it holds no keys"))
    }
    self.tree = tree
  }

  // MARK: - Reading

  /// The file's own mapping.
  var root: YAMLTree.NodeID { tree.root ?? 0 }

  /// The keys of a mapping, in order; none of anything else.
  func pairs(_ mapping: YAMLTree.NodeID) -> [Pair] {
    guard tree.kind(mapping) == .mapping else { return [] }
    var pairs: [Pair] = []
    var key: YAMLTree.NodeID?
    for node in tree.children(mapping) {
      guard let name = key else {
        key = node
        continue
      }
      if tree.kind(name) == .scalar { pairs.append(Pair(name: tree.text(name), key: name, value: node)) }
      key = nil
    }
    return pairs
  }

  /// The value of a key, or nil.
  func value(_ name: String, of mapping: YAMLTree.NodeID) -> YAMLTree.NodeID? {
    pairs(mapping).first { $0.name == name }?.value
  }

  /// The text of a scalar; nil for anything else.
  func text(_ node: YAMLTree.NodeID?) -> String? {
    guard let node, tree.kind(node) == .scalar else { return nil }
    return tree.text(node)
  }

  /// The elements of a list.
  func elements(_ list: YAMLTree.NodeID?) -> [YAMLTree.NodeID] {
    guard let list, tree.kind(list) == .sequence else { return [] }
    return Array(tree.children(list))
  }

  /// A value in one way of writing, as `AuthoringValue.canonical`.
  func canonical(_ node: YAMLTree.NodeID) -> String {
    switch tree.kind(node) {
    case .scalar, .alias: AuthoringValue.canonical(tree.text(node))
    case .sequence: "[" + tree.children(node).map(canonical).joined(separator: ",") + "]"
    case .mapping:
      "{"
        + pairs(node).map { AuthoringValue.canonical($0.name) + ":" + canonical($0.value) }
        .joined(separator: ",") + "}"
    }
  }

  /// The line that a node begins on, from 1.
  func line(of node: YAMLTree.NodeID) -> Int {
    source.bytes[..<min(Int(tree.nodes[Int(node)].lower), source.bytes.count)].count { $0 == 0x0A } + 1
  }

  // MARK: - Changing

  /// Gives a key another value.
  mutating func replace(_ pair: Pair, of mapping: YAMLTree.NodeID, with value: AuthoringValue) {
    let lower = Int(tree.nodes[Int(pair.key)].lower)
    let text =
      isInLine(mapping)
      ? AuthoringMapping.line(pair.name, value)
      : AuthoringMapping.lines(pair.name, value, indentation: column(lower)).joined(separator: "\n")
    edits.append((lower..<end(pair.value, orKey: pair.key), text))
  }

  /// Adds a key behind another.
  mutating func add(
    _ name: String, _ value: AuthoringValue, behind pair: Pair, of mapping: YAMLTree.NodeID
  ) {
    let upper = end(pair.value, orKey: pair.key)
    guard !isInLine(mapping) else {
      edits.append((upper..<upper, ", " + AuthoringMapping.line(name, value)))
      return
    }
    let indentation = column(Int(tree.nodes[Int(pair.key)].lower))
    let lines = AuthoringMapping.lines(name, value, indentation: indentation)
    let place = lineEnd(upper)
    edits.append((place..<place, "\n" + indentation + lines.joined(separator: "\n")))
  }

  /// Takes a key out.
  mutating func remove(_ pair: Pair, of mapping: YAMLTree.NodeID) {
    let lower = Int(tree.nodes[Int(pair.key)].lower)
    let upper = end(pair.value, orKey: pair.key)
    let all = pairs(mapping)
    let index = all.firstIndex { $0.key == pair.key } ?? 0
    if isInLine(mapping) {
      if index > 0 {
        edits.append((end(all[index - 1].value, orKey: all[index - 1].key)..<upper, ""))
      } else if all.count > 1 {
        edits.append((lower..<Int(tree.nodes[Int(all[1].key)].lower), ""))
      }
      return
    }
    let start = lineStart(lower)
    // Behind the dash of a list the next key comes up to stand in its place.
    if source.bytes[start..<lower].allSatisfy({ $0 == 0x20 }) {
      // With the line break before it: what is added behind it stands at the one behind.
      edits.append((max(start - 1, 0)..<lineEnd(upper), ""))
    } else if all.count > 1 {
      edits.append((lower..<Int(tree.nodes[Int(all[1].key)].lower), ""))
    }
  }

  /// Adds entries to a list behind one of its entries.
  mutating func add(_ entries: [AuthoringMapping], behind entry: YAMLTree.NodeID) throws(ImportError) {
    let dash = try dash(of: entry)
    let indentation = column(dash)
    let place = lineEnd(Int(tree.nodes[Int(entry)].upper))
    let text = entries.map { "\n" + $0.listLines(indentation: indentation).joined(separator: "\n") }.joined()
    edits.append((place..<place, text))
  }

  /// Takes an entry out of its list.
  mutating func removeEntry(_ entry: YAMLTree.NodeID) throws(ImportError) {
    let start = lineStart(try dash(of: entry))
    edits.append(
      (start..<min(lineEnd(Int(tree.nodes[Int(entry)].upper)) + 1, source.bytes.count), ""))
  }

  /// The file with all changes, laid out as by `curricc fmt`.
  ///
  /// - Throws: `ImportError` when they do not make a file; then nothing is lost, for nothing was written.
  func changed() throws(ImportError) -> [UInt8] {
    guard !edits.isEmpty else { return source.bytes }
    var bytes: [UInt8] = []
    var position = 0
    // Of two at one place the first was asked for first.
    for (_, edit) in edits.enumerated().sorted(by: {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }) {
      guard edit.range.lowerBound >= position else {
        throw ImportError("'\(source.path)' is laid out in a way that cannot be brought up to date")
      }
      bytes += source.bytes[position..<edit.range.lowerBound]
      bytes += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    bytes += source.bytes[position...]
    switch format(SourceFile(path: source.path, bytes: bytes), file: SourceFile.ID(0)) {
    case .canonical: return bytes
    case .changed(let bytes): return bytes
    case .unreadable(let findings):
      throw ImportError(
        "'\(source.path)' cannot be brought up to date: \(findings.all.first?.message ?? "it is no YAML")")
    case .defect(let difference):
      throw ImportError("'\(source.path)' cannot be brought up to date: \(difference)")
    }
  }

  // MARK: - Places

  private func isInLine(_ node: YAMLTree.NodeID) -> Bool {
    tree.nodes[Int(tree.resolved(node))].style == .flow
  }

  /// Where a value ends; for one that was left out, behind its key's colon.
  private func end(_ value: YAMLTree.NodeID, orKey key: YAMLTree.NodeID) -> Int {
    var upper = Int(tree.nodes[Int(value)].upper)
    if tree.isEmptyPlainScalar(value) {
      upper = Int(tree.nodes[Int(key)].upper)
      while upper < source.bytes.count, source.bytes[upper] == 0x20 { upper += 1 }
      if upper < source.bytes.count, source.bytes[upper] == 0x3A { upper += 1 }
      return upper
    }
    while upper > 0, source.bytes[upper - 1] == 0x20 || source.bytes[upper - 1] == 0x0A { upper -= 1 }
    return upper
  }

  private func lineStart(_ offset: Int) -> Int {
    (source.bytes[..<offset].lastIndex(of: 0x0A) ?? -1) + 1
  }

  private func lineEnd(_ offset: Int) -> Int {
    var offset = offset
    while offset > 0, source.bytes[offset - 1] == 0x0A { offset -= 1 }
    return source.bytes[offset...].firstIndex(of: 0x0A) ?? source.bytes.count
  }

  /// Blanks up to the column of an offset.
  private func column(_ offset: Int) -> String {
    let text = String(decoding: source.bytes[lineStart(offset)..<offset], as: UTF8.self)
    return String(repeating: " ", count: text.unicodeScalars.count)
  }

  /// Where the dash before an entry of a list stands.
  private func dash(of entry: YAMLTree.NodeID) throws(ImportError) -> Int {
    let lower = Int(tree.nodes[Int(entry)].lower)
    let start = lineStart(lower)
    guard let dash = source.bytes[start..<lower].lastIndex(of: 0x2D),
      source.bytes[(dash + 1)..<lower].allSatisfy({ $0 == 0x20 })
    else {
      throw ImportError(
        "'\(source.path)' has entries of a list in one line, which cannot be brought up to date: "
          + "put each on a line of its own")
    }
    return dash
  }
}

extension YAMLTree {
  fileprivate func isEmptyPlainScalar(_ id: NodeID) -> Bool { kind(id) == .scalar && isEmptyPlain(id) }
}
