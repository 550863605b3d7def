"""The two-hundred-and-fifth: twelve sheets of teachers who set their tests in English, from Lagos to Wellington, named after shoes."""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"
KEEP = 'fo:keep-with-next="always"'


# Term examination of a Nigerian school, marking guide in its own file

NG_PICK = [
    ("Which of these foods is the richest in protein?", ["Garri", "Beans", "Yam", "Palm oil"], 1),
    ("Lack of vitamin C in the diet causes", ["night blindness", "rickets", "goitre", "scurvy"], 3),
    ("The washing and finishing of clothes is called", ["mending", "laundering", "starching", "sewing"], 1),
    ("Fats and oils supply the body mainly with", ["energy", "iron", "calcium", "water"], 0),
    ("Which of these tools is used to remove the skin of a yam?", ["Ladle", "Sieve", "Peeler", "Whisk"], 2),
    ("A stitch that holds pieces of fabric together for a short time is a", ["tacking stitch", "back stitch", "hemming stitch", "blanket stitch"], 0),
    ("Fresh fish should be kept cold in a", ["blender", "cooker", "refrigerator", "toaster"], 2),
    ("Which fibre is obtained from sheep?", ["Cotton", "Linen", "Silk", "Wool"], 3),
]
NG_THEORY = [
    [("Define nutrition.", ["the process by which the body takes in and uses food"], 2), ("State three functions of food in the body.", ["it gives energy", "it builds and repairs the body", "it protects the body against diseases"], 3)],
    [("What is a balanced diet?", ["a diet that contains all the food nutrients in the right proportions"], 2), ("List four kitchen utensils.", ["pot", "knife", "frying pan", "grater"], 4)],
    [("What is personal hygiene?", ["the care that a person takes of his or her own body"], 2), ("State two ways of caring for the teeth.", ["brush them twice a day", "avoid too many sweets"], 2)],
]


@layout(HALF, "exam-wellington", "home economics examination of a Nigerian school, pdfLaTeX: SECTION A with 1. and (A) to (D) run in behind the question, SECTION B with 1. (a) and (b) and (2 marks) at the right; marking guide in its own file with letters in a row and points with ticks and (1 mark)")
def exam_wellington(draw):
    items, body, row, guide = [], "", "", ""
    heads = ["SECTION A: OBJECTIVE QUESTIONS", "SECTION B: THEORY"]
    chosen = draw.some(NG_PICK, 7)
    body += rf"\begin{{center}}\textbf{{\underline{{{heads[0]}}}}}\end{{center}}Choose the correct option lettered A to D.\par\medskip "
    for n, (question, options, right) in enumerate(chosen, 1):
        body += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)} " + "\\hskip 0.8em plus 0.3em ".join(rf"\mbox{{({a}) {tex(b)}}}" for a, b in zip("ABCD", options)) + r"}\smallskip " + "\n"
        row += rf"{n}. {'ABCD'[right]}\qquad "
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], section=heads[0]))
    body += rf"\bigskip\begin{{center}}\textbf{{\underline{{{heads[1]}}}}}\end{{center}}Answer all the questions in this section.\par\medskip "
    for n, parts in enumerate(NG_THEORY, 1):
        for letter, (question, points, marks) in zip("ab", parts):
            number = rf"{n}." if letter == "a" else ""
            body += rf"\lab{{0pt}}{{16mm}}{{\makebox[8mm][l]{{{number}}}({letter})}}{{{tex(question)}\pushright{{({marks} marks)}}}}" + "\n"
            each = marks // len(points)
            guide += rf"\lab{{0pt}}{{16mm}}{{\makebox[8mm][l]{{{number}}}({letter})}}{{" + r"\newline ".join(rf"{tex(p)} $\checkmark$" + (rf" ({each} mark)" if each == 1 else rf" ({each} marks)") for p in points) + "}\n"
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, section=heads[1], rubric=[{"text": p, "marks": each} for p in points] if len(points) > 1 else None))
        body += r"\medskip "
        guide += r"\medskip "
    top = r"\begin{center}{\Large\bfseries GRACEFIELD SECONDARY SCHOOL, ABEOKUTA}\par\smallskip SECOND TERM EXAMINATION, 2022/2023 SESSION\end{center}\textbf{SUBJECT:} HOME ECONOMICS\hfill\textbf{CLASS:} JSS 1\hfill\textbf{TIME:} 1 HOUR\par\smallskip\textbf{NAME:} \dotfill\ \textbf{DATE:} \makebox[30mm]{\dotfill}\par\medskip\hrule\medskip "
    look = dict(fonts=["times", "lm", "palatino"], sizes=(11, 12))
    engine, source = document(draw, top + body, **look, margins=(19, 23), foot=r"\textit{Examination malpractice attracts severe punishment.}")
    scheme = rf"\begin{{center}}{{\large\bfseries MARKING GUIDE}}\par\smallskip HOME ECONOMICS, JSS 1, SECOND TERM\end{{center}}\textbf{{SECTION A}} (1 mark each)\par\smallskip {row}\par\bigskip\textbf{{SECTION B}}\par\smallskip {guide}"
    return Document(engine, source, items, document(draw, scheme, **look, margins=(22, 25))[1])


# Continuous assessment test of a Kenyan school

