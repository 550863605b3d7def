"""The hundred and eighty-first: more sheets named after herbs, locomotives and constellations, by one who does not know the reader: a
geography paper with its marking scheme, a chemistry paper of choices, questions of a leaflet, a pub quiz, a Spanish examination, German
gaps, a placement test, words of Persian, exercises of a textbook, a quiz printed from a learning platform, a coaching sheet and a text with
questions.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, table, tex
from office import document as office, paragraph, paragraph_style, run
from paper import Document, choices, item, layout
from webpage import page, rows, web

HALF = "unseen"

# Geography paper with its marking scheme behind it

GEOGRAPHY = [
    ("The atmosphere is made up of several layers.", [
        ("a", None, "Name the layer of the atmosphere in which weather occurs.", ["Troposphere"], 1, None),
        ("b", None, "State two elements of weather that are measured at a weather station.", ["Temperature", "Rainfall", "Humidity", "Wind direction"], 2, "Any two"),
        ("c", None, "Explain why temperature falls with height.", ["Air is heated from below by the ground", "Air becomes thinner and holds less heat"], 2, None),
    ]),
    ("Use the map of the Mwembe area provided to answer this question.", [
        ("a", None, "What is the contour interval of the map?", ["20 metres"], 1, None),
        ("b", None, "Identify three means of transport shown on the map.", ["Road", "Railway", "Footpath", "Ferry"], 3, "Any three"),
        ("c", None, "Describe the drainage of the area.", ["Most rivers flow eastwards", "There is a swamp in the south", "Many streams are seasonal"], 3, None),
    ]),
    ("Farming employs many people in East Africa.", [
        ("a", "i", "What is a cash crop?", ["A crop grown mainly for sale"], 1, None),
        ("a", "ii", "Name two cash crops grown in the highlands.", ["Tea", "Coffee", "Pyrethrum"], 2, "Any two"),
        ("b", None, "Give three problems that face tea farmers.", ["Fluctuating prices", "Pests and diseases", "Poor roads", "Shortage of labour"], 3, "Any three"),
        ("c", None, "Explain two ways in which irrigation helps farmers.", ["Crops can be grown in the dry season", "Dry land is brought under cultivation"], 4, None),
    ]),
]


@layout(HALF, "geography-puffing", "geography paper of an East African school, word processor: 1. a) with (2 mks) behind the text, dotted lines, 3 a) i) and ii), marking scheme on the next page with dashes and Any two")
def geography_puffing(draw):
    body = paragraph(run("KILIMA HIGH SCHOOL"), "Letter") + paragraph(run("FORM 2 GEOGRAPHY – END OF TERM 1 EXAMINATION"), "Letter2") + paragraph(run("NAME: ...................................................... ADM. NO.: ............... CLASS: ............")) + paragraph(run("Instructions: Answer ALL the questions in the spaces provided. Time: 1 hour.", "I"))
    key, items = paragraph(run("MARKING SCHEME"), "New"), []
    for n, (stem, parts) in enumerate(GEOGRAPHY, 1):
        body += paragraph(run(f"{n}.\t{stem}"), "Ask")
        key += paragraph(run(f"{n}."), "Key")
        for letter, roman, question, points, marks, any_of in parts:
            label = f"{letter}) {roman})" if roman == "i" else f"{roman})" if roman else f"{letter})"
            body += paragraph(run(f"{label}\t{question}  ({marks} mk{'s' if marks > 1 else ''})"), "Sub") + paragraph(run("." * 112), "Dots") * min(marks + 1, 3)
            said = f"{any_of}: " if any_of else ""
            key += paragraph(run(f"{label}\t{said}"), "Sub") if any_of else ""
            for k, point in enumerate(points):
                lead = f"{label}\t" if not any_of and k == 0 else "\t"
                key += paragraph(run(f"{lead}– {point}"), "Sub2")
            number = f"{n}({letter})" + (f"({roman})" if roman else "")
            items.append(item(question, "\n".join(points), number, marks, stem=stem, rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None, guidance=any_of))
    styles = (
        paragraph_style("Letter", 0, bold=True, size=15, extra='fo:text-align="center"') + paragraph_style("Letter2", 0.1, bold=True, extra='fo:text-align="center"')
        + paragraph_style("Ask", 0.4, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always"') + paragraph_style("Sub", 0.2, 2.2, -1.3, [(2.2, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Sub2", 0.03, 2.2, -1.3, [(2.2, "")]) + paragraph_style("Dots", 0.12, 2.2) + paragraph_style("Key", 0.3, bold=True)
        + paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page" fo:text-align="center"')
    )
    engine, source = office(draw, body + key, ["Liberation Serif", "Caladea"], (11,), 2.2, styles=styles)
    return Document(engine, source, items)


# Chemistry paper of choices, key in another file

CHEMISTRY = [
    ("Which element is a noble gas?", ["argon", "chlorine", "nitrogen", "oxygen"], 0, None),
    ("What is the pH of a neutral solution?", ["0", "1", "7", "14"], 2, None),
    ("Which row describes the particles in a gas?", [("far apart", "move freely"), ("far apart", "vibrate only"), ("close together", "move freely"), ("close together", "vibrate only")], 0, ("separation", "movement")),
    ("Which gas turns limewater milky?", ["carbon dioxide", "hydrogen", "nitrogen", "oxygen"], 0, None),
    ("Which method separates the dyes in black ink?", ["crystallisation", "filtration", "evaporation", "chromatography"], 3, None),
    ("Which row shows the charges of a proton and an electron?", [("−1", "0"), ("−1", "+1"), ("+1", "0"), ("+1", "−1")], 3, ("proton", "electron")),
    ("What is formed when an acid reacts with a metal carbonate?", ["a salt and hydrogen only", "a salt, water and carbon dioxide", "a salt and water only", "a base and oxygen"], 1, None),
    ("Which metal is the most reactive?", ["copper", "iron", "potassium", "zinc"], 2, None),
    ("Which formula is that of methane?", ["CH₄", "C₂H₄", "C₂H₆", "CO₂"], 0, None),
    ("Which change is exothermic?", ["melting ice", "boiling water", "burning petrol", "photosynthesis"], 2, None),
    ("How many atoms are there in one molecule of H₂SO₄?", ["3", "6", "7", "8"], 2, None),
]


@layout(HALF, "chemistry-volans", "chemistry multiple choice paper of an international board, XeLaTeX: bold numbers and bold letters, some options in rows of a table without rules, some four in a row; scheme in its own file as a table Question, Answer, Marks")
def chemistry_volans(draw):
    body, items, lines = r"There are \textbf{eleven} questions on this paper. For each question there are four possible answers \textbf{A}, \textbf{B}, \textbf{C} and \textbf{D}. Choose the \textbf{one} you consider correct and record your choice in \textbf{soft pencil} on the separate answer sheet.\par\bigskip ", [], []
    for n, (question, options, right, heads) in enumerate(CHEMISTRY, 1):
        body += rf"\needspace{{30mm}}\medskip\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}\nopagebreak\smallskip "
        if heads:
            body += r"\hspace*{9mm}\begin{tabular}{c@{\hspace{8mm}}l@{\hspace{12mm}}l}" + f" & {heads[0]} & {heads[1]}" + r"\\[2pt]" + r"\\".join(rf"\textbf{{{a}}} & {tex(x)} & {tex(y)}" for a, (x, y) in zip("ABCD", options)) + r"\end{tabular}\par "
        elif max(map(len, options)) < 16:
            body += r"\hspace*{9mm}" + "".join(rf"\makebox[38mm][l]{{\textbf{{{a}}}\enspace {tex(o)}}}" for a, o in zip("ABCD", options)) + r"\par "
        else:
            body += "".join(rf"\lab{{9mm}}{{8mm}}{{\textbf{{{a}}}}}{{{tex(o)}}}" for a, o in zip("ABCD", options))
        flat = [" ".join(o) if heads else o for o in options]
        items.append(item(question, flat[right], str(n), 1, choices("ABCD", flat), kind="mcq", answer_label="ABCD"[right]))
        lines.append((str(n), rf"\textbf{{{'ABCD'[right]}}}", "1"))
    fonts = [draw.one(["arial", "helvetica"])]
    engine, source = document(draw, body, fonts, (11,), (20, 22), head=r"\fancyhead[C]{\small\thepage}", foot=r"\fancyfoot[L]{\footnotesize 8862/11/O/N}")
    scheme = r"\begin{center}{\large\bfseries 8862/11 Chemistry Paper 1 – Multiple Choice}\par\medskip MARK SCHEME\par Maximum Mark: 11\par\bigskip\renewcommand\arraystretch{1.4}" + table(lines, "|c|c|c|", ["Question", "Answer", "Marks"]) + r"\end{center}"
    _, marking = document(draw, scheme, fonts, (11,), (20, 20), foot=r"\footnotesize Page \thepage")
    return Document(engine, source, items, marking)


# Leaflet of a pharmacy

LEAFLET = [
    ("What is high blood pressure?", "It means that the blood presses too strongly on the walls of your arteries. Over the years this damages the heart, the brain and the kidneys."),
    ("How will I know if I have it?", "You probably will not. Most people feel quite well, which is why a regular check matters."),
    ("How often should I be checked?", "At least every five years if you are over 40, and once a year if your pressure is near the limit."),
    ("What do the two numbers mean?", "The first is the pressure while the heart beats, the second the pressure while it rests between beats."),
    ("Is there anything that I can do myself?", "Eat less salt, keep to a healthy weight, take a brisk walk every day and stop smoking."),
    ("Does coffee raise blood pressure?", "A little and for a short time. Do not drink any in the half hour before a measurement."),
    ("Will I have to take tablets for life?", "Many people do, but some can stop under the eye of their doctor when they have changed how they live."),
    ("What if I forget a dose?", "Leave it out and take the next one at the usual time. Never take two doses at once."),
    ("Can I buy a monitor for use at home?", "Yes. Choose one with a cuff for the upper arm and ask us to show you how it is used."),
]


@layout(HALF, "pairs-angelica", "leaflet of a pharmacy, Typst: A5, Q and A in coloured circles, question in bold, answer below it, tip in a box between")
def pairs_angelica(draw):
    body = ""
    for n, (question, answer) in enumerate(LEAFLET):
        body += f"#p[{question}][{answer}]\n"
        if n == 4:
            body += "#block(stroke: 0.8pt + rgb(\"#00766c\"), inset: 3mm, width: 100%, radius: 2mm)[*Tip* \\ A free check takes five minutes. Just come in; there is no need to book.]\n"
    source = f"""#set page(paper: "a5", margin: 15mm, footer: align(center, text(7pt)[Marlow Street Pharmacy · Leaflet 12 · This leaflet does not replace the advice of your doctor.]))
