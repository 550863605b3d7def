"""The bundle in a browser: sql.js, SQLite as WebAssembly, in headless Chromium reads what Python's SQLite reads.

sql.js comes from the wheel of mkdocs-sqlite-console. It has no FTS5, so the search index stays closed to it; all else
has to open, in the full bundle as in one that was built with --no-search.
"""

import functools
import http.server
import importlib.util
import os
import pathlib
import shutil
import tempfile
import threading

from playwright.sync_api import sync_playwright

from support import CURRICULUM, build, check, equal, main, open_bundle, schema_tables

VIEWS = ["indi_kits", "indi_questions", "spark_questions", "edutok_flashcards", "search_content"]

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>A bundle in sql.js</title>
<style>body { font: 16px sans-serif; margin: 2em } td { padding: 2px 1em } td + td { text-align: right }</style>
<h1>A bundle in sql.js</h1><p id="about"></p><table id="counts"></table>
<script>
const worker = new Worker("worker.sql-wasm.js");
const waiting = new Map();
worker.onmessage = ({data}) => {
  const {resolve, reject} = waiting.get(data.id);
  waiting.delete(data.id);
  data.error ? reject(new Error(data.error)) : resolve(data.results);
};
function ask(message) {
  const id = Math.random();
  return new Promise((resolve, reject) => {
    waiting.set(id, {resolve, reject});
    worker.postMessage({id, ...message});
  });
}
async function open(name) {
  const buffer = await (await fetch(name)).arrayBuffer();
  await ask({action: "open", buffer});
}
async function rows(sql) {
  const [result] = await ask({action: "exec", sql});
  return result ? result.values : [];
}
function show(about, counts) {
  document.getElementById("about").textContent = about;
  const table = document.getElementById("counts");
  for (const pair of counts) {
    const row = table.insertRow();
    for (const text of pair) row.insertCell().textContent = text;
  }
}
</script></html>
"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm"}

    def log_message(self, *words):
        pass


def serve(folder):
    """Serves a folder to this machine alone; gives the server."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def prepare(folder, bundle):
    package = importlib.util.find_spec("mkdocs_sqlite_console").submodule_search_locations[0]
    for name in ("worker.sql-wasm.js", "sql-wasm.wasm"):
        shutil.copy(pathlib.Path(package) / "js" / name, folder)
    (folder / "index.html").write_text(PAGE, "utf-8")
    shutil.copy(bundle, folder / "full.sqlite")
    build(CURRICULUM, folder / "no-search.sqlite", "--no-search")


def compare(page, file):
    """Every row of every table and view is the same in the browser as in Python; gives the tables' counts."""
    page.evaluate("name => open(name)", file.name)

    def rows(sql):
        return [tuple(row) for row in page.evaluate("sql => rows(sql)", sql)]

    counts = []
    with open_bundle(file) as bundle:
        for name in schema_tables() + VIEWS:
            width = len(bundle.execute(f"PRAGMA table_info({name})").fetchall())
            query = f"SELECT * FROM {name} ORDER BY {', '.join(map(str, range(1, width + 1)))}"
            here, there = bundle.execute(query).fetchall(), rows(query)
            equal(len(there), len(here), f"rows of {name} in {file.name}")
            equal(there, here, f"{name} in {file.name}")
            counts.append((name, len(there)))
    # Without FTS5 the check of the index itself cannot run, but the tables below it are looked at.
    broken = [row[0] for row in rows("PRAGMA integrity_check") if row[0] != "ok" and "search" not in row[0]]
    equal(broken, [], f"integrity of {file.name} in the browser")
    equal(rows("PRAGMA foreign_key_check"), [], f"foreign keys of {file.name} in the browser")
    searches = rows("SELECT count(*) FROM sqlite_master WHERE name GLOB 'search' OR name GLOB 'search_[^c]*'")[0][0]
    equal(searches > 0, file.name == "full.sqlite", f"the search index in {file.name}")
    return counts, rows("SELECT sqlite_version()")[0][0]


def prove(bundle):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        prepare(folder, bundle)
        server = serve(name)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"), args=["--no-sandbox"])
            page = browser.new_page()
            faults = []
            page.on("pageerror", lambda error: faults.append(str(error)))
            page.goto(f"http://127.0.0.1:{server.server_port}/")
            full, version = compare(page, folder / "full.sqlite")
            plain, _ = compare(page, folder / "no-search.sqlite")
            equal(plain, full, "counts of the bundle without and with search")
            page.evaluate("([about, counts]) => show(about, counts)",
                          [f"SQLite {version} in Chromium {browser.version}", [list(pair) for pair in full]])
            picture = pathlib.Path(os.environ.get("OUTSIDE_PICTURES") or folder) / "browser.png"
            page.screenshot(path=picture, full_page=True)
            check(picture.stat().st_size > 5_000, "the picture is empty")
            browser.close()
            equal(faults, [], "faults on the page")
        server.shutdown()
    total = sum(count for _, count in full)
    return f"sql.js (SQLite {version}) reads {total} rows of {len(full)} tables and views as Python does"


main(prove)
