"""Examination papers with parts in the manner of several boards."""

from latex import data_table, document, figure, table, tex
from paper import LETTERS, ROMAN, Document, layout, leaf as leaf_item, priced, total, unanswered, walk

CUPS = r"\begin{center}\begin{tikzpicture}\draw (0,0)--(0.2,-1.2)--(0.9,-1.2)--(1.1,0)--cycle (2,0)--(2.2,-1.2)--(2.9,-1.2)--(3.1,0)--cycle;\draw[line width=3pt,gray] (1.9,0)--(2.1,-1.3)--(3,-1.3)--(3.2,0);\draw (4,0)--(4.2,-1.2)--(4.9,-1.2)--(5.1,0)--cycle (3.8,0.2) rectangle (5.3,-1.4);\node at (0.5,-1.7) {bare};\node at (2.5,-1.7) {wool};\node at (4.5,-1.7) {tin};\end{tikzpicture}\\\textbf{Figure 2}\end{center}"


def drawn(question):
    return CUPS if question["id"] == "cups" else figure(question)


def own(path):
    """The label printed for the last place of a path."""
    return [str(path[0] + 1), *(f"({LETTERS[p]})" for p in path[1:2]), *(f"({ROMAN[p]})" for p in path[2:3])][-1]


def split(path):
    """The three cells of a label: number, letter and Roman."""
    cells = [str(path[0] + 1) + ".", *(f"({LETTERS[p]})" for p in path[1:2]), *(f"({ROMAN[p]})" for p in path[2:3])]
    return cells + [""] * (3 - len(cells))


def accepted(part):
    """Notes of a scheme in sentences, and the truth of them."""
    lines = [f"Accept {text}." for text in part.get("allow", [])] + [
        f"Reject {text}." for text in part.get("reject", [])
    ]
    return r"\newline ".join(tex(line) for line in [*lines, *([part["note"] + "."] if "note" in part else [])])


@layout("unseen", "paper-alder", "short, numeric; mark scheme")
def alder(draw):
    items, scheme = [], []
    body = [r"Answer \textbf{all} questions. Answers must be written within the answer boxes provided.\par "]
    questions = draw.content.nested("potato", "plating", "polymer")
    for place, question in enumerate(questions):
        body.append(
            rf"\bigskip\lab{{0pt}}{{26pt}}{{\textbf{{{place + 1}.}}}}{{{tex(question['stem'])}}}{data_table(question)}"
        )
        halfway = len(question["parts"]) // 2
        for path, part, leaf in walk(question, place):
            if len(path) == 1:
                continue
            if path[1:] == [halfway]:
                body.append(
                    rf"\vfill\begin{{center}}\textbf{{(This question continues on the following page)}}\end{{center}}\newpage\textbf{{(Question {place + 1} continued)}}\par "
                )
            left = 26 * (len(path) - 1)
            if leaf is None:
                body.append(rf"\medskip\lab{{{left}pt}}{{26pt}}{{{own(path)}}}{{{tex(part['stem'])}}}")
                continue
            lines = r"\dotline" * (1 + part["marks"])
            body.append(
                rf"\medskip\lab{{{left}pt}}{{26pt}}{{{own(path)}}}{{{tex(leaf['question'])}\pushright{{[{part['marks']}]}}}}"
                rf"\smallskip\hspace*{{\fill}}\fbox{{\begin{{minipage}}{{0.82\linewidth}}{lines}\smallskip\end{{minipage}}}}\par "
            )
            items.append(leaf)
            answers = r"\newline ".join(rf"{tex(text)} \ensuremath{{\checkmark}}" for text, _ in part["points"])
            scheme.append(
                [*(cell.strip("().") for cell in split(path)), answers, accepted(part), rf"\textbf{{{part['marks']}}}"]
            )
        body.append(r"\newpage " if place < 2 else "")
    foot = r"\fancyhead[C]{-- \thepage\ --}\fancyhead[R]{\footnotesize 8825 -- 6028}\fancyfoot[R]{\footnotesize\textbf{Turn over}}\fancyfoot[L]{\scriptsize 24EP0\thepage}"
    engine, source = document(draw, "\n".join(body), ["arial", "helvetica"], (10, 11), foot=foot)
    rows = table(
        scheme, r"|l|l|l|p{7cm}|p{4.2cm}|c|", [r"\multicolumn{3}{|l|}{Question}"] + ["Answers", "Notes", "Total"]
    )
    rows = rows.replace(r"\textbf{\multicolumn{3}{|l|}{Question}}", r"\multicolumn{3}{|l|}{\textbf{Question}}").replace(
        "tabular", "longtable"
    )
    marks = document(
        draw, r"\renewcommand\arraystretch{1.25}" + rows, ["arial"], (10,), margins=(15, 18), head=r"-- \thepage\ --"
    )[1]
    return Document(engine, source, items, marks)


