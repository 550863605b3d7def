"""What curricc exports, read by programs that are not ours: Python's json, csv and XML readers, and JSON Schema."""

import contextlib
import csv
import html
import html.parser
import json
import pathlib
import re
import sqlite3
import tempfile
import xml.etree.ElementTree as xml
import zipfile

import jsonschema

from support import SCHEMAS, check, curricc, equal, main, open_bundle

STAGES = ["newborn", "preschool", "earlySchool", "highSchool", "lifeActivities", "programmingUniversity",
          "constructionUniversity", "sideJob"]


def rows(bundle, query, *values):
    with contextlib.closing(open_bundle(bundle)) as database:
        database.row_factory = sqlite3.Row
        return database.execute(query, values).fetchall()


def schema(name):
    return jsonschema.Draft202012Validator(json.loads((SCHEMAS / f"{name}.schema.json").read_text("utf-8")))


def read(path):
    return json.loads(path.read_text("utf-8"))


def export(target, bundle, place):
    report = json.loads(curricc("export", target, bundle, "-o", place, "--report", "json"))
    schema("export-report").validate(report)
    for count in report["counts"]:
        equal(count["in"], count["carried"] + count["reported"], f"{count['kind']} in and out of {target}")
        left = sum(len(loss["keys"]) for loss in report["left_out"] if loss["kind"] == count["kind"])
        equal(left, count["reported"], f"{count['kind']} left out of {target}")
    return report


def check_json(bundle, folder):
    export("json", bundle, folder / "whole.json")
    whole = read(folder / "whole.json")
    schema("export").validate(whole)
    for table in [name for name in whole if name != "bundle"]:
        wanted = []
        for row in rows(bundle, f"SELECT * FROM {table}"):
            values = {}
            for name, value in dict(row).items():
                if value is None:
                    continue
                if name.endswith("_json"):
                    values[name[:-5]] = json.loads(value)
                else:
                    values[name] = bool(value) if name in ("is_basic", "is_key") else value
            wanted.append(json.dumps(values, sort_keys=True))
        equal(sorted(json.dumps(row, sort_keys=True) for row in whole[table]), sorted(wanted), f"rows of {table}")
    return sum(len(value) for name, value in whole.items() if name != "bundle")


def check_indi(bundle, folder):
    export("indi", bundle, folder / "indi")
    story = read(folder / "indi/indi/story.json")
    equal([(stage["name"], stage["studyStage"]) for stage in story["stages"]], list(zip(STAGES, range(8))), "stages")
    whole = 0
    for kit in rows(bundle, "SELECT k.*, s.raw_value FROM kits k JOIN stages s USING (stage_id)"):
        alone = read(folder / f"indi/indi/kits/{kit['key'].split('/')[-1]}.json")
        for question in alone:
            equal(len(question["incorrectAnswers"]), 3, f"wrong answers of {question}")
        inside = [k for k in story["stages"][kit["raw_value"]]["kits"] if k["name"] == kit["name"]]
        equal([k["questions"] for k in inside], [alone], f"questions of {kit['name']}")
        wanted = rows(bundle, "SELECT * FROM indi_questions WHERE kit_id = ? ORDER BY order_idx", kit["kit_id"])
        equal([(q["question"], q["correctAnswer"], q["incorrectAnswers"]) for q in alone],
              [(q["question"], q["correct_answer"], json.loads(q["incorrect_answers"])) for q in wanted], kit["name"])
        whole += len(alone)
    return whole


def check_edutok(bundle, folder):
    export("edutok", bundle, folder / "edutok")
    found = [(topic["title"], card["type"], card["question"], card["answer"])
             for topic in read(folder / "edutok/topics.json") for card in topic["flashcards"]]
    wanted = rows(bundle, "SELECT f.* FROM edutok_flashcards f JOIN decks d USING (deck_id) "
                          "ORDER BY d.topic, d.batch, d.deck_id, f.order_idx")
    equal(found, [(row["topic"], row["type"], row["question"], row["answer"]) for row in wanted], "flashcards")
    for batch in (folder / "edutok/batches").iterdir():
        check(len(read(batch)) <= 15, f"{batch.name} is long")
    return len(found)


