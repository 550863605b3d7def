"""Worksheets with figures, formulas and tables, booklets, and pages that ask nothing."""

import yamlsubset
from content import REPOSITORY
from latex import document, table, tex
from office import document as office, paragraph, run, table as office_table
from paper import LETTERS, Document, item, layout
from webpage import page, rows, web

BEAM = '<svg width="190" height="90"><path d="M10 40H180" stroke="#000" stroke-width="5"/><path d="M95 40L80 75H110Z" fill="#ccc" stroke="#000"/><rect x="15" y="18" width="22" height="20" fill="#fff" stroke="#000"/><text x="16" y="33" font-size="11">3 N</text><rect x="150" y="18" width="22" height="20" fill="#fff" stroke="#000"/><text x="155" y="33" font-size="11">?</text><text x="40" y="58" font-size="10">40 cm</text><text x="115" y="58" font-size="10">30 cm</text></svg>'
LENS = '<svg width="190" height="100"><ellipse cx="95" cy="50" rx="9" ry="42" fill="#eef" stroke="#000"/><path d="M5 30H95L175 75M5 70H95L175 25" fill="none" stroke="#000"/><text x="128" y="44" font-size="11">F</text><text x="70" y="98" font-size="10">lens</text></svg>'
DISH = '<svg width="190" height="90"><ellipse cx="95" cy="60" rx="80" ry="22" fill="none" stroke="#000"/><circle cx="60" cy="58" r="7" fill="#999"/><circle cx="98" cy="66" r="4" fill="#999"/><circle cx="130" cy="56" r="10" fill="#999"/><text x="52" y="42" font-size="10">P</text><text x="93" y="52" font-size="10">Q</text><text x="126" y="40" font-size="10">R</text></svg>'
PICTURED = [
    (
        "The beam in the picture is balanced.",
        BEAM,
        "Figure A: beam",
        [
            "Name the point on which the beam rests.",
            "Calculate the weight marked with a question mark.",
            "Predict what happens if the left weight is moved towards the middle.",
        ],
    ),
    (
        "Two rays of light pass through a glass lens.",
        LENS,
        "Figure B: rays",
        [
            "What kind of lens is this?",
            "What is the name of the point F?",
            "Draw the path of a ray through the centre of the lens.",
        ],
    ),
    (
        "Colonies of bacteria grow on a dish of jelly.",
        DISH,
        "Figure C: dish",
        [
            "Which colony has grown most?",
            "Suggest why the dish is kept at 25 °C in a school.",
            "Why is the lid held on with tape?",
        ],
    ),
]


@layout("unseen", "science-mimosa", "short; no answers")
def mimosa(draw):
    body, items, number = "", [], 0
    for stem, drawing, caption, questions in PICTURED:
        listed = ""
        for question in questions:
            number += 1
            listed += f"<p><b>{number}</b>&emsp;{web(question)}</p><div class=l></div><div class=l></div>"
            items.append(item(question, None, str(number), stem=stem))
        body += f"<section><figure>{drawing}<figcaption>{caption}</figcaption></figure><p class=s>{web(stem)}</p>{listed}</section>"
    css = "section { break-inside: avoid; overflow: hidden; border-top: 1px solid #999; padding: 3mm 0 } figure { float: right; margin: 0 0 0 8mm; text-align: center; font-size: 9pt } .l { border-bottom: 1px solid #888; height: 8mm; margin: 0 75mm 0 9mm } p { margin: 2mm 0 } .s { font-style: italic }"
    engine, source = page(
        draw, f"<h2>Look closely</h2>{body}", ["Liberation Sans", "Noto Sans", "Noto Serif"], (10, 11), css
    )
    return Document(engine, source, items)


