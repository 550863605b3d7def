import CurriculumCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Notices that something in a folder, or a file, is not as it was.
///
/// Asks for sizes and times again and again, which every system and every file system answers.
struct FolderWatch: Sendable {
  private let path: String
  private var last: Snapshot
  /// How long the last look took.
  private var cost = Duration.zero

  /// What tells states apart: size, time and number of each file, by its path.
  private typealias Snapshot = [String: [Int]]

  /// A watch over what is there now.
  init(_ path: String) {
    self.path = path
    last = Self.snapshot(of: path)
  }

  /// How long to wait before the next look, in microseconds: a fifth of the time goes into looking, more in vast folders.
  var pause: UInt32 {
    let wanted = (cost * 4).components
    let microseconds = wanted.seconds * 1_000_000 + wanted.attoseconds / 1_000_000_000_000
    return UInt32(min(max(microseconds, 200_000), 900_000))
  }

  /// Whether something has changed since the last time it was asked.
  mutating func hasChanged() -> Bool {
    let clock = ContinuousClock()
    let start = clock.now
    let present = Self.snapshot(of: path)
    cost = clock.now - start
    defer { last = present }
    return present != last
  }

  private static func snapshot(of path: String) -> Snapshot {
    var snapshot: Snapshot = [:]
    visit(path, "", &snapshot)
    return snapshot
  }

  private static func visit(_ root: String, _ relative: String, _ snapshot: inout Snapshot) {
    let path = relative.isEmpty ? root : root + "/" + relative
    var status = stat()
    // The folder itself may be a link; in it none is followed.
    guard (relative.isEmpty ? stat(path, &status) : lstat(path, &status)) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      snapshot[relative] = [Int(status.st_size), time.tv_sec, time.tv_nsec, Int(status.st_ino)]
      return
    }
    guard let stream = opendir(path) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      // Editors put their own files beside the sources under such names.
      guard !name.hasPrefix(".") else { continue }
      visit(root, relative.isEmpty ? name : relative + "/" + name, &snapshot)
    }
  }
}
