"""The hundred and fifty-third: further sheets of boards, web sites, universities and schools, by one who does not know the reader."""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"

# Reviewer for a civil service examination, Philippines

CIVIL = [
    ("VOCABULARY", "Choose the word or phrase that is closest in meaning to the word in capitals.", [
        ("ABUNDANT", ["plentiful", "empty", "distant", "careful"], 0, "The word comes from a verb that means to overflow."),
        ("CANDID", ["sweet", "frank", "hidden", "famous"], 1, "A candid person says what he thinks."),
        ("IMPEDE", ["to hasten", "to accuse", "to hinder", "to repeat"], 2, "It is the opposite of to help along."),
        ("FRUGAL", ["wasteful", "thrifty", "hungry", "fragile"], 1, "Such a person spends little."),
    ]),
    ("NUMERICAL ABILITY", "Solve each problem and choose the best answer.", [
        ("What is 35% of 240?", ["72", "80", "84", "96"], 2, "Multiply 240 by 0.35."),
        ("A jeepney travels 54 km in 1.5 hours. What is its average speed?", ["27 km/h", "36 km/h", "45 km/h", "81 km/h"], 1, "Divide the distance by the time."),
        ("What is the next number in the series 3, 6, 12, 24, ___?", ["30", "36", "42", "48"], 3, "Each number is twice the one before it."),
        ("Five workers can paint a hall in 6 days. How many days will three workers need?", ["8", "9", "10", "12"], 2, "The work is 30 days of one worker."),
    ]),
    ("GENERAL INFORMATION", "Choose the best answer.", [
        ("In what year was the present Constitution of the Philippines ratified?", ["1935", "1973", "1986", "1987"], 3, "The plebiscite was held on February 2 of that year."),
        ("Which house of Congress has 24 members?", ["the Senate", "the House of Representatives", "both", "neither"], 0, "They are elected at large."),
        ("Who has the power to declare a law unconstitutional?", ["the President", "the Supreme Court", "the Ombudsman", "the Senate President"], 1, "This is called judicial review."),
    ]),
]


@layout(HALF, "reviewer-moorea", "reviewer for the civil service of the Philippines, XeLaTeX: heads with instructions, numbers that run on, A. to D. two in a row; ANSWER KEY AND RATIONALIZATION as 1. A – reason")
def reviewer_moorea(draw):
    body, key, items, n = r"\begin{center}{\large\bfseries CIVIL SERVICE EXAM REVIEWER}\par Sub-professional level \textbullet\ Practice Set 2\end{center}", r"\newpage\begin{center}\textbf{ANSWER KEY AND RATIONALIZATION}\end{center}", [], 0
    for title, task, asked in CIVIL:
        body += rf"\bigskip\needspace{{40mm}}\textbf{{{title}}}\par\textit{{Directions: {task}}}\par "
        key += rf"\medskip\textbf{{{title}}}\par "
        for question, options, right, why in asked:
            n += 1
            cells = [rf"{letter}. {tex(o)}" for letter, o in zip("ABCD", options)]
            body += rf"\smallskip\needspace{{18mm}}\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(question)}}}\nopagebreak\hspace*{{9mm}}\begin{{tabular}}{{@{{}}p{{65mm}}l@{{}}}}{cells[0]} & {cells[2]}\\{cells[1]} & {cells[3]}\end{{tabular}}\par "
            key += rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{\textbf{{{'ABCD'[right]}}} -- {tex(why)}}}"
            items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    engine, source = document(draw, body + key, ["arial", "timesnew", "noto"], (10, 11), (20, 24), head=r"\fancyhead[R]{\footnotesize\itshape For review purposes only. Not for sale.}", foot=r"Page \thepage")
    return Document(engine, source, items)


# Bank of an aviation school exported to a table

FLYING = [
    ("Which instrument shows the height of an aircraft?", ["Altimeter", "Tachometer", "Compass", "Variometer"], 0), ("Lift acts at a right angle to the", ["horizon", "relative airflow", "chord line", "wing span"], 1), ("On a standard day the temperature falls with height at about", ["1 °C per 1000 ft", "2 °C per 1000 ft", "5 °C per 1000 ft", "10 °C per 1000 ft"], 1),
    ("A squawk of 7600 means", ["hijack", "radio failure", "emergency", "VFR flight"], 1), ("The ailerons control movement about the", ["lateral axis", "vertical axis", "longitudinal axis", "hinge of the rudder"], 2), ("QNH is set to read height above", ["the runway", "mean sea level", "the ground below", "the nearest hill"], 1),
    ("Carburettor icing is most likely in", ["dry, hot air", "very cold, dry air", "cool, humid air", "calm air only"], 2), ("Two aircraft meet head-on. Each should turn", ["left", "right", "upwards", "downwards"], 1), ("A steady red light from the tower to an aircraft in flight means", ["land at once", "return for landing", "do not land", "give way and keep circling"], 3),
    ("The standard rate of turn is", ["1° per second", "3° per second", "6° per second", "10° per second"], 1), ("Cumulonimbus clouds are avoided because of", ["drizzle", "severe turbulence", "haze", "high pressure"], 1), ("Use of flaps on approach allows a", ["steeper descent", "higher stall speed", "longer landing roll", "flatter approach"], 0),
]


