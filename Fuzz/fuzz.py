"""Fuzzes what reads bytes from anyone: builds the targets with libFuzzer, runs each for some seconds, keeps its corpus in
build/fuzz, makes crashes small and says how to run them again. docs/fuzzing.md says more.

  Fuzz/fuzz.py                             all targets
  Fuzz/fuzz.py --target grade --seconds 600
  Fuzz/fuzz.py --target grade --input build/fuzz/crashes/grade-1f0c
"""

import argparse
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
PLACE = ROOT / "build/fuzz"
SCRATCH = ROOT / ".build/fuzz"
DICTIONARIES = ROOT / "Fuzz/dictionaries"
# What importers of one syntax share.
SYNTAX = {"import-moodle": "xml", "import-qti": "xml", "import-kvtml": "xml", "import-librelingo": "yaml",
          "import-jsonbin": "json", "import-tong": "json", "import-edutok": "json", "import-csv": "tables",
          "import-quizlet": "tables", "source": "yaml", "format": "yaml", "generated": "json", "releases": "json", "lsp": "json",
          "shard": "json"}
# Bytes of an input: what is long is slow, and says no more.
LONGEST = {"import-anki": 120_000, "zip": 80_000, "bundle": 400, "frames": 60_000, "shard": 20_000, "shard-rows": 4000}


def build():
    """The fuzzers' program, in a folder of its own, so that nobody else's build is touched."""
    words = ["swift", "build", "--scratch-path", SCRATCH, "-c", "release", "--product", "fuzz"]
    subprocess.run(words, cwd=ROOT, env=dict(os.environ, CURRICC_FUZZ="1"), check=True)
    return SCRATCH / "release/fuzz"


def environment(target, **others):
    # Else a crash starts a program that explains it, which may take minutes.
    return dict(os.environ, CURRICC_FUZZ_TARGET=target, SWIFT_BACKTRACE="enable=no", TMPDIR=str(scratch_folder()),
                ASAN_OPTIONS="detect_leaks=0:allocator_may_return_null=1:handle_abort=1", **others)


def scratch_folder():
    """Where targets put files: memory, where there is such a place."""
    memory = pathlib.Path("/dev/shm")
    folder = (memory if memory.is_dir() else PLACE) / "curricc-fuzz"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def targets(program):
    run = subprocess.run([program], env=environment("list"), capture_output=True, text=True, check=True)
    return run.stdout.split()


def dictionary(target):
    """The words of a target's own dictionary and of its syntax, in one file."""
    parts = [DICTIONARIES / f"{name}.dict" for name in (target, SYNTAX.get(target, ""))]
    text = "".join(part.read_text("utf-8") for part in parts if part.exists())
    if not text:
        return []
    file = PLACE / f"{target}.dict"
    file.write_text(text, "utf-8")
    return [f"-dict={file}"]


def options(target):
    return [*dictionary(target), f"-max_len={LONGEST.get(target, 12_000)}", "-timeout=20", "-rss_limit_mb=3000",
            "-print_final_stats=1", "-verbosity=1"]


def fuzz(program, target, seconds):
    """Runs one target, and gives what came of it."""
    corpus, seeds, crashes = PLACE / "corpus" / target, PLACE / "seeds" / target, PLACE / "crashes"
    for folder in (corpus, crashes):
        folder.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(seeds, ignore_errors=True)
    subprocess.run([program], env=environment(target, CURRICC_FUZZ_SEEDS=str(seeds)), check=True)
    raw = PLACE / f"{target}-found"
    log = PLACE / f"{target}.log"
    with log.open("wb") as output:
        words = [program, *options(target), f"-max_total_time={seconds}", f"-artifact_prefix={raw}-", corpus, seeds]
        ended = subprocess.run(words, env=environment(target), stdout=output, stderr=subprocess.STDOUT,
                               timeout=seconds + 300)
    text = log.read_text("utf-8", "replace")
    count = re.search(r"stat::number_of_executed_units:\s+(\d+)", text)
    executions = int(count.group(1)) if count else 0
    found = [smallest(program, target, path, crashes) for path in sorted(PLACE.glob(f"{target}-found-*"))]
    if not found and (ended.returncode != 0 or executions == 0):
        print(f"  {target}: nothing was fuzzed, see {log.relative_to(ROOT)}", flush=True)
        found = [log.name]
    coverage = re.findall(r"cov: (\d+) ft: (\d+)", text)
    counters = re.search(r"Loaded \d+ modules\s+\((\d+) inline", text)
    return {
        "target": target, "executions": executions,
        "edges": int(coverage[-1][0]) if coverage else 0, "features": int(coverage[-1][1]) if coverage else 0,
        "of": int(counters.group(1)) if counters else 0,
        "corpus": len(list(corpus.iterdir())), "crashes": found,
    }


