import CBundleSupport
import Foundation
import GRDB

/// Writes a new bundle file.
///
/// The bytes of the file depend on the rows alone: what one connection has loaded in a fixed order is copied by SQLite's
/// VACUUM, without a clock. Threads only make the rows and the search index ahead of that connection.
package struct BundleWriter: Sendable {
  /// What goes into the bundle.
  package struct Content: Sendable {
    /// Adds the rows of every content table.
    package let rows: @Sendable (BundleRows) throws -> Void
    /// What full-text search finds; nil for no search.
    package let search: SearchContent?

    package init(
      rows: @escaping @Sendable (BundleRows) throws -> Void,
      search: SearchContent?
    ) {
      self.rows = rows
      self.search = search
    }
  }

  /// What temporary files have behind the bundle's name: the search index, what is loaded, what SQLite makes beside it.
  package static let suffixes = [SearchIndex.suffix, "-load", "-journal"]

  private let path: String
  private let manifest: BundleManifest
  private let threads: Int
  private let checksReferences: Bool

  /// A writer of one file.
  ///
  /// - Parameters:
  ///   - path: A file that does not exist yet, or is empty.
  ///   - manifest: What the bundle says about itself.
  ///   - threads: How many threads may work.
  ///   - checksReferences: Whether SQLite checks the foreign keys of all rows, while VACUUM is at work.
  package init(path: String, manifest: BundleManifest, threads: Int, checksReferences: Bool = false) {
    self.path = path
    self.manifest = manifest
    self.threads = threads
    self.checksReferences = checksReferences
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
  /// - Throws: `BundleError` with `.unwritable` or `.diskFull`. The file that was begun is left to the caller.
  package func write(_ content: Content) throws(BundleError) -> String {
    // Of a killed process that had the same number.
    Self.removeTemporaries(of: path)
    defer { Self.removeTemporaries(of: path) }
    do {
      let index = try content.search.map {
        try SearchIndex(path: path + SearchIndex.suffix, entries: $0.count)
      }
      var configuration = Configuration()
      configuration.foreignKeysEnabled = false  // checked as a whole at the end
      let loaded = path + Self.suffixes[1]
      let check: @Sendable () throws -> Void = { try BundleChecks.verifyReferences(path: loaded) }
      let queue = try DatabaseQueue(path: loaded, configuration: configuration)
      let hash = try queue.writeWithoutTransaction { database in
        try BundleLoad.setUp(database, cacheMegabytes: 64)
        let hash = try BundleLoad.inTransaction(database) {
          try database.execute(sql: BundleFormat.parts.tables)
          let load = try BundleLoad(database)
          let channel = threads > 1 ? RowChannel() : nil
          // The rows are waited for half of the time: on two cores the index is made then.
          if let channel, let search = content.search {
            index?.start(pause: { if threads == 2 { channel.waitForIdleSide() } }, search.write)
          }
          let (counts, hash) = try fill(load, with: content, channel)
          try load.finish()
          try manifest.insert(counts, hash, into: database)
          try database.execute(sql: BundleFormat.parts.views)
          if let index, let search = content.search {
            try index.make(search.write)
            try index.copy(into: database)
          }
          return hash
        }
        try index?.remove()
        try BundleLoad.compact(database, to: path, while: checksReferences && threads > 1 ? check : nil)
        if checksReferences, threads <= 1 { try check() }
        return hash
      }
      try queue.close()
      return hash
    } catch {
      throw BundleError(wrapping: error, path)
    }
  }

  /// Removes the files that are made on the way to a bundle, which may not be there.
  static func removeTemporaries(of path: String) {
    for suffix in suffixes { unlink(path + suffix) }
  }

  /// Writes the rows; where there is a channel they are made, and the content hash of them, on another thread.
  private func fill(
    _ load: BundleLoad, with content: Content, _ channel: RowChannel?
  ) throws -> (counts: [BundleRows.Count], hash: String) {
    guard let channel else { return try Self.make(content) { try load.insert($0) } }
    let maker = Promise<(counts: [BundleRows.Count], hash: String)>()
    Thread.detachNewThread {
      maker.fulfil {
        defer { channel.finish() }
        return try Self.make(content) { try channel.send($0) }
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
  static func make(
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
}
