import CurriculumCompiler

/// A YAML file of a course from elsewhere, read by keys; all scalars are texts.
struct SkillYAML {
  /// Its path in the source.
  let path: String
  private let document: AuthoringDocument

  /// A file; nil for an empty one.
  ///
  /// - Throws: `ImportError` when it is no mapping of keys.
  init?(_ source: ImportSource, _ path: String) throws(ImportError) {
    let text = DecodedText(try source.bytes(path)).text
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    self.path = path
    document = try AuthoringDocument(SourceFile(path: path, text: text))
  }

  /// The file's own mapping.
  var root: YAMLTree.NodeID { document.root }

  /// The value of a key of the file, or nil.
  func value(_ key: String) -> YAMLTree.NodeID? { document.value(key, of: root) }

  /// The value of a key of a mapping, or nil.
  func value(_ key: String, in mapping: YAMLTree.NodeID?) -> YAMLTree.NodeID? {
    mapping.flatMap { document.value(key, of: $0) }
  }

  /// The text of a key of a mapping; nil where there is none, or it is empty.
  func text(_ key: String, in mapping: YAMLTree.NodeID?) -> String? {
    document.text(value(key, in: mapping))?.trimmed.nonEmpty
  }

  /// The texts of a key: of a list, or one.
  func texts(_ key: String, in mapping: YAMLTree.NodeID?) -> [String] {
    value(key, in: mapping).map(texts) ?? []
  }

  /// The texts of a list, or one text.
  func texts(_ node: YAMLTree.NodeID) -> [String] {
    if let text = document.text(node) { return text.trimmed.nonEmpty.map { [$0] } ?? [] }
    return document.elements(node).compactMap { document.text($0)?.trimmed.nonEmpty }
  }

  /// The mappings of a list under a key of the file.
  func elements(_ key: String) -> [YAMLTree.NodeID] { document.elements(value(key)) }

  /// The elements of a list.
  func elements(of node: YAMLTree.NodeID) -> [YAMLTree.NodeID] { document.elements(node) }

  /// The keys of a mapping with their values.
  func pairs(_ mapping: YAMLTree.NodeID?) -> [AuthoringDocument.Pair] {
    mapping.map { document.pairs($0) } ?? []
  }

  /// Where a node is, for reports: path and line.
  func place(_ node: YAMLTree.NodeID) -> String { "\(path):\(document.line(of: node))" }

  /// A value on one line, for reports.
  func shown(_ node: YAMLTree.NodeID) -> String { document.canonical(node) }
}

extension ImportReport {
  /// Names the keys of a mapping that no field takes.
  ///
  /// - Parameters:
  ///   - known: Keys that a field takes.
  ///   - reason: Why the keys of `others` are left out; where `others` is empty, why all are.
  ///   - elsewhere: Why all others are.
  ///   - others: Keys that the reason is for.
  mutating func lose(
    _ file: SkillYAML, _ mapping: YAMLTree.NodeID?, but known: Set<String>, _ reason: String,
    elsewhere: String = "", others: Set<String> = []
  ) {
    for pair in file.pairs(mapping) where !known.contains(pair.name) {
      let isNamed = others.isEmpty || others.contains(pair.name)
      lose(
        pair.name, file.shown(pair.value), at: file.place(pair.key),
        because: isNamed ? reason : elsewhere)
    }
  }
}
