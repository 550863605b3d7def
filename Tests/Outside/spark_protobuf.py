"""Spark's export read by Python's protobuf: the bytes by numbers and types of Spark's own messages, which stand here as a
table of their own; protobuf's JSON; and the documents for Firestore.
"""

import contextlib
import importlib.resources
import json
import pathlib
import sqlite3
import sys
import tempfile

from google.protobuf import json_format
from grpc_tools import protoc

from support import SCHEMAS, check, curricc, equal, main, open_bundle

# Spark's messages on the wire: field by number, with its type; a type in capitals is an enum.
WIRE = {
    "Quiz": {1: "string", 2: "QuizMetadata", 3: "Question*", 4: "Timestamp", 5: "Timestamp"},
    "QuizMetadata": {1: "ENUM", 2: "ENUM", 3: "ENUM", 4: "ENUM", 5: "int32", 6: "string", 7: "string"},
    "Question": {1: "string", 2: "ENUM", 3: "string", 4: "QuestionSource", 5: "AnswerKey", 6: "string*", 7: "Timestamp",
                 10: "MultipleChoice", 11: "TrueFalse", 12: "FreeText", 13: "Numeric"},
    "QuestionSource": {1: "string", 2: "PageRange", 3: "string"},
    "PageRange": {1: "int32", 2: "int32"},
    "AnswerKey": {1: "MultipleChoiceKey", 2: "TrueFalseKey", 3: "ShortTextKey", 4: "NumericKey"},
    "MultipleChoiceKey": {1: "string"},
    "TrueFalseKey": {1: "bool"},
    "ShortTextKey": {1: "string*"},
    "NumericKey": {1: "NumericRule"},
    "MultipleChoice": {1: "Option*", 2: "bool"},
    "Option": {1: "string", 2: "string"},
    "TrueFalse": {1: "string"},
    "FreeText": {1: "Rubric", 2: "string*"},
    "Rubric": {1: "string", 2: "string*"},
    "Numeric": {1: "string", 2: "NumericRule"},
    "NumericRule": {1: "double", 2: "string", 3: "ENUM", 4: "double", 5: "int32"},
}
SUBJECTS = {"biology": 1, "chemistry": 2, "physics": 3}
KINDS = {"multiple_choice": 1, "true_false": 2, "short_text": 3, "numeric": 4}
SCALARS = {1: "double", 5: "int32", 8: "bool", 9: "string", 14: "ENUM"}


def messages(folder):
    """The messages of schemas/spark.proto, compiled by protoc."""
    types = importlib.resources.files("grpc_tools") / "_proto"
    code = protoc.main(["protoc", f"-I{SCHEMAS}", f"-I{types}", f"--python_out={folder}", str(SCHEMAS / "spark.proto")])
    equal(code, 0, "status of protoc")
    sys.path.insert(0, str(folder))
    import spark_pb2
    return spark_pb2


def check_wire(spark):
    equal(sorted(spark.DESCRIPTOR.message_types_by_name), sorted(WIRE), "messages")
    for name, fields in WIRE.items():
        found = {}
        for field in spark.DESCRIPTOR.message_types_by_name[name].fields:
            kind = field.message_type.name if field.message_type else SCALARS[field.type]
            found[field.number] = kind + ("*" if field.is_repeated else "")
        equal(found, fields, f"fields of {name}")
    bodies = spark.Question.DESCRIPTOR.oneofs_by_name["body"].fields
    equal([field.number for field in bodies], [10, 11, 12, 13], "bodies of a question")
    for name, enum in spark.DESCRIPTOR.enum_types_by_name.items():
        check(enum.values_by_number[0].name.endswith("UNDEFINED"), f"{name} has no undefined value")


