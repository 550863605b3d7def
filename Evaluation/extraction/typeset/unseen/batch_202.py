"""The two-hundred-and-second: twelve ordinary sheets of boards, publishers, teachers and hobbyists, named after furniture."""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"
KEEP = 'fo:keep-with-next="always"'


# Chemistry paper with boxed digits, scheme in its own file

SALT = r"\begin{center}\begin{tikzpicture}[scale=0.8]\draw (0,0)--(0.4,2)(2.6,2)--(3,0);\draw[thick] (-0.2,2)--(3.2,2);\draw (0.8,3.6)--(0.8,2.05)--(2.2,2.05)--(2.2,3.6);\fill[blue!15] (0.83,2.08) rectangle (2.17,2.9);\draw (1.7,2.2)--(2.6,4.1);\draw (1.3,0)--(1.3,0.9)--(1.7,0.9)--(1.7,0);\draw (1.1,0)--(1.9,0);\draw[orange,thick] (1.5,0.95)--(1.35,1.25)--(1.5,1.75)--(1.65,1.25)--cycle;\draw (2.0,2.6)--(4.0,2.8) node[right] {copper oxide and acid};\draw (2.4,3.7)--(4.0,3.7) node[right] {glass rod};\draw (1.65,0.4)--(4.0,0.4) node[right] {Bunsen burner};\end{tikzpicture}\par\textbf{Figure 1}\end{center}"
ALKANES = r"\begin{center}\textbf{Table 1}\par\smallskip\renewcommand\arraystretch{1.3}\begin{tabular}{|l|c|c|}\hline\textbf{Hydrocarbon} & \textbf{Formula} & \textbf{Boiling point in °C}\\\hline Methane & CH\textsubscript{4} & $-162$\\\hline Propane & C\textsubscript{3}H\textsubscript{8} & $-42$\\\hline Octane & C\textsubscript{8}H\textsubscript{18} & 126\\\hline\end{tabular}\end{center}"
SETTEE = [
    ("This question is about the periodic table.", "", [
        ("Name the elements in Group 0 of the periodic table.", ["noble gases"], ("allow", "rare gases"), "4.1.2.4"),
        ("Describe how the reactivity of the elements changes down Group 1.", ["reactivity increases"], None, "4.1.2.5"),
        ("Explain why the elements in Group 0 are unreactive.", ["they have a full outer shell of electrons", "so they do not easily gain, lose or share electrons"], ("allow", "a stable arrangement of electrons"), "4.1.2.4"),
    ]),
    ("A student made copper sulfate crystals from copper oxide and dilute sulfuric acid. Figure 1 shows part of the apparatus.", SALT, [
        ("Name the other product of the reaction between copper oxide and sulfuric acid.", ["water"], None, "4.4.2.2"),
        ("Why was the acid warmed?", ["to increase the rate of the reaction"], ("allow", "to speed up the reaction"), "4.4.2.3"),
        ("Why did the student add copper oxide until some was left over?", ["to make sure that all of the acid reacted"], None, "4.4.2.3"),
        ("Describe how the student could obtain dry crystals from the mixture.", ["filter the mixture to remove the copper oxide", "heat the solution until crystals begin to form", "leave the solution to cool", "dry the crystals with filter paper"], ("ignore", "colour of the crystals"), "4.4.2.3"),
    ]),
    ("Table 1 shows information about three hydrocarbons.", ALKANES, [
        ("Which hydrocarbon in Table 1 is a liquid at 20 °C?", ["octane"], None, "4.7.1.3"),
        ("Describe the trend shown in Table 1.", ["the boiling point increases as the molecules become larger"], ("allow", "the converse"), "4.7.1.3"),
        ("Name the two compounds formed when methane burns completely in oxygen.", ["carbon dioxide", "water"], ("reject", "carbon monoxide"), "4.7.1.3"),
        ("What is the name of the process that breaks large hydrocarbons into smaller molecules?", ["cracking"], None, "4.7.1.4"),
    ]),
]


