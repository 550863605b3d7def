import CurriculumRuntime

/// Works out the digest of a bundle's file while the disk takes it and it gets its name.
final class BundleWitness {
  private let threads: Int
  private var stamp: FileStamp?
  private var digest: Promise<[UInt8]?>?

  /// A witness that has not seen anything yet.
  ///
  /// - Parameter threads: How many threads may work.
  init(threads: Int) { self.threads = threads }

  /// Begins to read a file to which nothing is written any more.
  ///
  /// - Throws: `BundleError` when it cannot be opened.
  func see(_ path: String) throws(BundleError) {
    let file = try RowFile(path: path, isNew: false)
    let threads = threads
    stamp = FileStamp(path: path)
    digest = Promise(onThread: { PieceDigest.digest(of: file, threads: threads) })
  }

  /// The digest of the file that it saw, and the stamp that it has now, if that is what a path leads to and nobody has written
  /// to it: another run may have put its own there, now or later, which has another stamp.
  func product(at path: String) -> (digest: [UInt8], stamp: FileStamp)? {
    guard let stamp, let digest = try? digest?.value(), let now = FileStamp(path: path),
      now.inode == stamp.inode, now.device == stamp.device, now.size == stamp.size,
      now.modified == stamp.modified
    else { return nil }
    return (digest, now)
  }
}
