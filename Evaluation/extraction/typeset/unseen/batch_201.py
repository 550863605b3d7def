"""The two-hundred-and-first: a Malay paper and eleven sheets of schools that teach in English, named after parts of engines."""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"
KEEP = 'fo:keep-with-next="always"'


# Mid-year history paper of a Malaysian secondary school

MELAYU_A = [
    ("Siapakah pengasas Kesultanan Melayu Melaka?", ["Parameswara", "Tun Perak", "Hang Tuah", "Sultan Mahmud Shah"], 0),
    ("Kuasa Barat manakah yang menawan Melaka pada tahun 1511?", ["Belanda", "Inggeris", "Portugis", "Sepanyol"], 2),
    ("Tanah Melayu mencapai kemerdekaan pada", ["31 Ogos 1957", "16 September 1963", "1 April 1946", "1 Februari 1948"], 0),
    ("Siapakah Perdana Menteri Malaysia yang pertama?", ["Tun Abdul Razak", "Tun Hussein Onn", "Tunku Abdul Rahman", "Tun Dr. Mahathir Mohamad"], 2),
    ("Pelabuhan yang dibuka oleh Stamford Raffles pada tahun 1819 ialah", ["Klang", "Singapura", "Kota Bharu", "Kuching"], 1),
]
MELAYU_B = [
    ("Melaka merupakan sebuah pusat perdagangan yang terkenal pada abad ke-15.", [
        ("Nyatakan dua sebab Melaka menjadi pusat perdagangan yang penting.", ["Kedudukannya yang strategik", "Pelabuhannya terlindung daripada tiupan angin monsun"]),
        ("Siapakah pegawai yang mengurus pelabuhan Melaka?", ["Syahbandar"]),
        ("Namakan dua barang dagangan yang dibawa oleh pedagang dari China.", ["Sutera", "Tembikar"]),
    ]),
    ("Pada tahun 1946, British memperkenalkan Malayan Union.", [
        ("Apakah reaksi orang Melayu terhadap Malayan Union?", ["Menentang"]),
        ("Namakan pertubuhan yang ditubuhkan pada tahun 1946 untuk menyatukan orang Melayu.", ["UMNO"]),
        ("Apakah yang menggantikan Malayan Union pada tahun 1948?", ["Persekutuan Tanah Melayu"]),
    ]),
]


@layout(HALF, "ujian-alternator", "mid-year history paper of a Malaysian school, XeLaTeX: Bahagian A with 1 and A to D, Bahagian B with 6 and (a) to (c), dotted lines and [2 markah] at the right; Skema Pemarkahan in its own file as tables Soalan | Jawapan | Markah")
def ujian_alternator(draw):
    items, body, left, right = [], "", "", ""
    heads = ["BAHAGIAN A", "BAHAGIAN B"]
    n = 0
    body += rf"\begin{{center}}\textbf{{{heads[0]}}}\\{{}}[5 markah]\end{{center}}\textit{{Jawab semua soalan. Bulatkan jawapan yang betul.}}\par\medskip "
    for question, options, place in MELAYU_A:
        n += 1
        body += rf"\needspace{{30mm}}\lab{{0pt}}{{9mm}}{{{n}}}{{{tex(question)}}}" + "".join(rf"\lab{{9mm}}{{8mm}}{{{a}}}{{{tex(b)}}}" for a, b in zip("ABCD", options)) + r"\medskip " + "\n"
        left += rf"{n} & {'ABCD'[place]} & 1\\\hline "
        items.append(item(question, options[place], str(n), 1, choices("ABCD", options), kind="mcq", answer_label="ABCD"[place], section=heads[0]))
    body += rf"\newpage\begin{{center}}\textbf{{{heads[1]}}}\\{{}}[9 markah]\end{{center}}\textit{{Jawab semua soalan dalam ruang yang disediakan.}}\par\medskip "
    for stem, parts in MELAYU_B:
        n += 1
        body += rf"\lab{{0pt}}{{9mm}}{{{n}}}{{{tex(stem)}}}\smallskip "
        for letter, (question, points) in zip("abc", parts):
            marks = len(points)
            dots = r"{\leftskip=18mm" + r"\dotline" * (marks + 1) + "}"
            body += rf"\needspace{{25mm}}\lab{{9mm}}{{9mm}}{{({letter})}}{{{tex(question)}}}{dots}\hfill [{marks} markah]\par\medskip " + "\n"
            right += rf"{n}({letter}) & " + r" \newline ".join(tex(p) for p in points) + rf" & {marks}\\\hline "
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, section=heads[1], rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None))
    front = r"\begin{center}\textbf{SMK SERI PERMATANG}\\ \textbf{UJIAN PERTENGAHAN TAHUN}\\ \textbf{SEJARAH TINGKATAN 2}\end{center}Nama: \rule{80mm}{0.4pt}\hfill Tingkatan: \rule{30mm}{0.4pt}\par Masa: 45 minit\par\medskip\hrule\medskip "
    look = dict(fonts=["arial", "timesnew"], sizes=(11,), extra=r"\hyphenpenalty=10000 ")
    engine, source = document(draw, front + body, **look, margins=(20, 24), foot=r"\thepage")
    head = r"\textbf{Soalan} & \textbf{Jawapan} & \textbf{Markah}\\\hline "
    marked = r"\begin{center}\textbf{SKEMA PEMARKAHAN}\\ Sejarah Tingkatan 2, Ujian Pertengahan Tahun\end{center}\renewcommand\arraystretch{1.25}\textbf{Bahagian A}\par\smallskip\begin{tabular}{|c|c|c|}\hline " + head + left + r"\end{tabular}\par\bigskip\textbf{Bahagian B}\par\smallskip\begin{tabular}{|c|p{105mm}|c|}\hline " + head + right + r"\end{tabular}"
    return Document(engine, source, items, document(draw, marked, **look, margins=(22, 25))[1])


