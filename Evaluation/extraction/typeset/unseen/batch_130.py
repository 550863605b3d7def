"""The hundred and thirtieth: ordinary sheets of many countries, after documents that everybody has seen: a geography paper,
questions for nurses with rationales, statements to correct, a Spanish test for public servants, a grammar sheet, terms to match,
a quiz host's table, an FAQ of a housing office, a glossary of buying a house, words of Chinese, fractions and solved physics.
"""

from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "unseen"
NEW = paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page"')

# Geography paper with a data table, scheme in its own file as a table

RIVERS = [
    ("Rivers shape the land through which they flow.", [
        ("Define the term ‘drainage basin’.", [("the area of land drained by a river and its tributaries", 1)], None),
        ("State two processes by which a river transports its load.", [("traction", 1), ("saltation", 1)], "suspension"),
        ("Explain how a waterfall forms.", [("hard rock lies above softer rock", 1), ("the softer rock is eroded faster and is undercut", 1), ("the overhanging hard rock collapses", 1)], None)]),
    ("Study Table 1, which shows the discharge of the River Aller on four days.", [
        ("Use the data in Table 1 to answer these questions.", [
            ("On which day was the discharge highest?", [("Wednesday", 1)], None),
            ("Calculate the difference between the discharge on Monday and on Thursday.", [("20 m³/s", 1)], None)]),
        ("Suggest one reason why the discharge rose between Monday and Wednesday.", [("heavy rain fell in the upper basin", 1)], "snow melted")]),
    ("Many people live on flood plains.", [
        ("Give two advantages of living on a flood plain.", [("fertile soil for farming", 1), ("flat land that is easy to build on", 1)], "good transport links"),
        ("The risk of flooding can be managed in different ways.", [
            ("Describe how afforestation can reduce the risk of flooding.", [("trees intercept rainfall", 1), ("so that less water reaches the river", 1)], None),
            ("Evaluate whether hard engineering is the best way to protect a town from floods.", [("dams and embankments work at once", 1), ("but they are expensive to build and maintain", 1), ("and may move the problem downstream", 1), ("a clear conclusion is reached", 1)], None)])]),
]


@layout(HALF, "geography-ganymede", "geography paper of an examination board, XeLaTeX: 1 (a) (i) with (2) at the right margin, dotted lines, Total for Question 1 = 6 marks, data table; scheme in its own file as Question | Answer | Additional guidance | Mark")
def geography_ganymede(draw):
    items, body, lines, whole = [], "", "", 0
    for n, (stem, parts) in enumerate(RIVERS, 1):
        body += rf"\bigskip\needspace{{4cm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}"
        if n == 2:
            body += r"\begin{center}\renewcommand\arraystretch{1.3}\begin{tabular}{|l|c|c|c|c|}\hline \textbf{Day} & Mon & Tue & Wed & Thu\\\hline \textbf{Discharge (m\textsuperscript{3}/s)} & 30 & 65 & 110 & 50\\\hline\end{tabular}\par\smallskip\textbf{Table 1}\end{center}"
        total = 0
        for letter, part in zip("abc", parts):
            inner = part[1] if len(part) == 2 else None
            if inner:
                body += rf"\smallskip\needspace{{4cm}}\lab{{9mm}}{{9mm}}{{({letter})}}{{{tex(part[0])}}}"
            for roman, (question, points, also) in zip(("i", "ii"), inner or [part]):
                marks = len(points)
                total += marks
                name = f"{n}({letter})" + (f"({roman})" if inner else "")
                body += rf"\smallskip\needspace{{2.5cm}}\lab{{{18 if inner else 9}mm}}{{9mm}}{{({roman if inner else letter})}}{{{tex(question)}\par}}{{\hfill\textbf{{({marks})}}\par}}" + rf"{{\leftskip={27 if inner else 18}mm \dotline\par}}" * (marks + 1)
                said = r"\newline ".join(rf"\textbullet\ {tex(text)} (1)" for text, _ in points)
                lines += rf"{name} & {said} & {'Accept: ' + tex(also) if also else ''} & ({marks})\\\hline" + "\n"
                stems = f"{stem} {part[0]}" if inner else stem
                items.append(item(question, "\n".join(text for text, _ in points), name, marks, stem=stems, rubric=[{"text": t, "marks": m} for t, m in points] if marks > 1 else None, allow=[also] if also else None, kind="definition" if question.startswith("Define") else "numeric" if question.startswith("Calc") else "short"))
        whole += total
        body += rf"\medskip\hfill\textbf{{(Total for Question {n} = {total} marks)}}\par\hrule "
    body = rf"{{\Large\bfseries Geography}}\hfill Paper reference \fbox{{\textbf{{GG1/02}}}}\par\smallskip{{\bfseries Paper 2: Physical landscapes}}\par\smallskip\begin{{tabular}}{{|p{{75mm}}|p{{40mm}}|p{{30mm}}|}}\hline Surname & Other names & Candidate no.\\[9mm]\hline\end{{tabular}}\par\medskip\textbf{{Instructions}}\begin{{itemize}}[nosep]\item Use \textbf{{black}} ink or ball-point pen.\item Answer \textbf{{all}} questions in the spaces provided.\item The total mark for this paper is {whole}.\end{{itemize}}\medskip\hrule " + body + rf"\bigskip\begin{{center}}\textbf{{TOTAL FOR PAPER = {whole} MARKS}}\end{{center}}"
    scheme = r"{\large\bfseries Mark scheme: Geography Paper 2 (GG1/02)}\par\medskip\renewcommand\arraystretch{1.3}\begin{longtable}{|l|p{72mm}|p{42mm}|c|}\hline\textbf{Question} & \textbf{Answer} & \textbf{Additional guidance} & \textbf{Mark}\\\hline\endhead " + lines + r"\end{longtable}"
    engine, source = document(draw, body, ["arial", "helvetica"], (11,), (20, 22), foot=r"\fancyfoot[L]{\footnotesize GG1/02}\fancyfoot[C]{\thepage}\fancyfoot[R]{\footnotesize Turn over}")
    return Document(engine, source, items, document(draw, scheme, ["arial"], (10,), (18, 20))[1])


