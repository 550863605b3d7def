#!/usr/bin/env python3
"""How long editors wait for `curricc lsp`: from an edit to what is found, at 100,000 cards.

Opens files of a generated corpus and edits them as authors do, one change after another, each sent when the one before has been
answered and nothing more has come for a while. Two times are taken of each edit: to the first answer for the edited text, which has
what is wrong with the file itself and all that was found in it before, moved along; and to the last message that it caused, which
comes when all that the edit concerns has been checked again, if that changes what is found.

    python3 Benchmarks/lsp.py                  100,000 cards, 20 rounds of each kind of edit
    python3 Benchmarks/lsp.py --cards 1000 --rounds 3
"""

import argparse
import glob
import json
import os
import pathlib
import queue
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time

import bench

# Longer than a check takes, or the last message is missed.
QUIET = 2.0
LIMITS = {"median": 0.050, "worst": 0.200}


class Server:
    """A running `curricc lsp` and what it says, each message with the time of its coming."""

    def __init__(self, binary, folder):
        self.process = subprocess.Popen([binary, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.messages = queue.Queue()
        threading.Thread(target=self.listen, daemon=True).start()
        uri = pathlib.Path(folder).as_uri()
        self.send("initialize", {"rootUri": uri, "capabilities": {}}, identifier=1)
        self.messages.get(timeout=60)
        self.send("initialized", {})

    def listen(self):
        while True:
            length = 0
            while (line := self.process.stdout.readline()) not in (b"\r\n", b""):
                length = int(line.split(b":")[1])
            if not length:
                return
            body = self.process.stdout.read(length)
            self.messages.put((time.perf_counter(), json.loads(body)))

    def send(self, method, params, identifier=None):
        message = {"jsonrpc": "2.0", "method": method, "params": params}
        if identifier is not None:
            message["id"] = identifier
        body = json.dumps(message, ensure_ascii=False).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()
        return time.perf_counter()

    def settled(self, quiet=QUIET):
        """Waits until nothing has come for a while; all that came."""
        came = []
        while True:
            try:
                came.append(self.messages.get(timeout=quiet))
            except queue.Empty:
                return came

    def memory(self):
        """The most memory that the server has had, in bytes; None where the system does not say."""
        try:
            status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        except OSError:
            return None
        return int(next(line for line in status.splitlines() if line.startswith("VmHWM:")).split()[1]) * 1024

    def end(self):
        self.send("shutdown", None, identifier=2)
        self.send("exit", None)
        return self.process.wait(timeout=30)


class Document:
    """A file that is edited; each change replaces one stretch, as editors send it."""

    def __init__(self, server, path):
        self.server, self.path = server, path
        self.uri = pathlib.Path(path).as_uri()
        self.text = pathlib.Path(path).read_text("utf-8")
        self.version = 1
        item = {"uri": self.uri, "languageId": "yaml", "version": 1, "text": self.text}
        server.send("textDocument/didOpen", {"textDocument": item})
        server.settled()

    def position(self, offset):
        before = self.text[:offset].split("\n")
        return {"line": len(before) - 1, "character": len(before[-1].encode("utf-16-le")) // 2}

    def edit(self, start, end, new):
        """Makes a change; times to the first answer for it, and to the last message that it caused."""
        span = {"start": self.position(start), "end": self.position(end)}
        self.text = self.text[:start] + new + self.text[end:]
        self.version += 1
        document = {"uri": self.uri, "version": self.version}
        sent = self.server.send(
            "textDocument/didChange", {"textDocument": document, "contentChanges": [{"range": span, "text": new}]}
        )
        came = self.server.settled()
        answers = [
            when for when, message in came
            if message.get("method") == "textDocument/publishDiagnostics"
            and message["params"]["uri"] == self.uri and message["params"].get("version") == self.version
        ]
        if not answers:
            raise bench.Failure(f"{self.path}: no findings for version {self.version}")
        return answers[0] - sent, came[-1][0] - sent


def edits(document):
    """Kinds of edits, each with what makes it and what takes it back."""
    def place(word, behind=0):
        at = document.text.index(word)
        return at + (len(word) if behind else 0)

    def typing():
        at = document.text.index("\n", place("native_text: "))
        yield "typing in a card", at, at, "x"
        yield "typing in a card", at, at + 1, ""

    def identifier():
        cards = document.text.index("cards:")
        at = document.text.index("\n", document.text.index("id: ", cards))
        comma = document.text.find(",", document.text.index("id: ", cards), at)
        at = at if comma < 0 else comma
        yield "changing an id", at, at, "q"
        yield "changing an id", at, at + 1, ""

    def card():
        at = document.text.index("cards:\n") + len("cards:\n")
        indent = " " * (len(document.text[at:]) - len(document.text[at:].lstrip(" ")))
        new = f"{indent}- {{id: bench-card, target_text: benchword, native_text: bench}}\n"
        yield "adding a card", at, at, new
        yield "adding a card", at, at + len(new), ""

    def syntax():
        at = place("cards:")
        yield "breaking and mending YAML", at, at, "'"
        yield "breaking and mending YAML", at, at + 1, ""

    return [typing, identifier, card, syntax]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cards", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curricc", default=os.path.join(bench.ROOT, ".build", "release", "curricc"))
    parser.add_argument("--corpus", help="a folder made before, instead of a generated one")
    arguments = parser.parse_args()
    source = arguments.corpus or bench.corpus(bench.build_generator(), arguments.cards, arguments.seed)
    with tempfile.TemporaryDirectory() as scratch:
        folder = os.path.join(scratch, "corpus")
        shutil.copytree(source, folder)
        started = time.perf_counter()
        server = Server(arguments.curricc, folder)
        came = server.settled(quiet=10)
        ready = (came[-1][0] if came else time.perf_counter()) - started
        lessons = sorted(
            path for path in glob.glob(f"{folder}/**/*.yaml", recursive=True)
            if pathlib.Path(path).read_text("utf-8").startswith("kind: lesson") and "cards:\n" in pathlib.Path(path).read_text("utf-8")
        )
        chosen = [lessons[(2 * place + 1) * len(lessons) // (2 * arguments.rounds)] for place in range(arguments.rounds)]
        first, last = {}, {}
        for path in chosen:
            document = Document(server, path)
            for kind in edits(document):
                for name, start, end, new in kind():
                    soon, late = document.edit(start, end, new)
                    first.setdefault(name, []).append(soon)
                    last.setdefault(name, []).append(late)
        memory = server.memory()
        status = server.end()
    print(f"{arguments.cards} cards; everything checked {ready:.1f} s after the start; {len(chosen)} files edited")
    print(f"{'milliseconds':<28}{'first answer':>24}{'last message':>24}")
    print(f"{'':<28}{'median':>12}{'worst':>12}{'median':>12}{'worst':>12}")
    for name in first:
        row = [statistics.median(first[name]), max(first[name]), statistics.median(last[name]), max(last[name])]
        print(f"{name:<28}" + "".join(f"{1000 * value:>12.1f}" for value in row))
    everything = [value for values in first.values() for value in values]
    median, worst = statistics.median(everything), max(everything)
    print(f"{'all edits':<28}{1000 * median:>12.1f}{1000 * worst:>12.1f}")
    if memory:
        print(f"peak memory {memory / 1e6:.0f} MB; exit status {status}")
    fails = median > LIMITS["median"] or worst > LIMITS["worst"]
    print("within" if not fails else "BEYOND", "the limits: median 50 ms, worst 200 ms to the first answer")
    return 1 if fails else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except bench.Failure as failure:
        sys.exit(str(failure))
