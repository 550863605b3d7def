-- The curricc bundle, format 1.
--
-- This file is the contract between the compiler and every app, and the very text that the compiler
-- executes. One SQLite file holds one release of one curriculum, read-only for apps, which keep learners'
-- data in a database of their own and ATTACH this one.
--
-- How to read it
--   * Every `*_id` integer is the first 53 bits of SHA-256 over the UTF-8 of the entity's origin key, so it
--     stays the same over edits, moves and renames, and JavaScript reads it exactly. Never 0.
--   * Every `key` is `kind/namespace/id`, for example `card/es/hola`: the authored identity, in words.
--   * `order_idx` counts from 0 without gaps among the rows with the same parent.
--   * Columns that end in `_json` hold JSON text with sorted keys. NULL means: the author gave none.
--   * Text is UTF-8 in NFC. Booleans are 0 or 1. Percentages are whole numbers from 0 to 100.
--   * Tables and columns named in Tong's schema come first in each table and keep their names; what
--     curricc adds stands behind them.
--   * Lists of allowed values are written with OR: SQLite builds a table for each IN, row by row.
--   * Deleting or changing a row is not part of the contract: a new release is a new file or a delta.
--   * Readers take columns by their place. A later format adds columns behind these, and tables; it raises
--     user_version, but min_reader_version only where a reader of this format would go wrong. docs/bundle.md,
--     "Versions", says what raises which.
--
-- application_id is 0x63757272 ('curr'); user_version is the format version, 1.

-- One row that says what this file is. Takes no part in the content hash.
CREATE TABLE bundle_info (
  bundle_info_id     INTEGER PRIMARY KEY CHECK (bundle_info_id = 1), -- always 1
  format_version     INTEGER NOT NULL, -- version of this schema; the same as PRAGMA user_version
  min_reader_version INTEGER NOT NULL, -- the oldest format a reader may know and still read this file rightly
  content_version    TEXT NOT NULL,    -- the author's version of the content, semantic versioning: '1.4.0'
  content_hash       TEXT NOT NULL,    -- SHA-256 over the logical content, 64 hexadecimal digits; docs/bundle.md says of what
  curriculum_name    TEXT NOT NULL,    -- the name in curriculum.yaml
  compiler_version   TEXT NOT NULL,    -- version of curricc that wrote the file
  source_revision    TEXT,             -- revision of the sources, only when given to the build
  counts_json        TEXT NOT NULL     -- {"cards": 659, ...}: rows of each content table
) STRICT;

-- A course: one language taught from one other. Tong's `languages`; `code` repeats when a curriculum
-- teaches one language from several.
CREATE TABLE languages (
  language_id         INTEGER PRIMARY KEY,  -- from the key language/<id>
  code                TEXT NOT NULL,        -- ISO 639-1 in two letters; ISO 639-3 in three where none exists
  name                TEXT NOT NULL,        -- the language's name in the source language: 'Spanish'
  flag_emoji          TEXT,                 -- an emoji for menus: '🇲🇽'
  key                 TEXT NOT NULL UNIQUE, -- language/<course id>
  native_name         TEXT,                 -- the language's name for itself: 'español'
  variant             TEXT,                 -- BCP 47 tag of the variety taught: 'es-MX', 'zh-Hans-CN'
  script              TEXT NOT NULL,        -- ISO 15924 code: 'Latn', 'Arab', 'Hans'
  direction           TEXT NOT NULL CHECK (direction IN ('ltr', 'rtl')), -- writing direction
  source_code         TEXT NOT NULL,        -- language code that learners already know
  source_variant      TEXT,                 -- BCP 47 tag of that language's variety: 'en-GB'
  dialect_policy      TEXT,                 -- for authors and apps: which variety is taught, what is accepted
  romanisation        TEXT,                 -- name of the transliteration scheme: 'pinyin'
  details_json        TEXT                  -- closed_class, proper_names, gendered_nouns and what later versions add
) STRICT;

