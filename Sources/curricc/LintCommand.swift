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

  /// Applies fixes until none is left, five times at most, and writes the files that changed.
  private func mend(_ first: Compilation, in workspace: Workspace) throws -> Compilation {
    var compilation = first
    var changed: Set<String> = []
    var applied = 0
    for _ in 0..<5 {
      let outcome = FixApplier.apply(
        compilation.diagnostics.sorted, to: compilation.sources, includesUnsafe: unsafe)
      guard outcome.applied > 0 else { break }
      var byPath = Dictionary(uniqueKeysWithValues: compilation.sources.map { ($0.path, $0) })
      for source in outcome.changed {
        byPath[source.path] = source
        changed.insert(source.path)
      }
      applied += outcome.applied
      var input = CompilerInput(
        sources: Array(byPath.values), mediaFiles: compilation.curriculum.mediaFiles)
      input.diagnostics = workspace.foundOnTheWay
      compilation = options.compiler.compile(input)
    }
    for source in compilation.sources where changed.contains(source.path) {
      try AtomicFile.replace(workspace.folder + "/" + source.path, with: source.bytes)
    }
    let files = changed.count.counted("file")
    Terminal.writeError("applied \(applied.counted("fix").replacing("fixs", with: "fixes")) in \(files)\n")
    return compilation
  }
}
