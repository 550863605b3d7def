"""Batch 136: sheets that a collector of teaching material would bring next, by one who does not know the reader."""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "unseen"


def turned(draw, right, wrong):
    """The options in an order drawn, and the place of the right one."""
    options = draw.shuffled([right, *wrong])
    return options, options.index(right)


# Paper of an Australian kind: marks as bare numbers in a column, sample answers in another file

PLANTS = [
    ("A student placed three pots of wheat seedlings in cupboards lit by lamps of different colours. The height of the seedlings was measured each day for two weeks.", [
        ("Identify the independent variable in this investigation.", ["the colour of the light"]),
        ("State TWO variables that the student should keep the same.", ["the volume of water given to each pot", "the temperature of the cupboards"]),
        ("Explain why several seedlings were grown in each pot.", ["an average can be taken", "so that one unusual seedling has less effect on the result"]),
    ]),
    ("Cane toads were brought to Queensland in 1935 to control beetles in sugar cane.", [
        ("Outline ONE effect of cane toads on native predators.", ["predators such as quolls are poisoned when they eat the toads", "so their populations fall"]),
        ("Suggest why the number of cane toads rose quickly after 1935.", ["they had few predators in Australia"]),
    ]),
    ("Human red blood cells were placed in distilled water and viewed with a microscope.", [
        ("Name the process by which water enters the cells.", ["osmosis"]),
        ("Describe what happens to the cells.", ["they swell", "they burst because they have no cell wall"]),
        ("Predict the result if plant cells were used instead.", ["the cells become firm but do not burst"]),
    ]),
    ("The pedigree of a family with a recessive disorder shows that two healthy parents have a daughter with the disorder.", [
        ("State the genotype of the parents, using A and a.", ["both parents are Aa"]),
        ("Calculate the probability that their next child has the disorder.", ["1/4"]),
    ]),
]


@layout(HALF, "paper-haircap", "biology paper of an Australian kind, XeLaTeX: Question 21 (5 marks) as a bold head, (a) with a bare number in a column at the right under Marks; sample answers in their own file as a table")
def paper_haircap(draw):
    first = draw.one([11, 21, 26])
    body = r"{\large\bfseries Biology}\par\medskip{\bfseries Section II}\par\smallskip Attempt all questions. Answer the questions in the spaces provided. These spaces provide guidance for the expected length of response.\par\hfill\textbf{Marks}\par\hrule\medskip "
    scheme = r"{\large\bfseries Biology: Marking Guidelines}\par\smallskip{\bfseries Section II}\par\medskip\renewcommand\arraystretch{1.3}\begin{longtable}{|l|p{105mm}|c|}\hline\textbf{Question} & \textbf{Sample answer} & \textbf{Marks}\\\hline\endhead "
    items = []
    for n, (stem, parts) in enumerate(draw.some(PLANTS, 4), first):
        whole = sum(len(points) for _, points in parts)
        body += rf"\needspace{{55mm}}\bigskip\textbf{{Question {n}}} ({whole} marks)\par\smallskip {tex(stem)}\par\medskip "
        for letter, (question, points) in zip("abc", parts):
            marks = len(points)
            body += rf"\begin{{minipage}}{{\linewidth}}\makebox[10mm][l]{{({letter})}}\parbox[t]{{0.82\linewidth}}{{\raggedright {tex(question)}}}\hfill\textbf{{{marks}}}\par" + r"\vspace{8pt}\hspace*{10mm}\parbox{0.82\linewidth}{\dotfill}\par" * (marks + 1) + r"\end{minipage}\par\medskip "
            cell = tex(points[0]) if marks == 1 else r"\newline ".join(r"$\bullet$ " + tex(p) for p in points)
            scheme += rf"{n} ({letter}) & {cell} & {marks}\\\hline "
            rubric = [{"text": p, "marks": None} for p in points] if marks > 1 else None
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, rubric=rubric))
    scheme += r"\end{longtable}"
    fonts = [draw.one(["timesnew", "arial"])]
    engine, source = document(draw, body + r"\begin{center}\textbf{End of Section II}\end{center}", fonts, (11,), (22, 24), foot=r"-- \thepage\ --")
    _, marking = document(draw, scheme, fonts, (11,), (22, 24), foot=r"Page \thepage")
    return Document(engine, source, items, marking)


# Test of a high school teacher in the United States

GOVERNMENT = [
    ("Explain the difference between a direct democracy and a republic.", 4, 3), ("Name the three branches of the federal government.", 3, 2), ("Why did the framers divide power between the branches?", 4, 3),
    ("Give one power that only the Senate has.", 2, 1), ("How many electoral votes are needed to win the presidency?", 1, 1), ("Describe two ways in which the Constitution can be amended.", 4, 3),
    ("What is meant by judicial review?", 2, 2), ("Who becomes president if both the president and the vice president can no longer serve?", 2, 1), ("Identify one freedom that the First Amendment protects.", 1, 1), ("Compare the terms of office of a senator and a representative.", 3, 2), ("What does a filibuster do?", 2, 2),
]


