"""The hundred and sixty-third: sheets of boards, ministries, universities, schools and language schools, the second part."""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT
first = importlib.import_module("unseen.batch_162")
turned, chosen = first.turned, first.chosen

HALF = "unseen"

# Chapter review of a textbook, with selected answers

ROCKS = [("magma", "melted rock below the surface"), ("erosion", "the carrying away of sediment"), ("fossil", "the preserved trace of a living thing"), ("mineral", "a natural solid with a crystal structure"), ("fault", "a break along which rock has moved"), ("lava", "melted rock that has reached the surface"), ("weathering", "the breaking down of rock in place")]
ROCKS_MCQ = [("Which rock forms when limestone is changed by heat and pressure?", "marble", ["granite", "sandstone", "basalt"]), ("Which scale compares the hardness of minerals?", "the Mohs scale", ["the Richter scale", "the Beaufort scale", "the pH scale"]), ("The thinnest layer of Earth is the", "crust.", ["mantle.", "outer core.", "inner core."]), ("Most sedimentary rock is formed", "under water.", ["inside volcanoes.", "on mountain tops.", "in the mantle."])]
ROCKS_OPEN = [("Explain why the crystals in granite are larger than those in basalt.", "Granite cools slowly below the surface, so its crystals have more time to grow."), ("How can a sedimentary rock become a metamorphic rock?", "It is buried and changed by heat and pressure."), ("Describe two ways in which plants break down rock.", "Roots push cracks apart, and acids from roots dissolve minerals.")]


@layout(HALF, "review-vacherin", "chapter review of a US textbook, XeLaTeX: Matching with a blank before the number and lettered column at the right, a. to d., short response, numbers run on; selected answers with the odd numbers only on the last page")
def review_vacherin(draw):
    chapter = draw.random.randint(3, 9)
    pairs = draw.some(ROCKS, 6)
    ends = draw.mixed([b for _, b in pairs])
    items, key, n = [], [], 0
    left, right = "", ""
    listed = choices("abcdef", ends)
    for (a, b), letter, end in zip(pairs, "abcdef", ends):
        n += 1
        shown = n % 2 == 1
        mark = "abcdef"[ends.index(b)]
        left += rf"\lab{{0pt}}{{20mm}}{{\rule{{10mm}}{{0.4pt}}\enspace {n}.}}{{{a}}}\smallskip "
        right += rf"\lab{{0pt}}{{7mm}}{{{letter}.}}{{{tex(end)}}}\smallskip "
        items.append(item(a, b if shown else None, str(n), None, listed, kind="match", **({"answer_label": mark} if shown else {})))
        if shown:
            key.append((n, mark))
    body = rf"\begin{{minipage}}[t]{{0.38\linewidth}}{left}\end{{minipage}}\hfill\begin{{minipage}}[t]{{0.58\linewidth}}{right}\end{{minipage}}\par\bigskip{{\large\bfseries Multiple Choice}}\par\textit{{Choose the letter of the best answer.}}\par\begin{{multicols}}{{2}}"
    for question, good, wrong in ROCKS_MCQ:
        n += 1
        options, place = turned(draw, good, wrong)
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}" + "".join(rf"\lab{{8mm}}{{6mm}}{{{letter}.}}{{{tex(o)}}}" for letter, o in zip("abcd", options)) + r"\end{minipage}\par\medskip "
        items.append(chosen(question, options, place, str(n), "abcd", shown=n % 2 == 1))
        if n % 2:
            key.append((n, "abcd"[place]))
    body += r"\end{multicols}{\large\bfseries Short Response}\par\textit{Answer in complete sentences.}\par "
    for question, answer in ROCKS_OPEN:
        n += 1
        body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\medskip "
        items.append(item(question, answer if n % 2 else None, str(n)))
        if n % 2:
            key.append((n, answer))
    shown = "".join(rf"\lab{{0pt}}{{8mm}}{{\textbf{{{k}.}}}}{{{tex(a)}}}" for k, a in key)
    body = rf"{{\Huge\bfseries Chapter {chapter} Review}}\par\medskip\hrule\bigskip{{\large\bfseries Vocabulary}}\par\textit{{Match each term with its description. Write the letter in the blank.}}\par\medskip {body}\newpage{{\Large\bfseries Selected Answers}}\par\bigskip\textbf{{Chapter {chapter} Review}}\par\begin{{minipage}}{{0.48\linewidth}}{shown}\end{{minipage}}"
    engine, source = document(draw, body, ["schoolbook", "helvetica", "notoserif"], (10, 11), (20, 24), foot=rf"\fancyfoot[R]{{\small Chapter {chapter}: The Rocky Earth\quad\textbf{{\thepage}}}}", extra=r"\setlength\columnsep{10mm}", paper="letterpaper")
    return Document(engine, source, items)


# National numeracy test

