"""Homework, exercises and quizzes with their answers in many places."""

from latex import document, tex
from office import document as office, list_style, numbered, paragraph, run, table as office_table
from paper import LETTERS, ROMAN, Document, choices, item, layout
from webpage import page, web

MARKET = [
    (
        "A stall sells pears at 45p each and melons at £1.20 each.",
        [
            ("How much do six pears cost?", 1),
            ("Nadia buys two melons and four pears. How much change does she get from £10?", 2),
        ],
    ),
    (
        "A crate of eggs holds 12 boxes with 6 eggs in each box.",
        [
            ("How many eggs are there in 5 crates?", 2),
            ("Three boxes are dropped and two eggs in each are broken. What fraction of one crate is lost?", 2),
        ],
    ),
    ("What is the total cost of 3 loaves at £1.85?", 1),
    ("A bag of rice weighs 2.5 kg. How many portions of 80 g can be taken from it, and how much is left?", 3),
    (
        "The market opens at 07:45 and closes at 14:10.",
        [
            ("For how long is it open?", 1),
            ("A trader needs 50 minutes to set up. When must she arrive?", 1),
            ("Half the visitors come before 10:30. For how long is the market open after that?", 1),
        ],
    ),
]


@layout("unseen", "homework-umbrella", "short; no answers")
def umbrella(draw):
    entries, items, score, whole = [], [], [], 0
    for place, (text, *rest) in enumerate(MARKET, 1):
        if isinstance(rest[0], int):
            entries.append(run(f"{text}\t/{rest[0]}"))
            items.append(item(text, None, str(place), rest[0]))
            score.append((place, rest[0]))
            continue
        entries.append((run(text), [run(f"{part}\t/{marks}") for part, marks in rest[0]]))
        items += [
            item(part, None, f"{place}({letter})", marks, stem=text) for letter, (part, marks) in zip(LETTERS, rest[0])
        ]
        score.append((place, sum(marks for _, marks in rest[0])))
    whole = sum(marks for _, marks in score)
    lines = [
        [run("Question", "B"), *(run(str(n)) for n, _ in score), run("Total", "B")],
        [run("Out of", "B"), *(run(str(m)) for _, m in score), run(str(whole))],
        [run("Score", "B"), *(run("") for _ in score), run("")],
    ]
    body = (
        paragraph(run("Homework 6: At the market"), "Title")
        + paragraph(run("Due on Thursday. Show how you found each answer."))
        + office_table(lines, [2.6] + [1.8] * 6)
        + numbered(entries, "Steps")
    )
    styles = list_style("Steps", [("1", "", "."), ("a", "", "."), ("i", "", ".")])
    engine, source = office(
        draw,
        body,
        ["Liberation Serif", "Noto Serif", "Liberation Sans"],
        (11, 12),
        head="Name:                                   Form:",
        styles=styles,
    )
    return Document(engine, source, items)


WATER = [
    ("Name the two gases from which water can be made.", "hydrogen and oxygen"),
    ("Why do ice cubes float in a glass of water?", "Ice is less dense than liquid water."),
    ("What do we call the temperature at which water turns to steam?", "boiling point"),
    ("How does a filter clean muddy water?", "Its holes let water through and hold the grains of soil back."),
    ("Give one use of distilled water.", "filling batteries"),
    ("What happens to the volume of water when it freezes?", "It grows by about nine per cent."),
    ("Which salt makes water hard?", "calcium hydrogencarbonate"),
    ("Why is chlorine added to swimming pools?", "It kills bacteria."),
]


@layout("unseen", "homework-viola", "short; answered")
def viola(draw):
    body, items = "", []
    for question, answer in WATER:
        body += f"<li>{web(question)}<ul><li class=a>{web(answer)}</li></ul></li>"
        items.append(item(question, answer, str(len(items) + 1)))
    html = f"<div class=t>Name: ______________________ &emsp; Date: ____________ &emsp; Class: _____</div><h1>Water: exit ticket (KEY)</h1><ol>{body}</ol>"
    css = ".t { margin-bottom: 8mm } h1 { font-weight: normal; font-size: 20pt } ol > li { margin: 4mm 0 } .a { color: #c00; list-style: circle }"
    engine, source = page(draw, html, ["Liberation Sans", "Noto Sans"], (11,), css, paper="Letter")
    return Document(engine, source, items)


