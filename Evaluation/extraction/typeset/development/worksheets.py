"""Worksheets, textbook exercises and problem sheets, with answers on the same paper."""

from latex import document, tex
from office import document as office, paragraph, run
from paper import Document, item, layout, numeric_answer, unanswered, walk
from webpage import page, web


@layout(
    "development", "worksheet-answers-at-foot", "US worksheet 1. 2. 3., answers in small print at the foot of each page"
)
def worksheet_answers_at_foot(draw):
    questions = draw.shuffled(draw.content.quiz("numeric"))[:12]
    items, body = [], []
    for first in (0, 6):
        listed, answers = "", []
        for place, question in enumerate(questions[first : first + 6], first + 1):
            listed += f"<p class=q><b>{place}.</b> {web(question['prompt'])}</p><div class=space></div>"
            answer = numeric_answer(question)
            answers.append(f"{place}) {web(answer)}")
            items.append(item(question["prompt"], answer, str(place), kind="numeric"))
        body.append(
            f'<section><div class=name>Name: ____________________ Date: __________ Period: ____</div><h1>Science Review {first // 6 + 1}</h1>{listed}<div class=foot>Answers: {" &nbsp; ".join(answers)}</div></section>'
        )
    css = """section { height: 245mm; position: relative; break-after: page } section:last-child { break-after: auto }
h1 { text-align: center; font-size: 150%; margin: 4mm 0 } .space { height: 18mm } .q { padding-left: 8mm; text-indent: -6mm; margin: 0 }
.foot { position: absolute; bottom: 0; font-size: 70%; border-top: 1px solid #888; width: 100%; padding-top: 1mm }"""
    engine, source = page(
        draw, "\n".join(body), ["Liberation Serif", "Liberation Sans", "Noto Serif"], (11, 12), css, paper="Letter"
    )
    return Document(engine, source, items)


EXERCISES = [
    (
        "Exercise 3.1",
        [
            ("Round each number to the nearest hundred.", [("4 362", "4 400"), ("18 949", "18 900"), ("550", "600")]),
            ("How many seconds are there in two hours?", "7200"),
            ("A rope 18 m long is cut into 12 equal pieces. Find the length of a piece in metres.", "1.5 m"),
            ("Write these as decimals.", [("7/10", "0.7"), ("3/4", "0.75"), ("9/20", "0.45"), ("1/8", "0.125")]),
            ("Mia scored 34 out of 40 in a test. What percentage did she score?", "85%"),
        ],
    ),
    (
        "Exercise 3.2",
        [
            ("The sides of a triangle are 5 cm, 12 cm and 13 cm long. What is its perimeter?", "30 cm"),
            ("Simplify.", [("3a + 5a", "8a"), ("7b − 2b + b", "6b"), ("4c × 2", "8c")]),
            ("Solve the equation 3x + 4 = 25.", "x = 7"),
            ("A train leaves at 09:47 and arrives at 12:15. How long does the journey take?", "2 h 28 min"),
            ("A jacket that cost £80 is sold for £60. Find the discount as a percentage of the first price.", "25%"),
        ],
    ),
    (
        "Exercise 3.3",
        [
            ("Find the mean of 4, 9, 11 and 16.", "10"),
            (
                "A bag holds 3 red and 5 blue counters. One counter is taken out without looking. Write down the probability that it is",
                [("red,", "3/8"), ("blue,", "5/8"), ("green.", "0")],
            ),
            ("A circle has a radius of 7 cm. Taking π as 22/7, work out its circumference.", "44 cm"),
            ("Share £45 in the ratio 4 : 5.", "£20 and £25"),
        ],
    ),
]


@layout(
    "development",
    "textbook-two-columns",
    "textbook exercises in two columns that restart at 1, parts (a), answers at the end as 4. (a) ...",
)
def textbook_two_columns(draw):
    items, body, answers = [], [], []
    for title, questions in EXERCISES:
        body.append(rf"\needspace{{2cm}}\subsection*{{{title}}}")
        answers.append(rf"\par\smallskip\textbf{{{title}}}\par ")
        for place, (question, answer) in enumerate(questions, 1):
            parts = answer if isinstance(answer, list) else None
            body.append(rf"\lab{{0pt}}{{16pt}}{{\textbf{{{place}.}}}}{{{tex(question)}}}")
            if parts is None:
                items.append(item(question, answer, str(place), section=title, kind="numeric"))
                answers.append(rf"\textbf{{{place}.}} {tex(answer)}\quad ")
                continue
            answers.append(rf"\textbf{{{place}.}} ")
            for index, (text, right) in enumerate(parts):
                body.append(rf"\lab{{16pt}}{{18pt}}{{({'abcd'[index]})}}{{{tex(text)}}}")
                answers.append(rf"({'abcd'[index]}) {tex(right)}\quad ")
                items.append(
                    item(text, right, f"{place}({'abcd'[index]})", stem=question, section=title, kind="numeric")
                )
    text = (
        r"\section*{3\quad Number and shape}\begin{multicols}{2}"
        + "\n".join(body)
        + r"\end{multicols}\clearpage\section*{Answers}\begin{multicols}{2}\small "
        + "".join(answers)
        + r"\end{multicols}"
    )
    engine, source = document(
        draw,
        text,
        ["cm", "lm", "palatino"],
        (9, 10),
        head=r"\fancyhead[L]{\textit{Chapter 3}}\fancyhead[R]{\thepage}",
        foot="",
    )
    return Document(engine, source, items)


