"""The hundred and seventy-sixth: sheets of licences, teachers, museums, certificates and publishers by one who does not know the reader."""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain  # noqa: F401
from webpage import page, web

HALF = "unseen"
NEW = paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page"')

# Practice knowledge test of a state's department of motor vehicles

OPERATOR = [
    ("You come to a four-way stop at the same time as a driver on your right. You should:", ["Go first because you are going straight.", "Let the driver on your right go first.", "Sound your horn and go."], 1, 31),
    ("A flashing yellow signal at an intersection means:", ["Stop and wait for green.", "Turn left only.", "Slow down and proceed with caution."], 2, 24),
    ("When you park headed downhill beside a curb, turn your front wheels:", ["Toward the curb.", "Away from the curb.", "Straight ahead."], 0, 52),
    ("On a wet road you should leave a following distance that is:", ["The same as on a dry road.", "Longer than on a dry road.", "Shorter than on a dry road."], 1, 66),
    ("A school bus ahead of you on a two-lane road has its red lights flashing. You must:", ["Pass it slowly on the left.", "Slow to 20 mph.", "Stop until the lights are off."], 2, 40),
    ("Which sign is shaped like a pennant?", ["No passing zone", "Yield", "Railroad crossing"], 0, 18),
    ("You may drive in a bicycle lane:", ["To pass a slow vehicle.", "When traffic is heavy.", "Only when preparing to turn."], 2, 37),
    ("Before you change lanes you should check your mirrors and:", ["Look over your shoulder.", "Turn on your headlights.", "Speed up."], 0, 45),
    ("If your vehicle starts to skid, you should first:", ["Brake hard.", "Take your foot off the gas pedal.", "Shift into reverse."], 1, 68),
    ("Low-beam headlights should be used in fog because high beams:", ["Drain the battery.", "Are not allowed on highways.", "Reflect off the fog and reduce what you can see."], 2, 67),
    ("A solid yellow line on your side of the center of the road means that you:", ["May pass with care.", "May not pass.", "Are on a one-way street."], 1, 21),
    ("Emergency vehicles with sirens approach from behind. You should:", ["Pull over to the right and stop.", "Stay in your lane and slow down.", "Drive faster to stay ahead."], 0, 41),
]


@layout(HALF, "licence-hawkmoth", "practice knowledge test of a state's licensing office, Chromium: letter paper in two columns, A. to C., key with pages of the manual in a table of three columns behind")
def licence_hawkmoth(draw):
    asked = draw.some(OPERATOR, 12)
    body, items, key = "<div class=h><span>STATE OF NORTH MERIDIAN<br>Department of Driver Services</span><span class=r>Form DDS-117<br>(Rev. 3-24)</span></div><h1>Class D Practice Knowledge Test</h1><p class=i>Choose the best answer to each question. To pass the actual test you must answer at least 80% of the questions correctly. Answers and manual page numbers are on the last page.</p><div class=c>", [], ""
    for n, (question, options, right, where) in enumerate(asked, 1):
        body += f"<div class=q><p><b>{n}.</b> {web(question)}</p>" + "".join(f"<p class=o><span>{letter}.</span>{web(text)}</p>" for letter, text in zip("ABC", options)) + "</div>"
        items.append(item(question, options[right], str(n), None, choices("ABC", options), kind="mcq", answer_label="ABC"[right]))
        key += f"<tr><td>{n}<td>{'ABC'[right]}<td>{where}</tr>"
    body += f"</div><div class=k><h2>Answer Key</h2><table><tr><th>Question<th>Correct answer<th>Manual page</tr>{key}</table><p class=i>Test your knowledge of road signs with the sign practice test, Form DDS-118.</p></div>"
    css = ".h { display: flex; justify-content: space-between; font-size: 85%; border-bottom: 3px solid #234; padding-bottom: 2mm } .r { text-align: right } h1 { text-align: center; font-size: 150%; margin: 4mm 0 } .i { font-size: 92% } .c { columns: 2; column-gap: 9mm } .q { break-inside: avoid; margin-bottom: 3.5mm } .q p { margin: 0 0 1mm } .o { padding-left: 11mm; text-indent: -6mm } .o span { display: inline-block; width: 6mm; text-indent: 0 } .k { break-before: page } table { border-collapse: collapse } td, th { border: 1px solid #555; padding: .8mm 5mm; text-align: center } th { background: #dde }"
    engine, source = page(draw, body, ["Liberation Sans", "Open Sans", "Liberation Serif"], (10, 11), css, paper="letter")
    return Document(engine, source, items)


# Problem set of a university with solutions

