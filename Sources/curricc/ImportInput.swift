import CurriculumCompiler
import Interchange

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where imported content comes from: a file, a folder, standard input.
enum ImportInput {
  /// Bytes that a file of a source may have.
  static let limit = 1 << 30
  /// Files that a folder may have.
  private static let mostFiles = 100_000

  /// The source that a user names.
  ///
  /// - Throws: `InputError` when it is not there, cannot be read, or is too large.
  static func source(_ name: String) throws -> ImportSource {
    if name == "-" { return ImportSource(file: "standard input", try standardInput()) }
    switch FilePath.kind(name) {
    case nil: throw InputError("'\(name)' cannot be read: \(Workspace.reason())")
    case .other: return ImportSource(file: lastPart(name), try bytes(name, shown: name))
    case .folder:
      let folder = name.count > 1 && name.hasSuffix("/") ? String(name.dropLast()) : name
      var paths: [String] = []
      try list(folder, "", &paths)
      let absolute = FilePath.absolute(folder) ?? folder
      return ImportSource(folder: lastPart(absolute), paths: paths.sorted()) { path throws(ImportError) in
        do throws(InputError) {
          return try bytes(folder + "/" + path, shown: path)
        } catch { throw ImportError(error.message) }
      }
    }
  }

  private static func lastPart(_ path: String) -> String {
    FilePath.parts(path).last.map(String.init) ?? path
  }

  private static func bytes(_ path: String, shown: String) throws(InputError) -> [UInt8] {
    switch Workspace.contents(path, limit: limit) {
    case .failure(let error): throw InputError("'\(shown)' cannot be read: \(error.message)")
    case .success(let content):
      guard content.size <= limit else {
        throw InputError("'\(shown)' has \(content.size) bytes; the limit is \(limit)")
      }
      return content.bytes
    }
  }

  /// Files of a folder; links are not followed, names that begin with a dot are left out.
  private static func list(_ folder: String, _ relative: String, _ paths: inout [String]) throws {
    let path = relative.isEmpty ? folder : folder + "/" + relative
    guard let stream = opendir(path) else {
      throw InputError("'\(path)' cannot be read: \(Workspace.reason())")
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      let child = relative.isEmpty ? name : relative + "/" + name
      var status = stat()
      guard lstat(folder + "/" + child, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: try list(folder, child, &paths)
      case S_IFREG: paths.append(child)
      default: break
      }
      guard paths.count <= mostFiles else {
        throw InputError("'\(folder)' has more than \(mostFiles) files, which no format has")
      }
    }
  }

  private static func standardInput() throws -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw InputError("standard input cannot be read: \(Workspace.reason())") }
      if count == 0 { return bytes }
      bytes += piece[..<count]
      guard bytes.count <= limit else {
        throw InputError("standard input has more than \(limit) bytes, which is the limit")
      }
    }
  }
}
