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
/// Sizes and times say what has changed, which every system and every file system answers; events say when to look.
struct FolderWatch: Sendable {
  private let path: String
  private var last: Snapshot
  private let events = FolderEvents()
  /// How long the last look took.
  private var cost = Duration.zero

  /// What tells states apart: size, time and number of each file, by its path; and the folders.
  private struct Snapshot: Sendable {
    var files: [String: [Int]] = [:]
    var folders: [String] = []
  }

  /// A watch over what is there now.
  init(_ path: String) {
    self.path = path
    last = Self.snapshot(of: path)
    watchFolders()
  }

  /// Waits until something has changed, and what was being written is whole.
  ///
  /// Editors write beside a file and rename; a change of branches writes thousands: it is looked at once nothing more
  /// has happened for a moment, or after two seconds in any case.
  ///
  /// - Returns: Paths of the files that have come, gone or changed, relative to the folder.
  mutating func waitForChanges() -> Set<String> {
    while true {
      let isAwake = events.wait(milliseconds: events.isComplete ? 2000 : pause)
      if isAwake {
        let end = ContinuousClock().now + .seconds(2)
        while events.wait(milliseconds: 25), ContinuousClock().now < end {}
      }
      let changes = changes()
      if !changes.isEmpty { return changes }
    }
  }

  /// How long to wait before the next look, in milliseconds: a fifth of the time goes into looking, more in vast folders.
  private var pause: Int32 {
    let wanted = (cost * 4).components
    let milliseconds = wanted.seconds * 1000 + wanted.attoseconds / 1_000_000_000_000_000
    return Int32(min(max(milliseconds, 200), 900))
  }

  /// What has changed since the last look.
  private mutating func changes() -> Set<String> {
    let clock = ContinuousClock()
    let start = clock.now
    var present = Self.snapshot(of: path)
    cost = clock.now - start
    if Set(present.folders) != Set(last.folders) {
      // Looked into once more behind the watch, so that nothing comes in between.
      last.folders = present.folders
      watchFolders()
      present = Self.snapshot(of: path)
    }
    let changes = differences(from: present.files)
    last = present
    // A folder that was replaced has its old name and is watched no longer.
    if !changes.isEmpty { watchFolders() }
    return changes
  }

  private func differences(from present: [String: [Int]]) -> Set<String> {
    var changed: Set<String> = []
    for (path, traits) in present where last.files[path] != traits { changed.insert(path) }
    for path in last.files.keys where present[path] == nil { changed.insert(path) }
    return changed
  }

  private func watchFolders() {
    guard last.folders.isEmpty else { return events.watch(last.folders) }
    // A file, or nothing: what is written in its place comes by way of its folder.
    let slash = path.lastIndex(of: "/")
    events.watch([slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."])
  }

  private static func snapshot(of path: String) -> Snapshot {
    var snapshot = Snapshot()
    visit(path, "", &snapshot)
    return snapshot
  }

  private static func visit(_ root: String, _ relative: String, _ snapshot: inout Snapshot) {
    let path = relative.isEmpty ? root : root + "/" + relative
    var status = stat()
    // The folder itself may be a link; in it none is followed.
    guard (relative.isEmpty ? stat(path, &status) : lstat(path, &status)) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      let stamp = FileStamp(status)
      snapshot.files[relative] = [stamp.size, stamp.modified, stamp.inode]
      return
    }
    guard let stream = opendir(path) else { return }
    defer { closedir(stream) }
    snapshot.folders.append(path)
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
