"""The hundred and twelfth: twelve sheets that schools, publishers and web sites print: papers in biology and geography, a midterm
with solutions, choices of a state test and of a web site, statements, gaps, lists to match, an FAQ, words, a worksheet and rules.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, table, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "unseen"

# Biology paper

CELL = r"\begin{center}\begin{tikzpicture}[scale=0.8]\draw[thick] (0,0) rectangle (5,2.6);\draw (0.12,0.12) rectangle (4.88,2.48);\draw[fill=gray!12,rounded corners=10pt] (0.9,0.5) rectangle (3.3,2.0);\draw[fill=gray!45] (4.1,1.6) circle (0.4);\foreach \x/\y in {0.5/0.5,0.5/1.4,1.4/2.25,2.6/0.3,3.8/0.6,3.6/2.2} \draw[fill=gray!70] (\x,\y) ellipse (0.2 and 0.1);\draw (4.1,1.6)--(6,1.9) node[right]{P};\draw (2.2,1.2)--(6,0.7) node[right]{Q};\end{tikzpicture}\\[2pt]\textbf{Fig. 1}\end{center}"
POTATO = r"\begin{center}\textbf{Table 1}\\[3pt]\renewcommand\arraystretch{1.2}\begin{tabular}{|l|c|c|}\hline \textbf{Solution} & \textbf{Mass at start / g} & \textbf{Mass after 30 min / g}\\\hline distilled water & 4.0 & 4.6\\\hline 2\% salt & 4.1 & 4.0\\\hline 5\% salt & 4.0 & 3.3\\\hline 10\% salt & 4.2 & 3.0\\\hline\end{tabular}\end{center}"
BIOLOGY = [
    ("Fig. 1 shows a cell from the leaf of a plant, as seen through a light microscope.", CELL, [
        ("Name the parts labelled P and Q.", 2, None),
        ("Most cells of a leaf contain chloroplasts.", 0, [("State the function of chloroplasts.", 1), ("Explain why the cells of a root have no chloroplasts.", 2)]),
        ("The cell in Fig. 1 is 0.06 mm long. Calculate the magnification of a drawing in which it is 48 mm long.", 2, None),
    ]),
    ("A student left four strips of potato in different solutions for 30 minutes. Table 1 shows the results.", POTATO, [
        ("State which solution caused the greatest loss of mass.", 1, None),
        ("Explain, in terms of osmosis, why the strip in distilled water gained mass.", 3, None),
        ("The student repeated the investigation with strips of boiled potato.", 0, [("Predict what happened to the mass of the boiled strip in distilled water.", 1), ("Give a reason for your prediction.", 2)]),
    ]),
    ("Some athletes spend several weeks high in the mountains before an important race.", "", [
        ("Describe how the blood of an athlete changes during a long stay at high altitude.", 2, None),
        ("Suggest one disadvantage of training at high altitude.", 1, None),
    ]),
]


@layout(HALF, "paper-sextant", "biology paper, LaTeX: 1 (a) (i) in three columns, dotted lines, (2 marks) in italics at the right below the lines, a total in bold after each question; nothing answered")
def paper_sextant(draw):
    body, items = r"\begin{center}{\bfseries NORTHERN ISLANDS EXAMINATIONS COUNCIL}\\[2pt]{\bfseries SECONDARY EDUCATION CERTIFICATE}\\[2pt]BIOLOGY\quad Paper 02\\[2pt]\textit{1 hour 15 minutes}\end{center}\rule{\linewidth}{0.6pt}\par\textbf{READ THE FOLLOWING INSTRUCTIONS CAREFULLY.}\begin{enumerate}[nosep]\item This paper consists of THREE questions. Answer ALL of them.\item Write your answers in the spaces provided in this booklet.\item Show all working in calculations.\end{enumerate}\rule{\linewidth}{0.6pt}\par\bigskip ", []

    def ask(label, indent, text, marks):
        lines = r"\dotline" * (marks + 1)
        return rf"\needspace{{3cm}}\lab{{{indent}mm}}{{9mm}}{{{label}}}{{{tex(text)}}}{{\leftskip={indent + 9}mm {lines}\par}}\nopagebreak\hfill\textit{{({marks} mark{'s' if marks > 1 else ''})}}\par\medskip "

    for n, (stem, figure, parts) in enumerate(BIOLOGY, 1):
        body += rf"\needspace{{4cm}}\lab{{0mm}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}{figure}\medskip "
        total = 0
        for letter, (text, marks, inner) in zip("abc", parts):
            if inner is None:
                body += ask(f"({letter})", 9, text, marks)
                items.append(item(text, None, f"{n}({letter})", marks, stem=stem))
                total += marks
                continue
            body += rf"\needspace{{3cm}}\lab{{9mm}}{{9mm}}{{({letter})}}{{{tex(text)}}}\smallskip "
            for roman, (asks, worth) in zip(["i", "ii"], inner):
                body += ask(f"({roman})", 18, asks, worth)
                items.append(item(asks, None, f"{n}({letter})({roman})", worth, stem=f"{stem} {text}"))
                total += worth
        body += rf"\hfill\textbf{{Total {total} marks}}\par\bigskip "
    body += r"\fancyfoot[R]{}\vspace{6mm}\begin{center}\textbf{END OF TEST}\end{center}\textbf{IF YOU FINISH BEFORE TIME IS CALLED, CHECK YOUR WORK ON THIS TEST.}"
    engine, source = document(draw, body, ["timesnew", "times"], (11,), (22, 25), head=r"\fancyhead[C]{- \thepage\ -}", foot=r"\fancyfoot[L]{\small\bfseries 0207220/2026}\fancyfoot[R]{\small GO ON TO THE NEXT PAGE}")
    return Document(engine, source, items)


# Geography paper of a school with a scheme in a file of its own

RIVERS = [
    ("Rivers", "Study the map of the Tarn valley in the resource booklet.", [
        ("Name the feature of the river at grid reference 4217.", 1, ["Meander"], {}),
        ("Describe two differences between the upper and the lower course of a river.", 4, ["The upper course is narrower than the lower course", "The gradient is steeper in the upper course"], {"guidance": "2 marks for each developed difference"}),
        ("Explain how a waterfall is formed.", 4, ["Hard rock lies above soft rock", "The soft rock is eroded more quickly", "The hard rock is undercut and forms an overhang", "The overhang collapses into the plunge pool"], {}),
    ]),
    ("Settlement", "Many families have moved from villages to the city of Arden since 1990.", [
        ("What name is given to the movement of people from the countryside to towns?", 1, ["Urbanisation"], {"allow": ["rural–urban migration"]}),
        ("Give two pull factors that attract people to cities.", 2, ["Better paid work", "Hospitals and schools are close by"], {}),
        ("Explain one problem that rapid growth causes in a city.", 2, ["Houses cannot be built fast enough", "so people live in shanty towns without services"], {}),
    ]),
    ("Energy", "A company plans to build eight wind turbines on the hill above a village.", [
        ("Is wind a renewable or a non-renewable source of energy?", 1, ["Renewable"], {}),
        ("State one reason why some people in the village may oppose the plan.", 1, ["Noise"], {"allow": ["the view is spoilt"]}),
        ("State two ways in which the village may benefit from the turbines.", 2, ["Jobs during the building", "Rent for the farmers who own the land"], {}),
    ]),
]


@layout(HALF, "paper-theodolite", "geography test, word processor: Question 1 and a topic as heads with marks behind, (a) (b) (c), marks in bold brackets at the end of the text, ruled lines; scheme in its own file run in by question, points with dashes, the marks at the right")
def paper_theodolite(draw):
    lines = "_" * 62
    body = paragraph(run("St Brendan’s College, Kilmore"), "Letter") + paragraph(run("Geography – Third Year – Christmas Test"), "Mid") + paragraph(run("Name: ______________________\tClass: _______\tTime: 50 minutes"), "Who")
    body += paragraph(run("Answer all three questions. The marks for each part are given in brackets.", "I"), "Body")
    memo = paragraph(run("St Brendan’s College, Kilmore"), "Letter") + paragraph(run("Geography – Third Year – Christmas Test"), "Mid") + paragraph(run("MARKING SCHEME – for teachers only"), "Mid")
    items = []
    for n, (topic, stem, parts) in enumerate(RIVERS, 1):
        total = sum(part[1] for part in parts)
        body += paragraph(run(f"Question {n}: {topic}\t({total} marks)"), "Topic") + paragraph(run(stem), "Body")
        memo += paragraph(run(f"Question {n}: {topic}\t{total}"), "Topic")
        for letter, (text, marks, points, notes) in zip("abc", parts):
            body += paragraph(run(f"({letter})\t{text} ") + run(f"({marks} mark{'s' if marks > 1 else ''})", "B"), "Part1")
            body += "".join(paragraph(run(lines), "Lines") for _ in range(1 if marks == 1 else 2 if marks < 3 else 4))
            said = [f"– {point}" for point in points] + [f"Accept: {text}" for text in notes.get("allow", [])]
            if "guidance" in notes:
                said.append(notes["guidance"])
            for k, line in enumerate(said):
                memo += paragraph(run((f"({letter})\t" if k == 0 else "\t") + line + (f"\t[{marks}]" if k == len(points) - 1 else "")), "Scheme")
            rubric = [{"text": p, "marks": None} for p in points] if marks > 1 else None
            items.append(item(text, "\n".join(points), f"{n}({letter})", marks, stem=stem, rubric=rubric, **notes))
    right = [(16.6, 'style:type="right"')]
    styles = (
        paragraph_style("Letter", 0, bold=True, size=14, extra='fo:text-align="center"')
        + paragraph_style("Mid", 0.1, bold=True, extra='fo:text-align="center"')
        + paragraph_style("Who", 0.4, tabs=[(8.6, ""), (12.3, "")])
        + paragraph_style("Topic", 0.6, tabs=right, bold=True, size=13, extra='fo:keep-with-next="always" fo:border-bottom="0.5pt solid #000000" fo:padding-bottom="0.05cm"')
        + paragraph_style("Part1", 0.3, 1.0, -1.0, [(1.0, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Lines", 0.25, 1.0)
        + paragraph_style("Scheme", 0.12, 1.0, -1.0, [(1.0, ""), *right])
    )
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (11,), styles=styles)
    _, scheme = office(draw, memo, ["Carlito"], (11,), styles=styles)
    return Document(engine, source, items, scheme)


# Midterm in economics with solutions

ECON = [
    ("True, false or uncertain. Explain your answer in one or two sentences.", [
        ("A price ceiling above the equilibrium price creates a shortage.", 4, "False. A ceiling above the equilibrium does not bind, so the market still clears."),
        ("If demand is perfectly inelastic, buyers bear the whole burden of a tax.", 4, "True. The quantity does not change, so the price rises by the full amount of the tax."),
    ]),
    ("The demand for bicycles in a town is Q = 120 − 2P and the supply is Q = 4P, where P is the price in dollars.", [
        ("Find the equilibrium price and quantity.", 5, "120 − 2P = 4P gives P = 20 and Q = 80."),
        ("Compute the consumer surplus at the equilibrium.", 5, "The demand curve meets the axis at P = 60, so the surplus is 0.5 × 40 × 80 = 1600 dollars."),
        ("The town now levies a tax of 6 dollars per bicycle on sellers. What price do buyers pay?", 6, "120 − 2P = 4(P − 6) gives P = 24."),
        ("How much revenue does the tax raise?", 4, "72 bicycles are sold, so the revenue is 6 × 72 = 432 dollars."),
    ]),
    ("Ana can bake 6 loaves or knit 2 scarves in a day. Ben can bake 4 loaves or knit 4 scarves in a day.", [
        ("Who has the absolute advantage in baking?", 3, "Ana, since 6 is more than 4."),
        ("What is the opportunity cost of one scarf for each of them?", 6, "3 loaves for Ana and 1 loaf for Ben."),
        ("Suppose that they trade scarves for loaves. Name a price of a scarf, in loaves, at which both of them gain.", 3, "Any price between 1 and 3 loaves, such as 2."),
    ]),
]


@layout(HALF, "midterm-barometer", "university midterm with solutions, LaTeX: Problem 1 as a head with its total, (a) with [4 pts] before the text, Solution: in a grey box below each part")
def midterm_barometer(draw):
    body, items = r"{\large ECON 101: Principles of Economics \hfill Fall 2025}\par{\large Midterm Examination 1 --- \textbf{Solutions}}\hfill Prof. L. Haverkamp\par\smallskip\hrule height 1pt\medskip Name: \rule{60mm}{.4pt}\hfill Student ID: \rule{40mm}{.4pt}\par\medskip You have 75 minutes. The exam has three problems worth 40 points in total. No calculators, notes or phones. Show your work.\par\medskip\hrule\bigskip ", []
    for n, (stem, parts) in enumerate(ECON, 1):
        body += rf"\needspace{{3cm}}\par\bigskip\textbf{{Problem {n}}} ({sum(p[1] for p in parts)} points)\quad {tex(stem)}\par\medskip "
        for letter, (text, marks, answer) in zip("abcd", parts):
            body += rf"\needspace{{2.5cm}}\lab{{4mm}}{{8mm}}{{({letter})}}{{[{marks} pts] {tex(text)}}}\nopagebreak\vspace{{1mm}}\hspace*{{12mm}}\colorbox{{gray!15}}{{\parbox{{\dimexpr\linewidth-16mm}}{{\textbf{{Solution:}} {tex(answer)}}}}}\par\medskip "
            # The instruction above statements stands with them, as the statement above the parts of a problem does.
            items.append(item(text, answer, f"{n}({letter})", marks, stem=stem))
    engine, source = document(draw, body, ["cm", "lm"], (11,), (24, 27), head=r"\fancyhead[R]{\small ECON 101 Midterm 1}", foot=r"Page \thepage")
    return Document(engine, source, items)


# Choices of a state test in science

STATE = [
    ("Which process moves water from the leaves of plants into the air?", ["condensation", "transpiration", "precipitation", "erosion"], 1, "6.E.2.1"),
    ("A student rubs a balloon on a sweater, and the balloon sticks to a wall. Which force holds it there?", ["gravity", "friction", "magnetic force", "electric force"], 3, "6.P.1.2"),
    ("Which of these is a chemical change?", ["ice melting", "paper burning", "salt dissolving in water", "glass breaking"], 1, "6.P.2.1"),
    ("Which part of the Earth is made mostly of iron and nickel?", ["the core", "the mantle", "the crust", "the atmosphere"], 0, "6.E.1.3"),
    ("Which tool is best for measuring the volume of a liquid?", ["a balance", "a thermometer", "a graduated cylinder", "a meter stick"], 2, "6.N.1.1"),
    ("In a food chain, grass is eaten by a rabbit and the rabbit is eaten by a hawk. The grass is a", ["consumer.", "producer.", "decomposer.", "predator."], 1, "6.L.2.2"),
    ("What causes day and night on the Earth?", ["the tilt of the axis", "the phases of the Moon", "the rotation of the Earth", "the distance from the Sun"], 2, "6.E.3.1"),
    ("Which body system carries oxygen to the cells?", ["circulatory", "digestive", "skeletal", "nervous"], 0, "6.L.1.4"),
    ("Sound travels fastest through", ["air.", "water.", "steel.", "empty space."], 2, "6.P.3.2"),
    ("A wagon is pulled to the right with 20 N, and friction pulls it to the left with 8 N. What is the net force?", ["8 N to the left", "12 N to the right", "20 N to the right", "28 N to the right"], 1, "6.P.1.3"),
    ("Which resource is renewable?", ["coal", "natural gas", "uranium", "wind"], 3, "6.E.4.1"),
    ("Which trait of a dog is learned rather than inherited?", ["the color of its fur", "the shape of its ears", "sitting on command", "the length of its tail"], 2, "6.L.3.1"),
]


@layout(HALF, "choices-caliper", "practice form of a state test in science, Chromium: two columns, letters A to D and F to J by turns in rings, Go on arrow; key on the last page as a table Item, Key, Standard in two halves")
def choices_caliper(draw):
    body, items, key = "<header><b>Grade 6 Science</b><span>Practice Form B</span></header><p class=d><b>Directions:</b> Read each question. Choose the best answer and fill in the circle on your answer document.</p><div class=two>", [], []
    for n, (question, options, right, standard) in enumerate(STATE, 1):
        letters = "ABCD" if n % 2 else "FGHJ"
        body += f"<div class=q><b class=n>{n}</b><div><p>{web(question)}</p>" + "".join(f"<p class=o><span class=r>{a}</span>{web(o)}</p>" for a, o in zip(letters, options)) + "</div></div>"
        items.append(item(question, options[right], str(n), None, choices(letters, options), kind="mcq", answer_label=letters[right]))
        key.append((str(n), letters[right], standard))
    half = len(key) // 2
    body += "</div><p class=stop>STOP</p><section><h2>Answer Key: Grade 6 Science, Practice Form B</h2><table><tr>" + "<th>Item<th>Key<th>Standard" * 2 + "</tr>" + rows((*a, *b) for a, b in zip(key[:half], key[half:])) + "</table></section>"
    css = "header { display: flex; justify-content: space-between; border-bottom: 3px solid #000; padding-bottom: 1mm } .d { border: 1px solid #000; padding: 2mm 3mm } .two { columns: 2; column-gap: 9mm } .q { display: flex; break-inside: avoid; margin-bottom: 5mm } .q p { margin: 0 0 1.5mm } .n { flex: 0 0 8mm } .r { display: inline-block; width: 4.6mm; height: 4.6mm; border: 1px solid #000; border-radius: 50%; text-align: center; line-height: 4.6mm; font-size: 75%; margin-right: 2.5mm } .o { padding-left: 1mm } .stop { text-align: right; font-weight: bold; font-size: 140% } section { break-before: page } table { border-collapse: collapse; margin-top: 4mm } th, td { border: 1px solid #555; padding: 1.2mm 5mm; text-align: center } th { background: #ddd }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Serif"], (11,), css, paper="Letter")
    return Document(engine, source, items)


# A quiz of a web site

WEBQUIZ = [
    ("Which ocean lies between Africa and Australia?", ["Atlantic Ocean", "Indian Ocean", "Pacific Ocean", "Southern Ocean"], 1, "The Indian Ocean is the third largest of the oceans and is bounded by Asia in the north."),
    ("What is the longest river in South America?", ["Orinoco", "Paraná", "Amazon", "São Francisco"], 2, "The Amazon flows from the Andes to the Atlantic for about 6,400 km."),
    ("Which country has the most people in Africa?", ["Nigeria", "Egypt", "Ethiopia", "Kenya"], 0, "More than 220 million people live in Nigeria."),
    ("In which city is the Blue Mosque?", ["Cairo", "Ankara", "Baghdad", "Istanbul"], 3, "It was built between 1609 and 1617 and takes its name from the tiles inside."),
    ("Which two countries share the longest land border?", ["China and Russia", "Canada and the United States", "Argentina and Chile", "India and Bangladesh"], 1, "The border between them is 8,891 km long, including that of Alaska."),
    ("What is the capital of New Zealand?", ["Auckland", "Christchurch", "Wellington", "Hamilton"], 2, "Auckland is the largest city, but parliament sits in Wellington."),
    ("Which desert covers much of Mongolia?", ["Gobi", "Kalahari", "Sonora", "Thar"], 0, "The Gobi is a cold desert, with snow on its dunes in winter."),
    ("Which mountain is the highest in Europe?", ["Mont Blanc", "Elbrus", "Matterhorn", "Ben Nevis"], 1, "Elbrus in the Caucasus is 5,642 m high."),
    ("Which of these countries has no coast?", ["Peru", "Ecuador", "Bolivia", "Uruguay"], 2, "Bolivia lost its coast in a war with Chile in the nineteenth century."),
    ("Through which country does the Prime Meridian not pass?", ["Spain", "Ghana", "France", "Italy"], 3, "Italy lies wholly to the east of it."),
]


@layout(HALF, "choices-vernier", "quiz of a web site printed by a browser: address and date in head and foot, Question 1 of 10 above each question, empty rings without letters, Correct answer: and Explanation: in a green box below")
def choices_vernier(draw):
    body, items = "<p class=u><span>11/26/2025, 9:14 AM</span><span>World Geography Quiz: How Well Do You Know the Map?</span></p><p class=site>mapquizzers.example</p><nav>Home &rsaquo; Quizzes &rsaquo; Geography</nav><h1>World Geography Quiz: How Well Do You Know the Map?</h1><p class=by>By the editors · Updated March 3, 2025 · 10 questions</p><p>Test yourself on oceans, capitals and deserts. The answers are shown below each question.</p>", []
    for n, (question, options, right, reason) in enumerate(WEBQUIZ, 1):
        body += f"<div class=q><p class=k>Question {n} of {len(WEBQUIZ)}</p><h3>{web(question)}</h3><ul>" + "".join(f"<li><i></i>{web(o)}</li>" for o in options) + f"</ul><div class=a><b>Correct answer:</b> {web(options[right])}<br><b>Explanation:</b> {web(reason)}</div></div>"
        items.append(item(question, options[right], str(n), None, choices([None] * 4, options), kind="mcq"))
    body += "<p class=u><span>https://mapquizzers.example/quiz/world-geography?print=1</span></p>"
    css = ".u { display: flex; justify-content: space-between; font-size: 70%; color: #444; margin: 0 0 4mm } .site { font-weight: bold; color: #0a6e4f; font-size: 130%; margin: 0 } nav { font-size: 80%; color: #777 } h1 { font-size: 170%; margin: 3mm 0 1mm } .by { color: #777; font-size: 85%; margin: 0 } .q { break-inside: avoid; margin: 6mm 0; border-top: 1px solid #ddd; padding-top: 2mm } .k { color: #0a6e4f; font-size: 80%; text-transform: uppercase; margin: 0 } h3 { margin: 1mm 0 2mm; font-size: 110% } ul { list-style: none; margin: 0; padding: 0 } li { margin: 1.3mm 0 } li i { display: inline-block; width: 3mm; height: 3mm; border: 1px solid #888; border-radius: 50%; margin-right: 3mm } .a { background: #e4f4ec; padding: 2mm 3mm; margin-top: 2mm; font-size: 92% }"
    engine, source = page(draw, body, ["Roboto", "Open Sans", "Lato"], (11,), css)
    return Document(engine, source, items)


# Statements about nutrition

NUTRITION = [
    ("Most of the vitamin C in our diet comes from fruit and vegetables.", True, None), ("Butter contains mainly unsaturated fat.", False, "Butter contains mainly saturated fat."),
    ("Iron is needed to make red blood cells.", True, None), ("Protein is digested by saliva in the mouth.", False, "Protein is first digested in the stomach."),
    ("Dietary fibre helps to prevent constipation.", True, None), ("A lack of vitamin D causes scurvy.", False, "A lack of vitamin D causes rickets."),
    ("One gram of fat supplies more energy than one gram of sugar.", True, None), ("Milk is a poor source of calcium.", False, "Milk is a good source of calcium."),
    ("Teenagers need more energy than small children.", True, None), ("Coeliacs must avoid food that contains lactose.", False, "Coeliacs must avoid food that contains gluten."),
    ("Salt should be eaten only in small amounts.", True, None), ("Wholemeal bread contains less fibre than white bread.", False, "Wholemeal bread contains more fibre than white bread."),
]


@layout(HALF, "statements-plumbline", "home economics sheet, word processor: ruled table Statement, True, False with boxes; teacher’s answers on page two as a list, TRUE or FALSE first, the right sentence behind a dash")
def statements_plumbline(draw):
    asked = draw.shuffled(NUTRITION)
    body = paragraph(run("Home Economics – Food and Health"), "Title") + paragraph(run("Name ____________________________\tDate ______________"), "Body")
    body += paragraph(run("Are these statements true or false? Tick (✓) the right box. If a statement is false, write it correctly in your copybook."), "Body") + paragraph(run(""), "Body")
    lines = [[run("No.", "B"), run("Statement", "B"), run("True", "B"), run("False", "B")]] + [[run(f"{n}"), run(text), run("☐"), run("☐")] for n, (text, _, _) in enumerate(asked, 1)]
    body += office_table(lines, [1.2, 12.2, 1.6, 1.6])
    body += paragraph(run("Teacher’s answers"), "New") + "".join(paragraph(run(f"{n}.\t") + run("TRUE" if true else "FALSE", "B") + run(f" – {fix}" if fix else ""), "Key") for n, (_, true, fix) in enumerate(asked, 1))
    styles = paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page"') + paragraph_style("Key", 0.2, 1.0, -1.0, [(1.0, "")])
    engine, source = office(draw, body, ["DejaVu Sans", "Noto Sans"], (11,), styles=styles, head="Junior Cycle Home Economics")
    return Document(engine, source, [item(text, "True" if true else "False", str(n), kind="truefalse") for n, (text, true, _) in enumerate(asked, 1)])


# Gaps with a bank, intermediate English

BANK = [
    ("Could you {} me a favour and post this letter?", "do"), ("We need to {} a decision before Friday.", "make"), ("It took her years to {} the confidence to sing in public.", "gain"),
    ("He always finds it hard to {} attention in the last lesson of the day.", "pay"), ("Please {} an eye on my suitcase while I buy the tickets.", "keep"), ("Nobody can {} the future.", "predict"),
    ("She managed to {} the bus by running down the hill.", "catch"), ("They are going to {} a party for their parents’ anniversary.", "throw"), ("Do you often {} risks when you are climbing?", "take"),
    ("The children {} a good impression on their new teacher last week.", "made"), ("I must {} my temper when people are late.", "hold"), ("The new museum will {} thousands of visitors to the town.", "attract"),
]


@layout(HALF, "gaps-pipette", "collocations of a language school, XeLaTeX: word bank in a shaded box of two rows, sentences 1 to 12 with drawn rules, school’s address in the foot; no key")
def gaps_pipette(draw):
    asked = draw.mixed(BANK)
    words = draw.mixed([word for _, word in asked] + ["give", "raise"])
    grid = "".join(tex(word) + (r"\\" if k == 7 else " & ") for k, word in enumerate(words, 1)).rstrip("& ")
    body = r"{\LARGE\bfseries Everyday collocations}\hfill B1+\par\medskip Student: \rule{60mm}{.4pt}\hfill Group: \rule{25mm}{.4pt}\par\bigskip Complete the sentences with the words in the box. There are two words that you do not need.\par\medskip\begin{center}\colorbox{gray!18}{\renewcommand\arraystretch{1.3}\begin{tabular}{" + "c" * 7 + "}" + grid + r"\end{tabular}}\end{center}\medskip" + "\n"
    items = []
    for n, (text, word) in enumerate(asked, 1):
        before, after = text.split("{}")
        body += rf"\lab{{0mm}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(before)}\underline{{\hspace{{25mm}}}}{tex(after)}}}\medskip" + "\n"
        items.append(item(f"{before} {after}".replace("   ", "  "), None, str(n), kind="gap", gap=True))
    engine, source = document(draw, body, ["helvetica", "noto", "arial"], (11,), (22, 26), foot=r"\fancyfoot[L]{\footnotesize Harbour Language School, 14 Quay Street}\fancyfoot[R]{\footnotesize Photocopiable}")
    return Document(engine, source, items)


# Two lists to match, French and history of inventions

INVENTIONS = [("la montgolfière", "les frères Montgolfier"), ("le stéthoscope", "René Laennec"), ("le cinématographe", "les frères Lumière"), ("la pasteurisation", "Louis Pasteur"), ("l’alphabet pour aveugles", "Louis Braille"), ("la machine à calculer", "Blaise Pascal"), ("le radium", "Pierre et Marie Curie"), ("le stylo à bille Cristal", "Marcel Bich"), ("la carte à puce", "Roland Moreno"), ("la conserve", "Nicolas Appert")]


@layout(HALF, "matching-crucible", "French sheet on inventors, Typst: ruled table of two columns, numbers 1 to 10 left, letters a to j right, a row of boxes to write the letters in below, Corrigé at the foot as 1-c with commas")
def matching_crucible(draw):
    left = draw.shuffled(INVENTIONS)
    right = draw.mixed([name for _, name in left])
    letters = "abcdefghij"
    options = choices(letters, right)
    cells = "".join(f"[*{n}.*], [{left[n - 1][0]}], [*{letters[n - 1]}.*], [{right[n - 1]}],\n" for n in range(1, 11))
    boxes = "".join(f"[{n}]," for n in range(1, 11)) + "[#v(4mm)]," * 10
    key = ", ".join(f"{n}-{letters[right.index(name)]}" for n, (_, name) in enumerate(left, 1))
    source = f"""#set page(paper: "a4", margin: 20mm, header: text(8pt)[Collège Jules-Ferry #h(1fr) Classe de 5#super[e]], footer: text(8pt)[#h(1fr) Fiche 6 #h(1fr)])