#set text(font: "{draw.one(["Lato", "Open Sans", "Carlito"])}", size: 9.5pt, lang: "en")
#let dot(c, x) = box(baseline: 25%, circle(radius: 2.6mm, fill: c, inset: 0pt)[#set align(center + horizon); #text(9pt, white, weight: "bold")[#x]])
#let p(q, a) = block(breakable: false, width: 100%, below: 6.5mm)[#grid(columns: (8mm, 1fr), row-gutter: 2mm, dot(rgb("#00766c"), "Q"), [*#q*], dot(rgb("#c8553d"), "A"), [#a])]
#text(17pt, weight: "bold", fill: rgb("#00766c"))[Your blood pressure] \\ #text(11pt)[Questions that our customers ask]
#v(3mm)
{body}"""
    return Document("typst", source, [item(q, a) for q, a in LEAFLET])


# Pub quiz

TRIVIA = [
    ("Round 1: Food and Drink", [("What is the main ingredient of hummus?", "Chickpeas"), ("Which nut is used to make marzipan?", "Almond"), ("From which country does feta cheese come?", "Greece"), ("Which spice is the most expensive by weight?", "Saffron")]),
    ("Round 2: The Night Sky", [("Which planet has the most prominent rings?", "Saturn"), ("What is the brightest star in the night sky called?", "Sirius"), ("Which constellation is also known as the Herdsman?", "Boötes"), ("Who was the first person to walk on the Moon?", "Neil Armstrong")]),
    ("Round 3: Music and Stage", [("How many strings does a violin have?", "Four"), ("Who composed The Magic Flute?", "Mozart"), ("Which musical is based on poems by T. S. Eliot?", "Cats"), ("Which voice is the lowest in a choir?", "Bass")]),
]


@layout(HALF, "trivia-bootes", "pub quiz from a web shop, Chromium: rounds in dark bars whose numbers begin again, ruled line behind each question, second page a ruled table of the answers with one column a round")
def trivia_bootes(draw):
    body, items = "<h1>THE BIG PUB QUIZ</h1><p class=t>Team name: ______________________________ &nbsp; Total: ______ / 12</p>", []
    for head, asked in TRIVIA:
        body += f"<h2>{head}</h2>" + "".join(f"<div class=q><span>{n}.</span><span>{web(q)}</span><i></i></div>" for n, (q, _) in enumerate(asked, 1))
        items += [item(q, a, str(n), section=head) for n, (q, a) in enumerate(asked, 1)]
    body += "<div class=n><h1>Quizmaster’s answers</h1><table>" + rows([["", *[head for head, _ in TRIVIA]]], "th") + rows([str(k + 1), *[web(asked[k][1]) for _, asked in TRIVIA]] for k in range(4)) + "</table><p>One point for each correct answer. Accept surnames alone. The quizmaster’s decision is final!</p></div>"
    css = "h1 { text-align: center; letter-spacing: 1px } .t { text-align: center } h2 { background: #222; color: #fff; padding: 1.5mm 3mm; font-size: 110%; margin: 7mm 0 3mm } .q { display: flex; margin: 4mm 0 } .q span:first-child { width: 8mm } .q i { flex: 1; border-bottom: 1px solid #555; margin-left: 3mm } .n { break-before: page } table { border-collapse: collapse; width: 100% } th, td { border: 1px solid #222; padding: 2.5mm; text-align: left } th { background: #eee }"
    engine, source = page(draw, body, ["Roboto", "Open Sans", "Lato"], (11, 12), css)
    return Document(engine, source, items)


# Spanish examination without answers

EXAMEN = [
    ("1", None, None, [(1, "Define el término «ecosistema».")]),
    ("2", None, "Lee la situación: en un prado hay hierba, conejos, zorros y águilas.", [(0.5, "Indica qué ser vivo es el productor."), (0.5, "Nombra un consumidor primario."), (1, "Explica qué ocurriría si desaparecieran los zorros.")]),
    ("3", None, None, [(1, "¿Qué diferencia hay entre una mezcla homogénea y una heterogénea? Pon un ejemplo de cada una.")]),
    ("4", None, "Un coche recorre 180 km en 2 horas.", [(1, "Calcula su velocidad media en km/h."), (0.5, "Expresa esa velocidad en m/s.")]),
    ("5", None, None, [(1.5, "Dibuja una célula vegetal y señala cuatro de sus partes.")]),
    ("6", None, "Observa estas sustancias: agua, oxígeno, sal común y hierro.", [(0.5, "¿Cuáles de ellas son elementos?"), (0.5, "Escribe la fórmula del agua.")]),
    ("7", None, None, [(1, "Cita dos medidas para ahorrar agua en casa.")]),
    ("8", None, None, [(1, "¿Por qué se produce el día y la noche?")]),
]


@layout(HALF, "examen-melisa", "science examination of a Spanish secondary school, word processor: table-like head with name and group, 1. with (1 punto) at the end, a) and b) with (0,5 puntos), no answers")
def examen_melisa(draw):
    body = paragraph(run("IES Valle del Jerte"), "Letter") + paragraph(run("Departamento de Ciencias · 2.º ESO · Examen de la 2.ª evaluación"), "Letter2") + paragraph(run("Nombre: ____________________________   Grupo: _____   Fecha: _________   Nota: _____")) + paragraph(run("Lee bien cada pregunta antes de contestar. Las faltas de ortografía restan 0,1 puntos cada una.", "I"))
    items = []

    def worth(marks):
        return f"({str(marks).replace('.', ',')} punto{'' if marks == 1 else 's'})"

    for n, _, stem, parts in EXAMEN:
        if stem:
            body += paragraph(run(f"{n}.", "B") + run(f"\t{stem}"), "Ask")
            for letter, (marks, question) in zip("abc", parts):
                body += paragraph(run(f"{letter})\t{question} ") + run(worth(marks), "B"), "Sub") + paragraph(run(""), "Gap")
                items.append(item(question, None, f"{n}({letter})", marks, stem=stem))
        else:
            marks, question = parts[0]
            body += paragraph(run(f"{n}.", "B") + run(f"\t{question} ") + run(worth(marks), "B"), "Ask") + paragraph(run(""), "Gap")
            items.append(item(question, None, n, marks))
    styles = (
        paragraph_style("Letter", 0, bold=True, size=14, extra='fo:text-align="center"') + paragraph_style("Letter2", 0.1, extra='fo:text-align="center" fo:border-bottom="1pt solid #000000" fo:padding-bottom="0.1cm"')
        + paragraph_style("Ask", 0.4, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always"') + paragraph_style("Sub", 0.2, 1.8, -0.9, [(1.8, "")]) + paragraph_style("Gap", 0.7)
    )
    engine, source = office(draw, body, ["Carlito", "Liberation Serif"], (11,), 2.2, styles=styles)
    return Document(engine, source, items)


# German gaps with prepositions

PRAEPOSITIONEN = [
    ("Wir fahren im Sommer ______ Italien.", "nach"), ("Der Schlüssel hängt ______ der Wand.", "an"), ("Ich gehe heute ______ meiner Schwester ins Kino.", "mit"), ("Das Geschenk ist ______ meinen Vater.", "für"), ("Er kommt jeden Morgen ______ dem Haus.", "aus"),
    ("______ dem Essen waschen wir uns die Hände.", "vor"), ("Die Katze schläft ______ dem Tisch.", "unter"), ("Sie wohnt seit Mai ______ ihren Großeltern.", "bei"), ("Der Zug fährt ______ den Tunnel.", "durch"), ("Ich trinke meinen Kaffee ______ Zucker.", "ohne"),
]


@layout(HALF, "luecken-waldmeister", "German grammar sheet of a language school, Typst: bank with dots between in a grey box, 1) to 10) with underscores, a rule to remember below, no answers")
def luecken_waldmeister(draw):
    bank = draw.mixed([word for _, word in PRAEPOSITIONEN])
    body = "\n".join(f"#z[{n})][{text.replace('______', '#ul')}]" for n, (text, _) in enumerate(PRAEPOSITIONEN, 1))
    source = f"""#set page(paper: "a4", margin: 22mm, header: text(9pt)[Sprachschule am Markt #h(1fr) Deutsch A2 · Arbeitsblatt 14], footer: text(8pt)[Kopieren für den Unterricht erlaubt])
