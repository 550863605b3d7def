import CBundleSupport
import Foundation
import GRDB

/// What a new bundle says about itself.
package struct BundleManifest: Sendable {
  package let curriculumName: String
  package let contentVersion: String
  package let compilerVersion: String
  package let sourceRevision: String?

  package init(
    curriculumName: String, contentVersion: String, compilerVersion: String, sourceRevision: String?
  ) {
    self.curriculumName = curriculumName
    self.contentVersion = contentVersion
    self.compilerVersion = compilerVersion
    self.sourceRevision = sourceRevision
  }
}

/// Writes a new bundle file.
///
/// The bytes of the file depend on the rows alone: one connection writes it in one transaction, in a fixed
/// order, without a clock. Threads only make the rows and the search index ahead of that connection.
package struct BundleWriter: Sendable {
  /// What goes into the bundle.
  package struct Content: Sendable {
    /// Adds the rows of every content table.
    package let rows: @Sendable (BundleRows) throws -> Void
    /// Adds what full-text search finds: id, target, native, romanised, prompt, by id; nil for no search.
    package let search: (@Sendable (SearchRows) throws -> Void)?

    package init(
      rows: @escaping @Sendable (BundleRows) throws -> Void,
      search: (@Sendable (SearchRows) throws -> Void)?
    ) {
      self.rows = rows
      self.search = search
    }
  }

  /// What the search index's temporary file has behind the bundle's name.
  package static let searchSuffix = SearchIndex.suffix

  private let path: String
  private let manifest: BundleManifest
  private let threads: Int

  /// A writer of one file.
  ///
  /// - Parameters:
  ///   - path: A file that does not exist yet, or is empty.
  ///   - manifest: What the bundle says about itself.
  ///   - threads: How many threads may work.
  package init(path: String, manifest: BundleManifest, threads: Int) {
    self.path = path
    self.manifest = manifest
    self.threads = threads
  }

  /// Keeps the memory that is freed for what is read next.
  ///
  /// Only for processes that read a curriculum once, and then end.
  package static func prepareToRead() { curricc_keep_freed_memory() }

  /// Lets two threads use SQLite at full speed, and gives it the memory that reading the sources took.
  ///
  /// Only for processes that do nothing else with it.
  package static func prepareProcess() {
    curricc_disable_sqlite_memory_statistics()
    curricc_return_freed_memory()
  }

  /// Creates the bundle.
  ///
  /// - Returns: The content hash.
  /// - Throws: `BundleError` with `.unwritable` or `.diskFull`. The files that were begun are left to the caller.
  package func write(_ content: Content) throws(BundleError) -> String {
    do {
      let index = try content.search.map { try SearchIndex(path: path + SearchIndex.suffix, fill: $0) }
      var configuration = Configuration()
      configuration.foreignKeysEnabled = false  // checked as a whole at the end
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      let hash = try queue.writeWithoutTransaction { database in
        try BundleLoad.setUp(database, cacheMegabytes: 64)
        return try BundleLoad.inTransaction(database) {
          try database.execute(sql: BundleFormat.parts.tables)
          let load = try BundleLoad(database)
          let channel = threads > 1 ? RowChannel() : nil
          // The rows are waited for half of the time: on two cores the index is made then.
          if let channel { index?.start { if threads == 2 { channel.waitForIdleSide() } } }
          let (counts, hash) = try fill(load, with: content, channel)
          try load.finish()
          try insert(counts, hash, into: database)
          try database.execute(sql: BundleFormat.parts.views)
          if let index {
            try index.finish()
            try index.copy(into: database)
          }
          return hash
        }
      }
      try queue.close()
      try index?.remove()
      return hash
    } catch {
      throw BundleError(wrapping: error, path)
    }
  }

  /// Writes the rows; where there is a channel they are made, and the content hash of them, on another thread.
  private func fill(
    _ load: BundleLoad, with content: Content, _ channel: RowChannel?
  ) throws -> (counts: [BundleRows.Count], hash: String) {
    guard let channel else { return try make(content) { try load.insert($0) } }
    let maker = Promise<(counts: [BundleRows.Count], hash: String)>()
    Thread.detachNewThread {
      maker.fulfil {
        defer { channel.finish() }
        return try make(content) { try channel.send($0) }
      }
    }
    do {
      while let batch = channel.receive() {
        try load.insert(batch)
      }
    } catch {
      channel.cancel()
      _ = try? maker.value()
      throw error
    }
    return try maker.value()
  }

  /// Makes the rows, hands them on, and works out their content hash.
  private func make(
    _ content: Content, _ use: @escaping (RowBatch) throws -> Void
  ) throws -> (counts: [BundleRows.Count], hash: String) {
    var hasher = ContentHasher()
    var table: String?
    let rows = BundleRows { batch in
      if table != batch.table { hasher.begin(batch.table) }
      table = batch.table
      hasher.add(batch)
      try use(batch)
    }
    try content.rows(rows)
    return (try rows.finish(), hasher.finish())
  }

  private func insert(_ counts: [BundleRows.Count], _ hash: String, into database: Database) throws {
    let counts = counts.sorted { $0.table < $1.table }.map { "\"\($0.table)\":\($0.rows)" }
    try database.execute(
      sql: "INSERT INTO bundle_info VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?)",
      arguments: [
        BundleFormat.version, BundleFormat.lowestReaderVersion, manifest.contentVersion, hash,
        manifest.curriculumName, manifest.compilerVersion, manifest.sourceRevision,
        "{\(counts.joined(separator: ","))}",
      ])
  }
}
