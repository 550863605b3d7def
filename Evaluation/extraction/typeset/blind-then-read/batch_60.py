"""The sixtieth: the second part of the documents that the dice of batch 59 took."""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT
first = importlib.import_module("blind-then-read.batch_59")
turned, chosen = first.turned, first.chosen

HALF = "blind-then-read"

TEN = [
    (None, [(None, "State what is meant by the term electric current.", [("the rate of flow", 1), ("of charge", 1)])]),
    ("A lamp is connected to a 12 V battery. The current in the lamp is 0.50 A.", [("a", "Calculate the resistance of the lamp.", [("24 Ω", 1)]), ("b", "Calculate the energy that the lamp transfers in one minute.", [("E = V × I × t", 1), ("360 J", 1)])]),
    ("Two resistors of 30 Ω and 60 Ω are connected to a cell.", [("a", "Give their total resistance when they are in series.", [("90 Ω", 1)]), ("b", "Give their total resistance when they are in parallel.", [("20 Ω", 1)]), ("c", "Explain which arrangement drains the cell faster.", [("parallel", 1), ("because the current from the cell is larger", 1)])]),
]
TEN_BONUS = ("A bird can perch on a bare cable at 11 000 V. Suggest why it is not harmed.", [("both of its feet are at the same potential", 1)])


@layout(HALF, "quickfire-mustard", "one-page test of a learned society, Chromium: Bonus in a box at the foot, 1. (a) with (1 mark) at the right edge; answers in their own file as a table")
def quickfire_mustard(draw):
    items, body, scheme, total = [], "", "", 0
    code = f"{draw.random.randint(1, 9)}.{draw.random.randint(1, 4)}.{draw.random.randint(1, 4)}."

    def said(marks):
        return f"({marks} mark{'s' if marks > 1 else ''})"

    def scored(label, points):
        return "".join(f"<tr><td>{label if k == 0 else ''}</td><td>{web(text)}</td><td>{said(marks)}</td></tr>" for k, (text, marks) in enumerate(points))

    def asked(question, points, number, stem=None):
        marks = sum(point[1] for point in points)
        rubric = [{"text": text, "marks": mark} for text, mark in points] if marks > 1 else None
        items.append(item(question, "\n".join(text for text, _ in points), number, marks, stem=stem, rubric=rubric))
        return marks

    for n, (stem, parts) in enumerate(TEN, 1):
        if stem:
            body += f"<div class=q><b>{n}.</b><span>{web(stem)}</span></div>"
        for letter, question, points in parts:
            label = f"{n}.({letter})" if letter else f"{n}."
            marks = asked(question, points, f"{n}({letter})" if letter else str(n), stem)
            total += marks
            body += f"<div class='q{' s' if letter else ''}'><b>{f'({letter})' if letter else f'{n}.'}</b><span>{web(question)}</span></div><div class=m>{said(marks)}</div>"
            scheme += scored(label, points)
    question, points = TEN_BONUS
    total += asked(question, points, None)
    body += f"<div class=b><p><b>BONUS QUESTION</b></p><p>{web(question)}</p><div class=m>{said(1)}</div></div>"
    scheme += scored("BONUS", points)
    title = f"<div class=t>{code} Current and resistance</div>"
    css = ".t { background: #00658a; color: white; font-size: 16pt; font-weight: bold; padding: 3mm 4mm; margin-bottom: 6mm } .q { display: flex; margin-top: 5mm } .q b { width: 9mm; flex: none } .s { margin-left: 9mm } .m { text-align: right; margin-bottom: 9mm } .b { border: 2px solid #00658a; border-radius: 3mm; padding: 0 4mm 0; margin-top: 10mm } .b .m { margin-bottom: 3mm } table { width: 100%; border-collapse: collapse } td { border-bottom: 1px solid #bbb; padding: 1.5mm 2mm } td:last-child { text-align: right; white-space: nowrap }"
    engine, source = page(draw, title + body, ["Open Sans", "Lato", "Carlito"], (11,), css)
    answers = title.replace("resistance", "resistance: answers") + f"<table>{scheme}</table><p><b>Total {total} marks</b></p>"
    return Document(engine, source, items, page(draw, answers, ["Open Sans", "Carlito"], (11,), css)[1])


