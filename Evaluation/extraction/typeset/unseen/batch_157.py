"""The hundred and fifty-seventh: sheets that a collector would bring next: sentences of a test of business English, statements of a health
course, a final examination, a biology paper of Kenya with its scheme, a contest in mathematics, French exercises, a page of trivia, a
glossary, Hebrew words, a chapter of a textbook, a Japanese test and a reading test with its scheme.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"

# Incomplete sentences of a test of business English

SENTENCES = [
    ("The new catalogue will be sent to all customers ------- the end of the month.", ["by", "until", "since", "during"]),
    ("Ms. Ferraro is ------- for the training of all new sales staff.", ["response", "responsible", "responsibly", "responsibility"]),
    ("Please ------- your identification badge at the front desk before leaving.", ["returning", "returned", "return", "to return"]),
    ("The factory in Leipzig produces twice as many parts ------- the one in Ghent.", ["than", "like", "so", "as"]),
    ("Employees ------- wish to attend the seminar should contact Mr. Oyelaran.", ["whom", "who", "whose", "which"]),
    ("The board was ------- pleased with the results of the third quarter.", ["extremely", "extreme", "extremes", "extremity"]),
    ("All invoices must be approved by the accounting department ------- they are paid.", ["despite", "before", "without", "besides"]),
    ("Because of the storm, the delivery has been ------- until Thursday.", ["called", "opened", "postponed", "departed"]),
    ("Hotel guests may use the fitness center at no ------- charge.", ["additional", "addition", "additionally", "add"]),
    ("Mr. Laurent asked ------- assistant to book a table for twelve people.", ["he", "him", "himself", "his"]),
    ("Sales of bicycles rose ------- last spring.", ["sharp", "sharpen", "sharply", "sharpness"]),
    ("The merger is expected to create ------- three hundred jobs in the region.", ["approximate", "approximately", "approximation", "approximated"]),
]


@layout(HALF, "sentences-gambia", "incomplete sentences of a test of business English, Chromium: READING TEST, PART 5 with its directions over two columns, 101. to 110. in bold, dashes for the gap, (A) to (D) stacked; no key")
def sentences_gambia(draw):
    body, items = "<h1>READING TEST</h1><p>In the Reading test, you will read a variety of texts and answer several different types of reading comprehension questions. You must mark your answers on the separate answer sheet. Do not write your answers in the test book.</p><h2>PART 5</h2><p><b>Directions:</b> A word or phrase is missing in each of the sentences below. Four answer choices are given below each sentence. Select the best answer to complete the sentence. Then mark the letter (A), (B), (C), or (D) on your answer sheet.</p><div class=g>", []
    dash = f"<span class=d>{chr(45) * 7}</span>"
    for n, (sentence, options) in enumerate(draw.some(SENTENCES, 10), 101):
        body += f"<div class=q><b>{n}.</b><div>{web(sentence).replace(chr(45) * 7, dash)}" + "".join(f"<div>({a}) {web(o)}</div>" for a, o in zip("ABCD", options)) + "</div></div>"
        items.append(item(sentence, None, str(n), None, choices("ABCD", options), kind="mcq", section="PART 5"))
    body += "</div><p class=f><span>GO ON TO THE NEXT PAGE</span></p>"
    css = "h1 { text-align: center; font-size: 150%; margin: 0 0 3mm } h2 { font-size: 115%; margin: 4mm 0 1mm } .g { columns: 2; column-gap: 9mm; column-rule: 1px solid #999; border-top: 1px solid #000; padding-top: 4mm } .q { display: flex; break-inside: avoid; margin-bottom: 4.5mm } .q > b { width: 12mm; flex: none } .d { white-space: nowrap } .f { text-align: right; font-weight: bold; font-size: 85% } .f span { background: #000; color: #fff; padding: 1mm 4mm }"
    engine, source = page(draw, body, ["Liberation Serif", "Liberation Sans", "Caladea"], (10.5,), css)
    return Document(engine, source, items)


# True or false in a first aid course

AID = [
    ("You should put butter on a burn to cool it.", False), ("A nosebleed is treated by leaning forward and pinching the nose.", True), ("The emergency services should be called only after the casualty has woken up.", False),
    ("A casualty who is unconscious but breathing belongs in the recovery position.", True), ("Cool a burn under running water for at least twenty minutes.", True), ("An object that is stuck deep in a wound should be pulled out at once.", False),
    ("In adults, chest compressions are given at a rate of 100 to 120 a minute.", True), ("Someone with a suspected broken leg should try to walk it off.", False), ("A bite by a snake should be cut open and sucked.", False),
    ("Gloves protect both the first aider and the casualty.", True), ("A person who is choking but can cough should be told to keep coughing.", True), ("Frostbitten fingers should be rubbed with snow.", False), ("An automated defibrillator can be used by people without training.", True),
]


@layout(HALF, "verdicts-praline", "test of a first aid course, groff: name and date lines, Circle T or F, T and F before the number of each statement, score at the end, key in one paragraph 1 F, 2 T on the next page for the instructor")
def verdicts_praline(draw):
    asked = draw.some(AID, 12)
    lines = [".ds CF First Aid at Work: Day 1 \\(em Test", ".LP", "\\s+5\\fBEnd-of-day test: true or false?\\fP\\s0", ".LP", "Name: \\l'6c'\\h'1c'Date: \\l'3c'", ".LP", "Read each statement. If it is true, circle \\fBT\\fP. If it is false, circle \\fBF\\fP. You need 9 correct answers to pass.", ".sp .5"]
    items = []
    for n, (text, right) in enumerate(asked, 1):
        lines += [".ne 3", f'.IP "\\fBT\\fP\\ \\ \\ \\fBF\\fP\\ \\ \\ {n}." 12n', plain(text)]
        items.append(item(text, "True" if right else "False", str(n), kind="truefalse"))
    lines += [".LP", ".sp", "Score: \\l'1.5c' / 12\\h'2c'Signed by the instructor: \\l'5c'", ".bp", ".LP", "\\s+2\\fBInstructor's key\\fP\\s0", ".LP", ", ".join(f"{n} {'T' if right else 'F'}" for n, (_, right) in enumerate(asked, 1)) + ".", ".LP", "Go through the false statements with the group and let the participants correct them."]
    engine, source = roff(draw, lines, (11, 12), ("H", "T"))
    return Document(engine, source, items)


# Final examination of a university

FINALS = [
    ("Demand in a market is given by Q = 120 − 2P and supply by Q = 4P.", [("Find the equilibrium price and quantity.", 4), ("Calculate the consumer surplus at the equilibrium.", 4), ("The government introduces a tax of 6 per unit on producers. Determine the new quantity traded.", 5)]),
    ("A firm has the cost function C(q) = 50 + 2q², and sells in a competitive market at a price of 40.", [("Derive the marginal cost function.", 2), ("How much does the firm produce in the short run?", 3), ("Is the firm making a profit? Justify your answer.", 3)]),
    ("Two cafés on the same street decide independently whether to open on Sundays.", [("Explain what is meant by a dominant strategy.", 3), ("Draw a payoff matrix in which opening is dominant for both cafés.", 4), ("Under what conditions could the cafés agree not to open? Discuss with reference to repeated games.", 6)]),
    ("", [("State the Coase theorem and its two main assumptions.", 5), ("Give one example of a public good and explain why markets provide too little of it.", 6)]),
]


@layout(HALF, "finals-taffrail", "final examination in economics of a university, pdfLaTeX: cover lines in a table, Question 1 (13 marks) as a heading in bold, (a) (b) with the marks in square brackets at the end of the text, page of pages at the foot; no answers")
def finals_taffrail(draw):
    body = r"\begin{center}{\large\bfseries UNIVERSITY OF PORT ELLERY}\par\smallskip Faculty of Business and Economics\par\bigskip{\bfseries ECON 1010: Principles of Microeconomics}\par\smallskip Final Examination, Semester 1\end{center}\begin{tabular}{@{}ll@{}}\textbf{Duration:} & 2 hours plus 10 minutes reading time\\\textbf{Total marks:} & 45\\\textbf{Materials permitted:} & Non-programmable calculator\end{tabular}\par\medskip\textbf{Instructions:} Attempt \textbf{all four} questions. Begin each question in a new booklet. Show all your working.\par\medskip\hrule\medskip "
    items = []
    for n, (stem, parts) in enumerate(FINALS, 1):
        sum_ = sum(marks for _, marks in parts)
        body += rf"\needspace{{4cm}}\medskip\textbf{{Question {n}}}\quad ({sum_} marks)\par\nopagebreak {tex(stem)}\par" "\n"
        for letter, (question, marks) in zip("abc", parts):
            body += rf"\lab{{4mm}}{{9mm}}{{({letter})}}{{{tex(question)} [{marks}]}}\smallskip" "\n"
            items.append(item(question, None, f"{n}({letter})", marks, stem=stem))
    body += r"\bigskip\begin{center}\textbf{--- End of Examination ---}\end{center}"
    engine, source = document(draw, body + r"\label{last}", ["cm", "lm", "times"], (11, 12), (24, 27), head=r"\fancyhead[R]{\small ECON 1010}", foot=r"\small Page \thepage\ of \pageref{last}")
    return Document(engine, source, items)


# Biology paper of a Kenyan school with its scheme

KENYA = [
    ("", [("Define the term osmosis.", ["Movement of water molecules from a dilute to a concentrated solution through a semi-permeable membrane"])]),
    ("The diagram shown in class represents a plant cell.", [("Name the structure that controls all activities of the cell.", ["Nucleus"]), ("State two structures that are absent in an animal cell.", ["Cell wall", "Chloroplast"]), ("Give one function of the mitochondrion.", ["Site of respiration"])]),
    ("", [("State three characteristics of living things.", ["Nutrition", "Excretion", "Reproduction"])]),
    ("A student placed a leaf in boiling alcohol during a test for starch.", [("Why was the leaf placed in alcohol?", ["To remove chlorophyll"]), ("State two precautions that the student should take.", ["Use a water bath to heat the alcohol", "Keep flames away from the alcohol"])]),
    ("", [("Name the vitamin whose deficiency causes scurvy.", ["Vitamin C"])]),
    ("", [("Explain how the villi are adapted to their function.", ["They are numerous to increase the surface area", "They have thin walls for fast diffusion", "They have many capillaries to carry the food away"])]),
    ("Blood leaves the heart through two arteries.", [("Name the artery that carries blood to the lungs.", ["Pulmonary artery"]), ("Give two differences between arteries and veins.", ["Arteries have thick walls while veins have thin walls", "Arteries have no valves while veins have valves"])]),
]


@layout(HALF, "biology-juba", "end of term paper in biology of a Kenyan school, word processor: name, admission number and class, 1. and a) b) with tabs, (2mks) at the end of the text, dotted lines; MARKING SCHEME behind it in the same file with points that end in a tick")
def biology_juba(draw):
    dots = "." * 125
    body = paragraph(run("MWANGAZA SECONDARY SCHOOL"), "Mid") + paragraph(run("BIOLOGY FORM 2 – END OF TERM 1 EXAM"), "Mid") + paragraph(run("TIME: 1 ¼ HOURS"), "Mid")
    body += paragraph(run("NAME: ........................................................ ADM NO: .................. CLASS: ............")) + paragraph(run("Answer all the questions in the spaces provided.", "I"))
    scheme, items = paragraph(run("BIOLOGY FORM 2 MARKING SCHEME"), "New"), []
    for n, (stem, parts) in enumerate(KENYA, 1):
        single = len(parts) == 1
        if not single:
            body += paragraph(run(f"{n}.\t{stem}"), "Part")
        for place, (letter, (question, points)) in enumerate(zip("abc", parts)):
            marks = len(points)
            label = f"{n}.\t" if single else f"{letter})\t"
            body += paragraph(run(f"{label}{question} ({marks}mk{'s' if marks > 1 else ''})"), "Part" if single else "Inner")
            body += "".join(paragraph(run(dots), "Dots") for _ in range(marks))
            head = f"{n}.\t" if place == 0 else "\t"
            head += "" if single else f"{letter})"
            for k, point in enumerate(points):
                scheme += paragraph(run(f"{head if k == 0 else chr(9)}\t{point} ✓"), "Mark")
            rubric = [{"text": point, "marks": None} for point in points] if marks > 1 else None
            items.append(item(question, "\n".join(points), str(n) if single else f"{n}({letter})", marks, stem=stem, rubric=rubric))
    center = 'fo:text-align="center"'
    styles = paragraph_style("Mid", 0.1, bold=True, size=13, extra=center) + paragraph_style("Dots", 0.14, 1.0) + paragraph_style("Mark", 0.15, 1.9, -1.9, [(0.9, ""), (1.9, "")]) + paragraph_style("New", 0, bold=True, size=13, extra=center + ' fo:break-before="page"')
    engine, source = office(draw, body + scheme, ["Liberation Serif", "Carlito"], (12,), margin=1.6, styles=styles)
    return Document(engine, source, items)


# Contest in mathematics

CONTEST = [
    ("What is the value of 20 + 2 × 5 − 4?", ["22", "26", "106", "30", "36"]), ("A rectangle has sides of 3 cm and 7 cm. What is its perimeter?", ["10 cm", "20 cm", "21 cm", "24 cm", "42 cm"]),
    ("Which of these numbers is closest to 1?", ["0.9", "1.05", "0.99", "1.1", "0.909"]), ("Tom is two years older than Ben and five years younger than Kim. The sum of their ages is 33. How old is Ben?", ["6", "7", "8", "9", "10"]),
    ("How many three-digit numbers have digits that add up to 3?", ["3", "4", "5", "6", "7"]), ("A clock loses 4 minutes every hour. It is set right at noon. What time does it show when it is really 6 p.m.?", ["5:24", "5:36", "5:40", "5:56", "6:24"]),
    ("The figure shows a square of side 8 that has been cut along its diagonals. What is the area of one of the triangles?", ["8", "12", "16", "24", "32"]), ("Five friends shake hands with each other once. How many handshakes are there?", ["5", "10", "15", "20", "25"]),
    ("What is the last digit of the product of the first six odd numbers?", ["1", "3", "5", "7", "9"]), ("In a bag there are 4 red, 5 blue and 6 green balls. How many must you take without looking to be sure of two of the same colour?", ["2", "3", "4", "5", "7"]),
]


@layout(HALF, "contest-fudge", "contest in mathematics for grades 5 and 6, pdfLaTeX: banner between rules, instructions, numbers in bold, (A) to (E) in one row, a square with its diagonals; no key")
def contest_fudge(draw):
    body = r"\hrule height 1.2pt\smallskip\begin{center}{\LARGE\bfseries The Lakeland Mathematics Contest}\par\smallskip Grades 5 and 6\quad$\cdot$\quad 50 minutes\end{center}\hrule height 1.2pt\medskip{\small\begin{itemize}[nosep]\item Do not open the booklet until you are told to do so.\item You may use rulers and scratch paper. Calculators are not permitted.\item Each correct answer is worth 5 points. There is no penalty for a wrong answer.\item Diagrams are not drawn to scale.\end{itemize}}\medskip "
    items = []
    for n, (question, options) in enumerate(CONTEST, 1):
        body += rf"\needspace{{3cm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\nopagebreak" "\n"
        if "figure" in question:
            body += r"\begin{center}\begin{tikzpicture}[scale=.22]\draw (0,0) rectangle (8,8) (0,0)--(8,8) (0,8)--(8,0);\node[below] at (4,0) {8};\end{tikzpicture}\end{center}\nopagebreak" "\n"
        body += r"\hspace*{9mm}\begin{tabular}{@{}*{5}{p{27mm}}@{}}" + " & ".join(rf"(\textbf{{{a}}}) {tex(o)}" for a, o in zip("ABCDE", options)) + r"\end{tabular}\par\bigskip" "\n"
        items.append(item(question, None, str(n), None, choices("ABCDE", options), kind="mcq"))
    engine, source = document(draw, body, ["lm", "palatino", "times"], (11,), (20, 22), foot=r"\small\thepage")
    return Document(engine, source, items)


# French exercises

MARCHE = [("Où va Camille le samedi matin ?", ["À la piscine", "Au marché", "À la bibliothèque"], 1), ("Avec qui fait-elle ses courses ?", ["Avec son grand-père", "Avec sa voisine", "Avec son frère"], 0), ("Qu’est-ce qu’ils achètent d’abord ?", ["Du pain", "Des fleurs", "Des légumes"], 2)]
RELIER = [("Combien coûtent", "ces tomates ?"), ("Je voudrais un kilo", "de pommes, s’il vous plaît."), ("Avez-vous", "du fromage de chèvre ?"), ("Merci et", "bonne journée !")]
TROUS = [("Il y a ............... lait dans le frigo.", "du"), ("Nous n’avons plus ............... œufs.", "d’"), ("Ma mère achète ............... confiture.", "de la"), ("Vous prenez ............... haricots verts ?", "des")]


@layout(HALF, "french-brittle", "sheet of a language school in French, Typst: a short text in a frame, Exercice 1 with squares before a. b. c., Exercice 2 lists to join with dots, Exercice 3 gaps of dots with a bank, Corrigés in small print at the foot")
def french_brittle(draw):
    heads = ["Exercice 1", "Exercice 2", "Exercice 3"]
    font = draw.one(["Lato", "Open Sans", "Libertinus Serif"])
    ends = draw.mixed([b for _, b in RELIER])
    lines = ['#set page(paper: "a4", margin: 20mm, footer: align(right, text(size: 8pt)[Fiche 14 · Niveau A1]))', f'#set text(font: "{font}", size: 10.5pt, lang: "fr")', '#text(size: 17pt, weight: "bold")[Au marché]#h(1fr)Nom : .................................. Date : ................', "", "#block(stroke: 0.7pt, inset: 3mm, radius: 2mm)[Tous les samedis matin, Camille va au marché avec son grand-père. Ils achètent d’abord des légumes, puis du fromage. À la fin, ils prennent un chocolat chaud sur la place.]"]
    items, key = [], []
    lines += [f"#block(above: 6mm)[*{heads[0]}* #h(2mm) Lisez le texte et cochez la bonne réponse.]"]
    for n, (question, options, right) in enumerate(MARCHE, 1):
        cells = " #h(8mm) ".join(f"#box(width: 3mm, height: 3mm, stroke: 0.6pt) {a}. {o}" for a, o in zip("abc", options))
        lines += [f"#block(above: 4mm, below: 2.5mm)[{n}) {question}]", f"#pad(left: 6mm)[{cells}]"]
        items.append(item(question, options[right], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[right], section=heads[0]))
    key.append("*Exercice 1* : " + " ; ".join(f"{n}) {'abc'[r]}" for n, (_, _, r) in enumerate(MARCHE, 1)))
    cells = ""
    for n, (left, right) in enumerate(RELIER, 1):
        cells += f"[{n}) {left}], [•], [], [•], [{'ABCD'[n - 1]}. {ends[n - 1]}], "
        items.append(item(left, right, str(n), None, choices("ABCD", ends), kind="match", answer_label="ABCD"[ends.index(right)], section=heads[1]))
    key.append("*Exercice 2* : " + " ; ".join(f"{n}{'ABCD'[ends.index(b)]}" for n, (_, b) in enumerate(RELIER, 1)))
    lines += [f"#block(above: 8mm)[*{heads[1]}* #h(2mm) Reliez les deux parties de la phrase.]", f"#grid(columns: (45mm, 5mm, 25mm, 8mm, 1fr), row-gutter: 4mm, {cells})"]
    lines += [f"#block(above: 8mm)[*{heads[2]}* #h(2mm) Complétez avec les mots de la liste.]", "#align(center, box(stroke: 0.7pt, inset: 2.5mm)[" + " #h(6mm) ".join(sorted(a for _, a in TROUS)) + "])"]
    points = "." * 15
    for n, (text, answer) in enumerate(TROUS, 1):
        lines += [f"#block(above: 3.5mm)[{n}) {text.replace(points, chr(35) + chr(34) + points + chr(34) + chr(59))}]"]
        items.append(item(text, answer, str(n), kind="gap", section=heads[2]))
    key.append("*Exercice 3* : " + " ; ".join(f"{n}) {a}" for n, (_, a) in enumerate(TROUS, 1)))
    lines += ["#v(1fr)#line(length: 100%, stroke: 0.4pt)", "#text(size: 8pt)[*Corrigés* – " + " – ".join(key) + "]"]
    return Document("typst", "\n".join(lines) + "\n", items)


# Trivia on a web page

TRIVIA = [
    ("Which country has the most time zones?", ["Russia", "United States", "France", "China"], 2, "Its territories overseas bring the total to twelve."), ("What is the main ingredient of hummus?", ["Lentils", "Chickpeas", "Broad beans", "Aubergines"], 1, ""),
    ("How many strings does a standard violin have?", ["Four", "Five", "Six", "Eight"], 0, "They are tuned in fifths."), ("Which sea has no coast?", ["Dead Sea", "Coral Sea", "Black Sea", "Sargasso Sea"], 3, "It is bounded by four currents of the Atlantic."),
    ("What is the largest organ of the human body?", ["Liver", "Lung", "Skin", "Brain"], 2, ""), ("In which sport can you score a birdie?", ["Golf", "Badminton", "Cricket", "Darts"], 0, "It means one stroke under par."),
    ("Which metal is liquid at room temperature?", ["Tin", "Mercury", "Lead", "Zinc"], 1, ""), ("Who painted “The Starry Night”?", ["Claude Monet", "Paul Gauguin", "Edvard Munch", "Vincent van Gogh"], 3, "He painted it from memory during the day."),
    ("What do you call a group of crows?", ["A parliament", "A murder", "A gaggle", "A pride"], 1, ""), ("Which city hosted the first modern Olympic Games?", ["Paris", "London", "Rome", "Athens"], 3, ""),
    ("Which of these animals is a mammal?", ["Penguin", "Shark", "Dolphin", "Turtle"], 2, ""), ("What is the capital of Canada?", ["Ottawa", "Toronto", "Montreal", "Vancouver"], 0, "Queen Victoria chose it in 1857."),
]


@layout(HALF, "trivia-lokum", "page of trivia as printed from the web, Chromium: date and title above, address and page below, lead, Question 1: in bold, options as a list with bullets, Answer: with the words, sometimes Did you know? below it")
def trivia_lokum(draw):
    body, items = "<h1>General Knowledge Trivia Questions and Answers</h1><p class=m>By the Quiz Desk &nbsp;|&nbsp; Updated March 3 &nbsp;|&nbsp; 6 min read</p><p>Planning a quiz night with friends or looking for an ice-breaker at work? Here are some of our favorite multiple choice questions. Do not scroll too far: the answers are right below!</p>", []
    for n, (question, options, right, fact) in enumerate(draw.some(TRIVIA, 11), 1):
        body += f"<div class=q><p><b>Question {n}: {web(question)}</b></p><ul>" + "".join(f"<li>{web(o)}" for o in options) + f"</ul><p class=a><b>Answer:</b> {web(options[right])}</p>" + (f"<p class=d><i>Did you know? {web(fact)}</i></p>" if fact else "") + "</div>"
        items.append(item(question, options[right], str(n), None, choices([None] * 4, options), kind="mcq"))
    body += "<p class=r><b>You may also like:</b> Movie Trivia &nbsp;·&nbsp; Science Quiz for Kids &nbsp;·&nbsp; Music Rounds</p>"
    face = draw.one(["Open Sans", "Lato", "Roboto"])
    css = f'@page {{ @top-left {{ content: "3/9/26, 8:14 PM"; font: 7.5pt "{face}" }} @top-center {{ content: "General Knowledge Trivia Questions and Answers - Quizporch"; font: 7.5pt "{face}" }} @bottom-left {{ content: "https://www.quizporch.example/general-knowledge"; font: 7.5pt "{face}" }} @bottom-right {{ content: counter(page) "/" counter(pages); font: 7.5pt "{face}" }} }} h1 {{ font-size: 170%; line-height: 1.15; margin: 2mm 0 }} .m {{ color: #777; font-size: 85% }} .q {{ break-inside: avoid; margin: 5mm 0 }} .q p {{ margin: 1mm 0 }} ul {{ margin: 1mm 0 }} .a {{ color: #0b6b3a }} .d {{ font-size: 90%; color: #555 }} .r {{ border-top: 1px solid #ccc; padding-top: 3mm }}'
    engine, source = page(draw, body, [face], (10.5,), css)
    return Document(engine, source, items)


# Glossary of a sailing school

SAILING = [
    ("Abeam", "At right angles to the length of the boat."), ("Astern", "Behind the boat, or backwards."), ("Ballast", "Weight carried low in the hull to make a boat more stable."), ("Boom", "The spar along the foot of the mainsail."),
    ("Draught", "The depth of water that a boat needs in order to float."), ("Ebb", "The flow of the tide away from the shore."), ("Fender", "A cushion hung over the side to protect the hull from damage."), ("Gybe", "To turn the stern through the wind so that the sail changes sides."),
    ("Leeward", "On the side away from the wind."), ("Luff", "The front edge of a sail."), ("Painter", "A rope at the bow by which a dinghy is tied up or towed."), ("Reef", "To make a sail smaller in strong wind."),
    ("Shackle", "A metal link closed by a pin."), ("Tack", "To turn the bow through the wind so that the sail changes sides."), ("Transom", "The flat surface that closes the stern."),
]


@layout(HALF, "glossary-orange", "glossary at the end of a handbook of a sailing school, groff: two columns, terms in bold on lines of their own, the meaning indented below, running foot")
def glossary_orange(draw):
    lines = [".ds LF Level 1 Handbook", ".ds CF", ".ds RF 41", ".LP", "\\s+6\\fBGlossary\\fP\\s0", ".LP", "These words are used by your instructor from the first day. Learn them before you come on board.", ".2C"]
    terms = draw.some(SAILING, 13)
    for place, (term, meaning) in enumerate(terms):
        lines += [".ne 50" if place == 7 else ".ne 4", ".LP", f"\\fB{term}\\fP", ".RS", ".LP", plain(meaning), ".RE"]
    engine, source = roff(draw, lines, (11, 12), ("P", "N", "H"))
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in terms])


# Hebrew words of two lessons

HEBREW = [
    ("Lesson 3: The family", [("אבא", "aba", "father"), ("אמא", "ima", "mother"), ("אח", "ach", "brother"), ("אחות", "achot", "sister"), ("סבתא", "savta", "grandmother"), ("ילד", "yeled", "boy, child"), ("תינוק", "tinok", "baby")]),
    ("Lesson 4: The house", [("בית", "bayit", "house"), ("דלת", "delet", "door"), ("חלון", "chalon", "window"), ("שולחן", "shulchan", "table"), ("כיסא", "kise", "chair"), ("מטבח", "mitbach", "kitchen"), ("מיטה", "mita", "bed")]),
]


@layout(HALF, "hebrew-marzipan", "Hebrew words of a community school, Chromium: two ruled tables, English at the left, transliteration in italics, Hebrew at the right, head row in blue, lesson as a heading")
def hebrew_marzipan(draw):
    body, items = "<p class=h>Beth Shalom Community School &nbsp;·&nbsp; Hebrew for Beginners</p><h1>Vocabulary list</h1>", []
    for lesson, words in HEBREW:
        shown = draw.some(words, 6)
        body += f"<h2>{lesson}</h2><table><tr><th>English<th>Transliteration<th class=r>Hebrew</tr>" + "".join(f"<tr><td>{e}<td><i>{t}</i><td class=r dir=rtl lang=he>{h}</tr>" for h, t, e in shown) + "</table>"
        items += [item(h, e, kind="vocabulary", section=lesson) for h, _, e in shown]
    body += "<p class=n>Read every word aloud three times. There will be a short quiz next Sunday.</p>"
    css = ".h { color: #666; font-size: 88% } h1 { font-size: 160%; margin: 0 } h2 { font-size: 115%; color: #1b4f9c; margin: 6mm 0 2mm } table { border-collapse: collapse; width: 130mm } th { background: #1b4f9c; color: #fff; text-align: left } th, td { padding: 1.4mm 3mm; border: 1px solid #9bb4d8; width: 33% } .r { text-align: right } td.r { font-family: 'Noto Sans Hebrew'; font-size: 125% } .n { margin-top: 7mm; font-style: italic }"
    engine, source = page(draw, body, ["Noto Sans", "Open Sans"], (11,), css)
    return Document(engine, source, items)


# Chapter of a textbook with answers to odd exercises

CHAPTER = [
    ("Write each number in scientific notation.", [("45 000", "4.5 × 10⁴"), ("0.0032", "3.2 × 10⁻³"), ("780", "7.8 × 10²")]),
    ("How many seconds are there in one week?", "604 800"),
    ("A sheet of paper is 0.1 mm thick. How thick is a stack of 500 sheets in centimetres?", "5 cm"),
    ("Explain the difference between accuracy and precision.", "Accuracy is closeness to the true value, precision is closeness of repeated readings to each other."),
    ("Round each value to two significant figures.", [("3.456", "3.5"), ("0.0208", "0.021"), ("1995", "2.0 × 10³")]),
    ("Which is longer, a mile or 1500 metres?", "a mile"),
    ("A cube has sides of 2.0 cm and a mass of 21.6 g. Find its density.", "2.7 g/cm³"),
    ("Give an example of a systematic error.", "an instrument that does not read zero"),
    ("Convert 72 km/h to metres per second.", "20 m/s"),
]


@layout(HALF, "chapter-windlass", "end of a chapter of a physics textbook, XeLaTeX: Exercises in a grey band, two columns with numbers 1. to 9., (a) (b) (c) in a row below their stem, Answers to Odd-Numbered Exercises at the end with (a) run on")
def chapter_windlass(draw):
    body, items, key = r"\colorbox{black!12}{\parbox{.98\linewidth}{\Large\bfseries\strut Chapter 1\quad Exercises}}\par\medskip{\small Answers to odd-numbered exercises are at the end of the chapter.}\begin{multicols}{2}", [], ""
    for n, (text, more) in enumerate(CHAPTER, 1):
        odd = n % 2
        body += rf"\needspace{{2cm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(text)}}}" "\n"
        if isinstance(more, list):
            body += r"\nopagebreak\hspace*{8mm}" + r"\quad ".join(rf"\mbox{{({a}) {tex(q)}}}" for a, (q, _) in zip("abc", more)) + r"\par" "\n"
            items += [item(q, a if odd else None, f"{n}({letter})", stem=text, kind="numeric") for letter, (q, a) in zip("abc", more)]
            said = r"\quad ".join(rf"\mbox{{({letter}) {tex(a)}}}" for letter, (_, a) in zip("abc", more))
        else:
            items.append(item(text, more if odd else None, str(n)))
            said = tex(more)
        body += r"\smallskip "
        if odd:
            key += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{said}}}" "\n"
    body += r"\end{multicols}\hrule\medskip{\large\bfseries Answers to Odd-Numbered Exercises}\par\smallskip{\small " + key + "}"
    engine, source = document(draw, body, ["libertine", "schoolbook", "notoserif"], (10,), (22, 25), head=r"\fancyhead[L]{\small\textbf{18}\quad Chapter 1\quad Units and Measurement}", foot="", extra=r"\raggedcolumns\setlength\columnsep{9mm}")
    return Document(engine, source, items)


# Japanese test for beginners

NIHONGO_READ = [
    ("あの<u>山</u>はとても高いです。", ["かわ", "やま", "いわ", "うみ"], 1), ("きのう<u>新しい</u>くつを買いました。", ["あたらしい", "あだらしい", "うつくしい", "たのしい"], 0),
    ("えきの<u>北</u>にこうえんがあります。", ["みなみ", "ひがし", "にし", "きた"], 3), ("<u>毎朝</u>コーヒーを飲みます。", ["まいばん", "まいにち", "まいあさ", "まいしゅう"], 2), ("この<u>電車</u>は京都へ行きます。", ["でんしゃ", "じてんしゃ", "でんき", "じどうしゃ"], 0),
]
NIHONGO_GAPS = [
    ("父は毎日バス（　　）会社へ行きます。", ["が", "を", "で", "の"], 2), ("すみません、この本は（　　）ですか。", ["いくら", "いつ", "だれ", "どこ"], 0), ("きのうは（　　）寒くなかったです。", ["とても", "あまり", "たくさん", "すぐ"], 1),
    ("へやの中にねこ（　　）います。", ["を", "に", "へ", "が"], 3), ("しゅくだいを（　　）から、テレビを見ます。", ["した", "する", "して", "しない"], 2),
]


@layout(HALF, "nihongo-ubangi", "practice paper of a Japanese test for beginners, Chromium: もんだい1 and もんだい2 with instructions in kana, numbers in squares that go on, underlined words, 1 to 4 in one row, 正答表 as a small table at the end")
def nihongo_ubangi(draw):
    heads = ["もんだい１", "もんだい２"]
    asks = ["＿＿＿の　ことばは　ひらがなで　どう　かきますか。１・２・３・４から　いちばん　いい　ものを　ひとつ　えらんで　ください。", "（　　）に　なにを　いれますか。１・２・３・４から　いちばん　いい　ものを　ひとつ　えらんで　ください。"]
    body, items, key, n = "<h1>日本語テスト　初級</h1><p class=w>なまえ ______________________</p>", [], [], 0
    for head, asked, block in zip(heads, asks, (NIHONGO_READ, NIHONGO_GAPS)):
        body += f"<p class=d><b>{head}</b>　{asked}</p>"
        for text, options, right in block:
            n += 1
            body += f"<div class=q><p><span class=n>{n}</span>{text}</p><div class=o>" + "".join(f"<span>{k}　{o}</span>" for k, o in enumerate(options, 1)) + "</div></div>"
            plain_text = text.replace("<u>", "").replace("</u>", "")
            items.append(item(plain_text, options[right], str(n), None, choices("1234", options), kind="mcq", answer_label=str(right + 1), section=head))
            key.append(str(right + 1))
    body += "<p class=k><b>正答表</b></p><table><tr>" + "".join(f"<th>{k}" for k in range(1, n + 1)) + "</tr><tr>" + "".join(f"<td>{a}" for a in key) + "</tr></table>"
    css = "h1 { text-align: center; font-size: 145%; margin: 0 } .w { text-align: right } .d { margin: 6mm 0 3mm } .q { break-inside: avoid; margin: 0 0 4mm } .q p { margin: 0 0 1mm } .n { border: 1px solid #000; padding: 0 1.8mm; margin-right: 4mm; font-size: 90% } .o { display: grid; grid-template-columns: repeat(4, 1fr); padding-left: 11mm } .k { margin: 8mm 0 1mm } table { border-collapse: collapse; font-size: 90% } th, td { border: 1px solid #000; width: 10mm; text-align: center }"
    engine, source = page(draw, body, ["Noto Sans CJK JP", "Noto Serif CJK JP"], (11,), css, language="ja")
    return Document(engine, source, items)


# Reading test of a primary school with its scheme

STORY = ["Nobody in Saltmarsh had seen the ferry for three days. On the fourth morning, Ines climbed to the top of the old lighthouse with her grandfather’s telescope under her arm.", "The sea was as flat as a tin tray. Far out, something grey was drifting towards the rocks. Ines held her breath, counted to ten and raced down the hundred and twelve steps.", "“It has no engine running,” she panted to the harbour master. Mr Boyle put down his mug so quickly that the tea jumped out of it. Within minutes, every boat in the harbour was on its way."]
READING = [
    ("For how many days had the ferry been missing when the story begins?", 1, None, ["three"], {"allow": ["3 days"]}),
    ("What did Ines take with her to the top of the lighthouse?", 1, ["a lamp", "a telescope", "a map", "a mug of tea"], ["a telescope"], {}),
    ("“The sea was as flat as a tin tray.” What does this tell you about the weather?", 1, None, ["it was calm"], {"allow": ["there was no wind"]}),
    ("Find and copy one word that shows Ines was out of breath.", 1, None, ["panted"], {}),
    ("Which word is closest in meaning to drifting?", 1, ["sinking", "floating", "burning", "turning"], ["floating"], {}),
    ("How do you know that Mr Boyle was alarmed? Give two pieces of evidence.", 2, None, ["he put his mug down quickly", "he sent out every boat in the harbour"], {"reject": ["he was drinking tea"]}),
    ("How many steps does the lighthouse have?", 1, ["ten", "twelve", "one hundred", "one hundred and twelve"], ["one hundred and twelve"], {}),
    ("What was wrong with the ferry?", 1, None, ["its engine was not running"], {}),
    ("Who does the telescope belong to?", 1, ["Ines", "her grandfather", "Mr Boyle", "the captain"], ["her grandfather"], {}),
    ("What do you think will happen next? Use evidence from the text to support your answer.", 2, None, ["a prediction about a rescue", "evidence such as the boats that are on their way"], {}),
]


@layout(HALF, "reading-pastille", "reading test of English primary schools, Chromium: the text on the first page, questions with the number in a black square at the left, Tick one. with boxes behind the words, lines, 1 mark below a small box in the right margin; scheme in its own file as a table Qu., Requirement, Mark")
def reading_pastille(draw):
    body, items = "<h1>The Grey Ferry</h1>" + "".join(f"<p class=s>{web(text)}</p>" for text in STORY) + "<div class=new></div>", []
    scheme = "<h2>The Grey Ferry: mark scheme</h2><table><tr><th>Qu.<th>Requirement<th>Mark</tr>"
    for n, (question, marks, options, points, notes) in enumerate(READING, 1):
        tick = "<p class=t>Tick <b>one</b>.</p>" + "".join(f"<div class=o><span>{web(o)}</span><i></i></div>" for o in options) if options else "<div class=l></div>" * (marks + 1)
        body += f"<div class=q><span class=n>{n}</span><div class=x><p>{web(question)}</p>{tick}</div><div class=k><i></i>{marks} mark{'s' if marks > 1 else ''}</div></div>"
        said = "".join(f"<div><b>{'Also accept' if k == 'allow' else 'Do not accept'}:</b> {web(x)}</div>" for k, v in notes.items() for x in v)
        listed = f"Award <b>1 mark</b> for: {web(points[0])}" if marks == 1 else f"Award <b>1 mark</b> for each of the following, up to <b>{marks} marks</b>:<ul>" + "".join(f"<li>{web(x)}" for x in points) + "</ul>"
        scheme += f"<tr><td>{n}<td>{listed}{said}<td>{marks}m</tr>"
        rubric = [{"text": x, "marks": None} for x in points] if marks > 1 else None
        items.append(item(question, "\n".join(points), str(n), marks, choices([None] * 4, options) if options else None, kind="mcq" if options else "short", rubric=rubric, **notes))
    scheme += "</table>"
    css = "h1 { font-size: 170% } .s { font-size: 110%; line-height: 1.6 } .new { break-after: page } .q { display: flex; break-inside: avoid; margin-bottom: 8mm } .n { background: #000; color: #fff; width: 8mm; height: 7mm; line-height: 7mm; text-align: center; font-weight: bold; flex: none; margin-right: 5mm } .x { flex: 1 } .x p { margin: 0 0 2mm } .x .t { text-align: right; width: 80mm; padding-right: 0 } .o { display: flex; justify-content: space-between; width: 78mm; margin: 0 0 2.5mm 4mm } .o i { width: 5mm; height: 5mm; border: 1px solid #000 } .l { border-bottom: 1px solid #666; height: 8mm } .k { width: 20mm; text-align: center; font-size: 80%; align-self: flex-end; padding-left: 6mm; flex: none } .k i { display: block; width: 8mm; height: 8mm; border: 1px solid #000; margin: 0 auto 1mm }"
    sheet = "table { border-collapse: collapse; width: calc(100% - 1mm) } th { background: #ddd } td, th { border: 1px solid #000; padding: 1.5mm 3mm; text-align: left; vertical-align: top } td:first-child, td:last-child { width: 12mm; text-align: center } ul { margin: 1mm 0 } tr { break-inside: avoid }"
    fonts = [draw.one(["Liberation Sans", "Open Sans"])]
    engine, source = page(draw, body, fonts, (12,), css)
    _, marking = page(draw, scheme, fonts, (11,), sheet)
    return Document(engine, source, items, marking)
