import CurriculumRuntime
import GRDB

/// The records of a learner with 50,000 reviews, in the tables of docs/updating.md.
struct LearnerRecords {
  static let today = CalendarDay("2026-05-01") ?? CalendarDay(number: 0)
  private let queue: DatabaseQueue

  init(path: String) throws {
    var configuration = Configuration()
    configuration.readonly = true
    queue = try DatabaseQueue(path: path, configuration: configuration)
  }

  /// Two learners, so that an index must tell them apart; reviews are due over 200 days, three in five by `today`.
  static func make(at path: String) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.write { database in
      try database.execute(sql: tables + ProgressQueries.indexes)
      for user in ["ana", "ben"] {
        try database.execute(
          sql: """
            WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 50000)
            INSERT INTO card_reviews (user_id, card_id, interval, ease_factor, repetitions, next_review_at)
            SELECT ?, n, 6, (130 + (n * 7919) % 170) / 100.0, 2,
              date('2026-01-01', '+' || ((n * 104729) % 200) || ' days') FROM number
            """, arguments: [user])
        try database.execute(
          sql: """
            INSERT INTO learn_errors (user_id, card_id, error_count, last_error_at)
            SELECT user_id, card_id, 1 + card_id % 4, '2026-02-' || (10 + card_id % 18) || 'T10:00:00Z'
            FROM card_reviews WHERE user_id = ? AND card_id % 37 = 0
            """, arguments: [user])
      }
    }
  }

  /// Source: docs/updating.md.
  private static let tables = """
    CREATE TABLE card_reviews (
      user_id TEXT NOT NULL, card_id INTEGER NOT NULL, interval INTEGER NOT NULL, ease_factor REAL NOT NULL,
      repetitions INTEGER NOT NULL, next_review_at TEXT NOT NULL, gone_in TEXT, PRIMARY KEY (user_id, card_id));
    CREATE TABLE learn_errors (
      user_id TEXT NOT NULL, card_id INTEGER NOT NULL, error_count INTEGER NOT NULL, last_error_at TEXT,
      gone_in TEXT, PRIMARY KEY (user_id, card_id));

    """

  /// A question to the records that gives numbers.
  func scene(_ name: String, _ sql: String, _ values: [String: any DatabaseValueConvertible]) -> Scene {
    let arguments = StatementArguments(values)
    return Scene(
      name: name, source: .records,
      play: {
        try queue.read { try Int64.fetchAll($0.cachedStatement(sql: sql), arguments: arguments).count }
      },
      statements: {
        [
          values.reduce(sql) { sql, value in
            sql.replacing(
              ":\(value.key)", with: value.value is String ? "'\(value.value)'" : "\(value.value)")
          }
        ]
      })
  }

  /// The learner's reviews as values.
  func cards() throws -> [DueCard] {
    try queue.read { database in
      try Row.fetchAll(
        database, sql: "SELECT card_id, next_review_at, ease_factor FROM card_reviews WHERE user_id = 'ana'"
      ).compactMap { row in
        CalendarDay(row[1] as String).map {
          DueCard(
            card: row[0], due: $0, ease: ReviewState(repetitions: 0, interval: 0, easeFactor: row[2]).ease)
        }
      }
    }
  }
}