HEAT = [
    (12, "A rigid tank holds 2.0 kg of nitrogen at 300 K and 150 kPa. The gas is heated until its pressure is 250 kPa. Treat it as an ideal gas with a specific heat at constant volume of 0.743 kJ/(kg K).", [
        (4, "Find the final temperature of the gas.", "At constant volume the temperature is proportional to the pressure, so T = 300 × 250/150 = 500 K."),
        (5, "Find the heat that was supplied.", "No work is done, so the heat is the change of internal energy, 2.0 × 0.743 × 200 = 297 kJ."),
        (3, "Sketch the process in a diagram of pressure against volume.", "The process is a vertical line from 150 kPa up to 250 kPa."),
    ]),
    (6, "State the second law of thermodynamics in the form due to Kelvin, and explain in one sentence why it does not forbid refrigerators.", "No cyclic process can turn heat from a single reservoir entirely into work. A refrigerator takes in work and rejects heat to a second reservoir, so it does not contradict the law."),
    (10, "A Carnot engine works between reservoirs at 600 K and 300 K and takes in 1.8 MJ of heat per cycle.", [
        (3, "What is its efficiency?", "The efficiency is 1 - 300/600 = 0.50."),
        (3, "How much work does it deliver per cycle?", "The work is 0.50 × 1.8 = 0.90 MJ."),
        (4, "By how much does the entropy of the cold reservoir change in one cycle?", "The reservoir gains 0.90 MJ at 300 K, so its entropy rises by 3.0 kJ/K."),
    ]),
    (12, "A heat pump keeps a house at 20 °C while the air outside is at -5 °C. The house loses heat at a rate of 9.0 kW.", [
        (5, "Find the least power with which any heat pump could keep up this temperature.", "The largest coefficient of performance is 293/25 = 11.7, so the power is at least 9.0/11.7 = 0.77 kW."),
        (4, "The real heat pump draws 2.5 kW. Find its coefficient of performance.", "It is 9.0/2.5 = 3.6."),
        (3, "Give one reason for the difference between the two values.", "Heat is transferred across finite differences of temperature in the evaporator and the condenser."),
    ]),
]


@layout(HALF, "problems-eiger", "problem set of a university course with solutions, pdfLaTeX: Problem 1. (12 points) as run-in heads, (a) with [4 pts] before the text, Solution in italics below each problem with (a) (b) again")
def problems_eiger(draw):
    body, items = r"\noindent\textbf{ME 220: Thermodynamics I}\hfill Autumn Term\par\noindent Prof.\ L.\ Brandvold\hfill Due: Thursday, 17 October, 5 pm\par\rule{\linewidth}{0.5pt}\begin{center}\Large\bfseries Problem Set 3 with Solutions\end{center}\noindent\textit{Total: 40 points. You may discuss the problems with others, but you must write up your work alone.}\par\medskip ", []

    def words(text):
        return tex(text).replace("×", r"$\times$").replace("°", r"\textdegree ").replace("1 - ", "1 $-$ ").replace("-5", "$-$5")

    def truth(text):
        return text.replace("1 - ", "1 − ").replace("-5", "−5")

    for n, (points, stem, parts) in enumerate(HEAT, 1):
        body += rf"\bigskip\needspace{{30mm}}\noindent\textbf{{Problem {n}.}} ({points} points)\enspace {words(stem)}\par "
        if isinstance(parts, str):
            body += rf"\smallskip\noindent\textit{{Solution.}} {words(parts)}\par "
            items.append(item(stem, truth(parts), str(n), points))
            continue
        solved = ""
        for letter, (marks, question, answer) in zip("abc", parts):
            body += rf"\lab{{5mm}}{{8mm}}{{({letter})}}{{[{marks} pts] {words(question)}}}"
            solved += rf"\lab{{5mm}}{{8mm}}{{({letter})}}{{{words(answer)}}}"
            items.append(item(question, truth(answer), f"{n}({letter})", marks, stem=truth(stem)))
        body += rf"\smallskip\noindent\textit{{Solution.}}\par {solved}"
    engine, source = document(draw, body, ["cm", "lm", "times"], (11,), (25, 28), foot=r"\thepage")
    return Document(engine, source, items)


# Practice test of a certificate in project management

PROJECT = [
    ("A sponsor asks for a change to the scope after the baseline has been approved. What should the project manager do first?", ["Refuse the change", "Assess the impact of the change", "Update the schedule", "Ask the team to start the work"], "B", "Every request is analyzed before the change control board decides on it."),
    ("Which document formally authorizes a project?", ["The project charter", "The scope statement", "The business case", "The risk register"], "A", "The charter names the project manager and gives the authority to use resources."),
    ("A project has a planned value of $40,000, an earned value of $36,000 and an actual cost of $45,000. What is its cost performance index?", ["0.90", "1.11", "1.25", "0.80"], "D", "Divide the earned value by the actual cost: 36,000 / 45,000."),
    ("Which TWO of the following are strategies for negative risks? (Choose two.)", ["Exploit", "Transfer", "Mitigate", "Share", "Enhance"], "BC", "The other three respond to opportunities."),
    ("Activities that lie on the critical path have", ["the greatest cost.", "the most resources.", "a total float of zero.", "no predecessors."], "C", "Any delay to one of them delays the end of the project."),
    ("Who is responsible for ordering the product backlog in a Scrum team?", ["The product owner", "The Scrum master", "The developers", "The sponsor"], "A", "Others may suggest items, but one person remains accountable for the order."),
    ("A team adds 6 new members to the 4 that it has. By how many does the number of communication channels grow?", ["6", "15", "45", "39"], "D", "It grows from 6 to 45; use n(n − 1)/2."),
    ("Which TWO items belong in a stakeholder register? (Choose two.)", ["Contact information", "Work packages", "Expectations", "Cost estimates"], "AC", "Work packages are found in the work breakdown structure."),
    ("Which chart best shows the causes that are responsible for most of the defects?", ["Gantt chart", "Pareto chart", "Control chart", "Scatter diagram"], "B", "Its bars are ordered by frequency, with a line for the cumulative share."),
    ("Lessons learned should be recorded", ["at the end of the project only.", "when the sponsor asks for them.", "throughout the project.", "after the final payment."], "C", "Waiting until the end means that much has been forgotten."),
]