# End of term examination of a Ugandan primary school, marking guide with the marks

UGANDA_A = [
    ("Name the capital city of Uganda.", ["Kampala"]), ("What do we call a drawing of an area as seen from above?", ["A map"]), ("Which lake in Uganda is the largest in Africa?", ["Lake Victoria"]), ("Give one reason why people keep cattle.", ["For milk", "For meat", "For hides"]),
    ("On which date does Uganda celebrate her independence?", ["9th October"]), ("Name the imaginary line that divides the world into the northern and southern hemispheres.", ["The Equator"]), ("State one danger of deforestation.", ["Soil erosion", "Drought"]), ("Which instrument is used to find direction?", ["A compass"]),
]
UGANDA_B = [
    ("Transport is the movement of people and goods from one place to another.", [("Name any two types of transport.", ["Road", "Water"]), ("State one advantage of air transport.", ["It is fast"]), ("Why is water transport not common in the north-east of Uganda?", ["It has few large water bodies"])]),
    ("Uganda is a member of the East African Community.", [("Name two other member states of the East African Community.", ["Kenya", "Tanzania"]), ("In which town are the headquarters of the Community found?", ["Arusha"]), ("Give one way Uganda benefits from the Community.", ["A wider market for her goods"])]),
]


@layout(HALF, "primary-solenoid", "end of term social studies examination of a Ugandan primary school, XeLaTeX: SECTION A with 1. and a dotted line, SECTION B with 9. (a) to (c), no marks on the paper; marking guide in its own file as a run-on list with (01 mark) behind each")
def primary_solenoid(draw):
    items, body, key = [], r"\textbf{SECTION A (8 marks)}\par\smallskip ", r"\textbf{SECTION A}\par\smallskip "
    heads, n = ["SECTION A", "SECTION B"], 0
    for question, answers in UGANDA_A:
        n += 1
        body += rf"\needspace{{20mm}}\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(question)}}}{{\leftskip=9mm\dotline}}\smallskip " + "\n"
        key += rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{{' / '.join(tex(a) for a in answers)}\quad (01 mark)}}"
        items.append(item(question, "\n".join(answers), str(n), 1, section=heads[0]))
    body += r"\needspace{60mm}\bigskip\textbf{SECTION B (8 marks)}\par\smallskip "
    key += r"\medskip\textbf{SECTION B}\par\smallskip "
    for stem, parts in UGANDA_B:
        n += 1
        body += rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(stem)}}}"
        for k, (letter, (question, points)) in enumerate(zip("abc", parts)):
            marks = len(points)
            lines = r"\dotline" * marks
            body += rf"\needspace{{20mm}}\lab{{9mm}}{{9mm}}{{({letter})}}{{{tex(question)}}}{{\leftskip=18mm{lines}}}\smallskip " + "\n"
            key += rf"\lab{{9mm}}{{9mm}}{{\ifnum{k}=0\hspace*{{-9mm}}\makebox[9mm][l]{{{n}.}}\fi({letter})}}{{{'; '.join(tex(p) for p in points)}\quad (0{marks} mark{'s' if marks > 1 else ''})}}"
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, section=heads[1], rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None))
    front = r"\begin{center}\textbf{KYALIWAJJALA HILL PRIMARY SCHOOL}\\ \textbf{END OF TERM II EXAMINATION}\\ \textbf{PRIMARY SIX -- SOCIAL STUDIES}\\ Time allowed: 1 hour 15 minutes\end{center}Name: \dotfill\ Stream: \makebox[30mm]{\dotfill}\par\medskip\textit{Read the questions carefully. All answers must be written in blue or black ink.}\par\medskip\hrule\medskip "
    look = dict(fonts=["timesnew", "arial"], sizes=(11, 12))
    engine, source = document(draw, front + body, **look, margins=(20, 24), foot=r"\thepage")
    key = r"\begin{center}\textbf{MARKING GUIDE}\\ P.6 SOCIAL STUDIES, TERM II\end{center}" + key
    return Document(engine, source, items, document(draw, key, **look, margins=(22, 25), foot="")[1])


# Unit test of an Indian school that teaches in English

