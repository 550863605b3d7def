import CurriculumCompiler
import CurriculumRuntime

/// A curriculum's files as far as keys of the cache tell them apart: by digests, without reading what is known already.
struct KnownSources {
  let workspace: Workspace
  /// What is known of each source, in the order of their paths.
  private let records: [FileDigests.Record]
  /// The lock file; nil where there is none.
  private let lock: Lock?
  /// What spelling is checked against; none where it is not.
  private let dictionaries: [DictionaryFiles.Contents]?
  /// What everything depends on beside sources and lock file: the program, how it checks, what lies beside the sources.
  private let surroundings: [UInt8]
  private let options: [String?]
  private let threads: Int
  /// True when an earlier run has looked at the curriculum.
  let areKnown: Bool

  private struct Lock {
    let path: String
    let digest: [UInt8]
    /// Where in it what stands; nil where a line of it is no entry.
    let outline: LockOutline?
  }

  /// Looks at a curriculum; nil where a file cannot be read, or something was found on the way to it, which is rare and
  /// wants mending first.
  ///
  /// - Parameters:
  ///   - options: Whatever else the result depends on, but not those of the parts.
  ///   - digests: What earlier runs know of the sources; nil to look it up.
  init?(
    _ workspace: Workspace, _ plan: LintPlan, options: [String?] = [], checksSpelling: Bool,
    digests: FileDigests? = nil, threads: Int, _ cache: inout WorkCache
  ) {
    guard workspace.foundOnTheWay.all.isEmpty else { return nil }
    var sources = digests ?? FileDigests(sourcesIn: workspace.folder, &cache)
    areKnown = !sources.isEmpty
    guard let records = sources.sources(of: workspace, threads: threads) else { return nil }
    sources.keep(in: &cache)
    if let path = workspace.lockPath {
      var others = FileDigests("lock", in: workspace.folder, &cache)
      guard let digest = others.digest(path: path, { PieceDigest.digest(path: $0, threads: threads) }) else {
        return nil
      }
      others.keep(in: &cache)
      lock = Lock(path: path, digest: digest, outline: Self.outline(path, digest, threads, &cache))
    } else {
      lock = nil
    }
    self.workspace = workspace
    self.records = records
    dictionaries = checksSpelling ? DictionaryFiles.all() : nil
    self.options = options
    self.threads = threads
    var writer = ByteWriter()
    writer.add(byte: checksSpelling ? 1 : 0)
    for dictionary in dictionaries ?? [] {
      writer.add(bytes: FileDigest.rawSHA256(dictionary.affixes) + FileDigest.rawSHA256(dictionary.words))
    }
    surroundings = CacheSurroundings.digest(plan, media: workspace.sizesOfMedia, writer.bytes)
  }

  /// What stands for all of it.
  var key: WorkCache.Key {
    var writer = ByteWriter()
    writer.add(block: surroundings)
    writer.add(block: lock?.digest ?? [])
    writer.add(options.count)
    for option in options { writer.add(option) }
    add(SourceFile.ID.all(records.count), to: &writer)
    return FileDigest.rawSHA256(writer.bytes)
  }

  /// What stands for a group of files, with what was chosen for it before.
  ///
  /// - Parameter shared: What all groups depend on.
  func key(_ group: CurriculumOutline.Group, _ shared: [UInt8]) -> WorkCache.Key {
    var writer = ByteWriter()
    writer.add(block: surroundings)
    writer.add(block: shared)
    for name in group.namespaces.sorted() {
      writer.add(name)
      writer.add(block: lock?.outline?.sections[name]?.digest ?? [])
    }
    add(group.files, to: &writer)
    return FileDigest.rawSHA256(writer.bytes)
  }

  /// What stands for all that findings in a single file depend on beside it: the settings, what lies beside the sources, and
  /// the files that others of the part belong to.
  func frameDigest(_ frame: [SourceFile.ID]) -> [UInt8] {
    var writer = ByteWriter()
    writer.add(block: surroundings)
    writer.add(block: manifest.map { digest($0) } ?? [])
    add(frame, to: &writer)
    return FileDigest.rawSHA256(writer.bytes)
  }

  /// What stands for what was chosen before for a group.
  func lockDigest(_ group: CurriculumOutline.Group) -> [UInt8] {
    var writer = ByteWriter()
    for name in group.namespaces.sorted() {
      writer.add(name)
      writer.add(block: lock?.outline?.sections[name]?.digest ?? [])
    }
    return FileDigest.rawSHA256(writer.bytes)
  }

  /// Under what it is kept what was found in the single files of a group, from one run to the next.
  func loneKey(_ group: CurriculumOutline.Group) -> WorkCache.Key {
    var writer = ByteWriter()
    let kind = dictionaries == nil ? "lone of builds" : "lone"
    for text in [kind, workspace.folder, group.name, ToolIdentity.text] { writer.add(text) }
    return FileDigest.rawSHA256(writer.bytes)
  }

  /// The path of a source.
  func path(_ file: SourceFile.ID) -> String { workspace.sourcePaths[Int(file.index)] }

  private func add(_ files: [SourceFile.ID], to writer: inout ByteWriter) {
    for file in files {
      writer.add(workspace.sourcePaths[Int(file.index)])
      writer.add(bytes: records[Int(file.index)].digest)
    }
  }

  /// The digest of a source.
  func digest(_ file: SourceFile.ID) -> [UInt8] { records[Int(file.index)].digest }

  /// True when the lock file, if there is one, can be taken apart.
  var canBeDivided: Bool { lock.map { $0.outline != nil } ?? true }

