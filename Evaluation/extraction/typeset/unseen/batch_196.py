"""The hundred-and-ninety-sixth: twelve sheets of schools and examinations, named after carriages."""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT, RULED = word.Sheet, word.RIGHT, word.RULED

HALF = "unseen"
KEEP = 'fo:keep-with-next="always"'


# Geography paper of an East African school examination, marking scheme as a list in its own file

CLIMATE = r"\begin{center}\renewcommand\arraystretch{1.2}\small\begin{tabular}{|l|*{12}{c|}}\hline Month & J & F & M & A & M & J & J & A & S & O & N & D\\\hline Temp. (°C) & 24 & 25 & 25 & 24 & 22 & 21 & 20 & 21 & 22 & 23 & 24 & 24\\\hline Rainfall (mm) & 5 & 10 & 60 & 150 & 190 & 45 & 20 & 25 & 30 & 60 & 110 & 60\\\hline\end{tabular}\end{center}"
LANDAU = [
    ("SECTION A", "Answer ALL the questions in this section.", [
        (None, "", [
            ("a", "What is a rift valley?", [("a long trough with steep sides", None), ("formed between two parallel faults", None)]),
            ("b", "Name three lakes that lie on the floor of the East African Rift Valley.", [("Lake Turkana", None), ("Lake Naivasha", None), ("Lake Tanganyika", None)]),
        ]),
        ("The table below shows the temperature and rainfall of Station X. Use it to answer the questions that follow.", CLIMATE, [
            ("a", None, [
                ("i", "Calculate the annual range of temperature.", [("5 °C", None)]),
                ("ii", "Calculate the total annual rainfall.", [("765 mm", None)]),
                ("iii", "Which is the wettest month?", [("May", None)]),
            ]),
            ("b", "Describe the distribution of rainfall at Station X.", [("there are two rainy seasons in the year", None), ("the long rains come from March to May", None), ("the short rains come from October to December", None)]),
        ]),
        (None, "", [
            ("a", "Define the term afforestation.", [("planting of trees", None), ("on land where there were none before", None)]),
            ("b", "State two uses of mangrove trees.", [("poles for building", None), ("fuel wood and charcoal", None)]),
        ]),
    ]),
    ("SECTION B", "Answer question 4 in this section.", [
        ("Irrigation farming is practised in several parts of Kenya.", "", [
            ("a", "Give two irrigation schemes in Kenya.", [("Mwea", None), ("Ahero", None)]),
            ("b", "Explain three problems that face irrigation farming.", [("water is lost by evaporation, so that salt collects in the soil", 2), ("water-borne diseases spread from the canals and make farmers ill", 2), ("canals fill with silt, which is expensive to remove", 2)]),
            ("c", "State two advantages of drip irrigation.", [("little water is wasted", None), ("fewer weeds grow between the plants", None)]),
        ]),
    ]),
]


@layout(HALF, "paper-landau", "geography paper of an East African mock examination, XeLaTeX: SECTION A and B, 1. (a) (i) with (2 marks) at the right, climate table, dotted lines; marking scheme in its own file as a list of dashes with (2 mks)")
def paper_landau(draw):
    items, body, scheme, n = [], "", "", 0

    def asked(question, points, number, label, indent, width, stem, section, key):
        marks = sum(m or 1 for _, m in points)
        listed = "\n".join(p for p, _ in points)
        rubric = [{"text": p, "marks": m} for p, m in points] if marks > 1 else None
        items.append(item(question, listed, number, marks, stem=stem, section=section, rubric=rubric))
        lines = r"\dotline" * (marks if marks < 4 else 6)
        said = "mark" if marks == 1 else "marks"
        made = rf"\needspace{{22mm}}\lab{{{indent}}}{{{width}}}{{{label}}}{{{tex(question)}\pushright{{({marks} {said})}}}}{{\leftskip={indent}\advance\leftskip by {width}{lines}}}\medskip " + "\n"
        mk = "mk" if marks == 1 else "mks"
        entries = ""
        for m, (p, each) in enumerate(points):
            price = rf"\hfill\textbf{{({marks} {mk})}}" if m == 0 else ""
            entries += rf"\lab{{{indent}}}{{{width}}}{{{key if m == 0 else ''}}}{{-- {tex(p)}{f' ({each} mks)' if each else ''}{price}}}" + "\n"
        return made, entries + r"\smallskip "

    for section, rule, questions in LANDAU:
        body += rf"\bigskip\begin{{center}}\textbf{{{section}}}\par\textit{{{rule}}}\end{{center}}" + "\n"
        scheme += rf"\begin{{center}}\textbf{{{section}}}\end{{center}}" + "\n"
        for stem, figure, parts in questions:
            n += 1
            if stem:
                body += rf"\needspace{{40mm}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(stem)}}}{figure}" + "\n"
            scheme += rf"\needspace{{25mm}}\par\textbf{{Question {n}}}\par "
            for place, (letter, question, points) in enumerate(parts):
                first = f"{n}." if place == 0 and not stem else ""
                if question:
                    made, marked = asked(question, points, f"{n}({letter})", rf"\makebox[8mm][l]{{{first}}}({letter})", "0pt", "16mm", stem, section, rf"\makebox[8mm][l]{{}}({letter})")
                    body, scheme = body + made, scheme + marked
                    continue
                for roman, inner, below in points:
                    lead = f"({letter})" if roman == "i" else ""
                    made, marked = asked(inner, below, f"{n}({letter})({roman})", rf"\makebox[8mm][l]{{}}\makebox[8mm][l]{{{lead}}}({roman})", "0pt", "25mm", stem, section, rf"\makebox[8mm][l]{{}}\makebox[8mm][l]{{{lead}}}({roman})")
                    body, scheme = body + made, scheme + marked
    year = draw.random.randint(2016, 2024)
    total = sum(i["marks"] for i in items)
    front = rf"\begin{{center}}{{\large\bfseries TANA VALLEY JOINT EXAMINATION}}\par\smallskip{{\bfseries FORM THREE -- TERM TWO {year}}}\par\smallskip{{\Large\bfseries GEOGRAPHY 312/1}}\par Paper 1\par TIME: 1½ HOURS\end{{center}}NAME: \dotfill ADM NO: \makebox[25mm]{{\dotfill}} CLASS: \makebox[20mm]{{\dotfill}}\par\bigskip\textbf{{INSTRUCTIONS TO CANDIDATES}}\begin{{enumerate}}[label=\alph*),nosep]\item Write your name and admission number in the spaces above.\item This paper consists of two sections, A and B.\item All answers must be written in the spaces provided.\end{{enumerate}}"
    look = dict(fonts=["timesnew", "libertine"], sizes=(12,))
    engine, source = document(draw, front + body, **look, margins=(22, 25), foot=r"\fancyfoot[C]{\thepage}\fancyfoot[R]{\small\itshape Geography 312/1}")
    marked = rf"\begin{{center}}{{\large\bfseries TANA VALLEY JOINT EXAMINATION {year}}}\par\smallskip\textbf{{GEOGRAPHY 312/1}}\par\smallskip{{\Large\bfseries MARKING SCHEME}}\end{{center}}Total: {total} marks\par\medskip " + scheme
    return Document(engine, source, items, document(draw, marked, **look, margins=(22, 25))[1])


