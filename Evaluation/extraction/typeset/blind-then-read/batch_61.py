"""The sixty-first: what teachers of sciences, geography and languages hand in, each sheet in a design of its own."""

from latex import document, tex
from office import document as office, list_style, numbered, paragraph, paragraph_style, run, span, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "blind-then-read"


CIRCUITS = [
    ("A lamp is connected to a 12 V battery, and a current of 0.50 A flows in it.", [
        ("Calculate the resistance of the lamp.", "R = V ÷ I = 12 V ÷ 0.50 A = ", "24 Ω"),
        ("Calculate the power of the lamp.", "P = I × V = 0.50 A × 12 V = ", "6.0 W"),
        ("How much charge passes through the lamp in two minutes?", "Q = I × t = 0.50 A × 120 s = ", "60 C")]),
    ("State what is meant by the potential difference between two points of a circuit.", "", "The energy transferred by each coulomb of charge that passes from one point to the other."),
    ("Resistors of 3.0 Ω and 6.0 Ω are connected to a 9.0 V battery.", [
        ("Find the current in the battery when the resistors are in series.", "R = 3.0 Ω + 6.0 Ω = 9.0 Ω, so I = 9.0 V ÷ 9.0 Ω = ", "1.0 A"),
        ("When they are in parallel their combined resistance is 2.0 Ω. Find the current in the battery now.", "I = V ÷ R = 9.0 V ÷ 2.0 Ω = ", "4.5 A"),
        ("Explain why the battery runs down sooner when the resistors are in parallel.", "", "The current is larger, so the stored energy is used up in a shorter time.")]),
    ("A thermistor is connected in series with a fixed resistor, as in the diagram.", [
        ("What happens to the resistance of the thermistor when it is warmed?", "", "It decreases."),
        ("Explain what happens to the reading of the voltmeter across the fixed resistor.", "", "It rises, because the fixed resistor then has a larger share of the total resistance.")]),
    ("A heater of 2.0 kW is on for 3.5 hours. One kilowatt hour costs £0.30. Find the cost.", "E = 2.0 kW × 3.5 h = 7.0 kWh, so the cost is 7.0 × £0.30 = ", "£2.10"),
    ("Describe two ways in which household wiring protects people from an electric shock.", "", "The earth wire carries the current away if a live wire touches the case. The fuse melts and breaks the circuit."),
]
THERMISTOR = r"""\begin{center}\begin{tikzpicture}[scale=0.8]\draw (0,2)--(2.2,2) (2.35,1.75)--(2.35,2.25) (2.5,1.6)--(2.5,2.4) (2.5,2)--(5,2)--(5,0)--(4.2,0);
\draw (2.8,-0.2) rectangle (4.2,0.2);\draw (2.8,0)--(2,0);\draw (0.8,-0.2) rectangle (2,0.2);\draw (0.7,-0.4)--(1.9,0.45)--(2.1,0.45);\draw (0.8,0)--(0,0)--(0,2);
\draw (2.6,0)--(2.6,-1.1)--(3.2,-1.1);\draw (3.5,-1.1) circle (0.3);\node at (3.5,-1.1) {\footnotesize V};\draw (3.8,-1.1)--(4.4,-1.1)--(4.4,0);\end{tikzpicture}\end{center}"""


