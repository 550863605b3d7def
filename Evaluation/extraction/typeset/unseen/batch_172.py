"""The hundred and seventy-second: sheets of teachers, publishers, language schools, training centres, quiz hosts and web sites."""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from webpage import page, rows, web

HALF = "unseen"

# Worksheet of an American teacher with a word bank

MACHINES = [
    ("A ramp is an example of an __________ plane.", "inclined"), ("A seesaw is a __________ that turns on a point called the fulcrum.", "lever"), ("The rope on a flagpole runs over a __________.", "pulley"),
    ("An axe head is a __________ that splits wood.", "wedge"), ("The threads of a __________ wind around a cylinder.", "screw"), ("A doorknob is a wheel and __________.", "axle"),
    ("A push or a pull is called a __________.", "force"), ("The object that a machine moves is called the __________.", "load"), ("Rubbing between two surfaces is called __________.", "friction"),
]
MACHINES_ASKED = [
    ("Name two simple machines you can find in a pair of scissors.", "lever and wedge"),
    ("Why is it easier to push a box up a ramp than to lift it straight up?", "The ramp spreads the work over a longer distance, so less force is needed."),
    ("What happens to the force you need if you move the fulcrum closer to the load?", "You need less force."),
]


@layout(HALF, "worksheet-velvet", "science worksheet of an American teacher, word processor: Name, Date and Period, word bank in a frame, Part A gaps as underscores, Part B questions with lines, numbers that run on; ANSWER KEY on the next page")
def worksheet_velvet(draw):
    gaps = draw.some(draw.mixed(MACHINES), 8)
    body = paragraph(run("Name: ______________________\tDate: ___________\tPeriod: ____"), "Who") + paragraph(run("Simple Machines Review"), "Mid")
    body += paragraph(run("Part A. ", "B") + run("Fill in each blank with a word from the word bank. Use each word only once. One word will be left over.")) + paragraph(run(""), "Gap")
    bank = [word for _, word in MACHINES]
    bank = draw.mixed(bank)
    body += office_table([["     ".join(run(word) for word in bank[:5]) + "<text:line-break/>" + "     ".join(run(word) for word in bank[5:])]], [14.0]).replace("     ", '<text:s text:c="6"/>')
    items, key = [], ""
    heads = ["Part A", "Part B"]
    for n, (text, answer) in enumerate(gaps, 1):
        body += paragraph(run(f"{n}.\t{text}"), "Task")
        items.append(item(text, answer, str(n), kind="gap", section=heads[0]))
    body += paragraph(run("Part B. ", "B") + run("Answer in complete sentences."), "Sec")
    for n, (text, answer) in enumerate(MACHINES_ASKED, len(gaps) + 1):
        body += paragraph(run(f"{n}.\t{text}"), "Task") + paragraph(run("_" * 60), "Lines") * 2
        items.append(item(text, answer, str(n), section=heads[1]))
    body += paragraph(run("Simple Machines Review – ANSWER KEY"), "New") + paragraph(run("Part A", "B"))
    body += "".join(paragraph(run(f"{n}.\t{answer}"), "Key") for n, (_, answer) in enumerate(gaps, 1)) + paragraph(run("Part B (answers will vary; sample answers given)", "B"))
    body += "".join(paragraph(run(f"{n}.\t{answer}"), "Key") for n, (_, answer) in enumerate(MACHINES_ASKED, len(gaps) + 1))
    styles = (
        paragraph_style("Who", 0, tabs=[(8.0, ""), (13.0, "")]) + paragraph_style("Mid", 0.6, bold=True, size=18, extra='fo:text-align="center"') + paragraph_style("Gap", 0, size=5)
        + paragraph_style("Task", 0.35, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="auto"') + paragraph_style("Sec", 0.6) + paragraph_style("Lines", 0.2, 0.9)
        + paragraph_style("Key", 0.12, 0.9, -0.9, [(0.9, "")]) + paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"')
    )
    engine, source = office(draw, body, ["Comic Neue", "Carlito", "Liberation Sans"], (12,), margin=2.2, foot=False, styles=styles)
    return Document(engine, source, items)


# Practice test for college admission

VERBAL = [
    ("The following text is about a gardener.", "Ines planted the beans too early, and frost killed every one of them. She kept the dead seedlings on the windowsill as a reminder.", "Based on the text, why does Ines keep the seedlings?", ["To show them to her neighbors", "To remember a mistake", "To use them as compost", "To find out which insect ate them"], 1, "The text says that the seedlings are kept “as a reminder” of planting too early."),
    (None, "Although the comet had been visible for weeks, few people in the city noticed it, because streetlights ______ the night sky.", "Which choice completes the text with the most logical and precise word or phrase?", ["illustrated", "preserved", "obscured", "resembled"], 2, "Bright streetlights make faint objects hard to see, which is what “obscured” means."),
    (None, "The museum’s oldest loom, ______ in 1790, still works.", "Which choice completes the text so that it conforms to the conventions of Standard English?", ["built", "was built", "it was built", "and built"], 0, "A participle can describe the loom without a second main verb."),
    (None, "Ants find the shortest path to food by following scent. Each ant leaves a trail, and short trails are renewed more often than long ones.", "Which choice best states the main idea of the text?", ["Ants prefer food that smells strongly.", "Long trails last for several days.", "Ants cannot see well.", "Scent trails lead ants to efficient routes."], 3, "Both sentences describe how scent makes the shortest path win."),
]
SUMS = [
    (None, None, "If 3x + 7 = 25, what is the value of 6x?", ["6", "18", "36", "50"], 2, "Subtracting 7 gives 3x = 18, and doubling both sides gives the value."),
    (None, None, "A shop sells pens at $2 each and notebooks at $5 each. Which expression gives the cost, in dollars, of p pens and n notebooks?", ["7pn", "2p + 5n", "5p + 2n", "10(p + n)"], 1, "Each pen adds $2 and each notebook adds $5 to the cost."),
    (None, None, "What is the slope of the line y = 4 − 3x?", ["−3", "−4", "3", "4"], 0, "In the form y = mx + b the slope is the coefficient of x."),
    (None, None, "The mean of five numbers is 12. Four of them are 9, 10, 13 and 14. What is the fifth?", ["10", "12", "13", "14"], 3, "The sum of all five is 60, and the four given numbers add up to 46."),
    (None, None, "A circle has the area 49π. What is its diameter?", ["7", "14", "24.5", "49"], 1, "Since πr² = 49π, the radius is 7; the diameter is twice that."),
    (None, None, "If 40% of a number is 18, what is the number?", ["7.2", "22", "45", "58"], 2, "Dividing 18 by 0.4 gives the number."),
]


@layout(HALF, "practice-corfu", "admission practice test of a test-prep publisher, two-column LaTeX: number in a black box with a rule, passage, question, A) to D) stacked, Section heads with Directions, CONTINUE in the foot; Answer Explanations: Choice B is correct.")
def practice_corfu(draw):
    items, body, said = [], "", ""
    for title, asked in (("Section 1: Reading and Writing", VERBAL), ("Section 2: Math", SUMS)):
        inner = ""
        said += rf"\par\medskip{{\bfseries {title}}}\par "
        for n, (lead, passage, question, options, right, why) in enumerate(asked, 1):
            text = " ".join(filter(None, (lead, passage, question)))
            parts = "".join(rf"{tex(p)}\par\smallskip " for p in (lead, passage, question) if p).replace("\\_" * 6, r"\_\_\_\_\_\_")
            inner += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{3pt}}\colorbox{{black}}{{\makebox[5mm]{{\textcolor{{white}}{{\bfseries {n}}}}}}}\rule[-1.2mm]{{\dimexpr\linewidth-9mm}}{{0.4pt}}\par\smallskip {parts}" + "".join(rf"\lab{{0pt}}{{7mm}}{{{letter})}}{{{tex(o)}}}" for letter, o in zip("ABCD", options)) + r"\end{minipage}\par\vspace{7mm}" + "\n"
            said += rf"\par\smallskip\textbf{{Question {n}.}} \textbf{{Choice {'ABCD'[right]} is correct.}} {tex(why)}" + "\n"
            context = " ".join(filter(None, (lead, passage))) or None
            items.append(item(text, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], section=title, context=context, command=question if context else None))
        body += rf"\begin{{center}}{{\Large\bfseries {title}}}\end{{center}}\fbox{{\parbox{{0.97\linewidth}}{{\textbf{{Directions:}} Each question has one best answer. Mark it on your answer sheet. {'Calculators may be used.' if title.endswith('Math') else 'Read each passage carefully.'}}}}}\par\medskip\begin{{multicols}}{{2}}{inner}\end{{multicols}}\newpage"
    body += rf"\begin{{center}}{{\Large\bfseries Answer Explanations}}\end{{center}}{said}"
    engine, source = document(draw, body, ["timesnew", "notoserif", "libertine"], (10, 11), (19, 22), head=r"\fancyhead[L]{\small\bfseries Practice Test 3}\fancyhead[R]{\small Summit Prep}", foot=r"\fancyfoot[C]{\small\thepage}\fancyfoot[R]{\small\bfseries CONTINUE}", extra=r"\setlength\columnseprule{.3pt}\setlength\columnsep{9mm}", paper="letterpaper")
    return Document(engine, source, items)


