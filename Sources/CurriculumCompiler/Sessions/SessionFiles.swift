/// The files of a curriculum that is being edited, each as it was read last.
///
/// A file keeps its id while others come and go, so that what was read of it stays right.
struct SessionFiles: Sendable {
  /// The sources, by the files' ids; of those that are gone the path is empty.
  private(set) var sources: [SourceFile] = []
  /// What each file says, by the files' ids; nil for those that are gone.
  private(set) var drafts: [FileDraft?] = []
  /// The files that are there, in the order of their paths.
  private(set) var order: [SourceFile.ID] = []
  /// For each file what ties it to others.
  private(set) var ties: [Set<FileTie>] = []
  /// How often each file was read.
  private var versions: [Int] = []
  /// Files that could not be read to their ends.
  private(set) var incomplete: Set<SourceFile.ID> = []
  private var ids: [String: SourceFile.ID] = [:]
  /// The first file with an entity of a number.
  private var bearers: [UInt64: SourceFile.ID] = [:]
  /// All files with an entity of a number, where there are several.
  private(set) var clashes: [UInt64: Set<SourceFile.ID>] = [:]

  /// No files.
  init() {}

  /// The files that are read, in the order given, which is that of their paths.
  init(_ files: [(source: SourceFile, draft: FileDraft)]) {
    for file in files {
      let id = SourceFile.ID(sources.count)
      append(file.source, file.draft)
      order.append(id)
    }
  }

  /// The paths of all files, sorted.
  var paths: [String] { order.map { sources[Int($0.index)].path } }

  /// How often a file was read, which tells its states apart.
  func version(_ id: SourceFile.ID) -> Int { versions[Int(id.index)] }

  /// The id of a file; nil where there is none.
  func id(_ path: String) -> SourceFile.ID? { ids[path] }

  /// The id that a file has or would get; nil when no more can be given.
  func futureID(_ path: String) -> SourceFile.ID? {
    ids[path] ?? (sources.count < SourceSpan.maximumFiles ? SourceFile.ID(sources.count) : nil)
  }

  /// Puts a file in the place of what it was.
  ///
  /// - Returns: Whether the file is new, or ties itself to others than before.
  mutating func set(_ source: SourceFile, _ draft: FileDraft) -> Bool {
    guard let id = ids[source.path] else {
      let id = SourceFile.ID(sources.count)
      append(source, draft)
      order.insert(id, at: place(of: source.path))
      return true
    }
    let index = Int(id.index)
    let oldNumbers = drafts[index]?.draft.takenNumbers ?? []
    let newNumbers = draft.draft.takenNumbers
    let oldTies = ties[index]
    let hadClash = oldNumbers.contains { clashes[$0] != nil }
    if oldNumbers != newNumbers {
      for number in oldNumbers { release(number, id) }
      for number in newNumbers { take(number, id) }
    }
    let hasClash = newNumbers.contains { clashes[$0] != nil }
    sources[index] = source
    note(draft, id)
    return oldTies != ties[index] || hadClash || hasClash
  }

  /// Takes a file out; false where there was none.
  mutating func remove(_ path: String) -> Bool {
    guard let id = ids.removeValue(forKey: path) else { return false }
    let index = Int(id.index)
    for number in drafts[index]?.draft.takenNumbers ?? [] { release(number, id) }
    if let place = order.firstIndex(of: id) { order.remove(at: place) }
    sources[index] = SourceFile(path: "", bytes: [])
    drafts[index] = nil
    versions[index] += 1
    ties[index] = []
    incomplete.remove(id)
    return true
  }

  private mutating func append(_ source: SourceFile, _ draft: FileDraft) {
    let id = SourceFile.ID(sources.count)
    ids[source.path] = id
    sources.append(source)
    drafts.append(nil)
    ties.append([])
    versions.append(0)
    for number in draft.draft.takenNumbers { take(number, id) }
    note(draft, id)
  }

  private mutating func note(_ draft: FileDraft, _ id: SourceFile.ID) {
    let index = Int(id.index)
    drafts[index] = draft
    versions[index] += 1
    ties[index] = draft.ties(sources[index])
    if draft.draft.isIncomplete { incomplete.insert(id) } else { incomplete.remove(id) }
  }

  private mutating func take(_ number: UInt64, _ id: SourceFile.ID) {
    guard let first = bearers[number], first != id else {
      bearers[number] = id
      return
    }
    clashes[number, default: [first]].insert(id)
  }

