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

/// `curricc diff`: what has changed from one version to another, and what it does to learners' progress.
struct DiffCommand: ParsableCommand {
  /// How a diff is written.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case human, json, markdown, html
  }

  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Says what has changed between two versions, and what learners keep.",
    discussion: """
      Each version is a bundle, a curriculum's folder, or a git revision of one ('rev:v1.2.0').

      Example: curricc diff release/1.2.0.sqlite curriculum --gate

      Exit status: 0 compared, 1 the version was not raised as far as the changes ask for (with --gate), 2 usage, \
      or a version that cannot be read, built or compared.
      """)

  @Argument(help: ArgumentHelp("The version learners have.", valueName: "old"))
  var old: String

  @Argument(help: ArgumentHelp("The version they are to get.", valueName: "new"))
  var new: String

  @Option(
    help:
      "How the diff is written: human, json (the released form, schemas/diff.schema.json), markdown (release notes), html (one page)."
  )
  var format = Format.human

  @Option(name: [.short, .long], help: "Write the diff to this file instead of standard output.")
  var output: String?

  @Flag(help: "Fail where the content version was not raised as far as the changes ask for.")
  var gate = false

  @Option(help: "Write the rows that differ to this file, for 'curricc apply'.")
  var delta: String?

  @Option(
    help:
      "The folder whose curriculum.yaml says what releases ask for; that of the new version, if you say nothing."
  )
  var curriculum: String?

  @Option(help: "Changes of a list that are shown to people; 0 for all.")
  var limit = 200

  @OptionGroup var options: WorkOptions

  func validate() throws {
    if limit < 0 { throw ValidationError("--limit takes 0 or more.") }
  }

  func run() throws {
    let (base, target) = (VersionOperand(old), VersionOperand(new))
    let home = curriculum ?? target.folder ?? base.folder ?? Workspace.defaultFolder
    let plan = VersionOperand.Plan(includesSearch: delta != nil)
    let before = try base.open(home: home, plan, threads: options.threads)
    let after = try target.open(home: home, plan, threads: options.threads)
    let release = try ReleaseDiff(before, after, policyFolder: curriculum)
    try write(release)
    if let delta {
      let made = try DeltaMaker(base: before.reader, target: after.reader).write(to: delta)
      Terminal.writeError(
        "wrote \(delta): \(made.changes.counted("row")) from \(made.baseVersion) to \(made.targetVersion)\n")
    }
    guard gate else { return }
    release.reportGate()
    if !release.gate.isPassed { throw ExitStatus.findings }
  }

  private func write(_ release: ReleaseDiff) throws {
    let isForTerminal = output == nil && Terminal.showsColour(STDOUT_FILENO)
    let text: String =
      switch format {
      case .human: DiffText(release.diff, usesColour: isForTerminal, limit: limit).render()
      case .json: release.diff.json(release.gate)
      case .markdown: DiffMarkdown(release.diff, limit: limit).render()
      case .html: DiffPage(release.diff, release.gate).render()
      }
    if let output { try AtomicFile.replace(output, with: Array(text.utf8)) } else { Terminal.write(text) }
  }
}
