"""Batch 138: a geography paper with its scheme, tests, choices, statements, gaps, lists to match, FAQ, glossary, words, and a letter."""

from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "unseen"

# Geography paper of an international board

DELTA = [
    ("Fig. 1.1 shows the monthly rainfall of a town in the tropics.", [
        ("a", [("i", "State the wettest month shown in Fig. 1.1.", ["August"], 1, {}),
               ("ii", "Calculate the difference in rainfall between the wettest month and the driest month.", ["178 mm"], 1, {"allow": ["177 to 179 mm"]}),
               ("iii", "Describe the pattern of rainfall during the year.", ["rises from March to August", "falls sharply after September", "almost none from December to February"], 3, {})]),
        ("b", [("", "Explain why heavy rain may cause a river to flood.", ["ground becomes saturated", "more surface runoff reaches the channel"], 2, {})]),
        ("c", [("", "Suggest one reason why people live on flood plains.", ["fertile soil for farming"], 1, {"allow": ["flat land for building"]})]),
    ]),
    ("Many deltas are densely populated.", [
        ("a", [("", "Define the term delta.", ["an area of sediment deposited at the mouth of a river"], 1, {})]),
        ("b", [("i", "Name one country that has a large delta.", ["Bangladesh"], 1, {"allow": ["Egypt", "Vietnam"]}),
               ("ii", "Explain how a delta is formed.", ["river slows down when it enters the sea", "it can no longer carry its load", "sediment builds up in layers"], 3, {})]),
        ("c", [("", "Describe two ways of protecting a delta from the sea.", ["building embankments", "planting mangroves"], 2, {"reject": ["moving the people away"]})]),
    ]),
]


@layout(HALF, "paper-symi", "geography paper with nested parts, [n] at the right, dotted lines, totals; scheme in its own file as a table Question, Answer, Marks")
def paper_symi(draw):
    rain = [12, 15, 40, 70, 110, 150, 175, 187, 140, 80, 30, 9]
    bars = "".join(rf"\fill[gray!60] ({k * 0.6 + 0.1:.1f},0) rectangle ({k * 0.6 + 0.5:.1f},{r / 60:.2f});\node[below,font=\scriptsize] at ({k * 0.6 + 0.3:.1f},0) {{{m}}};" for k, (r, m) in enumerate(zip(rain, "JFMAMJJASOND")))
    axis = "".join(rf"\node[left,font=\scriptsize] at (0,{v / 60:.2f}) {{{v}}};" for v in (0, 60, 120, 180))
    figure = rf"\begin{{center}}\begin{{tikzpicture}}\draw (0,3.3)--(0,0)--(7.3,0);{axis}{bars}\end{{tikzpicture}}\par\textbf{{Fig. 1.1}}\end{{center}}"
    body, items = r"Answer \textbf{both} questions in the spaces provided.\par\bigskip ", []
    cells = ""
    for n, (stem, parts) in enumerate(DELTA, 1):
        body += (r"\newpage " if n == 2 else "") + rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}" + (figure if n == 1 else "")
        total = 0
        for letter, leaves in parts:
            for k, (roman, question, points, marks, notes) in enumerate(leaves):
                total += marks
                label = (rf"\makebox[8mm][l]{{\textbf{{({letter})}}}}" if k == 0 else r"\hspace*{8mm}") + (rf"\textbf{{({roman})}}" if roman else "")
                body += rf"\needspace{{3cm}}\medskip\lab{{9mm}}{{{16 if roman else 8}mm}}{{{label}}}{{{tex(question)}}}" + r"{\leftskip=17mm\dotline}" * marks
                body = body[: -len(r"\dotline}")] + rf"\par\vspace{{7pt}}\noindent\dotfill\ [{marks}]\par}}"
                number = f"{n}({letter})" + (f"({roman})" if roman else "")
                said = tex("; ".join(points)) if marks == 1 else r"\newline ".join(tex(p) + " (1)" for p in points)
                for word, texts in notes.items():
                    said += "".join(rf"\newline {'Accept' if word == 'allow' else 'Do not accept'}: {tex(t)}" for t in texts)
                cells += rf"{number} & {said} & {marks}\\\hline "
                rubric = [{"text": p, "marks": 1} for p in points] if marks > 1 else None
                items.append(item(question, "\n".join(points), number, marks, stem=stem, rubric=rubric, **notes))
        body += rf"\par\hfill [Total: {total}]\par\bigskip "
    scheme = r"{\large\bfseries Paper 2 Geographical Themes}\par MARK SCHEME\par Maximum mark: 15\par\bigskip\renewcommand\arraystretch{1.4}\begin{longtable}{|c|p{11cm}|c|}\hline\textbf{Question} & \textbf{Answer} & \textbf{Marks}\\\hline\endhead " + cells + r"\end{longtable}"
    state = draw.random.getstate()
    engine, source = document(draw, body, ["arial", "timesnew"], (11,), (22, 24), head=r"\thepage", foot=r"\fancyfoot[L]{\small 4417/21/M/J}")
    draw.random.setstate(state)
    _, marking = document(draw, scheme, ["arial", "timesnew"], (11,), (22, 24), head=r"\fancyhead[L]{\small 4417/21}\fancyhead[R]{\small Mark Scheme}")
    return Document(engine, source, items, marking)


