import ArgumentParser
import CurriculumCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `curricc distract`: chooses wrong answers, keeps them in the lock file, and explains them.
struct DistractCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "distract", abstract: "Chooses wrong answers where authors wrote none, and explains them.",
    discussion: """
      What is chosen is kept in distractors.lock, one line an item: read it, and commit it. It changes only where \
      an answer, its question or the policy changed, or where what was chosen has become right or is gone.

      Example: curricc distract curriculum
      Example: curricc distract curriculum --explain es/hola
      Example: curricc distract curriculum --refresh

      Exit status: 0 done, 1 errors in the curriculum, no such item, or with --check a file that is not up to date; \
      2 usage, or a file that cannot be read or written.
      """)

  @Argument(help: "The curriculum's folder; here, or 'curriculum', if you name none.")
  var folder: String?

  @OptionGroup var options: CompileOptions

  @Option(help: "Explain the wrong answers of an item: 'es/hola', 'physics/phy-mcq-03'. Nothing is written.")
  var explain: String?

  @Option(help: "With --explain: candidates to list.")
  var candidates = 20

  @Flag(help: "Choose everything anew, whatever the lock file says.")
  var refresh = false

  @Flag(help: "Fail where the lock file would change, instead of writing it.")
  var check = false

  func validate() throws {
    if candidates < 0 { throw ValidationError("--candidates takes 0 or more.") }
    if explain != nil, refresh || check {
      throw ValidationError("--explain writes nothing, so it goes with neither --refresh nor --check.")
    }
  }

  func run() throws {
    let workspace = try Workspace(folder ?? Workspace.defaultFolder)
    let input = workspace.load(threads: options.threads)
    var compiler = options.compiler
    if refresh { compiler.plan.distractors = .refresh }
    let compilation = compiler.compile(input)
    if let explain { return try write(compilation.explainOptions(of: explain, lock: input.lock), explain) }
    let paths = SourcePaths(folder: workspace.folder)
    let found = compilation.diagnostics.about(["distractor"])
    options.write([Report.Section(found, sources: compilation.sources, paths: paths)], to: STDERR_FILENO)
    guard let completed = compilation.completed else {
      if options.format.isForPeople {
        Terminal.writeError("nothing was chosen: 'curricc lint' says what is wrong with the curriculum\n")
      }
      throw ExitStatus.findings
    }
    try LockFile(workspace.folder).take(completed.options.lock, isLocked: check)
    guard options.format.isForPeople else { return }
    Terminal.write(completed.options.summary + "\n")
  }

  private func write(_ explanations: [OptionExplanation], _ name: String) throws {
    guard !explanations.isEmpty else {
      throw InputError(
        "no item that is called '\(name)' gets wrong answers chosen; name one as in distractors.lock")
    }
    Terminal.write(explanations.map { $0.text(limit: candidates) }.joined(separator: "\n"))
  }
}