# End of a chapter of an open textbook in economics

SELF = [
    ("A frost destroys half of the coffee harvest. What happens to the equilibrium price of coffee?", "The supply curve shifts to the left, so the equilibrium price rises."),
    ("If the price of tea falls, what happens to the demand for coffee?", "Tea and coffee are substitutes, so the demand for coffee falls."),
    ("The government sets a price ceiling below the equilibrium price. Will there be a shortage or a surplus?", "There will be a shortage, because the quantity demanded exceeds the quantity supplied."),
]
REVIEWED = ["What determines the level of prices in a market?", "What does a downward-sloping demand curve mean about how buyers react to a higher price?", "Does a price ceiling change the equilibrium price?", "How does one analyze a market in which both demand and supply shift?"]
THOUGHT = ["Why are the factors that shift the demand for a product different from those that shift its supply?", "Consider the demand for hamburgers. Suppose their price rises while the price of buns falls. Would you expect the market to sell more of them?"]
KEYTERMS = [("equilibrium", "the situation where quantity demanded is equal to quantity supplied"), ("price ceiling", "a legal maximum price"), ("shortage", "at the existing price, the quantity demanded exceeds the quantity supplied")]


@layout(HALF, "chapter-sitar", "end of a chapter of an open textbook, Chromium: Key Terms run in, Self-Check, Review and Critical Thinking Questions in two columns with numbers that run on, Answers to Self-Check Questions at the end")
def chapter_sitar(draw):
    items = [item(term, meaning, kind="definition", section="Key Terms") for term, meaning in KEYTERMS]
    body = "<div class=h><span>Chapter 3 | Demand and Supply</span><span>71</span></div><h2>Key Terms</h2>" + "".join(f"<p class=t><b>{a}</b> {b}</p>" for a, b in KEYTERMS)
    body += "<h2>Key Concepts and Summary</h2><h3>3.1 Demand, Supply, and Equilibrium</h3><p>A demand schedule shows the quantity demanded at different prices in the market. The law of demand states that a higher price typically leads to a lower quantity demanded. A supply curve shows the quantity that firms are willing to sell at different prices. Supply and demand curves meet at the equilibrium.</p>"
    n = 0
    for head, asked in (("Self-Check Questions", SELF), ("Review Questions", [(q, None) for q in REVIEWED]), ("Critical Thinking Questions", [(q, None) for q in THOUGHT])):
        body += f"<h2>{head}</h2><div class=two>"
        for question, answer in asked:
            n += 1
            body += f"<p class=q><b>{n}.</b> {question}</p>"
            items.append(item(question, answer, str(n), section=head))
        body += "</div>"
    body += "<h2>Answers to Self-Check Questions</h2>" + "".join(f"<p class=q><b>{k}.</b> {answer}</p>" for k, (_, answer) in enumerate(SELF, 1)) + "<p class=f>This content is available for free.</p>"
    css = ".h, .f { font-size: 80%; color: #555 } .h { display: flex; justify-content: space-between; border-bottom: 1px solid #999 } .f { text-align: center; margin-top: 8mm } h2 { font-size: 125%; color: #0b5c7d; border-top: 2px solid #0b5c7d; padding-top: 1mm; margin: 5mm 0 2mm; break-after: avoid } h3 { font-size: 105%; color: #444; margin: 2mm 0 1mm } .t { margin: 1.5mm 0; padding-left: 8mm; text-indent: -8mm } p { margin: 1.5mm 0 } .two { columns: 2; column-gap: 8mm } .q { padding-left: 6mm; text-indent: -6mm; break-inside: avoid; margin: 0 0 2mm }"
    engine, source = page(draw, body, ["Open Sans", "Noto Sans", "Roboto"], (10,), css, paper="Letter")
    return Document(engine, source, items)


