"""The hundred and eighty-fourth: twelve sheets after ordinary ones, most with their answers: a geography paper with its scheme, a
question bank, anatomy, grammar, problems about time, words of a bank, visitors' questions, Japanese, inventions, a quiz, worked problems, rules.
"""

from latex import document, table, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"
NEW = paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"')

# Geography paper with a scheme of its own

RIVERS = [
    ("Figure 1 shows how the speed of a small river was measured at four sites.", r"\begin{center}\begin{tabular}{|l|c|c|c|c|}\hline \textbf{Site} & A & B & C & D\\\hline Distance from source (km) & 2 & 6 & 11 & 19\\\hline Mean speed (m/s) & 0.3 & 0.5 & 0.8 & 0.6\\\hline\end{tabular}\par\textbf{Figure 1}\end{center}", [
        ("a", "", "Which site had the highest mean speed?", 1, ["A", "B", "C", "D"], 2, [], []),
        ("b", "i", "Calculate the mean of the four speeds.", 1, None, None, ["0.55 m/s"], ["0.6 m/s"]),
        ("b", "ii", "State one piece of equipment that could be used to measure the speed of a river.", 1, None, None, ["Flow meter"], ["float and stopwatch"]),
        ("c", "", "Explain one reason why the speed of a river usually increases downstream.", 2, None, None, ["The channel becomes smoother", "so less energy is lost to friction"], [])]),
    ("A landslide blocked a road in a mountain valley.", "", [
        ("a", "", "Define the term mass movement.", 1, None, None, ["The downhill movement of material under gravity"], []),
        ("b", "", "Which one of these is a type of weathering?", 1, ["Abrasion", "Freeze-thaw", "Saltation", "Attrition"], 1, [], []),
        ("c", "i", "Give two causes of landslides.", 2, None, None, ["Heavy rainfall", "Removal of vegetation"], ["earthquakes"]),
        ("c", "ii", "Explain how drainage pipes can make a slope safer.", 2, None, None, ["Pipes carry water out of the slope", "so the material is lighter and less likely to slide"], [])]),
    ("Many towns have built new housing on flood plains.", "", [
        ("a", "", "Name one human cause of flooding.", 1, None, None, ["Deforestation"], ["urbanisation"]),
        ("b", "", "Suggest one advantage of building on a flood plain.", 1, None, None, ["The land is flat, so it is cheaper to build on"], []),
        ("c", "", "Describe two ways in which planners can reduce the damage that floods do.", 2, None, None, ["Houses are built on raised ground", "Warnings are sent to people at risk"], [])]),
]


@layout(HALF, "rivers-clifton", "geography paper, XeLaTeX: (1) on a line of its own at the right, squares before A to D, dotted lines, totals; scheme in its own file, a table for each question: Question number, Answer, Additional guidance, Mark")
def rivers_clifton(draw):
    body = r"{\Large\bfseries Answer ALL questions. Write your answers in the spaces provided.}\par\smallskip{\bfseries Some questions must be answered with a cross in a box $\boxtimes$. If you change your mind about an answer, put a line through the box and then mark your new answer with a cross.}\par\bigskip "
    items, scheme = [], r"{\Large\bfseries Paper 1 Mark scheme}\par\bigskip "
    for n, (stem, shown, parts) in enumerate(RIVERS, 1):
        body += (r"\newpage " if n == 2 else r"\bigskip ") + rf"\needspace{{5cm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}{shown}"
        last, sum_ = "", 0
        for letter, roman, question, marks, options, right, points, allow in parts:
            label = (f"({letter})" if letter != last else "")
            last, sum_ = letter, sum_ + marks
            if roman:
                asked = rf"\lab{{8mm}}{{17mm}}{{\makebox[8mm][l]{{{label}}}({roman})}}{{{tex(question)}}}"
            else:
                asked = rf"\lab{{8mm}}{{9mm}}{{{label}}}{{{tex(question)}}}"
            body += rf"\medskip\needspace{{3.5cm}}{asked}\par\hfill\textbf{{({marks})}}\par"
            if options:
                body += "".join(rf"\hspace*{{17mm}}$\square$\quad\textbf{{{x}}}\quad {tex(o) if o != x else 'Site ' + x}\par " for x, o in zip("ABCD", options))
            else:
                body += r"\hspace*{17mm}\parbox{140mm}{" + r"\dotline" * (marks + 1) + "}\\par "
            number = f"{n}({letter})" + (f"({roman})" if roman else "")
            if options:
                texts = [o if o != x else "Site " + x for x, o in zip("ABCD", options)]
                said, note = rf"\textbf{{{'ABCD'[right]}}}\quad {tex(texts[right])}", ""
                items.append(item(question, texts[right], number, marks, choices("ABCD", texts), kind="mcq", answer_label="ABCD"[right], stem=stem))
            else:
                said = r"\par ".join(tex(p) + f" ({1})" for p in points)
                note = r"\par ".join(f"Accept {tex(a)}" for a in allow)
                items.append(item(question, "\n".join(points), number, marks, stem=stem, kind="numeric" if points[0][0].isdigit() else "short", rubric=[{"text": p, "marks": 1} for p in points] if marks > 1 else None, allow=allow))
            scheme += rf"\begin{{tabular}}{{|p{{22mm}}|p{{75mm}}|p{{40mm}}|p{{13mm}}|}}\hline\textbf{{Question number}} & \textbf{{Answer}} & \textbf{{Additional guidance}} & \textbf{{Mark}}\\\hline\textbf{{{n}({letter}){f'({roman})' if roman else ''}}} & {said} & {note} & \hfill ({marks})\\[6mm]\hline\end{{tabular}}\par\bigskip "
        body += rf"\medskip\hfill\textbf{{(Total for Question {n} = {sum_} marks)}}\par\hrule "
        scheme += rf"\hfill\textbf{{Total for Question {n} = {sum_} marks}}\par\bigskip "
    body += r"\bigskip\hfill\textbf{TOTAL FOR PAPER = 15 MARKS}"
    look = dict(fonts=["arial"], sizes=(11,), margins=(20, 20))
    engine, source = document(draw, body, head=r"\fancyhead[R]{\scriptsize\rotatebox{0}{DO NOT WRITE IN THE MARGIN}}", foot=r"\fancyfoot[C]{\thepage}\fancyfoot[L]{\small G 7 1 3 0 4 A}\fancyfoot[R]{\ifnum\value{page}=1 \small\textbf{Turn over} $\blacktriangleright$\fi}", **look)
    return Document(engine, source, items, document(draw, scheme, foot=r"\thepage", **look)[1])


