"""Tong's export in a real PostgreSQL, started here on loopback with what Supabase has beside it: the tables hold what the
bundle holds; a second load changes nothing; a changed one keeps serial ids and learners' reviews; policies hold for an
ordinary role; nothing is orphaned; --direct does the same by COPY.
"""

import contextlib
import glob
import json
import os
import pathlib
import re
import shutil
import socket
import sqlite3
import subprocess
import tempfile

from support import binary, build, check, copy_curriculum, curricc, equal, main, open_bundle

ANNA = "6f1c2f3e-0000-4000-8000-000000000001"
BORIS = "6f1c2f3e-0000-4000-8000-000000000002"
TRICKY = "a\\'b\"; -- $$ \\. %s {x} \t:name Ünïcödé 🙂"

# What every Supabase database has: https://supabase.com/docs/guides/database/postgres/roles
SUPABASE = f"""
CREATE ROLE anon NOLOGIN;
CREATE ROLE authenticated NOLOGIN;
CREATE ROLE service_role NOLOGIN BYPASSRLS;
CREATE SCHEMA auth;
CREATE TABLE auth.users (id uuid PRIMARY KEY, email text);
CREATE FUNCTION auth.uid() RETURNS uuid LANGUAGE sql STABLE AS
  $$ SELECT nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $$;
GRANT USAGE ON SCHEMA auth, public TO anon, authenticated, service_role;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT ALL ON TABLES TO anon, authenticated, service_role;
INSERT INTO auth.users VALUES ('{ANNA}', 'anna@example.org'), ('{BORIS}', 'boris@example.org');
"""

TABLES = {
    "languages": "code name flag_emoji",
    "bands": "short_label long_label order_idx units_required",
    "units": "title description order_idx",
    "lessons": "title lesson_type content_json xp_value order_idx",
    "cards": "target_text native_text audio_url image_url answer_json difficulty_rating order_idx",
    "boss_tests": "title items_json time_limit_seconds pass_score_pct",
}
PARENTS = {
    "bands": ("languages", "language_id"), "units": ("bands", "band_id"), "lessons": ("units", "unit_id"),
    "cards": ("lessons", "lesson_id"), "boss_tests": ("bands", "band_id"),
}
IDS = {table: table[:-1] + "_id" for table in TABLES}


class Server:
    """A server on loopback, whose data lie in a folder."""

    def __init__(self, folder):
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        binaries = sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)
        binaries.append(os.path.dirname(shutil.which("initdb") or ""))
        self.bin = next((path for path in binaries if os.access(f"{path}/initdb", os.X_OK)), None)
        check(self.bin, "no PostgreSQL server here; Debian has one in 'postgresql'")

    def run(self, *words):
        command = " ".join(words)
        # PostgreSQL refuses to run as root.
        words = ["su", "postgres", "-s", "/bin/bash", "-c", command] if os.geteuid() == 0 else ["bash", "-c", command]
        done = subprocess.run(words, capture_output=True, text=True, cwd="/", timeout=120)
        check(done.returncode == 0, f"{command}: {done.stdout}{done.stderr}")

    def __enter__(self):
        self.folder.mkdir()
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
        data = f"'{self.folder}/data'"
        self.run(f"'{self.bin}/initdb' -D {data} -A trust -U postgres -E UTF8 --locale=C --no-sync")
        options = f"-k '{self.folder}' -h 127.0.0.1 -p {self.port} -c fsync=off"
        self.run(f"'{self.bin}/pg_ctl' -D {data} -l '{self.folder}/log' -o \"{options}\" -w start >/dev/null")
        return self

    def __exit__(self, *_):
        self.run(f"'{self.bin}/pg_ctl' -D '{self.folder}/data' -m immediate -w stop >/dev/null")


