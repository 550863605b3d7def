"""More sheets of schools, boards, publishers and training centres of several countries: word problems (United States), a board's
physics paper with its scheme, a mathematics paper (India), a check of workshop safety, a passage with gaps, review exercises of a
textbook, words of Japanese and of Arabic, a class test (Germany), a quarterly assessment (Philippines), theory questions with
explanations, and a short test (France).
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from webpage import page, web

HALF = "unseen"

# Word problems, United States

BAKERY = [
    ("Mrs. Alvarez baked 6 trays of muffins. Each tray holds 12 muffins. How many muffins did she bake?", "72 muffins"),
    ("A school bus can carry 48 students. How many buses are needed for 240 students?", "5 buses"),
    ("Devon had $50. He bought a book for $13 and a game for $24. How much money does he have left?", "$13"),
    ("A ribbon is 96 inches long. Kayla cuts it into 8 equal pieces. How long is each piece?", "12 inches"),
    ("There are 365 days in a year. How many days are there in 3 years?", "1,095 days"),
    ("A farmer picked 508 apples on Monday and 397 apples on Tuesday. How many apples did he pick in all?", "905 apples"),
    ("Marcus read 27 pages every day for 9 days. How many pages did he read?", "243 pages"),
    ("A pizza was cut into 8 slices. Rosa ate 2 slices. What fraction of the pizza is left?", "6/8 or 3/4"),
    ("The movie started at 2:45 and ended at 4:20. How long was the movie?", "1 hour 35 minutes"),
    ("A rectangular garden is 14 feet long and 9 feet wide. What is its perimeter?", "46 feet"),
]


@layout(HALF, "worksheet-pickaxe", "worksheet of word problems for grade 4, Chromium: name, date and score on top, numbers with a parenthesis, Show your work with a line for the answer, answers in small print at the foot of each page")
def word_problems(draw):
    body = ""
    for first in (0, 5):
        body += "<section><div class=n><span>Name: ________________________</span><span>Date: ____________</span><span>Score: ____ / 10</span></div>"
        body += "<h1>Multi-Step Word Problems</h1><p class=d>Solve each problem. Show your work and write your answer on the line.</p>" if first == 0 else "<h1>Multi-Step Word Problems (continued)</h1>"
        asked = list(enumerate(BAKERY, 1))[first : first + 5]
        body += "".join(f"<div class=q><span class=k>{n})</span><div><p>{web(q)}</p><p class=w>Answer: ______________________</p></div></div>" for n, (q, _) in asked)
        body += "<div class=f>Answer key: " + " &emsp; ".join(f"{n}) {web(a)}" for n, (_, a) in asked) + "</div></section>"
    css = "section { height: 238mm; position: relative } section + section { break-before: page } .n { display: flex; justify-content: space-between } h1 { text-align: center; font-size: 160%; margin: 4mm 0 1mm } .d { text-align: center; margin: 0 0 3mm } .q { display: flex; height: 37mm } .k { width: 10mm; font-weight: bold; flex: none } .q p { margin: 0 } .q .w { margin-top: 16mm } .f { position: absolute; bottom: 0; left: 0; right: 0; font-size: 70%; border-top: 1px dotted #555; padding-top: 1.5mm; color: #333 }"
    engine, source = page(draw, body, ["Comic Neue", "Carlito", "Lato"], (12,), css, paper="Letter")
    return Document(engine, source, [item(q, a, str(n), kind="numeric") for n, (q, a) in enumerate(BAKERY, 1)])


# Physics paper of a board

THERMISTOR = [
    (None, [("", "Which of the following is a vector quantity?", 1, ["energy", "mass", "velocity", "temperature"], 2, {})]),
    ("A student uses an ohmmeter and a beaker of water to find how the resistance of a thermistor depends on temperature. At 20 °C the resistance is 2400 Ω, and at 60 °C it is 600 Ω.", [
        ("a", "State two variables that the student should keep constant.", 2, ["The thermistor used", "The depth of the thermistor in the water"], None, {"allow": ["the volume of water"]}),
        ("b", "Describe how the resistance changes with temperature.", 1, ["The resistance falls as the temperature rises"], None, {"reject": ["it changes"]}),
        ("c(i)", "Calculate the current in the thermistor at 60 °C when the potential difference across it is 4.5 V.", 2, ["Use of I = V ÷ R", "I = 0.0075 A"], None, {"allow": ["7.5 mA"]}),
        ("c(ii)", "Explain why the current should be kept small during the experiment.", 2, ["A large current heats the thermistor", "so its temperature differs from that of the water"], None, {}),
    ]),
    ("A crane lifts a steel beam of mass 450 kg through a height of 12 m in 30 s. The gravitational field strength is 9.8 N/kg.", [
        ("a", "Show that the gain in gravitational potential energy is about 53 kJ.", 2, ["Use of mass × field strength × height", "52 920 J"], None, {}),
        ("b", "Calculate the useful power of the crane.", 2, ["Use of power = energy ÷ time", "1800 W"], None, {"allow": ["1764 W"]}),
        ("c(i)", "The motor of the crane takes in 3.0 kW. Calculate the efficiency of the crane.", 1, ["0.59"], None, {"allow": ["59%"]}),
        ("c(ii)", "Suggest one reason why the efficiency is less than 1.", 1, ["Energy is transferred to the surroundings by friction in the pulleys"], None, {"reject": ["energy is lost"]}),
    ]),
]


@layout(HALF, "paper-dolomite", "physics paper of a board: 1, (a), (i) with (2) at the right below the text, boxes with crosses for A to D, (Total for Question 2 = 7 marks); scheme in its own file as tables with Acceptable answers, Additional guidance and Mark")
def board_physics(draw):
    body, lines, items, grand = r"\begin{center}\textbf{Answer ALL questions. Write your answers in the spaces provided.}\par\textbf{Some questions must be answered with a cross in a box $\boxtimes$.}\end{center}" "\n", "", [], 0
    for n, (stem, parts) in enumerate(THERMISTOR, 1):
        total = sum(p[2] for p in parts)
        grand += total
        if stem:
            body += rf"\medskip\needspace{{4cm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}" "\n"
        for path, question, marks, points, right, notes in parts:
            letter, _, roman = path.partition("(")
            mark = rf"\par\nopagebreak\hfill\textbf{{({marks})}}\par"
            if right is not None:
                body += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}" + "".join(rf"\lab{{9mm}}{{14mm}}{{$\square$\quad\textbf{{{'ABCD'[k]}}}}}{{{tex(o)}}}" for k, o in enumerate(points)) + mark + "\n"
                lines += rf"{n} & The only correct answer is {'ABCD'[right]} & & (1)\\\hline" "\n"
                items.append(item(question, points[right], str(n), marks, choices("ABCD", points), kind="mcq", answer_label="ABCD"[right]))
                continue
            label = rf"({letter})" if roman in ("", "i)") else ""
            if roman:
                body += rf"\medskip\needspace{{3cm}}\lab{{9mm}}{{8mm}}{{{label}}}{{\hspace*{{0pt}}\makebox[8mm][l]{{({roman}}}{tex(question)}}}" "\n"
            else:
                body += rf"\medskip\needspace{{3cm}}\lab{{9mm}}{{8mm}}{{{label}}}{{{tex(question)}}}" "\n"
            body += mark + r"{\leftskip=17mm" + r"\par\vspace{9pt}\noindent\dotfill\par" * (marks + 1) + "}\n"
            number = f"{n}({letter})" + (f"({roman}" if roman else "")
            said = r"\newline ".join(r"\textbullet\ " + tex(p) + rf"\hfill(1)" for p in points)
            note = r"\newline ".join([*(f"Accept {tex(a)}" for a in notes.get("allow", [])), *(f"Do not accept {tex(a)}" for a in notes.get("reject", []))])
            lines += rf"{number} & {said} & {note} & ({marks})\\\hline" "\n"
            items.append(item(question, "\n".join(points), number, marks, stem=stem, kind="numeric" if question.startswith("Calculate") or "Calculate" in question else "short", rubric=[{"text": p, "marks": 1} for p in points] if marks > 1 else None, **notes))
        many = "mark" if total == 1 else "marks"
        body += rf"\par\medskip\hfill\textbf{{(Total for Question {n} = {total} {many})}}\par\nopagebreak\hrule\bigskip" "\n"
    body += rf"\hfill\textbf{{TOTAL FOR PAPER = {grand} MARKS}}\par"
    scheme = r"\begin{center}{\Large\bfseries Mark Scheme}\par Summer 2026\par Northgate Awards Level 2 Certificate in Physics, Paper 1\end{center}\renewcommand\arraystretch{1.35}\begin{longtable}{|p{17mm}|p{84mm}|p{36mm}|c|}\hline\textbf{Question number} & \textbf{Acceptable answers} & \textbf{Additional guidance} & \textbf{Mark}\\\hline\endhead " + lines + r"\end{longtable}"
    fonts = [draw.one(["helvetica", "arial", "timesnew"])]
    engine, source = document(draw, body, fonts, (11,), (22, 24), foot=r"\fancyfoot[L]{\small P71822A}\fancyfoot[C]{\thepage}\fancyfoot[R]{\small Turn over}")
    return Document(engine, source, items, document(draw, scheme, fonts, (10,), (20, 20))[1])


# Mathematics paper, India

PROGRESSION_CHOICE = [
    ("The HCF of 36 and 60 is", ["6", "12", "18", "180"]), ("The sum of the zeroes of the polynomial x² − 7x + 10 is", ["−7", "10", "7", "−10"]),
    ("The next term of the A.P. 4, 9, 14, ... is", ["17", "18", "19", "20"]), ("If sin A = cos A and A is acute, then A is equal to", ["30°", "45°", "60°", "90°"]),
    ("The probability of a sure event is", ["0", "0.5", "1", "2"]),
]
PROGRESSION_SHORT = [
    ("Find the distance between the points (2, 3) and (5, 7).", 2), ("Solve for x and y: x + y = 9 and x − y = 3.", 2), ("A die is thrown once. Find the probability of getting a number greater than 4.", 2),
    ("Find the sum of the first 20 terms of the A.P. 3, 7, 11, ...", 3), ("Prove that the tangents drawn to a circle from an external point are equal in length.", 3),
]
PROGRESSION_CASE = ("A school plants trees in rows along its boundary. The first row has 5 trees, the second has 8 and the third has 11, and so on for 12 rows.", [("Write the common difference of this A.P.", 1), ("How many trees are there in the 10th row?", 1), ("Find the total number of trees in all 12 rows.", 2)])


@layout(HALF, "board-tourmaline", "pre-board paper in mathematics of an Indian school: general instructions in small roman numerals, sections A to C, options (A) to (D) two a row, marks as plain numbers in a column at the right, case study with (i) to (iii), no answers")
def indian_board(draw):
    body = r"\begin{center}{\large\bfseries SARASWATI VIDYA NIKETAN, JAIPUR}\par\textbf{PRE-BOARD EXAMINATION 2026--27}\par\textbf{CLASS X --- MATHEMATICS (STANDARD)}\end{center}\textbf{Time allowed: 1 hour}\hfill\textbf{Maximum marks: 21}\par\smallskip\hrule\smallskip\smallskip\textbf{General Instructions:}" + "".join(rf"\lab{{0pt}}{{9mm}}{{({r})}}{{{t}}}" for r, t in [("i", "All questions are compulsory."), ("ii", "The paper is divided into three sections A, B and C."), ("iii", "Use of calculators is not permitted.")]) + r"\smallskip\hrule" "\n"
    items = []

    def mark(n):
        return rf"\pushright{{\rlap{{\hspace*{{8mm}}{n}}}}}"

    def section(name):
        return rf"\bigskip\begin{{center}}\textbf{{SECTION {name}}}\end{{center}}" "\n"

    body += section("A")
    for n, (question, options) in enumerate(PROGRESSION_CHOICE, 1):
        cells = [rf"({'ABCD'[k]}) {tex(o)}" for k, o in enumerate(options)]
        body += rf"\needspace{{2cm}}\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(question)}{mark(1)}}}\nopagebreak\hspace*{{9mm}}\begin{{tabular}}{{@{{}}p{{60mm}}l@{{}}}}{cells[0]} & {cells[1]}\\{cells[2]} & {cells[3]}\end{{tabular}}\par\smallskip" "\n"
        items.append(item(question, None, str(n), 1, choices("ABCD", options), kind="mcq"))
    body += section("B")
    for n, (question, marks) in enumerate(PROGRESSION_SHORT, 6):
        body += rf"\smallskip\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(question)}{mark(marks)}}}" "\n"
        items.append(item(question, None, str(n), marks))
    stem, parts = PROGRESSION_CASE
    body += section("C") + rf"\lab{{0pt}}{{9mm}}{{11.}}{{\textbf{{Case Study}}\par {tex(stem)}}}" "\n"
    for roman, (question, marks) in zip(("i", "ii", "iii"), parts):
        body += rf"\smallskip\lab{{9mm}}{{9mm}}{{({roman})}}{{{tex(question)}{mark(marks)}}}" "\n"
        items.append(item(question, None, f"11({roman})", marks, stem=stem))
    engine, source = document(draw, body, ["times", "lm", "timesnew"], (11,), (22, 24), head=r"\fancyhead[R]{\small 30/X/M}", foot=r"\small Page \thepage", extra=r"\geometry{right=34mm}")
    return Document(engine, source, items)


# Check of workshop safety

WORKSHOP = [
    ("Safety glasses must be worn whenever the bench grinder is running.", True), ("A chuck key may be left in the drill while you measure the workpiece.", False), ("Long hair must be tied back before you use a lathe.", True), ("Compressed air is a good way to clean dust off your clothes.", False),
    ("A damaged cable should be reported and the tool taken out of service.", True), ("Water is the right extinguisher for a fire in electrical equipment.", False), ("Files should be used without a handle for better control.", False), ("Machines must be switched off at the isolator before a guard is removed.", True),
    ("Oily rags belong in a metal bin with a lid.", True), ("Gloves should be worn when using a pillar drill.", False), ("You should lift a heavy box with a straight back and bent knees.", True), ("Green signs with a white cross show where first aid can be found.", True),
]


@layout(HALF, "truths-spanner", "induction check of a training centre, word processor: ruled table with number, statement and boxes under True and False, signatures, assessor's answers on the next page in a table")
def workshop_check(draw):
    asked = draw.some(WORKSHOP, 12)
    body = paragraph(run("Westbrook Engineering Training Centre", "B")) + paragraph(run("Workshop Induction: Safety Check"), "Title") + paragraph(run("Trainee: ____________________________     Date: ______________     Pass mark: 10 out of 12"))
    body += paragraph(run("Tick True or False for each statement.", "I")) + office_table([[run(t, "B") for t in ("No.", "Statement", "True", "False")], *[[run(str(n)), run(text), run("☐"), run("☐")] for n, (text, _) in enumerate(asked, 1)]], [1.2, 12.4, 1.5, 1.5])
    body += paragraph(run("Trainee’s signature: ______________________     Assessor’s signature: ______________________"), "Sign")
    body += paragraph(run("Assessor’s answer sheet"), "New") + paragraph(run("Keep this page separate. Discuss every wrong answer with the trainee.", "I"))
    half = [[run(str(n)), run("True" if asked[n - 1][1] else "False"), run(str(n + 6)), run("True" if asked[n + 5][1] else "False")] for n in range(1, 7)]
    body += office_table([[run(t, "B") for t in ("No.", "Answer", "No.", "Answer")], *half], [1.3, 3.0, 1.3, 3.0])
    styles = paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"') + paragraph_style("Sign", 0.8)
    engine, source = office(draw, body, ["Liberation Sans", "Carlito", "Lato"], (11,), margin=2.1, head="Form WI-07, issue 3", styles=styles)
    return Document(engine, source, [item(text, "True" if right else "False", str(n), kind="truefalse") for n, (text, right) in enumerate(asked, 1)])


# Passage with gaps

DIGESTION = [
    ["Digestion begins in the {}, where the teeth break food into small pieces.", "Saliva contains an enzyme called {} that starts to break down starch."],
    ["The food then passes down the {} to the stomach.", "Glands in the stomach wall make hydrochloric {}, which kills most bacteria.", "Proteins are broken down there by an enzyme called {}."],
    ["Most digestion takes place in the small {}.", "A green liquid called {} is made in the liver and helps to break fats into droplets.", "Digested food is absorbed into the blood through tiny folds called {}.", "What cannot be digested moves on to the large intestine, where {} is taken back into the body.", "The waste leaves the body through the {}."],
]
DIGESTION_WORDS = ["mouth", "amylase", "oesophagus", "acid", "pepsin", "intestine", "bile", "villi", "water", "anus"]


@layout(HALF, "cloze-malachite", "science worksheet, Chromium: word bank in a rounded frame, passage of three paragraphs with numbers in brackets before the gaps, extra questions, answers at the foot in grey")
def digestion_cloze(draw):
    bank = draw.mixed(DIGESTION_WORDS)
    body, items, n = "<div class=t><span>Name: ______________________</span><span>Class: ________</span></div><h1>The Digestive System</h1><p><b>Use the words in the box to fill in the gaps. Each word is used once.</b></p><div class=b>" + " &emsp; ".join(bank) + "</div>", [], 0
    for sentences in DIGESTION:
        shown = []
        for text in sentences:
            n += 1
            shown.append(text.format(f"({n}) ______________"))
            items.append(item(shown[-1], DIGESTION_WORDS[n - 1], str(n), kind="gap"))
        body += "<p class=p>" + " ".join(shown) + "</p>"
    extra = [("Why do herbivores have a longer gut than carnivores?", "Plants take longer to digest than meat."), ("Name two organs that make digestive juices but that food does not pass through.", "The liver and the pancreas")]
    body += "<h2>Extension</h2>"
    for k, (question, answer) in enumerate(extra, 11):
        body += f"<p class=x>{k}. {question}</p><div class=l></div><div class=l></div>"
        items.append(item(question, answer, str(k), section="Extension"))
    body += "<div class=k><b>Answers:</b> " + ", ".join(f"{k} {w}" for k, w in enumerate(DIGESTION_WORDS, 1)) + ".<br><b>Extension:</b> " + " ".join(f"{k} {a if a.endswith('.') else a + '.'}" for k, (_, a) in enumerate(extra, 11)) + "</div>"
    css = ".t { display: flex; justify-content: space-between } h1 { text-align: center; font-size: 160%; margin: 4mm 0 } .b { border: 1.5px solid #333; border-radius: 3mm; padding: 3mm 5mm; text-align: center } .p { line-height: 2.1; margin: 3mm 0 } h2 { font-size: 115%; margin: 4mm 0 1mm } .x { margin: 3mm 0 0 } .l { border-bottom: 1px solid #777; height: 8mm } .k { margin-top: 8mm; font-size: 75%; color: #666; border-top: 1px solid #bbb; padding-top: 1.5mm; break-inside: avoid }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Comic Neue"], (11,), css)
    return Document(engine, source, items)


# Review exercises of a textbook

LINEAR = [
    ("Concept Check", None, [("What is the slope of a horizontal line?", "0"), ("Explain how to find the y-intercept of a line from its equation.", None), ("Can two parallel lines have different slopes?", "No")]),
    ("Practice", "In Exercises 4–9, solve the equation.", [("3x + 7 = 22", None), ("5x − 4 = 2x + 11", "x = 5"), ("2(x + 3) = 18", None), ("8 − x = 15", "x = −7"), ("4x = 2x − 10", None), ("7(x − 1) = 3x + 5", "x = 3")]),
    ("Applications", None, [("A taxi charges $4 plus $2.50 for each mile. Write an equation for the cost C of a trip of m miles.", None), ("A plumber charged $170 for a job that took 3 hours. The call-out fee was $50. What is the hourly rate?", "$40"), ("A candle is 20 cm tall and burns down 1.5 cm every hour. How tall is it after 6 hours?", None), ("Ana is 4 years older than Ben. The sum of their ages is 30. How old is Ana?", "17 years")]),
]


@layout(HALF, "exercises-basalt", "review exercises of a US algebra textbook, Typst: two columns, coloured heads, an instruction for a run of exercises, answers to odd-numbered exercises on the next page")
def algebra_review(draw):
    def typ(text):
        return text.replace("$", "\\$").replace("*", "\\*").replace("#", "\\#")

    body, items, key, n = "", [], "", 0
    for head, ask, asked in LINEAR:
        body += "#colbreak()\n" if head == "Applications" else ""
        body += f'#block(below: 8pt, above: 14pt, sticky: true)[#text(fill: rgb("#a33b12"), weight: "bold", size: 1.15em)[{head}]]\n'
        if ask:
            body += f"#block(below: 8pt, sticky: true)[#emph[{ask}]]\n"
        for question, answer in asked:
            n += 1
            body += f"#grid(columns: (8mm, 1fr), [*{n}.*], [{typ(question)}])\n"
            if n % 2:
                key += f"*{n}.* {typ(answer)} #h(6mm)\n"
            items.append(item(question, answer, str(n), stem=ask, kind="numeric" if answer and any(c.isdigit() for c in answer) else "short"))
    source = f"""#set page(paper: "us-letter", margin: (x: 20mm, y: 22mm), numbering: "1", header: text(8pt)[Chapter 3 #h(1fr) Linear Equations])
