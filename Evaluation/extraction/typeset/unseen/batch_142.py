"""Group 74, first half: a biology paper (Caribbean), an economics paper (Australia), a table of questions with outcomes (Indian
engineering college), an examination with its correction rules (Netherlands), an algebra quiz (USA), a test (Romania), a science
paper (Singapore), clinical vignettes, a quiz of a Spanish magazine, a pilot's question bank, words of Japanese and a rubric.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run
from paper import Document, choices, item, layout
from webpage import page, web

HALF = "unseen"

# Biology paper of a Caribbean kind

LEAF = r"\begin{center}\begin{tikzpicture}[scale=.8]\draw (0,2.6) rectangle (6,3);\foreach \x in {0,.6,...,5.4} \draw[rounded corners=2pt] (\x+.05,1.2) rectangle (\x+.55,2.55);\foreach \x/\y in {.5/.8,1.6/.6,2.7/.85,3.8/.6,4.9/.8} \draw (\x,\y) circle (.33);\draw (0,-.1) rectangle (2.6,.2) (3.2,-.1) rectangle (6,.2);\draw (6.8,1.9)--(5.2,1.9);\node[right] at (6.8,1.9) {X};\draw (6.8,-.6)--(2.9,.05);\node[right] at (6.8,-.6) {Y};\end{tikzpicture}\par\textbf{Figure 1. Section through a leaf}\end{center}"
PULSE = r"\begin{center}\textbf{TABLE 1: PULSE RATE OF A STUDENT}\par\smallskip\begin{tabular}{|l|c|c|c|c|}\hline Time after exercise (min) & at rest & 0 & 2 & 4\\\hline Pulse rate (beats per minute) & 72 & 138 & 104 & 81\\\hline\end{tabular}\end{center}"
BIOLOGY = [
    ("Figure 1 shows part of a section through the leaf of a hibiscus plant.", LEAF, [
        ("", [("Name the tissue labelled X in Figure 1.", ["palisade mesophyll"]), ("State TWO ways in which this tissue is suited to its function.", ["cells contain many chloroplasts", "cells are packed closely near the upper surface"])]),
        ("", [("Explain the importance of the opening labelled Y to the plant.", ["carbon dioxide diffuses in for photosynthesis", "water vapour leaves during transpiration"])]),
        ("A leaf was taken from a plant that had been kept in a dark cupboard for two days. It was tested for starch.", [("Describe how the leaf is tested for starch.", ["boil the leaf in water", "warm it in ethanol to remove the chlorophyll", "add iodine solution"]), ("State the colour that would be seen at the end of the test.", ["brown"])]),
    ]),
    ("Table 1 shows the pulse rate of a student before and after five minutes of exercise.", PULSE, [
        ("", [("Calculate the increase in pulse rate that was caused by the exercise.", ["66 beats per minute"]), ("Suggest why the pulse rate had not returned to its resting value after four minutes.", ["lactic acid was still being removed", "so extra oxygen was needed by the muscles"])]),
        ("", [("Name the blood vessel that carries blood from the heart to the lungs.", ["pulmonary artery"])]),
        ("", [("Distinguish between the structure of an artery and that of a vein.", ["an artery has a thick muscular wall and a vein a thin one", "a vein has valves"])]),
        ("Some persons in the student’s village suffer from hypertension.", [("State what is meant by hypertension.", ["blood pressure that is constantly above normal"]), ("Suggest THREE changes in lifestyle that would help these persons.", ["less salt in the diet", "regular exercise", "giving up smoking"])]),
    ]),
]


@layout(HALF, "paper-autan", "biology paper of a Caribbean kind, XeLaTeX: 1. (a) (i) on one row, ruled lines, (2 marks) in italics at the right below them, GO ON TO THE NEXT PAGE; scheme in its own file as a list with [1] behind each point")
def paper_autan(draw):
    body, scheme, items = r"\begin{center}\textbf{SECTION A}\par\smallskip\textbf{Answer ALL questions in this section.}\par Write your answers in the spaces provided in this booklet.\end{center}", r"\begin{center}\bfseries BIOLOGY -- PAPER 02\par KEY AND MARK SCHEME\par\end{center}", []
    for n, (stem, figure, parts) in enumerate(BIOLOGY, 1):
        body += (r"\newpage " if n > 1 else "") + rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(stem)}}}{figure}" "\n"
        scheme += rf"\bigskip\textbf{{Question {n}}}\par " "\n"
        total = 0
        for k, (above, leaves) in enumerate(parts):
            letter = "abcde"[k]
            nested = len(leaves) > 1
            if above:
                body += rf"\needspace{{7cm}}\lab{{9mm}}{{9mm}}{{({letter})}}{{{tex(above)}}}\smallskip " "\n"
            for j, (question, points) in enumerate(leaves):
                roman = ["i", "ii", "iii"][j]
                marks = len(points)
                total += marks
                said = f"({marks} mark{'s' if marks > 1 else ''})"
                first = f"({letter})" if j == 0 and not above else ""
                label = (rf"\makebox[9mm][l]{{{first}}}({roman})" if nested else first)
                body += rf"\needspace{{3cm}}\lab{{9mm}}{{{'18mm' if nested else '9mm'}}}{{{label}}}{{{tex(question)}}}{{\leftskip={'27mm' if nested else '18mm'}" + r"\vspace{5mm}\noindent\hrulefill\par" * (marks + 1) + rf"}}{{\raggedleft\textit{{{said}}}\par}}\smallskip " "\n"
                cite = f"({letter})" + (f" ({roman})" if nested else "")
                for i, point in enumerate(points):
                    scheme += rf"\lab{{0pt}}{{18mm}}{{{cite if i == 0 else ''}}}{{{tex(point)}\hfill [1]}}" "\n"
                rubric = [{"text": p, "marks": 1} for p in points] if marks > 1 else None
                items.append(item(question, "\n".join(points), f"{n}({letter})" + (f"({roman})" if nested else ""), marks, stem=f"{stem} {above}".strip(), kind="numeric" if points[0][0].isdigit() else "short", rubric=rubric))
        body += rf"\hfill\textbf{{Total {total} marks}}\par\vfill\hfill\textbf{{{'GO ON TO THE NEXT PAGE' if n == 1 else 'END OF SECTION A'}}}\par "
        scheme += rf"\hfill\textbf{{Total {total} marks}}\par "
    look = dict(fonts=["timesnew", "times"], sizes=(11, 12), margins=(22, 25))
    engine, source = document(draw, body, head=r"\fancyhead[C]{- \thepage\ -}", foot=r"\fancyfoot[L]{\small 01207020/MAY/JUNE}", **look)
    look["fonts"] = ["timesnew"] if engine == "xelatex" else ["times"]
    return Document(engine, source, items, document(draw, scheme, foot=r"\thepage", **look)[1])


# Economics paper of an Australian kind, with sample answers behind

ECONOMICS = [
    ("In March the price of avocados in Victoria fell from $3.00 to $1.20 each after an unusually large harvest.", [
        ("Define the term supply.", ["the quantity of a good that producers are willing and able to sell at each price in a given period"], 1),
        ("Explain, with reference to supply, why the price of avocados fell.", ["The large harvest increased supply, so that the supply curve shifted to the right.", "At the old price there was a surplus, and sellers lowered the price to clear it."], 2),
        ("Outline one effect of the lower price on the market for limes, which are often eaten with avocados.", ["The goods are complements, so the demand for limes would increase.", "The equilibrium price of limes would rise."], 2),
    ]),
    ("The government of a small country places a tariff of 15 per cent on imported bicycles.", [
        ("State who receives the revenue from a tariff.", ["the government that imposes it"], 1),
        ("Describe the effect of the tariff on domestic makers of bicycles.", ["Imported bicycles become dearer, so that consumers buy more of the domestic ones.", "Domestic output and employment in the industry increase."], 2),
        ("Evaluate the view that the tariff will raise the living standards of the country.", ["Workers in the protected industry keep their jobs and incomes.", "Consumers pay higher prices for bicycles.", "Other countries may retaliate and buy fewer exports.", "On balance living standards are likely to fall in the long term."], 4),
    ]),
    (None, [
        ("Distinguish between cyclical and structural unemployment.", ["Cyclical unemployment is caused by a lack of aggregate demand.", "Structural unemployment arises when the skills of workers do not match the vacancies."], 2),
        ("Explain how a cut in interest rates may reduce cyclical unemployment.", ["Borrowing becomes cheaper, so households and firms spend more.", "Aggregate demand rises.", "Firms take on labour to produce the extra output."], 3),
    ]),
    (None, [
        ("Calculate the rate of unemployment in a town where 4200 people have work and 300 are looking for it. Give your answer to one decimal place.", ["6.7 per cent"], 1),
        ("Identify two groups of people who are not counted in the labour force.", ["full-time students without a job", "retired people"], 2),
    ]),
]


@layout(HALF, "question-heliograph", "economics paper of an Australian kind, LaTeX: Question 1 (5 marks) as a bold head, a. b. c. with 2 marks at the right end of the row, ruled lines; sample answers on the last page under Question 1a. as bullets")
def question_heliograph(draw):
    body, items = r"\textbf{Instructions for Section B}\par\framebox{\parbox{.97\linewidth}{Answer \textbf{all} questions in the spaces provided. Write using blue or black pen.}}\par", []
    key = r"\newpage{\Large\bfseries Sample answers}\par\smallskip These answers show what is expected. Other responses that answer the question are to be given full marks.\par"
    for n, (stem, parts) in enumerate(ECONOMICS, 1):
        total = sum(p[2] for p in parts)
        body += rf"\bigskip\needspace{{4.5cm}}\textbf{{Question {n}}} ({total} marks)\par " + (tex(stem) + r"\par " if stem else "") + "\n"
        for letter, (question, points, marks) in zip("abcd", parts):
            said = f"{marks} mark{'s' if marks > 1 else ''}"
            body += rf"\smallskip\needspace{{2.5cm}}\begin{{tabular}}{{@{{}}p{{7mm}}@{{}}p{{\dimexpr\linewidth-25mm}}@{{}}>{{\raggedleft\arraybackslash}}b{{18mm}}@{{}}}}\textbf{{{letter}.}} & {tex(question)} & {said}\end{{tabular}}\par" + r"\ruleline" * (marks + 1) + "\n"
            key += rf"\medskip\needspace{{2cm}}\textbf{{Question {n}{letter}.}}" + (rf"\par {tex(points[0])}\par " if len(points) == 1 else r"\begin{itemize}[nosep,leftmargin=5mm]" + "".join(rf"\item {tex(p)}" for p in points) + r"\end{itemize}") + "\n"
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, kind="numeric" if points[0][0].isdigit() else "short", rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None))
    body += r"\vfill\centerline{\textbf{END OF SECTION B}}" + key
    engine, source = document(draw, body, ["timesnew", "times", "arial"], (11,), (22, 24), head=r"\fancyhead[L]{\small 2023 ECONOMICS TRIAL EXAM}\fancyhead[R]{\small\thepage}", foot=r"\small Unit 3 and Unit 4", extra=r"\renewcommand\headrulewidth{.4pt}")
    return Document(engine, source, items)


# Internal assessment of an Indian engineering college

PART_A = [("Define an operating system.", "CO1", "L1"), ("List any two differences between a process and a thread.", "CO1", "L2"), ("What is a critical section?", "CO2", "L1"), ("State the four necessary conditions for a deadlock.", "CO2", "L1"), ("What is meant by thrashing?", "CO3", "L2")]
PART_B = [
    [("Explain the states of a process with a neat diagram.", 7, "CO1", "L2"), ("Compare long-term and short-term schedulers.", 3, "CO1", "L2")],
    [("Four processes arrive at time 0 with burst times of 6, 8, 7 and 3 ms. Draw the Gantt chart for shortest-job-first scheduling and find the average waiting time.", 6, "CO1", "L3"), ("Discuss the effect of the time quantum on round-robin scheduling.", 4, "CO1", "L4")],
    [("Explain the Banker’s algorithm with a suitable example.", 10, "CO2", "L3")],
    [("Write a solution to the readers–writers problem using semaphores.", 6, "CO2", "L3"), ("Illustrate how a resource-allocation graph is used to detect a deadlock.", 4, "CO2", "L3")],
]


def grid(rows, widths):
    """A ruled table for the word processor; a cell is (run, columns it spans, style)."""
    columns = "".join(f'<table:table-column table:style-name="C{str(w).replace(".", "_")}"/>' for w in widths)
    body = ""
    for row in rows:
        body += "<table:table-row>"
        for content, span, style in row:
            body += f'<table:table-cell table:style-name="Cell" office:value-type="string" table:number-columns-spanned="{span}">{paragraph(content, style)}</table:table-cell>' + "<table:covered-table-cell/>" * (span - 1)
        body += "</table:table-row>"
    return f'<table:table table:name="T{len(rows)}">{columns}{body}</table:table>'


@layout(HALF, "paper-vardar", "internal assessment of an Indian engineering college, word processor: ruled table Q. No., Question, Marks, CO, BL with a row for each part, PART A and OR as rows across, register number in boxes, nothing answered")
def paper_vardar(draw):
    items = []
    body = paragraph(run("SRI VENKATA INSTITUTE OF TECHNOLOGY"), "College") + paragraph(run("(An Autonomous Institution, Affiliated to the State Technological University)"), "Centre")
    body += paragraph(run("DEPARTMENT OF COMPUTER SCIENCE AND ENGINEERING", "B"), "Centre") + paragraph(run("INTERNAL ASSESSMENT TEST – II", "B"), "Centre")
    body += grid([[(run("Course Code / Title"), 1, "Inside"), (run("CS2304 / Operating Systems", "B"), 1, "Inside"), (run("Sem / Year"), 1, "Inside"), (run("IV / II"), 1, "Inside")], [(run("Date / Session"), 1, "Inside"), (run("14.03.2024 / FN"), 1, "Inside"), (run("Duration / Max. Marks"), 1, "Inside"), (run("90 min / 30"), 1, "Inside")]], [3.8, 6.0, 4.2, 3.0])
    body += paragraph(run("CO – Course Outcome, BL – Bloom’s Level (L1 Remember, L2 Understand, L3 Apply, L4 Analyse)", "I"), "Centre")
    rows = [[(run(head, "B"), 1, "Mid") for head in ("Q. No.", "Question", "Marks", "CO", "BL")], [(run("PART A – Answer ALL Questions (5 × 2 = 10 Marks)", "B"), 5, "Mid")]]
    for n, (question, outcome, level) in enumerate(PART_A, 1):
        rows.append([(run(f"{n}."), 1, "Mid"), (run(question), 1, "Inside"), (run("2"), 1, "Mid"), (run(outcome), 1, "Mid"), (run(level), 1, "Mid")])
        items.append(item(question, None, str(n), 2))
    rows.append([(run("PART B – Answer TWO Questions (2 × 10 = 20 Marks)", "B"), 5, "Mid")])
    for n, parts in enumerate(PART_B, 6):
        if n in (7, 9):
            rows.append([(run("(OR)", "B"), 5, "Mid")])
        for k, (question, marks, outcome, level) in enumerate(parts):
            label = (f"{n}. " if k == 0 else "") + (f"{'ab'[k]})" if len(parts) > 1 else "")
            rows.append([(run(label.strip()), 1, "Label"), (run(question), 1, "Inside"), (run(str(marks)), 1, "Mid"), (run(outcome), 1, "Mid"), (run(level), 1, "Mid")])
            items.append(item(question, None, f"{n}({'ab'[k]})" if len(parts) > 1 else str(n), marks))
    body += grid(rows, [1.6, 10.8, 1.7, 1.5, 1.4]) + paragraph(run("Course In-charge\tHOD / CSE"), "Sign")
    styles = paragraph_style("College", 0, bold=True, size=14, extra='fo:text-align="center"') + paragraph_style("Centre", 0.1, extra='fo:text-align="center" fo:margin-bottom="0.15cm"') + paragraph_style("Mid", 0.05, extra='fo:text-align="center"') + paragraph_style("Label", 0.05, extra='fo:text-align="end"') + paragraph_style("Sign", 1.6, tabs=[(13.0, "")])
    engine, source = office(draw, body, ["Liberation Serif", "Carlito"], (11,), 2.0, head="Reg. No.:  |__|__|__|__|__|__|__|__|__|__|", foot=False, styles=styles)
    return Document(engine, source, items)


# Examination of a Dutch kind

EXAMEN = [
    ("Water in de polder", "Een polder ligt lager dan het water eromheen. Gemalen pompen het overtollige water naar de boezem, een stelsel van kanalen. In veengebieden daalt de bodem nog steeds met ongeveer een centimeter per jaar.", [
        ("Noem twee oorzaken van een overschot aan water in een polder.", ["neerslag", "kwel uit het hogere water in de omgeving"], None),
        ("Leg uit dat het bemalen van een polder in een veengebied leidt tot bodemdaling.", ["door het bemalen daalt het grondwater", "waardoor het veen in contact komt met zuurstof en wordt afgebroken"], None),
        ("Hoeveel daalt de bodem in veengebieden ongeveer in een halve eeuw?", ["50 centimeter"], (["5 centimeter", "50 centimeter", "100 centimeter", "500 centimeter"], 1)),
        ("Geef een nadeel van bodemdaling voor de bewoners van een oud dorp.", ["funderingen van huizen verzakken"], None),
    ]),
    ("Wind op zee", "Voor de kust van Zeeland staan windparken die samen ruim een miljoen huishoudens van stroom kunnen voorzien. Vissers en natuurbeschermers hebben bezwaar gemaakt tegen de bouw van een nieuw park.", [
        ("Welk natuurlijk voordeel heeft de zee boven het land als plaats voor windmolens?", ["Het waait er vaker en harder."], (["De bodem is er steviger.", "Het waait er vaker en harder.", "Het regent er minder.", "De temperatuur is er hoger."], 1)),
        ("Noem een economisch nadeel van windparken op zee vergeleken met windparken op land.", ["de aanleg en het onderhoud zijn duurder"], None),
        ("Beschrijf voor vissers en voor natuurbeschermers welk bezwaar zij kunnen hebben.", ["vissers mogen niet in het park komen en verliezen visgrond", "vogels kunnen tegen de wieken vliegen"], None),
        ("Leg uit waarom een land met veel windparken toch andere centrales nodig heeft.", ["de wind waait niet altijd", "elektriciteit is moeilijk in grote hoeveelheden op te slaan", "bij weinig wind moet de vraag op een andere manier worden gedekt"], None),
    ]),
    ("De groei van een stad", "Almere werd vanaf 1975 gebouwd om de groei van Amsterdam op te vangen. Veel inwoners werken nog altijd in Amsterdam.", [
        ("Hoe noemt men het verschijnsel dat mensen van de stad naar omliggende gemeenten verhuizen?", ["suburbanisatie"], None),
        ("Geef twee redenen waarom gezinnen in de jaren zeventig Amsterdam verlieten.", ["de woningen waren klein", "er was in de wijken weinig groen"], None),
        ("Leg uit welk probleem voor het verkeer ontstaat als wonen en werken gescheiden zijn.", ["veel mensen reizen op dezelfde tijd naar hun werk", "waardoor op wegen en in treinen opstoppingen ontstaan"], None),
    ]),
]


@layout(HALF, "examen-buran", "geography examination of a Dutch kind, Chromium: 2p in small type and the number in bold hang at the left, choices A to D, texts under heads; correctievoorschrift in its own file with maximumscore and a column of points")
def examen_buran(draw):
    body, scheme, items, n = "<h1>Aardrijkskunde havo</h1><p class=i>Voor dit deel van het examen zijn maximaal 18 punten te behalen. Achter het vraagnummer staat hoeveel punten met een goed antwoord behaald kunnen worden.</p>".replace("Achter", "Voor"), "<h1>Beoordelingsmodel</h1><p>Aan het antwoord op een open vraag worden alleen gehele punten toegekend.</p>", [], 0
    for head, text, asked in EXAMEN:
        body += f"<h2>{head}</h2><p class=t>{text}</p>"
        scheme += f"<h2>{head}</h2>"
        for question, points, listed in asked:
            n += 1
            marks = len(points)
            body += f"<div class=q><span class=p>{marks}p</span><b>{n}</b><div>{question}" + ("<div class=o>" + "".join(f"<div><b>{letter}</b>{web(o)}</div>" for letter, o in zip("ABCD", listed[0])) + "</div>" if listed else "") + "</div></div>"
            scheme += f"<div class=m><b>{n}</b><b>maximumscore {marks}</b></div>"
            if listed:
                options, right = listed
                scheme += f"<div class=a><span>{'ABCD'[right]}</span></div>"
                items.append(item(question, options[right], str(n), marks, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], section=head))
                continue
            if marks > 1:
                scheme += "<div class=a><span>Een juist antwoord bevat de volgende elementen:</span></div>" + "".join(f"<div class=a><span>• {p}</span><i>1</i></div>" for p in points)
            else:
                scheme += f"<div class=a><span>{points[0]}</span></div>"
            items.append(item(question, "\n".join(points), str(n), marks, section=head, rubric=[{"text": p, "marks": 1} for p in points] if marks > 1 else None))
    body += "<p class=e>einde ■</p>"
    css = "h1 { font-size: 150% } h2 { font-size: 125%; margin: 8mm 0 2mm 20mm; break-after: avoid } .i { font-style: italic; margin-left: 20mm } .t { margin-left: 20mm } .q { display: flex; margin: 3mm 0; break-inside: avoid } .q .p { width: 9mm; font-size: 80%; padding-top: .5mm } .q > b { width: 11mm } .q > div { flex: 1 } .o b { display: inline-block; width: 7mm } .e { text-align: right; font-size: 85% } h1 { margin-left: 20mm }"
    sheet = "h2 { font-size: 120%; break-after: avoid } .m { margin-top: 4mm; break-after: avoid } .m b:first-child { display: inline-block; width: 11mm } .a { margin-left: 11mm; display: flex; justify-content: space-between } .a i { font-style: normal; width: 8mm }"
    fonts = [draw.one(["Liberation Sans", "Roboto"])]
    engine, source = page(draw, body, fonts, (10, 11), css, language="nl")
    return Document(engine, source, items, page(draw, scheme, fonts, (10, 11), sheet, language="nl")[1])


# Algebra quiz of an American teacher

ALGEBRA = [
    ("Solve for x: 3x + 5 = 20.", 3, "3x = 15, so", "x = 5"), ("Solve for y: 4(y − 2) = 2y + 6.", 4, "4y − 8 = 2y + 6, then 2y = 14, so", "y = 7"), ("Factor completely: x² − 9x + 20.", 4, "Two numbers with product 20 and sum −9 are −4 and −5, so the factors are", "(x − 4)(x − 5)"),
    ("Find the slope of the line through (2, 3) and (6, 11).", 3, "(11 − 3) ÷ (6 − 2) = 8 ÷ 4, so", "m = 2"), ("Write the equation of the line with slope −3 that passes through (1, 4).", 4, "4 = −3(1) + b gives b = 7, so", "y = −3x + 7"), ("Simplify: (2a³)(5a⁴).", 2, "Multiply the numbers and add the exponents:", "10a⁷"),
    ("Evaluate f(−2) if f(x) = x² + 3x − 1.", 3, "4 − 6 − 1, so", "f(−2) = −3"), ("Solve the system x + y = 10 and x − y = 4.", 5, "Adding gives 2x = 14, so x = 7 and then y = 3. The solution is", "(7, 3)"), ("Solve the inequality 5 − 2x < 11.", 4, "−2x < 6; divide by −2 and turn the sign around, so", "x > −3"),
    ("The sum of three consecutive integers is 72. Find the largest of them.", 4, "n + (n + 1) + (n + 2) = 72, so n = 23 and the largest is", "25"),
]


@layout(HALF, "algebra-barograph", "algebra quiz of an American teacher, XeLaTeX: _____/4 before each number, name and period in the head, space to work; Solutions on the last page with working and the answer in bold")
def algebra_barograph(draw):
    total = sum(q[1] for q in ALGEBRA)
    body, key, items = rf"\begin{{center}}{{\Large\bfseries Algebra 1 -- Unit 4 Quiz}}\end{{center}}\textit{{Show all of your work. No work = no credit! Circle your final answer.}}\hfill\fbox{{Score: \_\_\_\_\_\_ / {total}}}\par\medskip ", rf"\newpage{{\Large\bfseries Solutions}}\hfill Mr. Okafor\par\medskip ", []
    for n, (question, marks, working, answer) in enumerate(ALGEBRA, 1):
        body += rf"\needspace{{3cm}}\lab{{0pt}}{{26mm}}{{\makebox[17mm][l]{{\_\_\_\_\_/{marks}}}\textbf{{{n}.}}}}{{{tex(question)}}}\vspace{{28mm}}" "\n"
        key += rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(working)} \mbox{{\textbf{{{tex(answer)}}}}}}}\smallskip " "\n"
        items.append(item(question, answer, str(n), marks, kind="numeric" if answer.isdigit() else "short", answer_kind="contains"))
    engine, source = document(draw, body + key, ["helvetica", "schoolbook", "arial"], (11, 12), (22, 25), head=r"\fancyhead[L]{\small Name: \_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_}\fancyhead[R]{\small Period: \_\_\_\_\_ \ Date: \_\_\_\_\_\_\_\_\_}", foot=r"\small Page \thepage", paper="letterpaper")
    return Document(engine, source, items)


# Test in geography, Romania

RO_CHOICE = [("Cel mai înalt vârf din Munții Carpați este:", ["Moldoveanu", "Negoiu", "Omu", "Gerlach"], 3), ("Fluviul care se varsă în Marea Neagră prin trei brațe este:", ["Volga", "Dunărea", "Nipru", "Rin"], 1), ("Cea mai mare insulă a Europei este:", ["Islanda", "Sicilia", "Marea Britanie", "Creta"], 2), ("Capitala Norvegiei este:", ["Oslo", "Bergen", "Stockholm", "Helsinki"], 0)]
RO_GAPS = [("Munții Ural despart Europa de ....................", "Asia"), ("Strâmtoarea .................... leagă Marea Mediterană de Oceanul Atlantic.", "Gibraltar"), ("Cel mai mare lac din Europa este lacul ....................", "Ladoga")]
RO_TRUE = [("Islanda are vulcani activi.", True), ("Clima mediteraneană are veri ploioase.", False), ("Alpii sunt munți tineri, formați prin încrețire.", True), ("Taigaua este o pădure de foioase.", False)]
RO_ASKED = [("Numiți două peninsule din sudul Europei.", 10, "Peninsula Iberică\nPeninsula Balcanică"), ("Explicați de ce fluviile din nordul Europei îngheață iarna.", 12, "Temperaturile scad iarna sub 0 °C timp de mai multe luni."), ("Precizați o deosebire între clima oceanică și clima continentală.", 12, "Clima oceanică are amplitudini termice mici, iar clima continentală are amplitudini mari.")]


@layout(HALF, "test-maestro", "geography test of a Romanian school, word processor: I. choices a) to d) in one row, II. gaps of dots, III. A or F in brackets before, IV. questions with 10 p at the right end; Barem de corectare on the next page")
def test_maestro(draw):
    heads = ["I. Încercuiți litera corespunzătoare răspunsului corect. (4 × 5 p = 20 p)", "II. Completați spațiile punctate cu noțiunile potrivite. (3 × 6 p = 18 p)", "III. Scrieți A dacă enunțul este adevărat și F dacă este fals. (4 × 4,5 p = 18 p)", "IV. Răspundeți la următoarele cerințe:"]
    body = paragraph(run("Școala Gimnazială „Ion Creangă”\tNumele și prenumele: ......................................"), "Who") + paragraph(run("Disciplina: Geografie, clasa a VI-a\tData: ......................"), "Who") + paragraph(run("TEST DE EVALUARE"), "Top") + paragraph(run("Europa – relief, ape, climă"), "Sub") + paragraph(run("Toate subiectele sunt obligatorii. Se acordă 10 puncte din oficiu. Timp de lucru: 40 de minute.", "I"))
    key, items = paragraph(run("BAREM DE CORECTARE ȘI NOTARE"), "New"), []
    body += paragraph(run(heads[0]), "Sect")
    for n, (question, options, right) in enumerate(RO_CHOICE, 1):
        body += paragraph(run(f"{n}.\t{question}"), "Task") + paragraph(run("\t".join(f"{letter}) {o}" for letter, o in zip("abcd", options))), "Row")
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right], section=heads[0]))
    key += paragraph(run("I.  ", "B") + run(";  ".join(f"{n} – {'abcd'[q[2]]}" for n, q in enumerate(RO_CHOICE, 1)) + "\t4 × 5 p = 20 p"), "Key")
    body += paragraph(run(heads[1]), "Sect")
    for n, (text, answer) in enumerate(RO_GAPS, 1):
        body += paragraph(run(f"{n}.\t{text}"), "Task")
        items.append(item(text, answer, str(n), kind="gap", section=heads[1]))
    key += paragraph(run("II.  ", "B") + run(";  ".join(f"{n} – {a}" for n, (_, a) in enumerate(RO_GAPS, 1)) + "\t3 × 6 p = 18 p"), "Key")
    body += paragraph(run(heads[2]), "Sect")
    for n, (text, true) in enumerate(RO_TRUE, 1):
        body += paragraph(run(f"{n}.\t(____)  {text}"), "Task")
        items.append(item(text, str(true), str(n), kind="truefalse", section=heads[2]))
    key += paragraph(run("III.  ", "B") + run(";  ".join(f"{n} – {'A' if t else 'F'}" for n, (_, t) in enumerate(RO_TRUE, 1)) + "\t4 × 4,5 p = 18 p"), "Key")
    body += paragraph(run(heads[3]), "Sect")
    key += paragraph(run("IV.", "B"), "Key")
    for n, (question, marks, answer) in enumerate(RO_ASKED, 1):
        body += paragraph(run(f"{n}.\t{question}\t{marks} p"), "Task") + paragraph(run("\t"), "Line") * 2
        points = answer.split("\n")
        for k, point in enumerate(points):
            key += paragraph(run((f"{n}." if k == 0 else "") + f"\t{point}\t{marks // len(points)} p"), "Task")
        items.append(item(question, answer, str(n), marks, section=heads[3], rubric=[{"text": p, "marks": marks // len(points)} for p in points] if len(points) > 1 else [{"text": answer, "marks": marks}]))
    key += paragraph(run("Din oficiu: 10 p. Total: 100 p.", "B"), "Key")
    right = (17.0, 'style:type="right"')
    styles = paragraph_style("Who", 0.1, tabs=[right]) + paragraph_style("Top", 0.6, bold=True, size=15, extra='fo:text-align="center"') + paragraph_style("Sub", 0.05, extra='fo:text-align="center"') + paragraph_style("Sect", 0.45, bold=True, extra='fo:keep-with-next="always"') + paragraph_style("Task", 0.15, 0.8, -0.8, [(0.8, ""), right]) + paragraph_style("Row", 0.05, 0.8, 0, [(4.8, ""), (8.8, ""), (12.8, "")]) + paragraph_style("Key", 0.35, tabs=[right]) + paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page" fo:text-align="center"')
    engine, source = office(draw, body + key, ["Liberation Serif", "Carlito"], (11,), 2.0, foot=False, styles=styles)
    return Document(engine, source, items)


# Science paper of a Singapore primary school

PSLE = [
    ("Which of the following is a characteristic of all living things?", ["They can make food.", "They reproduce.", "They move from place to place.", "They have lungs."], 1), ("Which part of the digestive system absorbs most of the digested food?", ["mouth", "stomach", "small intestine", "large intestine"], 2),
    ("Which material is the best conductor of heat?", ["wood", "glass", "plastic", "copper"], 3), ("The process by which water changes to water vapour below its boiling point is called", ["evaporation.", "condensation.", "melting.", "freezing."], 0),
    ("Two magnets pushed each other apart when they were brought close together. This shows that", ["one of them was not a magnet.", "unlike poles were facing.", "like poles were facing.", "the magnets were too weak."], 2), ("Which one of these animals has a three-stage life cycle?", ["butterfly", "cockroach", "mosquito", "beetle"], 1),
]
PSLE_OPEN = [
    ("Mei Ling put the same amount of water at 80 °C into cup A and cup B. Cup A had a lid and cup B did not. She measured the temperature of the water after 20 minutes.", [("In which cup was the water hotter after 20 minutes?", 1, "Cup A"), ("Give a reason for your answer.", 2, "The lid trapped warm air, so the water in cup A lost heat to the surroundings more slowly than the water in cup B."), ("State one variable that Mei Ling kept the same.", 1, "The amount of water")]),
    ("Ravi connected two bulbs in series to a battery. When one bulb fused, the other bulb went out.", [("Explain why the other bulb went out.", 2, "The fused bulb caused a gap, so the circuit was open and no current could flow through it."), ("Suggest how the bulbs could be connected so that one stays lit when the other fuses.", 1, "Connect the bulbs in parallel.")]),
]


@layout(HALF, "science-puelche", "science paper of a Singapore primary school, Chromium: choices (1) to (4) stacked and brackets for the answer at the right, open questions (a) (b) with lines and [2] at their end; answers on the last page as a grid and a list Q7 (a)")
def science_puelche(draw):
    body, items = "<div class=h><span>Name: ______________________ ( &nbsp;&nbsp; )</span><span>Class: Primary 5 / ____</span></div><h1>CONTINUAL ASSESSMENT 2<br>SCIENCE</h1><h2>Section A (6 × 2 marks)</h2><p>For each question from 1 to 6, four options are given. One of them is the correct answer. Make your choice (1, 2, 3 or 4) and write it in the brackets provided.</p>", []
    for n, (question, options, right) in enumerate(PSLE, 1):
        body += f"<div class=q><span class=n>{n}.</span><div>{question}" + "".join(f"<div class=o>({k}) &nbsp; {o}</div>" for k, o in enumerate(options, 1)) + "<div class=b>( &nbsp;&nbsp;&nbsp;&nbsp; )</div></div></div>"
        items.append(item(question, options[right], str(n), None, choices("1234", options), kind="mcq", answer_label=str(right + 1), section="Section A"))
    body += "<h2 class=x>Section B (7 marks)</h2><p>Write your answers to questions 7 and 8 in the spaces given. The number of marks available is shown in brackets [ ] at the end of each question or part question.</p>"
    key = ""
    for n, (stem, parts) in enumerate(PSLE_OPEN, 7):
        body += f"<div class=q><span class=n>{n}.</span><div>{stem}</div></div>"
        for k, (question, marks, answer) in enumerate(parts):
            body += f"<div class='q i'><span class=n>({'abc'[k]})</span><div>{question}<span class=m>[{marks}]</span>" + "<div class=l></div>" * (marks + 1) + "</div></div>"
            key += f"<tr><td>{f'Q{n}' if k == 0 else ''}<td>({'abc'[k]})<td>{answer}</tr>"
            items.append(item(question, answer, f"{n}({'abc'[k]})", marks, stem=stem, section="Section B", rubric=[{"text": answer, "marks": None}] if marks > 1 else None))
    body += "<p class=e>End of Paper</p><h1 class=y>ANSWER SHEET</h1><table class=g><tr>" + "".join(f"<td>Q{n}" for n in range(1, 7)) + "</tr><tr>" + "".join(f"<td>{q[2] + 1}" for q in PSLE) + f"</tr></table><table class=k>{key}</table>"
    css = ".h { display: flex; justify-content: space-between } h1 { text-align: center; font-size: 130% } h2 { font-size: 110%; margin-top: 6mm } .q { display: flex; margin: 4mm 0; break-inside: avoid } .n { width: 10mm } .q > div { flex: 1; position: relative } .o { margin: 1mm 0 0 2mm } .b { text-align: right } .i { margin-left: 10mm } .m { float: right } .l { border-bottom: 1px solid #000; height: 8mm } .x, .y { break-before: page } .e { text-align: center } .g { border-collapse: collapse; margin-bottom: 6mm } .g td { border: 1px solid #000; padding: 1.5mm 5mm; text-align: center } .k td { padding: 1mm 4mm 1mm 0; vertical-align: top }"
    engine, source = page(draw, body, ["Liberation Sans", "Liberation Serif"], (11, 12), css)
    return Document(engine, source, items)


# Clinical vignettes

CLINIC = [
    ("A 24-year-old woman has a temperature of 38.9 °C, pain in the right loin and burning on passing urine. Her urine contains nitrites and white cells. What is the most likely diagnosis?", ["Acute appendicitis", "Acute pyelonephritis", "Cystitis", "Renal colic", "Pelvic inflammatory disease"], 1, "Fever and loin pain point to the kidney rather than the bladder."),
    ("A 68-year-old man wakes with painless loss of vision in one eye. The fundus is pale with a cherry-red spot. Which vessel is blocked?", ["Central retinal artery", "Central retinal vein", "Posterior cerebral artery", "Ophthalmic vein", "Basilar artery"], 0, "A pale retina with a red fovea follows the loss of arterial supply."),
    ("A 3-year-old boy has had a barking cough and a harsh noise on breathing in since last night. He is playing with his toys. Which treatment should be given first?", ["Intravenous ceftriaxone", "Nebulised salbutamol", "Oral dexamethasone", "Oral amoxicillin", "Chest physiotherapy"], 2, "Mild croup is treated with a single dose of a steroid by mouth."),
    ("A 55-year-old man takes a new tablet for high blood pressure and develops a dry cough. Which drug is the most likely cause?", ["Amlodipine", "Bendroflumethiazide", "Doxazosin", "Ramipril", "Bisoprolol"], 3, "Inhibitors of the converting enzyme raise the level of bradykinin."),
    ("A 31-year-old woman feels cold and tired and has gained 6 kg in four months. Her pulse is 52 per minute. Which test is most likely to give the diagnosis?", ["Fasting glucose", "Serum cortisol", "Full blood count", "Serum calcium", "Thyroid-stimulating hormone"], 4, "The picture is that of an underactive thyroid."),
    ("A 19-year-old student is found unconscious with pinpoint pupils and six breaths a minute. Which drug should be given?", ["Flumazenil", "Naloxone", "Atropine", "Acetylcysteine", "Glucagon"], 1, "Small pupils and slow breathing suggest an opioid."),
    ("A 72-year-old woman falls on her left side. Her left leg is short and turned outwards. Which bone is most likely to be broken?", ["Pubic ramus", "Shaft of the tibia", "Sacrum", "Neck of the femur", "Calcaneus"], 3, "Shortening and external rotation are typical signs."),
    ("A 45-year-old man has sudden severe pain in his big toe after a celebration. The joint is red and hot. Which crystals will be found in the fluid of the joint?", ["Calcium oxalate", "Cholesterol", "Monosodium urate", "Calcium pyrophosphate", "Cystine"], 2, "The first toe is the classic site of gout."),
    ("A 60-year-old smoker coughs up blood and has lost 8 kg. Which investigation should be arranged first?", ["Chest radiograph", "Bronchoscopy", "Sputum culture", "Spirometry", "Bone scan"], 0, "A plain film is quick and directs further tests."),
]


@layout(HALF, "vignette-ceilometer", "single best answers of a medical school, XeLaTeX: clinical vignettes with A to E in a column, learning objectives in the head, Answers and explanations on the last page as 1. B and a reason")
def vignette_ceilometer(draw):
    asked = draw.some(CLINIC, 9)
    body, key, items = r"{\LARGE\bfseries Paper 2: Single Best Answers}\par\smallskip For each question choose the \textbf{one} answer that fits best. You have 12 minutes.\par\medskip\hrule\begin{multicols}{2}", r"\end{multicols}\newpage{\LARGE\bfseries Answers and explanations}\par\medskip ", []
    for n, (question, options, right, reason) in enumerate(asked, 1):
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}" + "".join(rf"\lab{{8mm}}{{7mm}}{{{letter}}}{{{tex(o)}}}" for letter, o in zip("ABCDE", options)) + r"\end{minipage}\par\bigskip " "\n"
        key += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{\textbf{{{'ABCDE'[right]}}}\quad {tex(reason)}}}\smallskip " "\n"
        items.append(item(question, options[right], str(n), None, choices("ABCDE", options), kind="mcq", answer_label="ABCDE"[right]))
    engine, source = document(draw, body + key, ["noto", "libertine", "arial"], (10,), (18, 20), head=r"\fancyhead[L]{\small Clinical Medicine: 300 Questions}\fancyhead[R]{\small Paper 2}", foot=r"\small\thepage", extra=r"\setlength\columnsep{9mm}\renewcommand\headrulewidth{.4pt}\raggedcolumns")
    return Document(engine, source, items)


# Quiz of a Spanish magazine

REVISTA = [
    ("¿En qué año se hundió el Titanic?", ["1905", "1912", "1921"], 1), ("¿Cuál es el río más largo de la península ibérica?", ["el Ebro", "el Duero", "el Tajo"], 2), ("¿Quién pintó «Las meninas»?", ["Velázquez", "Goya", "El Greco"], 0), ("¿Cuántos huesos tiene un adulto?", ["186", "206", "256"], 1), ("¿Qué gas es el más abundante en el aire?", ["el nitrógeno", "el oxígeno", "el argón"], 0),
    ("¿En qué ciudad está la Sagrada Familia?", ["Valencia", "Zaragoza", "Barcelona"], 2), ("¿Qué instrumento mide los terremotos?", ["el barómetro", "el sismógrafo", "el higrómetro"], 1), ("¿Quién escribió «La casa de Bernarda Alba»?", ["Federico García Lorca", "Miguel de Unamuno", "Antonio Machado"], 0), ("¿Cuál es la capital de Uruguay?", ["Asunción", "La Paz", "Montevideo"], 2), ("¿De qué animal se obtiene la lana merina?", ["de la cabra", "de la oveja", "de la llama"], 1),
    ("¿Qué planeta tarda más en dar la vuelta al Sol?", ["Neptuno", "Saturno", "Marte"], 0), ("¿Con qué se prepara el ajoblanco?", ["con nueces", "con garbanzos", "con almendras"], 2),
]


@layout(HALF, "quiz-sundowner", "quiz of a Spanish magazine, Chromium: two columns, numbers in coloured discs, a) b) c) run in below the question, box with what the score means, Soluciones in one line of small print")
def quiz_sundowner(draw):
    asked, items = draw.some(REVISTA, 12), []
    body = "<p class=s>PASATIEMPOS</p><h1>¿Cuánto sabes de todo un poco?</h1><p class=d>Doce preguntas para poner a prueba tu cultura general. Apunta tus respuestas y comprueba el resultado al pie de la página.</p><div class=c>"
    for n, (question, options, right) in enumerate(asked, 1):
        body += f"<div class=q><span class=n>{n}</span><div><b>{question}</b><br>" + " &nbsp; ".join(f"<span class=o><i>{letter})</i> {o}</span>" for letter, o in zip("abc", options)) + "</div></div>"
        items.append(item(question, options[right], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[right]))
    body += "</div><div class=r><b>TU RESULTADO</b><p><b>De 0 a 4 aciertos:</b> te convendría leer un poco más.</p><p><b>De 5 a 8 aciertos:</b> no está nada mal.</p><p><b>De 9 a 12 aciertos:</b> ¡enhorabuena, eres una enciclopedia!</p></div><p class=k><b>Soluciones:</b> " + ", ".join(f"{n} {'abc'[q[2]]}" for n, q in enumerate(asked, 1)) + ".</p>"
    css = ".s { color: #c0392b; letter-spacing: 2px; font-weight: bold; border-bottom: 2px solid #c0392b } h1 { font-size: 210%; margin: 2mm 0 } .d { font-style: italic } .c { columns: 2; column-gap: 9mm } .q { display: flex; break-inside: avoid; margin-bottom: 5mm } .n { background: #c0392b; color: white; border-radius: 50%; width: 7mm; height: 7mm; line-height: 7mm; text-align: center; font-weight: bold; margin-right: 3mm; flex: none } .o { white-space: nowrap } .r { background: #fbeae7; padding: 2mm 5mm; margin-top: 5mm } .r p { margin: 1mm 0 } .k { font-size: 75%; margin-top: 8mm }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Roboto"], (11,), css, language="es")
    return Document(engine, source, items)


# Question bank of an aviation publisher

PILOT = [
    ("What is the purpose of the rudder on an airplane?", ["To control yaw.", "To control roll.", "To control overbanking tendency."], 0, "The rudder turns the airplane about its vertical axis.", "PHAK Ch 6"), ("Which condition is most likely to cause an airplane to stall?", ["Flying at a high groundspeed.", "Exceeding the critical angle of attack.", "Reducing the power in level flight."], 1, "A wing stalls at the same angle whatever the airspeed.", "PHAK Ch 5"),
    ("What effect does high density altitude have on takeoff performance?", ["It shortens the takeoff distance.", "It has no effect.", "It lengthens the takeoff distance."], 2, "Thin air gives less lift, less thrust and less power.", "PHAK Ch 11"), ("A steady green light from the control tower to an aircraft on the ground means", ["cleared for takeoff.", "taxi faster.", "return to the starting point."], 0, "A flashing green light would allow it to taxi.", "14 CFR 91"),
    ("What should be the indication on the magnetic compass as an airplane accelerates on an easterly heading in the northern hemisphere?", ["A turn toward the south.", "A turn toward the north.", "No turn."], 1, "Remember ANDS: accelerate north, decelerate south.", "PHAK Ch 8"), ("Carburetor ice is most likely to form when the temperature is", ["below 0 °F and the air is dry.", "above 90 °F and the air is dry.", "between 20 °F and 70 °F and the air is humid."], 2, "The drop in pressure cools moist air below freezing.", "PHAK Ch 7"),
    ("Which cloud is associated with severe turbulence?", ["Cirrostratus.", "Nimbostratus.", "Cumulonimbus."], 2, "Strong up- and downdrafts lie next to each other in it.", "AC 00-6"), ("What is the standard atmospheric pressure at sea level?", ["29.92 in. Hg.", "30.29 in. Hg.", "28.29 in. Hg."], 0, "It is the same as 1013.2 millibars.", "PHAK Ch 4"),
    ("If the outside pressure rises and the altimeter setting is not changed, the altimeter will read", ["higher than the true altitude.", "lower than the true altitude.", "the true altitude."], 1, "From low to high, the altimeter shows too little.", "PHAK Ch 8"), ("Before starting a turn, a pilot should", ["clear the area in the direction of the turn.", "reduce power to idle.", "lower the flaps."], 0, "Other traffic must be seen first.", "AFH Ch 3"),
]


@layout(HALF, "choices-windsock", "question bank of an aviation publisher, Typst: four-digit numbers, A— B— C— below, explanation in small print with its source in brackets after each, Answers 3201 [A] at the foot of the page")
def choices_windsock(draw):
    first = draw.one([3201, 3315, 3540])
    asked, items, blocks, keys = draw.some(PILOT, 10), [], "", []
    for n, (question, options, right, reason, source) in enumerate(asked, first):
        listed = "".join(f"#pad(left: 6mm)[{letter}— {o}]\n" for letter, o in zip("ABC", options))
        blocks += f"#block(breakable: false, width: 100%)[*{n}.* #h(2mm) {question}\n{listed}#v(0.5mm)#text(0.82em, fill: luma(60))[{reason} ({source})]]\n#v(2.5mm)\n"
        keys.append(f"#box[{n} #h(1mm) \\[{'ABC'[right]}\\]]")
        items.append(item(question, options[right], str(n), None, choices("ABC", options), kind="mcq", answer_label="ABC"[right]))
    body = f"""#set page(paper: "us-letter", margin: (x: 18mm, top: 22mm, bottom: 36mm), header: text(9pt)[*Private Pilot Test Prep* #h(1fr) Chapter 1 Basic Aerodynamics], footer: text(9pt)[#line(length: 100%, stroke: 0.6pt) *Answers* #h(4mm) {' #h(5mm) '.join(keys)} #v(3mm) Test Prep #h(1fr) 1–#context counter(page).display()])