@layout(HALF, "certificate-bollard", "practice test of a certificate in project management, word processor: 1. to 10. with A. to D. or E. stacked, two with Choose two; Answer Key and Explanations on a later page as 4. B, C with a reason, foot with copyright")
def certificate_bollard(draw):
    asked = draw.some(PROJECT, 10)
    body, items = paragraph(run("Associate Project Coordinator (APC)"), "Title") + paragraph(run("Practice Test 2", "B")) + paragraph(run("Time allowed: 15 minutes. Select the best answer for each question unless you are told to choose more than one. Do not use a calculator.", "I")), []
    key = paragraph(run("Answer Key and Explanations"), "New")
    for n, (question, options, right, why) in enumerate(asked, 1):
        body += paragraph(run(f"{n}.\t{question}"), "Ask") + "".join(paragraph(run(f"{letter}.\t{text}"), "Alt") for letter, text in zip("ABCDE", options))
        key += paragraph(run(f"{n}.\t") + run(", ".join(right), "B") + run(f"  {why}"), "Key")
        items.append(item(question, "\n".join(options["ABCDE".index(letter)] for letter in right), str(n), None, choices("ABCDE", options), kind="multi" if len(right) > 1 else "mcq", answer_label=", ".join(right)))
    styles = NEW + paragraph_style("Ask", 0.4, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always" fo:keep-together="always"') + paragraph_style("Alt", 0.03, 1.8, -0.8, [(1.8, "")], extra='fo:keep-together="always"') + paragraph_style("Key", 0.25, 0.9, -0.9, [(0.9, "")])
    engine, source = office(draw, body + key, ["Carlito", "Liberation Sans", "Caladea"], (11,), 2.4, head="APC Exam Companion", styles=styles)
    return Document(engine, source, items)


# Host's sheet of a quiz company

PUB = [
    ("ROUND ONE: AROUND THE WORLD", [("Which country has the most time zones, counting its overseas territories?", "France", "Twelve. Russia has eleven."), ("What is the capital of Mongolia?", "Ulaanbaatar", "Accept Ulan Bator."), ("Which two countries share the island of Hispaniola?", "Haiti and the Dominican Republic", "Both needed for the point."), ("The Zambezi flows into which ocean?", "Indian Ocean", "")]),
    ("ROUND TWO: IN THE KITCHEN", [("Which spice comes from the stigmas of a crocus?", "Saffron", ""), ("What is the main ingredient of hummus?", "Chickpeas", "Garbanzo beans is fine."), ("Feta cheese comes from which country?", "Greece", ""), ("Which nut is used to make marzipan?", "Almond", "")]),
    ("ROUND THREE: NUMBERS", [("How many squares are there on a chessboard, counting only the smallest ones?", "64", "204 if they argue about all sizes; do not accept it."), ("How many keys does a standard piano have?", "88", "52 white and 36 black."), ("In what year did the Berlin Wall come down?", "1989", ""), ("How many players of one team are on the field in a game of baseball?", "9", "")]),
]


@layout(HALF, "trivia-magpie", "host's sheet of a trivia company, Chromium: landscape, a ruled table for each round with its name in a dark row, columns Q#, Question, Answer and Host notes, numbers that begin again")
def trivia_magpie(draw):
    body, items = "<div class=h><b>LAST ORDERS TRIVIA</b><span>Host copy – do not show to teams</span></div><p class=i>Read each question twice. One point per correct answer; collect the sheets after each round. Spelling does not count.</p>", []
    for title, asked in PUB:
        body += f"<table><tr class=t><td colspan=4>{title}</tr><tr><th>Q#<th>Question<th>Answer<th>Host notes</tr>"
        for n, (question, answer, note) in enumerate(asked, 1):
            body += f"<tr><td class=n>{n}<td>{web(question)}<td><b>{web(answer)}</b><td class=s>{web(note)}</tr>"
            items.append(item(question, answer, str(n), section=title, **({"allow": ["Ulan Bator"]} if note.startswith("Accept") else {"guidance": note})))
        body += "</table>"
    css = ".h { display: flex; justify-content: space-between; font-size: 120%; border-bottom: 2px solid #000; padding-bottom: 1mm } .i { font-style: italic } table { width: 100%; border-collapse: collapse; margin-bottom: 6mm; break-inside: avoid } .t td { background: #222; color: #fff; font-weight: bold; text-align: center } th { background: #e4e4e4; text-align: left } td, th { border: 1px solid #333; padding: 1.3mm 2.5mm; vertical-align: top } .n { width: 9mm; text-align: center } td:nth-child(3) { width: 58mm } td:nth-child(4) { width: 62mm } .s { font-size: 88%; font-style: italic }"
    engine, source = page(draw, body, ["Carlito", "Roboto", "Lato"], (11,), css, paper="A4 landscape")
    return Document(engine, source, items)


# Trail of a museum for families

TRAIL = [
    ("Gallery 1: Life in the ice", [("Find the skeleton of the woolly mammoth. How long are its tusks?", 1), ("Which of these animals did not live in the Ice Age?", ["cave lion", "giant deer", "crocodile", "woolly rhinoceros"]), ("Look at the teeth of the cave bear. What do you think it ate?", 2)]),
    ("Gallery 2: The miners’ village", [("What did the children carry to light their way in the mine?", 1), ("How much did a loaf of bread cost in the village shop?", 1), ("Which tool was used to test the air?", ["a feather", "a canary", "a candle snuffer"]), ("Would you have liked to live in the miners’ house? Give a reason.", 2)]),
    ("Gallery 3: Ships and harbours", [("How many masts does the model of the Fortuna have?", 1), ("What was the ship carrying when it sank?", ["coal", "tea", "timber", "salt"]), ("Find the figurehead with a green dress. Who gave it to the museum?", 1), ("Which object in this gallery is the oldest?", 1)]),
]


@layout(HALF, "trail-denali", "family trail of a museum, Chromium: galleries as coloured bands, numbers in circles that run on, squares to tick without letters, dotted lines, boxes with facts between, nothing answered")
def trail_denali(draw):
    facts = ["<b>Did you know?</b> A mammoth’s coat had two layers. The outer hairs could be a metre long.", "<b>Listen!</b> Press the button by the door to hear the pit whistle.", ""]
    body, items, n = "<h1>The Explorers’ Trail</h1><p class=w>Hello! Follow the trail through our galleries and find the answers as you go. Look closely at the labels.</p><p class=w>Explorer’s name: ................................................ &emsp; Age: ............</p>", [], 0
    for (place, asked), fact in zip(TRAIL, facts):
        body += f"<h2>{place}</h2>"
        for question, more in asked:
            n += 1
            body += f"<div class=q><span class=n>{n}</span><div class=x>{web(question)}"
            if isinstance(more, int):
                body += "<div class=l></div>" * more
            else:
                body += "<div class=o>" + "".join(f"<span><i></i>{web(o)}</span>" for o in more) + "</div>"
            body += "</div></div>"
            options = None if isinstance(more, int) else choices([None] * len(more), more)
            items.append(item(question, None, str(n), None, options, kind="mcq" if options else "short", section=place))
        body += f"<p class=f>{fact}</p>" if fact else ""
    body += "<p class=e>Well done! Show your trail at the welcome desk to collect a sticker.<br><small>Hartwell Museum · Open Tuesday to Sunday, 10 am – 5 pm · Free entry for under 16s</small></p>"
    css = "h1 { color: #b3431f; font-size: 200%; margin: 0 } .w { margin: 2mm 0 } h2 { background: #2f6f6a; color: #fff; font-size: 115%; padding: 1.5mm 4mm; border-radius: 2mm; margin: 5mm 0 3mm; break-after: avoid } .q { display: flex; margin: 2.5mm 0; break-inside: avoid } .n { flex: none; width: 7mm; height: 7mm; line-height: 7mm; border-radius: 50%; background: #b3431f; color: #fff; text-align: center; margin-right: 4mm; font-weight: bold } .x { flex: 1; padding-top: .8mm } .l { border-bottom: 2px dotted #777; height: 8mm } .o { display: flex; gap: 10mm; margin-top: 2mm } .o i { display: inline-block; width: 3.6mm; height: 3.6mm; border: 1px solid #333; margin-right: 2mm; vertical-align: middle } .f { background: #fbeacb; border-radius: 2mm; padding: 2mm 4mm; margin-left: 11mm; break-inside: avoid } .e { text-align: center; font-weight: bold; margin-top: 7mm; break-inside: avoid } small { font-weight: normal }"
    engine, source = page(draw, body, ["Lato", "Comic Neue", "Open Sans"], (11,), css)
    return Document(engine, source, items)


# Worksheet of a language school

PHRASAL = [("We had to {} the meeting because the manager was ill.", "put off"), ("Could you {} this form, please? Use black ink.", "fill in"), ("The printer has {} of paper again.", "run out"), ("I always {} to my holidays in August.", "look forward"), ("She {} her job to travel round the world.", "gave up"), ("They are going to {} a new office in Leeds.", "set up")]
JUMBLED = [("off / the / called / they / match", "They called the match off."), ("back / I’ll / you / later / call", "I’ll call you back later."), ("turn / you / the / could / radio / down / ?", "Could you turn the radio down?"), ("grew / in / he / village / up / a", "He grew up in a village."), ("on / it / try / before / buy / you / it", "Try it on before you buy it.")]


@layout(HALF, "phrasals-kitten", "worksheet of a language school, word processor: A sentences with gaps and a bank in a frame, B words with slashes to put in order, numbers that begin again; Key in small print at the foot as A 1 put off")
def phrasals_kitten(draw):
    first, second = "A  Complete the sentences with the phrasal verbs in the box.", "B  Put the words in the correct order to make sentences."
    gaps = draw.mixed(PHRASAL)
    body, items = paragraph(run("Phrasal verbs at work and at home"), "Title") + paragraph(run("Level: B1        Name: ______________________        Class: ____________")), []
    body += paragraph(run(first), "Head") + office_table([[run("      ".join(sorted(word for _, word in gaps)))]], [16.0]) + paragraph(run(""), "Inside")
    for n, (text, word) in enumerate(gaps, 1):
        body += paragraph(run(f"{n}\t{text.format('___________________')}"), "Part")
        items.append(item(text.format("___________________"), word, str(n), kind="gap", section=first.replace("  ", " ")))
    body += paragraph(run(second), "Head")
    for n, (text, answer) in enumerate(JUMBLED, 1):
        body += paragraph(run(f"{n}\t{text}"), "Part") + paragraph(run("\t"), "Line")
        items.append(item(text, answer, str(n), section=second.replace("  ", " ")))
    key = "Key   " + run("A", "B") + run("  " + "   ".join(f"{n} {word}" for n, (_, word) in enumerate(gaps, 1))) + run("   ") + run("B", "B") + run("  " + "   ".join(f"{n} {answer}" for n, (_, answer) in enumerate(JUMBLED, 1)))
    body += paragraph(key, "Small")
    styles = paragraph_style("Small", 1.2, size=9, extra='fo:border-top="0.5pt solid #000000" fo:padding-top="0.15cm"')
    engine, source = office(draw, body, ["Carlito", "Lato", "Liberation Sans"], (11, 12), 2.2, head="Harbour Language Centre – Intermediate Extra", styles=styles)
    return Document(engine, source, items)


# Practice examination of a trade licence

WIRING = [
    ("Part I: Wiring Methods", [
        ("A cable that passes through a wood stud less than 1¼ inches from its edge must be protected by", ["electrical tape.", "a steel plate.", "a wire nut.", "a second stud."], 1, "4.3"),
        ("The conductor that carries no current in normal operation and connects metal enclosures to ground is the", ["neutral conductor.", "traveler.", "ungrounded conductor.", "equipment grounding conductor."], 3, "2.1"),
        ("A grounded (neutral) conductor of size 12 is usually identified by insulation that is", ["white or gray.", "green.", "black or red.", "orange."], 0, "2.2"),
        ("The minimum length of free conductor at an outlet box is", ["3 inches.", "4 inches.", "6 inches.", "12 inches."], 2, "4.7")]),
    ("Part II: Calculations", [
        ("A heater rated at 4800 W is supplied at 240 V. The current is", ["10 A.", "15 A.", "20 A.", "40 A."], 2, "1.4"),
        ("Two 12 Ω resistors are connected in parallel. The total resistance is", ["6 Ω.", "12 Ω.", "24 Ω.", "144 Ω."], 0, "1.2"),
        ("A continuous load of 16 A requires a branch circuit rated for at least", ["15 A.", "16 A.", "30 A.", "20 A."], 3, "5.6"),
        ("A room measures 12 ft by 15 ft. At 3 VA per square foot its general lighting load is", ["180 VA.", "540 VA.", "360 VA.", "450 VA."], 1, "6.1")]),
    ("Part III: Safety", [
        ("Before working on a circuit, a worker should first", ["wear rubber boots.", "lock out and tag the disconnect.", "inform the owner.", "test the meter on a dead circuit."], 1, "9.2"),
        ("A GFCI device is designed to trip at a leakage current of about", ["5 mA.", "50 mA.", "500 mA.", "5 A."], 0, "8.3"),
        ("A Class C fire involves", ["wood and paper.", "flammable metals.", "cooking oil.", "energized electrical equipment."], 3, "9.5")]),
]


@layout(HALF, "electrician-transom", "practice examination for a trade licence, pdfLaTeX: parts as centred heads, numbers that run on, (a) to (d) stacked; ANSWERS on the next page as a ruled table of two blocks Question, Answer, Section")
def electrician_transom(draw):
    body, items, key, n = r"\begin{center}{\large\bfseries JOURNEYMAN ELECTRICIAN}\par\smallskip{\large\bfseries PRACTICE EXAM NO. 4}\par\smallskip\small 11 questions --- time limit 30 minutes --- open book\end{center}\hrule\medskip ", [], [], 0
    for title, asked in WIRING:
        body += rf"\medskip\needspace{{35mm}}\begin{{center}}\textbf{{{title}}}\end{{center}}\nopagebreak "
        for question, options, right, where in asked:
            n += 1
            body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(question)}}}" + "".join(rf"\lab{{9mm}}{{8mm}}{{({letter})}}{{{tex(text)}}}" for letter, text in zip("abcd", options)) + r"\end{minipage}\par\vspace{3mm}" + "\n"
            items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right], section=title))
            key.append(f"{n} & {'abcd'[right]} & {where}")
    half = (len(key) + 1) // 2
    lines = r"\\\hline ".join(left + " & & " + (key[half + k] if half + k < len(key) else " & & ") for k, left in enumerate(key[:half]))
    body += rf"\newpage\begin{{center}}{{\large\bfseries ANSWERS}}\par\medskip\renewcommand\arraystretch{{1.3}}\begin{{tabular}}{{|c|c|c|p{{4mm}}|c|c|c|}}\hline\textbf{{Question}} & \textbf{{Answer}} & \textbf{{Section}} & & \textbf{{Question}} & \textbf{{Answer}} & \textbf{{Section}}\\\hline {lines}\\\hline\end{{tabular}}\par\medskip\small Section numbers refer to the \textit{{Residential Wiring Handbook}}.\end{{center}}"
    engine, source = document(draw, body, ["lm", "times", "schoolbook"], (10, 11), (24, 28), head=r"\fancyhead[L]{\small Electrician’s Exam Guide}\fancyhead[R]{\small Practice Exam 4}", foot=r"\thepage", paper="letterpaper", extra=r"\usepackage[T1]{fontenc}")
    return Document(engine, source, items)


