"""The hundred and tenth: ordinary sheets by one who does not know the reader: school papers of Kenya, South Africa and the Caribbean,
a midterm with its solutions, an admission test, general knowledge, a web form, German statements, a grammar sheet, a list to match,
viva questions and a letter home.
"""

from latex import document, table, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from webpage import page, web

HALF = "unseen"
ROMAN = ["i", "ii", "iii", "iv"]
BREAK = paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page" fo:text-align="center"')

# End of term paper in agriculture, Kenya: marks in brackets behind the text, marking scheme behind the paper

FARM_A = [
    ("State three advantages of mixed farming.", 3, ["It spreads the risk of loss.", "Crop residues feed the livestock.", "Manure from the animals improves the soil."], None),
    ("Name two tools that are used in the nursery bed.", 2, ["Watering can", "Garden trowel", "Dibber"], "Any two"),
    ("What is meant by the term weaning?", 1, ["Gradual stopping of a young animal from feeding on milk"], None),
    ("Give two reasons for deworming cattle.", 2, ["To keep the cattle healthy", "To increase their yield of milk or meat"], None),
    ("State two signs of nitrogen deficiency in maize.", 2, ["Yellowing of the lower leaves", "Stunted growth"], None),
]
FARM_B = [
    ("A farmer in Nyeri keeps 40 layers in a deep litter house.", [
        ("Name two materials that can be used as litter.", 2, ["Wood shavings", "Chopped straw"], None),
        ("Explain why the litter should be kept dry.", 2, ["Wet litter encourages coccidiosis", "and gives off ammonia, which irritates the birds"], None),
        ("Each bird needs 0.27 m² of floor space. Calculate the floor space needed for the flock.", 2, ["40 × 0.27", "= 10.8 m²"], None),
    ]),
    ("Soil erosion has destroyed part of a sloping field.", [
        ("List three agents of soil erosion.", 3, ["Water", "Wind", "Animals", "Human beings"], "Any three"),
        ("Describe how terraces control soil erosion.", 2, ["They reduce the length of the slope", "so that water runs slowly and sinks into the soil"], None),
        ("Name one crop that gives good ground cover.", 1, ["Sweet potatoes"], None),
    ]),
]


@layout(HALF, "paper-almucantar", "agriculture paper of a Kenyan school, word processor: (3 marks) behind each text, dotted lines, parts (a), sections; marking scheme as a list in the same file")
def paper_almucantar(draw):
    def lines(count):
        return "".join(paragraph(run("\t"), "Line") for _ in range(count))

    def said(points, note):
        return "".join(paragraph(run(f"-\t{p} (1 mk)"), "Point") for p in points) + (paragraph(run(note, "I"), "Deep") if note else "")

    def told(points, marks, note):
        return {"rubric": [{"text": p, "marks": 1} for p in points] if marks > 1 else None, "guidance": note}

    body = paragraph(run("MWANGAZA SECONDARY SCHOOL"), "Mid") + paragraph(run("FORM TWO AGRICULTURE – END OF TERM II EXAMINATION"), "Mid") + paragraph(run("TIME: 1 HOUR"), "Mid")
    body += paragraph(run("NAME: ……………………………………………………\tADM. NO: …………………"), "Body") + paragraph(run("INSTRUCTIONS: Answer all the questions in the spaces provided.", "I"))
    body += paragraph(run("SECTION A (10 MARKS)"), "Head")
    key, items = paragraph(run("MARKING SCHEME – FORM TWO AGRICULTURE"), "New") + paragraph(run("SECTION A"), "Head"), []
    asked = draw.mixed(FARM_A)
    for n, (question, marks, points, note) in enumerate(asked, 1):
        body += paragraph(run(f"{n}.\t{question} ") + run(f"({marks} mark{'s' * (marks > 1)})"), "Part") + lines(marks)
        key += paragraph(run(f"{n}.\t-\t{points[0]} (1 mk)"), "Key1") + said(points[1:], note)
        items.append(item(question, "\n".join(points), str(n), marks, **told(points, marks, note)))
    body += paragraph(run("SECTION B (12 MARKS)"), "Head")
    key += paragraph(run("SECTION B"), "Head")
    for n, (stem, parts) in enumerate(FARM_B, len(asked) + 1):
        body += paragraph(run(f"{n}.\t{stem}"), "Part")
        for k, (question, marks, points, note) in enumerate(parts):
            letter = "abc"[k]
            body += paragraph(run(f"({letter})\t{question} ({marks} mark{'s' * (marks > 1)})"), "Inner") + lines(marks)
            key += paragraph(run((f"{n}." if not k else "") + f"\t({letter})\t-\t{points[0]} (1 mk)"), "Key2") + said(points[1:], note).replace('"Point"', '"Point2"').replace('"Deep"', '"Deep2"')
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, kind="numeric" if "Calculate" in question else "short", **told(points, marks, note)))
    body += paragraph(run("THIS IS THE LAST PRINTED PAGE", "B"), "Mid2")
    styles = BREAK + paragraph_style("Mid", 0.05, bold=True, size=13, extra='fo:text-align="center"') + paragraph_style("Mid2", 0.8, extra='fo:text-align="center"') + paragraph_style("Point", 0.03, 1.6, -0.6, [(1.6, "")]) + paragraph_style("Deep", 0.03, 1.6) + paragraph_style("Point2", 0.03, 2.5, -0.6, [(2.5, "")]) + paragraph_style("Deep2", 0.03, 2.5) + paragraph_style("Key1", 0.2, 1.6, -1.6, [(1.0, ""), (1.6, "")]) + paragraph_style("Key2", 0.2, 2.5, -2.5, [(1.0, ""), (1.9, ""), (2.5, "")])
    engine, source = office(draw, body + key, ["Liberation Serif", "Caladea"], (12,), 2.0, styles=styles)
    return Document(engine, source, items)


# Life sciences paper, South Africa: decimal numbers, (2) at the margin, memorandum in its own file

