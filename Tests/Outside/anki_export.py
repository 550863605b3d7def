"""Anki's own library opens what curricc exports, and a later release leaves the learner's schedule as it is.

The flagship goes into a new collection; some cards are answered; a later release goes into the same collection, and
changes what it changed and nothing else.
"""

import html
import json
import pathlib
import re
import tempfile

from anki.collection import Collection, ImportAnkiPackageOptions, ImportAnkiPackageRequest

from support import build, check, copy_curriculum, curricc, equal, main, open_bundle

def take(collection, package):
    """Imports a package as Anki's window does; its log."""
    request = ImportAnkiPackageRequest(package_path=str(package), options=ImportAnkiPackageOptions())
    return collection.import_anki_package(request).log


def export(bundle, place):
    report = json.loads(curricc("export", "anki", bundle, "-o", place, "--report", "json"))
    for count in report["counts"]:
        equal(count["in"], count["carried"] + count["reported"], f"{count['kind']} in and out")
    return place


def notes(collection):
    """The notes by guid: type, fields, tags."""
    return {
        note.guid: (note.note_type()["name"], dict(note.items()), sorted(note.tags))
        for note in map(collection.get_note, collection.find_notes(""))
    }


def plain(field):
    return html.unescape(re.sub(r"<br>", "\n", field))


def deck_names(collection):
    return {deck.name for deck in collection.decks.all_names_and_ids(skip_empty_default=True)}


def level(text):
    """A title as a part of a deck's name."""
    return text.replace("::", ":").replace('"', "'")


def check_words(collection, database):
    """Every word of a course is a note with two cards in the deck of its lesson."""
    rows = database.execute(
        """SELECT c.key, c.target_text, c.native_text, g.name, b.long_label, u.title, l.title FROM cards c
        JOIN languages g USING (language_id) JOIN lessons l USING (lesson_id) JOIN units u USING (unit_id)
        JOIN bands b ON b.band_id = u.band_id""").fetchall()
    arrived = notes(collection)
    for key, target, native, *path in rows:
        check(key in arrived, f"the word {key} did not arrive")
        equal(plain(arrived[key][1]["Target"]), target, f"{key}, target")
        equal(plain(arrived[key][1]["Native"]), native, f"{key}, native")
    by_deck = {}
    for *_, name, band, unit, lesson in rows:
        deck = "::".join(map(level, (name, band, unit, lesson)))
        by_deck[deck] = by_deck.get(deck, 0) + 2
    for deck, count in by_deck.items():
        equal(len(collection.find_cards(f'"deck:{deck}" note:"curricc word"')), count, f"cards of the deck {deck}")
    return len(rows)


def check_gaps(collection):
    """A card with a gap hides its answer on the front and shows it on the back."""
    cards = collection.find_cards('note:"curricc gaps"')
    for card in map(collection.get_card, cards):
        text = card.note()["Text"]
        answer = re.search(r"\{\{c%d::(.*?)\}\}" % (card.ord + 1), text)[1]
        front, back = card.question(), card.answer()
        check("[...]" in front, f"no gap in {front!r}")
        hidden = re.sub(r'data-cloze="[^"]*"', "", front)
        check(f'data-cloze="{answer}"' in front or answer not in hidden, f"the front shows {answer!r}: {hidden!r}")
        check(re.search(r'class="cloze"[^>]*>' + re.escape(answer), back), f"the back of {text!r} does not show {answer!r}")
    check(cards, "the flagship has no cards with gaps")
    return len(cards)


def check_fronts(collection):
    """Every card has a front and a back, and the front of a question does not say the answer's heading."""
    for number in collection.find_cards(""):
        card = collection.get_card(number)
        front = re.sub(r"<style>.*?</style>", "", card.question(), flags=re.S)
        check(re.sub(r"<[^>]*>", "", front).strip() or "<img" in front, f"an empty front: {card.note().fields}")
        check(card.answer() != card.question(), f"a back that says no more than its front: {card.note().fields}")


def schedules(collection):
    """What the learner has done, card by card."""
    rows = collection.db.all("SELECT id, nid, ord, did, type, queue, due, ivl, factor, reps, lapses, data FROM cards")
    return {tuple(row[1:3]): (row[0], *row[3:]) for row in rows}


def answer_some(collection, decks):
    """Answers cards as a learner does; which."""
    answered = set()
    for name, ratings in decks.items():
        collection.decks.select(collection.decks.id(name))
        for rating in ratings:
            queued = collection.sched.get_queued_cards().cards
            check(queued, f"nothing to learn in {name}")
            card = collection.get_card(queued[0].card.id)
            card.start_timer()
            collection.sched.answerCard(card, rating)
            answered.add((card.nid, card.ord))
    return answered


