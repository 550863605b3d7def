/// The tables of an app's own database, and what an update does to them; any language can run the same.
enum ProgressSQL {
  /// `gone_in` is the content version in which went what a record is about; NULL while it is there.
  static let schema = """
    CREATE TABLE IF NOT EXISTS bundle_in_use (
      one INTEGER PRIMARY KEY CHECK (one = 1), file TEXT NOT NULL, content_version TEXT NOT NULL,
      content_hash TEXT NOT NULL);
    -- Tong
    CREATE TABLE IF NOT EXISTS card_reviews (
      user_id TEXT NOT NULL, card_id INTEGER NOT NULL, interval INTEGER NOT NULL DEFAULT 0,
      ease_factor REAL NOT NULL DEFAULT 2.5, repetitions INTEGER NOT NULL DEFAULT 0, next_review_at TEXT NOT NULL,
      last_reviewed_at TEXT, gone_in TEXT, PRIMARY KEY (user_id, card_id));
    CREATE TABLE IF NOT EXISTS learn_errors (
      user_id TEXT NOT NULL, card_id INTEGER NOT NULL, error_count INTEGER NOT NULL DEFAULT 1 CHECK (error_count > 0),
      last_error_at TEXT, error_details TEXT, gone_in TEXT, PRIMARY KEY (user_id, card_id));
    CREATE TABLE IF NOT EXISTS user_lesson_progress (
      user_id TEXT NOT NULL, lesson_id INTEGER NOT NULL, completed_at TEXT, gone_in TEXT,
      PRIMARY KEY (user_id, lesson_id));
    CREATE TABLE IF NOT EXISTS user_band_progress (
      user_id TEXT NOT NULL, band_id INTEGER NOT NULL, units_completed INTEGER NOT NULL DEFAULT 0,
      boss_passed INTEGER NOT NULL DEFAULT 0, started_at TEXT, passed_at TEXT, gone_in TEXT,
      PRIMARY KEY (user_id, band_id));
    -- indi
    CREATE TABLE IF NOT EXISTS kit_results (
      user_id TEXT NOT NULL, kit_id INTEGER NOT NULL, kit_name TEXT NOT NULL, result_pct INTEGER NOT NULL,
      gone_in TEXT, PRIMARY KEY (user_id, kit_id));
    -- Edutok
    CREATE TABLE IF NOT EXISTS understood_cards (
      user_id TEXT NOT NULL, question_id INTEGER NOT NULL, understood_at TEXT NOT NULL, gone_in TEXT,
      PRIMARY KEY (user_id, question_id));
    -- Spark; marks are NULL while the answer waits to be marked
    CREATE TABLE IF NOT EXISTS answers (
      user_id TEXT NOT NULL, question_id INTEGER NOT NULL, given TEXT NOT NULL, marks INTEGER,
      answered_at TEXT NOT NULL, gone_in TEXT, PRIMARY KEY (user_id, question_id));
    """

  /// Tables of records: of which kind of thing they are, under which column they have its number, which table has it.
  static let records: [(kind: String, table: String, column: String, home: String)] = [
    ("card", "card_reviews", "card_id", "cards"),
    ("card", "learn_errors", "card_id", "cards"),
    ("lesson", "user_lesson_progress", "lesson_id", "lessons"),
    ("band", "user_band_progress", "band_id", "bands"),
    ("kit", "kit_results", "kit_id", "kits"),
    ("question", "understood_cards", "question_id", "questions"),
    ("question", "answers", "question_id", "questions"),
  ]

  private static let restart =
    "UPDATE card_reviews SET interval = 0, ease_factor = 2.5, repetitions = 0, next_review_at = :today WHERE card_id"
  private static let cardsOfCourse = "(SELECT card_id FROM next.cards WHERE language_id = :id)"
  private static let bandsOfCourse = "(SELECT band_id FROM next.bands WHERE language_id = :id)"

  /// What is done to records of a kind of thing that means something else now.
  static let reset: [String: [String]] = [
    "card": ["\(restart) = :id", "DELETE FROM learn_errors WHERE card_id = :id"],
    "question": [
      "DELETE FROM understood_cards WHERE question_id = :id", "DELETE FROM answers WHERE question_id = :id",
    ],
    // Results stand under the number. The name is for an app that still looks there.
    "kit": [
      "UPDATE kit_results SET kit_name = (SELECT name FROM next.kits WHERE kit_id = :id) WHERE kit_id = :id"
    ],
    // A course of another language: everything that was learnt in it.
    "language": [
      "\(restart) IN \(cardsOfCourse)", "DELETE FROM learn_errors WHERE card_id IN \(cardsOfCourse)",
      "DELETE FROM user_lesson_progress WHERE lesson_id IN "
        + "(SELECT lesson_id FROM next.lessons WHERE band_id IN \(bandsOfCourse))",
      "UPDATE user_band_progress SET units_completed = 0, boss_passed = 0 WHERE band_id IN \(bandsOfCourse)",
    ],
  ]

  /// What is done to records of a kind of thing that is scored otherwise now; all others stand as they are.
  static let rescore = ["question": ["UPDATE answers SET marks = NULL WHERE question_id = :id"]]

  /// Counts the units whose lessons a learner has all completed, as they stand now; what was achieved never falls.
  static let countUnits = """
    UPDATE user_band_progress AS progress SET units_completed = max(units_completed, (
      SELECT count(*) FROM next.units AS unit WHERE unit.band_id = progress.band_id
        AND EXISTS (SELECT 1 FROM next.lessons WHERE unit_id = unit.unit_id)
        AND NOT EXISTS (
          SELECT 1 FROM next.lessons AS lesson WHERE lesson.unit_id = unit.unit_id AND lesson.lesson_id NOT IN (
            SELECT lesson_id FROM user_lesson_progress AS done
            WHERE done.user_id = progress.user_id AND completed_at IS NOT NULL))));
    """
}