FORMULAS = [
    (
        "A car of mass 900 kg speeds up from 5 m/s to 20 m/s. Find the gain in its kinetic energy.",
        r"E = \frac{1}{2} m v^2",
        "168 750 J",
    ),
    ("A lamp takes 0.25 A from a supply of 230 V. Find its power.", r"P = V I", "57.5 W"),
    (
        "A gas fills 2.0 m³ at a pressure of 150 kPa. What volume does it fill at 100 kPa?",
        r"p_1 V_1 = p_2 V_2",
        "3.0 m³",
    ),
    (
        "Water of mass 0.50 kg is warmed by 40 °C. How much energy does it take in?",
        r"c = \frac{E}{m\,\Delta\theta} = 4200\ \mathrm{J/kg\,^{\circ}C}",
        "84 000 J",
    ),
    ("A wave has a frequency of 50 Hz and a length of 6.6 m. Find its speed.", r"v = f \lambda", "330 m/s"),
    (
        "Two resistors of 6 Ω and 3 Ω are joined in parallel. Find their total resistance.",
        r"\frac{1}{R} = \frac{1}{R_1} + \frac{1}{R_2}",
        "2 Ω",
    ),
]


@layout("unseen", "science-nettle", "numeric; answered")
def nettle(draw):
    body, items = [r"{\large\bfseries Worksheet: choose your formula}\par "], []
    for place, (question, formula, right) in enumerate(FORMULAS, 1):
        body.append(
            rf"\bigskip\needspace{{3cm}}\lab{{0pt}}{{26pt}}{{({place})}}{{{tex(question)}\quad\textit{{[Ans:~{tex(right)}]}}}}\[{formula}\]"
        )
        items.append(item(question, right, str(place), kind="numeric"))
    engine, source = document(
        draw, "\n".join(body), ["cm", "lm", "times"], (10, 11, 12), head=r"\fancyhead[R]{Name \rule{4cm}{0.4pt}}"
    )
    return Document(engine, source, items)


CHAPTERS = [
    (
        "Getting started",
        [
            "Which key moves the cursor to the start of a line?",
            "How do you undo the last change?",
            "Name two ways of saving a file.",
        ],
        ["the Home key", "with Control and Z", "from the menu and with Control and S"],
    ),
    (
        "Working with sheets",
        [
            "What is the cell in column C and row 4 called?",
            "Which sign begins every formula?",
            "What does a chart need besides numbers?",
        ],
        ["C4", "the equals sign", "labels"],
    ),
    (
        "Staying safe",
        ["What makes a password strong?", "Why should updates be installed soon?", "What is phishing?"],
        [
            "length and variety",
            "they close holes that others know about",
            "a message that asks for secrets under a false name",
        ],
    ),
]


@layout("unseen", "booklet-olive", "short; answered")
def olive(draw):
    contents = "".join(
        rf"{n}\enspace {tex(title)} \dotfill {n + 2}\par " for n, (title, _, _) in enumerate(CHAPTERS, 1)
    )
    body = [
        rf"\thispagestyle{{empty}}\vspace*{{5cm}}\begin{{center}}{{\Huge\bfseries Computers at work}}\par\bigskip Exercise book for evening classes\par\vfill\begin{{minipage}}{{0.6\linewidth}}\textbf{{Before you begin}}\begin{{enumerate}}\item Read each chapter in the course book first.\item Write your answers in pencil.\item Look at the answers only when you have finished.\end{{enumerate}}\end{{minipage}}\vfill\end{{center}}\newpage{{\Large\bfseries Contents}}\par\medskip {contents}Answers \dotfill 6\par\newpage "
    ]
    items, key = [], []
    for place, (title, questions, answers) in enumerate(CHAPTERS, 1):
        body.append(rf"{{\Large\bfseries {place}\quad {tex(title)}}}\par\bigskip ")
        key.append(rf"\medskip\textbf{{{place}\quad {tex(title)}}}\par ")
        for letter, question, answer in zip("123", questions, answers):
            body.append(rf"\medskip\lab{{0pt}}{{34pt}}{{{place}.{letter}}}{{{tex(question)}}}\vspace{{14mm}}")
            key.append(rf"{place}.{letter}\enspace {tex(answer)}\par ")
            items.append(item(question, answer, f"{place}.{letter}"))
        body.append(r"\newpage ")
    engine, source = document(
        draw,
        "\n".join(body) + r"{\Large\bfseries Answers}\par " + "".join(key),
        ["bookman", "lmsans", "libertine"],
        (11, 12),
        head=r"\fancyhead[L]{\small Computers at work}",
    )
    return Document(engine, source, items)