# Unit test in mathematics, United States

UNIT5 = [
    ("Solve for x: 3x − 7 = 14", 3), ("Solve for y: 5(y + 2) = 45", 4), ("Evaluate 2a² + b when a = 3 and b = 5.", 3),
    ("Write 0.00052 in scientific notation.", 3), ("Find the slope of the line through (1, 2) and (4, 11).", 4),
    ("Simplify: 4x + 9 − x + 2", 3), ("A shirt costs $24 and is on sale for 25% off. What is the sale price?", 5),
    ("Find the area of a triangle with base 12 cm and height 9 cm.", 4), ("What is the next term of the sequence 5, 11, 17, 23?", 2),
    ("Two angles are supplementary. One of them measures 68°. Find the measure of the other.", 4),
]


@layout(HALF, "algebra-lastovo", "American unit test, word processor: Name Date Period, numbered items with (3 pts) before the text, Answer line, no answers")
def algebra_lastovo(draw):
    body = paragraph(run("Name ______________________\tDate ____________\tPeriod ______"), "Who") + paragraph(run("Unit 5 Test: Expressions and Equations", "B"), "Mid")
    body += paragraph(run("Show all work. Calculators are not allowed. Write your answer on the line.", "I"))
    items = []
    for n, (question, points) in enumerate(UNIT5, 1):
        body += paragraph(run(f"{n}.\t({points} pts) {question}"), "Task") + paragraph(run("\tAnswer: ____________________"), "Ans")
        items.append(item(question, None, str(n), points))
    body += paragraph(run(f"Total: ______ / {sum(points for _, points in UNIT5)}", "B"), "Tot")
    styles = (
        paragraph_style("Who", 0, tabs=[(8.5, ""), (13.2, "")]) + paragraph_style("Mid", 0.5, size=14, extra='fo:text-align="center"')
        + paragraph_style("Task", 0.35, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always"') + paragraph_style("Ans", 0.7, 0, 0, [(10.2, "")])
        + paragraph_style("Tot", 0.6, extra='fo:text-align="end"')
    )
    engine, source = office(draw, body, ["Liberation Serif", "Carlito"], (11, 12), margin=2.0, styles=styles)
    return Document(engine, source, items)


# Chapter test in biology

CELLS = [
    ("Which structure controls the activities of a cell?", ["cell wall", "nucleus", "vacuole", "cytoplasm"], 1),
    ("In which organelle does photosynthesis take place?", ["chloroplast", "mitochondrion", "ribosome", "nucleus"], 0),
    ("Which of these is found in plant cells but not in animal cells?", ["cell membrane", "cytoplasm", "nucleus", "cell wall"], 3),
    ("The movement of water through a partially permeable membrane is called", ["respiration", "digestion", "osmosis", "excretion"], 2),
    ("Which cell carries oxygen round the human body?", ["white blood cell", "platelet", "red blood cell", "nerve cell"], 2),
    ("What is a group of similar cells working together called?", ["an organ", "a tissue", "a system", "an organism"], 1),
    ("Which molecule carries genetic information?", ["DNA", "glucose", "starch", "glycerol"], 0),
    ("What is released when glucose is broken down in respiration?", ["light", "oxygen", "chlorophyll", "energy"], 3),
    ("Which part of a microscope is used to bring the specimen into focus?", ["the stage", "the focusing knob", "the mirror", "the slide"], 1),
    ("Roughly how many chromosomes does a human body cell have?", ["12", "23", "46", "92"], 2),
    ("Which cell is long and thin to carry electrical signals?", ["nerve cell", "sperm cell", "guard cell", "muscle cell"], 0),
    ("Which substance makes up most of a plant cell wall?", ["protein", "fat", "cellulose", "chitin"], 2),
]


@layout(HALF, "cells-kihnu", "chapter test of a biology textbook, Chromium: two columns, A. to D. stacked, name and score above; key as a grid of two rows in a box at the end")
def cells_kihnu(draw):
    asked = draw.some(CELLS, 11)
    body, items = "<div class=h><span>Name: ______________________</span><span>Class: ________</span><span>Score: ____ / 11</span></div><h1>Chapter 2 Test: Cells</h1><p><i>Choose the best answer for each question and circle its letter.</i></p><div class=cols>", []
    for n, (question, options, right) in enumerate(asked, 1):
        body += f"<div class=q><p><b>{n}.</b> {web(question)}</p>" + "".join(f"<p class=o>{k}. {web(o)}</p>" for k, o in zip("ABCD", options)) + "</div>"
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    body += "</div><div class=k><b>Answer Key</b><table><tr>" + "".join(f"<td>{n}" for n in range(1, 12)) + "</tr><tr>" + "".join(f"<td>{'ABCD'[q[2]]}" for q in asked) + "</tr></table></div>"
    css = ".h { display: flex; justify-content: space-between } h1 { font-size: 140%; text-align: center; margin: 5mm 0 2mm } .cols { columns: 2; column-gap: 10mm } .q { break-inside: avoid; margin-bottom: 4mm } .q p { margin: .6mm 0 } .o { padding-left: 8mm } .k { margin-top: 6mm; border: 1px solid #000; padding: 2mm 4mm; margin-right: 1mm; break-inside: avoid } table { border-collapse: collapse; margin-top: 2mm } td { border: 1px solid #777; width: 10mm; text-align: center }"
    engine, source = page(draw, body, ["Liberation Sans", "Liberation Serif", "Open Sans"], (10, 11), css)
    return Document(engine, source, items)


# First aid, a practice test of a training site

AID = [
    ("What should you do first when you find an unconscious person?", ["Check that the area is safe", "Give two rescue breaths", "Call the person’s family"], 0, "You cannot help anyone if you become a casualty yourself."),
    ("How long should a burn be cooled under running water?", ["One minute", "Five minutes", "At least ten minutes"], 2, "Cooling for a long time limits the depth of the burn."),
    ("What is the rate of chest compressions for an adult?", ["60 to 80 a minute", "100 to 120 a minute", "140 to 160 a minute"], 1, "This keeps enough blood flowing to the brain."),
    ("How should you treat a nosebleed?", ["Tilt the head back", "Lie the person down", "Lean forward and pinch the soft part of the nose"], 2, "Leaning forward keeps blood out of the throat."),
    ("Which item should be used to cover a large open wound?", ["A sterile dressing", "Cotton wool", "A sheet of newspaper"], 0, "Loose fibres would stick to the wound."),
    ("What does the letter R stand for in DR ABC?", ["Rest", "Recovery", "Response"], 2, "You find out whether the casualty answers or moves."),
    ("What is the best first treatment for a sprained ankle?", ["A hot bath", "A cold pack", "A long walk"], 1, "Cold reduces swelling and eases the pain."),
    ("Where do you place the pads of a defibrillator?", ["On the bare chest", "Over the clothing", "On the back of the hands"], 0, "Clothing stops the current from passing well."),
    ("What should you do when someone is choking and cannot cough?", ["Offer a glass of water", "Give up to five back blows", "Ask the person to lie down"], 1, "A sharp blow may free the airway."),
]


@layout(HALF, "firstaid-foula", "practice test of a training centre printed from the web, Chromium: Question 1 of 9 as a small head, three options with round letters, below each Correct answer: B and an explanation")
def firstaid_foula(draw):
    body, items = "<div class=t>SafeStart Training Centre</div><h1>First Aid at Work: practice test</h1><p class=m>9 questions &middot; Pass mark 7 &middot; Updated January</p>", []
    for n, (question, options, right, why) in enumerate(AID, 1):
        body += f"<div class=q><p class=n>Question {n} of 9</p><p class=b>{web(question)}</p>" + "".join(f"<p class=o><span>{k}</span> {web(o)}</p>" for k, o in zip("ABC", options)) + f"<p class=a><b>Correct answer: {'ABC'[right]}</b><br>{web(why)}</p></div>"
        items.append(item(question, options[right], str(n), None, choices("ABC", options), kind="mcq", answer_label="ABC"[right]))
    css = ".t { background: #0a6b5e; color: #fff; padding: 2mm 4mm } h1 { font-size: 150%; margin: 4mm 0 0 } .m { color: #666; margin: 1mm 0 4mm } .q { break-inside: avoid; border-top: 1px solid #ccc; padding: 2mm 0 } .q p { margin: 1mm 0 } .n { color: #0a6b5e; font-size: 85% } .b { font-weight: bold } .o span { display: inline-block; border: 1px solid #555; border-radius: 50%; width: 5mm; text-align: center; margin-right: 2mm } .a { background: #eef6f4; padding: 1.5mm 3mm }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Roboto"], (10, 11), css, title="First Aid practice test")
    return Document(engine, source, items)


