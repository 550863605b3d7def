"""The fifty-sixth: the other ten of the documents that the dice threw; `batch_55.py` has the list."""

import engines  # noqa: F401  (registers latex)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

# Regents examination, The Living Environment, New York 2011

LIVING = [
    ("Which cell structure releases the energy stored in glucose?", ["vacuole", "nucleus", "mitochondrion", "cell wall"], 2),
    ("The complementary strand for the DNA base sequence A–T–C–G is", ["A–T–C–G", "T–A–G–C", "U–A–G–C", "G–C–T–A"], 1),
    ("A gardener removes the flowers of a plant before they open. The plant will most likely be unable to", ["carry out photosynthesis", "take up water through its roots", "produce seeds", "respond to light"], 2),
    ("Which group of organisms returns nutrients from dead material to the soil?", ["decomposers", "carnivores", "producers", "herbivores"], 0),
    ("The body of a person keeps its temperature near 37°C by sweating and shivering. This is an example of", ["natural selection", "ecological succession", "active transport", "homeostasis"], 3),
    ("Which change in a body cell of a parent can not be passed to offspring?", ["a mutation in an egg cell", "a mutation in a skin cell", "a mutation in a sperm cell", "a change in a gene of a gamete"], 1),
    ("Insulin is a hormone produced by the", ["pancreas", "liver", "kidney", "stomach"], 0),
    ("The introduction of zebra mussels into the Great Lakes harmed some native species mainly because the mussels", ["warmed the water of the lakes", "removed large amounts of food from the water", "were eaten by many native fish", "released oxygen into the sediment"], 1),
    ("In a forest, the shrubs and grasses of an open field are slowly replaced by", ["algae", "lichens", "mosses", "trees"], 3),
    ("Which process moves molecules from a region of low concentration to one of high concentration?", ["diffusion", "osmosis", "active transport", "evaporation"], 2),
]


@layout(HALF, "choices-kyanite", "state examination, two columns, options (1) (3) above (2) (4); scoring key in its own file")
def choices_kyanite(draw):
    body, items = rf"\begin{{center}}\textbf{{Part A}}\end{{center}}\textbf{{Answer all questions in this part. [{len(LIVING)}]}}\par\medskip\emph{{Directions}} (1--{len(LIVING)}): For \emph{{each}} statement or question, record on the separate answer sheet the \emph{{number}} of the word or expression that, of those given, best completes the statement or answers the question.\par\medskip\begin{{multicols}}{{2}}", []
    for n, (question, options, right) in enumerate(LIVING, 1):
        if max(map(len, options)) < 17:
            block = r"\begin{tabular}{@{}p{0.42\linewidth}@{}p{0.46\linewidth}@{}}" + rf"(1) {tex(options[0])} & (3) {tex(options[2])}\\ (2) {tex(options[1])} & (4) {tex(options[3])}" + r"\end{tabular}"
            block = rf"{{\leftskip=7mm\noindent {block}\par}}"
        else:
            block = "".join(rf"\lab{{7mm}}{{6mm}}{{({k})}}{{{tex(text)}}}" for k, text in enumerate(options, 1))
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{7mm}}{{{n}}}{{{tex(question)}}}{block}\end{{minipage}}\par\vspace{{5mm}}" "\n"
        items.append(item(question, options[right], str(n), 1, choices("1234", options), kind="mcq", answer_label=str(right + 1)))
    body += r"\end{multicols}"
    half = len(LIVING) // 2
    answers = [rf"{n} \dotfill\ {right + 1} \dotfill" for n, (_, _, right) in enumerate(LIVING, 1)]
    cells = "".join(rf"\makebox[35mm]{{{a}}}\hspace{{20mm}}\makebox[35mm]{{{b}}}\par\smallskip " for a, b in zip(answers[:half], answers[half:]))
    scheme = r"\begin{center}\textbf{THE LIVING ENVIRONMENT}\par\textbf{SCORING KEY AND RATING GUIDE}\end{center}\begin{center}\textbf{Part A}\par Allow 1 credit for each correct response.\par\medskip " + cells + r"\end{center}"
    look = dict(fonts=["schoolbook"], sizes=(11,), margins=(19, 22), paper="letterpaper")
    engine, source = document(draw, body, **look, foot=r"\fancyfoot[L]{\small Living Environment}\fancyfoot[C]{[\thepage]}\fancyfoot[R]{\small [OVER]}", extra=r"\setlength\columnsep{9mm}")
    return Document(engine, source, items, document(draw, scheme, **look, foot=r"[\thepage]")[1])