# Bank of questions for a boating licence

BOATING = [
    ("3", "Rule of the road", [
        ("Two power-driven vessels meet head-on. What should each of them do?", ["Alter course to port", "Alter course to starboard", "Keep course and speed"], 1),
        ("A vessel that overtakes another must", ["keep clear of the vessel overtaken", "sound one long blast and pass to port", "have the right of way"], 0),
        ("In a narrow channel a small boat should keep", ["in the middle", "to the port side", "to the starboard side"], 2),
        ("A power-driven vessel under way must give way to", ["a vessel that is fishing", "any vessel that is longer", "any vessel that is faster"], 0)]),
    ("4", "Lights and shapes", [
        ("What colour is the sidelight on the port side?", ["Green", "Red", "White"], 1),
        ("A vessel at anchor shows by day", ["a black cone", "two black balls", "one black ball"], 2),
        ("The stern light is visible over an arc of", ["135 degrees", "225 degrees", "112.5 degrees"], 0),
        ("A black cone with its point down means that a vessel", ["is aground", "is under sail and uses its engine", "has divers in the water"], 1)]),
    ("5", "Buoys and distress", [
        ("In Region A a port-hand buoy is", ["red", "green", "yellow"], 0),
        ("A north cardinal mark is passed", ["to its south", "to its east", "to its north"], 2),
        ("The word that begins a distress call by radio is", ["Pan-pan", "Mayday", "Sécurité"], 1),
        ("Which of these is a distress signal?", ["A single blue light", "An orange smoke signal", "A white flag with a black square"], 1)]),
]


@layout(HALF, "boating-oresund", "bank of questions for a boating licence, Chromium: numbers 3.01 that begin anew with the chapter, a. b. c. stacked, Correct answer: b below each in small slanted print")
def boating_oresund(draw):
    body, items = "<header><span>National Boating Authority</span><span>Question bank, edition 7</span></header><h1>Skipper’s Certificate: Theory questions</h1><p class=i>The questions of the examination are taken from this list. Each has one correct answer. The correct answer is printed below each question.</p>", []
    for chapter, title, asked in BOATING:
        body += f"<h2>Chapter {chapter}. {title}</h2>"
        for n, (question, options, right) in enumerate(asked, 1):
            number = f"{chapter}.{n:02}"
            body += f"<div class=q><p><b>{number}</b>{web(question)}</p>" + "".join(f"<p class=o><span>{x}.</span>{web(o)}</p>" for x, o in zip("abc", options)) + f"<p class=a>Correct answer: {'abc'[right]}</p></div>"
            items.append(item(question, options[right], number, None, choices("abc", options), kind="mcq", answer_label="abc"[right], section=f"Chapter {chapter}. {title}"))
    css = "header { display: flex; justify-content: space-between; font-size: 80%; border-bottom: 1px solid #06365f; color: #06365f } h1 { font-size: 150%; margin: 4mm 0 2mm } h2 { font-size: 115%; background: #dfeaf3; padding: 1mm 2mm; margin: 5mm 0 2mm; break-after: avoid } .i { font-size: 90% } .q { break-inside: avoid; margin-bottom: 3.5mm } .q p { margin: .4mm 0 } .q b { display: inline-block; width: 13mm } .o { padding-left: 13mm } .o span { display: inline-block; width: 7mm } .a { padding-left: 13mm; font-style: italic; font-size: 85%; color: #444 }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Liberation Sans"], (10.5, 11), css)
    return Document(engine, source, items)


