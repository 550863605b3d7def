"""The content queries of Tong's document, run as it writes them, against a bundle that is ATTACHed read-only to a
learner's database; and the learner's reviews kept over a new release.

The document is written for PostgreSQL. What had to change for SQLite, and nothing else:
  * `NOW()::date` and `now()` are parameters (:today, :now);
  * the members of a UNION stand without parentheses, which SQLite does not know;
  * UUID, TIMESTAMPTZ and DATE columns are TEXT in ISO 8601, JSONB is TEXT.
"""

import json
import pathlib
import re
import sqlite3
import tempfile

from support import build, check, copy_curriculum, equal, main, open_bundle

LEARNER = "6f1c2f3e-0000-4000-8000-000000000001"
STRANGER = "6f1c2f3e-0000-4000-8000-000000000002"
TODAY = "2026-03-01"
NOW = "2026-03-01T12:00:00Z"

# Section 2.1: the content tables, column by column.
CONTENT_TABLES = {
    "languages": "language_id code name flag_emoji",
    "bands": "band_id language_id short_label long_label order_idx units_required",
    "units": "unit_id band_id title description order_idx",
    "lessons": "lesson_id unit_id title lesson_type content_json xp_value order_idx",
    "cards": "card_id lesson_id language_id target_text native_text audio_url image_url answer_json difficulty_rating",
    "boss_tests": "boss_test_id band_id title items_json time_limit_seconds pass_score_pct",
}
CONTENT_INDEXES = ["idx_bands_language_order", "idx_units_band_order", "idx_lessons_unit_order"]

# Section 2.1: the learner's tables; `user_lesson_progress` and `boss_attempts` from 4.2 and 4.4. SQLite's foreign keys
# do not reach into an attached file, so `REFERENCES cards` stays out.
LEARNER_TABLES = """
CREATE TABLE user_band_progress (
  user_id TEXT NOT NULL, band_id INT NOT NULL, units_completed INT DEFAULT 0 CHECK (units_completed >= 0),
  boss_passed BOOLEAN DEFAULT FALSE, started_at TEXT, passed_at TEXT, PRIMARY KEY (user_id, band_id));
CREATE TABLE user_lesson_progress (
  user_id TEXT NOT NULL, lesson_id INT NOT NULL, completed_at TEXT, PRIMARY KEY (user_id, lesson_id));
CREATE TABLE card_reviews (
  user_id TEXT NOT NULL, card_id INT NOT NULL, interval INT DEFAULT 0, ease_factor FLOAT DEFAULT 2.5,
  repetitions INT DEFAULT 0, next_review_at TEXT NOT NULL, last_reviewed_at TEXT, PRIMARY KEY (user_id, card_id));
CREATE INDEX idx_card_reviews_next_review ON card_reviews(user_id, next_review_at);
CREATE TABLE learn_errors (
  user_id TEXT NOT NULL, card_id INT NOT NULL, error_count INT DEFAULT 1 CHECK (error_count > 0),
  last_error_at TEXT, error_details TEXT, PRIMARY KEY (user_id, card_id));
CREATE TABLE boss_attempts (user_id TEXT, band_id INT, score REAL, passed BOOLEAN, attempted_at TEXT);
"""

# 4.2 LearnService
LESSONS_FOR_BAND = """SELECT * FROM lessons WHERE band_id = :activeBand AND lesson_id NOT IN (SELECT lesson_id
  FROM user_lesson_progress WHERE user_id = :userId AND completed_at IS NOT NULL) ORDER BY order_idx"""

# 4.3 ReviewService
REVIEW_ITEMS = """
  SELECT c.*, lr.last_error_at AS sort_key, 'error' as source
  FROM cards c JOIN learn_errors lr ON c.card_id = lr.card_id
  WHERE lr.user_id = :userId
UNION ALL
  SELECT c.*, cr.next_review_at AS sort_key, 'srs' as source
  FROM cards c JOIN card_reviews cr ON c.card_id = cr.card_id
  WHERE cr.user_id = :userId AND cr.next_review_at <= :today
ORDER BY sort_key ASC
LIMIT :limit"""

# 4.4 BossBattleService: complete_boss_battle
PASS_BOSS = """UPDATE user_band_progress
  SET boss_passed = TRUE, passed_at = :now,
    units_completed = (SELECT units_required FROM bands WHERE band_id = :band_id_in)
  WHERE user_id = :user_id_in AND band_id = :band_id_in"""

