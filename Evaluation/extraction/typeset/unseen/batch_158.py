"""The hundred and fifty-eighth: what schools, boards and course makers print, by one who does not know the reader: a South African
paper with memorandum, an Indian class test, a sheet of choices, a maths workout, a workbook page, Japanese verbs, a host's quiz,
true or false with key, a glossary, an FAQ, textbook exercises and solved statistics problems.
"""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT, DOTS, RULED = word.Sheet, word.RIGHT, word.DOTS, word.RULED
first = importlib.import_module("blind-then-read.batch_59")
turned, chosen = first.turned, first.chosen

HALF = "unseen"

# South African paper in life sciences and its memorandum

CELLS = [
    ("In which part of a plant cell does photosynthesis take place?", "Chloroplast", ["Mitochondrion", "Vacuole", "Ribosome"]),
    ("The blood vessel that carries oxygenated blood from the lungs to the heart is the …", "pulmonary vein.", ["pulmonary artery.", "aorta.", "vena cava."]),
    ("Which ONE of the following is a product of anaerobic respiration in yeast?", "Ethanol", ["Lactic acid", "Oxygen", "Starch"]),
    ("The movement of water through a selectively permeable membrane is known as …", "osmosis.", ["transpiration.", "guttation.", "active transport."]),
]
LEAD_SA = "Various options are provided as possible answers to the following questions. Write down the question number (1.1.1 to 1.1.4), choose the answer and make a cross (X) over the letter (A to D) of your choice in the ANSWER BOOK, for example 1.1.5 D."
LEAD_TERMS = "Give the correct biological term for each of the following descriptions. Write only the term next to the question number (1.2.1 to 1.2.3) in the ANSWER BOOK."
TERMS_SA = [("The openings in the epidermis of a leaf through which gases are exchanged", "Stomata"), ("The protein in red blood cells that carries oxygen", "Haemoglobin"), ("The type of muscle found only in the wall of the heart", "Cardiac muscle")]
TREES = ("The table below shows the rate of transpiration of a shoot at different wind speeds.", [("Wind speed (m/s)", "Rate of transpiration (mℓ/h)"), ("0", "1.2"), ("2", "2.6"), ("4", "3.9"), ("6", "4.1")])
TREES_ASKED = [("State the independent variable in this investigation.", ["Wind speed"]), ("Name the apparatus that is used to measure the rate of transpiration.", ["Potometer"]), ("Describe the relationship between wind speed and the rate of transpiration.", ["As the wind speed increases", "the rate of transpiration increases"]), ("Give TWO factors that must be kept constant during this investigation.", ["Temperature", "Light intensity"])]


@layout(HALF, "lifesciences-williwaw", "South African grade paper in life sciences, Chromium: QUESTION 1 with 1.1.1 choices and 1.2.1 terms, (4 x 2) below a group, 2.1.1 with (2) at the right edge; memorandum with ticks in its own file")
def lifesciences_williwaw(draw):
    items, body, memo = [], "<h2>SECTION A</h2><h3>QUESTION 1</h3>", "<h2>SECTION A</h2><h3>QUESTION 1</h3>"
    body += "<div class=r><b>1.1</b><span>" + LEAD_SA + "</span></div>"
    for n, (question, right, wrong) in enumerate(CELLS, 1):
        options, place = turned(draw, right, wrong)
        body += f"<div class='r s'><b>1.1.{n}</b><span>{web(question)}" + "".join(f"<div class=o><i>{l}</i>{web(o)}</div>" for l, o in zip("ABCD", options)) + "</span></div>"
        memo += f"<div class=r><b>1.1.{n}</b><span>{'ABCD'[place]}<u>✓✓</u></span></div>"
        items.append(chosen(question, options, place, f"1.1.{n}", "ABCD", 2, stem=LEAD_SA))
    body += "<div class=r><b></b><span class=e>(4 x 2)</span><em>(8)</em></div><div class=r><b>1.2</b><span>" + LEAD_TERMS.replace("biological term", "<b>biological term</b>") + "</span></div>"
    memo += "<div class=r><b></b><span class=e>(4 x 2)</span><em>(8)</em></div>"
    for n, (question, answer) in enumerate(TERMS_SA, 1):
        body += f"<div class='r s'><b>1.2.{n}</b><span>{web(question)}</span></div>"
        memo += f"<div class=r><b>1.2.{n}</b><span>{answer}<u>✓</u></span></div>"
        items.append(item(question, answer, f"1.2.{n}", 1, stem=LEAD_TERMS))
    body += "<div class=r><b></b><span class=e>(3 x 1)</span><em>(3)</em></div><p class=tot>TOTAL SECTION A: &emsp; 11</p><h2 class=n>SECTION B</h2><h3>QUESTION 2</h3>"
    memo += "<div class=r><b></b><span class=e>(3 x 1)</span><em>(3)</em></div><p class=tot>TOTAL SECTION A: &emsp; 11</p><h2>SECTION B</h2><h3>QUESTION 2</h3>"
    stem, data = TREES
    body += f"<div class=r><b>2.1</b><span>{stem}<table class=d>{rows(data)}</table></span></div>"
    for n, (question, points) in enumerate(TREES_ASKED, 1):
        body += f"<div class='r s'><b>2.1.{n}</b><span>{web(question)}</span><em>({len(points)})</em></div>"
        memo += f"<div class=r><b>2.1.{n}</b><span>" + "<br>".join(f"{'– ' if len(points) > 1 else ''}{web(p)}<u>✓</u>" for p in points) + f"</span><em>({len(points)})</em></div>"
        rubric = [{"text": p, "marks": None} for p in points] if len(points) > 1 else None
        items.append(item(question, "\n".join(points), f"2.1.{n}", len(points), stem=stem, rubric=rubric))
    end = "<p class=tot>TOTAL SECTION B: &emsp; 6<br>GRAND TOTAL: &emsp; 17</p>"
    css = "h2 { font-size: 110%; margin: 4mm 0 2mm } h3 { font-size: 105%; margin: 3mm 0 } .hd { display: flex; justify-content: space-between; font-size: 85%; border-bottom: 1px solid #000; margin-bottom: 4mm } .r { display: flex; margin: 2.5mm 0; break-inside: avoid } .r > b { width: 15mm; flex: none; font-weight: normal } .s { margin-left: 15mm } .r > span { flex: 1 } .r em { width: 14mm; text-align: right; font-style: normal; align-self: flex-end } .o { margin: 1mm 0 } .o i { font-style: normal; display: inline-block; width: 9mm } .e { text-align: right } .tot { text-align: right; font-weight: bold } .d { border-collapse: collapse; margin: 3mm auto } .d td { border: 1px solid #000; padding: 1mm 5mm; text-align: center } .d tr:first-child { font-weight: bold } u { text-decoration: none; font-family: 'DejaVu Sans'; font-size: 90% } .n { break-before: page }"
    head = "<div class=hd><span>Life Sciences</span><span>{}</span><span>Grade 11 – June examination</span></div>"
    fonts = [draw.one(["Liberation Sans", "Open Sans"])]
    engine, source = page(draw, head.format("Gauteng North Cluster") + body + end, fonts, (11,), css)
    return Document(engine, source, items, page(draw, head.format("MARKING GUIDELINES") + memo + end, fonts, (11,), css)[1])


