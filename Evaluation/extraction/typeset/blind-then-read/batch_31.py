"""The thirty-first: what teachers make themselves in word processors, slides and spreadsheets."""

import re

from latex import document, tex
from office import NAMES, run
from paper import Document, choices, item, layout
from webpage import web

HALF = "blind-then-read"

MORE = (
    ' xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"'
    ' xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"'
)
MARKED = {
    "b": 'fo:font-weight="bold" style:font-weight-asian="bold"',
    "i": 'fo:font-style="italic" style:font-style-asian="italic"',
    "u": 'style:text-underline-style="solid" style:text-underline-width="auto" style:text-underline-color="font-color"',
    "r": 'fo:color="#ff0000"',
    "h": 'fo:background-color="#ffff00"',
    "s": 'fo:font-size="70%"',
}


class Sheet:
    """A text for LibreOffice Writer; its paragraphs, tables and lists make the styles they need.

    In texts, <b>, <i>, <u>, <r> (red), <h> (highlighted) and <s> (smaller) are marked up.
    """

    def __init__(self, font, size, language="en", country="GB", paper=(21.0, 29.7), margin=2.54, border=False, asian=None):
        self.font, self.size, self.language, self.country = font, size, language, country
        self.paper, self.margin, self.border, self.asian = paper, margin, border, asian or font
        self.wide = round(paper[0] - 2 * margin, 2)
        self.styles, self.body, self.head, self.foot, self.mark = {}, [], "", "", ""

    def style(self, family, inside):
        """The name of the automatic style of a family with these properties."""
        return self.styles.setdefault((family, inside), f"S{len(self.styles) + 1}")

    def text(self, content):
        """Runs of the text."""
        made, open_ = "", []
        for part in re.split(r"(</?[biurhs]>)", content):
            if re.fullmatch(r"<[biurhs]>", part):
                open_.append(part[1])
            elif re.fullmatch(r"</[biurhs]>", part):
                open_.remove(part[2])
            elif part:
                name = self.style("text", f"<style:text-properties {' '.join(MARKED[sign] for sign in sorted(set(open_)))}/>") if open_ else None
                made += run(part, name)
        return made

    def p(self, content="", align="start", before=0.0, after=0.2, left=0.0, first=0.0, tabs=(), size=None, font="", color="", extra="", bold=False):
        """A paragraph; lengths in centimetres, tab stops as a place or as a place and what is said of it, from the margin."""
        stops = "".join(f'<style:tab-stop style:position="{round(place - left, 2)}cm" {said}/>' for place, said in (t if isinstance(t, tuple) else (t, "") for t in tabs))
        properties = (f'fo:font-size="{size}pt" style:font-size-asian="{size}pt" ' if size else "") + (f'style:font-name="{font}" fo:font-family="{font}" ' if font else "")
        properties += (f'fo:color="{color}" ' if color else "") + ('fo:font-weight="bold" style:font-weight-asian="bold" ' if bold else "")
        name = self.style(
            "paragraph",
            f'<style:paragraph-properties fo:text-align="{align}" fo:margin-top="{before}cm" fo:margin-bottom="{after}cm" fo:margin-left="{left}cm" '
            f'fo:text-indent="{first}cm" fo:orphans="2" fo:widows="2" {extra}><style:tab-stops>{stops}</style:tab-stops></style:paragraph-properties><style:text-properties {properties}/>',
        )
        return f'<text:p text:style-name="{name}">{self.text(content)}</text:p>'

    def table(self, rows, widths, rule="0.5pt solid #000000", padding=0.1, fills=None):
        """A table of cells, each a text, paragraphs or, with the columns it takes, a pair; `fills` colours rows."""
        columns = "".join(f'<table:table-column table:style-name="{self.style("table-column", f"<style:table-column-properties style:column-width={chr(34)}{w}cm{chr(34)}/>")}"/>' for w in widths)
        body = ""
        for place, row in enumerate(rows):
            body += "<table:table-row>"
            for cell in row:
                cell, span = cell if isinstance(cell, tuple) else (cell, 1)
                fill = f'fo:background-color="{fills[place]}"' if fills and place in fills else ""
                name = self.style("table-cell", f'<style:table-cell-properties fo:border="{rule}" fo:padding="{padding}cm" {fill}/>')
                inside = cell if cell.startswith("<text:") or cell.startswith("<table:") else self.p(cell, after=0)
                body += f'<table:table-cell table:style-name="{name}" table:number-columns-spanned="{span}" office:value-type="string">{inside}</table:table-cell>' + "<table:covered-table-cell/>" * (span - 1)
            body += "</table:table-row>"
        look = self.style("table", f'<style:table-properties style:width="{sum(widths)}cm" table:align="left"/>')
        return f'<table:table table:style-name="{look}">{columns}{body}</table:table>'

    def levels(self, *levels):
        """The name of a list style; each level is the format of its numbers, what stands before and after, its place and hanging."""
        made = "".join(
            f'<text:list-level-style-number text:level="{n}" style:num-format="{form}" style:num-prefix="{before}" style:num-suffix="{after}"><style:list-level-properties '
            f'text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" text:list-tab-stop-position="{left}cm" '
            f'fo:text-indent="-{hang}cm" fo:margin-left="{left}cm"/></style:list-level-properties></text:list-level-style-number>'
            for n, (form, before, after, left, hang) in enumerate(levels, 1)
        )
        return self.style("list", made)

    def list(self, entries, style, go_on=False, **look):
        """A list that the word processor numbers; an entry is a text, or a text with entries below it or with paragraphs behind it."""

        def inside(entries):
            made = ""
            for entry in entries:
                text, inner = (entry, []) if isinstance(entry, str) else entry
                below = inner if isinstance(inner, str) else f"<text:list>{inside(inner)}</text:list>" if inner else ""
                made += f"<text:list-item>{self.bare(text, **look)}{below}</text:list-item>"
            return made

        return f'<text:list text:style-name="{style}" text:continue-numbering="{str(go_on).lower()}">{inside(entries)}</text:list>'

    def bare(self, content, before=0.0, after=0.1):
        """A paragraph whose indent is that of its list."""
        name = self.style("paragraph", f'<style:paragraph-properties fo:margin-top="{before}cm" fo:margin-bottom="{after}cm"/>')
        return f'<text:p text:style-name="{name}">{self.text(content)}</text:p>'

    def columns(self, inside, count=2, line=False):
        """Text in columns."""
        rule = '<style:column-sep style:width="0.02cm" style:color="#000000" style:height="100%"/>' if line else ""
        each = "".join(f'<style:column style:rel-width="100*" fo:start-indent="{0.3 if n else 0}cm" fo:end-indent="{0.3 if n < count - 1 else 0}cm"/>' for n in range(count))
        name = self.style("section", f'<style:section-properties text:dont-balance-text-columns="false"><style:columns fo:column-count="{count}" fo:column-gap="0.6cm">{rule}{each}</style:columns></style:section-properties>')
        return f'<text:section text:style-name="{name}" text:name="Section{name}">{inside}</text:section>'

    def box(self, inside, width, x=0.0, y=0.0, height=1.0, wrap="none", rule="0.75pt solid #000000", anchor="paragraph", fill="#ffffff"):
        """A text box in a paragraph of its own; with wrap `none` the text goes on below it."""
        name = self.style(
            "graphic",
            f'<style:graphic-properties fo:border="{rule}" fo:padding="0.15cm" style:wrap="{wrap}" style:vertical-pos="from-top" style:vertical-rel="paragraph" '
            f'style:horizontal-pos="from-left" style:horizontal-rel="paragraph" fo:background-color="{fill}" fo:margin-bottom="0.2cm"/>',
        )
        plain = self.style("paragraph", '<style:paragraph-properties fo:margin-bottom="0cm"/>')
        return (
            f'<text:p text:style-name="{plain}"><draw:frame draw:style-name="{name}" text:anchor-type="{anchor}" svg:width="{width}cm" svg:x="{x}cm" svg:y="{y}cm" '
            f'draw:z-index="1"><draw:text-box fo:min-height="{height}cm">{inside}</draw:text-box></draw:frame></text:p>'
        )

    def watermark(self, word, size=96):
        """A word set across each page behind the text, as word processors put it into the head."""
        name = self.style("graphic", '<style:graphic-properties draw:stroke="none" draw:fill="none" style:wrap="run-through" style:run-through="background" style:vertical-pos="from-top" style:vertical-rel="page" style:horizontal-pos="from-left" style:horizontal-rel="page" draw:textarea-horizontal-align="center" draw:auto-grow-width="true" fo:wrap-option="no-wrap"/>')
        letters = self.style("paragraph", f'<style:paragraph-properties fo:text-align="center"/><style:text-properties fo:font-size="{size}pt" fo:color="#d9d9d9"/>')
        self.mark = (
            f'<draw:custom-shape draw:style-name="{name}" text:anchor-type="char" svg:width="14cm" svg:height="5cm" draw:transform="rotate (0.785) translate ({self.paper[0] / 2 - 6.6:.2f}cm 17.5cm)">'
            f'<text:p text:style-name="{letters}">{self.text(word)}</text:p><draw:enhanced-geometry svg:viewBox="0 0 100 100" draw:type="rectangle" draw:enhanced-path="M 0 0 L 100 0 100 100 0 100 Z N"/></draw:custom-shape>'
        )

    def break_(self):
        """The end of a page."""
        return self.p("", after=0, extra='fo:break-before="page"')

    def source(self):
        """An engine and the whole source."""
        automatic = "".join(
            f'<text:list-style style:name="{name}">{inside}</text:list-style>' if family == "list" else f'<style:style style:name="{name}" style:family="{family}">{inside}</style:style>'
            for (family, inside), name in self.styles.items()
        )
        automatic += '<style:style style:name="Raised" style:family="text"><style:text-properties style:text-position="super 60%"/></style:style><style:style style:name="Lowered" style:family="text"><style:text-properties style:text-position="sub 60%"/></style:style>'
        border = 'fo:border="1.5pt double #000000" fo:padding="0.5cm" ' if self.border == "double" else 'fo:border="2.25pt solid #1f4e79" fo:padding="0.5cm" ' if self.border else ""
        automatic += (
            f'<style:page-layout style:name="Page"><style:page-layout-properties fo:page-width="{self.paper[0]}cm" fo:page-height="{self.paper[1]}cm" fo:margin="{self.margin}cm" {border}'
            f'style:print-orientation="{"landscape" if self.paper[0] > self.paper[1] else "portrait"}"/><style:header-style><style:header-footer-properties fo:min-height="0.6cm" fo:margin-bottom="0.4cm"/></style:header-style>'
            '<style:footer-style><style:header-footer-properties fo:min-height="0.6cm" fo:margin-top="0.4cm"/></style:footer-style></style:page-layout>'
        )
        words = (
            f'style:font-name="{self.font}" fo:font-family="{self.font}" fo:font-size="{self.size}pt" fo:language="{self.language}" fo:country="{self.country}" '
            f'style:font-name-asian="{self.asian}" style:font-family-asian="{self.asian}" style:font-size-asian="{self.size}pt"'
        )
        default = f'<style:default-style style:family="paragraph"><style:paragraph-properties style:tab-stop-distance="1.27cm"/><style:text-properties {words}/></style:default-style>'
        head = self.head or (self.p("", after=0) if self.mark else "")
        if self.mark:
            head = re.sub(r"(<text:p [^>]*?)(/>|>)", lambda m: m[1] + ">" + self.mark + ("</text:p>" if m[2] == "/>" else ""), head, count=1)
        header = f"<style:header>{head}</style:header>" if head else ""
        footer = f"<style:footer>{self.foot}</style:footer>" if self.foot else ""
        return "libreoffice", (
            f'<?xml version="1.0" encoding="UTF-8"?><office:document {NAMES}{MORE} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">'
            f"<office:styles>{default}</office:styles><office:automatic-styles>{automatic}</office:automatic-styles><office:master-styles><style:master-page "
            f'style:name="Standard" style:page-layout-name="Page">{header}{footer}</style:master-page></office:master-styles><office:body><office:text>{"".join(self.body)}'
            "</office:text></office:body></office:document>"
        ).replace("{page}", "<text:page-number/>").replace("{pages}", "<text:page-count/>")