INDIA = [
    ("Tick (✓) the correct option.", [("The process of removing weeds from a field is called", ["sowing", "weeding", "harvesting", "threshing"], 1), ("Which of these is a kharif crop?", ["Wheat", "Gram", "Paddy", "Mustard"], 2), ("The microorganism used to make curd is", ["Lactobacillus", "Rhizobium", "yeast", "Plasmodium"], 0), ("Penicillin is", ["a vaccine", "a pesticide", "a fertiliser", "an antibiotic"], 3)]),
    ("Fill in the blanks using the words given in the box.", [("The loosening and turning of the soil is called ____________.", "tilling"), ("____________ is the supply of water to crops at regular intervals.", "Irrigation"), ("Malaria is spread by the female ____________ mosquito.", "Anopheles"), ("Heating milk to about 70°C for a short time is part of ____________.", "pasteurisation")]),
    ("Answer in one or two sentences.", [("What are pathogens?", "Microorganisms that cause diseases are called pathogens."), ("Why is salt added to pickles?", "Salt draws out water and stops the growth of bacteria."), ("Name two sources of water for irrigation.", "Wells and canals")]),
]


@layout(HALF, "unittest-crankcase", "Class VIII unit test of an Indian school, word processor: Q1. with [4] at the right as the head, (i) to (iv) below, (a) to (d) in two rows of a tab, box of words, ruled lines; ANSWERS on the next page as Q1. (i) (b) weeding")
def unittest_crankcase(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito"]), draw.one((11, 12)), country="IN", margin=2.1)
    right, items = (sheet.wide, RIGHT), []
    line = (sheet.wide, 'style:type="right" style:leader-style="solid" style:leader-text="_"')
    sheet.body += [sheet.p("<b>St. Anselm’s Convent School, Nagpur</b>", size=15, align="center", after=0.05), sheet.p("<b>UNIT TEST I (2023–24)</b>", align="center", after=0.05), sheet.p("Class: VIII\tSubject: Science", tabs=[right], after=0.05), sheet.p("Time: 40 minutes\tMaximum Marks: 14", tabs=[right], after=0.15, extra='fo:border-bottom="1pt solid #000000" fo:padding-bottom="0.1cm"')]
    key = sheet.p("<b>ANSWERS</b>", align="center", size=14, after=0.3)
    roman = ["i", "ii", "iii", "iv"]
    for n, (stem, asked) in enumerate(INDIA, 1):
        total = len(asked) * (2 if n == 3 else 1)
        sheet.body.append(sheet.p(f"<b>Q{n}.\t{stem}\t[{total}]</b>", left=1.0, first=-1.0, tabs=[1.0, right], before=0.3, after=0.15, extra=KEEP))
        key += sheet.p(f"<b>Q{n}.</b>", before=0.2, after=0.05)
        if n == 2:
            sheet.body.append(sheet.table([[sheet.p("      ".join(draw.mixed([w for _, w in asked])), align="center", after=0)]], [sheet.wide]))
            sheet.body.append(sheet.p("", size=5, after=0.05))
        for r, (question, *rest) in zip(roman, asked):
            number = f"{n}({r})"
            sheet.body.append(sheet.p(f"({r})\t{question}", left=2.0, first=-1.0, tabs=[2.0], after=0.1))
            if n == 1:
                options, place = rest
                sheet.body.append(sheet.p(f"(a) {options[0]}\t(b) {options[1]}", left=2.0, tabs=[8.5], after=0.03, extra=KEEP))
                sheet.body.append(sheet.p(f"(c) {options[2]}\t(d) {options[3]}", left=2.0, tabs=[8.5], after=0.15))
                key += sheet.p(f"({r})\t({'abcd'[place]}) {options[place]}", left=2.0, first=-1.0, tabs=[2.0], after=0.05)
                items.append(item(question, options[place], number, None, choices("abcd", options), kind="mcq", answer_label="abcd"[place], stem=stem))
                continue
            if n == 3:
                sheet.body += [sheet.p("\t", left=2.0, tabs=[line], after=0.12) for _ in range(2)]
            key += sheet.p(f"({r})\t{rest[0]}", left=2.0, first=-1.0, tabs=[2.0], after=0.05)
            items.append(item(question, rest[0], number, kind="gap" if n == 2 else "definition" if question == "What are pathogens?" else "short", stem=stem))
    sheet.body += [sheet.break_(), key]
    engine, source = sheet.source()
    return Document(engine, source, items)


# Topic assessment of an English school, mark scheme after it

NORMANS = [
    ("Who won the Battle of Hastings in 1066?", 1, ["William of Normandy"]),
    ("Give two reasons why Harold’s army was tired before the battle.", 2, ["They had just fought at Stamford Bridge", "They had marched south in a few days"]),
    ("What was the Domesday Book?", 2, ["A survey of land and property in England", "made for William I in 1086"]),
    ("Describe two features of a motte and bailey castle.", 4, ["A tower stood on a mound of earth called the motte", "The bailey was a courtyard surrounded by a fence"]),
    ("Explain why William built castles across England.", 4, ["To control the local population", "To show the power of the Normans", "To protect his soldiers from rebels"]),
    ("Who was at the top of the feudal system?", 1, ["The king"]),
    ("What did knights give to their lord in return for land?", 1, ["Military service"]),
    ("“The main reason why William won at Hastings was luck.” How far do you agree?", 8, ["Luck: the wind changed while Harold was in the north", "Preparation: William had trained cavalry and archers", "Mistakes: some of Harold’s men left the hill to chase the Normans", "A clear judgement supported by evidence"]),
]


@layout(HALF, "assessment-flange", "Year 7 history assessment of an English school, Chromium: Name, Form and Target in a table, bold number in a column at the left, (2 marks) in italics below the question at the right, ruled lines; Mark scheme on the next page as a table Q | Indicative content | Marks")
def assessment_flange(draw):
    body, key, items = "<table class=h><tr><td>Name:<td>Form: 7____<td>Target:</tr></table><h1>Year 7 History: The Norman Conquest</h1><p class=s>End of topic assessment · 30 minutes · 23 marks</p>", "", []
    for n, (question, marks, points) in enumerate(NORMANS, 1):
        word_ = "mark" if marks == 1 else "marks"
        body += f"<div class=q><b>{n}</b><div><p>{web(question)}</p><p class=m>({marks} {word_})</p>" + "<div class=r></div>" * min(marks + 1, 7) + "</div></div>"
        key += f"<tr><td class=c>{n}<td>" + "<br>".join(f"• {web(p)}" if len(points) > 1 else web(p) for p in points) + f"<td class=c>{marks}</tr>"
        items.append(item(question, "\n".join(points), str(n), marks, kind="long" if marks == 8 else "short", rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None))
    body += f"<div class=k><h1>Mark scheme</h1><table class=t><tr><th>Q<th>Indicative content<th>Marks</tr>{key}</table><p>Credit any other valid point.</p></div>"
    css = ".h { border-collapse: collapse; width: calc(100% - 3px) } .h td { border: 1px solid #000; padding: 2mm; width: 50% } .h td + td { width: 25% } h1 { font-size: 160%; margin: 5mm 0 1mm } .s { margin: 0 0 4mm; color: #444 } .q { display: flex; gap: 5mm; margin: 4mm 0; break-inside: avoid } .q > div { flex: 1 } p { margin: 0 0 1mm } .m { text-align: right; font-style: italic } .r { border-bottom: 1px solid #888; height: 7mm } .k { break-before: page } .t { border-collapse: collapse; width: calc(100% - 3px); margin-bottom: 4mm } .t td, .t th { border: 1px solid #000; padding: 1.5mm 3mm; text-align: left; vertical-align: top } .t .c { text-align: center; width: 12mm }"
    engine, source = page(draw, body, ["Carlito", "Open Sans", "Liberation Sans"], (11,), css, language="en-GB")
    return Document(engine, source, items)


# Class test in mathematics, Australia

AUSTRALIA = [
    (None, 2, "Solve 3x − 5 = 16.", "x = 7"),
    ("A right-angled triangle has shorter sides of 9 cm and 12 cm.", None, [("Find the length of the hypotenuse.", 2, "15 cm"), ("Find the area of the triangle.", 2, "54 cm²")], None),
    ("The point A is (2, 3) and the point B is (6, 11).", None, [("Find the gradient of the line AB.", 2, "2"), ("Find the midpoint of AB.", 2, "(4, 7)"), ("Write down the equation of the line AB.", 2, "y = 2x − 1")], None),
    (None, 2, "Expand and simplify (x + 4)(x − 3).", "x² + x − 12"),
    ("A bag contains 5 red, 3 blue and 2 green counters. One counter is drawn at random.", None, [("What is the probability that it is blue?", 1, "3/10"), ("What is the probability that it is not red?", 1, "1/2")], None),
    (None, 3, "A jacket costs $80 before a 15% discount. Find the sale price.", "$68"),
]


@layout(HALF, "classtest-bushing", "Year 9 mathematics class test of an Australian college, pdfLaTeX: Question 1 in bold with (2 marks) at the right end of the line, a) b) c) with [2] behind, space to work; solutions in their own file as 1. x = 7, 2. a) 15 cm")
def classtest_bushing(draw):
    items, body, key = [], "", ""
    for n, (stem, marks, asked, answer) in enumerate(AUSTRALIA, 1):
        total = marks or sum(m for _, m, _ in asked)
        plural = "mark" if total == 1 else "marks"
        body += rf"\needspace{{35mm}}\textbf{{Question {n}}}\hfill\textbf{{({total} {plural})}}\par "
        if stem is None:
            body += rf"{tex(asked)}\vspace{{26mm}}\par " + "\n"
            key += rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(answer)}}}\medskip "
            items.append(item(asked, answer, str(n), marks))
            continue
        body += rf"{tex(stem)}\par\smallskip "
        for k, (letter, (question, each, result)) in enumerate(zip("abc", asked)):
            body += rf"\lab{{0pt}}{{8mm}}{{{letter})}}{{{tex(question)} [{each}]}}\vspace{{18mm}}" + "\n"
            key += rf"\lab{{9mm}}{{8mm}}{{\ifnum{k}=0\hspace*{{-9mm}}\makebox[9mm][l]{{{n}.}}\fi {letter})}}{{{tex(result)}}}"
            items.append(item(question, result, f"{n}({letter})", each, stem=stem))
        key += r"\medskip "
    total = sum(i["marks"] for i in items)
    front = rf"{{\Large\bfseries Coolabah Bay College}}\hfill Year 9 Mathematics\par\medskip\textbf{{Topic Test 2: Algebra, Measurement and Chance}}\hfill Calculator assumed\par\medskip Student: \rule{{65mm}}{{0.4pt}}\hfill Teacher: \rule{{35mm}}{{0.4pt}}\hfill Mark: \rule{{10mm}}{{0.4pt}} / {total}\par\medskip\hrule\bigskip "
    look = dict(fonts=["lm", "times", "palatino"], sizes=(11, 12))
    engine, source = document(draw, front + body, **look, margins=(20, 24), foot=r"Page \thepage")
    marked = r"{\large\bfseries Year 9 Mathematics -- Topic Test 2}\par\textbf{Solutions}\par\bigskip " + key
    return Document(engine, source, items, document(draw, marked, **look, margins=(22, 26), foot="")[1])


