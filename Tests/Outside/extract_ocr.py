"""Scans: `curricc extract --ocr` reads pages that are pictures with the real Tesseract, as it reads the pages themselves.

Development papers are drawn at 300 dots per inch and put into PDF files without text, as scanners make them, and into
PNG and JPEG files. What is read off them is compared with what was typeset.
"""

import json
import os
import pathlib
import subprocess
import tempfile

from support import ROOT, binary, check, curricc, equal, main

PAPERS = ROOT / "Evaluation/extraction/development"
# Of each paper so many of the questions must be found with at least eight tenths of their words.
CASES = {
    "choices-mixed-rows": 0.9, "code-listings": 0.9, "quiz-rounds-inline": 0.8, "points-and-answer-boxes": 0.9,
}
REVIEW = "read by a text recogniser: compare every word"


def draw(paper, folder, kind):
    """The pages of a paper as pictures."""
    subprocess.run(["pdftoppm", f"-{kind}", "-r", "300", PAPERS / f"{paper}.pdf", folder / paper], check=True)
    return sorted(folder.glob(f"{paper}-*.{'jpg' if kind == 'jpeg' else 'png'}"))


def size(jpeg):
    """Width and height of a JPEG picture."""
    offset = 2
    while True:
        marker, length = jpeg[offset + 1], int.from_bytes(jpeg[offset + 2:offset + 4], "big")
        if 0xC0 <= marker <= 0xC3:
            return int.from_bytes(jpeg[offset + 7:offset + 9], "big"), int.from_bytes(jpeg[offset + 5:offset + 7], "big")
        offset += 2 + length


def scan(pictures, path):
    """A PDF file that has nothing but pictures, each as large as its page."""
    bodies = [b"<</Type/Catalog/Pages 2 0 R>>", b""]
    kids = []
    for picture in pictures:
        jpeg = picture.read_bytes()
        width, height = size(jpeg)
        first = len(bodies) + 1
        kids.append(f"{first} 0 R")
        page = (width * 72 / 300, height * 72 / 300)
        content = f"q {page[0]} 0 0 {page[1]} 0 0 cm /I Do Q".encode()
        bodies.append(
            f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 {page[0]} {page[1]}]/Contents {first + 1} 0 R"
            f"/Resources<</XObject<</I {first + 2} 0 R>>>>>>".encode())
        bodies.append(b"<</Length %d>>stream\n%s\nendstream" % (len(content), content))
        bodies.append(
            b"<</Type/XObject/Subtype/Image/Width %d/Height %d/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode"
            b"/Length %d>>stream\n%s\nendstream" % (width, height, len(jpeg), jpeg))
    bodies[1] = f"<</Type/Pages/Count {len(kids)}/Kids[{' '.join(kids)}]>>".encode()
    out, offsets = b"%PDF-1.4\n", []
    for number, body in enumerate(bodies, 1):
        offsets.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    table = b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
    out += b"xref\n0 %d\n0000000000 65535 f \n%strailer\n<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (
        len(bodies) + 1, table, len(bodies) + 1, len(out))
    path.write_bytes(out)


def words(text):
    return [word.strip(".,;:?!()[]\"'“”‘’").lower() for word in (text or "").split()]


def likeness(one, other):
    """How many words two texts share, 0 to 1."""
    one, rest, shared = words(one), words(other), 0
    total = len(one) + len(rest)
    for word in one:
        if word in rest:
            rest.remove(word)
            shared += 1
    return 2 * shared / total if total else 1


def found(records, wanted):
    """How many of the questions of a paper are among the records."""
    return sum(
        any(likeness(record["question"], truth["question"]) >= 0.8 or
            likeness((record.get("stem") or "") + " " + record["question"], truth["question"]) >= 0.8
            for record in records)
        for truth in wanted)


def read(path, *options):
    return [json.loads(line) for line in curricc("extract", path, "--jsonl", *options).splitlines()]


def marked(records, what):
    for record in records:
        check(record["confidence"] <= 0.85, f"{what} claims to be sure: {record}")
        notes = record.get("review") or record.get("reviews") or []
        check(REVIEW in notes, f"{what} does not say that it was read off a picture: {record}")


def fails(path, *options, saying, environment=None):
    run = subprocess.run(
        [binary(), "extract", path, "--jsonl", *options], capture_output=True, text=True, timeout=300,
        env={**os.environ, **(environment or {})})
    for words in saying:
        check(words in run.stderr, f"{path.name} {options}: {words!r} is not said, but {run.stderr!r}")
    equal(run.stdout, "", f"what comes out of {path.name} {options}")


def prove():
    total, right = 0, 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for paper, least in CASES.items():
            scanned = folder / f"{paper}.pdf"
            pictures = draw(paper, folder, "jpeg")
            scan(pictures, scanned)
            wanted = json.loads((PAPERS / f"{paper}.json").read_text("utf-8"))
            records = read(scanned, "--ocr")
            marked(records, paper)
            count = found(records, wanted)
            check(count >= least * len(wanted), f"{paper}: {count} of {len(wanted)} questions, wanted {least}")
            total, right = total + len(wanted), right + count
            # A picture alone is its first page.
            first = [truth for truth in wanted if truth["page"] == 1]
            for kind, picture in (("JPEG", pictures[0]), ("PNG", draw(paper, folder, "png")[0])):
                alone = read(picture, "--ocr")
                marked(alone, f"{paper} as {kind}")
                count = found(alone, first)
                check(count >= least * len(first), f"{paper} as {kind}: {count} of {len(first)} questions")
            fails(scanned, saying=["without a text layer", "--ocr"])
        fails(scanned, "--ocr", "--ocr-language", "xyz", saying=["xyz", "tesseract-ocr-xyz"])
        fails(scanned, "--ocr", "--ocr-language", "../eng", saying=["no language"])
        fails(scanned, "--ocr", saying=["not installed", "apt-get install", "brew install"],
              environment={"CURRICC_TESSERACT": "/no/such/program"})
        # A page with text is read as it is.
        plain = read(PAPERS / "quiz-rounds-inline.pdf", "--ocr")
        check(all(REVIEW not in str(record) for record in plain), "a page with text was taken for a scan")
    version = subprocess.run(["tesseract", "--version"], capture_output=True, text=True).stdout.split()[1]
    return f"Tesseract {version}: {right} of {total} questions are read off scans of {len(CASES)} papers, and marked so"


main(prove, bundle=False)
