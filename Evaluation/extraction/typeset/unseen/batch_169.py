"""The hundred and sixty-ninth: papers of boards in several countries with their schemes, a reading test, a midterm, exercises,
a lesson sheet, a passage with gaps, words of Persian and a notice; by one who does not know the reader."""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"

# Persian vocabulary

FARSI = [("Fruit", [("سیب", "sib", "apple"), ("انگور", "angur", "grape"), ("انار", "anār", "pomegranate"), ("هندوانه", "hendevāne", "watermelon"), ("موز", "mowz", "banana")]), ("Family", [("مادر", "mādar", "mother"), ("پدر", "pedar", "father"), ("برادر", "barādar", "brother"), ("خواهر", "khāhar", "sister"), ("دختر", "dokhtar", "daughter")]), ("Time", [("امروز", "emruz", "today"), ("فردا", "fardā", "tomorrow"), ("شب", "shab", "night"), ("هفته", "hafte", "week")])]


@layout(HALF, "words-bosphorus", "vocabulary of a Persian evening course, Chromium: three tables below each other, topic in a coloured first row over all columns, Persian at the left of its row in large type, sound in brackets, English in bold")
def words_bosphorus(draw):
    body, items = f"<div class=h><span>Persian for Beginners</span><span>Handout {draw.random.randint(3, 9)}</span></div><h1>Words for the week</h1><div class=g>", []
    for topic, words in FARSI:
        body += f"<table><tr><th colspan=3>{topic}</th></tr>" + "".join(f"<tr><td class=f lang=fa dir=rtl>{a}</td><td>({b})</td><td><b>{c}</b></td></tr>" for a, b, c in words) + "</table>"
        items += [item(a, c, kind="vocabulary", section=topic) for a, _, c in words]
    body += "</div><p class=n>Read the Persian from right to left. Long vowels have a line above them.</p>"
    css = ".h { display: flex; justify-content: space-between; border-bottom: 1px solid #000 } h1 { font-size: 17pt } table { border-collapse: collapse; width: 120mm; margin-bottom: 6mm; break-inside: avoid } th { background: #6a4c93; color: #fff; padding: 1.5mm; text-align: left } td { border: 1px solid #aaa; padding: 1.5mm 3mm; width: 33% } .f { font-family: 'Noto Naskh Arabic'; font-size: 140% } .n { font-style: italic }"
    engine, source = page(draw, body, ["Open Sans", "Noto Sans", "Noto Serif"], (11,), css)
    return Document(engine, source, items)


# Creative questions, Bangladesh

CREATIVE = [
    ("Mina planted two bean seedlings in her garden at Bogura. She put one of them under a box. After ten days the leaves of this seedling had turned yellow, and its stem was long and thin.", ["What is chlorophyll?", "Why do leaves look green?", "Explain why the seedling under the box turned yellow.", "Predict what happens if the box is removed, and give your reasons."]),
    ("Rafiq boiled water from the tube-well and let it cool before his family drank it. His neighbour used water from the pond without boiling it, and soon two of his children fell ill.", ["What is a pathogen?", "Why is water from a pond often unsafe?", "Explain how boiling made the water of Rafiq safe.", "Compare the two families with respect to public health."]),
    ("A rickshaw puller pushes his loaded rickshaw with a force of 150 N over a distance of 40 m. Later he pushes it over the same distance when it is empty, with a force of 60 N.", ["What is the unit of work?", "What is meant by power?", "Calculate the work done on the loaded rickshaw.", "Show by calculation how much energy the load has cost him."]),
]


@layout(HALF, "creative-bachata", "creative questions of a Bangladeshi school in English, groff: time and full marks at both sides, stem behind 1. and a. to d. with 1 2 3 4 as bare figures at the right edge, N.B. above, nothing answered")
def creative_bachata(draw):
    lines = [".nr LL 6.2i", ".ds LH", ".ds RH", ".ds CF \\\\n(PN", ".LP", ".ce 3", "\\fB\\s+3Karatoa Model High School, Bogura\\s0\\fP", "Half-Yearly Examination", "Class: Eight\\ \\ \\ Subject: Science (Creative)", ".sp 0.5", ".ta 6.2iR", "Time: 1 hour 30 minutes\tFull marks: 30", ".br", ".sp 0.5", "\\fI[N.B.: The figures in the right margin indicate full marks. Answer all the questions.]\\fP", ".sp"]
    items = []
    for n, (stem, parts) in enumerate(CREATIVE, 1):
        lines += [".ne 9", ".in 0", f"{n}.\\ \\ {plain(stem)}", ".br", ".sp 0.3", ".in 0.3i", ".ta 0.3i 5.9iR"]
        for k, question in enumerate(parts):
            lines += [f"{'abcd'[k]}.\t{plain(question)}\t{k + 1}", ".br"]
            items.append(item(question, None, f"{n}({'abcd'[k]})", k + 1, stem=stem))
        lines += [".sp 0.8"]
    engine, source = roff(draw, lines, (10, 11), ("T", "P"))
    return Document(engine, source, items)


# Reading test, England

