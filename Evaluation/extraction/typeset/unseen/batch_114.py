"""The hundred and fourteenth: what an ordinary collector would bring next, by one who does not know the reader. Papers of West Africa
and Australia, a French test, a programming examination, a bank of questions with identifiers, sheets and keys of quiz sites, a
civil-service test, a reading test, a safety talk, columns to match in Spanish and a glossary of a web site.
"""

import importlib

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from paper import Document, choices, item, layout
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"


def plural(marks, name="mark"):
    return f"{marks} {name}" + ("s" if marks != 1 else "")


def picked(question, options, right, number, labels, marks=None, **rest):
    known = {"answer_label": labels[right]} if labels[right] else {}
    return item(question, options[right], number, marks, choices(labels, options), **{"kind": "mcq"} | known | rest)


def hustled(draw, options, right):
    """The options in another order, and where the right one went."""
    mixed = draw.shuffled(options)
    return mixed, mixed.index(options[right])


# Biology of a West African certificate, essay paper

WEST = [
    (None, [
        ("Explain each of the following terms:", [("osmosis;", 2), ("plasmolysis;", 2), ("active transport.", 2)]),
        ("State three differences between an artery and a vein.", 6),
        ("Describe an experiment to show that oxygen is given off during photosynthesis.", 8),
    ]),
    ("A farmer planted two plots of maize. Plot A was weeded every week and plot B was left unweeded.", [
        ("Name the factor that was varied in this investigation.", 1),
        ("Give two resources for which maize and weeds compete.", 2),
        ("The yield of plot A was 640 kg and that of plot B was 400 kg.", [("Calculate the loss of yield in plot B as a percentage of the yield of plot A.", 3), ("Suggest one reason other than weeds for a loss of yield.", 1)]),
        ("Mention two cultural methods by which weeds may be controlled.", 4),
    ]),
    ("The mosquito is a vector of disease.", [
        ("What is a vector?", 2),
        ("Name one disease that is transmitted by each of the following mosquitoes:", [("Anopheles;", 1), ("Aedes.", 1)]),
        ("Outline four ways of controlling mosquitoes in a village.", 8),
    ]),
]


@layout(HALF, "paper-celestite", "essay paper in biology of a West African certificate, XeLaTeX: 1. (a) (i) on hanging rows, [2 marks] at the right end of the line, a stem with figures within a part, totals missing, nothing answered")
def paper_celestite(draw):
    body, items = "", []
    for n, (stem, parts) in enumerate(WEST, 1):
        head = rf"\makebox[9mm][l]{{\textbf{{{n}.}}}}"
        if stem:
            body += rf"\medskip\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}"
            head = ""
        else:
            body += r"\medskip "
        for letter, (text, rest) in zip("abcd", parts):
            label = rf"\hspace*{{-9mm}}{head}({letter})" if head else f"({letter})"
            head = ""
            if isinstance(rest, int):
                body += rf"\lab{{9mm}}{{9mm}}{{{label}}}{{{tex(text)}\pushright{{[{plural(rest)}]}}}}"
                items.append(item(text, None, f"{n}({letter})", rest, stem=stem))
                continue
            body += rf"\lab{{9mm}}{{9mm}}{{{label}}}{{{tex(text)}}}"
            for roman, (inner, marks) in zip(["i", "ii", "iii"], rest):
                body += rf"\lab{{18mm}}{{9mm}}{{({roman})}}{{{tex(inner)}\pushright{{[{plural(marks)}]}}}}"
                items.append(item(inner, None, f"{n}({letter})({roman})", marks, stem=" ".join(x for x in (stem, text) if x)))
    code = draw.random.randint(5030, 5090)
    body = rf"\begin{{tabular}}{{@{{}}l@{{}}}}{code}2\\BIOLOGY 2\\Essay\\2 hours\end{{tabular}}\hfill\begin{{tabular}}{{@{{}}l@{{}}}}Name \makebox[45mm]{{\dotfill}}\\Index No. \makebox[38mm]{{\dotfill}}\end{{tabular}}\par\bigskip\begin{{center}}\textbf{{COASTAL EXAMINATIONS COUNCIL}}\par Senior School Certificate Examination\par\smallskip\textbf{{PAPER 2}}\par[43 marks]\end{{center}}\textit{{Answer \textbf{{all}} the questions. Credit will be given for clarity of expression and orderly presentation of material.}}\par" + body + r"\vfill\begin{center}\textbf{END OF PAPER}\end{center}"
    engine, source = document(draw, body, ["timesnew", "arial"], (11,), (22, 26), foot=rf"\fancyfoot[L]{{\small © Coastal Examinations Council}}\fancyfoot[R]{{\small {code}2 \quad Turn over}}\fancyfoot[C]{{\small\thepage}}")
    return Document(engine, source, items)


# Chemistry paper of an Australian state with marking guidelines