# True or false about fire

FIRE = [
    "Water is the right extinguisher for burning oil.", "Smoke kills more people in fires than flames do.", "You may use a lift to leave a burning building.", "Fire doors should be kept closed.",
    "A fire needs fuel, heat and oxygen.", "A carbon dioxide extinguisher is suitable for electrical equipment.", "You should go back for your bag if there is time.", "The assembly point is where everybody meets after leaving the building.",
    "Escape routes may be used to store boxes for a short time.", "You should crawl low if a room is full of smoke.", "Smoke alarms need no testing.", "A fire blanket can be used to smother a small pan fire.",
]


@layout(HALF, "fire-fetlar", "induction quiz of a hotel, groff: statements numbered 1. with T F at the left of each to circle, score line, no answers")
def fire_fetlar(draw):
    asked = draw.some(FIRE, 11)
    lines = [".ds LF Staff induction \\- fire safety", ".ds RF \\\\n%", ".LP", "\\s+4\\fBFire Safety Quiz\\fP\\s0", ".LP", "Employee: ____________________________    Date: ______________", ".LP", "Circle \\fBT\\fP if the statement is true or \\fBF\\fP if it is false.", ".TS", "l l lw(11c)."]
    items = []
    for n, text in enumerate(asked, 1):
        lines += [f"T    F\t{n}.\tT{{", plain(text), "T}", ".sp .5"]
        items.append(item(text, None, str(n), kind="truefalse"))
    lines += [".TE", ".sp 2", ".LP", "Score: ______ / 11          Checked by: ____________________"]
    engine, source = roff(draw, lines, (11, 12), ("T", "H"))
    return Document(engine, source, items)


