#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file without a name in the folder that `TMPDIR` names, else in `/tmp`.
///
/// It goes away with this object; nothing of it is left behind, however the process ends.
package final class NamelessFile {
  /// Where it is read and written; other programs do not inherit it.
  package let descriptor: Int32

  /// Where such files are made.
  package static var folder: String {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return folder.isEmpty ? "/tmp" : folder
  }

  /// An empty file; nil where none can be made, and `errno` says why.
  package init?() {
    var path = Array("\(Self.folder)/curricc-XXXXXX".utf8CString)
    let first = mkstemp(&path)
    guard first >= 0 else { return nil }
    unlink(path)
    // Above the numbers that another program gets its own under.
    descriptor = fcntl(first, F_DUPFD_CLOEXEC, 10)
    let reason = errno
    close(first)
    errno = reason
    guard descriptor >= 0 else { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
