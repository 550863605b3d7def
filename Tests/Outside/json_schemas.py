"""The published JSON Schemas, judged by check-jsonschema: they are schemas, every shipped file keeps to that of its
kind, and files with mistakes are refused, by the schema as by curricc."""

import json
import pathlib
import subprocess
import sys
import tempfile

from ruamel.yaml import YAML

from support import CURRICULUM, SCHEMAS, check, copy_curriculum, curricc, equal, main

ANY = SCHEMAS / "any.schema.json"
LESSON = "courses/es/n1/u1-l1-hello-and-goodbye.yaml"

# A file, what takes the place of what: nothing in it may pass.
BAD = [
    (LESSON, "title:", "titel:"),                              # unknown field, and one missing
    (LESSON, "cards:\n", "colour: red\ncards:\n"),             # unknown field
    (LESSON, "    pos: ", "    part_of_speech: "),             # unknown field within a card
    (LESSON, "lesson_type: vocabulary", "lesson_type: words"),  # not one of the words
    (LESSON, "id: es-n1-u1-l1", "id: Es_N1"),                  # not an id
    (LESSON, "order_idx: 0", "order_idx: first"),              # text for a number
    (LESSON, "order_idx: 0", "order_idx: -1"),                 # too small
    ("courses/es/n1/band.yaml", "topics: [greetings]", "topics: {a: greetings}"),  # a mapping for a list
    ("courses/es/course.yaml", "direction: ltr", "direction: right"),
    ("courses/es/course.yaml", "code: es\n", ""),
    ("courses/es/n1/band.yaml", "short_label: N1", "short_label: A0"),
    ("courses/es/n1/band.yaml", "units_required: 3", "units_required: -1"),
    ("courses/es/n1/boss.yaml", "pass_score_pct: 70", "pass_score_pct: 170"),
    ("courses/es/n1/boss.yaml", "type: order_words", "type: order_wordz"),
    ("story/story.yaml", "exam_questions: 10", "exam_questions: ten"),
    ("story/newborn/my-family.yaml", "is_basic: true", "is_basic: perhaps"),
    ("story/newborn/my-family.yaml", "    correct_answer: mother\n", ""),
    ("quizzes/physics.yaml", "subject: physics", "subject: philosophy"),
    ("quizzes/physics.yaml", "{kind: relative, pct: 1}", "{kind: about, pct: 1}"),
    ("decks/volcanoes.yaml", "depth: Foundational", "depth: Shallow"),
    ("decks/volcanoes.yaml", "type: definition", "type: essay"),
    ("curriculum.yaml", "profile: default", "profile: severe"),
]

# Text stays text, whatever YAML takes it for: both sides have to let it pass. (A date alone would not, for
# check-jsonschema's YAML reader makes an object of it before any schema is asked.)
ODD = [(LESSON, "    native_text: hello\n", f"    native_text: {text}\n")
       for text in ("no", "1.10", "0777", "~", "true", "1e3", "0x1F", "12:30:00")]
ODD += [
    ("courses/es/n1/band.yaml", "short_label: N1", "short_label: NL"),
    ("courses/ar/n1/u2-l1-people.yaml", "order_idx: 0", "order_idx: 0\nexplanations: One text, not a list."),
    ("curriculum.yaml", "targets:", "rules: {lang/band-skip: off}\ntargets:"),
]


def judged(*arguments):
    """The errors that check-jsonschema finds, by file."""
    command = [sys.executable, "-m", "check_jsonschema", "--output-format", "json", *map(str, arguments)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=300)
    check(run.returncode in (0, 1) and run.stdout, f"check-jsonschema: {run.stdout}{run.stderr}")
    report = json.loads(run.stdout)
    equal(report.get("parse_errors", []), [], "files that check-jsonschema cannot read")
    errors = {}
    for error in report.get("errors", []):
        errors.setdefault(error["filename"], []).append(f"{error['path']}: {error['message']}")
    return errors


def kind(path):
    return YAML(typ="safe", pure=True).load(path.read_text("utf-8"))["kind"]


def by_kind(files):
    groups = {}
    for file in files:
        groups.setdefault(kind(file), []).append(file)
    return groups


def judge_files(files):
    errors = {}
    for name, group in by_kind(files).items():
        errors |= judged("--schemafile", SCHEMAS / f"{name}.schema.json", *group)
    return errors


def variants(folder, changes):
    """The changed files, each under a name of its own: where they come from, in words, and whether they are good."""
    files = {}
    for number, (name, old, new, good) in enumerate(changes):
        text = (CURRICULUM / name).read_text("utf-8")
        check(old in text, f"{old!r} is not in {name}")
        file = folder / f"{number}.yaml"
        file.write_text(text.replace(old, new, 1), "utf-8")
        files[file] = (name, f"{name} with {new!r} for {old!r}", good)
    return files


def check_compiler(source, name, file, status):
    """What curricc says of the changed file in its place in the curriculum: 0 it passes, 1 it does not."""
    place = source / name
    kept = place.read_bytes()
    place.write_bytes(file.read_bytes())
    curricc("lint", source, "--format", "json", status=status)
    place.write_bytes(kept)


def prove_stats(folder):
    """Figures, alone and beside a base, keep to their schema, and with a figure or a change left out they do not."""
    curricc("init", folder / "starter")
    alone = json.loads(curricc("stats", folder / "starter", "--format", "json"))
    beside = json.loads(curricc("stats", CURRICULUM, "--base", folder / "starter", "--format", "json"))
    broken = []
    for report, member in [(alone, "figures"), (beside, "figures"), (beside, "change")]:
        copy = json.loads(json.dumps(report))
        del copy["tables"]["words"]["rows"][0][member]["cards"]
        broken.append(copy)
    broken += [json.loads(json.dumps(alone)) | {"base": alone["bundle"]}, beside | {"base": None}]
    files = []
    for number, report in enumerate([alone, beside, *broken]):
        files.append(folder / f"stats-{number}.json")
        files[-1].write_text(json.dumps(report), "utf-8")
    refused = judged("--schemafile", SCHEMAS / "stats.schema.json", *files)
    equal(sorted(refused), sorted(map(str, files[2:])), "figures that their schema refuses")


def prove():
    schemas = sorted(SCHEMAS.glob("*.schema.json"))
    equal(judged("--check-metaschema", *schemas), {}, "schemas that are none")
    vectors = sorted((SCHEMAS / "conformance").glob("*.json"))
    check(vectors, "there are no conformance vectors")
    equal(judged("--schemafile", SCHEMAS / "conformance.schema.json", *vectors), {}, "vectors of another form")
    files = sorted(CURRICULUM.rglob("*.yaml"))
    equal(judge_files(files), {}, "shipped files that their schema refuses")
    equal(judged("--schemafile", ANY, *files), {}, "shipped files that the schema for all refuses")

    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        prove_stats(folder)
        source = copy_curriculum(folder / "curriculum")
        changed = variants(folder, [(*change, False) for change in BAD] + [(*change, True) for change in ODD])
        errors = judge_files(changed)
        equal(judged("--schemafile", ANY, *changed).keys(), errors.keys(), "what the schema for all refuses")
        for file, (original, what, good) in changed.items():
            equal(str(file) not in errors, good, f"whether the schema lets pass {what}")
            check_compiler(source, original, file, status=0 if good else 1)
    return (f"{len(schemas)} schemas hold; {len(vectors)} files of vectors and {len(files)} others pass, {len(ODD)} odd ones too, "
            f"{len(BAD)} bad ones are refused by schema and compiler")


main(prove, bundle=False)
