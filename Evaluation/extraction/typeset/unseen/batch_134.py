"""The hundred and thirty-fourth: twelve ordinary sheets, named after rivers and lakes: papers, quizzes, choices, gaps, a list to
match, an FAQ, a glossary, Japanese words, a worksheet and a problem set with solutions.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "unseen"

# Geography paper with dotted lines

RIVERS = [
    ("Table 1.1 shows information about three rivers.", "table", [
        ("Name the longest river in Table 1.1.", 1, 1),
        ("Calculate the difference in length between the River Adur and the River Mole.", 1, 1),
        ("Describe the relationship between the area of the drainage basin and the mean discharge.", 2, 2)], [
        ("Define the term drainage basin.", 1, 2),
        ("Explain how deforestation may increase the discharge of a river.", 3, 5)]),
    ("Fig. 2.1 shows a meander on a river.", "figure", [
        ("State the name of the feature labelled X.", 1, 1),
        ("Suggest why deposition takes place at point Y.", 2, 3)], [
        ("Explain how an ox-bow lake is formed. You may use a labelled diagram in your answer.", 4, 7),
        ("Describe two methods of protecting a river bank from erosion.", 2, 4),
        ("For a named area you have studied, explain the causes of a river flood.", 5, 9)]),
]


@layout(HALF, "paper-khatanga", "geography paper, XeLaTeX: 1 (a) (i) with [2] at the right edge, dotted lines, a table and a sketch, [Total: 8] below each question, no answers")
def paper_khatanga(draw):
    grid = r"\begin{center}\textbf{Table 1.1}\par\smallskip\renewcommand\arraystretch{1.3}\begin{tabular}{|l|c|c|c|}\hline river & length / km & area of drainage basin / km\textsuperscript{2} & mean discharge / m\textsuperscript{3} per second\\\hline Adur & 32 & 550 & 4.1\\\hline Mole & 80 & 512 & 3.9\\\hline Wey & 140 & 904 & 6.8\\\hline\end{tabular}\end{center}"
    sketch = r"\begin{center}\begin{tikzpicture}[scale=0.9]\draw[line width=9pt,gray!40] (0,0) .. controls (2,2.4) and (3,2.4) .. (4,0.6) .. controls (5,-1.2) and (6,-1.2) .. (8,0.4);\draw[->] (3,3.0)--(3,1.95);\node at (3,3.2) {X};\draw[->] (5.6,1.2)--(5.4,-0.3);\node at (5.6,1.45) {Y};\draw[->] (-1.2,-0.6)--(-0.3,-0.2);\node at (-1.7,-0.9) {direction of flow};\end{tikzpicture}\par\textbf{Fig. 2.1}\end{center}"
    body, items = r"{\bfseries Answer \underline{all} the questions in the spaces provided.}\par\bigskip ", []

    for n, (stem, shown, romans, letters) in enumerate(RIVERS, 1):
        if n > 1:
            body += r"\newpage "
        body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}" + (grid if shown == "table" else sketch)
        total = 0
        for k, (question, marks, count) in enumerate(romans):
            roman = ["i", "ii", "iii"][k]
            body += rf"\needspace{{3cm}}\lab{{16mm}}{{8mm}}{{\textbf{{({roman})}}}}{{{tex(question)}}}" if k else rf"\needspace{{3cm}}\lab{{8mm}}{{16mm}}{{\makebox[8mm][l]{{\textbf{{(a)}}}}\textbf{{(i)}}}}{{{tex(question)}}}"
            body += r"{\leftskip=24mm " + (r"\par\vspace{7pt}\dotfill\par" * (count - 1)) + rf"\par\vspace{{7pt}}\dotfill\ [{marks}]\par}}\medskip "
            total += marks
            items.append(item(question, None, f"{n}(a)({roman})", marks, stem=stem, kind="numeric" if question.startswith("Calc") else "short"))
        for k, (question, marks, count) in enumerate(letters):
            letter = "bcd"[k]
            body += rf"\needspace{{3cm}}\lab{{8mm}}{{8mm}}{{\textbf{{({letter})}}}}{{{tex(question)}}}"
            body += r"{\leftskip=16mm " + (r"\par\vspace{7pt}\dotfill\par" * (count - 1)) + rf"\par\vspace{{7pt}}\dotfill\ [{marks}]\par}}\medskip "
            total += marks
            items.append(item(question, None, f"{n}({letter})", marks, stem=stem, kind="long" if marks > 3 else "short"))
        body += rf"\hfill [Total: {total}]\par "
    engine, source = document(draw, body, ["arial", "helvetica"], (11,), (22, 24), head=r"\fancyhead[C]{\thepage}", foot=r"\fancyfoot[L]{\footnotesize\copyright\ Northern Examinations Syndicate 2024}\fancyfoot[C]{\footnotesize 0733/21/M/J/24}\fancyfoot[R]{\footnotesize\ifnum\value{page}<3 \textbf{[Turn over}\fi}")
    return Document(engine, source, items)


# Computing test with a column for marks, scheme in a file of its own

COMPUTING = [
    ("A library stores the details of its members in a database.", [
        ("State one field that could be used as the primary key.", ["MemberID"], 1, "Accept any sensible unique identifier. Do not accept surname."),
        ("Describe what is meant by a foreign key.", ["A field in one table", "that is the primary key of another table"], 2, ""),
        ("Give two advantages of storing the data in a relational database rather than in a flat file.", ["Less data is duplicated", "Data is easier to keep consistent"], 2, "Accept different access rights for different users.")]),
    ("The computers in an office are connected in a star network with a switch.", [
        ("Explain the purpose of the switch.", ["It receives frames of data", "and forwards each frame only to the device it is addressed to"], 2, "Do not accept connects to the internet."),
        ("Identify one disadvantage of a star network.", ["If the switch fails, the whole network fails"], 1, ""),
        ("Convert the hexadecimal number 2F to denary.", ["47"], 1, "")]),
    ("An image has a width of 800 pixels, a height of 600 pixels and a colour depth of 8 bits.", [
        ("Define the term pixel.", ["The smallest element of an image"], 1, "Accept a single dot of colour."),
        ("Calculate the size of the file in kilobytes. Assume that 1 kilobyte is 1000 bytes.", ["800 × 600 × 8 ÷ 8 ÷ 1000", "480 kB"], 2, "Full marks for the correct answer without working."),
        ("State the number of different colours that can be stored.", ["256"], 1, ""),
        ("Explain why lossy compression might be used for an image on a web page.", ["The file is smaller", "so the page loads faster"], 2, "")]),
]


@layout(HALF, "test-vitim", "computing test of a school, Chromium: 1 a b c, marks alone in a shaded column headed Marks, ruled lines, total at the end; scheme in its own file as a table Question, Answer, Marks, Guidance")
def test_vitim(draw):
    total = sum(part[2] for _, parts in COMPUTING for part in parts)
    body = f"<div class=top><div><b>St Brannock’s High School</b><br>Year 10 Computing · End of Unit Test</div><div>Name ______________________<br>Class __________</div></div><p class=n>Time allowed: 25 minutes &nbsp;·&nbsp; No calculators</p><table class=p><tr><th colspan=3><th>Marks</tr>"
    scheme, items = "<h2>End of Unit Test: Mark Scheme</h2><table class=s><tr><th>Question<th>Answer<th>Marks<th>Guidance</tr>", []
    for n, (stem, parts) in enumerate(COMPUTING, 1):
        body += f"<tr class=k><td><b>{n}</b><td colspan=2>{web(stem)}<td class=m></tr>"
        for letter, (question, points, marks, note) in zip("abcd", parts):
            body += f"<tr class=k><td><td><b>{letter}</b><td>{web(question)}" + "<div class=l></div>" * (marks + 1) + f"<td class=m>{marks}</tr>"
            scheme += f"<tr><td>{n} {letter}<td>" + "<br>".join(f"{web(p)}{' (1)' if marks > 1 else ''}" for p in points) + f"<td class=c>{marks}<td>{web(note)}</tr>"
            rubric = [{"text": p, "marks": 1} for p in points] if marks > 1 else None
            allow = note.startswith("Accept") and [note.split(". ")[0].removeprefix("Accept ").rstrip(".")] or None
            reject = "Do not accept" in note and [note.split("Do not accept ")[1].rstrip(".")] or None
            guidance = note if note.startswith("Full") else None
            kind = "numeric" if points[-1][0].isdigit() else "short"
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, kind=kind, rubric=rubric, allow=allow, reject=reject, guidance=guidance))
    body += f"<tr><td colspan=3 class=r><b>Total</b><td class=m><b>{total}</b></tr></table>"
    css = ".top { display: flex; justify-content: space-between; border-bottom: 2px solid #000; padding-bottom: 2mm; line-height: 1.7 } .n { font-size: 90% } .p { width: 100%; border-collapse: collapse } .p td { vertical-align: top; padding: 2.5mm 1mm } .p td:nth-child(1) { width: 7mm } tr.k td:nth-child(2):not([colspan]) { width: 7mm } .p th:last-child, .m { width: 15mm; background: #e8e8e8; text-align: center; vertical-align: bottom !important; padding: 2.5mm 1mm } .k { break-inside: avoid } .l { border-bottom: 1px solid #777; height: 8mm } .r { text-align: right } .s { width: 100%; border-collapse: collapse } .s td, .s th { border: 1px solid #444; padding: 1.5mm 2.5mm; text-align: left; vertical-align: top } .s tr { break-inside: avoid } .c { text-align: center !important }"
    fonts = [draw.one(["Carlito", "Open Sans", "Liberation Sans"])]
    engine, source = page(draw, body, fonts, (11,), css)
    return Document(engine, source, items, page(draw, scheme, fonts, (10,), css)[1])


# Quizmaster's copy

PUB = [
    ("Round 1: Around the World", [("Which is the smallest country in the world by area?", "Vatican City"), ("On which river does Budapest stand?", "The Danube"), ("What is the currency of Thailand?", "Baht"), ("Which desert covers much of southern Mongolia?", "The Gobi"), ("What is the capital of New Zealand?", "Wellington")]),
    ("Round 2: Food and Drink", [("Which fruit is dried to make a prune?", "Plum"), ("What type of pasta has a name that means little worms?", "Vermicelli"), ("From which plant is tequila made?", "Agave"), ("What is the main ingredient of hummus?", "Chickpeas")]),
    ("Round 3: Stage and Screen", [("Who wrote the musical Cats?", "Andrew Lloyd Webber"), ("In which city is the film Casablanca set?", "Casablanca"), ("What is the name of the toy cowboy in Toy Story?", "Woody"), ("Which play by Shakespeare has a character called Shylock?", "The Merchant of Venice")]),
]


@layout(HALF, "quizmaster-olenyok", "quizmaster’s copy of a charity quiz night, word processor: a ruled table for each round with No., Question, Answer; rounds as heads, scoring note, a tie-break as the last line")
def quizmaster_olenyok(draw):
    body, items = paragraph(run("Village Hall Roof Fund – Quiz Night"), "Title") + paragraph(run("QUIZMASTER’S COPY. Please do not leave on the tables!", "B")) + paragraph(run("One point for each correct answer unless stated. Read every question twice. Teams swap papers for marking after each round.", "I")), []
    for title, asked in PUB:
        body += paragraph(run(title), "Head") + office_table([[run(w, "B") for w in ("No.", "Question", "Answer")], *[[run(str(n)), run(q), run(a)] for n, (q, a) in enumerate(asked, 1)]], [1.2, 10.2, 5.2])
        items += [item(q, a, str(n), section=title) for n, (q, a) in enumerate(asked, 1)]
    question, answer = "In which year did the Eiffel Tower open to the public?", "1889"
    body += paragraph(run("Tie-break (nearest wins)"), "Head") + office_table([[run(""), run(question), run(answer)]], [1.2, 10.2, 5.2])
    items.append(item(question, answer, None, kind="numeric", section="Tie-break (nearest wins)"))
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Comic Neue"], (11, 12), margin=2.1)
    return Document(engine, source, items)


# Nursing review questions with rationales

NURSING = [
    ("A nurse is caring for a client who has just returned from surgery. Which assessment should the nurse perform first?", ["Check the surgical dressing", "Assess the airway and breathing", "Measure the urine output", "Ask about pain"], 1, "Airway and breathing are always the first priority after anesthesia."),
    ("Which position is best for a client who has difficulty breathing?", ["High Fowler’s", "Supine", "Prone", "Trendelenburg"], 0, "Sitting upright lets the lungs expand fully."),
    ("A client takes furosemide every morning. Which laboratory value should the nurse monitor most closely?", ["Hemoglobin", "Bilirubin", "Potassium", "Amylase"], 2, "Loop diuretics cause the kidneys to lose this electrolyte."),
    ("The nurse prepares to measure an adult’s blood pressure. A cuff that is too small will give a reading that is", ["falsely low.", "falsely high.", "accurate.", "impossible to hear."], 1, "A narrow cuff needs more pressure to close the artery."),
    ("Which finding in a newborn should be reported at once?", ["Acrocyanosis", "A respiratory rate of 40 per minute", "Milia on the nose", "Grunting with each breath"], 3, "Grunting is a sign of respiratory distress; the other findings are normal."),
    ("A client with diabetes is shaky, pale and sweating. What should the nurse give first?", ["15 g of a fast-acting carbohydrate", "10 units of regular insulin", "A glass of water", "A high-protein snack"], 0, "These are signs of hypoglycemia in a client who can still swallow."),
    ("Which precaution is required for a client with active pulmonary tuberculosis?", ["Contact", "Droplet", "Airborne", "Neutropenic"], 2, "The organism travels on tiny particles that stay suspended."),
    ("How long should hands be rubbed with alcohol-based sanitizer?", ["About 5 seconds", "About 20 seconds", "About 2 minutes", "About 5 minutes"], 1, "The rub should last until the hands are dry."),
    ("The nurse finds a client lying on the bathroom floor. What is the nurse’s first action?", ["Call the family", "Complete an incident report", "Help the client back to bed", "Check the client for injuries"], 3, "Assessment comes before moving the client or writing reports."),
]


@layout(HALF, "review-tapajos", "nursing review questions of a US training site, Chromium: 1. stem, A. to D. stacked, below each Correct Answer: B with the words and a Rationale in a tinted block")
def review_tapajos(draw):
    body, items = "<div class=h>NurseReady Prep<span>Fundamentals Practice Set 3</span></div><p class=i>Read each question carefully. Cover the shaded part until you have chosen your answer.</p>", []
    for n, (question, options, right, why) in enumerate(draw.some(NURSING, 9), 1):
        letter = "ABCD"[right]
        body += f"<div class=q><p class=t><b>{n}.</b> {web(question)}</p>" + "".join(f"<p class=o>{a}. {web(o)}</p>" for a, o in zip("ABCD", options)) + f"<div class=r><p><b>Correct Answer: {letter}. {web(options[right])}</b></p><p><b>Rationale:</b> {web(why)}</p></div></div>"
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label=letter))
    css = ".h { background: #0a6c74; color: #fff; font-size: 150%; font-weight: bold; padding: 3mm 5mm; display: flex; justify-content: space-between; align-items: baseline } .h span { font-size: 65%; font-weight: normal } .i { font-style: italic; color: #444 } .q { break-inside: avoid; margin-bottom: 6mm } .t { margin: 0 0 1.5mm } .o { margin: 0.6mm 0 0.6mm 8mm } .r { background: #e6f3f4; border-left: 3px solid #0a6c74; padding: 1.5mm 4mm; margin-top: 2mm; font-size: 95% } .r p { margin: 0.8mm 0 }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Roboto"], (10.5, 11), css)
    return Document(engine, source, items)


# Objective test, West Africa

OBJECTIVE = [
    ("Which of the following is not a renewable resource?", ["Forest", "Water", "Wind", "Petroleum", "Soil"]), ("The practice of growing one crop on the same land year after year is", ["mixed cropping", "monocropping", "crop rotation", "mixed farming", "shifting cultivation"]),
    ("Which of the following crops is a legume?", ["Maize", "Cassava", "Cowpea", "Yam", "Sorghum"]), ("The male adult of cattle kept for breeding is called", ["bull", "steer", "heifer", "calf", "ram"]),
    ("The gestation period of a sow is about", ["21 days", "63 days", "114 days", "150 days", "283 days"]), ("Which soil type has the highest water-holding capacity?", ["Sand", "Clay", "Loam", "Gravel", "Laterite"]),
    ("The process by which water moves down through the soil is", ["percolation", "capillarity", "evaporation", "erosion", "transpiration"]), ("Newcastle disease affects", ["goats", "pigs", "poultry", "sheep", "rabbits"]),
    ("A simple farm tool used for harvesting oil palm fruits is the", ["hoe", "cutlass", "rake", "spade", "watering can"]), ("Which nutrient is supplied by urea?", ["Calcium", "Nitrogen", "Phosphorus", "Potassium", "Sulphur"]),
    ("An example of a farm structure is a", ["tractor", "silo", "plough", "knapsack sprayer", "harrow"]), ("The removal of excess seedlings from a stand is known as", ["mulching", "thinning", "supplying", "staking", "pruning"]),
    ("Fish are mainly reared to supply", ["fats", "vitamins", "protein", "carbohydrates", "fibre"]), ("Which of these is a ruminant?", ["Pig", "Horse", "Goat", "Rabbit", "Turkey"]),
]


@layout(HALF, "objective-logone", "objective test in agriculture of a West African school, groff: two columns, numbers at the left, options A. to E. run on in a paragraph below, instructions at the top, no key")
def objective_logone(draw):
    asked = draw.some(OBJECTIVE, 13)
    lines = [".ds LH", ".ds RH", ".ds CF -\\\\n(PN-", ".ce 4", "\\fB\\s+2ROYAL CREST COLLEGE, KUMASI\\s0\\fP", "\\fBEND OF SECOND TERM EXAMINATION\\fP", "AGRICULTURAL SCIENCE 1 (OBJECTIVES)", "SHS 2\\ \\ \\ \\ \\ \\ Time: 30 minutes", ".sp 0.5", "\\fIEach question is followed by five options lettered A to E. Find the correct option and shade in pencil on your answer sheet the space which bears the same letter. Do not write on this paper.\\fP", ".sp 0.5", ".2C"]
    items = []
    for n, (question, options) in enumerate(asked, 1):
        lines += [".br", ".ne 6", f".IP {n}. 4n", ".na", plain(question), ".br", "\\ \\ \\ ".join(f"{a}.\\ {o}".replace(" ", "\\ ").replace("\\\\ ", "\\ ") for a, o in zip("ABCDE", options)).replace("\\ \\ \\ ", "\\ \\  ")]
        items.append(item(question, None, str(n), None, choices("ABCDE", options), kind="mcq"))
    lines += [".LP", ".ce", "\\fBEND OF PAPER\\fP"]
    engine, source = roff(draw, [".nr HY 0", *lines], (10, 11), ("T", "N", "P"))
    return Document(engine, source, items)


# Present perfect or past simple

VERBS = [("Maria ______________ (live) in this street since 2015.", "has lived"), ("We ______________ (see) that film last Friday.", "saw"), ("______________ you ever ______________ (eat) sushi?", "Have … eaten"), ("My brother ______________ (not finish) his homework yet.", "hasn’t finished / has not finished"), ("They ______________ (move) to Leeds two years ago.", "moved"), ("I ______________ (just / lose) my keys.", "have just lost"), ("Shakespeare ______________ (write) thirty-seven plays.", "wrote"), ("She ______________ (be) ill for three days, and she is still in bed.", "has been")]
SINCE = [("I have known Peter ______ ten years.", "for"), ("It has not rained ______ Easter.", "since"), ("He has worked here ______ he left school.", "since"), ("We have been waiting ______ half an hour.", "for"), ("She has played the cello ______ a long time.", "for"), ("They have had a dog ______ last summer.", "since")]


@layout(HALF, "grammar-ruzizi", "grammar sheet of a language school, word processor: rule in a frame, A verbs in brackets on underscores, B for or since, 1. with hanging indent; key in small print under a line at the foot of the page")
def grammar_ruzizi(draw):
    heads = ["A   Put the verbs in brackets into the present perfect or the past simple.", "B   Complete the sentences with for or since."]
    body = paragraph(run("Harbour Language School\tGrammar sheet 12 · Level B1"), "Run") + paragraph(run("Present perfect or past simple?"), "Title")
    body += office_table([[run("We use the past simple for finished times: ") + run("I saw her yesterday.", "I") + run(" We use the present perfect when the time is not finished or not said: ") + run("I have seen her today.", "I")]], [16.6])
    items, keys = [], []
    for head, asked in zip(heads, (VERBS, SINCE)):
        body += paragraph(run(head), "Head")
        for n, (text, answer) in enumerate(asked, 1):
            body += paragraph(run(f"{n}.\t{text}"), "Task")
            items.append(item(text, answer.replace(" / has", "\nhas"), str(n), kind="gap", section=head.replace("   ", " ")))
        keys.append(run(head[0] + "  ", "B") + run("   ".join(f"{n} {a}" for n, (_, a) in enumerate(asked, 1))))
    body += paragraph(run("Key", "B"), "Rule") + "".join(paragraph(k, "Small") for k in keys)
    styles = paragraph_style("Task", 0.28, 0.8, -0.8, [(0.8, "")]) + paragraph_style("Run", 0, tabs=[(16.6, 'style:type="right"')], size=9) + paragraph_style("Rule", 1.2, size=9, extra='fo:border-top="0.5pt solid #000000" fo:padding-top="0.1cm"') + paragraph_style("Small", 0.05, size=9)
    engine, source = office(draw, body, ["Liberation Sans", "Carlito", "Caladea"], (11,), margin=2.2, foot=False, styles=styles)
    return Document(engine, source, items)


# Vocabulary quiz of a US history class

CIVIL = [("the withdrawal of states from the Union", "secession"), ("a long, narrow ditch that protects soldiers", "trench"), ("the freeing of enslaved people", "emancipation"), ("the closing of ports to keep supplies out", "blockade"), ("a law that forces people to serve in the army", "draft"), ("a person killed, wounded or captured in battle", "casualty"), ("a movement to end slavery", "abolition"), ("the rebuilding of the South after the war", "Reconstruction"), ("a charge of wrongdoing against a president", "impeachment"), ("a farmer who pays rent with part of the crop", "sharecropper")]


@layout(HALF, "vocab-ohrid", "vocabulary quiz of an American class, XeLaTeX: definitions 1. to 10. with a line before each number at the left, terms a. to l. at the right, two of them left over; Answer Key below a cut line")
def vocab_ohrid(draw):
    pairs = draw.shuffled(CIVIL)
    ends = draw.mixed([t for _, t in pairs] + ["nativism", "armistice"])
    letters = "abcdefghijkl"
    listed = choices(letters, ends)
    left = "".join(rf"\lab{{0pt}}{{19mm}}{{\rule{{9mm}}{{0.4pt}}\hspace{{2mm}}{n}.}}{{{tex(d)}}}\smallskip " for n, (d, _) in enumerate(pairs, 1))
    right = "".join(rf"\lab{{0pt}}{{8mm}}{{{a}.}}{{{tex(t)}}}\smallskip " for a, t in zip(letters, ends))
    key = r"\quad ".join(rf"\mbox{{{n}. {letters[ends.index(t)]}}}" for n, (_, t) in enumerate(pairs, 1))
    body = r"Name \rule{60mm}{0.4pt}\hfill Date \rule{30mm}{0.4pt}\quad Period \rule{12mm}{0.4pt}\par\bigskip\begin{center}{\Large\bfseries Chapter 16 Vocabulary Quiz}\par\smallskip The Civil War and Its Aftermath\end{center}\textbf{Matching.} Write the letter of the term that best matches each definition. Not every term will be used.\par\bigskip "
    body += rf"\noindent\begin{{minipage}}[t]{{108mm}}\raggedright\setlength\parskip{{4pt}}{left}\end{{minipage}}\hfill\begin{{minipage}}[t]{{45mm}}\setlength\parskip{{4pt}}{right}\end{{minipage}}\par\vfill\noindent\dotfill\par\textbf{{Answer Key}}\quad {key}"
    items = [item(d, t, str(n), None, listed, kind="match", answer_label=letters[ends.index(t)]) for n, (d, t) in enumerate(pairs, 1)]
    engine, source = document(draw, body, ["timesnew", "schoolbook"], (11, 12), (22, 24), foot=r"\small U.S. History I", paper="letterpaper")
    return Document(engine, source, items)


# FAQ of a university, as printed from a browser

ADMISSIONS = [
    ("Applying", [("When is the deadline for applications?", "Applications for entry in September must reach us by 31 January. Late applications are considered only where places remain."), ("Can I apply for more than one course?", "Yes, you may list up to three courses in order of preference on a single form."), ("Is there an application fee?", "There is a fee of £25, which cannot be refunded. It is waived for applicants who receive a maintenance grant.")]),
    ("Entry requirements", [("Do you accept international qualifications?", "We accept most secondary school leaving certificates. Our country pages list the grades that we ask for."), ("Do I need an English language test?", "Applicants whose first language is not English need an overall score of 6.5, with no part below 6.0."), ("Will I be invited to an interview?", "Only applicants for Medicine, Nursing and Teacher Education are interviewed.")]),
    ("After you apply", [("How long will it take to hear from you?", "Most decisions are made within six weeks. You will get an email as soon as your decision can be seen in the portal."), ("Can I defer my place?", "You may ask to defer for one year, and you should do so before 1 August."), ("Who can help me to find accommodation?", "The Housing Office guarantees a room to every first-year student who applies by 30 June.")]),
]


@layout(HALF, "faq-inari", "admissions FAQ of a university printed from a browser, Chromium: date and title line at the top, breadcrumb, topics, questions in bold in bars with a drawn chevron, prose below; address in the foot")
def faq_inari(draw):
    body, items = "<div class=b><span>26/11/2026, 09:14</span><span>Admissions FAQ – University of Westmere</span></div><div class=n>Home › Study › Undergraduate › Admissions FAQ</div><h1>Frequently asked questions</h1><p>Cannot find what you are looking for? Call the admissions team on 01632 960 114, Monday to Friday from 10 am to 4 pm.</p>", []
    for topic, pairs in ADMISSIONS:
        body += f"<h2>{topic}</h2>"
        for question, answer in pairs:
            body += f"<div class=w><div class=q>{web(question)}<i></i></div><p>{web(answer)}</p></div>"
            items.append(item(question, answer, kind="faq", section=topic))
    body += "<div class=f><span>https://www.westmere.example/study/undergraduate/admissions-faq</span></div>"
    css = ".b, .f { display: flex; justify-content: space-between; font: 8pt 'Liberation Sans' } .n { color: #666; font-size: 85%; margin-top: 6mm } h1 { font-size: 190%; margin: 3mm 0; color: #3d1a5b } h2 { font-size: 130%; color: #3d1a5b; margin: 6mm 0 2mm; break-after: avoid } .w { border: 1px solid #cfc6d8; margin-bottom: 2mm; break-inside: avoid } .q { background: #f1edf5; font-weight: bold; padding: 2mm 4mm; display: flex; justify-content: space-between } .q i { width: 2mm; height: 2mm; border-right: 2px solid #3d1a5b; border-bottom: 2px solid #3d1a5b; transform: rotate(225deg); margin: 1.5mm 1mm 0 } .w p { margin: 2mm 4mm } .f { margin-top: 8mm }"
    engine, source = page(draw, body, ["Open Sans", "Noto Sans", "Roboto"], (10,), css)
    return Document(engine, source, items)


# Key quantities of a physics course

QUANTITIES = [("acceleration", "the rate of change of velocity", "m/s²"), ("amplitude", "the greatest displacement of a vibrating particle from its rest position", "m"), ("capacitance", "the charge stored for each unit of potential difference", "F"), ("density", "the mass of each unit of volume of a material", "kg/m³"), ("frequency", "the number of complete waves that pass a point in one second", "Hz"), ("half-life", "the time taken for half of the nuclei in a sample to decay", "s"), ("impulse", "the product of a force and the time for which it acts", "N s"), ("momentum", "the product of the mass and the velocity of a body", "kg m/s"), ("power", "the rate at which energy is transferred", "W"), ("pressure", "the force that acts at right angles on each unit of area", "Pa"), ("resistance", "the potential difference across a component divided by the current in it", "Ω"), ("stress", "the tension in a wire divided by the area of its cross section", "Pa"), ("wavelength", "the distance between two neighbouring crests of a wave", "m"), ("work", "the energy transferred when a force moves its point of application", "J")]


@layout(HALF, "definitions-urmia", "sheet of definitions to learn for physics, word processor: title, ruled table with Quantity, Definition and Unit, bold terms, a note on the examination above it")
def definitions_urmia(draw):
    asked = draw.some(QUANTITIES, 13)
    body = paragraph(run("A-level Physics: definitions you must know"), "Title") + paragraph(run("Learn these word for word. Each paper has at least four marks for definitions, and half-remembered ones earn nothing.")) + paragraph(run(""))
    body += office_table([[run(w, "B") for w in ("Quantity", "Definition", "Unit")], *[[run(a, "B"), run(b), run(c)] for a, b, c in asked]], [3.6, 10.4, 2.4])
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Liberation Serif"], (11, 12), margin=2.2, head="Mr Okafor · Physics Department · Autumn term")
    return Document(engine, source, [item(a, b, kind="definition") for a, b, _ in asked])


# Japanese adjectives

ADJECTIVES = [("大きい", "おおきい", "ookii", "big"), ("小さい", "ちいさい", "chiisai", "small"), ("新しい", "あたらしい", "atarashii", "new"), ("古い", "ふるい", "furui", "old"), ("高い", "たかい", "takai", "high, expensive"), ("安い", "やすい", "yasui", "cheap"), ("暑い", "あつい", "atsui", "hot (weather)"), ("寒い", "さむい", "samui", "cold (weather)"), ("難しい", "むずかしい", "muzukashii", "difficult"), ("楽しい", "たのしい", "tanoshii", "fun"), ("忙しい", "いそがしい", "isogashii", "busy"), ("早い", "はやい", "hayai", "early"), ("重い", "おもい", "omoi", "heavy"), ("軽い", "かるい", "karui", "light")]


@layout(HALF, "adjectives-sevan", "Japanese adjectives of a beginners’ course, Chromium: four columns Japanese, Reading, Romaji, English with a coloured head and striped rows, lesson number in a tab above, a note below")
def adjectives_sevan(draw):
    words = draw.some(ADJECTIVES, 13)
    body = "<div class=t>Lesson 5</div><h1>い-adjectives</h1><table><thead><tr><th>Japanese<th>Reading<th>Romaji<th>English</tr></thead>" + rows((f"<span class=j>{a}</span>", b, f"<i>{c}</i>", d) for a, b, c, d in words) + "</table><p class=n>Note: before a noun these adjectives do not change. The negative replaces い with くない.</p>"
    css = ".t { display: inline-block; background: #b3283a; color: #fff; padding: 1.5mm 5mm; border-radius: 2mm 2mm 0 0 } h1 { border-top: 2px solid #b3283a; margin: 0 0 4mm; padding-top: 3mm; font-size: 160% } table { width: 100%; border-collapse: collapse } th { background: #b3283a; color: #fff; text-align: left } td, th { padding: 1.8mm 3mm } tr:nth-child(even) td { background: #f8ecee } .j { font-size: 130% } .n { font-size: 90%; margin-top: 5mm }"
    engine, source = page(draw, body, ["Noto Sans CJK JP", "Noto Serif CJK JP"], (11,), css)
    return Document(engine, source, [item(a, d, kind="vocabulary") for a, _, _, d in words])


# Ratio worksheet in three sections

RATIO = [
    ("Section A: Fluency", [("Write each ratio in its simplest form.", [("6 : 9", "2 : 3"), ("15 : 25", "3 : 5"), ("24 : 8", "3 : 1"), ("45 cm : 1 m", "9 : 20")]), ("Share each amount in the ratio given.", [("£40 in the ratio 3 : 5", "£15 and £25"), ("72 kg in the ratio 1 : 7", "9 kg and 63 kg"), ("£90 in the ratio 2 : 3 : 4", "£20, £30 and £40")])]),
    ("Section B: Problem solving", [("Purple paint is made from red and blue in the ratio 2 : 3. Kofi uses 8 litres of red paint. How much blue paint does he need?", "12 litres"), ("The angles of a triangle are in the ratio 1 : 3 : 5. Find the size of the largest angle.", "100°"), ("Ana and Ben share some marbles in the ratio 7 : 4. Ana has 18 more marbles than Ben. How many marbles are there altogether?", "66")]),
    ("Section C: Reasoning", [("Leila says that 0.5 : 2 is the same as 1 : 4. Is she correct? Give a reason.", "Yes, both parts have been multiplied by 2."), ("A map has a scale of 1 : 50 000. Two villages are 7 cm apart on the map. How far apart are they in kilometres?", "3.5 km")]),
]


@layout(HALF, "ratio-mjosa", "maths worksheet of a British web site, Typst: Section A to C as coloured bars, numbers that run on, parts a) b) in two columns, name line; Answers overleaf under the same section heads")
def ratio_mjosa(draw):
    body, key, items, n = "", "", [], 0

    def typ(text):
        return text.replace("#", "\\#").replace("$", "\\$")

    for head, asked in RATIO:
        body += f"#bar[{head}]\n"
        key += f"#v(2mm)#text(weight: \"bold\")[{head}]\n\n"
        for question, answer in asked:
            n += 1
            if isinstance(answer, str):
                body += f"#task[{n}.][{typ(question)}]#v(20mm)\n"
                key += f"#task[{n}.][{typ(answer)}]\n"
                items.append(item(question, answer, str(n), kind="numeric" if answer[0].isdigit() else "short", section=head))
                continue
            cells = "".join(f"[#task[{a})][{typ(q)}]#v(11mm)]," for a, (q, _) in zip("abcd", answer))
            body += f"#task[{n}.][{typ(question)}]\n#pad(left: 8mm, grid(columns: (1fr, 1fr), row-gutter: 2mm, {cells}))\n"
            key += f"#task[{n}.][" + " #h(6mm) ".join(f"{a}) {typ(x)}" for a, (_, x) in zip("abcd", answer)) + "]\n"
            items += [item(q, x, f"{n}({a})", stem=question, section=head) for a, (q, x) in zip("abcd", answer)]
    source = f"""#set page(paper: "a4", margin: 18mm, footer: text(8pt, gray)[MathsHatch.example #h(1fr) KS3 Ratio and Proportion #h(1fr) #context counter(page).display()])
