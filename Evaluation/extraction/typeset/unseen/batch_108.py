"""The hundred-and-eighth: a control test (South Africa), a chemistry paper (Singapore), a midterm with solutions (US college), choices of
an Indian web site, driver knowledge (Australia), a placement test, statements on food, gaps with a bank, terms to match, FAQ of
halls of residence, Persian words, and a syllabus that asks nothing.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"


def unpriced(points):
    """The rubric of more than one point without marks beside them."""
    return [{"text": text, "marks": None} for text in points] if len(points) > 1 else None


# Control test, South Africa

GEOGRAPHY = [
    ("THE ATMOSPHERE", [
        ("Refer to TABLE 1, which shows the average temperature at five heights above sea level.", True, [
            ("Name the layer of the atmosphere in which almost all weather occurs.", ["Troposphere"]),
            ("Describe how the temperature changes between 0 km and 10 km.", ["It decreases", "by 65 °C"]),
            ("Give ONE reason why the temperature rises again in the stratosphere.", ["Ozone absorbs ultraviolet radiation."]),
        ]),
        ("Human activities add greenhouse gases to the atmosphere.", False, [
            ("Name TWO greenhouse gases that are released by farming.", ["Methane", "Nitrous oxide"]),
            ("Explain how greenhouse gases keep the Earth warm.", ["They let sunlight pass through", "but absorb heat radiated by the Earth", "and send part of it back to the surface."]),
        ]),
    ]),
    ("GEOMORPHOLOGY", [
        ("Rocks are broken down by weathering.", False, [
            ("State the difference between weathering and erosion.", ["Weathering breaks rock down where it is.", "Erosion carries the material away."]),
            ("Which type of weathering is most common in deserts?", ["Mechanical weathering"]),
            ("Explain the role of water in frost action.", ["Water enters cracks in the rock.", "It expands when it freezes."]),
        ]),
        ("The Drakensberg is capped by thick layers of basalt.", False, [
            ("Is basalt an igneous, a sedimentary or a metamorphic rock?", ["Igneous"]),
            ("Suggest why the basalt forms steep cliffs.", ["Basalt resists erosion.", "The softer rock below is worn away faster."]),
            ("Name ONE way in which local people earn money from this landscape.", ["Hiking tourism"]),
        ]),
    ]),
]


@layout(HALF, "geography-gouda", "control test of a South African school, XeLaTeX: QUESTION 1 with 1.1 and 1.1.1, (2) at the right, [16] below; memorandum under the same numbers with ticks on the last page")
def geography_gouda(draw):
    total = sum(len(points) for _, groups in GEOGRAPHY for _, _, asked in groups for _, points in asked)
    body = rf"\begin{{center}}\textbf{{\large ROOIBERG SECONDARY SCHOOL}}\par\textbf{{GEOGRAPHY\quad GRADE 10}}\par\textbf{{CONTROL TEST: TERM 2}}\end{{center}}\textbf{{MARKS: {total}}}\hfill\textbf{{TIME: 40 minutes}}\par\medskip NAME: \rule{{70mm}}{{.4pt}}\hfill GRADE 10\,\rule{{12mm}}{{.4pt}}\par\medskip\textbf{{INSTRUCTIONS}}\par 1.\quad Answer ALL the questions.\par 2.\quad Number the answers correctly according to the numbering system used in this question paper.\par 3.\quad Write neatly and legibly.\par\medskip\hrule "
    memo = r"\newpage\begin{center}\textbf{\large GEOGRAPHY\quad GRADE 10}\par\textbf{CONTROL TEST: TERM 2}\par\textbf{MEMORANDUM}\end{center} "
    items = []
    for q, (title, groups) in enumerate(GEOGRAPHY, 1):
        body += rf"\bigskip\textbf{{QUESTION {q}: {title}}}\par\medskip "
        memo += rf"\bigskip\textbf{{QUESTION {q}}}\par\medskip "
        sum_ = 0
        for g, (stem, figure, asked) in enumerate(groups, 1):
            body += rf"\needspace{{3cm}}\lab{{0mm}}{{13mm}}{{{q}.{g}}}{{{tex(stem)}}}\smallskip "
            if figure:
                body += r"\begin{center}\begin{tabular}{|l|c|c|c|c|c|}\hline Height (km) & 0 & 5 & 10 & 20 & 40\\\hline Temperature (°C) & 15 & $-18$ & $-50$ & $-56$ & $-22$\\\hline\end{tabular}\par\smallskip\textbf{TABLE 1}\end{center} "
            for k, (question, points) in enumerate(asked, 1):
                number = f"{q}.{g}.{k}"
                sum_ += len(points)
                body += rf"\lab{{13mm}}{{15mm}}{{{number}}}{{{tex(question)}\pushright{{({len(points)})}}}}\smallskip "
                said = r"\newline ".join(rf"{tex(p)} {{\tick}}" for p in points)
                memo += rf"\noindent\makebox[18mm][l]{{{number}}}\parbox[t]{{115mm}}{{\raggedright {said}}}\hfill({len(points)})\par\smallskip "
                items.append(item(question, "\n".join(points), number, len(points), stem=stem, rubric=unpriced(points)))
        body += rf"\hfill\textbf{{[{sum_}]}}\par "
        memo += rf"\hfill\textbf{{[{sum_}]}}\par "
    body += rf"\medskip\hfill\textbf{{TOTAL: {total}}}"
    memo += rf"\medskip\hfill\textbf{{TOTAL: {total}}}"
    engine, source = document(draw, body + memo, ["arial"], (11,), (22, 24), head=r"\fancyhead[L]{\small Geography}\fancyhead[C]{\small\thepage}\fancyhead[R]{\small Control test}", foot=r"\fancyfoot[L]{\small Copyright reserved}\fancyfoot[R]{\small Please turn over}", extra=r"\newcommand\tick{{\fontspec{DejaVu Sans}✓}}")
    return Document(engine, source, items)


# Chemistry, Singapore

CHEMISTRY = [
    ("Copper(II) sulfate crystals are prepared from copper(II) oxide and dilute sulfuric acid.", [
        ("Write the chemical formula of copper(II) oxide.", ["CuO"]),
        ("Explain why copper(II) oxide is added until it is in excess.", ["to make sure that all the acid has reacted"]),
        ("After the reaction the mixture is filtered and the filtrate is heated.", [
            ("State the colour of the filtrate.", ["blue"]),
            ("Describe how dry crystals are obtained from the hot filtrate.", ["cool the saturated solution to let crystals form", "filter and dry the crystals between sheets of filter paper"]),
        ]),
    ]),
    ("Ethene, C₂H₄, is made by cracking long-chain alkanes.", [
        ("State two conditions that are needed for cracking.", ["high temperature", "a catalyst"]),
        ("Ethene reacts with bromine.", [
            ("Describe the colour change that is seen.", ["reddish-brown to colourless"]),
            ("Name the type of reaction that takes place.", ["addition"]),
        ]),
        ("Suggest one environmental problem that is caused by burning poly(ethene).", ["carbon dioxide is released, which adds to global warming"]),
    ]),
    ("Zinc is more reactive than iron.", [
        ("Explain why a ship made of steel can be protected by blocks of zinc fixed to its hull.", ["zinc loses electrons more readily than iron", "so zinc corrodes in place of iron"]),
        ("Name another metal that could be used in this way.", ["magnesium"]),
    ]),
]


@layout(HALF, "chemistry-camembert", "chemistry paper of a Singapore school, word processor: A1 in bold, (a) (i), [2] at a right tab, dotted lines; scheme in its own file as a table")
def chemistry_camembert(draw):
    body = paragraph(run("BUKIT SERAYA SECONDARY SCHOOL", "B"), "Mid") + paragraph(run("Preliminary Examination · Secondary Four Express", ""), "Mid") + paragraph(run("CHEMISTRY 6092/02", "B"), "Mid")
    body += paragraph(run("Name: ______________________________ (     )\tClass: 4 ____"))
    body += paragraph(run("Section A", "B"), "Mid") + paragraph(run("Answer all the questions in this section in the spaces provided.", "I"))
    rows, items = [[run(head, "B") for head in ("Qn", "Suggested answer", "Marks")]], []

    def asked(label, style, question, points, number, stem):
        text = paragraph(run(f"{label}\t{question}\t[{len(points)}]"), style)
        text += "".join(paragraph(run("\t"), "Dots") for _ in range(len(points)))
        rows.append([run(number), run("\n".join(points)), run(str(len(points)))])
        items.append(item(question, "\n".join(points), number, len(points), stem=stem, rubric=unpriced(points)))
        return text

    for n, (stem, parts) in enumerate(CHEMISTRY, 1):
        body += paragraph(run(f"A{n}", "B") + run(f"\t{stem}"), "Ask")
        for letter, (question, inner) in zip("abc", parts):
            if isinstance(inner[0], tuple):
                body += paragraph(run(f"({letter})\t{question}"), "Part1")
                for roman, (deep, points) in zip(["i", "ii"], inner):
                    body += asked(f"({roman})", "Part2", deep, points, f"A{n}({letter})({roman})", f"{stem} {question}")
            else:
                body += asked(f"({letter})", "Part1", question, inner, f"A{n}({letter})", stem)
        body += paragraph(run(f"[Total: {sum(int(i['marks']) for i in items if i['number'].startswith(f'A{n}'))}]"), "Right")
    wide = 21 - 2 * 2.0
    dots = 'style:type="right" style:leader-style="dotted" style:leader-text="."'
    end = (wide, 'style:type="right"')
    styles = (
        paragraph_style("Mid", 0.1, extra='fo:text-align="center"')
        + paragraph_style("Ask", 0.5, 1.1, -1.1, [(1.1, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Part1", 0.3, 2.1, -1.0, [(2.1, ""), end], extra='fo:margin-right="0cm" fo:keep-with-next="always"')
        + paragraph_style("Part2", 0.3, 3.1, -1.0, [(3.1, ""), end], extra='fo:keep-with-next="always"')
        + paragraph_style("Dots", 0.3, 3.1, 0, [(wide, dots)])
        + paragraph_style("Right", 0.2, extra='fo:text-align="end"')
    )
    fonts = [draw.one(["Liberation Serif", "Liberation Sans"])]
    engine, source = office(draw, body, fonts, (11,), 2.0, head="4E Chemistry Prelim Paper 2", styles=styles)
    scheme = paragraph(run("BUKIT SERAYA SECONDARY SCHOOL", "B")) + paragraph(run("4E Chemistry Preliminary Examination: Paper 2 Section A – Mark scheme"), "Title2") + office_table(rows, [2.4, 11.6, 2.0])
    return Document(engine, source, items, office(draw, scheme, fonts, (11,), 2.0, styles=paragraph_style("Title2", 0.2, bold=True))[1])


# Midterm with solutions, US college

CALCULUS = [
    (None, 8, [
        ("Find the derivative of $f(x)=x^3-4x+1$.", "Find the derivative of f(x) = x³ − 4x + 1.", 4, r"By the power rule, $f'(x)=3x^2-4$.", "3x² − 4"),
        ("Find the derivative of $g(x)=x^2\\sin x$.", "Find the derivative of g(x) = x² sin x.", 4, r"By the product rule, $g'(x)=2x\sin x+x^2\cos x$.", "2x sin x + x² cos x"),
    ], ("Compute each derivative. You do not need to simplify.", "Compute each derivative. You do not need to simplify.")),
    ("State the Mean Value Theorem.", 6, None, "If f is continuous on [a, b] and differentiable on (a, b), then there is a number c in (a, b) at which the slope of the tangent line equals the slope of the line through the endpoints of the graph."),
    (None, 12, [
        ("When does the stone reach its greatest height?", "When does the stone reach its greatest height?", 5, r"The velocity is $h'(t)=20-10t$, which is zero when $t=2$. The answer is 2 seconds.", "2 seconds"),
        ("What is the greatest height?", "What is the greatest height?", 3, r"At that time $h(2)=40-20$, so the height is 20 meters.", "20 meters"),
        ("With what speed does the stone hit the ground?", "With what speed does the stone hit the ground?", 4, r"The stone lands when $t=4$, and $h'(4)=20-40$. Its speed is 20 meters per second.", "20 meters per second"),
    ], ("A stone is thrown upward from the ground. Its height in meters after $t$ seconds is $h(t)=20t-5t^2$.", "A stone is thrown upward from the ground. Its height in meters after t seconds is h(t) = 20t − 5t².")),
    ("Is a function that is continuous at a point always differentiable there? Justify your answer with an example.", 6, None, "No. The absolute value function is continuous at 0, but its graph has a corner there, so it has no derivative at 0."),
    (None, 10, [
        ("On which interval is $f$ decreasing?", "On which interval is f decreasing?", 5, r"$f'(x)=3(x-1)(x+1)$ is negative between $-1$ and $1$, so $f$ is decreasing on $(-1,1)$.", "(−1, 1)"),
        ("Find the coordinates of the local maximum.", "Find the coordinates of the local maximum.", 5, r"$f'$ changes from positive to negative at $x=-1$, so the local maximum is the point $(-1,2)$.", "(−1, 2)"),
    ], ("Let $f(x)=x^3-3x$.", "Let f(x) = x³ − 3x.")),
    ("Explain in one or two sentences what a critical point of a function is.", 4, None, "A critical point is a number in the domain of the function at which its derivative is zero or does not exist."),
]


@layout(HALF, "calculus-cotija", "midterm of a US college, pdfLaTeX: 1. (8 points) in bold before the text, (a) [4 pts] for parts, Solution: in blue below each; instructions and table of scores on the cover")
def calculus_cotija(draw):
    total = sum(entry[1] for entry in CALCULUS)
    scores = "".join(rf"{n} & {entry[1]} & \\\hline " for n, entry in enumerate(CALCULUS, 1))
    body = rf"\textbf{{Math 121: Calculus I}}\hfill\textbf{{Fall Semester}}\par\textbf{{Midterm Exam 2 --- SOLUTIONS}}\hfill October 24\par\medskip\hrule\bigskip Name: \underline{{\makebox[75mm]{{\textit{{Solution Key}}}}}}\hfill Section: \rule{{20mm}}{{.4pt}}\par\bigskip\begin{{itemize}}\item You have 50 minutes. The exam has {len(CALCULUS)} problems worth {total} points in all.\item Calculators, notes and phones are not allowed.\item Show your work. Correct answers without justification may receive no credit.\end{{itemize}}\begin{{center}}\renewcommand\arraystretch{{1.3}}\begin{{tabular}}{{|c|c|p{{20mm}}|}}\hline\textbf{{Problem}} & \textbf{{Points}} & \textbf{{Score}}\\\hline {scores}\textbf{{Total}} & {total} & \\\hline\end{{tabular}}\end{{center}}\newpage "
    items = []
    blue = r"\par\smallskip{\color{blue!60!black}\textit{Solution:} %s\par}\medskip "
    for n, entry in enumerate(CALCULUS, 1):
        question, points, parts = entry[:3]
        if parts is None:
            body += rf"\needspace{{4cm}}\bigskip\lab{{0mm}}{{7mm}}{{\textbf{{{n}.}}}}{{\textbf{{({points} points)}} {tex(question)}}}" + rf"{{\leftskip=7mm {blue % tex(entry[3])}}}"
            items.append(item(question, entry[3], str(n), points))
            continue
        shown, stem = entry[3]
        body += rf"\needspace{{5cm}}\bigskip\lab{{0mm}}{{7mm}}{{\textbf{{{n}.}}}}{{\textbf{{({points} points)}} {shown}}}"
        for letter, (made, read, worth, solution, answer) in zip("abc", parts):
            body += rf"\smallskip\lab{{7mm}}{{8mm}}{{({letter})}}{{[{worth} pts] {made}}}" + rf"{{\leftskip=15mm {blue % solution}}}"
            items.append(item(read, answer, f"{n}({letter})", worth, stem=stem, answer_kind="contains", **({"page": 2} if n == 1 else {})))
    engine, source = document(draw, body, ["cm", "lm"], (11, 12), (24, 26), foot=r"Page \thepage", paper="letterpaper")
    return Document(engine, source, items)



# Choices of an Indian web site

OPERATING = [
    ("What is an operating system?", ["interface between the hardware and application programs", "collection of programs that manages hardware resources", "system service provider to application programs", "all of the mentioned"], 3, "An operating system acts as an intermediary between user and hardware, manages resources and offers services, so all of the options hold."),
    ("Which scheduling algorithm allocates the CPU first to the process that requests it first?", ["first-come, first-served scheduling", "shortest job scheduling", "priority scheduling", "round robin scheduling"], 0, "The process which requests the CPU first gets it first; a FIFO queue is enough to implement it."),
    ("In priority scheduling, indefinite blocking is also called ____________", ["deadlock", "starvation", "thrashing", "aging"], 1, "A steady stream of high-priority processes can keep a low-priority process waiting for ever."),
    ("The interval from the submission of a process to its completion is termed as ____________", ["waiting time", "response time", "turnaround time", "throughput"], 2, "Turnaround time includes the time spent waiting, executing and doing input and output."),
    ("Which module gives control of the CPU to the process selected by the short-term scheduler?", ["dispatcher", "interrupt", "loader", "none of the mentioned"], 0, "The dispatcher switches context, switches to user mode and jumps to the proper location in the program."),
    ("A process in the ready state moves to the running state when it ____________", ["requests input", "is selected by the scheduler", "finishes its time slice", "receives a signal"], 1, "Only the scheduler can pick a ready process for execution."),
    ("Which of the following is stored in the process control block?", ["the program counter", "the boot loader", "the device driver", "the page file"], 0, "The control block holds the state of the process, its program counter and its registers."),
    ("Round robin scheduling is designed especially for ____________", ["batch systems", "embedded systems", "real-time systems", "time-sharing systems"], 3, "Each process gets a small unit of CPU time, so that all users see progress."),
    ("What is the ready queue?", ["a list of processes that wait for a device", "a list of processes in main memory that wait for the CPU", "a list of open files", "a list of free memory blocks"], 1, "Processes that reside in main memory and are ready to execute are kept on this list."),
    ("Which technique gradually raises the priority of processes that wait for a long time?", ["swapping", "paging", "aging", "spooling"], 2, "Aging is the usual remedy for indefinite blocking of low-priority processes."),
]


@layout(HALF, "operating-paneer", "page of an Indian site with questions on computer science, Chromium: 1. question, a) to d) stacked, Answer: d and Explanation: below each, links to other pages at the foot")
def operating_paneer(draw):
    asked = draw.some(OPERATING, 10)
    body = "<div class=n>Home &nbsp;›&nbsp; Computer Science &nbsp;›&nbsp; Operating System MCQ</div><h1>Operating System Questions and Answers – CPU Scheduling</h1><p>This set of Operating System Multiple Choice Questions &amp; Answers (MCQs) focuses on “CPU Scheduling”.</p>"
    items = []
    for n, (question, options, right, why) in enumerate(asked, 1):
        body += f"<div class=q><p>{n}. {web(question)}<br>" + "<br>".join(f"{letter}) {web(o)}" for letter, o in zip("abcd", options)) + f"</p><div class=a>Answer: {'abcd'[right]}<br>Explanation: {web(why)}</div></div>"
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    body += "<p class=s><b>Learnbyte Global Education Series – Operating System.</b></p><p>To practice all areas of Operating System, <u>here is the complete set of 1000+ Multiple Choice Questions and Answers</u>.</p><p class=r>« Prev – Process Synchronization<span>Next – Memory Management »</span></p><p class=f>About · Internship · Contact &nbsp; © Learnbyte. All Rights Reserved.</p>"
    css = ".n { font-size: 80%; color: #666 } h1 { font-size: 150%; color: #a33 } .q { break-inside: avoid; margin-bottom: 4mm } .q p { margin: 0 0 1mm } .a { background: #f4f4f4; border-left: 3px solid #bbb; padding: 2mm 3mm } .s { margin-top: 6mm } .r { display: flex; justify-content: space-between; color: #06c } .f { font-size: 75%; color: #777; border-top: 1px solid #ccc; padding-top: 2mm }"
    engine, source = page(draw, body, ["Open Sans", "Noto Sans", "Liberation Sans"], (10.5, 11), css, language="en-IN")
    return Document(engine, source, items)


# Driver knowledge, Australia

DRIVER = [
    ("CG – Core General Knowledge", "CG", [
        ("You have a provisional licence. What is the most alcohol that you may have in your blood when you drive?", ["Zero.", "0.02 grams.", "0.05 grams."], 0),
        ("You feel sleepy on a long drive. What should you do?", ["Turn the radio up and keep going.", "Stop in a safe place and have a rest.", "Drive faster so that you arrive sooner."], 1),
        ("Who is responsible for making sure that a child under 16 wears a seat belt?", ["The driver.", "The owner of the vehicle.", "The child."], 0),
        ("A learner driver must display L plates", ["only on main roads.", "only when it is dark.", "whenever the learner is driving."], 2),
    ]),
    ("IN – Intersections", "IN", [
        ("You come to a STOP sign at a crossing where no other traffic can be seen. You must", ["slow down and give way.", "stop completely before the line.", "sound your horn and go on."], 1),
        ("The traffic light turns yellow as you approach. What should you do?", ["Stop if you can do so safely.", "Speed up to get through.", "Change to another lane."], 0),
        ("You are entering a roundabout. To whom must you give way?", ["To vehicles on your left.", "To nobody.", "To any vehicle already in the roundabout."], 2),
    ]),
    ("SI – Traffic signs", "SI", [
        ("What does a sign with a red circle around the number 60 mean?", ["You must drive at 60 km/h.", "You must not drive faster than 60 km/h.", "The next town is 60 km away."], 1),
        ("A yellow diamond-shaped sign with a picture of a kangaroo means that", ["a zoo is nearby.", "kangaroos may be fed here.", "animals may be on the road ahead."], 2),
        ("What must you do at a GIVE WAY sign?", ["Slow down and, if necessary, stop.", "Always stop.", "Go first if you are turning left."], 0),
        ("White arrows on your lane point to the left only. You", ["may go straight on.", "must turn left.", "may make a U-turn."], 1),
    ]),
]


@layout(HALF, "driving-boursin", "driver knowledge questions of an Australian road authority, Chromium: codes such as CG003 before each question, two columns, three options behind boxes, a cross in the box of the right one")
def driving_boursin(draw):
    body, items = "<h1>Driver knowledge test questions</h1><p class=i>The test has questions from each of the sections below. The correct answer to each question is shown by a cross in the box. Figures in the test itself may differ.</p><div class=c>", []
    for head, code, asked in DRIVER:
        body += f"<h2>{head}</h2>"
        first = draw.random.randint(1, 9)
        for n, (question, options, right) in enumerate(asked):
            number = f"{code}{first + n * 2:03d}"
            body += f"<div class=q><p><b>{number}</b> {web(question)}</p>" + "".join(f"<div class=o><i>{'☒' if k == right else '☐'}</i><span>{web(o)}</span></div>" for k, o in enumerate(options)) + "</div>"
            items.append(item(question, options[right], number, None, choices([None] * 3, options), kind="mcq"))
    body += "</div>"
    css = "h1 { background: #00426f; color: #fff; padding: 3mm 5mm; font-size: 150%; margin: 0 0 3mm } .i { font-size: 90% } .c { columns: 2; column-gap: 9mm } h2 { font-size: 110%; color: #00426f; border-bottom: 2px solid #00426f; margin: 3mm 0 2mm; break-after: avoid } .q { break-inside: avoid; margin-bottom: 4mm } .q p { margin: 0 0 1.5mm } .o { display: flex; gap: 2mm; margin-left: 3mm } .o i { font: 110% 'DejaVu Sans' }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Liberation Sans"], (10, 10.5), css, language="en-AU")
    return Document(engine, source, items)


# Placement test of a language school

PLACEMENT = [
    ("My sister ______ in a hospital near the station.", ["work", "works", "working"], 1), ("There aren’t ______ eggs in the fridge.", ["any", "some", "no"], 0), ("We ______ to the cinema last night.", ["go", "have gone", "went"], 2), ("This bag is ______ than mine.", ["heavier", "more heavy", "heavy"], 0),
    ("He’s interested ______ old coins.", ["on", "for", "in"], 2), ("I ______ dinner when the phone rang.", ["cooked", "was cooking", "have cooked"], 1), ("You ______ smoke here. It’s forbidden.", ["mustn’t", "don’t have to", "needn’t"], 0), ("How long ______ each other?", ["do you know", "are you knowing", "have you known"], 2),
    ("If it rains, we ______ at home.", ["stayed", "will stay", "would stay"], 1), ("The bridge ______ in 1894.", ["built", "has built", "was built"], 2), ("She asked me where ______.", ["I lived", "did I live", "I did live"], 0), ("I’m not used to ______ so early.", ["get up", "getting up", "got up"], 1),
    ("By the time we arrived, the film ______.", ["had started", "has started", "started"], 0), ("I wish I ______ more languages.", ["speak", "can speak", "spoke"], 2),
]


@layout(HALF, "placement-mozzarella", "placement test of a language school, word processor: table without vertical rules, number, sentence with a gap and three columns A, B, C; no key")
def placement_mozzarella(draw):
    rows = [[run(cell, "B") for cell in ("", "Choose the best word or words.", "A", "B", "C")]]
    items = []
    for n, (text, options, _) in enumerate(PLACEMENT, 1):
        rows.append([run(f"{n}"), run(text), *(run(o) for o in options)])
        items.append(item(text, None, str(n), None, choices("ABC", options), kind="gap"))
    body = paragraph(run("Harbour English Centre"), "Title") + paragraph(run("Quick placement test: grammar", "B"), "Sub") + paragraph(run("Name: ______________________________\tDate: ________________")) + paragraph(run("Time: 15 minutes. Circle one answer, A, B or C, in each line. Do not guess.", "I"))
    body += office_table(rows, [0.9, 7.0, 2.9, 3.2, 3.0], "Under") + paragraph(run("Score: ______ / 14", "B"), "Right")
    styles = '<style:style style:name="Under" style:family="table-cell"><style:table-cell-properties fo:border-bottom="0.5pt solid #888888" fo:padding="0.13cm"/></style:style>'
    styles += paragraph_style("Sub", 0.1, size=13) + paragraph_style("Right", 0.3, extra='fo:text-align="end"')
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (11,), 2.0, head="Harbour English Centre – placement", styles=styles)
    return Document(engine, source, items)


# Statements on food, US extension service

FOODS = [
    ("Frozen vegetables are usually as nutritious as fresh ones.", True, "Vegetables are frozen soon after harvest, which keeps most vitamins."), ("Brown sugar is much healthier than white sugar.", False, "Brown sugar is white sugar with a little molasses."),
    ("You should rinse raw chicken before you cook it.", False, "Rinsing spreads bacteria around the sink; cooking kills them."), ("Half of your plate should be fruits and vegetables.", True, "This is what the national plate model advises."),
    ("A serving of cooked rice is about half a cup.", True, "Half a cup of cooked rice counts as one ounce of grains."), ("All fats are bad for your heart.", False, "Unsaturated fats in nuts, fish and plant oils are good for the heart."),
    ("Leftovers may stay on the counter overnight if they are covered.", False, "Put leftovers in the refrigerator within two hours."), ("Ingredients on a food label are listed by weight.", True, "The ingredient that weighs most comes first."),
    ("Sea salt has far less sodium than table salt.", False, "By weight, both have about the same amount of sodium."), ("Adults need fiber as well as children do.", True, "Fiber helps digestion at every age."),
    ("The best way to thaw meat is in the refrigerator.", True, "Meat stays at a safe temperature there while it thaws."),
]


@layout(HALF, "nutrition-havarti", "quiz of a US extension service, groff: T F before each number to circle, one page; Answers and explanations overleaf with TRUE or FALSE in bold and a sentence")
def nutrition_havarti(draw):
    lines = [".ds CF Cooperative Extension is an equal opportunity provider.", ".LP", "\\s+6\\fBWhat’s on Your Plate? A Nutrition Quiz\\fP\\s0", ".LP", "\\fBDirections:\\fP Read each statement. Circle \\fBT\\fP if you think that it is true or \\fBF\\fP if you think that it is false. Turn the page over to check your answers.", ".sp 1", ".ta 3n 7n 12n"]
    for n, (text, _, _) in enumerate(FOODS, 1):
        lines += [".LP", ".in 12n", ".ti -12n", f"T\tF\t{n}.\t{plain(text)}", ".br", ".in 0", ".sp 0.6"]
    lines += [".bp", ".LP", "\\s+4\\fBAnswers and Explanations\\fP\\s0", ".sp 0.5"]
    for n, (_, right, why) in enumerate(FOODS, 1):
        lines += [f".IP {n}. 4n", f"\\fB{'TRUE' if right else 'FALSE'}.\\fP {plain(why)}"]
    lines += [".LP", ".sp 1", "\\fBHow did you do?\\fP 10 or 11 right: you are a nutrition star! 7 to 9 right: good job. 6 or fewer: ask your county office for our free booklet."]
    engine, source = roff(draw, lines, (11, 12), ("H", "N"))
    return Document(engine, source, [item(text, str(right), str(n), kind="truefalse") for n, (text, right, _) in enumerate(FOODS, 1)])


# Gaps with a bank

CELL = [
    ("The ______________ controls the activities of the cell.", "nucleus"), ("Energy is released from glucose in the ______________.", "mitochondria"), ("In plant cells, light is captured by green ______________.", "chloroplasts"), ("The ______________ controls what enters and leaves the cell.", "cell membrane"),
    ("Proteins are made on the ______________.", "ribosomes"), ("A plant cell has a ______________ made of cellulose.", "cell wall"), ("The large ______________ of a plant cell is filled with cell sap.", "vacuole"), ("Most chemical reactions take place in the jelly-like ______________.", "cytoplasm"),
    ("A group of similar cells that work together is called a ______________.", "tissue"), ("The heart is an example of an ______________.", "organ"), ("Bacteria have no nucleus; their DNA floats freely as a ______________.", "loop"), ("We use a ______________ to see cells, which are too small for the naked eye.", "microscope"),
]


@layout(HALF, "cell-gruyere", "worksheet of a British tutor, Typst: Word bank with rounded chips, numbered sentences with gaps, Answers in small print at the foot")
def cell_gruyere(draw):
    bank = draw.mixed([word for _, word in CELL])
    chips = " ".join(f"#box(stroke: 0.6pt + blue, radius: 8pt, inset: (x: 7pt, y: 4pt))[{word}]" for word in bank)
    lines = "".join(f"#grid(columns: (9mm, 1fr), [*{n}.*], [{text.replace('_', chr(92) + '_')}])\n#v(0.5mm)\n" for n, (text, _) in enumerate(CELL, 1))
    key = " ".join(f"#box[{n}. {word};]" if n < 12 else f"#box[{n}. {word}]" for n, (_, word) in enumerate(CELL, 1))
    source = f"""#set page(paper: "a4", margin: 20mm, header: text(9pt, gray)[Biology · Cells and organisation #h(1fr) Worksheet 3], footer: text(8pt, gray)[© Oakfield Tutoring #h(1fr) www.oakfieldtutoring.example])