NUMERACY = [
    ("A book costs $8.50. Mia pays with a $20 note. How much change should she get?", ["$11.50", "$12.50", "$11.00", "$28.50"]), ("Which number is closest to 500?", ["489", "515", "492", "509"]), ("How many minutes are there in 2¼ hours?", ["125", "135", "145", "225"]), ("Which of these shapes has exactly three pairs of parallel sides?", ["square", "regular hexagon", "trapezium", "regular pentagon"]),
    ("A train leaves at 9:45 am and arrives at 11:20 am. How long is the journey?", ["1 hour 25 minutes", "1 hour 35 minutes", "2 hours 25 minutes", "2 hours 35 minutes"]), ("Which fraction is equal to 0.75?", ["1/4", "2/3", "3/4", "7/5"]), ("What is the next number in the pattern 3, 7, 11, 15?", ["16", "18", "19", "22"]),
    ("Ben has 4 red and 8 blue marbles in a bag. He takes one without looking. What is the chance that it is red?", ["one in two", "one in three", "one in four", "one in eight"]),
]
NUMERACY_OPEN = ["A farmer plants 24 trees in each of 15 rows. How many trees does she plant altogether?", "The perimeter of a square garden is 36 metres. What is the length of one side?"]


@layout(HALF, "numeracy-drinker", "national numeracy test for Year 5, Chromium: number in a black square, empty bubbles before options across or stacked without letters, Shade one bubble at the right, answer boxes with a unit, nothing answered")
def numeracy_drinker(draw):
    items, body, n = [], "", 0
    for question, options in draw.some(NUMERACY, 7):
        n += 1
        wide = sum(map(len, options)) < 40
        body += f"<div class=q><b>{n}</b><div><p>{web(question)}</p><div class=h>Shade one bubble.</div><div class='{'r' if wide else 's'}'>" + "".join(f"<div><i></i>{web(o)}</div>" for o in options) + "</div></div></div>"
        items.append(item(question, None, str(n), None, choices([None] * 4, options), kind="mcq"))
    for question, unit in zip(NUMERACY_OPEN, ["trees", "metres"]):
        n += 1
        body += f"<div class=q><b>{n}</b><div><p>{web(question)}</p><div class=h>Write your answer in the box.</div><div class=x><u></u>{unit}</div></div></div>"
        items.append(item(question, None, str(n), kind="numeric"))
    css = "h1 { font-size: 20pt; margin: 0 } .g { border: 1px solid #000; border-radius: 3mm; padding: 2mm 4mm; margin: 4mm 0 } .q { display: flex; gap: 5mm; margin: 7mm 0; break-inside: avoid } .q > b { background: #000; color: #fff; width: 8mm; height: 8mm; line-height: 8mm; text-align: center; flex: none } .q > div { flex: 1 } .q p { margin: 0 0 2mm } .h { text-align: right; font-size: 80%; font-style: italic } .r { display: flex; gap: 16mm } .s div, .r div { margin: 1.5mm 0 } i { display: inline-block; width: 5mm; height: 3mm; border: 1px solid #000; border-radius: 50%; margin-right: 3mm } u { display: inline-block; width: 24mm; height: 9mm; border: 1px solid #000; margin-right: 3mm; vertical-align: middle } .e { text-align: center; font-weight: bold; margin-top: 10mm }"
    top = "<h1>Numeracy</h1><p>Year 5 · Calculators must <b>not</b> be used · 45 minutes</p><div class=g>Use a 2B or HB <b>pencil</b> only. Rub out any mistake completely.</div>"
    engine, source = page(draw, top + body + "<p class=e>STOP – END OF TEST</p>", ["Open Sans", "Liberation Sans", "Noto Sans"], (11, 12), css)
    return Document(engine, source, items)


# Rules of a university for examinations

RULES = [
    ("Before the examination", ["Candidates must bring their student card and place it face up on the desk.", "Candidates must be outside the hall fifteen minutes before the time on their timetable.", "Coats and bags must be left in the area set aside for them. Telephones must be switched off and kept in a bag.", "The only calculators allowed are those on the list of the Faculty."]),
    ("During the examination", ["No candidate may enter the hall later than thirty minutes after the start.", "No candidate may leave during the first thirty or the last fifteen minutes.", "Candidates must write in ink. Pencil may be used for diagrams only.", "A candidate who feels unwell should raise a hand and wait for an invigilator.", "All rough work must be done in the answer book and crossed out."]),
    ("At the end", ["Candidates must stop writing when they are told to.", "Nobody may leave until all scripts have been collected and counted.", "Question papers may be taken away unless the front page says otherwise."]),
    ("Misconduct", ["A candidate found with unauthorised material will be reported to the Registrar. The material will be kept, and the candidate will be given a new answer book.", "The penalties are set out in Ordinance 14. They range from a warning to exclusion."]),
]


@layout(HALF, "rules-watzmann", "rules of a university for its examinations, groff: numbered headings 1. and rules 1.1 hanging below, signed by the Registrar; nothing to be found")
def rules_watzmann(draw):
    lines = [".LP", ".ce 4", "\\fB\\s+2UNIVERSITY OF STANMOOR\\s0\\fP", "Office of the Registrar", "\\fBInstructions to Candidates in Written Examinations\\fP", ".sp 2", ".LP", f"These instructions apply to all written examinations held on the main campus from 1 October {draw.random.randint(2019, 2024)}. They should be read together with the General Regulations.", ".sp"]
    for n, (head, rules) in enumerate(RULES, 1):
        lines += [".sp", ".ne 4", f"\\fB{n}.  {head}\\fP", ".sp 0.5"]
        for k, rule in enumerate(draw.some(rules, 4), 1):
            lines += [f".IP {n}.{k} 4n", plain(rule)]
        lines += [".LP"]
    lines += [".sp 2", "H. M. Aldous", ".br", "\\fIRegistrar\\fP"]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "N"))
    return Document(engine, source, [])


