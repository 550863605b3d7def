"""The hundred and forty-ninth: papers, schemes, lists and quizzes of several countries, named after rivers and lakes."""

from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from webpage import page, web

HALF = "unseen"


# University examination in economics

TIGRIS = [
    ("The demand for concert tickets is given by Q = 500 − 4P.", [("a", [("Calculate the quantity demanded at a price of 50.", 4), ("Calculate the price at which no tickets are sold.", 4)]), ("b", "Explain what is meant by price elasticity of demand.", 6), ("c", "Discuss whether the organiser should raise the price.", 11)]),
    ("A small open economy imports all its oil.", [("a", "Define the terms of trade.", 5), ("b", "Explain how a rise in the price of oil affects inflation.", 8), ("c", "Evaluate two policies with which the government could respond.", 12)]),
    ("Many cities charge drivers for entering the centre.", [("a", "What is a negative externality?", 5), ("b", [("Draw a diagram that shows the market for car journeys without a charge.", 6), ("Show on your diagram the effect of the charge.", 4)]), ("c", "Assess the effects of the charge on people with low incomes.", 10)]),
]


@layout(HALF, "examination-tigris", "university examination, LaTeX: title block, instructions, Question 1 as a head, (a) (i), marks in square brackets with the word at the right margin, Turn over, END OF PAPER, no answers")
def tigris(draw):
    body, items = r"\begin{center}{\large UNIVERSITY OF NORTH HARBOUR}\par\medskip FIRST SEMESTER EXAMINATION\par\medskip\textbf{ECN1104: Principles of Economics}\par\medskip Time allowed: 2 hours\end{center}\hrule\smallskip\textit{Answer any TWO questions. All questions carry equal weight. Calculators of an approved type may be used.}\par\smallskip\hrule ", []
    roman = ["i", "ii"]

    def line(left, label, text, marks):
        return rf"\lab{{{left}}}{{9mm}}{{{label}}}{{{tex(text)}\pushright{{[{marks} marks]}}}}\smallskip "

    for n, (stem, parts) in enumerate(TIGRIS, 1):
        body += (r"\newpage " if n == 3 else "") + rf"\needspace{{4cm}}\bigskip\textbf{{Question {n}}}\par {tex(stem)}\par\smallskip "
        for part in parts:
            label = part[0]
            if isinstance(part[1], list):
                for k, (text, marks) in enumerate(part[1]):
                    mark = rf"\makebox[9mm][l]{{{f'({label})' if k == 0 else ''}}}({roman[k]})"
                    body += rf"\lab{{0pt}}{{18mm}}{{{mark}}}{{{tex(text)}\pushright{{[{marks} marks]}}}}\smallskip "
                    items.append(item(text, None, f"{n}({label})({roman[k]})", marks, stem=stem, kind="numeric" if "Calculate" in text else "short"))
            else:
                body += line("0pt", f"({label})", part[1], part[2])
                items.append(item(part[1], None, f"{n}({label})", part[2], stem=stem, kind="long" if part[2] > 9 else "short"))
    body += r"\vfill\begin{center}\textbf{END OF PAPER}\end{center}"
    engine, source = document(draw, body, ["times", "lm", "cm"], (11, 12), (26, 30), head=r"\fancyhead[L]{\small ECN1104}\fancyhead[R]{\small Page \thepage}", foot=r"\fancyfoot[R]{\small\ifnum\value{page}=1 \textit{Please turn over}\fi}")
    return Document(engine, source, items)


# School paper in biology with its scheme

CONGO_A = [("Which structure controls what enters and leaves a cell?", ["nucleus", "cell membrane", "vacuole", "ribosome"], 1), ("Which gas do plants take in for photosynthesis?", ["oxygen", "nitrogen", "carbon dioxide", "hydrogen"], 2), ("Which blood vessel carries blood from the heart to the body?", ["aorta", "vena cava", "pulmonary vein", "capillary"], 0), ("Which of these is a reflex action?", ["reading", "blinking", "singing", "walking"], 1)]
CONGO_B = [
    ("Red blood cells have a special shape and no nucleus.", [("a", "Name the substance in red blood cells that carries oxygen.", ["haemoglobin"], []), ("b", "Explain how the cells are adapted to their function.", ["large surface area so oxygen diffuses quickly", "no nucleus so more room for haemoglobin"], ["biconcave shape"])]),
    ("A student put a piece of potato in a strong sugar solution.", [("a", "State what happens to the mass of the potato.", ["it decreases"], ["it goes down"]), ("b", "Name the process that causes the change.", ["osmosis"], []), ("c", "Describe how water moves in this process.", ["from a dilute to a more concentrated solution", "through a partially permeable membrane"], [])]),
    ("Foxes eat rabbits, and rabbits eat grass.", [("a", "Name the producer.", ["grass"], []), ("b", "Suggest what would happen to the grass if the foxes died out.", ["there would be more rabbits", "so more grass would be eaten"], [])]),
]


