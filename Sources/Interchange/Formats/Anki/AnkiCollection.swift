import Foundation
import GRDB
import GRDBSQLite

/// A collection of Anki's, which is an SQLite database that anyone may have made.
///
/// It is opened in memory, read-only, without its triggers, views or functions having a say.
/// Source: Anki's schemas 11 and 15 to 18.
struct AnkiCollection {
  private let bytes: [UInt8]
  private let file: String

  private struct Deck: Decodable {
    var name: String?
    var desc: String?
  }

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// The notes.
  ///
  /// - Throws: `ImportError` for what is no collection.
  func content(_ report: inout ImportReport) throws(ImportError) -> AnkiContent {
    guard bytes.starts(with: Array("SQLite format 3\0".utf8)) else {
      throw ImportError("'\(file)' holds no collection: it is no SQLite database")
    }
    do {
      let queue = try DatabaseQueue()
      return try queue.inDatabase { database in
        try open(in: database)
        try checkTables(database)
        return try read(database)
      }
    } catch let error as ImportError {
      throw error
    } catch let error as DatabaseError {
      throw ImportError("'\(file)' cannot be read as a collection: \(error.message ?? "it is damaged")")
    } catch { throw ImportError("'\(file)' cannot be read as a collection: \(error)") }
  }

  /// Puts the database in the place of the empty one.
  private func open(in database: Database) throws {
    let count = bytes.count
    guard let copy = sqlite3_malloc64(UInt64(count)) else { throw ImportError("there is no memory left") }
    bytes.withUnsafeBytes {
      copy.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(copy), byteCount: count)
    }
    // A database with a write-ahead log says so in its head; in memory there is none.
    for offset in [18, 19] where count > 20 { copy.storeBytes(of: 1, toByteOffset: offset, as: UInt8.self) }
    let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE) | UInt32(SQLITE_DESERIALIZE_READONLY)
    let result = sqlite3_deserialize(
      database.sqliteConnection, "main", copy.assumingMemoryBound(to: UInt8.self), Int64(count), Int64(count),
      flags)
    guard result == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: result)) }
    sqlite3_limit(database.sqliteConnection, SQLITE_LIMIT_LENGTH, 64 << 20)
    try database.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA query_only = ON")
    // Anki's own order of texts, which its tables name.
    database.add(
      collation: DatabaseCollation("unicase") { left, right in
        left.lowercased() < right.lowercased()
          ? .orderedAscending : left.lowercased() == right.lowercased() ? .orderedSame : .orderedDescending
      })
  }

  /// Sees to it that what is read are tables.
  private func checkTables(_ database: Database) throws {
    let tables = try Set(
      String.fetchAll(database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'"))
    for name in ["col", "notes", "cards"] where !tables.contains(name) {
      throw ImportError("'\(file)' holds no collection of Anki's: it has no table '\(name)'")
    }
    for name in ["notetypes", "fields", "templates", "decks"] {
      let kind = try String.fetchOne(
        database, sql: "SELECT type FROM sqlite_schema WHERE name = ?", arguments: [name])
      guard kind == nil || kind == "table" else {
        throw ImportError("'\(file)' is no collection of Anki's: '\(name)' is no table")
      }
    }
  }

  private func read(_ database: Database) throws -> AnkiContent {
    var content = AnkiContent()
    var decks: [Int64: String] = [:]
    if try database.tableExists("notetypes") {
      try readTables(database, &content, &decks)
    } else {
      try readJSON(database, &content, &decks)
    }
    var homes: [Int64: Int64] = [:]
    // Where a note that nobody has seen yet stands among the new ones: the order that its author gave.
    var positions: [Int64: Int64] = [:]
    var areAllNew = true
    let cards = try Row.fetchCursor(
      database,
      sql: "SELECT nid, CASE odid WHEN 0 THEN did ELSE odid END, reps, type, due FROM cards ORDER BY nid, ord"
    )
    while let row = try cards.next() {
      let note = Self.number(row, 0)
      if homes[note] == nil {
        homes[note] = Self.number(row, 1)
        positions[note] = Self.number(row, 4)
      }
      if Self.number(row, 3) != 0 { areAllNew = false }
      if Self.number(row, 2) > 0 { content.schedules += 1 }
    }
    var order: [(position: Int64, id: Int64)] = []
    let notes = try Row.fetchCursor(database, sql: "SELECT id, guid, mid, tags, flds FROM notes ORDER BY id")
    while let row = try notes.next() {
      let id = Self.number(row, 0)
      let guid = Self.text(row, 1)
      content.notes.append(
        AnkiNote(
          guid: guid.isEmpty ? "\(id)" : guid, type: "\(Self.number(row, 2))",
          fields: Self.text(row, 4).split(separator: "\u{1F}", omittingEmptySubsequences: false).map(
            String.init),
          tags: Self.text(row, 3).split(separator: " ").map(String.init),
          deck: homes[id].flatMap { decks[$0] } ?? "Default",
          place: "note \(content.notes.count + 1) (\(guid))"))
      order.append((areAllNew ? positions[id] ?? .max : 0, id))
    }
    guard areAllNew else { return content }
    let places = order.indices.sorted { order[$0] < order[$1] }
    content.notes = places.map { content.notes[$0] }
    return content
  }

  /// A text, whatever a hostile file has in its place.
  private static func text(_ row: Row, _ column: Int) -> String {
    switch (row[column] as DatabaseValue).storage {
    case .string(let text): text
    case .int64(let number): "\(number)"
    case .double(let number): "\(number)"
    case .blob(let data): String(decoding: data, as: UTF8.self)
    case .null: ""
    }
  }

  /// Bytes; none for anything else.
  private static func bytes(_ row: Row, _ column: Int) -> [UInt8] {
    Data.fromDatabaseValue(row[column]).map { [UInt8]($0) } ?? []
  }

  /// A number, or 0 for what is none.
  private static func number(_ row: Row, _ column: Int) -> Int64 {
    Int64.fromDatabaseValue(row[column]) ?? 0
  }

  // MARK: - Note types and decks

  /// Of schema 11: JSON in the only row of `col`.
  private func readJSON(
    _ database: Database, _ content: inout AnkiContent, _ decks: inout [Int64: String]
  ) throws {
    guard let row = try Row.fetchOne(database, sql: "SELECT models, decks FROM col LIMIT 1") else {
      throw ImportError("'\(file)' holds no collection of Anki's: 'col' is empty")
    }
    let decoder = JSONDecoder()
    let models: [String: AnkiModel]
    let found: [String: Deck]
    do {
      models = try decoder.decode([String: AnkiModel].self, from: Data(Self.text(row, 0).utf8))
      found = try decoder.decode([String: Deck].self, from: Data(Self.text(row, 1).utf8))
    } catch { throw ImportError("'\(file)' has note types or decks that cannot be read") }
    for (id, model) in models {
      content.types[id] = model.noteType
    }
    for (id, deck) in found {
      guard let number = Int64(id), let name = deck.name else { continue }
      decks[number] = name
      content.descriptions[name] = deck.desc?.nonEmpty
    }
  }

  /// Of schema 15 and later: tables, with messages of Protocol Buffers in them.
  private func readTables(
    _ database: Database, _ content: inout AnkiContent, _ decks: inout [Int64: String]
  ) throws {
    for row in try Row.fetchAll(database, sql: "SELECT id, name, config FROM notetypes") {
      let config = ProtobufFields(Self.bytes(row, 2))
      content.types["\(Self.number(row, 0))"] = AnkiNoteType(
        name: Self.text(row, 1), isCloze: config.number(1) == 1, fields: [], templates: [])
    }
    for row in try Row.fetchAll(database, sql: "SELECT ntid, name FROM fields ORDER BY ntid, ord") {
      content.types["\(Self.number(row, 0))"]?.fields.append(Self.text(row, 1))
    }
    let templates = try Row.fetchAll(
      database, sql: "SELECT ntid, name, config FROM templates ORDER BY ntid, ord")
    for row in templates {
      let config = ProtobufFields(Self.bytes(row, 2))
      content.types["\(Self.number(row, 0))"]?.templates.append(
        AnkiNoteType.Template(
          name: Self.text(row, 1), question: config.text(1) ?? "", answer: config.text(2) ?? ""))
    }
    for row in try Row.fetchAll(database, sql: "SELECT id, name FROM decks") {
      decks[Self.number(row, 0)] = Self.text(row, 1).replacing("\u{1F}", with: "::")
    }
  }
}