@layout(HALF, "bank-kosrae", "bank of a flying school exported to a table, landscape: ID, Question, A, B, C, D, Key as columns, bands of colour, head repeated")
def bank_kosrae(draw):
    body, items = "<h1>Question bank export</h1><p class=s>Course: PPL(A) ground school · Filter: Status = Active · 12 records</p><table><thead><tr><th>ID<th>Question<th>A<th>B<th>C<th>D<th>Key</tr></thead>", []
    for n, (question, options, right) in enumerate(FLYING, 2041):
        body += f"<tr><td>{n}<td>{web(question)}" + "".join(f"<td>{web(o)}" for o in options) + f"<td>{'ABCD'[right]}</tr>"
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    css = "@page { @bottom-right { content: 'Page ' counter(page); font: 8pt Roboto } } h1 { font-size: 140%; margin: 0 } .s { color: #555; margin: 1mm 0 4mm } table { border-collapse: collapse; width: 100% } th { background: #2f5597; color: #fff } th, td { border: 1px solid #9ab; padding: 1.6mm 2mm; text-align: left; vertical-align: top } tr:nth-child(even) td { background: #eaf0f8 } tr { break-inside: avoid } td:nth-child(2) { width: 74mm } td:last-child, th:last-child { text-align: center }"
    engine, source = page(draw, body + "</table>", ["Roboto", "Carlito", "Liberation Sans"], (9, 10), css, paper="A4 landscape")
    return Document(engine, source, items)


# Worksheet of a web site for primary schools with its answer sheet

@layout(HALF, "worksheet-trysail", "worksheet in arithmetic of a web site, Chromium: name and score, grid of three columns, 1) 36 × 4 = with a line; the same page again as Answer Key with the results in red")
def worksheet_trysail(draw):
    sums = []
    while len(sums) < 12:
        a, b = draw.random.randint(12, 89), draw.random.randint(3, 9)
        if (a, b) not in sums:
            sums.append((a, b))
    cell = lambda n, a, b, shown: f"<div><b>{n})</b> {a} × {b} = {shown}</div>"
    head = lambda extra: f"<header><span>Multiplication: 2 digits by 1 digit</span><span class=l>Name: {extra}</span></header><p>Solve each problem.</p>"
    foot = "<footer><span>Math</span><span>www.printsums.example</span><span>Version 4</span></footer>"
    body = "<main>" + head("____________________") + "<section>" + "".join(cell(n, a, b, "______") for n, (a, b) in enumerate(sums, 1)) + "</section>" + foot + "</main>"
    body += "<main>" + head("<i>Answer Key</i>") + "<section>" + "".join(cell(n, a, b, f"<i>{a * b}</i>") for n, (a, b) in enumerate(sums, 1)) + "</section>" + foot + "</main>"
    items = [item(f"{a} × {b} = ______", str(a * b), str(n), kind="numeric", page=1) for n, (a, b) in enumerate(sums, 1)]
    css = "main { break-after: page; height: 222mm; display: flex; flex-direction: column } main:last-child { break-after: auto } header { display: flex; justify-content: space-between; border-bottom: 3px solid #000; font-weight: bold; padding-bottom: 2mm } section { display: grid; grid-template-columns: repeat(3, 1fr); row-gap: 34mm; margin-top: 6mm; flex: 1; align-content: start } i { color: #c00; font-style: normal; font-weight: bold } footer { display: flex; justify-content: space-between; font-size: 80%; border-top: 1px solid #000; padding-top: 1mm }"
    engine, source = page(draw, body, ["Liberation Sans", "Roboto", "Lato"], (12, 13), css, paper="Letter")
    return Document(engine, source, items)


# Phrasal verbs to match, no key

PHRASAL = [("give up", "stop trying"), ("look after", "take care of"), ("put off", "postpone"), ("run out of", "have none left"), ("turn down", "refuse"), ("find out", "discover"), ("bring up", "raise a child"), ("get on with", "be friends with"), ("call off", "cancel"), ("set out", "begin a journey")]


