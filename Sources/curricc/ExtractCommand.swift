import ArgumentParser
import CurriculumCompiler
import CurriculumRuntime
import Interchange
import PDFText

/// `curricc extract`: questions, terms and words out of PDF files.
struct ExtractCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract",
    abstract: "Takes questions and answers out of PDF files and scans, word for word.",
    discussion: """
      Questions become a quiz; terms with their meanings, and questions that stand with their answers, become decks of \
      fifteen flashcards; words become a lesson where you name its course and unit, else decks. Nothing is made up: what \
      the page does not say is left out, and what a person should look at is said in 'review'.

      Example: curricc extract paper.pdf --answers markscheme.pdf --subject physics --tier higher -o paper.yaml
      Example: curricc extract words.pdf --language es --unit es-n1-u1 -o words.yaml
      Example: curricc extract papers --jsonl > items.jsonl
      Example: curricc extract scan.pdf --ocr --report scan.html -o scan.yaml

      Exit status: 0 done; 1 nothing was recognised in a file, a page could not be read, the program of --generator \
      failed, or one of several files could not be read; 2 usage, or a file that cannot be read or written.
      """)

  @Argument(
    help: ArgumentHelp("PDF files, PNG and JPEG pictures of pages, and folders of them.", valueName: "path"),
    completion: .file(extensions: ["pdf", "png", "jpg", "jpeg"]))
  var paths: [String]

  @Option(
    help: "The PDF file with the answers, where it is another one.", completion: .file(extensions: ["pdf"]))
  var answers: String?

  @Option(help: "Pages to read: '3-7', '5'. All, if you say nothing.")
  var pages: PageRange?

  @OptionGroup var about: ExtractionSubject

  @OptionGroup var generator: GeneratorOptions

  @Option(
    name: .shortAndLong,
    help:
      "Where to write: a .yaml file, or a folder for a file of each quiz, lesson or deck. Else standard output.",
    completion: .file())
  var output: String?

  @Flag(help: "Replace files that are there already.")
  var force = false

  @Flag(help: "Write what was found as JSON for programs, an item a line, to standard output.")
  var jsonl = false

  @Option(
    help: ArgumentHelp(
      "Where to write the pages with what was found on them: a .html file, or a folder.", valueName: "path"),
    completion: .file(extensions: ["html"]))
  var report: String?

  @Option(
    help: ArgumentHelp("Where to write the figures of questions, cut out as PNG.", valueName: "folder"),
    completion: .directory)
  var figures: String?

  @Flag(help: "Read text off pictures with Tesseract, where a page has none of its own.")
  var ocr = false

  @Option(
    help: ArgumentHelp(
      "The language of that text: 'fr', 'deu', or several, 'eng+fra'. English, if you say nothing.",
      valueName: "code"))
  var ocrLanguage: String?

  @Option(help: "The password that opens the files. Others may see it; --password-file is safer.")
  var password: String?

  @Option(help: "A file whose first line is the password.", completion: .file())
  var passwordFile: String?

  @Option(help: ArgumentHelp("The most that a file may have, in MB.", valueName: "MB"))
  var maxSize = 15

  @Flag(help: "Say what the program that reads PDF files says.")
  var verbose = false

  func validate() throws {
    if paths.contains("") { throw ValidationError("name a file or a folder; '.' is the one here") }
    if !(1...1000).contains(maxSize) { throw ValidationError("--max-size takes a number from 1 to 1000.") }
    if about.unit != nil, about.language == nil {
      throw ValidationError("--unit goes with --language, the course that the unit belongs to.")
    }
    if jsonl, output != nil {
      throw ValidationError("--jsonl writes to standard output, so it goes without -o.")
    }
    if ocrLanguage != nil, !ocr {
      throw ValidationError("--ocr-language goes with --ocr, which reads text off pictures.")
    }
    if password != nil, passwordFile != nil {
      throw ValidationError("--password and --password-file say the same; give one of them.")
    }
  }

  func run() throws {
    let files = try PDFPaths(paths, takesPictures: ocr)
    if answers != nil, files.isMany { throw InputError("--answers goes with one PDF file") }
    var targets = Targets(
      files: jsonl ? nil : try ExtractionTarget(output, isMany: files.isMany, replaces: force),
      report: try report.map { try ReportTarget($0, isMany: files.isMany, replaces: force) },
      figures: try figures.map { try FigureTarget($0, replaces: force) })
    let reader = try DocumentReader(
      pages: pages?.range, password: try givenPassword(), megabytes: maxSize,
      ocrLanguage: ocr ? ocrLanguage ?? "eng" : nil, isVerbose: verbose)
    let ahead = try ahead(reader, wantsFigures: targets.figures != nil)
    var hasFailed = false
    for (index, path) in files.paths.enumerated() {
      do throws(DocumentError) {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let reportPath = try targets.report?.path(of: SourceDocument(file: name, sha256: nil))
        let found = try ahead.extraction(
          of: path, before: files.paths[(index + 1)...], say: Terminal.writeLine)
        let isWell = try write(found, of: path, reader, ahead.scheme, reportTo: reportPath, &targets)
        hasFailed = hasFailed || !isWell
      } catch {
        guard files.isMany, !error.endsAll else { throw InputError(error.message) }
        Terminal.writeError("curricc: \(error.message)\n")
        hasFailed = true
      }
    }
    if hasFailed { throw ExitStatus.findings }
  }

  private func givenPassword() throws -> String? {
    try passwordFile.map { path throws(InputError) in try PasswordFile.password(in: path) } ?? password
  }

  /// Extracts documents with what the user wants of them.
  private func ahead(_ reader: DocumentReader, wantsFigures: Bool) throws -> ExtractionAhead {
    do throws(DocumentError) {
      let scheme: ReadScheme? = if let answers { try reader.readScheme(answers) } else { nil }
      let extractor = DocumentExtractor(
        reader: reader, scheme: scheme, wantsFigures: wantsFigures,
        // Items by themselves say nothing of it.
        wantsMetadata: !jsonl || report != nil || generator.command != nil,
        wantsSilentPages: generator.command != nil)
      return ExtractionAhead(extractor, threads: min(4, WorkOptions.processors))
    } catch {
      throw InputError(error.message)
    }
  }

  /// Writes what was found in a file; false where something of it could not be read, or nothing was recognised.
  private func write(
    _ found: DocumentExtraction, of path: String, _ reader: DocumentReader, _ scheme: ReadScheme?,
    reportTo reportPath: String?, _ targets: inout Targets
  ) throws(DocumentError) -> Bool {
    let (document, extraction) = (found.document, found.extraction)
    for line in ExtractionSummary.silence(path, extraction) { Terminal.writeError(line + "\n") }
    let source = SourceDocument(file: document.name, sha256: document.sha256)
    var request = about.request
    request.take(found.metadata)
    let generated = generator.make(of: found.silent, beside: extraction, source, request, path)
    guard !extraction.items.isEmpty || !generated.items.isEmpty else {
      Terminal.writeError("\(path): nothing was recognised; nothing was written\n")
      return false
    }
    var isWhole =
      document.isWhole && scheme?.document.isWhole != false && found.areFiguresWhole && generated.isWhole
    if let areDrawn = try targets.figures?.write(found.figures, of: path, reader) {
      isWhole = isWhole && areDrawn
    }
    let made =
      jsonl && reportPath == nil
      ? nil : try authoringFiles(extraction, generated.items, source, request, path)
    if jsonl {
      for item in extraction.items + generated.items {
        Terminal.write(ItemRecord(item, of: source).json.text + "\n")
      }
    } else if let made {
      try write(made, extraction, found.metadata, request, path, &targets.files)
    }
    if let reportPath {
      let report = ExtractionReport(
        paper: reader.shown(document, at: path),
        answers: scheme.map { reader.shown($0.document, at: answers ?? "") },
        extraction: extraction, language: about.language
      ) { made?.text(ofItem: $0) ?? "" }
      try targets.report?.write(report, to: reportPath)
      Terminal.writeError("\(path): what was found is shown in '\(reportPath)'\n")
    }
    if !extraction.items.isEmpty { Terminal.writeError(ExtractionSummary(path, extraction).text + "\n") }
    if let confirmation = extraction.confirmation { Terminal.writeError("\(path): \(confirmation)\n") }
    return isWhole
  }

  private func authoringFiles(
    _ extraction: Extraction, _ synthetic: [ExtractedItem], _ source: SourceDocument,
    _ request: AuthoringRequest, _ path: String
  ) throws(DocumentError) -> AuthoringFiles {
    do {
      return try AuthoringFiles(extraction, of: source, request, synthetic: synthetic)
    } catch {
      throw DocumentError("'\(path)' cannot be written as YAML: \(error.message)")
    }
  }

  private func write(
    _ made: AuthoringFiles, _ extraction: Extraction, _ metadata: Metadata, _ request: AuthoringRequest,
    _ path: String, _ target: inout ExtractionTarget?
  ) throws(DocumentError) {
    if made.answersAlone > 0 {
      Terminal.writeError(
        "\(path): \(made.answersAlone.counted("answer")) without a question; give this file as --answers of its paper\n"
      )
    }
    guard !made.files.isEmpty else { return }
    try target?.write(made.files, of: path)
    if about.language != nil, about.unit == nil, extraction.items.contains(where: { $0.kind == .vocabulary })
    {
      Terminal.writeError("\(path): the words became flashcards; for a lesson say --unit, too\n")
    }
    for line in ExtractionSummary.proposals(metadata, beside: about.request) {
      Terminal.writeError("\(path): \(line)\n")
    }
    if made.files.contains(where: { $0.kind == .quiz }), !request.missing.isEmpty {
      let options = request.missing.map { "--\($0)" }.joined(separator: " and ")
      Terminal.writeError(
        "\(path): the paper does not say the quiz's \(request.missing.joined(separator: " and ")); "
          + "add it to the file, or say \(options)\n")
    }
  }
}