# 4.5 GamificationService. The document's own user_band_progress has no language_id (2.1), so its first query runs
# nowhere as written; here the language is found through the band.
BANDS_PASSED = """SELECT COUNT(*) FROM user_band_progress WHERE user_id = :uid
  AND band_id IN (SELECT band_id FROM bands WHERE language_id = :lid) AND boss_passed = TRUE"""
BANDS_IN_LANGUAGE = "SELECT COUNT(*) FROM bands WHERE language_id = :lid"


def learner_database(path, bundle):
    """A learner's own database, with the bundle ATTACHed for reading only. A new release: attach the new file."""
    database = sqlite3.connect(f"file:{path}", uri=True)
    database.row_factory = sqlite3.Row
    if not database.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone():
        database.executescript(LEARNER_TABLES)
    database.execute("ATTACH ? AS content", [f"file:{bundle}?mode=ro"])
    return database


def one(database, query, **parameters):
    return database.execute(query, parameters).fetchone()[0]


def columns(database, table):
    return [row["name"] for row in database.execute(f"PRAGMA content.table_info({table})")]


def check_tables(database):
    for table, wanted in CONTENT_TABLES.items():
        equal(columns(database, table)[:len(wanted.split())], wanted.split(), f"first columns of {table}")
    indexes = {row["name"] for row in database.execute("SELECT name FROM content.sqlite_master WHERE type = 'index'")}
    check(indexes.issuperset(CONTENT_INDEXES), f"indexes missing: {set(CONTENT_INDEXES) - indexes}")
    for row in database.execute("SELECT code FROM languages"):
        check(re.fullmatch("[a-z]{2}", row["code"]), f"the code {row['code']} does not fit CHAR(2)")
    try:
        database.execute("UPDATE content.cards SET native_text = ''")
    except sqlite3.OperationalError as error:
        check("readonly" in str(error), str(error))
    else:
        check(False, "the bundle could be written to")


def check_shapes(database):
    """The JSON columns, in the shapes that 2.1 shows."""

    def texts(value):
        return isinstance(value, list) and all(isinstance(text, str) for text in value)

    for row in database.execute("SELECT key, answer_json FROM cards"):
        answer = json.loads(row["answer_json"])
        equal(sorted(answer), ["alternatives", "correct", "type"], f"keys of answer_json of {row['key']}")
        check(answer["type"] == "translation" and answer["correct"] and texts(answer["correct"])
              and texts(answer["alternatives"]), f"answer_json of {row['key']}: {row['answer_json']}")

    items = 0
    for row in database.execute("SELECT * FROM boss_tests"):
        for item in json.loads(row["items_json"]):
            items += 1
            check(item["type"] and item["prompt"], f"an item of {row['key']} without type or prompt")
            if item["type"].startswith("multiple_choice"):
                check(item["correct"] in item["options"] and texts(item["options"]), f"options of {item}")
            else:
                check(item["correct"] and texts(item["correct"]), f"answers of {item}")
    equal(items, one(database, "SELECT count(*) FROM questions WHERE owner_kind = 'boss-test'"), "boss items")

    for row in database.execute("SELECT * FROM lessons WHERE content_json IS NOT NULL"):
        content = json.loads(row["content_json"])
        check(content and set(content) <= {"explanations", "sentences", "exercises"}, f"content_json of {row['key']}")
        check(texts(content.get("explanations", [])), f"explanations of {row['key']}")
        sentences = [(s["target_text"], s["native_text"]) for s in content.get("sentences", [])]
        equal(sentences, [tuple(s) for s in database.execute(
            "SELECT target_text, native_text FROM sentences WHERE lesson_id = ? ORDER BY order_idx",
            [row["lesson_id"]])], f"sentences of {row['key']}")
        exercises = [(e["type"], e["prompt"]) for e in content.get("exercises", [])]
        equal(exercises, [tuple(e) for e in database.execute(
            "SELECT type, prompt FROM questions WHERE owner_kind = 'lesson' AND owner_id = ? ORDER BY order_idx",
            [row["lesson_id"]])], f"exercises of {row['key']}")