STATE = [
    ("A student dissolves ammonium nitrate in a beaker of water and records the temperature.", [
        ("Name the type of reaction in which heat is taken in from the surroundings.", "Endothermic", [("Names the correct type of reaction", 1)]),
        ("The temperature fell from 22.0 °C to 15.5 °C. Calculate the heat absorbed by 50 g of water. The specific heat capacity of water is 4.18 J g⁻¹ K⁻¹.", "q = mcΔT = 50 × 4.18 × 6.5 = 1360 J", [("Provides correct calculation with units", 2), ("Provides some relevant working", 1)]),
        ("Explain why the value obtained in a school laboratory is usually lower than the accepted value.", "Heat flows into the beaker and its contents from the air and from the glass, so the water cools by less than it would if it were insulated.", [("Explains the difference in terms of heat exchange", 2), ("Identifies a relevant source of error", 1)]),
    ]),
    ("Ethanol can be made from ethene or by fermentation of glucose.", [
        ("State the catalyst used in the hydration of ethene.", "Dilute sulfuric acid", [("Identifies a correct catalyst", 1)]),
        ("Outline the conditions that are needed for fermentation.", "Yeast must be present. The mixture is kept at about 37 °C and air is kept out.", [("Outlines conditions needed for fermentation", 3), ("Outlines some conditions", 2), ("Identifies a condition", 1)]),
        ("Compare the environmental impact of the two methods.", "Ethene comes from crude oil, which is not renewable, while glucose comes from plants. Fermentation however needs land and releases carbon dioxide.", [("Compares the impact of both methods", 3), ("Describes the impact of one method", 2), ("Provides some relevant information", 1)]),
    ]),
    ("A solution of hydrochloric acid has a concentration of 0.010 mol L⁻¹.", [
        ("Calculate its pH.", "pH = −log(0.010) = 2.0", [("Calculates the pH correctly", 1)]),
        ("Describe how the pH changes when the solution is diluted by a factor of ten.", "The concentration of hydrogen ions becomes ten times smaller, so the pH rises by 1 to 3.0.", [("Describes the change with reasons", 2), ("Identifies that the pH rises", 1)]),
        ("Name one indicator that changes colour between pH 3 and pH 5.", "Methyl orange", [("Names a suitable indicator", 1)]),
    ]),
]


@layout(HALF, "guidelines-rutile", "chemistry paper of an Australian certificate, Chromium: Question 21 (5 marks) as a bold head, (a) with a bare number in a column of bold marks, dotted lines; marking guidelines in their own file: Question 21 (a), table Criteria and Marks, Sample answer below")
def guidelines_rutile(draw):
    first = draw.random.randint(21, 24)
    body, scheme, items = "<p class=h><b>Section II</b></p><p><b>Attempt Questions %d–%d</b></p><p>Answer the questions in the spaces provided. These spaces provide guidance for the expected length of response. Show all relevant working in questions involving calculations.</p>" % (first, first + 2), "<h1>Chemistry Marking Guidelines</h1><h2>Section II</h2>", []
    for n, (stem, parts) in enumerate(STATE, first):
        total = sum(criteria[0][1] for *_, criteria in parts)
        body += f"<div class=q><p><b>Question {n}</b> ({plural(total)})</p><p>{web(stem)}</p>"
        for letter, (question, answer, criteria) in zip("abc", parts):
            marks = criteria[0][1]
            body += f"<div class=r><span>({letter})</span><span>{web(question)}</span><b>{marks}</b></div>" + "<div class=l></div>" * (marks + 1)
            scheme += f"<div class=b><h3>Question {n} ({letter})</h3><table><tr><th>Criteria<th>Marks</tr>" + "".join(f"<tr><td>• {web(text)}<td>{mark}</tr>" for text, mark in criteria) + f"</table><p><b><i>Sample answer:</i></b></p><p>{web(answer)}</p></div>"
            rubric = [{"text": text, "marks": mark} for text, mark in criteria] if marks > 1 else None
            items.append(item(question, answer, f"{n}({letter})", marks, stem=stem, rubric=rubric))
        body += "</div>"
    body += f"<p class=e>End of Question {first + 2}</p>"
    css = ".h { font-size: 130%; margin: 0 } .q { margin-top: 9mm } .r { display: grid; grid-template-columns: 10mm 1fr 12mm; margin: 5mm 0 1mm } .r b { text-align: right } .q { break-inside: avoid } .l { border-bottom: 1.3px dotted #333; height: 8mm; margin: 0 12mm 0 10mm } .e { text-align: center; font-weight: bold; margin-top: 9mm }"
    sheet = "h1 { font-size: 20pt; border-bottom: 3px solid #002664; padding-bottom: 2mm } h2 { font-size: 15pt } h3 { font-size: 12pt; margin: 6mm 0 2mm } table { width: 99%; border-collapse: collapse } th { background: #dde3ee } td, th { border: 1px solid #777; padding: 1.5mm 3mm; text-align: left } td:last-child, th:last-child { width: 22mm; text-align: center } .b { break-inside: avoid }"
    fonts = [draw.one(["Liberation Serif", "Liberation Sans"])]
    engine, source = page(draw, body, fonts, (11,), css)
    return Document(engine, source, items, page(draw, scheme, fonts, (11,), sheet)[1])


# French test of sciences, last class of primary school

CORPS = [
    ("tf", "Le cœur est un muscle."), ("tf", "Les poumons se trouvent dans l’abdomen."), ("tf", "Le sang transporte le dioxygène."),
    ("qcm", "Quel organe filtre le sang ?", ["le foie", "les reins", "l’estomac"]), ("qcm", "Combien de chambres le cœur humain compte-t-il ?", ["deux", "trois", "quatre"]), ("qcm", "Où commence la digestion ?", ["dans la bouche", "dans l’estomac", "dans l’intestin grêle"]),
    ("ask", "Comment s’appellent les vaisseaux qui ramènent le sang au cœur ?", 1, 1), ("ask", "Pourquoi le cœur bat-il plus vite pendant un effort ?", 2, 3), ("ask", "Cite trois aliments riches en protéines.", 3, 1), ("ask", "Explique le rôle des dents dans la digestion.", 2, 3), ("ask", "Quelle est la différence entre l’air inspiré et l’air expiré ?", 2, 3),
]