# Free-response questions and scoring guidelines, human geography, United States 2016

HUMAN = [
    ("Since the 1970s many factories have moved from the older cities of the manufacturing belt to other regions and other countries.", [
        ("Define deindustrialization.", ["A decline of manufacturing in the economy of a region"], None),
        ("Identify TWO reasons why firms relocated their factories.", ["Lower wages in other places", "Weaker labor unions or regulations", "Cheaper land or energy"], "one"),
        ("Explain ONE effect of plant closings on the landscape of a city.", ["Abandoned buildings and brownfields spread because no new users are found for the sites"], None),
        ("Explain ONE way in which a city can attract new employers.", ["Tax incentives or enterprise zones lower the costs of firms that settle there", "Training programs give firms access to skilled workers"], None),
    ]),
    ("The populations of many countries of East Asia and of Europe are growing older.", [
        ("Describe the shape of the population pyramid of a country in stage 4 of the demographic transition model.", ["The base is narrow and the sides are nearly vertical"], None),
        ("Identify ONE measure of the burden on people of working age.", ["The dependency ratio"], None),
        ("Explain ONE economic consequence of a rapidly aging population.", ["Fewer workers pay taxes while the costs of pensions and health care rise", "A shortage of workers slows the growth of production"], None),
    ]),
]


@layout(HALF, "paper-lazurite", "free-response paper, stem, A. B. C. without marks; scoring guidelines in their own file with points and bullets")
def paper_lazurite(draw):
    body, scheme, items = paragraph(run("HUMAN GEOGRAPHY"), "Title") + paragraph(run("SECTION II"), "Head") + paragraph(run("Time—35 minutes", "B")) + paragraph(run("Directions: Answer each question. Use substantive examples where appropriate. Your answers are expected in prose; a list of bulleted points is not acceptable.")), "", []
    for n, (stem, parts) in enumerate(HUMAN, 1):
        body += paragraph(run(f"{n}.\t{stem}"), "Part")
        total = sum(2 if two else 1 for _, _, two in parts)
        scheme += paragraph(run("2025 SCORING GUIDELINES" if n == 1 else ""), "Title") + paragraph(run(f"Question {n}"), "Head") + paragraph(run(f"{total} points", "B"))
        for letter, (question, points, two) in zip("ABCD", parts):
            marks = 2 if two else 1
            body += paragraph(run(f"{letter}.\t{question}"), "Inner")
            scheme += paragraph(run(f"{letter}. {question} ({marks} point{'s' if two else ''})", "B"))
            if two:
                scheme += paragraph(run("One point for each of any two of the following:"))
            elif len(points) > 1:
                scheme += paragraph(run("One point for either of the following:"))
            scheme += "".join(paragraph(run(f"•\t{point}"), "Choice") for point in points)
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, rubric=[{"text": point, "marks": 1} for point in points] if two else None, guidance="One point for each of any two of the following" if two else None))
    body += paragraph(run("STOP", "B")) + paragraph(run("END OF EXAM", "B"))
    fonts, sizes = [draw.one(["Liberation Serif", "Liberation Sans"])], (11,)
    engine, source = office(draw, body, fonts, sizes, 2.5)
    return Document(engine, source, items, office(draw, scheme, fonts, sizes, 2.5)[1])


# Environmental systems, paper 1, international diploma 2017