# Review of an attempt at a quiz in a learning platform

HANSOM = [
    ("Which organ produces insulin?", ["The gall bladder", "The liver", "The pancreas", "The spleen"], 2, 2),
    ("How many chambers does the human heart have?", ["Two", "Three", "Four", "Six"], 2, 1),
    ("Which blood cells carry oxygen?", ["Platelets", "Red blood cells", "White blood cells", "Plasma cells"], 1, 1),
    ("The scientific name of the collarbone is", None, "clavicle", "clavicle"),
    ("Where does the exchange of gases take place in the lungs?", ["In the alveoli", "In the bronchi", "In the larynx", "In the trachea"], 0, 0),
    ("Which vitamin is made in the skin under the influence of sunlight?", ["Vitamin A", "Vitamin B12", "Vitamin C", "Vitamin D"], 3, 3),
    ("The functional unit of the kidney is called the", None, "nephron", "neuron"),
    ("Which part of the brain coordinates balance?", ["The cerebellum", "The cerebrum", "The hypothalamus", "The pituitary gland"], 0, 0),
    ("What is the normal resting pulse of a healthy adult?", ["20 to 40 beats per minute", "60 to 100 beats per minute", "110 to 140 beats per minute", "150 to 180 beats per minute"], 1, 1),
    ("Which joint is a hinge joint?", ["The hip", "The knee", "The shoulder", "The wrist"], 1, 2),
]