FORMULAS = [
    (
        "A cyclist rides 4.5 km in 15 minutes. Use the equation",
        r"v=\frac{s}{t}",
        "v = s/t",
        "to find her mean speed in m/s.",
        r"v=\frac{4500}{900}=5.0\text{ m/s}",
        "5.0 m/s",
    ),
    (
        "A stone of volume 20 cm³ has a mass of 54 g. Use the equation",
        r"\rho=\frac{m}{V}",
        "ρ = m/V",
        "to find its density in g/cm³.",
        r"\rho=\frac{54}{20}=2.7\text{ g/cm}^3",
        "2.7 g/cm³",
    ),
    (
        "A crane lifts 800 kg through 15 m in 40 s. Take g = 9.8 N/kg. With",
        r"P=\frac{mgh}{t}",
        "P = mgh/t",
        "work out the useful power of the crane.",
        r"P=\frac{800\times 9.8\times 15}{40}=2940\text{ W}",
        "2940 W",
    ),
    (
        "Light of wavelength 6.0 × 10⁻⁷ m travels at 3.0 × 10⁸ m/s. Use",
        r"f=\frac{c}{\lambda}",
        "f = c/λ",
        "to calculate its frequency.",
        r"f=\frac{3.0\times10^{8}}{6.0\times10^{-7}}=5.0\times10^{14}\text{ Hz}",
        "5.0 × 10¹⁴ Hz",
    ),
    (
        "Two resistors of 6.0 Ω and 3.0 Ω are connected in parallel. Use",
        r"\frac{1}{R}=\frac{1}{R_1}+\frac{1}{R_2}",
        "1/R = 1/R₁ + 1/R₂",
        "to find their total resistance.",
        r"\frac{1}{R}=\frac{1}{6.0}+\frac{1}{3.0}=\frac{1}{2.0},\quad R=2.0\text{ }\Omega",
        "2.0 Ω",
    ),
]


@layout(
    "development",
    "problems-with-solutions",
    "Problem 2. with equations in two dimensions and Solution boxes below each",
)
def problems_with_solutions(draw):
    items, body = [], [r"{\Large\scshape Physics I — Problem Set 4}\par\hrule\medskip "]
    for place, (before, formula, plain, after, working, answer) in enumerate(draw.shuffled(FORMULAS), 1):
        body.append(
            rf"\medskip\needspace{{4cm}}\textbf{{Problem {place}.}} {tex(before)} \[{formula}\] {tex(after)}\par "
        )
        body.append(
            rf"\fbox{{\begin{{minipage}}{{0.96\linewidth}}\textbf{{Solution.}} ${working}$\end{{minipage}}}}\par "
        )
        items.append(item(f"{before} {plain} {after}", answer, str(place), kind="numeric", answer_kind="contains"))
    for question in draw.some([q for q in draw.content.quiz("short") if "equation" not in q["prompt"]], 4):
        place += 1
        body.append(rf"\medskip\needspace{{3cm}}\textbf{{Problem {place}.}} {tex(question['prompt'])}\par ")
        text = ", ".join(question["rubric"]) + "."
        body.append(
            rf"\fbox{{\begin{{minipage}}{{0.96\linewidth}}\textbf{{Solution.}} {tex(text)}\end{{minipage}}}}\par "
        )
        items.append(item(question["prompt"], text, str(place), kind="short"))
    engine, source = document(
        draw, "\n".join(body), ["lm", "palatino", "schoolbook"], (10, 11, 12), paper="letterpaper"
    )
    return Document(engine, source, items)


@layout(
    "development",
    "word-processor-homework",
    "homework 1) with a) b) typed with tabs, marks in brackets after the text, no answers",
)
def word_processor_homework(draw):
    body, items = [
        paragraph(run("Homework 7: science and maths"), "Title"),
        paragraph(run("Name:\tClass:")),
        paragraph(run("Due on Monday. Write in full sentences. This sheet is worth 40 marks.")),
    ], []
    for place, question in enumerate(draw.shuffled(draw.content.nested("bulbs", "fractions", "cipher", "salt"))):
        body.append(paragraph(run(f"{place + 1})\t") + run(question["stem"]), "Part"))
        letters = 0
        for path, part, leaf in walk(question, place):
            if len(path) == 1:
                continue
            if leaf is None:
                body.append(paragraph(run(part["stem"]), "Inner"))
                continue
            letter = "abcdefgh"[letters]
            letters += 1
            body.append(paragraph(run(f"{letter})\t{leaf['question']} ") + run(f"({part['marks']})", "B"), "Inner"))
            body.append(paragraph(run("\t"), "Line"))
            items.append(unanswered(leaf, number=f"{place + 1}({letter})"))
    engine, source = office(
        draw, "".join(body), ["Liberation Sans", "DejaVu Sans", "Noto Sans"], (11,), head="Year 10 – Set 3"
    )
    return Document(engine, source, items)
