"""Every authored text, read by another YAML parser (PyYAML, every scalar as the text it is), is in the bundle.

Each field of each file is taken out of what PyYAML read and looked up in the bundle's rows. A field that no line below
takes is a failure, so nothing can be left out unseen; and the rows are counted, so nothing can be added.
"""

import collections
import json
import re
import sqlite3
import unicodedata
from decimal import Decimal

import yaml

from support import CURRICULUM, check, equal, main, open_bundle

# docs/authoring.md, "Questions", and docs/bundle.md, "Answers".
GRADINGS = {
    "choose-one": "choice multiple_choice_text multiple_choice_audio true-false",
    "choose-many": "multi-choice",
    "type-text": "typed translate_text short_answer listen_and_type",
    "fill-gaps": "cloze fill_blank",
    "order": "ordering order_words",
    "match": "matching match",
    "type-number": "numeric",
    "rubric": "short",
    "speech": "speak_phrase translate_text_to_audio",
}
GRADING = {word: grading for grading, words in GRADINGS.items() for word in words.split()}

# Fields of a question that Tong's JSON has under their own names.
SHOWN = ("id", "type", "prompt", "options", "unit", "explanation")

counted = collections.Counter()


def authored(path):
    """A file as mappings, lists and texts; text in NFC, as the contract wants it stored."""
    loader = yaml.CBaseLoader if hasattr(yaml, "CBaseLoader") else yaml.BaseLoader
    return composed(yaml.load(path.read_text("utf-8"), Loader=loader))


def composed(value):
    if isinstance(value, str):
        return unicodedata.normalize("NFC", value)
    if isinstance(value, list):
        return [composed(item) for item in value]
    return {composed(key): composed(item) for key, item in value.items()}


