"""Batch 139: a pub quiz, problems with solutions, textbook exercises, words of Arabic, certification questions, tests in Spanish,
German and French, a reading, an Indian class test, interview questions and a recipe.
"""

from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "unseen"

# Pub quiz

ROUNDS = [
    ("Round 1: Food and Drink", [("From which country does the cheese called Gouda come?", "The Netherlands"), ("What is the main ingredient of hummus?", "Chickpeas"), ("Which nut is used to make marzipan?", "Almond"), ("What colour is the spirit-based drink absinthe?", "Green"), ("Which fruit is dried to make a prune?", "Plum")]),
    ("Round 2: Sport", [("How many players are there in a netball team on court?", "Seven"), ("In which sport would you perform a slam dunk?", "Basketball"), ("Which city hosted the 2012 Summer Olympics?", "London"), ("What is the maximum break in snooker, without fouls?", "147"), ("How long is a marathon to the nearest mile?", "26 miles")]),
    ("Round 3: On the Map", [("What is the capital of Iceland?", "Reykjavik"), ("Which river flows through Vienna?", "Danube"), ("Which is the smallest continent?", "Australia"), ("Of which country is Lima the capital?", "Peru")]),
]


@layout(HALF, "quiz-hven", "pub quiz, word processor: rounds that restart at 1 with questions only, answer sheet for the quizmaster on the next page round by round")
def quiz_hven(draw):
    body = paragraph(run("The Plough Inn – Thursday Quiz"), "Title") + paragraph(run("Quizmaster’s copy. Read each question twice. One point for every correct answer.", "I"))
    key, items = paragraph(run("ANSWERS"), "New"), []
    for head, asked in ROUNDS:
        body += paragraph(run(head), "Head")
        key += paragraph(run(head), "Head")
        for n, (question, answer) in enumerate(asked, 1):
            body += paragraph(run(f"{n}.\t{question}"), "Part")
            key += paragraph(run(f"{n}.\t{answer}"), "Part")
            items.append(item(question, answer, str(n), section=head))
    styles = paragraph_style("New", 0, bold=True, size=16, extra='fo:break-before="page"')
    engine, source = office(draw, body + key, ["Carlito", "Caladea", "Liberation Sans"], (11, 12), styles=styles)
    return Document(engine, source, items)


# Physics problems with worked solutions

SOLVED = [
    ("A cyclist accelerates uniformly from rest to 12 m/s in 6.0 s. Find the acceleration.", "The change of velocity is 12 m/s in 6.0 s, so a = 12/6.0 = 2.0 m/s².", "2.0 m/s²"),
    ("A box of mass 5.0 kg rests on a table. Calculate its weight.", "W = mg = 5.0 × 9.8 = 49 N.", "49 N"),
    ("A spring stretches by 0.040 m when a force of 8.0 N is applied. Determine the spring constant.", "By Hooke’s law, k = F/x = 8.0/0.040 = 200 N/m.", "200 N/m"),
    ("How much kinetic energy has a car of mass 1000 kg at 20 m/s?", "The kinetic energy is ½ × 1000 × 20² = 200 000 J.", "200 000 J"),
    ("A crane lifts 300 kg through 10 m in 15 s. Find its average power.", "The work done is 300 × 9.8 × 10 = 29 400 J, so the power is 29 400/15 = 1960 W.", "1960 W"),
    ("A wave has a frequency of 50 Hz and a wavelength of 6.8 m. What is its speed?", "v = fλ = 50 × 6.8 = 340 m/s.", "340 m/s"),
    ("A current of 0.50 A flows through a resistor of 24 Ω. Find the potential difference across it.", "V = IR = 0.50 × 24 = 12 V.", "12 V"),
    ("A block of volume 0.002 m³ has a mass of 5.4 kg. Calculate its density.", "Density is mass over volume: 5.4/0.002 = 2700 kg/m³.", "2700 kg/m³"),
    ("A lever is balanced by a force of 30 N at 0.40 m from the pivot. What force at 0.60 m on the other side keeps it level?", "Equal moments give F × 0.60 = 30 × 0.40, hence F = 20 N.", "20 N"),
]


