import CurriculumTestSupport
import Foundation
import GRDB

/// Exported files that are no text, as text for golden files.
enum ReadableFiles {
  /// What a file says; nil for text, and for what no one reads.
  static func dump(_ name: String, _ bytes: [UInt8]) throws -> String? {
    if name.hasSuffix(".sqlite3") { return try database(bytes) }
    if name.hasSuffix(".perseus") || name.hasSuffix(".zip") { return try archive(bytes) }
    return nil
  }

  /// The rows of all tables, a line each.
  private static func database(_ bytes: [UInt8]) throws -> String {
    try rows(of: bytes).map { table, rows in
      "-- \(table)\n"
        + rows.map { row in
          row.map { "\($0)=\($1.isNull ? "NULL" : $1.description)" }.joined(separator: " ") + "\n"
        }.joined()
    }.joined()
  }

  /// The rows of all tables of a database, in the order of the tables' names.
  static func rows(of bytes: [UInt8]) throws -> [(table: String, rows: [Row])] {
    let folder = try TemporaryFolder()
    try folder.write("database.sqlite3", Data(bytes))
    return try DatabaseQueue(path: folder.path("database.sqlite3")).read { database in
      let tables = try String.fetchAll(
        database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
      return try tables.map { ($0, try Row.fetchAll(database, sql: "SELECT * FROM \($0)")) }
    }
  }

  /// The files of an archive that packs none of them, each under its name.
  private static func archive(_ bytes: [UInt8]) throws -> String {
    try files(of: bytes).map { name, content in
      "--> \(name)\n\(String(validating: content, as: UTF8.self) ?? "\(content.count) bytes")\n"
    }.joined()
  }

  /// The files of an archive that packs none of them, in order.
  static func files(of bytes: [UInt8]) throws -> [(name: String, content: ArraySlice<UInt8>)] {
    func number(_ offset: Int, _ width: Int) -> Int {
      bytes[offset..<(offset + width)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    var files: [(String, ArraySlice<UInt8>)] = []
    var place = 0
    while number(place, 4) == 0x0403_4B50 {
      guard number(place + 8, 2) == 0 else { throw PackedFile() }
      let start = place + 30 + number(place + 26, 2)
      let content = bytes[start..<(start + number(place + 18, 4))]
      files.append((String(decoding: bytes[(place + 30)..<start], as: UTF8.self), content))
      place = content.endIndex
    }
    return files
  }

  private struct PackedFile: Error {}
}
