"""The pattern of docs/updating.md in Python: learners' records in a database of their own, the bundle ATTACHed
read-only, three releases out of a folder as `curricc release` writes it, by a delta and whole. Nothing is lost that a
diff did not announce, what is announced is so, and no byte of a bundle is written.
"""

import hashlib
import json
import pathlib
import sqlite3
import tempfile

from support import check, curricc, equal, main

USERS = ["ana", "ben"]
TODAY = "2026-03-01"

# Which records point at which kind of thing: table, column of the number, table of the bundle.
RECORDS = {
    "card": [("card_reviews", "card_id", "cards"), ("learn_errors", "card_id", "cards")],
    "band": [("user_band_progress", "band_id", "bands")],
    "kit": [("kit_results", "kit_id", "kits")],
    "question": [("understood_cards", "question_id", "questions"), ("answers", "question_id", "questions")],
}

TABLES = """
CREATE TABLE bundle_in_use (one INTEGER PRIMARY KEY CHECK (one = 1), file TEXT, content_hash TEXT);
CREATE TABLE card_reviews (user_id TEXT, card_id INTEGER, interval INTEGER, repetitions INTEGER, next_review_at TEXT,
  gone_in TEXT, PRIMARY KEY (user_id, card_id));
CREATE TABLE learn_errors (user_id TEXT, card_id INTEGER, error_count INTEGER, gone_in TEXT,
  PRIMARY KEY (user_id, card_id));
CREATE TABLE user_band_progress (user_id TEXT, band_id INTEGER, units_completed INTEGER, boss_passed INTEGER,
  gone_in TEXT, PRIMARY KEY (user_id, band_id));
CREATE TABLE kit_results (user_id TEXT, kit_id INTEGER, kit_name TEXT, result_pct INTEGER, gone_in TEXT,
  PRIMARY KEY (user_id, kit_id));
CREATE TABLE understood_cards (user_id TEXT, question_id INTEGER, gone_in TEXT, PRIMARY KEY (user_id, question_id));
CREATE TABLE answers (user_id TEXT, question_id INTEGER, given TEXT, marks INTEGER, gone_in TEXT,
  PRIMARY KEY (user_id, question_id));
"""

RESET = {
    "card": ["UPDATE card_reviews SET interval = 0, repetitions = 0, next_review_at = :today WHERE card_id = :id",
             "DELETE FROM learn_errors WHERE card_id = :id"],
    "question": ["DELETE FROM understood_cards WHERE question_id = :id", "DELETE FROM answers WHERE question_id = :id"],
    "kit": ["UPDATE kit_results SET kit_name = (SELECT name FROM next.kits WHERE kit_id = :id) WHERE kit_id = :id"],
}
RESCORE = {"question": ["UPDATE answers SET marks = NULL WHERE question_id = :id"]}


class Progress:
    """A learner's records, and the bundle that they are about."""

    def __init__(self, folder, first):
        self.folder = folder
        self.database = sqlite3.connect(f"{(folder / 'progress.sqlite').as_uri()}", uri=True, isolation_level=None)
        self.database.row_factory = sqlite3.Row
        self.database.executescript(TABLES)
        self.attach(first, "content")
        digest = self.value("SELECT content_hash FROM content.bundle_info")
        self.database.execute("INSERT INTO bundle_in_use VALUES (1, ?, ?)", [first, digest])

    def attach(self, bundle, name):
        self.database.execute(f"ATTACH ? AS {name}", [(self.folder / bundle).as_uri() + "?mode=ro"])

    def value(self, query, **values):
        return self.database.execute(query, values).fetchone()[0]

    def update(self, bundle, diffs):
        """One transaction on the records; the row of `bundle_in_use` is the switch."""
        self.attach(bundle, "next")
        self.database.execute("BEGIN IMMEDIATE")
        try:
            version, digest = self.database.execute(
                "SELECT content_version, content_hash FROM next.bundle_info").fetchone()
            chain = [self.value("SELECT content_hash FROM bundle_in_use")]
            chain += [diff["target"]["content_hash"] for diff in diffs]
            check([d["base"]["content_hash"] for d in diffs] == chain[:-1] and chain[-1] == digest, "no chain of diffs")
            for diff in diffs:
                for change in diff["changes"]:
                    self.take(change, diff)
            strays = sum(self.database.execute(
                f"UPDATE {table} SET gone_in = ? WHERE gone_in IS NULL "
                f"AND {column} NOT IN (SELECT {column} FROM next.{home})", [version]).rowcount
                for places in RECORDS.values() for table, column, home in places)
            self.database.execute("UPDATE bundle_in_use SET file = ?, content_hash = ?", [bundle, digest])
            self.database.execute("COMMIT")
        except BaseException:
            self.database.execute("ROLLBACK")
            self.database.execute("DETACH next")
            raise
        self.database.execute("DETACH next")
        self.database.execute("DETACH content")
        self.attach(bundle, "content")
        return strays

    def take(self, change, diff):
        values = {"id": change.get("id"), "today": TODAY, "version": diff["target"]["content_version"]}
        heirs = [c["id"] for c in diff["changes"] if c["kind"] == change["kind"] and "added" in c["actions"]
                 and c["key"] == change.get("counterpart")]
        for table, column, _ in RECORDS.get(change["kind"], []):
            if "added" in change["actions"]:
                self.database.execute(f"UPDATE {table} SET gone_in = NULL WHERE {column} = :id", values)
            if change["impact"] == "lost":
                for heir in heirs:
                    self.database.execute(f"UPDATE OR IGNORE {table} SET {column} = :heir WHERE {column} = :id",
                                          {**values, "heir": heir})
                self.database.execute(
                    f"UPDATE {table} SET gone_in = :version WHERE {column} = :id AND gone_in IS NULL", values)
        for sql in {"reset": RESET, "rescore": RESCORE}.get(change["impact"], {}).get(change["kind"], []):
            self.database.execute(sql, values)

    def records(self):
        """All records, by table, user and number."""
        return {(table, row["user_id"], row[column]): {k: row[k] for k in row.keys() if k not in ("user_id", column)}
                for places in RECORDS.values() for table, column, _ in places
                for row in self.database.execute(f"SELECT * FROM {table}")}


