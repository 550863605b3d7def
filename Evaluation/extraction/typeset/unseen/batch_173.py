"""The hundred and seventy-third: more sheets of teachers, publishers, language schools, training centres and web sites."""

import engines  # noqa: F401  (registers typst and pandoc)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "unseen"

# Past examination of a university in statistics

STATISTICS = [
    ("A factory makes batteries whose lifetimes are normally distributed with mean 40 hours and standard deviation 5 hours.", 20, [("Find the probability that a battery lasts longer than 48 hours.", 6), ("Find the lifetime that is exceeded by 90% of the batteries.", 6), ("Four batteries are chosen at random. Find the probability that all of them last longer than 38 hours.", 8)]),
    ("A survey asks 400 voters whether they support a new tram line, and 232 of them say yes.", 25, [("Construct a 95% confidence interval for the proportion of supporters.", 10), ("Explain in words what this interval means.", 5), ("How many voters would have to be asked to halve the width of the interval?", 10)]),
    ("Let X be the number of calls that reach a help desk in one minute. Assume that X has a Poisson distribution with mean 3.", 25, [("State two assumptions that are needed for this model.", 6), ("Compute the probability of at least two calls in a minute.", 9), ("Derive the moment generating function of X.", 10)]),
    ("Define the terms type I error and type II error, and describe how the sample size affects each of them.", 12, []),
    ("Prove that the sample mean of independent and identically distributed random variables is an unbiased estimator of the expected value.", 18, []),
]


@layout(HALF, "past-gotland", "past final examination of a university, pdfLaTeX: cover lines with name and student number, table of points on the first page, Problem 1. [20 points] in bold, (a) [6] before the text, no answers")
def past_gotland(draw):
    items = []
    grid = " & ".join(str(n) for n in range(1, 6)), " & ".join(str(points) for _, points, _ in STATISTICS), " & ".join([""] * 5)
    body = rf"\begin{{center}}{{\large Department of Mathematics}}\par\smallskip{{\Large\bfseries STAT 2310 Probability and Statistics}}\par\smallskip Final Examination, Fall Semester\end{{center}}Name: \rule{{70mm}}{{.4pt}}\hfill Student number: \rule{{40mm}}{{.4pt}}\par\medskip Duration: 150 minutes. This exam has 5 problems and 100 points. No books or notes. Show all your work; unsupported answers receive no credit.\par\medskip\begin{{center}}\begin{{tabular}}{{|l|c|c|c|c|c|c|}}\hline Problem & {grid[0]} & Total\\\hline Points & {grid[1]} & 100\\\hline Score & {grid[2]} & \\\hline\end{{tabular}}\end{{center}}\bigskip "
    for n, (stem, points, parts) in enumerate(STATISTICS, 1):
        body += rf"\needspace{{30mm}}\textbf{{Problem {n}.}} [{points} points] {tex(stem)}\par\smallskip "
        for letter, (question, marks) in zip("abcd", parts):
            body += rf"\lab{{6mm}}{{8mm}}{{({letter})}}{{[{marks}] {tex(question)}}}\smallskip "
            items.append(item(question, None, f"{n}({letter})", marks, stem=stem))
        if not parts:
            items.append(item(stem, None, str(n), points, kind="long"))
        body += r"\bigskip\bigskip " + "\n"
    engine, source = document(draw, body + r"\vfill\begin{center}\textit{End of examination}\end{center}", ["cm", "lm", "times"], (11,), (24, 27), head=r"\fancyhead[L]{\small STAT 2310}\fancyhead[R]{\small Final Examination}", foot=r"\small Page \thepage")
    return Document(engine, source, items)


# Reading comprehension of a primary teacher

MARKET = [
    "Every Friday, when the shops had closed, the car park behind the station turned into a night market. Strings of yellow lamps hung between the trees, and the smell of grilled corn drifted over the wall into Amina’s garden.",
    "Amina was not allowed to go alone. That evening, however, her grandmother put on her green coat and took the old basket from its hook. “We need lemons,” she said, although there were six lemons on the kitchen table.",
    "They walked past drummers, past a man who carved birds from soap, and past a stall with nothing but buttons. At the last stall Grandmother stopped. “There,” she whispered. “I sold my first pot here when I was ten.”",
]
MARKET_ASKED = [
    ("On which day was the night market held?", None, ["Friday"], ""), ("Where did the night market take place?", ["in Amina’s garden", "behind the station", "on the beach", "in a school"], ["behind the station"], ""), ("Which food could Amina smell?", None, ["grilled corn"], "Accept: corn"),
    ("What colour was Grandmother’s coat?", ["yellow", "green", "red", "brown"], ["green"], ""), ("How do we know that Grandmother did not really need lemons?", None, ["There were six lemons on the kitchen table."], ""), ("Find and copy one word that shows the smell moved slowly through the air.", None, ["drifted"], ""),
    ("Write down two things that Amina saw on the way to the last stall.", None, ["drummers", "a man who carved birds from soap"], "Also accept: a stall with buttons"), ("What did Grandmother sell at the market when she was ten?", ["lemons", "buttons", "a pot", "a bird"], ["a pot"], ""),
    ("Why do you think Grandmother whispered at the last stall? Use the text to explain your answer.", None, ["It was a special memory for her.", "She sold her first pot there."], ""),
]


