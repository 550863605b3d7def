"""The first eight: examination boards' papers, a class of LaTeX, a word processor's lists, bullets and a glossary."""

from latex import document, table, tex
from office import document as office, list_style, numbered, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

RIVERS = [
    (
        "A student studied a river in the north of England.",
        [
            ("Name the process by which a river wears away its own bed downwards.", 1, ["vertical erosion"], "allow downcutting"),
            ("State two ways in which a river carries its load.", 2, ["suspension", "traction"], "allow saltation or solution"),
            ("Explain how a meander becomes an ox-bow lake.", 4, ["erosion on the outer bank narrows the neck", "the river breaks through the neck in a flood", "deposition seals off the old channel", "the old channel is left as a lake"], None),
        ],
    ),
    (
        "Flooding affects many towns that lie beside rivers.",
        [
            ("What is meant by the term ‘flood plain’?", 1, ["flat land beside a river that is covered in floods"], "ignore near a river"),
            ("Give one human cause of flooding.", 1, ["cutting down trees"], "allow building on the flood plain"),
            ("Suggest why some people object to dams that hold back floods.", 3, ["dams are expensive", "farmland is flooded behind them", "people have to move away"], None),
        ],
    ),
]


@layout(HALF, "board-square-numbers", "paper 01.2 in squares, [2 marks] at the right, ruled lines; scheme with AO column")
def board_square_numbers(draw):
    box = lambda sign: rf"\fbox{{\rule[-2pt]{{0pt}}{{11pt}}{sign}}}\hspace{{1pt}}"
    body, items, scheme = [], [], []
    for place, (stem, parts) in enumerate(RIVERS, 1):
        body.append(rf"\lab{{0pt}}{{56pt}}{{{box(0)}{box(place)}}}{{{tex(stem)}}}\bigskip")
        for inner, (question, marks, points, note) in enumerate(parts, 1):
            label = f"0{place}.{inner}"
            words = "1 mark" if marks == 1 else f"{marks} marks"
            body.append(
                rf"\needspace{{4cm}}\lab{{0pt}}{{56pt}}{{{box(0)}{box(place)}\,.\,{box(inner)}}}{{{tex(question)}}}"
                rf"\hfill\textbf{{[{words}]}}" + r"\ruleline" * (marks + 1) + r"\bigskip"
            )
            item_points = [{"text": text, "marks": None} for text in points]
            items.append(
                item(
                    question, "\n".join(points), label, marks, stem=stem, rubric=item_points if marks > 1 else None,
                    allow=[note[6:]] if note and note.startswith("allow") else None,
                    ignore=[note[7:]] if note and note.startswith("ignore") else None,
                )
            )
            answer = r"\newline ".join(tex(text) for text in points)
            scheme.append([label, answer, tex(note or ""), str(marks), f"AO{min(marks, 3)}"])
        total = sum(part[1] for part in parts)
        body.append(rf"\hfill\fbox{{\textbf{{{total}}}}}\newpage" if place < 2 else rf"\hfill\fbox{{\textbf{{{total}}}}}\par\vfill\begin{{center}}\textbf{{END OF QUESTIONS}}\end{{center}}")
    outside = r"\fancyhead[R]{\fbox{\parbox{1.5cm}{\tiny Do not write\\ outside the\\ box}}}\fancyhead[C]{\thepage}"
    engine, source = document(
        draw, r"Answer \textbf{all} questions in the spaces provided.\par\medskip " + "\n".join(body),
        ["helvetica", "arial"], (11,), head=outside, foot=r"\fancyfoot[R]{\textbf{Turn over} \ensuremath{\blacktriangleright}}\fancyfoot[L]{\tiny G/Jun26/8100/1}",
    )
    head = ["Question", "Answers", "Extra information", "Mark", "AO"]
    marks = document(
        draw, r"\section*{Section A}" + table(scheme, r"|c|p{6.2cm}|p{3.8cm}|c|c|", head),
        ["helvetica", "arial"], (10,), head="MARK SCHEME -- GCSE GEOGRAPHY -- 8100/1 -- JUNE 2026",
    )[1]
    return Document(engine, source, items, marks)


