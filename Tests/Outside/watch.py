"""`curricc watch`: what each save brought and mended is said, however the save is made; in the end it has found what `lint` finds.

Saves in place, by renaming as editors do, in bursts, a folder that goes and comes back, a change of branches of 5,000 files, and the
curriculum's own folder renamed away and back.
"""

import os
import pathlib
import queue
import re
import shutil
import subprocess
import tempfile
import threading
import time

from support import binary, check, copy_curriculum, curricc, equal, main


class Watch:
    """A run of the command, line by line."""

    def __init__(self, *arguments, folder):
        self.process = subprocess.Popen(
            [binary(), "watch", *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=folder)
        self.lines = queue.Queue()
        threading.Thread(target=self.read, args=(self.process.stdout,), daemon=True).start()

    def read(self, stream):
        for line in stream:
            self.lines.put(line.rstrip("\n"))

    def until(self, pattern, seconds=60):
        """What is said up to a line of a kind."""
        said, end = [], time.monotonic() + seconds
        while True:
            try:
                line = self.lines.get(timeout=max(0.01, end - time.monotonic()))
            except queue.Empty:
                check(False, f"no line like '{pattern}' within {seconds} s, but: {said[-20:]}")
            said.append(line)
            if re.search(pattern, line):
                return said

    def quiet(self, seconds=1.2):
        """Nothing is said for a while."""
        time.sleep(seconds)
        said = []
        while not self.lines.empty():
            said.append(self.lines.get())
        equal(said, [], "said without a reason")

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=10)


SUMMARY = r"checked in [\d.]+ s$"


def summary(said):
    return re.search(r"\((.*)\), checked", said[-1])[1]


def saves(watch, folder):
    deck = sorted((folder / "decks").glob("*.yaml"))[0]
    text = deck.read_text("utf-8")
    broken = text.replace("kind: deck", "kind: deck\nnonsense: 1", 1)
    deck.write_text(broken, "utf-8")
    said = watch.until(SUMMARY)
    check(any(f"decks/{deck.name}" in line for line in said), f"the file is not named: {said}")
    check(any("nonsense" in line for line in said), f"the finding is not shown: {said}")
    check("1 new" in summary(said), said[-1])
    # As editors save: beside, then renamed; a file of theirs that begins with a dot is nobody's business.
    (deck.parent / ".deck.yaml.swp").write_text("x", "utf-8")
    watch.quiet()
    beside = deck.with_suffix(".tmp~")
    beside.write_text(text, "utf-8")
    os.replace(beside, deck)
    said = watch.until(SUMMARY)
    check("1 mended" in summary(said), said[-1])
    check(any(line.startswith(f"mended: decks/{deck.name}") and "nonsense" in line for line in said), f"what was mended is not named: {said}")
    # Ten saves within a moment are one change, or few; the last one counts.
    for turn in range(10):
        deck.write_text(broken if turn % 2 else text, "utf-8")
    said = watch.until(r"1 new")
    deck.write_text(text, "utf-8")
    watch.until(r"1 mended")
    # Touched, and the same: nothing new.
    deck.write_text(text, "utf-8")
    said = watch.until(SUMMARY)
    equal(summary(said), "as before", "a save without a change")


def folders(watch, folder):
    """A folder that goes takes its content along, and brings it back; one that comes is looked into."""
    kept = folder.parent / "kept"
    os.rename(folder / "decks", kept)
    watch.until(SUMMARY)
    os.rename(kept, folder / "decks")
    watch.until(SUMMARY)
    new = folder / "extra" / "deep"
    new.mkdir(parents=True)
    (new / "odd.yaml").write_text("kind: deck\n", "utf-8")
    said = watch.until(SUMMARY)
    check(any("extra/deep/odd.yaml" in line for line in said), f"a file in a new folder: {said}")
    # Watched from now on, too.
    (new / "odd.yaml").write_text("kind: quiz\n", "utf-8")
    watch.until(SUMMARY)
    shutil.rmtree(folder / "extra")
    said = watch.until(SUMMARY)
    check("0 new" in summary(said), said[-1])