@layout(HALF, "comprehension-mbira", "reading comprehension of a primary teacher, Typst: story, numbers in grey circles, ___ / 2 at the right end of each question, options with squares two in a row, lines; teacher’s answers on the last page as a table")
def comprehension_mbira(draw):
    safe = lambda text: text.replace("#", "\\#").replace("*", "\\*").replace("_", "\\_").replace("/", "\\/")
    items, body, key = [], "", ""
    for n, (question, options, points, note) in enumerate(MARKET_ASKED, 1):
        marks = len(points)
        body += f"#block(breakable: false, width: 100%)[#grid(columns: (10mm, 1fr, 16mm), [#circle(radius: 3mm, fill: luma(215))[#align(center + horizon)[#text(9pt)[{n}]]]], [#v(1mm){safe(question)}], align(right)[#v(1mm)#box(width: 7mm, line(length: 6mm, stroke: 0.4pt)) \\/ {marks}])\n"
        if options:
            body += f"#pad(left: 10mm)[#grid(columns: (1fr, 1fr), row-gutter: 2.6mm, {', '.join(f'[#box(width: 3mm, height: 3mm, stroke: 0.6pt) #h(2mm) {safe(o)}]' for o in options)})]\n"
        else:
            body += "#pad(left: 10mm)[#v(4mm)#line(length: 100%, stroke: 0.4pt)" + "#v(5mm)#line(length: 100%, stroke: 0.4pt)" * (marks > 1) + "]\n"
        body += "]\n#v(2mm)\n"
        key += f"[{n}], [{' #linebreak() '.join(safe(p) for p in points)}], [{marks}], [{safe(note)}], "
        extra = {"allow": [note.split(": ")[1]]} if note else {}
        items.append(item(question, "\n".join(points), str(n), marks, choices([None] * 4, options) if options else None, kind="mcq" if options else "short", rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None, **extra))
    source = f"""#set page(paper: "a4", margin: 20mm, footer: text(8pt)[Year 4 Reading #h(1fr) The Night Market])
#set text(font: "{draw.one(["Comic Neue", "Lato", "Carlito"])}", size: 12pt, lang: "en")
Name: #box(width: 70mm, line(length: 68mm, stroke: 0.4pt)) #h(1fr) Date: #box(width: 40mm, line(length: 38mm, stroke: 0.4pt))
#align(center)[#text(18pt, weight: "bold")[The Night Market]]
{(chr(10) * 2).join(safe(p) for p in MARKET)}
#v(3mm)
#line(length: 100%)
Read the story and answer the questions. Tick one box where there is a choice.
#v(2mm)
{body}
#align(right)[Total: #box(width: 10mm, line(length: 9mm, stroke: 0.4pt)) \\/ {sum(len(q[2]) for q in MARKET_ASKED)}]
#pagebreak()
#text(15pt, weight: "bold")[The Night Market: teacher’s answers]
#v(2mm)
#table(columns: (12mm, 1fr, 16mm, 50mm), inset: 2mm, [*No.*], [*Answer*], [*Marks*], [*Notes*], {key})
"""
    return Document("typst", source, items)


# Topic test in geography with its scheme in the same file

COASTS = [
    ("Figure 1 shows a stretch of coast with cliffs.", [
        ("", "Name one process of coastal erosion.", ["abrasion"], None),
        ("i", "State what is meant by the term wave-cut platform.", ["a flat area of rock at the foot of a cliff", "left behind as the cliff retreats"], None),
        ("ii", "Explain how a wave-cut notch forms.", ["waves attack the base of the cliff between high and low water", "hydraulic action and abrasion wear the rock away", "a hollow forms at the base"], None),
    ]),
    ("Many coasts are protected from erosion.", [
        ("", "Give two examples of hard engineering.", ["sea wall", "groynes", "rock armour"], "Any two, 1 mark each"),
        ("", "Suggest one disadvantage of sea walls.", ["they are expensive to build"], None),
        ("", "Explain how beach nourishment protects a coast.", ["sand is added to the beach", "a wider beach absorbs the energy of waves"], None),
    ]),
    ("A spit has grown across the mouth of a river.", [
        ("", "Name the process that moves sand along a beach.", ["longshore drift"], None),
        ("i", "Explain why the end of a spit is often curved.", ["the wind sometimes blows from another direction", "waves push the end of the spit inland"], None),
        ("ii", "State what kind of habitat develops behind a spit.", ["salt marsh"], None),
    ]),
]