def stored(value):
    """A value of the bundle in the form that PyYAML gives: texts all through."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return [stored(item) for item in value]
    if isinstance(value, dict):
        return {key: stored(item) for key, item in value.items()}
    return value if value is None or isinstance(value, str) else str(value)


def from_json(text):
    return json.loads(text, parse_float=Decimal, parse_int=Decimal) if text else {}


class Fields:
    """An authored mapping whose fields are taken one by one."""

    def __init__(self, mapping, where):
        self.left, self.where = dict(mapping), where

    def take(self, name, default=None):
        counted["fields"] += name in self.left
        return self.left.pop(name, default)

    def same(self, name, found, default=None):
        """The field is just what was found in the bundle."""
        equal(stored(found), self.take(name, default), f"{name} of {self.where}")

    def columns(self, row, **names):
        for column, name in names.items():
            self.same(name, row[column])

    def rest(self, details, *names):
        """All fields named, where they are given, stand in the details under their own names."""
        for name in names:
            self.same(name, details.pop(name, None))

    def done(self):
        check(not self.left, f"{self.where}: not looked up: {sorted(self.left)}")


def senses(translation):
    """What a translation accepts: the parts between semicolons, without what stands in parentheses."""
    parts = re.sub(r"[(（][^)）]*[)）]", "", translation).replace("；", ";").split(";")
    return [" ".join(part.split()) for part in parts]


def gaps(question):
    """For each gap what is accepted, the answer first; a single gap takes `accept`, too."""
    answer = question["answer"]
    found = [gap if isinstance(gap, list) else [gap] for gap in (answer if isinstance(answer, list) else [answer])]
    return [found[0] + question.get("accept", [])] if len(found) == 1 else found


def in_tong_words(question):
    """An authored question as `items_json` and `content_json` show it: one object, the right answers in `correct`."""
    shown = {name: question[name] for name in SHOWN if name in question}
    if question["type"] == "true-false":
        return shown | {"correct": question["answer"] == "true"}
    if "pairs" in question:
        pairs = [[left, right] for left, right in question["pairs"].items()]
        return shown | {"pairs": pairs, "correct": [right for _, right in pairs]}
    answer = question["answer"]
    if GRADING[question["type"]] == "choose-one":
        return shown | {"correct": answer}
    if GRADING[question["type"]] == "fill-gaps":
        shown["correct"] = [gap[0] for gap in gaps(question)]
        # Gaps that take one answer each need no more than `correct`.
        return shown | ({"gaps": gaps(question)} if any(len(gap) > 1 for gap in gaps(question)) else {})
    shown["correct"] = answer if isinstance(answer, list) else [answer]
    return shown | ({"alternatives": question["accept"]} if "accept" in question else {})


class Bundle:
    def __init__(self, path):
        self.database = open_bundle(path)
        self.database.row_factory = sqlite3.Row
        languages = self.rows("SELECT key, script FROM languages")
        self.scripts = {row["key"].removeprefix("language/"): row["script"] for row in languages}

    def rows(self, query, *values):
        return self.database.execute(query, values).fetchall()

    def row(self, table, key):
        rows = self.rows(f"SELECT * FROM {table} WHERE key = ?", key)
        equal(len(rows), 1, f"rows of {key}")
        counted[table] += 1
        return rows[0]


def numeric(question, answer):
    """{value, unit, tolerance, significant_figures, accept}: numbers compare as numbers."""
    def same(written, found, what):
        check(Decimal(written) == found, f"{what} of {question.where}: {found} for {written}")

    wanted = Fields(question.take("answer"), f"answer of {question.where}")
    value, unit = wanted.take("value"), wanted.take("unit", "none")
    same(value, answer.pop("value"), "value")
    equal(answer.pop("unit") or "none", unit, f"unit of {question.where}")
    words = value if unit == "none" else f"{value} {unit}"
    equal(answer.pop("correct"), [words], f"answer in words of {question.where}")
    figures = wanted.take("significant_figures")
    check((figures and Decimal(figures)) == answer.pop("significant_figures", None), f"figures of {question.where}")
    tolerance, found = wanted.take("tolerance", {}), answer.pop("tolerance", {})
    equal(sorted(found), sorted(tolerance), f"tolerance of {question.where}")
    for name, text in tolerance.items():
        if name == "kind":
            equal(found[name], text, f"tolerance of {question.where}")
        else:
            same(text, found[name], name)
    others, found = wanted.take("accept", []), answer.pop("accept", [])
    equal(len(found), len(others), f"other units of {question.where}")
    for other, also in zip(others, found):
        same(other["value"], also["value"], "value in another unit")
        equal(also["unit"] or "none", other.get("unit", "none"), f"another unit of {question.where}")
    wanted.done()


def answered(question, row, answer, options):
    """The answer, by the question's grading, and the options with their key."""
    grading = row["grading"]
    if grading == "type-number":
        return numeric(question, answer)
    correct = answer.pop("correct")
    if row["type"] == "true-false":
        truth = question.take("answer")
        equal(stored(answer.pop("value")), truth, f"truth of {question.where}")
        equal(correct, [truth.capitalize()], f"answer of {question.where}")
        equal([(option["text"], option["is_key"]) for option in options],
              [("True", int(truth == "true")), ("False", int(truth == "false"))], f"options of {question.where}")
        return None
    if grading == "match":
        pairs = question.take("pairs")
        equal(answer.pop("pairs"), [[left, right] for left, right in pairs.items()], f"pairs of {question.where}")
        return equal(correct, list(pairs.values()), f"answer of {question.where}")
    if grading == "rubric":
        points = question.take("rubric")
        equal(answer.pop("points"), points, f"points of {question.where}")
        return equal(correct, ["; ".join(points)], f"answer of {question.where}")

    if grading == "fill-gaps":
        wanted = gaps(question.left)
        question.take("answer"), question.take("accept")
        equal(answer.pop("gaps"), wanted, f"gaps of {question.where}")
        return equal(correct, [gap[0] for gap in wanted], f"answer of {question.where}")

    wanted = question.take("answer")
    equal(correct, wanted if isinstance(wanted, list) else [wanted], f"answer of {question.where}")
    equal(answer.pop("alternatives", []), question.take("accept", []), f"other answers of {question.where}")
    if options or "options" in question.left:
        equal([option["text"] for option in options], question.take("options"), f"options of {question.where}")
        equal([option["text"] for option in options if option["is_key"]], correct, f"keys of {question.where}")
        check(all(option["origin"] == "author" for option in options), f"origin of options of {question.where}")
    return None


def read_questions(bundle, namespace, kind, owner, questions):
    """The questions of one owner, in order."""
    rows = bundle.rows("SELECT * FROM questions WHERE owner_kind = ? AND owner_id = ? ORDER BY order_idx", kind, owner)
    equal(len(rows), len(questions), f"questions of {kind} {owner}")
    for place, (mapping, row) in enumerate(zip(questions, rows)):
        question = Fields(mapping, row["key"])
        counted["questions"] += 1
        equal(row["key"], f"question/{namespace}/{question.take('id')}", "key of a question")
        equal(row["order_idx"], place, f"place of {row['key']}")
        question.columns(row, type="type", prompt="prompt", explanation="explanation", difficulty="difficulty")
        question.same("marks", row["marks"], default="1")
        equal(row["grading"], "self" if kind == "deck" and row["type"] != "true-false" else GRADING[row["type"]],
              f"grading of {row['key']}")
        answer, details = from_json(row["answer_json"]), from_json(row["details_json"])
        options = bundle.rows("SELECT * FROM options WHERE question_id = ? ORDER BY order_idx", row["question_id"])
        counted["options"] += len(options)
        answered(question, row, answer, options)
        check(not answer, f"more in answer_json of {row['key']}: {answer}")
        question.rest(details, "unit", "ao", "command_word", "equation", "practical", "tier", "topics", "working",
                      "hints", "tags", "source")
        check(not details, f"more in details_json of {row['key']}: {details}")
        question.done()