@layout(HALF, "mechanics-ustica", "problem sheet of a university course, pdfLaTeX: Problem 1. in bold with its text, Solution. in italics below each with a small square at the end")
def mechanics_ustica(draw):
    body, items = r"\begin{center}{\large\bfseries PHYS 101: General Physics I}\par Problem Set 2 \textemdash{} Solutions\par\small Due Friday at noon\end{center}\rule{\linewidth}{.4pt}\par\medskip ", []
    for n, (question, solution, result) in enumerate(SOLVED, 1):
        asked = tex(question).replace("½", r"\textonehalf{}")
        solved = tex(solution).replace("½", r"\textonehalf{}")
        body += rf"\needspace{{2.5cm}}\textbf{{Problem {n}.}} {asked}\par\smallskip\textit{{Solution.}} {solved}\hfill$\square$\par\bigskip "
        items.append(item(question, result, str(n), kind="numeric", answer_kind="contains"))
    engine, source = document(draw, body, ["cm", "lm", "palatino"], (10, 11), (26, 32), foot=r"\small\thepage")
    return Document(engine, source, items)


# Textbook exercises with the answers at the end


def root(text):
    return tex(text).replace("√", r"\ensuremath{\surd}")


BOOK = [
    ("Work out:", [("24 + 17", "41"), ("63 − 28", "35"), ("9 × 7", "63"), ("84 ÷ 6", "14")]),
    ("Write each fraction in its simplest form:", [("6/8", "3/4"), ("10/25", "2/5"), ("14/21", "2/3")]),
    ("Find the value of:", [("4²", "16"), ("√81", "9"), ("2³", "8")]),
    ("Write as a decimal:", [("3/5", "0.6"), ("7/20", "0.35"), ("9/4", "2.25")]),
]


@layout(HALF, "exercise-giglio", "school mathematics textbook, XeLaTeX: Exercise 4B, numbers in bold with the instruction, parts a b c in one row, answers of the exercise at the back as 1 a 41 b 35")
def exercise_giglio(draw):
    body, key, items = r"\colorbox{gray!25}{\parbox{0.97\linewidth}{\large\bfseries Exercise 4B}}\par\bigskip ", r"\newpage{\large\bfseries Answers}\par\medskip\textbf{Exercise 4B}\par\smallskip ", []
    for n, (stem, parts) in enumerate(BOOK, 1):
        body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}\hspace*{{8mm}}" + "".join(rf"\makebox[32mm][l]{{\textbf{{{k}}}\enspace {root(q)}}}" for k, (q, _) in zip("abcd", parts)) + r"\par\bigskip "
        key += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{" + "".join(rf"\makebox[22mm][l]{{{k}\enspace {tex(a)}}}" for k, (_, a) in zip("abcd", parts)) + "}"
        items += [item(q, a, f"{n}({k})", stem=stem, kind="numeric", section="Exercise 4B") for k, (q, a) in zip("abcd", parts)]
    engine, source = document(draw, body + key, ["libertine", "notoserif", "helvetica"], (11, 12), (24, 26), head=r"\fancyhead[L]{\small Chapter 4}\fancyhead[R]{\small Number skills}", foot=r"\thepage")
    return Document(engine, source, items)


# Arabic words for travellers

ARABIC = [("مطار", "airport"), ("فندق", "hotel"), ("مطعم", "restaurant"), ("محطة", "station"), ("شارع", "street"), ("سيارة", "car"), ("قهوة", "coffee"), ("شاي", "tea"), ("خبز", "bread"), ("حليب", "milk"), ("كتاب", "book"), ("باب", "door"), ("بحر", "sea"), ("مدينة", "city")]


