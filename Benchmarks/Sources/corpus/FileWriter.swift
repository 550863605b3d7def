#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system refused.
struct FileError: Error, CustomStringConvertible {
  let path: String
  let code: Int32

  var description: String { path + ": " + String(cString: strerror(code)) }
}

/// Writes files under a folder and counts them.
struct FileWriter {
  let folder: String
  private(set) var files = 0
  /// UTF-8 bytes of all files.
  private(set) var bytes = 0

  init(folder: String) { self.folder = folder }

  /// Makes the folder that the files are under, and those above it.
  func makeRoot() throws(FileError) {
    var path = folder.hasPrefix("/") ? "/" : ""
    for name in folder.split(separator: "/") {
      path += name + "/"
      try make(path)
    }
  }

  /// Makes a folder; its parent must be there.
  func makeFolder(_ path: String) throws(FileError) { try make(folder + "/" + path) }

  private func make(_ path: String) throws(FileError) {
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw FileError(path: path, code: errno) }
  }

  /// Writes a file whole.
  mutating func write(_ text: YAMLText, to path: String) throws(FileError) {
    let full = folder + "/" + path
    let descriptor = open(full, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw FileError(path: full, code: errno) }
    defer { close(descriptor) }
    var offset = 0
    while offset < text.bytes.count {
      let written = text.bytes.withUnsafeBytes { buffer in
        unistdWrite(descriptor, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
      }
      guard written > 0 else { throw FileError(path: full, code: errno) }
      offset += written
    }
    files += 1
    bytes += text.bytes.count
  }
}

/// The system's `write`, under a name that `FileWriter.write` does not hide.
private func unistdWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
