"""The forty-ninth: papers, worksheets and tests that are less often thought of."""

import importlib

import engines  # noqa: F401  (registers further programs)
from latex import document, tex
from paper import Document, choices, item, layout, priced, total, walk
from roff import document as roff, plain
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, picked = word.Sheet, word.picked

HALF = "blind-then-read"
RIGHT = 'style:type="right"'

# Papers

RIVERS = [
    {
        "title": "Figure 1 shows a bend in the middle course of a river. Study it and answer the questions that follow.",
        "figure": True,
        "parts": [
            {
                "stem": "The letters P and Q mark the two banks of the river.",
                "parts": [
                    {"command": "Name the landform at P.", "marks": 1, "points": [("River cliff", 1)], "allow": ["bluff"]},
                    {"command": "State the process that is dominant at Q.", "marks": 1, "points": [("Deposition", 1)]},
                    {"command": "Explain why the channel is deeper near P than near Q.", "marks": 3, "points": [("Water flows fastest on the outside of the bend", 1), ("so it has more energy to erode the bed and bank", 1), ("while slow water on the inside drops its load", 1)]},
                ],
            },
            {"command": "With the aid of a labelled diagram, explain how an ox-bow lake is formed.", "marks": 6, "points": [("Erosion on both outer bends narrows the neck of the meander", 1), ("At a time of flood the river cuts through the neck", 1), ("The river takes the straighter and steeper course", 1), ("Deposition seals the ends of the old loop", 1), ("Labelled diagram", 2)], "kind": "long"},
        ],
    },
    {
        "title": "",
        "parts": [
            {
                "stem": "",
                "parts": [
                    {"command": "Define the term ‘population density’.", "marks": 2, "points": [("The number of people", 1), ("living in each square kilometre of land", 1)]},
                    {"command": "An island has an area of 430 km² and a population of 283 800. Calculate its population density.", "context": "An island has an area of 430 km² and a population of 283 800.", "marks": 2, "points": [("283 800 ÷ 430", 1), ("660 persons per km²", 1)], "kind": "numeric"},
                ],
            },
            {"command": "Give TWO reasons why most people in Guyana live on the narrow coastal plain.", "marks": 2, "points": [("The soils are fertile", 1), ("The land is flat and easy to build on", 1), ("Ports and most jobs are found there", 1)], "note": "Any TWO, 1 mark each"},
            {
                "stem": "Many young people leave the countryside for the capital.",
                "parts": [
                    {"command": "Suggest ONE problem that this causes in the countryside.", "marks": 1, "points": [("Shortage of labour on farms", 1)]},
                    {"command": "Describe TWO measures by which a government may slow this movement.", "marks": 4, "points": [("Grants or cheap loans for small farmers", 2), ("Building of schools, clinics and roads in rural areas", 2)]},
                ],
            },
        ],
    },
]
for _question in RIVERS:
    for _part in _question["parts"]:
        for _leaf in _part.get("parts", [_part]):
            if _leaf.get("context"):
                _leaf["command"] = _leaf["command"].removeprefix(_leaf["context"]).strip()


@layout(HALF, "paper-basalt", "numbered paper with nested parts and marks at the right margin, mark scheme table in its own file")
def paper_basalt(draw):
    font = draw.one(["times", "timesnew"])
    body, scheme, items = "", "", []
    for place, question in enumerate(RIVERS):
        source = dict(question, stem=question["title"])
        inner, lines = "", ""
        for path, part, leaf in walk(source, place):
            depth = len(path)
            if depth == 1:
                body += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{place + 1}.}}}}{{{tex(part['stem'])}}}" if part["stem"] else ""
                if part.get("figure"):
                    body += r"\begin{center}\begin{tikzpicture}[scale=0.9]\draw[thick] (0,0) .. controls (2,2.6) and (6,2.6) .. (8,0);\draw[thick] (1.4,-0.3) .. controls (3,1.2) and (5,1.2) .. (6.6,-0.3);\draw[->] (1.1,0.55) .. controls (2.6,1.9) and (5.2,1.95) .. (6.6,0.75);\node at (4,2.35) {P};\node at (4,0.45) {Q};\node[font=\footnotesize] at (9.0,0.75) {direction of flow};\draw[->,thick] (9.4,1.2)--(9.4,2.1);\node at (9.4,2.4) {N};\end{tikzpicture}\\[4pt]\textbf{Figure 1. A meander seen from above}\end{center}"
                continue
            label = f"({'abc'[path[1]]})"
            first = rf"\textbf{{{place + 1}.}}" if not source["stem"] and path[1] == 0 else ""
            if depth == 2 and leaf is None:
                waiting = label
                if part["stem"]:
                    body += rf"\lab{{9mm}}{{9mm}}{{{label}}}{{{tex(part['stem'])}}}"
                    waiting = ""
                continue
            text = tex(" ".join(filter(None, [part.get("context"), part["command"]])))
            if depth == 2:
                body += rf"\lab{{9mm}}{{9mm}}{{{label}}}{{{text}}}"
            else:
                roman = f"({['i', 'ii', 'iii'][path[2]]})"
                if waiting:
                    body += rf"\lab{{18mm}}{{9mm}}{{\makebox[0pt][r]{{\makebox[9mm][l]{{{first}}}\makebox[9mm][l]{{{waiting}}}}}{roman}}}{{{text}}}"
                    waiting = ""
                else:
                    body += rf"\lab{{18mm}}{{9mm}}{{{roman}}}{{{text}}}"
            indent = 18 if depth == 2 else 27
            body += rf"{{\leftskip={indent}mm" + r"\dotline" * min(5, part["marks"] + (part["marks"] > 1)) + r"\par}"
            body += rf"\hfill\textbf{{({part['marks']} mark{'s' if part['marks'] > 1 else ''})}}\par\smallskip" + "\n"
            entry = priced(leaf, part)
            items.append(entry)
            number = f"{label} {roman if depth == 3 else ''}"
            cells = [rf"{tex(text)} & {marks}" for text, marks in part["points"]]
            notes = [f"Accept: {text}" for text in part.get("allow", [])] + ([part["note"]] if "note" in part else [])
            cells += [rf"\textit{{{tex(note)}}} & " for note in notes]
            lines += rf"{number} & " + r" \\ & ".join(cells) + rf" \\ \cline{{2-3}} & \hfill\textbf{{Total}} & \textbf{{{part['marks']}}} \\ \hline" + "\n"
        body += rf"\hfill\textbf{{Total {total(source)} marks}}\par\bigskip" + ("\\clearpage\n" if place == 0 else "")
        scheme += rf"\section*{{\normalsize Question {place + 1}}}\renewcommand\arraystretch{{1.25}}\begin{{longtable}}{{|p{{18mm}}|p{{115mm}}|c|}}\hline \textbf{{Part}} & \textbf{{Expected response}} & \textbf{{Marks}} \\ \hline\endhead {lines}\end{{longtable}}"
    margins = r"\AddToShipoutPictureBG{\AtPageLowerLeft{\put(20,250){\rotatebox{90}{\textcolor{gray}{\scriptsize DO NOT WRITE IN THIS AREA}}}\put(565,380){\rotatebox{90}{\textcolor{gray}{\scriptsize DO NOT WRITE IN THIS AREA}}}}}"
    head = r"\begin{center}\textbf{SECTION A}\par\textbf{Answer ALL questions. Write your answers in the spaces provided.}\end{center}"
    foot = r"\fancyfoot[R]{\small\textbf{GO ON TO THE NEXT PAGE}}\fancyfoot[L]{\footnotesize 02217020/SPEC 2026}"
    engine, source = document(draw, head + body, [font], (11,), (24, 26), head=r"- \thepage\ -", foot=foot, extra=r"\usepackage{graphicx}" + margins, paper="letterpaper")
    told = r"\begin{center}\textbf{GEOGRAPHY}\par\textbf{PAPER 02 -- GENERAL PROFICIENCY}\par\textbf{KEY AND MARK SCHEME}\end{center}"
    return Document(engine, source, items, document(draw, told + scheme, [font], (11,), (24, 26), head=r"- \thepage\ -", foot=r"\fancyfoot[L]{\footnotesize 02217020/SPEC/MS 2026}", paper="letterpaper")[1])


