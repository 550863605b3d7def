#!/usr/bin/env python3
"""Manual pages of curricc, made of what its argument parser knows of itself.

    python3 packaging/manual.py CURRICC FOLDER

writes curricc.1 and a curricc-COMMAND.1 for each command, in mdoc(7). The argument parser has a tool of its own for this; it
runs together what a command says of itself, where here examples, exit statuses and values stand in their usual sections.
SOURCE_DATE_EPOCH is the pages' date.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import time

MONTHS = "January February March April May June July August September October November December".split()

# What curricc takes from its environment, and the commands that do.
ENVIRONMENT = {
    "CURRICC_PDF": ("The program that reads PDF files, where it is neither beside curricc nor in ../libexec.", ["extract"]),
    "CURRICC_TESSERACT": ("The program that reads text off pictures; else the first 'tesseract' in PATH.", ["extract"]),
    "TESSDATA_PREFIX": ("The folder with Tesseract's languages.", ["extract"]),
    "DICPATH": ("Folders with Hunspell's dictionaries, divided by colons; they come before those of the system.", ["build", "lint"]),
    "PGPASSWORD": ("The password for the database that --direct names.", ["export"]),
    "SOURCE_DATE_EPOCH": ("The date that is written into packages, in seconds since 1970; else 0.", ["export"]),
    "TMPDIR": ("The folder for scratch files; else /tmp.", []),
}


def escaped(text):
    """A text that roff prints as it stands."""
    for plain, named in {"\\": "\\e", "-": "\\-", "~": "\\(ti", "^": "\\(ha", "`": "\\(ga", "'": "\\(aq"}.items():
        text = text.replace(plain, named)
    return text


def line(text):
    """A line of text; one that begins with a dot would be a request."""
    return ("\\&" if text.startswith(".") else "") + escaped(text)


def word(text):
    """An argument of a macro, which would otherwise call, join or divide what it takes for macros and punctuation."""
    return "\\&" + escaped(text).replace('"', "\\(dq").replace(" ", "\\ ")


def sentences(text):
    """A paragraph, a sentence a line, as roff wants it for its spaces."""
    return [line(part) for part in re.split(r"(?<=[.?!]) (?=[A-Z'])", " ".join(text.split()))]


def items(entries, compact=False):
    """A list of pairs: what stands at the margin, and lines below it."""
    lines = [".Bl -tag -width Ds" + (" -compact" if compact else "")]
    for head, below in entries:
        lines += [f".It {head}", *below]
    return [*lines, ".El"]


class Discussion:
    """What a command says of itself: paragraphs, which are texts or lists of pairs, examples, and exit statuses."""

    def __init__(self, text):
        self.paragraphs, self.examples, self.statuses = [], [], []
        for paragraph in (text or "").split("\n\n"):
            lines = paragraph.rstrip().splitlines()
            if lines[:1] and lines[0].startswith("Exit status: "):
                said = " ".join(lines).removeprefix("Exit status: ").rstrip(".")
                self.statuses = [entry.split(" ", 1) for entry in re.split(r"[,;] (?=\d+ )", said)]
            elif lines and all(entry.startswith("Example: ") for entry in lines):
                self.examples += [entry.removeprefix("Example: ") for entry in lines]
            elif lines and all(entry.startswith("  ") for entry in lines):
                self.paragraphs.append([re.split(r" {2,}", entry.strip(), maxsplit=1) for entry in lines])
            elif lines:
                self.paragraphs.append(" ".join(lines))


class Entry:
    """An argument, or a switch with its opposite, which are one thing to readers."""

    def __init__(self, argument):
        self.arguments = [argument]
        self.kind = argument["kind"]
        self.value = f"Ar {word(argument['valueName'])}"

    def has_place_for(self, argument):
        first = self.arguments[0]
        return self.kind == argument["kind"] == "flag" and first["abstract"] == argument["abstract"]

    def with_value(self, name):
        dashes = "-" if name["kind"] == "long" else ""
        return f"Fl {word(dashes + name['name'])}" + ("" if self.kind == "flag" else f" {self.value}")

    def synopsis(self):
        first = self.arguments[0]
        core = self.value
        if self.kind != "positional":
            core = " | ".join(self.with_value(argument["preferredName"]) for argument in self.arguments)
        return (".Op " if first["isOptional"] else ".") + core + (" ..." if first["isRepeating"] else "")

    def head(self):
        if self.kind == "positional":
            return self.value
        names = [name for argument in self.arguments for name in argument["names"]]
        return " , ".join(self.with_value(name) for name in sorted(names, key=lambda name: name["kind"] != "short"))

    def meaning(self):
        first = self.arguments[0]
        abstract = first["abstract"]
        lines = sentences(abstract) + (sentences(first["discussion"]) if first.get("discussion") else [])
        values, described = first.get("allValues") or [], first.get("allValueDescriptions") or {}
        if described:
            lines += items([(f"Cm {word(value)}", sentences(described[value] + ".")) for value in values], compact=True)
        elif not all(re.search(rf"(?<!\w){re.escape(value)}(?!\w)", abstract) for value in values):
            lines.append(line(f"One of {', '.join(values)}."))
        defaults = [argument["defaultValue"] for argument in self.arguments if argument.get("defaultValue")]
        without = "Without it" if len(self.arguments) == 1 else "Without either"
        return lines + [line(f"{without}: {default}.") for default in defaults]


def entries_of(command):
    entries = []
    for argument in command.get("arguments", []):
        if not argument["shouldDisplay"]:
            continue
        if entries and entries[-1].has_place_for(argument):
            entries[-1].arguments.append(argument)
        else:
            entries.append(Entry(argument))
    return entries


def commands_of(command):
    """The commands of a command that have pages."""
    return [each for each in command.get("subcommands", []) if each["shouldDisplay"] and each["commandName"] != "help"]


def date():
    moment = time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH") or time.time()))
    return f"{MONTHS[moment.tm_mon - 1]} {moment.tm_mday}, {moment.tm_year}"


def page(root, command, version):
    """The text of a command's page."""
    is_root = command is root
    name = root["commandName"] if is_root else f"{root['commandName']}-{command['commandName']}"
    said = Discussion(command.get("discussion"))
    entries = entries_of(command)
    places = [entry for entry in entries if entry.kind == "positional"]
    options = [entry for entry in entries if entry.kind != "positional"]
    abstract = command["abstract"].rstrip(".")
    lines = [
        f".Dd {date()}", f".Dt {name.upper()} 1", f".Os curricc {version}",
        ".Sh NAME", f".Nm {name}", f".Nd {line(abstract[0].lower() + abstract[1:])}",
        ".Sh SYNOPSIS", f".Nm {root['commandName']}",
    ]
    lines += [".Ar command", ".Op Ar argument ..."] if is_root else [f".Cm {word(command['commandName'])}"]
    lines += [entry.synopsis() for entry in ([] if is_root else options + places)]
    lines += [".Sh DESCRIPTION", *sentences(command["abstract"])]
    for paragraph in said.paragraphs:
        lines.append(".Pp")
        if isinstance(paragraph, str):
            lines += sentences(paragraph)
        else:
            lines += items([(f"Cm {word(term)}", sentences(meaning)) for term, meaning in paragraph], compact=True)
    if is_root:
        lines += [".Pp", "The commands, each with a page of its own such as", f".Xr {name}-build 1 :"]
        lines += items((f"Cm {word(each['commandName'])}", sentences(each["abstract"])) for each in commands_of(root))
    if places:
        lines += [".Pp", "The arguments:", *items((entry.head(), entry.meaning()) for entry in places)]
    if options:
        lines += [".Pp", "The options:", *items((entry.head(), entry.meaning()) for entry in options)]
    used = [(f"Ev {name}", sentences(text)) for name, (text, users) in ENVIRONMENT.items()
            if is_root or command["commandName"] in users]
    if used:
        lines += [".Sh ENVIRONMENT", *items(used)]
    if said.statuses:
        lines += [".Sh EXIT STATUS"]
        lines += items([(status, sentences(meaning[0].upper() + meaning[1:] + ".")) for status, meaning in said.statuses], compact=True)
    if said.examples:
        lines += [".Sh EXAMPLES", ".Bd -literal -offset indent", *map(line, said.examples), ".Ed"]
    others = sorted(f"{name}-{each['commandName']}" for each in commands_of(root)) if is_root else [root["commandName"]]
    lines += [".Sh SEE ALSO", *(f".Xr {other} 1 ," for other in others[:-1]), f".Xr {others[-1]} 1"]
    return "\n".join(lines) + "\n"


def pages(curricc):
    """Texts by file names."""
    said = subprocess.run([curricc, "--experimental-dump-help"], capture_output=True, text=True, check=True).stdout
    version = subprocess.run([curricc, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    root = json.loads(said)["command"]
    texts = {f"{root['commandName']}.1": page(root, root, version)}
    for command in commands_of(root):
        texts[f"{root['commandName']}-{command['commandName']}.1"] = page(root, command, version)
    return texts


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__.split("\n\n")[1].strip())
    folder = pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages(sys.argv[1]).items():
        (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
