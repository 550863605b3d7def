import ArgumentParser
import CurriculumCompiler
import CurriculumRuntime

/// `curricc apply`: a bundle and a delta in, the next bundle out.
struct ApplyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply", abstract: "Makes the bundle that a delta leads to.",
    discussion: """
      The result has the content hash that the delta promises, which is worked out again from its rows; otherwise \
      nothing is written. The old bundle may be the output.

      Example: curricc apply 1.2.0.sqlite 1.3.0-from-1.2.0.delta -o 1.3.0.sqlite

      Exit status: 0 applied, 2 usage, a delta for another bundle, or a file that cannot be read or written.
      """)

  @Argument(help: "The bundle that the delta is for.")
  var bundle: String

  @Argument(help: "The delta.")
  var delta: String

  @Option(name: [.short, .long], help: "The new bundle's file.")
  var output: String

  func run() throws {
    let opened = try BundleDelta(path: delta)
    try opened.apply(to: bundle, output: output)
    Terminal.write(
      "wrote \(output): \(opened.targetVersion), \(opened.changes.counted("row")) changed, content hash "
        + "\(opened.targetHash)\n")
  }
}
