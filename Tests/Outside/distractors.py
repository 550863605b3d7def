"""The wrong answers of the flagship's bundle, looked at from outside: none is right, none stands twice, all are as locked.

What is right is taken from the bundle itself: a card's senses and accepted texts, and those of cards that share one.
The lock file is read by PyYAML.
"""

import collections
import json
import sqlite3
import unicodedata

import yaml

from support import CURRICULUM, check, equal, main, open_bundle


def folded(text):
    """Small letters, composed, without marks around it."""
    return unicodedata.normalize("NFC", text).casefold().strip(" .!?¡¿…")


def right_answers(database):
    """For each question of a card what its card accepts, and what any card accepts that is asked in the same words."""
    answers, asked = {}, collections.defaultdict(set)
    rows = database.execute("SELECT question_id, prompt, answer_json, owner_id FROM questions WHERE owner_kind = 'card'")
    course = dict(database.execute("SELECT card_id, language_id FROM cards"))
    for row in rows.fetchall():
        answer = json.loads(row["answer_json"])
        texts = {folded(text) for text in answer["correct"] + answer.get("alternatives", [])}
        key = (course[row["owner_id"]], folded(row["prompt"]))
        answers[row["question_id"]] = (texts, key)
        asked[key] |= texts
    return {question: texts | asked[key] for question, (texts, key) in answers.items()}


def prove(path):
    database = open_bundle(path)
    database.row_factory = sqlite3.Row
    right = right_answers(database)
    options = collections.defaultdict(list)
    for row in database.execute("SELECT * FROM options ORDER BY question_id, order_idx").fetchall():
        options[row["question_id"]].append(row)
    questions = {row["question_id"]: row for row in database.execute("SELECT * FROM questions").fetchall()}
    with open(CURRICULUM / "distractors.lock", encoding="utf-8") as file:
        locked = {key: [str(text) for text in value["use"]] for key, value in yaml.load(file, yaml.BaseLoader).items()
                  if key != "version"}
    chosen = 0
    for question, rows in options.items():
        where = questions[question]["key"]
        equal([row["order_idx"] for row in rows], list(range(len(rows))), f"places of {where}")
        keys = [row for row in rows if row["is_key"]]
        wrong = [row for row in rows if not row["is_key"]]
        check(keys and wrong, f"{where} has nothing to choose between")
        forms = [folded(row["text"]) for row in rows]
        # An ordinal dot or a sign may be all that tells two options of an author apart.
        if any(row["origin"] != "author" for row in wrong):
            check(len(set(forms)) == len(forms), f"{where} has an option twice: {forms}")
        for row in wrong:
            check(folded(row["text"]) not in right.get(question, ()), f"{where} has a right answer as wrong: {row['text']}")
            if row["origin"] == "author":
                continue
            chosen += 1
            asked = folded(questions[question]["prompt"])
            check(folded(row["text"]) != asked, f"{where} offers the word that it asks for: {row['text']}")
            check(0 <= row["score"] <= 1, f"score of {row['text']} for {where}")
            check(row["text"] in locked.get(where, ()), f"{where}: '{row['text']}' is not in the lock file")
    wanted = sum(len(texts) for texts in locked.values())
    equal(chosen, wanted, "wrong answers of the bundle, and of the lock file")
    runs = key_runs(questions, options)
    check(runs <= 3, f"a right answer stands at one place {runs} times running")
    cards = [rows for question, rows in options.items() if questions[question]["owner_kind"] == "card"]
    full = sum(len(rows) == 4 for rows in cards)
    return f"{chosen} chosen wrong answers are none of them right; {full} directions of cards have three"


def key_runs(questions, options):
    """The longest run of one place of the right answer among a lesson's cards, by direction."""
    rows = collections.defaultdict(list)
    for question, found in options.items():
        row = questions[question]
        if row["owner_kind"] == "quiz" and row["type"] == "choice" and any(o["origin"] != "author" for o in found):
            rows[row["owner_id"]].append((row["order_idx"], next(o["order_idx"] for o in found if o["is_key"])))
    longest = 0
    for places in rows.values():
        run, last = 0, None
        for _, place in sorted(places):
            run = run + 1 if place == last else 1
            longest, last = max(longest, run), place
    return longest


main(prove)