ODD = [
    (
        "In Exercises 1–6, find the value of the expression when x = 3.",
        [
            ("4x − 5", "7"),
            ("x² + 2x", "15"),
            ("(x + 1)(x − 2)", "4"),
            ("18 ÷ x + 1", "7"),
            ("2x³ − 50", "4"),
            ("7 − 3x", "−2"),
        ],
    ),
    (
        "In Exercises 7–12, write the number in standard form.",
        [
            ("45 000", "4.5 × 10⁴"),
            ("0.0032", "3.2 × 10⁻³"),
            ("807", "8.07 × 10²"),
            ("0.6", "6 × 10⁻¹"),
            ("12 million", "1.2 × 10⁷"),
            ("0.000 09", "9 × 10⁻⁵"),
        ],
    ),
]
ODD_LATER = [
    (
        "A cyclist rides 18 km in 45 minutes.",
        [
            ("What is the average speed in km/h?", "24 km/h"),
            ("How far would the cyclist go in two hours at this speed?", "48 km"),
        ],
    ),
    (
        "A recipe for four people needs 300 g of flour.",
        [("How much flour is needed for ten people?", "750 g"), ("For how many people do 450 g suffice?", "6")],
    ),
    (
        "The sum of three consecutive whole numbers is 84.",
        [("Write an equation for the smallest number n.", "3n + 3 = 84"), ("Which numbers are they?", "27, 28 and 29")],
    ),
]


@layout("unseen", "exercises-willow", "short, numeric; some answered")
def willow(draw):
    body, items, key, number = [r"\textbf{\Large 2.4 Exercises}\begin{multicols}{2}"], [], [], 0
    for stem, parts in ODD:
        body.append(rf"\medskip\textit{{{tex(stem)}}}\par\smallskip ")
        for text, right in parts:
            number += 1
            body.append(
                rf"\makebox[0.48\linewidth][l]{{\textbf{{{number}.}}\enspace {tex(text)}}}"
                + (r"\hfill " if number % 2 else r"\par\smallskip ")
            )
            items.append(item(text, right if number % 2 else None, str(number), stem=stem, kind="numeric"))
            key += [rf"\textbf{{{number}.}} {tex(right)}"] if number % 2 else []
    body.append(r"\medskip\textbf{Problem solving}\par ")
    for stem, parts in ODD_LATER:
        number += 1
        body.append(rf"\smallskip\lab{{0pt}}{{20pt}}{{\textbf{{{number}.}}}}{{{tex(stem)}}}")
        for letter, (text, right) in zip(LETTERS, parts):
            body.append(rf"\lab{{20pt}}{{18pt}}{{\textbf{{{letter}.}}}}{{{tex(text)}}}")
            items.append(item(text, right if number % 2 else None, f"{number}({letter})", stem=stem))
        key += (
            [
                rf"\textbf{{{number}.}} "
                + r"\ ".join(rf"\textbf{{{letter}.}} {tex(right)}" for letter, (_, right) in zip(LETTERS, parts))
            ]
            if number % 2
            else []
        )
    body.append(
        r"\end{multicols}\newpage\textbf{\Large Odd answers}\par\medskip\textbf{2.4}\quad " + r"\quad ".join(key)
    )
    engine, source = document(
        draw,
        "\n".join(body),
        ["times", "lm", "libertine"],
        (9, 10, 11),
        head=r"\fancyhead[L]{\thepage}\fancyhead[R]{Chapter 2\quad Expressions}",
        foot="",
        paper="letterpaper",
    )
    return Document(engine, source, items)


NESTED = [
    (
        "Find the missing angle of each triangle.",
        [
            ("The other angles are:", [("50° and 60°", "70°"), ("90° and 17°", "73°")]),
            ("It is isosceles and the angle at the top is:", [("40°", "70°"), ("100°", "40°")]),
        ],
    ),
    (
        "A regular polygon has n sides.",
        [
            ("Find the exterior angle if n is:", [("5", "72°"), ("12", "30°"), ("20", "18°")]),
            ("Find n if each interior angle is:", [("120°", "6"), ("156°", "15")]),
        ],
    ),
    (
        "Bearings are measured clockwise from north.",
        [
            ("Give the bearing of:", [("east", "090°"), ("south-west", "225°")]),
            ("A boat sails on a bearing of 130°. On what bearing does it return along the same line?", "310°"),
        ],
    ),
]


