"""The hundred and eighteenth: ordinary sheets by one who does not know the reader, named after trees: a life sciences paper (South
Africa), an internal test in a ruled table (India), a primary reasoning paper, a publisher's test bank, nursing questions with
rationales, reading for an entrance examination (China), columns to relate (Mexico), a safety talk quiz, a quiz host's sheet, viva
questions, Korean words and a syllabus.
"""

import importlib

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"


def picked(draw, question, right, wrong, number, labels, **rest):
    """The item of a question with choices in a drawn order, and its options."""
    options = draw.shuffled([right, *wrong])
    label = labels[options.index(right)]
    return item(question, right, number, None, choices(labels, options), kind="mcq", answer_label=label, **rest), options, label


# Life sciences paper with decimal numbers, South Africa

LIFE = [
    ("QUESTION 1", [
        ("Give the correct biological term for each of the following descriptions.", [
            ("The movement of water through a selectively permeable membrane", 1, ["Osmosis"]),
            ("The green pigment that absorbs light energy", 1, ["Chlorophyll"]),
            ("The tissue that transports water from the roots to the leaves", 1, ["Xylem"]),
            ("The loss of water vapour from the aerial parts of a plant", 1, ["Transpiration"])]),
        ("An investigation was done to find out how light intensity affects the rate of photosynthesis in a water plant. The results are shown in the table below.", [
            ("Identify the independent variable in this investigation.", 1, ["Light intensity"]),
            ("State TWO factors that had to be kept constant.", 2, ["Temperature", "Concentration of carbon dioxide"]),
            ("Describe the trend in the results between 20 and 80 units of light.", 2, ["As the light intensity increases", "the number of bubbles per minute increases"]),
            ("Explain why the rate no longer changed above 80 units of light.", 2, ["Another factor had become limiting", "such as the amount of carbon dioxide"])])]),
    ("QUESTION 2", [
        ("The human gaseous exchange system is adapted to its function.", [
            ("Name the structures in the lungs at which gaseous exchange takes place.", 1, ["Alveoli"]),
            ("Explain TWO ways in which these structures are suited to gaseous exchange.", 4, ["The walls are one cell thick", "so that gases diffuse quickly", "They are surrounded by capillaries", "so that oxygen is carried away in the blood"])]),
        ("Describe how the diaphragm causes air to enter the lungs.", 3, ["The diaphragm contracts and flattens", "The volume of the chest cavity increases", "The pressure in the lungs falls below that of the air"]),
    ]),
]
LIFE_TABLE = ("Light intensity (units)", ["20", "40", "60", "80", "100"], "Bubbles per minute", ["6", "13", "19", "25", "25"])


@layout(HALF, "paper-ginkgo", "South African life sciences paper, XeLaTeX: QUESTION 1, 1.1 and 1.1.1, (2) at the right edge, totals in square brackets; memorandum in its own file with ticks behind each point")
def paper_ginkgo(draw):
    items, body, memo, total = [], "", "", 0
    a, av, b, bv = LIFE_TABLE
    table = rf"\begin{{center}}\renewcommand\arraystretch{{1.2}}\begin{{tabular}}{{|l|c|c|c|c|c|}}\hline \textbf{{{a}}} & {' & '.join(av)}\\\hline \textbf{{{b}}} & {' & '.join(bv)}\\\hline\end{{tabular}}\end{{center}}"

    def asked(number, question, marks, points, stem=None):
        nonlocal body, memo
        deep = number.count(".") == 2
        body += rf"\needspace{{2\baselineskip}}\lab{{{'13mm' if deep else '0mm'}}}{{{'15mm' if deep else '13mm'}}}{{{number}}}{{{tex(question)}\pushright{{({marks})}}}}\vspace{{2mm}}" + "\n"
        ticked = r" $\checkmark$\newline ".join(tex(p) for p in points)
        memo += rf"\lab{{0mm}}{{17mm}}{{{number}}}{{{ticked} $\checkmark$\pushright{{({marks})}}}}\vspace{{1.5mm}}" + "\n"
        items.append(item(question, "\n".join(points), number, marks, stem=stem, rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None))
        return marks

    for n, (head, parts) in enumerate(LIFE, 1):
        body += rf"\bigskip{{\bfseries {head}}}\par\medskip "
        memo += rf"\bigskip{{\bfseries {head}}}\par\medskip "
        sum_ = 0
        for k, part in enumerate(parts, 1):
            if len(part) == 3:
                sum_ += asked(f"{n}.{k}", *part)
                continue
            stem, inner = part
            body += rf"\needspace{{5\baselineskip}}\lab{{0mm}}{{13mm}}{{{n}.{k}}}{{{tex(stem)}}}\vspace{{2mm}}" + (table if "table below" in stem else "") + "\n"
            for m, (question, marks, points) in enumerate(inner, 1):
                sum_ += asked(f"{n}.{k}.{m}", question, marks, points, stem)
        total += sum_
        body += rf"\hspace*{{\fill}}\textbf{{[{sum_}]}}\par "
        memo += rf"\hspace*{{\fill}}\textbf{{[{sum_}]}}\par "
    end = rf"\bigskip\hspace*{{\fill}}\textbf{{TOTAL:\quad {total}}}\par "
    rules = r"\begin{enumerate}[nosep,label=\arabic*.]\item Answer ALL the questions in the ANSWER BOOK.\item Start the answers to EACH question at the top of a NEW page.\item Number the answers correctly according to the numbering system used in this question paper.\end{enumerate}"
    top = r"\begin{center}\textbf{KAROO HIGH SCHOOL}\par\textbf{GRADE 11}\par\textbf{LIFE SCIENCES%s}\par\textbf{JUNE CONTROL TEST}\end{center}"
    foot = r"\fancyfoot[L]{\footnotesize Copyright reserved}\fancyfoot[R]{\footnotesize Please turn over}"
    head = r"\fancyhead[L]{\footnotesize Life Sciences}\fancyhead[C]{\footnotesize\thepage}\fancyhead[R]{\footnotesize KHS/June}"
    start = draw.random.getstate()
    engine, source = document(draw, (top % "") + rf"\textbf{{MARKS: {total}}}\hfill\textbf{{TIME: 40 minutes}}\par\hrule\medskip\textbf{{INSTRUCTIONS AND INFORMATION}}\par {rules}\medskip\hrule " + body + end, ["arial", "helvetica"], (11,), (22, 25), head=head, foot=foot)
    draw.random.setstate(start)
    scheme = document(draw, (top % r": MARKING GUIDELINES") + memo + end, ["arial", "helvetica"], (11,), (22, 25), head=head, foot=r"\fancyfoot[L]{\footnotesize Copyright reserved}")[1]
    return Document(engine, source, items, scheme)


