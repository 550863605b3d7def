"""What `curricc stats` counts, counted again from the bundle's rows with sqlite3: every number of its JSON, of the
flagship and of a new curriculum, and each change from one to the other."""

import collections
import fractions
import json
import pathlib
import re
import sqlite3
import tempfile
import unicodedata

from support import CURRICULUM, SCHEMAS, build, check, curricc, equal, main

OWNERS = ["card", "lesson", "boss-test", "kit", "quiz", "deck"]
LABELS = {
    "content": ["table"], "words": ["band", "level"], "recycling": ["band", "level"],
    "questions": ["owner", "type", "grading"], "difficulty": ["of"],
    "key_positions": ["owner", "options", "position"], "media": ["of"], "quiz_questions": ["by", "value"],
    "objectives": ["quiz", "objective"], "coverage": ["subject", "board"],
    "topics": ["subject", "board", "code", "title"], "distractors": ["owner", "origin"], "errors": ["owner", "error"],
}
UNCOUNTED = {"least", "most", "lesson_limit", "window", "share_pct", "least_pct", "most_pct"}

# Limits are those of docs/rules; bands of the flagship set none of their own.
LEVELS = ["N1", "N2", "N3", "I1", "I2", "I3", "A1", "A2", "A3", "S", "D"]


def stated(rule, parameter):
    """The numbers by band that the rule's page gives for a parameter."""
    page = (SCHEMAS.parent / "docs" / "rules" / f"{rule}.md").read_text("utf-8")
    line = next(line for line in page.splitlines() if f"`{parameter}`" in line)
    numbers = dict(re.findall(r"([A-Z]\d?): (\d+)", line))
    check(len(numbers) > 9, f"{rule} does not say '{parameter}' by band: {line}")
    return {level: int(numbers[level]) if level in numbers else None for level in LEVELS}


def cut(text):
    words, word = [], ""
    for sign in text:
        code = ord(sign)
        if code in (0x640, 0x670) or 0x64B <= code <= 0x65F:
            continue
        inside = unicodedata.category(sign)[0] in "LMN"
        alone = any(low <= code <= high for low, high in [
            (0xE00, 0xEFF), (0x1000, 0x109F), (0x1780, 0x17FF), (0x3040, 0x30FF), (0x3400, 0x4DBF), (0x4E00, 0x9FFF),
            (0xF900, 0xFAFF), (0x20000, 0x3FFFF)])
        if inside and not alone:
            word += sign.lower()
            continue
        if word:
            words.append(word)
        word = ""
        if inside:
            words.append(sign)
    return words + [word] if word else words


def texts(value):
    if isinstance(value, str):
        return [value]
    if isinstance(value, list):
        return [text for entry in value for text in texts(entry)]
    if isinstance(value, dict):
        return [text for entry in value.values() for text in texts(entry)]
    return []


def details(text):
    return json.loads(text) if text else {}


def contains(text, phrase):
    """Whether a phrase stands in a text, both spaced words between spaces."""
    return bool(phrase) and f" {' '.join(phrase)} " in text


