import Interchange
import PDFText

/// The folder that figures are cut out into.
struct FigureTarget {
  private let folder: String
  private let replaces: Bool
  /// What this run has written, which it does not replace.
  private var written: Set<String> = []

  /// The folder that a user names; it is made when the first figure is written.
  ///
  /// - Throws: `InputError` when it is something else.
  init(_ path: String, replaces: Bool) throws {
    guard !path.isEmpty else { throw InputError("--figures takes the name of a folder") }
    guard FilePath.kind(path) != .other else {
      throw InputError("'\(path)' is a file; --figures takes a folder")
    }
    folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    self.replaces = replaces
  }

  /// Cuts figures out of a document; files that are there already stay, unless they may be replaced.
  ///
  /// - Returns: False where one could not be drawn.
  mutating func write(_ files: [FigureFile], of document: String, _ reader: DocumentReader)
    throws(DocumentError) -> Bool
  {
    let paths = files.map { "\(folder)/\($0.name)" }
    if let path = paths.first(where: written.contains) {
      throw DocumentError("'\(path)' was written for another document in this run; nothing was written")
    }
    let kept = replaces ? [] : paths.filter { FilePath.kind($0) != nil }
    for path in kept {
      Terminal.writeError("\(document): '\(path)' is there already and stays; say --force to replace it\n")
    }
    let wanted = zip(files, paths).filter { !kept.contains($0.1) }.map(\.0)
    written.formUnion(paths)
    guard !wanted.isEmpty else { return true }
    try FilePath.makeFolder(folder)
    var fault: (any Error)?
    let failures = reader.draw(wanted, of: document) { file, png in
      guard fault == nil else { return }
      do { try AtomicFile.replace("\(folder)/\(file.name)", with: png) } catch { fault = error }
    }
    if let fault { throw DocumentError((fault as? InputError)?.message ?? "\(fault)") }
    for (_, error) in failures {
      Terminal.writeError("\(document): its figures cannot be drawn: \(error.message); \(error.help)\n")
    }
    let count = files.count - kept.count
    if failures.isEmpty {
      Terminal.writeError("\(document): \(count == 1 ? "1 figure" : "\(count) figures") in '\(folder)'\n")
    }
    return failures.isEmpty
  }
}
