"""Examination papers of other designs, with and without mark schemes."""

from latex import data_table, document, figure, table, tex
from office import document as office, paragraph, run
from paper import Document, cited, item, layout, notes, priced, total, unanswered, walk
from webpage import page, rows, web

ROMAN = ["i", "ii", "iii", "iv"]


@layout("development", "paper-spaced-digits", "paper", pool="second")
def spaced_digits(draw):
    body = [
        r"\thispagestyle{empty}\begin{center}\Huge\bfseries Practice paper\\\LARGE Science Paper 2\\Higher Tier\end{center}\vspace{1cm}"
        r"Monday 9 June 2025\hfill Morning\par\bigskip\textbf{Materials}\par For this paper you must have: a ruler; a calculator.\par\bigskip"
        r"\textbf{Information}\begin{itemize}\item The marks for questions are shown in brackets.\item The maximum mark for this paper is 60.\item There are 3 questions.\end{itemize}"
        r"\vfill\begin{tabular}{|c|c|}\hline Question & Mark\\\hline 1 &\\\hline 2 &\\\hline 3 &\\\hline TOTAL &\\\hline\end{tabular}\newpage"
    ]
    items, scheme = [], []
    for place, question in enumerate(draw.shuffled(draw.content.nested("leaf", "rates", "spring", "wave"))[:3]):
        body.append(rf"\lab{{0pt}}{{58pt}}{{\textbf{{0 {place + 1}}}}}{{{tex(question['stem'])}}}{figure(question)}")
        leaves = 0
        for path, part, leaf in walk(question, place):
            if leaf is None:
                if len(path) > 1:
                    body.append(rf"\medskip\lab{{58pt}}{{0pt}}{{}}{{{tex(part['stem'])}}}" + data_table(part))
                continue
            leaves += 1
            plural = "mark" if part["marks"] == 1 else "marks"
            space = rf"\par\medskip\hspace*{{58pt}}\fbox{{\rule{{0pt}}{{{8 * part['marks']}mm}}\rule{{0.8\linewidth}}{{0pt}}}}"
            body.append(
                rf"\bigskip\needspace{{3cm}}\lab{{0pt}}{{58pt}}{{\textbf{{0 {place + 1} . {leaves}}}}}{{{tex(leaf['question'])}\pushright{{[{part['marks']} {plural}]}}}}{space}"
            )
            items.append(leaf | {"number": f"0{place + 1}.{leaves}"})
            scheme.append(
                [
                    f"0{place + 1}",
                    str(leaves),
                    r"\newline ".join(map(tex, [*(t for t, _ in part["points"]), *notes(part)])),
                    str(part["marks"]),
                    f"AO{1 + leaves % 3}",
                ]
            )
        body.append(rf"\par\bigskip\hfill\fbox{{\rule[-4pt]{{0pt}}{{16pt}}\quad\textbf{{{total(question)}}}}}\newpage ")
    foot = r"\fancyhead[C]{\textbf{\thepage}}\fancyfoot[L]{\scriptsize G/Jun25/SCI/2H}\fancyfoot[R]{\textbf{Turn over \ensuremath{\blacktriangleright}}}"
    fonts = [draw.one(["arial", "noto"])]
    engine, source = document(draw, "\n".join(body), fonts, (11, 12), foot=foot)
    marks = table(scheme, "|c|c|p{9cm}|c|c|", ["Qu", "Part", "Marking guidance", "Total marks", "AO"]).replace(
        "tabular", "longtable"
    )
    return Document(
        engine,
        source,
        items,
        document(draw, marks, fonts, (9, 10), head="Mark scheme – Science Paper 2H – June 2025")[1],
    )


