"""The hundred and fifty-second: what boards, publishers, companies and web sites print, by one who does not know the reader."""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"
NEW = paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page" fo:text-align="center"')


def typ(text):
    """The text for Typst's markup."""
    return "".join("\\" + sign if sign in "\\#$*_`<>@[]=~/-+'\"" else sign for sign in text)


# Caribbean paper in geography, no scheme

COASTS = [
    ("Study the table of monthly rainfall at a station in Dominica.", r"\begin{center}\textbf{Table 1: Rainfall (mm)}\par\smallskip\begin{tabular}{|l|c|c|c|c|c|c|}\hline Month & Jan & Mar & May & Jul & Sep & Nov\\\hline Rainfall & 130 & 75 & 95 & 275 & 230 & 225\\\hline\end{tabular}\end{center}", [
        ("(a)", "", None, [("(i)", "Name the wettest month shown in Table 1.", 1, 1), ("(ii)", "Calculate the difference in rainfall between March and September.", 2, 2)]),
        ("(b)", "Define the term ‘relief rainfall’.", 2, []),
        ("(c)", "Explain TWO ways in which hurricanes may harm the economy of an island.", 6, []),
    ]),
    ("Figure 2 in the insert shows a stretch of coast with a sea cave, an arch and a stack.", "", [
        ("(a)", "", None, [("(i)", "Identify the landform that stands apart from the cliff.", 1, 1), ("(ii)", "List the landforms in the order in which they were made.", 3, 2)]),
        ("(b)", "Describe the process of hydraulic action.", 4, []),
        ("(c)", "Suggest ONE reason why mangroves protect low coasts.", 2, []),
    ]),
    ("Bauxite has been mined in Jamaica since 1952.", "", [
        ("(a)", "State the metal that is made from bauxite.", 1, []),
        ("(b)", "Outline THREE effects of open-cast mining on the landscape.", 6, []),
        ("(c)", "Explain why Jamaica exports most of its alumina by sea.", 3, []),
    ]),
]


@layout(HALF, "paper-upolu", "geography paper of a Caribbean board: (a) (i), lines, (2 marks) in bold on a line of its own at the right, Total 11 marks, GO ON TO THE NEXT PAGE; no answers")
def paper_upolu(draw):
    body, items = r"\begin{center}\textbf{SECTION A}\par\smallskip\textbf{Answer ALL questions in this section.}\par\smallskip Write your answers in the spaces provided in this booklet.\end{center}", []
    worth = lambda m: rf"\par\nopagebreak\hfill\textbf{{({m} mark{'s' if m > 1 else ''})}}\par\smallskip "
    for n, (stem, table, parts) in enumerate(COASTS, 1):
        total = 0
        body += (r"\newpage " if n > 1 else r"\bigskip ") + rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(stem)}}}{table}"
        for label, question, marks, inner in parts:
            if inner:
                for k, (roman, asked, m, lines) in enumerate(inner):
                    body += rf"\medskip\needspace{{25mm}}\lab{{9mm}}{{18mm}}{{\makebox[9mm][l]{{{label if k == 0 else ''}}}{roman}}}{{{tex(asked)}}}" + r"\par\vspace{16pt}\hspace*{27mm}\rule{\dimexpr\linewidth-27mm}{0.4pt}\par" * lines + worth(m)
                    items.append(item(asked, None, f"{n}{label}{roman}", m, stem=stem, kind="numeric" if "Calculate" in asked else "short"))
                    total += m
            else:
                body += rf"\medskip\needspace{{25mm}}\lab{{9mm}}{{9mm}}{{{label}}}{{{tex(question)}}}" + r"\par\vspace{16pt}\hspace*{18mm}\rule{\dimexpr\linewidth-18mm}{0.4pt}\par" * min(marks, 4) + worth(marks)
                items.append(item(question, None, f"{n}{label}", marks, stem=stem))
                total += marks
        body += rf"\par\medskip\hfill\textbf{{Total {total} marks}}\par "
    engine, source = document(draw, body, ["timesnew", "times"], (11, 12), (22, 25), head=r"\fancyhead[C]{-- \thepage\ --}", foot=r"\fancyfoot[L]{\footnotesize 01254020/MOCK 2024}\fancyfoot[R]{\footnotesize\textbf{GO ON TO THE NEXT PAGE}}")
    return Document(engine, source, items)


# Indian board paper as a table with its marking scheme

BOARD_A = [
    ("The chemical name of rust is", ["hydrated iron(III) oxide", "iron sulphide", "iron carbonate", "anhydrous iron chloride"], 0),
    ("Which of these is a displacement reaction?", ["rusting of iron", "zinc dissolving in dilute acid", "burning of magnesium", "melting of wax"], 1),
    ("The image in a plane mirror is always", ["real and erect", "real and inverted", "virtual and erect", "virtual and inverted"], 2),
    ("The part of the eye that controls the size of the pupil is the", ["cornea", "retina", "lens", "iris"], 3),
]
BOARD_B = [
    ("Why is sodium kept under kerosene?", 2, ["It reacts vigorously with the oxygen and moisture of air.", "Kerosene keeps both away from it."]),
    ("State Ohm’s law and name the unit of resistance.", 2, ["Current is proportional to potential difference at constant temperature.", "The unit is the ohm."]),
    ("Write two differences between arteries and veins.", 2, ["Arteries carry blood from the heart, veins to the heart.", "Veins have valves and arteries have none."]),
]
BOARD_C = [
    ("A lamp rated 60 W is used for 5 hours a day. Find the energy it uses in 30 days in kWh.", 3, ["Energy = power × time", "60 W × 5 h × 30 = 9000 Wh", "9 kWh"]),
    ("Explain how the villi of the small intestine help absorption.", 3, ["They increase the surface area.", "They have thin walls.", "They are richly supplied with blood vessels."]),
    ("What is a food chain? Give an example with three links.", 3, ["A series of organisms in which each feeds on the one before it.", "It shows the flow of energy.", "Grass → grasshopper → frog"]),
]