# FAQ of a language school

SCHOOLFAQ = [
    ("Courses and levels", [
        ("How do I find out my level?", "Take the free placement test on our website. It takes about 25 minutes, and you see your result at once."),
        ("How many students are there in a class?", "Group classes have between four and ten students. If fewer than four enrol, we shorten the course instead of cancelling it."),
        ("Can I join a course that has already started?", "Yes, up to the third week. You pay only for the lessons that are left."),
        ("What happens if I miss a lesson?", "Recordings of all online lessons stay available for 30 days. Missed classroom lessons cannot be repeated."),
    ]),
    ("Payment", [
        ("When do I have to pay?", "The fee is due one week before the first lesson. From 300 euros on you may pay in three instalments."),
        ("Do you offer discounts?", "Students and pensioners get 10% off. Two members of one family who book together get 15% off."),
        ("Can I cancel my booking?", "You can cancel free of charge up to 14 days before the course begins. After that we keep half of the fee."),
    ]),
    ("Certificates", [
        ("Will I get a certificate?", "Everyone who attends at least 80% of the lessons receives a certificate of attendance."),
        ("Do you prepare for official examinations?", "We run courses for all levels from A2 to C1. The examinations themselves are held at a partner centre."),
        ("Are books included in the price?", "No. Your teacher will tell you in the first lesson which book you need."),
    ]),
]


@layout(HALF, "faq-lombok", "FAQ page of a language school, Chromium: site head with menu, topics as heads, each question in a grey bar with a minus sign at the right, answer below in a frame, contact box")
def faq_lombok(draw):
    body, items = "<div class=m><b>Lingua Verde</b><span>Courses &nbsp; Prices &nbsp; Teachers &nbsp; FAQ &nbsp; Contact</span></div><h1>Frequently asked questions</h1><p>Everything you need to know before you book. If you cannot find what you are looking for, write to us.</p>", []
    for topic, asked in SCHOOLFAQ:
        body += f"<h2>{topic}</h2>"
        for question, answer in asked:
            body += f"<div class=a><div class=q><span>{question}</span><span>–</span></div><p>{web(answer)}</p></div>"
            items.append(item(question, answer, kind="faq", section=topic))
    body += "<div class=c><b>Still have questions?</b><br>Call 030 555 0142 (Monday to Friday, 9 am to 5 pm) or visit us at 12 Linden Street.</div><p class=f>© Lingua Verde 2024 · Imprint · Privacy</p>"
    css = ".m { display: flex; justify-content: space-between; background: #2f6b3a; color: white; padding: 3mm 4mm; font-size: 95% } h1 { font-size: 165%; margin: 6mm 0 1mm } h2 { font-size: 120%; color: #2f6b3a; margin: 5mm 0 2mm; break-after: avoid } .a { border: 1px solid #ccc; margin: 0 0 2mm; break-inside: avoid } .q { display: flex; justify-content: space-between; background: #eee; padding: 1.8mm 3mm; font-weight: 600 } .a p { margin: 2mm 3mm } .c { background: #e3f0e5; padding: 4mm; margin-top: 6mm; break-inside: avoid } .f { font-size: 75%; color: #777; text-align: center }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Roboto"], (10, 11), css)
    return Document(engine, source, items)