def check_question(found, row, options):
    what = row["key"]
    answer = json.loads(row["answer_json"])
    equal(found.prompt, row["prompt"], f"prompt of {what}")
    body, key = found.WhichOneof("body"), found.answer_key.WhichOneof("key")
    equal(body, key, f"body and key of {what}")
    equal(found.kind, KINDS[body], f"kind of {what}")
    if body == "multiple_choice":
        equal([option.text for option in found.multiple_choice.options], [o["text"] for o in options], f"options of {what}")
        right = {option.option_id: option.text for option in found.multiple_choice.options}
        equal([right[found.answer_key.multiple_choice.correct_option_id]], answer["correct"], f"key of {what}")
    elif body == "true_false":
        equal(found.answer_key.true_false.correct_value, answer["value"], f"key of {what}")
    elif body == "numeric":
        rule = found.answer_key.numeric.expected
        equal(rule, found.numeric.rule, f"rules of {what}")
        equal((rule.value, rule.unit or None), (float(answer["value"]), answer["unit"]), f"value of {what}")
        equal(rule.significant_figures, answer.get("significant_figures", 0), f"figures of {what}")
        tolerance = answer.get("tolerance", {"kind": "absolute", "value": 0})
        if tolerance["kind"] == "relative":
            equal((rule.tolerance_type, rule.tolerance), (2, tolerance["pct"] / 100), f"tolerance of {what}")
        else:
            equal(rule.tolerance_type, 1, f"tolerance of {what}")
            check(tolerance["kind"] != "exact_after_rounding" or 0 < rule.tolerance < abs(rule.value), f"{what}: {rule}")
    elif row["grading"] == "rubric":
        equal(list(found.short_text.rubric.bullet_points), answer["points"], f"rubric of {what}")
        equal(list(found.short_text.key_points), answer["points"], f"points of {what}")
    check(key != "short_text" or found.answer_key.short_text.exemplar_answers[0], f"{what} has no exemplar")


def check_quiz(spark, database, quiz, folder, left):
    name = quiz["key"].split("/")[1]
    found = spark.Quiz.FromString((folder / f"{name}.binpb").read_bytes())
    written = json_format.Parse((folder / f"{name}.json").read_text("utf-8"), spark.Quiz())
    equal(written, found, f"JSON and bytes of {name}")
    rows = [row for row in database.execute("SELECT * FROM questions WHERE owner_kind = 'quiz' AND owner_id = ? "
                                            "ORDER BY order_idx", [quiz["quiz_id"]]) if row["key"] not in left]
    meta = found.metadata
    equal((found.quiz_id, meta.programme, meta.subject, meta.total_questions, meta.topic),
          (name, 1, SUBJECTS[quiz["subject"]], len(rows), quiz["topic"] or ""), f"metadata of {name}")
    equal([question.question_id for question in found.questions], [row["key"].split("/")[-1] for row in rows], "questions")
    for question, row in zip(found.questions, rows):
        options = database.execute("SELECT * FROM options WHERE question_id = ? ORDER BY order_idx",
                                   [row["question_id"]]).fetchall()
        check_question(question, row, options)
    return len(rows)


def check_documents(database, file, left):
    documents = {}
    for line in file.read_text("utf-8").splitlines():
        check(len(line.encode()) <= 1_000_000, f"a document has {len(line.encode())} bytes")
        document = json.loads(line)
        check(document["path"] not in documents, f"{document['path']} stands twice")
        documents[document["path"]] = document["data"]
    for quiz in database.execute("SELECT * FROM quizzes"):
        path = "quizzes/" + quiz["key"].split("/")[1]
        equal(documents.pop(path)["title"], quiz["title"], f"title of {path}")
        for row in database.execute("SELECT * FROM questions WHERE owner_kind = 'quiz' AND owner_id = ?", [quiz["quiz_id"]]):
            if row["key"] in left:
                continue
            data = documents.pop(f"{path}/questions/{row['key'].split('/')[-1]}")
            equal((data["prompt"], data.get("explanation"), data["marks"], data["answer"]),
                  (row["prompt"], row["explanation"], row["marks"], json.loads(row["answer_json"])), row["key"])
    equal(documents, {}, "documents that nobody expects")


def prove(bundle):
    with tempfile.TemporaryDirectory() as name, contextlib.closing(open_bundle(bundle)) as database:
        database.row_factory = sqlite3.Row
        folder = pathlib.Path(name)
        spark = messages(folder)
        check_wire(spark)
        report = json.loads(curricc("export", "spark", bundle, "-o", folder / "spark", "--report", "json"))
        left = {key for loss in report["left_out"] for key in loss["keys"]}
        quizzes = database.execute("SELECT * FROM quizzes").fetchall()
        count = sum(check_quiz(spark, database, quiz, folder / "spark", left) for quiz in quizzes)
        check_documents(database, folder / "spark/firestore.jsonl", left)
    return f"{count} questions of {len(quizzes)} quizzes read by Python's protobuf; {len(WIRE)} messages hold Spark's numbers"


main(prove)
