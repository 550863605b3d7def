"""Group 66, the first twelve: what an ordinary collector of sheets brings next."""

import importlib

from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"


# Leaving certificate of an Irish kind

FARM = [
    ("A farmer in County Meath sows a field of winter barley in late September.", [
        ("", "Name two soil nutrients that are supplied by a compound fertiliser.", [("Nitrogen", 3), ("Phosphorus", 3)], ["Potassium"]),
        ("", "Explain why the field is ploughed before the seed is sown.", [("To bury weeds", 3), ("To let air into the soil", 3)], []),
        ("", "State the purpose of certifying seed.", [("To ensure that it is free from disease", 4)], [])]),
    ("A herd of dairy cows grazes a sward of perennial ryegrass and white clover.", [
        ("i", "Name the bacterium that lives in the root nodules of the clover.", [("Rhizobium", 4)], []),
        ("ii", "Describe how the clover benefits from it.", [("The bacterium fixes nitrogen from the air", 4), ("which the plant uses to make protein", 4)], []),
        ("", "Give two reasons for moving the herd to a fresh paddock every few days.", [("The grass has time to recover", 3), ("The number of parasites is kept down", 3)], ["Less poaching of the ground"]),
        ("", "Calculate the stocking rate if 84 cows graze 30 hectares.", [("2.8 cows per hectare", 5)], [])]),
    ("Liver fluke is a parasite of sheep and cattle.", [
        ("", "Name the secondary host of the liver fluke.", [("Mud snail", 4)], []),
        ("", "Outline two ways in which a farmer can control the parasite.", [("Drain wet land", 4), ("Dose the animals", 4)], ["Fence off ditches"]),
        ("", "Name one other parasite of sheep.", [("Stomach worm", 3)], ["Sheep tick"])]),
]


@layout(HALF, "paper-tamarillo", "agricultural science paper of an Irish kind, XeLaTeX: 1. (a) (i), bare marks in round brackets at the right; marking scheme in its own file as a list with marks behind each point and // other answers")
def paper_tamarillo(draw):
    items, body, scheme = [], "", ""
    for n, (stem, parts) in enumerate(FARM, 1):
        body += rf"\bigskip\needspace{{4cm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}" "\n"
        scheme += rf"\medskip\textbf{{Question {n}}}\par "
        letter = -1
        for roman, question, points, also in parts:
            letter += roman in ("", "i")
            marks = sum(mark for _, mark in points)
            name = f"({'abcd'[letter]})"
            label = rf"\makebox[9mm][l]{{{name if roman in ('', 'i') else ''}}}" + (f"({roman})" if roman else "")
            left, wide = ("9mm", "18mm") if roman else ("9mm", "9mm")
            body += rf"\lab{{{left}}}{{{wide}}}{{{label}}}{{{tex(question)}\pushright{{({marks})}}}}" "\n"
            said = " ".join(rf"{tex(text)} ({mark})" + (r"\par" if k < len(points) - 1 else "") for k, (text, mark) in enumerate(points))
            said += "".join(rf"\par \textit{{Allow:}} {tex(text)}" for text in also)
            scheme += rf"\begin{{tabular}}[t]{{@{{}}p{{20mm}}p{{120mm}}@{{}}}}{n}. {name}{f' ({roman})' if roman else ''} & {said}\end{{tabular}}\par\smallskip" "\n"
            rubric = [{"text": text, "marks": mark} for text, mark in points] if marks > 1 else None
            items.append(item(question, "\n".join(text for text, _ in points), f"{n}{name}" + (f"({roman})" if roman else ""), marks, stem=stem, rubric=rubric, allow=also))
    top = r"\begin{center}{\large\bfseries PRE-LEAVING CERTIFICATE EXAMINATION}\par\smallskip{\Large\bfseries AGRICULTURAL SCIENCE}\par\smallskip ORDINARY LEVEL\end{center}"
    rules = r"\begin{center}\fbox{\parbox{0.9\linewidth}{Answer \textbf{all} questions from this section. Write your answers in the answerbook provided. Marks for each part are given in brackets.}}\end{center}\textbf{Section B}\par "
    look = dict(sizes=(11, 12), margins=(22, 25))
    engine, source = document(draw, top + rules + body + r"\vfill\begin{center}\textit{Blank space may be used for rough work}\end{center}", foot=r"\fancyfoot[L]{\small Pre-Leaving Certificate}\fancyfoot[C]{\small Page \thepage}\fancyfoot[R]{\small Agricultural Science -- Ordinary Level}", fonts=["timesnew", "arial", "libertine"], **look)
    return Document(engine, source, items, document(draw, top + r"\begin{center}\textbf{Marking Scheme: Section B}\end{center}" + scheme, foot=r"\thepage", fonts=["arial"], **look)[1])


# Dutch examination

