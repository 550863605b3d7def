import Interchange

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where an export goes: one file, or a folder of files.
struct ExportPlace {
  private let path: String
  private let isFolder: Bool
  private let replaces: Bool

  /// The place that a user names.
  ///
  /// - Throws: `InputError` when the path cannot be such a place.
  init(_ path: String, _ shape: ExportTarget.Shape, replaces: Bool) throws(InputError) {
    self.replaces = replaces
    isFolder = shape == .folder
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let kind = FilePath.kind(path)
    if isFolder, kind == .other {
      throw InputError("'\(path)' is a file, and this target writes a folder of files")
    }
    if !isFolder, kind == .folder {
      throw InputError("'\(path)' is a folder, and this target writes one file; name a file in it")
    }
    if !isFolder, kind == .other, !replaces { throw Self.isThere(path) }
  }

  /// Puts the files into their places: all of them, or none.
  ///
  /// - Throws: `InputError` when one cannot be written, or is there already.
  func write(_ files: SpooledFiles) throws {
    guard isFolder else {
      try AtomicFile.replaceAll(spooled: [(path, files.ranges[0].bytes)], of: files.spool)
      return
    }
    let places = files.ranges.map { (path: path + "/" + $0.name, bytes: $0.bytes) }
    if !replaces, let place = places.first(where: { FilePath.kind($0.path) != nil }) {
      throw Self.isThere(place.path)
    }
    // Renaming over a folder would fail when others are in their places already.
    if let place = places.first(where: { FilePath.kind($0.path) == .folder }) {
      throw InputError("'\(place.path)' is a folder, and a file of that name is to be written")
    }
    var made: [String] = []
    do {
      for folder in folders(of: files) where mkdir(folder, 0o777) == 0 || errno != EEXIST {
        guard FilePath.kind(folder) == .folder else {
          throw InputError("'\(folder)' cannot be made: \(Workspace.reason())")
        }
        made.append(folder)
      }
      try AtomicFile.replaceAll(spooled: places, of: files.spool)
    } catch {
      for folder in made.reversed() { rmdir(folder) }
      throw error
    }
  }

  /// The folders that the files need, each before those in it.
  private func folders(of files: SpooledFiles) -> [String] {
    var folders = [path]
    var known: Set<String> = [path]
    for range in files.ranges {
      var folder = path
      for part in FilePath.parts(range.name).dropLast() {
        folder += "/" + part
        if known.insert(folder).inserted { folders.append(folder) }
      }
    }
    return folders
  }

  private static func isThere(_ path: String) -> InputError {
    InputError("'\(path)' is there already; nothing was written. Say --force to replace it")
  }
}

/// The files of an export or an import, one behind the other in a file without a name, until all are whole.
final class SpooledFiles {
  /// Where they lie.
  let spool: SpoolFile
  /// Their names, and where in the spool their bytes are; in the order in which they were written.
  private(set) var ranges: [(name: String, bytes: Range<Int>)] = []

  /// None yet.
  ///
  /// - Throws: `InputError` when the spool cannot be made.
  init() throws(InputError) { spool = try SpoolFile() }

  /// Takes a whole file.
  func take(_ name: String, _ bytes: [UInt8]) throws(InputError) {
    try take(.file(name))
    try take(.bytes(bytes))
  }

  /// Takes the next piece.
  func take(_ piece: ExportPiece) throws(InputError) {
    let end = ranges.last?.bytes.upperBound ?? 0
    switch piece {
    case .file(let name): ranges.append((name, end..<end))
    case .bytes(let bytes):
      try spool.append(bytes)
      guard let last = ranges.indices.last else { return }
      ranges[last].bytes = ranges[last].bytes.lowerBound..<(end + bytes.count)
    }
  }
}
