/// Rows of one table, one behind the other, in the form that the content hash covers.
///
/// Each value is one byte of type (0 null, 1 integer, 2 real, 3 text, 4 blob), for text and blob the length
/// as 8 bytes big-endian, then the bytes: integers as 8 bytes big-endian two's complement, reals as IEEE 754
/// big-endian, text as UTF-8. The form says where each value ends, so rows are written to SQLite from it, too.
///
/// A batch is filled by one thread, then handed on as a whole to another.
///
/// Source: docs/bundle.md, "Content hash".
package final class RowBatch: @unchecked Sendable {
  /// The table.
  let table: String
  /// How many rows it holds.
  var rows = 0
  /// Bytes in use.
  private(set) var count = 0
  private var capacity: Int
  // An array's checks at each of some twenty appends a row cost more than SQLite's own work on the row.
  private var storage: UnsafeMutablePointer<UInt8>

  init(table: String, capacity: Int = 1 << 18) {
    self.table = table
    self.capacity = capacity
    storage = .allocate(capacity: capacity)
  }

  deinit { storage.deallocate() }

  /// The rows' bytes.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: storage, count: count) }

  /// Forgets the rows.
  func clear() {
    rows = 0
    count = 0
  }

  /// Adds NULL.
  package func null() {
    reserve(1)
    storage[count] = 0
    count += 1
  }

  /// Adds an integer, or NULL.
  package func integer(_ value: Int64?) {
    guard let value else { return null() }
    number(1, UInt64(bitPattern: value))
  }

  /// Adds an integer, or NULL.
  package func integer(_ value: Int?) { integer(value.map(Int64.init)) }

  /// Adds a real number, or NULL.
  package func real(_ value: Double?) {
    guard let value else { return null() }
    number(2, value.bitPattern)
  }

  /// Adds a text, or NULL.
  package func text(_ value: String?) {
    guard let value else { return null() }
    let isContiguous: Void? = value.utf8.withContiguousStorageIfAvailable { text(utf8: $0) }
    if isContiguous == nil { Array(value.utf8).withUnsafeBufferPointer { text(utf8: $0) } }
  }

  /// Adds a text that is known beforehand.
  package func text(_ value: StaticString) {
    text(utf8: UnsafeBufferPointer(start: value.utf8Start, count: value.utf8CodeUnitCount))
  }

  /// Adds a key as text: prefix, namespace, a slash, id, suffix.
  package func key(_ prefix: StaticString, _ namespace: String, _ id: String, _ suffix: StaticString = "") {
    let start = count
    number(3, 0)
    append(prefix)
    append(namespace)
    append("/" as StaticString)
    append(id)
    append(suffix)
    store(UInt64(count - start - 9).bigEndian, at: start + 1)
  }

  /// Adds JSON as text.
  package func json(_ value: CanonicalJSON) {
    value.bytes.withUnsafeBufferPointer { text(utf8: $0) }
  }

  /// Adds JSON as text, or NULL.
  package func json(_ value: CanonicalJSON?) {
    guard let value else { return null() }
    json(value)
  }

  /// Adds a text given as UTF-8, or a blob.
  package func text(utf8: UnsafeBufferPointer<UInt8>, type: UInt8 = 3) {
    number(type, UInt64(utf8.count))
    append(utf8)
  }

  private func number(_ type: UInt8, _ value: UInt64) {
    reserve(9)
    storage[count] = type
    store(value.bigEndian, at: count + 1)
    count += 9
  }

  private func store(_ value: UInt64, at offset: Int) {
    UnsafeMutableRawPointer(storage + offset).storeBytes(of: value, as: UInt64.self)
  }

  private func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    (storage + count).update(from: start, count: bytes.count)
    count += bytes.count
  }

  /// Adds a row; `fill` adds a value for each column in order.
  package func addRow(_ fill: (RowBatch) -> Void) {
    fill(self)
    rows += 1
  }

  /// Adds rows that were made before.
  func append(rows bytes: UnsafeRawBufferPointer, count: Int) {
    append(bytes.assumingMemoryBound(to: UInt8.self))
    rows += count
  }

  private func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private func append(_ text: String) {
    let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    if isContiguous == nil { Array(text.utf8).withUnsafeBufferPointer { append($0) } }
  }

  private func reserve(_ amount: Int) {
    guard count + amount > capacity else { return }
    let larger = max(capacity * 2, count + amount)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: storage, count: count)
    storage.deallocate()
    storage = moved
    capacity = larger
  }
}