# Class test of an Indian school with its marking scheme

INDIA_A = [("Which of the following rivers does not flow into the Bay of Bengal?", "Narmada", ["Godavari", "Mahanadi", "Kaveri"]), ("Black soil is best suited for growing", "cotton", ["tea", "rice", "jute"]), ("The Tropic of Cancer does not pass through", "Odisha", ["Rajasthan", "Chhattisgarh", "Tripura"]), ("Project Tiger was launched in the year", "1973", ["1965", "1980", "1993"])]
INDIA_B = [("What is meant by ‘resource planning’?", ["It is the judicious use of resources.", "It includes their identification, quantification and mapping."]), ("Mention any two features of alluvial soil.", ["It is very fertile.", "It is rich in potash and lime."]), ("Why is rainwater harvesting necessary in Rajasthan?", ["The rainfall is low and not reliable.", "The groundwater is often brackish."])]
INDIA_C = [("Explain any three methods of soil conservation.", ["Ploughing along the contour lines slows the flow of water.", "Terraces on slopes restrict erosion.", "Rows of trees act as shelter belts against the wind."]), ("Distinguish between renewable and non-renewable resources, giving one example of each.", ["Renewable resources can be renewed by natural processes, non-renewable ones take millions of years to form.", "Renewable: wind energy", "Non-renewable: coal"])]