@layout("unseen", "notes-pine", "nothing to be found")
def pine(draw):
    body = r"""{\Large\bfseries Lecture 7: How rivers shape land}\par\medskip\textit{Dr. P. Arden, Tuesday}\par
\section*{7.1 Three kinds of work} A river erodes, carries and drops. (a) Erosion is strongest where water is fast. (b) Fine mud travels in suspension. (c) Stones roll along the bed.
\section*{7.2 Bends that grow} Why does a bend not stay where it is? Water on the outside of a bend moves faster and cuts the bank. On the inside it is slow and drops sand. After a century the bend may be cut off altogether: see Figure 1.
\begin{center}\begin{tikzpicture}\draw[line width=4pt,gray!60] (0,0) .. controls (1,2) and (3,2) .. (3.2,0.5) .. controls (3.4,-1) and (5,-1) .. (6,0.6);\end{tikzpicture}\\ Figure 1. A bend that is about to be cut off\end{center}
\section*{7.3 Measuring the flow}\begin{enumerate}\item Stretch a tape across the stream.\item Note the depth at each metre.\item Let a cork drift for ten metres and take the time.\item Multiply area by speed.\end{enumerate}
\begin{center}\begin{tabular}{lrr}\hline Site & Width (m) & Speed (m/s)\\\hline Mill & 4.2 & 0.8\\Ford & 9.5 & 0.3\\Weir & 6.1 & 1.4\\\hline\end{tabular}\end{center}
\textbf{Remember:} the steepest part of a river is seldom the fastest. Rough beds slow water down.\par\bigskip Next week: deltas. Read chapter 8, pages 112--130."""
    engine, source = document(draw, body, ["palatino", "cm", "noto"], (11, 12), foot=r"Lecture 7 \hfill \thepage")
    return Document(engine, source, [])


@layout("unseen", "timetable-redbud", "nothing to be found")
def redbud(draw):
    body = paragraph(run("Summer examinations: timetable"), "Title")
    lines = [[run(cell, "B") for cell in ("Date", "Time", "Paper", "Room", "Marks")]]
    lines += [
        [run(cell) for cell in line]
        for line in [
            ("12 May", "9.00", "Biology 1", "Hall", "100"),
            ("14 May", "9.00", "French: reading", "Hall", "50"),
            ("14 May", "13.30", "History A", "B12", "80"),
            ("19 May", "9.00", "Mathematics 1 (a)", "Hall", "80"),
            ("21 May", "13.30", "Physics 1", "Gym", "100"),
        ]
    ]
    body += office_table(lines, [2.5, 2.0, 6.0, 2.5, 2.5])
    body += paragraph(run("What to bring"), "Head") + "".join(
        paragraph(run(f"{n}.\t{text}"), "Part")
        for n, text in enumerate(
            [
                "A black pen and a spare one.",
                "A clear pencil case.",
                "A calculator for papers marked with a star.",
                "Water in a bottle without a label.",
            ],
            1,
        )
    )
    body += paragraph(run("Seating"), "Head") + paragraph(
        run(
            "Seating plans hang outside each room from 8.30. If your name is missing, ask at the office. (Mr Okoro: 5 minutes’ walk, room A3.)"
        )
    )
    engine, source = office(draw, body, ["Liberation Sans", "Noto Sans"], (11, 12))
    return Document(engine, source, [])


GRID = [
    ("Simplify.", [("3a + 2b + 5a", "8a + 2b"), ("4x × 3x", "12x²"), ("15y ÷ 5", "3y")]),
    ("Factorise.", [("6x + 9", "3(2x + 3)"), ("x² − 5x", "x(x − 5)"), ("y² − 16", "(y + 4)(y − 4)")]),
    ("Solve for t.", [("t − 4 = 11", "15"), ("5t + 3 = 28", "5"), ("t/3 = 7", "21")]),
    ("Put x = −2 into each.", [("x² + 1", "5"), ("3x + 10", "4"), ("x³", "−8")]),
]


