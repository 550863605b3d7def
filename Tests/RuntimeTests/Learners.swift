import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import GRDB

/// An app's folder: the releases of a curriculum, and the records of its learners.
struct AppFolder {
  /// A release, as the app's folder has it, and the diff from the one before.
  struct Release {
    let name: String
    let bundle: BuiltBundle
    let diff: BundleDiff?
  }

  static let today = "2026-03-01"

  let folder: TemporaryFolder
  let progress: ProgressDatabase
  private(set) var releases: [Release] = []

  /// A folder in which the first of some releases is in use, by learners who have done all there is to do.
  ///
  /// - Parameter versions: The sources of each release; versions are 1.0.0, 2.0.0, and so on.
  init(_ versions: [[SourceFile]]) throws {
    folder = try TemporaryFolder()
    for (index, sources) in versions.enumerated() {
      let bundle = try BuiltBundle(sources, version: "\(index + 1).0.0", isStructural: true)
      let diff = try releases.last.map {
        try BundleDiff(base: BundleReader(path: $0.bundle.path), target: BundleReader(path: bundle.path))
      }
      releases.append(Release(name: "curriculum-\(index + 1).0.0.sqlite", bundle: bundle, diff: diff))
    }
    try FileManager.default.copyItem(atPath: releases[0].bundle.path, toPath: folder.path(releases[0].name))
    progress = try ProgressDatabase(folder: URL(fileURLWithPath: folder.path), first: releases[0].name)
    try progress.queue.write { try $0.execute(sql: Self.learners) }
  }

  /// Two learners who have done everything, each card due on another day.
  private static let learners = """
    CREATE TEMP TABLE learner (user_id TEXT); INSERT INTO learner VALUES ('ana'), ('ben');
    INSERT INTO card_reviews (user_id, card_id, interval, ease_factor, repetitions, next_review_at, last_reviewed_at)
      SELECT user_id, card_id, 6, 2.6, 3, date('2026-03-01', '+' || row_number() OVER (ORDER BY user_id, key) || ' days'),
        '2026-02-28T10:00:00Z' FROM cards, learner;
    INSERT INTO learn_errors (user_id, card_id, error_count, last_error_at)
      SELECT user_id, card_id, 2, '2026-02-27T10:00:00Z' FROM cards, learner;
    INSERT INTO user_lesson_progress (user_id, lesson_id, completed_at)
      SELECT user_id, lesson_id, '2026-02-26T10:00:00Z' FROM lessons, learner;
    INSERT INTO user_band_progress (user_id, band_id, units_completed, boss_passed, started_at, passed_at)
      SELECT user_id, band_id, (SELECT count(*) FROM units AS u WHERE u.band_id = bands.band_id), 1,
        '2026-01-01', '2026-02-28' FROM bands, learner;
    INSERT INTO kit_results (user_id, kit_id, kit_name, result_pct) SELECT user_id, kit_id, name, 80 FROM kits, learner;
    INSERT INTO understood_cards (user_id, question_id, understood_at)
      SELECT user_id, question_id, '2026-02-25' FROM questions, learner WHERE owner_kind = 'deck';
    INSERT INTO answers (user_id, question_id, given, marks, answered_at)
      SELECT user_id, question_id, 'what they gave', 1, '2026-02-24' FROM questions, learner
      WHERE owner_kind IN ('quiz', 'kit');
    DROP TABLE learner;
    """

  /// Puts a release into the folder as a whole.
  func fetch(_ index: Int) throws {
    let place = folder.path(releases[index].name)
    try? FileManager.default.removeItem(atPath: place)
    try FileManager.default.copyItem(atPath: releases[index].bundle.path, toPath: place)
  }

  /// Makes a release of the one before it in the folder, by a delta.
  func fetchDelta(_ index: Int) throws {
    let (old, new) = (releases[index - 1].bundle.path, releases[index].bundle.path)
    let delta = try DeltaMaker(base: BundleReader(path: old), target: BundleReader(path: new))
      .write(to: folder.path("update.delta"))
    try delta.apply(to: folder.path(releases[index - 1].name), output: folder.path(releases[index].name))
  }

  /// The diffs that lead to a release, as they are released.
  func diffs(_ indices: Int...) throws -> [ReleasedDiff] {
    try indices.compactMap { releases[$0].diff }.map { diff in
      try ReleasedDiff(json: Data(diff.json(VersionGate(diff, ReleasePolicy())).utf8))
    }
  }

  /// Goes over to a release that is in the folder.
  func update(to index: Int, by diffs: [ReleasedDiff]) throws -> UpdateReport {
    try progress.update(to: releases[index].name, by: diffs, today: Self.today)
  }

  /// Whether the release has something with a number.
  func has(_ number: Int64, column: String, in table: String, _ index: Int) throws -> Bool {
    try DatabaseQueue(path: releases[index].bundle.path).inDatabase {
      try Bool.fetchOne($0, sql: "SELECT count(*) > 0 FROM \(table) WHERE \(column) = ?", arguments: [number])
        ?? false
    }
  }

  /// The number of something with a key in a release.
  static func number(_ key: String, _ column: String, _ table: String, _ bundle: BuiltBundle) throws -> Int64?
  {
    try DatabaseQueue(path: bundle.path).inDatabase {
      try Int64.fetchOne($0, sql: "SELECT \(column) FROM \(table) WHERE key = ?", arguments: [key])
    }
  }
}

/// All records of learners, as they stood at a moment.
struct Records: Equatable {
  /// A learner's record of one thing.
  struct Name: Hashable {
    let user: String
    let number: Int64
  }

  /// By table; a record is its columns by name, as text, NULLs left out.
  private(set) var tables: [String: [Name: [String: String]]] = [:]

  init(_ progress: ProgressDatabase) throws {
    for (_, table, column, _) in ProgressSQL.records {
      tables[table] = try progress.queue.read { database in
        var records: [Name: [String: String]] = [:]
        for row in try Row.fetchAll(database, sql: "SELECT * FROM \(table)") {
          var record: [String: String] = [:]
          for (name, value) in row where !value.isNull && name != column && name != "user_id" {
            record[name] = "\(value.storage.value ?? "")"
          }
          records[Name(user: row["user_id"], number: row[column])] = record
        }
        return records
      }
    }
  }

  /// How many records there are.
  var count: Int { tables.values.reduce(0) { $0 + $1.count } }

  /// The same without a column.
  func without(_ column: String) -> Records {
    var records = self
    for (table, rows) in tables {
      records.tables[table] = rows.mapValues { $0.filter { $0.key != column } }
    }
    return records
  }
}