-- A step on the ACTFL scale within a course.
CREATE TABLE bands (
  band_id        INTEGER PRIMARY KEY, -- from the key band/<course>/<id>
  language_id    INTEGER NOT NULL REFERENCES languages (language_id), -- the course
  short_label    TEXT NOT NULL CHECK (short_label = 'N1' OR short_label = 'N2' OR short_label = 'N3' OR short_label = 'I1' OR short_label = 'I2' OR short_label = 'I3' OR short_label = 'A1' OR short_label = 'A2' OR short_label = 'A3' OR short_label = 'S' OR short_label = 'D'), -- ACTFL sublevel; A1 is Advanced Low, not CEFR
  long_label     TEXT NOT NULL,       -- 'Novice Low'
  order_idx      INTEGER NOT NULL CHECK (order_idx >= 0), -- place in the course, from 0
  units_required INTEGER NOT NULL CHECK (units_required > 0), -- units to complete before the boss test opens
  key            TEXT NOT NULL UNIQUE, -- band/<course>/<id>
  description    TEXT,                -- what a learner can do at this step
  cefr_json      TEXT,                -- {"productive": "A1", "receptive": "A1.1"}: ACTFL's one-way crosswalk
  parameters_json TEXT                -- the author's overrides of the band's rule parameters
) STRICT;

-- A theme within a band.
CREATE TABLE units (
  unit_id     INTEGER PRIMARY KEY, -- from the key unit/<course>/<id>
  band_id     INTEGER NOT NULL REFERENCES bands (band_id), -- the band
  title       TEXT NOT NULL,       -- in the source language
  description TEXT,                -- in the source language
  order_idx   INTEGER NOT NULL CHECK (order_idx >= 0), -- place in the band, from 0
  key         TEXT NOT NULL UNIQUE, -- unit/<course>/<id>
  can_do      TEXT,                -- 'I can order a drink.'
  topics_json TEXT                 -- ["food", "school"]
) STRICT;

-- A sitting: cards, explanations, sentences, exercises.
CREATE TABLE lessons (
  lesson_id    INTEGER PRIMARY KEY, -- from the key lesson/<course>/<id>
  unit_id      INTEGER NOT NULL REFERENCES units (unit_id), -- the unit
  title        TEXT NOT NULL,       -- in the source language
  lesson_type  TEXT NOT NULL,       -- vocabulary, grammar, comprehension, pronunciation_focus, culture, review, dialogue, writing
  content_json TEXT,                -- {"exercises": [...], "explanations": ["Markdown"], "sentences": [...]}; derived from `questions` and `sentences`
  xp_value     INTEGER NOT NULL DEFAULT 15 CHECK (xp_value >= 0), -- experience points for completing it
  order_idx    INTEGER NOT NULL CHECK (order_idx >= 0), -- place in the unit, from 0
  band_id      INTEGER NOT NULL REFERENCES bands (band_id), -- the unit's band, so that Tong's query by band runs as written
  key          TEXT NOT NULL UNIQUE, -- lesson/<course>/<id>
  mode         TEXT CHECK (mode = 'interpretive' OR mode = 'interpersonal' OR mode = 'presentational'), -- World-Readiness mode of communication
  can_do       TEXT,                -- the lesson's own can-do statement
  grammar_json TEXT                 -- ["present"]: tags of new grammar points
) STRICT;