@layout(HALF, "quiz-hansom", "review of an attempt in a learning platform, Chromium: state table above, grey box Question 1 Correct Mark 1.00 out of 1.00 beside each question, Select one: with a. to d. and circles, The correct answer is: in a yellow box")
def quiz_hansom(draw):
    asked, items, body, score = draw.some(HANSOM, 9), [], "", 0
    for n, (question, options, right, given) in enumerate(asked, 1):
        score += right == given
        state = "Correct" if right == given else "Incorrect"
        body += f"<div class=q><div class=i><b>Question {n}</b><br>{state}<br>Mark {'1.00' if right == given else '0.00'} out of 1.00</div><div class=c><p class=t>{web(question)}</p>"
        if options:
            body += "<p class=s>Select one:</p>" + "".join(f"<p class=o><span class='r{' x' if k == given else ''}'></span>{'abcd'[k]}. {web(text)}</p>" for k, text in enumerate(options))
            answer = options[right]
            items.append(item(question, answer, str(n), 1, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
        else:
            body += f"<p class=o>Answer: <span class=b>{given}</span></p>"
            answer = right
            items.append(item(question, answer, str(n), 1))
        body += f"<div class=f>The correct answer is: {web(answer)}</div></div></div>"
    head = f"<p class=n>My courses / NURS110 / Week 4 / Anatomy self-test</p><h1>Anatomy and Physiology I</h1><table><tr><th>Started on<td>Tuesday, 9 May, 10:02 AM</tr><tr><th>State<td>Finished</tr><tr><th>Time taken<td>11 mins 38 secs</tr><tr><th>Marks<td>{score}.00/{len(asked)}.00</tr></table>"
    css = ".n { color: #0f6cbf; font-size: 85% } h1 { font-weight: normal; font-size: 170%; margin: 2mm 0 4mm } table { width: 100%; border-collapse: collapse; margin-bottom: 5mm } th { text-align: right; width: 35mm } th, td { border: 1px solid #dee2e6; padding: 1.2mm 3mm } .q { display: flex; gap: 4mm; break-inside: avoid; margin-bottom: 5mm } .i { width: 34mm; flex: none; border: 1px solid #cad0d7; background: #f8f9fa; padding: 2mm; font-size: 80%; align-self: flex-start } .c { flex: 1; background: #e7f3f5; padding: 2mm 4mm } p { margin: 1.2mm 0 } .s { color: #444; margin-top: 2mm } .r { display: inline-block; width: 2.6mm; height: 2.6mm; border: 1px solid #555; border-radius: 50%; margin-right: 2mm } .x { background: #555; box-shadow: inset 0 0 0 0.6mm #fff } .b { border: 1px solid #888; background: #fff; padding: 0.5mm 4mm } .f { background: #fcefdc; color: #7d5a29; margin: 2mm -4mm -2mm; padding: 2mm 4mm }"
    engine, source = page(draw, head + body, ["Open Sans", "Roboto", "Liberation Sans"], (10,), css)
    return Document(engine, source, items)


# Science test of a South African school, with its memorandum

BROUGHAM_MC = [
    ("Watter gas word tydens fotosintese vrygestel?", ["Koolstofdioksied", "Stikstof", "Suurstof", "Waterstof"], 2),
    ("Die kleinste deeltjie van ’n element is ’n …", ["atoom.", "molekule.", "sel.", "verbinding."], 0),
    ("Watter planeet is die naaste aan die Son?", ["Aarde", "Mars", "Mercurius", "Venus"], 2),
    ("Die energie wat ’n bewegende voorwerp het, is …", ["chemiese energie.", "kinetiese energie.", "klankenergie.", "potensiële energie."], 1),
]
BROUGHAM_SHORT = [
    ("Hoe noem ons die verandering van ’n vloeistof na ’n gas?", ["verdamping"]),
    ("Wat is die naam van ’n dier wat net plante eet?", ["herbivoor"]),
    ("In watter eenheid word elektriese stroom gemeet?", ["ampere"]),
]
BROUGHAM_STEM = "Thabo bou ’n stroombaan met ’n sel, ’n skakelaar en twee gloeilampe wat in serie verbind is."
BROUGHAM_LONG = [
    ("Noem die funksie van die skakelaar.", ["Dit maak die stroombaan oop of toe."]),
    ("Wat gebeur met die ander gloeilamp as een gloeilamp uitbrand?", ["Dit brand nie meer nie."]),
    ("Verduidelik jou antwoord by 3.2.", ["Die stroombaan is onderbreek.", "Daar kan geen stroom vloei nie."]),
    ("Gee een voorbeeld van ’n geleier en een voorbeeld van ’n isolator.", ["Geleier: koper", "Isolator: plastiek"]),
]


@layout(HALF, "toets-brougham", "science test of a South African school in Afrikaans, word processor: VRAAG 1 to 3 with 1.1, A to D stacked, (1) at the right tab, [4] below each question; MEMORANDUM on the last page with ticks")
def toets_brougham(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito"]), 11, language="af", country="ZA", margin=2.2)
    right, items, memo = (sheet.wide, RIGHT), [], []

    def head(text):
        return sheet.p(f"<b>{text}</b>", before=0.4, after=0.15, extra=KEEP)

    def entry(number, text, tail, **look):
        return sheet.p(f"{number}\t{text}\t{tail}", left=1.2, first=-1.2, tabs=[1.2, right], before=0.15, after=0.1, **look)

    sheet.body += [sheet.p("<b>HOËRSKOOL BERGSIG</b>", size=16, align="center", after=0.1), sheet.p("<b>NATUURWETENSKAPPE – GRAAD 8</b>", size=13, align="center", after=0.1), sheet.p("TOETS: KWARTAAL 3\tTOTAAL: 13", tabs=[right], after=0.1), sheet.p("NAAM: ______________________________\tKLAS: __________", tabs=[right], after=0.3)]
    sheet.body += [head("VRAAG 1: MEERVOUDIGE KEUSE"), sheet.p("Omkring die letter van die korrekte antwoord.", after=0.1, extra=KEEP)]
    memo += [head("VRAAG 1")]
    for k, (question, options, place) in enumerate(BROUGHAM_MC, 1):
        sheet.body.append(entry(f"1.{k}", question, "(1)", extra=KEEP))
        sheet.body += [sheet.p(f"{letter}\t{text}", left=2.0, first=-0.8, tabs=[2.0], after=0.03, extra=KEEP if letter != "D" else "") for letter, text in zip("ABCD", options)]
        memo.append(entry(f"1.{k}", f"{'ABCD'[place]} ✓", "(1)"))
        items.append(item(question, options[place], f"1.{k}", 1, choices("ABCD", options), kind="mcq", answer_label="ABCD"[place], section="VRAAG 1: MEERVOUDIGE KEUSE"))
    sheet.body += [sheet.p("\t<b>[4]</b>", tabs=[right]), head("VRAAG 2: TERME")]
    memo += [sheet.p("\t<b>[4]</b>", tabs=[right]), head("VRAAG 2")]
    for k, (question, points) in enumerate(BROUGHAM_SHORT, 1):
        sheet.body += [entry(f"2.{k}", question, "(1)", extra=KEEP), sheet.p("\t", left=1.2, tabs=[(sheet.wide - 2, RULED)], before=0.2, after=0.15)]
        memo.append(entry(f"2.{k}", f"{points[0]} ✓", "(1)"))
        items.append(item(question, points[0], f"2.{k}", 1, section="VRAAG 2: TERME"))
    sheet.body += [sheet.p("\t<b>[3]</b>", tabs=[right]), head("VRAAG 3: ELEKTRISITEIT"), sheet.p(BROUGHAM_STEM, after=0.1, extra=KEEP)]
    memo += [sheet.p("\t<b>[3]</b>", tabs=[right]), head("VRAAG 3")]
    for k, (question, points) in enumerate(BROUGHAM_LONG, 1):
        marks = len(points)
        sheet.body += [entry(f"3.{k}", question, f"({marks})", extra=KEEP)] + [sheet.p("\t", left=1.2, tabs=[(sheet.wide - 2, RULED)], before=0.2, after=0.15, extra=KEEP if line < marks - 1 else "") for line in range(marks)]
        memo += [entry(f"3.{k}" if m == 1 else "", f"{text} ✓", f"({marks})" if m == marks else "") for m, text in enumerate(points, 1)]
        items.append(item(question, "\n".join(points), f"3.{k}", marks, stem=BROUGHAM_STEM, section="VRAAG 3: ELEKTRISITEIT", rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None))
    sheet.body += [sheet.p("\t<b>[6]</b>", tabs=[right], extra=KEEP), sheet.p("<b>TOTAAL: 13</b>", align="end"), sheet.break_(), sheet.p("<b>MEMORANDUM</b>", size=15, align="center", after=0.2), *memo, sheet.p("\t<b>[6]</b>", tabs=[right])]
    sheet.foot = sheet.p("Natuurwetenskappe Graad 8\tBladsy {page}", size=9, tabs=[right])
    engine, source = sheet.source()
    return Document(engine, source, items)


# Vocabulary test of a Latin class

LATIN = [("agricola", "farmer"), ("puella", "girl"), ("servus", "slave"), ("amicus", "friend"), ("bellum", "war"), ("donum", "gift"), ("templum", "temple"), ("magister", "teacher"), ("laudo", "I praise"), ("porto", "I carry"), ("video", "I see"), ("timeo", "I fear"), ("magnus", "large, great"), ("bonus", "good"), ("semper", "always"), ("saepe", "often"), ("cum", "with"), ("sed", "but"), ("nauta", "sailor"), ("via", "road, way")]


@layout(HALF, "test-phaeton", "Latin vocabulary test, groff: two columns of 1. agricola with underscores for the meaning, score line; key in small print below a rule at the foot, 1 farmer; 2 girl")
def test_phaeton(draw):
    chosen = draw.mixed(draw.some(LATIN, 16))
    lines = [".nh", f".tl '\\fBLatin I\\fP''Score: _____ / {len(chosen)}'", ".sp", "Name: ______________________________    Period: ______    Date: ______________", ".sp", ".ce", f"\\fB\\s+4Vocabulary Quiz: Chapter {draw.random.randint(2, 9)}\\s0\\fP", ".sp", "\\fIGive one English meaning for each Latin word.\\fP", ".sp", ".TS", "expand tab(@);", "l l l l."]
    half = len(chosen) // 2
    for n in range(half):
        lines += [f"{n + 1}. \\fB{chosen[n][0]}\\fP@____________________@{n + half + 1}. \\fB{chosen[n + half][0]}\\fP@____________________", ".sp 0.8"]
    lines += [".TE", ".sp 4", "\\l'\\n(.lu'", ".br", "\\s-2\\fBKey\\fP (teacher’s copy; cut off before copying)", ".br", ".hy 0", "; ".join(f"{n} {b}" for n, (_, b) in enumerate(chosen, 1)) + "\\s0"]
    engine, source = roff(draw, lines, (12,), ("T", "P", "N"))
    return Document(engine, source, [item(a, b, str(n), kind="vocabulary") for n, (a, b) in enumerate(chosen, 1)])


# Word list of a Spanish unit in four columns

BAROUCHE = [("el aula", "classroom"), ("la pizarra", "whiteboard"), ("el bolígrafo", "pen"), ("el lápiz", "pencil"), ("la goma", "eraser"), ("la regla", "ruler"), ("la mochila", "backpack"), ("el cuaderno", "notebook"), ("las tijeras", "scissors"), ("el horario", "timetable"), ("la asignatura", "school subject"), ("el recreo", "break"), ("los deberes", "homework"), ("el comedor", "dining hall"), ("la nota", "grade, mark"), ("aprender", "to learn"), ("enseñar", "to teach"), ("escribir", "to write"), ("leer", "to read"), ("preguntar", "to ask"), ("aprobar", "to pass (an exam)"), ("aburrido", "boring"), ("útil", "useful"), ("difícil", "difficult")]


@layout(HALF, "list-barouche", "word list of a Spanish unit, word processor: ruled table Español | English | Español | English with a shaded head, the list going down the left pair and then the right, test date above")
def list_barouche(draw):
    sheet = Sheet(draw.one(["Carlito", "Comic Neue", "Lato"]), draw.one((11, 12)), margin=2.2)
    chosen = draw.some(BAROUCHE, 20)
    half = len(chosen) // 2
    sheet.head = sheet.p("Year 8 Spanish\tSr. Calder", size=9, tabs=[(sheet.wide, RIGHT)])
    sheet.body += [sheet.p(f"<b>Módulo {draw.random.randint(2, 5)}: En el instituto</b>", size=18, align="center", after=0.15), sheet.p("Vocabulary test on Friday! Learn ten words each night.", align="center", after=0.35)]
    cells = [["<b>Español</b>", "<b>English</b>", "<b>Español</b>", "<b>English</b>"]] + [[f"<b>{chosen[n][0]}</b>", chosen[n][1], f"<b>{chosen[n + half][0]}</b>", chosen[n + half][1]] for n in range(half)]
    sheet.body.append(sheet.table(cells, [4.1, 4.2, 4.1, 4.2], padding=0.17, fills={0: "#fce4d6"}))
    sheet.body.append(sheet.p("Parent’s signature: ______________________________", before=0.6))
    engine, source = sheet.source()
    return Document(engine, source, [item(a, b, kind="vocabulary") for a, b in chosen])


# Passage with gaps that have no numbers

VIKINGS = [
    ("The Vikings came from Denmark, Norway and {}.", "Sweden"), ("They crossed the sea in long wooden {} that could also sail up rivers.", "ships"), ("In the year 793 they attacked a {} on the island of Lindisfarne.", "monastery"),
    ("Monks were killed, and silver and {} were carried away.", "gold"), ("Not all Vikings were {}; many came to England to find good land.", "raiders"), ("They kept cattle and grew barley on their {}.", "farms"),
    ("Others were {} who sold furs and amber as far away as Constantinople.", "traders"), ("The most important town of the Vikings in England was {}, which they called Jorvik.", "York"), ("King {} of Wessex defeated a Viking army in 878.", "Alfred"), ("After that the north and east of the country were known as the {}.", "Danelaw"),
]


@layout(HALF, "cloze-tilbury", "gap passage of a primary school, XeLaTeX: word bank in a shaded frame, passage of three paragraphs with gaps of underscores that have no numbers; Answers (in order) in one line at the foot")
def cloze_tilbury(draw):
    bank = draw.mixed([w for _, w in VIKINGS])
    blank = "____________"
    shown = [text.format(blank) for text, _ in VIKINGS]
    paragraphs = [shown[:4], shown[4:7], shown[7:]]
    text = "".join(rf"{tex(' '.join(p))}\par\medskip " for p in paragraphs)
    body = r"Name: \rule{65mm}{0.4pt}\hfill Date: \rule{35mm}{0.4pt}\par\bigskip\begin{center}{\LARGE\bfseries The Vikings in England}\end{center}Use the words in the box to complete the passage. Use each word once.\par\medskip\begin{center}\fcolorbox{black}{black!6}{\parbox{0.82\linewidth}{\centering\vspace{1.5mm}" + r"\qquad ".join(rf"\mbox{{{w}}}" for w in bank) + r"\vspace{1.5mm}}}\end{center}\bigskip{\linespread{1.6}\selectfont " + text + r"}\vfill\hrule\smallskip{\footnotesize\textbf{Answers (in order):} " + ", ".join(w for _, w in VIKINGS) + r"}"
    engine, source = document(draw, body, ["notoserif", "schoolbook", "arial"], (12,), (22, 25), head=r"\fancyhead[L]{\small Year 5 History}\fancyhead[R]{\small Invaders and Settlers}", foot="")
    return Document(engine, source, [item(s, w, kind="gap") for s, (_, w) in zip(shown, VIKINGS)])


# Exercises of a statistics book with answers to the odd numbers

MEANS = [("4, 7, 9, 12", "8"), ("10, 15, 20, 35", "20"), ("2.5, 3.0, 3.5, 5.0", "3.5"), ("6, 6, 7, 9, 12", "8"), ("11, 13, 13, 15, 18", "14"), ("−3, 0, 4, 7", "2")]
KINDS = [("The color of a car", "Qualitative"), ("The height of a tree", "Quantitative"), ("The number of siblings of a student", "Quantitative"), ("The area code of a telephone", "Qualitative")]
LOOSE = [
    ("The mean of five numbers is 12. Four of them are 8, 10, 13 and 15. Find the fifth number.", "14"),
    ("Give an example of five numbers whose mean is greater than their median.", None),
    ("Explain why the median is often preferred to the mean for incomes.", "A few very high incomes raise the mean but not the median."),
]
TWOFOLD = [
    ("The ages of seven players are 19, 21, 22, 22, 24, 27 and 33.", [("Find the median.", None), ("Find the mode.", None)]),
    ("A die is rolled ten times with the results 1, 3, 3, 4, 6, 6, 6, 2, 5 and 4.", [("Find the mode.", "6"), ("Find the mean.", "4")]),
]


@layout(HALF, "exercises-cabriolet", "exercises of an American statistics book, pdfLaTeX: In Exercises 1–6, find ... with numbers in two columns, then single ones and (a) (b); Answers to Odd-Numbered Exercises on the last page in a paragraph")
def exercises_cabriolet(draw):
    chapter = draw.random.randint(2, 6)
    section = f"Exercises {chapter}.1"
    items, body, key, n = [], "", [], 0
    for stem, pairs in (("In Exercises 1–6, find the mean of the data.", MEANS), ("In Exercises 7–10, state whether the variable is qualitative or quantitative.", KINDS)):
        body += rf"\medskip\textit{{{tex(stem)}}}\par\begin{{multicols}}{{2}}" + "\n"
        for text, answer in pairs:
            n += 1
            body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(text)}}}\smallskip "
            items.append(item(text, answer if n % 2 else None, str(n), stem=stem, section=section))
            if n % 2:
                key.append(rf"\mbox{{\textbf{{{n}.}} {tex(answer)}}}")
        body += r"\end{multicols}" + "\n"
    for text, answer in LOOSE:
        n += 1
        body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(text)}}}\smallskip "
        items.append(item(text, answer if n % 2 else None, str(n), section=section))
        if n % 2:
            key.append(rf"\textbf{{{n}.}} {tex(answer)}")
    for stem, parts in TWOFOLD:
        n += 1
        body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}" + "".join(rf"\lab{{8mm}}{{8mm}}{{({a})}}{{{tex(q)}}}" for a, (q, _) in zip("ab", parts)) + r"\smallskip "
        items += [item(q, answer, f"{n}({a})", stem=stem, section=section) for a, (q, answer) in zip("ab", parts)]
        if n % 2:
            key.append(rf"\textbf{{{n}.}} " + r"\enspace ".join(f"({a}) {answer}" for a, (_, answer) in zip("ab", parts)))
    body = rf"{{\Large\bfseries {section}}}\par\smallskip\hrule\medskip " + body + rf"\newpage{{\LARGE\bfseries Answers to Odd-Numbered Exercises}}\par\bigskip{{\large\bfseries Chapter {chapter}}}\par\medskip\textbf{{{section}}}\quad " + r"\quad ".join(key)
    engine, source = document(draw, body, ["times", "cm", "palatino"], (11,), (28, 32), head=rf"\fancyhead[L]{{\small Chapter {chapter}}}\fancyhead[R]{{\small Describing Data}}", paper="letterpaper", extra=rf"\setcounter{{page}}{{{draw.random.randint(58, 130)}}}\setlength\columnsep{{10mm}}")
    return Document(engine, source, items)


