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

extension Severity: ExpressibleByArgument {}
extension Profile: ExpressibleByArgument {}

/// `curricc lint`: what is wrong with a curriculum, and mending it.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Checks curricula, or files and folders of them.",
    discussion: """
      The curriculum that a file or folder lies in is found by its curriculum.yaml, and checked as a whole; what is \
      reported and mended is what you named.

      Example: curricc lint curriculum --fix
      Example: curricc lint curriculum --fix --diff
      Example: curricc lint curriculum/decks curriculum/quizzes/physics.yaml --format github

      Exit status: 0 nothing at or above the failing severity, 1 findings, or fixes with --diff; 2 usage or a path that cannot be read.
      """)

  @Argument(
    help: "Curricula, or files and folders of them; the folder here, or 'curriculum', if you name none.",
    completion: .file())
  var paths: [String] = []

  @OptionGroup var options: CompileOptions

  @Flag(help: "Mend what can be mended without changing what is taught: missing ids, invisible characters …")
  var fix = false

  @Flag(help: "With --fix or --diff: the fixes that a person should look at, too.")
  var unsafe = false

  @Flag(help: "Write nothing; show what --fix would change, and end with 1 if there is anything.")
  var diff = false

  @Option(help: "The least severity that fails: error, warning or info.")
  var failOn: Severity = .error

  @OptionGroup var selection: LintSelection

  @OptionGroup var caching: CacheOptions

  @Option(help: "How closely to check, whatever curriculum.yaml says: strict, default or lenient.")
  var profile: Profile?

  @Flag(help: "Print on standard error how long each rule took.")
  var timings = false

  func validate() throws {
    if unsafe, !fix, !diff { throw ValidationError("--unsafe goes with --fix or --diff.") }
  }

  func run() throws {
    BundleWriter.prepareToRead()
    let targets = try LintTarget.targets(paths.isEmpty ? [Self.defaultPath] : paths)
    let baseline = try selection.readBaseline(targets)
    var cache = isCached ? try caching.open() : nil
    var mender = SourceMender(compiler, includesUnsafe: unsafe)
    if diff { return try show(&mender, targets) }
    var sections = try targets.map { target in
      if var known = cache {
        defer { cache = known }
        return try section(target, &known)
      }
      let workspace = try Workspace(target.folder)
      var version = try selection.compile(workspace, compiler, threads: options.threads)
      if fix {
        version.follow(
          try mender.mend(version.compilation, of: target, in: workspace, within: version.scope))
      }
      if timings { RuleTimings(version.compilation.timings).print() }
      var section = target.section(version.compilation.diagnostics, version.compilation.sources)
      version.select(in: &section)
      return section
    }
    let writing = cache?.beginWriting(threads: options.threads)
    // Nobody waits for what is kept but the end of the process.
    defer { try? writing?.value() }
    if fix { Terminal.writeError(mender.summary(isWritten: true) + "\n") }
    try selection.apply(baseline, to: &sections, of: targets)
    let report = options.write(sections, failing: failOn, to: STDOUT_FILENO)
    if report.fails { throw ExitStatus.findings }
    if options.format.isForPeople, report.isEmpty { Terminal.write("no findings\n") }
  }

  /// True when what an earlier run found may be used.
  private var isCached: Bool { selection.since == nil && !fix && !timings }

  /// What is found in a curriculum, as far as an earlier run has not found it already.
  private func section(_ target: LintTarget, _ cache: inout WorkCache) throws -> Report.Section {
    let check: CachedCheck
    if options.threads > 1 {
      // Taking apart what is known of the files takes a third of the time that looking for them does.
      let looking = Promise(onThread: { try Workspace(target.folder) })
      let digests = FileDigests(sourcesIn: Workspace.withoutTrailingSlash(target.folder), &cache)
      check = CachedCheck(try looking.value(), compiler, threads: options.threads, digests: digests)
    } else {
      check = CachedCheck(try Workspace(target.folder), compiler, threads: options.threads)
    }
    let found = check.run(&cache)
    if caching.checkCache, check.compileAll().diagnostics.sorted != found.diagnostics.sorted {
      CacheOptions.fail("findings")
    }
    return target.section(found.diagnostics, found.sources)
  }

  /// What is linted when the user names nothing: as for other commands, or the folder here within a curriculum.
  private static var defaultPath: String {
    access(Workspace.defaultFolder, F_OK) == 0 ? Workspace.defaultFolder : "."
  }

  /// Prints what the fixes would change.
  private func show(_ mender: inout SourceMender, _ targets: [LintTarget]) throws {
    for target in targets {
      let workspace = try Workspace(target.folder)
      let version = try selection.compile(workspace, compiler, threads: options.threads)
      let files = mender.mended(version.compilation, of: target, in: workspace, within: version.scope)
      for file in files {
        Terminal.write(UnifiedDiff(from: file.old, to: file.bytes).render(path: file.path))
      }
    }
    Terminal.writeError(mender.summary(isWritten: false) + "\n")
    if mender.hasChanges { throw ExitStatus.findings }
  }

  private var compiler: Compiler {
    var compiler = options.compiler
    compiler.plan.profile = profile
    compiler.plan.wantsChoices = false
    if timings { compiler.plan.clock = RuleTimings.clock }
    return compiler
  }
}
