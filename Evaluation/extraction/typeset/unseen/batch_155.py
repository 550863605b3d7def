"""The hundred and fifty-fifth: questions of citizenship, a quiz of a village hall, a board paper of India, a Dutch examination, a Spanish
test for public posts, exercises with worked solutions, exercises of a textbook, a quiz of a learning platform, a reading test, a
formula sheet, words of Chinese and an examination of a university.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, table, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from webpage import page, rows, web

HALF = "unseen"

# Questions of citizenship

CIVICS = [
    ("A: Principles of Government", [("What is the supreme law of the land?", ["the Constitution"], ""), ("What do we call the first ten amendments to the Constitution?", ["the Bill of Rights"], ""), ("What is one right or freedom from the First Amendment?*", ["speech", "religion", "assembly", "press", "petition the government"], ""), ("What stops one branch of government from becoming too powerful?", ["checks and balances", "separation of powers"], "")]),
    ("B: System of Government", [("How many senators are there?", ["one hundred (100)"], ""), ("Who makes federal laws?", ["Congress"], ""), ("For how many years do we elect a President?", ["four (4)"], ""), ("What does the judicial branch do?", ["reviews laws", "explains laws", "decides if a law goes against the Constitution"], ""), ("In what month do we vote for President?*", ["November"], "")]),
    ("C: Rights and Responsibilities", [("What is one promise you make when you become a citizen?", ["give up loyalty to other countries", "obey the laws of the country", "be loyal to the country"], ""), ("How old do citizens have to be to vote for President?*", ["eighteen (18) and older"], ""), ("What are two ways in which people can take part in their democracy?", ["vote", "join a political party", "help with a campaign", "run for office"], "")]),
]


@layout(HALF, "civics-bluestem", "questions for the interview of new citizens, LaTeX: heads in capitals and bold subheads, numbers in bold that run on, possible answers as small squares below each, asterisks explained in italics")
def civics_bluestem(draw):
    body, items, n = r"\begin{center}{\Large\bfseries Civics Questions for the Naturalization Interview}\end{center}The questions below are asked orally. The officer will ask the applicant up to ten of them, and six must be answered correctly.\par\smallskip\textit{* If you are 65 years old or older, you may study only the questions that are marked with an asterisk.}\par\bigskip{\centering\large\bfseries AMERICAN GOVERNMENT\par}", [], 0
    for head, asked in CIVICS:
        body += rf"\medskip\needspace{{25mm}}\textbf{{{head}}}\par "
        for question, answers, _ in asked:
            n += 1
            listed = "".join(rf"\lab{{10mm}}{{6mm}}{{\raisebox{{.4ex}}{{\tiny$\blacksquare$}}}}{{{tex(answer)}}}" for answer in answers)
            body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{10mm}}{{\textbf{{{n}.}}}}{{\textbf{{{tex(question)}}}}}{listed}\end{{minipage}}\par\smallskip" + "\n"
            items.append(item(question.rstrip("*"), "\n".join(answers), str(n), section=head))
    engine, source = document(draw, body, ["arial", "timesnew", "helvetica"], (10, 11), (22, 25), foot=r"\fancyfoot[L]{\footnotesize\thepage}\fancyfoot[R]{\footnotesize (rev. 01/19)}", paper="letterpaper")
    return Document(engine, source, items)


# Quiz of a village hall

ROUNDS = [
    ("Round 1 – Food and Drink", [("Which nut is used to make marzipan?", "Almond"), ("From which country does feta cheese come?", "Greece"), ("What is the main ingredient of hummus?", "Chickpeas"), ("Which fruit is dried to make a prune?", "Plum"), ("Which spirit goes into a mojito?", "(White) rum")]),
    ("Round 2 – On the Map", [("Which river flows through Vienna?", "Danube"), ("What is the capital of New Zealand?", "Wellington"), ("Which is the smallest country in the world?", "Vatican City"), ("On which island is Mount Etna?", "Sicily"), ("Which sea lies between Sweden and Estonia?", "The Baltic")]),
    ("Round 3 – Bits and Bobs", [("How many squares are there on a chessboard?", "64"), ("What is a group of crows called?", "A murder"), ("Who painted The Night Watch?", "Rembrandt"), ("In which year did the Berlin Wall fall?", "1989")]),
]


@layout(HALF, "pubquiz-ryegrass", "quiz of a village hall, word processor: questioner’s sheet with rounds and numbers that begin again, jokes and rules for the reader; answers in their own file as a ruled table with one column for each round")
def pubquiz_ryegrass(draw):
    body, items = paragraph(run("Ashcombe Village Hall Grand Quiz"), "Title") + paragraph(run("In aid of the roof fund · Saturday 4 March · Teams of up to six", "I")) + paragraph(run("Read each question twice. No phones! Play your joker before the round starts.")), []
    for head, asked in ROUNDS:
        body += paragraph(run(head), "Head")
        for n, (question, answer) in enumerate(asked, 1):
            body += paragraph(run(f"{n}.\t{question}"), "Part")
            items.append(item(question, answer, str(n), section=head))
    body += paragraph(run("Tie-break (nearest wins): ", "B") + run("How many steps are there in the Eiffel Tower from the ground to the top?"))
    items.append(item("How many steps are there in the Eiffel Tower from the ground to the top?", "1,665", None))
    long = max(len(asked) for _, asked in ROUNDS)
    lines = [[run(""), *[run(head, "B") for head, _ in ROUNDS]]]
    lines += [[run(str(n + 1), "B"), *[run(asked[n][1] if n < len(asked) else "") for _, asked in ROUNDS]] for n in range(long)]
    scheme = paragraph(run("Ashcombe Village Hall Grand Quiz – ANSWERS"), "Title") + paragraph(run("Markers: one point each, no half points. The questioner’s decision is final.")) + office_table(lines, [1.0, 5.2, 5.2, 5.2]) + paragraph(run("Tie-break: ", "B") + run("1,665"))
    engine, source = office(draw, body, ["Carlito", "Caladea"], (12,), 2.2)
    return Document(engine, source, items, office(draw, scheme, ["Carlito"], (11,), 2.0)[1])


# Board paper of India

BOARD = [
    ("SECTION A", 1, "Question numbers 1 to 4 carry 1 mark each.", [
        ("mcq", "The process of loss of water from the leaves of a plant as vapour is", ["transpiration", "translocation", "respiration", "excretion"], 0),
        ("mcq", "Which of the following is a non-renewable source of energy?", ["Wind", "Coal", "Sunlight", "Biogas"], 1),
        ("mcq", "The focal length of a plane mirror is", ["zero", "25 cm", "infinite", "−25 cm"], 2),
        ("mcq", "Rusting of iron is an example of", ["reduction", "sublimation", "distillation", "oxidation"], 3)]),
    ("SECTION B", 2, "Question numbers 5 to 8 carry 2 marks each.", [
        ("open", "State two differences between arteries and veins.", ["Arteries carry blood away from the heart; veins carry blood to the heart.", "Arteries have thick walls; veins have thin walls."]),
        ("open", "Why is tungsten used for the filament of electric bulbs?", ["It has a very high melting point.", "It has a high resistivity."]),
        ("open", "A wire of resistance 8 Ω is cut into two equal pieces that are joined in parallel. Find the resistance of the combination.", ["Each piece has a resistance of 4 Ω.", "R = 2 Ω"]),
        ("open", "What are decomposers? Give one example.", ["Organisms that break down dead plants and animals.", "Bacteria"])]),
    ("SECTION C", 3, "Question numbers 9 and 10 carry 3 marks each.", [
        ("open", "Explain how the pH of soil affects the growth of plants and how a farmer can treat soil that is too acidic.", ["Most plants grow best when the pH is close to 7.", "They cannot take up nutrients from very acidic soil.", "The farmer can add slaked lime to neutralise the acid."]),
        ("open", "Describe how the eye is able to see both near and distant objects clearly.", ["The ciliary muscles change the curvature of the lens.", "They relax for distant objects, so that the lens is thin.", "They contract for near objects, so that the lens is thick."])]),
]


@layout(HALF, "board-vetiver", "sample paper of an Indian board, word processor: table without rules with number, question and marks in three columns, options (a) to (d) two a row; marking scheme in its own file as a ruled table Q. No., Value points, Marks, Total")
def board_vetiver(draw):
    body = paragraph(run("SAMPLE QUESTION PAPER"), "Mid") + paragraph(run("SCIENCE (086)"), "Mid") + paragraph(run("CLASS X"), "Mid") + paragraph(run("Time allowed: 1 hour\tMaximum marks: 18")) + paragraph(run("General Instructions:", "B"))
    body += "".join(paragraph(run(f"({k})\t{text}"), "Part") for k, text in zip(["i", "ii", "iii"], ["All questions are compulsory.", "The question paper has three sections, A, B and C.", "Use of calculators is not permitted."]))
    items, n = [], 0
    lines = [[run("Q. No.", "B"), run("Value points", "B"), run("Marks", "B"), run("Total", "B")]]
    for head, marks, note, asked in BOARD:
        body += paragraph(run(head), "Mid") + paragraph(run(note, "I"))
        inner = []
        lines.append([run(""), run(head, "B"), run(""), run("")])
        for kind, question, *rest in asked:
            n += 1
            if kind == "mcq":
                options, right = rest
                text = run(question) + "</text:p>" + "".join(paragraph(run(f"({'abcd'[k]}) {options[k]}\t({'abcd'[k + 1]}) {options[k + 1]}"), "Two") for k in (0, 2))
                text = text[: -len("</text:p>")]
                lines.append([run(str(n)), run(f"({'abcd'[right]}) {options[right]}"), run("1"), run("1")])
                items.append(item(question, options[right], str(n), 1, choices("abcd", options), kind="mcq", answer_label="abcd"[right], section=head))
            else:
                text, points = run(question), rest[0]
                lines.append([run(str(n)), run("\n".join(points)), run("\n".join("1" * len(points))), run(str(marks))])
                items.append(item(question, "\n".join(points), str(n), marks, section=head, rubric=[{"text": point, "marks": 1} for point in points]))
            inner.append([run(f"{n}."), text, run(str(marks))])
        body += office_table(inner, [1.2, 14.2, 1.2], "Open")
    styles = paragraph_style("Mid", 0.2, bold=True, size=12, extra='fo:text-align="center"') + paragraph_style("Two", 0.05, 0, 0, [(7.0, "")])
    engine, source = office(draw, body, ["Liberation Serif", "Caladea"], (11,), 2.2, styles=styles)
    scheme = paragraph(run("MARKING SCHEME"), "Mid") + paragraph(run("SCIENCE (086)"), "Mid") + office_table(lines, [1.6, 11.6, 1.6, 1.6])
    return Document(engine, source, items, office(draw, scheme, ["Liberation Serif"], (11,), 2.2, styles=styles)[1])


# Dutch examination

VMBO = [
    ("Fietsen naar school", "Sanne fietst elke dag van haar dorp naar school. De afstand is 9 km. Op dinsdag heeft zij 30 minuten nodig.", [
        ("Bereken de gemiddelde snelheid van Sanne op dinsdag in km/h.", ["30 minuten is 0,5 uur", "de gemiddelde snelheid is 18 km/h"]),
        ("Waardoor remt een fiets op nat wegdek minder goed?", [("De lucht is vochtiger.", "De wrijving met de weg is kleiner.", "De massa van de fiets is groter."), 1]),
        ("Leg uit waarom Sanne bij tegenwind langzamer rijdt.", ["de luchtweerstand is groter", "dus is er meer kracht nodig voor dezelfde snelheid"]),
    ]),
    ("Waterkoker", "Een waterkoker is aangesloten op 230 V. De stroomsterkte is 8,7 A.", [
        ("Bereken het vermogen van de waterkoker.", ["P = U × I", "P = 2001 W"]),
        ("Welke energieomzetting vindt er in de waterkoker plaats?", [("van warmte naar elektrische energie", "van elektrische energie naar warmte", "van chemische energie naar warmte"), 1]),
        ("Noteer de temperatuur waarbij water kookt.", ["100 °C"]),
        ("Waarom heeft de waterkoker een handvat van kunststof?", [("Kunststof geleidt warmte slecht.", "Kunststof is zwaarder dan metaal.", "Kunststof geleidt stroom goed."), 0]),
    ]),
    ("Zonnepanelen", "Op het dak van een sporthal liggen 40 zonnepanelen. Elk paneel levert op een zonnige dag 1,5 kWh.", [
        ("Bereken hoeveel energie alle panelen samen op een zonnige dag leveren.", ["60 kWh"]),
        ("Geef twee voordelen van zonnepanelen voor het milieu.", ["er komt geen CO₂ vrij", "de zon raakt niet op"]),
        ("Leg uit waarom de panelen in de winter minder opleveren.", ["de zon staat lager en de dagen zijn korter", "dus valt er minder licht op de panelen"]),
    ]),
]


@layout(HALF, "vmbo-sedge", "Dutch school examination in physics, Chromium: points such as 2p in the margin before the bold number, choices A to C, topics as heads; correctievoorschrift in its own file with maximumscore and bullets")
def vmbo_sedge(draw):
    body, items, n = "<p class=h>Nask 1 · vmbo-kb · oefenexamen</p><p>Dit examen bestaat uit 10 vragen. Voor elk vraagnummer staat hoeveel punten met een goed antwoord behaald kunnen worden.</p>", [], 0
    scheme = "<p class=h>Nask 1 · vmbo-kb · correctievoorschrift</p><h3>4 Beoordelingsmodel</h3><p><i>Aan het juiste antwoord op een meerkeuzevraag wordt 1 scorepunt toegekend.</i></p>"
    for head, stem, asked in VMBO:
        body += f"<h2>{head}</h2><p class=s>{web(stem)}</p>"
        scheme += f"<h4>{head}</h4>"
        for question, key in asked:
            n += 1
            mcq = isinstance(key[0], tuple)
            marks = 1 if mcq else len(key)
            body += f"<div class=q><span class=p>{marks}p</span><b class=n>{n}</b><div>{web(question)}"
            if mcq:
                body += "".join(f"<br><b class=l>{letter}</b>{option}" for letter, option in zip("ABC", key[0]))
                letter = "ABC"[key[1]]
                scheme += f"<div class=k><b>{n}</b><span>{letter}</span></div>"
                items.append(item(question, key[0][key[1]], str(n), 1, choices("ABC", key[0]), kind="mcq", answer_label=letter, stem=stem, section=head))
            else:
                points = "".join(f"<li>{web(point)}<i>1</i></li>" for point in key) if marks > 1 else ""
                scheme += f"<div class=k><b>{n}</b><span><u>maximumscore {marks}</u>" + (f"<ul>{points}</ul>" if points else f"<br>{web(key[0])}") + "</span></div>"
                items.append(item(question, "\n".join(key), str(n), marks, stem=stem, section=head, kind="numeric" if question.startswith(("Bereken", "Noteer")) else "short", rubric=[{"text": point, "marks": 1} for point in key] if marks > 1 else None))
            body += "</div></div>"
    css = ".h { font-weight: bold; border-bottom: 1px solid #000 } h2 { font-size: 125%; margin: 6mm 0 1mm 18mm } .s { margin: 1mm 0 3mm 18mm } .q { display: flex; margin-bottom: 4mm; break-inside: avoid } .p { width: 8mm; flex: none; font-size: 85% } .n { width: 10mm; flex: none } .l { display: inline-block; width: 7mm } .k { display: flex; margin: 2.5mm 0; break-inside: avoid } .k > b { width: 12mm; flex: none } .k span { width: 120mm } .k u { text-decoration: none; font-weight: bold } .k ul { margin: 0; padding-left: 5mm } .k i { float: right; font-style: normal }"
    engine, source = page(draw, body, ["Liberation Sans"], (10.5, 11), css, language="nl")
    return Document(engine, source, items, page(draw, scheme, ["Liberation Sans"], (10.5,), css, language="nl")[1])


# Spanish test for public posts

OPOSICION = [
    ("¿En qué año se aprobó la Constitución española vigente?", ["1975", "1978", "1981", "1986"], 1), ("El Congreso de los Diputados se elige por un período de:", ["tres años", "cuatro años", "cinco años", "seis años"], 1),
    ("La capital del Estado es:", ["Barcelona", "Sevilla", "la villa de Madrid", "Toledo"], 2), ("¿Quién propone al candidato a la Presidencia del Gobierno?", ["El Senado", "El Tribunal Supremo", "El Consejo de Estado", "El Rey"], 3),
    ("Las Cortes Generales están formadas por:", ["el Congreso de los Diputados y el Senado", "el Gobierno y el Senado", "el Congreso y el Consejo de Estado", "las asambleas de las comunidades autónomas"], 0), ("La mayoría de edad se alcanza en España a los:", ["16 años", "17 años", "18 años", "21 años"], 2),
    ("El municipio está gobernado por:", ["la Diputación", "el Ayuntamiento", "la Delegación del Gobierno", "el Consejo Comarcal"], 1), ("¿Cuántas comunidades autónomas hay en España?", ["15", "16", "17", "19"], 2),
    ("El defensor de los derechos de los ciudadanos ante la Administración es:", ["el Fiscal General", "el Presidente del Senado", "el Ministro de Justicia", "el Defensor del Pueblo"], 3), ("¿Qué documento identifica a los ciudadanos españoles?", ["El DNI", "El NIE", "El empadronamiento", "El libro de familia"], 0),
    ("El bloque de registro de entrada de documentos se llama:", ["archivo", "registro general", "gaceta", "padrón"], 1), ("El plazo expresado en días, si no se dice otra cosa, se cuenta en días:", ["naturales", "hábiles", "festivos", "lectivos"], 1),
]


@layout(HALF, "oposicion-darnel", "test of a Spanish town hall for clerks, Typst: numbers with a full stop and dash, a) to d) stacked in two columns, model of the test in the head; template of answers in its own file as a grid with provisional in the title")
def oposicion_darnel(draw):
    body, items, cells = "", [], ""
    for n, (question, options, right) in enumerate(OPOSICION, 1):
        listed = " \\ ".join(f"{letter}) {text}" for letter, text in zip("abcd", options))
        body += f"#block(breakable: false, below: 5mm)[*{n}.-* #h(1mm) {question} #pad(left: 6mm, top: -1mm)[{listed}]]\n"
        cells += f"[{n}], [*{'abcd'[right].upper()}*],"
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    start = f"""#set page(paper: "a4", margin: (x: 18mm, y: 20mm), header: text(8pt)[Ayuntamiento de Villaclara #h(1fr) Auxiliar administrativo · Modelo A], footer: align(center, text(8pt)[#context counter(page).display("1 de 1", both: true)]))
#set text(font: ({draw.one(['"Noto Sans"', '"Liberation Sans"'])},), size: 10pt, lang: "es")
"""
    source = start + f"""#align(center)[#text(13pt, weight: "bold")[PRIMER EJERCICIO] \\ Cuestionario tipo test]