KE = [
    ("Name the organelle that", [("controls the activities of the cell.", 1, ["nucleus"]), ("is the site of respiration.", 1, ["mitochondrion"])]),
    ("State three differences between arteries and veins.", 3, ["arteries have thick walls while veins have thin walls", "arteries have a narrow lumen while veins have a wide lumen", "arteries have no valves while most veins have valves"]),
    (None, [("What is osmosis?", 2, ["movement of water molecules from a dilute solution to a concentrated solution", "through a semi-permeable membrane"]), ("Explain why a red blood cell bursts when it is placed in distilled water.", 3, ["the cell contents are more concentrated than the water", "water enters the cell by osmosis", "the cell swells and bursts since it has no cell wall"])]),
    ("The word equation below shows a process that takes place in green plants: carbon dioxide + water → glucose + oxygen", [("Identify the process.", 1, ["photosynthesis"]), ("Name two conditions that are necessary for the process.", 2, ["light", "chlorophyll"]), ("In which part of the plant cell does it take place?", 1, ["chloroplast"])]),
    ("Name the enzyme that digests starch in the mouth.", 1, ["salivary amylase"]),
    ("State two ways in which the leaf is adapted to gaseous exchange.", 2, ["it is thin to reduce the distance of diffusion", "it has many stomata for the passage of gases"]),
]


@layout(HALF, "cat-sneaker", "continuous assessment test in biology of a Kenyan school, word processor: 1. with a) b) below, (2mks) behind the question, dotted lines; MARKING SCHEME in its own file as the same numbers with points, semicolons and ticks")
def cat_sneaker(draw):
    font, size = draw.one(["Liberation Serif", "Carlito", "Caladea"]), draw.one((11, 12))
    sheet, scheme, items = Sheet(font, size, country="KE", margin=2.1), Sheet(font, size, country="KE", margin=2.2), []
    right = (sheet.wide, RIGHT)

    def told(marks):
        return f"({marks}mk)" if marks == 1 else f"({marks}mks)"

    def lines(marks, left):
        return [sheet.p("\t", left=left, tabs=[(sheet.wide, word.DOTS)], after=0.15) for _ in range(max(1, marks))]

    def answered(label, points, left, first):
        if len(points) == 1:
            return [scheme.p(f"{label}\t{points[0]}; ✓", left=left, first=-first, tabs=[left], after=0.12)]
        return [scheme.p(f"{label}\t{points[0]}; ✓", left=left, first=-first, tabs=[left], after=0.05)] + [scheme.p(f"{p}; ✓", left=left, after=0.05) for p in points[1:]]

    sheet.body += [sheet.p("<b>MAKUTANO HILLS SECONDARY SCHOOL</b>", size=14, align="center", after=0.05), sheet.p("<b>BIOLOGY CAT 1 – FORM TWO – TERM 2</b>", align="center", after=0.25), sheet.p("NAME …………………………………………………………\tADM NO …………………  CLASS …………", tabs=[right], after=0.15), sheet.p("<i>Answer all the questions in the spaces provided.</i>", after=0.25)]
    scheme.body += [scheme.p("<b>BIOLOGY CAT 1 – FORM TWO – TERM 2</b>", size=13, align="center", after=0.05), scheme.p("<b>MARKING SCHEME</b>", align="center", after=0.3)]
    for n, (stem, *rest) in enumerate(KE, 1):
        if len(rest) == 2:
            marks, points = rest
            sheet.body.append(sheet.p(f"{n}.\t{stem} <b>{told(marks)}</b>", left=0.9, first=-0.9, tabs=[0.9], before=0.15, after=0.15, extra=KEEP))
            sheet.body += lines(marks, 0.9)
            scheme.body += answered(f"{n}.", points, 0.9, 0.9)
            items.append(item(stem, "\n".join(points), str(n), marks, rubric=[{"text": p, "marks": None} for p in points] if len(points) > 1 else None))
            continue
        if stem:
            sheet.body.append(sheet.p(f"{n}.\t{stem}", left=0.9, first=-0.9, tabs=[0.9], before=0.15, after=0.1, extra=KEEP))
        for k, (letter, (question, marks, points)) in enumerate(zip("abc", rest[0])):
            label = f"{n}.\t{letter})" if k == 0 and not stem else f"\t{letter})"
            sheet.body.append(sheet.p(f"{label}\t{question} <b>{told(marks)}</b>", left=1.7, first=-1.7, tabs=[0.9, 1.7], before=0.05, after=0.15, extra=KEEP))
            sheet.body += lines(marks, 1.7)
            scheme.body += [scheme.p((f"{n}.\t{letter})" if k == 0 else f"\t{letter})") + f"\t{points[0]}; ✓", left=1.7, first=-1.7, tabs=[0.9, 1.7], after=0.05)] + [scheme.p(f"{p}; ✓", left=1.7, after=0.05) for p in points[1:]]
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, rubric=[{"text": p, "marks": None} for p in points] if len(points) > 1 else None))
    scheme.body.append(scheme.p(f"<b>TOTAL: {sum(i['marks'] for i in items)} MARKS</b>", before=0.4))
    engine, source = sheet.source()
    return Document(engine, source, items, scheme.source()[1])


# Worksheet of an Indian primary school

IN_GAP = [("Plants take in water through their __________.", "roots"), ("The green colour of leaves is due to __________.", "chlorophyll"), ("A baby plant is called a __________.", "seedling"), ("Bees collect __________ from flowers.", "nectar"), ("The tiny openings on a leaf are called __________.", "stomata")]
IN_PICK = [("Which of these plants stores food in its root?", ["potato", "carrot", "cabbage"], 1), ("Which of these is a climber?", ["mango", "tulsi", "money plant"], 2), ("Which part of the plant makes food?", ["leaf", "stem", "flower"], 0), ("Which of these plants grows in a desert?", ["lotus", "cactus", "banyan"], 1)]
IN_NAME = [("A plant that eats insects", "pitcher plant"), ("The gas that plants give out while making food", "oxygen"), ("The part of a plant that grows into a fruit", "flower"), ("A tree whose roots hang down from its branches", "banyan")]


