"""The set-up of editors in docs/editors.md works, as far as it can be tried without the editors.

The schemas that it names refuse bad files and let good ones pass, by check-jsonschema; its patterns find the files; the
pattern of its task reads every finding; its commands lay out what they are given.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib

from documents import examples
from support import SCHEMAS, binary, check, copy_curriculum, curricc, equal, main

LESSON = "courses/es/n1/u1-l1-hello-and-goodbye.yaml"
BROKEN = {"no-kind.yaml": "title: x\n", "unknown-kind.yaml": "kind: lessons\nid: a\n", "empty.yaml": "{}\n"}


def refused(schema, files):
    """Those of the files that a schema refuses."""
    command = [sys.executable, "-m", "check_jsonschema", "--output-format", "json", "--schemafile", schema, *files]
    run = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=300)
    check(run.returncode in (0, 1) and run.stdout, f"check-jsonschema: {run.stdout}{run.stderr}")
    report = json.loads(run.stdout)
    equal(report.get("parse_errors", []), [], "files that check-jsonschema cannot read")
    return {error["filename"] for error in report.get("errors", [])}


def settings():
    """The settings and the tasks for Visual Studio Code."""
    first, second = (json.loads(text) for text in examples("editors.md", "json"))
    return first, second["tasks"][0]


def check_schemas(workspace):
    """Every schema that a pattern is given is there, and lets pass what the pattern finds."""
    files, _ = settings()
    helix = tomllib.loads(examples("editors.md", "toml")[0])["language-server"]["yaml-language-server"]["config"]["yaml"]
    (lua,) = re.findall(r'\["(.*?)"\] = "(.*?)"', examples("editors.md", "lua")[0])
    shipped = {str(path) for path in (workspace / "curriculum").rglob("*.yaml")}
    pairs = [*files["yaml.schemas"].items(), *helix["schemas"].items(), lua]
    for schema, patterns in pairs:
        patterns = [patterns] if isinstance(patterns, str) else patterns
        found = {str(path) for pattern in patterns for path in workspace.glob(pattern)}
        equal(found, shipped, f"the files that {patterns} finds")
        equal(refused(workspace / schema, sorted(found)), set(), f"shipped files that {schema} refuses")
    for name, text in BROKEN.items():
        (workspace / name).write_text(text, "utf-8")
    paths = [str(workspace / name) for name in BROKEN]
    equal(refused(workspace / "schemas/any.schema.json", paths), set(paths), "broken files that are refused")
    return len(pairs)


def check_first_line(workspace):
    """The comment for the language server names a schema from the file, and the layout leaves it where it is."""
    (example,) = examples("editors.md", "yaml")
    line = example.splitlines()[0]
    deck = workspace / "curriculum/volcanoes.yaml"
    shutil.move(workspace / "curriculum/decks/volcanoes.yaml", deck)
    deck.write_text(line + "\n" + deck.read_text("utf-8"), "utf-8")
    equal(curricc("fmt", "--check", deck), "", "a file with the comment that is not canonical")
    schema = deck.parent / re.search(r"\$schema=(\S+)$", line)[1]
    equal(refused(schema, [deck]), set(), "whether the schema of the comment refuses its file")
    deck.write_text(deck.read_text("utf-8").replace("depth: ", "deep: "), "utf-8")
    equal(refused(schema, [deck]), {str(deck)}, "whether it refuses a bad one")


def check_task(workspace):
    """The task's pattern takes every line, and what it takes is a place and a rule."""
    _, task = settings()
    lesson = workspace / "curriculum" / LESSON
    lesson.write_text(lesson.read_text("utf-8").replace("title:", "titel:").replace("xp_value: ", "xp_value: x"), "utf-8")
    kit = workspace / "curriculum/story/newborn/my-family.yaml"
    kit.write_text(kit.read_text("utf-8").replace("- father", "- mother", 1), "utf-8")
    run = subprocess.run([task["command"], *task["args"]], cwd=workspace, capture_output=True, text=True)
    equal(run.returncode, 1, f"the status of the task: {run.stderr}")
    pattern = task["problemMatcher"]["pattern"]
    lines = run.stdout.splitlines()
    check(len(lines) >= 3, f"only {len(lines)} findings")
    rules = set()
    for line in lines:
        match = re.match(pattern["regexp"], line)
        check(match, f"the task's pattern does not take: {line}")
        text = (workspace / match[pattern["file"]]).read_text("utf-8").splitlines()
        check(1 <= int(match[pattern["line"]]) <= len(text), f"no such line: {line}")
        check(match[pattern["message"]] and "%0A" not in match[pattern["message"]], f"the message of: {line}")
        rules.add(match[pattern["code"]])
    for rule in rules:
        curricc("explain", rule)
    return len(lines)


def check_commands(workspace):
    """The commands that lay out a file as it is saved."""
    files, _ = settings()
    (command,) = files["emeraldwalk.runonsave"]["commands"]
    target = workspace / "curriculum/odd name.yaml"
    target.write_text("a:   1\n", "utf-8")
    check(re.search(command["match"], str(target)), "the file is not matched")
    subprocess.run(command["cmd"].replace("${file}", str(target)), shell=True, check=True, capture_output=True)
    equal(target.read_text("utf-8"), "a: 1\n", "the file that was saved")
    formatter = tomllib.loads(examples("editors.md", "toml")[0])["language"][0]["formatter"]
    words = [formatter["command"], *formatter["args"]]
    run = subprocess.run(words, input="a:   1\n", capture_output=True, text=True, check=True)
    equal(run.stdout, "a: 1\n", "the text that was saved")


def prove():
    with tempfile.TemporaryDirectory() as name:
        workspace = pathlib.Path(name)
        copy_curriculum(workspace / "curriculum")
        (workspace / "schemas").mkdir()
        curricc("schema", "-o", workspace / "schemas")
        names = [path.name for path in sorted((workspace / "schemas").iterdir())]
        for schema in names:
            equal((workspace / "schemas" / schema).read_text(), (SCHEMAS / schema).read_text(), schema)
        (workspace / "bin").mkdir()
        shutil.copy(binary(), workspace / "bin/curricc")
        os.environ["PATH"] = f"{workspace / 'bin'}:{os.environ['PATH']}"
        editors = check_schemas(workspace)
        check_commands(workspace)
        findings = check_task(workspace)
        check_first_line(workspace)
    return f"{len(names)} schemas serve {editors} set-ups; {findings} findings are read by the task's pattern"


main(prove, bundle=False)