# Exercise of a textbook of algebra

LINEAR = [
    ("Solve each equation.", [("x + 7 = 12", "x = 5"), ("3x = 27", "x = 9"), ("x/4 = 6", "x = 24")]),
    ("Solve each equation. Show all your steps.", [("2x + 5 = 17", None), ("4x − 3 = 21", None), ("7 − x = 2", None)]),
    ("Expand the brackets first, then solve.", [("2(x + 3) = 14", "x = 4"), ("5(x − 1) = 20", "x = 5"), ("3(2x + 1) = 33", "x = 5")]),
    ("Ana thinks of a number, doubles it and adds 9. The result is 31. Find her number.", None),
    ("The perimeter of a rectangle is 46 cm. Its length is 3 cm more than its width. Find its width.", "10 cm"),
    ("Is x = 4 a solution of 3x + 2 = 2x + 5? Explain how you know.", None),
]


@layout(HALF, "exercise-aconcagua", "exercise of a mathematics textbook, XeLaTeX: Exercise 6C on a grey bar, bold numbers, parts a b c three in a row without brackets, a tip in a frame at the side; Answers to odd-numbered questions as 1 a x = 5 on the next page")
def exercise_aconcagua(draw):
    body, items, back = r"\colorbox{black!15}{\makebox[\dimexpr\linewidth-6pt][l]{\large\bfseries Exercise 6C\quad\normalsize\mdseries Linear equations}}\par\medskip ", [], ""

    def words(text):
        import re
        return re.sub(r"(?<![a-zA-Z])x(?![a-zA-Z])", r"$x$", tex(text))

    for n, (lead, parts) in enumerate(LINEAR, 1):
        body += rf"\medskip\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{words(lead)}}}"
        if isinstance(parts, list):
            body += r"\par\hspace*{9mm}" + "".join(rf"\makebox[45mm][l]{{\makebox[7mm][l]{{\textbf{{{letter}}}}}{words(text)}}}" for letter, (text, _) in zip("abc", parts)) + r"\par "
            for letter, (text, answer) in zip("abc", parts):
                items.append(item(text, answer, f"{n}({letter})", stem=lead, kind="numeric", section="Exercise 6C"))
            if parts[0][1]:
                back += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}}}}}{{" + r"\quad ".join(rf"\textbf{{{letter}}}~{words(answer).replace(' ', '~')}" for letter, (_, answer) in zip("abc", parts)) + "}"
        else:
            items.append(item(lead, parts, str(n), kind="numeric" if parts else "short", section="Exercise 6C"))
            if parts:
                back += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}}}}}{{{words(parts)}}}"
        if n == 2:
            body += r"\par\smallskip\hspace*{9mm}\fbox{\parbox{100mm}{\small\textbf{Remember} Whatever you do to one side of an equation, do the same to the other.}}\par "
    body += r"\newpage{\Large\bfseries Answers}\par{\small Answers are given to odd-numbered questions.}\par\medskip\begin{multicols}{2}\textbf{Exercise 6C}\par " + back + r"\end{multicols}"
    engine, source = document(draw, body, ["palatino", "libertine", "arial"], (11,), (22, 25), head=r"\fancyhead[R]{\small\itshape Chapter 6\enspace Equations}", foot=r"\fancyfoot[L]{\small 118}".replace("118", r"\the\numexpr117+\value{page}"))
    return Document(engine, source, items)