STORY = [
    "Tamsin had never seen the harbour so empty. Every boat that could float had gone out before dawn to look for the ferry, and only her grandfather’s old dinghy was left, tied to the last ring on the wall.",
    "“They will find her,” said Mr Pascoe, the harbour master, but he did not look at Tamsin when he said it. He kept polishing the glass of his telescope with the end of his scarf.",
    "The fog lay on the water like wet wool. Somewhere behind it a bell was ringing, slow and uneven. Tamsin held her breath. It was not the bell of the church and it was not the buoy at the point. It was a bell that somebody was striking by hand.",
    "She was in the dinghy before Mr Pascoe could turn round.",
]
READING = [
    ("Why was the harbour empty?", 1, ["the boats had gone to look for the ferry"], None, None),
    ("What was Mr Pascoe’s job?", 1, ["harbour master"], ["fisherman", "harbour master", "ferry captain", "lighthouse keeper"], None),
    ("Find and copy one word from the second paragraph that means rubbing to make clean.", 1, ["polishing"], None, None),
    ("How can you tell that Mr Pascoe was worried? Give two ways.", 2, ["he did not look at Tamsin", "he kept polishing the glass of his telescope"], None, "Award 1 mark for each, up to a maximum of 2 marks."),
    ("The fog lay on the water like wet wool. What does this tell you about the fog?", 1, ["it was thick", "it was heavy", "it covered everything"], None, None),
    ("How did the bell sound?", 1, ["slow and uneven"], ["fast and loud", "deep and even", "slow and uneven", "high and clear"], None),
    ("How did Tamsin know that somebody was in need of help?", 1, ["the bell was struck by hand"], None, None),
    ("What impression do you get of Tamsin at the end of the story? Use evidence from the text to support your answer.", 3, ["she is brave because she goes out alone", "she is quick to act because she does not wait for Mr Pascoe", "she listens well because she tells the bells apart"], None, "Award 3 marks for two impressions, at least one with evidence."),
    ("What do you think will happen next?", 1, ["she will row out and find the ferry"], None, None),
]


@layout(HALF, "reading-forth", "reading test of an English primary school, XeLaTeX: story, then white numbers in black squares, Tick one with boxes at the right of the options, 1 mark in small type at the right edge below; mark scheme in its own file: Qu., Requirement, Mark")
def reading_forth(draw):
    items, scheme = [], ""
    body = r"{\Large\bfseries The Bell in the Fog}\par\medskip " + r"\par\medskip ".join(tex(p) for p in STORY) + r"\newpage{\large\bfseries Questions}\par These questions are about \textit{The Bell in the Fog}.\par\medskip "
    for n, (question, marks, points, options, note) in enumerate(READING, 1):
        body += rf"\needspace{{4cm}}\lab{{0pt}}{{10mm}}{{\colorbox{{black}}{{\textcolor{{white}}{{\bfseries {n}}}}}}}{{{tex(question)}}}"
        if options:
            body += r"\hspace*{95mm}Tick \textbf{one}.\par" + "".join(rf"\hspace*{{20mm}}\makebox[80mm][l]{{{tex(o)}}}\framebox[6mm]{{\rule{{0pt}}{{3mm}}}}\par" for o in options)
        else:
            body += r"\ruleline" * min(marks + 1, 4)
        body += rf"\hfill{{\footnotesize {marks} mark{'s' if marks > 1 else ''}}}\par\medskip " + "\n"
        if options:
            told = r"\textbf{Award 1 mark for:}\newline " + tex(points[0])
        elif len(points) == 1:
            told = r"\textbf{Award 1 mark for} reference to:\newline " + tex(points[0])
        else:
            told = (tex(note) if note else r"\textbf{Award 1 mark for} any of the following:") + "".join(rf"\newline\textbullet\enspace {tex(p)}" for p in points)
        scheme += rf"{n} & {tex(question)}\newline {told} & {marks}m\\\hline "
        rubric = [{"text": p, "marks": None} for p in points] if marks > 1 else None
        items.append(item(question, "\n".join(points), str(n), marks, choices([None] * 4, options) if options else None, kind="mcq" if options else "short", rubric=rubric, guidance=note))
    body += r"\vfill\begin{center}\textbf{End of test}\end{center}"
    scheme = r"{\Large\bfseries Reading: mark scheme}\par\medskip The Bell in the Fog\par\medskip\renewcommand\arraystretch{1.3}\begin{longtable}{|c|p{125mm}|c|}\hline\textbf{Qu.} & \textbf{Requirement} & \textbf{Mark}\\\hline\endhead " + scheme + r"\end{longtable}"
    font = [draw.one(["arial", "noto", "helvetica"])]
    engine, source = document(draw, body, font, (12,), (20, 22), foot=r"Page \thepage\ of 3")
    return Document(engine, source, items, document(draw, scheme, font, (10,), (20, 22))[1])


# Computing paper, United Kingdom

TYNE = [
    ("A garden centre uses sensors and a computer to water its plants.", [
        ("Which two of these are input devices?", 2, ["moisture sensor", "keyboard"], ["moisture sensor", "speaker", "keyboard", "monitor", "pump"], None),
        ("State the purpose of the RAM in the computer.", 1, ["to store the data and programs that are in use"], None, ["volatile storage"]),
        ("Give two differences between RAM and ROM.", 2, ["RAM loses its contents when the power is off", "RAM can be written to while ROM cannot"], None, []),
    ]),
    ("Readings from the sensors are stored in binary.", [
        ("Convert the binary number 01001011 into denary.", 1, ["75"], None, []),
        ("Convert the denary number 200 into hexadecimal. Show your working.", 2, ["200 = 12 × 16 + 8", "C8"], None, []),
        ("How many different values can be stored in one byte?", 1, ["256"], ["8", "128", "255", "256"], None),
    ]),
    ("An algorithm decides whether a plant is watered.", [
        ("State the output of the algorithm when the level is 40.", 1, ["WAIT"], None, []),
        ("Identify the line on which selection begins.", 1, ["line 2"], None, ["2"]),
        ("Explain one reason why a programmer adds comments to code.", 2, ["so that others can understand what the code does", "which makes it easier to maintain"], None, []),
    ]),
]
CODE = ["01  level ← USERINPUT", "02  IF level < 30 THEN", "03     OUTPUT \"WATER\"", "04  ELSE", "05     OUTPUT \"WAIT\"", "06  ENDIF"]


