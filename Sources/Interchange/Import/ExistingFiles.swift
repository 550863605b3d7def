package import CurriculumCompiler

/// The YAML files of a curriculum, found by what they hold.
package struct ExistingFiles: Sendable {
  private var places: [String: Int] = [:]
  private let sources: [SourceFile]
  private var idsByKind: [String: [String]] = [:]
  /// Why the first file that cannot be read cannot.
  private(set) var firstFault: ImportError?
  private var orders: [(kind: String, head: [String: String], order: Int)] = []

  /// Looks into files; those that cannot be read hold nothing here.
  package init(_ sources: [SourceFile]) {
    self.sources = sources
    for (index, source) in sources.enumerated() {
      let document: AuthoringDocument
      do { document = try AuthoringDocument(source) } catch {
        firstFault = firstFault ?? error
        continue
      }
      guard let kind = document.text(document.value("kind", of: document.root)) else { continue }
      let id = document.text(document.value("id", of: document.root)) ?? ""
      places["\(kind)/\(id)"] = index
      let head = Dictionary(
        document.pairs(document.root).map { ($0.name, document.text($0.value) ?? "") }
      ) { first, _ in first }
      if let order = head["order_idx"].flatMap({ Int($0) }) { orders.append((kind, head, order)) }
      idsByKind[kind, default: []].append(id)
      for list in ["units", "cards", "questions", "flashcards", "exercises", "items"] {
        for entry in document.elements(document.value(list, of: document.root)) {
          guard let entryID = document.text(document.value("id", of: entry)) else { continue }
          let space = list == "cards" ? head["language"] ?? "" : kind == "kit" ? head["story"] ?? "" : id
          let name = ImportIdentifiers.space(list, list == "units" ? "" : space)
          idsByKind[name, default: []].append(entryID)
        }
      }
    }
  }

  /// The files' paths.
  var paths: Set<String> { Set(sources.map(\.path)) }

  /// Ids of the files of a kind, in the order of the files.
  package func ids(of kind: String) -> [String] { idsByKind[kind] ?? [] }

  /// The path of a file by what it holds.
  func path(_ kind: String, _ id: String) -> String? { source(kind, id)?.path }

  /// A file by what it holds.
  func source(_ kind: String, _ id: String) -> SourceFile? {
    places["\(kind)/\(kind == "curriculum" ? "" : id)"].map { sources[$0] }
  }

  /// The order behind all files of a kind that share what their heads say under some keys.
  func nextOrder(_ kind: String, _ siblings: [String: String]) -> Int {
    let among = orders.filter { file in
      file.kind == kind && siblings.allSatisfy { file.head[$0.key] == $0.value }
    }
    return (among.map(\.order).max() ?? -1) + 1
  }

  /// All ids, by kind or by list and namespace.
  var allIdentifiers: [String: [String]] { idsByKind }
}

/// Gives out ids that nothing else of a curriculum has.
struct ImportIdentifiers {
  private var taken: [String: Set<String>] = [:]
  private var numbers: [String: Int] = [:]

  init(_ existing: ExistingFiles, _ record: ImportRecord) {
    for (space, ids) in existing.allIdentifiers { taken[space] = Set(ids) }
    // What an author took out keeps its id: learners may hold it.
    for file in record.files { taken[file.kind, default: []].insert(file.id) }
  }

  /// An id of a kind or of a list's entry in its namespace.
  mutating func next(_ kind: String, in space: String, hint: String) -> String {
    let name = Self.space(kind, space)
    let base = makeSlug(from: hint) ?? kind
    if taken[name, default: []].insert(base).inserted { return base }
    // Many entries may have one wording, and none should try all numbers that were given out.
    var number = numbers["\(name) \(base)"] ?? 2
    while !taken[name, default: []].insert("\(base)-\(number)").inserted { number += 1 }
    numbers["\(name) \(base)"] = number + 1
    return "\(base)-\(number)"
  }

  /// Takes an id of a list's entry in its namespace; false where something has it.
  mutating func take(_ id: String, of kind: String, in space: String) -> Bool {
    taken[Self.space(kind, space), default: []].insert(id).inserted
  }

  /// What ids of a kind or a list must be unique in.
  static func space(_ kind: String, _ space: String) -> String { space.isEmpty ? kind : "\(kind) \(space)" }
}