# Chinese word list of a language school

HANYU = [
    ("第一课 Lesson 1", [("认识", "rènshi", "v.", "to know (a person)"), ("高兴", "gāoxìng", "adj.", "glad"), ("同学", "tóngxué", "n.", "classmate"), ("介绍", "jièshào", "v.", "to introduce"), ("朋友", "péngyou", "n.", "friend"), ("老师", "lǎoshī", "n.", "teacher"), ("名字", "míngzi", "n.", "name"), ("也", "yě", "adv.", "also")]),
    ("第二课 Lesson 2", [("早饭", "zǎofàn", "n.", "breakfast"), ("面包", "miànbāo", "n.", "bread"), ("鸡蛋", "jīdàn", "n.", "egg"), ("牛奶", "niúnǎi", "n.", "milk"), ("喝", "hē", "v.", "to drink"), ("好吃", "hǎochī", "adj.", "delicious"), ("常常", "chángcháng", "adv.", "often")]),
    ("第三课 Lesson 3", [("地铁", "dìtiě", "n.", "underground"), ("公共汽车", "gōnggòng qìchē", "n.", "bus"), ("走路", "zǒulù", "v.", "to walk"), ("远", "yuǎn", "adj.", "far"), ("近", "jìn", "adj.", "near"), ("票", "piào", "n.", "ticket"), ("旁边", "pángbiān", "n.", "side, next to")]),
]


@layout(HALF, "vocabulary-tobago", "Chinese vocabulary of a language school, Chromium: one ruled table, No., 生词, Pinyin, Class, English, each lesson a shaded row across, numbers that run on")
def vocabulary_tobago(draw):
    body, items, n = "<div class=h><span>Beginner Chinese 1B</span><span>生词表 Vocabulary</span></div><table><thead><tr><th>No.<th>生词<th>Pinyin<th>Class<th>English</tr></thead>", [], 0
    for lesson, words in HANYU:
        body += f"<tr class=l><td colspan=5>{lesson}</tr>"
        for word, sound, part, meaning in words:
            n += 1
            body += f"<tr><td>{n}<td class=z>{word}<td>{sound}<td><i>{part}</i><td>{meaning}</tr>"
            items.append(item(word, meaning, str(n), kind="vocabulary", section=lesson))
    body += "</table><p class=f>n. = noun, v. = verb, adj. = adjective, adv. = adverb</p>"
    css = ".h { display: flex; justify-content: space-between; border-bottom: 2px solid #b3261e; font-weight: bold; margin-bottom: 4mm } table { border-collapse: collapse; width: 100% } th { background: #b3261e; color: white } th, td { border: 1px solid #888; padding: 1mm 2.5mm; text-align: left } td:first-child { text-align: center; width: 10mm } .l td, .l td:first-child { background: #f3dedd; font-weight: bold; text-align: left } .z { font-size: 120% } .f { font-size: 80%; color: #555 } tr { break-inside: avoid }"
    engine, source = page(draw, body, ["Noto Sans\", \"Noto Sans CJK SC", "Noto Serif\", \"Noto Serif CJK SC"], (10, 11), css, language="zh-Hans")
    return Document(engine, source, items)


# Mathematics paper of a tutoring publisher

MATHS = [
    (None, [("", "Write 84 as a product of its prime factors.", [("84 = 2 × 42 or a factor tree with one correct step", "M1"), ("2 × 2 × 3 × 7", "A1")], "Accept 2² × 3 × 7")]),
    ("A bag holds 5 red, 3 blue and 4 green counters. One counter is taken at random.", [("a", "Write down the probability that the counter is green.", [("4/12 or 1/3", "B1")], ""), ("b", "Work out the probability that the counter is not red.", [("1 − 5/12", "M1"), ("7/12", "A1")], "Allow 0.58")]),
    ("A graph has the equation y = x² − 2x.", [("a", "Work out the value of y when x = −1.", [("(−1)² − 2 × (−1)", "M1"), ("3", "A1")], ""), ("b", "Write down the coordinates of the two points where the graph crosses the x-axis.", [("(0, 0)", "B1"), ("(2, 0)", "B1")], ""), ("c", "State the equation of the line of symmetry of the graph.", [("x = 1", "B1")], "Do not accept 1 alone")]),
    (None, [("", "A car travels 150 km in 2 hours 30 minutes. Work out its average speed in km/h.", [("150 ÷ 2.5", "M1"), ("60", "A1")], "")]),
    ("Ravi invests £2000 for 3 years at 4% per year compound interest.", [("a", "Work out the value of the investment at the end of 3 years.", [("2000 × 1.04", "M1"), ("2000 × 1.04³", "M1"), ("£2249.73", "A1")], "Accept 2249.72 to 2249.73"), ("b", "Work out the total interest as a percentage of £2000.", [("249.73 ÷ 2000 × 100", "M1"), ("12.5%", "A1")], "Follow through from (a)")]),
]


