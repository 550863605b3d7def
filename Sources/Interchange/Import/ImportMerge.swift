import CurriculumCompiler
import CurriculumRuntime

/// Brings imported content into a curriculum: new files where there are none, else changes in those that are there.
///
/// Three sides decide, key by key: what the source said at the import before (`ImportRecord`), what it says now, and what
/// the file says. Where only the source changed, the file follows; where the author changed it, it stays.
package struct ImportMerge {
  /// A file to be written.
  package struct WrittenFile: Sendable, Equatable {
    /// Its path within the curriculum.
    package let path: String
    /// What it holds, and the id of that.
    package let kind: String
    package let id: String
    /// Its new content.
    package let bytes: [UInt8]

    /// What the file holds.
    package var place: WrittenPlace {
      WrittenPlace(kind: kind, id: id, digest: FileDigest.sha256(bytes))
    }
  }

  /// What a file that is to be written holds.
  package struct WrittenPlace: Sendable, Equatable {
    /// What it holds, and the id of that.
    let kind: String
    let id: String
    /// SHA-256 of its new content in hexadecimal.
    let digest: String
  }

  /// What was done.
  package private(set) var changes: [ImportChange] = []
  /// The new record.
  package private(set) var record: ImportRecord

  private let format: String
  private let origin: String
  private let threads: Int
  private let write: (WrittenFile) throws -> Void
  /// New files that have no text yet: it is made of several at once.
  private var waiting:
    [(path: String, kind: String, id: String, remarks: [String], mapping: AuthoringMapping)] = []
  private let existing: ExistingFiles
  private var identifiers: ImportIdentifiers
  private var paths: Set<String>
  private var orders: [String: Int] = [:]
  private var moved: MovedEntries
  /// Where files of this format stand in the record, by kind and what the source knows them by.
  private var places: [String: Int] = [:]
  /// Ids of the files of this import, by kind and what the source knows them by.
  private var given: [String: String] = [:]
  /// Ids that an import which did not end had decided on, where they are free.
  private var grants: [ImportRecord.EntryPlace: String] = [:]

  /// Merges.
  ///
  /// - Parameters:
  ///   - content: What the source has.
  ///   - format: Its format.
  ///   - origin: What the import is called, by which the next one finds what is gone.
  ///   - existing: All YAML files of the curriculum.
  ///   - record: What was imported before.
  ///   - threads: How many threads may work on it.
  ///   - write: Takes the files to write, those that change.
  /// - Throws: `ImportError` when a file that is there cannot be read or changed; what `write` throws.
  package init(
    _ content: ImportedContent, format: String, origin: String, into existing: ExistingFiles,
    record: ImportRecord, threads: Int = 1, write: @escaping (WrittenFile) throws -> Void
  ) throws {
    self.format = format
    self.origin = origin
    self.threads = threads
    self.write = write
    self.record = record
    self.existing = existing
    paths = existing.paths
    moved = MovedEntries([], record) { _ in nil }
    identifiers = ImportIdentifiers(existing, record)
    for (index, file) in record.files.enumerated() where file.format == format {
      places["\(file.kind) \(file.sourceKey)"] = index
    }
    grantPromised(content)
    self.record.forgetPromises()
    var seen: Set<Int> = []
    moved = MovedEntries(record.isEmpty ? [] : content.files.flatMap { batches(of: $0) }, record) {
      [places] in places["\($0.kind) \($0.sourceKey)"]
    }
    for imported in content.files {
      for batch in batches(of: imported) {
        let file = withParents(batch)
        if let known = places["\(file.kind) \(file.sourceKey)"] {
          seen.insert(known)
          try update(file, known)
          given["\(file.kind) \(file.sourceKey)"] = record.files[known].id
        } else if !file.isScaffold || existing.path(file.kind, makeSlug(from: file.idHint) ?? "") == nil {
          seen.insert(self.record.files.count)
          try create(file)
          if waiting.count == Self.stretch { try writeWaiting() }
        }
      }
    }
    try writeWaiting()
    keepGone(seen)
  }

  /// What was imported of a file before, or nil.
  func recordedFile(_ kind: String, _ sourceKey: String) -> ImportRecord.File? {
    places["\(kind) \(sourceKey)"].map { record.files[$0] }
  }

  /// The file with the ids of those that it belongs to.
  private func withParents(_ file: ImportedFile) -> ImportedFile {
    guard !file.parents.isEmpty else { return file }
    var head = AuthoringMapping()
    for parent in file.parents {
      head.add(parent.key, given["\(parent.kind) \(parent.sourceKey)"] ?? parent.sourceKey)
    }
    head.add(file.head)
    var file = file
    file.head = head
    return file
  }

  /// Reserves the ids that an import which did not end meant to give.
  private mutating func grantPromised(_ content: ImportedContent) {
    guard !record.promised.isEmpty else { return }
    for file in content.files.flatMap({ batches(of: $0) }) {
      let known = places["\(file.kind) \(file.sourceKey)"].map { record.files[$0].id }
      for entry in file.entries {
        let place = ImportRecord.EntryPlace(kind: file.kind, file: file.sourceKey, entry: entry.sourceKey)
        guard let id = record.promised[place] else { continue }
        let space = file.namespace ?? known ?? makeSlug(from: file.idHint) ?? ""
        if identifiers.take(id, of: file.entriesKey, in: space) { grants[place] = id }
      }
    }
  }

  /// The id that an entry had elsewhere, or that was decided on for it; nil for one that is new.
  private mutating func decidedID(
    of entry: ImportedEntry, in file: ImportedFile
  ) throws(ImportError) -> String? {
    if let id = grants[.init(kind: file.kind, file: file.sourceKey, entry: entry.sourceKey)] { return id }
    return try moved.id(of: entry.sourceKey, in: file, existing)
  }

  // MARK: - New files

  /// New files whose texts are made at once.
  private static let stretch = 64

  private mutating func create(_ file: ImportedFile) throws(ImportError) {
    let isCurriculum = file.kind == "curriculum"
    let id = isCurriculum ? "" : identifiers.next(file.kind, in: "", hint: file.idHint)
    given["\(file.kind) \(file.sourceKey)"] = id
    let space = file.namespace ?? id
    var entries: [ImportRecord.Entry] = []
    var mappings: [AuthoringMapping] = []
    for entry in file.entries {
      let entryID =
        try decidedID(of: entry, in: file)
        ?? identifiers.next(file.entriesKey, in: space, hint: entry.idHint)
      let mapping = entry.mapping
      entries.append(
        ImportRecord.Entry(id: entryID, sourceKey: entry.sourceKey, digests: ValueDigests(mapping)))
      mappings.append(mapping.identified(entryID))
    }
    var mapping = AuthoringMapping()
    mapping.add("kind", file.kind)
    if !isCurriculum { mapping.add("id", id) }
    mapping.add(file.head)
    if let order = nextOrder(file) { mapping.add("order_idx", order) }
    if !file.entriesKey.isEmpty { mapping.add(file.entriesKey, mappings) }
    let path = isCurriculum ? "curriculum.yaml" : freePath(file.folder, id)
    waiting.append((path, file.kind, id, file.remarks, mapping))
    changes.append(ImportChange(action: .added, path: path, id: "", fields: []))
    // What the import only stands on is the author's from now on.
    guard !file.isScaffold else { return }
    record.files.append(
      ImportRecord.File(
        format: format, origin: origin, kind: file.kind, id: id, sourceKey: file.sourceKey,
        digests: ValueDigests(file.head), entries: entries))
  }

  private mutating func writeWaiting() throws {
    let texts = parallelMap(waiting, threads: threads) { _, file in
      Result { () throws(ImportError) in
        do throws(AuthoringTextError) {
          let remarks = file.remarks.map { "# \($0)\n" }.joined()
          return WrittenFile(
            path: file.path, kind: file.kind, id: file.id,
            bytes: Array((remarks + (try file.mapping.text())).utf8))
        } catch { throw ImportError("'\(file.path)' cannot be written: \(error.message)") }
      }
    }
    for text in texts { try write(try text.get()) }
    waiting = []
  }

  /// The place of a new file behind its siblings; nil where it has no order.
  private mutating func nextOrder(_ file: ImportedFile) -> Int? {
    guard let keys = file.siblingKeys else { return nil }
    var siblings: [String: String] = [:]
    for entry in file.head.entries where keys.contains(entry.key) {
      if case .text(let text) = entry.value { siblings[entry.key] = text }
    }
    let name = ([file.kind] + keys.map { siblings[$0] ?? "" }).joined(separator: "\t")
    let order = orders[name] ?? existing.nextOrder(file.kind, siblings)
    orders[name] = order + 1
    return order
  }

  /// A path in a folder that no file has; from now on it is taken.
  private mutating func freePath(_ folder: String, _ id: String) -> String {
    var number = 1
    while true {
      let path = "\(folder)/\(id)\(number > 1 ? "-\(number)" : "").yaml"
      if paths.insert(path).inserted { return path }
      number += 1
    }
  }

  // MARK: - Files that are there

  private mutating func update(_ file: ImportedFile, _ known: Int) throws {
    let before = record.files[known]
    guard let source = existing.source(file.kind, before.id) else {
      if let fault = existing.firstFault { throw fault }
      // Whoever took the file out does not want it back.
      changes.append(ImportChange(action: .kept, path: "\(file.folder)/\(before.id)", id: "", fields: []))
      return
    }
    var document = try AuthoringDocument(source)
    let head = merge(file.head, before.digests, document.root, in: &document, file.entriesKey)
    report(head, source.path, "")
    record.files[known].digests = ValueDigests(file.head)
    if !file.entriesKey.isEmpty {
      record.files[known].entries = try mergeEntries(file, before, &document, source.path)
    }
    let bytes = try document.changed()
    if bytes != source.bytes {
      try write(WrittenFile(path: source.path, kind: file.kind, id: before.id, bytes: bytes))
    }
  }

  private mutating func mergeEntries(
    _ file: ImportedFile, _ before: ImportRecord.File, _ document: inout AuthoringDocument, _ path: String
  ) throws(ImportError) -> [ImportRecord.Entry] {
    let nodes = document.elements(document.value(file.entriesKey, of: document.root))
    var places: [String: YAMLTree.NodeID] = [:]
    for node in nodes {
      if let id = document.text(document.value("id", of: node)) { places[id] = node }
    }
    let pairing = EntryPairing(file.entries, before.entries)
    var entries: [ImportRecord.Entry] = []
    // What is new stands behind what stood before it in the source.
    var anchor: YAMLTree.NodeID?
    var waiting: [(anchor: YAMLTree.NodeID?, mapping: AuthoringMapping)] = []
    for (index, entry) in file.entries.enumerated() {
      let mapping = entry.mapping
      let digests = ValueDigests(mapping)
      guard let old = pairing.old(of: index) else {
        let id =
          try decidedID(of: entry, in: file)
          ?? identifiers.next(file.entriesKey, in: file.namespace ?? before.id, hint: entry.idHint)
        waiting.append((anchor, mapping.identified(id)))
        entries.append(ImportRecord.Entry(id: id, sourceKey: entry.sourceKey, digests: digests))
        changes.append(ImportChange(action: .added, path: path, id: id, fields: []))
        continue
      }
      let known = before.entries[old]
      if let node = places[known.id] {
        anchor = node
        report(merge(mapping, known.digests, node, in: &document, ""), path, known.id)
      } else if known.digests != digests {
        changes.append(ImportChange(action: .kept, path: path, id: known.id, fields: []))
      }
      entries.append(ImportRecord.Entry(id: known.id, sourceKey: entry.sourceKey, digests: digests))
    }
    var removed: Set<YAMLTree.NodeID> = []
    for index in pairing.gone {
      let known = before.entries[index]
      guard let node = places[known.id] else { continue }
      if document.isUntouched(node, since: known.digests) {
        removed.insert(node)
        changes.append(ImportChange(action: .removed, path: path, id: known.id, fields: []))
      } else {
        changes.append(ImportChange(action: .kept, path: path, id: known.id, fields: []))
        entries.append(known)
      }
    }
    let kept = nodes.filter { !removed.contains($0) }
    if !kept.isEmpty || waiting.isEmpty { for node in removed.sorted() { try document.removeEntry(node) } }
    try insert(waiting, kept, file.entriesKey, &document)
    return entries
  }

  private func insert(
    _ waiting: [(anchor: YAMLTree.NodeID?, mapping: AuthoringMapping)], _ nodes: [YAMLTree.NodeID],
    _ key: String, _ document: inout AuthoringDocument
  ) throws(ImportError) {
    guard !waiting.isEmpty else { return }
    guard let last = nodes.last else {
      guard let pair = document.pairs(document.root).last else { return }
      let value = AuthoringValue.list(waiting.map { .mapping($0.mapping) })
      if let empty = document.pairs(document.root).first(where: { $0.name == key }) {
        document.replace(empty, of: document.root, with: value)
      } else {
        document.add(key, value, behind: pair, of: document.root)
      }
      return
    }
    var groups: [(anchor: YAMLTree.NodeID, mappings: [AuthoringMapping])] = []
    for (anchor, mapping) in waiting {
      let anchor = anchor ?? last
      if groups.last?.anchor == anchor {
        groups[groups.count - 1].mappings.append(mapping)
      } else {
        groups.append((anchor, [mapping]))
      }
    }
    for (anchor, mappings) in groups { try document.add(mappings, behind: anchor) }
  }

  /// What merging a mapping did, by key.
  private struct Outcome {
    var updated: [String] = []
    var kept: [String] = []
  }

  /// Takes over what the source says otherwise than before, where the author has not changed it.
  private func merge(
    _ mapping: AuthoringMapping, _ before: ValueDigests, _ node: YAMLTree.NodeID,
    in document: inout AuthoringDocument, _ entriesKey: String
  ) -> Outcome {
    var outcome = Outcome()
    let now = ValueDigests(mapping)
    let pairs = document.pairs(node)
    let own = Dictionary(pairs.map { ($0.name, $0) }) { first, _ in first }
    var previous = own["id"] ?? own["kind"]
    for (key, value) in mapping.entries {
      let pair = own[key]
      let found = pair.map { ValueDigests.digest(document.canonical($0.value)) }
      defer { previous = pair ?? previous }
      guard found != now[key], before[key] != now[key] else { continue }
      guard found == before[key] else {
        outcome.kept.append(key)
        continue
      }
      outcome.updated.append(key)
      if let pair {
        document.replace(pair, of: node, with: value)
      } else if let previous {
        document.add(key, value, behind: previous, of: node)
      }
    }
    for pair in pairs where now[pair.name] == nil {
      guard let said = before[pair.name], pair.name != entriesKey else { continue }
      if ValueDigests.digest(document.canonical(pair.value)) == said {
        document.remove(pair, of: node)
        outcome.updated.append(pair.name)
      } else {
        outcome.kept.append(pair.name)
      }
    }
    return outcome
  }

  private mutating func report(_ outcome: Outcome, _ path: String, _ id: String) {
    if !outcome.updated.isEmpty {
      changes.append(ImportChange(action: .updated, path: path, id: id, fields: outcome.updated))
    }
    if !outcome.kept.isEmpty {
      changes.append(ImportChange(action: .kept, path: path, id: id, fields: outcome.kept))
    }
  }

  // MARK: - What is gone

  /// Files that the source has no more stay, for learners may hold what is in them; the author is told.
  private mutating func keepGone(_ seen: Set<Int>) {
    for (index, file) in record.files.enumerated()
    where !seen.contains(index) && file.format == format && file.origin == origin {
      guard let path = existing.path(file.kind, file.id) else { continue }
      changes.append(ImportChange(action: .kept, path: path, id: "", fields: []))
    }
  }
}

extension AuthoringMapping {
  /// The mapping with an id before all else.
  fileprivate func identified(_ id: String) -> AuthoringMapping {
    var mapping = AuthoringMapping()
    mapping.add("id", id)
    mapping.add(self)
    return mapping
  }
}
