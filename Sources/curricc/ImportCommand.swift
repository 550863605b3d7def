import ArgumentParser
import CurriculumCompiler
import Foundation
import Interchange

/// `curricc import`: content that was written for something else, as authoring files.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Makes authoring files of content that was written for another program.",
    discussion: """
      Formats: \(ImportFormat.all.map(\.name).joined(separator: ", ")). The format is found by the content, or named before \
      the source. Importing a changed source again brings the files up to date: ids and what the author changed stay.

      Nothing is lost in silence: what has no place in a curriculum is named, with its place in the source and why.

      Example: curricc import jsonbin food.json --stage newborn --name Food -o curriculum
      Example: curricc import jsonbin https://api.jsonbin.io/v3/b/ID --header 'X-Master-Key: env:KEY' -o curriculum

      Exit status: 0 imported; 1 nothing of it has a place here, or with --strict something was left out; 2 usage, or a source that cannot be read.
      """)

  @Argument(
    help: ArgumentHelp("The format, then the source; or the source alone.", valueName: "format source"))
  var words: [String]

  @Option(name: .shortAndLong, help: "The curriculum's folder to write into.", completion: .directory)
  var output: String

  @OptionGroup var about: ImportSubject

  @Option(
    help: ArgumentHelp(
      "What is sent to a web server: 'X-Master-Key: env:JSONBIN_KEY' takes the value from the environment.",
      valueName: "header"))
  var header: [String] = []

  @Option(help: "How the report is written: human, json.")
  var report: ImportReportForm = .human

  @Flag(help: "Exit with 1 where anything had no place here.")
  var strict = false

  @Flag(help: "Say what would be done, and write nothing.")
  var dryRun = false

  func validate() throws {
    guard (1...2).contains(words.count) else {
      throw ValidationError("name the source, or the format and the source")
    }
    if words.count == 2, ImportFormat.named(words[0]) == nil {
      throw ValidationError(
        "'\(words[0])' is no format; expected one of \(ImportFormat.all.map(\.name).joined(separator: ", "))")
    }
  }

  func run() throws {
    let target = try ImportTarget(output)
    let name = words[words.count - 1]
    do {
      var request = try about.request()
      request.threads = ProcessInfo.processInfo.activeProcessorCount
      request.story = request.story ?? target.existing.ids(of: "story").first
      let (content, found, origin) = try read(name, request)
      let spooled = try SpooledFiles()
      var written: [ImportMerge.WrittenPlace] = []
      let merge = try ImportMerge(
        content, format: found.format, origin: request.name ?? origin, into: target.existing,
        record: target.record, threads: request.threads
      ) { file in
        try spooled.take(file.path, file.bytes)
        written.append(file.place)
      }
      var report = found
      report.changes = merge.changes
      if !dryRun, !content.files.isEmpty {
        try target.write(spooled, written, merge.record, media: content.media)
      }
      switch self.report {
      case .human: Terminal.writeError(report.text())
      case .json: Terminal.write(report.json)
      }
      if content.files.isEmpty { throw ExitStatus.findings }
      if strict, !report.leftOut.isEmpty || !report.fields.isEmpty { throw ExitStatus.findings }
    } catch let error as ImportError {
      throw InputError(error.message)
    }
  }
}

extension ImportCommand {
  /// Reads the source, whose bytes are gone when this returns, and what it is called.
  private func read(
    _ name: String, _ request: ImportRequest
  ) throws -> (content: ImportedContent, report: ImportReport, origin: String) {
    let source =
      try ImportDownload.isAddress(name)
      ? ImportDownload.source(
        name, headers: ImportDownload.headers(header, ProcessInfo.processInfo.environment))
      : ImportInput.source(name)
    let named = words.count == 2 ? ImportFormat.named(words[0]) : nil
    let format = try named ?? ImportFormat.of(source)
    let (content, report) = try format.content(of: source, request)
    return (content, report, source.name)
  }
}

/// How a report of an import is written.
enum ImportReportForm: String, ExpressibleByArgument, CaseIterable {
  case human, json
}

/// What an author says about what is imported.
struct ImportSubject: ParsableArguments {
  @Option(help: "What it is to be called; else what it calls itself.")
  var name: String?

  @Option(help: "The language taught, a BCP 47 tag: 'es-MX'.")
  var language: String?

  @Option(help: "The language that learners know, a BCP 47 tag: 'en-GB'.")
  var sourceLanguage: String?

  @Option(help: "The stage that kits belong to: newborn, preschool …")
  var stage: String?

  @Option(help: "The story that kits belong to.")
  var story: String?

  @Option(help: "The subject of a quiz: biology, chemistry, physics.")
  var subject: Subject?

  @Option(help: "The tier of a quiz: foundation, higher.")
  var tier: Tier?

  @Option(help: "The exam board of a quiz: aqa, edexcel, ocr-a, ocr-b.")
  var board: Board?

  @Option(help: "The sublevel of a course that does not say its own: N1 … D. N1, if you say nothing.")
  var band: String?

  @Option(
    help: ArgumentHelp("A file that says which column is what.", valueName: "file"), completion: .file())
  var mapping: String?

  /// What was said.
  func request() throws -> ImportRequest {
    var request = ImportRequest()
    request.name = name
    request.language = language
    request.sourceLanguage = sourceLanguage
    request.stage = stage
    request.story = story
    request.subject = subject
    request.tier = tier
    request.board = board
    request.band = band
    if let mapping {
      switch Workspace.contents(mapping, limit: 1 << 20) {
      case .success(let content): request.mapping = content.bytes
      case .failure(let error): throw InputError("'\(mapping)' cannot be read: \(error.message)")
      }
    }
    return request
  }
}
