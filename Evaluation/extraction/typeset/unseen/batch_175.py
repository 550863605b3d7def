"""Two American examinations with their scoring and sheets of teachers, quiz hosts, training centres, publishers and web sites."""

from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from webpage import page, web

HALF = "unseen"

# Free response, environmental science

POTOMAC = [
    ("Designing an Investigation", "Students study the effect of road salt on a stream. They take samples of water and count mayfly larvae at five sites above and five sites below a bridge every month for one year.", [
        ("a", None, "Identify the independent variable in the investigation.", ["The location of the site above or below the bridge"]),
        ("b", None, "Identify a scientific question that the investigation is designed to answer.", ["Does road salt from the bridge reduce the number of mayfly larvae?"]),
        ("c", None, "Describe one way in which the students could make the study more reliable.", ["Sample at more sites", "Repeat the study in another year", "Study several bridges"]),
        ("d", "The concentration of chloride below the bridge is 240 mg/L in winter and 60 mg/L in summer.", [
            ("i", "Calculate the percent decrease from winter to summer.", ["75%"]),
            ("ii", "Explain why the concentration is higher in winter.", ["Salt is spread on roads in winter and melting snow washes it into the stream"]),
        ], None),
    ]),
    ("Analyzing an Environmental Problem", "A coastal town plans to replace its diesel power plant with offshore wind turbines.", [
        ("a", None, "Identify one air pollutant that is emitted by the diesel plant.", ["Nitrogen oxides", "Particulate matter", "Sulfur dioxide"]),
        ("b", None, "Describe one human health effect of the pollutant identified in part (a).", ["Irritation of the lungs", "Asthma"]),
        ("c", "Fishers oppose the turbines, and some residents say that wind cannot supply electricity all day.", [
            ("i", "Propose a solution, other than a fossil fuel, to the problem of calm days.", ["Store electricity in batteries", "Pump water to a reservoir for use on calm days"]),
            ("ii", "Justify the solution proposed in part (c)(i) with an additional benefit to the town.", ["Stored electricity can be sold at times of high demand"]),
        ], None),
    ]),
]


@layout(HALF, "response-potomac", "American free-response questions, pdfLaTeX: 1. with (a), (d) (i), no marks on the paper; scoring guidelines in their own file: Question 1 as head, the question again in bold, 1 point at the right, Accept one of the following with bullets")
def response_potomac(draw):
    body = r"\begin{center}\textbf{ENVIRONMENTAL SCIENCE}\par\textbf{SECTION II}\par Time -- 45 minutes\par 2 Questions\end{center}\textbf{Directions:} Answer both questions. Where calculations are required, clearly show how you arrived at your answer. Where explanation or discussion is required, support your answers with relevant information. Write your answers in the separate booklet; answers written on this page will not be scored.\par\rule{\linewidth}{0.4pt}\par "
    scheme, items = "", []
    for n, (kind, stem, parts) in enumerate(POTOMAC, 1):
        points = sum(1 if inner is None else len(asked) for _, inner, asked, _ in parts)
        body += rf"\bigskip\lab{{0mm}}{{8mm}}{{{n}.}}{{{tex(stem)}}}"
        scheme += (r"\newpage " if n > 1 else "") + rf"{{\large\bfseries Question {n}: {kind}\hfill {points} points}}\par\rule{{\linewidth}}{{0.8pt}}\par "

        def scored(label, question, answers, depth):
            shown = rf"\needspace{{20mm}}\medskip\lab{{{8 * depth}mm}}{{9mm}}{{\textbf{{({label})}}}}{{\textbf{{{tex(question)}}}\pushright{{\textbf{{1 point}}}}}}"
            if len(answers) > 1:
                shown += rf"\lab{{{8 * depth + 9}mm}}{{0mm}}{{}}{{Accept one of the following:}}"
                return shown + "".join(rf"\lab{{{8 * depth + 13}mm}}{{5mm}}{{$\bullet$}}{{{tex(a)}}}" for a in answers)
            return shown + rf"\lab{{{8 * depth + 9}mm}}{{0mm}}{{}}{{{tex(answers[0])}}}"

        for label, inner, asked, answers in parts:
            if inner is None:
                body += rf"\smallskip\lab{{8mm}}{{8mm}}{{({label})}}{{{tex(asked)}}}"
                scheme += scored(label, asked, answers, 0)
                items.append(item(asked, "\n".join(answers), f"{n}({label})", 1, stem=stem, guidance="Accept one of the following:" if len(answers) > 1 else None))
                continue
            body += rf"\smallskip\lab{{8mm}}{{8mm}}{{({label})}}{{{tex(inner)}}}"
            scheme += rf"\needspace{{30mm}}\medskip\lab{{0mm}}{{9mm}}{{\textbf{{({label})}}}}{{{tex(inner)}}}"
            for roman, question, said in asked:
                body += rf"\smallskip\lab{{16mm}}{{8mm}}{{({roman})}}{{{tex(question)}}}"
                scheme += scored(roman, question, said, 1)
                items.append(item(question, "\n".join(said), f"{n}({label})({roman})", 1, stem=f"{stem} {inner}", kind="numeric" if "Calculate" in question else "short", guidance="Accept one of the following:" if len(said) > 1 else None))
    body += r"\vfill\begin{center}\textbf{STOP}\par\textbf{END OF EXAM}\end{center}"
    fonts = [draw.one(["times", "lm", "schoolbook"])]
    engine, source = document(draw, body, fonts, (11,), (24, 26), foot=r"\fancyfoot[C]{\small -\thepage-}")
    return Document(engine, source, items, document(draw, scheme, fonts, (11,), (24, 26), head=r"\fancyhead[R]{\small Scoring Guidelines}")[1])


