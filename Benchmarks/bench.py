#!/usr/bin/env python3
"""Measures curricc against the floor and the baseline, on generated curricula.

Builds what it needs, then runs the programs in turn (floor, curricc, floor, curricc ...), so that a busy
moment of the machine strikes all of them, and prints medians and ratios. See README.md beside this file.
"""

import argparse
import json
import os
import pathlib
import platform
import random
import shlex
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
SCHEMA = os.path.join(ROOT, "schemas", "bundle.sql")
CACHE = os.path.join(HERE, ".corpus")
MILLION = 1_000_000
FLOOR, BASELINE = "floor", "baseline"


# What is measured


class Failure(Exception):
    """A program that did not do its work, in words."""


def measure(command):
    """Runs a command; wall and CPU seconds, and the peak of resident memory in bytes."""
    with tempfile.TemporaryFile() as output:
        actions = [(os.POSIX_SPAWN_DUP2, output.fileno(), 1), (os.POSIX_SPAWN_DUP2, output.fileno(), 2)]
        start = time.perf_counter()
        process = os.posix_spawnp(command[0], command, os.environ, file_actions=actions)
        _, status, usage = os.wait4(process, 0)
        wall = time.perf_counter() - start
        if status != 0:
            output.seek(0)
            words = output.read().decode(errors="replace").strip().splitlines()
            code = os.waitstatus_to_exitcode(status)
            raise Failure("\n".join([f"{shlex.join(command)} ended with {code}:"] + words[:8]))
    unit = 1 if platform.system() == "Darwin" else 1024
    return {"wall": wall, "cpu": usage.ru_utime + usage.ru_stime, "peak": usage.ru_maxrss * unit}


def median(runs, what):
    return statistics.median(run[what] for run in runs)


def ratio(runs, others, what):
    """The median of the ratios round by round."""
    return statistics.median(run[what] / other[what] for run, other in zip(runs, others))


# What is needed first


def require(command, **options):
    """Runs a command that has to succeed; its output."""
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
    if result.returncode != 0:
        raise Failure(f"{shlex.join(command)} failed:\n{result.stdout}")
    return result.stdout


def build_generator():
    swift = ["swift", "build", "-c", "release", "--package-path", HERE, "--product", "corpus"]
    require(swift)
    return os.path.join(require(swift + ["--show-bin-path"]).splitlines()[-1], "corpus")


def build_floor():
    binary = os.path.join(HERE, ".build", "floor")
    folder = os.path.join(HERE, "floor")
    sources = sorted(os.path.join(folder, name) for name in os.listdir(folder) if name.endswith(".c"))
    flags = require(["pkg-config", "--cflags", "--libs", "yaml-0.1", "sqlite3"]).split()
    os.makedirs(os.path.dirname(binary), exist_ok=True)
    require([os.environ.get("CC", "cc"), "-O2", "-std=gnu11", "-o", binary, *sources, *flags])
    return binary


def has_baseline():
    test = [sys.executable, "-c", "import yaml; yaml.CBaseLoader"]
    return subprocess.run(test, stderr=subprocess.DEVNULL).returncode == 0


def corpus(generator, cards, seed):
    """The folder of a corpus, generated when the generator has changed since."""
    folder = os.path.join(CACHE, f"{cards}-{seed}")
    stamp = folder + ".stamp"
    if not os.path.isdir(folder) or os.path.getmtime(stamp) < os.path.getmtime(generator):
        shutil.rmtree(folder, ignore_errors=True)
        open(stamp, "w").close()
        print(require([generator, str(cards), folder, "--seed", str(seed)]).strip())
    return folder


def size_of(folder):
    """How many .yaml files a folder holds and their bytes."""
    files = size = 0
    for path, _, names in os.walk(folder):
        for name in names:
            if name.endswith(".yaml"):
                files += 1
                size += os.path.getsize(os.path.join(path, name))
    return files, size


# The bundles that were written


def remove_bundle(path):
    for name in os.listdir(os.path.dirname(path)):
        if name.startswith(os.path.basename(path)):
            os.remove(os.path.join(os.path.dirname(path), name))


def tables_of(database):
    """Names of the tables, without SQLite's own and the search index's."""
    rows = database.execute("SELECT name FROM main.sqlite_master WHERE type = 'table' ORDER BY name")
    return [name for (name,) in rows if not name.startswith(("sqlite", "search"))]