LIFE_CHOICE = [
    ("The part of the heart that pumps blood to the lungs is the …", ["left atrium.", "left ventricle.", "right atrium.", "right ventricle."], 3),
    ("Which ONE of the following is a function of the large intestine?", ["Absorption of water", "Digestion of proteins", "Secretion of bile", "Storage of glycogen"], 0),
    ("The exchange of gases in leaves takes place through the …", ["xylem.", "stomata.", "cuticle.", "root hairs."], 1),
]
LIFE_TERMS = [("The movement of water through a selectively permeable membrane", "Osmosis"), ("The organelle in which cellular respiration takes place", "Mitochondrion"), ("The loss of water vapour from the leaves of plants", "Transpiration")]
LIFE_PARTS = [
    ("The diagram below shows a food chain in a grassland.", True, [
        ("Name the producer in the food chain.", 1, ["Grass"]),
        ("Describe TWO effects on the food chain if all the snakes were removed.", 4, ["The number of mice would increase", "because nothing feeds on them", "The amount of grass would decrease", "because more mice feed on it"]),
    ]),
    ("A learner measured the pulse rate of ten boys before and after they had run around the field. The average before the run was 72 beats per minute and after it 126 beats per minute.", False, [
        ("Identify the dependent variable.", 1, ["Pulse rate"]),
        ("Calculate the percentage increase of the average pulse rate. Show ALL working.", 3, ["126 − 72 = 54", "54/72 × 100", "= 75%"]),
        ("State ONE way in which the learner could improve the reliability of the investigation.", 1, ["Use more than ten boys"]),
    ]),
]
CHAIN = r"\begin{center}\begin{tikzpicture}[every node/.style={draw,minimum width=20mm,minimum height=8mm}]\node (a) at (0,0) {grass};\node (b) at (3.4,0) {mouse};\node (c) at (6.8,0) {snake};\node (d) at (10.2,0) {eagle};\draw[->,thick] (a)--(b);\draw[->,thick] (b)--(c);\draw[->,thick] (c)--(d);\end{tikzpicture}\end{center}"


@layout(HALF, "paper-alidade", "life sciences paper of a South African kind, XeLaTeX: QUESTION 1, 1.1, 1.1.1 with (2) at the right margin, (3 × 2) below choices, [11] totals; memorandum with ticks in its own file")
def paper_alidade(draw):
    tick = r"\,{\fontspec{DejaVu Sans}✓}"

    def row(label, text, marks=""):
        return rf"\needspace{{1.6cm}}\lab{{0pt}}{{15mm}}{{{label}}}{{{text}}}" + (rf"\vspace{{-\dimexpr\baselineskip+\parskip}}\hfill\rlap{{\hspace*{{4mm}}({marks})}}\par" if marks else "") + r"\smallskip" "\n"

    body, memo, items = r"{\large\bfseries SECTION A}\par\bigskip\textbf{QUESTION 1}\par\medskip ", r"{\large\bfseries SECTION A}\par\bigskip\textbf{QUESTION 1}\par\medskip ", []
    first = "Various options are provided as possible answers to the following questions. Choose the answer and write only the letter (A to D) next to the question number (1.1.1 to 1.1.3)."
    body += row("1.1", first)
    for n, (question, options, right) in enumerate(LIFE_CHOICE, 1):
        body += row(f"1.1.{n}", tex(question) + r"\par\smallskip " + r"\par ".join(rf"\makebox[8mm][l]{{{c}}}{tex(o)}" for c, o in zip("ABCD", options)))
        memo += row(f"1.1.{n}", "ABCD"[right] + tick + tick)
        items.append(item(question, options[right], f"1.1.{n}", None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], stem=first))
    body += r"\hfill (3 $\times$ 2)\rlap{\hspace*{4mm}(6)}\par\medskip "
    memo += r"\hfill (3 $\times$ 2)\rlap{\hspace*{4mm}(6)}\par\medskip "
    second = "Give the correct biological term for each of the following descriptions."
    body += row("1.2", second)
    for n, (text, term) in enumerate(LIFE_TERMS, 1):
        body += row(f"1.2.{n}", tex(text))
        memo += row(f"1.2.{n}", tex(term) + tick)
        items.append(item(text, term, f"1.2.{n}", None, stem=second))
    body += r"\hfill (3 $\times$ 1)\rlap{\hspace*{4mm}(3)}\par\medskip\hfill\textbf{TOTAL SECTION A:\quad 9}\newpage{\large\bfseries SECTION B}\par\bigskip\textbf{QUESTION 2}\par\medskip "
    memo += r"\hfill (3 $\times$ 1)\rlap{\hspace*{4mm}(3)}\par\medskip\hfill\textbf{TOTAL SECTION A:\quad 9}\par\bigskip{\large\bfseries SECTION B}\par\bigskip\textbf{QUESTION 2}\par\medskip "
    for n, (stem, drawn, parts) in enumerate(LIFE_PARTS, 1):
        body += row(f"2.{n}", tex(stem)) + (CHAIN if drawn else "")
        for k, (question, marks, points) in enumerate(parts, 1):
            label = f"2.{n}.{k}"
            body += row(label, tex(question), marks)
            memo += row(label, r"\par ".join(tex(p) + tick for p in points), marks)
            items.append(item(question, "\n".join(points), label, marks, stem=stem, kind="numeric" if "Calculate" in question else "short", rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None))
    last = "Explain why the wall of the left ventricle is thicker than that of the right ventricle."
    points = ["The left ventricle pumps blood to the whole body", "over a longer distance", "so it must create a higher pressure"]
    body += row("2.3", last, 3) + r"\hfill\rlap{\hspace*{4mm}\textbf{[13]}}\par\medskip\hfill\textbf{TOTAL SECTION B:\quad 13}\par\hfill\textbf{GRAND TOTAL:\quad 22}"
    memo += row("2.3", r"\par ".join(p + tick for p in points), 3) + r"\hfill\rlap{\hspace*{4mm}\textbf{[13]}}\par\medskip\hfill\textbf{GRAND TOTAL:\quad 22}"
    items.append(item(last, "\n".join(points), "2.3", 3, rubric=[{"text": p, "marks": None} for p in points]))
    look = dict(fonts=["arial"], sizes=(11,), margins=(24, 24), extra=r"\geometry{right=34mm}")
    engine, source = document(draw, body, head=r"\fancyhead[L]{\small Life Sciences}\fancyhead[C]{\small\thepage}\fancyhead[R]{\small Grade 10 -- November}", foot=r"\fancyfoot[L]{\footnotesize Copyright reserved}\fancyfoot[R]{\footnotesize Please turn over}", **look)
    marking = document(draw, memo, head=r"\fancyhead[L]{\small Life Sciences}\fancyhead[C]{\small\thepage}\fancyhead[R]{\small Marking guidelines}", foot=r"\fancyfoot[L]{\footnotesize Copyright reserved}", **look)[1]
    return Document(engine, source, items, marking)