def smallest(program, target, path, crashes):
    """Makes an input that ends the process as small as a minute allows, and puts it among the crashes."""
    small = path.with_suffix(".small")
    if "timeout" not in path.name and "oom" not in path.name:
        subprocess.run([program, "-minimize_crash=1", "-max_total_time=60", "-timeout=20", f"-exact_artifact_path={small}",
                        path], env=environment(target), capture_output=True, timeout=300)
    content = (small if small.exists() else path).read_bytes()
    kind = path.name.removeprefix(f"{target}-found-").split("-")[0]
    place = crashes / f"{target}-{kind}-{hashlib.sha256(content).hexdigest()[:8]}"
    place.write_bytes(content)
    small.unlink(missing_ok=True)
    path.unlink()
    said = subprocess.run([program, place], env=environment(target), capture_output=True, text=True,
                          errors="replace", timeout=300).stderr
    said = [line for line in said.splitlines() if "Fatal error" in line or "ERROR:" in line][:1]
    print(f"  {target}: {said[0] if said else 'ends the process'}")
    print(f"    again: make fuzz TARGET={target} INPUT={place.relative_to(ROOT)}", flush=True)
    return place.name


def minimise_corpus(program, target):
    """Leaves of a corpus only what reaches something that the rest does not."""
    corpus = PLACE / "corpus" / target
    kept = corpus.with_name(target + ".kept")
    kept.mkdir(exist_ok=True)
    run = subprocess.run([program, "-merge=1", *options(target), kept, corpus], env=environment(target),
                         capture_output=True, timeout=900)
    if run.returncode == 0:
        shutil.rmtree(corpus)
        kept.rename(corpus)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--target", help="one target, or several with commas; all, if you say nothing")
    parser.add_argument("--seconds", type=int, default=60, help="for each target")
    parser.add_argument("--input", help="an input to run again, alone")
    parser.add_argument("--minimise", action="store_true", help="make the corpora small first")
    words = parser.parse_args()
    names = [name for name in (words.target or "").split(",") if name]
    PLACE.mkdir(parents=True, exist_ok=True)
    program = build()
    known = targets(program)
    for name in names:
        if name not in known:
            sys.exit(f"'{name}' is no target; there are {', '.join(known)}")
    if words.input:
        if len(names) != 1:
            sys.exit("name the input's target with --target")
        sys.exit(subprocess.run([program, words.input], env=environment(names[0])).returncode)
    results = []
    for name in names or known:
        if words.minimise:
            minimise_corpus(program, name)
        results.append(fuzz(program, name, words.seconds))
        last = results[-1]
        print(f"{name}: {last['executions']} runs, {last['edges']} edges, {len(last['crashes'])} crashes", flush=True)
    print(f"\n{'target':<18}{'runs':>10}{'edges':>9}{'features':>10}{'corpus':>8}{'crashes':>9}")
    for result in results:
        print(f"{result['target']:<18}{result['executions']:>10}{result['edges']:>9}{result['features']:>10}"
              f"{result['corpus']:>8}{len(result['crashes']):>9}")
    total = sum(result["executions"] for result in results)
    print(f"{total} runs; edges are of {max(result['of'] for result in results)}, which all targets share")
    shutil.rmtree(scratch_folder(), ignore_errors=True)
    sys.exit(1 if any(result["crashes"] for result in results) else 0)


if __name__ == "__main__":
    main()