# Summative test of a Philippine school

PH_CHOICE = [
    ("Which part of the plant absorbs water from the soil?", ["flower", "leaf", "root", "stem"], 2), ("What is the largest organ of the human body?", ["heart", "liver", "lungs", "skin"], 3), ("Which planet is closest to the Sun?", ["Earth", "Mars", "Mercury", "Venus"], 2), ("What gas do we need to breathe in order to live?", ["carbon dioxide", "helium", "nitrogen", "oxygen"], 3), ("Which of these is a source of light?", ["candle flame", "mirror", "Moon", "window"], 0),
]
PH_NAMED = [("It is the force that pulls objects toward the center of the Earth.", "gravity"), ("It is the change of a liquid into a gas at its surface.", "evaporation"), ("It is the organ that pumps blood.", "heart"), ("It is an animal that eats only plants.", "herbivore"), ("It is an instrument used to measure temperature.", "thermometer")]
PH_TRUE = [("A shadow is formed when light is blocked.", True), ("Spiders have six legs.", False), ("The Earth revolves around the Sun.", True), ("All metals are attracted by a magnet.", False)]


@layout(HALF, "summative-cotter", "first summative test of a Philippine elementary school, word processor: Test I with _____1. and a. to d. in a row, Test II Identification, Test III TRUE or FALSE, numbers that go on; KEY TO CORRECTION on the next page in three columns of a table")
def summative_cotter(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Liberation Serif"]), draw.one((11, 12)), country="PH", paper=(21.59, 27.94), margin=2.1)
    items, n, keys = [], 0, []
    heads = ["Test I. Multiple Choice.", "Test II. Identification.", "Test III. True or False."]
    sheet.body += [sheet.p("Republic of the Philippines", align="center", size=10, after=0), sheet.p("Department of Schools – Division of San Mariano", align="center", size=10, after=0), sheet.p("<b>SAN MARIANO CENTRAL ELEMENTARY SCHOOL</b>", align="center", after=0.2), sheet.p("<b>FIRST SUMMATIVE TEST IN SCIENCE 5</b>", align="center", after=0.25), sheet.p("Name: __________________________________   Grade & Section: ________________   Score: ______", size=10, after=0.3)]

    def head(k, rule):
        return sheet.p(f"<b>{heads[k]}</b> {rule}", before=0.3, after=0.15, extra=KEEP)

    def entry(text, **look):
        return sheet.p(f"_______{n}.\t{text}", left=2.6, first=-2.6, tabs=[2.6], **{"after": 0.12} | look)

    sheet.body.append(head(0, "Write the letter of the correct answer on the blank."))
    found = []
    for question, options, place in PH_CHOICE:
        n += 1
        sheet.body += [entry(question, after=0.04, extra=KEEP), sheet.p("\t".join(f"{a}. {b}" for a, b in zip("abcd", options)), left=2.6, tabs=[6.4, 10.2, 14.0], after=0.12)]
        found.append(f"{n}. {'abcd'[place]}")
        items.append(item(question, options[place], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[place], section=heads[0]))
    keys.append(found)
    sheet.body.append(head(1, "Write the word that is described on the blank."))
    found = []
    for question, answer in PH_NAMED:
        n += 1
        sheet.body.append(entry(question))
        found.append(f"{n}. {answer}")
        items.append(item(question, answer, str(n), section=heads[1]))
    keys.append(found)
    sheet.body.append(head(2, "Write TRUE if the statement is correct and FALSE if it is not."))
    found = []
    for question, true in PH_TRUE:
        n += 1
        sheet.body.append(entry(question))
        found.append(f"{n}. {'TRUE' if true else 'FALSE'}")
        items.append(item(question, str(true), str(n), kind="truefalse", section=heads[2]))
    keys.append(found)
    sheet.body += [sheet.break_(), sheet.p("<b>KEY TO CORRECTION</b>", align="center", after=0.3)]
    cells = ["".join(sheet.p(text, after=0.05) for text in found) for found in keys]
    sheet.body.append(sheet.table([[sheet.p(f"<b>Test {r}</b>", align="center", after=0) for r in ("I", "II", "III")], cells], [5.6, 5.6, 5.6]))
    sheet.body += [sheet.p("Prepared by:", before=0.8, after=0.5), sheet.p("<b>MARILOU C. DELGADO</b>", after=0), sheet.p("Teacher III")]
    engine, source = sheet.source()
    return Document(engine, source, items)


# Latin words for a test

LATIN = [
    ("amicus, amici (m.)", "friend"), ("aqua, aquae (f.)", "water"), ("bellum, belli (n.)", "war"), ("canis, canis (m.)", "dog"), ("dormio, dormire", "I sleep"), ("filia, filiae (f.)", "daughter"), ("gladius, gladii (m.)", "sword"), ("habito, habitare", "I live"), ("iratus, irata, iratum", "angry"),
    ("laboro, laborare", "I work"), ("magnus, magna, magnum", "big, large"), ("navis, navis (f.)", "ship"), ("oppidum, oppidi (n.)", "town"), ("pugno, pugnare", "I fight"), ("rex, regis (m.)", "king"), ("saepe", "often"), ("timeo, timere", "I fear"), ("via, viae (f.)", "road, way"),
]


@layout(HALF, "latinwords-rivet", "Latin word list for a test of an English school, groff: test on Thursday, three columns of a table with heads Latin, English and Derivation, the third left empty for the pupil, a rule above and below; no numbers")
def latinwords_rivet(draw):
    chosen = draw.some(LATIN, 16)
    lines = [".ds LH", ".ds RH", ".ds CF", "\\fB\\s+4Latin vocabulary: Stage 3\\s0\\fP", ".br", "\\fIYear 8 -- test on Thursday. Learn all sixteen words with their endings.\\fP".replace(" -- ", " \\(en "), ".sp", ".TS", "tab(|) expand;", "lb lb lb", "l l l.", "_", "Latin|English|Derivation", "_"]
    lines += [f"{plain(a)}|{plain(b)}|\\l'4c'" for a, b in chosen]
    lines += ["_", ".TE", ".sp", "For each word write down an English word that comes from it. Use a dictionary if you need one."]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "N"))
    return Document(engine, source, [item(a, b, kind="vocabulary") for a, b in chosen])