EARTH = [
    ("Which of the following best describes how an igneous rock forms?", "Melted rock cools and hardens.", ["Layers of sand are pressed together.", "Rock is changed by heat and pressure.", "Shells collect on the ocean floor."]), ("Which layer of Earth is made mostly of liquid iron and nickel?", "outer core", ["crust", "mantle", "inner core"]),
    ("What is the main cause of the seasons on Earth?", "the tilt of Earth’s axis", ["the phases of the Moon", "Earth’s distance from the Sun", "the rotation of the Sun"]), ("A scientist finds the same fossil on two continents. What does this most likely show?", "The continents were once joined.", ["The continents have the same climate today.", "The fossils were moved by people.", "The ocean was deeper in the past."]),
    ("Which instrument measures air pressure?", "barometer", ["anemometer", "hygrometer", "thermometer"]), ("Which of these is a renewable source of energy?", "wind", ["coal", "natural gas", "uranium"]), ("What happens to the air temperature as altitude increases in the troposphere?", "It decreases.", ["It increases.", "It stays the same.", "It rises and falls each hour."]),
    ("A valley with the shape of a U was most likely carved by", "a glacier.", ["a river.", "the wind.", "ocean waves."]), ("Which process returns water from leaves to the atmosphere?", "transpiration", ["infiltration", "precipitation", "runoff"]),
]
EARTH_OPEN = ("A delta is growing where the Elk River enters a lake.", ["Describe how sediment is carried to the delta.", "Explain why the sediment settles when the river reaches the lake.", "Identify one change upstream that would make the delta grow more slowly, and explain your answer."])


@layout(HALF, "science-marjoram", "state test of earth science, XeLaTeX: two columns with large numbers in black squares and circles before A. to D., open response with a. b. c.; item table with page, category and correct answer behind it")
def science_marjoram(draw):
    items, inner, table, n = [], "", "", 0
    categories = ["Earth Systems", "Earth’s Structure", "Weather"]
    for question, right, wrong in draw.some(EARTH, 7):
        n += 1
        options, place = turned(draw, right, wrong)
        listed = "".join(rf"\lab{{10mm}}{{11mm}}{{$\bigcirc$\enspace {letter}.}}{{{tex(text)}}}" for letter, text in zip("ABCD", options))
        inner += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{4pt}}\lab{{0pt}}{{10mm}}{{\colorbox{{black}}{{\textcolor{{white}}{{\bfseries {n}}}}}}}{{{tex(question)}}}{listed}\end{{minipage}}\par\vspace{{8mm}}" + "\n"
        table += rf"{n} & 1 & \textit{{{draw.one(categories)}}} & {'ABCD'[place]}\\\hline "
        items.append(chosen(question, options, place, str(n), "ABCD"))
    stem, parts = EARTH_OPEN
    n += 1
    table += rf"{n} & 2 & \textit{{Earth Systems}} & \\\hline "
    opened = rf"\newpage Question {n} is an open-response question.\par\smallskip\begin{{itemize}}[nosep]\item \textbf{{BE SURE TO ANSWER ALL PARTS OF THE QUESTION.}}\item Show all your work in your Student Answer Booklet.\end{{itemize}}\medskip\lab{{0pt}}{{10mm}}{{\colorbox{{black}}{{\textcolor{{white}}{{\bfseries {n}}}}}}}{{{tex(stem)}}}"
    for letter, question in zip("abc", parts):
        opened += rf"\lab{{10mm}}{{7mm}}{{{letter}.}}{{{tex(question)}}}\smallskip "
        items.append(item(question, None, f"{n}({letter})", stem=stem))
    body = rf"\begin{{center}}{{\Large\bfseries Earth Science}}\par\smallskip{{\large\bfseries SESSION 1}}\end{{center}}\hrule\medskip\textbf{{DIRECTIONS}}\par This session contains {n - 1} multiple-choice questions and one open-response question.\par\bigskip\begin{{multicols}}{{2}}{inner}\end{{multicols}}{opened}\newpage\begin{{center}}{{\large\bfseries Grade 8 Earth Science\par Released Items: Reporting Categories and Correct Answers*}}\end{{center}}\begin{{center}}\renewcommand\arraystretch{{1.25}}\begin{{tabular}}{{|c|c|l|c|}}\hline \textbf{{Item No.}} & \textbf{{Page No.}} & \textbf{{Reporting Category}} & \textbf{{Correct Answer (MC)*}}\\\hline {table}\end{{tabular}}\end{{center}}{{\footnotesize * Answers are provided here for multiple-choice items only.\par}}"
    engine, source = document(draw, body, ["timesnew", "arial"], (10, 11), (20, 24), extra=r"\setlength\columnsep{9mm}", paper="letterpaper")
    return Document(engine, source, items)


