/// A change of one of a curriculum's sources.
package struct SourceChange: Sendable {
  /// Path relative to the curriculum's folder.
  package let path: String
  /// What the file has now; nil when it is gone.
  package let source: SourceFile?

  /// A file that has another content, or that is new.
  package init(_ source: SourceFile) {
    path = source.path
    self.source = source
  }

  /// A file that is gone.
  package init(gone path: String) {
    self.path = path
    source = nil
  }
}

/// A curriculum that is being edited: what was read and found stays, and only what a change concerns is done again.
///
/// What it finds is what compiling the same sources from the start finds. The choice of wrong answers takes long, so it is
/// left to a check of its own. A session does nothing of its own accord: `nextCheck` and `nextChoice` hand out work for any
/// thread, `accept` takes what came of it.
package struct CompilerSession: Sendable {
  private(set) var files = SessionFiles()
  private(set) var parts: [Part] = []
  private(set) var partOfFile: [SourceFile.ID: Int] = [:]
  private(set) var input: CompilerInput
  let compiler: Compiler
  private(set) var lockFindings = Diagnostics()
  private var lock = DistractorLock()
  /// How wrong answers are chosen.
  let choice: DistractorChoice
  /// True while references astray are so many that they have to be counted in one go.
  private var isWhole = false
  private var revision = 0
  private var changed: Set<String> = []

  /// A part of the curriculum, and what was found in it.
  struct Part: Sendable {
    var files: [SourceFile.ID]
    /// What was found, by what bore on it; the latest first, and at most two.
    var results: [CheckedPart] = []
    /// What is shown: the latest result, with findings moved along in files that have changed since.
    var shown: PartFindings?
    var names: PartNames
  }

  /// A session over the sources of an input; all are read, none is checked yet.
  package init(_ compiler: Compiler, _ input: CompilerInput) {
    var compiler = compiler
    choice = compiler.plan.distractors
    if choice != .none { compiler.plan.distractors = .later }
    self.compiler = compiler
    self.input = input
    restart(input.sources)
    if let content = input.lock { lock = DistractorLock(content, &lockFindings) }
    self.input.lock = nil
    self.input.sources = []
  }

  /// The sources, sorted by path.
  package var sources: [SourceFile] { files.order.map { files.sources[Int($0.index)] } }

  /// The sources by their ids, as spans name them; those of files that are gone are empty.
  package var sourcesByNumber: [SourceFile] { files.sources }

  /// The content of a file; nil when there is none.
  package func source(_ path: String) -> SourceFile? { files.id(path).map { files.sources[Int($0.index)] } }

  /// The source that a span lies in.
  package func source(of span: SourceSpan) -> SourceFile { sourceFile(span.file) }

  /// The source with an id; an empty one for a file that is gone.
  package func sourceFile(_ file: SourceFile.ID) -> SourceFile { files.sources[Int(file.index)] }

  /// What a file says.
  package func draft(_ path: String) -> FileDraft? { files.id(path).flatMap { files.drafts[Int($0.index)] } }

  /// What all files say, in the order of their paths.
  package var drafts: [FileDraft] { files.order.compactMap { files.drafts[Int($0.index)] } }

  /// The files of which something else may be found than when this was asked last.
  package mutating func takeChanged() -> Set<String> {
    defer { changed = [] }
    return changed
  }

  /// The settings of curriculum.yaml.
  package var settings: Settings { manifests.first?.value ?? Settings() }

  /// Files that are no sources, by path, with their sizes in bytes.
  package var mediaFiles: [String: Int] {
    get { input.mediaFiles }
    set {
      guard newValue != input.mediaFiles else { return }
      input.mediaFiles = newValue
      revision += 1
    }
  }

  /// What was found while the files were looked for.
  package var foundOnTheWay: Diagnostics {
    get { input.diagnostics }
    set { input.diagnostics = newValue }
  }

  /// The entities that belong together with those of a file, with their references resolved.
  ///
  /// - Complexity: O(*n* log *n*) in the number of these entities when they have not been checked since the last change.
  package func curriculum(around path: String) -> Curriculum? {
    guard let part = files.id(path).flatMap({ partOfFile[$0] }).map({ parts[$0] }) else { return nil }
    if let latest = part.results.first { return latest.findings.curriculum }
    var draft = CurriculumDraft()
    for case let file? in part.files.map({ files.drafts[Int($0.index)] }) { draft.append(file.draft) }
    draft.settings = manifests
    var ignored = Diagnostics()
    return resolve(draft, mediaFiles: input.mediaFiles, &ignored)
  }

  /// Takes over changes: reads the files that changed, and finds out what has to be checked again.
  ///
  /// - Complexity: O(*n*) in the bytes of these files, and in the number of files when one comes, goes or moves.
  package mutating func update(_ changes: [SourceChange]) {
    var isRearranged = false
    var touched: [SourceFile.ID] = []
    for change in changes {
      guard let source = change.source else {
        if draft(change.path)?.draft.settings.isEmpty == false { revision += 1 }
        if files.remove(change.path) { isRearranged = true }
        changed.insert(change.path)
        continue
      }
      guard let id = files.futureID(change.path) else {
        restart(sources + [source])
        return
      }
      let old = self.source(change.path)
      if let old, old.bytes == source.bytes, old.size == source.size { continue }
      let wasManifest = draft(change.path)?.draft.settings.isEmpty == false
      let draft = readFile(source, id, limits: compiler.limits)
      if wasManifest || !draft.draft.settings.isEmpty { revision += 1 }
      if files.set(source, draft) { isRearranged = true }
      touched.append(id)
      if let part = partOfFile[id] {
        parts[part].results = []
        parts[part].names = files.names(of: parts[part].files)
        if let old { moveFindings(in: part, id, from: old, to: source) }
      }
      changed.insert(change.path)
    }
    if isRearranged { arrange() }
    for id in touched { showOwn(id) }
  }

  /// Changes what is shown of a part.
  mutating func replaceShown(_ part: Int, _ findings: PartFindings) { parts[part].shown = findings }

  /// Reads everything anew; ids of files begin at 0.
  private mutating func restart(_ sources: [SourceFile]) {
    let sources = CompilerInput(sources: sources).sources
    let limits = compiler.limits
    let drafts = parallelMap(sources, threads: compiler.threads) { index, source in
      readFile(source, SourceFile.ID(index), limits: limits)
    }
    files = SessionFiles(Array(zip(sources, drafts)))
    parts = []
    arrange()
  }

  /// Finds the parts; those with the same files as before keep what was found.
  private mutating func arrange() {
    let old = Dictionary(parts.map { ($0.files, $0) }, uniquingKeysWith: { first, _ in first })
    let shown = parts
    let places = partOfFile
    parts = files.parts(isWhole: isWhole).map { files in
      if let part = old[files] { return part }
      var part = Part(files: files, names: self.files.names(of: files))
      // Until it is checked, what was found in most of its files stays.
      if let first = files.first, let place = places[first], place < shown.count {
        part.shown = shown[place].shown
      }
      return part
    }
    partOfFile = [:]
    for (index, part) in parts.enumerated() {
      for file in part.files { partOfFile[file] = index }
    }
  }
}