#counter(page).update(148)
#set text(font: ({draw.one(['"Libertinus Serif"', '"Open Sans"', '"Lato"'])},), size: 10.5pt, lang: "en")
#text(18pt, weight: "bold")[3.4 Exercises]
#line(length: 100%, stroke: 1.5pt + rgb("#a33b12"))
#columns(2, gutter: 9mm)[
{body}
]
#pagebreak()
#text(14pt, weight: "bold")[Answers to Odd-Numbered Exercises]

#text(weight: "bold", fill: rgb("#a33b12"))[Section 3.4]

{key}
"""
    return Document("typst", source, items)


# Words of Japanese

KOTOBA = [
    ("切符", "きっぷ", "ticket"), ("駅", "えき", "station"), ("地下鉄", "ちかてつ", "subway"), ("空港", "くうこう", "airport"), ("信号", "しんごう", "traffic light"), ("交差点", "こうさてん", "crossroads"), ("橋", "はし", "bridge"), ("角", "かど", "corner"),
    ("地図", "ちず", "map"), ("右", "みぎ", "right"), ("左", "ひだり", "left"), ("曲がる", "まがる", "to turn"), ("渡る", "わたる", "to cross"), ("止まる", "とまる", "to stop"), ("遠い", "とおい", "far"), ("近い", "ちかい", "near"),
]


@layout(HALF, "words-zircon", "words of a lesson of Japanese, Chromium: ruled table with number, kanji, reading and English, box to tick when known, running head in two scripts")
def japanese_words(draw):
    words = draw.some(KOTOBA, 16)
    body = "<div class=h><span>日本語 Beginners 2</span><span>第8課 Lesson 8</span></div><h1>Vocabulary: Finding the way</h1><p class=s>Cover one column and test yourself. Tick the box when you know the word.</p><table><tr><th>No.<th>漢字<th>よみかた<th>English<th>✓</tr>"
    body += "".join(f"<tr><td>{n}<td class=j>{a}<td>{b}<td>{c}<td>☐</tr>" for n, (a, b, c) in enumerate(words, 1)) + "</table>"
    css = ".h { display: flex; justify-content: space-between; border-bottom: 1px solid #888; font-size: 85% } h1 { font-size: 150%; margin: 4mm 0 0 } .s { margin: 1mm 0 3mm } table { border-collapse: collapse; width: 100% } th, td { border: 1px solid #777; padding: 1.4mm 3mm; text-align: left } th { background: #f3dfe2 } td:first-child, td:last-child { width: 8mm; text-align: center } .j { font-size: 125% } tr { break-inside: avoid }"
    engine, source = page(draw, body, ["Noto Sans CJK JP", "Noto Serif CJK JP"], (11,), css)
    return Document(engine, source, [item(a, c, str(n), kind="vocabulary") for n, (a, _, c) in enumerate(words, 1)])


# Class test, Germany

EUROPA = [
    ("Flüsse und Gebirge", [("Nenne die Quelle und die Mündung des Rheins.", 2), ("Wie heißt der höchste Berg der Alpen?", 1), ("Erkläre, warum im Hochgebirge wenig Ackerbau betrieben wird.", 3)]),
    ("Klima", [("Beschreibe den Unterschied zwischen Seeklima und Landklima.", 4), ("Begründe, warum die Winter in Norwegen an der Küste mild sind.", 2)]),
    ("Menschen und Wirtschaft", [("Nenne drei Länder, die an Deutschland grenzen.", 3), ("Was versteht man unter einem Ballungsraum?", 2)]),
]
EUROPA_TICK = [("Welche Stadt ist die Hauptstadt von Ungarn?", ["Bukarest", "Budapest", "Belgrad"]), ("Welches Meer liegt nördlich von Polen?", ["die Nordsee", "das Schwarze Meer", "die Ostsee"]), ("Welches Land hat die meisten Einwohner?", ["Frankreich", "Deutschland", "Spanien"])]


@layout(HALF, "arbeit-mallet", "geography test of a German school: Aufgabe 1 as a head, a) b) with ___ / 2 P. at the right and lines, choices with boxes in a row, total and mark at the end, no answers")
def german_test(draw):
    body, items = r"\begin{tabular}{@{}p{85mm}p{70mm}@{}}\textbf{Albert-Einstein-Realschule} & Datum: \rule{35mm}{.4pt}\\[3pt] Name: \rule{55mm}{.4pt} & Klasse: 6b\end{tabular}\par\bigskip\begin{center}{\Large\bfseries Klassenarbeit Nr. 2: Europa}\end{center}Lies jede Aufgabe genau durch. Schreibe in ganzen Sätzen. Viel Erfolg!\par" "\n", []
    for n, (title, parts) in enumerate(EUROPA, 1):
        body += rf"\bigskip\needspace{{3.5cm}}{{\large\bfseries Aufgabe {n}: {title}}}\par" "\n"
        for k, (question, marks) in enumerate(parts):
            body += rf"\smallskip\needspace{{2.4cm}}\lab{{0pt}}{{8mm}}{{{'abc'[k]})}}{{{tex(question)}\pushright{{\rule{{8mm}}{{.4pt}} / {marks} P.}}}}" + r"\ruleline" * max(1, marks - 1) + "\n"
            items.append(item(question, None, f"{n}({'abc'[k]})", marks))
    body += r"\bigskip\needspace{5cm}{\large\bfseries Aufgabe 4: Kreuze die richtige Antwort an.}\hfill\rule{8mm}{.4pt} / 3 P.\par" "\n"
    for k, (question, options) in enumerate(EUROPA_TICK):
        body += rf"\smallskip\lab{{0pt}}{{8mm}}{{{'abc'[k]})}}{{{tex(question)}}}\nopagebreak\hspace*{{8mm}}" + "".join(rf"\makebox[46mm][l]{{$\square$ {tex(o)}}}" for o in options) + r"\par" "\n"
        items.append(item(question, None, f"4({'abc'[k]})", None, choices([None] * 3, options), kind="mcq", stem="Kreuze die richtige Antwort an."))
    body += r"\bigskip\begin{tabular}{|p{45mm}|p{45mm}|p{55mm}|}\hline Punkte: \hspace{12mm} / 20 & Note: & Unterschrift der Eltern:\\[6mm]\hline\end{tabular}"
    engine, source = document(draw, body, ["arial", "libertine", "notoserif"], (11,), (22, 24), foot=r"\small Seite \thepage", extra=r"\frenchspacing")
    return Document(engine, source, items)


# Quarterly assessment, Philippines

QUARTER = [
    ("Which layer of the Earth is made of liquid iron and nickel?", ["crust", "mantle", "outer core", "inner core"], 2), ("What do you call molten rock that reaches the surface?", ["magma", "lava", "ash", "basalt"], 1),
    ("Which instrument records seismic waves?", ["seismograph", "barometer", "hygrometer", "anemometer"], 0), ("The point on the surface directly above the focus of an earthquake is the", ["fault.", "trench.", "ridge.", "epicenter."], 3),
    ("Which scale is used for the strength of tropical cyclone winds in the country?", ["pH scale", "wind signals", "Mohs scale", "Richter scale"], 1), ("What season does the Philippines have when the southwest monsoon blows?", ["rainy season", "dry season", "winter", "spring"], 0),
    ("Typhoons form over warm", ["deserts.", "mountains.", "ocean water.", "forests."], 2), ("Which planet is closest to the Sun?", ["Venus", "Earth", "Mars", "Mercury"], 3),
    ("A small rocky body that orbits the Sun between Mars and Jupiter is", ["an asteroid.", "a comet.", "a star.", "a satellite."], 0), ("What makes the tail of a comet glow?", ["its own fire", "light of the Moon", "sunlight", "lightning"], 2),
    ("Active volcanoes of the Philippines include Taal, Kanlaon and", ["Fuji.", "Mayon.", "Etna.", "Krakatoa."], 1), ("Which of these should you do first during an earthquake?", ["Run outside.", "Use the elevator.", "Call a friend.", "Duck, cover and hold."], 3),
]


@layout(HALF, "assessment-gypsum", "quarterly assessment of a Philippine school, Chromium: letterhead of four centred lines, two columns of choices a. to d. in two rows, prepared and noted by, key to correction in a dashed box")
def philippine_assessment(draw):
    asked = draw.some(QUARTER, 12)
    body = "<div class=h>Republic of the Philippines<br>Department of Education<br><b>SAN ISIDRO NATIONAL HIGH SCHOOL</b><br>San Isidro, Leyte</div><p class=t>SECOND QUARTERLY ASSESSMENT IN SCIENCE 8<br>S.Y. 2026–2027</p><div class=n><span>Name: ______________________________</span><span>Section: ______________</span><span>Score: ______</span></div><p><b>Directions:</b> Read each item carefully. Write the letter of the correct answer on the space provided before the number. <b>Strictly no erasures.</b></p><div class=c>"
    items = []
    for n, (question, options, right) in enumerate(asked, 1):
        body += f"<div class=q><div class=k>____{n}.</div><div><div>{web(question)}</div><div class=o>" + "".join(f"<span>{letter}. {web(o)}</span>" for letter, o in zip("abcd", options)) + "</div></div></div>"
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    body += "</div><div class=p><span>Prepared by:<br><br><b>LIZA M. FERRER</b><br>Teacher III</span><span>Noted by:<br><br><b>RAMON T. ABAD</b><br>School Principal</span></div><div class=y><b>Key to Correction</b><br>" + " &emsp; ".join(f"{n}. {'abcd'[q[2]]}" for n, q in enumerate(asked, 1)) + "</div>"
    css = ".h, .t { text-align: center } .t { font-weight: bold; margin: 3mm 0 } .n { display: flex; justify-content: space-between } .c { columns: 2; column-gap: 9mm } .q { display: flex; break-inside: avoid; margin-bottom: 3mm } .k { width: 15.5mm; flex: none } .o { display: grid; grid-template-columns: 1fr 1fr } .q > div:last-child { flex: 1 } .p { display: flex; justify-content: space-around; margin-top: 5mm; break-inside: avoid } .y { border: 1px dashed #333; padding: 2mm 4mm; margin: 6mm 1mm 0 0; font-size: 90%; break-inside: avoid }"
    engine, source = page(draw, body, ["Liberation Serif", "Liberation Sans", "Caladea"], (10.5,), css)
    return Document(engine, source, items)


# Words of Arabic

SUQ = [
    ("سوق", "sūq", "market"), ("خبز", "khubz", "bread"), ("سمك", "samak", "fish"), ("تفاح", "tuffāḥ", "apples"), ("ملح", "milḥ", "salt"), ("سكر", "sukkar", "sugar"), ("زيت", "zayt", "oil"),
    ("جبن", "jubn", "cheese"), ("بصل", "baṣal", "onions"), ("ليمون", "laymūn", "lemon"), ("قهوة", "qahwa", "coffee"), ("شاي", "shāy", "tea"), ("سعر", "siʿr", "price"), ("كيس", "kīs", "bag"),
]


@layout(HALF, "lexis-peridot", "words of an Arabic evening class, Chromium: three headed columns read from the right, Arabic at the right, sound in the middle, English at the left, grey lines")
def arabic_words(draw):
    words = draw.some(SUQ, 14)
    body = "<h1>Unit 4: At the market</h1><p class=s>Arabic for Beginners · Evening class · Please learn for next Tuesday</p><table dir=rtl><tr><th>العربية<th>Pronunciation<th>English</tr>"
    body += "".join(f"<tr><td class=a lang=ar>{a}<td dir=ltr><i>{b}</i><td dir=ltr>{c}</tr>" for a, b, c in words) + "</table><p class=s>Tip: cover the left-hand column and read the Arabic aloud.</p>"
    css = "h1 { font-size: 160%; margin: 0; color: #14532d } .s { color: #444; margin: 1mm 0 5mm } table { width: 100%; border-collapse: collapse; margin-bottom: 6mm } th { border-bottom: 2px solid #14532d } th, td { padding: 1.6mm 4mm; width: 33% } td { border-bottom: 1px solid #bbb } th { text-align: right } td[dir=ltr], th:nth-child(n+2) { text-align: left } .a { font-family: 'Noto Naskh Arabic', 'Noto Sans Arabic'; font-size: 135%; text-align: right }"
    engine, source = page(draw, body, ["Noto Sans", "Noto Serif", "DejaVu Sans"], (11,), css)
    return Document(engine, source, [item(a, c, kind="vocabulary") for a, _, c in words])


# Theory questions of a cycle mechanic course

CYCLE = [
    ("Which tool is used to tighten a stem bolt to a set value?", ["An adjustable spanner", "A torque wrench", "A chain whip"], 1, "Carbon and light alloy parts crack when bolts are too tight."),
    ("What does a chain checker measure?", ["The wear of the chain", "The tension of the spokes", "The width of the rim"], 0, "Pins and rollers wear, so that the chain becomes longer."),
    ("In which direction is the left-hand pedal unscrewed?", ["Clockwise", "Anticlockwise", "Either way"], 0, "The left pedal has a left-hand thread."),
    ("Which fluid may be used in a brake marked MINERAL OIL ONLY?", ["DOT 4 fluid", "Water", "Mineral oil"], 2, "Other fluids make the seals swell and leak."),
    ("What is the purpose of the B-tension screw of a rear derailleur?", ["To limit the movement inwards", "To set the gap between the guide pulley and the largest sprocket", "To pull the cable tight"], 1, "The limits are set by the screws marked H and L."),
    ("A wheel that moves from side to side is said to be", ["out of dish.", "out of round.", "out of true."], 2, "It is corrected at the spokes next to the high spot."),
    ("How is a tubeless tyre kept airtight?", ["By a thin inner tube", "By sealant inside the tyre", "By glue on the rim bed"], 1, "The liquid flows into small holes and sets there."),
    ("Which part does a lockring tool remove?", ["The cassette", "The crank arm", "The headset cup"], 0, "A chain whip holds the sprockets meanwhile."),
    ("What should be applied to the threads of a pedal before it is fitted?", ["Paint", "Degreaser", "Grease"], 2, "It keeps the two metals from seizing."),
    ("What is the minimum number of brakes required on a bicycle with a free wheel?", ["One", "Two", "Three"], 1, "Each of them has to work on a different wheel."),
]


@layout(HALF, "theory-rasp", "theory questions of a cycle mechanic course, Typst: Q1 in a coloured band, options A to C on lines of their own, Answers and explanations as a list Q1 – B at the end")
def cycle_theory(draw):
    asked, body, key, items = draw.some(CYCLE, 10), "", "", []
    for n, (question, options, right, reason) in enumerate(asked, 1):
        body += f'#block(breakable: false, below: 11pt)[#block(fill: rgb("#dcebf7"), width: 100%, inset: 5pt, below: 6pt)[*Q{n}* #h(2mm) {question}]\n' + "".join(f'#pad(left: 10mm)[#grid(columns: (7mm, 1fr), [{letter}], [{o}])]\n' for letter, o in zip("ABC", options)) + "]\n"
        key += f"#block(below: 8pt)[*Q{n} – {'ABC'[right]}.* {reason}]\n"
        items.append(item(question, options[right], str(n), None, choices("ABC", options), kind="mcq", answer_label="ABC"[right]))
    source = f"""#set page(paper: "a4", margin: (x: 22mm, y: 20mm), numbering: "1 / 1", header: text(8pt)[Level 2 Cycle Maintenance #h(1fr) Practice theory test])