#set text(font: ({draw.one(['"Libertinus Serif"', '"Carlito"', '"Noto Sans"'])},), size: 11.5pt, lang: "fr")
Nom : #box(width: 55mm, repeat[.]) #h(8mm) Prénom : #box(width: 55mm, repeat[.])
#v(3mm)
#align(center, text(17pt, weight: "bold")[Inventions et inventeurs français])
#v(2mm)
*Exercice 3.* Associe chaque invention à son inventeur. Écris la bonne lettre sous chaque numéro.
#v(2mm)
#table(columns: (9mm, 1fr, 9mm, 1fr), inset: 6pt, fill: (x, y) => if y == 0 {{ luma(225) }}, table.cell(colspan: 2)[*Inventions*], table.cell(colspan: 2)[*Inventeurs*],
{cells})
#v(4mm)
#table(columns: (1fr,) * 10, align: center, {boxes})
#v(1fr)
#line(length: 100%, stroke: 0.5pt)
#text(9pt)[*Corrigé :* {key}.]
"""
    items = [item(a, b, str(n), None, options, kind="match", answer_label=letters[right.index(b)], section="Exercice 3") for n, (a, b) in enumerate(left, 1)]
    return Document("typst", source, items)


# FAQ of a swimming school

SWIM = [
    ("Booking", [("How do I book a place on a course?", ["Places can be booked online, by phone or at the front desk. New courses open for booking four weeks before they start."]), ("Can I pay in instalments?", ["Yes. Choose “pay monthly” when you book, and the cost is spread over three months."]), ("What happens if my child misses a lesson?", ["We cannot refund single lessons.", "If you let us know a day ahead, we will offer a place in another group where there is one."])]),
    ("Lessons", [("How many children are there in a group?", ["No more than eight, and six in the groups for beginners."]), ("From what age can children join?", ["From the age of four. For younger children there are parent and toddler sessions on Saturday mornings."]), ("Do teachers go into the water?", ["With beginners they do. Later they teach from the side, where they can see the whole group."]), ("When will my child move up?", ["Teachers assess every child in weeks five and ten. You will find the result in your account."])]),
    ("At the pool", [("Do swimmers need a cap?", ["Long hair must be tied back or covered. Caps are on sale at the desk for £2.50."]), ("May I watch the lesson?", ["You are welcome in the gallery upstairs. Please do not stand by the pool."]), ("Is there parking?", ["Parking is free for two hours if you enter your registration at the desk."]), ("Are the changing rooms accessible?", ["Yes, there are two accessible rooms with hoists. Ask at the desk for the key."])]),
]


@layout(HALF, "faq-lantern", "FAQ page of a swimming school, Chromium: topics as coloured bands, questions behind a small triangle as an open accordion, answers of one or two paragraphs, telephone box at the end; no numbers")
def faq_lantern(draw):
    body, items = "<div class=bar><b>Bluewater Swim School</b><span>Courses&ensp; Prices&ensp; Team&ensp; <u>FAQ</u>&ensp; Contact</span></div><h1>Frequently asked questions</h1><p>Here we answer what parents ask us most often. If you cannot find what you are looking for, give us a call.</p>", []
    for topic, entries in SWIM:
        body += f"<h2>{topic}</h2>"
        for question, answers in entries:
            body += f"<div class=e><p class=q><span>▾</span>{web(question)}</p>" + "".join(f"<p class=a>{web(a)}</p>" for a in answers) + "</div>"
            items.append(item(question, "\n".join(answers), kind="faq", section=topic))
    body += "<div class=box><b>Still not sure?</b><br>Call 01632 960 114, Monday to Friday from 9 to 5, or write to hello@bluewater.example.</div><footer>© 2025 Bluewater Swim School · Privacy · Terms</footer>"
    css = ".bar { display: flex; justify-content: space-between; background: #0b4f7d; color: #fff; padding: 3mm 5mm } h1 { font-size: 180% } h2 { background: #d7ecf8; padding: 1.5mm 3mm; font-size: 115%; break-after: avoid } .e { border-bottom: 1px solid #ccc; padding: 1mm 3mm; break-inside: avoid } .q { font-weight: 600; margin: 1mm 0 } .q span { color: #0b4f7d; margin-right: 2.5mm; font-family: 'DejaVu Sans' } .a { margin: 1mm 0 1.5mm 7mm } .box { border: 1px solid #0b4f7d; border-radius: 2mm; padding: 3mm 4mm; margin: 6mm 1mm; width: 90mm } footer { font-size: 75%; color: #777 }"
    engine, source = page(draw, body, ["Open Sans", "Lato"], (10, 11), css)
    return Document(engine, source, items)


# Chinese words of a lesson

HANZI = [("图书馆", "túshūguǎn", "n.", "library"), ("借", "jiè", "v.", "to borrow, to lend"), ("还", "huán", "v.", "to give back"), ("词典", "cídiǎn", "n.", "dictionary"), ("安静", "ānjìng", "adj.", "quiet"), ("办公室", "bàngōngshì", "n.", "office"), ("复印", "fùyìn", "v.", "to photocopy"), ("杂志", "zázhì", "n.", "magazine"), ("刚才", "gāngcái", "n.", "just now"), ("重要", "zhòngyào", "adj.", "important"), ("一定", "yídìng", "adv.", "certainly"), ("座位", "zuòwèi", "n.", "seat"), ("关门", "guān mén", "v.", "to close (for the day)"), ("管理员", "guǎnlǐyuán", "n.", "librarian")]


@layout(HALF, "words-abacus", "words of a Chinese lesson, XeLaTeX: lines with a number, characters, pinyin, class in italics and English in four columns without rules, a thin line below the head; proper names below under a head of their own")
def words_abacus(draw):
    body = r"{\small Lesson 12}\par{\LARGE\bfseries {\cjk 生词}\quad New Words}\par\medskip\rule{\linewidth}{0.8pt}\par\bigskip\renewcommand\arraystretch{1.5}\begin{tabular}{@{}r@{\quad}>{\cjk}p{32mm}p{38mm}p{16mm}p{55mm}@{}}"
    items = []
    for n, (hanzi, pinyin, kind, english) in enumerate(HANZI, 1):
        body += rf"{n} & {hanzi} & {tex(pinyin)} & \textit{{{kind}}} & {tex(english)}\\" + "\n"
        items.append(item(hanzi, english, str(n), kind="vocabulary"))
    body += r"\end{tabular}\par\bigskip{\bfseries {\cjk 专名}\quad Proper Names}\par\medskip\begin{tabular}{@{}r@{\quad}>{\cjk}p{32mm}p{38mm}p{16mm}p{55mm}@{}}"
    for n, (hanzi, pinyin, english) in enumerate([("长城", "Chángchéng", "the Great Wall"), ("南京", "Nánjīng", "Nanjing")], len(HANZI) + 1):
        body += rf"{n} & {hanzi} & {tex(pinyin)} & & {english}\\" + "\n"
        items.append(item(hanzi, english, str(n), kind="vocabulary"))
    body += r"\end{tabular}"
    engine, source = document(draw, body, ["noto", "libertine"], (11,), (24, 27), head=r"\fancyhead[R]{\small\itshape Elementary Chinese II}", foot=r"\fancyfoot[C]{\small 147}", extra=r"\newfontfamily\cjk{Noto Serif CJK SC}")
    return Document(engine, source, items)


# Fractions and decimals

SUMS = [
    ("Write as a decimal.", [("3/4", "0.75"), ("2/5", "0.4"), ("7/100", "0.07"), ("9/8", "1.125")]),
    ("Write as a percentage.", [("0.35", "35%"), ("1/5", "20%"), ("1.2", "120%"), ("3/50", "6%")]),
    ("Work out.", [("40% of 60", "24"), ("5% of 180", "9"), ("75% of 32", "24"), ("12% of 50", "6")]),
]
STORIES = [("A coat costs £80. In a sale its price is reduced by 15%. What is the sale price?", "£68"), ("In a class of 30 pupils, 18 walk to school. What percentage of the class walks to school?", "60%")]


@layout(HALF, "worksheet-protractor", "maths worksheet, Typst: 1. with a task in words, a) to d) in one row with dotted lines, two problems in words, answers at the foot in small print as one paragraph")
def worksheet_protractor(draw):
    body, items, key = "", [], []
    for n, (task, parts) in enumerate(SUMS, 1):
        cells = ", ".join(f"[{letter}) #h(1mm) {text.replace('%', '%')} #box(width: 1fr, repeat[.]) #h(3mm)]" for letter, (text, _) in zip("abcd", parts))
        body += f"*{n}.* #h(2mm) {task}\n#pad(left: 7mm, grid(columns: (1fr,) * 4, {cells}))\n#v(7mm)\n"
        key.append(f"*{n}.* " + ", ".join(f"{letter}) {answer}" for letter, (_, answer) in zip("abcd", parts)))
        items += [item(text, answer, f"{n}({letter})", stem=task, kind="numeric") for letter, (text, answer) in zip("abcd", parts)]
    for n, (text, answer) in enumerate(STORIES, len(SUMS) + 1):
        body += f"*{n}.* #h(2mm) {text}\n#v(24mm)\n#align(right)[Answer: #box(width: 35mm, repeat[.])]\n#v(4mm)\n"
        key.append(f"*{n}.* {answer}")
        items.append(item(text, answer, str(n), kind="numeric"))
    source = f"""#set page(paper: "a4", margin: 20mm, footer: text(8pt, gray)[mathsdrawer.example #h(1fr) Sheet 31])
