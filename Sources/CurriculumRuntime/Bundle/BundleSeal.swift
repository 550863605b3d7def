#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The last step of writing a bundle file.
package enum BundleSeal {
  /// Waits until the disk has what there is of the file.
  ///
  /// - Throws: `BundleError` with `.unwritable` or `.diskFull`.
  package static func synchronise(path: String) throws(BundleError) {
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0 else { throw error(path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw error(path) }
  }

  /// Writes the constant in place of SQLite's version number: the last bytes of a bundle to be written.
  ///
  /// - Throws: `BundleError` with `.unwritable` or `.diskFull`.
  package static func mark(path: String) throws(BundleError) {
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0 else { throw error(path) }
    defer { close(descriptor) }
    let number = BundleFormat.sqliteVersionNumber.bigEndian
    let written = withUnsafeBytes(of: number) { pwrite(descriptor, $0.baseAddress, 4, 96) }
    guard written == 4 else { throw error(path) }
  }

  /// Writes that constant, and waits until the disk has the file.
  ///
  /// - Throws: `BundleError` with `.unwritable` or `.diskFull`.
  package static func apply(path: String) throws(BundleError) {
    try mark(path: path)
    try synchronise(path: path)
  }

  private static func error(_ path: String) -> BundleError {
    BundleError(errno == ENOSPC ? .diskFull : .unwritable, path: path, String(cString: strerror(errno)))
  }
}