@layout(HALF, "classtest-morbier", "Indian periodic test, word processor: table Q.No., Question and Marks with section rows across it, options (a) to (d) two a row in the cell; MARKING SCHEME table Q.No., Value points, Marks on the last page")
def classtest_morbier(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Caladea"]), 11, country="IN", margin=2.0)
    items, paper, scheme, n = [], [["<b>Q.No.</b>", "<b>Question</b>", "<b>Marks</b>"]], [["<b>Q.No.</b>", "<b>Value points</b>", "<b>Marks</b>"]], 0
    paper.append([(sheet.p("<b>SECTION A</b>", align="center", after=0), 3)])
    for question, right, wrong in INDIA_A:
        n += 1
        options, place = turned(draw, right, wrong)
        inside = sheet.p(question, after=0.05) + "".join(sheet.p(f"({a}) {options[x]}\t({b}) {options[y]}", after=0.03, left=0.3, tabs=[6.5]) for a, x, b, y in (("a", 0, "b", 1), ("c", 2, "d", 3)))
        paper.append([f"{n}.", inside, sheet.p("1", align="center", after=0)])
        scheme.append([f"{n}.", f"({'abcd'[place]}) {options[place]}", sheet.p("1", align="center", after=0)])
        items.append(chosen(question, options, place, str(n), "abcd", 1))
    for head, asked in (("SECTION B", INDIA_B), ("SECTION C", INDIA_C)):
        paper.append([(sheet.p(f"<b>{head}</b>", align="center", after=0), 3)])
        for question, points in asked:
            n += 1
            paper.append([f"{n}.", question, sheet.p(str(len(points)), align="center", after=0)])
            scheme.append([f"{n}.", "".join(sheet.p(p, after=0) for p in points), sheet.p(" + ".join("1" for _ in points), align="center", after=0)])
            items.append(item(question, "\n".join(points), str(n), len(points), rubric=[{"text": p, "marks": 1} for p in points]))
    widths = [1.5, 13.4, 2.1]
    sheet.body += [sheet.p("<b>SARASWATI VIDYA MANDIR SR. SEC. SCHOOL</b>", align="center", size=14, after=0), sheet.p("PERIODIC TEST – II (2024–25)", align="center", after=0), sheet.p("CLASS X – SOCIAL SCIENCE (087)", align="center", after=0.2), sheet.p("Time: 45 minutes\tMax. Marks: 16", tabs=[(sheet.wide, RIGHT)], after=0.1), sheet.p("<b>General Instructions:</b>", after=0)]
    sheet.body += [sheet.p(f"{a}\t{b}", left=0.9, first=-0.9, tabs=[0.9], after=0.02) for a, b in (("(i)", "All questions are compulsory."), ("(ii)", "Section A has questions of 1 mark each, Section B of 2 marks each and Section C of 3 marks each."), ("(iii)", "Answers should be brief and to the point."))]
    sheet.body += [sheet.p("", after=0), sheet.table(paper, widths, padding=0.12), sheet.break_(), sheet.p("<b>MARKING SCHEME</b>", align="center", size=13), sheet.table(scheme, widths, padding=0.12)]
    sheet.foot = sheet.p("Page {page} of {pages}", align="center", size=9)
    engine, source = sheet.source()
    return Document(engine, source, items)


# Paper of choices with a short scheme of letters

PHYS = [
    ("A metal block has a mass of 540 g and a volume of 200 cm³.\nWhat is the density of the metal?", "2.7 g/cm³", ["0.37 g/cm³", "340 g/cm³", "740 g/cm³"]),
    ("Which quantity is a vector?", "velocity", ["energy", "mass", "temperature"]),
    ("A student pushes a box 3.0 m along a floor with a horizontal force of 40 N.\nHow much work is done by the student?", "120 J", ["13 J", "37 J", "43 J"]),
    ("Which energy resource does not depend on radiation from the Sun?", "geothermal energy", ["hydroelectric energy", "wave energy", "wind energy"]),
    ("A gas in a sealed cylinder is heated at constant volume.\nWhich statement about the gas is correct?", "The particles hit the walls more often.", ["The particles become larger.", "The particles move more slowly.", "The pressure of the gas decreases."]),
    ("Which wave is longitudinal?", "sound", ["light", "microwaves", "ripples on water"]),
    ("The potential difference across a lamp is 6.0 V and the current in it is 0.25 A.\nWhat is the resistance of the lamp?", "24 Ω", ["0.042 Ω", "1.5 Ω", "6.25 Ω"]),
    ("Which device increases the voltage of an a.c. supply?", "a transformer", ["a generator", "a relay", "a rectifier"]),
    ("A nucleus of an isotope contains 6 protons and 8 neutrons.\nWhat is its nucleon number?", "14", ["2", "6", "8"]),
    ("Which planet has the shortest orbital period?", "Mercury", ["Earth", "Neptune", "Saturn"]),
]


@layout(HALF, "multiplechoice-zonda", "international paper of choices in physics, XeLaTeX: bold number in the margin, context and question in two paragraphs, bold A to D stacked or four in a row; scheme Question, Answer, Marks in its own file")
def multiplechoice_zonda(draw):
    items, body, table = [], "", ""
    asked = draw.mixed(PHYS)
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        paragraphs = question.split("\n")
        body += r"\needspace{4cm}" + rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(paragraphs[0])}}}" + "".join(rf"\smallskip\lab{{0pt}}{{8mm}}{{}}{{{tex(p)}}}" for p in paragraphs[1:]) + r"\smallskip "
        if max(map(len, options)) < 12:
            body += r"\hspace*{8mm}" + "".join(rf"\makebox[38mm][l]{{\textbf{{{l}}}\quad {tex(o)}}}" for l, o in zip("ABCD", options)) + r"\par "
        else:
            body += "".join(rf"\lab{{8mm}}{{7mm}}{{\textbf{{{l}}}}}{{{tex(o)}}}" for l, o in zip("ABCD", options))
        body += r"\vspace{9mm}" + "\n"
        table += rf"{n} & {'ABCD'[place]} & 1\\\hline "
        items.append(chosen(" ".join(paragraphs), options, place, str(n), "ABCD", 1))
    fonts = [draw.one(["arial", "helvetica"])]
    body = r"\begin{center}2\end{center}" + body
    foot = r"\fancyfoot[L]{\footnotesize\textcopyright\ NIEB 2025}\fancyfoot[C]{\footnotesize 0931/12/M/J/25}\fancyfoot[R]{\footnotesize\textbf{[Turn over]}}"
    engine, source = document(draw, body, fonts, (11,), (20, 22), foot=foot)
    scheme = rf"{{\large\bfseries 0931/12}}\hfill Cambria Road Board – Mark Scheme\hfill May/June 2025\par\bigskip\begin{{center}}{{\bfseries PUBLISHED}}\par\medskip\renewcommand\arraystretch{{1.4}}\begin{{tabular}}{{|c|c|c|}}\hline\textbf{{Question}} & \textbf{{Answer}} & \textbf{{Marks}}\\\hline {table}\end{{tabular}}\end{{center}}"
    return Document(engine, source, items, document(draw, scheme, fonts, (11,), (20, 22), foot=r"\footnotesize Page \thepage\ of 1")[1])


