#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writing a file so that it is the old one or the new one, never a part of either.
enum AtomicFile {
  /// Replaces a file's content, and keeps its permissions.
  ///
  /// - Throws: `InputError` when it cannot be written; the file is then as it was.
  static func replace(_ path: String, with bytes: [UInt8]) throws {
    var status = stat()
    let mode = stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o666
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let temporary = path[..<slash] + "." + path[slash...] + ".curricc-\(getpid())"
    let descriptor = open(String(temporary), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw InputError("'\(path)' cannot be written: \(Workspace.reason())") }
    var written = 0
    let isWhole = bytes.withUnsafeBytes { buffer in
      while written < buffer.count {
        let count = write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        written += count
      }
      return fsync(descriptor) == 0
    }
    let reason = Workspace.reason()
    close(descriptor)
    guard isWhole, rename(String(temporary), path) == 0 else {
      unlink(String(temporary))
      throw InputError("'\(path)' cannot be written: \(reason)")
    }
  }
}