# Multiple-choice cloze of a language certificate

BAKERY = [
    ("For more than a century the bakery on Mill Street has {} bread to the whole valley.", "supplied", ["offered", "equipped", "fed"]), ("The present owner, Ida Brandt, {} over the business from her uncle when she was only twenty-three.", "took", ["got", "put", "set"]), ("At first she was not {} to sleeping in the afternoon and working through the night.", "used", ["familiar", "common", "usual"]),
    ("It took her a year to {} out how to heat the old oven evenly.", "find", ["look", "make", "try"]), ("Today people come from far {} to taste her dark rye loaves.", "away", ["off", "along", "apart"]), ("A loaf may cost twice as {} as one from the supermarket, but few customers complain.", "much", ["many", "high", "more"]),
    ("In {} of offers from larger firms, she has refused to sell the recipe.", "spite", ["despite", "case", "view"]), ("She says that she would {} close the shop than see it become part of a chain.", "rather", ["better", "prefer", "instead"]), ("Her daughter is already {} forward to running it one day.", "looking", ["seeing", "thinking", "going"]),
]


@layout(HALF, "cloze-kredarica", "multiple-choice cloze of a language certificate, Chromium: passage with bold numbers before rules of dots, table of A to D in columns below, key at the foot of the next page in one row of cells")
def cloze_kredarica(draw):
    start = draw.one([1, 9, 19])
    asked = draw.some(BAKERY, 9)
    items, text, table, key = [], "", "", []
    for n, (sentence, right, wrong) in enumerate(asked, start):
        options, place = turned(draw, right, wrong)
        shown = sentence.format(f"({n}) ..................")
        text += " " + shown.replace(f"({n})", f"(<b>{n}</b>)")
        table += f"<tr><td><b>{n}</b></td>" + "".join(f"<td><b>{letter}</b>&ensp;{web(o)}</td>" for letter, o in zip("ABCD", options)) + "</tr>"
        items.append(item(shown, right, str(n), None, choices("ABCD", options), kind="gap", answer_label="ABCD"[place]))
        key.append((n, "ABCD"[place]))
    last = start + len(asked) - 1
    body = f"<p class=r>Reading</p><h1>Part 1</h1><p>Questions {start} – {last}</p><p>Read the text below and choose the correct word, <b>A</b>, <b>B</b>, <b>C</b> or <b>D</b>, for each space. Mark your answers on the answer sheet.</p><h2>The bakery on Mill Street</h2><p class=t>{text}</p><table>{table}</table><div class=k><h3>Answer key – Part 1</h3><table><tr>" + "".join(f"<th>{n}</th>" for n, _ in key) + "</tr><tr>" + "".join(f"<td>{letter}</td>" for _, letter in key) + "</tr></table></div>"
    css = ".r { text-align: right; color: #666; margin: 0 } h1 { font-size: 15pt } h2 { text-align: center; font-size: 13pt } .t { line-height: 1.9; text-align: justify } table { margin-top: 6mm } td { padding: 1.2mm 8mm 1.2mm 0 } .k { break-before: page } .k table { border-collapse: collapse } .k td, .k th { border: 1px solid #333; padding: 1.5mm 4mm }"
    engine, source = page(draw, body, ["Liberation Sans", "Carlito", "Lato"], (11, 12), css)
    return Document(engine, source, items)


# Single best answers of a school of nursing

NURSING = [
    ("A patient with type 1 diabetes is pale, sweating and confused. What should the nurse do first?", "Check the blood glucose level", ["Give a dose of insulin", "Call the family", "Take a urine sample", "Offer a high-protein snack"], "Pallor, sweating and confusion suggest hypoglycaemia, which is confirmed at the bedside."),
    ("Which of the following is the most important measure to prevent the spread of infection on a ward?", "Hand hygiene", ["Sterile gloves for every task", "Daily change of bed linen", "Antibiotics for all patients", "Closed windows"], "Most infections in hospital are carried on the hands of staff."),
    ("What is the normal range of resting heart rate in a healthy adult?", "60 to 100 beats per minute", ["20 to 40 beats per minute", "40 to 50 beats per minute", "100 to 120 beats per minute", "120 to 160 beats per minute"], "Lower values are seen in athletes."),
    ("Which position is best for a conscious patient who is short of breath?", "Sitting upright", ["Flat on the back", "Head down", "Prone", "On the left side with knees bent"], "Upright, the diaphragm moves more freely."),
    ("Which electrolyte is lost most in prolonged vomiting?", "Chloride", ["Calcium", "Phosphate", "Magnesium", "Iron"], "Gastric juice is rich in hydrochloric acid."),
    ("Where should an intramuscular vaccine be given in an adult?", "Deltoid muscle", ["Abdominal wall", "Inner forearm", "Dorsum of the hand", "Calf"], "It is easy to reach and has few large nerves."),
    ("Which vitamin is needed for the production of clotting factors in the liver?", "Vitamin K", ["Vitamin A", "Vitamin B₁₂", "Vitamin C", "Vitamin E"], "Newborn infants have low stores of it."),
    ("What is the first sign of a pressure ulcer?", "Redness that does not fade on pressing", ["A deep open wound", "Black dead tissue", "A blister filled with blood", "Visible bone"], "At stage 1 the skin is still whole."),
    ("Which scale is used to assess the level of consciousness?", "Glasgow Coma Scale", ["Apgar score", "Braden scale", "Visual analogue scale", "Snellen chart"], "It scores eye, verbal and motor responses."),
]