# Workout in mathematics

WORKOUT = [
    ("Work out", [("10% of 70", "7"), ("25% of 48", "12"), ("50% of 130", "65"), ("5% of 60", "3"), ("75% of 36", "27"), ("1% of 900", "9")]),
    ("Increase", [("£40 by 10%", "£44"), ("£60 by 25%", "£75"), ("£250 by 2%", "£255")]),
]
APPLY = [("A jacket costs £80. In a sale its price is reduced by 15%. Find the sale price of the jacket.", "£68"), ("There are 240 students in Year 9. 35% of them walk to school. How many students walk to school?", "84"), ("Omar scored 42 marks out of 60 in a test. What is his percentage?", "70%"), ("A car was bought for £12 000. After one year it is worth £9000. Calculate the percentage decrease in its value.", "25%")]


@layout(HALF, "workout-mimolette", "workout sheet of a maths web site, XeLaTeX: Question 1: Work out with (a) to (f) in three columns, Apply with Question 1: again, answers at the end by section")
def workout_mimolette(draw):
    items, body, key = [], r"\sect{Workout}", r"\newpage{\large\bfseries Answers}\par\medskip{\bfseries Workout}\par "
    for n, (stem, parts) in enumerate(WORKOUT, 1):
        cells = [rf"\makebox[0.31\linewidth][l]{{({l})\enspace {tex(q)}}}" for l, (q, _) in zip("abcdef", parts)]
        body += rf"\textbf{{Question {n}:}}\quad {stem}\par\medskip " + "".join(r"\hspace*{6mm}" + "".join(cells[k : k + 3]) + r"\par\vspace{16mm}" for k in range(0, len(cells), 3)) + "\n"
        key += rf"Question {n}:\quad " + r"\quad ".join(rf"({l}) {tex(a)}" for l, (_, a) in zip("abcdef", parts)) + r"\par "
        items += [item(q, a, f"{n}({l})", stem=stem, kind="numeric", section="Workout") for l, (q, a) in zip("abcdef", parts)]
    body += r"\sect{Apply}"
    key += r"\medskip{\bfseries Apply}\par "
    for n, (question, answer) in enumerate(APPLY, 1):
        body += rf"\textbf{{Question {n}:}}\quad {tex(question)}\par\vspace{{17mm}}" + "\n"
        key += rf"Question {n}:\quad {tex(answer)}\par "
        items.append(item(question, answer, str(n), kind="numeric", section="Apply"))
    head = r"\fancyhead[L]{\small\bfseries Percentages}\fancyhead[R]{\small Name: \rule{45mm}{0.4pt}}"
    extra = r"\newcommand\sect[1]{\par\medskip\colorbox{black!80}{\makebox[0.97\linewidth][l]{\color{white}\bfseries #1}}\par\medskip}"
    body = r"{\small Video 234 on www.mathsbarn.example\hfill Click here\hfill Scan here}\par " + body
    engine, source = document(draw, body + key, ["noto", "helvetica"], (11,), (20, 22), head=head, foot=r"\footnotesize\textcopyright\ Maths Barn 2024", extra=extra)
    return Document(engine, source, items)


# Page of an English workbook, key in the teacher's file

ROUTINES = [("My sister ____ at six o’clock every morning.", "gets up"), ("We ____ breakfast in the kitchen.", "have"), ("He ____ the bus to work.", "catches"), ("They ____ their homework after dinner.", "do"), ("She ____ to bed at half past nine.", "goes")]
CHOOSE = [("I {} coffee. I prefer tea.", ["don’t like", "doesn’t like"], 0), ("{} your brother play tennis?", ["Do", "Does"], 1), ("The shops {} on Sundays.", ["closes", "close"], 1), ("Anna always {} her grandmother on Fridays.", ["visits", "visit"], 0)]
SPEAK = [("What time do you start work?", "At nine."), ("How often do you go swimming?", "Twice a week."), ("Where does Paul live?", "Near the park."), ("Who cooks in your family?", "My dad does.")]