KAENGURU = [
    (3, "Eine Schnecke kriecht jeden Tag 4 m an einem Pfahl hinauf und rutscht jede Nacht 2 m zurück. Am wievielten Tag erreicht sie die Spitze in 10 m Höhe?", "4.", ["3.", "5.", "6.", "7."]), (3, "Welche der folgenden Zahlen ist durch 6 teilbar?", "414", ["212", "315", "524", "608"]), (3, "Wie viele Kanten hat ein Würfel?", "12", ["4", "6", "8", "10"]),
    (4, "In einer Kiste liegen 5 rote, 4 blaue und 3 grüne Socken. Wie viele muss Ole im Dunkeln mindestens herausnehmen, um sicher zwei von gleicher Farbe zu haben?", "4", ["2", "3", "5", "6"]), (4, "Ein Rechteck mit dem Umfang 28 cm ist 2 cm länger als breit. Welchen Flächeninhalt hat es?", "48 cm²", ["40 cm²", "45 cm²", "49 cm²", "56 cm²"]), (4, "Tina ist doppelt so alt wie Max. Vor drei Jahren war sie dreimal so alt wie er. Wie alt ist Tina?", "12", ["6", "8", "9", "15"]),
    (5, "Wie viele dreistellige Zahlen haben die Quersumme 3?", "6", ["3", "4", "5", "7"]), (5, "Die Summe von fünf aufeinanderfolgenden natürlichen Zahlen ist 85. Welche ist die größte?", "19", ["15", "17", "18", "21"]), (5, "Wie viele Diagonalen hat ein regelmäßiges Neuneck?", "27", ["18", "24", "36", "54"]),
]


@layout(HALF, "wettbewerb-caraway", "German mathematics contest, pdfLaTeX: 3-Punkte-Aufgaben as heads, numbers that run on, (A) to (E) in one row, solutions as a row of numbers and a row of letters at the end")
def wettbewerb_caraway(draw):
    items, body, last, numbers, letters = [], "", 0, "", ""
    for n, (points, question, right, wrong) in enumerate(KAENGURU, 1):
        if points != last:
            body += rf"\bigskip\hspace*{{2mm}}\colorbox{{black!12}}{{\makebox[0.97\linewidth][l]{{\bfseries {points}-Punkte-Aufgaben}}}}\par\bigskip "
            last = points
        options, place = turned(draw, right, wrong)
        row = "".join(rf"\makebox[0.185\linewidth][l]{{({letter})\enspace {tex(text)}}}" for letter, text in zip("ABCDE", options))
        body += rf"\begin{{minipage}}{{\linewidth}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\vspace{{1mm}}\hspace*{{8mm}}\parbox{{0.94\linewidth}}{{{row}}}\end{{minipage}}\par\vspace{{5mm}}" + "\n"
        numbers, letters = numbers + f"& {n} ", letters + f"& {'ABCDE'[place]} "
        items.append(chosen(question, options, place, str(n), "ABCDE", None, section=f"{points}-Punkte-Aufgaben"))
    body = rf"\begin{{center}}{{\Large\bfseries Biber-Wettbewerb der Mathematik}}\par\smallskip Klassenstufen 7 und 8\end{{center}}Arbeitszeit: 45 min \hfill Taschenrechner sind nicht zugelassen!\par\hrule{body}\vfill\begin{{center}}\textbf{{Lösungen}}\par\smallskip\begin{{tabular}}{{l|*{{9}}{{c|}}}}Aufgabe {numbers}\\\hline Antwort {letters}\end{{tabular}}\end{{center}}"
    engine, source = document(draw, body, ["lm", "cm", "lmsans"], (10, 11), (20, 24), foot="", extra=r"\usepackage[T1]{fontenc}")
    return Document(engine, source, items)