# Gaps with a bank: phrasal verbs

PHRASAL = [
    ("We had to {} the meeting until Friday because the manager was ill.", "put off"), ("Could you {} the radio? I can’t hear you.", "turn down"), ("She wants to {} smoking before the summer.", "give up"),
    ("They {} very early to catch the first ferry.", "set off"), ("I have to {} my little brother this evening.", "look after"), ("Don’t forget to {} the form in capital letters.", "fill in"),
    ("We’ve {} milk, so I’ll have my tea black.", "run out of"), ("The plane will {} in ten minutes.", "take off"), ("He doesn’t {} well with his neighbours.", "get on"), ("Please {} your shoes at the door.", "leave"),
][:9]


@layout(HALF, "phrasal-silba", "worksheet of a language school, word processor: phrasal verbs in a ruled box, numbered sentences with underscores, answers in small italics at the foot")
def phrasal_silba(draw):
    bank = draw.mixed([a for _, a in PHRASAL])
    body = paragraph(run("Harbour English School\tLevel B1 · Unit 6"), "Who") + paragraph(run("Phrasal verbs at work and at home"), "Title")
    body += paragraph(run("Complete the sentences with the phrasal verbs from the box. You will need to use each of them once.", "B")) + office_table([[run("     ".join(bank))]], [16.0])
    items = []
    for n, (text, answer) in enumerate(PHRASAL, 1):
        shown = text.format("______________")
        body += paragraph(run(f"{n}\t{shown}"), "Part")
        items.append(item(shown, answer, str(n), kind="gap"))
    body += paragraph(run("Answers: " + ", ".join(f"{n} {a}" for n, (_, a) in enumerate(PHRASAL, 1)), "I"), "Small")
    styles = paragraph_style("Who", 0, tabs=[(16.5, 'style:type="right"')]) + paragraph_style("Small", 4.0, size=9)
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (11, 12), styles=styles, foot=False, margin=2.2)
    return Document(engine, source, items)