#set text(font: ({draw.one(['"Lato"', '"Open Sans"', '"Carlito"'])},), size: {draw.one([11, 11.5])}pt, lang: "en", region: "GB")
#align(center, text(18pt, weight: "bold", fill: rgb("#1f4e9c"))[Inside the cell])
Name: #box(width: 60mm, stroke: (bottom: 0.5pt))[] #h(1fr) Class: #box(width: 25mm, stroke: (bottom: 0.5pt))[]

Use the words in the word bank to complete the sentences. Each word is used once.
#block(width: 100%, inset: 8pt, fill: rgb("#eef4ff"), radius: 4pt)[*Word bank* #v(1mm) #set par(leading: 1.2em)
{chips}]
#v(2mm)
{lines}
#v(1fr)
#line(length: 100%, stroke: 0.5pt + gray)
#text(8.5pt)[*Answers:* {key}]
"""
    return Document("typst", source, [item(text, word, str(n), kind="gap") for n, (text, word) in enumerate(CELL, 1)])


# Terms to match

HARDWARE = [
    ("Short-term storage that loses its contents when the power is off", "RAM"), ("Circuit board into which all other parts are plugged", "Motherboard"), ("Carries out the instructions of a program", "CPU"), ("Changes mains electricity into the voltages that the computer needs", "Power supply"), ("Storage with no moving parts", "Solid-state drive"),
    ("Sends data between different networks", "Router"), ("Keeps the processor from overheating", "Heat sink"), ("Draws the images that are shown on the monitor", "Graphics card"), ("Reads text and pictures from paper into the computer", "Scanner"), ("Software that is stored on a chip and starts the computer", "Firmware"),
]


@layout(HALF, "hardware-pecorino", "matching test of an American computing teacher, XeLaTeX: definitions with blanks at the left, boxed list of twelve terms A to L at the right; teacher’s key on the next page with letter and term")
def hardware_pecorino(draw):
    terms = draw.mixed([term for _, term in HARDWARE] + ["Modem", "Operating system"])
    letters = "ABCDEFGHIJKL"
    left = "".join(rf"\lab{{0mm}}{{19mm}}{{\rule{{9mm}}{{.4pt}}\hspace{{2mm}}{n}.}}{{{tex(text)}}}\vspace{{3.2mm}}" for n, (text, _) in enumerate(HARDWARE, 1))
    right = r"\\[4.5mm]".join(rf"{letter}.\quad {tex(term)}" for letter, term in zip(letters, terms))
    key = r"\\".join(rf"{n}. & {letters[terms.index(term)]} & {tex(term)}" for n, (_, term) in enumerate(HARDWARE, 1))
    body = rf"\textbf{{\Large Unit 2 Quiz: Inside the Computer}}\par\medskip Name \rule{{60mm}}{{.4pt}}\quad Period \rule{{12mm}}{{.4pt}}\quad Date \rule{{25mm}}{{.4pt}}\par\bigskip\textbf{{Matching.}} Write the letter of the correct term in the blank next to each definition. Each term may be used only once. Two terms will not be used.\par\bigskip\noindent\begin{{minipage}}[t]{{105mm}}\vspace{{0pt}}\rightskip=0pt plus 30mm{left}\end{{minipage}}\hfill\fbox{{\begin{{minipage}}[t]{{46mm}}\vspace{{2mm}}{right}\vspace{{2mm}}\end{{minipage}}}}\newpage\textbf{{\Large Unit 2 Quiz: Inside the Computer}}\hfill\textbf{{TEACHER KEY}}\par\bigskip\renewcommand\arraystretch{{1.3}}\begin{{tabular}}{{rcl}}{key}\end{{tabular}}"
    listed = choices(letters, terms)
    items = [item(text, term, str(n), None, listed, kind="match", answer_label=letters[terms.index(term)]) for n, (text, term) in enumerate(HARDWARE, 1)]
    engine, source = document(draw, body, ["arial", "helvetica", "timesnew"], (11,), (22, 23), foot=r"\fancyfoot[R]{\small Intro to Computer Science}", paper="letterpaper")
    return Document(engine, source, items)


# FAQ of halls of residence

HOUSING = [
    ("Applying", [
        ("When can I apply for a room?", "Applications open on 1 March. You can apply as soon as you have accepted an offer to study with us, and you must apply before 31 July to be guaranteed a room."),
        ("Can I choose which hall I live in?", "You can list three halls in order of preference. We do our best to give you one of them, but we cannot promise it."),
        ("May I share with a friend?", "Yes. Both of you should enter the other’s student number in the application form before the deadline."),
    ]),
    ("Paying", [
        ("How much is the deposit?", "The deposit is £250. It is returned within 28 days of the end of your contract unless there is damage to pay for."),
        ("What is included in the rent?", "Rent includes heating, electricity, water, internet access and contents insurance. It does not include the use of the laundry."),
        ("Can I pay in instalments?", "You can pay in three instalments, which are due in October, January and April."),
    ]),
    ("Living in halls", [
        ("Are pets allowed?", "No. The only exception is an assistance dog, which you should tell us about when you apply."),
        ("What should I bring with me?", "Bring bedding, towels and kitchen things. Every room already has a bed, a desk, a chair and a wardrobe."),
        ("Can I stay in my room over the holidays?", "If you have a 40-week contract you can stay at Christmas and Easter without extra charge. Guests on shorter contracts have to move out."),
        ("Who do I call if something breaks?", "Report repairs in the residents’ app. In an emergency at night call the porters, whose number is on the back of your door."),
    ]),
]


@layout(HALF, "housing-mascarpone", "FAQ of a university’s halls printed from the web, Chromium: panels with a minus sign at the right of each question, answers inside the panel, three topics, address of the page in the foot")
def housing_mascarpone(draw):
    body, items = "<div class=b>UNIVERSITY OF NORTHMOOR &nbsp;|&nbsp; Accommodation</div><h1>Frequently asked questions</h1><p>Find quick answers to common questions about living in halls. If you cannot find what you need, email halls@northmoor.example.</p>", []
    for head, pairs in HOUSING:
        body += f"<h2>{head}</h2>"
        for question, answer in pairs:
            body += f"<div class=p><div class=q><span>{web(question)}</span><span>−</span></div><div class=a>{web(answer)}</div></div>"
            items.append(item(question, answer, kind="faq"))
    body += "<p class=f>Last updated 14 January &nbsp;·&nbsp; https://www.northmoor.example/halls/faq</p>"
    css = ".b { background: #4b1d5e; color: #fff; padding: 3mm 5mm; font-size: 90% } h1 { font-size: 170% } h2 { font-size: 125%; color: #4b1d5e; margin: 5mm 0 2mm; break-after: avoid } .p { border: 1px solid #c9bfd0; margin: 0 1mm 2mm 0; break-inside: avoid } .q { display: flex; justify-content: space-between; background: #f1ecf4; padding: 2mm 4mm; font-weight: bold } .a { padding: 2mm 4mm 3mm } .f { color: #666; font-size: 80%; margin-top: 6mm }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Noto Sans"], (10.5, 11), css, language="en-GB")
    return Document(engine, source, items)


# Persian words

PERSIAN = [
    ("سلام", "salām", "hello"), ("خداحافظ", "khodā hāfez", "goodbye"), ("لطفاً", "lotfan", "please"), ("بله", "bale", "yes"), ("نان", "nān", "bread"), ("آب", "āb", "water"), ("چای", "chāy", "tea"), ("برنج", "berenj", "rice"), ("پنیر", "panir", "cheese"),
    ("پدر", "pedar", "father"), ("مادر", "mādar", "mother"), ("برادر", "barādar", "brother"), ("خواهر", "khāhar", "sister"), ("خانه", "khāne", "house"), ("کتاب", "ketāb", "book"), ("دانشجو", "dāneshju", "student"),
]


@layout(HALF, "words-labneh", "Persian words of a beginners’ class, Chromium: numbered table of four columns, Persian, pronunciation in italics, English, thin rules and shaded head; note on vowels below")
def words_labneh(draw):
    words = draw.some(PERSIAN, 14)
    body = "<p class=t>Persian for Beginners · Lesson 1</p><h1>New words</h1><table><tr><th>No.<th>Persian<th>Pronunciation<th>English</tr>"
    body += "".join(f"<tr><td>{n}<td class=p dir=rtl lang=fa>{word}<td><i>{sound}</i><td>{english}</tr>" for n, (word, sound, english) in enumerate(words, 1)) + "</table><p class=n><b>Note:</b> ā is long as in <i>father</i>; a is short as in <i>cat</i>. The stress falls on the last syllable of most nouns.</p>"
    css = ".t { color: #777; margin: 0 } h1 { font-size: 150%; margin: 1mm 0 4mm } table { border-collapse: collapse; width: 135mm } th { background: #dfe8dc; text-align: left } th, td { border: 1px solid #9a9; padding: 1.2mm 3mm } td:first-child { width: 9mm; text-align: center } .p { font-family: 'Noto Naskh Arabic'; font-size: 125%; text-align: right } .n { font-size: 90%; margin-top: 5mm }"
    engine, source = page(draw, body, ["Noto Sans", "Noto Serif"], (11, 12), css)
    return Document(engine, source, [item(word, english, str(n), kind="vocabulary") for n, (word, _, english) in enumerate(words, 1)])


# Syllabus

@layout(HALF, "syllabus-provolone", "syllabus of an American college course, word processor: table of facts, numbered outcomes, table of grades, schedule by weeks, policies; nothing to be found")
def syllabus_provolone(draw):
    facts = [("Instructor", "Dr. Lena Marsh"), ("Office hours", "Tuesday and Thursday, 2:00–3:30 p.m., Hale Hall 214"), ("Class meetings", "Monday, Wednesday, Friday, 10:00–10:50 a.m."), ("Textbook", "Principles of Economics, third edition (on reserve in the library)"), ("Prerequisite", "MATH 101 or placement")]
    outcomes = ["describe how markets set prices;", "use supply and demand curves to predict the effect of a tax;", "compare the behavior of firms in different kinds of markets;", "evaluate the costs and benefits of public policy."]
    grades = [("Homework (8 sets)", "20%"), ("Two midterm exams", "40%"), ("Final exam", "30%"), ("Participation", "10%")]
    weeks = [("1", "Scarcity and choice", "Ch. 1"), ("2", "Supply and demand", "Ch. 2–3"), ("3", "Elasticity", "Ch. 4"), ("4", "Taxes and subsidies; Homework 1 due", "Ch. 5"), ("5", "Consumer choice", "Ch. 6"), ("6", "Midterm exam 1", "–"), ("7", "Costs of production", "Ch. 7"), ("8", "Perfect competition", "Ch. 8"), ("9", "Monopoly", "Ch. 9")]
    body = paragraph(run("ECON 201: Principles of Microeconomics"), "Title") + paragraph(run("Fall Semester · 3 credit hours", "I"))
    body += office_table([[run(a, "B"), run(b)] for a, b in facts], [4.0, 12.5]) + paragraph(run("Learning outcomes"), "Head") + paragraph(run("At the end of this course students will be able to:"))
    body += "".join(paragraph(run(f"{n}.\t{text}"), "Part") for n, text in enumerate(outcomes, 1))
    body += paragraph(run("Grading"), "Head") + office_table([[run(a), run(b)] for a, b in grades], [6.0, 2.5]) + paragraph(run("Letter grades: A 90–100, B 80–89, C 70–79, D 60–69, F below 60."))
    body += paragraph(run("Tentative schedule"), "Head") + office_table([[run(x, "B") for x in ("Week", "Topic", "Reading")], *[[run(x) for x in row] for row in weeks]], [1.8, 9.5, 3.0])
    body += paragraph(run("Policies"), "Head") + "".join(paragraph(run(a, "B") + run(f" {b}")) for a, b in [("Attendance.", "You may miss three classes without penalty. Each further absence lowers your participation grade by one point."), ("Late work.", "Homework is due at the beginning of class. Late homework loses ten percent a day."), ("Academic honesty.", "You may discuss homework with others, but what you hand in must be your own. Cases of cheating are reported to the dean."), ("Accommodations.", "Students with disabilities should contact the Access Office in the first two weeks.")])
    engine, source = office(draw, body, ["Carlito", "Caladea", "Liberation Serif"], (11,), 2.2, head="ECON 201 Syllabus")
    return Document(engine, source, [])
