"""The hundred and thirty-first: the second part: an economics paper with its marking scheme, a French test with its corrigé, a
permit test, a toolbox talk, words of Persian, a German worksheet, a chapter review, a contest, a Dutch examination, a newsletter,
a story with questions and questions of job interviews.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"
NEW = paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page"')
RIGHT = 'style:type="right"'

# Economics paper with its marking scheme in the same file

MARKET = [
    ("The table shows the price of coffee beans and the quantity that the people of Port Arden buy each week.", [
        ("Define the term ‘demand’.", ["the quantity of a good that consumers are willing and able to buy", "at a given price"]),
        ("State the quantity demanded when the price is $8.", ["400 kg"]),
        ("Explain the shape of the demand curve for coffee beans.", ["as the price falls, coffee becomes cheaper relative to other drinks", "so consumers buy more of it", "and the curve slopes downwards"])]),
    ("The government of Arland plans a tax on sugary drinks.", [
        ("Identify two groups that may be affected by the tax.", ["consumers of sugary drinks", "firms that make them"]),
        ("Analyse how the tax may affect the market for bottled water.", ["bottled water is a substitute for sugary drinks", "so the demand for it rises", "and its price increases"])]),
    ("Arland’s rate of inflation rose from 2% to 7% in one year.", [
        ("What is meant by ‘inflation’?", ["a sustained rise in the general level of prices"]),
        ("Give two reasons why savers may lose from inflation.", ["the real value of savings falls", "the rate of interest may be lower than the rate of inflation"]),
        ("Explain one way in which a central bank can reduce inflation.", ["it raises the rate of interest", "so that borrowing and spending fall"])]),
]


@layout(HALF, "economics-rhea", "economics test of an international school, word processor: 1 with a sentence and a table, (a) (b) (c) with [2] at the right margin on the line of the text, MARKING SCHEME after a page break with 1 (a) in bold and a point a line, [1] behind each")
def economics_rhea(draw):
    from office import table as office_table
    items, whole = [], sum(len(points) for _, parts in MARKET for _, points in parts)
    body = paragraph(run("Northgate International School"), "Title") + paragraph(run(f"Economics – Year 11 – Unit test 2\tTotal: {whole} marks", "B")) + paragraph(run("Name: ______________________________\tTime: 40 minutes")) + paragraph(run("Answer all questions. The number of marks is given in brackets [ ] at the end of each question or part question.", "I"))
    scheme = paragraph(run("MARKING SCHEME"), "New")
    for n, (stem, parts) in enumerate(MARKET, 1):
        body += paragraph(run(f"{n}", "B") + run(f"\t{stem}"), "Ask")
        if n == 1:
            body += office_table([[run(t, "B") for t in ("Price per kg ($)", "Quantity demanded (kg)")], *[[run(a), run(b)] for a, b in (("12", "200"), ("10", "300"), ("8", "400"), ("6", "500"))]], [4.5, 5.5])
        for letter, (question, points) in zip("abc", parts):
            marks = len(points)
            body += paragraph(run(f"\t({letter})\t{question}\t") + run(f"[{marks}]"), "Piece") + paragraph(run("\t"), "Rule") * (marks + 1)
            for k, point in enumerate(points):
                scheme += paragraph((run(f"{n} ({letter})", "B") if k == 0 else "") + run(f"\t{point} [1]"), "Point")
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, rubric=[{"text": p, "marks": 1} for p in points] if marks > 1 else None, kind="definition" if "meant" in question or "Define" in question else "short"))
    styles = (
        NEW + paragraph_style("Ask", 0.6, 1.0, -1.0, [(1.0, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Piece", 0.35, 2.0, -2.0, [(1.0, ""), (2.0, ""), (16.6, RIGHT)], extra='fo:keep-with-next="always"')
        + paragraph_style("Rule", 0.3, 2.0, 0, [(16.6, RIGHT + ' style:leader-style="solid" style:leader-text="_"')])
        + paragraph_style("Point", 0.2, 2.0, -2.0, [(2.0, "")])
    )
    engine, source = office(draw, body + scheme, ["Liberation Serif", "Carlito", "Liberation Sans"], (11,), 2.2, head="ECO/11/2", styles=styles)
    return Document(engine, source, items)


# French history test

REVOLUTION = [
    ("Exercice 1 : La fin de l’Ancien Régime", 8, [
        ("Nommez les trois ordres de la société française avant 1789.", 3, "Le clergé, la noblesse et le tiers état."),
        ("À quelle date le roi ouvre-t-il les états généraux ?", 1, "Le 5 mai 1789."),
        ("Qu’appelle-t-on les cahiers de doléances ?", 2, "Ce sont des registres dans lesquels les Français notent leurs plaintes et leurs demandes."),
        ("Expliquez pourquoi le royaume a besoin d’argent.", 2, "Les guerres et le train de vie de la cour ont vidé les caisses de l’État.")]),
    ("Exercice 2 : L’année 1789", 7, [
        ("Que se passe-t-il le 14 juillet 1789 ?", 1, "Les Parisiens prennent la Bastille."),
        ("Quel texte est adopté le 26 août 1789 ?", 1, "La Déclaration des droits de l’homme et du citoyen."),
        ("Citez deux droits que ce texte garantit.", 2, "La liberté et la propriété."),
        ("Décrivez ce que décident les députés dans la nuit du 4 août.", 3, "Ils abolissent les privilèges de la noblesse et du clergé.")]),
    ("Exercice 3 : Vocabulaire", 5, [
        ("Définissez le mot « monarchie absolue ».", 2, "Régime dans lequel le roi détient tous les pouvoirs."),
        ("Définissez le mot « Constitution ».", 3, "Texte qui organise les pouvoirs et fixe les droits des citoyens.")]),
]


@layout(HALF, "histoire-dione", "history test of a French collège, XeLaTeX: Nom, Classe and Note sur 20 in a frame, Exercice 1 with its points at the right, 1. with (3 pts) behind the text and dotted lines; Corrigé on the next page under the same heads")
def histoire_dione(draw):
    items, body, key = [], "", ""
    for title, total, asked in REVOLUTION:
        body += rf"\bigskip\needspace{{4cm}}{{\bfseries {tex(title)}}}\hfill\textit{{({total} points)}}\par\hrule\medskip "
        key += rf"\medskip{{\bfseries {tex(title)}}}\par\smallskip "
        for n, (question, marks, answer) in enumerate(asked, 1):
            body += rf"\needspace{{2cm}}\lab{{0pt}}{{7mm}}{{{n}.}}{{{tex(question)} ({marks} pt{'s' if marks > 1 else ''})}}" + r"{\leftskip=7mm \dotline\par}" * (1 if marks == 1 else 2)
            key += rf"\lab{{0pt}}{{7mm}}{{{n}.}}{{{tex(answer)}}}"
            items.append(item(question, answer, str(n), marks, section=title, kind="definition" if question.startswith("Définissez") else "short"))
    body = rf"\fbox{{\begin{{minipage}}{{0.97\linewidth}}\smallskip Nom : \makebox[55mm]{{\dotfill}}\quad Prénom : \makebox[40mm]{{\dotfill}}\quad Classe : 4\textsuperscript{{e}}\par\medskip Date : \makebox[40mm]{{\dotfill}}\hfill \textbf{{Note :}} \makebox[15mm]{{\dotfill}} / 20\par\smallskip\end{{minipage}}}}\begin{{center}}{{\Large\bfseries Contrôle d’histoire}}\par La Révolution française\end{{center}}{body}\newpage\begin{{center}}{{\Large\bfseries Corrigé}}\end{{center}}{key}"
    engine, source = document(draw, body, ["timesnew", "libertine", "arial"], (11,), (20, 22), foot=r"\fancyfoot[L]{\footnotesize Collège Jean-Moulin}\fancyfoot[R]{\footnotesize\thepage}")
    return Document(engine, source, items)


# Permit test

PERMIT = [
    ("When you approach a yellow light that is not flashing, you should:", ["Speed up to beat the red light.", "Stop if you can do so safely.", "Continue at the same speed."], 1),
    ("A solid yellow line on your side of the center line means:", ["You may not pass.", "You may pass when the road is clear.", "The road is one-way."], 0),
    ("You must dim your headlights for oncoming vehicles within:", ["100 feet", "200 feet", "500 feet"], 2),
    ("At a four-way stop, two cars arrive at the same time. Who goes first?", ["The driver on the left", "The driver on the right", "The faster driver"], 1),
    ("When parking uphill next to a curb, turn your front wheels:", ["Away from the curb", "Toward the curb", "Straight ahead"], 0),
    ("What should you do when an ambulance with its siren on comes up behind you?", ["Follow it closely.", "Keep your lane and speed.", "Pull over to the right and stop."], 2),
    ("The shape of a stop sign is:", ["A triangle", "An octagon", "A diamond"], 1),
    ("If your vehicle starts to skid, you should:", ["Brake hard.", "Shift into neutral at once and accelerate.", "Steer in the direction you want to go."], 2),
    ("A flashing red light has the same meaning as:", ["A stop sign", "A yield sign", "A warning sign"], 0),
    ("How far ahead of a turn should you signal in town?", ["20 feet", "100 feet", "400 feet"], 1),
    ("Roads are most slippery:", ["After it has rained for hours", "On a dry, cold day", "During the first minutes of rain"], 2),
]


@layout(HALF, "driving-mimas", "practice permit test of a driving school, Typst: two columns, bold numbers, a. b. c. below, dark title band, Answer key in a grey band at the foot as 1-b, 2-a in one line")
def driving_mimas(draw):
    body, items, key = "", [], []
    for n, (question, options, right) in enumerate(PERMIT, 1):
        listed = " \\\n".join(f"#h(4mm){letter}. {text}" for letter, text in zip("abc", options))
        body += f"#block(breakable: false, below: 14pt)[*{n}.* {question} \\\n{listed}]\n"
        key.append(f"{n}-{'abc'[right]}")
        items.append(item(question, options[right], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[right]))
    source = f"""#set page(paper: "us-letter", margin: (x: 20mm, y: 18mm), footer: align(center)[#text(8pt)[Lakeside Driving Academy #sym.dot.c Permit Prep, Form C]])