@layout(HALF, "geography-bouzouki", "topic test of a geography publisher, groff: figure as a frame, 1 (a) (i) hanging with (2 marks) behind the text, ruled lines, END OF TEST; MARK SCHEME on the last page with 1 (a) (i) in bold, points with (1) behind them")
def geography_bouzouki(draw):
    lines = [".ds CF Coasts topic test \\(bu page %", ".LP", ".ce 2", "\\s+5\\fBTopic test: Coasts\\fP\\s0", "Time: 30 minutes", ".LP", "Name: \\l'60n'", ".LP", "Answer all the questions in the spaces. You will need a ruler. The number of marks is given after each question."]
    scheme, items, total = [".bp", ".LP", "\\s+4\\fBMARK SCHEME\\fP\\s0", ".LP", "One mark for each point unless stated otherwise. Accept other valid answers."], [], 0
    for n, (stem, parts) in enumerate(COASTS, 1):
        lines += [".sp 0.6", ".ne 9", f".IP \"\\fB{n}\\fP\" 4n", plain(stem)]
        if n == 1:
            lines += [".TS", "center box;", "c.", " ", "Figure 1", "[sea]   [notch]   [cliff]   [fields]", " ", ".TE"]
        letter = -1
        for roman, question, points, note in parts:
            fresh = roman in ("", "i")
            letter += fresh
            marks = 2 if note else len(points)
            total += marks
            label = (f"({'abcd'[letter]})" if fresh else "") + (f" ({roman})" if roman else "")
            lines += [".ne 7", ".RS 4n" if True else "", f".IP \"{label}\" 9n", f"{plain(question)}\\~\\~({marks}\\~mark{'s' if marks > 1 else ''})"] + [".sp 0.6", "\\l'\\n(.lu-\\n(.iu'"] * (marks + 1) + [".RE"]
            cited = f"{n}({'abcd'[letter]})" + (f"({roman})" if roman else "")
            scheme += [".ne 4", f".IP \"\\fB{n} ({'abcd'[letter]}){f' ({roman})' if roman else ''}\\fP\" 11n"]
            scheme += ([f"\\fI{plain(note)}\\fP", ".br"] if note else [])
            for place, point in enumerate(points):
                scheme += [f"{plain(point)} (1)"] + [".br"] * (place < len(points) - 1)
            items.append(item(question, "\n".join(points), cited, marks, stem=stem, rubric=[{"text": p, "marks": 1} for p in points] if marks > 1 else None, guidance=note))
    lines += [".sp", ".ce 2", f"Total for this test: {total} marks", "\\fBEND OF TEST\\fP"]
    engine, source = roff(draw, lines + scheme, (11,), ("H", "T", "P"))
    return Document(engine, source, items)


# Questionnaire for a public examination in Spain

OPOSICION = [
    ("Según el artículo 1 de la Constitución, la forma política del Estado español es:", ["La república federal.", "La monarquía parlamentaria.", "La monarquía absoluta.", "El Estado confederal."], 1), ("¿Cuál es la capital del Estado?", ["La villa de Madrid.", "Barcelona.", "Toledo.", "Sevilla."], 0),
    ("La soberanía nacional reside en:", ["El Rey.", "El Congreso.", "El Gobierno.", "El pueblo español."], 3), ("Las Cortes Generales están formadas por:", ["El Congreso y el Gobierno.", "El Senado y el Tribunal Supremo.", "El Congreso de los Diputados y el Senado.", "El Rey y el Senado."], 2),
    ("El Congreso es elegido por un periodo de:", ["Tres años.", "Cuatro años.", "Cinco años.", "Seis años."], 1), ("¿Quién nombra al Presidente del Gobierno?", ["El Rey.", "El Senado.", "El Tribunal Constitucional.", "El Consejo de Ministros."], 0),
    ("Los españoles son mayores de edad a los:", ["Dieciséis años.", "Diecisiete años.", "Dieciocho años.", "Veintiún años."], 2), ("La bandera de España está formada por:", ["Dos franjas verticales.", "Tres franjas verticales.", "Cuatro franjas horizontales.", "Tres franjas horizontales."], 3),
    ("¿Qué órgano es el intérprete supremo de la Constitución?", ["El Tribunal Supremo.", "El Tribunal Constitucional.", "El Defensor del Pueblo.", "El Tribunal de Cuentas."], 1), ("La Constitución fue aprobada en referéndum en:", ["1975.", "1977.", "1978.", "1982."], 2),
]