@layout(HALF, "board-savaii", "science paper of an Indian board, word processor: tables Q.No., Question, Marks for each section, options (a) to (d) in the cell; MARKING SCHEME in the same form behind it")
def board_savaii(draw):
    wide = [1.5, 13.4, 1.8]
    body = paragraph(run("SAMPLE QUESTION PAPER 2024–25"), "Centre") + paragraph(run("Class X    Science (086)"), "Centre") + paragraph(run("Time allowed: 1 hour\tMaximum marks: 19"))
    body += paragraph(run("General Instructions:", "B")) + paragraph(run("(i) All questions are compulsory.  (ii) Draw neat and labelled diagrams wherever necessary.  (iii) Use of calculators is not permitted.", "I"))
    key, items, n = paragraph(run("MARKING SCHEME"), "New") + paragraph(run("Class X    Science (086)"), "Centre"), [], 0
    head, top = [run("Q.No.", "B"), run("Question", "B"), run("Marks", "B")], [run("Q.No.", "B"), run("Value points / key", "B"), run("Marks", "B")]
    lines, keys = [head], [top]
    for question, options, right in BOARD_A:
        n += 1
        lines.append([run(f"{n}."), run(question + "\n" + "\n".join(f"({letter}) {o}" for letter, o in zip("abcd", options))), run("1")])
        keys.append([run(f"{n}."), run(f"({'abcd'[right]}) {options[right]}"), run("1")])
        items.append(item(question, options[right], str(n), 1, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    body += paragraph(run("SECTION – A"), "Mid") + office_table(lines, wide)
    key += paragraph(run("SECTION – A"), "Mid") + office_table(keys, wide)
    for letter, asked in (("B", BOARD_B), ("C", BOARD_C)):
        lines, keys = [head], [top]
        for question, marks, points in asked:
            n += 1
            lines.append([run(f"{n}."), run(question), run(str(marks))])
            keys.append([run(f"{n}."), run("\n".join(points)), run(str(marks))])
            items.append(item(question, "\n".join(points), str(n), marks, rubric=[{"text": p, "marks": None} for p in points], kind="numeric" if "Find" in question else "short"))
        body += paragraph(run(f"SECTION – {letter}"), "Mid") + office_table(lines, wide)
        key += paragraph(run(f"SECTION – {letter}"), "Mid") + office_table(keys, wide)
    styles = NEW + paragraph_style("Centre", 0, bold=True, size=13, extra='fo:text-align="center"') + paragraph_style("Mid", 0.3, bold=True, extra='fo:text-align="center" fo:keep-with-next="always"')
    engine, source = office(draw, body + key, ["Liberation Serif", "Carlito"], (11,), 2.1, styles=styles)
    return Document(engine, source, items)


# Chapter assessment of a school textbook, no answers

ROCKS_CHOICE = [
    ("Which type of rock forms when magma cools?", ["sedimentary", "igneous", "metamorphic", "organic"]),
    ("What is the name for the breaking down of rock where it stands?", ["erosion", "deposition", "weathering", "cementation"]),
    ("Which mineral is the hardest on the Mohs scale?", ["talc", "quartz", "topaz", "diamond"]),
    ("Marble forms from which rock?", ["limestone", "granite", "shale", "basalt"]),
]
ROCKS_SHORT = ["Explain how a sedimentary rock can become a metamorphic rock.", "Why do intrusive rocks have larger crystals than extrusive rocks?", "How does the root of a tree help to break up rock?"]
ROCKS_THINK = ["Compare and contrast contact metamorphism and regional metamorphism.", "Predict what happens to a gravestone of limestone in a city with acid rain.", "A sample scratches glass and is scratched by topaz. Infer between which two values its hardness lies."]
ROCKS_MATHS = ("A cube of granite with sides of 2 cm has a mass of 21.6 g.", ["Find the volume of the cube.", "Find the density of the granite."])


@layout(HALF, "chapter-tongatapu", "assessment at the end of a chapter of a US textbook: coloured band, two columns, heads with numbers that run on, a. to d. stacked, a problem with parts; no answers")
def chapter_tongatapu(draw):
    head = lambda text: rf"\medskip\needspace{{25mm}}{{\large\bfseries\color{{teal}}{text}}}\par\smallskip "
    body, items, n = r"\colorbox{teal}{\parbox{\dimexpr\linewidth-2\fboxsep}{\color{white}\LARGE\bfseries\strut Chapter 6\quad Assessment}}\par\medskip\begin{multicols}{2}\raggedright ", [], 0
    body += head("Reviewing Concepts") + r"\textit{Choose the letter that best answers the question.}\par "
    for question, options in ROCKS_CHOICE:
        n += 1
        body += rf"\needspace{{28mm}}\smallskip\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}" + "".join(rf"\lab{{7mm}}{{6mm}}{{{letter}.}}{{{tex(o)}}}" for letter, o in zip("abcd", options))
        items.append(item(question, None, str(n), None, choices("abcd", options), kind="mcq"))
    for title, asked in (("Short Answer", ROCKS_SHORT), ("Critical Thinking", ROCKS_THINK)):
        body += head(title)
        for question in asked:
            n += 1
            body += rf"\smallskip\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}"
            items.append(item(question, None, str(n)))
    n += 1
    body += head("Math Skills") + rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(ROCKS_MATHS[0])}}}" + "".join(rf"\lab{{7mm}}{{6mm}}{{{letter}.}}{{{tex(q)}}}" for letter, q in zip("ab", ROCKS_MATHS[1]))
    items += [item(q, None, f"{n}({letter})", stem=ROCKS_MATHS[0], kind="numeric") for letter, q in zip("ab", ROCKS_MATHS[1])]
    body += head("Writing in Science")
    n += 1
    task = "Write a story in which a grain of sand tells how it came from a mountain to a beach."
    body += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(task)}}}\end{{multicols}}"
    items.append(item(task, None, str(n), kind="long"))
    engine, source = document(draw, body, ["helvetica", "palatino", "noto"], (10, 11), (18, 22), foot=r"\fancyfoot[R]{\small Rocks and Minerals\quad\textbf{\thepage}}\fancyfoot[L]{\small\color{teal}\textbf{Chapter 6}}", extra=r"\setlength\columnsep{9mm}\setcounter{page}{186}", paper="letterpaper")
    return Document(engine, source, items)


