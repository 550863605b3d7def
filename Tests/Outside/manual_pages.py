"""The manual pages say what `curricc help` says, and the programs that people read them with find nothing wrong in them.

What each page must have is taken from the help that curricc prints, while the pages are made of the argument parser's JSON.
mandoc and groff read each page; lexgrog finds the line that `man -k` and `whatis` show.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

from support import ROOT, binary, check, curricc, equal, main

MOMENT = "1764547200"  # 2025-12-01


def said(*command, **environment):
    run = subprocess.run(
        list(map(str, command)), capture_output=True, text=True, timeout=60, env=os.environ | environment)
    equal((run.returncode, run.stderr), (0, ""), f"what {' '.join(map(str, command[:3]))} says")
    return run.stdout


def read_by(program, page):
    """A page's text as one line of words, without the hyphens that lines end in."""
    command = ["mandoc", "-T", "utf8", "-O", "width=300", page] if program == "mandoc" else ["man", "--warnings", "-l", page]
    text = said(*command, MANWIDTH="300", LC_ALL="C.UTF-8", MAN_KEEP_FORMATTING="", MANPAGER="cat", MANROFFOPT="-c")
    text = re.sub(".\b|\x1b\\[[0-9;]*m", "", text)
    return " ".join(text.split())


def wanted(help_text):
    """What help says of a command: its options, examples, exit statuses, and the words about it."""
    overview = help_text.split("USAGE:")[0].removeprefix("OVERVIEW:")
    flat = " ".join(overview.split())
    statuses = re.findall(r"(?:: |, |; )(\d+) ", flat[flat.index("Exit status:"):]) if "Exit status:" in flat else []
    parts = flat.split("Exit status:")[0].split("Example: ")
    options = set(re.findall(r"(?<![\w-])(-[a-z]|--[a-z][a-z-]*)(?=[\s,/]|$)", help_text.split("OPTIONS:")[-1]))
    return parts[0].strip(), [part.strip() for part in parts[1:]], statuses, options


def check_page(page, words):
    text = read_by("mandoc", page)
    by_man = read_by("man", page)
    plain = "Checks" if words == ["curricc"] else None
    help_text = curricc("help", *words[1:]) if len(words) > 1 else curricc("--help")
    about, examples, statuses, options = wanted(help_text)
    for shown in (text, by_man):
        check(plain is None or plain in shown, f"{page.name} does not say what curricc is for")
        for example in examples:
            check(example in shown, f"{page.name} lacks the example '{example}'")
        for option in options:
            check(re.search(rf"(?<![\w-]){option}(?![\w-])", shown), f"{page.name} lacks the option {option}")
        for sentence in re.split(r"(?<=\.) (?=[A-Z])", about):
            words_of = sentence.split("  ")[0]
            check(words_of in shown, f"{page.name} lacks '{words_of}'")
        section = re.search(r"EXIT STATUS (.*?) (?:EXAMPLES|SEE ALSO) ", shown)
        check(section, f"{page.name} has no exit statuses")
        for status in statuses:
            check(re.search(rf"(?:^|\. ){status} [A-Z]", section[1]), f"{page.name} lacks the exit status {status}: {section[1]}")
    equal(len(re.findall(r"(?:^|\. )\d+ [A-Z]", section[1])), len(statuses), f"exit statuses of {page.name}")
    check("December 1, 2025" in text, f"{page.name} has another date than SOURCE_DATE_EPOCH")
    return len(options)


def prove():
    with tempfile.TemporaryDirectory() as name:
        folders = [pathlib.Path(name) / "first", pathlib.Path(name) / "second"]
        for folder in folders:
            said(sys.executable, ROOT / "packaging/manual.py", binary(), folder, SOURCE_DATE_EPOCH=MOMENT)
        pages = sorted(folders[0].iterdir())
        equal([page.read_text() for page in pages], [page.read_text() for page in sorted(folders[1].iterdir())], "two runs")
        root = curricc("--help")
        commands = re.findall(r"^  ([a-z]+) {2,}", root.split("SUBCOMMANDS:")[1], re.MULTILINE)
        equal([page.name for page in pages], sorted(["curricc.1", *(f"curricc-{command}.1" for command in commands)]), "pages")
        options = 0
        for page in pages:
            equal(said("mandoc", "-T", "lint", "-W", "warning", page), "", f"mandoc's warnings on {page.name}")
            short = re.match(r'\S+: "(\S+) - (.+)"', said("lexgrog", page))
            check(short and short[1] == page.stem, f"what 'man -k' shows of {page.name}: {short and short[0]}")
            options += check_page(page, page.stem.split("-"))
        sources = "".join(path.read_text("utf-8") for path in sorted((ROOT / "Sources").rglob("*.swift")))
        for variable in re.findall(r"^\.It Ev (\w+)", (folders[0] / "curricc.1").read_text(), re.MULTILINE):
            check(f'"{variable}"' in sources, f"no source asks for {variable}")
    return f"{len(pages)} pages hold all {options} options, examples and exit statuses of the help, for mandoc and for man"


main(prove, bundle=False)