@layout(HALF, "matching-lateen", "phrasal verbs of an English course to match, groff: ruled box of two lists, a blank with brackets before the numbers at the left, letters a. to j. at the right; then two sentences to write; no key")
def matching_lateen(draw):
    ends = draw.mixed([b for _, b in PHRASAL])
    lines = [".P1", ".ds LH Intermediate English", ".ds RH Worksheet 8B", ".ds CF Photocopiable\\ \\ \\(co Meridian Language Press", ".LP", "\\fB\\s+5Phrasal verbs\\s0\\fP", ".sp 0.3", "Name: ______________________\\ \\ \\ Class: __________", ".LP", "\\fBA\\ \\ Match the phrasal verbs (1\\(en10) with their meanings (a\\(enj). Write the letters in the brackets.\\fP", ".sp 0.4", ".TS", "center box tab(|);", "l l l."]
    items = []
    options = choices("abcdefghij", ends)
    for n, (verb, meaning) in enumerate(PHRASAL, 1):
        lines.append(f"(\\ \\ \\ \\ )|{n}.\\ \\ {verb}|{'abcdefghij'[n - 1]}.\\ \\ {ends[n - 1]}")
        items.append(item(verb, None, str(n), None, options, kind="match", section="A"))
    lines += [".TE", ".sp 0.5", ".LP", "\\fBB\\ \\ Answer the questions with full sentences. Use a phrasal verb from A.\\fP"]
    for n, question in enumerate(["What would you do if you ran out of money on holiday?", "Who looked after you when you were small?", "Have you ever put off a visit to the dentist?"], 1):
        lines += [f".IP {n}. 4n", question, ".sp 0.6", "\\l'5i'", ".sp 0.3"]
        items.append(item(question, None, str(n), section="B"))
    engine, source = roff(draw, lines, (12,), ("H", "T", "P"))
    return Document(engine, source, items)


# Spanish worksheet on water

AGUA = [
    ("Escribe V (verdadero) o F (falso).", "truefalse", [("El agua del mar es dulce. (   )", "F"), ("El hielo flota en el agua. (   )", "V"), ("El vapor de agua es un gas. (   )", "V"), ("Las nubes están formadas por humo. (   )", "F")]),
    ("Completa las frases con las palabras del recuadro.", "gap", [("El agua pasa de líquido a gas en la ____________.", "evaporación"), ("Las gotas de las nubes se forman por ____________.", "condensación"), ("La lluvia y la nieve son formas de ____________.", "precipitación"), ("El agua que entra en el suelo forma ____________.", "acuíferos")]),
    ("Responde a las preguntas.", "short", [("¿Qué fuente de energía mueve el ciclo del agua?", "El Sol."), ("¿A qué temperatura hierve el agua a nivel del mar?", "A 100 °C."), ("¿Por qué debemos ahorrar agua dulce?", "Porque hay muy poca en la Tierra.")]),
]


@layout(HALF, "ciencias-palau", "worksheet of a Spanish primary publisher, word processor: 1. with a) to d), brackets for V or F behind the statements, gaps with a word box, questions with lines; Solucionario on the next page")
def ciencias_palau(draw):
    body = paragraph(run("Unidad 5. El ciclo del agua"), "Title") + paragraph(run("Ficha de repaso", "I")) + paragraph(run("Nombre: ______________________________  Curso: _______  Fecha: __________"))
    key, items = paragraph(run("Solucionario de la unidad 5"), "New"), []
    for n, (task, kind, rows_) in enumerate(AGUA, 1):
        body += paragraph(run(f"{n}. {task}", "B"), "Ask")
        key += paragraph(run(f"{n}. ", "B") + run("  ".join(f"{letter}) {a}" for letter, (_, a) in zip("abcd", rows_))))
        if kind == "gap":
            body += office_table([[run("    ".join(sorted(a for _, a in rows_)))]], [14.5])
        for letter, (text, answer) in zip("abcd", rows_):
            body += paragraph(run(f"{letter})\t{text}"), "Part") + (paragraph(run("\t"), "Line") if kind == "short" else "")
            items.append(item(text.replace(" (   )", ""), {"V": "True", "F": "False"}.get(answer, answer), f"{n}({letter})", stem=task, kind=kind))
    styles = paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page"') + paragraph_style("Ask", 0.5, extra='fo:keep-with-next="always"')
    engine, source = office(draw, body + key, ["Comic Neue", "Carlito", "Lato"], (12,), 2.2, head="Ciencias de la Naturaleza 4.º Primaria", styles=styles)
    return Document(engine, source, items)


# Homework of a university with solutions