def row_counts(path):
    """Rows by table."""
    database = sqlite3.connect(path)
    counts = {}
    for name in tables_of(database):
        counts[name] = database.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
    database.close()
    return counts


def different_rows(path, floor_path):
    """How many rows of each table say what no row of the floor's does; ids apart, which are other hashes."""
    database = sqlite3.connect(path)
    database.execute("ATTACH ? AS floor", (floor_path,))
    counts = {}
    for table in tables_of(database):
        columns = [row[1] for row in database.execute(f"PRAGMA main.table_info({table})")]
        columns = ", ".join(name for name in columns if not name.endswith("_id"))
        if table != "bundle_info":
            counts[table] = database.execute(
                f"SELECT count(*) FROM (SELECT {columns} FROM main.{table}"
                f" EXCEPT SELECT {columns} FROM floor.{table})").fetchone()[0]
    database.close()
    return {table: count for table, count in counts.items() if count}


def faults_of(path):
    """What SQLite finds wrong with a bundle."""
    database = sqlite3.connect(path)
    faults = [row[0] for row in database.execute("PRAGMA integrity_check") if row[0] != "ok"]
    broken = len(database.execute("PRAGMA foreign_key_check").fetchall())
    database.close()
    return faults + ([f"{broken} references lead nowhere"] if broken else [])


def compare(name, path, floor_path, cards):
    """Prints where a bundle differs from the floor's, and what SQLite finds wrong with it."""
    ours, floors = row_counts(path), row_counts(floor_path)
    differences = [
        f"{table}: {ours.get(table, 'no table')} against {floors.get(table, 'no table')}"
        for table in sorted(set(ours) | set(floors)) if ours.get(table) != floors.get(table)]
    if differences:
        print(f"  {name} DIFFERS from the floor in numbers of rows: " + "; ".join(differences))
    other = different_rows(path, floor_path) if not differences and cards < MILLION else {}
    if other:
        print(f"  {name} has rows that read other than the floor's: {other}")
    faults = faults_of(path)
    for fault in faults:
        print(f"  {name}'s bundle: {fault}")
    if not differences and not other and not faults:
        print(f"  {name} wrote the floor's rows")
    return {"rows": ours, "differences": differences, "different_rows": other, "faults": faults}


# One size of corpus


def commands(arguments, floor, folder, outputs):
    """The programs to run, by name."""
    programs = {FLOOR: [floor, folder, outputs[FLOOR], "--schema", SCHEMA]}
    if arguments.curricc:
        for jobs in arguments.jobs:
            name = f"curricc --jobs {jobs}"
            outputs[name] = os.path.join(CACHE, "out", f"curricc{jobs}.sqlite")
            programs[name] = [
                arguments.curricc, "build", "--no-cache", "--structural", "--no-distractors", folder, "-o", outputs[name],
                "--jobs", str(jobs)]
    if arguments.baseline:
        programs[BASELINE] = [
            sys.executable, os.path.join(HERE, "baseline.py"), folder, outputs[BASELINE], "--schema", SCHEMA]
    return programs


def run_rounds(programs, outputs, rounds, cards):
    """Runs each program once a round, the baseline in the first or two only and never on a million cards."""
    baseline_rounds = 2 if cards <= 10_000 else 1 if cards < MILLION else 0
    measure(programs[FLOOR])
    runs = {name: [] for name in programs}
    for number in range(rounds):
        for name in list(programs):
            if name == BASELINE and number >= baseline_rounds:
                continue
            remove_bundle(outputs[name])
            try:
                runs[name].append(measure(programs[name]))
                if not os.path.exists(outputs[name]):
                    raise Failure(f"{name} wrote no bundle")
            except Failure as failure:
                print(failure)
                del programs[name], runs[name]
    return {name: list_of_runs for name, list_of_runs in runs.items() if list_of_runs}