ESS = [
    ("The island of Sorvay has an area of 410 km² and a population of 9,600. Its forest was cut for charcoal until 1962.", [
        ("Calculate the population density of the island.", ["23.4 people per km²"], 1, "Accept 23 people per km²."),
        ("Outline two consequences of the loss of forest for the soil of the island.", ["erosion by rain and wind;", "loss of nutrients by leaching;"], 2, "Do not accept “pollution”."),
        ("Explain how replanting could affect the amount of carbon dioxide in the atmosphere.", ["young trees take up carbon dioxide in photosynthesis;", "carbon is stored in wood and soil;"], 2, ""),
    ]),
    ("Goats were brought to Sorvay in 1890. They are the main cause of the decline of the endemic Sorvay daisy.", [
        ("State the term for a species that is introduced and spreads at the expense of native species.", ["invasive species;"], 1, "Accept alien invasive."),
        ("Suggest one reason why small islands often have many endemic species.", ["isolation prevents gene flow, so that populations evolve separately;"], 1, ""),
        ("Evaluate the fencing of nesting and growing sites as a method of conservation.", ["effective at once and does not harm the goats;", "costly to build and maintain;", "protects only small areas;"], 3, "Award [2] max if only advantages are given."),
    ]),
    ("A desalination plant that runs on solar energy supplies 40 % of the island’s fresh water.", [
        ("State one source of fresh water other than desalination that an island may use.", ["rainwater / groundwater;"], 1, ""),
        ("Describe one possible impact of the discharged brine on marine organisms.", ["raised salinity kills organisms that are adapted to a narrow range;"], 1, "Do not accept “kills fish” alone."),
    ]),
]


@layout(HALF, "paper-malachite", "international diploma paper, 1. (a) with [1] at the edge and boxes of dotted lines; scheme table Question, Answers, Notes, Total in its own file")
def paper_malachite(draw):
    body, lines, items = r"Answer \textbf{all} questions. Write your answers in the boxes provided.\par\bigskip ", "", []
    for n, (stem, parts) in enumerate(ESS, 1):
        body += rf"\needspace{{6cm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}\medskip " "\n"
        for letter, (question, points, marks, note) in zip("abc", parts):
            dots = r"\dotline " * (2 * marks) + r"\vspace{3pt}"
            body += rf"\begin{{minipage}}{{\linewidth}}\lab{{9mm}}{{9mm}}{{({letter})}}{{{tex(question)}\pushright{{[{marks}]}}}}\par\smallskip\hspace*{{18mm}}\fbox{{\begin{{minipage}}{{\dimexpr\linewidth-18mm-2\fboxsep-2\fboxrule}}{dots}\end{{minipage}}}}\end{{minipage}}\par\vspace{{6mm}}" "\n"
            told = r" \newline ".join(tex(point) for point in points)
            lines += rf"{n if letter == 'a' else ''} & {letter} & {told} & \emph{{{tex(note)}}} & \textbf{{{marks}}}\\\hline" "\n"
            said = {"reject": [note.replace("Do not accept ", "").rstrip(".")]} if note.startswith("Do not") else {"allow": [note.replace("Accept ", "").rstrip(".")]} if note.startswith("Accept") else {"guidance": note}
            rubric = [{"text": point.rstrip(";"), "marks": None} for point in points] if marks > 1 else None
            items.append(item(question, "\n".join(point.rstrip(";") for point in points), f"{n}({letter})", marks, stem=stem, kind="numeric" if question.startswith("Calculate") else "short", rubric=rubric, **said))
    scheme = r"\begin{center}\textbf{Markscheme}\par Environmental systems, Standard level, Paper 1\end{center}\renewcommand\arraystretch{1.35}\begin{longtable}{|c|c|p{72mm}|p{42mm}|c|}\hline\multicolumn{2}{|c|}{\textbf{Question}} & \textbf{Answers} & \textbf{Notes} & \textbf{Total}\\\hline\endhead " + lines + r"\end{longtable}"
    look = dict(fonts=["arial"], sizes=(11,), margins=(20, 22))
    head = r"\fancyhead[C]{-- \thepage\ --}\fancyhead[R]{\small M25/4/ENVSY/SP1/TZ0}"
    engine, source = document(draw, body, **look, head=head, foot=r"\fancyfoot[R]{\small\emph{Turn over}}")
    return Document(engine, source, items, document(draw, scheme, **look, head=head, foot="")[1])


# General knowledge paper of a school, Isle of Man 1985