@layout(HALF, "arabic-ponza", "Arabic words of a language centre, Chromium: ruled table with English at the left and Arabic at the right, head in two languages, unit title, footer")
def arabic_ponza(draw):
    words = draw.some(ARABIC, 13)
    body = "<p class=c>Al-Noor Language Centre</p><h1>Unit 2: In the city</h1><p>Learn these words for the dictation.</p><table><tr><th>English<th class=r>العربية</tr>" + "".join(f"<tr><td>{b}<td class=r lang=ar dir=rtl>{a}</tr>" for a, b in words) + "</table><p class=c>Arabic for beginners &middot; page 12</p>"
    css = ".c { text-align: center; color: #666; font-size: 85% } h1 { font-size: 140%; text-align: center } table { border-collapse: collapse; width: 120mm; margin: 0 auto } th, td { border: 1px solid #444; padding: 1.4mm 4mm; width: 50%; text-align: left } th { background: #e8efe0 } .r { text-align: right; font-family: 'Noto Naskh Arabic', 'Noto Sans Arabic', 'DejaVu Sans'; font-size: 115% }"
    engine, source = page(draw, body, ["Lato", "Noto Serif", "Carlito"], (11, 12), css)
    return Document(engine, source, [item(a, b, kind="vocabulary") for a, b in words])


# Certification practice: choose two

CERT = [
    ("Which TWO of these protocols encrypt web or shell traffic?", ["Telnet", "HTTPS", "FTP", "SSH", "HTTP"], [1, 3]),
    ("Which TWO devices work at layer 2 of the OSI model?", ["Switch", "Hub", "Bridge", "Router", "Repeater"], [0, 2]),
    ("Which address is a private IPv4 address?", ["8.8.8.8", "192.168.1.20", "172.64.0.1", "11.0.0.5"], [1]),
    ("What is the default port of DNS?", ["25", "53", "80", "110"], [1]),
    ("Which TWO are valid types of DNS record?", ["MX", "RX", "AAAA", "CPU", "PIX"], [0, 2]),
    ("Which command shows the route that packets take on Windows?", ["ping", "netstat", "tracert", "arp"], [2]),
    ("What does DHCP assign to a client?", ["A MAC address", "An IP address", "A user name", "A disk quota"], [1]),
    ("Which TWO statements about TCP are correct?", ["It is connectionless.", "It uses a three-way handshake.", "It acknowledges segments.", "It never sends data again."], [1, 2]),
    ("What is the length of an IPv6 address?", ["32 bits", "48 bits", "64 bits", "128 bits"], [3]),
    ("Which cable carries light?", ["Coaxial cable", "Fibre-optic cable", "Category 6 cable", "Serial cable"], [1]),
]


@layout(HALF, "network-tilos", "practice questions for a network certificate, Chromium: QUESTION 1 in capitals, A. to E. stacked, TWO in capitals in the text, Answer: B, D below each in bold")
def network_tilos(draw):
    body, items = "<div class=h><b>NetPro Associate – Practice Questions</b><span>Version 3.1</span></div>", []
    for n, (question, options, right) in enumerate(CERT, 1):
        letters = ["ABCDE"[k] for k in right]
        body += f"<div class=q><p class=n>QUESTION {n}</p><p>{web(question)}</p>" + "".join(f"<p class=o>{k}. {web(o)}</p>" for k, o in zip("ABCDE", options)) + f"<p class=a><b>Answer: {', '.join(letters)}</b></p></div>"
        items.append(item(question, "\n".join(options[k] for k in right), str(n), None, choices("ABCDE", options), kind="multi" if len(right) > 1 else "mcq", answer_label=", ".join(letters)))
    css = ".h { display: flex; justify-content: space-between; border-bottom: 2px solid #036; padding-bottom: 1mm } .q { break-inside: avoid; margin-top: 5mm } .q p { margin: .8mm 0 } .n { color: #036; font-weight: bold } .o { padding-left: 5mm } .a { margin-top: 1.5mm }"
    engine, source = page(draw, body, ["Liberation Sans", "Roboto", "DejaVu Sans"], (10,), css)
    return Document(engine, source, items)


# Spanish test of general culture