# Glossary of a geography course

BERLINE = [("Abrasion", "The wearing away of a river bed or cliff by the stones that the water carries."), ("Arch", "An opening through a headland, made when two caves meet."), ("Attrition", "The process in which stones knock against each other and become smaller and rounder."), ("Backwash", "The movement of water down a beach after a wave has broken."), ("Catchment", "The area of land that is drained by a river and its tributaries."), ("Confluence", "The point at which two rivers meet."), ("Delta", "Low land at the mouth of a river, built of the mud and sand that it drops."), ("Estuary", "The wide mouth of a river, where fresh water mixes with the tide."), ("Fetch", "The distance of open water over which the wind has blown."), ("Groyne", "A wall or fence built across a beach to trap sand."), ("Headland", "A piece of hard rock that juts out into the sea."), ("Longshore drift", "The movement of material along a coast by waves that come in at an angle."), ("Meander", "A large bend in the course of a river."), ("Spit", "A ridge of sand or shingle that is joined to the land at one end."), ("Tributary", "A smaller river that flows into a larger one."), ("Watershed", "The boundary between two neighbouring drainage basins.")]


@layout(HALF, "glossary-berline", "glossary of a geography course, Chromium: two columns with the letter of the alphabet as a heading, term in bold with a colon, definition behind it; head with course code")
def glossary_berline(draw):
    chosen = draw.some(BERLINE, 14)
    body, last = "<p class=c>Geography 9–1 · Topic 3</p><h1>Glossary: Rivers and Coasts</h1><p>You should be able to use all of these words in the examination.</p><div class=g>", ""
    for term, meaning in chosen:
        if term[0] != last:
            last = term[0]
            body += f"<h2>{last}</h2>"
        body += f"<p class=e><b>{term}:</b> {meaning}</p>"
    css = ".c { color: #00639a; font-weight: bold; margin: 0 } h1 { font-size: 190%; color: #00639a; margin: 1mm 0 3mm } .g { columns: 2; column-gap: 10mm } h2 { font-size: 120%; border-bottom: 1px solid #00639a; color: #00639a; margin: 3mm 0 1mm; break-after: avoid } .e { margin: 1.5mm 0; break-inside: avoid }"
    engine, source = page(draw, body + "</div>", ["Noto Sans", "Carlito", "Lato"], (11, 12), css)
    return Document(engine, source, [item(a, b, kind="definition") for a, b in chosen])