@layout(HALF, "nursing-footman", "single best answers of a school of nursing, word processor: numbered stems in bold, A. to E. by tabs, Answer: C below with the rationale in italics, course code in the head")
def nursing_footman(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Caladea"]), draw.one((10, 11)), margin=2.3)
    items = []
    sheet.head = sheet.p("School of Nursing and Midwifery\tNUR 204 – Fundamentals of Practice", size=9, tabs=[(sheet.wide, RIGHT)])
    sheet.body += [sheet.p("<b>Revision set 3: single best answer questions</b>", size=15, after=0.15), sheet.p("Cover the answers with a sheet of paper. For each question choose the ONE best answer.", after=0.4)]
    keep = 'fo:keep-with-next="always"'
    for n, (question, right, wrong, why) in enumerate(draw.some(NURSING, 9), 1):
        options, place = turned(draw, right, wrong)
        sheet.body.append(sheet.p(f"<b>{n}.\t{question}</b>", left=0.9, first=-0.9, tabs=[0.9], before=0.25, after=0.1, extra=keep))
        sheet.body += [sheet.p(f"{letter}.\t{o}", left=1.7, first=-0.8, tabs=[1.7], after=0.02, extra=keep) for letter, o in zip("ABCDE", options)]
        sheet.body += [sheet.p(f"<b>Answer: {'ABCDE'[place]}</b>", left=0.9, before=0.1, after=0, extra=keep), sheet.p(f"<i>Rationale: {why}</i>", left=0.9, after=0.3)]
        items.append(chosen(question, options, place, str(n), "ABCDE"))
    sheet.foot = sheet.p("{page}", align="center", size=9)
    engine, source = sheet.source()
    return Document(engine, source, items)


# German class test in physics

PHYSIK = [
    ("Geschwindigkeit", "Ein Radfahrer fährt in 20 Minuten eine Strecke von 6 km.", [("Berechne seine Geschwindigkeit in km/h.", 2), ("Wie weit kommt er bei gleicher Geschwindigkeit in 50 Minuten?", 2), ("Zeichne das Zeit-Weg-Diagramm für die ersten 20 Minuten.", 3)]),
    ("Kräfte", "An einer Schraubenfeder hängt ein Massestück von 200 g. Die Feder wird dadurch um 4 cm länger.", [("Gib die Gewichtskraft des Massestücks an.", 1), ("Bestimme die Federkonstante.", 3), ("Um wie viel verlängert sich die Feder bei einem Massestück von 350 g?", 2)]),
    ("Dichte", None, [("Erkläre, was man unter der Dichte eines Stoffes versteht.", 2), ("Ein Würfel mit der Kantenlänge 2 cm hat die Masse 21,6 g. Aus welchem Stoff könnte er bestehen?", 3)]),
    ("Alltag", "Beim Bremsen eines Busses fallen die stehenden Fahrgäste nach vorn.", [("Nenne das physikalische Gesetz, das dahinter steckt.", 1), ("Erkläre mit diesem Gesetz, warum man sich im Auto anschnallen soll.", 3)]),
]


@layout(HALF, "klassenarbeit-tilsit", "German class test in physics, word processor: name, class and date in a table, Aufgabe 1: heading, a) b) with ___ / 2 P. at the right edge, table of points and Note with signature at the end, nothing answered")
def klassenarbeit_tilsit(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Caladea"]), draw.one((11, 12)), language="de", country="DE", margin=2.2)
    items, total, right = [], 0, (sheet.wide, RIGHT)
    sheet.body += [sheet.table([["Name:", "Klasse: 8" + draw.one("abc"), "Datum:"]], [sheet.wide - 8, 4.0, 4.0], padding=0.2), sheet.p(f"<b>{draw.random.randint(1, 3)}. Klassenarbeit im Fach Physik</b>", align="center", size=16, before=0.5), sheet.p("Arbeitszeit: 45 Minuten. Hilfsmittel: Taschenrechner. Rechne mit g = 10 N/kg und schreibe zu jeder Rechnung einen Antwortsatz.", after=0.3)]
    keep = 'fo:keep-with-next="always"'
    sums = []
    for n, (title, stem, parts) in enumerate(PHYSIK, 1):
        sheet.body.append(sheet.p(f"<b>Aufgabe {n}: {title}</b>", before=0.5, after=0.1, extra=keep))
        if stem:
            sheet.body.append(sheet.p(stem, extra=keep))
        for letter, (question, points) in zip("abc", parts):
            sheet.body.append(sheet.p(f"{letter})\t{question}\t___ / {points} P.", left=0.8, first=-0.8, tabs=[0.8, right], after=0.3))
            items.append(item(question, None, f"{n}({letter})", points, stem=stem))
        sums.append(sum(p for _, p in parts))
    sheet.body += [sheet.p("Viel Erfolg!", align="center", before=0.6, after=0.5), sheet.table([["Aufgabe", "1", "2", "3", "4", "Summe"], ["mögliche Punkte", *map(str, sums), str(sum(sums))], ["erreichte Punkte", "", "", "", "", ""]], [4.0, 1.6, 1.6, 1.6, 1.6, 2.2]), sheet.p("Note: ________     Unterschrift der Eltern: ______________________", before=0.6)]
    engine, source = sheet.source()
    return Document(engine, source, items)


# Test for public posts in Spain

OPOSICION = [
    ("Según la Constitución Española, la soberanía nacional reside en:", "El pueblo español.", ["Las Cortes Generales.", "El Rey.", "El Gobierno."]), ("El Congreso de los Diputados es elegido por un período de:", "Cuatro años.", ["Tres años.", "Cinco años.", "Seis años."]), ("¿Cuál es la capital de la Comunidad Autónoma de Extremadura?", "Mérida.", ["Badajoz.", "Cáceres.", "Plasencia."]),
    ("La mayoría de edad en España se alcanza a los:", "Dieciocho años.", ["Dieciséis años.", "Veinte años.", "Veintiún años."]), ("¿Qué órgano dirige la administración municipal?", "El Alcalde.", ["El Delegado del Gobierno.", "El Defensor del Pueblo.", "El Presidente del Senado."]), ("En una hoja de cálculo, una fórmula comienza siempre por el signo:", "=", ["#", "&", "@"]),
    ("¿Qué combinación de teclas se usa habitualmente para copiar un texto seleccionado?", "Ctrl + C", ["Ctrl + X", "Ctrl + V", "Ctrl + Z"]), ("El registro de los documentos que llegan a una oficina pública se llama:", "Registro de entrada.", ["Registro de salida.", "Archivo histórico.", "Padrón."]), ("¿Cuántas provincias tiene la Comunidad Autónoma de Galicia?", "Cuatro.", ["Dos.", "Tres.", "Cinco."]),
    ("El idioma oficial del Estado es:", "El castellano.", ["El catalán.", "El gallego.", "El euskera."]), ("El día de la Fiesta Nacional de España es el:", "12 de octubre.", ["6 de diciembre.", "2 de mayo.", "1 de noviembre."]),
]


@layout(HALF, "oposicion-idiazabal", "test for public posts of a Spanish ministry, XeLaTeX: 1.- with a) to d), reserve questions under a heading of their own that go on counting, page 2 with the plantilla of answers as a grid of two rows")
def oposicion_idiazabal(draw):
    asked = draw.some(OPOSICION, 11)
    items, body, key = [], "", []
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        if n == 10:
            body += r"\bigskip\textbf{PREGUNTAS DE RESERVA}\par\smallskip "
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{11mm}}{{\textbf{{{n}.-}}}}{{\textbf{{{tex(question)}}}}}" + "".join(rf"\lab{{11mm}}{{7mm}}{{{letter})}}{{{tex(o)}}}" for letter, o in zip("abcd", options)) + r"\end{minipage}\par\medskip " + "\n"
        items.append(chosen(question, options, place, str(n), "abcd"))
        key.append("abcd"[place].upper())
    grid = rf"\begin{{tabular}}{{|l|{'c|' * 11}}}\hline \textbf{{Pregunta}} & " + " & ".join(map(str, range(1, 12))) + r"\\\hline \textbf{Respuesta} & " + " & ".join(key) + r"\\\hline\end{tabular}"
    body = r"{\small MINISTERIO DE SERVICIOS PÚBLICOS\par Subsecretaría}\par\bigskip\begin{center}\textbf{PRUEBAS SELECTIVAS PARA EL INGRESO EN EL CUERPO AUXILIAR}\par\smallskip\textbf{PRIMER EJERCICIO}\end{center}No abra este cuestionario hasta que se le indique. Todas las preguntas tienen el mismo valor. Las respuestas erróneas descuentan un tercio. Solo hay una respuesta correcta.\par\bigskip " + body + rf"\newpage\begin{{center}}\textbf{{PLANTILLA DEFINITIVA DE RESPUESTAS}}\par\smallskip Primer ejercicio\par\bigskip\renewcommand\arraystretch{{1.4}}{grid}\par\bigskip\small Las preguntas 10 y 11 son de reserva.\end{{center}}"
    engine, source = document(draw, body, ["arial", "timesnew", "noto"], (10, 11), (24, 28), foot=r"\fancyfoot[R]{\footnotesize Página \thepage}")
    return Document(engine, source, items)


