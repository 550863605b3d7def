"""Reads the examples in `docs/`, so that they can be tried."""

import pathlib
import re

from support import ROOT, check


def examples(page, language):
    """The fenced blocks of a language on a page of `docs/`, in order."""
    text = (ROOT / "docs" / page).read_text("utf-8")
    found = re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    check(found, f"docs/{page} has no example in {language}")
    return found


def written(folder, page, language):
    """The same as files of a folder."""
    paths = []
    for number, text in enumerate(examples(page, language)):
        path = pathlib.Path(folder) / f"{page}.{number}.{language}"
        path.write_text(text, "utf-8")
        paths.append(path)
    return paths