def measure_size(arguments, generator, floor, cards):
    folder = corpus(generator, cards, arguments.seed)
    before = set(os.listdir(folder))
    files, size = size_of(folder)
    outputs = {name: os.path.join(CACHE, "out", name + ".sqlite") for name in (FLOOR, BASELINE)}
    rounds = arguments.rounds or (5 if cards <= 10_000 else 3 if cards < MILLION else 2)
    runs = run_rounds(commands(arguments, floor, folder, outputs), outputs, rounds, cards)
    if FLOOR not in runs:
        raise Failure("without the floor there is nothing to compare with")
    print(f"\n{cards:,} cards: {files:,} files, {size / 1e6:.1f} MB of YAML; rounds: {rounds}")
    heads = f"{'wall s':>9}{'cpu s':>9}{'peak MB':>9}{'bundle MB':>11}{'wall/floor':>12}{'cpu/floor':>11}"
    print(f"  {'':18}{heads}")
    result = {"cards": cards, "files": files, "bytes": size, "rounds": rounds, "programs": {}}
    for name, measured in runs.items():
        entry = {
            "wall": median(measured, "wall"), "cpu": median(measured, "cpu"),
            "peak": max(run["peak"] for run in measured), "bundle": os.path.getsize(outputs[name]),
            "wall_to_floor": ratio(measured, runs[FLOOR], "wall"),
            "cpu_to_floor": ratio(measured, runs[FLOOR], "cpu"), "runs": measured,
        }
        result["programs"][name] = entry
        print(
            f"  {name:18}{entry['wall']:9.3f}{entry['cpu']:9.3f}{entry['peak'] / 1e6:9.0f}"
            f"{entry['bundle'] / 1e6:11.1f}{entry['wall_to_floor']:12.2f}{entry['cpu_to_floor']:11.2f}")
    report_memory(result)
    result["rows"] = row_counts(outputs[FLOOR])
    for name in runs:
        if name != FLOOR:
            result["programs"][name]["check"] = compare(name, outputs[name], outputs[FLOOR], cards)
    for fault in faults_of(outputs[FLOOR]):
        print(f"  the floor's bundle: {fault}")
    left = sorted(set(os.listdir(folder)) - before)
    if left:
        print(f"  something was left in the corpus, later rounds may not be cold: {', '.join(left)}")
    return result


def report_memory(result):
    limit = 4 * result["bytes"] + 300e6
    result["peak_limit"] = limit
    for name, entry in result["programs"].items():
        if name.startswith("curricc"):
            verdict = "within" if entry["peak"] <= limit else "OVER"
            limits = f"4 × YAML + 300 MB = {limit / 1e6:.0f} MB"
            print(f"  {name}: peak {entry['peak'] / 1e6:.0f} MB is {verdict} {limits}")


# The rules


def history(folder):
    """A copy of a corpus under version control in which one lesson has changed since the last commit."""
    copy = folder + "-git"
    if os.path.isdir(copy) and os.path.getmtime(copy) >= os.path.getmtime(folder + ".stamp"):
        return copy
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(folder, copy)
    git = ["git", "-C", copy, "-c", "user.name=bench", "-c", "user.email=bench@example.org"]
    require(git + ["init", "--quiet"])
    require(git + ["add", "."])
    require(git + ["commit", "--quiet", "-m", "Corpus"])
    lesson = min(
        os.path.join(path, name) for path, _, names in os.walk(copy) for name in names if "-l1-" in name)
    with open(lesson, encoding="utf-8") as file:
        text = file.read()
    with open(lesson, "w", encoding="utf-8") as file:
        file.write(text.replace("native_text: ", "native_text: other ", 1))
    os.utime(copy)
    return copy


def measure_rules(arguments, generator, cards):
    """What the rules cost: all of them against those without which nothing is built, and one changed file."""
    folder = corpus(generator, cards, arguments.seed)
    changed = history(folder)
    output = os.path.join(CACHE, "out", "rules.sqlite")
    build = [arguments.curricc, "build", "--no-cache", "--no-distractors", folder, "-o", output]
    lint = [arguments.curricc, "lint", "--no-cache", changed, "--format", "json"]
    programs = {
        "build --structural": build + ["--structural"], "build": build, "lint": lint,
        "lint --since": lint + ["--since", "HEAD"],
    }
    rounds = arguments.rounds or 5
    runs = {name: [] for name in programs}
    for _ in range(rounds):
        for name, command in programs.items():
            remove_bundle(output)
            runs[name].append(measure(command))
    print(f"\nAll rules on {cards:,} cards; rounds: {rounds}")
    print(f"  {'':18}{'wall s':>9}{'cpu s':>9}{'peak MB':>9}")
    figures = {"cards": cards, "runs": runs}
    for name, measured in runs.items():
        print(
            f"  {name:18}{median(measured, 'wall'):9.3f}{median(measured, 'cpu'):9.3f}"
            f"{max(run['peak'] for run in measured) / 1e6:9.0f}")
    for name, other in [("build", "build --structural"), ("lint --since", "lint")]:
        ratios = {what: ratio(runs[name], runs[other], what) for what in ("wall", "cpu")}
        figures[f"{name} to {other}"] = ratios
        print(f"  {name} takes {ratios['wall']:.2f} of {other}'s time, {ratios['cpu']:.2f} of its CPU time")
    figures["rules"] = heaviest_rules(lint, median(runs["lint"], "cpu"))
    return figures