# Official sample paper of a certificate in project management

CERT = [
    ("What is a risk?", ["A problem that has already happened", "An uncertain event that would affect the objectives if it occurred", "A request for a change of scope", "A delay that the sponsor has agreed to"], 1, "1.4", "An event that has already happened is an issue (A). C and D are handled by change control."),
    ("Who owns the business case?", ["The project manager", "The team manager", "The sponsor", "The supplier"], 2, "2.1", "The sponsor is accountable for the benefits and so for the case that describes them."),
    ("Which document shows the order of tasks and their length?", ["Schedule", "Charter", "Register of stakeholders", "Lessons log"], 0, "3.2", "The others hold no dates."),
    ("Which statement about the critical path is correct?", ["It is the path with the most tasks.", "It is the path with the highest cost.", "Tasks on it have the greatest float.", "A delay to a task on it delays the end of the project."], 3, "3.3", "The path has no float, whatever its number of tasks or its cost."),
    ("What does a RACI matrix record?", ["The roles of people in each task", "The risks of each stage", "The rates of each contractor", "The requirements of each user"], 0, "2.3", "The letters stand for responsible, accountable, consulted and informed."),
    ("When should lessons be recorded?", ["Only when the project closes", "Only after a failure", "Throughout the project", "Before the project begins"], 2, "5.1", "Lessons that wait for the end are forgotten and help nobody in later stages."),
    ("Which response to a risk shifts its impact to a third party?", ["Accept", "Transfer", "Avoid", "Exploit"], 1, "4.2", "Insurance is the usual example."),
    ("What is the purpose of a stage gate?", ["To decide whether the project goes on", "To test the product with users", "To train new members of the team", "To pay the suppliers"], 0, "3.5", "The board looks at the case again and gives leave for the next stage, or does not."),
    ("A task was planned to cost 400 and has cost 500. What is the cost variance?", ["+100", "−100", "+0.8", "−0.8"], 1, "4.5", "Variance is earned value minus actual cost. C is near to the index, which is a ratio."),
    ("Which of these is an output of closing a project?", ["Charter", "Handover report", "Baseline of scope", "Plan for communication"], 1, "5.3", "The others are written when the project is started or planned."),
]


@layout(HALF, "cert-nauru", "sample paper of a certificate in project management by its institute, Chromium: 1) bold, A) to D) stacked; Answers and rationales behind it as a table Q, A, Syllabus ref, Rationale")
def cert_nauru(draw):
    body, items = "<div class=c><h1>Project Foundation Certificate</h1><p>Sample Paper B<br>Version 3.1</p><ul><li>10 multiple-choice questions. Attempt all of them.<li>There is one correct answer to each question.<li>You have 15 minutes. This is a closed-book examination.<li>You need 7 correct answers to pass.</ul></div>", []
    key = "<h2 class=n>Answers and rationales</h2><table><thead><tr><th>Q<th>A<th>Syllabus ref<th>Rationale</tr></thead>"
    for n, (question, options, right, ref, why) in enumerate(CERT, 1):
        body += f"<div class=q><p><b>{n})</b><span>{web(question)}</span></p>" + "".join(f"<p class=o>{letter}) {web(o)}</p>" for letter, o in zip("ABCD", options)) + "</div>"
        key += f"<tr><td>{n}<td>{'ABCD'[right]}<td>{ref}<td>{web(why)}</tr>"
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    css = "@page { @bottom-left { content: '© Institute of Project Practice. Sample Paper B'; font: 8pt Lato } @bottom-right { content: 'Page ' counter(page) ' of ' counter(pages); font: 8pt Lato } } h1 { color: #5b2a86; margin: 0 } .c { border-bottom: 2px solid #5b2a86; margin-bottom: 5mm } .q { break-inside: avoid; margin: 0 0 5mm } .q p { margin: 0 0 1mm; display: flex } .q b { flex: none; width: 10mm } .q .o { padding-left: 10mm } .n { break-before: page; color: #5b2a86 } table { border-collapse: collapse; width: 100% } th { background: #5b2a86; color: #fff } th, td { border: 1px solid #888; padding: 1.5mm 2mm; text-align: left; vertical-align: top } td:nth-child(-n+3) { text-align: center; width: 12mm }"
    engine, source = page(draw, body + key + "</table>", ["Lato", "Open Sans", "Roboto"], (10, 11), css)
    return Document(engine, source, items)