# Anatomy, one best answer

ANATOMY = [
    ("Which nerve supplies the diaphragm?", ["Vagus", "Phrenic", "Intercostal", "Accessory", "Long thoracic"], 1),
    ("The longest muscle of the thigh is the", ["gracilis", "rectus femoris", "sartorius", "vastus lateralis", "biceps femoris"], 2),
    ("A 24-year-old man cannot extend his wrist after a fracture of the shaft of the humerus. Which nerve is most likely injured?", ["Ulnar", "Median", "Axillary", "Radial", "Musculocutaneous"], 3),
    ("Which chamber of the heart forms most of its anterior surface?", ["Right ventricle", "Left ventricle", "Right atrium", "Left atrium", "Left auricle"], 0),
    ("The carotid sheath contains all of the following EXCEPT the", ["vagus nerve", "internal jugular vein", "common carotid artery", "internal carotid artery", "phrenic nerve"], 4),
    ("Which bone of the wrist is fractured most often?", ["Lunate", "Scaphoid", "Hamate", "Pisiform", "Capitate"], 1),
    ("The appendix usually opens into the", ["ileum", "ascending colon", "caecum", "jejunum", "sigmoid colon"], 2),
    ("Which part of the brain controls the coordination of movement?", ["Cerebellum", "Thalamus", "Pons", "Hypothalamus", "Corpus callosum"], 0),
    ("The head of the radius articulates with the", ["trochlea", "olecranon", "coronoid process", "capitulum", "medial epicondyle"], 3),
    ("Which vein is formed where the splenic and superior mesenteric veins join?", ["Renal", "Hepatic", "Azygos", "Inferior vena cava", "Portal"], 4),
    ("How many lobes does the right lung have?", ["One", "Two", "Three", "Four", "Five"], 2),
    ("The tibial nerve is a branch of the", ["femoral nerve", "sciatic nerve", "obturator nerve", "pudendal nerve", "saphenous nerve"], 1),
]


@layout(HALF, "anatomy-bryndza", "university test in anatomy, pdfLaTeX, two columns with a rule, A. to E. stacked, code of the course in the head; key as a grid of two double rows under ANSWER KEY")
def anatomy_bryndza(draw):
    body, items = r"\textbf{MED 1204 Gross Anatomy}\hfill\textbf{Progress test 3, Form A}\par Name: \rule{60mm}{.4pt}\hfill Student no.: \rule{40mm}{.4pt}\par\smallskip\textit{Choose the ONE best answer for each question and fill in the bubble sheet. No marks are taken off for wrong answers.}\par\smallskip\hrule\begin{multicols}{2}", []
    for n, (question, options, right) in enumerate(ANATOMY, 1):
        lines = r"\\".join(rf"{x}. & {tex(o)}" for x, o in zip("ABCDE", options))
        body += rf"\begin{{samepage}}\lab{{0pt}}{{7mm}}{{{n}.}}{{{tex(question)}}}\nopagebreak\hspace*{{7mm}}\begin{{tabular}}{{@{{}}l@{{\ }}l@{{}}}}{lines}\end{{tabular}}\par\end{{samepage}}\medskip "
        items.append(item(question, options[right], str(n), None, choices("ABCDE", options), kind="mcq", answer_label="ABCDE"[right]))
    grid = r"\begin{tabular}{|*{6}{c|}}\hline " + "".join(" & ".join(rf"\textbf{{{n}}}" for n in range(a, a + 6)) + r"\\\hline " + " & ".join("ABCDE"[ANATOMY[n - 1][2]] for n in range(a, a + 6)) + r"\\\hline " for a in (1, 7)) + r"\end{tabular}"
    body += rf"\end{{multicols}}\vfill\needspace{{3cm}}\begin{{center}}\textbf{{ANSWER KEY (Form A)}}\par\smallskip {grid}\end{{center}}"
    engine, source = document(draw, body, ["times", "lm", "palatino"], (10, 11), (18, 22), head=r"\fancyhead[L]{\small MED 1204}\fancyhead[R]{\small Spring term}", foot=r"Page \thepage", extra=r"\setlength\columnseprule{.4pt}\setlength\columnsep{8mm}")
    return Document(engine, source, items)


# Past tenses for learners of English