@layout(HALF, "computing-tyne", "computing paper of a British board, Chromium: grey band Question 1 with total, (a) below, square boxes behind letters A to E, listing in a frame, (2 marks) in bold at the right; scheme in its own file: Part, Marking guidance with bullets, Total marks")
def computing_tyne(draw):
    items, body, scheme = [], "", ""
    for n, (stem, parts) in enumerate(TYNE, 1):
        total = sum(p[1] for p in parts)
        body += f"<div class=b><span>Question {n}</span></div><p class=s>{web(stem)}</p>"
        if n == 3:
            body += "<pre>" + "\n".join(web(line) for line in CODE) + "</pre>"
        for k, (question, marks, points, options, allow) in enumerate(parts):
            letter = "abc"[k]
            body += f"<div class=w><div class=q><span>({letter})</span><div>{web(question)}</div></div>"
            said = f"({marks} mark{'s' if marks > 1 else ''})"
            if options:
                body += "".join(f"<p class=o><b>{x}</b>{web(o)}<i></i></p>" for x, o in zip("ABCDE", options))
                labels = ["ABCDE"[options.index(p)] for p in points]
                scheme += f"<tr><td>{n}({letter})</td><td>" + "".join(f"<p>{x}: {web(p)}</p>" for x, p in zip(labels, points)) + f"</td><td>{marks}</td></tr>"
                items.append(item(question, "\n".join(points), f"{n}({letter})", marks, choices("ABCDE", options), kind="multi" if len(points) > 1 else "mcq", stem=stem, answer_label=labels[0] if len(labels) == 1 else None))
            else:
                body += "<div class=d></div>" * (marks + 1)
                rubric = [{"text": p, "marks": None} for p in points] if marks > 1 else None
                scheme += f"<tr><td>{n}({letter})</td><td>" + (f"<p>{marks} marks:</p>" if marks > 1 else "") + "<ul>" + "".join(f"<li>{web(p)}</li>" for p in points) + "</ul>" + "".join(f"<p><b>A.</b> {web(a)}</p>" for a in allow) + f"</td><td>{marks}</td></tr>"
                items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, rubric=rubric, allow=allow, kind="numeric" if points[0].isdigit() else "short"))
            body += f"<p class=m><b>{said}</b></p></div>"
        body += f"<p class=t>Total for Question {n}: {total} marks</p>"
    font = draw.one(["Liberation Sans", "Roboto"])
    css = f".b {{ background: #d9d9d9; font-weight: bold; padding: 1.5mm 3mm; margin-top: 5mm; break-after: avoid }} .s {{ break-after: avoid }} .q {{ display: flex; margin-top: 4mm; break-after: avoid }} .q span {{ flex: 0 0 10mm }} .o {{ margin: 1.5mm 0 0 10mm; width: 75mm; position: relative; break-after: avoid }} .o b {{ display: inline-block; width: 8mm }} .o i {{ position: absolute; right: 0; width: 4mm; height: 4mm; border: 1px solid #000 }} .d {{ border-bottom: 1px solid #888; height: 6.5mm; margin-left: 10mm }} .m {{ text-align: right; margin: 1mm 0 }} .t {{ text-align: right; font-style: italic; border-top: 1px solid #000 }} pre {{ border: 1px solid #000; padding: 3mm; font: 10pt 'DejaVu Sans Mono'; width: 90mm }} table {{ border-collapse: collapse; width: 100% }} td, th {{ border: 1px solid #000; padding: 1.5mm 3mm; vertical-align: top; text-align: left }} ul {{ margin: 0; padding-left: 5mm }} .w {{ break-inside: avoid }} td p, li {{ margin: 0 0 1mm }} td:first-child {{ width: 18mm }} td:last-child {{ width: 16mm; text-align: center }} tr {{ break-inside: avoid }} @page {{ @bottom-right {{ content: counter(page); font: 9pt '{font}' }} }}"
    engine, source = page(draw, "<h2>Computer Systems: Paper 1</h2><p>Answer all questions. You must not use a calculator.</p>" + body + "<p style='text-align:center'><b>END OF QUESTIONS</b></p>", [font], (11,), css)
    key = f"<h2>Computer Systems: Paper 1 – Mark scheme</h2><p>The letter A. stands for accept.</p><table><tr><th>Part</th><th>Marking guidance</th><th>Total marks</th></tr>{scheme}</table>"
    return Document(engine, source, items, page(draw, key, [font], (10.5,), css)[1])


# Central examination of geography, Netherlands

DELTA = [
    ("Opgave 1 − Wonen achter de dijk", "Na de watersnood van 1953 werden in het zuidwesten van Nederland de Deltawerken gebouwd. Een deel van de zeearmen werd helemaal afgesloten.", [
        (1, "Noem de provincie waar in 1953 de meeste slachtoffers vielen.", ["Zeeland"], None),
        (2, "Geef twee voordelen van de afsluiting van de zeearmen voor de bewoners.", ["meer veiligheid tegen overstromingen", "kortere reistijden door de wegen over de dammen"], None),
        (1, "Welk type landschap ligt vooral achter de dijken in het zuidwesten?", ["zeekleilandschap"], ["lösslandschap", "veenlandschap", "zandlandschap", "zeekleilandschap"]),
        (3, "Leg uit waarom de Oosterschelde niet helemaal werd afgesloten.", ["de getijden bleven nodig voor de natuur", "de oester- en mosselvisserij had zout water nodig", "daarom koos men voor een kering die alleen bij storm dicht gaat"], None),
    ]),
    ("Opgave 2 − Steden in beweging", "In Rotterdam zijn sinds 1990 oude havengebieden veranderd in woonwijken. De haven zelf schoof steeds verder naar het westen.", [
        (1, "Hoe heet de jongste uitbreiding van de haven in zee?", ["Tweede Maasvlakte"], ["Botlek", "Europoort", "Tweede Maasvlakte", "Waalhaven"]),
        (2, "Verklaar waarom de haven naar het westen schoof.", ["de schepen werden groter en hadden diep water nodig", "in de stad was geen ruimte om uit te breiden"], None),
        (1, "Noem een nadeel van de nieuwe woonwijken voor mensen met een laag inkomen.", ["de woningen zijn te duur voor hen"], None),
        (2, "Beschrijf twee gevolgen van de verplaatsing voor het verkeer in de stad.", ["er rijden minder vrachtwagens door de stad", "werknemers moeten verder reizen"], None),
        (1, "Geef aan op welk schaalniveau de haven van belang is voor de handel in graan.", ["mondiaal"], None),
    ]),
]


