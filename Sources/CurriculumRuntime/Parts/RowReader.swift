import Crypto

/// Reads the rows of a section one after another.
final class RowReader {
  /// What tells that the bytes are what was written.
  private enum Expected {
    case digest(String)
    case checksum(UInt32)
  }

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
  private let expected: Expected?
  private var hash = SHA256()
  private var checksum = Checksum()
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
    expected = section.checksum.map { .checksum($0) } ?? section.digest.map { .digest($0) }
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
      if try readRow() { return true }
      guard offset < end else {
        guard rowStart == filled, isWhole else { throw damage() }
        return false
      }
      try fill()
    }
  }

  /// Hands on the row and those behind it up to a key, as many as lie in memory at a time, and goes on to the next.
  ///
  /// - Parameters:
  ///   - limit: A key that is greater than the row's; rows with it are not handed on.
  ///   - use: Takes rows one behind the other, and how many they are.
  /// - Returns: False behind the last row.
  /// - Throws: What `next()` throws, also where a key is less than the one before; and what `use` throws.
  func takeRows(below limit: Int64, _ use: (UnsafeRawBufferPointer, Int) throws -> Void) throws -> Bool {
    var (start, count) = (rowStart, 0)
    while true {
      let last = key
      count += 1
      rowStart = rowEnd
      if try !readRow() {
        try use(UnsafeRawBufferPointer(rebasing: buffer[start..<rowEnd]), count)
        guard try next() else { return false }
        (start, count) = (rowStart, 0)
      }
      guard key >= last else {
        throw BundleError(.damaged, path: file.path, "rows in '\(file.path)' are not by their keys")
      }
      guard key < limit else {
        if count > 0 { try use(UnsafeRawBufferPointer(rebasing: buffer[start..<rowStart]), count) }
        return true
      }
    }
  }

  /// Reads the row that begins at `rowStart`; false when it is not all there yet.
  private func readRow() throws(BundleError) -> Bool {
    guard let found = try findEnd() else { return false }
    rowEnd = found
    guard buffer[rowStart] == 1 else { throw damage() }
    let bits = buffer.loadUnaligned(fromByteOffset: rowStart + 1, as: UInt64.self)
    key = Int64(bitPattern: UInt64(bigEndian: bits))
    return true
  }

  /// Whether all bytes of the section are what was written.
  private var isWhole: Bool {
    switch expected {
    case .digest(let digest): hash.finalize().hexadecimal == digest
    case .checksum(let sum): checksum.value == sum
    case nil: true
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
    let bytes = UnsafeRawBufferPointer(rebasing: room[..<count])
    switch expected {
    case .digest: hash.update(bufferPointer: bytes)
    case .checksum: checksum.update(bytes)
    case nil: break
    }
    filled += count
    offset += count
  }

  private func damage() -> BundleError {
    BundleError(.damaged, path: file.path, "the rows in '\(file.path)' are damaged")
  }
}
