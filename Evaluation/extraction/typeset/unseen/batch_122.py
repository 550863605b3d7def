"""The first twelve of group 64: sheets of many countries, a paper in physics with its solutions, a reading test with explanations,
a driver's practice test, statements on food safety, tenses, idioms to match, questions and answers on pets, admissions, a glossary of
rivers, Chinese words, ratio with answers apart, and a menu that asks nothing.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"

# Physics examination, Victoria

SKATE = [
    ("A skateboarder of mass 60 kg rolls from rest down a smooth ramp. The top of the ramp is 1.8 m above the ground.", [
        ("Calculate the gravitational potential energy of the skateboarder at the top of the ramp, relative to the ground.", 2, ["Eg = mgh = 60 × 9.8 × 1.8", "Eg = 1058 J"]),
        ("Calculate the speed of the skateboarder at the bottom of the ramp.", 2, ["½mv² = 1058", "v = 5.9 m s⁻¹"]),
        ("Explain why the speed measured in practice is less than this.", 1, ["Some energy is transformed to heat by friction and air resistance."])]),
    ("Two students measure the emf and the internal resistance of a cell. They record the voltage across the cell for several currents.", [
        ("State what is meant by the emf of a cell.", 1, ["The energy given to each coulomb of charge by the cell."]),
        ("Identify the dependent variable in this experiment.", 1, ["The voltage across the cell."]),
        ("Describe how the internal resistance can be found from a graph of voltage against current.", 2, ["Find the gradient of the line of best fit.", "The internal resistance is the negative of the gradient."])]),
    ("Light of frequency 7.5 × 10¹⁴ Hz falls on a metal plate, and electrons are emitted with a maximum kinetic energy of 0.80 eV.", [
        ("Show that the energy of each photon is about 3.1 eV.", 1, ["E = hf = 4.14 × 10⁻¹⁵ × 7.5 × 10¹⁴ = 3.1 eV"]),
        ("Determine the work function of the metal, in electronvolts.", 2, ["φ = E − Ek max", "φ = 2.3 eV"]),
        ("The brightness of the light is doubled. State the effect on the maximum kinetic energy of the electrons and on the number of electrons emitted each second.", 2, ["The maximum kinetic energy does not change.", "The number of electrons doubles."]),
        ("Explain how this result supports the particle model of light.", 2, ["In the wave model, brighter light would give each electron more energy.", "In the particle model, each electron absorbs one photon, whose energy depends on the frequency only."])]),
]


@layout(HALF, "physics-barracuda", "physics examination of an Australian state, XeLaTeX: Question 1 (5 marks) in bold, a. b. c. in bold with 2 marks at the right end, ruled lines; DO NOT WRITE IN THIS AREA in grey at both edges, TURN OVER in the foot; solutions in a file of their own with heads Question 1a.")
def physics_barracuda(draw):
    items, body, scheme = [], "", ""
    for n, (stem, parts) in enumerate(SKATE, 1):
        body += rf"\needspace{{6cm}}\bigskip\textbf{{Question {n}}} ({sum(p[1] for p in parts)} marks)\par {tex(stem)}\par\medskip "
        for letter, (question, marks, points) in zip("abcd", parts):
            said = f"{marks} mark{'s' if marks > 1 else ''}"
            body += rf"\needspace{{3cm}}\lab{{0pt}}{{8mm}}{{\textbf{{{letter}.}}}}{{{tex(question)}\pushright{{{said}}}}}\begingroup\leftskip=8mm " + r"\vspace{7mm}\par\hspace*{0pt}\hrulefill\par" * (marks + 1) + r"\endgroup\medskip "
            scheme += rf"\needspace{{2cm}}\medskip\textbf{{Question {n}{letter}.}}\par " + r"\par ".join(tex(p).replace("Ek max", r"E\textsubscript{k max}").replace("Eg", r"E\textsubscript{g}") + r"\pushright{\mbox{(1 mark)}}" for p in points) + r"\par "
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, kind="numeric" if question.startswith(("Calc", "Determine")) else "short", rubric=[{"text": p, "marks": 1} for p in points] if marks > 1 else None))
    year = draw.random.randint(2016, 2024)
    edge = r"\AddToShipoutPictureBG{\AtPageLowerLeft{\put(\LenToUnit{6mm},\LenToUnit{110mm}){\rotatebox{90}{\color{gray}\scriptsize DO NOT WRITE IN THIS AREA}}\put(\LenToUnit{\dimexpr\paperwidth-8mm},\LenToUnit{110mm}){\rotatebox{90}{\color{gray}\scriptsize DO NOT WRITE IN THIS AREA}}}}"
    front = r"{\large\bfseries SECTION B}\par\smallskip\fbox{\parbox{0.97\linewidth}{\textbf{Instructions for Section B}\par Answer \textbf{all} questions in the spaces provided. Write using blue or black pen.\par Where an answer box is provided, write your final answer in the box. In questions where more than one mark is available, appropriate working must be shown.\par Unless otherwise indicated, the diagrams in this book are not drawn to scale.}}\par "
    engine, source = document(draw, front + body, ["timesnew"], (11,), (20, 23), head=rf"\fancyhead[L]{{\small {year} PHYSICS EXAM}}\fancyhead[R]{{\small\thepage}}", foot=r"\fancyfoot[C]{\small SECTION B – continued}\fancyfoot[R]{\small\textbf{TURN OVER}}", extra=edge)
    front = rf"{{\Large\bfseries {year} Physics: suggested solutions}}\par\medskip{{\bfseries SECTION B}}\par "
    return Document(engine, source, items, document(draw, front + scheme, ["timesnew", "arial"], (11,), (22, 25))[1])


# Reading and writing module with explanations, USA

READING = [
    ("In 1888 the naturalist Emma Doyle set out to count the nests of terns along a single mile of beach. Her counts, repeated each June for thirty years, are so ______ that biologists still use them as a baseline today.", "Which choice completes the text with the most logical and precise word or phrase?", ["careless", "reliable", "decorative", "reluctant"], 1, "The text says that biologists still use the counts as a baseline, so they must be trustworthy."),
    ("The potter Ana Reyes digs her own clay from the banks of the river that runs behind her studio. “A bag of clay from a shop is silent,” she says. “This one tells me where it has been.”", "Which choice best states the main idea of the text?", ["Reyes cannot afford the clay that is sold in shops.", "Reyes learned to make pots from people who lived near the river.", "Reyes values clay that is connected with a particular place.", "Reyes believes that the river should be protected."], 2, "Reyes contrasts clay from a shop, which is “silent,” with clay that tells her where it has been."),
    ("Some desert beetles stand head down on the tops of dunes at dawn. Droplets of fog collect on their backs and roll toward their mouths. Engineers have copied the bumpy surface of the beetle’s back to make nets that gather water from fog.", "Which choice best describes the overall structure of the text?", ["It describes a behavior of an animal and then an invention based on that animal.", "It compares two inventions and says which of them is better.", "It states a hypothesis and then reports an experiment that contradicts it.", "It lists the dangers that an animal faces and explains how it avoids them."], 0, "The text first describes how the beetles drink and then explains what engineers have made from this idea."),
    ("The bridge, which was built by volunteers in a single ______ has carried walkers across the gorge for more than fifty years.", "Which choice completes the text so that it conforms to the conventions of Standard English?", ["summer", "summer;", "summer:", "summer,"], 3, "The comma after “summer” closes the supplementary element that begins with “which was built.”"),
    ("Many people believe that bats are blind. ______ all species of bat can see, and some of them see better in dim light than humans do.", "Which choice completes the text with the most logical transition?", ["For example,", "In fact,", "As a result,", "Similarly,"], 1, "The second sentence corrects the belief that is stated in the first."),
    ("Researchers asked whether street trees cool a city at night. They compared the air temperature on forty streets at midnight. Streets with many trees were, on average, no cooler than streets with few, although by day they had been cooler by 2°C.", "Which finding, if true, would best explain the result?", ["Streets with many trees have less traffic at midnight than at noon.", "The researchers used thermometers of two different makes.", "The crowns of trees keep warm air near the ground from rising at night.", "Most of the trees were planted within the last ten years."], 2, "If the crowns of trees trap warm air at night, streets with trees lose the advantage that shade gives them by day."),
    ("The painter’s early works are crowded with figures. The later ones, by contrast, ______ nothing but water and sky.", "Which choice completes the text so that it conforms to the conventions of Standard English?", ["shows", "has shown", "show", "is showing"], 2, "The plural subject “ones” needs the plural verb “show.”"),
    ("Because the library’s only copy of the map had been ______ by damp, the historian had to rely on a tracing made in 1902.", "Which choice completes the text with the most logical and precise word or phrase?", ["damaged", "measured", "purchased", "admired"], 0, "Damp would harm a map, and the historian could not use it."),
    ("Whales that are born in captivity do not learn the songs of their group. Young whales that grow up in the wild repeat the songs of older males within a year.", "Which conclusion does the text most strongly support?", ["Whales sing more in the wild than in captivity.", "Whales in captivity live for a shorter time.", "Older males sing only when young whales are near.", "Whales learn their songs from other whales."], 3, "Only whales that can hear older males come to know the songs."),
]


@layout(HALF, "module-snapper", "reading and writing module of an American admission test, XeLaTeX: two columns with a dashed line, the number in a black square on a grey bar, passage, question, A) to D); explanations on the last pages, QUESTION 1 and Choice B is the best answer")
def module_snapper(draw):
    items, inner, told = [], "", ""
    for n, (text, question, options, right, why) in enumerate(READING, 1):
        listed = "".join(rf"\lab{{0pt}}{{7mm}}{{{letter})}}{{{tex(option)}}}" for letter, option in zip("ABCD", options))
        inner += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{5pt}}\colorbox{{black!12}}{{\makebox[\dimexpr\linewidth-2\fboxsep][l]{{\hspace*{{-\fboxsep}}\colorbox{{black}}{{\textcolor{{white}}{{\bfseries {n}}}}}}}}}\par\smallskip {tex(text).replace('°', chr(92) + 'textdegree{}')}\par {tex(question)}\par {listed}\end{{minipage}}\par\vspace{{9mm}}" + "\n"
        told += rf"\needspace{{2.2cm}}\medskip\textbf{{QUESTION {n}}}\par \textbf{{Choice {'ABCD'[right]} is the best answer.}} {tex(why)}\par "
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), stem=text, kind="mcq", answer_label="ABCD"[right]))
    front = r"\noindent\colorbox{black!80}{\parbox{0.97\linewidth}{\textcolor{white}{\large\bfseries Module 1 \quad Reading and Writing\hfill 9 QUESTIONS}}}\par\medskip{\bfseries DIRECTIONS}\par The questions in this section address a number of important reading and writing skills. Each question includes a short passage. Read each passage and question carefully, and then choose the best answer to the question based on the passage.\par\bigskip "
    body = front + rf"\begin{{multicols*}}{{2}}{inner}\end{{multicols*}}\newpage{{\Large\bfseries Answer Explanations}}\par Reading and Writing: Module 1\par {told}"
    engine, source = document(draw, body, ["notoserif", "schoolbook", "libertine"], (10,), (18, 22), head=r"\fancyhead[L]{\footnotesize Module 1}\fancyhead[R]{\footnotesize Practice Test 3}", foot=r"\fancyfoot[L]{\footnotesize Unauthorized copying or reuse of any part of this page is illegal.}\fancyfoot[R]{\footnotesize\thepage\quad CONTINUE}", extra=r"\setlength\columnsep{9mm}\setlength\columnseprule{.4pt}", paper="letterpaper")
    return Document(engine, source, items)


# Practice test of a state driver's handbook, USA

DRIVER = [
    ("When you approach a school bus that has stopped with its red lights flashing on a road without a divider, you must:", ["Slow down and pass with care.", "Stop until the lights are turned off.", "Sound your horn and go on."], 1),
    ("A solid yellow line on your side of the center line means:", ["You may pass if the road is clear.", "The road is about to end.", "You may not pass."], 2),
    ("Who has the right of way at a four-way stop when two cars arrive at the same time?", ["The driver on the right.", "The driver on the left.", "The driver of the larger vehicle."], 0),
    ("You should dim your headlights for oncoming vehicles within:", ["100 feet.", "500 feet.", "1,000 feet."], 1),
    ("Roads are most slippery:", ["After it has rained for an hour.", "In the first minutes of rain after a dry spell.", "On a hot afternoon."], 1),
    ("If your car begins to skid, you should first:", ["Turn the wheel in the direction you want the front of the car to go.", "Brake as hard as you can.", "Turn off the engine."], 0),
    ("A sign in the shape of an octagon always means:", ["Yield.", "Railroad crossing.", "Stop."], 2),
    ("When you park uphill beside a curb, turn your front wheels:", ["Toward the curb.", "Away from the curb.", "Straight ahead."], 1),
    ("At what age must a child no longer ride in a safety seat in this state, whatever his or her height?", ["Eight.", "Four.", "Twelve."], 0),
    ("What should you do when you hear the siren of an emergency vehicle?", ["Drive faster to stay out of its way.", "Stop where you are.", "Pull over to the right edge of the road and stop."], 2),
    ("It is illegal to park:", ["Within 15 feet of a fire hydrant.", "On the right side of a one-way street.", "Next to a parking meter at night."], 0),
    ("A pedestrian with a white cane is waiting to cross the street. You should:", ["Tell the person when it is safe to cross.", "Stop and wait until the person has crossed.", "Drive around the person slowly."], 1),
]


@layout(HALF, "driving-tarpon", "practice test at the end of a state driver's handbook, Chromium: two columns, heading in a coloured band, bold questions with capitals A. B. C. below each other, answers in one line at the foot, 1. B; 2. C")
def driving_tarpon(draw):
    asked, items, body, key = draw.mixed(draw.some(DRIVER, 11)), [], "", []
    for n, (question, options, right) in enumerate(asked, 1):
        body += f"<div class=q><p><b>{n}. {web(question)}</b></p>" + "".join(f"<p class=o>{letter}. {option}</p>" for letter, option in zip("ABC", options)) + "</div>"
        key.append(f"{n}. {'ABC'[right]}")
        items.append(item(question, options[right], str(n), None, choices("ABC", options), kind="mcq", answer_label="ABC"[right]))
    body = f"<div class=h>Chapter {draw.random.randint(9, 14)} <span>Sample Knowledge Test</span></div><p>These questions are like those on the real test. You must answer at least 80 percent of them correctly to pass. Mark the best answer for each, then check your answers at the bottom of the page.</p><div class=c>{body}</div><p class=k><b>Answers:</b> {'; '.join(key)}</p><footer>State of Lakota · Division of Motor Vehicles · Driver Handbook</footer>"
    css = ".h { background: #17406d; color: #fff; padding: 2mm 4mm; font-size: 90% } .h span { font-size: 170%; font-weight: bold; display: block } .c { columns: 2; column-gap: 9mm } .q { break-inside: avoid; margin-bottom: 3.5mm } .q p { margin: 0 0 0.8mm } .o { padding-left: 5mm } .k { border-top: 1px solid #17406d; border-bottom: 1px solid #17406d; padding: 1.5mm 0 } footer { text-align: center; font-size: 75%; color: #555 }"
    engine, source = page(draw, body, ["Open Sans", "Liberation Sans", "Carlito"], (10, 10.5), css, paper="Letter")
    return Document(engine, source, items)


# True or false on food safety, training of volunteers

FOOD = [
    ("Hands should be washed for at least 20 seconds before handling food.", "T", ""), ("It is safe to thaw frozen chicken on the counter overnight.", "F", "Thaw it in the refrigerator or under cold running water."),
    ("Hot food should be held at 135 °F or above.", "T", ""), ("Raw meat is stored on the top shelf of the refrigerator.", "F", "It goes on the bottom shelf, so that it cannot drip on other food."),
    ("A cutting board used for raw fish can be used for salad after it is wiped with a dry cloth.", "F", "It must be washed, rinsed and sanitized."), ("A food worker with a fever and a sore throat should stay away from food.", "T", ""),
    ("Food that smells good is always safe to eat.", "F", "Bacteria that make people ill cannot be smelled."), ("Gloves should be changed between handling money and handling food.", "T", ""),
    ("Leftovers must be reheated to 165 °F.", "T", ""), ("Rinsing raw poultry in the sink makes it safer.", "F", "Splashing water spreads bacteria."),
    ("Chemicals may be kept beside dry food if they are labeled.", "F", "Keep them in a separate place."), ("The temperature danger zone lies between 41 °F and 135 °F.", "T", ""),
]


@layout(HALF, "statements-garfish", "true or false test of a food bank for its volunteers, word processor: name, date and score, circle the right letter, T F before numbered statements, answer key for the trainer on the next page with reasons behind the false ones")
def statements_garfish(draw):
    asked, items = draw.mixed(draw.some(FOOD, 11)), []
    body = paragraph(run("Hillside Community Food Bank"), "Title") + paragraph(run("Food Safety for Volunteers – Post-Test", "B")) + paragraph(run("Name: ______________________________   Date: _______________   Score: ______ / 11")) + paragraph(run("Circle T if the statement is true or F if it is false.", "I"))
    key = paragraph(run("Food Safety Post-Test – Answer Key for the Trainer"), "New")
    for n, (text, verdict, why) in enumerate(asked, 1):
        body += paragraph(run(f"T\tF\t{n}.\t{text}"), "Say")
        key += paragraph(run(f"{n}.\t") + run({"T": "True", "F": "False"}[verdict], "B") + run(f". {why}" if why else "."), "Part")
        items.append(item(text, str(verdict == "T"), str(n), kind="truefalse"))
    body += paragraph(run("Thank you for keeping our guests safe! Please hand this sheet to your trainer before you leave."), "Body")
    styles = paragraph_style("Say", 0.28, 2.8, -2.8, [(0.9, ""), (1.9, ""), (2.8, "")]) + paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page"')
    engine, source = office(draw, body + key, ["Carlito", "Liberation Sans"], (11, 12), 2.2, styles=styles)
    return Document(engine, source, items)


# Past simple and present perfect, language school

TENSES = [
    ("Exercise 1", "Complete the sentences with the present perfect of the verb in brackets.", [
        ("I __________ this film three times. (see)", "have seen"), ("She __________ her keys again. (lose)", "has lost"), ("We __________ in Porto since 2019. (live)", "have lived"), ("They __________ their homework yet. (not finish)", "haven’t finished"), ("Nobody __________ me about the meeting. (tell)", "has told")]),
    ("Exercise 2", "Past simple or present perfect? Put the verb in the correct form.", [
        ("I __________ to Rome last summer. (go)", "went"), ("He __________ here for ten years, and he still likes it. (work)", "has worked"), ("Shakespeare __________ more than thirty plays. (write)", "wrote"), ("Our neighbours __________ a new dog. Look, there it is! (buy)", "have bought"), ("The match __________ at eight o’clock yesterday. (start)", "started"), ("It __________ all week, so the garden is wet. (rain)", "has rained")]),
]


@layout(HALF, "tenses-blenny", "grammar sheet of a language school, word processor: level in the head, grammar in a frame, Exercise 1 and 2 with sentences in typed underscores and the verb in brackets at the end, answers on the next page in numbered lines under the same heads")
def tenses_blenny(draw):
    items = []
    body = paragraph(run("Present perfect and past simple"), "Title")
    body += office_table([[run("Remember!", "B") + run("\nPresent perfect: have / has + past participle. We use it for experiences, news and things that are not finished.\nPast simple: we use it with a finished time (yesterday, in 2010, last week).")]], [16.4])
    key = paragraph(run("Answers"), "New")
    for head, task, sentences in TENSES:
        body += paragraph(run(head), "Head") + paragraph(run(task), "Body")
        key += paragraph(run(head), "Head")
        for n, (text, answer) in enumerate(sentences, 1):
            body += paragraph(run(f"{n}\t{text}"), "Part")
            key += paragraph(run(f"{n}\t{answer}"), "Tight")
            items.append(item(text, answer, str(n), kind="gap", section=head))
    styles = paragraph_style("Tight", 0.05, 1.0, -1.0, [(1.0, "")]) + paragraph_style("New", 0, bold=True, size=16, extra='fo:break-before="page"')
    engine, source = office(draw, body + key, ["Lato", "Open Sans", "Carlito"], (11,), 2.3, head="The English Corner  ·  Grammar worksheet  ·  Level B1", styles=styles)
    return Document(engine, source, items)


# Idioms to match

IDIOMS = [
    ("a piece of cake", "something very easy"), ("to break the ice", "to make people feel relaxed when they first meet"), ("under the weather", "slightly ill"), ("to cost an arm and a leg", "to be very expensive"),
    ("once in a blue moon", "very rarely"), ("to hit the sack", "to go to bed"), ("to pull someone’s leg", "to tease a person"), ("to spill the beans", "to give away a secret"), ("to be on the fence", "to be unable to decide"),
    ("to call it a day", "to stop working"), ("a blessing in disguise", "something good that seemed bad at first"), ("to bite the bullet", "to do something unpleasant because you must"),
]


@layout(HALF, "idioms-trevally", "idioms to match of a course for adults, groff: table without rules, ____ before each number at the left, letters at the right, key in small italics at the foot, 1-c 2-f")
def idioms_trevally(draw):
    pairs = draw.mixed(draw.some(IDIOMS, 10))
    letters = "abcdefghij"
    ends = draw.mixed([right for _, right in pairs])
    lines = [".ds CF Adult Learning Center \\(bu English for Work and Life", ".ce 2", "\\fB\\s+4Everyday Idioms\\s0\\fP", "Intermediate \\(bu Unit 6 Handout", ".sp", "Name ____________________________\\ \\ \\ \\ \\ \\ Class ______________", ".sp", "\\fBDirections:\\fP Match each idiom with its meaning. Write the letter on the line.", ".sp", ".TS", "tab(@) expand;", "lw(2.7i) lw(3.2i).", "\\fBIdiom\\fP@\\fBMeaning\\fP", ".sp 0.4"]
    listed = choices(letters, ends)
    for n, ((left, right), letter, end) in enumerate(zip(pairs, letters, ends), 1):
        lines += [f"T{{\n_____ {n}. {plain(left)}\nT}}@T{{\n{letter}. {plain(end)}\nT}}", ".sp 0.45"]
        items_answer = letters[ends.index(right)]
        pairs[n - 1] = (left, right, items_answer)
    lines += [".TE", ".sp 4", "\\s-2\\fIKey: " + "\\ \\ ".join(f"{n}-{letter}" for n, (_, _, letter) in enumerate(pairs, 1)) + "\\fP\\s0"]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "N"))
    return Document(engine, source, [item(left, right, str(n), None, listed, kind="match", answer_label=letter) for n, (left, right, letter) in enumerate(pairs, 1)])


# Questions and answers of a veterinary practice's leaflet

VET = [
    ("How often should my dog be vaccinated?", "Puppies have two injections, at eight and twelve weeks. After that a booster is given every year, though not every vaccine is needed each time."), ("Can I give my cat milk?", "It is better not to. Most adult cats cannot digest it, and water is all they need."),
    ("When can my puppy go out for walks?", "Two weeks after the second injection. Until then you can carry it outside so that it gets used to noises."), ("What should I do if my dog eats chocolate?", "Ring us at once, and tell us how much it has eaten and what kind it was. Do not wait for signs of illness."),
    ("How do I know that my rabbit is ill?", "A rabbit that stops eating for more than a few hours needs to be seen the same day."), ("Is it cruel to keep one guinea pig on its own?", "Guinea pigs live in groups in the wild. We advise keeping at least two."),
    ("How can I remove a tick?", "Twist it out with a tick hook. Do not burn it or cover it with oil."), ("Why is my old cat drinking so much?", "There may be many reasons, among them diseases of the kidneys and diabetes. Please bring a fresh urine sample with you when you come."),
    ("Do indoor cats need to be treated for worms?", "Yes, but less often: twice a year is usually enough."), ("Should my pet be insured?", "Only you can decide, but an operation after a road accident may cost several thousand pounds."),
    ("What happens when I call at night?", "Your call is passed to the vet on duty, who will tell you whether your pet should be seen before morning."),
]


@layout(HALF, "leaflet-pompano", "questions and answers in the leaflet of a veterinary practice, Typst: two columns, coloured letter Q before bold questions, letter A before the answers, telephone in a box at the foot")
def leaflet_pompano(draw):
    asked = draw.mixed(draw.some(VET, 10))
    colour = draw.one(["#1b6b5a", "#7a2e5d", "#2d4d8a"])
    body = "".join(("#colbreak()\n" if place == 5 else "") + f'#block(breakable: false, below: 11pt)[#grid(columns: (6mm, 1fr), row-gutter: 5pt, text(fill: rgb("{colour}"), weight: "bold")[Q], [*{question}*], text(fill: rgb("{colour}"), weight: "bold")[A], [{answer}])]\n' for place, (question, answer) in enumerate(asked))
    source = f"""#set page(paper: "a4", margin: (x: 17mm, y: 18mm), footer: align(center, text(8pt)[Millbrook Veterinary Surgery, 4 Station Road · Registered in England]))