class Database:
    """One database of the server."""

    def __init__(self, server, name):
        self.server, self.name = server, name
        if name != "postgres":
            Database(server, "postgres").sql(f"CREATE DATABASE {name}")
            self.sql(SUPABASE if name == "first" else re.sub(r"CREATE ROLE.*\n", "", SUPABASE))

    @property
    def address(self):
        return f"postgres://postgres:secret@127.0.0.1:{self.server.port}/{self.name}"

    def psql(self, *words, script=None):
        command = ["psql", "-XqAt", "-v", "ON_ERROR_STOP=1", "-d", self.address, *map(str, words)]
        return subprocess.run(command, input=script, capture_output=True, text=True, timeout=120)

    def sql(self, script):
        done = self.psql("-f", "-", script=script)
        check(done.returncode == 0, f"{script[:200]}: {done.stderr}")
        return done.stdout

    def load(self, *files):
        for file in files:
            done = self.psql("-f", file)
            check(done.returncode == 0, f"{file}: {done.stderr}")

    def rows(self, query):
        return json.loads(self.sql(f"SELECT coalesce(json_agg(t), '[]') FROM ({query}) AS t"))

    def one(self, query):
        return self.sql(query).strip()

    def refuses(self, script, code):
        done = self.psql("-v", "VERBOSITY=sqlstate", "-f", "-", script=script)
        check(done.returncode != 0 and code in done.stderr, f"{script[-200:]} was not refused with {code}: {done.stderr}")

    def content(self, ids=True):
        """All content rows by key; with `ids` their serial ids and versions of the rows, too."""
        return {
            table: {row["key"]: row for row in self.rows(
                f"SELECT {'t.xmin::text AS version, t.*' if ids else '*'} FROM {table} AS t WHERE key IS NOT NULL")}
            for table in TABLES
        }


def as_user(user, script, role="authenticated"):
    return f"BEGIN; SET LOCAL ROLE {role}; SET LOCAL request.jwt.claim.sub = '{user}'; {script}; COMMIT;"


def check_content(database, bundle):
    """Every row and value of the bundle stands in PostgreSQL, under the parent that it has in the bundle."""
    found = database.content(ids=False)
    with contextlib.closing(open_bundle(bundle)) as content:
        content.row_factory = sqlite3.Row
        for table, columns in TABLES.items():
            wanted = {row["key"]: row for row in content.execute(f"SELECT * FROM {table}")}
            equal(sorted(found[table]), sorted(wanted), f"keys of {table}")
            parent = PARENTS.get(table)
            if parent:
                there = {row[parent[1]]: key for key, row in found[parent[0]].items()}
                here = {row[parent[1]]: row["key"] for row in content.execute(f"SELECT * FROM {parent[0]}")}
            for key, row in wanted.items():
                for column in columns.split():
                    value = row[column]
                    if column.endswith("_json") and value is not None:
                        value = json.loads(value)
                    equal(found[table][key][column], value, f"{column} of {key}")
                if parent:
                    equal(there[found[table][key][parent[1]]], here[row[parent[1]]], f"parent of {key}")
        for row in content.execute("SELECT * FROM cards"):
            details = found["cards"][row["key"]]["details_json"] or {}
            equal(details.get("ipa"), row["ipa"], f"ipa of {row['key']}")
            for name, value in json.loads(row["details_json"] or "{}").items():
                equal(details[name], value, f"{name} of {row['key']}")
    equal(database.one("SELECT count(*) FROM lessons AS l JOIN units AS u USING (unit_id) WHERE l.band_id <> u.band_id"),
          "0", "lessons whose band is not their unit's")