-- A word or phrase to learn. Learners' reviews point at `card_id`.
CREATE TABLE cards (
  card_id           INTEGER PRIMARY KEY, -- from the key card/<course>/<id>
  lesson_id         INTEGER REFERENCES lessons (lesson_id), -- the lesson that teaches it
  language_id       INTEGER NOT NULL REFERENCES languages (language_id), -- the course
  target_text       TEXT NOT NULL, -- in the language learned: 'la casa'
  native_text       TEXT NOT NULL, -- in the source language; senses separated by '; ', notes in parentheses
  audio_url         TEXT,          -- https address, or path inside the curriculum's media
  image_url         TEXT,          -- https address, or path inside the curriculum's media
  answer_json       TEXT NOT NULL, -- {"alternatives": ["hi"], "correct": ["hello"], "type": "translation"}: accepted in the source language
  difficulty_rating INTEGER NOT NULL DEFAULT 3 CHECK (difficulty_rating BETWEEN 1 AND 5), -- 1 easy to 5 hard
  order_idx         INTEGER NOT NULL CHECK (order_idx >= 0), -- place in the lesson, from 0
  key               TEXT NOT NULL, -- card/<course>/<id>; unique, by an index made after the rows
  lemma             TEXT,          -- dictionary form without article: 'casa'
  part_of_speech    TEXT,          -- noun, verb, adj, adv, pron, det, prep, conj, num, intj, phrase, particle, classifier
  gender            TEXT,          -- m, f, n, c (common), mf
  article           TEXT,          -- the article shown with it: 'la'
  ipa               TEXT,          -- /ˈkasa/
  transliteration   TEXT,          -- in the course's romanisation: 'nǐ hǎo'
  image_alt         TEXT,          -- what the image shows, without giving the answer away
  segmented         TEXT,          -- target_text cut for search (Chinese, Japanese: a space between characters)
  details_json      TEXT           -- forms, hints, tags, plural, measure_word, traditional, undiacritised, variants, sense, note, accept_target, ...
) STRICT;

-- The assessment at the end of a band; one a band.
CREATE TABLE boss_tests (
  boss_test_id       INTEGER PRIMARY KEY, -- from the key boss-test/<course>/<id>
  band_id            INTEGER NOT NULL UNIQUE REFERENCES bands (band_id), -- the band it closes
  title              TEXT NOT NULL,       -- in the source language
  items_json         TEXT NOT NULL,       -- ordered array of {"type", "prompt", "options", "correct", ...}; derived from `questions`
  time_limit_seconds INTEGER CHECK (time_limit_seconds > 0), -- NULL: no limit
  pass_score_pct     INTEGER NOT NULL CHECK (pass_score_pct > 0 AND pass_score_pct <= 100), -- least percentage to pass
  key                TEXT NOT NULL UNIQUE -- boss-test/<course>/<id>
) STRICT;

-- Example sentences of a lesson, in order.
CREATE TABLE sentences (
  lesson_id       INTEGER NOT NULL REFERENCES lessons (lesson_id), -- the lesson
  order_idx       INTEGER NOT NULL CHECK (order_idx >= 0), -- place in the lesson, from 0
  target_text     TEXT NOT NULL, -- in the language learned
  native_text     TEXT NOT NULL, -- in the source language
  transliteration TEXT,          -- in the course's romanisation
  audio_url       TEXT,          -- https address, or path inside the curriculum's media
  note            TEXT,          -- a remark for the learner
  PRIMARY KEY (lesson_id, order_idx)
) STRICT, WITHOUT ROWID;

-- indi: a story of stages to grow up through.
CREATE TABLE stories (
  story_id        INTEGER PRIMARY KEY, -- from the key story/<id>
  key             TEXT NOT NULL UNIQUE, -- story/<id>
  title           TEXT NOT NULL,       -- the story's name
  source_code     TEXT NOT NULL,       -- language of the questions
  target_code     TEXT NOT NULL,       -- language of the answers
  kit_pass_pct    INTEGER NOT NULL CHECK (kit_pass_pct BETWEEN 1 AND 100),  -- least result on every kit of a stage before its exam opens
  exam_pass_pct   INTEGER NOT NULL CHECK (exam_pass_pct BETWEEN 1 AND 100), -- least result on an exam
  exam_questions  INTEGER NOT NULL CHECK (exam_questions > 0), -- questions drawn for an exam, and the divisor of its result
  details_json    TEXT                 -- source_script, source_variant, target_script, target_variant
) STRICT;

