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

  /// A build of a curriculum; nil when the heads of its files do not tell what belongs together.
  ///
  /// - Parameter partSize: Bytes of sources that are worth a part of their own.
  init?(_ workspace: Workspace, _ compiler: Compiler, threads: Int, partSize: Int) {
    self.workspace = workspace
    self.compiler = compiler
    self.threads = threads
    let paths = workspace.sourcePaths
    guard let heads = workspace.heads(threads: threads) else { return nil }
    let limits = compiler.limits
    var entries: [SourceFile.ID: (source: SourceFile, draft: FileDraft)] = [:]
    for (index, entry) in heads.enumerated() where CurriculumOutline.needsReading(entry.head) {
      let id = SourceFile.ID(index)
      guard let source = workspace.source(id) else { return nil }
      entries[id] = (source, readFile(source, id, limits: limits))
    }
    guard let outline = CurriculumOutline(paths, heads.map(\.head), entries: entries) else { return nil }
    self.outline = outline
    let manifest = paths.firstIndex(of: "curriculum.yaml").flatMap { workspace.source(SourceFile.ID($0)) }
    var partwise = PartwiseCompiler(compiler, workspace.surroundings, paths: paths, manifest: manifest)
    partwise.prepare(outline) { workspace.source($0) }
    self.partwise = partwise
    parts = Self.parts(outline.groups, heads.map(\.bytes), partSize)
  }

  /// The settings of curriculum.yaml.
  var settings: Settings { partwise.settings }

  /// Compiles all parts.
  ///
  /// - Parameter file: Where the rows wait; nil when nobody wants them.
  /// - Returns: nil when the parts bear on each other, so that the whole has to be compiled at once.
  /// - Throws: `BundleError` or `InputError` when rows cannot be written or a file cannot be read.
  func run(rowsTo file: RowFile?) throws -> Outcome? {
    var sources = workspace.sourcePaths.map { SourceFile(path: $0, bytes: []) }
    var diagnostics = Diagnostics()
    var summaries: [PartSummary] = []
    var counts = ContentCounts()
    var media: [String: MediaFile] = [:]
    var runs: [JoinedRows.Part] = []
    for part in parts {
      let loaded = parallelMap(part, threads: threads) { _, id in workspace.source(id) }
      for (id, source) in zip(part, loaded) {
        guard let source else { return nil }
        sources[Int(id.index)] = source
      }
      let compilation = partwise.compile(part, of: sources)
      diagnostics.append(compilation.findings)
      summaries.append(compilation.summary)
      if let file, !diagnostics.hasErrors, let completed = compilation.completed {
        let curriculum = completed.checked.curriculum
        counts.add(ContentCounts(curriculum))
        for found in try MediaDigests(workspace.folder).digests(of: curriculum) where media[found.path] == nil {
          media[found.path] = found
        }
        let content = BuiltContent(completed, media: [])
        let run = try RowRun(
          BundleWriter.Content(rows: content.rows, search: content.search), to: file,
          at: runs.last?.run.end ?? 0)
        runs.append((file, run))
      }
      for id in part { sources[Int(id.index)] = SourceFile(path: sources[Int(id.index)].path, bytes: []) }
    }
    guard PartFacts.areIndependent(summaries.map(\.facts)) else { return nil }
    diagnostics.append(partwise.findings(summaries, of: sources))
    for id in Set(diagnostics.all.compactMap { $0.span?.file }) {
      if let source = workspace.source(id) { sources[Int(id.index)] = source }
    }
    return Outcome(
      diagnostics: diagnostics, sources: sources,
      lock: LockLines.file(of: summaries.map(\.lines), replacing: partwise.lock), counts: counts,
      media: media.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
      parts: diagnostics.hasErrors ? [] : runs)
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