extension CompilerSession {
  /// The check that should be done next; nil when everything is settled.
  ///
  /// - Parameter path: A file whose part comes first.
  package mutating func nextCheck(around path: String? = nil) -> PartCheck? {
    for _ in 0..<3 {
      let preferred = path.flatMap { files.id($0) }.flatMap { partOfFile[$0] }
      for index in [preferred].compactMap(\.self) + Array(parts.indices) {
        let context = context(of: index)
        if parts[index].results.first?.context == context { continue }
        if let known = parts[index].results.firstIndex(where: { $0.context == context }) {
          let result = parts[index].results.remove(at: known)
          show(result, in: index)
          continue
        }
        return check(index, context)
      }
      // Near misses are looked for a hundred times in all, whoever asks first.
      let searches = parts.reduce(0) { $0 + ($1.shown?.searches ?? 0) }
      guard (searches > 100) != isWhole else { return nil }
      isWhole.toggle()
      arrange()
    }
    return nil
  }

  /// The check that chooses wrong answers for the part of a file, and finds what is wrong with them; nil where that is
  /// done, or nothing is to be chosen, or the part has to be checked without that first.
  package func nextChoice(around path: String) -> PartCheck? {
    guard choice != .none, !settings.distractors.isEmpty,
      let index = files.id(path).flatMap({ partOfFile[$0] }), let latest = parts[index].results.first,
      !latest.hasChosen, latest.context == context(of: index)
    else { return nil }
    var check = check(index, latest.context)
    check.compiler.plan.distractors = choice
    check.lock = lock
    if settings.distractors.sources.contains(.otherCourses) {
      let files = files
      check.openings = { files.openings() }
    }
    return check
  }

