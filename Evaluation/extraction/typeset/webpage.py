"""HTML sources for printing by Chromium."""

import html
import re

from latex import LOWERED, RAISED


def web(text):
    """The text for HTML, with its superscripts and subscripts marked up."""
    text = html.escape(text, quote=False)
    text = re.sub(f"[{''.join(RAISED)}]+", lambda m: "<sup>" + "".join(RAISED[s] for s in m[0]) + "</sup>", text)
    return re.sub(f"[{''.join(LOWERED)}]+", lambda m: "<sub>" + "".join(LOWERED[s] for s in m[0]) + "</sub>", text)


def page(draw, body, fonts, sizes=(10, 11, 12), css="", title="", language="en", paper="A4"):
    """An engine and a whole HTML source around `body`; the font, size and margin are drawn from those given."""
    margin = draw.random.randint(14, 24)
    style = f"""
@page {{ size: {paper}; margin: {margin}mm }}
body {{ font: {draw.one(sizes)}pt/1.35 "{draw.one(fonts)}"; margin: 0 }}
sup, sub {{ line-height: 0; font-size: 70% }}
{css}"""
    return "chromium", (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{style}</style></head><body>\n{body}\n</body></html>"
    )


def rows(cells, tag="td"):
    """Table rows of cells already escaped."""
    return "\n".join("<tr>" + "".join(f"<{tag}>{cell}</{tag}>" for cell in row) + "</tr>" for row in cells)
