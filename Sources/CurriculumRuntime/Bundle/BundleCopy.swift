import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A copy of a bundle that another thread makes, for `BundleExchange` to change while the bundle stays as it is.
package final class BundleCopy: @unchecked Sendable {
  private let path: String
  private let copying: Promise<Void>
  private let lock = NSLock()
  /// Keeps the file's lock, by which other runs know that somebody is at work on it.
  private var file: RowFile?

  /// Begins to copy.
  ///
  /// - Parameters:
  ///   - base: The bundle.
  ///   - file: An empty file, which is removed when the copy is let go of.
  package init(of base: String, to file: RowFile) {
    path = file.path
    self.file = file
    // By the megabyte: Foundation asks the system for each page.
    copying = Promise(onThread: {
      let base = try RowFile(path: base, isNew: false)
      try base.copy(0..<base.size, to: file)
    })
  }

  deinit { if file != nil { unlink(path) } }

  /// The path of the copy, once it is whole.
  ///
  /// - Throws: `BundleError` when it could not be made, or has been removed.
  func wait() throws -> String {
    try copying.value()
    guard lock.withLock({ file != nil }) else {
      throw BundleError(.unreadable, path: path, "the copy has been removed")
    }
    return path
  }

  /// Removes the copy: its name at once, since another file may get it next; nobody waits until the system has its room back.
  func remove() {
    let file = lock.withLock { () -> RowFile? in
      defer { self.file = nil }
      return self.file
    }
    guard let file else { return }
    unlink(path)
    _ = Promise(onThread: { withExtendedLifetime(file) {} })
  }
}