@layout(HALF, "paper-settee", "chemistry paper of an English board, XeLaTeX: digits in boxes 0 1 . 1, [2 marks] at the right, ruled lines, figure and table; scheme in its own file as Question | Answers | Extra information | Mark | Spec ref.")
def paper_settee(draw):
    items, body, scheme = [], "", ""
    words = {"allow": "allow", "reject": "do not accept", "ignore": "ignore"}
    for n, (stem, figure, parts) in enumerate(SETTEE, 1):
        body += (r"\newpage " if n > 1 else "") + rf"\lab{{0pt}}{{20mm}}{{\digit{{0}}\digit{{{n}}}}}{{{tex(stem)}}}{figure}\medskip " + "\n"
        for k, (question, points, said, spec) in enumerate(parts, 1):
            marks = len(points)
            worth = f"[{marks} mark{'s' if marks > 1 else ''}]"
            body += rf"\needspace{{38mm}}\lab{{0pt}}{{20mm}}{{\digit{{0}}\digit{{{n}}}\,.\,\digit{{{k}}}}}{{{tex(question)}\par\hfill\textbf{{{worth}}}\par{{" + r"\answerline" * (marks if marks < 3 else marks + 2) + r"}}\bigskip " + "\n"
            number = f"0{n}.{k}"
            rest = {said[0]: [said[1]]} if said else {}
            items.append(item(question, "\n".join(points), number, marks, stem=stem, rubric=[{"text": p, "marks": 1} for p in points] if marks > 1 else None, **rest))
            note = f"{words[said[0]]} {said[1]}" if said else ""
            for place, point in enumerate(points):
                last = place == len(points) - 1
                scheme += (rf"\textbf{{{number}}}" if not place else "") + rf" & {tex(point)} & {tex(note) if not place else ''} & 1 & {spec if not place else ''}\\" + (r"\hline" if last else r"*\cline{2-4}") + "\n"
    total = sum(i["marks"] for i in items)
    year = draw.random.randint(18, 23)
    front = rf"{{\LARGE\bfseries GCSE\par CHEMISTRY\par}}\smallskip Foundation Tier\hfill Paper 1\par\medskip\hrule\medskip June 20{year}\hfill Time allowed: 45 minutes\par\bigskip\renewcommand\arraystretch{{1.6}}\begin{{tabular}}{{@{{}}ll@{{}}}}Surname & \rule{{95mm}}{{0.4pt}}\\Forename(s) & \rule{{95mm}}{{0.4pt}}\\Candidate signature & \rule{{95mm}}{{0.4pt}}\end{{tabular}}\renewcommand\arraystretch{{1}}\par\bigskip\textbf{{Materials}}\par For this paper you must have a ruler and a scientific calculator.\par\medskip\textbf{{Instructions}}\begin{{itemize}}[nosep]\item Use black ink or black ball-point pen.\item Answer \textbf{{all}} questions in the spaces provided.\item Do all rough work in this book.\end{{itemize}}\medskip\textbf{{Information}}\begin{{itemize}}[nosep]\item The maximum mark for this paper is {total}.\item The marks for questions are shown in brackets.\end{{itemize}}\newpage "
    look = dict(fonts=["arial", "helvetica"], sizes=(11,))
    extra = r"\newcommand\answerline{\par\vspace{16pt}\noindent\rule{\dimexpr\linewidth-20mm\relax}{0.4pt}\par}\newcommand\digit[1]{\fbox{\rule[-1pt]{0pt}{9pt}\textbf{#1}}\hspace{0.6mm}}\setlength\fboxsep{2pt}"
    engine, source = document(draw, front + body, **look, margins=(20, 22), head=r"\thepage", foot=rf"\fancyfoot[C]{{\scriptsize OAQ/Jun{year}/8321/1F}}", extra=extra)
    marked = rf"\textbf{{\Large GCSE CHEMISTRY 8321/1F}}\par\smallskip Paper 1\quad Foundation Tier\par\textbf{{Mark scheme}}\quad June 20{year}\par\bigskip\renewcommand\arraystretch{{1.3}}\begin{{longtable}}{{|>{{\centering\arraybackslash}}p{{18mm}}|p{{68mm}}|p{{42mm}}|>{{\centering\arraybackslash}}p{{11mm}}|>{{\centering\arraybackslash}}p{{16mm}}|}}\hline \textbf{{Question}} & \centering\textbf{{Answers}} & \centering\textbf{{Extra information}} & \textbf{{Mark}} & \textbf{{Spec ref.}}\\\hline\endhead {scheme}\end{{longtable}}"
    return Document(engine, source, items, document(draw, marked, **look, margins=(17, 18), foot=r"\thepage")[1])


# Quiz of an astronomy club

OTTOMAN = [
    ("Which planet is closest to the Sun?", ["Venus", "Mercury", "Mars", "Earth"], 1),
    ("What is the name of the galaxy we live in?", ["Andromeda", "The Whirlpool Galaxy", "The Milky Way", "The Sombrero Galaxy"], 2),
    ("How long does light from the Sun take to reach the Earth?", ["About 8 seconds", "About 8 minutes", "About 8 hours", "About 8 days"], 1),
    ("Which planet has the most mass?", ["Jupiter", "Neptune", "Saturn", "Uranus"], 0),
    ("Who was the first person to walk on the Moon?", ["Buzz Aldrin", "Yuri Gagarin", "Michael Collins", "Neil Armstrong"], 3),
    ("What do we call a large group of stars that forms a pattern in the sky?", ["A constellation", "A nebula", "A comet", "An orbit"], 0),
    ("Titan is the largest moon of which planet?", ["Jupiter", "Mars", "Saturn", "Neptune"], 2),
    ("Which star is the closest to the Earth after the Sun?", ["Sirius", "Betelgeuse", "Polaris", "Proxima Centauri"], 3),
    ("In which year was Pluto reclassified as a dwarf planet?", ["1930", "1986", "2006", "2015"], 2),
    ("What causes a solar eclipse?", ["The Earth passes between the Sun and the Moon", "The Moon passes between the Sun and the Earth", "Venus passes in front of the Sun", "The Sun passes behind Jupiter"], 1),
    ("Which planet spins on its side?", ["Uranus", "Mercury", "Mars", "Jupiter"], 0),
    ("What is the Great Red Spot?", ["A volcano on Io", "A crater on Mars", "A storm on Jupiter", "A ring of Saturn"], 2),
    ("Between which two planets does the main asteroid belt lie?", ["Earth and Mars", "Mars and Jupiter", "Jupiter and Saturn", "Venus and Earth"], 1),
]