OPGAVEN = [
    ("Kwelder", "Langs de Waddenkust liggen kwelders. Dit zijn begroeide stukken land die bij hoog water soms onder water lopen. Zeekraal groeit er als een van de eerste planten.", [
        ("Noem een abiotische factor die bepaalt welke planten op een kwelder kunnen groeien.", ["het zoutgehalte van de bodem"]),
        ("Leg uit hoe zeekraal de hoogte van de kwelder vergroot.", ["De planten remmen het stromende water af", "waardoor slib bezinkt"]),
        ("Hoe noemt men de opeenvolging van planten op zo’n plaats?", ["successie"])]),
    ("Insuline", "Mensen met diabetes type 1 maken zelf geen insuline. Zij dienen zich het hormoon toe met een pomp of met een injectie.", [
        ("In welk orgaan wordt insuline gemaakt?", ["in de alvleesklier"]),
        ("Leg uit waardoor insuline niet als pil kan worden ingenomen.", ["Insuline is een eiwit", "dat in het maagdarmkanaal wordt verteerd"]),
        ("Beschrijf wat er met de glucosewaarde van het bloed gebeurt na een injectie met insuline en waardoor dit komt.", ["De glucosewaarde daalt", "doordat cellen meer glucose opnemen", "en de lever glucose omzet in glycogeen"])]),
    ("Koolmezen", "Koolmezen in de stad zingen hoger dan koolmezen in het bos. Onderzoekers denken dat het lawaai van het verkeer daarbij een rol speelt.", [
        ("Formuleer een hypothese die bij dit onderzoek past.", ["Een hogere zang is in het lawaai van de stad beter te horen."]),
        ("Noem twee functies van de zang van een koolmees.", ["het afbakenen van een territorium", "het lokken van een partner"]),
        ("Leg uit dat op den duur twee soorten kunnen ontstaan.", ["Vogels van stad en bos paren niet meer met elkaar", "zodat hun genen steeds meer gaan verschillen"])]),
]


@layout(HALF, "examen-stroopwafel", "Dutch final examination in biology, Chromium: 2p and the bold number in the left margin, numbers that run on below heads; correctievoorschrift in its own file, maximumscore 2, bullets with a point each at the right")
def examen_stroopwafel(draw):
    items, n = [], 0
    body = "<div class=v><p class=t>Voorbeeldexamen HAVO</p><p class=t2>biologie</p></div><p class=i>Dit examen bestaat uit 9 vragen. Voor elk vraagnummer staat hoeveel punten je met een goed antwoord kunt behalen. Als bij een vraag een verklaring of uitleg vereist is, worden aan het antwoord meestal geen punten toegekend als deze ontbreekt.</p>"
    scheme = "<div class=v><p class=t>Correctievoorschrift HAVO</p><p class=t2>biologie</p></div><p class=i>Beoordelingsmodel</p><div class=h><span>Vraag</span><span>Antwoord</span><span>Scores</span></div>"
    for title, stem, asked in OPGAVEN:
        body += f"<h2>{title}</h2><p class=s>{web(stem)}</p>"
        scheme += f"<h2>{title}</h2>"
        for question, points in asked:
            n += 1
            marks = len(points)
            body += f"<div class=q><span class=p>{marks}p</span><b>{n}</b><span class=x>{web(question)}</span></div>"
            scheme += f"<div class=k><b>{n}</b><i>maximumscore {marks}</i></div>" + "".join(f"<div class=a><span>•&ensp;{web(point)}</span><span>1</span></div>" for point in points)
            rubric = [{"text": point, "marks": 1} for point in points] if marks > 1 else None
            items.append(item(question, "\n".join(points), str(n), marks, stem=stem, rubric=rubric))
    css = ".v { border-bottom: 3px solid #222; margin-bottom: 4mm } .t { font-size: 20pt; font-weight: bold; margin: 0 } .t2 { font-size: 14pt; margin: 1mm 0 3mm } .i { font-size: 92% } h2 { font-size: 13pt; margin: 7mm 0 2mm 20mm; break-after: avoid } .s { margin: 0 0 3mm 20mm } .q { display: flex; margin: 2.5mm 0; break-inside: avoid } .p { width: 9mm; font-size: 80%; padding-top: .4mm } .q b { width: 11mm } .x { flex: 1 } .h { display: flex; font-size: 85%; border-bottom: 1px solid #444 } .h span:nth-child(1) { width: 20mm } .h span:nth-child(2) { flex: 1 } .k { display: flex; margin-top: 4mm; break-after: avoid } .k b { width: 20mm } .a { display: flex; justify-content: space-between; margin-left: 20mm; break-inside: avoid }"
    engine, source = page(draw, body, ["Liberation Sans", "Roboto"], (11,), css, language="nl")
    return Document(engine, source, items, page(draw, scheme, ["Liberation Sans"], (11,), css, language="nl")[1])