def check_policies(database):
    """2.2: content may be read and not written; learners see and change their own rows alone."""
    cards = database.one("SELECT count(*) FROM cards")
    card = database.one("SELECT min(card_id) FROM cards")
    other = database.one("SELECT max(card_id) FROM cards")
    for role in ("anon", "authenticated"):
        equal(database.one(as_user(ANNA, "SELECT count(*) FROM cards", role)), cards, f"cards that {role} sees")
        for table in TABLES:
            check(int(database.one(as_user(ANNA, f"SELECT count(*) FROM {table}", role))) > 0, f"{table} for {role}")
    database.refuses(as_user(ANNA, "INSERT INTO languages (code, name) VALUES ('xx', 'Nothing')"), "42501")
    for change in (f"UPDATE cards SET native_text = '' WHERE card_id = {card}", f"DELETE FROM cards WHERE card_id = {card}",
                   "UPDATE boss_tests SET pass_score_pct = 1", "DELETE FROM languages"):
        # No policy for it: no row is found to change.
        equal(database.one(as_user(ANNA, f"WITH c AS ({change} RETURNING 1) SELECT count(*) FROM c")), "0", change)

    review = "INSERT INTO card_reviews (user_id, card_id, next_review_at) VALUES ('{}', {}, '2026-03-01')"
    database.sql(as_user(ANNA, review.format(ANNA, card)))
    database.sql(as_user(BORIS, review.format(BORIS, card)))
    database.refuses(as_user(ANNA, review.format(BORIS, other)), "42501")
    equal(database.one(as_user(ANNA, "SELECT count(*) FROM card_reviews")), "1", "reviews that Anna sees")
    equal(database.one(as_user(ANNA, "SELECT count(*) FROM card_reviews", "anon")), "1", "reviews by claim, not by role")
    equal(database.one(as_user(ANNA, f"WITH c AS (DELETE FROM card_reviews WHERE user_id = '{BORIS}' RETURNING 1) "
                               "SELECT count(*) FROM c")), "0", "reviews of another learner deleted")
    equal(database.one("BEGIN; SET LOCAL ROLE service_role; SELECT count(*) FROM card_reviews; COMMIT;"), "2",
          "reviews that the service role sees")
    equal(database.one(as_user(ANNA, "SELECT count(*) FROM leaderboard_cache")), "0", "the leaderboard without a policy")

    language = database.one("SELECT min(language_id) FROM languages")
    database.sql(as_user(ANNA, f"INSERT INTO quick_games (language_id, player1_id) VALUES ({language}, '{ANNA}')"))
    database.refuses(as_user(BORIS, f"INSERT INTO quick_games (language_id, player1_id) VALUES ({language}, '{ANNA}')"), "42501")
    equal(database.one(as_user(BORIS, "SELECT count(*) FROM quick_games")), "0", "games of others")
    equal(database.one("SELECT count(*) FROM pg_tables WHERE schemaname = 'public' AND NOT rowsecurity"), "0",
          "tables without row-level security")
    for bad in ("INSERT INTO profiles (user_id, display_name) VALUES ('%s', 'x')" % ANNA,
                "UPDATE cards SET difficulty_rating = 6", "UPDATE bands SET units_required = 0"):
        database.refuses(bad, "23514")
    database.sql("DELETE FROM card_reviews; DELETE FROM quick_games")


def learn(database):
    """Two learners with reviews of every card, errors and progress."""
    database.sql(f"""
        INSERT INTO card_reviews (user_id, card_id, interval, next_review_at)
          SELECT u.id, card_id, 7, '2026-03-01' FROM cards, auth.users AS u WHERE card_id % 2 = 0 OR u.id = '{ANNA}';
        INSERT INTO learn_errors (user_id, card_id) SELECT '{BORIS}', card_id FROM cards WHERE card_id % 3 = 0;
        INSERT INTO user_band_progress (user_id, band_id, units_completed) SELECT '{ANNA}', band_id, 1 FROM bands;
        """)


def card_block(text, card):
    return re.search(rf"^  - id: {card}\n(?:    .*\n)+", text, re.MULTILINE).group()


def change(source):
    """Another release: a text mended, a card moved, one renamed, one gone, lessons swapped, a unit and a lesson new."""
    folder = source / "courses/es/n1"
    home, other = next(folder.glob("u1-l1-*.yaml")), next(folder.glob("u1-l2-*.yaml"))
    first, second = home.read_text("utf-8"), other.read_text("utf-8")
    mended, moved, renamed, gone = re.findall(r"^  - id: (\S+)", first, re.MULTILINE)[:4]
    block = card_block(first, moved)
    first = first.replace(block, "").replace(card_block(first, gone), "")
    second = second.replace("cards:\n", "cards:\n" + block)
    first = first.replace(f"  - id: {renamed}\n", f"  - id: {renamed}-new\n    was: [{renamed}]\n")
    old = card_block(first, mended)
    first = first.replace(old, re.sub(r"(    native_text: ).*", lambda m: m[1] + json.dumps(TRICKY, ensure_ascii=False), old))
    home.write_text(first.replace("order_idx: 0", "order_idx: 1"), "utf-8")
    other.write_text(second.replace("order_idx: 1", "order_idx: 0"), "utf-8")
    return {name: f"card/es/{card}" for name, card in
            dict(mended=mended, moved=moved, renamed=renamed, gone=gone).items()}