def fill(progress):
    """Both learners have done everything; each card is due on another day."""
    for user in USERS:
        for statement in [
            "INSERT INTO card_reviews SELECT :user, card_id, 6, 3, "
            "date('2026-03-02', '+' || (card_id % 300) || ' days'), NULL FROM cards",
            "INSERT INTO learn_errors SELECT :user, card_id, 2, NULL FROM cards",
            "INSERT INTO user_band_progress SELECT :user, band_id, units_required, 1, NULL FROM bands",
            "INSERT INTO kit_results SELECT :user, kit_id, name, 80, NULL FROM kits",
            "INSERT INTO understood_cards SELECT :user, question_id, NULL FROM questions WHERE owner_kind = 'deck'",
            "INSERT INTO answers SELECT :user, question_id, 'given', 1, NULL FROM questions "
            "WHERE owner_kind IN ('kit', 'quiz')",
        ]:
            progress.database.execute(statement, {"user": user})


def audit(progress, before, diff):
    """Compares every record with what the diff announced; gives how many of each fate there were."""
    after = progress.records()
    changes = {(c["kind"], c["id"]): c for c in diff["changes"] if "id" in c}
    homes = {table: (kind, column, home) for kind, places in RECORDS.items() for table, column, home in places}
    fates = dict.fromkeys(["kept", "lost", "inherited", "reset", "rescored", "restored", "still gone"], 0)
    for (table, user, number), record in before.items():
        kind, column, home = homes[table]
        change = changes.get((kind, number), {})
        is_there = progress.value(f"SELECT count(*) FROM content.{home} WHERE {column} = :n", n=number) == 1
        found = after.get((table, user, number))
        impact = change.get("impact")
        where = f"{table} of {change.get('key', number)}"
        if record["gone_in"]:
            fates["restored" if is_there else "still gone"] += 1
            equal(found, {**record, "gone_in": None} if is_there else record, where)
        elif not is_there:
            equal(impact, "lost", f"{where} is gone: announced as")
            heir = next((c["id"] for c in changes.values() if "added" in c["actions"] and c["kind"] == kind
                         and c["key"] == change.get("counterpart")), None)
            fates["lost" if heir is None else "inherited"] += 1
            if heir is None:
                equal(found, {**record, "gone_in": diff["target"]["content_version"]}, where)
            else:
                equal(after[table, user, heir], record, where)
        elif impact == "reset":
            fates["reset"] += 1
            expected = {"card_reviews": {**record, "interval": 0, "repetitions": 0, "next_review_at": TODAY},
                        "kit_results": {**record, "kit_name": change["title"]}}
            equal(found, expected.get(table), where)
        elif impact == "rescore" and table == "answers":
            fates["rescored"] += 1
            equal(found, {**record, "marks": None}, where)
        else:
            fates["kept"] += 1
            equal(found, record, where)
    for (kind, number), change in changes.items():
        for table, column, home in RECORDS.get(kind, []):
            if change["impact"] == "lost":
                left = progress.value(f"SELECT count(*) FROM content.{home} WHERE {column} = :n", n=number)
                equal(left, 0, change["key"])
    equal(sum(fates.values()), len(before), "records accounted for")
    return fates