# Regents-like earth science

MOHAWK = [
    ("Which gas makes up most of Earth’s troposphere?", ["argon", "nitrogen", "oxygen", "water vapor"], 1),
    ("What is the main cause of the seasons on Earth?", ["the changing distance to the Sun", "the rotation of Earth", "the tilt of Earth’s axis", "the phases of the Moon"], 2),
    ("Which mineral scratches glass and shows conchoidal fracture?", ["calcite", "halite", "gypsum", "quartz"], 3),
    ("Which type of rock forms when lava cools quickly?", ["basalt", "gneiss", "granite", "marble"], 0),
]
MOHAWK_STEM = "Base your answers to questions 5 through 7 on the passage below."
MOHAWK_TEXT = "On the morning of May 12 the air pressure in Albany fell from 1014 mb to 998 mb in six hours. The wind turned from the southeast to the west, heavy rain fell for half an hour, and the air temperature dropped from 22°C to 13°C."
MOHAWK_BASED = [
    ("Which type of front most likely passed Albany?", ["cold front", "warm front", "occluded front", "stationary front"], 0),
    ("What was the average rate of fall of the air pressure?", ["1.5 mb/hr", "2.7 mb/hr", "6.0 mb/hr", "16 mb/hr"], 1),
    ("Which instrument recorded the change in the wind?", ["barometer", "thermometer", "psychrometer", "wind vane"], 3),
]
MOHAWK_OPEN = [
    ("State one piece of evidence that Earth’s continents were once joined.", ["matching fossils on both sides of the Atlantic", "the coastlines fit together"], 1),
    ("Identify the process by which water enters the atmosphere from the leaves of plants.", ["transpiration"], 1),
    ("A stream flows from a mountain to a lake. Describe the change in the size of the sediment that it carries as its velocity decreases.", ["The particles carried become smaller."], 1),
    ("Explain why the seismic station at Utica received P-waves but no S-waves from an earthquake on the other side of Earth.", ["S-waves cannot pass through the liquid outer core."], 1),
]