@layout("development", "paper-one-row-columns-scheme", "paper, scheme in two columns", pool="second")
def one_row(draw):
    body, items, scheme = [], [], []
    questions = draw.shuffled(draw.content.nested())[:5]
    for place, question in enumerate(questions):
        opened = [rf"\textbf{{{place + 1}}}", "", ""]
        for path, part, leaf in walk(question, place):
            if len(path) == 1:
                body.append(
                    rf"\bigskip\needspace{{4cm}}\lab{{0pt}}{{66pt}}{{\textbf{{{place + 1}}}}}{{{tex(question['stem'])}}}{figure(question)}"
                )
                opened[0] = ""
                continue
            opened[len(path) - 1] = f"({'abcdefg'[path[1]]})" if len(path) == 2 else f"({ROMAN[path[2]]})"
            if leaf is None:
                body.append(rf"\medskip\lab{{66pt}}{{0pt}}{{}}{{{tex(part['stem'])}}}" + data_table(part))
                continue
            label = "".join(rf"\makebox[22pt][l]{{\textbf{{{text}}}}}" for text in opened)
            lines = (
                r"\par\vspace{8pt}\noindent\hspace*{66pt}\dotfill" * (min(part["marks"], 8) - 1)
                + rf"\par\vspace{{8pt}}\noindent\hspace*{{66pt}}\dotfill\ \textbf{{[{part['marks']}]}}\par "
            )
            body.append(rf"\medskip\needspace{{2cm}}\lab{{0pt}}{{66pt}}{{{label}}}{{{tex(leaf['question'])}}}{lines}")
            opened = ["", "", ""]
            items.append(leaf)
            extra = "".join(rf"\par\textit{{{tex(line)}}}" for line in notes(part))
            answer = "; ".join(tex(text) for text, _ in part["points"])
            scheme.append(
                rf"\par\smallskip\lab{{0pt}}{{44pt}}{{{cited(path)}}}{{{answer} \hfill [{part['marks']}]{extra}}}"
            )
    body.append(r"\vfill\begin{center}\textbf{END OF QUESTION PAPER}\end{center}")
    foot = (
        r"\fancyhead[C]{\thepage}\fancyfoot[L]{\footnotesize © Sample Board 2025}\fancyfoot[R]{\footnotesize Turn over}"
    )
    fonts = [draw.one(["arial", "libertine", "helvetica"])]
    side = r"\AddToShipoutPictureBG{\put(20,300){\rotatebox{90}{\scriptsize DO NOT WRITE IN THIS MARGIN}}}"
    engine, source = document(draw, "\n".join(body), fonts, (10, 11), foot=foot, extra=side)
    text = r"{\large\bfseries Marking notes}\begin{multicols}{2}\small " + "\n".join(scheme) + r"\end{multicols}"
    return Document(engine, source, items, document(draw, text, fonts, (10,))[1])


@layout("development", "paper-letter-roman", "paper, scheme as list in the same file", pool="second")
def letter_roman(draw):
    body, scheme, items = (
        [
            paragraph(run("Internal examination"), "Title"),
            paragraph(run("Candidates answer all questions. Calculators may be used.\tYear 11")),
        ],
        [],
        [],
    )
    for place, question in enumerate(
        draw.shuffled(draw.content.nested("river", "network", "garden", "leaf", "suffrage"))[:4]
    ):
        body.append(paragraph(run(f"{place + 1}\t", "B") + run(question["stem"]), "Part"))
        for path, part, leaf in walk(question, place):
            if len(path) == 1:
                continue
            label = (
                "abcdefg"[path[1]]
                if len(path) == 2
                else ("abcdefg"[path[1]] + " " if path[2] == 0 else "") + ROMAN[path[2]] + ")"
            )
            if leaf is None:
                body.append(paragraph(run(part["stem"]), "Inner"))
                continue
            plural = "mark" if part["marks"] == 1 else "marks"
            body.append(
                paragraph(run(f"{label}\t", "B") + run(f"{leaf['question']}\t({part['marks']} {plural})"), "Inner")
            )
            body.append(paragraph(run("\n" * min(part["marks"], 4)), "Inner"))
            items.append(priced(leaf, part))
            name = f"{place + 1} {'abcdefg'[path[1]]}" + (f" {ROMAN[path[2]]})" if len(path) == 3 else "")
            points = "; ".join(f"{text} ({marks})" for text, marks in part["points"])
            lines = "".join(f". {line[0].upper()}{line[1:]}" for line in notes(part))
            scheme.append(paragraph(run(f"{name}\t", "B") + run(points + lines), "Guide"))
    body += [paragraph(run("Marking guide"), "Head"), *scheme]
    engine, source = office(draw, "".join(body), ["Liberation Sans", "Liberation Serif", "Noto Sans"], (11,))
    return Document(engine, source, items)