def check_csv(bundle, folder):
    export("csv", bundle, folder / "csv")
    with open(folder / "csv/cards.csv", encoding="utf-8", newline="") as file:
        cards = {row["key"]: row for row in csv.DictReader(file, strict=True)}
    with open(folder / "csv/questions.csv", encoding="utf-8", newline="") as file:
        questions = {row["key"]: row for row in csv.DictReader(file, strict=True)}
    for row in rows(bundle, "SELECT * FROM cards"):
        for name in ("target_text", "native_text", "ipa", "gender", "transliteration"):
            equal(cards[row["key"]][name], row[name] or "", f"{name} of {row['key']}")
    wanted = rows(bundle, "SELECT * FROM questions")
    equal(len(questions), len(wanted), "questions")
    for row in wanted:
        equal(questions[row["key"]]["prompt"], row["prompt"], f"prompt of {row['key']}")
        equal(questions[row["key"]]["explanation"], row["explanation"] or "", f"explanation of {row['key']}")
    return len(cards) + len(questions)


def check_moodle(bundle, folder):
    report = export("moodle", bundle, folder / "moodle.xml")
    left = {key for loss in report["left_out"] for key in loss["keys"]}
    found = {item.findtext("idnumber"): item for item in xml.parse(folder / "moodle.xml").getroot()
             if item.get("type") != "category"}
    wanted = [row for row in rows(bundle, "SELECT * FROM questions") if row["key"] not in left]
    equal(sorted(found), sorted(row["key"] for row in wanted), "questions")
    for row in wanted:
        item = found[row["key"]]
        prompt = item.findtext("questiontext/text")
        if item.get("type") == "cloze":
            prompt = re.sub(r"\{\d+:SHORTANSWER:(?:\\.|[^}])*\}", "___", prompt)
        equal(prompt, row["prompt"], f"prompt of {row['key']}")
        if item.get("type") == "multichoice":
            options = rows(bundle, "SELECT * FROM options WHERE question_id = ? ORDER BY order_idx", row["question_id"])
            equal([(a.findtext("text"), float(a.get("fraction")) > 0) for a in item.findall("answer")],
                  [(o["text"], bool(o["is_key"])) for o in options], f"options of {row['key']}")
    return len(found)


def check_gift(bundle, folder):
    """Every question once, its prompt and its right answer behind the grammar's escapes."""
    report = export("gift", bundle, folder / "questions.gift")
    left = {key for loss in report["left_out"] for key in loss["keys"]}
    blocks = re.split(r"\n\n", (folder / "questions.gift").read_text("utf-8"))
    found = {re.search(r"\[id:(\S+?)\]", block)[1]: block for block in blocks if "[id:" in block}
    wanted = [row for row in rows(bundle, "SELECT * FROM questions") if row["key"] not in left]
    equal(sorted(found), sorted(row["key"] for row in wanted), "questions")
    for row in wanted:
        body = found[row["key"]].split("::[plain]")[1]
        text = re.match(r"(?:\\.|[^{\\])*", body)[0]
        text = re.sub(r"\\(.)", lambda m: "\n" if m[1] == "n" else m[1], text).rstrip(" ")
        check(row["prompt"].startswith(text.removesuffix("___")), f"{row['key']}: {text!r} for {row['prompt']!r}")
        check(len(re.findall(r"(?<!\\)[{}]", re.sub(r"\\\\", "", body))) == 2, f"braces of {row['key']}")
    return len(found)


def check_qti(bundle, folder, version):
    """Every item is well-formed XML of the version; its key and its options are the question's."""
    report = export(f"qti-{version}", bundle, folder / f"{version}.zip")
    left = {key for loss in report["left_out"] for key in loss["keys"]}
    namespace = {"2.1": "{http://www.imsglobal.org/xsd/imsqti_v2p1}", "3.0": "{http://www.imsglobal.org/xsd/imsqtiasi_v3p0}"}
    namespace = namespace[version]

    def named(name):
        return namespace + (name if version == "2.1" else "qti-" + re.sub("[A-Z]", lambda m: "-" + m[0].lower(), name))

    with zipfile.ZipFile(folder / f"{version}.zip") as archive:
        equal(archive.testzip(), None, "a damaged file in the archive")
        manifest = xml.fromstring(archive.read("imsmanifest.xml"))
        files = {item.get("href") for item in manifest.iter() if item.tag.endswith("}file")}
        equal(files | {"imsmanifest.xml"}, set(archive.namelist()), "files of the manifest and of the archive")
        items = {file: xml.fromstring(archive.read(file)) for file in files}
    wanted = [row for row in rows(bundle, "SELECT * FROM questions") if row["key"] not in left]
    equal(len(items), len(wanted), "items")
    for row in wanted:
        item = items[f"items/{row['key'].replace('/', '.')}.xml"]
        equal(item.tag, named("assessmentItem"), row["key"])
        words = " ".join("".join(item.itertext()).split())
        for part in row["prompt"].split("___"):
            check(" ".join(part.split()) in words, f"{part!r} of {row['key']} is not in {words!r}")
        correct = [value.text for value in item.iterfind(f"{named('responseDeclaration')}/{named('correctResponse')}/{named('value')}")]
        choices = {c.get("identifier"): "".join(c.itertext()) for c in item.iter(named("simpleChoice"))}
        answer = json.loads(row["answer_json"])
        if row["grading"] in ("choose-one", "choose-many", "order"):
            equal([choices[c] for c in correct], answer["correct"], f"key of {row['key']}")
        elif row["grading"] in ("type-text", "fill-gaps"):
            wanted_texts = answer["correct"][:1] if row["grading"] == "type-text" else answer["correct"]
            equal(correct, wanted_texts, f"answer of {row['key']}")
        elif row["grading"] == "match":
            sides = {c.get("identifier"): "".join(c.itertext()) for c in item.iter(named("simpleAssociableChoice"))}
            equal([[sides[side] for side in pair.split()] for pair in correct], answer["pairs"], f"pairs of {row['key']}")
    return len(items)