# Words of Japanese

ADJECTIVES = [("大きい", "おおきい", "big", "大きい犬"), ("小さい", "ちいさい", "small", "小さい家"), ("新しい", "あたらしい", "new", "新しい車"), ("古い", "ふるい", "old (of things)", "古い本"), ("高い", "たかい", "expensive; tall", "高い時計"), ("安い", "やすい", "cheap", "安い店"), ("暑い", "あつい", "hot (of weather)", "暑い夏"), ("寒い", "さむい", "cold (of weather)", "寒い冬"), ("忙しい", "いそがしい", "busy", "忙しい日"), ("楽しい", "たのしい", "enjoyable, fun", "楽しい旅行"), ("難しい", "むずかしい", "difficult", "難しい問題"), ("易しい", "やさしい", "easy", "易しい漢字"), ("近い", "ちかい", "near", "近い駅"), ("遠い", "とおい", "far", "遠い国"), ("早い", "はやい", "early", "早い朝"), ("白い", "しろい", "white", "白い花")]


@layout(HALF, "kotoba-peppered", "word list of a Japanese course, Chromium: No., Kanji, Reading, Meaning and Example in a table with striped rows, a box to tick at the right, head with lesson and level")
def kotoba_peppered(draw):
    words = draw.some(ADJECTIVES, 14)
    body = "<div class=h><span>Lesson 8 – い-adjectives</span><span>JLPT N5</span></div><p>Learn these words before class. Tick the box when you can read and write the kanji.</p><table><thead><tr><th>No.<th>Kanji<th>Reading<th>Meaning<th>Example<th>✓</tr></thead>"
    body += "".join(f"<tr><td class=n>{n}<td class=k>{kanji}<td>{kana}<td>{web(english)}<td>{example}<td class=b>☐</tr>" for n, (kanji, kana, english, example) in enumerate(words, 1)) + "</table>"
    css = "body { font-family: 'Noto Sans', 'Noto Sans CJK JP' } .h { display: flex; justify-content: space-between; background: #8c1d2f; color: #fff; padding: 2mm 4mm; font-weight: bold } table { width: 100%; border-collapse: collapse } th { border-bottom: 2px solid #8c1d2f; text-align: left } td, th { padding: 1.6mm 3mm } tr:nth-child(even) td { background: #f6eef0 } .n { width: 8mm; color: #777 } .k { font-size: 135%; width: 26mm } .b { font-family: 'DejaVu Sans'; text-align: center }"
    engine, source = page(draw, body, ["Noto Sans"], (11, 12), css)
    return Document(engine, source, [item(kanji, english, str(n), kind="vocabulary") for n, (kanji, _, english, _) in enumerate(words, 1)])