@layout("unseen", "paper-beech", "short, numeric; mark scheme")
def beech(draw):
    items, scheme, body = [], [], []
    for place, question in enumerate(draw.content.nested("cups", "pendulum", "satellite", "soil")):
        body.append(
            rf"\bigskip\needspace{{5cm}}\lab{{0pt}}{{24pt}}{{\textbf{{{place + 1}.}}}}{{{tex(question['stem'])}}}{drawn(question)}"
        )
        leaves = [path for path, _, leaf in walk(question, place) if leaf]
        for path, part, leaf in walk(question, place):
            if leaf is None:
                continue
            if path == leaves[-1] and place in (0, 2):
                body.append(rf"\newpage\textbf{{{place + 1}.\enspace (continued)}}\par ")
            space = rf"\vspace{{{8 + 7 * part['marks']}mm}}"
            body.append(
                rf"\medskip\lab{{24pt}}{{24pt}}{{{own(path)}}}{{{tex(leaf['question'])}\pushright{{\rlap{{\hspace{{9mm}}\textbf{{{part['marks']}}}}}}}}}{space}"
            )
            items.append(leaf)
            response = r"\newline ".join(rf"\textbullet\ {tex(text)}" for text, _ in part["points"])
            scheme.append(
                [rf"\textbf{{{place + 1}.}}", own(path), response, rf"\textbf{{{part['marks']}}}", accepted(part)]
            )
    extra = (
        r"\AddToShipoutPictureBG{\put(535,40){\line(0,1){770}}\put(558,400){\makebox(0,0){\rotatebox{90}{\tiny DO NOT WRITE IN THIS MARGIN}}}"
        r"\put(537,790){\scriptsize\bfseries MARKS}}"
    )
    engine, source = document(
        draw,
        "\n".join(body),
        ["arial", "noto"],
        (11,),
        (26, 30),
        head=r"",
        foot=r"page \textbf{0\thepage}",
        extra=extra,
    )
    head = [r"\multicolumn{2}{|c|}{QQ}", "Expected response", "Max mark", "Additional guidance"]
    rows = table(scheme, r"|l|l|p{6.5cm}|p{1.2cm}|p{5cm}|", head).replace("tabular", "longtable")
    rows = rows.replace(r"\textbf{\multicolumn{2}{|c|}{QQ}}", r"\multicolumn{2}{|c|}{\textbf{Question}}")
    marks = document(draw, r"\textbf{\large Marking instructions for each question}\par " + rows, ["arial"], (10,))[1]
    return Document(engine, source, items, marks)


