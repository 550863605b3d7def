import Interchange

/// Where authoring files go that were made of documents.
struct ExtractionTarget {
  private enum Place {
    case standardOutput
    case file(String)
    case folder(String)
  }

  private let place: Place
  private let replaces: Bool
  /// What this run has written, which it does not replace.
  private var written: Set<String> = []

  /// The place that a user names: a file by its ending, else a folder.
  ///
  /// - Parameters:
  ///   - path: What the user names; nil for standard output.
  ///   - isMany: Whether there are several documents.
  ///   - replaces: Whether files that are there already may be replaced.
  /// - Throws: `InputError` when the path cannot be such a place.
  init(_ path: String?, isMany: Bool, replaces: Bool) throws {
    self.replaces = replaces
    guard let path else {
      if isMany { throw InputError("for several documents name a folder with -o, or say --jsonl") }
      place = .standardOutput
      return
    }
    guard !path.isEmpty else { throw InputError("-o takes the name of a file or of a folder") }
    let kind = FilePath.kind(path)
    guard Workspace.isSource(path) else {
      if kind == .other { throw InputError("'\(path)' is a file whose name does not end with .yaml") }
      place = .folder(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path)
      return
    }
    if kind == .folder {
      throw InputError("'\(path)' is a folder; name a file in it, or a folder without '.yaml'")
    }
    if isMany { throw InputError("'\(path)' is one file; for several documents name a folder with -o") }
    if kind == .other, !replaces { throw Self.isThere(path) }
    place = .file(path)
  }

  /// Writes the files that were made of a document.
  mutating func write(_ files: [AuthoringFile], of document: String) throws(DocumentError) {
    let kinds = files.map(\.kind.rawValue)
    switch place {
    case .standardOutput:
      guard files.count == 1 else {
        throw DocumentError(
          "'\(document)' makes \(files.count) files (\(Set(kinds).sorted().joined(separator: ", "))); "
            + "name a folder with -o")
      }
      Terminal.write(files[0].text)
    case .file(let path):
      let ending = path.hasSuffix(".yml") ? ".yml" : ".yaml"
      let base = path.dropLast(ending.count)
      let paths = files.count == 1 ? [path] : files.indices.map { "\(base)-\($0 + 1)\(ending)" }
      try write(zip(paths, files).map { (path: $0, bytes: Array($1.text.utf8)) })
    case .folder(let folder):
      try FilePath.makeFolder(folder)
      try write(files.map { (path: "\(folder)/\($0.id).yaml", bytes: Array($0.text.utf8)) })
    }
  }

  private mutating func write(_ files: [(path: String, bytes: [UInt8])]) throws(DocumentError) {
    do {
      if let file = files.first(where: { written.contains($0.path) }) {
        throw InputError("'\(file.path)' was written for another document in this run; nothing was written")
      }
      if !replaces, let file = files.first(where: { FilePath.kind($0.path) != nil }) {
        throw Self.isThere(file.path)
      }
      try AtomicFile.replaceAll(files)
    } catch let error as InputError {
      throw DocumentError(error.message)
    } catch {
      throw DocumentError("\(error)")
    }
    for file in files {
      written.insert(file.path)
      Terminal.write(file.path + "\n")
    }
  }

  private static func isThere(_ path: String) -> InputError {
    InputError("'\(path)' is there already; nothing was written. Say --force to replace it")
  }
}