# Paper in geography

PEAKS = [
    ("Tourism in mountain areas", "In 2010 the resort of Valmera had 40 000 visitors. In 2020 it had 58 000.", [
        (None, [("State what is meant by the term tourism.", ["travel to a place away from home", "for leisure or business"], [], [])]),
        (None, [("Calculate the percentage increase in visitors to Valmera from 2010 to 2020.", ["45%"], [], [])]),
        ("More visitors bring change to a mountain resort.", [("Give one benefit of tourism for the people of the resort.", ["jobs in hotels and ski schools"], ["higher incomes"], []), ("Explain two problems that tourism may cause for the environment.", ["footpaths are eroded by walkers", "cars pollute the air of the valley", "forest is cleared for ski runs"], [], ["litter without development"])]),
    ]),
    ("Weathering and slopes", None, [
        (None, [("Describe the process of freeze–thaw weathering.", ["water enters cracks in the rock", "it expands when it freezes", "repeated cycles break pieces off"], [], [])]),
        ("A slope above a village has moved by 12 cm in one year.", [("Name the type of slow mass movement that is most likely.", ["soil creep"], ["creep"], []), ("Suggest two ways in which the village could be protected.", ["drains that lower the water in the slope", "netting or walls that hold rock back"], ["planting trees"], [])]),
        (None, [("State one piece of evidence of soil creep that can be seen in the field.", ["terracettes"], ["bent tree trunks"], [])]),
    ]),
    ("Glacial landforms", None, [
        (None, [("Name the steep-sided ridge that separates two corries.", ["arête"], [], [])]),
        (None, [("Explain how a corrie is formed.", ["snow collects in a hollow and turns to ice", "the ice plucks rock from the back wall", "the base is deepened by abrasion"], [], ["the glacier melts the rock"])]),
    ]),
]