# Quiz of an e-learning course as its authoring tool publishes it to a word processor

LADDERS = [
    ("How often should a ladder at work be checked by its user?", ["Once a year", "Before each use", "Once a month", "After an accident"], [1], "Look at the feet, the rungs and the stiles each time before you climb."),
    ("At what angle should a leaning ladder stand?", ["45 degrees", "60 degrees", "75 degrees"], [2], "Use the rule of four up to one out."),
    ("Which of these must be kept on the ladder at all times?", ["One hand", "Both feet", "Three points of contact", "A tool in each hand"], [2], "Two feet and a hand, or two hands and a foot."),
    ("Select the two places where a ladder must not stand.", ["On a pallet", "On firm ground", "In front of a door that is not locked", "Against a strong wall"], [0, 2], "The base must be firm and nobody may be able to knock against it."),
    ("What is the longest time for work on a leaning ladder without a break?", ["10 minutes", "30 minutes", "1 hour", "2 hours"], [1], "For longer work, use a platform or a tower."),
    ("You find a ladder with a cracked rung. What should you do first?", ["Repair it with tape", "Use only the other rungs", "Take it out of use and label it", "Put it back in the store"], [2], "Nobody may use it until a competent person has repaired it."),
    ("Select the two items that you should wear.", ["Shoes with a firm sole", "Sandals", "A loose scarf", "Trousers that do not flap"], [0, 3], "Loose clothes catch on the rungs."),
    ("How far should a ladder reach above the landing that it leads to?", ["It should end at the landing", "About 1 metre", "About 3 metres"], [1], "You need something to hold while you step off."),
    ("Who may stand below a person who works on a ladder?", ["Nobody but the person who foots it", "Visitors", "Any member of the team"], [0], "Tools may fall."),
]


@layout(HALF, "training-niue", "quiz of an e-learning course published to a word processor: (Multiple Choice, 10 points, 1 attempt permitted) in a line of its own, table Correct and Choice with X, tables of feedback")
def training_niue(draw):
    asked = draw.some(LADDERS, 9)
    body, items = paragraph(run("Ladder Safety at Work – Final Quiz"), "Title") + paragraph(run("Published by: Halcyon Facilities Learning Team    Number of questions: 9    Passing score: 80%", "I")), []
    for n, (question, options, right, feedback) in enumerate(asked, 1):
        sort = "Multiple Choice" if len(right) == 1 else "Multiple Response"
        body += paragraph(run(f"{n}. {question}", "B"), "Ask") + paragraph(run(f"({sort}, 10 points, 1 attempt permitted)"), "Keep")
        body += office_table([[run("Correct", "B"), run("Choice", "B")], *[[run("X" if k in right else ""), run(o)] for k, o in enumerate(options)]], [2.2, 13])
        body += paragraph(run("Feedback when correct:", "B"), "Keep") + paragraph(run(f"That’s right! {feedback}"), "Keep") + paragraph(run("Feedback when incorrect:", "B"), "Keep") + paragraph(run("You did not select the correct response."), "Keep2")
        items.append(item(question, "\n".join(options[k] for k in right), str(n), 10, choices([None] * len(options), options), kind="mcq" if len(right) == 1 else "multi"))
    styles = paragraph_style("Ask", 0.6, extra='fo:keep-with-next="always"') + paragraph_style("Keep", 0.1, extra='fo:keep-with-next="always"') + paragraph_style("Keep2", 0)
    engine, source = office(draw, body, ["Liberation Sans", "Carlito"], (10,), 2.5, styles=styles)
    return Document(engine, source, items)


# Placement test of a language school

PLACE = [
    ("My sister ___ in a bank.", ["work", "works", "working"], 1), ("There ___ two cinemas in our town.", ["is", "am", "are"], 2), ("We ___ to Greece last summer.", ["went", "go", "have gone"], 0),
    ("Is this umbrella ___?", ["you", "your", "yours"], 2), ("She is ___ than her brother.", ["tall", "taller", "tallest"], 1), ("I haven’t finished ___.", ["yet", "already", "still"], 0),
    ("If it rains, we ___ at home.", ["would stay", "stayed", "will stay"], 2), ("He asked me where I ___.", ["lived", "do live", "did live"], 0), ("The letter ___ yesterday.", ["sent", "was sent", "has sent"], 1),
    ("I’m used to ___ up early.", ["get", "got", "getting"], 2), ("You ___ have told me sooner!", ["should", "must", "ought"], 0), ("Hardly ___ sat down when the phone rang.", ["I had", "had I", "did I"], 1),
    ("I wish I ___ more time.", ["have", "had", "would"], 1), ("The film was worth ___.", ["to see", "see", "seeing"], 2),
]


