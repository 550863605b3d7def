"""The hundred and thirteenth: twelve more: a paper and its scheme in one file, a class test as a table, four sheets of choices, a
text with gaps, terms of a bank, words in Urdu, worked examples, exercises of a grammar and a quiz night.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "unseen"

# Computer science paper

COMPUTING = [
    ("A library keeps the titles of its books, the names of its members and the dates of all loans in a database.", [
        ("State what is meant by a primary key.", ["A field with a unique value for each record"], None),
        ("Identify a suitable data type for each of these fields.", None, [("Date of the loan", ["Date"]), ("Number of pages of the book", ["Integer"])]),
        ("Give two ways in which the data can be kept safe from loss.", ["Regular backups", "A copy stored in another building"], None),
    ]),
    ("Images are sent from a weather station over a slow connection.", [
        ("Explain why the images are compressed before they are sent.", ["The files are smaller", "so they take less time to transmit"], None),
        ("Describe the difference between lossy and lossless compression.", ["Lossy compression removes data permanently", "Lossless compression allows the original file to be restored"], None),
        ("An image is 600 pixels wide and 400 pixels high. Each pixel is stored in 3 bytes. Calculate the size of the file in kilobytes (1 kB = 1000 bytes).", ["600 × 400 × 3", "720 kB"], None),
    ]),
    ("A school wants to protect its network.", [
        ("State one purpose of a firewall.", ["To block traffic that does not meet set rules"], None),
        ("The school is worried about attacks by email.", None, [("Name this type of attack: an email pretends to be from a bank and asks for a password.", ["Phishing"]), ("Suggest one way in which staff can recognise such an email.", ["Spelling mistakes in the message"])]),
        ("Give one advantage of biometric login over a password.", ["It cannot be forgotten"], None),
    ]),
]


@layout(HALF, "paper-gyroscope", "computer science paper, Chromium: number in bold, (a) and (i) indented, dotted lines, [2] at the end of the last line; MARK SCHEME in the same file as a table Question, Answer, Marks with 1(a)(i) in one cell and a line of total")
def paper_gyroscope(draw):
    body, items, scheme, total = "<p class=c><b>Ashdown International School</b></p><h1>Computer Science 0917 — Mock Paper 1</h1><p class=c>45 minutes · You must answer on the question paper · No calculators</p><div class=in><b>INSTRUCTIONS</b><ul><li>Answer all questions.<li>Use a black or dark blue pen.<li>The number of marks for each question or part question is shown in brackets [ ].</ul></div>", [], "", 0

    def ask(label, text, points, deep):
        lines = "<div class=l></div>" * len(points) + f"<div class=e><span class=l></span><b>[{len(points)}]</b></div>"
        return f"<div class='p {deep}'><span class=n>{label}</span><div class=x>{web(text)}{lines}</div></div>"

    for n, (stem, parts) in enumerate(COMPUTING, 1):
        body += f"<div class=p><b class=n>{n}</b><div class=x>{web(stem)}</div></div>"
        for letter, (text, points, inner) in zip("abc", parts):
            leaves = [(f"{n}({letter})", text, points, stem)] if inner is None else [(f"{n}({letter})({r})", asks, given, f"{stem} {text}") for r, (asks, given) in zip(["i", "ii"], inner)]
            if inner is not None:
                body += f"<div class='p a'><span class=n>({letter})</span><div class=x>{web(text)}</div></div>"
            for label, asks, given, above in leaves:
                body += ask(f"({letter})", asks, given, "a") if inner is None else ask(label[4:], asks, given, "i")
                scheme += f"<tr><td>{label}<td>{'<br>'.join('• ' * (len(given) > 1) + web(p) for p in given)}<td>{len(given)}</tr>"
                total += len(given)
                items.append(item(asks, "\n".join(given), label, len(given), stem=above, rubric=[{"text": p, "marks": None} for p in given] if len(given) > 1 else None, kind="numeric" if "Calculate" in asks else "short"))
    body += f"<section><h2>MARK SCHEME</h2><p>Maximum mark: {total}. Award one mark for each bullet point unless the scheme says otherwise.</p><table><thead><tr><th>Question<th>Answer<th>Marks</tr></thead>{scheme}<tr><td><td class=t><b>Total</b><td><b>{total}</b></tr></table></section>"
    css = ".c { text-align: center; margin: 1mm } h1 { text-align: center; font-size: 140%; margin: 2mm } .in { border: 1px solid #000; padding: 2mm 4mm; margin: 4mm 1mm 6mm } .in ul { margin: 1mm 0 } .p { display: flex; margin: 4mm 0; break-inside: avoid } .n { flex: 0 0 9mm } .x { flex: 1 } .a { padding-left: 9mm } .i { padding-left: 18mm } .l { border-bottom: 1.3px dotted #333; height: 8mm; display: block } .e { display: flex; align-items: flex-end } .e .l { flex: 1; margin-right: 2mm } section { break-before: page } table { border-collapse: collapse; width: calc(100% - 4px); margin: 0 2px } td, th { border: 1px solid #444; padding: 1.5mm 2.5mm; text-align: left; vertical-align: top } th { background: #d9d9d9 } td:nth-child(1) { width: 24mm } td:nth-child(3) { width: 16mm; text-align: center } .t { text-align: right }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (11,), css)
    return Document(engine, source, items)


# Class test as a table

CLASS_NINE = [
    ("SECTION A – Multiple choice questions", 1, [
        ("Which of the following is a scalar quantity?", ["Displacement", "Velocity", "Speed", "Force"]),
        ("The slope of a distance–time graph gives the", ["acceleration", "speed", "displacement", "force"]),
        ("The SI unit of momentum is", ["kg m/s", "kg m/s²", "N/s", "J"]),
        ("A passenger falls backwards when a bus starts suddenly because of", ["gravity", "momentum", "friction", "inertia"]),
    ]),
    ("SECTION B – Very short answer questions", 2, [
        ("Define uniform motion and give one example.", None),
        ("State Newton’s first law of motion.", None),
        ("Why does a fielder pull his hands backwards while he catches a fast ball?", None),
    ]),
    ("SECTION C – Short answer questions", 3, [
        ("A car that moves at 20 m/s is brought to rest in 4 s. Find its acceleration and the distance that it travels.", None),
        ("Distinguish between mass and weight in three points.", None),
        ("Derive the equation v = u + at from a velocity–time graph.", None),
    ]),
    ("SECTION D – Long answer question", 5, [("State Newton’s third law of motion. Describe an activity with two spring balances that shows it, and draw a labelled diagram.", None)]),
]


@layout(HALF, "test-quadrant", "class test of an Indian school, word processor: ruled table Q. No., Question, Marks with sections as rows across, options (a) to (d) two a line in the cell of the question, marks in the last column; nothing answered")
def test_quadrant(draw):
    body = paragraph(run("GREEN VALLEY PUBLIC SCHOOL, INDORE"), "Letter") + paragraph(run("PERIODIC TEST – II (2025–26)"), "Mid") + paragraph(run("Class: IX\tSubject: Physics\tTime: 1 hr\tM.M.: 24"), "Who") + paragraph(run("Name: ______________________________\t\tRoll No.: ________"), "Who")
    body += paragraph(run("General Instructions: ", "B") + run("All questions are compulsory. Draw neat diagrams wherever required."), "Body") + paragraph(run(""), "Inside")
    lines, items, n = [[run("Q. No.", "B"), run("Question", "B"), run("Marks", "B")]], [], 0
    for section, marks, asked in CLASS_NINE:
        lines.append([run(""), run(section, "B"), run("")])
        for question, options in asked:
            n += 1
            cell = question
            if options:
                cell += f"\n(a) {options[0]}\t(b) {options[1]}\n(c) {options[2]}\t(d) {options[3]}"
            lines.append([run(f"{n}."), run(cell), run(str(marks))])
            items.append(item(question, None, str(n), marks, choices("abcd", options) if options else None, kind="mcq" if options else "long" if marks > 4 else "short", section=section))
    body += office_table(lines, [1.6, 13.4, 1.6]) + paragraph(run("*****"), "Mid")
    styles = paragraph_style("Letter", 0, bold=True, size=15, extra='fo:text-align="center"') + paragraph_style("Mid", 0.15, bold=True, extra='fo:text-align="center"') + paragraph_style("Who", 0.25, tabs=[(4.0, ""), (9.5, ""), (13.0, "")])
    engine, source = office(draw, body, ["Liberation Serif", "Caladea"], (11,), foot=False, styles=styles)
    # Tabs in the cells of the table stop at 7 cm.
    source = source.replace('<style:style style:name="Inside" style:family="paragraph"><style:paragraph-properties fo:margin-top="0.05cm" fo:margin-left="0.0cm" fo:text-indent="0.0cm" ><style:tab-stops></style:tab-stops>', '<style:style style:name="Inside" style:family="paragraph"><style:paragraph-properties fo:margin-top="0.05cm" fo:margin-left="0.0cm" fo:text-indent="0.0cm" ><style:tab-stops><style:tab-stop style:position="6.5cm"/></style:tab-stops>')
    return Document(engine, source, items)


# Computer awareness

AWARENESS = [
    ("Which of the following is an input device?", ["Printer", "Scanner", "Plotter", "Projector"], 1, "A scanner reads pictures and text into the computer; the others show or print results."),
    ("The brain of the computer is called the", ["RAM", "hard disk", "CPU", "monitor"], 2, "The central processing unit carries out the instructions of programs."),
    ("How many bits are there in one byte?", ["4", "8", "16", "32"], 1, "A byte consists of two nibbles of four bits each."),
    ("Which key combination copies the selected text?", ["Ctrl + X", "Ctrl + V", "Ctrl + P", "Ctrl + C"], 3, "Ctrl + X cuts, Ctrl + V pastes and Ctrl + P prints."),
    ("Which memory loses its contents when the power is switched off?", ["RAM", "ROM", "Flash memory", "Hard disk"], 0, "Random access memory is volatile."),
    ("Which of these is not an operating system?", ["Linux", "Windows", "Oracle", "Android"], 2, "Oracle is best known for its database system."),
    ("The extension of a file made by a spreadsheet program is", [".docx", ".xlsx", ".pptx", ".jpeg"], 1, "Text documents have .docx and presentations have .pptx."),
    ("What does URL stand for?", ["Uniform Resource Locator", "Universal Record Link", "United Resource Library", "Unified Routing Language"], 0, "A URL is the address of a page or file on the Internet."),
    ("A program that copies itself and spreads to other computers is a", ["browser", "compiler", "driver", "worm"], 3, "Unlike a virus, it needs no other program to carry it."),
    ("Which device connects a home network to the Internet?", ["Router", "Keyboard", "Webcam", "Joystick"], 0, "It passes packets between the two networks."),
]


@layout(HALF, "choices-altimeter", "computer awareness for bank clerks, word processor after a web site: number in bold, options [A] [B] two a row, Answer: Option B in bold and Explanation: with a paragraph below, a line of dashes between questions")
def choices_altimeter(draw):
    asked = draw.shuffled(AWARENESS)
    body, items = paragraph(run("Computer Awareness – Section 1"), "Title") + paragraph(run("Bank Clerk and Office Assistant Examinations: Solved Questions", "I"), "Body"), []
    for n, (question, options, right, reason) in enumerate(asked, 1):
        a, b, c, d = options
        body += paragraph(run(f"{n}.\t", "B") + run(question), "Ask") + paragraph(run(f"[A]\t{a}\t[B]\t{b}"), "Opt") + paragraph(run(f"[C]\t{c}\t[D]\t{d}"), "Opt")
        body += paragraph(run("Answer: ", "B") + run(f"Option {'ABCD'[right]}"), "Ans") + paragraph(run("Explanation:", "B"), "Ans") + paragraph(run(reason), "Why")
        if n < len(asked):
            body += paragraph(run("- " * 58), "Why")
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    stops = [(1.9, ""), (8.6, ""), (9.5, "")]
    keep = 'fo:keep-with-next="always"'
    styles = paragraph_style("Ask", 0.3, 1.0, -1.0, [(1.0, "")], extra=keep) + paragraph_style("Opt", 0.1, 1.0, 0, stops, extra=keep) + paragraph_style("Ans", 0.15, 1.0, extra=keep) + paragraph_style("Why", 0.05, 1.0)
    engine, source = office(draw, body, ["Liberation Sans", "Carlito", "Open Sans"], (10,), styles=styles, head="Success Coaching Centre – Study Material")
    return Document(engine, source, items)


# Spanish university test

PSICOLOGIA = [
    ("El fundador del primer laboratorio de psicología experimental fue:", ["William James", "Wilhelm Wundt", "Iván Pávlov"], 1),
    ("La parte de la neurona que recibe las señales de otras neuronas es:", ["la dendrita", "el axón", "la vaina de mielina"], 0),
    ("El condicionamiento operante se asocia sobre todo con:", ["Freud", "Piaget", "Skinner"], 2),
    ("La memoria que conserva la información durante unos segundos se llama:", ["a largo plazo", "a corto plazo", "semántica"], 1),
    ("El lóbulo occipital interviene principalmente en:", ["la visión", "el lenguaje", "la audición"], 0),
    ("Según Piaget, la permanencia del objeto se adquiere en el estadio:", ["preoperacional", "de las operaciones formales", "sensoriomotor"], 2),
    ("Un refuerzo negativo:", ["disminuye la conducta", "aumenta la conducta", "no modifica la conducta"], 1),
    ("La variable que el investigador manipula se denomina:", ["dependiente", "extraña", "independiente"], 2),
    ("La mediana de 2, 3, 3, 8 y 9 es:", ["3", "5", "8"], 0),
    ("La pirámide de las necesidades fue propuesta por:", ["Bandura", "Maslow", "Rogers"], 1),
    ("El sueño con movimientos oculares rápidos se conoce como fase:", ["delta", "alfa", "REM"], 2),
    ("El hemisferio en el que suele localizarse el lenguaje es:", ["el izquierdo", "el derecho", "ambos por igual"], 0),
]


@layout(HALF, "examen-brujula", "Spanish university test of psychology, XeLaTeX: head with DNI and Tipo de examen A, rule for penalties, two columns with a line between, options a) to c); plantilla de respuestas as a ruled table of two rows on the last page")
def examen_brujula(draw):
    asked = draw.shuffled(PSICOLOGIA)
    body = r"\textbf{INTRODUCCIÓN A LA PSICOLOGÍA}\hfill Convocatoria ordinaria, enero de 2026\par Grado en Trabajo Social\hfill\fbox{\textbf{Tipo de examen: A}}\par\medskip Apellidos y nombre: \rule{80mm}{.4pt}\hfill DNI: \rule{35mm}{.4pt}\par\medskip{\small Duración: 30 minutos. Cada acierto suma 1 punto y cada error resta 0,5 puntos. Las preguntas en blanco no puntúan. Solo hay una respuesta correcta por pregunta.}\par\smallskip\hrule\medskip\begin{multicols}{2}\raggedcolumns "
    items, answers = [], []
    for n, (question, options, right) in enumerate(asked, 1):
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0mm}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}" + "".join(rf"\lab{{7mm}}{{6mm}}{{{a})}}{{{tex(o)}}}" for a, o in zip("abc", options)) + r"\end{minipage}\par\bigskip "
        items.append(item(question, options[right], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[right]))
        answers.append("abc"[right].upper())
    body += r"\end{multicols}\newpage\begin{center}\textbf{PLANTILLA DE RESPUESTAS -- Tipo A}\par\bigskip\renewcommand\arraystretch{1.5}\begin{tabular}{|l|" + "c|" * 12 + r"}\hline Pregunta & " + " & ".join(str(n) for n in range(1, 13)) + r"\\\hline Respuesta & " + " & ".join(rf"\textbf{{{a}}}" for a in answers) + r"\\\hline\end{tabular}\end{center}"
    engine, source = document(draw, body, ["helvetica", "libertine", "timesnew"], (11,), (18, 20), head=r"\fancyhead[L]{\small Facultad de Ciencias Humanas}\fancyhead[R]{\small Código 66031}", foot=r"\small \thepage", extra=r"\setlength\columnseprule{.4pt}\setlength\columnsep{9mm}")
    return Document(engine, source, items)


# Cloud certification

CLOUD = [
    ("Which model lets customers rent virtual machines and manage the operating system themselves?", ["SaaS", "PaaS", "IaaS", "DaaS"], [2], "With infrastructure as a service the provider runs the hardware only."),
    ("Which two are benefits of cloud computing compared with an own data center? (Choose two.)", ["No need to pay for electricity at home", "Costs that follow the use", "Unlimited legal liability of the provider", "Rapid scaling", "Freedom from all maintenance of software"], [1, 3], "Capacity grows and shrinks with demand, and so does the bill."),
    ("A company must keep some data in its own building and wants to run its web shop with a public provider. Which deployment fits best?", ["Public cloud", "Private cloud", "Hybrid cloud", "Community cloud"], [2], "A hybrid cloud joins both kinds."),
    ("Which term describes the ability of a system to go on working when a component fails?", ["Elasticity", "Fault tolerance", "Latency", "Throughput"], [1], "Redundant components take over at once."),
    ("Which three measures protect an administrator’s account? (Choose three.)", ["Multifactor authentication", "Sharing the account in the team", "A long passphrase", "Logging of all sign-ins", "Turning off alerts at night"], [0, 2, 3], "Shared accounts make it impossible to see who did what."),
    ("Under the shared responsibility model, who is responsible for the data that a customer stores?", ["The provider", "The customer", "The carrier", "The auditor"], [1], "Data and access rights always remain with the customer."),
    ("Which storage type is best for a large archive of photographs?", ["Block storage", "Object storage", "Instance storage", "Tape on the desk"], [1], "Objects are cheap and can be reached over HTTP."),
    ("Which two tools help to keep costs under control? (Choose two.)", ["Budgets with alerts", "Packet filters", "Tags on resources", "DNS zones"], [0, 2], "Tags show which project causes a cost."),
    ("What does a content delivery network reduce?", ["The number of users", "The latency for distant users", "The size of a database", "The length of passwords"], [1], "Copies are held close to the users."),
]


@layout(HALF, "choices-dynamometer", "practice test of a cloud certification, Typst: QUESTION 1 as a bold line in colour, some with (Choose two.), A. to E. below each other; Answers and explanations on the last page with 2. B, D in bold and the reason behind")
def choices_dynamometer(draw):
    body, items, key = "", [], ""
    for n, (question, options, right, reason) in enumerate(CLOUD, 1):
        letters = ", ".join("ABCDE"[k] for k in right)
        body += f"#block(breakable: false, below: 7mm)[#text(fill: rgb(\"#1b5e9b\"), weight: \"bold\")[QUESTION {n}]\n\n{question}\n#v(1mm)\n" + "".join(f"#pad(left: 4mm, bottom: -1.5mm)[#box(width: 7mm)[{a}.]{o}]\n" for a, o in zip("ABCDE", options)) + "]\n"
        key += f"#block(below: 4mm)[*{n}. #h(1mm) {letters}.* {reason}]\n"
        items.append(item(question, "\n".join(options[k] for k in right), str(n), None, choices("ABCDE", options), kind="multi" if len(right) > 1 else "mcq", answer_label=letters))
    source = f"""#set page(paper: "us-letter", margin: 22mm, header: text(8pt, gray)[Cloud Foundations CF-100 #h(1fr) Practice Test 2], footer: context text(8pt, gray)[© 2025 Certify Fast Ltd. #h(1fr) #counter(page).display()])
