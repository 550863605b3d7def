"""The two-hundred-and-third: twelve more ordinary sheets of the same setter, named after furniture."""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"
KEEP = 'fo:keep-with-next="always"'


# Mathematics paper with totals behind each question, scheme in its own file

TRIANGLE = r"\begin{center}\begin{tikzpicture}[scale=0.45]\draw[thick] (0,0)--(0,3)--(7.2,0)--cycle;\draw (0,0.45)--(0.45,0.45)--(0.45,0);\node[left] at (0,3) {A};\node[left] at (0,0) {B};\node[right] at (7.2,0) {C};\node[left] at (0,1.5) {5 cm};\node[below] at (3.6,0) {12 cm};\end{tikzpicture}\end{center}"
SIDEBOARD = [
    ("Write 0.35 as a percentage.", "", [("35%", "B1")]),
    ("Work out 3/8 of 56.", "", [("56 ÷ 8 × 3", "M1"), ("21", "A1")]),
    ("Here are the first four terms of a number sequence: 5, 8, 11, 14.", "", [
        ("Write down the next term of the sequence.", [("17", "B1")]),
        ("Find an expression, in terms of n, for the nth term of the sequence.", [("3n", "M1"), ("3n + 2", "A1")]),
        ("Is 100 a term of the sequence? Give a reason for your answer.", [("No, because 98 is not a multiple of 3", "C1")]),
    ]),
    ("The diagram shows a triangle ABC with a right angle at B. Work out the length of AC.", TRIANGLE, [("5² + 12² = 169", "M1"), ("13 cm", "A1")]),
    ("Solve 4x − 3 = 2x + 11.", "", [("2x = 14", "M1"), ("x = 7", "A1")]),
    ("A bag contains 4 red counters, 5 blue counters and 3 green counters. One counter is taken at random from the bag.", "", [
        ("Write down the probability that the counter is blue.", [("5/12", "B1")]),
        ("Write down the probability that the counter is not green.", [("9/12", "B1")]),
    ]),
    ("The normal price of a coat is £80. In a sale the price is reduced by 15%. Work out the sale price of the coat.", "", [("0.15 × 80 = 12", "M1"), ("£68", "A1")]),
    ("Expand and simplify (x + 3)(x + 4).", "", [("x² + 3x + 4x + 12", "M1"), ("x² + 7x + 12", "A1")]),
]


@layout(HALF, "maths-sideboard", "mathematics paper of an English board, XeLaTeX: bold numbers, (a) with (1) at the right, (Total for Question 1 is 2 marks) in bold and a rule, answer line at the right; scheme in its own file as Question | Answer | Mark with M1, A1 and B1")
def maths_sideboard(draw):
    items, body, scheme = [], "", ""

    def priced(number, question, points, **rest):
        nonlocal scheme
        marks = len(points)
        items.append(item(question, "\n".join(text for text, _ in points), number, marks, rubric=[{"text": text, "marks": 1} for text, _ in points] if marks > 1 else None, **rest))
        for place, (text, code) in enumerate(points):
            scheme += rf"{number if not place else ''} & {tex(text)} & {code}\\" + (r"\hline" if place == marks - 1 else "*") + "\n"

    answer = r"\par\vspace{14mm}\hfill\makebox[55mm]{\dotfill}"
    for n, (text, figure, below) in enumerate(SIDEBOARD, 1):
        body += rf"\needspace{{50mm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(text)}}}{figure}" + "\n"
        if isinstance(below[0][1], str):
            priced(str(n), text, below)
            body += answer + r"\par "
            total = len(below)
        else:
            total = 0
            for letter, (question, points) in zip("abc", below):
                priced(f"{n}({letter})", question, points, stem=text)
                total += len(points)
                body += rf"\needspace{{28mm}}\smallskip\lab{{9mm}}{{9mm}}{{({letter})}}{{{tex(question)}}}{answer}\par\hfill\textbf{{({len(points)})}}\par "
        body += rf"\nopagebreak\hfill\textbf{{(Total for Question {n} is {total} mark{'s' if total > 1 else ''})}}\par\smallskip\hrule\bigskip " + "\n"
    total = sum(i["marks"] for i in items)
    year = draw.random.randint(2017, 2023)
    top = rf"{{\Large\bfseries Mathematics}}\hfill Tuesday {draw.random.randint(8, 24)} May {year}\par\smallskip Paper 2 (Calculator)\hfill Higher Tier\par\medskip\fbox{{\parbox{{0.97\linewidth}}{{Answer \textbf{{all}} questions. You must show all your working. Diagrams are \textbf{{not}} accurately drawn. The total mark for this paper is {total}.}}}}\par\bigskip "
    body = top + body + rf"\begin{{center}}\textbf{{TOTAL FOR PAPER IS {total} MARKS}}\end{{center}}"
    look = dict(fonts=["timesnew", "libertine"], sizes=(12,))
    engine, source = document(draw, body, **look, margins=(22, 24), foot=rf"\fancyfoot[L]{{\small M60{draw.random.randint(112, 989)}A}}\fancyfoot[C]{{\thepage}}")
    marked = rf"{{\Large\bfseries Mark Scheme}}\par\smallskip Mathematics Paper 2H, May {year}\par\medskip M1: method mark\quad A1: accuracy mark\quad B1: independent mark\quad C1: communication mark\par\bigskip\renewcommand\arraystretch{{1.3}}\begin{{longtable}}{{|p{{22mm}}|p{{95mm}}|p{{18mm}}|}}\hline\textbf{{Question}} & \textbf{{Answer}} & \textbf{{Mark}}\\\hline\endhead {scheme}\end{{longtable}}"
    return Document(engine, source, items, document(draw, marked, **look, margins=(24, 26))[1])