KNOWLEDGE = [
    ("Which river", [("flows through Vienna, Budapest and Belgrade?", "Danube"), ("did Julius Caesar cross in 49 BC?", "Rubicon"), ("separates the Bronx from Manhattan?", "Harlem River"), ("drops into the gorge below the Victoria Falls?", "Zambezi"), ("rises on Plynlimon and meets the sea at Aberystwyth?", "Rheidol")]),
    ("Who", [("painted a railway in Rain, Steam and Speed?", "J. M. W. Turner"), ("wrote of a journey with a donkey in the Cévennes?", "Robert Louis Stevenson"), ("gave his name to a scale of winds?", "Francis Beaufort"), ("was the last Plantagenet king?", "Richard III"), ("set Die Forelle to music in 1817?", "Franz Schubert")]),
    ("In which city", [("does the Manneken Pis stand?", "Brussels"), ("was the Peace of Westphalia signed, as well as in Osnabrück?", "Münster"), ("can one cross the Bridge of Sighs to the New Prison?", "Venice"), ("did Gaudí leave a church unfinished?", "Barcelona"), ("is there a clock with the Walk of the Apostles?", "Prague")]),
]


@layout(HALF, "clues-nephrite", "general knowledge paper of a school, sets with a lead and roman numbers, answers run on in small print on the last page")
def clues_nephrite(draw):
    body, key, items = r"\begin{center}{\large\scshape General Knowledge Paper}\par\smallskip\emph{Scire ubi aliquid invenire possis, ea demum maxima pars eruditionis est.}\end{center}\vspace{6mm}", "", []
    for n, (lead, asked) in enumerate(KNOWLEDGE, 1):
        body += rf"\needspace{{4cm}}\textbf{{{n}.}}\quad {lead}:\par " "\n"
        key += rf"\textbf{{{n}.}} "
        for k, (question, answer) in enumerate(asked):
            label = ("i", "ii", "iii", "iv", "v")[k]
            body += rf"\lab{{12mm}}{{9mm}}{{\hfill {label}.\hspace{{2mm}}}}{{{tex(question)}}}" "\n"
            key += rf"{label}. {tex(answer)}{'.' if k == 4 else ';'} "
            items.append(item(question, answer, f"{n}({label})", stem=f"{lead}:"))
        body += r"\vspace{5mm}"
    body += r"\vspace{8mm}\begin{center}\rule{3cm}{0.4pt}\end{center}\newpage\begin{center}\textsc{Answers}\end{center}{\small " + key + r"\par}"
    engine, source = document(draw, body, ["times", "lm", "libertine"], (11, 12), (26, 32), foot=r"-- \thepage\ --")
    return Document(engine, source, items)


# Merit badge workbook, United States 2008

BEES = [
    ("Do the following:", ["Explain what first aid to give for a bee sting.", "Tell when a person who was stung needs a doctor."]),
    ("Tell about the three kinds of bees in a colony:", ["Describe the work of the queen.", "Describe the work of a drone.", "Describe the work of the workers at different ages."]),
    ("Explain why honey bees are important for farmers.", []),
    ("Visit a beekeeper. With your parent’s permission, do TWO of the following:", ["Explain how a smoker calms the bees.", "Describe the parts of a hive from the floor to the lid.", "Tell how honey is taken from the comb."]),
    ("List four crops of your region that are pollinated by bees.", []),
    ("Find out about three careers in agriculture. Explain why one of them might interest you.", []),
]


