"""The hundred-and-ninth: a glossary of climate, a quizmaster's sheet, exercises of a mathematics textbook, worked examples of statistics,
a biology test (Germany), a test for clerks (Spain), a science paper (India), a geography test (China), interview questions for nurses,
general knowledge (India), a sheet on percentages and Japanese words.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"


# Glossary of climate

CLIMATE = [
    ("adaptation", "changes that people or living things make to cope with a new climate"), ("albedo", "the share of sunlight that a surface reflects back into space"), ("anomaly", "the difference between a measured value and the long-term average"), ("biomass", "material from plants and animals that can be burnt as fuel"),
    ("carbon sink", "a forest, ocean or soil that takes in more carbon than it gives off"), ("climate", "the average weather of a place over at least thirty years"), ("deforestation", "the clearing of forests so that the land can be used in other ways"), ("emissions", "gases and particles that are released into the air"),
    ("feedback", "an effect of warming that itself makes the warming stronger or weaker"), ("fossil fuel", "coal, oil or gas formed from the remains of ancient life"), ("greenhouse gas", "a gas that absorbs heat given off by the surface of the Earth"), ("ice core", "a long cylinder of ice drilled from a glacier to study the air of the past"),
    ("mitigation", "action taken to slow down or stop a change in the climate"), ("permafrost", "ground that stays frozen for two years or longer"), ("proxy", "a natural record, such as tree rings, that stands in for direct measurements"), ("weather", "the state of the air at a certain place and time"),
]


@layout(HALF, "climate-emmental", "glossary at the end of a museum’s booklet for schools, groff: two columns, letters as heads, bold term on a line of its own and its meaning set in below")
def climate_emmental(draw):
    terms = draw.some(CLIMATE, 14)
    lines = [".ds LF Our Changing Climate: a guide for schools", ".ds CF", ".ds RF \\\\n(PN", ".nr HY 0", ".LP", "\\s+6\\fBGlossary\\fP\\s0", ".LP", "Words printed in \\fIitalics\\fP in the text are explained here.", ".2C"]
    last = ""
    for term, meaning in terms:
        if term[0] != last:
            last = term[0]
            lines += [".LP", ".sp 0.3", ".ne 5", f"\\s+3\\fB{last.upper()}\\fP\\s0"]
        lines += [".LP", ".ne 3", f"\\fB{plain(term)}\\fP", ".br", ".in +1.5n", f"{plain(meaning)}", ".br", ".in -1.5n"]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "N"))
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in terms])


# Sheet of a quizmaster

ROUNDS = [
    ("Round 1: Food and drink", [("Which nut is used to make marzipan?", "Almond"), ("From which country does Gouda cheese come?", "The Netherlands"), ("What is the main ingredient of hummus?", "Chickpeas"), ("Which spice comes from the stigmas of a crocus?", "Saffron"), ("What is the Italian word for a very strong, short coffee?", "Espresso")]),
    ("Round 2: On the map", [("What is the capital of Canada?", "Ottawa"), ("Which sea lies between Italy and Croatia?", "The Adriatic"), ("In which country is Mount Kilimanjaro?", "Tanzania"), ("Which is the smallest country in the world?", "Vatican City"), ("Which desert covers most of northern Africa?", "The Sahara")]),
    ("Round 3: Sport", [("How many players of one team are on the field in football?", "11"), ("In which sport would you find a shuttlecock?", "Badminton"), ("How long is a marathon in kilometres, to the nearest kilometre?", "42"), ("Which city hosted the Summer Olympics of 2012?", "London"), ("What is the score of zero called in tennis?", "Love")]),
]


@layout(HALF, "pub-caerphilly", "sheet for the host of a pub quiz, Typst: three rounds as tables #, Question, Answer with a black head, numbers that begin again")
def pub_caerphilly(draw):
    body, items = "", []
    for title, asked in ROUNDS:
        asked = draw.some(asked, 4)
        cells = ", ".join(f"[{n}], [{question}], [*{answer}*]" for n, (question, answer) in enumerate(asked, 1))
        body += f"#block(breakable: false)[#text(13pt, weight: \"bold\")[{title}] #v(-2mm)\n#table(columns: (9mm, 1fr, 45mm), inset: 6pt, stroke: 0.5pt + luma(150), fill: (_, y) => if y == 0 {{ black }}, text(white)[*\\#*], text(white)[*Question*], text(white)[*Answer*], {cells})]\n#v(3mm)\n"
        items += [item(question, answer, str(n), section=title) for n, (question, answer) in enumerate(asked, 1)]
    source = f"""#set page(paper: "a4", margin: 18mm, footer: text(8pt, gray)[The Red Lion · Thursday quiz #h(1fr) HOST COPY – keep away from the players])