@layout(HALF, "evaluation-augite", "French primary test in sciences, word processor: Prénom and Date, frame with Note and Signature des parents, numbers 1) that run on with …… / 2 at the right, vrai and faux with squares, choices with squares in one row, dotted lines; nothing answered")
def evaluation_augite(draw):
    sheet = Sheet(draw.one(["Carlito", "Comic Neue"]), 11, "fr", "FR", margin=2.0)
    right, items = (sheet.wide, RIGHT), []
    dots = 'style:type="right" style:leader-style="dotted" style:leader-text="."'
    sheet.body += [sheet.p("Prénom : ……………………………\tDate : …… / …… / ……", tabs=[right], after=0.3), sheet.p("<b>Évaluation de sciences : le corps humain</b>", align="center", size=16, after=0.3)]
    third = round(sheet.wide / 3, 2)
    sheet.body += [sheet.table([["Note :        / 16", "Appréciation :", "Signature des parents :"], [" \n ", "", ""]], [third - 1.5, third + 0.8, third + 0.7]), sheet.p("", after=0.1)]
    heads = {"tf": "Vrai ou faux ? Coche la bonne case.", "qcm": "Coche la bonne réponse.", "ask": "Réponds par une phrase."}
    last = None
    for n, (kind, text, *rest) in enumerate(CORPS, 1):
        if kind != last:
            sheet.body.append(sheet.p(f"<u>{heads[kind]}</u>", before=0.35, after=0.15, bold=True, extra='fo:keep-with-next="always"'))
            last = kind
        marks = rest[0] if kind == "ask" else 1
        sheet.body.append(sheet.p(f"<b>{n})</b>\t{text}\t…… / {marks}", left=0.9, first=-0.9, tabs=[0.9, right], after=0.08, before=0.12, extra='fo:keep-with-next="always"'))
        if kind == "tf":
            sheet.body.append(sheet.p("□ vrai\t□ faux", left=0.9, tabs=[4.5], after=0.1))
            items.append(item(text, None, str(n), marks, kind="truefalse"))
        elif kind == "qcm":
            sheet.body.append(sheet.p("\t".join(f"□ {o}" for o in rest[0]), left=0.9, tabs=[6.0, 11.5], after=0.1))
            items.append(item(text, None, str(n), marks, choices([None] * 3, rest[0]), kind="mcq"))
        else:
            sheet.body += [sheet.p("\t", left=0.9, tabs=[(sheet.wide, dots)], after=0.14)] * rest[1]
            items.append(item(text, None, str(n), marks))
    sheet.foot = sheet.p("École Jules-Ferry – CM2\t{page}", size=9, tabs=[right])
    engine, source = sheet.source()
    return Document(engine, source, items)


# Examination in programming with model answers

CODING = [
    ("Data types", "The questions below are about the built-in types of Python.", [
        ("What is the type of the expression 7 / 2?", 1, "float"),
        ("What does len(\"pebble\") return?", 1, "6"),
        ("Explain the difference between a list and a tuple.", 3, "A list can be changed after it has been made, a tuple cannot."),
        ("Give one reason to prefer a set over a list when many values must be looked up.", 2, "A set finds a value in constant time on average, a list must be searched from its start."),
    ]),
    ("Control flow", "A program reads whole numbers until the user enters 0.", [
        ("Which kind of loop suits this program best? Give a reason.", 2, "A while loop, since the number of repetitions is not known before."),
        ("How often is the body of the loop run if the user enters 4, 9, 2, 0?", 1, "Three times."),
        ("State what happens if the user enters a letter and the program does not check for it.", 2, "The conversion to a whole number raises a ValueError and the program stops."),
    ]),
    ("Functions", "Consider a function that returns the largest of three numbers.", [
        ("How many comparisons does it need at least?", 1, "Two."),
        ("What is a default value of a parameter?", 2, "The value that the parameter has when the call leaves it out."),
        ("Explain why a function should not print its result when other functions are to use it.", 3, "What is printed cannot be used in another expression; a returned value can."),
        ("Name the statement that ends a function and hands a value to its caller.", 1, "return"),
    ]),
]


def ty(text):
    for sign in "\\*_#$@<>[]`~":
        text = text.replace(sign, "\\" + sign)
    return text.replace("/", "\\/").replace('"', '\\"')


@layout(HALF, "exam-spinel", "university examination in programming, Typst: Problem 1: title with its points in a grey band, 1.1 in bold with the points in a small box in the margin, answer frames of several heights; model answers behind under the same numbers")
def exam_spinel(draw):
    body, model, items, total = "", "", [], 0
    for n, (title, stem, parts) in enumerate(CODING, 1):
        points = sum(part[1] for part in parts)
        total += points
        body += f"#band[Problem {n}: {title}][{points} points]\n{ty(stem)}\n#v(1mm)\n"
        model += f"#v(3mm)\n*Problem {n}: {title}*\n\n"
        for k, (question, marks, answer) in enumerate(parts, 1):
            body += f"#part[{n}.{k}][{marks} p][{ty(question)}]\n#block(width: 100%, height: {9 * marks + 3}mm, breakable: false, stroke: 0.5pt + gray)\n"
            model += f"#grid(columns: (12mm, 1fr), row-gutter: 2mm, [*{n}.{k}*], [{ty(answer)}])\n"
            items.append(item(question, answer, f"{n}.{k}", marks, stem=stem))
    font = draw.one(["Libertinus Serif", "Lato", "Liberation Serif"])
    source = f"""#set page(paper: "a4", margin: (left: 26mm, right: 20mm, y: 22mm), header: text(8pt)[COMP 1110 #h(1fr) Introduction to Programming #h(1fr) Final examination], footer: context align(center, text(8pt)[Page #counter(page).display() of #counter(page).final().first()]))
#set text(font: ("{font}",), size: 10.5pt, lang: "en")
#set smartquote(enabled: false)
#let band(a, b) = block(width: 100%, fill: luma(225), inset: 2mm, above: 6mm, below: 3mm, sticky: true)[*#a* #h(1fr) #b]
#let part(a, b, c) = block(above: 4mm, below: 2mm, sticky: true)[#place(dx: -15mm, box(stroke: 0.5pt, inset: 1mm, text(8pt, b)))#grid(columns: (10mm, 1fr), [*#a*], c)]
#align(center)[#text(16pt, weight: "bold")[Final examination] #linebreak() Department of Computing]
#grid(columns: (1fr, 1fr), [Name: #box(width: 55mm, repeat[.])], [Student number: #box(width: 40mm, repeat[.])])
#v(2mm)
This examination has 3 problems and {total} points. You have 60 minutes. No books and no devices may be used.
{body}
#pagebreak()
#text(14pt, weight: "bold")[Model answers]
{model}
"""
    return Document("typst", source, items)