# Midterm with solutions, United States

MIDTERM = [
    (12, "The weekly demand for movie tickets in a small town is Q = 600 − 50P, and the supply is Q = 100P, where P is the price in dollars.", [
        (4, "Find the equilibrium price.", "Set demand equal to supply: 600 − 50P = 100P, so 150P = 600 and P = $4.", "P = $4"),
        (3, "Find the equilibrium quantity.", "Put the price into either equation: Q = 100(4) = 400 tickets.", "400 tickets"),
        (5, "The town sets a price ceiling of $3. Find the size of the shortage.", "At $3 demand is 450 and supply is 300. The shortage is 150 tickets.", "150 tickets"),
    ]),
    (10, "Answer each of the following in one or two sentences.", [
        (5, "What is an opportunity cost?", "The value of the best alternative that is given up when a choice is made.", None),
        (5, "Why is the demand for salt inelastic?", "Salt has no close substitutes and takes only a tiny share of a household’s budget.", None),
    ]),
    (12, "A bakery has fixed costs of $200 a day. Each loaf costs $1.50 to make and is sold for $4.00.", [
        (4, "What is the total cost of making 100 loaves?", "Total cost is 200 + 1.50(100) = $350.", "$350"),
        (4, "How many loaves must the bakery sell each day to break even?", "Each loaf brings in 4.00 − 1.50 = $2.50 above its cost, so 200/2.50 = 80 loaves.", "80 loaves"),
        (4, "What is the profit on a day when 120 loaves are sold?", "The profit is 2.50(120) − 200 = $100.", "$100"),
    ]),
    (8, "The price of a bus ticket rises from $2.00 to $2.20 and the number of riders falls from 5,000 to 4,750 a day.", [
        (4, "Compute the price elasticity of demand, using the first price as the base.", "The quantity falls by 5% and the price rises by 10%, so the elasticity is −0.5.", "−0.5"),
        (4, "Does the revenue of the bus company rise or fall?", "It rises, since demand is inelastic: from $10,000 to $10,450 a day.", None),
    ]),
]


@layout(HALF, "paper-orrery", "midterm of an American college with solutions, LaTeX: 1. (12 points) before the text, (a) (4 points), Solution: in a frame below each part, table of points on the first page")
def paper_orrery(draw):
    form = " & ".join(["Question", *"1234", "Total"]) + r"\\\hline " + " & ".join(["Points", *(str(m) for m, _, _ in MIDTERM), str(sum(m for m, _, _ in MIDTERM))]) + r"\\\hline " + "Score & & & & & "
    body = r"\textbf{ECON 101: Principles of Microeconomics}\hfill\textbf{Fall Term}\par\textbf{Midterm Exam 1 --- Solutions}\hfill 50 minutes\par\medskip Name: \rule{70mm}{.4pt}\hfill Section: \rule{20mm}{.4pt}\par\medskip This exam has four questions on two pages. Calculators are permitted; notes are not. Show all of your work.\par\begin{center}\begin{tabular}{|l|c|c|c|c|c|}\hline " + form + r"\\\hline\end{tabular}\end{center}"
    items = []
    for n, (points, stem, parts) in enumerate(MIDTERM, 1):
        body += rf"\bigskip\needspace{{4cm}}\lab{{0pt}}{{7mm}}{{{n}.}}{{({points} points) {tex(stem)}}}" "\n"
        for k, (marks, question, solution, result) in enumerate(parts):
            letter = "abc"[k]
            body += rf"\smallskip\needspace{{2.4cm}}\lab{{7mm}}{{7mm}}{{({letter})}}{{({marks} points) {tex(question)}}}\nopagebreak\smallskip\hspace*{{14mm}}\fbox{{\parbox{{\dimexpr\linewidth-16mm}}{{\textbf{{Solution:}} {tex(solution)}}}}}\par " "\n"
            items.append(item(question, result or solution, f"{n}({letter})", marks, stem=stem, kind="numeric" if result else "short", answer_kind="contains" if result else None))
    engine, source = document(draw, body, ["cm", "lm"], (11,), (24, 26), head=r"\fancyhead[L]{\small ECON 101}\fancyhead[R]{\small Midterm 1}", foot=r"Page \thepage\ of \pageref{LastPage}", extra=r"\usepackage{lastpage}\renewcommand\headrulewidth{.4pt}")
    return Document(engine, source, items)


# Integrated science paper, Caribbean, marks on a line of their own, no answers

CARIB = [
    ("Figure 1 shows a simple circuit that a student sets up in the laboratory.", [
        ("", [("Name the parts labelled X and Y.", 2), ("State the function of the part labelled X.", 1)]),
        ("", [("The bulb does not light when the switch is closed. Suggest TWO possible reasons for this.", 2)]),
        ("The bulb is rated at 6 V and carries a current of 0.5 A.", [("Write the formula that relates power, current and voltage.", 1), ("Calculate the power of the bulb.", 2)]),
    ]),
    ("Mosquitoes are common in many Caribbean countries after the rainy season.", [
        ("", [("List the FOUR stages in the life cycle of the mosquito.", 4)]),
        ("", [("Name ONE disease that is spread by mosquitoes.", 1), ("Outline how this disease is passed from one person to another.", 3)]),
        ("", [("Describe TWO measures by which a householder can control mosquitoes, giving a reason for EACH.", 4)]),
    ]),
]