# Midterm of a US college

CHEM = [
    ("A student dissolves 5.85 g of sodium chloride in enough water to make 250.0 mL of solution.", [("Calculate the number of moles of NaCl.", 3), ("Calculate the molarity of the solution.", 3), ("Describe how you would prepare 100.0 mL of a 0.100 M solution from it.", 4)]),
    ("Consider the combustion of propane, C₃H₈, in excess oxygen.", [("Write a balanced equation for the reaction.", 4), ("How many grams of water form when 11.0 g of propane burns?", 6)]),
    ("For each molecule, draw the Lewis structure and name the shape.", [("NH₃", 4), ("CO₂", 4), ("BF₃", 4)]),
    ("A sample of gas occupies 2.50 L at 25 °C and 1.00 atm.", [("What volume does it occupy at 100 °C and 1.00 atm?", 4), ("State the gas law that you used.", 2), ("Explain, in terms of particles, why the volume changes.", 4)]),
]


@layout(HALF, "midterm-shakshuka", "general chemistry midterm of a US college, pdfLaTeX letter: blank and slash with the points in the left margin before each part, a) b), box of constants, name line, room to write, nothing answered")
def midterm_shakshuka(draw):
    items, body, total = [], "", 0
    for n, (stem, parts) in enumerate(CHEM, 1):
        body += rf"\needspace{{5cm}}\bigskip\lab{{18mm}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}" "\n"
        for letter, (question, marks) in zip("abcd", parts):
            total += marks
            text = tex(question).replace("°", r"\textdegree{}")
            body += rf"\needspace{{2.5cm}}\lab{{26mm}}{{26mm}}{{\makebox[26mm][l]{{\underline{{\hspace{{8mm}}}}\,/\,{marks}\hfill {letter})\enspace}}}}{{{text}}}\vspace{{17mm}}" "\n"
            items.append(item(question, None, f"{n}({letter})", marks, stem=stem))
    body = body.replace("°", r"\textdegree{}")
    top = rf"\begin{{center}}{{\Large\bfseries Chemistry 101: Midterm Exam I}}\par\smallskip Fall Semester\end{{center}}Name: \underline{{\hspace{{70mm}}}}\hfill Section: \underline{{\hspace{{25mm}}}}\par\medskip Show all work. Answers without work receive no credit. There are {total} points in all. You may use a calculator but no notes.\par\medskip\begin{{center}}\fbox{{$R = 0.08206$ L\,atm\,mol$^{{-1}}$\,K$^{{-1}}$\qquad $N_A = 6.022\times10^{{23}}$ mol$^{{-1}}$}}\end{{center}}"
    engine, source = document(draw, top + body, ["cm", "lm", "times"], (11,), (22, 25), foot=r"\fancyfoot[R]{\small Page \thepage}\fancyfoot[L]{\small CHEM 101}", paper="letterpaper")
    return Document(engine, source, items)


# Periodic test of an Indian school

SAMOSA = [
    ("SECTION A", "Answer in one word or one sentence. Each question carries 1 mark.", None, ["Name the gas that plants give out during photosynthesis.", "Which part of the flower becomes the fruit?", "What is the unit of electric current?", "Name one acid found in lemons."]),
    ("SECTION B", "Answer in two or three sentences.", 2, ["Why do we see lightning before we hear thunder?", "Differentiate between a conductor and an insulator, with one example of each.", "What happens to an iron nail that is kept in copper sulphate solution?", "Why should we not sleep under a tree at night?"]),
    ("SECTION C", "Answer in detail.", 3, ["Explain how a mercury thermometer works.", "Describe an activity to show that plants need sunlight to make food.", "What are the three methods of heat transfer? Give an example of each."]),
    ("SECTION D", "Draw neat diagrams wherever necessary.", 5, ["Draw a labelled diagram of the human heart and describe the path of the blood through it."]),
]