COMPUTING = [
    ("Data is stored in a computer in binary form.", [
        ("Convert the denary number 37 to 8-bit binary.", 1, "0010 0101"),
        ("State the number of bits in two bytes.", 1, "16"),
        ("Explain why computers use binary.", 2, "A switch has two states, on and off, which stand for 1 and 0"),
    ]),
    ("A school keeps the details of its pupils in a database.", [
        ("Give one reason for making a backup of the database.", 1, "Data can be restored after a failure"),
        ("Describe how encryption protects the data.", 2, "The data is scrambled, so that it cannot be understood without the key"),
    ]),
    ("A programmer writes a program in a high-level language.", [
        ("Name the type of translator that translates a whole program before it is run.", 1, "Compiler"),
        ("State what is meant by a syntax error.", 1, "A mistake in the grammar of the language"),
        ("Describe the difference between a while loop and a for loop.", 3, "A while loop repeats as long as a condition is true, a for loop repeats a number of times that is known at the start"),
    ]),
]


@layout(HALF, "board-bold-numbers", "paper with bold numbers, (a), bold (2) at the margin, totals in bold; no answers")
def board_bold_numbers(draw):
    body, items = [], []
    for place, (stem, parts) in enumerate(COMPUTING, 1):
        body.append(rf"\bigskip\needspace{{5cm}}\lab{{0pt}}{{20pt}}{{\textbf{{{place}}}}}{{{tex(stem)}}}")
        for inner, (question, marks, _) in enumerate(parts):
            letter = "abc"[inner]
            body.append(
                rf"\medskip\lab{{20pt}}{{22pt}}{{({letter})}}{{{tex(question)}}}\par\hfill\textbf{{({marks})}}" + r"\dotline" * (2 * marks)
            )
            items.append(item(question, None, f"{place}({letter})", marks, stem=stem))
        total = sum(part[1] for part in parts)
        body.append(rf"\par\bigskip\hfill\textbf{{(Total for Question {place} = {total} marks)}}\par\hrule")
    body.append(r"\par\bigskip\hfill\textbf{TOTAL FOR PAPER = 12 MARKS}")
    foot = r"\fancyfoot[C]{\thepage}\fancyfoot[L]{\scriptsize *P70412A0212*}\fancyfoot[R]{\scriptsize Turn over}"
    engine, source = document(
        draw, r"\begin{center}\textbf{Answer ALL questions. Write your answers in the spaces provided.}\end{center}" + "\n".join(body),
        ["timesnew", "times"], (11, 12), head=r"\fancyhead[R]{\tiny DO NOT WRITE IN THIS AREA}", foot=foot,
    )
    return Document(engine, source, items)


SPACE = [
    ("Which planet of the Solar System is the largest?", ["Earth", "Jupiter", "Mars", "Saturn"], 1),
    ("What keeps the planets in their orbits around the Sun?", ["friction", "gravity", "magnetism", "sunlight"], 1),
    ("A galaxy moves away from the Earth. What happens to the wavelength of the light that we receive from it?", ["It becomes longer.", "It becomes shorter.", "It does not change.", "It becomes zero."], 0),
    ("In which part of its life is the Sun now?", ["main sequence", "protostar", "red giant", "white dwarf"], 0),
    ("Which list is in order of size, beginning with the smallest?", ["galaxy, planet, star, Universe", "planet, star, galaxy, Universe", "planet, star, Universe, galaxy", "star, planet, galaxy, Universe"], 1),
    ("The Moon goes round the Earth once in about", ["one day.", "one week.", "four weeks.", "one year."], 2),
    ("What is the name for a natural satellite of the Earth?", ["asteroid", "comet", "meteor", "moon"], 3),
    ("Which elements make up most of the mass of the Sun?", ["carbon and oxygen", "hydrogen and helium", "iron and nickel", "nitrogen and oxygen"], 1),
]