# Glossary of a revenue office

TAX = [
    ("Allowance", "An amount of income on which no tax is due."), ("Assessment", "A statement from the Office of the tax that you owe for a year."), ("Beneficial owner", "The person who enjoys the profits of a company or trust, whoever is named as its owner."), ("Capital gain", "The profit made when something that has risen in value is sold."), ("Deduction", "A cost that may be taken from income before the tax is worked out."), ("Dividend", "A share of its profits that a company pays to those who own it."), ("Excise duty", "A tax on certain goods, such as fuel and tobacco, that is paid when they are made."),
    ("Filing date", "The last day on which a return may be sent in without a penalty."), ("Gross income", "All the income of a year before anything is taken from it."), ("Marginal rate", "The rate at which the last part of a person’s income is taxed."), ("Pay As You Earn", "The system by which an employer takes tax from wages and hands it to the Office."), ("Rebate", "Tax that is given back because too much has been paid."), ("Tax year", "The twelve months from 1 April to 31 March."), ("Withholding tax", "Tax that is taken at the source of a payment, often on interest paid abroad."),
]


@layout(HALF, "glossary-goldtail", "glossary at the end of a guide of a revenue office, groff: bold term in a column at the left, definition at the right without lines, running head")
def glossary_goldtail(draw):
    entries = draw.some(TAX, 12)
    lines = [f".ds LH \\s-2Guide IR-{draw.random.randint(10, 60)}\\s0", ".ds RH \\s-2Your first tax return\\s0", ".P1", ".ds CF %", ".LP", "\\fB\\s+6Glossary\\s0\\fP", ".sp", "These are the meanings of some of the words used in this guide. They do not replace the wording of the Act.", ".sp", ".nr HY 0", ".TS", "tab(@);", "lbw(1.6i) lw(4.3i)."]
    for term, meaning in entries:
        lines += [f"T{{\n.na\n{plain(term)}\nT}}@T{{\n.na\n{plain(meaning)}\nT}}", ".sp 0.4"]
    lines += [".TE"]
    engine, source = roff(draw, lines, (11, 12), ("H", "T", "P"))
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in entries])