@layout(HALF, "cuestionario-faroe", "Spanish practice test for civil servants, word processor: academy and Tema in the head, 1.- in bold, a) to d) stacked, PLANTILLA DE RESPUESTAS as a ruled table of two columns of pairs on the last page")
def cuestionario_faroe(draw):
    asked = draw.some(OPOSICION, 10)
    body, items = paragraph(run("CUESTIONARIO TIPO TEST"), "Mid") + paragraph(run("Tema 1. La Constitución Española de 1978", "B"), "Mid2") + paragraph(run("Tiempo: 15 minutos. Solo una respuesta es correcta. Cada error descuenta un tercio de un acierto.", "I")), []
    for n, (question, options, right) in enumerate(asked, 1):
        body += paragraph(run(f"{n}.-\t{question}", "B"), "Task") + "".join(paragraph(run(f"{letter})\t{o}"), "Opt" if letter != "d" else "OptD") for letter, o in zip("abcd", options))
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    body += paragraph(run("PLANTILLA DE RESPUESTAS"), "New")
    half = (len(asked) + 1) // 2
    cells = [[run("Pregunta", "B"), run("Respuesta", "B")] * 2]
    for n in range(1, half + 1):
        cells.append([run(str(n)), run("abcd"[asked[n - 1][2]].upper()), run(str(n + half)), run("abcd"[asked[n + half - 1][2]].upper())])
    body += office_table(cells, [3.0, 3.0, 3.0, 3.0])
    styles = (
        paragraph_style("Mid", 0, bold=True, size=15, extra='fo:text-align="center"') + paragraph_style("Mid2", 0.1, extra='fo:text-align="center"') + paragraph_style("Task", 0.35, 1.0, -1.0, [(1.0, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Opt", 0.04, 1.8, -0.8, [(1.8, "")], extra='fo:keep-with-next="always"') + paragraph_style("OptD", 0.04, 1.8, -0.8, [(1.8, "")]) + paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page"')
    )
    engine, source = office(draw, body, ["Liberation Sans", "Carlito", "Liberation Serif"], (11,), head="Academia Alcor · Auxiliar administrativo", styles=styles)
    return Document(engine, source, items)


# Exercises of a French course

IMPARFAIT = [("Quand j’étais petit, nous ____________ (habiter) à Lyon.", "habitions"), ("Hier soir, Paul ____________ (téléphoner) trois fois.", "a téléphoné"), ("Il ____________ (faire) froid quand nous sommes sortis.", "faisait"), ("Tous les dimanches, elles ____________ (aller) au marché.", "allaient"), ("L’année dernière, tu ____________ (perdre) tes clés.", "as perdu"), ("Le train ____________ (arriver) à midi pile.", "est arrivé")]
NEGATION = [("J’ai vu quelqu’un.", "Je n’ai vu personne."), ("Il fume encore.", "Il ne fume plus."), ("Nous mangeons toujours au restaurant.", "Nous ne mangeons jamais au restaurant."), ("Elle a déjà fini.", "Elle n’a pas encore fini."), ("Tu as tout compris.", "Tu n’as rien compris.")]


@layout(HALF, "exercices-luzon", "page of a French course, Chromium: Leçon in a coloured band, Exercice 1 verbs in brackets behind gaps, Exercice 2 sentences to put into the negative with an arrow and dots, numbers that begin again; reminder in a grey box at the foot, no key")
def exercices_luzon(draw):
    heads = ["Exercice 1", "Exercice 2"]
    a, b = draw.mixed(IMPARFAIT), draw.mixed(NEGATION)
    body = f"<div class=l><b>Leçon 9</b> Raconter au passé</div><h2><span>{heads[0]}</span> Mettez les verbes au passé composé ou à l’imparfait.</h2>" + "".join(f"<p class=q><b>{n}.</b>{text}</p>" for n, (text, _) in enumerate(a, 1))
    body += f"<h2><span>{heads[1]}</span> Mettez les phrases à la forme négative.</h2>" + "".join(f"<p class=q><b>{n}.</b>{text}<br>→ ..............................................................................</p>" for n, (text, _) in enumerate(b, 1))
    body += "<div class=k><b>Rappel</b><p>On emploie l’imparfait pour décrire une situation ou une habitude du passé, et le passé composé pour un événement achevé.</p></div><p class=f>quatre-vingt-six · 86</p>"
    items = [item(text, None, str(n), kind="gap", section=heads[0]) for n, (text, _) in enumerate(a, 1)] + [item(text, None, str(n), section=heads[1]) for n, (text, _) in enumerate(b, 1)]
    css = ".l { background: #284b8f; color: white; padding: 2mm 4mm; font-size: 130% } h2 { font-size: 108%; margin: 7mm 0 3mm } h2 span { color: #284b8f; margin-right: 3mm } .q { margin: 2mm 0; padding-left: 8mm; text-indent: -8mm } .q b { display: inline-block; width: 8mm; text-indent: 0 } .k { background: #eee; padding: 3mm 4mm; font-size: 85%; margin-top: 12mm; break-inside: avoid } .k p { margin: 1.5mm 0 0 } .f { text-align: right; font-size: 80%; color: #666 }"
    engine, source = page(draw, body, ["Lato", "Noto Serif", "Open Sans"], (11,), css, language="fr")
    return Document(engine, source, items)


# Persian words

FARSI = [
    ("Family", [("mother", "mādar", "مادر"), ("father", "pedar", "پدر"), ("sister", "khāhar", "خواهر"), ("brother", "barādar", "برادر"), ("daughter", "dokhtar", "دختر"), ("son", "pesar", "پسر")]),
    ("At home", [("house", "khāne", "خانه"), ("room", "otāgh", "اتاق"), ("door", "dar", "در"), ("window", "panjere", "پنجره"), ("table", "miz", "میز"), ("chair", "sandali", "صندلی")]),
    ("Food", [("bread", "nān", "نان"), ("water", "āb", "آب"), ("tea", "chāy", "چای"), ("rice", "berenj", "برنج"), ("apple", "sib", "سیب"), ("meat", "gusht", "گوشت")]),
]


@layout(HALF, "words-shamisen", "word list of a Persian course, Chromium: topics as centred heads, rows with English at the left, sound in italics in the middle and Persian at the right, dotted lines below rows, no head row")
def words_shamisen(draw):
    body, items = "<h1>Persian for Beginners</h1><p class=s>Word list 2 · Learn ten words a day</p>", []
    for topic, words in FARSI:
        body += f"<h2>{topic}</h2><table>" + "".join(f"<tr><td>{english}<td><i>{sound}</i><td class=p dir=rtl lang=fa>{word}</tr>" for english, sound, word in words) + "</table>"
        items += [item(word, english, kind="vocabulary", section=topic) for english, _, word in words]
    css = "h1 { text-align: center; font-size: 150%; margin: 0 } .s { text-align: center; color: #666; margin: 1mm 0 4mm } h2 { text-align: center; font-size: 115%; color: #8a5a00; margin: 4mm 0 1mm; break-after: avoid } table { width: 130mm; margin: 0 auto; border-collapse: collapse } td { width: 33%; border-bottom: 1px dotted #888; padding: 1mm 2mm } td:nth-child(2) { text-align: center } .p { text-align: right; font-family: 'Noto Naskh Arabic'; font-size: 125% }"
    engine, source = page(draw, body, ["Lato", "Noto Serif", "Open Sans"], (11, 12), css)
    return Document(engine, source, items)


# Interview questions printed from a web site

SQL = [
    ("What is a primary key?", "A primary key is a column, or a set of columns, that identifies each row of a table. It cannot contain NULL values."), ("What is the difference between DELETE and TRUNCATE?", "DELETE removes rows one at a time and can have a WHERE clause. TRUNCATE removes all rows at once and cannot."),
    ("What is a foreign key?", "A foreign key is a column that refers to the primary key of another table and keeps the two tables consistent."), ("Explain the different types of joins.", "An inner join returns rows that match in both tables. Left, right and full joins also keep rows without a match."),
    ("What is normalization?", "Normalization is the process of splitting tables so that each fact is stored only once."), ("How do you find duplicate values in a column?", "Group the rows by that column and keep the groups with a count greater than one by means of a HAVING clause."),
    ("What is an index, and what does it cost?", "An index is a structure that speeds up searches. It takes up space and slows down inserts and updates."), ("What is a view?", "A view is a stored query that can be used like a table. It does not hold any data itself."),
    ("What does ACID stand for?", "Atomicity, consistency, isolation and durability."), ("What is a stored procedure?", "A stored procedure is a set of SQL statements that is saved in the database and can be called by name."),
]


@layout(HALF, "interview-jute", "interview questions printed from a web site, Chromium: date and title above, address and page below, menu words, Q1) in blue with a share line, Ans: in bold, an advertisement and related links between and after them")
def interview_jute(draw):
    asked = draw.some(SQL, 10)
    body, items = "<div class=t><span>11/4/24, 3:26 PM</span><span>Top 10 SQL Interview Questions for Freshers – DataTrail</span></div><div class=m>DataTrail &nbsp;&nbsp; Tutorials &nbsp; Jobs &nbsp; Courses &nbsp; Log in</div><h1>Top 10 SQL Interview Questions for Freshers</h1><p class=d>Last updated: 12 Oct, 2024 · 8 min read · 214 comments</p><p>SQL is asked about in almost every interview for analysts and developers. Here is our list with short answers.</p>", []
    for n, (question, answer) in enumerate(asked, 1):
        body += f"<h3>Q{n}) {web(question)}</h3><p><b>Ans:</b> {web(answer)}</p>"
        if n == 5:
            body += "<div class=ad>ADVERTISEMENT<br>Become a data analyst in 12 weeks – enrol today</div>"
        items.append(item(question, answer, str(n)))
    body += "<div class=r><b>Related articles</b><br>Python Interview Questions · Excel Formulas Cheat Sheet · SQL Commands List</div><div class=t><span>https://www.datatrail.example/sql-interview-questions</span><span>1/1</span></div>"
    css = ".t { display: flex; justify-content: space-between; font-size: 70%; color: #333; margin: 1mm 0 3mm } .m { border-bottom: 1px solid #ccc; padding-bottom: 2mm; color: #0a7a4b; font-size: 90% } h1 { font-size: 155%; margin: 4mm 0 1mm } .d { font-size: 80%; color: #777; margin: 0 0 3mm } h3 { font-size: 106%; color: #1558b0; margin: 3.2mm 0 .8mm; break-after: avoid } p { margin: 0 } .ad { border: 1px dashed #bbb; text-align: center; font-size: 80%; color: #888; margin: 4mm 0; padding: 3mm; break-inside: avoid } .r { background: #f2f5f9; padding: 2mm 3mm; margin-top: 5mm; font-size: 90%; break-inside: avoid }"
    engine, source = page(draw, body, ["Roboto", "Open Sans", "Liberation Sans"], (10,), css)
    return Document(engine, source, items)


# Choices with answers and explanations from a question bank

STACKS = [
    ("Which principle does a stack follow?", ["First in, first out", "Last in, first out", "Smallest first", "Random access"], 1, "The element that was pushed last is popped first."), ("Which operation adds an element to a stack?", ["pop", "peek", "push", "dequeue"], 2, "New elements are always added at the top."),
    ("What happens when pop is called on an empty stack?", ["Underflow", "Overflow", "A deadlock", "Garbage collection"], 0, "There is no element that could be removed."), ("Which of these is a common use of a stack?", ["Printer queues", "Hash tables", "Network routing", "Function calls"], 3, "Each call puts a frame on top, and each return takes it off."),
    ("What is the value of the postfix expression 6 2 3 + * ?", ["15", "30", "36", "18"], 1, "The sum is computed first, and then multiplied by the first operand."), ("What is the time complexity of push in a stack made of a linked list?", ["O(1)", "O(log n)", "O(n)", "O(n log n)"], 0, "Only the head of the list has to be changed."),
    ("Which structure is used to check whether brackets are balanced?", ["Queue", "Heap", "Stack", "Tree"], 2, "Each closing bracket is compared with the most recent open one."), ("Which operation reads the top element without removing it?", ["push", "pop", "search", "peek"], 3, "The stack has the same size before and after it."),
    ("How many stacks are needed to build a queue?", ["One", "Two", "Three", "Four"], 1, "One receives the elements, the other reverses their order."), ("Which of these is not stored in a stack frame?", ["Local variables", "The return address", "Parameters", "Global variables"], 3, "They live in a memory area of their own for the whole run."),
]


@layout(HALF, "stacks-sateen", "multiple choice page of a question bank, Markdown set by pandoc: 1. question, a) to d) on lines of their own, Answer: b and Explanation: below each, introduction and links at the end")
def stacks_sateen(draw):
    asked = draw.some(STACKS, 10)
    source = f"---\ntitle: Data Structure Questions and Answers – Stack Operations\ngeometry: margin={draw.one([24, 26, 28])}mm\npapersize: a4\nfontsize: 11pt\n---\n\nThis set of Multiple Choice Questions & Answers focuses on “Stack Operations”.\n\n"
    items = []
    for n, (question, options, right, why) in enumerate(asked, 1):
        lines = [f"{n}\\. {question.replace('*', chr(92) + '*')}"] + [f"{letter}) {o}" for letter, o in zip("abcd", options)]
        source += "\\\n".join(lines) + f"\n\n**Answer:** {'abcd'[right]}\\\n**Explanation:** {why}\n\n"
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    source += "**Sanctum Question Series – Data Structures.** To practice all areas, see the complete set of 1000 questions.\n"
    return Document("pandoc", source, items)


# Incomplete sentences of a test of business English

OFFICE = [
    ("The manager ------- the new schedule to all staff yesterday.", ["sends", "sent", "sending", "will send"], 1), ("Please submit your travel expenses ------- the end of the month.", ["by", "of", "into", "among"], 0), ("The printer on the third floor is out of ------- until Monday.", ["orderly", "ordered", "order", "ordering"], 2),
    ("Ms. Ito was promoted because of her ------- performance.", ["impress", "impressed", "impressively", "impressive"], 3), ("------- the flight was delayed, the delegates arrived on time.", ["Despite", "Although", "Because", "Unless"], 1), ("All visitors must wear ------- badges at all times.", ["they", "them", "their", "theirs"], 2),
    ("The company is looking for a candidate ------- speaks Portuguese.", ["who", "whose", "whom", "which"], 0), ("Sales have risen ------- since the campaign began.", ["steady", "steadied", "steadiness", "steadily"], 3), ("The contract will be renewed ------- both parties agree.", ["during", "if", "whereas", "so"], 1),
    ("The annual report is more ------- than last year’s.", ["detail", "details", "detailed", "detailing"], 2), ("Mr. Cole asked his assistant ------- a table for eight.", ["reserve", "reserved", "reserving", "to reserve"], 3), ("Our warehouse is located ------- the airport.", ["near", "next", "nearly", "close"], 0),
]


@layout(HALF, "sentences-plaid", "Part 5 of a business English practice test of a language school, two-column LaTeX: 101. with dashes as gap, (A) to (D) stacked, directions in a frame, Stop! at the end, no key")
def sentences_plaid(draw):
    asked, items, body = draw.some(OFFICE, 12), [], ""
    for n, (question, options, right) in enumerate(asked, 101):
        shown = tex(question).replace("-------", r"\mbox{" + "-{}" * 7 + "}")
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{10mm}}{{{n}.}}{{{shown}}}" + "".join(rf"\lab{{10mm}}{{8mm}}{{({letter})}}{{{tex(o)}}}" for letter, o in zip("ABCD", options)) + r"\end{minipage}\par\vspace{4mm}" + "\n"
        items.append(item(question, None, str(n), None, choices("ABCD", options), kind="mcq"))
    body = rf"{{\Large\bfseries PART 5}}\par\medskip\fbox{{\parbox{{0.97\linewidth}}{{\textbf{{Directions:}} A word or phrase is missing in each of the sentences below. Four answer choices are given below each sentence. Select the best answer to complete the sentence. Then mark the letter (A), (B), (C) or (D) on your answer sheet.}}}}\par\medskip\begin{{multicols}}{{2}}{body}\end{{multicols}}\begin{{center}}\fbox{{\bfseries Stop! This is the end of Part 5.}}\end{{center}}"
    engine, source = document(draw, body, ["arial", "helvetica", "timesnew"], (10, 11), (20, 23), extra=r"\setlength\columnsep{10mm}", head=r"\fancyhead[L]{\small Bridge Language School}\fancyhead[R]{\small Practice Test 4}", foot=r"\small\thepage")
    return Document(engine, source, items)


# Percentages of a mathematics publisher

PERCENT = [
    ("Work out", [("10% of 350", "35"), ("25% of 84", "21"), ("5% of 60", "3"), ("75% of 40", "30"), ("1% of 920", "9.2"), ("15% of 80", "12")]),
    ("Write as a percentage", [("0.35", "35%"), ("0.07", "7%"), ("1.2", "120%"), ("3/4", "75%"), ("9/20", "45%"), ("1/8", "12.5%")]),
]
PERCENT_WORDS = [("A coat costs £80. It is reduced by 30%. What is the new price?", "£56"), ("In a class of 25 pupils, 8 walk to school. What percentage of the pupils walk to school?", "32%"), ("Zoe earns £2400 a month. She gets a rise of 4%. How much does she earn after the rise?", "£2496")]


@layout(HALF, "percentages-buckram", "exercise of a mathematics publisher, LaTeX: Exercise 6B in a band, 1 Work out with a b c in three columns in bold without brackets, word problems with numbers alone, Answers below a rule as 1 a … b …")
def percentages_buckram(draw):
    items, body, key, n = [], r"\colorbox{black}{\makebox[\dimexpr\linewidth-2\fboxsep][l]{\textcolor{white}{\bfseries\large Exercise 6B\quad Percentages}}}\par\medskip ", "", 0
    for task, parts in PERCENT:
        n += 1
        shown = rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{task}}}\hspace*{{9mm}}\renewcommand\arraystretch{{1.5}}\begin{{tabular}}{{@{{}}*{{3}}{{p{{46mm}}}}@{{}}}}"
        cells = [rf"\makebox[7mm][l]{{\textbf{{{letter}}}}}{tex(text)}" for letter, (text, _) in zip("abcdef", parts)]
        body += shown + " & ".join(cells[:3]) + r"\\" + " & ".join(cells[3:]) + r"\end{tabular}\par\bigskip "
        key += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}}}}}{{" + r"\quad ".join(rf"\mbox{{\textbf{{{letter}}}~{tex(answer)}}}" for letter, (_, answer) in zip("abcdef", parts)) + "}"
        items += [item(text, answer, f"{n}({letter})", stem=task, kind="numeric") for letter, (text, answer) in zip("abcdef", parts)]
    for question, answer in PERCENT_WORDS:
        n += 1
        body += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}\medskip "
        key += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}}}}}{{{tex(answer)}}}"
        items.append(item(question, answer, str(n), kind="numeric"))
    body += rf"\vfill\hrule\medskip{{\small\textbf{{Answers}}\par {key}}}"
    engine, source = document(draw, body, ["avant", "helvetica", "noto"], (10, 11), (22, 25), head=r"\fancyhead[L]{\small 6 Percentages}\fancyhead[R]{\small Number}", foot=r"\fancyfoot[R]{\bfseries 104}")
    return Document(engine, source, items)