CHANCE = [
    (10, "A box holds 5 red and 3 blue balls. Two balls are drawn without replacement.", [
        (4, "Find the probability that both balls are red.", "5/14", "There are $\\binom{8}{2}=28$ pairs, of which $\\binom{5}{2}=10$ are red, so the probability is 5/14."),
        (3, "Find the expected number of blue balls.", "3/4", "By linearity it is $2\\times 3/8$, which is 3/4."),
        (3, "Are the colours of the two balls independent?", "No, because the first draw changes what is left in the box.", None)]),
    (12, "Let X be uniform on the interval [0, 6].", [
        (3, "Find the mean of X.", "3", "The density is symmetric about the middle of the interval, so the mean is 3."),
        (4, "Find the variance of X.", "3", "For a uniform variable it is $(b-a)^2/12=36/12$, which is 3."),
        (5, "Explain why X − 3 and 3 − X have the same distribution.", "Both are uniform on the interval [−3, 3], since the density of X is symmetric about 3.", None)]),
    (8, "A fair coin is tossed until the first head appears. Let N be the number of tosses.", [
        (2, "Name the distribution of N.", "Geometric with parameter 1/2.", None),
        (3, "Find the probability that N is greater than 3.", "1/8", "The first three tosses must be tails, which has the probability 1/8."),
        (3, "State the memoryless property in words.", "After any number of tails, the number of further tosses has the same distribution as N.", None)]),
]


@layout(HALF, "problems-yap", "homework of a US university, LaTeX: Problem 1 (10 points) in bold run in, parts (a) with [4 pts] behind the label, Solution. in italics and blue below each part, course and term in the head")
def problems_yap(draw):
    body, items = r"\begin{center}{\Large Homework 3 Solutions}\par\smallskip Due Friday, February 14, at 5 p.m.\end{center}\textbf{Collaboration policy.} You may discuss the problems with others, but you must write up your own solutions and name those with whom you worked.\par\medskip ", []
    for n, (total, stem, parts) in enumerate(CHANCE, 1):
        body += rf"\bigskip\needspace{{30mm}}\textbf{{Problem {n}}} ({total} points)\textbf{{.}} {tex(stem)}\par "
        for letter, (marks, question, answer, working) in zip("abc", parts):
            said = working if working else tex(answer)
            body += rf"\medskip\needspace{{18mm}}\lab{{4mm}}{{8mm}}{{({letter})}}{{[{marks} pts] {tex(question)}}}\lab{{12mm}}{{0mm}}{{}}{{\color{{blue!70!black}}\textit{{Solution.}} {said}}}"
            items.append(item(question, answer, f"{n}({letter})", marks, stem=stem, kind="numeric" if working else "short", answer_kind="contains" if working else None))
    engine, source = document(draw, body, ["cm", "lm", "times", "palatino"], (10, 11), (24, 28), head=r"\fancyhead[L]{STAT 310: Probability}\fancyhead[R]{Spring 2025}", foot=r"\thepage", extra=r"\renewcommand\headrulewidth{.4pt}", paper="letterpaper")
    return Document(engine, source, items)


# Persian words of a course

PERSIAN = [
    ("At the market", [("بازار", "bāzār", "market"), ("نان", "nān", "bread"), ("سیب", "sib", "apple"), ("پنیر", "panir", "cheese"), ("گران", "gerān", "expensive"), ("ارزان", "arzān", "cheap"), ("فروشنده", "forushande", "seller")]),
    ("Travel", [("راه", "rāh", "road"), ("قطار", "qatār", "train"), ("فرودگاه", "forudgāh", "airport"), ("بلیت", "belit", "ticket"), ("چمدان", "chamadān", "suitcase"), ("مسافر", "mosāfer", "traveller"), ("نقشه", "naqshe", "map")]),
]


@layout(HALF, "words-guam", "words of a Persian course, Chromium: English at the left, sound in italics in the middle, Persian at the right in large letters, dotted lines between, coloured heads")
def words_guam(draw):
    body, items = "<p class=s>Colloquial Persian: First Steps</p><h1>Vocabulary for Lesson 6</h1>", []
    for topic, words in PERSIAN:
        body += f"<h2>{topic}</h2><table>" + "".join(f"<tr><td>{e}<td><i>{t}</i><td lang=fa dir=rtl>{p}</tr>" for p, t, e in words) + "</table>"
        items += [item(p, e, kind="vocabulary", section=topic) for p, _, e in words]
    css = "@page { @bottom-center { content: '58'; font: 9pt 'Noto Serif' } } .s { color: #777; border-bottom: 1px solid #999; font-size: 85%; margin: 0 } h1 { font-size: 160%; color: #0b5d3b } h2 { background: #0b5d3b; color: #fff; font-size: 105%; padding: 1mm 3mm; margin: 6mm 0 1mm } table { width: 100%; border-collapse: collapse } td { border-bottom: 1px dotted #666; padding: 1.5mm 3mm; width: 33% } td:last-child { font: 15pt 'Noto Naskh Arabic'; text-align: right }"
    engine, source = page(draw, body, ["Noto Serif", "Noto Sans"], (11,), css)
    return Document(engine, source, items)