def read_cards(bundle, course, lesson, cards):
    rows = bundle.rows("SELECT * FROM cards WHERE lesson_id = ? ORDER BY order_idx", lesson)
    equal(len(rows), len(cards), f"cards of lesson {lesson}")
    for mapping, row in zip(cards, rows):
        card = Fields(mapping, row["key"])
        counted["cards"] += 1
        equal(row["key"], f"card/{course}/{card.take('id')}", "key of a card")
        details, answer = from_json(row["details_json"]), from_json(row["answer_json"])
        directions = {q["key"].rpartition("/")[2]: q for q in bundle.rows(
            "SELECT * FROM questions WHERE owner_kind = 'card' AND owner_id = ?", row["card_id"])}
        counted["questions"] += len(directions)
        equal(sorted(directions), ["produce", "recognise"], f"directions of {row['key']}")
        equal(directions["recognise"]["prompt"], card.left["target_text"], f"prompt of {row['key']}")
        equal(directions["produce"]["prompt"], card.left["native_text"], f"prompt of {row['key']}")
        for question in directions.values():
            equal((question["type"], question["grading"]), ("typed", "type-text"), f"type of {question['key']}")
        produced = from_json(directions["produce"]["answer_json"])
        equal(produced["correct"], [card.left["target_text"]], f"answer in the language learned of {row['key']}")
        equal(produced.get("alternatives", []), card.left.get("accept_target", []), f"accept_target of {row['key']}")
        meanings = senses(card.left["native_text"]) + card.take("accept_native", [])
        equal(answer, {"type": "translation", "correct": meanings[:1], "alternatives": meanings[1:]},
              f"answer_json of {row['key']}")
        recognised = from_json(directions["recognise"]["answer_json"])
        equal(recognised["correct"] + recognised.get("alternatives", []), meanings, f"meanings of {row['key']}")
        if bundle.scripts[course] in ("Hans", "Hant", "Jpan"):
            equal(row["segmented"], " ".join(card.left["target_text"].replace(" ", "")), f"segmented {row['key']}")
        else:
            equal(row["segmented"], None, f"segmented {row['key']}")
        card.columns(row, target_text="target_text", native_text="native_text", lemma="lemma", part_of_speech="pos",
                     gender="gender", article="article", ipa="ipa", transliteration="transliteration",
                     audio_url="audio")
        card.same("difficulty_rating", row["difficulty_rating"], default="3")
        card.rest(details, "accept_target", "forms", "hints", "measure_word", "note", "number", "pinyin_numbered",
                  "plural", "register", "sense", "tags", "traditional", "undiacritised", "variants")
        check(not details, f"more in details_json of {row['key']}: {details}")
        card.done()


def read_language(bundle, language):
    row = bundle.row("languages", f"language/{language.take('id')}")
    language.columns(row, code="code", name="name", native_name="native_name", variant="variant", script="script",
                     direction="direction", flag_emoji="flag_emoji", dialect_policy="dialect_policy",
                     romanisation="romanisation")
    equal(language.take("source_language"), {"code": row["source_code"], "variant": row["source_variant"]}, "source")
    language.rest(from_json(row["details_json"]), "gendered_nouns", "closed_class", "proper_names")


def read_band(bundle, band):
    course = band.take("language")
    row = bundle.row("bands", f"band/{course}/{band.take('id')}")
    band.columns(row, short_label="short_label", long_label="long_label", order_idx="order_idx",
                 units_required="units_required", description="description")
    band.same("cefr", from_json(row["cefr_json"]))
    for place, mapping in enumerate(band.take("units", [])):
        unit = Fields(mapping, "a unit")
        found = bundle.row("units", f"unit/{course}/{unit.take('id')}")
        equal((found["band_id"], found["order_idx"]), (row["band_id"], place), f"place of {found['key']}")
        unit.columns(found, title="title", description="description", can_do="can_do")
        unit.same("topics", from_json(found["topics_json"]))
        unit.done()