RIGHT = 'style:type="right"'
DOTS = 'style:type="right" style:leader-style="dotted" style:leader-text="."'
RULED = 'style:type="right" style:leader-style="solid" style:leader-text="_"'


def docs(draw, body, css="", font="Liberation Sans", size=11, language="en", margin="25.4mm", paper="A4", direction="ltr"):
    """An engine and a page as an online word processor makes it, with its usual sizes and spaces."""
    style = f"""@page {{ size: {paper}; margin: {margin} }} body {{ font: {size}pt/1.15 "{font}"; margin: 0 }} p {{ margin: 0 }} h1 {{ font-size: 20pt; font-weight: 400; margin: 20pt 0 6pt }} h2 {{ font-size: 16pt; font-weight: 400; margin: 18pt 0 6pt }}
ol {{ margin: 0; padding-left: 36pt }} ol ol {{ list-style-type: lower-alpha }} table {{ border-collapse: collapse; width: 100% }} td, th {{ border: 1px solid #000; padding: 5pt; vertical-align: top; text-align: start; font-weight: 400 }} sup, sub {{ line-height: 0; font-size: 60% }}
{css}"""
    return "chromium", f'<!doctype html><html lang="{language}" dir="{direction}"><head><meta charset="utf-8"><title></title><style>{style}</style></head><body>\n{body}\n</body></html>'


def picked(question, options, right, number, marks=None, labels=None, shown=True, **rest):
    """The item of a question with choices; its answer is left out where the page does not show it."""
    return item(question, options[right] if shown else None, number, marks, choices(labels or [None] * len(options), options), **{"kind": "mcq", "answer_label": labels[right] if labels and shown else None} | rest)


WATER = [
    ("What is the chemical formula of water?", 1),
    ("Name the process in which water vapour turns into liquid water.", 1),
    ("Why does ice float on water?", 2),
    ("Puddles dry up faster on a windy day.", [("Which change of state takes place?", 1), ("Explain the effect of the wind.", 2)]),
    ("Give two ways in which your family could save water at home.", 2),
    ("The boiling point of water is lower on a high mountain. What is it at sea level?", 1),
    ("A tap drips once a second. Each drop has a volume of 0.05 ml.", [("How much water is lost in one hour?", 2), ("How many days does it take to lose 10 litres?", 2)]),
    ("Describe how salt can be got back from salt water.", 3),
]


@layout(HALF, "teacher-table-space-marks", "word processor, school letterhead, NAME, CLASS, DATE, SCORE, a table of question, answer space and marks with i) and ii) within a row, TOTAL in the last row, teacher and term in the foot")
def teacher_table_space_marks(draw):
    sheet = Sheet("Carlito", draw.one((11, 12)), margin=2.0)
    sheet.body += [sheet.p("<b>ST. BRIGID’S SECONDARY SCHOOL</b>", "center", after=0, size=16), sheet.p("Harbour Road, Westport   •   Tel. 098 555 0142   •   office@stbrigids.example", "center", size=9, extra='fo:border-bottom="1.5pt solid #1f4e79" fo:padding-bottom="0.1cm"')]
    sheet.body += [sheet.p("<b>SCIENCE CLASS TEST – WATER</b>", "center", 0.2, size=13), sheet.p("NAME: ______________________________   CLASS: ______   DATE: ___/___/_____   SCORE: ____", after=0.3)]
    rows, items, total = [["<b>NO.</b>", "<b>QUESTION</b>", "<b>YOUR ANSWER</b>", "<b>MARKS</b>"]], [], 0
    asked = draw.some(WATER[:3], 2) + [WATER[3]] + draw.some(WATER[4:6], 1) + WATER[6:]
    for n, (question, marks) in enumerate(asked, 1):
        if isinstance(marks, int):
            rows.append([str(n), question, "", str(marks)])
            items.append(item(question, None, str(n), marks))
            total += marks
            continue
        inside = sheet.p(question) + "".join(sheet.p(f"{label})\t{part}", left=0.8, first=-0.8, tabs=[0.8]) for label, (part, _) in zip(("i", "ii"), marks))
        rows.append([str(n), inside, sheet.p("i)", after=1.2) + sheet.p("ii)", after=1.0), sheet.p("") + sheet.p(str(marks[0][1]), after=0.8) + sheet.p(str(marks[1][1]))])
        for label, (part, worth) in zip(("i", "ii"), marks):
            items.append(item(part, None, f"{n}({label})", worth, stem=question, kind="numeric" if part.startswith("How m") else "short"))
            total += worth
    rows.append([("<b>TOTAL</b>", 3), f"<b>{total}</b>"])
    sheet.body += [sheet.table(rows, [1.2, 7.2, 7.0, 1.6], padding=0.15), sheet.p("Well done for working quietly!", "center", 0.4)]
    sheet.foot = sheet.p("Ms. K. Moran – Junior Science – Term 2\tPage {page} of {pages}", tabs=[(sheet.wide, RIGHT)], size=9)
    return Document(*sheet.source(), items)


BIOLOGY = [
    ("The cell is regarded as the basic unit of life because", ["it is very small", "it carries out all life processes", "it is found in plants only", "it has a wall"], 1),
    ("Which of the following is NOT a living thing?", ["mushroom", "yeast", "stone", "moss"], 2),
    ("The part of a plant that absorbs water from the soil is the", ["stem", "leaf", "flower", "root"], 3),
    ("An animal that feeds on plants only is called a", ["carnivore", "herbivore", "omnivore", "parasite"], 1),
    ("Malaria is caused by", ["a virus", "a bacterium", "plasmodium", "a fungus"], 2),
    ("Which vitamin is made in the skin under sunlight?", ["Vitamin A", "Vitamin B", "Vitamin C", "Vitamin D"], 3),
    ("The male reproductive part of a flower is the", ["stamen", "pistil", "sepal", "ovary"], 0),
    ("Osmosis is the movement of", ["salt", "water molecules", "sugar", "air"], 1),
    ("Which organ pumps blood round the body?", ["lung", "kidney", "heart", "liver"], 2),
    ("Green plants make their own food by", ["respiration", "excretion", "digestion", "photosynthesis"], 3),
]
THEORY = [
    [("a", "Define the term ecosystem.", 2), ("b", "List four biotic components of a pond.", 4), ("c", "Explain why decomposers are important in an ecosystem.", 4)],
    [("a", "State three differences between plant cells and animal cells.", 6), ("b", "Draw and label a plant cell.", 4)],
    [("a", "What is germination?", 2), ("b", "Mention three conditions necessary for the germination of seeds.", 3), ("c", "Describe an experiment to show that water is necessary for germination.", 5)],
    [("a", "Name two diseases caused by lack of vitamins.", 4), ("b", "Outline three ways of preventing malaria in your community.", 6)],
]