# Reading passage of an American elementary school

FOOTSTOOL = [
    "Every morning at four o’clock, Mr. Rossi unlocked the door of his bakery on Pine Street. And every morning a gray cat was waiting on the step. Mr. Rossi called her Flour, because she always left the shop with white paws.",
    "One night in January, Flour did not wait for the door to open. She jumped onto the windowsill of Mr. Rossi’s bedroom and meowed until he woke up. He looked outside and saw smoke coming from the bakery chimney. An old oven had not been turned off! Mr. Rossi ran across the street and shut it down just in time.",
    "The next day there was a sign in the window: “Help Wanted: Night Guard. Must have whiskers.” Below it, on a soft blue pillow, Flour was fast asleep.",
]
FOOTSTOOL_CHOICE = [
    ("Why did Mr. Rossi name the cat Flour?", ["She liked to eat bread.", "Her paws were always white when she left.", "She had white fur all over.", "She slept in a bag of flour."], 1),
    ("When did Mr. Rossi open the bakery?", ["at four o’clock in the morning", "at noon", "at four o’clock in the afternoon", "at midnight"], 0),
    ("What was the problem on the night in January?", ["The cat was lost.", "A window was broken.", "An oven had been left on.", "The bakery ran out of bread."], 2),
    ("What did Flour do to help?", ["She put out the fire.", "She woke Mr. Rossi.", "She scared away a thief.", "She found the key."], 1),
    ("Which word best describes Flour?", ["lazy", "angry", "shy", "alert"], 3),
]
FOOTSTOOL_OPEN = [
    ("Where does Flour sleep at the end of the story?", "She sleeps on a soft blue pillow in the bakery window."),
    ("Why is the sign in the window funny?", "The sign says that the night guard must have whiskers, so only the cat can get the job."),
]


@layout(HALF, "reading-footstool", "reading comprehension of an American elementary school, word processor on letter paper: title and passage of three paragraphs, 1. with A. to D. stacked, then two questions with lines; Answer Key on the last page as a numbered list, 1. B")
def reading_footstool(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Serif", "Lato"]), 12, country="US", paper=(21.59, 27.94), margin=2.3)
    line = (sheet.wide, 'style:type="right" style:leader-style="solid" style:leader-text="_"')
    items, key, stem = [], [], " ".join(FOOTSTOOL)
    sheet.body += [sheet.p("Name: ______________________________\tDate: ______________", tabs=[(sheet.wide, RIGHT)], after=0.4), sheet.p("<b>The Bakery Cat</b>", size=18, align="center", after=0.25)]
    sheet.body += [sheet.p(text, first=0.8, after=0.2) for text in FOOTSTOOL]
    sheet.body.append(sheet.p("<b>Directions:</b> Choose the best answer for questions 1–5. Answer questions 6 and 7 in complete sentences.", before=0.3, after=0.15))
    for n, (question, options, right) in enumerate(FOOTSTOOL_CHOICE, 1):
        sheet.body.append(sheet.p(f"{n}.\t{question}", left=0.9, first=-0.9, tabs=[0.9], before=0.2, after=0.06, extra=KEEP))
        sheet.body += [sheet.p(f"{a}.\t{b}", left=1.8, first=-0.8, tabs=[1.8], after=0.03, extra=KEEP if a != "D" else "") for a, b in zip("ABCD", options)]
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], stem=stem))
        key.append("ABCD"[right])
    for n, (question, answer) in enumerate(FOOTSTOOL_OPEN, len(FOOTSTOOL_CHOICE) + 1):
        sheet.body.append(sheet.p(f"{n}.\t{question}", left=0.9, first=-0.9, tabs=[0.9], before=0.25, after=0.2, extra=KEEP))
        sheet.body += [sheet.p("\t", left=0.9, tabs=[line], after=0.3, extra=KEEP if k == 0 else "") for k in range(2)]
        items.append(item(question, answer, str(n), stem=stem))
        key.append(answer)
    sheet.body += [sheet.break_(), sheet.p("<b>The Bakery Cat – Answer Key</b>", size=15, after=0.3)]
    sheet.body += [sheet.p(f"{n}.\t{text}", left=0.9, first=-0.9, tabs=[0.9], after=0.12) for n, text in enumerate(key, 1)]
    sheet.foot = sheet.p("ReadingCorner.example · Grade 3 Fiction", size=9, align="center")
    engine, source = sheet.source()
    return Document(engine, source, items)


