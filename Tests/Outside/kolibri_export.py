"""What curricc exports for Kolibri, read back by Python's sqlite3 and zipfile, and by Kolibri itself where it is there.

`pip install kolibri==0.19.5` (104 MB) into .build/outside-venv lets Kolibri import the channel, once and for all.
"""

import contextlib
import hashlib
import html.parser
import importlib.util
import json
import os
import pathlib
import re
import sqlite3
import subprocess
import sys
import tempfile
import unicodedata
import uuid
import zipfile

from support import build, check, copy_curriculum, curricc, equal, main, open_bundle

TABLES = {"channelmetadata", "contentnode", "contentnode_has_prerequisite", "contentnode_related", "contentnode_tags",
          "contenttag", "language", "localfile", "file", "assessmentmetadata"}
DOMAIN = uuid.uuid5(uuid.NAMESPACE_DNS, "curricc")


def rows(database, query, *values):
    database.row_factory = sqlite3.Row
    return database.execute(query, values).fetchall()


def export(bundle, place, *options):
    report = json.loads(curricc("export", "kolibri", bundle, "-o", place, "--report", "json", *options))
    for count in report["counts"]:
        equal(count["in"], count["carried"] + count["reported"], f"{count['kind']} in and out")
    return report


def open_channel(folder):
    """The channel's identifier, and its database."""
    place, = (folder / "content/databases").iterdir()
    database = sqlite3.connect(f"file:{place}?mode=ro", uri=True)
    equal(place.suffix, ".sqlite3", "the database's name")
    return place.stem, database


def check_database(channel, database, name):
    """Tables, foreign keys, identifiers by RFC 9562, and the numbers by which trees are walked."""
    found = {row[0] for row in rows(database, "SELECT name FROM sqlite_schema WHERE type = 'table'")}
    equal(found, {f"content_{table}" for table in TABLES}, "tables")
    equal(rows(database, "PRAGMA foreign_key_check"), [], "foreign keys that lead nowhere")
    equal(rows(database, "PRAGMA integrity_check")[0][0], "ok", "integrity")
    head, = rows(database, "SELECT * FROM content_channelmetadata")
    equal((head["id"], head["name"], head["min_schema_version"]), (channel, name, "5"), "the channel")
    equal(channel, uuid.uuid5(DOMAIN, name).hex, "the channel's identifier")
    nodes = {row["id"]: row for row in rows(database, "SELECT * FROM content_contentnode ORDER BY lft")}
    equal(head["root_id"], channel, "the root")
    children = {}
    for node in nodes.values():
        equal(node["channel_id"], channel, "a node's channel")
        check(0 < len(node["title"]) <= 200, f"a title of {len(node['title'])} characters")
        json.loads(node["options"])
        if node["parent_id"] is None:
            equal(node["id"], channel, "a root")
            continue
        children.setdefault(node["parent_id"], []).append(node)
        equal(node["id"], uuid.uuid5(uuid.UUID(node["parent_id"]), node["content_id"]).hex, "a node's identifier")
    # Walking the tree anew gives the same numbers.
    number = 0

    def walk(node, level):
        nonlocal number
        number += 1
        equal((node["lft"], node["level"], node["tree_id"]), (number, level, 1), f"the place of {node['title']}")
        below = sorted(children.get(node["id"], []), key=lambda child: child["sort_order"])
        check((node["kind"] == "topic") == bool(below), f"{node['title']} is a {node['kind']} with {len(below)} in it")
        equal([child["sort_order"] for child in below], [float(n + 1) for n in range(len(below))], "order")
        for child in below:
            walk(child, level + 1)
        number += 1
        equal(node["rght"], number, f"the end of {node['title']}")

    walk(nodes[channel], 0)
    equal(number, 2 * len(nodes), "numbers of all nodes")
    return nodes