@layout(HALF, "worksheet-olivine", "merit badge workbook, word processor, requirements with boxes and lines to write on, nothing answered")
def worksheet_olivine(draw):
    body, items = paragraph(run("Beekeeping"), "Title") + paragraph(run("Merit Badge Workbook", "B")) + paragraph(run("This workbook can help you but you still need to read the merit badge pamphlet. No one may add or subtract from the official requirements.", "I")) + paragraph(run("Scout’s Name: ______________________\tUnit: ______________"), "Body") + paragraph(run("Counselor’s Name: __________________\tPhone No.: _________"), "Body"), []

    def lines(count):
        return "".join(paragraph(run("_" * 72), "Write") for _ in range(count))

    for n, (stem, parts) in enumerate(BEES, 1):
        body += paragraph(run(f"☐ {n}.\t{stem}"), "Need")
        if not parts:
            body += lines(3)
            items.append(item(stem, None, str(n)))
        for letter, question in zip("abc", parts):
            body += paragraph(run(f"☐ {letter}.\t{question}"), "Sub") + lines(2)
            items.append(item(question, None, f"{n}({letter})", stem=stem))
    styles = paragraph_style("Need", 0.35, 1.3, -1.3, [(1.3, "")], bold=True, extra='fo:keep-with-next="always"') + paragraph_style("Sub", 0.25, 2.5, -1.2, [(2.5, "")], extra='fo:keep-with-next="always"') + paragraph_style("Write", 0.12, 1.3)
    engine, source = office(draw, body, ["Liberation Sans", "Carlito"], (11,), 2.0, head="Beekeeping\tworkbook of the Pine Ridge Council", styles=styles)
    return Document(engine, source, items)


# Educator guide, student sheet and answer key, United States 1998

ROCKET_BANK = ["action", "fins", "mass", "nozzle", "reaction", "thrust"]
ROCKET_TEXT = [("A rocket does not need air to push against. Hot gas leaves the engine through the {}, ", "nozzle"), ("and this is the {}. ", "action"), ("The rocket moves the other way, which is the {}. ", "reaction"), ("The force that drives it forward is called {}. ", "thrust"), ("As propellant burns, the {} of the rocket becomes smaller, and it gains speed more quickly. ", "mass"), ("In the atmosphere, {} keep it from turning over.", "fins")]
ROCKET_PAIRS = [("Robert Goddard", "launched the first rocket with liquid propellant in 1926"), ("Konstantin Tsiolkovsky", "worked out the equation that relates speed to exhaust and mass"), ("Isaac Newton", "stated three laws of motion in 1687"), ("Hero of Alexandria", "described a sphere that steam made spin")]
ROCKET_SAID = [("Liquid oxygen is an oxidizer.", True), ("A solid-propellant motor can be throttled and restarted at will.", False), ("A rocket of several stages drops parts that are empty.", True), ("Thrust must be smaller than weight for lift-off.", False), ("The nose cone reduces drag.", True)]


@layout(HALF, "guide-pyrite", "educator guide, web page: student sheet with a cloze passage and word bank, names to match, true or false; answer key on its own page")
def guide_pyrite(draw):
    items = []
    whole = "".join(text.format("\x00") for text, _ in ROCKET_TEXT)
    sentences = whole.replace(". ", ".\n").split("\n")
    passage, k = "", 0
    for text, word in ROCKET_TEXT:
        k += 1
        passage += web(text).replace("{}", f"({k})&nbsp;________")
    k = 0
    for sentence in sentences:
        places = sentence.count("\x00")
        for place in range(places):
            parts = sentence.split("\x00")
            shown = parts[0] + "".join(f"({k + j + 1}) ________{part}" for j, part in enumerate(parts[1:]))
            items.append(item(shown.strip(), ROCKET_TEXT[k + place][1], str(k + place + 1), kind="gap", section="Part A"))
        k += places
    meanings = draw.mixed([meaning for _, meaning in ROCKET_PAIRS])
    letters = "abcd"
    body = f"<div class=band>Student Sheet</div><h1>How Rockets Work</h1><p class=n>Name ______________________ Date ____________</p><h2>Part A</h2><p>Use the words in the box to complete the paragraph.</p><p class=bank>{' &emsp; '.join(ROCKET_BANK)}</p><p class=cloze>{passage}</p>"
    body += "<h2>Part B</h2><p>Write the letter of what each person did.</p><table>"
    for n, ((name, meaning), text) in enumerate(zip(ROCKET_PAIRS, meanings), 7):
        body += f"<tr><td>____</td><td>{n}. {web(name)}</td><td>{letters[n - 7]}. {web(text)}</td></tr>"
        items.append(item(name, meaning, str(n), None, choices(letters, meanings), kind="match", answer_label=letters[meanings.index(meaning)], section="Part B"))
    body += "</table><h2>Part C</h2><p>Write T if the statement is true and F if it is false.</p>"
    for n, (text, right) in enumerate(ROCKET_SAID, 11):
        body += f"<p class=s>____ {n}. {web(text)}</p>"
        items.append(item(text, "True" if right else "False", str(n), kind="truefalse", section="Part C"))
    key = [(n, word) for n, (_, word) in enumerate(ROCKET_TEXT, 1)], [(n, letters[meanings.index(meaning)]) for n, (_, meaning) in enumerate(ROCKET_PAIRS, 7)], [(n, "T" if right else "F") for n, (_, right) in enumerate(ROCKET_SAID, 11)]
    body += "<div class=new><div class=band>Teacher Page</div><h1>How Rockets Work: Answer Key</h1><table class=key><tr>" + "".join(f"<td><b>Part {letter}</b><br>" + "<br>".join(f"{n}. {word}" for n, word in part) + "</td>" for letter, part in zip("ABC", key)) + "</tr></table><p><b>Extension.</b> Let students release a balloon on a string and measure how far it travels with different amounts of air.</p></div>"
    css = ".band { background: #223; color: #fff; padding: 1mm 3mm; font-weight: bold } h1 { font-size: 150%; margin: 3mm 0 } h2 { font-size: 115%; margin: 5mm 0 1mm } p { margin: 1mm 0 2mm } .bank { border: 1px solid #333; padding: 2mm; text-align: center } .cloze { line-height: 1.9 } td { padding: .8mm 5mm .8mm 0; vertical-align: top } .key td { padding-right: 22mm } .new { break-before: page }"
    engine, source = page(draw, body, ["Liberation Sans", "Lato"], (11, 11.5), css, paper="Letter")
    return Document(engine, source, items)


