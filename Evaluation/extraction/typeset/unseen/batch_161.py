"""The hundred and sixty-first: more sheets of the same collector: incomplete sentences of a business English test, a business paper with
its scheme behind it, Persian words, German driving questions with points, a Spanish sheet, a printed card deck, electrical problems with
solutions, a food handler’s practice test, a chapter review, a course leaflet that asks nothing, a language test and a primary science paper.
"""

import importlib

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from paper import Document, choices, item, layout
from webpage import page, web

Sheet = importlib.import_module("blind-then-read.batch_31").Sheet
former = importlib.import_module("unseen.batch_160")
placed, typ = former.placed, former.typ

HALF = "unseen"

# Incomplete sentences of a test of business English

OFFICE = [
    ("All visitors must ------- their badges to the guard at the front desk.", ["show", "shows", "showing", "shown"]), ("The annual report will be ------- to shareholders on March 3.", ["distributed", "distribute", "distribution", "distributing"]), ("Ms. Ortega has been with the company ------- it was founded.", ["since", "during", "until", "by"]),
    ("The new printer is much more ------- than the model it replaced.", ["reliable", "rely", "reliably", "reliance"]), ("Please return the signed contract ------- Friday at noon.", ["by", "among", "within", "onto"]), ("------- the heavy snow, the delivery arrived on time.", ["Despite", "Although", "Because", "Unless"]),
    ("Employees ------- wish to join the training should write to Mr. Lund.", ["who", "whose", "which", "whom"]), ("Sales have risen ------- since the advertisement appeared.", ["steadily", "steady", "steadier", "steadiness"]), ("The manager asked that every invoice ------- checked twice.", ["be", "is", "was", "being"]),
    ("The hotel offers guests ------- access to the fitness center.", ["complimentary", "compliment", "complimented", "compliments"]), ("Mr. Sato will give the opening speech ------- at the conference.", ["himself", "his", "him", "he"]), ("The bank is ------- located next to the central station.", ["conveniently", "convenient", "convenience", "conveniences"]), ("We regret that the item you ordered is ------- out of stock.", ["currently", "current", "currency", "currents"]),
]


@layout(HALF, "mock-rove", "business English test of a publisher, XeLaTeX: Part 5 with directions in a frame, two columns with a rule, numbers from 101, gaps as hyphens, (A) to (D) stacked; key in four columns on the next page")
def mock_rove(draw):
    asked, items, body, key = draw.some(OFFICE, 12), [], "", ""
    for n, (question, options) in enumerate(asked, 101):
        shown, place = placed(draw, options)
        text = tex(question).replace("-------", r"\mbox{-{}-{}-{}-{}-{}-{}-}")
        listed = "".join(rf"\lab{{10mm}}{{9mm}}{{({letter})}}{{{tex(o)}}}" for letter, o in zip("ABCD", shown))
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{10mm}}{{\textbf{{{n}.}}}}{{{text}}}{listed}\end{{minipage}}\par\vspace{{4mm}}" + "\n"
        key += rf"{n} & ({'ABCD'[place]})" + (r"\\" if (n - 100) % 4 == 0 else " & ")
        items.append(item(question, options[0], str(n), None, choices("ABCD", shown), kind="gap", answer_label="ABCD"[place]))
    body = rf"{{\Large\bfseries READING TEST}}\par\medskip{{\large\bfseries PART 5}}\par\smallskip\fbox{{\parbox{{\dimexpr\linewidth-7pt}}{{\textbf{{Directions:}} A word or phrase is missing in each of the sentences below. Four answer choices are given below each sentence. Select the best answer to complete the sentence. Then mark the letter (A), (B), (C), or (D) on your answer sheet.}}}}\par\bigskip\begin{{multicols}}{{2}}{body}\end{{multicols}}\newpage{{\large\bfseries Answer Key: Practice Test 2, Part 5}}\par\bigskip\renewcommand\arraystretch{{1.3}}\begin{{tabular}}{{@{{}}rl@{{\hspace{{10mm}}}}rl@{{\hspace{{10mm}}}}rl@{{\hspace{{10mm}}}}rl@{{}}}}{key}\end{{tabular}}"
    engine, source = document(draw, body, ["arial", "timesnew", "helvetica"], (10, 11), (19, 22), head=r"\fancyhead[R]{\small PRACTICE TEST 2}", foot=r"\thepage", extra=r"\frenchspacing\setlength\columnsep{10mm}\setlength\columnseprule{.4pt}")
    return Document(engine, source, items)


# Business paper with its scheme in the same file

TARTS = "Nadia owns a small bakery called Golden Crust. She is a sole trader and employs three people. She is thinking of opening a second shop. The rent for the new shop would be £900 a month. Nadia would need to borrow the money for new ovens."
BUSINESS = [
    ("a", "State what is meant by a sole trader.", ["a business that is owned and run by one person"], None),
    ("b", "Which one of these is a fixed cost for Golden Crust?", ["rent"], ["flour", "packaging", "rent", "sugar"]),
    ("c", "Give two advantages to Nadia of being a sole trader.", ["she keeps all of the profit", "she makes all of the decisions herself"], None),
    ("d", "Calculate the rent that Nadia would pay for the new shop in one year. Show your working.", ["£900 × 12", "£10,800"], None),
]
BUSINESS_MORE = [
    ("a", "Explain one reason why a bank may refuse to lend money to Nadia.", ["she has unlimited liability and may own little of value", "so the bank may not get its money back"], None),
    ("b", "Which one of these is a source of finance inside the business?", ["retained profit"], ["bank loan", "overdraft", "retained profit", "trade credit"]),
    ("c", "Explain one way in which Nadia could find out what customers in the new area want.", ["she could use a questionnaire in the street", "which tells her the opinions of local people", "so that she bakes what they will buy"], None),
    ("d", "State one way to motivate the three employees that does not cost money.", ["praise for good work"], None),
    ("e", "Explain two effects of a rise in the price of flour on Golden Crust.", ["costs rise", "so profit falls if prices stay the same", "Nadia may raise her prices", "and may lose customers to the supermarket"], None),
]