def edit(source, name, *pairs):
    path = source / name
    text = path.read_text("utf-8")
    for old, new in pairs:
        equal(text.count(old), 1, f"places of {old!r} in {name}")
        text = text.replace(old, new)
    path.write_text(text, "utf-8")


def make_releases(folder):
    """Three releases of the starter curriculum, between which happens what happens to curricula."""
    source, releases = folder / "starter", folder / "releases"
    curricc("init", source)
    lesson, kit, quiz = "courses/es/n1/hello.yaml", "story/first-words.yaml", "quizzes/energy.yaml"
    cat = "{id: cat, question: кошка, correct_answer: cat, incorrect_answers: [dog, cow, mouse]}"
    fish = "{id: fish, question: рыба, correct_answer: fish, incorrect_answers: [bird, cow, mouse]}"

    def release(version):
        edit(source, "curriculum.yaml", (version[0], version[1]))
        curricc("distract", source)
        curricc("release", source, "-o", releases)

    release(("version: 0.1.0", "version: 1.0.0"))
    edit(source, lesson, ("native_text: hello\n", "native_text: hello; hi\n"),
         ("id: gracias\n", "id: thanks\n    was: [gracias]\n"))
    edit(source, kit, (cat, fish), ("name: First words", "name: My first words"))
    edit(source, quiz, ("pct: 1}", "pct: 2}"))
    release(("version: 1.0.0", "version: 2.0.0"))
    block = "  - id: adios\n    target_text: adiós\n    native_text: goodbye\n    pos: intj\n"
    edit(source, lesson, (block, ""), ("order_idx: 0", "order_idx: 1"),
         ("native_text: good morning", "native_text: good evening"),
         ("id: thanks\n    was: [gracias]", "id: thank-you\n    was: [gracias, thanks]"), ("id: hola\n", "id: hello\n"))
    (source / "courses/es/n1/goodbye.yaml").write_text(
        "kind: lesson\nlanguage: es\nunit: es-n1-u1\nid: es-n1-u1-l2\norder_idx: 0\ntitle: Goodbye\n"
        "lesson_type: vocabulary\nmode: interpersonal\ncards:\n" + block, "utf-8")
    edit(source, kit, (fish, cat))
    release(("version: 2.0.0", "version: 3.0.0"))
    return releases


def fetched(releases, file):
    """A file of the list, with the digest that the list says."""
    path = releases / file["name"]
    equal(hashlib.sha256(path.read_bytes()).hexdigest(), file["sha256"], f"digest of {path.name}")
    return path


def prove():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        releases = make_releases(folder)
        third, second, first = json.loads((releases / "releases.json").read_text("utf-8"))["releases"]
        app = folder / "app"
        app.mkdir()
        for release in (first, third):
            (app / release["bundle"]["name"]).write_bytes(fetched(releases, release["bundle"]).read_bytes())
        delta = fetched(releases, next(d["file"] for d in second["deltas"] if d["base_version"] == "1.0.0"))
        curricc("apply", app / first["bundle"]["name"], delta, "-o", app / second["bundle"]["name"])
        bundles = {path: path.read_bytes() for path in app.glob("*.sqlite")}

        progress = Progress(app, first["bundle"]["name"])
        fill(progress)
        try:
            progress.database.execute("UPDATE content.cards SET native_text = ''")
        except sqlite3.OperationalError as error:
            check("readonly" in str(error), str(error))
        else:
            check(False, "the bundle could be written to")
        told = []
        for release in (second, third):
            diff = json.loads(fetched(releases, release["diff"]).read_text("utf-8"))
            before = progress.records()
            equal(progress.update(release["bundle"]["name"], [diff]), 0, "records of what went unannounced")
            told.append(audit(progress, before, diff))
        due = "SELECT next_review_at FROM card_reviews JOIN cards USING (card_id) WHERE user_id = 'ana' AND key = :key"
        for key in ("card/es/thank-you", "card/es/adios", "card/es/hello"):
            check(progress.value(due, key=key) > TODAY, f"{key} lost its date")
        equal(progress.value(due, key="card/es/buenos-dias"), TODAY, "the card whose answer changed is due")
        progress.database.close()
        for path, content in bundles.items():
            check(path.read_bytes() == content, f"{path.name} was written to")
        for fate in ("lost", "inherited", "reset", "rescored", "restored"):
            check(sum(fates[fate] for fates in told) > 0, f"nothing was {fate}, so nothing is proved of it")
    return "; ".join(
        f"to {version}.0.0 " + ", ".join(f"{count} {fate}" for fate, count in fates.items() if count)
        for version, fates in zip((2, 3), told)) + "; nothing unannounced, no bundle written to"


main(prove, bundle=False)
