import Foundation

/// Which keys and entries lead to a place in a YAML file.
struct YAMLOutline {
  private let tree: YAMLTree
  /// The node that each node stands in; -1 for the outermost.
  private var parents: [YAMLTree.NodeID]
  /// For a value in a mapping its key; else -1.
  private var keys: [YAMLTree.NodeID]

  /// The outline of a file, or of as much of it as can be read.
  init(_ source: SourceFile, file: SourceFile.ID) {
    var unused = Diagnostics()
    tree = parseYAML(source, file: file, &unused).tree
    parents = [YAMLTree.NodeID](repeating: -1, count: tree.nodes.count)
    keys = parents
    for id in tree.nodes.indices {
      let node = tree.nodes[id]
      guard node.kind == .sequence || node.kind == .mapping else { continue }
      var key: YAMLTree.NodeID = -1
      for child in tree.children(YAMLTree.NodeID(id)) {
        parents[Int(child)] = YAMLTree.NodeID(id)
        guard node.kind == .mapping else { continue }
        if key < 0 {
          key = child
        } else {
          keys[Int(child)] = key
          key = -1
        }
      }
    }
  }

  /// The way to a place: `/cards[hola]/pos`; entries without an id have their first text instead.
  func path(to span: SourceSpan) -> String {
    var parts: [String] = []
    var current = innermost(span)
    while let id = current {
      let parent = parents[Int(id)]
      if keys[Int(id)] >= 0 {
        parts.append("/" + scalar(keys[Int(id)]))
      } else if parent >= 0, tree.nodes[Int(parent)].kind == .sequence {
        parts.append("[" + entryName(id) + "]")
      }
      current = parent < 0 ? nil : parent
    }
    return parts.reversed().joined()
  }

  /// What a span points at, in the form in which layout and characters that cannot be seen do not count.
  ///
  /// A whole value is what it says, however it is quoted; of several values each counts.
  func text(_ span: SourceSpan, in source: SourceFile) -> String {
    if let id = innermost(span) {
      let node = tree.nodes[Int(id)]
      let start = tree.contentSpan(id).lower
      if node.kind == .scalar, span.lower <= start, span.upper == node.upper {
        return Self.plain(tree.text(id))
      }
      if node.kind == .sequence || node.kind == .mapping {
        let values = values(in: span, from: id)
        if !values.isEmpty { return values.joined(separator: "\n") }
      }
    }
    let upper = min(Int(span.upper), source.bytes.count)
    return Self.plain(
      String(decoding: source.bytes[min(Int(span.lower), upper)..<upper], as: UTF8.self))
  }

  /// The values that lie in a span, from the node that holds it.
  private func values(in span: SourceSpan, from id: YAMLTree.NodeID) -> [String] {
    var values: [String] = []
    for node in tree.nodes[Int(id)...].indices {
      guard tree.nodes[node].lower < span.upper else { break }
      if tree.nodes[node].kind == .scalar, tree.nodes[node].lower >= span.lower,
        tree.nodes[node].upper <= span.upper
      {
        values.append(Self.plain(tree.text(YAMLTree.NodeID(node))))
      }
    }
    return values
  }

  /// A text composed, without what cannot be seen, its words one space apart.
  private static func plain(_ text: String) -> String {
    let seen = HiddenCharacters(in: text).cleaned.unicodeScalars.filter {
      !(0x202A...0x202E ~= $0.value) && !(0x2066...0x2069 ~= $0.value)
    }
    return String(String.UnicodeScalarView(seen)).precomposedStringWithCanonicalMapping
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The smallest node that holds a span; nodes begin in the order of the file.
  private func innermost(_ span: SourceSpan) -> YAMLTree.NodeID? {
    var low = 0
    var high = tree.nodes.count
    while low < high {
      let middle = (low + high) / 2
      if tree.nodes[middle].lower <= span.lower { low = middle + 1 } else { high = middle }
    }
    var id = YAMLTree.NodeID(low - 1)
    while id >= 0, tree.nodes[Int(id)].upper < span.upper { id = parents[Int(id)] }
    return id < 0 ? nil : id
  }

  /// What an entry of a list is known by: its id, else the first text in it.
  private func entryName(_ id: YAMLTree.NodeID) -> String {
    guard tree.nodes[Int(id)].kind == .mapping else { return "" }
    var first: String?
    var key = ""
    for (index, child) in tree.children(id).enumerated() {
      if index % 2 == 0 {
        key = scalar(child)
      } else if tree.kind(child) == .scalar {
        if key == "id" { return scalar(child) }
        first = first ?? "\(key)=\(scalar(child))"
      }
    }
    return first ?? ""
  }

  private func scalar(_ id: YAMLTree.NodeID) -> String { tree.kind(id) == .scalar ? tree.text(id) : "" }
}