#set text(font: ({draw.one(['"Lato"', '"Roboto"', '"Carlito"'])},), size: 11pt, lang: "en", region: "GB")
#text(22pt, weight: "bold")[Quiz night] #h(1fr) Week 14
#v(1mm)
Read every question twice. Allow one minute for each. One point for each correct answer; no half points.
#v(2mm)
{body}"""
    return Document("typst", source, items)


# Exercises of a mathematics textbook

ALGEBRA = [
    ("Exercise 5A", [
        ("Simplify.", [("x³ × x⁴", "x⁷"), ("y⁶ ÷ y²", "y⁴"), ("(z²)³", "z⁶"), ("5a × 2a", "10a²")]),
        ("Evaluate.", [("2⁵", "32"), ("10³", "1000"), ("7⁰", "1")]),
        ("A square tile has sides of length 2x³ cm. Find its area.", "4x⁶ cm²"),
    ]),
    ("Exercise 5B", [
        ("Solve each equation.", [("3x + 2 = 17", "x = 5"), ("4x − 7 = 9", "x = 4"), ("2(x + 1) = 18", "x = 8")]),
        ("I think of a number, double it and add 9. The result is 31. Find the number.", "11"),
        ("Explain why the equation x + 3 = x + 5 has no solution.", None),
    ]),
]


@layout(HALF, "chapter-jarlsberg", "exercises of an Australian mathematics textbook, XeLaTeX: Exercise 5A and 5B in coloured bands, two columns, bold numbers, a b c in rows without brackets; Answers in small print on the next page")
def chapter_jarlsberg(draw):
    body = r"\setcounter{page}{112}{\Large\bfseries Chapter 5\quad Indices and equations}\par\medskip\fcolorbox{orange!70!black}{orange!10}{\parbox{0.96\linewidth}{\textbf{Key idea}\quad When powers of the same base are multiplied, their indices are added.}}\par\medskip\begin{multicols}{2}\raggedcolumns "
    key, items = r"\newpage{\Large\bfseries Answers}\par\medskip{\small\textbf{Chapter 5}\par ", []
    for section, asked in ALGEBRA:
        body += rf"\needspace{{3cm}}\par\colorbox{{orange!70!black}}{{\makebox[0.95\linewidth][l]{{\color{{white}}\bfseries {section}}}}}\par\medskip "
        key += rf"\medskip\textbf{{{section}}}\par "
        for n, (question, answer) in enumerate(asked, 1):
            body += rf"\needspace{{15mm}}\lab{{0mm}}{{7mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}"
            if isinstance(answer, list):
                cells = [rf"\makebox[32mm][l]{{\makebox[5mm][l]{{\textbf{{{letter}}}}}{tex(part)}}}" for letter, (part, _) in zip("abcd", answer)]
                body += "".join(rf"\par\noindent\hspace*{{7mm}}{''.join(cells[k:k + 2])}" for k in range(0, len(cells), 2)) + r"\par\medskip "
                key += rf"\lab{{0mm}}{{6mm}}{{\textbf{{{n}}}}}{{" + r"\qquad ".join(rf"\textbf{{{letter}}}\enspace {tex(result)}" for letter, (_, result) in zip("abcd", answer)) + "}"
                items += [item(part, result, f"{n}({letter})", kind="numeric", stem=question, section=section) for letter, (part, result) in zip("abcd", answer)]
            else:
                body += r"\medskip "
                if answer:
                    key += rf"\lab{{0mm}}{{6mm}}{{\textbf{{{n}}}}}{{{tex(answer)}}}"
                items.append(item(question, answer, str(n), section=section))
    body += r"\end{multicols}" + key + "}"
    engine, source = document(draw, body, ["arial", "helvetica", "libertine"], (11,), (20, 22), head=r"\fancyhead[L]{\small\thepage\quad Chapter 5}\fancyhead[R]{\small Maths Pathways 9}", foot="")
    return Document(engine, source, items)


# Worked examples of statistics

EXAMPLES = [
    ("Find the mean of the numbers 4, 7, 9, 12 and 18.", "The sum of the numbers is 50 and there are five of them. The mean is therefore 50 ÷ 5, that is, {}.", "10"),
    ("The ages of seven players are 19, 23, 21, 30, 27, 22 and 25. Find the median age.", "Write the ages in order: 19, 21, 22, 23, 25, 27, 30. The fourth of the seven is in the middle, so the median is {}.", "23"),
    ("A bag holds 5 red and 3 blue counters. One counter is taken at random. What is the probability that it is blue?", "There are 8 counters, which are equally likely. Three of them are blue, so the probability is {}.", "3/8"),
    ("A fair die is thrown twice. Find the probability that both throws are sixes.", "The throws are independent. Multiply 1/6 by 1/6 to obtain {}.", "1/36"),
    ("The range of nine marks is 34 and the lowest mark is 41. What is the highest mark?", "The range is the highest value minus the lowest. The highest mark is 41 + 34, which makes {}.", "75"),
    ("Five students have a mean score of 62. Four of them scored 58, 60, 63 and 70. What did the fifth student score?", "The five scores add up to 310 and the four known scores to 251. The fifth student scored {}.", "59"),
]
PRACTICE = [
    ("Find the mean of 3, 8, 10 and 15.", "9"), ("Find the median of 14, 9, 20, 11 and 16.", "14"), ("A letter is chosen at random from the word STATISTICS. What is the probability that it is an S?", "0.3"), ("A fair coin is tossed three times. What is the probability of three heads?", "0.125"), ("What is the mode of 5, 6, 6, 7, 9, 9 and 9?", "9"), ("The mean of six numbers is 11. What is their sum?", "66"),
]


@layout(HALF, "statistics-taleggio", "worked examples of a study guide, pdfLaTeX: Example 6.1 in a grey band, Solution in bold below, a dot at its end; then Practice with numbers and without answers")
def statistics_taleggio(draw):
    body, items = r"{\LARGE\bfseries 6\quad Data and chance}\par\medskip This chapter reviews averages and simple probability by means of examples. Cover the solution, try the problem yourself, and then compare.\par\bigskip ", []
    for n, (question, solution, answer) in enumerate(EXAMPLES, 1):
        body += rf"\needspace{{32mm}}\noindent\colorbox{{gray!20}}{{\textbf{{Example 6.{n}}}}}\par\nopagebreak\smallskip {tex(question)}\par\smallskip\textbf{{Solution}}\quad {tex(solution.format(answer))}\hfill$\bullet$\par\bigskip "
        items.append(item(question, answer, f"6.{n}", answer_kind="contains"))
    body += r"\needspace{60mm}\hrule\medskip{\large\bfseries Practice}\par\medskip "
    for n, (question, _) in enumerate(PRACTICE, 1):
        body += rf"\lab{{0mm}}{{7mm}}{{{n}.}}{{{tex(question)}}}\smallskip "
        items.append(item(question, None, str(n), section="Practice"))
    engine, source = document(draw, body, ["palatino", "times", "lm"], (11,), (25, 28), head=r"\fancyhead[L]{\small\itshape Study guide: Statistics I}\fancyhead[R]{\small\thepage}", foot="")
    return Document(engine, source, items)


# Biology test, Germany

KLAUSUR = [
    ("Pflanzenzellen und Tierzellen haben vieles gemeinsam.", [
        ("Nennen Sie zwei Bestandteile, die nur in Pflanzenzellen vorkommen.", 2, ["Zellwand", "Chloroplasten"]),
        ("Beschreiben Sie die Aufgabe der Mitochondrien.", 2, ["Sie sind der Ort der Zellatmung.", "Sie stellen Energie in Form von ATP bereit."]),
        ("Erklären Sie, warum rote Blutzellen in destilliertem Wasser platzen.", 3, ["Im Inneren der Zelle sind mehr Stoffe gelöst als außen.", "Wasser strömt durch die Membran ein.", "Ohne Zellwand hält die Zelle dem Druck nicht stand."]),
    ]),
    ("Grüne Pflanzen stellen ihre Nährstoffe selbst her.", [
        ("Geben Sie die beiden Ausgangsstoffe der Fotosynthese an.", 2, ["Kohlenstoffdioxid", "Wasser"]),
        ("Nennen Sie das Gas, das bei der Fotosynthese frei wird.", 1, ["Sauerstoff"]),
        ("Begründen Sie, weshalb im Gewächshaus oft Kohlenstoffdioxid zugeführt wird.", 2, ["Kohlenstoffdioxid begrenzt die Fotosynthese.", "Mit mehr davon wachsen die Pflanzen schneller."]),
    ]),
    ("In einem See leben Algen, Wasserflöhe, Karpfen und Hechte.", [
        ("Stellen Sie aus den genannten Lebewesen eine Nahrungskette auf.", 2, ["Algen → Wasserflöhe → Karpfen → Hechte"]),
        ("Ordnen Sie die Algen einer Ernährungsstufe zu.", 1, ["Produzenten"]),
        ("Erläutern Sie, welche Folgen es für die Wasserflöhe hätte, wenn alle Hechte gefangen würden.", 2, ["Die Zahl der Karpfen nimmt zu.", "Es werden mehr Wasserflöhe gefressen."]),
    ]),
]


@layout(HALF, "klausur-quark", "biology test of a German Gymnasium, XeLaTeX: Aufgabe 1 (7 Punkte) as heads, a) with (2 P.) at the right, room to write, table of grades at the end; no answers")
def klausur_quark(draw):
    total = sum(points for _, parts in KLAUSUR for _, points, _ in parts)
    body = rf"\textbf{{Gymnasium am Lindenhain}}\hfill Biologie EF, Kurs 2\par\medskip\begin{{center}}{{\Large\bfseries 1. Klausur: Zelle, Fotosynthese, Ökologie}}\end{{center}}Name: \rule{{70mm}}{{.4pt}}\hfill Datum: \rule{{30mm}}{{.4pt}}\par\medskip Bearbeitungszeit: 60 Minuten. Antworten Sie in ganzen Sätzen. Viel Erfolg!\par\bigskip "
    items = []
    for n, (stem, parts) in enumerate(KLAUSUR, 1):
        body += rf"\needspace{{4cm}}\textbf{{Aufgabe {n}}} ({sum(p[1] for p in parts)} Punkte)\par\smallskip {stem}\par\smallskip "
        for letter, (question, points, _) in zip("abc", parts):
            body += rf"\lab{{0mm}}{{8mm}}{{{letter})}}{{{question}\pushright{{({points} P.)}}}}\vspace{{{12 + 6 * points}mm}} "
            items.append(item(question, None, f"{n}({letter})", points, stem=stem))
    body += rf"\par\textbf{{Gesamt: {total} Punkte}}\hfill\begin{{tabular}}{{|l|c|c|c|c|c|c|}}\hline Note & 1 & 2 & 3 & 4 & 5 & 6\\\hline ab Punkten & 15 & 12 & 9 & 7 & 4 & 0\\\hline\end{{tabular}}"
    engine, source = document(draw, body, ["arial", "libertine", "notoserif"], (11,), (22, 24), foot=r"Seite \thepage")
    return Document(engine, source, items)


# Test for clerks of a town hall, Spain

OPOSICION = [
    ("¿En qué año se aprobó la vigente Constitución española?", ["1931", "1975", "1978", "1986"], 2), ("La forma política del Estado español es:", ["La república federal", "La monarquía parlamentaria", "La monarquía absoluta", "La república parlamentaria"], 1),
    ("¿Cuántos artículos tiene la Constitución española?", ["169", "155", "182", "201"], 0), ("Las Cortes Generales están formadas por:", ["El Congreso y el Gobierno", "El Senado y el Gobierno", "El Gobierno y el Rey", "El Congreso y el Senado"], 3),
    ("El Congreso de los Diputados se elige por un periodo de:", ["Tres años", "Cuatro años", "Cinco años", "Seis años"], 1), ("¿Cuántos miembros componen el Tribunal Constitucional?", ["Doce", "Nueve", "Quince", "Veinte"], 0),
    ("Según la Constitución, los españoles son mayores de edad a los:", ["16 años", "17 años", "21 años", "18 años"], 3), ("¿Quién elige al Defensor del Pueblo?", ["El Rey", "El Tribunal Supremo", "Las Cortes Generales", "El Consejo de Ministros"], 2),
    ("¿Qué ley regula el procedimiento administrativo común?", ["La Ley 39/2015", "La Ley 7/1985", "La Ley 9/2017", "La Ley 19/2013"], 0), ("El órgano de gobierno que dirige la política municipal y preside el Pleno es:", ["El secretario", "El alcalde", "El interventor", "El tesorero"], 1),
]
RESERVA = [("¿En qué ciudad tiene su sede el Congreso de los Diputados?", ["Toledo", "Barcelona", "Madrid", "Sevilla"], 2), ("La bandera de España está formada por:", ["Dos franjas", "Tres franjas", "Cuatro franjas", "Cinco franjas"], 1)]


@layout(HALF, "oposicion-manchego", "test for clerks of a Spanish town hall, word processor: a) to d) stacked, Preguntas de reserva that go on, NO ABRA in a frame above; Plantilla de respuestas as a ruled table of four columns on the last page")
def oposicion_manchego(draw):
    body = paragraph(run("AYUNTAMIENTO DE VALDEOLMOS DEL RÍO", "B"), "Mid") + paragraph(run("Pruebas selectivas: Auxiliar Administrativo (turno libre)"), "Mid") + paragraph(run("PRIMER EJERCICIO – TIPO A", "B"), "Mid")
    body += office_table([[run("NO ABRA ESTE CUADERNILLO HASTA QUE SE LE INDIQUE.", "B") + run(" Solo hay una respuesta correcta por pregunta. Las respuestas erróneas descuentan un tercio del valor de una correcta.")]], [16.6])
    items, key = [], []
    for n, (question, options, right) in enumerate(OPOSICION + RESERVA, 1):
        if n == len(OPOSICION) + 1:
            body += paragraph(run("PREGUNTAS DE RESERVA"), "Head")
        body += paragraph(run(f"{n}.\t{question}", "B"), "Ask") + "".join(paragraph(run(f"{letter})\t{option}"), "Opt" if k < 3 else "Last") for k, (letter, option) in enumerate(zip("abcd", options)))
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
        key.append((str(n), "ABCD"[right]))
    half = len(key) // 2
    rows = [[run(x, "B") for x in ("Pregunta", "Respuesta", "Pregunta", "Respuesta")]] + [[run(x) for x in (*key[k], *key[k + half])] for k in range(half)]
    body += paragraph(run("PLANTILLA DE RESPUESTAS – TIPO A"), "New") + paragraph(run("Contra esta plantilla provisional pueden presentarse alegaciones en el plazo de cinco días hábiles.")) + office_table(rows, [3.0] * 4)
    styles = (
        paragraph_style("Mid", 0.1, extra='fo:text-align="center"')
        + paragraph_style("Ask", 0.35, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Opt", 0.05, 1.8, -0.7, [(1.8, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Last", 0.05, 1.8, -0.7, [(1.8, "")])
        + paragraph_style("New", 0, bold=True, size=13, extra='fo:break-before="page"')
    )
    engine, source = office(draw, body, ["Liberation Sans", "Carlito", "Liberation Serif"], (11,), 2.2, styles=styles)
    return Document(engine, source, items)


# Science paper, India

SCIENCE = [
    ("SECTION – A", [
        ("The gas evolved when zinc reacts with dilute sulphuric acid is", ["oxygen", "hydrogen", "chlorine", "carbon dioxide"], 1), ("The part of the human eye on which the image is formed is the", ["cornea", "iris", "pupil", "retina"], 3),
        ("Which of the following is a plant hormone?", ["auxin", "insulin", "adrenaline", "thyroxine"], 0), ("The SI unit of electric resistance is the", ["volt", "ampere", "ohm", "watt"], 2),
    ]),
    ("SECTION – B", [
        ("Why should a magnesium ribbon be cleaned before it is burnt in air?", ["It is covered with a layer of magnesium oxide.", "The layer prevents the metal from burning."]), ("State two functions of the xylem in plants.", ["It carries water and minerals from the roots.", "It gives support to the plant."]),
        ("Why do stars twinkle?", ["The light of stars is refracted by the atmosphere.", "The density of the air keeps changing, so the light reaching the eye varies."]), ("Name two sources of energy that are renewable.", ["solar energy", "wind energy"]),
    ]),
    ("SECTION – C", [
        ("Describe three ways in which a student can reduce the waste produced at home.", ["Separate wet and dry waste.", "Carry a cloth bag for shopping.", "Make compost from kitchen waste."]), ("List three properties of the image formed by a plane mirror.", ["It is virtual and erect.", "It is of the same size as the object.", "It is as far behind the mirror as the object is in front."]),
        ("Explain how the human body controls the level of sugar in the blood.", ["The pancreas detects a rise in blood sugar.", "It releases insulin into the blood.", "The liver stores the excess sugar as glycogen."]),
    ]),
]


@layout(HALF, "science-leicester", "science paper of an Indian board, Chromium: sections that run on, options (A) to (D) two a row, plain marks at the right edge; marking scheme in its own file as a table of value points with a mark beside each and a total")
def science_leicester(draw):
    code = f"{draw.random.randint(30, 39)}/{draw.random.randint(1, 6)}/{draw.random.randint(1, 3)}"
    body = f"<div class=t><span>Series <b>RVM/2</b></span><span>Code No. <b>{code}</b></span></div><p>Roll No. <span class=r></span><span class=r></span><span class=r></span><span class=r></span><span class=r></span><span class=r></span><span class=r></span></p><h1>SCIENCE</h1><div class=t><i>Time allowed: 1½ hours</i><i>Maximum Marks: 21</i></div><div class=g><b>General Instructions:</b><br>(i) This question paper comprises three sections. All questions are compulsory.<br>(ii) Marks are indicated against each question.<br>(iii) Use of calculators is not permitted.</div>"
    scheme, items, n = "", [], 0
    for head, asked in SCIENCE:
        body += f"<h2>{head}</h2>"
        scheme += f"<tr><th colspan=4>{head}</tr>"
        for entry in asked:
            n += 1
            if len(entry) == 3:
                question, options, right = entry
                body += f"<div class=q><b>{n}.</b><div class=x>{web(question)}<div class=o>" + "".join(f"<span>({letter}) {web(o)}</span>" for letter, o in zip("ABCD", options)) + "</div></div><span class=m>1</span></div>"
                scheme += f"<tr><td>{n}<td>({'ABCD'[right]}) {web(options[right])}<td>1<td>1</tr>"
                items.append(item(question, options[right], str(n), 1, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
            else:
                question, points = entry
                body += f"<div class=q><b>{n}.</b><div class=x>{web(question)}</div><span class=m>{len(points)}</span></div>"
                for k, point in enumerate(points):
                    scheme += f"<tr><td>{n if k == 0 else ''}<td>{web(point)}<td>1<td>{len(points) if k == len(points) - 1 else ''}</tr>"
                items.append(item(question, "\n".join(points), str(n), len(points), rubric=[{"text": p, "marks": 1} for p in points]))
    css = ".t { display: flex; justify-content: space-between } .r { display: inline-block; width: 6mm; height: 6mm; border: 1px solid #000; vertical-align: middle; margin-left: -1px } h1, h2 { text-align: center } h1 { font-size: 150%; margin: 2mm } h2 { font-size: 115%; margin: 6mm 0 3mm; break-after: avoid } .g { border-top: 1px solid #000; border-bottom: 1px solid #000; padding: 2mm 0; margin-top: 3mm; font-size: 92% } .q { display: flex; margin-bottom: 3.5mm; break-inside: avoid } .q b { width: 10mm; font-weight: normal } .x { flex: 1 } .m { width: 14mm; text-align: right } .o { display: grid; grid-template-columns: 1fr 1fr; margin-top: 1mm }"
    sheet = "h1 { font-size: 130%; text-align: center } table { border-collapse: collapse; width: calc(100% - 2mm) } td, th { border: 1px solid #000; padding: 1.2mm 2.5mm; vertical-align: top; text-align: left } th[colspan] { text-align: center } td:first-child { width: 14mm } td:nth-child(n+3) { width: 16mm; text-align: center }"
    fonts = [draw.one(["Liberation Serif", "Caladea", "Noto Serif"])]
    engine, source = page(draw, body, fonts, (11, 11.5), css, language="en-IN")
    marking = f"<h1>MARKING SCHEME – SCIENCE ({code})</h1><p>The answers given here are suggested answers. Any other correct wording should be given full credit.</p><table><tr><th>Q. No.<th>Expected answer / Value points<th>Marks<th>Total</tr>{scheme}</table>"
    return Document(engine, source, items, page(draw, marking, fonts, (10.5, 11), sheet, language="en-IN")[1])


# Geography test, China

CESHI = [
    ("地球上面积最大的海洋是", ["大西洋", "印度洋", "太平洋", "北冰洋"], 2), ("下列城市中，我国的首都是", ["上海", "北京", "广州", "西安"], 1), ("地球自转一周的时间大约是", ["一天", "一月", "一季", "一年"], 0),
    ("世界上人口最多的大洲是", ["欧洲", "非洲", "南美洲", "亚洲"], 3), ("我国最长的河流是", ["黄河", "长江", "珠江", "黑龙江"], 1), ("下列国家中，位于非洲的是", ["巴西", "印度", "埃及", "法国"], 2),
]
PANDUAN = [("赤道是地球上最长的纬线。", True), ("北京时间比伦敦时间晚。", False), ("撒哈拉沙漠位于亚洲。", False), ("青藏高原是世界上海拔最高的高原。", True)]
JIANDA = [("为什么会产生昼夜更替现象？", "因为地球是不透明的球体，并且不停地自转。"), ("写出我国两种主要的粮食作物。", "水稻和小麦。")]


@layout(HALF, "ceshi-raclette", "geography test of a Chinese middle school, XeTeX: 班级 姓名 学号 with lines, 一、选择题 with an empty bracket behind and A. to D. in a row, 二、判断题 with the bracket before the number, 三、简答题; numbers run on; no answers")
def ceshi_raclette(draw):
    body = r"\begin{center}{\Large\bfseries 七年级地理单元测试卷}\par\medskip 班级 \rule{20mm}{.4pt}\quad 姓名 \rule{25mm}{.4pt}\quad 学号 \rule{20mm}{.4pt}\quad 得分 \rule{15mm}{.4pt}\end{center}\textbf{一、选择题（每小题只有一个正确答案）}\par\smallskip "
    items = []
    for n, (question, options, _) in enumerate(CESHI, 1):
        body += rf"\needspace{{14mm}}\lab{{0mm}}{{8mm}}{{{n}.}}{{{question}（\hspace{{8mm}}）}}\par\noindent\hspace*{{8mm}}" + "".join(rf"\makebox[36mm][l]{{{letter}. {option}}}" for letter, option in zip("ABCD", options)) + r"\par\medskip "
        items.append(item(question, None, str(n), None, choices("ABCD", options), kind="mcq"))
    body += r"\medskip\textbf{二、判断题（正确的打“√”，错误的打“×”）}\par\smallskip "
    for n, (text, _) in enumerate(PANDUAN, 7):
        body += rf"\lab{{0mm}}{{25mm}}{{（\hspace{{8mm}}）{n}.}}{{{text}}}\medskip "
        items.append(item(text, None, str(n), kind="truefalse"))
    body += r"\medskip\textbf{三、简答题}\par\smallskip "
    for n, (question, _) in enumerate(JIANDA, 11):
        body += rf"\lab{{0mm}}{{8mm}}{{{n}.}}{{{question}}}\ruleline\ruleline\bigskip "
        items.append(item(question, None, str(n)))
    engine, source = document(draw, body, ["arial"], (12,), (24, 26), foot=r"第 \thepage 页", extra=rf"\setmainfont{{{draw.one(['Noto Serif CJK SC', 'Noto Sans CJK SC'])}}}\XeTeXlinebreaklocale ""zh"" \XeTeXlinebreakskip=0pt plus 1pt ".replace('""', '"'))
    return Document(engine, source, items)


# Interview questions for nurses

NURSES = [
    ("Why did you choose nursing as a career?", "I enjoy working with people, and I want to do something that makes a real difference to patients and their families."), ("How do you deal with a patient who refuses treatment?", "I listen to the reasons, explain what may happen without the treatment, and respect the decision. I record it and tell the doctor in charge."),
    ("What would you do if you made a mistake with medication?", "I would make sure that the patient is safe, report the mistake at once, and fill in an incident form."), ("How do you prioritise your work on a busy shift?", "I look first at the patients whose condition is most urgent, and I hand over tasks that others can do."),
    ("What does confidentiality mean to you?", "It means that I share information about a patient only with those who need it for the patient’s care."), ("Describe a time when you worked well in a team.", "Choose an example from a placement. Say what the task was, what you did yourself, and what the team achieved."),
    ("How do you keep your knowledge up to date?", "I read journals, attend training days and discuss cases with colleagues."), ("What are the five moments for hand hygiene?", "Before touching a patient, before a clean procedure, after contact with body fluids, after touching a patient, and after touching the patient’s surroundings."),
    ("How would you handle an angry relative?", "I stay calm, take the person to a quiet place, listen, and say what I can do to help."), ("Do you have any questions for us?", "Always have one ready, for example about training in the first year or about the size of the team."),
]


@layout(HALF, "interview-gorgonzola", "interview questions for nurses of a careers service, word processor: pairs of shaded and plain rows, Q1 and the question in bold, A1 and the model answer; introduction and a tip at the end")
def interview_gorgonzola(draw):
    rows, items = "", []
    for n, (question, answer) in enumerate(NURSES, 1):
        for label, text, style, bold in (("Q", question, "Shade", "B"), ("A", answer, "Plain", None)):
            rows += "<table:table-row>" + "".join(f'<table:table-cell table:style-name="{style}" office:value-type="string">{paragraph(cell, "Inside")}</table:table-cell>' for cell in (run(f"{label}{n}", "B"), run(text, bold))) + "</table:table-row>"
        items.append(item(question, answer, str(n), kind="faq"))
    table = f'<table:table table:name="Pairs"><table:table-column table:style-name="C1_4"/><table:table-column table:style-name="C15_0"/>{rows}</table:table>'
    body = paragraph(run("Common nursing interview questions"), "Title") + paragraph(run("The panel wants to know how you think, not only what you know. Read the model answers, then put them into your own words.")) + table + paragraph(run("Tip: ", "B") + run("arrive ten minutes early and bring your registration documents with you."))
    styles = "".join(f'<style:style style:name="{name}" style:family="table-cell"><style:table-cell-properties {fill} fo:padding="0.12cm"/></style:style>' for name, fill in (("Shade", 'fo:background-color="#d9e8f5"'), ("Plain", "")))
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Caladea"], (11,), 2.2, head="Careers and Employability Service", styles=styles)
    return Document(engine, source, items)


# General knowledge, India

GENERAL = [
    ("Which planet is known as the Red Planet?", ["Venus", "Mars", "Jupiter", "Saturn"], 1), ("The chemical symbol of gold is", ["Au", "Ag", "Gd", "Go"], 0), ("Who was the first person to walk on the Moon?", ["Yuri Gagarin", "John Glenn", "Buzz Aldrin", "Neil Armstrong"], 3), ("The largest organ of the human body is the", ["heart", "liver", "skin", "brain"], 2),
    ("The SI unit of force is the", ["joule", "newton", "watt", "pascal"], 1), ("The currency of Japan is the", ["won", "yuan", "yen", "baht"], 2), ("Which instrument is used to measure atmospheric pressure?", ["Barometer", "Hygrometer", "Thermometer", "Altimeter"], 0), ("Which vitamin is made in the skin in sunlight?", ["Vitamin A", "Vitamin B", "Vitamin C", "Vitamin D"], 3),
    ("The most abundant gas in the atmosphere is", ["oxygen", "nitrogen", "argon", "carbon dioxide"], 1), ("Where are the headquarters of the United Nations?", ["Geneva", "Paris", "New York", "Vienna"], 2), ("How many players are there in a cricket team?", ["Eleven", "Nine", "Ten", "Twelve"], 0), ("Who wrote the play ‘Hamlet’?", ["John Milton", "Charles Dickens", "Bernard Shaw", "William Shakespeare"], 3),
    ("Which is the deepest ocean?", ["Atlantic", "Pacific", "Indian", "Arctic"], 1), ("The study of earthquakes is called", ["geology", "ecology", "seismology", "cytology"], 2),
]


@layout(HALF, "general-burrata", "general knowledge of an Indian guide for competitive examinations, groff: two narrow columns, (a) to (d) run on in one paragraph below the question, Ans. (b) at the right on a line of its own")
def general_burrata(draw):
    lines = [".P1", ".ds LH GENERAL KNOWLEDGE", ".ds CH", ".ds RH \\\\n(PN", ".ds CF", ".LP", ".ce 1", "\\s+4\\fBMODEL TEST PAPER – 7\\fP\\s0", ".sp 0.5", ".2C"]
    items = []
    for n, (question, options, right) in enumerate(GENERAL, 1):
        shown = "  ".join(f"({letter})\\~{plain(option).replace(' ', chr(92) + '~')}" for letter, option in zip("abcd", options))
        lines += [f".IP {n}. 4n", ".ne 5", plain(question), ".br", shown, ".br", ".rj 1", f"\\fBAns. ({'abcd'[right]})\\fP"]
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    engine, source = roff(draw, [".nr MINGW 0.3i", *lines], (10, 11), ("T", "N"))
    return Document(engine, source, items)


# Sheet on percentages

PERCENT = [
    ("Workout", [
        ("Work out", [("10% of £90", "£9"), ("50% of 64 kg", "32 kg"), ("25% of 120 m", "30 m"), ("1% of 300 g", "3 g")]),
        ("Increase", [("£40 by 20%", "£48"), ("150 by 10%", "165"), ("80 cm by 5%", "84 cm")]),
        ("Decrease", [("£60 by 30%", "£42"), ("500 g by 8%", "460 g"), ("70 by 50%", "35")]),
    ]),
    ("Apply", [
        ("A coat costs £85. In a sale its price is reduced by 20%. What is the sale price?", "£68"),
        ("Amir earns £24,000 a year. He gets a pay rise of 3%. Work out his new salary.", "£24,720"),
        ("There were 45 questions in a test. Ella got 36 of them right. What percentage is this?", "80%"),
        ("Tom says that an increase of 50% followed by a decrease of 50% brings a number back to what it was. Is he right? Explain your answer.", "No, the number is then 75% of what it was."),
    ]),
]


@layout(HALF, "percentages-roquefort", "maths sheet of a British web site, Chromium: Workout and Apply as coloured bands whose numbers begin again, Question 1: in bold, parts (a) (b) two a row; no answers")
def percentages_roquefort(draw):
    body = "<div class=h><span>Percentages of amounts</span><span>Video 235 on www.mathsmornings.example</span></div>"
    items = []
    for place, (section, asked) in enumerate(PERCENT):
        body += f"<h2 class=c{place}>{section}</h2>"
        for n, (question, answer) in enumerate(asked, 1):
            if isinstance(answer, list):
                body += f"<p><b>Question {n}:</b> &nbsp; {question}</p><div class=g>" + "".join(f"<span>({letter}) &nbsp;{part}</span>" for letter, (part, _) in zip("abcd", answer)) + "</div>"
                items += [item(part, None, f"{n}({letter})", kind="numeric", stem=question, section=section) for letter, (part, _) in zip("abcd", answer)]
            else:
                body += f"<p><b>Question {n}:</b> &nbsp; {web(question)}</p>"
                items.append(item(question, None, str(n), section=section))
    body += "<p class=f>© MathsMornings</p>"
    css = ".h { display: flex; justify-content: space-between; border-bottom: 2px solid #888; padding-bottom: 2mm; font-weight: bold } h2 { font-size: 120%; padding: 1.5mm 4mm; color: #fff; margin: 6mm 0 3mm; break-after: avoid } .c0 { background: #b83280 } .c1 { background: #2b6cb0 } .g { display: grid; grid-template-columns: 1fr 1fr; row-gap: 5mm; margin: 2mm 0 7mm 12mm } p { margin: 3mm 0 5mm } .f { text-align: center; color: #777; font-size: 85% }"
    engine, source = page(draw, body, ["Open Sans", "Carlito", "Comic Neue"], (11.5, 12), css, language="en-GB")
    return Document(engine, source, items)


# Japanese words

JAPANESE = [
    ("Time", [("今日", "きょう", "kyō", "today"), ("明日", "あした", "ashita", "tomorrow"), ("昨日", "きのう", "kinō", "yesterday"), ("毎日", "まいにち", "mainichi", "every day"), ("午前", "ごぜん", "gozen", "morning, a.m."), ("来年", "らいねん", "rainen", "next year"), ("時間", "じかん", "jikan", "time")]),
    ("In town", [("駅", "えき", "eki", "station"), ("銀行", "ぎんこう", "ginkō", "bank"), ("病院", "びょういん", "byōin", "hospital"), ("図書館", "としょかん", "toshokan", "library"), ("学校", "がっこう", "gakkō", "school"), ("道", "みち", "michi", "road"), ("店", "みせ", "mise", "shop")]),
]


@layout(HALF, "words-oaxaca", "Japanese words of an evening college, Typst: two themes with a table each, Kanji, Kana, Rōmaji, Meaning, a rule below the head and none between columns, bands")
def words_oaxaca(draw):
    body, items = "", []
    for theme, words in JAPANESE:
        cells = ", ".join(f"text(font: \"Noto Sans CJK JP\", size: 13pt)[{kanji}], text(font: \"Noto Sans CJK JP\")[{kana}], [_{sound}_], [{meaning}]" for kanji, kana, sound, meaning in words)
        body += f"== {theme}\n#v(1mm)\n#table(columns: (32mm, 42mm, 38mm, 1fr), stroke: none, inset: 6pt, fill: (_, y) => if y > 0 and calc.even(y) {{ rgb(\"#f6ecec\") }}, [*Kanji*], [*Kana*], [*Rōmaji*], [*Meaning*], table.hline(stroke: 1pt + rgb(\"#a8323e\")), {cells})\n#v(5mm)\n"
        items += [item(kanji, meaning, kind="vocabulary") for kanji, _, _, meaning in words]
    source = f"""#set page(paper: "a4", margin: 22mm, header: text(9pt)[Japanese 1 #h(1fr) Week 6], footer: align(center, context text(9pt, counter(page).display())))
#set text(font: ({draw.one(['"Noto Serif"', '"Noto Sans"'])},), size: 11pt, lang: "en")
= Vocabulary for week 6
#v(1mm)
Learn the words below before next Tuesday. There will be a short test.
#v(3mm)
{body}"""
    return Document("typst", source, items)
