"""Curricula damaged in many ways: ordinary mistakes, and text that no report format expects."""

import pathlib
import re
import shutil

from support import ROOT, check, copy_curriculum, curricc

# What each format has to write as it stands: mark-up of all formats, characters that XML cannot hold, line breaks of
# every kind, letters of several bytes and units, other directions, what becomes a link or a command.
HOSTILE = [
    "]]> <b>&amp;</b> & \"double\" 'single' <!-- x --> <![CDATA[",
    "one\ntwo\r\nthree\rfour\u0085five\u2028six\u2029seven",
    "nul\0 escape\x1b[31m bell\x07 delete\x7f c1\x9b tab\tend",
    "non\ufffecharacters\uffff and private \ue000 and bom \ufeff",
    "::error file=x,line=1::message %0A %25 %2525 a:b,c",
    "pipe | two || back\\slash \\| `code` ``` *em* _em_ ~~gone~~ # head",
    "[link](https://evil.example) ![pic](x.png) <https://a.example> https://b.example www.c.example d@e.example",
    "@everyone @some-user #123 GH-7 org/repo#8 :smile: $x^2$ <br> <script>alert(1)</script>",
    "{0} {{1}} {text} %s %d ${HOME} $(id)",
    "مَرْحَبًا بِكُم ‮reversed‬ שָׁלוֹם \u2067isolated\u2069",
    "😀 👨‍👩‍👧‍👦 🇲🇽 👋🏽 𝄞 e\u0301 语 กำ \u200b\u200d zero",
    "- list\n> quote\n| a | b |\n| - | - |\n```\ncode\n```\n---",
    "\\u0041 \\n \" \\\" ' / \\/ end\\",
    "x" * 700 + " long " + "語" * 300,
]

# A file, what takes the place of what: ordinary mistakes, some with labels, some with fixes.
MISTAKES = [
    ("courses/es/n1/u1-l1-hello-and-goodbye.yaml", "title:", "titel:"),
    ("courses/es/n1/u1-l1-hello-and-goodbye.yaml", "    pos: ", "    part_of_speech: "),
    ("courses/es/n1/boss.yaml", "    unit: es-n1-u1\n", "    unit: es-n1-u9\n"),
    ("courses/ar/n1/u1-l1-greetings.yaml", "order_idx: 0", "order_idx: صفر"),
    ("courses/zh/n1/u1-l1-greetings.yaml", "lesson_type: vocabulary", "lesson_type: wörter"),
    ("story/newborn/my-family.yaml", "name: My family", "name: 家族 👨‍👩‍👧‍👦 семья семья семья семья семья"),
    ("story/newborn/my-family.yaml", "is_basic: true", "is_basic: true\nis_basic: true"),
    ("story/newborn/my-family.yaml", "    correct_answer: mother\n", "    correct_answer: mother \u200b\n"),
    ("quizzes/physics.yaml", "subject: physics", "subject: физика"),
    ("quizzes/biology.yaml", "title:", "title: Beweis: 😀\ntitel:"),
    ("decks/volcanoes.yaml", "kind: deck", "\ufeffkind: deck"),
    ("decks/volcanoes.yaml", "topic:", "tōpic:"),
]


def quoted(text):
    """A text as a double-quoted scalar of YAML, everything but ASCII letters escaped or as it is."""
    escapes = {"\0": "\\0", "\x07": "\\a", "\x1b": "\\e", "\n": "\\n", "\r": "\\r", "\t": "\\t", '"': '\\"', "\\": "\\\\"}
    result = ""
    for character in text:
        number = ord(character)
        if character in escapes:
            result += escapes[character]
        elif number < 0x20 or 0x7F <= number < 0xA0:
            result += f"\\x{number:02X}"
        elif number in (0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF) or 0xE000 <= number < 0xF900:
            result += f"\\u{number:04X}"
        else:
            result += character
    return f'"{result}"'


def damaged_curriculum(folder):
    """The flagship with mistakes and hostile text, named as a user in `folder` would."""
    target = copy_curriculum(folder / "curriculum")
    for name, old, new in MISTAKES:
        path = target / name
        text = path.read_bytes().decode("utf-8")
        check(old in text, f"{old!r} is not in {name}")
        path.write_bytes(text.replace(old, new).encode("utf-8"))
    crlf = target / "story/newborn/my-family.yaml"
    crlf.write_bytes(crlf.read_bytes().replace(b"\n", b"\r\n"))
    # Keys, values and ids that messages quote.
    for number, text in enumerate(HOSTILE):
        lines = ["kind: deck", f"id: {quoted(text)}", f"{quoted(text)}: 1", f"depth: {quoted(text)}",
                 f"topic: {quoted(text)}", "flashcards:",
                 f"  - {{語: 😀, id: {quoted(text)}, {quoted(text)}: x, type: {quoted(text)}}}"]
        (target / f"decks/hostile-{number}.yaml").write_text("\n".join(lines) + "\n", "utf-8")
    # Names of files with what must be escaped in addresses, commands, tables and XML.
    for number, name in enumerate(["a b%20c#d?e", "co:lon,com=ma", "<x>&\"y\"'z'", "pi|pe`tick`", "línea 語 😀", "new\nline",
                                   "cr\rtab\tend", "@someone #12", "50%25 %0A%2C%3A"]):
        (target / f"decks/{name}.yaml").write_text(f"kind: deck\nodd{number}: 1\n", "utf-8")
    # Findings without a place, and one whose file is not UTF-8.
    (target / "decks/a link.yaml").symlink_to("volcanoes.yaml")
    (target / "quizzes/latin.yaml").write_bytes("kind: quiz\ntitle: caf\u00e9\n".encode("latin-1"))
    (target / "quizzes/syntax.yaml").write_text("kind: quiz\n\ttitle: 語: [\n", "utf-8")
    return target.name


def second_curriculum(folder):
    """A small curriculum of its own, in a folder whose name needs escapes, with one mistake."""
    name = "zweites – 二 & 100%"
    curricc("init", name, folder=folder)
    path = pathlib.Path(folder) / name / "decks/water.yaml"
    path.write_text(path.read_text("utf-8").replace("kind: deck", "kind: deck\nodd: |\n  two\n  lines"), "utf-8")
    return name


def broken_rules(folder):
    """For each rule the small curriculum of `curricc init`, changed as the rule's page says to break it."""
    curricc("init", "good", folder=folder)
    names = []
    for page in sorted((ROOT / "docs/rules").rglob("*/*.md")):
        example = re.search(r"^## This breaks it\n\n```yaml\n(.*?)^```$", page.read_text("utf-8"), re.M | re.S)
        if not example:
            continue
        names.append(f"broken/{page.parent.name}/{page.stem}")
        target = shutil.copytree(folder / "good", folder / names[-1])
        for name, text in re.findall(r"^# file: (.*)\n((?:(?!# file: ).*\n)*)", example[1], re.M):
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            (target / name).write_text(text.replace("␍", "\r"), "utf-8", newline="")
    return names