class Recount:
    def __init__(self, path):
        self.database = sqlite3.connect(path)
        self.tables = {name: {} for name in LABELS}
        counts, = self.one("SELECT counts_json FROM bundle_info")
        for name in json.loads(counts):
            rows, = self.one(f"SELECT count(*) FROM {name}")
            self.tables["content"][name,] = {"rows": rows}
        self.courses()
        self.questions()
        self.options()
        self.quizzes()

    def all(self, sql, *values):
        return self.database.execute(sql, values).fetchall()

    def one(self, sql, *values):
        return self.database.execute(sql, values).fetchone()

    def add(self, table, labels, **figures):
        row = self.tables[table].setdefault(labels, collections.Counter())
        for name, figure in figures.items():
            row[name] += figure

    def courses(self):
        least, most = stated("lang/cumulative-vocab", "min"), stated("lang/cumulative-vocab", "max")
        limit, window = stated("lang/new-words-per-lesson", "max"), stated("lang/recycle-window", "lessons")
        for course, in self.all("SELECT language_id FROM languages"):
            bands = self.all(
                "SELECT band_id, key, short_label, parameters_json FROM bands WHERE language_id = ? ORDER BY order_idx",
                course)
            seen, place, met = {}, 0, []
            for band, key, level, parameters in bands:
                equal(parameters, None, f"parameters of {key}")
                cards = lessons = largest = 0
                for lesson, in self.all(
                        "SELECT lesson_id FROM lessons JOIN units USING (unit_id) WHERE units.band_id = ?"
                        " ORDER BY units.order_idx, lessons.order_idx", band):
                    taught = self.all(
                        "SELECT target_text, article, lemma, details_json FROM cards WHERE lesson_id = ?"
                        " ORDER BY order_idx", lesson)
                    cards, lessons, largest = cards + len(taught), lessons + 1, max(largest, len(taught))
                    for card in taught:
                        self.teach(seen, card, key, place)
                    met += [(place, f" {' '.join(text)} ") for text in self.lesson_texts(lesson)]
                    place += 1
                known = len(seen)
                name = (key.removeprefix("band/"), level)
                self.tables["words"][name] = {
                    "cards": cards, "new_words": sum(word["band"] == key for word in seen.values()),
                    "known_words": known, "least": least[level], "most": most[level], "lessons": lessons,
                    "largest_lesson": largest, "lesson_limit": limit[level]}
            for _, key, level, _ in bands:
                self.recycle(key, level, [word for word in seen.values() if word["band"] == key], met, window[level])

    @staticmethod
    def teach(seen, card, band, place):
        target, article, lemma, extra = card
        text, drop = cut(target), cut(article or "")
        if len(text) > len(drop) and text[:len(drop)] == drop:
            text = text[len(drop):]
        name = tuple(text if lemma is None else cut(lemma)) or target
        word = seen.setdefault(name, {"band": band, "place": place, "phrases": []})
        word["phrases"] += [text] + ([cut(lemma)] if lemma is not None else [])
        for key in ("forms", "plural", "undiacritised", "variants"):
            word["phrases"] += map(cut, texts(details(extra).get(key)))

    def lesson_texts(self, lesson):
        for text, in self.all("SELECT target_text FROM sentences WHERE lesson_id = ?", lesson):
            yield cut(text)
        for prompt, answer in self.all(
                "SELECT prompt, answer_json FROM questions WHERE owner_kind = 'lesson' AND owner_id = ?", lesson):
            yield cut(prompt) + ["|"] + cut(" ".join(texts(json.loads(answer))))

    def recycle(self, key, level, words, met, window):
        row = collections.Counter(new_words=len(words), in_time=0, uses_0=0, uses_1_2=0, uses_3_5=0, uses_6_or_more=0)
        for word in words:
            places = [place for place, text in met if place > word["place"]
                      and any(contains(text, phrase) for phrase in word["phrases"])]
            uses = len(places)
            row["uses_0" if uses == 0 else "uses_1_2" if uses < 3 else "uses_3_5" if uses < 6 else "uses_6_or_more"] += 1
            row["in_time"] += bool(places) and min(places) - word["place"] <= window
        self.tables["recycling"][key.removeprefix("band/"), level] = dict(row, window=window)

    def rate(self, name, difficulty):
        empty = {f"difficulty_{number}": 0 for number in range(1, 6)} | {"rated": 0, "unrated": 0}
        self.add("difficulty", (name,), **empty)
        if difficulty is None:
            self.add("difficulty", (name,), unrated=1)
        else:
            self.add("difficulty", (name,), rated=1, **{f"difficulty_{difficulty}": 1})

    def questions(self):
        for difficulty, sound, picture, alternative in self.all(
                "SELECT difficulty_rating, audio_url, image_url, image_alt FROM cards"):
            self.rate("card", difficulty)
            self.add("media", ("card",), items=1, sound=sound is not None, pictures=picture is not None,
                     alternative_texts=picture is not None and alternative is not None)
        for sound, in self.all("SELECT audio_url FROM sentences"):
            self.add("media", ("sentence",), items=1, sound=sound is not None, pictures=0, alternative_texts=0)
        for owner, kind, grading, marks, difficulty, extra in self.all(
                "SELECT owner_kind, type, grading, marks, difficulty, details_json FROM questions"):
            self.add("questions", (owner, kind, grading), questions=1, marks=marks)
            if owner == "card":
                continue
            self.rate(owner, difficulty)
            extra = details(extra)
            self.add("media", (owner,), items=1, sound="audio_url" in extra, pictures="image_url" in extra,
                     alternative_texts="image_url" in extra and "image_alt" in extra)

    def options(self):
        sets = collections.defaultdict(list)
        for owner, kind, grading, question, key, origin, error in self.all(
                "SELECT owner_kind, type, grading, question_id, is_key, origin, error_tag FROM questions"
                " JOIN options USING (question_id) ORDER BY question_id, options.order_idx"):
            sets[owner, kind, grading, question].append((key, origin))
            if not key:
                self.add("distractors", (owner, origin), options=1)
                if error is not None:
                    self.add("errors", (owner, error), options=1)
        places = collections.defaultdict(list)
        for (owner, kind, grading, _), options in sets.items():
            keys = [place for place, (key, _) in enumerate(options) if key]
            if grading == "choose-one" and kind != "true-false" and len(keys) == 1 and len(options) > 1 \
                    and all(origin == "author" for _, origin in options):
                places[owner, len(options)].append(keys[0])
        for (owner, number), keys in places.items():
            for place in range(number):
                count = keys.count(place)
                self.tables["key_positions"][owner, str(number), chr(65 + place)] = {
                    "keys": count, "share_pct": per_cent(count, len(keys))}

    def quizzes(self):
        objectives = collections.defaultdict(collections.Counter)
        asked = collections.defaultdict(list)
        for key, subject, board, tier, specifications, marks, extra in self.all(
                "SELECT quizzes.key, subject, board, tier, specifications_json, marks, details_json FROM questions"
                " JOIN quizzes ON quiz_id = owner_id WHERE owner_kind = 'quiz'"):
            extra = details(extra)
            quiz = key.removeprefix("quiz/")
            topics = extra.get("topics", {})
            boards = list(topics) or ([board] if board else list(details(specifications)))
            values = [("quiz", [quiz]), ("subject", [subject]), ("board", boards or ["none"]),
                      ("tier", [extra.get("tier", tier)]), ("objective", [extra.get("ao", "none")]),
                      ("command word", [extra.get("command_word", "none").lower()])]
            for by, names in values:
                for name in names:
                    self.add("quiz_questions", (by, name), questions=1, marks=marks)
            if "ao" in extra:
                for objective in ("AO1", "AO2", "AO3"):
                    self.add("objectives", (quiz, objective), marks=0, questions=0)
                self.add("objectives", (quiz, extra["ao"]), marks=marks, questions=1)
                objectives[quiz][extra["ao"]] += marks
            for name in boards:
                asked[subject, name].append((topics.get(name), marks))
        for (quiz, objective), row in self.tables["objectives"].items():
            share = {"AO1": 40, "AO2": 40, "AO3": 20}[objective]
            whole = sum(objectives[quiz].values())
            row.update(share_pct=per_cent(row["marks"], whole), least_pct=share - 10, most_pct=share + 10)
        self.cover(asked)

    def cover(self, asked):
        for (subject, board), entries in asked.items():
            topics = TOPICS[board, subject]
            covered = 0
            for code, title in topics:
                about = [marks for topic, marks in entries
                         if topic and (topic == code or topic.startswith(code + "."))]
                covered += bool(about)
                self.tables["topics"][subject, board, code, title] = {"questions": len(about), "marks": sum(about)}
            self.tables["coverage"][subject, board] = {
                "questions": len(entries), "topics": len(topics), "covered": covered}


