"""Examination papers with parts, each with its mark scheme."""

from latex import data_table, document, figure, table, tex
from paper import Document, cited, item, layout, notes, priced, total, walk

BOX = r"\newcommand\cell[1]{\fbox{\rule[-1pt]{0pt}{9pt}\makebox[6pt][c]{#1}}}"
MARGIN = (
    r"\AddToShipoutPictureBG{\put(18,260){\rotatebox{90}{\scriptsize DO NOT WRITE IN THIS AREA}}"
    r"\put(575,260){\rotatebox{-90}{\scriptsize DO NOT WRITE IN THIS AREA}}}"
)
LENGTHS = {1: 1, 2: 2, 3: 3, 4: 4}


def noted(part, separator=r"\newline "):
    return separator.join(tex(line) for line in notes(part))


def points(part, separator=r"\newline "):
    return separator.join(tex(text) for text, _ in part["points"])


def cover(title, lines, instructions):
    """A first page with the paper's particulars and a numbered list of instructions."""
    listed = "".join(rf"\item {line}" for line in instructions)
    return (
        rf"\thispagestyle{{empty}}{{\LARGE\bfseries {title}}}\par\bigskip "
        + r"\par\smallskip ".join(lines)
        + rf"\par\vspace{{2cm}}\textbf{{Instructions}}\begin{{enumerate}}{listed}\end{{enumerate}}\vspace{{1cm}}"
        r"\begin{tabular}{|l|p{4cm}|}\hline Name & \\\hline Centre number & \\\hline Candidate number & \\\hline\end{tabular}\newpage "
    )


@layout(
    "development",
    "science-boxed-numbers",
    "paper 01.1, ruled lines, tick boxes; scheme as table with extra information",
)
def science_boxed_numbers(draw):
    body = [
        cover(
            "GCSE Combined Science: Practice",
            [r"\textbf{Foundation Tier}", "Paper 1", "Time allowed: 45 minutes", "Friday 16 May 2025"],
            [
                "Use black ink or black ball-point pen.",
                "Answer all questions in the spaces provided.",
                "Show all your working.",
                "Do not write on blank pages.",
            ],
        )
    ]
    items, scheme = [], []
    questions = draw.shuffled(draw.content.nested("amylase", "salt", "trolley", "bulbs"))[:3]
    ticked = draw.some(draw.content.quiz("choice"), 3)
    for place, question in enumerate(questions):
        number = f"{place + 1:02}"
        body.append(
            rf"\lab{{0pt}}{{52pt}}{{\cell{{{number[0]}}}\cell{{{number[1]}}}}}{{{tex(question['stem'])}}}"
            + figure(question)
        )
        leaves = 0
        for path, part, leaf in walk(question, place):
            if leaf is None:
                if len(path) > 1:
                    body.append(rf"\lab{{52pt}}{{0pt}}{{}}{{{tex(part['stem'])}}}" + data_table(part))
                continue
            leaves += 1
            label = f"{number}.{leaves}"
            items.append(leaf | {"number": label})
            body.append(
                boxed(label, leaf["question"], part["marks"])
                + r"\ruleline" * (2 * part["marks"] if part["marks"] < 5 else 12)
            )
            scheme.append([label, points(part), noted(part), str(part["marks"])])
        choice, label = ticked[place], f"{number}.{leaves + 1}"
        squares = "".join(
            rf"\par\hspace*{{60pt}}\makebox[150pt][l]{{{tex(text)}}}\fbox{{\rule{{9pt}}{{0pt}}\rule{{0pt}}{{9pt}}}}\medskip"
            for text in choice["options"]
        )
        body.append(
            boxed(label, choice["prompt"], 1)
            + r"\lab{52pt}{0pt}{}{Tick (\ensuremath{\checkmark}) \textbf{one} box.}\medskip"
            + squares
        )
        options = [{"label": None, "text": text} for text in choice["options"]]
        items.append(item(choice["prompt"], choice["answer"], label, 1, options, kind="mcq", stem=question["stem"]))
        scheme.append([label, tex(choice["answer"]), "", "1"])
        body.append(r"\newpage" if place < 2 else r"\vfill\begin{center}\textbf{END OF QUESTIONS}\end{center}")
    turn = r"\fancyfoot[R]{\textbf{Turn over}~\ensuremath{\blacktriangleright}}\fancyhead[C]{\thepage}\fancyhead[R]{\scriptsize Do not write outside the box}\fancyfoot[L]{\scriptsize IB/M/Jun25/TP1}"
    engine, source = document(draw, "\n".join(body), ["helvetica"], (11,), foot=turn, extra=BOX + MARGIN)
    head = ["Question", "Answers", "Extra information", "Mark"]
    rows = table(scheme, r"|l|p{6.5cm}|p{4.5cm}|c|", head)
    rows = rows.replace("tabular", "longtable").replace(r"\hline " + scheme[0][0], r"\hline\endhead " + scheme[0][0], 1)
    marks = document(
        draw, r"{\Large\bfseries Mark scheme}\par " + rows, ["helvetica"], (10,), head="MARK SCHEME – TP1 – JUNE 2025"
    )[1]
    return Document(engine, source, items, marks)


