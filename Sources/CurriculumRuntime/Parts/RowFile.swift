#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that rows are kept in until the bundle that they belong to is written.
package final class RowFile: @unchecked Sendable {
  /// Where it is, or would be if it had a name.
  package let path: String
  private let descriptor: Int32

  /// A new file without a name, which is gone when nobody has it open any more, however the process ends.
  ///
  /// - Parameter path: A path in the folder that it takes room in.
  /// - Throws: `BundleError` with `.unwritable`.
  package init(besides path: String) throws(BundleError) {
    self.path = path
    var template = Array("\(path)-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { throw Self.error(path) }
    unlink(template)
    descriptor = file
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
  }

  /// A file that is there.
  ///
  /// - Parameter isNew: Whether it is to be written; it is empty then.
  /// - Throws: `BundleError` with `.unwritable` or `.unreadable`.
  package init(path: String, isNew: Bool) throws(BundleError) {
    self.path = path
    descriptor = open(path, isNew ? O_RDWR | O_CLOEXEC : O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Self.error(path, isNew ? .unwritable : .unreadable) }
    var status = stat()
    if fstat(descriptor, &status) != 0 || status.st_mode & S_IFMT != S_IFREG {
      close(descriptor)
      throw BundleError(isNew ? .unwritable : .unreadable, path: path, "this is no file that has rows in it")
    }
  }

  /// A file that is not there yet.
  ///
  /// - Throws: `BundleError` with `.unwritable`.
  package init(newAt path: String) throws(BundleError) {
    self.path = path
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Self.error(path) }
  }

  deinit { close(descriptor) }

  /// True when both are one file, whatever has become of its name.
  package func isSameFile(as other: RowFile) -> Bool {
    var (one, two) = (stat(), stat())
    return fstat(descriptor, &one) == 0 && fstat(other.descriptor, &two) == 0 && one.st_ino == two.st_ino
      && one.st_dev == two.st_dev
  }

  /// Takes the file's lock, which goes with the last use of it; false where another has it.
  package func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  /// Takes away what stands behind a place.
  package func cut(to size: Int) { _ = ftruncate(descriptor, off_t(size)) }

  /// Bytes in the file.
  package var size: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Writes bytes at an offset.
  ///
  /// - Throws: `BundleError` with `.diskFull` or `.unwritable`.
  package func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(BundleError) {
    var done = 0
    while done < bytes.count {
      let count = pwrite(
        descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done, off_t(offset + done))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.error(path) }
      done += count
    }
  }

  /// Reads bytes from an offset on, as many as there are and have room.
  ///
  /// - Returns: How many were read; 0 at the end of the file.
  /// - Throws: `BundleError` with `.unreadable`.
  package func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(BundleError) -> Int {
    var done = 0
    while done < buffer.count {
      let count = pread(
        descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done, off_t(offset + done))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Self.error(path, .unreadable) }
      if count == 0 { break }
      done += count
    }
    return done
  }

  /// Writes the bytes between two places to another file.
  ///
  /// - Parameter start: The first byte to be written; nil for the same place as here.
  /// - Throws: `BundleError` when they cannot be read or written.
  package func copy(_ range: Range<Int>, to other: RowFile, at start: Int? = nil) throws(BundleError) {
    let shift = (start ?? range.lowerBound) - range.lowerBound
    let piece = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(1, min(1 << 20, range.count)), alignment: 8)
    defer { piece.deallocate() }
    var offset = range.lowerBound
    while offset < range.upperBound {
      let wanted = min(piece.count, range.upperBound - offset)
      let count = try read(into: UnsafeMutableRawBufferPointer(rebasing: piece[..<wanted]), at: offset)
      guard count > 0 else { throw BundleError(.unreadable, path: path, "it ends in the middle") }
      try other.write(UnsafeRawBufferPointer(rebasing: piece[..<count]), at: offset + shift)
      offset += count
    }
  }

  /// Waits until the disk has what was written.
  ///
  /// - Throws: `BundleError` with `.diskFull` or `.unwritable`.
  package func synchronise() throws(BundleError) {
    guard fsync(descriptor) == 0 else { throw Self.error(path) }
  }

  private static func error(_ path: String, _ code: BundleError.Code = .unwritable) -> BundleError {
    let reason = String(cString: strerror(errno))
    return BundleError(
      errno == ENOSPC ? .diskFull : code, path: path,
      code == .unreadable ? reason : "rows cannot be written beside it: \(reason)")
  }
}