-- A stage of life.
CREATE TABLE stages (
  stage_id  INTEGER PRIMARY KEY, -- from the key stage/<story>/<id>
  story_id  INTEGER NOT NULL REFERENCES stories (story_id), -- the story
  key       TEXT NOT NULL UNIQUE, -- stage/<story>/<id>
  name      TEXT NOT NULL,       -- indi's case name: 'earlySchool'
  raw_value INTEGER NOT NULL CHECK (raw_value BETWEEN 0 AND 7), -- indi's StudyStage raw value
  title     TEXT NOT NULL,       -- shown to the learner: 'Early school'
  UNIQUE (story_id, raw_value)
) STRICT;

-- An exam over the kits of one or more stages.
CREATE TABLE exams (
  exam_id   INTEGER PRIMARY KEY, -- from the key exam/<story>/<id>
  story_id  INTEGER NOT NULL REFERENCES stories (story_id), -- the story
  key       TEXT NOT NULL UNIQUE, -- exam/<story>/<id>
  title     TEXT NOT NULL,       -- shown to the learner: 'Newborn exam'
  order_idx INTEGER NOT NULL CHECK (order_idx >= 0), -- place in the story, from 0
  covers    TEXT NOT NULL CHECK (covers IN ('all', 'selected')) -- its stages: all of them, or those the learner selected
) STRICT;

-- Which stages an exam draws on and which it opens.
CREATE TABLE exam_stages (
  exam_id   INTEGER NOT NULL REFERENCES exams (exam_id),   -- the exam
  relation  TEXT NOT NULL CHECK (relation IN ('covers', 'opens')), -- what the exam does with the stage
  order_idx INTEGER NOT NULL CHECK (order_idx >= 0), -- place as authored, from 0
  stage_id  INTEGER NOT NULL REFERENCES stages (stage_id), -- the stage
  PRIMARY KEY (exam_id, relation, order_idx)
) STRICT, WITHOUT ROWID;

-- A set of words of a stage.
CREATE TABLE kits (
  kit_id    INTEGER PRIMARY KEY, -- from the key kit/<story>/<id>
  stage_id  INTEGER NOT NULL REFERENCES stages (stage_id), -- the stage
  key       TEXT NOT NULL UNIQUE, -- kit/<story>/<id>
  name      TEXT NOT NULL,       -- 1 to 30 characters, unique over all stages: indi stores results under it
  is_basic  INTEGER NOT NULL CHECK (is_basic IN (0, 1)), -- 1: shipped, cannot be deleted
  order_idx INTEGER NOT NULL CHECK (order_idx >= 0) -- place in the stage, from 0
) STRICT;

-- Spark: a set of exam-style questions.
CREATE TABLE quizzes (
  quiz_id             INTEGER PRIMARY KEY, -- from the key quiz/<id>
  key                 TEXT NOT NULL UNIQUE, -- quiz/<id>
  title               TEXT NOT NULL,       -- shown to the learner
  programme           TEXT NOT NULL,       -- 'gcse_triple_science'
  subject             TEXT NOT NULL CHECK (subject = 'biology' OR subject = 'chemistry' OR subject = 'physics'), -- the subject
  board               TEXT CHECK (board = 'aqa' OR board = 'edexcel' OR board = 'ocr-a' OR board = 'ocr-b'), -- NULL: written for all boards in specifications_json
  tier                TEXT NOT NULL CHECK (tier IN ('foundation', 'higher')), -- tier of questions that do not say their own
  topic               TEXT,                -- topic in words
  subtopic            TEXT,                -- subtopic in words
  generation_mode     TEXT NOT NULL CHECK (generation_mode IN ('extraction', 'synthesis')), -- word for word from a source, or authored
  language            TEXT NOT NULL,       -- BCP 47 tag: 'en-GB'
  specifications_json TEXT,                -- {"aqa": "8463"}: specification codes by board
  equations_json      TEXT                 -- balanced equations that belong to the quiz
) STRICT;

