#!/usr/bin/env python3
"""baseline.py FOLDER OUT.sqlite [--schema PATH]

The same rows as the floor writes, as a team would script it today: PyYAML's C loader and the sqlite3 module.
It validates nothing either. Needs PyYAML with libyaml.
"""

import argparse
import hashlib
import json
import os
import re
import sqlite3
import sys

import yaml

GRADINGS = {
    "choice": "choose-one",
    "multiple_choice_text": "choose-one",
    "typed": "type-text",
    "translate_text": "type-text",
    "fill_blank": "fill-gaps",
    "order_words": "order",
}
ITEM_KEYS = ["explanation", "id", "options", "prompt", "type", "unit"]
COURSE_DETAILS = ["closed_class", "proper_names"]
CARD_DETAILS = ["forms", "hints", "note", "number", "tags", "undiacritised"]


def identity(key):
    """The first 53 bits of SHA-256 over the key."""
    return int.from_bytes(hashlib.sha256(key.encode()).digest()[:8], "big") >> 11 or 1


def to_json(value):
    if value is None:
        return None
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def documents(folder):
    """Every file of the curriculum; all scalars stay text."""
    for path, _, names in os.walk(folder):
        for name in names:
            if name.endswith(".yaml"):
                with open(os.path.join(path, name), "rb") as file:
                    yield yaml.load(file, Loader=yaml.CBaseLoader)


def texts(value):
    return [value] if isinstance(value, str) else value


def senses(native):
    """What a native text accepts: pieces between semicolons without the notes in parentheses."""
    return [re.sub(r"\([^)]*\)", "", part).strip() for part in native.split(";")]


def answer_of(question):
    """What an answer is graded by."""
    grading = GRADINGS[question["type"]]
    answer = {"correct": texts(question["answer"])}
    if grading == "type-text":
        answer["alternatives"] = question.get("accept", [])
    elif grading == "fill-gaps":
        answer["gaps"] = [answer["correct"]]
    return answer


def item_of(question):
    """A question as an element of content_json and items_json."""
    item = {key: question[key] for key in ITEM_KEYS if key in question}
    item["correct"] = question["answer"] if "options" in question else texts(question["answer"])
    if "accept" in question:
        item["alternatives"] = question["accept"]
    return item