# Placement test of a language school

CREDENZA = [
    ("She ______ to work by bike every day.", ["go", "goes", "going"], 1), ("There isn’t ______ milk in the fridge.", ["some", "many", "any"], 2), ("We ______ to the cinema last night.", ["went", "go", "have gone"], 0), ("My brother is ______ than me.", ["tall", "taller", "tallest"], 1), ("______ you ever been to Scotland?", ["Did", "Are", "Have"], 2),
    ("I’m looking forward to ______ you.", ["see", "seeing", "saw"], 1), ("If it rains tomorrow, we ______ at home.", ["will stay", "stayed", "would stay"], 0), ("This bridge ______ in 1890.", ["built", "has built", "was built"], 2), ("He asked me where I ______.", ["do live", "lived", "am living to"], 1),
]
CREDENZA_TEXT = [("Last summer my family and I spent two weeks {} the seaside.", "at"), ("We stayed in {} old house with a big garden.", "an"), ("The weather was so good {} we swam every day.", "that"), ("In the evenings we often went {} a walk along the harbour.", "for"), ("I would like to go back there {} year.", "next")]


@layout(HALF, "placement-credenza", "placement test of a language school, XeLaTeX: Part 1 sentences with A B C in a row below, Part 2 a short text with gaps (9) and dots for one word each; Key in small type at the foot of the page, Part 1: 1 B ... Part 2: 9 at ...")
def placement_credenza(draw):
    chosen = draw.some(CREDENZA, 8)
    body, items, first, second = "", [], [], []
    for n, (text, options, right) in enumerate(chosen, 1):
        body += rf"\needspace{{16mm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(text)}}}\par\hspace*{{9mm}}" + "".join(rf"\makebox[40mm][l]{{\textbf{{{a}}}\enspace {tex(b)}}}" for a, b in zip("ABC", options)) + r"\par\medskip " + "\n"
        items.append(item(text, options[right], str(n), None, choices("ABC", options), kind="gap", answer_label="ABC"[right], section="Part 1"))
        first.append(rf"\mbox{{{n} {'ABC'[right]}}}")
    letter = ""
    for n, (text, answer) in enumerate(CREDENZA_TEXT, len(chosen) + 1):
        shown = text.replace("{}", f"({n}) ..........")
        letter += tex(shown).replace(f"({n}) ..........", rf"\mbox{{\textbf{{({n})}} ..........}}") + " "
        items.append(item(shown, answer, str(n), kind="gap", section="Part 2"))
        second.append(rf"\mbox{{{n} {answer}}}")
    count = len(items)
    body = rf"{{\Large\bfseries Placement Test}}\hfill Castle Street Languages\par\smallskip Name: \rule{{65mm}}{{0.4pt}}\hfill Score: \rule{{12mm}}{{0.4pt}} / {count}\par\bigskip{{\large\bfseries Part 1}}\par Choose the correct word or words to complete each sentence: A, B or C.\par\medskip {body}\bigskip{{\large\bfseries Part 2}}\par Write one word in each gap.\par\medskip{{\linespread{{1.5}}\selectfont {letter}\par}}\vfill\hrule\smallskip{{\footnotesize\textbf{{Key}}\quad\textbf{{Part 1:}} " + ", ".join(first) + r"\quad\textbf{Part 2:} " + ", ".join(second) + r"\par}"
    engine, source = document(draw, body, ["libertine", "noto", "schoolbook"], (11,), (22, 25), foot="")
    return Document(engine, source, items)


# Knowledge quiz in English literature

LECTERN = [
    ("Who wrote A Christmas Carol?", "Charles Dickens"), ("In which year was it published?", "1843"), ("What are the five parts of the book called?", "Staves"), ("What was the name of Scrooge’s business partner?", "Jacob Marley"), ("On which day did Marley die?", "Christmas Eve"), ("Who is Scrooge’s clerk?", "Bob Cratchit"), ("What is the name of Scrooge’s nephew?", "Fred"),
    ("What does Marley’s ghost wear around his body?", "A chain of cash-boxes, keys, padlocks and ledgers"), ("How many spirits does Marley say will visit Scrooge?", "Three"), ("For whom did Scrooge work as an apprentice?", "Mr Fezziwig"), ("Who ended her engagement to Scrooge?", "Belle"), ("Which two children hide under the robe of the Ghost of Christmas Present?", "Ignorance and Want"), ("What does Scrooge see written on the neglected grave?", "His own name"), ("What does Scrooge buy for the Cratchits?", "A prize turkey"), ("Who says “God bless us, every one!”?", "Tiny Tim"),
]