@layout(HALF, "business-tartlet", "business studies paper, XeLaTeX: case study in a grey box, 1 (a) with ruled lines and (2) in bold at the right below them, options with empty squares and letters, (Total for Question 1 = 6 marks); scheme in the same file as tables Question number, Answer, Mark")
def business_tartlet(draw):
    items, body, scheme, all_marks = [], "", "", 0
    stem = draw.one(["Read the case study before you answer.", "Use the case study to help you with your answers."])
    for n, parts in enumerate((BUSINESS, BUSINESS_MORE), 1):
        total, rows = 0, ""
        for letter, question, points, options in parts:
            marks = len(points)
            total += marks
            number = rf"\textbf{{{n}}}" if letter == "a" else ""
            body += rf"\needspace{{30mm}}\lab{{0mm}}{{16mm}}{{\makebox[8mm][l]{{{number}}}({letter})}}{{{tex(question)}}}"
            if options:
                body += r"\nopagebreak\smallskip " + "".join(rf"\lab{{18mm}}{{14mm}}{{\raisebox{{-1pt}}{{\fbox{{\rule{{0pt}}{{6pt}}\rule{{6pt}}{{0pt}}}}}}\enspace\textbf{{{label}}}}}{{{tex(o)}}}" for label, o in zip("ABCD", options))
                label = "ABCD"[options.index(points[0])]
                items.append(item(question, points[0], f"{n}({letter})", marks, choices("ABCD", options), kind="mcq", answer_label=label))
                said = f"{label} {points[0]}"
            else:
                body += "".join(r"{\leftskip=16mm\vspace{6mm}\noindent\hrulefill\par}" for _ in range(2 * marks))
                items.append(item(question, "\n".join(points), f"{n}({letter})", marks, rubric=[{"text": p, "marks": 1} for p in points] if marks > 1 else None))
                said = r"\newline ".join(tex(p) + (" (1)" if marks > 1 else "") for p in points)
            body += rf"\nopagebreak\hfill\textbf{{({marks})}}\par\medskip" + "\n"
            rows += rf"{n}({letter}) & {said} & ({marks})\\\hline" + "\n"
        body += rf"\hfill\textbf{{(Total for Question {n} = {total} marks)}}\par\smallskip\hrule\bigskip" + "\n"
        scheme += rf"\begin{{center}}\begin{{tabular}}{{|p{{22mm}}|p{{105mm}}|c|}}\hline\textbf{{Question number}} & \textbf{{Answer}} & \textbf{{Mark}}\\\hline {rows}\end{{tabular}}\end{{center}}" + "\n"
        all_marks += total
    body = rf"{{\Large\bfseries Business}}\par Paper 1: Starting a small business\par\medskip\textbf{{Answer ALL questions. Write your answers in the spaces provided.}}\par\smallskip {stem}\par\medskip\noindent\colorbox{{black!8}}{{\parbox{{\dimexpr\linewidth-6pt}}{{{tex(TARTS)}}}}}\par\bigskip {body}\hfill\textbf{{TOTAL FOR PAPER = {all_marks} MARKS}}\newpage{{\Large\bfseries Mark scheme}}\par\medskip Accept other wording that has the same meaning. A mark in brackets belongs to the point before it.\par\renewcommand\arraystretch{{1.3}}{scheme}"
    engine, source = document(draw, body, ["arial", "helvetica", "noto"], (10, 11), (20, 22), foot=r"\fancyfoot[C]{\small *P5\,8\,1\,2A*}\fancyfoot[R]{\small\thepage}")
    return Document(engine, source, items)


# Persian words

FARSI = [
    ("Family", [("مادر", "mādar", "mother"), ("پدر", "pedar", "father"), ("خواهر", "khāhar", "sister"), ("برادر", "barādar", "brother"), ("پسر", "pesar", "son, boy"), ("دختر", "dokhtar", "daughter, girl")]),
    ("Food", [("نان", "nān", "bread"), ("برنج", "berenj", "rice"), ("پنیر", "panir", "cheese"), ("چای", "chāy", "tea"), ("سیب", "sib", "apple"), ("شیر", "shir", "milk")]),
    ("Time", [("امروز", "emruz", "today"), ("فردا", "fardā", "tomorrow"), ("دیروز", "diruz", "yesterday"), ("هفته", "hafte", "week"), ("سال", "sāl", "year")]),
]


@layout(HALF, "words-goliath", "Persian words of a summer school, Chromium: one ruled table with English, Pronunciation and Persian, topics as shaded rows across all columns, Persian at the right")
def words_goliath(draw):
    rows, items = "", []
    for topic, words in FARSI:
        rows += f"<tr class=s><td colspan=3>{topic}</td></tr>"
        for persian, sound, english in draw.some(words, 5):
            rows += f"<tr><td>{english}</td><td>{sound}</td><td class=a lang=fa dir=rtl>{persian}</td></tr>"
            items.append(item(persian, english, kind="vocabulary", section=topic))
    body = f"<p class=h>Silk Road Summer School · Beginners’ Persian · Handout 4</p><h1>Core vocabulary</h1><p>Persian is written from right to left. Long vowels are shown with a line above the letter (ā); stress is on the last syllable of most nouns.</p><table><thead><tr><th>English</th><th>Pronunciation</th><th class=a>Persian</th></tr></thead>{rows}</table>"
    css = ".h { text-align: right; font-size: 85%; color: #666 } h1 { margin: 0; color: #14584f } table { width: 100%; border-collapse: collapse } th, td { border: 1px solid #777; padding: 1.3mm 3mm; text-align: left; width: 33% } th { background: #14584f; color: #fff } .s td { background: #d7e8e4; font-weight: bold; text-align: center } td.a { font-family: 'Noto Naskh Arabic'; font-size: 125%; text-align: right } th.a { text-align: right } tr { break-inside: avoid }"
    engine, source = page(draw, body, ["Carlito", "Liberation Sans", "Open Sans"], (11, 12), css)
    return Document(engine, source, items)


# Questions of a German driving school

