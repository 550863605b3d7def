"""What the papers say: questions, cards and words of this repository, in pools that share nothing."""

import csv
import json
import pathlib
import re

import yamlsubset

HERE = pathlib.Path(__file__).resolve().parent
REPOSITORY = HERE.parents[2]
POOLS = ("first", "second")


def curly(text):
    """The text with typographic quotation marks, as typesetters print it."""
    text = re.sub(r'(^|[\s(\[])"', r"\1“", text).replace('"', "”")
    text = re.sub(r"(^|[\s(\[])'", r"\1‘", text).replace("'", "’")
    return text


def curled(value):
    """`curly` for every string inside a value."""
    if isinstance(value, str):
        return curly(value)
    if isinstance(value, list):
        return [curled(part) for part in value]
    if isinstance(value, dict):
        return {key: curled(part) for key, part in value.items()}
    return value


class Content:
    """The texts of one pool. Every method returns a new list in the order of the source."""

    def __init__(self, pool):
        self.pool = pool
        self.lists = curled(json.loads((HERE / "content" / "lists.json").read_text()))

    def share(self, values):
        """Every second value: the even ones are the first pool, the odd ones the second."""
        return values[POOLS.index(self.pool) :: 2]

    def nested(self, *identifiers):
        """Questions with parts, all of the pool or those named."""
        file = HERE / "content" / f"nested-{self.pool}.json"
        questions = curled(json.loads(file.read_text()))["questions"]
        if not identifiers:
            return questions
        return [question for name in identifiers for question in questions if question["id"] == name]

    def quiz(self, kind, subjects=("biology", "chemistry", "physics")):
        """Quiz questions of a kind: numeric, choice, short or true-false."""
        questions = []
        for subject in subjects:
            file = REPOSITORY / "curriculum" / "quizzes" / f"{subject}.yaml"
            these = [q for q in yamlsubset.read(file)["questions"] if q["type"] == kind]
            for question in these:
                if kind == "choice":
                    question |= {
                        "options": [str(option) for option in question["options"]],
                        "answer": str(question["answer"]),
                    }
            questions += self.share(curled(these))
        return questions

    def cards(self, kinds=("question", "definition")):
        """Flashcards of some kinds from every deck: question, answer, type and topic."""
        found = []
        for file in sorted((REPOSITORY / "curriculum" / "decks").glob("*.yaml")):
            deck = curled(yamlsubset.read(file))
            found += [card | {"topic": deck["topic"]} for card in deck["flashcards"]]
        return [card for card in self.share(found) if card["type"] in kinds]

    def lessons(self, language):
        """Lessons of a language with their cards, of this pool only."""
        folder = REPOSITORY / "curriculum" / "courses" / language
        lessons = []
        for file in sorted(folder.glob("*/u*.yaml"), key=lambda f: (f.parent.name, unit(f.stem))):
            lesson = curled(yamlsubset.read(file))
            if lesson.get("cards"):
                lessons.append(lesson)
        return self.share(lessons)

    def amateur(self):
        """Questions with four choices from the amateur radio pool that need no figure."""
        file = REPOSITORY / "Evaluation" / "ncvec-general-2023-2027.json"
        pool = [q for q in curled(json.loads(file.read_text())) if not q["figure"] and len(q["question"]) < 170]
        return self.share(pool)

    def technicians(self):
        """Questions of the pool for beginners in amateur radio, which the other pools do not use."""
        folder = REPOSITORY / "Evaluation"
        first = json.loads((folder / "ncvec-general-2023-2027.json").read_text())
        taken = {question["question"].casefold() for question in curled(first)}
        pool = curled(json.loads((folder / "development" / "ncvec-technician-2018-2022.json").read_text()))
        return [q for q in pool if q["question"].casefold() not in taken and len(q["question"]) < 110]

    def gaps(self):
        """Sentences with a gap written `___`, the word that belongs there, three others."""
        file = REPOSITORY / "Evaluation" / "q-aacd.csv"
        rows = csv.DictReader(file.open(encoding="utf-8-sig"))
        found = []
        for row in rows:
            sentence = row["Question"].strip()
            if sentence.count("<blank>") == 1 and row["Correct Answer"].strip():
                others = [row[f"Distractor {n}"].strip() for n in (1, 2, 3)]
                found.append((curly(sentence.replace("<blank>", "___")), row["Correct Answer"].strip(), others))
        return self.share(found)


def unit(stem):
    numbers = re.findall(r"\d+", stem)
    return [int(number) for number in numbers]