@layout(HALF, "quiz-ottoman", "quiz of an astronomy club, Chromium: 1) in bold, a. to d. in two columns below, club name above; Answers at the end as a list of two columns, 1) b. Mercury")
def quiz_ottoman(draw):
    asked = draw.some(OTTOMAN, 12)
    body, key, items = "<p class=c>Wexcombe Astronomical Society</p><h1>Space Quiz</h1><p class=s>Open Evening · Have a go while you wait for the telescopes!</p>", "", []
    for n, (question, options, right) in enumerate(asked, 1):
        letter = "abcd"[right]
        body += f"<div class=q><p><b>{n}) {web(question)}</b></p><div class=o>" + "".join(f"<span>{a}. {web(b)}</span>" for a, b in zip("abcd", options)) + "</div></div>"
        key += f"<p>{n}) {letter}. {web(options[right])}</p>"
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label=letter))
    body += f"<div class=k><h2>Answers</h2><div class=l>{key}</div></div>"
    css = ".c { text-align: center; color: #283593; letter-spacing: 1px; margin: 0 } h1 { text-align: center; margin: 1mm 0; font-size: 210% } .s { text-align: center; font-style: italic } .q { break-inside: avoid; margin: 4mm 0 } .q p { margin: 0 0 1mm } .o { display: grid; grid-template-columns: 1fr 1fr; gap: 1mm 4mm; margin-left: 6mm } .k { break-inside: avoid; border-top: 2px solid #283593; margin-top: 8mm } h2 { font-size: 130%; margin: 3mm 0 2mm } .l { columns: 2 } .l p { margin: 0.6mm 0 }"
    engine, source = page(draw, body, ["Lato", "Carlito", "Open Sans"], (11, 12), css)
    return Document(engine, source, items)


# Exercises at the end of a chapter, physics, answers at the end of the book

STOOL_CONCEPT = [
    "Can an object have zero velocity and still be accelerating? Give an example.",
    "What does the slope of a graph of position against time tell you?",
    "Explain the difference between distance and displacement.",
]
STOOL_PROBLEMS = [
    ("A train travels 270 km in 3.0 h. What is its average speed?", "90 km/h"),
    ("A sprinter runs 100 m in 12.5 s. Find her average speed in meters per second.", "8.0 m/s"),
    ("A car slows from 30 m/s to 10 m/s in 5.0 s. What is its acceleration?", "−4.0 m/s²"),
    ("A stone is dropped from a bridge and reaches the water after 2.0 s. How high is the bridge above the water? Use g = 9.8 m/s².", "19.6 m"),
    ("A cyclist accelerates from rest at 1.5 m/s² for 6.0 s.", [("What is the final speed of the cyclist?", "9.0 m/s"), ("How far does the cyclist travel in this time?", "27 m")]),
    ("How long does it take a bus moving at 15 m/s to travel 1.2 km?", "80 s"),
    ("A ball is thrown straight up with a speed of 14.7 m/s. Use g = 9.8 m/s².", [("How long does the ball take to reach its highest point?", "1.5 s"), ("What is the velocity of the ball at its highest point?", "0 m/s"), ("What is the acceleration of the ball at its highest point?", "9.8 m/s² downward")]),
    ("An airplane must reach 80 m/s to take off. Its acceleration is 4.0 m/s². What is the shortest runway it can use?", "800 m"),
]


@layout(HALF, "exercises-stool", "end of a chapter of an American physics book, pdfLaTeX: Conceptual Questions 1. to 3., then Problems 4. on in two columns with (a) (b) (c); Answers to Problems on the last page, 4. 90 km/h, 8. (a) ... (b) ...; nothing for the conceptual ones")
def exercises_stool(draw):
    items, concept, problems, key = [], "", "", ""
    for n, question in enumerate(STOOL_CONCEPT, 1):
        concept += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\smallskip "
        items.append(item(question, None, str(n), section="Conceptual Questions"))
    for n, (text, answer) in enumerate(STOOL_PROBLEMS, len(STOOL_CONCEPT) + 1):
        problems += rf"\needspace{{20mm}}\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(text)}}}"
        if isinstance(answer, str):
            items.append(item(text, answer, str(n), section="Problems", kind="numeric"))
            key += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(answer)}}}"
        else:
            for letter, (question, result) in zip("abc", answer):
                problems += rf"\lab{{7mm}}{{7mm}}{{({letter})}}{{{tex(question)}}}"
                items.append(item(question, result, f"{n}({letter})", stem=text, section="Problems", kind="numeric"))
            key += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{" + r"\quad ".join(rf"\mbox{{({letter}) {tex(result)}}}" for letter, (_, result) in zip("abc", answer)) + "}"
        problems += r"\smallskip " + "\n"
    body = rf"{{\large\bfseries\MakeUppercase{{Chapter 2 Review}}}}\par\smallskip\hrule\bigskip\begin{{multicols}}{{2}}\raggedright{{\bfseries Conceptual Questions}}\par\smallskip {concept}\medskip{{\bfseries Problems}}\par\smallskip {problems}\end{{multicols}}\newpage{{\LARGE\bfseries Answers to Problems}}\par\bigskip{{\large\bfseries Chapter 2 \quad Motion in One Dimension}}\par\medskip " + key
    engine, source = document(draw, body, ["times", "palatino", "lm"], (10, 11), (22, 26), head=r"\fancyhead[L]{\small Chapter 2}\fancyhead[R]{\small Motion in One Dimension}", paper="letterpaper", extra=rf"\setcounter{{page}}{{{draw.random.randint(38, 60)}}}\setlength\columnsep{{9mm}}")
    return Document(engine, source, items)


