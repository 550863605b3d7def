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

/// `curricc merge`: the shards of a curriculum in, its bundle out.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Joins the shards of a curriculum into its bundle.",
    discussion: """
      The bundle is byte for byte the one that 'curricc build' makes of the same sources.

      Example: curricc build curriculum --shard 1/2 -o build/1.shard
      Example: curricc build curriculum --shard 2/2 -o build/2.shard
      Example: curricc merge build/1.shard build/2.shard -o build/curriculum.sqlite

      Exit status: 0 built, 1 errors in the curriculum, 2 usage, or a file that cannot be read or written.
      """)

  @Argument(help: "All shards of the curriculum, in any order.", completion: .file())
  var shards: [String]

  @OptionGroup var options: CompileOptions

  @Option(
    name: [.short, .long],
    help: "The bundle's file; build/<name of the curriculum>.sqlite, if you say nothing.")
  var output: String?

  @Option(help: "Where distractors.lock is written, if it changes.", completion: .file())
  var lock: String?

  @Flag(help: "Fail where distractors.lock would change: for continuous integration.")
  var locked = false

  func validate() throws {
    if locked, lock != nil { throw ValidationError("--locked changes no file, so it goes without --lock.") }
  }

  func run() throws {
    if let lock, !FilePath.mayBeReplaced(lock) {
      throw InputError("'\(lock)' is no file, expected where \(DistractorLock.path) is to be")
    }
    let clock = ContinuousClock()
    let start = clock.now
    let set = try ShardSet(shards)
    let findings = set.findings(options.compiler)
    let sources = set.manifest.map { [$0] } ?? []
    options.write(
      [Report.Section(findings, sources: sources, paths: SourcePaths(prefix: "", standpoint: ""))],
      to: STDERR_FILENO)
    guard !findings.hasErrors else {
      if options.format.isForPeople { Terminal.writeError("nothing was built\n") }
      throw ExitStatus.findings
    }
    if locked, set.changesLock {
      Terminal.writeError("error: \(DistractorLock.path) is not up to date; nothing was built\n")
      throw ExitStatus.findings
    }
    let path = output ?? "build/\(makeSlug(from: set.first.name) ?? "curriculum").sqlite"
    BundleWriter.prepareProcess()
    let build = BundleBuild(
      includesSearch: set.first.settings.includesSearch, sourceRevision: set.first.settings.sourceRevision,
      threads: options.threads)
    let content = try set.content()
    let hash = try build.write(content, to: BundleFile(path, makesFolder: output == nil))
    try writeLock(set)
    if options.format.isForPeople {
      Terminal.write(BuildSummary(content, path: path, hash: hash, elapsed: clock.now - start).text)
    }
  }

  private func writeLock(_ set: ShardSet) throws {
    guard set.changesLock else { return }
    guard let lock else {
      Terminal.writeError("\(DistractorLock.path) is not up to date; '--lock FILE' writes it anew\n")
      return
    }
    try AtomicFile.replace(lock, with: try set.lockFile())
    Terminal.writeError("wrote \(lock); read what changed, and commit it\n")
  }
}