_No abra este cuestionario hasta que se le indique. Las respuestas erróneas descuentan un tercio de punto._
#line(length: 100%, stroke: 0.5pt)
#columns(2, gutter: 8mm)[
{body}
]
"""
    key = start + f"""#align(center)[#text(13pt, weight: "bold")[PLANTILLA PROVISIONAL DE RESPUESTAS] \\ Primer ejercicio · Modelo A]
#v(4mm)
#align(center, table(columns: 8, inset: 3mm, align: center, ..for _ in range(4) {{ ([Pregunta], [Respuesta]) }}, {cells}))
#v(4mm) Contra esta plantilla se podrán presentar alegaciones en el plazo de tres días hábiles.
"""
    return Document("typst", source, items, key)


# Exercises in statistics with worked solutions

STATS = [
    ("The numbers of goals in eight matches were 2, 0, 3, 1, 1, 4, 2 and 3. Find the mean number of goals.", [r"\bar x=\frac{2+0+3+1+1+4+2+3}{8}=\frac{16}{8}"], "2 goals", "The mean is"),
    ("Find the median of 14, 9, 21, 17, 11.", [r"9,\ 11,\ \mathbf{14},\ 17,\ 21"], "14", "There are five values in order, so the median is the third:"),
    ("A fair die is rolled twice. Find the probability that both numbers are even.", [r"P=\frac{1}{2}\times\frac{1}{2}"], "1/4", "The rolls are independent, so the probability is"),
    ("In a class of 30 pupils, 18 play football, 12 play tennis and 5 play both. How many play neither?", [r"18+12-5=25,\qquad 30-25=5"], "5 pupils", "Number who play neither:"),
    ("A variable X has the distribution B(10, 0.3). Find the mean of X.", [r"E(X)=np=10\times 0.3"], "3", "Therefore the mean is"),
    ("The heights of plants are normally distributed with mean 40 cm and standard deviation 5 cm. Find the standard score of a plant of height 47 cm.", [r"z=\frac{47-40}{5}"], "1.4", "The standard score is"),
    ("A sample of 64 bolts has a standard deviation of 2.4 mm. Find the standard error of the mean.", [r"\frac{2.4}{\sqrt{64}}=\frac{2.4}{8}"], "0.3 mm", "So the standard error is"),
    ("A bag holds 6 green and 4 yellow counters. Two are taken without replacement. Find the probability that both are green.", [r"P=\frac{6}{10}\times\frac{5}{9}=\frac{30}{90}"], "1/3", "This simplifies to"),
    ("The range of a set of data is 23 and its smallest value is 8. Find its largest value.", [r"8+23"], "31", "The largest value is"),
]


@layout(HALF, "solutions-liverwort", "revision exercises in statistics, pdfLaTeX: numbered questions, then Worked solutions under the same numbers with displayed equations and the last line in words")
def solutions_liverwort(draw):
    body, solved, items = r"{\Large\bfseries Revision Exercise 7}\par\smallskip Statistics and Probability\par\medskip ", r"\newpage{\Large\bfseries Worked solutions}\par\medskip ", []
    asked = draw.mixed(STATS)
    for n, (question, steps, answer, words) in enumerate(asked, 1):
        body += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}\medskip" + "\n"
        shown = "".join(rf"\[{step}\]" for step in steps)
        solved += rf"\begin{{minipage}}{{\linewidth}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{shown}{words} {tex(answer)}.}}\end{{minipage}}\par\medskip" + "\n"
        items.append(item(question, answer, str(n), kind="numeric", answer_kind="contains"))
    body += r"\vfill\begin{center}\fbox{\parbox{0.8\linewidth}{\textbf{Check yourself:} when you have finished, compare your work with the solutions on the next page and mark each step.}}\end{center}"
    engine, source = document(draw, body + solved, ["lm", "palatino", "times"], (11,), (24, 28), head=r"\fancyhead[L]{\small\itshape Chapter 7}\fancyhead[R]{\small\itshape Statistics and Probability}", foot=r"\thepage", extra=r"\renewcommand\headrulewidth{.4pt}")
    return Document(engine, source, items)


# Exercises of a textbook

SETS = [
    ("Exercise 4A", [
        ("Expand:", [("3(x + 4)", "3x + 12"), ("5(2a − 1)", "10a − 5"), ("x(x + 7)", "x² + 7x")]),
        ("Solve:", [("2x + 5 = 17", "x = 6"), ("4y − 9 = 3", "y = 3"), ("6 − n = 10", "n = −4")]),
        ("The sides of a triangle are x cm, 2x cm and 15 cm long. Its perimeter is 42 cm. Find x.", "9"),
    ]),
    ("Exercise 4B", [
        ("Factorise:", [("6x + 9", "3(2x + 3)"), ("x² − 5x", "x(x − 5)"), ("x² − 16", "(x + 4)(x − 4)")]),
        ("Three consecutive numbers have the sum 72. Find the largest of them.", "25"),
        ("Evaluate 2a² − b for", [("a = 3, b = 8", "10"), ("a = −2, b = 5", "3"), ("a = 0, b = −7", "7")]),
    ]),
]


@layout(HALF, "exercise-maitake", "two exercises of a textbook, LaTeX: number in colour, parts a b c in bold across the line, a reminder in a frame before them; Answers on the last page in two columns run in by number")
def exercise_maitake(draw):
    body, key, items = r"{\color{teal}\LARGE\bfseries 4\quad Algebra}\par\medskip\fbox{\parbox{0.96\linewidth}{\textbf{Remember}\par To expand a bracket, multiply every term inside it by the factor outside: $a(b+c)=ab+ac$.\par To factorise, take out the largest common factor first.}}\par ", r"\newpage{\color{teal}\LARGE\bfseries Answers}\par\medskip\begin{multicols}{2}\raggedright ", []
    for head, asked in SETS:
        body += rf"\bigskip{{\color{{teal}}\large\bfseries {head}}}\par "
        key += rf"\smallskip\textbf{{{head}}}\par "
        for n, (text, parts) in enumerate(asked, 1):
            label = rf"\lab{{0pt}}{{8mm}}{{\textcolor{{teal}}{{\textbf{{{n}}}}}}}"
            if isinstance(parts, str):
                body += label + rf"{{{tex(text)}}}\medskip" + "\n"
                key += rf"\textbf{{{n}}}\enspace {tex(parts)}\par "
                items.append(item(text, parts, str(n), kind="numeric", section=head))
                continue
            cells = "".join(rf"\makebox[50mm][l]{{\textbf{{{letter}}}\enspace {tex(part)}}}" for letter, (part, _) in zip("abc", parts))
            body += label + rf"{{{tex(text)}}}\hspace*{{8mm}}{cells}\par\medskip" + "\n"
            key += rf"\textbf{{{n}}}\enspace " + r"\quad ".join(rf"\mbox{{\textbf{{{letter}}} {tex(answer)}}}" for letter, (_, answer) in zip("abc", parts)) + r"\par "
            items += [item(part, answer, f"{n}({letter})", stem=text, kind="numeric", section=head) for letter, (part, answer) in zip("abc", parts)]
    engine, source = document(draw, body + key + r"\end{multicols}", ["libertine", "palatino", "arial"], (11,), (22, 24), foot=r"\fancyfoot[L]{\small\thepage}\fancyfoot[R]{\small Chapter 4: Algebra}", extra=r"\setcounter{page}{86}")
    return Document(engine, source, items)


# Quiz of a learning platform

PLATFORM = [
    ("Which part of a computer carries out the instructions of a program?", "processor", ["hard disk", "monitor", "power supply"]), ("How many bits are there in one byte?", "8", ["2", "16", "1024"]), ("Which of these is an operating system?", "Linux", ["Python", "HTML", "Excel"]),
    ("What does the abbreviation URL stand for?", "Uniform Resource Locator", ["Universal Radio Link", "User Record List", "Unified Reading Layer"]), ("Which memory loses its contents when the power is switched off?", "RAM", ["ROM", "SSD", "DVD"]), ("Which of the following is the strongest password?", "k7!Vr2#pQz9", ["password1", "12345678", "qwertyui"]),
    ("What is the binary number 1010 in decimal?", "10", ["5", "8", "12"]), ("An e-mail that pretends to come from your bank in order to get your password is called", "phishing", ["streaming", "caching", "routing"]), ("Which device connects a home network to the internet?", "router", ["scanner", "printer", "webcam"]),
    ("Which of these is used to store a value that may change while a program runs?", "variable", ["comment", "constant", "keyword"]),
]


@layout(HALF, "moodle-agaric", "review of a quiz on a learning platform printed from the browser: grey box with Question 1, Marked out of 1.00 and Flag question, pale blue panel with rings and a. to d., orange box The correct answer is:")
def moodle_agaric(draw):
    body, items = "<p class=c>Dashboard / My courses / ICT-101 / Week 2 / Quiz 2: Computer basics</p><h1>Quiz 2: Computer basics</h1><table class=t><tr><th>Started on<td>Tuesday, 10 October 2023, 9:02 AM</tr><tr><th>State<td>Finished</tr><tr><th>Time taken<td>11 mins 40 secs</tr></table>", []
    for n, (question, right, wrong) in enumerate(draw.mixed(PLATFORM), 1):
        options = draw.shuffled([right, *wrong])
        body += f"<div class=q><div class=i>Question <b>{n}</b><br><small>Not answered</small><br><small>Marked out of 1.00</small><br><small>⚑ Flag question</small></div><div class=r><div class=b><p>{web(question)}</p><p class=s>Select one:</p>" + "".join(f"<p class=o>◯ {letter}. {web(text)}</p>" for letter, text in zip("abcd", options)) + f"</div><div class=f>The correct answer is: {web(right)}</div></div></div>"
        items.append(item(question, right, str(n), 1, choices("abcd", options), kind="mcq", answer_label="abcd"[options.index(right)]))
    body += "<p class=e>Finish review</p>"
    css = ".c { font-size: 80%; color: #06c } h1 { font-size: 160%; font-weight: normal } .t { border-collapse: collapse; width: 100%; margin-bottom: 5mm } .t th, .t td { border: 1px solid #ccc; padding: 1mm 3mm; text-align: left } .t th { width: 35mm; text-align: right; background: #f5f5f5 } .q { display: flex; gap: 4mm; margin-bottom: 6mm; break-inside: avoid } .i { width: 32mm; flex: none; border: 1px solid #ccc; background: #f8f9fa; padding: 2mm; height: 22mm } .i b { font-size: 130% } .r { flex: 1 } .b { background: #e7f3f5; padding: 2mm 4mm } .b p { margin: 1mm 0 } .o, .i { font-family: inherit } .s { color: #001a1e } .f { background: #fcefdc; color: #7d5a29; padding: 2mm 4mm; margin-top: 2mm } .e { text-align: right; color: #06c }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Noto Sans"], (10, 10.5), css)
    return Document(engine, source, items)


# Reading test with shaded bubbles

STORY = [
    "On the first cold morning of June, Tom found the lamb behind the woolshed. It was so small that he could hold it in one arm, and it shook from its ears to its tail. Its mother was nowhere to be seen.",
    "“You can try,” said his grandfather, who had seen many winters on the farm, “but don’t give it a name yet.” He filled an old lemonade bottle with warm milk and showed Tom how to fit the rubber teat.",
    "For two days the lamb would not drink. Tom slept on a pile of sacks next to the stove so that he could try every few hours. On the third night he woke because something was pulling at his sleeve. The lamb stood on four thin legs and looked at him as though he were late.",
    "In the morning his grandfather looked at the empty bottle and smiled. “Well,” he said, “now you had better think of a name.”",
]
READING = [
    ("Where did Tom find the lamb?", "behind the woolshed", ["beside the stove", "in a pile of sacks", "on the road"]), ("In which season does the story take place?", "winter", ["spring", "summer", "autumn"]), ("The lamb shook because it was", "cold.", ["angry.", "old.", "playful."]),
    ("Why did the grandfather say that Tom should not name the lamb yet?", "He was not sure that it would live.", ["He wanted to name it himself.", "He did not like animals.", "He knew whose lamb it was."]), ("What was the lemonade bottle used for?", "feeding the lamb", ["keeping Tom warm", "calling the mother", "cleaning the stove"]),
    ("Why did Tom sleep next to the stove?", "to be able to feed the lamb at night", ["because his bed was broken", "to hide from his grandfather", "because he was ill"]), ("What pulled at Tom’s sleeve?", "the lamb", ["his grandfather", "a dog", "the mother sheep"]),
    ("The words “as though he were late” suggest that the lamb was", "impatient.", ["sleepy.", "frightened.", "lost."]), ("How did the grandfather know that the lamb had drunk?", "The bottle was empty.", ["The lamb was bigger.", "Tom told him.", "He heard it at night."]), ("A good title for this story would be", "The Third Night.", ["A Day at the Beach.", "How to Make Lemonade.", "The Lost Sleeve."]),
]


@layout(HALF, "reading-spinifex", "Australian reading test, Chromium: story in a tinted box with a title, questions with numbers in circles and empty bubbles without letters, Shade one bubble; key in its own file in words in a ruled table with the skill")
def reading_spinifex(draw):
    body = "<header>YEAR 5 READING<span>Shade one bubble for each question.</span></header><div class=x><h2>The lamb</h2>" + "".join(f"<p>{text}</p>" for text in STORY) + "</div><p class=u>Read <i>The lamb</i> and answer questions 1 to 10.</p>"
    items, lines = [], []
    skills = ["locating", "inferring", "vocabulary"]
    for n, (question, right, wrong) in enumerate(READING, 1):
        options = draw.shuffled([right, *wrong])
        body += f"<div class=q><b>{n}</b><div><p>{question}</p>" + "".join(f"<p class=o><i></i>{text}</p>" for text in options) + "</div></div>"
        lines.append((str(n), right, draw.one(skills)))
        items.append(item(question, right, str(n), None, choices([None] * 4, options), kind="mcq"))
    body += "<p class=z>END OF TEST</p>"
    css = "header { background: #333; color: #fff; padding: 2mm 4mm; font-weight: bold } header span { float: right; font-weight: normal } .x { background: #f1ead8; padding: 2mm 6mm; margin: 4mm 0 } .u { font-weight: bold } .q { display: flex; break-inside: avoid; margin-bottom: 3.5mm } .q > b { width: 7mm; height: 7mm; line-height: 7mm; border: 1.3px solid #333; border-radius: 50%; text-align: center; margin-right: 5mm; flex: none } .q p { margin: 1mm 0 } .o i { display: inline-block; width: 6mm; height: 3.2mm; border: 1px solid #333; border-radius: 50%; margin-right: 3mm } .z { text-align: center; font-weight: bold } table { border-collapse: collapse; width: 99% } th, td { border: 1px solid #666; padding: 1.5mm 3mm; text-align: left }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans", "Lato"], (11,), css)
    key = "<h2>Year 5 Reading: answers</h2><table><tr><th>Question<th>Answer<th>Skill</tr>" + rows(lines) + "</table>"
    return Document(engine, source, items, page(draw, key, ["Liberation Sans", "Noto Sans"], (11,), css)[1])


# Formula sheet

FORMULAE = [
    ("Motion", [("average speed", r"v=\frac{s}{t}"), ("acceleration", r"a=\frac{v-u}{t}"), ("final velocity", r"v^2=u^2+2as")]),
    ("Forces and energy", [("weight", r"W=mg"), ("work done", r"W=Fs"), ("kinetic energy", r"E_k=\tfrac12mv^2"), ("change in gravitational potential energy", r"\Delta E_p=mg\Delta h"), ("power", r"P=\frac{E}{t}")]),
    ("Electricity", [("charge", r"Q=It"), ("potential difference", r"V=IR"), ("electrical power", r"P=IV")]),
    ("Waves", [("wave speed", r"v=f\lambda"), ("period", r"T=\frac1f")]),
]
CONSTANTS = [("acceleration of free fall", "g", "9.81 m/s²"), ("speed of light in a vacuum", "c", "3.00 × 10⁸ m/s"), ("elementary charge", "e", "1.60 × 10⁻¹⁹ C"), ("mass of the electron", "m", "9.11 × 10⁻³¹ kg")]


@layout(HALF, "formulae-foxtail", "data and formulae sheet inserted in a physics examination, LaTeX: instructions to candidates, numbered heads, quantities with equations in two columns, table of constants; nothing to be found")
def formulae_foxtail(draw):
    body = r"\begin{center}{\Large\bfseries INSERT}\par\smallskip{\large\bfseries Data and formulae}\end{center}\textbf{INFORMATION}\par\begin{itemize}[nosep]\item This insert contains all the formulae that you may need.\item You may write on this insert. Your notes will not be marked.\item Do not hand this insert in with your answer book.\end{itemize}\medskip\hrule\medskip{\large\bfseries 1\quad Constants}\par\smallskip "
    body += table([[tex(a), rf"${b}$", tex(c)] for a, b, c in CONSTANTS], "|l|c|l|", ["Quantity", "Symbol", "Value"])
    for n, (head, lines) in enumerate(FORMULAE, 2):
        body += rf"\par\bigskip\needspace{{3cm}}{{\large\bfseries {n}\quad {head}}}\par\smallskip\renewcommand\arraystretch{{1.6}}\begin{{tabular}}{{@{{}}p{{75mm}}l}}" + r"\\[4pt]".join(rf"{name} & $\displaystyle {formula}$" for name, formula in lines) + r"\end{tabular}\renewcommand\arraystretch{1}"
    engine, source = document(draw, body, ["lm", "times", "arial"], (11,), (22, 26), foot=r"\fancyfoot[L]{\footnotesize PHY-2H/INS}\fancyfoot[C]{\thepage}")
    return Document(engine, source, [])


# Words of Chinese by lesson

LESSONS = [
    ("第一课 Lesson 1", [("朋友", "péngyou", "n.", "friend"), ("认识", "rènshi", "v.", "to know, to meet"), ("高兴", "gāoxìng", "adj.", "glad, happy"), ("老师", "lǎoshī", "n.", "teacher"), ("学习", "xuéxí", "v.", "to study"), ("教室", "jiàoshì", "n.", "classroom")]),
    ("第二课 Lesson 2", [("昨天", "zuótiān", "n.", "yesterday"), ("下雨", "xià yǔ", "v.", "to rain"), ("天气", "tiānqì", "n.", "weather"), ("非常", "fēicháng", "adv.", "very, extremely"), ("便宜", "piányi", "adj.", "cheap"), ("商店", "shāngdiàn", "n.", "shop"), ("水果", "shuǐguǒ", "n.", "fruit")]),
]


@layout(HALF, "words-mnium", "word list of a Chinese course, Chromium: table of five columns without upright rules, number, characters in large type, pinyin, word class in italics and English; lessons as bands across and numbers that run on")
def words_mnium(draw):
    body, items, n = "<h1>生词 <small>New words</small></h1><table><tr><th>No.<th>Chinese<th>Pinyin<th>Type<th>English</tr>", [], 0
    for head, words in LESSONS:
        body += f"<tr><td colspan=5 class=l>{head}</tr>"
        for a, b, c, d in words:
            n += 1
            body += f"<tr><td>{n}<td class=z>{a}<td>{b}<td><i>{c}</i><td>{d}</tr>"
            items.append(item(a, d, str(n), kind="vocabulary", section=head))
    body += "</table><p class=f>Mandarin for Beginners · Evening College · Term 1</p>"
    css = "h1 { font-size: 180%; color: #a61c1c; margin: 0 0 3mm } h1 small { font-size: 60%; color: #444 } table { border-collapse: collapse; width: 100% } th { text-align: left; border-bottom: 2px solid #a61c1c; padding: 1mm 3mm } td { border-bottom: 1px solid #ddd; padding: 1.3mm 3mm } .z { font-size: 140% } .l { background: #f6e3e3; font-weight: bold } .f { font-size: 80%; color: #777; text-align: center }"
    engine, source = page(draw, body, ["Noto Sans CJK SC", "Noto Serif CJK SC"], (11,), css)
    return Document(engine, source, items)


# Examination of a university

UNIVERSITY = [
    (None, [("Explain the difference between a shift of the demand curve and a movement along it.", 6), ("A tax of £2 per unit is placed on a good with inelastic demand. Discuss who bears most of the tax.", 10), ("Under what conditions does a price ceiling lead to a shortage?", 4)]),
    ("A firm has the total cost function C(q) = 100 + 4q + q², where q is output.", [("Derive the marginal cost and the average cost of the firm.", 5), ("Find the output at which average cost is lowest.", 7), ("The market price is 24. Find the output and the profit of the firm if it is a price taker.", 8)]),
    ("Two firms choose at the same time whether to advertise.", [("Define a dominant strategy.", 4), ("Explain why both firms may advertise although each would earn more if neither did.", 8), ("How does your answer change if the game is repeated without end?", 8)]),
    (None, [("Critically discuss the view that free trade benefits every group in a country.", 20)]),
]


@layout(HALF, "exam-brome", "examination of a university in economics, pdfLaTeX: cover lines, Answer THREE questions, Question 1 as bold head, (a) with [6 marks] in brackets at the right edge, CONTINUED and END OF PAPER; no answers")
def exam_brome(draw):
    year = draw.one(["2021", "2022", "2023"])
    body, items = rf"\begin{{center}}{{\large\bfseries UNIVERSITY OF NORTHBRIDGE}}\par\smallskip\textbf{{Department of Economics}}\par\smallskip EC1010 Principles of Microeconomics\par\smallskip Summer Examination {year}\end{{center}}\textbf{{Time allowed:}} 2 hours\hfill\textbf{{Calculators:}} permitted\par\smallskip Answer \textbf{{THREE}} questions. All questions carry equal weight (20 marks).\par\medskip\hrule ", []
    for n, (stem, parts) in enumerate(UNIVERSITY, 1):
        body += rf"\bigskip\needspace{{3cm}}\textbf{{Question {n}}}\par " + (tex(stem) + r"\par " if stem else "")
        for k, (question, marks) in enumerate(parts):
            label, number = (rf"\lab{{4mm}}{{9mm}}{{({'abc'[k]})}}", f"{n}({'abc'[k]})") if len(parts) > 1 else (r"\lab{0mm}{0mm}{}", str(n))
            body += label + rf"{{{tex(question)}\pushright{{[{marks} marks]}}}}\smallskip" + "\n"
            items.append(item(question, None, number, marks, stem=stem, kind="long" if marks > 9 else "short"))
    body += r"\vfill\begin{center}\textbf{END OF PAPER}\end{center}"
    engine, source = document(draw, body, ["cm", "times", "lm"], (11, 12), (26, 28), foot=rf"\fancyfoot[L]{{\small EC1010/{year}}}\fancyfoot[R]{{\small Page \thepage}}")
    return Document(engine, source, items)