#set text(font: ({draw.one(['"Lato"', '"Open Sans"', '"Carlito"'])},), size: 11pt, lang: "en")
#let bar(x) = block(fill: rgb("#1b7f8c"), width: 100%, inset: 2.2mm, above: 5mm, sticky: true)[#text(white, weight: "bold")[#x]]
#let task(a, b) = block(above: 3mm, below: 2mm, breakable: false, grid(columns: (8mm, 1fr), a, b))
#grid(columns: (1fr, auto), text(18pt, weight: "bold")[Ratio], [Name: #box(width: 60mm, stroke: (bottom: 0.5pt), height: 10pt)])
{body}
#pagebreak()
#text(16pt, weight: "bold")[Ratio: Answers]

{key}
"""
    return Document("typst", source, items)


# Problem set with solutions, first-year mechanics

MECHANICS = [
    ("A car of mass 1200 kg accelerates uniformly from rest and reaches 24 m/s after 8.0 s on a level road.", [
        ("Find the acceleration of the car.", "From $v = at$ we have $a = 24/8.0$, that is,", "3.0 m/s²"), ("Find the distance that the car covers in this time.", "The mean speed is 12 m/s, so the distance is $12 \\times 8.0$, which gives", "96 m"), ("What net force acts on the car?", "By the second law $F = ma = 1200 \\times 3.0$, and therefore the force is", "3600 N")]),
    ("A stone is dropped from rest into a well and hits the water 2.0 s later. Take g = 9.8 m/s² and neglect the time that the sound takes.", [
        ("How deep is the well?", "With $s = gt^2/2$ the depth is $4.9 \\times 4.0$, or", "19.6 m"), ("With what speed does the stone hit the water?", "Since $v = gt$, the speed is", "19.6 m/s")]),
    ("A block of mass 2.0 kg slides down a smooth plane, 3.0 m long, from a height of 1.5 m. Take g = 9.8 m/s².", [
        ("Calculate the potential energy that the block loses.", "The loss is $mgh = 2.0 \\times 9.8 \\times 1.5$, which comes to", "29.4 J"), ("Find the angle of the plane to the horizontal.", "The sine of the angle is $1.5/3.0 = 0.5$, so the angle is", "30°"), ("Explain why the speed at the bottom does not depend on the mass of the block.", "", "Both the kinetic and the potential energy are proportional to the mass, so that it cancels.")]),
    ("A spring is stretched by 4.0 cm when a load of 6.0 N hangs from it.", [
        ("Find the spring constant.", "Hooke’s law gives $k = F/x = 6.0/0.040$, hence", "150 N/m"), ("How much energy is stored in the spring?", "We use $E = Fx/2 = 6.0 \\times 0.040/2$ and obtain", "0.12 J")]),
]


@layout(HALF, "mechanics-tisza", "problem set of a university with solutions, pdfLaTeX: Problem 1. in bold, (a) (b) below, then Solution. in italics with (a) (b) run-in and a square at the end of each; course and term in the head")
def mechanics_tisza(draw):
    body, items = r"\begin{center}{\Large Problem Set 2: Solutions}\par\smallskip Physics 101, Introductory Mechanics\par Due Friday, October 9\end{center}\bigskip ", []
    for n, (stem, parts) in enumerate(MECHANICS, 1):
        body += rf"\needspace{{5cm}}\par\medskip\textbf{{Problem {n}.}} {tex(stem)}\par "
        body += "".join(rf"\lab{{5mm}}{{8mm}}{{({a})}}{{{tex(q)}}}" for a, (q, _, _) in zip("abc", parts))
        body += r"\par\smallskip\textit{Solution.} " + " ".join(rf"\lab{{5mm}}{{8mm}}{{({a})}}{{{w}{' ' if w else ''}{tex(x)}{'' if x.endswith('.') else '.'}{'' if k < len(parts) - 1 else chr(92) + 'hfill$' + chr(92) + 'square$'}}}" for k, (a, (_, w, x)) in enumerate(zip("abc", parts))) + r"\bigskip "
        for a, (question, working, answer) in zip("abc", parts):
            items.append(item(question, answer, f"{n}({a})", stem=stem, kind="numeric" if working else "short", answer_kind="contains" if working else None))
    engine, source = document(draw, body.replace("°", r"\ensuremath{^\circ}"), ["cm", "lm", "palatino"], (10, 11), (24, 28), head=r"\fancyhead[L]{\small PHYS 101}\fancyhead[R]{\small Fall term}", foot=r"\thepage", extra=r"\renewcommand\headrulewidth{.4pt}")
    return Document(engine, source, items)
