package import CurriculumRuntime

/// A format that a bundle can be exported to.
package struct ExportTarget: Sendable {
  /// What the user types.
  package let name: String
  /// One sentence about it.
  package let summary: String
  /// What is written: one file, by its usual ending, or a folder of files.
  package let shape: Shape
  /// What it carries.
  let coverage: ExportCoverage
  /// What a reader of the documentation has to know beside the table of what is carried; Markdown.
  let notes: String
  private let content:
    @Sendable (BundleReader, ExportRequest, ExportOutput, inout ExportReport) throws -> Void

  /// What is written.
  package enum Shape: Sendable, Equatable {
    /// One file, with its usual ending.
    case file(ending: String)
    /// A folder of files.
    case folder
  }

  init(
    name: String, summary: String, shape: Shape, coverage: ExportCoverage, notes: String,
    content:
      @escaping @Sendable (BundleReader, ExportRequest, ExportOutput, inout ExportReport) throws -> Void
  ) {
    self.name = name
    self.summary = summary
    self.shape = shape
    self.coverage = coverage
    self.notes = notes
    self.content = content
  }

  /// All targets.
  package static let all: [ExportTarget] = [
    .indi, .edutok, .tong, .spark, .anki, .json, .csv, .gift, .moodle, .qti21, .qti30, .kolibri, .paper,
  ]

  /// The target of a name.
  package static func named(_ name: String) -> ExportTarget? { all.first { $0.name == name } }

  /// What the target says to carry though no bundle has it, as `kind.field`.
  package var unknownFields: [String] {
    coverage.carried.flatMap { kind, fields in
      fields.filter { name in !kind.fields.contains { $0.name == name } }.map { "\(kind.rawValue).\($0)" }
    }.sorted()
  }

  /// Exports a bundle.
  ///
  /// - Parameters:
  ///   - sink: Takes what is written piece by piece, file after file.
  /// - Returns: What was carried, and what was not.
  /// - Throws: What the sink throws; `BundleError` where the bundle cannot be read; `ExportError` where nothing can be
  ///   written as the request asks.
  package func write(
    _ reader: BundleReader, _ request: ExportRequest = ExportRequest(),
    to sink: @escaping (ExportPiece) throws -> Void
  ) throws -> ExportReport {
    var report = ExportReport(target: name, info: reader.info)
    let output = ExportOutput(sink)
    try content(reader, request, output, &report)
    report.files = try output.finish()
    try coverage.complete(&report, reader, request)
    return report
  }
}

/// What is asked for beside the bundle.
package struct ExportRequest: Sendable {
  /// The kinds of questions to take; all, if nil.
  package var questions: Set<ExportKind>?
  /// The moment that targets note which want one; whole seconds since 1970.
  package var moment: Int = 0

  /// Whether rows go to PostgreSQL by COPY, which a client that reads the script has to know, and not by INSERT.
  package var usesCopy = false
  /// Whether what makes the tables is left out.
  package var isContentOnly = false

  /// Reads a media file of the curriculum, for targets that pack them; nil where it is not there.
  package var media: (@Sendable (String) -> [UInt8]?)?

  /// The licence by the target's name for it, for targets that name one.
  package var licence: String?
  /// Who holds the rights, for targets that name them.
  package var holder: String?

  /// Everything.
  package init() {}

  /// Whether a kind is asked for.
  func includes(_ kind: ExportKind) -> Bool {
    guard let questions, kind.owner != nil else { return true }
    return questions.contains(kind)
  }
}

/// Nothing can be written as it was asked for.
package struct ExportError: Error {
  /// Why, as a sentence without a full stop.
  package let message: String

  init(_ message: String) { self.message = message }
}