# Practice questions for nurses

NURSING = [
    ("The nurse is caring for a client who has just returned from surgery. Which action should the nurse take first?", ["Change the dressing.", "Assess the airway.", "Offer a drink.", "Call the family."], 1, "Airway, breathing and circulation come before all other needs after an operation."),
    ("A client takes furosemide every morning. Which food should the nurse recommend?", ["White rice", "Apple juice", "Bananas", "Crackers"], 2, "Furosemide lowers potassium, and bananas are rich in it."),
    ("Which finding is a sign of hypoglycemia?", ["Dry, hot skin", "Fruity breath", "Deep breathing", "Cold sweat"], 3, "Low blood sugar causes sweating, trembling and confusion."),
    ("At which angle is an intramuscular injection given?", ["90 degrees", "45 degrees", "30 degrees", "15 degrees"], 0, "The needle must pass straight through the fat into the muscle."),
    ("What is the normal range of the respiratory rate of a resting adult?", ["6 to 10 breaths per minute", "12 to 20 breaths per minute", "22 to 30 breaths per minute", "32 to 40 breaths per minute"], 1, "Rates below or above this range must be reported."),
    ("A client with pneumonia is short of breath. In which position should the nurse place the client?", ["Supine", "Prone", "Fowler’s", "Trendelenburg"], 2, "Sitting upright lets the lungs expand."),
    ("Which precaution is needed for a client with active tuberculosis?", ["Airborne", "Contact", "Droplet", "Neutropenic"], 0, "The bacteria travel on tiny particles, so a fitted mask is required."),
    ("The nurse finds that an intravenous site is cool, pale and swollen. What has most likely occurred?", ["Phlebitis", "Infection", "Air embolism", "Infiltration"], 3, "Fluid has leaked into the tissue around the vein."),
    ("Before giving digoxin, what should the nurse check?", ["Temperature", "Apical pulse", "Weight", "Pupils"], 1, "The drug is withheld if the pulse is below 60 beats per minute."),
    ("How often should a client who cannot move be turned?", ["Every 2 hours", "Every 6 hours", "Every 8 hours", "Once a day"], 0, "Regular turning prevents pressure injuries."),
]


@layout(HALF, "nursing-triton", "practice questions for a nursing licence on a web site, Chromium: bold numbers, A. to D. stacked, a tinted box below each with Correct Answer: B. and the option, Rationale in the same box")
def nursing_triton(draw):
    body, items = "<p class=crumb>Home › Practice Exams › Fundamentals</p><h1>Fundamentals of Nursing: 10 Practice Questions</h1><p>Read each question carefully and choose the best answer. Answers and rationales are given below each item.</p>", []
    for n, (question, options, right, why) in enumerate(NURSING, 1):
        body += f"<section><p><b>{n}. {web(question)}</b></p><ul>" + "".join(f"<li>{letter}. {web(text)}</li>" for letter, text in zip("ABCD", options)) + f"</ul><div class=a><p><b>Correct Answer: {'ABCD'[right]}. {web(options[right])}</b></p><p><b>Rationale:</b> {web(why)}</p></div></section>"
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    css = ".crumb { color: #777; font-size: 85% } h1 { font-size: 18pt; color: #0b5c6b } section { break-inside: avoid; margin-bottom: 5mm } ul { list-style: none; padding-left: 7mm; margin: 1mm 0 } .a { background: #e8f5f2; border-left: 3px solid #1a9a83; padding: 1mm 4mm } .a p { margin: 1mm 0 }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Lato"], (10, 11), css, paper="letter")
    return Document(engine, source, items)


# Modified true or false, Philippines and United States