#set text(font: ({draw.one(['"Lato"', '"Carlito"', '"Comic Neue"'])},), size: 12pt, lang: "en")
Name: #box(width: 60mm, line(length: 100%)) #h(1fr) Date: #box(width: 35mm, line(length: 100%))
#v(2mm)
#rect(width: 100%, inset: 8pt, radius: 3pt)[#text(16pt, weight: "bold")[Fractions, decimals and percentages] #h(1fr) Year 8]
#v(4mm)
{body}
#v(1fr)
#line(length: 100%, stroke: (dash: "dotted"))
#text(8.5pt)[Answers: #h(2mm) {" #h(4mm) ".join(key)}]
"""
    return Document("typst", source, items)


# Rules of a laboratory

LAB = ["Do not enter the laboratory unless a teacher is present.", "Wear safety glasses and a buttoned coat during all practical work.", "Tie back long hair and loose scarves.", "Never taste chemicals, and do not eat or drink in the laboratory.", "Read the label of a bottle twice before you use what is in it.", "Point test tubes away from yourself and from others when you heat them.", "Report breakages and accidents at once, however small they are.", "Put waste into the container that the teacher names, never into the sink.", "Wash your hands before you leave."]


@layout(HALF, "guide-semaphore", "safety agreement of a school laboratory, groff: numbered rules, what to do in an emergency by letters, a table of rooms, a slip to sign; nothing to be found")
def guide_semaphore(draw):
    lines = [".ce 2", r"\s+4\fBLaboratory Safety Rules\fP\s0", r"Science Department, Westbrook High School", ".sp 1", ".LP", "The following rules apply to everybody who works in rooms 14 to 17. Pupils and parents are asked to read them together and to return the slip below before the first practical lesson."]
    for n, rule in enumerate(LAB, 1):
        lines += [f".IP {n}. 5", plain(rule)]
    lines += [".sp 0.5", ".LP", r"\fBIn an emergency\fP"]
    for letter, text in zip("abc", ["If there is a fire, turn off the gas and leave by the nearest door.", "If a chemical gets into your eyes, wash them for ten minutes.", "If you burn yourself, hold the burn under cold running water."]):
        lines += [f".IP ({letter}) 5", plain(text)]
    lines += [".sp 1", ".LP", ".TS", "center allbox tab(|);", "lB lB lB.", "Room|Eye wash|Fire blanket", ".T&", "l l l.", "14|by the door|by the hood", "15|by the window|by the door", "16|by the hood|by the hood", "17|by the door|by the window", ".TE", ".sp 1", ".LP", r"\l'\n(.lu'", ".LP", r"We have read the rules and will keep to them.", ".sp 1", r"Pupil \l'1.7i'  Parent \l'1.7i'  Date \l'0.8i'"]
    engine, source = roff(draw, lines, (11,), ("T", "P", "N"))
    return Document(engine, source, [])