@layout("unseen", "paper-chestnut", "short, numeric; no answers")
def chestnut(draw):
    items, body = [], []
    for place, question in enumerate(draw.content.nested("tank", "ladder", "yeast")):
        pending = rf"\textbf{{{place + 1}}}"
        body.append(rf"\bigskip\needspace{{5cm}}\lab{{0pt}}{{22pt}}{{{pending}}}{{{tex(question['stem'])}}}")
        for path, part, leaf in walk(question, place):
            if len(path) == 1:
                continue
            left = 22 * (len(path) - 1)
            label = rf"\textbf{{{own(path)}}}"
            if leaf is None:
                body.append(rf"\medskip\lab{{{left}pt}}{{24pt}}{{{label}}}{{{tex(part['stem'])}}}")
                continue
            if leaf["kind"] == "numeric":
                unit = {
                    "Find the height that the ladder reaches.": "m",
                    "Find the angle between ladder and ground, to the nearest degree.": r"\ensuremath{^\circ}",
                }.get(leaf["question"], "")
                line = rf"\par\vspace{{16mm}}\hfill Answer \rule{{5cm}}{{0.4pt}} {unit}\enspace [{part['marks']}]\par "
            else:
                line = (
                    r"\ruleline" * part["marks"]
                    + rf"\par\vspace{{5mm}}\noindent\rule{{0.9\linewidth}}{{0.4pt}} [{part['marks']}]\par "
                )
            body.append(
                rf"\medskip\needspace{{3cm}}\lab{{{left}pt}}{{24pt}}{{{label}}}{{{tex(leaf['question'])}}}{line}"
            )
            items.append(unanswered(leaf))
    extra = (
        r"\AddToShipoutPictureBG{\put(518,60){\line(0,1){720}}\put(548,60){\line(0,1){700}}\put(518,760){\line(1,0){60}}"
        r"\put(523,770){\scriptsize\textbf{Examiner Only}}\put(520,750){\tiny Marks}\put(550,750){\tiny Remark}}"
    )
    foot = r"\fancyfoot[L]{\scriptsize 13144.02\textbf{R}}\fancyfoot[C]{\scriptsize *20GMC530\thepage*}\fancyfoot[R]{\scriptsize [Turn over}"
    engine, source = document(draw, "\n".join(body), ["timesnew", "times"], (11, 12), (32, 34), foot=foot, extra=extra)
    return Document(engine, source, items)


@layout("unseen", "paper-dogwood", "short, numeric; answered")
def dogwood(draw):
    rules = [
        "Use black ink.",
        "Answer every question in the space under it.",
        "Write your name in the box on this page.",
    ]
    body = [
        r"\thispagestyle{empty}{\Huge\bfseries Enterprise and marketing}\par\medskip{\large R067/01\quad Enterprise concepts}\par\bigskip \textbf{Tuesday 13 May 2025 -- Morning}\par Time allowed: 1 hour\par\bigskip\textbf{INSTRUCTIONS}\begin{itemize}"
        + "".join(rf"\item {rule}" for rule in rules)
        + r"\end{itemize}\textbf{INFORMATION}\begin{itemize}\item The total mark for this paper is \textbf{13}.\item The marks for each question are shown in brackets [ ].\item This document has 4 pages.\end{itemize}\newpage "
    ]
    items, scheme = [], []
    for place, question in enumerate(draw.content.nested("bakery", "survey")):
        body.append(rf"\bigskip\lab{{0pt}}{{24pt}}{{\textbf{{{place + 1}}}}}{{{tex(question['stem'])}}}")
        for path, part, leaf in walk(question, place):
            if len(path) == 1:
                continue
            left = 24 * (len(path) - 1)
            if leaf is None:
                body.append(rf"\medskip\lab{{{left}pt}}{{24pt}}{{\textbf{{{own(path)}}}}}{{{tex(part['stem'])}}}")
                continue
            two = leaf["question"].startswith("State two")
            if two:
                lines = "".join(
                    rf"\par\vspace{{6pt}}\hspace*{{{left + 24}pt}}{n} \dotfill\par\vspace{{4pt}}\hspace*{{{left + 24}pt}}\dotfill"
                    for n in (1, 2)
                )
            else:
                lines = r"\par\vspace{8pt}\noindent\dotfill" * (part["marks"] + 1)
            body.append(
                rf"\medskip\needspace{{3cm}}\lab{{{left}pt}}{{24pt}}{{\textbf{{{own(path)}}}}}{{{tex(leaf['question'])}}}{lines}\textbf{{\,[{part['marks']}]}}\par "
            )
            items.append(leaf | ({"guidance": "Any two from:"} if two else {}))
            points = "".join(rf"\item {tex(text)}" for text, _ in part["points"])
            also = "".join(rf"\item Also accept: {tex(text)}" for text in part.get("allow", []))
            start = r"Any two from:" if two else ""
            name = f"{place + 1} " + " ".join(cell for cell in split(path)[1:] if cell)
            scheme.append(
                rf"\par\medskip\textbf{{{name}}}\quad {start}\begin{{itemize}}[nosep]{points}{also}\end{{itemize}}"
            )
        body.append(r"\newpage ")
    body.append(r"{\Large\bfseries Mark scheme}\par " + "\n".join(scheme))
    foot = r"\fancyfoot[L]{\scriptsize © OPEN 2025}\fancyfoot[C]{\thepage}\fancyfoot[R]{\scriptsize\textbf{Turn over}}"
    engine, source = document(draw, "\n".join(body), ["helvetica", "arial", "avant"], (11,), foot=foot)
    return Document(engine, source, items)


