import ArgumentParser
import CurriculumCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Severity: ExpressibleByArgument {}

/// `curricc lint`: what is wrong with a curriculum, and mending it.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Checks a curriculum.",
    discussion: """
      Example: curricc lint curriculum --fix

      Exit status: 0 nothing at or above the failing severity, 1 findings, 2 usage or a folder that cannot be read.
      """)

  @OptionGroup var options: CompileOptions

  @Flag(help: "Mend what can be mended without changing what is taught: missing ids, invisible characters …")
  var fix = false

  @Flag(help: "With --fix: apply the fixes that a person should look at, too.")
  var unsafe = false

  @Option(help: "The least severity that fails: error, warning or info.")
  var failOn: Severity = .error

  func validate() throws {
    if unsafe, !fix { throw ValidationError("--unsafe goes with --fix.") }
  }

  func run() throws {
    let workspace = try Workspace(options.chosenFolder)
    var compilation = options.compiler.compile(workspace.load(threads: options.threads))
    if fix { compilation = try mend(compilation, in: workspace) }
    options.show(compilation, in: workspace, on: STDOUT_FILENO)
    if compilation.diagnostics.all.contains(where: { $0.severity >= failOn }) { throw ExitStatus.findings }
    if options.format == .human, compilation.diagnostics.all.isEmpty { Terminal.write("no findings\n") }
  }

  /// Applies fixes until none is left, and writes the files that changed.
  private func mend(_ first: Compilation, in workspace: Workspace) throws -> Compilation {
    let compiler = options.compiler
    let media = first.curriculum.mediaFiles
    let found = workspace.foundOnTheWay
    let includesUnsafe = unsafe
    let mending = Mending(
      first,
      compile: { compiler.compile(CompilerInput(sources: $0, mediaFiles: media, diagnostics: found)) },
      where: { _, fix, _ in includesUnsafe || fix.safety == .safe })
    for source in mending.compilation.sources where mending.changed.contains(source.path) {
      try AtomicFile.replace(workspace.folder + "/" + source.path, with: source.bytes)
    }
    let files = mending.changed.count.counted("file")
    let fixes = mending.applied.counted("fix").replacing("fixs", with: "fixes")
    Terminal.writeError("applied \(fixes) in \(files)\n")
    for (rule, path) in mending.refused {
      Terminal.writeError("\(path): the fix of \(rule) would not have mended it, and was left out\n")
    }
    return mending.compilation
  }
}
