import Crypto

/// Collects one row's values in the form that the content hash covers.
///
/// Each value is one byte of type (0 null, 1 integer, 2 real, 3 text, 4 blob), for text and blob the length
/// as 8 bytes big-endian, then the bytes: integers as 8 bytes big-endian two's complement, reals as IEEE 754
/// big-endian, text as UTF-8.
///
/// Source: docs/bundle.md, "Content hash".
package struct RowBuffer {
  /// A value's type and where its bytes stand.
  package struct Cell {
    package let type: UInt8
    package let offset: Int
    package let count: Int
  }

  /// The row in the form that is hashed.
  package private(set) var bytes: [UInt8] = []
  /// The row's values in the order of the columns.
  package private(set) var cells: [Cell] = []

  /// An empty row.
  package init() {
    bytes.reserveCapacity(4096)
    cells.reserveCapacity(32)
  }

  /// Forgets the row.
  package mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
  }

  /// Adds NULL.
  package mutating func null() {
    bytes.append(0)
    cells.append(Cell(type: 0, offset: bytes.count, count: 0))
  }

  /// Adds an integer, or NULL.
  package mutating func integer(_ value: Int64?) {
    guard let value else { return null() }
    bytes.append(1)
    cells.append(Cell(type: 1, offset: bytes.count, count: 8))
    appendBigEndian(UInt64(bitPattern: value))
  }

  /// Adds an integer, or NULL.
  package mutating func integer(_ value: Int?) { integer(value.map(Int64.init)) }

  /// Adds a real number, or NULL.
  package mutating func real(_ value: Double?) {
    guard let value else { return null() }
    bytes.append(2)
    cells.append(Cell(type: 2, offset: bytes.count, count: 8))
    appendBigEndian(value.bitPattern)
  }

  /// Adds a text, or NULL.
  package mutating func text(_ value: String?) {
    guard var value else { return null() }
    value.withUTF8 { text(utf8: $0) }
  }

  /// Adds a text given as UTF-8.
  package mutating func text(_ value: [UInt8]) { value.withUnsafeBufferPointer { text(utf8: $0) } }

  /// Adds a text given as UTF-8, or another value's type with its bytes.
  package mutating func text(utf8: UnsafeBufferPointer<UInt8>, type: UInt8 = 3) {
    bytes.append(type)
    appendBigEndian(UInt64(utf8.count))
    cells.append(Cell(type: type, offset: bytes.count, count: utf8.count))
    bytes.append(contentsOf: utf8)
  }

  private mutating func appendBigEndian(_ value: UInt64) {
    withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
  }
}

/// Works out a content hash from tables and rows in the schema's order.
package struct ContentHasher {
  private var hash = SHA256()

  package init() {}

  /// Begins a table.
  package mutating func begin(_ table: String) { hash.update(data: Array(table.utf8)) }

  /// Adds a row; rows come by primary key.
  package mutating func add(_ row: RowBuffer) {
    row.bytes.withUnsafeBytes { hash.update(bufferPointer: $0) }
  }

  /// The hash in hexadecimal.
  package func finish() -> String {
    hash.finalize().map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