# General knowledge test of a Vietnamese school

FIACRE = [
    ("Thủ đô của nước Việt Nam là thành phố nào?", ["Hà Nội", "Huế", "Đà Nẵng", "Cần Thơ"], 0), ("Đỉnh núi cao nhất Việt Nam là", ["Bà Đen", "Bạch Mã", "Lang Biang", "Fansipan"], 3), ("Chiến thắng Điện Biên Phủ diễn ra vào năm nào?", ["1945", "1954", "1968", "1975"], 1), ("Công thức hóa học của nước là", ["CO₂", "H₂O", "NaCl", "O₂"], 1),
    ("Đơn vị đo cường độ dòng điện là", ["vôn", "ôm", "ampe", "oát"], 2), ("Số nào sau đây là số nguyên tố?", ["9", "15", "17", "21"], 2), ("Tác giả của Truyện Kiều là ai?", ["Nguyễn Trãi", "Nguyễn Du", "Hồ Xuân Hương", "Tố Hữu"], 1), ("Hành tinh nào gần Mặt Trời nhất?", ["Sao Kim", "Sao Hỏa", "Sao Mộc", "Sao Thủy"], 3),
    ("Cây xanh hấp thụ khí nào trong quá trình quang hợp?", ["Khí oxi", "Khí nitơ", "Khí cacbonic", "Khí hiđro"], 2), ("Diện tích của hình vuông có cạnh 6 cm là", ["36 cm²", "24 cm²", "12 cm²", "42 cm²"], 0), ("Châu lục nào có diện tích lớn nhất?", ["Châu Âu", "Châu Á", "Châu Phi", "Châu Mĩ"], 1), ("Người Việt Nam đầu tiên bay vào vũ trụ là ai?", ["Trần Đại Nghĩa", "Võ Nguyên Giáp", "Ngô Bảo Châu", "Phạm Tuân"], 3),
]