# German class test in biology with its expectations in another file

ZELLE = [
    ("Die Abbildung auf dem Zusatzblatt zeigt eine Pflanzenzelle unter dem Mikroskop.", [
        ("Nennen Sie drei Bestandteile, die nur in Pflanzenzellen vorkommen.", 3, ["Zellwand", "Chloroplasten", "große Vakuole"]),
        ("Beschreiben Sie die Aufgabe des Zellkerns.", 2, ["Er enthält das Erbgut.", "Er steuert die Vorgänge in der Zelle."]),
        ("Geben Sie an, wo in der Zelle die Fotosynthese stattfindet.", 1, ["in den Chloroplasten"])]),
    ("Eine rote Zwiebelzelle wird in eine konzentrierte Salzlösung gelegt.", [
        ("Beschreiben Sie die zu erwartende Beobachtung.", 2, ["Die Vakuole schrumpft.", "Die Zellmembran löst sich von der Zellwand."]),
        ("Erklären Sie den Vorgang mithilfe der Osmose.", 4, ["Außen ist die Konzentration der Salze höher.", "Die Membran ist halbdurchlässig.", "Wasser strömt aus der Zelle.", "Die Salze gelangen kaum hinein."]),
        ("Nennen Sie den Fachbegriff für diesen Vorgang.", 1, ["Plasmolyse"])]),
    ("Hefezellen vermehren sich in einer warmen Zuckerlösung.", [
        ("Geben Sie das Gas an, das dabei entsteht.", 1, ["Kohlenstoffdioxid"]),
        ("Beschreiben Sie einen Nachweis für dieses Gas.", 2, ["Man leitet das Gas in Kalkwasser.", "Das Kalkwasser trübt sich."]),
        ("Begründen Sie, warum die Vermehrung bei 80 °C aufhört.", 2, ["Die Enzyme werden bei dieser Temperatur zerstört.", "Ohne Enzyme gibt es keinen Stoffwechsel."])]),
]


@layout(HALF, "klassenarbeit-saipan", "class test in biology of a German school, word processor: Aufgabe 1 (5 BE) as a head, a) with tabs and points at the right as / 3; Erwartungshorizont in its own file: table Aufgabe, Erwartete Leistung, BE")
def klassenarbeit_saipan(draw):
    body = paragraph(run("1. Klausur im Fach Biologie", "B"), "Title") + paragraph(run("Name: ______________________________\tDatum: ______________")) + paragraph(run("Thema: Die Zelle\tBearbeitungszeit: 45 Minuten"))
    table, items = [[run("Aufgabe", "B"), run("Erwartete Leistung", "B"), run("BE", "B")]], []
    for n, (stem, parts) in enumerate(ZELLE, 1):
        body += paragraph(run(f"Aufgabe {n} ({sum(m for _, m, _ in parts)} BE)"), "Head") + paragraph(run(stem))
        for letter, (question, marks, points) in zip("abc", parts):
            body += paragraph(run(f"{letter})\t{question}\t/ {marks}"), "Part")
            table.append([run(f"{n} {letter})"), run("\n".join(points)), run(str(marks))])
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None))
    body += paragraph(run("Gesamt: _____ / 18 BE\tNote: _______\tUnterschrift: ________________"), "Sum") + paragraph(run("Viel Erfolg!", "I"))
    scheme = paragraph(run("Erwartungshorizont zur 1. Klausur Biologie"), "Title") + paragraph(run("Je Stichpunkt wird eine Bewertungseinheit (BE) vergeben. Andere sinnvolle Lösungen sind möglich.")) + office_table(table, [2.2, 12.4, 1.6])
    styles = paragraph_style("Sum", 1.0, tabs=[(6.0, ""), (10.0, "")], bold=True)
    font = [draw.one(["Carlito", "Liberation Sans", "Liberation Serif"])]
    engine, source = office(draw, body, font, (11,), 2.3, head="Gymnasium am Stadtpark    Jahrgang EF    Grundkurs Biologie", styles=styles)
    _, marking = office(draw, scheme, font, (11,), 2.3)
    return Document(engine, source, items, marking)