@layout(HALF, "exam-polypody", "unit test of an American teacher, pdfLaTeX, letter: name and period lines, total score box, ____ / 4 pts at the right end of each question, empty room below; no answers")
def exam_polypody(draw):
    asked = draw.some(GOVERNMENT, 10)
    total = sum(points for _, points, _ in asked)
    body = rf"Name: \rule{{65mm}}{{0.4pt}}\hfill Date: \rule{{28mm}}{{0.4pt}}\hfill Period: \rule{{12mm}}{{0.4pt}}\par\bigskip\begin{{center}}{{\Large\bfseries U.S. Government}}\par{{\large Unit 2 Test: Structure of the Federal Government}}\end{{center}}\hfill\fbox{{\rule[-3mm]{{0pt}}{{9mm}}\ Total \rule{{12mm}}{{0.4pt}} / {total} pts\ }}\par\smallskip\textit{{Write in complete sentences unless a single word or number is asked for.}}\par\bigskip "
    items = []
    for n, (question, points, lines) in enumerate(asked, 1):
        unit = "pt" if points == 1 else "pts"
        body += rf"\begin{{minipage}}{{\linewidth}}\makebox[8mm][l]{{{n}.}}\parbox[t]{{0.74\linewidth}}{{\raggedright {tex(question)}}}\hfill\rule{{9mm}}{{0.4pt}} / {points} {unit}\par\vspace{{{9 * lines}mm}}\end{{minipage}}\par " + "\n"
        items.append(item(question, None, str(n), points))
    engine, source = document(draw, body, ["times", "palatino", "lm"], (12,), (24, 26), head=r"\fancyhead[R]{\footnotesize Mr. Okafor, Room 214}", foot=r"\fancyfoot[C]{\small Page \thepage}", paper="letterpaper")
    return Document(engine, source, items)


# Economics paper with its suggested answers behind it

COFFEE = "<table class=d><tr><th>Price of a cup / €<th>Cups demanded per day<th>Cups supplied per day</tr><tr><td>2.00<td>900<td>300</tr><tr><td>2.50<td>750<td>450</tr><tr><td>3.00<td>600<td>600</tr><tr><td>3.50<td>450<td>750</tr></table>"
ECONOMICS = [
    ("The table shows the demand for and the supply of coffee in a small town.", COFFEE, [
        ("State the equilibrium price.", ["€3.00"]), ("Calculate the excess demand at a price of €2.50.", ["750 − 450", "300 cups per day"]),
        ("Explain what is likely to happen to the price when there is excess demand.", ["Consumers compete for the cups that are on sale.", "The price rises until demand equals supply."]),
        ("Name one factor other than price that affects the demand for coffee.", ["The income of consumers."]),
    ]),
    ("In 2019 the government of Westland raised the tax on sugary drinks by 20%.", "", [
        ("Define the term indirect tax.", ["A tax on spending on goods and services."]), ("Explain two reasons for taxing sugary drinks.", ["It discourages the consumption of a demerit good.", "It raises revenue for the government."]),
        ("Suggest one group that may lose from the tax.", ["Workers in firms that make the drinks."]),
    ]),
    ("Unemployment in Westland fell from 8% to 5% in three years, while prices rose faster than before.", "", [
        ("What is meant by unemployment?", ["People who are able and willing to work cannot find a job."]), ("Distinguish between structural and cyclical unemployment.", ["Structural unemployment comes from a change in the pattern of industry.", "Cyclical unemployment comes from a fall in total demand."]),
        ("Identify the term for a general rise in prices.", ["Inflation."]),
    ]),
]


@layout(HALF, "paper-boletus", "economics paper, Chromium: Question 1 in a grey band, a. b. c. with (2 marks) in italics behind the text, data in a table; Suggested answers on the next page under the same heads with bullets")
def paper_boletus(draw):
    body, key, items = "<p class=t>Westland Schools Trial Examination<br><b>ECONOMICS</b> · Paper 2 · 1 hour</p><p><i>Answer all three questions in the answer booklet. Begin each question on a new page.</i></p>", "<h1>Suggested answers</h1>", []
    for n, (stem, figure, parts) in enumerate(ECONOMICS, 1):
        body += f"<h2>Question {n}</h2><p>{web(stem)}</p>{figure}"
        key += f"<h2>Question {n}</h2>"
        for letter, (question, points) in zip("abcd", parts):
            marks = len(points)
            said = f"({marks} mark{'s' if marks > 1 else ''})"
            body += f"<p class=q><span class=l>{letter}.</span>{web(question)} <i>{said}</i></p>"
            key += f"<p class=q><span class=l>{letter}.</span>{web(points[0])}</p>" if marks == 1 else f"<div class=q><span class=l>{letter}.</span><ul>" + "".join(f"<li>{web(p)}</li>" for p in points) + "</ul></div>"
            rubric = [{"text": p, "marks": None} for p in points] if marks > 1 else None
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, rubric=rubric))
    css = ".t { text-align: center; font-size: 115%; line-height: 1.6 } h1 { break-before: page; font-size: 140%; border-bottom: 2px solid #000 } h2 { background: #ddd; font-size: 105%; padding: 1mm 3mm; margin: 6mm 0 3mm; break-after: avoid } .q { position: relative; padding-left: 9mm; margin: 2.5mm 0; break-inside: avoid } .l { position: absolute; left: 0 } ul { margin: 0; padding-left: 5mm } .d { border-collapse: collapse; margin: 2mm 9mm 4mm } .d td, .d th { border: 1px solid #000; padding: 1mm 4mm; text-align: center; font-weight: normal } .d th { background: #f2f2f2 }"
    engine, source = page(draw, body + key, ["Liberation Serif", "Liberation Sans", "Noto Serif"], (11,), css)
    return Document(engine, source, items)


