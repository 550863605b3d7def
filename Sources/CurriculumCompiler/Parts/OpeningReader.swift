/// What the first words of a course follow from.
package struct OpeningNeed: Sendable {
  /// The file that the course stands in.
  package let file: SourceFile.ID
  /// How many words are looked at, 0 or more.
  package let words: Int
  /// The files that may be read for it, its own among them, in the order of their paths.
  package let files: [SourceFile.ID]
}

/// Reads the first words of courses without reading the courses.
struct OpeningReader: Sendable {
  /// What the files of courses say.
  private let entries: [SourceFile.ID: FileDraft]
  private let readFile: @Sendable (SourceFile.ID) -> FileDraft?
  /// The files of each course by its id, and of those that are lessons the unit that they name.
  private var skeletons: [String: [SourceFile.ID]] = [:]
  private var lessons: [String: [String?: [SourceFile.ID]]] = [:]

  /// A reader of a curriculum's courses.
  ///
  /// - Parameter load: Reads a file; nil when it cannot be read.
  init(
    _ outline: CurriculumOutline, limits: YAMLLimits, load: @escaping @Sendable (SourceFile.ID) -> SourceFile?
  ) {
    let heads = outline.heads.enumerated().map { (SourceFile.ID($0.offset), $0.element) }
    self.init(heads, entries: outline.entries) { id in
      load(id).map { CurriculumCompiler.readFile($0, id, limits: limits) }
    }
  }

  /// A reader of courses.
  ///
  /// - Parameters:
  ///   - heads: What the heads of all files say, in the order of the files' paths.
  ///   - entries: What the files of courses say.
  ///   - readFile: Reads a file; nil when it cannot be read.
  init(
    _ heads: [(file: SourceFile.ID, head: FileHead)], entries: [SourceFile.ID: FileDraft],
    readFile: @escaping @Sendable (SourceFile.ID) -> FileDraft?
  ) {
    self.entries = entries
    self.readFile = readFile
    for (file, head) in heads {
      switch head.kind {
      case "band", "unit": skeletons[head.language ?? "", default: []].append(file)
      case "lesson": lessons[head.language ?? "", default: [:]][head.unit, default: []].append(file)
      default: break
      }
    }
  }

  /// What the first words of each course follow from whose learners have another course to learn from, in the order of
  /// the courses' files.
  func needs() -> [OpeningNeed] {
    var courses: [String: [SourceFile.ID]] = [:]
    for (file, entry) in entries {
      if let course = entry.draft.courses.first {
        courses[course.source.code.string, default: []].append(file)
      }
    }
    return courses.values.filter { $0.count > 1 }.flatMap { files in
      files.map {
        OpeningNeed(file: $0, words: CourseOpening.length / (files.count - 1), files: mayBeRead($0))
      }
    }.sorted { $0.file < $1.file }
  }

  /// The first words of all courses whose learners have another course to learn from.
  ///
  /// - Complexity: O(*n*) in the bytes of the bands, the units and of the first lessons.
  func openings() -> [CourseOpening] { needs().compactMap { opening($0).opening } }

  /// The files that may be read for the course of a file, in the order of their paths.
  private func mayBeRead(_ file: SourceFile.ID) -> [SourceFile.ID] {
    guard let id = entries[file]?.draft.courses.first?.identity.id.string else { return [file] }
    return ([file] + (skeletons[id] ?? []) + (lessons[id] ?? [:]).values.flatMap(\.self)).sorted()
  }

  /// The first words of a course, if it is one, and whether all files could be read that were needed.
  func opening(_ need: OpeningNeed) -> (opening: CourseOpening?, isWhole: Bool) {
    guard let entry = entries[need.file], let course = entry.draft.courses.first else { return (nil, false) }
    let id = course.identity.id.string
    var drafts = [need.file: entry.draft]
    var isWhole = true
    func read(_ files: [SourceFile.ID]) {
      for file in files {
        drafts[file] = readFile(file)?.draft
        isWhole = isWhole && drafts[file] != nil
      }
    }
    read(skeletons[id] ?? [])
    // Lessons whose heads do not tell where they belong may be the first.
    read(lessons[id]?[nil] ?? [])
    let outlined = curriculum(drafts)
    guard !outlined.courses.isEmpty else { return (nil, isWhole) }
    var left = need.words
    for unit in outlined.bandsOfCourse[0].flatMap({ outlined.unitsOfBand[$0] }) where left > 0 {
      let files = lessons[id]?[outlined.units[unit].identity.id.string] ?? []
      read(files)
      left -= files.reduce(0) { $0 + (drafts[$1]?.lessons.first?.cards.count ?? 0) }
    }
    let opened = curriculum(drafts)
    return (CourseOpening(0, of: opened, TeachingOrder(opened)), isWhole)
  }

  /// What files say, in the order of their paths.
  private func curriculum(_ drafts: [SourceFile.ID: CurriculumDraft]) -> Curriculum {
    var draft = CurriculumDraft()
    for (_, file) in drafts.sorted(by: { $0.key < $1.key }) { draft.append(file) }
    var ignored = Diagnostics()
    return resolve(draft, &ignored)
  }
}
