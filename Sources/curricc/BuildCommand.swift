import ArgumentParser
import CurriculumCompiler
import CurriculumRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `curricc build`: sources in, a bundle out.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Checks a curriculum and builds its bundle.",
    discussion: """
      The bundle takes the place of the old one only when it is whole: a crash, a full disk or an interruption \
      leaves the old one as it was.

      Example: curricc build curriculum -o build/curriculum.sqlite

      Example: curricc build curriculum -o build/new.sqlite --diff-against released.sqlite

      Exit status: 0 built, 1 errors in the curriculum, 2 usage, or a file that cannot be read or written.
      """)

  @Argument(help: "The curriculum's folder; here, or 'curriculum', if you name none.")
  var folder: String?

  @OptionGroup var options: CompileOptions

  @OptionGroup var caching: CacheOptions

  @Option(
    name: [.short, .long],
    help: "The bundle's file; build/<name of the curriculum>.sqlite, if you say nothing.")
  var output: String?

  @Flag(inversion: .prefixedNo, help: "Whether the full-text index is made, the only part that needs FTS5.")
  var search = true

  @Flag(
    help:
      "Check the structure alone, without which no app could load it; for a quick look at unfinished work.")
  var structural = false

  @Flag(inversion: .prefixedNo, help: "Whether wrong answers are chosen where authors wrote none.")
  var distractors = true

  @Flag(help: "Fail where distractors.lock would change, instead of writing it: for continuous integration.")
  var locked = false

  @Option(help: "Revision of the sources, to be named in the bundle.")
  var sourceRevision: String?

  @Option(
    help:
      "The bundle that learners have: what changes for them is written beside the new one, as <output>.diff.json."
  )
  var diffAgainst: String?

  @Flag(
    inversion: .prefixedNo,
    help:
      "Whether parts are compiled one by one, with less memory; if you say nothing, from 64 MB of sources on."
  )
  var stream: Bool?

  @Option(
    help:
      "Build one of several shards, 3/16 for the third of sixteen, to be joined by 'curricc merge'; needs --output."
  )
  var shard: ShardNumber?

  @Option(help: .hidden)
  var partSize = PartwiseBuild.usualPartSize

  func validate() throws {
    guard shard != nil else { return }
    if output == nil { throw ValidationError("--shard needs --output.") }
    if diffAgainst != nil {
      throw ValidationError("--diff-against goes with whole bundles, not with --shard.")
    }
    if stream == false { throw ValidationError("a shard is compiled part by part: leave out --no-stream.") }
  }

  func run() throws {
    let clock = ContinuousClock()
    let start = clock.now
    BundleWriter.prepareToRead()
    let workspace = try Workspace(folder ?? Workspace.defaultFolder)
    // Opened before anything is built: it may be the file that the new bundle replaces.
    let released = try diffAgainst.map { try BundleReader(path: $0) }
    if let shard { return try buildShard(shard, workspace, since: start) }
    var memory = try released == nil ? memory(of: workspace) : nil
    if !caching.checkCache, let result = memory?.recall(output: output) {
      return try say(result, workspace, since: start)
    }
    let count = workspace.sourceCount
    Terminal.showProgress("reading and checking \(BuildSummary.grouped(count)) files", of: count)
    guard let outcome = try compile(workspace, &memory) else { throw nothingBuilt() }
    let content = outcome.content
    let path = output ?? SourceBuild.usualPath(outcome.settings)
    BundleWriter.prepareProcess()
    // The lock file is still the one that the parts in the cache go with.
    let check = try caching.checkCache ? makeFromCache(path, &memory) : nil
    try LockFile(workspace.folder).take(outcome.lock, isLocked: locked)
    Terminal.showProgress("writing \(BuildSummary.grouped(content.counts.cards)) cards", of: count)
    let file = try BundleFile(path, makesFolder: output == nil)
    let witness = memory.map { _ in BundleWitness(threads: options.threads) }
    let (hash, isAsCompiled) = try write(outcome, workspace, to: file, path, witness, &memory)
    Terminal.showProgress("", of: count)
    if let released { try writeDiff(from: released, to: path, outcome.settings) }
    try check?.compare(outcome.findings, path)
    try keep(outcome, path, hash, witness?.product(at: path), isAsCompiled: isAsCompiled, in: &memory)
    if options.format.isForPeople {
      Terminal.write(BuildSummary(content, path: path, hash: hash, elapsed: clock.now - start).text)
    }
    // Giving a million cards back one by one would take longer than making an index of them.
    withExtendedLifetime(content) { Terminal.endProcess() }
  }

  /// Compiles the curriculum, as a whole or what has changed of it; nil when a finding is an error.
  private func compile(_ workspace: Workspace, _ memory: inout BuildMemory?) throws -> SourceBuild.Outcome? {
    if !caching.checkCache, keepsParts(workspace),
      case .compiled(let outcome) = try compileParts(
        &memory, copiesBundle: true, { report($0, $1, workspace) })
    {
      return outcome
    }
    return try source(workspace).compile { report($0, $1, workspace) }
  }

  /// Compiles what has changed since an earlier build that is remembered.
  private func compileParts(
    _ memory: inout BuildMemory?, copiesBundle: Bool = false,
    _ report: (Diagnostics, [SourceFile]) -> Void = { _, _ in }
  ) throws -> CachedBuild.Outcome {
    try memory?.compileParts(compiler, to: output, copiesBundle: copiesBundle, report: report)
      ?? .isNotPossible
  }

  /// True where the rows of parts are worth the room that they take in the cache.
  private func keepsParts(_ workspace: Workspace) -> Bool {
    stream == nil && workspace.sourceBytes < PartwiseBuild.usualSize
      && workspace.sourceBytes >= min(CachedBuild.usualSize, partSize)
  }

  private func source(_ workspace: Workspace) -> SourceBuild {
    SourceBuild(
      workspace: workspace, compiler: compiler, threads: options.threads, output: output, isPartwise: stream,
      partSize: partSize)
  }

  /// Writes the bundle; what is damaged in the cache is made anew.
  ///
  /// - Returns: The content hash, and whether the bundle is of what was compiled, not of sources that were read again.
  private func write(
    _ outcome: SourceBuild.Outcome, _ workspace: Workspace, to file: BundleFile, _ path: String,
    _ witness: BundleWitness?, _ memory: inout BuildMemory?
  ) throws -> (hash: String, isAsCompiled: Bool) {
    let build = bundleBuild
    do {
      let exchange = memory?.exchange(at: path, for: outcome.parts, media: outcome.content.media)
      return (try build.write(outcome.content, to: file, exchange, witness: witness), true)
    } catch let error as BundleError where error.code == .damaged && outcome.usesCache {
      memory?.forgetRows()
      guard let outcome = try source(workspace).compile(report: { _, _ in }) else { throw nothingBuilt() }
      return (try build.write(outcome.content, to: file, witness: witness), false)
    }
  }

  /// Makes the same bundle from what the cache has, before the old one is gone; nil where that is not possible.
  private func makeFromCache(_ path: String, _ memory: inout BuildMemory?) throws -> CacheCheck? {
    guard case .compiled(let parts) = try compileParts(&memory) else { return nil }
    return try CacheCheck(parts, path, bundleBuild, &memory)
  }

  private var bundleBuild: BundleBuild {
    BundleBuild(includesSearch: search, sourceRevision: sourceRevision, threads: options.threads)
  }

  /// What the last build of the same sources came to; nil where nobody remembers.
  private func memory(of workspace: Workspace) throws -> BuildMemory? {
    guard let cache = try caching.open() else { return nil }
    return BuildMemory(
      workspace, compiler.plan, options: ["build", "\(search)", sourceRevision], threads: options.threads,
      cache
    )
  }

  /// Says what a build came to that need not be done again.
  private func say(_ result: BuildMemory.Result, _ workspace: Workspace, since start: ContinuousClock.Instant)
    throws
  {
    let files = Set(result.findings.compactMap { $0.span?.file })
    let sources = SourceFile.ID.all(workspace.sourceCount).map { file in
      (files.contains(file) ? workspace.source(file) : nil)
        ?? SourceFile(path: workspace.sourcePaths[Int(file.index)], bytes: [])
    }
    report(Diagnostics(result.findings), sources, workspace)
    // A run that had nothing to do still clears away what one left that was killed.
    try BundleFile(output ?? result.usualPath, makesFolder: false).removeLeftovers()
    guard options.format.isForPeople else { return }
    let summary = BuildSummary(
      result.title, result.counts, path: output ?? result.usualPath, hash: result.contentHash,
      elapsed: ContinuousClock.now - start, isOld: true)
    Terminal.write(summary.text)
  }

  /// Remembers what was built, and of what; with `--check-cache` that it is what was remembered.
  ///
  /// - Parameters:
  ///   - product: The bundle's file; nil where another run has put its own in its place.
  ///   - isAsCompiled: Whether it is of what was compiled.
  private func keep(
    _ outcome: SourceBuild.Outcome, _ path: String, _ hash: String,
    _ product: (digest: [UInt8], stamp: FileStamp)?, isAsCompiled: Bool,
    in memory: inout BuildMemory?
  ) throws {
    guard memory != nil, let (digest, stamp) = product else { return }
    let result = BuildMemory.Result(
      findings: outcome.findings.sorted, bundle: digest, contentHash: hash, title: outcome.content.title,
      counts: outcome.content.counts.words, usualPath: SourceBuild.usualPath(outcome.settings),
      media: outcome.content.media)
    if caching.checkCache {
      if let other = memory?.remembered, other != result { CacheOptions.fail("results") }
    }
    // A lock file that was written makes other sources of them.
    if outcome.lock == nil {
      memory?.keep(result, isOfKnownSources: outcome.isOfKnownSources && isAsCompiled)
    }
    memory?.keep(outcome.parts, bundle: digest, stamp, at: path)
    memory?.write()
  }

  private func writeDiff(from released: BundleReader, to path: String, _ settings: Settings) throws {
    var diff = try BundleDiff(base: released, target: BundleReader(path: path))
    _ = diff.allow(settings.releases.allowances)
    let text = diff.json(VersionGate(diff, settings.releases))
    try AtomicFile.replace(path + ".diff.json", with: Array(text.utf8))
  }

  private var compiler: Compiler {
    var compiler = options.compiler
    compiler.plan.isStructuralOnly = structural
    if !distractors { compiler.plan.distractors = .none }
    return compiler
  }

  private func buildShard(
    _ shard: ShardNumber, _ workspace: Workspace, since start: ContinuousClock.Instant
  ) throws {
    let target = try BundleFile(output ?? "", makesFolder: false)
    guard
      let build = PartwiseBuild(
        workspace, compiler, threads: options.threads, partSize: partSize, shard: shard)
    else {
      if let path = workspace.unreadablePath { throw InputError("'\(path)' cannot be read") }
      throw InputError(
        "what of '\(workspace.folder)' belongs together cannot be told from the heads of its files; "
          + "build it without --shard")
    }
    let rows = { try target.makeRowFile() }
    guard let outcome = try build.run(rowsTo: rows, at: ShardFile.start, isShard: true) else {
      throw InputError("parts of '\(workspace.folder)' bear on each other; build it without --shard")
    }
    report(outcome.diagnostics, outcome.sources, workspace)
    guard !outcome.diagnostics.hasErrors else { throw nothingBuilt() }
    if locked, outcome.summaries.contains(where: { $0.lines?.areKept == false }) {
      try LockFile(workspace.folder).take([], isLocked: true)
    }
    let file = ShardBuild(
      shard: shard, workspace: workspace, isStructuralOnly: structural, choosesDistractors: distractors,
      includesSearch: search, sourceRevision: sourceRevision)
    try file.write(outcome, build, to: target)
    if options.format.isForPeople {
      let summary = BuildSummary(
        "shard \(shard.number) of \(shard.count)", outcome.counts.words, path: output ?? "", hash: nil,
        elapsed: ContinuousClock.now - start)
      Terminal.write(summary.text)
    }
  }

  private func report(_ diagnostics: Diagnostics, _ sources: [SourceFile], _ workspace: Workspace) {
    Terminal.showProgress("", of: workspace.sourceCount)
    let paths = SourcePaths(folder: workspace.folder)
    options.write([Report.Section(diagnostics, sources: sources, paths: paths)], to: STDERR_FILENO)
  }

  private func nothingBuilt() -> any Error {
    if options.format.isForPeople { Terminal.writeError("nothing was built\n") }
    return ExitStatus.findings
  }
}