@layout(HALF, "physics-review-lettered-worked-answers-boxed", "physics review sheet, XeLaTeX: 1. with a. b. c. and a circuit; worked answers behind in two columns as 1a, the result in a box")
def physics_review(draw):
    body = r"{\Large\bfseries Unit 6 Review \hfill Electric Circuits}\par\smallskip\hrule\medskip Name: \rule{70mm}{0.4pt}\hfill Period: \rule{15mm}{0.4pt}\par\medskip\textit{Show your working and give units. Check yourself with the worked answers overleaf.}\par\bigskip "
    back, items = r"\newpage{\Large\bfseries Worked answers}\par\medskip\begin{multicols}{2}\raggedright ", []

    def answer(label, working, result):
        shown = (tex(working) + r"\fbox{" + tex(result) + "}") if working else tex(result)
        return rf"\lab{{0pt}}{{9mm}}{{\textbf{{{label}}}}}{{{shown}}}\medskip "

    for n, (text, *rest) in enumerate(CIRCUITS, 1):
        body += rf"\needspace{{35mm}}\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(text)}}}"
        if n == 4:
            body += THERMISTOR
        if isinstance(rest[0], str):
            working, result = rest
            body += r"\vspace{22mm}"
            back += answer(n, working, result)
            items.append(item(text, result, str(n), kind="numeric" if working else "short", answer_kind="contains" if working else None))
            continue
        for letter, (question, working, result) in zip("abcd", rest[0]):
            body += rf"\lab{{9mm}}{{8mm}}{{{letter}.}}{{{tex(question)}}}\vspace{{14mm}}"
            back += answer(f"{n}{letter}", working, result)
            items.append(item(question, result, f"{n}({letter})", stem=text, kind="numeric" if working else "short", answer_kind="contains" if working else None))
    engine, source = document(draw, body + back + r"\end{multicols}", ["arial", "dejavuserif"], (11,), (20, 22), foot=r"\fancyfoot[L]{\small Physics 1}\fancyfoot[R]{\small Page \thepage}")
    return Document(engine, source, items)


PROBLEMS = [
    ("Let G be a graph with 9 vertices in which every vertex has degree 4.", [
        ("How many edges does G have?", 2, "The degrees add up to 36 and every edge is counted twice, so G has 18 edges."),
        ("Can G be bipartite? Justify your answer.", 4, "No. In a regular bipartite graph with at least one edge both parts have the same size, but 9 is odd.")]),
    ("In how many ways can the letters of the word BANANA be arranged?", 4, "There are 6!/(3! · 2!) = 60 arrangements."),
    ("A tree has 15 vertices.", [
        ("How many edges does it have?", 1, "A tree with n vertices has n − 1 edges, so this one has 14."),
        ("Show that it has at least two leaves.", 5, "The degrees add up to 28. If at most one vertex had degree 1, they would add up to at least 1 + 14 · 2 = 29, which is too much.")]),
    ("Find the remainder when 3¹⁰⁰ is divided by 7.", 4, "Since 3⁶ leaves the remainder 1 and 100 = 6 · 16 + 4, it is the remainder of 3⁴ = 81, which is 4."),
    ("Seven people sit down at a round table. Two seatings are the same if everybody has the same neighbours on the left and on the right.", [
        ("How many seatings are there?", 2, "Fix one person and arrange the others: 6! = 720 seatings."),
        ("In how many of them do Alice and Bob sit side by side?", 4, "Treat the two as one person. There are 5! seatings of six, and two orders for the pair, which gives 240.")]),
    ("Prove that every graph with at least two vertices has two vertices of the same degree.", 6, "With n vertices the degrees are among 0, 1, ..., n − 1, but 0 and n − 1 cannot both occur. So the n vertices share at most n − 1 values, and two of them agree."),
]


@layout(HALF, "problem-set-bar-beside-solutions-pts", "university problem set in discrete mathematics, LaTeX: 4.1 with (i) (ii) and [2 pts] before the text, solution below each part beside a bar")
def problem_set(draw):
    body = r"\noindent\textsc{Math 212: Discrete Mathematics}\hfill Dr R. Vance\\\textbf{Problem Set 4 --- with solutions}\hfill due Friday, week 5\par\hrule\bigskip "
    items = []

    def solved(text, left):
        return rf"\nopagebreak\begin{{leftbar}}\small\textit{{Solution.}} {tex(text)}\hfill$\blacksquare$\end{{leftbar}}"

    for n, (text, *rest) in enumerate(PROBLEMS, 1):
        if isinstance(rest[0], int):
            body += rf"\needspace{{3cm}}\lab{{0pt}}{{11mm}}{{\textbf{{4.{n}}}}}{{\textbf{{[{rest[0]} pts]}} {tex(text)}}}" + solved(rest[1], 0)
            items.append(item(text, rest[1], f"4.{n}", rest[0]))
            continue
        body += rf"\needspace{{4cm}}\lab{{0pt}}{{11mm}}{{\textbf{{4.{n}}}}}{{{tex(text)}}}"
        for roman, (question, marks, answer) in zip(["i", "ii"], rest[0]):
            body += rf"\lab{{11mm}}{{9mm}}{{({roman})}}{{\textbf{{[{marks} pt{'s' if marks > 1 else ''}]}} {tex(question)}}}" + solved(answer, 1)
            items.append(item(question, answer, f"4.{n}({roman})", marks, stem=text))
    extra = r"\usepackage{framed}\renewenvironment{leftbar}{\def\FrameCommand{\hspace{11mm}\vrule width 1.5pt\hspace{8pt}}\MakeFramed{\advance\hsize-\width\FrameRestore}}{\endMakeFramed}"
    engine, source = document(draw, body, ["cm", "lm"], (11,), (26, 28), extra=extra)
    return Document(engine, source, items)


