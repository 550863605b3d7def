import Interchange

/// Where the picture reports of documents go.
struct ReportTarget {
  private let path: String
  private let isFolder: Bool
  private let replaces: Bool
  /// What this run has written, which it does not replace.
  private var written: Set<String> = []

  /// The place that a user names: a file by its ending, else a folder.
  ///
  /// - Parameters:
  ///   - path: What the user names.
  ///   - isMany: Whether there are several documents.
  ///   - replaces: Whether files that are there already may be replaced.
  /// - Throws: `InputError` when the path cannot be such a place.
  init(_ path: String, isMany: Bool, replaces: Bool) throws {
    guard !path.isEmpty else { throw InputError("--report takes the name of a file or of a folder") }
    self.replaces = replaces
    let kind = FilePath.kind(path)
    isFolder = !path.lowercased().hasSuffix(".html")
    self.path = isFolder && path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if isFolder {
      if kind == .other { throw InputError("'\(path)' is a file whose name does not end with .html") }
      return
    }
    if kind == .folder {
      throw InputError("'\(path)' is a folder; name a file in it, or a folder without '.html'")
    }
    if isMany { throw InputError("'\(path)' is one file; for several documents name a folder with --report") }
    if kind == .other, !replaces { throw InputError(Self.isThere(path)) }
  }

  /// Where the report of a document goes.
  ///
  /// - Throws: What stands in its way.
  func path(of document: SourceDocument) throws(DocumentError) -> String {
    guard isFolder else { return path }
    let file = "\(path)/\(document.baseName).html"
    if written.contains(file) {
      throw DocumentError("'\(file)' was written for another document in this run; nothing was written")
    }
    if !replaces, FilePath.kind(file) != nil { throw DocumentError(Self.isThere(file)) }
    return file
  }

  /// Writes a report page by page; it takes its place when it is whole.
  mutating func write(_ report: ExtractionReport, to file: String) throws(DocumentError) {
    if isFolder { try FilePath.makeFolder(path) }
    do {
      try AtomicFile.replace(file) { sink in try report.write(to: sink) }
    } catch let error as InputError {
      throw DocumentError(error.message)
    } catch {
      throw DocumentError("'\(file)' cannot be written: \(error)")
    }
    written.insert(file)
  }

  private static func isThere(_ path: String) -> String {
    "'\(path)' is there already; nothing was written. Say --force to replace it"
  }
}
