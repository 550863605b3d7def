"""The runtime of the preview's page, written on its own, keeps the rules as the Swift library does: all conformance
vectors, in headless Chromium.

A file, topic or call that conformance/calls.js does not know is a failure, as is a vector that nobody runs.
"""

import functools
import http.server
import json
import os
import pathlib
import shutil
import tempfile
import threading

from playwright.sync_api import sync_playwright

from support import ROOT, SCHEMAS, check, main

RUNTIME = ROOT / "Sources/CWeb/Web/runtime"
CALLS = pathlib.Path(__file__).parent / "conformance/calls.js"
VECTORS = pathlib.Path(os.environ.get("CONFORMANCE_VECTORS") or SCHEMAS / "conformance")
# What the page's runtime is to answer for; a file more or less is somebody's oversight.
TOPICS = {
    "boss", "due-queue", "edutok", "indi", "limits", "numeric-grading", "question-grading", "random", "rubric", "sm2", "streaks",
    "text-grading", "unlocking", "xp-tong",
}

RUN = """async cases => {
  const {answer} = await import("./conformance/calls.js");
  return cases.map(({call, input}) => {
    try { return {value: answer(call, input)}; } catch (error) { return {fault: String(error)}; }
  });
}"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *words):
        pass


def serve(folder):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def prove():
    files = {path.stem: json.loads(path.read_text("utf-8")) for path in sorted(VECTORS.glob("*.json"))}
    check(set(files) == TOPICS, f"topics {sorted(set(files) ^ TOPICS)} are either new or gone")
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = pathlib.Path(name)
        shutil.copytree(RUNTIME, folder / "runtime")
        (folder / "conformance").mkdir()
        shutil.copy(CALLS, folder / "conformance")
        (folder / "index.html").write_text("<!doctype html><title>Vectors</title>")
        server = serve(name)
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        count, wrong = 0, []
        for topic, vectors in files.items():
            check(vectors["topic"] == topic and vectors["format"] == 1, f"{topic}.json has another topic or format")
            cases = vectors["cases"]
            check(cases, f"{topic}.json has no cases")
            for case, outcome in zip(cases, page.evaluate(RUN, cases), strict=True):
                count += 1
                if outcome.get("value") != case["expected"]:
                    wrong.append(f"{topic}, {case['call']}, {case['name']}: {outcome}, wanted {case['expected']}")
        unknown = page.evaluate(RUN, [{"call": "nothing.known", "input": {}}])[0]
        version = browser.version
        browser.close()
        server.shutdown()
    check("unknown call" in unknown.get("fault", ""), "a call that nobody knows is not refused")
    check(not wrong, f"{len(wrong)} of {count} vectors: " + "\n".join(wrong[:20]))
    return f"the page's own runtime gives what {count} vectors of {len(files)} topics want, in Chromium {version}"


main(prove, bundle=False)
