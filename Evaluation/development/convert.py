#!/usr/bin/env python3
"""Makes the sets for development from the question pools of Debian's package hamexam.

    convert.py HAMEXAM_FOLDER HELD_OUT_SET OUTPUT_FOLDER

Leaves out what also stands in the held-out set: questions of which 60 % of the words are the same, and those with
three of the same options.
"""
import json
import re
import sys
from pathlib import Path

POOLS = {"T": "ncvec-technician-2018-2022", "E": "ncvec-extra-2016-2020", "G": "ncvec-general-2019-2023"}


def words(text):
    return frozenset(re.findall(r"[a-z0-9.]+", text.lower()))


def questions(folder):
    for path in sorted(folder.iterdir()):
        head, *lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
        identity, letter = re.match(r"(\w{5}) \((\w)\)", head).groups()
        prompt, answers = [], []
        for line in filter(None, map(str.strip, lines)):
            option = re.match(r"([A-D])\. ?(.*)", line)
            if option and "ABCD".index(option[1]) == len(answers):
                answers.append(option[2].strip())
            elif answers:
                answers[-1] += " " + line
            else:
                prompt.append(line)
        yield {"id": identity, "correct": "ABCD".index(letter), "question": " ".join(prompt), "answers": answers}


def main(hamexam, held_out, output):
    known = [(words(q["question"]), frozenset(map(words, q["answers"]))) for q in json.load(open(held_out))]
    for pool, name in POOLS.items():
        kept = []
        for question in questions(Path(hamexam) / pool):
            prompt, options = words(question["question"]), frozenset(map(words, question["answers"]))
            if not any(len(prompt & other) >= 0.6 * len(prompt | other) or len(options & others) >= 3
                       for other, others in known):
                kept.append(question)
        lines = ",\n".join(json.dumps(question, ensure_ascii=False) for question in kept)
        (Path(output) / f"{name}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
        print(f"{name}: {len(kept)} questions")


if __name__ == "__main__":
    main(*sys.argv[1:])
