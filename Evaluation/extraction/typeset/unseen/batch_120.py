"""The hundred and twentieth: a primary paper in two booklets (Singapore), a sample paper as a table (India), a theory test, a quiz
host's sheet, a FAQ (Germany), the end of a chapter, Korean words, terms to match, decimals twice, a safety talk, a tutorial and a
course outline that asks nothing.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"


def turned(draw, right, wrong):
    """The options in an order drawn from the seed, and the place of the right one."""
    options = draw.shuffled([right, *wrong])
    return options, options.index(right)


# Primary science in two booklets, Singapore

BOOKLET_A = [
    ("Which of the following is a living thing?", "mould", ["cloud", "river", "robot"]),
    ("Which part of a plant takes in water from the soil?", "root", ["flower", "fruit", "leaf"]),
    ("Which stage comes straight after the larva in the life cycle of a butterfly?", "pupa", ["adult", "egg", "nymph"]),
    ("Which material is attracted by a magnet?", "steel", ["copper", "glass", "plastic"]),
    ("A wet cloth dries faster on a windy day because", "the moving air carries away water vapour.", ["the wind is always warm.", "the water sinks into the cloth.", "the cloth takes in heat from the dark."]),
    ("Which of these does not give out light of its own?", "the Moon", ["a candle flame", "a firefly", "the Sun"]),
]
BOOKLET_B = [
    ("Mei Ling placed a spoon of hot soup next to an ice cube on a tray.", [("Which of the two objects lost heat?", "The spoon of hot soup lost heat.", 1), ("Explain what happened to the ice cube after ten minutes.", "The ice cube gained heat from the surroundings and melted.", 2)]),
    ("Raju grew two similar plants. Plant X was kept near a window and Plant Y in a dark cupboard. Both were watered daily.", [("State the variable that Raju changed in his experiment.", "The amount of light each plant received.", 1), ("After two weeks the leaves of Plant Y turned yellow. Explain why.", "There was no light, so the plant could not make food.", 2)]),
    ("The digestive system breaks down food into simpler substances.", [("Name the part of the digestive system in which digestion begins.", "The mouth.", 1), ("Give one reason why chewing food well helps digestion.", "Smaller pieces have more surface for the digestive juices to act on.", 1)]),
]


@layout(HALF, "paper-bullfinch", "primary science paper of a Singapore kind, word processor: Booklet A with options (1) to (4) and a bracket at the right, Booklet B with [1] [2] behind lines, answer key as a grid, then sentences")
def paper_bullfinch(draw):
    body = paragraph(run("TANJONG HILL PRIMARY SCHOOL"), "Letter") + paragraph(run("Continual Assessment 2\nPrimary 5 Science"), "Letter")
    body += paragraph(run("Name: ______________________________ (    )\tClass: Primary 5 ______"), "Who") + paragraph(run("BOOKLET A", "B") + run(" (12 marks)"), "Head")
    body += paragraph(run("For each question from 1 to 6, four options are given. One of them is the correct answer. Choose it and write its number in the brackets provided.", "I"))
    items, key, n = [], [], 0
    for question, right, wrong in draw.mixed(BOOKLET_A):
        n += 1
        options, place = turned(draw, right, wrong)
        body += paragraph(run(f"{n}.\t{question}"), "Task")
        for k, text in enumerate(options):
            body += paragraph(run(f"({k + 1})\t{text}" + ("\t(        )" if k == 3 else "")), "Alt")
        items.append(item(question, right, str(n), None, choices("1234", options), kind="mcq", answer_label=str(place + 1), section="BOOKLET A"))
        key.append(place + 1)
    body += paragraph(run("BOOKLET B", "B") + run(" (8 marks)"), "NewHead") + paragraph(run("Write your answers to questions 7 to 9 in the spaces given. The marks are shown in the brackets [ ] at the end of each part.", "I"))
    answers = ""
    for stem, parts in BOOKLET_B:
        n += 1
        body += paragraph(run(f"{n}.\t{stem}"), "Task")
        for k, (question, answer, marks) in enumerate(parts):
            letter = "abc"[k]
            body += paragraph(run(f"({letter})\t{question}"), "Sub")
            for line in range(marks + 1):
                body += paragraph(run("_" * 66 + (f"\t[{marks}]" if line == marks else "")), "Rule")
            items.append(item(question, answer, f"{n}({letter})", marks, stem=stem, section="BOOKLET B"))
            answers += paragraph(run(f"Q{n}({letter})\t{answer}"), "Key")
    body += paragraph(run("~ End of Paper ~", "I"), "Mid") + paragraph(run("ANSWER KEY"), "New") + paragraph(run("Tanjong Hill Primary School · Primary 5 · CA2 Science"), "Mid") + paragraph(run("Booklet A", "B"))
    body += office_table([[run(f"Q{k}", "B") for k in range(1, 7)], [run(str(place)) for place in key]], [2.2] * 6) + paragraph(run("Booklet B", "B")) + answers
    styles = (
        paragraph_style("Letter", 0, bold=True, size=14, extra='fo:text-align="center"')
        + paragraph_style("Mid", 0.3, extra='fo:text-align="center"')
        + paragraph_style("Who", 0.4, tabs=[(10.5, "")])
        + paragraph_style("Task", 0.35, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Alt", 0.05, 1.8, -0.9, [(1.8, ""), (16.4, 'style:type="right"')])
        + paragraph_style("Sub", 0.2, 1.8, -0.9, [(1.8, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Rule", 0.25, 1.8, 0, [(16.4, 'style:type="right"')])
        + paragraph_style("Key", 0.15, 1.8, -1.8, [(1.8, "")])
        + paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page" fo:text-align="center"')
        + paragraph_style("NewHead", 0, size=13, extra='fo:break-before="page"')
    )
    engine, source = office(draw, body, ["Liberation Sans", "Liberation Serif", "Carlito"], (11,), margin=2.2, head="P5 / CA2 / Science", styles=styles)
    return Document(engine, source, items)


# Sample question paper as a table, India

SAMPLE_CHOICES = [
    ("The process by which a solid changes directly into a gas is called", "sublimation", ["condensation", "evaporation", "fusion"]),
    ("The SI unit of pressure is the", "pascal", ["joule", "newton", "watt"]),
    ("Which of the following is a non-metal that conducts electricity?", "graphite", ["iodine", "phosphorus", "sulphur"]),
    ("The powerhouse of the cell is the", "mitochondrion", ["lysosome", "nucleus", "ribosome"]),
    ("A spring balance is used to measure", "weight", ["density", "speed", "volume"]),
]
SAMPLE_SHORT = [
    ("Define inertia and name the physical quantity that is its measure.", ["Inertia is the tendency of a body to resist a change of its motion.", "Its measure is the mass of the body."]),
    ("State two differences between xylem and phloem.", ["Xylem carries water and minerals, phloem carries food.", "Transport in xylem is upwards only, in phloem it is in both directions."]),
    ("Why do we see lightning before we hear thunder?", ["Light travels much faster than sound.", "So the flash reaches us before the sound does."]),
]
SAMPLE_LONG = [
    ("A bus starts from rest and reaches a speed of 20 m/s in 10 s. Calculate its acceleration and the distance it covers in this time.", ["a = (v − u)/t = 2 m/s²", "s = ½at²", "s = 100 m"]),
    ("Explain how the lungs of a mammal are adapted for the exchange of gases.", ["The alveoli give a very large surface.", "The walls of the alveoli are only one cell thick.", "A network of capillaries carries the gases away."]),
]


@layout(HALF, "sample-brambling", "sample question paper of an Indian board, word processor: one ruled table of Q. No., questions and marks, sections as rows, options (a) to (d) in the cell; marking scheme in its own file as a table of value points")
def sample_brambling(draw):
    heads = ["SECTION A", "SECTION B", "SECTION C"]
    lines, scheme, items, n = [[run("Q. No.", "B"), run("QUESTIONS", "B"), run("MARKS", "B")]], [[run("Q. No.", "B"), run("EXPECTED ANSWER / VALUE POINTS", "B"), run("MARKS", "B")]], [], 0
    lines.append(["", run(heads[0], "B"), ""])
    for question, right, wrong in draw.mixed(SAMPLE_CHOICES):
        n += 1
        options, place = turned(draw, right, wrong)
        lines.append([run(f"{n}"), run(question + "\n" + "\n".join(f"({letter}) {text}" for letter, text in zip("abcd", options))), run("1")])
        scheme.append([run(f"{n}"), run(f"({'abcd'[place]}) {right}"), run("1")])
        items.append(item(question, right, str(n), 1, choices("abcd", options), kind="mcq", answer_label="abcd"[place], section=heads[0]))
    for head, asked in zip(heads[1:], (SAMPLE_SHORT, SAMPLE_LONG)):
        lines.append(["", run(head, "B"), ""])
        for question, points in asked:
            n += 1
            lines.append([run(f"{n}"), run(question), run(str(len(points)))])
            scheme.append([run(f"{n}"), run("\n".join(points)), run("\n".join("1" for _ in points)) if head == heads[1] else run(str(len(points)))])
            each = 1 if head == heads[1] else None
            items.append(item(question, "\n".join(points), str(n), len(points), section=head, rubric=[{"text": point, "marks": each} for point in points]))
    start = paragraph(run("SAMPLE QUESTION PAPER"), "Letter") + paragraph(run("SCIENCE (Code No. 186)"), "Letter") + paragraph(run("CLASS IX"), "Letter")
    start += paragraph(run("Maximum Marks: 17\tTime allowed: 45 minutes"), "Who") + paragraph(run("General Instructions:", "B"))
    for roman, text in zip(["(i)", "(ii)", "(iii)"], ["This question paper consists of 10 questions in 3 sections.", "All questions are compulsory.", "Use of calculators is not permitted."]):
        start += paragraph(run(f"{roman}\t{text}"), "Rules")
    styles = paragraph_style("Letter", 0, bold=True, size=13, extra='fo:text-align="center"') + paragraph_style("Who", 0.3, tabs=[(17.0, 'style:type="right"')]) + paragraph_style("Rules", 0, 1.2, -1.0, [(1.2, "")])
    fonts = [draw.one(["Carlito", "Liberation Serif", "Caladea"])]
    engine, source = office(draw, start + paragraph("") + office_table(lines, [1.8, 13.2, 2.0]), fonts, (11,), margin=2.0, styles=styles)
    marking = paragraph(run("MARKING SCHEME"), "Letter") + paragraph(run("SCIENCE (Code No. 186)"), "Letter") + paragraph(run("CLASS IX"), "Letter") + paragraph("") + office_table(scheme, [1.8, 13.2, 2.0])
    return Document(engine, source, items, office(draw, marking, fonts, (11,), margin=2.0, styles=styles)[1])


# Theory test of a driving school

THEORY = [
    ("You are approaching a zebra crossing where people are waiting. What should you do?", "Slow down and be ready to stop", ["Sound your horn", "Speed up to pass before they cross", "Wave them across"]),
    ("What does a flashing amber light at a pelican crossing mean?", "Give way to people on the crossing", ["Stop and wait for green", "The lights are out of order", "You have priority"]),
    ("When may you use the horn while your car is standing still?", "When another road user is a danger to you", ["To call a friend", "To greet somebody", "To hurry the driver in front"]),
    ("How far behind the car in front should you stay on a dry road?", "At least two seconds", ["At least one car’s length", "At least half a second", "As close as you can brake"]),
    ("What is the main cause of skidding?", "The driver", ["The engine", "The road", "The weather"]),
    ("Which tyres must you never mix on the same axle?", "Radial and cross-ply", ["Front and rear", "New and part worn", "Summer tyres of two makes"]),
    ("You feel tired on a motorway. What should you do?", "Leave at the next exit and rest", ["Drive faster to get home sooner", "Open a window and drive on", "Stop on the hard shoulder"]),
    ("What should you check before you open your door in a busy street?", "That no cyclist is passing", ["That the lights are off", "That the radio is off", "That the windows are shut"]),
    ("Where would you find reflective amber studs on a motorway?", "Beside the central reservation", ["At the left edge of the road", "Between the lanes", "On slip roads only"]),
    ("What does a circular sign with a red border usually give?", "A prohibition", ["A direction", "A recommendation", "A warning"]),
]


@layout(HALF, "theory-coot", "practice test of a driving school, Chromium: header band, two columns of cards with a coloured number, square boxes without letters, score line at the foot, no key")
def theory_coot(draw):
    items, body = [], "<div class=h><b>Greenlight School of Motoring</b><span>Mock theory test 3</span></div><div class=w>Name ______________________ &emsp; Date ____________</div><p>Mark <b>one</b> answer for each question. You need 8 out of 10 to pass this mock test.</p><div class=cols>"
    for n, (question, right, wrong) in enumerate(draw.mixed(THEORY), 1):
        options, _ = turned(draw, right, wrong)
        body += f"<div class=q><p><span class=n>{n}</span><b>{web(question)}</b></p>" + "".join(f"<div class=o><span class=x></span>{web(text)}</div>" for text in options) + "</div>"
        items.append(item(question, None, str(n), None, choices([None] * 4, options), kind="mcq"))
    body += "</div><p class=f>Score: ____ / 10 &emsp;&emsp; ☐ Pass &emsp; ☐ Fail &emsp;&emsp; Instructor’s initials: ______</p>"
    css = ".h { background: #0b6b3a; color: white; padding: 3mm 5mm; display: flex; justify-content: space-between; font-size: 130% } .w { margin: 4mm 0 } .cols { columns: 2; column-gap: 6mm } .q { border: 1px solid #9bc2ac; border-radius: 2mm; padding: 2mm 3mm; margin: 0 0 4mm; break-inside: avoid } .q p { margin: 0 0 1.5mm } .n { background: #0b6b3a; color: white; padding: 0 1.6mm; border-radius: 1mm; margin-right: 2mm } .o { margin: 1mm 0 0 7mm; text-indent: -6mm; padding-left: 6mm } .x { display: inline-block; width: 3.2mm; height: 3.2mm; border: 1px solid #333; margin-right: 2.4mm; vertical-align: -.4mm } .f { border-top: 1px solid #0b6b3a; padding-top: 2mm; margin-top: 5mm }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Carlito"], (10,), css)
    return Document(engine, source, items)


# Sheet of a quiz host

HOST = [
    ("Round 1: Food and Drink", [("From which country does feta cheese come?", "Greece"), ("What is the main ingredient of hummus?", "Chickpeas"), ("Which spirit is used in a mojito?", "White rum"), ("What fruit is dried to make a prune?", "Plum")]),
    ("Round 2: Around the World", [("Which is the longest river in France?", "Loire"), ("On which continent is the Atacama Desert?", "South America"), ("What is the capital of New Zealand?", "Wellington"), ("Which two countries share the Iberian Peninsula?", "Spain and Portugal")]),
    ("Round 3: Stage and Screen", [("Who wrote the play “The Importance of Being Earnest”?", "Oscar Wilde"), ("Which Italian city is the setting of “Romeo and Juliet”?", "Verona"), ("Which ballet by Tchaikovsky tells of a princess turned into a bird?", "Swan Lake"), ("How many strings has a standard guitar?", "Six")]),
]


@layout(HALF, "quiz-toucan", "sheet of a quiz host, Typst, landscape: a table for each round with No., Question and Answer, its title in a coloured row across, tie-breaker in a frame at the end")
def quiz_toucan(draw):
    body, items = "", []
    for title, asked in HOST:
        body += f'#block(breakable: false, below: 12pt)[#table(columns: (12mm, 1fr, 58mm), stroke: 0.5pt + rgb("#888888"), inset: 6pt, table.cell(colspan: 3, fill: rgb("#5b2a86"))[#text(white, weight: "bold")[{title}]], [*No.*], [*Question*], [*Answer*],\n'
        for n, (question, answer) in enumerate(asked, 1):
            body += f"[{n}], [{question}], [*{answer}*],\n"
            items.append(item(question, answer, str(n), section=title))
        body += ")]\n"
    question, answer = "In which year did the first underground railway in London open?", "1863"
    body += f'#block(stroke: 1pt + rgb("#5b2a86"), inset: 8pt, width: 100%, breakable: false)[*TIE-BREAKER* (nearest wins) \\ {question} #h(1fr) *{answer}*]\n'
    items.append(item(question, answer, None, section="TIE-BREAKER"))
    source = f"""#set page(paper: "a4", flipped: true, margin: (x: 20mm, top: 20mm, bottom: 16mm), header: text(8pt)[The Railway Tavern · Thursday Quiz #h(1fr) HOST COPY – keep away from teams], footer: context text(8pt)[#h(1fr) #counter(page).display()])