@layout(HALF, "examen-polonaise", "Dutch school examination, XeLaTeX: 2p in small type and a bold number in the left margin, options A to D below, Opgave heads; correctievoorschrift in its own file: number, maximumscore 2, points with bullets and a mark at the right")
def examen_polonaise(draw):
    items, body, scheme, n = [], "", "", 0
    for head, stem, parts in DELTA:
        body += rf"\needspace{{4cm}}\bigskip{{\large\bfseries {tex(head)}}}\par\medskip {tex(stem)}\par\medskip "
        scheme += rf"\needspace{{3cm}}\bigskip{{\large\bfseries {tex(head)}}}\par\medskip "
        for marks, question, points, options in parts:
            n += 1
            body += rf"\needspace{{2.5cm}}\lab{{-14mm}}{{14mm}}{{\makebox[7mm][l]{{\small {marks}p}}\textbf{{{n}}}}}{{{tex(question)}}}"
            if options:
                body += "".join(rf"\lab{{0pt}}{{7mm}}{{\textbf{{{x}}}}}{{{tex(o)}}}" for x, o in zip("ABCD", options))
                label = "ABCD"[options.index(points[0])]
                scheme += rf"\needspace{{1.5cm}}\lab{{0pt}}{{10mm}}{{\textbf{{{n}}}}}{{\textbf{{{label}}}}}\medskip "
                items.append(item(question, points[0], str(n), marks, choices("ABCD", options), kind="mcq", stem=stem, answer_label=label))
            else:
                scheme += rf"\needspace{{2.5cm}}\lab{{0pt}}{{10mm}}{{\textbf{{{n}}}}}{{\textbf{{maximumscore {marks}}}}}"
                scheme += "".join(rf"\lab{{10mm}}{{5mm}}{{•}}{{{tex(p)}\pushright{{1}}}}" for p in points) if marks > 1 else rf"\lab{{10mm}}{{0mm}}{{}}{{{tex(points[0])}}}"
                scheme += r"\medskip "
                rubric = [{"text": p, "marks": 1} for p in points] if marks > 1 else None
                items.append(item(question, "\n".join(points), str(n), marks, stem=stem, rubric=rubric))
            body += r"\medskip" + "\n"
    total = sum(q[0] for _, _, parts in DELTA for q in parts)
    cover = rf"{{\Large\bfseries Oefenexamen HAVO}}\par\medskip{{\large aardrijkskunde}}\par\smallskip Voor dit examen zijn maximaal {total} punten te behalen. Voor elk vraagnummer staat hoeveel punten met een goed antwoord behaald kunnen worden.\par\hrule "
    font = [draw.one(["arial", "noto"])]
    engine, source = document(draw, cover + body + r"\vfill\hfill\small einde\ \rule{1.5ex}{1.5ex}", font, (11,), (22, 24), foot=r"\fancyfoot[L]{\small HA-1022-oef}\fancyfoot[C]{\small\thepage}", extra=r"\geometry{left=38mm}\emergencystretch=3em")
    return Document(engine, source, items, document(draw, r"{\Large\bfseries Correctievoorschrift HAVO}\par\medskip{\large aardrijkskunde}\par\medskip{\large 4\quad Beoordelingsmodel}\par " + scheme, font, (11,), (26, 28))[1])


# Class test in biology, Germany

KLASSE = [
    ("Das Herz", "Das Herz des Menschen schlägt etwa siebzigmal in der Minute.", [
        ("Nenne die vier Innenräume des Herzens.", 4, ["rechter Vorhof", "rechte Kammer", "linker Vorhof", "linke Kammer"]),
        ("Gib an, welche Aufgabe die Herzklappen haben.", 1, ["Sie verhindern, dass das Blut zurückfließt."]),
        ("Erkläre, warum die Wand der linken Kammer dicker ist als die der rechten.", 2, ["Die linke Kammer pumpt das Blut durch den ganzen Körper.", "Dafür ist ein höherer Druck nötig."]),
    ]),
    ("Das Blut", "Bei einer Blutspende werden 500 ml Blut abgenommen. Es besteht aus Plasma und Zellen.", [
        ("Nenne drei Arten von Blutzellen.", 3, ["rote Blutkörperchen", "weiße Blutkörperchen", "Blutplättchen"]),
        ("Beschreibe, wie sich eine kleine Wunde schließt.", 3, ["Blutplättchen sammeln sich an der Wunde.", "Fibrinfäden bilden ein Netz.", "Das Netz trocknet zu Schorf."]),
        ("Berechne den Anteil der Spende an 6 l Blut in Prozent.", 1, ["8,3 %"]),
    ]),
    ("Die Atmung", "Beim Sport atmet Jonas schneller und tiefer als in Ruhe.", [
        ("Nenne das Gas, das die Muskeln vermehrt brauchen.", 1, ["Sauerstoff"]),
        ("Beschreibe den Gasaustausch in den Lungenbläschen.", 2, ["Sauerstoff gelangt aus der Luft in das Blut.", "Kohlenstoffdioxid gelangt aus dem Blut in die Luft."]),
        ("Begründe, warum Rauchen die Leistung von Sportlern mindert.", 2, ["Teer verklebt die Lungenbläschen.", "Dadurch wird weniger Sauerstoff aufgenommen."]),
    ]),
]