#set text(font: ({draw.one(['"Open Sans"', '"Roboto"', '"Noto Sans"'])},), size: 10.5pt, lang: "en")
#text(18pt, weight: "bold")[Practice Test 2]

Time: 15 minutes. Passing score: 70%. Some questions have more than one correct answer.
#v(4mm)
{body}
#pagebreak()
#text(15pt, weight: "bold")[Answers and Explanations]
#v(3mm)
{key}
"""
    return Document("typst", source, items)


# Reading comprehension

CANAL = [
    "For most of the eighteenth century the potters of Staffordshire sent their wares to market on the backs of horses. The tracks were deep in mud for half of the year, and a stumble could turn a week’s work into fragments. When a canal from the Trent to the Mersey was proposed, nobody supported it more eagerly than Josiah Wedgwood.",
    "He had good reason. His factory needed clay from Cornwall, which came by sea as far as Liverpool, and his customers lived in London, Paris and Saint Petersburg. A boat drawn by one horse could carry thirty tons, and it carried them smoothly. In 1766 Wedgwood himself cut the first sod, and he bought land beside the line for a new works that he called Etruria.",
    "The canal took eleven years to build. James Brindley, its engineer, could hardly write and made his plans in his head, sometimes after a day or two in bed to think. He did not live to see the end of it: the tunnel at Harecastle, almost three kilometres long, was still being dug when he died. After the opening, the cost of carriage fell to a quarter of what it had been.",
]
CANAL_MCQ = [
    ("What was the main problem with transport by horse?", ["It was forbidden in winter.", "Goods were often broken.", "Horses were expensive.", "The tracks were too narrow."]),
    ("Where did Wedgwood’s clay come from?", ["Cornwall", "Liverpool", "London", "the Trent valley"]),
    ("The word “sod” in paragraph 2 means", ["a ribbon.", "a stone.", "a piece of turf.", "a contract."]),
    ("What is said about James Brindley?", ["He disliked Wedgwood.", "He drew very exact plans.", "He was a slow reader.", "He worked without drawings."]),
    ("How long did it take to build the canal?", ["three years", "eight years", "eleven years", "thirty years"]),
    ("Which title fits the passage best?", ["The life of a potter", "A canal for the potteries", "The horses of Staffordshire", "How clay is made"]),
]
CANAL_OPEN = ["Give two reasons why Wedgwood wanted the canal to be built.", "Why did Brindley not see the canal completed?", "Explain in your own words how the canal changed the cost of transport.", "Find a word in paragraph 1 that means “pieces”."]


@layout(HALF, "reading-hourglass", "reading comprehension of a secondary school, groff: text with numbered paragraphs, A. choices a. to d. two a row behind tabs, B. questions with ruled lines, numbers that run on; no key")
def reading_hourglass(draw):
    lines = [r".tl '\fBEnglish Language\fP''Form 3'", r".tl 'Name: ____________________________''Date: ______________'", ".sp 0.7", ".ce", r"\s+3\fBA Canal for Mr Wedgwood\fP\s0", ".sp 0.5", ".LP", r"\fIRead the passage carefully and answer the questions that follow.\fP"]
    for n, text in enumerate(CANAL, 1):
        lines += [f".IP {n} 4", plain(text)]
    lines += [".sp 0.6", ".LP", r"\fBA. Choose the best answer and circle its letter.\fP"]
    items, n = [], 0
    for question, options in CANAL_MCQ:
        n += 1
        a, b, c, d = map(plain, options)
        lines += [".KS", f".IP {n}. 4", plain(question), ".br", ".ta 3i", f"a. {a}\tb. {b}", ".br", f"c. {c}\td. {d}", ".KE"]
        items.append(item(question, None, str(n), None, choices("abcd", options), kind="mcq", section="A"))
    lines += [".sp 0.6", ".KS", ".LP", r"\fBB. Answer the following questions in complete sentences.\fP"]
    for question in CANAL_OPEN:
        n += 1
        lines += [*([".KS"] if n > 7 else []), f".IP {n}. 4", plain(question), ".sp 0.6", r"\l'\n(.lu-4n'", ".sp 0.6", r"\l'\n(.lu-4n'", ".KE"]
        items.append(item(question, None, str(n), section="B"))
    engine, source = roff(draw, lines, (11,), ("T", "N", "P"))
    return Document(engine, source, items)


# German text with gaps

MUELLTRENNUNG = [
    ("In Deutschland wird der Abfall seit vielen Jahren {}.", "getrennt"), ("Alte Zeitungen und Kartons kommen in die blaue {}.", "Tonne"), ("In den gelben Sack gehören {} aus Plastik oder Metall.", "Verpackungen"),
    ("Obst- und Gemüsereste wirft man in den {}.", "Biomüll"), ("Leere Flaschen ohne Pfand bringt man zum {}.", "Glascontainer"), ("Dort muss man auf die {} des Glases achten: weiß, grün oder braun.", "Farbe"),
    ("Für viele Getränkeflaschen bezahlt man beim Kauf ein {}.", "Pfand"), ("Man bekommt das Geld am {} im Supermarkt zurück.", "Automaten"), ("Batterien darf man auf keinen Fall in den {} werfen.", "Hausmüll"), ("Wer seine Möbel loswerden möchte, bestellt den {}.", "Sperrmüll"),
]


@layout(HALF, "cloze-burette", "German gap text on waste, Chromium: words in a rounded frame with commas, running text with numbered gaps (1) and underscores, course and lesson in the head; Lösungen on the next page in two columns")
def cloze_burette(draw):
    words = draw.mixed([word for _, word in MUELLTRENNUNG])
    shown = [text.format(f"({n}) ______________") for n, (text, _) in enumerate(MUELLTRENNUNG, 1)]
    body = "<div class=h><span>Deutsch als Fremdsprache · B1</span><span>Lektion 9 · Umwelt</span></div><p>Name: ______________________ &emsp; Kurs: ______________</p><h1>Müll richtig trennen</h1><p><b>Aufgabe 2:</b> Ergänzen Sie den Text mit den Wörtern aus dem Kasten.</p><div class=k>" + ", ".join(words) + "</div>"
    body += "<p class=t>" + " ".join(shown[:5]) + "</p><p class=t>" + " ".join(shown[5:]) + "</p>"
    body += "<section><h2>Lösungen zu Aufgabe 2</h2><div class=two>" + "".join(f"<p>({n}) {word}</p>" for n, (_, word) in enumerate(MUELLTRENNUNG, 1)) + "</div></section>"
    css = ".h { display: flex; justify-content: space-between; font-size: 85%; border-bottom: 1px solid #2d7a3a; color: #2d7a3a } h1 { font-size: 150%; color: #2d7a3a } .k { border: 1.5px solid #2d7a3a; border-radius: 4mm; padding: 3mm 6mm; margin: 4mm 1mm; text-align: center; font-style: italic } .t { line-height: 2.1 } section { break-before: page } .two { columns: 2; width: 120mm } .two p { margin: 0 0 2mm }"
    engine, source = page(draw, body, ["Open Sans", "Carlito", "Lato"], (12,), css, language="de")
    return Document(engine, source, [item(text, word, str(n), kind="gap", section="Aufgabe 2") for n, (text, (_, word)) in enumerate(zip(shown, MUELLTRENNUNG), 1)])


# Terms of a mortgage

MORTGAGE = [("A", [("Arrears", "Payments that have fallen due and have not been made."), ("Arrangement fee", "A charge that the lender makes for setting up the loan.")]), ("B", [("Base rate", "The rate of interest set by the central bank, which many variable rates follow."), ("Bridging loan", "A short loan that covers the time between buying one home and selling another.")]), ("C", [("Completion", "The day on which the money is paid and the keys are handed over."), ("Conveyancing", "The legal work of passing a property from the seller to the buyer.")]), ("D", [("Deposit", "The part of the price that you pay from your own money.")]), ("E", [("Equity", "The value of your home less what you still owe on it.")]), ("F", [("Fixed rate", "A rate of interest that stays the same for an agreed number of years."), ("Freehold", "Ownership of both the building and the land on which it stands.")]), ("L", [("Leasehold", "The right to use a property for a number of years, while the land belongs to somebody else."), ("Loan to value", "The size of the loan as a percentage of the value of the property.")]), ("R", [("Remortgage", "To replace a loan with another on the same property, often to get a better rate.")]), ("V", [("Valuation", "A check by a surveyor for the lender of what the property is worth.")])]


@layout(HALF, "glossary-loupe", "jargon buster of a building society, word processor: ruled table Term, What it means with rows for the letters of the alphabet between, terms in bold")
def glossary_loupe(draw):
    body = paragraph(run("Mortgage jargon buster"), "Title") + paragraph(run("Buying a home comes with a language of its own. Here are the words that you will hear from us most often.")) + paragraph(run(""), "Inside")
    lines, items = [[run("Term", "B"), run("What it means", "B")]], []
    for letter, terms in MORTGAGE:
        lines.append([run(letter, "B"), run("")])
        for term, meaning in terms:
            lines.append([run(term, "B"), run(meaning)])
            items.append(item(term, meaning, kind="definition"))
    body += office_table(lines, [4.4, 12.2]) + paragraph(run("Your home may be repossessed if you do not keep up repayments on your mortgage.", "I"))
    engine, source = office(draw, body, ["Lato", "Open Sans", "Carlito"], (11,), head="Three Rivers Building Society")
    return Document(engine, source, items)


# Words in Urdu

URDU = [
    ("At home", [("house", "ghar", "گھر"), ("door", "darwaza", "دروازہ"), ("window", "khirki", "کھڑکی"), ("chair", "kursi", "کرسی"), ("kitchen", "bawarchi khana", "باورچی خانہ")]),
    ("Food and drink", [("water", "pani", "پانی"), ("bread", "roti", "روٹی"), ("milk", "doodh", "دودھ"), ("rice", "chawal", "چاول"), ("tea", "chai", "چائے")]),
    ("Time", [("day", "din", "دن"), ("night", "raat", "رات"), ("week", "hafta", "ہفتہ"), ("year", "saal", "سال")]),
]


@layout(HALF, "words-metronome", "words for beginners in Urdu, Chromium: three columns English, Roman Urdu, Urdu at the right in naskh, a table with rules across and grey heads for each topic, no numbers")
def words_metronome(draw):
    body, items = "<p class=o>Urdu for Beginners · Saturday School</p><h1>Vocabulary list 1</h1><p>Learn ten words each week. Read the Urdu from right to left.</p><table><tr><th>English<th>Roman Urdu<th class=u>اردو</tr>", []
    for topic, words in URDU:
        body += f"<tr class=g><td colspan=3>{topic}</tr>" + "".join(f"<tr><td>{a}<td><i>{b}</i><td class=u lang=ur dir=rtl>{c}</tr>" for a, b, c in words)
        items += [item(c, a, kind="vocabulary", section=topic) for a, _, c in words]
    body += "</table><p class=o>Sheet 1 of 8</p>"
    css = ".o { color: #666; font-size: 85% } h1 { font-size: 160%; margin: 1mm 0 } table { border-collapse: collapse; width: 100% } td, th { border-bottom: 1px solid #999; padding: 1.3mm 3mm; text-align: left } th { border-bottom: 2px solid #000 } .g td { background: #e3e3e3; font-weight: bold } .u { text-align: right; font-family: 'Noto Naskh Arabic'; font-size: 125%; line-height: 1.3 }"
    engine, source = page(draw, body, ["Noto Sans", "Lato", "Liberation Sans"], (11,), css)
    return Document(engine, source, items)


# Worked examples in physics

WORKED = [
    ("A cyclist speeds up from 3.0 m/s to 9.0 m/s in 4.0 s. What is her acceleration?", "u = 3.0 m/s, v = 9.0 m/s, t = 4.0 s", "a = (v − u) ÷ t = (9.0 − 3.0) ÷ 4.0", "1.5 m/s²"),
    ("A crate of mass 12 kg is pulled along a smooth floor with a force of 30 N. Find its acceleration.", "m = 12 kg, F = 30 N", "a = F ÷ m = 30 ÷ 12", "2.5 m/s²"),
    ("How much work is done when a bag of weight 150 N is lifted through 1.4 m?", "F = 150 N, h = 1.4 m", "W = Fh = 150 × 1.4", "210 J"),
    ("A pump raises water with a useful power of 600 W. How long does it take to do 90 kJ of work?", "P = 600 W, W = 90 kJ = 90 000 J", "t = W ÷ P = 90 000 ÷ 600", "150 s"),
    ("Calculate the kinetic energy of a ball of mass 0.40 kg that moves at 15 m/s.", "m = 0.40 kg, v = 15 m/s", "E = ½mv² = ½ × 0.40 × 15 × 15", "45 J"),
    ("A block of volume 0.002 m³ has a mass of 5.4 kg. Determine the density of its material.", "m = 5.4 kg, V = 0.002 m³", "ρ = m ÷ V = 5.4 ÷ 0.002", "2700 kg/m³"),
    ("The current in a heater is 8.0 A at a voltage of 230 V. What is its power?", "I = 8.0 A, V = 230 V", "P = IV = 8.0 × 230", "1840 W"),
    ("Waves of wavelength 2.5 m reach a beach at the rate of 12 a minute. Find their speed.", "λ = 2.5 m, f = 12 ÷ 60 = 0.20 Hz", "v = fλ = 0.20 × 2.5", "0.50 m/s"),
    ("A resistor of 47 Ω carries a current of 0.20 A. Find the voltage across it.", "R = 47 Ω, I = 0.20 A", "V = IR = 0.20 × 47", "9.4 V"),
]


@layout(HALF, "solutions-planimeter", "worked examples of a physics handbook, LaTeX: Example 3.1 in a dark label before the question, Given:, Solution: and Answer: as bold words on lines of their own below, a thin rule between; running heads")
def solutions_planimeter(draw):
    body, items = r"{\LARGE\bfseries Worked Examples}\par\medskip Cover the solution, try the example yourself, and then compare. Each answer is given to the accuracy of the data.\par\bigskip ", []
    for n, (question, given, working, result) in enumerate(WORKED, 1):
        shown = [tex(text).replace("½", r"$\frac{1}{2}$").replace("ρ", r"$\rho$") for text in (given, working, result)]
        body += rf"\needspace{{4cm}}\lab{{0pt}}{{30mm}}{{\colorbox{{black}}{{\color{{white}}\textbf{{Example 3.{n}}}}}}}{{{tex(question)}}}\smallskip "
        body += "".join(rf"\lab{{8mm}}{{22mm}}{{\textbf{{{word}:}}}}{{{text}}}" for word, text in zip(("Given", "Solution", "Answer"), shown)) + r"\medskip\hrule height .3pt\medskip "
        items.append(item(question, result, f"3.{n}", kind="numeric", answer_kind="contains"))
    engine, source = document(draw, body, ["lm", "palatino", "times"], (11,), (24, 27), head=r"\fancyhead[L]{\small Chapter 3}\fancyhead[R]{\small Formulae at Work}", foot=r"\thepage", extra=r"\renewcommand\headrulewidth{.4pt}\DeclareUnicodeCharacter{00F7}{\ensuremath{\div}}\DeclareUnicodeCharacter{00D7}{\ensuremath{\times}}")
    return Document(engine, source, items)


# Exercises of a grammar

PASSIVE = [("The gardener waters the roses every evening.", "The roses are watered every evening by the gardener."), ("Somebody has stolen my bicycle.", "My bicycle has been stolen."), ("They will open the new bridge in May.", "The new bridge will be opened in May."), ("A famous architect designed the library.", "The library was designed by a famous architect."), ("People speak Portuguese in Brazil.", "Portuguese is spoken in Brazil."), ("The police are questioning two men.", "Two men are being questioned by the police.")]
ERRORS = ["The letters was delivered this morning.", "This cake have been made by my aunt.", "English is spoke all over the world.", "The window were broken by a ball.", "Our house is build in 1920.", "The results will announced on Monday."]


@layout(HALF, "exercises-gnomon", "exercises of an English grammar, LaTeX: a rule in a shaded box with examples, Exercise 14A and 14B as heads with an italic instruction, numbers that restart; Answers at the end of the chapter for 14A only")
def exercises_gnomon(draw):
    body = r"{\Large\bfseries 14\quad The Passive Voice}\par\medskip\colorbox{gray!15}{\parbox{0.97\linewidth}{We form the passive with a form of \textit{be} and a past participle. The object of the active sentence becomes the subject of the passive one.\\[3pt]\hspace*{8mm}Active: Anna wrote the poem.\\\hspace*{8mm}Passive: The poem \textbf{was written} by Anna.}}\par\bigskip "
    items = []
    for name, instruction, asked in (("Exercise 14A", "Change these sentences from the active to the passive voice.", PASSIVE), ("Exercise 14B", "There is one mistake in each sentence. Write the sentences correctly.", [(text, None) for text in ERRORS])):
        body += rf"\needspace{{3cm}}\bigskip{{\large\bfseries {name}}}\par\textit{{{instruction}}}\par\smallskip "
        for n, (text, answer) in enumerate(asked, 1):
            body += rf"\lab{{4mm}}{{8mm}}{{{n}.}}{{{tex(text)}}}"
            items.append(item(text, answer, str(n), section=name))
    body += r"\vfill\hrule\medskip{\bfseries Answers}\par{\small\textbf{Exercise 14A}\par " + "".join(rf"\lab{{4mm}}{{8mm}}{{{n}.}}{{{tex(answer)}}}" for n, (_, answer) in enumerate(PASSIVE, 1)) + r"\smallskip The answers to Exercise 14B are in the Teacher’s Book.\par}"
    engine, source = document(draw, body, ["schoolbook", "palatino", "notoserif"], (11,), (24, 26), head=r"\fancyhead[R]{\small\itshape Plain English Grammar}", foot=r"\fancyfoot[R]{\small 97}")
    return Document(engine, source, items)


# Quiz night

QUIZ = [
    ("Food and Drink", [("Which fruit is dried to make a prune?", "Plum"), ("What is the main ingredient of hummus?", "Chickpeas"), ("Which country does Gouda cheese come from?", "The Netherlands"), ("Which spice comes from the crocus flower?", "Saffron")]),
    ("Sport", [("How many players are there in a netball team?", "7"), ("In which city were the 2012 Summer Olympics held?", "London"), ("What colour is the centre of an archery target?", "Yellow"), ("In which sport is the Davis Cup awarded?", "Tennis")]),
    ("Science and Nature", [("Which planet has the most moons?", "Saturn"), ("What is a baby kangaroo called?", "Joey"), ("Which metal is liquid at room temperature?", "Mercury"), ("How many legs does a lobster have?", "10")]),
]


@layout(HALF, "quiz-tripod", "quiz of a village hall, Typst: Round 1 in a dark band with the topic, Q1 to Q4 in bold that begin again, a tie-break at the end; ANSWERS on page two with three narrow columns by round, A1 to A4")
def quiz_tripod(draw):
    body, answers, items = "", "", []
    for r, (topic, asked) in enumerate(QUIZ, 1):
        body += f"#block(width: 100%, fill: rgb(\"#37306b\"), inset: 6pt)[#text(fill: white, weight: \"bold\")[Round {r} #h(1fr) {topic}]]\n"
        for n, (question, answer) in enumerate(asked, 1):
            body += f"#pad(left: 3mm)[#box(width: 11mm)[*Q{n}*]{question}]\n"
            items.append(item(question, answer, str(n), section=f"Round {r} {topic}"))
        answers += f"[*Round {r}: {topic}*\n" + "".join(f"\n#box(width: 9mm)[A{n}]{answer}\n" for n, (_, answer) in enumerate(asked, 1)) + "],\n"
        body += "#v(2mm)\n"
    tie = "How many steps are there to the top of the tower of Ely Cathedral?"
    items.append(item(tie, "288"))
    source = f"""#set page(paper: "a4", margin: 20mm, footer: text(8pt)[#h(1fr) Thornby Village Hall · Quiz Night · Please switch off your phones! #h(1fr)])
#set text(font: ({draw.one(['"Lato"', '"Carlito"', '"Roboto"'])},), size: 12pt, lang: "en")
#align(center)[#text(22pt, weight: "bold")[Thornby Quiz Night] \\ Friday 14 November · 7.30 pm · Questions]
#v(4mm)
{body}
*Tie-break:* {tie}
#pagebreak()
#align(center)[#text(18pt, weight: "bold")[ANSWERS]]
#v(4mm)
#grid(columns: (1fr, 1fr, 1fr), gutter: 6mm, {answers})
#v(6mm)
*Tie-break:* 288
"""
    return Document("typst", source, items)