# Internal assessment of an engineering college, India

DBMS_A = ["Define data independence.", "List any two disadvantages of a file processing system.", "What is meant by a candidate key?", "Differentiate between DDL and DML.", "State the purpose of a foreign key."]
DBMS_B = [
    (("Explain the three-level architecture of a database system with a neat diagram.", 10, "CO1", "L2"), ("Draw an ER diagram for a hospital with patients, doctors and wards.", 10, "CO1", "L3")),
    (("Describe the operations of relational algebra with one example for each.", 10, "CO2", "L2"), ("Write SQL queries to create a table of employees and to list those whose salary is above the average.", 10, "CO2", "L3")),
    (("Illustrate the steps in the conversion of an ER model into relations.", 10, "CO2", "L3"), ("Compare inner joins and outer joins with suitable examples.", 10, "CO2", "L4")),
]


@layout(HALF, "internal-teak", "internal test of an Indian engineering college, word processor: one ruled table Q.No, Question, Marks, CO, BL with PART A and PART B rows, a) (OR) b), nothing answered")
def internal_teak(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Caladea"]), 11, country="IN", margin=1.9)
    items = []
    sheet.body += [sheet.p("<b>SRI LAKSHMI INSTITUTE OF TECHNOLOGY, COIMBATORE</b>", align="center", size=14, after=0.05), sheet.p("Department of Computer Science and Engineering", align="center", after=0.05), sheet.p(f"<b>INTERNAL ASSESSMENT TEST – {draw.one(['I', 'II'])}</b>", align="center", after=0.25)]
    w = sheet.wide
    sheet.body.append(sheet.table([["<b>Course Code / Title:</b> CS2304 / Database Management Systems", "<b>Date:</b> 12.09.2025"], ["<b>Year / Semester:</b> III / V", "<b>Duration:</b> 90 minutes"], ["<b>Reg. No.:</b>", "<b>Maximum Marks:</b> 40"]], [round(w * 0.65, 2), round(w * 0.35, 2)]))
    sheet.body.append(sheet.p("", after=0.2))

    def mid(text):
        return sheet.p(text, align="center", after=0)

    table = [[mid(f"<b>{h}</b>") for h in ("Q.No", "Question", "Marks", "CO", "BL")], [(mid("<b>PART – A (Answer ALL questions) (5 × 2 = 10 Marks)</b>"), 5)]]
    for n, question in enumerate(DBMS_A, 1):
        table.append([mid(f"{n}."), question, mid("2"), mid("CO1" if n < 4 else "CO2"), mid(draw.one(["L1", "L2"]))])
        items.append(item(question, None, str(n), 2))
    table.append([(mid("<b>PART – B (Answer ALL questions) (3 × 10 = 30 Marks)</b>"), 5)])
    for n, pair in enumerate(DBMS_B, 6):
        for letter, (question, marks, outcome, level) in zip("ab", pair):
            if letter == "b":
                table.append([(mid("<b>(OR)</b>"), 5)])
            table.append([mid(f"{n} {letter})"), question, mid(str(marks)), mid(outcome), mid(level)])
            items.append(item(question, None, f"{n}({letter})", marks))
    sheet.body.append(sheet.table(table, [1.5, round(w - 5.8, 2), 1.6, 1.4, 1.3]))
    sheet.body += [sheet.p("CO – Course Outcome; BL – Bloom’s Taxonomy Level (L1 – Remember, L2 – Understand, L3 – Apply, L4 – Analyse)", size=9, before=0.2, after=0.9), sheet.p("Course Faculty\tHoD / CSE", tabs=[(w, RIGHT)])]
    engine, source = sheet.source()
    return Document(engine, source, items)


# Reasoning paper of a primary school

SATS = [
    ("Write the missing number to make this calculation correct. 347 + ____ = 500", 1, "153", [], [], None, ""),
    ("Amina has 24 stickers. She gives one quarter of them to Ben. How many stickers does she have left?", 1, "18", [], ["6"], None, "stickers"),
    ("Tick the number that is closest to 1000.", 1, "1004", [], [], ["1040", "899", "1004", "989"], ""),
    ("A film starts at 4:45 pm and lasts for 1 hour 50 minutes. What time does the film end?", 1, "6:35 pm", ["18:35"], [], None, ""),
    ("A pencil costs 35p and a ruler costs 48p. Chen buys three pencils and one ruler. How much change does he get from £2?", 2, "47p", ["£0.47"], [], None, ""),
    ("Round 36,485 to the nearest thousand.", 1, "36,000", [], ["36"], None, ""),
    ("The perimeter of a square is 28 cm. What is the area of the square?", 2, "49", [], ["28"], None, "cm²"),
    ("Write these fractions in order, starting with the smallest. 1/2, 2/5, 3/10", 1, "3/10, 2/5, 1/2", [], [], None, ""),
    ("Tick the shape that always has exactly one pair of parallel sides.", 1, "trapezium", [], [], ["kite", "trapezium", "rhombus", "rectangle"], ""),
    ("Six bottles of juice hold 4.5 litres altogether. How many millilitres does one bottle hold?", 2, "750", [], ["0.75"], None, "ml"),
]


@layout(HALF, "reasoning-whitebeam", "primary reasoning paper, Chromium: number in a black square, answer box at the right, 1 mark in small print in the margin; scheme in its own file Qu., Requirement, Mark, Additional guidance")
def reasoning_whitebeam(draw):
    body = "<div class=h><b>Mathematics</b><br>Paper 2: reasoning</div><div class=n>First name <i></i> Last name <i></i></div>"
    items, scheme, total = [], [], 0
    for n, (question, marks, answer, accept, refuse, ticks, unit) in enumerate(SATS, 1):
        total += marks
        first = web(question)
        box = "<div class=t>" + "".join(f"<span>{t} <i></i></span>" for t in ticks) + "</div>" if ticks else f"<div class=a>{'<small>Show<br>your<br>method</small><em></em>' if marks > 1 else ''}<i></i> {web(unit)}</div>"
        if n == 1:
            first = first.replace(" 347 +", "<br><br>347 +")
            box = "<div class=a></div>"
        if n == 8:
            first = first.replace(" 1/2,", "<br><br>1/2,")
        body += f"<div class=q><b>{n}</b><div><p>{first}</p>{box}</div><small>{marks} mark{'s' if marks > 1 else ''}</small></div>"
        said = [f"Accept {x}" for x in accept] + [f"Do not accept {x}" for x in refuse]
        scheme.append((str(n), web(answer), f"{marks}m", "<br>".join(web(s) for s in said)))
        listed = choices([None] * 4, ticks) if ticks else None
        items.append(item(question, answer, str(n), marks, listed, kind="mcq" if ticks else "gap" if n == 1 else "numeric", allow=accept, reject=refuse, rubric=[{"text": answer, "marks": None}] if marks > 1 else None))
    css = ".h { font-size: 20pt; border-bottom: 3px solid #000; padding-bottom: 2mm } .n { margin: 4mm 0 8mm } .n i { display: inline-block; width: 50mm; border-bottom: 1px solid #000; margin-right: 6mm } .q { display: flex; margin-bottom: 9mm; break-inside: avoid; min-height: 34mm } .q > b { background: #000; color: #fff; width: 8mm; height: 8mm; text-align: center; line-height: 8mm; flex: none } .q > div { flex: 1; padding: 0 6mm } .q p { margin: 1mm 0 4mm } .q > small { width: 16mm; flex: none; align-self: flex-end; border-top: 1px solid #000; text-align: center; font-size: 8pt } .a { text-align: right } .a i { display: inline-block; width: 34mm; height: 11mm; border: 1.5px solid #000; vertical-align: middle } .a small { float: left; text-align: left; font-size: 8pt; margin-right: 3mm } .a em { float: left; width: 62mm; height: 26mm; border: 1px dashed #999 } .t span { display: inline-block; width: 48%; margin-bottom: 3mm } .t i { display: inline-block; width: 6mm; height: 6mm; border: 1.5px solid #000; vertical-align: middle; margin-left: 3mm }"
    start = draw.random.getstate()
    engine, source = page(draw, body + f"<p class=e>[END OF TEST] &nbsp; Total out of {total}: ______</p>", ["Carlito", "Liberation Sans"], (12,), css)
    draw.random.setstate(start)
    marked = "<div class=h><b>Mathematics</b><br>Paper 2: reasoning – mark scheme</div><table>" + rows([("Qu.", "Requirement", "Mark", "Additional guidance")], "th") + rows(scheme) + "</table>"
    return Document(engine, source, items, page(draw, marked, ["Carlito", "Liberation Sans"], (12,), css + "table { border-collapse: collapse; width: 100%; margin-top: 6mm } th { background: #ddd } th, td { border: 1px solid #555; padding: 1.5mm 3mm; text-align: left } td:nth-child(1), td:nth-child(3) { width: 14mm; text-align: center } td:nth-child(4) { width: 50% }")[1])


# Test bank of a publisher, psychology

BANK_CHOICE = [
    ("The tendency to remember the first items of a list better than those in the middle is called", "the primacy effect.", ["the recency effect.", "chunking.", "the spacing effect."], 1, 212, "Encoding"),
    ("Which part of the brain is most closely linked to the forming of new long-term memories?", "the hippocampus", ["the cerebellum", "the medulla", "the thalamus"], 2, 219, "The Biology of Memory"),
    ("Memory for facts and general knowledge is known as", "semantic memory.", ["episodic memory.", "procedural memory.", "sensory memory."], 2, 208, "Long-Term Memory"),
    ("Maria cannot recall her old phone number because she keeps thinking of her new one. This is an example of", "retroactive interference.", ["proactive interference.", "repression.", "decay."], 3, 227, "Forgetting"),
    ("About how many items can most adults hold in short-term memory?", "seven", ["two", "twelve", "twenty"], 1, 205, "Short-Term Memory"),
    ("Grouping the digits of a long number into larger units in order to remember it is called", "chunking.", ["priming.", "shadowing.", "shaping."], 1, 206, "Short-Term Memory"),
]
BANK_TRUE = [
    ("Flashbulb memories are always accurate in every detail.", False, 1, 223, "Retrieval"),
    ("Recognition is usually easier than recall.", True, 1, 221, "Retrieval"),
    ("Riding a bicycle depends on procedural memory.", True, 2, 208, "Long-Term Memory"),
]
BANK_ESSAY = [
    ("Explain the difference between maintenance rehearsal and elaborative rehearsal.", "Maintenance rehearsal repeats information without adding meaning to it; elaborative rehearsal links it to what is already known and leads to better recall.", 2, 207, "Encoding"),
    ("Describe the misinformation effect.", "Misleading information that is given after an event changes what people remember of the event.", 2, 225, "Forgetting"),
]


@layout(HALF, "testbank-hemlock", "test bank of a college publisher, word processor: 1) with A) to D) stacked, Answer: B and Diff, Page Ref, Topic on lines below each, TRUE and FALSE, essay answers in the same place")
def testbank_hemlock(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Caladea", "Liberation Sans"]), draw.one((10, 11)), country="US", paper=(21.59, 27.94), margin=2.2)
    items, n = [], 0
    keep = 'fo:keep-with-next="always"'
    sheet.body += [sheet.p("<b>Psychology: A First Course, 6e</b>", after=0.05), sheet.p("<b>Chapter 6   Memory</b>", size=14, after=0.3)]

    def facts(answer, level, ref, topic):
        sheet.body.append(sheet.p(f"Answer:  {answer}", left=0.0, after=0, extra=keep))
        sheet.body.append(sheet.p(f"Diff: {level}\tPage Ref: {ref}", tabs=[2.4], after=0, extra=keep))
        sheet.body.append(sheet.p(f"Topic:  {topic}", after=0.4))

    def ask(question):
        sheet.body.append(sheet.p(f"{n}) {question}", after=0, extra=keep))

    sheet.body.append(sheet.p("<b>6.1   Multiple-Choice Questions</b>", after=0.25, extra=keep))
    for question, right, wrong, *rest in BANK_CHOICE:
        n += 1
        made, options, label = picked(draw, question, right, wrong, str(n), "ABCD")
        ask(question)
        sheet.body += [sheet.p(f"{letter}) {text}", after=0, extra=keep) for letter, text in zip("ABCD", options)]
        facts(label, *rest)
        items.append(made)
    sheet.body.append(sheet.p("<b>6.2   True/False Questions</b>", before=0.2, after=0.25, extra=keep))
    for question, verdict, *rest in BANK_TRUE:
        n += 1
        ask(question)
        facts(str(verdict).upper(), *rest)
        items.append(item(question, str(verdict), str(n), kind="truefalse"))
    sheet.body.append(sheet.p("<b>6.3   Essay Questions</b>", before=0.2, after=0.25, extra=keep))
    for question, answer, *rest in BANK_ESSAY:
        n += 1
        ask(question)
        facts(answer, *rest)
        items.append(item(question, answer, str(n)))
    sheet.foot = sheet.p("{page}", align="center", size=9, after=0) + sheet.p("Copyright © Northgate College Press. All rights reserved.", align="center", size=8, after=0)
    engine, source = sheet.source()
    return Document(engine, source, items)


# Practice questions for a nursing licence

NURSING = [
    ("A nurse is caring for a client who has just returned from surgery. Which assessment should the nurse perform first?", "Airway and breathing", ["Level of pain", "Wound dressing", "Urine output"], "The airway always comes first in the order of priorities. The other assessments follow once breathing is secure."),
    ("A client with type 1 diabetes is pale, sweating and confused. What should the nurse do first?", "Check the blood glucose level.", ["Give a dose of insulin.", "Call the family.", "Offer a sugar-free drink."], "These are signs of hypoglycemia, which must be confirmed and treated without delay."),
    ("Which position is best for a client who is short of breath?", "High Fowler’s", ["Supine", "Prone", "Trendelenburg"], "Sitting upright lets the diaphragm move freely and the lungs expand."),
    ("A nurse is about to give digoxin. At which apical pulse should the dose be withheld and the provider told?", "52 beats per minute", ["64 beats per minute", "72 beats per minute", "88 beats per minute"], "In adults, digoxin is withheld when the apical pulse is below 60."),
    ("Which food should a client who takes warfarin eat in steady amounts?", "Spinach", ["Apples", "White rice", "Chicken"], "Green leafy vegetables are rich in vitamin K, which works against warfarin."),
    ("A client is placed in airborne isolation. Which mask should the nurse wear?", "An N95 respirator", ["A surgical mask", "A face shield alone", "No mask"], "Airborne particles pass through a surgical mask."),
    ("What is the most effective way to prevent the spread of infection in a hospital?", "Hand hygiene", ["Antibiotics for all clients", "Visiting hours", "Disposable linen"], "Most infections are carried from client to client on the hands of staff."),
    ("A client’s potassium level is 2.9 mEq/L. For which problem should the nurse monitor the client?", "Irregular heart rhythm", ["Warm, flushed skin", "Increased appetite", "High blood glucose"], "A low potassium level makes the heart muscle irritable."),
    ("Which finding should a nurse expect in a client with dehydration?", "Dark, concentrated urine", ["Bounding pulse", "Moist mucous membranes", "Weight gain"], "The kidneys hold water back, so that little and concentrated urine is passed."),
]


@layout(HALF, "nursing-redwood", "practice questions for a nursing licence, Chromium: options 1. to 4. below each question, shaded box with Answer: 3 and Rationale: after it, running foot")
def nursing_redwood(draw):
    body, items = "<h1>Fundamentals of Nursing</h1><p class=s>Practice Set 4: Safety and Basic Care</p>", []
    for n, (question, right, wrong, why) in enumerate(NURSING, 1):
        made, options, label = picked(draw, question, right, wrong, str(n), "1234")
        body += f"<div class=q><p><b>{n}.</b> {question}</p><ol>" + "".join(f"<li>{o}</li>" for o in options) + f"</ol><div class=r><b>Answer: {label}</b><br><b>Rationale:</b> {why}</div></div>"
        items.append(made)
    body += "<p class=f>Lakeside Nursing Review &nbsp;|&nbsp; These questions are for practice only and do not replace clinical training.</p>"
    css = "h1 { color: #7b1e3a; font-size: 20pt; margin: 0 } .s { border-bottom: 2px solid #7b1e3a; padding-bottom: 2mm } .q { break-inside: avoid; margin-bottom: 6mm } .q p { margin: 0 } ol { margin: 1mm 0 2mm 4mm } .r { background: #f2e8ec; padding: 2mm 4mm; font-size: 92% } .f { text-align: center; font-size: 80%; color: #666 }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Carlito"], (10, 11), css, paper="Letter")
    return Document(engine, source, items)


