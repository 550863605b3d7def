#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waiting for the disk.
enum FileSync {
  /// Waits until the disk has a file; false where it cannot, and `errno` says why.
  ///
  /// Without it a file that takes another's place may be empty after the machine has lost its power.
  static func wait(for path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    let isThere = fsync(descriptor) == 0
    let reason = errno
    close(descriptor)
    errno = reason
    return isThere
  }
}