# Class test in physics, Germany

PHYSIK = [
    ("Aufgabe 1", "Ein Radfahrer fährt in 20 s eine Strecke von 160 m mit gleichbleibender Geschwindigkeit.", [("Berechne seine Geschwindigkeit in m/s.", 2, "8 m/s"), ("Gib die Geschwindigkeit in km/h an.", 1, "28,8 km/h"), ("Wie weit kommt er bei dieser Geschwindigkeit in 5 Minuten?", 2, "2400 m")]),
    ("Aufgabe 2", "An einer Feder hängt ein Körper mit der Masse 400 g. Die Feder wird dadurch um 8 cm länger.", [("Nenne das Gesetz, das hier gilt.", 1, "das hookesche Gesetz"), ("Bestimme die Gewichtskraft des Körpers.", 2, "4 N"), ("Wie groß ist die Federkonstante?", 2, "50 N/m")]),
    ("Aufgabe 3", "Auf einer Wippe sitzt Lena (30 kg) 1,2 m vom Drehpunkt entfernt.", [("Wo muss Tim (40 kg) sitzen, damit die Wippe im Gleichgewicht ist?", 3, "0,9 m vom Drehpunkt entfernt auf der anderen Seite"), ("Nenne zwei Werkzeuge, bei denen das Hebelgesetz genutzt wird.", 2, "Zange und Brechstange")]),
    ("Aufgabe 4", "Ein Kran hebt eine Palette von 500 kg um 12 m.", [("Berechne die Hubarbeit.", 2, "60 000 J"), ("Der Kran braucht dafür 30 s. Berechne seine Leistung.", 2, "2000 W")]),
]


@layout(HALF, "klassenarbeit-hallimasch", "German class test in physics, word processor: Aufgabe 1 as a head, a) b) with /2 P. at the right, table of points and grade; Lösungen on the next page under the same heads")
def klassenarbeit_hallimasch(draw):
    body = paragraph(run("Heinrich-Hertz-Realschule\tKlasse 8b")) + paragraph(run("2. Klassenarbeit im Fach Physik", "B"), "Mid") + paragraph(run("Name: ______________________________\tDatum: ______________")) + paragraph(run("Schreibe bei allen Rechnungen den Rechenweg auf! Rechne mit g = 10 N/kg.", "I"))
    key, items, total = paragraph(run("Lösungen zur 2. Klassenarbeit"), "New"), [], 0
    for n, (head, stem, parts) in enumerate(PHYSIK, 1):
        body += paragraph(run(head), "Head") + paragraph(run(stem))
        key += paragraph(run(head), "Head")
        for letter, (question, points, answer) in zip("abc", parts):
            body += paragraph(run(f"{letter})\t{question}\t/{points} P."), "Task")
            key += paragraph(run(f"{letter})\t{answer}"), "Task")
            total += points
            context, dot, command = question.partition(". ")
            split = {"context": context + ".", "command": command} if dot else {}
            items.append(item(question, answer, f"{n}({letter})", points, stem=stem, **split))
    body += paragraph(run(f"Punkte: ______ / {total}\tNote: ______\tUnterschrift: ________________"), "Foot")
    right = (16.6, 'style:type="right"')
    styles = paragraph_style("Mid", 0.4, size=15, extra='fo:text-align="center"') + paragraph_style("Task", 0.2, 0.9, -0.9, [(0.9, ""), right]) + paragraph_style("Foot", 1.2, tabs=[(6.0, ""), (10.0, "")]) + paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"')
    engine, source = office(draw, body + key, ["Carlito", "Liberation Sans"], (11,), styles=styles)
    return Document(engine, source, items)


# Quiz of a web site, printed