@layout(HALF, "placement-spinnaker", "placement test of a language school, Typst: two columns of sentences with gaps, a b c in a row below, box for the score; key as a grid with level bands on the next page")
def placement_spinnaker(draw):
    body, key, items = "", "", []
    for n, (text, options, right) in enumerate(PLACE, 1):
        shown = text.replace("___", "_____")
        row = " #h(5mm) ".join(f"*{letter}*~{typ(o)}" for letter, o in zip("abc", options))
        body += f"#block(breakable: false, below: 5mm)[#grid(columns: (8mm, 1fr), row-gutter: 2.5mm, [*{n}*], [{typ(shown)}], [], [{row}])]\n"
        key += f"[*{n}*~~{'abc'[right]}], "
        items.append(item(shown, options[right], str(n), None, choices("abc", options), kind="gap", answer_label="abc"[right]))
    source = f"""#set page(paper: "a4", margin: 20mm, footer: [#text(8pt)[© Harbourside English School #h(1fr) Placement Test A #h(1fr) #context counter(page).display()]])
#set text(font: {draw.one(['"Lato"', '"Open Sans"', '"Carlito"'])}, size: 11pt, lang: "en")
#text(20pt, weight: "bold", fill: rgb("#c2410c"))[Placement Test] #h(1fr) #box(stroke: 1pt, inset: 3mm)[Score: #h(12mm) \\/ 14]
#v(2mm) Name: #box(width: 60mm, line(length: 100%)) #h(6mm) Date: #box(width: 35mm, line(length: 100%))
#v(2mm) _Choose the best word or words (a, b or c) to complete each sentence. Do not guess; leave a blank if you do not know. You have 20 minutes._
#v(3mm)
#block(height: 96mm, columns(2, gutter: 9mm)[
{body}])
#pagebreak()
#text(16pt, weight: "bold")[Placement Test: Answer Key]
#v(3mm)
#table(columns: 7, inset: 3mm, {key})
#v(4mm)
*Levels*
#table(columns: 2, stroke: none, [0–4 correct], [Beginner (A1)], [5–8 correct], [Elementary (A2)], [9–11 correct], [Intermediate (B1)], [12–14 correct], [Upper intermediate (B2)])
"""
    return Document("typst", source, items)


# Unit of a grammar practice book with its key

UNIT_A = [("When I got home, the children ________ (sleep).", "were sleeping"), ("What ________ (you / do) when the lights went out?", "were you doing"), ("We ________ (see) a fox while we were walking to school.", "saw"), ("It ________ (not rain) when we left the house.", "wasn’t raining"), ("Tom ________ (burn) his hand while he was cooking dinner.", "burnt")]
UNIT_B = [("I was reading. The phone rang.", "I was reading when the phone rang."), ("He was driving too fast. The police stopped him.", "He was driving too fast when the police stopped him."), ("They were having lunch. The guests arrived.", "They were having lunch when the guests arrived."), ("She was running for the bus. She fell.", "She was running for the bus when she fell.")]
UNIT_C = [("The dog barked ________ we were talking.", "while"), ("It was late ________ the film ended.", "when"), ("We waited ________ the rain stopped.", "until"), ("She locked the door ________ she went out.", "before")]


@layout(HALF, "grammar-gennaker", "unit of a grammar practice book, groff: Exercise 12.1 with numbers that begin again, verbs in brackets, words in a box; Key to Exercises with 12.1 and answers run on")
def grammar_gennaker(draw):
    lines = [".P1", ".ds LH English Grammar Practice", ".ds RH Unit 12", ".ds CF \\\\n(PN", ".LP", "\\fB\\s+6Past continuous and past simple\\s0\\fP"]
    asked = [("12.1", "Complete the sentences. Use the past continuous or the past simple.", UNIT_A, "gap"), ("12.2", "Join the two sentences with \\fIwhen\\fP.", UNIT_B, "short"), ("12.3", "Complete the sentences with words from the box.", UNIT_C, "gap")]
    key, items = [".bp", ".LP", "\\fB\\s+4Key to Exercises\\s0\\fP"], []
    for label, task, rows, kind in asked:
        lines += [".LP", ".ne 8", f"\\fBExercise {label}\\fP", ".br", f"\\fI{task}\\fP" if "fI" not in task else task]
        if label == "12.3":
            lines += [".sp 0.3", ".B1", ".ce", "before\\ \\ \\ \\ \\ until\\ \\ \\ \\ \\ when\\ \\ \\ \\ \\ while", ".B2", ".sp 0.3"]
        key += [".LP", f"\\fB{label}\\fP\\ \\ " + "\\ \\ \\ ".join(f"\\fB{n}\\fP\\ {plain(a)}" for n, (_, a) in enumerate(rows, 1))]
        for n, (question, answer) in enumerate(rows, 1):
            lines += [f".IP {n} 4n", plain(question)]
            if kind == "short":
                lines += [".br", "_" * 50]
            items.append(item(question, answer, str(n), kind=kind, section=f"Exercise {label}"))
            items[-1] = {k: v for k, v in items[-1].items() if k not in ("context", "command")}
    engine, source = roff(draw, lines + key, (11, 12), ("T", "P", "N"))
    return Document(engine, source, items)


# Words with special meanings in a policy of travel insurance