#set text(font: ({draw.one(['"Liberation Serif"', '"Roboto"', '"Carlito"'])},), size: 10.5pt, lang: "en")
#set par(spacing: 0.75em)
#columns(2, gutter: 8mm)[
{blocks}]
"""
    return Document("typst", body, items)


# Words of a Japanese test

KOTOBA = [
    ("水", "みず", "noun", "water"), ("新聞", "しんぶん", "noun", "newspaper"), ("高い", "たかい", "i-adj", "high; expensive"), ("食べる", "たべる", "verb", "to eat"), ("静か", "しずか", "na-adj", "quiet"), ("電話", "でんわ", "noun", "telephone"), ("起きる", "おきる", "verb", "to get up"), ("駅", "えき", "noun", "station"),
    ("青い", "あおい", "i-adj", "blue"), ("病院", "びょういん", "noun", "hospital"), ("歩く", "あるく", "verb", "to walk"), ("有名", "ゆうめい", "na-adj", "famous"), ("天気", "てんき", "noun", "weather"), ("古い", "ふるい", "i-adj", "old (of things)"), ("休む", "やすむ", "verb", "to rest; to be absent"), ("写真", "しゃしん", "noun", "photograph"),
]


@layout(HALF, "words-oroshi", "words of a Japanese test, Chromium: table No., Kanji, Reading, Type, Meaning with a dark head and grey bands, level in the title, address of the site in the foot")
def words_oroshi(draw):
    words = draw.some(KOTOBA, 14)
    body = "<h1>JLPT N5 Vocabulary List</h1><p class=d>Week 3 · The words below appear often in the N5 test. Cover the last column and test yourself.</p><table><thead><tr><th>No.<th>Kanji<th>Reading<th>Type<th>Meaning</tr></thead>"
    body += "".join(f"<tr><td>{n}<td lang=ja class=j>{a}<td lang=ja>{b}<td><i>{c}</i><td>{d}</tr>" for n, (a, b, c, d) in enumerate(words, 1)) + "</table><p class=f>www.nihongo-steps.example · Free to print for classroom use · Page 1 of 1</p>"
    css = "h1 { color: #8b1a2b; margin: 0 } .d { color: #555 } table { border-collapse: collapse; width: 100% } th { background: #333; color: #fff; text-align: left; padding: 2mm 3mm } td { padding: 2mm 3mm; border-bottom: 1px solid #ccc } tr:nth-child(even) td { background: #f1f1f1 } td:first-child { width: 10mm; text-align: right; color: #666 } .j { font-size: 140% } td[lang] { font-family: 'Noto Sans CJK JP' } .f { font-size: 80%; text-align: center; color: #777; margin-top: 8mm }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Noto Sans"], (11,), css)
    return Document(engine, source, [item(a, d, str(n), kind="vocabulary") for n, (a, _, _, d) in enumerate(words, 1)])


# Rubric for an essay

RUBRIC = [
    ("Thesis", "States a clear, arguable claim that answers the prompt.", "States a claim that answers most of the prompt.", "States a topic rather than a claim.", "Has no claim."),
    ("Evidence", "Uses at least four pieces of evidence from two or more sources.", "Uses three pieces of evidence.", "Uses one or two pieces of evidence.", "Uses no evidence."),
    ("Reasoning", "Explains how and why each piece of evidence supports the claim.", "Explains most of the evidence.", "Repeats the evidence without explaining it.", "Leaves out the reasoning."),
    ("Organization", "Paragraphs follow a logical order with smooth transitions.", "Most paragraphs follow a logical order.", "The order is hard to follow.", "There are no paragraphs."),
    ("Conventions", "Has few or no errors of grammar, spelling and punctuation.", "Has some errors that do not confuse the reader.", "Has many errors that confuse the reader.", "Cannot be read because of errors."),
]


@layout(HALF, "rubric-disdrometer", "rubric for an essay, Chromium: landscape table of criteria and four levels with points in the heads, a column for the score, checklist for the writer below; nothing to be found")
def rubric_disdrometer(draw):
    body = "<h1>Argumentative Essay Rubric</h1><p>Name ____________________________ &nbsp; Period ______ &nbsp; Due date: Friday, October 18</p><table><tr><th>Criteria<th>4 points<br>Exceeds<th>3 points<br>Meets<th>2 points<br>Approaching<th>1 point<br>Beginning<th>Score</tr>"
    body += "".join(f"<tr><th>{a}" + "".join(f"<td>{web(x)}" for x in rest) + "<td class=s>/ 4</tr>" for a, *rest in RUBRIC) + "<tr><th colspan=5 class=r>Total<td class=s>/ 20</tr></table><h2>Before you hand it in</h2><ol><li>Read your draft aloud to a partner.</li><li>Underline your thesis and number your pieces of evidence.</li><li>Attach your outline, both drafts and this page.</li></ol><p>Late work loses two points for each school day. You may revise any essay that scores below 14.</p>"
    css = "h1 { font-size: 160%; margin: 0 } table { border-collapse: collapse; width: 99.5% } th, td { border: 1px solid #444; padding: 2mm; vertical-align: top; width: 18% } th { background: #e3ecf7 } .s { width: 8%; text-align: right; vertical-align: bottom } .r { text-align: right } h2 { font-size: 115%; margin-bottom: 0 }"
    engine, source = page(draw, body, ["Carlito", "Open Sans"], (9,), css, paper="Letter landscape")
    return Document(engine, source, [])
