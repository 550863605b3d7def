import CurriculumCompiler
import CurriculumRuntime

/// Compiles a curriculum part by part; the rows of parts that are done wait in a file.
///
/// What comes of it is what compiling the whole at once gives, with the memory of the largest part.
struct PartwiseBuild {
  /// What compiling all parts came to.
  struct Outcome {
    let diagnostics: Diagnostics
    /// The sources, sorted by path; those without findings are empty.
    let sources: [SourceFile]
    /// The lock file as it has to be; nil when it is as it was.
    let lock: [UInt8]?
    let counts: ContentCounts
    let media: [MediaFile]
    /// The rows of all parts; empty when a finding is an error.
    let parts: [JoinedRows.Part]
    /// What is kept of each part.
    let summaries: [PartSummary]
  }

  /// Bytes of sources from which on a curriculum is compiled part by part, if nobody says how.
  static let usualSize = 64 << 20
  /// Bytes of sources that are worth a part of their own; smaller groups are taken together.
  static let usualPartSize = 8 << 20

  let workspace: Workspace
  let compiler: Compiler
  let threads: Int

  private let partwise: PartwiseCompiler
  private let outline: CurriculumOutline
  private let parts: [[SourceFile.ID]]
  /// True for the shard that says what concerns no part.
  private let speaksForAll: Bool
  /// curriculum.yaml; nil where there is none.
  let manifest: SourceFile?
  private let sizes: [Int]
  /// The digests of all sources; only for shards, which have to be of the same.
  private let digests: [[UInt8]]

  /// A build of a curriculum; nil when the heads of its files do not tell what belongs together.
  ///
  /// - Parameters:
  ///   - partSize: Bytes of sources that are worth a part of their own.
  ///   - shard: Which groups of files it builds; nil for all.
  init?(
    _ workspace: Workspace, _ compiler: Compiler, threads: Int, partSize: Int, shard: ShardNumber? = nil
  ) {
    self.workspace = workspace
    self.compiler = compiler
    self.threads = threads
    let paths = workspace.sourcePaths
    guard let heads = workspace.heads(threads: threads),
      let digests = shard == nil ? [] : workspace.digests(threads: threads)
    else { return nil }
    self.digests = digests
    let limits = compiler.limits
    var entries: [SourceFile.ID: (source: SourceFile, draft: FileDraft)] = [:]
    for (index, entry) in heads.enumerated() where CurriculumOutline.needsReading(entry.head) {
      let id = SourceFile.ID(index)
      guard let source = workspace.source(id) else { return nil }
      entries[id] = (source, readFile(source, id, limits: limits))
    }
    guard let outline = CurriculumOutline(paths, heads.map(\.head), entries: entries) else { return nil }
    self.outline = outline
    manifest = paths.firstIndex(of: "curriculum.yaml").flatMap { workspace.source(SourceFile.ID($0)) }
    var partwise = PartwiseCompiler(compiler, workspace.surroundings, paths: paths, manifest: manifest)
    partwise.prepare(outline) { workspace.source($0) }
    self.partwise = partwise
    sizes = heads.map(\.bytes)
    let groups = outline.groups.filter { shard?.owns($0) ?? true }
    parts = Self.parts(groups, sizes, partSize)
    speaksForAll = shard.map { $0.number == 1 } ?? true
  }

  /// The settings of curriculum.yaml.
  var settings: Settings { partwise.settings }

  /// Lines of the lock file.
  var lockLines: Int { partwise.lock.count }

  /// SHA-256 over the paths and contents of all sources, the sizes of media and the lock file: what shards agree on.
  var sourcesDigest: String {
    var writer = ByteWriter()
    for (path, digest) in zip(workspace.sourcePaths, digests) {
      writer.add(path)
      writer.add(bytes: digest)
    }
    for (path, size) in workspace.sizesOfMedia.sorted(by: { $0.key < $1.key }) {
      writer.add(path)
      writer.add(size)
    }
    writer.add(bytes: FileDigest.rawSHA256(partwise.lock.bytes))
    return FileDigest.sha256(writer.bytes)
  }

  /// Compiles all parts.
  ///
  /// - Parameters:
  ///   - makeFile: Makes the file where the rows wait, once there are some.
  ///   - start: The first byte of the file for rows.
  ///   - isShard: Whether other parts are compiled elsewhere, so that nothing is said of the whole.
  /// - Returns: nil when the parts bear on each other, so that the whole has to be compiled at once.
  /// - Throws: `BundleError` or `InputError` when rows cannot be written or a file cannot be read.
  func run(rowsTo makeFile: @escaping () throws -> RowFile, at start: Int = 0, isShard: Bool = false) throws
    -> Outcome?
  {
    var sources = workspace.sourcePaths.map { SourceFile(path: $0, bytes: []) }
    var diagnostics = Diagnostics()
    var summaries: [PartSummary] = []
    let rows = PartRows(
      to: makeFile, at: start, for: isShard ? .others : .none, folder: workspace.folder, threads: threads)
    for part in parts {
      let loaded = parallelMap(part, threads: threads) { _, id in workspace.source(id) }
      for (id, source) in zip(part, loaded) {
        guard let source else { return nil }
        sources[Int(id.index)] = source
      }
      let compilation = partwise.compile(part, of: sources)
      diagnostics.append(compilation.findings)
      summaries.append(compilation.summary)
      if !diagnostics.hasErrors, let completed = compilation.completed { try rows.add(completed) }
      for id in part { sources[Int(id.index)] = SourceFile(path: sources[Int(id.index)].path, bytes: []) }
    }
    try rows.finish()
    if !PartFacts.areIndependent(summaries.map(\.facts), areShards: isShard) {
      // A shard says what is wrong with its parts; the whole has to be compiled anew for that.
      guard isShard, diagnostics.hasErrors else { return nil }
    }
    if isShard {
      let early = partwise.early
      var findings = early.findings
      if speaksForAll {
        summaries.append(early.summary)
      } else {
        findings.transform { $0.severity == .error ? $0 : nil }
      }
      diagnostics.append(findings)
    } else {
      diagnostics.append(partwise.findings(summaries))
    }
    for id in Set(diagnostics.all.compactMap { $0.span?.file }) {
      if let source = workspace.source(id) { sources[Int(id.index)] = source }
    }
    return Outcome(
      diagnostics: diagnostics, sources: sources,
      lock: LockLines.file(of: summaries.map(\.lines), replacing: partwise.lock),
      counts: rows.counts, media: rows.mediaFiles, parts: diagnostics.hasErrors ? [] : rows.parts,
      summaries: summaries)
  }

  /// Takes small groups together until they are worth a part.
  private static func parts(_ groups: [CurriculumOutline.Group], _ sizes: [Int], _ partSize: Int)
    -> [[SourceFile.ID]]
  {
    var parts: [[SourceFile.ID]] = []
    var part: [SourceFile.ID] = []
    var bytes = 0
    for group in groups {
      part += group.files
      bytes += group.files.reduce(0) { $0 + sizes[Int($1.index)] }
      guard bytes >= partSize else { continue }
      parts.append(part.sorted())
      (part, bytes) = ([], 0)
    }
    return part.isEmpty ? parts : parts + [part.sorted()]
  }
}