COFFEE = [
    ("a", "State what is meant by the term ‘price elasticity of supply’.", 1, [("The responsiveness of the quantity supplied to a change in price", None)], "Accept a correct formula."),
    ("b", "Using the data in Fig. 1, calculate the percentage change in the price of coffee between 2021 and 2024.", 2, [("(6.30 − 4.20) ÷ 4.20 × 100", 1), ("50%", 1)], "50% without working: 2 marks."),
    ("c", "Explain, with reference to Extract A, two reasons why the supply of coffee is price inelastic in the short run.", 4, [("New trees need three to four years before they bear fruit", 1), ("so growers cannot raise output when the price rises", 1), ("Coffee beans lose quality in store", 1), ("so stocks cannot be held for long to meet demand", 1)], "1 mark for each reason and 1 mark for each explanation."),
    ("d", "Using a demand and supply diagram, explain the effect of frost in Brazil on the market for coffee.", 5, [("Axes and original equilibrium labelled correctly", 1), ("Supply curve shifts to the left", 1), ("New equilibrium with higher price and lower quantity", 1), ("Frost destroys part of the crop", 1), ("Quantity demanded contracts as the price rises", 1)], "Without a diagram, a maximum of 2 marks."),
    ("e", "Evaluate whether a minimum price is the best way for a government to help small coffee farmers.", 8, [("A minimum price above equilibrium raises the income of farmers", None), ("It leads to a surplus that has to be bought and stored", None), ("Large growers gain more than small ones", None), ("Co-operatives, training or crop insurance may help more", None), ("A judgement that depends on the level of the price and its cost", None)], "Level 3 (6–8 marks): a supported judgement. Level 2 (3–5 marks): analysis. Level 1 (1–2 marks): knowledge."),
]