FRAGEN = [
    ("Was müssen Sie vor dem Abbiegen nach rechts tun?", ["Blinker setzen", "Auf Radfahrer achten"], ["Hupen"], 4), ("Wie verhalten Sie sich an einer Ampel, die Rot zeigt?", ["Vor der Haltlinie anhalten"], ["Langsam weiterfahren", "Nur bei Querverkehr anhalten"], 4), ("Wodurch kann sich der Bremsweg verlängern?", ["Durch Nässe", "Durch abgefahrene Reifen"], ["Durch eine trockene Fahrbahn"], 3),
    ("Wo ist das Parken verboten?", ["Vor Grundstückseinfahrten", "Auf Fußgängerüberwegen"], ["Auf markierten Parkflächen"], 3), ("Welche Höchstgeschwindigkeit gilt in der Regel innerhalb geschlossener Ortschaften?", ["50 km/h"], ["60 km/h", "70 km/h"], 4), ("Was gehört zur Pflichtausstattung eines Personenkraftwagens?", ["Warndreieck", "Verbandkasten"], ["Feuerlöscher"], 2),
    ("Wann müssen Sie das Abblendlicht einschalten?", ["Bei Dunkelheit", "Im Tunnel"], ["Bei Sonnenschein"], 3), ("Ein Bus mit Warnblinklicht steht an einer Haltestelle. Wie schnell dürfen Sie vorbeifahren?", ["Mit Schrittgeschwindigkeit"], ["Mit 30 km/h", "Mit 50 km/h"], 5), ("Was kann die Fahrtüchtigkeit beeinträchtigen?", ["Müdigkeit", "Medikamente"], ["Ein gut eingestellter Sitz"], 4),
    ("Wie lange ist eine Hauptuntersuchung bei einem älteren Pkw gültig?", ["24 Monate"], ["12 Monate", "48 Monate"], 2), ("Womit müssen Sie rechnen, wenn Kinder am Fahrbahnrand spielen?", ["Dass sie auf die Fahrbahn laufen", "Dass sie den Verkehr nicht beachten"], ["Dass sie immer stehen bleiben"], 4),
]


@layout(HALF, "fahrschule-bombardier", "German theory sheet of a driving school, Chromium: number in a square, question in bold, Punkte: 4 at the right, A B C with boxes at the right edge, one or several right; Lösungsbogen overleaf as a table with crosses under A, B and C")
def fahrschule_bombardier(draw):
    items, body, key, total = [], "", "", 0
    for n, (question, right, wrong, points) in enumerate(draw.some(FRAGEN, 10), 1):
        shown = draw.shuffled(right + wrong)
        places = [k for k, o in enumerate(shown) if o in right]
        total += points
        body += f"<div class=c><div class=q><i>{n}</i><b>{web(question)}</b><span>Punkte: {points}</span></div>" + "".join(f"<div class=o><span>{letter}</span><span class=t>{web(o)}</span><u></u></div>" for letter, o in zip("ABC", shown)) + "</div>"
        key += f"<tr><td>{n}</td>" + "".join(f"<td>{'X' if k in places else ''}</td>" for k in range(3)) + "</tr>"
        items.append(item(question, "\n".join(shown[k] for k in places), str(n), points, choices("ABC", shown), kind="multi" if len(places) > 1 else "mcq", answer_label=", ".join("ABC"[k] for k in places)))
    body = f"<div class=h><b>Fahrschule Lindner</b><span>Übungsbogen 12 · Klasse B · Grundstoff</span></div><p>Name: ______________________________ &emsp; Datum: ______________ &emsp; Fehlerpunkte: _______</p><p class=n>Kreuzen Sie die richtigen Antworten an. Bei jeder Frage können eine oder mehrere Antworten richtig sein.</p>{body}<div class=a><h2>Lösungsbogen 12</h2><table><tr><th>Frage<th>A<th>B<th>C</tr>{key}</table><p class=n>Mögliche Punkte: {total}. Bestanden mit höchstens 10 Fehlerpunkten.</p></div>"
    css = ".h { display: flex; justify-content: space-between; background: #ffd400; padding: 2mm 4mm } .n { font-size: 90% } .c { break-inside: avoid; margin-top: 4mm } .q { display: flex; border-bottom: 1px solid #333; padding-bottom: 1mm } .q i { flex: none; width: 7mm; height: 6mm; background: #333; color: #fff; text-align: center; font-style: normal; margin-right: 3mm } .q b { flex: 1 } .q span { flex: none; margin-left: 5mm; font-size: 85%; color: #444 } .o { display: flex; margin: 1.2mm 0 0 10mm } .o span { width: 8mm } .o .t { flex: 1 } .o u { width: 4mm; height: 4mm; border: 1px solid #333 } .a { break-before: page } .a table { border-collapse: collapse } .a th, .a td { border: 1px solid #333; width: 12mm; text-align: center; padding: 1mm; height: 5mm }"
    engine, source = page(draw, body, ["Roboto", "Open Sans", "Liberation Sans"], (10, 10.5), css, language="de")
    return Document(engine, source, items)


# Spanish sheet of a language academy

COMIDA = [("el desayuno", "la comida de la mañana"), ("la merienda", "lo que comen los niños por la tarde"), ("la cena", "la última comida del día"), ("el postre", "algo dulce al final de la comida"), ("la cuenta", "el papel que dice cuánto hay que pagar"), ("la propina", "el dinero que se da al camarero")]
HUECOS = [("En el restaurante pedimos la ________ para ver los platos.", "carta"), ("De primero quiero una ________ de verduras.", "sopa"), ("¿Me trae una ________ de agua, por favor?", "botella"), ("El camarero puso los platos sobre la ________.", "mesa"), ("Como no como carne, soy ________.", "vegetariana"), ("Necesito un ________ para cortar el pan.", "cuchillo")]