#set text(font: ({draw.one(['"Roboto"', '"Carlito"', '"Open Sans"'])},), size: 10.5pt, lang: "en")
#set par(spacing: 5pt)
#text(17pt, weight: "bold")[Practice theory test]
#v(2mm)

Time: 15 minutes. Choose one answer for each question. You need seven correct answers to pass.
#v(3mm)
{body}
#pagebreak()
#text(14pt, weight: "bold")[Answers and explanations]
#v(3mm)
{key}
"""
    return Document("typst", source, items)


# Short test, France

VOLCANS = [
    ("Définis le mot « magma ».", 2, "Roche en fusion qui se forme en profondeur."),
    ("Cite les deux grands types d’éruptions volcaniques.", 2, "Les éruptions effusives et les éruptions explosives."),
    ("Comment s’appelle le lieu où un séisme prend naissance ?", 1, "Le foyer."),
    ("Explique pourquoi on étudie les volcans à l’aide de sismographes.", 3, "La montée du magma provoque de petits séismes qui annoncent une éruption."),
    ("Donne deux consignes à respecter pendant un séisme.", 2, "S’abriter sous une table solide et s’éloigner des fenêtres."),
]
VOLCANS_SAID = [("La Terre compte une seule plaque lithosphérique.", False), ("Les coulées de lave caractérisent les éruptions effusives.", True), ("L’échelle de Richter mesure la magnitude d’un séisme.", True), ("Tous les volcans sont situés au bord de la mer.", False), ("Une nuée ardente est très dangereuse.", True)]


@layout(HALF, "interro-opal", "short test of a French collège, word processor: frame with name, class and mark, questions numbered 1) with … / 2 at the right margin, statements with Vrai and Faux, corrigé on the next page")
def french_test(draw):
    body = office_table([[run("Nom :                                        Prénom :"), run("Classe : 4e …"), run("Note :        / 15")]], [9.2, 3.4, 4.0])
    body += paragraph(run("Interrogation de SVT : séismes et volcans"), "Title") + paragraph(run("Durée : 20 minutes. Les réponses doivent être rédigées.", "I"))
    one, two = "Exercice 1 : Questions de cours", "Exercice 2 : Vrai ou faux ? Entoure la bonne réponse."
    body += paragraph(run(one), "Head")
    items = []
    for n, (question, marks, answer) in enumerate(VOLCANS, 1):
        body += paragraph(run(f"{n})\t{question}\t… / {marks}"), "Task") + paragraph(run("\t"), "Line") * (1 if marks < 3 else 2)
        items.append(item(question, answer, str(n), marks, section=one))
    body += paragraph(run(two + "\t… / 5"), "Head2")
    for letter, (text, right) in enumerate(VOLCANS_SAID, 6):
        body += paragraph(run(f"{letter})\t{text}\tVrai  /  Faux"), "Task")
        items.append(item(text, "True" if right else "False", str(letter), kind="truefalse", section=two))
    body += paragraph(run("Corrigé"), "New") + paragraph(run("Exercice 1", "B")) + "".join(paragraph(run(f"{n})\t{answer}"), "Task") for n, (_, _, answer) in enumerate(VOLCANS, 1))
    body += paragraph(run("Exercice 2", "B")) + paragraph(run("   ".join(f"{letter}) {'Vrai' if right else 'Faux'}" for letter, (_, right) in enumerate(VOLCANS_SAID, 6))))
    wide = [(0.9, ""), (16.6, 'style:type="right"')]
    styles = paragraph_style("Task", 0.3, 0.9, -0.9, wide) + paragraph_style("Head2", 0.6, bold=True, size=13, tabs=[(16.6, 'style:type="right"')]) + paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"')
    engine, source = office(draw, body, ["Liberation Sans", "Caladea", "Carlito"], (11,), margin=2.2, foot=False, styles=styles)
    return Document(engine, source, items)