# Viva voce of a school laboratory, India 2010

VIVA = [
    ("EXPERIMENT 1: To verify Ohm’s law for a given wire", [
        ("State Ohm’s law.", "The current through a conductor is directly proportional to the potential difference across its ends, provided that its temperature and other physical conditions remain the same."),
        ("Why should the key not be closed for a long time?", "The current heats the wire, and its resistance changes."),
        ("How is an ammeter connected in a circuit?", "In series, because the same current must pass through it."),
        ("Which substances do not obey the law?", "Semiconductors, electrolytes and gases at low pressure."),
        ("What is meant by the least count of an instrument?", "It is the smallest quantity that can be measured with it."),
    ]),
    ("EXPERIMENT 2: To find the focal length of a convex lens", [
        ("What is parallax?", "It is the apparent shift of one object with respect to another when the eye is moved sideways."),
        ("Which lens has the greater power, a thick or a thin one of the same glass?", "The thick one, since its surfaces are more strongly curved and its focal length is shorter."),
        ("Why is the image of a distant tree formed at the focus?", "The rays from it are practically parallel to each other."),
        ("What is the unit of the power of a lens?", "The dioptre, which is the power of a lens of focal length one metre."),
    ]),
    ("EXPERIMENT 3: To study the discharge of a capacitor", [
        ("What is the time constant?", "The time in which the charge falls to about 37% of its first value; it is the product of R and C."),
        ("Why is a resistor of high value used?", "The discharge is then slow enough for the voltmeter to be read."),
        ("What does the area under the graph of current against time give?", "The charge that has left the capacitor."),
    ]),
]


@layout(HALF, "viva-quartz", "viva voce of a practical book, groff: experiments as heads, Q.1. and Ans. in bold that begin again")
def viva_quartz(draw):
    lines, items = [".ds CF \\\\n(PN", ".ds LH Practical Physics", ".ds RH Class XII", ".ce 1", "\\fB\\s+3VIVA VOCE\\s0\\fP", ".sp"], []
    for title, asked in VIVA:
        lines += [".ne 6", ".ce 1", f"\\fB{plain(title)}\\fP", ".sp 0.6"]
        for n, (question, answer) in enumerate(asked, 1):
            lines += [".ne 3", ".in 5n", ".ti -5n", f"\\fBQ.{n}.\\fP\\h'|5n'{plain(question)}", ".br", ".ti -5n", f"\\fBAns.\\fP\\h'|5n'{plain(answer)}", ".br", ".in 0", ".sp 0.5"]
            items.append(item(question, answer, str(n), section=title))
        lines += [".sp 0.5"]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "N"))
    return Document(engine, source, items)