def check_lessons(database):
    """4.2: the lessons of a band that are not done yet."""
    for band in database.execute("SELECT * FROM bands").fetchall():
        query = {"activeBand": band["band_id"], "userId": LEARNER}
        lessons = database.execute(LESSONS_FOR_BAND, query).fetchall()
        taught = one(database, "SELECT count(*) FROM lessons JOIN units USING (unit_id) WHERE units.band_id = :band",
                     band=band["band_id"])
        equal(len(lessons), taught, f"lessons of {band['key']}")
        check(lessons, f"{band['key']} has no lesson")
        equal([row["order_idx"] for row in lessons], sorted(row["order_idx"] for row in lessons), "order of lessons")
        done = lessons[0]["lesson_id"]
        database.execute("INSERT INTO user_lesson_progress VALUES (?, ?, ?)", [LEARNER, done, NOW])
        database.execute("INSERT INTO user_lesson_progress VALUES (?, ?, NULL)", [LEARNER, lessons[-1]["lesson_id"]])
        left = [row["lesson_id"] for row in database.execute(LESSONS_FOR_BAND, query)]
        equal(sorted(left), sorted(row["lesson_id"] for row in lessons if row["lesson_id"] != done), "lessons left")
        # Distractors come from "other cards from the same lesson": at least two others.
        for lesson in lessons:
            cards = one(database, "SELECT count(*) FROM cards WHERE lesson_id = :id", id=lesson["lesson_id"])
            check(cards >= 3, f"{lesson['key']} has {cards} cards")


def check_reviews(database):
    """4.3: the review queue of a learner, errors and due cards together, the oldest first."""
    cards = [row["card_id"] for row in database.execute("SELECT card_id FROM cards ORDER BY card_id")]
    due = {card: f"2026-02-{1 + index % 28:02}" for index, card in enumerate(cards[:200])}
    later = {card: "2026-03-02" for card in cards[200:400]}
    wrong = {card: f"2026-02-{1 + index % 28:02}T09:00:00Z" for index, card in enumerate(cards[150:250])}
    for card, day in (due | later).items():
        database.execute("INSERT INTO card_reviews (user_id, card_id, next_review_at) VALUES (?, ?, ?)",
                         [LEARNER, card, day])
    for card, moment in wrong.items():
        database.execute("INSERT INTO learn_errors (user_id, card_id, last_error_at) VALUES (?, ?, ?)",
                         [LEARNER, card, moment])
    database.execute("INSERT INTO card_reviews (user_id, card_id, next_review_at) VALUES (?, ?, '2026-01-01')",
                     [STRANGER, cards[0]])

    def queue(limit):
        return database.execute(REVIEW_ITEMS, {"userId": LEARNER, "today": TODAY, "limit": limit}).fetchall()

    everything = queue(-1)
    equal({row["card_id"] for row in everything if row["source"] == "srs"}, set(due), "cards that are due")
    equal({row["card_id"] for row in everything if row["source"] == "error"}, set(wrong), "cards with errors")
    equal(len(everything), len(due) + len(wrong), "rows of the queue")
    keys = [row["sort_key"] for row in everything]
    equal(keys, sorted(keys), "order of the queue")
    check(all(row["target_text"] and row["native_text"] for row in everything), "a card without text")
    equal([tuple(row) for row in queue(10)], [tuple(row) for row in everything[:10]], "the first ten")


def check_bosses(database):
    """4.4 and 4.5: when a boss test opens, the test itself, and the rings of progress."""
    eligible = """SELECT units_completed >= units_required AND NOT boss_passed
      FROM user_band_progress JOIN bands USING (band_id) WHERE user_id = :uid AND band_id = :band"""
    for band in database.execute("SELECT * FROM bands").fetchall():
        identifier, language = band["band_id"], band["language_id"]
        units = one(database, "SELECT count(*) FROM units WHERE band_id = :band", band=identifier)
        check(0 < band["units_required"] <= units, f"{band['key']} wants {band['units_required']} of {units} units")

        database.execute("INSERT INTO user_band_progress (user_id, band_id) VALUES (?, ?)", [LEARNER, identifier])
        for completed in range(band["units_required"] + 1):
            database.execute("UPDATE user_band_progress SET units_completed = ? WHERE band_id = ?",
                             [completed, identifier])
            equal(one(database, eligible, uid=LEARNER, band=identifier), int(completed == band["units_required"]),
                  f"{band['key']} open after {completed} units")

        tests = database.execute("SELECT * FROM boss_tests WHERE band_id = ?", [identifier]).fetchall()
        equal(len(tests), 1, f"boss tests of {band['key']}")
        check(len(json.loads(tests[0]["items_json"])) >= 5, f"{tests[0]['key']} is short")

        before = one(database, BANDS_PASSED, uid=LEARNER, lid=language)
        database.execute("INSERT INTO boss_attempts VALUES (?, ?, 0.9, TRUE, ?)", [LEARNER, identifier, NOW])
        database.execute(PASS_BOSS, {"now": NOW, "user_id_in": LEARNER, "band_id_in": identifier})
        equal(one(database, BANDS_PASSED, uid=LEARNER, lid=language), before + 1, "bands passed")
        equal(one(database, eligible, uid=LEARNER, band=identifier), 0, f"{band['key']} still open when passed")

    for language in database.execute("SELECT * FROM languages").fetchall():
        bands = one(database, BANDS_IN_LANGUAGE, lid=language["language_id"])
        check(bands > 0, f"{language['key']} has no band")
        equal(one(database, BANDS_PASSED, uid=LEARNER, lid=language["language_id"]), bands, "all bands passed")
        orders = [row["order_idx"] for row in database.execute(
            "SELECT order_idx FROM bands WHERE language_id = ? ORDER BY order_idx", [language["language_id"]])]
        equal(orders, list(range(bands)), f"order of the bands of {language['key']}")