def read_lesson(bundle, lesson):
    course, unit = lesson.take("language"), lesson.take("unit")
    row = bundle.row("lessons", f"lesson/{course}/{lesson.take('id')}")
    found = bundle.rows("SELECT * FROM units WHERE unit_id = ?", row["unit_id"])[0]
    equal((found["key"], found["band_id"]), (f"unit/{course}/{unit}", row["band_id"]), f"unit of {row['key']}")
    lesson.columns(row, title="title", lesson_type="lesson_type", order_idx="order_idx", mode="mode", can_do="can_do")
    lesson.same("xp_value", row["xp_value"], default="15")
    lesson.same("grammar", from_json(row["grammar_json"]) or None)
    explanations = lesson.take("explanations", [])
    explanations = [explanations] if isinstance(explanations, str) else explanations
    sentences, exercises = lesson.take("sentences", []), lesson.take("exercises", [])
    # A block of text ends without its last line break.
    content = {"explanations": [text.rstrip("\n") for text in explanations], "sentences": sentences,
               "exercises": [in_tong_words(exercise) for exercise in exercises]}
    equal(from_json(row["content_json"]), {name: part for name, part in content.items() if part},
          f"content_json of {row['key']}")
    rows = bundle.rows("SELECT * FROM sentences WHERE lesson_id = ? ORDER BY order_idx", row["lesson_id"])
    equal(len(rows), len(sentences), f"sentences of {row['key']}")
    for mapping, sentence in zip(sentences, rows):
        counted["sentences"] += 1
        fields = Fields(mapping, f"a sentence of {row['key']}")
        fields.columns(sentence, target_text="target_text", native_text="native_text",
                       transliteration="transliteration", audio_url="audio", note="note")
        fields.done()
    read_cards(bundle, course, row["lesson_id"], lesson.take("cards", []))
    read_questions(bundle, course, "lesson", row["lesson_id"], exercises)


def read_boss_test(bundle, test):
    course = test.take("language")
    row = bundle.row("boss_tests", f"boss-test/{course}/{test.take('id')}")
    band = bundle.rows("SELECT key FROM bands WHERE band_id = ?", row["band_id"])[0]
    equal(band["key"], f"band/{course}/{test.take('band')}", f"band of {row['key']}")
    test.columns(row, title="title", time_limit_seconds="time_limit_seconds", pass_score_pct="pass_score_pct")
    items = test.take("items")
    equal(from_json(row["items_json"]), [in_tong_words(item) for item in items], f"items_json of {row['key']}")
    read_questions(bundle, course, "boss-test", row["boss_test_id"], items)


def read_story(bundle, story):
    name = story.take("id")
    row = bundle.row("stories", f"story/{name}")
    story.columns(row, title="title", kit_pass_pct="kit_pass_pct", exam_pass_pct="exam_pass_pct",
                  exam_questions="exam_questions")
    # Of the two languages the bundle keeps the code alone; script and variety are the authors' affair.
    equal(story.take("source_language")["code"], row["source_code"], "the story's source language")
    equal(story.take("target_language")["code"], row["target_code"], "the story's target language")
    for mapping in story.take("stages"):
        stage = Fields(mapping, "a stage")
        found = bundle.row("stages", f"stage/{name}/{stage.left['id']}")
        stage.columns(found, name="id", title="title")
        stage.done()
    for place, mapping in enumerate(story.take("exams")):
        exam = Fields(mapping, "an exam")
        found = bundle.row("exams", f"exam/{name}/{exam.take('id')}")
        equal(found["order_idx"], place, f"place of {found['key']}")
        exam.columns(found, title="title")
        equal(found["covers"], "selected" if exam.take("selected") == "true" else "all", f"covers of {found['key']}")
        for relation in ("covers", "opens"):
            stages = [stage["name"] for stage in bundle.rows(
                "SELECT name FROM exam_stages JOIN stages USING (stage_id) WHERE exam_id = ? AND relation = ? "
                "ORDER BY exam_stages.order_idx", found["exam_id"], relation)]
            equal(stages, exam.take(relation, []), f"what {found['key']} {relation}")
            counted["exam_stages"] += len(stages)
        exam.done()


