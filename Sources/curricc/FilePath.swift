#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Questions to the file system about paths.
enum FilePath {
  /// What a path leads to.
  enum Kind {
    /// A folder, or a link to one.
    case folder
    /// Anything else that is there, such as a link that leads nowhere.
    case other
  }

  /// What a path leads to, or nil when nothing is there; `errno` then says why.
  static func kind(_ path: String) -> Kind? {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return .folder }
    return lstat(path, &status) == 0 ? .other : nil
  }

  /// Makes a folder, unless it is there.
  static func makeFolder(_ path: String) throws(DocumentError) {
    if mkdir(path, 0o777) != 0, errno != EEXIST {
      throw DocumentError("'\(path)' cannot be made: \(Workspace.reason())")
    }
  }

  /// The first bytes of a file; none of what is no file or cannot be read.
  static func start(_ path: String, count: Int) -> [UInt8] {
    // Without O_NONBLOCK a pipe would be waited for here.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    let length = pread(descriptor, &bytes, count, 0)
    return Array(bytes.prefix(max(0, length)))
  }

  /// True for a link itself; a slash at the end would follow it.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The path of a folder or file from the root, without links, or nil when it cannot be found.
  static func absolute(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// True when two paths lead to the same file or folder.
  static func areSame(_ left: String, _ right: String) -> Bool {
    var first = stat()
    var second = stat()
    return stat(left, &first) == 0 && stat(right, &second) == 0 && first.st_ino == second.st_ino
      && first.st_dev == second.st_dev
  }

  /// The parts of a path between its slashes, without empty ones and without `.`.
  static func parts(_ path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }

  /// A path of parts; `.` or `/` when there are none.
  static func joined(_ parts: some Collection<Substring>, isAbsolute: Bool) -> String {
    parts.isEmpty ? (isAbsolute ? "/" : ".") : (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// A path without `.`, and without `..` behind the name of a folder; through links it may lead elsewhere.
  static func withoutDetours(_ path: String) -> String {
    var kept: [Substring] = []
    for part in parts(path) {
      if part == "..", let last = kept.last, last != ".." { kept.removeLast() } else { kept.append(part) }
    }
    return joined(kept, isAbsolute: path.hasPrefix("/"))
  }

  /// True where nothing is, or a file that a new one may take the place of: no folder, link, pipe or device.
  static func mayBeReplaced(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }
}
