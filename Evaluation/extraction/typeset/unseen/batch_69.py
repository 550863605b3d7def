"""The sixty-ninth: ordinary sheets after documents drawn by dice from forty of boards, publishers, teachers and offices."""

import importlib
import re

import engines  # noqa: F401  (registers typst and latex)
from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"

# The list of forty, of which random.seed(69) took those marked with a star, so that each kind is there:
# papers with a scheme: *UK, OCR, Gateway Science Biology, 2019; *Wales, WJEC, GCSE Geography, 2018; UK, Cambridge IGCSE Physics, 2017; Caribbean, CXC, Information Technology, 2015;
# answers run in: USA, MIT OCW, Probability problem set solutions, 2014; *Singapore, a publisher's P6 science assessment book, 2016;
# exam.cls: USA, high school chemistry quiz, 2019; *USA, university linear algebra quiz, 2018;
# key behind: *USA, ASE automotive practice test, 2014; *Pakistan, MDCAT practice (here with physics), 2020;
# options in rows: UK, UKMT Junior challenge, 2015; *Kenya, KNEC, KCPE Social Studies, 2016;
# right option marked: *USA, EMT question bank with asterisks, 2011; Poland, angling licence list with bold options, 2018;
# true or false: USA, NOAA, weather quiz for boaters, 2013; *UK, British Heart Foundation, quiz, 2015;
# gaps: UK, BBC Skillswise, grammar sheet, 2012; *Ireland, Folens, SESE Geography sheet, 2014; cloze: UK, Cambridge B1 Preliminary, 2020; *Germany, university C-Test, 2010;
# matching: USA, high school psychology quiz, 2012; *Spain, Santillana, Relaciona, 2015; pairs: USA, FDA, consumer answers, 2012; *UK, bee-keepers' newsletter, 2016;
# FAQ: *USA, Linux Documentation Project, 2001; *UK, data archive, depositors' FAQ, 2017; glossary: USA, US Courts booklet, 2010; *UK, phonetics textbook, 2008;
# definition tables: *UK, teacher's economics key terms, 2018; Australia, TAFE, safety definitions, 2016;
# words: *Sweden, Natur & Kultur, Rivstart, 2014; *USA, college Portuguese chapter words, 2012; other scripts: *USA, Japan Times, Genki, 2011; Greece, Ellinika tora, 2009;
# civic lists: *Australia, Our Common Bond practice test, 2020; *Canada, a library's study questions, 2012;
# textbook exercises: *USA, Brooks Cole, Precalculus, 2011; USA, Freeman, Astronomy, 2008; asks nothing: *USA, school laboratory rules, 2015; UK, allotment newsletter, 2014.


def turned(draw, right, wrong):
    """The options in some order, and the place of the right one."""
    options = draw.shuffled([right, *wrong])
    return options, options.index(right)


def chosen(question, options, place, number, labels, marks=None, shown=True, **rest):
    """A question with options; the answer is null where it is not printed."""
    known = {"answer_label": labels[place]} if shown and labels[place] else {}
    return item(question, options[place] if shown else None, number, marks, choices(labels, options), **{"kind": "mcq"} | known | rest)


PLANT_CHOICES = [
    ("Which tissue carries dissolved sugars around a plant?", "phloem", ["epidermis", "palisade mesophyll", "xylem"]),
    ("Which cells open and close a stoma?", "guard cells", ["companion cells", "root hair cells", "sieve tube cells"]),
    ("Water enters a root hair cell from the soil by:", "osmosis", ["active transport", "filtration", "respiration"]),
    ("What is the loss of water vapour from leaves called?", "transpiration", ["condensation", "translocation", "turgidity"]),
    ("Which change would slow down the uptake of water by a plant?", "the air becomes more humid", ["the air becomes warmer", "the light becomes brighter", "the wind becomes stronger"]),
]
PLANT_LONG = [
    ("A student uses a potometer to measure how much water a leafy shoot takes up.", [
        ("a", "", "State two variables that the student should control.", ["temperature", "light intensity"], {"allow": ["humidity"]}),
        ("b", "", "The bubble moved 42 mm in 6 minutes. Calculate the rate of movement in mm per minute.", ["42 ÷ 6", "7"], {"guidance": "7 alone scores both marks"}),
        ("c", "i", "The student now points a fan at the shoot. Predict what happens to the movement of the bubble.", ["it moves faster"], {}),
        ("c", "ii", "Explain your prediction.", ["moving air carries water vapour away from the leaf", "so the concentration gradient stays steep"], {"ignore": ["the fan pushes the water"]}),
    ]),
    ("Tomato plants in a glasshouse have yellow leaves and grow slowly. The grower thinks that the soil contains too few minerals.", [
        ("a", "", "Name the process by which roots take up minerals against a concentration gradient.", ["active transport"], {}),
        ("b", "", "Explain why this process is slow in soil that is full of water.", ["there is little oxygen in the soil", "so less energy is released by respiration"], {"reject": ["energy is made"]}),
        ("c", "", "Suggest why a lack of magnesium makes leaves yellow.", ["magnesium is needed to make chlorophyll"], {"allow": ["chloroplasts cannot work without it"]}),
    ]),
]