@layout("development", "paper-question-banners", "paper", pool="second")
def question_banners(draw):
    body, items = (
        "<p class=front>Time: 50 minutes &nbsp; | &nbsp; Total: 45 marks &nbsp; | &nbsp; Show your working</p>",
        [],
    )
    for place, question in enumerate(
        draw.shuffled(draw.content.nested("garden", "wave", "rates", "network", "river"))[:4]
    ):
        body += f"<div class=banner>Question {place + 1}<span>{total(question)} marks</span></div><p>{web(question['stem'])}</p>"
        for path, part, leaf in walk(question, place):
            if len(path) == 1:
                continue
            label = f"({'abcdefg'[path[1]]})" if len(path) == 2 else f"({ROMAN[path[2]]})"
            if leaf is None:
                body += f"<div class=l{len(path)}><b>{label}</b><div>{web(part['stem'])}</div></div>"
                continue
            plural = "mark" if part["marks"] == 1 else "marks"
            body += f"<div class=l{len(path)}><b>{label}</b><div>{web(leaf['question'])}<div class=m>({part['marks']} {plural})</div></div></div>"
            items.append(unanswered(leaf))
    css = """.banner { background: #333; color: #fff; padding: 1.5mm 3mm; font-weight: bold; margin: 7mm 0 3mm; break-after: avoid } .banner span { float: right }
.l2, .l3 { display: flex; gap: 4mm; margin: 2mm 0 0 4mm; break-inside: avoid } .l3 { margin-left: 16mm } .l2 > div, .l3 > div { flex: 1 } .m { text-align: right; margin-bottom: 18mm }"""
    engine, source = page(draw, body, ["Noto Sans", "Liberation Sans", "Linux Libertine O"], (10, 11), css)
    return Document(engine, source, items)


SOURCES = [
    (
        "Source A",
        "From a letter of a mill owner to a newspaper, 1842",
        "Our new engine does the work of forty men and never asks for its wages. Those who complain of the noise may walk in the fields, which are as quiet as they ever were.",
        [
            ("What can you learn from Source A about the use of machines in mills?", 4),
            ("How useful is Source A to a historian who studies working conditions? Explain your answer.", 8),
        ],
    ),
    (
        "Source B",
        "From the diary of a weaver, March 1843",
        "Rose before five. The frost had got into the water. We are nine at the looms where there were thirty, and the master says that he will need only six of us by summer.",
        [
            ("Give two details from Source B that show how the weaver’s life had changed.", 2),
            ("Compare Sources A and B. In what ways do their views differ?", 6),
        ],
    ),
    (
        "Source C",
        "Wages in one mill town, from a report to Parliament",
        "Men earned 14 shillings a week in 1830 and 11 shillings in 1845. Children under twelve earned 3 shillings in both years.",
        [
            ("Describe the change in the wages of men between 1830 and 1845.", 2),
            (
                "Why might wages alone not tell us how well people lived? Use your own knowledge as well as Source C.",
                10,
            ),
        ],
    ),
]


@layout("development", "paper-sources", "paper", pool="second")
def sources(draw):
    body, items, number = (
        [
            r"{\Large\bfseries Industry and Empire: source paper}\par\medskip Read each source, then answer the questions that follow it.\par "
        ],
        [],
        0,
    )
    for name, origin, text, questions in SOURCES:
        body.append(
            rf"\bigskip\needspace{{6cm}}\fbox{{\begin{{minipage}}{{0.95\linewidth}}\textbf{{{name}}}\quad\textit{{{tex(origin)}}}\par\smallskip {tex(text)}\end{{minipage}}}}\par "
        )
        for question, marks in questions:
            number += 1
            body.append(
                rf"\bigskip\needspace{{2cm}}\lab{{0pt}}{{30pt}}{{\textbf{{Q{number}}}}}{{{tex(question)} \textbf{{[{marks}]}}}}"
                + r"\ruleline" * min(marks, 5)
            )
            items.append(item(question, None, str(number), marks, kind="long" if marks > 5 else "short"))
    body.append(r"\medskip\textit{Marks for spelling, punctuation and the use of terms are given in question 6.}")
    engine, source = document(
        draw, "\n".join(body), ["times", "palatino", "notoserif"], (11, 12), head=r"\fancyhead[R]{History B}"
    )
    return Document(engine, source, items)


@layout("development", "paper-higher-numbers", "paper", pool="second")
def higher_numbers(draw):
    rules = [
        "Write your name on every sheet.",
        "Use a pencil for drawings only.",
        "Do not open this paper until you are told to.",
        "Answer the questions in any order.",
        "Cross out rough work.",
        "Marks are shown in brackets.",
        "Hand in this paper at the end.",
    ]
    listed = "".join(rf"\item {rule}" for rule in rules)
    pool = [*draw.content.quiz("short"), *draw.content.quiz("numeric")]
    questions = draw.shuffled(pool)[:10]
    body, items = [
        rf"{{\Large\textbf{{Entrance test, part H}}}}\par\bigskip Read these rules first.\begin{{enumerate}}{listed}\end{{enumerate}}\bigskip "
    ], []
    for place, question in enumerate(questions, 1):
        body.append(
            rf"\bigskip\needspace{{3cm}}\lab{{0pt}}{{34pt}}{{\textbf{{H{place}.}}}}{{{tex(question['prompt'])}\pushright{{[{question['marks']}]}}}}\vspace{{{8 + 6 * question['marks']}mm}}"
        )
        items.append(item(question["prompt"], None, f"H{place}", question["marks"]))
    engine, source = document(
        draw,
        "\n".join(body),
        ["lm", "schoolbook", "dejavuserif"],
        (10, 11, 12),
        foot=r"\fancyfoot[L]{Part H}\fancyfoot[R]{Page \thepage}",
    )
    return Document(engine, source, items)


