#!/usr/bin/env python3
"""Measures how fast an app that uses the Swift library gets at its content, beside the same SQL in C.

A bundle of 100,000 cards with its options, and a learner's 50,000 reviews. The library and `loading/replay.c` run in turn, round
by round; the C program runs the very statements that the library ran, and says how many rows were met by reading a whole table.
"""

import argparse
import json
import os
import statistics
import sys
import tempfile

from bench import CACHE, HERE, ROOT, Failure, build_generator, corpus, require

# Issue: a lesson on the screen, and a due queue, in a time that nobody notices.
LIMITS = {"open, first lesson": 20, "the first 100 due": 5, "how many are due": 5, "due queue in memory": 5}


def programs():
    swift = ["swift", "build", "-c", "release", "--package-path", ROOT, "--product", "LoadingBenchmark"]
    require(swift)
    library = os.path.join(require(swift + ["--show-bin-path"]).splitlines()[-1], "LoadingBenchmark")
    replay = os.path.join(HERE, ".build", "replay")
    flags = require(["pkg-config", "--cflags", "--libs", "sqlite3"]).split()
    os.makedirs(os.path.dirname(replay), exist_ok=True)
    require([os.environ.get("CC", "cc"), "-O2", "-std=gnu11", "-o", replay, os.path.join(HERE, "loading", "replay.c"), *flags])
    return library, replay


def scenes(output):
    return {entry["scene"]: entry for entry in map(json.loads, output.splitlines())}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cards", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--times", type=int, default=20, help="how often each scene is played in a round")
    parser.add_argument("--curricc", default=os.path.join(ROOT, ".build", "release", "curricc"))
    arguments = parser.parse_args()
    try:
        library, replay = programs()
        os.makedirs(os.path.join(CACHE, "out"), exist_ok=True)
        bundle = os.path.join(CACHE, "out", "loading.sqlite")
        folder = corpus(build_generator(), arguments.cards, 1)
        require([arguments.curricc, "build", folder, "-o", bundle])
        # The corpus is kept for other benchmarks, which choose anew.
        os.remove(os.path.join(folder, "distractors.lock"))
        with tempfile.TemporaryDirectory() as folder:
            records, statements = os.path.join(folder, "records.sqlite"), os.path.join(folder, "statements.txt")
            require([library, "records", records])
            with open(statements, "w", encoding="utf-8") as file:
                file.write(require([library, "statements", bundle, records]))
            rounds = [
                (scenes(require([library, "run", bundle, records, str(arguments.times)])),
                 scenes(require([replay, bundle, records, statements, str(arguments.times)])))
                for _ in range(arguments.rounds)]
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    print(f"Loading, {arguments.cards:,} cards and 50,000 reviews; rounds: {arguments.rounds} of {arguments.times}")
    print(f"  {'':22}{'first ms':>10}{'median ms':>11}{'asked':>8}{'/ C':>8}{'rows':>8}{'scanned':>9}")
    for name, entry in rounds[0][0].items():
        first = statistics.median(ours[name]["microseconds"][0] for ours, _ in rounds) / 1000
        middle = statistics.median(statistics.median(ours[name]["microseconds"]) for ours, _ in rounds) / 1000
        ratio = scanned = ""
        if name in rounds[0][1]:
            if any(ours[name]["rows"] > floor[name]["rows"] for ours, floor in rounds):
                print(f"{name}: the programs do not read the same rows", file=sys.stderr)
                return 1
            ratio = statistics.median(
                statistics.median(ours[name]["microseconds"]) / statistics.median(floor[name]["microseconds"])
                for ours, floor in rounds)
            ratio, scanned = f"{ratio:.2f}", rounds[0][1][name]["scanned"]
        asked = f"< {LIMITS[name]}" if name in LIMITS else ""
        print(f"  {name:22}{first:10.3f}{middle:11.3f}{asked:>8}{ratio:>8}{entry['rows']:8}{scanned:>9}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
