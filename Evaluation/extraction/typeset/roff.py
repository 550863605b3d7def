"""Sources for groff with the ms macros."""

import re

from latex import LOWERED, RAISED


def plain(text):
    """The text for groff: no line begins a request, no backslash is read as one."""
    text = text.replace("\\", "\\e")
    text = re.sub(f"[{''.join(RAISED)}]+", lambda m: r"\s-3\u" + "".join(RAISED[s] for s in m[0]) + r"\d\s0", text)
    text = re.sub(f"[{''.join(LOWERED)}]+", lambda m: r"\s-3\d" + "".join(LOWERED[s] for s in m[0]) + r"\u\s0", text)
    return r"\&" + text if text[:1] in ".'" else text


def document(draw, lines, sizes=(10, 11, 12), fonts=("T", "P", "N", "H")):
    """An engine and a whole source around lines of groff; the font (Times, Palatino, ...) and size are drawn."""
    size = draw.one(sizes)
    start = [
        f".nr PS {size}",
        f".nr VS {size + 2}",
        f".fam {draw.one(fonts)}",
        f".nr PO {draw.one(['0.9i', '1i', '1.1i'])}",
        ".nr HY 1",
        ".ds CH",
    ]
    return "groff", "\n".join([*start, *lines]) + "\n"