@layout(HALF, "regents-mohawk", "American earth science examination, Chromium: Part A with (1) to (4) two a row in two columns, a group on a passage, Part B with [1] at the end of the question; scoring key at the end of the file as dots and rating guide with bullets")
def regents_mohawk(draw):
    body = "<div class=t>PHYSICAL SETTING<br>EARTH SCIENCE</div><h2>Part A</h2><p class=d>Answer all questions in this part.</p><p class=d><i>Directions</i> (1–7): For each statement or question, choose the word or expression that, of those given, best completes the statement or answers the question. Record your answers on your separate answer sheet.</p><div class=cols>"
    items, key = [], []

    def ask(n, question, options, right, stem=None):
        key.append((n, right + 1))
        items.append(item(question, options[right], str(n), None, choices("1234", options), kind="mcq", answer_label=str(right + 1), stem=stem))
        return f"<div class=q><span class=n>{n}</span><div>{web(question)}<div class=o>" + "".join(f"<span>({k}) {web(o)}</span>" for k, o in enumerate(options, 1)) + "</div></div></div>"

    for n, (question, options, right) in enumerate(MOHAWK, 1):
        body += ask(n, question, options, right)
    body += f"</div><hr><p>{MOHAWK_STEM}</p><p class=x>{web(MOHAWK_TEXT)}</p><div class=cols>"
    for n, (question, options, right) in enumerate(MOHAWK_BASED, 5):
        body += ask(n, question, options, right, f"{MOHAWK_STEM} {MOHAWK_TEXT}")
    body += "</div><h2 class=b>Part B</h2><p class=d>Answer all questions in this part.</p><p class=d><i>Directions</i> (8–11): Record your answers in the spaces provided.</p>"
    guide = ""
    for n, (question, answers, marks) in enumerate(MOHAWK_OPEN, 8):
        body += f"<div class=q><span class=n>{n}</span><div class=w>{web(question)} &nbsp;[{marks}]<div class=l></div><div class=l></div></div></div>"
        many = len(answers) > 1
        guide += f"<div class=g><b>{n}</b> &nbsp;[1] Allow 1 credit{'. Acceptable responses include, but are not limited to:' if many else ' for:'}" + "".join(f"<div class=p>{'— ' if many else ''}{web(a)}</div>" for a in answers) + "</div>"
        items.append(item(question, "\n".join(answers), str(n), marks))
    body += "<div class=k><div class=t>SCORING KEY AND RATING GUIDE</div><h2>Part A</h2><div class=kk>" + "".join(f"<div>{n} . . . . . {r}</div>" for n, r in key) + f"</div><h2>Part B</h2>{guide}</div>"
    css = ".t { text-align: center; font-weight: bold; font-size: 120% } h2 { text-align: center; font-size: 120%; margin: 4mm 0 1mm; break-after: avoid } .d { margin: 1mm 0 3mm } .cols { columns: 2; column-gap: 8mm; column-rule: 1px solid #000 } .q { display: flex; break-inside: avoid; padding-bottom: 4mm } .n { width: 8mm; flex: none; font-weight: bold } .q > div { flex: 1 } .o { display: grid; grid-template-columns: 1fr 1fr; gap: 1mm 3mm; margin-top: 1mm } .x { border: 1px solid #000; padding: 2mm 4mm; margin-right: 1mm } .b { break-before: page } .l { border-bottom: 1px solid #000; height: 9mm } .k { break-before: page } .kk { columns: 3; width: 110mm; margin: 0 auto } .g { margin: 3mm 0; break-inside: avoid } .p { padding-left: 14mm }"
    engine, source = page(draw, body, ["Liberation Serif", "Caladea"], (11,), css)
    return Document(engine, source, items)


# Pub quiz

PURL = [
    ("Round 1: Food and drink", [("Which nut is used to make marzipan?", "Almond"), ("What is the main spice in the dish goulash?", "Paprika"), ("Which vegetable is also called an aubergine in Britain and brinjal in India?", "Eggplant"), ("From which fruit is the spirit calvados made?", "Apples"), ("Which cheese is traditionally used in a Greek salad?", "Feta"), ("What colour is the flesh of a golden kiwi?", "Yellow")]),
    ("Round 2: Sport", [("How many players of one team are on a netball court?", "Seven"), ("In which city were the Summer Olympics of 2016 held?", "Rio de Janeiro"), ("Which sport has a silly mid-off?", "Cricket"), ("What is the maximum break in snooker, without free balls?", "147"), ("Which country invented judo?", "Japan"), ("How many holes are there on a full golf course?", "18")]),
]


@layout(HALF, "quiz-purl", "quiz host’s sheet, Chromium: two rounds with coloured heads as tables #, Question, Answer with grey stripes, numbers that begin again, tie-break at the foot, rule of points")
def quiz_purl(draw):
    body, items = "<div class=h><b>The Crown &amp; Thimble</b><span>Thursday Quiz – HOST COPY</span></div><p class=i>One point for each correct answer. Read every question twice. No phones!</p>", []
    for title, asked in PURL:
        body += f"<h2>{web(title)}</h2><table><tr><th>#<th>Question<th>Answer</tr>"
        for n, (question, answer) in enumerate(asked, 1):
            body += f"<tr><td>{n}<td>{web(question)}<td>{web(answer)}</tr>"
            items.append(item(question, answer, str(n), section=title))
        body += "</table>"
    tie = ("How many steps are there to the top of the Eiffel Tower by the stairs?", "1,665")
    body += f"<div class=b><b>TIE-BREAK</b> (nearest wins): {tie[0]} <b>Answer:</b> {tie[1]}</div>"
    items.append(item(tie[0], tie[1]))
    css = ".h { display: flex; justify-content: space-between; font-size: 130%; border-bottom: 3px solid #7a1f3d } .i { font-style: italic } h2 { background: #7a1f3d; color: #fff; padding: 1mm 3mm; font-size: 115%; margin: 5mm 0 0 } table { width: 100%; border-collapse: collapse } th { text-align: left; border-bottom: 1px solid #444 } td, th { padding: 1.5mm 3mm } tr:nth-child(odd) td { background: #eee } td:first-child { width: 8mm } td:last-child { width: 42mm; font-weight: bold } .b { border: 1px dashed #444; margin: 6mm 1mm 0 0; padding: 2mm 4mm }"
    engine, source = page(draw, body, ["Lato", "Carlito", "Open Sans"], (11, 12), css)
    return Document(engine, source, items)


