"""`curricc lint --format json`: valid JSON whose offsets, lines and columns agree with Python's own count.

Mistakes are planted behind characters that make counting hard: several bytes, several code points, two UTF-16 units.
Columns are grapheme clusters; the `regex` package's \\X is the other opinion. And the edits that the report offers do,
applied by Python, just what `lint --fix` does.
"""

import dataclasses
import json
import pathlib
import shutil
import tempfile
import unicodedata

import jsonschema
import regex

from support import SCHEMAS, check, copy_curriculum, curricc, equal, main

# Vowelled Arabic, a family joined by ZWJ, a flag, a skin tone, combining marks, Hangul in letters, Devanagari, Thai.
HARD = "مَرْحَبًا 👨‍👩‍👧‍👦 🇲🇽 👋🏽 e͜x̂ 한국 नमस्ते กำลัง 你好"
DECOMPOSED = unicodedata.normalize("NFD", "además también")
LONG_NAME = "家族 👨‍👩‍👧‍👦 семья семья семья семья семья"

SPANISH = "courses/es/n1/u1-l1-hello-and-goodbye.yaml"
CHINESE = "courses/zh/n1/u1-l1-greetings.yaml"
ARABIC = "courses/ar/n1/u1-l1-greetings.yaml"
FRENCH = "courses/fr/course.yaml"
BOSS = "courses/es/n1/boss.yaml"
KIT = "story/newborn/my-family.yaml"
QUIZ = "quizzes/physics.yaml"
DECK = "decks/volcanoes.yaml"
OTHER_DECK = "decks/water-cycle.yaml"


@dataclasses.dataclass
class Planted:
    """A mistake: what takes the place of what in a file, the rule that finds it, the text that it points at."""
    file: str
    old: str
    new: str
    rule: str
    cut: str


def card(number, mapping):
    """A card on one line, with the characters that are hard to count in front."""
    return f'cards:\n  - {{native_text: "{HARD} {number}", {mapping}}}\n'


PLANTED = [
    Planted(SPANISH, "cards:\n", card(1, "id: hard-1, target_text: uno, poz: num"), "schema/unknown-key", "poz"),
    Planted(SPANISH, "cards:\n", card(2, "id: hard-2, target_text: dos, pos: nouns"), "schema/unknown-word", "nouns"),
    Planted(SPANISH, "cards:\n", card(3, f"id: hard-3, target_text: {DECOMPOSED}, pos: adv"),
            "text/decomposed", DECOMPOSED),
    Planted(SPANISH, "cards:\n", card(4, "id: hard-4, target_text: ho\u200bla tú, pos: intj"),
            "text/invisible-character", "ho\u200bla tú"),
    Planted(SPANISH, "cards:\n", card(5, "id: hola, target_text: cinco, pos: num"), "id/duplicate", "hola"),
    Planted(CHINESE, "cards:\n", card(6, "id: Hard_6, target_text: 六六, pos: num"), "id/malformed", "Hard_6"),
    Planted(ARABIC, "order_idx: 0", "order_idx: صفر", "schema/wrong-type", "صفر"),
    Planted(BOSS, "    unit: es-n1-u1\n", "    unit: es-n1-u9\n", "ref/unresolved", "es-n1-u9"),
    Planted(KIT, "name: My family", f"name: {LONG_NAME}", "kit/name-length", LONG_NAME),
    Planted(QUIZ, "subject: physics", "subject: физика", "gcse/subject-unknown", "физика"),
    Planted(DECK, "kind: deck", "\ufeffkind: deck", "yaml/byte-order-mark", "\ufeff"),
    Planted(FRENCH, "name: French", f"name: French: {HARD}", "yaml/syntax", None),
    Planted(OTHER_DECK, "topic:", "вода\ntopic:", "yaml/syntax", None),
]