def check_change(database, before, cards, reviews):
    after = database.content()
    for table in TABLES:
        for key, row in before[table].items():
            if key in (cards["gone"], cards["renamed"]):
                continue
            equal(after[table][key][IDS[table]], row[IDS[table]], f"serial id of {key}")
    ids = {name: before["cards"][key]["card_id"] for name, key in cards.items()}
    equal(after["cards"][cards["mended"]]["native_text"], TRICKY, "the text mended")
    check(after["cards"][cards["moved"]]["lesson_id"] != before["cards"][cards["moved"]]["lesson_id"], "the card moved")
    equal(after["cards"][cards["renamed"] + "-new"]["card_id"], ids["renamed"], "serial id of the card renamed")
    check(cards["renamed"] not in after["cards"], "the old key is still there")
    equal(after["cards"][cards["gone"]]["lesson_id"], None, "lesson of a card that is gone and has reviews")
    lessons = [database.rows(f"SELECT lesson_id, order_idx FROM lessons WHERE lesson_id = {row['lesson_id']}")[0]["order_idx"]
               for row in (before["cards"][cards["mended"]], after["cards"][cards["moved"]])]
    equal(lessons, [1, 0], "places of the lessons swapped")
    equal(database.rows("SELECT * FROM card_reviews ORDER BY user_id, card_id"), reviews, "reviews")


def check_orphans(database):
    orphans = database.rows("""
        SELECT key FROM cards AS c WHERE lesson_id IS NULL
          AND NOT EXISTS (SELECT 1 FROM card_reviews AS r WHERE r.card_id = c.card_id)
          AND NOT EXISTS (SELECT 1 FROM learn_errors AS e WHERE e.card_id = c.card_id)""")
    equal(orphans, [], "cards without a lesson that nobody has reviewed")
    for child, (parent, column) in PARENTS.items():
        if child != "cards":
            equal(database.one(f"SELECT count(*) FROM {child} LEFT JOIN {parent} USING ({column}) "
                               f"WHERE {parent}.{IDS[parent]} IS NULL"), "0", f"{child} without {parent}")


def check_removal(database, source, folder):
    """Without learners a card that is gone goes; with progress a band that is gone stays, behind the others."""
    shutil.rmtree(source / "courses/es/i2")
    bundle = build(source, folder / "smaller.sqlite", "--structural", "--no-distractors")
    curricc("export", "tong", bundle, "-o", folder / "smaller")
    database.sql("DELETE FROM card_reviews; DELETE FROM learn_errors")
    database.load(folder / "smaller/content.sql")
    check_orphans(database)
    band = database.rows("SELECT * FROM bands WHERE key = 'band/es/i2'")
    equal(len(band), 1, "the band that is gone, in which a learner has progress")
    check(band[0]["order_idx"] > 100, "the band that is gone stands behind the others")
    equal(database.one(f"SELECT count(*) FROM units WHERE band_id = {band[0]['band_id']}"), "0", "its units")
    with contextlib.closing(open_bundle(bundle)) as content:
        equal(database.one("SELECT count(*) FROM cards"), str(content.execute("SELECT count(*) FROM cards").fetchone()[0]),
              "cards left")
    database.sql("DELETE FROM user_band_progress")
    database.load(folder / "smaller/content.sql")
    equal(database.one("SELECT count(*) FROM bands WHERE key = 'band/es/i2'"), "0", "the band once nobody is in it")