RAIL_WORDS = [("a single", "a ticket to a place, but not back", "A single to York, please."), ("a return", "a ticket to a place and back again", "Is a return cheaper on Sundays?"), ("to change", "to leave one train and take another", "You have to change at Crewe."), ("a platform", "the place where you get on a train", "The train at platform 4 is for Leeds."), ("to miss", "to arrive too late for a train", "We missed the last train home."), ("a connection", "a second train that goes on from where you change", "I had ten minutes for my connection.")]
RAIL_MATCH = [("When does the", "next train to Bath leave?"), ("Is this seat", "taken?"), ("Do I have to", "change anywhere?"), ("Which platform does", "it go from?"), ("How long does", "the journey take?")]
RAIL_GAPS = [("The inspector asked to see our ___.", "tickets"), ("There was a ___ of forty minutes because of snow.", "delay"), ("I put my suitcase on the luggage ___.", "rack"), ("We had a sandwich in the buffet ___.", "car"), ("Look at the ___ to find out when the train goes.", "timetable")]
RAIL_SAID = [("If you miss a train, you are too early.", "F", "you are too late"), ("A return is a ticket for two journeys.", "T", ""), ("You wait for a train on the platform.", "T", ""), ("You change when you stay on the same train.", "F", "you take another train")]


@layout(HALF, "unit-parsley", "unit of a vocabulary book, Chromium: left page with a table of words, meanings and examples, right page Exercises 27.1 halves to match, 27.2 gaps with words in a box, 27.3 true or false; Key on the last page")
def unit_parsley(draw):
    unit = draw.random.randint(21, 58)
    gaps, said, halves = draw.mixed(RAIL_GAPS), draw.mixed(RAIL_SAID), RAIL_MATCH
    ends = draw.mixed([end for _, end in halves])
    items = [item(a, b, kind="vocabulary") for a, b, _ in RAIL_WORDS]
    body = f"<div class=u><b>{unit}</b> Going by train</div><h3><i>A</i> At the station</h3><table class=w>{rows([('<b>word</b>', '<b>meaning</b>', '<b>example</b>'), *[(f'<b>{a}</b>', b, f'<i>{c}</i>') for a, b, c in RAIL_WORDS]])}</table>"
    body += "<h3><i>B</i> On the train</h3><p>Most trains have two classes, <b>first</b> and <b>standard</b>. On a long journey you can <b>reserve</b> a seat, and your name is shown above it. A <b>sleeper</b> is a train with beds. If a train is <b>direct</b>, you stay on it all the way.</p><p class=tip><b>Language help</b><br>We say <b>by</b> train, but <b>on the</b> 8.15 train.</p>"
    body += f"<div class='u x'>Exercises</div><h4><b>{unit}.1</b> Match the beginnings of the questions on the left with the ends on the right.</h4><table class=m>" + rows([(n, a, letter, b) for n, ((a, _), letter, b) in enumerate(zip(halves, "abcde", ends), 1)]) + "</table>"
    for n, (a, b) in enumerate(halves, 1):
        items.append(item(a, b, str(n), None, choices("abcde", ends), kind="match", answer_label="abcde"[ends.index(b)], section=f"{unit}.1"))
    bank = draw.mixed([word_ for _, word_ in gaps])
    body += f"<h4><b>{unit}.2</b> Complete the sentences with words from the box.</h4><p class=bank>{'&emsp; '.join(bank)}</p><ol>" + "".join(f"<li>{text.replace('___', '…………………')}</li>" for text, _ in gaps) + "</ol>"
    items += [item(text.replace("___", "…………………"), answer, str(n), kind="gap", section=f"{unit}.2") for n, (text, answer) in enumerate(gaps, 1)]
    body += f"<h4><b>{unit}.3</b> True (T) or false (F)? Correct the false sentences.</h4><ol>" + "".join(f"<li>{text}</li>" for text, *_ in said) + "</ol>"
    items += [item(text, str(verdict == "T"), str(n), kind="truefalse", section=f"{unit}.3") for n, (text, verdict, _) in enumerate(said, 1)]
    body += f"<div class='u x'>Key</div><p class=k><b>Unit {unit}</b></p><div class=c><p><b>{unit}.1</b>&emsp;" + "&ensp; ".join(f"{n} {'abcde'[ends.index(b)]}" for n, (_, b) in enumerate(halves, 1)) + f"</p><p><b>{unit}.2</b></p>" + "".join(f"<p class=l>{n}&emsp;{answer}</p>" for n, (_, answer) in enumerate(gaps, 1)) + f"<p><b>{unit}.3</b></p>" + "".join(f"<p class=l>{n}&emsp;{verdict}{f' – {why}' if why else ''}</p>" for n, (_, verdict, why) in enumerate(said, 1)) + "</div>"
    css = ".u { background: #e7f0e2; padding: 3mm 5mm; font-size: 17pt } .x { break-before: page } h3 i { background: #4a7a35; color: #fff; padding: 1mm 3mm; font-style: normal; margin-right: 2mm } .w { border-collapse: collapse; width: 100% } .w td { border: 1px solid #999; padding: 1.5mm 2mm } .tip { border-left: 3px solid #4a7a35; padding-left: 3mm } .m td { padding: 1mm 6mm 1mm 0 } .bank { border: 1px solid #666; display: inline-block; padding: 2mm 5mm; margin: 0 } ol li { margin: 2mm 0 } h4 { font-weight: normal; margin-top: 8mm } .c { columns: 2 } .l { margin: 0.5mm 0 0.5mm 5mm }"
    engine, source = page(draw, body, ["Carlito", "Liberation Sans"], (11, 12), css)
    return Document(engine, source, items)


