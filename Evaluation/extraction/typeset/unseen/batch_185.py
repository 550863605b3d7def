"""The hundred and eighty-fifth: twelve more sheets after ordinary ones, most with their answers: an examination of a university, a sample
test with reasons, German, Persian, a board's sample paper, Portuguese, a textbook, two readings, a talk on safety, retrieval, a cloze.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, table, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "unseen"

# Midterm of a university

MIDTERM = [
    (24, "A small bakery sells loaves in a market with many other bakeries. The price of a loaf is $4.", [
        (6, "Define marginal cost."),
        (10, "State the rule by which the bakery chooses its output, and explain why it holds."),
        (8, "The rent of the bakery rises. Explain what happens to its output in the short run.")]),
    (26, "The demand for bus tickets in a town is Q = 900 − 200P, and the supply is Q = 100P.", [
        (8, "Find the equilibrium price and quantity."),
        (10, "The town sets a highest price of $2. Calculate the shortage that results."),
        (8, "Who gains and who loses from the highest price?")]),
    (30, "Two firms, North and South, decide at the same time whether to advertise.", [
        (10, "Explain what is meant by a dominant strategy."),
        (12, "Describe a payoff matrix in which both firms advertise although both would be better off if neither did."),
        (8, "How does the outcome change if the firms meet every year?")]),
    (20, None, [(20, "A tax is placed on each litre of petrol. Show with a diagram how the burden of the tax is shared between buyers and sellers, and explain what decides their shares.")]),
]


@layout(HALF, "midterm-storebaelt", "midterm of a university, pdfLaTeX: cover with name, rules and table of points, Problem 1 (24 points) in bold, (a) [6 pts] before the words, space to write, no answers")
def midterm_storebaelt(draw):
    grid = table([[str(n), str(t), ""] for n, (t, _, _) in enumerate(MIDTERM, 1)] + [["Total", "100", ""]], "|c|c|p{20mm}|", ["Problem", "Points", "Score"])
    body = rf"\begin{{center}}{{\Large\bfseries ECON 101: Principles of Microeconomics}}\par\medskip{{\large Midterm Examination}}\par\medskip October 18, 75 minutes\end{{center}}\bigskip Name: \rule{{90mm}}{{.4pt}}\par\bigskip Section: \rule{{30mm}}{{.4pt}}\par\bigskip\begin{{itemize}}[leftmargin=6mm]\item This exam has four problems on three pages. Please check that you have all of them.\item No books, notes or telephones. A simple calculator is allowed.\item Show your work. An answer without a reason earns no credit.\end{{itemize}}\bigskip\begin{{center}}\renewcommand\arraystretch{{1.5}}{grid}\end{{center}}\newpage "
    items = []
    for n, (points, stem, parts) in enumerate(MIDTERM, 1):
        body += (r"\newpage " if n == 3 else r"\bigskip ") + rf"\needspace{{4cm}}\textbf{{Problem {n}}} ({points} points).\ "
        if stem is None:
            body += rf"{tex(parts[0][1])}\vspace{{40mm}}\par "
            items.append(item(parts[0][1], None, str(n), points, kind="long"))
            continue
        body += tex(stem) + r"\par "
        for k, (marks, question) in enumerate(parts):
            body += rf"\lab{{4mm}}{{8mm}}{{({'abc'[k]})}}{{[{marks} pts] {tex(question)}}}\vspace{{26mm}}\par "
            items.append(item(question, None, f"{n}({'abc'[k]})", marks, stem=stem))
    engine, source = document(draw, body, ["cm", "lm", "times"], (11,), (24, 26), head=r"\fancyhead[L]{\small ECON 101}\fancyhead[R]{\small Midterm}", foot=r"Page \thepage\ of 3")
    return Document(engine, source, items)


# Sample test for a certificate, with answers and reasons

TESTER = [
    ("Which of the following is a purpose of project management?", ["To write the code of the product", "To reach agreed goals within time and budget", "To replace the manager of a department", "To avoid every risk"], [1], "Goals, time and budget are what a project is steered by.", "1.1.1", "K1"),
    ("What is a milestone?", ["A task that takes one day", "The first version of a budget", "A point in time at which a result is due", "A member of the steering group"], [2], "A milestone has a date and no duration.", "1.2.1", "K1"),
    ("Who is usually responsible for the business case?", ["The sponsor", "The tester", "The supplier", "The project office"], [0], "The sponsor answers for the benefit of the project.", "1.3.2", "K2"),
    ("Which TWO of the following are risks of a project?", ["The kick-off took place last week", "The only expert may leave the team", "The plan has been approved", "The supplier may deliver late", "The budget was set in May"], [1, 3], "Only these two may happen in the future.", "2.1.1", "K2"),
    ("Task A takes 3 days and task B takes 4 days. B starts when A has ended. How long do both take?", ["3 days", "4 days", "7 days", "12 days"], [2], "The durations of tasks in sequence are added.", "2.2.3", "K3"),
    ("Which chart shows tasks as bars along a calendar?", ["A Gantt chart", "A pie chart", "An organisation chart", "A scatter chart"], [0], "Its bars show the start and end of tasks.", "2.2.1", "K1"),
    ("What does the critical path determine?", ["The cost of the project", "The number of staff", "The quality of the result", "The shortest duration of the project"], [3], "A delay on it delays the end of the project.", "2.2.4", "K2"),
    ("A stakeholder has much influence and little interest. How should the team treat this person?", ["Ignore the person", "Keep the person satisfied", "Send a daily report", "Ask the person to lead the project"], [1], "This is the usual advice for that quarter of the matrix.", "3.1.2", "K3"),
    ("Which TWO of the following belong in a status report?", ["Progress since the last report", "Private addresses of the team", "The history of the company", "The salaries of the team", "Open risks"], [0, 4], "Readers need progress and risks.", "3.2.1", "K2"),
    ("When should lessons learned be collected?", ["Only after the end", "Before the start", "Throughout the project", "Only if it failed"], [2], "What is learnt early can still be used.", "4.1.1", "K1"),
]


@layout(HALF, "sample-squamish", "sample examination for a certificate, Chromium: Question 1 in bold on a line of its own, a) to d), Select ONE option. below; table of answers with reasons, objectives and levels on the last page")
def sample_squamish(draw):
    body, items, key = "<header>Certified Project Practitioner, Foundation Level<br>Sample Exam, Set B</header>", [], []
    for n, (question, options, right, why, objective, level) in enumerate(TESTER, 1):
        letters = "abcde"
        body += f"<div class=q><p class=n>Question {n}</p><p>{web(question)}</p>" + "".join(f"<p class=o><span>{x})</span>{web(o)}</p>" for x, o in zip(letters, options)) + f"<p class=s>Select {'ONE option' if len(right) == 1 else 'TWO options'}.</p></div>"
        key.append((f"{n}", ", ".join(letters[k] for k in right), web(why), objective, level))
        label = {"answer_label": letters[right[0]]} if len(right) == 1 else {}
        items.append(item(question, "\n".join(options[k] for k in right), str(n), None, choices(letters, options), kind="mcq" if len(right) == 1 else "multi", **label))
    body += "<h2>Answer Key</h2><table><tr><th>Question number<th>Correct answer<th>Explanation<th>LO<th>K-level</tr>" + rows(key) + "</table><p class=f>Copyright © Board for Project Certificates. Version 2.3 &nbsp; Released</p>"
    css = "header { border-bottom: 2px solid #5b2a86; color: #5b2a86; font-weight: bold; padding-bottom: 2mm; margin-bottom: 5mm } .q { break-inside: avoid; margin-bottom: 5mm } .q p { margin: .6mm 0 } .n { font-weight: bold; color: #5b2a86 } .o { padding-left: 6mm } .o span { display: inline-block; width: 8mm } .s { margin-top: 1.5mm !important } h2 { break-before: page; color: #5b2a86 } table { border-collapse: collapse; width: 99% } th { background: #e9e0f2 } th, td { border: 1px solid #777; padding: 1.2mm 2.5mm; text-align: left; vertical-align: top } .f { font-size: 75%; text-align: center; margin-top: 8mm }"
    engine, source = page(draw, body, ["Open Sans", "Carlito", "Liberation Sans"], (10.5, 11), css)
    return Document(engine, source, items)


# Reading in German

MARKT = "Jeden Samstag verkauft Familie Brandt auf dem Markt in Lüneburg Käse aus Ziegenmilch. Um vier Uhr morgens steht Frau Brandt auf und belädt den Wagen. Ihr Mann bleibt auf dem Hof, denn die vierzig Ziegen müssen auch am Wochenende gemolken werden. Tochter Mia ist sechzehn und hilft seit zwei Jahren am Stand. Am liebsten erklärt sie den Kunden, wie der Käse gemacht wird. Ihr Bruder Jonas dagegen schläft samstags lieber aus. Im Winter gibt es nur wenig Käse, weil die Ziegen dann kaum Milch geben. Dann verkauft die Familie auch Honig und Marmelade."
AUSSAGEN = ["Der Markt findet zweimal in der Woche statt.", "Frau Brandt steht sehr früh auf.", "Herr Brandt arbeitet am Samstag auf dem Hof.", "Die Familie hat vierzehn Ziegen.", "Mia spricht gern mit den Kunden.", "Jonas hilft jeden Samstag am Stand.", "Im Winter gibt es weniger Käse als im Sommer."]
FRAGEN = ["Was für Käse verkauft die Familie?", "Wie lange hilft Mia schon am Stand?", "Warum gibt es im Winter nur wenig Käse?", "Was verkauft die Familie im Winter außerdem?"]


@layout(HALF, "lesen-nortada", "reading for learners of German, word processor: text, Aufgabe 1 as a table with columns richtig and falsch of empty squares, Aufgabe 2 with lines to write on, no key")
def lesen_nortada(draw):
    body, items = paragraph(run("Name: ____________________\tKlasse: ________\tDatum: ____________"), "Tabs") + paragraph(run("Leseverstehen: Käse vom Markt"), "Title") + paragraph(run(MARKT), "Text"), []
    first, second = "Aufgabe 1", "Aufgabe 2"
    body += paragraph(run("Aufgabe 1"), "Head") + paragraph(run("Richtig oder falsch? Kreuze an."))
    lines = [[run(h, "B") for h in ("Nr.", "Aussage", "richtig", "falsch")]]
    for n, text in enumerate(AUSSAGEN, 1):
        lines.append([run(str(n)), run(text), run("☐"), run("☐")])
        items.append(item(text, None, str(n), kind="truefalse", section=first))
    body += office_table(lines, [1.2, 11.4, 1.9, 1.9]) + paragraph(run("Aufgabe 2"), "Head") + paragraph(run("Beantworte die Fragen in ganzen Sätzen."))
    for n, question in enumerate(FRAGEN, 1):
        body += paragraph(run(f"{n}.\t{question}"), "Part") + paragraph(run("\t"), "Line")
        items.append(item(question, None, str(n), section=second))
    styles = paragraph_style("Tabs", 0, tabs=[(8.0, ""), (12.5, "")]) + paragraph_style("Text", 0.3, extra='fo:text-align="justify" fo:line-height="135%"')
    engine, source = office(draw, body, ["DejaVu Sans", "Noto Sans"], (10, 11), 2.2, foot=False, styles=styles)
    return Document(engine, source, items)


# Persian words for travellers

PERSIAN = [("سلام", "salâm", "hello"), ("خداحافظ", "khodâhâfez", "goodbye"), ("ممنون", "mamnun", "thank you"), ("لطفاً", "lotfan", "please"), ("آب", "âb", "water"), ("نان", "nân", "bread"), ("چای", "chây", "tea"), ("پنیر", "panir", "cheese"), ("پل", "pol", "bridge"), ("باد", "bâd", "wind"), ("خیابان", "khiyâbân", "street"), ("فرودگاه", "forudgâh", "airport"), ("بلیط", "belit", "ticket"), ("دیروز", "diruz", "yesterday"), ("امروز", "emruz", "today"), ("فردا", "fardâ", "tomorrow")]


@layout(HALF, "words-siosepol", "Persian words for travellers, Chromium: table of four columns with English at the left, sound, Persian at the right and the number of the word first, rows shaded by turns")
def words_siosepol(draw):
    words = draw.some(PERSIAN, 14)
    body = "<h1>Persian for Travellers</h1><p class=s>Lesson 2: First words</p><p>Listen to the recording and repeat. The sign â is a long <i>a</i> as in <i>father</i>.</p><table><thead><tr><th>No.<th>English<th>Pronunciation<th>Persian</tr></thead>"
    body += "".join(f"<tr><td>{n}<td>{english}<td><i>{sound}</i><td class=p dir=rtl>{persian}</tr>" for n, (persian, sound, english) in enumerate(words, 1)) + "</table><footer>12</footer>"
    css = "h1 { font-size: 165%; color: #14646b; margin: 0 } .s { font-weight: bold; margin: 1mm 0 3mm } table { border-collapse: collapse; width: 150mm } th { border-bottom: 2px solid #14646b; text-align: left } td, th { padding: 1.2mm 3mm } tr:nth-child(even) td { background: #e6f1f1 } .p { font: 140% 'Noto Naskh Arabic'; text-align: right } th:last-child { text-align: right } footer { text-align: center; margin-top: 10mm }"
    engine, source = page(draw, body, ["Noto Serif", "Noto Sans"], (11, 12), css)
    return Document(engine, source, [item(persian, english, str(n), kind="vocabulary") for n, (persian, _, english) in enumerate(words, 1)])


# Sample paper of a school board

CIVICS = [
    ("SECTION A", "(Multiple choice questions)", 1, [
        ("The upper house of the Parliament of India is called the", ["Lok Sabha", "Rajya Sabha", "Vidhan Sabha", "Gram Sabha"], 1),
        ("At what age does a citizen of India get the right to vote?", ["16 years", "18 years", "21 years", "25 years"], 1),
        ("Who administers the oath of office to the President of India?", ["The Chief Justice of India", "The Prime Minister", "The Speaker", "The Vice-President"], 0),
        ("Which of these is a subject on the State List?", ["Defence", "Banking", "Foreign affairs", "Police"], 3),
        ("The Constitution of India came into force in", ["1947", "1949", "1950", "1952"], 2)]),
    ("SECTION B", "(Very short answer questions)", 2, [
        ("Mention any two features of federalism.", ["Two or more levels of government", "Powers divided by a written constitution"]),
        ("What is meant by universal adult franchise?", ["Every adult citizen has a vote", "There is no difference of caste, sex, religion or wealth"]),
        ("State two functions of an opposition party.", ["It criticises the policies of the government", "It offers an alternative to the voters"])]),
    ("SECTION C", "(Short answer questions)", 3, [
        ("Explain any three reasons why power sharing is desirable.", ["It reduces conflict between social groups", "It prevents the tyranny of the majority", "It is the spirit of democracy"]),
        ("Describe three challenges faced by political parties.", ["Lack of democracy within the party", "Succession of families", "The influence of money"])]),
]


@layout(HALF, "civics-alcantara", "sample paper of a school board, Chromium: one ruled table with Q. No., question and Marks, sections as rows across it, (A) to (D) stacked in the cell; marking scheme in its own file with Value points")
def civics_alcantara(draw):
    body = "<h1>SAMPLE QUESTION PAPER</h1><p class=c><b>CLASS X &nbsp; CIVICS</b></p><div class=t><span>Time allowed: 1 hour</span><span>Maximum marks: 17</span></div><p><b>General instructions:</b> (i) This paper has ten questions in three sections. (ii) All questions are compulsory. (iii) There is no negative marking.</p><table><thead><tr><th>Q. No.<th>Question<th>Marks</tr></thead>"
    scheme = "<h1>MARKING SCHEME</h1><p class=c><b>CLASS X &nbsp; CIVICS</b></p><table><thead><tr><th>Q. No.<th>Expected answer / Value points<th>Marks</tr></thead>"
    items, n = [], 0
    for head, kind, marks, asked in CIVICS:
        body += f"<tr><td colspan=3 class=h>{head}<br><span>{kind}</span></tr>"
        scheme += f"<tr><td colspan=3 class=h>{head}</tr>"
        for entry in asked:
            n += 1
            if len(entry) == 3:
                question, options, right = entry
                body += f"<tr><td>{n}.<td>{web(question)}" + "".join(f"<div class=o>({x}) {web(o)}</div>" for x, o in zip("ABCD", options)) + f"<td>{marks}</tr>"
                scheme += f"<tr><td>{n}.<td>({'ABCD'[right]}) {web(options[right])}<td>{marks}</tr>"
                items.append(item(question, options[right], str(n), marks, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], section=head))
            else:
                question, points = entry
                body += f"<tr><td>{n}.<td>{web(question)}<td>{marks}</tr>"
                scheme += f"<tr><td>{n}.<td><ul>" + "".join(f"<li>{web(p)}</li>" for p in points) + f"</ul><td>{marks}</tr>"
                items.append(item(question, "\n".join(points), str(n), marks, rubric=[{"text": p, "marks": None} for p in points], section=head))
    css = "h1 { font-size: 135%; text-align: center; margin: 0 } .c { text-align: center; margin: 1mm } .t { display: flex; justify-content: space-between; font-weight: bold; margin: 3mm 0 } table { border-collapse: collapse; width: 99%; margin-top: 3mm } td, th { border: 1px solid #000; padding: 1.5mm 2.5mm; vertical-align: top; text-align: left } tr { break-inside: avoid } td:first-child:not(.h), th:first-child { width: 13mm; text-align: center } td:last-child:not(.h), th:last-child { width: 14mm; text-align: center } .h { text-align: center; font-weight: bold } .h span { font-weight: normal } .o { padding-left: 3mm } ul { margin: 0; padding-left: 5mm }"
    fonts = [draw.one(["Liberation Serif", "Caladea", "Noto Serif"])]
    engine, source = page(draw, body + "</table>", fonts, (11,), css)
    return Document(engine, source, items, page(draw, scheme + "</table>", fonts, (11,), css)[1])


# Test in natural sciences, Portugal

FICHA = [
    ("Grupo I", "A figura de um ecossistema mostra um lago rodeado por pinheiros, com rãs, insetos e garças.", [
        ("1.", "Indica um fator abiótico do ecossistema.", 5, None, "Temperatura"),
        ("2.", "Define população.", 10, None, "Conjunto de seres vivos da mesma espécie que vivem no mesmo local."),
        ("3.", "Os insetos alimentam-se de plantas. São, por isso,", 5, ["produtores", "consumidores primários", "consumidores secundários", "decompositores"], 1),
        ("4.", "Escreve uma cadeia alimentar com três seres vivos do lago.", 15, None, "Planta → inseto → rã")]),
    ("Grupo II", "Em muitas rias portuguesas os moluscos são apanhados à mão durante a maré baixa.", [
        ("1.", "A relação entre dois seres vivos em que ambos beneficiam chama-se", 5, ["parasitismo", "predação", "mutualismo", "competição"], 2),
        ("2.", "Refere uma consequência da apanha excessiva de moluscos.", 10, None, "Diminuição das populações de moluscos."),
        ("3.", "Explica por que motivo a apanha é proibida em certos meses do ano.", 20, None, "Nesses meses os moluscos reproduzem-se, e a proibição permite que a população recupere.")]),
    ("Grupo III", "Um incêndio destruiu parte de um pinhal.", [
        ("1.", "Como se chama a sequência de comunidades que ocupam o local depois do incêndio?", 10, None, "Sucessão ecológica secundária"),
        ("2.", "Os primeiros seres vivos a instalar-se são geralmente", 5, ["árvores altas", "aves de rapina", "mamíferos", "ervas e musgos"], 3),
        ("3.", "Apresenta duas medidas que diminuem o risco de incêndio.", 15, None, "Limpar a mata e vigiar a floresta no verão.")]),
]


@layout(HALF, "ficha-arrabida", "test in natural sciences of a Portuguese school, Typst: head as a table with name, class and teacher, Grupo I to III with a text, 1. that begins again, (5 pontos) at the end, (A) to (D) two a row; Proposta de correção on the last page")
def ficha_arrabida(draw):
    body, items, key = "", [], ""

    def safe(text):
        return text.replace("*", "\\*").replace("_", "\\_").replace("#", "\\#")

    for head, stem, asked in FICHA:
        body += f'#v(8pt)\n#block(below: 8pt, sticky: true)[#text(1.1em, weight: "bold")[{head}]]\n#block[{stem}]\n'
        key += f'#block(above: 12pt)[*{head}*]\n'
        for number, question, marks, options, answer in asked:
            printed = f"#grid(columns: (8mm, 1fr), [{safe(number)[:-1]}\\.], [{safe(question)} #h(1fr) #box[_({marks} pontos)_]])"
            if options:
                cells = ", ".join(f"[({x}) {safe(o)}]" for x, o in zip("ABCD", options))
                printed += f"\n#pad(left: 8mm)[#grid(columns: (1fr, 1fr), row-gutter: 6pt, {cells})]"
                said = f"({'ABCD'[answer]})"
                items.append(item(question, options[answer], number[:-1], marks, choices("ABCD", options), kind="mcq", answer_label="ABCD"[answer], stem=stem, section=head))
            else:
                lines = 2 if marks < 15 else 3
                printed += "\n" + "#v(14pt)#line(length: 100%, stroke: 0.4pt)\n" * lines
                said = safe(answer)
                items.append(item(question, answer, number[:-1], marks, stem=stem, section=head))
            body += f"#block(breakable: false, above: 12pt)[{printed}]\n"
            key += f"#grid(columns: (8mm, 1fr), [{number[:-1]}\\.], [{said}])\n"
    source = f"""#set page(paper: "a4", margin: {draw.one([18, 20, 22])}mm, numbering: "1")