PAST = [("When we arrived at the station, the train ______ (leave).", "had left"), ("She ______ (cook) dinner when the lights went out.", "was cooking"), ("I ______ (never / see) snow before I moved to Norway.", "had never seen"), ("They ______ (visit) three museums last weekend.", "visited"), ("He couldn’t pay because he ______ (lose) his wallet.", "had lost"), ("While the children ______ (play), it started to rain.", "were playing")]
LINKS = [("We stayed at home ______ it was raining.", "because"), ("______ she was tired, she finished the race.", "Although"), ("I’ll call you ______ I get home.", "as soon as"), ("The shop was closed, ______ we went to the market.", "so"), ("He brushed his teeth ______ he went to bed.", "before")]


@layout(HALF, "grammar-mahon", "worksheet of a language school, word processor: Exercise A with verbs in brackets, Exercise B with words in a frame, numbers begin again, teacher’s key on the last page as one line for each exercise")
def grammar_mahon(draw):
    body = paragraph(run("Name: ______________________\tClass: _________\tDate: __________"), "Tabs") + paragraph(run("Stories in the past"), "Title") + paragraph(run("Level: B1   |   Grammar: past simple, past continuous, past perfect", "I"))
    items = []
    heads = ["Exercise A", "Exercise B"]
    body += paragraph(run("Exercise A"), "Head") + paragraph(run("Complete the sentences with the correct past form of the verb in brackets."))
    for n, (text, answer) in enumerate(PAST, 1):
        body += paragraph(run(f"{n}.\t{text.replace('______', '____________________')}"), "Part")
        items.append(item(text.replace("______", "____________________"), answer, str(n), kind="gap", section=heads[0]))
    body += paragraph(run("Exercise B"), "Head") + paragraph(run("Complete the sentences with the words in the box. There is one extra word."))
    bank = draw.mixed([a.lower() for _, a in LINKS] + ["unless"])
    body += office_table([[run("     ".join(bank))]], [15.0])
    for n, (text, answer) in enumerate(LINKS, 1):
        body += paragraph(run(f"{n}.\t{text.replace('______', '______________')}"), "Part")
        items.append(item(text.replace("______", "______________"), answer, str(n), kind="gap", section=heads[1]))
    body += paragraph(run("Teacher’s key"), "New")
    for head, part in zip(heads, (PAST, LINKS)):
        body += paragraph(run(f"{head}:  ", "B") + run("   ".join(f"{n} {a}" for n, (_, a) in enumerate(part, 1))))
    body += paragraph(run("© Harbour English. This page may be photocopied.", "I"))
    styles = NEW + paragraph_style("Tabs", 0, tabs=[(8.0, ""), (12.5, "")])
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Open Sans"], (11, 12), 2.2, styles=styles)
    return Document(engine, source, items)


# Problems about time, primary school

TIMES = [
    ("A film starts at 2:15 pm and lasts 1 hour 50 minutes. At what time does it finish?", "4:05 pm"),
    ("Priya leaves home at 8:25 am and gets to school at 8:52 am. How many minutes does her journey take?", "27 minutes"),
    ("A cake goes into the oven at 11:40 am. It needs 45 minutes. When will it be ready?", "12:25 pm"),
    ("The bus should come at 16:08 but is 17 minutes late. When does it come?", "16:25"),
    ("Sam practises the piano for 25 minutes every day. How long does he practise in a week?", "2 hours 55 minutes"),
    ("A match begins at 3:00 pm. Each half lasts 45 minutes and half-time lasts 15 minutes. When does the match end?", "4:45 pm"),
    ("How many seconds are there in four and a half minutes?", "270 seconds"),
    ("A train leaves York at 09:35 and reaches London at 11:28. How long is the journey?", "1 hour 53 minutes"),
    ("Ella went to bed at 8:30 pm and got up at 7:10 am. How long was she in bed?", "10 hours 40 minutes"),
    ("A shop is open from 9:00 am to 5:30 pm on six days a week. How many hours is it open each week?", "51 hours"),
]