@layout(HALF, "workbook-kantha", "page of a beginners’ English workbook, Chromium: numbered squares for exercises, words in a box, verbs to choose in bold italics with a slash, questions to match with answers a to d; key as its own file by unit and exercise")
def workbook_kantha(draw):
    items = []
    bank = draw.mixed([a for _, a in ROUTINES])
    unit = draw.random.randint(3, 8)
    body = f"<div class=u><b>{unit}B</b> Every day</div><h3><b>1</b> Complete the sentences with the verbs in the box.</h3><p class=bank>{' &emsp; '.join(bank)}</p><ol>" + "".join(f"<li>{q.replace('____', '____________')}</li>" for q, _ in ROUTINES) + "</ol>"
    items += [item(q.replace("____", "____________"), a, str(n), kind="gap", section="1") for n, (q, a) in enumerate(ROUTINES, 1)]
    body += "<h3><b>2</b> Circle the correct words.</h3><ol>"
    for n, (q, options, right) in enumerate(CHOOSE, 1):
        body += "<li>" + q.format(f"<i>{' / '.join(options)}</i>") + "</li>"
        items.append(item(q.format(" / ".join(options)), options[right], str(n), None, choices([None, None], options), kind="gap", section="2"))
    ends = draw.mixed([b for _, b in SPEAK])
    body += "</ol><h3><b>3</b> Match questions 1–4 with answers a–d.</h3><table>" + "".join(f"<tr><td>{n}<td>{q}<td>___<td>{l}<td>{e}</tr>" for n, ((q, _), l, e) in enumerate(zip(SPEAK, "abcd", ends), 1)) + "</table>"
    items += [item(q, a, str(n), None, choices("abcd", ends), kind="match", answer_label="abcd"[ends.index(a)], section="3") for n, (q, a) in enumerate(SPEAK, 1)]
    asked = [("usually / I / at seven / get up", "I usually get up at seven."), ("to work / how / go / you / do", "How do you go to work?"), ("doesn’t / on Sundays / work / Ben", "Ben doesn’t work on Sundays.")]
    body += "<h3><b>4</b> Put the words in order. Write sentences or questions.</h3><ol>" + "".join(f"<li>{q}<div class=l></div></li>" for q, _ in asked) + f"</ol><p class=f>{2 * unit + 9} &emsp; Steps to English 1 Workbook</p>"
    items += [item(q, a, str(n), section="4") for n, (q, a) in enumerate(asked, 1)]
    css = ".u { font-size: 17pt; color: #1b6e8c; border-bottom: 3px solid #1b6e8c } h3 { font-size: 100%; margin: 6mm 0 2mm } h3 b { background: #1b6e8c; color: #fff; padding: 0.5mm 2mm; margin-right: 2mm } .bank { border: 1px solid #1b6e8c; border-radius: 3mm; padding: 2mm 4mm; margin: 2mm 8mm } ol { margin: 0; padding-left: 12mm } li { margin: 2mm 0 } i { font-weight: bold } td { padding: 1mm 4mm 1mm 2mm } table { margin-left: 5mm } .l { border-bottom: 1px solid #666; height: 8mm; width: 140mm } .f { font-size: 80%; margin-top: 8mm; color: #555 }"
    fonts = [draw.one(["Lato", "Carlito", "Open Sans"])]
    engine, source = page(draw, body, fonts, (11,), css)
    key = f"<h2>Workbook answer key</h2><h3>Unit {unit}B</h3>"
    key += "<p><b>Exercise 1</b><br>" + " &ensp; ".join(f"{n} {a}" for n, (_, a) in enumerate(ROUTINES, 1)) + "</p><p><b>Exercise 2</b><br>" + " &ensp; ".join(f"{n} {o[r]}" for n, (_, o, r) in enumerate(CHOOSE, 1)) + "</p>"
    key += "<p><b>Exercise 3</b><br>" + " &ensp; ".join(f"{n} {'abcd'[ends.index(a)]}" for n, (_, a) in enumerate(SPEAK, 1)) + "</p><p><b>Exercise 4</b><br>" + "<br>".join(f"{n} {a}" for n, (_, a) in enumerate(asked, 1)) + "</p>"
    return Document(engine, source, items, page(draw, key, fonts, (11,), "h2 { color: #1b6e8c }")[1])


# Japanese verbs

VERBS = [("食べる", "たべる", "II", "to eat"), ("飲む", "のむ", "I", "to drink"), ("行く", "いく", "I", "to go"), ("来る", "くる", "III", "to come"), ("見る", "みる", "II", "to see, to watch"), ("聞く", "きく", "I", "to listen, to ask"), ("読む", "よむ", "I", "to read"), ("書く", "かく", "I", "to write"), ("話す", "はなす", "I", "to speak"), ("買う", "かう", "I", "to buy"), ("起きる", "おきる", "II", "to get up"), ("寝る", "ねる", "II", "to go to bed"), ("勉強する", "べんきょうする", "III", "to study"), ("待つ", "まつ", "I", "to wait")]