# Questions about controlled assessment in a sixth form

COURSEWORK = [
    ("When do I hand in my coursework?", "The first draft is due on the last Friday before the half-term holiday in February. The final version is due four weeks later."),
    ("How long should it be?", "Between 3,000 and 3,500 words, not counting the bibliography and the appendix."),
    ("Can my teacher tell me what to change?", "Teachers may give general advice on the first draft once. They may not mark it or correct it line by line."),
    ("What happens if I am ill on the day?", "Ask a parent to ring the examinations office before nine o’clock. You will need a note from a doctor for an extension of more than two days."),
    ("May I use artificial intelligence?", "No text made by such a program may be handed in as your own. If you use one to find ideas, say so in your list of sources."),
    ("How is the work marked?", "Two teachers mark it separately and agree on a mark. A sample is then sent to a moderator outside the school."),
    ("Can I ask for my mark to be reviewed?", "Yes. Write to the head of department within five school days of receiving it."),
]


@layout(HALF, "courseworkfaq-washer", "questions about coursework of a sixth form college, XeLaTeX: school name above a rule, question in bold italics with a triangle before it, answer indented below, a contact in a frame at the end; no numbers")
def courseworkfaq_washer(draw):
    body = r"{\large\scshape Fernley Sixth Form College}\hfill Examinations Office\par\vspace{1mm}\hrule\bigskip{\LARGE\bfseries Coursework: your questions answered}\par\medskip This page is for students who take History, Geography or English Literature in Year 13. Please keep it in your folder.\par\bigskip "
    items = []
    for question, answer in COURSEWORK:
        body += rf"\needspace{{20mm}}\lab{{0pt}}{{6mm}}{{►}}{{\textbf{{\textit{{{tex(question)}}}}}}}{{\leftskip=6mm {tex(answer)}\par}}\medskip " + "\n"
        items.append(item(question, answer, kind="faq"))
    body += r"\bigskip\begin{center}\fbox{\parbox{0.8\linewidth}{\centering\textbf{Still not sure?} Come to Room 14 on Mondays and Wednesdays between 12.40 and 1.10 pm, or write to exams@fernley.example.}}\end{center}"
    engine, source = document(draw, body, ["libertine", "schoolbook", "notoserif"], (11, 12), (22, 28), foot="")
    return Document(engine, source, items)