@layout(HALF, "nigerian-objectives-and-theory", "Nigerian school examination: school, term and session in capitals, SECTION A: OBJECTIVES, Answer ALL questions, (a) to (d) in one row behind tabs, SECTION B: THEORY, 1a. b. c. with (2 marks), a motto in the foot")
def nigerian_objectives_and_theory(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Caladea"]), 12, "en", "NG", margin=1.9)
    sheet.body += [sheet.p(f"<b>{text}</b>", "center", after=0, size=size) for text, size in [("GLORYLAND COMPREHENSIVE COLLEGE, IBADAN", 15), ("FIRST TERM EXAMINATION, 2024/2025 SESSION", 12)]]
    sheet.body += [sheet.p("<b>SUBJECT:</b> BIOLOGY\t<b>CLASS:</b> SS 1\t<b>TIME:</b> 1 HR 30 MINS", tabs=[6.5, 11.5], before=0.2, after=0.1), sheet.p("<b>NAME:</b> ………………………………………………………………………………", after=0.3, extra='fo:border-bottom="1pt solid #000000"')]
    sheet.body += [sheet.p("<b><u>SECTION A: OBJECTIVES</u></b>", "center", after=0.05), sheet.p("<b>INSTRUCTION:</b> Answer ALL questions. Each carries equal marks.", "center")]
    items = []
    for n, (question, options, right) in enumerate(draw.some(BIOLOGY, 9), 1):
        sheet.body.append(sheet.p(f"{n}.\t{question} " + "  ".join(f"({letter}) {text}" for letter, text in zip("abcd", options)), left=0.8, first=-0.8, tabs=[0.8], after=0.12))
        items.append(picked(question, options, right, str(n), None, "abcd", False, section="SECTION A: OBJECTIVES"))
    sheet.body += [sheet.p("<b><u>SECTION B: THEORY</u></b>", "center", 0.4, 0.05), sheet.p("<b>INSTRUCTION:</b> Answer any TWO questions from this section.", "center")]
    for n, parts in enumerate(draw.some(THEORY, 3), 1):
        for letter, question, marks in parts:
            sheet.body.append(sheet.p(f"{n if letter == 'a' else ''}{letter}.\t{question} ({marks} marks)", left=0.9, first=-0.9, tabs=[0.9], before=0.2 if letter == "a" else 0, after=0.08))
            items.append(item(question, None, f"{n}({letter})", marks, section="SECTION B: THEORY"))
    sheet.foot = sheet.p("<i>Motto: Knowledge and Diligence</i>\t{page}", tabs=[(sheet.wide, RIGHT)], size=10)
    return Document(*sheet.source(), items)


KENYA = [
    ([(None, "Define the term erosion.", 2, "Wearing away and carrying away of the top soil by water, wind or ice")]),
    ([("a", "Name two agents of weathering.", 2, "Temperature changes; plant roots"), ("b", "Give three uses of volcanic soils.", 3, "Growing tea; growing coffee; growing pyrethrum")]),
    ([(None, "State four ways in which forests are useful to man.", 4, "Timber; fuel wood; home for wild animals; rain catchment")]),
    ([("a", "What is a rift valley?", 2, "A long depression between two parallel faults"), ("b", "Name two lakes in the floor of the Rift Valley of Kenya.", 2, "Lake Nakuru; Lake Baringo"), ("c", "Identify the soda lake which is mined for trona.", 1, "Lake Magadi")]),
    ([(None, "Give two reasons why people live far from the plains of northern Kenya.", 2, "Low rainfall; poor soils")]),
    ([("a", "State two advantages of drip irrigation.", 2, "Saves water; fewer weeds grow"), ("b", "Name one irrigation scheme in Kenya.", 1, "Mwea")]),
]


@layout(HALF, "kenyan-cat-scheme-run-in", "Kenyan assessment: NAME and ADM NO. with dots, 1. and a) b) with (2mks) behind the text, dotted lines, MARKING SCHEME on page two with answers run in after 1., 2 a) and a √1 behind each point")
def kenyan_cat_scheme_run_in(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito"]), 12, "en", "KE", margin=2.2)
    sheet.body += [sheet.p("<b>KILIMANI HIGHLAND SECONDARY SCHOOL</b>", "center", after=0, size=14), sheet.p("<b>GEOGRAPHY FORM TWO – C.A.T 1 TERM 2</b>", "center")]
    sheet.body += [sheet.p(f"{text}\t", tabs=[(width, DOTS)], after=0.1) for text, width in [("NAME", sheet.wide)]] + [sheet.p("ADM NO.\t STREAM\t SIGN\t", tabs=[(5.5, DOTS), (11, DOTS), (sheet.wide, DOTS)])]
    sheet.body.append(sheet.p("<i>Answer all the questions in the spaces provided.</i>", before=0.1))
    key, items = "", []
    for n, parts in enumerate(draw.some(KENYA, 5), 1):
        for place, (letter, question, marks, answer) in enumerate(parts):
            mark = f"({marks}mk{'s' if marks > 1 else ''})"
            label = f"{n}." if place == 0 else ""
            sheet.body.append(sheet.p(f"{label}\t{letter + ') ' if letter else ''}{question}\t{mark}", left=0.9, first=-0.9, tabs=[0.9, (sheet.wide, RIGHT)], before=0.15))
            sheet.body += [sheet.p("\t", left=0.9, tabs=[(sheet.wide, DOTS)], after=0.25)] * (marks if marks < 4 else 4)
            points = answer.split("; ")
            ticked = ", ".join(f"{text} √{marks // len(points)}" for text in points)
            key += sheet.p(f"{str(n) + '. ' if place == 0 else '    '}{letter + ') ' if letter else ''}{ticked}", after=0.1)
            lines = [{"text": text, "marks": marks // len(points)} for text in points]
            items.append(item(question, "\n".join(points), f"{n}({letter})" if letter else str(n), marks, rubric=lines if marks > 1 else None))
    sheet.body += [sheet.p("<b><u>MARKING SCHEME</u></b>", "center", extra='fo:break-before="page"'), sheet.p("<b>GEOGRAPHY FORM 2 CAT 1</b>"), key]
    sheet.foot = sheet.p("© Geography Department\t{page}", tabs=[(sheet.wide, RIGHT)], size=9)
    return Document(*sheet.source(), items)


GRAMMAR = [
    ("choose", "She ______ to the cinema every Friday.", ["go", "goes", "going"], 1),
    ("choose", "There isn’t ______ milk in the fridge.", ["some", "many", "any"], 2),
    ("choose", "We ______ dinner when the phone rang.", ["have", "were having", "are having"], 1),
    ("choose", "This is the ______ film I have ever seen.", ["better", "good", "best"], 2),
    ("choose", "You ______ wear a helmet. It is the law.", ["must", "can", "might"], 0),
]
FIX = [
    ("She don’t like spinach.", "She doesn’t like spinach."),
    ("I have seen him yesterday.", "I saw him yesterday."),
    ("He is more taller than his brother.", "He is taller than his brother."),
    ("How many money do you have?", "How much money do you have?"),
    ("We was at home all day.", "We were at home all day."),
]
TURN = [
    ("I started to learn Greek two years ago.", "I ____________________ for two years. (LEARNING)", "have been learning Greek"),
    ("Somebody stole my bike last night.", "My bike ____________________ last night. (WAS)", "was stolen"),
    ("It is not necessary to pay now.", "You ____________________ pay now. (HAVE)", "don’t have to"),
    ("“I am tired,” said Ben.", "Ben said ____________________ tired. (WAS)", "that he was"),
]
ORDER = [
    ("never / sushi / eaten / have / I", "I have never eaten sushi."),
    ("you / time / get / what / do / up / ?", "What time do you get up?"),
    ("the / is / where / station / nearest / ?", "Where is the nearest station?"),
    ("often / late / my / is / sister / for school", "My sister is often late for school."),
]


@layout(HALF, "docs-grammar-teachers-copy", "online word processor, TEACHER’S COPY in red, right options highlighted in yellow, corrections behind → in red, words of gaps underlined in red, exercises 1 to 4 whose automatic numbers begin again")
def docs_grammar_teachers_copy(draw):
    body, items = "<p class=t>TEACHER’S COPY – do not hand out!</p><p>Name: ____________________ Group: ______ Date: ___________</p><h1>Grammar revision – Units 4 to 6</h1>", []

    def listed(n, title, task, entries):
        return f"<p class=e><b>Exercise {n}: {title}.</b> <i>{task}</i></p><ol>" + "".join(f"<li>{entry}</li>" for entry in entries) + "</ol>"

    asked = draw.some(GRAMMAR, 4)
    body += listed(1, "Choose", "Choose the correct word.", [f"{web(q)}<ol>" + "".join(f"<li>{'<span class=h>' + o + '</span>' if m == right else o}</li>" for m, o in enumerate(options)) + "</ol>" for _, q, options, right in asked])
    items += [item(q, options[right], str(n), None, choices("abc", options), kind="gap", answer_label="abc"[right], section="Exercise 1: Choose.") for n, (_, q, options, right) in enumerate(asked, 1)]
    asked = draw.some(FIX, 4)
    body += listed(2, "Correct", "Each sentence has one mistake. Write it correctly.", [f"{web(a)} <span class=r>→ {web(b)}</span>" for a, b in asked])
    items += [item(a, b, str(n), section="Exercise 2: Correct.") for n, (a, b) in enumerate(asked, 1)]
    asked = draw.some(TURN, 3)
    body += listed(3, "Say it differently", "Use the word in brackets. Do not change it.", [f"{web(a)}<br>{web(b).replace('_' * 20, '<u class=r>' + web(c) + '</u>')}" for a, b, c in asked])
    items += [item(f"{a} {b.replace('_' * 20, '___')}", c, str(n), kind="gap", section="Exercise 3: Say it differently.") for n, (a, b, c) in enumerate(asked, 1)]
    asked = draw.some(ORDER, 3)
    body += listed(4, "Word order", "Put the words in the right order.", [f"{web(a)}<br><span class=r>{web(b)}</span>" for a, b in asked])
    items += [item(a, b, str(n), section="Exercise 4: Word order.") for n, (a, b) in enumerate(asked, 1)]
    css = ".t { color: #ff0000; font-weight: bold; text-align: right; margin-bottom: 8pt } .e { margin: 14pt 0 4pt } .h { background: #ffff00 } .r { color: #ff0000 } li { margin-bottom: 2pt }"
    return Document(*docs(draw, body, css, size=draw.one((11, 12))), items)


PHYSICS = [
    ("The SI unit of force is", ["joule", "newton", "pascal", "watt"]),
    ("Which of the following is a vector quantity?", ["mass", "time", "velocity", "distance"]),
    ("Sound cannot travel through", ["air", "water", "steel", "vacuum"]),
    ("The image formed by a plane mirror is", ["real and erect", "virtual and erect", "real and inverted", "virtual and inverted"]),
    ("A body is said to be in uniform motion if it covers", ["equal distances in equal times", "equal distances in unequal times", "unequal distances in equal times", "no distance"]),
]
BLANKS = ["The rate of change of velocity is called ________.", "A freely falling body has a constant ________.", "Work done is zero when force and displacement are at an angle of ________.", "The loudness of a sound depends on its ________."]
COLUMNS = [("Power", "joule per second"), ("Density", "kilogram per cubic metre"), ("Pressure", "newton per square metre"), ("Momentum", "kilogram metre per second")]
SHORT = ["State Newton’s second law of motion.", "Define one newton.", "Why do we fall forward when a moving bus stops suddenly?", "Differentiate between mass and weight (any two points)."]
EITHER = "A stone is thrown upward with a velocity of 20 m/s. Find the maximum height that it reaches. (Take g = 10 m/s².)"


@layout(HALF, "indian-unit-test-latex-either-or", "Indian unit test in an amateur's LaTeX: Roll No., Max. Marks, I. to V. with (4 × 1 = 4) at the right, options (a) to (d) in a row, a table to match, numbers that go on, OR between two questions, *** at the end")
def indian_unit_test_latex_either_or(draw):
    number, items = 0, []
    body = r"\begin{center}{\Large\bf SARASWATI VIDYA MANDIR}\\ {\bf UNIT TEST -- II \quad (2024--25)}\\ {\bf Class: IX \hfill Subject: PHYSICS}\\ {\bf Time: 45 minutes \hfill Max.\ Marks: 25}\end{center}\noindent Name: \underline{\hspace{6cm}} \hfill Roll No.: \underline{\hspace{2cm}}\par\noindent\rule{\linewidth}{1pt}\par "

    def head(roman, title, sum_):
        return rf"\medskip\noindent{{\bf {roman}. {title} \hfill ({sum_})}}\par\begin{{enumerate}}\setcounter{{enumi}}{{{number}}}"

    asked = draw.some(PHYSICS, 4)
    body += head("I", "Choose the correct answer:", r"$4\times1=4$")
    for question, options in asked:
        number += 1
        body += rf"\item {tex(question)}\\ " + r" \hspace{7mm} ".join(f"({letter}) {tex(text)}" for letter, text in zip("abcd", options))
        items.append(picked(question, options, 0, str(number), None, "abcd", False, section="I. Choose the correct answer:"))
    body += r"\end{enumerate}" + head("II", "Fill in the blanks:", r"$3\times1=3$")
    for text in draw.some(BLANKS, 3):
        number += 1
        body += r"\item " + tex(text).replace(r"\_" * 8, r"\underline{\hspace{2.5cm}}")
        items.append(item(text.replace("________", ""), None, str(number), None, kind="gap", gap=True, section="II. Fill in the blanks:"))
    order = draw.mixed(range(4))
    right = [COLUMNS[k][1] for k in order]
    body += r"\end{enumerate}" + head("III", "Match the following:", r"$4\times1=4$") + r"\item[]\begin{tabular}{|r l|l l|}\hline &\bf Column A & &\bf Column B\\\hline "
    for (word, _), letter, text in zip(COLUMNS, "abcd", right):
        number += 1
        body += rf"{number}. & {word} & ({letter}) & {text}\\"
        items.append(item(word, None, str(number), None, choices("abcd", right), kind="match", section="III. Match the following:"))
    body += r"\hline\end{tabular}\end{enumerate}" + head("IV", "Answer in one or two sentences (any 3):", r"$3\times2=6$")
    for question in SHORT:
        number += 1
        body += rf"\item {tex(question)}"
        items.append(item(question, None, str(number), None, section="IV. Answer in one or two sentences (any 3):"))
    body += r"\end{enumerate}" + head("V", "Long answer questions:", r"$2\times4=8$")
    number += 1
    body += rf"\item {tex('Draw a neat diagram of a simple pendulum and mark its amplitude.')}"
    items.append(item("Draw a neat diagram of a simple pendulum and mark its amplitude.", None, str(number), None, kind="long", section="V. Long answer questions:"))
    number += 1
    second = EITHER
    body += r"\needspace{2.8cm}\item Derive the equation $v^2 - u^2 = 2as$ from a velocity--time graph." + rf"\begin{{center}}\bf OR\end{{center}} {tex(second)}\end{{enumerate}}\begin{{center}}***\end{{center}}"
    items += [item("Derive the equation v² − u² = 2as from a velocity–time graph.", None, str(number), None, kind="long", section="V. Long answer questions:"), item(second, None, str(number), None, kind="numeric", section="V. Long answer questions:")]
    return Document(*document(draw, body, ["cm"], (11, 12), (19, 22), extra=r"\DeclareOldFontCommand{\bf}{\normalfont\bfseries}{\mathbf}\setlength\parskip{2pt}"), items)


MALAY = [
    ("Apakah yang diukur dengan termometer?", "What is measured with a thermometer?", [("Jisim", "Mass"), ("Suhu", "Temperature"), ("Masa", "Time"), ("Panjang", "Length")]),
    ("Antara berikut, yang manakah haiwan vertebrata?", "Which of the following is a vertebrate?", [("Labah-labah", "Spider"), ("Cacing", "Worm"), ("Katak", "Frog"), ("Siput", "Snail")]),
    ("Apakah warna kertas litmus biru dalam larutan asid?", "What is the colour of blue litmus paper in an acidic solution?", [("Biru", "Blue"), ("Hijau", "Green"), ("Kuning", "Yellow"), ("Merah", "Red")]),
    ("Organ manakah yang menapis darah?", "Which organ filters the blood?", [("Jantung", "Heart"), ("Ginjal", "Kidney"), ("Paru-paru", "Lung"), ("Perut", "Stomach")]),
    ("Gas manakah yang diperlukan untuk pembakaran?", "Which gas is needed for combustion?", [("Oksigen", "Oxygen"), ("Nitrogen", "Nitrogen"), ("Helium", "Helium"), ("Argon", "Argon")]),
]
MALAY_OPEN = [
    ("Nyatakan dua kegunaan air dalam kehidupan harian.", "State two uses of water in daily life.", 2),
    ("Mengapakah tumbuhan memerlukan cahaya matahari?", "Why do plants need sunlight?", 1),
    ("Cadangkan satu cara untuk mengurangkan pencemaran udara.", "Suggest one way to reduce air pollution.", 1),
]


@layout(HALF, "malaysian-bilingual-sheet", "Malaysian sheet in two languages: each question in Malay and below it in italics in English, options with a slash or below each other, Bahagian A / Section A, dotted lines, [2 markah] and [2 marks] at the right, SULIT in the head")
def malaysian_bilingual_sheet(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Liberation Serif"]), 11, "ms", "MY", margin=2.3)
    sheet.head = sheet.p("SULIT\t{page}\t1511/1", tabs=[(sheet.wide / 2, 'style:type="center"'), (sheet.wide, RIGHT)], after=0.2)
    sheet.body += [sheet.p("<b>UJIAN BULANAN MAC</b>", "center", after=0), sheet.p("<b>SAINS TINGKATAN 1</b>", "center", after=0), sheet.p("<i>Masa: 45 minit</i>", "center"), sheet.p("Nama: ……………………………………………….   Kelas: ………………", after=0.4)]
    sheet.body += [sheet.p("<b>Bahagian A</b> / <i>Section A</i>", after=0), sheet.p("Jawab semua soalan.  <i>Answer all questions.</i>", after=0.3)]
    items, number, level = [], 0, [0.9, 1.9, 8.2, 9.2]
    for malay, english, options in draw.some(MALAY, 4):
        number += 1
        options = draw.shuffled(options)
        sheet.body += [sheet.p(f"{number}\t{malay}", left=0.9, first=-0.9, tabs=[0.9], after=0.05, before=0.2), sheet.p(f"<i>{english}</i>", left=0.9, after=0.1)]
        if number % 2:
            sheet.body += [sheet.p(f"{letter}\t{a}\n<i>{b}</i>", left=1.9, first=-1.0, tabs=[1.9], after=0.08) for letter, (a, b) in zip("ABCD", options)]
            texts = [f"{a} {b}" for a, b in options]
        else:
            texts = [f"{a} / {b}" if a != b else a for a, b in options]
            shown = [f"{a} / <i>{b}</i>" if a != b else a for a, b in options]
            sheet.body += [sheet.p(f"{'ABCD'[k]}\t{shown[k]}\t{'ABCD'[k + 1]}\t{shown[k + 1]}", left=0.9, tabs=level, after=0.05) for k in (0, 2)]
        items.append(picked(f"{malay} {english}", texts, 0, str(number), None, "ABCD", False, section="Bahagian A / Section A"))
    sheet.body += [sheet.p("<b>Bahagian B</b> / <i>Section B</i>", before=0.5, after=0.2)]
    for malay, english, marks in draw.some(MALAY_OPEN, 2):
        number += 1
        sheet.body += [sheet.p(f"{number}\t{malay}", left=0.9, first=-0.9, tabs=[0.9], after=0.05, before=0.2), sheet.p(f"<i>{english}</i>", left=0.9, after=0.2)]
        sheet.body += [sheet.p("\t", left=0.9, tabs=[(sheet.wide, DOTS)], after=0.25)] * (marks + 1)
        sheet.body += [sheet.p(f"[{marks} markah]", "end", after=0), sheet.p(f"[<i>{marks} mark{'s' if marks > 1 else ''}</i>]", "end")]
        items.append(item(f"{malay} {english}", None, str(number), marks, section="Bahagian B / Section B"))
    sheet.body.append(sheet.p("<b>KERTAS SOALAN TAMAT</b>", "center", 0.4))
    return Document(*sheet.source(), items)


FILIPINO = [
    ("Which layer of the atmosphere do we live in?", ["Stratosphere", "Troposphere", "Mesosphere", "Thermosphere"], 1),
    ("What do you call a storm with winds of more than 118 km/h in the Philippines?", ["Typhoon", "Breeze", "Monsoon", "Tornado"], 0),
    ("Which volcano is known for its perfect cone?", ["Taal", "Pinatubo", "Mayon", "Apo"], 2),
    ("Which instrument measures air pressure?", ["Thermometer", "Anemometer", "Rain gauge", "Barometer"], 3),
    ("What causes the tides?", ["The wind", "The pull of the Moon", "Earthquakes", "Ocean currents"], 1),
]
IDENTIFY = [
    ("It is the molten rock that reaches the surface of the Earth.", "lava"),
    ("It is the point on the surface directly above the focus of an earthquake.", "epicenter"),
    ("It is the northeast wind that brings cool, dry air from November to February.", "amihan"),
    ("It is the agency that gives weather forecasts in the Philippines.", "PAGASA"),
]
MODIFIED = [
    ("The <u>crust</u> is the outermost layer of the Earth.", "TRUE"),
    ("A <u>seismograph</u> records the shaking of the ground.", "TRUE"),
    ("Rain that soaks into the ground becomes <u>salt water</u>.", "groundwater"),
    ("The <u>equator</u> divides the Earth into eastern and western halves.", "prime meridian"),
]


@layout(HALF, "philippine-quarterly-modified-true-false", "Philippine quarterly test: Republic, department and school in the head, I. Multiple Choice. Directions: …, _____1. before each question, options two a row, II. Identification, III. Modified True or False with an underlined word, numbers that go on, Prepared by and Noted by, Answer Key on page two in three columns of a table")
def philippine_quarterly_modified_true_false(draw):
    sheet = Sheet(draw.one(["Caladea", "Carlito"]), 11, "en", "PH", paper=(21.59, 27.94), margin=2.0)
    sheet.body += [sheet.p(text, "center", after=0, size=size) for text, size in [("Republic of the Philippines", 10), ("<b>Department of Education</b>", 12), ("Region IV-A CALABARZON", 10), ("<b>SAMPAGUITA NATIONAL HIGH SCHOOL</b>", 12)]]
    sheet.body += [sheet.p("<b>SECOND QUARTERLY TEST IN SCIENCE 8</b>", "center", 0.3, 0), sheet.p("S.Y. 2024-2025", "center"), sheet.p("Name: ___________________________________\tScore: __________", tabs=[(sheet.wide, RIGHT)]), sheet.p("Grade & Section: _________________________\tDate: __________", tabs=[(sheet.wide, RIGHT)], after=0.4)]
    items, number, keys = [], 0, []

    def part(title, directions):
        keys.append([])
        return sheet.p(f"<b>{title}. Directions:</b> {directions}", before=0.3)

    sheet.body.append(part("I. Multiple Choice", "Write the letter of the correct answer on the space provided before each number."))
    for question, options, right in draw.some(FILIPINO, 4):
        number += 1
        sheet.body += [sheet.p(f"_____{number}. {question}", left=1.6, first=-1.6, after=0.05)]
        sheet.body += [sheet.p(f"{'ABCD'[k]}. {options[k]}\t{'ABCD'[k + 2]}. {options[k + 2]}", left=1.9, tabs=[9.5], after=0.05 + k * 0.1) for k in (0, 1)]
        keys[-1].append(f"{number}. {'ABCD'[right]}")
        items.append(picked(question, options, right, str(number), None, "ABCD", section="I. Multiple Choice"))
    sheet.body.append(part("II. Identification", "Identify what is being described. Write your answer on the blank."))
    for question, answer in draw.some(IDENTIFY, 3):
        number += 1
        sheet.body.append(sheet.p(f"________________{number}. {question}", left=3.6, first=-3.6, after=0.12))
        keys[-1].append(f"{number}. {answer}")
        items.append(item(question, answer, str(number), section="II. Identification"))
    sheet.body.append(part("III. Modified True or False", "Write TRUE if the statement is correct. If not, change the underlined word to make it correct."))
    for statement, answer in draw.some(MODIFIED, 4):
        number += 1
        sheet.body.append(sheet.p(f"________________{number}. {statement}", left=3.6, first=-3.6, after=0.12))
        keys[-1].append(f"{number}. {answer}")
        items.append(item(re.sub("</?u>", "", statement), "True" if answer == "TRUE" else answer, str(number), kind="truefalse" if answer == "TRUE" else "short", section="III. Modified True or False"))
    sheet.body += [sheet.p("Prepared by:\tNoted by:", before=0.8, after=0.5, tabs=[10]), sheet.p("<b>LIZA M. DELA CRUZ</b>\t<b>RAMON T. SANTOS</b>", tabs=[10], after=0), sheet.p("<i>Teacher II</i>\t<i>Head Teacher III</i>", tabs=[10])]
    sheet.body += [sheet.p("<b>Answer Key</b>", "center", extra='fo:break-before="page"'), sheet.table([["<b>I</b>", "<b>II</b>", "<b>III</b>"], ["".join(sheet.p(line, after=0.05) for line in key) for key in keys]], [4, 5, 6])]
    return Document(*sheet.source(), items)


FILL_ZH = [
    ("一年有（    ）个月。", "12"), ("1千克＝（    ）克。", "1000"), ("3的5倍是（    ）。", "15"), ("长方形有（    ）个直角。", "4"), ("最大的两位数是（    ）。", "99"), ("1时＝（    ）分。", "60"),
]
JUDGE_ZH = [("正方形的四条边都相等。", True), ("所有的月份都有31天。", False), ("0乘任何数都得0。", True), ("角的大小和边的长短有关。", False)]
PICK_ZH = [
    ("下面哪个数最大？", ["908", "980", "890"], 1),
    ("一枚1元硬币大约重6（    ）。", ["克", "千克", "吨"], 0),
    ("小明每天早上（    ）起床。", ["6时30分", "16时30分", "23时"], 0),
    ("把24个苹果平均分给4个小朋友，每人分到几个？", ["5个", "6个", "8个"], 1),
]
SOLVE_ZH = [
    ("商店有48个足球，卖出19个，又运来25个。现在商店有多少个足球？", "48－19＋25＝54（个）"),
    ("一本书有96页，小红每天看8页，几天可以看完？", "96÷8＝12（天）"),
    ("一个长方形花坛长9米，宽6米。它的周长是多少米？", "（9＋6）×2＝30（米）"),
]


@layout(HALF, "chinese-primary-paper-four-sections", "Chinese primary school paper: title, 班级 姓名 得分 with lines, 一、填空题。（每空2分，共8分） to 四、解决问题, （    ） at the end of statements, A. B. C. behind wide spaces, 参考答案 on the next page run in by sections")
def chinese_primary_paper_four_sections(draw):
    sheet = Sheet("Liberation Serif", 12, "zh", "CN", margin=2.2, asian=draw.one(["Noto Serif CJK SC", "Noto Sans CJK SC"]))
    sheet.body += [sheet.p("<b>三年级数学上册第二单元测试卷</b>", "center", size=16), sheet.p("班级：__________　姓名：__________　得分：__________", "center", after=0.3)]
    items, key = [], []

    def section(title, told, answers):
        key.append(f"{title}：{answers}")
        return sheet.p(f"<b>{title}。{told}</b>", before=0.25)

    asked = draw.some(FILL_ZH, 4)
    sheet.body.append(section("一、填空题", "（每空2分，共8分）", "　".join(f"{n}．{answer}" for n, (_, answer) in enumerate(asked, 1))))
    sheet.body += [sheet.p(f"{n}．{text}", left=0.8, first=-0.8) for n, (text, _) in enumerate(asked, 1)]
    items += [item(text, answer, str(n), None, kind="gap", section="一、填空题") for n, (text, answer) in enumerate(asked, 1)]
    asked = draw.shuffled(JUDGE_ZH)[:3]
    sheet.body.append(section("二、判断题", "（对的打“√”，错的打“×”，每题2分，共6分）", "　".join(f"{n}．{'√' if right else '×'}" for n, (_, right) in enumerate(asked, 1))))
    sheet.body += [sheet.p(f"{n}．{text}\t（    ）", left=0.8, first=-0.8, tabs=[(sheet.wide, RIGHT)]) for n, (text, _) in enumerate(asked, 1)]
    items += [item(text, "True" if right else "False", str(n), None, kind="truefalse", section="二、判断题") for n, (text, right) in enumerate(asked, 1)]
    asked = draw.some(PICK_ZH, 3)
    sheet.body.append(section("三、选择题", "（把正确答案的序号填在括号里，每题2分，共6分）", "　".join(f"{n}．{'ABC'[right]}" for n, (*_, right) in enumerate(asked, 1))))
    for n, (question, options, right) in enumerate(asked, 1):
        sheet.body += [sheet.p(f"{n}．{question}" + ("" if "（" in question else "（    ）"), left=0.8, first=-0.8, after=0.05), sheet.p("　　　".join(f"{letter}．{text}" for letter, text in zip("ABC", options)), left=0.8)]
        items.append(picked(question, options, right, str(n), None, "ABC", section="三、选择题"))
    asked = draw.some(SOLVE_ZH, 2)
    sheet.body.append(section("四、解决问题", "（每题10分，共20分）", "　".join(f"{n}．{answer}" for n, (_, answer) in enumerate(asked, 1))))
    for n, (question, answer) in enumerate(asked, 1):
        sheet.body += [sheet.p(f"{n}．{question}", left=0.8, first=-0.8, after=2.6 if n == 1 else 3.2)]
        items.append(item(question, answer, str(n), None, kind="numeric", section="四、解决问题"))
    sheet.body += [sheet.p("<b>参考答案</b>", "center", size=14, extra='fo:break-before="page"')] + [sheet.p(line) for line in key]
    sheet.foot = sheet.p("第{page}页　共{pages}页", "center", size=9)
    return Document(*sheet.source(), items)


YOMI = [("駅で友だちを<u>待</u>つ。", "ま"), ("新しい<u>教室</u>に入る。", "きょうしつ"), ("<u>来週</u>、遠足に行く。", "らいしゅう"), ("川の水が<u>流</u>れる。", "なが"), ("<u>野球</u>の練習をする。", "やきゅう")]
KAKI = [("毎日<u>ニッキ</u>を書く。", "日記"), ("<u>ウミ</u>で泳ぐ。", "海"), ("<u>ショクブツ</u>を育てる。", "植物"), ("荷物を<u>ハコ</u>ぶ。", "運")]
SETSU = [("雨が降った。（）遠足は中止になった。", "だから"), ("急いで走った。（）電車に間に合わなかった。", "しかし"), ("紅茶にしますか。（）コーヒーにしますか。", "それとも")]
TOI = [("一年は何か月ありますか。", "十二か月"), ("「大きい」の反対の言葉を書きなさい。", "小さい"), ("主語と述語のうち、「何が」に当たるのはどちらですか。", "主語")]


@layout(HALF, "japanese-test-answers-red-in-brackets", "Japanese test, teacher's version: 年 組 番 名前, 点 in a box, 一、 to 四、 with （各2点）, ① behind wide spaces, underlined words, answers in red in （ ）, a word bank in a frame")
def japanese_test_answers_red_in_brackets(draw):
    sheet = Sheet("Noto Sans CJK JP", draw.one((11, 12)), "ja", "JP", margin=2.2, asian=draw.one(["Noto Sans CJK JP", "Noto Serif CJK JP"]))
    sheet.body += [sheet.p("<b>国語　小テスト　第８回</b>　<r>【解答】</r>", "center", size=15), sheet.p("＿＿年＿＿組＿＿番　名前＿＿＿＿＿＿＿＿＿＿　　　　／２０点", "end", after=0.3)]
    items = []
    asked = draw.some(YOMI, 4)
    sheet.body.append(sheet.p("<b>一、次の――線の漢字の読みをひらがなで書きなさい。（各２点）</b>"))
    for n, (text, answer) in enumerate(asked):
        sheet.body.append(sheet.p(f"{'①②③④⑤'[n]}　{text}\t（　<r>{answer}</r>　）", tabs=[9], left=0.5, after=0.1))
        items.append(item(re.sub("</?u>", "", text), answer, str(n + 1), section="一"))
    asked = draw.some(KAKI, 3)
    sheet.body.append(sheet.p("<b>二、次の――線のカタカナを漢字に直しなさい。（各２点）</b>", before=0.4))
    for n, (text, answer) in enumerate(asked):
        sheet.body.append(sheet.p(f"{'①②③④⑤'[n]}　{text}\t（　<r>{answer}</r>　）", tabs=[9], left=0.5, after=0.1))
        items.append(item(re.sub("</?u>", "", text), answer, str(n + 1), section="二"))
    sheet.body.append(sheet.p("<b>三、（　）に入る言葉を、下の　　　から選んで書きなさい。（各１点）</b>", before=0.4))
    for n, (text, answer) in enumerate(SETSU):
        sheet.body.append(sheet.p(f"{'①②③④⑤'[n]}　" + text.replace("（）", f"（　<r>{answer}</r>　）"), left=0.5, after=0.1))
        items.append(item(text.replace("（）", "（　）"), answer, str(n + 1), kind="gap", section="三"))
    sheet.body.append(sheet.table([["しかし　　　それとも　　　つまり　　　だから"]], [11.0], padding=0.2))
    sheet.body.append(sheet.p("<b>四、次の問いに答えなさい。（各１点）</b>", before=0.5))
    for n, (text, answer) in enumerate(TOI):
        sheet.body += [sheet.p(f"（{n + 1}）　{text}", left=0.5, after=0.1), sheet.p(f"<r>{answer}</r>", left=2.0, after=0.2)]
        items.append(item(text, answer, str(n + 1), section="四"))
    return Document(*sheet.source(), items)


AR_PICK = [
    ("عاصمة مصر هي:", ["القاهرة", "الإسكندرية", "أسوان"]),
    ("أكبر كوكب في المجموعة الشمسية هو:", ["الأرض", "المريخ", "المشتري"]),
    ("يتنفس السمك بواسطة:", ["الرئتين", "الخياشيم", "الجلد"]),
    ("عدد أيام الأسبوع:", ["خمسة", "سبعة", "تسعة"]),
]
AR_TRUE = ["الشمس نجم.", "يتجمد الماء عند درجة مئة.", "النحل حشرة نافعة.", "يقع نهر النيل في آسيا."]
AR_FILL = ["يتكون الماء من الأكسجين و ..................", "فصول السنة ................. فصول.", "تدور الأرض حول .................."]
AR_ASK = [("اذكر ثلاثة من مصادر الماء العذب.", 3), ("لماذا نغسل أيدينا قبل الأكل؟", 2), ("ما الفرق بين الحيوان والنبات؟", 2), ("كيف نحافظ على نظافة البيئة؟", 2)]


@layout(HALF, "arabic-sheet-right-to-left", "Arabic sheet from the right: ministry and school in a table without rules, الاسم and الصف with dots, السؤال الأول to الرابع underlined, 1- before each, أ) ب) ج) in a row, (   ) behind statements, dots as gaps, the teacher's name at the foot")
def arabic_sheet_right_to_left(draw):
    body = "<table class=h><tr><td>وزارة التربية والتعليم<br>مدرسة النور الابتدائية</td><td class=m><b>اختبار الشهر الأول</b><br>مادة العلوم – الصف الخامس</td><td class=e>التاريخ: ...../...../ 2024 م<br>الزمن: 40 دقيقة</td></tr></table>"
    body += "<p class=n>الاسم: ............................................. &nbsp;&nbsp; الصف: ............ &nbsp;&nbsp; الدرجة: ...... / 20</p>"
    items = []
    first, second, third, fourth = "السؤال الأول", "السؤال الثاني", "السؤال الثالث", "السؤال الرابع"
    body += f"<p class=q><u>{first}:</u> اختر الإجابة الصحيحة:</p>"
    for n, (question, options) in enumerate(draw.some(AR_PICK, 3), 1):
        body += f"<p>{n}- {question}</p><p class=o>" + "".join(f"<span>{letter}) {text}</span>" for letter, text in zip("أبج", options)) + "</p>"
        items.append(picked(question, options, 0, str(n), None, "أبج", False, section=first))
    body += f"<p class=q><u>{second}:</u> ضع علامة (✓) أمام العبارة الصحيحة وعلامة (✗) أمام العبارة الخاطئة:</p>"
    for n, text in enumerate(draw.some(AR_TRUE, 3), 1):
        body += f"<p>{n}- {text} ( &nbsp;&nbsp;&nbsp; )</p>"
        items.append(item(text, None, str(n), kind="truefalse", section=second))
    body += f"<p class=q><u>{third}:</u> أكمل الفراغات الآتية بكلمات مناسبة:</p>"
    for n, text in enumerate(draw.some(AR_FILL, 2), 1):
        body += f"<p>{n}- {text}</p>"
        items.append(item(text, None, str(n), kind="gap", section=third))
    body += f"<p class=q><u>{fourth}:</u> أجب عن الأسئلة الآتية:</p>"
    for n, (question, lines) in enumerate(draw.some(AR_ASK, 3), 1):
        body += f"<p>{n}- {question}</p>" + f"<p class=d>{'.' * 105}</p>" * lines
        items.append(item(question, None, str(n), section=fourth))
    body += "<p class=f>انتهت الأسئلة – مع تمنياتي لكم بالنجاح والتوفيق<br>معلمة المادة: أ. سعاد محمود</p>"
    css = ".h td { border: 0; width: 33% } .m { text-align: center } .e { text-align: left } .n { border: 1.5px solid #000; padding: 4pt 6pt; margin: 4pt 0 } .q { font-weight: bold; margin: 10pt 0 3pt } .o { display: flex } .o span { width: 33% } .d { overflow: hidden; white-space: nowrap } .f { text-align: center; font-weight: bold; margin-top: 12pt } p { line-height: 1.55 }"
    return Document(*docs(draw, body, css, "Noto Naskh Arabic", draw.one((11.5, 12, 12.5)), "ar", "18mm", direction="rtl"), items)


VARIANTS = [
    [
        ("Единица измерения силы —", ["паскаль", "ньютон", "джоуль"], 1, None),
        ("Прибор для измерения температуры называется", ["термометр", "барометр", "динамометр"], 0, None),
        ("Какое из этих тел сделано из металла?", ["стакан", "тетрадь", "гвоздь"], 2, None),
        ("Поезд прошёл 180 км за 3 ч. С какой скоростью он двигался?", None, None, "60 км/ч"),
        ("Переведите 2,5 кг в граммы.", None, None, "2500 г"),
    ],
    [
        ("Единица измерения давления —", ["паскаль", "ньютон", "ватт"], 0, None),
        ("Прибор для измерения массы называется", ["секундомер", "линейка", "весы"], 2, None),
        ("Какое из этих веществ — жидкость?", ["железо", "ртуть", "кислород"], 1, None),
        ("Велосипедист ехал 2 ч со скоростью 15 км/ч. Какой путь он проехал?", None, None, "30 км"),
        ("Переведите 750 см в метры.", None, None, "7,5 м"),
    ],
]


@layout(HALF, "russian-two-variants-side-by-side", "Russian test on a page across: Вариант 1 and Вариант 2 side by side in a table of layout with a dashed line between, automatic numbers that begin again, а) б) в) in one row, keys of both in one paragraph below a line")
def russian_two_variants_side_by_side(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Liberation Sans"]), 13, "ru", "RU", paper=(29.7, 21.0), margin=1.5)
    items, cells, keys = [], [], []
    for place, asked in enumerate(VARIANTS, 1):
        section, key = f"Вариант {place}", []
        entries, style = [], sheet.levels(("1", "", ".", 0.8, 0.8))
        for n, (question, options, right, answer) in enumerate(asked, 1):
            if options:
                entries.append((question, sheet.p("   ".join(f"{letter}) {text}" for letter, text in zip("абв", options)), left=0.8, after=0.15)))
                items.append(picked(question, options, right, str(n), None, "абв", section=section))
                key.append(f"{n}{'абв'[right]}")
            else:
                entries.append(question)
                items.append(item(question, answer, str(n), kind="numeric", section=section))
                key.append(f"{n} – {answer}")
        listed = sheet.list(entries, style).replace('text:continue-numbering="false"', f'xml:id="list{place}"')
        cells.append(sheet.p("Фамилия, имя ____________________________", after=0.1) + sheet.p("7 класс ____  Дата ___________", after=0.2) + sheet.p("<b>Физика. Входная контрольная работа</b>", "center", after=0.1) + sheet.p(f"<b>{section}</b>", "center") + listed)
        keys.append(f"<b>В-{place}:</b> " + ", ".join(key))
    # A style of its own for each list, so that its numbers begin again.
    sheet.body += [sheet.table([cells], [13.3, 13.3], rule="0.5pt dashed #000000", padding=0.35), sheet.p("<i>Ответы (для учителя).</i>  " + ";   ".join(keys) + ".", before=0.6, size=9)]
    return Document(*sheet.source(), items)


TICKETS = [
    ["Биосинтез белка. Роль нуклеиновых кислот в этом процессе.", "Строение и функции корня.", "Решите задачу на моногибридное скрещивание."],
    ["Клеточная теория и её значение.", "Опишите круговорот воды в природе.", "Рассмотрите под микроскопом препарат кожицы лука и зарисуйте его."],
    ["Фотосинтез: световая и темновая фазы.", "Чем отличаются вирусы от бактерий?", "Составьте пищевую цепь луга."],
    ["Строение сердца человека.", "Какие приспособления к жизни в воде есть у рыб?", "Определите по гербарию, к какому семейству относится растение."],
    ["Естественный отбор и его формы.", "Витамины и их роль в организме человека.", "Объясните, почему листья осенью желтеют."],
]


@layout(HALF, "russian-oral-tickets", "tickets for an oral examination: school in the head of each frame, Билет № 1 in the middle, 1. to 3. of automatic numbers that begin again, teacher's signature below, tasks that are noun phrases, no answers")
def russian_oral_tickets(draw):
    sheet = Sheet("Liberation Serif", draw.one((12, 13)), "ru", "RU", margin=1.8)
    sheet.body += [sheet.p("УТВЕРЖДАЮ\nДиректор школы ____________ / И. П. Орлова /\n«___» ____________ 2025 г.", "end", after=0.3), sheet.p("<b>Билеты для устного экзамена по биологии, 9 класс</b>", "center", size=14, after=0.3)]
    items = []
    for place, asked in enumerate(draw.some(TICKETS, 4), 1):
        style = sheet.levels(("1", "", ".", 1.2, 0.6))
        listed = sheet.list(asked, style).replace('text:continue-numbering="false"', f'xml:id="list{place}"')
        inside = sheet.p("МБОУ «Средняя школа № 14»", "center", size=10) + sheet.p(f"<b>Билет № {place}</b>", "center") + listed + sheet.p("Преподаватель ______________ С. Л. Котова", "end", before=0.3, size=10)
        sheet.body += [sheet.table([[inside]], [17.0], padding=0.3), sheet.p("", after=0.1)]
        items += [item(question, None, str(n), section=f"Билет № {place}") for n, question in enumerate(asked, 1)]
    return Document(*sheet.source(), items)


GREEK_TRUE = ["Η Σπάρτη ήταν δημοκρατία.", "Ο Περικλής ήταν Αθηναίος πολιτικός.", "Η μάχη του Μαραθώνα έγινε το 490 π.Χ.", "Οι Ολυμπιακοί αγώνες γίνονταν στους Δελφούς.", "Ο Παρθενώνας είναι ναός της Αθηνάς."]
GREEK_PICK = [
    ("Ο πρώτος που έγραψε ιστορία ονομάζεται", ["Όμηρος", "Ηρόδοτος", "Πλάτωνας", "Σόλωνας"]),
    ("Η συνέλευση των πολιτών στην Αθήνα λεγόταν", ["Εκκλησία του Δήμου", "Απέλλα", "Γερουσία", "Αμφικτυονία"]),
    ("Η ναυμαχία της Σαλαμίνας έγινε εναντίον των", ["Ρωμαίων", "Περσών", "Μακεδόνων", "Φοινίκων"]),
]
GREEK_OPEN = [("Τι γνωρίζετε για τη Δηλιακή Συμμαχία;", 20), ("Ποια ήταν τα αίτια του Πελοποννησιακού Πολέμου; Να αναφέρετε δύο.", 20), ("Να περιγράψετε την εκπαίδευση των παιδιών στη Σπάρτη.", 20)]


@layout(HALF, "greek-criterion-themes", "Greek test: ΘΕΜΑ Α and Β in the middle, Α1. with statements α. to δ. and Σ Λ at the right, Α2. with choices below, Β1., Μονάδες 20 in bold at the right of a line of their own, Καλή επιτυχία! at the end, page border")
def greek_criterion_themes(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Serif", "Liberation Sans"]), 12, "el", "GR", margin=2.3, border="double")
    sheet.body += [sheet.p("3ο Γυμνάσιο Βόλου\tΤάξη: Α΄ Γυμνασίου", tabs=[(sheet.wide, RIGHT)], after=0), sheet.p("Σχολικό έτος: 2024 – 2025\tΗμερομηνία: ………………", tabs=[(sheet.wide, RIGHT)], after=0.4)]
    sheet.body += [sheet.p("<b>ΚΡΙΤΗΡΙΟ ΑΞΙΟΛΟΓΗΣΗΣ ΣΤΗΝ ΑΡΧΑΙΑ ΙΣΤΟΡΙΑ</b>", "center", size=13), sheet.p("Ονοματεπώνυμο: …………………………………………………………………………", after=0.4), sheet.p("<b><u>ΘΕΜΑ Α</u></b>", "center")]
    told, items = "Να χαρακτηρίσετε τις παρακάτω προτάσεις με Σωστό (Σ) ή Λάθος (Λ):", []
    sheet.body.append(sheet.p(f"<b>Α1.</b> {told}"))
    for letter, text in zip("αβγδ", draw.some(GREEK_TRUE, 4)):
        sheet.body.append(sheet.p(f"{letter}.\t{text}\tΣ\tΛ", left=1.3, first=-0.7, tabs=[1.3, 13.0, 14.2], after=0.1))
        items.append(item(text, None, f"Α1({letter})", kind="truefalse", stem=told, section="ΘΕΜΑ Α"))
    sheet.body.append(sheet.p("<b>Μονάδες 20</b>", "end"))
    told = "Να επιλέξετε τη σωστή απάντηση:"
    sheet.body.append(sheet.p(f"<b>Α2.</b> {told}"))
    for n, (text, options) in enumerate(draw.some(GREEK_PICK, 2), 1):
        sheet.body += [sheet.p(f"{n}.\t{text}", left=1.3, first=-0.7, tabs=[1.3], after=0.05)] + [sheet.p(f"{'αβγδ'[k]}) {options[k]}\t{'αβγδ'[k + 1]}) {options[k + 1]}", left=1.3, tabs=[8.0], after=0.05 + k * 0.1) for k in (0, 2)]
        items.append(picked(text, options, 0, f"Α2({n})", None, "αβγδ", False, stem=told, section="ΘΕΜΑ Α"))
    sheet.body += [sheet.p("<b>Μονάδες 20</b>", "end"), sheet.p("<b><u>ΘΕΜΑ Β</u></b>", "center", 0.3)]
    for n, (question, marks) in enumerate(GREEK_OPEN, 1):
        sheet.body += [sheet.p(f"<b>Β{n}.</b> {question}"), sheet.p("<b>Μονάδες 20</b>", "end", after=0.4)]
        items.append(item(question, None, f"Β{n}", marks, kind="long", section="ΘΕΜΑ Β"))
    sheet.body.append(sheet.p("<b><i>Καλή επιτυχία!</i></b>", "center", 0.5))
    return Document(*sheet.source(), items)


PLANETS = [
    ("Which planet is closest to the Sun?", ["Venus", "Mercury", "Mars", "Earth"], 1, None),
    ("Which planet spins on its side?", ["Uranus", "Saturn", "Jupiter", "Neptune"], 0, "It may have been knocked over by a collision."),
    ("What are the rings of Saturn made of?", ["gas", "fire", "ice and rock", "clouds"], 2, None),
    ("How long does the Earth take to orbit the Sun?", ["a day", "a month", "a year", "ten years"], 2, "365¼ days, so we need leap years!"),
    ("What is the largest moon in the Solar System?", ["Our Moon", "Titan", "Europa", "Ganymede"], 3, "It is larger than Mercury."),
    ("Which planet is called the Red Planet?", ["Mars", "Jupiter", "Venus", "Mercury"], 0, "Its soil is full of rust."),
]


@layout(HALF, "slides-printed-six-a-page", "slides of a quiz printed six to a page: title, rules in bullets, Question 1 as the title of a slide with A. to D. below, then a slide Answer 1 with the right option and at times a fact, dates and numbers of slides, footers on each")
def slides_printed_six_a_page(draw):
    asked, items = draw.some(PLANETS, 5), []
    slides = ["<div class=big>SPACE QUIZ</div><div class=sub>Year 5 – Mr Hartley</div>"]
    slides.append("<h2>Rules</h2><ul><li>Work in teams of four</li><li>Write the letter on your whiteboard</li><li>No shouting out!</li></ul>")
    for n, (question, options, right, fact) in enumerate(asked, 1):
        slides.append(f"<h2>Question {n}</h2><p>{web(question)}</p>" + "".join(f"<p class=o>{letter}. {web(text)}</p>" for letter, text in zip("ABCD", options)))
        slides.append(f"<h2>Answer {n}</h2><p class=a>{'ABCD'[right]}. {web(options[right])}</p>" + (f"<ul><li>{web(fact)}</li></ul>" if fact else ""))
        items.append(picked(question, options, right, str(n), None, "ABCD"))
    made = "".join(f"<div class=s><div class=i>{slide}</div><span class=f>Space quiz</span><span class=n>{n}</span></div>" for n, slide in enumerate(slides, 1))
    pages, per = [], 6
    cut = made.split("<div class=s>")[1:]
    for k in range(0, len(cut), per):
        pages.append("<section><div class=d>14/03/2025</div>" + "".join("<div class=s>" + slide for slide in cut[k : k + per]) + f"<div class=p>{k // per + 1}</div></section>")
    css = """@page { margin: 0 } section { position: relative; height: 296mm; break-after: page; padding: 22mm 15mm 0; box-sizing: border-box; display: grid; grid-template-columns: 1fr 1fr; grid-template-rows: 66mm 66mm 66mm; gap: 14mm 10mm } section:last-child { break-after: auto }
.d { position: absolute; right: 15mm; top: 10mm; font-size: 9pt } .p { position: absolute; right: 15mm; bottom: 10mm; font-size: 9pt } .s { border: 1px solid #000; position: relative; padding: 3mm 5mm } h2 { font-size: 15pt; margin: 0 0 2mm; color: #1f3864; text-align: center } p { font-size: 10pt; margin: 0 0 1.5mm } .o { margin-left: 5mm } ul { font-size: 9.5pt; margin: 2mm 0 } .a { font-size: 14pt; color: #00803c; font-weight: bold; text-align: center; margin-top: 8mm }
.big { font-size: 22pt; font-weight: bold; text-align: center; margin-top: 16mm; color: #1f3864 } .sub { text-align: center; margin-top: 3mm } .f, .n { position: absolute; bottom: 2mm; font-size: 6pt; color: #666 } .f { left: 0; width: 100%; text-align: center } .n { right: 3mm }"""
    return Document(*docs(draw, "".join(pages), css, draw.one(["Carlito", "Liberation Sans"]), margin="0"), items)


ANIMALS = [("The ________ says woof.", "dog"), ("A ________ gives us milk.", "cow"), ("The ________ can swim.", "fish"), ("A ________ lays eggs.", "hen"), ("The ________ likes cheese.", "mouse")]
YES_NO = ["Can a bird fly?", "Is the sun cold?", "Is grass green?", "Can a stone talk?"]


@layout(HALF, "primary-big-letters-sums-in-rows", "first-grade sheet in large round letters with a page border: My name is, a word bank in a box, gaps, ☐ yes ☐ no behind questions, sums without numbers three in a row, faces to circle at the foot")
def primary_big_letters_sums_in_rows(draw):
    sheet = Sheet("Comic Neue", draw.one((19, 20)), "en", "US", paper=(21.59, 27.94), margin=1.6, border=True)
    asked, items = draw.some(ANIMALS, 4), []
    sheet.body += [sheet.p("My name is ________________________", after=0.3), sheet.p("<b>Animals and numbers</b>", "center", after=0.3)]
    sheet.body += [sheet.p("Part 1  Use the words in the box.", size=16, bold=True), sheet.table([[sheet.p("       ".join(draw.mixed([answer for _, answer in asked])), "center", after=0)]], [13.0], rule="2pt solid #ed7d31", padding=0.25), sheet.p("", after=0, size=6)]
    for n, (text, _) in enumerate(asked, 1):
        sheet.body.append(sheet.p(f"{n}.  {text}", after=0.35))
        items.append(item(text, None, str(n), kind="gap", section="Part 1"))
    sheet.body.append(sheet.p("Part 2  Read and check.", size=16, bold=True, before=0.2))
    for n, text in enumerate(draw.some(YES_NO, 3), 1):
        sheet.body.append(sheet.p(f"{n}.  {text}\t☐ yes\t☐ no", tabs=[10.5, 14.0], after=0.3))
        items.append(item(text, None, str(n), None, choices([None, None], ["yes", "no"]), kind="mcq", section="Part 2"))
    sheet.body.append(sheet.p("Part 3  Add or take away.", size=16, bold=True, before=0.2))
    sums = draw.random.sample([f"{a} {sign} {b} = ____" for a in range(2, 10) for b in range(1, a) for sign in "+−"], 9)
    for k in range(0, 9, 3):
        row = sums[k : k + 3]
        sheet.body.append(sheet.p("\t".join(row), tabs=[6.2, 12.4], after=0.4))
        items += [item(text, None, kind="numeric", section="Part 3") for text in row]
    sheet.foot = sheet.p("Circle a face:   ☺   ☹", "center", size=14)
    return Document(*sheet.source(), items)


GERMAN = [("der Bahnhof", "station"), ("die Fahrkarte", "ticket"), ("der Bahnsteig", "platform"), ("pünktlich", "on time"), ("umsteigen", "to change trains"), ("das Gepäck", "luggage"), ("der Fahrplan", "timetable"), ("die Verspätung", "delay")]
LETTERED = [("The t____________ to Oxford leaves at six o’clock.", "train"), ("Can I have a w____________ seat, please? I like to look outside.", "window"), ("We arrived at the a____________ two hours before our flight.", "airport"), ("Don’t forget your p____________. You need it at the border.", "passport"), ("It was a long j____________ from London to Edinburgh.", "journey")]
DEFINED = [("someone who travels in a bus or train", "passenger"), ("a place where you sleep when you are on holiday", "hotel"), ("a book that tells tourists about a country", "guidebook"), ("a person who flies a plane", "pilot"), ("the money that you pay for a bus ride", "fare")]


@layout(HALF, "vocabulary-test-numbered-blanks", "vocabulary test of a German teacher: head as a table, A. words to translate in a ruled table with empty cells, B. gaps whose first letter is given, C. blank before the definition, Points: /20 and parents' signature, Lösungen in italics run in with dashes on page two")
def vocabulary_test_numbered_blanks(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito"]), 11, "de", "DE", margin=2.2)
    sheet.body += [sheet.table([["<b>Klasse 7b</b>", "<b>Vocabulary Test – Unit 3: On the move</b>", "Datum:"], [("Name:", 2), "Points:      / 20"]], [3.0, 9.6, 4.0], padding=0.15)]
    items, number, keys = [], 0, []

    def part(title):
        keys.append([f"<b>{title[:2]}</b>", []])
        return sheet.p(f"<b>{title}</b>", before=0.5)

    sheet.body.append(part("A. Translate into English."))
    rows = []
    for german, english in draw.some(GERMAN, 6):
        number += 1
        rows.append([f"{number}", german, ""])
        keys[-1][1].append(f"{number} <i>{english}</i>")
        items.append(item(german, english, str(number), kind="vocabulary", section="A. Translate into English."))
    half = len(rows) // 2
    sheet.body += [sheet.table([a + b for a, b in zip(rows[:half], rows[half:])], [0.9, 3.6, 3.8, 0.9, 3.6, 3.8], padding=0.15), part("B. Fill in the words. The first letter is given.")]
    for text, answer in draw.some(LETTERED, 4):
        number += 1
        sheet.body.append(sheet.p(f"{number}\t{text}", left=0.9, first=-0.9, tabs=[0.9], after=0.25))
        keys[-1][1].append(f"{number} <i>{answer}</i>")
        items.append(item(text, answer, str(number), kind="gap", section="B. Fill in the words. The first letter is given."))
    sheet.body.append(part("C. Which word is it?"))
    for text, answer in draw.some(DEFINED, 4):
        number += 1
        sheet.body.append(sheet.p(f"{number}\t______________________ : {text}", left=0.9, first=-0.9, tabs=[0.9], after=0.25))
        keys[-1][1].append(f"{number} <i>{answer}</i>")
        items.append(item(text, answer, str(number), section="C. Which word is it?"))
    sheet.body += [sheet.p("Unterschrift eines Erziehungsberechtigten: ______________________________", before=1.0)]
    sheet.body += [sheet.p("<b>Lösungen</b>", extra='fo:break-before="page"')] + [sheet.p(f"{title} " + " – ".join(words)) for title, words in keys]
    return Document(*sheet.source(), items)


LIGHTHOUSE = [
    "The lighthouse on Gull Island was built in 1862 after three ships had been lost on the rocks in a single winter. It is 34 metres high and made of granite, which was brought across the bay in small boats.",
    "For more than a hundred years, a keeper and his family lived there. Every evening they climbed 178 steps to light the oil lamp. In thick fog they rang a bell by hand, sometimes for the whole night.",
    "In 1971 the lamp became electric and was switched on by a clock. The last keeper, Agnes Doyle, moved to the village, but she went on painting the door every spring.",
    "Today the lighthouse is a museum. Visitors may spend the night in the keeper’s bedroom. They say that when the wind is right, you can still hear the bell.",
]
LIGHT_TRUE = [
    ("The lighthouse was built because ships had sunk.", True, None),
    ("It is made of brick.", False, "It is made of granite."),
    ("The keepers lived there without their families.", False, "They lived there with their families."),
    ("The lamp has been electric since 1971.", True, None),
    ("Agnes Doyle left the island and never came back.", False, "She came back every spring to paint the door."),
    ("Guests can sleep in the lighthouse.", True, None),
]
LIGHT_ASK = [
    ("How was the stone brought to the island?", "in small boats"),
    ("What did the keepers do when there was thick fog?", "They rang a bell by hand."),
    ("Why was a keeper no longer needed after 1971?", "A clock switched the lamp on."),
    ("What do visitors say about windy nights?", "They can still hear the bell."),
]


@layout(HALF, "reading-columns-true-false-correction", "reading sheet: the text in two columns with a line between, A. statements with T / F at the right and a line Correction: below, B. questions with ruled lines, numbers begin again, COPY across the page, key on page two as a table with Task, No., Answer")
def reading_columns_true_false_correction(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito"]), 11, margin=2.1)
    sheet.watermark("COPY")
    sheet.head = sheet.p("English – Class 8\tReading comprehension", tabs=[(sheet.wide, RIGHT)], size=9, after=0)
    sheet.body += [sheet.p("<b>The Light on Gull Island</b>", "center", size=15), sheet.columns("".join(sheet.p(text, "justify", after=0.15) for text in LIGHTHOUSE), line=True)]
    items, rows = [], [["<b>Task</b>", "<b>No.</b>", "<b>Answer</b>"]]
    sheet.body.append(sheet.p("<b>A. True or false?</b> Circle T or F. Correct the false statements.", before=0.4))
    first = "A. True or false?"
    for n, (text, right, correction) in enumerate(draw.some(LIGHT_TRUE, 5), 1):
        sheet.body += [sheet.p(f"{n}.\t{text}\tT  /  F", left=0.8, first=-0.8, tabs=[0.8, (sheet.wide, RIGHT)], after=0.12), sheet.p("Correction:\t", left=0.8, tabs=[(sheet.wide, RULED)], after=0.22)]
        rows.append(["A" if n == 1 else "", str(n), "T" if right else f"F – {correction}"])
        items.append(item(text, "True" if right else "False", str(n), kind="truefalse", section=first))
    sheet.body.append(sheet.p("<b>B. Answer the questions.</b> Use your own words as far as possible.", before=0.4))
    for n, (question, answer) in enumerate(draw.some(LIGHT_ASK, 3), 1):
        sheet.body += [sheet.p(f"{n}.\t{question}", left=0.8, first=-0.8, tabs=[0.8], after=0.2)] + [sheet.p("\t", left=0.8, tabs=[(sheet.wide, RULED)], after=0.25)] * 2
        rows.append(["B" if n == 1 else "", str(n), answer])
        items.append(item(question, answer, str(n), section="B. Answer the questions."))
    sheet.body += [sheet.p("<b>Teacher’s key</b>", extra='fo:break-before="page"'), sheet.table(rows, [1.8, 1.5, 10.0])]
    return Document(*sheet.source(), items)


ORGANS = [("heart", "pumps blood round the body"), ("lungs", "take in oxygen"), ("stomach", "mixes food with acid"), ("kidneys", "clean the blood and make urine"), ("skeleton", "holds the body up"), ("brain", "controls everything that we do"), ("skin", "keeps germs out")]
CROSSED = {
    "ACROSS": [(1, "It beats about 70 times a minute. (5)", "HEART"), (3, "You have two; the left one is a little smaller. (4)", "LUNG"), (4, "It has a thumb and four fingers. (4)", "HAND")],
    "DOWN": [(1, "Exercise and good food keep you in good … (6)", "HEALTH"), (2, "You have five on each foot. (3)", "TOE"), (5, "The molecule that carries our genes. (3)", "DNA")],
}
GRID = [(0, 0, "HEART", 0), (3, 0, "LUNG", 0), (5, 0, "HAND", 0), (0, 0, "HEALTH", 1), (0, 4, "TOE", 1), (5, 3, "DNA", 1)]


@layout(HALF, "matching-letters-in-middle-and-crossword", "science sheet: 1. matching in a table without rules, blank, number and organ at the left, letters in the middle before what they do, 2. a crossword grid with its clues ACROSS and DOWN in two columns, (5) letters behind, solutions upright in one line in small print at the foot")
def matching_letters_in_middle_and_crossword(draw):
    sheet = Sheet(draw.one(["Carlito", "Noto Sans"]), 11, margin=2.0)
    asked, items = draw.some(ORGANS, 6), []
    order = draw.mixed(range(6))
    right = [asked[k][1] for k in order]
    sheet.body += [sheet.p("Science – The human body\tName: ______________________  Date: __________", tabs=[(sheet.wide, RIGHT)], after=0.4), sheet.p("<b>1. Match</b> each part of the body with what it does. Write the letter on the line.")]
    rows = [[f"____ {n}.", word, "", f"{letter}.", text] for n, ((word, _), letter, text) in enumerate(zip(asked, "ABCDEF", right), 1)]
    sheet.body.append(sheet.table(rows, [1.8, 2.7, 1.0, 0.9, 8.0], rule="none", padding=0.12))
    items += [item(word, text, str(n), None, choices("ABCDEF", right), kind="match", answer_label="ABCDEF"[right.index(text)], section="1. Match") for n, (word, text) in enumerate(asked, 1)]
    cells = {(row + (k if down else 0), column + (0 if down else k)) for row, column, word, down in GRID for k in range(len(word))}
    starts = {(0, 0): 1, (0, 4): 2, (3, 0): 3, (5, 0): 4, (5, 3): 5}
    boxed, bare = (sheet.style("table-cell", f'<style:table-cell-properties fo:border="{rule}" fo:padding="0.03cm"/>') for rule in ("1pt solid #000000", "none"))
    column = sheet.style("table-column", '<style:table-column-properties style:column-width="0.85cm"/>')
    row_ = sheet.style("table-row", '<style:table-row-properties style:row-height="0.85cm"/>')
    look = sheet.style("table", '<style:table-properties style:width="4.25cm" table:align="center"/>')
    grid = "".join(f'<table:table-row table:style-name="{row_}">' + "".join(f'<table:table-cell table:style-name="{boxed if (r, c) in cells else bare}">{sheet.p(str(starts.get((r, c), "")), after=0, size=6)}</table:table-cell>' for c in range(5)) + "</table:table-row>" for r in range(8))
    sheet.body += [sheet.p("<b>2. Crossword</b>", before=0.5), f'<table:table table:style-name="{look}">' + f'<table:table-column table:style-name="{column}"/>' * 5 + grid + "</table:table>", sheet.p("", after=0)]
    clues, keys = [], []
    for way, entries in CROSSED.items():
        clues.append(sheet.p(f"<b>{way}</b>", after=0.1) + "".join(sheet.p(f"{n}\t{clue}", left=0.8, first=-0.8, tabs=[0.8], after=0.08) for n, clue, _ in entries))
        keys.append(f"{way.capitalize()}: " + ", ".join(f"{n} {word}" for n, _, word in entries))
        items += [item(clue, word, str(n), section=way) for n, clue, word in entries]
    sheet.body.append(sheet.table([clues], [8.4, 8.4], rule="none"))
    solved = ", ".join(f"{n}{'ABCDEF'[right.index(text)]}" for n, (_, text) in enumerate(asked, 1))
    sheet.body.append(sheet.p(f"Solutions – Match: {solved}. Crossword – {'; '.join(keys)}.", before=0.8, size=8, color="#595959"))
    return Document(*sheet.source(), items)


PROBLEMS = [("A pencil costs 35p. How much do six pencils cost?", "£2.10"), ("There are 144 eggs in boxes of 12. How many boxes are there?", "12"), ("A film starts at 17:45 and lasts 95 minutes. When does it end?", "19:20")]


def calc(sheets, widths, font="Liberation Sans"):
    """An engine and a spreadsheet; a sheet is a name and rows of cells, each None, a number, a text or a text with its look."""
    looks = {"plain": "", "bold": 'fo:font-weight="bold"', "title": 'fo:font-size="14pt" fo:font-weight="bold"'}
    cells = "".join(f'<style:style style:name="{name}" style:family="table-cell"><style:text-properties {words}/></style:style>' for name, words in looks.items())
    cells += '<style:style style:name="box" style:family="table-cell"><style:table-cell-properties fo:border="0.75pt solid #000000"/></style:style>'
    cells += '<style:style style:name="middle" style:family="table-cell"><style:paragraph-properties fo:text-align="center"/></style:style><style:style style:name="tall" style:family="table-row"><style:table-row-properties style:row-height="0.75cm" style:use-optimal-row-height="false"/></style:style>'
    cells += '<style:style style:name="sheet" style:family="table" style:master-page-name="Default"><style:table-properties table:display="true"/></style:style>'
    for n, width in enumerate(widths):
        cells += f'<style:style style:name="c{n}" style:family="table-column"><style:table-column-properties style:column-width="{width}cm"/></style:style>'
    tables = ""
    for name, rows in sheets:
        body = ""
        for row in rows:
            body += '<table:table-row table:style-name="tall">'
            for value in row:
                value, look = value if isinstance(value, tuple) else (value, "plain")
                if value is None:
                    body += f'<table:table-cell table:style-name="{look}"/>'
                elif isinstance(value, int):
                    body += f'<table:table-cell table:style-name="{look}" office:value-type="float" office:value="{value}"><text:p>{value}</text:p></table:table-cell>'
                else:
                    body += f'<table:table-cell table:style-name="{look}" office:value-type="string"><text:p>{run(value)}</text:p></table:table-cell>'
            body += "</table:table-row>"
        tables += f'<table:table table:name="{name}" table:style-name="sheet">' + "".join(f'<table:table-column table:style-name="c{n}"/>' for n in range(len(widths))) + body + "</table:table>"
    return "libreoffice", (
        f'<?xml version="1.0" encoding="UTF-8"?><office:document {NAMES}{MORE} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">'
        f'<office:styles><style:default-style style:family="table-cell"><style:text-properties style:font-name="{font}" fo:font-family="{font}" fo:font-size="11pt" fo:language="en" fo:country="GB"/></style:default-style></office:styles>'
        f'<office:automatic-styles>{cells}<style:style style:name="mid" style:family="paragraph"><style:paragraph-properties fo:text-align="center"/></style:style><style:page-layout style:name="Page"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2cm"/><style:header-style><style:header-footer-properties fo:min-height="0.75cm" fo:margin-bottom="0.25cm"/></style:header-style>'
        '<style:footer-style><style:header-footer-properties fo:min-height="0.75cm" fo:margin-top="0.25cm"/></style:footer-style></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Default" style:page-layout-name="Page">'
        '<style:header><text:p text:style-name="mid"><text:sheet-name>???</text:sheet-name></text:p></style:header><style:footer><text:p text:style-name="mid">Page <text:page-number>1</text:page-number></text:p></style:footer></style:master-page></office:master-styles>'
        f"<office:body><office:spreadsheet>{tables}</office:spreadsheet></office:body></office:document>"
    )


@layout(HALF, "spreadsheet-sums-in-cells", "sums made in a spreadsheet: each number and sign of a sum in a cell of its own, two sums in a row with bare numbers before and a boxed cell behind, word problems in one long cell, Sheet1 in the head and Page 1 in the foot, second sheet Answers with three pairs of columns")
def spreadsheet_sums_in_cells(draw):
    sums, items = [], []
    while len(sums) < 14:
        sign = "+-x/"[len(sums) % 4]
        a, b = draw.random.randint(23, 89), draw.random.randint(11, 22)
        if sign == "x":
            a, b = draw.random.randint(6, 12), draw.random.randint(6, 12)
        if sign == "/":
            b = draw.random.randint(3, 9)
            a = b * draw.random.randint(4, 12)
        value = {"+": a + b, "-": a - b, "x": a * b, "/": a // b}[sign]
        if not any(a == c and b == d for c, _, d, _ in sums):
            sums.append((a, sign, b, value))
    sums = draw.shuffled(sums)
    asked = draw.some(PROBLEMS, 2)
    rows = [[("Mental maths - Week 9", "title")], [], ["Name:", None, None, None, None, None, None, "Score:", None, None, None, "/ 16"], []]
    for k in range(0, 14, 2):
        row = []
        for n in (k, k + 1):
            a, sign, b, value = sums[n]
            row += [n + 1, a, (sign, "middle"), b, ("=", "middle"), (None, "box")] + ([None] if n == k else [])
            items.append(item(f"{a} {sign} {b} =", str(value), str(n + 1), kind="numeric"))
        rows.append(row)
    rows.append([])
    answers = [str(value) for *_, value in sums]
    for n, (question, answer) in enumerate(asked, 15):
        rows += [[n, question], [None, "Answer:", None, (None, "box"), (None, "box")], []]
        answers.append(answer)
        items.append(item(question, answer, str(n), kind="numeric"))
    third = 6
    key = [[("Answers Week 9", "title")], []]
    for k in range(third):
        row = []
        for start in range(0, 16, third):
            if start + k < 16:
                answer = answers[start + k]
                row += [(start + k + 1, "bold"), int(answer) if answer.isdigit() else answer, None]
        key.append(row)
    return Document(*calc([("Sheet1", rows), ("Answers", key)], [1.3, 1.7, 0.9, 1.5, 0.9, 1.8, 0.8, 1.3, 1.7, 0.9, 1.5, 0.9, 1.8]), items)


PLAN = [
    ("Monday", "Read pages 24–27 of <i>The Iron Man</i>. Talk about it: why is Hogarth afraid?", "Spelling list 8: because, people, water, friend"),
    ("Tuesday", "Maths book p. 61, questions 1–6 (show your working!)", "Practise the 7 times table"),
    ("Wednesday", "Finish your poster on volcanoes. What did you find out?", "–"),
    ("Thursday", "Spelling test tomorrow! Learn the words of list 8.", "Bring PE kit"),
    ("Friday", "No homework – enjoy the weekend!", "Return library books"),
]


@layout(HALF, "homework-plan-asks-nothing", "online word processor, weekly plan of homework as a table of days, questions to talk about and numbers of exercises within, notes for parents as a numbered list, a slip to cut off with ☐; nothing to be found")
def homework_plan_asks_nothing(draw):
    body = "<h1>Homework plan: Week 12 (17–21 March)</h1><p><b>Class 4W</b> – Mrs Whitfield</p><br><table><tr><td><b>Day</b></td><td><b>Tasks</b></td><td><b>Also</b></td><td><b>Done ✓</b></td></tr>"
    body += "".join(f"<tr><td>{day}</td><td>{task}</td><td>{also}</td><td></td></tr>" for day, task, also in PLAN) + "</table><h2>Notes for parents</h2><ol>" + "".join(f"<li>{text}</li>" for text in draw.some(["Please sign the reading record every evening.", "Homework should take about 20 minutes a day. If it takes longer, stop!", "Parents’ evening is on Thursday, 27 March, from 4 to 7 pm.", "Has your child outgrown a school jumper? We are collecting them for the second-hand shop."], 3)) + "</ol>"
    body += "<p class=c>✂ - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -</p><p>Child’s name: ______________________________</p><p>☐ I have seen the homework plan. &nbsp; ☐ I will come to parents’ evening at: ________</p><p>Signed: ______________________________</p>"
    css = ".c { margin: 20pt 0 12pt; white-space: nowrap; overflow: hidden } p { margin-bottom: 5pt } td:nth-child(4) { width: 45pt }"
    return Document(*docs(draw, body, css, font=draw.one(["Liberation Sans", "Comic Neue"]), size=11), [])