def check_files(folder, database, nodes):
    """Every file is named by its MD5, has its size, belongs to a node; every node but topics has one."""
    places = {path.name: path for path in (folder / "content/storage").rglob("*") if path.is_file()}
    known = {f"{row['id']}.{row['extension']}": row for row in rows(database, "SELECT * FROM content_localfile")}
    equal(set(places), set(known), "files")
    for name, path in places.items():
        content = path.read_bytes()
        equal(hashlib.md5(content).hexdigest(), path.stem, f"MD5 of {name}")
        equal(len(content), known[name]["file_size"], f"size of {name}")
        equal(path.parent, folder / "content/storage" / name[0] / name[1], f"the place of {name}")
    files = {row["contentnode_id"]: row for row in rows(database, "SELECT * FROM content_file")}
    equal(set(files), {node["id"] for node in nodes.values() if node["kind"] != "topic"}, "nodes with a file")
    for key, file in files.items():
        kind = nodes[key]["kind"]
        equal(file["preset"], {"exercise": "exercise", "html5": "html5_zip"}[kind], f"preset of a node of {kind}")
        ending = {"exercise": ".perseus", "html5": ".zip"}[kind]
        check(f"{file['local_file_id']}{ending}" in places, f"a node of {kind} has a file that is no {ending}")
    return {key: places[next(n for n in places if n.startswith(file["local_file_id"]))] for key, file in files.items()}


def plain(markdown):
    """A text of Perseus without its backslashes, isolates and paragraphs, as learners read it."""
    text = re.sub(r"[\u2068\u2069]", "", markdown)
    text = re.sub(r"\\([^0-9A-Za-z\s])", r"\1", text)
    return re.sub(r"\s+", " ", unicodedata.normalize("NFC", text)).strip()


def said(text):
    """A text of the bundle as learners read it: without marks of emphasis, which Perseus shows."""
    return re.sub(r"\s+", " ", unicodedata.normalize("NFC", text)).strip()


def check_item(item, question, options):
    """An item asks what the bundle asks, takes the right answers, and no other."""
    key = question["key"]
    answer = json.loads(question["answer_json"])
    equal(set(item), {"question", "answerArea", "hints", "itemDataVersion"}, f"parts of {key}")
    (name, widget), = item["question"]["widgets"].items()
    content = item["question"]["content"]
    equal(content.count(f"[[☃ {name}]]"), 1, f"{key}: its field")
    check(name == widget["type"] + " 1" and widget["graded"], f"{key}: {name}")
    asked = plain(content.split("\n\n[[☃")[0].split("\n\n![")[0])
    bare = lambda text: re.sub(r"[*`\\]", "", text)
    equal(bare(asked), bare(said(question["prompt"])), f"{key}: what is asked")
    parts = widget["options"]
    if widget["type"] == "radio":
        wanted = [(said(option["text"]), bool(option["is_key"])) for option in options]
        if not wanted:
            wanted = [("True", answer["value"]), ("False", not answer["value"])]
        equal([(plain(c["content"]), c["correct"]) for c in parts["choices"]], wanted, f"{key}: choices")
        equal(parts["multipleSelect"], sum(right for _, right in wanted) > 1, f"{key}: how many are chosen")
        check(any(c["correct"] for c in parts["choices"]) and not all(c["correct"] for c in parts["choices"]), key)
    elif widget["type"] == "numeric-input":
        right, = parts["answers"]
        check_number(key, right, answer)
    elif widget["type"] == "sorter":
        equal([plain(text) for text in parts["correct"]], [said(text) for text in answer["correct"]], f"{key}: order")
    elif widget["type"] == "matcher":
        pairs = [[plain(a), plain(b)] for a, b in zip(parts["left"], parts["right"], strict=True)]
        equal(pairs, [[said(a), said(b)] for a, b in answer["pairs"]], f"{key}: pairs")
        check(not parts["orderMatters"], f"{key}: order of the left side")
    else:
        check(False, f"{key} is a {widget['type']}")
    details = json.loads(question["details_json"] or "{}")
    hints = details.get("hints", []) + ([question["explanation"]] if question["explanation"] else [])
    equal([bare(plain(hint["content"])) for hint in item["hints"]], [bare(said(hint)) for hint in hints], f"{key}: hints")
    return widget["type"]


def check_number(key, right, answer):
    """Perseus takes what is nearer to the value than the error and 2 to the -42; the bounds of the bundle are the same."""
    tolerance = answer.get("tolerance", {})
    value, kind = answer["value"], tolerance.get("kind")
    figures = answer.get("significant_figures", 0)
    low, high = {
        "relative": lambda: (value - abs(value) * tolerance["pct"] / 100, value + abs(value) * tolerance["pct"] / 100),
        "absolute": lambda: (value - tolerance["value"], value + tolerance["value"]),
        "range": lambda: (tolerance["low"], tolerance["high"]),
        "exact_after_rounding": lambda: (value, value),
        None: lambda: (value, value),
    }[kind]()
    takes = lambda number: abs(number - right["value"]) < (right["maxError"] or 0) + 2 ** -42
    for number in (low, value, high):
        check(takes(number), f"{key}: {number} is right, {right}")
    width = max(high - low, abs(value) * 1e-6)
    if kind == "exact_after_rounding":
        width = abs(float(f"{value:.{figures - 1}e}")) * 10 ** -(figures - 1)
    for number in (low - width, high + width):
        check(not takes(number), f"{key}: {number} is wrong, {right}")