#set text(font: ({draw.one(['"Lato"', '"Open Sans"', '"Libertinus Serif"'])},), size: {draw.one([10, 10.5])}pt, lang: "en")
#block(fill: rgb("#1d3557"), width: 100%, inset: 8pt)[#text(white, 16pt, weight: "bold")[Learner Permit Practice Test]]
Name #box(width: 6cm, stroke: (bottom: 0.5pt), height: 1em) #h(1fr) Date #box(width: 3cm, stroke: (bottom: 0.5pt), height: 1em)

_Choose the best answer for each question. You need 9 correct answers to pass._
#v(2mm)
#columns(2, gutter: 9mm)[
{body}
]
#v(1fr)
#block(fill: luma(230), width: 100%, inset: 6pt)[#text(9pt)[*Answer key:* {', '.join(key)}]]
"""
    return Document("typst", source, items)


# Quiz behind a toolbox talk

LADDER_TF = [("You should face the ladder when you climb up or down.", True, "Always face the ladder."), ("It is safe to stand on the top step of a stepladder.", False, "Never stand above the second step from the top."), ("A ladder with a cracked rail may be used if it is taped.", False, "Tag it and take it out of service."), ("Metal ladders must not be used near power lines.", True, "Metal conducts electricity."), ("Two workers may be on a ladder at once if it is long.", False, "Only one person at a time.")]
LADDER_MC = [("For every 4 feet of height, the base of an extension ladder should be how far from the wall?", ["6 inches", "1 foot", "3 feet", "4 feet"], 1), ("How far should the side rails extend above the landing?", ["3 feet", "1 foot", "10 inches", "They need not"], 0), ("How many points of contact should you keep while climbing?", ["One", "Two", "Three", "Four"], 2), ("Who should inspect a ladder before each use?", ["The manufacturer", "The owner of the site", "The insurance company", "The worker who uses it"], 3)]
LADDER_OPEN = [("List two things to check before you climb a ladder.", "Rungs and feet are sound; the ladder stands on level ground."), ("What should you do with tools while climbing?", "Carry them on a belt or raise them with a rope.")]


@layout(HALF, "toolbox-phoebe", "quiz of a toolbox talk on ladders, word processor: employee and supervisor lines, True False at the right of statements, choices a. to d. two a row, two questions with a line; Answer Key with a reason behind each on the next page")
def toolbox_phoebe(draw):
    body = paragraph(run("Toolbox Talk Quiz: Ladder Safety"), "Title") + paragraph(run("Employee: ______________________________\tDate: ____________")) + paragraph(run("Supervisor: _____________________________\tScore: ____ / 11"))
    body += paragraph(run("Circle True or False.", "B"))
    key, items, n = paragraph(run("Answer Key – Ladder Safety"), "New"), [], 0
    for text, true, why in LADDER_TF:
        n += 1
        body += paragraph(run(f"{n}.\t{text}\tTrue      False"), "Said")
        key += paragraph(run(f"{n}.\t{true}. {why}"), "Said2")
        items.append(item(text, str(true), str(n), kind="truefalse"))
    body += paragraph(run("Choose the best answer.", "B"))
    for question, options, right in LADDER_MC:
        n += 1
        body += paragraph(run(f"{n}.\t{question}"), "Said") + paragraph(run(f"a. {options[0]}\tb. {options[1]}"), "Two") + paragraph(run(f"c. {options[2]}\td. {options[3]}"), "Two")
        key += paragraph(run(f"{n}.\t{'abcd'[right]}"), "Said2")
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    body += paragraph(run("Write a short answer.", "B"))
    for question, answer in LADDER_OPEN:
        n += 1
        body += paragraph(run(f"{n}.\t{question}"), "Said") + paragraph(run("\t"), "Rule")
        key += paragraph(run(f"{n}.\t{answer}"), "Said2")
        items.append(item(question, answer, str(n)))
    styles = (
        NEW + paragraph_style("Said", 0.3, 0.9, -0.9, [(0.9, ""), (17.0, RIGHT)], extra='fo:keep-with-next="auto"') + paragraph_style("Said2", 0.15, 0.9, -0.9, [(0.9, "")])
        + paragraph_style("Two", 0.05, 0.9, 0, [(8.5, "")]) + paragraph_style("Rule", 0.4, 0.9, 0, [(17.0, RIGHT + ' style:leader-style="solid" style:leader-text="_"')])
    )
    engine, source = office(draw, body + key, ["Liberation Sans", "Carlito"], (11,), 2.0, head="Keller Construction – Safety Department", styles=styles)
    return Document(engine, source, items)


# Words of Persian

FARSI = [
    ("Family", [("پدر", "pedar", "father"), ("مادر", "mādar", "mother"), ("برادر", "barādar", "brother"), ("خواهر", "khāhar", "sister"), ("دختر", "dokhtar", "daughter")]),
    ("Food", [("نان", "nān", "bread"), ("برنج", "berenj", "rice"), ("پنیر", "panir", "cheese"), ("سیب", "sib", "apple"), ("شیر", "shir", "milk")]),
    ("Time", [("روز", "ruz", "day"), ("هفته", "hafte", "week"), ("ماه", "māh", "month"), ("سال", "sāl", "year")]),
]


@layout(HALF, "farsi-nereid", "words of a Persian course, Chromium: one ruled table read from the right with Persian, sound and English, head in two languages, topic rows in grey across the table, rows with a number at the right edge")
def farsi_nereid(draw):
    body, items, n = "<h1>Vocabulary – واژگان</h1><p class=s>Persian for Beginners, Unit 3. Learn these words before the next lesson.</p><table dir=rtl><tr class=h><th>#</th><th>فارسی</th><th dir=ltr>Transliteration</th><th dir=ltr>English</th></tr>", [], 0
    for topic, words in FARSI:
        body += f"<tr class=t><td colspan=4 dir=ltr>{topic}</td></tr>"
        for persian, sound, english in words:
            n += 1
            body += f"<tr><td>{n}</td><td class=p lang=fa>{persian}</td><td dir=ltr><i>{sound}</i></td><td dir=ltr>{english}</td></tr>"
            items.append(item(persian, english, str(n), kind="vocabulary", section=topic))
    body += "</table>"
    css = "h1 { font-size: 18pt; margin: 0; font-family: 'Open Sans', 'Noto Naskh Arabic' } .s { color: #555 } table { border-collapse: collapse; width: 96% } td, th { border: 1px solid #666; padding: 1mm 3mm; text-align: left } td:first-child { width: 9mm; text-align: center } .h { background: #0d6b5e; color: #fff } .t td { background: #e3e3e3; font-weight: bold; text-align: left } .p, .h th:nth-child(2) { font-family: 'Noto Naskh Arabic'; font-size: 125%; text-align: right }"
    engine, source = page(draw, body, ["Open Sans", "Liberation Sans", "Lato"], (11,), css)
    return Document(engine, source, items)


# German worksheet

BLATT = [("Die {} nehmen Wasser und Mineralstoffe aus dem Boden auf.", "Wurzeln"), ("Der {} trägt die Blätter und leitet das Wasser nach oben.", "Stängel"), ("In den {} stellt die Pflanze mithilfe von Licht Zucker her.", "Blättern"), ("Diesen Vorgang nennt man {}.", "Fotosynthese"), ("Dabei nimmt die Pflanze {} aus der Luft auf.", "Kohlenstoffdioxid"), ("Sie gibt gleichzeitig {} ab.", "Sauerstoff"), ("Die {} lockt mit Farbe und Duft Insekten an.", "Blüte")]
BLATT_TF = [("Pflanzen brauchen kein Licht.", False), ("Bienen übertragen Pollen.", True), ("Alle Pflanzen haben Blüten.", False), ("Aus der Blüte entsteht die Frucht.", True), ("Moose sind Pflanzen.", True)]


@layout(HALF, "arbeitsblatt-ariel", "biology worksheet of a German school, Chromium: Name, Klasse, Datum on top, Aufgabe 1 gap text as a passage with gaps (1) to (7) and word store in a frame, Aufgabe 2 table with boxes for richtig and falsch, nothing answered")
def arbeitsblatt_ariel(draw):
    one, two, line = "Aufgabe 1", "Aufgabe 2", "____________________"
    passage, items = [], []
    for n, (text, _) in enumerate(BLATT, 1):
        shown = text.replace("{}", f"({n}) {line}")
        passage.append(shown)
        items.append(item(shown, None, str(n), kind="gap", section=one))
    bank = draw.mixed([word for _, word in BLATT])
    body = f"<table class=k><tr><td>Name:</td><td>Klasse:</td><td>Datum:</td></tr></table><h1>Die Blütenpflanze</h1><p><b>{one}:</b> Setze die Wörter aus dem Kasten in den Text ein.</p><div class=b>{' · '.join(bank)}</div><p class=l>{' '.join(passage)}</p>"
    body += f"<p><b>{two}:</b> Richtig oder falsch? Kreuze an.</p><table class=t><tr><th></th><th>Aussage</th><th>richtig</th><th>falsch</th></tr>" + "".join(f"<tr><td>{n}</td><td>{text}</td><td class=x>☐</td><td class=x>☐</td></tr>" for n, (text, _) in enumerate(BLATT_TF, 1)) + "</table>"
    items += [item(text, None, str(n), kind="truefalse", section=two) for n, (text, _) in enumerate(BLATT_TF, 1)]
    css = ".k { width: 99%; border-collapse: collapse } .k td { border: 1px solid #000; padding: 2mm; width: 33% } h1 { font-size: 17pt; text-align: center } .b { border: 1.5px solid #000; border-radius: 3mm; padding: 2mm 5mm; text-align: center; margin-right: 2mm } .l { line-height: 2 } .t { border-collapse: collapse; width: 99% } .t td, .t th { border: 1px solid #000; padding: 1.5mm 3mm; text-align: left } .t .x { text-align: center; font-family: 'DejaVu Sans' } .f { font-size: 75%; border-top: 1px solid #000; margin-top: 10mm; padding-top: 2mm }"
    engine, source = page(draw, body, ["Carlito", "Liberation Sans", "Comic Neue"], (11.5, 12), css, language="de")
    return Document(engine, source, items)


# Review at the end of a chapter

PSYCH = [
    ("REVIEWING THE FACTS", ["What are the three stages of memory?", "How does short-term memory differ from long-term memory?", "Name two causes of forgetting.", "What did Ebbinghaus discover about the rate at which we forget?", "Define the term chunking."]),
    ("THINKING CRITICALLY", ["A witness is certain of what she saw, yet she is wrong. Explain how this is possible.", "Why might it be useful to forget?", "Compare recall and recognition, and give an example of each from school life."]),
]
PSYCH_MC = [("Information that is repeated again and again is kept alive by", ["maintenance rehearsal.", "interference.", "priming.", "decay."]), ("Remembering how to ride a bicycle is an example of", ["semantic memory.", "episodic memory.", "procedural memory.", "sensory memory."]), ("The part of the brain that is most closely linked with new memories is the", ["cerebellum.", "hippocampus.", "thalamus.", "medulla."]), ("Trouble in learning new names because of old ones is called", ["proactive interference.", "retroactive interference.", "repression.", "amnesia."])]


@layout(HALF, "chapter-miranda", "review at the end of a psychology chapter, XeLaTeX: two columns, heads in white capitals on a dark band, numbers that run on through the heads, choices a. to d., running head with the chapter, nothing answered")
def chapter_miranda(draw):
    items, body, n = [], "", 0

    def band(title):
        return rf"\medskip\needspace{{3cm}}\colorbox{{black!75}}{{\parbox{{0.94\linewidth}}{{\textcolor{{white}}{{\bfseries {title}}}}}}}\par\medskip "

    for title, asked in PSYCH:
        body += band(title)
        for question in asked:
            n += 1
            body += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\smallskip "
            items.append(item(question, None, str(n), kind="definition" if question.startswith("Define") else "short"))
    body += band("STANDARDIZED TEST PRACTICE")
    for question, options in draw.some(PSYCH_MC, 4):
        n += 1
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}" + "".join(rf"\lab{{7mm}}{{6mm}}{{{letter}.}}{{{tex(text)}}}" for letter, text in zip("abcd", options)) + r"\end{minipage}\par\medskip "
        items.append(item(question, None, str(n), None, choices("abcd", options), kind="mcq"))
    number = draw.random.randint(5, 14)
    body = rf"\setcounter{{page}}{{{number * 31}}}{{\LARGE\bfseries CHAPTER {number} \quad Review}}\par\medskip\hrule\begin{{multicols}}{{2}}{body}\end{{multicols}}\vfill\fbox{{\parbox{{0.95\linewidth}}{{\textbf{{Summary.}} Memory takes in, stores and brings back what we learn. It does not work like a camera: each time we remember, we build the event anew.}}}}"
    engine, source = document(draw, body, ["schoolbook", "palatino", "helvetica"], (10, 11), (19, 22), head=rf"\fancyhead[L]{{\small\bfseries Chapter {number}}}\fancyhead[R]{{\small Memory}}", foot=r"\thepage", extra=r"\setlength\columnsep{9mm}", paper="letterpaper")
    return Document(engine, source, items)


# Contest with points before the questions

CONTEST = [
    (2, "Which of these animals is an amphibian?", ["lizard", "newt", "turtle", "trout", "penguin"], 1), (2, "Which gas do plants take in for photosynthesis?", ["oxygen", "nitrogen", "hydrogen", "carbon dioxide", "helium"], 3),
    (2, "Which planet is nearest to the Sun?", ["Mercury", "Venus", "Mars", "Jupiter", "Neptune"], 0), (2, "What is the unit of force?", ["joule", "watt", "pascal", "volt", "newton"], 4),
    (3, "A sample of water is cooled from 20 °C to −5 °C. What happens to most of its mass?", ["It doubles.", "It is halved.", "It stays the same.", "It becomes zero.", "It grows by a tenth."], 2), (3, "A car travels 150 km in 2.5 hours. What is its average speed?", ["30 km/h", "60 km/h", "75 km/h", "90 km/h", "375 km/h"], 1),
    (3, "Which of the following is a chemical change?", ["melting ice", "cutting paper", "boiling water", "rusting iron", "dissolving sugar"], 3), (3, "Which blood cells fight infection?", ["white cells", "red cells", "platelets", "stem cells", "nerve cells"], 0),
    (4, "The pH of a solution is 2. How does it change litmus paper?", ["It turns red litmus blue.", "It turns both green.", "It bleaches both.", "It has no effect.", "It turns blue litmus red."], 4), (4, "A lever has a load of 60 N at 0.5 m from the pivot. What effort is needed at 1.5 m on the other side?", ["10 N", "15 N", "20 N", "90 N", "180 N"], 2),
]


@layout(HALF, "contest-carnelian", "science contest for lower secondary schools, pdfLaTeX: two columns with a line, 1. [2 points] before the text, (A) to (E) below each other, nothing answered")
def contest_carnelian(draw):
    items, inner = [], ""
    for n, (points, question, options, _) in enumerate(CONTEST, 1):
        listed = "".join(rf"\lab{{8mm}}{{8mm}}{{({letter})}}{{{tex(text).replace('°', chr(92) + 'textdegree{}')}}}" for letter, text in zip("ABCDE", options))
        asked = tex(question).replace("°", r"\textdegree{}")
        inner += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{[{points} points] {asked}}}{listed}\end{{minipage}}\par\vspace{{5mm}}" + "\n"
        items.append(item(question, None, str(n), points, choices("ABCDE", options), kind="mcq"))
    body = rf"\begin{{center}}{{\Large\bfseries Regional Science Challenge}}\par\smallskip Junior Division \textbullet\ Round One \textbullet\ 30 minutes\end{{center}}School: \hrulefill\ Name: \hrulefill\par\medskip\textit{{Mark one letter for each question on the answer card. No points are taken off for wrong answers. Calculators may not be used.}}\par\medskip\begin{{multicols}}{{2}}{inner}\end{{multicols}}"
    engine, source = document(draw, body, ["lm", "times", "palatino"], (10, 11), (18, 22), foot=r"\thepage", extra=r"\setlength\columnsep{9mm}\setlength\columnseprule{0.4pt}")
    return Document(engine, source, items)


# Dutch examination in economics

VMBO = [
    ("Fietsen te koop", "Marit heeft een fietsenwinkel in Zwolle. In maart verkoopt zij 40 fietsen voor gemiddeld € 650 per stuk. De inkoopwaarde van deze fietsen is € 17.500.", [
        ("Bereken de brutowinst van de winkel in maart.", [("omzet: 40 × € 650 = € 26.000", 1), ("brutowinst: € 26.000 − € 17.500 = € 8.500", 1)], None),
        ("Noem een voorbeeld van bedrijfskosten van de winkel.", [("de huur van het pand", 1)], None),
        ("Welke belasting berekent Marit over de verkoop van een fiets?", 1, ["accijns", "btw", "loonbelasting", "motorrijtuigenbelasting"]),
        ("Leg uit waarom Marit in de winter minder fietsen verkoopt.", [("In de winter is het vaak koud en nat.", 1), ("Daardoor fietsen mensen minder.", 1)], None)]),
    ("Sparen of lenen", "Yusuf wil een scooter kopen van € 1.800. Hij heeft € 600 gespaard. De rest kan hij lenen bij een bank.", [
        ("Bereken hoeveel euro Yusuf moet lenen.", [("€ 1.800 − € 600 = € 1.200", 1)], None),
        ("Hoe heet de vergoeding die Yusuf over de lening betaalt?", 0, ["rente", "premie", "dividend"]),
        ("Geef een reden waarom een bank informatie vraagt over het inkomen van Yusuf.", [("De bank wil weten of hij de lening kan terugbetalen.", 1)], None),
        ("Leg uit dat sparen voor Yusuf goedkoper is dan lenen.", [("Bij sparen ontvangt hij rente.", 1), ("Bij lenen moet hij rente betalen.", 1)], None)]),
    ("Werk in de horeca", "In een restaurant in Breda werken vooral scholieren. Het restaurant zoekt al maanden een kok.", [
        ("Hoe heet een baan die nog niet is vervuld?", 2, ["een bijbaan", "een stage", "een vacature", "een uitkering"]),
        ("Noem een maatregel waarmee het restaurant meer koks kan aantrekken.", [("een hoger loon bieden", 1)], None)]),
]


@layout(HALF, "examen-phobos", "Dutch school examination in economics, XeLaTeX: 2p and the bold number in the left margin, heads in bold above a short text, options A to D; correctievoorschrift in its own file: number, maximumscore 2, points with bullets and their scores at the right")
def examen_phobos(draw):
    items, body, scheme, n, whole = [], "", "", 0, 0
    for title, text, asked in VMBO:
        body += rf"\bigskip\needspace{{5cm}}{{\large\bfseries {tex(title)}}}\par\smallskip {tex(text).replace('€ ', '€~')}\par\medskip "
        scheme += rf"\bigskip\needspace{{3cm}}{{\bfseries {tex(title)}}}\par "
        for question, points, options in asked:
            n += 1
            marks = sum(m for _, m in points) if options is None else 1
            whole += marks
            body += rf"\needspace{{2.5cm}}\hspace*{{-16mm}}\makebox[8mm][l]{{\small {marks}p}}\makebox[8mm][l]{{\textbf{{{n}}}}}\parbox[t]{{\linewidth}}{{{tex(question)}}}\par"
            scheme += rf"\medskip\needspace{{2cm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{\textbf{{maximumscore {marks}}}}}"
            if options is None:
                body += r"\vspace{10mm}"
                scheme += "".join(rf"\lab{{9mm}}{{5mm}}{{\textbullet}}{{{tex(said)}\hfill {m}}}" for said, m in points) if marks > 1 else rf"\lab{{9mm}}{{0mm}}{{}}{{{tex(points[0][0])}}}"
                items.append(item(question, "\n".join(p for p, _ in points), str(n), marks, rubric=[{"text": p, "marks": m} for p, m in points] if marks > 1 else None, kind="numeric" if question.startswith("Bereken") else "short"))
            else:
                body += "".join(rf"\lab{{0mm}}{{7mm}}{{\textbf{{{letter}}}}}{{{tex(text)}}}" for letter, text in zip("ABCD", options)) + r"\vspace{4mm}"
                scheme += rf"\lab{{9mm}}{{0mm}}{{}}{{{'ABCD'[points]}}}"
                items.append(item(question, options[points], str(n), marks, choices("ABCD", options), kind="mcq", answer_label="ABCD"[points]))
    body = rf"{{\bfseries Schoolexamen VMBO-GL en TL}}\hfill\textbf{{Economie}}\par\medskip\hrule\medskip Dit examen bestaat uit {n} vragen. Voor dit examen zijn maximaal {whole} punten te behalen. Voor elk vraagnummer staat hoeveel punten met een goed antwoord behaald kunnen worden.\par " + body + r"\vfill\hfill einde \rule{3mm}{0.4pt}"
    scheme = rf"{{\bfseries Correctievoorschrift VMBO-GL en TL}}\hfill\textbf{{Economie}}\par\medskip\hrule\medskip {{\large\bfseries Beoordelingsmodel}}\par Voor het examen kunnen maximaal {whole} scorepunten worden behaald.\par " + scheme
    look = dict(fonts=["arial"], sizes=(11,), margins=(24, 24), extra=r"\geometry{left=36mm}\AtBeginDocument{\headwidth=\textwidth}")
    engine, source = document(draw, body, foot=r"\fancyfoot[L]{\footnotesize SE-2023-1}\fancyfoot[C]{\footnotesize\thepage}", **look)
    return Document(engine, source, items, document(draw, scheme, foot=r"\footnotesize\thepage", **look)[1])


# Newsletter of a primary school

@layout(HALF, "newsletter-deimos", "newsletter of an English primary school, Chromium: masthead, two columns with stories, numbered reminders, dates for the diary in a table, attendance by class; nothing to be found")
def newsletter_deimos(draw):
    week = draw.random.randint(4, 12)
    body = f"<div class=m><h1>The Elmfield Herald</h1><p>Issue {week} · Friday 17 November</p></div><div class=c><h2>A word from Mrs Okoro</h2><p>Dear families, it has been a busy week. Year 4 visited the Roman fort, and the choir sang for the residents of Beech House. Thank you to all who baked for the cake stall, which raised £212 for new library books.</p><h2>Reminders</h2><ol><li>Please label coats, hats and lunch boxes.</li><li>Nuts are not allowed in packed lunches.</li><li>The gate on Mill Lane closes at 8.50 am.</li><li>Reading records should come to school every day.</li></ol><h2>Stars of the week</h2><ul><li><b>Reception:</b> Noah, for kind words</li><li><b>Year 1:</b> Amira, for beautiful handwriting</li><li><b>Year 2:</b> Jacob, for his work on habitats</li><li><b>Year 3:</b> Lily, for helping a friend</li></ul><h2>Dates for the diary</h2><table><tr><th>Date</th><th>Event</th></tr><tr><td>21 Nov</td><td>Flu vaccinations</td></tr><tr><td>24 Nov</td><td>Non-uniform day</td></tr><tr><td>1 Dec</td><td>Christmas fair, 3.30 pm</td></tr><tr><td>13 Dec</td><td>Carol service at St Luke’s</td></tr></table><h2>Attendance</h2><table><tr><th>Class</th><th>This week</th></tr><tr><td>Oak</td><td>96.2%</td></tr><tr><td>Ash</td><td>97.8%</td></tr><tr><td>Willow</td><td>94.1%</td></tr></table><h2>Lost property</h2><p>The box outside the office is full. Anything left after 1 December will go to the charity shop.</p><h2>Friends of Elmfield</h2><p>We need helpers for the fair, above all for the tombola and the hot drinks. If you have an hour to spare, leave your name at the office.</p></div>"
    css = ".m { background: #1b6b3a; color: #fff; text-align: center; padding: 2mm } .m h1 { margin: 0; font-size: 24pt } .m p { margin: 1mm } .c { columns: 2; column-gap: 8mm; margin-top: 4mm } h2 { font-size: 13pt; color: #1b6b3a; margin: 3mm 0 1mm } table { border-collapse: collapse; width: 98%; break-inside: avoid } h2 { break-after: avoid } td, th { border: 1px solid #999; padding: 1mm 2mm; text-align: left } ol, ul { padding-left: 6mm; margin: 1mm 0 }"
    engine, source = page(draw, body, ["Comic Neue", "Carlito", "Open Sans"], (11,), css)
    return Document(engine, source, [])


# A story with questions

STORY = ["Every morning before school, Tomás carried two buckets of water from the well to the bakery. His uncle, Mr. Duarte, needed the water for his dough. One day in March the rope of the well snapped, and the bucket sank with a splash.", "Tomás did not want to tell his uncle. He ran to the blacksmith and asked for a hook. “What will you pay me?” asked the blacksmith. “I can sweep your floor for a week,” said Tomás. The blacksmith laughed and gave him an old hook and a long chain.", "It took Tomás an hour to fish the bucket out. He was late for school, and his shoes were soaked, but the bread was ready when the shop opened. That evening his uncle put a warm roll into his pocket. “For the engineer,” he said."]
STORY_MC = [("Why did Tomás carry water every morning?", ["To wash the floor", "To water the garden", "To help make bread", "To fill the well"], 2), ("What happened in March?", ["The rope broke.", "The bakery closed.", "The well ran dry.", "School began."], 0), ("How did Tomás pay for the hook?", ["With bread", "With money", "With water", "With work"], 3), ("The word soaked in paragraph 3 means", ["very old", "very wet", "too small", "lost"], 1), ("Which word best describes Tomás?", ["lazy", "resourceful", "proud", "shy"], 1)]
STORY_OPEN = [("Who is Mr. Duarte?", "He is the uncle of Tomás and owns the bakery."), ("How long did it take to get the bucket back?", "It took an hour."), ("Why was Tomás late for school?", "He was fishing the bucket out of the well."), ("Why does Mr. Duarte call Tomás “the engineer”?", "Because he solved a problem with a hook and a chain.")]


@layout(HALF, "reading-iapetus", "reading comprehension of a worksheet publisher, Chromium: story with a title and paragraph numbers, 1. with bubbles ○ A to D in two columns, questions with a line; Answer Key on page 2 with the letter and the words of the option, sample answers below")
def reading_iapetus(draw):
    body = "<div class=n><span>Name: ______________________</span><span>Date: ______________</span></div><h1>The Bucket in the Well</h1>" + "".join(f"<p class=s><sup>{n}</sup>&ensp;{web(text)}</p>" for n, text in enumerate(STORY, 1))
    items, key, n = [], "", 0
    for question, options, right in STORY_MC:
        n += 1
        body += f"<div class=q><p><b>{n}.</b> {question}</p><div class=o>" + "".join(f"<span>○ {letter}. {text}</span>" for letter, text in zip("ABCD", options)) + "</div></div>"
        key += f"<p>{n}. {'ABCD'[right]}. {options[right]}</p>"
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    key += "<p><i>Answers to the following questions will vary.</i></p>"
    for question, answer in STORY_OPEN:
        n += 1
        body += f"<div class=q><p><b>{n}.</b> {question}</p><div class=l></div></div>"
        key += f"<p>{n}. {answer}</p>"
        items.append(item(question, answer, str(n)))
    body += f"<div class=k><h2>Answer Key</h2><p><b>The Bucket in the Well</b></p>{key}</div>"
    css = ".n { display: flex; justify-content: space-between } h1 { text-align: center; font-size: 18pt; margin: 4mm } .s { text-align: justify; margin: 2mm 0 } .q { break-inside: avoid; margin-top: 3mm } .q p { margin: 0 } .o { display: grid; grid-template-columns: 1fr 1fr; padding-left: 6mm } .o span { font-family: inherit } .l { border-bottom: 1px solid #333; height: 8mm; margin-left: 6mm } .k { break-before: page } .k p { margin: 1.5mm 0 }"
    engine, source = page(draw, body, ["Carlito", "Noto Serif", "DejaVu Serif"], (11,), css, paper="letter")
    return Document(engine, source, items)


# Questions of job interviews

INTERVIEW = [
    ("What is a primary key?", "A primary key is a column, or a set of columns, that identifies each row of a table. It must be unique and cannot be null."), ("What is the difference between DELETE and TRUNCATE?", "DELETE removes the rows that meet a condition and can be rolled back. TRUNCATE removes all rows at once and resets the storage of the table."),
    ("What is a foreign key?", "It is a column whose values refer to the primary key of another table."), ("Explain normalization.", "Normalization is the process of splitting data into tables in order to reduce redundancy and avoid anomalies."), ("What is an index, and when should it be avoided?", "An index is a structure that speeds up searching. It should be avoided on small tables and on columns that change very often."),
    ("What does ACID stand for?", "Atomicity, Consistency, Isolation and Durability."), ("Name the types of joins.", "Inner join, left join, right join, full join and cross join."), ("What is a view?", "A view is a stored query that can be used like a table. It holds no data of its own."), ("How do you find duplicate rows?", "Group the rows by the columns in question and keep the groups with a count greater than one."), ("What is a stored procedure?", "A stored procedure is a set of statements that is kept in the database under a name and can be called with parameters."), ("What is the use of the HAVING clause?", "HAVING filters groups after they have been formed, while WHERE filters single rows before."),
]


@layout(HALF, "interview-pandora", "interview questions of an Indian training institute, groff: Q1. and the question in bold, Ans: and the answer below it in plain type, title centred with the name of the institute, rule, page number at the foot")
def interview_pandora(draw):
    asked = draw.some(INTERVIEW, 10)
    lines = [".ds LH", ".ds RH", ".ds CF \\\\n(PN", ".ce 2", "\\fB\\s+4Top SQL Interview Questions and Answers\\s0\\fP", "Softpath Institute of Technology, Pune", ".sp 0.4", "\\l'\\n(.lu'", ".sp 0.6", "Here are the questions that freshers are asked most often. Read them on the day before your interview.", ".sp 0.8"]
    for n, (question, answer) in enumerate(asked, 1):
        lines += [".ne 4", f"\\fBQ{n}. {plain(question)}\\fP", ".br", f"\\fBAns:\\fP {plain(answer)}", ".sp 0.8"]
    engine, source = roff(draw, lines, (11, 12), ("T", "H", "P"))
    return Document(engine, source, [item(q, a, str(n)) for n, (q, a) in enumerate(asked, 1)])