BIOLOGY = [
    ("A student looks at cells of an onion with a light microscope.", [
        ("Name the part of the cell that holds the genetic material.", 1, ["nucleus"], {"reject": ["nucleolus"]}),
        ("Describe how the student could prepare the cells so that they are easy to see.", 2, ["add a stain such as iodine solution", "lower a cover slip slowly so that no air is trapped"], {"allow": ["methylene blue as the stain"]}),
        ("The image of one cell is 24 mm long. The cell itself is 0.3 mm long. Calculate the magnification.", 2, ["24 ÷ 0.3", "80"], {"guidance": "80 without working scores 2 marks."})]),
    ("Athletes breathe faster during a race.", [
        ("Name the muscle below the lungs that flattens when we breathe in.", 1, ["diaphragm"], {}),
        ("Explain how the alveoli are adapted for the exchange of gases.", 3, ["large total surface area", "walls one cell thick, so gases diffuse a short way", "rich supply of blood keeps the concentration gradient steep"], {"allow": ["moist lining"], "reject": ["thin cell walls"]}),
        ("Why does lactic acid build up in the muscles during a long sprint?", 2, ["the muscles get too little oxygen", "so they respire anaerobically"], {})]),
    ("Polar bears and brown bears have a common ancestor.", [
        ("State what is meant by a species.", 1, ["a group of organisms that can breed with each other and have fertile young"], {}),
        ("Explain how white fur could have become common by natural selection.", 4, ["mutation causes variation in the colour of the fur", "white bears are harder for their prey to see", "so they survive and breed more often", "the allele for white fur is passed to their young"], {"guidance": "No more than 2 marks if the answer says that bears chose to change."}),
        ("Which of these gives evidence for evolution? Tick (✓) one box.", 1, ["fossils of different ages"], {"options": ["the mass of a bear", "fossils of different ages", "the number of cubs in a den", "the sounds that bears make"]})]),
    (None, [("Compare the structure of an artery with that of a vein.", 3, ["arteries have thicker walls", "arteries have a narrower lumen", "only veins have valves along their length"], {"allow": ["veins have a wider lumen"]})]),
]