@layout(HALF, "ficha-empanada", "Spanish sheet of a language academy, word processor: heading with level and unit, 1 words to relate with a) to f) in two columns without rules, 2 sentences with a frame of words, numbers restart; Soluciones in small print below a line")
def ficha_empanada(draw):
    sheet = Sheet(draw.one(["Carlito", "Lato", "Liberation Sans"]), draw.one((11, 11.5)), language="es", country="ES", margin=2.1)
    heads = ["Ejercicio 1. Relaciona cada palabra con su definición.", "Ejercicio 2. Completa las frases con las palabras del cuadro. Sobra una."]
    ends, asked, items = draw.mixed([m for _, m in COMIDA]), draw.shuffled(HUECOS), []
    sheet.body += [sheet.p("Academia Plaza Mayor · Español A2\tUnidad 6", size=9, tabs=[(sheet.wide, 'style:type="right"')], after=0.2), sheet.p("¡A la mesa!", bold=True, size=20, color="#b03a2e", after=0.1), sheet.p("Nombre: ______________________________   Grupo: __________", after=0.3), sheet.p(heads[0], bold=True, before=0.2, after=0.2)]
    sheet.body.append(sheet.table([[f"{n}. {w}", "", f"{'abcdef'[n - 1]}) {ends[n - 1]}"] for n, (w, _) in enumerate(COMIDA, 1)], [4.5, 2.5, 9.0], rule="none", padding=0.12))
    listed = choices("abcdef", ends)
    items += [item(w, m, str(n), None, listed, kind="match", answer_label="abcdef"[ends.index(m)], section=heads[0].split(".")[0]) for n, (w, m) in enumerate(COMIDA, 1)]
    sheet.body += [sheet.p(heads[1], bold=True, before=0.5, after=0.2), sheet.table([[" – ".join(draw.mixed([a for _, a in HUECOS] + ["cocina"]))]], [12.5], padding=0.2)]
    for n, (text, answer) in enumerate(asked, 1):
        sheet.body.append(sheet.p(f"{n}.\t{text}", left=0.8, first=-0.8, tabs=[0.8], before=0.3 if n == 1 else 0.15, after=0.1))
        items.append(item(text, answer, str(n), kind="gap", section=heads[1].split(".")[0]))
    sheet.body.append(sheet.p("<b>Soluciones.</b> <b>Ejercicio 1:</b> " + "; ".join(f"{n} {'abcdef'[ends.index(m)]}" for n, (_, m) in enumerate(COMIDA, 1)) + ". <b>Ejercicio 2:</b> " + "; ".join(f"{n} {a}" for n, (_, a) in enumerate(asked, 1)) + ".", size=8.5, before=1.0, extra='fo:border-top="0.5pt solid #000000" fo:padding-top="0.1cm"'))
    sheet.foot = sheet.p("© Academia Plaza Mayor – material para uso en clase", size=8, align="center")
    engine, source = sheet.source()
    return Document(engine, source, items)


# A deck of cards printed from a web site

CUCINA = [("il forno", "oven"), ("la farina", "flour"), ("il burro", "butter"), ("lo zucchero", "sugar"), ("l’uovo", "egg"), ("il latte", "milk"), ("la pentola", "saucepan"), ("il coltello", "knife"), ("il cucchiaio", "spoon"), ("la forchetta", "fork"), ("mescolare", "to stir"), ("tagliare", "to cut"), ("cuocere", "to cook"), ("la ricetta", "recipe"), ("il sale", "salt"), ("l’aglio", "garlic")]


@layout(HALF, "deck-cannoli", "study set printed from a flash card site, Chromium: title, author and number of terms, NAME line, numbered terms in bold at the left with English at the right and thin grey lines between, address in the foot")
def deck_cannoli(draw):
    cards = draw.shuffled(CUCINA)[:14]
    rows = "".join(f"<div class=r><span class=n>{n}.</span><b>{web(a)}</b><span>{web(b)}</span></div>" for n, (a, b) in enumerate(cards, 1))
    body = f"<p class=m>NAME ______________________________</p><h1>Italian 1 – In cucina</h1><p class=s>{len(cards)} terms · Created by prof_marchetti · Study online at cardpile.example/set/48213</p>{rows}"
    css = ".m { text-align: right; font-size: 85% } h1 { font-size: 165%; margin: 2mm 0 1mm } .s { color: #777; font-size: 85%; margin: 0 0 4mm } .r { display: flex; border-top: 1px solid #ccc; padding: 2.2mm 0; break-inside: avoid } .n { width: 11mm; color: #888 } .r b { width: 62mm }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Lato"], (10.5, 11), css, paper="letter")
    return Document(engine, source, [item(a, b, str(n), kind="vocabulary") for n, (a, b) in enumerate(cards, 1)])


# Problems with solutions of a training centre

CIRCUITS = [
    ("A heater takes a current of 8 A from a 230 V supply.", [("Calculate the power of the heater.", "$P = VI = 230 \\times 8$", "1840 W"), ("Find the energy in kilowatt-hours that it uses in 3 hours.", "$E = Pt = 1.84 \\times 3$", "5.52 kWh")]),
    ("A cable 50 m long has a resistance of 0.4 Ω per 100 m. What is the resistance of the cable?", "$R = 0.4 \\times 50 / 100$", "0.2 Ω"),
    ("Two resistors of 12 Ω and 6 Ω are connected in parallel to a 24 V battery.", [("Calculate their combined resistance.", "$R = (12 \\times 6) / (12 + 6) = 72 / 18$", "4 Ω"), ("Calculate the total current.", "$I = V / R = 24 / 4$", "6 A"), ("Calculate the current in the 12 Ω resistor.", "$I = 24 / 12$", "2 A")]),
    ("A transformer has 400 turns on its primary and 50 turns on its secondary. The primary voltage is 240 V. Calculate the secondary voltage.", "$V_s = 240 \\times 50 / 400$", "30 V"),
    ("A motor with an output of 1.5 kW has an efficiency of 75%. Calculate its input power.", "Input = output / efficiency $= 1.5 / 0.75$", "2 kW"),
    ("A capacitor of 20 μF is charged to 100 V. Calculate the charge that it stores.", "$Q = CV = 20 \\times 10^{-6} \\times 100$", "2 mC"),
]