@layout(HALF, "paper-gnomon", "integrated science paper of a Caribbean kind, Chromium: 1. (a) (i) on one row, ruled lines, (2 marks) at the right on a line of its own, totals, GO ON TO THE NEXT PAGE, a circuit; no answers")
def paper_gnomon(draw):
    circuit = "<div class=f><svg width=330 height=150 viewBox='0 0 330 150' fill=none stroke=black stroke-width=1.5><path d='M60 30 H140 M152 30 H270 V120 H190 M150 120 H60 V95 M60 62 V30 M60 62 L74 92'/><path d='M140 15 V45 M152 22 V38'/><circle cx=170 cy=120 r=20 fill=white /><path d='M156 106 L184 134 M184 106 L156 134'/><text x=141 y=12 fill=black stroke=none font-size=13>X</text><text x=165 y=96 fill=black stroke=none font-size=13>Y</text></svg><p><b>Figure 1. A simple circuit</b></p></div>"
    body, items = "<p class=c>SECTION A</p><p class=c>Answer ALL questions in the spaces provided.</p>", []
    for n, (stem, groups) in enumerate(CARIB, 1):
        total = sum(m for _, asked in groups for _, m in asked)
        body += f"<div class=q><span class=n>{n}.</span><span class=x>{stem}</span></div>" + (circuit if n == 1 else "")
        for g, (lead, asked) in enumerate(groups):
            letter = "abc"[g]
            if lead:
                body += f"<div class=q><span class=n></span><span class=n>({letter})</span><span class=x>{lead}</span></div>"
            for r, (question, marks) in enumerate(asked):
                roman = ROMAN[r] if len(asked) > 1 else ""
                shown = f"({letter})" if r == 0 and not lead else ""
                body += f"<div class=p><div class=q><span class=n></span><span class=n>{shown}</span>" + (f"<span class=n>({roman})</span>" if roman else "") + f"<span class=x>{question}</span></div>" + "<div class=l></div>" * (marks + 1) + f"<div class=m>({marks} mark{'s' * (marks > 1)})</div></div>"
                items.append(item(question, None, f"{n}({letter})" + (f"({roman})" if roman else ""), marks, stem=" ".join(s for s in (stem, lead) if s), kind="numeric" if question.startswith("Calculate") else "short"))
        body += f"<div class=t>Total {total} marks</div>" + ("<div class=g>GO ON TO THE NEXT PAGE</div>" if n == 1 else "<div class=g>END OF TEST</div>")
    css = ".c { text-align: center; font-weight: bold; margin: 2mm } .q { display: flex; margin-top: 3mm } .n { width: 10mm; flex: none } .n:first-child { font-weight: bold } .x { flex: 1 } .l { border-bottom: 1px solid #333; height: 6mm; margin-left: 20mm } .m { text-align: right; font-weight: bold; margin-top: 1.5mm } .p { break-inside: avoid } .t { text-align: right; font-weight: bold; margin-top: 3mm } .g { text-align: center; margin: 3mm 0 0; font-size: 90% } .g:not(:last-child) { break-after: page } .f { text-align: center } .f p { margin: 1mm }"
    engine, source = page(draw, body, ["Liberation Serif", "Caladea"], (11,), css)
    return Document(engine, source, items)


# Admission test, United States: A to D and F to J in turn

ADMISSION = [
    ("What is 15% of 240?", ["24", "30", "36", "40"], 2),
    ("If 3x − 7 = 14, then x = ?", ["7", "5", "3", "21"], 0),
    ("A rectangle is 9 feet long and 6 feet wide. What is its perimeter, in feet?", ["15", "30", "54", "60"], 1),
    ("Which of the following numbers is prime?", ["51", "57", "63", "67"], 3),
    ("The mean of 4, 8, 10 and x is 9. What is the value of x?", ["9", "12", "14", "16"], 2),
    ("What is the slope of the line that passes through (1, 2) and (4, 11)?", ["3", "9", "1/3", "−3"], 0),
    ("A shirt that costs $40 is sold at a discount of 25%. What is the sale price?", ["$10", "$15", "$25", "$30"], 3),
    ("A bag holds 5 red, 3 blue and 2 green marbles. What is the probability of drawing a blue marble?", ["1/5", "3/10", "1/2", "3/7"], 1),
    ("Which expression is equal to (x + 4)(x − 4)?", ["x² − 16", "x² + 16", "x² − 8x + 16", "2x"], 0),
    ("The legs of a right triangle are 5 and 12 units long. How long is the hypotenuse?", ["11", "12.5", "13", "17"], 2),
    ("A car travels 156 miles in 3 hours. At this rate, how far does it travel in 5 hours?", ["208 miles", "234 miles", "250 miles", "260 miles"], 3),
    ("What is the value of |−6| − |2|?", ["−8", "4", "8", "−4"], 1),
]