CELLS = [
    ("The __nucleus__ contains the DNA of a plant cell.", None), ("__Ribosomes__ release energy from sugar.", "mitochondria"), ("The cell membrane controls what enters and leaves the cell.".replace("cell membrane", "__cell membrane__"), None),
    ("Photosynthesis takes place in the __vacuoles__.", "chloroplasts"), ("A cell wall is found in __animal__ cells.", "plant"), ("Bacteria are __prokaryotic__ cells.", None), ("__Osmosis__ is the diffusion of water through a membrane.", None),
    ("Groups of similar cells form __organs__.", "tissues"), ("Proteins are made by the __lysosomes__.", "ribosomes"), ("The jelly that fills a cell is called __cytoplasm__.", None), ("The cell theory says that all living things are made of __atoms__.", "cells"), ("Body cells divide by __mitosis__.", None),
]


@layout(HALF, "statements-peridot", "modified true or false on cells, word processor: ________1. before statements with an underlined word, write TRUE or the word that makes it true; Answer Key in two columns of a table on the next page")
def statements_peridot(draw):
    asked = draw.some(CELLS, 11)
    body = paragraph(run("General Biology – Quiz No. 2"), "Title") + paragraph(run("Name: ______________________________\tScore: ________")) + paragraph(run("Section: ____________________________\tDate: _________"))
    body += paragraph(run("MODIFIED TRUE OR FALSE. ", "B") + run("Write TRUE if the statement is correct. If it is false, change the underlined word to make the statement true. Write your answer on the blank.", "I"))
    items, cells = [], []
    for n, (text, right) in enumerate(asked, 1):
        before, word, after = text.split("__")
        body += paragraph(run(f"________________{n}.\t{before}") + run(word, "U") + run(after), "Said")
        items.append(item(before + word + after, right or "True", str(n), kind="short" if right else "truefalse"))
        cells.append(run(f"{n}. {right or 'TRUE'}"))
    half = (len(cells) + 1) // 2
    cells += [run("")] * (2 * half - len(cells))
    body += paragraph(run("Answer Key"), "New") + office_table([[cells[k], cells[half + k]] for k in range(half)], [7.0, 7.0], "Open")
    styles = NEW + paragraph_style("Said", 0.3, 4.2, -4.2, [(4.2, "")]) + '<style:style style:name="U" style:family="text"><style:text-properties style:text-underline-style="solid" style:text-underline-width="auto" style:text-underline-color="font-color"/></style:style>'
    engine, source = office(draw, body, ["Carlito", "Liberation Serif"], (11, 12), styles=styles)
    return Document(engine, source, items)


# Test for posts in public administration, Spain

OPOSICION = [
    ("La Constitución Española fue ratificada por el pueblo español en referéndum el día:", ["27 de diciembre de 1978", "6 de diciembre de 1978", "31 de octubre de 1978", "29 de diciembre de 1978"], 1),
    ("La soberanía nacional reside en:", ["Las Cortes Generales", "El Rey", "El pueblo español", "El Gobierno"], 2),
    ("¿Cuál es la forma política del Estado español?", ["La monarquía parlamentaria", "La república federal", "La monarquía absoluta", "El estado unitario"], 0),
    ("Las Cortes Generales están formadas por:", ["El Congreso y el Gobierno", "El Senado y las asambleas autonómicas", "El Gobierno y el Senado", "El Congreso de los Diputados y el Senado"], 3),
    ("El Congreso de los Diputados es elegido por un periodo de:", ["Tres años", "Cuatro años", "Cinco años", "Seis años"], 1),
    ("¿Qué título de la Constitución trata de la Corona?", ["El Título II", "El Título III", "El Título IV", "El Título Preliminar"], 0),
    ("El número de magistrados del Tribunal Constitucional es de:", ["Ocho", "Diez", "Doce", "Quince"], 2),
    ("El municipio goza de:", ["Soberanía propia", "Potestad legislativa", "Autonomía fiscal absoluta", "Personalidad jurídica plena"], 3),
    ("Para escribir una letra en negrita en un procesador de textos se usa normalmente la combinación de teclas:", ["Ctrl + C", "Ctrl + N", "Ctrl + V", "Ctrl + Z"], 1),
    ("¿Qué documento certifica lo tratado en una reunión?", ["El acta", "La instancia", "El oficio", "La circular"], 0),
    ("El registro en el que se anotan los escritos que llegan a una oficina se llama:", ["Registro de salida", "Registro civil", "Registro de entrada", "Registro mercantil"], 2),
    ("El derecho de petición se recoge en el artículo:", ["14", "21", "27", "29"], 3),
]