@layout(HALF, "retrieval-lectern", "knowledge quiz of an English department, Chromium: ruled table with # | Question | Answer, dark head, numbers in the first column, instruction to fold the sheet, school in the head")
def retrieval_lectern(draw):
    chosen = draw.some(LECTERN, 14)
    body = "<p class=h><span>Highcliffe School · English Department</span><span>Year 10</span></p><h1>A Christmas Carol: Knowledge Quiz</h1><p>Cover the answers with your book and test yourself. Tick the ones you know and come back to the others tomorrow.</p><table><thead><tr><th>#<th>Question<th>Answer</tr></thead>"
    body += rows((str(n), web(q), web(a)) for n, (q, a) in enumerate(chosen, 1)) + "</table>"
    css = ".h { display: flex; justify-content: space-between; font-size: 85%; color: #555; margin: 0 } h1 { font-size: 165%; margin: 3mm 0 1mm } table { border-collapse: collapse; width: 100%; margin-top: 4mm } th { background: #4a148c; color: #fff; text-align: left } th, td { border: 1px solid #999; padding: 1.8mm 2.5mm; vertical-align: top } td:first-child { text-align: center; width: 7mm } td:last-child { width: 38% }"
    engine, source = page(draw, body, ["Carlito", "Open Sans", "Liberation Sans"], (11,), css)
    return Document(engine, source, [item(q, a, str(n)) for n, (q, a) in enumerate(chosen, 1)])


# Words of a Swahili course

TRESTLE = [
    ("People", [("mtu", "watu", "person"), ("mtoto", "watoto", "child"), ("mwalimu", "walimu", "teacher"), ("mgeni", "wageni", "guest"), ("rafiki", "marafiki", "friend")]),
    ("In the house", [("nyumba", "nyumba", "house"), ("mlango", "milango", "door"), ("kiti", "viti", "chair"), ("kitabu", "vitabu", "book"), ("kisu", "visu", "knife"), ("chakula", "vyakula", "food")]),
    ("Outside", [("mti", "miti", "tree"), ("ua", "maua", "flower"), ("ndege", "ndege", "bird"), ("tunda", "matunda", "fruit"), ("mlima", "milima", "mountain")]),
    ("The body", [("mkono", "mikono", "hand, arm"), ("jicho", "macho", "eye"), ("kichwa", "vichwa", "head"), ("jino", "meno", "tooth")]),
]


@layout(HALF, "words-trestle", "word list of a Swahili course book, XeLaTeX: Lesson with topics as small heads, three columns without rules, Singular | Plural | English, head in bold with a rule below, note on noun classes")
def words_trestle(draw):
    body, items = rf"{{\large Lesson {draw.random.randint(3, 7)}}}\par{{\LARGE\bfseries Words in this lesson}}\par\medskip Learn each noun together with its plural. The beginning of the word changes, not its end.\par\bigskip\renewcommand\arraystretch{{1.2}}\begin{{tabular}}{{@{{}}p{{42mm}}p{{42mm}}p{{55mm}}@{{}}}}\textbf{{Singular}} & \textbf{{Plural}} & \textbf{{English}}\\\hline ", []
    for topic, words in TRESTLE:
        body += rf"\multicolumn{{3}}{{@{{}}l}}{{\rule{{0pt}}{{18pt}}\textit{{{topic}}}}}\\ "
        for one, many, english in draw.some(words, 5 if len(words) > 5 else 4):
            body += rf"\textbf{{{one}}} & {many} & {english}\\ "
            items.append(item(one, english, kind="vocabulary", section=topic))
    body += r"\end{tabular}"
    engine, source = document(draw, body, ["libertine", "notoserif", "schoolbook"], (11,), (26, 30), head=r"\fancyhead[R]{\small Karibu! Swahili for Beginners}", foot=r"\thepage", extra=rf"\setcounter{{page}}{{{draw.random.randint(24, 70)}}}")
    return Document(engine, source, items)


# Final examination of an American high school, nothing answered

HATSTAND = [
    ("Which organelle releases energy from food?", ["chloroplast", "mitochondrion", "nucleus", "ribosome"]), ("Water moves across a cell membrane by", ["osmosis", "mitosis", "respiration", "transcription"]), ("Which base pairs with adenine in DNA?", ["cytosine", "guanine", "thymine", "uracil"]), ("An organism that makes its own food is called a", ["consumer", "decomposer", "parasite", "producer"]),
    ("How many chromosomes are there in a normal human body cell?", ["23", "44", "46", "92"]), ("Which scientist is best known for experiments with pea plants?", ["Charles Darwin", "Gregor Mendel", "Louis Pasteur", "Robert Hooke"]), ("Mushrooms belong to the kingdom of", ["animals", "bacteria", "fungi", "plants"]),
]
HATSTAND_BLANK = ["The green pigment in plants is called ______________.", "The basic unit of life is the ______________.", "Proteins are chains of ______________ acids.", "The process by which a cell divides into two identical cells is called ______________."]
HATSTAND_OPEN = [("Explain why enzymes are important to living things.", 5), ("Describe two differences between plant cells and animal cells.", 4), ("In a food chain, grass is eaten by grasshoppers, which are eaten by frogs. What might happen to the grass if all the frogs died? Explain.", 6)]


