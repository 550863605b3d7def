"""The hundred and eightieth: sheets with answers in many forms, named after herbs, locomotives and constellations, by one who does not
know the reader: a biology paper with a scheme, a teacher's key, choices, gaps, a list to match, statements, an FAQ, two lists of words,
worked examples and questions with rubrics.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "unseen"

# Biology paper, mark scheme in another file

BIOLOGY = [
    ("Fig. 1.1 shows the apparatus that a student used to measure how fast a shoot takes up water.", True, [
        ("a", None, [("Name the apparatus shown in Fig. 1.1.", ["potometer"], {"reject": ["photometer"]})]),
        ("b", None, [("State why the shoot is cut under water.", ["to stop air getting into the xylem"], {"allow": ["so that no air bubbles block the vessels"]})]),
        ("c", "The student pointed a fan at the shoot.", [
            ("Predict how the rate of water uptake changes.", ["it increases"], {}),
            ("Explain your answer to part (i).", ["moving air carries water vapour away from the leaf", "the concentration gradient becomes steeper", "diffusion out of the stomata is faster"], {"ignore": ["references to temperature"]}),
        ]),
    ]),
    ("The human heart is a double pump.", False, [
        ("a", None, [("Name the vessel that carries blood from the left ventricle.", ["aorta"], {"ignore": ["artery"]})]),
        ("b", None, [("Explain why the wall of the left ventricle is thicker than that of the right ventricle.", ["it pumps blood around the whole body", "so it must produce a higher pressure"], {"reject": ["it holds more blood"]})]),
        ("c", "A man has a heart rate of 70 beats per minute. Each beat pumps 80 cm³ of blood from the left ventricle.", [
            ("Calculate the volume of blood pumped in one minute. Give the unit.", ["5600 cm³"], {"allow": ["5.6 dm³"]}),
            ("Suggest how this volume changes during exercise.", ["it rises"], {}),
        ]),
    ]),
    ("Yeast respires with or without oxygen.", False, [
        ("a", None, [("Complete the word equation for anaerobic respiration in yeast: glucose → ethanol + ..............................", ["carbon dioxide"], {"allow": ["CO₂"]})]),
        ("b", None, [("Describe how you would show that a gas given off by yeast is the one you named in part (a).", ["pass the gas through limewater", "limewater turns milky"], {"allow": ["hydrogencarbonate indicator turns yellow"]})]),
        ("c", None, [("Give two uses of yeast in the food industry.", ["making bread", "brewing beer"], {"allow": ["making wine"]})]),
    ]),
]
POTOMETER = r"\begin{center}\begin{tikzpicture}[scale=.8]\draw (0,0) rectangle (6,.3);\draw (4.2,.3)--(4.2,1.6)--(4.9,1.6)--(4.9,.3);\draw[thick] (4.55,1.2)--(4.55,3.2);\foreach \y in {2.1,2.6,3.1} {\draw[fill=gray!25] (4.55,\y) ellipse (.6 and .12);}\draw (-.4,-.8) rectangle (.9,-.1);\draw (0,0)--(.2,-.5);\foreach \x in {1.2,1.6,...,3.6} \draw (\x,.3)--(\x,.45);\node at (2.4,.75) {\small scale};\node[right] at (5.3,2.6) {\small shoot};\node[right] at (1,-.5) {\small beaker of water};\end{tikzpicture}\par\textbf{Fig. 1.1}\end{center}"


@layout(HALF, "biology-hyssop", "biology paper of an international board, XeLaTeX: 1 (a)(i), dotted lines, [2] at the right; scheme in its own file as a table Question, Answer, Marks, Guidance with accept, reject and ignore")
def biology_hyssop(draw):
    body, items, lines = r"Answer \textbf{all} questions in the spaces provided.\par\bigskip ", [], ""
    roman = ["i", "ii"]
    for n, (stem, drawn, parts) in enumerate(BIOLOGY, 1):
        body += rf"\bigskip\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}" + (POTOMETER if drawn else "")
        for letter, lead, asked in parts:
            if lead:
                body += rf"\medskip\lab{{8mm}}{{8mm}}{{\textbf{{({letter})}}}}{{{tex(lead)}}}"
            for k, (question, points, notes) in enumerate(asked):
                marks = len(points)
                marker, number = (rf"\textbf{{({roman[k]})}}", f"{n}({letter})({roman[k]})") if lead else (rf"\textbf{{({letter})}}", f"{n}({letter})")
                left = "16mm" if lead else "8mm"
                body += rf"\needspace{{24mm}}\medskip\lab{{{left}}}{{8mm}}{{{marker}}}{{{tex(question)}}}"
                if "......" in question:
                    body += r"\nopagebreak\hfill\textbf{[1]}\par "
                else:
                    body += rf"{{\leftskip=24mm" + r"\par\nopagebreak\vspace{6pt}\noindent\hspace*{0pt}\dotfill" * (marks + 1) + rf" \textbf{{[{marks}]}}\par}}" + "\n"
                said = [f"{word} {tex(x)}" for key, word in (("allow", "accept"), ("reject", "do not accept"), ("ignore", "ignore")) for x in notes.get(key, [])]
                lines += f"{number} & " + r"\newline ".join(tex(p) for p in points) + f" & {marks} & " + r"\newline ".join(said) + r"\\\hline" + "\n"
                items.append(item(question, "\n".join(points), number, marks, stem=f"{stem} {lead}" if lead else stem, rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None, kind="numeric" if question.startswith("Calculate") else "gap" if "......" in question else "short", **notes))
    fonts = [draw.one(["arial", "helvetica"])]
    engine, source = document(draw, body, fonts, (11,), (20, 22), foot=r"\fancyfoot[L]{\footnotesize 7714/21/M/J}\fancyfoot[C]{\small\thepage}\fancyfoot[R]{\footnotesize\textbf{[Turn over]}}")
    scheme = r"\begin{center}\textbf{Mark Scheme}\end{center}\renewcommand\arraystretch{1.35}\begin{longtable}{|>{\centering\arraybackslash}p{20mm}|p{68mm}|>{\centering\arraybackslash}p{13mm}|p{50mm}|}\hline\textbf{Question} & \textbf{Answer} & \textbf{Marks} & \textbf{Guidance}\\\hline\endhead " + lines + r"\end{longtable}"
    _, marking = document(draw, scheme, fonts, (10,), (18, 18), head=r"\fancyhead[L]{\small 7714/21}\fancyhead[C]{\small Biology – Mark Scheme}\fancyhead[R]{\small May/June}", foot=r"Page \thepage")
    return Document(engine, source, items, marking)


# Algebra test, teacher's key

ALGEBRA = [
    (None, 3, "Solve for x: 3x + 7 = 22", ["3x = 15"], "x = 5"),
    (None, 3, "Solve for y: 2(y − 4) = 10", ["2y − 8 = 10", "2y = 18"], "y = 9"),
    (None, 4, "Write the equation of the line with slope 2 that passes through (1, 5).", ["y − 5 = 2(x − 1)"], "y = 2x + 3"),
    (None, 2, "Evaluate 4a − b² when a = 6 and b = 3.", ["4(6) − 3² = 24 − 9"], "15"),
    (None, 4, "Factor completely: x² − x − 12", ["−4 · 3 = −12 and −4 + 3 = −1"], "(x − 4)(x + 3)"),
    ("A gym charges a joining fee of $40 and $25 for each month.", 2, "Write an expression for the total cost of m months.", [], "25m + 40"),
    ("A gym charges a joining fee of $40 and $25 for each month.", 3, "For how many months can you be a member if you have $265?", ["25m + 40 = 265", "25m = 225"], "9 months"),
    (None, 3, "Solve the inequality: −2x < 8", ["divide by −2 and turn the sign round"], "x > −4"),
    ("The points A(2, 1) and B(8, 9) are the ends of a segment.", 3, "Find the midpoint of AB.", ["((2 + 8) ÷ 2, (1 + 9) ÷ 2)"], "(5, 5)"),
    ("The points A(2, 1) and B(8, 9) are the ends of a segment.", 4, "Find the length of AB.", ["6² + 8² = 100"], "10 units"),
    (None, 4, "The sum of two consecutive odd integers is 56. Find the smaller one.", ["n + (n + 2) = 56", "2n = 54"], "27"),
]


@layout(HALF, "algebra-cassiopeia", "algebra test of a US high school, teacher's key, Chromium letter: 1. (3 pts), work in red below each question and the final answer in a red box, parts (a) and (b) under a stem, score line on top")
def algebra_cassiopeia(draw):
    body, items, n, last, part = "<div class=h><span>Algebra I &nbsp;·&nbsp; Unit 4 Test &nbsp;·&nbsp; Form B</span><span>Name: <i class=r>ANSWER KEY</i> &nbsp; Period: ____</span></div><div class=h><span>Mrs. Delgado</span><span>Score: ______ / 35</span></div><p><b>Directions:</b> Show all work. Circle or box your final answer. No calculators.</p>", [], 0, None, 0
    for stem, points, question, work, final in ALGEBRA:
        if stem is None or stem != last:
            n, part = n + 1, 0
            if stem:
                body += f"<p class=q><b>{n}.</b> {web(stem)}</p>"
        last = stem
        label = f"({'ab'[part]})" if stem else ""
        number = f"{n}{label}"
        lead = f"<p class=p>{label}" if stem else f"<p class=q><b>{n}.</b>"
        part += 1
        solved = "".join(f"<div>{web(line)}</div>" for line in work) + f"<div class=f>{web(final)}</div>"
        body += f"<div class=k>{lead} ({points} pts) {web(question)}</p><div class=w>{solved}</div></div>"
        items.append(item(question, final, number, points, stem=stem, kind="numeric" if final[0].isdigit() else "short", answer_kind="contains" if work else None))
    css = ".h { display: flex; justify-content: space-between; margin-bottom: 2mm; font-weight: bold } .q { margin: 5mm 0 1mm } .p { margin: 3mm 0 1mm 7mm } .k { break-inside: avoid } .w { margin: 1mm 0 2mm 16mm; color: #c00; font-family: 'Comic Neue' } .f { display: inline-block; border: 1.5px solid #c00; padding: .5mm 2.5mm; margin-top: 1mm } .r { color: #c00 }"
    engine, source = page(draw, body, ["Liberation Serif", "Caladea"], (11, 12), css, paper="letter")
    return Document(engine, source, items)


# Choices with the right one bold and ticked

RAILWAYS = [
    ("Which railway, opened in 1825, was the first public line to use steam locomotives?", ["Liverpool and Manchester", "Stockton and Darlington", "Great Western", "London and Birmingham"], 1),
    ("Who engineered the Great Western Railway?", ["Isambard Kingdom Brunel", "George Hudson", "Thomas Telford", "Joseph Bazalgette"], 0),
    ("What was the nickname of the high-speed diesel that followed the steam age on the East Coast?", ["Warship", "Pacer", "Deltic", "Teddy Bear"], 2),
    ("What is the standard gauge of British track?", ["4 ft 8½ in", "3 ft 6 in", "5 ft 3 in", "7 ft 0¼ in"], 0),
    ("In which city is the National Railway Museum?", ["Derby", "Swindon", "Crewe", "York"], 3),
    ("Which locomotive won the Rainhill Trials in 1829?", ["Novelty", "Rocket", "Sans Pareil", "Perseverance"], 1),
    ("What did a fireman on a steam engine chiefly do?", ["put out fires on the line", "check tickets", "shovel coal into the firebox", "change the points"], 2),
    ("In which country does the Trans-Siberian Railway run?", ["Canada", "Russia", "Sweden", "Mongolia"], 1),
    ("What does a red signal mean?", ["stop", "proceed with caution", "clear line", "shunting only"], 0),
    ("Which London terminus is named after a battle?", ["Paddington", "Euston", "Marylebone", "Waterloo"], 3),
    ("In what year did Mallard set the world speed record for steam?", ["1904", "1923", "1938", "1955"], 2),
    ("What is carried in a tender?", ["passengers", "coal and water", "mail", "livestock"], 1),
]


@layout(HALF, "quiz-deltic", "quiz of a railway society, organiser's copy, word processor: two columns, a) to d) below each other, the right option in bold with a tick behind it, the society's name in the head")
def quiz_deltic(draw):
    asked = draw.some(RAILWAYS, 12)
    body, items = paragraph(run("Christmas Railway Quiz"), "Title") + paragraph(run("ORGANISER’S COPY – correct answers are shown in bold. Please do not leave on the tables!", "I")), []
    for n, (question, options, right) in enumerate(asked, 1):
        body += paragraph(run(f"{n}.\t{question}"), "Ask")
        for k, (letter, text) in enumerate(zip("abcd", options)):
            body += paragraph(run(f"{letter})\t{text}  ✓", "B") if k == right else run(f"{letter})\t{text}"), "Alt")
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    keep = 'fo:keep-with-next="always"'
    styles = paragraph_style("Ask", 0.4, 0.8, -0.8, [(0.8, "")], extra=keep) + paragraph_style("Alt", 0.03, 1.6, -0.7, [(1.6, "")], extra='fo:keep-together="always"')
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (11,), 2.0, head="Wyre Valley Railway Society", columns=2, styles=styles)
    return Document(engine, source, items)


# Mock test in food hygiene, key as a grid

HYGIENE = [
    ("Which temperature range is known as the danger zone?", ["−18 °C to 0 °C", "0 °C to 5 °C", "5 °C to 63 °C", "63 °C to 100 °C"], 2),
    ("What is the correct temperature for a freezer?", ["−18 °C or below", "−5 °C", "0 °C", "5 °C"], 0),
    ("Raw meat should be stored in a refrigerator", ["on the top shelf", "beside cooked meat", "in the door", "below ready-to-eat food"], 3),
    ("Why do food handlers use blue plasters?", ["They stick better.", "They are easy to see if they fall into food.", "They kill bacteria.", "They are cheaper."], 1),
    ("Which of these is a symptom of food poisoning?", ["toothache", "hair loss", "vomiting", "earache"], 2),
    ("A ‘use by’ date tells you about the", ["safety of food", "quality of food", "price of food", "weight of food"], 0),
    ("Cross-contamination is", ["cooking food twice", "the transfer of bacteria from one food or surface to another", "freezing thawed food", "a kind of bacterium"], 1),
    ("Which of these is most likely to carry Salmonella?", ["flour", "sugar", "dried pasta", "raw poultry"], 3),
    ("Food handlers must report to their supervisor if they have", ["diarrhoea", "a new phone", "a headache", "bad eyesight"], 0),
    ("What should you do first when you start work in a kitchen?", ["Switch on the oven.", "Wash your hands.", "Taste the soup.", "Empty the bin."], 1),
]


@layout(HALF, "hygiene-comfrey", "mock test of a food hygiene trainer, pdfLaTeX: A. to D. below each other, instructions in a frame, answer key as a grid of two rows at the end")
def hygiene_comfrey(draw):
    body, items = r"\begin{center}{\Large\bfseries Food Hygiene and Safety for Catering}\\[2pt]{\large Level 2 – Mock Examination}\end{center}Candidate name: \hrulefill\quad Date: \rule{30mm}{.4pt}\par\medskip\fbox{\parbox{.97\linewidth}{\small Time allowed: 20 minutes. Choose ONE answer for each question. The pass mark is 7 out of 10. Check your answers against the key on the last page.}}\par\bigskip ", []
    for n, (question, options, right) in enumerate(HYGIENE, 1):
        body += rf"\needspace{{30mm}}\medskip\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(question)}}}\nopagebreak " + "".join(rf"\lab{{9mm}}{{8mm}}{{{a}.}}{{{tex(o)}}}\nopagebreak" for a, o in zip("ABCD", options)) + r"\pagebreak[1]" + "\n"
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    body += r"\newpage\begin{center}\textbf{ANSWER KEY}\par\medskip\renewcommand\arraystretch{1.4}\begin{tabular}{|l|*{10}{c|}}\hline Question & " + " & ".join(str(n) for n in range(1, 11)) + r"\\\hline Answer & " + " & ".join(rf"\textbf{{{'ABCD'[q[2]]}}}" for q in HYGIENE) + r"\\\hline\end{tabular}\end{center}\bigskip Fewer than seven correct? Read chapters 2 to 5 of the course book again before the examination."
    engine, source = document(draw, body, ["lmsans", "lm"], (11,), (22, 26), head=r"\fancyhead[R]{\footnotesize SafePlate Training}", foot=r"\footnotesize Page \thepage")
    return Document(engine, source, items)


# Gaps with a bank, key upside down

GEOLOGY = [
    ("Molten rock below the surface of the Earth is called ___.", "magma"), ("When it reaches the surface it is called ___ instead.", "lava"), ("Rock that forms as it cools is known as ___ rock.", "igneous"),
    ("Wind, rain and ice slowly break rock down in a process called ___ at the surface.", "weathering"), ("Rivers carry the pieces away and drop them as ___ on the sea bed.", "sediment"), ("Layers that are pressed together turn into ___ rock.", "sedimentary"),
    ("Heat and pressure change limestone into ___ deep underground.", "marble"), ("Rock changed in this way is called ___ rock.", "metamorphic"), ("The remains of a living thing preserved in rock are a ___ of that creature.", "fossil"), ("The thin outer layer of the Earth is the ___ on which we live.", "crust"),
]


@layout(HALF, "gaps-borage", "earth science worksheet of a teachers' web shop, XeLaTeX: bank in a rounded box, ten sentences with drawn rules, name line, key upside down in small print at the foot")
def gaps_borage(draw):
    bank = draw.mixed([word for _, word in GEOLOGY])
    body = r"Name: \rule{70mm}{.4pt}\hfill Date: \rule{35mm}{.4pt}\par\bigskip\begin{center}{\LARGE\bfseries Rocks and the Rock Cycle}\par\medskip Use the words in the box to complete the sentences. Use each word once.\par\medskip\begin{tikzpicture}\node[draw,rounded corners,line width=1pt,inner sep=8pt,text width=.86\linewidth,align=center]{" + r"\qquad ".join(rf"\mbox{{{w}}}" for w in bank) + r"};\end{tikzpicture}\end{center}\bigskip "
    items = []
    for n, (text, word) in enumerate(GEOLOGY, 1):
        shown = tex(text.replace("___", "@")).replace("@", r"\rule{34mm}{.4pt}")
        body += rf"\bigskip\lab{{0pt}}{{9mm}}{{{n}.}}{{{shown}}}" + "\n"
        said = text.replace("___.", "@").replace("___", "").replace("@", "  .")
        items.append(item(said.replace("   .", "  ."), word, str(n), kind="gap", gap=True))
    key = r"\textbf{Answers:} " + ", ".join(f"{n} {w}" for n, (_, w) in enumerate(GEOLOGY, 1))
    body += rf"\vfill\begin{{center}}\rotatebox{{180}}{{\parbox{{.9\linewidth}}{{\footnotesize\centering {key}}}}}\end{{center}}"
    engine, source = document(draw, body, ["avant", "helvetica", "schoolbook"], (12,), (20, 22), foot=r"\scriptsize Primrose Learning Resources – for use in one classroom", extra=r"\usepackage{graphicx}")
    return Document(engine, source, items)


# Rivers to match, no key

RIVERS = [("Danube", "Black Sea"), ("Rhine", "North Sea"), ("Rhône", "Mediterranean Sea"), ("Volga", "Caspian Sea"), ("Mississippi", "Gulf of Mexico"), ("Amazon", "Atlantic Ocean"), ("Zambezi", "Indian Ocean"), ("Ganges", "Bay of Bengal"), ("Yukon", "Bering Sea"), ("Indus", "Arabian Sea")]


@layout(HALF, "match-eridanus", "matching test of a geography teacher, groff: blank, number and river at the left, letters and seas at the right, two letters too many, score line, no key")
def match_eridanus(draw):
    ends = draw.mixed([b for _, b in RIVERS] + ["Baltic Sea", "Red Sea"])
    letters = "ABCDEFGHIJKL"
    listed = choices(letters, ends)
    lines = [".ds CF Geography 8 – Unit 3: Water on the land", ".ce 2", "\\fB\\s+4Rivers and Where They End\\s0\\fP", "Matching Quiz", ".sp", "Name: ______________________________\\ \\ \\ \\ Class: ________\\ \\ \\ \\ Score: ______ / 10", ".sp", "\\fBDirections:\\fP Write the letter of the body of water on the blank in front of the river that flows into it. Two letters will not be used.", ".sp", ".TS", "tab(@) center;", "lb lb lb lb", "l l l l.", "@River@@Flows into"]
    items = []
    for n, end in enumerate(ends, 1):
        left = f"_____@{n}. {RIVERS[n - 1][0]}" if n <= len(RIVERS) else "@"
        lines += [f"{left}@     @{letters[n - 1]}. {end}", ".sp 0.4"]
        if n <= len(RIVERS):
            items.append(item(RIVERS[n - 1][0], None, str(n), None, listed, kind="match"))
    lines += [".TE"]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "N"))
    return Document(engine, source, items)


# True or false in a table, key as a list with reasons

GARDEN = [
    ("Earthworms help plants to grow.", True, "their tunnels let air and water into the soil"), ("All bees live in large hives.", False, "most kinds of bee live alone"), ("Ladybirds eat greenfly.", True, "one can eat fifty in a day"),
    ("Plants take in food through their roots.", False, "they make their food in their leaves"), ("Potatoes are swollen underground stems.", True, "the eyes are buds"), ("A tomato is a vegetable to a botanist.", False, "it is a fruit because it holds seeds"),
    ("Seeds need light to sprout in every case.", False, "most seeds sprout in the dark"), ("Compost heaps become warm inside.", True, "bacteria give off heat"), ("Snails can only live in water.", False, "many kinds live on land"), ("Daffodils grow from bulbs.", True, "so do tulips and onions"), ("Moss has no roots.", True, "it holds on with fine hairs"), ("Spiders are insects.", False, "they have eight legs"),
]


@layout(HALF, "statements-tansy", "true or false sheet of a botanic garden's schools programme, Chromium: ruled table with number, statement and empty boxes under True and False, answers with reasons in small print below a dashed line")
def statements_tansy(draw):
    asked = draw.some(GARDEN, 12)
    body = "<h1>Garden detectives</h1><p>Read each sentence with your partner. Tick the box under <b>True</b> or <b>False</b>. Then walk round the garden and look for proof!</p><table><tr><th><th>What we think<th>True<th>False</tr>" + rows((str(n), web(text), "☐", "☐") for n, (text, _, _) in enumerate(asked, 1)) + "</table><div class=k><b>For grown-ups – the answers:</b> " + " ".join(f"<span><b>{n}</b> {'True' if right else 'False'} – {web(why)}.</span>" for n, (_, right, why) in enumerate(asked, 1)) + "</div><p class=f>Linden Hall Botanic Garden · Schools programme · Years 3 and 4</p>"
    css = "h1 { color: #2c6e2f; margin: 0 } table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #2c6e2f; padding: 2mm 3mm; text-align: left } th { background: #dff0d8 } td:nth-child(n+3), th:nth-child(n+3) { text-align: center; width: 16mm; } td:nth-child(n+3) { font: 14pt 'DejaVu Sans' } .k { border-top: 1px dashed #666; margin-top: 8mm; padding-top: 2mm; font-size: 75% } .f { font-size: 70%; color: #666; text-align: center }"
    engine, source = page(draw, body, ["Comic Neue", "Lato", "Open Sans"], (12,), css)
    return Document(engine, source, [item(text, str(right), str(n), kind="truefalse") for n, (text, right, _) in enumerate(asked, 1)])


# FAQ of a heritage railway

FAQ = [
    ("Before you travel", [
        ("Do I need to book in advance?", "We recommend booking online for weekends and school holidays. On other days you can buy tickets at any of our staffed stations until ten minutes before departure."),
        ("Are dogs allowed on the train?", "Yes. Well-behaved dogs travel for £2 in standard class, but we ask you to keep them off the seats and out of the dining car."),
        ("Can I bring my bicycle?", "There is room for six bicycles in the guard’s van. They travel free of charge when space allows."),
    ]),
    ("On the day", [
        ("Where can I park?", "The main car park is at Thornby Junction, postcode area TB4. Parking costs £3 for the day, and the money goes towards the restoration of the station canopy."),
        ("Will my train be hauled by steam?", "Most services are. When the fire risk in the woods is high we use our heritage diesels instead, and a notice is put on the home page by 8 am."),
        ("Is there food on board?", "A buffet car with hot drinks, sandwiches and cakes runs on all services except the first train of the day."),
        ("Are the trains accessible?", "One coach on each train has a ramp, wide doors and a space for two wheelchairs. Please call us a day before, so that a member of staff can meet you."),
    ]),
    ("Vouchers and refunds", [
        ("How long is a gift voucher valid?", "Vouchers are valid for eighteen months from the date of purchase."),
        ("What happens if my train is cancelled?", "You can change to another date without charge or ask for a full refund within 28 days."),
        ("Can I volunteer?", "Certainly! Come to one of our open days, held on the first Saturday of March and October, or write to the volunteer coordinator."),
    ]),
]


@layout(HALF, "faq-garratt", "questions and answers of a heritage railway, web page printed from the browser, Chromium: groups as headings, questions in bold in grey bars with a minus sign at the right as in an opened accordion, breadcrumb and address")
def faq_garratt(draw):
    body, items = "<p class=b>Home › Plan your visit › FAQs</p><h1>Frequently asked questions</h1><p>Can’t find what you are looking for? Email us at hello@thornbyrailway.example and we will do our best to help.</p>", []
    for head, pairs in FAQ:
        body += f"<h2>{web(head)}</h2>"
        for question, answer in pairs:
            body += f"<div class=e><div class=q><span>{web(question)}</span><span>−</span></div><p>{web(answer)}</p></div>"
            items.append(item(question, answer, kind="faq", section=head))
    body += "<p class=b>© Thornby Railway Trust · Registered charity · Privacy · Cookies</p>"
    css = ".b { font-size: 75%; color: #777 } h1 { color: #7a1220 } h2 { color: #7a1220; font-size: 125%; margin: 6mm 0 2mm; break-after: avoid } .q { background: #eee; padding: 2mm 3mm; font-weight: bold; display: flex; justify-content: space-between } .e { border: 1px solid #ddd; margin-bottom: 2mm; break-inside: avoid } .e p { margin: 2mm 3mm }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Roboto"], (10, 11), css)
    return Document(engine, source, items)


# Glossary of an astronomy club

STARS = [
    ("aphelion", "the point of an orbit that is farthest from the Sun"), ("apparent magnitude", "a measure of how bright a star looks from the Earth; the smaller the number, the brighter the star"), ("asterism", "a pattern of stars that is not one of the 88 official constellations, such as the Plough"), ("binary star", "two stars that move around their common centre of mass"),
    ("Cepheid", "a star whose brightness changes in a regular rhythm from which its distance can be found"), ("ecliptic", "the path that the Sun seems to take across the sky in the course of a year"), ("light year", "the distance that light travels in a year, about 9.5 million million kilometres"), ("meridian", "the line in the sky that runs from north to south through the point overhead"),
    ("nebula", "a cloud of gas and dust between the stars"), ("occultation", "the passing of one body in front of another, as when the Moon hides a star"), ("parallax", "the shift of a nearby star against those behind it as the Earth goes round the Sun"), ("red giant", "a star late in its life that has swollen and cooled at its surface"), ("seeing", "the steadiness of the air as it affects the view through a telescope"), ("zenith", "the point of the sky directly overhead"),
]


@layout(HALF, "glossary-cepheus", "glossary at the back of an astronomy club's beginners' booklet, pdfLaTeX: A5, bold term run into its meaning after an en space, initial letters as small heads, two columns")
def glossary_cepheus(draw):
    body, last = r"\begin{center}{\Large\scshape Glossary}\end{center}\begin{multicols}{2}\raggedright\small ", ""
    for term, meaning in STARS:
        if term[0].upper() != last:
            last = term[0].upper()
            body += rf"\needspace{{14mm}}\par\medskip\textsf{{\bfseries {last}}}\par\nopagebreak "
        body += rf"{{\hangindent=4mm\noindent\textbf{{{tex(term)}}}\enspace {tex(meaning)}.\par}}" + "\n"
    body += r"\end{multicols}"
    engine, source = document(draw, body, ["palatino", "times"], (10,), (14, 16), head=r"\fancyhead[L]{\footnotesize\itshape First Nights under the Stars}\fancyhead[R]{\footnotesize 61}", foot="", paper="a5paper")
    return Document(engine, source, [item(term, f"{meaning}.", kind="definition") for term, meaning in STARS])


# Japanese words of an evening class

NIHONGO = [
    ("At the station", [("駅", "えき", "eki", "station"), ("切符", "きっぷ", "kippu", "ticket"), ("電車", "でんしゃ", "densha", "train"), ("出口", "でぐち", "deguchi", "exit"), ("入口", "いりぐち", "iriguchi", "entrance"), ("改札", "かいさつ", "kaisatsu", "ticket gate")]),
    ("At the restaurant", [("水", "みず", "mizu", "water"), ("魚", "さかな", "sakana", "fish"), ("野菜", "やさい", "yasai", "vegetables"), ("箸", "はし", "hashi", "chopsticks"), ("朝ご飯", "あさごはん", "asagohan", "breakfast"), ("会計", "かいけい", "kaikei", "bill")]),
]


@layout(HALF, "words-pegasus", "Japanese words of an evening class, word processor: four columns Kanji, Kana, Rōmaji, English in ruled tables under bold topics, teacher's note on top")
def words_pegasus(draw):
    body, items = paragraph(run("Japanese 1 – Vocabulary for Week 6"), "Title") + paragraph(run("Please learn these for Thursday. There will be a short test! – Tanaka-sensei", "I")), []
    for head, words in NIHONGO:
        body += paragraph(run(head), "Head") + office_table([[run(x, "B") for x in ("Kanji", "Kana", "Rōmaji", "English")]] + [[run(x) for x in word] for word in words], [3.5, 4.2, 4.2, 4.6])
        items += [item(word[0], word[3], kind="vocabulary", section=head) for word in words]
    engine, source = office(draw, body, ["Noto Sans CJK JP"], (11,), 2.2, head="Harrow Road Adult Learning Centre")
    return Document(engine, source, items)


# Worked examples of a physics book

WORKED = [
    ("A car of mass 900 kg accelerates at 2.5 m/s². Find the resultant force on it.", "By Newton’s second law, F = ma = 900 × 2.5.", "2250 N"),
    ("A stone is dropped from rest and falls for 3.0 s. Calculate its speed, taking g = 9.8 m/s².", "The stone starts from rest, so v = gt = 9.8 × 3.0.", "29.4 m/s"),
    ("A crate is pushed 12 m along a floor by a force of 150 N. Calculate the work done.", "The force acts along the direction of motion, so W = Fd = 150 × 12.", "1800 J"),
    ("A motor does 6000 J of work in 40 s. What is its power?", "Power is work divided by time: P = 6000 ÷ 40.", "150 W"),
    ("A trolley of mass 2 kg moves at 3 m/s and sticks to a trolley of mass 1 kg at rest. Find their common speed.", "Momentum is conserved: 2 × 3 = (2 + 1) × v.", "2 m/s"),
    ("A spring stretches by 4.0 cm under a load of 10 N. Find the spring constant.", "The extension is 0.040 m, so k = F ÷ x = 10 ÷ 0.040.", "250 N/m"),
    ("Find the kinetic energy of a ball of mass 0.40 kg that moves at 5.0 m/s.", "The kinetic energy is ½mv² = ½ × 0.40 × 25.", "5.0 J"),
    ("A seesaw balances when a child of weight 300 N sits 1.6 m from the pivot and her brother sits 2.0 m away on the other side. What is the brother’s weight?", "The moments are equal: 300 × 1.6 = W × 2.0.", "240 N"),
    ("A brick of weight 24 N rests on a face of area 0.02 m². Calculate the pressure under it.", "Pressure is force divided by area: 24 ÷ 0.02.", "1200 Pa"),
]


@layout(HALF, "solved-corvus", "worked examples of a mechanics textbook, Typst: Example 4.1 in a coloured band, question, Solution. in italics with the working, Ans. and the result at the right in bold, headings between")
def solved_corvus(draw):
    heads = {1: "4.1 Force and motion", 3: "4.2 Work and power", 5: "4.3 Momentum, springs and balance"}
    body, items = "", []
    for n, (question, working, result) in enumerate(WORKED, 1):
        if n in heads:
            body += f"\n#v(2mm)#text(13pt, weight: \"bold\", fill: rgb(\"#1d4e89\"))[{heads[n]}]\n\n"
        body += f"#ex[4.{n}][{question}][{working}][{result}]\n"
        items.append(item(question, result, f"4.{n}", kind="numeric", answer_kind="contains"))
    source = f"""#set page(paper: "a4", margin: (x: 24mm, y: 24mm), header: text(9pt)[_Mechanics for Schools_ #h(1fr) Chapter 4], footer: align(center, text(9pt)[#context counter(page).display()]), numbering: "1")