# Bank of questions with identifiers

BANKED = [
    ("If 3x + 4 = 19, what is the value of 6x?", "Linear equations in one variable", ["5", "10", "30", "38"], 2, "Subtracting 4 from both sides of the given equation yields 3x = 15. Multiplying both sides of this equation by 2 yields 6x = 30."),
    ("A line in the xy-plane has a slope of 2 and passes through the point (0, 5). Which of the following is an equation of this line?", "Linear functions", ["y = 2x + 5", "y = 5x + 2", "y = 2x − 5", "y = −2x + 5"], 0, "A line with slope m that crosses the y-axis at (0, b) has the equation y = mx + b."),
    ("A bakery sells loaves for $4 each and rolls for $1 each. On Monday it sold 90 items for $210. How many loaves did it sell?", "Systems of two linear equations", ["30", "40", "50", "60"], 1, "Let a be the number of loaves and b the number of rolls. Then a + b = 90 and 4a + b = 210. Subtracting the first equation from the second yields 3a = 120."),
    ("What is 15% of 240?", "Percentages", ["16", "24", "30", "36"], 3, "Multiplying 240 by 0.15 gives the value that is asked for."),
    ("The mean of five numbers is 12. Four of the numbers are 8, 10, 13 and 14. What is the fifth number?", "One-variable data", ["11", "12", "15", "16"], 2, "The sum of the five numbers is 60. The sum of the four given numbers is 45."),
    ("Which expression is equivalent to (x + 3)(x − 3)?", "Equivalent expressions", ["x² − 9", "x² + 9", "x² − 6x − 9", "x² + 6x − 9"], 0, "The product of a sum and a difference of the same terms is the difference of their squares."),
    ("A right triangle has legs of length 9 and 12. What is the length of its hypotenuse?", "Right triangles and trigonometry", ["13", "15", "18", "21"], 1, "By the Pythagorean theorem, the square of the hypotenuse is 81 + 144 = 225."),
    ("The function f is defined by f(x) = x² − 7. What is the value of f(4)?", "Nonlinear functions", ["1", "8", "9", "23"], 2, "Substituting 4 for x in the given function yields 16 − 7."),
    ("A car travels 156 miles in 3 hours at a constant speed. At this speed, how many miles does it travel in 5 hours?", "Ratios, rates, and units", ["208", "250", "255", "260"], 3, "The speed of the car is 52 miles per hour, and 52 × 5 gives the distance."),
]


@layout(HALF, "bank-kunzite", "export of a bank of questions for a college entrance test, Chromium: Question ID with eight signs in a dark bar, table Assessment, Test, Domain, Skill, Difficulty, ID and question, A. to D., ID and Answer in a grey bar, Correct Answer: C and Rationale below")
def bank_kunzite(draw):
    body, items = "", []
    for question, skill, options, right, why in BANKED:
        code = draw.one("abcdef") + "".join(draw.one("0123456789abcdef") for _ in range(7))
        level = draw.one(["Easy", "Medium", "Hard"])
        body += f"<div class=q><div class=d>Question ID {code}</div><table><tr><th>Assessment<th>Test<th>Domain<th>Skill<th>Difficulty</tr><tr><td>College Entry<td>Math<td>Algebra and Data<td>{skill}<td>{level}</tr></table><div class=g>ID: {code}</div><p>{web(question)}</p>" + "".join(f"<p class=o>{letter}. {web(o)}</p>" for letter, o in zip("ABCD", options)) + f"<div class=g>ID: {code} Answer</div><p><b>Correct Answer:</b> {'ABCD'[right]}</p><p><b>Rationale</b></p><p>Choice {'ABCD'[right]} is correct. {web(why)}</p><p><b>Question Difficulty:</b> {level}</p></div>"
        items.append(picked(question, options, right, code, "ABCD"))
    css = ".q { break-inside: avoid; margin-bottom: 9mm } .d { background: #1e2b5e; color: white; padding: 1.5mm 3mm; font-weight: bold } table { width: 99.5%; border-collapse: collapse; font-size: 85% } th, td { border: 1px solid #bbb; padding: 1mm 2mm; text-align: left } .g { background: #e8e8e8; padding: 1mm 3mm; margin-top: 3mm; font-weight: bold } p { margin: 2mm 3mm } .o { margin-left: 8mm }"
    engine, source = page(draw, body, ["Noto Serif", "Roboto", "Liberation Sans"], (10,), css, paper="Letter")
    return Document(engine, source, items)


# Sheet printed by a quiz site

STONES = [
    ("Which rock forms when magma cools slowly below the ground?", ["granite", "pumice", "sandstone", "slate"], 0), ("What is the hardest natural mineral?", ["quartz", "talc", "diamond", "corundum"], 2), ("Marble is formed from which rock?", ["shale", "limestone", "basalt", "coal"], 1), ("Which scale compares the hardness of minerals?", ["Richter scale", "Beaufort scale", "Kelvin scale", "Mohs scale"], 3), ("The breaking down of rock by wind, water and ice is called", ["deposition", "weathering", "melting", "eruption"], 1),
    ("Which of these rocks can float on water?", ["obsidian", "gneiss", "pumice", "chalk"], 2), ("Fossils are found most often in", ["sedimentary rock", "igneous rock", "metamorphic rock", "molten rock"], 0), ("The color of the powder that a mineral leaves on a tile is its", ["luster", "cleavage", "density", "streak"], 3), ("Which mineral is also known as table salt?", ["gypsum", "halite", "fluorite", "calcite"], 1), ("The process by which sand is pressed and glued into rock is", ["compaction and cementation", "heating and melting", "erosion and transport", "folding and faulting"], 0),
]