@layout(HALF, "final-hatstand", "final examination in biology of an American high school, pdfLaTeX on letter paper: Section I _____ 1. with (a) to (d) in two rows, Section II blanks, Section III with (5 points) before the text; nothing answered")
def final_hatstand(draw):
    items, n, body = [], 0, ""
    heads = ["Section I. Multiple Choice", "Section II. Fill in the Blank", "Section III. Short Answer"]
    body += rf"{{\large\bfseries {heads[0]}}} (2 points each)\par Write the letter of the best answer in the space.\par\medskip "
    for question, options in draw.some(HATSTAND, 6):
        n += 1
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{3pt}}\lab{{0pt}}{{21mm}}{{\rule{{11mm}}{{0.4pt}}\enspace {n}.}}{{{tex(question)}}}" + "".join((r"\par\hspace*{21mm}" if k % 2 == 0 else "") + rf"\makebox[60mm][l]{{({a})\enspace {tex(b)}}}" for k, (a, b) in enumerate(zip("abcd", options))) + r"\end{minipage}\par\medskip " + "\n"
        items.append(item(question, None, str(n), None, choices("abcd", options), kind="mcq", section=heads[0]))
    body += rf"\bigskip{{\large\bfseries {heads[1]}}} (3 points each)\par\medskip "
    for text in HATSTAND_BLANK:
        n += 1
        body += rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(text)}}}\medskip "
        items.append(item(text, None, str(n), kind="gap", section=heads[1]))
    body += rf"\newpage{{\large\bfseries {heads[2]}}}\par Answer in complete sentences.\par\medskip "
    for question, points in HATSTAND_OPEN:
        n += 1
        body += rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{({points} points) {tex(question)}}}\vspace{{42mm}} "
        items.append(item(question, None, str(n), points, section=heads[2]))
    body = rf"\textbf{{Name}} \rule{{70mm}}{{0.4pt}}\hfill\textbf{{Period}} \rule{{15mm}}{{0.4pt}}\par\bigskip\begin{{center}}{{\Large\bfseries Biology I -- Final Examination}}\par\smallskip Cedar Ridge High School\quad\textbullet\quad Spring {draw.random.randint(2014, 2023)}\end{{center}}\medskip " + body
    engine, source = document(draw, body, ["cm", "times", "lm"], (11,), (24, 27), foot=r"\thepage", paper="letterpaper")
    return Document(engine, source, items)


# French grammar sheet

POUFFE = [("Nous __________ (finir) nos devoirs avant le dîner.", "finissons"), ("Tu __________ (être) en retard ce matin.", "es"), ("Les enfants __________ (jouer) dans la cour.", "jouent"), ("Je __________ (prendre) le bus à huit heures.", "prends"), ("Vous __________ (faire) du vélo le dimanche.", "faites"), ("Elle __________ (vouloir) un chien.", "veut"), ("Ils __________ (aller) à la piscine.", "vont")]
POUFFE_A = [("Il ____ oublié son cahier.", "a"), ("Nous partons ____ la montagne.", "à"), ("Marie ____ deux frères.", "a"), ("Elle apprend ____ nager.", "à")]
POUFFE_PLURAL = [("le cheval", "les chevaux"), ("un bateau", "des bateaux"), ("la souris", "les souris"), ("un bijou", "des bijoux")]


@layout(HALF, "fiche-pouffe", "French grammar sheet of a primary school, word processor: Exercice 1 : verbs in brackets, Exercice 2 : a or à, Exercice 3 : plurals behind an arrow with dots; Corrigé on the next page, a head for each exercise and the answers in one line behind numbers")
def fiche_pouffe(draw):
    sheet = Sheet(draw.one(["Carlito", "Comic Neue", "Liberation Sans"]), 12, language="fr", country="FR", margin=2.2)
    heads = ["Exercice 1 : Conjugue les verbes entre parenthèses au présent.", "Exercice 2 : Complète avec a ou à.", "Exercice 3 : Mets au pluriel."]
    sections = [(draw.some(POUFFE, 6), "gap"), (draw.mixed(POUFFE_A), "gap"), (POUFFE_PLURAL, "short")]
    sheet.body += [sheet.p("Prénom : ______________________\tDate : ______________", tabs=[(sheet.wide, RIGHT)], after=0.35), sheet.p("<b>Fiche de grammaire et de conjugaison</b>", size=17, align="center", after=0.1), sheet.p("CM1 – Période 3", align="center", after=0.3)]
    key, items = sheet.p("<b>Corrigé</b>", size=16, after=0.2), []
    for k, (head, (pairs, kind)) in enumerate(zip(heads, sections), 1):
        sheet.body.append(sheet.p(f"<b>{head}</b>", before=0.4, after=0.2, extra=KEEP))
        for n, (text, answer) in enumerate(pairs, 1):
            sheet.body.append(sheet.p(f"{n}.\t{text}" + (" → ................................" if k == 3 else ""), left=0.9, first=-0.9, tabs=[0.9], after=0.22))
            items.append(item(text, answer, str(n), kind=kind, section=head))
        key += sheet.p(f"<b>Exercice {k}</b>", before=0.25, after=0.08, extra=KEEP) + sheet.p("   ".join(f"{n}. {answer}" for n, (_, answer) in enumerate(pairs, 1)), after=0.1)
    sheet.body += [sheet.break_(), key]
    engine, source = sheet.source()
    return Document(engine, source, items)