# Quiz of a university course, class exam with its answers printed, United States 2012

SYSTEMS = [
    ("tick", 2, "Which of these is shared by all threads of one process?", ["the stack", "the heap", "the program counter", "the registers"], 1),
    ("tick", 2, "A page fault occurs when", ["a page is written twice", "the disk is full", "a referenced page is not in physical memory", "two processes share a page"], 2),
    ("tick", 2, "Which scheduling policy can starve a long job?", ["shortest job first", "round robin", "first come, first served", "a lottery with equal tickets"], 0),
    ("solve", 4, "Name the four conditions that must hold for a deadlock to be possible.", "Mutual exclusion, hold and wait, no preemption, and circular wait.", ""),
    ("solve", 3, "A machine has 32-bit virtual addresses and pages of 4 KiB. How many entries has a page table of a single level?", "The offset takes 12 bits, so that 20 bits remain for the number of the page: there are 2²⁰ entries.", ""),
    ("solve", 3, "Explain why a spin lock is a poor choice on a machine with one processor.", "The thread that spins uses up its time slice while the holder of the lock can not run and release it.", ""),
    ("tick", 2, "Which system call creates a new process in Unix?", ["exec", "wait", "pipe", "fork"], 3),
    ("solve", 2, "What is stored in an inode?", "The attributes of a file and the addresses of its blocks, but not its name.", ""),
]


@layout(HALF, "quiz-realgar", "university quiz, class exam: (2 points), circles to tick with the right one marked, Solution boxes below")
def quiz_realgar(draw):
    body, items = "", []
    for n, (kind, marks, question, told, right) in enumerate(SYSTEMS, 1):
        body += rf"\question[{marks}] {tex(question)}" "\n"
        if kind == "tick":
            body += r"\begin{checkboxes}" + "".join(rf"\{'CorrectChoice' if k == right else 'choice'} {tex(text)}" "\n" for k, text in enumerate(told)) + r"\end{checkboxes}" "\n"
            items.append(item(question, told[right], str(n), marks, choices([None] * 4, told), kind="mcq"))
        else:
            body += rf"\begin{{solution}} {tex(told)} \end{{solution}}" "\n"
            items.append(item(question, told, str(n), marks))
        body += r"\medskip" "\n"
    total = sum(marks for _, marks, *_ in SYSTEMS)
    source = rf"""\documentclass[{draw.one([11, 12])}pt,answers]{{exam}}
\usepackage[utf8]{{inputenc}}\usepackage[T1]{{fontenc}}{draw.one([chr(92) + 'usepackage{lmodern}', chr(92) + 'usepackage{tgpagella}', chr(92) + 'usepackage{tgtermes}'])}
\pagestyle{{headandfoot}}\runningheadrule\firstpageheader{{CSC 322}}{{Quiz 3: Solutions}}{{Fall 2012}}\runningheader{{CSC 322}}{{}}{{Quiz 3}}\firstpagefooter{{}}{{}}{{}}\runningfooter{{}}{{Page \thepage\ of \numpages}}{{}}
\begin{{document}}
\noindent This quiz has \numquestions\ questions, for a total of {total} points. Closed book, 25 minutes.
\begin{{questions}}
{body}\end{{questions}}
\end{{document}}
"""
    return Document("latex", source, items)


# Laws of the game, test for referees, 2016

RUGBY = [
    ("A try is worth five points.", True, "Law 8"),
    ("A conversion kick must be taken as a place kick.", False, "Law 8"),
    ("A player who is tackled must release the ball at once.", True, "Law 14"),
    ("A ruck needs at least one player from each team, on their feet and in contact, over the ball.", True, "Law 15"),
    ("The ball may be thrown forward if the receiver is onside.", False, "Law 11"),
    ("A team has at most fifteen players on the field.", True, "Law 3"),
    ("A match consists of two halves of forty-five minutes.", False, "Law 5"),
    ("A yellow card means that the player is suspended for ten minutes.", True, "Law 9"),
    ("A mark can be called anywhere on the field.", False, "Law 17"),
    ("At a lineout, the ball must travel at least five metres.", True, "Law 18"),
    ("A maul can be formed by two players of the same team alone.", False, "Law 16"),
    ("The referee is the only judge of fact and of law during the match.", True, "Law 6"),
]