# Formulae and data for a physics examination: nothing is asked

FORMULAE = [("Motion", [("velocity", "v = s / t"), ("acceleration", "a = (v − u) / t"), ("kinetic energy", "E = ½ m v²"), ("momentum", "p = m v")]), ("Electricity", [("charge", "Q = I t"), ("potential difference", "V = I R"), ("power", "P = I V"), ("resistors in series", "R = R₁ + R₂")]), ("Waves", [("speed of a wave", "v = f λ"), ("refractive index", "n = c / v"), ("period", "T = 1 / f")])]
CONSTANTS = [("acceleration of free fall", "g", "9.81 m s⁻²"), ("speed of light in a vacuum", "c", "3.00 × 10⁸ m s⁻¹"), ("elementary charge", "e", "1.60 × 10⁻¹⁹ C"), ("Planck constant", "h", "6.63 × 10⁻³⁴ J s"), ("Avogadro constant", "L", "6.02 × 10²³ mol⁻¹"), ("molar gas constant", "R", "8.31 J K⁻¹ mol⁻¹")]


@layout(HALF, "formulae-kiribati", "formulae and data of an examination board, XeLaTeX: numbered heads, names with formulae at the right, table of constants, instructions to candidates; nothing to be found")
def formulae_kiribati(draw):
    body = r"\begin{center}{\LARGE\bfseries Physics}\par\medskip{\large Data and formulae booklet}\par\medskip For use in Papers 1, 2 and 3 from 2024\end{center}\textbf{Instructions to candidates}\begin{itemize}[nosep]\item Do not open this booklet until you are told to do so.\item Do not write in this booklet.\item Hand it in at the end of the examination.\end{itemize}"
    for n, (title, lines) in enumerate(FORMULAE, 1):
        body += rf"\bigskip{{\large\bfseries {n}\quad {title}}}\par " + "".join(rf"{tex(name)}\dotfill\makebox[60mm][l]{{\quad\textit{{{tex(text)}}}}}\par " for name, text in lines)
    body += r"\bigskip{\large\bfseries 4\quad Constants}\par\medskip\renewcommand\arraystretch{1.3}\begin{tabular}{|l|c|l|}\hline\textbf{Quantity} & \textbf{Symbol} & \textbf{Value}\\\hline " + "".join(rf"{tex(a)} & \textit{{{b}}} & {tex(c)}\\\hline " for a, b, c in CONSTANTS) + r"\end{tabular}"
    engine, source = document(draw, body, ["notoserif", "libertine", "dejavuserif"], (10, 11), (24, 26), foot=r"\fancyfoot[L]{\footnotesize PH/DFB/24}\fancyfoot[R]{\footnotesize\thepage}")
    return Document(engine, source, [])


# Choices with several right ones for the first year of medicine, France

PASS = [
    ("À propos de la membrane plasmique, indiquer la (les) proposition(s) exacte(s) :", ["Elle contient des phospholipides.", "Elle est totalement imperméable à l’eau.", "Elle contient du cholestérol.", "Elle est absente des cellules nerveuses.", "Elle porte des récepteurs."], "ACE"),
    ("À propos des mitochondries, indiquer la (les) proposition(s) exacte(s) :", ["Elles possèdent une double membrane.", "Elles produisent de l’ATP.", "Elles contiennent de l’ADN.", "Elles sont le siège de la transcription du génome nucléaire.", "Elles sont présentes dans les globules rouges matures."], "ABC"),
    ("À propos des acides aminés, indiquer la (les) proposition(s) exacte(s) :", ["La glycine est le plus petit.", "Tous contiennent du soufre.", "La lysine est basique.", "L’alanine est aromatique.", "Ils sont reliés par des liaisons peptidiques."], "ACE"),
    ("À propos de la mitose, indiquer la (les) proposition(s) exacte(s) :", ["Elle donne quatre cellules filles.", "Elle comporte une métaphase.", "Elle réduit de moitié le nombre de chromosomes.", "Elle suit la phase G2.", "Elle n’existe que chez les bactéries."], "BD"),
    ("À propos de l’hémoglobine, indiquer la (les) proposition(s) exacte(s) :", ["Elle contient du fer.", "Elle comporte quatre chaînes chez l’adulte.", "Elle transporte le dioxygène.", "Elle est synthétisée par le rein.", "Elle fixe le monoxyde de carbone."], "ABCE"),
    ("À propos du cœur humain, indiquer la (les) proposition(s) exacte(s) :", ["Il comporte trois cavités.", "Le ventricule gauche éjecte le sang dans l’aorte.", "Les artères pulmonaires partent de l’oreillette droite.", "La valve mitrale se trouve à droite.", "Le nœud sinusal est son pacemaker."], "BE"),
    ("À propos des virus, indiquer la (les) proposition(s) exacte(s) :", ["Ils sont sensibles à la pénicilline.", "Ils contiennent toujours à la fois de l’ADN et de l’ARN.", "Ils possèdent une capside.", "Ils possèdent des ribosomes.", "Ils se divisent par scissiparité."], "C"),
    ("À propos du rein, indiquer la (les) proposition(s) exacte(s) :", ["Son unité fonctionnelle est le néphron.", "Il sécrète l’insuline.", "Il intervient dans l’équilibre acido-basique.", "Il produit de l’érythropoïétine.", "Il est situé dans le thorax."], "ACD"),
    ("À propos de l’ADN, indiquer la (les) proposition(s) exacte(s) :", ["Il contient de l’uracile.", "L’adénine y est appariée à la thymine.", "Ses deux brins sont antiparallèles.", "Il contient du ribose.", "Il est toujours circulaire."], "BC"),
]


