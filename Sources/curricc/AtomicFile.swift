import CurriculumCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writing files so that each is the old one or the new one, never a part of either.
enum AtomicFile {
  /// Replaces a file's content, and keeps its permissions.
  ///
  /// - Throws: `InputError` when it cannot be written; the file is then as it was.
  static func replace(_ path: String, with bytes: [UInt8]) throws {
    try replaceAll([(path, bytes)])
  }

  /// Replaces the content of several files, and keeps their permissions.
  ///
  /// The new files are written beside the old ones first, and take their places when all are there. Signals wait so long.
  /// What runs left there that were killed is removed.
  ///
  /// - Parameter clearsLeftovers: False where the caller has removed what killed runs left, since he writes many files.
  /// - Throws: `InputError` when one cannot be written; all are then as they were, unless the system refuses to rename
  ///   what it let be written, which the error says.
  static func replaceAll(
    _ files: [(path: String, bytes: [UInt8])], threads: Int = 1, clearsLeftovers: Bool = true
  ) throws {
    let mask = blockSignals()
    defer { restoreSignals(mask) }
    if clearsLeftovers { LeftoverFiles.remove(beside: files.lazy.map(\.path)) }
    let results = parallelMap(files, threads: threads) { _, file in
      Result { () throws(InputError) in try writeBeside(file.path, file.bytes) }
    }
    try putIntoPlace(files.map(\.path), results)
  }

  /// The same with what lies in a spool.
  ///
  /// - Parameter first: A file that takes its place before the others do, which may be one of them, and then does so twice.
  /// - Throws: `InputError` when a file cannot be written, as above.
  static func replaceAll(
    spooled files: [(path: String, bytes: Range<Int>)], of spool: SpoolFile,
    announcedBy first: (path: String, bytes: [UInt8])? = nil
  ) throws {
    let mask = blockSignals()
    defer { restoreSignals(mask) }
    LeftoverFiles.remove(beside: files.lazy.map(\.path))
    let announcement = try first.map { file in
      try writeBeside(file.path, suffix: "-first") { write(file.bytes[...], to: $0) }
    }
    var isAnnounced = false
    defer {
      if let announcement, !isAnnounced { unlink(announcement) }
    }
    let areMany = files.count > Self.few
    var results = files.map { file in
      Result { () throws(InputError) in
        try writeBeside(file.path, isSynced: !areMany) { spool.copy(file.bytes, to: $0) }
      }
    }
    if areMany {
      // One wait for the disk instead of one for each; what then still is not there, or failed, each file tells.
      sync()
      results = zip(files, results).map { file, result in
        result.flatMap { temporary in Result { () throws(InputError) in try finish(temporary, file.path) } }
      }
    }
    if let announcement, let first, !results.contains(where: { (try? $0.get()) == nil }) {
      guard rename(announcement, first.path) == 0 else {
        let reason = Workspace.reason()
        for case .success(let temporary) in results { unlink(temporary) }
        throw InputError("'\(first.path)' cannot be written: \(reason)")
      }
      isAnnounced = true
    }
    try putIntoPlace(files.map(\.path), results)
  }

  /// Files that are waited for one by one.
  private static let few = 8

  /// Waits until a new file is on the disk, and gives its path.
  private static func finish(_ temporary: String, _ path: String) throws(InputError) -> String {
    let descriptor = open(temporary, O_RDONLY | O_CLOEXEC)
    let isThere = descriptor >= 0 && fsync(descriptor) == 0
    let reason = Workspace.reason()
    if descriptor >= 0 { close(descriptor) }
    guard isThere else {
      unlink(temporary)
      throw InputError("'\(path)' cannot be written: \(reason)")
    }
    return temporary
  }

  /// Renames new files to the old ones, if all of them could be written; else takes them away.
  private static func putIntoPlace(_ paths: [String], _ results: [Result<String, InputError>]) throws {
    let temporaries = results.map { try? $0.get() }
    func removeTemporaries(from index: Int) {
      for case let temporary? in temporaries[index...] { unlink(temporary) }
    }
    for case .failure(let error) in results {
      removeTemporaries(from: 0)
      throw error
    }
    for (index, path) in paths.enumerated() {
      guard let temporary = temporaries[index], rename(temporary, path) == 0 else {
        let reason = Workspace.reason()
        removeTemporaries(from: index)
        let done = index == 0 ? "" : "; \(index) of \(paths.count) files were replaced before"
        throw InputError("'\(path)' cannot be written: \(reason)\(done)")
      }
    }
  }

  /// Replaces a file's content with what comes piece by piece, and keeps its permissions.
  ///
  /// Nothing stands beside the file until the last piece is there, so that who breaks off leaves nothing behind.
  ///
  /// - Throws: What the pieces throw; `InputError` when the file cannot be written. It is then as it was.
  static func replace(
    _ path: String, pieces: (_ sink: @escaping ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    let spool = try SpoolFile()
    try pieces { try spool.append($0) }
    let mask = blockSignals()
    defer { restoreSignals(mask) }
    LeftoverFiles.remove(beside: [path])
    let temporary = try writeBeside(path, spool.copy)
    guard rename(temporary, path) == 0 else {
      let reason = Workspace.reason()
      unlink(temporary)
      throw InputError("'\(path)' cannot be written: \(reason)")
    }
  }

  /// Writes bytes to a file; false where not all could be written, and `errno` says why.
  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = UnsafeRawBufferPointer(buffer)
      while !rest.isEmpty {
        let count = systemWrite(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return true
    }
  }

  /// Writes a new file beside an old one, with its permissions, and gives its path.
  private static func writeBeside(_ path: String, _ bytes: [UInt8]) throws(InputError) -> String {
    try writeBeside(path) { write(bytes[...], to: $0) }
  }

  /// The same with what a function writes to the new file, which is true when it could.
  private static func writeBeside(
    _ path: String, isSynced: Bool = true, suffix: String = "", _ fill: (Int32) -> Bool
  ) throws(InputError) -> String {
    var status = stat()
    let mode = stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o666
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let temporary = String(path[..<slash]) + LeftoverFiles.name(for: path[slash...] + suffix)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw InputError("'\(path)' cannot be written: \(Workspace.reason())") }
    let isWhole = fill(descriptor) && (!isSynced || fsync(descriptor) == 0)
    let reason = Workspace.reason()
    close(descriptor)
    guard isWhole else {
      unlink(temporary)
      throw InputError("'\(path)' cannot be written: \(reason)")
    }
    return temporary
  }

  /// Makes the signals wait that would end the process, and gives those that waited before.
  private static func blockSignals() -> sigset_t {
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    return before
  }

  private static func restoreSignals(_ mask: sigset_t) {
    var mask = mask
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}

/// The system's `write`, which has the name of a method above.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