CULTURA = [
    ("¿Cuál es el río más largo de la península ibérica?", ["El Ebro", "El Tajo", "El Duero"], 1), ("¿Quién pintó «Las meninas»?", ["Velázquez", "Goya", "Picasso"], 0), ("¿En qué año llegó Colón a América?", ["1482", "1512", "1492"], 2),
    ("¿Cuántos lados tiene un hexágono?", ["Cinco", "Seis", "Ocho"], 1), ("¿Qué gas necesitan las plantas para la fotosíntesis?", ["Dióxido de carbono", "Helio", "Hidrógeno"], 0), ("¿Cuál es la capital de Uruguay?", ["Asunción", "Quito", "Montevideo"], 2),
    ("¿Quién escribió «Don Quijote de la Mancha»?", ["Lope de Vega", "Miguel de Cervantes", "Federico García Lorca"], 1), ("¿Qué océano separa Europa de América?", ["El Pacífico", "El Índico", "El Atlántico"], 2), ("¿Cuántos minutos hay en tres horas?", ["180", "160", "200"], 0),
    ("¿Qué órgano bombea la sangre?", ["El pulmón", "El corazón", "El hígado"], 1),
]


@layout(HALF, "examen-linosa", "Spanish test, word processor: Nombre and Fecha above, a) b) c) stacked with tabs, Solucionario as a ruled table with two rows at the end")
def examen_linosa(draw):
    body = paragraph(run("I.E.S. Sierra Alta\t4.º de E.S.O.")) + paragraph(run("Prueba de cultura general"), "Title") + paragraph(run("Nombre: ________________________\tFecha: ____________")) + paragraph(run("Marca con una cruz la respuesta correcta. Solo hay una.", "I"))
    items = []
    for n, (question, options, right) in enumerate(CULTURA, 1):
        body += paragraph(run(f"{n}.\t{question}"), "Ask") + "".join(paragraph(run(f"{k})\t{o}"), "Choice") for k, o in zip("abc", options))
        items.append(item(question, options[right], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[right]))
    body += paragraph(run("Solucionario"), "Head") + office_table([[run(str(n)) for n in range(1, 11)], [run("abc"[q[2]]) for q in CULTURA]], [1.4] * 10)
    styles = paragraph_style("Ask", 0.25, 1.0, -1.0, [(1.0, "")], extra='fo:keep-with-next="always"')
    engine, source = office(draw, body, ["Liberation Serif", "Caladea"], (10.5, 11), styles=styles, margin=2.0)
    return Document(engine, source, items)


# German class test with points

KLASSE = [
    ("Nenne drei Bundesländer, die an die Ostsee oder die Nordsee grenzen.", 3), ("Erkläre den Unterschied zwischen Wetter und Klima.", 4), ("Zeichne den Wasserkreislauf und beschrifte ihn.", 6), ("Wie heißt der höchste Berg Deutschlands?", 1),
    ("Beschreibe, wie ein Deich aufgebaut ist.", 4), ("Nenne zwei Gründe für den Anstieg des Meeresspiegels.", 2), ("Begründe, warum Hamburg ein wichtiger Hafen ist.", 4), ("Was versteht man unter Ebbe und Flut?", 2), ("Vergleiche eine Hallig mit einer Insel.", 4),
]


@layout(HALF, "klassenarbeit-borkum", "German geography test, XeLaTeX: head with Name, Klasse, Datum, Aufgabe 1 to 9 in bold, ____ / 3 P. at the right edge of each task, marks table at the end, no answers")
def klassenarbeit_borkum(draw):
    body, items = r"\begin{tabular}{|p{60mm}|p{35mm}|p{45mm}|}\hline Name: & Klasse: 7b & Datum:\\\hline\end{tabular}\par\bigskip\begin{center}{\Large\bfseries 2. Klassenarbeit Erdkunde}\par Thema: Küste und Meer\end{center}\textit{Lies die Aufgaben genau. Schreibe in ganzen Sätzen auf ein eigenes Blatt.}\par\bigskip ", []
    for n, (question, points) in enumerate(KLASSE, 1):
        body += rf"\needspace{{2cm}}\textbf{{Aufgabe {n}}}\hfill\rule{{8mm}}{{.4pt}} / {points} P.\par {tex(question)}\par\bigskip "
        items.append(item(question, None, str(n), points))
    total = sum(p for _, p in KLASSE)
    body += rf"\bigskip\begin{{tabular}}{{|l|l|l|}}\hline Erreichte Punkte: \qquad / {total} & Note: \qquad\qquad & Unterschrift der Eltern: \qquad\qquad\qquad\\\hline\end{{tabular}}\par\medskip\begin{{center}}Viel Erfolg!\end{{center}}"
    engine, source = document(draw, body, ["arial", "libertine", "timesnew"], (11,), (22, 24), extra=r"\frenchspacing")
    return Document(engine, source, items)


