"""Reads the part of YAML that the curriculum is written in, so that nothing need be installed."""

import re

ENTRY = re.compile(r"^(\"[^\"]+\"|[^:{\[\"']+):(?:\s+(.*))?$")


def read(path):
    """The value in the file at `path`: mappings, lists, flow values, quoted and plain scalars, `|` blocks."""
    lines = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            lines.append((len(line) - len(line.lstrip()), line.strip()))
    value, rest = block(lines, 0, lines[0][0] if lines else 0)
    if rest != len(lines):
        raise ValueError(f"{path}: line not understood: {lines[rest][1]}")
    return value


def block(lines, start, indent):
    """The list or mapping at `indent` from line `start`, and the first line after it."""
    if lines[start][1].startswith("- ") or lines[start][1] == "-":
        return sequence(lines, start, indent)
    return mapping(lines, start, indent)


def sequence(lines, start, indent):
    values = []
    while start < len(lines) and lines[start][0] == indent and lines[start][1].startswith("-"):
        text = lines[start][1][1:].strip()
        if text in ("|", ">"):
            value, start = literal(lines, start + 1, indent)
        elif ENTRY.match(text) and not text.startswith(("{", "[", '"')):
            inner = indent + 2
            lines[start] = (inner, text)
            value, start = mapping(lines, start, inner)
        else:
            value, start = scalar(text), start + 1
        values.append(value)
    return values, start


def mapping(lines, start, indent):
    values = {}
    while start < len(lines) and lines[start][0] == indent:
        match = ENTRY.match(lines[start][1])
        if not match:
            break
        key, text = match.group(1), (match.group(2) or "").strip()
        start += 1
        if text in ("|", ">"):
            values[key], start = literal(lines, start, indent)
        elif text:
            values[key] = scalar(text)
        elif (
            start < len(lines)
            and lines[start][0] >= indent
            and (lines[start][0] > indent or lines[start][1].startswith("-"))
        ):
            values[key], start = block(lines, start, lines[start][0])
        else:
            values[key] = None
    return values, start


def literal(lines, start, indent):
    words = []
    while start < len(lines) and lines[start][0] > indent:
        words.append(lines[start][1])
        start += 1
    return "\n".join(words) + "\n", start


def scalar(text):
    """A flow value or a scalar written on one line."""
    if text[0] in "[{\"'":
        value, rest = flow(text, 0)
        return value
    return plain(text)


def plain(text):
    text = re.sub(r"\s+#.*$", "", text).strip()
    if text in ("true", "false"):
        return text == "true"
    if re.fullmatch(r"-?\d+", text):
        return int(text)
    if re.fullmatch(r"-?\d+\.\d+", text):
        return float(text)
    return text


def flow(text, at):
    """The flow value of `text` from `at`, and where it ends."""
    while text[at] == " ":
        at += 1
    if text[at] == "[":
        return flow_list(text, at + 1)
    if text[at] == "{":
        return flow_mapping(text, at + 1)
    if text[at] == '"':
        end = at + 1
        while text[end] != '"':
            end += 2 if text[end] == "\\" else 1
        return text[at + 1 : end].replace('\\"', '"'), end + 1
    if text[at] == "'":
        end = text.index("'", at + 1)
        return text[at + 1 : end], end + 1
    end = at
    while end < len(text) and text[end] not in ",]}":
        end += 1
    return plain(text[at:end]), end


def flow_list(text, at):
    values = []
    while True:
        while text[at] in " ,":
            at += 1
        if text[at] == "]":
            return values, at + 1
        value, at = flow(text, at)
        values.append(value)


def flow_mapping(text, at):
    values = {}
    while True:
        while text[at] in " ,":
            at += 1
        if text[at] == "}":
            return values, at + 1
        colon = text.index(":", at)
        values[text[at:colon].strip().strip('"')], at = flow(text, colon + 1)
