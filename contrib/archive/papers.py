#!/usr/bin/env python3
"""Typesets an archive of question papers to try engines on: the same seed gives the same bytes.

Papers of four kinds (parts with marks, choices, a glossary, words with translations), most of one to four pages, one in
fifty of twenty to forty; some lie in folders, some twice under two names. `--broken N` adds files that cannot be read:
empty, cut off, locked by a password, and no PDF at all. Needs PyPI's reportlab.
"""

import argparse
import pathlib
import random

from reportlab.lib.pagesizes import A4
from reportlab.lib.pdfencrypt import StandardEncryption
from reportlab.pdfgen.canvas import Canvas

FONTS = [("Helvetica", "Helvetica-Bold"), ("Times-Roman", "Times-Bold")]
SUBJECTS = ["Biology", "Chemistry", "Physics", "Combined Science"]
THINGS = [
    "enzyme", "membrane", "nucleus", "ribosome", "catalyst", "electron", "proton", "isotope", "current", "resistor", "lens",
    "wave", "pancreas", "artery", "alveolus", "chloroplast", "polymer", "alkane", "electrolyte", "thermistor", "generator",
    "transformer", "chromosome", "hormone", "antibody", "pathogen", "vaccine", "stoma", "phloem", "xylem",
]
QUALITIES = ["rate", "mass", "temperature", "volume", "pressure", "concentration", "surface area", "density", "energy", "charge"]
VERBS = ["increases", "decreases", "stays the same", "doubles", "is halved"]
COMMANDS = ["Name", "State", "Describe", "Explain", "Give one reason for", "Suggest a use of", "Define"]
SPANISH = [
    ("la casa", "the house"), ("el perro", "the dog"), ("la mesa", "the table"), ("el libro", "the book"), ("la ventana", "the window"),
    ("el árbol", "the tree"), ("la calle", "the street"), ("el coche", "the car"), ("la playa", "the beach"), ("el reloj", "the clock"),
    ("la cuchara", "the spoon"), ("el zapato", "the shoe"), ("la lluvia", "the rain"), ("el puente", "the bridge"),
]
LEFT, RIGHT, TOP, BOTTOM = 72, 523, 770, 80


class Sheet:
    """A page that is written from top to bottom; the next one begins by itself."""

    def __init__(self, path: pathlib.Path, random_numbers: random.Random, password: str | None = None) -> None:
        lock = StandardEncryption(password, strength=128) if password else None
        self.canvas = Canvas(str(path), pagesize=A4, invariant=1, encrypt=lock)
        self.plain, self.bold = random_numbers.choice(FONTS)
        self.size = random_numbers.choice([10, 11, 12])
        self.left = LEFT + random_numbers.choice([0, 0, 10])
        self.pages = 0
        self.begin()

    def begin(self) -> None:
        self.pages += 1
        self.canvas.setFont(self.plain, 9)
        self.canvas.drawCentredString(A4[0] / 2, 40, str(self.pages))
        self.place = TOP

    def room(self, lines: float) -> None:
        """Begins a page unless there is room for some lines."""
        if self.place - lines * self.size * 1.4 < BOTTOM:
            self.canvas.showPage()
            self.begin()

    def line(self, text: str, indent: float = 0, bold: bool = False, right: str | None = None) -> None:
        """A line, with words at its right end."""
        self.room(1)
        self.canvas.setFont(self.bold if bold else self.plain, self.size)
        self.canvas.drawString(self.left + indent, self.place, text)
        if right:
            self.canvas.drawRightString(RIGHT, self.place, right)
        self.place -= self.size * 1.4

    def gap(self, lines: float = 0.6) -> None:
        self.place -= lines * self.size * 1.4

    def end(self) -> None:
        self.canvas.save()


def sentence(rng: random.Random) -> str:
    first, second = rng.sample(THINGS, 2)
    return rng.choice([
        f"how the {rng.choice(QUALITIES)} of the {first} changes with its {rng.choice(QUALITIES)}",
        f"the part of the {first} that holds the {second}",
        f"the difference between the {first} and the {second}",
        f"why the {rng.choice(QUALITIES)} of a {first} {rng.choice(VERBS)}",
    ])


