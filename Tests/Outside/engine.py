"""`curricc-dask`: an archive of papers is extracted by two workers, one of which is killed, as by one run of `curricc extract`.

Nothing is lost and nothing counted twice; broken files are reported; another run does nothing again; a run that was killed as a whole
is continued. The shipped curriculum, built in shards by two workers, one of which is killed, is to the byte what `curricc build` makes.
"""

import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

from support import ROOT, binary, build, check, copy_curriculum, equal, main

CONTRIB = ROOT / "contrib"
PAPERS, BROKEN, SHARDS = 120, 8, 6
ENVIRONMENT = {**os.environ, "PYTHONPATH": f"{CONTRIB / 'archive'}:{CONTRIB / 'dask'}"}
REASONS = {
    "this file is empty": 2, "this file is damaged": 2, "this file opens only with a password": 2,
    "this is not a PDF file, whatever its name says": 2,
}


def dask(*words):
    """A command of the engine, in a group of processes of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "curricc_dask", *map(str, words)], env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        start_new_session=True)


def extract(archive, output):
    return dask("extract", archive, output, "--workers", "2", "--curricc", binary())


def ended(process, status, what):
    output, errors = process.communicate(timeout=240)
    check(process.returncode == status, f"{what} ended with {process.returncode}, wanted {status}: {errors.decode()[-3000:]}")
    return output.decode()


def workers(process):
    """The workers are children of the command; so is what watches over their shared memory."""
    found = []
    for entry in pathlib.Path("/proc").iterdir():
        try:
            parent = (entry / "stat").read_text().rpartition(")")[2].split()[1]
            if parent == str(process.pid) and b"spawn_main" in (entry / "cmdline").read_bytes():
                found.append(int(entry.name))
        except (OSError, IndexError):
            continue
    return found


def records(output):
    return len(list(output.glob("records/*/*.json")))


def until(condition, what, process):
    end = time.monotonic() + 120
    while not condition():
        check(process.poll() is None, f"the run ended before {what}: {process.returncode}")
        check(time.monotonic() < end, f"{what}: not within two minutes")
        time.sleep(0.005)


def kill_a_worker(archive, output):
    """Begins a run, kills one of its two workers with a fifth of the files done, and sees the run to its end."""
    process = extract(archive, output)
    until(lambda: records(output) >= PAPERS // 5, "a fifth of the files is done", process)
    before = workers(process)
    equal(len(before), 2, "workers of the run")
    os.kill(before[0], signal.SIGKILL)
    done = records(output)
    check(done < PAPERS * 4 // 5, f"{done} files were done before a worker was killed")
    until(lambda: set(workers(process)) - set(before), "another worker takes its place", process)
    return done, ended(process, 1, "the run with a killed worker")


def prove_whole(archive, output, plain):
    """What is there is what one process finds, each file once."""
    lines = [json.loads(line) for line in (output / "manifest.jsonl").read_text("utf-8").splitlines()]
    files = sorted((str(path.relative_to(archive)) for path in archive.rglob("*.pdf")), key=os.fsencode)
    equal([line["path"] for line in lines], files, "files of the manifest")
    items = ended(dask("items", output), 0, "the list of items")
    check(items.encode() == plain, f"{len(items.splitlines())} items are not the {len(plain.splitlines())} of a plain run")
    results = {line["result"] for line in lines if line["result"]}
    there = {str(path.relative_to(output)) for path in output.glob("items/*/*")}
    equal(there, results, "files with items")
    equal(records(output), len({line["key"] for line in lines}), "records")
    check(not (output / ".unfinished").exists(), "half-written files were left")
    reasons = [line["reason"] for line in lines if line["status"] == "failed"]
    equal({reason: reasons.count(reason) for reason in reasons}, REASONS, "why files could not be read")
    return lines


def prove_extraction(folder):
    """An archive, by a run with a killed worker, by another one, and by one that was killed and continued."""
    archive, output = folder / "papers", folder / "results"
    words = [CONTRIB / "archive/papers.py", PAPERS, archive, "--seed", 7, "--broken", BROKEN]
    subprocess.run([sys.executable, *map(str, words)], check=True, timeout=120)
    run = subprocess.run([binary(), "extract", "--jsonl", archive], capture_output=True, timeout=240)
    equal(run.returncode, 1, "the status of a plain run")
    plain = run.stdout
    killed_at, _ = kill_a_worker(archive, output)
    lines = prove_whole(archive, output, plain)
    manifest = (output / "manifest.jsonl").read_bytes()
    said = ended(extract(archive, output), 1, "another run")
    check("0 files in" in said and f"{PAPERS + BROKEN} were done before" in said, f"another run said {said}")
    equal((output / "manifest.jsonl").read_bytes(), manifest, "the manifest of another run")

    # All of a run is killed: command, scheduler and workers.
    second = folder / "continued"
    process = extract(archive, second)
    until(lambda: records(second) >= PAPERS // 5, "a fifth of the files is done", process)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    check(not (second / "manifest.jsonl").exists(), "a run that was killed has a manifest")
    ended(extract(archive, second), 1, "the continued run")
    prove_whole(archive, second, plain)
    equal((second / "manifest.jsonl").read_bytes(), manifest, "the manifest of a continued run")
    count = sum(line["items"] for line in lines)
    return (
        f"{len(lines)} files make the same {count} items, byte for byte, when one of two workers is killed after {killed_at} files "
        "and when a killed run is continued")


def prove_shards(folder):
    """The shipped curriculum in shards; the worker that gets the second one is killed when it begins."""
    sources, lock = copy_curriculum(folder / "curriculum"), folder / "curriculum/distractors.lock"
    whole, merged, mark, killer = (folder / name for name in ("whole.sqlite", "merged.sqlite", "killed", "curricc"))
    lock.unlink()
    build(sources, whole)
    wanted = lock.read_bytes()
    lock.unlink()
    killer.write_text(
        f'#!/bin/sh\ncase "$*" in *"--shard 2/{SHARDS} "*) if mkdir "{mark}" 2>/dev/null; then kill -9 $PPID; fi;; esac\n'
        f'exec "{binary()}" "$@"\n')
    killer.chmod(0o755)
    words = ["build", sources, "-o", merged, "--shards", SHARDS, "--workers", "2", "--curricc", killer]
    ended(dask(*words), 0, "the build in shards")
    check(mark.exists(), "no worker was killed")
    check(merged.read_bytes() == whole.read_bytes(), "the merged bundle is not the one that 'curricc build' makes")
    check(lock.read_bytes() == wanted, "the lock file is not the one that 'curricc build' writes")

    # What is wrong is said, and the bundle stays.
    file = sorted(sources.glob("courses/ar/*/*.yaml"))[0]
    file.write_text(file.read_text("utf-8") + "nonsense: 1\n", "utf-8")
    process = dask(*words)
    _, errors = process.communicate(timeout=240)
    equal(process.returncode, 1, "the status with an error in the curriculum")
    check(b"nonsense" in errors and file.name.encode() in errors, f"the error is not said: {errors.decode()[-2000:]}")
    check(merged.read_bytes() == whole.read_bytes(), "a build with errors changed the bundle")
    return f"{SHARDS} shards make the very bundle when a worker is killed over one of them"


def prove():
    with tempfile.TemporaryDirectory() as name:
        return f"{prove_extraction(pathlib.Path(name))}; {prove_shards(pathlib.Path(name))}"


main(prove, bundle=False)