@layout(HALF, "qcm-efate", "mock exam of tutors for the first year of medicine in France, XeLaTeX: QCM 1 – as run-in head, A. to E. as sentences; correction on the last page as a table QCM and Réponses in two blocks")
def qcm_efate(draw):
    body, items = r"\begin{center}\fbox{\parbox{0.8\linewidth}{\centering\textbf{Tutorat Santé -- Concours blanc n\textsuperscript{o} 2}\par UE Biologie -- durée : 20 minutes\par\small Chaque QCM comporte de une à cinq propositions exactes. Aucun document n’est autorisé.}}\end{center}", []
    for n, (question, options, right) in enumerate(PASS, 1):
        body += rf"\bigskip\needspace{{45mm}}\textbf{{QCM {n} --}} {tex(question)}\par " + "".join(rf"\lab{{6mm}}{{7mm}}{{{letter}.}}{{{tex(o)}}}" for letter, o in zip("ABCDE", options))
        items.append(item(question, "\n".join(options["ABCDE".index(letter)] for letter in right), str(n), None, choices("ABCDE", options), kind="multi" if len(right) > 1 else "mcq", answer_label=right))
    cells = [rf"{n} & {right}" for n, (_, _, right) in enumerate(PASS, 1)] + [" & "]
    body += r"\newpage\begin{center}{\large\bfseries Correction rapide}\par\bigskip\renewcommand\arraystretch{1.4}\begin{tabular}{|c|c||c|c|}\hline\textbf{QCM} & \textbf{Réponses} & \textbf{QCM} & \textbf{Réponses}\\\hline " + "".join(rf"{cells[k]} & {cells[k + 5]}\\\hline " for k in range(5)) + r"\end{tabular}\end{center}"
    engine, source = document(draw, body, ["libertine", "arial", "notoserif"], (11,), (20, 24), foot=r"\fancyfoot[L]{\footnotesize Tutorat Santé 2024--2025}\fancyfoot[R]{\footnotesize\thepage}", extra=r"\frenchspacing")
    return Document(engine, source, items)


# Reading comprehension of a publisher for primary schools

TEXT = ["On 14 October 1898 the keeper of Gull Rock saw a small boat drifting in the fog. Nobody seemed to be on board. He rang the bell, but there was no reply.", "His daughter Ada, who was only eleven, had already pulled on her boots. She had rowed across the bay many times, though never in such weather. “If we wait for the tide,” she said, “it will be on the reef.”", "They reached the boat just as its mast touched the first rocks. Under a sail lay a dog, shivering and soaked. Ada called him Fog, and he lived at the lighthouse for fourteen years."]
ASKED = [("In which month did the story happen?", "October"), ("What did the keeper do when he saw the boat?", "He rang the bell."), ("Find and copy a word that means “moving without being steered”.", "drifting"), ("Why did Ada not want to wait?", "The boat would have been carried onto the reef."), ("Why do you think that Ada chose the name Fog?", "They found the dog in the fog.")]
SAID = [("Ada was ten years old.", False), ("She had rowed across the bay before.", True), ("There were people on the boat.", False), ("The dog was wet and cold.", True), ("Fog lived with them for fourteen years.", True)]