@layout(HALF, "time-grana", "problems about time of a site for primary teachers, Chromium: rounded boxes in two columns with an answer line, the same page once more with the answers in red where the lines were")
def time_grana(draw):
    def sheet(answers):
        boxes = "".join(f"<div class=b><p><span class=n>{n}</span>{web(q)}</p><p class=a>" + (f"<span class=r>{web(a)}</span>" if answers else "<span class=l></span>") + "</p></div>" for n, (q, a) in enumerate(TIMES, 1))
        name = "" if answers else "<p class=d>Name: ______________________ &emsp; Date: ______________</p>"
        return f"<section><h1>Time Word Problems{' <span class=r>Answers</span>' if answers else ''}</h1>{name}<p class=i>I can solve problems about time.</p><div class=g>{boxes}</div><footer>visit brightpencils.example</footer></section>"

    items = [item(q, a, str(n), page=1) for n, (q, a) in enumerate(TIMES, 1)]
    css = "section { break-after: page } section:last-child { break-after: auto } h1 { text-align: center; font-size: 170%; margin: 0 0 2mm } .d, .i { margin: 1mm 0 } .i { font-weight: bold; text-align: center } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; margin-top: 4mm } .b { border: 1.5px solid #2a7f9e; border-radius: 4mm; padding: 2mm 3mm; min-height: 33mm; display: flex; flex-direction: column; justify-content: space-between } .b p { margin: 1mm 0 } .n { display: inline-block; font-weight: bold; color: #2a7f9e; width: 7mm } .a { text-align: center } .l { display: inline-block; width: 55mm; border-bottom: 1px solid #000; height: 6mm } .r { color: #d0021b; font-weight: bold } footer { font-size: 75%; text-align: center; margin-top: 4mm; color: #666 }"
    engine, source = page(draw, sheet(False) + sheet(True), ["Comic Neue", "Lato"], (10.5, 11), css)
    return Document(engine, source, items)


# Words of a bank

MORTGAGE = [
    ("A", [("Amortisation", "The paying off of a loan by regular payments of interest and capital."), ("APR", "The yearly cost of a loan, with its fees, as a percentage."), ("Arrears", "Payments that are overdue.")]),
    ("B", [("Base rate", "The rate of interest set by the central bank."), ("Bridging loan", "A short loan to buy one home before another is sold.")]),
    ("C", [("Collateral", "Something of value that the lender may sell if the loan is not repaid."), ("Completion", "The day on which the money is paid and the keys change hands."), ("Conveyancing", "The legal work of passing a property from one owner to another.")]),
    ("D", [("Deposit", "The part of the price that the buyer pays from savings."), ("Default", "A failure to make a payment that is due.")]),
    ("E", [("Early repayment charge", "A fee for paying off a loan before the agreed date."), ("Equity", "The value of a property less the money still owed on it.")]),
    ("F", [("Fixed rate", "A rate of interest that stays the same for an agreed time."), ("Freehold", "Ownership of a building and of the land on which it stands.")]),
]


@layout(HALF, "glossary-humber", "guide of a building society to its words, word processor: ruled table Term and What it means, a row with the letter alone before the terms of each letter")
def glossary_humber(draw):
    body, items = paragraph(run("Jargon buster"), "Title") + paragraph(run("Buying a home comes with many new words. Here are the ones that we are asked about most. If you need this leaflet in large print, please ask at your branch.")), []
    rows = [[run("Term", "B"), run("What it means", "B")]]
    for letter, terms in MORTGAGE:
        rows.append([run(letter, "B"), ""])
        for term, meaning in terms:
            rows.append([run(term, "B"), run(meaning)])
            items.append(item(term, meaning, kind="definition"))
    body += office_table(rows, [5.0, 11.6]) + paragraph(run("Your home may be repossessed if you do not keep up repayments on your mortgage.", "B")) + paragraph(run("Ridings & Wolds Building Society. Leaflet ML14. Correct when printed.", "I"))
    engine, source = office(draw, body, ["Lato", "Carlito", "Liberation Sans"], (11,), 2.2, head="Mortgages explained")
    return Document(engine, source, items)


# Questions of visitors

VISIT = [
    ("Before you come", [
        ("Do I need to book in advance?", "Yes, we recommend it. Tickets for weekends and school holidays often sell out several days before."),
        ("How long does a visit take?", "Most people spend between two and three hours in the aquarium."),
        ("Can I change the date of my ticket?", "You can change it once, free of charge, up to 24 hours before your visit. Log in to your account and choose My bookings."),
        ("Is there a discount for students?", "Students with a valid card pay 15% less. The discount cannot be combined with other offers.")]),
    ("Getting here", [
        ("Where can I park?", "The nearest car park is in Quay Street, five minutes on foot. We have no parking of our own, except for holders of a blue badge."),
        ("Which buses stop near the aquarium?", "Lines 4, 11 and 27 stop at Old Harbour."),
        ("Is the building accessible by wheelchair?", "All floors can be reached by lift, and wheelchairs can be borrowed at the entrance.")]),
    ("During your visit", [
        ("May I take photographs?", "Of course, but please turn off your flash, as it frightens the animals."),
        ("When are the penguins fed?", "Every day at 11 am and 3 pm."),
        ("Can we bring our own food?", "There is a picnic area on the roof. Hot food and drinks are sold in the café on the ground floor."),
        ("Are dogs allowed?", "Only assistance dogs are allowed inside.")]),
]