OCEAN = [
    ("Which is the largest ocean on Earth?", "Pacific Ocean", ["Atlantic Ocean", "Indian Ocean", "Arctic Ocean"], "It covers about a third of the surface of the planet."), ("What do we call the deepest part of the ocean?", "The hadal zone", ["The sunlight zone", "The twilight zone", "The midnight zone"], "It is named after Hades and lies in trenches below 6,000 metres."),
    ("How many arms does a squid have besides its two tentacles?", "Eight", ["Four", "Six", "Ten"], "Cuttlefish have the same number."), ("Which current keeps the coasts of north-western Europe mild?", "Gulf Stream", ["Humboldt Current", "Kuroshio", "Agulhas Current"], "Warm water comes across from the Caribbean."),
    ("What is the main salt in sea water?", "Sodium chloride", ["Calcium carbonate", "Magnesium sulfate", "Potassium chloride"], "The salt on your kitchen table is the same."), ("Which animal builds coral reefs?", "Polyp", ["Sponge", "Barnacle", "Starfish"], "Each one is only a few millimetres across and sits in a cup of limestone."),
    ("What causes most tsunamis?", "Earthquakes under the sea", ["Strong winds", "The pull of the Moon", "Melting icebergs"], "The sea bed is lifted and pushes the water up."), ("Which of these is a mammal?", "Dugong", ["Manta ray", "Whale shark", "Leatherback turtle"], "It grazes on sea grass and suckles its young."),
    ("What is plankton?", "Living things that drift in the water", ["A kind of seaweed", "Sand carried by waves", "Eggs of large fish"], "The word comes from the Greek for wanderer."), ("In which year did people first reach the bottom of the Challenger Deep?", "1960", ["1912", "1938", "1985"], "Two men went down in the bathyscaphe Trieste."),
    ("What is the name of the line that shows how high a loaded ship may lie in the water?", "Plimsoll line", ["Tropic line", "Date line", "Fall line"], "It bears the name of a British politician."),
]


@layout(HALF, "quiz-inkcap", "quiz of a web site printed, Chromium: Question 3 of 10 in small print above each question in bold, rings without letters, a green band Correct answer: and a grey line of explanation")
def quiz_inkcap(draw):
    asked = draw.some(OCEAN, 10)
    body = "<p class=n>QuizHarbour › Science › Oceans</p><h1>How well do you know the sea?</h1><p class=n>10 questions · 4,812 plays · Rated 4.6 out of 5</p>"
    items = []
    for n, (question, right, wrong, reason) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        body += f"<div class=q><p class=n>Question {n} of {len(asked)}</p><h3>{web(question)}</h3>" + "".join(f"<div class=o><span class=r></span>{web(o)}</div>" for o in options) + f"<p class=g>Correct answer: <b>{web(right)}</b></p><p class=e>{web(reason)}</p></div>"
        items.append(item(question, right, str(n), None, choices([None] * 4, options), kind="mcq"))
    body += "<p class=n>© QuizHarbour. Share this quiz with your friends.</p>"
    css = ".n { color: #777; font-size: 82%; margin: 0 0 1mm } h1 { font-size: 170%; margin: 1mm 0 } h3 { font-size: 108%; margin: 0 0 2mm } .q { border: 1px solid #ccc; border-radius: 2mm; padding: 3mm 4mm; margin: 4mm 0; break-inside: avoid } .o { margin: 1.2mm 0 1.2mm 2mm } .r { display: inline-block; width: 3mm; height: 3mm; border: 1px solid #555; border-radius: 50%; margin-right: 3mm } .g { background: #dff3df; color: #145214; padding: 1mm 3mm; margin: 2mm 0 1mm } .e { color: #555; margin: 0 3mm; font-size: 92% }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Lato"], (10, 11), css)
    return Document(engine, source, items)


# Single best answers of a review book of anatomy

ANATOMY = [
    ("Which of the following bones is part of the pectoral girdle?", "Scapula", ["Sternum", "Humerus", "First rib", "Atlas"]), ("The most abundant plasma protein is", "albumin", ["fibrinogen", "globulin", "transferrin", "prothrombin"]), ("Which chamber of the heart pumps blood into the aorta?", "Left ventricle", ["Right ventricle", "Left atrium", "Right atrium", "Coronary sinus"]),
    ("Insulin is secreted by the", "beta cells of the pancreas", ["alpha cells of the pancreas", "adrenal cortex", "thyroid follicles", "anterior pituitary"]), ("Which vitamin is needed for the absorption of calcium?", "Vitamin D", ["Vitamin A", "Vitamin C", "Vitamin K", "Vitamin E"]), ("The functional unit of the kidney is the", "nephron", ["alveolus", "hepatocyte", "osteon", "sarcomere"]),
    ("Which nerve supplies the diaphragm?", "Phrenic nerve", ["Vagus nerve", "Ulnar nerve", "Sciatic nerve", "Facial nerve"]), ("The normal pH of arterial blood is about", "7.4", ["6.8", "7.0", "7.8", "8.2"]), ("Which part of the brain coordinates movement and balance?", "Cerebellum", ["Thalamus", "Hypothalamus", "Medulla", "Hippocampus"]),
    ("Bile is stored in the", "gallbladder", ["liver", "duodenum", "spleen", "pancreas"]), ("Which structure closes the larynx during swallowing?", "Epiglottis", ["Uvula", "Soft palate", "Trachea", "Vocal fold"]), ("Gas exchange takes place in the", "alveoli", ["bronchi", "trachea", "pleura", "larynx"]), ("Which cells produce antibodies?", "Plasma cells", ["Platelets", "Erythrocytes", "Neutrophils", "Osteoclasts"]),
]


