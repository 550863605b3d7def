import ArgumentParser
import CurriculumCompiler
import CurriculumRuntime

/// `curricc stats`: what a curriculum has, in figures, and what has become of them since another version.
struct StatsCommand: ParsableCommand {
  /// How figures are written.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case human, json, html
  }

  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Counts what a curriculum or a bundle has.",
    discussion: """
      Words by band, how often they come back, questions, difficulty, places of keys, media, topics, objectives, \
      origins of wrong options. A version is a bundle, a curriculum's folder, or a git revision of one ('rev:v1.2.0').

      Example: curricc stats curriculum --base rev:v1.2.0

      Exit status: 0 counted, 2 usage, or a version that cannot be read or built.
      """)

  @Argument(help: ArgumentHelp("What to count.", valueName: "version"))
  var version: String?

  @Option(help: ArgumentHelp("Show the changes since this version too.", valueName: "version"))
  var base: String?

  @Option(help: "How the figures are written: human, json (schemas/stats.schema.json), html (one page).")
  var format = Format.human

  @Option(name: [.short, .long], help: "Write the figures to this file instead of standard output.")
  var output: String?

  @OptionGroup var options: WorkOptions

  func run() throws {
    let target = VersionOperand(version ?? Workspace.defaultFolder)
    let former = base.map { VersionOperand($0) }
    let home = target.folder ?? former?.folder ?? Workspace.defaultFolder
    var statistics = try count(target, home: home)
    if let former { statistics = statistics.compared(with: try count(former, home: home)) }
    let text =
      switch format {
      case .human: StatisticsText(statistics).render()
      case .json: statistics.json
      case .html: StatisticsPage(statistics).render()
      }
    if let output { try AtomicFile.replace(output, with: Array(text.utf8)) } else { Terminal.write(text) }
  }

  private func count(_ operand: VersionOperand, home: String) throws -> BundleStatistics {
    let open = try operand.open(home: home, VersionOperand.Plan(), threads: options.threads)
    return try BundleStatistics(open.reader, settings: open.settings ?? Settings())
  }
}