# English reading with questions of two kinds

PASSAGE = [
    "Mina Okafor was eleven when she found a broken radio in her grandfather’s shed. For three weeks she took it apart and put it together again, and on a rainy Sunday in October it crackled into life. “I heard a man reading the weather in a language I didn’t know,” she says, “and I was hooked.”",
    "Today Mina runs a repair café in an old bakery near the harbour. On the first Saturday of every month, volunteers mend toasters, bicycles, lamps and coats. Visitors pay nothing, but they have to sit beside the repairer and help. “We don’t want people to drop things off and go shopping,” Mina explains. “They should learn something.”",
    "In its first year the café mended 412 objects and sent only 97 away. The most common patient is the vacuum cleaner, which usually needs no more than a new belt. Mina’s next plan is a van that will take the café to villages without a bus.",
]
READ_CHOICE = [
    ("How did Mina become interested in repairing things?", ["She studied it at school.", "She mended a radio.", "She worked in a bakery.", "Her grandfather taught her."], 1),
    ("What do visitors to the café have to do?", ["pay a small fee", "bring a friend", "help with the repair", "come every week"], 2),
    ("Which object is brought most often?", ["the vacuum cleaner", "the toaster", "the bicycle", "the lamp"], 0),
    ("What does Mina want to do next?", ["open a second bakery", "sell old radios", "write a book", "travel to villages with a van"], 3),
]
READ_SHORT = [
    ("How old was Mina when she found the radio?", "eleven"), ("Where is the repair café?", "in an old bakery near the harbour"), ("When does the café take place?", "on the first Saturday of every month"), ("How many objects were mended in the first year?", "412"), ("What does a vacuum cleaner usually need?", "a new belt"),
]


@layout(HALF, "reading-capraia", "English reading test of a language school, Chromium: passage with line rule, A Choose the correct answer with a to d in two columns, B Answer the questions with lines, answer key in a grey box on the next page")
def reading_capraia(draw):
    body, items = "<div class=h><span>Reading &middot; Level B1</span><span>Time: 30 minutes</span></div><h1>The girl who mends things</h1>" + "".join(f"<p class=p>{p}</p>" for p in PASSAGE), []
    heads = ["A Choose the correct answer.", "B Answer the questions."]
    body += f"<h2><b>A</b> Choose the correct answer.</h2>"
    for n, (question, options, right) in enumerate(READ_CHOICE, 1):
        body += f"<div class=q><p>{n} {web(question)}</p><div class=o>" + "".join(f"<span>{k} {web(o)}</span>" for k, o in zip("abcd", options)) + "</div></div>"
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right], section=heads[0]))
    body += "<h2><b>B</b> Answer the questions.</h2>"
    for n, (question, answer) in enumerate(READ_SHORT, 5):
        body += f"<div class=q><p>{n} {web(question)}</p><div class=l></div></div>"
        items.append(item(question, answer, str(n), section=heads[1]))
    body += "<div class=k><b>Answer key</b><p><b>A</b> " + " &ensp; ".join(f"{n} {'abcd'[q[2]]}" for n, q in enumerate(READ_CHOICE, 1)) + "</p><p><b>B</b> " + "".join(f"<br>{n} {web(a)}" for n, (_, a) in enumerate(READ_SHORT, 5)) + "</p></div>"
    css = ".h { display: flex; justify-content: space-between; font-size: 85%; border-bottom: 1px solid #000 } h1 { font-size: 150%; margin: 4mm 0 2mm } .p { text-align: justify; margin: 0 0 2mm } h2 { font-size: 110%; font-weight: normal; font-style: italic; margin: 5mm 0 2mm; break-after: avoid } .q { break-inside: avoid; margin-bottom: 2mm } .q p { margin: 1mm 0 } .o { display: grid; grid-template-columns: 1fr 1fr; padding-left: 6mm } .l { border-bottom: 1px solid #555; height: 7mm } .k { break-before: page; background: #e4e4e4; padding: 3mm 5mm; }"
    engine, source = page(draw, body, ["Liberation Serif", "Noto Serif", "Caladea"], (11,), css)
    return Document(engine, source, items)