@layout(HALF, "faq-papagayo", "questions of visitors printed from a web page, Chromium: menu and crumbs above, topics as heads, questions with a sign to close them in grey bars, answers below, cookies and links in the foot")
def faq_papagayo(draw):
    body, items = "<nav>Home &nbsp; Plan your visit &nbsp; Animals &nbsp; Learn &nbsp; Shop</nav><p class=c>Home › Plan your visit › FAQ</p><h1>Frequently asked questions</h1><p>Can’t find what you are looking for? Write to us at hello@harbouraquarium.example.</p>", []
    for topic, pairs in VISIT:
        body += f"<h2>{topic}</h2>"
        for question, answer in pairs:
            body += f"<div class=f><div class=q><span>{web(question)}</span><span>−</span></div><div class=a>{web(answer)}</div></div>"
            items.append(item(question, answer, kind="faq", section=topic))
    body += "<footer>Opening times &nbsp;|&nbsp; Jobs &nbsp;|&nbsp; Privacy &nbsp;|&nbsp; Cookies<br>© Harbour Aquarium Trust, registered charity</footer>"
    css = "nav { background: #0b3d5c; color: #fff; padding: 2mm 4mm; font-size: 90% } .c { font-size: 75%; color: #777; margin: 2mm 0 } h1 { font-size: 180%; margin: 2mm 0 } h2 { font-size: 125%; color: #0b3d5c; margin: 6mm 0 2mm; break-after: avoid } .f { break-inside: avoid; margin-bottom: 2.5mm } .q { display: flex; justify-content: space-between; background: #eee; padding: 1.8mm 3mm; font-weight: bold } .a { padding: 1.8mm 3mm } footer { border-top: 1px solid #999; margin-top: 8mm; font-size: 75%; color: #555; text-align: center; padding-top: 2mm }"
    engine, source = page(draw, body, ["Roboto", "Open Sans", "Noto Sans"], (10.5, 11), css)
    return Document(engine, source, items)


# Japanese for beginners

NIHONGO = [
    ("Nouns", [("駅", "えき", "eki", "station"), ("傘", "かさ", "kasa", "umbrella"), ("朝", "あさ", "asa", "morning"), ("写真", "しゃしん", "shashin", "photograph"), ("病院", "びょういん", "byōin", "hospital")]),
    ("Verbs", [("買う", "かう", "kau", "to buy"), ("読む", "よむ", "yomu", "to read"), ("待つ", "まつ", "matsu", "to wait"), ("帰る", "かえる", "kaeru", "to go home"), ("教える", "おしえる", "oshieru", "to teach")]),
    ("Adjectives", [("高い", "たかい", "takai", "high, expensive"), ("新しい", "あたらしい", "atarashii", "new"), ("静か", "しずか", "shizuka", "quiet"), ("有名", "ゆうめい", "yūmei", "famous")]),
]


@layout(HALF, "words-kintai", "Japanese words for beginners, Chromium: one table with Kanji, Kana, Rōmaji, Meaning and an empty column to tick, kinds of words as grey rows across it")
def words_kintai(draw):
    body, items = "<h1>Week 6 Vocabulary</h1><p>Japanese I, evening class. Quiz on Thursday! Tick each word when you know it.</p><table><thead><tr><th>Kanji<th>Kana<th>Rōmaji<th>Meaning<th>✓</tr></thead>", []
    for kind, words in NIHONGO:
        body += f"<tr><td class=k colspan=5>{kind}</tr>"
        for kanji, kana, romaji, meaning in words:
            body += f"<tr><td class=j>{kanji}<td class=s>{kana}<td><i>{romaji}</i><td>{meaning}<td>☐</tr>"
            items.append(item(kanji, meaning, kind="vocabulary", section=kind))
    body += "</table>"
    css = "h1 { font-size: 160%; margin: 0 } table { border-collapse: collapse; width: 99% } th { background: #b13a3a; color: #fff } td, th { border: 1px solid #999; padding: 1.3mm 3mm; text-align: left } .k { background: #e5e5e5; font-weight: bold } .j { font: 150% 'Noto Serif CJK JP' } .s { font-family: 'Noto Sans CJK JP' } td:last-child, th:last-child { font-family: 'Noto Sans Symbols2', 'DejaVu Sans'; width: 8mm; text-align: center } td.k { text-align: left; font-family: inherit }"
    engine, source = page(draw, body, ["Noto Sans", "Open Sans", "Lato"], (11, 12), css)
    return Document(engine, source, items)


# Inventions and inventors

INVENTORS = [("telephone", "Alexander Graham Bell"), ("dynamite", "Alfred Nobel"), ("printing press", "Johannes Gutenberg"), ("World Wide Web", "Tim Berners-Lee"), ("vaccine against smallpox", "Edward Jenner"), ("safety lamp for miners", "Humphry Davy"), ("alphabet of raised dots", "Louis Braille"), ("electric battery", "Alessandro Volta"), ("phonograph", "Thomas Edison"), ("mercury thermometer", "Daniel Fahrenheit")]