# Glossary of a bank

DIVAN = [
    ("Annual percentage rate (APR)", "The yearly cost of a loan, including interest and fees, shown as a percentage."), ("Asset", "Anything of value that a person or a company owns."), ("Balance", "The amount of money in an account at a given time."), ("Bond", "A loan that an investor makes to a company or a government in return for regular interest."), ("Budget", "A plan of income and spending over a set period."),
    ("Collateral", "Property that a borrower pledges to a lender and may lose if the loan is not repaid."), ("Compound interest", "Interest paid both on the original sum and on the interest already earned."), ("Credit score", "A number that tells lenders how likely a person is to repay a debt."), ("Debit card", "A card that takes money directly from a current account when it is used."), ("Direct debit", "An instruction that allows a company to collect payments of varying amounts from an account."),
    ("Inflation", "A general rise in prices over time, which reduces what money can buy."), ("Mortgage", "A long-term loan for buying a home, secured on the property itself."), ("Overdraft", "An arrangement that allows a customer to take out more money than there is in the account."), ("Principal", "The original amount of a loan, without interest."), ("Standing order", "An instruction to a bank to pay a fixed amount to someone on regular dates."), ("Unsecured loan", "A loan for which no property is pledged."),
]


@layout(HALF, "glossary-divan", "glossary in a leaflet of a bank, word processor: initial letters as coloured heads, term in bold with the definition behind a dash on the same line, hanging; free telephone number at the foot")
def glossary_divan(draw):
    sheet = Sheet(draw.one(["Carlito", "Lato", "Open Sans"]), draw.one((10, 11)), margin=2.4)
    chosen = draw.some(DIVAN, 14)
    sheet.body += [sheet.p("<b>Money words explained</b>", size=20, color="#00695c", after=0.15), sheet.p("Banks use many words that are not part of everyday English. This list explains those you are most likely to meet.", after=0.3)]
    last = ""
    for term, meaning in chosen:
        if term[0] != last:
            last = term[0]
            sheet.body.append(sheet.p(f"<b>{last}</b>", size=14, color="#00695c", before=0.25, after=0.05, extra=KEEP))
        sheet.body.append(sheet.p(f"<b>{term}</b> – {meaning}", left=0.8, first=-0.8, after=0.12))
    sheet.foot = sheet.p("Tamar Valley Credit Union · Call free on 0800 555 0142\tPage {page}", size=8, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, [item(a, b, kind="definition") for a, b in chosen])


# Revision questions in history

SOFA = [
    ("In which century did the Industrial Revolution begin in Britain?", "The eighteenth century."), ("Which material was spun in the first factories?", "Cotton."), ("Who invented the spinning jenny?", "James Hargreaves."), ("Who built the water-powered mill at Cromford in Derbyshire?", "Richard Arkwright."),
    ("What did James Watt improve?", "The steam engine."), ("Why were many early factories built beside rivers?", "They needed running water to turn their machines."), ("What was a turnpike road?", "A road that travellers had to pay a toll to use."), ("Which canal, opened in 1761, carried coal to Manchester?", "The Bridgewater Canal."),
    ("Which two cities were joined by the railway that opened in 1830?", "Liverpool and Manchester."), ("Who built the locomotive Rocket?", "George and Robert Stephenson."), ("Give two reasons why factory owners employed children.", "Children were paid less than adults, and they were small enough to crawl under the machines."), ("Who were the Luddites?", "Workers who broke machines because they feared for their jobs."),
    ("What did the Factory Act of 1833 forbid?", "The employment of children under nine in textile mills."), ("Which disease spread through dirty drinking water in the new towns?", "Cholera."), ("What was shown in the Crystal Palace in 1851?", "The Great Exhibition."),
]


@layout(HALF, "revision-sofa", "revision question list in history of a teacher, groff: numbers with a stop, no lines to write on, head and date; the second page has Answers with the same numbers as whole sentences or words")
def revision_sofa(draw):
    chosen = draw.some(SOFA, 14)
    lines = [".ds LH Year 8 History", ".ds RH Mr Penrose", ".ds CF \\\\n(PN", ".ce", "\\fB\\s+4The Industrial Revolution\\s0\\fP", ".ce", "\\fIRevision questions for the end of unit test\\fP", ".sp"]
    for n, (question, _) in enumerate(chosen, 1):
        lines += [f".IP {n}. 4", plain(question)]
    lines += [".bp", ".ce", "\\fB\\s+2Answers\\s0\\fP", ".sp"]
    for n, (_, answer) in enumerate(chosen, 1):
        lines += [f".IP {n}. 4", plain(answer)]
    engine, source = roff(draw, lines, (12,), ("T", "P", "N"))
    return Document(engine, source, [item(q, a, str(n)) for n, (q, a) in enumerate(chosen, 1)])


# Vocabulary of an English book for German pupils

