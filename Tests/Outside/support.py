"""What the proofs share: where things are, how to run curricc, and how to say what was proved."""

import os
import pathlib
import re
import shutil
import sqlite3
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
CURRICULUM = ROOT / "curriculum"
SCHEMAS = ROOT / "schemas"


class Failure(Exception):
    """Something that was to be proved is not so."""


def check(condition, message):
    """Python's `assert`, but not taken out by -O."""
    if not condition:
        raise Failure(message)


def equal(found, wanted, what):
    """Fails with the innermost difference of two values."""
    if found == wanted:
        return
    if isinstance(found, dict) and isinstance(wanted, dict) and found.keys() == wanted.keys():
        for key in found:
            equal(found[key], wanted[key], f"{what}, {key}")
    if isinstance(found, list) and isinstance(wanted, list) and len(found) == len(wanted):
        for place, pair in enumerate(zip(found, wanted)):
            equal(*pair, f"{what}, [{place}]")
    raise Failure(f"{what}: found {found!r}, wanted {wanted!r}")


def main(proof, bundle=True):
    """Runs a proof and prints its one line; with `bundle` the first argument is the bundle's file."""
    arguments = [pathlib.Path(sys.argv[1]).resolve()] if bundle else []
    try:
        print(proof(*arguments))
    except Failure as failure:
        sys.exit(f"not proved: {failure}")


def binary():
    """The one in $CURRICC when that is set, else what `swift build` made."""
    places = [ROOT / ".build/release/curricc", ROOT / ".build/debug/curricc"]
    if os.environ.get("CURRICC"):
        places.insert(0, pathlib.Path(os.environ["CURRICC"]).resolve())
    for place in places:
        if os.access(place, os.X_OK):
            return str(place)
    raise Failure("no curricc: run 'make build' first, or set CURRICC")


def curricc(*arguments, status=0, folder=None):
    """Runs curricc, wants `status`, gives its standard output."""
    words = [binary(), *map(str, arguments)]
    run = subprocess.run(words, capture_output=True, cwd=folder, timeout=300)
    check(
        run.returncode == status,
        f"curricc {' '.join(words[1:])} ended with {run.returncode}, wanted {status}:\n"
        + run.stdout.decode()[-3000:] + run.stderr.decode()[-3000:],
    )
    return run.stdout.decode("utf-8")


def build(folder, output, *options):
    curricc("build", folder, "-o", output, *options)
    return pathlib.Path(output)


def copy_curriculum(target):
    """A copy of the shipped curriculum to make changes to."""
    return pathlib.Path(shutil.copytree(CURRICULUM, target))


def open_bundle(path):
    """Opens a bundle for reading only."""
    return sqlite3.connect(f"file:{path}?mode=ro", uri=True)


def schema_text():
    return (SCHEMAS / "bundle.sql").read_text("utf-8")


def schema_tables():
    """Names of the tables in the schema's order, without the search index."""
    return re.findall(r"^CREATE TABLE (\w+)", schema_text(), re.MULTILINE)