@layout(HALF, "paper-matterhorn", "geography paper, XeLaTeX: topic of each question beside its number, (a) (i), marks in square brackets at the right below dotted lines, [Total: 8]; mark scheme in its own file as a list, 1(a) in bold, a mark, points with bullets, Accept and Reject")
def paper_matterhorn(draw):
    roman = ["i", "ii"]
    body, items = r"{\large\bfseries GEOGRAPHY\hfill 7312/21}\par Paper 2 Physical and Human Geography\hfill October/November 2026\par\rule{\linewidth}{0.4pt}\par\smallskip{\bfseries Answer \underline{all} the questions. Write in dark blue or black pen.}\par ", []
    scheme = r"\begin{center}\large\bfseries MARK SCHEME\end{center}{\small Points that are worth a mark are shown with bullets. Candidates need not use the same words.}\par\medskip "
    for n, (topic, stem, parts) in enumerate(PEAKS, 1):
        body += rf"\bigskip\needspace{{45mm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{\textbf{{{tex(topic)}}}}}"
        if stem:
            body += rf"\lab{{9mm}}{{0mm}}{{}}{{{tex(stem)}}}"
        scheme += rf"\medskip\needspace{{20mm}}\textbf{{Question {n}}}\par "
        total = 0
        for letter, (under, asked) in zip("abcd", parts):
            if under:
                body += rf"\medskip\needspace{{35mm}}\lab{{9mm}}{{9mm}}{{\textbf{{({letter})}}}}{{{tex(under)}}}"
            for k, (question, points, accept, refuse) in enumerate(asked):
                full = letter == "c" and n == 1 and k == 1
                marks = 2 if full else len(points)
                total += marks
                label = rf"\textbf{{({roman[k]})}}" if under else rf"\textbf{{({letter})}}"
                indent = "18mm" if under else "9mm"
                body += rf"\medskip\needspace{{25mm}}\lab{{{indent}}}{{9mm}}{{{label}}}{{{tex(question)}}}" + r"{\leftskip=" + indent + r"\advance\leftskip by 9mm " + r"\par\vspace{7pt}\noindent\hspace*{0pt}\dotfill\par " * marks + "}" + rf"\hfill[{marks}]\par "
                number = f"{n}({letter})" + (f"({roman[k]})" if under else "")
                scheme += rf"\needspace{{14mm}}\textbf{{{number}}}\hfill[{marks}]\par\begin{{itemize}}[nosep,leftmargin=14mm]" + "".join(rf"\item {tex(point)}" for point in points) + r"\end{itemize}" + "".join(rf"\hspace*{{9mm}}\textit{{Accept:}} {tex(a)}\par " for a in accept) + "".join(rf"\hspace*{{9mm}}\textit{{Reject:}} {tex(r)}\par " for r in refuse) + (r"\hspace*{9mm}Maximum 2 marks.\par " if full else "")
                items.append(item(question, "\n".join(points), number, marks, stem=" ".join(filter(None, [stem, under])), rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None, allow=accept, reject=refuse, guidance="Maximum 2 marks." if full else None, kind="numeric" if points[0].endswith("%") else "short"))
        body += rf"\par\hfill[Total: {total}]\par "
    look = dict(fonts=[draw.one(["arial", "helvetica"])], sizes=(11,), margins=(20, 22))
    foot = r"\fancyfoot[L]{\scriptsize Northern Examinations Group 2026}\fancyfoot[R]{\scriptsize 7312/21/O/N/26}"
    head = r"\fancyhead[C]{\thepage}"
    engine, source = document(draw, body, head=head, foot=foot, **look)
    return Document(engine, source, items, document(draw, scheme, head=r"\fancyhead[L]{\small 7312/21}\fancyhead[R]{\small Mark Scheme}", foot=r"Page \thepage", **look)[1])


# Test after a training course