@layout(HALF, "solutions-firefly", "electrical problems of a training centre, pdfLaTeX: Problem 3. in bold with (a) (b) below, Solution in italics with working and a framed result after each problem, a circuit drawn for one, square end mark")
def solutions_firefly(draw):
    items, body = [], ""
    sign = lambda text: tex(text).replace("μ", r"\textmu{}").replace("Ω", r"\ensuremath{\Omega}")  # noqa: E731
    drawn = r"\begin{center}\begin{tikzpicture}[scale=0.8]\draw (0,0)--(0,2)--(1,2) (3,2)--(4,2)--(4,0)--(2.2,0) (1.8,0)--(0,0);\draw (1,1.4)--(1,2.6) (3,1.4)--(3,2.6);\draw (1,2.6)--(1.4,2.6) (2.6,2.6)--(3,2.6) (1,1.4)--(1.4,1.4) (2.6,1.4)--(3,1.4);\draw (1.4,2.4) rectangle (2.6,2.8) (1.4,1.2) rectangle (2.6,1.6);\draw (1.8,-0.3)--(1.8,0.3) (2.2,-0.15)--(2.2,0.15);\end{tikzpicture}\end{center}"
    for n, (stem, parts, *result) in enumerate(CIRCUITS, 1):
        body += rf"\bigskip\needspace{{35mm}}\textbf{{Problem {n}.}}\enspace {sign(stem)}\par "
        if result:
            body += rf"\smallskip\textit{{Solution.}}\enspace {parts}, so the answer is \fbox{{{sign(result[0])}}}.\hfill$\square$\par" + "\n"
            items.append(item(stem, result[0], str(n), kind="numeric", answer_kind="contains"))
            continue
        body += drawn if "parallel" in stem else ""
        for letter, (question, _, _) in zip("abc", parts):
            body += rf"\lab{{6mm}}{{8mm}}{{({letter})}}{{{sign(question)}}}"
        body += r"\smallskip\textit{Solution.}\par " + "".join(rf"\lab{{6mm}}{{8mm}}{{({letter})}}{{{working}, so the answer is \fbox{{{sign(answer)}}}.}}" for letter, (_, working, answer) in zip("abc", parts)) + r"\vspace{-2\baselineskip}\hfill$\square$\par\vspace{\baselineskip}" + "\n"
        items += [item(question, answer, f"{n}({letter})", stem=stem, kind="numeric", answer_kind="contains") for letter, (question, _, answer) in zip("abc", parts)]
    body = r"\begin{center}{\Large\bfseries Electrical Principles}\par\smallskip Worked problems for Unit 5: Power and networks\end{center}Try each problem yourself before you read its solution. Give your results with the correct unit." + body
    engine, source = document(draw, body, ["cm", "lm", "palatino"], (11,), (24, 28), head=r"\fancyhead[L]{\small\itshape Northgate Skills Centre}\fancyhead[R]{\small\itshape Level 3 Electrical Installation}", foot=r"5-\thepage", extra=r"\renewcommand\headrulewidth{.4pt}")
    return Document(engine, source, items)


# Practice test for food handlers

FOOD = [
    ("What is the minimum safe internal temperature for cooked chicken?", ["165 °F", "135 °F", "145 °F", "155 °F"], "Poultry must reach 165 °F for at least one second to kill Salmonella."),
    ("How long should you scrub your hands with soap?", ["10 to 15 seconds", "1 to 2 seconds", "3 to 5 seconds", "one minute"], "The whole process of washing hands takes about 20 seconds."),
    ("Where should raw ground beef be stored in a refrigerator?", ["Below ready-to-eat food", "Above ready-to-eat food", "Next to salads", "On the top shelf"], "Juices from raw meat could drip onto food that will not be cooked again."),
    ("Which of the following is one of the major food allergens?", ["Peanuts", "Rice", "Apples", "Carrots"], "Peanuts are on the list of the major food allergens in the United States."),
    ("What should a food handler do after sneezing into a tissue?", ["Wash both hands", "Put on new gloves only", "Wipe the hands on an apron", "Use a clean tissue"], "Gloves must be changed, too, but never without washing the hands first."),
    ("Which temperature range is called the danger zone?", ["41 °F to 135 °F", "0 °F to 32 °F", "32 °F to 41 °F", "135 °F to 165 °F"], "Bacteria multiply fastest between these two temperatures."),
    ("What is cross-contamination?", ["The transfer of germs from one food or surface to another", "Cooking two foods in one pan", "Serving food that is cold", "Mixing two cleaning products"], "It often happens by way of cutting boards and hands."),
    ("How should frozen fish be thawed?", ["In a refrigerator", "On a counter", "In the sun", "In warm water"], "At room temperature the outside of the fish would enter the danger zone."),
    ("What must be done with a can that is swollen?", ["It must be thrown away", "It can be used at once", "It should be chilled", "It should be opened and tasted"], "A swollen can may hold the toxin that causes botulism."),
    ("Which item may a food handler wear while preparing food?", ["A plain ring", "A watch", "A bracelet", "False nails"], "A plain band is the one piece of jewelry that is allowed on hands and arms."),
    ("What does FIFO stand for?", ["First in, first out", "Fresh in, frozen out", "Food in, food out", "Find it, fix it"], "Older stock is placed in front so that it is used first."),
]


@layout(HALF, "practice-jewel", "food handler practice test printed from a web site, Chromium, letter paper: numbered cards with a progress line, A to D below each other, the right option in bold green with a tick behind it, Explanation in a tinted box, link and page count in the foot")
def practice_jewel(draw):
    asked, items, body = draw.some(FOOD, 10), [], ""
    for n, (question, options, why) in enumerate(asked, 1):
        shown, place = placed(draw, options)
        body += f"<div class=c><p class=q>{n}. {web(question)}</p>" + "".join(f"<p class='o{' r' if k == place else ''}'>{letter}. {web(o)}{' ✓' if k == place else ''}</p>" for k, (letter, o) in enumerate(zip("ABCD", shown))) + f"<p class=e><b>Explanation:</b> {web(why)}</p></div>"
        items.append(item(question, options[0], str(n), None, choices("ABCD", shown), kind="mcq", answer_label="ABCD"[place]))
    body = f"<p class=n>SafePlate Prep › Food handler › Practice test 2</p><h1>Free Food Handler Practice Test 2</h1><p class=s>{len(asked)} questions · Passing score 70% · Updated for this year</p><p>Your state’s exam has 40 questions. Take this test as often as you like; the right answers are shown in green.</p>{body}<p class=n>© SafePlate Prep. Not affiliated with any agency. www.safeplateprep.example</p>"
    css = ".n, .s { color: #777; font-size: 82% } h1 { font-size: 165%; margin: 1mm 0 } .c { border: 1px solid #ddd; border-radius: 2mm; padding: 2mm 4mm 3mm; margin-top: 4mm; break-inside: avoid } .q { font-weight: bold; margin: 0 0 1.5mm } .o { margin: 0.8mm 0 0.8mm 5mm } .r { color: #1b7a2f; font-weight: bold } .e { background: #eef6ef; padding: 1.5mm 3mm; margin: 2mm 0 0; font-size: 92% }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Noto Sans"], (10, 10.5), css, paper="letter")
    return Document(engine, source, items)