# Matching: units and quantities

UNITS = [("force", "newton"), ("energy", "joule"), ("power", "watt"), ("pressure", "pascal"), ("electric charge", "coulomb"), ("resistance", "ohm"), ("frequency", "hertz"), ("electric current", "ampere"), ("temperature", "kelvin"), ("potential difference", "volt")]


@layout(HALF, "units-lundy", "matching exercise of a physics workbook, XeLaTeX: Column A with blank before the number, Column B with lower-case letters, no answers")
def units_lundy(draw):
    ends = draw.mixed([b for _, b in UNITS])
    letters = "abcdefghij"
    lines = "".join(rf"\rule{{8mm}}{{.4pt}} {n}. {tex(a)} & {letters[n - 1]}. {tex(ends[n - 1])}\\" for n, (a, _) in enumerate(UNITS, 1))
    body = rf"{{\Large\bfseries Exercise 3\quad Units of Measurement}}\par\medskip\textbf{{Matching.}} Match each quantity in Column A with its SI unit in Column B. Write the letter on the line.\par\bigskip\renewcommand\arraystretch{{1.5}}\begin{{tabular}}{{p{{75mm}}p{{50mm}}}}\textbf{{Column A}} & \textbf{{Column B}}\\{lines}\end{{tabular}}"
    listed = choices(letters, ends)
    items = [item(a, None, str(n), None, listed, kind="match") for n, (a, _) in enumerate(UNITS, 1)]
    engine, source = document(draw, body, ["schoolbook", "libertine", "palatino"], (11, 12), (24, 28), head=r"\fancyhead[L]{\small Physics Workbook}\fancyhead[R]{\small Chapter 1}")
    return Document(engine, source, items)


# FAQ of a campsite

CAMP = [
    ("Arriving and leaving", [("What time can I check in?", "Pitches are ready from 1 pm and lodges from 4 pm. If you expect to arrive after 9 pm, please telephone us."), ("When do I have to leave?", "By 11 am on the day of departure."), ("Can I arrive without a booking?", "Yes, outside the school holidays. In July and August we are usually full.")]),
    ("Your stay", [("Are dogs welcome?", "Two dogs per pitch are welcome at no extra charge. They must be kept on a lead."), ("Is there Wi-Fi on the site?", "There is free Wi-Fi in the café and paid Wi-Fi on all pitches."), ("May we have a barbecue?", "Barbecues are allowed if they are raised off the grass. Open fires are not."), ("Do you sell gas bottles?", "The shop sells and exchanges the common sizes.")]),
    ("Paying", [("How much is the deposit?", "We ask for 25% of the price when you book."), ("What happens if I have to cancel?", "Your deposit can be moved to another date up to 14 days before you arrive."), ("Which cards do you take?", "We take all major debit and credit cards, but no cheques.")]),
]


@layout(HALF, "faq-juist", "FAQ of a campsite, Chromium: topics as heads in green, questions in bold with a minus sign of an opened accordion, answers as prose, address at the foot")
def faq_juist(draw):
    body, items = "<p class=nav>Home &rsaquo; Help &rsaquo; FAQs</p><h1>Frequently asked questions</h1><p>Everything you need to know before you pack the tent. Can’t find what you are looking for? Send us a message.</p>", []
    for topic, asked in CAMP:
        body += f"<h2>{topic}</h2>"
        for question, answer in asked:
            body += f"<div class=q><p class=b><span>&minus;</span>{question}</p><p class=a>{answer}</p></div>"
            items.append(item(question, answer, kind="faq", section=topic))
    body += "<p class=f>Larch Meadow Camping &middot; Shore Road &middot; Tel. 01555 010 233</p>"
    css = ".nav, .f { font-size: 80%; color: #666 } h1 { font-size: 170%; margin: 2mm 0 } h2 { color: #2c7a3f; font-size: 125%; margin: 6mm 0 1mm; break-after: avoid } .q { border-bottom: 1px solid #ddd; break-inside: avoid } .q p { margin: 1.5mm 0 } .b { font-weight: bold; display: flex; justify-content: space-between; flex-direction: row-reverse } .f { margin-top: 10mm }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Roboto"], (10, 11), css)
    return Document(engine, source, items)