# Tutorial sheet with worked solutions

TUTORIAL = [
    ("A ball is dropped from rest from a height of 20 m. Take g = 10 m/s².", [("How long does it take to reach the ground?", "From s = gt²/2 we have t² = 2 × 20/10 = 4, so t = 2 s."), ("With what speed does it hit the ground?", "v = gt = 10 × 2 = 20 m/s.")]),
    ("A crate of mass 40 kg is pulled along a level floor by a horizontal force of 200 N. The friction on it is 80 N.", [("Find the acceleration of the crate.", "The resultant force is 200 − 80 = 120 N, so a = 120/40 = 3 m/s²."), ("The rope breaks when the crate moves at 6 m/s. How far does it slide before it stops?", "The deceleration is now 80/40 = 2 m/s². From v² = 2as we have s = 36/4 = 9 m.")]),
    (None, [("A pump raises 300 kg of water through 8 m every minute. What is its useful power, with g = 10 m/s²?", "The work done in a minute is 300 × 10 × 8 = 24 000 J. The power is therefore 24 000/60 = 400 W.")]),
    ("A trolley of mass 2 kg moving at 3 m/s runs into a second trolley of mass 4 kg at rest. They move off together.", [("Find their common speed.", "Momentum is conserved: 2 × 3 = (2 + 4)v, and hence v = 1 m/s."), ("How much kinetic energy is lost?", "Before the collision it is 9 J and afterwards 3 J. The loss is 6 J.")]),
    (None, [("A spring of stiffness 50 N/m is stretched by 0.2 m. How much energy does it store?", "The energy is 50 × 0.04/2 = 1 J.")]),
    (None, [("A satellite moves in a circle at constant speed. Explain why it nevertheless accelerates.", "The direction of its velocity changes all the time, and a change of velocity is an acceleration, here towards the centre.")]),
]


@layout(HALF, "tutorial-fontina", "tutorial sheet of a university, pdfLaTeX: module code at both ends of the head, 1. with (a) (b), Solution in a grey box behind each part with the working written out")
def tutorial_fontina(draw):
    items, body = [], ""

    def solved(text):
        return rf"\par\smallskip\hspace*{{8mm}}\colorbox{{gray!15}}{{\parbox{{0.9\linewidth}}{{\textbf{{Solution.}} {tex(text)}}}}}\par\medskip "

    for n, (stem, parts) in enumerate(TUTORIAL, 1):
        if stem:
            body += rf"\needspace{{6\baselineskip}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}"
        for letter, (question, answer) in zip("ab", parts):
            body += (rf"\lab{{8mm}}{{8mm}}{{({letter})}}{{{tex(question)}}}" if stem else rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}") + solved(answer)
            items.append(item(question, answer, f"{n}({letter})" if stem else str(n), stem=stem))
        body += r"\bigskip "
    sheet = draw.random.randint(2, 7)
    body = rf"\begin{{center}}{{\Large\bfseries Mechanics: Tutorial Sheet {sheet}}}\par\smallskip With solutions\end{{center}}\textit{{These problems will be discussed in the tutorials of week {sheet + 1}. Try them before you come.}}\par\bigskip {body}"
    engine, source = document(draw, body.replace("−", "$-$"), ["lm", "cm", "palatino"], (11, 12), (22, 28), head=r"\fancyhead[L]{\small PHYS1010}\fancyhead[R]{\small Semester 1}")
    return Document(engine, source, items)


# Theory test of a ministry of transport

DRIVING = [
    ("You are waiting to turn right at the end of a road. What should you do before you move off?", ["Look for cyclists and pedestrians"], ["Sound the horn", "Switch on your fog lights", "Turn off your indicator"]), ("In which two of these places must you not park?", ["On a pedestrian crossing", "Opposite a traffic island"], ["In a marked bay", "On your own drive", "In a lay-by"]),
    ("Which two things increase the distance you need to stop?", ["Worn tyres", "A wet road"], ["New brake pads", "A clean windscreen", "A low sun"]), ("What does a flashing amber light at a crossing mean?", ["Give way to people who are crossing"], ["Stop and wait for green", "Go as fast as you can", "The crossing is out of order"]), ("What should you do when an ambulance with flashing lights comes up behind you?", ["Pull over where it is safe"], ["Brake hard at once", "Speed up", "Drive on and ignore it"]),
    ("Which two signs show that you are becoming tired?", ["Yawning often", "Drifting out of lane"], ["Looking in the mirrors", "Using the clutch", "Feeling hungry"]), ("How far behind the car in front should you be on a dry road?", ["At least two seconds"], ["Half a second", "One car length", "One metre"]), ("What do red triangles on road signs usually give?", ["A warning"], ["An order", "A direction", "A distance"]), ("Which three items should you check before a long journey?", ["Tyre pressure", "Oil level", "Screen wash"], ["Radio stations", "Seat covers"]),
]
COUNTED = {1: "one", 2: "two", 3: "three"}


