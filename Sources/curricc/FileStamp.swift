#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system says of a file without its being read: another stamp wherever somebody touched the file.
///
/// The time of the last change is kept by the system and cannot be set by hand, as that of the content can.
struct FileStamp: Equatable, Sendable {
  /// Bytes.
  let size: Int
  let inode: Int
  let device: Int
  /// When the content was changed last, in nanoseconds since 1970.
  let modified: Int
  /// When anything about the file was changed last, in nanoseconds since 1970.
  let changed: Int

  /// The stamp of what was found.
  init(_ status: stat) {
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    size = Int(status.st_size)
    inode = Int(truncatingIfNeeded: status.st_ino)
    device = Int(truncatingIfNeeded: status.st_dev)
    self.modified = Self.nanoseconds(modified)
    self.changed = Self.nanoseconds(changed)
  }

  /// The stamp of a file, which a link may lead to; nil when there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(status)
  }

  /// A stamp from five numbers.
  init?(_ numbers: [Int]) {
    guard numbers.count == 5 else { return nil }
    (size, inode, device, modified, changed) = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
  }

  /// The stamp as five numbers.
  var numbers: [Int] { [size, inode, device, modified, changed] }

  /// The time now, in nanoseconds since 1970.
  static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  /// True when a file with this stamp was last touched long enough before a moment that another touch would show.
  ///
  /// File systems tell times apart by 2 seconds at worst: FAT.
  func isSettled(at moment: Int) -> Bool { max(modified, changed) < moment &- 2_000_000_000 }

  /// The same for a file that no person writes: where the times are finer than a millisecond, the clock that they are
  /// taken from has ticked on after 20 milliseconds.
  ///
  /// Linux's ticks every 1 to 10. This takes the file's clock for the one of this machine, which the longer wait need not.
  func isSettledProduct(at moment: Int) -> Bool {
    let isFine = modified % 1_000_000 != 0 && changed % 1_000_000 != 0
    return isFine ? max(modified, changed) < moment &- 20_000_000 : isSettled(at: moment)
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
  }
}