POLICY = [
    ("Baggage", "Suitcases and other containers, with the clothing and personal belongings that you take on your trip."), ("Close relative", "Your mother, father, sister, brother, wife, husband, partner, child or grandparent."), ("Curtailment", "Cutting your trip short by returning home early because of an emergency that we have agreed to."),
    ("Doctor", "A registered medical practitioner who is not related to you or to anyone with whom you travel."), ("Excess", "The amount that you pay towards each claim, as shown in your schedule."), ("Home", "The address in the United Kingdom at which you normally live."),
    ("Insured person", "Each person named in the schedule for whom the premium has been paid."), ("Manual work", "Paid work that involves lifting, building, or the use of machines."), ("Period of insurance", "The dates between which cover is in force, as shown in your schedule."),
    ("Redundancy", "Losing a permanent job after two years of service with the same employer."), ("Unattended", "Out of your sight, or at more than arm’s length from you."), ("Valuables", "Jewellery, watches, cameras, telephones, computers and musical instruments."), ("Winter sports", "Skiing, snowboarding and sledging within the marked area of a resort."),
]


@layout(HALF, "glossary-carrick", "words with special meanings in an insurer's booklet, Typst: two columns of a grid with thin lines, term in bold colour, meaning at the right; a sentence of instruction above and a box below")
def glossary_carrick(draw):
    entries = draw.some(POLICY, 12)
    rows = "".join(f"[#text(fill: rgb(\"#7a1d5a\"), weight: \"bold\")[{typ(term)}]], [{typ(meaning)}],\n" for term, meaning in entries)
    source = f"""#set page(paper: "a4", margin: (x: 24mm, y: 22mm), footer: [#text(8pt)[Your Travel Policy Booklet #h(1fr) 9]])
#set text(font: {draw.one(['"Roboto"', '"Open Sans"', '"Lato"'])}, size: 10pt, lang: "en")
#text(22pt, fill: rgb("#7a1d5a"))[Definitions]
#v(2mm)
Some words in this policy have a special meaning. Wherever one of them appears in *bold*, it has the meaning that is given below. Words in the singular include the plural.
#v(3mm)
#table(columns: (42mm, 1fr), inset: (x: 2mm, y: 3mm), stroke: (x, y) => (bottom: 0.4pt + gray), {rows})
#v(5mm)
#block(fill: rgb("#f3e6ef"), inset: 4mm, width: 100%)[*Need to claim?* Call 0123 496 0000 between 8am and 6pm from Monday to Friday, and have your policy number ready.]
"""
    return Document("typst", source, [item(term, meaning, kind="definition") for term, meaning in entries])


# FAQ of a bank printed from the web

BANK = [
    ("Cards", [("How do I report a lost card?", "Freeze it in the app under Cards, then choose Report lost or stolen. You can also call us day and night on 0800 496 0111."), ("Can I use my card abroad?", "Yes. You can use it wherever you see the sign of the scheme. We charge a fee of 2.75% on each payment that is not in pounds."), ("What should I do if a cash machine keeps my card?", "Call us straight away so that we can cancel the card and send you a new one."), ("Why was my contactless payment declined?", "After five payments in a row, or above the limit of the shop, we ask you to enter your PIN to make sure that it is you.")]),
    ("Payments", [("How long does a transfer take?", "Most transfers arrive within a few minutes, but some may take up to two hours."), ("Can I cancel a standing order?", "You can cancel it in the app until 11pm on the day before it is due."), ("Is there a limit on online payments?", "You can send up to £25,000 a day in the app and online.")]),
    ("Your account", [("How do I change my address?", "Go to Profile, choose Personal details and type your new address. We may ask you for a proof of it."), ("Can I open an account for my child?", "Children from 6 to 15 can have a Young Saver account, which a parent opens in the app."), ("What is my IBAN?", "It is printed at the top of your statement and shown in the app below your sort code.")]),
]


@layout(HALF, "faq-funafuti", "help page of a bank printed by the browser: date and title in the head, address in the foot, breadcrumb, questions of an opened accordion with a sign at the right, answers below, lines between")
def faq_funafuti(draw):
    body, items = "<nav>Home › Help and support › <b>Frequently asked questions</b></nav><h1>Frequently asked questions</h1><div class=s>Search our help pages</div>", []
    for head, pairs in BANK:
        body += f"<h2>{head}</h2>"
        for question, answer in pairs:
            body += f"<section><h3><span>{web(question)}</span><i>−</i></h3><p>{web(answer)}</p></section>"
            items.append(item(question, answer, kind="faq"))
    body += "<div class=f>Was this page helpful? <u>Yes</u> <u>No</u></div><footer>Northgate Bank plc is authorised and regulated. Registered office: 4 Mill Lane, Leeds. Privacy · Cookies · Accessibility</footer>"
    css = "@page { @top-left { content: '14/03/2025, 10:22'; font: 7.5pt Arial } @top-center { content: 'FAQ | Northgate Bank'; font: 7.5pt Arial } @bottom-left { content: 'https://www.northgatebank.example/help/faq'; font: 7.5pt Arial } @bottom-right { content: counter(page) '/' counter(pages); font: 7.5pt Arial } } nav { font-size: 80%; color: #555 } h1 { color: #003b5c } .s { border: 1px solid #999; border-radius: 9mm; padding: 2mm 5mm; color: #777; width: 90mm } h2 { color: #003b5c; margin: 7mm 0 2mm; break-after: avoid } section { border-top: 1px solid #bbb; padding: 2mm 0; break-inside: avoid } h3 { font-size: 105%; margin: 1mm 0; display: flex; justify-content: space-between; font-weight: 600 } h3 i { font-style: normal; color: #0077a8 } section p { margin: 1mm 12mm 1mm 0 } .f { margin-top: 8mm } footer { font-size: 75%; color: #666; margin-top: 5mm; border-top: 2px solid #003b5c; padding-top: 2mm }"
    engine, source = page(draw, body, ["Open Sans", "Noto Sans", "Roboto"], (10, 11), css)
    return Document(engine, source, items)


