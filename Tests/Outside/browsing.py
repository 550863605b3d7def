"""A server of `curricc preview`, and a browser's page that visits it as a learner does; for the proofs that need them."""

import atexit
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time

from playwright.sync_api import expect

from support import binary, check, equal


class Preview:
    """A server of the command's, with all it writes."""

    def __init__(self, *arguments, folder=None):
        self.temporary = tempfile.mkdtemp()
        environment = {**os.environ, "TMPDIR": self.temporary}
        self.process = subprocess.Popen(
            [binary(), "preview", *map(str, arguments), "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            text=True, env=environment, cwd=folder)
        # A proof that fails leaves no server behind.
        atexit.register(self.process.kill)
        self.url = self.process.stdout.readline().strip()
        check(re.fullmatch(r"http://127\.0\.0\.1:\d+/", self.url), f"no address: {self.url!r} {self.process.poll()}")
        self.port = int(self.url.rsplit(":", 1)[1].strip("/"))

    def stop(self, number=signal.SIGINT):
        """Ends it by a signal: with status 0, soon, with nothing left behind."""
        start = time.monotonic()
        self.process.send_signal(number)
        self.errors = self.process.communicate(timeout=20)[1]
        equal(self.process.returncode, 0, f"status after signal {number}")
        check(time.monotonic() - start < 3, "the server takes its time to end")
        equal(os.listdir(self.temporary), [], "files left behind")
        shutil.rmtree(self.temporary)

    def ask(self, target, host=None, method="GET", address="127.0.0.1"):
        """One request as bytes on the wire, so that nothing tidies its path."""
        with socket.create_connection((address, self.port), timeout=10) as connection:
            host = host if host is not None else f"127.0.0.1:{self.port}"
            connection.sendall(f"{method} {target} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
            answer = b""
            while piece := connection.recv(65536):
                answer += piece
        head, _, body = answer.partition(b"\r\n\r\n")
        lines = head.decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
        return int(lines[0].split()[1]) if lines[0] else 0, headers, body


class Visitor:
    """A browser's page that notes faults and what it asks for."""

    def __init__(self, browser, url, width=1280, scheme="light"):
        self.page = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
        self.url, self.faults, self.requests = url, [], []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda message: self.faults.append(message.text) if message.type == "error" else None)
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("dialog", lambda dialog: self.faults.append(f"dialog {dialog.message}"))

    def open(self, address):
        self.page.goto(f"{self.url}{address}")
        self.page.locator("main h1").wait_for()

    def sees(self, words, where="main"):
        expect(self.page.locator(where).first).to_contain_text(words)

    def click(self, name, where="main"):
        self.page.locator(where).get_by_role("button", name=name).first.click()

    def verdict(self, wanted, reason=None):
        place = self.page.locator(".verdict").last
        place.wait_for()
        equal(place.get_attribute("data-verdict"), wanted, f"verdict: {place.inner_text()}")
        if reason:
            equal(place.get_attribute("data-reason"), reason, "reason")

    def close(self, allowed):
        outside = [url for url in self.requests if not url.startswith(allowed)]
        equal(outside, [], "requests to others")
        equal(self.faults, [], "faults on the page")
        self.page.close()


def one(bundle, sql, *values):
    row = bundle.execute(sql, values).fetchone()
    check(row, f"the flagship has nothing for {sql}")
    return row[0] if len(row) == 1 else row


def answered(bundle, question):
    """Options of a question, the place of the key, and of a wrong one."""
    rows = bundle.execute("SELECT is_key FROM options WHERE question_id = ? ORDER BY order_idx", (question,)).fetchall()
    flags = [row[0] for row in rows]
    return flags.index(1), flags.index(0)


def answer_rightly(visitor, bundle, question, grading, answer):
    """Answers the question on the page as the bundle says."""
    page = visitor.page
    if grading == "choose-one":
        page.locator(f".options [data-place='{answered(bundle, question)[0]}']").click()
    elif grading == "order":
        for word in answer["correct"]:
            page.locator(".tokens").nth(1).get_by_role("button", name=f"{word}, add", exact=True).first.click()
        visitor.click("Check") if page.get_by_role("button", name="Check").count() else None
    elif grading == "match":
        for place, (_, right) in enumerate(answer["pairs"]):
            page.locator(".pairs select").nth(place).select_option(right)
        submit(page)
    elif grading == "fill-gaps":
        for place, gap in enumerate(answer["gaps"]):
            page.locator("main form input").nth(place).fill(gap[0])
        submit(page)
    elif grading in ("type-text", "speech"):
        page.locator("main form input").fill(answer["correct"][0])
        submit(page)
    else:
        check(False, f"a {grading} question that the proof cannot answer")


def submit(page):
    page.locator("main form button[type=submit]").click()