@layout(HALF, "test-samosa", "periodic test of an Indian school, word processor: class and marks on one line, SECTION A with a rule on its marks, numbers that run on, bare [2] at a right tab, all the best at the end, nothing answered")
def test_samosa(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Caladea"]), 12, country="IN", margin=2.2)
    items, right = [], (sheet.wide, RIGHT)
    sheet.body += [sheet.p("<b>GREEN VALLEY PUBLIC SCHOOL</b>", align="center", size=16, after=0.05), sheet.p("<b>PERIODIC TEST – II</b>", align="center", after=0.05), sheet.p("<b>SUBJECT: SCIENCE</b>", align="center", after=0.2), sheet.p("Class: VII\tMax. Marks: 26", tabs=[right], after=0.05), sheet.p("Date: ___________\tTime: 1 hour", tabs=[right], after=0.3), sheet.p("<b>General Instructions:</b>", after=0.05), sheet.p("(i)\tAll questions are compulsory.", left=1.0, first=-1.0, tabs=[1.0], after=0), sheet.p("(ii)\tWrite neatly and leave a line after each answer.", left=1.0, first=-1.0, tabs=[1.0], after=0.3)]
    n = 0
    for head, rule, marks, asked in SAMOSA:
        sheet.body += [sheet.p(f"<b>{head}</b>", align="center", before=0.3, after=0.05, extra='fo:keep-with-next="always"'), sheet.p(f"<i>{rule}</i>", after=0.15, extra='fo:keep-with-next="always"')]
        for question in asked:
            n += 1
            sheet.body.append(sheet.p(f"{n}.\t{question}" + (f"\t[{marks}]" if marks else ""), left=1.0, first=-1.0, tabs=[1.0, right], after=0.15))
            items.append(item(question, None, str(n), marks))
    sheet.body.append(sheet.p("<b>*** ALL THE BEST ***</b>", align="center", before=0.6))
    engine, source = sheet.source()
    return Document(engine, source, items)


# Form of a web program

FORMS = [
    ("one", 1, "Which planet has the most known moons?", ["Jupiter", "Saturn", "Neptune", "Mars"]),
    ("one", 1, "How long does light from the Sun take to reach the Earth?", ["About 8 seconds", "About 8 minutes", "About 8 hours"]),
    ("many", 2, "Which of these are gas giants? Select two.", ["Jupiter", "Venus", "Saturn", "Mercury"]),
    ("text", 2, "Explain why the Moon always shows the same face to the Earth.", None),
    ("one", 1, "What is at the centre of our galaxy?", ["A quasar", "A neutron star", "A black hole", "A nebula"]),
    ("one", 1, "The first person to walk on the Moon was", ["Yuri Gagarin", "Buzz Aldrin", "Neil Armstrong", "Valentina Tereshkova"]),
    ("text", 1, "Name the galaxy nearest in size to our own in the Local Group.", None),
    ("one", 1, "A light year is a measure of", ["time", "distance", "brightness", "speed"]),
    ("one", 1, "Halley’s Comet returns about every 76 years.", ["True", "False"]),
    ("many", 2, "Which of these telescopes are in space? Select two.", ["Hubble", "Arecibo", "James Webb", "Parkes"]),
]


@layout(HALF, "quiz-pavlova", "form of a web program printed by the browser, Chromium: coloured title, number, question with a red star, (1 Point) on the line below, rings or squares without letters, Enter your answer in a box, legal lines in the foot, nothing answered")
def quiz_pavlova(draw):
    items, body = [], "<h1>Space Unit – Exit Quiz</h1><p class=d>Year 8 Science. Answer all questions before Friday.</p><p class=r><span>*</span> Required</p>"
    for n, (kind, points, question, options) in enumerate(FORMS, 1):
        body += f"<div class=q><div class=t><span class=n>{n}.</span><span>{web(question)} <i>*</i></span></div><div class=p>({points} Point{'s' if points > 1 else ''})</div>"
        if options:
            body += "".join(f"<div class=o><span class={'c' if kind == 'one' else 's'}></span>{web(text)}</div>" for text in options)
            binary = options == ["True", "False"]
            items.append(item(question, None, str(n), points, None if binary else choices([None] * 9, options), kind="truefalse" if binary else "mcq" if kind == "one" else "multi"))
        else:
            body += "<div class=e>Enter your answer</div>"
            items.append(item(question, None, str(n), points))
        body += "</div>"
    body += "<p class=f>This content is neither created nor endorsed by the provider of the form. The data you submit will be sent to the form owner.</p>"
    css = "h1 { color: #03787c; font-size: 22pt; margin: 0 0 2mm } .d { margin: 0 0 3mm } .r { font-size: 85%; color: #555 } .r span, i { color: #c00; font-style: normal } .q { margin: 0 0 7mm; break-inside: avoid } .t { display: flex; font-size: 105% } .n { width: 9mm } .p { margin-left: 9mm; color: #666; font-size: 85% } .o { margin: 2.5mm 0 0 9mm; display: flex; align-items: center } .c, .s { width: 3.6mm; height: 3.6mm; border: 1px solid #666; margin-right: 3mm } .c { border-radius: 50% } .e { margin: 2.5mm 0 0 9mm; border: 1px solid #bbb; color: #777; padding: 2mm 3mm; width: 110mm } .f { font-size: 75%; color: #666; border-top: 1px solid #ccc; padding-top: 2mm }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Lato"], (10, 11), css)
    return Document(engine, source, items)


# Matriculation practice, West Africa

