"""What docs/apps shows runs: every SQL example on the flagship and an app's own tables, each example in Python."""

import pathlib
import re
import sqlite3
import subprocess
import sys

from documents import examples
from support import ROOT, check, main

GUIDES = ["tong", "indi", "spark", "edutok", "other-languages"]
LEARNER = "6f1c2f3e-0000-4000-8000-000000000001"
# What stands for a parameter, where it is not the first row that has anything to show.
PARAMETERS = {
    "course": "SELECT language_id FROM languages WHERE code = 'es'",
    "band": "SELECT band_id FROM bands WHERE language_id = :course AND order_idx = 0",
    "card": "SELECT owner_id FROM questions JOIN options USING (question_id) WHERE owner_kind = 'card'",
    "raw_value": "SELECT 0",
    "kit": "SELECT kit_id FROM kits WHERE name = 'My family'",
    "exam": "SELECT exam_id FROM exams WHERE order_idx = 0",
    "quiz": "SELECT quiz_id FROM quizzes WHERE subject = 'chemistry'",
    "subject": "SELECT 'chemistry'",
    "board": "SELECT 'ocr-a'",
    "topic": "",
    "words": "SELECT '\"moth\"*'",
    "user": f"SELECT '{LEARNER}'",
    "today": "SELECT '2026-03-01'",
    "limit": "SELECT 10",
}
TOPICS = {"spark": "4.2", "edutok": "Volcanoes"}


def records():
    """The tables of docs/updating.md, from the example that its tests run."""
    source = (ROOT / "Tests/RuntimeTests/ProgressSQL.swift").read_text("utf-8")
    return re.search(r'static let schema = """\n(.*?)"""', source, re.DOTALL).group(1)


def open_both(bundle):
    """An app's own database with a learner's records, and the bundle attached to it, read-only."""
    database = sqlite3.connect("file::memory:", uri=True)
    database.executescript(records())
    database.execute("ATTACH ? AS content", [f"{pathlib.Path(bundle).as_uri()}?mode=ro"])
    database.execute(
        "INSERT INTO card_reviews (user_id, card_id, next_review_at) "
        "SELECT ?, card_id, '2026-02-01' FROM cards ORDER BY card_id LIMIT 20", [LEARNER])
    database.execute(
        "INSERT INTO kit_results SELECT ?, kit_id, kits.name, 100, NULL FROM kits JOIN stages USING (stage_id) "
        "WHERE raw_value = 0", [LEARNER])
    return database


def values(database):
    found = {}
    for name, sql in PARAMETERS.items():
        if sql:
            row = database.execute(sql, found).fetchone()
            check(row, f"the flagship has nothing for :{name}")
            found[name] = row[0]
    return found


def run_sql(database, given):
    asked = 0
    for guide in GUIDES:
        for sql in examples(f"apps/{guide}.md", "sql"):
            known = {**given, "topic": TOPICS.get(guide)}
            try:
                rows = database.execute(sql, known).fetchall()
            except sqlite3.Error as error:
                check(False, f"docs/apps/{guide}.md: {error}\n{sql}")
            check(rows, f"docs/apps/{guide}.md: no row for\n{sql}")
            asked += 1
    return asked


def opens_the_exam(database, given):
    """The example that says whether an exam is open says both yes and no."""
    sql = next(text for text in examples("apps/indi.md", "sql") if "is_open" in text)
    check(database.execute(sql, given).fetchone()[0] == 1, "an exam whose kits are all passed is not open")
    database.execute("UPDATE kit_results SET result_pct = 69 WHERE kit_id = (SELECT min(kit_id) FROM kit_results)")
    check(database.execute(sql, given).fetchone()[0] == 0, "an exam with a kit of 69 % is open")


def run_python():
    programs = examples("apps/other-languages.md", "python")
    for program in programs:
        done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, timeout=60)
        check(done.returncode == 0, f"docs/apps/other-languages.md: {done.stderr.decode()[-1000:]}")
        # The same with an ease that never falls must be found out.
        wrong = subprocess.run(
            [sys.executable, "-c", program.replace("-80, -54, -32", "-80, -54, 0")], cwd=ROOT, capture_output=True, timeout=60)
        check(b"AssertionError" in wrong.stderr, "the runner of docs/apps/other-languages.md lets a wrong rule pass")
    return len(programs)


def check_links():
    """Every file that a guide links or names in its text is there."""
    count = 0
    for page in [ROOT / "docs/apps.md", *(ROOT / f"docs/apps/{guide}.md" for guide in GUIDES)]:
        text = re.sub(r"^ *```.*?^ *```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
        paths = [page.parent / link for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text)]
        paths += [ROOT / name for name in re.findall(r"`((?:Tests|Sources|schemas)/[\w+./-]+)`", text)]
        for path in paths:
            check(path.exists(), f"{page.relative_to(ROOT)} names {path}, which is not there")
            count += 1
    return count


def prove(bundle):
    database = open_both(bundle)
    given = values(database)
    asked = run_sql(database, given)
    opens_the_exam(database, given)
    links = check_links()
    return f"{asked} examples in SQL and {run_python()} in Python run, {links} links lead somewhere"


main(prove)
