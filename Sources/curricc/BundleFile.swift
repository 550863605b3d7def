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
    // The file that a link names is replaced, not the link.
    let target = realpath(path, nil).map { pointer in
      defer { free(pointer) }
      return String(cString: pointer)
    }
    let place = target ?? path
    let slash = place.lastIndex(of: "/")
    folder = slash.map { $0 == place.startIndex ? "/" : String(place[..<$0]) } ?? "."
    name = slash.map { String(place[place.index(after: $0)...]) } ?? place
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
    guard lstat(place, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { return }
    let found = status.st_mode & S_IFMT == S_IFDIR ? "a folder" : "no file"
    throw BundleError(.unwritable, path: path, "\(found) is there, expected a bundle's file")
  }

  /// Writes a new bundle beside the old one, checks it, and puts it in the old one's place.
  ///
  /// - Parameters:
  ///   - threads: How many threads may check the bundle.
  ///   - exchange: Writes the bundle where it can be made of the old one, and has checked then what is new in it; gives nil
  ///     for a bundle that has to be written anew, whatever the reason.
  ///   - witness: Sees the file once it is written, while the disk takes it.
  ///   - body: Writes the bundle to the path it is given, and has its foreign keys checked.
  /// - Returns: What the one or the other returned.
  /// - Throws: `BundleError`; the old bundle is then as it was and nothing else is left behind.
  func write<Value>(
    threads: Int, exchange: (String) -> Value? = { _ in nil }, witness: BundleWitness? = nil,
    _ body: (String) throws -> Value
  ) throws -> Value {
    func seal(_ temporary: String) throws {
      try BundleSeal.mark(path: temporary)
      try witness?.see(temporary)
      try BundleSeal.synchronise(path: temporary)
    }
    return try replace { temporary in
      if let value = exchange(temporary) {
        try seal(temporary)
        return value
      }
      // The file stays, since it has the lock.
      truncate(temporary, 0)
      let value = try body(temporary)
      // The disk takes the file while it is checked. What it says then it does not say again: both have to be heard.
      let taken = threads > 1 ? Promise(onThread: { try BundleSeal.synchronise(path: temporary) }) : nil
      let found = Result { try BundleChecks.verify(path: temporary, threads: threads, references: false) }
      try taken?.value()
      try found.get()
      try seal(temporary)
      return value
    }
  }

  /// Writes a new file beside the old one, and puts it in the old one's place.
  ///
  /// - Parameter body: Writes the file to the path it is given, and waits until the disk has it.
  /// - Returns: What `body` returned.
  /// - Throws: `BundleError`; the old file is then as it was and nothing else is left behind.
  func replace<Value>(_ body: (String) throws -> Value) throws -> Value {
    removeLeftovers()
    let temporary = folder + "/" + prefix + "\(getpid())"
    Interruption.removesOnSignal(([""] + BundleWriter.suffixes).map { temporary + $0 })
    defer { Interruption.removesNothing() }
    let lock = try lockedFile(temporary)
    defer { close(lock) }
    do {
      let value = try body(temporary)
      // Whoever has a large file open last waits until the system has its room back.
      let old = try? RowFile(path: folder + "/" + name, isNew: false)
      guard rename(temporary, folder + "/" + name) == 0 else {
        throw BundleError(.unwritable, path: path, Workspace.reason())
      }
      if let old { _ = Promise(onThread: { withExtendedLifetime(old) {} }) }
      syncFolder()
      return value
    } catch {
      unlink(temporary)
      if let error = error as? BundleError { throw BundleError(error.code, path: path, error.message) }
      throw error
    }
  }

  /// A file without a name in the bundle's folder, for rows that wait until all are there.
  ///
  /// - Throws: `BundleError` when none can be made.
  func makeRowFile() throws(BundleError) -> RowFile {
    removeLeftovers()
    return try RowFile(besides: folder + "/" + prefix + "\(getpid())-rows")
  }

  /// True where the disk of the bundle's folder has room for so many bytes.
  func hasRoom(for bytes: Int) -> Bool {
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else { return false }
    return UInt64(status.f_bavail) * UInt64(status.f_frsize) >= UInt64(bytes)
  }

  /// An empty file in the bundle's folder for a copy of it; nil where another run took it for a leftover.
  ///
  /// - Throws: `BundleError` when none can be made.
  func makeCopyFile() throws(BundleError) -> RowFile? {
    let copy = folder + "/" + prefix + "\(getpid())-copy"
    Interruption.removesOnSignal([copy])
    let file = try RowFile(newAt: copy)
    guard file.lock(), let named = try? RowFile(path: copy, isNew: false), named.isSameFile(as: file) else {
      return nil
    }
    return file
  }

  /// A new file with a lock on it.
  ///
  /// The lock tells other runs that the file is being written, and goes with the process, however it ends. Between
  /// the making and the locking another run may take the file for a leftover and remove it; then it is made again.
  private func lockedFile(_ temporary: String) throws(BundleError) -> Int32 {
    for _ in 0..<20 {
      let descriptor = open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else {
        throw BundleError(
          .unwritable, path: path, "the folder '\(folder)' cannot be written: \(Workspace.reason())")
      }
      // Waits for a run that has it under its broom; without the lock the name would be swept away later.
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      var own = stat()
      var named = stat()
      if fstat(descriptor, &own) == 0, stat(temporary, &named) == 0, own.st_ino == named.st_ino {
        return descriptor
      }
      close(descriptor)
    }
    throw BundleError(.unwritable, path: path, "other runs keep removing '\(temporary)'")
  }

  private var prefix: String { ".\(name).curricc-" }

  /// Removes what runs left behind that were killed; a file that a living run holds is left alone.
  func removeLeftovers() {
    guard let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let found = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard found.hasPrefix(prefix) else { continue }
      // Files that belong to a bundle have no lock of their own; they live as long as it.
      let suffix = BundleWriter.suffixes.first { found.hasSuffix($0) } ?? ""
      let leftover = folder + "/" + found
      let locked = String(leftover.dropLast(suffix.count))
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

/// Removes half-written files when the user interrupts the run.
private enum Interruption {
  /// Read by the signal handler, so it is a plain pointer that stays as it is until the next call.
  nonisolated(unsafe) private static var paths: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  nonisolated(unsafe) private static var count = 0
  private static let mostFiles = 16

  /// Removes these files, too.
  static func removesOnSignal(_ files: [String]) {
    precondition(count + files.count <= mostFiles, "a build makes a handful of files")
    let paths =
      self.paths ?? UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: mostFiles)
    for (place, file) in files.enumerated() { (paths + count + place).initialize(to: strdup(file)) }
    self.paths = paths
    count += files.count
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        for place in 0..<Interruption.count {
          if let path = Interruption.paths?[place] { unlink(path) }
        }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  static func removesNothing() {
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    for place in 0..<count { free(paths?[place]) }
    paths?.deallocate()
    paths = nil
    count = 0
  }
}