UTME = [
    ("Which of the following is a factor of production?", ["Money", "Land", "Profit", "Demand"], 1),
    ("The reward for labour is", ["rent", "interest", "wages", "profit"], 2),
    ("Opportunity cost is best described as the", ["price paid for a good", "alternative forgone", "cost of production", "total cost"], 1),
    ("A demand curve normally slopes downwards because", ["consumers buy more at a lower price", "income is always rising", "producers sell less at a lower price", "tastes never change"], 0),
    ("A market with only one seller is called", ["an oligopoly", "perfect competition", "a duopoly", "a monopoly"], 3),
    ("If the price of tea rises, the demand for coffee is likely to", ["fall", "rise", "remain constant", "become zero"], 1),
    ("The central bank of a country is responsible for", ["issuing currency", "lending to market women", "selling insurance", "building roads"], 0),
    ("An example of a direct tax is", ["value added tax", "excise duty", "import duty", "income tax"], 3),
    ("The law of diminishing returns operates in the", ["long run only", "short run", "very long run", "market period"], 1),
    ("Inflation is a persistent rise in the", ["supply of goods", "value of money", "general price level", "level of exports"], 2),
    ("A country has a comparative advantage in a good if it can produce it at a", ["lower opportunity cost", "higher price", "higher money cost", "faster rate"], 0),
    ("Which of these is a function of money?", ["Barter", "Medium of exchange", "Utility", "Scarcity"], 1),
    ("The population census is used mainly for", ["planning", "trade", "war", "sports"], 0),
    ("A fixed cost is a cost that", ["varies with output", "is zero at zero output", "does not vary with output", "rises with wages"], 2),
]


@layout(HALF, "choices-rambutan", "economics practice for a West African matriculation, XeLaTeX: two columns with a rule, A. to D. stacked or two a row as they fit, key at the end in five columns")
def choices_rambutan(draw):
    asked, items, inner, key = draw.some(UTME, 13), [], "", []
    for n, (question, options, right) in enumerate(asked, 1):
        two = max(map(len, options)) < 16
        inner += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{1pt}}\lab{{0pt}}{{7mm}}{{{n}.}}{{{tex(question)}}}"
        for k, text in enumerate(options):
            cell = rf"{'ABCD'[k]}.\enspace {tex(text)}"
            if two:
                inner += rf"\hspace*{{7mm}}\makebox[36mm][l]{{{cell}}}" if k % 2 == 0 else rf"{cell}\par "
            else:
                inner += rf"\lab{{7mm}}{{6mm}}{{{'ABCD'[k]}.}}{{{tex(text)}}}"
        inner += r"\end{minipage}\par\vspace{3mm}" "\n"
        key.append(f"{n}. {'ABCD'[right]}")
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    grid = r"\\".join(" & ".join(key[k + 3 * c] if k + 3 * c < len(key) else "" for c in range(5)) for k in range(3))
    body = rf"\begin{{center}}{{\Large\bfseries ECONOMICS}}\par\smallskip Practice Test {draw.random.randint(3, 9)}\hspace{{15mm}} Time allowed: 20 minutes\end{{center}}\textit{{Each question is followed by four options lettered A to D. Shade in pencil the space which bears the same letter as the option you have chosen.}}\par\smallskip\hrule\medskip\begin{{multicols}}{{2}}{inner}\end{{multicols}}\vfill\hrule\smallskip\begin{{center}}\textbf{{ANSWERS TO PRACTICE TEST}}\par\smallskip\begin{{tabular}}{{@{{}}l@{{\hspace{{14mm}}}}l@{{\hspace{{14mm}}}}l@{{\hspace{{14mm}}}}l@{{\hspace{{14mm}}}}l@{{}}}}{grid}\end{{tabular}}\end{{center}}"
    engine, source = document(draw, body, ["timesnew", "schoolbook"], (10, 11), (18, 20), head=r"\fancyhead[L]{\small Success Series for Matriculation Candidates}\fancyhead[R]{\small Economics}", extra=r"\setlength\columnseprule{.4pt}\setlength\columnsep{9mm}")
    return Document(engine, source, items)


# Incomplete sentences of a listening and reading test

PART5 = [
    ("All staff members must ------- their identification badges at the front desk.", ["show", "shows", "showing", "shown"], 0),
    ("The new printer is much more ------- than the model it replaced.", ["rely", "reliable", "reliably", "reliability"], 1),
    ("Ms. Ortega will lead the workshop ------- Mr. Hahn is on leave.", ["during", "despite", "while", "because of"], 2),
    ("The shipment should arrive ------- two business days.", ["within", "among", "onto", "upon"], 0),
    ("Customers who spend over $50 receive a ------- tote bag.", ["complimentary", "complement", "compliments", "complimenting"], 0),
    ("The board approved the budget ------- a lengthy discussion.", ["between", "after", "along", "since"], 1),
    ("Please submit your travel expenses ------- the end of the month.", ["by", "for", "from", "of"], 0),
    ("Neither the manager ------- her assistant was available for comment.", ["or", "and", "nor", "but"], 2),
    ("The factory has increased its output ------- over the past year.", ["steady", "steadily", "steadier", "steadiness"], 1),
    ("Mr. Silva asked the technicians to check the wiring -------.", ["them", "they", "themselves", "their"], 2),
    ("The conference room has been ------- for the interviews on Tuesday.", ["reserve", "reserves", "reserving", "reserved"], 3),
    ("Sales of winter coats were lower than -------.", ["expected", "expecting", "expectation", "expect"], 0),
]