BEES = [
    ("Do the following:", ["Explain to your counselor the hazards you are most likely to meet while working with bees.", "Show first aid for a sting, and describe the signs of a severe allergic reaction.", "List the protective clothing a beekeeper wears."]),
    ("Describe the three kinds of bees in a colony and the duties of each.", []),
    ("Do ONE of the following:", ["Visit an apiary and report on what you saw.", "Interview a beekeeper. Ask how he or she prepares the hives for winter.", "Build a frame for a hive and explain how bees use it."]),
    ("Explain why bees are important to farmers in your county.", []),
    ("Discuss with your counselor:", ["How honey differs from nectar.", "What a swarm is and why bees swarm.", "How varroa mites harm a colony."]),
    ("Name three plants near your home that are visited by bees, and the month in which each blooms.", []),
]


@layout(HALF, "workbook-basil", "merit badge workbook, word processor: name and counselor lines in a frame, requirements with circles before their numbers, a. b. c. with ruled lines, notes in the foot, nothing answered")
def workbook_basil(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito"]), draw.one((10, 11)), country="US", paper=(21.59, 27.94), margin=1.9)
    items, right = [], (sheet.wide, RIGHT)
    line = 'style:type="right" style:leader-style="solid" style:leader-text="_"'
    sheet.body += [sheet.p("<b>Beekeeping</b>", align="center", size=22, after=0.05), sheet.p("Merit Badge Workbook", align="center", size=14, after=0.2), sheet.p("This workbook can help you but you still need to read the merit badge pamphlet. The work space provided for each requirement should be used to make notes for discussing the item with your counselor, not for providing full and complete answers.", size=9, after=0.3)]
    sheet.body.append(sheet.table([[f"Scout’s Name: ______________________", "Unit: ______________"], ["Counselor’s Name: __________________", "Phone No.: __________"]], [sheet.wide - 7, 7.0]))

    def lines(left, count):
        return [sheet.p("\t", left=left, tabs=[(sheet.wide, line)], after=0.22) for _ in range(count)]

    keep = 'fo:keep-with-next="always"'
    for n, (stem, parts) in enumerate(draw.some(BEES, 5), 1):
        sheet.body.append(sheet.p(f"○\t{n}.\t{stem}", left=1.5, first=-1.5, tabs=[0.7, 1.5], before=0.4, after=0.2, extra=keep))
        if not parts:
            sheet.body += lines(1.5, 4)
            items.append(item(stem, None, str(n)))
        for letter, question in zip("abc", parts):
            sheet.body.append(sheet.p(f"○\t{letter}.\t{question}", left=3.0, first=-1.5, tabs=[2.2, 3.0], before=0.15, after=0.2, extra=keep))
            sheet.body += lines(3.0, 3)
            items.append(item(question, None, f"{n}({letter})", stem=stem))
    sheet.foot = sheet.p("Beekeeping – Merit Badge Workbook\tPage {page} of {pages}", size=8, tabs=[right])
    engine, source = sheet.source()
    return Document(engine, source, items)


WINE = [
    ("Acidity", "The sharp quality that makes the mouth water. It gives white wines their freshness and helps wines of all kinds to age."), ("Body", "The impression of weight in the mouth, from light to full. Alcohol, sugar and extract all add to it."), ("Botrytis", "A fungus that, in damp mornings and dry afternoons, shrivels ripe grapes and concentrates their sugar; also called noble rot."), ("Chaptalisation", "The addition of sugar to the must before fermentation in order to raise the strength of the wine."),
    ("Corked", "Tainted by a compound from the cork and smelling of damp cardboard."), ("Decanting", "Pouring wine off its sediment into another vessel before it is served."), ("Disgorging", "The removal of the frozen plug of yeast from the neck of a bottle of sparkling wine."), ("Fortified", "Strengthened with grape spirit, as port and sherry are."), ("Lees", "The dead yeast that settles at the bottom of a vat after fermentation."), ("Malolactic conversion", "A change brought about by bacteria which turns harsh malic acid into softer lactic acid and may add a buttery flavour."),
    ("Must", "Crushed grapes or their juice, before or during fermentation."), ("Nose", "The smell of a wine; the first thing a taster notes after its colour."), ("Phylloxera", "A louse that feeds on the roots of vines and destroyed most European vineyards after 1863. Vines have been grafted on to resistant rootstock ever since."), ("Racking", "Moving wine from one vessel to another so that its sediment is left behind."), ("Tannin", "A substance from skins, pips and oak that dries the gums and gives red wines structure."), ("Vintage", "The year in which the grapes were picked."),
]


@layout(HALF, "glossary-rosemary", "glossary of a wine course, XeLaTeX: two columns, hanging entries with the term in bold run into its definition, hyphenated, letters as heads with a rule, running heads with the first and last term")
def glossary_rosemary(draw):
    entries, body, letter = draw.some(WINE, 14), "", ""
    for term, meaning in entries:
        if term[0] != letter:
            letter = term[0]
            body += rf"\needspace{{3\baselineskip}}\vspace{{3mm}}{{\large\bfseries {letter}\par}}\vspace{{-3mm}}\rule{{\linewidth}}{{0.4pt}}\par "
        body += rf"{{\hangindent=5mm\hangafter=1\noindent\textbf{{{tex(term)}}}\enspace {tex(meaning)}\par}}" + "\n"
    body = rf"{{\Huge Glossary}}\par\vspace{{6mm}}These are the terms that candidates are expected to use in the tasting paper.\par\begin{{multicols}}{{2}}{body}\end{{multicols}}"
    engine, source = document(draw, body, ["libertine", "palatino"], (10, 11), (18, 24), head=rf"\fancyhead[L]{{\small\itshape {entries[0][0]}}}\fancyhead[R]{{\small\itshape {entries[-1][0]}}}", extra=r"\setlength\columnsep{8mm}\hyphenpenalty=30")
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in entries])


