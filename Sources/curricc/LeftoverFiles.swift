#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// New files that runs left beside the old ones when they were killed: `.lesson.yaml.curricc-4711`.
///
/// The number is that of the process. Who has it now, if anyone, decides whether the file is of use to somebody.
enum LeftoverFiles {
  private static let mark = ".curricc-"

  /// The name of a new file beside an old one, until it takes its place.
  static func name(for file: some StringProtocol) -> String { ".\(file)\(mark)\(getpid())" }

  /// Removes leftovers in the folders of some files.
  ///
  /// - Complexity: O(*n*) in the number of files in those folders.
  static func remove(beside paths: some Sequence<String>) {
    var folders: Set<String> = []
    for path in paths {
      let slash = path.lastIndex(of: "/")
      let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
      if folders.insert(folder).inserted { remove(in: folder) }
    }
  }

  private static func remove(in folder: String) {
    guard let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      guard entry.pointee.d_name.0 == CChar(UInt8(ascii: ".")) else { continue }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard let start = name.firstRange(of: mark)?.upperBound, let process = pid_t(name[start...]) else {
        continue
      }
      // This process is only now about to write, so a file with its number is of an earlier one that had it.
      let isNobodys = process == getpid() || process > 0 && kill(process, 0) != 0 && errno == ESRCH
      if isNobodys, !isLocked(folder + "/" + name) { unlink(folder + "/" + name) }
    }
  }

  /// True for a bundle that is being written, perhaps by a process that cannot be seen from here.
  private static func isLocked(_ path: String) -> Bool {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) != 0
  }
}