@layout(HALF, "review-liverwort", "chapter of a review book of anatomy, XeLaTeX: two columns, bold numbers that go on from an earlier chapter, A. to E. stacked; Answers in a frame at the end as 41. C in five columns")
def review_liverwort(draw):
    first = draw.one([31, 41, 56])
    body, key, items = r"{\LARGE\bfseries Chapter 4}\par\smallskip{\Large Review Questions}\par\smallskip\hrule\medskip\textbf{Directions:} Each of the numbered items or incomplete statements is followed by five options. Select the ONE lettered option that is BEST in each case.\par\begin{multicols}{2}\raggedright ", [], []
    for n, (question, right, wrong) in enumerate(draw.some(ANATOMY, 12), first):
        options, place = turned(draw, right, wrong)
        body += rf"\begin{{minipage}}{{\linewidth}}\raggedright\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}" + "".join(rf"\lab{{9mm}}{{6mm}}{{{a}.}}{{{tex(o)}}}" for a, o in zip("ABCDE", options)) + r"\end{minipage}\par\vspace{4mm}" + "\n"
        key.append(f"{n}. {'ABCDE'[place]}")
        items.append(item(question, options[place], str(n), None, choices("ABCDE", options), kind="mcq", answer_label="ABCDE"[place]))
    cells = r"\\".join(" & ".join(key[k : k + 6]) for k in range(0, 12, 6))
    body += rf"\end{{multicols}}\vfill\begin{{center}}\fbox{{\parbox{{0.95\linewidth}}{{\centering\textbf{{Answers}}\par\smallskip\begin{{tabular}}{{*6{{p{{19mm}}}}}}{cells}\end{{tabular}}}}}}\end{{center}}"
    engine, source = document(draw, body, ["libertine", "timesnew", "helvetica"], (10,), (18, 21), head=r"\fancyhead[L]{\small\itshape Essentials of Human Anatomy}\fancyhead[R]{\small 87}", foot=" ")
    return Document(engine, source, items)


# Aptitude test of a training centre

OFFICE = [
    ("Which key combination copies the text that is selected?", "Ctrl + C", ["Ctrl + V", "Ctrl + X", "Ctrl + Z"]), ("A file with the extension .xlsx is a", "spreadsheet", ["picture", "sound", "web page"]), ("How many bits are there in one byte?", "8", ["4", "16", "32"]), ("Which of these is an input device?", "scanner", ["printer", "speaker", "projector"]),
    ("What does a firewall do?", "It filters traffic on a network.", ["It cools the processor.", "It saves power.", "It prints faster."]), ("Which part of a computer carries out instructions?", "CPU", ["RAM", "SSD", "PSU"]), ("A program that is meant to do harm is called", "malware", ["freeware", "firmware", "shareware"]), ("In a spreadsheet a formula begins with", "=", ["#", "@", "&"]),
    ("Which of these is not an operating system?", "Firefox", ["Linux", "Windows", "Android"]), ("Which memory loses its contents when the power is switched off?", "RAM", ["ROM", "DVD", "SSD"]), ("The address of a web page is called its", "URL", ["USB", "PDF", "LAN"]), ("Which unit is the largest?", "terabyte", ["gigabyte", "megabyte", "kilobyte"]), ("Which of these is used to browse the web?", "Chrome", ["Excel", "Photoshop", "Outlook Express"]),
]


@layout(HALF, "aptitude-maidenhair", "computer test of a training centre, word processor: Q.1 as numbers, (a) to (d) with tabs in one or two rows, candidate lines in a table; ANSWERS as 1-b, 2-d in lines at the end")
def aptitude_maidenhair(draw):
    body = paragraph(run("SUNRISE COMPUTER TRAINING CENTRE"), "Big") + paragraph(run("Basic IT Skills – Monthly Test – Batch 7", "B"), "Mid") + office_table([[run("Candidate’s name:"), run("Roll no.:")], [run("Time: 15 minutes"), run("Pass mark: 8")]], (10.0, 6.6))
    body += paragraph(run("Choose the correct option and write its letter on the answer sheet. There is no negative marking.", "I"))
    items, key = [], []
    for n, (question, right, wrong) in enumerate(draw.some(OFFICE, 12), 1):
        options, place = turned(draw, right, wrong)
        cells = [f"({a}) {o}" for a, o in zip("abcd", options)]
        body += paragraph(run(f"Q.{n}\t{question}"), "Task")
        body += paragraph(run("\t".join(cells)), "Choices") if max(map(len, cells)) < 17 else paragraph(run("\t\t".join(cells[:2])), "Choices") + paragraph(run("\t\t".join(cells[2:])), "Choices")
        key.append(f"{n}-{'abcd'[place]}")
        items.append(item(question, options[place], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[place]))
    body += paragraph(run("ANSWERS"), "Mid2") + paragraph(run(",  ".join(key[:6])), "Mid") + paragraph(run(",  ".join(key[6:])), "Mid")
    center = 'fo:text-align="center"'
    styles = paragraph_style("Big", 0, bold=True, size=15, extra=center) + paragraph_style("Mid", 0.1, extra=center + ' fo:margin-bottom="0.2cm"') + paragraph_style("Mid2", 0.6, bold=True, extra=center + ' fo:keep-with-next="always"') + paragraph_style("Task", 0.28, 1.2, -1.2, [(1.2, "")], extra='fo:keep-with-next="always"') + paragraph_style("Choices", 0.05, 1.2, 0, [(5.1, ""), (9.0, ""), (12.9, "")])
    engine, source = office(draw, body, ["Liberation Serif", "Carlito", "Liberation Sans"], (11,), styles=styles, foot=True)
    return Document(engine, source, items)