@layout(HALF, "oposicion-callisto", "Spanish test for administrative posts, word processor: numbers with .-, a) to d) stacked, PLANTILLA DE RESPUESTAS on the last page as a ruled table of three pairs of columns")
def oposicion_callisto(draw):
    asked = OPOSICION
    body = paragraph(run("AYUNTAMIENTO DE VALDEHERMOSO"), "Title") + paragraph(run("PROCESO SELECTIVO: AUXILIAR ADMINISTRATIVO (TURNO LIBRE)", "B")) + paragraph(run("PRIMER EJERCICIO – CUESTIONARIO TIPO TEST", "B")) + paragraph(run("Duración: 20 minutos. Cada respuesta errónea descuenta un tercio de una correcta. No abra el cuestionario hasta que se le indique.", "I"))
    items, cells = [], []
    for n, (question, options, right) in enumerate(asked, 1):
        body += paragraph(run(f"{n}.-\t{question}"), "Ask") + "".join(paragraph(run(f"{letter})\t{text}"), "Alt") for letter, text in zip("abcd", options))
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    body += paragraph(run("PLANTILLA DE RESPUESTAS"), "New") + paragraph(run("Publicada en el tablón de anuncios de la sede electrónica."))
    head = [run(word, "B") for _ in range(3) for word in ("Pregunta", "Respuesta")]
    for k in range(4):
        cells.append([run(said) for column in range(3) for said in (str(k + 1 + 4 * column), "ABCD"[asked[k + 4 * column][2]])])
    body += office_table([head, *cells], [2.6] * 6)
    styles = NEW + paragraph_style("Ask", 0.4, 1.1, -1.1, [(1.1, "")], extra='fo:keep-with-next="always"') + paragraph_style("Alt", 0.05, 1.9, -0.8, [(1.9, "")])
    engine, source = office(draw, body, ["Liberation Sans", "Carlito"], (11,), 2.2, head="Auxiliar administrativo – Modelo A", styles=styles)
    return Document(engine, source, items)


# Grammar sheet of a language school

TENSES = [
    ("My sister ___ (work) in a bank in the city centre.", "works"), ("They ___ (not / like) getting up early.", "don’t like"), ("Look! It ___ (snow) outside.", "is snowing"), ("___ you ___ (speak) French?", "Do … speak"), ("We ___ (have) dinner at the moment.", "are having"),
    ("Water ___ (boil) at 100 °C.", "boils"), ("What ___ he ___ (do) now?", "is … doing"), ("I ___ (not / watch) TV today because I’m tired.", "’m not watching"), ("The train usually ___ (leave) on time.", "leaves"), ("Be quiet! The baby ___ (sleep).", "is sleeping"),
    ("She always ___ (forget) her keys.", "forgets"), ("Who ___ Tom ___ (talk) to right now?", "is … talking"),
]
ODD = [("She is liking chocolate.", "She likes chocolate."), ("Where you live?", "Where do you live?"), ("He don’t eat meat.", "He doesn’t eat meat.")]


@layout(HALF, "grammar-sapphire", "grammar worksheet of a language school, Chromium: level badge, rule box, Exercise 1 with verbs in brackets behind dotted gaps, Exercise 2 sentences to correct with a line, ANSWERS in small print in two lines at the foot")
def grammar_sapphire(draw):
    asked, dots = draw.some(TENSES, 9), "........................"
    one, two = "Exercise 1", "Exercise 2"
    body = "<div class=top><b>English Grammar</b><span class=lv>A2</span></div><h1>Present simple or present continuous?</h1><p class=n>Name: ________________________ &emsp; Class: ____________ &emsp; Date: ____________</p>"
    body += "<div class=r><p><b>Present simple</b> – habits, facts and timetables: <i>I play tennis on Fridays.</i></p><p><b>Present continuous</b> – things happening now: <i>I’m playing tennis now.</i></p></div>"
    body += f"<h2>{one}</h2><p class=t>Put the verbs in brackets into the correct form.</p><ol>" + "".join(f"<li>{text.replace('___', dots)}</li>" for text, _ in asked) + "</ol>"
    items = [item(text.replace("___", dots), answer, str(n), kind="gap", section=one) for n, (text, answer) in enumerate(asked, 1)]
    body += f"<h2>{two}</h2><p class=t>Each sentence has one mistake. Write it correctly.</p><ol>" + "".join(f"<li>{text}<div class=l></div></li>" for text, _ in ODD) + "</ol>"
    items += [item(text, answer, str(n), section=two) for n, (text, answer) in enumerate(ODD, 1)]
    body += f"<div class=k><p><b>ANSWERS</b></p><p><b>Ex. 1:</b> " + "; ".join(f"{n} {answer}" for n, (_, answer) in enumerate(asked, 1)) + "</p><p><b>Ex. 2:</b> " + " &ensp; ".join(f"{n} {answer}" for n, (_, answer) in enumerate(ODD, 1)) + "</p></div><p class=c>© Harbour Language School · photocopiable</p>"
    css = ".top { display: flex; justify-content: space-between; border-bottom: 3px solid #274b9f } .lv { background: #274b9f; color: #fff; padding: 0 4mm } h1 { font-size: 17pt; margin: 4mm 0 2mm } .r { border: 1px dashed #274b9f; padding: 0 4mm; border-radius: 2mm } h2 { font-size: 12pt; color: #274b9f; margin: 5mm 0 0 } .t { font-style: italic; margin: 1mm 0 } li { margin: 2.2mm 0 } .l { border-bottom: 1px solid #444; height: 7mm } .k { font-size: 75%; border-top: 1px solid #999; margin-top: 8mm } .k p { margin: 0.8mm 0 } .c { font-size: 70%; color: #777; text-align: center }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Carlito"], (10.5, 11), css)
    return Document(engine, source, items)


