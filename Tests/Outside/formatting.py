"""`curricc fmt` changes the layout and nothing else, judged by PyYAML and ruamel.yaml.

The shipped curriculum and a course that others wrote are read before and after: every value with its type, every anchor
and every comment must be the same, and a second run must change nothing. The same holds for the curriculum as other
programs would write it (flow style, JSON, quotes, block text, narrow lines, CRLF …), and with comments strewn into it.
"""

import json
import pathlib
import random
import re
import subprocess
import tempfile

import ruamel.yaml
import yaml

from support import CURRICULUM, ROOT, binary, check, curricc, equal, main

LAYOUTS = ROOT / "Tests/Outside/layouts"


def meaning(text, loader):
    """Tags and values in order, with shared nodes by number."""
    numbers = {}

    def shape(node):
        if id(node) in numbers:
            return ("shared", numbers[id(node)])
        numbers[id(node)] = len(numbers)
        if isinstance(node, yaml.ScalarNode):
            return (node.tag, node.value)
        if isinstance(node, yaml.SequenceNode):
            return (node.tag, [shape(item) for item in node.value])
        return (node.tag, [(shape(key), shape(value)) for key, value in node.value])

    node = yaml.compose(text, Loader=loader)
    return shape(node) if node else None


def comments(text):
    """The comments, in order: what begins with '#' between the tokens that PyYAML finds, or behind '|' and '>'."""
    found, end = [], 0
    for token in yaml.scan(text, Loader=yaml.SafeLoader):
        found += re.findall(r"#[^\r\n]*", text[end:token.start_mark.index])
        if isinstance(token, yaml.ScalarToken) and token.style in ("|", ">"):
            head = re.match(r"[|>][-+0-9]*[ \t]*(#[^\r\n]*)?", text[token.start_mark.index:])
            found += [head[1]] if head[1] else []
        end = max(end, token.end_mark.index)
    return [comment.rstrip() for comment in found + re.findall(r"#[^\r\n]*", text[end:])]


def variants(text):
    """The file as other programs would write it."""
    data = yaml.load(text, Loader=yaml.CBaseLoader)

    def dump(**options):
        return yaml.dump(data, Dumper=yaml.CSafeDumper, sort_keys=False, **options)

    yield dump(allow_unicode=True)
    yield dump(default_flow_style=True, width=30)
    yield dump(default_style='"', width=40)
    yield dump(default_style="'", allow_unicode=True, width=50, indent=7)
    yield dump(default_style="|", allow_unicode=True)
    yield dump(default_style=">", allow_unicode=True, width=60, line_break="\r\n")
    yield dump(canonical=True)
    yield dump(explicit_start=True, explicit_end=True, version=(1, 1), indent=4, line_break="\r")
    yield json.dumps(data, indent=3, ensure_ascii=False)
    yield json.dumps(data, ensure_ascii=False)


def with_comments(text, dice):
    """The file with comments strewn into it, and how many."""
    lines = text.split("\n")
    places = set()
    for token in yaml.scan(text, Loader=yaml.SafeLoader):
        if isinstance(token, (yaml.BlockEntryToken, yaml.KeyToken)):
            line = lines[token.start_mark.line]
            if not line[:token.start_mark.column].strip():
                places.add((token.start_mark.line, "above"))
        elif isinstance(token, yaml.ScalarToken) and token.start_mark.line == token.end_mark.line:
            if token.end_mark.column == len(lines[token.end_mark.line]):
                places.add((token.end_mark.line, "behind"))
        elif isinstance(token, yaml.ScalarToken) and token.style in ("|", ">"):
            places.add((token.start_mark.line, "behind"))
    result, count = [], 0
    for number, line in enumerate(lines):
        if (number, "above") in places and dice.random() < 0.2:
            # Not further in than the line: it might belong to the block text above.
            indentation = len(line) - len(line.lstrip())
            result.append(" " * dice.randint(0, indentation) + f"# strewn {count}")
            count += 1
        if (number, "behind") in places and dice.random() < 0.2:
            line += " " * dice.randint(1, 5) + f"# strewn {count}"
            count += 1
        result.append(line)
    return "\n".join(result), count


def without_comments(text):
    lines = [line for line in text.split("\n") if not line.lstrip().startswith("# strewn")]
    return "\n".join(re.sub(r" +# strewn \d+$", "", line) for line in lines)


def fast(text):
    return meaning(text, yaml.CSafeLoader)


def careful(text):
    reader = ruamel.yaml.YAML(typ="safe", pure=True)
    reader.allow_duplicate_keys = True
    return (meaning(text, yaml.SafeLoader), json.dumps(reader.load(text), default=str), comments(text))


def formatted(folder):
    """Lays out the folder, checks that a second run changes nothing, gives the new texts."""
    curricc("fmt", folder)
    equal(curricc("fmt", "--check", folder), "", "files that a second run would change")
    return {path: path.read_bytes().decode() for path in sorted(folder.rglob("*.yaml"))}


def compare(folder, texts, read, what):
    """Lays out texts and compares what a reader makes of them."""
    folder.mkdir()
    before = {}
    for number, (name, text) in enumerate(texts):
        path = folder / f"{number}.yaml"
        path.write_bytes(text.encode())
        before[path] = (name, text)
    after = formatted(folder)
    changed = 0
    for path, (name, text) in before.items():
        equal(read(after[path]), read(text), f"{what}, {name}")
        changed += after[path] != text
    return after, changed


def prove():
    shipped = {path: path.read_text("utf-8") for path in sorted(CURRICULUM.rglob("*.yaml"))}
    foreign = [(path.name, path.read_bytes().decode()) for path in sorted(LAYOUTS.rglob("*.yaml"))]
    equal(curricc("fmt", "--check", CURRICULUM), "", "shipped files that are not canonical")
    dice = random.Random(1)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        _, changed = compare(folder / "foreign", foreign, careful, "the foreign course")
        equal(changed, len(foreign), "foreign files that change")

        strewn = [(path.name, *with_comments(text, dice)) for path, text in shipped.items()]
        after, _ = compare(folder / "strewn", [entry[:2] for entry in strewn], careful, "strewn with comments")
        for number, (path, original) in enumerate(shipped.items()):
            bare = without_comments(after[folder / f"strewn/{number}.yaml"])
            equal(bare, original, f"{path.name} without its strewn comments")
        count = sum(entry[2] for entry in strewn)
        check(count > 1000, f"only {count} comments were strewn")

        others = [(path.name, text) for path, original in shipped.items() for text in variants(original)]
        _, changed = compare(folder / "others", others, fast, "as another program writes it")
        check(changed > len(others) * 0.9, f"only {changed} of {len(others)} variants change")

        # The difference that is shown is the one that is made.
        patch = subprocess.run([binary(), "fmt", "--diff", LAYOUTS], capture_output=True, check=True).stdout.decode()
        (folder / "patch").write_text(patch.replace(str(LAYOUTS), "layouts"), "utf-8")
        for path in LAYOUTS.rglob("*.yaml"):
            target = folder / "layouts" / path.relative_to(LAYOUTS)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(path.read_bytes())
        subprocess.run(["git", "apply", "-p0", "patch"], cwd=folder, check=True)
        equal(curricc("fmt", "--check", folder / "layouts"), "", "files that the shown difference leaves untidy")
    return (f"{len(shipped)} shipped files are canonical; {len(others)} rewritten ones, {len(foreign)} foreign ones and "
            f"{count} strewn comments keep their meaning")


main(prove, bundle=False)