@layout(HALF, "matching-glenfinnan", "inventions to match with inventors, groff: three columns without rules, a line to write on before each number, letters A. to L. at the right with two too many, no key")
def matching_glenfinnan(draw):
    right = draw.shuffled([b for _, b in INVENTORS] + ["Guglielmo Marconi", "James Watt"])
    letters = "ABCDEFGHIJKL"
    lines = ["Name ______________________      Period ______      Date ____________", ".LP", "\\s+4\\fBUnit 5 Review: Great Inventions\\fP\\s0", ".LP", "\\fBMatching.\\fP Write the letter of the inventor on the line before each invention. Each letter is used once, and two are not used at all.", ".TS", "center tab(@);", "l l lw(2.4i) l l.", "@@\\fBInvention\\fP@@\\fBInventor\\fP", ".sp .4"]
    options = choices(letters, right)
    items = []
    for n in range(12):
        left = INVENTORS[n][0] if n < 10 else None
        first = f"______@{n + 1}.@{plain(left)}" if left else "@@"
        lines += [f"{first}@{letters[n]}.@{plain(right[n])}", ".sp .6"]
        if left:
            items.append(item(left, None, str(n + 1), None, options, kind="match"))
    lines += [".TE", ".LP", "Score: ______ / 10"]
    engine, source = roff(draw, lines, (11, 12), ("T", "H", "P"))
    return Document(engine, source, items)


# Quiz night

ROUNDS = [
    ("Round 1: Food and drink", [("Which nut is used to make marzipan?", "Almond", 1), ("From which country does paella come?", "Spain", 1), ("What is the main ingredient of hummus?", "Chickpeas", 1), ("Which two fruits are crossed in a clementine?", "Mandarin and sweet orange", 2)]),
    ("Round 2: On the map", [("Which river flows through Budapest?", "Danube", 1), ("What is the capital of Mongolia?", "Ulaanbaatar", 1), ("Which two countries share the island of Hispaniola?", "Haiti and the Dominican Republic", 2), ("In which ocean are the Maldives?", "Indian Ocean", 1)]),
    ("Round 3: Stage and screen", [("Who wrote the play The Cherry Orchard?", "Anton Chekhov", 1), ("How many strings does a violin have?", "Four", 1), ("Which composer wrote The Magic Flute?", "Mozart", 1), ("Which two families are at war in Romeo and Juliet?", "Montague and Capulet", 2)]),
]


@layout(HALF, "quiz-caciotta", "host’s copy of a quiz night, word processor: a table for each round with No., Question, Answer and Pts, tie-breaker with its answer in a sentence below")
def quiz_caciotta(draw):
    body, items = paragraph(run("The Old Ferry Inn: Tuesday Quiz"), "Title") + paragraph(run("HOST COPY. Do not leave on the bar!", "B")) + paragraph(run("Read every question twice. Swap papers after each round.")), []
    for title, asked in ROUNDS:
        body += paragraph(run(title), "Head")
        rows = [[run(h, "B") for h in ("No.", "Question", "Answer", "Pts")]]
        for n, (question, answer, points) in enumerate(asked, 1):
            rows.append([run(str(n)), run(question), run(answer), run(str(points))])
            items.append(item(question, answer, str(n), points, section=title))
        body += office_table(rows, [1.2, 8.6, 5.2, 1.4])
    tie = ("How many steps lead to the top of the Eiffel Tower?", "1,665")
    body += paragraph(run("Tie-breaker (nearest wins)"), "Head") + paragraph(run(tie[0])) + paragraph(run("Answer: ", "B") + run(tie[1]))
    items.append(item(tie[0], tie[1], kind="numeric", section="Tie-breaker (nearest wins)"))
    engine, source = office(draw, body, ["Carlito", "Caladea", "Liberation Sans"], (11, 12), 2.2, foot=False)
    return Document(engine, source, items)


# Worked problems in mechanics

