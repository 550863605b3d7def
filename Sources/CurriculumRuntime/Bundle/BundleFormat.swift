import CBundleSupport

/// The bundle's format: its versions and its schema.
public enum BundleFormat {
  /// The format that this library writes and the newest it reads.
  public static let version = 1
  /// The oldest format that this library reads: every one that was ever released.
  public static let oldestReadableVersion = 1
  /// The oldest format whose readers read rightly what this library writes.
  ///
  /// Source: docs/bundle.md, "Versions", says when it is raised.
  package static let lowestReaderVersion = 1
  /// The first version of curricc and of this library that knew a format, by format.
  package static let knownSince = [1: "0.1.0"]
  /// SQLite's application id of every bundle: 'curr'.
  public static let applicationID: Int32 = 0x6375_7272
  /// What stands in bytes 96 to 99 of every bundle, where SQLite writes its own version, which is the one
  /// thing that differs between SQLite libraries: 3.37.0, the oldest that reads a bundle.
  package static let sqliteVersionNumber: UInt32 = 3_037_000
  /// The oldest SQLite that reads a bundle: STRICT tables came with it.
  ///
  /// Source: https://www.sqlite.org/stricttables.html
  package static let lowestSQLite = "3.37.0"
  /// The views that ask for SQLite's JSON functions, which an SQLite before 3.38 may have been compiled without.
  ///
  /// Source: https://www.sqlite.org/json1.html, "Compiling in JSON Support"
  package static let viewsWithJSON: [String] = {
    let views = parts.views.split(separator: "CREATE VIEW ").dropFirst()
    return views.filter { $0.contains("json_") }.map { String($0.prefix { $0 != " " }) }.sorted()
  }()

  /// The text of schemas/bundle.sql.
  public static let schema: String = {
    let bytes = UnsafeRawBufferPointer(start: curricc_bundle_schema(), count: curricc_bundle_schema_length())
    return String(decoding: bytes, as: UTF8.self)
  }()

  /// The tables that hold content, in the schema's order: what the content hash covers.
  public static let contentTables: [String] = {
    let prefix = "CREATE TABLE "
    return schema.split(separator: "\n").filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count).prefix { $0 != " " }) }
      .filter { $0 != "bundle_info" }
  }()

  /// The parts of the schema: tables, views, search; the indexes stand between tables and views.
  package static let parts: (tables: String, views: String, search: String) = {
    let indexes = schema.range(of: "-- indexes:")?.lowerBound ?? schema.endIndex
    let views = schema.range(of: "-- views:")?.lowerBound ?? schema.endIndex
    let search = schema.range(of: "-- search:")?.lowerBound ?? schema.endIndex
    return (String(schema[..<indexes]), String(schema[views..<search]), String(schema[search...]))
  }()

  /// The statements that make the indexes of each table.
  package static let indexes: [String: [String]] = {
    var indexes: [String: [String]] = [:]
    for line in schema.split(separator: "\n")
    where line.hasPrefix("CREATE INDEX") || line.hasPrefix("CREATE UNIQUE INDEX") {
      guard let table = line.split(separator: " ON ").last?.prefix(while: { $0 != " " }) else { continue }
      indexes[String(table), default: []].append(String(line))
    }
    return indexes
  }()
}

extension String {
  /// The first place where a text stands.
  fileprivate func range(of text: String) -> Range<String.Index>? { ranges(of: text).first }
}