/// Where everything goes that a run writes into files.
private struct Targets {
  /// Nil where the items go to standard output as JSON.
  var files: ExtractionTarget?
  var report: ReportTarget?
  var figures: FigureTarget?
}

/// What an author says about the documents.
struct ExtractionSubject: ParsableArguments {
  @Option(help: "The subject of a quiz.")
  var subject: Subject?

  @Option(help: "The board whose paper it is.")
  var board: Board?

  @Option(help: "The tier of a quiz.")
  var tier: Tier?

  @Option(help: "The topic in words.")
  var topic: String?

  @Option(
    help: ArgumentHelp(
      "The course that words belong to, as in its files; of a quiz its language.", valueName: "code"))
  var language: String?

  @Option(help: ArgumentHelp("The unit of the course that words belong to.", valueName: "id"))
  var unit: String?

  @Option(help: "The title of the quiz or lesson; made of the file's name, if you say nothing.")
  var title: String?

  /// The same for those who write the files.
  var request: AuthoringRequest {
    var request = AuthoringRequest()
    request.subject = subject
    request.board = board
    request.tier = tier
    request.topic = topic
    request.language = language
    request.unit = unit
    request.title = title
    return request
  }
}

extension Subject: ExpressibleByArgument {}
extension Board: ExpressibleByArgument {}
extension Tier: ExpressibleByArgument {}

/// Pages to read, as a user types them.
struct PageRange: ExpressibleByArgument {
  let range: ClosedRange<Int>

  init?(argument: String) {
    let ends = argument.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(ends.count), let first = ends.first ?? nil, let last = ends.last ?? nil, first > 0,
      first <= last
    else { return nil }
    range = first...last
  }
}