@layout(HALF, "worksheet-stibnite", "sheet that a quiz site prints, Chromium: Name, Class and Date above, title, Total questions and worksheet time, bold numbers in a narrow column, a) to d) in two by two cells with a thin border; Answer Keys in two columns as 1. b) and the words")
def worksheet_stibnite(draw):
    asked = draw.some(STONES, 9)
    body, keys, items = "<div class=n><span>Name : ____________________</span><span>Class : __________</span><span>Date : __________</span></div><h1>Rocks and Minerals</h1><p class=s>" + f"{len(asked)} questions &nbsp;·&nbsp; Worksheet time: {draw.random.randint(5, 9)}mins</p>", "", []
    for n, (question, options, right) in enumerate(asked, 1):
        options, right = hustled(draw, options, right)
        body += f"<div class=q><b>{n}.</b><div><p>{web(question)}</p><div class=o>" + "".join(f"<div><span>{letter})</span>{web(o)}</div>" for letter, o in zip("abcd", options)) + "</div></div></div>"
        keys += f"<div class=k><b>{n}.</b> {'abcd'[right]}) {web(options[right])}</div>"
        items.append(picked(question, options, right, str(n), "abcd"))
    body += f"<div class=a><h2>Answer Keys</h2><div class=g>{keys}</div></div>"
    css = ".n { display: flex; justify-content: space-between; font-size: 90% } h1 { font-size: 17pt; margin: 6mm 0 1mm } .s { color: #666; margin: 0 0 5mm; border-bottom: 1px solid #ccc; padding-bottom: 3mm } .q { display: flex; break-inside: avoid; margin: 0 1mm 5mm 0 } .q > b { width: 10mm } .q > div { flex: 1 } .q p { margin: 0 0 2mm } .o { display: grid; grid-template-columns: 1fr 1fr; gap: 2mm } .o div { border: 1px solid #ccc; border-radius: 1mm; padding: 1.5mm 3mm } .o span { display: inline-block; width: 8mm; color: #555 } .a { break-before: page } .g { display: grid; grid-template-columns: 1fr 1fr; row-gap: 3mm }"
    engine, source = page(draw, body, ["Open Sans", "Roboto"], (11,), css)
    return Document(engine, source, items)


# General studies of a civil service

ONLY = ["1 only", "2 only", "Both 1 and 2", "Neither 1 nor 2"]
SERVICE = [
    (["The Equator passes through Brazil.", "The Tropic of Cancer passes through Kenya."], "Which of the statements given above is/are correct?", ONLY, 0, "The Tropic of Cancer passes well to the north of Kenya."),
    (["Ozone absorbs ultraviolet radiation.", "Most of the ozone is in the stratosphere."], "Which of the statements given above is/are correct?", ONLY, 2, "About nine tenths of the ozone lie between 15 and 35 km."),
    ([], "Which one of the following rivers flows into the Caspian Sea?", ["Danube", "Don", "Volga", "Dnieper"], 2, "The other three flow into the Black Sea or the Sea of Azov."),
    (["Mercury is a metal.", "Mercury is solid at 0 °C."], "Which of the statements given above is/are correct?", ONLY, 0, "It melts at about 39 degrees below zero."),
    ([], "The headquarters of the International Court of Justice are in", ["Geneva", "Vienna", "Paris", "The Hague"], 3, "It sits in the Peace Palace."),
    (["Bats are birds.", "Whales breathe with gills."], "Which of the statements given above is/are correct?", ONLY, 3, "Both are mammals with lungs."),
    ([], "Which vitamin is formed in the skin under the influence of sunlight?", ["Vitamin A", "Vitamin B₁₂", "Vitamin C", "Vitamin D"], 3, "Ultraviolet light starts its formation."),
    (["The Suez Canal has no locks.", "The Panama Canal has no locks."], "Which of the statements given above is/are correct?", ONLY, 0, "Ships are lifted 26 m on their way through Panama."),
    ([], "The term ‘Gross Domestic Product’ refers to the value of all final goods and services produced", ["by the citizens of a country anywhere", "within a country in a given period", "for export in a given period", "by the government of a country"], 1, "What citizens produce abroad counts towards the national product."),
    (["Sound travels faster in water than in air.", "Sound cannot travel in a vacuum."], "Which of the statements given above is/are correct?", ONLY, 2, "It needs a medium, and is about four times faster in water."),
]


@layout(HALF, "prelims-barite", "general studies of a civil service, pdfLaTeX: booklet with two columns, Consider the following statements with 1. and 2. set in, options (a) to (d) such as Both 1 and 2; ANSWERS AND EXPLANATIONS behind as 1. (c) and a sentence")
def prelims_barite(draw):
    body, solved, items = "", "", []
    for n, (stated, question, options, right, why) in enumerate(SERVICE, 1):
        text = "Consider the following statements: " + " ".join(f"{k}. {s}" for k, s in enumerate(stated, 1)) + f" {question}" if stated else question
        body += r"\begin{minipage}{\linewidth}\setlength\parskip{2pt}"
        if stated:
            body += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{Consider the following statements:}}" + "".join(rf"\lab{{12mm}}{{6mm}}{{{k}.}}{{{tex(s).replace('°', chr(92) + 'textdegree{}')}}}" for k, s in enumerate(stated, 1)) + rf"\lab{{8mm}}{{0mm}}{{}}{{{tex(question)}}}"
        else:
            body += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)}}}"
        body += "".join(rf"\lab{{8mm}}{{8mm}}{{({letter})}}{{{tex(o)}}}" for letter, o in zip("abcd", options)) + r"\end{minipage}\par\bigskip" + "\n"
        solved += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{\textbf{{({'abcd'[right]})}} {tex(why)}}}" + "\n"
        more = {"context": text[: -len(question) - 1], "command": question} if stated else {}
        items.append(picked(text, options, right, str(n), "abcd", **more))
    body = r"\begin{center}{\large\bfseries MOCK TEST SERIES}\par{\bfseries GENERAL STUDIES PAPER I}\par\smallskip Time Allowed: 20 minutes\hfill Maximum Marks: 20\end{center}\hrule\medskip\begin{multicols}{2}\raggedcolumns " + body + r"\end{multicols}\newpage\begin{center}\textbf{ANSWERS AND EXPLANATIONS}\end{center}\begin{multicols}{2}" + solved + r"\end{multicols}"
    engine, source = document(draw, body, ["times", "lm"], (10, 11), (18, 20), foot=r"\fancyfoot[L]{\small Set A}\fancyfoot[R]{\small (\thepage)}", extra=r"\setlength\columnseprule{.4pt}\setlength\columnsep{8mm}")
    return Document(engine, source, items)


