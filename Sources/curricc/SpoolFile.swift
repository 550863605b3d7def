#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file without a name, for what is too long to be kept in memory until it is whole.
///
/// Nothing of it is left behind, however the process ends.
final class SpoolFile {
  private let descriptor: Int32

  /// An empty file, in the folder that `TMPDIR` names.
  ///
  /// - Throws: `InputError` when it cannot be made.
  init() throws(InputError) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var path = Array("\(folder)/curricc-XXXXXX".utf8CString)
    descriptor = mkstemp(&path)
    guard descriptor >= 0 else {
      throw InputError("no file can be made in '\(folder)': \(Workspace.reason())")
    }
    unlink(path)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Writes bytes behind those that are there.
  ///
  /// - Throws: `InputError` when there is no room.
  func append(_ bytes: [UInt8]) throws(InputError) {
    guard AtomicFile.write(bytes[...], to: descriptor) else {
      throw InputError("a temporary file cannot be written: \(Workspace.reason())")
    }
  }

  /// Writes everything to another file; false where that cannot be done, and `errno` says why.
  func copy(to other: Int32) -> Bool {
    var piece = [UInt8](repeating: 0, count: 1 << 20)
    var offset: off_t = 0
    while true {
      let count = pread(descriptor, &piece, piece.count, offset)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 }
      guard AtomicFile.write(piece[..<count], to: other) else { return false }
      offset += off_t(count)
    }
  }
}