def plant(folder):
    for planted in PLANTED:
        path = folder / planted.file
        text = path.read_bytes().decode("utf-8")
        check(planted.old in text, f"{planted.old!r} is not in {planted.file}")
        path.write_bytes(text.replace(planted.old, planted.new, 1).encode("utf-8"))
    # Windows' line endings: two bytes, one cluster.
    kit = folder / KIT
    kit.write_bytes(kit.read_bytes().replace(b"\n", b"\r\n"))


def counted(data, offset):
    """Line and column of a byte, from 1; columns in grapheme clusters, of which a byte order mark is none."""
    lines = data[:offset].decode("utf-8").removeprefix("\ufeff").split("\n")
    return len(lines), len(regex.findall(r"\X", lines[-1])) + 1


def check_location(folder, location, rule):
    """The text that the offsets cut out, after its line and column were counted again."""
    data = (folder / location["path"]).read_bytes()
    start, end = location["start"], location["end"]
    check(start["offset"] <= end["offset"] <= len(data), f"offsets of {rule}: {location}")
    cut = data[start["offset"]:end["offset"]]
    check(cut.decode("utf-8", "ignore").encode("utf-8") == cut, f"{rule} cuts a character in {location}: {cut!r}")
    for position in (start, end):
        line_column = counted(data, position["offset"])
        equal((position["line"], position["column"]), line_column, f"line and column of {rule} in {location['path']}")
    return cut.decode("utf-8")


def applied(folder, findings):
    """The safe edits, done by Python from the back to the front, each place once."""
    edits = {(edit["path"], edit["start"], edit["end"], edit["replacement"]) for finding in findings
             for edit in finding.get("fix", {}).get("edits", []) if finding["fix"]["safety"] == "safe"}
    for path, start, end, replacement in sorted(edits, reverse=True):
        file = folder / path
        data = file.read_bytes()
        file.write_bytes(data[:start] + replacement.encode("utf-8") + data[end:])
    return len(edits)


def prove():
    validator = jsonschema.Draft202012Validator(json.loads((SCHEMAS / "diagnostics.schema.json").read_text("utf-8")))
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        plant(copy_curriculum(folder / "curriculum"))
        report = json.loads(curricc("lint", "curriculum", "--format", "json", status=1, folder=folder))
        problems = [problem.message for problem in validator.iter_errors(report)]
        equal(problems, [], "problems of the report with diagnostics.schema.json")
        findings = report["findings"]

        located, cuts = 0, set()
        for finding in findings:
            if "location" in finding:
                cut = check_location(folder, finding["location"], finding["rule"])
                cuts.add((finding["rule"], finding["location"]["path"].removeprefix("curriculum/"), cut))
                located += 1
            for label in finding["labels"]:
                check_location(folder, label["location"], finding["rule"])
                located += 1
        for planted in PLANTED:
            found = [cut for rule, path, cut in cuts if (rule, path) == (planted.rule, planted.file)]
            check(found if planted.cut is None else planted.cut in found,
                  f"{planted.rule} in {planted.file} points at {found}, not at {planted.cut!r}")
        counts = {severity + "s": sum(finding["severity"] == severity for finding in findings)
                  for severity in ("error", "warning", "info")}
        equal(report["summary"], counts, "summary")

        # The edits of the report and those of --fix are the same.
        shutil.copytree(folder / "curriculum", folder / "fixed/curriculum")
        edits = applied(folder, findings)
        curricc("lint", "curriculum", "--fix", status=1, folder=folder / "fixed")
        for file in sorted((folder / "curriculum").rglob("*.yaml")):
            path = file.relative_to(folder)
            equal((folder / "fixed" / path).read_bytes().decode(), file.read_bytes().decode(), f"{path} after --fix")
        check(edits >= 3, f"only {edits} safe edits")
    return (f"{len(PLANTED)} planted mistakes found; {located} places in {len(findings)} findings counted again; "
            f"{edits} edits are those of --fix")


main(prove, bundle=False)