@layout(HALF, "verbs-havarti", "Japanese verbs for a unit test, word processor: ruled table Kanji, Reading, Group and Meaning with a grey head, title with name of the course, note on the groups below")
def verbs_havarti(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans"]), 12, margin=2.3, asian="Noto Sans CJK JP")
    words = draw.some(VERBS, 13)
    sheet.body += [sheet.p("<b>Japanese I – Chapter 4 verbs</b>", size=16, after=0.1), sheet.p("Learn these for the quiz on Friday. You need to know the reading and the meaning, and you must be able to write the kanji marked in class.", after=0.3)]
    sheet.body.append(sheet.table([["<b>Kanji</b>", "<b>Reading</b>", "<b>Group</b>", "<b>Meaning</b>"]] + [[a, b, sheet.p(c, align="center", after=0), d] for a, b, c, d in words], [3.6, 4.8, 2.0, 6.0], padding=0.13, fills={0: "#d9d9d9"}))
    sheet.body.append(sheet.p("Group I = u-verbs, Group II = ru-verbs, Group III = irregular verbs", size=10, before=0.3))
    sheet.foot = sheet.p("Ms Tanabe, Room 214\t{page}", size=9, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, [item(a, d, kind="vocabulary") for a, _, _, d in words])


# Host's copy of a quiz

PUB = [
    ("Round 1 – Food and drink", [("Which spice is the most expensive in the world by weight?", "Saffron"), ("From which country does the cheese halloumi come?", "Cyprus"), ("What is the main ingredient of guacamole?", "Avocado"), ("Which fruit is dried to make a prune?", "Plum"), ("Tequila is made from which plant?", "Agave")]),
    ("Round 2 – Around the world", [("What is the capital of Canada?", "Ottawa"), ("On which continent is the Atacama Desert?", "South America"), ("Which two countries share the longest land border?", "Canada and the USA"), ("Which city was once called Constantinople?", "Istanbul"), ("The ruins of Machu Picchu are in which country, Peru or Bolivia?", "Peru")]),
    ("Tie-breaker", [("In what year was the first Tour de France held? The nearest answer wins.", "1903")]),
]


@layout(HALF, "pubquiz-tivano", "host’s copy of a pub quiz, word processor: a table for each round, number, question and answer in bold at the right, numbers begin again, tie-breaker without number")
def pubquiz_tivano(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans"]), 11, margin=2.0)
    items = []
    sheet.body += [sheet.p("<b>The Three Herons – Thursday Quiz</b>", align="center", size=18, after=0.05), sheet.p("QUIZMASTER’S COPY – do not leave on the bar!", align="center", after=0.3)]
    for head, asked in PUB:
        sheet.body.append(sheet.p(f"<b>{head}</b>", size=13, before=0.4, after=0.1, extra='fo:keep-with-next="always"'))
        single = len(asked) == 1
        table = [["", "<b>Question</b>", "<b>Answer</b>"]] + [["" if single else str(n), q, f"<b>{a}</b>"] for n, (q, a) in enumerate(asked, 1)]
        sheet.body.append(sheet.table(table, [1.0, 11.0, 5.0], rule="0.5pt solid #999999", fills={0: "#fde9d9"}))
        items += [item(q, a, None if single else str(n), section=head) for n, (q, a) in enumerate(asked, 1)]
    sheet.body.append(sheet.p("Read each question twice. Swap sheets for marking after Round 2. Teams of six at most; no phones.", size=10, before=0.4))
    engine, source = sheet.source()
    return Document(engine, source, items)


# True or false, key in another file

SPACE = [("The Sun is a star.", True, ""), ("A year on Mars is shorter than a year on Earth.", False, "A year on Mars is longer: 687 Earth days."), ("Saturn is the only planet with rings.", False, "Jupiter, Uranus and Neptune have rings, too."), ("The Moon shines because it reflects sunlight.", True, ""), ("Venus is the hottest planet in the solar system.", True, ""), ("A light-year is a unit of time.", False, "A light-year is a unit of distance."), ("Comets are made mostly of ice and dust.", True, ""), ("The Milky Way is a spiral galaxy.", True, ""), ("Asteroids are found mostly between Earth and Mars.", False, "They are found mostly between Mars and Jupiter."), ("Neptune is farther from the Sun than Uranus.", True, ""), ("The same side of the Moon always faces Earth.", True, "")]


@layout(HALF, "truefalse-smocking", "true or false sheet of a US middle school, word processor: blank before 1., name, date and period, lines to correct the false ones; the key in its own file is the same sheet filled in in red")
def truefalse_smocking(draw):
    asked, items, made = draw.mixed(SPACE), [], []
    face = draw.one(["Comic Neue", "Carlito"])
    for key in (False, True):
        sheet = Sheet(face, 12, country="US", paper=(21.59, 27.94), margin=2.2)
        top = "Name: ____________________\tDate: ____________\tPeriod: ______" if not key else "<r><b>ANSWER KEY</b></r>\t\tPeriod: ______"
        sheet.body += [sheet.p(top, tabs=[8.5, 13.5], after=0.3), sheet.p("<b>Exploring Space: True or False?</b>", size=17, align="center", after=0.2), sheet.p("<b>Directions:</b> Write TRUE or FALSE on the blank. If the statement is false, rewrite it on the line to make it true.", after=0.3)]
        for n, (text, verdict, why) in enumerate(asked, 1):
            blank = f"<r>{'TRUE' if verdict else 'FALSE'}</r>" if key else "_________"
            sheet.body.append(sheet.p(f"{blank}\t{n}.\t{text}", left=3.2, first=-3.2, tabs=[2.3, 3.2], after=0.12))
            sheet.body.append(sheet.p(f"<r>{why}</r>" if key and why else "\t", left=3.2, tabs=[(sheet.wide, RULED)], after=0.28))
        sheet.foot = sheet.p("© 2023 Mr. Delgado’s Science Shop", size=8, align="center")
        made.append(sheet.source())
    items = [item(text, str(verdict), str(n), kind="truefalse") for n, (text, verdict, _) in enumerate(asked, 1)]
    return Document("libreoffice", made[0][1], items, made[1][1])


# Glossary of a bakery course

BAKERY = [("Autolyse", "A rest of flour and water before salt and yeast are added, which makes the dough easier to stretch."), ("Banneton", "A basket of cane in which a loaf proves and keeps its shape."), ("Biga", "A stiff Italian pre-ferment made the day before baking."), ("Crumb", "The soft inner part of a loaf."), ("Docking", "Pricking a dough so that steam can escape in the oven."), ("Gluten", "The elastic protein network that forms when flour is mixed with water."), ("Hydration", "The weight of the water in a dough as a percentage of the weight of its flour."), ("Lame", "A blade on a handle, used for scoring loaves."), ("Lamination", "Folding butter into a dough again and again to give thin layers."), ("Oven spring", "The quick rise of a loaf in its first minutes in the oven."), ("Poolish", "A wet pre-ferment of equal weights of flour and water."), ("Proving", "The last rise of a shaped dough before it is baked."), ("Retarding", "Slowing fermentation by keeping the dough cold."), ("Windowpane test", "Stretching a piece of dough until light shows through it, to see whether it has been kneaded enough.")]


@layout(HALF, "glossary-puelche", "glossary at the end of a college handout on bread, groff: bold term on a line of its own, definition indented below, page foot with the unit code")
def glossary_puelche(draw):
    entries = draw.some(BAKERY, 12)
    lines = [".ds LH Brackwater College", ".ds RH Unit FP 217", ".ds CF \\\\n(PN", "\\fB\\s+4Glossary\\s0\\fP", ".sp 0.5", "The words below are used in Unit FP 217, \\fIBread and Dough Products\\fP. You may be asked about any of them in the oral test.", ".sp"]
    for term, meaning in entries:
        lines += [".ne 3", f"\\fB{term}\\fP", ".br", ".in 5n", plain(meaning), ".in 0", ".sp 0.6"]
    engine, source = roff(draw, lines, (11,), ("H", "T", "P"))
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in entries])