# Glossary of a business course

BUSINESS = [
    ("Asset", "anything of value that a business owns."), ("Break-even point", "the level of output at which total revenue equals total cost."), ("Cash flow", "the movement of money into and out of a business."), ("Demand", "the quantity of a product that customers are willing and able to buy at a given price."),
    ("Dividend", "a share of the profit paid to shareholders."), ("Entrepreneur", "a person who takes the risk of starting a business."), ("Fixed cost", "a cost that does not change with output, such as rent."), ("Franchise", "the right to trade under the name of another business in return for a fee."),
    ("Gross profit", "revenue less the cost of sales."), ("Inflation", "a general rise in prices over time."), ("Liability", "an amount that a business owes."), ("Market share", "the sales of one business as a percentage of the sales of the whole market."), ("Overdraft", "an arrangement to withdraw more money from an account than it holds."), ("Stakeholder", "anyone with an interest in the activities of a business."),
]


@layout(HALF, "terms-samso", "key terms at the end of a business unit, groff: bold term, an en dash, the definition, letters of the alphabet absent, running head")
def terms_samso(draw):
    asked = draw.some(BUSINESS, 13)
    lines = [".ds LH Business Studies", ".ds RH Unit 1: Key terms", ".ds CF \\\\n%", ".LP", "\\s+5\\fBKey terms\\fP\\s0", ".LP", "Learn the meanings of these terms. You may be asked to define any of them in the examination.", ".sp .5"]
    for term, meaning in asked:
        lines += [".IP \"\" 2n", f".ti -2n", f"\\fB{plain(term)}\\fP \\[en] {plain(meaning)}"]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "N"))
    return Document(engine, source, [item(a, b, kind="definition") for a, b in asked])


# First Korean words

KOREAN = [("가족", "gajok", "family"), ("어머니", "eomeoni", "mother"), ("아버지", "abeoji", "father"), ("친구", "chingu", "friend"), ("학교", "hakgyo", "school"), ("선생님", "seonsaengnim", "teacher"), ("책", "chaek", "book"), ("물", "mul", "water"), ("밥", "bap", "cooked rice"), ("시장", "sijang", "market"), ("버스", "beoseu", "bus"), ("오늘", "oneul", "today"), ("내일", "naeil", "tomorrow"), ("집", "jip", "house")]


@layout(HALF, "korean-vormsi", "Korean words, Chromium: table Korean, romanisation, English with pale lines and a coloured head, lesson title and note")
def korean_vormsi(draw):
    words = draw.some(KOREAN, 13)
    body = "<h1>Beginner Korean &mdash; Lesson 3</h1><p>Vocabulary for this week’s test. Cover one column and test yourself.</p><table><tr><th>Korean<th>Romanisation<th>English</tr>" + rows((f"<span class=k>{a}</span>", b, c) for a, b, c in words) + "</table><p class=n>Romanisation follows the Revised system.</p>"
    css = "h1 { font-size: 150% } table { border-collapse: collapse; width: 100% } th { background: #cd2e3a; color: #fff; text-align: left } th, td { padding: 1.6mm 3mm; border-bottom: 1px solid #ddd; width: 33% } .k { font-family: 'Noto Sans CJK KR'; font-size: 115% } .n { font-size: 80%; color: #555 }"
    engine, source = page(draw, body, ["Lato", "Noto Sans", "Carlito"], (11, 12), css)
    return Document(engine, source, [item(a, c, kind="vocabulary") for a, _, c in words])


# History paper with its scheme behind it

RAIL = [
    ("Give two reasons why railways grew quickly in Britain in the 1840s.", 2, ["Investors hoped for high profits", "Industry needed to move heavy goods"]),
    ("Describe how railways changed the lives of people in towns.", 4, ["Fresh food such as milk could be brought in daily", "Workers could live further from their work", "Day trips to the seaside became possible", "Newspapers arrived on the same day"]),
    ("Explain why some landowners opposed the railways.", 3, ["They feared for their land and their hunting", "Some owned shares in canals", "They thought the engines would frighten animals"]),
    ("State one effect of the railways on the canals.", 1, ["Canals lost trade to the railways"]),
]
STEAM = [
    ("Name the engineer of the Great Western Railway.", 1, ["Isambard Kingdom Brunel"]),
    ("What was meant by the gauge of a railway?", 1, ["The distance between the rails"]),
    ("Explain two problems caused by the use of different gauges.", 4, ["Goods had to be moved from one train to another", "This cost time and money", "Passengers had to change trains", "Lines could not be joined"]),
    ("Describe the work of the navvies.", 3, ["They dug cuttings and tunnels by hand", "They built embankments", "They lived in camps along the line"]),
    ("Give one way in which Parliament controlled the railways.", 1, ["Each line needed an Act of Parliament"]),
]