FORKLIFT = [
    ("You must do a pre-use check at the start of every shift.", True, "Faults are recorded in the check book."), ("Loads should be carried as high as possible so that you can see under them.", False, "Carry loads low, with the mast tilted back."), ("A passenger may ride on the forks if you drive slowly.", False, "Nobody may ever ride on the forks."), ("When you leave the truck you should lower the forks to the ground.", True, "Raised forks are a trip hazard."), ("The capacity plate shows the most that the truck may lift.", True, "It also shows the load centre."), ("You may turn on a ramp if the truck is empty.", False, "Drive straight up and down."), ("Seat belts need to be worn only outdoors.", False, "Wear the belt whenever one is fitted."), ("If the truck tips over, you should stay in the seat and hold on.", True, "Jumping out is the main cause of deaths."), ("Batteries give off hydrogen while they are being charged.", True, "Charge them in a ventilated area."), ("Pedestrians always see a truck in time.", False, "Sound the horn at corners and doors."), ("Drive in reverse if the load blocks your view.", True, "Look in the direction of travel."), ("A licence for a counterbalance truck covers every other type.", False, "Each type needs its own training."),
]


@layout(HALF, "forklift-rudder", "theory test of a training centre, word processor: ruled table No., Statement, True, False with boxes, name and signature lines; Trainer’s answer sheet on the next page as a table No., Answer, Comment")
def forklift_rudder(draw):
    asked = draw.some(FORKLIFT, 11)
    body = paragraph(run("Counterbalance Forklift – Theory Test"), "Title") + paragraph(run("Candidate: ______________________________     Date: ________________")) + paragraph(run("Tick one box for each statement. Pass mark: 9 out of 11.", "I"))
    rows = [[run("No.", "B"), run("Statement", "B"), run("True", "B"), run("False", "B")]] + [[run(str(n)), run(text), run("☐"), run("☐")] for n, (text, _, _) in enumerate(asked, 1)]
    body += office_table(rows, [1.3, 11.7, 1.6, 1.7]) + paragraph(run("Score: ____ / 11          Instructor’s signature: ______________________________"), "Late")
    body += paragraph(run("Trainer’s answer sheet"), "New") + office_table([[run("No.", "B"), run("Answer", "B"), run("Comment", "B")]] + [[run(str(n)), run("True" if right else "False"), run(why)] for n, (_, right, why) in enumerate(asked, 1)], [1.4, 2.4, 12.4])
    items = [item(text, str(right), str(n), kind="truefalse") for n, (text, right, _) in enumerate(asked, 1)]
    engine, source = office(draw, body, ["Liberation Sans", "Carlito", "DejaVu Sans"], (11,), 2.2, head="Keelwright Training Services Ltd", styles=NEW + paragraph_style("Late", 0.8))
    return Document(engine, source, items)


# Questions about a language school's courses

ENROL = [
    ("Before you book", [("How do I find out my level?", "Take our free online placement test. It has 40 questions and takes about 25 minutes. You will see your level as soon as you finish."), ("What is the minimum age for adult courses?", "Students must be at least 16 on the first day of the course. We run separate classes for children and teenagers on Saturday mornings."), ("How many students are there in a class?", "There are never more than twelve students in a group. The average last year was nine.")]),
    ("Payment and cancellation", [("Can I pay in instalments?", "Yes. Courses that last twelve weeks or longer can be paid for in three equal instalments by direct debit."), ("Is the course book included in the price?", "No. Books cost between €28 and €35 and can be bought at reception or from any bookshop."), ("What happens if I have to cancel?", "If you cancel at least fourteen days before the course starts, we refund everything apart from the registration fee of €30. After that no refund is possible, but you may give your place to a friend.")]),
    ("During your course", [("Can I change group if the level is wrong for me?", "Speak to your teacher in the first week. We will move you to another group if a place is free."), ("Do I get a certificate at the end?", "Everyone who attends at least 80% of the lessons receives a certificate of attendance that shows the level and the number of hours."), ("Can I make up lessons that I missed?", "You may join an online session on Friday at 6 pm, where a tutor goes through the work of the week.")]),
]


@layout(HALF, "faq-tussock", "page of a language school's web site, Chromium: address and date in head and foot, menu, groups as coloured heads, questions in bold with a sign to close at the right, answers below, thin lines between, contact box")
def faq_tussock(draw):
    body, items = "<p class=u><span>14/09/2025, 11:42</span><span>Frequently asked questions | Lindenhof Language School</span></p><p class=m>Courses &nbsp; Prices &nbsp; Exams &nbsp; About us &nbsp; <b>FAQ</b> &nbsp; Contact</p><h1>Frequently asked questions</h1><p>Here are the things that students ask us most often. If you cannot find what you are looking for, send us a message.</p>", []
    for title, asked in ENROL:
        body += f"<h2>{title}</h2>"
        for question, answer in asked:
            body += f"<div class=q><p class=a><b>{web(question)}</b><span>−</span></p><p>{web(answer)}</p></div>"
            items.append(item(question, answer, kind="faq", section=title))
    body += "<div class=k><b>Still unsure?</b><br>Call us on 030 555 01 42 (Mon–Fri, 9 am – 6 pm) or write to hello@lindenhof-languages.example</div><p class=u><span>https://www.lindenhof-languages.example/faq</span></p>"
    css = ".u { display: flex; justify-content: space-between; font-size: 70% } .m { border-bottom: 1px solid #ccc; padding-bottom: 2mm; color: #335; font-size: 90% } h1 { font-size: 170%; color: #1b3a5c } h2 { font-size: 120%; color: #d2691e; margin: 6mm 0 2mm; break-after: avoid } .q { border-top: 1px solid #ccc; padding: 1.5mm 0; break-inside: avoid } .q p { margin: 1mm 0 } .a { display: flex; justify-content: space-between } .k { background: #eef3f8; padding: 4mm; margin-top: 6mm; break-inside: avoid }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Lato"], (10, 11), css)
    return Document(engine, source, items)
