#!/usr/bin/env python3
"""What `curricc` does when little or nothing has changed: times beside those of clean runs, in one interleaved run.

    python3 Benchmarks/cache.py                    100,000 cards, 5 rounds
    python3 Benchmarks/cache.py --cards 10000

Each round lints and builds without a cache, then with one: nothing changed, and one file edited. The files are copied first, and what
the cached runs find and write is compared with the clean ones.
"""

import argparse
import glob
import os
import shutil
import subprocess
import sys
import tempfile

import bench


def run(command, folder):
    """Wall and CPU seconds and the peak of a command run in a folder; findings are no failure."""
    before = os.getcwd()
    os.chdir(folder)
    try:
        return bench.measure(["sh", "-c", '"$@" > out.json 2> err.txt; test $? -le 1', "sh"] + command)
    finally:
        os.chdir(before)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cards", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curricc", default=os.path.join(bench.ROOT, ".build", "release", "curricc"))
    arguments = parser.parse_args()
    curricc = os.path.abspath(arguments.curricc)
    os.makedirs(bench.CACHE, exist_ok=True)
    corpus = bench.corpus(bench.build_generator(), arguments.cards, arguments.seed)
    with tempfile.TemporaryDirectory(dir=bench.CACHE) as work:
        shutil.copytree(corpus, os.path.join(work, "c"))
        os.mkdir(os.path.join(work, "build"))
        lessons = sorted(glob.glob(os.path.join(work, "c", "**", "*.yaml"), recursive=True))
        lessons = [path for path in lessons if "cards:" in open(path, encoding="utf-8").read()]
        lint = [curricc, "lint", "c", "--format", "json"]
        build = [curricc, "build", "c", "-o", "b.sqlite", "--format", "json"]
        # The choice of wrong answers is kept beside the sources; the second build finds it there.
        for _ in range(2):
            run(build, work)
        run(lint, work)
        times = {}

        def note(name, command):
            times.setdefault(name, []).append(run(command, work))
            return open(os.path.join(work, "out.json"), "rb").read()

        for turn in range(arguments.rounds):
            path = lessons[turn * 97 % len(lessons)]
            clean = note("lint, clean", lint + ["--no-cache"])
            assert note("lint, nothing changed", lint) == clean
            note("build, clean", build + ["--no-cache"])
            bundle = open(os.path.join(work, "b.sqlite"), "rb").read()
            note("build, nothing changed", build)
            assert open(os.path.join(work, "b.sqlite"), "rb").read() == bundle
            # Another word in one card's translation.
            text = open(path, encoding="utf-8").read()
            with open(path, "w", encoding="utf-8") as file:
                file.write(text.replace("native_text: ", f"native_text: x{turn} ", 1) + f"# {turn}\n")
            edited = note("lint, one file edited", lint)
            assert edited == subprocess.run(
                lint + ["--no-cache"], cwd=work, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
            note("build, one file edited", build)
            run(build, work)
        size = os.path.getsize(os.path.join(work, "build", ".curricc-cache"))
    for name, runs in times.items():
        clean = times[name.split(",")[0] + ", clean"]
        print(
            f"{name:26} {bench.median(runs, 'wall') * 1000:8.0f} ms  cpu {bench.median(runs, 'cpu') * 1000:8.0f} ms"
            f"  peak {bench.median(runs, 'peak') / 1e6:5.0f} MB  {bench.ratio(runs, clean, 'wall'):6.3f} of clean")
    print(f"the cache has {size / 1e6:.1f} MB")


if __name__ == "__main__":
    try:
        main()
    except bench.Failure as failure:
        sys.exit(f"cache.py: {failure}")
