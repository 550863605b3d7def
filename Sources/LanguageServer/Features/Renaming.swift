import CurriculumCompiler

/// Giving an entity another id, so that learners keep their progress.
extension ServerSession {
  func prepareRename(at place: RequestPlace) -> JSONValue {
    guard let (curriculum, path) = place.curriculum,
      let identifier = curriculum.session.identifier(in: path, at: place.offset),
      identifier.kind.renamingFault == nil
    else { return .null }
    return [
      "range": place.document.lines.range(identifier.span, encoding),
      "placeholder": .string(identifier.key.split(separator: "/").last.map(String.init) ?? ""),
    ]
  }

  func rename(at place: RequestPlace, to name: String) throws(ResponseError) -> JSONValue {
    guard let (curriculum, path) = place.curriculum,
      let identifier = curriculum.session.identifier(in: path, at: place.offset)
    else { throw ResponseError(.requestFailed, "there is no id here") }
    if let fault = identifier.kind.renamingFault { throw ResponseError(.requestFailed, fault) }
    guard isSlug(name) else {
      throw ResponseError(
        .invalidParams,
        "'\(name.shortened(to: 70))' cannot be an id: use lower-case letters a to z, digits and single hyphens, at most 64 in all"
      )
    }
    guard let entity = curriculum.session.entity(identifier.key) else {
      throw ResponseError(.requestFailed, "there is no \(identifier.kind.words) with this id")
    }
    let identity = entity.identity
    let old = identity.id.string
    if name == old { return ["changes": [:]] }
    let newKey = String(identity.key.dropLast(old.count)) + name
    guard curriculum.session.entity(newKey) == nil else {
      throw ResponseError(.requestFailed, "'\(name)' is the id of another \(identity.kind.words)")
    }
    let source = curriculum.session.source(of: identity.id.span)
    guard let record = EarlierIDs(source, of: identity.id.span, compiler.limits).edit(adding: old) else {
      throw ResponseError(.requestFailed, "'was' takes a list of earlier ids, and holds something else")
    }
    var edits = [Edit(identity.id.span, name), record]
    edits += curriculum.session.references(to: identity.key).map { Edit($0, name) }
    return workspaceEdit(edits, in: curriculum)
  }

  /// Edits of several files as the protocol writes them.
  private func workspaceEdit(_ edits: [Edit], in curriculum: OpenCurriculum) -> JSONValue {
    var changes: [String: [JSONValue]] = [:]
    for (file, edits) in Dictionary(grouping: edits, by: \.span.file) {
      let source = curriculum.session.sourceFile(file)
      let lines = TextLines(source.bytes)
      changes[address(of: source.path, in: curriculum)] = edits.sorted { $0.span.lower < $1.span.lower }
        .map { ["range": lines.range($0.span, encoding), "newText": .string($0.replacement)] }
    }
    return ["changes": .object(changes.mapValues { .array($0) })]
  }
}

extension EntityKind {
  /// Why an id of this kind may not be changed; nil when it may.
  fileprivate var renamingFault: String? {
    switch self {
    case .language, .story, .quiz, .deck:
      "learners' progress in all that a \(words) holds hangs on its id, so it stays as it is"
    case .stage: "the names of stages are the app's own"
    default: nil
    }
  }
}

/// The `was` of an entity in its file.
private struct EarlierIDs {
  private let source: SourceFile
  private let tree: YAMLTree
  /// The entity's mapping, and the node of its id.
  private var place: (mapping: YAMLTree.NodeID, key: YAMLTree.NodeID, id: YAMLTree.NodeID)?
  /// The list of earlier ids.
  private var list: YAMLTree.NodeID?

  /// Looks for the mapping with an id.
  init(_ source: SourceFile, of id: SourceSpan, _ limits: YAMLLimits) {
    self.source = source
    var found = Diagnostics()
    tree = parseYAML(source, file: id.file, limits: limits, &found).tree
    for index in tree.nodes.indices where tree.nodes[index].kind == .mapping {
      let mapping = YAMLTree.NodeID(index)
      var children = tree.children(mapping)
      var earlier: YAMLTree.NodeID?
      var isIt = false
      while let key = children.next(), let value = children.next() {
        guard tree.kind(key) == .scalar else { continue }
        if tree.text(key) == "was" { earlier = value }
        guard tree.text(key) == "id", tree.span(value) == id || tree.contentSpan(value) == id else {
          continue
        }
        isIt = true
        place = (mapping, key, value)
      }
      if isIt {
        list = earlier
        return
      }
    }
  }

  /// The edit that adds an id to the earlier ones, as the last.
  func edit(adding id: String) -> Edit? {
    guard let place else { return nil }
    guard let list else { return newList(id, place) }
    guard tree.kind(list) == .sequence, tree.nodes[Int(list)].kind == .sequence else { return nil }
    let elements = Array(tree.children(list))
    guard let last = elements.last else {
      let span = tree.contentSpan(list)
      return Edit(span, "[\(id)]")
    }
    let end = Int(tree.span(last).upper)
    let behind = SourceSpan(tree.file, end, end)
    if tree.nodes[Int(list)].style == .flow { return Edit(behind, ", \(id)") }
    let start = Int(tree.span(last).lower)
    guard let dash = source.bytes[..<start].lastIndex(of: 0x2D) else { return nil }
    return Edit(behind, lineBreak + indentation(before: dash) + "- \(id)")
  }

  private func newList(
    _ id: String, _ place: (mapping: YAMLTree.NodeID, key: YAMLTree.NodeID, id: YAMLTree.NodeID)
  ) -> Edit {
    let end = Int(tree.span(place.id).upper)
    let behind = SourceSpan(tree.file, end, end)
    if tree.nodes[Int(place.mapping)].style == .flow { return Edit(behind, ", was: [\(id)]") }
    // Before a comment behind the id nothing can be put; the end of the line is free.
    let lineEnd = source.bytes[end...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.bytes.count
    let place = SourceSpan(tree.file, lineEnd, lineEnd)
    return Edit(place, lineBreak + indentation(before: Int(tree.span(placeKey).lower)) + "was: [\(id)]")
  }

  private var placeKey: YAMLTree.NodeID { place?.key ?? 0 }

  /// As many spaces as a column of the line is from its beginning.
  private func indentation(before offset: Int) -> String {
    let start = source.bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    return String(repeating: " ", count: offset - start)
  }

  private var lineBreak: String {
    guard let lineFeed = source.bytes.firstIndex(of: 0x0A) else { return "\n" }
    return lineFeed > 0 && source.bytes[lineFeed - 1] == 0x0D ? "\r\n" : "\n"
  }
}