# Reading comprehension of a mock entrance examination, China

READING = [
    ("A", [
        "When Lin Mei was twelve, her grandfather gave her an old bicycle. It had no gears and its bell was broken, but she rode it to school every day for four years. The road was seven kilometres long and crossed two rivers. In winter she left home before sunrise.",
        "In her third year she noticed that the younger pupils of her village often missed school when it rained. She asked the head teacher for an old cart, repaired it with her uncle’s tools and fixed it to the bicycle. From then on she took two children with her on wet mornings. By the next spring five other students had built carts of their own.",
        "Lin Mei now designs bicycles in Hangzhou. “People think that I learned it at university,” she says. “In fact I learned it on a wet road.”",
    ], [
        ("Who gave Lin Mei the bicycle?", "Her grandfather.", ["Her uncle.", "The head teacher.", "A student."]),
        ("Why did Lin Mei build the cart?", "To help younger pupils get to school.", ["To carry wood across the river.", "To earn money for university.", "To practise for a race."]),
        ("What can we learn from the second paragraph?", "Other students followed her example.", ["The cart broke in the spring.", "Her uncle took her to school.", "The school bought new bicycles."]),
        ("What does Lin Mei mean by her words in the last paragraph?", "Experience taught her her trade.", ["She dislikes wet weather.", "University is too expensive.", "Roads should be repaired."]),
    ]),
    ("B", [
        "For a long time people believed that plants were silent. In recent years, however, researchers have placed small microphones beside tomato plants and found that the plants make short clicking sounds. Humans cannot hear them, because their pitch is too high.",
        "A plant that has enough water makes about one click an hour. When it is dry, it makes between thirty and fifty. The sounds are probably produced by tiny bubbles of air that burst inside the stem. A computer that had been trained on the recordings could tell a dry plant from a healthy one in most cases.",
        "Farmers may profit from this discovery. If a microphone in the field can tell them which plants are thirsty, they will waste less water. Whether moths and other insects listen to the plants, too, is still being studied.",
    ], [
        ("Why can’t humans hear the sounds of plants?", "They are too high.", ["They are too short.", "They are made at night.", "They come from the roots."]),
        ("How does a tomato plant react when it is dry?", "It clicks more often.", ["It falls silent.", "It clicks once an hour.", "It makes lower sounds."]),
        ("What probably causes the sounds?", "Air bubbles that burst in the stem.", ["Insects that eat the leaves.", "Drops that fall on the soil.", "Roots that grow through stones."]),
        ("How might farmers use the discovery?", "To save water.", ["To keep moths away.", "To grow larger tomatoes.", "To train computers faster."]),
        ("What is still unknown according to the text?", "Whether insects hear the plants.", ["Whether plants make sounds.", "Where the microphones were placed.", "How many clicks a dry plant makes."]),
        ("What would be the best title for the text?", "What Thirsty Plants Tell Us", ["How to Grow Tomatoes", "The History of the Microphone", "Moths and Their Food"]),
    ]),
]