# Indian class test with marks and choices in a row

CLASSTEST = [
    ("The chemical symbol of potassium is", ["P", "K", "Po", "Pt"]), ("Which of the following is a noble gas?", ["Nitrogen", "Oxygen", "Argon", "Chlorine"]), ("The pH of a neutral solution is", ["0", "1", "14", "7"]), ("Rusting of iron requires", ["air and water", "oil", "carbon only", "helium"]),
    ("An element found in all organic compounds is", ["carbon", "sulphur", "iron", "sodium"]),
]
CLASSQ = [("Define an acid according to Arrhenius.", 2), ("Balance the equation for the burning of hydrogen in oxygen.", 2), ("Why are food packets flushed with nitrogen?", 2), ("State two differences between metals and non-metals.", 4)]


@layout(HALF, "chemistry-mangaia", "class test of an Indian school, pdfLaTeX: Section A choices (a) to (d) in one row, marks as bare numbers in a right column, Section B, no answers")
def chemistry_mangaia(draw):
    head = r"\begin{center}{\large\bfseries SHANTI VIDYALAYA, INDORE}\par\textbf{UNIT TEST II \quad CHEMISTRY \quad CLASS X}\end{center}Time: 45 minutes\hfill Max. Marks: 15\par\rule{\linewidth}{.4pt}\par\smallskip"
    body, items = head + r"\textit{All questions are compulsory. The marks for each question are shown at its right.}\par\bigskip ", []
    sections = ["SECTION A", "SECTION B"]
    body += rf"\begin{{center}}\textbf{{{sections[0]}}}\end{{center}}"
    for n, (question, options) in enumerate(CLASSTEST, 1):
        body += rf"\needspace{{2cm}}\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(question)}\pushright{{1}}}}\hspace*{{9mm}}" + "".join(rf"\makebox[37mm][l]{{({k}) {tex(o)}}}" for k, o in zip("abcd", options)) + r"\par\medskip "
        items.append(item(question, None, str(n), 1, choices("abcd", options), kind="mcq", section=sections[0]))
    body += rf"\bigskip\begin{{center}}\textbf{{{sections[1]}}}\end{{center}}"
    for n, (question, marks) in enumerate(CLASSQ, 6):
        body += rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(question)}\pushright{{{marks}}}}}\medskip "
        items.append(item(question, None, str(n), marks, section=sections[1]))
    engine, source = document(draw, body, ["times", "lm"], (11,), (20, 20), foot=r"\thepage")
    return Document(engine, source, items)


# French true or false

FRANCE = [
    ("La Loire est le plus long fleuve de France.", True), ("La Corse se trouve dans l’océan Atlantique.", False), ("Paris est traversé par la Seine.", True), ("Le mont Blanc se situe dans les Pyrénées.", False), ("La devise de la République est « Liberté, Égalité, Fraternité ».", True),
    ("La fête nationale a lieu le 14 juillet.", True), ("Marseille est la capitale de la Belgique.", False), ("Le TGV est un avion.", False), ("Bordeaux est connu pour son vin.", True), ("La France a une frontière avec le Portugal.", False),
]