@layout(HALF, "pruefung-schottische", "German class test, word processor: head as a table with name and date, Aufgabe 1: Das Herz in bold with points of all parts, a) with … / 4 P. at the right, dotted lines; Erwartungshorizont in its own file as a table")
def pruefung_schottische(draw):
    font = draw.one(["Liberation Sans", "Carlito"])
    sheet, key = Sheet(font, 11, "de", "DE", margin=2.0), Sheet(font, 10.5, "de", "DE", margin=2.0)
    items, cells = [], [["<b>Aufgabe</b>", "<b>Erwartete Leistung</b>", "<b>Punkte</b>"]]
    dots, right, keep = 'style:type="right" style:leader-style="dotted" style:leader-text="."', (sheet.wide, RIGHT), 'fo:keep-with-next="always"'
    sheet.body += [sheet.table([["Realschule am Stadtpark", "Klassenarbeit Nr. 2 in Biologie", "Klasse 8b"], ["Name: __________________", "Datum: ____________", "Note: ______"]], [6.0, 7.0, 4.0]), sheet.p("Antworte in ganzen Sätzen, wenn nichts anderes verlangt ist. Viel Erfolg!", before=0.3)]
    for n, (topic, stem, parts) in enumerate(KLASSE, 1):
        total = sum(p[1] for p in parts)
        sheet.body += [sheet.p(f"<b>Aufgabe {n}: {topic} ({total} Punkte)</b>", before=0.5, extra=keep), sheet.p(stem, extra=keep)]
        for letter, (question, marks, points) in zip("abc", parts):
            sheet.body.append(sheet.p(f"{letter})\t{question}\t… / {marks} P.", left=0.8, first=-0.8, tabs=[0.8, right], before=0.2, extra=keep))
            sheet.body += [sheet.p("\t", left=0.8, tabs=[(sheet.wide, dots)], after=0.2) for _ in range(2 if marks < 3 else 3)]
            inside = "".join(key.p(f"– {p}" if marks > 1 else p, after=0.03) for p in points)
            cells.append([f"{n} {letter})", inside, str(marks)])
            rubric = [{"text": p, "marks": None} for p in points] if marks > 1 else None
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, rubric=rubric))
    key.body += [key.p("<b>Erwartungshorizont zur Klassenarbeit Nr. 2</b>", size=14), key.table(cells, [2.2, 12.5, 2.3])]
    sheet.foot = sheet.p("Erreichte Punkte: ______ von 19\tSeite {page}", size=9, tabs=[right])
    engine, source = sheet.source()
    return Document(engine, source, items, key.source()[1])


# Lesson sheet

ORGANS = [("stomach", "churns food and mixes it with acid"), ("liver", "makes bile"), ("small intestine", "absorbs digested food into the blood"), ("large intestine", "absorbs water"), ("mouth", "chews food and mixes it with saliva")]
ORGAN_SAID = [("Enzymes speed up digestion.", True), ("Bile is stored in the kidneys.", False), ("Fibre helps food to move along the gut.", True), ("Starch is broken down into fat.", False)]
ORGAN_PICK = [("The tube that leads from the mouth to the stomach is the", ["windpipe", "gullet", "rectum"], 1), ("Proteins are broken down into", ["amino acids", "sugars", "fatty acids"], 0), ("The finger-like folds of the small intestine are called", ["valves", "glands", "villi"], 2), ("The acid in the stomach is", ["citric acid", "hydrochloric acid", "lactic acid"], 1)]


@layout(HALF, "lesson-mambo", "lesson sheet of a science teacher, word processor: Part A lists to match with a blank before each number, Part B statements with TRUE / FALSE behind tabs, Part C options a) to c) in one row; answers in one small paragraph at the end")
def lesson_mambo(draw):
    sheet, items = Sheet(draw.one(["Carlito", "Liberation Sans"]), 11, margin=2.0), []
    means = draw.mixed([b for _, b in ORGANS])
    sheet.body += [sheet.p("Name: __________________________\tClass: ________\tDate: ___________", tabs=[9.5, 13.0], after=0.4), sheet.p("<b>Lesson 4: The digestive system</b>", align="center", size=15)]
    sheet.body += [sheet.p("<b>Part A</b>", before=0.3, after=0.05), sheet.p("Match each organ to its job. Write the letter on the line.")]
    key = []
    for n, ((organ, job), letter, text) in enumerate(zip(ORGANS, "abcde", means), 1):
        sheet.body.append(sheet.p(f"____ {n}.\t{organ}\t{letter}.\t{text}", tabs=[1.7, 7.0, 7.8], after=0.12))
        right = "abcde"[means.index(job)]
        key.append(f"{n}{right}")
        items.append(item(organ, job, str(n), None, choices("abcde", means), kind="match", answer_label=right, section="Part A"))
    said = "<b>Answers</b> Part A: " + ", ".join(key)
    sheet.body += [sheet.p("<b>Part B</b>", before=0.5, after=0.05), sheet.p("Circle TRUE or FALSE.")]
    for n, (text, right) in enumerate(draw.mixed(ORGAN_SAID), 1):
        sheet.body.append(sheet.p(f"{n}.\t{text}\tTRUE\tFALSE", tabs=[0.8, 12.0, 14.0], after=0.12))
        said += (". Part B: " if n == 1 else ", ") + f"{n} {'true' if right else 'false'}"
        items.append(item(text, str(right), str(n), kind="truefalse", section="Part B"))
    sheet.body += [sheet.p("<b>Part C</b>", before=0.5, after=0.05), sheet.p("Choose the correct answer.")]
    for n, (question, options, place) in enumerate(ORGAN_PICK, 1):
        sheet.body += [sheet.p(f"{n}.\t{question}", tabs=[0.8], after=0.05, extra='fo:keep-with-next="always"'), sheet.p("\t".join(f"{x}) {o}" for x, o in zip("abc", options)), left=0.8, tabs=[6.0, 11.0], after=0.2)]
        said += (". Part C: " if n == 1 else ", ") + f"{n} {'abc'[place]}"
        items.append(item(question, options[place], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[place], section="Part C"))
    sheet.body.append(sheet.p(said + ".", size=8, before=1.0))
    sheet.foot = sheet.p("© Oakmere Science Department. May be copied for use in class.", size=8, align="center")
    engine, source = sheet.source()
    return Document(engine, source, items)