# Questions and answers to learn, Ireland

JUNIOR = [
    ("What is photosynthesis?", "The way in which green plants make food from carbon dioxide and water, using light energy."), ("Write the word equation for photosynthesis.", "carbon dioxide + water → glucose + oxygen"), ("What is the test for oxygen?", "It relights a glowing splint."), ("What is the test for carbon dioxide?", "It turns limewater milky."),
    ("What is the unit of force?", "The newton (N)"), ("State the law of the lever.", "When a lever is balanced, the clockwise moment equals the anticlockwise moment."), ("Define density.", "Density is mass divided by volume."), ("What is the boiling point of pure water at normal pressure?", "100 °C"), ("Name the three particles in an atom.", "Protons, neutrons and electrons"), ("What is the pH of a neutral solution?", "7"), ("Give two examples of renewable sources of energy.", "Wind and solar energy"), ("What is the job of red blood cells?", "To carry oxygen around the body"),
]


@layout(HALF, "revisioncards-injector", "science revision of an Irish school, Chromium: cards in two columns, number in a circle, question in bold on a tinted band with the answer below it, Tested with two small boxes at the foot of the card")
def revisioncards_injector(draw):
    chosen = draw.some(JUNIOR, 10)
    cards = "".join(f"<div class=c><p class=q><span>{n}</span><b>{web(q)}</b></p><p class=a>{web(a)}</p><p class=x>Tested ☐ ☐</p></div>" for n, (q, a) in enumerate(chosen, 1))
    body = f"<h1>Junior Cycle Science</h1><p class=s>Short questions you must know · Ms Ní Bhriain · Coláiste na Trá</p><div class=g>{cards}</div>"
    css = "h1 { margin: 0; font-size: 180%; color: #14532d } .s { margin: 0 0 4mm; color: #555 } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm } .c { border: 1px solid #14532d; border-radius: 2mm; overflow: hidden; break-inside: avoid; display: flex; flex-direction: column } .q { background: #dcfce7; margin: 0; padding: 2mm 3mm; display: flex; gap: 2.5mm } .q span { border: 1px solid #14532d; border-radius: 50%; width: 6mm; height: 6mm; line-height: 6mm; text-align: center; flex: none; background: #fff } .a { margin: 2mm 3mm; flex: 1 } .x { margin: 0 3mm 1.5mm; text-align: right; font: 75% 'DejaVu Sans'; color: #777 }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Roboto"], (10, 11), css, language="en-IE")
    return Document(engine, source, [item(q, a, str(n)) for n, (q, a) in enumerate(chosen, 1)])