# Examination of an American state, first part

CLIMATE = [
    ("Which form of energy does the Earth receive directly from the Sun?", ["sound", "electromagnetic radiation", "heat by conduction", "chemical energy"]), ("Which gas makes up most of the atmosphere?", ["oxygen", "argon", "nitrogen", "carbon dioxide"]), ("At which latitude is the noon Sun directly overhead on March 21?", ["0°", "23.5° N", "23.5° S", "66.5° N"]),
    ("Which mineral scratches all the others?", ["quartz", "talc", "calcite", "diamond"]), ("Which rock forms from the cooling of lava?", ["limestone", "basalt", "shale", "marble"]), ("A stream slows down as it enters a lake. Which particles settle first?", ["clay", "silt", "sand", "pebbles"]),
    ("Which type of air mass forms over the Gulf of Mexico in summer?", ["warm and moist", "warm and dry", "cold and moist", "cold and dry"]), ("Which scale measures the energy released by an earthquake?", ["Mohs scale", "Beaufort scale", "moment magnitude scale", "Celsius scale"]), ("Which planet has the longest year?", ["Mercury", "Earth", "Jupiter", "Neptune"]),
    ("What is the best evidence that the universe is expanding?", ["the redshift of distant galaxies", "the phases of the Moon", "the tides", "the seasons"]), ("Which layer of the Earth is liquid?", ["crust", "mantle", "outer core", "inner core"]), ("During which phase of the Moon can a solar eclipse occur?", ["new moon", "first quarter", "full moon", "last quarter"]), ("Which change makes water run off faster?", ["more plants on a slope", "a steeper slope", "looser soil", "less rain"]),
]


@layout(HALF, "regents-spleenwort", "state examination in earth science, XeLaTeX: two columns with a rule, options (1) and (3) in one row above (2) and (4), or stacked; numbers without stops, directions in a paragraph; no key")
def regents_spleenwort(draw):
    body, items = r"\begin{center}{\large\bfseries Part A}\par\smallskip\textbf{Answer all questions in this part.}\end{center}\textit{Directions} (1--12): For \textit{each} statement or question, choose the word or expression that, of those given, best completes the statement or answers the question. Record your answers on your separate answer sheet.\par\medskip\begin{multicols}{2}\raggedright ", []
    for n, (question, options) in enumerate(draw.some(CLIMATE, 12), 1):
        body += rf"\begin{{minipage}}{{\linewidth}}\raggedright\lab{{0pt}}{{7mm}}{{{n}}}{{{tex(question)}}}\hspace*{{7mm}}"
        if max(map(len, options)) < 17:
            a, b, c, d = (f"({k}) {tex(o)}" for k, o in enumerate(options, 1))
            body += rf"\begin{{tabular}}{{@{{}}p{{33mm}}l@{{}}}}{a} & {c}\\{b} & {d}\end{{tabular}}"
        else:
            body += r"\begin{tabular}{@{}l@{}}" + r"\\".join(f"({k}) {tex(o)}" for k, o in enumerate(options, 1)) + r"\end{tabular}"
        body += r"\end{minipage}\par\vspace{7mm}" + "\n"
        items.append(item(question, None, str(n), None, choices("1234", options), kind="mcq"))
    body += r"\end{multicols}\vfill\begin{center}\textbf{GO RIGHT ON TO THE NEXT PAGE} $\Rightarrow$\end{center}"
    engine, source = document(draw, body, ["schoolbook", "timesnew"], (10,), (20, 22), foot=r"\fancyfoot[L]{\footnotesize P.S./E. Sci.--June}\fancyfoot[C]{\small [2]}", extra=r"\setlength\columnseprule{.4pt}\setlength\columnsep{9mm}", paper="letterpaper")
    return Document(engine, source, items)


# Test of a course for people who handle food, Spain