-- Edutok: a batch of flashcards.
CREATE TABLE decks (
  deck_id             INTEGER PRIMARY KEY, -- from the key deck/<id>
  key                 TEXT NOT NULL UNIQUE, -- deck/<id>
  topic               TEXT NOT NULL,       -- the feed's topic: 'Volcanoes'
  aspect              TEXT,                -- what the batch looks at: 'Key terms'
  depth               TEXT NOT NULL CHECK (depth = 'Foundational' OR depth = 'Intermediate' OR depth = 'Advanced' OR depth = 'Expert'), -- how deep it goes
  batch               INTEGER NOT NULL CHECK (batch > 0), -- number of the batch within the topic, from 1
  image_keywords_json TEXT                 -- ["lava", "crater"]: for the app's image search
) STRICT;

-- Everything that is asked, in one shape: both directions of each card, exercises, boss items, kit and quiz
-- questions, flashcards.
CREATE TABLE questions (
  question_id  INTEGER PRIMARY KEY, -- from the key
  key          TEXT NOT NULL,       -- question/<namespace>/<id>; of a card question/<course>/<card>/recognise or .../produce; unique
  owner_kind   TEXT NOT NULL CHECK (owner_kind = 'card' OR owner_kind = 'lesson' OR owner_kind = 'boss-test' OR owner_kind = 'kit' OR owner_kind = 'quiz' OR owner_kind = 'deck'), -- which table owner_id is in
  owner_id     INTEGER NOT NULL,    -- card_id, lesson_id, boss_test_id, kit_id, quiz_id or deck_id
  order_idx    INTEGER NOT NULL CHECK (order_idx >= 0), -- place within its owner, from 0
  type         TEXT NOT NULL,       -- the authoring type: 'multiple_choice_text', 'true-false', 'numeric' ...
  grading      TEXT NOT NULL CHECK (grading = 'type-text' OR grading = 'choose-one' OR grading = 'choose-many' OR grading = 'type-number' OR grading = 'fill-gaps' OR grading = 'order' OR grading = 'match' OR grading = 'rubric' OR grading = 'self' OR grading = 'speech'), -- how an answer is judged
  prompt       TEXT NOT NULL,       -- what is asked
  answer_json  TEXT NOT NULL,       -- the key in the shape of its grading; docs/bundle.md
  marks        INTEGER NOT NULL DEFAULT 1 CHECK (marks > 0), -- marks for a full answer
  difficulty   INTEGER CHECK (difficulty BETWEEN 1 AND 5), -- 1 easy to 5 hard
  explanation  TEXT,                -- shown after answering
  details_json TEXT                 -- hints, tags, source, media, unit, tier, topics, assessment objective, command word, working ...
) STRICT;

-- The options of a question, in the order to show them.
CREATE TABLE options (
  question_id INTEGER NOT NULL REFERENCES questions (question_id), -- the question
  order_idx   INTEGER NOT NULL CHECK (order_idx >= 0), -- place, from 0: as authored, or as chosen where options were
  text        TEXT NOT NULL, -- what the learner sees
  is_key      INTEGER NOT NULL CHECK (is_key = 0 OR is_key = 1), -- 1: right
  origin      TEXT NOT NULL, -- 'author', or where a distractor comes from: docs/distractors/README.md
  score       REAL,          -- the generator's score, 0 to 1; NULL for authored options
  reason      TEXT,          -- the signals that weighed most, or what was changed or mistaken; NULL for authored options
  error_tag   TEXT,          -- the mistake a learner makes who chooses it
  PRIMARY KEY (question_id, order_idx)
) STRICT, WITHOUT ROWID;

-- Files that the content points at. Apps fetch them from the curriculum's media folder by `path`.
CREATE TABLE media (
  path   TEXT PRIMARY KEY, -- relative to the curriculum's folder
  bytes  INTEGER NOT NULL, -- size
  sha256 TEXT NOT NULL     -- of the file's bytes, 64 hexadecimal digits
) STRICT, WITHOUT ROWID;