@layout(HALF, "paper-biology-scheme-on-cards", "GCSE-like biology paper, Chromium: numbers in black discs, a b c without brackets, marks in italics under the lines; scheme in its own file as a grid of cards")
def paper_biology(draw):
    body = "<header><b>Combined Science: Biology</b><span>Foundation and Higher · Paper B2</span></header><p class=i>Answer <b>all</b> questions. The number of marks is shown below the lines of each part.</p>"
    scheme, items = "<h1>Biology B2 – marking cards</h1><p>Cut along the lines. One point, one mark, unless the card says otherwise.</p><div class=g>", []
    for n, (stem, parts) in enumerate(BIOLOGY, 1):
        body += f"<section{'' if stem else ' class=w'}><div class=q><span class=n>{n}</span>" + (f"<p>{web(stem)}</p>" if stem else "")
        body += "" if stem else f"<p>{web(parts[0][0])}</p>"
        for letter, (question, marks, points, more) in zip("abc", parts):
            label = f"{n}{letter}" if stem else str(n)
            body += f"<div class=p><b class=l>{letter}</b>{web(question)}" if stem else "<div class=p>"
            given = more.get("options")
            body += "".join(f"<div class=o><span class=x></span>{web(o)}</div>" for o in given) if given else "<div class=r></div>" * (marks + 1)
            body += f"<div class=m>{marks} mark{'s' if marks > 1 else ''}</div></div>"
            scheme += f"<div class=c><div class=h>{label}<i>{marks} mark{'s' if marks > 1 else ''}</i></div>" + ("<p>Award 1 mark for each of:</p>" if marks > 1 else "<p>Award 1 mark for:</p>") + "<ul>" + "".join(f"<li>{web(x)}</li>" for x in points) + "</ul>"
            scheme += "".join(f"<p><b>{head}</b> {web('; '.join(more[key]))}</p>" for key, head in (("allow", "Also accept"), ("reject", "Do not accept")) if key in more)
            scheme += (f"<p class=t>{web(more['guidance'])}</p>" if "guidance" in more else "") + "</div>"
            items.append(item(question, "\n".join(points), f"{n}({letter})" if stem else str(n), marks, choices([None] * 4, given) if given else None, stem=stem, kind="mcq" if given else "short",
                              rubric=[{"text": x, "marks": None} for x in points] if marks > 1 else None, allow=more.get("allow"), reject=more.get("reject"), guidance=more.get("guidance")))
        body += "</div></section>"
    body += "<p class=e>End of questions</p>"
    css = "header { display: flex; justify-content: space-between; border-bottom: 2px solid #000; padding-bottom: 2mm } .i { margin: 4mm 0 8mm } .q { position: relative; padding-left: 14mm } .n { position: absolute; left: 0; top: 0; background: #000; color: #fff; border-radius: 50%; width: 7mm; height: 7mm; line-height: 7mm; text-align: center; font-weight: bold } .p { position: relative; padding-left: 9mm; break-inside: avoid; margin: 5mm 0 } .l { position: absolute; left: 0 } .r { border-bottom: 1px solid #777; height: 9mm } .w { break-inside: avoid } .m { text-align: right; font-style: italic; margin-top: 1mm } .o { margin: 2mm 0 } .x { display: inline-block; width: 4mm; height: 4mm; border: 1px solid #000; margin-right: 4mm; vertical-align: middle } .e { text-align: center; font-weight: bold; margin-top: 12mm }"
    card = "h1 { font-size: 150% } .g { display: grid; grid-template-columns: 1fr 1fr } .c { border: 1px dashed #666; padding: 3mm; break-inside: avoid } .h { font-weight: bold; font-size: 125%; border-bottom: 1px solid #000 } .h i { float: right; font-weight: normal; font-size: 80% } .c p { margin: 1.5mm 0 } ul { margin: 1mm 0; padding-left: 6mm } .t { font-style: italic }"
    font = [draw.one(["Lato", "Open Sans"])]
    engine, source = page(draw, body, font, (11,), css)
    return Document(engine, source, items, page(draw, scheme + "</div>", font, (10,), card)[1])


AVERAGES = [
    ("In Exercises 1–4, find the mean and the median of the data.", [("3, 5, 5, 7, 10", "mean 6, median 5"), ("9, 12, 15, 20", None), ("0, 2, 2, 4, 8, 14", "mean 5, median 3"), ("1.5, 2.5, 3.0, 5.0", None)]),
    ("In Exercises 5 and 6, find the range and the mode.", [("4, 9, 4, 7, 11", "range 7, mode 4"), ("21, 18, 25, 18", None)]),
    ("", [("Explain why the median is often used for the prices of houses.", "A few very dear houses raise the mean but hardly change the median."),
          ("The mean of five numbers is 8. Four of them are 6, 7, 9 and 12. What is the fifth?", None),
          ("A class of 20 has a mean mark of 60, and a class of 30 has a mean mark of 70. Find the mean mark of all 50 students.", "66")]),
]
CHANCE = [
    ("In Exercises 1–4, a card is drawn at random from an ordinary pack of 52 cards. Find the probability of the event.", [("a red queen", "1/26"), ("a heart", None), ("not a club", "3/4"), ("an ace or a king", None)]),
    ("In Exercises 5 and 6, two fair dice are thrown. Find the probability of the event.", [("a total of 7", "1/6"), ("a total of at least 10", None)]),
    ("", [("What is wrong with this statement? It has rained for three days, so it has to be dry tomorrow.", "The weather of the past days does not decide that of the next."),
          ("A bag holds 5 green and 7 blue beads. One is taken without looking. What is the probability that it is green?", None),
          ("How many sixes would you expect in 300 throws of a fair die?", "50")]),
]


