"""The hundred and eleventh: ordinary sheets by one who does not know the reader: a vocational test with its scheme, nursing questions
with reasons, an exam for public service in Spanish, a reading text, a passage with a bank, questions of a town, key terms, words of
Korean and Persian, a maths sheet, exercises of a textbook and the sheet of a quiz host.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "unseen"

# Vocational test on food safety, scheme as a table in its own file

FOOD = [
    (2, "State two personal hygiene rules that a food handler must follow before starting work.", None, [("", "", 2, ["Wash hands", "Remove jewellery"], ["tie back hair", "put on clean protective clothing"], [])]),
    (4, "A delivery of frozen chicken arrives at a restaurant kitchen.", None, [
        ("a", "State the temperature at or below which the chicken should be stored.", 1, ["−18 °C"], [], ["0 °C"]),
        ("b", "Name the bacterium that is most often linked with raw chicken.", 1, ["Campylobacter"], ["Salmonella"], []),
        ("c", "Describe how the chicken should be defrosted safely.", 2, ["In a refrigerator", "On a tray at the bottom so that no liquid drips on other food"], [], ["under warm water"]),
    ]),
    (1, "What colour of chopping board is commonly used for raw meat?", None, [("", "", 1, ["Red"], [], [])]),
    (5, "A customer tells a waiter that she is allergic to nuts.", None, [
        ("a", "List two symptoms of an allergic reaction.", 2, ["Swelling of the lips or face", "Difficulty in breathing"], ["rash"], []),
        ("b", "Explain why a knife that has been used to chop nuts must not be used for her meal.", 2, ["Traces of nuts stay on the knife", "Even small traces can cause a reaction"], [], []),
        ("c", "State where the waiter can find out what the dish contains.", 1, ["In the allergen folder"], ["from the chef"], []),
    ]),
    (3, "Name, in the correct order, three stages of cleaning that follow the main clean.", None, [("", "", 3, ["Rinse", "Disinfect", "Dry"], [], ["polish"])]),
]


@layout(HALF, "paper-heliograph", "vocational test on food safety, Chromium: Question 2 and (4 marks) in a grey bar, a) b) with [1] behind the text, lines; marking guide in its own file as a table Question, Acceptable answer, Mark, Guidance")
def paper_heliograph(draw):
    body, items = "<div class=top><b>Level 2 Award in Food Safety in Catering</b><span>Short-answer test · Form C</span></div><table class=id><tr><td>Candidate name<td><td>Centre no.<td></tr><tr><td>Candidate no.<td><td>Date<td></tr></table><p>Time allowed: 30 minutes. Answer all questions. Write in black or blue ink.</p>", []
    guide = "<h2>Marking guide – Form C</h2><table class=m><thead><tr><th>Question<th>Acceptable answer(s)<th>Mark<th>Guidance</tr></thead>"
    for n, (total, stem, _, parts) in enumerate(FOOD, 1):
        body += f"<div class=bar><span>Question {n}</span><span>({total} mark{'s' * (total > 1)})</span></div><p class=s>{web(stem)}</p>"
        for letter, question, marks, points, allow, reject in parts:
            if letter:
                body += f"<p class=q><span>{letter})</span>{web(question)} <b>[{marks}]</b></p>"
            body += "<div class=l></div>" * marks
            note = "<br>".join([*(f"Accept: {web(a)}" for a in allow), *(f"Do not accept: {web(r)}" for r in reject)])
            guide += f"<tr><td>{n}{letter}<td>" + "<br>".join(f"• {web(p)}" for p in points) + f"<td>{marks}<td>{note}</tr>"
            rubric = [{"text": p, "marks": None} for p in points] if marks > 1 else None
            items.append(item(question or stem, "\n".join(points), f"{n}({letter})" if letter else str(n), marks, stem=stem if letter else None, rubric=rubric, allow=allow, reject=reject))
    guide += "</table>"
    css = ".top { display: flex; justify-content: space-between; border-bottom: 2px solid #000; padding-bottom: 2mm } .id { border-collapse: collapse; width: calc(100% - 1mm); margin: 4mm 0 } .id td { border: 1px solid #000; padding: 2mm; width: 32% } .id td:nth-child(odd) { width: 18%; background: #eee } .bar { display: flex; justify-content: space-between; background: #ddd; font-weight: bold; padding: 1.2mm 3mm; margin-top: 5mm; break-after: avoid } .s { margin: 2mm 0; break-after: avoid } .q { margin: 3mm 0 0; padding-left: 8mm; text-indent: -8mm; break-after: avoid } .q span { display: inline-block; width: 8mm; text-indent: 0 } .l { border-bottom: 1px solid #777; height: 7.5mm; margin-left: 8mm; break-inside: avoid }"
    sheet = ".m { border-collapse: collapse; width: calc(100% - 1mm) } .m td, .m th { border: 1px solid #000; padding: 1.5mm 2.5mm; vertical-align: top; text-align: left } .m th { background: #ddd } .m tr { break-inside: avoid } .m td:nth-child(3), .m td:first-child { text-align: center; width: 16mm } .m td:nth-child(4) { width: 55mm }"
    fonts = [draw.one(["Liberation Sans", "Open Sans", "Carlito"])]
    engine, source = page(draw, body, fonts, (11,), css)
    return Document(engine, source, items, page(draw, guide, fonts, (11,), sheet)[1])


# Nursing review questions, answers and rationales behind them

NURSING = [
    ("A nurse is to measure the radial pulse of an adult. Where should the nurse place the fingers?", ["On the thumb side of the wrist", "On the side of the neck", "In the bend of the elbow", "Behind the knee"], "1", "The radial artery lies over the radius, on the thumb side of the wrist."),
    ("Which finding in a resting adult should the nurse report first?", ["Pulse of 76 beats per minute", "Respirations of 32 per minute", "Temperature of 36.9 °C", "Blood pressure of 118/74 mmHg"], "2", "The normal rate for an adult is 12 to 20 breaths per minute."),
    ("Which actions help to prevent falls on a ward? Select all that apply.", ["Keep the bed in its lowest position", "Leave the lights off at all times", "Place the call bell within reach", "Provide shoes that do not slip", "Store spare chairs in the corridor"], "1, 3, 4", "A low bed, a bell within reach and firm shoes reduce the risk."),
    ("A client with type 1 diabetes is pale, sweating and confused. What should the nurse do first?", ["Give a dose of insulin", "Encourage the client to sleep", "Check the blood glucose level", "Call the dietitian"], "3", "These are signs of low blood glucose, which must be confirmed at once."),
    ("For how long should the hands be washed with soap and water?", ["At least 5 seconds", "At least 20 seconds", "At least 2 minutes", "At least 5 minutes"], "2", "Shorter washing leaves more microorganisms on the skin."),
    ("In which position should a client who is short of breath be placed?", ["Flat on the back", "Flat on the stomach", "On the left side", "Sitting upright"], "4", "Sitting upright lets the lungs expand most easily."),
    ("Which items belong to personal protective equipment? Select all that apply.", ["Gloves", "Stethoscope", "Gown", "Face shield", "Thermometer"], "1, 3, 4", "The other two are used to examine the client."),
    ("A client has a nasogastric tube. Which method is the most reliable way to confirm where its tip lies?", ["Listening with a stethoscope", "Asking the client", "Looking at the tape", "Taking an X-ray"], "4", "Only an image shows the whole course of the tube."),
    ("What does the abbreviation NPO on a chart mean?", ["Nothing by mouth", "No pain observed", "New patient order", "Normal pulse only"], "1", "It stands for the Latin words nil per os."),
    ("Which vitamin is given to newborn infants to prevent bleeding?", ["Vitamin A", "Vitamin C", "Vitamin D", "Vitamin K"], "4", "Infants are born with very little of this vitamin, which clotting requires."),
]


@layout(HALF, "choices-pantograph", "review questions of a nursing course, groff: options 1. to 4. below each other, some Select all that apply., Answers and Rationales on the next page as 1. Answer: 3. with the reason behind it")
def choices_pantograph(draw):
    asked, items = draw.some(draw.shuffled(NURSING), 9), []
    lines = [".ds LH", ".ds RH", ".ds CF \\\\n(PN", ".LP", "\\s+4\\fBFundamentals of Nursing: Review Questions\\fP\\s0", ".sp 0.3", "\\fIChapter 6: Safety and Vital Signs\\fP", ".sp 0.5"]
    for n, (question, options, right, _) in enumerate(asked, 1):
        lines += [".ne 8", ".in 4n", ".ti -4n", f"\\fB{n}.\\fP\\h'|4n'{plain(question)}", ".br"]
        for k, text in enumerate(options, 1):
            lines += [".in 8n", ".ti -3n", f"{k}.\\h'|3n'{plain(text)}", ".br"]
        lines += [".in 0", ".sp 0.6"]
        several = right.split(", ")
        items.append(item(question, "\n".join(options[int(k) - 1] for k in several), str(n), None, choices("12345", options), kind="multi" if len(several) > 1 else "mcq", answer_label=right))
    lines += [".bp", "\\s+2\\fBAnswers and Rationales\\fP\\s0", ".sp 0.5"]
    for n, (_, _, right, why) in enumerate(asked, 1):
        lines += [".in 4n", ".ti -4n", f"{n}.\\h'|4n'\\fBAnswer: {right}.\\fP {plain(why)}", ".br", ".in 0", ".sp 0.4"]
    engine, source = roff(draw, lines, (10, 11), ("T", "P", "H"))
    return Document(engine, source, items)


# Test of an examination for public service, Spain

AUXILIAR = [
    ("¿Cuál es la forma política del Estado español según la Constitución de 1978?", ["La república federal", "La monarquía parlamentaria", "La monarquía absoluta"], 1),
    ("¿Cuántas provincias tiene la Comunidad Autónoma de Andalucía?", ["Seis", "Siete", "Ocho"], 2),
    ("El mandato de los diputados del Congreso es de:", ["Cuatro años", "Cinco años", "Seis años"], 0),
    ("¿Qué combinación de teclas copia el texto seleccionado en un procesador de textos?", ["Ctrl + C", "Ctrl + V", "Ctrl + X"], 0),
    ("La mayoría de edad en España se alcanza a los:", ["16 años", "18 años", "21 años"], 1),
    ("El órgano de gobierno de un municipio se llama:", ["Diputación", "Ayuntamiento", "Senado"], 1),
    ("¿Qué título de la Constitución trata de la Corona?", ["El título I", "El título II", "El título III"], 1),
    ("Un documento en formato PDF se abre con:", ["Un lector de documentos", "Una hoja de cálculo", "Un reproductor de música"], 0),
    ("¿En qué ciudad tiene su sede el Tribunal Constitucional?", ["Barcelona", "Sevilla", "Madrid"], 2),
    ("Las Cortes Generales están formadas por:", ["El Congreso de los Diputados y el Senado", "El Gobierno y el Congreso", "El Senado y el Tribunal de Cuentas"], 0),
    ("La lengua oficial de todo el Estado es:", ["El gallego", "El catalán", "El castellano"], 2),
    ("Si el precio de un artículo de 50 € sube un 10 %, el nuevo precio es:", ["55 €", "60 €", "51 €"], 0),
]


@layout(HALF, "test-clinometer", "test of a Spanish examination for public service, XeLaTeX: rules in a frame, bold numbers with a dash, options a) to c), Plantilla de respuestas as a ruled table with the words pregunta and respuesta overleaf")
def test_clinometer(draw):
    asked, items = draw.some(AUXILIAR, 12), []
    body = r"\begin{center}{\large\bfseries AYUNTAMIENTO DE VALDEMORA}\par\textbf{PROCESO SELECTIVO PARA AUXILIAR ADMINISTRATIVO}\par Primer ejercicio. Cuestionario tipo test. Turno libre\end{center}\fbox{\parbox{\dimexpr\linewidth-8pt}{\small\raggedright No abra este cuadernillo hasta que se le indique. Cada pregunta tiene una sola respuesta correcta. Las respuestas erróneas descuentan un tercio del valor de una correcta. Las preguntas en blanco no penalizan. Tiempo: 20 minutos.}}\par\bigskip " "\n"
    for n, (question, options, right) in enumerate(asked, 1):
        body += rf"\needspace{{3cm}}\lab{{0pt}}{{10mm}}{{\textbf{{{n}.-}}}}{{\textbf{{{tex(question)}}}}}\nopagebreak " + r"\nopagebreak ".join(rf"\lab{{10mm}}{{7mm}}{{{c})}}{{{tex(o)}}}" for c, o in zip("abc", options)) + r"\medskip" "\n"
        items.append(item(question, options[right], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[right]))
    cells = [f"{n} & {'abc'[right].upper()}" for n, (_, _, right) in enumerate(asked, 1)]
    body += r"\newpage\begin{center}\textbf{PLANTILLA DE RESPUESTAS}\par\bigskip\renewcommand\arraystretch{1.3}\begin{tabular}{|c|c||c|c|}\hline " + " & ".join(["Pregunta & Respuesta"] * 2) + r"\\\hline " + r"\\\hline ".join(f"{a} & {b}" for a, b in zip(cells[:6], cells[6:])) + r"\\\hline\end{tabular}\end{center}"
    engine, source = document(draw, body, ["arial", "timesnew", "noto"], (10, 11), (20, 24), foot=r"Página \thepage", extra=r"\frenchspacing")
    return Document(engine, source, items)


# Reading text of a language school with two exercises

STORY = [
    "Every summer the village of Castle Bay holds a race in boats that nobody would dare to call boats. They are made of cardboard, sticky tape and paint, and they must carry two people across the harbour. Most of them sink before they are half-way.",
    "The race began in 1994, when the owner of a furniture shop had a yard full of empty boxes and no idea what to do with them. His daughter Molly, who was eleven, built a canoe from the box of a wardrobe and paddled it as far as the lifeboat station. The local paper printed her picture, and the next year thirty teams took part.",
    "Today more than two thousand visitors come to watch. The money from the car park pays for the swimming lessons of all the children in the village. There is a cup for the fastest crew, but the prize that everybody wants is the Golden Sponge, which goes to the team whose boat sinks in the most spectacular way.",
]
READ = [
    ("What are the boats in the race made of?", ["wood", "cardboard", "plastic"], 1),
    ("How many people are there in each boat?", ["one", "two", "three"], 1),
    ("Why did the shop owner have so many boxes?", ["He sold furniture.", "He collected them.", "He wanted to build boats."], 0),
    ("How far did Molly get in her first canoe?", ["across the harbour", "to the shop", "to the lifeboat station"], 2),
    ("What is paid for with the money from the car park?", ["swimming lessons", "the cup", "new boats"], 0),
    ("Who wins the Golden Sponge?", ["the fastest crew", "the youngest team", "the team with the best sinking"], 2),
]
FIND = [("with nothing inside (paragraph 2)", "empty"), ("moved a small boat with a flat piece of wood (paragraph 2)", "paddled"), ("people who come to see a place or an event (paragraph 3)", "visitors"), ("a group of people who work on a boat (paragraph 3)", "crew"), ("very exciting to look at (paragraph 3)", "spectacular")]


@layout(HALF, "reading-metronome", "reading page of a course book, Typst: text in two columns with a title, exercise A with options a to c in one row, exercise B words to find with lines, key in small grey print behind the page number at the foot")
def reading_metronome(draw):
    def safe(text):
        return text.replace("#", "\\#").replace("$", "\\$").replace("_", "\\_")

    titles = ["A Read the text and choose the correct answer.", "B Find words in the text that mean:"]
    body, items, key = "", [], []
    for n, (question, options, right) in enumerate(READ, 1):
        body += f"#block(breakable: false)[#grid(columns: (7mm, 1fr), [*{n}*], [{safe(question)} #v(0.5mm) #grid(columns: (1fr, 1fr, 1.3fr), " + ", ".join(f"[*{c}* #h(1mm) {safe(o)}]" for c, o in zip("abc", options)) + ")])]\n"
        key.append(f"{n} {'abc'[right]}")
        items.append(item(question, options[right], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[right], section=titles[0]))
    body += f"#v(3mm)\n#block[*B* #h(2mm) *Find words in the text that mean:*]\n"
    found = []
    for n, (meaning, word) in enumerate(FIND, 1):
        body += f"#grid(columns: (7mm, 110mm, 1fr), [*{n}*], [{safe(meaning)}], [#line(length: 100%, start: (0mm, 3.4mm), stroke: 0.5pt)])\n"
        found.append(f"{n} {word}")
        items.append(item(meaning, word, str(n), section=titles[1]))
    left, right = "\n\n".join(safe(t) for t in STORY[:2]), safe(STORY[2])
    source = f"""#set page(paper: "a4", margin: (x: 19mm, y: 18mm), header: align(right, text(8pt)[Unit 7 · Strange sports]), footer: [#text(8pt)[46] #h(6mm) #text(7.5pt, gray.darken(40%))[*Key* #h(2mm) *A* #h(1mm) {', '.join(key)} #h(4mm) *B* #h(1mm) {', '.join(found)}]])
