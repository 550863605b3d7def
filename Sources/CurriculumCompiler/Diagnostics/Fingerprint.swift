import CurriculumRuntime

/// What makes a finding the same finding in another run, though lines have been added or taken out above it.
///
/// It depends on the rule, the file's path within the curriculum, the text that the finding points at, and what that
/// stands in: the keys that lead to it and the ids of the entities on the way. It does not depend on lines, on the
/// message, on how the file is laid out, nor on other entries. Findings alike in all of this are numbered in their
/// order in the file. A finding without a place is known by its message.
package struct Fingerprint: Hashable, Sendable {
  private let digest: ShortDigest

  /// 32 hexadecimal digits.
  package var text: String { digest.hexadecimal }

  /// The fingerprints of a curriculum's findings; no two are the same.
  ///
  /// - Parameters:
  ///   - findings: All findings of the curriculum, sorted and each once, as `Diagnostics.sorted` has them.
  ///   - sources: The sources, by the files' ids.
  /// - Returns: A fingerprint for each finding, in the same order.
  /// - Complexity: O(*f* log *n*) for *f* findings, and one parse of each file that has findings.
  package static func all(of findings: [Diagnostic], in sources: [SourceFile]) -> [Fingerprint] {
    var context: (file: SourceFile.ID, outline: YAMLOutline)?
    var seen: [ShortDigest: Int] = [:]
    return findings.map { finding in
      var parts = [version, finding.rule]
      if let span = finding.span {
        if context?.file != span.file {
          context = (span.file, YAMLOutline(sources[Int(span.file.index)], file: span.file))
        }
        let source = sources[Int(span.file.index)]
        parts += [source.path, context?.outline.path(to: span) ?? "", text(span, in: source)]
      } else {
        parts.append(finding.message)
      }
      let digest = ShortDigest(bytes(parts))
      let number = seen[digest, default: 0]
      seen[digest] = number + 1
      guard number > 0 else { return Fingerprint(digest: digest) }
      return Fingerprint(digest: ShortDigest(bytes(parts + ["\(number)"])))
    }
  }

  /// The fingerprint of the same finding in a copy of the curriculum, in another folder.
  func within(_ folder: String) -> Fingerprint {
    Fingerprint(digest: ShortDigest(Self.bytes([text, folder])))
  }

  /// Begins what is hashed; another way to make fingerprints gets another.
  private static let version = "curricc/1"

  private static func text(_ span: SourceSpan, in source: SourceFile) -> String {
    let upper = min(Int(span.upper), source.bytes.count)
    return String(decoding: source.bytes[min(Int(span.lower), upper)..<upper], as: UTF8.self)
  }

  /// The parts, each with its length before it, so that no two lists of parts are the same bytes.
  private static func bytes(_ parts: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    for part in parts {
      bytes += Array("\(part.utf8.count):".utf8)
      bytes += Array(part.utf8)
    }
    return bytes
  }
}

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