SOUK = [
    ("At the market", [("سوق", "sūq", "market"), ("خبز", "khubz", "bread"), ("تفاح", "tuffāḥ", "apples"), ("سمك", "samak", "fish"), ("رخيص", "rakhīṣ", "cheap"), ("غالٍ", "ghālin", "expensive")]),
    ("In the house", [("بيت", "bayt", "house"), ("باب", "bāb", "door"), ("مطبخ", "maṭbakh", "kitchen"), ("كرسي", "kursī", "chair"), ("مفتاح", "miftāḥ", "key")]),
    ("Travelling", [("قطار", "qiṭār", "train"), ("سيارة", "sayyāra", "car"), ("مطار", "maṭār", "airport"), ("تذكرة", "tadhkira", "ticket"), ("طريق", "ṭarīq", "road")]),
]


@layout(HALF, "words-saffron", "lesson vocabulary of an Arabic course, Chromium: topic heads in small capitals, English at the left, transliteration in italics, Arabic at the right with a thin line below each row")
def words_saffron(draw):
    lesson = draw.random.randint(4, 11)
    body, items = f"<p class=l>Lesson {lesson}</p><h1>New words</h1>", []
    for topic, words in SOUK:
        words = draw.some(words, 5)
        body += f"<h2>{topic}</h2><table>" + "".join(f"<tr><td class=e>{english}</td><td class=t>{sound}</td><td class=a lang=ar dir=rtl>{arabic}</td></tr>" for arabic, sound, english in words) + "</table>"
        items += [item(arabic, english, kind="vocabulary", section=topic) for arabic, _, english in words]
    css = ".l { text-align: right; color: #666; margin: 0 } h1 { font-size: 20pt; font-weight: normal; border-bottom: 2px solid #000 } h2 { font-size: 12pt; font-variant: small-caps; letter-spacing: 1px; margin: 7mm 0 1mm } table { width: 100%; border-collapse: collapse } td { border-bottom: 1px solid #bbb; padding: 1mm 1mm; width: 33% } .t { font-style: italic } .a { font-family: 'Noto Naskh Arabic'; font-size: 130%; text-align: right; padding: 0 }"
    engine, source = page(draw, body, ["Liberation Serif", "DejaVu Serif"], (11, 12), css)
    return Document(engine, source, items)