ALIMENTOS = [
    ("¿A qué temperatura debe mantenerse un frigorífico?", "Entre 0 °C y 5 °C", ["Entre 8 °C y 12 °C", "A 15 °C"]), ("¿Cuál de estos alimentos es de alto riesgo?", "La mayonesa casera", ["El arroz crudo", "Las galletas"]), ("La contaminación cruzada consiste en", "pasar gérmenes de un alimento a otro.", ["cocinar dos alimentos a la vez.", "mezclar dulce y salado."]),
    ("¿Cuándo hay que lavarse las manos?", "Después de tocar carne cruda", ["Solo al terminar la jornada", "Solo antes de comer"]), ("La salmonela se encuentra sobre todo en", "los huevos.", ["el azúcar.", "el vinagre."]), ("¿Dónde se descongela un alimento?", "En el frigorífico", ["Al sol", "Sobre la encimera"]),
    ("La fecha de caducidad indica", "hasta qué día se puede consumir el producto.", ["el día en que se fabricó.", "cuándo es más barato."]), ("¿Qué se hace con una herida en la mano?", "Cubrirla con un apósito impermeable", ["Dejarla al aire", "Lavarla cada hora con lejía"]), ("En un almacén los productos se colocan", "separados del suelo.", ["junto a los de limpieza.", "debajo de las tuberías."]),
    ("¿Cuál es un alérgeno de declaración obligatoria?", "El cacahuete", ["La zanahoria", "La patata"]), ("El centro de un asado debe alcanzar al menos", "65 °C.", ["30 °C.", "45 °C."]),
]


@layout(HALF, "manipulador-nizcalo", "test of a Spanish course for food handlers, Chromium: 1.- as numbers, a) b) c) stacked, name and DNI in a frame; Plantilla de respuestas as a grid of two rows on the same page or the next")
def manipulador_nizcalo(draw):
    body, items, letters = "<div class=h>Formación Mediterránea, S. L.</div><h1>Examen final · Manipulador de alimentos</h1><div class=f>Nombre y apellidos: ………………………………………………… DNI: …………………<br>Marque con una X la respuesta correcta. Para aprobar hay que acertar 8.</div>", [], []
    for n, (question, right, wrong) in enumerate(draw.some(ALIMENTOS, 10), 1):
        options, place = turned(draw, right, wrong)
        body += f"<div class=q><p><b>{n}.- {web(question)}</b></p>" + "".join(f"<p class=o>{a}) {web(o)}</p>" for a, o in zip("abc", options)) + "</div>"
        letters.append("abc"[place])
        items.append(item(question, options[place], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[place]))
    body += "<div class=k><b>Plantilla de respuestas</b><table><tr>" + "".join(f"<td>{n}" for n in range(1, 11)) + "</tr><tr>" + "".join(f"<td><b>{a}</b>" for a in letters) + "</tr></table></div>"
    css = ".h { color: #2a6; font-weight: bold } h1 { font-size: 140%; margin: 1mm 0 3mm } .f { border: 1px solid #444; padding: 2mm 3mm; margin-right: 1mm; line-height: 1.7 } .q { margin: 4mm 0; break-inside: avoid } p { margin: .8mm 0 } .o { padding-left: 8mm } .k { margin-top: 8mm; break-inside: avoid } table { border-collapse: collapse; margin-top: 2mm } td { border: 1px solid #444; width: 11mm; text-align: center; padding: 1mm 0 }"
    engine, source = page(draw, body, ["Carlito", "Open Sans", "Liberation Sans"], (11,), css, language="es")
    return Document(engine, source, items)


# True or false after a chapter

MOSSES = [
    ("Mosses have true roots that take up water.", False), ("Ferns reproduce by spores.", True), ("A fungus makes its own food by photosynthesis.", False), ("Lichens are a partnership of a fungus and an alga.", True), ("The leaf of a fern is called a frond.", True), ("Yeast is a fungus of a single cell.", True), ("All mushrooms with white gills are safe to eat.", False),
    ("Horsetails contain silica in their stems.", True), ("Mosses need water so that sperm can reach the egg.", True), ("Peat is formed mainly from dead grass.", False), ("Penicillin was first found in a mould.", True), ("Ferns bear flowers only in their second year.", False), ("The cell walls of fungi contain chitin.", True),
]


@layout(HALF, "verdicts-sphagnum", "true or false sheet of a biology teacher, word processor: ruled table with No., Statement, True, False and empty boxes to tick; answers in one line at the foot as 1 F, 2 T")
def verdicts_sphagnum(draw):
    asked = draw.some(MOSSES, 12)
    body = paragraph(run("Plants without flowers, and fungi"), "Title") + paragraph(run("Name: ____________________________    Class: ________    Score: ____ / 12")) + paragraph(run("Put a tick (✓) in the right column for each statement."))
    body += office_table([[run("No.", "B"), run("Statement", "B"), run("True", "B"), run("False", "B")]] + [[run(str(n)), run(text), run("☐"), run("☐")] for n, (text, _) in enumerate(asked, 1)], (1.3, 11.9, 1.7, 1.7))
    body += paragraph(run("Answers: " + ", ".join(f"{n} {'T' if right else 'F'}" for n, (_, right) in enumerate(asked, 1))), "Small")
    items = [item(text, "True" if right else "False", str(n), kind="truefalse") for n, (text, right) in enumerate(asked, 1)]
    engine, source = office(draw, body, ["Carlito", "DejaVu Sans", "Liberation Sans"], (11,), styles=paragraph_style("Small", 1.0, size=8), foot=False, head="Year 8 Science")
    return Document(engine, source, items)