BUREAU = [
    ("journey", "The journey to Wales took six hours.", "die Reise, die Fahrt"), ("to pack", "Don’t forget to pack your raincoat.", "packen, einpacken"), ("luggage", "We left our luggage at the station.", "das Gepäck"), ("platform", "The train leaves from platform 4.", "der Bahnsteig"), ("return ticket", "A return ticket to York, please.", "die Rückfahrkarte"),
    ("to be late", "Hurry up, or we’ll be late.", "zu spät kommen"), ("to miss", "Tom missed the last bus.", "verpassen"), ("crowded", "The beach was very crowded.", "überfüllt"), ("sight", "The castle is the most famous sight.", "die Sehenswürdigkeit"), ("to climb", "They climbed the highest mountain.", "besteigen, klettern"),
    ("view", "The view from the top is wonderful.", "die Aussicht"), ("weather forecast", "What does the weather forecast say?", "der Wetterbericht"), ("cloudy", "It will be cloudy in the afternoon.", "bewölkt"), ("sheep", "There are more sheep than people here.", "das Schaf, die Schafe"), ("abroad", "My uncle lives abroad.", "im Ausland"), ("to book", "Mum booked a room for two nights.", "buchen, reservieren"),
]


@layout(HALF, "vokabeln-bureau", "German school list of English words, XeLaTeX: Unit 3 with Station 1 and Station 2 as shaded rows, three columns Englisch | Beispiel | Deutsch with thin rules, note on learning above")
def vokabeln_bureau(draw):
    chosen = draw.some(BUREAU, 14)
    items, table = [], ""
    for n, (english, example, german) in enumerate(chosen):
        if n in (0, 7):
            name = f"Station {1 if n == 0 else 2}"
            table += rf"\multicolumn{{3}}{{|l|}}{{\cellcolor{{black!12}}\textbf{{{name}}}}}\\*\hline "
        table += rf"\textbf{{{tex(english)}}} & \textit{{{tex(example)}}} & {tex(german)}\\\hline " + "\n"
        items.append(item(english, german, kind="vocabulary", section=name))
    body = rf"{{\small Englisch Klasse 6\hfill Gesamtschule am Weiher}}\par\bigskip{{\LARGE\bfseries Vokabeln Unit 3: On the move}}\par\medskip Lerne jeden Tag sieben Wörter. Decke dazu die rechte Spalte ab.\par\medskip\renewcommand\arraystretch{{1.35}}\begin{{longtable}}{{|p{{36mm}}|p{{68mm}}|p{{48mm}}|}}\hline\textbf{{Englisch}} & \textbf{{Beispiel}} & \textbf{{Deutsch}}\\\hline\endhead {table}\end{{longtable}}"
    engine, source = document(draw, body, ["noto", "arial", "libertine"], (10, 11), (20, 21), extra=r"\usepackage{colortbl}")
    return Document(engine, source, items)


# True or false, first aid course

CRADLE = [
    ("You should check that the scene is safe before you help a casualty.", True), ("A nosebleed is treated by tilting the head back.", False), ("A burn should be cooled under running water for at least twenty minutes.", True), ("Butter helps a burn to heal.", False), ("An unconscious person who is breathing normally is put into the recovery position.", True),
    ("Chest compressions for an adult are given at 100 to 120 a minute.", True), ("You should remove a knife that is stuck in a wound.", False), ("A person in shock should be given a hot drink.", False), ("A choking adult who cannot cough is given up to five back blows.", True), ("A sprained ankle should be rested and raised.", True),
    ("An automated defibrillator may be used only by doctors.", False), ("Disposable gloves protect both the first aider and the casualty.", True), ("A person having a seizure should be held down firmly.", False), ("You should put pressure on a wound that bleeds heavily.", True), ("112 can be dialled in an emergency in all countries of the European Union.", True),
]


@layout(HALF, "truefalse-cradle", "knowledge check of a first aid course, pdfLaTeX: T and F to circle before each numbered statement, score box above; answers in small type in a line at the foot, 1 T, 2 F")
def truefalse_cradle(draw):
    chosen = draw.some(CRADLE, 14)
    body, items, key = r"{\LARGE\bfseries Emergency First Aid}\hfill\fbox{Score:\hspace{12mm}/\,14}\par\smallskip{\large Knowledge check: true or false?}\par\medskip Name: \rule{70mm}{0.4pt}\hfill Date: \rule{35mm}{0.4pt}\par\medskip Circle \textbf{T} if the statement is true and \textbf{F} if it is false.\par\bigskip ", [], []
    for n, (text, true) in enumerate(chosen, 1):
        body += rf"\lab{{0pt}}{{25mm}}{{\textbf{{T}}\quad\textbf{{F}}\qquad {n}.}}{{{tex(text)}}}\medskip " + "\n"
        items.append(item(text, str(true), str(n), kind="truefalse"))
        key.append(f"{n} {'T' if true else 'F'}")
    body += r"\vfill\hrule\smallskip{\footnotesize\textbf{Answers:} " + ", ".join(key) + r"}"
    engine, source = document(draw, body, ["lmsans", "times", "palatino"], (11, 12), (24, 28), foot=r"\small Ridgeway Training Ltd \textbullet\ Course EFA-1")
    return Document(engine, source, items)


# Matching worksheet on inventions

DRESSER = [("Alexander Graham Bell", "the telephone"), ("Johannes Gutenberg", "the printing press in Europe"), ("Tim Berners-Lee", "the World Wide Web"), ("Alfred Nobel", "dynamite"), ("Guglielmo Marconi", "radio signals over long distances"), ("Edward Jenner", "vaccination against smallpox"), ("Louis Braille", "raised writing for blind people"), ("Alexander Fleming", "penicillin"), ("Karl Benz", "the first practical motor car"), ("Alessandro Volta", "the electric battery"), ("Rudolf Diesel", "an engine without spark plugs"), ("Ruth Handler", "the Barbie doll")]