@layout(HALF, "vraifaux-molene", "French sheet, Chromium: statements in a ruled table with empty columns Vrai and Faux to tick, Corrigé in a line on the same page below")
def vraifaux_molene(draw):
    body = "<p class=h>Prénom : ______________________ &emsp; Classe : _______</p><h1>La France : vrai ou faux ?</h1><p>Coche la bonne case.</p><table><tr><th><th><th>Vrai<th>Faux</tr>" + "".join(f"<tr><td>{n}<td>{web(t)}<td>&#9744;<td>&#9744;</tr>" for n, (t, _) in enumerate(FRANCE, 1)) + "</table><p class=k><b>Corrigé :</b> " + " – ".join(f"{n} {'Vrai' if r else 'Faux'}" for n, (_, r) in enumerate(FRANCE, 1)) + "</p>"
    css = "h1 { font-size: 150%; text-align: center } table { border-collapse: collapse; width: 99% } th, td { border: 1px solid #333; padding: 1.6mm 2.5mm; text-align: left } td:first-child { width: 8mm } td:nth-child(n+3), th:nth-child(n+3) { width: 14mm; text-align: center; font-family: 'DejaVu Sans' } .k { margin-top: 10mm; font-size: 85%; border-top: 1px dashed #777; padding-top: 2mm }"
    engine, source = page(draw, body, ["Comic Neue", "Lato", "Carlito"], (11, 12), css, language="fr")
    return Document(engine, source, [item(t, "True" if r else "False", str(n), kind="truefalse") for n, (t, r) in enumerate(FRANCE, 1)])


# Questions and answers for a job interview

INTERVIEW = [
    ("What does SQL stand for?", "Structured Query Language."), ("What is a primary key?", "A column, or several columns together, whose value is different in every row of a table."), ("How does a foreign key differ from a primary key?", "A foreign key refers to the primary key of another table and may hold the same value many times."),
    ("What is normalisation?", "The arrangement of data in tables so that each fact is stored once."), ("What is the difference between DELETE and DROP?", "DELETE removes rows from a table; DROP removes the table itself."), ("What is an index?", "A structure that lets the database find rows without reading the whole table."),
    ("What does a JOIN do?", "It combines rows of two tables by a condition."), ("What is a transaction?", "A group of statements that take effect together or not at all."), ("What is a view?", "A named query that can be read like a table."), ("What is NULL?", "A marker for a value that is absent or unknown."), ("When would you use GROUP BY?", "When rows that share a value are to be counted or summed together."),
]


@layout(HALF, "interview-nisyros", "interview questions of a web site, XeLaTeX: Q1. in bold with Ans: in front of the answer, running title and page above")
def interview_nisyros(draw):
    body, items = r"{\LARGE\bfseries Top SQL Interview Questions}\par\smallskip Last updated: 3 May\par\bigskip ", []
    for n, (question, answer) in enumerate(INTERVIEW, 1):
        body += rf"\needspace{{2.4cm}}\textbf{{Q{n}. {tex(question)}}}\par\textbf{{Ans:}} {tex(answer)}\par\bigskip "
        items.append(item(question, answer, str(n)))
    engine, source = document(draw, body, ["arial", "noto", "helvetica"], (11, 12), (22, 26), head=r"\fancyhead[L]{\small SQL Interview Questions}\fancyhead[R]{\small\thepage}", foot=r"")
    return Document(engine, source, items)


# A recipe

@layout(HALF, "recipe-canna", "recipe card of a cookery class, groff: ingredients, numbered steps, a tip; asks nothing")
def recipe_canna(draw):
    lines = [".ds CF Cookery class \\- autumn term", ".LP", "\\s+6\\fBLeek and Potato Soup\\fP\\s0", ".LP", "Serves 4     Preparation 15 minutes     Cooking 30 minutes", ".SH", "Ingredients"]
    for text in ("3 medium leeks", "2 large potatoes", "1 onion", "25 g butter", "1 litre of vegetable stock", "100 ml of cream", "salt and black pepper"):
        lines += [".IP \\(bu 3n", plain(text)]
    lines += [".SH", "Method"]
    for n, text in enumerate(("Wash the leeks well and cut them into rings. Peel and chop the potatoes and the onion.", "Melt the butter in a large pan. Add the onion and the leeks and cook them gently for ten minutes without letting them colour.", "Add the potatoes and the stock. Bring to the boil, cover, and simmer for twenty minutes.", "Blend the soup until it is smooth.", "Stir in the cream, heat the soup again without boiling it, and season to taste.", "Serve with warm bread."), 1):
        lines += [f".IP {n}. 3n", plain(text)]
    lines += [".SH", "Tip", ".LP", "The soup freezes well. Leave out the cream and add it when you heat the soup again.", ".SH", "Allergens", ".LP", "Contains milk. May contain celery if the stock is bought ready made."]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "N"))
    return Document(engine, source, [])