#set text(font: "{draw.one(["Carlito", "Lato", "Libertinus Serif"])}", size: 12pt, lang: "de")
#let ul = "______________"
#let z(n, t) = block(below: 6mm, grid(columns: (10mm, 1fr), n, t))
#text(18pt, weight: "bold")[Präpositionen]
#v(2mm)
Ergänze die Sätze mit den Wörtern aus dem Kasten. Jedes Wort passt nur einmal.
#block(fill: luma(230), inset: 4mm, width: 100%)[#align(center)[{" · ".join(bank)}]]
#v(4mm)
{body}
#v(8mm)
*Merke:* Nach „mit“, „bei“, „aus“ und „nach“ steht immer der Dativ.
"""
    return Document("typst", source, [item(text.replace("______", "_" * 14), None, str(n), kind="gap") for n, (text, _) in enumerate(PRAEPOSITIONEN, 1)])


# Placement test

PLACEMENT = [
    ("My brother ______ in a bank.", ["work", "works", "working"], 1), ("There ______ any milk in the fridge.", ["isn’t", "aren’t", "don’t"], 0), ("I ______ to Paris last year.", ["go", "have gone", "went"], 2), ("She is ______ than her sister.", ["tall", "taller", "tallest"], 1),
    ("We have lived here ______ ten years.", ["since", "from", "for"], 2), ("You ______ smoke in the hospital.", ["mustn’t", "don’t have to", "needn’t"], 0), ("If it rains, we ______ at home.", ["would stay", "will stay", "stayed"], 1), ("This bridge ______ in 1890.", ["was built", "built", "is building"], 0),
    ("He asked me where I ______.", ["live", "living", "lived"], 2), ("I’m looking forward to ______ you.", ["see", "seeing", "saw"], 1), ("I wish I ______ more time.", ["had", "have", "would have"], 0), ("Hardly ______ arrived when the phone rang.", ["I had", "I have", "had I"], 2),
]


@layout(HALF, "placement-draco", "placement test of a language school, pdfLaTeX: sentences with underscores, three options a b c in a row without brackets, key run in as 1b 2a in small italics at the end")
def placement_draco(draw):
    body, items = r"{\Large\bfseries Quick Placement Test}\hfill\fbox{\rule{0pt}{5mm}\enspace Score\quad\rule{12mm}{.3pt} / 12\enspace}\par\medskip Name \dotfill\ Date \makebox[35mm]{\dotfill}\par\medskip\textit{Circle the word or words that complete each sentence. Work quickly and do not guess. You have ten minutes.}\par\bigskip ", []
    for n, (text, options, right) in enumerate(PLACEMENT, 1):
        cells = "".join(rf"\makebox[45mm][l]{{\textbf{{{a}}}\enspace {tex(o)}}}" for a, o in zip("abc", options))
        body += rf"\needspace{{14mm}}\medskip\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(text)}}}\nopagebreak\hspace*{{9mm}}{cells}\par" + "\n"
        items.append(item(text, options[right], str(n), None, choices("abc", options), kind="gap", answer_label="abc"[right]))
    body += r"\vfill\hrule\smallskip{\footnotesize\itshape Teacher’s key:\enspace " + r"\enspace ".join(f"{n}{'abc'[q[2]]}" for n, q in enumerate(PLACEMENT, 1)) + r"\par 0–4 elementary, 5–8 pre-intermediate, 9–12 intermediate or above}"
    engine, source = document(draw, body, ["lm", "times", "lmsans"], (11,), (20, 22), head=r"\fancyhead[L]{\footnotesize Bridge House School of English}", foot="")
    return Document(engine, source, items)


# Persian words

FARSI = [
    ("Family", [("مادر", "mādar", "mother"), ("پدر", "pedar", "father"), ("خواهر", "khāhar", "sister"), ("برادر", "barādar", "brother"), ("دختر", "dokhtar", "daughter, girl")]),
    ("Food", [("نان", "nān", "bread"), ("پنیر", "panir", "cheese"), ("برنج", "berenj", "rice"), ("سیب", "sib", "apple")]),
    ("At home", [("خانه", "khāne", "house"), ("در", "dar", "door"), ("پنجره", "panjare", "window"), ("کتاب", "ketāb", "book"), ("میز", "miz", "table")]),
]


@layout(HALF, "words-perseus", "Persian words of a course for beginners, Chromium: three columns Persian at the right, transliteration, English at the left, one table with topic bands, thin lines")
def words_perseus(draw):
    body, items = "<h1>Persian for Beginners</h1><p>Lesson 3 – word list. Cover the right-hand column and test yourself.</p><table><tr><th>English<th>Say it<th class=f>فارسی</tr>", []
    for head, words in FARSI:
        body += f"<tr><td colspan=3 class=b>{head}</td></tr>" + "".join(f"<tr><td>{c}<td><i>{b}</i><td class=f lang=fa dir=rtl>{a}</tr>" for a, b, c in words)
        items += [item(a, c, kind="vocabulary", section=head) for a, b, c in words]
    body += "</table>"
    css = "table { width: 100%; border-collapse: collapse } td, th { border-bottom: 1px solid #bbb; padding: 1.5mm 3mm; text-align: left } .f { text-align: right; font-family: 'Noto Naskh Arabic'; font-size: 120% } .b { background: #f3e6d0; font-weight: bold } h1 { font-size: 150% }"
    engine, source = page(draw, body, ["Noto Sans", "Noto Serif"], (11,), css)
    return Document(engine, source, items)


# Exercises of a statistics textbook

EXERCISES = [
    ("Find the mean of 4, 8, 6, 5 and 7.", [], "6"),
    ("Find the median of 12, 3, 9, 7 and 15.", [], "9"),
    ("A bag holds 3 red and 5 blue marbles. One marble is drawn.", [("Find the probability that it is red.", "3/8"), ("Find the probability that it is not red.", "5/8")], None),
    ("Write 45% as a decimal.", [], "0.45"),
    ("A die is rolled once.", [("Find the probability of a 6.", "1/6"), ("Find the probability of an even number.", "1/2"), ("Find the probability of a number less than 3.", "1/3")], None),
    ("Find the range of 21, 34, 18, 40 and 27.", [], "22"),
    ("The mean of four numbers is 9. Three of them are 5, 10 and 12. Find the fourth.", [], "9"),
    ("Explain what is meant by an outlier.", [], None),
    ("In how many ways can 4 people stand in a line?", [], "24"),
]


@layout(HALF, "exercises-decapod", "section exercises of a statistics textbook, pdfLaTeX: two columns, Exercises 2.3 with a rule, bold numbers, (a) (b) below a stem, Answers to Odd-Numbered Exercises below as a paragraph with (a) 3/8")
def exercises_decapod(draw):
    body, items, key = r"{\large\bfseries Exercises 2.3}\par\vspace{1pt}\rule{\linewidth}{0.6pt}\par\medskip\begin{multicols}{2}\raggedright ", [], []
    for n, (text, parts, answer) in enumerate(EXERCISES, 1):
        odd = n % 2 == 1
        body += rf"\needspace{{16mm}}\medskip\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(text)}}}" + "\n"
        for letter, (question, result) in zip("abc", parts):
            body += rf"\lab{{8mm}}{{7mm}}{{({letter})}}{{{tex(question)}}}"
            items.append(item(question, result if odd else None, f"{n}({letter})", stem=text, kind="numeric"))
        if not parts:
            items.append(item(text, answer if odd else None, str(n), kind="short" if text.startswith("Explain") else "numeric"))
        if odd:
            key.append(rf"\textbf{{{n}.}}~" + ("\\enspace ".join(f"({a})~{r}" for a, (_, r) in zip("abc", parts)) if parts else answer))
    body += r"\end{multicols}\vspace{10mm}{\bfseries Answers to Odd-Numbered Exercises}\par\vspace{1pt}\rule{\linewidth}{0.4pt}\par\medskip\textbf{\textit{Section 2.3}}\enspace " + r"\quad ".join(key)
    engine, source = document(draw, body, ["palatino", "times", "cm"], (11,), (24, 26), head=r"\fancyhead[L]{\small 88}\fancyhead[R]{\small\itshape Chapter 2\quad Describing Data}", foot="", extra=r"\setlength\columnsep{10mm}")
    return Document(engine, source, items)


# Quiz printed from a learning platform

REVIEW = [
    ("Which device forwards packets between networks?", ["A hub", "A router", "A repeater", "A keyboard"], 1, 1), ("What does CPU stand for?", ["Central processing unit", "Computer personal unit", "Central print utility", "Core power unit"], 0, 1), ("Which of these is volatile memory?", ["ROM", "A hard disk", "RAM", "A DVD"], 2, 2),
    ("How many bits are there in a byte?", ["4", "16", "32", "8"], 3, 1), ("Which protocol encrypts web pages?", ["HTTP", "FTP", "HTTPS", "SMTP"], 2, 2), ("What is the binary number 1010 in decimal?", ["8", "10", "12", "20"], 1, 2),
    ("Which key combination copies the selected text in most programs?", ["Ctrl+C", "Ctrl+X", "Ctrl+V", "Ctrl+Z"], 0, 1), ("What is phishing?", ["A way of compressing files", "A kind of monitor", "A programming language", "An attempt to trick people into giving away data"], 3, 2), ("Which part of a URL names the server?", ["the path", "the domain", "the fragment", "the query"], 1, 2),
]


@layout(HALF, "review-mallard", "quiz of a learning platform printed by the teacher, Chromium: grey box Question 1, Not yet answered, Marked out of 2.00 at the left, radio buttons with a. to d. in a blue panel, yellow panel The correct answer is: below")
def review_mallard(draw):
    body, items = "<p class=c>Dashboard / My courses / ICT Foundations / Week 5 / Check your knowledge / Preview</p><h1>Check your knowledge</h1>", []
    for n, (question, options, right, marks) in enumerate(REVIEW, 1):
        listed = "".join(f"<div class=o><span class=r></span><span>{a}.</span><span>{web(o)}</span></div>" for a, o in zip("abcd", options))
        body += f"<div class=q><div class=i>Question <b>{n}</b><br><small>Not yet answered<br>Marked out of {marks}.00</small></div><div class=m><div class=f><p>{web(question)}</p><small>Select one:</small>{listed}</div><div class=y>The correct answer is: {web(options[right])}</div></div></div>"
        items.append(item(question, options[right], str(n), marks, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    css = ".c { font-size: 75%; color: #0f6cbf } .q { display: flex; gap: 4mm; margin: 5mm 0; break-inside: avoid } .i { width: 34mm; border: 1px solid #ccc; background: #f8f9fa; padding: 2mm; align-self: flex-start } .m { flex: 1 } .f { background: #e7f3f5; padding: 3mm 4mm } .f p { margin: 0 0 2mm } .o { display: flex; gap: 2mm; margin: 1.2mm 0 } .r { width: 3mm; height: 3mm; border: 1px solid #555; border-radius: 50%; margin-top: 1mm } .y { background: #fcefdc; color: #7d5a29; padding: 2mm 4mm; margin-top: 2mm }"
    engine, source = page(draw, body, ["Roboto", "Open Sans"], (10, 11), css)
    return Document(engine, source, items)


# Coaching sheet

ENTRANCE = [
    ("The powerhouse of the cell is the", ["nucleus", "ribosome", "mitochondrion", "vacuole"], 2, "Most of the ATP of a cell is made there."), ("The number of chambers in the heart of a frog is", ["two", "three", "four", "one"], 1, "A frog has two atria and one ventricle."),
    ("Which vitamin prevents scurvy?", ["vitamin A", "vitamin B₁₂", "vitamin D", "vitamin C"], 3, "Scurvy is due to a lack of ascorbic acid."), ("The pigment that carries oxygen in human blood is", ["haemoglobin", "chlorophyll", "melanin", "bilirubin"], 0, "It is found in the red cells."),
    ("Pollination by wind is called", ["entomophily", "hydrophily", "anemophily", "ornithophily"], 2, "Grasses are a common example."), ("Insulin is secreted by the", ["liver", "pancreas", "thyroid", "spleen"], 1, "The beta cells of the islets release it."),
    ("The genetic material of most organisms is", ["DNA", "protein", "lipid", "starch"], 0, "Only some viruses use RNA."), ("Malaria is spread by the female", ["Aedes mosquito", "Culex mosquito", "housefly", "Anopheles mosquito"], 3, "It takes blood before it lays its eggs."),
    ("The basic unit of the kidney is the", ["neuron", "nephron", "alveolus", "villus"], 1, "Each kidney holds about a million."), ("Photosynthesis takes place in the", ["chloroplast", "nucleus", "cell wall", "Golgi body"], 0, "The pigment that absorbs the light is held there."),
]


@layout(HALF, "entrance-lupus", "chapter-wise questions of an Indian coaching house, XeLaTeX: two columns with a rule, Q.1 in bold, options (1) to (4) two a row, Ans. (3) and Sol. directly below each")
def entrance_lupus(draw):
    body, items = r"\begin{center}{\large\bfseries TARGET MEDICAL ACADEMY}\par Biology – Chapter-wise Previous Pattern Questions\end{center}\hrule\begin{multicols}{2}\raggedright ", []
    for n, (question, options, right, reason) in enumerate(ENTRANCE, 1):
        a, b, c, d = (f"({k}) {tex(o)}" for k, o in enumerate(options, 1))
        body += rf"\needspace{{30mm}}\medskip\lab{{0pt}}{{11mm}}{{\textbf{{Q.{n}}}}}{{{tex(question)}}}\nopagebreak\hspace*{{11mm}}\begin{{tabular}}[t]{{@{{}}p{{33mm}}@{{}}l@{{}}}}{a} & {b}\\{c} & {d}\end{{tabular}}\par\nopagebreak\lab{{0pt}}{{11mm}}{{\textbf{{Ans.}}}}{{\textbf{{({right + 1})}}}}\nopagebreak\lab{{0pt}}{{11mm}}{{\textbf{{Sol.}}}}{{{tex(reason)}}}" + "\n"
        items.append(item(question, options[right], str(n), None, choices("1234", options), kind="mcq", answer_label=str(right + 1)))
    body += r"\end{multicols}"
    engine, source = document(draw, body, ["timesnew", "notoserif"], (10,), (15, 16), head=r"\fancyhead[L]{\footnotesize Biology}\fancyhead[R]{\footnotesize Module 2}", foot=r"\footnotesize\thepage", extra=r"\setlength\columnseprule{.4pt}\setlength\columnsep{8mm}")
    return Document(engine, source, items)


# Text with questions and suggested answers

STORY = [
    "The last bus had gone, so Nadia set out along the coast road with her violin case on her back. The wind was rising, and the lamps of the harbour swung like lanterns on a ship.",
    "Halfway home she heard a thin cry from below the sea wall. She put the case down on the dry side of the wall, tied her scarf to the railing and climbed down. A young seal lay between two stones with a loop of green net around its neck.",
    "“Keep still,” she whispered, though her own hands were shaking. It took her ten minutes with the small scissors from her rosin tin. When the net came free the seal looked at her once and slid into the black water without a sound.",
]
READING = [
    (1, "Why did Nadia walk home?", ["She had missed the last bus."], ["There were no more buses."], []),
    (1, "What was she carrying on her back?", ["A violin case."], ["A violin."], []),
    (2, "Find a simile in the first paragraph and say what it describes.", ["“like lanterns on a ship”", "It describes the lamps of the harbour."], [], ["“thin cry”"]),
    (2, "Give two things that Nadia did before she climbed down.", ["She put the case down.", "She tied her scarf to the railing."], [], ["She heard a cry."]),
    (1, "What was wrong with the seal?", ["A net was caught around its neck."], ["It was trapped in a net."], ["It was ill."]),
    (1, "Which word in the third paragraph shows that Nadia spoke softly?", ["whispered"], [], []),
    (2, "How do we know that Nadia was nervous? Quote from the text.", ["Her hands were shaking.", "“though her own hands were shaking”"], [], []),
    (1, "How long did it take to free the seal?", ["Ten minutes."], [], []),
    (1, "Where did Nadia keep her scissors?", ["In her rosin tin."], ["In a tin."], ["In her violin case."]),
    (3, "What kind of person is Nadia? Support your view with details from the story.", ["She is kind because she stops to help.", "She is brave because she climbs down in the dark.", "She is careful because she protects her violin."], [], []),
]


@layout(HALF, "reading-auriga", "reading comprehension of an Irish primary publisher, word processor: passage in a frame, numbered questions with (2) at the right edge and a ruled line, suggested answers on the next page with Accept and Do not accept in italics")
def reading_auriga(draw):
    body = paragraph(run("The Net"), "Big") + "".join(paragraph(run(text), "Story") for text in STORY) + paragraph(run("Answer the questions in full sentences where you can."), "Head")
    key, items = paragraph(run("Suggested answers"), "New") + paragraph(run("Other sensible wordings should be given credit.", "I")), []
    for n, (marks, question, points, accept, refuse) in enumerate(READING, 1):
        body += paragraph(run(f"{n}.\t{question}\t({marks})"), "Ask") + paragraph(run("_" * 78), "Rule")
        for k, point in enumerate(points):
            key += paragraph(run(f"{n}.\t{point}" if k == 0 else f"\t{point}"), "Key" if k == 0 else "Key2")
        key += "".join(paragraph(run("\tAccept: ", "I") + run(x), "Key2") for x in accept) + "".join(paragraph(run("\tDo not accept: ", "I") + run(x), "Key2") for x in refuse)
        items.append(item(question, "\n".join(points), str(n), marks, rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None, allow=accept, reject=refuse))
    styles = (
        paragraph_style("Story", 0.2, extra='fo:border-left="1pt solid #000000" fo:border-right="1pt solid #000000" fo:border-top="1pt solid #000000" fo:border-bottom="1pt solid #000000" fo:padding="0.25cm" fo:text-align="justify"')
        + paragraph_style("Ask", 0.35, 0.9, -0.9, [(0.9, ""), (16.6, 'style:type="right"')], extra='fo:keep-with-next="always"') + paragraph_style("Rule", 0.25, 0.9)
        + paragraph_style("Key", 0.25, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="auto"') + paragraph_style("Key2", 0.03, 0.9, -0.9, [(0.9, "")])
        + paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"') + paragraph_style("Big", 0.3, bold=True, size=18, extra='fo:margin-bottom="0.3cm"')
    )
    engine, source = office(draw, body + key, ["Carlito", "Liberation Serif", "Caladea"], (11,), 2.2, head="Reading Lights 5 – Unit 9", styles=styles)
    return Document(engine, source, items)