# English course, gaps with a bank

ALLSPICE = [("My grandmother ________ up very early, even on Sundays.", "gets"), ("Could you ________ down the music? The baby is asleep.", "turn"), ("We have ________ out of milk, so I am going to the shop.", "run"), ("He ________ up smoking two years ago.", "gave"), ("I am ________ forward to the holidays.", "looking"), ("Please ________ off your shoes at the door.", "take")]
ALLSPICE_VERBS = [("She ________ (work) in a bank since 2019.", "has worked"), ("When I arrived, they ________ (have) dinner.", "were having"), ("If it ________ (rain), we will stay at home.", "rains"), ("The letters ________ (send) yesterday.", "were sent"), ("I ________ (not see) him for weeks.", "haven’t seen"), ("Look! The bus ________ (come).", "is coming")]


@layout(HALF, "gaps-allspice", "English worksheet of a language school, LibreOffice: logo line, name and date, Exercise 1 with a box of words in a table, Exercise 2 with verbs in brackets, numbers that begin again; not answered")
def gaps_allspice(draw):
    heads = ["Exercise 1. Complete the sentences with the verbs in the box.", "Exercise 2. Put the verbs in brackets into the correct form."]
    words = draw.mixed([a for _, a in ALLSPICE])
    body = paragraph(run("Bridge Language Academy\tLevel B1 · Unit 6"), "Logo") + paragraph(run("Name: ______________________   Date: ______________")) + paragraph(run("Phrasal verbs and tenses"), "Title")
    items = []
    for head, asked in zip(heads, (ALLSPICE, ALLSPICE_VERBS)):
        body += paragraph(run(head), "Head")
        if asked is ALLSPICE:
            body += office_table([[run(w) for w in words]], [2.7] * 6)
        for n, (text, _) in enumerate(asked, 1):
            body += paragraph(run(f"{n}.\t{text}"), "Part")
            items.append(item(text, None, str(n), kind="gap", section=head))
    body += paragraph(run("© Bridge Language Academy. May be copied for use in class."), "First")
    styles = paragraph_style("Logo", 0, bold=True, tabs=[(16.6, 'style:type="right"')], extra='fo:border-bottom="1pt solid #1f5f8b" fo:padding-bottom="0.1cm"') + paragraph_style("First", 1.6, size=8)
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (12,), styles=styles, foot=False)
    return Document(engine, source, items)


# Food hygiene, true or false

FENUGREEK = [("Raw meat should be stored below cooked food in the fridge.", True), ("Bacteria are killed by freezing.", False), ("The danger zone for food is between 5°C and 63°C.", True), ("You may wear a watch while you prepare food.", False), ("Cooked rice can be kept warm at 40°C all day.", False), ("A blue plaster should cover any cut on your hand.", True), ("Food past its use-by date may be sold if it smells fresh.", False), ("Hands must be washed after handling raw eggs.", True), ("The same board may be used for raw chicken and salad if it is wiped.", False), ("Allergens must be shown on the label of packed food.", True), ("Pests can be a source of contamination.", True), ("Hot food should be put straight into the fridge.", False)]


@layout(HALF, "hygiene-fenugreek", "induction test of a training centre, LibreOffice: ruled table No., Statement, True, False with squares to tick, candidate’s lines, pass mark; not answered")
def hygiene_fenugreek(draw):
    asked = draw.some(FENUGREEK, 12)
    rows = [[run(h, "B") for h in ("No.", "Statement", "True", "False")]] + [[run(str(n)), run(text), run("☐"), run("☐")] for n, (text, _) in enumerate(asked, 1)]
    body = paragraph(run("Level 1 Food Hygiene – Induction Test"), "Title") + paragraph(run("Candidate: ______________________   Trainer: ______________________   Date: ____________")) + paragraph(run("Tick one box for each statement. You need 10 correct answers out of 12 to pass.", "I")) + paragraph("") + office_table(rows, [1.2, 11.4, 2.0, 2.0])
    body += paragraph(run("Score: ______ / 12     Pass ☐     Refer ☐"))
    body += paragraph(run("Signature of trainer: ____________________________"))
    engine, source = office(draw, body, ["DejaVu Sans", "Liberation Sans"], (10, 11), head="SafeServe Training Ltd\n")
    return Document(engine, source, [item(text, None, str(n), kind="truefalse") for n, (text, _) in enumerate(asked, 1)])


# Korean words