@layout(HALF, "railways-muhu", "history paper of a school, LaTeX: sections A and B, numbers that run on, (4 marks) in bold after the text on the right; mark scheme as bullets on the next page")
def railways_muhu(draw):
    body, scheme, items, n = r"\begin{center}{\Large\bfseries Year 9 History}\par{\large Railways and Change}\par\medskip Time allowed: 40 minutes\qquad Total: 20 marks\end{center}\rule{\linewidth}{.4pt}\par ", r"\newpage\begin{center}{\Large\bfseries Mark scheme}\end{center}One mark for each point made, up to the most shown.\par\medskip ", [], 0
    for head, asked in (("Section A: The coming of the railways", RAIL), ("Section B: Building the lines", STEAM)):
        body += rf"\bigskip{{\large\bfseries {head}}}\par\medskip "
        scheme += rf"\medskip\textbf{{{head}}}\par "
        for question, marks, points in asked:
            n += 1
            body += rf"\needspace{{3cm}}\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(question)}\pushright{{\textbf{{({marks} mark{'s' * (marks > 1)})}}}}}}" + r"\ruleline" * min(marks, 3) + r"\medskip "
            scheme += rf"\needspace{{2cm}}\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(points[0]) if len(points) == 1 else ''}}}" + ("" if len(points) == 1 else "".join(rf"\lab{{9mm}}{{5mm}}{{\textbullet}}{{{tex(p)}}}" for p in points))
            rubric = [{"text": p, "marks": None} for p in points] if marks > 1 else None
            items.append(item(question, "\n".join(points), str(n), marks, section=head, rubric=rubric))
    engine, source = document(draw, body + scheme, ["times", "lm", "palatino"], (11, 12), (20, 24), head=r"\fancyhead[R]{\small Name: \rule{5cm}{.4pt}}", foot=r"Page \thepage")
    return Document(engine, source, items)


# A letter to parents

@layout(HALF, "letter-herm", "letter to parents about a residential trip, word processor: letterhead, numbered kit list and bullet points, a reply slip; asks nothing")
def letter_herm(draw):
    body = paragraph(run("Ashgrove Primary School"), "Title") + paragraph(run("Mill Lane, Ashgrove\tHead teacher: Mrs J. Pell")) + paragraph(run("14 March")) + paragraph(run("Dear Parents and Carers,"))
    for text in ("We are delighted to tell you about the Year 6 visit to the Moorside Outdoor Centre, which will take place from Monday 9 to Wednesday 11 June.", "The children will travel by coach and will be accompanied by four members of staff. The cost of £142 covers travel, meals and all activities.", "Please make sure that your child brings:"):
        body += paragraph(run(text))
    for n, text in enumerate(("a waterproof coat", "two pairs of trainers, one of which may get wet", "warm jumpers and spare socks", "a sleeping bag and a torch", "a water bottle and a packed lunch for the first day"), 1):
        body += paragraph(run(f"{n}.\t{text}"), "Part")
    body += paragraph(run("Mobile phones, sweets and expensive items should stay at home."), "Body") + paragraph(run("Payment may be made in three parts: £50 by 4 April, £50 by 2 May and £42 by 30 May.")) + paragraph(run("A meeting for parents will be held in the hall on Thursday 27 March at 6 pm.")) + paragraph(run("Yours sincerely,")) + paragraph(run("J. Pell"))
    body += paragraph(run("- " * 60)) + paragraph(run("Reply slip", "B")) + paragraph(run("I give permission for my child ______________________ to take part in the visit.")) + paragraph(run("Signed ______________________\tDate ______________"))
    engine, source = office(draw, body, ["Carlito", "Liberation Serif"], (11, 12), foot=False)
    return Document(engine, source, [])
