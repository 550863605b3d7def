import GRDBSQLite

/// A value of a bundle's row, as SQLite stores it.
///
/// Texts are compared by their bytes: Swift's `==` would call a composed and a decomposed letter the same.
package enum BundleValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)

  package static func == (left: BundleValue, right: BundleValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.integer(let left), .integer(let right)): left == right
    case (.real(let left), .real(let right)): left.bitPattern == right.bitPattern
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .integer(let value): hasher.combine(value)
    case .real(let value): hasher.combine(value.bitPattern)
    case .text(let value): for byte in value.utf8 { hasher.combine(byte) }
    }
  }

  /// The integer, or nil.
  package var integer: Int64? {
    guard case .integer(let value) = self else { return nil }
    return value
  }

  /// The text, or nil.
  package var text: String? {
    guard case .text(let value) = self else { return nil }
    return value
  }
}

extension BundleValue {
  /// A column's value of the row that a statement stands at.
  init(_ handle: OpaquePointer, _ column: Int32) {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: self = .integer(sqlite3_column_int64(handle, column))
    case SQLITE_FLOAT: self = .real(sqlite3_column_double(handle, column))
    case SQLITE_NULL: self = .null
    // Bundles have no blobs: a table is STRICT and has no such column.
    default:
      let bytes = UnsafeBufferPointer(
        start: sqlite3_column_text(handle, column), count: Int(sqlite3_column_bytes(handle, column)))
      self = .text(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Gives the value to a statement, which copies it.
  func bind(to handle: OpaquePointer, _ column: Int32) {
    switch self {
    case .null: sqlite3_bind_null(handle, column)
    case .integer(let value): sqlite3_bind_int64(handle, column, value)
    case .real(let value): sqlite3_bind_double(handle, column, value)
    case .text(var value):
      // SQLITE_TRANSIENT, a macro that Swift cannot import: the statement outlives these bytes.
      let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      value.withUTF8 { utf8 in
        utf8.withMemoryRebound(to: CChar.self) { bytes in
          // A text without bytes has no address, which SQLite would take for NULL.
          if let start = bytes.baseAddress, !bytes.isEmpty {
            _ = sqlite3_bind_text(handle, column, start, Int32(bytes.count), copies)
          } else {
            _ = sqlite3_bind_text(handle, column, "", 0, copies)
          }
        }
      }
    }
  }
}
