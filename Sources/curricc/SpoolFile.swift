import PDFText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file without a name, for what is too long to be kept in memory until it is whole.
final class SpoolFile {
  private let file: NamelessFile

  /// An empty file.
  ///
  /// - Throws: `InputError` when it cannot be made.
  init() throws(InputError) {
    guard let file = NamelessFile() else {
      throw InputError("no file can be made in '\(NamelessFile.folder)': \(Workspace.reason())")
    }
    self.file = file
  }

  /// Writes bytes behind those that are there.
  ///
  /// - Throws: `InputError` when there is no room.
  func append(_ bytes: [UInt8]) throws(InputError) {
    guard AtomicFile.write(bytes[...], to: file.descriptor) else {
      throw InputError(
        "a temporary file in '\(NamelessFile.folder)' cannot be written: \(Workspace.reason())")
    }
  }

  /// Writes everything to another file; false where that cannot be done, and `errno` says why.
  func copy(to other: Int32) -> Bool { copy(0..<Int.max, to: other) }

  /// Writes the bytes between two places, or to the end, to another file; false where that cannot be done.
  func copy(_ range: Range<Int>, to other: Int32) -> Bool {
    var piece = [UInt8](repeating: 0, count: min(1 << 20, range.count))
    var offset = range.lowerBound
    while offset < range.upperBound {
      let count = pread(file.descriptor, &piece, min(piece.count, range.upperBound - offset), off_t(offset))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 }
      guard AtomicFile.write(piece[..<count], to: other) else { return false }
      offset += count
    }
    return true
  }
}