@layout(HALF, "reading-mulberry", "reading part of a mock entrance examination of a Chinese school, XeLaTeX: passages A and B, questions 21 to 30 with A. to D. two a row, key in groups of five 21—25 BADCA")
def reading_mulberry(draw):
    body, items, n, letters = r"\begin{center}{\large\bfseries Yucai Senior High School}\par{\bfseries English Mock Examination (Senior Three)}\end{center}\textbf{Part Two\quad Reading Comprehension}\par\textit{Read the following passages. For each question choose the best answer from A, B, C and D.}\par ", [], 20, []
    for name, paragraphs, asked in READING:
        body += rf"\medskip\begin{{center}}\textbf{{{name}}}\end{{center}}" + "".join(rf"\hspace*{{7mm}}{tex(text)}\par " for text in paragraphs) + r"\medskip "
        for question, right, wrong in asked:
            n += 1
            made, options, label = picked(draw, question, right, wrong, str(n), "ABCD")
            cells = [rf"\makebox[0.46\linewidth][l]{{{letter}. {tex(text)}}}" for letter, text in zip("ABCD", options)]
            body += rf"\needspace{{3\baselineskip}}\lab{{0mm}}{{8mm}}{{{n}.}}{{{tex(question)}}}\nopagebreak\hspace*{{8mm}}{cells[0]}{cells[1]}\par\nopagebreak\hspace*{{8mm}}{cells[2]}{cells[3]}\par\smallskip" + "\n"
            items.append(made)
            letters.append(label)
    body += r"\vfill\hrule\medskip\textbf{Keys to Part Two}\par " + rf"21—25 {''.join(letters[:5])}\qquad 26—30 {''.join(letters[5:])}\par "
    engine, source = document(draw, body, ["timesnew"], (11,), (20, 24), foot=r"English\quad Page \thepage")
    return Document(engine, source, items)