# Review at the end of a chapter

TERMS = [("larva", "the stage of an insect that hatches from the egg"), ("pupa", "the resting stage between larva and adult"), ("elytra", "the hard front wings of a beetle"), ("thorax", "the part of the body that bears the legs and wings"), ("predator", "an animal that hunts other animals for food")]
BEETLES = [
    ("How many legs does an adult beetle have?", ["6", "4", "8", "10"]), ("Whirligig beetles live", ["on the surface of ponds.", "in dry wood.", "under the bark of pines.", "in desert sand."]), ("The skeleton of an insect is made mostly of", ["chitin.", "calcium.", "keratin.", "cellulose."]), ("Which change of form do beetles go through?", ["complete metamorphosis", "incomplete metamorphosis", "no metamorphosis", "budding"]), ("Ladybugs help gardeners because they eat", ["aphids.", "earthworms.", "seeds.", "fungi."]),
]
BEETLES_SHORT = [("Name the three main parts of the body of an insect.", "Head, thorax, and abdomen."), ("Explain how the hard front wings protect a beetle.", "They cover the thin hind wings and the soft abdomen."), ("Why do dung beetles matter to ranchers?", "They bury dung, which clears pastures and feeds the soil."), ("Describe how a firefly attracts a mate.", "It flashes light in a pattern that belongs to its species.")]


@layout(HALF, "review-whirligig", "chapter review of an American biology textbook, XeLaTeX: CHAPTER 14 REVIEW band, Using Key Terms to match, Multiple Choice in two columns with a. to d., Short Answer, numbers run on; Answers to Odd-Numbered Questions at the end")
def review_whirligig(draw):
    items, body, key, n = [], "", [], 0
    ends = draw.mixed([m for _, m in TERMS])
    body += r"\sect{Using Key Terms}Match each term with the letter of its definition.\par\smallskip\begin{minipage}[t]{0.28\linewidth}" + "".join(rf"\lab{{0pt}}{{8mm}}{{\textbf{{{k}.}}}}{{{w}}}" for k, (w, _) in enumerate(TERMS, 1)) + r"\end{minipage}\begin{minipage}[t]{0.7\linewidth}" + "".join(rf"\lab{{0pt}}{{7mm}}{{{letter}.}}{{{tex(m)}}}" for letter, m in zip("abcde", ends)) + r"\end{minipage}\par "
    for w, m in TERMS:
        n += 1
        letter = "abcde"[ends.index(m)]
        odd = n % 2 == 1
        if odd:
            key.append((n, letter))
        items.append(item(w, m if odd else None, str(n), None, choices("abcde", ends), kind="match", **({"answer_label": letter} if odd else {})))
    body += r"\sect{Multiple Choice}\begin{multicols}{2}"
    for question, options in BEETLES:
        n += 1
        shown, place = placed(draw, options)
        odd = n % 2 == 1
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}" + "".join(rf"\lab{{8mm}}{{6mm}}{{{letter}.}}{{{tex(o)}}}" for letter, o in zip("abcd", shown)) + r"\end{minipage}\par\vspace{3mm}" + "\n"
        if odd:
            key.append((n, "abcd"[place]))
        items.append(item(question, options[0] if odd else None, str(n), None, choices("abcd", shown), kind="mcq", **({"answer_label": "abcd"[place]} if odd else {})))
    body += r"\end{multicols}\sect{Short Answer}"
    for question, answer in BEETLES_SHORT:
        n += 1
        body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}"
        if n % 2:
            key.append((n, tex(answer)))
        items.append(item(question, answer if n % 2 else None, str(n)))
    body = r"\noindent\colorbox{leaf}{\makebox[\dimexpr\linewidth-6pt][l]{\color{white}\large\bfseries CHAPTER 14 REVIEW\hfill Insects}}\par " + body + r"\bigskip\begin{minipage}{\linewidth}\hrule\medskip\textbf{Answers to Odd-Numbered Questions}\par\small " + r"\quad ".join(rf"\textbf{{{k}.}}~{a}" for k, a in key) + r"\end{minipage}"
    engine, source = document(draw, body, ["arial", "palatino", "libertine"], (10, 11), (19, 22), foot=r"\fancyfoot[L]{\small\textbf{412}\enspace Unit 4: Animals}", extra=r"\definecolor{leaf}{HTML}{2E6B34}\newcommand\sect[1]{\par\bigskip\needspace{25mm}{\color{leaf}\large\bfseries #1\par}\smallskip}\setlength\columnsep{8mm}", paper="letterpaper")
    return Document(engine, source, items)


# Course leaflet that asks nothing

MODULES = [("Raising agents", "Yeast, sourdough and chemical leavening", "12 h"), ("Enriched doughs", "Brioche, buns and filled loaves", "18 h"), ("Laminated pastry", "Folding by hand and by sheeter", "24 h"), ("Chocolate work", "Tempering, moulding and storage", "12 h"), ("Costing and law", "Portions, labels and food hygiene", "6 h")]