# Review questions of a book for a certificate in networks

NETWORKS = [
    ("Which device forwards frames by their MAC addresses?", ["Router", "Switch", "Repeater", "Modem", None], "B", "This device keeps a table of addresses for each of its ports. A router looks at IP addresses instead."), ("Which two of the following are standards for wireless networks? (Choose two.)", ["802.3", "802.11n", "802.1Q", "802.11ac", "802.5"], "BD", "All standards of Wi-Fi share one number before the letter."),
    ("On which port does HTTPS listen by default?", ["443", "80", "22", "25", None], "A", "The other ports belong to HTTP, SSH and SMTP."), ("Which protocol keeps the clocks of hosts in step?", ["DNS", "ARP", "DHCP", "NTP", None], "D", "Hosts ask a time server and correct the difference."),
    ("Which three of the following are layers of the TCP/IP model? (Choose three.)", ["Application", "Transport", "Presentation", "Session", "Internet"], "ABE", "The others exist only in the OSI model."), ("A user can reach a server by its address but not by its name. Which service should you check first?", ["DHCP", "DNS", "SNMP", "FTP", None], "B", "Names are turned into addresses by this service."),
    ("What is the maximum length of a segment of Cat 6 cable?", ["55 m", "185 m", "500 m", "100 m", None], "D", "This is the limit for twisted pair, including patch cables."), ("Which command shows the path that packets take to a destination?", ["traceroute", "ping", "netstat", "ipconfig", None], "A", "It sends packets with growing time-to-live values."),
    ("How many usable hosts does a /28 network have?", ["16", "30", "14", "8", None], "C", "Four bits are left for hosts, and two addresses are reserved."), ("Which two statements about UDP are true? (Choose two.)", ["It is connectionless.", "It numbers its segments.", "It resends lost packets.", "It has a smaller header than TCP.", None], "AD", "It leaves out everything that makes TCP reliable."),
]