@layout(HALF, "paper-perch", "biology paper, XeLaTeX: Section A choices with Your answer and a box, Section B bold numbers with (a) (i), dotted lines and [2] below them; scheme as a table in its own file")
def paper_perch(draw):
    body, rows, items = r"\begin{center}\textbf{SECTION A}\end{center}\textbf{You should spend a maximum of 10 minutes on this section.}\par Write your answer to each question in the box provided.\par\bigskip ", "", []
    n = 0
    for question, right, wrong in draw.some(PLANT_CHOICES, 4):
        n += 1
        options = sorted([right, *wrong], key=str.lower)
        place = options.index(right)
        inner = "".join(rf"\lab{{19mm}}{{10mm}}{{\textbf{{{letter}}}}}{{{tex(text)}}}" for letter, text in zip("ABCD", options))
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{5pt}}\lab{{9mm}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}\smallskip{inner}\smallskip\hspace*{{9mm}}Your answer\quad\raisebox{{-3mm}}{{\fbox{{\rule{{9mm}}{{0pt}}\rule{{0pt}}{{7mm}}}}}}\hfill\textbf{{[1]}}\end{{minipage}}\par\vspace{{8mm}}" + "\n"
        rows += rf"{n} && {'ABCD'[place]} & 1 & \\\hline "
        items.append(chosen(question, options, place, str(n), "ABCD", 1, section="SECTION A"))
    body += r"\newpage\begin{center}\textbf{SECTION B}\par\textbf{Answer all the questions.}\end{center}"
    for stem, parts in PLANT_LONG:
        n += 1
        body += rf"\lab{{9mm}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}\medskip "
        before = ""
        for letter, roman, question, points, notes in parts:
            fresh = letter != before
            label = (rf"\textbf{{({letter})}}" if fresh else "")
            text = rf"\makebox[9mm][l]{{\textbf{{({roman})}}}}" if roman else ""
            left = "27mm" if roman else "18mm"
            body += rf"\needspace{{30mm}}\lab{{{left}}}{{{'18mm' if roman else '9mm'}}}{{\makebox[9mm][l]{{{label}}}{text}}}{{{tex(question)}}}" + rf"{{\leftskip={left}" + r"\vspace{9pt}\noindent\hspace*{0pt}\dotfill\par" * (len(points) + 1) + r"}\hfill\textbf{" + f"[{len(points)}]" + r"}\par\medskip "
            cite = f"{n}({letter})" + (f"({roman})" if roman else "")
            shown = r"\newline ".join(tex(p) + r" \checkmark" for p in points)
            guide = tex(notes.get("guidance", "")) + "".join(rf"\textbf{{{sign}}} {tex(text)}" for key, sign in (("allow", "ALLOW"), ("ignore", "IGNORE"), ("reject", "DO NOT ALLOW")) for text in notes.get(key, []))
            rows += rf"{n if letter == 'a' and fresh else ''} & {f'({letter})' if fresh else ''} {f'({roman})' if roman else ''} & {shown} & {len(points)} & {guide}\\\hline "
            items.append(item(question, "\n".join(points), cite, len(points), stem=stem, section="SECTION B", rubric=[{"text": p, "marks": None} for p in points] if len(points) > 1 else None, **notes))
            before = letter
        body += r"\bigskip "
    body += r"\vfill\begin{center}\textbf{END OF QUESTION PAPER}\end{center}"
    scheme = rf"\textbf{{\large J247/01 \hfill Mark Scheme \hfill June 2019}}\par\bigskip\renewcommand\arraystretch{{1.35}}\begin{{longtable}}{{|p{{9mm}}|p{{16mm}}|p{{72mm}}|p{{12mm}}|p{{46mm}}|}}\hline \multicolumn{{2}}{{|l|}}{{\textbf{{Question}}}} & \textbf{{Answer}} & \textbf{{Marks}} & \textbf{{Guidance}}\\\hline\endhead {rows}\end{{longtable}}"
    fonts, sizes = [draw.one(["arial", "helvetica"])], (11,)
    foot = r"\fancyfoot[L]{\footnotesize © Board 2019}\fancyfoot[R]{\footnotesize\textbf{Turn over}}"
    engine, source = document(draw, body, fonts, sizes, (20, 22), head=r"\thepage", foot=foot)
    _, marking = document(draw, scheme, fonts, (10,), (18, 18))
    return Document(engine, source, items, marking)


COAST_TABLE = "<table class=d><tr><th>Year</th><th>Distance from house to cliff edge (m)</th></tr><tr><td>1998</td><td>61</td></tr><tr><td>2008</td><td>44</td></tr><tr><td>2018</td><td>26</td></tr></table>"
COAST = [
    ("Study the table below. It shows the distance between a house and the edge of a cliff of soft clay.", COAST_TABLE, [
        ("a", "i", "By how many metres did the cliff retreat between 1998 and 2018?", ["35 metres"], "Credit the correct figure only. Units are not needed.", 1),
        ("a", "ii", "Describe how the rate of retreat changed over the period.", ["it increased", "from 17 metres in the first ten years to 18 metres in the second"], "One mark for the trend and one for the use of figures.", 2),
        ("b", "", "Give two reasons why some cliffs are eroded faster than others.", ["soft rocks such as clay are worn away more easily", "long fetch gives the waves more energy", "there is no beach to absorb the energy of the waves"], "Credit any two valid reasons with one mark each.", 2),
    ]),
    ("Some stretches of coast are protected by hard engineering, others by soft engineering.", "", [
        ("a", "", "Name one method of hard engineering.", ["sea wall", "groynes", "rock armour", "gabions"], "Credit one valid method.", 1),
        ("b", "i", "What is meant by managed retreat?", ["allowing the sea to flood land of low value in a controlled way"], "Credit basic statements with one mark and elaboration with the second.", 2),
        ("b", "ii", "Suggest why farmers may object to managed retreat.", ["they lose land that gives them an income", "compensation may be lower than the value of the farm"], "Credit two simple statements or one developed statement.", 2),
        ("c", "", "Explain how a spit is formed.", ["longshore drift moves material along the coast", "where the coast changes direction material is dropped", "the spit grows and the wind and waves curve its end", "salt marsh forms in the shelter behind it"], "Credit up to four valid statements. Reserve one mark for the correct sequence.", 4),
    ]),
]