@layout(HALF, "reading-topsail", "reading sheet of a publisher for primary schools, XeLaTeX: story in a frame, questions with lines, statements in a table with True and False to tick whose numbers run on, answers in a box on the next page")
def reading_topsail(draw):
    body = r"\setlength\fboxsep{3mm}{\Large\bfseries The Boat in the Fog}\hfill Name: \rule{45mm}{.4pt}\par\medskip\fbox{\parbox{\dimexpr\linewidth-2\fboxsep-2\fboxrule}{" + r"\par\smallskip ".join(tex(p) for p in TEXT) + r"}}\par\bigskip\textbf{Answer the questions.}\par "
    key, items = r"\newpage\fbox{\parbox{\dimexpr\linewidth-2\fboxsep-2\fboxrule}{{\large\bfseries Answers: The Boat in the Fog}\par\smallskip ", []
    for n, (question, answer) in enumerate(ASKED, 1):
        body += rf"\smallskip\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\vspace{{13pt}}\hspace*{{8mm}}\rule{{\dimexpr\linewidth-8mm}}{{.3pt}}\par "
        key += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(answer)}}}"
        items.append(item(question, answer, str(n)))
    body += r"\bigskip\textbf{Tick true or false for each sentence.}\par\medskip\renewcommand\arraystretch{1.4}\begin{tabular}{|c|p{95mm}|c|c|}\hline & & \textbf{True} & \textbf{False}\\\hline "
    for n, (text, true) in enumerate(SAID, len(ASKED) + 1):
        body += rf"\textbf{{{n}.}} & {tex(text)} & & \\\hline "
        key += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{true}}}"
        items.append(item(text, str(true), str(n), kind="truefalse"))
    engine, source = document(draw, body + r"\end{tabular}" + key + "}}", ["schoolbook", "avant", "notoserif"], (11, 12), (20, 24), foot=r"\footnotesize Brightstone Reading 4\qquad This page may be photocopied by the purchasing school.")
    return Document(engine, source, items)


# Questions of job interviews on a web site

SQL = [
    ("What is a primary key?", "A primary key is a column, or a set of columns, whose value identifies each row of a table. It can’t be null."),
    ("What is the difference between DELETE and TRUNCATE?", "DELETE removes the rows that match a condition and can be rolled back. TRUNCATE removes all rows at once."),
    ("What is a foreign key?", "A foreign key is a column that refers to the primary key of another table."),
    ("Which clause sorts the result of a query?", "The ORDER BY clause sorts it, in ascending order unless DESC is given."),
    ("What is normalization?", "Normalization is the process of arranging columns and tables so that no fact is stored twice."),
    ("What does an INNER JOIN return?", "It returns the rows that have a match in both tables."),
    ("What is the use of the GROUP BY clause?", "It collects rows with the same value so that functions such as COUNT and SUM can be applied to each group."),
    ("How does HAVING differ from WHERE?", "WHERE filters rows before they are grouped, and HAVING filters the groups."),
    ("What is an index?", "An index is a structure that lets the database find rows faster, at the price of slower inserts."),
    ("What is a view?", "A view is a stored query that can be used like a table. It holds no data of its own."),
    ("What are the ACID properties?", "They are atomicity, consistency, isolation and durability, which together make transactions reliable."),
]


@layout(HALF, "interview-sheetbend", "article of a web site with questions for job interviews, Chromium: introduction, Q #1) with the question in bold colour, Answer: in bold run in, a box with further reading between, no lines")
def interview_sheetbend(draw):
    body, items = "<p class=c>Home / Databases / Interview Questions</p><h1>Top SQL Interview Questions and Answers (2025)</h1><p class=u>Updated March 3, 2025 by the editorial team · 6 min read</p><p>This list has the questions on SQL that freshers are asked most often. Read the answers, then try to give them in your own words.</p><h2>Most Popular SQL Interview Questions</h2><p>Let’s explore!</p>", []
    for n, (question, answer) in enumerate(SQL, 1):
        body += f"<p class=q>Q #{n}) {web(question)}</p><p><b>Answer:</b> {web(answer)}</p>"
        if n == 5:
            body += "<div class=r><b>Recommended reading</b> → Beginner’s guide to MySQL | Database testing tutorial</div>"
        items.append(item(question, answer, str(n)))
    body += "<h2>Conclusion</h2><p>We hope that this list helps you to prepare. All the best for your interview!</p>"
    css = "@page { @bottom-center { content: counter(page); font: 8pt Lato } } .c, .u { color: #777; font-size: 85% } h1 { font-size: 170%; margin: 2mm 0 } h2 { color: #0a58a0; border-left: 4px solid #0a58a0; padding-left: 3mm } .q { color: #b3400f; font-weight: bold; margin: 5mm 0 1mm; break-after: avoid } .q + p { margin: 0; break-inside: avoid } .r { background: #eef5fb; padding: 3mm; margin: 4mm 0 }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Noto Serif"], (10, 11), css)
    return Document(engine, source, items)