#set text(font: ({draw.one(['"Lato"', '"Open Sans"', '"Carlito"'])},), size: {draw.one([10, 10.5])}pt, lang: "en")
#set par(justify: true)
#text(20pt, weight: "bold", fill: rgb("#b5482a"))[The boats that love to sink]
#grid(columns: (1fr, 1fr), gutter: 7mm, [{left}], [{right}])
#v(3mm)
#block[*A* #h(2mm) *Read the text and choose the correct answer.*]
{body}
"""
    return Document("typst", source, items)


# Passage on blood with a bank, key on the next page

BLOOD = [
    ("Blood is carried away from the heart by vessels that are called ({}) ______________.", ["arteries"]),
    ("Their walls are thick, because the ({}) ______________ inside them is high.", ["pressure"]),
    ("They divide into the smallest vessels of the body, the ({}) ______________, whose walls are only one ({}) ______________ thick.", ["capillaries", "cell"]),
    ("Here oxygen and ({}) ______________ pass into the tissues.", ["glucose"]),
    ("The blood then returns to the heart through the ({}) ______________, which have ({}) ______________ that stop it from flowing backwards.", ["veins", "valves"]),
    ("The red colour of blood comes from ({}) ______________, a substance that holds oxygen.", ["haemoglobin"]),
    ("The liquid part of the blood is called ({}) ______________ and carries ({}) ______________ from the tissues to the lungs.", ["plasma", "carbon dioxide"]),
]


@layout(HALF, "passage-sundial", "biology worksheet, XeLaTeX: one passage with gaps (1) to (10) of underscores, words in a ruled box of five columns above it, key on the next page as a numbered list in two columns")
def passage_sundial(draw):
    bank = draw.mixed([a for _, answers in BLOOD for a in answers])
    items, shown, place, key = [], [], 0, []
    for text, answers in BLOOD:
        sentence = text.format(*range(place + 1, place + 1 + len(answers)))
        shown.append(tex(sentence))
        for answer in answers:
            place += 1
            key.append(answer)
            items.append(item(sentence, answer, str(place), kind="gap"))
    box = r"\begin{tabular}{|" + r">{\centering\arraybackslash}p{27mm}" * 5 + r"|}\hline " + " & ".join(bank[:5]) + r"\\ " + " & ".join(bank[5:]) + r"\\\hline\end{tabular}"
    body = r"Name: \rule{60mm}{.4pt}\hfill Form: \rule{20mm}{.4pt}\par\bigskip{\Large\bfseries The circulation of the blood}\par\medskip\textbf{Task 1.} Use the words in the box to complete the passage. Each word is used once.\par\medskip\begin{center}\renewcommand\arraystretch{1.4}" + box + r"\end{center}\par\medskip{\linespread{1.7}\selectfont\raggedright " + " ".join(shown) + r"\par}\newpage{\Large\bfseries Teacher’s notes}\par\medskip The passage revises lessons 3 and 4. Weaker pupils may be given the first letter of each word.\par\medskip\textbf{Answers to Task 1}\begin{multicols}{2}" + "".join(rf"({n}) {tex(a)}\par " for n, a in enumerate(key, 1)) + r"\end{multicols}"
    engine, source = document(draw, body, ["arial", "notoserif", "libertine"], (12,), (22, 24), head=r"\fancyhead[R]{\small Biology Year 9}", foot=r"\thepage")
    return Document(engine, source, items)


# Questions about the collection of waste

WASTE = [
    ("Collections", [("When will my bins be emptied?", "Household waste is collected every second week. Enter your postcode in the calendar on our home page to see the days for your street."), ("At what time should I put my bin out?", "Please put it out by 6.30 a.m. on the day of collection, but not before 7 p.m. on the evening before."), ("My bin was missed. What should I do?", "Leave it at the kerb and report it within two working days. We will return as soon as a crew is nearby."), ("Are bins emptied on public holidays?", "No. Collections move to the next day for the rest of that week.")]),
    ("Recycling", [("Can I recycle pizza boxes?", "Yes, provided that they are clean. Tear off greasy parts and put them into the food waste."), ("Do I have to remove labels from jars?", "No, but please rinse the jars and take off the lids."), ("What happens to my recycling?", "It is sorted at the plant in Weston Road and sold to mills and factories, most of them in this country.")]),
    ("Garden and bulky waste", [("How much does the garden waste service cost?", "The service costs £48 for the year, for one brown bin."), ("How do I get rid of an old mattress?", "You can book a collection of bulky waste for £20, or take it to the recycling centre free of charge."), ("May I burn leaves in my garden?", "Small fires are allowed if the smoke does not disturb your neighbours. We would rather you composted the leaves.")]),
]


@layout(HALF, "faq-pedometer", "questions about waste of a British council, Chromium: path of links above, On this page box with three topics, topics as heads, questions in coloured bold with an arrow before them, answers set in, foot with date of the review")
def faq_pedometer(draw):
    body, items = "<p class=n>Home › Waste and recycling › Frequently asked questions</p><h1>Bins and recycling: your questions</h1><div class=b><b>On this page</b><br>" + "<br>".join(topic for topic, _ in WASTE) + "</div>", []
    for topic, pairs in WASTE:
        body += f"<h2>{topic}</h2>"
        for question, answer in pairs:
            body += f"<div class=p><p class=q><span>▾</span> {web(question)}</p><p class=a>{web(answer)}</p></div>"
            items.append(item(question, answer, kind="faq", section=topic))
    body += "<p class=e>Last reviewed: 3 March · Marlow Vale District Council, Civic Offices, High Street</p>"
    css = ".n { font-size: 80%; color: #555 } h1 { color: #00563f; margin: 2mm 0 4mm } .b { background: #eef5f1; border-left: 1.5mm solid #00563f; padding: 2mm 4mm; width: 60mm } h2 { font-size: 130%; margin: 6mm 0 2mm; border-bottom: 1px solid #bbb; break-after: avoid } .p { break-inside: avoid; margin-bottom: 3mm } .q { color: #00563f; font-weight: bold; margin: 0 0 1mm } .q span { font-family: 'DejaVu Sans' } .a { margin: 0 0 0 6mm } .e { font-size: 80%; color: #666; margin-top: 8mm; border-top: 1px solid #bbb; padding-top: 2mm }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Roboto"], (10.5, 11), css)
    return Document(engine, source, items)


# Key terms of a business course

TERMS = [
    ("Asset", "Something of value that a business owns.", 4), ("Break-even point", "The level of output at which total revenue equals total costs.", 31), ("Cash flow", "The movement of money into and out of a business.", 27), ("Dividend", "A share of the profit that is paid to shareholders.", 12), ("Entrepreneur", "A person who takes the risk of starting a business.", 2),
    ("Fixed costs", "Costs that do not change with the level of output.", 29), ("Gross profit", "Revenue minus the cost of sales.", 33), ("Liability", "Money that a business owes to others.", 5), ("Market share", "The percentage of all sales in a market that one business makes.", 18), ("Niche market", "A small part of a larger market with needs of its own.", 17),
    ("Overdraft", "An arrangement that lets a business spend more than it has in its bank account.", 26), ("Sole trader", "A business that is owned by one person.", 8), ("Stakeholder", "Anyone who has an interest in what a business does.", 6), ("Supply chain", "The series of firms that bring a product from raw material to customer.", 40),
]


@layout(HALF, "glossary-hygrometer", "key terms of a business course, word processor: ruled table with the headed columns Key term, Meaning and Page, terms in bold, a note to learn them above")
def glossary_hygrometer(draw):
    chosen = draw.some(TERMS, 13)
    body = paragraph(run("GCSE Business – Key Terms"), "Title") + paragraph(run("Learn these terms for the test on Friday. The last column shows the page of your textbook.", "I")) + paragraph(run(""), "Inside")
    body += office_table([[run("Key term", "B"), run("Meaning", "B"), run("Page", "B")], *([run(term, "B"), run(meaning), run(str(number))] for term, meaning, number in chosen)], [4.2, 10.6, 1.6])
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Lato"], (11, 12), 2.2, styles="")
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning, _ in chosen])


# Words of Korean for beginners, five columns

KOREAN = [
    ("학교", "hakgyo", "noun", "school"), ("친구", "chingu", "noun", "friend"), ("가다", "gada", "verb", "to go"), ("먹다", "meokda", "verb", "to eat"), ("크다", "keuda", "adj.", "to be big"), ("물", "mul", "noun", "water"), ("책", "chaek", "noun", "book"),
    ("오늘", "oneul", "adv.", "today"), ("내일", "naeil", "adv.", "tomorrow"), ("읽다", "ikda", "verb", "to read"), ("예쁘다", "yeppeuda", "adj.", "to be pretty"), ("어머니", "eomeoni", "noun", "mother"), ("시장", "sijang", "noun", "market"), ("비싸다", "bissada", "adj.", "to be expensive"), ("자주", "jaju", "adv.", "often"),
]


@layout(HALF, "words-pendulum", "list of Korean words of a language school, Chromium: five columns No., Korean, Romanization, Type, English with a coloured head, grey bands without rules, lesson and page in the head")
def words_pendulum(draw):
    words = draw.some(KOREAN, 14)
    body = "<div class=t><span>Sejong Evening School · Beginner Korean 1</span><span>Lesson 4</span></div><h1>어휘 · Vocabulary</h1><table><thead><tr><th>No.<th>Korean<th>Romanization<th>Type<th>English</tr></thead>"
    body += rows((str(n), f"<span class=k>{a}</span>", b, f"<i>{c}</i>", d) for n, (a, b, c, d) in enumerate(words, 1)) + "</table><p class=f>Adjectives are listed in the dictionary form. Listen to track 12 and repeat each word twice.</p>"
    css = ".t { display: flex; justify-content: space-between; font-size: 85%; color: #444; border-bottom: 1px solid #444 } h1 { font-family: 'Noto Sans CJK KR'; font-size: 150%; margin: 5mm 0 3mm } .k { font-family: 'Noto Sans CJK KR'; font-size: 115% } table { border-collapse: collapse; width: 100% } th { background: #22577a; color: #fff } th, td { padding: 1.6mm 3mm; text-align: left } tr:nth-child(even) td { background: #eee } .f { font-size: 85%; margin-top: 5mm }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Noto Sans"], (11,), css)
    return Document(engine, source, [item(a, d, str(n), kind="vocabulary") for n, (a, _, _, d) in enumerate(words, 1)])


# Words of Persian by topic, the script at the right

PERSIAN = [
    ("Family", [("پدر", "pedar", "father"), ("مادر", "mādar", "mother"), ("برادر", "barādar", "brother"), ("خواهر", "khāhar", "sister"), ("دختر", "dokhtar", "daughter"), ("پسر", "pesar", "son")]),
    ("Home", [("خانه", "khāne", "house"), ("در", "dar", "door"), ("پنجره", "panjere", "window"), ("اتاق", "otāgh", "room"), ("میز", "miz", "table"), ("صندلی", "sandali", "chair")]),
    ("Food", [("نان", "nān", "bread"), ("برنج", "berenj", "rice"), ("چای", "chāy", "tea"), ("میوه", "mive", "fruit"), ("گوشت", "gusht", "meat"), ("شیر", "shir", "milk")]),
]


@layout(HALF, "words-astrarium", "words of Persian of a community school, Chromium: topics in bars across the table, English at the left, sound in italics, script at the right in a larger size, thin rules")
def words_astrarium(draw):
    body, items = "<h1>Persian for Families</h1><p>Word list for the first term. Cover one side with a card and test yourself.</p><table><tr><th>English<th>Say it<th class=r>فارسی</tr>", []
    for topic, words in PERSIAN:
        body += f"<tr><td colspan=3 class=b>{topic}</tr>"
        for script, sound, english in draw.some(words, 4):
            body += f"<tr><td>{english}<td><i>{sound}</i><td class=r dir=rtl lang=fa>{script}</tr>"
            items.append(item(script, english, kind="vocabulary", section=topic))
    body += "</table><p class=f>Saturday School, Riverside Hall</p>"
    css = "h1 { font-size: 170%; margin: 0 0 2mm; color: #7b1e3a } table { border-collapse: collapse; width: 130mm } td, th { border-bottom: 1px solid #bbb; padding: 1.5mm 3mm; text-align: left } .b { background: #7b1e3a; color: #fff; font-weight: bold } .r { text-align: right; font-family: 'Noto Naskh Arabic'; font-size: 125% } .f { font-size: 80%; color: #666; margin-top: 10mm }"
    engine, source = page(draw, body, ["Carlito", "Noto Sans", "Lato"], (11, 12), css)
    return Document(engine, source, items)


# Percentages in two columns, answers overleaf

PERCENT = [
    ("Work out:", [("10% of £60", "£6"), ("25% of 84 m", "21 m"), ("5% of 140 kg", "7 kg"), ("75% of 32", "24")]),
    ("Write as a percentage:", [("17 out of 50", "34%"), ("9 out of 20", "45%"), ("0.08", "8%")]),
    ("Increase:", [("£40 by 15%", "£46"), ("250 g by 8%", "270 g")]),
]
PERCENT_WORDS = [("A coat costs £70. In a sale its price is reduced by 20%. How much does it cost in the sale?", "£56"), ("There are 150 seats in a theatre, and 114 of them are taken. What percentage of the seats is empty?", "24%"), ("Ella’s pay rises from £12.00 to £12.60 an hour. Find the percentage increase.", "5%"), ("After a rise of 10% a train ticket costs £33. What did it cost before the rise?", "£30")]


@layout(HALF, "worksheet-planimeter", "maths worksheet on percentages, LaTeX: two columns, numbers with a head each, (a) (b) below each other with room to write, then sentences under the same count, answers overleaf under Answers by number with bold letters")
def worksheet_planimeter(draw):
    body = r"\textbf{Name:} \rule{55mm}{.4pt}\hfill\textbf{Class:} \rule{20mm}{.4pt}\hfill\textbf{Score:} \rule{10mm}{.4pt} / 13\par\medskip\begin{center}{\LARGE\bfseries Percentages}\end{center}\textit{You may not use a calculator. Show your working in your book.}\par\begin{multicols}{2}" "\n"
    items, key = [], r"\newpage{\Large\bfseries Answers}\par\medskip "
    for n, (head, parts) in enumerate(PERCENT, 1):
        body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(head)}}}\nopagebreak " + "".join(rf"\lab{{8mm}}{{8mm}}{{({'abcd'[k]})}}{{{tex(text)}}}\vspace{{11mm}}" for k, (text, _) in enumerate(parts)) + "\n"
        key += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{" + r"\qquad ".join(rf"\textbf{{({'abcd'[k]})}} {tex(a)}" for k, (_, a) in enumerate(parts)) + "}\n"
        items += [item(text, a, f"{n}({'abcd'[k]})", stem=head, kind="numeric") for k, (text, a) in enumerate(parts)]
    for n, (text, answer) in enumerate(PERCENT_WORDS, len(PERCENT) + 1):
        body += rf"\needspace{{3cm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(text)}}}\vspace{{22mm}}" "\n"
        key += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(answer)}}}" "\n"
        items.append(item(text, answer, str(n), kind="numeric"))
    engine, source = document(draw, body + r"\end{multicols}" + key, ["lmsans", "arial", "noto"], (11,), (18, 20), foot=r"\fancyfoot[L]{\footnotesize Percentages -- Core}\fancyfoot[R]{\footnotesize mathsbarn.example}", extra=r"\setlength\columnsep{10mm}")
    return Document(engine, source, items)


# Exercises of an astronomy textbook with answers to those of odd numbers

REVIEW = [
    ("What is the difference between a star and a planet?", "A star makes its own light by nuclear fusion; a planet reflects the light of a star."),
    ("Why does the Moon show phases?", "As it goes round the Earth we see different parts of its sunlit half."),
    ("What causes the seasons on the Earth?", "The tilt of the axis of the Earth."),
    ("Name the four terrestrial planets.", "Mercury, Venus, Earth and Mars"),
    ("Explain why we always see the same side of the Moon.", "It turns once on its axis in the time in which it goes once round the Earth."),
    ("What is a light-year?", "The distance that light travels in one year."),
]
PROBLEMS = [
    ("Light takes 8.3 minutes to reach the Earth from the Sun. How many kilometers does it travel in this time, if its speed is 300,000 km/s?", "149,400,000 km"),
    ("A comet has a period of 76 years and was last seen in 1986. In which year is it expected again?", "2062"),
    ("Jupiter’s diameter is 143,000 km and the Earth’s is 12,700 km. How many times as wide as the Earth is Jupiter? Round to one decimal place.", "11.3"),
    ("A telescope has an objective with a focal length of 1200 mm and an eyepiece of 25 mm. What is its magnification?", "48"),
    ("A crater on the Moon is 90 km wide. How wide is it on a map with a scale of 1 to 3,000,000?", "3 cm"),
    ("Mars takes 687 days to go round the Sun. How many Earth years of 365 days is this? Round to two decimal places.", "1.88"),
]


@layout(HALF, "exercises-tachometer", "end of a chapter of an open textbook, LaTeX: Review Questions and Problems whose numbers run on, two columns, running heads with chapter; answers to odd numbers on the page behind, by number")
def exercises_tachometer(draw):
    body = r"{\Large\bfseries Exercises}\par\begin{multicols}{2}{\large\bfseries\color{blue!50!black}Review Questions}\par " "\n"
    key, items, n = "", [], 0
    for title, group in (("Review Questions", REVIEW), ("Problems", PROBLEMS)):
        if title == "Problems":
            body += r"\medskip{\large\bfseries\color{blue!50!black}Problems}\par " "\n"
        for question, answer in group:
            n += 1
            body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\smallskip" "\n"
            if n % 2:
                key += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(answer)}}}" "\n"
            items.append(item(question, answer if n % 2 else None, str(n), kind="numeric" if title == "Problems" else "short"))
    body += r"\end{multicols}\newpage{\Large\bfseries Answers to Odd-Numbered Exercises}\par\medskip\textbf{Chapter 3}\par\smallskip " + key
    engine, source = document(draw, body, ["palatino", "times", "libertine"], (11,), (22, 24), head=r"\fancyhead[L]{\small Chapter 3\quad The Solar System}\fancyhead[R]{\small\thepage}", foot=r"\footnotesize This book is available for free at astrobook.example", extra=r"\renewcommand\headrulewidth{.4pt}\setcounter{page}{94}\setlength\columnsep{9mm}")
    return Document(engine, source, items)


# Sheet of a quiz host

ROUNDS = [
    ("Round 1 – Food and Drink", [("From which country does the dish paella come?", "Spain"), ("Which nut is used to make marzipan?", "Almond"), ("What is the main ingredient of hummus?", "Chickpeas"), ("Which spice is the most expensive by weight?", "Saffron"), ("Which fruit is dried to make prunes?", "Plums")]),
    ("Round 2 – Sport", [("How many players are there in a netball team on court?", "7"), ("In which city were the Olympic Games of 2012 held?", "London"), ("What is the highest possible break in snooker without a free ball?", "147"), ("In which sport is the Ryder Cup contested?", "Golf"), ("What colour is the centre of an archery target?", "Gold")]),
    ("Round 3 – Books", [("Who wrote ‘Frankenstein’?", "Mary Shelley"), ("Which detective lives at 221B Baker Street?", "Sherlock Holmes"), ("What is the first name of Mr Darcy in ‘Pride and Prejudice’?", "Fitzwilliam"), ("In which century was ‘Robinson Crusoe’ published?", "18th"), ("Who created the bear called Paddington?", "Michael Bond")]),
]


@layout(HALF, "quiz-stopwatch", "sheet of a quiz host, word processor: rounds as heads, a ruled table each with the columns No., Question and Answer, numbers that begin again, a tie-breaker with Answer: below it at the end")
def quiz_stopwatch(draw):
    body, items = paragraph(run("The Plough Inn – Thursday Quiz"), "Title") + paragraph(run("QUIZMASTER’S COPY – DO NOT LEAVE ON THE BAR", "B")) + paragraph(run("One point for each correct answer. Read every question twice. Collect the sheets after each round.")), []
    for title, asked in ROUNDS:
        chosen = draw.some(asked, 4)
        body += paragraph(run(title), "Head")
        body += office_table([[run("No.", "B"), run("Question", "B"), run("Answer", "B")], *([run(str(n)), run(q), run(a, "B")] for n, (q, a) in enumerate(chosen, 1))], [1.2, 11.0, 4.6])
        items += [item(q, a, str(n), section=title) for n, (q, a) in enumerate(chosen, 1)]
    question, answer = "How many steps are there to the top of the Monument in London?", "311"
    body += paragraph(run("Tie-breaker (nearest wins)"), "Head") + paragraph(run(question)) + paragraph(run("Answer: ", "B") + run(answer))
    items.append(item(question, answer, kind="numeric", section="Tie-breaker (nearest wins)"))
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Caladea"], (11, 12), 2.1, styles="")
    return Document(engine, source, items)
