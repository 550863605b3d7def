#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The documents that a user names, one by one or by their folders.
struct PDFPaths {
  /// The files, those of a folder sorted by their paths.
  private(set) var paths: [String] = []
  /// True when each file is one of several, so that a bad one is passed over.
  let isMany: Bool

  /// Looks for files.
  ///
  /// A file that is named is taken whatever it is called. In folders, PDF files count, and pictures where they
  /// are read; links and names that begin with a dot are left out.
  ///
  /// - Parameters:
  ///   - names: What the user names.
  ///   - takesPictures: Whether text is read off pictures.
  /// - Throws: `InputError` when a folder cannot be read or has no such file.
  init(_ names: [String], takesPictures: Bool) throws {
    let endings = takesPictures ? [".pdf", ".png", ".jpg", ".jpeg"] : [".pdf"]
    var hasFolder = false
    var paths: [String] = []
    for name in names {
      guard FilePath.kind(name) == .folder else {
        paths.append(name)
        continue
      }
      hasFolder = true
      let before = paths.count
      try Self.visit(name.count > 1 && name.hasSuffix("/") ? String(name.dropLast()) : name, endings, &paths)
      guard paths.count > before else {
        throw InputError("'\(name)' has no PDF files\(takesPictures ? " and no pictures" : "")")
      }
      paths[before...].sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    self.paths = paths
    isMany = hasFolder || paths.count > 1
  }

  private static func visit(_ folder: String, _ endings: [String], _ paths: inout [String]) throws {
    guard let stream = opendir(folder) else {
      throw InputError("the folder '\(folder)' cannot be read: \(Workspace.reason())")
    }
    var folders: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      let path = (folder == "/" ? "" : folder) + "/" + name
      guard !name.hasPrefix("."), !FilePath.isLink(path) else { continue }
      if FilePath.kind(path) == .folder {
        folders.append(path)
      } else if endings.contains(where: name.lowercased().hasSuffix) {
        paths.append(path)
      }
    }
    closedir(stream)
    for folder in folders { try visit(folder, endings, &paths) }
  }
}
