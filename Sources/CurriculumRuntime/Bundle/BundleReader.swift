import Foundation
import GRDB

/// Opens a bundle, read-only, and hands out its rows.
///
/// ```swift
/// let reader = try BundleReader(path: "curriculum.sqlite")
/// for band in try reader.bands(ofLanguage: languageID) { … }
/// ```
///
/// Safe to use from several threads. Rows are values and stay good after the reader is gone.
public final class BundleReader: Sendable {
  /// The bundle's file.
  public let path: String
  /// What the bundle says about itself.
  public let info: BundleInfo
  /// What a signature proved before the bundle was opened; nil when none was asked for.
  public let proof: SignatureProof?
  private let queue: DatabaseQueue

  /// Opens a bundle.
  ///
  /// - Parameter path: The bundle's file.
  /// - Throws: `BundleError` with `.unreadable`, `.notABundle`, `.tooNew` or `.tooOld`.
  /// - Complexity: O(1); no table is read.
  public convenience init(path: String) throws(BundleError) { try self.init(path: path, proof: nil) }

  init(path: String, proof: SignatureProof?) throws(BundleError) {
    self.path = path
    self.proof = proof
    (queue, info) = try Self.opened(path) { try Self.checkedInfo($0, path) }
  }

  /// Opens a file for reading, asks it something first, and puts what stands in the way into words.
  static func opened<Value>(_ path: String, _ ask: (Database) throws -> Value) throws(BundleError)
    -> (DatabaseQueue, Value)
  {
    try checkFile(path)
    do {
      var configuration = Configuration()
      configuration.readonly = true
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      return (queue, try queue.read(ask))
    } catch let error as BundleError {
      throw error
    } catch let error as DatabaseError {
      switch error.resultCode {
      case .SQLITE_NOTADB:
        throw BundleError(.notABundle, path: path, "the file is no SQLite database, expected a bundle")
      case .SQLITE_CORRUPT:
        throw BundleError(.damaged, path: path, "the file is damaged: \(error.message ?? "")")
      default:
        throw BundleError(
          .unreadable, path: path, "the file cannot be opened: \(error.message ?? "\(error)")")
      }
    } catch {
      throw BundleError(.unreadable, path: path, "the file cannot be opened: \(error)")
    }
  }