@layout(HALF, "choices-goulash", "incomplete sentences of an English test for work, word processor: two columns, numbers from 101, a row of hyphens as the gap, (A) to (D) stacked, answer key as a table of four columns at the end")
def choices_goulash(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Liberation Serif"]), draw.one((10, 11)), country="US", paper=(21.59, 27.94), margin=1.9)
    items, inner, key = [], "", []
    keep = 'fo:keep-with-next="always"'
    for n, (sentence, options, right) in enumerate(PART5, 101):
        inner += sheet.p(f"<b>{n}.</b>\t{sentence}", left=1.1, first=-1.1, tabs=[1.1], before=0.15, after=0.1, extra=keep)
        for k, (letter, text) in enumerate(zip("ABCD", options)):
            inner += sheet.p(f"({letter})\t{text}", left=1.9, first=-0.8, tabs=[1.9], after=0.25 if k == 3 else 0.02, extra=keep if k < 3 else "")
        key.append(f"{n} ({'ABCD'[right]})")
        items.append(item(sentence, options[right], str(n), None, choices("ABCD", options), kind="gap", answer_label="ABCD"[right]))
    sheet.body += [sheet.p("READING TEST", size=16, bold=True, align="center", after=0.1), sheet.p("<b>PART 5</b>", after=0.1), sheet.p("<b>Directions:</b> A word or phrase is missing in each of the sentences below. Four answer choices are given below each sentence. Select the best answer to complete the sentence. Then mark the letter (A), (B), (C), or (D) on your answer sheet.", after=0.3), sheet.columns(inner, 2, True)]
    sheet.body += [sheet.p("<b>Answer Key – Part 5</b>", after=0.1, extra=keep + ' fo:break-before="page"'), sheet.table([key[k::3] for k in range(3)], [3.2] * 4)]
    sheet.foot = sheet.p("Practice Test 2\t{page}", size=8, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, items)


# True or false in a table

BEES = [
    ("A honey bee has four wings.", True, ""), ("All bees live in large colonies.", False, "most kinds live alone"), ("A worker bee is always female.", True, ""), ("Bees collect nectar and pollen.", True, ""), ("A drone can sting.", False, "drones have no sting"), ("The queen leads the swarm to its new nest.", False, "scout bees find it"),
    ("Honey keeps for years in a closed jar.", True, ""), ("Bees can see ultraviolet light.", True, ""), ("Bumble bees make more honey than honey bees.", False, "they store very little"), ("Bees dance to tell others where food is.", True, ""), ("Bees sleep through the whole winter.", False, "they cluster and keep warm"), ("A bee has six legs.", True, ""),
]


@layout(HALF, "statements-baklava", "true or false sheet of a nature centre, groff: ruled table with number, statement and two columns headed True and False with squares, key in one paragraph at the foot with corrections in brackets")
def statements_baklava(draw):
    asked = draw.some(BEES, 11)
    lines = [".ds CF Millbrook Nature Center", ".ce", "\\s+5\\fBHow Well Do You Know Bees?\\fP\\s0", ".sp", "Name \\l'2.8i' \\ \\ Date \\l'1.4i'", ".sp", "Read each sentence. Put a check mark in the box under \\fBTrue\\fP or \\fBFalse\\fP.", ".sp 0.5", ".TS", "allbox tab(@);", "cb lb cb cb", "n lw(4i) c c.", "No.@Statement@True@False"]
    lines += [f"{n}@{plain(text)}@\\(sq@\\(sq" for n, (text, *_) in enumerate(asked, 1)]
    said = ", ".join(f"{n}\\~{verdict}" + (f" ({plain(why)})" if why else "") for n, (_, verdict, why) in enumerate(asked, 1))
    lines += [".TE", ".sp 2", "\\l'6i'", ".br", f"\\s-1\\fBAnswers:\\fP {said}.\\s0"]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "N", "H"))
    return Document(engine, source, [item(text, str(verdict), str(n), kind="truefalse") for n, (text, verdict, _) in enumerate(asked, 1)])


# Gaps with a bank, and the sheet filled in

