#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is open for reading, and is a file: no folder, no pipe that would be waited for.
final class RegularFile {
  /// The file's path.
  let path: String
  /// Bytes in the file when it was opened.
  let size: Int
  private let descriptor: Int32

  /// Opens a file.
  ///
  /// - Throws: `BundleError` with `.unreadable`.
  init(_ path: String) throws(BundleError) {
    // Without O_NONBLOCK a pipe would be waited for here.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw BundleError(.unreadable, path: path, Self.reason()) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let reason = Self.reason()
      close(descriptor)
      throw BundleError(.unreadable, path: path, reason)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      let found = status.st_mode & S_IFMT == S_IFDIR ? "a folder" : "no file"
      throw BundleError(.unreadable, path: path, "this is \(found), expected a file")
    }
    self.path = path
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// Hands on the file's bytes from its start, in pieces of 1 MiB.
  ///
  /// - Throws: `BundleError` with `.unreadable`.
  func forEachPiece(_ body: (UnsafeRawBufferPointer) -> Void) throws(BundleError) {
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
    defer { piece.deallocate() }
    var offset = 0
    while true {
      let count = try read(into: piece, at: offset)
      guard count > 0 else { return }
      body(UnsafeRawBufferPointer(rebasing: piece[..<count]))
      offset += count
    }
  }

  /// Reads bytes from an offset on, as many as there are and have room.
  ///
  /// - Returns: How many were read; 0 at the end of the file.
  /// - Throws: `BundleError` with `.unreadable`.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(BundleError) -> Int {
    var total = 0
    while total < buffer.count {
      let count = pread(
        descriptor, buffer.baseAddress.map { $0 + total }, buffer.count - total, off_t(offset + total))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw BundleError(.unreadable, path: path, Self.reason()) }
      guard count > 0 else { break }
      total += count
    }
    return total
  }

  /// All bytes of a file that must not be long.
  ///
  /// - Parameters:
  ///   - limit: Bytes that it may have at most.
  ///   - code: What the error says when it has more.
  ///   - what: The same in words: 'a key file'.
  func bytes(upTo limit: Int, else code: BundleError.Code, _ what: String) throws(BundleError) -> [UInt8] {
    guard size <= limit else {
      throw BundleError(code, path: path, "the file has \(size) bytes, expected \(what) of at most \(limit)")
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    try forEachPiece { if bytes.count <= limit { bytes.append(contentsOf: $0) } }
    return bytes
  }

  private static func reason() -> String { String(cString: strerror(errno)) }
}