#set text(font: ({draw.one(['"Lato"', '"Carlito"', '"Libertinus Serif"'])},), size: {draw.one([10.5, 11])}pt, lang: "en")
#block(fill: rgb("{colour}"), width: 100%, inset: 9pt)[#text(white, size: 20pt, weight: "bold")[Your pet: your questions answered]]
#v(2mm)
Our nurses are asked these questions every week. If yours is not among them, please ask at the desk.
#v(2mm)
#columns(2, gutter: 9mm)[
{body}
]
#v(4mm)
#box(stroke: 1pt + rgb("{colour}"), inset: 8pt, width: 100%)[*Emergencies, day and night:* 01632 960 144. Weekday surgeries: 9.00 to 10.30 and 16.30 to 18.30.]
"""
    return Document("typst", source, [item(question, answer, kind="faq") for question, answer in asked])


# FAQ of the admissions office of a college

ADMISSIONS = [
    ("Applying", [("When does the application open?", ["The application opens on August 1 for students who begin in the fall of the following year."]), ("Do you require test scores?", ["No. Scores are optional for all applicants.", "If you do send them, we use the best result of each section."]), ("How many letters of recommendation do I need?", ["Two: one from a teacher and one from your counselor."]), ("Can I apply for more than one program?", ["Yes. You may name a first and a second choice on the same form, and there is no extra fee."])]),
    ("Visiting campus", [("Are tours offered on weekends?", ["Tours leave from Harding Hall every Saturday at 10 a.m. from September to April."]), ("Where can I park?", ["Visitors may park without a permit in Lot C.", "Please do not use the spaces that are marked in blue."])]),
    ("Paying for college", [("How much is the application fee?", ["The fee is $50. It is waived for students who receive free or reduced lunch."]), ("How do I apply for financial aid?", ["Complete the federal form and enter our school code, which is 009999."]), ("Will my scholarship be renewed each year?", ["It will, as long as your grade point average stays at 2.75 or higher."]), ("May I pay by the month?", ["Yes. The plan divides the bill of each semester into five payments."])]),
]


@layout(HALF, "admissions-bonito", "FAQ of a college's admissions office printed from the web, Chromium: path of pages and menu above, topics as heads, questions as links in colour with an arrow, answers of one or two paragraphs, address in the foot")
def admissions_bonito(draw):
    body, items = "<div class=n>Home › Admission &amp; Aid › Frequently Asked Questions</div><header>Ashworth College</header><div class=m>About &nbsp; Academics &nbsp; <b>Admission &amp; Aid</b> &nbsp; Campus Life &nbsp; News</div><h1>Frequently Asked Questions</h1><p>Can’t find what you are looking for? Write to us at admission@ashworth.example.</p>", []
    for topic, pairs in ADMISSIONS:
        body += f"<h2>{topic}</h2>"
        for question, paragraphs in pairs:
            body += f"<section><h3>▾ {question}</h3>" + "".join(f"<p>{text}</p>" for text in paragraphs) + "</section>"
            items.append(item(question, "\n".join(paragraphs), kind="faq", section=topic))
    body += "<footer>Office of Admission · 200 College Street · Open Monday to Friday, 8:30 a.m. to 4:30 p.m.<br>© Ashworth College. All rights reserved. Privacy | Accessibility</footer>"
    css = ".n { font-size: 75%; color: #666 } header { font: bold 20pt 'Liberation Serif'; color: #6d1a2d; margin-top: 3mm } .m { border-top: 2px solid #6d1a2d; border-bottom: 1px solid #ccc; padding: 1.5mm 0; font-size: 85% } h1 { font-size: 170%; margin: 6mm 0 2mm } h2 { font-size: 130%; color: #333; margin: 7mm 0 2mm; break-after: avoid } h3 { font-size: 105%; color: #0b5cad; margin: 4mm 0 1mm; font-weight: 600 } section { break-inside: avoid; border-bottom: 1px solid #ddd; padding-bottom: 1mm } section p { margin: 1mm 0 2mm 5mm } footer { margin-top: 9mm; font-size: 75%; color: #666; border-top: 2px solid #6d1a2d; padding-top: 2mm }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Liberation Sans"], (10, 10.5), css, paper="Letter")
    return Document(engine, source, items)


# Glossary of a geography unit

RIVERS = [
    ("abrasion", "the wearing away of a river’s bed and banks by the stones that it carries"), ("alluvium", "fine, fertile material that is left on a flood plain by a river"), ("attrition", "the knocking together of stones in a river, which makes them smaller and rounder"), ("catchment area", "the land from which a river gets its water; also called a drainage basin"),
    ("confluence", "the place where two rivers meet"), ("delta", "flat land at the mouth of a river, built up from silt that the sea does not carry away"), ("discharge", "the volume of water that passes a point each second, measured in cumecs"), ("estuary", "the wide mouth of a river where fresh water mixes with the sea"),
    ("hydrograph", "a graph that shows the rainfall and the discharge of a river during a storm"), ("levee", "a natural or man-made bank along a river that keeps it from flooding"), ("meander", "a bend in a river"), ("ox-bow lake", "a curved lake that is left when a river cuts through the neck of a meander"),
    ("plunge pool", "the deep pool below a waterfall"), ("source", "the place where a river begins"), ("tributary", "a small river that flows into a larger one"), ("watershed", "the high ground that divides one drainage basin from another"),
]


@layout(HALF, "glossary-gurnard", "glossary at the end of a booklet on rivers, pdfLaTeX: one column, terms in bold small letters with a dash and the meaning, alphabet as large letters in the margin, thin rules between letters, running foot")
def glossary_gurnard(draw):
    entries, body, letter = draw.some(RIVERS, 13), "", ""
    for term, meaning in entries:
        mark = ""
        if term[0] != letter:
            letter = term[0]
            mark = rf"\vspace{{2mm}}\hrule\vspace{{3mm}}\noindent\llap{{{{\Large\bfseries {letter.upper()}}}\hspace{{6mm}}}}"
        body += rf"\needspace{{2\baselineskip}}{mark}\textbf{{{term}}} -- {tex(meaning)}\par" + "\n"
    body = r"\begin{center}{\huge\bfseries Glossary}\end{center} Words in \textbf{bold} type in this booklet are explained here." + r"\par " + body
    engine, source = document(draw, body, ["palatino", "times", "lmsans"], (11, 12), (30, 34), foot=r"\fancyfoot[L]{\small Rivers and Flooding}\fancyfoot[R]{\small\thepage}", extra=rf"\setcounter{{page}}{{{draw.random.randint(21, 45)}}}")
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in entries])


# Chinese words with parts of speech

CHINESE = [
    ("银行", "yínháng", "n.", "bank"), ("邮局", "yóujú", "n.", "post office"), ("护照", "hùzhào", "n.", "passport"), ("换", "huàn", "v.", "to exchange, to change"), ("寄", "jì", "v.", "to send by mail"), ("排队", "páiduì", "v.", "to stand in line"), ("方便", "fāngbiàn", "adj.", "convenient"), ("附近", "fùjìn", "n.", "vicinity, nearby"),
    ("信用卡", "xìnyòngkǎ", "n.", "credit card"), ("现金", "xiànjīn", "n.", "cash"), ("零钱", "língqián", "n.", "small change"), ("安全", "ānquán", "adj.", "safe"), ("马上", "mǎshàng", "adv.", "at once, right away"), ("包裹", "bāoguǒ", "n.", "parcel"), ("地址", "dìzhǐ", "n.", "address"),
]


@layout(HALF, "words-rudd", "new words of a Chinese textbook for Americans, XeLaTeX: numbered table with horizontal rules only, characters, pinyin in italics, part of speech, English; heading in Chinese and English, a note on culture below")
def words_rudd(draw):
    words, lines = draw.some(CHINESE, 13), ""
    for n, (hanzi, pinyin, part, english) in enumerate(words, 1):
        lines += rf"{n}. & {{\han {hanzi}}} & \textit{{{pinyin}}} & {part} & {tex(english)}\\" + "\n"
    lesson = draw.random.randint(8, 17)
    body = rf"{{\large\bfseries Lesson {lesson}: At the Bank}}\par\bigskip{{\Large {{\han 生词}} \quad New Words}}\par\medskip\renewcommand\arraystretch{{1.5}}\begin{{tabular}}{{@{{}}r@{{\quad}}p{{28mm}}p{{34mm}}p{{16mm}}p{{58mm}}@{{}}}}\hline {lines}\hline\end{{tabular}}\par\bigskip\fbox{{\parbox{{0.95\linewidth}}{{\textbf{{Culture Highlights}}\par Most people in large cities now pay with their telephones, and many small shops are surprised to see notes and coins. Carry a little cash all the same.}}}}"
    engine, source = document(draw, body, ["libertine", "notoserif"], (11, 12), (20, 24), extra=rf"\newfontfamily\han{{{draw.one(['Noto Serif CJK SC', 'Noto Sans CJK SC'])}}}\setcounter{{page}}{{{draw.random.randint(60, 180)}}}", foot=rf"\fancyfoot[C]{{\small Lesson {lesson}\quad \thepage}}")
    return Document(engine, source, [item(hanzi, english, str(n), kind="vocabulary") for n, (hanzi, _, _, english) in enumerate(words, 1)])


# Ratio, practice questions of an English site

RATIO = [
    ("Write the ratio 24 : 36 in its simplest form.", [("", "2 : 3", 2)]),
    ("Share £60 in the ratio 3 : 7.", [("", "£18 and £42", 2)]),
    ("There are 12 boys and 16 girls in a class.", [("a", "Write the ratio of boys to girls in its simplest form.", "3 : 4", 1), ("b", "What fraction of the class are girls?", "4/7", 1)]),
    ("A recipe for 6 pancakes uses 150 g of flour and 240 ml of milk.", [("a", "How much flour is needed for 10 pancakes?", "250 g", 2), ("b", "Sam has 600 ml of milk and plenty of flour. How many pancakes can he make?", "15", 2)]),
    ("Red paint and white paint are mixed in the ratio 2 : 5 to make pink paint. How much pink paint can be made with 8 litres of red paint?", [("", "28 litres", 3)]),
    ("Anna, Ben and Carl share some sweets in the ratio 1 : 2 : 4. Carl gets 18 more sweets than Anna. How many sweets are there altogether?", [("", "42", 3)]),
    ("The scale of a map is 1 : 50 000. Two villages are 7 cm apart on the map.", [("a", "Work out the real distance between the villages in kilometres.", "3.5 km", 2), ("b", "A straight road is 6 km long. How long is it on the map?", "12 cm", 2)]),
]


@layout(HALF, "ratio-chub", "ratio sheet of an English mathematics site, pdfLaTeX: name and instructions in a frame, numbers with a point, space to work, dotted line for the answer with (2) below it at the right; answers in a file of their own as a list")
def ratio_chub(draw):
    items, body, key = [], "", ""

    def place(marks):
        return rf"\par\vspace{{{9 + 6 * marks}mm}}\hspace*{{\fill}}\makebox[45mm]{{\dotfill}}\par\vspace{{-1mm}}\hspace*{{\fill}}\textbf{{({marks})}}\par\smallskip "

    for n, (stem, parts) in enumerate(RATIO, 1):
        if not parts[0][0]:
            (_, answer, marks), = parts
            body += rf"\needspace{{4cm}}\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(stem)}}}{place(marks)}"
            key += rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(answer)}}}"
            items.append(item(stem, answer, str(n), marks, kind="numeric"))
            continue
        body += rf"\needspace{{6cm}}\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(stem)}}}"
        for letter, question, answer, marks in parts:
            body += rf"\needspace{{3cm}}\lab{{9mm}}{{9mm}}{{({letter})}}{{{tex(question)}}}{place(marks)}"
            key += rf"\lab{{0pt}}{{18mm}}{{{f'{n}.' if letter == 'a' else ''}\hspace*{{\fill}}({letter})\hspace*{{3mm}}}}{{{tex(answer)}}}"
            items.append(item(question, answer, f"{n}({letter})", marks, stem=stem, kind="numeric"))
    pounds = [r"\textsterling{}", "£"]
    front = r"Name: \rule{70mm}{.4pt}\par\begin{center}{\Huge\bfseries Ratio}\par\smallskip Exam style questions\end{center}\fbox{\parbox{0.97\linewidth}{\textbf{Equipment needed:} pen, pencil, ruler, calculator\par\smallskip\textbf{Guidance}\par 1. Read each question carefully before you begin answering it.\par 2. Check your answers seem right.\par 3. Always show your workings.}}\par\medskip "
    look = dict(fonts=["lmsans", "cm"], sizes=(11, 12), margins=(20, 24))
    engine, source = document(draw, (front + body).replace(pounds[1], pounds[0]), foot=r"\fancyfoot[R]{\small Page \thepage}\fancyfoot[L]{\small www.mathsmill.example}", **look)
    return Document(engine, source, items, document(draw, (r"{\Large\bfseries Ratio: Answers}\par\medskip " + key).replace(pounds[1], pounds[0]), foot="", **look)[1])


# School lunch menu that asks nothing

@layout(HALF, "menu-dab", "lunch menu of a school district, Chromium, landscape: ruled table of five days and four weeks with numbers of dates, prices, notes on milk and allergies; nothing to be found")
def menu_dab(draw):
    meals = ["Chicken nuggets, mashed potatoes, peach cup", "Beef taco, corn, refried beans, apple slices", "Cheese pizza, garden salad, grapes", "Spaghetti with meat sauce, green beans, pear", "Turkey sandwich, baby carrots, orange", "Grilled cheese, tomato soup, banana", "Pancakes, sausage links, hash browns, juice", "Hamburger on a bun, baked fries, melon", "Baked ziti, broccoli, roll, applesauce", "Fish sticks, cole slaw, mixed fruit"]
    order = [meals[draw.random.randrange(len(meals))] for _ in range(20)]
    cells = "".join("<tr>" + "".join(f"<td><b>{1 + week * 7 + day}</b><br>{order[week * 5 + day]}</td>" if (week, day) != (2, 0) else "<td class=x><b>15</b><br>NO SCHOOL<br>Teacher Workday</td>" for day in range(5)) + "</tr>" for week in range(4))
    body = f"<h1>Maple Grove Elementary</h1><h2>{draw.one(['October', 'February', 'May'])} Lunch Menu</h2><table><tr><th>Monday<th>Tuesday<th>Wednesday<th>Thursday<th>Friday</tr>{cells}</table><p><b>Prices:</b> Student $2.85 &nbsp; Reduced $0.40 &nbsp; Adult $4.25 &nbsp; Milk $0.60</p><ol><li>A choice of skim or 1% milk is offered with every meal.</li><li>Please tell the cafeteria manager about food allergies before the first day of school.</li><li>Money may be added to your child’s account online or sent in an envelope with his or her name.</li></ol><p class=s>Menus are subject to change. This institution is an equal opportunity provider.</p>"
    css = "h1, h2 { text-align: center; margin: 0 0 1mm; color: #a33b1f } h2 { font-weight: normal; margin-bottom: 3mm } table { width: 100%; border-collapse: collapse; table-layout: fixed } th { background: #a33b1f; color: #fff } th, td { border: 1px solid #a33b1f; padding: 1.5mm; vertical-align: top; font-size: 92% } .x { background: #eee; text-align: center } p, ol { margin: 2mm 0 } .s { font-size: 80%; font-style: italic }"
    engine, source = page(draw, body, ["Comic Neue", "Carlito"], (11,), css, paper="Letter landscape")
    return Document(engine, source, [])