# Questions of parents

PARENTS = [
    ("Admissions", [("When do applications for Year 7 open?", "Applications open on 1 September and close on 31 October."), ("Do you hold an entrance test?", "No. We admit children of all abilities and do not set a test."), ("Can I appeal if my child is not offered a place?", "Yes. Appeal forms are sent with the letter and must be returned within 20 school days.")]),
    ("The school day", [("What time does school start?", "Registration is at 8.40 a.m. Students should be on site by 8.30 a.m."), ("Is there a breakfast club?", "Yes, the canteen is open from 7.45 a.m. Toast is free for everybody."), ("How do I report that my child is ill?", "Ring the absence line on 01632 960 114 before 9 a.m. or use the parents’ app.")]),
    ("Uniform and equipment", [("Where can I buy the uniform?", "Blazers and ties are sold by Hartley’s in Mill Street. All other items may be bought anywhere."), ("May students bring mobile phones?", "Phones may be brought to school but must be switched off and kept in lockers."), ("What help is there with costs?", "Families who receive free school meals can ask for a voucher at the office.")]),
]


@layout(HALF, "faq-fontina", "FAQ of a secondary school printed from its web site, Chromium: banner, crumbs, groups as heads, questions in bold on a band with a dash at the right, answers below, address and date in the foot")
def faq_fontina(draw):
    body, items = "<div class=b>Ashdown Valley School</div><p class=c>Home &gt; Parents &gt; Frequently asked questions</p><h1>Frequently asked questions</h1><p>If you cannot find what you are looking for, please contact the school office.</p>", []
    for head, asked in PARENTS:
        body += f"<h2>{head}</h2>" + "".join(f"<div class=q><span>{q}</span><span>–</span></div><p class=a>{a}</p>" for q, a in asked)
        items += [item(q, a, kind="faq", section=head) for q, a in asked]
    body += "<p class=f>https://www.ashdownvalley.example/parents/faq &emsp; Last updated 12 March 2025 &emsp; Privacy | Accessibility | Site map</p>"
    css = ".b { background: #5a1836; color: #fff; font-size: 18pt; padding: 4mm 6mm } .c { font-size: 80%; color: #777 } h1 { font-size: 19pt; color: #5a1836; margin: 3mm 0 } h2 { font-size: 13pt; margin: 7mm 0 2mm; color: #5a1836 } .q { display: flex; justify-content: space-between; font-weight: bold; background: #f3edf0; padding: 2mm 3mm; margin-top: 2mm; break-after: avoid } .a { margin: 0; padding: 2mm 3mm; border: 1px solid #f3edf0 } .f { font-size: 75%; color: #777; margin-top: 8mm }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Lato"], (10, 11), css)
    return Document(engine, source, items)


# Exercises of a textbook on trigonometry and probability

EXERCISE = [
    ("A bag contains 5 red, 3 blue and 2 green counters. One counter is taken at random. Find the probability that it is", [("blue", "3/10"), ("not red", "1/2"), ("yellow", "0")]),
    ("A fair die is rolled 90 times. How many times would you expect to get", [("a six", "15"), ("an odd number", "45")]),
    ("The probability that a bus is late is 0.15. What is the probability that it is not late?", "0.85"),
    ("Two fair coins are thrown. List all the possible outcomes.", "HH, HT, TH, TT"),
    ("In a class of 28 pupils, 16 play chess, 10 play the piano and 4 play both. One pupil is chosen at random. Find the probability that the pupil", [("plays chess only", "3/7"), ("plays neither", "3/14")]),
    ("A spinner has five equal sectors numbered 1 to 5. It is spun twice. Find the probability that the sum of the two numbers is 10.", "1/25"),
]