def branches(watch, folder):
    """A change of branches that brings and takes 5,000 files is one change, or a handful."""
    def git(*arguments):
        subprocess.run(["git", "-C", str(folder), "-c", "user.name=A", "-c", "user.email=a@example.org", *arguments], check=True, capture_output=True)
    git("init", "-q", "-b", "main")
    git("add", "-A")
    git("commit", "-q", "-m", "One")
    git("checkout", "-q", "-b", "many")
    deck = sorted((folder / "decks").glob("*.yaml"))[0].read_text("utf-8")
    deck_id = re.search(r"(?m)^id: (\S+)$", deck)[1]
    many = folder / "decks" / "many"
    many.mkdir()
    for number in range(5000):
        # One id for all of them: each is a finding.
        (many / f"d{number:04}.yaml").write_text(f"kind: deck\nid: {deck_id}\n", "utf-8")
    git("add", "-A")
    git("commit", "-q", "-m", "Many")
    time.sleep(3)
    while not watch.lines.empty():
        watch.lines.get()
    for branch, wanted in (("main", r"^(no findings|[^e]*) \(\d+ new, \d+ mended\)"), ("many", r"\d+ errors?.* \(\d+ new")):
        git("checkout", "-q", branch)
        rounds = 0
        while True:
            said = watch.until(SUMMARY, 120)
            rounds += 1
            has_errors = bool(re.match(r"\d+ errors?", said[-1]))
            if has_errors == (branch == "many"):
                break
            check(rounds < 8, f"{rounds} rounds after a change of branches: {said[-1]}")
        time.sleep(3)
        while not watch.lines.empty():
            watch.lines.get()
    git("checkout", "-q", "main")
    watch.until(SUMMARY, 120)
    time.sleep(3)


def prove(_):
    with tempfile.TemporaryDirectory() as name:
        folder = copy_curriculum(pathlib.Path(name) / "curriculum")
        watch = Watch(folder, folder=name)
        watch.until("watching")
        saves(watch, folder)
        folders(watch, folder)
        branches(watch, folder)
        # The curriculum's own folder goes and comes back.
        away = folder.parent / "away"
        os.rename(folder, away)
        watch.until("cannot be read", 20)
        os.rename(away, folder)
        time.sleep(3)
        quiz = sorted((folder / "quizzes").glob("*.yaml"))[0]
        quiz.write_text(quiz.read_text("utf-8") + "nonsense: 1\n", "utf-8")
        watch.until("nonsense", 20)
        watch.stop()
        # What it says in the end is what a run from the beginning says.
        with_lint = curricc("lint", folder, status=1)
        fresh = Watch(folder, folder=name)
        said = fresh.until(SUMMARY)
        fresh.stop()
        found = {line for line in with_lint.splitlines() if re.match(r"(error|warning|info)\[", line)}
        check(found and found <= set(said), f"lint finds more: {found - set(said)}")
        # A bundle with each change that has no errors.
        quiz.write_text(quiz.read_text("utf-8").replace("nonsense: 1\n", ""), "utf-8")
        bundle = pathlib.Path(name) / "watched.sqlite"
        build = Watch(folder, "--build", "-o", bundle, folder=name)
        first = build.until(r"^built ")[-1]
        text = quiz.read_text("utf-8")
        title = re.search(r"(?m)^title: .*$", text)[0]
        quiz.write_text(text.replace(title, title + " again", 1), "utf-8")
        second = build.until(r"^built ")[-1]
        check(first.split("content hash")[1].split(",")[0] != second.split("content hash")[1].split(",")[0], "the change is not in the bundle")
        quiz.write_text(text + "nonsense: 1\n", "utf-8")
        build.until("not built")
        build.stop()
        # Where the default puts the bundle, within the folder that is watched: building is no reason to build again.
        quiz.write_text(text, "utf-8")
        inside = Watch("--build", folder=folder)
        inside.until(r"^built build/")
        time.sleep(1)
        while not inside.lines.empty():
            inside.lines.get()
        inside.quiet(4)
        inside.stop()
        shutil.rmtree(folder / "build")
        plain = pathlib.Path(name) / "plain.sqlite"
        quiz.write_text(text.replace(title, title + " again", 1), "utf-8")
        curricc("build", folder, "-o", plain)
        equal(bundle.read_bytes(), plain.read_bytes(), "the bundle beside that of 'build'")
    return "saves in place and by renaming, bursts, folders that come and go, 5,000 files of a branch; the same findings and the same bytes"


main(prove)
