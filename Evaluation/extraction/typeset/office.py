"""Flat OpenDocument sources for LibreOffice: papers as teachers write them in a word processor."""

import re
from xml.sax.saxutils import escape

from latex import LOWERED, RAISED

NAMES = (
    'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
    'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" '
    'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" '
    'xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" '
    'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"'
)


def run(text, style=None):
    """Text with its tabs, line ends, superscripts and subscripts; `style` is B (bold), I (italic) or none."""
    text = escape(text)
    text = re.sub(f"[{''.join(RAISED)}]+", lambda m: span("Raised", "".join(RAISED[s] for s in m[0])), text)
    text = re.sub(f"[{''.join(LOWERED)}]+", lambda m: span("Lowered", "".join(LOWERED[s] for s in m[0])), text)
    text = text.replace("\t", "<text:tab/>").replace("\n", "<text:line-break/>")
    text = re.sub("  +", lambda m: f'<text:s text:c="{len(m[0])}"/>', text)
    return span(style, text) if style else text


def span(style, text):
    return f'<text:span text:style-name="{style}">{text}</text:span>'


def paragraph(content, style="Body"):
    """A paragraph of runs: Body, Head, Title, Part (hanging), Guide and Choice (hanging deeper), Pair or Line."""
    return f'<text:p text:style-name="{style}">{content}</text:p>'


def table(rows, widths, style="Cell"):
    """A ruled table of runs; `widths` in centimetres."""
    name = "W" + "x".join(str(width).replace(".", "_") for width in widths)
    columns = "".join(f'<table:table-column table:style-name="C{str(w).replace(".", "_")}"/>' for w in widths)
    body = ""
    for row in rows:
        cells = "".join(
            f'<table:table-cell table:style-name="{style}" office:value-type="string">{paragraph(cell, "Inside")}</table:table-cell>'
            for cell in row
        )
        body += f"<table:table-row>{cells}</table:table-row>"
    return f'<table:table table:name="{name}">{columns}{body}</table:table>'


def numbered(entries, style):
    """A list that the word processor numbers; an entry is a run, or a run with the entries of a list inside it."""

    def inside(entries):
        listed = ""
        for entry in entries:
            text, inner = (entry, []) if isinstance(entry, str) else entry
            below = f"<text:list>{inside(inner)}</text:list>" if inner else ""
            listed += f"<text:list-item>{paragraph(text, 'Item')}{below}</text:list-item>"
        return listed

    return f'<text:list text:style-name="{style}">{inside(entries)}</text:list>'


def list_style(name, levels):
    """A style of lists; each level is the format of its numbers, what stands before and what after them."""
    made = ""
    for level, (form, before, after) in enumerate(levels, 1):
        made += (
            f'<text:list-level-style-number text:level="{level}" style:num-format="{form}" style:num-prefix="{before}" '
            f'style:num-suffix="{after}"><style:list-level-properties text:list-level-position-and-space-mode="label-alignment">'
            f'<style:list-level-label-alignment text:label-followed-by="listtab" text:list-tab-stop-position="{level * 0.9}cm" '
            f'fo:text-indent="-0.9cm" fo:margin-left="{level * 0.9}cm"/></style:list-level-properties></text:list-level-style-number>'
        )
    item = (
        '<style:style style:name="Item" style:family="paragraph"><style:paragraph-properties fo:margin-top="0.25cm">'
        '<style:tab-stops><style:tab-stop style:position="14.6cm" style:type="right"/></style:tab-stops>'
        "</style:paragraph-properties></style:style>"
    )
    return f'{item}<text:list-style style:name="{name}">{made}</text:list-style>'