@layout(HALF, "paper-lyra", "mathematics practice paper of a tutoring publisher, LaTeX: 1, (a), (b), answer on dots at the right, marks in brackets in bold at the right, Total for Question; mark scheme in its own file, Q, Working or answer, Mark, Notes")
def paper_lyra(draw):
    items, body, lines = [], r"{\Large\bfseries Practice Paper 2 (Calculator)}\par\medskip Name \dotfill\ Class \makebox[30mm]{\dotfill}\par\medskip\fbox{\parbox{0.96\linewidth}{\textbf{Instructions}\par Answer \textbf{all} questions. Show all your working. The marks for each question are shown in brackets. Calculators may be used.}}\par\bigskip ", ""
    for n, (stem, parts) in enumerate(MATHS, 1):
        whole = 0
        for k, (letter, question, points, note) in enumerate(parts):
            marks = len(points)
            whole += marks
            lead = rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}\smallskip " if stem and k == 0 else ""
            label = rf"\lab{{9mm}}{{9mm}}{{({letter})}}{{{tex(question)}}}" if letter else rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}"
            body += rf"\needspace{{{50 + 8 * marks}mm}}{lead}{label}\vspace{{{8 + 7 * marks}mm}}\hfill\makebox[45mm]{{\dotfill}}\par\hfill\textbf{{({marks})}}\par "
            for m, (text, code) in enumerate(points):
                lines += (rf"{n}" + (rf"({letter})" if letter else "") if m == 0 else "") + rf" & {tex(text)} & {code} & {tex(note) if m == 0 else ''}\\" + (r"\hline " if m == marks - 1 else "")
            allowed = {"allow": [note.split(" ", 1)[1]]} if note.startswith(("Accept", "Allow")) else {"reject": ["1 alone"]} if note.startswith("Do not") else {"guidance": note or None}
            items.append(item(question, "\n".join(text for text, _ in points), f"{n}({letter})" if letter else str(n), marks, stem=stem, kind="numeric", rubric=[{"text": text, "marks": 1} for text, _ in points] if marks > 1 else None, **allowed))
        body += rf"\hfill\textbf{{(Total for Question {n} is {whole} mark{'s' if whole > 1 else ''})}}\par\hrule\bigskip " + "\n"
    engine, source = document(draw, body, ["arial", "timesnew", "helvetica"], (11,), (20, 24), head=r"\fancyhead[R]{\small Higher tier practice}", foot=r"\fancyfoot[L]{\small Tangent Tutors}\fancyfoot[R]{\small\thepage}")
    scheme = r"{\Large\bfseries Practice Paper 2: mark scheme}\par\medskip M = method, A = accuracy, B = independent mark\par\bigskip\renewcommand\arraystretch{1.3}\begin{tabular}{|c|p{75mm}|c|p{45mm}|}\hline\textbf{Q} & \textbf{Working or answer} & \textbf{Mark} & \textbf{Notes}\\\hline " + lines + r"\end{tabular}"
    return Document(engine, source, items, document(draw, scheme, ["arial"], (11,), (18, 18))[1])


# Grammar unit of a language school

PERFECT = [("I …………………… (know) Marta since we were children.", "have known"), ("She …………………… (live) in Porto until 2015.", "lived"), ("…………………… you ever …………………… (eat) snails?", "Have / eaten"), ("We …………………… (not see) Tom since Friday.", "haven’t seen"), ("My parents …………………… (buy) this house in 1998.", "bought"), ("Look! Somebody …………………… (break) the window.", "has broken")]
REWRITE = [("It started raining two hours ago. (for)", "It has been raining for two hours."), ("I last went to the cinema in May. (since)", "I haven’t been to the cinema since May."), ("This is my first visit to Wales. (never)", "I’ve never been to Wales before."), ("They got married ten years ago. (have)", "They have been married for ten years."), ("Lena arrived a moment ago. (just)", "Lena has just arrived.")]


@layout(HALF, "grammar-paisley", "grammar unit of a language school, Typst: explanation in a tinted box, Exercise A verbs in brackets behind dotted gaps, Exercise B sentences to write again with the word in brackets and a line, numbers that begin again, key at the foot in two lines")
def grammar_paisley(draw):
    quoted = lambda text: text.replace("#", "\\#").replace("*", "\\*").replace("_", "\\_")
    a, b = draw.some(PERFECT, 6), draw.some(REWRITE, 5)
    listed = lambda entries, line: "\n".join(f"#grid(columns: (7mm, 1fr), [#strong[{n}]], [{quoted(text)}{line}])\n#v(2.4mm)" for n, (text, _) in enumerate(entries, 1))
    heads = ["Exercise A", "Exercise B"]
    source = f"""#set page(paper: "a4", margin: (x: 22mm, y: 20mm), header: text(8pt)[Grammar in Steps · Intermediate #h(1fr) Unit 14], footer: text(8pt)[#h(1fr) 58 #h(1fr)])
#set text(font: "{draw.one(["Lato", "Open Sans", "Noto Sans"])}", size: 10.5pt, lang: "en")
#text(19pt, weight: "bold", fill: rgb("#7a1f5c"))[Present perfect or past simple]
#v(2mm)
#block(fill: rgb("#f6e9f1"), inset: 4mm, width: 100%)[We use the *present perfect* for something that began in the past and is still going on: _I have worked here since March._ We use the *past simple* for a finished time: _I worked there in 2010._ Do not use the present perfect with _yesterday, last week_ or _ago_.]
#v(3mm)
#text(12pt, weight: "bold")[Exercise A] #h(3mm) Put the verbs in brackets into the correct tense.
#v(1mm)
{listed(a, "")}
#v(2mm)
#text(12pt, weight: "bold")[Exercise B] #h(3mm) Write the sentences again. Use the word in brackets.
#v(1mm)
{listed(b, "#v(5mm)#line(length: 100%, stroke: 0.4pt)")}
#v(1fr)
#line(length: 100%, stroke: 0.8pt)
#text(8pt)[*Key* #h(2mm) *A* #h(2mm) {" #h(2mm) ".join(f"{n}~{answer}" for n, (_, answer) in enumerate(a, 1))} \\ *B* #h(2mm) {" #h(2mm) ".join(f"{n}~{answer}" for n, (_, answer) in enumerate(b, 1))}]
"""
    items = [item(text, answer, str(n), kind="gap", section=heads[0]) for n, (text, answer) in enumerate(a, 1)] + [item(text, answer, str(n), section=heads[1]) for n, (text, answer) in enumerate(b, 1)]
    return Document("typst", source, items)