@layout("development", "paper-specimen-watermark", "paper", pool="second")
def specimen(draw):
    mark = r"\AddToShipoutPictureFG{\AtPageCenter{\makebox(0,0){\rotatebox{55}{\fontsize{80}{80}\selectfont\color{gray!30}SPECIMEN}}}}"
    questions = draw.shuffled(draw.content.quiz("numeric"))[:9]
    body, items = [r"\textbf{\Large Units and measurements}\hfill\textbf{40 minutes}\par\hrule\bigskip "], []
    for place, question in enumerate(questions, 1):
        unit = question["answer"].get("unit", "none")
        unit = "" if unit in ("none", None) else tex(unit)
        line = (
            rf"\par\vspace{{20mm}}\hspace*{{0.5\linewidth}}Answer \rule{{4cm}}{{0.4pt}} {unit}\par\hfill ({question['marks']} marks)\par "
            if question["marks"] > 1
            else rf"\par\vspace{{10mm}}\hspace*{{0.5\linewidth}}Answer \rule{{4cm}}{{0.4pt}} {unit}\par\hfill (1 mark)\par "
        )
        body.append(rf"\medskip\needspace{{4cm}}\lab{{0pt}}{{28pt}}{{({place})}}{{{tex(question['prompt'])}}}{line}")
        items.append(item(question["prompt"], None, str(place), question["marks"], kind="numeric"))
    foot = r"\fancyfoot[R]{\textbf{[P.T.O.]}}\fancyfoot[L]{SPEC/25/07}"
    engine, source = document(
        draw, "\n".join(body), ["times", "avant", "arial"], (10, 11, 12), head=r"\thepage", foot=foot, extra=mark
    )
    return Document(engine, source, items)


@layout("development", "paper-three-sections", "paper with sections, answers in a table", pool="second")
def three_sections(draw):
    picked, short, long = draw.content.quiz("choice"), draw.content.quiz("short"), draw.content.cards(("question",))
    items, body, lines = [], "", []
    for letter, title, questions in (
        ("A", "Multiple choice", draw.shuffled(picked)[:6]),
        ("B", "Short answers", draw.shuffled(short)[:5]),
        ("C", "Explain in your own words", draw.shuffled(long)[:3]),
    ):
        section = f"Section {letter}: {title}"
        body += f"<h2>{section}</h2>"
        for place, question in enumerate(questions, 1):
            if letter == "A":
                options = draw.shuffled(question["options"])
                right = options.index(question["answer"])
                listed = "".join(f"<div>{label} {web(text)}</div>" for label, text in zip("ABCD", options))
                body += f"<div class=q><p>{place}. {web(question['prompt'])}</p><div class=o>{listed}</div></div>"
                items.append(
                    item(
                        question["prompt"],
                        options[right],
                        str(place),
                        None,
                        [{"label": label, "text": text} for label, text in zip("ABCD", options)],
                        kind="mcq",
                        section=section,
                        answer_label="ABCD"[right],
                    )
                )
                answer = "ABCD"[right]
            else:
                text = question.get("prompt") or question["question"]
                answer = question.get("answer") or "; ".join(question["rubric"])
                body += f"<div class=q><p>{place}. {web(text)}</p><div class=space></div></div>"
                items.append(
                    item(text, answer, str(place), None, section=section, kind="short" if letter == "B" else "long")
                )
            lines.append([f"{letter}{place}", web(answer)])
    body += f"<h2 class=new>Answers</h2><table>{rows(lines)}</table>"
    css = ".q { break-inside: avoid } .o { margin-left: 8mm } .space { height: 18mm } .new { break-before: page } td { border-bottom: 0.5px solid #aaa; padding: 1.5mm 3mm; vertical-align: top } h2 { border-bottom: 2px solid #000 } p { margin: 3mm 0 1mm }"
    engine, source = page(draw, body, ["Liberation Serif", "Noto Serif", "DejaVu Serif"], (10, 11, 12), css)
    return Document(engine, source, items)