@layout(HALF, "statistics-exercises-odd-answers-run-on", "textbook exercises in statistics, groff: two columns, In Exercises 1–4 as a lead, restart by section; odd answers in the back run on in one paragraph")
def statistics(draw):
    lines, back, items = [".ds LH Chapter 4", ".ds RH Data and Chance", ".ds CF \\\\n[PN]", ".nr HM 1i", ".LP", "\\s+6\\fBPractice for Sections 4.3 and 4.4\\fP\\s0", ".SP", ".2C"], [".1C", ".LP", "\\s+4\\fBAnswers to odd-numbered exercises\\fP\\s0", ".SP", ".LP", "\\fBChapter 4\\fP"], []
    for section, groups in (("4.3", AVERAGES), ("4.4", CHANCE)):
        title = f"Exercises {section}"
        lines += [".br", ".ne 9i"] * (section == "4.4") + [".SH", plain(title), ".LP"]
        run_on, n = [], 0
        for lead, entries in groups:
            if lead:
                lines += [".LP", "\\fI" + plain(lead) + "\\fP"]
            for question, answer in entries:
                n += 1
                lines += [f'.IP "\\fB{n}.\\fP" 4n', plain(question)]
                if answer:
                    run_on.append(f"\\fB{n}.\\fP\\~{plain(answer)}" + ("" if answer.endswith(".") else "."))
                numeric = not question[0].isupper() or question[-1] != "." and "wrong" not in question or "mean mark" in question
                items.append(item(question, answer, str(n), stem=lead, section=title, kind="numeric" if numeric else "short"))
        back += [".LP", f"\\fI{title}\\fP\\ \\ " + "\n".join(run_on)]
    engine, source = roff(draw, lines + back, (11, 12), ("T", "P"))
    return Document(engine, source, items)


CHEMISTRY = [
    ("Which gas relights a glowing splint?", ["hydrogen", "carbon dioxide", "oxygen", "ammonia"], 2),
    ("The pH of lemon juice is closest to", ["2", "6", "8", "12"], 0),
    ("What is the charge of an electron?", ["positive", "negative", "neutral", "it depends on the atom"], 1),
    ("Which change is chemical?", ["ice melting", "sugar dissolving in tea", "water boiling", "iron rusting"], 3),
    ("Sodium chloride is formed when sodium hydroxide reacts with", ["sulfuric acid", "nitric acid", "hydrochloric acid", "ethanoic acid"], 2),
    ("Which metal is liquid at room temperature?", ["zinc", "mercury", "magnesium", "tin"], 1),
    ("How many hydrogen atoms are there in one molecule of methane, CH₄?", ["one", "two", "three", "four"], 3),
    ("A catalyst speeds up a reaction because it", ["lowers the activation energy", "raises the temperature", "increases the concentration", "is used up first"], 0),
]
COMMENTS = [
    "The answer to question 1 is C, since oxygen supports combustion; hydrogen burns with a pop instead. The answer to question 2 is A: citric acid makes lemon juice quite acidic. The answer to question 3 is B, and it never depends on the atom, because all electrons are alike.",
    "In question 4 the right choice is D. Rust is a new substance, while the other changes can easily be reversed. In question 5 it is C, because chlorides come from hydrochloric acid.",
    "The answer to question 6 is B; tin and zinc melt only when they are heated. For question 7 choose D, as the small 4 in the formula shows. For question 8 the right choice is A: with a catalyst more of the collisions are successful, and the catalyst is still there at the end.",
]