PLANTS = [
    ("The {} take in water from the soil.", "roots"), ("Water moves up through the {}.", "stem"), ("A plant makes its food in its {}.", "leaves"), ("Bees visit the {} to find nectar.", "flowers"), ("A new plant can grow from a {}.", "seed"),
    ("Leaves use light from the {} to make food.", "sun"), ("The green colour of a leaf is called {}.", "chlorophyll"), ("Plants take in a gas called {} from the air.", "carbon dioxide"), ("An apple is a {} that holds seeds.", "fruit"), ("When a seed begins to grow, we say that it {}.", "germinates"),
]


@layout(HALF, "gaps-ratatouille", "science sheet for primary children from a web site, Chromium: name and date, ten words in a dashed box, numbered sentences with long underscores; second page is the same sheet headed Answer key with the words filled in, underlined and in red")
def gaps_ratatouille(draw):
    asked, items = draw.mixed(PLANTS), []
    bank = draw.mixed([answer for _, answer in asked])

    def sheet(head, fill):
        made = f"<div class=n><span>Name: ____________________</span><span>Date: ____________</span></div><h1>{head}</h1><p class=d>Use the words in the box to finish each sentence.</p><div class=b>{''.join(f'<span>{w}</span>' for w in bank)}</div>"
        return made + "".join(f"<div class=q><span>{n}.</span><span>{text.format(fill(answer))}</span></div>" for n, (text, answer) in enumerate(asked, 1))

    body = sheet("Parts of a Plant", lambda answer: "__________________") + "<div class=w>sunnyclassroom.example · Grade 3 science · free to copy for your class</div><div class=new></div>" + sheet("Parts of a Plant: Answer Key", lambda answer: f"<u>{answer}</u>") + "<div class=w>sunnyclassroom.example · Grade 3 science · free to copy for your class</div>"
    for n, (text, answer) in enumerate(asked, 1):
        items.append(item(text.format("__________________"), answer, str(n), kind="gap"))
    css = ".n { display: flex; justify-content: space-between } h1 { text-align: center; font-size: 20pt; margin: 6mm 0 3mm } .d { text-align: center } .b { border: 2px dashed #2a7; border-radius: 3mm; display: grid; grid-template-columns: repeat(5, 1fr); text-align: center; padding: 3mm; row-gap: 2mm; margin-bottom: 6mm } .q { display: flex; margin: 0 0 6mm } .q span:first-child { width: 10mm; flex: none } u { color: #c00 } .w { font-size: 75%; color: #777; text-align: center; margin-top: 8mm } .new { break-after: page }"
    engine, source = page(draw, body, ["Comic Neue", "Lato", "Carlito"], (13, 14), css)
    return Document(engine, source, items)


# List to match

ECOLOGY = [("consumer", "an organism that gets energy by eating other organisms"), ("producer", "an organism that makes its own food"), ("decomposer", "an organism that breaks down dead matter"), ("herbivore", "an animal that eats only plants"), ("predator", "an animal that hunts other animals"), ("prey", "an animal that is hunted for food"), ("habitat", "the place where an organism lives"), ("niche", "the role that an organism plays where it lives"), ("population", "all the members of one species in an area"), ("community", "all the different species in an area"), ("biome", "a large region with one kind of climate")]


@layout(HALF, "match-jambalaya", "matching sheet of a US middle school, word processor: ruled table with the columns Answer, Term and Definition, numbers beside the terms, letters beside the definitions, a blank before each, nothing answered")
def match_jambalaya(draw):
    left = draw.mixed(ECOLOGY)
    ends = draw.mixed([meaning for _, meaning in ECOLOGY])
    letters = "ABCDEFGHIJK"
    listed = choices(letters, ends)
    cells = [[run("Answer", "B"), run("Term", "B"), run("Definition", "B")]]
    items = []
    for n, ((term, _), end) in enumerate(zip(left, ends), 1):
        cells.append([run("______"), run(f"{n}. {term}"), run(f"{letters[n - 1]}. {end}")])
        items.append(item(term, None, str(n), None, listed, kind="match"))
    body = paragraph(run("Name ______________________     Period ______     Date ___________")) + paragraph(run("Ecology Vocabulary Match-Up"), "Title") + paragraph(run("Directions: ", "B") + run("Match each term with its definition. Write the letter of the definition in the space before the term. Each letter is used once.")) + office_table(cells, [2.2, 4.4, 9.8]) + paragraph(run("Pages 412 to 418 of the textbook may help you.", "I"), "Body")
    engine, source = office(draw, body, ["Liberation Sans", "Carlito", "Comic Neue"], (11, 12), 2.2, foot=False)
    return Document(engine, source, items)


# Questions and answers of a library

