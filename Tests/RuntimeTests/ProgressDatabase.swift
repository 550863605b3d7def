import CurriculumRuntime
import Foundation
import GRDB

/// A diff as it is released beside a bundle; schemas/diff.schema.json has all of it.
struct ReleasedDiff: Decodable {
  struct Release: Decodable {
    let contentVersion: String
    let contentHash: String
  }

  struct Change: Decodable {
    let kind: String
    let key: String
    let id: Int64?
    let actions: [String]
    let impact: String
    let counterpart: String?
  }

  let base: Release
  let target: Release
  let changes: [Change]

  init(json: Data) throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    self = try decoder.decode(Self.self, from: json)
  }

  /// The number of what says the same as something that is gone.
  func heir(of change: Change) -> Int64? {
    guard let key = change.counterpart else { return nil }
    return changes.first { $0.kind == change.kind && $0.key == key && $0.actions.contains("added") }?.id
  }
}

/// How many records an update did something to.
struct UpdateReport: Equatable {
  /// What they are about is gone: they are set aside.
  var lost = 0
  /// The same came under another number, and they are about that now.
  var inherited = 0
  /// They were about something that means something else now, so they begin anew.
  var reset = 0
  /// What was given is to be marked again.
  var rescored = 0
  /// What they are about was gone and is back.
  var restored = 0
  /// They are set aside although no diff said so: a diff is missing.
  var unannounced = 0
}

/// What learners have achieved, in a database of the app's own, beside the bundle that it is about.
final class ProgressDatabase {
  /// The diffs do not lead from the bundle in use to the new one.
  struct WrongDiff: Error { let expectedHash: String }
  /// SQLite did not open the bundle that was asked for.
  struct NotAttached: Error { let path: String }

  let queue: DatabaseQueue
  private let folder: URL

  /// Opens the records in a folder; a new app begins with the bundle `first`, which lies there too.
  init(folder: URL, first: String) throws {
    self.folder = folder
    queue = try DatabaseQueue(path: folder.appendingPathComponent("progress.sqlite").path)
    try queue.write { try $0.execute(sql: ProgressSQL.schema + ProgressQueries.indexes) }
    if try queue.read(bundleInUse) == nil {
      let info = try BundleReader(path: path(first)).info
      try queue.write {
        try $0.execute(
          sql: "INSERT INTO bundle_in_use VALUES (1, ?, ?, ?)",
          arguments: [first, info.contentVersion, info.contentHash])
      }
    }
    try queue.writeWithoutTransaction { try attach(bundleInUse($0) ?? first, as: "content", $0) }
  }

  /// The name of the bundle that the records are about; all others may be deleted.
  func bundleInUse(_ database: Database) throws -> String? {
    try String.fetchOne(database, sql: "SELECT file FROM bundle_in_use")
  }

  /// Goes over to a new bundle in the folder and takes the records along: all of it, or nothing.
  ///
  /// - Parameters:
  ///   - bundle: The new bundle's name, another than the old one's.
  ///   - diffs: From the bundle in use to the new one, release by release; none where they cannot be had.
  ///   - today: The day on which what is reset is due: `2026-03-01`.
  func update(to bundle: String, by diffs: [ReleasedDiff], today: String) throws -> UpdateReport {
    let info = try BundleReader(path: path(bundle)).info
    return try queue.writeWithoutTransaction { database in
      var report = UpdateReport()
      try attach(bundle, as: "next", database)
      do {
        try database.inTransaction {
          try check(diffs, lead: info.contentHash, database)
          for diff in diffs {
            for change in diff.changes { try take(change, of: diff, today, &report, database) }
          }
          for (_, table, column, home) in ProgressSQL.records {
            report.unannounced += try run(
              "UPDATE \(table) SET gone_in = :version WHERE gone_in IS NULL AND \(column) NOT IN "
                + "(SELECT \(column) FROM next.\(home))", ["version": info.contentVersion], database)
          }
          try database.execute(sql: ProgressSQL.countUnits)
          try database.execute(
            sql: "UPDATE bundle_in_use SET file = ?, content_version = ?, content_hash = ?",
            arguments: [bundle, info.contentVersion, info.contentHash])
          return .commit
        }
      } catch {
        try database.execute(sql: "DETACH next")
        throw error
      }
      try database.execute(sql: "DETACH next; DETACH content")
      try attach(bundle, as: "content", database)
      return report
    }
  }

  private func path(_ bundle: String) -> String { folder.appendingPathComponent(bundle).path }

  private func attach(_ bundle: String, as name: String, _ database: Database) throws {
    let address = URL(fileURLWithPath: path(bundle)).absoluteString + "?mode=ro"
    try database.execute(sql: "ATTACH ? AS \(name)", arguments: [address])
    // An SQLite that takes no addresses would open an empty file of that name.
    let application = try Int32.fetchOne(database, sql: "PRAGMA \(name).application_id")
    guard application == BundleFormat.applicationID else {
      try database.execute(sql: "DETACH \(name)")
      throw NotAttached(path: path(bundle))
    }
  }

  /// The diffs must be a chain from what the records are about to what they are going to be about.
  private func check(_ diffs: [ReleasedDiff], lead hash: String, _ database: Database) throws {
    guard !diffs.isEmpty else { return }
    var expected = try String.fetchOne(database, sql: "SELECT content_hash FROM bundle_in_use") ?? ""
    for diff in diffs {
      guard diff.base.contentHash == expected else { throw WrongDiff(expectedHash: expected) }
      expected = diff.target.contentHash
    }
    guard expected == hash else { throw WrongDiff(expectedHash: hash) }
  }

  private func take(
    _ change: ReleasedDiff.Change, of diff: ReleasedDiff, _ today: String, _ report: inout UpdateReport,
    _ database: Database
  ) throws {
    guard let id = change.id else { return }  // a media file
    let heir = diff.heir(of: change)
    for (kind, table, column, _) in ProgressSQL.records where kind == change.kind {
      let record = "\(table) SET gone_in = NULL WHERE \(column) = :id AND gone_in IS NOT NULL"
      if change.actions.contains("added") {
        report.restored += try run("UPDATE \(record)", ["id": id], database)
      }
      guard change.impact == "lost" else { continue }
      if let heir {
        report.inherited += try run(
          "UPDATE OR IGNORE \(table) SET \(column) = :heir WHERE \(column) = :id AND gone_in IS NULL",
          ["heir": heir, "id": id], database)
      }
      report.lost += try run(
        "UPDATE \(table) SET gone_in = :version WHERE \(column) = :id AND gone_in IS NULL",
        ["version": diff.target.contentVersion, "id": id], database)
    }
    if change.impact == "reset" {
      for sql in ProgressSQL.reset[change.kind] ?? [] {
        report.reset += try run(sql, ["id": id, "today": today], database)
      }
    } else if change.impact == "rescore" {
      for sql in ProgressSQL.rescore[change.kind] ?? [] {
        report.rescored += try run(sql, ["id": id], database)
      }
    }
  }

  /// Runs a statement, and says how many rows it changed.
  private func run(_ sql: String, _ values: [String: any DatabaseValueConvertible], _ database: Database)
    throws -> Int
  {
    try database.execute(sql: sql, arguments: StatementArguments(values))
    return database.changesCount
  }
}