  /// Refuses what is no file before SQLite waits for it or calls it a disk error.
  private static func checkFile(_ path: String) throws(BundleError) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved(path)) else {
      throw BundleError(.unreadable, path: path, "there is no such file")
    }
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular:
      // SQLite would take it for a database in which nothing is yet.
      let size = attributes[.size] as? Int ?? 0
      guard size != 0 else {
        throw BundleError(.notABundle, path: path, "the file is empty, expected a bundle")
      }
      try checkLength(path, size)
    case .typeDirectory:
      throw BundleError(.unreadable, path: path, "this is a folder, expected a bundle's file")
    default: throw BundleError(.unreadable, path: path, "this is no file, expected a bundle's file")
    }
  }

  /// Refuses a file that ends before its last page, as downloads do: SQLite would read noughts for what is missing.
  ///
  /// Source: the SQLite file format, "The Database Header".
  private static func checkLength(_ path: String, _ size: Int) throws(BundleError) {
    guard let file = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)) else { return }
    defer { try? file.close() }
    guard let head = try? file.read(upToCount: 100).map(Array.init), head.count == 100,
      head.starts(with: "SQLite format 3\0".utf8), head[24..<28] == head[92..<96]
    else { return }
    let pageSize = Int(head[16]) << 8 | Int(head[17])
    let pages = head[28..<32].reduce(0) { $0 << 8 | Int($1) }
    let expected = (pageSize == 1 ? 65_536 : pageSize) * pages
    guard size < expected else { return }
    throw BundleError(
      .damaged, path: path, "the file ends early: it has \(size) bytes, expected \(expected); fetch it again")
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// What a bundle says of itself, once it is known that it can be read.
  static func checkedInfo(_ database: Database, _ path: String) throws -> BundleInfo {
    try BundleCompatibility(database, path).check(path)
    let row = try Row.fetchOne(
      database,
      sql: """
        SELECT format_version, min_reader_version, content_version, content_hash, curriculum_name,
          compiler_version, counts_json, source_revision FROM bundle_info
        """)
    // A damaged row may hold anything, whatever the schema says, and GRDB ends the process over a wrong type.
    let values = row.map { Array($0.databaseValues) } ?? []
    let numbers = values.prefix(2).compactMap(Int.fromDatabaseValue)
    let texts = values.dropFirst(2).prefix(5).compactMap(String.fromDatabaseValue)
    guard numbers.count == 2, texts.count == 5 else {
      throw BundleError(.damaged, path: path, "the bundle does not say what it is")
    }
    return BundleInfo(
      formatVersion: numbers[0], minReaderVersion: numbers[1], contentVersion: texts[0],
      contentHash: texts[1], curriculumName: texts[2], compilerVersion: texts[3],
      sourceRevision: String.fromDatabaseValue(values[7]), countsJSON: texts[4])
  }

  /// Runs a read and puts SQLite's faults into words.
  func read<Value>(_ body: (Database) throws -> Value) throws(BundleError) -> Value {
    try worded { try queue.read(body) }
  }

  /// The same for a read within which others of its kind may run.
  func reentrantRead<Value>(_ body: (Database) throws -> Value) throws(BundleError) -> Value {
    try worded { try queue.unsafeReentrantRead(body) }
  }

  private func worded<Value>(_ read: () throws -> Value) throws(BundleError) -> Value {
    do {
      return try read()
    } catch let error as BundleError {
      throw error
    } catch {
      throw BundleError(.damaged, path: path, "the bundle cannot be read: \(error)")
    }
  }

  /// All rows that a condition picks.
  func rows<Row: BundleRow>(
    _ type: Row.Type = Row.self, where condition: String = "true", _ arguments: StatementArguments = [],
    orderedBy order: String
  ) throws(BundleError) -> [Row] {
    try rows(sql: "SELECT * FROM \(Row.table) WHERE \(condition) ORDER BY \(order)", arguments)
  }

  /// All rows of a table that a statement gives.
  func rows<Row: BundleRow>(sql: String, _ arguments: StatementArguments) throws(BundleError) -> [Row] {
    try read { database in
      let statement = try database.cachedStatement(sql: sql)
      let cursor = try GRDB.Row.fetchCursor(statement, arguments: arguments)
      var rows: [Row] = []
      while let row = try cursor.next() { rows.append(try Row(row)) }
      return rows
    }
  }

  /// The statements that reads run, as SQLite runs them.
  package func statements(of reads: (BundleReader) throws -> Void) throws -> [String] {
    // Only while the closure runs does anyone touch the list: reads of one reader are serial.
    nonisolated(unsafe) var statements: [String] = []
    try read { database in
      database.trace { event in
        if case .statement(let statement) = event { statements.append(statement.expandedSQL) }
      }
    }
    try reads(self)
    try read { $0.trace(options: []) }
    return statements
  }

  /// Whether the bundle has a full-text index.
  public var hasSearch: Bool {
    get throws(BundleError) {
      try read { try BundleCompatibility.hasSearch($0) }
    }
  }

  /// Whether the bundle has wrong answers that no author wrote.
  package var hasChosenOptions: Bool {
    get throws(BundleError) {
      try read {
        try Bool.fetchOne($0, sql: "SELECT EXISTS (SELECT 1 FROM options WHERE origin <> 'author')") ?? false
      }
    }
  }

  /// Works the content hash out again from the rows.
  ///
  /// - Returns: The hash in hexadecimal; equal to `info.contentHash` unless the content was changed.
  /// - Throws: `BundleError` with `.tooNew` when the bundle has a newer format than this library knows, for then it
  ///   may have tables that this library does not know of; all else of it can be read.
  /// - Complexity: O(*n*) in the bytes of the content.
  public func contentHash() throws(BundleError) -> String {
    guard info.formatVersion <= BundleFormat.version else {
      throw BundleError(
        .tooNew, path: path,
        "what the content hash of format \(info.formatVersion) covers is not known here, where formats up to "
          + "\(BundleFormat.version) are")
    }
    return try read { try ContentHasher.hash(of: $0) }
  }
}
