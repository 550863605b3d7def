/// The migration that makes Tong's tables, and adds to the content tables what a load by authored key needs.
///
/// Source: Tong's document, 2.1 "Schema Migration" for tables, checks and indexes, 2.2 for the policies. What has no
/// policy there gets none, so that only the service role reads it. May run again: what is there stays.
enum TongMigration {
  /// The whole migration, in one transaction.
  static let sql = """
    -- Tong's tables for PostgreSQL with Supabase's schema auth. May be run again.
    BEGIN;
    SET LOCAL client_min_messages = warning;

    """ + content + identity + learners + games + teachers + service + policies + grants + "COMMIT;\n"

  private static let content = """

    -- Content

    CREATE TABLE IF NOT EXISTS public.languages (
      language_id SERIAL PRIMARY KEY,
      code CHAR(2) UNIQUE NOT NULL,
      name TEXT UNIQUE NOT NULL,
      flag_emoji TEXT
    );

    CREATE TABLE IF NOT EXISTS public.bands (
      band_id SERIAL PRIMARY KEY,
      language_id INT NOT NULL REFERENCES public.languages (language_id) ON DELETE CASCADE,
      short_label TEXT NOT NULL,
      long_label TEXT NOT NULL,
      order_idx INT NOT NULL,
      units_required INT NOT NULL CHECK (units_required > 0)
    );
    CREATE UNIQUE INDEX IF NOT EXISTS idx_bands_language_order ON public.bands (language_id, order_idx);

    CREATE TABLE IF NOT EXISTS public.units (
      unit_id SERIAL PRIMARY KEY,
      band_id INT NOT NULL REFERENCES public.bands (band_id) ON DELETE CASCADE,
      title TEXT NOT NULL,
      description TEXT,
      order_idx INT NOT NULL
    );
    CREATE UNIQUE INDEX IF NOT EXISTS idx_units_band_order ON public.units (band_id, order_idx);

    CREATE TABLE IF NOT EXISTS public.lessons (
      lesson_id SERIAL PRIMARY KEY,
      unit_id INT NOT NULL REFERENCES public.units (unit_id) ON DELETE CASCADE,
      title TEXT NOT NULL,
      lesson_type TEXT NOT NULL,
      content_json JSONB,
      xp_value INT DEFAULT 15 CHECK (xp_value >= 0),
      order_idx INT NOT NULL
    );
    CREATE UNIQUE INDEX IF NOT EXISTS idx_lessons_unit_order ON public.lessons (unit_id, order_idx);

    CREATE TABLE IF NOT EXISTS public.cards (
      card_id SERIAL PRIMARY KEY,
      lesson_id INT REFERENCES public.lessons (lesson_id) ON DELETE SET NULL,
      language_id INT NOT NULL REFERENCES public.languages (language_id),
      target_text TEXT NOT NULL,
      native_text TEXT NOT NULL,
      audio_url TEXT,
      image_url TEXT,
      answer_json JSONB,
      difficulty_rating INT DEFAULT 3 CHECK (difficulty_rating BETWEEN 1 AND 5)
    );

    CREATE TABLE IF NOT EXISTS public.boss_tests (
      boss_test_id SERIAL PRIMARY KEY,
      band_id INT UNIQUE NOT NULL REFERENCES public.bands (band_id) ON DELETE CASCADE,
      title TEXT NOT NULL,
      items_json JSONB NOT NULL,
      time_limit_seconds INT CHECK (time_limit_seconds > 0),
      pass_score_pct INT NOT NULL CHECK (pass_score_pct > 0 AND pass_score_pct <= 100)
    );

    """

  private static let identity = """

    -- What a load needs beside the document's columns: the number that an authored key keeps for ever (content_id), the
    -- key, and what the document has no column for. The band of a lesson is what its query by band asks for.

    \(TongTable.all.map(\.identityColumns).joined())
    ALTER TABLE public.lessons
      ADD COLUMN IF NOT EXISTS band_id INT REFERENCES public.bands (band_id) ON DELETE CASCADE;
    ALTER TABLE public.cards ADD COLUMN IF NOT EXISTS order_idx INT;
    CREATE INDEX IF NOT EXISTS idx_lessons_band ON public.lessons (band_id);
    CREATE INDEX IF NOT EXISTS idx_cards_lesson ON public.cards (lesson_id, order_idx);

    """