# Host's copy of a quiz night

HOST = [
    ("Round 1 – Food and Drink", [("Which nut is used to make marzipan?", "Almond", 1), ("What is the main ingredient of hummus?", "Chickpeas", 1), ("Which two fruits were crossed to make a tangelo?", "Tangerine and grapefruit (or pomelo)", 2), ("From which country does feta cheese come?", "Greece", 1), ("What spice comes from the stigmas of a crocus?", "Saffron", 1)]),
    ("Round 2 – On the Map", [("What is the longest river in France?", "The Loire", 1), ("Which sea lies between Italy and Croatia?", "The Adriatic", 1), ("Name the two landlocked countries of South America.", "Bolivia and Paraguay", 2), ("Which city is served by O’Hare airport?", "Chicago", 1), ("What is the capital of Mongolia?", "Ulaanbaatar", 1)]),
    ("Round 3 – Name the Year", [("In which year did the Berlin Wall come down?", "1989", 1), ("In which year did the Titanic sink?", "1912", 1), ("In which year was the first Star Wars film released?", "1977", 1), ("In which year did Nelson Mandela become president of South Africa?", "1994", 1)]),
]


@layout(HALF, "quiz-zanzibar", "quiz host’s copy, Chromium: each round a dark band and a table with No., Question, Answer in bold red, Points; host’s notes in italics between rounds, tie-break in a box at the end")
def quiz_zanzibar(draw):
    body, items = "<h1>The Anchor Quiz · Thursday</h1><p class=n>HOST COPY – do not leave on the bar! Read every question twice. Collect the sheets after each round.</p>", []
    for title, asked in HOST:
        body += f"<div class=r>{title}</div><table><tr><th>No.<th>Question<th>Answer<th>Points</tr>" + rows((n, web(q), f"<b>{web(a)}</b>", p) for n, (q, a, p) in enumerate(asked, 1)) + "</table>"
        if title.startswith("Round 2"):
            body += "<p class=n>Half-time: ten-minute break. Sell the raffle tickets.</p>"
        items += [item(q, a, str(n), p, section=title) for n, (q, a, p) in enumerate(asked, 1)]
    tie, said = "How many steps lead to the top of the Eiffel Tower?", "1,665"
    body += f"<div class=b><b>Tie-break</b> (nearest wins): {tie} <b class=x>{said}</b></div>"
    items.append(item(tie, said, None, section="Tie-break"))
    css = "h1 { font-size: 160%; margin: 0 } .n { font-style: italic; color: #444; margin: 2mm 0 } .r { background: #222; color: white; font-weight: bold; padding: 1.2mm 3mm; margin-top: 4mm; break-after: avoid } table { width: 100%; border-collapse: collapse } th { font-size: 85%; text-align: left; background: #ddd } td, th { padding: 1mm 2mm; border-bottom: 1px solid #aaa; vertical-align: top } td:first-child { width: 8mm } td:nth-child(3) { width: 55mm } td:nth-child(3) b, .x { color: #b00020 } td:last-child { width: 14mm; text-align: center } .b { border: 2px solid #222; padding: 2.5mm 3mm; margin-top: 5mm } tr { break-inside: avoid }"
    engine, source = page(draw, body, ["Carlito", "Liberation Sans", "Lato"], (11,), css)
    return Document(engine, source, items)


# Glossary of an insurance course

INSURANCE = [
    ("A", [("Actuary", "A specialist who calculates risks and premiums by means of statistics."), ("Annuity", "A contract that pays a regular income, usually for life.")]),
    ("B", [("Beneficiary", "The person who receives the money when a life policy pays out."), ("Broker", "An independent adviser who finds insurance on behalf of the client.")]),
    ("C", [("Claim", "A request to the insurer to pay for a loss that the policy covers."), ("Cover note", "A temporary document that proves insurance until the policy is issued.")]),
    ("D", [("Deductible", "The part of each loss that the policyholder has to pay. Called excess in the United Kingdom.")]),
    ("E", [("Endorsement", "A change to the terms of a policy, added in writing."), ("Exclusion", "Something that the policy expressly does not cover.")]),
    ("I", [("Indemnity", "The principle that the insured should be put back in the same financial position as before the loss.")]),
    ("L", [("Liability", "Responsibility in law for injury or damage to others."), ("Loss adjuster", "A person who examines claims and advises the insurer how much to pay.")]),
    ("P", [("Premium", "The price that is paid for insurance."), ("Proposal form", "The questionnaire that someone completes when applying for insurance.")]),
    ("R", [("Reinsurance", "Insurance that insurers buy to protect themselves against very large losses.")]),
    ("U", [("Underwriter", "The person who decides whether to accept a risk and on what terms.")]),
]