@layout("unseen", "paper-elm", "short, numeric; mark scheme")
def elm(draw):
    items, body, scheme = (
        [],
        [
            r"\begin{center}\textbf{SECTION II}\\Time --- 50 minutes\\2 Questions\end{center}\textbf{Directions:} Show your work for each part in the booklet. Each question is scored on the steps as well as the result.\par "
        ],
        [],
    )
    for place, question in enumerate(FREE):
        body.append(rf"\bigskip\needspace{{4cm}}\lab{{0pt}}{{20pt}}{{{place + 1}.}}{{{question['stem']}}}")
        scheme.append(rf"\par\bigskip\textbf{{Question {place + 1}}}\hfill\textbf{{{total(question)} points}}\par ")
        for path, part, leaf in walk(question, place):
            if len(path) == 1:
                continue
            label = own(path) if len(path) == 2 else own(path).strip("()") + "."
            left = 20 * (len(path) - 1)
            if leaf is None:
                body.append(rf"\medskip\lab{{{left}pt}}{{20pt}}{{{label}}}{{{tex(part['stem'])}}}")
                continue
            points = "pt." if part["marks"] == 1 else "pts."
            body.append(
                rf"\medskip\lab{{{left}pt}}{{20pt}}{{{label}}}{{{tex(leaf['question'])} ({part['marks']} {points})}}"
            )
            items.append(priced(leaf, part))
            name = f"({LETTERS[path[1]]})" + (f" {ROMAN[path[2]]}." if len(path) == 3 else "")
            lines = "".join(
                rf"\lab{{24pt}}{{70pt}}{{{worth} point{'s' if worth > 1 else ''}:}}{{{tex(text)}}}"
                for text, worth in part["points"]
            )
            scheme.append(rf"\par\medskip\textbf{{{name}}}{lines}")
        body.append(r"\par\vspace{2cm}")
    foot = r"\fancyfoot[C]{GO ON TO THE NEXT PAGE.}\fancyfoot[R]{\thepage}"
    engine, source = document(draw, "\n".join(body), ["times", "cm"], (11, 12), foot=foot, paper="letterpaper")
    marks = document(
        draw,
        r"\begin{center}\Large Scoring guidelines\end{center}" + "\n".join(scheme),
        ["times"],
        (11,),
        paper="letterpaper",
    )[1]
    return Document(engine, source, items, marks)