@layout(HALF, "worksheet-plimsoll", "environmental studies worksheet of an Indian primary school, Chromium: coloured head, A with a word box and gaps, B with (a) to (c) in one row, C Name the following with lines, numbers begin again; answers in small print in a frame at the foot, A. 1. roots 2. ...")
def worksheet_plimsoll(draw):
    items = []
    heads = ["A. Fill in the blanks with the words in the box.", "B. Tick (✓) the correct answer.", "C. Name the following."]
    gaps = draw.mixed(IN_GAP)
    body = "<div class=h><b>Little Lotus Public School, Nagpur</b><br>EVS Worksheet – Plants Around Us</div><p>Name: ____________________________ &nbsp; Class IV – ______ &nbsp; Roll No. ______</p>"
    body += f"<h2>{heads[0]}</h2><p class=w>" + " &nbsp;&nbsp;&nbsp; ".join(draw.mixed([a for _, a in gaps])) + "</p>"
    for n, (text, answer) in enumerate(gaps, 1):
        body += f"<p class=e><span>{n}.</span><span>{text}</span></p>"
        items.append(item(text, answer, str(n), kind="gap", section=heads[0]))
    body += f"<h2>{heads[1]}</h2>"
    for n, (question, options, right) in enumerate(IN_PICK, 1):
        body += f"<div class=q><p class=e><span>{n}.</span><span>{question}</span></p><p class=o>" + "".join(f"<span>({a}) {b}</span>" for a, b in zip("abc", options)) + "</p></div>"
        items.append(item(question, options[right], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[right], section=heads[1]))
    body += f"<h2>{heads[2]}</h2>"
    for n, (text, answer) in enumerate(IN_NAME, 1):
        body += f"<p class=e><span>{n}.</span><span>{text}</span><span class=l></span></p>"
        items.append(item(text, answer, str(n), section=heads[2]))
    body += "<div class=k><b>Answers</b><br>A. " + " &nbsp; ".join(f"{n}. {a}" for n, (_, a) in enumerate(gaps, 1)) + "<br>B. " + " &nbsp; ".join(f"{n}. ({'abc'[r]})" for n, (*_, r) in enumerate(IN_PICK, 1)) + "<br>C. " + " &nbsp; ".join(f"{n}. {a}" for n, (_, a) in enumerate(IN_NAME, 1)) + "</div>"
    css = ".h { background: #e3f4dc; text-align: center; padding: 3mm; border-radius: 2mm; font-size: 120% } h2 { font-size: 112%; margin: 5mm 0 2mm; break-after: avoid } .w { margin: 2mm 3px; border: 1px solid #4a9; text-align: center; padding: 2mm } .e { display: flex; margin: 2.5mm 0 } .e span:first-child { width: 8mm; flex: none } .l { flex: 1; border-bottom: 1px solid #555; margin-left: 4mm } .q { break-inside: avoid } .o { display: flex; margin: 1mm 0 1mm 8mm } .o span { width: 30% } .k { border: 1px solid #999; font-size: 75%; padding: 2mm 3mm; margin: 7mm 3px 0; break-inside: avoid }"
    engine, source = page(draw, body, ["Comic Neue", "Lato", "Noto Sans"], (11, 12), css)
    return Document(engine, source, items)


# Paper of a Pakistani school

PK_PICK = [
    ("The number of protons in an atom is called its", ["mass number", "atomic number", "valency", "neutron number"], 1),
    ("The chemical formula of common salt is", ["KCl", "NaOH", "NaCl", "CaCl₂"], 2),
    ("Which gas turns lime water milky?", ["CO₂", "O₂", "H₂", "N₂"], 0),
    ("The pH of pure water at 25 °C is", ["0", "5", "7", "14"], 2),
    ("The SI unit of amount of substance is the", ["gram", "kelvin", "litre", "mole"], 3),
    ("The lightest of all elements is", ["helium", "hydrogen", "lithium", "carbon"], 1),
]
PK_SHORT = ["Define isotopes.", "What is meant by valency?", "Differentiate between an element and a compound.", "Write two uses of nitric acid.", "State the law of conservation of mass.", "Why does ice float on water?"]
PK_LONG = [[("Describe Rutherford’s experiment on the structure of the atom.", 5), ("Calculate the mass of 2 moles of water.", 4)], [("Explain four properties of ionic compounds.", 5), ("Balance the equation H₂ + O₂ → H₂O and state what it means.", 4)]]