  /// Takes the result of a check; false when a change has overtaken it.
  @discardableResult
  package mutating func accept(_ result: CheckedPart, of check: PartCheck) -> Bool {
    guard let first = check.files.first, let index = partOfFile[first], parts[index].files == check.files,
      context(of: index) == result.context,
      zip(check.files, check.versions).allSatisfy({ files.version($0) == $1 })
    else { return false }
    show(result, in: index)
    return true
  }

  /// Does all checks that are to be done.
  package mutating func settle() {
    while let check = nextCheck() {
      if let result = check.run() { accept(result, of: check) }
    }
  }

  private mutating func show(_ result: CheckedPart, in index: Int) {
    parts[index].results.removeAll { $0.context == result.context }
    parts[index].results.insert(result, at: 0)
    if parts[index].results.count > 2 { parts[index].results.removeLast() }
    let before = parts[index].shown
    parts[index].shown = result.findings
    // Until they are chosen again, what was wrong with the wrong answers stays.
    if !result.hasChosen, !settings.distractors.isEmpty, let before {
      parts[index].shown?.takeChoices(of: before)
    }
    for file in parts[index].files { changed.insert(files.sources[Int(file.index)].path) }
  }

  private func check(_ index: Int, _ context: PartContext) -> PartCheck {
    let ids = parts[index].files
    var input = input
    input.sources = files.sources
    return PartCheck(
      files: ids, versions: ids.map { files.version($0) },
      drafts: ids.compactMap { files.drafts[Int($0.index)] }, manifest: manifests.first, context: context,
      input: input, paths: files.paths, compiler: compiler)
  }

  /// What of other parts bears on one.
  private func context(of index: Int) -> PartContext {
    var context = PartContext()
    context.revision = revision
    let foreign = files.incomplete.filter { partOfFile[$0] != index }
    context.isIncomplete = !foreign.isEmpty
    let names = parts[index].names
    for id in foreign {
      guard let declared = files.drafts[Int(id.index)]?.draft.declared else { continue }
      context.declared.formUnion(declared.intersection(names.references))
    }
    if names.isAstray {
      context.otherKeys = parts.indices.filter { $0 != index }.flatMap { parts[$0].names.keys }.sorted()
    }
    return context
  }

  /// What files of kind 'curriculum' say, that named curriculum.yaml at the top first.
  var manifests: [Spanned<Settings>] {
    var found: [Spanned<Settings>] = []
    for id in files.order {
      guard let settings = files.drafts[Int(id.index)]?.draft.settings, !settings.isEmpty else { continue }
      if files.sources[Int(id.index)].path == "curriculum.yaml" {
        found.insert(contentsOf: settings, at: 0)
      } else {
        found += settings
      }
    }
    return found
  }
}
