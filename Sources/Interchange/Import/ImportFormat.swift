/// A format that content comes in from elsewhere.
package struct ImportFormat: Sendable {
  /// How a source looks to a format.
  package enum Likelihood: Int, Comparable, Sendable {
    case none, possible, sure

    package static func < (left: Likelihood, right: Likelihood) -> Bool { left.rawValue < right.rawValue }
  }

  /// Its name on the command line: `gift`.
  package let name: String
  /// What it is, in a few words.
  package let summary: String
  /// Whether a source looks like it; reads no more than it must.
  let recognise: @Sendable (ImportSource) -> Likelihood
  /// Reads a source.
  let read: @Sendable (ImportSource, ImportRequest, inout ImportReport) throws(ImportError) -> ImportedContent

  /// All formats; of two that a source looks like, the first counts.
  package static let all: [ImportFormat] = [
    .jsonbin, .tong, .edutok, .libreLingo, .gift, .moodle, .qti, .kvtml, .anki, .csv, .quizlet,
  ]

  /// The format with a name, or nil.
  package static func named(_ name: String) -> ImportFormat? { all.first { $0.name == name } }

  /// The format that a source looks like.
  ///
  /// - Throws: `ImportError` when it looks like none.
  package static func of(_ source: ImportSource) throws(ImportError) -> ImportFormat {
    let looks = all.map { ($0, $0.recognise(source)) }
    let best = looks.map(\.1).max() ?? .none
    guard best > .none, let format = looks.first(where: { $0.1 == best })?.0 else {
      throw ImportError(
        "'\(source.name)' looks like no format that can be imported; say which it is: "
          + all.map(\.name).joined(separator: ", "))
    }
    return format
  }

  /// Reads a source of this format.
  ///
  /// - Throws: `ImportError` when nothing can be made of it.
  package func content(of source: ImportSource, _ request: ImportRequest) throws(ImportError) -> (
    content: ImportedContent, report: ImportReport
  ) {
    var report = ImportReport(format: name, source: source.name)
    var content = try read(source, request, &report)
    if content.files.allSatisfy({ $0.isScaffold || $0.entriesKey.isEmpty || $0.entries.isEmpty }) {
      guard !report.counts.isEmpty else { throw ImportError("'\(source.name)' has nothing to import") }
      report.note("nothing of it has a place in a curriculum, so nothing was written")
      content = ImportedContent()
    }
    return (content, report)
  }
}
