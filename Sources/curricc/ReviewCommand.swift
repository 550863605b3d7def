import ArgumentParser
import CurriculumCompiler

/// `curricc review`: what a change means for learners, as Markdown for a pull request.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Says in a teacher's words what has changed since a revision.",
    discussion: """
      Writes Markdown for a pull request: what learners will see added, changed, moved and removed, new vocabulary by \
      band, what becomes easier or harder, whose progress is touched, and new findings.

      Example: curricc review curriculum --base origin/main

      Exit status: 0 reviewed, 2 usage, no such revision, or a folder that cannot be read.
      """)

  @Argument(help: "The curriculum's folder; here, or 'curriculum', if you name none.")
  var folder: String?

  @Option(help: "The revision to compare with; what both have in common counts.")
  var base: String

  @Option(help: "Lines of each list; the rest is counted.")
  var limit = 50

  @OptionGroup var options: WorkOptions

  func run() throws {
    let workspace = try Workspace(folder ?? Workspace.defaultFolder)
    let head = workspace.load(threads: options.threads)
    let version = try BaseVersion(base, head: head, folder: workspace.folder)
    let pair = options.compiler.compare(base: version.input, head: head)
    let gone = Set(version.input.sources.map(\.path)).subtracting(head.sources.map(\.path))
    let report = ReviewReport(
      pair, changedFiles: gone.union(version.changes.keys), revision: base, limit: limit,
      options: OptionReview(pair, baseLock: version.input.lock, headLock: head.lock))
    Terminal.write(report.render())
  }
}
