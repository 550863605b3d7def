"""What curricc exports, read by programs that are not ours: Python's json, csv and XML readers, and JSON Schema."""

import contextlib
import csv
import json
import pathlib
import re
import sqlite3
import tempfile
import xml.etree.ElementTree as xml

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


def prove(bundle):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        counts = {
            "rows of json": check_json(bundle, folder), "questions of indi": check_indi(bundle, folder),
            "flashcards of edutok": check_edutok(bundle, folder), "rows of csv": check_csv(bundle, folder),
            "questions of moodle": check_moodle(bundle, folder), "of gift": check_gift(bundle, folder),
        }
    return "read back: " + ", ".join(f"{count} {what}" for what, count in counts.items())


main(prove)
