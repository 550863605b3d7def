"""The hundred and thirty-fifth: twelve more ordinary sheets, named after rivers and lakes: a Dutch paper, a Kenyan paper with its
marking scheme, choices of four kinds, true or false, gaps in French, a science page with questions, Arabic verbs, model
answers for an interview, and a notice that asks nothing.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "unseen"

# Dutch examination

EXAMEN = [
    ("Fietsers in de stad", "Een fietser rijdt in 12 minuten 3,6 km van huis naar school. De fietser en de fiets hebben samen een massa van 80 kg.", [
        ("Bereken de gemiddelde snelheid in m/s.", 2, ["omrekenen naar 3600 m en 720 s", "5,0 m/s"]),
        ("Noem twee krachten die de fietser tegenwerken.", 2, ["luchtweerstand", "rolweerstand"]),
        ("Bereken de kinetische energie bij een snelheid van 5,0 m/s.", 2, ["gebruik van E = ½mv²", "1000 J"])]),
    ("Zonnepanelen", "Op het dak van een school liggen 40 zonnepanelen. Elk paneel levert in de volle zon een vermogen van 300 W.", [
        ("Bereken het totale vermogen in kW.", 1, ["12 kW"]),
        ("Welke energieomzetting vindt plaats in een zonnepaneel?", 1, ["van stralingsenergie naar elektrische energie"]),
        ("Leg uit waarom de panelen op het zuiden gericht zijn.", 2, ["de zon staat overdag vooral in het zuiden", "de panelen vangen dan het meeste licht op"])]),
    ("Gitaar", "Een snaar van een gitaar trilt met een frequentie van 440 Hz. De geluidssnelheid is 340 m/s.", [
        ("Bereken de trillingstijd in ms.", 2, ["gebruik van T = 1 / f", "2,3 ms"]),
        ("Wat gebeurt er met de toonhoogte als de snaar strakker wordt gespannen?", 1, ["de toon wordt hoger"]),
        ("Bereken de golflengte van het geluid in lucht.", 2, ["gebruik van v = f · λ", "0,77 m"])]),
]


@layout(HALF, "examen-neman", "Dutch physics paper, Chromium: marks such as 2p in small print at the left of bold numbers that run on, contexts with heads; correction rules in their own file as 1 maximumscore 2 with points and a 1 at the right")
def examen_neman(draw):
    body, scheme, items, n = "<p class=h>Natuurkunde havo · proefexamen</p><p>Dit examen bestaat uit 9 vragen. Voor dit examen zijn maximaal 15 punten te behalen. Geef niet meer antwoorden dan er worden gevraagd.</p>", "<h1>Correctievoorschrift</h1>", [], 0
    for title, stem, asked in EXAMEN:
        body += f"<h2>{title}</h2><p class=s>{web(stem)}</p>"
        scheme += f"<h2>{title}</h2>"
        for question, marks, points in asked:
            n += 1
            body += f"<div class=q><span class=p>{marks}p</span><b>{n}</b><span>{web(question)}</span></div>"
            scheme += f"<div class=q><b>{n}</b><span><b class=m>maximumscore {marks}</b></span></div>" + "".join(f"<div class=a><i>•</i><span>{web(p)}</span><u>1</u></div>" for p in points)
            rubric = [{"text": p, "marks": 1} for p in points] if marks > 1 else None
            items.append(item(question, "\n".join(points), str(n), marks, stem=stem, kind="numeric" if question.startswith("Bereken") else "short", rubric=rubric, section=title))
    body += "<p class=e>einde</p>"
    css = ".h { border-bottom: 2px solid #000; font-weight: bold; font-size: 120% } h2 { font-size: 125%; margin: 8mm 0 2mm; padding-left: 20mm; break-after: avoid } .s { padding-left: 20mm } .q { display: flex; margin: 3mm 0; break-inside: avoid } .q > .p { width: 9mm; font-size: 80%; padding-top: .4mm } .q > b { width: 11mm } .q > span:last-child { flex: 1 } .a { display: flex; padding-left: 20mm; margin: 1mm 0 } .a i { width: 5mm; font-style: normal } .a span { flex: 1 } .a u { text-decoration: none } .e { text-align: right; font-style: italic }"
    fonts = [draw.one(["Liberation Sans", "Noto Sans"])]
    engine, source = page(draw, body, fonts, (11,), css, language="nl")
    return Document(engine, source, items, page(draw, scheme, fonts, (11,), css.replace(".q > b { width: 11mm }", ".q > b { width: 20mm }"), language="nl")[1])


# Kenyan biology paper

KENYA = [
    (None, [("", "State two functions of the human skin.", 2, ["It protects the body from germs", "It helps to control the body temperature"])]),
    (None, [("", "Name the organelle in which aerobic respiration takes place.", 1, ["Mitochondrion"])]),
    ("A student placed a piece of visking tubing with sugar solution in a beaker of distilled water.", [
        ("a", "Name the process by which water entered the tubing.", 1, ["Osmosis"]),
        ("b", "State what would be observed after one hour.", 1, ["The tubing swells"]),
        ("c", "Explain the observation in (b) above.", 2, ["The solution inside is hypertonic to the water", "so water molecules move in through the membrane"])]),
    (None, [("", "Distinguish between a food chain and a food web.", 2, ["A food chain is a single path of energy between organisms", "A food web is made up of several food chains that are linked"])]),
    ("The blood group of a patient in hospital is O.", [
        ("a", "From which blood group can the patient receive blood?", 1, ["Group O"]),
        ("b", "Give a reason for your answer in (a) above.", 1, ["The plasma of the patient has antibodies a and b"])]),
    (None, [("", "State three characteristics of insects.", 3, ["Three pairs of legs", "Body divided into three parts", "One pair of antennae"])]),
    (None, [("", "What is meant by the term parasitism?", 1, ["An association in which one organism benefits and harms the other"])]),
]


@layout(HALF, "biology-daugava", "biology paper of a Kenyan county, word processor: name and index number lines, 1. with a) b), marks as (2mks) behind the words, dotted lines; MARKING SCHEME in the same file, points on lines of their own")
def biology_daugava(draw):
    body = paragraph(run("NYANDARUA WEST JOINT EVALUATION TEST"), "Title") + paragraph(run("231/1 BIOLOGY PAPER 1 (THEORY)", "B")) + paragraph(run("Name ……………………………………………………   Index No. ………………………")) + paragraph(run("School …………………………………………………   Date ……………………………")) + paragraph(run("Instructions: Answer ALL the questions in the spaces provided.", "I"))
    scheme, items = paragraph(run("BIOLOGY PAPER 1 MARKING SCHEME"), "New"), []
    for n, (stem, parts) in enumerate(KENYA, 1):
        if stem:
            body += paragraph(run(f"{n}.\t{stem}"), "Ask")
        for place, (letter, question, marks, points) in enumerate(parts):
            shown = f"({marks}mk{'s' if marks > 1 else ''})"
            body += paragraph(run(f"{letter})\t{question} {shown}" if letter else f"{n}.\t{question} {shown}"), "Sub" if letter else "Ask")
            body += "".join(paragraph(run("\t"), "Dots") for _ in range(marks + 1))
            label = (f"{n}.\t" if place == 0 else "\t") + (f"{letter})\t" if letter else "")
            scheme += "".join(paragraph(run((label if k == 0 else "\t\t" if letter else "\t") + p), "Two" if letter else "Mark") for k, p in enumerate(points))
            rubric = [{"text": p, "marks": None} for p in points] if marks > 1 else None
            items.append(item(question, "\n".join(points), f"{n}({letter})" if letter else str(n), marks, stem=stem, rubric=rubric))
    dots = 'style:type="right" style:leader-style="dotted" style:leader-text="."'
    styles = paragraph_style("Ask", 0.3, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always"') + paragraph_style("Sub", 0.2, 1.8, -0.9, [(1.8, "")], extra='fo:keep-with-next="always"') + paragraph_style("Dots", 0.22, 0.9, 0, [(16.8, dots)]) + paragraph_style("Mark", 0.12, 0.9, -0.9, [(0.9, "")]) + paragraph_style("Two", 0.12, 1.8, -1.8, [(0.9, ""), (1.8, "")]) + paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page"')
    engine, source = office(draw, body, ["Liberation Serif", "Caladea"], (12,), margin=2.0, styles=styles)
    source = source.replace("</office:text>", scheme + "</office:text>")
    return Document(engine, source, items)


# Test of a Spanish university

SICOLOGIA = [
    ("La memoria que conserva la información durante unos segundos se denomina:", ["memoria a largo plazo", "memoria a corto plazo", "memoria semántica"], 1), ("¿Quién describió el condicionamiento clásico?", ["Pávlov", "Freud", "Piaget"], 0), ("Según Piaget, el estadio que va del nacimiento a los dos años es el:", ["preoperacional", "de operaciones concretas", "sensoriomotor"], 2),
    ("La unidad básica del sistema nervioso es:", ["la neurona", "la sinapsis", "el axón"], 0), ("Un refuerzo negativo:", ["disminuye una conducta", "elimina un premio", "aumenta una conducta"], 2), ("¿Qué lóbulo del cerebro procesa la información visual?", ["El frontal", "El occipital", "El temporal"], 1), ("La media de 4, 6 y 11 es:", ["6", "7", "11"], 1),
    ("El autor de «La interpretación de los sueños» es:", ["Jung", "Skinner", "Freud"], 2), ("La hormona que se libera en situaciones de estrés es:", ["el cortisol", "la insulina", "la melatonina"], 0), ("¿Cuál de los siguientes es un método experimental?", ["La entrevista", "El ensayo aleatorizado", "La encuesta"], 1), ("La pirámide de las necesidades fue propuesta por:", ["Maslow", "Wundt", "Bandura"], 0), ("El umbral absoluto es la intensidad de un estímulo que se detecta:", ["siempre", "nunca", "la mitad de las veces"], 2),
]


@layout(HALF, "parcial-pechora", "test of a Spanish university, pdfLaTeX: heading in a ruled table, 1. in bold, a) b) c) stacked, two columns, penalty in the instructions; Respuestas correctas as 1b, 2c in a line at the end")
def parcial_pechora(draw):
    asked, items = draw.some(SICOLOGIA, 12), []
    body = r"\renewcommand\arraystretch{1.25}\begin{tabular}{|p{0.62\linewidth}|p{0.3\linewidth}|}\hline \textbf{Introducción a la Psicología}\newline Grado en Logopedia, primer curso & Primer parcial\newline Modelo A\\\hline Apellidos y nombre: & DNI:\\[3mm]\hline\end{tabular}\par\medskip{\small Marque una sola respuesta por pregunta. Cada acierto suma 1 punto y cada error resta 0,5. Las preguntas en blanco no puntúan. Duración: 30 minutos.}\par\bigskip\begin{multicols}{2}"
    for n, (question, options, right) in enumerate(asked, 1):
        body += r"\begin{minipage}{\linewidth}\setlength\parskip{2pt}\raggedright" + rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}" + "".join(rf"\lab{{8mm}}{{6mm}}{{{a})}}{{{tex(o)}}}" for a, o in zip("abc", options)) + r"\end{minipage}\par\vspace{4mm}" + "\n"
        items.append(item(question, options[right], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[right]))
    body += r"\end{multicols}\vfill\hrule\smallskip\textbf{Respuestas correctas:} " + ", ".join(f"{n}{'abc'[q[2]]}" for n, q in enumerate(asked, 1)) + "."
    engine, source = document(draw, body.replace("«", r"\guillemotleft{}").replace("»", r"\guillemotright{}"), ["lm", "times", "lmsans"], (10, 11), (20, 24))
    return Document(engine, source, items)


# Compliance training

DATA = [
    ("Which of the following are personal data? Select all that apply.", ["A customer’s email address", "The price of a train ticket", "A photograph of an employee", "The height of Mount Kenya"], [0, 2]),
    ("What should you do first if you send a file to the wrong person?", ["Wait to see whether anyone notices", "Report it to the Data Protection Officer", "Delete your sent items", "Ask a colleague for advice next week"], [1]),
    ("Which of these make a password strong? Select all that apply.", ["It is at least twelve characters long", "It is the name of your pet", "It is used for one account only", "It mixes words that do not belong together"], [0, 2, 3]),
    ("How long may personal data be kept?", ["For ever", "For exactly ten years", "No longer than they are needed", "Until the server is full"], [2]),
    ("Who is responsible for protecting data in the company?", ["Only the IT department", "Only the directors", "Only the Data Protection Officer", "Everyone who works there"], [3]),
    ("Which signs suggest that an email is a phishing attempt? Select all that apply.", ["It urges you to act at once", "It comes from your manager’s usual address", "Its link leads to an unknown web site", "It asks for your password"], [0, 2, 3]),
    ("You leave your desk for a short break. What should you do with your computer?", ["Lock the screen", "Turn the screen around", "Leave it as it is", "Unplug the keyboard"], [0]),
    ("Which documents belong in the confidential waste bin? Select all that apply.", ["Old payslips", "The canteen menu", "Copies of passports", "A printed newspaper"], [0, 2]),
    ("A caller asks for a colleague’s home address. What do you do?", ["Give it politely", "Refuse and take a message", "Send it by email instead", "Put the caller on hold"], [1]),
]


@layout(HALF, "training-kasai", "test of a data protection course, Typst: company band, numbers in filled circles, squares drawn before options without letters, Select all that apply in some, pass mark; Assessor’s answers on the last page in words by number")
def training_kasai(draw):
    body, key, items = "", "", []
    for n, (question, options, right) in enumerate(draw.some(DATA, 9), 1):
        body += f"#block(breakable: false, below: 6mm)[#grid(columns: (9mm, 1fr), dot[{n}], strong[{question}]) #pad(left: 9mm)[" + " ".join(f"#opt[{o}]" for o in options) + "]]\n"
        key += f"#grid(columns: (9mm, 1fr), [{n}.], [" + " \\ ".join(options[k] for k in right) + "])\n#v(1mm)\n"
        items.append(item(question, "\n".join(options[k] for k in right), str(n), None, choices([None] * 4, options), kind="multi" if len(right) > 1 else "mcq"))
    source = f"""#set page(paper: "a4", margin: 20mm, footer: text(8pt, gray)[Form HR-27 · Version 4 #h(1fr) Page #context counter(page).display()])
