"""Short tests as teachers in the United States write them."""

from latex import document, table, tex
from paper import Document, choices, item, layout, unanswered, walk
from webpage import page, rows, web


@layout(
    "development",
    "points-and-answer-boxes",
    "1. (3 points) before the text, (a) with its points, answer boxes, DRAFT across the page",
)
def points_and_answer_boxes(draw):
    mark = r"\AddToShipoutPictureBG{\AtPageCenter{\makebox(0,0){\rotatebox{50}{\fontsize{90}{90}\selectfont\color{gray!25}DRAFT}}}}"
    body, items = [
        r"\textbf{\large Midterm test}\hfill Page \thepage\ of 3\par\hrule\medskip Answer the questions in the boxes. Each box tells you how much to write.\par "
    ], []
    for place, question in enumerate(
        draw.shuffled(draw.content.nested("coast", "salt", "railways", "fractions", "bulbs"))[:4]
    ):
        marks = sum(leaf["marks"] for _, _, leaf in walk(question, place) if leaf)
        body.append(
            rf"\bigskip\needspace{{4cm}}\lab{{0pt}}{{20pt}}{{{place + 1}.}}{{({marks} points) {tex(question['stem'])}}}"
        )
        for path, part, leaf in walk(question, place):
            if len(path) == 1:
                continue
            left, label = (
                (20, f"({'abcdefg'[path[1]]})") if len(path) == 2 else (42, f"{['i', 'ii', 'iii', 'iv'][path[2]]}.")
            )
            if leaf is None:
                body.append(rf"\medskip\lab{{{left}pt}}{{22pt}}{{{label}}}{{{tex(part['stem'])}}}")
                continue
            points = "1 point" if part["marks"] == 1 else f"{part['marks']} points"
            box = rf"\par\smallskip\noindent\fbox{{\begin{{minipage}}[c][{6 + 4 * min(part['marks'], 6)}mm]{{0.96\linewidth}}\mbox{{}}\end{{minipage}}}}\par "
            body.append(
                rf"\medskip\needspace{{2cm}}\lab{{{left}pt}}{{22pt}}{{{label}}}{{({points}) {tex(leaf['question'])}}}{box}"
            )
            items.append(unanswered(leaf))
    engine, source = document(
        draw, "\n".join(body), ["cm", "lm", "times"], (10, 11, 12), foot="", extra=mark, paper="letterpaper"
    )
    return Document(engine, source, items)


@layout(
    "development",
    "choices-option-table",
    "choices A to D as rows of a table with two headed columns, answers 1 A in a line at the end",
)
def choices_option_table(draw):
    body, items, key = "<h1>Rows and columns</h1>", [], []
    for place, question in enumerate(draw.shuffled(draw.content.lists["tables"]["first"]), 1):
        lines = [[f"<b>{letter}</b>", *map(web, row)] for letter, row in zip("ABCD", question["rows"])]
        head = rows([["", *map(web, question["head"])]], "th")
        body += f"<div class=q><p><b>{place}</b>&emsp;{web(question['question'])}</p><table>{head}{rows(lines)}</table></div>"
        options = choices("ABCD", [" ".join(row) for row in question["rows"]])
        letter = "ABCD"[question["right"]]
        items.append(
            item(
                question["question"],
                options[question["right"]]["text"],
                str(place),
                None,
                options,
                kind="mcq",
                answer_label=letter,
            )
        )
        key.append(f"{place} {letter}")
    body += f"<p class=key>Answers: {', '.join(key)}</p>"
    css = ".q { break-inside: avoid; margin-bottom: 8mm } table { border-collapse: collapse; margin-left: 10mm } td, th { border: 0.5px solid #000; padding: 1mm 4mm; font-weight: normal } .key { margin-top: 10mm }"
    engine, source = page(draw, body, ["Liberation Sans", "DejaVu Sans", "Liberation Serif"], (10, 11), css)
    return Document(engine, source, items)


@layout("development", "true-false-blank-before", "____ 1. statement, write T or F, table of answers on the next page")
def true_false_blank_before(draw):
    statements = draw.shuffled([(card["question"], card["answer"]) for card in draw.content.cards(("true-false",))])
    items, body = [], [
        r"\begin{center}\textbf{\large Chapter 8 Quiz}\end{center}Write \textbf{T} or \textbf{F} on each line. Two points each.\par "
    ]
    line = draw.one([r"\_\_\_\_\_\_", r"\_\_\_\_"])
    for place, (text, right) in enumerate(statements, 1):
        body.append(rf"\medskip\lab{{0pt}}{{64pt}}{{{line}\enspace {place}.}}{{{tex(text)}}}")
        items.append(item(text, "True" if right else "False", str(place), kind="truefalse"))
    lines = [[str(n), "true" if right else "false"] for n, (_, right) in enumerate(statements, 1)]
    body.append(r"\newpage\textbf{Answers}\par\medskip " + table(lines, "|c|c|", ["No.", "Answer"]))
    engine, source = document(draw, "\n".join(body), ["times", "schoolbook", "cm"], (11, 12), paper="letterpaper")
    return Document(engine, source, items)


@layout(
    "development",
    "drill-three-columns",
    "sums in a grid of three columns, 1) ... = ____, answers as a table on the next page",
)
def drill_three_columns(draw):
    sums = []
    while len(sums) < 24:
        first, second = draw.random.randint(3, 12), draw.random.randint(2, 12)
        sums.append(
            draw.one(
                [
                    (f"{first} × {second} =", first * second),
                    (f"{first * second} ÷ {second} =", first),
                    (f"{first * 7} − {second} =", first * 7 - second),
                    (f"{first * 4} + {second * 6} =", first * 4 + second * 6),
                ]
            )
        )
    cells = [f"{n}) {text} ______" for n, (text, _) in enumerate(sums, 1)]
    answers = [f"{n}) {right}" for n, (_, right) in enumerate(sums, 1)]
    three = [cells[n : n + 3] for n in range(0, 24, 3)]
    six = [answers[n : n + 6] for n in range(0, 24, 6)]
    body = f"<h1>Five-minute drill</h1><p>Name __________________ Score ______ / 24</p><table>{rows(three)}</table><h2>Answer key</h2><table class=k>{rows(six)}</table>"
    items = [item(f"{text} ______", str(right), str(n), kind="numeric") for n, (text, right) in enumerate(sums, 1)]
    css = "table { width: 98% } td { padding: 5mm 0; width: 33% } h2 { break-before: page } .k td { width: 16%; padding: 1mm }"
    engine, source = page(
        draw, body, ["Liberation Sans", "DejaVu Sans", "Liberation Serif"], (12, 13), css, paper="Letter"
    )
    return Document(engine, source, items)