# Questions of a network course as a web site collects them

NETWORK = [
    ("What is the function of a router?", ["to forward packets between networks", "to amplify an electrical signal", "to give each host a MAC address", "to encrypt files on a server"], [0], "Routers read the destination address of a packet and choose the next hop from their routing tables."),
    ("Which address identifies a network card on the local link?", ["IP address", "port number", "MAC address", "domain name"], [2], "It is burnt into the card by its maker and is 48 bits long."),
    ("Which two protocols work at the transport layer? (Choose two.)", ["IP", "TCP", "HTTP", "UDP", "ARP"], [1, 3], "The first is reliable and keeps order, the second is not but is fast."),
    ("How many bits are there in an IPv4 address?", ["16", "32", "64", "128"], [1], "They are written as four decimal numbers."),
    ("A user can reach a web site by its number but not by its name. Which service is most likely at fault?", ["DHCP", "FTP", "NAT", "DNS"], [3], "This service turns names into addresses."),
    ("Which port does HTTPS use by default?", ["21", "80", "110", "443"], [3], "Plain HTTP uses another one."),
    ("Which two media carry data as light? (Choose two.)", ["coaxial cable", "single-mode fiber", "shielded twisted pair", "multimode fiber"], [1, 3], "Single-mode is used over long distances."),
    ("What does a switch do with a frame whose destination it does not know?", ["It drops the frame.", "It sends the frame out of all other ports.", "It sends the frame back.", "It asks a name server."], [1], "This is called flooding."),
    ("Which command shows whether a remote host can be reached?", ["mkdir", "ping", "chmod", "grep"], [1], "It sends echo requests and waits for replies."),
]


@layout(HALF, "dump-wulfenite", "questions and answers of a network course from a web site, Chromium: bold numbers and questions, bullets without letters, the right ones in bold red, two of them where it says so, Explanation in a pale green frame below each")
def dump_wulfenite(draw):
    body, items = "<div class=c>Home &rsaquo; Networking &rsaquo; Modules 1–4</div><h1>Modules 1 – 4: Basic Connectivity Exam Answers</h1><p class=n><b>How to find:</b> Press Ctrl + F in the browser and fill in whatever wording is in the question to find that question.</p>", []
    for n, (question, options, right, why) in enumerate(NETWORK, 1):
        body += f"<div class=q><p><b>{n}. {web(question)}</b></p><ul>" + "".join(f"<li>{f'<b class=r>{web(o)}</b>' if k in right else web(o)}</li>" for k, o in enumerate(options)) + f"</ul><div class=e><b>Explanation:</b> {web(why)}</div></div>"
        items.append(item(question, "\n".join(options[k] for k in right), str(n), None, choices([None] * len(options), options), kind="multi" if len(right) > 1 else "mcq"))
    css = ".c { color: #888; font-size: 80% } h1 { font-size: 17pt } .n { background: #fff6d8; padding: 2mm 3mm } .q { break-inside: avoid; margin-bottom: 6mm } p { margin: 2mm 0 } ul { margin: 1mm 0 2mm } .r { color: #e00000 } .e { background: #e6f5e6; border: 1px solid #9fd09f; padding: 2mm 3mm; font-size: 92% }"
    engine, source = page(draw, body, ["Roboto", "Open Sans", "Liberation Sans"], (10, 11), css)
    return Document(engine, source, items)


# Reading of a key English test

SWIMMER = ["Maria Ferreira was born in a small fishing village in Portugal. Her father had a boat, but nobody in her family could swim. When she was six, she fell off the boat, and her father decided that she should have lessons at once.", "The nearest pool was in the next town, twenty kilometres away, so her grandmother took her there on the bus every Saturday. Maria hated the cold water at first. Then, when she was nine, a new teacher showed her how to swim on her back, and suddenly she loved it.", "At fourteen she won her first race. Two years later she moved to Lisbon to live with her aunt and train twice a day. She did her homework on the train and was usually asleep by nine o’clock. Now she is twenty-two and swims for her country. Next year she wants to open a swimming school in her village."]
SWUM = [("Maria’s father was a good swimmer.", 1), ("Maria had an accident when she was six.", 0), ("The bus to the pool was expensive.", 2), ("Maria enjoyed her first swimming lessons.", 1), ("A teacher helped Maria to change her opinion of swimming.", 0), ("Maria’s first race took place in Lisbon.", 2), ("Maria lived with a member of her family in Lisbon.", 0), ("Maria went to bed late when she lived in Lisbon.", 1), ("Maria has two brothers.", 2), ("Maria plans to teach people in her village to swim.", 0)]
SIGNS = ["Right", "Wrong", "Doesn’t say"]


