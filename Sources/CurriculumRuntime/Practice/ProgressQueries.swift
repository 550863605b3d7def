/// Questions to an app's own database of records, in SQL that any SQLite runs.
///
/// The tables are those of docs/updating.md: `card_reviews` and `learn_errors`. The indexes make each answer come out in its
/// order and out of the index alone, so that only as many entries are read as are wanted.
///
/// Source: docs/runtime/rules.md, Due queue.
public enum ProgressQueries {
  /// The indexes that the queries run by; to be made with the tables.
  public static let indexes = """
    CREATE INDEX IF NOT EXISTS idx_card_reviews_due
      ON card_reviews (user_id, next_review_at, ease_factor, card_id, gone_in) WHERE gone_in IS NULL;
    CREATE INDEX IF NOT EXISTS idx_learn_errors_review
      ON learn_errors (user_id, error_count DESC, last_error_at DESC, card_id, gone_in) WHERE gone_in IS NULL;
    """

  /// The cards that are due, as `DueQueue.due` orders them.
  ///
  /// Parameters: `:user`, `:today` as `2026-03-01`, `:limit`, which is -1 for all. Column: `card_id`.
  public static let dueCards = """
    SELECT card_id FROM card_reviews
    WHERE user_id = :user AND gone_in IS NULL AND next_review_at <= :today
    ORDER BY next_review_at, ease_factor, card_id LIMIT :limit
    """

  /// How many cards are due.
  ///
  /// Parameters: `:user`, `:today`.
  public static let dueCount = """
    SELECT count(*) FROM card_reviews WHERE user_id = :user AND gone_in IS NULL AND next_review_at <= :today
    """

  /// The cards with errors, as `DueQueue.reviewSet` orders them.
  ///
  /// Parameters: `:user`, `:limit`, which is -1 for all. Column: `card_id`.
  public static let errorCards = """
    SELECT card_id FROM learn_errors WHERE user_id = :user AND gone_in IS NULL
    ORDER BY error_count DESC, last_error_at DESC, card_id LIMIT :limit
    """

  /// A review from the answers to `errorCards` and `dueCards`: errors first, each card once.
  ///
  /// - Parameters:
  ///   - errors: In order; at least `limit` of them, or all.
  ///   - due: In order; at least `limit` of them, or all.
  ///   - limit: How many cards at most; none for less than 1.
  public static func reviewSet(errors: [Int64], due: [Int64], limit: Int = DueQueue.usualLimit) -> [Int64] {
    var seen: Set<Int64> = []
    return Array((errors + due).filter { seen.insert($0).inserted }.prefix(max(0, limit)))
  }
}