MECHANICS = [
    ("A car accelerates from rest at 2.5 m/s² for 6 s. Find its final speed.", "The car starts from rest, so $v = at = 2.5 \\times 6$.", "15 m/s"),
    ("A crate of mass 20 kg is pulled along a smooth floor by a horizontal force of 50 N. Find its acceleration.", "By Newton’s second law $a = F/m = 50/20$.", "2.5 m/s²"),
    ("A stone falls freely for 3 s. How far does it fall? Take g = 9.8 m/s².", "Since $u = 0$, $s = \\frac12 gt^2 = \\frac12 \\times 9.8 \\times 3^2$.", "44.1 m"),
    ("A block of weight 80 N rests on a rough table. The coefficient of friction is 0.25. What horizontal force just moves it?", "The normal reaction is 80 N, so the limiting friction is $0.25 \\times 80$.", "20 N"),
    ("A ball of mass 0.2 kg moving at 12 m/s is brought to rest by a glove. Find the impulse on the glove.", "The change of momentum is $0.2 \\times 12$.", "2.4 N s"),
    ("A lift of mass 500 kg rises with an acceleration of 1.2 m/s². Find the tension in the cable, taking g = 9.8 m/s².", "Resolving upwards, $T - mg = ma$, so $T = 500(9.8 + 1.2)$.", "5500 N"),
    ("A pump lifts 30 kg of water through 8 m every minute. Find its power, taking g = 10 m/s².", "The work per minute is $30 \\times 10 \\times 8 = 2400$ J.", "40 W"),
    ("A wheel turns at 120 revolutions per minute. Find its angular velocity in terms of π.", "It turns twice in a second, through $2 \\times 2\\pi$.", "4π rad/s"),
    ("A spring stretches by 4 cm under a load of 6 N. Find its stiffness.", "By Hooke’s law $k = F/x = 6/0.04$.", "150 N/m"),
]


@layout(HALF, "dynamics-kosava", "solved problems of a textbook, pdfLaTeX: Problem 4.1 in bold, Solution. in slanted print below and Ans. with the result at the right end of its last line")
def dynamics_kosava(draw):
    body, items = r"{\Large\bfseries 4\quad Dynamics of a particle}\par\medskip{\large\bfseries Solved problems}\par\medskip Cover the solution and try each problem first. Air resistance is neglected throughout.\par\medskip ", []
    for n, (question, working, answer) in enumerate(MECHANICS, 1):
        body += rf"\bigskip\needspace{{3cm}}\textbf{{Problem 4.{n}}}\quad {tex(question)}\par\textit{{Solution.}}\ {working}\hspace{{1.5em plus 1fill}}\mbox{{\textbf{{Ans.}} {tex(answer)}}}{{\parfillskip=0pt\par}} "
        items.append(item(question, answer, f"4.{n}", kind="numeric", answer_kind="contains"))
    engine, source = document(draw, body, ["cm", "lm", "times", "palatino"], (10, 11), (24, 30), head=r"\fancyhead[L]{\small\itshape Chapter 4}\fancyhead[R]{\small\itshape Dynamics of a particle}", foot=r"\thepage", extra=r"\setcounter{page}{87}\renewcommand\headrulewidth{.4pt}")
    return Document(engine, source, items)


# Notice for candidates, which asks nothing

NOTICE = [
    ("Before the examination", ["Check the date, the time and the room on your statement of entry.", "Arrive at least fifteen minutes before the start. Candidates who come more than thirty minutes late may not be admitted.", "Bring your identity card, two black pens, a pencil and a ruler."]),
    ("What you may not bring", ["Telephones, watches of any kind and other electronic devices must be left outside the room.", "Pencil cases must be transparent, and labels must be removed from bottles.", "Calculators are allowed only where the front page of the paper says so."]),
    ("During the examination", ["Write your candidate number on every sheet that you use.", "Read each question carefully. The marks in brackets show how much time to spend on it.", "Raise your hand if you need more paper or feel unwell.", "Do not talk to other candidates, and do not turn round."]),
    ("After the examination", ["Stop writing when you are told to do so.", "Stay in your seat until all scripts have been collected.", "Results will be published on 14 August. An appeal has to reach the office within ten days."]),
]


@layout(HALF, "joining-herve", "notice for candidates of an examination centre, XeLaTeX: lettered heads with numbered rules below them that go on, table of times at the end; nothing to be found")
def joining_herve(draw):
    body, n = r"\begin{center}{\Large\bfseries NOTICE TO CANDIDATES}\par\medskip Written examinations, summer session\end{center}This notice has been written to help you. Read it with care and follow the instructions. ", 0
    for letter, (head, rules) in zip("ABCD", NOTICE):
        body += rf"\bigskip\needspace{{2.5cm}}{{\bfseries {letter}.\quad {tex(head)}}}\par "
        for rule in rules:
            n += 1
            body += rf"\lab{{4mm}}{{9mm}}{{{n}.}}{{{tex(rule)}}}"
    body += r"\bigskip\begin{center}" + table([["Mathematics", "3 June", "9.00 am", "2 h 30 min"], ["English", "5 June", "9.00 am", "3 h"], ["Physics", "10 June", "1.30 pm", "2 h"], ["History", "12 June", "9.00 am", "2 h"]], "|l|l|l|l|", ["Subject", "Date", "Start", "Length"]) + r"\end{center}"
    engine, source = document(draw, body, ["arial", "helvetica", "timesnew"], (11, 12), (22, 26), foot=r"Please keep this notice. \quad \thepage")
    return Document(engine, source, [])