def read_topics():
    """(board, subject): topics by code and title, from the table that the compiler has compiled in."""
    folder = SCHEMAS.parent / "Sources" / "CResources" / "Science"
    topics = collections.defaultdict(list)
    for line in (folder / "specifications.tsv").read_text("utf-8").splitlines():
        fields = line.split("\t")
        if fields[0] == "topic" and fields[4] == "content":
            topics[fields[1], fields[2]].append((fields[3], fields[5]))
    return topics


def per_cent(part, whole):
    return int(fractions.Fraction(100 * part, whole) + fractions.Fraction(1, 2)) if whole else None


def figures(report, name):
    rows = {}
    for row in report["tables"][name]["rows"]:
        labels = tuple(row["labels"][label] for label in LABELS[name])
        equal(set(row["labels"]), set(LABELS[name]), f"labels of {name}")
        check(labels not in rows, f"{name} has {labels} twice")
        rows[labels] = row
    return rows


def compare(report, recount):
    """Every figure of a report, against those counted here."""
    equal(set(report["tables"]), set(LABELS), "tables")
    number = 0
    for name in LABELS:
        rows = figures(report, name)
        equal({labels: row["figures"] for labels, row in rows.items()},
              {labels: dict(row) for labels, row in recount.tables[name].items()}, name)
        number += sum(len(row["figures"]) for row in rows.values())
    return number


def compare_changes(report, new, old):
    number = 0
    for name in LABELS:
        rows = figures(report, name)
        now, was = new.tables[name], old.tables[name]
        equal(set(rows), set(now) | set(was), f"rows of {name} beside a base")
        for labels, row in rows.items():
            for measure, change in row["change"].items():
                nothing = None if measure in UNCOUNTED else 0
                after = now[labels][measure] if labels in now else nothing
                before = was[labels][measure] if labels in was else nothing
                equal(row["figures"][measure], after, f"{measure} of {labels}")
                wanted = None if after is None or before is None else after - before
                equal(change, wanted, f"change of {measure} of {labels}")
                number += 1
    return number


TOPICS = read_topics()


def prove(bundle):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        curricc("init", folder / "starter")
        starter = build(folder / "starter", folder / "starter.sqlite")
        flagship, new = Recount(bundle), Recount(starter)
        number = compare(json.loads(curricc("stats", bundle, "--format", "json")), flagship)
        number += compare(json.loads(curricc("stats", starter, "--format", "json")), new)
        changes = 0
        for one, other, target, base in [(flagship, new, bundle, starter), (new, flagship, starter, bundle)]:
            report = json.loads(curricc("stats", target, "--base", base, "--format", "json"))
            changes += compare_changes(report, one, other)
        # A folder is built by its structure alone, and its curriculum says nothing of these limits.
        of_folder = json.loads(curricc("stats", CURRICULUM, "--format", "json"))
        for table in ("words", "recycling", "quiz_questions", "objectives", "topics", "difficulty", "media"):
            equal({labels: row["figures"] for labels, row in figures(of_folder, table).items()},
                  {labels: dict(row) for labels, row in flagship.tables[table].items()}, f"{table} of the folder")
    return f"{number} figures and {changes} changes are what the rows say"


main(prove)