@layout(HALF, "matching-dresser", "matching worksheet of an American teacher, word processor on letter paper: ____ 1. name at the left, A. at the right in a table without rules, headed Inventor and Invention; Answer Key below on the next page in two columns, 1. D")
def matching_dresser(draw):
    sheet = Sheet(draw.one(["Comic Neue", "Carlito", "Liberation Sans"]), 12, country="US", paper=(21.59, 27.94), margin=2.3)
    chosen = draw.shuffled(draw.some(DRESSER, 10))
    ends = draw.mixed([b for _, b in chosen])
    letters = "ABCDEFGHIJ"
    sheet.body += [sheet.p("Name: ___________________________\tDate: ______________", tabs=[(sheet.wide, RIGHT)], after=0.4), sheet.p("<b>Famous Inventors</b>", size=18, align="center", after=0.25), sheet.p("<b>Directions:</b> Write the letter of the correct invention on the line next to each name.", after=0.4)]
    cells = [["<b>Inventor</b>", "<b>Invention or discovery</b>"]] + [[sheet.p(f"_____ {n}. {a}", before=0.2, after=0.2), sheet.p(f"{letter}. {b}", before=0.2, after=0.2)] for n, ((a, _), letter, b) in enumerate(zip(chosen, letters, ends), 1)]
    sheet.body.append(sheet.table(cells, [8.2, 8.4], rule="none"))
    sheet.body += [sheet.break_(), sheet.p("<b>Famous Inventors – Answer Key</b>", size=15, after=0.3)]
    right = [letters[ends.index(b)] for _, b in chosen]
    sheet.body += [sheet.p(f"{n}. {right[n - 1]}\t{n + 5}. {right[n + 4]}", tabs=[4.0], after=0.15) for n in range(1, 6)]
    sheet.foot = sheet.p("© Mrs. Kowalczyk’s Classroom", size=9, align="center")
    engine, source = sheet.source()
    return Document(engine, source, [item(a, b, str(n), None, choices(letters, ends), kind="match", answer_label=letter) for n, ((a, b), letter) in enumerate(zip(chosen, right), 1)])


# Questions of readers, public library

WARDROBE = [
    ("How do I join the library?", "Fill in the form at any branch or on our web site. Bring proof of your address when you collect your card."), ("Is there a charge for membership?", "No. Membership is free for everyone who lives, works or studies in the county."), ("How many items can I borrow?", "You can borrow up to twenty items at a time, including six films."),
    ("How long can I keep a book?", "Books are lent for three weeks and films for one week."), ("Can I renew my loans?", "Yes. You may renew an item up to five times unless another reader has reserved it."), ("What happens if I return a book late?", "We charge 20p a day for adult books. There are no fines on children’s books."),
    ("I have lost my card. What should I do?", "Tell us as soon as possible so that nobody else can use it. A new card costs £2."), ("Can I reserve a book that is out on loan?", "Yes. Reservations cost 50p, and we send you an e-mail when the book arrives."), ("Do you lend e-books?", "Yes. Download our app and sign in with the number on your card."), ("May I use the computers?", "Members can book a computer for two hours a day. Guests need a day pass from the desk."), ("Can I eat in the library?", "You are welcome to bring cold drinks with a lid, but please eat in the café on the ground floor."),
]


@layout(HALF, "faq-wardrobe", "page of questions of a public library, Chromium: Q: in a colour with the question in bold, A: with the answer hanging below, no numbers, opening hours in a box at the end")
def faq_wardrobe(draw):
    chosen = draw.some(WARDROBE, 10)
    body = "<h1>Your library: questions and answers</h1><p>These are the questions our staff are asked most often at the desk.</p>" + "".join(f"<div class=q><p class=t><span>Q:</span>{web(a)}</p><p><span>A:</span>{web(b)}</p></div>" for a, b in chosen)
    body += "<div class=b><b>Opening hours</b><table><tr><td>Monday to Friday<td>9.30 am – 6.00 pm</tr><tr><td>Saturday<td>9.30 am – 4.00 pm</tr><tr><td>Sunday<td>closed</tr></table></div>"
    css = "h1 { font-size: 170%; color: #6a1b4d } .q { break-inside: avoid; margin: 4mm 0 } .q p { margin: 0.8mm 0; padding-left: 9mm; text-indent: -9mm } .q span { display: inline-block; width: 9mm; text-indent: 0; color: #6a1b4d; font-weight: bold } .t { font-weight: bold } .b { border: 1px solid #6a1b4d; padding: 3mm 5mm; margin-top: 7mm; width: 80mm; break-inside: avoid } td { padding-right: 6mm }"
    engine, source = page(draw, body, ["Liberation Serif", "Open Sans", "Caladea"], (11,), css)
    return Document(engine, source, [item(a, b, kind="faq") for a, b in chosen])


# Class test in mathematics, Germany, with solutions