def card_block(text, card):
    """The lines of one card in a lesson's file."""
    block = re.search(rf"^  - id: {card}\n(?:    .*\n)+", text, re.MULTILINE)
    check(block, f"no card {card}")
    return block.group()


def edit(path, old, new):
    text = path.read_text("utf-8")
    equal(text.count(old), 1, f"places of {old!r} in {path.name}")
    path.write_text(text.replace(old, new), "utf-8")


def check_new_release(folder):
    """A text mended, a card moved to another lesson, a card renamed: every review still finds its card."""
    source = copy_curriculum(folder / "curriculum")
    first = build(source, folder / "first.sqlite")
    lessons = source / "courses/es/n1"
    home = next(lessons.glob("u1-l1-*.yaml"))
    other = next(lessons.glob("u1-l2-*.yaml"))
    mended, moved, renamed = re.findall(r"^  - id: (\S+)", home.read_text("utf-8"), re.MULTILINE)[:3]

    typo = re.search(r"^    native_text: .*", card_block(home.read_text("utf-8"), mended), re.MULTILINE).group()
    block = card_block(home.read_text("utf-8"), mended)
    edit(home, block, block.replace(typo, typo + "; hi there"))
    block = card_block(home.read_text("utf-8"), moved)
    edit(home, block, "")
    edit(other, "cards:\n", "cards:\n" + block)
    edit(home, f"  - id: {renamed}\n", f"  - id: {renamed}-new\n    was: [{renamed}]\n")
    # A card that moves away from its sentence is a finding, and no matter here.
    second = build(source, folder / "second.sqlite", "--structural")

    learner = folder / "survivor.db"
    with learner_database(learner, first) as database:
        database.execute("INSERT INTO card_reviews (user_id, card_id, next_review_at) SELECT ?, card_id, ? FROM cards",
                         [LEARNER, TODAY])
        cards = {row["key"]: dict(row) for row in database.execute("SELECT * FROM cards")}
        questions = dict(database.execute("SELECT key, question_id FROM questions").fetchall())
    database.close()
    with learner_database(learner, second) as database:
        kept = database.execute("SELECT c.* FROM card_reviews r JOIN cards c USING (card_id)").fetchall()
        after = {row["key"]: dict(row) for row in kept}
        questions_after = dict(database.execute("SELECT key, question_id FROM questions").fetchall())
    database.close()

    equal(len(kept), len(cards), "reviews that still find their card")
    old, new = cards[f"card/es/{mended}"], after[f"card/es/{mended}"]
    equal((new["card_id"], new["native_text"]), (old["card_id"], old["native_text"] + "; hi there"), "the card mended")
    old, new = cards[f"card/es/{moved}"], after[f"card/es/{moved}"]
    check(old["card_id"] == new["card_id"] and old["lesson_id"] != new["lesson_id"], "the card moved")
    equal({**new, "lesson_id": 0, "order_idx": 0}, {**old, "lesson_id": 0, "order_idx": 0}, "the card moved")
    old, new = cards[f"card/es/{renamed}"], after[f"card/es/{renamed}-new"]
    check(old["card_id"] == new["card_id"] and f"card/es/{renamed}" not in after, "the card renamed")
    for way in ("recognise", "produce"):
        equal(questions_after[f"question/es/{renamed}-new/{way}"], questions[f"question/es/{renamed}/{way}"],
              f"the question {way} of the card renamed")
    with open_bundle(first) as one_release, open_bundle(second) as next_release:
        hashes = [b.execute("SELECT content_hash FROM bundle_info").fetchone()[0] for b in (one_release, next_release)]
    check(hashes[0] != hashes[1], "the new release has the old content hash")
    return len(kept)


def prove(bundle):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        database = learner_database(folder / "learner.db", bundle)
        check_tables(database)
        check_shapes(database)
        check_lessons(database)
        check_reviews(database)
        check_bosses(database)
        database.close()
        kept = check_new_release(folder)
    return f"Tong's tables, queries and JSON shapes hold; {kept} of {kept} reviews keep their card in a new release"


main(prove)
