"""Layouts, the items of their truth, and how questions with parts are numbered."""

import dataclasses
import random
import re

from content import Content

LAYOUTS = {}


@dataclasses.dataclass
class Document:
    """A source that a program can turn into a PDF, with the truth of what it prints.

    `engine` is pdflatex, xelatex, chromium, libreoffice or groff; `markscheme` is a second source for it.
    """

    engine: str
    source: str
    items: list
    markscheme: str | None = None


class Draw:
    """The choices of one layout and seed: a random source and the texts of its pool."""

    def __init__(self, name, pool, seed):
        self.name = name
        self.random = random.Random(f"{name} {seed}")
        self.content = Content(pool)

    def one(self, values):
        return self.random.choice(list(values))

    def some(self, values, count):
        """`count` of the values in the order they had."""
        values = list(values)
        chosen = sorted(self.random.sample(range(len(values)), min(count, len(values))))
        return [values[place] for place in chosen]

    def shuffled(self, values):
        values = list(values)
        self.random.shuffle(values)
        return values

    def mixed(self, values):
        """Shuffled, and not in the order given."""
        values = list(values)
        while (mixed := self.shuffled(values)) == values:
            pass
        return mixed


def layout(half, name, kinds, pool=None):
    """Registers a function from `Draw` to `Document` under the name of its files.

    `pool` names the texts it takes: the first for development unless told otherwise, none from the pools unseen.
    """
    pool = pool or ("first" if half == "development" else "unseen")

    def register(function):
        LAYOUTS[name] = (half, kinds, pool, function)
        return function

    return register


def item(question, answer=None, number=None, marks=None, options=None, **rest):
    """One object of the truth; `page` is found in the finished PDF."""
    rest = {"kind": "short"} | rest
    if rest["kind"] in ("short", "numeric", "long", "mcq") and not rest.get("command"):
        rest |= parted(question)
    base = {"page": None, "number": number, "question": question, "answer": answer, "marks": marks, "options": options}
    return base | {key: value for key, value in rest.items() if value not in (None, [], "")}


COMMANDS = set(
    "Calculate Compare Complete Convert Deduce Define Describe Determine Draw Estimate Evaluate Explain Find Give How Identify "
    "Name Outline Predict Show Sketch State Suggest Use What When Where Which Who Why Work Write".split()
)


def parted(question):
    """The context and the command of a question that has sentences before what it asks, or nothing."""
    sentences = re.split(r"(?<=[.?!])\s+(?=[A-Z“])", question)
    for place, sentence in enumerate(sentences):
        if sentence.split()[0] in COMMANDS or sentence.endswith("?"):
            return {"context": " ".join(sentences[:place]), "command": " ".join(sentences[place:])} if place else {}
    return {}


def choices(labels, texts):
    return [{"label": label, "text": text} for label, text in zip(labels, texts)]


ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"]
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def cited(path):
    """A path of places such as [0, 1, 2] as a reader cites it: 1(b)(iii)."""
    labels = [str(path[0] + 1), *(f"({LETTERS[p]})" for p in path[1:2]), *(f"({ROMAN[p]})" for p in path[2:3])]
    return "".join(labels)


def leaf(part, number, stems, **rest):
    """The item of a part that has no parts of its own."""
    context, command = part.get("context"), part["command"]
    points = [{"text": text, "marks": None} for text, _ in part["points"]]
    return item(
        f"{context} {command}" if context else command,
        "\n".join(point["text"] for point in points),
        number,
        part["marks"],
        stem=" ".join(stem for stem in stems if stem),
        kind=part.get("kind", "short"),
        context=context,
        command=command if context else None,
        rubric=points if part["marks"] > 1 else None,
        allow=part.get("allow"),
        reject=part.get("reject"),
        ignore=part.get("ignore"),
        guidance=part.get("note"),
        **rest,
    )


def unanswered(leaf, **changes):
    """The item without what only a mark scheme prints."""
    kept = {key: value for key, value in leaf.items() if key not in ("rubric", "allow", "reject", "ignore", "guidance")}
    return kept | {"answer": None} | changes


def priced(leaf, part):
    """The item of a paper whose mark scheme prints the marks of every point."""
    points = [{"text": text, "marks": marks} for text, marks in part["points"]]
    return leaf | {"rubric": points} if "rubric" in leaf else leaf


def walk(question, place, number=cited):
    """Every part of a question in reading order as (path, part, item); `item` is None for a part with parts.

    `number` turns a path of places into the label that readers cite.
    """

    def below(part, path, stems):
        if "parts" not in part:
            yield path, part, leaf(part, number(path), stems)
            return
        yield path, part, None
        for index, inner in enumerate(part["parts"]):
            yield from below(inner, [*path, index], [*stems, part.get("stem")])

    yield from below(question, [place], [])


def total(part):
    """The marks of a part and all below it."""
    return part["marks"] if "parts" not in part else sum(total(inner) for inner in part["parts"])


def numeric_answer(question):
    """The printed answer of a numeric quiz question, with its unit."""
    answer = question["answer"]
    value, unit = answer["value"], answer.get("unit", "none")
    value = f"{value:g}" if abs(value) < 1e6 else f"{value:,}"
    value = value.replace("-", "−")
    if unit in ("none", "", None):
        return value
    return f"{value}{unit}" if unit == "%" else f"{value} {unit}"


def notes(part):
    """The notes of a mark scheme on a part, one line each: what to allow, reject and ignore, and the most to give."""
    lines = [f"{word} {text}" for word in ("allow", "reject", "ignore") for text in part.get(word, [])]
    return [*lines, part["note"]] if "note" in part else lines