# Rubric of a project, asks nothing


@layout(HALF, "rubric-chassis", "rubric for a project of an American middle school, word processor across the page: what to hand in as a numbered list, ruled table Criteria | 4 Excellent to 1 Beginning, total line for the teacher; nothing asked")
def rubric_chassis(draw):
    sheet = Sheet(draw.one(["Carlito", "Lato", "Liberation Sans"]), 10, country="US", paper=(27.94, 21.59), margin=1.8)
    sheet.body += [sheet.p("<b>Ecosystem Poster Project – Rubric</b>", size=16, align="center", after=0.15), sheet.p("7th Grade Life Science, Mr. Okafor\tDue: Friday, November 17", tabs=[(sheet.wide, RIGHT)], after=0.2), sheet.p("<b>What to turn in</b>", after=0.1)]
    for n, text in enumerate(["One poster with a food web of at least eight living things.", "A paragraph about how energy moves through the ecosystem.", "A list of your sources."], 1):
        sheet.body.append(sheet.p(f"{n}.\t{text}", left=0.8, first=-0.8, tabs=[0.8], after=0.05))
    head = [f"<b>{text}</b>" for text in ("Criteria", "4 – Excellent", "3 – Good", "2 – Developing", "1 – Beginning")]
    table = [head, ["<b>Food web</b>", "Eight or more organisms; all arrows are correct.", "Eight organisms; one or two arrows are wrong.", "Five to seven organisms; several arrows are wrong.", "Fewer than five organisms."], ["<b>Paragraph</b>", "Explains producers, consumers and decomposers with examples.", "Explains all three with few examples.", "Leaves out one of the three.", "Is missing or copied."], ["<b>Vocabulary</b>", "Uses at least six words from the unit correctly.", "Uses four or five words correctly.", "Uses two or three words correctly.", "Uses one word or none."], ["<b>Neatness</b>", "Colorful, easy to read from a distance.", "Mostly easy to read.", "Hard to read in places.", "Unfinished."], ["<b>Sources</b>", "Three or more sources, listed in full.", "Two sources.", "One source.", "No sources."]]
    sheet.body += [sheet.p("", size=6, after=0.05), sheet.table(table, [3.2, 5.4, 5.2, 5.2, 5.0], padding=0.15, fills={0: "#d9e2f3"})]
    sheet.body += [sheet.p("Student: ______________________________     Total: ______ / 20     Grade: ______", before=0.4, after=0.2), sheet.p("Late posters lose one point for each school day. Posters will be displayed in the library until winter break.", after=0)]
    engine, source = sheet.source()
    return Document(engine, source, [])


# Chapter review of an American algebra book, odd answers only

REVIEW = [
    ("Solve each equation.", [("x + 9 = 4", "x = −5"), ("5x = 45", "x = 9"), ("2x − 7 = 11", "x = 9"), ("x/3 = 12", "x = 36"), ("4(x + 1) = 24", "x = 5"), ("6x − 5 = 4x + 9", "x = 7")]),
    ("Graph each inequality on a number line.", [("x > 3", None), ("x ≤ −2", None)]),
]
REVIEW_WORDS = [("A plumber charges $40 for a visit and $30 for each hour of work. Write an equation for the total cost C of a visit that takes h hours.", "C = 30h + 40"), ("The sum of two consecutive integers is 37. Find the integers.", "18 and 19"), ("A rectangle is 3 feet longer than it is wide. Its perimeter is 34 feet. Find its width.", "7 feet"), ("Explain why the equation x + 2 = x + 5 has no solution.", "x cancels on both sides, which leaves 2 = 5.")]