def boxed(label, text, marks):
    """A question under boxed digits, with its marks on a line of their own."""
    plural = "mark" if marks == 1 else "marks"
    digits = rf"\cell{{{label[0]}}}\cell{{{label[1]}}}.\cell{{{label[3:]}}}"
    return rf"\bigskip\needspace{{4cm}}\lab{{0pt}}{{52pt}}{{{digits}}}{{{tex(text)}}}\hfill\textbf{{[{marks} {plural}]}}\par "


@layout(
    "development",
    "nested-dotted-lines",
    "paper 1 (a) (i), [2] at the right margin, dotted lines; scheme Question|Answer|Marks|Guidance",
)
def nested_dotted_lines(draw):
    body, items, scheme = [], [], []
    questions = draw.shuffled(draw.content.nested())[:6]
    for place, question in enumerate(questions):
        pending = [rf"\textbf{{{place + 1}}}"]
        for path, part, leaf in walk(question, place):
            left = 22 * len(path) - 22
            own = {
                1: "",
                2: f"({'abcdefgh'[path[-1]]})",
                3: f"({['i', 'ii', 'iii', 'iv'][path[-1]]})" if len(path) == 3 else "",
            }[len(path)]
            label = rf"\textbf{{{own}}}" if own else pending[0]
            if leaf is None:
                extra = figure(question) if len(path) == 1 else data_table(part)
                body.append(rf"\medskip\lab{{{left}pt}}{{22pt}}{{{label}}}{{{tex(part['stem'])}}}{extra}")
                continue
            lines = r"\dotline" * LENGTHS.get(part["marks"], 9)
            body.append(
                rf"\medskip\needspace{{2cm}}\lab{{{left}pt}}{{22pt}}{{{label}}}{{{tex(leaf['question'])}}}{{\leftskip={left + 22}pt{lines}}}\hfill[{part['marks']}]\par "
            )
            items.append(leaf)
            scheme.append([cited(path), points(part, "; "), str(part["marks"]), noted(part)])
        body.append(rf"\medskip\hfill[Total: {total(question)}]\par\medskip ")
    foot = r"\fancyhead[C]{\textbf{\thepage}}\fancyfoot[L]{\scriptsize © Open Papers 2025}\fancyfoot[C]{\scriptsize 0610/22/M/J/25}\fancyfoot[R]{\textbf{[Turn over}}"
    engine, source = document(draw, "\n".join(body), ["times", "arial"], (10, 11), foot=foot)
    rows = table(scheme, "|l|p{7cm}|c|p{5cm}|", ["Question", "Answer", "Marks", "Guidance"]).replace(
        "tabular", "longtable"
    )
    engine, marks = document(
        draw,
        rows,
        ["times" if engine == "pdflatex" else "arial"],
        (10,),
        head=r"\fancyhead[L]{0610/22}\fancyhead[C]{Mark Scheme}\fancyhead[R]{May/June 2025}",
    )
    return Document(engine, source, items, marks)


@layout(
    "development",
    "totals-and-scheme-in-one-file",
    "paper (a) with (2) at the margin, totals; scheme Question number|Answer|Mark after it",
)
def totals_and_scheme(draw):
    body, items, scheme = [], [], []
    questions = draw.shuffled(draw.content.nested("coast", "trolley", "cipher", "fractions", "railways"))[:4]
    for place, question in enumerate(questions):
        stem = (
            rf"\par\bigskip\lab{{0pt}}{{24pt}}{{\textbf{{{place + 1}}}}}{{{tex(question['stem'])}}}{figure(question)}"
        )
        body.append(stem)
        for path, part, leaf in walk(question, place):
            if len(path) == 1:
                continue
            left, label = (
                (24, f"({'abcdefgh'[path[1]]})") if len(path) == 2 else (48, f"({['i', 'ii', 'iii', 'iv'][path[2]]})")
            )
            if leaf is None:
                body.append(rf"\medskip\lab{{{left}pt}}{{24pt}}{{{label}}}{{{tex(part['stem'])}}}")
                continue
            body.append(
                rf"\medskip\lab{{{left}pt}}{{24pt}}{{{label}}}{{{tex(leaf['question'])}}}\pushright{{\textbf{{({part['marks']})}}}}"
                + r"\dotline" * min(5, part["marks"] + 1)
            )
            items.append(leaf)
            letters = cited(path)
            scheme.append([letters, r"\textbullet\ " + points(part, r"\newline\textbullet\ "), f"({part['marks']})"])
        body.append(
            rf"\par\medskip\hfill\textbf{{(Total for Question {place + 1} is {total(question)} marks)}}\par\hrule "
        )
    whole = sum(total(question) for question in questions)
    body.append(
        rf"\bigskip\hfill\textbf{{TOTAL FOR PAPER IS {whole} MARKS}}\newpage{{\Large\bfseries Mark scheme}}\par\bigskip "
    )
    body.append(
        table(scheme, "|p{2.2cm}|p{10cm}|p{1.6cm}|", ["Question number", "Answer", "Mark"]).replace(
            "tabular", "longtable"
        )
    )
    head = r"\fancyhead[R]{\scriptsize P7{\,}2{\,}0{\,}5{\,}A{\,}0{\,}1}"
    engine, source = document(
        draw, "\n".join(body), ["times", "timesnew", "notoserif"], (11, 12), head=head, extra=MARGIN
    )
    return Document(engine, source, items)