@layout(HALF, "paper-tench", "geography paper of a Welsh board, Chromium: 1. (a) (i) with the mark in brackets at the end of the line, column Examiner only at the right, dotted lines; scheme with a small table for each question and columns AO1 to AO3")
def paper_tench(draw):
    body, scheme, items = "<div class=v></div><div class=e>Examiner<br>only</div><p class=i>Answer <b>all</b> questions.</p><p class=i><b>Theme 2: Coastal landscapes</b></p>", "<h1>GCSE GEOGRAPHY UNIT 1</h1><h2>SUMMER 2018 MARK SCHEME</h2>", []
    for n, (stem, figure, parts) in enumerate(COAST, 1):
        body += f"<p class=s><b>{n}.</b>{web(stem)}</p>{figure}"
        before = ""
        for place, (letter, roman, question, points, credit, marks) in enumerate(parts):
            first = f"({letter})" if letter != before else ""
            body += f"<div class=q><span class=l>{first}</span>" + (f"<span class=l>({roman})</span>" if roman else "") + f"<span class=x>{web(question)}</span><span class=k>[{marks}]</span></div><div class='w{' r' if roman else ''}'>" + "<div class=o></div>" * max(marks * 2 - 1, 1) + "</div>"
            cite = f"{n}({letter})" + (f"({roman})" if roman else "")
            column = 0 if marks == 1 else 1 if marks == 2 else 2
            cells = "".join(f"<td class=c>{marks if k == column else ''}</td>" for k in range(3))
            scheme += f"<table><tr><td class=n>{n}. ({letter}) {f'({roman})' if roman else ''}</td><td><b>{web(question)}</b></td><th>AO1</th><th>AO2</th><th>AO3</th><th>Total</th></tr><tr><td></td><td>{web(credit)}<ul>" + "".join(f"<li>{web(p)}</li>" for p in points) + f"</ul></td>{cells}<td class=c>{marks}</td></tr></table>"
            items.append(item(question, "\n".join(points), cite, marks, stem=stem, kind="long" if marks > 3 else "short", guidance=credit, rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None))
            before = letter
    body += "<p class=end>END OF PAPER</p>"
    css = "body { padding-right: 20mm } .e { position: fixed; right: 0; top: 0; font-size: 75%; text-align: center } .v { position: fixed; right: 14mm; top: 0; bottom: 0; border-right: 1px solid #000 } .s { margin: 6mm 0 2mm; break-after: avoid; padding-left: 10mm; position: relative } .s b { position: absolute; left: 0 } .d { border-collapse: collapse; margin: 3mm auto } .d td, .d th { border: 1px solid #000; padding: 1mm 4mm; text-align: center } .q { display: flex; margin: 4mm 0 1mm 10mm; break-after: avoid } .l { width: 10mm; flex: none } .x { flex: 1 } .k { width: 12mm; text-align: right; align-self: flex-end } .w { margin-left: 20mm; break-inside: avoid } .r { margin-left: 30mm } .o { border-bottom: 1.4px dotted #333; height: 8mm } .end { text-align: center; font-weight: bold; margin-top: 10mm }"
    sheet = "h1, h2 { text-align: center; font-size: 120%; margin: 1mm } table { border-collapse: collapse; width: 170mm; margin: 5mm 0.5mm; break-inside: avoid } td, th { border: 1px solid #000; padding: 1.2mm 2mm; vertical-align: top; text-align: left } .n { width: 20mm } th, .c { width: 11mm; text-align: center } ul { margin: 1mm 0; padding-left: 6mm }"
    fonts = [draw.one(["Liberation Sans", "Open Sans"])]
    engine, source = page(draw, body, fonts, (11,), css)
    _, marking = page(draw, scheme, fonts, (10,), sheet)
    return Document(engine, source, items, marking)


PRIMARY = [
    ("Mei Ling placed three identical wet towels in three places. She recorded the time that each towel took to dry.", [
        ("Which towel dried first: the one in the cupboard, the one by the window or the one in front of the fan?", "The one in front of the fan.", 1),
        ("Explain your answer in (a).", "The fan made moving air, so the water in the towel evaporated faster.", 2),
        ("What must Mei Ling keep the same so that her test is fair?", "The amount of water in each towel.", 1),
    ]),
    ("Ravi poured hot water into a glass and covered it with a cold metal lid. After five minutes he saw drops of water under the lid.", [
        ("Name the process that formed the drops.", "Condensation.", 1),
        ("Explain how the drops were formed.", "The warm water vapour touched the cooler lid, lost heat and condensed into water droplets.", 2),
        ("Suggest one way to make the drops form more quickly.", "Put some ice cubes on top of the lid.", 1),
    ]),
    ("A block of ice was left in a bowl on a table. Its temperature was measured every ten minutes. It stayed at 0°C for half an hour and then began to rise.", [
        ("What was happening to the ice while its temperature stayed at 0°C?", "It was melting.", 1),
        ("Did the ice gain or lose heat during this time? Give a reason.", "It gained heat, because the air around it was warmer than the ice.", 2),
        ("What will the temperature be after a very long time?", "It will be the same as the temperature of the room.", 1),
    ]),
    ("Siti hung out the washing on a humid day. It took much longer to dry than on the day before.", [
        ("Why did it take longer?", "There was already much water vapour in the air, so the water evaporated more slowly.", 2),
        ("Name two other conditions that affect how fast washing dries.", "The temperature and the wind.", 2),
    ]),
]


