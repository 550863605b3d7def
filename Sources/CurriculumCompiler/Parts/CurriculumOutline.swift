/// The files of a curriculum in groups that should have no bearing on each other, told from the files' heads.
///
/// Heads can mislead, so what comes of compiling the groups one by one is checked with `PartFacts`.
package struct CurriculumOutline: Sendable {
  /// Files that belong together.
  package struct Group: Sendable {
    /// What the group is called, whatever else there is: its first course or story, or what it is.
    package let name: String
    /// The files, in the order of their paths.
    package let files: [SourceFile.ID]
    /// What stands in front of the ids of what its files say, as far as their heads tell.
    package let namespaces: Set<String>
  }

  /// The groups, by their first files.
  package let groups: [Group]
  /// What the files' heads say, by their ids.
  let heads: [FileHead]
  /// What the files of courses and stories say.
  let entries: [SourceFile.ID: FileDraft]

  /// True when what a file says has to be read before the groups are known.
  package static func needsReading(_ head: FileHead) -> Bool {
    head.kind == "language" || head.kind == "story"
  }

  /// The groups of sources that have been loaded; nil when a head does not tell where its file belongs.
  package init?(_ sources: [SourceFile], limits: YAMLLimits) {
    let heads = sources.map { FileHead($0.bytes) }
    var entries: [SourceFile.ID: (source: SourceFile, draft: FileDraft)] = [:]
    for (index, head) in heads.enumerated() where Self.needsReading(head) {
      let id = SourceFile.ID(index)
      entries[id] = (sources[index], readFile(sources[index], id, limits: limits))
    }
    self.init(sources.map(\.path), heads, entries: entries)
  }

  /// The groups of files.
  ///
  /// - Parameters:
  ///   - paths: The paths of all files, sorted.
  ///   - heads: What their heads say.
  ///   - entries: What the files say that need reading, with their sources.
  /// - Returns: nil when a head does not tell where its file belongs.
  /// - Complexity: O(*n* log *n*) in the number of files.
  package init?(
    _ paths: [String], _ heads: [FileHead], entries: [SourceFile.ID: (source: SourceFile, draft: FileDraft)]
  ) {
    var forest = Forest(count: paths.count)
    var holders: [FileTie: Int] = [:]
    var names: [Int: String] = [:]
    var namespaces = [Set<String>](repeating: [], count: paths.count)
    for (index, head) in heads.enumerated() {
      guard paths[index] != "curriculum.yaml" else { continue }
      guard let group = FileGroup(head) else { return nil }
      let entry = entries[SourceFile.ID(index)]
      let ties = entry.map { $0.draft.ties($0.source) } ?? FileTie.ties(of: head)
      guard !ties.contains(.everything) else { return nil }
      names[index] = group.name
      namespaces[index] = ties.namespaces
      for tie in ties {
        if let holder = holders[tie] { forest.join(holder, index) } else { holders[tie] = index }
      }
    }
    var places: [Int: Int] = [:]
    var found: [(name: String, files: [SourceFile.ID], namespaces: Set<String>)] = []
    for index in paths.indices {
      let root = forest.root(index)
      let name = names[index] ?? "curriculum"
      if let place = places[root] {
        found[place].files.append(SourceFile.ID(index))
        found[place].namespaces.formUnion(namespaces[index])
        found[place].name = min(found[place].name, name)
      } else {
        places[root] = found.count
        found.append((name, [SourceFile.ID(index)], namespaces[index]))
      }
    }
    groups = found.map { Group(name: $0.name, files: $0.files, namespaces: $0.namespaces) }
    self.heads = heads
    self.entries = entries.mapValues(\.draft)
  }
}

extension FileGroup {
  /// What the group is called.
  fileprivate var name: String {
    switch self {
    case .course(let id): "language/" + id
    case .story(let id): "story/" + id
    case .quizzes, .decks: "banks"
    }
  }
}