@layout(HALF, "review-baize", "review questions of a book for a network certificate, XeLaTeX: Review Questions with a note, 1. and A. to E. stacked, Choose two, numbers hanging; Answers to Review Questions overleaf as 1. B, D. with the reason")
def review_baize(draw):
    items, body, key = [], r"{\LARGE\bfseries Review Questions}\par\medskip\textit{The answers to the chapter review questions can be found on the last page of this chapter.}\par\medskip ", ""
    for n, (question, options, right, why) in enumerate(NETWORKS, 1):
        options = [o for o in options if o]
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}" + "".join(rf"\lab{{9mm}}{{8mm}}{{{letter}.}}{{{tex(o)}}}" for letter, o in zip("ABCDE", options)) + r"\end{minipage}\par\medskip " + "\n"
        key += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{', '.join(right)}. {tex(why)}}}\smallskip " + "\n"
        items.append(item(question, "\n".join(options["ABCDE".index(k)] for k in right), str(n), None, choices("ABCDE", options), kind="multi" if len(right) > 1 else "mcq", answer_label=", ".join(right)))
    body += rf"\newpage{{\LARGE\bfseries Answers to Review Questions}}\par\medskip {key}"
    engine, source = document(draw, body, ["timesnew", "libertine", "notoserif"], (10, 11), (26, 30), head=r"\fancyhead[L]{\small\bfseries Chapter 5}\fancyhead[R]{\small Addresses and Ports}", foot=r"\small\thepage", extra=r"\renewcommand\headrulewidth{.4pt}")
    return Document(engine, source, items)