-- indexes: made after the rows

CREATE UNIQUE INDEX idx_bands_language_order ON bands (language_id, order_idx);
CREATE UNIQUE INDEX idx_units_band_order ON units (band_id, order_idx);
CREATE UNIQUE INDEX idx_lessons_unit_order ON lessons (unit_id, order_idx);
CREATE INDEX idx_lessons_band ON lessons (band_id);
CREATE UNIQUE INDEX idx_cards_key ON cards (key);
CREATE INDEX idx_cards_lesson ON cards (lesson_id, order_idx);
CREATE UNIQUE INDEX idx_kits_stage_order ON kits (stage_id, order_idx);
CREATE UNIQUE INDEX idx_questions_owner ON questions (owner_id, owner_kind, order_idx);

-- views: each app's own words

-- indi: a kit's name, stage and flag, as its Core Data entity has them.
CREATE VIEW indi_kits AS
  SELECT k.kit_id, k.name, s.raw_value AS study_stage, k.is_basic AS is_basic_kit, k.order_idx
  FROM kits AS k JOIN stages AS s USING (stage_id);

-- indi: a question with its one correct answer and up to three incorrect ones as a JSON array.
CREATE VIEW indi_questions AS
  SELECT q.question_id, q.owner_id AS kit_id, q.order_idx, q.prompt AS question,
    (SELECT o.text FROM options AS o WHERE o.question_id = q.question_id AND o.is_key = 1) AS correct_answer,
    (SELECT json_group_array(o.text) FROM (SELECT text FROM options WHERE question_id = q.question_id AND is_key = 0 ORDER BY order_idx) AS o) AS incorrect_answers
  FROM questions AS q WHERE q.owner_kind = 'kit';

-- Spark: questions by kind, with the quiz's metadata.
CREATE VIEW spark_questions AS
  SELECT q.question_id, q.owner_id AS quiz_id, z.programme, z.subject, z.board, q.order_idx,
    CASE q.grading WHEN 'choose-one' THEN CASE q.type WHEN 'true-false' THEN 'TRUE_FALSE' ELSE 'MULTIPLE_CHOICE' END
      WHEN 'type-number' THEN 'NUMERIC' ELSE 'SHORT_TEXT' END AS kind,
    q.prompt, q.answer_json, q.marks, q.explanation, q.details_json
  FROM questions AS q JOIN quizzes AS z ON z.quiz_id = q.owner_id WHERE q.owner_kind = 'quiz';

-- Edutok: flashcards with the app's own type names.
CREATE VIEW edutok_flashcards AS
  SELECT q.question_id, q.owner_id AS deck_id, d.topic, q.order_idx,
    CASE q.type WHEN 'true-false' THEN 'true/false' WHEN 'cloze' THEN 'fill in the blank'
      WHEN 'definition' THEN 'definition' ELSE 'question' END AS type,
    q.prompt AS question, json_extract(q.answer_json, '$.correct[0]') AS answer
  FROM questions AS q JOIN decks AS d ON d.deck_id = q.owner_id WHERE q.owner_kind = 'deck';

-- What the search index reads: cards, and every question that is not a card's.
CREATE VIEW search_content AS
  SELECT card_id AS id, coalesce(segmented, target_text) AS target, native_text AS native, transliteration AS romanised, NULL AS prompt
  FROM cards
  UNION ALL
  SELECT question_id, NULL, NULL, NULL, prompt FROM questions WHERE owner_kind <> 'card';

-- search: left out by `build --no-search`, the only part that needs FTS5

-- Full-text search over cards and questions; rowid is card_id or question_id. Accents are folded.
-- Chinese and Japanese are searched as a phrase of single characters.
CREATE VIRTUAL TABLE search USING fts5 (
  target, native, romanised, prompt,
  content = 'search_content', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2'
);