def paragraph_style(name, before, left=0.0, first=0.0, tabs=(), bold=False, size=None, extra=""):
    """A style of paragraphs. Lengths in centimetres from the margin; tab stops in the file count from the indent."""
    stops = "".join(f'<style:tab-stop style:position="{round(place - left, 2)}cm" {kind}/>' for place, kind in tabs)
    text = 'fo:font-weight="bold" ' if bold else ""
    text += f'fo:font-size="{size}pt"' if size else ""
    return (
        f'<style:style style:name="{name}" style:family="paragraph"><style:paragraph-properties '
        f'fo:margin-top="{before}cm" fo:margin-left="{left}cm" fo:text-indent="{first}cm" {extra}>'
        f"<style:tab-stops>{stops}</style:tab-stops></style:paragraph-properties><style:text-properties {text}/></style:style>"
    )


def document(draw, body, fonts, sizes=(11, 12), margin=2.2, head="", columns=1, foot=True, styles=""):
    """An engine and a whole source around `body`; the font and size are drawn from those given.

    `styles` holds further automatic styles, such as those of `list_style`.
    """
    font, size = draw.one(fonts), draw.one(sizes)
    wide = 21 - 2 * margin
    widths = set(re.findall(r'table:style-name="C([\d_]+)"', body))
    right = (round(wide - 0.0, 2), 'style:type="right"')
    dots = 'style:type="right" style:leader-style="dotted" style:leader-text="."'
    automatic = "".join(
        [
            '<style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>',
            '<style:style style:name="I" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>',
            '<style:style style:name="Raised" style:family="text"><style:text-properties style:text-position="super 60%"/></style:style>',
            '<style:style style:name="Lowered" style:family="text"><style:text-properties style:text-position="sub 60%"/></style:style>',
            paragraph_style("Body", 0.2, tabs=[right]),
            paragraph_style("Inside", 0.05),
            paragraph_style("Head", 0.5, bold=True, size=size + 2, extra='fo:keep-with-next="always"'),
            paragraph_style("Title", 0, bold=True, size=size + 6),
            paragraph_style("Part", 0.25, 1.0, -1.0, [(1.0, ""), right]),
            paragraph_style("Inner", 0.2, 1.9, -0.9, [(1.9, ""), right]),
            paragraph_style("Choice", 0.05, 1.8, -0.8, [(1.8, ""), (5.5, ""), (9.3, ""), (13.0, "")]),
            paragraph_style("Line", 0.35, 1.0, 0, [(round(wide, 2), dots)]),
            paragraph_style("Guide", 0.2, 2.2, -2.2),
            paragraph_style("Pair", 0.1, 0, 0, [(6.0, ""), (12.0, "")]),
            '<style:style style:name="Cell" style:family="table-cell"><style:table-cell-properties fo:border="0.5pt solid #000000" fo:padding="0.08cm"/></style:style>',
            '<style:style style:name="Open" style:family="table-cell"><style:table-cell-properties fo:padding="0.08cm"/></style:style>',
            *(
                f'<style:style style:name="C{w}" style:family="table-column"><style:table-column-properties style:column-width="{w.replace("_", ".")}cm"/></style:style>'
                for w in widths
            ),
            styles,
            f'<style:page-layout style:name="Page"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="{margin}cm">'
            f'<style:columns fo:column-count="{columns}" fo:column-gap="0.8cm"/></style:page-layout-properties></style:page-layout>',
        ]
    )
    default = (
        f'<style:default-style style:family="paragraph"><style:text-properties style:font-name="{font}" '
        f'fo:font-family="{font}" fo:font-size="{size}pt" fo:language="en" fo:country="GB"/></style:default-style>'
    )
    footing = (
        '<style:footer><text:p text:style-name="Inside"><text:page-number/></text:p></style:footer>' if foot else ""
    )
    heading = f'<style:header><text:p text:style-name="Inside">{run(head)}</text:p></style:header>' if head else ""
    return "libreoffice", (
        f'<?xml version="1.0" encoding="UTF-8"?><office:document {NAMES} office:version="1.2" '
        'office:mimetype="application/vnd.oasis.opendocument.text">'
        f"<office:styles>{default}</office:styles><office:automatic-styles>{automatic}</office:automatic-styles>"
        f'<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="Page">{heading}{footing}'
        f"</style:master-page></office:master-styles><office:body><office:text>{body}</office:text></office:body></office:document>"
    )