class PaperReader(html.parser.HTMLParser):
    """The lists of a form: for each question its options by letter; and whether all elements are closed."""

    def __init__(self):
        super().__init__()
        self.open, self.text, self.tables = [], [], []

    def handle_starttag(self, tag, attributes):
        if tag not in ("meta", "img"):
            self.open.append(tag)
        if tag == "tr":
            self.tables.append([])
        if tag == "td":
            self.tables[-1].append("")

    def handle_endtag(self, tag):
        equal(self.open.pop(), tag, "the element that ends")

    def handle_data(self, data):
        self.text.append(data)
        if "td" in self.open:
            self.tables[-1][-1] += data


def check_paper(bundle, folder):
    """Forms are well-formed, hold the same questions, and have their keys about as often in each place."""
    report = export("paper", bundle, folder / "paper")
    left = {key for loss in report["left_out"] for key in loss["keys"]}
    places = sorted({page.parent for page in (folder / "paper").rglob("*.html")})
    for place in places:
        pages = {}
        for page in place.iterdir():
            pages[page.stem] = PaperReader()
            pages[page.stem].feed(page.read_text("utf-8"))
            pages[page.stem].close()
            equal(pages[page.stem].open, [], f"elements left open in {page}")
        equal(sorted(pages), ["form-a", "form-b", "mark-scheme"], f"pages of {place.name}")
        marking = pages["mark-scheme"].tables[1:]
        for column in (0, 1):
            numbers = [int(row[column].split()[0]) for row in marking]
            equal(sorted(numbers), list(range(1, len(marking) + 1)), f"numbers in {place.name}")
            keys = [row[column].split(" ", 1)[1] for _, row in sorted(zip(numbers, marking))]
            letters = [key for key in keys if re.fullmatch("[A-D]", key)]
            check("quiz" in str(place) or len(letters) < 8 or max(map(letters.count, "ABCD")) - min(map(letters.count, "ABC")) <= 3,
                  f"keys of {place.name}: {letters}")
    names = {str(place.relative_to(folder / "paper")) for place in places}
    for kind, table in (("quiz", "quizzes"), ("kit", "kits"), ("boss-test", "boss_tests")):
        for row in rows(bundle, f"SELECT key FROM {table}"):
            check(row["key"] in names, f"{row['key']} has no pages")
    wanted = rows(bundle, "SELECT key, prompt FROM questions WHERE owner_kind IN ('quiz', 'kit', 'boss-test')")
    everything = "".join(p.read_text("utf-8") for p in (folder / "paper").rglob("mark-scheme.html"))
    for row in wanted:
        check(row["key"] in left or html.escape(row["prompt"], quote=False).replace('"', "&quot;") in everything,
              f"{row['key']} is in no mark scheme")
    return len(names)


def prove(bundle):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        counts = {
            "rows of json": check_json(bundle, folder), "questions of indi": check_indi(bundle, folder),
            "flashcards of edutok": check_edutok(bundle, folder), "rows of csv": check_csv(bundle, folder),
            "questions of moodle": check_moodle(bundle, folder), "of gift": check_gift(bundle, folder),
            "items of QTI 2.1": check_qti(bundle, folder, "2.1"), "of 3.0": check_qti(bundle, folder, "3.0"),
            "tests on paper": check_paper(bundle, folder),
        }
    return "read back: " + ", ".join(f"{count} {what}" for what, count in counts.items())


main(prove)
