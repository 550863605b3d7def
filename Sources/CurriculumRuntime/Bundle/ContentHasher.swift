import Crypto
import GRDB

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

extension ContentHasher {
  /// The content hash of an open bundle.
  ///
  /// - Complexity: O(*n*) in the bytes of the content.
  static func hash(of database: Database) throws -> String {
    var hasher = ContentHasher()
    for table in BundleFormat.contentTables {
      hasher.begin(table)
      let batch = RowBatch(table: table)
      let cursor = try RowCursor(database, table: table)
      while cursor.isAtRow {
        cursor.add(to: batch)
        if batch.count > 1 << 17 {
          hasher.add(batch)
          batch.clear()
        }
        try cursor.step()
      }
      hasher.add(batch)
    }
    return hasher.finish()
  }
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