RECLINER = [
    ("Prozentrechnung", "Berechne.", 6, [("15 % von 80 €", "12 €"), ("4 % von 250 kg", "10 kg"), ("120 % von 45 m", "54 m")]),
    ("Gleichungen", "Löse die Gleichung.", 8, [("3x + 7 = 22", "x = 5"), ("5x − 8 = 2x + 4", "x = 4"), ("2(x + 3) = 16", "x = 5"), ("9 − x = 12", "x = −3")]),
    ("Sparen", "Frau Aydin legt 2000 € für ein Jahr zu einem Zinssatz von 3 % an. Wie viel Geld hat sie nach einem Jahr auf dem Konto?", 4, "Sie hat nach einem Jahr 2060 € auf dem Konto."),
    ("Flächen", "Ein rechteckiger Garten ist 24 m lang und 15 m breit.", 5, [("Berechne den Flächeninhalt des Gartens.", "360 m²"), ("Wie viele Meter Zaun braucht man, um den Garten ganz einzuzäunen?", "78 m")]),
    ("Rabatt", "Ein Fahrrad kostet 480 €. Im Winter wird der Preis um 25 % gesenkt. Berechne den neuen Preis.", 3, "360 €"),
]


@layout(HALF, "klassenarbeit-recliner", "German class test in mathematics, pdfLaTeX: Aufgabe 1: title and (6 Punkte) at the right, a) b) c) two in a row or below, box for points and mark; Lösungen on the next page, Aufgabe 1: a) 12 € b) ...")
def klassenarbeit_recliner(draw):
    items, body, key = [], "", ""
    for n, (title, stem, points, parts) in enumerate(RECLINER, 1):
        body += rf"\needspace{{30mm}}\bigskip\textbf{{Aufgabe {n}: {title}}}\hfill ({points} Punkte)\par\smallskip {tex(stem)}\par " + "\n"
        key += rf"\medskip\textbf{{Aufgabe {n}:}}\quad "
        if isinstance(parts, str):
            before, asked = stem.rsplit(". ", 1)
            items.append(item(stem, parts, str(n), points, context=before + ".", command=asked))
            key += tex(parts) + r"\par "
            body += r"\vspace{9mm}"
            continue
        short = all(len(text) < 30 for text, _ in parts)
        for place, (letter, (text, answer)) in enumerate(zip("abcd", parts)):
            if short:
                body += rf"\makebox[0.5\linewidth][l]{{\makebox[8mm][l]{{{letter})}}{tex(text)}}}" + (r"\par\smallskip " if place % 2 or place == len(parts) - 1 else "")
            else:
                body += rf"\lab{{0pt}}{{8mm}}{{{letter})}}{{{tex(text)}}}"
            items.append(item(text, answer, f"{n}({letter})", stem=stem))
        key += r"\quad ".join(rf"\mbox{{{letter})\ {tex(answer)}}}" for letter, (_, answer) in zip("abcd", parts)) + r"\par "
    total = sum(points for _, _, points, _ in RECLINER)
    key, body = key.replace("€", r"\texteuro{}"), body.replace("€", r"\texteuro{}")
    body = rf"Name: \rule{{65mm}}{{0.4pt}}\hfill Klasse: 8b\hfill Datum: \rule{{28mm}}{{0.4pt}}\par\bigskip\begin{{center}}{{\Large\bfseries 3. Klassenarbeit Mathematik}}\end{{center}}Schreibe alle Rechnungen auf. Der Taschenrechner ist erlaubt.\par " + body + rf"\bigskip\begin{{center}}\renewcommand\arraystretch{{1.4}}\begin{{tabular}}{{|p{{45mm}}|p{{45mm}}|}}\hline Punkte: \hfill / {total} & Note:\\\hline\end{{tabular}}\end{{center}}\newpage{{\Large\bfseries Lösungen}}\par\medskip " + key
    engine, source = document(draw, body, ["lm", "times", "lmsans"], (11, 12), (23, 26), foot="")
    return Document(engine, source, items)


# Spanish science sheet

ARMOIRE_GAPS = [("La digestión comienza en la ____________.", "boca"), ("El ____________ conecta la faringe con el estómago.", "esófago"), ("Los nutrientes pasan a la sangre en el intestino ____________.", "delgado"), ("El agua se absorbe sobre todo en el intestino ____________.", "grueso"), ("El ____________ produce la bilis.", "hígado")]
ARMOIRE_TRUE = [("Los dientes incisivos sirven para cortar los alimentos.", True), ("El estómago produce la saliva.", False), ("La lengua ayuda a tragar los alimentos.", True), ("Los seres humanos adultos tienen normalmente 20 dientes.", False)]
ARMOIRE_OPEN = [("¿Cómo se llama la masa de alimento mezclado con saliva?", "Se llama bolo alimenticio."), ("¿Para qué sirven las muelas?", "Sirven para triturar los alimentos."), ("¿Qué órgano almacena la bilis?", "La vesícula biliar.")]