# Lesson plan that asks nothing

STAGES = [("0–5 min", "Warm-up", "Learners name fruit and vegetables in pairs. The teacher writes the words on the board.", "Whole class"), ("5–15 min", "Presentation", "The teacher shows the picture cards and drills the words for quantities: a kilo of, a bag of, a slice of.", "Whole class"), ("15–25 min", "Practice", "Learners complete the table in the workbook, page 31, and compare their results.", "Individual, then pairs"), ("25–40 min", "Role play", "One learner is the shopkeeper, the other the customer. They swap roles after three minutes.", "Pairs"), ("40–45 min", "Closing", "Two pairs perform their dialogue. The teacher praises and sets the homework.", "Whole class")]


@layout(HALF, "plan-mohair", "lesson plan of a language teacher, word processor: table of class and date, numbered aims, ruled table of stages with times, list of materials, homework; nothing to be found")
def plan_mohair(draw):
    body = paragraph(run("Lesson plan: At the market"), "Title") + office_table([[run("Class: 5B"), run("Level: A1"), run("Length: 45 minutes"), run("Room 12")]], [4.0, 4.0, 5.0, 3.6])
    body += paragraph(run("Aims"), "Head") + "".join(paragraph(run(f"{n}.\t{text}"), "Part") for n, text in enumerate(["Learners know twelve words for food.", "Learners can ask for things and say how much they want.", "Learners understand prices up to 100."], 1))
    body += paragraph(run("Procedure"), "Head") + office_table([[run(h, "B") for h in ("Time", "Stage", "What happens", "Form of work")], *[[run(c) for c in row] for row in STAGES]], [2.4, 2.8, 7.8, 3.6])
    body += paragraph(run("Materials"), "Head") + "".join(paragraph(run(f"•\t{text}"), "Part") for text in ("picture cards, set 4", "workbook, page 31", "toy money, two baskets"))
    body += paragraph(run("Homework"), "Head") + paragraph(run("Workbook, page 32. Learn the words in the green box.")) + paragraph(run("Notes after the lesson: ____________________________________________"))
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Caladea"], (11,), head="English department")
    return Document(engine, source, [])
