extension TongMigration {
  /// Tables that every learner may read.
  private static let readable = [
    "languages", "bands", "units", "lessons", "cards", "boss_tests", "remote_config",
  ]
  /// Tables whose rows belong to the learner in `user_id`.
  private static let owned = [
    "profiles", "card_reviews", "user_band_progress", "learn_errors", "practice_reports",
  ]
  /// Tables with policies of their own.
  private static let shared = ["quick_games", "quick_game_turns", "teacher_slots", "bookings"]
  /// Tables for which the document gives no policy.
  private static let closed = ["session_analysis", "leaderboard_cache"]

  /// Row-level security: everything is denied but what a policy grants.
  static let policies: String = {
    let all = readable + owned + shared + closed
    var sql = "\n-- Row-level security\n\n"
    for table in all { sql += "ALTER TABLE public.\(table) ENABLE ROW LEVEL SECURITY;\n" }
    sql += "\n"
    for table in readable {
      sql += policy("Public read access for global content.", table, "FOR SELECT USING (true)")
    }
    for table in owned {
      sql += policy(
        "Users can manage their own data.", table,
        "FOR ALL USING (auth.uid() = user_id) WITH CHECK (auth.uid() = user_id)")
    }
    return sql + sharedPolicies
  }()

  private static var sharedPolicies: String {
    policy(
      "Players can view and update their own games.", "quick_games",
      """
      FOR ALL USING (auth.uid() = player1_id OR auth.uid() = player2_id)
        WITH CHECK (auth.uid() = current_turn_player_id OR (status = 'pending_player2' AND auth.uid() = player1_id))
      """)
      + policy(
        "Players can view turns in their games and insert their own.", "quick_game_turns",
        """
        FOR SELECT USING (game_id IN (
          SELECT game_id FROM public.quick_games WHERE auth.uid() = player1_id OR auth.uid() = player2_id))
        """)
      + policy(
        "Players can insert their own turns.", "quick_game_turns",
        """
        FOR INSERT WITH CHECK (auth.uid() = player_id AND game_id IN (
          SELECT game_id FROM public.quick_games WHERE auth.uid() = current_turn_player_id))
        """)
      + policy(
        "Teachers can manage their own slots.", "teacher_slots",
        "FOR ALL USING (auth.uid() = teacher_id) WITH CHECK (auth.uid() = teacher_id)")
      + policy(
        "Students and teachers can view their shared bookings.", "bookings",
        "FOR SELECT USING (auth.uid() = student_id OR auth.uid() = teacher_id)")
  }

  private static func policy(_ name: String, _ table: String, _ rule: String) -> String {
    "DROP POLICY IF EXISTS \"\(name)\" ON public.\(table);\n"
      + "CREATE POLICY \"\(name)\" ON public.\(table) \(rule);\n"
  }

  /// What Supabase's roles may try, before the policies are asked; where there are no such roles, nothing.
  static let grants: String = {
    let reading = readable.map { "public.\($0)" }.joined(separator: ", ")
    let writing = (owned + shared).map { "public.\($0)" }.joined(separator: ", ")
    return """

      -- Roles: who has no policy for a table may still not touch its rows.

      DO $$ BEGIN
        IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'authenticated') THEN
          GRANT SELECT ON \(reading) TO authenticated;
          GRANT SELECT, INSERT, UPDATE, DELETE ON \(writing) TO authenticated;
        END IF;
        IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'anon') THEN
          GRANT SELECT ON \(reading) TO anon;
        END IF;
      END $$;

      """
  }()
}