@layout(HALF, "exercises-sashiko", "exercises of a school textbook, pdfLaTeX: Exercise 14B in a bar, bold numbers, parts a b c in rows without brackets, a reminder in a frame, answers at the back under chapter and exercise in two columns")
def exercises_sashiko(draw):
    items, body, key = [], "", ""
    name = f"{draw.random.randint(9, 15)}{draw.one('ABC')}"
    for n, (question, parts) in enumerate(EXERCISE, 1):
        body += rf"\needspace{{2cm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}"
        if isinstance(parts, str):
            key += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}}}}}{{{tex(parts)}}}"
            items.append(item(question, parts, str(n)))
        else:
            body += r"\hspace*{8mm}" + "".join(rf"\makebox[45mm][l]{{\textbf{{{l}}}\enspace {tex(q)}}}" for l, (q, _) in zip("abc", parts)) + r"\par "
            key += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}}}}}{{" + r"\quad ".join(rf"\textbf{{{l}}}\enspace {tex(a)}" for l, (_, a) in zip("abc", parts)) + "}"
            items += [item(q, a, f"{n}({l})", stem=question) for l, (q, a) in zip("abc", parts)]
        body += r"\medskip" + "\n"
    box = r"\medskip\fbox{\parbox{0.95\linewidth}{\textbf{Remember}\quad The probabilities of all the possible outcomes add up to 1. A probability may be written as a fraction, a decimal or a percentage, but never as a ratio.}}\par\bigskip "
    body = rf"\colorbox{{black!15}}{{\makebox[0.97\linewidth][l]{{\large\bfseries Exercise {name}}}}}\par" + box + body + rf"\newpage{{\LARGE\bfseries Answers}}\par\bigskip\begin{{multicols}}{{2}}{{\large\bfseries Chapter {name[:-1]}}}\par\smallskip{{\bfseries Exercise {name}}}\par {key}\end{{multicols}}"
    engine, source = document(draw, body, ["times", "lm", "palatino"], (11,), (22, 26), head=rf"\fancyhead[L]{{\small {name[:-1]}\quad Probability}}\fancyhead[R]{{\small Core Mathematics 3}}", extra=r"\setlength\columnsep{9mm}")
    return Document(engine, source, items)


# Solved problems in statistics

STATS = [
    ("The weights of five parcels are 2, 4, 4, 5 and 10 kg.", [("Compute the sample mean.", "The sum is 25, so the mean is 25/5 = 5 kg.", 2), ("Compute the median.", "The third value in order is 4 kg.", 1), ("Compute the sample variance.", "The squared deviations are 9, 1, 1, 0 and 25, so s² = 36/4 = 9.", 3)]),
    ("A machine fills bags of rice. The weight of a bag is normal with mean 1000 g and standard deviation 8 g.", [("Find the probability that a bag weighs less than 984 g.", "P(Z < −2) = 0.0228.", 3), ("Find the weight that is exceeded by 5% of all bags.", "1000 + 1.645 × 8 = 1013.2 g.", 3), ("What is the standard deviation of the mean weight of 16 bags?", "8/√16 = 2 g.", 2)]),
    ("In a random sample of 400 voters, 220 support the proposal.", [("Give a point estimate of the share of supporters.", "220/400 = 0.55.", 1), ("Construct an approximate 95% confidence interval for this share.", "0.55 ± 1.96 × 0.0249, that is, from 0.501 to 0.599.", 4), ("Would a 99% interval be wider or narrower? Explain.", "It would be wider, since the critical value grows from 1.96 to 2.58.", 2)]),
]


@layout(HALF, "solutions-hardanger", "solutions to a university problem set, pdfLaTeX: Problem 1 with total of points, (a) [2 pts] before the words, Solution. in italics below each with a square at its end")
def solutions_hardanger(draw):
    items, body = [], ""
    signs = lambda text: tex(text).replace("×", r"$\times$").replace("±", r"$\pm$").replace("√", r"$\surd$").replace("<", r"$<$").replace("−", "$-$")
    for n, (stem, parts) in enumerate(STATS, 1):
        body += rf"\needspace{{4cm}}\bigskip\textbf{{Problem {n}}} ({sum(p[2] for p in parts)} points)\textbf{{.}} {signs(stem)}\par "
        for l, (question, answer, points) in zip("abc", parts):
            said = f"{points} pt" + ("s" if points > 1 else "")
            body += rf"\lab{{6mm}}{{8mm}}{{({l})}}{{[{said}] {signs(question)}}}\lab{{6mm}}{{0mm}}{{}}{{\hspace*{{8mm}}\textit{{Solution.}} {signs(answer)}\hfill$\square$}}\smallskip" + "\n"
            items.append(item(question, answer, f"{n}({l})", points, stem=stem))
    body = r"\begin{center}{\Large STAT 210: Introduction to Statistics}\par\smallskip{\large Problem Set 6 -- Solutions}\par\smallskip Due: Thursday, November 14, before lecture\end{center}\hrule\medskip Please report mistakes in these solutions to the teaching assistants. Other correct arguments received full credit.\par " + body
    engine, source = document(draw, body, ["cm", "lm"], (11,), (24, 26), paper="letterpaper")
    return Document(engine, source, items)