#set text(font: ({draw.one(['"Roboto"', '"Open Sans"', '"Lato"'])},), size: 10.5pt, lang: "en")
#let dot(x) = circle(radius: 2.6mm, fill: rgb("#c2571a"), inset: 0pt)[#set align(center + horizon); #text(white, 9pt, weight: "bold")[#x]]
#let opt(x) = block(above: 2mm, below: 2mm)[#box(width: 3mm, height: 3mm, stroke: 0.7pt, baseline: 0.4mm) #h(2mm) #x]
#block(fill: rgb("#c2571a"), width: 100%, inset: 4mm)[#text(white, 16pt, weight: "bold")[Data Protection: Knowledge Check]]
Employee: #box(width: 60mm, stroke: (bottom: 0.5pt), height: 10pt) #h(8mm) Date: #box(width: 35mm, stroke: (bottom: 0.5pt), height: 10pt)

You need 7 out of 9 to pass. A question counts only if all the right boxes, and no others, are ticked.
#v(4mm)
{body}
#pagebreak()
#text(15pt, weight: "bold")[Assessor’s answers]
#v(3mm)
{key}
"""
    return Document("typst", source, items)


# Reading comprehension

CRANES = [
    "Every autumn some two hundred thousand cranes leave the forests of northern Europe. They fly to Spain in long, uneven lines, and their calls can be heard from several kilometers away.",
    "Young birds make the first journey beside their parents. Scientists once believed that the route was inherited, but birds that were raised by hand and released alone often went astray. The route, it seems, has to be learned.",
    "On the way the flocks rest in shallow lakes, where foxes cannot reach them. One such place, the Lac du Der in France, did not exist before 1974: it was dug to protect Paris from floods. The cranes discovered it within a few winters, and now so many visitors arrive to watch them that the villages hold a festival each November.",
]
CRANE_ITEMS = [
    ("What is the passage mainly about?", ["How lakes are made", "The autumn journey of the cranes", "The dangers of hunting", "A festival in Spain"], 1), ("In paragraph 1, the word uneven is closest in meaning to", ["noisy", "irregular", "narrow", "colorful"], 1),
    ("What did the birds raised by hand show?", ["That cranes dislike people", "That young cranes fly faster", "That the route is not inherited", "That parents leave first"], 2), ("Why do the flocks rest in shallow lakes?", ["To be safe from foxes", "To find fish", "To wait for the wind", "To meet other birds"], 0),
    ("The Lac du Der was built in order to", ["attract visitors.", "protect cranes.", "provide drinking water.", "prevent floods in Paris."], 3), ("The tone of the passage is best described as", ["informative.", "angry.", "humorous.", "doubtful."], 0),
]
CRANE_OPEN = [("How far away can the calls of the cranes be heard?", "They can be heard from several kilometers away."), ("When does the festival take place?", "It takes place each November."), ("Explain why the cranes could not use the Lac du Der before 1974.", "The lake did not exist before that year.")]


@layout(HALF, "reading-atrai", "reading test of an American school, word processor: passage with numbered paragraphs, Part A choices (A) to (D) with (2 points) before the words, Part B questions with lines and (4 points), numbers go on; Answer Key on the next page")
def reading_atrai(draw):
    body = paragraph(run("Name ____________________________   Date ______________   Score _____ / 24")) + paragraph(run("Reading Comprehension: The Cranes of Autumn"), "Title") + paragraph(run("Directions: Read the passage. Then answer the questions that follow.", "I"))
    body += "".join(paragraph(run(f"[{n}]  ") + run(text), "Text") for n, text in enumerate(CRANES, 1))
    heads, items = ["Part A: Multiple Choice", "Part B: Short Answer"], []
    key = paragraph(run("Answer Key"), "New") + paragraph(run("Part A", "B"))
    body += paragraph(run(heads[0]), "Head")
    for n, (question, options, right) in enumerate(CRANE_ITEMS, 1):
        body += paragraph(run(f"{n}.\t(2 points) {question}"), "Ask") + "".join(paragraph(run(f"({a})\t{o}"), "Alt" if a != "D" else "Last") for a, o in zip("ABCD", options))
        key += paragraph(run(f"{n}.\t({'ABCD'[right]})"), "Ask2")
        items.append(item(question, options[right], str(n), 2, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], section=heads[0]))
    body += paragraph(run(heads[1]), "Head")
    key += paragraph(run("Part B (accept other wording)", "B"))
    for n, (question, answer) in enumerate(CRANE_OPEN, 7):
        body += paragraph(run(f"{n}.\t(4 points) {question}"), "Ask") + paragraph(run("\t"), "Rule") + paragraph(run("\t"), "Rule")
        key += paragraph(run(f"{n}.\t{answer}"), "Ask2")
        items.append(item(question, answer, str(n), 4, section=heads[1]))
    line = 'style:type="right" style:leader-style="solid" style:leader-text="_"'
    styles = paragraph_style("Text", 0.2, extra='fo:text-align="justify"') + paragraph_style("Ask", 0.35, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always"') + paragraph_style("Ask2", 0.1, 0.9, -0.9, [(0.9, "")]) + paragraph_style("Alt", 0.05, 2.0, -1.1, [(2.0, "")], extra='fo:keep-with-next="always"') + paragraph_style("Last", 0.05, 2.0, -1.1, [(2.0, "")]) + paragraph_style("Rule", 0.3, 0.9, 0, [(16.6, line)]) + paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"')
    engine, source = office(draw, body + key, ["Liberation Serif", "Caladea", "Carlito"], (11, 12), margin=2.2, styles=styles)
    return Document(engine, source, items)


# Australian examination, section I

HSC = [
    ("Which of the following best describes scarcity?", ["Goods are sold at a low price.", "Wants are greater than the resources available.", "Demand is equal to supply.", "Resources are shared equally."], 1), ("What is the opportunity cost of a decision?", ["Its total cost in dollars", "The profit that it brings", "The value of the next best alternative given up", "The tax paid on it"], 2),
    ("Which institution sets the cash rate in Australia?", ["The Reserve Bank", "The Treasury", "The High Court", "The Stock Exchange"], 0), ("An increase in the price of coffee is most likely to", ["raise the demand for coffee cups.", "lower the price of tea.", "reduce the supply of coffee.", "increase the demand for tea."], 3),
    ("A country has exports of $90 billion and imports of $105 billion. What is its balance on goods and services?", ["–$195 billion", "–$15 billion", "$15 billion", "$195 billion"], 1), ("Which of these is a progressive tax?", ["The goods and services tax", "The fuel excise", "The personal income tax", "The tobacco excise"], 2),
    ("What is measured by the Consumer Price Index?", ["Changes in the price of a basket of goods", "The number of people out of work", "The value of exports", "The growth of the population"], 0), ("Which person would be counted as unemployed?", ["A student who does not look for work", "A retired teacher", "A volunteer in a hospital", "A cook who has no job and is looking for one"], 3),
    ("A market with a single seller is called", ["an oligopoly.", "a monopoly.", "perfect competition.", "a cartel."], 1), ("Which change would be likely to cause the Australian dollar to depreciate?", ["A rise in commodity prices", "A rise in Australian interest rates", "A fall in demand for exports", "A fall in imports"], 2),
]


@layout(HALF, "economics-xingu", "Section I of an Australian paper, XeLaTeX: 10 marks and time allowed at the head, large bold numbers without full stop, A. to D. stacked, page numbers between dashes; marking guidelines in their own file as a table Question, Answer")
def economics_xingu(draw):
    items = []
    body = r"{\LARGE\bfseries Section I}\par\medskip\textbf{10 marks}\par\textbf{Attempt Questions 1–10}\par\textbf{Allow about 15 minutes for this section}\par\medskip Use the multiple-choice answer sheet for Questions 1–10.\par\vspace{1mm}\hrule\bigskip "
    key = ""
    for n, (question, options, right) in enumerate(HSC, 1):
        body += r"\begin{minipage}{\linewidth}\setlength\parskip{5pt}" + rf"\lab{{0pt}}{{11mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}" + "".join(rf"\lab{{11mm}}{{9mm}}{{{a}.}}{{{tex(o)}}}" for a, o in zip("ABCD", options)) + r"\end{minipage}\par\vspace{7mm}" + "\n"
        key += rf"{n} & {'ABCD'[right]}\\\hline "
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    scheme = r"{\LARGE\bfseries Economics Trial Examination\par\smallskip Marking Guidelines}\par\bigskip{\Large\bfseries Section I}\par\medskip\textbf{Multiple-choice Answer Key}\par\medskip\renewcommand\arraystretch{1.3}\begin{tabular}{|>{\centering\arraybackslash}p{35mm}|>{\centering\arraybackslash}p{35mm}|}\hline\textbf{Question} & \textbf{Answer}\\\hline " + key + r"\end{tabular}"
    look = dict(fonts=[draw.one(["timesnew", "arial"])], sizes=(12,), margins=(24, 24), foot=r"– \thepage\ –")
    engine, source = document(draw, body, **look)
    return Document(engine, source, items, document(draw, scheme, **look)[1])


# Allergy awareness

ALLERGY = [("Milk is one of the most common food allergens.", True, "It must be named on every label."), ("Cooking a food at a high temperature destroys all allergens.", False, "Heat does not make them safe."), ("Lactose intolerance and milk allergy are the same thing.", False, "An intolerance does not involve the immune system."), ("A very small amount of peanut can cause a severe reaction.", True, "Traces are enough for some people."), ("You may guess if you are not sure what is in a dish.", False, "Ask the chef, or say that you do not know."), ("A separate chopping board helps to prevent cross-contact.", True, "So do clean knives and clean hands."), ("Sesame seeds are not an allergen.", False, "They are among the fourteen that must be declared."), ("Anaphylaxis is a medical emergency.", True, "Call an ambulance at once."), ("Removing the nuts from the top of a salad makes it safe.", False, "The salad has to be made again."), ("Staff should write down every request about allergies.", True, "What is written can be checked."), ("Celery can cause an allergic reaction.", True, "It is often hidden in stock and soup."), ("Hand gel removes allergens from the skin.", False, "Only soap and water do.")]


@layout(HALF, "allergy-selenga", "true or false test of a catering course, Chromium: each statement in bold with a drawn box before True and one before False on the line below, two columns, certificate number; Trainer’s Answer Sheet on the next page, 1. True and the reason")
def allergy_selenga(draw):
    asked = draw.some(ALLERGY, 12)
    body = "<div class=h><b>Food Allergy Awareness, Level 1</b><span>End-of-course test</span></div><p>Candidate: ______________________ &nbsp; Centre no.: __________ &nbsp; Date: __________</p><p>Tick one box for each statement. Pass mark: 10 out of 12.</p><div class=c>"
    key = "<div class=k><h2>Trainer’s Answer Sheet</h2>"
    for n, (text, true, why) in enumerate(asked, 1):
        body += f"<div class=q><p><b>{n}. {web(text)}</b></p><p class=o><i></i>True<i></i>False</p></div>"
        key += f"<p><b>{n}. {'True' if true else 'False'}.</b> {web(why)}</p>"
    css = ".h { display: flex; justify-content: space-between; border: 2px solid #2c6e2f; border-radius: 3mm; padding: 3mm 5mm; margin: 0 1mm; font-size: 120% } .c { columns: 2; column-gap: 10mm; margin-top: 6mm } .q { break-inside: avoid; padding-bottom: 6mm } .q p { margin: 0 0 2mm } .o { padding-left: 5mm } .o i { display: inline-block; width: 3.4mm; height: 3.4mm; border: 1px solid #000; margin-right: 2mm } .o i:last-of-type { margin-left: 12mm } .k { break-before: page } .k p { margin: 2mm 0 }"
    engine, source = page(draw, body + "</div>" + key + "</div>", ["Open Sans", "Lato", "Carlito"], (10.5, 11), css)
    return Document(engine, source, [item(text, "True" if true else "False", str(n), kind="truefalse") for n, (text, true, _) in enumerate(asked, 1)])


# French exercises

BOULANGERIE = [("Chaque matin, Léa va à la {} pour acheter du pain.", "boulangerie"), ("Elle met les croissants dans un {} en papier.", "sac"), ("Le boulanger travaille la {} et dort le jour.", "nuit"), ("Une baguette {} un euro vingt.", "coûte"), ("Le dimanche, il y a toujours une longue {} devant le magasin.", "queue"), ("Je voudrais une tarte aux {}, s’il vous plaît.", "pommes"), ("Pour faire du pain, il faut de la {}, de l’eau et du sel.", "farine"), ("Le pain sort très chaud du {}.", "four")]
BOULANGERIE_VF = [("La farine est faite avec du blé.", True), ("Le croissant est salé et rond.", False), ("On achète la viande à la boulangerie.", False), ("La baguette est longue et fine.", True), ("Le boulanger se lève très tôt.", True)]


@layout(HALF, "fiche-tana", "French sheet for learners of the language, Chromium: Exercice 1 bank of words in a rounded box and numbered sentences with drawn rules, Exercice 2 vrai ou faux with V F at the right; Corrigé in small print at the foot")
def fiche_tana(draw):
    asked, said = draw.mixed(BOULANGERIE), draw.mixed(BOULANGERIE_VF)
    heads = ["Exercice 1", "Exercice 2"]
    bank = draw.mixed([w for _, w in asked])
    body = "<div class=h><span>FLE · Niveau A2</span><span>Prénom : <u></u></span></div><h1>À la boulangerie</h1>" + f"<h2>{heads[0]}</h2><p>Complète les phrases avec les mots de la liste.</p><p class=b>{' &nbsp;–&nbsp; '.join(bank)}</p>"
    items = []
    for n, (text, word) in enumerate(asked, 1):
        before, after = text.split("{}")
        body += f"<p class=q><b>{n}.</b>{before}<u></u>{after}</p>"
        items.append(item(text.replace(" {}", "  ").replace("   ", "  ") if "{} " in text else text.replace(" {}", "  "), word, str(n), kind="gap", gap=True, section=heads[0]))
    body += f"<h2>{heads[1]}</h2><p>Vrai ou faux ? Entoure la bonne réponse.</p>"
    for n, (text, true) in enumerate(said, 1):
        body += f"<div class=v><b>{n}.</b><span>{text}</span><em>V</em><em>F</em></div>"
        items.append(item(text, "True" if true else "False", str(n), kind="truefalse", section=heads[1]))
    body += "<div class=k><b>Corrigé</b><br>Exercice 1 : " + " ; ".join(f"{n}. {w}" for n, (_, w) in enumerate(asked, 1)) + "<br>Exercice 2 : " + " ; ".join(f"{n}. {'V' if t else 'F'}" for n, (_, t) in enumerate(said, 1)) + "</div>"
    css = ".h { display: flex; justify-content: space-between; font-size: 90% } u { display: inline-block; width: 32mm; border-bottom: 1px solid #000; text-decoration: none; height: 1em; vertical-align: -1px } h1 { text-align: center; font-size: 180%; color: #b5562b; margin: 4mm 0 } h2 { font-size: 115%; background: #f6e5db; padding: 1.5mm 3mm } .b { border: 1.5px solid #b5562b; border-radius: 4mm; padding: 3mm 5mm; text-align: center; margin: 3mm 1mm } .q b, .v b { display: inline-block; width: 8mm; font-weight: normal } .q { margin: 3mm 0 } .v { display: flex; margin: 2mm 0 } .v span { width: 110mm } .v em { width: 14mm; font-style: normal; font-weight: bold } .k { border-top: 1px solid #999; margin-top: 10mm; padding-top: 2mm; font-size: 80%; break-inside: avoid }"
    engine, source = page(draw, body, ["Comic Neue", "Lato", "Carlito"], (11, 12), css, language="fr")
    return Document(engine, source, items)


# Spread of a science textbook

SOUND_TEXT = ["Sound is made when something vibrates. The vibrations pass through the air as a wave, in which the particles of the air are pushed together and pulled apart.", "The louder a sound is, the larger the amplitude of the wave. The higher a sound is, the greater its frequency, which is measured in hertz (Hz). Young people can hear frequencies from about 20 Hz to 20 000 Hz.", "Sound cannot travel through a vacuum, because there are no particles that could vibrate. It travels faster in solids than in gases, since the particles of a solid are closer together."]
SOUND = [
    ("What makes a sound?", None, "a vibration"),
    ("Name the unit of frequency.", None, "hertz"),
    ("A guitar string is plucked gently and then hard.", ["Which pluck makes the louder sound?", "What happens to the amplitude of the wave?"], ["the hard pluck", "it becomes larger"]),
    ("Explain why astronauts on the Moon cannot hear each other without radio.", None, "There is no air on the Moon, and sound needs particles to travel."),
    ("A dog whistle makes a sound of 25 000 Hz.", ["Can people hear the whistle?", "Give a reason for your answer.", "How many vibrations does the whistle make in one second?"], ["no", "the frequency is above 20 000 Hz", "25 000"]),
    ("A girl sees lightning and hears thunder 3 seconds later. The speed of sound in air is 340 m/s. How far away is the storm?", None, "1020 m"),
    ("Why does sound travel faster in steel than in air?", None, "because the particles are closer together"),
]


@layout(HALF, "topic-prespa", "page of a school science book, XeLaTeX: topic number and title in a band, prose, a Key words box, Questions in a grey panel with 1 and a b c without full stops; answers of the topic at the back, 3 a … b … run on")
def topic_prespa(draw):
    body = r"\colorbox{black!75}{\parbox{\dimexpr\linewidth-2\fboxsep}{\color{white}\large\bfseries\strut 6.2\quad Hearing sounds}}\par\medskip " + r"\par ".join(tex(t) for t in SOUND_TEXT)
    body += r"\par\medskip\fbox{\parbox{60mm}{\textbf{Key words}\par amplitude, frequency, hertz, vacuum, vibration}}\par\bigskip "
    inner, key, items = r"\textbf{Questions}\par ", [], []
    for n, (text, parts, answers) in enumerate(SOUND, 1):
        inner += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(text)}}}"
        if parts:
            inner += "".join(rf"\lab{{8mm}}{{7mm}}{{\textbf{{{a}}}}}{{{tex(q)}}}" for a, q in zip("abc", parts))
            items += [item(q, x, f"{n}({a})", stem=text) for a, q, x in zip("abc", parts, answers)]
            key.append(rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{" + r"\quad ".join(rf"\textbf{{{a}}}~{tex(x)}" for a, x in zip("abc", answers)) + "}")
        else:
            items.append(item(text, answers, str(n), kind="numeric" if answers[0].isdigit() else "short"))
            key.append(rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(answers)}}}")
    body += rf"\colorbox{{black!8}}{{\parbox{{\dimexpr\linewidth-2\fboxsep}}{{\setlength\parskip{{4pt}}{inner}}}}}\newpage{{\Large\bfseries Answers}}\par\medskip\textbf{{6.2 Hearing sounds}}\par\smallskip " + "".join(key)
    engine, source = document(draw, body, ["noto", "libertine", "palatino"], (11,), (22, 26), head=r"\fancyhead[R]{\small 6\quad Waves}", foot=r"\fancyfoot[L]{\number\numexpr\value{page}+117\relax}")
    return Document(engine, source, items)


# Arabic verbs

VERBS = [("كَتَبَ", "يَكْتُبُ", "kataba", "to write"), ("قَرَأَ", "يَقْرَأُ", "qaraʾa", "to read"), ("شَرِبَ", "يَشْرَبُ", "shariba", "to drink"), ("ذَهَبَ", "يَذْهَبُ", "dhahaba", "to go"), ("جَلَسَ", "يَجْلِسُ", "jalasa", "to sit"), ("فَتَحَ", "يَفْتَحُ", "fataḥa", "to open"), ("سَمِعَ", "يَسْمَعُ", "samiʿa", "to hear"), ("عَمِلَ", "يَعْمَلُ", "ʿamila", "to work"), ("دَرَسَ", "يَدْرُسُ", "darasa", "to study"), ("رَجَعَ", "يَرْجِعُ", "rajaʿa", "to return"), ("سَكَنَ", "يَسْكُنُ", "sakana", "to live (in a place)"), ("فَهِمَ", "يَفْهَمُ", "fahima", "to understand"), ("لَعِبَ", "يَلْعَبُ", "laʿiba", "to play"), ("طَبَخَ", "يَطْبُخُ", "ṭabakha", "to cook")]


@layout(HALF, "verbs-tuz", "Arabic verbs of an evening course, Chromium: ruled table read from the right, Past, Present, Sound and Meaning with heads in English, grey first row, a note on the vowels")
def verbs_tuz(draw):
    words = draw.some(VERBS, 13)
    body = "<p class=u>Arabic Evening Classes · Handout 9</p><h1>Common Form I verbs</h1><table dir=rtl><tr><th>Past<th>Present<th>Sound<th>Meaning</tr>" + "".join(f"<tr><td class=a lang=ar>{a}<td class=a lang=ar>{b}<td dir=ltr><i>{c}</i><td dir=ltr>{d}</tr>" for a, b, c, d in words) + "</table><p>The middle vowel of the present has to be learnt with each verb. Forms are given for <i>he</i>.</p>"
    css = ".u { font-size: 85%; color: #555 } h1 { font-size: 150% } table { width: 100%; border-collapse: collapse } th { background: #ddd } td, th { border: 1px solid #555; padding: 1.2mm 3mm; text-align: left } th:nth-child(-n+2), .a { text-align: right } .a { font-family: 'Noto Naskh Arabic'; font-size: 125% }"
    engine, source = page(draw, body, ["Noto Sans", "Noto Serif"], (11,), css)
    return Document(engine, source, [item(a, d, kind="vocabulary") for a, _, _, d in words])


# Notice to candidates, asks nothing

NOTICE = [("Before the examination", ["Be on time for all your examinations. If you are late, your work might not be accepted.", "Bring two black pens, a pencil and a ruler in a clear bag.", "Leave your telephone and your watch in your locker."]), ("In the examination room", ["Do not talk to other candidates, and do not turn round.", "Write your name and candidate number on the front of the answer booklet.", "Read the instructions on the question paper with care.", "Put up your hand if you feel ill or need more paper."]), ("At the end", ["If you have used more than one booklet, place them in the correct order.", "Cross out any work that you do not wish to be marked.", "Stay in your seat until an invigilator tells you to leave."])]


@layout(HALF, "notice-saimaa", "notice to candidates of an examinations officer, groff: capitals in a centred head, lettered sections A to C with rules numbered from 1 in each, contact and signature; nothing to be found")
def notice_saimaa(draw):
    lines = [".ds LH", ".ds RH", ".ds CF \\s-2Issued by the Examinations Office, Hollin Bank Academy\\s0", ".ce 2", "\\fB\\s+4NOTICE TO CANDIDATES\\s0\\fP", "\\fBWritten examinations, summer series\\fP", ".sp", ".LP", "This notice is about the rules of the written examinations. Read it with care and keep to it. A candidate who breaks any of the rules may be disqualified from all subjects."]
    for letter, (head, rules) in zip("ABC", NOTICE):
        lines += [".LP", f"\\fB{letter}\\ \\ \\ {plain(head)}\\fP"]
        for n, rule in enumerate(rules, 1):
            lines += [f".IP {n} 4n", plain(rule)]
    lines += [".LP", "The timetable is on the board outside Room 12. Please speak to Mrs Adeyemi if you have two papers at the same time.", ".sp", ".LP", "J. Adeyemi", ".br", "Examinations Officer"]
    engine, source = roff(draw, lines, (11, 12), ("H", "T", "P"))
    return Document(engine, source, [])


# Questions of a job interview with sample answers

INTERVIEW = [("Can you tell me about yourself?", "I have worked on the front desk of a small hotel for two years. I enjoy meeting people, and I speak English and Spanish.", "Keep it short and speak about work."), ("Why do you want to work here?", "Your hotel is known for its friendly service, and I would like to learn from a good team.", "Find out about the hotel beforehand."), ("How would you deal with a guest who is angry?", "I would listen without interrupting, apologise, and offer a solution that I am allowed to give.", "Stay calm and use the guest’s name."), ("What would you do if the hotel was overbooked?", "I would tell the duty manager, find a room in a hotel of the same standard nearby, and arrange a taxi.", None), ("What are your strengths?", "I am well organised, and I stay polite when many guests arrive at once.", "Give an example from your last job."), ("What is your greatest weakness?", "I used to find it hard to ask for help, but I have learnt to do so early.", "Name a weakness that you are working on."), ("Are you able to work nights and weekends?", "Yes, I am used to shifts and can start at any time.", None), ("Which booking systems have you used?", "I have used two systems in my last job, and I learn new programs quickly.", None), ("Where do you see yourself in five years?", "I would like to be a front office supervisor.", "Show that you plan to stay."), ("Do you have any questions for us?", "Yes, could you tell me what training new receptionists receive?", "Always prepare two questions.")]


@layout(HALF, "interview-kivu", "questions of a job interview with sample answers from a careers service, word processor: automatic-looking numbers and bold questions, Sample answer: in italics, Tip: lines in small print below some, introduction above")
def interview_kivu(draw):
    asked = draw.some(INTERVIEW, 10)
    body = paragraph(run("Hotel receptionist: ten interview questions"), "Title") + paragraph(run("These are the questions that our students are asked most often. Read the sample answers aloud, then write your own. Never learn an answer by heart."))
    for n, (question, answer, tip) in enumerate(asked, 1):
        body += paragraph(run(f"{n}.\t") + run(question, "B"), "Ask") + paragraph(run("Sample answer: ", "I") + run(answer), "Say")
        if tip:
            body += paragraph(run("Tip: ", "B") + run(tip), "Tip")
    styles = paragraph_style("Ask", 0.33, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always"') + paragraph_style("Say", 0.1, 0.9) + paragraph_style("Tip", 0.08, 0.9, size=9)
    engine, source = office(draw, body, ["Carlito", "Open Sans", "Liberation Sans"], (11,), margin=2.0, head="Careers Service · City College", styles=styles)
    return Document(engine, source, [item(q, a, str(n)) for n, (q, a, _) in enumerate(asked, 1)])
