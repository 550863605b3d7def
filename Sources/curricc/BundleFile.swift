import CurriculumRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A bundle's file on disk, which is replaced as a whole or not at all.
struct BundleFile {
  private let path: String
  private let folder: String
  private let name: String

  /// A bundle at a path.
  ///
  /// - Parameters:
  ///   - path: Where the bundle is to be.
  ///   - makesFolder: Whether a missing folder is made; only for the default place.
  /// - Throws: `BundleError` when the path cannot be a file.
  init(_ path: String, makesFolder: Bool) throws(BundleError) {
    self.path = path
    let slash = path.lastIndex(of: "/")
    folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    if makesFolder { mkdir(folder, 0o777) }
    guard !name.isEmpty, name.utf8.count < 200 else {
      throw BundleError(.unwritable, path: path, "the path does not end in the name of a file")
    }
    var status = stat()
    guard stat(folder, &status) == 0 else {
      throw BundleError(.unwritable, path: path, "the folder '\(folder)' is not there; make it first")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw BundleError(.unwritable, path: path, "'\(folder)' is not a folder")
    }
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw BundleError(.unwritable, path: path, "a folder is there, expected a file")
    }
  }

  /// Writes a new bundle beside the old one, checks it, and puts it in the old one's place.
  ///
  /// - Parameters:
  ///   - threads: How many threads may check the bundle.
  ///   - body: Writes the bundle to the path it is given.
  /// - Returns: What `body` returned.
  /// - Throws: `BundleError`; the old bundle is then as it was and nothing else is left behind.
  func write<Value>(threads: Int, _ body: (String) throws -> Value) throws -> Value {
    removeLeftovers()
    let temporary = folder + "/" + prefix + "\(getpid())"
    let lock = open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard lock >= 0 else {
      throw BundleError(
        .unwritable, path: path, "the folder '\(folder)' cannot be written: \(Workspace.reason())")
    }
    // The lock tells other runs that this file is being written; it goes with the process, however it ends.
    flock(lock, LOCK_EX | LOCK_NB)
    Interruption.removesOnSignal(temporary)
    defer {
      close(lock)
      Interruption.removesNothing()
    }
    do {
      let value = try body(temporary)
      try BundleChecks.verify(path: temporary, threads: threads)
      try BundleSeal.apply(path: temporary)
      guard rename(temporary, path) == 0 else {
        throw BundleError(.unwritable, path: path, Workspace.reason())
      }
      syncFolder()
      return value
    } catch {
      unlink(temporary)
      unlink(temporary + BundleWriter.searchSuffix)
      if let error = error as? BundleError { throw BundleError(error.code, path: path, error.message) }
      throw error
    }
  }

  private var prefix: String { ".\(name).curricc-" }

  /// Removes what runs left behind that were killed; a file that a living run holds is left alone.
  private func removeLeftovers() {
    guard let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let found = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard found.hasPrefix(prefix) else { continue }
      // The search index's file has no lock of its own; it lives as long as the bundle's.
      let isSearch = found.hasSuffix(BundleWriter.searchSuffix)
      let leftover = folder + "/" + found
      let locked = isSearch ? String(leftover.dropLast(BundleWriter.searchSuffix.count)) : leftover
      let descriptor = open(locked, O_RDWR | O_CLOEXEC)
      if descriptor < 0 || flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(leftover) }
      if descriptor >= 0 { close(descriptor) }
    }
  }

  /// Waits until the disk has the new name as well.
  private func syncFolder() {
    let descriptor = open(folder, O_RDONLY)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

/// Removes a half-written file when the user interrupts the run.
private enum Interruption {
  /// Read by the signal handler, so it is a plain pointer that stays valid until the next call.
  nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?
  nonisolated(unsafe) private static var searchPath: UnsafeMutablePointer<CChar>?

  static func removesOnSignal(_ file: String) {
    path = strdup(file)
    searchPath = strdup(file + BundleWriter.searchSuffix)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        if let path = Interruption.path { unlink(path) }
        if let path = Interruption.searchPath { unlink(path) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  static func removesNothing() {
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    free(path)
    free(searchPath)
    (path, searchPath) = (nil, nil)
  }
}
