import GRDB

/// How two bundle files differ, byte by byte and row by row.
package struct BundleComparison: Sendable {
  /// Rows of a table that one bundle has and the other has not; a changed row counts for both.
  package struct Table: Hashable, Sendable {
    /// The table's name.
    package let name: String
    /// Rows that the first bundle alone has.
    package let onlyFirst: Int
    /// Rows that the second bundle alone has.
    package let onlySecond: Int
  }

  private let first: String
  private let second: String

  /// A comparison of two files.
  package init(_ first: String, _ second: String) {
    self.first = first
    self.second = second
  }

  /// The offset of the first byte that differs, or where the shorter file ends; nil when the files are the same.
  ///
  /// - Throws: `BundleError` with `.unreadable`.
  package func firstDifferentByte() throws(BundleError) -> Int? {
    let files = (try RegularFile(first), try RegularFile(second))
    let pieces = UnsafeMutableRawBufferPointer.allocate(byteCount: 2 << 20, alignment: 16)
    defer { pieces.deallocate() }
    let left = UnsafeMutableRawBufferPointer(rebasing: pieces[..<(1 << 20)])
    let right = UnsafeMutableRawBufferPointer(rebasing: pieces[(1 << 20)...])
    var offset = 0
    while true {
      let counts = (try files.0.read(into: left, at: offset), try files.1.read(into: right, at: offset))
      let common = min(counts.0, counts.1)
      if let place = (0..<common).first(where: { left[$0] != right[$0] }) { return offset + place }
      guard counts.0 == counts.1 else { return offset + common }
      guard common > 0 else { return nil }
      offset += common
    }
  }

  /// The content tables that differ, in the schema's order.
  ///
  /// - Throws: `BundleError` with `.damaged`.
  /// - Complexity: O(*n* log *n*) in the rows.
  package func tables() throws(BundleError) -> [Table] {
    do {
      var configuration = Configuration()
      configuration.readonly = true
      let queue = try DatabaseQueue(path: first, configuration: configuration)
      return try queue.inDatabase { database in
        try database.execute(sql: "ATTACH ? AS other", arguments: [second])
        return try BundleFormat.contentTables.map { name in
          Table(
            name: name, onlyFirst: try Self.count("main.\(name)", without: "other.\(name)", database),
            onlySecond: try Self.count("other.\(name)", without: "main.\(name)", database))
        }.filter { $0.onlyFirst + $0.onlySecond > 0 }
      }
    } catch {
      throw BundleError(.damaged, path: first, "the bundle cannot be compared: \(error)")
    }
  }

  private static func count(_ table: String, without other: String, _ database: Database) throws -> Int {
    let sql = "SELECT count(*) FROM (SELECT * FROM \(table) EXCEPT SELECT * FROM \(other))"
    return try Int.fetchOne(database, sql: sql) ?? 0
  }
}
