import GRDB

/// Which readers can load a bundle, found out without loading it.
///
/// Source: docs/bundle.md, "Versions".
package struct BundleCompatibility: Sendable {
  /// The bundle's format.
  package let formatVersion: Int
  /// The oldest format that a reader may know and still read the bundle rightly.
  package let minReaderVersion: Int
  /// Whether the bundle has a full-text index.
  package let hasSearch: Bool
  /// Version of curricc that wrote the bundle; empty where it does not say.
  package let compilerVersion: String

  /// Looks at a file.
  ///
  /// - Throws: `BundleError` with `.unreadable`, `.notABundle` or `.damaged`; never with `.tooNew` or `.tooOld`.
  package init(path: String) throws(BundleError) {
    self = try BundleReader.opened(path) { try BundleCompatibility($0, path) }.1
  }

  /// Looks at an open database.
  init(_ database: Database, _ path: String) throws {
    let application = try Int32.fetchOne(database, sql: "PRAGMA application_id")
    guard application == BundleFormat.applicationID else {
      throw BundleError(.notABundle, path: path, "the file is a database, but no curricc bundle")
    }
    formatVersion = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    hasSearch = try Self.hasSearch(database)
    guard formatVersion >= BundleFormat.oldestReadableVersion else {
      (minReaderVersion, compilerVersion) = (formatVersion, "")
      return
    }
    // By name, and before anything else: every later format has these two.
    let row = try Row.fetchOne(
      database, sql: "SELECT min_reader_version, compiler_version FROM bundle_info")
    let values = row.map { Array($0.databaseValues) } ?? []
    guard let minimum = values.first.flatMap(Int.fromDatabaseValue) else {
      throw BundleError(.damaged, path: path, "the bundle does not say what it is")
    }
    minReaderVersion = minimum
    compilerVersion = String.fromDatabaseValue(values[1]) ?? ""
  }

  /// Refuses what this library cannot read.
  func check(_ path: String) throws(BundleError) {
    guard formatVersion >= BundleFormat.oldestReadableVersion else {
      throw BundleError(
        .tooOld, path: path,
        "the bundle has format \(formatVersion), this reader needs \(BundleFormat.oldestReadableVersion) or newer; build it again"
      )
    }
    guard minReaderVersion <= BundleFormat.version else {
      throw BundleError(
        .tooNew, path: path,
        "the bundle needs a reader of format \(minReaderVersion), this one knows \(BundleFormat.version); update the app"
      )
    }
  }

  /// Whether this library can load the bundle.
  package var isReadableHere: Bool {
    formatVersion >= BundleFormat.oldestReadableVersion && minReaderVersion <= BundleFormat.version
  }

  /// The first version of curricc and of this library that knows a format, as far as it can be told from here.
  ///
  /// - Returns: nil for a format that neither this library nor the bundle's compiler tells of.
  package func firstVersion(knowing format: Int) -> String? {
    if let version = BundleFormat.knownSince[format] { return version }
    return format == formatVersion && !compilerVersion.isEmpty ? compilerVersion : nil
  }

  /// Whether a bundle has a full-text index.
  static func hasSearch(_ database: Database) throws -> Bool {
    try Bool.fetchOne(database, sql: "SELECT count(*) > 0 FROM sqlite_schema WHERE name = 'search'") ?? false
  }
}

/// The SQLite library that this process uses.
package struct SQLiteLibrary: Sendable {
  /// Its version: '3.45.1'.
  package let version: String
  /// Whether it has FTS5, which a bundle's full-text index needs.
  package let hasFTS5: Bool

  /// Asks the library.
  package init() throws {
    (version, hasFTS5) = try DatabaseQueue().read { database in
      (try String.fetchOne(database, sql: "SELECT sqlite_version()") ?? "", try Self.hasFTS5(database))
    }
  }

  /// Whether a connection can use FTS5.
  static func hasFTS5(_ database: Database) throws -> Bool {
    try Bool.fetchOne(database, sql: "SELECT count(*) > 0 FROM pragma_module_list WHERE name = 'fts5'")
      ?? false
  }
}