class Rows:
    """The rows of each table, collected file by file."""

    def __init__(self):
        self.languages, self.bands, self.units, self.lessons, self.cards = [], [], [], [], []
        self.boss_tests, self.sentences, self.questions, self.options = [], [], [], []
        self.info, self.bands_of_units, self.codes = {}, {}, {}

    def add(self, document):
        getattr(self, "add_" + document["kind"].replace("-", "_"))(document)

    def add_curriculum(self, file):
        self.info = file

    def add_language(self, file):
        key = "language/" + file["id"]
        details = {name: file[name] for name in COURSE_DETAILS if name in file}
        if "gendered_nouns" in file:
            details["gendered_nouns"] = file["gendered_nouns"] == "true"
        source = file["source_language"]
        self.codes[file["id"]] = file["code"]
        self.languages.append((
            identity(key), file["code"], file["name"], file.get("flag_emoji"), key, file.get("native_name"),
            file.get("variant"), file["script"], file.get("direction", "ltr"), source["code"],
            source.get("variant"), file.get("dialect_policy"), file.get("romanisation"),
            to_json(details or None)))

    def add_band(self, file):
        course = file["language"]
        key = f"band/{course}/{file['id']}"
        self.bands.append((
            identity(key), identity("language/" + course), file["short_label"], file["long_label"],
            int(file["order_idx"]), int(file["units_required"]), key, file.get("description"),
            to_json(file.get("cefr")), to_json(file.get("parameters"))))
        for order, unit in enumerate(file["units"]):
            unit_key = f"unit/{course}/{unit['id']}"
            self.bands_of_units[unit_key] = identity(key)
            self.units.append((
                identity(unit_key), identity(key), unit["title"], unit.get("description"), order, unit_key,
                unit.get("can_do"), to_json(unit.get("topics"))))

    def add_lesson(self, file):
        course = file["language"]
        key = f"lesson/{course}/{file['id']}"
        lesson = identity(key)
        content = {"sentences": file["sentences"]}
        if "explanations" in file:
            content["explanations"] = [text.rstrip("\n") for text in texts(file["explanations"])]
        if "exercises" in file:
            content["exercises"] = [item_of(question) for question in file["exercises"]]
        unit_key = f"unit/{course}/{file['unit']}"
        self.lessons.append((
            lesson, identity(unit_key), file["title"], file["lesson_type"], to_json(content),
            int(file.get("xp_value", 15)), int(file["order_idx"]), unit_key, key, file.get("mode"),
            file.get("can_do"), to_json(file.get("grammar"))))
        for order, sentence in enumerate(file["sentences"]):
            self.sentences.append((
                lesson, order, sentence["target_text"], sentence["native_text"],
                sentence.get("transliteration"), None, sentence.get("note")))
        for order, card in enumerate(file["cards"]):
            self.add_card(course, lesson, order, card)
        for order, question in enumerate(file.get("exercises", [])):
            self.add_question(course, "lesson", lesson, order, question)

    def add_card(self, course, lesson, order, card):
        key = f"card/{course}/{card['id']}"
        target, native = card["target_text"], card["native_text"]
        first, *others = senses(native)
        accept = card.get("accept_native", [])
        answer = {"alternatives": others + accept, "correct": [first], "type": "translation"}
        details = {name: card[name] for name in CARD_DETAILS if name in card}
        difficulty = int(card.get("difficulty_rating", 3))
        card_id = identity(key)
        self.cards.append((
            card_id, lesson, course, target, native, None, None, to_json(answer),
            difficulty, order, key, card.get("lemma"), card.get("pos"), card.get("gender"),
            card.get("article"), card.get("ipa"), card.get("transliteration"), None, None,
            to_json(details or None)))
        directions = {
            "recognise": (target, [first, *others], accept),
            "produce": (native, [target], card.get("accept_target", [])),
        }
        for place, (direction, (prompt, correct, alternatives)) in enumerate(directions.items()):
            question = f"question/{course}/{card['id']}/{direction}"
            answer = {"correct": correct}
            if alternatives:
                answer["alternatives"] = alternatives
            self.questions.append((
                identity(question), question, "card", card_id, place, "typed", "type-text", prompt,
                to_json(answer), 1, difficulty, None, None))

    def add_boss_test(self, file):
        course = file["language"]
        key = f"boss-test/{course}/{file['id']}"
        items = [item_of(question) for question in file["items"]]
        limit = file.get("time_limit_seconds")
        self.boss_tests.append((
            identity(key), identity(f"band/{course}/{file['band']}"), file["title"], to_json(items),
            limit and int(limit), int(file["pass_score_pct"]), key))
        for order, question in enumerate(file["items"]):
            self.add_question(course, "boss-test", identity(key), order, question)

    def add_question(self, course, owner_kind, owner, order, question):
        key = f"question/{course}/{question['id']}"
        details = {"unit": question["unit"]} if "unit" in question else None
        self.questions.append((
            identity(key), key, owner_kind, owner, order, question["type"], GRADINGS[question["type"]],
            question["prompt"], to_json(answer_of(question)), 1, None, question.get("explanation"),
            to_json(details)))
        for place, option in enumerate(question.get("options", [])):
            is_key = int(option == question["answer"])
            self.options.append((identity(key), place, option, is_key, "author", None, None, None))

    def finish(self):
        """Fills in what another file says, and sorts."""
        self.lessons = [row[:7] + (self.bands_of_units[row[7]],) + row[8:] for row in self.lessons]
        spaced = {course for course, code in self.codes.items() if code in ("zh", "ja")}
        languages = {course: identity("language/" + course) for course in self.codes}
        self.cards = [
            (*row[:2], languages[row[2]], *row[3:18], " ".join(row[3]) if row[2] in spaced else None, row[19])
            for row in self.cards]
        for name in TABLES:
            getattr(self, name).sort(key=lambda row: row[:2])


TABLES = [
    "languages", "bands", "units", "lessons", "cards", "boss_tests", "sentences", "questions", "options",
]


def write_bundle(rows, path, schema):
    with open(schema, encoding="utf-8") as file:
        tables, rest = file.read().split("\n-- indexes", 1)
    indexes, search = rest.split("\n-- search", 1)
    if os.path.exists(path):
        os.remove(path)
    database = sqlite3.connect(path, isolation_level=None)
    database.executescript(
        "PRAGMA page_size = 16384; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;"
        "PRAGMA application_id = 0x63757272; PRAGMA user_version = 1;" + tables)
    database.execute("BEGIN")
    counts = {name: len(getattr(rows, name)) for name in TABLES}
    database.execute(
        "INSERT INTO bundle_info VALUES (1, 1, 1, ?, ?, ?, 'baseline', NULL, ?)",
        (rows.info["version"], "0" * 64, rows.info["name"], to_json(counts)))
    for name in TABLES:
        table = getattr(rows, name)
        if table:
            database.executemany(f"INSERT INTO {name} VALUES ({','.join('?' * len(table[0]))})", table)
    database.execute("COMMIT")
    database.executescript("-- indexes" + indexes)
    database.executescript("-- search" + search + "INSERT INTO search(search) VALUES ('rebuild');")
    database.close()
    print(to_json(counts))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[2])
    parser.add_argument("folder")
    parser.add_argument("output")
    parser.add_argument("--schema", default="schemas/bundle.sql")
    arguments = parser.parse_args()
    rows = Rows()
    for document in documents(arguments.folder):
        rows.add(document)
    rows.finish()
    write_bundle(rows, arguments.output, arguments.schema)


if __name__ == "__main__":
    sys.exit(main())