@layout(HALF, "glossary-gossamer", "glossary of an insurance course, word processor: letters of the alphabet as heads with a line, term in bold and a tab, meaning hanging beside it, running head and page number")
def glossary_gossamer(draw):
    body, items = paragraph(run("Glossary of insurance terms"), "Title") + paragraph(run("Learn these terms for the module test. Terms marked in class are not repeated here.", "I")), []
    for letter, terms in INSURANCE:
        body += paragraph(run(letter), "Letter")
        for term, meaning in terms:
            body += paragraph(run(term, "B") + run(f"\t{meaning}"), "Term")
            items.append(item(term, meaning, kind="definition"))
    styles = paragraph_style("Letter", 0.35, bold=True, size=14, extra='fo:border-bottom="0.75pt solid #808080" fo:keep-with-next="always"') + paragraph_style("Term", 0.15, 4.0, -4.0, [(4.0, "")])
    engine, source = office(draw, body, ["Carlito", "Caladea", "Liberation Serif"], (11,), head="Foundation Certificate in Insurance – Module 1", styles=styles)
    return Document(engine, source, items)


# Worked examples of a physics tutorial

EXAMPLES = [
    ("A cyclist speeds up from 4.0 m/s to 10 m/s in 3.0 s. Find the acceleration.", [r"a = \frac{v-u}{t} = \frac{10-4.0}{3.0}"], "2.0 m/s²"),
    ("A stone is dropped from a cliff and hits the water after 2.5 s. How high is the cliff? Take g as 9.8 m/s².", [r"s = ut + \tfrac{1}{2}gt^2, \quad u = 0", r"s = \tfrac{1}{2}\times 9.8\times 2.5^2"], "31 m"),
    ("A crane lifts a load of 600 kg through 15 m in 30 s. Calculate its useful power.", [r"E = mgh = 600\times 9.8\times 15 = 88\,200\ \mathrm{J}", r"P = \frac{E}{t} = \frac{88\,200}{30}"], "2940 W"),
    ("A trolley of mass 2.0 kg moving at 3.0 m/s sticks to a trolley of mass 4.0 kg at rest. Determine their common velocity.", [r"m_1 u_1 = (m_1+m_2)\,v", r"v = \frac{2.0\times 3.0}{6.0}"], "1.0 m/s"),
]
PRACTISE = [("A train slows down from 30 m/s to 12 m/s in 9.0 s. Find its deceleration.", "2.0 m/s²"), ("A ball is thrown upwards at 14 m/s. How high does it rise?", "10 m"), ("What force gives a mass of 0.50 kg an acceleration of 6.0 m/s²?", "3.0 N"), ("Calculate the kinetic energy of a car of mass 900 kg at 20 m/s.", "180 kJ"), ("A motor of 250 W runs for 2 minutes. How much energy does it transfer?", "30 kJ"), ("A spring stretches by 4.0 cm under a load of 10 N. Find its spring constant.", "250 N/m")]


@layout(HALF, "examples-balalaika", "section of a physics study guide, LaTeX: Example 4.1 in a shaded bar, Solution in italics with displayed equations and Answer in a frame; then Problems 1 to 6 with [Ans. …] at the right end")
def examples_balalaika(draw):
    items, body = [], r"{\Large\bfseries 4\quad Worked Examples in Mechanics}\par\medskip Read each example, cover the solution and try to do it yourself.\par\medskip "
    for n, (question, steps, result) in enumerate(EXAMPLES, 1):
        body += rf"\needspace{{45mm}}\colorbox{{black!12}}{{\makebox[0.98\linewidth][l]{{\bfseries Example 4.{n}}}}}\par\smallskip {tex(question)}\par\smallskip\textit{{Solution}}" + "".join(rf"\[ {step} \]" for step in steps) + rf"\hfill\fbox{{Answer: {tex(result)}}}\par\bigskip " + "\n"
        items.append(item(question, result, f"4.{n}", kind="numeric", answer_kind="contains"))
    body += r"\needspace{40mm}{\large\bfseries Problems}\par\smallskip Take $g = 9.8\ \mathrm{m/s^2}$ where needed.\par\smallskip "
    for n, (question, result) in enumerate(PRACTISE, 1):
        body += rf"{{\leftskip=8mm\noindent\hspace*{{-8mm}}\makebox[8mm][l]{{{n}.}}{tex(question)}\pushright{{[Ans.\ {tex(result)}]}}}}\smallskip " + "\n"
        items.append(item(question, result, str(n), kind="numeric", section="Problems"))
    engine, source = document(draw, body, ["lm", "times", "palatino"], (11,), (24, 26), head=r"\fancyhead[L]{\small\itshape Mechanics}\fancyhead[R]{\small\itshape Study guide}", foot=r"\thepage")
    return Document(engine, source, items)


# End test of a training centre for food handlers

HYGIENE = [("Hands must be washed after touching raw meat.", True), ("Freezing kills all bacteria.", False), ("Cooked food should be stored above raw food.", True), ("A blue plaster is used in kitchens because it is easy to see.", True), ("Food handlers may work while they have diarrhoea if they wear gloves.", False), ("High-risk food may be left at room temperature for a whole day.", False)]
HYGIENE_MCQ = [("What is the danger zone for the growth of bacteria?", ["−18 °C to 0 °C", "5 °C to 63 °C", "63 °C to 100 °C"], 1), ("Which of these is an allergen that must be declared?", ["Celery", "Rice", "Carrot"], 0), ("When should a food handler report an illness?", ["At the end of the shift", "Only if a customer asks", "Before starting work"], 2), ("What does a use-by date tell you?", ["When food tastes best", "When food was delivered", "Until when food is safe to eat"], 2), ("Which colour of board is used for raw meat?", ["Red", "Green", "White"], 0), ("How should frozen chicken be thawed?", ["In warm water", "In the fridge", "On a radiator"], 1)]


