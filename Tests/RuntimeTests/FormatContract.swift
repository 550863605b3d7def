import Foundation
import GRDB

/// What readers of a format rely on: tables and views with their columns, each as one line of text.
struct FormatContract: Equatable {
  /// A table or a view.
  struct Relation: Equatable {
    /// `table cards`.
    let name: String
    /// Columns in order: `grading TEXT NOT NULL, one of: choose-one, order`; of views the names alone.
    var columns: [String]
  }

  private(set) var relations: [Relation] = []

  /// The tables that SQLite makes for the search index; their columns are its own.
  private static let searchTables: Set = ["search_data", "search_idx", "search_docsize", "search_config"]

  /// Reads a contract that was written down.
  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix(" ") {
        relations[relations.count - 1].columns.append(line.trimmingCharacters(in: .whitespaces))
      } else {
        relations.append(Relation(name: String(line), columns: []))
      }
    }
  }

  /// The contract that a bundle keeps.
  init(bundle path: String) throws {
    relations = try DatabaseQueue(path: path).inDatabase { database in
      let rows = try Row.fetchAll(
        database, sql: "SELECT type, name, sql FROM sqlite_schema WHERE type IN ('table', 'view')")
      return try rows.filter { !Self.searchTables.contains($0["name"]) }.map { row in
        let columns = try Row.fetchAll(
          database, sql: "SELECT name, type, \"notnull\", pk FROM pragma_table_xinfo(?) WHERE hidden = 0",
          arguments: [row["name"]])
        let isTable = row["type"] == "table"
        return Relation(
          name: "\(row["type"] as String) \(row["name"] as String)",
          columns: columns.map { isTable ? Self.line($0, table: row["sql"]) : $0["name"] })
      }
    }
  }

  private static func line(_ column: Row, table: String) -> String {
    let name: String = column["name"]
    // The columns of the search index have no type.
    var line = [name, column["type"]].filter { !$0.isEmpty }.joined(separator: " ")
    if column["pk"] > 0 { line += " KEY \(column["pk"] as Int)" }
    if column["notnull"] == 1 { line += " NOT NULL" }
    // The schema has a column a line, with what it may be in a CHECK of its own.
    let definition = table.split(separator: "\n").first { $0.hasPrefix("  \(name) ") } ?? ""
    let check = definition.components(separatedBy: " -- ")[0].components(separatedBy: "CHECK (").dropFirst()
    let values = check.joined().split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
    return values.isEmpty ? line : "\(line), one of: \(values.joined(separator: ", "))"
  }

  /// The contract as it is written down.
  var text: String {
    relations.map { "\($0.name)\n" + $0.columns.map { "  \($0)\n" }.joined() }.joined()
  }

  /// The columns of a table or view by their names, or nil.
  func columnNames(_ name: String) -> [String]? {
    relations.first { $0.name.hasSuffix(" \(name)") }?.columns.map { String($0.prefix { $0 != " " }) }
  }

  /// What of an older contract is not kept: readers of that format read by the places of columns.
  func breaches(of older: FormatContract) -> [String] {
    older.relations.flatMap { relation -> [String] in
      guard let mine = relations.first(where: { $0.name == relation.name }) else {
        return ["no \(relation.name)"]
      }
      return relation.columns.enumerated().compactMap { place, column in
        let found = place < mine.columns.count ? mine.columns[place] : "nothing"
        return found == column ? nil : "\(relation.name), place \(place + 1): \(found), should be \(column)"
      }
    }
  }
}

/// Queries that readers of a format ask, one a line.
enum FormatQueries {
  /// A query in one line, with single spaces.
  static func line(_ sql: String) -> String {
    sql.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Says which of some queries a bundle cannot answer, and why; each place for a value gets the number 1.
  static func faults(_ queries: [String], bundle path: String) throws -> [String] {
    try DatabaseQueue(path: path).inDatabase { database in
      queries.compactMap { query in
        do {
          let count = query.count { $0 == "?" }
          _ = try Row.fetchAll(
            database, sql: query, arguments: StatementArguments(Array(repeating: 1, count: count)))
          return nil
        } catch {
          return "\(query): \(error)"
        }
      }
    }
  }
}

/// Notes the queries of a connection.
final class QueryNotes {
  private(set) var queries: Set<String> = []

  /// Begins to note.
  func listen(to database: Database) {
    database.trace { [self] event in
      guard case .statement(let statement) = event else { return }
      let line = FormatQueries.line(statement.sql)
      // FTS5 asks queries of its own, and GRDB begins and ends transactions.
      let isOurs =
        line.hasPrefix("SELECT ") && !line.contains("'main'.") || line.hasPrefix("PRAGMA application_id")
        || line.hasPrefix("PRAGMA user_version")
      if isOurs { queries.insert(line) }
    }
  }
}