def heaviest_rules(lint, total):
    """The rules that take most of a run's CPU time."""
    result = subprocess.run(lint + ["--timings"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    rules = []
    for line in result.stderr.splitlines():
        words = line.split()
        if len(words) == 3 and "/" in words[2]:
            rules.append({"rule": words[2], "share": float(words[0]) / 1000 / total})
    words = ", ".join(f"{rule['rule']} {rule['share']:.1%}" for rule in rules[:5])
    print(f"  the rules that take most of lint's CPU time: {words}")
    return rules


# The wrong answers


def measure_distractors(arguments, generator, cards):
    """What three wrong options for both directions of each card cost on one core, chosen anew and kept."""
    folder = corpus(generator, cards, arguments.seed)
    alone = folder + "-cards"
    if not os.path.isdir(alone) or os.path.getmtime(alone) < os.path.getmtime(folder + ".stamp"):
        shutil.rmtree(alone, ignore_errors=True)
        shutil.copytree(folder, alone)
        with open(os.path.join(alone, "curriculum.yaml"), "a", encoding="utf-8") as file:
            file.write("distractors: {choices: 0, gaps: 0, kits: 0, numbers: 0}\n")
        os.utime(alone)
    output = os.path.join(CACHE, "out", "distractors.sqlite")
    without, chosen, kept, all_kept = "without", "cards, anew", "cards, kept", "and gaps, kept"
    folders = {without: alone, chosen: alone, kept: alone, all_kept: folder}
    rounds = arguments.rounds or (5 if cards <= 10_000 else 3)
    runs = {name: [] for name in folders}
    locks = {name: os.path.join(place, "distractors.lock") for name, place in folders.items()}
    try:
        measure([arguments.curricc, "distract", folder, "--jobs", "1"])
        for _ in range(rounds):
            for name, place in folders.items():
                remove_bundle(output)
                if name == chosen and os.path.exists(locks[name]):
                    os.remove(locks[name])
                command = [arguments.curricc, "build", "--no-cache", place, "-o", output, "--jobs", "1"]
                runs[name].append(measure(command + (["--no-distractors"] if name == without else [])))
        size = os.path.getsize(locks[kept])
    finally:
        for lock in set(locks.values()):
            if os.path.exists(lock):
                os.remove(lock)
    with sqlite3.connect(output) as database:
        directions, whole = database.execute(
            "SELECT COUNT(*), SUM(n = 4) FROM (SELECT COUNT(o.text) AS n FROM questions AS q LEFT JOIN options AS o"
            " USING (question_id) WHERE q.owner_kind = 'card' GROUP BY q.question_id)").fetchone()
    print(f"\nWrong answers for {cards:,} cards on one core; rounds: {rounds}")
    print(f"  {'':18}{'wall s':>9}{'cpu s':>9}{'peak MB':>9}{'adds wall':>11}{'adds cpu':>10}")
    figures = {"cards": cards, "runs": runs, "lock": size, "directions": directions, "with_three": whole}
    for name, measured in runs.items():
        line = (
            f"  {name:18}{median(measured, 'wall'):9.3f}{median(measured, 'cpu'):9.3f}"
            f"{max(run['peak'] for run in measured) / 1e6:9.0f}")
        if name != without:
            added = {what: ratio(measured, runs[without], what) - 1 for what in ("wall", "cpu")}
            figures[name] = added
            line += f"{added['wall']:11.2f}{added['cpu']:10.2f}"
        print(line)
    print(f"  {whole:,} of {directions:,} directions have three wrong options; the lock has {size / 1e6:.1f} MB")
    return figures


# Versions


def change_one_card(folder):
    """Gives the first card of the last lesson another translation; returns what puts it back."""
    for path in sorted(pathlib.Path(folder).rglob("*.yaml"), reverse=True):
        text = path.read_text(encoding="utf-8")
        if text.startswith("kind: lesson"):
            path.write_text(text.replace("native_text: ", "native_text: the other ", 1), encoding="utf-8")
            return lambda: path.write_text(text, encoding="utf-8")
    raise Failure("the corpus has no lesson")


def measure_versions(arguments, generator, cards):
    """What the diff and the delta of one changed card cost beside a build, and what applying it does."""
    folder = corpus(generator, cards, arguments.seed)
    old, new, delta, applied = (
        os.path.join(CACHE, "out", name) for name in ("old.sqlite", "new.sqlite", "one.delta", "applied.sqlite"))
    build = [arguments.curricc, "build", "--no-cache", folder, "-o"]
    lock = os.path.join(folder, "distractors.lock")
    put_back = None
    try:
        measure([arguments.curricc, "distract", folder])
        measure(build + [old])
        put_back = change_one_card(folder)
        commands = {
            "build": build + [new],
            "diff": [arguments.curricc, "diff", old, new, "--format", "json", "-o", os.path.join(CACHE, "out", "d.json")],
            "diff --delta": [
                arguments.curricc, "diff", old, new, "--format", "json", "-o", os.path.join(CACHE, "out", "d.json"),
                "--delta", delta],
            "apply": [arguments.curricc, "apply", old, delta, "-o", applied],
        }
        runs = {name: [] for name in commands}
        for _ in range(arguments.rounds or 3):
            for name, command in commands.items():
                runs[name].append(measure(command))
    finally:
        if put_back:
            put_back()
        if os.path.exists(lock):
            os.remove(lock)
    size = os.path.getsize(delta)
    print(f"\nOne changed card in {cards:,}: a delta of {size:,} bytes for a bundle of {os.path.getsize(new) / 1e6:.1f} MB")
    print(f"  {'':18}{'wall s':>9}{'cpu s':>9}{'peak MB':>9}{'wall/build':>12}")
    figures = {"cards": cards, "delta": size, "runs": runs}
    for name, measured in runs.items():
        figures[name] = ratio(measured, runs["build"], "wall")
        print(
            f"  {name:18}{median(measured, 'wall'):9.3f}{median(measured, 'cpu'):9.3f}"
            f"{max(run['peak'] for run in measured) / 1e6:9.0f}{figures[name]:12.2f}")
    for name in (old, new, applied, delta):
        os.remove(name)
    return figures


# Other formats


def gift_file(questions):
    """A file of GIFT questions of four kinds in categories of fifty; the same number gives the same file."""
    path = os.path.join(CACHE, f"{questions}.gift")
    # Syllables of which no American spelling can be made, which a quiz is held to account for.
    numbers = random.Random(questions)
    syllables = [one + two for one in "bcdfglmnprstv" for two in ("a", "e", "i", "o", "u", "an", "en", "is", "on", "ut")]
    words = ["".join(numbers.choices(syllables, k=numbers.randrange(1, 4))) for _ in range(20_000)]
    with open(path, "w", encoding="utf-8") as file:
        for number in range(questions):
            if number % 50 == 0:
                file.write(f"$CATEGORY: Science/Topic {number // 50 + 1}\n\n")
            one, *others = (" ".join(numbers.sample(words, 2)) for _ in range(4))
            stem = " ".join(numbers.choices(words, k=numbers.randrange(8, 17))).capitalize()
            file.write(f"::Q{number + 1}:: {stem}? " + [
                "{=" + one + f"#{one.capitalize()}, as the text says." + "".join(f" ~{other}" for other in others) + "}",
                "{T#Yes, it does.}" if number % 8 < 4 else "{F}",
                "{=" + one + " =the " + one + "}",
                f"{{#{numbers.randrange(1000)}:{numbers.randrange(1, 9)}}}",
            ][number % 4] + "\n\n")
    return path


def python_with(package):
    """A Python that has a package, in an environment of its own; None where it cannot be had."""
    folder = os.path.join(HERE, ".build", "venv")
    python = os.path.join(folder, "bin", "python")
    try:
        if not os.path.exists(python):
            require([sys.executable, "-m", "venv", folder])
        require([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package])
    except Failure as failure:
        print(f"No {package}, so nothing is measured against it: {str(failure).splitlines()[-1]}")
        return None
    return python


def place(name):
    """Where a program may write, with nothing there."""
    path = os.path.join(CACHE, "out", name)
    shutil.rmtree(path, ignore_errors=True)
    if os.path.isfile(path):
        os.remove(path)
    return path


def interchange_figures(title, commands, sizes, rounds, base):
    """Runs commands by name, of which `build` is the measure, and prints each beside it and beside its file's size.

    `base` is what the program takes for a file of one question: its code and libraries, whatever the file.
    """
    runs = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            # What it writes is cold, too: nothing is brought up to date.
            place(os.path.basename(command[command.index("-o") + 1]))
            runs[name].append(measure(command))
    print(f"\n{title}; rounds: {rounds}; 'more' is the peak beyond the {base / 1e6:.0f} MB of the program itself")
    print(f"  {'':18}{'wall s':>9}{'cpu s':>9}{'peak MB':>9}{'file MB':>9}{'wall/build':>12}{'more/file':>11}")
    figures = {}
    for name, measured in runs.items():
        peak = max(run["peak"] for run in measured)
        entry = {
            "wall": median(measured, "wall"), "cpu": median(measured, "cpu"), "peak": peak,
            "to_build": ratio(measured, runs["build"], "wall"), "to_file": (peak - base) / sizes(name),
            "runs": measured,
        }
        figures[name] = entry
        line = (f"  {name:18}{entry['wall']:9.3f}{entry['cpu']:9.3f}{peak / 1e6:9.0f}{sizes(name) / 1e6:9.1f}"
                f"{entry['to_build']:12.2f}{entry['to_file']:11.1f}")
        over = [what for what, limit in (("to_build", 3), ("to_file", 6)) if entry[what] >= limit]
        print(line + ("  OVER" if over and name != "build" else ""))
    return figures


def measure_interchange(arguments, generator, count):
    """What bringing in and sending out questions and notes costs beside the build of the same content."""
    rounds = arguments.rounds or 3
    out = os.path.join(CACHE, "out")
    curricc = arguments.curricc
    folder, bundle, package = (os.path.join(out, name) for name in ("questions", "questions.sqlite", "words.apkg"))
    gift = gift_file(count)
    about = ["--subject", "biology", "--tier", "foundation", "--board", "aqa"]
    sizes = {"import gift": gift, "export gift": bundle, "build": bundle}
    tiny = os.path.join(out, "tiny.gift")
    pathlib.Path(tiny).write_text("::One::What is one? {=1 ~2}\n", encoding="utf-8")
    base = measure([curricc, "import", "gift", tiny, *about, "-o", place("questions")])["peak"]
    measure([curricc, "import", "gift", gift, "-o", place("questions"), *about])
    figures = {"gift": interchange_figures(
        f"{count:,} GIFT questions in and out", {
            "build": [curricc, "build", "--no-cache", "--no-distractors", folder, "-o", bundle],
            "import gift": [curricc, "import", "gift", gift, *about, "-o", os.path.join(out, "again")],
            "export gift": [curricc, "export", "gift", bundle, "-o", os.path.join(out, "again.gift")],
        }, lambda name: os.path.getsize(sizes[name]), rounds, base)}
    words = os.path.join(out, "words.sqlite")
    source = corpus(generator, count, arguments.seed)
    measure([curricc, "build", "--no-cache", "--no-distractors", source, "-o", place("words.sqlite")])
    figures["anki out"] = interchange_figures(
        f"{count:,} words out as notes of Anki's", {
            "build": [curricc, "build", "--no-cache", "--no-distractors", source, "-o", words],
            "export anki": [curricc, "export", "anki", words, "-o", package],
        }, lambda name: os.path.getsize(words), rounds, base)
    # The package is packed; what an import has to do with is the collection in it.
    with zipfile.ZipFile(package) as archive:
        collection = sum(member.file_size for member in archive.infolist())
    measure([curricc, "import", "anki", package, "-o", place("questions")])
    # As words of one language the corpus's four would not build; they are compared with what they were.
    for kind, content, more in (("flashcards", folder, []), ("words", source, ["--language", "es"])):
        figures["anki in as " + kind] = interchange_figures(
            f"{count:,} notes of Anki's in as {kind}", {
                "build": [curricc, "build", "--no-cache", "--no-distractors", content, "-o", bundle],
                "import anki": [curricc, "import", "anki", package, *more, "-o", os.path.join(out, "notes")],
            }, lambda name: collection, rounds, base)
    python = python_with("genanki==0.13.1")
    if python:
        few = min(count, 10_000)
        runs = [measure([
            python, os.path.join(HERE, "genanki_package.py"), words, place("genanki.apkg"), "--most", str(few)])
            for _ in range(rounds)]
        ours = figures["anki out"]["export anki"]["wall"] / count
        figures["genanki"] = median(runs, "wall") / few / ours
        print(f"  genanki writes {few:,} notes in {median(runs, 'wall'):.3f} s; note by note curricc is "
              f"{figures['genanki']:.1f} times as fast{'' if figures['genanki'] >= 10 else '  UNDER 10'}")
    for name in ("questions", "questions.sqlite", "words.sqlite", "words.apkg", "again", "again.gift", "tiny.gift",
                 "notes", "genanki.apkg"):
        place(name)
    return figures


# Over all sizes


def report_growth(results):
    """How the time grows from one size to the next."""
    growth = []
    for small, large in zip(results, results[1:]):
        cards = large["cards"] / small["cards"]
        print(f"\nFrom {small['cards']:,} to {large['cards']:,} cards (× {cards:g}):")
        for name, entry in large["programs"].items():
            before = small["programs"].get(name)
            if before:
                factors = {what: entry[what] / before[what] for what in ("wall", "cpu", "peak")}
                growth.append({"program": name, "from": small["cards"], "to": large["cards"], **factors})
                print(f"  {name:18} " + ", ".join(f"{what} × {by:.1f}" for what, by in factors.items()))
    return growth


def report_start(curricc):
    """How long the smallest command takes, beside a program that does nothing."""
    runs = {"curricc --version": [], "true": []}
    for _ in range(20):
        for name in runs:
            command = [curricc, "--version"] if name != "true" else ["true"]
            runs[name].append(measure(command))
    start = {name: median(measured, "wall") for name, measured in runs.items()}
    words = ", ".join(f"{name} {wall * 1000:.1f} ms" for name, wall in start.items())
    print(f"\nStart, median of 20: {words}")
    return start


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sizes", default="10000,100000", help="numbers of cards (default: %(default)s)")
    parser.add_argument("--million", action="store_true", help="add a corpus of a million cards")
    parser.add_argument("--rounds", type=int, help="rounds at every size (default: 5, 3 or 2 by size)")
    parser.add_argument("--jobs", default="2,1", help="values for curricc's --jobs (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the corpora (default: %(default)s)")
    parser.add_argument(
        "--no-baseline", dest="baseline", action="store_false", help="leave the Python script out")
    parser.add_argument("--json", metavar="FILE", help="write all figures to a file")
    parser.add_argument(
        "--curricc", default=os.path.join(ROOT, ".build", "release", "curricc"), help="the compiler's binary")
    arguments = parser.parse_args()
    sizes = {int(size) for size in arguments.sizes.split(",")}
    arguments.sizes = sorted(sizes | {MILLION} if arguments.million else sizes)
    arguments.jobs = [int(jobs) for jobs in arguments.jobs.split(",")]
    arguments.curricc = os.path.abspath(arguments.curricc)
    return arguments


def main():
    arguments = parse_arguments()
    os.makedirs(os.path.join(CACHE, "out"), exist_ok=True)
    if not os.access(arguments.curricc, os.X_OK):
        print(f"There is no compiler at {arguments.curricc}: measuring the others alone.")
        arguments.curricc = None
    if arguments.baseline and not has_baseline():
        print("This Python has no PyYAML with libyaml: leaving the baseline out.")
        arguments.baseline = False
    try:
        generator, floor = build_generator(), build_floor()
        results = [measure_size(arguments, generator, floor, cards) for cards in arguments.sizes]
        figures = {"machine": platform.platform(), "sizes": results, "growth": report_growth(results)}
        if arguments.curricc:
            figures["rules"] = measure_rules(arguments, generator, min(max(arguments.sizes), 100_000))
            sizes = [cards for cards in arguments.sizes if cards <= 100_000]
            figures["distractors"] = [measure_distractors(arguments, generator, cards) for cards in sizes]
            figures["versions"] = [measure_versions(arguments, generator, cards) for cards in sizes]
            figures["interchange"] = measure_interchange(arguments, generator, min(max(arguments.sizes), 100_000))
            figures["start"] = report_start(arguments.curricc)
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    if arguments.json:
        with open(arguments.json, "w", encoding="utf-8") as file:
            json.dump(figures, file, indent=2)
            file.write("\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