@layout(HALF, "reading-howlite", "reading part of an easy English test, word processor: text in a frame with its title, Questions 21–30, bold numbers and sentences, A Right B Wrong C Doesn’t say on one row below each, example 0 with its answer, key in one row on the last page")
def reading_howlite(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito"]), 11, margin=2.2)
    items, right = [], (sheet.wide, RIGHT)
    sheet.body += [sheet.p("<b>PART 4</b>", size=15, after=0.1), sheet.p("<b>Questions 21–30</b>", after=0.1), sheet.p("Read the article about a young swimmer. Are sentences 21–30 ‘Right’ (A) or ‘Wrong’ (B)? If there is not enough information to answer ‘Right’ (A) or ‘Wrong’ (B), choose ‘Doesn’t say’ (C). For questions 21–30, mark A, B or C on the answer sheet.", after=0.3)]
    inside = sheet.p("<b>From the boat to the pool</b>", align="center", size=13, after=0.2) + "".join(sheet.p(text, align="justify", after=0.2) for text in SWIMMER)
    sheet.body += [sheet.table([[inside]], [sheet.wide], padding=0.3), sheet.p("", after=0.1), sheet.p("<b>Example:</b>", after=0.1), sheet.p("<b>0</b>\tMaria comes from Portugal.", left=1.1, first=-1.1, tabs=[1.1], after=0.05), sheet.p("<b>A</b>  Right\t<b>B</b>  Wrong\t<b>C</b>  Doesn’t say\tAnswer: <b>A</b>", left=1.1, tabs=[4.6, 8.1, 12.8], after=0.35)]
    for n, (text, verdict) in enumerate(SWUM, 21):
        sheet.body += [sheet.p(f"<b>{n}</b>\t{text}", left=1.1, first=-1.1, tabs=[1.1], after=0.05, extra='fo:keep-with-next="always"'), sheet.p("<b>A</b>  Right\t<b>B</b>  Wrong\t<b>C</b>  Doesn’t say", left=1.1, tabs=[4.6, 8.1], after=0.3)]
        items.append(picked(text, SIGNS, verdict, str(n), "ABC"))
    sheet.body += [sheet.p("<b>Reading Part 4 – Answer key</b>", before=0.6, after=0.15, extra='fo:keep-with-next="always"'), sheet.p("\t".join(f"{n} {'ABC'[v]}" for n, (_, v) in enumerate(SWUM, 21)), tabs=[1.6 * k for k in range(1, 10)])]
    sheet.foot = sheet.p("Reading and Writing\t{page}", size=9, tabs=[right])
    engine, source = sheet.source()
    return Document(engine, source, items)


# Quiz of a safety talk

LADDERS = [
    ("tf", "A metal ladder may be used near power lines if it is dry.", False), ("mc", "For every four feet of height, the base of a straight ladder should stand how far from the wall?", ["six inches", "one foot", "two feet", "four feet"], 1), ("tf", "You should always face the ladder when you climb up or down.", True), ("tf", "The top step of a stepladder is a safe place to stand.", False),
    ("mc", "How far should a ladder reach above the landing that it leads to?", ["one foot", "two feet", "three feet", "five feet"], 2), ("tf", "A ladder with a cracked rail must be tagged and taken out of service.", True), ("mc", "How many points of contact should you keep while climbing?", ["one", "two", "three", "four"], 2), ("tf", "Two people may stand on a ladder at once if each weighs less than 150 pounds.", False), ("mc", "When should a ladder be inspected?", ["once a year", "once a month", "only after a fall", "before each use"], 3), ("tf", "Tools should be carried in a belt or lifted with a rope.", True),
]


@layout(HALF, "toolbox-larimar", "quiz of a safety talk on a building site, US word processor: company, Trainer, Employee and Date lines, 1. statements with True False below as boxes, choices a. to d. stacked with tabs, numbers that run on; Quiz answers in one line in small print below a rule at the foot")
def toolbox_larimar(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito"]), 10.5, country="US", paper=(21.59, 27.94), margin=2.0)
    items, right = [], (sheet.wide, RIGHT)
    sheet.body += [sheet.p("<b>NORTHGATE BUILDERS, INC.</b>\tSafety Training", tabs=[right], after=0.05), sheet.p("<b>Toolbox Talk Quiz: Ladder Safety</b>", size=17, after=0.25), sheet.p("Employee: ____________________________\tDate: ______________", tabs=[right], after=0.12), sheet.p("Trainer: ______________________________\tScore: _______ / 10", tabs=[right], after=0.3), sheet.p("<i>Mark the best answer to each question. A score of 8 or higher is required to pass.</i>", after=0.2)]
    key = []
    for n, (kind, text, *rest) in enumerate(LADDERS, 1):
        sheet.body.append(sheet.p(f"{n}.\t{text}", left=0.8, first=-0.8, tabs=[0.8], before=0.16, after=0.05, extra='fo:keep-with-next="always"'))
        if kind == "tf":
            sheet.body.append(sheet.p("□ True\t□ False", left=0.8, tabs=[3.5], after=0.06))
            items.append(item(text, str(rest[0]), str(n), kind="truefalse"))
            key.append(f"{n}. {rest[0]}")
        else:
            options, place = rest
            sheet.body += [sheet.p(f"{letter}.\t{o}", left=1.6, first=-0.8, tabs=[1.6], after=0) for letter, o in zip("abcd", options)]
            items.append(picked(text, options, place, str(n), "abcd"))
            key.append(f"{n}. {'abcd'[place]}")
    sheet.body.append(sheet.p("<b>Quiz answers:</b>  " + "   ".join(key), size=8.5, before=0.5, extra='fo:border-top="0.75pt solid #000000" fo:padding-top="0.15cm"'))
    sheet.foot = sheet.p("Keep this form in the employee’s training file.", size=8, align="center")
    engine, source = sheet.source()
    return Document(engine, source, items)


# Columns to match, Mexico

COLUMNAS = [("Proceso por el cual las plantas elaboran su alimento.", "fotosíntesis"), ("Órgano que bombea la sangre a todo el cuerpo.", "corazón"), ("Animal que se alimenta solamente de plantas.", "herbívoro"), ("Capa gaseosa que rodea a la Tierra.", "atmósfera"), ("Paso del estado líquido al gaseoso.", "evaporación"), ("Unidad básica de los seres vivos.", "célula"), ("Fuerza que atrae los objetos hacia el centro de la Tierra.", "gravedad"), ("Satélite natural de la Tierra.", "Luna"), ("Conjunto de seres vivos y el medio en que se relacionan.", "ecosistema"), ("Aparato que sirve para ver objetos muy pequeños.", "microscopio")]


@layout(HALF, "columnas-zeolite", "test of a Mexican secondary school, LaTeX: school, Nombre and Grupo lines, Relaciona ambas columnas, numbers with empty brackets ( ) before the meanings at the left, letters a) to l) before the words at the right with two too many; RESPUESTAS overleaf as 1. (c)")
def columnas_zeolite(draw):
    asked = draw.mixed(COLUMNAS)
    ends = draw.shuffled([w for _, w in COLUMNAS] + ["termómetro", "condensación"])
    letters = "abcdefghijkl"
    lines = ""
    for n in range(len(ends)):
        left = rf"{n + 1}. (\hspace{{6mm}}) & {tex(asked[n][0])}" if n < len(asked) else " & "
        lines += rf"{left} & {letters[n]}) & {ends[n]}\\\noalign{{\vskip 2mm}}" + "\n"
    items = [item(text, answer, str(n), None, choices(letters, ends), kind="match", answer_label=letters[ends.index(answer)]) for n, (text, answer) in enumerate(asked, 1)]
    key = r"\\".join("&".join(f"{n}. ({letters[ends.index(asked[n - 1][1])]})" for n in range(k, k + 5)) for k in (1, 6))
    body = r"\begin{center}\textbf{ESCUELA SECUNDARIA TÉCNICA NÚM. 58}\par EXAMEN DE CIENCIAS NATURALES\par SEGUNDO TRIMESTRE\end{center}Nombre del alumno: \hrulefill\ Grado y grupo: \rule{22mm}{0.4pt}\par\smallskip Fecha: \rule{35mm}{0.4pt}\hfill Aciertos: \rule{15mm}{0.4pt}\hfill Calificación: \rule{15mm}{0.4pt}\par\bigskip\textbf{I. Relaciona ambas columnas. Escribe en el paréntesis la letra que corresponda. Sobran dos palabras.}\par\medskip\begin{tabular}{@{}l>{\raggedright\arraybackslash}p{82mm}@{\hspace{8mm}}l@{\hspace{2mm}}l@{}}" + lines + r"\end{tabular}\newpage\textbf{RESPUESTAS}\par\medskip\textbf{I. Relación de columnas}\par\smallskip\begin{tabular}{*{5}{p{24mm}}}" + key + r"\end{tabular}"
    engine, source = document(draw, body, ["times", "lmsans", "palatino"], (11,), (22, 24), foot=r"\small Profr. R. Mendoza \hfill \thepage")
    return Document(engine, source, items)


# Glossary of an insurance web site

INSURED = [("Actuary", "A person who works out risks and premiums by the methods of statistics."), ("Beneficiary", "The person who receives the money when a claim on a life policy is paid."), ("Broker", "Someone who finds a policy for a customer among those of several insurers."), ("Claim", "A request to an insurer to pay for a loss that the policy covers."), ("Cover note", "A short paper which shows that a policy is in force until the full one is sent."), ("Deductible", "The part of a loss that the policyholder has to pay before the insurer pays anything."), ("Endorsement", "A written change to a policy after it has been issued."), ("Exclusion", "A thing or an event for which the policy does not pay."), ("Lapse", "The end of a policy because the premium was not paid in time."), ("Liability", "The duty in law to pay for harm done to somebody else."), ("Peril", "A cause of loss, such as fire, storm or theft."), ("Premium", "The sum that a customer pays for a policy."), ("Reinsurance", "Insurance that one insurer buys from another to share a large risk."), ("Rider", "An addition to a policy that gives further benefits at a further cost."), ("Underwriter", "The person who decides whether to accept a risk and on what terms.")]


@layout(HALF, "glossary-marcasite", "glossary of an insurance web site printed, Chromium: menu and date above, letters A to Z as links, each letter in a coloured square with Back to top at the right, terms as small bold heads with the meaning as a paragraph below")
def glossary_marcasite(draw):
    entries = draw.some(INSURED, 13)
    letters = sorted({term[0] for term, _ in entries})
    body = "<div class=m>Home &nbsp;|&nbsp; Products &nbsp;|&nbsp; Claims &nbsp;|&nbsp; Help &amp; Support</div><h1>Insurance terms explained</h1><p>Insurance has a language of its own. This glossary will help you to understand the words that you may find in your policy.</p><p class=az>" + " ".join(f"<b>{c}</b>" if c in letters else c for c in "ABCDEFGHIJKLMNOPQRSTUVWXYZ") + "</p>"
    last = ""
    for term, meaning in entries:
        if term[0] != last:
            last = term[0]
            body += f"<div class=l><span>{last}</span><small>Back to top ↑</small></div>"
        body += f"<h3>{term}</h3><p>{web(meaning)}</p>"
    body += "<div class=f>© Harbour Mutual. Was this page helpful? &nbsp; Yes &nbsp; No</div>"
    css = ".m { background: #f0f0f0; padding: 2mm 3mm; font-size: 85% } h1 { color: #00594f } .az { letter-spacing: 2px; font-size: 90% } .az b { color: #00594f; text-decoration: underline } .l { display: flex; justify-content: space-between; margin: 5mm 0 1mm; border-bottom: 1px solid #00594f; break-after: avoid } .l span { background: #00594f; color: #fff; padding: 1mm 3mm; font-weight: bold } .l small { color: #00594f } h3 { font-size: 105%; margin: 3mm 0 0; break-after: avoid } h3 + p { margin: 0.5mm 0 } .f { border-top: 1px solid #ccc; margin-top: 8mm; padding-top: 2mm; font-size: 80%; color: #666 }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Carlito"], (10, 11), css)
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in entries])