#set text(font: "{draw.one(["Libertinus Serif", "Linux Libertine O"])}", size: 11pt, lang: "en")
#set par(justify: true)
#counter(page).update(93)
#let ex(n, q, w, r) = block(breakable: false, width: 100%, below: 5mm)[#block(fill: rgb("#dce8f5"), width: 100%, inset: 2mm, below: 2mm)[*Example #n*] #q #parbreak() _Solution._ #w #h(1fr) *Ans. #r*]
{body}"""
    return Document("typst", source, items)


# Questions of a college course with rubrics

RUBRIC = [
    (6, "Explain the difference between correlation and causation. Give an example from health research.", "Two variables correlate when they change together. One causes the other only if changing it brings about the change in the other. Ice cream sales and sunburn correlate because both depend on sunny weather.", [("Defines correlation", 2), ("Defines causation", 2), ("Gives a sound example", 2)]),
    (4, "What is a confounding variable?", "It is a third variable that influences both of the variables under study and so may create an apparent link between them.", [("Says that it is a further variable", 1), ("Says that it influences both others", 3)]),
    (5, "Describe how a double-blind trial is carried out.", "Participants are assigned to a treatment or a placebo at random, and neither they nor the researchers who meet them know who receives which until the data have been collected.", [("Random assignment", 1), ("Participants do not know", 2), ("Researchers do not know", 2)]),
    (2, "Why is a larger sample usually better than a smaller one?", "Random differences between people average out, so the estimate is more precise.", [("Mentions averaging out or chance", 1), ("Mentions precision", 1)]),
    (3, "Name the three common measures of central tendency.", "The mean, the median and the mode.", [("Mean", 1), ("Median", 1), ("Mode", 1)]),
    (4, "State one advantage and one disadvantage of a survey that people fill in themselves.", "It is cheap and reaches many people, but the answers may not be honest.", [("One advantage", 2), ("One disadvantage", 2)]),
    (4, "Distinguish between a population and a sample.", "The population is everyone whom the study is about; the sample is the part of it that is actually measured.", [("Population", 2), ("Sample", 2)]),
    (6, "A newspaper reports that people who drink tea live longer. Suggest two other explanations for this finding.", "Tea drinkers may smoke less, and they may have higher incomes and better health care.", [("First plausible explanation", 3), ("Second plausible explanation", 3)]),
    (2, "What does it mean to say that a measurement is reliable?", "It gives similar results when it is repeated under the same conditions.", [("Similar results", 1), ("Same conditions", 1)]),
]


@layout(HALF, "rubric-carina", "midterm of a research methods course with solutions, Typst letter: Question 1 (6 points) in bold, question, Sample answer in a shaded box, below it a small table Criterion and Points")
def rubric_carina(draw):
    body, items = "", []
    for n, (points, question, sample, rubric) in enumerate(RUBRIC, 1):
        cells = "".join(f"[{text}], [{worth}], " for text, worth in rubric)
        body += f"#q[{n}][{points}][{question}][{sample}][#table(columns: (90mm, 18mm), stroke: 0.4pt, inset: 1.6mm, align: (left, center), [*Criterion*], [*Points*], {cells})]\n"
        items.append(item(question, sample, str(n), points, kind="long" if points > 3 else "short", rubric=[{"text": text, "marks": worth} for text, worth in rubric]))
    source = f"""#set page(paper: "us-letter", margin: 25mm, header: text(9pt)[PSYC 210 Research Methods #h(1fr) Midterm 1 – Solutions and rubric], footer: align(center, text(9pt)[Page #context counter(page).display()]))
#set text(font: "{draw.one(["Caladea", "Libertinus Serif", "TeX Gyre Termes"])}", size: 11pt, lang: "en", region: "us")
#let q(n, p, ask, s, t) = block(breakable: false, width: 100%, below: 7mm)[*Question #n (#p points)* #parbreak() #ask #block(fill: luma(235), inset: 2.5mm, width: 100%)[*Sample answer:* #s] #text(9pt)[#t]]
Answer every question in full sentences. You have 75 minutes. Notes are not allowed. \\ Total: {sum(q[0] for q in RUBRIC)} points
#v(3mm)
{body}"""
    return Document("typst", source, items)