@layout(HALF, "choices-quadrant", "admission test, LaTeX, two columns with a rule: bold numbers, options A. to D. for odd and F. to J. for even numbers, answer key as a table of three rows of pairs overleaf")
def choices_quadrant(draw):
    asked, items, key = draw.shuffled(ADMISSION), [], []
    body = r"\begin{center}{\Large\bfseries MATHEMATICS PRACTICE TEST}\par\textit{20 Minutes --- 12 Questions}\end{center}\textbf{DIRECTIONS:} Solve each problem, choose the correct answer, and then fill in the corresponding oval on your answer folder. Do not linger over problems that take too much time. You are permitted to use a calculator on this test.\par\medskip\hrule\begin{multicols}{2}" "\n"
    for n, (question, options, right) in enumerate(asked, 1):
        letters = "ABCD" if n % 2 else "FGHJ"
        body += rf"\needspace{{3.4cm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\nopagebreak\vspace{{-2pt}}" + "".join(rf"\lab{{8mm}}{{8mm}}{{\textbf{{{c}.}}}}{{{tex(o)}}}\nopagebreak " for c, o in zip(letters, options)) + r"\smallskip" "\n"
        key.append((str(n), letters[right]))
        items.append(item(question, options[right], str(n), None, choices(letters, options), kind="mcq", answer_label=letters[right]))
    grid = table([[a for pair in key[start::3] for a in pair] for start in range(3)], "|" + "r@{\\quad}c|" * 4)
    body += r"\end{multicols}\hrule\medskip\begin{center}\textbf{END OF TEST. STOP! DO NOT TURN THE PAGE UNTIL TOLD TO DO SO.}\end{center}\newpage\fancyfoot[R]{}\begin{center}{\large\bfseries Mathematics Practice Test: Answer Key}\par\bigskip " + grid + r"\end{center}\bigskip\textbf{Scoring:} Count the number of correct answers. There is no penalty for guessing.\par Number correct: \rule{20mm}{.4pt} out of 12"
    engine, source = document(draw, body, ["timesnew", "helvetica", "libertine"], (11,), (18, 20), head=r"\fancyhead[L]{\textbf{2}}\fancyhead[C]{$\blacktriangle\ \blacktriangle\ \blacktriangle\ \blacktriangle\ \blacktriangle\ \blacktriangle$}\fancyhead[R]{\textbf{2}}", foot=r"\fancyfoot[R]{\small GO ON TO THE NEXT PAGE.}\fancyfoot[C]{\small\thepage}", extra=r"\setlength\columnseprule{.4pt}\setlength\columnsep{9mm}")
    return Document(engine, source, items)


# General knowledge of a coaching site, India

GENERAL = [
    ("Which planet is known as the Red Planet?", ["Venus", "Mars", "Jupiter", "Saturn"], 1, "Its soil is rich in iron oxide."),
    ("Who wrote the national song ‘Vande Mataram’?", ["Rabindranath Tagore", "Sarojini Naidu", "Bankim Chandra Chattopadhyay", "Subramania Bharati"], 2, "It appears in the novel Anandamath of 1882."),
    ("The Hirakud Dam is built on which river?", ["Mahanadi", "Godavari", "Kaveri", "Narmada"], 0, "The dam is in the state of Odisha."),
    ("Which vitamin is produced in the skin by sunlight?", ["Vitamin A", "Vitamin B12", "Vitamin C", "Vitamin D"], 3, "Ultraviolet rays change a form of cholesterol in the skin."),
    ("How many players are there in a kabaddi team on the court?", ["Five", "Six", "Seven", "Eleven"], 2, "Five more may sit on the bench."),
    ("The headquarters of the World Health Organization is at", ["Geneva", "New York", "Paris", "Vienna"], 0, "It was founded there on 7 April 1948."),
    ("Which gas is filled in electric bulbs?", ["Oxygen", "Argon", "Hydrogen", "Chlorine"], 1, "An inert gas keeps the filament from burning."),
    ("The Battle of Plassey was fought in the year", ["1757", "1764", "1857", "1526"], 0, "Robert Clive defeated Siraj ud-Daulah."),
    ("Which is the smallest state of India by area?", ["Sikkim", "Tripura", "Manipur", "Goa"], 3, "Its area is about 3,700 square kilometres."),
    ("The instrument used to measure rainfall is called a", ["hydrometer", "rain gauge", "lactometer", "seismograph"], 1, "The depth of rain is given in millimetres."),
    ("Who was the first President of India?", ["Dr. Rajendra Prasad", "Dr. S. Radhakrishnan", "Dr. Zakir Husain", "V. V. Giri"], 0, "He held office from 1950 to 1962."),
]


@layout(HALF, "choices-clepsydra", "general knowledge of an Indian coaching site, word processor: 1. question, (a) to (d) two in a row with tabs, Ans. (b) in bold below with an explanation, head with address")
def choices_clepsydra(draw):
    body, items = paragraph(run("GENERAL KNOWLEDGE – PRACTICE SET 23"), "Big") + paragraph(run("For Railway, Bank and SSC Examinations", "I"), "Mid"), []
    for n, (question, options, right, why) in enumerate(draw.some(draw.shuffled(GENERAL), 10), 1):
        body += paragraph(run(f"{n}.\t{question}", "B"), "Ask")
        body += paragraph(run(f"(a) {options[0]}\t(b) {options[1]}"), "Two") + paragraph(run(f"(c) {options[2]}\t(d) {options[3]}"), "Two")
        body += paragraph(run(f"Ans. ({'abcd'[right]})", "B"), "Keep") + paragraph(run("Exp: ", "B") + run(why), "Last")
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    styles = (
        paragraph_style("Big", 0.4, bold=True, size=15, extra='fo:text-align="center"') + paragraph_style("Mid", 0.05, extra='fo:text-align="center"')
        + paragraph_style("Ask", 0.4, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always"') + paragraph_style("Two", 0.05, 0.9, 0, [(8.5, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Keep", 0.08, 0.9, extra='fo:keep-with-next="always"') + paragraph_style("Last", 0.03, 0.9)
    )
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Liberation Serif"], (11,), 2.0, head="Gyan Jyoti Academy, Patna · www.gyanjyoti.example", styles=styles)
    return Document(engine, source, items)


# A web form printed for pupils