@layout("unseen", "exercises-yarrow", "short, numeric; answered")
def yarrow(draw):
    body, items, key = [r"{\bfseries\large Exercise 9C}\par "], [], []
    for place, (stem, parts) in enumerate(NESTED, 1):
        body.append(rf"\bigskip\lab{{0pt}}{{20pt}}{{\textbf{{{place}}}}}{{{tex(stem)}}}")
        for letter, (text, inner) in zip(LETTERS, parts):
            body.append(rf"\smallskip\lab{{20pt}}{{18pt}}{{\textbf{{{letter}}}}}{{{tex(text)}}}")
            start = rf"\textbf{{{place}}}" if letter == "a" else rf"\phantom{{\textbf{{{place}}}}}"
            if isinstance(inner, str):
                items.append(item(text, inner, f"{place}({letter})", stem=stem))
                key.append(rf"{start}\enspace\textbf{{{letter}}}\enspace {tex(inner)}\par ")
                continue
            cells = "".join(
                rf"\makebox[0.24\linewidth][l]{{\textbf{{{roman}}}\enspace {tex(value)}}}"
                for roman, (value, _) in zip(ROMAN, inner)
            )
            body.append(rf"{{\leftskip=38pt\noindent {cells}\par}}")
            key.append(
                rf"{start}\enspace\textbf{{{letter}}}\enspace "
                + r"\enspace ".join(rf"\textbf{{{roman}}} {tex(right)}" for roman, (_, right) in zip(ROMAN, inner))
                + r"\par "
            )
            items += [
                item(value, right, f"{place}({letter})({roman})", stem=f"{stem} {text}", kind="numeric")
                for roman, (value, right) in zip(ROMAN, inner)
            ]
    body.append(
        r"\vfill\hrule\medskip\textbf{Answers to Exercise 9C}\begin{multicols}{2}\footnotesize "
        + "".join(key)
        + r"\end{multicols}"
    )
    engine, source = document(draw, "\n".join(body), ["lmsans", "palatino", "times"], (10, 11))
    return Document(engine, source, items)


BLOCKS = [
    (
        "Rocks",
        [
            ("Which rock forms when magma cools under the ground?", "granite"),
            ("What turns limestone into marble?", "heat and pressure"),
            ("Which rock floats on water?", "pumice"),
            ("What are sandstone grains made of?", "mostly quartz"),
        ],
    ),
    (
        "Weather",
        [
            ("What does a barometer measure?", "air pressure"),
            ("Which clouds look like feathers?", "cirrus"),
            ("Where does a cyclone turn clockwise?", "south of the equator"),
            ("What is frozen rain that falls in lumps?", "hail"),
        ],
    ),
    (
        "Maps",
        [
            ("What do lines that join places of equal height show?", "the shape of the land"),
            ("Which way does a compass needle point?", "to magnetic north"),
            ("What is the zero line of longitude called?", "the Greenwich meridian"),
            ("What scale shows more detail, 1 : 10 000 or 1 : 50 000?", "1 : 10 000"),
        ],
    ),
]


@layout("unseen", "revision-zinnia", "short; answered")
def zinnia(draw):
    body, items, number = [], [], 0
    for title, questions in BLOCKS:
        body.append(rf"\bigskip\needspace{{5cm}}{{\large\bfseries {title}}}\par ")
        first, right = number + 1, []
        for text, answer in questions:
            number += 1
            body.append(rf"\smallskip\lab{{0pt}}{{28pt}}{{\textbf{{{number:02}}}}}{{{tex(text)}}}")
            items.append(item(text, answer, f"{number:02}"))
            right.append(rf"\textbf{{{number:02}}}~{tex(answer)}")
        body.append(
            rf"\medskip\noindent\colorbox{{gray!15}}{{\begin{{minipage}}{{0.97\linewidth}}\small\textsc{{Answers {first:02}--{number:02}}}\quad "
            + r"\quad\textbullet\quad ".join(right)
            + r"\end{minipage}}\par "
        )
    engine, source = document(
        draw,
        "\n".join(body),
        ["avant", "timesnew", "schoolbook"],
        (10, 11, 12),
        head=r"\fancyhead[R]{Revise in ten minutes}",
    )
    return Document(engine, source, items)