@layout(HALF, "paper-oxford", "chemistry paper of a Pakistani school, XeLaTeX: OBJECTIVE TYPE as a ruled table with the columns A to D for the choices, SUBJECTIVE TYPE with Q.2 and (i) to (vi), Section II with Q.3 (a) (b) and (5) at the right; key of the objective part in one line below a rule, the others not answered")
def paper_oxford(draw):
    items, table, roman = [], "", ["i", "ii", "iii", "iv", "v", "vi"]
    heads = ["OBJECTIVE TYPE", "SUBJECTIVE TYPE"]
    for r, (question, options, right) in zip(roman, PK_PICK):
        table += rf"({r}) & {tex(question)} & " + " & ".join(tex(o) for o in options) + r"\\\hline "
        items.append(item(question, options[right], f"1({r})", None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], section=heads[0]))
    body = rf"\begin{{center}}\textbf{{{heads[0]}}}\end{{center}}\textbf{{Q.1}}\enspace Four possible answers A, B, C and D are given. Encircle the correct one.\hfill (6 × 1 = 6)\par\smallskip\renewcommand\arraystretch{{1.25}}\small\begin{{tabular}}{{|c|>{{\raggedright\arraybackslash}}p{{56mm}}|*4{{>{{\raggedright\arraybackslash}}p{{20.5mm}}|}}}}\hline & \textbf{{Questions}} & \textbf{{A}} & \textbf{{B}} & \textbf{{C}} & \textbf{{D}}\\\hline {table}\end{{tabular}}\normalsize\par\bigskip "
    body += rf"\begin{{center}}\textbf{{{heads[1]}}}\par\smallskip\textbf{{Section I}}\end{{center}}\textbf{{Q.2}}\enspace Write short answers to any four of the following.\hfill (4 × 2 = 8)\par "
    for r, question in zip(roman, PK_SHORT):
        body += rf"\lab{{8mm}}{{10mm}}{{({r})}}{{{tex(question)}}}" + "\n"
        items.append(item(question, None, f"2({r})", section="Section I"))
    body += r"\begin{center}\textbf{Section II}\par\smallskip (Attempt any one question.)\end{center}"
    for n, parts in enumerate(PK_LONG, 3):
        for letter, (question, marks) in zip("ab", parts):
            label = rf"\textbf{{Q.{n}}}" if letter == "a" else ""
            body += rf"\lab{{0pt}}{{20mm}}{{\makebox[11mm][l]{{{label}}}({letter})}}{{{tex(question)}\hfill ({marks})}}" + "\n"
            items.append(item(question, None, f"{n}({letter})", marks, section="Section II", kind="long" if marks == 5 else "short"))
        body += r"\smallskip "
    top = r"\begin{center}{\Large\bfseries THE CRESCENT MODEL HIGH SCHOOL, MULTAN}\par\smallskip Send-up Examination\end{center}Class: 9th\hfill\textbf{CHEMISTRY}\hfill Total Marks: 23\par Name: \rule{60mm}{0.4pt}\hfill Roll No: \rule{25mm}{0.4pt}\hfill Time: 1 Hour\par\medskip\hrule\medskip "
    key = r"\vfill\hrule\smallskip{\footnotesize\textbf{Key (Q.1, for the examiner):}\enspace " + r"\quad ".join(f"({r}) {'ABCD'[right]}" for r, (*_, right) in zip(roman, PK_PICK)) + "}"
    engine, source = document(draw, top + body + key, ["timesnew", "notoserif"], (11,), (17, 18), foot="")
    return Document(engine, source, items)


# Learning activity sheet of a Philippine school

PH_KNOW = [
    ("What do you call the movement of air from a place of high pressure to a place of low pressure?", ["cloud", "rain", "wind", "fog"], 2),
    ("Which instrument measures air pressure?", ["barometer", "thermometer", "rain gauge", "wind vane"], 0),
    ("What is the lowest layer of the atmosphere?", ["stratosphere", "troposphere", "mesosphere", "exosphere"], 1),
    ("Which wind brings cool and dry air to the Philippines from November to February?", ["land breeze", "sea breeze", "habagat", "amihan"], 3),
    ("What is needed for a typhoon to form?", ["cold land", "warm ocean water", "high mountains", "dry air"], 1),
]
PH_FACT = [("Land heats up faster than water.", True), ("A sea breeze blows at night.", False), ("The southwest monsoon brings rain to the western part of the country.", True), ("The eye is the most violent part of a typhoon.", False)]
PH_GAP = [("A breeze that blows from the land to the sea is called a __________ breeze.", "land"), ("The center of a typhoon is called the __________.", "eye"), ("Warm air is lighter than cold air, so it __________.", "rises"), ("An instrument that shows the direction of the wind is a wind __________.", "vane")]


