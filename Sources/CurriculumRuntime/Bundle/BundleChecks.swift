import GRDB

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is done to a bundle file after it is written and before it takes the place of the old one.
package enum BundleChecks {
  /// Lets SQLite check the file as a whole: pages, indexes, foreign keys.
  ///
  /// - Throws: `BundleError` with `.damaged` that says what SQLite found.
  package static func verify(path: String) throws(BundleError) {
    do {
      var configuration = Configuration()
      configuration.readonly = true
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      try queue.read { database in
        let integrity = try String.fetchAll(database, sql: "PRAGMA integrity_check")
        guard integrity == ["ok"] else {
          throw BundleError(.damaged, path: path, "integrity check: \(integrity.prefix(3).joined(separator: "; "))")
        }
        if let row = try Row.fetchOne(database, sql: "PRAGMA foreign_key_check") {
          throw BundleError(.damaged, path: path, "foreign key check: a row of \(row[0] as String? ?? "?") points nowhere")
        }
      }
      try queue.close()
    } catch {
      throw BundleWriter.error(error, path)
    }
  }

  /// Writes the constant in place of SQLite's version number, and waits until the disk has the file.
  ///
  /// - Throws: `BundleError` with `.unwritable` or `.diskFull`.
  package static func seal(path: String) throws(BundleError) {
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0 else { throw BundleError(.unwritable, path: path, String(cString: strerror(errno))) }
    defer { close(descriptor) }
    let written = withUnsafeBytes(of: BundleFormat.sqliteVersionNumber.bigEndian) { pwrite(descriptor, $0.baseAddress, 4, 96) }
    guard written == 4, fsync(descriptor) == 0 else {
      throw BundleError(
        errno == ENOSPC ? .diskFull : .unwritable, path: path, String(cString: strerror(errno)))
    }
  }
}