def release(folder, version, changes):
    """Changes files of a curriculum and raises its version."""
    head = folder / "curriculum.yaml"
    text = head.read_text("utf-8")
    head.write_text(re.sub(r"^version: .*$", f"version: {version}", text, count=1, flags=re.M), "utf-8")
    for path, old, new in changes:
        text = (folder / path).read_text("utf-8")
        equal(text.count(old), 1, f"places of {old!r} in {path}")
        (folder / path).write_text(text.replace(old, new), "utf-8")


def check_export(bundle, folder):
    lesson = "courses/es/i1/u15-l1-means-of-transport.yaml"
    collection = Collection(str(folder / "learner.anki2"))
    log = take(collection, export(bundle, folder / "first.apkg"))
    with open_bundle(bundle) as database:
        words = check_words(collection, database)
        others = database.execute("SELECT count(*) FROM questions WHERE owner_kind != 'card'").fetchone()[0]
        tops = {level(row[0]) for row in database.execute("SELECT name FROM languages")}
        titles = {level(row[0]) for row in database.execute(
            "SELECT title FROM lessons UNION SELECT name FROM kits UNION SELECT topic FROM decks")}
    equal(len(log.new), words + others, "new notes")
    equal((len(log.updated), len(log.duplicate), len(log.conflicting)), (0, 0, 0), "other notes")
    equal(collection.note_count(), words + others, "notes in the collection")
    names = deck_names(collection)
    check(tops <= {name.split("::")[0] for name in names}, f"no deck for each course: {sorted(names)[:9]}")
    check(titles <= {name.split("::")[-1] for name in names}, f"without a deck: {titles - {n.split('::')[-1] for n in names}}")
    gaps = check_gaps(collection)
    check_fronts(collection)
    before, cards = notes(collection), collection.card_count()
    spanish = next(name for name in names if name.endswith("::Means of transport"))
    vaccines = next(name for name in names if name.endswith("How vaccines work"))
    answered = answer_some(collection, {spanish: [4, 3, 1, 3], vaccines: [4, 2]})
    check(len(answered) >= 4, f"answered {answered}")
    # Anki notes the second of a review in two ways, which differ when a second ends between them; it sets that right itself.
    collection.fix_integrity()
    learned = schedules(collection)

    # The same package once more is nothing new.
    log = take(collection, folder / "first.apkg")
    equal((len(log.new), len(log.updated)), (0, 0), "the same package again")
    equal(schedules(collection), learned, "schedules after the same package")

    # A later release.
    copy = copy_curriculum(folder / "copy")
    added = ("  - id: tranvia\n    target_text: el tranvía\n    native_text: tram\n    lemma: tranvía\n    pos: noun\n"
             "    gender: m\n    article: el\n    difficulty_rating: 2\n")
    release(copy, "1.1.0", [
        (lesson, "    native_text: plane\n", "    native_text: aeroplane\n"),
        (lesson, "cards:\n  - id: viaje\n", f"cards:\n{added}  - id: viaje\n"),
    ])
    log = take(collection, export(build(copy, folder / "second.sqlite"), folder / "second.apkg"))
    after = notes(collection)
    equal(after.keys() - before.keys(), {"card/es/tranvia"}, "notes that came")
    equal(before.keys() - after.keys(), set(), "notes that went")
    equal([key for key in before if before[key][1].get("Native") != after[key][1].get("Native")], ["card/es/avion"],
          "words with another translation")
    equal(after["card/es/avion"][1]["Native"], "aeroplane", "the changed translation")
    equal(collection.card_count(), cards + 2, "cards after the release")
    equal(deck_names(collection), names, "decks after the release")
    equal(len(log.new), 1, "new notes of the release")
    now = schedules(collection)
    for card in answered:
        equal(now[card], learned[card], f"the schedule of an answered card {card}")
    equal({card: row for card, row in now.items() if card in learned}, learned, "schedules after the release")

    # And one after that: times rise from release to release.
    release(copy, "1.1.1", [(lesson, "    native_text: aeroplane\n", "    native_text: airplane\n")])
    take(collection, export(build(copy, folder / "third.sqlite"), folder / "third.apkg"))
    equal(notes(collection)["card/es/avion"][1]["Native"], "airplane", "the translation changed once more")
    equal({card: row for card, row in schedules(collection).items() if card in learned}, learned, "schedules at last")
    said, whole = collection.fix_integrity()
    check(whole, f"Anki mends the collection: {said}")
    collection.close()
    return words + others, cards, gaps, len(answered)


def prove(bundle):
    with tempfile.TemporaryDirectory() as name:
        sent, cards, gaps, answered = check_export(bundle, pathlib.Path(name))
    return (f"{sent} notes with {cards} cards, {gaps} of them gaps, open in Anki; two releases leave {answered} answered cards "
            "as they are")


main(prove)