@layout(HALF, "theory-vapourer", "practice paper of a ministry of transport, Chromium: two columns of framed questions, Mark two answers in italics, square boxes without letters, correct answers in words at the end as a list by number")
def theory_vapourer(draw):
    items, body, key = [], "", ""
    for n, (question, right, wrong) in enumerate(draw.some(DRIVING, 9), 1):
        options = draw.shuffled(right + wrong)
        said = [o for o in options if o in right]
        body += f"<div class=q><p class=t><b>{n}</b>{web(question)}</p><p class=m>Mark {COUNTED[len(right)]} answer{'s' if len(right) > 1 else ''}</p>" + "".join(f"<p class=o><i></i>{web(o)}</p>" for o in options) + "</div>"
        key += f"<tr><td>{n}</td><td>{'<br>'.join(web(o) for o in said)}</td></tr>"
        items.append(item(question, "\n".join(said), str(n), None, choices([None] * len(options), options), kind="multi" if len(right) > 1 else "mcq"))
    body = f"<div class=h>Ministry of Transport<span>Driver Theory Test</span></div><p>Practice paper {draw.random.randint(2, 9)}. In the real test you will have 57 minutes for 50 questions.</p><div class=c>{body}</div><div class=k><h2>Correct answers</h2><table>{key}</table></div>"
    css = ".h { background: #004b8d; color: #fff; font-weight: bold; font-size: 14pt; padding: 3mm 4mm; display: flex; justify-content: space-between } .c { columns: 2; column-gap: 8mm } .q { border: 1px solid #004b8d; border-radius: 2mm; padding: 2mm 3mm; margin-bottom: 4mm; break-inside: avoid } .q p { margin: 1mm 0 } .t b { color: #004b8d; margin-right: 3mm } .m { font-style: italic; font-size: 88% } .o { padding-left: 8mm; text-indent: -7mm } i { display: inline-block; width: 3.2mm; height: 3.2mm; border: 1px solid #000; margin-right: 3.5mm; vertical-align: -0.4mm } .k { break-before: page } td { padding: 1.5mm 4mm; vertical-align: top } td:first-child { font-weight: bold }"
    engine, source = page(draw, body, ["Liberation Sans", "Open Sans", "Roboto"], (10, 11), css)
    return Document(engine, source, items)


# Reading test of primary schools

TALE = [
    "Nobody in Marlow Bay had seen the lighthouse lit for thirty years. Its windows were crusted with salt, and gulls nested on the rail where the keeper used to stand.",
    "Tess found the key by accident. It was hanging behind the clock in her grandfather’s kitchen, so rusty that it left an orange mark on her palm. “That old thing,” said Grandad, and he turned away rather quickly to fill the kettle.",
    "On Saturday she rowed across with her brother Joe, who grumbled all the way. The lock groaned, then gave. Inside, a staircase wound upwards into the dark like the inside of a shell.",
    "At the top stood the great lamp, its glass as clear as water. There was not a speck of dust on it. Tess and Joe looked at each other. Somebody had been here, and not long ago.",
]
TALE_ASKED = [
    ("How long had the lighthouse been dark?", ["three years", "thirteen years", "thirty years", "three hundred years"], 1), ("What had settled on the windows of the lighthouse?", None, 1), ("Find and copy one word that shows that the key was old.", None, 1), ("Why do you think Grandad turned away rather quickly?", None, 2), ("Who went with Tess to the lighthouse?", None, 1),
    ("Joe grumbled all the way. This tells you that Joe was", ["excited.", "unwilling.", "frightened.", "asleep."], 1), ("The staircase is compared to the inside of a shell. Give two things that this tells you about it.", None, 2), ("Which word is closest in meaning to speck?", ["tiny piece", "heavy layer", "bright light", "deep scratch"], 1), ("What will Tess and Joe do next? Use evidence from the text to support your prediction.", None, 3),
]