# French test in physics and chemistry, nothing answered

COMMODE = [
    ("La masse volumique", "Un élève pose un caillou sur une balance, qui affiche 135 g. Il plonge ensuite le caillou dans une éprouvette graduée : le niveau de l’eau passe de 50 mL à 100 mL.", [("Quel est le volume du caillou ?", 1), ("Calcule la masse volumique du caillou.", 2), ("Le caillou flotte-t-il sur l’eau ? Justifie ta réponse.", 2)]),
    ("Le circuit électrique", "Un circuit comprend une pile de 4,5 V, un interrupteur et deux lampes identiques montées en série.", [("Dessine le schéma du circuit.", 3), ("Quelle est la tension aux bornes de chaque lampe ?", 2), ("Que se passe-t-il si l’on dévisse une lampe ?", 1), ("Avec quel appareil mesure-t-on l’intensité du courant ?", 1)]),
    ("Les états de l’eau", "", [("Donne le nom du passage de l’état solide à l’état liquide.", 1), ("À quelle température l’eau pure bout-elle au niveau de la mer ?", 1), ("Explique pourquoi une bouteille pleine d’eau peut se casser au congélateur.", 3), ("Dans quel état physique se trouve la vapeur d’eau ?", 1), ("Cite deux mélanges homogènes de la vie courante.", 2)]),
]


@layout(HALF, "controle-commode", "French test in physics and chemistry, XeLaTeX: Exercice 1 : title (5 points) as a grey bar, numbers 1) that begin again, .../2 at the right edge of the page, name and mark in a table above; nothing answered")
def controle_commode(draw):
    items, body = [], ""
    for k, (title, stem, asked) in enumerate(COMMODE, 1):
        total = sum(points for _, points in asked)
        name = f"Exercice {k} : {title}"
        body += rf"\needspace{{35mm}}\bigskip\colorbox{{black!12}}{{\makebox[\dimexpr\linewidth-2\fboxsep\relax][l]{{\textbf{{{name}}}\hfill ({total} points)}}}}\par\medskip " + (rf"{tex(stem)}\par\smallskip " if stem else "") + "\n"
        for n, (question, points) in enumerate(asked, 1):
            body += rf"\needspace{{15mm}}\lab{{0pt}}{{8mm}}{{{n})}}{{{tex(question)}\hfill\mbox{{\dots/{points}}}}}\vspace{{{20 if points == 3 else 11}mm}}" + "\n"
            items.append(item(question, None, str(n), points, stem=stem or None, section=name))
    total = sum(i["marks"] for i in items)
    body = rf"\renewcommand\arraystretch{{1.5}}\begin{{tabular}}{{|p{{70mm}}|p{{40mm}}|p{{38mm}}|}}\hline Nom : & Classe : 4\textsuperscript{{e}} {draw.one('ABC')} & Note :\hfill /{total}\\\hline\end{{tabular}}\par\bigskip\begin{{center}}{{\Large\bfseries Contrôle de physique-chimie n\textsuperscript{{o}} 2}}\end{{center}}La calculatrice est autorisée. Soigne la présentation et rédige tes réponses.\par " + body
    engine, source = document(draw, body, ["libertine", "arial", "noto"], (11,), (22, 23), foot=r"\thepage")
    return Document(engine, source, items)


# Spanish test on road safety

TALLBOY = [
    ("Ante un semáforo en rojo, el conductor debe…", ["acelerar", "detenerse", "tocar el claxon"], 1), ("El cinturón de seguridad es obligatorio…", ["solo en autopista", "solo para el conductor", "para todos los ocupantes"], 2), ("Una señal triangular con borde rojo indica normalmente…", ["peligro", "obligación", "información"], 0), ("¿Qué deben llevar las bicicletas por la noche?", ["Una luz blanca detrás", "Una luz blanca delante y una roja detrás", "Ninguna luz"], 1),
    ("Al cruzar una calle, un peatón debe utilizar…", ["el paso de peatones", "la calzada", "el carril bici"], 0), ("En España se circula por…", ["la izquierda", "el centro", "la derecha"], 2), ("El alcohol al volante…", ["mejora los reflejos", "aumenta el tiempo de reacción", "no tiene efectos"], 1), ("La señal octogonal de color rojo significa…", ["prohibido aparcar", "ceda el paso", "stop"], 2),
    ("¿A qué teléfono se llama en caso de accidente?", ["Al 112", "Al 010", "Al 118"], 0), ("Con la calzada mojada, la distancia de frenado es…", ["menor", "igual", "mayor"], 2), ("¿Quién tiene preferencia en un paso de peatones sin semáforo?", ["El peatón", "El coche", "La motocicleta"], 0), ("El uso del teléfono móvil en la mano mientras se conduce está…", ["permitido", "prohibido", "recomendado"], 1),
]