STITCHES = [
    ("Back stitch", "A strong stitch made by taking each stitch back to the end of the last one.", "Seams, outlines"), ("Basting", "Long, loose stitches that hold layers together until they are sewn for good.", "Fitting"), ("Blanket stitch", "Upright stitches along an edge, linked by a thread that runs along the fold.", "Edges of felt and wool"), ("Blind stitch", "Tiny stitches that catch only a thread or two of the cloth, so that they do not show.", "Hems"),
    ("Chain stitch", "A row of loops, each held down by the next.", "Lettering, borders"), ("French knot", "A small knot made by winding the thread twice around the needle.", "Flower centers"), ("Overcast stitch", "Slanting stitches taken over a raw edge to keep it from raveling.", "Seam edges"), ("Running stitch", "The plainest stitch: the needle passes in and out at even distances.", "Gathering, quilting"), ("Satin stitch", "Straight stitches laid close side by side until they cover a shape.", "Leaves, monograms"), ("Whip stitch", "Short, slanting stitches that join two folded edges.", "Joining pieces"),
]


@layout(HALF, "table-sage", "dictionary of stitches, groff: ruled table with Name of Stitch, How It Is Made and Used For under a title in capitals, table number and a note below")
def table_sage(draw):
    entries = draw.some(STITCHES, 9)
    lines = [".ce", "\\fB\\s+4THE COMMON STITCHES\\s0\\fP", ".sp", "All of these are worked by hand. For each, use a single thread no longer than your arm.", ".sp", ".ce", f"\\fITable {draw.random.randint(2, 9)}. Hand stitches\\fP", ".sp 0.5", ".TS", "allbox tab(@);", "cb cb cb", "lw(1.4i) lw(2.9i) lw(1.4i).", "Name of Stitch@How It Is Made@Used For"]
    lines += [f"T{{\n.na\n{name}\nT}}@T{{\n.na\n{plain(made)}\nT}}@T{{\n.na\n{use}\nT}}" for name, made, use in entries]
    lines += [".TE", ".sp 0.5", "\\s-2Note. Left-handed workers should hold the page to a mirror.\\s0"]
    engine, source = roff(draw, lines, (10, 11), ("T", "P", "N"))
    return Document(engine, source, [item(name, made, kind="definition") for name, made, _ in entries])