@layout(HALF, "course-pharos", "leaflet of a training centre, word processor: course code and dates in a table, what learners will be able to do as bullets, numbered steps to enrol, ruled table of modules with hours, prices; nothing to be found")
def course_pharos(draw):
    sheet = Sheet(draw.one(["Carlito", "Lato", "Liberation Sans"]), draw.one((10.5, 11)), margin=2.1)
    code = f"PB{draw.random.randint(210, 390)}"
    sheet.body += [sheet.p("Lighthouse Street Training Centre", size=10, color="#555555", after=0.1), sheet.p("Certificate in Professional Baking", bold=True, size=19, after=0.3)]
    sheet.body.append(sheet.table([["<b>Course code</b>", code, "<b>Length</b>", "12 weeks"], ["<b>Starts</b>", "Monday 9 September", "<b>Place</b>", "Kitchen 2, first floor"]], [3.2, 5.2, 3.2, 5.2]))
    sheet.body += [sheet.p("About this course", bold=True, size=13, before=0.5, after=0.15), sheet.p("This course is for people who already work in a kitchen and want to move to the pastry section. It is taught on Monday and Wednesday evenings by two bakers from the town. Groups have no more than ten learners, so that everybody has an oven.", after=0.2)]
    sheet.body += [sheet.p("By the end of the course you will be able to", bold=True, before=0.2, after=0.1)] + [sheet.p(f"•\t{t}", left=0.7, first=-0.7, tabs=[0.7], after=0.06) for t in ("choose flour and raising agents for different products", "make and shape enriched and laminated doughs", "temper chocolate by hand", "work out the cost of a portion")]
    sheet.body += [sheet.p("Modules", bold=True, size=13, before=0.4, after=0.15), sheet.table([["<b>Module</b>", "<b>Content</b>", "<b>Hours</b>"]] + [[f"{n}. {a}", b, c] for n, (a, b, c) in enumerate(MODULES, 1)], [5.0, 9.4, 2.4])]
    sheet.body += [sheet.p("How to enrol", bold=True, size=13, before=0.5, after=0.15)] + [sheet.p(f"{n}.\t{t}", left=0.8, first=-0.8, tabs=[0.8], after=0.08) for n, t in enumerate(("Fill in the form at the reception desk or on our web site.", "Pay the deposit of £60 within seven days.", "Come to the safety talk on the first evening with your own knife and apron.", "Pay the rest of the fee, £340, by the end of the second week."), 1)]
    sheet.body.append(sheet.p("Fees are returned in full if the course is cancelled by the centre. Learners who receive benefits pay half.", size=9, before=0.4))
    sheet.foot = sheet.p("01632 960 233 · hello@lighthousestreet.example", size=8.5, align="center")
    engine, source = sheet.source()
    return Document(engine, source, [])


# Test of an elementary language certificate

REPLIES = [("Would you like some more cake?", "No, thanks. I’m full."), ("How far is the station from here?", "About ten minutes on foot."), ("Whose umbrella is this?", "I think it’s Maria’s."), ("Shall we meet at half past six?", "Sorry, that’s too early for me."), ("I’ve got a terrible headache.", "You should lie down for a while."), ("What’s your new teacher like?", "She’s very friendly.")]
REPLIES_MORE = ["It starts on Monday.", "Yes, I like her."]
POSTCARD = [("We arrived on this little island three days {}.", "ago", ["since", "before"]), ("The weather is much {} than at home.", "warmer", ["warm", "warmest"]), ("Yesterday we {} the old lighthouse on the hill.", "visited", ["visit", "visiting"]), ("There were so {} steps that I had to stop for a rest.", "many", ["much", "lot"]), ("From the top you can {} the whole coast.", "see", ["to see", "seeing"]), ("I’m looking forward {} seeing you next week.", "to", ["for", "at"])]


@layout(HALF, "dialogue-millefeuille", "elementary test of a language certificate, Typst: Part 1 questions 1–6 with replies A–H beside them, Part 2 a postcard in a frame with gaps (7) to (12) and A B C for each in a table below, candidate name line; key on a page of its own by parts")
def dialogue_millefeuille(draw):
    replies = draw.mixed([r for _, r in REPLIES] + REPLIES_MORE)
    listed, items, letters = choices("ABCDEFGH", replies), [], "ABCDEFGH"
    left = "".join(f"[*{n}*], [{typ(q)}], " for n, (q, _) in enumerate(REPLIES, 1))
    right = "".join(f"[*{letter}*], [{typ(r)}], " for letter, r in zip(letters, replies))
    first, second = "Part 1", "Part 2"
    key1, key2, text, table = [], [], "", ""
    for n, (question, reply) in enumerate(REPLIES, 1):
        letter = letters[replies.index(reply)]
        key1.append(f"{n} {letter}")
        items.append(item(question, reply, str(n), None, listed, kind="match", answer_label=letter, section=first))
    for n, (sentence, answer, wrong) in enumerate(POSTCARD, 7):
        shown, place = placed(draw, [answer, *wrong])
        printed = sentence.format(f"({n}) ............")
        text += typ(printed).replace(f"({n})", f"*({n})*").replace("." * 12, "\\." * 12) + " "
        table += f"[*{n}*], " + ", ".join(f"[*{letter}* #h(2mm) {typ(o)}]" for letter, o in zip("ABC", shown)) + ", "
        key2.append(f"{n} {'ABC'[place]}")
        items.append(item(printed, answer, str(n), None, choices("ABC", shown), kind="gap", answer_label="ABC"[place], section=second))
    source = f"""#set page(paper: "a4", margin: 20mm, footer: text(8pt)[Coastline English Certificates · Elementary · Sample paper B #h(1fr) #context counter(page).display("1 / 1", both: true)])
#set text(font: ({draw.one(['"Lato"', '"Open Sans"', '"Carlito"'])},), size: {draw.one([10.5, 11])}pt, lang: "en")
Candidate name #box(width: 80mm, stroke: (bottom: 0.5pt)) #h(1fr) Number #box(width: 25mm, stroke: (bottom: 0.5pt))
#v(3mm)
#text(1.3em, weight: "bold")[Part 1] #h(4mm) *Questions 1–6*

What does the other person say? Choose the best reply *A–H* for each question or remark. There are two replies that you do not need.
#v(2mm)
#grid(columns: (1fr, 1fr), column-gutter: 8mm, grid(columns: (7mm, 1fr), row-gutter: 11pt, {left}), block(stroke: 0.6pt, inset: 8pt, grid(columns: (7mm, 1fr), row-gutter: 11pt, {right})))
#v(6mm)
#text(1.3em, weight: "bold")[Part 2] #h(4mm) *Questions 7–12*

Read the postcard and choose the best word, *A*, *B* or *C*, for each gap.
#block(stroke: 0.8pt, inset: 10pt, width: 100%)[#set par(leading: 0.9em)
Dear Jo,

{text}

Love, Kim]
#grid(columns: (10mm, 1fr, 1fr, 1fr), row-gutter: 9pt, {table})
#pagebreak()
#text(1.3em, weight: "bold")[Answer key – Sample paper B]

*Part 1* #h(4mm) {' #h(5mm) '.join(key1)}

*Part 2* #h(4mm) {' #h(5mm) '.join(key2)}
"""
    return Document("typst", source, items)