@layout("unseen", "algebra-spruce", "numeric; answered")
def spruce(draw):
    body, items = "", []
    for place, (task, parts) in enumerate(GRID, 1):
        cells = "".join(f"<span>({letter}) {web(text)}</span>" for letter, (text, _) in zip(LETTERS, parts))
        body += f"<div class=q><b>{place}.</b> {web(task)}<div class=r>{cells}</div></div>"
        items += [
            item(text, right, f"{place}({letter})", stem=task, kind="numeric")
            for letter, (text, right) in zip(LETTERS, parts)
        ]
    key = rows([[f"<b>{place}</b>", *(web(right) for _, right in parts)] for place, (_, parts) in enumerate(GRID, 1)])
    css = ".r { display: flex; margin: 2mm 0 16mm 8mm } .r span { flex: 1 } table { border-collapse: collapse; font-size: 85% } td, th { border: 1px solid #777; padding: 1mm 5mm }"
    engine, source = page(
        draw,
        f"<h2>Algebra practice 3</h2>{body}<h4>Answers</h4><table>{rows([['', 'a', 'b', 'c']], 'th')}{key}</table>",
        ["DejaVu Serif", "Liberation Serif", "Noto Serif"],
        (10, 11, 12),
        css,
    )
    return Document(engine, source, items)


LISTED = [
    ("Why did people settle near rivers?", "For water, fish and easy transport.", 2),
    ("What is meant by a nomad?", "A person who moves from place to place with herds.", 1),
    ("Name one crop of the Fertile Crescent.", "barley", 1),
    ("How did irrigation change farming?", "Fields could be watered in dry months, so harvests were safer.", 2),
    ("What were clay tablets used for?", "Keeping accounts and writing letters.", 1),
    ("Give one reason why towns built walls.", "To keep out raiders.", 1),
    ("Which animal was tamed first?", "the dog", 1),
    (
        "Explain why surplus grain led to new crafts.",
        "Some people no longer had to farm and could make pots, cloth or tools.",
        3,
    ),
    ("What is an archaeologist?", "Someone who studies the past by digging up what people left.", 1),
    (
        "How can pollen tell us about the climate of long ago?",
        "Each plant has its own pollen, and plants need certain climates.",
        2,
    ),
]


@layout("unseen", "history-tulip", "short; answered")
def tulip(draw):
    lines = [[run(text, "B") for text in ("No", "Question", "Suggested answer", "Marks")]]
    lines += [
        [run(str(n)), run(question), run(answer), run(str(marks))]
        for n, (question, answer, marks) in enumerate(LISTED, 1)
    ]
    body = paragraph(run("The first towns: marking sheet"), "Title") + office_table(lines, [1.2, 7.0, 7.0, 1.6])
    items = [item(question, answer, str(n), marks) for n, (question, answer, marks) in enumerate(LISTED, 1)]
    engine, source = office(draw, body, ["Liberation Serif", "DejaVu Sans", "Noto Serif"], (11, 12), margin=2.0)
    return Document(engine, source, items)


LATIN = [
    ("amō, amāre, amāvī, amātum (1)", "to love"),
    ("videō, vidēre, vīdī, vīsum (2)", "to see"),
    ("mittō, mittere, mīsī, missum (3)", "to send"),
    ("audiō, audīre, audīvī, audītum (4)", "to hear"),
    ("aqua, aquae, f.", "water"),
    ("servus, servī, m.", "slave"),
    ("bellum, bellī, n.", "war"),
    ("rēx, rēgis, m.", "king"),
    ("nox, noctis, f.", "night"),
    ("manus, manūs, f.", "hand"),
    ("magnus, -a, -um", "great"),
    ("fortis, forte", "brave"),
    ("saepe", "often"),
    ("nēmō", "no one"),
]


@layout("unseen", "words-viburnum", "vocabulary")
def viburnum(draw):
    words = draw.shuffled(LATIN)
    lines = "".join(
        rf"\hangindent=12pt\textbf{{{tex(latin)}}}: \textit{{{tex(english)}}}\par " for latin, english in words
    )
    items = [item(latin, english, kind="vocabulary") for latin, english in words]
    engine, source = document(
        draw,
        r"{\scshape\Large Vocabula capitis III}\par\medskip\begin{multicols}{2}" + lines + r"\end{multicols}",
        ["libertine", "schoolbook", "notoserif"],
        (10, 11),
    )
    return Document(engine, source, items)