def check_adoption(server, exported):
    """Rows that were made by hand before the first load become the load's, with their reviews."""
    database = Database(server, "adopting")
    database.load(exported / "migration.sql")
    database.sql(f"""
        INSERT INTO languages (language_id, code, name) VALUES (50, 'es', 'Castellano');
        SELECT setval('languages_language_id_seq', 60);
        INSERT INTO bands (language_id, short_label, long_label, order_idx, units_required) VALUES (50, 'N1', 'Novice', 0, 2);
        INSERT INTO cards (language_id, target_text, native_text) VALUES (50, 'hola', 'hello'), (50, 'own word', 'mine');
        INSERT INTO card_reviews (user_id, card_id, next_review_at) SELECT '{ANNA}', card_id, '2026-03-01' FROM cards;
        """)
    database.load(exported / "content.sql")
    equal(database.one("SELECT language_id FROM languages WHERE key = 'language/es'"), "50", "the language made by hand")
    equal(database.one("SELECT min(card_id) FROM cards WHERE key = 'card/es/hola'"), "1", "the card made by hand")
    equal(database.one("SELECT count(*) FROM card_reviews"), "2", "reviews of cards made by hand")
    equal(database.one("SELECT native_text FROM cards WHERE content_id IS NULL"), "mine", "what no load knows stays")


def check_direct(server, bundle, exported):
    database = Database(server, "direct")
    curricc("export", "tong", bundle, "--direct", database.address)
    check_content(database, bundle)
    before = database.content()
    curricc("export", "tong", bundle, "--direct", database.address, "--content-only")
    equal(database.content(), before, "a second load by COPY")
    database.load(exported / "content.sql")
    equal(database.content(), before, "a load by INSERT after one by COPY")

    database.sql("ALTER TABLE cards ADD CONSTRAINT never CHECK (key <> 'card/es/hola')NOT VALID; UPDATE cards SET "
                 "target_text = 'x' WHERE key = 'card/es/adios'")
    before = database.content()
    words = [binary(), "export", "tong", str(bundle), "--content-only", "--direct", database.address]
    database.sql("DELETE FROM cards WHERE key = 'card/es/hola'")
    refused = subprocess.run(words, capture_output=True, text=True, timeout=120)
    equal(refused.returncode, 2, "status of a load that the database refuses")
    check("never" in refused.stderr and "secret" not in refused.stderr, f"what is said: {refused.stderr}")
    equal(database.one("SELECT target_text FROM cards WHERE key = 'card/es/adios'"), "x", "a load that failed half way")
    missing = subprocess.run(words, capture_output=True, text=True, timeout=120, env={"PATH": "/nonexistent"})
    equal(missing.returncode, 2, "status without psql")
    check("psql" in missing.stderr and "postgresql-client" in missing.stderr, missing.stderr)


def prove(bundle):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        folder.chmod(0o755)
        with Server(folder / "server") as server:
            database = Database(server, "first")
            exported = folder / "tong"
            report = json.loads(curricc("export", "tong", bundle, "-o", exported, "--report", "json"))
            for count in report["counts"]:
                equal(count["in"], count["carried"] + count["reported"], f"{count['kind']} in and out")
            migration, content = exported / "migration.sql", exported / "content.sql"
            database.load(migration, migration, content)
            check_content(database, bundle)
            check_policies(database)
            learn(database)
            before = database.content()
            sequence = database.one("SELECT last_value FROM cards_card_id_seq")
            database.load(content, migration)
            equal(database.content(), before, "a second load of the same")
            equal(database.one("SELECT last_value FROM cards_card_id_seq"), sequence, "serial numbers used up")

            reviews = database.rows("SELECT * FROM card_reviews ORDER BY user_id, card_id")
            source = copy_curriculum(folder / "curriculum")
            cards = change(source)
            changed = build(source, folder / "changed.sqlite", "--structural", "--no-distractors")
            curricc("export", "tong", changed, "-o", folder / "changed")
            database.load(folder / "changed/content.sql")
            check_change(database, before, cards, reviews)
            check_orphans(database)
            database.load(content)
            restored = database.content(ids=False)
            equal(restored["cards"][cards["gone"]]["card_id"], before["cards"][cards["gone"]]["card_id"], "the card that came back")
            check_content(database, bundle)
            equal(database.rows("SELECT * FROM card_reviews ORDER BY user_id, card_id"), reviews, "reviews, after going back")
            check_removal(database, source, folder)
            check_adoption(server, exported)
            check_direct(server, bundle, exported)
            version = database.one("SHOW server_version").split()[0]
    return f"PostgreSQL {version}: {len(reviews)} reviews survive a changed load, policies hold, nothing is orphaned"


main(prove)
