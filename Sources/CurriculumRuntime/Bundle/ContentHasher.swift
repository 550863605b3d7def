import Crypto

/// Works out a content hash from tables and rows in the schema's order.
///
/// Source: docs/bundle.md, "Content hash".
struct ContentHasher {
  private var hash = SHA256()

  /// Begins a table.
  mutating func begin(_ table: String) { hash.update(data: Array(table.utf8)) }

  /// Adds rows, by primary key.
  mutating func add(_ rows: RowBatch) { hash.update(bufferPointer: rows.bytes) }

  /// The hash in hexadecimal.
  func finish() -> String { hash.finalize().hexadecimal }
}

extension Sequence<UInt8> {
  /// Two lower-case digits for each byte.
  package var hexadecimal: String {
    map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
