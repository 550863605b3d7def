#!/usr/bin/env python3
"""Checks that what the truth says is printed: every question, option and answer, by pdftotext."""

import collections
import json
import pathlib
import re
import sys

from pages import folded, on_page, texts

HERE = pathlib.Path(__file__).resolve().parent
KEYS = {"page", "number", "question", "answer", "marks", "options"}
ENOUGH = 0.9


def main():
    folders = [pathlib.Path(name) for name in sys.argv[1:]] or [
        HERE.parent / half for half in ("development", "unseen", "blind-then-read")
    ]
    faults = 0
    for folder in folders:
        counted = collections.Counter()
        for file in sorted(folder.glob("*.json")):
            for fault in check(file, counted):
                print(f"{folder.name}/{file.stem}: {fault}")
                faults += 1
        words = ", ".join(f"{count} {name}" for name, count in counted.items())
        print(f"{folder.name}: {words}")
    return 1 if faults else 0


def check(file, counted):
    """What is wrong with one truth file; adds to the counts of what was looked at."""
    pdf = file.with_suffix(".pdf")
    pages = texts(pdf)
    counted["files"] += 1
    counted["pages"] += len(pages)
    last = 1
    for place, item in enumerate(json.loads(file.read_text(encoding="utf-8"))):
        name = f"item {place + 1} ({item['number']})"
        if KEYS - item.keys():
            yield f"{name} has no {', '.join(sorted(KEYS - item.keys()))}"
        if not last <= item["page"] <= len(pages):
            yield f"{name} is on page {item['page']} after page {last} of {len(pages)}"
        last = item["page"]
        here = around(pages, item["page"])
        counted["items"] += 1
        for label in re.findall(r"\w+", item["number"] or "")[-1:]:
            if not any(folded(label) in way for way in here):
                yield f"{name} is not numbered so on its page"
        shares = [share(item["question"], here)]
        shares += [share(option["text"], here) for option in item["options"] or []]
        shares += [share(item.get("stem"), here if item["page"] == 1 else everywhere(pages))]
        counted["whole"] += min(shares) == 1
        if min(shares) < ENOUGH:
            yield f"{name} is printed to {min(shares):.2f} only: {item['question']!r}"
        fault = answer_fault(file, item, pages)
        counted["answers"] += item["answer"] is not None
        if fault:
            yield f"{name}: {fault}"


def answer_fault(file, item, pages):
    """Why the answer of an item cannot be read where it should be, or None."""
    if item["answer"] is None or item.get("answer_kind") == "graphic" or item.get("kind") == "truefalse":
        return None
    # A key in another file may print no more than the letter of an option.
    if item.get("answer_doc") and not item.get("answer_label"):
        pages = texts(file.parent / item["answer_doc"])
    for line in item["answer"].split("\n"):
        if share(line, everywhere(pages)) < ENOUGH:
            return f"the answer is not printed: {line!r}"
    return None


def share(text, page):
    return on_page(text, page) if text else 1


def around(pages, number):
    """A page and the one after it, for what is split over a page break."""
    return everywhere(pages[number - 1 : number + 1])


def everywhere(pages):
    return tuple("".join(ways) for ways in zip(*pages))


if __name__ == "__main__":
    sys.exit(main())