@layout(HALF, "biology-congo", "school paper, word processor: Section A choices A to D two a row, Section B a ruled table with question, text and marks; mark scheme in the same file by section, a grid of letters, then points with the mark at the right tab and Accept below")
def congo(draw):
    one, two = "Section A", "Section B"
    body = paragraph(run("GREENFIELD ACADEMY"), "School") + paragraph(run("Year 9 Biology\tEnd of Unit Assessment", "B")) + paragraph(run("Name: ________________________\tTime: 40 minutes"))
    body += paragraph(run(one), "Head") + paragraph(run("Circle one letter in each question. Each question is worth 1 mark.", "I"))
    items, asked = [], draw.mixed(CONGO_A)
    for n, (text, options, right) in enumerate(asked, 1):
        body += paragraph(run(f"{n}\t{text}"), "Task") + paragraph(run(f"A\t{options[0]}\tB\t{options[1]}"), "Two") + paragraph(run(f"C\t{options[2]}\tD\t{options[3]}"), "Two")
        items.append(item(text, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], section=one))
    body += paragraph(run(two), "Head")
    rows, scheme = [[run("Question", "B"), run(""), run("Marks", "B")]], ""
    for n, (stem, parts) in enumerate(CONGO_B, len(asked) + 1):
        rows.append([run(str(n), "B"), run(stem), run("")])
        for a, text, points, accept in parts:
            rows.append([run(f"{n}({a})"), run(text + "\n" * len(points)), run(str(len(points)))])
            scheme += paragraph(run(f"{n}({a})\t{points[0]}\t[{len(points)}]"), "Points") + "".join(paragraph(run(p), "More") for p in points[1:])
            scheme += "".join(paragraph(run(f"Accept: {x}", "I"), "More") for x in accept)
            items.append(item(text, "\n".join(points), f"{n}({a})", len(points), stem=stem, section=two, allow=accept, rubric=[{"text": p, "marks": None} for p in points] if len(points) > 1 else None))
    body += office_table(rows, [2.0, 12.6, 1.6])
    body += paragraph(run("Year 9 Biology – Mark scheme"), "New") + paragraph(run(one), "Head")
    body += office_table([[run("Question", "B")] + [run(str(n)) for n in range(1, 5)], [run("Answer", "B")] + [run("ABCD"[q[2]]) for q in asked]], [2.6, 1.4, 1.4, 1.4, 1.4])
    body += paragraph(run(two), "Head") + scheme
    styles = (
        paragraph_style("School", 0, bold=True, size=15) + paragraph_style("Task", 0.25, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Two", 0.03, 0.9, 0, [(1.6, ""), (8.0, ""), (8.7, "")]) + paragraph_style("Points", 0.25, 1.6, -1.6, [(1.6, ""), (16.2, 'style:type="right"')])
        + paragraph_style("More", 0.02, 1.6) + paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"')
    )
    engine, source = office(draw, body, ["Liberation Sans", "Carlito"], (11,), margin=2.3, styles=styles)
    return Document(engine, source, items)


# Reasoning paper of a primary school

CLYDE = [
    ("Write the number that is 100 more than 4,936.", "5,036", 1, None, None), ("A film starts at 6:45 pm and lasts 95 minutes. At what time does it end?", "8:20 pm", 1, None, "Accept 20:20"),
    ("A pen costs 85p and a ruler costs £1.30. Amir buys two pens and one ruler. How much does he pay altogether?", "£3.00", 2, None, "Award 1 mark for evidence of an appropriate method."),
    ("Which shape has exactly one pair of parallel sides?", "trapezium", 1, ["square", "trapezium", "rhombus", "rectangle"], None),
    ("What is the next number in this sequence? 3, 8, 13, 18, …", "23", 1, None, None), ("Write three-quarters as a decimal.", "0.75", 1, None, "Do not accept ¾"),
    ("There are 28 children in a class. A quarter of them walk to school. How many children do not walk to school?", "21", 2, None, "Award 1 mark for 7 seen."),
    ("Which of these numbers is a multiple of 9?", "63", 1, ["19", "39", "63", "92"], None),
    ("The perimeter of a square is 36 cm. What is the length of one side?", "9 cm", 1, None, None), ("Round 27,481 to the nearest thousand.", "27,000", 1, None, None),
]


@layout(HALF, "reasoning-clyde", "reasoning paper of a primary school, Chromium: numbers in black squares, answer box, 1 mark in small print in a column at the right, tick one box; scheme in its own file as a table Qu., Requirement, Mark, Additional guidance")
def clyde(draw):
    body, items = "<div class=h>Mathematics · Paper 2: reasoning<span>Name ______________________</span></div>", []
    scheme = "<h1>Mathematics Paper 2: reasoning</h1><h2>Marking scheme</h2><table><tr><th>Qu.<th>Requirement<th>Mark<th>Additional guidance</tr>"
    for n, (text, answer, marks, options, note) in enumerate(draw.some(CLYDE, 10), 1):
        word = f"{marks} mark" + "s" * (marks > 1)
        inner = f"<p>{web(text)}</p>"
        inner += "<p>Tick <b>one</b>.</p>" + "".join(f"<div class=o><span>{o}</span><i></i></div>" for o in options) if options else "<div class=w></div>" * (marks > 1) + "<div class=b></div>"
        body += f"<div class=q><div class=n>{n}</div><div class=x>{inner}</div><div class=m>{word}</div></div>"
        scheme += f"<tr><td>{n}<td>{answer}<td>{marks}m<td>{note or ''}</tr>"
        more = {}
        if note and note.startswith("Accept "):
            more["allow"] = [note[7:]]
        elif note and note.startswith("Do not accept "):
            more["reject"] = [note[14:]]
        elif note:
            more["guidance"] = note
        if marks > 1:
            more["rubric"] = [{"text": answer, "marks": None}]
        items.append(item(text, answer, str(n), marks, choices([None] * 4, options) if options else None, kind="mcq" if options else "numeric", **more))
    scheme += "</table>"
    css = ".h { display: flex; justify-content: space-between; font-weight: bold; margin-bottom: 6mm } .q { display: flex; margin-bottom: 9mm; break-inside: avoid } .n { flex: none; background: #000; color: #fff; font-weight: bold; width: 9mm; height: 9mm; text-align: center; line-height: 9mm; margin-right: 6mm } .x { flex: 1 } .x p { margin: 1mm 0 3mm } .b { border: 1px solid #000; width: 36mm; height: 10mm; margin-left: auto; margin-right: 8mm } .w { border: 1px solid #999; height: 24mm; margin: 0 8mm 3mm 0 } .o { display: flex; align-items: center; margin: 1.5mm 0 } .o span { width: 34mm } .o i { border: 1px solid #000; width: 6mm; height: 6mm } .m { flex: none; width: 17mm; border-left: 1px solid #aaa; padding-left: 3mm; font-size: 75%; display: flex; align-items: flex-end }"
    sheet = "h1 { font-size: 140%; margin: 0 } h2 { font-size: 115% } table { border-collapse: collapse; width: calc(100% - 1mm) } td, th { border: 1px solid #777; padding: 1.5mm 2.5mm; text-align: left; vertical-align: top } th { background: #d9e2ec } td:first-child { width: 10mm } td:nth-child(3) { width: 14mm } td:nth-child(4) { width: 75mm }"
    fonts = [draw.one(["Liberation Sans", "Roboto"])]
    engine, source = page(draw, body, fonts, (12,), css)
    _, marking = page(draw, scheme, fonts, (11,), sheet)
    return Document(engine, source, items, marking)


# Guide of a reading group

TAMAR = [
    "What did you think of the way the novel opens?", "The story is told by three sisters in turn. Whose voice did you trust most?", "Why does Marta never reply to the letters?",
    "How does the river change in the course of the book?", "Their father is hardly ever described. What picture of him did you form?", "Discuss the part that music plays in the life of the family.",
    "Were you surprised by what Ines finds in the boat house?", "In what ways is the island a prison, and in what ways is it a refuge?", "Do you think that the sisters will meet again?",
    "The author has said that every family has one story it does not tell. What is the story in this family?", "Which other novels about sisters have you read, and how do they compare?",
]


@layout(HALF, "reading-guide-tamar", "guide for reading groups at the end of a novel, LaTeX in small format: about the book, about the author, numbered topics for discussion without answers, further reading")
def tamar(draw):
    asked = draw.some(TAMAR, 10)
    body = r"{\LARGE\itshape The Boat House Letters}\par\medskip{\large A guide for reading groups}\par\bigskip{\scshape About the book}\par When their mother dies, three sisters come back to the island where they grew up and find a box of letters that nobody has opened. Over one long summer they begin to read. What they learn will divide them as it once divided their parents.\par\bigskip{\scshape Questions for discussion}\par\smallskip "
    body += "".join(rf"\needspace{{1.2cm}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(q)}}}\smallskip " for n, q in enumerate(asked, 1))
    body += r"\bigskip{\scshape About the author}\par Helen Marsh was born in 1968 and has worked as a nurse, a translator and a teacher. This is her fourth novel. She lives by the sea with two dogs.\par\bigskip\needspace{3cm}{\scshape Also by Helen Marsh}\par\textit{Salt Road}\par\textit{The Winter Ferry}\par\textit{A House of Glass}"
    engine, source = document(draw, body, ["palatino", "libertine", "schoolbook"], (10, 11), (17, 20), foot=r"\thepage", paper="a5paper")
    return Document(engine, source, [item(q, None, str(n), kind="long") for n, q in enumerate(asked, 1)])


# Single best answers for students of medicine

MERSEY = [
    ("Block 1: Heart and circulation", [
        ("A 58-year-old man has crushing chest pain. Which vessel supplies the front of the left ventricle?", ["Right coronary artery", "Left anterior descending artery", "Circumflex artery", "Coronary sinus", "Pulmonary artery"], 1, "It runs in the anterior interventricular groove."),
        ("Which valve lies between the left atrium and the left ventricle?", ["Aortic", "Pulmonary", "Tricuspid", "Mitral", "Eustachian"], 3, "It is the only valve with two cusps."),
        ("Which wave of the ECG shows the depolarisation of the atria?", ["P wave", "Q wave", "S wave", "T wave", "U wave"], 0, "The ventricles follow with the QRS complex.")]),
    ("Block 2: Breathing", [
        ("Which muscle does most of the work of quiet inspiration?", ["Scalenes", "Sternomastoid", "Rectus abdominis", "Internal intercostals", "Diaphragm"], 4, "It is supplied by the phrenic nerve."),
        ("A 22-year-old woman wheezes after exercise. Which drug gives the fastest relief?", ["Oral prednisolone", "Inhaled budesonide", "Inhaled salbutamol", "Montelukast", "Theophylline"], 2, "It relaxes smooth muscle within minutes."),
        ("Which cells produce surfactant?", ["Goblet cells", "Type I pneumocytes", "Clara cells", "Type II pneumocytes", "Macrophages"], 3, "They begin to do so late in pregnancy.")]),
    ("Block 3: Kidney", [
        ("Where is most of the filtered sodium reabsorbed?", ["Proximal tubule", "Loop of Henle", "Distal tubule", "Collecting duct", "Bladder"], 0, "About two thirds are taken up there."),
        ("Which hormone makes the collecting duct permeable to water?", ["Aldosterone", "Vasopressin", "Renin", "Calcitonin", "Cortisol"], 1, "It is released when the osmolality of the plasma rises."),
        ("Which of these is normally absent from urine?", ["Urea", "Sodium", "Glucose", "Potassium", "Creatinine"], 2, "It is reabsorbed completely at normal plasma levels.")]),
]


@layout(HALF, "best-answer-mersey", "medical question book, LaTeX in two columns: blocks with shaded heads, numbers that go on, options A to E stacked; answers with explanations on the next page under the heads of the blocks, letter in bold after the number")
def mersey(draw):
    body, items, key, n = r"{\LARGE\bfseries Single best answer questions}\par\medskip For each question choose the ONE best answer.\par\medskip\begin{multicols}{2}\raggedcolumns ", [], "", 0
    for head, asked in MERSEY:
        body += rf"\needspace{{5cm}}\colorbox{{gray!25}}{{\parbox{{\dimexpr\linewidth-2\fboxsep}}{{\textbf{{{head}}}}}}}\par\smallskip "
        key += rf"\needspace{{3cm}}\medskip\textbf{{{head}}}\par\smallskip "
        for text, options, right, reason in draw.shuffled(asked):
            n += 1
            body += rf"\needspace{{4cm}}\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(text)}}}\nopagebreak " + r"\nopagebreak ".join(rf"\lab{{7mm}}{{6mm}}{{{m}.}}{{{tex(o)}}}" for m, o in zip("ABCDE", options)) + r"\medskip "
            key += rf"\lab{{0pt}}{{7mm}}{{{n}.}}{{\textbf{{{'ABCDE'[right]}}}\quad {tex(reason)}}}\smallskip "
            items.append(item(text, options[right], str(n), None, choices("ABCDE", options), kind="mcq", answer_label="ABCDE"[right], section=head))
    body += r"\end{multicols}\newpage{\LARGE\bfseries Answers and explanations}\par " + key
    engine, source = document(draw, body, ["times", "arial", "palatino"], (10,), (19, 22), head=r"\fancyhead[L]{\small\thepage}\fancyhead[R]{\small Revision for First-Year Medicine}", foot="", extra=r"\setlength\parskip{2pt}\setlength\columnsep{9mm}")
    return Document(engine, source, items)


# Spanish test of natural science

EBRO_TEST = [("¿Cuál es el órgano principal de la respiración?", ["El corazón", "El pulmón", "El hígado"], 1), ("¿Qué planeta está más cerca del Sol?", ["Mercurio", "Venus", "Marte"], 0), ("¿Qué tipo de animal es la rana?", ["Reptil", "Mamífero", "Anfibio"], 2), ("¿En qué parte de la planta se realiza la fotosíntesis?", ["En las hojas", "En la raíz", "En las semillas"], 0)]
EBRO_TRUE = [("La Luna tiene luz propia.", False), ("El esqueleto humano protege órganos internos.", True), ("El hielo es agua en estado sólido.", True), ("Las ballenas son peces.", False)]
EBRO_ASK = [("¿Qué es un ecosistema?", "El conjunto de los seres vivos y el medio en el que viven.", 1), ("Nombra dos fuentes de energía renovables.", "El sol y el viento.", 1), ("Explica por qué se producen el día y la noche.", "Porque la Tierra gira sobre sí misma y el Sol ilumina cada vez una parte.", 2)]


@layout(HALF, "prueba-ebro", "Spanish test of natural science, Chromium: head with nombre and curso in a frame, Bloque I to III with points, a) b) c) stacked, brackets before statements, (2 puntos) behind questions; Solucionario in a frame with a line for each Bloque")
def ebro(draw):
    heads = ["Bloque I. Elige la respuesta correcta.", "Bloque II. Indica si es verdadero (V) o falso (F).", "Bloque III. Contesta a las preguntas."]
    extra = [" (0,5 puntos cada una)", " (0,5 puntos cada una)", ""]
    body, items, n = "<table class=t><tr><td>CEIP Río Claro<td>Nombre: ____________________________<td>Curso: 6.º ____</tr></table><h1>Ciencias de la Naturaleza · Prueba final</h1>", [], 0
    keys = ["", "", ""]
    body += f"<h2>{heads[0]}<i>{extra[0]}</i></h2>"
    one = []
    for text, options, right in draw.mixed(EBRO_TEST):
        n += 1
        body += f"<div class=q>{n}. {text}" + "".join(f"<div class=o>{m}) {o}</div>" for m, o in zip("abc", options)) + "</div>"
        one.append(f"{n}-{'abc'[right]}")
        items.append(item(text, options[right], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[right], section=heads[0]))
    body += f"<h2>{heads[1]}<i>{extra[1]}</i></h2>"
    two = []
    for text, true in draw.mixed(EBRO_TRUE):
        n += 1
        body += f"<div class=q>{n}. ( &nbsp;&nbsp; ) {text}</div>"
        two.append(f"{n}-{'V' if true else 'F'}")
        items.append(item(text, str(true), str(n), kind="truefalse", section=heads[1]))
    body += f"<h2>{heads[2]}</h2>"
    three = ""
    for text, answer, marks in EBRO_ASK:
        n += 1
        body += f"<div class=q>{n}. {text} <b>({marks} punto{'s' * (marks > 1)})</b><div class=l></div><div class=l></div></div>"
        three += f"<p>{n}. {answer}</p>"
        items.append(item(text, answer, str(n), marks, section=heads[2], rubric=[{"text": answer, "marks": None}] if marks > 1 else None))
    body += f"<div class=k><b>SOLUCIONARIO</b><p><u>Bloque I</u>: {', '.join(one)}.</p><p><u>Bloque II</u>: {', '.join(two)}.</p><p><u>Bloque III</u>:</p>{three}</div>"
    css = ".t { width: calc(100% - 1mm); border-collapse: collapse } .t td { border: 1px solid #333; padding: 2mm } h1 { font-size: 145%; text-align: center } h2 { font-size: 108%; margin: 5mm 0 2mm; break-after: avoid } h2 i { font-weight: normal } .q { margin: 2mm 0; break-inside: avoid } .o { margin-left: 8mm } .l { border-bottom: 1px solid #555; height: 7mm } .k { border: 1px solid #333; padding: 2mm 4mm; margin: 0 1mm; break-before: page; font-size: 92% } .k p { margin: 1.5mm 0 }"
    engine, source = page(draw, body, ["Carlito", "Liberation Sans", "Noto Sans"], (11,), css, language="es")
    return Document(engine, source, items)


# Matching sheet about health and the law

LADOGA = [
    ("Set A: Tools and uses", [("hammer", "drives nails into wood"), ("saw", "cuts wood or metal"), ("spanner", "tightens nuts and bolts"), ("chisel", "carves or shapes wood")], "measures angles"),
    ("Set B: Jobs and workplaces", [("chef", "kitchen"), ("pharmacist", "chemist’s shop"), ("judge", "courtroom"), ("pilot", "cockpit")], "greenhouse"),
    ("Set C: Words and opposites", [("scarce", "plentiful"), ("ancient", "modern"), ("cautious", "reckless"), ("expand", "shrink")], "noisy"),
]


@layout(HALF, "matching-ladoga", "sheet of a literacy centre, Chromium: three sets to match by drawing lines, numbers and letters in each set begin again, words left, dots in between, five meanings right in one set of four, no key")
def ladoga(draw):
    body, items = "<div class=h><span>Adult Literacy Centre</span><span>Worksheet 9</span></div><h1>Match them up</h1><p>Draw a line from each word on the left to its partner on the right. There is one extra item in each set.</p>", []
    for head, pairs, spare in LADOGA:
        right = draw.mixed([b for _, b in pairs] + [spare])
        listed = choices("abcde", right)
        left = [f"{n}. {a}" for n, (a, _) in enumerate(pairs, 1)] + [""]
        body += f"<div class=s><h2>{head}</h2><table>" + "".join(f"<tr><td class=a>{l}<td class=d>{'•' if l else ''}<td class=e>•<td>{'abcde'[k]}. {r}</tr>" for k, (l, r) in enumerate(zip(left, right))) + "</table></div>"
        items += [item(a, None, str(n), None, listed, kind="match", section=head) for n, (a, _) in enumerate(pairs, 1)]
    body += "<p class=f>Check your answers with your tutor.</p>"
    css = ".h { display: flex; justify-content: space-between; color: #666; font-size: 85% } h1 { margin: 2mm 0 } .s { border: 1px solid #2f6b3c; border-radius: 3mm; padding: 2mm 5mm; margin: 5mm 1mm 0 0; break-inside: avoid } h2 { font-size: 110%; color: #2f6b3c; margin: 1mm 0 } td { padding: 1.3mm 0 } .a { width: 45mm } .d { width: 40mm } .e { width: 10mm } .f { font-style: italic }"
    engine, source = page(draw, body, ["Noto Sans", "Lato", "Comic Neue"], (12,), css)
    return Document(engine, source, items)


# Tutorial in probability with solutions

ARNO = [
    ("Section A: Warm-up", [
        ("A bag holds 3 red and 7 blue balls. One ball is taken at random. Find the probability that it is red.", [("", "", "There are 10 balls, of which 3 are red, so the probability is", "3/10")]),
        ("A fair die is thrown twice.", [("a", "Find the probability of two sixes.", "The throws are independent, so we multiply 1/6 by 1/6, which gives", "1/36"), ("b", "Find the probability that there is no six.", "Each throw is not a six with probability 5/6, so we have", "25/36")]),
        ("The events A and B are independent with P(A) = 0.4 and P(B) = 0.5. Find P(A and B).", [("", "", "By independence we multiply, and the result is", "0.2")]),
    ]),
    ("Section B: Further problems", [
        ("A machine makes bolts, of which 2% are faulty. A box holds 50 bolts.", [("a", "Find the expected number of faulty bolts in a box.", "The number is binomial with n = 50 and p = 0.02, so the mean is np =", "1"), ("b", "Find the variance of this number.", "For a binomial variable the variance is np(1 − p) =", "0.98")]),
        ("A test for a disease is positive in 90% of the ill and in 5% of the healthy. One person in 10 is ill.", [("a", "Find the probability that a person chosen at random tests positive.", "By the law of total probability, 0.1 × 0.9 + 0.9 × 0.05 =", "0.135"), ("b", "Find the probability that a person who tests positive is ill.", "By Bayes’ theorem, 0.09 ÷ 0.135 =", "2/3")]),
        ("Two cards are drawn without replacement from a pack of 52. Find the probability that both are aces.", [("", "", "We multiply 4/52 by 3/51 and cancel to get", "1/221")]),
    ]),
]


@layout(HALF, "tutorial-arno", "tutorial sheet of a mathematics department, LaTeX: Section A and B, Q1 to Q6 in bold with (a) and (b); worked solutions on the next page under Solutions to Section A and B, each ending with its result")
def arno(draw):
    body, items, solved, n = r"\begin{center}{\large\scshape Department of Mathematics}\par\smallskip{\Large\bfseries MA110 Probability: Tutorial Sheet 3}\end{center}\medskip ", [], "", 0
    for head, asked in ARNO:
        body += rf"\medskip{{\large\bfseries {head}}}\par\smallskip "
        solved += rf"\medskip{{\large\bfseries Solutions to {head.split(':')[0]}}}\par\smallskip "
        for text, parts in asked:
            n += 1
            body += rf"\lab{{0pt}}{{11mm}}{{\textbf{{Q{n}.}}}}{{{tex(text)}}}"
            for a, part, working, result in parts:
                label = rf"\textbf{{Q{n}.}}" if a in ("", "a") else ""
                if a:
                    body += rf"\lab{{11mm}}{{8mm}}{{({a})}}{{{tex(part)}}}"
                    label = rf"\makebox[11mm][l]{{{label}}}({a})"
                    items.append(item(part, result, f"{n}({a})", stem=text, kind="numeric", section=head, answer_kind="contains"))
                else:
                    items.append(item(text, result, str(n), kind="numeric", section=head, answer_kind="contains"))
                width = "19mm" if a else "11mm"
                solved += rf"\lab{{0pt}}{{{width}}}{{{label}}}{{{tex(working)} {result}.}}\smallskip "
            body += r"\medskip "
    body += r"\newpage\begin{center}{\Large\bfseries MA110 Tutorial Sheet 3: Solutions}\end{center}" + solved
    engine, source = document(draw, body, ["lm", "cm", "times"], (11,), (26, 30), foot=r"\small MA110\quad\thepage")
    return Document(engine, source, items)


# Passage with a bank of words

NESS_TEXT = [
    ("Loch Morven is a long, {} lake in the north of the country.", "narrow"), ("It was formed by a {} during the last ice age.", "glacier"), ("Because the water is full of {}, it is almost black.", "peat"),
    ("Every summer thousands of {} come to the village on its shore.", "tourists"), ("Most of them hope to take a {} of the famous monster.", "photograph"), ("Scientists have searched the lake with {}, but they have found nothing.", "sonar"),
    ("The owner of the hotel, however, is not {}.", "disappointed"), ("As long as nobody finds the monster, he says, his rooms will be {}.", "full"),
]
NESS_TRUE = [("The lake is in the south of the country.", False), ("Visitors come mainly in summer.", True), ("Scientists have found the monster.", False)]


@layout(HALF, "cloze-ness", "reading sheet of a primary teacher, word processor: word bank in a table of four columns, passage with gaps (1) to (8) of underscores, then statements 9 to 11 with True / False to circle at the right tab, no key")
def ness(draw):
    body = paragraph(run("Name: ______________________\tDate: ______________")) + paragraph(run("The Lake and its Monster"), "Mid")
    body += paragraph(run("Part 1  Use the words in the box to fill the gaps. Each word is used once."), "Head")
    bank = draw.mixed([w for _, w in NESS_TEXT])
    body += office_table([[run(w) for w in bank[:4]], [run(w) for w in bank[4:]]], [4.1] * 4)
    shown = [text.format(f"({n}) ______________") for n, (text, _) in enumerate(NESS_TEXT, 1)]
    body += paragraph(run(" ".join(shown[:3])), "Story") + paragraph(run(" ".join(shown[3:])), "Story")
    items = [item(text, None, str(n), kind="gap", section="Part 1") for n, text in enumerate(shown, 1)]
    body += paragraph(run("Part 2  Are these sentences true or false? Circle the right word."), "Head")
    for n, (text, _) in enumerate(NESS_TRUE, 9):
        body += paragraph(run(f"{n}.\t{text}\tTrue / False"), "Say")
        items.append(item(text, None, str(n), kind="truefalse", section="Part 2"))
    styles = paragraph_style("Mid", 0.5, bold=True, size=18, extra='fo:text-align="center"') + paragraph_style("Story", 0.4, extra='fo:line-height="160%"') + paragraph_style("Say", 0.3, 0.9, -0.9, [(0.9, ""), (16.4, 'style:type="right"')])
    engine, source = office(draw, body, ["Comic Neue", "Carlito"], (12, 13), margin=2.2, foot=False, styles=styles)
    return Document(engine, source, items)


# One question, one answer: Japanese

BIWA = [
    ("地理", [("日本で一番高い山は何ですか。", "富士山"), ("日本で一番大きい湖は何ですか。", "琵琶湖"), ("日本で一番長い川は何ですか。", "信濃川"), ("北海道の道庁所在地はどこですか。", "札幌市")]),
    ("歴史", [("鎌倉幕府を開いた人物は誰ですか。", "源頼朝"), ("『源氏物語』の作者は誰ですか。", "紫式部"), ("江戸幕府の初代将軍は誰ですか。", "徳川家康"), ("794年に都が移された場所はどこですか。", "平安京")]),
    ("理科", [("水を電気分解すると陰極に発生する気体は何ですか。", "水素"), ("植物の葉にある気体の出入り口を何といいますか。", "気孔"), ("地球の周りを回る衛星を何といいますか。", "月"), ("酸性の水溶液は青色リトマス紙を何色に変えますか。", "赤色")]),
]


@layout(HALF, "ichimon-biwa", "Japanese questions for entrance examinations, Chromium: groups in corner brackets, a ruled table of three columns number, question, answer in red for each, numbers that go on, a line about the red sheet that hides them")
def biwa(draw):
    body, items, n = "<h1>一問一答　基本問題</h1><p class=s>赤シートで答えを隠して覚えましょう。</p>", [], 0
    for subject, pairs in BIWA:
        head = f"【{subject}】"
        body += f"<h2>{head}</h2><table><tr><th>番号<th>問題<th>答え</tr>"
        for question, answer in draw.shuffled(pairs):
            n += 1
            body += f"<tr><td>{n}<td>{question}<td class=a>{answer}</tr>"
            items.append(item(question, answer, str(n), section=head))
        body += "</table>"
    css = "h1 { font-size: 150%; text-align: center } .s { text-align: center; font-size: 90% } h2 { font-size: 115%; margin: 5mm 0 1mm; break-after: avoid } table { width: calc(100% - 1mm); border-collapse: collapse } td, th { border: 1px solid #444; padding: 1.5mm 2.5mm; text-align: left } th { background: #ffe9e0; text-align: center } td:first-child { width: 14mm; text-align: center } td:last-child { width: 40mm } .a { color: #d0202a; font-weight: bold } tr { break-inside: avoid }"
    engine, source = page(draw, body, ["Noto Sans CJK JP", "Noto Serif CJK JP"], (10, 11), css, language="ja")
    return Document(engine, source, items)


# Persian words for travellers

KARUN = [("سلام", "salâm", "hello"), ("متشکرم", "moteshakkeram", "thank you"), ("آب", "âb", "water"), ("نان", "nân", "bread"), ("چای", "châi", "tea"), ("برنج", "berenj", "rice"), ("خانه", "khâne", "house"), ("کتاب", "ketâb", "book"), ("مدرسه", "madrese", "school"), ("خیابان", "khiyâbân", "street"), ("ماشین", "mâshin", "car"), ("امروز", "emruz", "today"), ("فردا", "fardâ", "tomorrow"), ("دوست", "dust", "friend"), ("بزرگ", "bozorg", "big")]


@layout(HALF, "words-karun", "list of Persian words, Chromium: ruled table of three columns read from the left, English, pronunciation, Persian at the right and larger, head in a dark row, foot of the course")
def karun(draw):
    words = draw.some(KARUN, 14)
    body = "<div class=h>Persian for Beginners<span>Handout 2</span></div><h1>Vocabulary: Unit 2</h1><p>Persian is written from right to left. Long <i>â</i> sounds like the <i>a</i> in “father”.</p><table><tr><th>English<th>Pronunciation<th class=p>Persian</tr>"
    body += "".join(f"<tr><td>{c}<td><i>{b}</i><td class=p dir=rtl lang=fa>{a}</tr>" for a, b, c in words) + "</table>"
    css = ".h { display: flex; justify-content: space-between; border-bottom: 1px solid #999; font-size: 85% } h1 { font-size: 150% } table { width: calc(100% - 1mm); border-collapse: collapse } td, th { border: 1px solid #888; padding: 1mm 3mm; text-align: left } th { background: #34495e; color: #fff } td { width: 33% } .p { text-align: right } td.p { font-family: 'Noto Naskh Arabic', 'Noto Sans Arabic'; font-size: 135% } tr { break-inside: avoid }"
    engine, source = page(draw, body, ["Noto Sans", "Noto Serif"], (11,), css)
    return Document(engine, source, [item(a, c, kind="vocabulary") for a, _, c in words])


# Questions prepared for an online quiz

HURON = [
    ("What is the largest ocean?", ["Atlantic", "Pacific", "Indian", "Arctic"], 2), ("How many sides does a hexagon have?", ["5", "6", "7", "8"], 2), ("Who painted the Mona Lisa?", ["Raphael", "Titian", "Leonardo", "Giotto"], 3),
    ("Which metal is liquid at room temperature?", ["Mercury", "Tin", "Zinc", "Lead"], 1), ("What is the capital of Canada?", ["Toronto", "Montreal", "Vancouver", "Ottawa"], 4), ("Which animal is a marsupial?", ["Otter", "Koala", "Badger", "Lemur"], 2),
    ("What do bees collect?", ["Nectar", "Sap", "Seeds", "Leaves"], 1), ("In which year did the first people land on the Moon?", ["1959", "1965", "1969", "1972"], 3), ("Which gas makes up most of the air?", ["Oxygen", "Argon", "Helium", "Nitrogen"], 4), ("What is frozen water called?", ["Steam", "Ice", "Dew", "Fog"], 2), ("How many minutes are there in two hours?", ["90", "100", "120", "150"], 3),
]


@layout(HALF, "quiz-import-huron", "sheet of questions for an online quiz, spreadsheet printed across by Chromium: number, Question, Answer 1 to Answer 4, Time limit, Correct answer with the number of the right one")
def huron(draw):
    body, items = "<p class=t>Quiz template</p><p>Add questions, at least two answer alternatives, the time limit and the number of the correct answer.</p><table><tr><th><th>Question<th>Answer 1<th>Answer 2<th>Answer 3<th>Answer 4<th>Time limit (sec)<th>Correct answer</tr>", []
    for n, (text, options, right) in enumerate(draw.shuffled(HURON), 1):
        body += f"<tr><td class=n>{n}<td>{text}" + "".join(f"<td>{o}" for o in options) + f"<td class=n>{draw.one([20, 30])}<td class=n>{right}</tr>"
        items.append(item(text, options[right - 1], str(n), None, choices("1234", options), kind="mcq", answer_label=str(right)))
    body += "</table>"
    css = ".t { font-size: 150%; font-weight: bold; margin: 0; color: #46178f } table { border-collapse: collapse; width: calc(100% - 1mm) } td, th { border: 1px solid #aaa; padding: 1.6mm 2mm; text-align: left } th { background: #46178f; color: #fff } .n { text-align: center }"
    engine, source = page(draw, body, ["Carlito", "Liberation Sans", "Open Sans"], (10,), css, paper="A4 landscape")
    return Document(engine, source, items)