@layout("unseen", "words-wisteria", "vocabulary")
def wisteria(draw):
    words = yamlsubset.read(REPOSITORY / "curriculum" / "story" / "construction-university" / "people-and-tools.yaml")[
        "questions"
    ]
    pairs = [(str(word["question"]), str(word["correct_answer"])) for word in words]
    lines = "".join(
        f"<tr><td>{place}</td><td>{russian}</td><td>{english}</td><td></td></tr>"
        for place, (russian, english) in enumerate(pairs, 1)
    )
    css = "table { border-collapse: collapse } tr:nth-child(even) { background: #f0f0f0 } td, th { padding: 1.5mm 5mm; text-align: left } td:last-child { width: 50mm; border-bottom: 1px solid #000 } th { border-bottom: 2px solid #000 }"
    head = rows([["#", "Русский", "English", "My sentence"]], "th")
    items = [item(russian, english, str(place), kind="vocabulary") for place, (russian, english) in enumerate(pairs, 1)]
    engine, source = page(
        draw,
        f"<h3>Строительство</h3><table>{head}{lines}</table>",
        ["Liberation Sans", "Noto Sans", "DejaVu Serif"],
        (11, 12),
        css,
    )
    return Document(engine, source, items)


HARBOUR = [
    (
        "Table 1 shows the ships that called at a harbour.",
        [["Year", "Sail", "Steam"], ["1850", "420", "35"], ["1870", "310", "190"], ["1890", "95", "405"]],
        [
            ("In which year did more steamers than sailing ships call for the first time?", 1),
            ("By how many did the number of sailing ships fall between 1850 and 1890?", 1),
            ("Suggest two reasons for the change.", 2),
        ],
    ),
    (
        "Table 2 gives the depth of water at the quay on one day.",
        [["Hour", "Depth / m"], ["03:00", "2.1"], ["09:00", "6.4"], ["15:00", "1.9"], ["21:00", "6.2"]],
        [
            ("State the time of the lower of the two low tides.", 1),
            ("A barge needs 4 m of water. Estimate for how long it can lie at the quay between 03:00 and 15:00.", 2),
            ("Explain why the tides are not equally high.", 3),
        ],
    ),
    (
        "Table 3 shows the goods that were landed in one week.",
        [["Goods", "Tonnes"], ["timber", "640"], ["coal", "1 280"], ["grain", "320"], ["wine", "80"]],
        [
            ("What fraction of the goods was coal?", 2),
            ("Draw a bar chart of the four kinds of goods.", 4),
            ("Which goods would suffer most from a delay? Give a reason.", 2),
        ],
    ),
]


@layout("unseen", "harbour-yew", "short; no answers")
def yew(draw):
    mark = r"\AddToShipoutPictureBG{\AtPageCenter{\makebox(0,0){\rotatebox{35}{\fontsize{70}{70}\selectfont\color{gray!20}SCHOOL COPY}}}}"
    body, items = [r"{\large\bfseries Harbour towns}\hfill 18 marks\par\hrule "], []
    for place, (stem, data, questions) in enumerate(HARBOUR, 1):
        inner = table([[tex(cell) for cell in line] for line in data[1:]], "|" + "c|" * len(data[0]), data[0])
        body.append(
            rf"\bigskip\bigskip\lab{{0pt}}{{26pt}}{{\textbf{{Q{place}}}}}{{{tex(stem)}}}\begin{{center}}\textit{{Table {place}}}\\[3pt]{inner}\end{{center}}"
        )
        for letter, (question, marks) in zip(LETTERS, questions):
            word = "mark" if marks == 1 else "marks"
            body.append(
                rf"\lab{{26pt}}{{20pt}}{{{letter}.}}{{{tex(question)} --- \textit{{{marks} {word}}}}}\vspace{{{4 + 7 * marks}mm}}"
            )
            items.append(item(question, None, f"{place}({letter})", marks, stem=stem))
    engine, source = document(
        draw,
        "\n".join(body),
        ["timesnew", "schoolbook", "libertine"],
        (11, 12),
        foot=r"Page \thepage\ of 2",
        extra=mark,
    )
    return Document(engine, source, items)