@layout(HALF, "lasheet-mule", "learning activity sheet of a Philippine school, word processor on letter paper: What I Know with _____1. and A. to D. in two rows, What’s More with FACT or BLUFF, Assessment with gaps, numbers begin again; Answer Key in a frame on the last page, a line of words for each head")
def lasheet_mule(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Open Sans"]), 11, country="PH", paper=(21.59, 27.94), margin=1.9)
    right, items = (sheet.wide, RIGHT), []
    heads = ["What I Know", "What’s More", "Assessment"]
    sheet.head = sheet.p("Malinis National High School\tScience 7 – Quarter 4 – Week 3", size=9, tabs=[right])
    sheet.body += [sheet.p("<b>LEARNING ACTIVITY SHEET</b>", size=15, align="center", after=0.1), sheet.p("Winds and Typhoons", align="center", after=0.25), sheet.p("Name: ______________________________\tGrade and Section: ________________", tabs=[right], after=0.25)]

    def head(text, rule):
        return [sheet.p(f"<b>{text}</b>", size=13, color="#1f4e79", before=0.35, after=0.05, extra=KEEP), sheet.p(f"<i>Directions: {rule}</i>", after=0.15, extra=KEEP)]

    def entry(n, text):
        return sheet.p(f"_____{n}.\t{text}", left=1.6, first=-1.6, tabs=[1.6], before=0.05, after=0.1)

    sheet.body += head(heads[0], "Write the letter of the correct answer on the blank before the number.")
    for n, (question, options, place) in enumerate(PH_KNOW, 1):
        sheet.body.append(entry(n, question))
        for pair in (0, 2):
            sheet.body.append(sheet.p(f"{'ABCD'[pair]}. {options[pair]}\t{'ABCD'[pair + 1]}. {options[pair + 1]}", left=2.0, tabs=[9.0], after=0.03))
        items.append(item(question, options[place], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[place], section=heads[0]))
    sheet.body += head(heads[1], "Write FACT if the statement is correct and BLUFF if it is not.")
    for n, (text, true) in enumerate(PH_FACT, 1):
        sheet.body.append(entry(n, text))
        items.append(item(text, str(true), str(n), kind="truefalse", section=heads[1]))
    sheet.body += head(heads[2], "Complete each sentence with the correct word.")
    for n, (text, answer) in enumerate(PH_GAP, 1):
        sheet.body.append(sheet.p(f"{n}.\t{text}", left=0.9, first=-0.9, tabs=[0.9], after=0.12))
        items.append(item(text, answer, str(n), kind="gap", section=heads[2]))
    key = sheet.p("<b>Answer Key</b>", align="center", after=0.15)
    for name, found in ((heads[0], ["ABCD"[p] for *_, p in PH_KNOW]), (heads[1], ["FACT" if t else "BLUFF" for _, t in PH_FACT]), (heads[2], [a for _, a in PH_GAP])):
        key += sheet.p(f"<b>{name}</b>", after=0.03) + sheet.p("    ".join(f"{n}. {a}" for n, a in enumerate(found, 1)), after=0.15)
    sheet.body += [sheet.break_(), sheet.table([[key]], [sheet.wide], padding=0.3)]
    engine, source = sheet.source()
    return Document(engine, source, items)


# Christmas test of an Irish school

IE_SHORT = ["What is the job of an archaeologist?", "Give one example of a primary source.", "What does the word prehistory mean?", "Name one passage tomb in Ireland."]
IE_GAP = [("The first people came to Ireland during the Middle Stone Age, which is also called the ____________ Age.", "Mesolithic"), ("They lived by hunting, fishing and ____________.", "gathering"), ("The first farmers arrived in the New Stone Age and lived in houses made of ____________.", "timber"), ("Bronze is made by mixing copper and ____________.", "tin")]
IE_SOURCE = ("In the summer of 2009 we opened a trench beside the old church. Half a metre down we found pieces of charcoal, the bones of a cow and a small bronze pin. The charcoal was sent to a laboratory, which dated it to about 900 AD. (From the diary of Orla Keane, archaeologist)", [("In what year did the dig take place?", 2), ("Name two things that were found in the trench.", 4), ("How was the age of the charcoal found?", 4), ("Is this a primary or a secondary source? Give a reason for your answer.", 6)])


@layout(HALF, "test-balmoral", "Christmas test in history of an Irish school, pdfLaTeX: Question 1 and (20 marks) at the right as heads, (a) to (d) with rules, word box and gaps (a) to (d), a source in a frame with (i) to (iv) and (4 marks) behind; nothing answered")
def test_balmoral(draw):
    items = []

    def head(n, marks):
        return rf"\needspace{{35mm}}\medskip\textbf{{Question {n}}}\hfill\textbf{{({marks} marks)}}\par\smallskip "

    body = head(1, 20) + r"Answer each of the following questions.\par "
    for letter, question in zip("abcd", IE_SHORT):
        body += rf"\lab{{0pt}}{{9mm}}{{({letter})}}{{{tex(question)}}}\ruleline\smallskip " + "\n"
        items.append(item(question, None, f"1({letter})"))
    body += head(2, 8) + r"Fill in the blanks with words from the box.\par\smallskip\begin{center}\fbox{\quad " + r"\qquad ".join(draw.mixed([w for _, w in IE_GAP] + ["iron", "brick"])) + r"\quad}\end{center}"
    for letter, (text, _) in zip("abcd", IE_GAP):
        body += rf"\lab{{0pt}}{{9mm}}{{({letter})}}{{{tex(text)}}}\smallskip " + "\n"
        items.append(item(text, None, f"2({letter})", kind="gap"))
    stem, parts = IE_SOURCE
    body += head(3, 16) + rf"Read the source and answer the questions below.\par\smallskip\begin{{center}}\fbox{{\parbox{{0.92\linewidth}}{{{tex(stem)}}}}}\end{{center}}"
    for roman, (question, marks) in zip(["i", "ii", "iii", "iv"], parts):
        body += rf"\needspace{{22mm}}\lab{{0pt}}{{9mm}}{{({roman})}}{{{tex(question)} ({marks} marks)}}" + r"\ruleline" * (1 if marks < 6 else 2) + r"\smallskip " + "\n"
        items.append(item(question, None, f"3({roman})", marks, stem=stem))
    top = r"\begin{center}{\large Coláiste Bhríde, Ballinasloe}\par\smallskip{\Large\bfseries First Year History -- Christmas Test}\end{center}Name: \rule{65mm}{0.4pt}\hfill Class: 1\rule{12mm}{0.4pt}\hfill Teacher: \rule{35mm}{0.4pt}\par\smallskip Time: 50 minutes\hfill Total: 44 marks\par "
    engine, source = document(draw, top + body, ["lm", "palatino", "times"], (11, 12), (20, 23), foot=r"\thepage")
    return Document(engine, source, items)


# Mental arithmetic check of a Scottish primary school, the teacher's copy

SCOT = [
    ("What is 7 multiplied by 8?", "56"), ("Take 38 away from 100.", "62"), ("Double 450.", "900"), ("How many minutes are there in two and a half hours?", "150"),
    ("What is one quarter of 360?", "90"), ("Write 3.5 kilograms in grams.", "3500 g"), ("A bus leaves at 9.45 and arrives 35 minutes later. At what time does it arrive?", "10.20"),
    ("What is 10% of £80?", "£8"), ("Find the total of 125, 75 and 40.", "240"), ("A comic costs £2.75. How much change do you get from £5?", "£2.25"),
    ("How many sides does an octagon have?", "8"), ("What number is halfway between 20 and 50?", "35"), ("Divide 144 by 12.", "12"), ("What is the perimeter of a square with sides of 9 cm?", "36 cm"),
]


@layout(HALF, "mentalmaths-chukka", "mental arithmetic check of a Scottish primary school, the teacher’s copy, Chromium: numbers with a bracket, question, dots and the answer in bold at the right edge of the same line, two sections as heads with numbers that run on, advice on how to read it out in italics")
def mentalmaths_chukka(draw):
    chosen = draw.some(SCOT, 12)
    body, items = "<p class=h>Inverbrae Primary School</p><h1>P7 Mental Maths Check-up 4</h1><p><b>Teacher’s copy with answers</b></p><p><i>Read each question twice. Leave ten seconds in Section A and twenty seconds in Section B. Jotters closed, please.</i></p>", []
    for n, (question, answer) in enumerate(chosen, 1):
        if n in (1, 7):
            section = f"Section {'A' if n == 1 else 'B'}"
            body += f"<h2>{section}</h2>"
        body += f"<p class=q><span>{n})</span><span>{question}</span><i></i><b>{answer}</b></p>"
        items.append(item(question, answer, str(n), kind="numeric", section=section))
    css = ".h { margin: 0; color: #345 } h1 { font-size: 165%; margin: 1mm 0 2mm } h2 { font-size: 120%; margin: 5mm 0 1mm } .q { display: flex; align-items: baseline; margin: 2.6mm 0 } .q span:first-child { width: 10mm } .q i { flex: 1; border-bottom: 1.5px dotted #777; margin: 0 2mm }"
    engine, source = page(draw, body, ["Carlito", "Lato", "Open Sans"], (12,), css)
    return Document(engine, source, items)


# Unit test of a Canadian school

CA_TRUE = [("A population is made up of members of the same species that live in the same area.", True), ("Decomposers are at the start of every food chain.", False), ("Carbon dioxide is a greenhouse gas.", True), ("Most of the energy at one trophic level is passed on to the next.", False), ("An invasive species can reduce biodiversity.", True)]
CA_PICK = [
    ("Which of the following is an abiotic factor?", ["soil bacteria", "sunlight", "a maple tree", "a white-tailed deer"], 1),
    ("An organism that eats both plants and animals is called", ["a producer", "a herbivore", "an omnivore", "a carnivore"], 2),
    ("Which process removes carbon dioxide from the atmosphere?", ["photosynthesis", "respiration", "combustion", "decomposition"], 0),
    ("The largest population that an ecosystem can support is its", ["niche", "biomass", "limiting factor", "carrying capacity"], 3),
    ("Too much fertilizer in a lake can lead to", ["acid rain", "an algal bloom", "ozone depletion", "soil erosion"], 1),
]
CA_OPEN = [("Define the term biodiversity.", "K/U", 2, "The variety of life in an area, including the number of different species."), ("Explain why a food chain seldom has more than five links.", "T/I", 3, "Energy is lost as heat at each level, so too little is left for another level."), ("Describe two ways in which a city can reduce its effect on local ecosystems.", "A", 4, "It can protect wetlands and other green spaces, and it can treat its waste water.")]


@layout(HALF, "unittest-mukluk", "ecology unit test of a Canadian school, XeLaTeX on letter paper: categories in a ruled table, Part A with T F before each number, Part B with a) to d) stacked in two columns, Part C with [K/U – 2] behind the question and space; Answer Key on the last page by parts, 1. T 2. F in a line")
def unittest_mukluk(draw):
    items, body, n = [], "", 0
    heads = ["Part A: True or False", "Part B: Multiple Choice", "Part C: Short Answer"]
    body += rf"\textbf{{{heads[0]}}} [K/U -- 5 marks]\par Circle T if the statement is true or F if it is false.\par\smallskip "
    first = []
    for text, true in CA_TRUE:
        n += 1
        body += rf"\lab{{0pt}}{{26mm}}{{T\quad F\qquad {n}.}}{{{tex(text)}}}\smallskip " + "\n"
        first.append(f"{n}. {'T' if true else 'F'}")
        items.append(item(text, str(true), str(n), kind="truefalse", section=heads[0]))
    body += rf"\bigskip\textbf{{{heads[1]}}} [K/U -- 5 marks]\par Circle the letter of the best answer.\begin{{multicols}}{{2}}\raggedright "
    second = []
    for question, options, right in CA_PICK:
        n += 1
        body += rf"\begin{{minipage}}{{\linewidth}}\raggedright\setlength\parskip{{2pt}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)}}}" + "".join(rf"\lab{{8mm}}{{7mm}}{{{a})}}{{{tex(b)}}}" for a, b in zip("abcd", options)) + r"\end{minipage}\par\vspace{4mm}" + "\n"
        second.append(f"{n}. {'abcd'[right]}")
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right], section=heads[1]))
    body += rf"\end{{multicols}}\newpage\textbf{{{heads[2]}}}\par\smallskip "
    third = ""
    for question, category, marks, answer in CA_OPEN:
        n += 1
        body += rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(question)} \textbf{{[{category} -- {marks}]}}}}\vspace{{{marks * 11}mm}}" + "\n"
        third += rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(answer)}}}"
        items.append(item(question, answer, str(n), marks, section=heads[2]))
    top = r"{\Large\bfseries SNC1W Unit Test: Ecology}\hfill Name: \rule{55mm}{0.4pt}\par\smallskip Mr. Tremblay\hfill Date: \rule{55mm}{0.4pt}\par\medskip\begin{center}\renewcommand\arraystretch{1.3}\begin{tabular}{|l|c|c|c|}\hline Category & K/U & T/I & A\\\hline Mark & \quad / 12 & \quad / 3 & \quad / 4\\\hline\end{tabular}\end{center}"
    names = [head.split(":")[0] for head in heads]
    key = rf"\newpage{{\large\bfseries Answer Key}}\par\medskip\textbf{{{names[0]}}}\par " + r"\qquad ".join(first) + rf"\par\medskip\textbf{{{names[1]}}}\par " + r"\qquad ".join(second) + rf"\par\medskip\textbf{{{names[2]}}}\par " + third
    engine, source = document(draw, top + body + key, ["arial", "noto", "timesnew"], (11,), (20, 24), foot=r"Page \thepage", paper="letterpaper")
    return Document(engine, source, items)