@layout(HALF, "test-sodalite", "test for referees, word processor: statements in a table with boxes under True and False, answers with the law behind each")
def test_sodalite(draw):
    asked = draw.some(RUGBY, 12)
    body = paragraph(run("Laws of the Game: Introductory Test for Referees"), "Title") + paragraph(run("Rugby union, fifteen-a-side. Put a cross in one box on each line. The pass mark is 10.")) + paragraph(run("Name: __________________________\tClub: ______________________"))
    body += office_table([[run(head, "B") for head in ("No.", "Statement", "True", "False")], *[[run(str(n)), run(text), run("☐"), run("☐")] for n, (text, _, _) in enumerate(asked, 1)]], [1.3, 11.7, 1.6, 1.6])
    body += paragraph(run("Answers"), "New") + "".join(paragraph(run(f"{n}.\t{'True' if right else 'False'}\t{law}"), "Key") for n, (_, right, law) in enumerate(asked, 1))
    styles = paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"') + paragraph_style("Key", 0.1, tabs=[(1.2, ""), (3.6, "")])
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (11, 12), 2.2, styles=styles)
    return Document(engine, source, [item(text, "True" if right else "False", str(n), kind="truefalse") for n, (text, right, _) in enumerate(asked, 1)])


# Notes on movements for club directors, bridge, England 2007

MOVEMENTS = [
    ("Choosing a movement", ["The director has to know three things before play begins: the number of pairs, the number of boards that can be played in the time, and whether the club wants one winner or two. Allow seven and a half minutes for a board; a session of three hours has time for twenty-four.", "With few tables a Howell gives the best comparison, since every pair meets most of the others. From seven tables on, a Mitchell is easier to run, and the players do not need guide cards."]),
    ("Mitchell", ["North and South stay where they are. After each round East and West move to the next higher table, and the boards to the next lower one. With an odd number of tables this works for a complete movement.", "With an even number East and West would meet boards that they have played when half the rounds are over. Two remedies are in use:"]),
    ("Half tables", ["When one pair is missing, that pair’s opponents sit out for a round. In a Mitchell it is kinder to let East and West sit out, as the sit-out then moves round the room. In a Howell the missing pair should be the highest number."]),
    ("Scoring", ["With matchpoints a pair has two points for each score on the board that it beats and one for each that it equals. Write the top and the average on the traveller of the first round, and check that the two sides of a board add up to the top."]),
]
REMEDIES = ["Skip: after half the rounds East and West miss one table. The last round is not played.", "Relay and share: two tables share boards, and one set rests on a stand half-way round the room."]


@layout(HALF, "notes-topaz", "notes for directors of bridge clubs, groff: numbered heads, paragraphs, a list; asks nothing")
def notes_topaz(draw):
    lines = [".ds CF \\\\n(PN", ".LP", ".ds LH Club Director Notes", ".ds RH March 2007", "\\fB\\s+5Movements for Club Evenings\\s0\\fP", ".sp 0.5", "\\fINotes for volunteers who direct for the first time\\fP", ".sp"]
    for n, (title, paragraphs) in enumerate(MOVEMENTS, 1):
        lines += [".ne 5", f"\\fB{n}.  {title}\\fP", ".sp 0.4"]
        for text in paragraphs:
            lines += [plain(text), ".sp 0.5"]
        if title == "Mitchell":
            for letter, text in zip("ab", REMEDIES):
                lines += [".in 8n", ".ti -4n", f"({letter})\\h'|8n'{plain(text)}".replace("|8n", "|4n"), ".br", ".in 0", ".sp 0.4"]
            lines += [".TS", "center box;", "cB cB cB", "n n n.", "Tables\tBoards a round\tRounds", "7\t3\t7", "8\t3\t7", "9\t3\t8", ".TE", ".sp 0.7"]
    engine, source = roff(draw, lines, (11, 12), ("P", "T", "H"))
    return Document(engine, source, [])