#set text(font: ({draw.one(['"Carlito"', '"Liberation Sans"', '"Lato"'])},), size: 11pt, lang: "pt")
#align(center)[#text(1.3em, weight: "bold")[Ficha de Avaliação de Ciências Naturais]\\ Escola Básica da Ribeira Nova #h(6mm) 8.º ano]
#table(columns: (1fr, 3cm, 3cm), [Nome: ], [N.º: ], [Turma: ], [Professora: ], [Data: ], [Nota: ])
{body}
#pagebreak()
#align(center)[#text(1.2em, weight: "bold")[Proposta de correção]]
{key}
"""
    return Document("typst", source, items)


# Exercises of a textbook, with the odd ones answered

EARTH = [
    ("6.1", "Minerals and rocks", [("Name the three main types of rock.", "Igneous, sedimentary and metamorphic."), ("Explain how cleavage differs from fracture.", ""), ("Why do crystals in granite grow larger than those in basalt?", "Granite cools slowly underground, so its crystals have more time to grow."), ("Which mineral is number 10 on the Mohs scale?", "")]),
    ("6.2", "Plates in motion", [("What is the difference between a convergent and a divergent boundary?", "Plates move together at a convergent boundary and apart at a divergent one."), ("List three pieces of evidence for continental drift.", ""), ("A plate moves 5 cm a year. How far does it move in a million years?", "50 km"), ("Describe how a chain of volcanic islands forms above a hot spot.", ""), ("Which kind of boundary is the San Andreas Fault?", "A transform boundary.")]),
    ("6.3", "Earthquakes", [("Define epicentre.", ""), ("Which seismic waves cannot travel through the outer core?", "S waves, because the outer core is liquid."), ("How many stations are needed to locate an earthquake?", ""), ("Why can a weak earthquake do more damage than a strong one?", "It may be shallower, or nearer to a town with weak buildings."), ("Explain what causes a tsunami.", "")]),
]


@layout(HALF, "exercises-pontcysyllte", "end of a chapter of a textbook, XeLaTeX: exercises in two columns under numbered heads, numbers that go on, answers to the odd ones on a later page under the number of the chapter")
def exercises_pontcysyllte(draw):
    body, items, key, n = r"{\LARGE\bfseries Chapter 6 Exercises}\par\medskip\hrule\begin{multicols}{2}", [], "", 0
    for number, title, asked in EARTH:
        body += rf"\needspace{{2cm}}\medskip{{\bfseries {number}\quad {tex(title)}}}\par "
        for question, answer in asked:
            n += 1
            body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}"
            if answer:
                key += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(answer)}}}"
            items.append(item(question, answer or None, str(n), section=f"{number} {title}"))
    body += r"\end{multicols}\medskip{\small Answers to the odd-numbered exercises are on the next page.}\newpage{\LARGE\bfseries Answers to odd-numbered exercises}\par\medskip\hrule\medskip{\large\bfseries Chapter 6}\par\begin{multicols}{2}" + key + r"\end{multicols}"
    engine, source = document(draw, body, ["libertine", "schoolbook", "notoserif"], (10, 11), (20, 24), head=r"\fancyhead[L]{\small\textsc{The Restless Planet}}\fancyhead[R]{\small\thepage}", foot="", extra=r"\setcounter{page}{142}\setlength\columnsep{9mm}")
    return Document(engine, source, items)


# Reading test of English

READING = [
    "In the hills of central Italy a cheese is made that owes its taste to the stones. For at least five hundred years, farmers near the village of Talamello have lowered their cheeses into pits cut in the soft rock. The pits were once used to hide grain from soldiers, and it was probably by chance that somebody found out what they do to cheese.",
    "Today the pits are lined with straw and burned out with a small fire before they are filled in August. Up to two hundred cheeses, each in a cotton bag, are piled into one pit. It is then sealed with boards and plaster, and nobody may open it for three months. Without air, and at a steady temperature of about eighteen degrees, the cheeses lose most of their fat and press each other into odd shapes.",
    "On 25 November the pits are opened in front of the whole village. Visitors come from as far away as Milan, and the smell is said to reach the next valley. Only nine families still own a pit, but their children seem willing to carry on: the price of the cheese has doubled since 2005.",
]
STATEMENTS = [("The pits were made in order to ripen cheese.", "FALSE"), ("A fire is lit in the pits before the cheeses are put in.", "TRUE"), ("The straw comes from farms in the village.", "NOT GIVEN"), ("The pits may be checked once a month.", "FALSE"), ("The owners of pits have to pay a fee to the village.", "NOT GIVEN"), ("The cheese costs more than it did in 2005.", "TRUE")]
COMPLETE = [("Each cheese is put into a bag made of", "", "cotton"), ("A pit is closed with", "and plaster.", "boards"), ("In the pits the cheeses lose most of their", "", "fat")]
CHOOSE = [("The pits were first used for", ["burning straw", "storing water", "hiding grain", "keeping animals"], 2), ("The pits are opened in", ["August", "November", "September", "December"], 1), ("What does the writer say about the children of the families?", ["They have moved to Milan.", "They want to sell the pits.", "They dislike the smell.", "They seem ready to continue the work."], 3)]


@layout(HALF, "reading-halny", "reading test for learners of English, XeLaTeX: passage with a title, Questions 1–6 TRUE, FALSE or NOT GIVEN, 7–9 sentences to complete with dots, 10–12 with A to D, key in two columns on the last page")
def reading_halny(draw):
    heads = ["Questions 1–6", "Questions 7–9", "Questions 10–12"]
    dots = "......................."
    body, items, key = r"{\Large\bfseries READING PASSAGE 1}\par\medskip You should spend about 20 minutes on \textbf{Questions 1–12}, which are based on the passage below.\par\bigskip\begin{center}\textbf{Cheese from the ground}\end{center}" + r"\par\medskip ".join(tex(p) for p in READING), [], []
    body += rf"\newpage{{\large\itshape\bfseries {heads[0]}}}\par\medskip Do the following statements agree with the information given in the passage?\par\smallskip Write\par\begin{{tabular}}{{@{{\hspace{{8mm}}}}ll}}\textbf{{TRUE}} & if the statement agrees with the information\\\textbf{{FALSE}} & if the statement contradicts the information\\\textbf{{NOT GIVEN}} & if there is no information on this\end{{tabular}}\par\medskip "
    n = 0
    for text, answer in STATEMENTS:
        n += 1
        body += rf"\lab{{4mm}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(text)}}}"
        items.append(item(text, answer if answer == "NOT GIVEN" else answer.title(), str(n), kind="truefalse", section=heads[0]))
        key.append((n, answer))
    body += rf"\bigskip\needspace{{4cm}}{{\large\itshape\bfseries {heads[1]}}}\par\medskip Complete the sentences below. Choose \textbf{{ONE WORD ONLY}} from the passage for each answer.\par\medskip "
    for before, after, answer in COMPLETE:
        n += 1
        text = f"{before} {dots} {after}" if after else f"{before} {dots}"
        body += rf"\lab{{4mm}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(text)}}}"
        items.append(item(text, answer, str(n), kind="gap", section=heads[1]))
        key.append((n, answer))
    body += rf"\bigskip\needspace{{4cm}}{{\large\itshape\bfseries {heads[2]}}}\par\medskip Choose the correct letter, \textbf{{A}}, \textbf{{B}}, \textbf{{C}} or \textbf{{D}}.\par\medskip "
    for question, options, right in CHOOSE:
        n += 1
        body += rf"\needspace{{3cm}}\lab{{4mm}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}" + "".join(rf"\lab{{13mm}}{{9mm}}{{\textbf{{{x}}}}}{{{tex(o)}}}" for x, o in zip("ABCD", options)) + r"\medskip "
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], section=heads[2]))
        key.append((n, "ABCD"[right]))
    body += r"\newpage{\Large\bfseries Answer key}\par\medskip\textbf{Reading Passage 1}\begin{multicols}{2}" + "".join(rf"\lab{{0pt}}{{9mm}}{{{k}}}{{{answer}}}" for k, answer in key) + r"\end{multicols}\textit{Spelling must be correct. Either upper or lower case may be used.}"
    engine, source = document(draw, body, ["arial", "helvetica", "noto"], (11,), (22, 26), head=r"\fancyhead[L]{\small Practice Test 2}\fancyhead[R]{\small Reading}", foot=r"\thepage")
    return Document(engine, source, items)


# Talk on safety at work

TOOLBOX = [
    ("Who must check a ladder before it is used?", ["The person who uses it", "The site manager only", "The manufacturer", "Nobody, if it is new"], [0]),
    ("At what angle should a leaning ladder stand?", ["About 45 degrees", "About 60 degrees", "About 75 degrees", "About 90 degrees"], [2]),
    ("What does three points of contact mean?", ["Three people hold the ladder", "Two feet and one hand, or two hands and one foot, stay on the ladder", "The ladder touches the wall in three places"], [1]),
    ("Which fire extinguisher must not be used on electrical equipment?", ["Water", "Carbon dioxide", "Dry powder"], [0]),
    ("What is the first thing to do when you find a gas leak?", ["Look for the leak with a lighter", "Leave the area and raise the alarm", "Open the valve further", "Finish your task"], [1]),
    ("Which TWO of these are signs of heat exhaustion?", ["Dizziness", "A strong appetite", "Heavy sweating", "Blue lips"], [0, 2]),
    ("How should a heavy box be lifted?", ["With a bent back and straight legs", "With a twist of the body", "With a straight back and bent knees"], [2]),
    ("A colleague is not wearing a helmet on the site. What should you do?", ["Say nothing", "Remind the colleague politely and tell the supervisor if needed", "Take a photograph"], [1]),
    ("What colour are signs that tell you what you must do?", ["Red", "Yellow", "Green", "Blue"], [3]),
    ("Where are near misses reported?", ["In the accident book of the hospital", "On the yellow card at the gate", "They are not reported"], [1]),
]


@layout(HALF, "toolbox-ribblehead", "quiz after a talk on safety, word processor: name and signature above, squares without letters before the options; trainer’s answers in another file, the number and the words of the right option")
def toolbox_ribblehead(draw):
    body, items = paragraph(run("Calder & Ure Construction Ltd", "B")) + paragraph(run("Toolbox Talk 12: Working Safely"), "Title") + paragraph(run("Name: __________________________\tSite: ______________"), "Tabs") + paragraph(run("Signature: ______________________\tDate: ______________"), "Tabs") + paragraph(run("Tick the right box. Some questions have two right answers. You need eight out of ten to pass.")), []
    key = paragraph(run("Calder & Ure Construction Ltd", "B")) + paragraph(run("Toolbox Talk 12: Trainer’s answer sheet"), "Title") + paragraph(run("Go through the answers with the group after the quiz.")) + paragraph(run("Keep the signed sheets for three years.", "I"))
    for n, (question, options, right) in enumerate(TOOLBOX, 1):
        body += paragraph(run(f"{n}.\t{question}"), "Ask")
        for k, option in enumerate(options):
            body += paragraph(run(f"☐\t{option}"), "Box" if k < len(options) - 1 else "Last")
        key += paragraph(run(f"{n}.\t" + options[right[0]]), "Part") + "".join(paragraph(run("\t" + options[k]), "Part") for k in right[1:])
        items.append(item(question, "\n".join(options[k] for k in right), str(n), None, choices([None] * len(options), options), kind="mcq" if len(right) == 1 else "multi"))
    keep = 'fo:keep-with-next="always"'
    styles = paragraph_style("Tabs", 0.3, tabs=[(9.0, "")]) + paragraph_style("Ask", 0.35, 1.0, -1.0, [(1.0, "")], bold=True, extra=keep) + paragraph_style("Box", 0.05, 1.8, -0.8, [(1.8, "")], extra=keep) + paragraph_style("Last", 0.05, 1.8, -0.8, [(1.8, "")])
    look = dict(fonts=[draw.one(["DejaVu Sans", "Noto Sans"])], sizes=(10,), margin=2.0, styles=styles)
    engine, source = office(draw, body, head="TBT 12 / Issue 3", **look)
    return Document(engine, source, items, office(draw, key, head="TBT 12 / Trainer", **look)[1])


# Retrieval practice

RETRIEVAL = [
    ("Which particle in an atom has a negative charge?", "Electron"), ("What is the charge of a neutron?", "0"), ("What does the atomic number tell you?", "The number of protons"), ("What are atoms of the same element with different numbers of neutrons called?", "Isotopes"),
    ("Who arranged the elements in a table in 1869?", "Mendeleev"), ("What is Group 7 called?", "The halogens"), ("Why are noble gases unreactive?", "They have a full outer shell"), ("What happens to the reactivity of Group 1 as you go down it?", "It increases"),
    ("What is an ion?", "A charged particle formed when an atom loses or gains electrons"), ("Which kind of bond joins two non-metals?", "Covalent"), ("What is the formula of methane?", "CH₄"), ("Why does graphite conduct electricity?", "It has delocalised electrons"), ("What is the pH of a neutral solution?", "7"), ("Which gas turns limewater cloudy?", "Carbon dioxide"),
]


@layout(HALF, "retrieval-tatara", "retrieval practice of a school, Chromium: grey table of number, question and answer with a line to fold along between them, name of the school and unit above, three columns of dates to tick at the right")
def retrieval_tatara(draw):
    asked = draw.some(RETRIEVAL, 13)
    body = "<div class=t><b>C1 Atoms, bonding and the periodic table</b><span>Westbeck Academy Science</span></div><p>Fold the page along the dotted line, cover the answers and test yourself. Tick what you know.</p><table><thead><tr><th><th>Question<th class=d>Answer<th>1st<th>2nd<th>3rd</tr></thead>"
    body += "".join(f"<tr><td>{n}<td>{web(q)}<td class=d>{web(a)}<td><td><td></tr>" for n, (q, a) in enumerate(asked, 1)) + "</table>"
    css = ".t { display: flex; justify-content: space-between; background: #263238; color: #fff; padding: 2mm 3mm } table { border-collapse: collapse; width: 99% } th { background: #cfd8dc } td, th { border: 1px solid #78909c; padding: 1.8mm 2.5mm; text-align: left } td:first-child { font-weight: bold; text-align: center; width: 7mm } .d { border-left: 2.5px dotted #000; width: 58mm } td:nth-child(n+4), th:nth-child(n+4) { width: 7mm }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Roboto"], (10.5, 11), css)
    return Document(engine, source, [item(q, a, str(n)) for n, (q, a) in enumerate(asked, 1)])


# Cloze with choices

CLOZE = [
    ("The first bridge across the strait was opened in 1826.", None, None),
    ("Before that, travellers had to {} a boat, and in winter many of them waited for days.", ["take", "ride", "carry", "drive"], 0),
    ("Farmers made their cattle swim, and some animals were {} in the strong current.", ["wasted", "lost", "missed", "failed"], 1),
    ("The engineer was asked to build a bridge high {} for tall ships to pass below it.", ["so", "too", "enough", "very"], 2),
    ("He decided to {} the road from sixteen iron chains.", ["fall", "hang", "lift", "pick"], 1),
    ("Nobody had ever {} this on such a scale.", ["done", "made", "got", "given"], 0),
    ("The work {} seven years, and only four men died.", ["spent", "passed", "lasted", "ran"], 2),
    ("In 1839 a storm damaged the road, which was {} of wood.", ["made", "done", "held", "put"], 0),
    ("The chains were replaced a century later by steel ones, {} the towers are still the old ones.", ["because", "unless", "but", "since"], 2),
    ("Today the bridge is so narrow that lorries have to be {} careful.", ["especially", "uniquely", "singly", "mostly"], 0),
]


@layout(HALF, "cloze-diablo", "cloze with choices of a language school, groff: passage with gaps (1) to (9) in bold and underscores, choices A to D as a table of nine rows, key upright in small print in the last line")
def cloze_diablo(draw):
    lines = [".ds RF Use of English  3", ".LP", "\\s+3\\fBPart 1\\fP\\s0", ".LP", "For questions 1\\(en9, read the text below and decide which answer (A, B, C or D) best fits each gap.", ".sp", ".ce", "\\fBA bridge of chains\\fP", ".LP", ".vs 20"]
    items, table_rows, key, n = [], [], [], 0
    for text, options, right in CLOZE:
        if options is None:
            lines.append(plain(text))
            continue
        n += 1
        lines.append(plain(text).replace("{}", f"\\fB({n})\\fP\\~__________"))
        table_rows.append("@".join([f"\\fB{n}\\fP", *(f"\\fB{x}\\fP  {o}" for x, o in zip("ABCD", options))]))
        key.append(f"{n} {'ABCD'[right]}")
        items.append(item(text.replace("{}", f"({n}) __________"), options[right], str(n), None, choices("ABCD", options), kind="gap", answer_label="ABCD"[right]))
    lines += [".br", ".vs", ".sp .5", ".TS", "tab(@);", "lw(.3i) lw(1.2i) lw(1.2i) lw(1.2i) lw(1.1i).", *table_rows, ".TE", ".sp 2", ".LP", "\\s-2Key: " + ",  ".join(key) + "\\s0"]
    engine, source = roff(draw, lines, (11, 12), ("T", "H", "P", "N"))
    return Document(engine, source, items)


# Reading test of a primary school

STORM = [
    "Nell woke because the house was holding its breath. All week the wind had rattled the shutters, and now there was nothing, not even the sea. She pulled on her brother’s boots, which were two sizes too big, and crept down the stairs.",
    "Grandad was already at the window with his telescope. “It’s turning,” he said without looking round. “When a north wind stops like that, it has only gone to fetch its brothers.”",
    "He handed her the lantern. Far out, beyond the harbour wall, a single sail was leaning like a tired man. “That’s the Robin,” whispered Nell. Her father was on the Robin.",
    "They ran to the tower. The rope of the bell was stiff with salt, and Nell had to hang from it with all her weight before the great bell gave its first slow note. Doors opened along the quay. By the time the first gust hit the roofs, thirty lanterns were burning on the wall, and the little sail had begun to turn towards them.",
]
STORM_ASKED = [
    ("What woke Nell?", 1, None, ["the silence / the wind had stopped"], []),
    ("Whose boots did Nell put on?", 1, None, ["her brother’s"], []),
    ("Find and copy one word from the first paragraph that shows that Nell tried to be quiet.", 1, None, ["crept"], []),
    ("What did Grandad use to look at the sea?", 1, ["a lantern", "a telescope", "a mirror", "a lamp on the wall"], 1, []),
    ("What did Grandad expect to happen after the wind had stopped?", 1, None, ["a stronger wind would come"], ["a storm"]),
    ("The sail was leaning like a tired man. What does this tell you about the boat?", 1, None, ["it was in trouble"], ["it was struggling"]),
    ("Why was Nell worried about the Robin?", 1, None, ["her father was on it"], []),
    ("Which word is closest in meaning to stiff?", 1, ["hard to bend", "very wet", "quite new", "easily broken"], 0, []),
    ("Give two reasons why it was hard for Nell to ring the bell.", 2, None, ["the rope was stiff", "the bell was heavy"], []),
    ("Explain how the people of the village helped the boat. Give two details from the text.", 2, None, ["they came out of their houses", "they lit lanterns on the wall"], []),
]


@layout(HALF, "storm-robiola", "reading booklet of a primary school, Chromium: story, questions with a number in a black square, lines, Tick one. above boxes, 1 mark in small print at the right edge; mark scheme in another file as a table Qu., Acceptable answers, Mark")
def storm_robiola(draw):
    body = "<h1>The Wind’s Brothers</h1>" + "".join(f"<p class=p>{web(p)}</p>" for p in STORM) + "<h2 class=n>Questions</h2>"
    scheme = "<h1>Reading mark scheme</h1><p>The Wind’s Brothers</p><table><thead><tr><th>Qu.<th>Acceptable answers<th>Mark</tr></thead>"
    items = []
    for n, (question, marks, options, points, allow) in enumerate(STORM_ASKED, 1):
        body += f"<div class=q><span class=b>{n}</span><div class=x><p>{web(question)}</p>"
        if options:
            body += "<p class=k>Tick <b>one</b>.</p>" + "".join(f"<div class=o><span>{web(o)}</span><span class=s></span></div>" for o in options)
            scheme += f"<tr><td>{n}<td>{web(options[points])}<td>{marks}</tr>"
            items.append(item(question, options[points], str(n), marks, choices([None] * 4, options), kind="mcq"))
        else:
            body += "<div class=l></div>" * (marks + (1 if n > 4 else 0))
            said = "".join(f"<div>• {web(p)}</div>" for p in points) if marks > 1 else web(points[0])
            said += "".join(f"<div><i>Also accept:</i> {web(a)}</div>" for a in allow)
            if marks > 1:
                said = "<div><b>Award 1 mark for each of:</b></div>" + said
            scheme += f"<tr><td>{n}<td>{said}<td>{marks}</tr>"
            answer = "\n".join(points) if marks > 1 else "\n".join(points[0].split(" / "))
            items.append(item(question, answer, str(n), marks, rubric=[{"text": p, "marks": 1} for p in points] if marks > 1 else None, allow=allow))
        body += f"</div><span class=m>{marks} mark{'s' if marks > 1 else ''}</span></div>"
    css = "h1 { font-size: 170% } .p { line-height: 1.6; margin: 0 0 3mm } .n { break-before: page } .q { display: flex; break-inside: avoid; margin-bottom: 7mm; align-items: flex-end } .b { background: #000; color: #fff; font-weight: bold; width: 8mm; height: 7mm; line-height: 7mm; text-align: center; align-self: flex-start } .x { flex: 1; padding: 0 6mm } .x p { margin: .6mm 0 2mm } .l { border-bottom: 1px solid #000; height: 9mm } .k { text-align: right; width: 70mm } .o { display: flex; justify-content: space-between; width: 70mm; margin: 1.5mm 0 1.5mm 6mm } .s { border: 1px solid #000; width: 6mm; height: 6mm } .m { width: 17mm; font-size: 80%; text-align: right; border-left: 1px solid #888 } table { border-collapse: collapse; width: 99% } td, th { border: 1px solid #000; padding: 1.6mm 3mm; text-align: left; vertical-align: top } td:first-child, td:last-child { width: 10mm; text-align: center }"
    fonts = [draw.one(["Open Sans", "Lato", "Comic Neue"])]
    engine, source = page(draw, body, fonts, (12,), css)
    return Document(engine, source, items, page(draw, scheme + "</table>", fonts, (11,), css)[1])