# Terms to match, computing

NETWORK = [
    ("Router", "Sends packets of data between networks"), ("Switch", "Connects devices within one local network"), ("Firewall", "Blocks traffic that breaks a set of rules"), ("Bandwidth", "The amount of data that can be sent in a given time"), ("Protocol", "A set of rules for communication between devices"),
    ("IP address", "A number that identifies a device on a network"), ("Server", "A computer that provides services to others"), ("Encryption", "Scrambling data so that others cannot read it"), ("Latency", "The delay before data begins to arrive"), ("Topology", "The way in which the devices of a network are arranged"),
]


@layout(HALF, "matching-ruby", "matching quiz of a computing class, pdfLaTeX: ____ 1. terms at the left, capital letters and definitions at the right, the score out of ten on top, nothing answered")
def matching_ruby(draw):
    terms = draw.shuffled(NETWORK)
    ends = draw.mixed([meaning for _, meaning in terms])
    letters = "ABCDEFGHIJ"
    left = "".join(rf"\lab{{0pt}}{{20mm}}{{\rule{{10mm}}{{0.4pt}}\ {n}.}}{{{term}}}\vspace{{3.4mm}}" for n, (term, _) in enumerate(terms, 1))
    right = "".join(rf"\lab{{0pt}}{{8mm}}{{{letter}.}}{{{meaning}}}\vspace{{1.5mm}}" for letter, meaning in zip(letters, ends))
    items = [item(term, None, str(n), None, choices(letters, ends), kind="match") for n, (term, _) in enumerate(terms, 1)]
    body = rf"Name: \rule{{60mm}}{{0.4pt}}\hfill Period: \rule{{15mm}}{{0.4pt}}\hfill Score: \rule{{10mm}}{{0.4pt}} / 10\par\begin{{center}}{{\large\bfseries Computer Science 1}}\par{{\bfseries Unit 4 Vocabulary Quiz: Networks}}\end{{center}}\textbf{{Matching.}} \textit{{Match each term with its definition. Write the letter on the line. Each letter is used once.}}\par\bigskip\begin{{minipage}}[t]{{0.33\linewidth}}{left}\end{{minipage}}\hfill\begin{{minipage}}[t]{{0.62\linewidth}}{right}\end{{minipage}}"
    engine, source = document(draw, body, ["cm", "times", "lmsans"], (11, 12), (22, 25), foot="", paper="letterpaper")
    return Document(engine, source, items)


# Sheet of a quiz host

HOST = [
    ("Food & Drink", [("Which nut is used to make marzipan?", "Almond"), ("What is the main ingredient of guacamole?", "Avocado"), ("From which country does feta cheese come?", "Greece"), ("Which spirit is used in a mojito?", "Rum"), ("What colour is the skin of a ripe aubergine?", "Purple")]),
    ("Sport", [("How many players are there in a netball team on court?", "Seven"), ("In which city were the 2012 Summer Olympics held?", "London"), ("What is the maximum break in snooker, free balls aside?", "147"), ("Which sport is played at Roland Garros?", "Tennis"), ("How many points is a try worth in rugby union?", "Five")]),
    ("On Screen", [("Who directed Jaws?", "Steven Spielberg"), ("Which actor played Jack in Titanic?", "Leonardo DiCaprio"), ("What is the name of the snowman in Frozen?", "Olaf"), ("In which fictional town do the Simpsons live?", "Springfield"), ("What kind of fish is Nemo?", "Clownfish")]),
]


