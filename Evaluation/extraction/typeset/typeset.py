#!/usr/bin/env python3
"""Typesets question papers of many layouts together with the exact truth of what they ask."""

import argparse
import importlib
import json
import pathlib
import sys

import produce
from pages import locate, texts
from paper import LAYOUTS, Draw

HERE = pathlib.Path(__file__).resolve().parent


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seed", type=int, default=1, help="varies fonts, sizes, margins and the questions taken")
    arguments.add_argument("--out", type=pathlib.Path, default=HERE.parent, help="holds development/, unseen/ and the others")
    arguments.add_argument("--only", action="append", help="a layout, or a folder such as development; may be repeated")
    arguments.add_argument("--list", action="store_true", help="names the layouts and stops")
    arguments.add_argument("--check", action="store_true", help="says which programs are missing and stops")
    given = arguments.parse_args()
    if missing := produce.missing():
        print("missing:", ", ".join(missing), "(README.md names the packages)", file=sys.stderr)
    if given.check:
        return 1 if missing else 0
    for half in ("development", "unseen", "blind-then-read"):
        for file in sorted((HERE / half).glob("*.py")):
            importlib.import_module(f"{half}.{file.stem}")
    looked_at = set((HERE / "looked-at.txt").read_text(encoding="utf-8").split())
    for name, (half, kinds, pool, function) in LAYOUTS.items():
        if name in looked_at:
            half = "looked-at"
        elif function.__module__.startswith("unseen."):
            half = "unseen"
        if given.only and name not in given.only and half not in given.only:
            continue
        if given.list:
            print(f"{half:12} {name:34} {kinds}")
        else:
            write(name, half, pool, function, given)
    return 0


def write(name, half, pool, function, given):
    """Makes the PDF and the truth of one layout, and its mark scheme if it has one."""
    folder = given.out / half
    folder.mkdir(parents=True, exist_ok=True)
    document = function(Draw(name, pool, given.seed))
    file = f"{name}.pdf"
    produce.produce(document.engine, document.source, folder / file)
    pages = texts(folder / file)
    locate(document.items, pages)
    if document.markscheme:
        scheme = f"{name}-markscheme.pdf"
        produce.produce(document.engine, document.markscheme, folder / scheme)
        for item in document.items:
            item["answer_doc"] = scheme
        locate(document.items, texts(folder / scheme), "answer_page", "answer")
    truth = json.dumps(document.items, ensure_ascii=False, indent=1)
    (folder / f"{name}.json").write_text(truth + "\n", encoding="utf-8")
    size = (folder / file).stat().st_size // 1024
    print(f"{half}/{name}: {len(document.items)} items, {len(pages)} pages, {size} kB, {document.engine}")


if __name__ == "__main__":
    sys.exit(main())
