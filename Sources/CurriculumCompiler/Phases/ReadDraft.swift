/// What one file says, and what is wrong with it.
package struct FileDraft: Sendable {
  package var draft = CurriculumDraft()
  package var diagnostics = Diagnostics()
}

/// Parses one file and reads the entity it holds.
///
/// - Complexity: O(*n*) in the bytes of the file.
package func readFile(_ source: SourceFile, _ file: SourceFile.ID, limits: YAMLLimits) -> FileDraft {
  var result = FileDraft()
  let (tree, isComplete) = parseYAML(source, file: file, limits: limits, &result.diagnostics)
  result.draft.isIncomplete = !isComplete
  var reader = NodeReader(tree)
  guard isComplete else {
    // After a syntax error the tree ends in the middle: what it declares counts, what it lacks does not.
    reader.declareAll(in: source)
    result.draft.declared = Set(reader.declared)
    return result
  }
  guard let root = tree.root else {
    result.diagnostics.report(
      .emptyFile, "the file is empty", at: SourceSpan(file, 0, 0),
      help: "say what it is with 'kind: …', or remove it")
    return result
  }
  reader.readRoot(root, isManifest: source.path == "curriculum.yaml", into: &result.draft)
  result.draft.declared = Set(reader.declared)
  result.draft.missing = reader.missing
  let suppressions = readSuppressions(source, tree, &result.diagnostics)
  if !suppressions.isEmpty { result.draft.suppressions[file] = suppressions }
  result.diagnostics.append(reader.diagnostics)
  return result
}

extension NodeReader {
  /// The kinds of files, in the order to name them.
  static let kinds = [
    "curriculum", "language", "band", "unit", "lesson", "boss-test", "story", "kit", "quiz", "deck",
  ]

  /// Reads the entity of a file by the `kind` that it says.
  fileprivate mutating func readRoot(
    _ root: YAMLTree.NodeID, isManifest: Bool, into draft: inout CurriculumDraft
  ) {
    guard tree.kind(root) == .mapping else {
      report(
        .wrongType, "expected 'key: value' lines that begin with 'kind:', found \(describe(root))",
        at: tree.span(root))
      return
    }
    guard let kind = kind(of: root) else { return }
    if isManifest, kind.string != "curriculum" {
      report(.unknownKind, "curriculum.yaml holds a curriculum, found '\(kind.string)'", at: kind.span)
      return
    }
    switch kind.string {
    case "curriculum": readSettings(root, into: &draft)
    case "language": readCourse(root, into: &draft)
    case "band": readBand(root, course: nil, position: nil, into: &draft)
    case "unit": readUnit(root, course: nil, band: nil, position: nil, into: &draft)
    case "lesson": readLesson(root, into: &draft)
    case "boss-test": readBossTest(root, into: &draft)
    case "story": readStory(root, into: &draft)
    case "kit": readKit(root, into: &draft)
    case "quiz": readQuiz(root, into: &draft)
    case "deck": readDeck(root, into: &draft)
    default: reportUnknownWord(kind, name: "kind", Self.kinds, .unknownKind)
    }
  }

  private mutating func kind(of root: YAMLTree.NodeID) -> Text? {
    var children = tree.children(root)
    var head: SourceSpan?
    while let key = children.next(), let value = children.next() {
      head = head ?? tree.span(key)
      if tree.kind(key) == .scalar, tree.withValue(key, { $0.elementsEqual("kind".utf8) }) {
        return scalar(value, .text, name: "kind")
      }
    }
    report(
      .missingKind, "the file does not say what it is", at: head ?? tree.span(root),
      help: "add 'kind:' with one of: \(Self.kinds.joined(separator: ", "))")
    return nil
  }

  /// Declares every id in a file that could not be read to its end, in whatever namespace it belongs to.
  fileprivate mutating func declareAll(in source: SourceFile) {
    for line in source.bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x2C || $0 == 0x7B }) {
      let text = String(decoding: line, as: UTF8.self).drop { $0 == " " || $0 == "-" }
      guard text.hasPrefix("id:") else { continue }
      let id = text.dropFirst(3).prefix { $0 != "#" && $0 != "}" }.filter {
        !$0.isWhitespace && $0 != "\"" && $0 != "'"
      }
      declared.append(id)
    }
  }
}