@layout(HALF, "article-vervain", "article of a walkers’ association on how to take a bearing, LaTeX: two columns, headings, numbered steps, a box with a rule of thumb; nothing to be found")
def article_vervain(draw):
    steps = ["Lay the long edge of the compass on the map so that it joins the place where you are and the place you want to reach. The arrow of travel must point to your goal.", "Hold the compass still and turn the dial until the lines inside it run along the grid lines, with the orienting arrow to the north.", "Take the compass off the map and add the magnetic variation, if there is any where you walk.", "Turn your whole body until the red end of the needle lies in the orienting arrow. The arrow of travel now shows your way."]
    body = r"\begin{center}{\LARGE\bfseries Following a needle}\par\smallskip\textit{Notes for new walkers, no.\ " + str(draw.random.randint(4, 12)) + r"}\end{center}\begin{multicols}{2}A map is of little use in mist if you do not know which way you are facing. With a compass and some practice you can cross a moor in cloud and come out at the gate you were looking for. It takes a minute to learn and a few wet Sundays to trust.\par\medskip\textbf{Taking a bearing}\par\begin{enumerate}[leftmargin=6mm]" + "".join(rf"\item {step}" for step in steps) + r"\end{enumerate}\textbf{Walking on it}\par Do not stare at the needle. Choose a rock or a tuft that lies in line with the arrow, walk to it, and choose the next. In thick mist, send a companion ahead as far as you can see, and call him left or right until he stands on the line.\par\medskip\textbf{Counting paces}\par Most people take between sixty and seventy double paces for a hundred metres on level ground. Count yours on a measured path before you need them. Heather and slopes make the paces shorter.\par\medskip\fbox{\parbox{0.9\linewidth}{\textbf{Rule of thumb.} One hour for every five kilometres, and half an hour more for every three hundred metres of climb.}}\par\medskip\textbf{Aiming off}\par If your goal lies on a stream or a wall, do not aim straight at it. Aim a little to one side. When you reach the stream you will know which way to turn.\end{multicols}"
    engine, source = document(draw, body, ["libertine", "times", "lmsans"], (10, 11), (20, 25), foot=r"\fancyfoot[C]{\footnotesize Wharfe Valley Footpath Society \textbullet\ \thepage}", extra=r"\setlength\columnsep{8mm}")
    return Document(engine, source, [])