def read_kit(bundle, kit):
    story = kit.take("story")
    row = bundle.row("kits", f"kit/{story}/{kit.take('id')}")
    kit.columns(row, name="name", order_idx="order_idx")
    equal(row["is_basic"], int(kit.take("is_basic", "true") == "true"), f"is_basic of {row['key']}")
    shown = bundle.rows("SELECT key FROM indi_kits JOIN stages ON raw_value = study_stage WHERE kit_id = ?",
                        row["kit_id"])
    equal([stage["key"] for stage in shown], [f"stage/{story}/{kit.take('stage')}"], f"stage of {row['key']}")

    questions = kit.take("questions")
    views = bundle.rows("SELECT * FROM indi_questions WHERE kit_id = ? ORDER BY order_idx", row["kit_id"])
    equal([(v["question"], v["correct_answer"], from_json(v["incorrect_answers"])) for v in views],
          [(q["question"], q["correct_answer"], q["incorrect_answers"]) for q in questions],
          f"questions of {row['key']}")
    rows = bundle.rows("SELECT * FROM questions WHERE owner_kind = 'kit' AND owner_id = ? ORDER BY order_idx",
                       row["kit_id"])
    equal(len(rows), len(questions), f"questions of {row['key']}")
    for mapping, found in zip(questions, rows):
        question = Fields(mapping, found["key"])
        counted["questions"] += 1
        equal(found["key"], f"question/{story}/{question.take('id')}", "key of a question")
        answer = from_json(found["answer_json"])
        options = bundle.rows("SELECT * FROM options WHERE question_id = ? ORDER BY order_idx", found["question_id"])
        counted["options"] += len(options)
        correct = question.take("correct_answer")
        question.columns(found, prompt="question", explanation="explanation", difficulty="difficulty")
        equal(answer.pop("correct"), [correct], f"answer of {found['key']}")
        equal(answer.pop("alternatives", []), question.take("accept", []), f"other answers of {found['key']}")
        check(not answer, f"more in answer_json of {found['key']}: {answer}")
        equal([o["text"] for o in options if o["is_key"]], [correct], f"key of {found['key']}")
        others = [o["text"] for o in options if not o["is_key"]]
        equal(others, question.take("incorrect_answers"), f"wrong options of {found['key']}")
        question.done()


def read_quiz(bundle, quiz):
    name = quiz.take("id")
    row = bundle.row("quizzes", f"quiz/{name}")
    quiz.columns(row, title="title", programme="programme", subject="subject", board="board", tier="tier",
                 topic="topic", subtopic="subtopic", language="language")
    quiz.same("generation_mode", row["generation_mode"], default="synthesis")
    quiz.same("specifications", from_json(row["specifications_json"]) or None)
    quiz.same("equations", from_json(row["equations_json"]) or None)
    read_questions(bundle, name, "quiz", row["quiz_id"], quiz.take("questions"))


def read_deck(bundle, deck):
    name = deck.take("id")
    row = bundle.row("decks", f"deck/{name}")
    deck.columns(row, topic="topic", aspect="aspect", depth="depth", batch="batch")
    deck.same("image_keywords", from_json(row["image_keywords_json"]) or None)
    cards = deck.take("flashcards")
    words = {"true-false": "true/false", "cloze": "fill in the blank"}
    shown = bundle.rows("SELECT * FROM edutok_flashcards WHERE deck_id = ? ORDER BY order_idx", row["deck_id"])
    equal([(v["type"], v["question"], v["answer"]) for v in shown],
          [(words.get(c["type"], c["type"]), c["question"],
            c["answer"].capitalize() if c["type"] == "true-false" else c["answer"]) for c in cards],
          f"flashcards of {row['key']}")
    read_questions(bundle, name, "deck", row["deck_id"],
                   [{("prompt" if key == "question" else key): value for key, value in card.items()} for card in cards])


def read_curriculum(bundle, curriculum):
    row = bundle.rows("SELECT * FROM bundle_info")[0]
    curriculum.columns(row, curriculum_name="name", content_version="version")
    # What is checked and for whom is no content.
    for name in ("profile", "targets", "rules", "parameters", "allow"):
        curriculum.take(name)


READERS = {
    "curriculum": read_curriculum, "language": read_language, "band": read_band, "lesson": read_lesson,
    "boss-test": read_boss_test, "story": read_story, "kit": read_kit, "quiz": read_quiz, "deck": read_deck,
}


def prove(path):
    bundle = Bundle(path)
    files = sorted(CURRICULUM.rglob("*.yaml"))
    for file in files:
        mapping = authored(file)
        fields = Fields(mapping, file.relative_to(CURRICULUM))
        READERS[fields.take("kind")](bundle, fields)
        fields.done()
    for table in ("languages", "bands", "units", "lessons", "cards", "boss_tests", "sentences", "stories", "stages",
                  "exams", "exam_stages", "kits", "quizzes", "decks", "questions", "options"):
        rows = bundle.rows(f"SELECT count(*) FROM {table}")[0][0]
        equal(rows, counted[table], f"rows of {table} against what was authored")
    return f"all {counted['fields']} fields of {len(files)} files are in the bundle, and nothing else"


main(prove)
