"""curricc imports what Anki's own library and genanki write, brings it up to date from changed packages, and refuses
packages that mean harm.
"""

import json
import pathlib
import re
import resource
import sqlite3
import subprocess
import sys
import tempfile
import zipfile

import genanki
from anki.collection import Collection, ExportAnkiPackageOptions

from support import binary, build, check, curricc, equal, main

SOUND = b"ID3\x03\x00 no sound, but its bytes are known"
REFUSED = []

def new_collection(folder, name):
    return Collection(str(folder / f"{name}.anki2"))


def add(collection, type_name, deck, *fields, tags=()):
    note = collection.new_note(collection.models.by_name(type_name))
    for name, value in zip(note.keys(), fields):
        note[name] = value
    note.tags = list(tags)
    collection.add_note(note, collection.decks.id(deck))
    return note


def fill(collection):
    """Notes of the kinds that people make."""
    reversed_type, both = "Basic (and reversed card)", "Basic (optional reversed card)"
    made = [
        add(collection, "Basic", "Geography::Europe", "The capital of France", "<b>Paris</b>", tags=["capitals", "eu::west"]),
        add(collection, "Basic", "Geography::Europe", "Area of Malta &amp; Gozo", "316&nbsp;km<sup>2</sup>"),
        add(collection, reversed_type, "Spanish::Food", "el pan", "bread", tags=["food"]),
        add(collection, reversed_type, "Spanish::Food", "la leche", "milk<br>white<script>alert(1)</script>"),
        add(collection, both, "Spanish::Food", "el queso", "cheese", "y"),
        add(collection, both, "Spanish::Food", "la sal", "salt", ""),
        add(collection, "Cloze", "Biology",
            "The {{c1::mitochondrion::organelle}} makes {{c2::ATP}} for the {{c1::cell}}.", "See <i>p. 4</i>"),
        add(collection, "Basic", "Biology", "What does it sound like? [sound:a b.mp3]", '<img src="leaf.png"> a leaf'),
    ]
    (pathlib.Path(collection.media.dir()) / "a b.mp3").write_bytes(SOUND)
    (pathlib.Path(collection.media.dir()) / "leaf.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    return made


def write_package(collection, place, legacy):
    options = ExportAnkiPackageOptions(
        with_scheduling=True, with_deck_configs=True, with_media=True, legacy=legacy)
    collection.export_anki_package(out_path=str(place), options=options, limit=None)
    members = set(zipfile.ZipFile(place).namelist())
    check(("collection.anki21b" in members) != legacy, f"{place.name} is of the other kind: {members}")
    return place


def bring(package, target, *options):
    """Imports a package, checks that its counts add up; the report."""
    report = json.loads(curricc("import", "anki", package, "-o", target, "--report", "json", *options))
    for kind, count in report["counts"].items():
        equal(count["found"], count["imported"] + count["left_out"], f"{kind} of {package.name}")
        left = sum(thing["kind"] == kind for thing in report["left_out"])
        equal(left, count["left_out"], f"{kind} of {package.name} that were left out by name")
    return report


def text_of(folder):
    """All authoring files of a curriculum as one text."""
    return "".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.yaml")))


def changes(report, action):
    return [change for change in report["changes"] if change["action"] == action]


def check_decks(folder, legacy):
    """Notes of Anki's own types as decks of flashcards; a changed package brings them up to date."""
    kind = "legacy" if legacy else "latest"
    collection = new_collection(folder, kind)
    made = fill(collection)
    package = write_package(collection, folder / f"{kind}.apkg", legacy)
    target = folder / f"{kind}-curriculum"
    report = bring(package, target)
    equal(report["counts"]["notes"]["found"], collection.note_count(), f"notes found in the {kind} package")
    equal(report["counts"]["notes"]["imported"], len(made), f"notes of the {kind} package")
    equal(report["counts"]["flashcards"]["found"], collection.card_count(), f"cards of the {kind} package")
    text = text_of(target)
    check("Please update" not in text and "newer version" not in text, "the note that asks to update was taken for content")
    for wanted in ["Paris", "topic: Europe", "aspect: Geography", "topic: Food", "ATP", "organelle", "capitals", "eu west"]:
        check(wanted in text, f"{wanted!r} of the {kind} package is not in the curriculum")
    check("alert" not in text, "a script was taken for text")
    lost = {(field["field"], field["value"]) for field in report["fields"]}
    check(("sound", "a b.mp3") in lost and ("picture", "leaf.png") in lost, f"media not named as left out: {lost}")
    check(any("script" in (field + value) for field, value in lost), f"the script is not named: {lost}")
    build(target, folder / f"{kind}.sqlite", "--no-distractors")

    # The same again changes nothing; another back, and a further note, change just that.
    files = {path: path.read_bytes() for path in target.rglob("*") if path.is_file()}
    equal(bring(package, target)["changes"], [], f"changes of the same {kind} package")
    equal({path: path.read_bytes() for path in target.rglob("*") if path.is_file()}, files, f"files after the same {kind} package")
    made[0]["Back"] = "Paris, on the Seine"
    collection.update_note(made[0])
    add(collection, "Basic", "Biology", "What is a leaf for?", "light")
    report = bring(write_package(collection, folder / f"{kind}.apkg", legacy), target)
    updated = changes(report, "updated")
    equal([(change["path"], change["fields"]) for change in updated if change["id"]],
          [("decks/geography-europe.yaml", ["answer"])], f"what was updated from the {kind} package")
    equal(len(changes(report, "added")), 1, f"what was added from the {kind} package")
    equal(changes(report, "removed") + changes(report, "kept"), [], f"what else the {kind} package did")
    identifier = updated[0]["id"]
    new = (target / "decks/geography-europe.yaml").read_text("utf-8")
    old = files[target / "decks/geography-europe.yaml"].decode()
    equal(new.replace("Paris, on the Seine", '"**Paris**"'), old, "the deck apart from what changed")
    check(f"id: {identifier}\n" in old, f"{identifier} was not there before")
    cards = collection.card_count()
    collection.close()
    return cards


def check_words_in(folder, legacy):
    """Notes with fields for words become lessons with their recordings."""
    kind = "legacy-words" if legacy else "latest-words"
    collection = new_collection(folder, kind)
    models = collection.models
    model = models.new("Vocabulary")
    for name in ("Word", "Translation", "Audio", "IPA"):
        models.add_field(model, models.new_field(name))
    template = models.new_template("Card 1")
    template["qfmt"], template["afmt"] = "{{Word}}{{Audio}}", "{{Translation}}"
    models.add_template(model, template)
    models.add(model)
    add(collection, "Vocabulary", "Español::Comida", "el pan", "bread", "[sound:pan.mp3]", "/pan/", tags=["food"])
    add(collection, "Vocabulary", "Español::Comida", "la leche", "milk", "[sound:missing.mp3]")
    add(collection, "Vocabulary", "Español::Casa", "la casa", "house", "[sound:casa ñ.mp3]")
    for name in ("pan.mp3", "casa ñ.mp3"):
        (pathlib.Path(collection.media.dir()) / name).write_bytes(SOUND + name.encode())
    package = write_package(collection, folder / f"{kind}.apkg", legacy)
    target = folder / f"{kind}-curriculum"
    report = bring(package, target, "--language", "es", "--source-language", "en")
    equal(report["counts"]["notes"]["imported"], 3, f"notes of {kind}")
    check(any(field["value"] == "missing.mp3" for field in report["fields"]), f"the missing file is not named: {report['fields']}")
    brought = {path.name: path.read_bytes() for path in (target / "media").rglob("*") if path.is_file()}
    equal(brought, {name: SOUND + name.encode() for name in ("pan.mp3", "casa ñ.mp3")}, f"media of {kind}")
    text = text_of(target)
    check(re.search(r"audio: .*media/anki/pan\.mp3", text) or "media/anki/pan.mp3" in text, f"no word has its sound:\n{text[-2000:]}")
    collection.close()


def check_genanki(folder):
    """What genanki writes."""
    model = genanki.Model(
        1607392319, "Terms", fields=[{"name": "Term"}, {"name": "Meaning"}],
        templates=[{"name": "Card 1", "qfmt": "{{Term}}", "afmt": '{{FrontSide}}<hr id="answer">{{Meaning}}'}])

    def package(meaning, place):
        deck = genanki.Deck(2059400110, "Chemistry::Bonds")
        for number, (term, text) in enumerate([("ionic", meaning), ("covalent", "shared pairs"), ("metallic", "a sea")]):
            deck.add_note(genanki.Note(model=model, fields=[term, text], tags=["bonds"], guid=f"bond-{number}"))
        deck.add_note(genanki.Note(model=genanki.CLOZE_MODEL, fields=["Water is {{c1::polar}}.", ""], guid="bond-9"))
        genanki.Package(deck).write_to_file(place)
        return place

    target = folder / "genanki-curriculum"
    report = bring(package("from ions", folder / "terms.apkg"), target)
    equal(report["counts"]["notes"]["imported"], 4, "notes of genanki's package")
    report = bring(package("between ions", folder / "terms.apkg"), target)
    equal([change["fields"] for change in report["changes"]], [["answer"]], "what genanki's changed package did")
    check("between ions" in text_of(target) and "from ions" not in text_of(target), "the changed field did not arrive")
    check("type: cloze" in text_of(target), "the gap is none")
    build(target, folder / "genanki.sqlite", "--no-distractors")


# Hostile packages


def refused(package, folder, *saying):
    """An import that ends with 2, says why, writes nothing and takes little memory."""
    target = folder / "refused"
    run = subprocess.run(
        [binary(), "import", "anki", package, "-o", target], capture_output=True, text=True, timeout=60)
    equal(run.returncode, 2, f"exit status for {package.name}: {run.stderr[-500:]}")
    for words in saying:
        check(words in run.stderr, f"{package.name}: {words!r} is not said, but {run.stderr!r}")
    # The greatest of all programs that ran, in KiB; macOS has bytes.
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / (1024 if sys.platform == "darwin" else 1)
    check(peak < 400 << 10, f"{package.name} made a program take {peak / 1024:.0f} MiB")
    REFUSED.append(package.name)
    check(not target.exists(), f"{package.name} left {list(target.rglob('*')) if target.exists() else ''}")


def rewritten(package, place, change):
    """A package whose members `change` may replace, drop (None) or add to."""
    with zipfile.ZipFile(package) as old, zipfile.ZipFile(place, "w", zipfile.ZIP_DEFLATED) as new:
        members = {name: old.read(name) for name in old.namelist()}
        members.update(change(members))
        for name, content in members.items():
            if content is not None:
                new.writestr(name, content)
    return place


def with_statements(folder, database, script):
    """A database after some statements."""
    place = folder / "scratch.sqlite"
    place.write_bytes(database)
    connection = sqlite3.connect(place)
    connection.create_collation("unicase", lambda one, other: (one > other) - (one < other))
    connection.executescript(script)
    connection.close()
    return place.read_bytes()


def zstd_bomb(blocks):
    """A frame of zstd that claims 300 bytes and holds 128 KiB in every 4 bytes: blocks of one byte, repeated."""
    frame = b"\x28\xb5\x2f\xfd" + bytes([0x40, 0x38]) + (300 - 256).to_bytes(2, "little")
    size = 128 << 10
    middle = (size << 3 | 1 << 1).to_bytes(3, "little") + b"\0"
    last = (size << 3 | 1 << 1 | 1).to_bytes(3, "little") + b"\0"
    return frame + middle * (blocks - 1) + last


def check_hostile(folder):
    old, new = folder / "legacy.apkg", folder / "latest.apkg"
    database = "collection.anki21"

    def hostile(place, script):
        return rewritten(old, folder / place, lambda all: {database: with_statements(folder, all[database], script)})

    trigger = "CREATE TRIGGER harm AFTER INSERT ON cards BEGIN DELETE FROM notes; END;"
    refused(hostile("view.apkg", f"{trigger} ALTER TABLE notes RENAME TO hidden; CREATE VIEW notes AS SELECT * FROM hidden;"),
            folder, "view.apkg", "'notes'")
    refused(hostile("endless.apkg", """ALTER TABLE cards RENAME TO hidden; CREATE VIEW cards AS WITH RECURSIVE
            n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS nid, 1 AS did, 0 AS odid, 0 AS ord, 0 AS reps FROM n;"""),
            folder, "endless.apkg", "'cards'")
    # A trigger alone can do nothing where nothing is written.
    equal(bring(hostile("trigger.apkg", trigger), folder / "trigger")["counts"]["notes"]["found"], 9, "notes beside a trigger")
    refused(rewritten(old, folder / "slip.apkg", lambda all: {"../escaped": b"x"}), folder, "../escaped")
    refused(rewritten(old, folder / "absolute.apkg", lambda all: {"/tmp/escaped": b"x"}), folder, "/tmp/escaped")
    refused(rewritten(old, folder / "damaged.apkg", lambda all: {database: all[database][:3000]}), folder, "damaged.apkg")
    refused(rewritten(old, folder / "text.apkg", lambda all: {database: b"no database"}), folder, "no SQLite database")
    refused(rewritten(old, folder / "empty.apkg", lambda all: {name: None for name in all}), folder, "empty.apkg")
    refused(rewritten(new, folder / "cut.apkg", lambda all: {
        "collection.anki21b": all["collection.anki21b"][:2000]}), folder, "cut.apkg")
    refused(rewritten(new, folder / "later.apkg", lambda all: {"meta": b"\x08\x09"}), folder, "version 9")
    for name, member in (("bomb.apkg", "collection.anki21b"), ("media-bomb.apkg", "media")):
        refused(rewritten(new, folder / name, lambda all: {member: zstd_bomb(20_000)}), folder, name, member)


def prove():
    with tempfile.TemporaryDirectory() as name:
        folder, came = pathlib.Path(name), 0
        for legacy in (True, False):
            came += check_decks(folder, legacy)
            check_words_in(folder, legacy)
        check_genanki(folder)
        check_hostile(folder)
    return (f"{came} cards of packages of both kinds, and genanki's, come and are kept up to date; {len(REFUSED)} hostile ones "
            "are refused")


main(prove, bundle=False)
