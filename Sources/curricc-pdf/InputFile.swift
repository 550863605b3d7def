#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The bytes of the file to read, mapped where it is a file, read to the end where it is a pipe.
///
/// They stay where they are as long as the process lives.
struct InputFile {
  let bytes: UnsafeRawBufferPointer
  /// What the file was read from; nil for a pipe.
  private let descriptor: Int32?

  /// Takes the bytes behind a descriptor; nil where it cannot be read.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    if status.st_mode & S_IFMT == S_IFREG {
      self.descriptor = descriptor
      let size = Int(status.st_size)
      guard size > 0 else {
        bytes = UnsafeRawBufferPointer(start: nil, count: 0)
        return
      }
      let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0)
      guard let start, start != MAP_FAILED else { return nil }
      bytes = UnsafeRawBufferPointer(start: start, count: size)
      return
    }
    guard let read = Self.bytes(of: descriptor, atMost: 512 << 20) else { return nil }
    let kept = UnsafeMutableRawBufferPointer.allocate(byteCount: read.count, alignment: 16)
    kept.copyBytes(from: read)
    self.descriptor = nil
    bytes = UnsafeRawBufferPointer(kept)
  }

  /// Takes bytes that stay where they are.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    descriptor = nil
  }

  /// A descriptor of the file to give away; nil for a pipe.
  func anotherDescriptor() -> Int32? {
    guard let descriptor else { return nil }
    let other = dup(descriptor)
    return other < 0 ? nil : other
  }

  /// The text behind a descriptor, such as a password; nil where it cannot be read.
  static func text(of descriptor: Int32, atMost limit: Int) -> String? {
    bytes(of: descriptor, atMost: limit).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a name stands in the file in the clear, as names do in the dictionaries of streams.
  ///
  /// - Parameter name: The name with its slash, as in "/Image".
  func names(_ name: StaticString) -> Bool {
    var rest = bytes
    while let end = Self.end(of: name, in: rest) {
      rest = UnsafeRawBufferPointer(rebasing: rest[end...])
      guard let next = rest.first else { return true }
      // "/ImageB" is another name.
      if !(0x30...0x39).contains(next), !(0x41...0x5A).contains(next & 0xDF) { return true }
    }
    return false
  }

  /// Whether a text stands in the first bytes of the file.
  func contains(_ text: StaticString, inFirst count: Int) -> Bool {
    Self.end(of: text, in: UnsafeRawBufferPointer(rebasing: bytes.prefix(count))) != nil
  }

  /// The offset behind the first place of a text.
  private static func end(of text: StaticString, in bytes: UnsafeRawBufferPointer) -> Int? {
    let length = text.utf8CodeUnitCount
    guard let start = bytes.baseAddress else { return nil }
    var offset = 0
    while bytes.count - offset >= length,
      let found = memchr(start + offset, Int32(text.utf8Start.pointee), bytes.count - offset - length + 1)
    {
      offset = UnsafeRawPointer(found) - start
      if memcmp(found, text.utf8Start, length) == 0 { return offset + length }
      offset += 1
    }
    return nil
  }

  private static func bytes(of descriptor: Int32, atMost limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65536)
    while bytes.count <= limit {
      let count = read(descriptor, &piece, piece.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        return nil
      }
      bytes.append(contentsOf: piece[..<count])
    }
    return nil
  }
}