GALANGAL = [("학교", "hakgyo", "school"), ("선생님", "seonsaengnim", "teacher"), ("친구", "chingu", "friend"), ("물", "mul", "water"), ("밥", "bap", "cooked rice"), ("시장", "sijang", "market"), ("병원", "byeongwon", "hospital"), ("우산", "usan", "umbrella"), ("시계", "sigye", "clock, watch"), ("가방", "gabang", "bag"), ("의자", "uija", "chair"), ("바다", "bada", "sea"), ("산", "san", "mountain"), ("나무", "namu", "tree")]


@layout(HALF, "korean-galangal", "Korean course book, Chromium: word list of Lesson 3 with columns No., Korean, Romanization, English, coloured head and lines between rows, tip in a box below")
def korean_galangal(draw):
    words = draw.some(GALANGAL, 14)
    body = "<p class=c>Lesson 3 · 제3과</p><h1>New Words</h1><table><tr><th>No.<th>Korean<th>Romanization<th>English</tr>"
    body += "".join(f"<tr><td>{n}<td class=k>{a}<td><i>{b}</i><td>{c}</tr>" for n, (a, b, c) in enumerate(words, 1)) + "</table><div class=b><b>Tip</b> Listen to track 12 and repeat each word aloud.</div><p class=f>34 &nbsp; Everyday Korean 1</p>"
    css = ".c { color: #888; margin: 0 } h1 { color: #1d6b57; margin: 0 0 4mm } table { border-collapse: collapse; width: 100% } th { background: #1d6b57; color: #fff; text-align: left } th, td { padding: 1.6mm 3mm; border-bottom: 1px solid #bbb } .k { font-family: 'Noto Sans CJK KR'; font-size: 115% } .b { background: #e9f4f0; padding: 2mm 4mm; margin-top: 6mm } .f { margin-top: 8mm; font-size: 85% }"
    engine, source = page(draw, body, ["Open Sans", "Lato"], (11,), css)
    return Document(engine, source, [item(a, c, str(n), kind="vocabulary") for n, (a, _, c) in enumerate(words, 1)])


# Questions of parents

BACKSTITCH = [
    ("Before you book", [("What age can my child start?", "Children can join the Tadpole class from the age of four. Younger children are welcome in our parent and toddler sessions on Saturday mornings."), ("How do I know which level to choose?", "Book a free assessment. A teacher will watch your child swim for ten minutes and suggest a class."), ("How many children are in each class?", "Never more than eight, with one teacher in the water.")]),
    ("At the pool", [("What should my child bring?", "A swimsuit, a towel and a cap. Goggles are optional."), ("Can I watch the lesson?", "Yes, from the balcony. Please do not stand at the side of the pool."), ("Is the water heated?", "The teaching pool is kept at 31°C throughout the year."), ("Where can we park?", "There are forty spaces behind the building, free for two hours.")]),
    ("Payment", [("How do I pay?", "By direct debit on the first of each month, or by card for a whole term."), ("What happens if we miss a lesson?", "We cannot refund single lessons, but you may use one catch-up lesson each term."), ("How much notice do I have to give?", "One calendar month, by e-mail to the office.")]),
]


@layout(HALF, "faq-backstitch", "swimming school’s web page, Chromium: menu, topic heads, questions in bold with a minus sign at the right as opened, answers below, contact box; nothing numbered")
def faq_backstitch(draw):
    body, items = "<nav>Home &nbsp; Lessons &nbsp; Timetable &nbsp; <b>FAQs</b> &nbsp; Contact</nav><h1>Frequently asked questions</h1><p>Everything parents ask us about swimming lessons.</p>", []
    for title, pairs in BACKSTITCH:
        body += f"<h2>{title}</h2>"
        for question, answer in pairs:
            body += f"<div class=q><b>{web(question)}</b><span>−</span></div><p class=a>{web(answer)}</p>"
            items.append(item(question, answer, kind="faq", section=title))
    body += "<div class=b><b>Still not sure?</b> Call us on 01632 960 114, Monday to Friday, 9 to 5.</div><footer>© 2025 Otter Swim School · Privacy · Terms</footer>"
    css = "nav { background: #0b6fa4; color: #fff; padding: 2mm 4mm } h2 { color: #0b6fa4; margin: 5mm 0 2mm; break-after: avoid } .q { display: flex; justify-content: space-between; border-top: 1px solid #ccc; padding-top: 2mm; break-after: avoid } .a { margin: 1mm 8mm 3mm 0; color: #333 } .b { background: #e8f3f9; padding: 3mm 4mm; margin-top: 5mm; break-inside: avoid } footer { font-size: 80%; color: #777; margin-top: 5mm }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Noto Sans"], (10, 11), css)
    return Document(engine, source, items)


# Glossary of rivers