LIBRARY = [
    ("How do I join the library?", "Bring proof of your name and address to any branch. You will be given a card on the spot, and there is no charge."),
    ("How many items can I borrow?", "Adults may borrow up to twelve items at a time, of which four may be films. Children may borrow eight."),
    ("How long can I keep them?", "Books are lent for three weeks and films for one. The date is printed on your receipt."),
    ("Can I renew a loan?", "Yes, up to three times, unless another reader has reserved the item. You can renew at the desk, by telephone or on our web site."),
    ("What happens if I bring a book back late?", "We charge 20p for each day that the library is open, up to a limit of £6. Children do not pay for late books."),
    ("I have lost my card. What should I do?", "Tell us as soon as you can so that nobody else can use it. A new card costs £2."),
    ("Do you have computers that I can use?", "There are computers in every branch. You may book one for an hour, and staff can help you to begin."),
    ("Can you get a book that you do not have?", "We can often borrow it from another library. This takes about two weeks and costs £5, which must be paid when you ask."),
    ("May I bring food into the library?", "Drinks with lids are welcome. Please eat only in the café on the ground floor."),
]


@layout(HALF, "faq-kimchi", "questions readers ask of a county library, word processor: automatic-looking numbers with bold questions, answers as indented prose, opening hours in a table behind them, page numbers")
def faq_kimchi(draw):
    body = paragraph(run("Westmarsh County Libraries"), "Small") + paragraph(run("Frequently asked questions"), "Title") + paragraph(run("This leaflet answers the questions that our staff hear most often. If yours is not here, please ask at the desk."))
    items = []
    for n, (question, answer) in enumerate(LIBRARY, 1):
        body += paragraph(run(f"{n}.\t{question}", "B"), "Ask") + paragraph(run(answer), "Say")
        items.append(item(question, answer, str(n), kind="faq"))
    body += paragraph(run("Opening hours"), "Head") + office_table([[run("Monday to Friday"), run("9.30 – 18.00")], [run("Saturday"), run("10.00 – 16.00")], [run("Sunday"), run("closed")]], [5.0, 4.0])
    styles = paragraph_style("Small", 0, size=10) + paragraph_style("Ask", 0.35, 1.0, -1.0, [(1.0, "")], extra='fo:keep-with-next="always"') + paragraph_style("Say", 0.1, 1.0)
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Lato"], (11, 12), 2.4, styles=styles)
    return Document(engine, source, items)


# Words of a Chinese course

HSK = [
    ("学习", "xuéxí", "v.", "to study"), ("老师", "lǎoshī", "n.", "teacher"), ("便宜", "piányi", "adj.", "cheap"), ("医院", "yīyuàn", "n.", "hospital"), ("准备", "zhǔnbèi", "v.", "to prepare"), ("旁边", "pángbiān", "n.", "side; next to"), ("非常", "fēicháng", "adv.", "very"), ("帮助", "bāngzhù", "v.", "to help"), ("机场", "jīchǎng", "n.", "airport"), ("漂亮", "piàoliang", "adj.", "beautiful"), ("已经", "yǐjīng", "adv.", "already"), ("教室", "jiàoshì", "n.", "classroom"), ("游泳", "yóuyǒng", "v.", "to swim"), ("高兴", "gāoxìng", "adj.", "happy"), ("鸡蛋", "jīdàn", "n.", "egg"), ("介绍", "jièshào", "v.", "to introduce"),
]


@layout(HALF, "words-lemongrass", "word list of a Chinese course, Chromium: five columns No., Chinese, Pinyin, Part of speech, English, thin lines, coloured head, level and unit above, note on tones below")
def words_lemongrass(draw):
    words, unit = draw.some(HSK, 14), draw.random.randint(2, 9)
    body = f"<div class=h><span>Step into Chinese · Level 2</span><span>Unit {unit}</span></div><h1>New words 生词</h1><table><thead>{rows([('No.', 'Chinese', 'Pinyin', 'Part of speech', 'English')], 'th')}</thead>"
    body += rows((str(n), f"<span class=z lang=zh>{a}</span>", b, f"<i>{c}</i>", d) for n, (a, b, c, d) in enumerate(words, 1)) + "</table><p class=n>Listen to the recording and repeat each word twice. Watch the neutral tone in words such as <span lang=zh>漂亮</span>.</p>"
    items = [item(a, d, str(n), kind="vocabulary") for n, (a, _, _, d) in enumerate(words, 1)]
    css = ".h { display: flex; justify-content: space-between; font-size: 85%; color: #666 } h1 { font-size: 17pt; color: #a3241f } table { border-collapse: collapse; width: 100% } th { background: #a3241f; color: #fff; text-align: left; padding: 1.5mm 2mm } td { border-bottom: 1px solid #ddd; padding: 1.3mm 2mm } .z { font-size: 125% } .n { font-size: 88%; color: #444 } h1, .z, [lang=zh] { font-family: inherit, 'Noto Sans CJK SC' }"
    css = css.replace("inherit, 'Noto Sans CJK SC'", "'Noto Sans CJK SC'")
    engine, source = page(draw, body, ["Lato", "Open Sans", "Carlito"], (11, 12), css)
    return Document(engine, source, items)