@layout(HALF, "reading-morbier", "reading test of primary schools, Chromium: story in paragraphs on the first page, numbers in circles at the left, Tick one, boxes behind the options, answer lines, 1 mark with a box at the right margin, nothing answered")
def reading_morbier(draw):
    items, body = [], ""
    for n, (question, options, marks) in enumerate(TALE_ASKED, 1):
        body += f"<div class=q><b>{n}</b><div class=i><p>{web(question)}</p>"
        if options:
            body += "<p class=t>Tick <b>one</b>.</p>" + "".join(f"<div class=o><span>{o}</span><i></i></div>" for o in options)
        else:
            body += "<div class=l></div>" * (1 + (marks > 1) + (marks > 2))
        body += f"</div><div class=m><u></u><br>{marks} mark{'s' if marks > 1 else ''}</div></div>"
        items.append(item(question, None, str(n), marks, choices([None] * 4, options) if options else None, kind="mcq" if options else "short"))
    story = "<h1>The Lighthouse Key</h1>" + "".join(f"<p class=s>{web(p)}</p>" for p in TALE)
    css = "h1 { text-align: center } .s { font-size: 112%; line-height: 1.7 } .b { break-before: page } .q { display: flex; gap: 4mm; margin-bottom: 7mm; break-inside: avoid } .q > b { border: 1px solid #000; border-radius: 50%; width: 8mm; height: 8mm; line-height: 8mm; text-align: center; flex: none } .i { flex: 1 } .i p { margin: 0.5mm 0 2mm } .t { text-align: center; padding-left: 30mm } .o { display: flex; justify-content: space-between; width: 75mm; margin: 1.5mm 0 1.5mm 10mm } i { border: 1px solid #000; width: 6mm; height: 5mm } .l { border-bottom: 1px solid #666; height: 9mm } .m { width: 18mm; text-align: center; font-size: 80%; align-self: flex-end } u { display: inline-block; width: 9mm; height: 6mm; border: 1px solid #000 }"
    engine, source = page(draw, story + f"<p class=b>Questions 1–9 are about <i style='border:0'>The Lighthouse Key</i></p>{body}<p style='text-align:center'><b>End of test</b></p>", ["Open Sans", "Lato", "Carlito"], (11, 12), css)
    return Document(engine, source, items)


# National examination in Brazil

ENEM = [
    ("Uma cidade registrou, em uma semana, temperaturas máximas de 24 °C, 26 °C, 25 °C, 30 °C, 28 °C, 27 °C e 29 °C.", "A mediana dessas temperaturas, em grau Celsius, é", ["25.", "26.", "27.", "28.", "29."]), ("Um mapa foi desenhado na escala de 1 : 50 000. Nele, a distância entre duas escolas é de 4 cm.", "A distância real entre as duas escolas, em quilômetro, é", ["0,2.", "0,5.", "1.", "2.", "20."]),
    ("Uma torneira mal fechada goteja e perde 3 litros de água por hora.", "Qual é o volume de água, em litro, desperdiçado em um dia inteiro?", ["24", "36", "48", "60", "72"]), ("Um comerciante aumenta o preço de um produto de R$ 80,00 em 25%.", "O novo preço do produto, em real, é", ["82,50.", "85,00.", "95,00.", "100,00.", "105,00."]),
    ("Uma caixa contém cinco bolas brancas e quinze bolas pretas, todas do mesmo tamanho. Uma bola é retirada ao acaso.", "A probabilidade de que a bola retirada seja branca é", ["1/15.", "1/5.", "1/4.", "1/3.", "3/4."]), ("Um terreno retangular tem 12 m de largura e 30 m de comprimento. O dono quer cercá-lo com três voltas de arame.", "Quantos metros de arame serão necessários?", ["84", "126", "168", "252", "360"]),
    ("Para fazer 40 pães, um padeiro usa 3 kg de farinha.", "A quantidade de farinha, em quilograma, necessária para fazer 100 pães é", ["5,0.", "6,5.", "7,0.", "7,5.", "9,0."]), ("Um carro consome 1 litro de combustível a cada 12 km. O tanque do carro tem capacidade de 45 litros.", "A maior distância, em quilômetro, que o carro percorre com um tanque cheio é", ["375.", "450.", "480.", "540.", "600."]),
    ("Um relógio atrasa 4 minutos por dia. Ele foi acertado ao meio-dia de segunda-feira.", "Quantos minutos ele estará atrasado ao meio-dia do domingo seguinte?", ["16", "20", "24", "28", "32"]),
]


@layout(HALF, "exame-atlas", "national examination in Brazil, Chromium: two columns, QUESTÃO 136 in capitals with a bar, context and unfinished command, letters A to E in black circles, subject and colour of the booklet in the head, nothing answered")
def exame_atlas(draw):
    items, body = [], ""
    start = draw.one([91, 136])
    for n, (context, command, options) in enumerate(ENEM, start):
        body += f"<div class=q><p class=n><b>QUESTÃO {n}</b><span></span></p><p>{web(context)}</p><p>{web(command)}</p>" + "".join(f"<p class=o><i>{letter}</i>{o}</p>" for letter, o in zip("ABCDE", options)) + "</div>"
        items.append(item(f"{context} {command}", None, str(n), None, choices("ABCDE", options), kind="mcq", context=context, command=command))
    top = "<div class=h><b>MATEMÁTICA E SUAS TECNOLOGIAS</b><span>CADERNO 7 • AZUL</span></div>"
    css = ".h { display: flex; justify-content: space-between; border-bottom: 2px solid #000; padding-bottom: 1mm; margin-bottom: 4mm; font-size: 9pt } .g { font-weight: bold } .c { columns: 2; column-gap: 9mm } .q { break-inside: avoid; margin-bottom: 5mm } .q p { margin: 1.2mm 0 } .n { display: flex; align-items: center; gap: 2mm } .n span { flex: 1; border-top: 2px solid #000 } i { display: inline-block; background: #000; color: #fff; border-radius: 50%; width: 4.2mm; height: 4.2mm; line-height: 4.2mm; font-style: normal; font-size: 75%; text-align: center; margin-right: 2.5mm }"
    engine, source = page(draw, top + f"<p class=g>Questões de {start} a {start + 8}</p><div class=c>{body}</div>", ["Liberation Sans", "Open Sans", "Roboto"], (10, 11), css, language="pt")
    return Document(engine, source, items)