# Gaps with a bank, language school

COLLOCATIONS = [
    ("Could you {} me a favour and post this letter?", "do"), ("We need to {} a decision before Friday.", "make"), ("I always {} a shower before breakfast.", "take"), ("She tries to {} fit by swimming twice a week.", "keep"), ("Don’t {} your time on that old computer.", "waste"), ("They want to {} money for a new roof.", "raise"),
    ("Please {} attention to the signs at the pool.", "pay"), ("He will {} a speech at the wedding.", "give"), ("We hope to {} a table for six at eight o’clock.", "book"), ("Did you {} the bus this morning?", "catch"), ("You have to {} the truth in court.", "tell"),
]


@layout(HALF, "collocations-oyster", "worksheet of a language school, Chromium: words in a rounded box, numbered sentences with a rule as gap, one example crossed out, ANSWER KEY upside down at the foot")
def collocations_oyster(draw):
    asked = draw.mixed(COLLOCATIONS)[:10]
    bank = draw.mixed([answer for _, answer in asked])
    body = "<div class=t><b>Verbs and their partners</b><span>B1 · Vocabulary</span></div><p>Complete the sentences with the verbs in the box. Use each verb once.</p><div class=b>" + "".join(f"<span>{a}</span>" for a in bank) + "</div>"
    items = []
    for n, (text, answer) in enumerate(asked, 1):
        body += f"<p class=q><span class=n>{n}</span>{web(text).format('<span class=g></span>')}</p>"
        items.append(item(text.format(" ").replace("   ", "  "), answer, str(n), kind="gap", gap=True))
    body += "<div class=k>ANSWER KEY&ensp; " + "&ensp; ".join(f"{n} {a}" for n, (_, a) in enumerate(asked, 1)) + "</div><p class=c>© Lingua Bridge Language School. May be copied for use in class.</p>"
    css = ".t { display: flex; justify-content: space-between; border-bottom: 3px solid #c33; font-size: 140%; padding-bottom: 1mm; margin-bottom: 5mm } .b { border: 1.5px solid #c33; border-radius: 4mm; padding: 3mm 5mm; display: flex; flex-wrap: wrap; gap: 2mm 8mm; justify-content: center; margin: 0 1mm 6mm } .q { margin: 4.5mm 0; padding-left: 8mm } .n { display: inline-block; width: 8mm; margin-left: -8mm; font-weight: bold } .g { display: inline-block; width: 26mm; border-bottom: 1px solid #000 } .k { transform: rotate(180deg); font-size: 85%; margin: 14mm 0 4mm; border: 1px dashed #888; padding: 2mm } .c { font-size: 75%; color: #666 }"
    engine, source = page(draw, body, ["Lato", "Carlito", "Noto Sans"], (12,), css)
    return Document(engine, source, items)


# List to match

TRADES = [("apprentice", "someone who learns a trade by working"), ("overtime", "hours worked beyond the usual ones"), ("redundancy", "loss of a job that is no longer needed"), ("pension", "income after the end of working life"), ("strike", "refusal to work in order to win better terms"), ("wage", "money paid for each hour or week"), ("shift", "a period of work that follows another"), ("deadline", "the latest time by which work must be done"), ("union", "an organisation that speaks for workers"), ("commission", "payment that depends on what is sold"), ("probation", "a trial period in a new job")]


@layout(HALF, "careers-hartstongue", "careers worksheet, groff: Column A with numbers and lines to write a letter before them, Column B with letters, two columns without rules; answers in a line behind")
def careers_hartstongue(draw):
    asked = draw.mixed(TRADES)[:10]
    ends = draw.mixed([b for _, b in asked])
    letters = "ABCDEFGHIJ"
    lines = [".LP", r"\s+4\fBThe world of work\fP\s-4", ".LP", "Match each word in Column A with its meaning in Column B. Write the letter of the meaning on the line.", ".sp 0.5", ".TS", "tab(@);", "lb s lb s", "l l l lw(3i)."]
    lines.append("Column A@Column B")
    for n, ((word, _), end) in enumerate(zip(asked, ends), 1):
        lines.append(f"\\_\\_\\_\\_\\_ {n}.@{plain(word)}\\ \\ \\ \\ @{letters[n - 1]}.@T{{\n{plain(end)}\nT}}")
        lines.append(".sp 0.4")
    lines += [".TE", ".sp 2", ".LP", r"\fBAnswers:\fP " + "; ".join(f"{n}\\~{letters[ends.index(b)]}" for n, (_, b) in enumerate(asked, 1)) + "."]
    listed = choices(letters, ends)
    items = [item(a, b, str(n), None, listed, kind="match", answer_label=letters[ends.index(b)]) for n, (a, b) in enumerate(asked, 1)]
    engine, source = roff(draw, lines, (11, 12), ("H", "T", "P"))
    return Document(engine, source, items)