FREE = [
    {
        "id": "kite",
        "stem": "The height of a kite above a beach is measured every ten minutes. At noon it is 12 metres and at ten past twelve it is 30 metres.",
        "parts": [
            {
                "command": "Find the average rate of change of the height, with units.",
                "marks": 2,
                "kind": "numeric",
                "points": [("difference quotient (30 − 12)/10", 1), ("1.8 metres per minute", 1)],
            },
            {
                "stem": "Suppose that the height is modelled by h(t) = 12 + 3t − 0.12t² for 0 ≤ t ≤ 20.",
                "parts": [
                    {
                        "command": "Find the time at which the kite is highest.",
                        "marks": 2,
                        "kind": "numeric",
                        "points": [("sets 3 − 0.24t equal to zero", 1), ("t = 12.5 minutes", 1)],
                    },
                    {
                        "command": "Find the greatest height.",
                        "marks": 1,
                        "kind": "numeric",
                        "points": [("30.75 metres", 1)],
                    },
                ],
            },
            {
                "command": "Does the model agree with the measurement at ten past twelve? Justify your answer.",
                "marks": 1,
                "points": [("yes, because h(10) = 30", 1)],
            },
        ],
    },
    {
        "id": "snails",
        "stem": "A pond holds two kinds of snail. Students mark 50 brown snails with paint and let them go. A week later they catch 40 brown snails, of which 8 are marked.",
        "parts": [
            {
                "command": "Estimate the number of brown snails in the pond.",
                "marks": 2,
                "kind": "numeric",
                "points": [("50 × 40 ÷ 8", 1), ("250 snails", 1)],
            },
            {
                "command": "Identify one assumption behind this estimate.",
                "marks": 1,
                "points": [("marked snails mix with the others", 1)],
            },
            {
                "context": "Rain washed the paint off some shells.",
                "command": "Explain how this changes the estimate.",
                "marks": 2,
                "points": [("fewer marked snails are found", 1), ("so the estimate is too high", 1)],
            },
        ],
    },
]


@layout("unseen", "paper-holly", "long; mark scheme")
def holly(draw):
    items, body, scheme = (
        [],
        [r"\textbf{\large Medieval life: written paper}\par Spend about 15 minutes on each part.\par "],
        [],
    )
    for place, question in enumerate(draw.content.nested("castle", "plague")):
        body.append(rf"\bigskip\textbf{{SECTION {'AB'[place]}}}\par {tex(question['stem'])}\par ")
        for path, part, leaf in walk(question, place):
            if leaf is None:
                continue
            number = str(len(items) + 1)
            quoted = tex(part["context"]) + r"\par\smallskip " if "context" in part else ""
            body.append(
                rf"\bigskip\needspace{{3cm}}\lab{{0pt}}{{24pt}}{{{number}}}{{{quoted}{tex(part['command'])}}}\hfill ({part['marks']} marks)\par\vspace{{{10 + 3 * part['marks']}mm}}"
            )
            new = leaf_item(part, number, [question["stem"]]) | {"kind": "long"}
            items.append(new)
            listed = "".join(rf"\item {tex(text)}" for text, _ in part["points"])
            top = part["marks"]
            levels = [
                ["Level 3", f"{2 * top // 3 + 1}--{top}", "Developed and supported throughout"],
                ["Level 2", f"{top // 3 + 1}--{2 * top // 3}", "Simple points with some support"],
                ["Level 1", f"1--{max(top // 3, 1)}", "General remarks"],
                ["", "0", "Nothing worthy of credit"],
            ]
            scheme.append(
                rf"\bigskip\needspace{{6cm}}\textbf{{Question {number}}}\hfill\textbf{{({top} marks)}}\par {table(levels, '|l|c|p{9cm}|', ['Level', 'Marks', 'Descriptor'])}\par\medskip\textbf{{Indicative content}}\begin{{itemize}}[nosep]{listed}\end{{itemize}}"
            )
        body.append(r"\newpage ")
    engine, source = document(
        draw, "\n".join(body), ["palatino", "lm"], (11, 12), head=r"\fancyhead[L]{History}\fancyhead[R]{Paper 2}"
    )
    marks = document(draw, r"{\Large Levels of response}\par " + "\n".join(scheme), ["palatino"], (10, 11))[1]
    return Document(engine, source, items, marks)