# Study guide with answers, American middle school

US = [
    ("What is weather?", "The condition of the atmosphere at a certain place and time."), ("What is the difference between weather and climate?", "Weather changes from day to day, while climate is the average weather over many years."), ("What are the three main types of clouds?", "Cumulus, stratus and cirrus."),
    ("What happens during evaporation?", "Liquid water turns into water vapor."), ("What happens during condensation?", "Water vapor cools and turns into liquid water."), ("Name four forms of precipitation.", "Rain, snow, sleet and hail."),
    ("What does a barometer measure?", "Air pressure."), ("What does an anemometer measure?", "Wind speed."), ("What kind of weather does high pressure usually bring?", "Clear and dry weather."), ("What is a front?", "The boundary between two air masses."),
    ("What causes wind?", "Differences in air pressure, which come from the uneven heating of Earth’s surface."), ("What is relative humidity?", "The amount of water vapor in the air compared with the most it can hold at that temperature."), ("What is the source of energy for the water cycle?", "The sun."),
]


@layout(HALF, "studyguide-stiletto", "study guide of an American middle school with its answers, groff: 1. to 12. with the question in bold, the answer on the line below in italics and indented, two topics as heads, name of the teacher and the date of the test at the top")
def studyguide_stiletto(draw):
    chosen = draw.some(US, 12)
    lines = [".ds LH", ".ds RH", ".ds CF \\\\n(PN", "\\fB\\s+5Chapter 9 Study Guide: Weather\\s0\\fP", ".br", "\\fBANSWER KEY\\fP \\(en Mrs. Donnelly, 6th Grade Science", ".br", "Test on Friday! Go over these answers every night this week.", ".sp"]
    items = []
    for n, (question, answer) in enumerate(chosen, 1):
        if n in (1, 7):
            section = "Lessons 1 and 2" if n == 1 else "Lessons 3 and 4"
            lines += [".ne 6", ".in 0", ".sp 0.5", f"\\fB\\s+2{section}\\s0\\fP", ".br", ".sp 0.5"]
        lines += [".ne 4", ".in 0.9c", ".ti -0.9c", f"{n}.\\h'0.9c-\\w'{n}.'u'\\fB{plain(question)}\\fP", ".br", ".in 1.6c", f"\\fI{plain(answer)}\\fP", ".br", ".sp 0.6"]
        items.append(item(question, answer, str(n), section=section))
    engine, source = roff(draw, lines + [".in 0"], (11, 12), ("P", "T", "N"))
    return Document(engine, source, items)