@layout(HALF, "quizmaster-charon", "question master’s sheets of a charity quiz, Chromium: a ruled table for each round with No., Question and Answer in capitals, round as a dark row, numbers that begin again, team scores to fill in below")
def quizmaster_charon(draw):
    body, items = "<h1>QUESTION MASTER’S COPY</h1><p class=s>St Jude’s Hospice Charity Quiz Night · Please read each question twice</p>", []
    for k, (title, asked) in enumerate(HOST, 1):
        head = f"Round {k}: {title}"
        asked = draw.some(asked, 4 if k == 2 else 5)
        body += f"<table><tr class=h><td colspan=3>{web(head)}</td></tr><tr><th>No.</th><th>Question</th><th>Answer</th></tr>" + "".join(f"<tr><td>{n}</td><td>{web(q)}</td><td class=a>{web(a.upper())}</td></tr>" for n, (q, a) in enumerate(asked, 1)) + "</table>"
        items += [item(q, a.upper(), str(n), section=head) for n, (q, a) in enumerate(asked, 1)]
    body += "<h3>Scores</h3><table class=w><tr><th>Team</th><th>R1</th><th>R2</th><th>R3</th><th>Total</th></tr>" + "<tr><td>&nbsp;</td><td></td><td></td><td></td><td></td></tr>" * 4 + "</table>"
    css = "h1 { font-size: 18pt; margin: 0 } .s { color: #555 } table { width: 99.4%; border-collapse: collapse; margin-bottom: 6mm; break-inside: avoid } td, th { border: 1px solid #333; padding: 1.2mm 2.5mm; text-align: left } th { background: #eee } .h td { background: #222; color: #fff; font-weight: bold } td:first-child { width: 9mm } .a { width: 48mm; font-weight: bold } .w td:first-child { width: 70mm } h3 { margin-bottom: 1mm }"
    engine, source = page(draw, body, ["Carlito", "Liberation Sans", "Lato"], (11,), css)
    return Document(engine, source, items)


# FAQ of a housing office

HOUSING = [
    ("Applying", [("When can I apply for a room?", "Applications open on 1 March. You need an offer of study and your student number before you can log in to the portal."), ("Is a room guaranteed for first-year students?", "Yes, if you apply by 30 June and hold a firm offer. After that date we allocate what is left in the order of application."), ("Can I choose who I live with?", "You may name up to three friends in your application. We do our best, but cannot promise to place you together.")]),
    ("Moving in", [("What do I need to bring?", "Bring bedding, towels and kitchen equipment. Every room has a bed, a desk, a chair and a wardrobe."), ("Can I arrive before the start of my contract?", "Early arrival is possible for international students at an extra charge. Please email us two weeks in advance."), ("Where do I collect my keys?", "Keys are handed out at the reception of your hall between 9 am and 6 pm. Have your photo ID ready.")]),
    ("Living in halls", [("Are pets allowed?", "No. The only exception is registered assistance animals."), ("How do I report a repair?", "Use the Repairs form on the portal. Urgent faults, such as leaks, should be reported to Security by telephone at any hour."), ("Can I have guests overnight?", "You may have one guest for up to two nights in any week. Your flatmates must agree."), ("Is contents insurance included in my rent?", "Yes, basic cover is included.\nYou can extend it to cover bicycles and laptops outside the hall.")]),
]


@layout(HALF, "housing-emerald", "frequent questions of a university housing office as a browser prints an accordion, Chromium: date and address at the head, questions in bars with a minus sign at the right, answers below, topics as heads, contact line at the end")
def housing_emerald(draw):
    body, items = "<div class=b><span>12/08/2024, 14:07</span><span>Accommodation FAQs | University of Westmere</span></div><h1>Accommodation FAQs</h1><p>Find answers to the questions that students ask us most.</p>", []
    for topic, pairs in HOUSING:
        body += f"<h2>{topic}</h2>"
        for question, answer in pairs:
            body += f"<div class=p><div class=q><span>{question}</span><span>−</span></div>" + "".join(f"<p>{line}</p>" for line in answer.split("\n")) + "</div>"
            items.append(item(question, answer.replace("\n", " "), kind="faq", section=topic))
    body += "<p class=e><b>Still need help?</b> Email housing@westmere.example or call 01632 960 114.</p><div class=b><span>https://www.westmere.example/accommodation/faqs</span></div>"
    css = ".b { display: flex; justify-content: space-between; font-size: 70%; color: #555 } h1 { color: #5b1a4a } h2 { font-size: 14pt; margin: 6mm 0 2mm; break-after: avoid } .p { break-inside: avoid; border: 1px solid #ccc; margin: 0 1mm 2mm 0 } .q { display: flex; justify-content: space-between; background: #f1ecf0; padding: 2mm 4mm; font-weight: bold } .p p { margin: 2mm 4mm } .e { border-top: 2px solid #5b1a4a; padding-top: 3mm }"
    engine, source = page(draw, body, ["Roboto", "Open Sans"], (10, 10.5), css)
    return Document(engine, source, items)


# Terms of buying a house

HOUSE = [
    ("Adverse possession", "Gaining title to land by occupying it openly for a period of years set by statute."), ("Appraisal", "An opinion of the value of a property, prepared by a licensed professional."), ("Closing costs", "The fees that buyer and seller pay when a sale is completed, over and above the price of the home."), ("Deed", "The written instrument by which ownership of real estate is transferred."),
    ("Earnest money", "A deposit made by the buyer to show good faith."), ("Easement", "A right to use the land of another for a particular purpose, such as a driveway or a power line."), ("Equity", "The difference between the value of a home and what is still owed on it."), ("Escrow", "An account in which a third party holds money until the conditions of a contract are met."),
    ("Foreclosure", "The legal process by which a lender takes back a property when the borrower fails to make payments."), ("Lien", "A claim against a property as security for a debt."), ("Principal", "The amount of money borrowed, without interest."), ("Title insurance", "A policy that protects the owner or the lender against defects in the title."), ("Zoning", "Local rules that divide land into areas for different uses."),
]