@layout(HALF, "workbook-bream", "page of a Singapore science assessment book with answers written in, word processor: number and text, (a) with [1] at the right, answer in colour on the rule below")
def workbook_bream(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Liberation Sans"]), 12, country="SG", margin=2.2)
    sheet.head = sheet.p("Primary 6 Science · Topical Practice\tTeacher’s Copy", size=9, tabs=[(sheet.wide, RIGHT)])
    sheet.body += [sheet.p("Unit 3  The Water Cycle", size=16, bold=True, after=0.1), sheet.p("<b>Section B: Open-ended Questions</b>", after=0.05), sheet.p("Write your answers in the space provided. The marks are shown in brackets [ ] at the end of each question or part question.", after=0.4)]
    items, ink = [], draw.one(["#1f3fbf", "#c00000"])
    for n, (stem, parts) in enumerate(PRIMARY, 21):
        sheet.body.append(sheet.p(f"{n}.\t{stem}", left=1.0, first=-1.0, tabs=[1.0], before=0.3, extra='fo:keep-with-next="always"'))
        for letter, (question, answer, marks) in zip("abc", parts):
            sheet.body.append(sheet.p(f"({letter})\t{question}\t[{marks}]", left=2.0, first=-1.0, tabs=[2.0, (sheet.wide, RIGHT)], before=0.15, after=0.1, extra='fo:keep-with-next="always"'))
            sheet.body.append(sheet.p(f"<i>{answer}</i>", left=2.0, color=ink, after=0.25, extra='fo:border-bottom="0.5pt solid #000000"'))
            items.append(item(question, answer, f"{n}({letter})", marks, stem=stem))
    sheet.foot = sheet.p("© Bright Pupil Press\t{page}", size=9, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, items)


ALGEBRA_TICK = [
    ("Let $A$ be a $3\\times 5$ matrix. The largest possible rank of $A$ is", "Let A be a 3 × 5 matrix. The largest possible rank of A is", ["3", "5", "8", "15"], 0),
    ("If $A$ and $B$ are invertible $n\\times n$ matrices, then $(AB)^{-1}$ equals", "If A and B are invertible n × n matrices, then (AB)⁻¹ equals", ["A⁻¹B⁻¹", "B⁻¹A⁻¹", "BA"], 1),
    ("A homogeneous system of 4 equations in 6 unknowns always has", "A homogeneous system of 4 equations in 6 unknowns always has", ["no solution", "exactly one solution", "infinitely many solutions"], 2),
    ("The vectors $(1,2,0)$, $(0,1,1)$ and $(1,3,1)$ are", "The vectors (1,2,0), (0,1,1) and (1,3,1) are", ["linearly independent", "linearly dependent", "an orthogonal set"], 1),
]
ALGEBRA_WORK = [
    ("Let $T:\\mathbb{R}^2\\to\\mathbb{R}^2$ be the linear map with $T(1,0)=(2,1)$ and $T(0,1)=(-1,3)$.", "Let T : R² → R² be the linear map with T(1,0) = (2,1) and T(0,1) = (−1,3).", [
        ("Find $T(3,2)$.", "Find T(3,2).", "$T(3,2)=3(2,1)+2(-1,3)=(4,9)$", "(4,9)", 3),
        ("Is $T$ invertible? Justify your answer.", "Is T invertible? Justify your answer.", "Yes, because the determinant of its matrix is $2\\cdot 3-(-1)\\cdot 1=7\\neq 0$.", "Yes, because the determinant of its matrix is 2 · 3 − (−1) · 1 = 7 ≠ 0.", 3),
    ]),
    ("Let $V$ be the subspace of $\\mathbb{R}^4$ spanned by $(1,0,1,0)$ and $(0,1,0,1)$.", "Let V be the subspace of R⁴ spanned by (1,0,1,0) and (0,1,0,1).", [
        ("What is the dimension of $V$?", "What is the dimension of V?", "The two vectors are not multiples of each other, so the dimension is 2.", "2", 2),
        ("Give a nonzero vector that is orthogonal to $V$.", "Give a nonzero vector that is orthogonal to V.", "$(1,0,-1,0)$", "(1,0,−1,0)", 2),
        ("Define what it means for a set of vectors to be a basis of $V$.", "Define what it means for a set of vectors to be a basis of V.", "The set is linearly independent and spans $V$.", "The set is linearly independent and spans V.", 2),
    ]),
]


@layout(HALF, "quiz-roach", "university quiz in linear algebra, class exam with answers: choices with boxes to tick, (3 pts) before the text, Solution in frames")
def quiz_roach(draw):
    items, body, n = [], "", 0
    for shown, said, options, right in draw.some(ALGEBRA_TICK, 4):
        n += 1
        said_options = [o.replace("A⁻¹B⁻¹", "$A^{-1}B^{-1}$").replace("B⁻¹A⁻¹", "$B^{-1}A^{-1}$").replace("BA", "$BA$") if "⁻" in o or o == "BA" else o for o in options]
        body += rf"\question[2] {shown}\begin{{checkboxes}}" + "".join((r"\CorrectChoice " if k == right else r"\choice ") + o + "\n" for k, o in enumerate(said_options)) + r"\end{checkboxes}\medskip" + "\n"
        items.append(chosen(said, options, right, str(n), [None] * len(options), 2))
    for shown, said, parts in ALGEBRA_WORK:
        n += 1
        body += rf"\question {shown}\begin{{parts}}"
        for letter, (asked, question, work, answer, points) in zip("abc", parts):
            body += rf"\part[{points}] {asked}\begin{{solution}}[3cm]{work}\end{{solution}}" + "\n"
            contains = {"answer_kind": "contains"} if answer in ("(4,9)", "2") else {}
            items.append(item(question, answer, f"{n}({letter})", points, stem=said, **contains))
        body += r"\end{parts}\medskip" + "\n"
    font = draw.one(["", r"\usepackage{lmodern}", r"\usepackage{tgpagella}"])
    source = (
        r"\documentclass[11pt,addpoints,answers]{exam}\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{amsmath,amssymb}" + (font or r"\usepackage{lmodern}")
        + r"\usepackage[letterpaper,margin=1in]{geometry}\pointpoints{pt}{pts}\pagestyle{headandfoot}\firstpageheadrule\firstpageheader{MATH 225}{Quiz 4}{Fall 2018}\runningheader{MATH 225}{Quiz 4}{Fall 2018}\footer{}{\thepage\ of \numpages}{}"
        + r"\checkboxchar{$\Box$}\checkedchar{$\blacksquare$}\begin{document}\noindent Name: \hrulefill\quad Section: \rule{2.5cm}{0.4pt}\par\bigskip\noindent This quiz has \numquestions\ questions for a total of \numpoints\ points. No calculators.\par\bigskip"
        + rf"\begin{{questions}}{body}\end{{questions}}\end{{document}}"
    )
    return Document("latex", source, items)


TECHS = ["A only", "B only", "Both A and B", "Neither A nor B"]
BRAKES = [
    ("The brake pedal slowly sinks to the floor while the driver waits at a light with a foot on the pedal. There is no sign of a leak outside. Technician A says that the master cylinder may be leaking internally. Technician B says that the rotors may be warped. Who is right?", TECHS, 0),
    ("Technician A says that brake fluid absorbs moisture from the air. Technician B says that moisture lowers the boiling point of brake fluid. Who is right?", TECHS, 2),
    ("A car pulls to the left each time the brakes are applied. Which of these could be the cause?", ["A seized caliper on the right front wheel", "A faulty brake light switch", "A worn parking brake cable", "A low fluid level in the reservoir"], 0),
    ("The pedal pulsates and the steering wheel shakes when the brakes are applied at highway speed. What should the technician check first?", ["The vacuum hose of the booster", "The runout of the front rotors", "The pushrod of the master cylinder", "The proportioning valve"], 1),
    ("Technician A says that rotors may be machined below their discard thickness if new pads are fitted. Technician B says that a micrometer is used to measure rotor thickness. Who is right?", TECHS, 1),
    ("The engine is off and the vacuum in the booster has been used up. With a foot on the pedal, the technician starts the engine, and the pedal drops slightly. This means that:", ["the booster is working.", "the booster has a vacuum leak.", "there is air in the lines.", "the master cylinder is worn."], 0),
    ("A spongy brake pedal is most likely caused by:", ["glazed linings.", "air in the hydraulic system.", "a restricted hose.", "a seized wheel cylinder."], 1),
    ("Technician A says that DOT 5 fluid may be mixed with DOT 3 fluid. Technician B says that brake fluid may be stored in any open container. Who is right?", TECHS, 3),
    ("On a rear drum brake, the self-adjuster normally keeps which of these correct?", ["The clearance between shoe and drum", "The tension of the return springs", "The pressure in the wheel cylinder", "The length of the pedal rod"], 0),
    ("The ABS warning light stays on after the engine has been started. The red brake light is off. Technician A says that the base brakes should still work. Technician B says that the system has switched the anti-lock function off. Who is right?", TECHS, 2),
]


@layout(HALF, "choices-carp", "practice test for car mechanics, groff: numbers with a point, Technician A and B, options (A) to (D) below each other; key in three columns on the last page")
def choices_carp(draw):
    lines = [".ds LF Brakes (A5)", ".ds RF Page \\\\n%", ".ds CF", ".ce 2", "\\s+4\\fBBRAKES (TEST A5)\\fP\\s0", "\\fBSample Questions\\fP", ".LP", "Read each question carefully and choose the best answer."]
    items, key, asked = [], [], draw.some(BRAKES, 10)
    for n, (question, options, right) in enumerate(asked, 1):
        lines += [".ne 9", f".IP \"\\fB{n}.\\fP\" 4n", plain(question), ".RS"]
        for letter, option in zip("ABCD", options):
            lines += [".sp -0.35", f".IP ({letter}) 4n", plain(option)]
        lines += [".RE", ".sp 0.4"]
        key.append(f"{n}. {'ABCD'[right]}")
        items.append(chosen(question, options, right, str(n), "ABCD"))
    rows = -(-len(key) // 3)
    lines += [".bp", ".ce", "\\fBAnswer Key\\fP", ".sp", ".TS", "center tab(@);", "lw(2.5c) lw(2.5c) lw(2.5c)."]
    lines += ["@".join(key[k] for k in range(r, len(key), rows)) for r in range(rows)]
    lines += [".TE"]
    engine, source = roff(draw, lines, (10, 11), ("H", "T"))
    return Document(engine, source, items)


MDCAT = [
    ("The SI unit of electric charge is:", "coulomb", ["ampere", "volt", "farad"]),
    ("The work done by a force perpendicular to the displacement is:", "zero", ["maximum", "negative", "infinite"]),
    ("A body that falls freely from rest covers in the first second, if g = 10 m/s², a distance of:", "5 m", ["10 m", "15 m", "20 m"]),
    ("Sound cannot travel through:", "vacuum", ["steel", "water", "hydrogen"]),
    ("The efficiency of a Carnot engine depends on:", "the temperatures of the two reservoirs", ["the mass of the working gas", "the size of the cylinder", "the nature of the fuel"]),
    ("In a step-up transformer the number of turns is greater in the:", "secondary coil", ["primary coil", "iron core", "field coil"]),
    ("Which of these is a vector quantity?", "momentum", ["energy", "power", "temperature"]),
    ("Two resistors of 6 Ω each are joined in parallel. The total resistance is:", "3 Ω", ["6 Ω", "12 Ω", "36 Ω"]),
    ("The half-life of a radioactive sample is 8 days. The fraction left after 24 days is:", "1/8", ["1/3", "1/4", "1/16"]),
    ("The phenomenon that shows that light is a transverse wave is:", "polarization", ["reflection", "refraction", "interference"]),
    ("The dimensions of pressure are the same as those of:", "stress", ["force", "strain", "momentum"]),
    ("When a charged particle moves parallel to a uniform magnetic field, the magnetic force on it is:", "zero", ["constant and not zero", "increasing", "opposite to its velocity"]),
    ("The time period of a simple pendulum does not depend on:", "the mass of the bob", ["the length of the string", "the value of g", "the place on the Earth"]),
    ("X-rays were discovered by:", "Röntgen", ["Rutherford", "Becquerel", "Planck"]),
    ("At constant temperature the product of pressure and volume of an ideal gas is constant. This is:", "Boyle’s law", ["Charles’s law", "Hooke’s law", "Ohm’s law"]),
    ("The energy of a photon is proportional to its:", "frequency", ["wavelength", "amplitude", "mass"]),
]


@layout(HALF, "choices-pike", "practice for a Pakistani entrance test in physics, pdfLaTeX: two columns with a rule, Q.1 in bold, options A) to D) two a row or stacked; answer key as a ruled grid at the end")
def choices_pike(draw):
    asked, inner, items, key = draw.some(MDCAT, 15), "", [], []
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        cells = [rf"\textbf{{{letter})}} {tex(text)}" for letter, text in zip("ABCD", options)]
        if max(map(len, options)) < 16:
            shown = "".join(rf"\hspace*{{9mm}}\makebox[0.42\linewidth][l]{{{cells[k]}}}{cells[k + 1]}\par " for k in (0, 2))
        else:
            shown = "".join(rf"\lab{{15mm}}{{6mm}}{{\textbf{{{letter})}}}}{{{tex(text)}}}" for letter, text in zip("ABCD", options))
        inner += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{9mm}}{{9mm}}{{\textbf{{Q.{n}}}}}{{{tex(question)}}}{shown}\end{{minipage}}\par\vspace{{3mm}}" + "\n"
        key.append((n, "ABCD"[place]))
        items.append(chosen(question, options, place, str(n), "ABCD"))
    grid = "".join(r"\textbf{No.} & " + " & ".join(str(n) for n, _ in key[k : k + 8]) + " &" * (8 - len(key[k : k + 8])) + r"\\\hline \textbf{Key} & " + " & ".join(x for _, x in key[k : k + 8]) + " &" * (8 - len(key[k : k + 8])) + r"\\\hline " for k in (0, 8))
    body = rf"\begin{{center}}\fbox{{\parbox{{0.9\linewidth}}{{\centering\textbf{{\large PHYSICS FOR MEDICAL ENTRY TEST}}\par Practice Test 6 \quad Time: 15 minutes \quad Total MCQs: {len(asked)}}}}}\end{{center}}\begin{{multicols}}{{2}}{inner}\end{{multicols}}\begin{{center}}\textbf{{ANSWER KEY}}\par\smallskip\renewcommand\arraystretch{{1.2}}\begin{{tabular}}{{|c|*{{8}}{{p{{8mm}}|}}}}\hline {grid}\end{{tabular}}\end{{center}}"
    engine, source = document(draw, body, ["times", "cm", "lm"], (10,), (16, 19), extra=r"\setlength\columnseprule{0.4pt}\setlength\columnsep{8mm}")
    return Document(engine, source, items)


SOCIAL = [
    ("The imaginary line that divides the earth into the northern and the southern hemisphere is the", "Equator", ["Tropic of Cancer", "Prime Meridian", "Arctic Circle"]),
    ("Which one of the following lakes is shared by Kenya, Uganda and Tanzania?", "Lake Victoria", ["Lake Nakuru", "Lake Baringo", "Lake Naivasha"]),
    ("The main cash crop grown around Kericho is", "tea", ["sisal", "cotton", "pyrethrum"]),
    ("Who was the first President of the Republic of Kenya?", "Jomo Kenyatta", ["Daniel arap Moi", "Mwai Kibaki", "Oginga Odinga"]),
    ("The Great Rift Valley was formed through", "faulting", ["erosion", "weathering", "deposition"]),
    ("Which one of the following is a National Park in Kenya?", "Tsavo", ["Serengeti", "Kruger", "Bwindi"]),
    ("The largest country in Africa by area is", "Algeria", ["Egypt", "Ghana", "Zambia"]),
    ("The highest mountain in Africa is found in", "Tanzania", ["Kenya", "Ethiopia", "Rwanda"]),
    ("The head of a county government in Kenya is the", "governor", ["senator", "chief", "speaker"]),
    ("Kenya attained independence in the year", "1963", ["1952", "1957", "1978"]),
    ("The River Nile drains into the", "Mediterranean Sea", ["Indian Ocean", "Red Sea", "Atlantic Ocean"]),
    ("Which one of the following is a type of traditional marriage in which a man has more than one wife?", "Polygamy", ["Monogamy", "Church marriage", "Civil marriage"]),
    ("The currency used in Uganda is the", "shilling", ["rand", "birr", "franc"]),
    ("The headquarters of the African Union are in", "Addis Ababa", ["Nairobi", "Arusha", "Abuja"]),
    ("Which one of the following is a function of the family?", "Providing basic needs", ["Making laws", "Printing money", "Appointing judges"]),
    ("Soda ash is mined at Lake", "Magadi", ["Turkana", "Bogoria", "Elmenteita"]),
]


@layout(HALF, "choices-eel", "Kenyan primary social studies paper, word processor: two columns, numbers with a point, options A. to D. two a row with tabs; no answers")
def choices_eel(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Caladea"]), draw.one((10, 11)), country="KE", margin=1.8)
    asked, items, inner = draw.some(SOCIAL, 16), [], ""
    for n, (question, right, wrong) in enumerate(asked, 1):
        options = draw.shuffled([right, *wrong])
        inner += sheet.p(f"{n}.\t{question}", left=0.8, first=-0.8, tabs=[0.8], before=0.15, after=0.05, extra='fo:keep-with-next="always"')
        if max(map(len, options)) < 17:
            inner += sheet.p(f"A.\t{options[0]}\tB.\t{options[1]}", left=0.8, tabs=[1.5, 4.8, 5.5], after=0, extra='fo:keep-with-next="always"') + sheet.p(f"C.\t{options[2]}\tD.\t{options[3]}", left=0.8, tabs=[1.5, 4.8, 5.5], after=0.15)
        else:
            inner += "".join(sheet.p(f"{letter}.\t{text}", left=0.8, tabs=[1.5], after=0.15 if letter == "D" else 0, extra="" if letter == "D" else 'fo:keep-with-next="always"') for letter, text in zip("ABCD", options))
        items.append(item(question, None, str(n), None, choices("ABCD", options), kind="mcq", section="SOCIAL STUDIES"))
    sheet.body += [
        sheet.p("<b>STANDARD EIGHT MOCK EXAMINATION 2016</b>", align="center", size=14, after=0.1), sheet.p("<b>SOCIAL STUDIES</b>", align="center", size=13, after=0.1), sheet.p("Time: 40 minutes", align="center", after=0.2),
        sheet.p("READ THESE INSTRUCTIONS CAREFULLY", bold=True, after=0.05), sheet.p("You have been given this question paper and a separate answer sheet. For each question four answers are given. The answers are lettered A, B, C and D. In each case only ONE of the four answers is correct.", after=0.3, extra='fo:border-bottom="1pt solid #000000" fo:padding-bottom="0.15cm"'),
        sheet.columns(inner, line=True),
    ]
    sheet.foot = sheet.p("{page}", align="center", size=9)
    engine, source = sheet.source()
    return Document(engine, source, items)


AMBULANCE = [
    ("What is the first thing an EMT should do on arriving at a scene?", "Make sure that the scene is safe", ["Open the patient’s airway", "Begin the radio report", "Ask bystanders for names"]),
    ("Which artery is used to check the pulse of an unresponsive infant?", "Brachial", ["Carotid", "Femoral", "Radial"]),
    ("What is the correct rate of chest compressions for an adult?", "100 to 120 per minute", ["60 to 80 per minute", "80 to 100 per minute", "120 to 140 per minute"]),
    ("How should steady, dark red bleeding from a forearm be treated first?", "Direct pressure on the wound", ["A cold pack above the elbow", "Elevation of the legs", "An occlusive dressing"]),
    ("A patient who is cool, pale and sweating with a rapid weak pulse is most likely showing signs of:", "Shock", ["Heat stroke", "Anxiety", "Hypertension"]),
    ("The airway of a patient with a suspected spinal injury should be opened with the:", "Jaw-thrust maneuver", ["Head-tilt, chin-lift maneuver", "Tongue-jaw lift", "Abdominal thrust"]),
    ("Which device delivers the highest concentration of oxygen to a breathing patient?", "Nonrebreather mask", ["Nasal cannula", "Simple face mask", "Venturi mask"]),
    ("An open chest wound that sucks air should be covered with:", "An occlusive dressing", ["A loose gauze pad", "A pressure bandage", "A triangular sling"]),
    ("In the memory aid SAMPLE, the letter L stands for:", "Last oral intake", ["Level of pain", "Location of injury", "Length of illness"]),
    ("What is the medical term for low blood sugar?", "Hypoglycemia", ["Hypothermia", "Hypoxia", "Hyperglycemia"]),
    ("The Apgar score of a newborn is taken at:", "1 and 5 minutes after birth", ["5 and 15 minutes after birth", "10 and 20 minutes after birth", "The moment of birth only"]),
]


@layout(HALF, "choices-cod", "question bank of an ambulance instructor, word processor: automatic look of numbers, options a. to d. below each other, an asterisk before the letter of the right one")
def choices_cod(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito"]), 11, country="US", paper=(21.59, 27.94), margin=2.54)
    sheet.head = sheet.p("EMT Basic – Module 2 Test Bank\tInstructor use only", size=9, tabs=[(sheet.wide, RIGHT)])
    sheet.body += [sheet.p("Airway, Bleeding and Assessment", size=15, bold=True, after=0.1), sheet.p("Correct answers are marked with an asterisk (*).", after=0.3)]
    items = []
    for n, (question, right, wrong) in enumerate(draw.some(AMBULANCE, 10), 1):
        options, place = turned(draw, right, wrong)
        keep = 'fo:keep-with-next="always"'
        sheet.body.append(sheet.p(f"{n}.\t{question}", left=1.0, first=-1.0, tabs=[1.0], before=0.3, after=0.1, extra=keep))
        for k, text in enumerate(options):
            sheet.body.append(sheet.p(f"{'*' if k == place else ''}\t{'abcd'[k]}.\t{text}", left=1.9, first=-1.4, tabs=[1.0, 1.9], after=0.03, extra=keep if k < 3 else ""))
        items.append(chosen(question, options, place, str(n), "abcd"))
    sheet.foot = sheet.p("{page}", align="center", size=9)
    engine, source = sheet.source()
    return Document(engine, source, items)


HEART = [
    ("Your heart is about the size of your fist.", True, "It weighs around 300 grams and sits slightly to the left of the middle of your chest."),
    ("Only older people need to think about their blood pressure.", False, "High blood pressure can begin at any age and often causes no symptoms."),
    ("Children should be active for at least an hour a day.", True, "The hour need not be taken all at once. Walking to school counts."),
    ("Smoking harms the lungs but not the heart.", False, "Chemicals in smoke damage the lining of the arteries, so fatty deposits build up."),
    ("A heart attack and a cardiac arrest are the same thing.", False, "In a heart attack the blood supply to the heart muscle is cut off. In a cardiac arrest the heart stops pumping."),
    ("Most of the salt we eat is already in the food we buy.", True, "Bread, sauces and ready meals can contain a good deal of it."),
    ("Fruit juice counts as more than one of your five a day if you drink enough of it.", False, "A small glass counts once, however much you drink."),
    ("Arteries carry blood away from the heart.", True, "Veins bring it back."),
    ("You cannot feel healthy and have high cholesterol.", False, "Many people with high cholesterol feel well. A blood test is the only way to find out."),
    ("Laughing makes the heart beat faster for a while.", True, "So does any other kind of excitement."),
]


@layout(HALF, "statements-ling", "quiz of a heart charity, Chromium: coloured title, statements with TRUE and FALSE boxes at the right, answers with a reason on the second page")
def statements_ling(draw):
    asked, items = draw.some(HEART, 9), []
    body = "<div class=t><h1>How well do you know your heart?</h1><p>Tick true or false for each statement, then turn over to check your answers.</p></div><table><tr><th></th><th></th><th>TRUE</th><th>FALSE</th></tr>"
    answers = "<div class=a><h2>Answers</h2>"
    for n, (statement, right, why) in enumerate(asked, 1):
        body += f"<tr><td class=n>{n}</td><td>{web(statement)}</td><td class=b><i></i></td><td class=b><i></i></td></tr>"
        answers += f"<p><b>{n}. {'True' if right else 'False'}.</b> {web(why)}</p>"
        items.append(item(statement, str(right), str(n), kind="truefalse"))
    body += f"</table>{answers}</div>"
    css = ".t { background: #c8102e; color: #fff; padding: 5mm 7mm; border-radius: 3mm } h1 { margin: 0; font-size: 190% } .t p { margin: 2mm 0 0 } table { width: 100%; border-collapse: collapse; margin-top: 6mm } td { border-bottom: 1px solid #e3a9b3; padding: 3.4mm 2mm } .n { color: #c8102e; font-weight: bold; font-size: 130%; width: 9mm } .b, th { text-align: center; width: 17mm; color: #c8102e; font-size: 85% } th:nth-child(2) { width: auto } th:first-child { width: 9mm } i { display: inline-block; width: 5mm; height: 5mm; border: 1.5px solid #c8102e } .a { break-before: page } h2 { color: #c8102e }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Roboto"], (11, 12), css)
    return Document(engine, source, items)


IRELAND = [
    ("The longest river in Ireland is the {}.", "Shannon"), ("The highest mountain in the country, {}, is in County Kerry.", "Carrauntoohil"), ("The largest lake on the island is Lough {}.", "Neagh"),
    ("Cork city stands on the River {}.", "Lee"), ("Dublin was built where the River {} meets the sea.", "Liffey"), ("The cliffs of {} rise above the Atlantic in County Clare.", "Moher"),
    ("{} is the county in the north-west from which you can reach only one other county of the Republic.", "Donegal"), ("The rocky land of the {} is famous for its rare wild flowers.", "Burren"), ("Pilgrims climb {} in County Mayo on the last Sunday of July.", "Croagh Patrick"),
    ("{} is the smallest county in Ireland by area.", "Louth"), ("The three {} Islands lie at the mouth of Galway Bay.", "Aran"), ("A {} is a wet area in which turf is cut.", "bog"),
    ("The Rock of {} stands high above the plains of Tipperary.", "Cashel"), ("The Vikings founded the city of {} in the south-east.", "Waterford"),
]


@layout(HALF, "gaps-hake", "Irish primary geography sheet, pdfLaTeX: word box with a frame and title, sentences with drawn rules in two columns, answers in small type at the foot")
def gaps_hake(draw):
    asked = draw.some(IRELAND, 12)
    bank = r"\quad ".join(rf"\mbox{{{tex(x)}}}" for x in draw.mixed([x for _, x in asked]))
    inner, items = "", []
    for n, (sentence, answer) in enumerate(asked, 1):
        inner += rf"\lab{{8mm}}{{8mm}}{{{n}.}}{{{tex(sentence).replace(tex('{}'), chr(92) + 'rule{24mm}{0.4pt}')}}}\vspace{{5mm}}" + "\n"
        items.append(item(sentence.replace("{}", "").strip(), answer, str(n), kind="gap", gap=True))
    key = "; ".join(f"{n} {tex(x)}" for n, (_, x) in enumerate(asked, 1))
    body = rf"{{\Large\bfseries Rivers, Lakes and Mountains of Ireland}}\par\medskip Name: \rule{{60mm}}{{0.4pt}}\hfill Class: \rule{{25mm}}{{0.4pt}}\par\bigskip\begin{{center}}\fbox{{\parbox{{0.92\linewidth}}{{\centering\textbf{{Word Box}}\par\smallskip {bank}}}}}\end{{center}}\textbf{{A.}} Use the words in the box to complete the sentences.\par\bigskip\begin{{multicols}}{{2}}\raggedright {inner}\end{{multicols}}\vfill{{\footnotesize\textbf{{Answers:}} {key}}}"
    engine, source = document(draw, body, ["lmsans", "palatino", "schoolbook"], (12,), (20, 22), foot=r"\fancyfoot[L]{\footnotesize Our Island Home 4}\fancyfoot[R]{\footnotesize 29}", extra=r"\setlength\columnsep{10mm}")
    return Document(engine, source, items)


C_TITLE = "Das Fahrrad in der Stadt"
C_FIRST = "Immer mehr Menschen fahren in der Stadt mit dem Fahrrad."
C_TEXT = [
    "Sie kom[men] damit oft schne[ller] ans Ziel a[ls] mit dem Auto.",
    "Außerdem kos[tet] das Rad we[nig] und macht kei[nen] Lärm.",
    "Viele Stä[dte] haben des[halb] neue Wege geb[aut], die nur f[ür] Radfahrer gedacht si[nd].",
    "Im Win[ter] ist das Fah[ren] allerdings nicht im[mer] angenehm.",
    "Wer tro[tz] Kälte und Reg[en] unterwegs ist, brau[cht] gutes Li[cht] und warme Hand[schuhe].",
    "An vielen Bahn[höfen] gibt es inzwischen große Parkhäuser für Räder.",
]


@layout(HALF, "cloze-dace", "German C-Test of a university, XeLaTeX: passage in which the second half of words is missing, number below a short rule behind each, key with the whole words as a numbered list on the next page")
def cloze_dace(draw):
    text, items, key, n = tex(C_FIRST), [], [], 0
    for sentence in C_TEXT:
        first = n + 1
        for match in re.finditer(r"(\w+)\[(\w+)\]", sentence):
            key.append(match[1] + match[2])
        words = re.split(r"(\w+\[\w+\])", sentence)
        shown, said = "", ""
        for part in words:
            if match := re.fullmatch(r"(\w+)\[(\w+)\]", part):
                n += 1
                shown += rf"\mbox{{{match[1]}\rule{{{4 + 2.2 * len(match[2]):.1f}mm}}{{0.4pt}}\,\textsuperscript{{({n})}}}}"
                said += f"{match[1]} ({n})"
            else:
                shown += tex(part)
                said += part
        for number in range(first, n + 1):
            items.append(item(said, key[number - 1], str(number), kind="gap", gap=True))
        text += " " + shown
    listed = r"\begin{multicols}{3}\raggedright " + "".join(rf"\lab{{8mm}}{{8mm}}{{{k}}}{{{w}}}" for k, w in enumerate(key, 1)) + r"\end{multicols}"
    body = (
        rf"\textbf{{C-Test Deutsch als Fremdsprache}}\hfill Einstufungstest, Text 2\par\medskip Name: \dotfill\ Matrikelnummer: \dotfill\par\bigskip Bei einigen Wörtern im folgenden Text fehlt die zweite Hälfte. Bitte ergänzen Sie die fehlenden Buchstaben. Sie haben fünf Minuten Zeit.\par\bigskip{{\large\bfseries {C_TITLE}}}\par\medskip{{\linespread{{1.9}}\selectfont {text}\par}}"
        rf"\newpage\textbf{{Lösungen zu Text 2: {C_TITLE}}}\par\medskip {listed}\par\medskip{{\small Für jedes richtig ergänzte Wort gibt es einen Punkt. Rechtschreibfehler gelten als falsch.}}"
    )
    engine, source = document(draw, body, ["arial", "libertine", "noto"], (11, 12), (22, 26), extra=r"\hyphenpenalty=10000")
    return Document(engine, source, items)