# Passage with gaps

PASSAGE = [("Salt has been traded for thousands of {}.", "years"), ("Before there were fridges, people used it to {} meat and fish.", "preserve"), ("In hot countries sea water is led into wide, shallow {}.", "ponds"), ("The sun and the wind make the water {}, and the salt is left behind.", "evaporate"), ("Elsewhere salt is dug from {} deep below the ground.", "mines"), ("In ancient Rome soldiers may have been given money to buy it, and from this comes our word {}.", "salary"), ("Caravans of {} carried blocks of salt across the Sahara.", "camels"), ("Kings were quick to see that they could put a {} on it.", "tax"), ("In 1930 Gandhi walked to the coast to {} against such a law.", "protest")]


@layout(HALF, "cloze-salsa", "passage of a workbook for learners of English, XeLaTeX: words in a frame, one more than needed, numbered gaps (1) with drawn rules in one text, answers upright in small print at the foot")
def cloze_salsa(draw):
    text, items, key = "", [], []
    for n, (sentence, answer) in enumerate(PASSAGE, 1):
        gap = rf"(\textbf{{{n}}})~\rule[-1pt]{{22mm}}{{.4pt}}"
        text += tex(sentence).replace(r"\{\}", gap) + " "
        items.append(item(sentence.replace("{} ", "{}").replace("{}", f"({n})  "), answer, str(n), kind="gap", gap=True))
        key.append(rf"\mbox{{{n} {answer}}}")
    bank = r"\qquad ".join(draw.mixed([a for _, a in PASSAGE] + ["harvest"]))
    body = rf"\textbf{{\large 14.3}}\quad\textbf{{Complete the text with the words from the box. There is one word that you do not need.}}\par\medskip\begin{{center}}\fbox{{\parbox{{0.85\linewidth}}{{\centering {bank}}}}}\end{{center}}\medskip{{\setlength\baselineskip{{22pt}}\textbf{{White gold}}\par {text}\par}}\bigskip\textbf{{\large Remember!}} We use the passive when we are not interested in who does something: \textit{{Salt is dug from the ground.}}\vfill{{\footnotesize Answers to 14.3:\quad " + r";\enspace ".join(key) + r"}"
    engine, source = document(draw, body, ["arial", "schoolbook", "notoserif"], (11,), (22, 26), head=r"\fancyhead[R]{\small Unit 14\quad Food and history}", foot=r"\fancyfoot[R]{87}")
    return Document(engine, source, items)


# Exercises of a textbook

STATS = [
    ("Find the mean of each of these sets of numbers.", [("4, 7, 9, 12", "8"), ("2.5, 3.5, 6", "4"), ("−3, 0, 6, 9", "3")]),
    ("The number of goals in ten matches was 0, 1, 1, 2, 2, 2, 3, 4, 4, 6.", [("Write down the mode.", "2"), ("Find the median.", "2"), ("Work out the range.", "6")]),
    ("The bar chart shows how the 30 pupils of a class travel to school.", [("How many pupils walk?", "12"), ("What fraction of the class comes by bus?", "1/3"), ("Find the percentage that comes by car.", "20%")]),
    ("The mean mass of five parcels is 3.2 kg.", [("Calculate their total mass.", "16 kg"), ("A sixth parcel of 5 kg is added. Find the new mean.", "3.5 kg")]),
    ("The heights of four trees are 12 m, 15 m, x m and 21 m, and their mean is 16 m. Find x.", "16"),
    ("Explain why the median is better than the mean for the prices of houses.", "A few very high prices raise the mean."),
]


@layout(HALF, "exercise-vecchio", "exercise of a mathematics textbook, LaTeX: Exercise 7B on a grey band, two columns, bold numbers, a b c in bold without brackets, bar chart, answers on the next page as 1 a 8 b 4 in three columns")
def exercise_vecchio(draw):
    items, body, key = [], "", ""
    name = f"Exercise {draw.random.randint(5, 12)}{draw.one('ABC')}"
    for n, (stem, parts) in enumerate(STATS, 1):
        chart = r"\begin{center}\begin{tikzpicture}[xscale=1.0,yscale=0.2]\draw[->](0,0)--(0,14);\draw[->](0,0)--(5,0);\foreach \y in {4,8,12}{\draw(0,\y)--(-0.1,\y)node[left]{\small\y};}\draw[fill=gray!40](0.4,0)rectangle(1,12)(1.5,0)rectangle(2.1,10)(2.6,0)rectangle(3.2,6)(3.7,0)rectangle(4.3,2);\node[below]at(0.7,0){\small walk};\node[below]at(1.8,0){\small bus};\node[below]at(2.9,0){\small car};\node[below]at(4,0){\small cycle};\end{tikzpicture}\end{center}" if n == 3 else ""
        body += rf"\needspace{{3cm}}\lab{{0pt}}{{7mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}{chart}" "\n"
        if isinstance(parts, str):
            items.append(item(stem, parts, str(n), section=name))
            key += rf"\lab{{0pt}}{{6mm}}{{\textbf{{{n}}}}}{{{tex(parts)}}}"
        else:
            key += rf"\lab{{0pt}}{{6mm}}{{\textbf{{{n}}}}}{{" + r"\quad ".join(rf"\mbox{{\textbf{{{x}}}\enspace {tex(a)}}}" for x, (_, a) in zip("abc", parts)) + "}"
            for x, (question, answer) in zip("abc", parts):
                body += rf"\lab{{7mm}}{{6mm}}{{\textbf{{{x}}}}}{{{tex(question)}}}"
                items.append(item(question, answer, f"{n}({x})", stem=stem, kind="numeric" if answer[0].isdigit() else "short", section=name))
        body += r"\smallskip "
    body = rf"\colorbox{{black!15}}{{\parbox{{0.97\linewidth}}{{\large\bfseries {name}}}}}\par\medskip\begin{{multicols}}{{2}}{body}\end{{multicols}}\newpage{{\LARGE\bfseries Answers}}\par\medskip\begin{{multicols}}{{2}}\textbf{{{name}}}\par {key}\end{{multicols}}"
    engine, source = document(draw, body, ["times", "lmsans", "palatino"], (10, 11), (18, 22), head=r"\fancyhead[L]{\small Averages and range}", foot=r"\fancyfoot[L]{\thepage}", extra=r"\setlength\columnsep{9mm}")
    return Document(engine, source, items)