FORM = [
    ("What does the H in HTML stand for?", "one", ["Hyper", "High", "Home", "Host"], 1),
    ("Which of these is an input device?", "one", ["Monitor", "Printer", "Keyboard", "Speaker"], 1),
    ("How many bits are there in one byte?", "one", ["4", "8", "10", "16"], 1),
    ("Which of the following are web browsers?", "many", ["Firefox", "Excel", "Safari", "Chrome", "Python"], 3),
    ("What is the name for unwanted email that is sent to many people?", "one", ["Spam", "Cache", "Cookie", "Wiki"], 1),
    ("Which password is the strongest?", "one", ["password1", "12345678", "Tk7!vq-Rm2", "qwerty"], 1),
    ("Write down the file extension of a plain text file.", "line", None, 2),
    ("Which part of the computer carries out the instructions of a program?", "one", ["Hard disk", "CPU", "Mouse", "Power supply"], 1),
    ("Which of these should you never share online?", "many", ["Your home address", "Your favourite colour", "Your passwords", "Your phone number"], 3),
    ("Explain in your own words what phishing is.", "lines", None, 4),
]


@layout(HALF, "choices-periscope", "web form as printed, Chromium: coloured title, numbers, a red star, 1 point at the right, Mark only one oval. above rings, Check all that apply. above squares, lines; no answers")
def choices_periscope(draw):
    body, items = "<div class=h><h1>Year 7 Computing: Online Safety Check</h1><p>Please complete by Friday. This quiz has ten questions and is worth 16 points in total.</p><p class=r>* Indicates required question</p></div>", []
    for n, (question, kind, options, points) in enumerate(FORM, 1):
        body += f"<div class=q><div class=a><span class=n>{n}.</span><span class=x>{question} <b>*</b></span><span class=p>{points} point{'s' * (points > 1)}</span></div>"
        if options:
            body += f"<p class=i>{'Mark only one oval.' if kind == 'one' else 'Check all that apply.'}</p>" + "".join(f"<p class=o><span class={kind}></span>{o}</p>" for o in options)
        body += "<div class=l></div>" * {"line": 1, "lines": 4}.get(kind, 0) + "</div>"
        items.append(item(question, None, str(n), points, choices([None] * 9, options) if options else None, kind={"one": "mcq", "many": "multi", "line": "short", "lines": "long"}[kind]))
    body += "<p class=z>This content is neither created nor endorsed by the provider of this form.</p><p class=z>Forms</p>"
    css = ".h { border-top: 3mm solid #673ab7; border-bottom: 1px solid #ccc; padding: 3mm 0 } h1 { font-size: 190%; font-weight: normal; margin: 0 } .r, .x b { color: #c00; font-weight: normal } .q { break-inside: avoid; margin-top: 8mm } .a { display: flex } .n { width: 11mm } .x { flex: 1; padding-right: 6mm } .p { color: #555; font-size: 90% } .i { font-style: italic; font-size: 85%; color: #444; margin: 2mm 0 2mm 11mm } .o { margin: 2mm 0 2mm 16mm } .one, .many { display: inline-block; width: 7mm; height: 3.6mm; border: 1px solid #777; border-radius: 3mm; margin-right: 4mm; vertical-align: -0.5mm } .many { width: 3.6mm; border-radius: 0 } .l { border-bottom: 1px dotted #777; height: 9mm; margin-left: 11mm } .z { text-align: center; color: #777; font-size: 80%; margin: 8mm 0 0 }"
    engine, source = page(draw, body, ["Roboto", "Open Sans"], (10.5, 11), css)
    return Document(engine, source, items)


# Statements in German with a table to tick, solutions in small print

RHEIN = [
    ("Der Rhein entspringt in den Schweizer Alpen.", True, ""), ("Der Rhein mündet in die Ostsee.", False, "Er mündet in die Nordsee."), ("Die Mosel ist ein Nebenfluss des Rheins.", True, ""),
    ("Köln liegt an der Elbe.", False, "Köln liegt am Rhein."), ("Der Rhein fließt durch den Bodensee.", True, ""), ("Die Zugspitze ist der höchste Berg Deutschlands.", True, ""),
    ("Hamburg ist die Hauptstadt von Bayern.", False, "Die Hauptstadt von Bayern ist München."), ("Deutschland hat neun Nachbarländer.", True, ""), ("Die Insel Rügen liegt in der Nordsee.", False, "Rügen liegt in der Ostsee."),
    ("Das kleinste Bundesland ist Bremen.", True, ""), ("Der Brocken ist ein Berg im Schwarzwald.", False, "Er liegt im Harz."), ("Durch Dresden fließt die Elbe.", True, ""),
]


@layout(HALF, "statements-abacus", "German worksheet for geography, Chromium: Richtig oder falsch, ruled table with number, statement and two boxes under R and F, Lösungen in small print at the foot with corrections in brackets")
def statements_abacus(draw):
    asked = draw.some(RHEIN, 12)
    body = "<div class=t><span>Name: ______________________</span><span>Klasse: ______</span><span>Datum: ____________</span></div><h1>Flüsse, Berge und Städte in Deutschland</h1><p><b>Aufgabe:</b> Richtig oder falsch? Kreuze an und verbessere die falschen Sätze in deinem Heft.</p><table><tr><th>Nr.<th>Aussage<th>R<th>F</tr>"
    body += "".join(f"<tr><td>{n}<td>{web(text)}<td>☐<td>☐</tr>" for n, (text, _, _) in enumerate(asked, 1)) + "</table>"
    body += "<p class=k><b>Lösungen:</b> " + "; ".join(f"{n} {'R' if true else 'F'}" + (f" ({why})" if why else "") for n, (_, true, why) in enumerate(asked, 1)) + "</p><p class=f>Erdkunde 5 · Arbeitsblatt 12</p>"
    css = ".t { display: flex; justify-content: space-between } h1 { font-size: 150%; margin: 6mm 0 3mm } table { border-collapse: collapse; width: calc(100% - 1mm) } td, th { border: 1px solid #000; padding: 2mm 3mm; text-align: left } th { background: #ddd } td:first-child { width: 9mm } td:nth-child(n+3), th:nth-child(n+3) { width: 9mm; text-align: center } td:nth-child(n+3) { font-family: 'DejaVu Sans' } .k { font-size: 75%; margin-top: 12mm; border-top: 1px solid #999; padding-top: 2mm } .f { text-align: right; font-size: 75%; color: #666 }"
    engine, source = page(draw, body, ["Carlito", "Liberation Sans", "Lato"], (12,), css, language="de")
    return Document(engine, source, [item(text, "True" if true else "False", str(n), kind="truefalse") for n, (text, true, _) in enumerate(asked, 1)])