class Page(html.parser.HTMLParser):
    """The words on a page, and what it loads."""

    def __init__(self, text):
        super().__init__()
        self.words, self.sources, self.open = "", [], []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        check(tag not in ("script", "iframe", "link", "object"), f"a page with <{tag}>")
        self.sources += [value for name, value in attributes if name in ("src", "href")]
        if tag not in ("meta", "img", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag != "br":
            equal(tag, self.open.pop(), "what ends")

    def handle_data(self, data):
        self.words += data + " "


def check_pages(paths, nodes):
    """Pages stand alone; their words."""
    words = ""
    for key, path in paths.items():
        if nodes[key]["kind"] != "html5":
            continue
        with zipfile.ZipFile(path) as archive:
            page = Page(archive.read("index.html").decode("utf-8"))
            equal(page.open, [], "what was not ended")
            equal({name for name in archive.namelist() if name != "index.html"}, set(page.sources), "what a page loads")
            words += re.sub(r"\s+", " ", page.words) + " "
    return words


def check_exercises(bundle, database, nodes, paths, name):
    """Each question is one item, and its own, or stands on a page."""
    with contextlib.closing(open_bundle(bundle)) as content:
        questions = {uuid.uuid5(DOMAIN, f"{name}/{row['key']}").hex: row for row in rows(content, "SELECT * FROM questions")}
        options = {}
        for row in rows(content, "SELECT * FROM options ORDER BY question_id, order_idx"):
            options.setdefault(row["question_id"], []).append(row)
        texts = [row[0] for row in rows(content, "SELECT target_text FROM cards UNION SELECT native_text FROM sentences")]
    kinds, asked = {}, set()
    for row in rows(database, "SELECT * FROM content_assessmentmetadata"):
        items, model = json.loads(row["assessment_item_ids"]), json.loads(row["mastery_model"])
        equal(len(items), row["number_of_assessments"], "questions of an exercise")
        check(model["type"] == "m_of_n" and 1 <= model["m"] <= model["n"] <= len(items), f"mastery {model}")
        with zipfile.ZipFile(paths[row["contentnode_id"]]) as archive:
            head = json.loads(archive.read("exercise.json"))
            equal(head["all_assessment_items"], items, "items of an archive")
            pictures = {n for n in archive.namelist() if n.startswith("images/")}
            equal({n for n in archive.namelist() if n.endswith(".json")}, {f"{i}.json" for i in items} | {"exercise.json"},
                  "files of an archive")
            shown = set()
            for key in items:
                check(key in questions and key not in asked, f"an item that asks nothing, or again: {key}")
                asked.add(key)
                text = archive.read(f"{key}.json").decode("utf-8")
                shown |= set(re.findall(r"\$\{☣ LOCALPATH\}/([^)^\"]+)", text))
                kind = check_item(json.loads(text), questions[key], options.get(questions[key]["question_id"], []))
                kinds[kind] = kinds.get(kind, 0) + 1
            equal(shown, pictures, "pictures of an archive")
    words = check_pages(paths, nodes)
    compared = [row for key, row in questions.items() if key not in asked]
    bare = lambda text: re.sub(r"[*`\\]", "", said(text))
    for row in compared:
        check(bare(row["prompt"]) in bare(words), f"{row['key']} is nowhere")
        answer = json.loads(row["answer_json"])
        for text in answer.get("points", answer["correct"]):
            check(bare(text) in bare(words), f"the answer to {row['key']} is nowhere: {text}")
    for text in texts:
        check(said(text) in words, f"{text!r} is on no page")
    return kinds, len(compared)


def check_media(folder):
    """Sound and pictures of a curriculum are in the channel, and counted."""
    copy = copy_curriculum(folder / "media-copy")
    (copy / "media").mkdir()
    picture = bytes.fromhex(
        "89504e470d0a1a0a0000000d4948445200000001000000010806000000 1f15c4890000000d49444154789c6360606060000000050001"
        "a5f645400000000049454e44ae426082".replace(" ", ""))
    for name in ("avion.png", "cell.png"):
        (copy / "media" / name).write_bytes(picture + name.encode())
    (copy / "media/avion.mp3").write_bytes(b"ID3" + bytes(64))
    lesson = copy / "courses/es/i1/u15-l1-means-of-transport.yaml"
    text = lesson.read_text("utf-8")
    lesson.write_text(text.replace("    native_text: plane\n",
                                   "    native_text: plane\n    audio: media/avion.mp3\n"
                                   "    image: {file: media/avion.png, alt: It flies.}\n", 1), "utf-8")
    quiz = copy / "quizzes/biology.yaml"
    text = quiz.read_text("utf-8")
    quiz.write_text(text.replace("    ao: AO2\n", "    ao: AO2\n    image: {file: media/cell.png, alt: A cell.}\n", 1), "utf-8")
    bundle = build(copy, folder / "media.sqlite", "--structural")
    report = export(bundle, folder / "media-channel", "--media", copy, "--licence", "CC BY-SA", "--holder", "A school")
    count = next(c for c in report["counts"] if c["kind"] == "medium")
    equal((count["in"], count["carried"]), (3, 3), "media files")
    channel, database = open_channel(folder / "media-channel")
    with contextlib.closing(database):
        nodes = check_database(channel, database, "Flagship")
        paths = check_files(folder / "media-channel", database, nodes)
        check_exercises(bundle, database, nodes, paths, "Flagship")
        pictures = [name for path in paths.values() for name in zipfile.ZipFile(path).namelist() if "/" in name]
        equal(sorted(re.sub(r"/[0-9a-f]{32}", "", name) for name in pictures), ["images.png", "media.mp3", "media.png"],
              "sound and pictures in the channel")
        licences = {(n["license_name"], n["license_owner"]) for n in nodes.values() if n["kind"] != "topic"}
        equal(licences, {("CC BY-SA", "A school")}, "licences")


def check_kolibri(folder, channel, nodes, home):
    """Kolibri imports the channel, and has all of it; a second time there is nothing new."""
    place = pathlib.Path(sys.executable).parent / "kolibri"
    if importlib.util.find_spec("kolibri") is None or not place.exists():
        return "Kolibri is not installed"
    environment = {**os.environ, "KOLIBRI_HOME": str(home), "KOLIBRI_RUN_MODE": "dev"}
    for command in ("importchannel", "importcontent"):
        run = subprocess.run([place, "manage", command, "disk", channel, folder], env=environment, capture_output=True,
                             timeout=120)
        check(run.returncode == 0, f"{command}: {run.stdout.decode()[-2000:]}{run.stderr.decode()[-2000:]}")
    with contextlib.closing(sqlite3.connect(home / "db.sqlite3")) as database:
        found = {row["id"]: row for row in rows(database, "SELECT * FROM content_contentnode")}
        equal(set(found), set(nodes), "nodes in Kolibri")
        for key, node in nodes.items():
            for field in ("title", "kind", "lft", "rght", "level", "parent_id", "lang_id", "content_id", "license_name"):
                equal(found[key][field], node[field], f"{field} of {node['title']} in Kolibri")
            check(found[key]["available"], f"{node['title']} is not there in Kolibri")
        absent = rows(database, "SELECT id FROM content_localfile WHERE NOT available")
        equal(absent, [], "files that Kolibri misses")
        count = rows(database, "SELECT sum(number_of_assessments) FROM content_assessmentmetadata")[0][0]
    return f"Kolibri imports {len(found)} nodes with {count} questions"


def prove(bundle):
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        report = export(bundle, folder / "channel")
        for count in report["counts"]:
            check(count["kind"] == "exam" or count["reported"] == 0, f"{count['kind']} left out: {count}")
        channel, database = open_channel(folder / "channel")
        with contextlib.closing(database):
            nodes = check_database(channel, database, "Flagship")
            paths = check_files(folder / "channel", database, nodes)
            kinds, compared = check_exercises(bundle, database, nodes, paths, "Flagship")
            asked = sum(c["carried"] for c in report["counts"] if c["kind"] in (
                "card question", "exercise", "boss item", "kit question", "quiz question", "flashcard"))
            equal(sum(kinds.values()) + compared, asked, "questions in the channel")
        check_media(folder)
        imported = check_kolibri(folder / "channel", channel, nodes, folder / "home")
    return (f"{len(nodes)} nodes, {sum(kinds.values())} items of Perseus ({', '.join(sorted(kinds))}) with the bundle's answers, "
            f"{compared} questions on pages; {imported}")


main(prove)
