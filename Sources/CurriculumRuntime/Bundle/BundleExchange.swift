import Foundation
import GRDB
import GRDBSQLite

/// Makes a bundle of an older one: the rows that differ are exchanged in a copy of it, and VACUUM makes of that the file
/// that a build from nothing writes.
///
/// The old bundle was checked as a whole when it was written, and whoever calls this knows that nobody has touched it since.
/// What is exchanged is held to every constraint of the schema on its way in; how many rows there are then is counted.
package struct BundleExchange: Sendable {
  private let base: String
  private let copy: BundleCopy?
  private let isUntouched: @Sendable () -> Bool
  private let old: [JoinedRows.Part]
  private let new: [JoinedRows.Part]
  private let media: @Sendable (RowBatch) -> Void
  private let rows: Int

  /// What a bundle says of its content until that is known; as long as a content hash.
  private static let unknownHash = String(repeating: "?", count: 64)

  /// An exchange.
  ///
  /// - Parameters:
  ///   - base: The old bundle.
  ///   - copy: A copy of it that was begun already and goes with the first bundle that is made of it; nil to make one.
  ///   - isUntouched: Whether it still is what it was, asked when it was read for the last time.
  ///   - old: The parts that it was made of; those that the new one has as well may be left out on both sides.
  ///   - new: The parts of the new one.
  ///   - rows: How many rows the new one has in all.
  ///   - media: Adds the rows of the table `media`.
  package init(
    base: String, copy: BundleCopy? = nil, isUntouched: @escaping @Sendable () -> Bool,
    old: [JoinedRows.Part], new: [JoinedRows.Part], rows: Int,
    media: @escaping @Sendable (RowBatch) -> Void
  ) {
    self.base = base
    self.copy = copy
    self.isUntouched = isUntouched
    self.old = old
    self.new = new
    self.rows = rows
    self.media = media
  }

  /// Writes the new bundle.
  ///
  /// - Parameters:
  ///   - content: All that goes into it.
  ///   - path: A file that does not exist yet, or is empty.
  ///   - manifest: What it says about itself.
  ///   - threads: How many threads may work.
  /// - Returns: The content hash; nil where it has to be built the usual way.
  /// - Throws: `BundleError`. The file that was begun is left to the caller, here and where nothing comes of it.
  package func write(
    _ content: BundleWriter.Content, to path: String, _ manifest: BundleManifest, threads: Int
  ) throws(BundleError) -> String? {
    BundleWriter.removeTemporaries(of: path)
    defer { BundleWriter.removeTemporaries(of: path) }
    do {
      let rest = StopSign()
      let work: @Sendable () throws -> Hashed = { try Hashed(content, until: rest) }
      let promise = threads > 1 ? Promise(onThread: work) : nil
      // Whoever reads rows is waited for: the files that have them may be written next.
      defer {
        rest.show()
        _ = try? promise?.value()
      }
      guard let differences = try RowDifferences(old: old, new: new, of: rows) else { return nil }
      let copy =
        try self.copy ?? BundleCopy(of: base, to: RowFile(newAt: path + BundleWriter.suffixes[1]))
      defer { copy.remove() }
      let changed = try copy.wait()
      guard isUntouched(), let counts = try exchange(differences, content, in: changed, path, manifest)
      else { return nil }
      copy.remove()
      let hashed = try promise?.value() ?? work()
      guard hashed.counts == counts, try Self.fill(in: hashed.hash, at: path),
        try BundleReader(path: path).info.contentHash == hashed.hash
      else { return nil }
      return hashed.hash
    } catch {
      throw BundleError(wrapping: error, path)
    }
  }

  /// What is told from all rows of the content.
  private struct Hashed: Sendable {
    let hash: String
    let counts: [String: Int]

    init(_ content: BundleWriter.Content, until sign: StopSign) throws {
      let (counts, hash) = try BundleWriter.make(content) { _ in
        if sign.isShown { throw CancellationError() }
      }
      self.hash = hash
      self.counts = Dictionary(uniqueKeysWithValues: counts.map { ($0.table, $0.rows) })
    }
  }

  /// Exchanges what differs in a copy of the old bundle, and writes what it is then.
  ///
  /// - Returns: How many rows each table has; nil where that cannot be done.
  private func exchange(
    _ differences: RowDifferences, _ content: BundleWriter.Content, in copy: String, _ path: String,
    _ manifest: BundleManifest
  ) throws -> [String: Int]? {
    let queue = try DatabaseQueue(path: copy)
    let counts = try queue.writeWithoutTransaction { database -> [String: Int]? in
      // Nobody sees the file, so nothing of it needs to be saved on the way.
      try database.execute(
        sql: """
          PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
          PRAGMA cache_size = -65536;
          """)
      guard try BundleCompatibility.hasSearch(database) == (content.search != nil) else { return nil }
      let counts = try BundleLoad.inTransaction(database) { () -> [String: Int]? in
        try database.execute(sql: "PRAGMA defer_foreign_keys = ON")
        let counts = try exchangeRows(differences, in: database)
        if let search = content.search {
          let index = BundleWriter.suffixes[0]
          guard try exchange(differences, search, in: database, besides: path + index) else { return nil }
        }
        try database.execute(sql: "DELETE FROM bundle_info")
        try manifest.insert(counts.map { ($0.key, $0.value) }, Self.unknownHash, into: database)
        return counts
      }
      if counts != nil { try BundleLoad.compact(database, to: path) }
      return counts
    }
    try queue.close()
    return counts
  }

  /// Exchanges rows: what goes or changes is taken out of all tables before anything is put in, so that no row stands in
  /// the way of another's key or place.
  ///
  /// - Returns: How many rows each table has then.
  private func exchangeRows(_ differences: RowDifferences, in database: Database) throws -> [String: Int] {
    var counts = try Self.counts(database)
    let tables = differences.tables.filter { $0.name != RowRun.search }
    for table in tables.reversed() {
      guard let column = try database.columns(in: table.name).first?.name else { continue }
      let delete = try database.makeStatement(sql: "DELETE FROM \(table.name) WHERE \(column) = ?")
      for key in table.gone {
        sqlite3_bind_int64(delete.sqliteStatement, 1, key)
        let result = sqlite3_step(delete.sqliteStatement)
        sqlite3_reset(delete.sqliteStatement)
        guard result == SQLITE_DONE else { throw DatabaseError(resultCode: ResultCode(rawValue: result)) }
        counts[table.name, default: 0] -= database.changesCount
      }
    }
    let load = try BundleLoad(database, makesIndexes: false)
    for table in tables {
      try load.insert(table.rows)
      counts[table.name, default: 0] += table.rows.rows
    }
    let files = RowBatch(table: "media")
    media(files)
    try database.execute(sql: "DELETE FROM media")
    try load.insert(files)
    counts["media"] = files.rows
    try load.finish()
    return counts
  }

  /// Makes those stretches of the search index anew in which an entry differs; false where all have to be.
  private func exchange(
    _ differences: RowDifferences, _ search: SearchContent, in database: Database, besides path: String
  ) throws -> Bool {
    guard let changes = differences.tables.first(where: { $0.name == RowRun.search }) else { return true }
    let buckets = SearchBuckets(entries: search.count)
    let places = Set((changes.gone + changes.come).map(buckets.place))
    let index = try SearchIndex(path: path, entries: search.count)
    try index.make { rows in
      for place in places.sorted() { try Self.addEntries(buckets.ids(place), of: database, to: rows) }
    }
    return try index.exchange(places, in: database)
  }

  /// Adds the entries of a stretch of ids, as the bundle's view has them.
  private static func addEntries(
    _ ids: ClosedRange<Int64>, of database: Database, to rows: SearchRows
  ) throws {
    let cursor = try RowCursor(
      database,
      sql: """
        SELECT id, target, native, romanised, prompt FROM search_content WHERE id BETWEEN ? AND ? ORDER BY id
        """,
      arguments: [ids.lowerBound, ids.upperBound])
    let batch = RowBatch(table: RowRun.search)
    while cursor.isAtRow {
      batch.clear()
      cursor.add(to: batch)
      try rows.add(batch.bytes)
      try cursor.step()
    }
  }

  /// How many rows each table of the old bundle has, as it says.
  private static func counts(_ database: Database) throws -> [String: Int] {
    let text = try String.fetchOne(database, sql: "SELECT counts_json FROM bundle_info") ?? ""
    return try JSONDecoder().decode([String: Int].self, from: Data(text.utf8))
  }

  /// Writes the content hash in the place that was left for it; false where that is not found.
  ///
  /// It is worked out while VACUUM is at work, so that no one has to wait for it.
  private static func fill(in hash: String, at path: String) throws -> Bool {
    let file = try RowFile(path: path, isNew: true)
    // The first table has its row on the second page.
    let page = UnsafeMutableRawBufferPointer.allocate(byteCount: BundleLoad.pageSize, alignment: 8)
    defer { page.deallocate() }
    let count = try file.read(into: page, at: page.count)
    let places = Data(page[..<count]).ranges(of: Data(unknownHash.utf8))
    guard places.count == 1, let place = places.first?.lowerBound else { return false }
    try Array(hash.utf8).withUnsafeBytes { try file.write($0, at: page.count + place) }
    return true
  }
}

/// Says to another thread that nobody waits for its work any more.
private final class StopSign: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  /// Whether the work may end.
  var isShown: Bool { lock.withLock { value } }

  /// Lets the work end.
  func show() { lock.withLock { value = true } }
}