# Phrasal verbs with a bank, answers at the foot

PHRASAL = [
    ("Could you ______________ the radio? I can’t hear the news.", "turn up"), ("We had to ______________ the match because of the snow.", "call off"), ("My sister wants to ______________ smoking this year.", "give up"),
    ("Please ______________ your shoes before you come in.", "take off"), ("I ______________ to seeing you on Saturday.", "look forward"), ("The old car will ______________ if you drive it so fast.", "break down"),
    ("They were ______________ by their grandparents on a farm.", "brought up"), ("We have ______________ of milk; can you buy some?", "run out"),
    ("She ______________ her father: they have the same smile.", "takes after"), ("I need to ______________ early tomorrow to catch the train.", "get up"), ("He ______________ an old friend at the market yesterday.", "ran into"),
]


@layout(HALF, "gaps-odometer", "English worksheet of a site for teachers, Chromium: name and date, word bank in a rounded box, numbered sentences with underscores, answers in small print at the foot beside the name of the site")
def gaps_odometer(draw):
    asked = draw.some(PHRASAL, 10)
    bank = draw.mixed([answer for _, answer in asked])
    body = "<div class=t><span>Name ____________________________</span><span>Date ______________</span></div><h1>Phrasal Verbs in Everyday English</h1><p class=s>Intermediate (B1)</p><p>Complete the sentences with the phrasal verbs from the box. Use each of them once.</p><div class=b>" + "".join(f"<span>{w}</span>" for w in bank) + "</div>"
    body += "".join(f"<p class=q><span>{n})</span>{web(text)}</p>" for n, (text, _) in enumerate(asked, 1))
    body += "<div class=k><p><b>Answers</b> " + " &nbsp; ".join(f"{n}) {a}" for n, (_, a) in enumerate(asked, 1)) + "</p><p>Englishbarn.example © Free to copy for the classroom</p></div>"
    css = ".t { display: flex; justify-content: space-between } h1 { text-align: center; color: #0a6; margin: 7mm 0 0 } .s { text-align: center; margin: 0 0 5mm; color: #555 } .b { border: 2px solid #0a6; border-radius: 4mm; padding: 3mm; display: flex; flex-wrap: wrap; justify-content: space-around; margin: 4mm 1mm 6mm } .b span { padding: 1mm 5mm } .q { display: flex; margin: 3.2mm 0 } .q span { width: 10mm; flex: none } .k { font-size: 70%; margin-top: 14mm; color: #333; border-top: 1px dashed #888 }"
    engine, source = page(draw, body, ["Comic Neue", "Carlito", "Open Sans"], (12,), css)
    return Document(engine, source, [item(text, answer, str(n), kind="gap") for n, (text, answer) in enumerate(asked, 1)])


# Ancient history to match

ANCIENT = [
    ("pharaoh", "a ruler of ancient Egypt"), ("aqueduct", "a channel that carries water to a city"), ("hieroglyphics", "a form of writing that uses pictures"), ("democracy", "rule by the citizens of a state"),
    ("ziggurat", "a stepped temple tower of Mesopotamia"), ("papyrus", "a reed from which writing sheets were made"), ("gladiator", "a fighter who appeared in the arena"), ("city-state", "a town with its own government and the land around it"),
    ("legion", "a large unit of the Roman army"), ("oracle", "a priest or priestess who was asked about the future"),
]
SPARE = ["a tax that was paid in grain", "a merchant who traded along the Silk Road"]


@layout(HALF, "match-astrolabe", "unit test of an American school, XeLaTeX: a blank before each number, Column A and Column B with lettered meanings and two more than needed, key as 1. C in three columns on the next page")
def match_astrolabe(draw):
    asked = draw.shuffled(ANCIENT)
    ends = draw.mixed([meaning for _, meaning in asked] + SPARE)
    letters = "ABCDEFGHIJKL"
    listed = choices(letters, ends)
    left = [rf"\rule{{12mm}}{{.4pt}} & {n}. & {tex(word)}" for n, (word, _) in enumerate(asked, 1)] + [" & & "] * 2
    body = r"Name \rule{60mm}{.4pt}\hfill Class \rule{18mm}{.4pt}\hfill Date \rule{24mm}{.4pt}\par\bigskip{\Large\bfseries World History: Ancient Civilizations}\par\medskip{\large\bfseries Vocabulary Test}\par\medskip\textbf{Matching.} \textit{Match each term in Column A with its meaning in Column B. Write the letter on the line. Two of the letters will not be used. (2 points each)}\par\bigskip\renewcommand\arraystretch{1.7}\begin{tabular}{@{}l@{\ \ }r@{\ \ }p{40mm}@{\quad}r@{\ \ }>{\raggedright\arraybackslash}p{80mm}@{}}\multicolumn{3}{@{}l}{\textbf{Column A}} & \multicolumn{2}{l@{}}{\textbf{Column B}}\\"
    body += r"\\".join(f"{a} & {c}. & {tex(e)}" for a, c, e in zip(left, letters, ends)) + r"\end{tabular}\newpage{\Large\bfseries Answer Key}\par\medskip Vocabulary Test: Ancient Civilizations\par\begin{multicols}{3}"
    items = []
    for n, (word, meaning) in enumerate(asked, 1):
        right = letters[ends.index(meaning)]
        body += rf"{n}. {right}\par "
        items.append(item(word, meaning, str(n), None, listed, kind="match", answer_label=right))
    engine, source = document(draw, body + r"\end{multicols}", ["schoolbook", "timesnew", "noto"], (11,), (20, 22), foot=r"\fancyfoot[L]{\small Unit 2}\fancyfoot[R]{\small\thepage}")
    return Document(engine, source, items)