# Columns to relate, Mexico

COLUMNAS = [("Fotosíntesis", "proceso por el que las plantas producen su alimento"), ("Ecosistema", "conjunto de seres vivos y el medio en que viven"), ("Herbívoro", "animal que se alimenta solo de plantas"), ("Célula", "unidad básica de los seres vivos"), ("Hongos", "descomponen la materia muerta"), ("Hábitat", "lugar donde vive una especie"), ("Extinción", "desaparición de todos los individuos de una especie"), ("Depredador", "animal que caza a otros para comer")]
VERDAD = [("Los hongos son plantas verdes.", False), ("El Sol es la fuente de energía de casi todos los ecosistemas.", True), ("Las ballenas son peces.", False), ("El maíz es un productor en la cadena alimentaria.", True)]


@layout(HALF, "columnas-mesquite", "Mexican science worksheet, word processor: (    ) 1. to relate with a) to h) in a table without rules, V or F in brackets, name and date lines, Clave de respuestas on the next page")
def columnas_mesquite(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans"]), 11, language="es", country="MX", paper=(21.59, 27.94), margin=2.0)
    pairs, said, items = draw.mixed(COLUMNAS), draw.mixed(VERDAD), []
    ends = draw.mixed([b for _, b in pairs])
    first, second = "I. Relaciona las columnas. Escribe en el paréntesis la letra que corresponde.", "II. Escribe en el paréntesis V si el enunciado es verdadero o F si es falso."
    sheet.body += [sheet.p("<b>ESCUELA PRIMARIA BENITO JUÁREZ</b>", align="center", size=14, after=0.05), sheet.p("Ciencias Naturales · 5.º grado · Ficha de repaso del Bloque II", align="center", after=0.3), sheet.p("Nombre: ______________________________________  Fecha: ______________  Grupo: _____", after=0.4), sheet.p(f"<b>{first}</b>")]
    sheet.body.append(sheet.table([[f"(      ) {n}. {a}", f"{letter}) {b}"] for n, ((a, _), letter, b) in enumerate(zip(pairs, "abcdefgh", ends), 1)], [6.5, round(sheet.wide - 6.5, 2)], rule="none", padding=0.12))
    for n, (a, b) in enumerate(pairs, 1):
        items.append(item(a, b, str(n), None, choices("abcdefgh", ends), kind="match", answer_label="abcdefgh"[ends.index(b)], section=first))
    sheet.body.append(sheet.p(f"<b>{second}</b>", before=0.6))
    for n, (text, verdict) in enumerate(said, 1):
        sheet.body.append(sheet.p(f"(      ) {n}. {text}"))
        items.append(item(text, str(verdict), str(n), kind="truefalse", section=second))
    sheet.body += [sheet.break_(), sheet.p("<b>Clave de respuestas</b>", size=14), sheet.p("<b>I.</b>  " + "   ".join(f"{n}-{'abcdefgh'[ends.index(b)]}" for n, (_, b) in enumerate(pairs, 1))), sheet.p("<b>II.</b>  " + "   ".join(f"{n}-{'V' if v else 'F'}" for n, (_, v) in enumerate(said, 1)))]
    engine, source = sheet.source()
    return Document(engine, source, items)


# Quiz after a safety talk

LADDERS = [
    ("You should face the ladder when you climb up or down.", True), ("A metal ladder may be used near live electrical lines if it is dry.", False), ("A ladder with a cracked rung may be used if you skip that rung.", False), ("The base of a straight ladder should be one foot out for every four feet of height.", True),
    ("A ladder must extend at least three feet above the landing that you step on to.", True), ("The top step of a stepladder is a safe place to stand.", False), ("Two workers may stand on a ladder at once if both are light.", False), ("Tools should be carried in a belt or hoisted with a line.", True),
    ("Damaged ladders must be tagged and removed from service.", True), ("A stepladder may be used while it is folded and leaned against a wall.", False), ("You should keep three points of contact with the ladder at all times.", True), ("Mud on your boots does not matter if the ladder is tied off.", False),
]


@layout(HALF, "toolbox-ebony", "quiz after a safety talk, groff: T F before each number to circle, lines for name, company and signature, answer key in small print below a rule at the foot")
def toolbox_ebony(draw):
    asked = draw.some(LADDERS, 10)
    lines = [".ds CF Toolbox Talk 17 \\- Ladder Safety \\- Keep this form on file", ".ce 2", "\\fB\\s+5LADDER SAFETY QUIZ\\s0\\fP", "Ridgeline Construction Company", ".sp", "Name: ____________________________\\ \\ \\ Date: ______________", ".sp 0.5", "Supervisor: _______________________\\ \\ \\ Job site: ___________", ".sp", "\\fIDirections: Circle T if the statement is true or F if it is false.\\fP", ".sp"]
    items = []
    for n, (text, verdict) in enumerate(asked, 1):
        lines += [".ne 2", ".in 11n", ".ti -11n", f"\\fBT\\h'2n'F\\fP\\h'2n'{n}.\\h'|11n'{plain(text)}", ".br", ".sp 0.7"]
        items.append(item(text, str(verdict), str(n), kind="truefalse"))
    lines += [".in 0", ".sp", "Employee signature: ______________________________", ".sp 3", "\\l'6.2i'", ".br", "\\s-2\\fBAnswer key:\\fP\\ \\ " + "\\ \\ \\ ".join(f"{n}.\\ {'T' if v else 'F'}" for n, (_, v) in enumerate(asked, 1)) + "\\s0"]
    engine, source = roff(draw, lines, (11, 12), ("H", "T", "N"))
    return Document(engine, source, items)


# Sheet of a quiz host

ROUNDS = [
    ("ROUND 1 – FOOD AND DRINK", [("Which nut is used to make marzipan?", "Almond"), ("What is the main ingredient of hummus?", "Chickpeas"), ("Which country does Gouda cheese come from?", "The Netherlands"), ("What colour is a Granny Smith apple?", "Green"), ("Which spice is the most expensive by weight?", "Saffron")]),
    ("ROUND 2 – RIVERS AND LAKES", [("On which river does Vienna stand?", "Danube"), ("Which is the deepest lake in the world?", "Lake Baikal"), ("Into which sea does the Nile flow?", "The Mediterranean"), ("Which river carved the Grand Canyon?", "Colorado"), ("Which two countries share Lake Titicaca?", "Peru and Bolivia")]),
    ("ROUND 3 – FILM", [("Who directed Jaws?", "Steven Spielberg"), ("In which film does a robot called WALL-E clean up the Earth?", "WALL-E"), ("Which city is the setting of Casablanca?", "Casablanca"), ("Who played Mary Poppins in 1964?", "Julie Andrews"), ("Which animal is Dumbo?", "An elephant")]),
]
ROUNDS[2][1][1] = ("In which film does an archaeologist called Indiana Jones first appear?", "Raiders of the Lost Ark")
ROUNDS[2][1][2] = ("Which actor played Rick in Casablanca?", "Humphrey Bogart")


@layout(HALF, "trivia-kahikatea", "sheet of a quiz host, Typst: rounds as dark bars over ruled tables with number, question and answer in bold, numbers restart, notes for the host, tie-break in a box")
def trivia_kahikatea(draw):
    body, items = "", []
    for title, asked in ROUNDS:
        asked = draw.some(asked, 4)
        cells = "".join(f"[{n}], [{q}], [*{a}*],\n" for n, (q, a) in enumerate(asked, 1))
        body += f'#block(breakable: false)[#block(width: 100%, fill: rgb("#2b2d42"), inset: 6pt, below: 0pt)[#text(fill: white, weight: "bold")[{title}]]\n#table(columns: (10mm, 1fr, 50mm), stroke: 0.5pt + gray, inset: 6pt, {cells})]\n#v(3mm)\n'
        items += [item(q, a, str(n), section=title) for n, (q, a) in enumerate(asked, 1)]
    tie, number = "In what year was the first London Marathon run?", "1981"
    body += f"#block(stroke: 1pt, inset: 8pt, width: 100%)[*TIE-BREAK* (nearest wins) \\\n{tie} #h(1fr) *{number}*]"
    items.append(item(tie, number))
    source = f"""#set page(paper: "a4", margin: 18mm, header: text(8pt, gray)[The Anchor Inn #h(1fr) QUIZ NIGHT – HOST COPY – DO NOT HAND OUT], footer: align(center, text(8pt, gray)[Read each question twice. Half a point for a surname only where two are asked.]))
#set text(font: ({draw.one(['"Lato"', '"Carlito"', '"Roboto"'])},), size: 11pt, lang: "en")
#align(center)[#text(22pt, weight: "bold")[Thursday Quiz No. {draw.random.randint(112, 340)}]]
#v(2mm)
{body}
"""
    return Document("typst", source, items)


# Viva questions of a laboratory manual

VIVA = [
    ("What is meant by the least count of an instrument?", "It is the smallest value that the instrument can measure."), ("What is zero error?", "It is the reading that the instrument shows when the true value is zero."), ("On what factors does the time period of a simple pendulum depend?", "It depends on the length of the pendulum and on the acceleration due to gravity."), ("Does the time period depend on the mass of the bob?", "No, it is independent of the mass of the bob."),
    ("Why should the amplitude of the oscillations be small?", "Only for small angles is the motion simple harmonic."), ("What is a second’s pendulum?", "It is a pendulum whose time period is two seconds."), ("Why are the oscillations counted from the mean position?", "The bob moves fastest there, so the moment of crossing can be judged most sharply."), ("What is the effective length of a pendulum?", "It is the distance from the point of suspension to the centre of gravity of the bob."),
    ("What will happen to the time period on the moon?", "It will increase, since the acceleration due to gravity is less there."), ("Why is a heavy bob of small size used?", "So that the resistance of the air has little effect."), ("Name the shape of the graph of T² against length.", "A straight line through the origin."), ("Where does the pendulum have its greatest potential energy?", "At its extreme positions."),
]


@layout(HALF, "viva-rosewood", "laboratory manual, pdfLaTeX: experiment with aim, apparatus and formula, then VIVA VOCE with Q.1 in bold and Ans. on the next line, page frame and running head")
def viva_rosewood(draw):
    asked = draw.some(VIVA, 11)
    number = draw.random.randint(3, 9)
    body = rf"\begin{{center}}{{\large\bfseries EXPERIMENT NO. {number}}}\par\textbf{{Simple Pendulum}}\end{{center}}\textbf{{Aim:}} To determine the acceleration due to gravity with the help of a simple pendulum.\par\textbf{{Apparatus:}} Metallic bob, thread, split cork, clamp stand, stopwatch, metre scale and vernier callipers.\par\textbf{{Formula:}} $g = 4\pi^2 \dfrac{{L}}{{T^2}}$, where $L$ is the effective length and $T$ the time period.\par\textbf{{Precautions:}}\begin{{enumerate}}[nosep]\item The thread should be light and should not stretch.\item The bob should swing in one plane without spinning.\item Fans should be switched off.\end{{enumerate}}\begin{{center}}\textbf{{\underline{{VIVA VOCE}}}}\end{{center}}"
    items = []
    for n, (question, answer) in enumerate(asked, 1):
        body += rf"\needspace{{2\baselineskip}}\lab{{0mm}}{{11mm}}{{\textbf{{Q.{n}}}}}{{\textbf{{{tex(question)}}}}}\nopagebreak\lab{{0mm}}{{11mm}}{{Ans.}}{{{tex(answer)}}}\smallskip" + "\n"
        items.append(item(question, answer, str(n)))
    engine, source = document(draw, body, ["lm", "times", "palatino"], (11, 12), (24, 26), head=r"\fancyhead[L]{\small Physics Practical -- Class XI}\fancyhead[R]{\small Experiment " + str(number) + "}", extra=r"\renewcommand\headrulewidth{.4pt}\AddToShipoutPictureBG{\begin{tikzpicture}[remember picture,overlay]\draw[line width=0.8pt] ([xshift=7mm,yshift=7mm]current page.south west) rectangle ([xshift=-7mm,yshift=-7mm]current page.north east);\end{tikzpicture}}")
    return Document(engine, source, items)


# Korean words

HANGUL = [
    ("Unit 3. 음식 (Food)", [("밥", "bap", "cooked rice; meal"), ("물", "mul", "water"), ("김치", "gimchi", "kimchi"), ("고기", "gogi", "meat"), ("과일", "gwail", "fruit"), ("빵", "ppang", "bread"), ("우유", "uyu", "milk"), ("맛있다", "masitda", "to be delicious")]),
    ("Unit 4. 시간 (Time)", [("오늘", "oneul", "today"), ("내일", "naeil", "tomorrow"), ("어제", "eoje", "yesterday"), ("아침", "achim", "morning; breakfast"), ("저녁", "jeonyeok", "evening; dinner"), ("주말", "jumal", "weekend"), ("시간", "sigan", "time; hour"), ("늦다", "neutda", "to be late")]),
]


@layout(HALF, "words-paulownia", "word list of a Korean course, Chromium: ruled table No., Korean, Romanization, English under unit heads, numbers that go on, column to tick at the right")
def words_paulownia(draw):
    body, items, n = "<h1>Vocabulary – Beginner 1</h1><p>Tick the box (✓) when you can say the word without looking.</p>", [], 0
    for unit, words in HANGUL:
        body += f"<h2>{unit}</h2><table>" + rows([("No.", "Korean", "Romanization", "English", "✓")], "th")
        for korean, sound, english in draw.some(words, 7):
            n += 1
            body += rows([(str(n), f"<span lang=ko>{korean}</span>", sound, english, "□")])
            items.append(item(korean, english, str(n), kind="vocabulary", section=unit))
        body += "</table>"
    css = "h1 { font-size: 18pt; color: #123f7a; margin-bottom: 0 } h2 { font-size: 13pt; margin: 6mm 0 2mm; font-family: 'Lato', 'Noto Sans CJK KR' } table { border-collapse: collapse; width: 98%; margin-left: 1px } th { background: #123f7a; color: #fff } th, td { border: 1px solid #888; padding: 1.2mm 3mm; text-align: left } td:first-child, td:last-child, th:first-child, th:last-child { width: 10mm; text-align: center } span { font-family: 'Noto Sans CJK KR'; font-size: 120% }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Carlito"], (11,), css)
    return Document(engine, source, items)


