"""The hundred and fifty-fourth: papers, tests and sheets of boards and schools in English: biology with tables for each question in
the scheme, mathematics of Hong Kong, geography of an Australian state, choices of New York, arithmetic of a primary school, Latin
words, a chapter test, an induction quiz, gaps with a bank, idioms to match, an FAQ and a glossary of banking.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from webpage import page, rows, web

HALF = "unseen"
BREAK = paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"')


def plural(marks, word="mark"):
    return f"{marks} {word}{'' if marks == 1 else 's'}"


# Biology paper with a table for each question in the scheme

BIOLOGY = [
    ("Figure 1 shows a plant cell seen with a light microscope.", True, [
        ("Name the part labelled X.", ["vacuole"], {"reject": ["vesicle"]}),
        ("State the function of the cell wall.", ["supports the cell"], {"allow": ["keeps the shape of the cell", "strengthens the cell"]}),
        ("The image of the cell is 60 mm wide. The real cell is 0.15 mm wide. Calculate the magnification of the image.", ["60 ÷ 0.15", "(×) 400"], {}),
    ]),
    ("A student put pieces of potato into sucrose solutions of different concentration and left them for two hours.", False, [
        ("Name the process by which water moves into the pieces of potato.", ["osmosis"], {"reject": ["diffusion"]}),
        ("Explain why the pieces of potato in the most concentrated solution lost mass.", ["the water concentration inside the potato was higher", "so water moved out of the cells", "through the partially permeable membrane"], {"ignore": ["references to sugar moving"]}),
        ("State why each piece of potato was blotted dry before it was weighed.", ["to remove water from the surface"], {}),
        ("Give two variables that the student should control.", ["temperature", "volume of the solution"], {"allow": ["length of the pieces"]}),
    ]),
    ("Some bacteria are resistant to antibiotics.", False, [
        ("State what is meant by the term antibiotic.", ["a substance that kills bacteria"], {"allow": ["stops the growth of bacteria"], "reject": ["kills viruses"]}),
        ("Explain how a population of resistant bacteria can develop.", ["a mutation makes one bacterium resistant", "the others are killed by the antibiotic", "the resistant bacterium reproduces and passes on the gene"], {}),
        ("Suggest one way in which doctors can slow the spread of resistance.", ["prescribe fewer antibiotics"], {}),
    ]),
]
CELL = r"\begin{center}\begin{tikzpicture}[scale=.8]\draw[thick,rounded corners=4pt] (0,0) rectangle (5,3);\draw[rounded corners=3pt] (.15,.15) rectangle (4.85,2.85);\draw[rounded corners=8pt,fill=gray!10] (1,.6) rectangle (3.8,2.3);\draw[fill=gray!40] (4.3,1.5) circle (.32);\draw (2.4,1.4)--(6,2.4) node[right] {X};\end{tikzpicture}\par\textbf{Figure 1}\end{center}"


@layout(HALF, "biology-fescue", "biology paper of an English board, marks in bold round brackets at the right and totals; scheme in its own file with one table for each question")
def biology_fescue(draw):
    body, items, scheme = r"{\bfseries Answer ALL questions. Write your answers in the spaces provided.}\par\smallskip You may use a calculator.\par\medskip ", [], r"{\Large\bfseries Mark Scheme}\par\medskip Unless indicated otherwise, accept any correct answer.\par "
    for n, (stem, figure, parts) in enumerate(BIOLOGY, 1):
        body += rf"\bigskip\needspace{{4cm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}" + (CELL if figure else "")
        scheme += r"\bigskip\needspace{4cm}\renewcommand\arraystretch{1.3}\begin{tabular}{|p{22mm}|p{62mm}|p{50mm}|c|}\hline\textbf{Question Number} & \textbf{Answer} & \textbf{Additional guidance} & \textbf{Mark}\\\hline "
        for letter, (question, points, said) in zip("abcd", parts):
            marks = len(points)
            body += rf"\smallskip\needspace{{2.5cm}}\lab{{9mm}}{{9mm}}{{({letter})}}{{{tex(question)}}}\par\nopagebreak\hspace*{{0pt}}\hfill\textbf{{({marks})}}\par" + (r"{\leftskip=18mm\dotline}" * (marks + (marks > 1))) + "\n"
            answer = tex(points[0]) if marks == 1 else r"\textbullet\ " + r"\newline\textbullet\ ".join(tex(point) + r" (1)" for point in points)
            notes = [f"{word} {text}" for key, word in (("allow", "accept"), ("reject", "reject"), ("ignore", "ignore")) for text in said.get(key, [])]
            told = r"\newline ".join(map(tex, notes))
            scheme += rf"\textbf{{{n}({letter})}} & {answer} & {told} & \textbf{{({marks})}}\\\hline "
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, kind="numeric" if "Calculate" in question else "short", rubric=[{"text": point, "marks": 1} for point in points] if marks > 1 else None, **said))
        total = sum(len(points) for _, points, _ in parts)
        body += rf"\medskip\hspace*{{0pt}}\hfill\textbf{{(Total for Question {n} = {total} marks)}}\par\smallskip\hrule "
        scheme += rf"\end{{tabular}}\par\hspace*{{0pt}}\hfill\textbf{{Total for question {n} = {total} marks}}\par "
    body += rf"\bigskip\hspace*{{0pt}}\hfill\textbf{{TOTAL FOR PAPER = {sum(len(points) for _, _, parts in BIOLOGY for _, points, _ in parts)} MARKS}}"
    code = f"P{draw.random.randint(51000, 69000)}A"
    engine, source = document(draw, body, ["arial", "helvetica"], (11,), (20, 22), foot=rf"\fancyfoot[L]{{\scriptsize {code}}}\fancyfoot[C]{{\thepage}}\fancyfoot[R]{{\footnotesize\bfseries Turn over}}")
    return Document(engine, source, items, document(draw, scheme, ["arial"], (10,), (18, 20))[1])


# Mathematics of Hong Kong with solutions, marks and remarks

MATHS = [
    (None, [(None, "Simplify x⁷y³ ÷ x⁴y and express the answer with positive indices.", [("x⁷⁻⁴y³⁻¹", "1M"), ("x³y²", "1A")], "")]),
    (None, [(None, "Make h the subject of the formula 3(h + 2k) = 5k + 9.", [("3h + 6k = 5k + 9", "1M"), ("h = (9 − k)/3", "1A")], "or equivalent")]),
    ("Consider the expression m² − 8m + 16 − n².", [("a", "Factorize m² − 8m + 16.", [("(m − 4)²", "1A")], ""), ("b", "Hence factorize the whole expression.", [("(m − 4)² − n²", "1M"), ("(m − 4 + n)(m − 4 − n)", "1A")], "for using the result of (a)")]),
    ("The cost of a school bag is $240. It is sold at a profit of 35%.", [("a", "Find the selling price of the school bag.", [("240 × (1 + 35%)", "1M"), ("$324", "1A")], ""), ("b", "The selling price is then cut by 20%. Is the bag sold at a loss? Explain your answer.", [("324 × 80% = 259.2", "1M"), ("259.2 > 240, so it is not sold at a loss.", "1A")], "f.t.")]),
    ("In a bag there are 5 red balls, 4 blue balls and n white balls. A ball is drawn at random. The probability of drawing a red ball is 1/4.", [("a", "Find n.", [("5/(9 + n) = 1/4", "1M"), ("n = 11", "1A")], ""), ("b", "Find the probability of drawing a ball that is not blue.", [("4/5", "1A")], "accept 0.8")]),
    ("The mean of the ages of 6 members of a club is 31. Two new members join, and the mean becomes 29.", [("a", "Find the sum of the ages of the two new members.", [("29 × 8 − 31 × 6", "1M"), ("46", "1A")], ""), ("b", "Write down the greatest possible age of the younger of the two.", [("23", "1A")], "")]),
]


@layout(HALF, "maths-marram", "mathematics paper of Hong Kong, SECTION A(1), marks in italic brackets at the right; scheme in its own file as a table Solution, Marks, Remarks with 1M and 1A")
def maths_marram(draw):
    total = sum(len(points) for _, parts in MATHS for _, _, points, _ in parts)
    body, items = rf"\textbf{{SECTION A(1)}} ({total} marks)\par\smallskip Unless otherwise specified, all working must be clearly shown.\par\medskip ", []
    scheme = r"\renewcommand\arraystretch{1.35}\begin{longtable}{|p{88mm}|c|p{48mm}|}\hline\multicolumn{1}{|c|}{\textbf{Solution}} & \textbf{Marks} & \multicolumn{1}{c|}{\textbf{Remarks}}\\\hline\endhead "
    for n, (stem, parts) in enumerate(MATHS, 1):
        if stem:
            body += rf"\medskip\needspace{{5cm}}\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(stem)}}}"
        for letter, question, points, remark in parts:
            marks = len(points)
            label = rf"\lab{{9mm}}{{9mm}}{{({letter})}}" if letter else rf"\medskip\needspace{{4cm}}\lab{{0pt}}{{9mm}}{{{n}.}}"
            body += label + rf"{{{tex(question)}\pushright{{\textit{{({plural(marks)})}}}}}}" + r"\inline" * (marks + 1) + "\n"
            for k, (text, code) in enumerate(points):
                mark = (f"{n}. " if stem is None or letter == "a" else r"\phantom{1. }") + (f"({letter}) " if letter else "") if k == 0 else r"\phantom{1. (a) }"
                scheme += rf"{mark} {tex(text)} & {code} & {tex(remark) if k == marks - 1 else ''}\\" + (r"\hline " if k == marks - 1 else "")
            number = f"{n}({letter})" if letter else str(n)
            items.append(item(question, "\n".join(text for text, _ in points), number, marks, stem=stem, kind="numeric", rubric=[{"text": text, "marks": 1} for text, _ in points] if marks > 1 else None, **({"allow": [remark[7:]]} if remark.startswith("accept") else {"guidance": remark})))
    scheme += r"\end{longtable}"
    engine, source = document(draw, body, ["timesnew", "libertine"], (11, 12), (24, 26), head=r"\fancyhead[R]{\footnotesize Answers written in the margins will not be marked.}", extra=r"\newcommand\inline{\par\vspace{16pt}\noindent\hspace*{9mm}\rule{\dimexpr\linewidth-9mm}{0.4pt}\par}", foot=r"\fancyfoot[L]{\scriptsize 2023-MOCK-MATH 1--\thepage}\fancyfoot[C]{\thepage}")
    return Document(engine, source, items, document(draw, scheme, ["timesnew"], (11,), (20, 22), head=r"\fancyhead[C]{\textit{FOR TEACHERS’ USE ONLY}}")[1])


# Geography examination of an Australian state

GEOGRAPHY = [
    ("The Lachlan Dunes are a coastal place where visitors and wind have changed the vegetation.", [
        ("Name one natural process that forms coastal dunes.", ["deposition of sand by the wind"]),
        ("Describe two effects of walkers on the vegetation of dunes.", ["Plants are trampled and die.", "Paths widen and the bare sand is blown away."]),
        ("Explain how fences protect dunes.", ["They keep walkers away from the plants.", "They slow the wind, so that sand settles behind them."]),
    ]),
    ("Between 1990 and 2020 the town of Marlow grew from 12 000 to 31 000 people.", [
        ("Calculate the increase in the population of Marlow.", ["19 000"]),
        ("Suggest two reasons why people moved to Marlow.", ["Land was cheaper than in the city.", "A railway line was opened."]),
        ("Outline one disadvantage of urban sprawl for farmers.", ["Fertile land is lost to houses and roads."]),
    ]),
    ("Bushfires are a hazard in much of south-eastern Australia.", [
        ("Define the term hazard.", ["a natural event that may harm people or property"]),
        ("Explain why fires spread faster uphill.", ["Flames are closer to the plants above.", "Hot air rises and dries them before they burn."]),
        ("Identify one spatial technology that is used in managing fires.", ["satellite images"]),
        ("Evaluate one strategy for reducing the risk of bushfires to houses.", ["Clearing vegetation near houses removes fuel.", "It is cheap and works in moderate weather.", "It does not stop embers on days of extreme danger."]),
    ]),
]


@layout(HALF, "geography-cocksfoot", "geography examination of an Australian state, word processor: Question 1 (5 marks), a. b. c. with marks at the right edge without brackets, ruled lines; answers in their own file under Question 1a. with bullets")
def geography_cocksfoot(draw):
    body = paragraph(run("SECTION A – Short-answer questions"), "Title") + office_table([[run("Instructions for Section A", "B")], [run("Answer all questions in the spaces provided.")]], [16.6])
    items, scheme = [], paragraph(run("Geography: suggested answers"), "Title") + paragraph(run("One mark is given for each dot point.", "I"))
    for n, (stem, parts) in enumerate(GEOGRAPHY, 1):
        total = sum(len(points) for _, points in parts)
        body += paragraph(run(f"Question {n}", "B") + run(f" ({plural(total)})"), "Quest") + paragraph(run(stem))
        for letter, (question, points) in zip("abcd", parts):
            marks = len(points)
            body += paragraph(run(f"{letter}.", "B") + run(f"\t{question}\t{plural(marks)}"), "Ask") + paragraph("", "Rule") * (marks + 1)
            scheme += paragraph(run(f"Question {n}{letter}.", "B"), "Key") + "".join(paragraph(run(f"•\t{point}"), "Dot") for point in points)
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, kind="numeric" if question.startswith("Calc") else "short", rubric=[{"text": point, "marks": None} for point in points] if marks > 1 else None))
    body += paragraph(run("END OF SECTION A", "B"), "Mid")
    styles = (
        paragraph_style("Quest", 0.7, size=12, extra='fo:keep-with-next="always"')
        + paragraph_style("Ask", 0.4, 0.9, -0.9, [(0.9, ""), (16.6, 'style:type="right"')], extra='fo:keep-with-next="always"')
        + paragraph_style("Rule", 0.35, 0.9, extra='fo:border-bottom="0.5pt solid #555555" style:join-border="false"')
        + paragraph_style("Key", 0.4, extra='fo:keep-with-next="always"')
        + paragraph_style("Dot", 0.05, 0.8, -0.5, [(0.8, "")])
        + paragraph_style("Mid", 0.8, extra='fo:text-align="center"')
    )
    fonts = ["Liberation Serif"]
    engine, source = office(draw, body, fonts, (11,), 2.2, head="2023 GEOGRAPHY TRIAL EXAMINATION", styles=styles)
    return Document(engine, source, items, office(draw, scheme, fonts, (11,), 2.2, head="2023 GEOGRAPHY TRIAL EXAMINATION: ANSWERS", styles=styles)[1])


# Choices of a state examination in New York

REGENTS = [
    ("The Magna Carta of 1215 is important because it", "limited the power of the English monarch", ["gave all men the right to vote", "united England with Scotland", "ended the feudal system in Europe"]),
    ("Which geographic feature helped ancient Egypt to feed a large population?", "the yearly flooding of the Nile River", ["the rain forests of the upper Nile", "the harbors of the Red Sea", "the snow of the Atlas Mountains"]),
    ("Gothic cathedrals differ from Romanesque churches mainly in their", "pointed arches and large windows", ["thick walls and small windows", "wooden roofs", "location outside of towns"]),
    ("What was one result of the invention of the printing press?", "Ideas spread more quickly.", ["Fewer people learned to read.", "Books became more expensive.", "Latin became the language of trade."]),
    ("The main purpose of the Congress of Vienna was to", "restore a balance of power in Europe", ["create a united Germany", "divide Africa among the powers", "punish Austria for the war"]),
    ("Which event is most closely associated with the start of World War I?", "the assassination of Archduke Franz Ferdinand", ["the sinking of the Lusitania", "the signing of the Treaty of Versailles", "the invasion of Poland"]),
    ("Under the policy of mercantilism, colonies were expected to", "supply raw materials to the home country", ["govern themselves", "trade freely with all nations", "build their own factories"]),
    ("The Meiji Restoration in Japan is best known for", "rapid modernization", ["a return to isolation", "the rule of the shoguns", "the loss of Korea"]),
    ("Which leader led the movement of nonviolent resistance in India?", "Mohandas Gandhi", ["Kemal Atatürk", "Ho Chi Minh", "Jomo Kenyatta"]),
    ("An oligarchy is a form of government in which power is held by", "a small group", ["one ruler", "all the citizens", "the clergy alone"]),
    ("Which pair of countries was divided during the Cold War?", "Germany and Korea", ["France and Italy", "India and China", "Spain and Portugal"]),
    ("The Silk Roads are an example of", "cultural diffusion", ["ethnocentrism", "scarcity", "collective security"]),
]


@layout(HALF, "regents-timothy", "state examination of New York in history, two columns with a rule, options (1) to (4) set below or two a row; scoring key in its own file as a ruled table with credits")
def regents_timothy(draw):
    body, items, table = r"\begin{center}{\large\bfseries Part I}\par\smallskip\textbf{Answer all questions in this part.}\end{center}\textit{Directions} (1--12): For each statement or question, record on your separate answer sheet the \textit{number} of the word or expression that, of those given, best completes the statement or answers the question.\par\medskip\begin{multicols}{2}\raggedright ", [], ""
    for n, (question, right, wrong) in enumerate(REGENTS, 1):
        options = draw.shuffled([right, *wrong])
        place = options.index(right)
        if max(map(len, options)) < 19:
            shown = rf"\hspace*{{8mm}}\begin{{tabular}}{{@{{}}p{{33mm}}l@{{}}}}(1) {tex(options[0])} & (3) {tex(options[2])}\\(2) {tex(options[1])} & (4) {tex(options[3])}\end{{tabular}}\par "
        else:
            shown = "".join(rf"\lab{{8mm}}{{7mm}}{{({k})}}{{{tex(text)}}}" for k, text in enumerate(options, 1))
        body += rf"\begin{{minipage}}{{\linewidth}}\raggedright\setlength\parskip{{1pt}}\lab{{0pt}}{{8mm}}{{\hfill {n}\hspace{{2mm}}}}{{{tex(question)}}}{shown}\end{{minipage}}\par\vspace{{4mm}}" + "\n"
        table += rf"{n} & {place + 1} & MC & 1\\\hline "
        items.append(item(question, right, str(n), 1, choices("1234", options), kind="mcq", answer_label=str(place + 1)))
    body += r"\end{multicols}"
    key = rf"\begin{{center}}{{\large\bfseries SCORING KEY: PART I (MULTIPLE-CHOICE QUESTIONS)}}\par\bigskip\renewcommand\arraystretch{{1.2}}\begin{{tabular}}{{|c|c|c|c|}}\hline\textbf{{Question Number}} & \textbf{{Scoring Key}} & \textbf{{Question Type}} & \textbf{{Number of Credits}}\\\hline {table}\end{{tabular}}\end{{center}}MC = Multiple-choice question"
    engine, source = document(draw, body, ["schoolbook", "timesnew"], (10,), (20, 22), foot=r"\fancyfoot[L]{\footnotesize Global History}\fancyfoot[C]{[\thepage]}\fancyfoot[R]{\footnotesize [OVER]}", extra=r"\setlength\columnseprule{.4pt}\setlength\columnsep{9mm}", paper="letterpaper")
    return Document(engine, source, items, document(draw, key, ["timesnew"], (11,), (22, 24), paper="letterpaper")[1])


# Arithmetic of a primary school

SUMS = [
    ("468 + 75 =", "543", 1, ""), ("903 − 286 =", "617", 1, ""), ("60 × 8 =", "480", 1, ""), ("3.6 + 4.75 =", "8.35", 1, ""),
    ("1,000 − 7 =", "993", 1, ""), ("96 ÷ 4 =", "24", 1, ""), ("347 × 26 =", "9,022", 2, "Award 1 mark for a formal method with no more than one error."), ("3/8 + 4/8 =", "7/8", 1, "Accept equivalent fractions."),
    ("5² + 10 =", "35", 1, ""), ("30% of 250 =", "75", 1, "Do not accept 75%."), ("0.9 × 100 =", "90", 1, ""), ("812 ÷ 14 =", "58", 2, "Award 1 mark for a formal method with no more than one error."),
]


@layout(HALF, "arithmetic-inkcap", "arithmetic paper of primary schools, Chromium: numbers in black boxes, framed room with squares to work in, 1 mark below at the right; scheme in its own file Qu., Requirement, Mark, Additional guidance")
def arithmetic_inkcap(draw):
    body, items = "<h2>Paper 1: arithmetic</h2><p>You have 20 minutes. Put your answer in the box for each question. If a question is worth two marks, you may get a mark for showing your method.</p>", []
    scheme = "<h2>Mark schemes for Paper 1: arithmetic</h2><table class=k><tr><th>Qu.<th>Requirement<th>Mark<th>Additional guidance</tr>"
    for n, (question, answer, marks, note) in enumerate(SUMS, 1):
        said = f"{plural(marks)}"
        body += f"<div class=q><b class=n>{n}</b><div class=f><p>{web(question)}</p><div class=a></div></div><div class=m>{said}</div></div>"
        scheme += f"<tr><td>{n}<td>{web(answer)}<td>{marks}m<td>{web(note)}</tr>"
        told = {"allow": ["equivalent fractions"]} if note.startswith("Accept") else {"reject": ["75%"]} if note.startswith("Do not") else {"guidance": note}
        items.append(item(question, answer, str(n), marks, kind="numeric", **told))
    css = ".q { position: relative; padding-left: 12mm; break-inside: avoid; margin-bottom: 6mm } .n { position: absolute; left: 0; top: 0; background: #000; color: #fff; width: 8mm; text-align: center; padding: 1mm 0 } .f { border: 1.2px solid #888; height: 46mm; padding: 2mm 4mm; position: relative; margin-right: 18mm } .f p { font-size: 130%; margin: 1mm 0 4mm } .a { position: absolute; right: 4mm; bottom: 4mm; width: 40mm; height: 9mm; border: 1.5px solid #000 } .m { text-align: right; font-size: 85% } .k { border-collapse: collapse; width: 98% } .k th, .k td { border: 1px solid #444; padding: 1.5mm 3mm; text-align: left } .k th { background: #ddd }"
    engine, source = page(draw, body, ["Open Sans", "Liberation Sans", "Noto Sans"], (11,), css)
    return Document(engine, source, items, page(draw, scheme + "</table>", ["Open Sans", "Liberation Sans"], (11,), css)[1])


# Latin words of a school

LATIN = [
    ("Verbs", [("ambulo, ambulare, ambulavi", "to walk", "amble, ambulance"), ("porto, portare, portavi", "to carry", "portable"), ("video, videre, vidi", "to see", "vision"), ("scribo, scribere, scripsi", "to write", "scripture"), ("venio, venire, veni", "to come", "adventure"), ("audio, audire, audivi", "to hear, listen to", "audience")]),
    ("Nouns", [("navis, navis (f)", "ship", "naval"), ("mare, maris (n)", "sea", "marine"), ("urbs, urbis (f)", "city", "urban"), ("rex, regis (m)", "king", "regal"), ("iter, itineris (n)", "journey", "itinerary")]),
    ("Adjectives", [("fortis, forte", "brave, strong", "fortitude"), ("laetus, laeta, laetum", "happy", ""), ("omnis, omne", "all, every", "omnibus")]),
]


@layout(HALF, "words-hypnum", "Latin word list of a school, word processor: ruled table with three headed columns, principal parts, meaning and English derivatives, topics as rows")
def words_hypnum(draw):
    body, items, table = paragraph(run("Year 9 Latin: vocabulary for Stage 12"), "Title") + paragraph(run("Learn all words by Friday. Test on principal parts and meanings.")), [], []
    lines = [[run("Latin", "B"), run("Meaning", "B"), run("Derivatives", "B")]]
    for head, words in LATIN:
        body += paragraph(run(head), "Head") + office_table(lines + [[run(a), run(b), run(c, "I") if c else ""] for a, b, c in words], [7.4, 4.6, 4.6])
        items += [item(a, b, kind="vocabulary", section=head) for a, b, _ in words]
    engine, source = office(draw, body, ["Caladea", "Liberation Serif", "Noto Serif"], (11, 12), 2.2, head="St Alban’s School · Classics Department")
    return Document(engine, source, items)


# Chapter test of an American textbook

CELLS = [
    ("Which organelle releases energy from food?", "mitochondrion", ["nucleus", "ribosome", "vacuole"]),
    ("The diffusion of water across a membrane is called", "osmosis.", ["respiration.", "fermentation.", "photosynthesis."]),
    ("Which structure is found in plant cells but not in animal cells?", "cell wall", ["cell membrane", "cytoplasm", "nucleus"]),
    ("The work of Hooke, Schleiden, Schwann and Virchow led to the", "cell theory.", ["law of gravity.", "theory of evolution.", "periodic table."]),
]
CELL_MATCH = [("chloroplast", "captures energy from sunlight"), ("nucleus", "directs the activities of the cell"), ("ribosome", "makes proteins"), ("vacuole", "stores water and food"), ("cell membrane", "controls what enters and leaves the cell")]
CELL_GAPS = [("A group of similar cells that work together is a(n) ____________________.", "tissue"), ("The smallest unit of life is the ____________________.", "cell"), ("Cells that lack a nucleus are called ____________________ cells.", "prokaryotic")]
CELL_SHORT = [("Why do most cells stay small?", "A small cell has enough surface for its volume to take in food and remove wastes."), ("How is active transport different from diffusion?", "Active transport requires energy and moves materials toward the higher concentration.")]


@layout(HALF, "chapter-earthstar", "chapter test of an American textbook, word processor: blanks before the numbers, multiple choice, matching, completion and short answer whose numbers run on; answer key on the last page by part")
def chapter_earthstar(draw):
    body = paragraph(run("Name ______________________________   Date ______________   Class ____________")) + paragraph(run("Chapter 3 Test: Cell Structure and Function"), "Title")
    key, items, n = paragraph(run("Answer Key – Chapter 3 Test"), "New"), [], 0
    body += paragraph(run("Multiple Choice"), "Head") + paragraph(run("Write the letter of the correct answer on the line at the left.", "I"))
    key += paragraph(run("Multiple Choice", "B"))
    for question, right, wrong in CELLS:
        n += 1
        options = draw.shuffled([right, *wrong])
        letter = "abcd"[options.index(right)]
        body += paragraph(run(f"____ {n}.\t{question}"), "Ask") + "".join(paragraph(run(f"{mark}.\t{text}"), "Opt") for mark, text in zip("abcd", options))
        key += paragraph(run(f"{n}. {letter}"), "Inside")
        items.append(item(question, right, str(n), None, choices("abcd", options), kind="mcq", answer_label=letter, section="Multiple Choice"))
    ends = draw.mixed([b for _, b in CELL_MATCH])
    body += paragraph(run("Matching"), "Head") + paragraph(run("Match each structure with its function.", "I"))
    key += paragraph(run("Matching", "B"))
    for k, (left, right) in enumerate(CELL_MATCH):
        n += 1
        letter = "abcde"[ends.index(right)]
        body += paragraph(run(f"____ {n}.\t{left}\t{'abcde'[k]}.  {ends[k]}"), "Ask")
        key += paragraph(run(f"{n}. {letter}"), "Inside")
        items.append(item(left, right, str(n), None, choices("abcde", ends), kind="match", answer_label=letter, section="Matching"))
    body += paragraph(run("Completion"), "Head") + paragraph(run("Complete each sentence on the line.", "I"))
    key += paragraph(run("Completion", "B"))
    for text, answer in CELL_GAPS:
        n += 1
        body += paragraph(run(f"{n}.\t{text}"), "Part")
        key += paragraph(run(f"{n}. {answer}"), "Inside")
        items.append(item(text, answer, str(n), kind="gap", section="Completion"))
    body += paragraph(run("Short Answer"), "Head") + paragraph(run("Write your answers on a separate sheet of paper.", "I"))
    key += paragraph(run("Short Answer", "B"))
    for question, answer in CELL_SHORT:
        n += 1
        body += paragraph(run(f"{n}.\t{question}"), "Part")
        key += paragraph(run(f"{n}. {answer}"), "Inside")
        items.append(item(question, answer, str(n), section="Short Answer"))
    styles = BREAK + paragraph_style("Ask", 0.2, 2.0, -2.0, [(2.0, ""), (7.5, "")], extra='fo:keep-with-next="always"') + paragraph_style("Opt", 0, 2.8, -0.8, [(2.8, "")])
    engine, source = office(draw, body + key, ["Liberation Serif", "Liberation Sans"], (11,), 2.2, head="Focus on Life Science   Unit 1 Resources", styles=styles)
    return Document(engine, source, items)


# Induction quiz of a warehouse

INDUCTION = [
    "You must report every accident, however small.", "Fire doors may be wedged open in hot weather.", "A blue and white sign gives an instruction that you must follow.", "You should lift heavy boxes with a straight back and bent knees.",
    "Anyone may drive the fork-lift truck when the driver is at lunch.", "Spilt liquid must be cleaned up at once or marked with a sign.", "Ear protection is optional in the packing hall.", "The assembly point is in the staff car park.",
    "Lifts may be used during an evacuation.", "A first-aid box is kept in each section of the warehouse.", "You may remove a machine guard to clear a jam.", "Your supervisor must see your permit before you work at height.",
]


@layout(HALF, "induction-blewit", "quiz at the end of a safety induction, Chromium: ruled table of number, statement, True and False with boxes to tick, name and signature below, no key")
def induction_blewit(draw):
    body = "<header><b>Harrow Lane Logistics</b><span>Form HS-07 · Issue 4</span></header><h1>Site Induction: Knowledge Check</h1><p>Tick (✓) True or False for each statement. The pass mark is 10 out of 12.</p><table><tr><th>No.<th>Statement<th>True<th>False</tr>"
    statements = draw.shuffled(INDUCTION)
    body += "".join(f"<tr><td>{n}<td>{text}<td>☐<td>☐</tr>" for n, text in enumerate(statements, 1))
    body += "</table><div class=s><p>Name (print): ______________________</p><p>Signature: ______________________</p><p>Date: ____________</p></div><div class=o><b>Office use only</b>&emsp; Score: ____ / 12&emsp; Pass ☐&emsp; Refer ☐&emsp; Assessor: ______________</div>"
    items = [item(text, None, str(n), kind="truefalse") for n, text in enumerate(statements, 1)]
    css = "header { display: flex; justify-content: space-between; border-bottom: 3px solid #f0a500; padding-bottom: 1mm } h1 { font-size: 150% } table { width: 100%; border-collapse: collapse } th, td { border: 1px solid #555; padding: 2mm 3mm; text-align: left } th { background: #f0a500 } td:nth-child(n+3), th:nth-child(n+3), td:first-child { text-align: center } td:nth-child(n+3) { width: 14mm; font-family: 'DejaVu Sans' } .s { display: flex; justify-content: space-between; margin-top: 5mm } .o { border: 1px solid #555; padding: 2mm 3mm; background: #eee }"
    engine, source = page(draw, body, ["Liberation Sans", "Carlito", "Open Sans"], (11,), css)
    return Document(engine, source, items)


# Gaps with a bank for learners of English

TRAVEL = [
    ("We had to wait two hours at the {} because our flight was late.", "airport"), ("Please put your {} on the scale so that we can weigh it.", "suitcase"), ("You can’t enter the country without a valid {}.", "passport"),
    ("The {} showed us the old town and told us its history.", "guide"), ("I would like to {} a double room for three nights.", "book"), ("The train leaves from {} six in ten minutes.", "platform"),
    ("They bought a few {} for their friends before they went home.", "souvenirs"), ("The {} from the top of the tower was wonderful.", "view"), ("We got lost, so we looked at the {}.", "map"), ("It is cheaper to buy a return {} than two singles.", "ticket"),
]


@layout(HALF, "gaps-truffle", "worksheet for learners of English, Typst: word bank in a dashed box, sentences with underscores, level and time in the head; teacher’s notes with the answers in one run-on line on page two")
def gaps_truffle(draw):
    asked = draw.mixed(TRAVEL)
    bank = draw.mixed([word for _, word in asked])
    gap = "_____________"
    body = "".join(f"+ {text.format(gap.replace('_', chr(92) + '_'))}\n" for text, _ in asked)
    items = [item(text.format(gap), answer, str(n), kind="gap") for n, (text, answer) in enumerate(asked, 1)]
    key = " #h(3mm) ".join(f"*{n}.* {answer}" for n, (_, answer) in enumerate(asked, 1))
    source = f"""#set page(paper: "a4", margin: (x: 22mm, y: 20mm), header: text(8pt)[Everyday English · Travel #h(1fr) Level: Pre-intermediate (A2) · Time: 15 minutes], footer: text(8pt)[Photocopiable #h(1fr) #context counter(page).display()])