def parts(sheet: Sheet, rng: random.Random, pages: int) -> None:
    """Questions with parts, dotted lines and marks."""
    number = 0
    while sheet.pages <= pages and number < 400:
        number += 1
        sheet.room(8)
        sheet.line(f"{number}   A student investigates a {rng.choice(THINGS)} and a {rng.choice(THINGS)} in trial {rng.randint(2, 999)}.")
        sheet.gap()
        for letter in "abcd"[:rng.randint(1, 4)]:
            sheet.room(5)
            marks = rng.randint(1, 4)
            sheet.line(f"({letter})   {rng.choice(COMMANDS)} {sentence(rng)}.", 20)
            for _ in range(marks):
                sheet.line("." * (60 if sheet.size > 10 else 70), 44)
            sheet.line("", right=f"[{marks} mark{'s' if marks > 1 else ''}]")
        sheet.gap()


def choices(sheet: Sheet, rng: random.Random, pages: int) -> None:
    """Questions with four options each."""
    number = 0
    while sheet.pages <= pages and number < 600:
        number += 1
        sheet.room(7)
        sheet.line(f"{number}.  Which of these explains {sentence(rng)}?", right="[1 mark]")
        for letter, thing in zip("ABCD", rng.sample(THINGS, 4)):
            sheet.line(f"{letter}   the {rng.choice(QUALITIES)} of the {thing}", 24)
        sheet.gap()


def glossary(sheet: Sheet, rng: random.Random, pages: int) -> None:
    """Terms with their meanings."""
    count = 0
    while sheet.pages <= pages and count < 900:
        for thing in rng.sample(THINGS, len(THINGS)):
            count += 1
            if sheet.pages > pages:
                break
            sheet.line(f"{thing.capitalize()}: a part whose {rng.choice(QUALITIES)} {rng.choice(VERBS)} in the {rng.choice(THINGS)}.")
            sheet.gap(0.3)


def words(sheet: Sheet, rng: random.Random, pages: int) -> None:
    """Words with their translations."""
    for foreign, known in rng.sample(SPANISH, rng.randint(8, len(SPANISH))):
        sheet.line(foreign, right=known)
        sheet.gap(0.4)


KINDS = [(parts, 5, "Answer all questions."), (choices, 3, "Choose one answer."), (glossary, 1, "Glossary"), (words, 1, "Vocabulary")]


def paper(path: pathlib.Path, seed: str, password: str | None = None) -> None:
    """Typesets one paper."""
    rng = random.Random(seed)
    kind, _, instruction = rng.choices(KINDS, [weight for _, weight, _ in KINDS])[0]
    pages = rng.randint(20, 40) if rng.random() < 0.02 else rng.randint(1, 4)
    sheet = Sheet(path, rng, password)
    sheet.line(f"{rng.choice(SUBJECTS)}  Paper {rng.randint(1, 3)}", bold=True)
    sheet.line(instruction)
    sheet.gap(1)
    kind(sheet, rng, pages)
    sheet.end()


def archive(folder: pathlib.Path, count: int, seed: int, broken: int = 0) -> None:
    """Typesets an archive: folders of a hundred papers, one in forty a second time under another name."""
    for index in range(count):
        place = folder / f"{2000 + index // 100}"
        place.mkdir(parents=True, exist_ok=True)
        target = place / f"paper {index:05}.pdf"
        if index % 40 == 39:
            target.with_name(f"copy {index:05}.pdf").write_bytes((place / f"paper {index - 1:05}.pdf").read_bytes())
        else:
            paper(target, f"{seed}/{index}")
    damaged = folder / "damaged"
    for index in range(broken):
        damaged.mkdir(exist_ok=True)
        target = damaged / f"broken {index:03}.pdf"
        paper(target, f"{seed}/broken/{index}", "secret" if index % 4 == 2 else None)
        if index % 4 == 0:
            target.write_bytes(b"")
        elif index % 4 == 1:
            target.write_bytes(target.read_bytes()[:700])
        elif index % 4 == 3:
            target.write_bytes(b"Minutes of the meeting of %d\n" % index)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", type=int)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--broken", type=int, default=0)
    given = parser.parse_args()
    archive(given.folder, given.count, given.seed, given.broken)


if __name__ == "__main__":
    main()