  private mutating func release(_ number: UInt64, _ id: SourceFile.ID) {
    if var others = clashes[number] {
      others.remove(id)
      bearers[number] = others.first
      clashes[number] = others.count > 1 ? others : nil
    } else if bearers[number] == id {
      bearers[number] = nil
    }
  }

  /// Where a path belongs in the order.
  private func place(of path: String) -> Int {
    var low = 0
    var high = order.count
    while low < high {
      let middle = (low + high) / 2
      let other = sources[Int(order[middle].index)].path
      if other.utf8.lexicographicallyPrecedes(path.utf8) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension SessionFiles {
  /// The files that have to be checked together, each part in the order of the paths.
  ///
  /// - Parameter isWhole: Whether all are one part.
  /// - Complexity: O(*n* log *n*) in the number of ties.
  func parts(isWhole: Bool) -> [[SourceFile.ID]] {
    if isWhole || order.contains(where: { ties[Int($0.index)].contains(.everything) }) { return [order] }
    var forest = Forest(count: sources.count)
    var holders: [FileTie: Int] = [:]
    for id in order {
      let index = Int(id.index)
      for tie in ties[index] {
        if let holder = holders[tie] { forest.join(holder, index) } else { holders[tie] = index }
      }
    }
    for group in [strayKits, strayBands] + clashes.values.map(Array.init) {
      guard let first = group.first else { continue }
      for other in group { forest.join(Int(first.index), Int(other.index)) }
    }
    var parts: [[SourceFile.ID]] = []
    var places: [Int: Int] = [:]
    // Files that are tied to no other have nothing to be checked but themselves.
    var untied: [SourceFile.ID] = []
    for id in order {
      guard !ties[Int(id.index)].isEmpty else {
        untied.append(id)
        continue
      }
      let root = forest.root(Int(id.index))
      if let place = places[root] {
        parts[place].append(id)
      } else {
        places[root] = parts.count
        parts.append([id])
      }
    }
    return untied.isEmpty ? parts : parts + [untied]
  }
}

extension SessionFiles {
  /// The first words of all courses whose learners have another course to learn from.
  func openings() -> [CourseOpening] {
    var heads: [(file: SourceFile.ID, head: FileHead)] = []
    var courses: [SourceFile.ID: FileDraft] = [:]
    for id in order {
      heads.append((id, FileHead(sources[Int(id.index)].bytes)))
      if let draft = drafts[Int(id.index)], !draft.draft.courses.isEmpty { courses[id] = draft }
    }
    return OpeningReader(heads, entries: courses) { drafts[Int($0.index)] }.openings()
  }
}

extension SessionFiles {
  /// What some files name and have.
  func names(of ids: [SourceFile.ID]) -> PartNames {
    var names = PartNames()
    for case let file? in ids.map({ drafts[Int($0.index)] }) { names.add(file.draft) }
    return names
  }
}

extension SessionFiles {
  /// Kits of stories that are not there, and all stories: rules that count kits keep silent about each of them.
  private var strayKits: [SourceFile.ID] {
    let named = Set(existing.flatMap { $0.draft.stories.map(\.identity.id.string) })
    return strays {
      $0.kits.contains { !named.contains($0.story.string) }
    } with: {
      !$0.stories.isEmpty
    }
  }

  /// Bands of courses that are not there, and all courses.
  private var strayBands: [SourceFile.ID] {
    let named = Set(existing.flatMap { $0.draft.courses.map(\.identity.id.string) })
    return strays {
      $0.bands.contains { !named.contains($0.course.string) }
    } with: {
      !$0.courses.isEmpty
    }
  }

  private var existing: [FileDraft] { order.compactMap { drafts[Int($0.index)] } }

  /// The files that are astray with those that this concerns; none when none is.
  private func strays(
    _ isStray: (CurriculumDraft) -> Bool, with isConcerned: (CurriculumDraft) -> Bool
  ) -> [SourceFile.ID] {
    func files(_ isWanted: (CurriculumDraft) -> Bool) -> [SourceFile.ID] {
      order.filter { drafts[Int($0.index)].map { isWanted($0.draft) } ?? false }
    }
    let astray = files(isStray)
    return astray.isEmpty ? [] : astray + files(isConcerned)
  }
}