@layout(HALF, "cau-fiacre", "Vietnamese test, XeLaTeX: department and school in two columns of the head, Câu 1. in bold, A. to D. in one row of four or two rows of two, HẾT, ĐÁP ÁN as a grid of two bands of six below it")
def cau_fiacre(draw):
    items, body = [], ""
    for n, (question, options, right) in enumerate(FIACRE, 1):
        wide = max(len(o) for o in options) > 9
        cells = [rf"\makebox[{0.46 if wide else 0.23}\linewidth][l]{{\textbf{{{a}.}} {tex(b)}}}" for a, b in zip("ABCD", options)]
        rows = [cells[:2], cells[2:]] if wide else [cells]
        body += rf"\needspace{{18mm}}\textbf{{Câu {n}.}} {tex(question)}\par " + "".join(r"\hspace*{6mm}" + "".join(row) + r"\par " for row in rows) + r"\smallskip " + "\n"
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    key = ""
    for start in (0, 6):
        key += r"\textbf{Câu} & " + " & ".join(str(n + 1) for n in range(start, start + 6)) + r"\\\hline\textbf{Đáp án} & " + " & ".join("ABCD"[FIACRE[n][2]] for n in range(start, start + 6)) + r"\\\hline "
    front = rf"\parbox[t]{{0.42\linewidth}}{{\centering PHÒNG GD\&ĐT AN BÌNH\par\textbf{{TRƯỜNG THCS HOA SEN}}}}\hfill\parbox[t]{{0.54\linewidth}}{{\centering\textbf{{ĐỀ KIỂM TRA HỌC KÌ I}}\par\textbf{{Môn: Kiến thức chung – Lớp 8}}\par\textit{{Thời gian làm bài: 30 phút}}}}\par\bigskip Họ và tên: \dotfill Lớp: \makebox[25mm]{{\dotfill}}\hfill\fbox{{\textbf{{Mã đề {draw.random.randint(101, 132)}}}}}\par\bigskip\textit{{Chọn một phương án đúng trong mỗi câu sau.}}\par\medskip "
    body = front + body + r"\begin{center}\textbf{---------- HẾT ----------}\end{center}\needspace{40mm}\begin{center}\textbf{ĐÁP ÁN}\par\smallskip\renewcommand\arraystretch{1.3}\begin{tabular}{|l|*{6}{>{\centering\arraybackslash}p{12mm}|}}\hline " + key + r"\end{tabular}\end{center}"
    engine, source = document(draw, body, ["timesnew", "notoserif"], (12,), (20, 22), foot=r"Trang \thepage")
    return Document(engine, source, items)


# Reading comprehension with a mark scheme as a table