# Primary science with marks in the margin

PRIMARY = [
    ("Aisha puts three wooden blocks, a steel spoon and an iron key near a magnet.", [("Which two objects are likely to be attracted to the magnet?", 1, None, "Award 1 mark for: the spoon and the key", "the spoon and the key", None), ("Name one other object in a classroom that is magnetic.", 1, None, "Award 1 mark for: a paper clip", "a paper clip", "scissors")]),
    ("Ben grows bean plants on a sunny windowsill and in a dark cupboard.", [("What does a plant need from the Sun to grow well?", 1, ["light", "soil", "salt", "wind"], "Award 1 mark for: light", "light", None), ("Suggest one thing that Ben must keep the same to make his test fair.", 1, None, "Award 1 mark for: the amount of water", "the amount of water", "the kind of soil"), ("After two weeks the plant in the cupboard is pale. Explain why.", 2, None, "Award 1 mark for: ", "it had no light\nso it could not make food", None)]),
    ("Carla holds a torch behind a puppet to make a shadow on a screen.", [("Explain how the shadow is formed.", 1, None, "Award 1 mark for: the puppet blocks the light", "the puppet blocks the light", "light cannot pass through the puppet"), ("Carla moves the puppet towards the torch. What happens to the size of the shadow?", 1, ["It gets bigger.", "It gets smaller.", "It stays the same."], "Award 1 mark for: It gets bigger.", "It gets bigger.", None)]),
    ("Dan heats some ice in a pan.", [("What is the name of the change from ice to water?", 1, None, "Award 1 mark for: melting", "melting", None), ("Give the temperature at which pure ice changes to water.", 1, None, "Award 1 mark for: 0 °C", "0 °C", None)]),
]


@layout(HALF, "primary-danish", "science test for primary schools, Chromium: large numbers in a black square, a b c in bold below, boxes to tick behind the options, ruled lines, 1 mark under a small box in the right margin; marking guide in its own file, 1a with Award 1 mark for")
def primary_danish(draw):
    items, body, rows, total = [], "", "", 0
    for n, (stem, parts) in enumerate(PRIMARY, 1):
        body += f"<div class=k><div class=s><i>{n}</i><span>{web(stem)}</span></div>"
        for k, (letter, (question, marks, options, award, answer, also)) in enumerate(zip("abc", parts)):
            said = f"{marks} mark{'s' if marks > 1 else ''}"
            body += f"{'' if k == 0 else '<div class=k>'}<div class=r><div class=l><div class=q><b>{letter}</b><span>{web(question)}</span></div>"
            shown = draw.shuffled(options) if options and len(options) > 3 else options
            if options:
                body += "<p class=t>Tick <b>one</b>.</p>" + "".join(f"<div class=o><span>{web(o)}</span><u></u></div>" for o in shown)
            else:
                body += "<hr>" * (marks + (len(question) > 55))
            body += f"</div><div class=m><u></u>{said}</div></div></div>"
            note = f"<br>Also accept: {web(also)}" if also else ""
            awarded = "<br>".join(f"<b>{award.split(': ')[0]}:</b> {web(point)}" for point in answer.split("\n"))
            rows += f"<tr><td>{n}{letter}</td><td>{awarded}{note}</td><td>{marks}</td></tr>"
            total += marks
            rubric = [{"text": point, "marks": 1} for point in answer.split("\n")] if marks > 1 else None
            items.append(item(question, answer, f"{n}({letter})", marks, choices([None] * 4, shown) if options else None, stem=stem, **({"kind": "mcq"} if options else {}), allow=[also] if also else None, rubric=rubric))
    css = "h1 { font-size: 170%; margin: 0 0 2mm } .k { break-inside: avoid } .s { display: flex; margin-top: 7mm } .s i { flex: none; background: #000; color: #fff; width: 8mm; height: 7mm; text-align: center; font-style: normal; font-weight: bold; margin-right: 4mm } .r { display: flex; margin-top: 3.5mm } .l { flex: 1; padding-left: 12mm } .q { display: flex } .q b { flex: none; width: 7mm } .t { margin: 2mm 0 1mm 7mm } .o { display: flex; margin: 1.5mm 0 0 20mm } .o span { width: 42mm } .o u { width: 5mm; height: 5mm; border: 1px solid #000 } hr { border: 0; border-top: 1px solid #555; margin: 7.5mm 0 0 7mm } .m { flex: none; width: 20mm; margin-left: 6mm; text-align: center; font-size: 80%; align-self: flex-end } .m u { display: block; width: 7mm; height: 7mm; border: 1px solid #000; margin: 0 auto 0.5mm } table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #444; padding: 1.5mm 3mm; text-align: left; vertical-align: top } th { background: #ddd }"
    fonts, sizes = [draw.one(["Liberation Sans", "Open Sans"])], (draw.one((11, 11.5)),)
    engine, source = page(draw, f"<h1>Science test – Year 5</h1><p>First name ____________________ &emsp; Last name ____________________ &emsp; Class ________</p><p>You have 30 minutes. Try to answer every question.</p>{body}<p style='text-align: right'><b>End of test</b> – total marks: {total}</p>", fonts, sizes, css)
    guide = f"<h1>Science test – Year 5: marking guide</h1><p>Do not take marks off for spelling if the meaning is clear.</p><table><tr><th>Question</th><th>Requirement</th><th>Mark</th></tr>{rows}</table>"
    return Document(engine, source, items, page(draw, guide, fonts, sizes, css)[1])