  private static let learners = """

    -- Learners

    CREATE TABLE IF NOT EXISTS public.profiles (
      user_id UUID PRIMARY KEY REFERENCES auth.users (id) ON DELETE CASCADE,
      display_name TEXT CHECK (char_length(display_name) >= 3 AND char_length(display_name) <= 50),
      avatar_url TEXT,
      xp BIGINT DEFAULT 0 CHECK (xp >= 0),
      level INT DEFAULT 1 CHECK (level >= 1),
      streak INT DEFAULT 0 CHECK (streak >= 0),
      elo INT DEFAULT 1200 CHECK (elo >= 0),
      pro_subscription BOOLEAN DEFAULT FALSE,
      pro_subscription_expires_at TIMESTAMPTZ,
      created_at TIMESTAMPTZ DEFAULT now(),
      updated_at TIMESTAMPTZ
    );
    CREATE INDEX IF NOT EXISTS idx_profiles_elo ON public.profiles (elo);

    CREATE OR REPLACE FUNCTION public.set_updated_at() RETURNS TRIGGER AS $$
    BEGIN
      NEW.updated_at = now();
      RETURN NEW;
    END;
    $$ LANGUAGE plpgsql;
    DROP TRIGGER IF EXISTS on_profile_updated ON public.profiles;
    CREATE TRIGGER on_profile_updated
      BEFORE UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION public.set_updated_at();

    CREATE TABLE IF NOT EXISTS public.user_band_progress (
      user_id UUID NOT NULL REFERENCES auth.users (id) ON DELETE CASCADE,
      band_id INT NOT NULL REFERENCES public.bands (band_id) ON DELETE CASCADE,
      units_completed INT DEFAULT 0 CHECK (units_completed >= 0),
      boss_passed BOOLEAN DEFAULT FALSE,
      started_at TIMESTAMPTZ DEFAULT now(),
      passed_at TIMESTAMPTZ,
      PRIMARY KEY (user_id, band_id)
    );

    CREATE TABLE IF NOT EXISTS public.card_reviews (
      user_id UUID NOT NULL REFERENCES auth.users (id) ON DELETE CASCADE,
      card_id INT NOT NULL REFERENCES public.cards (card_id) ON DELETE CASCADE,
      interval INT DEFAULT 0,
      ease_factor FLOAT DEFAULT 2.5,
      repetitions INT DEFAULT 0,
      next_review_at DATE NOT NULL,
      last_reviewed_at TIMESTAMPTZ,
      PRIMARY KEY (user_id, card_id)
    );
    CREATE INDEX IF NOT EXISTS idx_card_reviews_next_review ON public.card_reviews (user_id, next_review_at);
    -- A load asks which cards have reviews, and so does deleting a card.
    CREATE INDEX IF NOT EXISTS idx_card_reviews_card ON public.card_reviews (card_id);

    CREATE TABLE IF NOT EXISTS public.learn_errors (
      user_id UUID NOT NULL REFERENCES auth.users (id) ON DELETE CASCADE,
      card_id INT NOT NULL REFERENCES public.cards (card_id) ON DELETE CASCADE,
      error_count INT DEFAULT 1 CHECK (error_count > 0),
      last_error_at TIMESTAMPTZ DEFAULT now(),
      error_details JSONB,
      PRIMARY KEY (user_id, card_id)
    );
    CREATE INDEX IF NOT EXISTS idx_learn_errors_card ON public.learn_errors (card_id);

    CREATE TABLE IF NOT EXISTS public.practice_reports (
      report_id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id UUID NOT NULL REFERENCES auth.users (id) ON DELETE CASCADE,
      language_id INT NOT NULL REFERENCES public.languages (language_id),
      audio_url TEXT NOT NULL,
      transcript TEXT,
      feedback JSONB,
      created_at TIMESTAMPTZ DEFAULT now()
    );

    """

