/// Reads the first words of courses without reading the courses.
struct OpeningReader {
  /// What the files of courses say.
  private let entries: [SourceFile.ID: FileDraft]
  private let readFile: (SourceFile.ID) -> FileDraft?
  /// The files of each course by its id, and of those that are lessons the unit that they name.
  private var skeletons: [String: [SourceFile.ID]] = [:]
  private var lessons: [String: [String?: [SourceFile.ID]]] = [:]

  /// A reader of a curriculum's courses.
  ///
  /// - Parameter load: Reads a file; nil when it cannot be read.
  init(_ outline: CurriculumOutline, limits: YAMLLimits, load: @escaping (SourceFile.ID) -> SourceFile?) {
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
    readFile: @escaping (SourceFile.ID) -> FileDraft?
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

  /// The first words of all courses whose learners have another course to learn from.
  ///
  /// - Complexity: O(*n*) in the bytes of the bands, the units and of the first lessons.
  func openings() -> [CourseOpening] {
    var courses: [String: [SourceFile.ID]] = [:]
    for (file, entry) in entries {
      if let course = entry.draft.courses.first {
        courses[course.source.code.string, default: []].append(file)
      }
    }
    return courses.values.filter { $0.count > 1 }.flatMap { files in
      files.compactMap { opening($0, words: CourseOpening.length / (files.count - 1)) }
    }
  }

  private func opening(_ file: SourceFile.ID, words: Int) -> CourseOpening? {
    guard let entry = entries[file], let course = entry.draft.courses.first else { return nil }
    let id = course.identity.id.string
    var drafts = [file: entry.draft]
    func read(_ files: [SourceFile.ID]) {
      for file in files { drafts[file] = readFile(file)?.draft }
    }
    read(skeletons[id] ?? [])
    // Lessons whose heads do not tell where they belong may be the first.
    read(lessons[id]?[nil] ?? [])
    let outlined = curriculum(drafts)
    guard !outlined.courses.isEmpty else { return nil }
    var left = words
    for unit in outlined.bandsOfCourse[0].flatMap({ outlined.unitsOfBand[$0] }) where left > 0 {
      let files = lessons[id]?[outlined.units[unit].identity.id.string] ?? []
      read(files)
      left -= files.reduce(0) { $0 + (drafts[$1]?.lessons.first?.cards.count ?? 0) }
    }
    let opened = curriculum(drafts)
    return CourseOpening(0, of: opened, TeachingOrder(opened))
  }

  /// What files say, in the order of their paths.
  private func curriculum(_ drafts: [SourceFile.ID: CurriculumDraft]) -> Curriculum {
    var draft = CurriculumDraft()
    for (_, file) in drafts.sorted(by: { $0.key < $1.key }) { draft.append(file) }
    var ignored = Diagnostics()
    return resolve(draft, &ignored)
  }
}