# Midterm of a university, United States

MIDTERM = [
    ("A block of mass m = 2.0 kg slides without friction down an incline that makes an angle of 30 degrees with the horizontal. It starts from rest. Use g = 9.8 m/s².", [
        ("Find the magnitude of the acceleration of the block.", 5, "Along the incline, Newton’s second law gives ma = mg sin 30, so that", "a = 4.9 m/s²"),
        ("Find the speed of the block after it has moved 2.5 m.", 5, "Since the acceleration is constant, v² = 2ad = 2(4.9)(2.5), and", "v = 4.9 m/s"),
        ("Find the normal force on the block.", 5, "There is no acceleration normal to the incline, so N = mg cos 30, or", "N = 17 N"),
    ]),
    ("A cart of mass 0.50 kg moves at 3.0 m/s and strikes a cart of mass 1.0 kg that is at rest. The carts stick together.", [
        ("Find the speed of the carts after the collision.", 6, "Momentum is conserved: (0.50)(3.0) = (1.5)v, hence", "v = 1.0 m/s"),
        ("How much kinetic energy is lost?", 6, "The energy is 2.25 J before and 0.75 J after the collision. The loss is", "1.5 J"),
        ("Is the collision elastic? Explain.", 3, "Kinetic energy is not conserved, so the answer is", "The collision is inelastic."),
    ]),
    ("A wheel with moment of inertia 0.40 kg m² speeds up from rest to 20 rad/s in 5.0 s.", [
        ("Find the angular acceleration.", 4, "The angular speed changes by 20 rad/s in 5.0 s, so", "4.0 rad/s²"),
        ("Find the torque on the wheel.", 4, "The torque is the product of moment of inertia and angular acceleration, or", "1.6 N m"),
        ("Through what angle does the wheel turn in this time?", 7, "The mean angular speed is 10 rad/s, which gives", "50 rad"),
    ]),
]


@layout(HALF, "midterm-verrazzano", "midterm of an American university, LaTeX on letter paper: honor pledge and table of points on the first page, Problem 1 in bold, (a) (5 pts) before the text, a figure, room to write; solutions in their own file with working and the result in a frame")
def midterm_verrazzano(draw):
    items, body, key = [], "", ""
    for n, (stem, parts) in enumerate(MIDTERM, 1):
        figure = r"\begin{center}\begin{tikzpicture}\draw(0,0)--(5,0)--(0,2.9)--cycle;\draw[fill=gray!30,rotate around={-30:(1.2,2.2)}](0.8,2.2)rectangle(1.6,2.7);\node at(3.9,0.25){30};\node at(2.2,2.6){block};\end{tikzpicture}\end{center}" if n == 1 else ""
        body += rf"\newpage\textbf{{Problem {n}.}} {tex(stem)}{figure}\par\medskip "
        key += rf"\needspace{{3cm}}\bigskip\textbf{{Problem {n}.}}\par "
        for x, (question, marks, working, result) in zip("abc", parts):
            body += rf"\lab{{0pt}}{{9mm}}{{({x})}}{{({marks} pts) {tex(question)}}}\vspace{{38mm}}"
            key += rf"\lab{{0pt}}{{9mm}}{{({x})}}{{{tex(working)} \fbox{{{tex(result)}}}}}\smallskip "
            items.append(item(question, result, f"{n}({x})", marks, stem=stem, kind="short" if n == 2 and x == "c" else "numeric", answer_kind="contains"))
    cover = r"\begin{center}{\Large\bfseries Physics 141: Midterm 2}\par\smallskip Cedar Falls University, Fall Semester\end{center}\bigskip Name: \rule{70mm}{.4pt}\hfill Section: \rule{25mm}{.4pt}\par\bigskip\begin{itemize}\item You have 75 minutes. Calculators without memory are allowed.\item Show all work. An answer without work earns no credit.\item This exam has 4 pages.\end{itemize}\bigskip\textit{On my honor, I have neither given nor received help on this exam.}\par\bigskip Signature: \rule{70mm}{.4pt}\par\bigskip\begin{center}\renewcommand\arraystretch{1.4}\begin{tabular}{|l|c|c|}\hline Problem & Points & Score\\\hline 1 & 15 & \\\hline 2 & 15 & \\\hline 3 & 15 & \\\hline Total & 45 & \\\hline\end{tabular}\end{center}"
    font, look = [draw.one(["cm", "lm", "times"])], dict(paper="letterpaper")
    engine, source = document(draw, cover + body, font, (11, 12), (24, 26), foot=r"Page \thepage\ of 4", **look)
    return Document(engine, source, items, document(draw, r"\begin{center}{\Large\bfseries Physics 141: Midterm 2 Solutions}\end{center}" + key, font, (11,), (24, 26), **look)[1])


# Notice to candidates