HEMSTITCH = [("alluvium", "sediment laid down by a river on its bed or flood plain"), ("bankfull", "the stage at which a river fills its channel completely"), ("base flow", "the part of a river’s flow that comes from groundwater"), ("catchment", "the area of land that drains to a river"), ("confluence", "the place where two rivers meet"), ("delta", "a fan of sediment at the mouth of a river"), ("discharge", "the volume of water that passes a point in a second"), ("ephemeral stream", "a stream that flows only after rain"), ("flood plain", "the flat land beside a river that is under water in a flood"), ("gauging station", "a site where the level of a river is measured"), ("lag time", "the time between the peak of rainfall and the peak of flow"), ("levee", "a bank, natural or built, along the side of a channel"), ("meander", "a bend in the course of a river"), ("watershed", "the line that divides two catchments")]


@layout(HALF, "glossary-hemstitch", "glossary at the back of a hydrology textbook, pdfLaTeX in two columns: letters as heads, term in bold small type, meaning after a space with full stop and a page reference in brackets, running head")
def glossary_hemstitch(draw):
    words = draw.some(HEMSTITCH, 14)
    body, last = r"{\LARGE\bfseries Glossary}\par\medskip Numbers in brackets refer to the chapter in which the term is introduced.\par\bigskip\begin{multicols}{2}\raggedright ", ""
    for term, meaning in words:
        if term[0] != last:
            last = term[0]
            body += rf"\needspace{{14mm}}\bigskip{{\large\bfseries {last.upper()}}}\par "
        body += rf"\lab{{0mm}}{{4mm}}{{}}{{\hspace*{{-4mm}}\textbf{{{tex(term)}}}\quad {tex(meaning)} [{draw.random.randint(1, 9)}]}}"
    body += r"\end{multicols}"
    engine, source = document(draw, body, ["palatino", "lm", "times"], (11,), (22, 26), head=r"\fancyhead[L]{\small\itshape Glossary}\fancyhead[R]{\small 312}", foot="")
    return Document(engine, source, [item(t, m, kind="definition") for t, m in words])


# Scientists and discoveries

SATIN = [("Marie Curie", "radium"), ("Alexander Fleming", "penicillin"), ("William Harvey", "circulation of the blood"), ("Edward Jenner", "vaccination against smallpox"), ("Dmitri Mendeleev", "periodic table"), ("J. J. Thomson", "electron"), ("James Chadwick", "neutron"), ("Joseph Priestley", "oxygen"), ("Gregor Mendel", "laws of inheritance"), ("Wilhelm Röntgen", "X-rays")]


@layout(HALF, "match-satin", "American middle school worksheet, XeLaTeX: name and period lines, directions, blanks before numbers at the left under Column A, letters a. to k. at the right under Column B, one left over; answers in a box at the foot upright in two rows")
def match_satin(draw):
    asked = draw.mixed(SATIN)
    right = draw.mixed([b for _, b in asked] + ["quarks"])
    letters = "abcdefghijk"
    rows = []
    for k in range(11):
        left = rf"\rule{{9mm}}{{0.4pt}}\ {k + 1}.\ {tex(asked[k][0])}" if k < 10 else ""
        rows.append(rf"{left} & {letters[k]}.\ {tex(right[k])}")
    body = r"Name \rule{60mm}{0.4pt}\hfill Period \rule{15mm}{0.4pt}\par\bigskip\begin{center}{\Large\bfseries Scientists and Their Discoveries}\end{center}\textbf{Directions:} Write the letter of each discovery in Column B on the line next to the correct scientist in Column A. One letter will not be used.\par\bigskip\renewcommand\arraystretch{1.8}\begin{tabular}{p{80mm}p{70mm}}\textbf{Column A} & \textbf{Column B}\\" + r"\\".join(rows) + r"\end{tabular}\par\vfill\renewcommand\arraystretch{1.2}{\small Answer Key\par\begin{tabular}{|" + "c|" * 10 + r"}\hline " + " & ".join(str(k) for k in range(1, 11)) + r"\\\hline " + " & ".join(letters[right.index(b)] for _, b in asked) + r"\\\hline\end{tabular}}"
    engine, source = document(draw, body, ["avant", "arial", "noto"], (11,), (22, 24), foot=r"\fancyfoot[C]{\scriptsize Physical Science Unit 1}")
    listed = choices(letters, right)
    return Document(engine, source, [item(a, b, str(n), None, listed, kind="match", answer_label=letters[right.index(b)]) for n, (a, b) in enumerate(asked, 1)])


# Exercises of a physics textbook