@layout(HALF, "chemistry-choices-answers-told-in-prose", "chemistry choices, word processor: automatic numbers, A B C D with tabs in one or two rows; the answers told in paragraphs of prose on the next page")
def chemistry_choices(draw):
    body, items = paragraph(run("Chemistry starter quiz"), "Title") + paragraph(run("Circle the letter of the best answer. Do not use your notes.", "I")), []
    for n, (question, options, right) in enumerate(CHEMISTRY, 1):
        body += paragraph(run(f"{n}.\t{question}"), "Ask")
        cells = [f"{a}  {o}" for a, o in zip("ABCD", options)]
        rows = [cells] if max(map(len, cells)) < 13 else [cells[:2], cells[2:]]
        body += "".join(paragraph(run("\t".join(row)), "Row" if len(rows) == 1 else "Half") for row in rows)
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    body += paragraph(run("Comments on the answers"), "Next") + "".join(paragraph(run(x)) for x in COMMENTS)
    styles = paragraph_style("Ask", 0.45, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always"') + paragraph_style("Row", 0.1, 0.9, 0, [(4.9, ""), (8.9, ""), (12.9, "")]) + paragraph_style("Half", 0.1, 0.9, 0, [(8.9, "")]) + paragraph_style("Next", 0, bold=True, size=15, extra='fo:break-before="page"')
    engine, source = office(draw, body, ["Carlito", "Caladea"], (12,), styles=styles)
    return Document(engine, source, items)


RIVERS = [
    ("The place where a river begins is its", ["mouth", "source", "delta", "basin"], 1, 112),
    ("Which landform is found on the inside of a meander?", ["slip-off slope", "river cliff", "waterfall", "levee"], 0, 113),
    ("An oxbow lake is cut off from", ["the sea", "a glacier", "a meander", "a reservoir"], 2, 114),
    ("Material that bounces along the bed of a river is moved by", ["solution", "suspension", "traction", "saltation"], 3, 114),
    ("A waterfall forms where hard rock lies above", ["harder rock", "softer rock", "clay only", "permafrost"], 1, 115),
    ("Which process wears pebbles down as they knock against each other?", ["attrition", "abrasion", "solution", "deposition"], 0, 118),
    ("The movement of beach material along a coast is called", ["hydraulic action", "backwash", "longshore drift", "weathering"], 2, 119),
    ("A spit grows where", ["a cliff collapses", "the coast changes direction", "the tide is highest", "a river is dammed"], 1, 120),
    ("What is left when an arch collapses?", ["a cave", "a bay", "a headland", "a stack"], 3, 121),
    ("Wooden fences built across a beach to trap sand are known as", ["groynes", "gabions", "sea walls", "revetments"], 0, 123),
]


@layout(HALF, "geography-teachers-edition-key-in-outer-margin", "teacher’s edition of a geography textbook, LaTeX: choices a) to d) two by two, the letter of the right one and a page in the outer margin beside each")
def geography_margin(draw):
    body = r"{\footnotesize\textsf{TEACHER’S EDITION}\hfill\textsf{Unit 5 \textbullet\ Rivers and coasts}}\par\medskip{\LARGE\bfseries Check your progress}\par\smallskip Choose the best answer for each question.\par\bigskip "
    items = []
    for n, (question, options, right, where) in enumerate(RIVERS, 1):
        key = rf"\marginpar{{\raggedright\footnotesize\sffamily\fbox{{\textbf{{{'abcd'[right]}}}}} p.\,{where}}}"
        cells = [rf"\makebox[8mm][l]{{{a})}}{tex(o)}" for a, o in zip("abcd", options)]
        body += rf"\needspace{{22mm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{key}{tex(question)}}}" + "".join(rf"\par\noindent\hspace*{{9mm}}\makebox[58mm][l]{{{one}}}{two}" for one, two in (cells[:2], cells[2:])) + r"\par\bigskip "
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    extra = r"\geometry{left=22mm,right=50mm,marginparwidth=26mm,marginparsep=6mm}"
    engine, source = document(draw, body, ["times", "palatino"], (11, 12), (22, 22), extra=extra, foot=r"\fancyfoot[R]{124}")
    return Document(engine, source, items)


KOREAN = [
    ("학교", "n.", "school"), ("도서관", "n.", "library"), ("숙제", "n.", "homework"), ("방학", "n.", "school holidays"), ("배우다", "v.", "to learn"), ("가르치다", "v.", "to teach"),
    ("어렵다", "adj.", "to be difficult"), ("쉽다", "adj.", "to be easy"), ("시장", "n.", "market"), ("과일", "n.", "fruit"), ("사다", "v.", "to buy"), ("팔다", "v.", "to sell"),
    ("비싸다", "adj.", "to be expensive"), ("날씨", "n.", "weather"), ("눈", "n.", "snow; eye"), ("바람", "n.", "wind"), ("덥다", "adj.", "to be hot"), ("자주", "adv.", "often"), ("가끔", "adv.", "sometimes"), ("항상", "adv.", "always"),
]


@layout(HALF, "words-korean-numbered-word-class-table", "Korean word list, word processor: ruled table number, Korean, word class, English under a head in Korean")
def words_korean(draw):
    rows = [[run("번호", "B"), run("단어", "B"), run("품사", "B"), run("영어", "B")]] + [[run(str(n)), run(word), run(kind, "I"), run(english)] for n, (word, kind, english) in enumerate(KOREAN, 1)]
    body = paragraph(run("Korean 2 – Lesson 3"), "Title") + paragraph(run("Learn these words. Quiz on Thursday!")) + office_table(rows, [1.6, 4.2, 2.0, 6.4])
    items = [item(word, english, str(n), kind="vocabulary") for n, (word, _, english) in enumerate(KOREAN, 1)]
    engine, source = office(draw, body, ["Noto Sans CJK KR", "Noto Serif CJK KR"], (11,))
    return Document(engine, source, items)


HINDI = [
    ("घर में", [("घर", "पु.", "ghar", "house"), ("कमरा", "पु.", "kamrā", "room"), ("मेज़", "स्त्री.", "mez", "table"), ("कुर्सी", "स्त्री.", "kursī", "chair"), ("दरवाज़ा", "पु.", "darvāzā", "door"), ("खिड़की", "स्त्री.", "khiṛkī", "window")]),
    ("खाना", [("रोटी", "स्त्री.", "roṭī", "bread"), ("चावल", "पु.", "chāval", "rice"), ("पानी", "पु.", "pānī", "water"), ("दूध", "पु.", "dūdh", "milk"), ("सब्ज़ी", "स्त्री.", "sabzī", "vegetable"), ("चाय", "स्त्री.", "chāy", "tea")]),
    ("परिवार", [("माता", "स्त्री.", "mātā", "mother"), ("पिता", "पु.", "pitā", "father"), ("भाई", "पु.", "bhāī", "brother"), ("बहन", "स्त्री.", "bahan", "sister"), ("बेटा", "पु.", "beṭā", "son"), ("बेटी", "स्त्री.", "beṭī", "daughter")]),
]


@layout(HALF, "words-hindi-gender-sound-two-blocks", "Hindi nouns, Chromium: three bands with two blocks side by side, each word, gender in Hindi, sound in italics, English; no rules")
def words_hindi(draw):
    body, items = "<h1>संज्ञा · Nouns</h1><p class=s>पु. = masculine, स्त्री. = feminine</p>", []
    for theme, words in HINDI:
        body += f"<h2>{theme}</h2><div class=w>"
        for half in (words[:3], words[3:]):
            body += "<table>" + "".join(f"<tr><td class=h>{w}</td><td class=g>{g}</td><td class=t>{t}</td><td>{e}</td></tr>" for w, g, t, e in half) + "</table>"
        body += "</div>"
        items += [item(w, e, kind="vocabulary", section=theme) for w, _, _, e in words]
    css = "h1 { font-size: 170%; margin: 0 } .s { color: #555; margin: 1mm 0 } h2 { background: #f4e3c8; font-size: 115%; padding: 1mm 3mm; margin: 5mm 0 2mm } .w { display: flex; gap: 10mm } table { width: 50%; border-collapse: collapse; table-layout: fixed } td { padding: 1mm } .h { font-size: 120%; width: 24% } .g { color: #777; width: 18%; font-size: 85% } .t { font-style: italic; width: 26% }"
    engine, source = page(draw, body, ["Noto Sans', 'Noto Sans Devanagari".replace("'", '"')], (11,), css, language="hi")
    return Document(engine, source, items)


LIBRARY = [
    ("Hi, can I renew a book online?", "Yes. Log in, open “My loans” and press Renew. You can do this three times unless somebody else has reserved the book."),
    ("How many books may I take home?", "Pupils may have six at a time, sixth-formers twelve. Dictionaries stay in the library."),
    ("What happens if I lose a book?", "Tell us soon. You pay what a new copy costs, and if the old one turns up within a year we give the money back."),
    ("Are there fines for late books?", "No, we stopped them two years ago. But you can’t borrow anything else until the late book is back."),
    ("When is the library quiet enough for revision?", "Before school, from 7.50, and after four. Lunch is the busiest time."),
    ("Can I print here?", "There are two printers by the window. The first twenty pages each term are free."),
    ("Do you buy books that pupils ask for?", "Very often! Fill in a yellow card at the desk and we will let you know within a fortnight."),
    ("May I eat my lunch in the library?", "Sorry, only water in a closed bottle."),
    ("How can I become a library helper?", "Come to the meeting on the first Monday of term. You need one free lunch break a week."),
]


@layout(HALF, "faq-chat-bubbles", "FAQ of a school library, Chromium: questions in dark bubbles at the right, answers in grey bubbles at the left, no labels")
def faq_chat(draw):
    body, items = "<h1>Ask the library</h1><p class=s>What you asked us most this term</p>", []
    for question, answer in LIBRARY:
        body += f"<div class=q><span>{web(question)}</span></div><div class=a><span>{web(answer)}</span></div>"
        items.append(item(question, answer, kind="faq"))
    css = "h1 { margin: 0; color: #27606e } .s { margin: 0 0 6mm; color: #666 } .q { text-align: right; break-after: avoid } .q span { background: #27606e; color: #fff } span { display: inline-block; max-width: 105mm; padding: 2.5mm 4mm; border-radius: 4mm; text-align: left; margin-bottom: 2.5mm } .a { break-inside: avoid; margin-bottom: 3mm } .a span { background: #e6e9ec }"
    engine, source = page(draw, body, ["Roboto", "Noto Sans"], (11,), css)
    return Document(engine, source, items)


PLATES = [
    ["The outermost layer of the Earth is called the ____________ (1). ", "Below it lies the ____________ (2), which is nearly three thousand kilometres thick. ", "The crust and the top of this layer are broken into large pieces called ____________ (3), which move a few ____________ (4) each year."],
    ["Where two of them move apart, molten rock rises and new ____________ (5) floor is made. ", "Where they collide, one may sink below the other in a process known as ____________ (6). ", "This can cause ____________ (7) and feed volcanoes. ", "The Himalayas are fold ____________ (8) that formed when India ran into Asia."],
    ["The strength of an earthquake is measured with a ____________ (9). ", "Waves that an earthquake under the sea sets off are called a ____________ (10)."],
]
FILLED = ["crust", "mantle", "plates", "centimetres", "ocean", "subduction", "earthquakes", "mountains", "seismometer", "tsunami"]


@layout(HALF, "gaps-passage-number-behind-line-bank-row", "gap text on plate tectonics, word processor: underscores with the number in brackets behind them, word bank in two table rows, answers at the foot with dots between")
def gaps_plates(draw):
    bank = draw.mixed(FILLED)
    body = paragraph(run("Plate tectonics: what do you remember?"), "Title") + paragraph(run("Read the text and write the missing words on the lines. Use each word from the box once."))
    body += office_table([[run(w) for w in bank[:5]], [run(w) for w in bank[5:]]], [3.2] * 5)
    items, n = [], 0
    for sentences in PLATES:
        body += paragraph(run("".join(sentences)), "Text")
        for sentence in sentences:
            for _ in range(sentence.count("____________")):
                items.append(item(sentence.strip(), FILLED[n], str(n + 1), kind="gap"))
                n += 1
    body += paragraph(run("Answers: " + " · ".join(f"{k} {w}" for k, w in enumerate(FILLED, 1))), "Small")
    styles = paragraph_style("Text", 0.6, extra='fo:line-height="170%"') + paragraph_style("Small", 2.5, size=9)
    engine, source = office(draw, body, ["Liberation Sans", "Carlito"], (12,), styles=styles)
    return Document(engine, source, items)
