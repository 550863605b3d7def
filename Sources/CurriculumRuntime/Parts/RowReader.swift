import Crypto

/// Reads the rows of a section one after another.
final class RowReader {
  private let file: RowFile
  private let columns: Int
  /// The next byte to be read from the file, and the end of the section.
  private var offset: Int
  private let end: Int
  private var buffer: UnsafeMutableRawBufferPointer
  /// Bytes of the buffer that have been read from the file.
  private var filled = 0
  private var rowStart = 0
  private var rowEnd = 0
  /// What the bytes should come to, and what they have come to so far.
  private let digest: String?
  private var hash = SHA256()
  /// The row's first value, a number.
  private(set) var key: Int64 = 0

  /// A reader before the first row.
  ///
  /// - Parameter memory: Bytes that it reads at a time.
  init(_ file: RowFile, _ section: RowRun.Section, memory: Int) {
    self.file = file
    columns = BundleFormat.columnCounts[section.table] ?? 0
    offset = section.offset
    end = section.offset + section.bytes
    digest = section.digest
    buffer = .allocate(byteCount: max(64, min(memory, section.bytes)), alignment: 8)
  }

  deinit { buffer.deallocate() }

  /// The row's bytes, until the next call of `next`.
  var row: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: buffer[rowStart..<rowEnd]) }

  /// Goes on to the next row; false behind the last.
  ///
  /// - Throws: `BundleError` with `.damaged` where the file has no rows, or `.unreadable`.
  func next() throws(BundleError) -> Bool {
    rowStart = rowEnd
    while true {
      if let found = try findEnd() {
        rowEnd = found
        guard buffer[rowStart] == 1 else { throw damage() }
        let bits = buffer.loadUnaligned(fromByteOffset: rowStart + 1, as: UInt64.self)
        key = Int64(bitPattern: UInt64(bigEndian: bits))
        return true
      }
      guard offset < end else {
        guard rowStart == filled, digest == nil || hash.finalize().hexadecimal == digest else {
          throw damage()
        }
        return false
      }
      try fill()
    }
  }

  /// Bytes of a value at most, which is what SQLite takes: https://www.sqlite.org/limits.html, item 1.
  private static let longestValue = 1_000_000_000

  /// Where the row ends; nil when it is not all there yet.
  private func findEnd() throws(BundleError) -> Int? {
    var place = rowStart
    for _ in 0..<columns {
      guard place < filled else { return nil }
      let type = buffer[place]
      guard type != 0 else {
        place += 1
        continue
      }
      guard place + 9 <= filled else { return nil }
      if type > 2 {
        let length = UInt64(bigEndian: buffer.loadUnaligned(fromByteOffset: place + 1, as: UInt64.self))
        guard length <= UInt64(Self.longestValue) else { throw damage() }
        place += Int(length)
      }
      place += 9
    }
    return place <= filled ? place : nil
  }

  /// Reads on, with what there is of the row at the buffer's beginning; a row that fills the buffer gets a larger one.
  private func fill() throws(BundleError) {
    let rest = filled - rowStart
    if rest * 2 > buffer.count {
      let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: buffer.count * 2, alignment: 8)
      larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[rowStart..<filled]))
      buffer.deallocate()
      buffer = larger
    } else if rest > 0, rowStart > 0, let base = buffer.baseAddress {
      (base).copyMemory(from: base + rowStart, byteCount: rest)
    }
    rowStart = 0
    filled = rest
    let wanted = min(buffer.count - filled, end - offset)
    let room = UnsafeMutableRawBufferPointer(rebasing: buffer[filled..<filled + wanted])
    let count = try file.read(into: room, at: offset)
    guard count > 0 else { throw damage() }
    if digest != nil { hash.update(bufferPointer: UnsafeRawBufferPointer(rebasing: room[..<count])) }
    filled += count
    offset += count
  }

  private func damage() -> BundleError {
    BundleError(.damaged, path: file.path, "the rows in '\(file.path)' are damaged")
  }
}