ODER = [
    ("A force of 24 N acts on a mass of 8 kg. Find the acceleration.", [("", None, "3 m/s²")]),
    ("A car starts from rest and accelerates at 2.5 m/s² for 6 s.", [("a", "Find its final speed.", "15 m/s"), ("b", "Find the distance travelled.", "45 m")]),
    ("A stone is dropped from a cliff 80 m high. How long does it take to reach the sea? Take g = 10 m/s².", [("", None, "4 s")]),
    ("A crane lifts a load of 500 kg through 12 m in 20 s. Take g = 10 m/s².", [("a", "Calculate the work done.", "60 000 J"), ("b", "Calculate the power of the crane.", "3000 W")]),
    ("State Newton’s third law and give an everyday example.", [("", None, None)]),
    ("Two trolleys of mass 2 kg and 3 kg stick together in a collision. The first was moving at 5 m/s and the second was at rest.", [("a", "Find their common velocity.", "2 m/s"), ("b", "Find the kinetic energy that is lost.", "15 J")]),
    ("A spring stretches by 4 cm under a load of 6 N. What load stretches it by 10 cm?", [("", None, "15 N")]),
    ("Find the pressure at a depth of 25 m in fresh water. Ignore the pressure of the air.", [("", None, "250 kPa")]),
]


@layout(HALF, "exercises-oder", "exercise of a physics textbook, pdfLaTeX: Exercise 4B in a bar, 1 to 8 in bold with a b without brackets, running heads, a drawing; not answered")
def exercises_oder(draw):
    body = r"{\setlength\fboxsep{5pt}\colorbox{black!15}{\parbox{\dimexpr\linewidth-10pt}{\Large\bfseries Exercise 4B}}}\par\bigskip "
    items = []
    for n, (stem, parts) in enumerate(ODER, 1):
        body += rf"\medskip\lab{{0mm}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}"
        if "trolleys" in stem:
            body += r"\begin{center}\begin{tikzpicture}\draw (0,0)--(8,0);\draw (1,0.3) rectangle (2.6,1);\draw (1.3,0.15) circle (0.15) (2.3,0.15) circle (0.15);\node at (1.8,0.65) {2 kg};\draw[->] (1.3,1.3)--(2.6,1.3) node[right] {5 m/s};\draw (5,0.3) rectangle (6.8,1);\draw (5.3,0.15) circle (0.15) (6.5,0.15) circle (0.15);\node at (5.9,0.65) {3 kg};\end{tikzpicture}\end{center}"
        for letter, question, _ in parts:
            if letter:
                body += rf"\lab{{9mm}}{{8mm}}{{\textbf{{{letter}}}}}{{{tex(question)}}}"
                items.append(item(question, None, f"{n}({letter})", stem=stem, kind="numeric"))
            else:
                items.append(item(stem, None, str(n), kind="short" if stem.startswith("State") else "numeric"))
    engine, source = document(draw, body, ["times", "palatino", "lm"], (11,), (24, 27), head=r"\fancyhead[L]{\small\thepage}\fancyhead[R]{\small Chapter 4\quad Forces and motion}", foot="")
    return Document(engine, source, items)


# Worked solutions in statistics

WHIPSTITCH = [
    ("A bag holds 5 red and 3 blue counters. Two are taken without replacement.", [
        ("Find the probability that both are red.", "5/8 × 4/7 = 20/56 = 5/14"),
        ("Find the probability that they have different colours.", "Red then blue: 5/8 × 3/7 = 15/56. Blue then red: the same. Sum = 30/56 = 15/28"),
    ]),
    ("The times of eight runners, in minutes, are 21, 24, 24, 25, 27, 28, 30 and 37.", [
        ("Find the mean time.", "216 ÷ 8 = 27 minutes"),
        ("Find the median time.", "The middle values are 25 and 27, so the median is 26 minutes"),
        ("The time of 37 minutes is found to be wrong and is left out. State what happens to the mean.", "The new mean is 179 ÷ 7 = 25.6, so the mean falls"),
    ]),
    ("The random variable X has a binomial distribution with n = 4 and p = 0.5.", [
        ("Calculate P(X = 2).", "6 × 0.5² × 0.5² = 0.375"),
        ("Calculate the variance of X.", "np(1 − p) = 4 × 0.5 × 0.5 = 1"),
    ]),
    ("The masses of apples are normal with mean 150 g and standard deviation 20 g.", [
        ("Find the standardised value of a mass of 180 g.", "(180 − 150) ÷ 20 = 1.5"),
        ("Hence find the proportion of apples heavier than 180 g.", "1 − 0.9332 = 0.0668"),
    ]),
]