# Words of a publisher for the Japanese test N5

NIHONGO = [
    ("1  Family and people", [("父", "ちち", "chichi", "father (one’s own)"), ("母", "はは", "haha", "mother (one’s own)"), ("兄", "あに", "ani", "older brother"), ("妹", "いもうと", "imōto", "younger sister"), ("友達", "ともだち", "tomodachi", "friend"), ("先生", "せんせい", "sensei", "teacher"), ("学生", "がくせい", "gakusei", "student")]),
    ("2  Time", [("今日", "きょう", "kyō", "today"), ("明日", "あした", "ashita", "tomorrow"), ("昨日", "きのう", "kinō", "yesterday"), ("毎朝", "まいあさ", "maiasa", "every morning"), ("午後", "ごご", "gogo", "afternoon"), ("来年", "らいねん", "rainen", "next year"), ("先週", "せんしゅう", "senshū", "last week")]),
]


@layout(HALF, "words-raiatea", "words for the Japanese test N5, Typst: dark bars with theme, table with box to tick, number that runs on, kanji, reading, romaji, meaning, bands of grey")
def words_raiatea(draw):
    tables, items, n = "", [], 0
    for theme, words in NIHONGO:
        rows = ""
        for kanji, kana, romaji, english in words:
            n += 1
            rows += f"[#box(width: 3mm, height: 3mm, stroke: 0.5pt)], [{n:03}], [#text(14pt)[{kanji}]], [{kana}], [_{romaji}_], [{typ(english)}],\n"
            items.append(item(kanji, english, f"{n:03}", kind="vocabulary"))
        tables += f"""#block(fill: rgb("#1f3b57"), inset: 2.5mm, width: 100%, below: 2mm)[#text(white, weight: "bold")[{theme}]]
#table(columns: (7mm, 11mm, 20mm, 25mm, 25mm, 1fr), align: left + horizon, stroke: none, fill: (x, y) => if calc.odd(y) {{ luma(92%) }}, [], [*No.*], [*Kanji*], [*Reading*], [*Romaji*], [*Meaning*], {rows})
#v(4mm)
"""
    source = f"""#set page(paper: "a5", margin: 13mm, footer: align(center, text(8pt)[Words for N5 · #context counter(page).display()]))
#set text(font: ({draw.one(['"Lato"', '"Noto Sans"'])}, "Noto Sans CJK JP"), size: 9.5pt, lang: "en")
#text(15pt, weight: "bold")[Day 3]
#v(1mm)
Tick a word when you know it. Review the whole list after one day and after one week.
#v(2mm)
{tables}"""
    return Document("typst", source, items)


# Sheet of a quiz host's company

HOST = [
    ("ROUND 1 – FOOD AND DRINK", [("Which nut is used in marzipan?", "Almond"), ("What is the main ingredient of hummus?", "Chickpeas"), ("From which country does the cheese halloumi come?", "Cyprus"), ("Which spirit is used in a mojito?", "White rum"), ("What kind of pasta has a name that means “little worms”?", "Vermicelli"), ("Which vegetable gives borscht its colour?", "Beetroot")]),
    ("ROUND 2 – THE SILVER SCREEN", [("Who directed “Psycho”?", "Alfred Hitchcock"), ("Which film of 1942 is set in Rick’s Café?", "Casablanca"), ("What is the name of the lion in “The Lion King” who is Simba’s father?", "Mufasa"), ("Which actress played Mary Poppins in the film of 1964?", "Julie Andrews"), ("In which city is “Amélie” set?", "Paris"), ("What is the name of the shark hunter in “Jaws”?", "Quint")]),
]


@layout(HALF, "quiz-tarawa", "pack of a company for quiz hosts, word processor: rounds as tables with number, question and answer in bold at the right, jackpot question in a box below")
def quiz_tarawa(draw):
    body, items = paragraph(run("QuizBox Weekly Pack 318"), "Title") + paragraph(run("Host copy. Please do not leave on the bar. Read each question twice. One point for each correct answer unless stated.", "I")), []
    for title, pairs in HOST:
        body += paragraph(run(title), "Head") + office_table([[run(str(n)), run(q), run(a, "B")] for n, (q, a) in enumerate(pairs, 1)], [1.0, 10.4, 5.4])
        items += [item(q, a, str(n), section=title) for n, (q, a) in enumerate(pairs, 1)]
    last = ("How many steps lead up to the top of the Leaning Tower of Pisa?", "251")
    body += paragraph(run("JACKPOT QUESTION"), "Head") + paragraph(run("The nearest team wins the rollover."), "Body") + office_table([[run(last[0]), run(last[1], "B")]], [11.4, 5.4])
    body += paragraph(run("© QuizBox Ltd. For use by subscribers only.", "I"))
    items.append(item(last[0], last[1], None, section="JACKPOT QUESTION"))
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (11,), 2.1, styles="")
    return Document(engine, source, items)