#set text(font: ({draw.one(['"Lato"', '"Open Sans"', '"Carlito"'])},), size: {draw.one([10.5, 11])}pt, lang: "en")
{body}
"""
    return Document("typst", source, items)


# Questions about evening classes, Germany

VHS = [
    ("Wie melde ich mich zu einem Kurs an?", "Sie können sich online, per Telefon oder persönlich in der Geschäftsstelle anmelden. Eine Bestätigung erhalten Sie per E-Mail."),
    ("Bis wann kann ich mich abmelden?", "Bis sieben Tage vor Kursbeginn ist die Abmeldung kostenlos. Danach wird die volle Gebühr fällig."),
    ("Gibt es eine Ermäßigung?", "Ja. Schülerinnen und Schüler, Studierende und Menschen mit Behinderung zahlen 20 Prozent weniger."),
    ("Wann wird die Gebühr abgebucht?", "Die Gebühr wird in der Regel zwei Wochen nach Kursbeginn von Ihrem Konto abgebucht."),
    ("Was geschieht, wenn ein Kurs ausfällt?", "Wir benachrichtigen Sie rechtzeitig. Bereits gezahlte Gebühren werden vollständig erstattet."),
    ("Wie finde ich den richtigen Sprachkurs?", "Machen Sie unseren kostenlosen Einstufungstest oder kommen Sie in die Sprachberatung am Donnerstagnachmittag."),
    ("Bekomme ich eine Teilnahmebescheinigung?", "Wenn Sie mindestens 80 Prozent der Termine besucht haben, stellen wir Ihnen auf Wunsch eine Bescheinigung aus."),
    ("Findet in den Schulferien Unterricht statt?", "Nein, in den Ferien und an Feiertagen fallen die Termine aus."),
    ("Sind die Kursräume barrierefrei?", "Das Haupthaus hat einen Aufzug und ist barrierefrei. In den Außenstellen ist dies leider nicht überall der Fall."),
]


@layout(HALF, "faq-sanderling", "web page of a German evening school as printed from a browser, Chromium: date, title, address and page in small print, bread crumbs, questions with a sign to fold, answers in grey")
def faq_sanderling(draw):
    items, body = [], "<div class=b><b>vhs Lindental</b><span>Kurse</span><span>Beratung</span><span>Über uns</span><span>Kontakt</span></div><p class=c>Startseite › Service › Häufige Fragen</p><h1>Häufig gestellte Fragen</h1><p>Hier finden Sie Antworten auf die Fragen, die uns am häufigsten erreichen. Ihre Frage ist nicht dabei? Schreiben Sie uns!</p>"
    for question, answer in draw.some(VHS, 9):
        body += f"<div class=f><h3>{question}<span>–</span></h3><p>{answer}</p></div>"
        items.append(item(question, answer, kind="faq"))
    body += "<p class=g>Geschäftsstelle · Marktstraße 7 · Montag bis Freitag 9–12 Uhr<br>Impressum | Datenschutz | AGB</p><p class=u>https://www.vhs-lindental.example/service/fragen &emsp; 14.03.2025, 10:27</p>"
    css = ".b { background: #003c71; color: white; padding: 3mm 4mm; display: flex; gap: 8mm } .b b { flex: 1; font-size: 125% } .c { font-size: 80%; color: #666 } h1 { font-size: 165%; color: #003c71 } .f { border-bottom: 1px solid #ccc; break-inside: avoid } h3 { font-size: 105%; margin: 3mm 0 1mm; display: flex; justify-content: space-between } .f p { color: #444; margin: 0 0 3mm } .g { background: #eee; padding: 3mm; font-size: 85%; margin-top: 8mm } .u { font-size: 70%; color: #555 }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Noto Sans"], (10.5,), css, language="de")
    return Document(engine, source, items)


# End of a chapter of an open textbook

KEY_TERMS = [
    ("aquifer", "a layer of rock or sediment that stores water and lets it flow through"),
    ("baseflow", "the part of a river’s discharge that comes from groundwater"),
    ("infiltration", "the movement of water from the surface into the soil"),
    ("water table", "the upper surface of the zone in which all pores are filled with water"),
    ("watershed", "the land area that drains to one river or lake"),
]
REVIEW = [
    ("Most of the fresh water on Earth is stored in", "glaciers and ice caps", ["lakes", "rivers", "the atmosphere"]),
    ("Which process moves water from plants to the air?", "transpiration", ["condensation", "infiltration", "runoff"]),
    ("A well is most likely to run dry when", "more water is pumped out than flows in", ["heavy rain falls", "the river floods", "the water table rises"]),
    ("Paving a field with asphalt will probably increase", "surface runoff", ["baseflow", "infiltration", "transpiration"]),
    ("Which material makes the best aquifer?", "coarse gravel", ["clay", "granite without cracks", "shale"]),
]
CRITICAL = ["Explain why a river may go on flowing for weeks after the last rain.", "A town plans to pump twice as much groundwater. Describe two effects this may have on nearby streams.", "How does clearing a forest change the water cycle of a valley?"]


@layout(HALF, "chapter-gannet", "end of a chapter of an open college textbook, pdfLaTeX: KEY TERMS in bold run into their meanings, REVIEW QUESTIONS with a. to d. in two columns, CRITICAL THINKING QUESTIONS that run on, Answer Key by chapter on the last page")
def chapter_gannet(draw):
    items, n, key = [], 0, []
    bar = r"\par\bigskip\noindent\colorbox{black!75}{\makebox[0.975\linewidth][l]{\color{white}\bfseries\large %s}}\par\medskip "
    body = bar % "KEY TERMS"
    for term, meaning in KEY_TERMS:
        body += rf"\noindent\hangindent=5mm\textbf{{{term}}}\quad {tex(meaning)}\par "
        items.append(item(term, meaning, kind="definition"))
    body += bar % "REVIEW QUESTIONS" + r"\begin{multicols}{2}"
    for question, right, wrong in draw.mixed(REVIEW):
        n += 1
        options, place = turned(draw, right, wrong)
        listed = "".join(rf"\lab{{7mm}}{{6mm}}{{{letter}.}}{{{tex(text)}}}" for letter, text in zip("abcd", options))
        body += rf"\begin{{minipage}}{{\linewidth}}\lab{{0mm}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}{listed}\end{{minipage}}\par\medskip "
        key.append(rf"\textbf{{{n}.}} {'abcd'[place]}")
        items.append(item(question, right, str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[place], section="REVIEW QUESTIONS"))
    body += r"\end{multicols}" + bar % "CRITICAL THINKING QUESTIONS"
    for question in CRITICAL:
        n += 1
        body += rf"\lab{{0mm}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}"
        items.append(item(question, None, str(n), section="CRITICAL THINKING QUESTIONS"))
    body += r"\newpage{\Huge\bfseries Answer Key}\par\bigskip{\large\bfseries Chapter 9}\par\medskip " + r"\qquad ".join(key) + r"\par\medskip{\small Answers to Critical Thinking Questions are available to instructors.\par}"
    engine, source = document(draw, body, ["palatino", "times", "lmsans"], (10, 11), (20, 24), head=r"\fancyhead[L]{\small Chapter 9 $\vert$ Water on the Land}\fancyhead[R]{\small\thepage}", foot=r"\footnotesize This open textbook is free at openearthbooks.example")
    return Document(engine, source, items)


# Words of a Korean course

KOREAN = [
    ("제1과 집과 가족", [("집", "jip", "noun", "house"), ("가족", "gajok", "noun", "family"), ("어머니", "eomeoni", "noun", "mother"), ("살다", "salda", "verb", "to live"), ("크다", "keuda", "adjective", "to be big"), ("방", "bang", "noun", "room"), ("창문", "changmun", "noun", "window")]),
    ("제2과 시장에서", [("시장", "sijang", "noun", "market"), ("사과", "sagwa", "noun", "apple"), ("사다", "sada", "verb", "to buy"), ("비싸다", "bissada", "adjective", "to be expensive"), ("얼마", "eolma", "noun", "how much"), ("돈", "don", "noun", "money"), ("물고기", "mulgogi", "noun", "fish")]),
]


@layout(HALF, "words-curlew", "vocabulary of a Korean course, word processor: lesson heads in Korean, ruled tables of four columns with heads in bold, Korean, romanisation, part of speech, English")
def words_curlew(draw):
    body, items = paragraph(run("Korean for Beginners 1: Vocabulary List"), "Title") + paragraph(run("Seocho Language Centre, spring term. Verbs and adjectives are given in the dictionary form.", "I")), []
    for head, words in KOREAN:
        body += paragraph(run(head), "Head")
        body += office_table([[run(text, "B") for text in ("Korean", "Romanisation", "Part of speech", "English")], *[[run(text) for text in row] for row in words]], [4.0, 4.2, 4.0, 4.6])
        items += [item(korean, english, kind="vocabulary", section=head) for korean, _, _, english in words]
    engine, source = office(draw, body, ["Noto Sans CJK KR", "Noto Serif CJK KR"], (10, 11), 2.1, head="Level 1A")
    return Document(engine, source, items)


# Terms of computing to match

HARDWARE = [
    ("CPU", "The part that carries out the instructions of a program"), ("RAM", "Fast memory whose contents are lost when the power is off"), ("Router", "A device that passes data between networks"),
    ("Solid-state drive", "Permanent storage without moving parts"), ("Touchscreen", "A device for both input and output"), ("Firewall", "A barrier that blocks unwanted network traffic"),
    ("Operating system", "Software that manages the hardware and runs other programs"), ("Pixel", "The smallest dot of an image on a display"), ("Bandwidth", "The amount of data that a connection can carry each second"), ("Phishing", "An attempt to get passwords by posing as somebody else"),
]
SPARE = ["A copy of files kept in case the originals are lost", "A set of rules for laying out web pages"]


@layout(HALF, "matching-wigeon", "matching quiz of a US computing class, groff: name, date and period, a blank before numbered terms at the left, lettered descriptions at the right, two too many, no key")
def matching_wigeon(draw):
    pairs = draw.mixed(HARDWARE)
    ends = draw.mixed([right for _, right in HARDWARE] + SPARE)
    letters = "ABCDEFGHIJKL"
    lines = [".ds LH", ".ds RH", ".ds CF", "Name: ____________________________\\ \\ \\ Date: ______________\\ \\ \\ Period: _____", ".sp 1.2", ".ce", "\\fB\\s+4Introduction to Computing: Unit 2 Quiz\\s0\\fP", ".sp", "\\fBMatching.\\fP Write the letter of the best description on the blank in front of each term. Each letter is used once at most. Two descriptions will not be used.", ".sp", ".TS", "tab(@);", "lw(6.2c) lw(9.4c)."]
    for k, text in enumerate(ends):
        left = f"_____\\ \\ {k + 1}.\\ \\ {plain(pairs[k][0])}" if k < len(pairs) else ""
        lines += [f"{left}@T{{", ".nh", f".in 3n", ".ti -3n", f"{letters[k]}.\\h'|3n'{plain(text)}", ".sp 0.4", "T}"]
    lines += [".TE"]
    listed = choices(letters, ends)
    items = [item(left, None, str(n), None, listed, kind="match") for n, (left, _) in enumerate(pairs, 1)]
    engine, source = roff(draw, lines, (11, 12), ("T", "H", "P"))
    return Document(engine, source, items)


# Decimals, and the same sheet with its answers

@layout(HALF, "decimals-pochard", "decimals worksheet of a US web site, Chromium: logo line, Grade 4, two columns of numbered sums, address in the foot; the same sheet again on page two headed Answers with the results in red")
def decimals_pochard(draw):
    sums, seen = [], set()
    while len(sums) < 14:
        a, b = draw.random.randint(12, 98), draw.random.randint(2, 9)
        sign = "+−×"[len(sums) % 3]
        value = {"+": a + b * 10, "−": a - b, "×": a * b}[sign]
        second = {"+": f"{b}.0", "−": f"0.{b}", "×": str(b)}[sign]
        if (a, b) not in seen and a % 10 and value % 10:
            seen.add((a, b))
            sums.append((f"{a / 10:.1f} {sign} {second} =", f"{value / 10:.1f}"))
    def sheet(answers):
        cells = "".join(f"<div><span>{n}.</span>{text} " + (f"<u>&nbsp;{value}&nbsp;</u>" if answers else "________") + "</div>" for n, (text, value) in enumerate(sums, 1))
        head = "<div class=l><b>SumGarden</b><span>Grade 4 Decimals Worksheet</span></div>"
        title = "<h1>Add, subtract and multiply decimals" + (" <em>(Answers)</em>" if answers else "") + "</h1>"
        return f"<div class='s{' k' if answers else ''}'>{head}{title}<h2>{'' if answers else 'Find the answer.'}</h2><div class=g>{cells}</div><div class=f>Reading and Math for K-5 &emsp; © www.sumgarden.example</div></div>"
    items = [item(text + " ________", value, str(n), kind="numeric") for n, (text, value) in enumerate(sums, 1)]
    css = ".s + .s { break-before: page } .l { display: flex; justify-content: space-between; border-bottom: 2px solid #e08a00; padding-bottom: 1mm } .l b { color: #e08a00 } h1 { font-size: 150%; margin: 6mm 0 1mm } h2 { font-size: 105%; font-weight: normal; font-style: italic; margin: 0 0 6mm; min-height: 5mm } .g { display: grid; grid-template-columns: 1fr 1fr; row-gap: 15mm; font-size: 125% } .g span { display: inline-block; width: 11mm } u { color: #c00000 } em { font-style: normal; color: #c00000 } .f { margin-top: 14mm; font-size: 75%; color: #666; text-align: center }"
    engine, source = page(draw, sheet(False) + sheet(True), ["Liberation Sans", "Open Sans", "Comic Neue"], (11,), css, paper="Letter")
    return Document(engine, source, items)


# Toolbox talk with a test

LADDERS = [
    ("A ladder should be checked before each use.", True, "A quick look at rungs, stiles and feet takes less than a minute."), ("It is safe to stand on the top rung if somebody holds the ladder.", False, "The top three rungs are never to be stood on."),
    ("A leaning ladder should be one metre out for every four metres up.", True, "This is the one-in-four rule."), ("Metal ladders may be used near power lines when the weather is dry.", False, "Metal conducts electricity in any weather."),
    ("You should face the ladder when climbing down.", True, "Both hands and both feet stay in reach of the rungs."), ("Painting a wooden ladder makes it safer.", False, "Paint hides cracks."),
    ("A ladder may be moved while somebody is standing on it.", False, "The worker must come down first."), ("Three points of contact should be kept while climbing.", True, "Two feet and one hand, or two hands and one foot."),
    ("A damaged ladder should be put back with a note for the next user.", False, "It must be tagged and taken out of use."), ("Heavy tools are best carried up in one hand.", False, "Use a tool belt or raise them with a rope."),
]


@layout(HALF, "safety-fulmar", "test after a toolbox talk, word processor: employee and supervisor lines, ruled table of number, statement, ☐ True and ☐ False; Trainer’s Answer Key on the next page as 1. True. with a reason behind it")
def safety_fulmar(draw):
    asked = draw.mixed(LADDERS)
    body = paragraph(run("TOOLBOX TALK 14: LADDER SAFETY"), "Title") + paragraph(run("Knowledge check", "B")) + paragraph(run("Employee: __________________________\tDate: ______________"), "Who") + paragraph(run("Site: ______________________________\tSupervisor: __________"), "Who")
    body += paragraph(run("Check the box that shows whether each statement is true or false. A score of 80% is needed to pass."))
    body += office_table([[run("No.", "B"), run("Statement", "B"), run("Your answer", "B")], *[[run(str(n)), run(text), run("☐ True   ☐ False")] for n, (text, *_) in enumerate(asked, 1)]], [1.3, 11.2, 4.1])
    body += paragraph(run("Trainer’s Answer Key"), "New") + paragraph(run("Discuss every answer with the crew before you collect the sheets.", "I"))
    items = []
    for n, (text, value, reason) in enumerate(asked, 1):
        body += paragraph(run(f"{n}.\t") + run(f"{value}.", "B") + run(f" {reason}"), "Part")
        items.append(item(text, str(value), str(n), kind="truefalse"))
    styles = paragraph_style("Who", 0.25, tabs=[(9.5, "")]) + paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"')
    engine, source = office(draw, body, ["DejaVu Sans", "Noto Sans"], (10,), 2.2, head="Halvorsen Construction – Safety Department", styles=styles)
    return Document(engine, source, items)


# Tutorial with worked examples and answers in brackets

WORKED = [
    ("A cyclist of mass 60 kg speeds up from 2.0 m/s to 5.0 m/s in 6.0 s. Find the resultant force on her.", [r"a = \frac{v-u}{t} = \frac{5.0-2.0}{6.0} = 0.50~\text{m/s}^2", r"F = ma = 60 \times 0.50 = 30~\text{N}"], "30 N"),
    ("A crate is pulled along a level floor by a force of 80 N through 12 m. Calculate the work done by the force.", [r"W = Fs = 80 \times 12 = 960~\text{J}"], "960 J"),
    ("A stone falls from rest for 3.0 s. Taking g = 10 m/s², find the distance it falls.", [r"s = \tfrac{1}{2}gt^2 = \tfrac{1}{2} \times 10 \times 3.0^2 = 45~\text{m}"], "45 m"),
]
PRACTICE = [
    ("Find the force that gives a mass of 4.0 kg an acceleration of 3.0 m/s².", "12 N"), ("A car travels 150 m in 7.5 s at a steady speed. Find its speed.", "20 m/s"), ("A lift raises a load of 500 N through 8.0 m in 10 s. Find the useful power.", "400 W"),
    ("A ball of mass 0.20 kg moves at 15 m/s. Calculate its momentum.", "3.0 kg m/s"), ("A spring stretches 4.0 cm under a load of 6.0 N. What load stretches it by 10 cm?", "15 N"), ("A train slows from 30 m/s to rest in 75 s. Find its deceleration.", "0.40 m/s²"), ("Find the kinetic energy of a 1200 kg car that moves at 10 m/s.", "60 kJ"),
]


@layout(HALF, "tutorial-snipe", "tutorial sheet of a technical college, pdfLaTeX: Example 2.1 with Solution in display between rules, then Practice problems 1. to 7. whose answers stand in square brackets at the right edge")
def tutorial_snipe(draw):
    items = []
    body = r"\begin{center}{\large\bfseries PH101 Mechanics}\par Tutorial Sheet 2: Forces, Work and Motion\end{center}\textit{Read the examples, then try the practice problems before your tutorial in week 5.}\par "
    for n, (question, steps, answer) in enumerate(WORKED, 1):
        display = r"\\".join("&" + step for step in steps)
        body += rf"\medskip\hrule\medskip\textbf{{Example 2.{n}}}\quad {tex(question)}\par\smallskip\textbf{{Solution}}\begin{{align*}}{display}\end{{align*}}" + "\n"
        items.append(item(question, answer, f"2.{n}", kind="numeric", answer_kind="contains"))
    body += r"\hrule\bigskip{\large\bfseries Practice problems}\par\smallskip "
    for n, (question, answer) in enumerate(draw.some(PRACTICE, 7), 1):
        body += rf"\lab{{0mm}}{{8mm}}{{{n}.}}{{{tex(question)}\pushright{{[{tex(answer)}]}}}}\smallskip "
        items.append(item(question, answer, str(n), kind="numeric", section="Practice problems"))
    engine, source = document(draw, body, ["cm", "lm", "times"], (11,), (22, 26), head=r"\fancyhead[L]{\small Northgate Institute of Technology}\fancyhead[R]{\small Semester 1}", foot=r"\thepage")
    return Document(engine, source, items)


# Course outline that asks nothing

@layout(HALF, "syllabus-dunnock", "course outline of a university, XeLaTeX: numbered heads, learning outcomes that begin with Explain and Describe, a ruled table of weeks and one of assessment; nothing to be found")
def syllabus_dunnock(draw):
    outcomes = draw.some(["Explain the main theories of how memory works.", "Describe the methods that psychologists use and their limits.", "Compare classical with operant conditioning.", "Evaluate published studies of children’s language.", "Apply simple statistics to data from an experiment.", "Write a laboratory report in the style of the discipline."], 5)
    weeks = [("1", "Introduction; what psychologists do", "Chapter 1"), ("2", "Research methods", "Chapter 2"), ("3", "Brain and behaviour", "Chapter 3"), ("4", "Sensation and perception", "Chapter 4"), ("5", "Learning", "Chapter 6"), ("6", "Memory", "Chapter 7"), ("7", "Reading week, no classes", "–"), ("8", "Language and thought", "Chapter 8"), ("9", "Development", "Chapter 10"), ("10", "Revision", "–")]
    assessed = [("Laboratory report (1500 words)", "30%", "Week 6"), ("Tutorial participation", "10%", "all weeks"), ("Final examination (2 hours)", "60%", "examination period")]
    grid = "".join(rf"{a} & {tex(b)} & {c}\\\hline " for a, b, c in weeks)
    marks = "".join(rf"{tex(a)} & {tex(b)} & {c}\\\hline " for a, b, c in assessed)
    body = r"{\Large\bfseries PSYC1001 Introduction to Psychology}\par\smallskip Course outline, Semester 2\par\bigskip{\large\bfseries 1. Staff}\par Course coordinator: Dr H. Lindqvist, Room 3.14, consultation on Tuesdays 14:00 to 15:00 or by appointment.\par\medskip{\large\bfseries 2. Learning outcomes}\par On completion of this course you should be able to:\begin{enumerate}[nosep,label=LO\arabic*]" + "".join(rf"\item {tex(text)}" for text in outcomes)
    body += r"\end{enumerate}\medskip{\large\bfseries 3. Weekly schedule}\par\smallskip\renewcommand\arraystretch{1.2}\begin{tabular}{|c|p{85mm}|l|}\hline\textbf{Week} & \textbf{Topic} & \textbf{Reading}\\\hline " + grid + r"\end{tabular}\par\medskip{\large\bfseries 4. Assessment}\par\smallskip\begin{tabular}{|p{70mm}|c|l|}\hline\textbf{Task} & \textbf{Weight} & \textbf{Due}\\\hline " + marks + r"\end{tabular}\par\medskip{\large\bfseries 5. Policies}\begin{itemize}[nosep]\item Work handed in late loses five per cent for each day.\item Requests for extensions are made through the student portal.\item Laptops may be used in lectures for taking notes only.\end{itemize}"
    engine, source = document(draw, body, ["arial", "notoserif", "libertine"], (10, 11), (22, 26), foot=r"\small PSYC1001 Course outline \quad Page \thepage")
    return Document(engine, source, [])