# Viva questions of a laboratory manual

VIVA = [
    ("What is the principle of a vernier caliper?", "One main scale division is slightly longer than one vernier scale division, and the difference can be read as a fraction of a millimetre."),
    ("What is meant by least count?", "It is the smallest length that can be measured accurately with the instrument."),
    ("What is the least count of the vernier caliper that you used?", "0.01 cm"),
    ("When does an instrument have a zero error?", "When the zero of the vernier scale does not coincide with the zero of the main scale while the jaws touch each other."),
    ("How is the zero error corrected?", "The zero error is subtracted, with its sign, from the observed reading."),
    ("Which jaws are used to measure the internal diameter of a tube?", "The upper jaws."),
    ("For what is the thin strip at the back of the caliper used?", "It is used to measure the depth of a vessel."),
    ("Why do you take several readings at different places?", "Because the body may not be uniform, and the mean of several readings reduces the error."),
    ("What is the difference between accuracy and precision?", "Accuracy tells how close a reading is to the true value, precision how close repeated readings are to each other."),
    ("Name an instrument that can measure smaller lengths than a vernier caliper.", "The micrometer screw gauge."),
    ("What is parallax?", "It is the apparent shift of a mark against the scale when the eye is moved."),
]


@layout(HALF, "viva-caliper", "page of a laboratory manual, word processor: aim and apparatus above, then VIVA VOCE with Q.1 in bold and Ans. below, each hanging")
def viva_caliper(draw):
    body = paragraph(run("EXPERIMENT 1"), "Big") + paragraph(run("AIM: ", "B") + run("To measure the diameter of a small spherical body and the depth of a beaker with a vernier caliper and to find its volume.")) + paragraph(run("APPARATUS: ", "B") + run("Vernier caliper, steel ball, beaker, magnifying glass."))
    body += paragraph(run("PRECAUTIONS", "B")) + "".join(paragraph(run(f"{n}.\t{text}"), "Item1") for n, text in enumerate(["The jaws should touch the body gently and without pressure.", "The body should be held parallel to the main scale.", "Readings should be taken with the eye straight above the mark."], 1))
    body += paragraph(run("VIVA VOCE"), "Mid")
    items = []
    for n, (question, answer) in enumerate(draw.some(VIVA, 11), 1):
        body += paragraph(run(f"Q.{n}\t{question}", "B"), "Ask") + paragraph(run("Ans.", "B") + run(f"\t{answer}"), "Say")
        items.append(item(question, answer, str(n)))
    styles = paragraph_style("Big", 0.4, bold=True, size=15, extra='fo:text-align="center"') + paragraph_style("Mid", 0.5, bold=True, size=13, extra='fo:text-align="center"') + paragraph_style("Item1", 0.05, 0.9, -0.9, [(0.9, "")]) + paragraph_style("Ask", 0.3, 1.3, -1.3, [(1.3, "")], extra='fo:keep-with-next="always"') + paragraph_style("Say", 0.05, 1.3, -1.3, [(1.3, "")])
    engine, source = office(draw, body, ["Liberation Serif", "Caladea"], (11, 12), 2.2, head="Laboratory Manual in Physics – Class XI", styles=styles)
    return Document(engine, source, items)


# Letter about a school trip with a reply slip


@layout(HALF, "letter-pyrometer", "letter of a school about a trip, word processor: letterhead, prices as a ruled table, numbered list of what to bring, dashed line and reply slip with blanks; nothing to be found")
def letter_pyrometer(draw):
    body = paragraph(run("Hollins Bridge Primary School"), "Big") + paragraph(run("Canal Street, Hollins Bridge · Telephone 01632 960 145 · office@hollinsbridge.example"), "Mid")
    body += paragraph(run("14 May")) + paragraph(run("Dear Parents and Carers,"))
    body += paragraph(run("Year 5 visit to the Museum of Science and Industry", "B"))
    body += paragraph(run("As part of our topic on forces and machines, Year 5 will visit the museum on Thursday 12 June. We shall leave school by coach at 8.45 a.m. and return at about 4.15 p.m. The children will take part in a workshop on levers and pulleys and will see the steam engines at work."))
    body += paragraph(run("The cost of the visit is made up as follows:"))
    body += office_table([[run("Item", "B"), run("Cost for each child", "B")], [run("Coach"), run("£7.50")], [run("Workshop"), run("£4.00")], [run("Total"), run("£11.50")]], [6.0, 5.0])
    body += paragraph(run("Please make sure that your child brings:")) + "".join(paragraph(run(f"{n}.\t{text}"), "Item1") for n, text in enumerate(["a packed lunch in a disposable bag and a drink that is not fizzy,", "a waterproof coat and comfortable shoes,", "school uniform, including the school sweatshirt,", "no more than £5 for the museum shop."], 1))
    body += paragraph(run("Payments can be made through the school’s online account until Friday 30 May. If you would like to help on the day, please speak to Mrs Ashworth.")) + paragraph(run("Yours sincerely,")) + paragraph(run("J. Ashworth")) + paragraph(run("Year 5 teacher", "I"))
    body += paragraph(run("✂ " + "- " * 60), "Cut") + paragraph(run("Year 5 visit to the Museum of Science and Industry – reply slip", "B")) + paragraph(run("I give permission for my child to take part in the visit on 12 June.")) + paragraph(run("Name of child: ______________________________    Class: ____________")) + paragraph(run("Medical needs: ____________________________________________________")) + paragraph(run("Signed: ______________________________    Date: ____________"))
    styles = paragraph_style("Big", 0, bold=True, size=18, extra='fo:text-align="center"') + paragraph_style("Mid", 0.05, size=9, extra='fo:text-align="center" fo:border-bottom="1pt solid #000000" fo:padding-bottom="0.1cm"') + paragraph_style("Item1", 0.05, 1.4, -0.7, [(1.4, "")]) + paragraph_style("Cut", 0.5, size=8)
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (11,), 2.0, foot=False, styles=styles)
    return Document(engine, source, [])