@layout(HALF, "test-tallboy", "Spanish test on road safety of a town, Chromium: two columns, number in bold with a stop and dash, a) b) c) stacked, Plantilla de respuestas at the end as a grid with numbers in the upper row and letters in the lower")
def test_tallboy(draw):
    chosen = draw.some(TALLBOY, 11)
    body, items = "<h1>Test de educación vial</h1><p class=s>Policía Local de Villanueva · Semana de la Seguridad Vial</p><p>Nombre: <u></u> Colegio: <u></u></p><p class=i>Solo una respuesta es correcta. Marca la letra con un círculo.</p><div class=c>", []
    for n, (question, options, right) in enumerate(chosen, 1):
        body += f"<div class=q><p><b>{n}.-</b> {web(question)}</p>" + "".join(f"<p class=o>{a}) {web(b)}</p>" for a, b in zip("abc", options)) + "</div>"
        items.append(item(question, options[right], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[right]))
    grid = "<tr>" + "".join(f"<td class=n>{n}" for n in range(1, len(chosen) + 1)) + "</tr><tr>" + "".join(f"<td>{'abc'[right]}" for _, _, right in chosen) + "</tr>"
    body += f"</div><div class=k><h2>Plantilla de respuestas</h2><table>{grid}</table></div>"
    css = "h1 { text-align: center; margin: 0; font-size: 180% } .s { text-align: center; color: #555; margin-top: 1mm } u { display: inline-block; width: 60mm; border-bottom: 1px solid #000; margin-right: 6mm } .i { font-style: italic } .c { columns: 2; column-gap: 9mm } .q { break-inside: avoid; margin-bottom: 4mm } .q p { margin: 0.7mm 0 } .q .o { margin-left: 7mm } .k { break-inside: avoid; margin-top: 8mm } h2 { font-size: 115%; margin: 0 0 2mm } table { border-collapse: collapse } td { border: 1px solid #333; width: 11mm; text-align: center; padding: 1mm 0 } .n { background: #ddd; font-weight: bold }"
    engine, source = page(draw, body, ["Roboto", "Liberation Sans", "Carlito"], (11,), css, language="es")
    return Document(engine, source, items)


# German questions and answers for beekeepers

WORKBENCH = [
    ("Wie viele Beine hat eine Honigbiene?", "Sie hat sechs Beine."), ("Wie heißen die drei Bienenwesen?", "Königin, Arbeiterin und Drohn."), ("Wie lange dauert die Entwicklung einer Arbeiterin vom Ei bis zum Schlüpfen?", "Etwa 21 Tage."), ("Welche Aufgabe hat die Königin?", "Sie legt die Eier."), ("Was sammeln die Bienen außer Nektar?", "Pollen, Wasser und Harz."), ("Womit verständigen sich die Bienen über eine Futterquelle?", "Mit dem Schwänzeltanz."),
    ("Welche Milbe schadet den Bienenvölkern am meisten?", "Die Varroamilbe."), ("Wozu benutzt der Imker den Smoker?", "Mit dem Rauch beruhigt er die Bienen."), ("Wann ist der Honig reif?", "Wenn die Waben zum größten Teil verdeckelt sind."), ("Was ist ein Schwarm?", "Ein Teil des Volkes, der mit der alten Königin auszieht."), ("Wie überwintern Honigbienen?", "Sie bilden eine Traube und wärmen sich gegenseitig."), ("Haben Drohnen einen Stachel?", "Nein, nur Königin und Arbeiterinnen haben einen Stachel."),
]


@layout(HALF, "fragen-workbench", "German list of questions for a beekeeping course, groff: Frage 1: in bold with the question, Antwort: in italics and the answer on the next line, name of the club in the foot")
def fragen_workbench(draw):
    chosen = draw.some(WORKBENCH, 11)
    lines = [".ds LH", ".ds RH", ".ds CF Imkerverein Oberes Tal e. V. \\(bu Anfängerkurs", ".ce", "\\fB\\s+4Fragen und Antworten für den Grundkurs Imkerei\\s0\\fP", ".sp"]
    for n, (question, answer) in enumerate(chosen, 1):
        lines += [".LP", ".ne 3", f"\\fBFrage {n}: {plain(question)}\\fP", ".br", f"\\fIAntwort:\\fP {plain(answer)}", ".sp 0.3"]
    engine, source = roff(draw, lines, (11, 12), ("T", "H", "P"))
    return Document(engine, source, [item(q, a, str(n)) for n, (q, a) in enumerate(chosen, 1)])


# Letter about examinations, nothing asked