@layout(HALF, "solutions-whipstitch", "university tutorial sheet with worked solutions, XeLaTeX: Question 1. in bold run in, (a) (b), a frame with Solution. and the same letters after each question, course code in the head")
def solutions_whipstitch(draw):
    body, items = r"\begin{center}{\large\bfseries MA1042 Probability and Statistics}\par Tutorial Sheet 5 \textbf{with solutions}\end{center}\medskip ", []
    for n, (stem, parts) in enumerate(WHIPSTITCH, 1):
        body += rf"\needspace{{45mm}}\medskip\textbf{{Question {n}.}} {tex(stem)}\par "
        solved = ""
        for letter, (question, answer) in zip("abc", parts):
            body += rf"\lab{{4mm}}{{8mm}}{{({letter})}}{{{tex(question)}}}"
            solved += rf"\lab{{0mm}}{{8mm}}{{({letter})}}{{{tex(answer)}}}"
            items.append(item(question, answer, f"{n}({letter})", stem=stem, answer_kind="contains", kind="numeric" if "State" not in question else "short"))
        body += rf"\smallskip\fbox{{\parbox{{0.95\linewidth}}{{\textbf{{Solution.}}\par {solved}}}}}\par\bigskip "
    engine, source = document(draw, body, ["helvetica", "libertine", "schoolbook"], (11,), (23, 25), head=r"\fancyhead[L]{\small School of Mathematics}\fancyhead[R]{\small Semester 1}")
    return Document(engine, source, items)


# Attempt reviewed in a learning platform

ASAFOETIDA = [
    ("Which law is the main source of a company’s duty to protect its workers in Great Britain?", ["Health and Safety at Work etc. Act 1974", "Factories Act 1844", "Companies Act 2006", "Equality Act 2010"], 0),
    ("What is the first step of a risk assessment?", ["Write a report", "Train the staff", "Buy equipment", "Identify the hazards"], 3),
    ("What colour is the label of a CO₂ fire extinguisher in the UK?", ["Red", "Black", "Blue", "Cream"], 1),
    ("Which sign is round with a red border and a diagonal bar?", ["Warning", "Mandatory", "Prohibition", "Safe condition"], 2),
    ("Which control measure should be considered first?", ["Gloves", "Warning signs", "Elimination of the hazard", "Shorter shifts"], 2),
    ("How should a heavy box be lifted?", ["With bent knees and a straight back", "With straight knees", "At arm’s length", "With a twist of the waist"], 0),
    ("Which item is personal protective equipment?", ["Guard rail", "Hard hat", "Fume hood", "Safety net"], 1),
    ("Whom should you tell about a near miss?", ["Nobody", "A customer", "The press", "Your supervisor"], 3),
    ("What does a green sign with a white arrow and a running figure show?", ["Lift", "First aid room", "Emergency exit", "Assembly point"], 2),
]


@layout(HALF, "review-asafoetida", "quiz attempt printed from a learning platform, Chromium: grey box with Question 1, Correct or Incorrect and Mark 1.00 out of 1.00 at the left, options a. to d. with circles of which one is filled, The correct answer is: in a yellow box")
def review_asafoetida(draw):
    body, items = "<p class=c>Home / Courses / H&amp;S Induction / Final quiz</p><table class=s><tr><th>State<td>Finished</tr><tr><th>Time taken<td>7 mins 12 secs</tr><tr><th>Grade<td><b>{}</b> out of 9.00</tr></table>", []
    score = 0
    for n, (question, options, right) in enumerate(ASAFOETIDA, 1):
        chosen = right if draw.random.random() < 0.75 else (right + 1) % 4
        score += chosen == right
        body += f"<div class=q><div class=i>Question <b>{n}</b><br>{'Correct' if chosen == right else 'Incorrect'}<br>Mark {'1.00' if chosen == right else '0.00'} out of 1.00</div><div class=w><p>{web(question)}</p><p>Select one:</p>" + "".join(f"<div class=o><span>{'◉' if k == chosen else '○'}</span>{x}. {web(o)}</div>" for k, (x, o) in enumerate(zip("abcd", options))) + f"<div class=f>The correct answer is: {web(options[right])}</div></div></div>"
        items.append(item(question, options[right], str(n), 1, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    body = body.replace("{}", f"{score}.00", 1)
    css = ".c { font-size: 85%; color: #666 } .s { border-collapse: collapse; margin-bottom: 5mm } .s td, .s th { border: 1px solid #ddd; padding: 1mm 3mm; text-align: left } .q { display: flex; gap: 4mm; margin-bottom: 5mm; break-inside: avoid } .i { width: 34mm; background: #f4f4f4; border: 1px solid #ccc; padding: 2mm; font-size: 85%; align-self: flex-start } .w { flex: 1; background: #e7f3f5; padding: 2mm 4mm } .w p { margin: 0 0 2mm } .o span { font-family: 'DejaVu Sans'; padding-right: 3mm } .f { background: #fcefdc; color: #7d5a29; padding: 2mm 3mm; margin-top: 3mm }"
    engine, source = page(draw, body, ["Lato", "Roboto", "Open Sans"], (10,), css)
    return Document(engine, source, items)