# Words of the week, New Zealand

NZ = [
    ("Te whānau", [("matua", "father, parent"), ("whaea", "mother, aunt"), ("tamaiti", "child"), ("koroua", "old man, grandfather"), ("kuia", "old woman, grandmother"), ("tuahine", "sister of a male")]),
    ("Te kai", [("parāoa", "bread"), ("miraka", "milk"), ("wai", "water"), ("āporo", "apple"), ("rīwai", "potato"), ("ika", "fish"), ("heihei", "chicken")]),
    ("Te kura", [("pukapuka", "book"), ("tēpu", "table"), ("tūru", "chair"), ("pene", "pen"), ("kaiako", "teacher"), ("tamariki", "children"), ("whare", "house, building")]),
]


@layout(HALF, "kupu-buskin", "word list in Māori of a New Zealand school, XeLaTeX: Te whānau, Te kai and Te kura side by side in three columns, each with word in bold and the English below it, note on the macron at the foot; no numbers")
def kupu_buskin(draw):
    items, columns = [], []
    for topic, words in NZ:
        words = draw.some(words, 6)
        columns.append(r"\begin{minipage}[t]{0.3\linewidth}" + rf"{{\large\bfseries {topic}}}\par\smallskip\hrule\medskip " + "".join(rf"\textbf{{{a}}}\par\hspace*{{4mm}}{tex(b)}\par\medskip " for a, b in words) + r"\end{minipage}")
        items += [item(a, b, kind="vocabulary", section=topic) for a, b in words]
    body = r"{\Large\bfseries Ngā kupu hou}\hfill Year 9 Te Reo Māori\par\smallskip Words for the test in Week 6\hfill Tawahaka College\par\medskip\hrule\bigskip\noindent " + r"\hfill ".join(columns) + r"\par\vfill{\small Remember the macron (tohutō): a vowel with a macron is long, as in \textit{tēpu}. Say each word aloud three times.}"
    engine, source = document(draw, body, ["noto", "libertine", "dejavu"], (11, 12), (22, 25), foot="")
    return Document(engine, source, items)


# Exercise of an Indian mathematics book, answers at its end