@layout(HALF, "glossary-tourmaline", "glossary of a home buyer’s guide, LaTeX: letters in boxes at the left margin, term in bold with a colon on a line of its own, meaning indented below, A–Z line on top, running foot")
def glossary_tourmaline(draw):
    entries, body, letter = draw.some(HOUSE, 12), "", ""
    for term, meaning in entries:
        if term[0] != letter:
            letter = term[0]
            body += rf"\medskip\needspace{{4\baselineskip}}\fcolorbox{{black}}{{black!12}}{{\large\bfseries {letter}}}\par "
        body += rf"\needspace{{3\baselineskip}}{{\hspace*{{9mm}}\textbf{{{tex(term)}:}}\par\leftskip=14mm {tex(meaning)}\par}}\smallskip" + "\n"
    body = r"\setcounter{page}{27}{\LARGE\bfseries Key Real Estate Terms}\par\smallskip{\small A \textbar\ B \textbar\ C \textbar\ D \textbar\ E \textbar\ F \textbar\ L \textbar\ P \textbar\ T \textbar\ Z}\par\medskip Buying a home comes with a language of its own. Keep this list at hand when you talk to your agent or lender.\par " + body
    engine, source = document(draw, body, ["palatino", "helvetica", "notoserif"], (10,), (18, 20), foot=r"\fancyfoot[L]{\footnotesize First-Time Buyer’s Handbook}\fancyfoot[R]{\footnotesize\thepage}")
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in entries])


# Words of a Chinese lesson

HANYU = [
    ("天气", "tiānqì", "n.", "weather"), ("下雨", "xià yǔ", "v.", "to rain"), ("飞机", "fēijī", "n.", "airplane"), ("便宜", "piányi", "adj.", "cheap"), ("朋友", "péngyou", "n.", "friend"), ("学习", "xuéxí", "v.", "to study"), ("漂亮", "piàoliang", "adj.", "beautiful"),
    ("医院", "yīyuàn", "n.", "hospital"), ("已经", "yǐjīng", "adv.", "already"), ("准备", "zhǔnbèi", "v.", "to prepare"), ("颜色", "yánsè", "n.", "color"), ("非常", "fēicháng", "adv.", "very"), ("介绍", "jièshào", "v.", "to introduce"), ("早上", "zǎoshang", "n.", "morning"), ("房间", "fángjiān", "n.", "room"),
]


@layout(HALF, "hanyu-jade", "new words of a Chinese lesson, Chromium: table of No., 汉字, Pinyin, Part of speech and English with thin rules and a red head, lesson title in both languages, proper nouns left out, foot with the page")
def hanyu_jade(draw):
    words = draw.some(HANYU, 13)
    lesson = draw.random.randint(5, 14)
    body = f"<p class=l>Lesson {lesson} &nbsp;·&nbsp; 第 {lesson} 课</p><h1>生词 New Words</h1><table><tr><th>No.</th><th>汉字</th><th>Pinyin</th><th>Part of speech</th><th>English</th></tr>" + rows([(n, f"<span class=z lang=zh>{a}</span>", b, f"<i>{c}</i>", d) for n, (a, b, c, d) in enumerate(words, 1)]) + "</table><p class=f>n. = noun &emsp; v. = verb &emsp; adj. = adjective &emsp; adv. = adverb</p>"
    css = "body { font-family: 'Open Sans', 'Noto Sans CJK SC' } .l { color: #888; margin: 0 } h1 { font-size: 18pt; color: #b3211f; margin: 2mm 0 4mm } table { border-collapse: collapse; width: 100% } th { background: #b3211f; color: #fff; text-align: left; padding: 2mm } td { border-bottom: 0.5px solid #bbb; padding: 1.6mm 2mm } .z { font-family: 'Noto Sans CJK SC'; font-size: 130% } .f { font-size: 80%; color: #666 }"
    engine, source = page(draw, body, ["Noto Sans CJK SC"], (11,), css)
    return Document(engine, source, [item(a, d, str(n), kind="vocabulary") for n, (a, _, _, d) in enumerate(words, 1)])


# Fractions for a primary class