@layout(HALF, "assessment-kora", "end test of a training centre, Chromium: learner’s name and signature, Section 1 table of statements with True ☐ and False ☐, Section 2 questions in a two-column grid with ☐ before unlettered options; box for the assessor at the foot, no key")
def assessment_kora(draw):
    heads = ["Section 1: True or false", "Section 2: Choose one answer"]
    body, items = "<table class=h><tr><td>Learner name:<td>Date:</tr><tr><td>Centre no: 40217<td>Signature:</tr></table><h1>Food Safety Level 1 – End of course assessment</h1><p>Time allowed: 20 minutes. You need 9 correct answers out of 12 to pass.</p>" + f"<h2>{heads[0]}</h2><p>Tick one box for each statement.</p><table class=s>", []
    for n, (text, right) in enumerate(HYGIENE, 1):
        body += f"<tr><td>{n}<td>{text}<td>True <i>☐</i><td>False <i>☐</i></tr>"
        items.append(item(text, None, str(n), kind="truefalse", section=heads[0]))
    body += f"</table><h2>{heads[1]}</h2><div class=g>"
    for n, (question, options, right) in enumerate(HYGIENE_MCQ, len(HYGIENE) + 1):
        body += f"<div><p><b>{n}</b> {question}</p>" + "".join(f"<p class=o><i>☐</i> {web(o)}</p>" for o in options) + "</div>"
        items.append(item(question, None, str(n), None, choices([None] * 3, options), kind="mcq", section=heads[1]))
    body += "</div><table class=k><tr><th colspan=3>For the assessor only</tr><tr><td>Score: ____ / 12<td>Pass <i>☐</i> &nbsp; Refer <i>☐</i><td>Signature:</tr></table>"
    css = "h1 { font-size: 140%; margin: 4mm 0 1mm } h2 { font-size: 112%; background: #ffe2b8; padding: 1mm 2mm; margin: 5mm 0 2mm } i { font-family: 'DejaVu Sans'; font-style: normal } table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #777; padding: 1.5mm 2mm; text-align: left } .h td { width: 50%; height: 7mm } .s td:first-child { width: 7mm } .s td:nth-child(n+3) { width: 17mm; white-space: nowrap } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm 8mm } .g p { margin: 0 0 1mm } .g > div { break-inside: avoid } .o { padding-left: 6mm } .k { margin-top: 8mm; break-inside: avoid } .k th { background: #eee }"
    engine, source = page(draw, body, ["Liberation Sans", "Carlito", "Open Sans"], (10, 11), css)
    return Document(engine, source, items)


# Terms of medieval history to match

MEDIEVAL = [("a worker who belonged to the lord’s land", "serf"), ("the land that a lord gave to a vassal", "fief"), ("a ceremony in which a vassal promised loyalty", "homage"), ("an association of craftsmen in a town", "guild"), ("a religious war to win the Holy Land", "crusade"), ("a tax of one tenth paid to the church", "tithe"), ("a young man who served a knight", "squire"), ("the house and lands of a lord", "manor"), ("a book written by hand", "manuscript"), ("the head of a monastery", "abbot")]


@layout(HALF, "matching-skye", "history matching quiz, word processor: two columns without rules, ____ 1. descriptions at the left, A. to J. terms at the right, Score ___/10; a line for the teacher at the foot, no key")
def matching_skye(draw):
    asked = draw.mixed(MEDIEVAL)
    terms = draw.mixed([b for _, b in asked])
    listed, items = choices("ABCDEFGHIJ", terms), []
    body = paragraph(run("Name ____________________\tClass ________\tScore ____ /10"), "Who") + paragraph(run("The Middle Ages: Matching Quiz"), "Title2") + paragraph(run("Directions: ", "B") + run("Write the letter of the term on the right in front of its description.")) + paragraph(run("Description\tTerm", "B"), "Pairs")
    for n, ((text, term), letter, shown) in enumerate(zip(asked, "ABCDEFGHIJ", terms), 1):
        body += paragraph(run(f"____  {n}.\t{text}\t{letter}.\t{shown}"), "Pairs")
        items.append(item(text, None, str(n), None, listed, kind="match"))
    body += paragraph(run("Mr. Dalton · World History 7 · Unit 3"), "Small")
    styles = paragraph_style("Who", 0, tabs=[(8.5, ""), (13.0, "")]) + paragraph_style("Title2", 0.7, bold=True, size=17, extra='fo:text-align="center"') + paragraph_style("Pairs", 0.42, 0, 0, [(2.1, ""), (12.0, ""), (12.8, "")]) + paragraph_style("Small", 2.5, size=8)
    body = body.replace("Description<text:tab/>Term", "<text:tab/>Description<text:tab/><text:tab/>Term")
    engine, source = office(draw, body, ["Liberation Serif", "Carlito", "Caladea"], (12,), margin=2.0, foot=False, styles=styles)
    return Document(engine, source, items)
