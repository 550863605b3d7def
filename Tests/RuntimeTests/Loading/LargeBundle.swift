import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import GRDB

/// A bundle of a hundred thousand cards: the starter curriculum with ten thousand lessons more.
struct LargeBundle {
  let bundle: BuiltBundle
  static let lessons = 10_000

  init() throws {
    bundle = try BuiltBundle(includesSearch: false, isStructural: true, choosesOptions: false)
    let queue = try DatabaseQueue(path: bundle.path)
    try queue.writeWithoutTransaction { try $0.execute(sql: Self.sql) }
    try queue.close()
  }

  /// Fifty units a band, five lessons a unit, ten cards a lesson, two questions a card.
  private static let sql = """
    BEGIN;
    CREATE TEMP TABLE more (n INTEGER PRIMARY KEY);
    WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < \(lessons * 10))
    INSERT INTO more SELECT n FROM number;
    INSERT INTO bands (band_id, language_id, short_label, long_label, order_idx, units_required, key)
      SELECT 500000 + n, (SELECT language_id FROM languages), 'N2', 'Band ' || n, 100 + n, 50, 'band/es/x' || n
      FROM more WHERE n <= \(lessons / 250);
    INSERT INTO units (unit_id, band_id, title, order_idx, key)
      SELECT 1000000 + n, 500001 + (n - 1) / 50, 'Unit ' || n, (n - 1) % 50, 'unit/es/x' || n
      FROM more WHERE n <= \(lessons / 5);
    INSERT INTO lessons (lesson_id, unit_id, title, lesson_type, order_idx, band_id, key)
      SELECT 2000000 + n, 1000001 + (n - 1) / 5, 'Lesson ' || n, 'vocabulary', (n - 1) % 5,
        500001 + (n - 1) / 250, 'lesson/es/x' || n
      FROM more WHERE n <= \(lessons);
    INSERT INTO cards (card_id, lesson_id, language_id, target_text, native_text, answer_json, order_idx, key)
      SELECT 3000000 + n, 2000001 + (n - 1) / 10, (SELECT language_id FROM languages), 'palabra ' || n, 'word ' || n,
        '{"correct":["word"],"type":"translation"}', (n - 1) % 10, 'card/es/x' || n FROM more;
    INSERT INTO questions
      (question_id, key, owner_kind, owner_id, order_idx, type, grading, prompt, answer_json)
      SELECT 4000000 + n * 2 + direction, 'question/es/x' || n || '/' || direction, 'card', 3000000 + n, direction,
        'typed', 'type-text', 'palabra', '{"correct":["word"]}'
      FROM more, (SELECT 0 AS direction UNION ALL SELECT 1);
    COMMIT;
    """
}

/// What SQLite does to answer statements: a line for each step of each plan.
func plans(of statements: [String], on path: String) throws -> [String] {
  let queue = try DatabaseQueue(path: path)
  return try queue.read { database in
    try statements.flatMap { statement in
      try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN \(statement)").map { $0["detail"] as String }
    }
  }
}

/// Records of a learner with many reviews, in the tables of docs/updating.md.
struct ManyReviews {
  let queue: DatabaseQueue
  static let count = 50_000

  /// Two learners, so that an index must tell them apart; the reviews are due over 200 days.
  init() throws {
    queue = try DatabaseQueue()
    try queue.write { try $0.execute(sql: ProgressSQL.schema + ProgressQueries.indexes) }
    try queue.write { database in
      for user in ["ana", "ben"] {
        try database.execute(
          sql: """
            WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < \(Self.count))
            INSERT INTO card_reviews (user_id, card_id, interval, ease_factor, repetitions, next_review_at, gone_in)
            SELECT ?, n, 6, (130 + (n * 7919) % 170) / 100.0, 2, date('2026-01-01', '+' || ((n * 104729) % 200) || ' days'),
              CASE WHEN n % 50 = 0 THEN '2.0.0' END FROM number
            """, arguments: [user])
        try database.execute(
          sql: """
            INSERT INTO learn_errors (user_id, card_id, error_count, last_error_at, gone_in)
            SELECT user_id, card_id, 1 + card_id % 4,
              CASE WHEN card_id % 5 > 0 THEN '2026-02-' || (10 + card_id % 18) || 'T10:00:00Z' END, gone_in
            FROM card_reviews WHERE user_id = ? AND card_id % 37 = 0
            """, arguments: [user])
      }
    }
  }

  /// The numbers that a question of `ProgressQueries` gives.
  func numbers(_ sql: String, today: String? = nil, limit: Int? = nil) throws -> [Int64] {
    var arguments: [String: (any DatabaseValueConvertible)?] = ["user": "ana"]
    if let today { arguments["today"] = today }
    if let limit { arguments["limit"] = limit }
    return try queue.read {
      try Int64.fetchAll($0.cachedStatement(sql: sql), arguments: StatementArguments(arguments))
    }
  }

  /// The learner's reviews as values.
  func cards() throws -> [DueCard] {
    try queue.read { database in
      try Row.fetchAll(
        database,
        sql:
          "SELECT card_id, next_review_at, ease_factor FROM card_reviews WHERE user_id = 'ana' AND gone_in IS NULL"
      ).compactMap { row in
        CalendarDay(row[1] as String).map {
          DueCard(
            card: row[0], due: $0, ease: ReviewState(repetitions: 0, interval: 0, easeFactor: row[2]).ease)
        }
      }
    }
  }

  /// The learner's errors as values.
  func errors() throws -> [CardErrors] {
    try queue.read { database in
      try Row.fetchAll(
        database,
        sql:
          "SELECT card_id, error_count, last_error_at FROM learn_errors WHERE user_id = 'ana' AND gone_in IS NULL"
      ).map { row in
        let last = (row[2] as String?).flatMap { try? Date($0, strategy: .iso8601) }
        return CardErrors(card: row[0], count: row[1], last: last)
      }
    }
  }

  /// What SQLite does to answer a question.
  func plan(_ sql: String) throws -> [String] {
    let explained = sql.replacing(":user", with: "'ana'").replacing(":today", with: "'2026-03-01'")
      .replacing(":limit", with: "10")
    return try queue.read { database in
      try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN \(explained)").map { $0["detail"] as String }
    }
  }
}
