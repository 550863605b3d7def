#!/usr/bin/env python3
"""Pages a second of `curricc extract` beside pdftotext and pdfplumber, on the same files in one run.

pdftotext only prints the text, pdfplumber gives words with their places; extract reads questions out of it, too.
Rounds are interleaved, so that a machine whose speed varies is as slow for one as for the others.
"""

import argparse
import glob
import os
import resource
import shutil
import statistics
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
PLUMBER = """
import sys, pdfplumber
for path in sys.argv[1:]:
    with pdfplumber.open(path) as document:
        for page in document.pages:
            page.extract_words()
            page.close()
"""


def pages(path):
    text = subprocess.run(["pdfinfo", path], capture_output=True, text=True, check=False).stdout
    return next((int(line.split()[1]) for line in text.splitlines() if line.startswith("Pages:")), 0)


def timed(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    wall = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return wall, cpu


def measure(name, files, programs, rounds):
    count = sum(pages(file) for file in files)
    runs = {program: [] for program in programs}
    for _ in range(rounds):
        for program, command in programs.items():
            total = [0.0, 0.0]
            for file in files if program == "pdftotext" else [None]:
                wall, cpu = timed(command(file))
                total[0] += wall
                total[1] += cpu
            runs[program].append(total)
    print(f"\n{name}: {len(files)} files, {count} pages, {rounds} rounds")
    print(f"  {'':14}{'wall s':>9}{'cpu s':>9}{'pages/s':>9}{'of pdftotext':>14}")
    for program, found in runs.items():
        wall = statistics.median(run[0] for run in found)
        cpu = statistics.median(run[1] for run in found)
        ratio = statistics.median(base[0] / run[0] for base, run in zip(runs["pdftotext"], found))
        print(f"  {program:14}{wall:9.3f}{cpu:9.3f}{count / wall:9.0f}{ratio:14.2f}")


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--curricc", default=os.path.join(ROOT, ".build/release/curricc"))
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("files", nargs="*", help="PDF files; else those of Evaluation/extraction/known")
    given = arguments.parse_args()
    if not shutil.which("pdftotext"):
        sys.exit("pdftotext is needed: apt-get install poppler-utils")
    known = sorted(glob.glob(os.path.join(ROOT, "Evaluation/extraction/known/*.pdf")))
    papers = sorted(glob.glob(os.path.join(ROOT, "Evaluation/extraction/development/*.pdf")))
    for name, files in (("given", given.files),) if given.files else (("known", known), ("development", papers)):
        programs = {
            "pdftotext": lambda file: ["pdftotext", file, "/dev/null"],
            "extract": lambda _, files=files: [given.curricc, "extract", "--jsonl", *files],
        }
        if subprocess.run([sys.executable, "-c", "import pdfplumber"], capture_output=True, check=False).returncode == 0:
            programs["pdfplumber"] = lambda _, files=files: [sys.executable, "-c", PLUMBER, *files]
        measure(name, files, programs, given.rounds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