@layout(HALF, "notice-bunkbed", "notice of a school to candidates before the examinations, word processor: timetable as a ruled table with paper names and durations, rules as a numbered list, What to bring with bullets, contact; nothing asked")
def notice_bunkbed(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Open Sans"]), 11, margin=2.2)
    sheet.body += [sheet.p("Brackenhurst Community School", size=10, color="#555555", after=0.05), sheet.p("<b>Year 11 Mock Examinations: Information for Candidates</b>", size=16, after=0.25), sheet.p("The mock examinations take place in the sports hall from Monday 8 to Thursday 11 January. Please read this notice with your parents or carers and keep it until the examinations are over.", after=0.25)]

    def head(text):
        return sheet.p(f"<b>{text}</b>", size=13, before=0.3, after=0.12, extra=KEEP)

    cells = [["<b>Date</b>", "<b>Time</b>", "<b>Paper</b>", "<b>Length</b>"], ["Mon 8 Jan", "9.00 am", "English Language Paper 1", "1 h 45 min"], ["Mon 8 Jan", "1.30 pm", "Biology Paper 1", "1 h 15 min"], ["Tue 9 Jan", "9.00 am", "Mathematics Paper 1 (non-calculator)", "1 h 30 min"], ["Wed 10 Jan", "9.00 am", "History Paper 2", "1 h 45 min"], ["Thu 11 Jan", "9.00 am", "Mathematics Paper 2 (calculator)", "1 h 30 min"]]
    sheet.body += [head("Timetable"), sheet.table(cells, [2.8, 2.4, 8.0, 3.2], fills={0: "#dce6f1"})]
    sheet.body.append(head("Rules in the examination room"))
    for n, text in enumerate(["Arrive ten minutes before the start and wait quietly outside.", "Telephones and watches must be handed in before you enter.", "Write in black ink. Do not use correction fluid.", "Write your name and candidate number on the front of the answer booklet.", "Answer all questions unless the paper says otherwise.", "Stay in your seat until the invigilator tells you to leave."], 1):
        sheet.body.append(sheet.p(f"{n}.\t{text}", left=0.9, first=-0.9, tabs=[0.9], after=0.08))
    sheet.body.append(head("What to bring"))
    sheet.body += [sheet.p(f"•\t{text}", left=0.9, first=-0.6, tabs=[0.9], after=0.05) for text in ("two black pens and a pencil", "a ruler, a protractor and a pair of compasses", "a calculator for the papers that allow one", "water in a clear bottle without a label")]
    sheet.body += [head("If you are ill"), sheet.p("Ask a parent to telephone the examinations office before 8.30 am on 01632 960 418. A paper that you miss will be rearranged in the week after."), sheet.p("Mrs J. Adeyemi, Examinations Officer", before=0.3)]
    engine, source = sheet.source()
    return Document(engine, source, [])


# Percentages, drill


@layout(HALF, "drill-rocker", "drill in percentages, XeLaTeX: 1) to 18) in two columns down the page with a rule after =, name, score and time above; Answers on the next page in three columns, 1) 6")
def drill_rocker(draw):
    asked = []
    while len(asked) < 18:
        percent = draw.one([10, 20, 25, 50, 5, 75, 30])
        amount = draw.one([20, 40, 60, 80, 100, 120, 160, 200, 240, 300, 400])
        result = percent * amount / 100
        entry = (f"{percent}% of {amount} =", f"{result:g}")
        if result == int(result) and entry not in asked:
            asked.append(entry)
    line = r"\_" * 8
    column = [r"\par\vspace{6mm}".join(rf"\makebox[11mm][l]{{{n}.)}}{tex(text)} {line}".replace(".)", ")") for n, (text, _) in list(enumerate(asked, 1))[a : a + 9]) for a in (0, 9)]
    answers = r"\par\medskip ".join("".join(rf"\makebox[45mm][l]{{{n})\enspace {asked[n - 1][1]}}}" for n in (r, r + 6, r + 12)) for r in range(1, 7))
    body = rf"Name: \rule{{55mm}}{{0.4pt}}\hfill Time: \rule{{18mm}}{{0.4pt}}\hfill Score: \rule{{12mm}}{{0.4pt}} / 18\par\bigskip\begin{{center}}{{\LARGE\bfseries Percentages of Amounts}}\end{{center}}Work out each percentage without a calculator.\par\bigskip\large\begin{{minipage}}[t]{{0.5\linewidth}}{column[0]}\end{{minipage}}\begin{{minipage}}[t]{{0.5\linewidth}}{column[1]}\end{{minipage}}\newpage{{\LARGE\bfseries Percentages of Amounts: Answers}}\par\bigskip {answers}"
    engine, source = document(draw, body, ["arial", "schoolbook", "noto"], (12,), (22, 25), foot=r"\small Mill Road Maths Sheets")
    return Document(engine, source, [item(f"{text} ________", result, str(n), kind="numeric") for n, (text, result) in enumerate(asked, 1)])