FRACTIONS = [("Mia eats 1/4 of a pizza and Ben eats 2/4. How much of the pizza do they eat together?", "3/4"), ("A rope is 7/8 m long. Sam cuts off 3/8 m. How much rope is left?", "4/8 m"), ("Write 1/2 as a fraction with the denominator 10.", "5/10"), ("Which is larger, 2/3 or 2/5?", "2/3"), ("What is 1/3 of 24?", "8"), ("Write 0.7 as a fraction.", "7/10"), ("What is 3/5 of 20 kg?", "12 kg"), ("Write 1 3/4 as an improper fraction.", "7/4"), ("Put 1/2, 1/6 and 1/3 in order, starting with the smallest.", "1/6, 1/3, 1/2"), ("Write 6/9 in its simplest form.", "2/3"), ("A class has 30 pupils. Two fifths of them walk to school. How many pupils walk?", "12"), ("A cake needs 3/4 of a cup of sugar. How many cups are needed for two cakes?", "1 1/2 cups")]


@layout(HALF, "fractions-oberon", "fractions worksheet of a primary school, groff: 1) with Answer: and a line below each question, nothing answered")
def fractions_oberon(draw):
    asked = draw.some(FRACTIONS, 11)
    lines = [".ds LH", ".ds RH", ".ds CF \\\\n(PN", "\\fB\\s+4Fraction Word Problems\\s0\\fP", ".sp 0.4", "Name: __________________________\\ \\ \\ \\ Class: __________", ".sp 0.6", "\\fIShow your working in your exercise book and write the answer on the line.\\fP", ".sp 0.6"]
    for n, (question, _) in enumerate(asked, 1):
        lines += [".ne 4", ".in 4n", ".ti -4n", f"{n})\\h'|4n'{plain(question)}", ".sp 0.4", "Answer: ____________________", ".sp 0.7"]
    engine, source = roff(draw, lines, (11, 12), ("H", "N", "P"))
    return Document(engine, source, [item(q, None, str(n), kind="numeric") for n, (q, _) in enumerate(asked, 1)])


# Solved physics for a tutorial

SOLVED = [
    ("A car accelerates uniformly from rest to 24 m/s in 8.0 s.", [
        ("Find its acceleration.", "From v = u + at, a = (24 − 0)/8.0 = 3.0 m/s².", "3.0 m/s²"),
        ("Find the distance that it travels in this time.", "s = ½at² = ½ × 3.0 × 8.0² = 96 m.", "96 m")]),
    ("A crate of mass 15 kg is pulled along a rough floor by a horizontal force of 90 N. The frictional force is 30 N.", [
        ("Calculate the normal contact force on the crate. Take g = 9.8 m/s².", "N = mg = 15 × 9.8 = 147 N.", "147 N"),
        ("Calculate the acceleration of the crate.", "The resultant force is 90 − 30 = 60 N, so a = F/m = 60/15 = 4.0 m/s².", "4.0 m/s²"),
        ("Calculate the work done against friction over 5.0 m.", "W = Fs = 30 × 5.0 = 150 J.", "150 J")]),
    ("A ball of mass 0.20 kg is dropped from a height of 1.8 m. Take g = 9.8 m/s² and neglect air resistance.", [
        ("Determine the loss of potential energy as it falls to the ground.", "mgh = 0.20 × 9.8 × 1.8 = 3.5 J.", "3.5 J"),
        ("Determine its speed just before it hits the ground.", "v² = 2gh = 35.3, hence v = 5.9 m/s.", "5.9 m/s")]),
    ("A satellite orbits the Earth once every 6.0 hours in a circle of radius 1.7 × 10⁷ m.", [
        ("Find the speed of the satellite.", "v = 2πr/T = 1.07 × 10⁸/21 600 = 4.9 × 10³ m/s.", "4.9 × 10³ m/s"),
        ("Explain why the satellite accelerates although its speed is constant.", "Its velocity changes direction at every instant, and acceleration is the rate of change of velocity.", None)]),
]


@layout(HALF, "tutorial-titania", "tutorial with solutions of a university physics course, LaTeX: Problem 1: in bold run in, (a) (b) below, then Solution: with (a) (b) again and a short line of working each, a small square at the end")
def tutorial_titania(draw):
    items, body = [], ""
    for n, (stem, parts) in enumerate(SOLVED, 1):
        body += rf"\bigskip\needspace{{5\baselineskip}}\textbf{{Problem {n}:}} {tex(stem)}\par "
        told = ""
        for letter, (question, working, result) in zip("abc", parts):
            body += rf"\lab{{6mm}}{{8mm}}{{({letter})}}{{{tex(question)}}}"
            told += rf"\lab{{6mm}}{{8mm}}{{({letter})}}{{{tex(working).replace('½', chr(92) + 'textonehalf{}')}}}"
            items.append(item(question, result or working, f"{n}({letter})", stem=stem, kind="numeric" if result else "short", answer_kind="contains" if result else None))
        body += rf"\medskip\textit{{Solution:}}\par {told}\hfill$\square$\par" + "\n"
    body = rf"\noindent PHYS 1001 \hfill Semester 1\par\begin{{center}}{{\Large Tutorial 3: Solutions}}\par\smallskip Mechanics\end{{center}}\hrule " + body
    engine, source = document(draw, body, ["lm", "times", "palatino"], (11,), (24, 28))
    return Document(engine, source, items)