PERCENT = [
    ("Find", [("12% of 350", "42"), ("5% of 2 hours", "6 minutes"), ("40% of Rs 1800", "Rs 720"), ("35% of 2 kg", "700 g")], 2),
    ("Convert the following fractions into per cents.", [("3/8", "37.5%"), ("9/20", "45%"), ("7/4", "175%")], 3),
    ("Find the whole quantity if", [("8% of it is 40.", "500"), ("30% of it is 90 m.", "300 m")], 2),
    ("A shopkeeper bought a chair for Rs 640 and sold it for Rs 800. Find his gain per cent.", "25%", 0),
    ("A school team won 12 of its 20 matches. What per cent of the matches did it win?", "60%", 0),
    ("The price of a bicycle rose from Rs 4000 to Rs 4600.", [("Find the increase in price.", "Rs 600"), ("What is the increase per cent?", "15%")], 1),
    ("Find the simple interest on Rs 5000 at 8% per annum for 3 years.", "Rs 1200", 0),
]


@layout(HALF, "exercise-winklepicker", "exercise of an Indian mathematics book for Class VII, pdfLaTeX: EXERCISE 7.2 in a frame, bold numbers with (i) (ii) in rows below, What have we discussed? with bullets; ANSWERS on the next page under the same head, 1. (i) 42 (ii) 6 minutes in a line for each number")
def exercise_winklepicker(draw):
    name = f"EXERCISE {draw.random.randint(6, 9)}.{draw.random.randint(1, 3)}"
    items, body, key, roman = [], "", "", ["i", "ii", "iii", "iv"]
    for n, (stem, parts, across) in enumerate(PERCENT, 1):
        body += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}" + "\n"
        if not across:
            key += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(parts)}}}"
            items.append(item(stem, parts, str(n), section=name))
            body += r"\smallskip "
            continue
        for k, (r, (text, answer)) in enumerate(zip(roman, parts)):
            if k % across == 0:
                body += r"\par\hspace*{9mm}"
            body += rf"\makebox[{0.9 / across:.2f}\linewidth][l]{{\makebox[9mm][l]{{({r})}}{tex(text)}}}"
            items.append(item(text, answer, f"{n}({r})", stem=stem, section=name))
        body += r"\par\smallskip "
        key += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{" + r"\qquad ".join(rf"\mbox{{({r}) {tex(a)}}}" for r, (_, a) in zip(roman, parts)) + "}\n"
    chapter = name.split()[1][0]
    body = rf"\begin{{center}}\fbox{{\large\bfseries\enspace {name}\enspace}}\end{{center}}" + body + r"\bigskip{\large\bfseries What have we discussed?}\begin{itemize}[nosep]\item Per cent means per hundred.\item To turn a fraction into a per cent, multiply it by 100.\item The increase or decrease per cent is always found on the original value.\end{itemize}" + rf"\newpage\begin{{center}}{{\Large\bfseries ANSWERS}}\end{{center}}\textbf{{{name}}}\par\smallskip " + key
    engine, source = document(draw, body, ["times", "palatino", "cm"], (11, 12), (22, 26), head=rf"\fancyhead[L]{{\small\textsc{{Comparing Quantities}}}}\fancyhead[R]{{\small Chapter {chapter}}}", foot=r"\thepage", extra=r"\setcounter{page}{" + str(draw.random.randint(90, 160)) + "}")
    return Document(engine, source, items)


# Scheme of work of a Kenyan teacher


@layout(HALF, "scheme-jackboot", "scheme of work of a Kenyan teacher, word processor across the page: school, subject and term at the top, ruled table Wk | Lsn | Topic | Objectives | Activities | Resources | Remarks with numbered objectives; nothing asked")
def scheme_jackboot(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito"]), 10, country="KE", paper=(29.7, 21.0), margin=1.8)
    sheet.body += [sheet.p("<b>MAKUTANO HILLS SECONDARY SCHOOL</b>", size=13, align="center", after=0.05), sheet.p("<b>GEOGRAPHY SCHEME OF WORK – FORM ONE – TERM 1</b>", align="center", after=0.1), sheet.p("Teacher: Mr. J. Kiprono\tReference: Highland Geography, Book 1", tabs=[(sheet.wide, RIGHT)], after=0.2)]
    taught = [
        ("1", "1–2", "Introduction to geography", "1. Define geography. 2. Explain the branches of geography.", "Discussion, asking and answering questions", "Chalkboard, pupils’ book p. 1–4"),
        ("2", "1–2", "The Earth and the solar system", "1. Name the members of the solar system. 2. Describe the origin of the Earth.", "Drawing diagrams, note taking", "Charts, pupils’ book p. 9–15"),
        ("3", "1–3", "Latitudes and longitudes", "1. Distinguish between latitude and longitude. 2. Calculate local time.", "Working out examples", "Globe, atlas"),
        ("4", "1–2", "The structure of the Earth", "1. Describe the layers of the Earth. 2. Draw the internal structure.", "Drawing, discussion", "Wall chart"),
        ("5", "1–3", "Weather", "1. Name the elements of weather. 2. Explain how a rain gauge is read.", "Visit to the weather station", "Rain gauge, thermometer"),
        ("6", "1", "Revision and CAT 1", "1. Answer questions on the topics taught.", "Written test", "Printed papers"),
        ("7", "", "HALF TERM", "", "", ""),
        ("8", "1–3", "Statistical methods", "1. Define statistics. 2. Draw a simple line graph.", "Drawing graphs", "Graph paper"),
    ]
    cells = [[f"<b>{text}</b>" for text in ("Wk", "Lsn", "Topic", "Objectives: by the end of the lesson, the learner should be able to", "Activities", "Resources", "Remarks")]] + [[*row, ""] for row in taught]
    sheet.body.append(sheet.table(cells, [1.2, 1.5, 4.2, 8.0, 4.6, 4.4, 2.2], fills={0: "#e6e6e6"}))
    sheet.body.append(sheet.p("Checked by HOD: ______________________   Date: ______________", before=0.4))
    engine, source = sheet.source()
    return Document(engine, source, [])
