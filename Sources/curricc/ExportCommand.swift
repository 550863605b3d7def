import ArgumentParser
import CurriculumRuntime
import Interchange

/// `curricc export`: a bundle in the formats of apps and question banks.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes a bundle in the format of an app or a question bank.",
    discussion: """
      \(targets)

      What a target cannot carry is said on standard error, thing by thing with --report json. All files are written, or \
      none.

      Example: curricc export gift build/curriculum.sqlite -o questions.gift
      Example: curricc export indi build/curriculum.sqlite -o indi --report json > indi-report.json

      Exit status: 0 done, 2 usage, or a bundle that cannot be read, or a place that cannot be written.
      """)

  @Argument(help: "The target.", completion: .list(ExportTarget.all.map(\.name)))
  var target: ExportTarget

  @Argument(help: "The bundle.", completion: .file())
  var bundle: String

  @Option(
    name: .shortAndLong, help: "Where to write: a file, or a folder for targets of several files.",
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Of tong: the PostgreSQL database to load, by psql, in place of -o.", valueName: "address"))
  var direct: String?

  @Flag(help: "Of tong: leave out what makes the tables.")
  var contentOnly = false

  @Option(
    help: ArgumentHelp("Of anki: the curriculum's folder, for sound and pictures.", valueName: "folder"),
    completion: .directory)
  var media: String?

  @Option(
    help: ArgumentHelp("Of kolibri: the licence of all content, such as 'CC BY-SA'.", valueName: "name"),
    completion: .list(ExportTarget.kolibriLicences))
  var licence: String?

  @Option(help: ArgumentHelp("Of kolibri: who holds the rights.", valueName: "name"))
  var holder: String?

  @Flag(help: "Replace files that are there already.")
  var force = false

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Questions of these owners alone: \(owners.joined(separator: ", ")).", valueName: "owner"),
    completion: .list(owners))
  var only: [String] = []

  @Option(help: "How it is said what was carried: human, to standard error, or json, to standard output.")
  var report = ReportStyle.human

  /// How the report is written.
  enum ReportStyle: String, ExpressibleByArgument, CaseIterable {
    case human
    case json
  }

  private static let owners = ExportKind.allCases.compactMap(\.owner)

  private static var targets: String {
    let width = ExportTarget.all.map(\.name.count).max() ?? 0
    return ExportTarget.all.map { target in
      "  \(target.name)\(String(repeating: " ", count: width - target.name.count))  \(target.summary)"
    }.joined(separator: "\n")
  }

  func validate() throws {
    if (output == nil) == (direct == nil) {
      throw ValidationError("say with -o where to write\(target.name == "tong" ? ", or --direct" : "")")
    }
    if target.name != "tong", direct != nil || contentOnly {
      throw ValidationError("--direct and --content-only go with the target tong")
    }
    if target.name != "kolibri", licence != nil || holder != nil {
      throw ValidationError("--licence and --holder go with the target kolibri")
    }
    if let licence, !ExportTarget.kolibriLicences.contains(licence) {
      throw ValidationError(
        "--licence takes \(ExportTarget.kolibriLicences.joined(separator: ", ")), not '\(licence)'")
    }
    if output == "" { throw ValidationError("-o takes the name of a file or of a folder") }
    for owner in only where !Self.owners.contains(owner) {
      throw ValidationError("--only takes \(Self.owners.joined(separator: ", ")), not '\(owner)'")
    }
  }

  func run() throws {
    let reader = try BundleReader(path: bundle)
    var request = ExportRequest()
    request.moment = try SourceDate.seconds()
    if !only.isEmpty { request.questions = Set(only.compactMap { ExportKind(owner: $0) }) }
    request.isContentOnly = contentOnly
    request.licence = licence
    request.holder = holder
    if let media {
      guard FilePath.kind(media) == .folder else {
        throw InputError("'\(media)' is no folder, expected the curriculum's")
      }
      request.media = { path in
        // What a bundle says is not trusted to stay in the folder.
        guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else { return nil }
        guard case .success(let content) = Workspace.contents(media + "/" + path, limit: 1 << 28) else {
          return nil
        }
        return content.size == content.bytes.count ? content.bytes : nil
      }
    }
    do {
      let report = try direct.map { try load($0, reader, request) } ?? write(reader, request)
      switch self.report {
      case .human: Terminal.writeError(report.text)
      case .json: Terminal.write(report.json)
      }
    } catch let error as ExportError {
      throw InputError(error.message)
    }
  }

  private func write(_ reader: BundleReader, _ request: ExportRequest) throws -> ExportReport {
    let place = try ExportPlace(output ?? "", target.shape, replaces: force)
    let spool = try SpooledFiles()
    let report = try target.write(reader, request) { try spool.take($0) }
    try place.write(spool)
    return report
  }

  private func load(
    _ address: String, _ reader: BundleReader, _ request: ExportRequest
  ) throws -> ExportReport {
    var request = request
    request.usesCopy = true
    let client = try DatabaseClient(address)
    do {
      let report = try target.write(reader, request) { try client.take($0) }
      try client.finish()
      return report
    } catch {
      client.stop()
      throw error
    }
  }
}

extension ExportTarget: ExpressibleByArgument {
  package init?(argument: String) {
    guard let target = ExportTarget.named(argument) else { return nil }
    self = target
  }

  package static var allValueStrings: [String] { all.map(\.name) }
}