ROUNDS = [
    ("How many strings has a violin?", "four"),
    ("Who wrote the play Hamlet?", "Shakespeare"),
    ("What is the capital of Peru?", "Lima"),
    ("Which metal is liquid in a thermometer of old?", "mercury"),
    ("How many sides has a heptagon?", "seven"),
    ("Which bird lays its eggs in the nests of others?", "the cuckoo"),
    ("What do you call a baby kangaroo?", "a joey"),
    ("In which sport is there a shuttlecock?", "badminton"),
    ("Which spice comes from the crocus?", "saffron"),
    ("What is the largest organ of the body?", "the skin"),
    ("Which planet is named after the sea god?", "Neptune"),
    ("What is frozen water called?", "ice"),
]


@layout("unseen", "quiz-acacia", "short; answered")
def acacia(draw):
    questions = draw.shuffled(ROUNDS)
    items, lines, key = [], "", ""
    for place, (question, answer) in enumerate(questions, 1):
        lines += f"<tr><td>{place}</td><td>{web(question)}</td><td class=w></td></tr>"
        items.append(item(question, answer, str(place)))
    for place, (_, answer) in reversed(list(enumerate(questions, 1))):
        key += f"<div>{place} {web(answer)}</div>"
    html = f"<h1>Village hall quiz night</h1><p>Team: <u></u> &emsp; Round: General knowledge &emsp; Score: ___/12</p><table>{lines}</table><h2>Quizmaster’s answers (last question first)</h2><div class=k>{key}</div>"
    css = "table { width: 100%; border-collapse: collapse } td { border-bottom: 1px dotted #000; padding: 3mm 2mm } .w { width: 55mm; border-left: 1px solid #000 } .k { columns: 3; border-top: 1px solid #000 } u { display: inline-block; width: 40mm; border-bottom: 1px solid #000 }"
    engine, source = page(draw, html, ["DejaVu Sans", "Liberation Sans", "Noto Serif"], (11, 12), css)
    return Document(engine, source, items)


SNIPPETS = [
    ("What does this program print?", "word = 'planet'\nprint(word[1:4])", ["pla", "lan", "lane", "plan"], 1),
    (
        "How many stars are printed?",
        "for row in range(3):\n    for column in range(row):\n        print('*')",
        ["3", "6", "9", "0"],
        0,
    ),
    ("Which value does y have at the end?", "x = 7\ny = x // 2\nx = y * 3", ["3.5", "9", "3", "7"], 2),
    (
        "Which line causes an error?",
        "1  ages = [12, 15, 9]\n2  total = sum(ages)\n3  print(ages[3])\n4  print(total)",
        ["line 1", "line 2", "line 3", "line 4"],
        2,
    ),
]


@layout("unseen", "code-bamboo", "mcq; answered")
def bamboo(draw):
    body, items = "", []
    for place, (question, code, options, right) in enumerate(SNIPPETS, 1):
        listed = "".join(f"<li>{web(text)}</li>" for text in options)
        body += f"<div class=q><h3>Question {place}</h3><p>{web(question)}</p><pre>{web(code)}</pre><ol type=A>{listed}</ol></div>"
        items.append(
            item(
                f"{question} {' '.join(code.split())}",
                options[right],
                str(place),
                None,
                choices("ABCD", options),
                kind="mcq",
                answer_label="ABCD"[right],
            )
        )
    key = "".join(
        f"<tr><td>Question {n}</td><td>{'ABCD'[right]}</td></tr>" for n, (_, _, _, right) in enumerate(SNIPPETS, 1)
    )
    css = "pre { background: #eee; padding: 3mm; margin: 2mm 8mm; font: 10pt 'DejaVu Sans Mono' } .q { break-inside: avoid } h3 { margin-bottom: 0 } td { border: 1px solid #999; padding: 1mm 4mm } p { margin: 1mm 0 }"
    engine, source = page(
        draw,
        f"<h1>Reading code</h1>{body}<h2>Answers</h2><table>{key}</table>",
        ["Liberation Sans", "Noto Sans"],
        (10, 11),
        css,
    )
    return Document(engine, source, items)