CALASH = [
    "The lighthouse keeper’s daughter had never owned a clock. She told the time by the tides and by the supply boat, which came every second Tuesday if the weather allowed. In November it seldom did, and by the third week the flour was down to the last grey inch of the barrel.",
    "“We are not starving,” her father said, and he said it so often that she began to wonder. He had taken to counting the candles after supper, laying them in rows on the table like a general with a small and weary army.",
    "On the Thursday the wind dropped. Isla climbed to the gallery and swept the horizon with the brass telescope. There was nothing but a scatter of gulls and the long, oily swell left behind by the storm. Then, far to the south, a smudge. She did not call out at once. She wanted, for the length of a breath, to be the only person in the world who knew.",
]
CALASH_ASKED = [
    ("How did the girl know what time it was?", ["by the tides", "by the supply boat"]),
    ("How often was the supply boat meant to come?", ["every second Tuesday"]),
    ("Which detail in the first paragraph shows that food was running out?", ["the flour was down to the last inch of the barrel"]),
    ("Why do you think Isla “began to wonder” about her father’s words?", ["he repeated them so often", "this made them sound untrue"]),
    ("The candles are compared to “a small and weary army”. What does this suggest?", ["there are few candles left", "they are nearly used up"]),
    ("Give the meaning of the word smudge as it is used in the third paragraph.", ["a faint, blurred mark"]),
    ("What did Isla use to search the horizon?", ["a brass telescope"]),
    ("Explain why Isla did not call out at once.", ["she wanted to keep the discovery to herself", "she enjoyed the moment of being the only one who knew"]),
    ("What do you think will happen next? Use evidence from the text.", ["the supply boat will arrive", "the wind has dropped and she has seen something in the south"]),
]


@layout(HALF, "comprehension-calash", "reading comprehension of an entrance examination to a school at eleven, XeLaTeX: passage in a frame with a title, 1) with ruled lines and (2) at the end of the last line; MARK SCHEME as a table Q | Expected answers | Marks on the last page")
def comprehension_calash(draw):
    items, body, key = [], "", ""
    for n, (question, points) in enumerate(CALASH_ASKED, 1):
        marks = len(points)
        lines = r"\ruleline" * (marks - 1) + rf"\par\vspace{{16pt}}\noindent\rule{{0.92\linewidth}}{{0.4pt}}\hfill ({marks})\par "
        body += rf"\needspace{{30mm}}\lab{{0pt}}{{9mm}}{{{n})}}{{{tex(question)}}}{lines}\medskip " + "\n"
        key += rf"{n} & " + r"\newline ".join(tex(p) for p in points) + rf" & {marks}\\\hline "
        items.append(item(question, "\n".join(points), str(n), marks, rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None))
    total = sum(i["marks"] for i in items)
    passage = r"\par\medskip ".join(tex(p) for p in CALASH)
    body = rf"\begin{{center}}{{\large\scshape St Hilda’s Preparatory School}}\par\smallskip{{\Large\bfseries English: Comprehension}}\par\smallskip 11+ Entrance Examination\par 40 minutes\end{{center}}Name: \rule{{80mm}}{{0.4pt}}\hfill Mark: \rule{{12mm}}{{0.4pt}} / {total}\par\bigskip Read the passage carefully and then answer all the questions in full sentences.\par\medskip\fbox{{\parbox{{0.96\linewidth}}{{\vspace{{1mm}}\begin{{center}}\textbf{{The Third Week of November}}\end{{center}}{passage}\vspace{{1mm}}}}}}\par\bigskip " + body + rf"\newpage{{\Large\bfseries MARK SCHEME}}\par\medskip\renewcommand\arraystretch{{1.25}}\begin{{tabular}}{{|c|p{{110mm}}|c|}}\hline\textbf{{Q}} & \textbf{{Expected answers}} & \textbf{{Marks}}\\\hline {key}& \textbf{{Total}} & {total}\\\hline\end{{tabular}}"
    engine, source = document(draw, body, ["libertine", "schoolbook", "timesnew"], (11, 12), (22, 25), foot=r"\thepage")
    return Document(engine, source, items)


# Report of an examiner


@layout(HALF, "report-curricle", "report of the examiners of a biology paper, XeLaTeX: general comments, Question 1 with (a) and (b) and what candidates did, table of grade boundaries; nothing asked")
def report_curricle(draw):
    year = draw.random.randint(2016, 2023)
    comments = [
        ("Question 1", [("(a)", "This part was answered well by most candidates. A small number confused the nucleus with the nucleolus."), ("(b)", "Many answers described diffusion in general terms and did not refer to the figure. Only the best candidates mentioned the concentration gradient."), ("(c)", "The calculation was correct in about two thirds of the scripts. The unit was often left out.")]),
        ("Question 2", [("(a)", "Nearly all candidates could name the two products."), ("(b)", "Few candidates gained full marks. Vague statements, such as that the plant “needs light to live”, were not credited.")]),
        ("Question 3", [("(a)", "Graphs were generally neat. Marks were lost by those who joined the points with thick lines or chose awkward scales."), ("(b)", "The word “denatured” was well known, but many wrote that the enzyme had been killed.")]),
        ("Question 4", [("", "This was the least popular of the longer questions. Those who attempted it had usually prepared the topic well and wrote at length about the nitrogen cycle.")]),
    ]
    body = rf"\begin{{center}}{{\Large\bfseries Principal Examiner’s Report}}\par\smallskip{{\large Biology 4BI/2 \quad Summer {year}}}\end{{center}}{{\large\bfseries General comments}}\par The paper proved accessible to candidates of all abilities, and there was little evidence that time was short. Handwriting was often difficult to read. Centres are reminded that candidates should write in black ink and should show the steps of a calculation.\par\medskip{{\large\bfseries Comments on individual questions}}\par "
    for head, parts in comments:
        body += rf"\medskip\textbf{{{head}}}\par " + "".join(rf"\lab{{0pt}}{{9mm}}{{{label}}}{{{tex(text)}}}" if label else rf"{tex(text)}\par " for label, text in parts) + "\n"
    body += r"\bigskip{\large\bfseries Advice to teachers}\begin{enumerate}[nosep]\item Encourage candidates to read the whole question before they begin to write.\item Practise the use of technical terms with correct spelling.\item Remind candidates to give as many points as there are marks.\end{enumerate}\bigskip{\large\bfseries Grade boundaries}\par\smallskip\begin{tabular}{|l|c|c|c|c|c|}\hline Grade & A & B & C & D & E\\\hline Mark (out of 60) & 47 & 40 & 33 & 26 & 19\\\hline\end{tabular}\par\medskip The mean mark was 34.2 and the standard deviation 10.8."
    engine, source = document(draw, body, ["arial", "noto", "libertine"], (11,), (22, 26), foot=r"\fancyfoot[L]{\small Wessex Examinations Council}\fancyfoot[R]{\small\thepage}")
    return Document(engine, source, [])