  /// How many lines the lock file has.
  var lockLines: Int { lock?.outline?.lines ?? 0 }

  /// How many lines of it are about some names.
  func lockLines(of names: Set<String>) -> Int {
    names.reduce(0) { $0 + (lock?.outline?.sections[$1]?.lines ?? 0) }
  }

  /// The lines of it about some names, by their keys.
  func lockLines(of names: Set<String>, in bytes: [UInt8]) -> [UInt8] {
    lock?.outline?.lines(of: names, in: bytes) ?? []
  }

  /// The files in groups; nil when their heads do not tell what belongs together, or one is no longer what it was.
  func outline(_ limits: YAMLLimits) -> CurriculumOutline? {
    let heads = records.compactMap { FileHead(values: $0.head) }
    guard heads.count == records.count else { return nil }
    var entries: [SourceFile.ID: (source: SourceFile, draft: FileDraft)] = [:]
    for (index, head) in heads.enumerated() where CurriculumOutline.needsReading(head) {
      let file = SourceFile.ID(index)
      guard let source = source(file) else { return nil }
      entries[file] = (source, readFile(source, file, limits: limits))
    }
    return CurriculumOutline(workspace.sourcePaths, heads, entries: entries)
  }

  /// A source, as long as it is what it was.
  func source(_ file: SourceFile.ID) -> SourceFile? {
    workspace.source(file).flatMap { FileDigests.digest($0) == digest(file) ? $0 : nil }
  }

  /// Sources by their files' ids, those of other files empty; nil when one is no longer what it was.
  func sources(_ files: some Collection<SourceFile.ID>, threads: Int) -> [SourceFile]? {
    let loaded = parallelMap(Array(files), threads: threads) { _, file in source(file) }
    var sources = workspace.sourcePaths.map { SourceFile(path: $0, bytes: []) }
    for (file, source) in zip(files, loaded) {
      guard let source else { return nil }
      sources[Int(file.index)] = source
    }
    return sources
  }

  /// The sources, with those read that something was found in; nil where one has changed meanwhile.
  func sources(of findings: [Diagnostic], threads: Int) -> [SourceFile]? {
    var files: Set<SourceFile.ID> = []
    for finding in findings {
      if let span = finding.span { files.insert(span.file) }
      for label in finding.labels { files.insert(label.span.file) }
    }
    return sources(files.sorted(), threads: threads)
  }

  /// What was chosen before for some names; nil when it is no longer what it was.
  func lock(of names: Set<String>) -> DistractorLock? {
    guard let lock else { return DistractorLock() }
    guard let outline = lock.outline, let file = try? RowFile(path: lock.path, isNew: false) else {
      return nil
    }
    return outline.lock(of: names) { range in
      var bytes = [UInt8](repeating: 0, count: range.upperBound <= file.size ? range.count : 0)
      let count = bytes.withUnsafeMutableBytes { try? file.read(into: $0, at: range.lowerBound) }
      return count == range.count ? bytes : nil
    }
  }

  /// The lock file, as long as it is what it was.
  var lockBytes: [UInt8]? {
    guard let lock else { return [] }
    guard case .success(let content) = Workspace.contents(lock.path, limit: .max),
      PieceDigest.digest(content.bytes, threads: threads) == lock.digest
    else { return nil }
    return content.bytes
  }

  /// The compiler of its parts; what courses begin with is taken from the cache, or kept there.
  func partwise(
    _ compiler: Compiler, _ outline: CurriculumOutline, _ cache: inout WorkCache
  ) -> PartwiseCompiler {
    var surroundings = CompilerInput(sources: [], mediaFiles: workspace.sizesOfMedia)
    if let dictionaries { surroundings.spelling = DictionaryFiles.spelling(dictionaries) }
    var partwise = PartwiseCompiler(
      compiler, surroundings, paths: workspace.sourcePaths, manifest: manifest.flatMap { source($0) })
    let read = partwise.prepare(outline) { need in
      cache.value(key(need)).flatMap { CourseOpening($0, file: need.file) }
    } load: {
      source($0)
    }
    for (need, opening) in read { cache.set(key(need), opening.encoded) }
    return partwise
  }

  /// What stands for the first words of a course.
  private func key(_ need: OpeningNeed) -> WorkCache.Key {
    var writer = ByteWriter()
    writer.add("opening")
    writer.add(ToolIdentity.text)
    writer.add(need.words)
    writer.add(workspace.sourcePaths[Int(need.file.index)])
    add(need.files, to: &writer)
    return FileDigest.rawSHA256(writer.bytes)
  }

  /// What all parts depend on.
  func shared(_ partwise: PartwiseCompiler) -> [UInt8] {
    (manifest.map { digest($0) } ?? []) + FileDigest.rawSHA256(partwise.foreignWords)
  }

  private var manifest: SourceFile.ID? {
    workspace.sourcePaths.firstIndex(of: "curriculum.yaml").map { SourceFile.ID($0) }
  }

  private static func outline(
    _ path: String, _ digest: [UInt8], _ threads: Int, _ cache: inout WorkCache
  ) -> LockOutline? {
    var writer = ByteWriter()
    writer.add("lock")
    writer.add(ToolIdentity.text)
    writer.add(bytes: digest)
    let key = FileDigest.rawSHA256(writer.bytes)
    if let bytes = cache.value(key), let known = LockOutline(bytes) { return known }
    guard case .success(let content) = Workspace.contents(path, limit: .max),
      PieceDigest.digest(content.bytes, threads: threads) == digest
    else { return nil }
    let outline = LockOutline(content.bytes)
    if let outline { cache.set(key, outline.encoded) }
    return outline
  }
}
