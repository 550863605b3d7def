import ArgumentParser
import CurriculumCompiler
import CurriculumRuntime

/// `curricc release`: a folder that a static server can serve, with everything apps need to update.
struct ReleaseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "release", abstract: "Adds a release to a folder that apps update from.",
    discussion: """
      Writes the bundle, the diff and the release notes to the release before, deltas from the last ones, checksums, \
      signatures, and last the list that apps poll, releases.json: who is interrupted leaves the old list in place. \
      The content version must have been raised as far as the changes ask for.

      Example: curricc release curriculum -o releases --key release.key

      Exit status: 0 released, or released before, 1 errors in the curriculum, or the version was not raised far \
      enough, 2 usage, or a file that cannot be read or written.
      """)

  @Argument(
    help: ArgumentHelp(
      "The curriculum's folder, or a bundle; here, or 'curriculum', if you name none.", valueName: "source"))
  var source: String?

  @Option(name: [.short, .long], help: "The folder of releases; it is made where it is not there.")
  var output: String

  @Option(
    help: ArgumentHelp(
      "Sign what is written with this secret key: a file, or env:NAME for a variable of the environment.",
      valueName: "secret"))
  var key: String?

  @Option(help: "A file whose first line is the key's password.")
  var passwordFile: String?

  @Option(help: "How many of the last releases get a delta to this one.")
  var deltas = 5

  @Option(help: "Revision of the sources, to be named in the bundle.")
  var sourceRevision: String?

  @Flag(inversion: .prefixedNo, help: "Whether the version must be raised as far as the changes ask for.")
  var gate = true

  @OptionGroup var options: WorkOptions

  func validate() throws {
    if !(0...1000).contains(deltas) { throw ValidationError("--deltas takes a number from 0 to 1000.") }
  }

  func run() throws {
    let secret = try key.map { try SigningKey($0, passwordFile: passwordFile).read() }
    let folder = try ReleaseFolder(output)
    let name = source ?? Workspace.defaultFolder
    let plan = VersionOperand.Plan(
      includesSearch: true, checksContent: true, sourceRevision: sourceRevision)
    let version: OpenVersion
    do {
      version = try VersionOperand(name).open(home: name, plan, threads: options.threads)
    } catch let status as ExitCode where status == ExitStatus.unusable {
      // The curriculum was read, and has errors.
      throw ExitStatus.findings
    }
    let info = version.reader.info
    if try folder.hasReleased(info) {
      Terminal.write(
        "\(info.curriculumName) \(info.contentVersion) was released before; nothing was written\n")
      return
    }
    let change = try folder.latest(of: version.reader).map { previous in
      try ReleaseDiff(OpenVersion(reader: previous), version, policyFolder: nil)
    }
    if gate, let change, !change.gate.isPassed {
      change.reportGate()
      Terminal.writeError("nothing was released\n")
      throw ExitStatus.findings
    }
    let written = try folder.add(version.reader, change: change, deltas: deltas, signedBy: secret)
    Terminal.write(
      "released \(info.curriculumName) \(info.contentVersion) into \(output):\n"
        + written.map { "  \($0)\n" }.joined())
  }
}