#set text(font: ({draw.one(['"Lato"', '"Open Sans"', '"Carlito"'])},), size: 11.5pt, lang: "en")
#set enum(numbering: "1.", spacing: 7mm)
= Going places
#v(2mm) Name: #box(width: 70mm, line(length: 70mm, stroke: 0.5pt)) #h(1fr) Class: #box(width: 30mm, line(length: 30mm, stroke: 0.5pt))
#v(4mm)
*Complete the sentences with the words in the box. Use each word once.*
#align(center, block(stroke: (dash: "dashed"), radius: 3mm, inset: 4mm)[{" #h(6mm) ".join(bank)}])
#v(3mm)
{body}
#pagebreak()
= Teacher’s notes
*Aim:* to practise words about travel in context. *Before class:* make one copy for each student.
+ Write the word _travel_ on the board and collect words that the students know.
+ Hand out the worksheet and let the students work alone, then compare in pairs.
+ Check the answers with the whole class.
#v(3mm)
*Answers* \\
{key}
"""
    return Document("typst", source, items)


# Idioms to match

IDIOMS = [
    ("a piece of cake", "something very easy"), ("once in a blue moon", "very rarely"), ("to break the ice", "to make people feel less shy"), ("under the weather", "slightly ill"), ("to cost an arm and a leg", "to be very expensive"),
    ("to let the cat out of the bag", "to tell a secret by mistake"), ("to hit the books", "to study hard"), ("the last straw", "a final problem that makes you lose patience"), ("to pull someone’s leg", "to joke with someone by telling them something untrue"), ("to see eye to eye", "to agree completely"),
]


@layout(HALF, "idioms-grisette", "idioms to match with their meanings, Chromium: two lists side by side without rules, numbers and capital letters, a row of boxes to write the letters in; no key")
def idioms_grisette(draw):
    ends = draw.mixed([b for _, b in IDIOMS])
    letters = "ABCDEFGHIJ"
    body = "<p class=n>Name: ........................................ <span>Date: ....................</span></p><h1>English idioms</h1><p>Match the idioms (1–10) with their meanings (A–J). Write the letters in the boxes below.</p><table class=l>"
    body += rows((f"<b>{n}</b>", a, f"<b>{letters[n - 1]}</b>", ends[n - 1]) for n, (a, _) in enumerate(IDIOMS, 1)) + "</table><table class=g>" + rows([[str(n) for n in range(1, 11)], ["&nbsp;"] * 10]) + "</table>"
    body += "<p class=x><b>Now you!</b> Choose three of the idioms and use each in a sentence of your own.</p>" + "<div class=w></div>" * 3 + "<footer>© Lingua Corner 2022 · www.linguacorner.example</footer>"
    items = [item(a, None, str(n), None, choices(letters, ends), kind="match") for n, (a, _) in enumerate(IDIOMS, 1)]
    items.append(item("Choose three of the idioms and use each in a sentence of your own."))
    css = ".n span { float: right } h1 { color: #7b2d8b; font-size: 170% } .l { width: 100%; border-spacing: 0 2.2mm } .l td { vertical-align: top } .l td:nth-child(2) { width: 40% } .l td:nth-child(odd) { width: 8mm; color: #7b2d8b } .g { border-collapse: collapse; margin: 5mm auto } .g td { border: 1px solid #333; width: 11mm; height: 7mm; text-align: center } .w { border-bottom: 1px solid #777; height: 9mm } footer { margin-top: 8mm; font-size: 75%; color: #666; text-align: center }"
    engine, source = page(draw, body, ["Comic Neue", "Carlito", "Lato"], (12,), css)
    return Document(engine, source, items)


# FAQ of a hall of residence

HALLS = [
    ("Applying", [("When can I apply for a room?", "Applications open on 1 March and close on 31 July. Late applications go on a waiting list."), ("Do I have to pay a deposit?", "Yes. A deposit of £250 is due within ten days of our offer and is returned when you leave."), ("Can I choose whom I live with?", "You may name up to three friends on the form. We do our best but cannot promise anything.")]),
    ("Moving in", [("What should I bring?", "Bring bedding, towels and kitchen things. Furniture is provided in every room."), ("Is there parking?", "No, except for students with a blue badge. Bicycles can be locked in the yard."), ("How do I connect to the internet?", "Plug the cable into the wall socket, or join the network CampusAir with your university login.")]),
    ("Living here", [("Who cleans the kitchen?", "Residents wash up after themselves; floors and surfaces are cleaned twice a week by our staff."), ("May I have guests overnight?", "One guest at a time may stay for up to two nights. Sign them in at reception."), ("What happens if I lose my key?", "Reception will lend you a spare one. A new key costs £15."), ("Can I leave before the end of my contract?", "Only if you leave the university or find another student who takes over your room.")]),
]


@layout(HALF, "faq-cordgrass", "FAQ of a hall of residence, Chromium: web page with bread crumbs, topics in blue, questions with a triangle in front, answers indented, a box with contact details and no labels")
def faq_cordgrass(draw):
    body, items = "<p class=c>Home › Accommodation › Current students › FAQs</p><h1>Accommodation FAQs</h1><p>Find answers to the questions that we hear most often. Last updated: 14 June 2023</p>", []
    for topic, pairs in HALLS:
        body += f"<h2>{topic}</h2>"
        for question, answer in pairs:
            body += f"<div class=d><p class=q><span>▾</span> {question}</p><p class=a>{answer}</p></div>"
            items.append(item(question, answer, kind="faq", section=topic))
    body += "<div class=b><b>Still need help?</b><br>Email halls@eastmere.example or call 01632 960 418, Monday to Friday, 9am to 5pm.</div>"
    css = ".c { font-size: 80%; color: #666 } h1 { font-size: 190% } h2 { color: #0b4f9e; margin: 6mm 0 1mm; break-after: avoid } .d { border-top: 1px solid #ccc; padding: 2mm 0; break-inside: avoid } .q { font-weight: bold; margin: 0 } .q span { color: #0b4f9e; font-family: 'DejaVu Sans' } .a { margin: 1mm 0 0 6mm } .b { border-left: 4px solid #0b4f9e; background: #eef4fb; padding: 3mm 4mm; margin-top: 5mm; break-inside: avoid }"
    engine, source = page(draw, body, ["Roboto", "Open Sans", "Noto Sans"], (10.5, 11), css)
    return Document(engine, source, items)


# Glossary of banking

BANKING = [
    ("A", [("Annual percentage rate (APR)", "The cost of borrowing over a year, with interest and fees, shown as a percentage."), ("Arrears", "Payments that should have been made but have not.")]),
    ("B", [("Balance", "The amount of money in an account at a given time."), ("Bankruptcy", "A legal process for people who cannot pay their debts."), ("Base rate", "The rate of interest set by the central bank, which other rates follow.")]),
    ("C", [("Credit score", "A number that shows lenders how likely you are to pay back what you borrow."), ("Current account", "An account for everyday use, into which wages are paid and from which bills go out.")]),
    ("D", [("Debit card", "A card that takes money directly from your account when you pay."), ("Direct debit", "An instruction that lets a company collect varying amounts from your account.")]),
    ("I", [("Inflation", "A general rise in prices, which makes money worth less over time."), ("Interest", "What you pay for borrowing money, or receive for saving it.")]),
    ("O", [("Overdraft", "An arrangement that lets you take out more than is in your account, up to a limit.")]),
    ("S", [("Standing order", "An instruction to pay a fixed amount from your account at regular times.")]),
]


@layout(HALF, "glossary-webcap", "glossary of banking in a leaflet, LaTeX: letters of the alphabet in large grey type with a rule, term in bold on its own line, meaning below it set in, running head")
def glossary_webcap(draw):
    body, items = r"{\LARGE\bfseries Jargon buster}\par\smallskip Banks use a lot of words that most people never learned at school. Here is what they mean in plain English.\par ", []
    for letter, terms in BANKING:
        body += rf"\bigskip\needspace{{25mm}}{{\Large\bfseries\color{{gray}} {letter}}}\par\vspace{{-2mm}}{{\color{{gray}}\rule{{\linewidth}}{{0.6pt}}}}\par "
        for term, meaning in terms:
            body += rf"\needspace{{15mm}}\textbf{{{tex(term)}}}\par\nopagebreak{{\leftskip=6mm {tex(meaning)}\par}}\smallskip "
            items.append(item(term, meaning, kind="definition"))
    engine, source = document(draw, body, ["palatino", "lmsans", "noto"], (11,), (26, 30), head=r"\fancyhead[L]{\small Managing your money}\fancyhead[R]{\small Jargon buster}", foot=r"\thepage", extra=r"\renewcommand\headrulewidth{.4pt}")
    return Document(engine, source, items)