@layout("development", "path-headings", "headings 1(a) [25 marks], prose below, scheme as free list in its own file")
def path_headings(draw):
    body, items, scheme = (
        [
            r"\begin{center}{\Large\bfseries End of unit assessment}\\[4pt]Answer \textbf{all} questions. There are 3 sections.\end{center}"
        ],
        [],
        [],
    )
    for place, question in enumerate(draw.shuffled(draw.content.nested("coast", "railways", "cipher"))):
        body.append(rf"\bigskip {tex(question['stem'])}\par ")
        for path, part, leaf in walk(question, place):
            if leaf is None:
                if len(path) > 1:
                    body.append(rf"\medskip {tex(part['stem'])}\par ")
                continue
            label = cited(path)
            plural = "mark" if part["marks"] == 1 else "marks"
            body.append(
                rf"\needspace{{2cm}}\bigskip\textbf{{\large {label}\quad [{part['marks']} {plural}]}}\par\smallskip {tex(leaf['question'])}\par\vspace{{{12 + 6 * part['marks']}mm}}"
            )
            items.append(priced(leaf, part))
            lines = [rf"\par\bigskip\textbf{{{label}}}\par "]
            lines += [
                rf"\textbullet\ {tex(text)} ({marks} mark{'s' if marks > 1 else ''})\par "
                for text, marks in part["points"]
            ]
            scheme.append("".join(lines) + (rf"\textit{{{noted(part, '; ')}}}\par " if noted(part) else ""))
    fonts = draw.one([["palatino"], ["lm"], ["schoolbook"]])
    engine, source = document(
        draw, "\n".join(body), fonts, (11, 12), head=r"\fancyhead[L]{Humanities}\fancyhead[R]{Spring term}"
    )
    marks = document(draw, r"{\Large\bfseries What to look for}" + "\n".join(scheme), fonts, (11,))[1]
    return Document(engine, source, items, marks)


CODE = [
    (
        "Read the program in Figure 1.",
        ["total = 0", "for n in range(1, 6):", "    total = total + n", "print(total)"],
        [
            ("State the value that the program prints.", 1),
            ("Give the number of times that line 3 is run.", 1),
            ("Explain the purpose of the variable on line 1.", 2),
        ],
    ),
    (
        "A password is checked by the subroutine in Figure 2.",
        [
            "def check(word):",
            "    if len(word) < 8:",
            "        return False",
            "    for letter in word:",
            "        if letter in '0123456789':",
            "            return True",
            "    return False",
        ],
        [
            ("State the value that is returned for the word maple.", 1),
            ("Identify the line on which the loop begins.", 1),
            ("Describe the two rules that a password has to follow.", 2),
        ],
    ),
    (
        "Figure 3 is meant to print the larger of two numbers.",
        ["INPUT a", "INPUT b", "IF a > b THEN", "    OUTPUT b", "ELSE", "    OUTPUT a", "ENDIF"],
        [
            ("The program prints the wrong number. State the line on which the first mistake is.", 1),
            ("Write the line as it should be.", 1),
            ("Name this kind of error.", 1),
        ],
    ),
]


@layout("development", "code-listings", "paper Q1 with numbered lines of code, marks at the line's end, no answers")
def code_listings(draw):
    body, items = [r"{\bfseries\Large Programming test}\hfill Name \rule{5cm}{0.4pt}\par "], []
    for place, (stem, lines, parts) in enumerate(CODE):
        listing = "".join(rf"{n + 1:02}~~\texttt{{{tex(line).replace(' ', '~')}}}\\" for n, line in enumerate(lines))
        body.append(
            rf"\bigskip\needspace{{5cm}}\textbf{{Q{place + 1}.}} {tex(stem)}\par\begin{{center}}\textbf{{Figure {place + 1}}}\\[2pt]\fbox{{\begin{{tabular}}{{l}}\begin{{minipage}}{{9cm}}\small {listing}\end{{minipage}}\end{{tabular}}}}\end{{center}}"
        )
        for index, (question, marks) in enumerate(parts):
            plural = "mark" if marks == 1 else "marks"
            body.append(rf"\lab{{10pt}}{{20pt}}{{{'abc'[index]})}}{{{tex(question)} ({marks} {plural})}}\vspace{{1cm}}")
            items.append(item(question, None, f"{place + 1}({'abc'[index]})", marks, stem=stem, kind="short"))
    engine, source = document(draw, "\n".join(body), ["lmsans", "avant", "noto"], (10, 11), foot=r"Page \thepage")
    return Document(engine, source, items)