@layout(HALF, "notice-sirtaki", "notice to candidates on a school's board, Chromium: timetable of papers with codes and marks, numbered rules, what to bring in a box; nothing to be found")
def notice_sirtaki(draw):
    papers = [("Mon 14 May", "9.00", "Mathematics 1", "MA11", "1 h 30", "80"), ("Tue 15 May", "13.30", "History", "HI21", "2 h", "60"), ("Thu 17 May", "9.00", "Biology 1", "BI11", "1 h 45", "90"), ("Fri 18 May", "9.00", "English", "EN12", "2 h 15", "80"), ("Mon 21 May", "13.30", "Mathematics 2", "MA12", "1 h 30", "80"), ("Wed 23 May", "9.00", "French (listening)", "FR13", "45 min", "40")]
    rules = ["Be outside the hall ten minutes before the start. Nobody is admitted after the first half hour.", "Leave bags, coats and telephones in the changing room. A telephone that is found in the hall will be reported to the board.", "Write in black ink. Pencil is for drawings only.", "Do not speak to anybody but an invigilator until you have left the hall.", "Stay in your seat until all papers have been collected and counted."]
    body = "<h1>Summer examinations</h1><p class=s>Notice to all candidates in Years 11 and 13</p><table><tr><th>Date</th><th>Time</th><th>Paper</th><th>Code</th><th>Length</th><th>Marks</th></tr>" + "".join("<tr>" + "".join(f"<td>{web(c)}</td>" for c in row) + "</tr>" for row in papers) + "</table><h2>Rules</h2><ol>" + "".join(f"<li>{web(r)}</li>" for r in rules) + "</ol><div class=b><b>What to bring</b><br>Two black pens, a pencil, a ruler, a clear pencil case, and a calculator without its lid for mathematics and biology.</div><p>Candidates who fall ill should telephone the office before 8.30 on the day. A note from a doctor is needed within a week.</p><p class=r>Mrs J. Farrant<br>Examinations Officer</p>"
    css = "h1 { font-size: 20pt; margin-bottom: 0 } .s { color: #444 } table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #666; padding: 1.5mm 3mm; text-align: left } th { background: #eee } li { margin: 2mm 0 } .b { border: 2px solid #000; padding: 3mm } .r { text-align: right }"
    engine, source = page(draw, body, ["Lato", "Liberation Sans", "Carlito"], (11,), css)
    return Document(engine, source, [])


# General studies, India

CIVIL = [
    (["The Tropic of Cancer passes through Gujarat.", "The Tropic of Cancer passes through Tripura."], 2), (["Laterite soil is rich in iron.", "Laterite soil is formed in cold deserts."], 0), (["The Rajya Sabha can be dissolved.", "A third of its members retire every second year."], 1),
    (["Methane is a greenhouse gas.", "Wetlands take up all methane that is formed in them."], 0), (["The Indus rises in Tibet.", "The Beas is a tributary of the Indus system."], 2), (["The Reserve Bank of India was founded in 1965.", "The Reserve Bank of India prints the coins of the country."], 3),
]
CIVIL_MORE = [("Who was the first President of the Indian National Congress?", ["W. C. Bonnerjee", "Dadabhai Naoroji", "A. O. Hume", "Pherozeshah Mehta"], 0), ("The Chipko movement was started to protect", ["rivers", "trees", "tigers", "farmland"], 1), ("Which of the following crops is a kharif crop?", ["Wheat", "Gram", "Mustard", "Rice"], 3), ("The Sanchi stupa lies in the state of", ["Bihar", "Odisha", "Madhya Pradesh", "Uttar Pradesh"], 2)]


@layout(HALF, "aptitude-eucalyptus", "general studies of an Indian service examination, XeLaTeX: two columns with a rule, Consider the following statements with 1. and 2. below, (a) 1 only to (d) Neither, options below each other, key in a grid of two rows of five at the end")
def aptitude_eucalyptus(draw):
    fixed = ["1 only", "2 only", "Both 1 and 2", "Neither 1 nor 2"]
    asked = [(None, s, fixed, p) for s, p in CIVIL] + [(q, [], o, p) for q, o, p in CIVIL_MORE]
    items, body, key = [], "", []
    for n, (question, statements, options, place) in enumerate(draw.mixed(asked), 1):
        if statements:
            question = "Consider the following statements: " + " ".join(f"{k}. {s}" for k, s in enumerate(statements, 1)) + " Which of the statements given above is/are correct?"
            shown = "Consider the following statements:" + "".join(rf"\lab{{8mm}}{{6mm}}{{{k}.}}{{{tex(s)}}}" for k, s in enumerate(statements, 1)) + r"\lab{8mm}{0mm}{}{Which of the statements given above is/are correct?}"
        else:
            shown = tex(question)
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{3pt}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{shown}}}" + "".join(rf"\lab{{8mm}}{{8mm}}{{({x})}}{{{tex(o)}}}" for x, o in zip("abcd", options)) + r"\end{minipage}\par\medskip" + "\n"
        key.append((n, "abcd"[place]))
        items.append(item(question, options[place], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[place]))
    grid = "".join(" & ".join(rf"\textbf{{{n}}} & ({x})" for n, x in row) + r"\\\hline " for row in (key[:5], key[5:]))
    body = rf"\begin{{center}}{{\large\bfseries GENERAL STUDIES}}\par PRACTICE TEST {draw.random.randint(11, 40)}\end{{center}}\textbf{{Time allowed: 15 minutes}}\hfill\textbf{{Maximum marks: 20}}\par{{\small There is a penalty for wrong answers: one third of the marks of that question is deducted.\par}}\hrule\medskip\begin{{multicols}}{{2}}{body}\end{{multicols}}\begin{{center}}\textbf{{ANSWER KEY}}\par\smallskip\renewcommand\arraystretch{{1.3}}\begin{{tabular}}{{|*{{5}}{{c|c|}}}}\hline {grid}\end{{tabular}}\end{{center}}"
    engine, source = document(draw, body, ["timesnew", "notoserif"], (10, 11), (16, 18), foot=r"( \thepage\ -- A )", extra=r"\setlength\columnseprule{.4pt}\setlength\columnsep{8mm}")
    return Document(engine, source, items)