@layout(HALF, "board-your-answer-box", "choices A to D, Your answer and a box with [1]; scheme Question, Answer, Marks, Guidance")
def board_your_answer_box(draw):
    body, items, scheme = [], [], []
    for place, (question, options, right) in enumerate(SPACE, 1):
        listed = "".join(rf"\lab{{24pt}}{{26pt}}{{\textbf{{{letter}}}}}{{{tex(text)}}}" for letter, text in zip("ABCD", options))
        body.append(
            rf"\bigskip\needspace{{5cm}}\lab{{0pt}}{{24pt}}{{\textbf{{{place}}}}}{{{tex(question)}}}\smallskip{listed}"
            r"\par\medskip\hspace*{24pt}Your answer\quad\fbox{\rule{0pt}{14pt}\rule{24pt}{0pt}}\hfill\textbf{[1]}\par"
        )
        items.append(item(question, options[right], str(place), 1, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
        scheme.append([str(place), "ABCD"[right], "1", ""])
    engine, source = document(
        draw, r"\begin{center}\textbf{SECTION A}\end{center}You should spend a maximum of 15 minutes on this section.\par Write your answer to each question in the box provided.\par "
        + "\n".join(body), ["arial", "helvetica"], (11,), foot=r"\fancyfoot[L]{\scriptsize © 2026}\fancyfoot[C]{\scriptsize Turn over}\fancyfoot[R]{\thepage}",
    )
    marks = document(draw, r"\textbf{SECTION A}\par\medskip " + table(scheme, "|c|p{6cm}|c|p{4cm}|", ["Question", "Answer", "Marks", "Guidance"]), ["arial"], (11,), head="J249/03 \\hfill Mark Scheme \\hfill June 2026")[1]
    return Document(engine, source, items, marks)


ECONOMICS = [
    ("What is the basic economic problem?", ["Prices rise from year to year.", "Resources are scarce and wants have no limit.", "Some people have no work.", "Taxes are too high."], 1),
    ("The price of tea rises. What is likely to happen to the demand for coffee and for tea?", [["falls", "falls"], ["falls", "rises"], ["rises", "falls"], ["rises", "rises"]], 2),
    ("Which is a function of money?", ["It is a store of value.", "It is made of gold.", "It keeps prices low.", "It pays no interest."], 0),
    ("Who is most likely to gain from inflation?", ["a lender", "a person who borrows", "a person with savings", "a pensioner"], 1),
    ("A firm makes 200 pens at a total cost of $50. What is the average cost of a pen?", ["$0.25", "$0.40", "$2.50", "$4.00"], 0),
    ("A country exports more goods than it imports. What does it have?", ["a budget deficit", "a budget surplus", "a trade deficit", "a trade surplus"], 3),
    ("What is usually the main aim of a private firm?", ["to help the government", "to make a profit", "to pay low wages", "to pay more tax"], 1),
]


@layout(HALF, "choices-igcse", "choices with an option table, two or four options a row, no key")
def choices_igcse(draw):
    body, items = [], []
    for place, (question, options, _) in enumerate(ECONOMICS, 1):
        if isinstance(options[0], list):
            cells = [[rf"\textbf{{{letter}}}", *map(tex, cells)] for letter, cells in zip("ABCD", options)]
            listed = r"\par\medskip\hspace*{24pt}" + table(cells, "|c|c|c|", ["", "coffee", "tea"]) + r"\par"
            texts = [" ".join(cells) for cells in options]
        else:
            texts = options
            columns = 4 if max(map(len, options)) < 8 else 2 if max(map(len, options)) < 22 else 1
            listed = ""
            for n, (letter, text) in enumerate(zip("ABCD", texts)):
                listed += rf"\makebox[{0.88 / columns:.2f}\linewidth][l]{{\textbf{{{letter}}}\quad {tex(text)}}}" + (r"\par\hspace*{24pt}" if (n + 1) % columns == 0 and n < 3 else "")
            listed = rf"\par\smallskip\hspace*{{24pt}}{listed}\par"
        body.append(rf"\bigskip\needspace{{4cm}}\lab{{0pt}}{{24pt}}{{\textbf{{{place}}}}}{{{tex(question)}}}{listed}")
        items.append(item(question, None, str(place), None, choices("ABCD", texts), kind="mcq"))
    engine, source = document(
        draw, "\n".join(body), ["arial", "helvetica"], (11,), head=r"\fancyhead[C]{\thepage}", foot=r"\fancyfoot[L]{\tiny © 2026}\fancyfoot[C]{\tiny 0455/12/M/J/26}\fancyfoot[R]{\tiny [Turn over}",
    )
    return Document(engine, source, items)


COOKING = [
    ("Why should you wash your hands before you cook?", "to remove bacteria"),
    ("At what temperature does water boil at sea level?", "100 °C"),
    ("Which nutrient is the main source of energy in bread?", "carbohydrate"),
    ("What does it mean to simmer a soup?", "to cook it just below boiling point"),
    ("Name two foods that contain a lot of protein.", "eggs and fish"),
    ("Why is raw chicken kept at the bottom of the fridge?", "so that its juices cannot drip on other food"),
    ("Which vitamin do oranges contain a lot of?", "vitamin C"),
    ("What makes bread dough rise?", "yeast"),
    ("How long can cooked rice be kept in the fridge?", "one day"),
    ("What is the safest way to thaw frozen meat?", "overnight in the fridge"),
]


@layout(HALF, "worksheet-automatic-lists", "word processor, numbers of a list, answers as a second list at the end")
def worksheet_automatic_lists(draw):
    asked = draw.shuffled(COOKING)
    body = paragraph(run("Food and cooking: what do you know?"), "Title") + paragraph(run("Name: ______________________    Class: ________"))
    body += numbered([run(question) + run("\n") for question, _ in asked], "Numbers")
    body += paragraph(run("Answers"), "Head") + numbered([run(answer) for _, answer in asked], "Key")
    items = [item(question, answer, str(place)) for place, (question, answer) in enumerate(asked, 1)]
    styles = list_style("Numbers", [("1", "", ".")]) + list_style("Key", [("1", "", ".")]).split("</style:style>", 1)[1]
    engine, source = office(draw, body, ["Liberation Sans", "Noto Sans", "DejaVu Sans"], (11, 12), styles=styles)
    return Document(engine, source, items)


ALGEBRA = [
    (None, [("Factorise x² + 5x + 6.", 2, "(x + 2)(x + 3)"), ("Hence solve x² + 5x + 6 = 0.", 1, "x = −2 or x = −3")]),
    ("The line L passes through the points (0, 3) and (2, 7).", [("Find the gradient of L.", 2, "(7 − 3)/(2 − 0) = 2"), ("Write down the equation of L.", 1, "y = 2x + 3"), ("Show that the point (5, 13) lies on L.", 2, "2 × 5 + 3 = 13")]),
    ("A sequence begins 4, 7, 10, 13.", [("Write down the next term.", 1, "16"), ("Find an expression for the nth term.", 2, "3n + 1")]),
]


@layout(HALF, "exam-class-solutions", "LaTeX class exam, parts with points in brackets, solutions in frames below")
def exam_class_solutions(draw):
    lines, items = [r"\begin{questions}"], []
    for place, (stem, parts) in enumerate(ALGEBRA, 1):
        lines += [rf"\question {tex(stem or '')}", r"\begin{parts}"]
        for inner, (question, marks, answer) in enumerate(parts):
            lines.append(rf"\part[{marks}] {tex(question)} \begin{{solution}}{tex(answer)}\end{{solution}}")
            items.append(item(question, answer, f"{place}({'abc'[inner]})", marks, stem=stem))
        lines.append(r"\end{parts}")
    lines.append(r"\end{questions}")
    font = draw.one(["", r"\usepackage{mathptmx}", r"\usepackage{tgpagella}"])
    side = draw.one(["", r"\pointsinrightmargin"])
    source = (
        rf"\documentclass[{draw.one((10, 11, 12))}pt,answers,addpoints]{{exam}}\usepackage[utf8]{{inputenc}}\usepackage[T1]{{fontenc}}{font}"
        r"\DeclareUnicodeCharacter{2212}{\ensuremath{-}}\pagestyle{headandfoot}\header{Algebra 1}{Test 3}{\today}\footer{}{Page \thepage\ of \numpages}{}"
        rf"{side}\begin{{document}}\begin{{center}}\fbox{{\parbox{{5in}}{{\centering Answer the questions in the spaces provided.}}}}\end{{center}}"
        + "\n".join(lines) + r"\end{document}"
    )
    return Document("pdflatex", source.replace(r"\today", "12 March 2026") + "% lastpage\n", items)


LOCKS = [
    ("What must you do before you enter a lock with a canal boat?", ["check that the lock is empty or full", "look out for other boats"]),
    ("Name one thing that every boat must carry.", ["life jackets", "an anchor", "a fire extinguisher"]),
    ("On which side do boats pass each other on a canal?", ["on the right"]),
    ("What is the speed limit on most canals in England?", ["4 miles per hour", "walking speed"]),
    ("What does a red flag beside a river mean?", ["the river is in flood", "do not go on"]),
    ("Why should the engine be stopped when someone falls into the water?", ["the propeller may hurt them"]),
    ("Where are two places in which a boat may not be moored?", ["under bridges", "close to locks", "on sharp bends"]),
    ("What is a person who steers a boat called?", ["the helmsman", "the steerer"]),
    ("What is the front of a boat called?", ["the bow"]),
    ("How is a windlass used at a lock?", ["it opens and closes the paddles"]),
]


@layout(HALF, "bullets-as-answers", "US style list of questions, accepted answers as bullets below each, headings between")
def bullets_as_answers(draw):
    items, lines = [], [".TL", "Questions for the boating certificate"]
    headings = {1: "PART ONE: LOCKS AND RULES", 6: "PART TWO: PEOPLE AND BOATS"}
    for place, (question, answers) in enumerate(LOCKS, 1):
        if place in headings:
            lines += [".SH", headings[place]]
        lines += [f".IP {place}. 4n", plain(question), ".RS"]
        lines += [line for answer in answers for line in (r".IP \(bu 2n", plain(answer))]
        lines.append(".RE")
        items.append(item(question, "\n".join(answers), str(place)))
    engine, source = roff(draw, lines)
    return Document(engine, source, items)


MAPS = [
    ("contour", "a line that joins points of the same height", "The contours are close together on a steep slope."),
    ("scale", "how distances on a map compare with those on the ground", "On a scale of 1 : 50 000, 2 cm stand for 1 km."),
    ("legend", "a list of the symbols on a map and what they mean", "Look at the legend to find the sign for a church."),
    ("grid reference", "numbers that give the position of a place on a map", "The car park is at grid reference 254718."),
    ("relief", "the shape and height of the land", "The relief of East Anglia is low and flat."),
    ("spot height", "a dot on a map with the height of that point", "The spot height on the hill says 231."),
    ("bearing", "an angle measured clockwise from north", "We walked on a bearing of 090, due east."),
    ("latitude", "how far north or south of the Equator a place is", "London has a latitude of about 51 degrees north."),
    ("longitude", "how far east or west of Greenwich a place is", "Greenwich has a longitude of 0 degrees."),
]


@layout(HALF, "terms-three-columns", "web page, table Key term, Definition, Example in a sentence")
def terms_three_columns(draw):
    items = [item(term, meaning, kind="definition") for term, meaning, _ in MAPS]
    body = "<h1>Map skills: key terms</h1><table>" + rows([["Key term", "Definition", "Example"]], "th")
    body += rows([[f"<b>{web(term)}</b>", web(meaning), f"<i>{web(example)}</i>"] for term, meaning, example in MAPS]) + "</table>"
    css = "table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #666; padding: 2mm; text-align: left; vertical-align: top } th { background: #ddd } td:first-child { width: 24% }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans", "Noto Serif"], (10, 11, 12), css)
    return Document(engine, source, items)