@layout(HALF, "paper-gneiss", "data response with lettered parts and marks at the right margin, mark scheme table in its own file")
def paper_gneiss(draw):
    font = draw.one(["Liberation Sans", "Nimbus Sans"])
    data = rows([["Price ($ per kg)", "4.20", "5.60", "4.50", "6.30"], ["World production (million bags)", "164", "165", "168", "171"]])
    body = f"""<p class=i>Read the stimulus material in the extracts and answer <b>all</b> parts of Question 1.</p>
<h3>The market for coffee</h3>
<div class=x><p><b>Extract A – From bush to cup</b></p><p>Coffee grows in the tropics, mostly on farms of less than five hectares. A newly planted tree takes three to four years to bear fruit. Once it is picked, a crop is sold within the year because the beans lose flavour in store. About a third of the world’s coffee comes from Brazil, where a night of frost in July can ruin a harvest a year ahead.</p>
<p><b>Extract B – A floor for farmers?</b></p><p>After several seasons of low prices, farmers’ unions in three countries have called on governments to guarantee a minimum price for green beans. Economists at the regional bank point out that storage is dear and that the largest estates would receive most of the money. They would rather see it spent on co-operatives and on insurance against the weather.</p></div>
<p class=c><b>Fig. 1</b> Price and production of coffee, 2021–2024</p><table class=d><tr><th></th><th>2021</th><th>2022</th><th>2023</th><th>2024</th></tr>{data}</table>"""
    items, scheme = [], ""
    for place, (letter, text, marks, points, note) in enumerate(COFFEE):
        number = "1&emsp;" if place == 0 else ""
        body += f"<div class=q><div class=n>{number}</div><div class=a>({letter})</div><div class=t><div>{web(text)}</div>" + "<div class=l></div>" * min(2 * marks, 11) + f"<div class=m>[{marks}]</div></div></div>"
        made = [{"text": said, "marks": each} for said, each in points]
        items.append(item(text, "\n".join(said for said, _ in points), f"1({letter})", marks, kind="long" if marks > 4 else "numeric" if letter == "b" else "short", rubric=made if marks > 1 else None, guidance=None if note.startswith("Accept") else note, allow=["a correct formula"] if note.startswith("Accept") else None))
        listed = "".join(f"<li>{web(said)}{f' ({each})' if each else ''}</li>" for said, each in points)
        scheme += f"<tr><td class=z>{'1' if place == 0 else ''}</td><td class=z>({letter})</td><td><ul>{listed}</ul></td><td class=z><b>{marks}</b></td><td>{web(note)}</td></tr>"
    css = """.i { font-style: italic } h3 { text-align: center; margin: 3mm 0 } .x { border: 1px solid #000; padding: 0 4mm } .c { text-align: center; margin: 5mm 0 1mm }
.d { border-collapse: collapse; margin: 0 auto 6mm } .d td, .d th { border: 1px solid #000; padding: 1mm 3mm; text-align: center } .d td:first-child { text-align: left }
.q { display: flex; margin-top: 4mm } .n { width: 8mm; font-weight: bold } .a { width: 9mm; font-weight: bold } .t { flex: 1 } .l { border-bottom: 1px solid #333; height: 7.5mm; break-inside: avoid } .m { text-align: right; font-weight: bold; margin-top: 1.5mm }"""
    look = "table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #000; padding: 1.5mm 2mm; vertical-align: top } th { background: #d9d9d9 } .z { text-align: center } ul { margin: 0; padding-left: 5mm } tr { break-inside: avoid }"
    head = "<p><b>H060/01&emsp;Mark Scheme&emsp;June 2026</b></p><p><b>SECTION A</b></p><table><thead><tr><th colspan=2>Question</th><th>Answer</th><th>Marks</th><th>Guidance</th></tr></thead>"
    engine, source = page(draw, body, [font], (11,), css)
    return Document(engine, source, items, page(draw, head + scheme + "</table>", [font], (10,), look, paper="A4 landscape")[1])


# Answers in their places

YEAST = [
    ("1", None, "Which variable did you change, and which one did you measure?", "We changed the temperature of the water and measured the volume of gas."),
    ("2", None, "Name two variables that have to be kept the same.", "The mass of yeast and the mass of sugar."),
    ("3", None, "Which gas fills the balloon?", "Carbon dioxide."),
    ("4", "Look at the results in the table.", [("a", "At which temperature was most gas made?", "At 40 °C."), ("b", "By how much did the volume rise between 20 °C and 40 °C?", "By 38 cm³."), ("c", "What would you expect at 30 °C?", "About 30 cm³, between the values on either side.")], None),
    ("5", None, "Explain why hardly any gas was made at 60 °C.", "The heat destroys the enzymes of the yeast, so that it can no longer break down sugar."),
    ("6", None, "A group left out the sugar. Predict what they saw.", "The balloon stayed flat."),
    ("7", None, "How could you make your results more reliable?", "Repeat each temperature three times and take the mean."),
]