# Practice paper of a publisher with a scheme in a table

PHYSICS = [
    ("A student heats water in an electric kettle.", [
        ("mc", "Which energy store of the water increases?", ["chemical", "kinetic", "thermal", "elastic"], 2, None),
        ("", "The kettle has a power of 2000 W. Calculate the energy that it transfers in 90 s.", 2, ["2000 × 90", "180 000 J"], {"allow": ["180 kJ"]}),
        ("", "Explain why the kettle transfers less energy than this to the water.", 2, ["some energy heats the kettle", "some energy heats the air around it"], {"reject": ["energy is lost"]}),
    ]),
    ("A cyclist travels along a straight level road.", [
        ("", "State the difference between speed and velocity.", 1, ["velocity has a direction"], {"allow": ["speed is a scalar"]}),
        ("", "The cyclist speeds up from 4 m/s to 10 m/s in 12 s. Calculate the acceleration.", 2, ["6 ÷ 12", "0.5 m/s²"], {}),
        ("mc", "Which graph of distance against time shows a constant speed?", ["a horizontal line", "a straight line that slopes up", "a curve that gets steeper", "a curve that gets less steep"], 1, None),
        ("", "Describe how the forces on the cyclist compare when the speed is constant.", 2, ["the forces are equal in size", "they act in opposite directions"], {"allow": ["the resultant force is zero for 1 mark"]}),
    ]),
    ("Cobalt-60 emits gamma rays and is used in hospitals.", [
        ("", "Name one other type of radiation from a nucleus.", 1, ["alpha"], {"allow": ["beta", "neutron"]}),
        ("", "Give two ways in which a radiographer can reduce the dose that she receives.", 2, ["stand behind a lead screen", "spend less time near the source"], {"reject": ["wear gloves"]}),
        ("mc", "Which part of an atom emits gamma rays?", ["electron", "nucleus", "shell", "ion"], 1, None),
    ]),
]


@layout(HALF, "paper-majuro", "practice paper of a publisher, XeLaTeX: boxes with A to D behind them, (2) at the right, (Total for Question 1 = 5 marks); scheme in its own file: Question number, Answer, Additional guidance, Mark")
def paper_majuro(draw):
    body, rows, items = r"\begin{center}\textbf{Answer ALL questions. Write your answers in the spaces provided.}\end{center}Some questions must be answered with a cross in a box \fbox{\rule{0pt}{1.2ex}\hspace{1.2ex}}. If you change your mind about an answer, put a line through the box.\par ", "", []
    for n, (stem, parts) in enumerate(PHYSICS, 1):
        total = 0
        body += rf"\bigskip\needspace{{45mm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}"
        for k, (sort, question, *rest) in enumerate(parts):
            label = f"({'abcd'[k]})"
            marks = 1 if sort else rest[0]
            total += marks
            body += rf"\medskip\needspace{{35mm}}\lab{{8mm}}{{8mm}}{{{label}}}{{{tex(question)}\par\nopagebreak\hfill({marks})}}"
            if sort:
                options, right, _ = rest
                body += "".join(rf"\lab{{16mm}}{{14mm}}{{\fbox{{\rule{{0pt}}{{1.2ex}}\hspace{{1.2ex}}}}\quad\textbf{{{letter}}}}}{{{tex(o)}}}" for letter, o in zip("ABCD", options))
                rows += rf"{n}{label} & {'ABCD'[right]}\quad {tex(options[right])} & & (1)\\\hline "
                items.append(item(question, options[right], f"{n}{label}", 1, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], stem=stem))
            else:
                _, points, notes = rest
                body += r"{\leftskip=16mm\dotline}" * (marks + 1)
                said = r"\newline ".join(rf"{'Accept' if word == 'allow' else 'Reject'} {tex(x)}" for word, texts in notes.items() for x in texts)
                rows += rf"{n}{label} & " + r"\newline ".join(tex(p) + (r"\hfill(1)" if marks > 1 else "") for p in points) + rf" & {said} & ({marks})\\\hline "
                items.append(item(question, "\n".join(points), f"{n}{label}", marks, stem=stem, kind="numeric" if "Calculate" in question else "short", rubric=[{"text": p, "marks": 1} for p in points] if marks > 1 else None, **notes))
        body += rf"\par\bigskip\hfill\textbf{{(Total for Question {n} = {total} marks)}}\par\vspace{{2mm}}\hrule "
    scheme = r"{\large\bfseries Mark scheme: Physics Practice Paper 1F}\par\bigskip\renewcommand\arraystretch{1.4}\begin{longtable}{|p{17mm}|p{62mm}|p{58mm}|p{11mm}|}\hline\textbf{Question number} & \textbf{Answer} & \textbf{Additional guidance} & \textbf{Mark}\\\hline\endhead " + rows + r"\end{longtable}"
    font = [draw.one(["arial", "helvetica", "timesnew"])]
    engine, source = document(draw, body, font, (11,), (20, 22), foot=r"\fancyfoot[C]{\thepage}\fancyfoot[L]{\footnotesize Ridgeway Practice Papers 1F}\fancyfoot[R]{\footnotesize Turn over $\blacktriangleright$}")
    _, marking = document(draw, scheme, font, (10,), (20, 20))
    return Document(engine, source, items, marking)