# Mathematics paper of an international diploma, markscheme in its own file

SURREY = [
    ("The first term of an arithmetic sequence is 7 and the common difference is 4.", [
        ("Find the tenth term.", [("7 + 9 × 4", "(M1)"), ("43", "A1")]),
        ("Find the sum of the first ten terms.", [("10 ÷ 2 × (7 + 43)", "(M1)"), ("250", "A1")]),
    ]),
    ("Let f(x) = 2x − 6.", [
        ("Write down the value of f(5).", [("4", "A1")]),
        ("Solve the equation f(x) = 0.", [("x = 3", "A1")]),
        ("Find the inverse function of f.", [("interchanging x and y", "(M1)"), ("y = (x + 6)/2", "A1")]),
    ]),
    ("A bag contains five red balls and three blue balls. Two balls are taken from the bag without replacement.", [
        ("Write down the probability that the first ball is red.", [("5/8", "A1")]),
        ("Find the probability that both balls are red.", [("5/8 × 4/7", "(M1)"), ("5/14", "A1")]),
        ("Find the probability that the balls have different colours.", [("5/8 × 3/7", "(M1)"), ("multiplying by two", "(M1)"), ("15/28", "A1")]),
    ]),
    ("", [("Find the equation of the tangent to the curve y = x² − 3x at the point where x = 2.", [("dy/dx = 2x − 3", "A1"), ("gradient is 1", "A1"), ("y + 2 = x − 2", "(M1)"), ("y = x − 4", "A1")])]),
    ("A population of bacteria is 500 at noon and doubles every hour.", [
        ("Find the population at 3 pm.", [("500 × 2³", "(M1)"), ("4000", "A1")]),
        ("Find the number of whole hours after which the population is first greater than 20 000.", [("2⁵ = 32 and 2⁶ = 64", "(M1)"), ("6", "A1")]),
    ]),
]


@layout(HALF, "math-surrey", "mathematics paper of an international diploma, pdfLaTeX: 1. [Maximum mark: 4], (a) with [2] at the right, dotted answer lines; markscheme in its own file with steps and (M1) A1 at the right edge and [2 marks] below")
def math_surrey(draw):
    items, body, scheme = [], "", ""

    def num(text):
        return tex(text).replace("×", r"$\times$").replace("÷", r"$\div$")

    for n, (stem, parts) in enumerate(SURREY, 1):
        total = sum(len(points) for _, points in parts)
        body += rf"\needspace{{60mm}}\textbf{{{n}.}}\quad [Maximum mark: {total}]\par\medskip "
        body += rf"\lab{{8mm}}{{0mm}}{{}}{{{num(stem)}}}" if stem else ""
        scheme += rf"\needspace{{35mm}}\bigskip\textbf{{{n}.}}"
        for k, (question, points) in enumerate(parts):
            marks = len(points)
            label = f"({'abc'[k]})" if len(parts) > 1 else ""
            price = rf"\hfill [{marks}]" if label else ""
            body += rf"\lab{{8mm}}{{{'9mm' if label else '0mm'}}}{{{label}}}{{{num(question)}{price}}}"
            for m, (text, code) in enumerate(points):
                scheme += rf"\par\noindent\makebox[8mm][l]{{}}\makebox[10mm][l]{{{label if m == 0 else ''}}}{num(text)}\hfill\textbf{{\textit{{{code}}}}}"
            scheme += rf"\par\hfill\textbf{{\textit{{[{marks} mark{'s' if marks > 1 else ''}]}}}}\par "
            items.append(item(question, "\n".join(t for t, _ in points), f"{n}{label}", marks, stem=stem or None, rubric=[{"text": t, "marks": 1} for t, _ in points] if marks > 1 else None))
        body += r"\bigskip " + r"\dotline" * (total + 2) + r"\vspace{9mm}" + "\n"
        scheme += rf"\par\hfill\textit{{Total [{total} marks]}}\par " if len(parts) > 1 else ""
    total = sum(i["marks"] for i in items)
    front = rf"\begin{{center}}{{\Large\bfseries Mathematics}}\par\textbf{{Standard level}}\par\textbf{{Paper 1}}\end{{center}}\textbf{{Instructions to candidates}}\begin{{itemize}}[nosep]\item You are not permitted access to any calculator for this paper.\item Answer all questions. Answers must be written below each question.\item The maximum mark for this examination paper is \textbf{{[{total} marks]}}.\end{{itemize}}\bigskip "
    engine, source = document(draw, front + body, ["times", "lmsans"], (11,), (22, 25), head=rf"\fancyhead[C]{{-- \thepage\ --}}\fancyhead[R]{{\footnotesize 88{draw.random.randint(20, 24)}--7104}}", foot="")
    marked = r"\begin{center}{\Large\bfseries Markscheme}\par\medskip Mathematics, Standard level, Paper 1\end{center}\textbf{M}\quad marks awarded for attempting to use a correct method\par\textbf{A}\quad marks awarded for an answer or for accuracy\par Marks in brackets are implied by correct later work.\par " + scheme
    return Document(engine, source, items, document(draw, marked, ["times"], (11,), (25, 25))[1])