@layout(HALF, "syllabus-cottonwood", "syllabus of a college course, pdfLaTeX: bold heads with text, numbered outcomes, table of weights and weeks, policies; nothing to be found")
def syllabus_cottonwood(draw):
    weeks = ["Introduction; units and significant figures", "Atoms, ions and molecules", "The periodic table", "Chemical bonds", "Stoichiometry", "Midterm examination", "Gases", "Solutions and concentration", "Acids and bases", "Review"]
    outcomes = ["use the periodic table to predict the charge of common ions;", "balance chemical equations and carry out calculations with them;", "describe how the structure of a substance determines its properties;", "work safely in a teaching laboratory and keep a clear notebook."]
    body = r"\begin{center}{\large\bfseries CHEM 101: Introductory Chemistry}\par Prairie View Community College\quad Fall 2025\end{center}\begin{tabular}{@{}ll}\textbf{Instructor:} & Dr.\ Helen Okafor\\\textbf{Office hours:} & Tuesday and Thursday, 2:00--3:30, Science Hall 214\\\textbf{Class meetings:} & MWF 9:00--9:50, Science Hall 101\\\textbf{Text:} & \textit{Chemistry for Beginners}, 3rd edition\end{tabular}\par\bigskip\textbf{Course Description}\par This course is an introduction to the ideas of modern chemistry for students who have not taken the subject before. It has no prerequisites and carries four credits with its laboratory.\par\medskip\textbf{Student Learning Outcomes}\par By the end of the course students will be able to\begin{enumerate}[nosep]" + "".join(rf"\item {text}" for text in outcomes) + r"\end{enumerate}\medskip\textbf{Grading}\par\begin{center}\begin{tabular}{|l|r|}\hline Homework & 20\%\\\hline Laboratory & 25\%\\\hline Midterm examination & 25\%\\\hline Final examination & 30\%\\\hline\end{tabular}\end{center}Letter grades: A 90--100, B 80--89, C 70--79, D 60--69, F below 60.\par\medskip\textbf{Late Work}\par Homework loses ten percent for each day that it is late. No work is accepted after the solutions have been posted.\par\medskip\textbf{Academic Honesty}\par You may discuss homework with others, but what you hand in must be your own. A copied report earns no credit.\par\medskip\textbf{Tentative Schedule}\par\begin{center}\begin{tabular}{|c|l|c|}\hline\textbf{Week} & \textbf{Topic} & \textbf{Chapter}\\\hline " + "".join(rf"{n} & {topic} & {n if n < 6 else '--' if n in (6, 10) else n - 1}\\\hline " for n, topic in enumerate(weeks, 1)) + r"\end{tabular}\end{center}"
    engine, source = document(draw, body, ["lm", "times", "palatino"], (10, 11), (22, 26), foot=r"CHEM 101 Syllabus -- \thepage", paper="letterpaper")
    return Document(engine, source, [])