@layout(HALF, "chapterreview-cogwheel", "chapter review of an American algebra book, pdfLaTeX: In 1–6, solve ... as a rubric in bold with the numbers in two columns below, then word problems; Selected Answers on the next page to the odd numbers only, run on as 1. x = −5")
def chapterreview_cogwheel(draw):
    items, body, n, found = [], "", 0, []

    def answered(answer):
        odd = n % 2 == 1 and answer
        if odd:
            found.append(rf"\mbox{{\textbf{{{n}.}} {tex(answer)}}}" if len(answer) < 30 else rf"\textbf{{{n}.}} {tex(answer)}")
        return answer if odd else None

    for told, asked in REVIEW:
        body += rf"\needspace{{30mm}}\medskip\textbf{{{n + 1}--{n + len(asked)}\quad {told}}}\par\smallskip "
        for place, (text, answer) in enumerate(asked):
            n += 1
            body += (r"\par\smallskip\noindent " if place % 2 == 0 else "") + rf"\makebox[0.48\linewidth][l]{{\makebox[9mm][l]{{\textbf{{{n}.}}}}{tex(text).replace('≤', chr(92) + 'ensuremath{' + chr(92) + 'le}')}}}"
            items.append(item(text, answered(answer), str(n), stem=told))
        body += r"\par\bigskip "
    body += r"\textbf{Applications}\par\smallskip "
    for text, answer in REVIEW_WORDS:
        n += 1
        body += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(text)}}}\smallskip " + "\n"
        items.append(item(text, answered(answer), str(n), section="Applications"))
    chapter = draw.random.randint(2, 4)
    start = rf"\colorbox{{black!80}}{{\makebox[\dimexpr\linewidth-6pt\relax][l]{{\color{{white}}\Large\bfseries Chapter {chapter} Review}}}}\par\bigskip\textbf{{Vocabulary.}} equation, inequality, inverse operations, like terms, solution\par\medskip "
    body = start + body + rf"\newpage{{\Large\bfseries Selected Answers}}\par\medskip\textbf{{Chapter {chapter} Review, page \pageref{{review}}}}\quad " + r"\enspace ".join(found)
    engine, source = document(draw, r"\label{review}" + body, ["times", "lm", "palatino"], (11,), (22, 26), paper="letterpaper", head=rf"\fancyhead[R]{{\small Chapter {chapter}: Equations and Inequalities}}", extra=r"\setcounter{page}{" + str(draw.random.randint(88, 190)) + "}")
    return Document(engine, source, items)


# Glossary of a South African course

EMS = [
    ("Asset", "Something of value that a business owns, such as a vehicle or a building."), ("Budget", "A plan of expected income and expenses for a certain period."), ("Capital", "The money that the owner puts into a business."), ("Consumer", "A person who buys and uses goods and services."), ("Credit", "An arrangement to receive goods now and pay for them later."), ("Deposit", "Money that is paid into a bank account."), ("Entrepreneur", "A person who takes the risk of starting a business in order to make a profit."), ("Expense", "The cost of running a business, such as rent or wages."),
    ("Inflation", "A general and lasting rise in prices."), ("Liability", "An amount that a business owes to others."), ("Partnership", "A business owned by two or more people who share its profits."), ("Profit", "The amount by which income is greater than expenses."), ("Receipt", "A written proof that money has been received."), ("Stokvel", "A savings club whose members pay in regularly and take turns to receive the money."), ("Tax", "A compulsory payment to the government."), ("Wage", "Payment for work by the hour, day or week."),
]


@layout(HALF, "emsglossary-dynamo", "glossary for a Grade 8 course of a South African school, XeLaTeX: one column of two parts, term in small bold capitals at the left margin and the meaning in a wide column beside it, thin rules between, no table frame")
def emsglossary_dynamo(draw):
    chosen = draw.some(EMS, 14)
    lines = r"\\\hline ".join(rf"\textbf{{\small {tex(a).upper()}}} & {tex(b)}" for a, b in chosen)
    body = rf"{{\LARGE\bfseries Glossary}}\par\smallskip Economic and Management Sciences \textbullet\ Grade 8 \textbullet\ Term {draw.random.randint(1, 4)}\par\bigskip\renewcommand\arraystretch{{1.45}}\begin{{longtable}}{{@{{}}p{{35mm}}p{{\dimexpr\linewidth-43mm\relax}}@{{}}}}\hline {lines}\\\hline\end{{longtable}}"
    engine, source = document(draw, body, ["noto", "helvetica", "libertine"], (11,), (22, 26), foot=r"\fancyfoot[L]{\small Hoërskool Kareepoort High School}\fancyfoot[R]{\small\thepage}")
    return Document(engine, source, [item(a.upper(), b, kind="definition") for a, b in chosen])
