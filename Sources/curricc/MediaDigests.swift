import CurriculumCompiler
import CurriculumRuntime

/// Sizes and digests of the media files that a curriculum names.
struct MediaDigests {
  private let folder: String

  /// Media in a curriculum's folder.
  init(_ folder: String) { self.folder = folder }

  /// The files that the content names and that lie in the folder, each once.
  ///
  /// - Throws: `InputError` when a file cannot be read.
  func digests(of curriculum: Curriculum) throws -> [MediaFile] {
    let paths = Set(curriculum.mediaReferences.map(\.string)).filter { curriculum.mediaFiles[$0] != nil }
    return try paths.sorted().map { try digest(of: $0, size: curriculum.mediaFiles[$0] ?? 0) }
  }

  /// The digest of one file of so many bytes.
  ///
  /// - Throws: `InputError` when it cannot be read.
  func digest(of path: String, size: Int) throws -> MediaFile {
    switch FileDigest.sha256(path: folder + "/" + path) {
    case .some(let digest): return MediaFile(path: path, bytes: size, sha256: digest)
    case nil: throw InputError("'\(folder)/\(path)' cannot be read: \(Workspace.reason())")
    }
  }
}