@layout(HALF, "lab-jasper", "laboratory worksheet with a data table, teacher’s copy with answers run in")
def lab_jasper(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans"]), 11, margin=2.0)
    p, items = sheet.p, []
    sheet.head = p("Science 7 – Living things\t<r>TEACHER COPY</r>", tabs=[(sheet.wide, RIGHT)], after=0, size=9)
    sheet.foot = p("Investigation 3: Yeast", align="center", after=0, size=9)
    body = [p("<b>Investigation 3: How warm does yeast like it?</b>", size=16, after=0.2), p("Name ______________________   Partners ______________________   Date ____________", after=0.3)]
    body += [p("<b>Aim</b>", after=0), p("To find out how temperature changes the amount of gas that yeast makes.")]
    body += [p("<b>Method</b>", after=0), p("Put 5 g of dried yeast, 5 g of sugar and 100 cm³ of water into each of four bottles. Pull a balloon over each neck, stand the bottles in water baths and wait for twenty minutes. Let the gas into a measuring cylinder over water.")]
    body += [p("<b>Results</b>", after=0.1), sheet.table([["<b>Temperature in °C</b>", "<b>Volume of gas in cm³</b>", "<b>What the balloon looked like</b>"], ["5", "2", "<r>limp</r>"], ["20", "11", "<r>upright but small</r>"], ["40", "49", "<r>round and firm</r>"], ["60", "3", "<r>limp</r>"]], [4.2, 4.6, 6.4]), p("<b>Questions</b>", before=0.4, after=0.1)]
    for number, lead, asked, answer in YEAST:
        if lead is None:
            body += [p(f"{number}.\t{asked}", left=0.8, first=-0.8, tabs=[0.8], after=0.05, extra='fo:keep-with-next="always"'), p(f"<r><i>{answer}</i></r>", left=0.8, after=0.25)]
            items.append(item(asked, answer, number))
            continue
        body.append(p(f"{number}.\t{lead}", left=0.8, first=-0.8, tabs=[0.8], after=0.05, extra='fo:keep-with-next="always"'))
        for letter, question, said in asked:
            body += [p(f"{letter})\t{question}", left=1.6, first=-0.8, tabs=[1.6], after=0.05, extra='fo:keep-with-next="always"'), p(f"<r><i>{said}</i></r>", left=1.6, after=0.2)]
            items.append(item(question, said, f"{number}({letter})", stem=lead))
    sheet.body = body
    engine, source = sheet.source()
    return Document(engine, source, items)


@layout(HALF, "exam-onyx", "worksheet of the exam class with solution boxes, tick-one choices, parts and points in the right margin")
def exam_onyx(draw):
    items = []

    def question(text, points, solution, lines):
        return rf"\question[{points}] {text}" + "\n" + rf"\begin{{solution}}[{lines}]{solution}\end{{solution}}" + "\n"

    body = r"\begin{center}\fbox{\fbox{\parbox{0.86\textwidth}{\centering CS 218: Computer Networks, Spring 2026\\Worksheet 4: Addresses and routing\\Solutions}}}\end{center}\vspace{3mm}" + "\n" + r"\begin{questions}" + "\n"
    asked = [
        ("Which layer of the Internet protocol suite does IP belong to?", ["Link layer", "Internet layer", "Transport layer", "Application layer"], 1),
        ("How many bits are there in an IPv6 address?", ["32", "48", "64", "128"], 3),
        ("Which protocol finds the hardware address that belongs to an IPv4 address?", ["DHCP", "DNS", "ARP", "ICMP"], 2),
    ]
    for n, (text, options, right) in enumerate(asked, 1):
        body += rf"\question[1] {text}" + "\n" + r"\begin{checkboxes}" + "".join((r"\CorrectChoice " if k == right else r"\choice ") + option for k, option in enumerate(options)) + r"\end{checkboxes}" + "\n"
        items.append(picked(text, options, right, str(n), 1))
    body += question("What is the broadcast address of the network 192.168.40.0/22?", 2, "192.168.43.255", "2cm")
    items.append(item("What is the broadcast address of the network 192.168.40.0/22?", "192.168.43.255", "4", 2))
    stem = "A company has been given the block 10.20.0.0/24 and wants four subnets of equal size."
    parts = [("How long is the prefix of each subnet?", 1, "/26, because two more bits are needed to number four subnets."), ("How many hosts can each subnet have?", 2, "62, since two of the 64 addresses are kept for the network and for broadcasts."), ("Write down the first address of the third subnet.", 1, "10.20.0.128")]
    body += rf"\question {stem}" + "\n" + r"\begin{parts}" + "".join(rf"\part[{points}] {text}\begin{{solution}}{answer}\end{{solution}}" + "\n" for text, points, answer in parts) + r"\end{parts}" + "\n"
    items += [item(text, answer, f"5({letter})", points, stem=stem) for letter, (text, points, answer) in zip("abc", parts)]
    text, answer = "Explain why a router lowers the time-to-live field of each packet that it forwards.", "The field keeps packets from circling for ever when routes form a loop: a packet whose field has come down to zero is dropped and its sender is told so by an ICMP message."
    body += question(text, 3, answer, "4cm")
    items.append(item(text, answer, "6", 3))
    text, options = "A switch that gets a frame for an unknown hardware address will", ["send it out of all other ports.", "drop it.", "return it to the sender."]
    body += rf"\question[1] {text}" + "\n" + r"\begin{checkboxes}\CorrectChoice " + options[0] + "".join(rf"\choice {option}" for option in options[1:]) + r"\end{checkboxes}" + "\n"
    items.append(picked(text, options, 0, "7", 1))
    preamble = r"\usepackage[T1]{fontenc}\usepackage{lmodern}\usepackage[margin=1in]{geometry}\usepackage{amssymb}\pdfcompresslevel=9\pdfobjcompresslevel=2 \pointsinrightmargin\bracketedpoints\checkedchar{$\boxtimes$}\checkboxchar{$\square$}\shadedsolutions\definecolor{SolutionColor}{gray}{0.92}\pagestyle{headandfoot}\runningheadrule\runningheader{CS 218}{}{Worksheet 4}\footer{}{Page \thepage\ of \numpages}{}"
    source = rf"\documentclass[11pt,letterpaper,answers,addpoints]{{exam}}\usepackage{{color}}{preamble}\begin{{document}}{body}\end{{questions}}\end{{document}}"
    return Document("latex", source, items)


# Choices

AID = [
    ("What should you do first when you come upon an accident?", "Make sure that the scene is safe", ["Move the injured person", "Start chest compressions", "Give the person water"]),
    ("How deep should the chest of an adult be pressed during CPR?", "5 to 6 cm", ["1 to 2 cm", "3 to 4 cm", "8 to 9 cm"]),
    ("What is the ratio of compressions to rescue breaths for an adult?", "30 : 2", ["15 : 1", "10 : 2", "5 : 1"]),
    ("For how long should a burn be cooled under running water?", "20 minutes", ["30 seconds", "2 minutes", "1 hour"]),
    ("Which of these is a sign of a stroke?", "One side of the face droops", ["The skin itches all over", "The nose bleeds", "The ankles swell"]),
    ("A person with diabetes feels weak and sweats. What may help?", "A sweet drink", ["A cup of black coffee", "An extra dose of insulin", "A cold bath"]),
    ("How do you stop heavy bleeding from the forearm?", "Press firmly on the wound", ["Hold the arm under warm water", "Loosen the clothes at the neck", "Wipe the wound until it is dry"]),
    ("Into which position do you turn an unconscious person who is breathing?", "The recovery position", ["Flat on the back", "Sitting upright", "Head down with the legs raised"]),
    ("An adult is choking and cannot cough. What comes first?", "Up to five back blows", ["Two rescue breaths", "A glass of water", "Five abdominal thrusts"]),
    ("When must an object in the eye be left to a doctor?", "When it is stuck in the eyeball", ["When the eye waters", "When the person blinks often", "When the lashes stick together"]),
    ("A wasp has stung a man in the throat. What may you give him on the way to hospital?", "Ice to suck", ["Hot tea", "A spoonful of vinegar", "Bread to swallow"]),
    ("What does an AED do?", "It gives the heart an electric shock", ["It takes the temperature", "It cleans a wound", "It measures blood sugar"]),
]


@layout(HALF, "choices-flint", "multiple choice with key at the end in a grid, letters below question numbers")
def choices_flint(draw):
    body = r"{\Large\bfseries Emergency First Aid at Work}\hfill{\large Paper B}\par\smallskip\hrule\medskip\textit{There are 12 questions in this paper. Only one answer to each is right. You need 9 to pass.}\par\medskip" + "\n"
    items, letters = [], []
    for n, (text, right, wrong) in enumerate(AID, 1):
        options = draw.shuffled([right, *wrong])
        place = options.index(right)
        letters.append("ABCD"[place])
        body += rf"\needspace{{28mm}}\lab{{0pt}}{{10mm}}{{\textbf{{{n}}}}}{{\textbf{{{tex(text)}}}}}" + "".join(rf"{{\setlength\parskip{{1pt}}\lab{{10mm}}{{9mm}}{{{letter}}}{{{tex(option)}}}}}" for letter, option in zip("ABCD", options)) + r"\vspace{2.5mm}" + "\n"
        items.append(picked(text, options, place, str(n), labels="ABCD"))
    grid = "".join(" & ".join([rf"\textbf{{{head}}}", *(str(each) for each in cells)]) + r"\\\hline" for k in (0, 6) for head, cells in (("Question", range(k + 1, k + 7)), ("Answer", letters[k : k + 6])))
    body += r"\clearpage\section*{Paper B: answers}\renewcommand\arraystretch{1.4}\begin{tabular}{|l|" + r">{\centering\arraybackslash}p{11mm}|" * 6 + r"}\hline " + grid + r"\end{tabular}\par\bigskip For the use of assessors only. Please keep this sheet apart from the papers."
    engine, source = document(draw, body, ["arial", "helvetica", "lmsans"], (11,), (22, 24), foot=r"\fancyfoot[L]{\footnotesize EFAW/B Issue 7}\fancyfoot[R]{\footnotesize Page \thepage}")
    return Document(engine, source, items)


WORDS = [
    ("The path was too <b>steep</b> for the cart.", "rising sharply", ["covered in mud", "very narrow", "badly lit"]),
    ("Grandpa gave a <b>feeble</b> wave from the bed.", "weak", ["cheerful", "sudden", "final"]),
    ("The team was <b>jubilant</b> after the last whistle.", "full of joy", ["worn out", "hungry", "noisy"]),
    ("Nobody could <b>decipher</b> the doctor’s handwriting.", "make out", ["copy", "like", "rub out"]),
    ("A <b>reluctant</b> child stood on the diving board.", "unwilling", ["skilful", "barefoot", "proud"]),
    ("Camels can <b>endure</b> days without water.", "bear", ["forget", "prevent", "enjoy"]),
    ("The lawyer asked for a <b>brief</b> pause.", "short", ["legal", "second", "silent"]),
    ("The old bridge is no longer <b>stable</b>.", "firm", ["open", "in use", "painted"]),
    ("She has an <b>abundant</b> supply of stories.", "plentiful", ["secret", "foreign", "useless"]),
    ("The crew had to <b>abandon</b> the ship.", "leave behind", ["pull ashore", "clean up", "turn round"]),
]


@layout(HALF, "choices-pumice", "vocabulary test with options in rows, key at the foot of the last page")
def choices_pumice(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Caladea"]), 12, "en", "US", paper=(21.59, 27.94), margin=2.3)
    p, items, letters = sheet.p, [], []
    body = [p("<b>Unit 6 Vocabulary Test</b>", "center", size=16, after=0.1), p("Room 14 – Mrs. Delgado", "center", after=0.3), p("Name: ________________________\tDate: ______________   Score: ____ / 10", tabs=[(sheet.wide, RIGHT)], after=0.4)]
    body.append(p("<i>Circle the letter of the words that mean most nearly the same as the word in bold.</i>", after=0.3))
    for n, (text, right, wrong) in enumerate(WORDS, 1):
        options = draw.shuffled([right, *wrong])
        place = options.index(right)
        letters.append("abcd"[place])
        body.append(p(f"{n}.\t{text}", left=0.9, first=-0.9, tabs=[0.9], after=0.1, extra='fo:keep-with-next="always"'))
        body.append(p("\t".join(f"{letter}. {option}" for letter, option in zip("abcd", options)), left=0.9, tabs=[4.9, 8.9, 12.9], after=0.4))
        items.append(picked(text.replace("<b>", "").replace("</b>", ""), options, place, str(n), labels="abcd"))
    body.append(p("<s>Key:  1–5  " + " ".join(letters[:5]) + "     6–10  " + " ".join(letters[5:]) + "</s>", "end", before=0.5))
    sheet.body = body
    engine, source = sheet.source()
    return Document(engine, source, items)


DRIVING = [
    ("You are driving behind a bus that has pulled up at a stop. What should you do?", 1, ["Sound your horn and overtake", "Watch carefully for pedestrians", "Pull up close behind the bus", "Flash your headlights"], [1]),
    ("What is the stopping distance at 30 mph on a dry road?", 1, ["12 metres", "23 metres", "53 metres", "73 metres"], [1]),
    ("What does a sign with a red triangle do?", 1, ["Give an order", "Show the way", "Warn of a danger", "Give information"], [2]),
    ("What may cause a car to skid?", 2, ["Braking too hard", "A full tank of fuel", "Steering too sharply", "Driving in low gear", "A clean windscreen"], [0, 2]),
    ("When may you use the horn?", 1, ["To greet a friend", "To warn others that you are there", "To hurry a cyclist", "At night in a town"], [1]),
    ("The amber light shows on its own after green. What should you do?", 1, ["Speed up", "Stop unless it would be unsafe", "Give way to the right", "Go on with care"], [1]),
    ("Why are tyres with too little air dangerous?", 1, ["They make steering harder", "They make the car louder", "They wear out the battery", "They save too much fuel"], [0]),
    ("Where is it against the law to park?", 2, ["On a zebra crossing", "In a multi-storey car park", "On the zigzag lines before a crossing", "Outside a cinema", "In your own drive"], [0, 2]),
]


@layout(HALF, "theory-topaz", "page of a driving theory book with the right options ticked on the page")
def theory_topaz(draw):
    items, cards = [], ""
    for n, (text, count, options, right) in enumerate(DRIVING, 1):
        listed = "".join(f"<li class={'y' if k in right else 'o'}><span class=b>{'✓' if k in right else ''}</span>{web(option)}</li>" for k, option in enumerate(options))
        cards += f"<div class=k><div class=h><span class=n>{n}</span><span class=w>Mark {'one answer' if count == 1 else 'two answers'}</span></div><p class=t>{web(text)}</p><ul>{listed}</ul></div>"
        answer = "\n".join(options[k] for k in right)
        items.append(item(text, answer, str(n), None, choices([None] * len(options), options), kind="mcq" if count == 1 else "multi"))
    css = """.top { background: #1d5c37; color: #fff; padding: 3mm 5mm; font-size: 15pt; margin-bottom: 5mm } .cols { columns: 2; column-gap: 9mm } .k { break-inside: avoid; margin-bottom: 6mm; border-top: 2px solid #1d5c37; padding-top: 1.5mm }
.h { display: flex; justify-content: space-between; color: #1d5c37 } .n { font-weight: bold } .w { font-size: 8.5pt; color: #666 } .t { font-weight: bold; margin: 1mm 0 } ul { list-style: none; margin: 0; padding: 0 } li { margin: 1.2mm 0; display: flex }
.b { width: 4mm; height: 4mm; border: 1px solid #555; margin-right: 2.5mm; text-align: center; line-height: 4mm; flex: none; font-size: 9pt; font-family: "DejaVu Sans" } .y { color: #1d5c37 } .f { border-top: 1px solid #999; font-size: 8.5pt; color: #666; margin-top: 4mm; padding-top: 1mm; text-align: right }"""
    body = f"<div class=top>Section 3 &nbsp; Safety on the road</div><div class=cols>{cards}</div><div class=f>Theory Practice for Learner Drivers &nbsp; | &nbsp; 47</div>"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Roboto"], (10,), css)
    return Document(engine, source, items)


# True or false

BODY = [
    ("The heart has four chambers.", True),
    ("Arteries carry blood back to the heart.", False),
    ("We have 32 permanent teeth, counting the wisdom teeth.", True),
    ("The kidneys clean the blood.", True),
    ("The femur is the smallest bone in the body.", False),
    ("We breathe out more carbon dioxide than we breathe in.", True),
    ("Digestion begins in the stomach.", False),
    ("The lungs are in the abdomen.", False),
    ("Muscles are joined to bones by tendons.", True),
]


@layout(HALF, "statements-agate", "bilingual science sheet: true or false with key")
def statements_agate(draw):
    sheet = Sheet(draw.one(["Open Sans", "Carlito"]), 11, margin=2.0)
    p = sheet.p
    sheet.head = p("CEIP Río Verde – Programa bilingüe\tNatural Science · 5.º de Primaria", tabs=[(sheet.wide, RIGHT)], after=0, size=9)
    table = [["<b>the heart</b> – el corazón", "<b>the lungs</b> – los pulmones", "<b>the kidneys</b> – los riñones"], ["<b>a bone</b> – un hueso", "<b>a muscle</b> – un músculo", "<b>a tooth</b> – un diente"]]
    told = [["", "<b>Statement</b>", "<b>T</b>", "<b>F</b>"]] + [[str(n), text, "☐", "☐"] for n, (text, _) in enumerate(BODY, 1)]
    key = "     ".join(f"{n} {'T' if value else 'F'}" for n, (_, value) in enumerate(BODY, 1))
    sheet.body = [
        p("Nombre: ______________________________   Fecha: _______________   Curso: ______", before=0.2, after=0.4),
        p("<b>Unit 2: The human body / El cuerpo humano</b>", size=15, after=0.3),
        p("<b>Useful words / Palabras útiles</b>", after=0.1),
        sheet.table(table, [5.6, 5.6, 5.6], rule="0.5pt dashed #808080"),
        p("<b>True or false? Tick (✓) the right box. / ¿Verdadero o falso? Marca la casilla correcta.</b>", before=0.5, after=0.2),
        sheet.table(told, [1.0, 13.4, 1.2, 1.2], padding=0.14, fills={0: "#e2efd9"}),
        p(f"<b>Answer key / Soluciones:</b>   {key}", before=0.6, size=10),
    ]
    engine, source = sheet.source()
    words = [cell.replace("<b>", "").split("</b> – ") for row in table for cell in row]
    items = [item(english, spanish, kind="vocabulary", section="Useful words / Palabras útiles") for english, spanish in words]
    return Document(engine, source, items + [item(text, str(value), str(n), kind="truefalse") for n, (text, value) in enumerate(BODY, 1)])


# Gaps

STATION = [
    ("At the ticket office", [("Clerk", "Good morning. How can I {} you?", "help"), ("Lena", "I’d like a {} to Bristol, please.", "ticket"), ("Clerk", "Single or {}?", "return"), ("Lena", "Single, please. Which {} does the train leave from?", "platform"), ("Clerk", "Number six. You have to {} at Reading.", "change"), ("Lena", "How much {} it cost?", "does")]),
    ("In the café", [("Waiter", "Are you ready to {}?", "order"), ("Tom", "Yes. I’ll {} the vegetable soup.", "have"), ("Waiter", "Would you like anything to {}?", "drink"), ("Tom", "A glass of {} water, please.", "sparkling"), ("Waiter", "Here you are. {} your meal!", "Enjoy"), ("Tom", "Thanks. Could you bring me the {} afterwards?", "bill")]),
]


@layout(HALF, "gaps-beryl", "dialogues with gaps side by side, word bank and key below")
def gaps_beryl(draw):
    items, sides, n, key = [], "", 0, []
    for title, lines in STATION:
        sides += f"<div><h3>{title}</h3><table>"
        for who, text, answer in lines:
            n += 1
            shown = web(text).replace("{}", f"({n}) <u></u>")
            sides += f"<tr><th>{who}</th><td>{shown}</td></tr>"
            key.append(f"{n} {answer}")
            items.append(item(text.replace("{} ", "{}").replace("{}", f"({n})  "), answer, str(n), kind="gap", gap=True, section=title))
        sides += "</table></div>"
    bank = draw.mixed([answer for _, lines in STATION for *_, answer in lines])
    bank = "".join(f"<span>{answer.lower()}</span>" for answer in bank)
    body = f"<div class=r>A2 &middot; Speaking &middot; Worksheet 11</div><h2>Everyday conversations</h2><p><b>1</b> Read the two conversations. Complete them with the words in the box.</p><div class=w>{bank}</div><div class=g>{sides}</div><p><b>2</b> Now practise the conversations with a partner.</p><p class=k><b>Key</b> {'; '.join(key)}</p>"
    css = """.r { text-align: right; color: #555; font-size: 9pt } h2 { margin: 1mm 0 3mm } .w { border: 1.5px solid #000; border-radius: 3mm; padding: 2mm 4mm; text-align: center } .w span { margin: 0 3mm; font-style: italic; display: inline-block }
.g { display: grid; grid-template-columns: 1fr 1fr; column-gap: 9mm; margin: 4mm 0 } h3 { font-size: 11pt; margin: 2mm 0 } table { border-collapse: collapse } th { text-align: left; vertical-align: top; padding: 2mm 3mm 2mm 0; font-weight: bold } td { padding: 2mm 0; line-height: 1.5 } u { display: inline-block; width: 24mm; border-bottom: 1px solid #000; text-decoration: none } .k { font-size: 8.5pt; border-top: 1px dashed #888; margin-top: 12mm; padding-top: 2mm }"""
    engine, source = page(draw, body, ["Open Sans", "Carlito", "Lato"], (10, 10.5), css)
    return Document(engine, source, items)


LAMP = "The first street lamps in {0} were lit with oil and gave so little light that people who went out after dark often {1} a torch-bearer. Gas changed this. When it was led through pipes under the pavement early in the nineteenth century, whole quarters could be lit at once, and shops stayed {2} late into the evening. Every lamp still had to be visited, though: at dusk a lamplighter {3} his round with a pole and a ladder, and at dawn he came back to {4} the flames out. Some of these men kept to the same streets for so long that householders set their clocks {5} them. Electric light, which {6} no visits at all, brought the trade to an end in most places. In a {7} cities, however, gas lamps have been kept because visitors are fond of their warm glow."


@layout(HALF, "cloze-chalk", "cloze passage with numbered gaps, rows of four choices below it, key in a line")
def cloze_chalk(draw):
    text = LAMP.replace("{0}", "Europe")
    right = ["hired", "open", "made", "put", "by", "needed", "few"]
    wrong = [["lent", "charged", "earned"], ["awake", "wide", "loose"], ["did", "held", "passed"], ["take", "shut", "let"], ["from", "at", "on"], ["wished", "begged", "depended"], ["little", "couple", "plenty"]]
    sentences = text.replace(". ", ".|").split("|")
    items, lines, key = [], "", []
    for n, (answer, others) in enumerate(zip(right, wrong), 1):
        options = draw.shuffled([answer, *others])
        place = options.index(answer)
        key.append(f"{n} {'ABCD'[place]}")
        lines += rf"\textbf{{{n}}} & " + " & ".join(rf"\textbf{{{letter}}}\enspace {option}" for letter, option in zip("ABCD", options)) + r"\\" + "\n"
        sentence = next(each for each in sentences if f"{{{n}}}" in each)
        for m in range(1, 8):
            sentence = sentence.replace(f"{{{m}}}", f"({m}) ............")
        items.append(item(sentence, answer, str(n), None, choices("ABCD", options), kind="gap", answer_label="ABCD"[place]))
    passage = tex(text.replace("{", "<").replace("}", ">"))
    for n in range(1, 8):
        passage = passage.replace(f"<{n}>", rf"\mbox{{\textbf{{({n})}} ............}}")
    body = rf"\textbf{{\large Part 1}}\par\medskip\textbf{{Questions 1--7}}\par\smallskip For questions \textbf{{1--7}}, read the text below and decide which answer (\textbf{{A}}, \textbf{{B}}, \textbf{{C}} or \textbf{{D}}) best fits each gap. Mark your answers \textbf{{on the separate answer sheet}}.\par\bigskip\hrule\bigskip{{\centering\textbf{{The lamplighters}}\par}}\medskip {{\setlength\parindent{{6mm}}\linespread{{1.3}}\selectfont {passage}\par}}\bigskip\bigskip\renewcommand\arraystretch{{1.7}}\begin{{tabular}}{{@{{}}p{{9mm}}p{{33mm}}p{{33mm}}p{{33mm}}p{{33mm}}@{{}}}}{lines}\end{{tabular}}\vfill{{\footnotesize Answer key, Part 1:\quad " + r"\quad ".join(key) + "}"
    engine, source = document(draw, body, ["arial", "helvetica", "times"], (11,), (24, 26), foot=r"\fancyfoot[R]{\small\textbf{Turn over}\ $\blacktriangleright$}\fancyfoot[C]{\thepage}")
    return Document(engine, source, items)


# Pairs

KNOTS = [
    ("Reef knot", "tying the ends of a bandage or a sail"),
    ("Bowline", "making a loop that does not slip"),
    ("Clove hitch", "fastening a rope to a post to begin a lashing"),
    ("Sheet bend", "joining two ropes of different thickness"),
    ("Sheepshank", "shortening a rope without cutting it"),
    ("Figure of eight", "stopping a rope from running out through a block"),
    ("Tautline hitch", "keeping the guy line of a tent tight"),
    ("Timber hitch", "dragging a log along the ground"),
]


@layout(HALF, "matching-garnet", "matching of two columns joined by lines, key below")
def matching_garnet(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Open Sans"]), 12, margin=2.2)
    p = sheet.p
    right = draw.mixed([use for _, use in KNOTS])
    labels = "ABCDEFGH"
    cells = [["<b>Knot</b>", "", "", "<b>What it is for</b>"]] + [[f"{n}  {knot}", "●", "●", f"{labels[n - 1]}  {right[n - 1]}"] for n, (knot, _) in enumerate(KNOTS, 1)]
    key = ", ".join(f"{n}{labels[right.index(use)]}" for n, (_, use) in enumerate(KNOTS, 1))
    sheet.head = p("3rd Tarnbeck Scout Group\tPatrol evening, 14 March", tabs=[(sheet.wide, RIGHT)], after=0, size=9)
    sheet.body = [p("<b>Know your knots</b>", "center", size=18, after=0.2), p("Draw a line from each knot to the job that it does best. Then tie all eight!", "center", after=0.5), sheet.table(cells, [4.6, 2.6, 0.8, 8.4], rule="none", padding=0.28), p("Patrol: ____________________     Time: ______ min     Right: ______ of 8", before=0.8, after=0.8), p(f"<s>Leaders’ key: {key}</s>", "end")]
    options = choices(labels, right)
    engine, source = sheet.source()
    return Document(engine, source, [item(knot, use, str(n), None, options, kind="match", answer_label=labels[right.index(use)]) for n, (knot, use) in enumerate(KNOTS, 1)])


BEES = [
    ("How did you come to keep bees?", ["A swarm settled in our plum tree in the spring of 2009. The man who came to fetch it let me hold the box, and by the summer I had a hive of my own."]),
    ("How many hives have you got now?", ["Eleven, in three places: four behind the allotments, five at the edge of Marsh Wood and two in my sister’s garden."]),
    ("What does a beekeeper do in winter?", ["Very little with the bees. They sit in a cluster and keep each other warm, so I leave them in peace and only heft the hives now and then to feel whether there is food enough.", "The rest of the time goes into scraping frames and mending boxes."]),
    ("What was your worst day with them?", ["The day I left a gate open and somebody’s heifer leaned on a hive. It went over, and so did I.", "It took the whole afternoon to put the frames back, and the bees made it plain whose fault they thought it was. Nothing was lost in the end, not even the queen."]),
    ("And your best?", ["Every first warm day in March, when they fly out at last and the snow in front of the hives turns yellow."]),
    ("Is it true that bees can tell people apart?", ["They have been taught to tell pictures of faces apart, so perhaps. Mine behave as if I were a rather slow bear."]),
    ("Do you still get stung?", ["Of course! Ten or twelve times a year. A calm hand and a little smoke help more than thick gloves."]),
    ("How much honey can one hive give?", ["In a good year some twenty-five kilograms to spare. In a wet one, nothing at all."]),
    ("What can readers plant for bees?", ["Things that flower when little else does: crocus and willow early in the year, ivy at its end. And leave the dandelions until they have finished."]),
    ("Where can we buy your honey?", ["At the Saturday market, next to the cheese stall, as long as it lasts."]),
]


@layout(HALF, "pairs-marl", "interview with Q: and A: in a newsletter of two columns")
def pairs_marl(draw):
    lines = [".ps 20", ".ce", "\\fBThe Tarn Valley Courier\\fP", ".ps", ".sp 0.3", ".ce", "\\fINumber 88 \\(bu Summer 2026 \\(bu free to every house\\fP", ".sp 0.3", "\\l'\\n(.lu'", ".sp 0.5", ".2C", ".ps +3", ".LP", "\\fBTen minutes with a beekeeper\\fP", ".ps -3", ".LP", "\\fIRuth Calder has sold honey at our market since 2011. We met her between two hives and asked what readers have wanted to know.\\fP"]
    for question, answers in BEES:
        lines += [".LP", "\\fBQ: " + plain(question) + "\\fP", ".br", "\\fBA:\\fP " + plain(answers[0])]
        lines += [part for more in answers[1:] for part in (".LP", plain(more))]
    lines += [".LP", "\\fBNext in this series:\\fP the bell-ringers of St Anne’s.", ".LP", "\\fBLost:\\fP a grey cat with one white paw, near the ford. Please ring Mrs Oddie at the mill.", ".LP", "\\fBMarket days:\\fP every Saturday from eight to one, rain or shine. The square is closed to traffic from seven."]
    engine, source = roff(draw, lines, sizes=(12,), fonts=("P", "T", "N"))
    return Document(engine, source, [item(question, " ".join(answers), kind="faq") for question, answers in BEES])