@layout(HALF, "ficha-armoire", "Spanish science sheet of a primary school, word processor: ACTIVIDAD 1 gaps with a word bank in a frame, ACTIVIDAD 2 with (V / F) behind the statements, ACTIVIDAD 3 with lines; SOLUCIONES on the next page by the same heads")
def ficha_armoire(draw):
    sheet = Sheet(draw.one(["Comic Neue", "Carlito", "Lato"]), 12, language="es", country="ES", margin=2.2)
    right, rule = (sheet.wide, RIGHT), (sheet.wide, 'style:type="right" style:leader-style="solid" style:leader-text="_"')
    heads = ["ACTIVIDAD 1. Completa las frases con las palabras del recuadro.", "ACTIVIDAD 2. Rodea V si la frase es verdadera o F si es falsa.", "ACTIVIDAD 3. Contesta a las preguntas."]
    gaps, stated, items = draw.mixed(ARMOIRE_GAPS), draw.mixed(ARMOIRE_TRUE), []
    sheet.body += [sheet.p("Nombre: ______________________________\tCurso: ________", tabs=[right], after=0.3), sheet.p("<b>El aparato digestivo</b>", size=18, align="center", after=0.3)]

    def head(text):
        return sheet.p(f"<b>{text}</b>", before=0.35, after=0.2, extra=KEEP)

    def entry(n, text, tail=""):
        return sheet.p(f"{n}.\t{text}{tail}", left=0.9, first=-0.9, tabs=[0.9, right], after=0.2)

    key = sheet.p("<b>SOLUCIONES</b>", size=15, after=0.2)
    sheet.body += [head(heads[0]), sheet.table([[sheet.p("      ".join(draw.mixed([w for _, w in gaps])), align="center", after=0)]], [sheet.wide], padding=0.2), sheet.p("", after=0, size=6)]
    key += head("ACTIVIDAD 1")
    for n, (text, answer) in enumerate(gaps, 1):
        sheet.body.append(entry(n, text))
        key += entry(n, answer)
        items.append(item(text, answer, str(n), kind="gap", section=heads[0]))
    sheet.body.append(head(heads[1]))
    key += head("ACTIVIDAD 2")
    for n, (text, true) in enumerate(stated, 1):
        sheet.body.append(entry(n, text, "\tV  /  F"))
        key += entry(n, "V" if true else "F")
        items.append(item(text, str(true), str(n), kind="truefalse", section=heads[1]))
    sheet.body.append(head(heads[2]))
    key += head("ACTIVIDAD 3")
    for n, (question, answer) in enumerate(ARMOIRE_OPEN, 1):
        sheet.body += [entry(n, question), sheet.p("\t", left=0.9, tabs=[rule], after=0.3)]
        key += entry(n, answer)
        items.append(item(question, answer, str(n), section=heads[2]))
    sheet.body += [sheet.break_(), key]
    sheet.foot = sheet.p("Ciencias de la Naturaleza · 3.º de Primaria", size=9, align="center")
    engine, source = sheet.source()
    return Document(engine, source, items)


# Leaflet of a physiotherapist

BOOKCASE = [
    ("Heel slides", "Lie on your back with your legs straight. Slide the heel of the operated leg slowly towards your bottom until you feel a stretch. Hold for five seconds and slide it back.", "Repeat 10 times, three times a day."),
    ("Straight leg raise", "Tighten the muscle at the front of your thigh and lift the straight leg about 20 cm off the bed. Hold for five seconds, then lower it with control.", "Repeat 10 times, three times a day."),
    ("Seated knee bend", "Sit on a firm chair with your feet on the floor. Slide the foot of the operated leg back as far as is comfortable. Keep your hips still.", "Repeat 10 times, three times a day."),
    ("Standing heel raise", "Hold on to the back of a chair or a worktop. Rise slowly on to your toes and lower yourself again.", "Repeat 10 times, twice a day."),
    ("Mini squats", "Stand with your feet a little apart and hold on to a worktop. Bend both knees slightly, as if to sit down, and straighten up again. Do not start this exercise before week four.", "Repeat 8 times, twice a day."),
]


@layout(HALF, "leaflet-bookcase", "leaflet of a hospital with exercises for the knee, XeLaTeX: Exercise 1: Heel slides in bold with how to do it and how often, table of weeks, when to ring; nothing asked")
def leaflet_bookcase(draw):
    body = r"{\small Fenwick General Hospital\hfill Physiotherapy Department}\par\smallskip\hrule\bigskip{\LARGE\bfseries Exercises after a knee operation}\par\medskip Exercise helps your knee to regain its strength and movement. Start on the day after the operation and go on for at least twelve weeks. Some discomfort is normal; sharp pain is not.\par\medskip "
    for n, (name, text, often) in enumerate(BOOKCASE, 1):
        body += rf"\needspace{{25mm}}\medskip{{\bfseries Exercise {n}: {name}}}\par {tex(text)}\par\textit{{{often}}}\par " + "\n"
    body += r"\bigskip{\large\bfseries What to expect}\par\smallskip\renewcommand\arraystretch{1.3}\begin{tabular}{|l|l|}\hline\textbf{Week} & \textbf{Goal}\\\hline 1--2 & Walk short distances with two crutches\\\hline 3--5 & Walk with one stick; bend the knee to 90°\\\hline 6--12 & Walk without a stick; return to light work\\\hline\end{tabular}\par\bigskip{\large\bfseries When to ring us}\begin{enumerate}[nosep]\item The wound becomes red, hot or wet.\item Your calf is swollen and painful.\item You have a temperature above 38 °C.\end{enumerate}\medskip Physiotherapy: 01632 960 377, Monday to Friday, 8.30 am to 4.30 pm. Please bring this leaflet to your first appointment."
    engine, source = document(draw, body, ["noto", "arial", "libertine"], (11,), (24, 26), foot=r"\small PL-118 \textbullet\ Page \thepage")
    return Document(engine, source, [])