  private static let games = """

    -- Games

    CREATE TABLE IF NOT EXISTS public.quick_games (
      game_id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
      language_id INT NOT NULL REFERENCES public.languages (language_id),
      player1_id UUID NOT NULL REFERENCES auth.users (id),
      player2_id UUID REFERENCES auth.users (id),
      current_turn_player_id UUID REFERENCES auth.users (id),
      status TEXT NOT NULL DEFAULT 'pending_player2',
      winner_id UUID REFERENCES auth.users (id),
      elo_change_p1 INT,
      elo_change_p2 INT,
      created_at TIMESTAMPTZ DEFAULT now(),
      last_turn_at TIMESTAMPTZ,
      expires_at TIMESTAMPTZ
    );
    CREATE INDEX IF NOT EXISTS idx_quick_games_status_lang ON public.quick_games (status, language_id);

    CREATE TABLE IF NOT EXISTS public.quick_game_turns (
      turn_id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
      game_id UUID NOT NULL REFERENCES public.quick_games (game_id) ON DELETE CASCADE,
      player_id UUID NOT NULL REFERENCES auth.users (id),
      turn_number INT NOT NULL,
      prompt_text TEXT,
      audio_url TEXT NOT NULL,
      transcript TEXT,
      ai_analysis JSONB,
      submitted_at TIMESTAMPTZ DEFAULT now()
    );

    """

  private static let teachers = """

    -- Teachers; slots and bookings point at each other, so one of the two references comes afterwards.

    CREATE TABLE IF NOT EXISTS public.teacher_slots (
      slot_id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
      teacher_id UUID NOT NULL REFERENCES auth.users (id),
      start_time TIMESTAMPTZ NOT NULL,
      end_time TIMESTAMPTZ NOT NULL,
      status TEXT DEFAULT 'available',
      booking_id UUID,
      price_usd DECIMAL(10,2),
      CHECK (end_time > start_time)
    );
    CREATE INDEX IF NOT EXISTS idx_teacher_slots_teacher_start ON public.teacher_slots (teacher_id, start_time);

    CREATE TABLE IF NOT EXISTS public.bookings (
      booking_id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
      student_id UUID NOT NULL REFERENCES auth.users (id),
      teacher_id UUID NOT NULL REFERENCES auth.users (id),
      slot_id UUID UNIQUE NOT NULL REFERENCES public.teacher_slots (slot_id),
      session_start_time TIMESTAMPTZ NOT NULL,
      session_end_time TIMESTAMPTZ NOT NULL,
      status TEXT NOT NULL,
      stripe_payment_intent_id TEXT,
      created_at TIMESTAMPTZ DEFAULT now()
    );
    DO $$ BEGIN
      IF NOT EXISTS (
        SELECT 1 FROM pg_constraint
        WHERE contype = 'f' AND conrelid = 'public.teacher_slots'::regclass
          AND confrelid = 'public.bookings'::regclass
      ) THEN
        ALTER TABLE public.teacher_slots
          ADD FOREIGN KEY (booking_id) REFERENCES public.bookings (booking_id) ON DELETE SET NULL;
      END IF;
    END $$;

    CREATE TABLE IF NOT EXISTS public.session_analysis (
      analysis_id UUID PRIMARY KEY DEFAULT gen_random_uuid(),
      booking_id UUID NOT NULL REFERENCES public.bookings (booking_id) ON DELETE CASCADE,
      student_id UUID NOT NULL REFERENCES auth.users (id),
      teacher_id UUID NOT NULL REFERENCES auth.users (id),
      diarized_transcript_url TEXT,
      student_feedback JSONB,
      teacher_notes TEXT,
      created_at TIMESTAMPTZ DEFAULT now()
    );

    """

  private static let service = """

    -- Service

    CREATE TABLE IF NOT EXISTS public.leaderboard_cache (
      leaderboard_type TEXT NOT NULL,
      rank INT NOT NULL,
      user_id UUID NOT NULL REFERENCES auth.users (id) ON DELETE CASCADE,
      score BIGINT NOT NULL,
      updated_at TIMESTAMPTZ DEFAULT now(),
      PRIMARY KEY (leaderboard_type, rank)
    );
    CREATE INDEX IF NOT EXISTS idx_leaderboard_user ON public.leaderboard_cache (leaderboard_type, user_id);

    CREATE TABLE IF NOT EXISTS public.remote_config (
      key TEXT PRIMARY KEY,
      value JSONB NOT NULL,
      description TEXT,
      updated_at TIMESTAMPTZ DEFAULT now()
    );

    """
}
