"""The thirty-fourth: what is handed out most, in the designs that are most common: past papers, choices, worksheets, gaps, true or false."""

import importlib

import engines  # noqa: F401  (registers latex and typst)
from latex import document, tex
from paper import Document, choices, item, layout
from webpage import web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "blind-then-read"


def turned(draw, right, wrong):
    """The options in some order, and the place of the right one."""
    options = draw.shuffled([right, *wrong])
    return options, options.index(right)


def picked(question, options, right, number, labels="ABCD", marks=None, **rest):
    return item(question, options[right], number, marks, choices(labels, options), **{"kind": "mcq", "answer_label": labels[right]} | rest)


def pointed(question, points, number, marks, stems=(), **rest):
    """The item of a part of a paper; points are texts, one a line in the scheme."""
    rubric = [{"text": text, "marks": rest.get("each")} for text in points] if marks > 1 and len(points) > 1 else None
    rest.pop("each", None)
    return item(question, "\n".join(points), number, marks, stem=" ".join(stem for stem in stems if stem), rubric=rubric, **rest)


# Past papers

CHEMISTRY = [
    ("This question is about atoms and the periodic table.", None, [
        ("Which particle has a negative charge?", ["Electron"], {"options": ["Electron", "Neutron", "Nucleus", "Proton"]}),
        ("An atom of sodium has the atomic number 11 and the mass number 23. How many neutrons are in this atom?", ["12"], {"kind": "numeric"}),
        ("Explain why atoms have no overall electric charge.", ["the number of protons is equal to the number of electrons"], {"allow": ["positive and negative charges cancel out"]}),
        ("Lithium and potassium are both in Group 1. Explain why they react in a similar way.", ["both have one electron in the outer shell", "so both lose one electron when they react"], {}),
    ]),
    ("A student makes crystals of copper sulfate from copper oxide and dilute sulfuric acid.", None, [
        ("Name the type of reaction that takes place.", ["neutralisation"], {}),
        ("The student adds copper oxide until no more of it reacts. Why is this done?", ["to make sure that all of the acid is used up"], {"ignore": ["to speed up the reaction"]}),
        ("Describe how the student should remove the copper oxide that has not reacted.", ["filter the mixture"], {"allow": ["pass it through filter paper"]}),
        ("Describe how the student can get dry crystals from the solution.", ["heat the solution until some of the water has evaporated", "leave the solution to cool so that crystals form", "dry the crystals between pieces of filter paper"], {"allow": ["dry in a warm place"]}),
        ("Give one safety precaution that the student should take while heating the solution.", ["wear eye protection"], {"ignore": ["wear a lab coat"]}),
    ]),
    ("Magnesium ribbon reacts with dilute hydrochloric acid. Table 1 shows the volume of gas collected.", [["Time in s", "0", "20", "40", "60", "80"], ["Volume of gas in cm³", "0", "31", "52", "60", "60"]], [
        ("Name the gas that is produced in this reaction.", ["hydrogen"], {"allow": ["H₂"]}),
        ("Calculate the mean rate of reaction in the first 40 seconds. Give the unit.", ["52 ÷ 40", "1.3", "cm³/s"], {"kind": "numeric"}),
        ("At what time had the reaction stopped? Give a reason for your answer.", ["60 s", "the volume of gas does not change after this time"], {}),
        ("The student repeats the experiment with warmer acid. Explain, in terms of particles, why the reaction is faster.", ["the particles have more energy and move faster", "so they collide more often", "and more of the collisions have enough energy to react"], {"reject": ["particles vibrate more"]}),
    ]),
    ("Ethene is made from crude oil and is used to produce poly(ethene).", None, [
        ("Which process is used to separate crude oil into fractions?", ["Fractional distillation"], {"options": ["Chromatography", "Cracking", "Electrolysis", "Fractional distillation"]}),
        ("What is meant by a hydrocarbon?", ["a compound made of hydrogen and carbon", "only"], {}),
        ("Describe a test that shows that a gas is ethene. Give the result of the test.", ["add bromine water", "it turns from orange to colourless"], {"reject": ["clear for colourless"]}),
        ("Shops can use bags made of poly(ethene) or of paper. Give two advantages of poly(ethene) bags and one disadvantage.", ["they are stronger when wet", "they can be used many times", "they do not break down in landfill sites"], {"allow": ["not biodegradable"]}),
    ]),
]


@layout(HALF, "past-paper-chemistry-decimal-parts", "GCSE paper: cover with boxes for the candidate and a table for the examiner, bold 01 above 01.1, [2 marks] at the right edge, ruled lines, tick boxes, totals in boxes, Turn over; scheme in a file of its own as Question, Answers, Extra information, Mark with a row for each point")
def past_paper_chemistry_decimal_parts(draw):
    asked = draw.some(CHEMISTRY, 3)
    digits, bracket = draw.one([2, 1]), draw.one([("[", "]"), ("(", ")")])
    body, scheme, items, sums = "", "", [], []
    for n, (stem, data, parts) in enumerate(asked, 1):
        lead = f"{n:0{digits}}"
        body += rf"\lab{{0pt}}{{44pt}}{{\textbf{{{lead}}}}}{{{tex(stem)}}}"
        if data:
            columns = "|l|" + "c|" * (len(data[0]) - 1)
            body += rf"\begin{{center}}\textbf{{Table 1}}\\[4pt]\renewcommand\arraystretch{{1.4}}\begin{{tabular}}{{{columns}}}\hline " + r"\\\hline ".join(" & ".join(tex(cell) for cell in row) for row in data) + r"\\\hline\end{tabular}\end{center}"
        for place, (question, points, rest) in enumerate(parts, 1):
            marks, number = len(points), f"{lead}.{place}"
            rest = dict(rest)
            options = rest.pop("options", None)
            body += rf"\bigskip\needspace{{{4 + 0.9 * marks}cm}}\lab{{0pt}}{{44pt}}{{\textbf{{{number}}}}}{{{tex(question)}}}\par\hfill\textbf{{{bracket[0]}{marks} mark{'s' if marks > 1 else ''}{bracket[1]}}}\par "
            if options:
                body += r"\hspace*{44pt}Tick (\ensuremath{\checkmark}) \textbf{one} box.\par\medskip " + "".join(rf"\hspace*{{60pt}}\makebox[160pt][l]{{{tex(text)}}}\fbox{{\rule{{12pt}}{{0pt}}\rule{{0pt}}{{12pt}}}}\par\medskip " for text in options)
                items.append(item(question, points[0], number, 1, choices([None] * 4, options), kind="mcq", stem=stem))
            else:
                if rest.get("kind") == "numeric" and marks > 1:
                    body += r"\vspace{24mm}\hfill Rate of reaction = \rule{3cm}{0.4pt}\quad Unit \rule{2cm}{0.4pt}\par "
                else:
                    body += r"\ruleline" * (marks + 1 if marks > 1 or len(question) > 60 else 1)
                items.append(pointed(question, points, number, marks, [stem], each=1, **rest))
            extra = r"\newline ".join(rf"\textbf{{{note}}} {tex(text)}" for note in ("allow", "ignore", "reject") for text in rest.get(note, []))
            scheme += "".join(rf"{number if p == 0 else ''} & {tex(point)} & {extra if p == 0 else ''} & 1\\" + (r"\hline" if p == marks - 1 else "") for p, point in enumerate(points)) + "\n"
        sums.append(sum(len(points) for _, points, _ in parts))
        end = "" if n < len(asked) else r"\hspace*{22pt}\hfill\textbf{END OF QUESTIONS}"
        body += rf"\par\nopagebreak\medskip{end}\hspace*{{0pt}}\hfill\fbox{{\rule[-3pt]{{0pt}}{{16pt}}\makebox[22pt][c]{{\textbf{{{sums[-1]}}}}}}}\par "
        body += r"\vfill\begin{center}\textbf{Turn over for the next question}\end{center}\newpage " if n < len(asked) else r"\fancyfoot[R]{}"
        scheme += rf"\multicolumn{{3}}{{|r|}}{{\textbf{{Total Question {n}}}}} & \textbf{{{sums[-1]}}}\\\hline" + "\n"
    box = r"\fbox{\rule{0pt}{11pt}\rule{9pt}{0pt}}"
    marked = "".join(rf"{n} & \\\hline " for n in range(1, len(asked) + 1))
    cover = (
        rf"\thispagestyle{{empty}}\small Please write clearly in block capitals.\par\medskip Centre number \quad {box * 5}\hfill Candidate number \quad {box * 4}\par\bigskip Surname \hrulefill\par\bigskip Forename(s) \hrulefill\par\bigskip Candidate signature \hrulefill\par\vspace{{10mm}}"
        r"{\fontsize{26}{30}\selectfont GCSE\par CHEMISTRY}\par\medskip{\Large Foundation Tier\hfill Paper 1}\par\vspace{6mm}\hrule\medskip Thursday 14 May 2026\hfill Morning\hfill Time allowed: 1 hour\par\medskip\hrule\vspace{6mm}"
        r"\begin{minipage}[t]{0.68\linewidth}\textbf{Materials}\par For this paper you must have:\begin{itemize}[nosep]\item a ruler\item a scientific calculator\item the periodic table (enclosed).\end{itemize}\medskip\textbf{Instructions}\begin{itemize}[nosep]\item Use black ink or black ball-point pen.\item Answer \textbf{all} questions in the spaces provided.\item Do all rough work in this book. Cross through any work you do not want to be marked.\end{itemize}\medskip"
        rf"\textbf{{Information}}\begin{{itemize}}[nosep]\item The maximum mark for this paper is {sum(sums)}.\item The marks for questions are shown in brackets.\item You are reminded of the need for good English and clear presentation in your answers.\end{{itemize}}\end{{minipage}}\hfill"
        rf"\begin{{minipage}}[t]{{0.27\linewidth}}\vspace{{0pt}}\begin{{tabular}}{{|c|c|}}\hline\multicolumn{{2}}{{|c|}}{{For Examiner’s Use}}\\\hline Question & Mark\\\hline {marked}TOTAL & \\\hline\end{{tabular}}\end{{minipage}}\vfill{{\scriptsize IB/M/Jun26/E14\hfill *JUN268462F01*}}\normalsize\newpage "
    )
    foot = r"\fancyfoot[L]{\scriptsize IB/M/Jun26/8462F}\fancyfoot[R]{\small\textbf{Turn over}~\ensuremath{\blacktriangleright}}"
    font = draw.one(["arial", "helvetica"])
    engine, source = document(draw, cover + body, [font], (11, 12), (20, 24), head=r"\fancyhead[C]{\thepage}\fancyhead[R]{\scriptsize Do not write outside the box}", foot=foot)
    head = r"\hline\textbf{Question} & \textbf{Answers} & \textbf{Extra information} & \textbf{Mark}\\\hline\endhead "
    table = r"{\Large\bfseries MARK SCHEME}\par\medskip GCSE Chemistry, Foundation Tier, Paper 1\par\medskip\renewcommand\arraystretch{1.3}\begin{longtable}{|p{1.7cm}|p{7.2cm}|p{4.6cm}|c|}" + head + scheme + r"\end{longtable}"
    scheme = document(draw, table, [font], (10,), (20, 22), head="MARK SCHEME – GCSE CHEMISTRY – PAPER 1F – JUNE 2026")[1]
    return Document(engine, source, items, scheme)


GEOGRAPHY = [
    ("Table 1.1 gives the population of four cities in 1990 and in 2020.", [["City", "1990 (thousands)", "2020 (thousands)"], ["Arden", "820", "1 140"], ["Belmar", "390", "905"], ["Corvo", "610", "585"], ["Duna", "275", "640"]], [
        ("Study Table 1.1.", [("Which city had the largest population in 2020?", 1, ["Arden"], None), ("Calculate the increase in the population of Belmar between 1990 and 2020.", 1, ["515 thousand"], "Allow 515 000."), ("Describe how the change in Corvo differs from the change in the other cities.", 2, ["The population of Corvo fell", "while the others grew"], None)]),
        ("Many people move from the countryside to cities.", [("What is meant by the term urbanisation?", 1, ["An increase in the proportion of people who live in towns and cities"], None), ("Give three reasons why people leave rural areas.", 3, ["Lack of jobs", "Poor schools or hospitals", "Failed harvests or drought", "Low wages on farms"], "Any three.")]),
        ("Explain the problems that rapid growth can cause in a city.", 4, ["Not enough housing, so squatter settlements grow", "Roads are crowded and journeys take longer", "Water supply and sewers cannot keep up", "Air is polluted by traffic and industry"], "1 mark each, or 2 marks for a developed statement."),
    ]),
    ("Rivers shape the land through which they flow.", None, [
        ("Define the following terms.", [("tributary", 1, ["A smaller river that joins a larger one"], None), ("watershed", 1, ["The boundary between two drainage basins"], None)]),
        ("Describe how a meander changes over time.", 4, ["Water flows fastest on the outside of the bend", "so the outer bank is eroded to form a river cliff", "Material is deposited on the inside as a slip-off slope", "The neck narrows until the river cuts through it"], "Credit a labelled diagram."),
        ("Some floods are made worse by people.", [("State two human causes of flooding.", 2, ["Cutting down forests", "Building on the flood plain"], None), ("Suggest how planting trees in the upper valley can reduce flooding.", 3, ["Leaves intercept the rain", "Roots take up water from the soil", "so less water reaches the river and it rises more slowly"], None)]),
    ]),
    ("A school has set up its own weather station.", None, [
        ("Pupils read the instruments every morning.", [("Name the instrument that measures air pressure.", 1, ["Barometer"], None), ("In which unit is rainfall recorded?", 1, ["Millimetres"], "Allow mm.")]),
        ("Explain why the thermometers are kept inside a white wooden box with slatted sides.", 3, ["White paint reflects the sunlight", "Slats let air move freely", "so the true air temperature is measured"], None),
        ("The pupils compare their records with those of a hot desert.", [("State two features of the climate of hot deserts.", 2, ["Very little rain", "Large difference between day and night temperatures"], None), ("Explain why desert nights are cold.", 2, ["There are few clouds", "so heat escapes into the atmosphere"], None)]),
    ]),
]
ROMAN = ("i", "ii", "iii", "iv")


@layout(HALF, "past-paper-geography-letter-roman", "international paper, Chromium: cover with instructions, 1 (a) (i) each in a column of its own, [2] at the right end of the last dotted line, [Total: 12], page number in the middle of the head, code and Turn over in the foot; mark scheme as a table Question, Answer, Marks behind it")
def past_paper_geography_letter_roman(draw):
    asked = draw.mixed(GEOGRAPHY)
    marked = draw.one([("[", "]"), ("(", ")")])
    font, size = draw.one(["Liberation Sans", "Carlito", "Liberation Serif"]), draw.one((10.5, 11))
    body, scheme, items, whole = "", "", [], 0

    def lines(marks):
        count = 1 if marks == 1 else marks + 1
        return "<p class=d></p>" * (count - 1) + f"<p class='d e'><span>{marked[0]}{marks}{marked[1]}</span></p>"

    def leaf(question, marks, points, note, number, stems, before):
        nonlocal scheme
        guidance = f"<p><i>{web(note)}</i></p>" if note else ""
        scheme += f"<tr><td>{number}</td><td>{''.join(f'<p>{web(point)}</p>' for point in points)}{guidance}</td><td>{marks}</td></tr>"
        allow = [note.removeprefix("Allow ").removesuffix(".")] if note and note.startswith("Allow") else None
        kind = "definition" if stems[-1:] == ["Define the following terms."] else "numeric" if question.startswith("Calculate") else "short"
        items.append(pointed(question, points, number, marks, stems, allow=allow, guidance=None if allow else note, kind=kind))
        return f"<div class=q>{before}{web(question)}{lines(marks)}</div>"

    for n, (stem, data, parts) in enumerate(asked, 1):
        total, inner = 0, ""
        stem_here = stem if not data else stem.replace("1.1", f"{n}.1")
        for letter, (text, below, *rest) in zip("abc", parts):
            text = text.replace("1.1", f"{n}.1")
            label = f"<b class=a>({letter})</b>"
            if isinstance(below, int):
                inner += leaf(text, below, rest[0], rest[1], f"{n}({letter})", [stem_here], label)
                total += below
                continue
            inner += f"<div class='q k'>{label}{web(text)}</div>"
            for roman, (question, marks, points, note) in zip(ROMAN, below):
                inner += f"<div class=r>{leaf(question, marks, points, note, f'{n}({letter})({roman})', [stem_here, text], f'<b class=a>({roman})</b>')}</div>"
                total += marks
        table = "<table class=t><caption>Table {}.1</caption>{}</table>".format(n, "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in data)) if data else ""
        body += f"<div class=n><b class=a>{n}</b>{web(stem_here)}{table}{inner}<p class=s>[Total: {total}]</p></div>"
        whole += total
    cover = f"<div class=cover><p class=board>Northbridge International Examinations</p><h1>GEOGRAPHY</h1><p class=pp><b>Paper 2</b> Structured questions<b class=right>May/June 2026</b></p><p class=right2>1 hour 15 minutes</p><table class=f><tr><td>CANDIDATE NAME</td><td colspan=3></td></tr><tr><td>CENTRE NUMBER</td><td></td><td>CANDIDATE NUMBER</td><td></td></tr></table><p>You must answer on the question paper.</p><p>No additional materials are needed.</p><hr><p><b>INSTRUCTIONS</b></p><ul><li>Answer <b>all</b> questions.</li><li>Use a black or dark blue pen. You may use an HB pencil for any diagrams or graphs.</li><li>Write your name, centre number and candidate number in the boxes at the top of the page.</li><li>Write your answer to each question in the space provided.</li></ul><p><b>INFORMATION</b></p><ul><li>The total mark for this paper is {whole}.</li><li>The number of marks for each question or part question is shown in brackets.</li></ul><p class=has>This document has <b>4</b> pages.</p></div>"
    key = f"<div class=key><h2>MARK SCHEME</h2><p>Maximum Mark: {whole}</p><table class=m><thead><tr><th>Question</th><th>Answer</th><th>Marks</th></tr></thead>{scheme}</table></div>"
    edge = f'font: 9pt "{font}"'
    css = f"""@page {{ size: A4; margin: 20mm 20mm 22mm; @top-center {{ content: counter(page); {edge} }} @bottom-left {{ content: "© NIE 2026"; {edge} }} @bottom-center {{ content: "0417/21/M/J/26"; {edge} }} @bottom-right {{ content: "[Turn over"; {edge}; font-weight: bold }} }} @page :first {{ @top-center {{ content: "" }} }} @page scheme {{ @top-center {{ content: "0417/21 Mark Scheme May/June 2026"; {edge} }} @bottom-center {{ content: "Page " counter(page); {edge} }} @bottom-right {{ content: "" }} }}
body {{ font: {size}pt/1.35 "{font}"; margin: 0 }} .cover {{ break-after: page }} .key {{ page: scheme; break-before: page }} .f {{ border-collapse: collapse; width: 100%; margin: 6mm 0 }} .f td {{ border: 1px solid #000; padding: 2.5mm 2mm; font-size: 8pt; width: 22% }} .board {{ font-size: 16pt; font-weight: bold; border-bottom: 3px solid #000; padding-bottom: 3mm; margin: 0 0 18mm }} h1 {{ font-size: 22pt; margin: 0 0 3mm }} .right {{ float: right }} .right2 {{ text-align: right; font-weight: bold }} .has {{ text-align: center; margin-top: 25mm; border-top: 1px solid #000; padding-top: 2mm }}
.n {{ padding-left: 9mm; margin-bottom: 8mm }} .n > .a {{ margin-left: -9mm; width: 9mm }} .a {{ display: inline-block }} .q {{ padding-left: 9mm; margin-top: 4mm }} .q > .a {{ margin-left: -9mm; width: 9mm }} .r {{ padding-left: 9mm; break-inside: avoid }} .n + .n {{ break-before: page }} .d {{ border-bottom: 1.4px dotted #000; height: 7mm; margin: 0 }} .e {{ text-align: right; margin-bottom: 2mm }} .e span {{ background: #fff; position: relative; top: 3.4mm; padding-left: 2mm }} .s {{ text-align: right; margin: 5mm 0 0 }} .t {{ border-collapse: collapse; margin: 4mm auto; break-inside: avoid }} .k {{ break-after: avoid }} .n > .q {{ break-inside: avoid }} .t td {{ border: 1px solid #000; padding: 1.5mm 5mm; text-align: center }} caption {{ font-weight: bold; padding-bottom: 1.5mm }}
.m {{ border-collapse: collapse; width: 100% }} .m td, .m th {{ border: 1px solid #000; padding: 1.5mm 2.5mm; vertical-align: top; text-align: left }} .m td:first-child, .m td:last-child, .m th:last-child {{ text-align: center; width: 20mm }} .m p {{ margin: 0 0 1mm }} .m tr {{ break-inside: avoid }}"""
    source = f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title><style>{css}</style></head><body>{cover}{body}{key}</body></html>'
    return Document("chromium", source, items)


# Multiple choice

EARTH = [
    ("What is the outermost solid layer of Earth called?", "crust", ["mantle", "outer core", "inner core"]),
    ("Which type of rock forms when magma cools and hardens?", "igneous", ["sedimentary", "metamorphic", "organic"]),
    ("Most earthquakes happen", "along the edges of tectonic plates.", ["in the centers of continents.", "only under the oceans.", "near the North and South Poles."]),
    ("Which gas makes up most of Earth’s atmosphere?", "nitrogen", ["oxygen", "carbon dioxide", "water vapor"]),
    ("What causes day and night on Earth?", "Earth spins on its axis.", ["Earth moves around the Sun.", "The Moon blocks the Sun.", "The Sun moves around Earth."]),
    ("Which tool is used to measure wind speed?", "anemometer", ["barometer", "hygrometer", "rain gauge"]),
    ("A scientist finds fossils of sea shells on a mountaintop. What does this most likely show?", "The area was once covered by water.", ["The climate there was once very cold.", "Animals carried the shells up the mountain.", "The mountain is an old volcano."]),
    ("The process by which wind and water carry away bits of rock and soil is", "erosion.", ["deposition.", "condensation.", "melting."]),
    ("Which of these is a renewable resource?", "wind", ["coal", "natural gas", "uranium"]),
    ("During which phase of the Moon can we see its whole lighted side?", "full moon", ["new moon", "first quarter", "crescent"]),
    ("Which layer of the atmosphere contains almost all of our weather?", "troposphere", ["stratosphere", "mesosphere", "thermosphere"]),
    ("What kind of boundary forms where two plates slide past each other?", "transform boundary", ["convergent boundary", "divergent boundary", "volcanic boundary"]),
    ("Water vapor turns into tiny drops of liquid water by", "condensation.", ["evaporation.", "precipitation.", "infiltration."]),
    ("Which planet is closest to the Sun?", "Mercury", ["Venus", "Earth", "Mars"]),
    ("Which mineral property tells how easily a mineral can be scratched?", "hardness", ["luster", "streak", "cleavage"]),
    ("Why do we have seasons?", "Earth’s axis is tilted.", ["Earth’s distance from the Sun changes.", "The Sun gives off more heat in July.", "The Moon pulls on the oceans."]),
    ("A warm air mass pushes over a cold air mass. What forms?", "a warm front", ["a cold front", "a tornado", "a high-pressure system"]),
    ("Marble is formed when heat and pressure act on", "limestone.", ["sandstone.", "granite.", "shale."]),
    ("What is the main cause of ocean tides?", "the gravity of the Moon", ["strong winds", "underwater volcanoes", "the spin of the Sun"]),
    ("About how much of Earth’s surface is covered by water?", "71 percent", ["29 percent", "50 percent", "97 percent"]),
    ("Which of the following best describes a watershed?", "an area of land that drains into one river", ["a tank that stores drinking water", "a wall that holds back a river", "a rock layer that holds groundwater"]),
]


@layout(HALF, "choices-exam-class-two-columns", "US science test, LaTeX class exam on letter paper in two columns: name, date and period on lines, 20 questions with A. to D. stacked, running head and page x of y, answer key on the last page in five columns as 1. B")
def choices_exam_class_two_columns(draw):
    asked = draw.shuffled(draw.some(EARTH, 20))
    label, columns = draw.one([r"\thechoice.", r"(\thechoice)", r"\thechoice)"]), draw.one([4, 5])
    lines, key, items = [], "", []
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        lines.append(rf"\needspace{{6\baselineskip}}\question {tex(question)}\begin{{choices}}" + "".join(rf"\choice {tex(text)}" for text in options) + r"\end{choices}\medskip")
        key += rf"{n}.\ {'ABCD'[place]}\par "
        items.append(picked(question, options, place, str(n)))
    head = r"\noindent Name: \rule{6.4cm}{0.4pt}\hfill Date: \rule{3cm}{0.4pt}\hfill Period: \rule{1.4cm}{0.4pt}\par\bigskip\begin{center}{\Large\bfseries Earth Science Unit Test}\end{center}\noindent\textbf{Directions:} Choose the letter of the best answer and write it on your answer sheet.\par\medskip "
    body = head + r"\begin{multicols}{2}\begin{questions}" + "\n".join(lines) + r"\end{questions}\end{multicols}\newpage\begin{center}\Large\bfseries Answer Key\end{center}" + rf"\begin{{multicols}}{{{columns}}}\setlength\parindent{{0pt}}{key}\end{{multicols}}"
    face = draw.one(["", r"\usepackage[T1]{fontenc}\usepackage{tgtermes}", r"\usepackage[T1]{fontenc}\usepackage{tgpagella}"])
    preamble = rf"\usepackage[utf8]{{inputenc}}{face}\usepackage{{multicol,needspace}}\usepackage[margin=0.9in]{{geometry}}\setlength\columnseprule{{{draw.one(['0pt', '0.4pt'])}}}\raggedcolumns\renewcommand\choicelabel{{{label}}}\pagestyle{{headandfoot}}\runningheader{{Earth Science}}{{}}{{Unit Test}}\footer{{}}{{Page \thepage\ of \numpages}}{{}}"
    source = "\n".join([r"\pdfobjcompresslevel=2\pdfcompresslevel=9 ", rf"\documentclass[{draw.one((10, 11))}pt,letterpaper]{{exam}}", preamble, r"\begin{document}", body, r"\end{document}", ""])
    return Document("latex", source, items)


WORLD = [
    ("In which country did the Industrial Revolution begin?", "Britain", ["France", "Germany", "Belgium"]),
    ("Who was the first emperor of Rome?", "Augustus", ["Julius Caesar", "Nero", "Constantine"]),
    ("The Great Wall was built mainly to", "keep out invaders from the north", ["mark the edge of the empire on maps", "protect crops from floods", "serve as a road for merchants"]),
    ("In which year did the Berlin Wall fall?", "1989", ["1961", "1979", "1991"]),
    ("Which river was most important to the ancient Egyptians?", "the Nile", ["the Tigris", "the Indus", "the Niger"]),
    ("What was the name of the ship that carried the Pilgrims to America in 1620?", "Mayflower", ["Santa Maria", "Victory", "Endeavour"]),
    ("Which disease killed about a third of the people of Europe between 1347 and 1351?", "the plague", ["cholera", "smallpox", "malaria"]),
    ("The system in which land was given in return for service and loyalty is called", "feudalism", ["capitalism", "socialism", "mercantilism"]),
    ("Who led India’s movement of non-violent protest against British rule?", "Mahatma Gandhi", ["Jawaharlal Nehru", "Subhas Chandra Bose", "Rabindranath Tagore"]),
    ("The assassination of Archduke Franz Ferdinand took place in", "Sarajevo", ["Vienna", "Belgrade", "Budapest"]),
    ("Which empire was ruled from Cuzco?", "the Inca empire", ["the Aztec empire", "the Maya empire", "the Ottoman empire"]),
    ("What did Johannes Gutenberg introduce to Europe?", "printing with movable type", ["the telescope", "the mechanical clock", "the steam engine"]),
    ("The Treaty of Versailles ended the war between the Allies and", "Germany", ["Russia", "Austria", "Turkey"]),
    ("Which country was the first to give women the vote in national elections?", "New Zealand", ["Finland", "Britain", "the United States"]),
    ("The Renaissance began in the cities of", "northern Italy", ["southern Spain", "central Germany", "eastern France"]),
    ("Who was president of South Africa from 1994 to 1999?", "Nelson Mandela", ["F. W. de Klerk", "Desmond Tutu", "Thabo Mbeki"]),
    ("In 1789 the people of Paris attacked a prison called", "the Bastille", ["the Louvre", "the Tuileries", "the Conciergerie"]),
    ("Which of these countries was neutral in the Second World War?", "Sweden", ["Norway", "Greece", "Hungary"]),
    ("The Silk Road linked China with", "the Mediterranean", ["Japan", "Siberia", "Australia"]),
]


@layout(HALF, "choices-word-rows-of-tabs", "word processor, class test: school, class and date on lines, bold questions 1. to 18., options behind tabs, four in a row when short, two in a row or one below the other when long, key on the next page as a table of numbers and letters")
def choices_word_rows_of_tabs(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito", "Liberation Sans"]), draw.one((11, 12)), margin=2.0)
    asked = draw.shuffled(draw.some(WORLD, 18))
    form, letters = draw.one([("{})", "ABCD"), ("{}.", "ABCD"), ("{})", "abcd")])
    point, bold = draw.one([".", ")"]), draw.one([("<b>", "</b>"), ("", "")])
    sheet.body += [sheet.p("<b>Riverside High School</b>", "center", after=0, size=14), sheet.p("World History – End of Year Test", "center", after=0.3, size=13)]
    sheet.body += [sheet.p("Name: __________________________\tClass: _______\tScore: ____ / 18", tabs=[9.5, 13.2], after=0.3), sheet.p("<i>Circle the letter of the correct answer. There is only one correct answer to each question.</i>", after=0.3)]
    items, letters_right = [], []
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        longest = max(len(text) for text in options)
        shown = [f"{form.format(letter)} {text}" for letter, text in zip(letters, options)]
        row = 4 if longest < 17 else 2 if longest < 32 else 1
        sheet.body.append(sheet.p(f"{bold[0]}{n}{point}\t{question}{bold[1]}", left=0.9, first=-0.9, tabs=[0.9], before=0.25, after=0.08, extra='fo:keep-with-next="always"'))
        for start in range(0, 4, row):
            last = start + row >= 4
            sheet.body.append(sheet.p("\t".join(shown[start : start + row]), left=0.9, tabs=[0.9 + 16 / row * k for k in range(1, row)], after=0.1 if last else 0.04, extra="" if last else 'fo:keep-with-next="always"'))
        items.append(picked(question, options, place, str(n), letters))
        letters_right.append(letters[place])
    sheet.body += [sheet.break_(), sheet.p("<b>World History – End of Year Test: Answer Key</b>", size=13, after=0.4)]
    for start in (0, 9):
        numbers = range(start + 1, start + 10)
        sheet.body += [sheet.table([["<b>Question</b>", *map(str, numbers)], ["<b>Answer</b>", *(letters_right[n - 1] for n in numbers)]], [2.6, *[1.4] * 9]), sheet.p("")]
    sheet.foot = sheet.p("Page {page} of {pages}", "center", size=9)
    return Document(*sheet.source(), items)


# Worksheets

ROMANS = [
    ("In which year did the army of Emperor Claudius invade Britain?", "AD 43"),
    ("Name two things that the Romans hoped to find in Britain.", "Any two of: tin, lead, gold, corn, slaves, hunting dogs."),
    ("Who was Boudica?", "She was the queen of the Iceni tribe, who led a revolt against the Romans."),
    ("Which three towns did Boudica’s army burn?", "Colchester, London and St Albans"),
    ("What was the Latin name of London?", "Londinium"),
    ("Why did the Emperor Hadrian order a wall to be built?", "To protect the northern border of the empire and to control who crossed it."),
    ("How long is Hadrian’s Wall?", "About 73 miles (117 km)"),
    ("What was a hypocaust, and how did it work?", "It was a system of underfloor heating. Hot air from a fire flowed between small pillars under the floor."),
    ("Give two reasons why Roman roads were so straight and so strong.", "So that soldiers could march quickly from fort to fort, and so that goods could be carried in all weathers."),
    ("What is a mosaic made of?", "Small coloured pieces of stone, tile or glass called tesserae."),
    ("Name one English town whose name ends in -chester or -caster, and say what this ending means.", "For example Manchester, Chester, Lancaster. It comes from castra, the Latin word for a camp."),
    ("Why did the last Roman soldiers leave Britain in about AD 410?", "They were needed to defend Rome against attacks."),
    ("Which language did educated people in Roman Britain read and write?", "Latin"),
]


@layout(HALF, "worksheet-word-lines-answers-page", "word processor, history worksheet: title, name and date, a short introduction in a frame, questions numbered by the program with lines of underscores below, a box with a task for fast workers, Answers on a page of its own with the same numbers")
def worksheet_word_lines_answers_page(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Comic Neue"]), draw.one((11, 12)), margin=2.2)
    asked = draw.some(ROMANS, 12)
    numbers = draw.one([("1", "", "."), ("1", "", ")")])
    style = sheet.levels((*numbers, 0.9, 0.9))
    rule = "_" * int({"Carlito": 79, "Liberation Sans": 71, "Comic Neue": 71}[sheet.font] * 11 / sheet.size)
    sheet.body += [sheet.p("<b>The Romans in Britain</b>", "center", after=0.2, size=20), sheet.p("Name: __________________________\tDate: ______________", tabs=[11], after=0.3)]
    sheet.body.append(sheet.table([[sheet.p("For almost four hundred years, most of Britain was part of the Roman Empire. The Romans built towns, roads, baths and villas, and many traces of them can still be seen today.", after=0.1) + sheet.p("Use your notes and pages 24 to 31 of your book to answer the questions. Write in full sentences where you can.", after=0)]], [sheet.wide], padding=0.25))
    sheet.body.append(sheet.p("", after=0.1))
    items = []
    for n, (question, answer) in enumerate(asked, 1):
        lines = 1 if len(answer) < 35 else 2
        sheet.body.append(sheet.list([(question, "".join(sheet.bare(rule, 0.1, 0.15) for _ in range(lines)))], style, go_on=n > 1, before=0.15))
        items.append(item(question, answer, str(n)))
    sheet.body.append(sheet.table([[sheet.p("<b>Finished early?</b> Draw a Roman soldier on the back of this sheet and label his armour.", after=0)]], [sheet.wide], padding=0.2))
    fresh = sheet.levels((*numbers, 0.91, 0.91))
    sheet.body += [sheet.break_(), sheet.p("<b>The Romans in Britain: Answers</b>", size=16, after=0.3), sheet.list([answer for _, answer in asked], fresh, after=0.15)]
    sheet.foot = sheet.p("Year 4 History – Autumn Term", "center", size=9)
    return Document(*sheet.source(), items)


PERCENT = [
    ("Section A: Warm-up", [
        ("Write 35% as a fraction in its simplest form.", "7/20"),
        ("Write 0.08 as a percentage.", "8%"),
        ("Find 10% of £64.", "£6.40"),
        ("Find 75% of 48 kg.", "36 kg"),
        ("Which is larger, 3/5 or 58%? Show how you know.", "3/5, because 3/5 = 60%"),
    ]),
    ("Section B: Increase and decrease", [
        ("A pair of trainers costs £45. In a sale the price is reduced by 20%. What is the sale price?", "£36"),
        ("A village had 1 250 people in 2010. By 2020 the number had risen by 8%. How many people lived there in 2020?", "1 350"),
        ("Zara earns £9.50 an hour and is given a rise of 4%. Work out her new pay per hour.", "£9.88"),
        ("A car loses 15% of its value each year. It is bought for £12 000. What is it worth after two years?", "£8 670"),
    ]),
    ("Section C: Problem solving", [
        ("In a class of 30 pupils, 18 walk to school. What percentage of the class does not walk to school?", "40%"),
        ("A shop sells the same juice in two sizes: 500 ml for £1.20 and 750 ml for £1.65. Which is better value?", "The 750 ml bottle, at 22p per 100 ml"),
        ("After a discount of 30%, a coat costs £56. What was the original price?", "£80"),
        ("Amir invests £400 at 3% simple interest per year. How much interest has he earned after five years?", "£60"),
    ]),
]


@layout(HALF, "worksheet-web-sections-answer-table", "maths worksheet printed from a web page: name and class, Sections A to C in shaded bars with numbers that go on, a dotted rule for the answer at the right under each question, Answers on the last page in three columns under the names of the sections")
def worksheet_web_sections_answer_table(draw):
    font, size = draw.one(["Open Sans", "Lato", "Noto Sans"]), draw.one((11, 12))
    shape = draw.one(["{}.", "{})", "{}"])
    body, key, items, n = "<header><div>Name: <u></u></div><div>Class: <i></i></div></header><h1>Percentages in everyday life</h1><p class=i>You may use a calculator in Section C only. Show your working.</p>", "", [], 0
    for section, asked in PERCENT:
        asked = draw.some(asked, 4)
        body += f"<h2>{section}</h2>"
        key += f"<div><h3>{section}</h3>"
        for question, answer in asked:
            n += 1
            body += f"<div class=q><b>{shape.format(n)}</b><div>{web(question)}<p class=a></p></div></div>"
            key += f"<p><b>{shape.format(n)}</b> {web(answer)}</p>"
            items.append(item(question, answer, str(n), section=section, kind="numeric" if answer[0] in "£0123456789" and len(answer) < 8 else "short"))
        key += "</div>"
    body += f"<h1 class=k>Answers</h1><div class=c>{key}</div>"
    colour = draw.one(["#dce9f5", "#e6f2dc", "#eee"])
    css = f"""@page {{ size: A4; margin: 17mm 18mm; @bottom-left {{ content: "Key Stage 3 Mathematics"; font: 8pt "{font}"; color: #555 }} @bottom-right {{ content: "Page " counter(page); font: 8pt "{font}"; color: #555 }} }} body {{ font: {size}pt/1.4 "{font}"; margin: 0 }} header {{ display: flex; gap: 15mm }} u {{ display: inline-block; width: 75mm; border-bottom: 1px solid #000 }} header i {{ display: inline-block; width: 25mm; border-bottom: 1px solid #000 }} h1 {{ font-size: 19pt; margin: 6mm 0 2mm }} h2 {{ font-size: 12.5pt; background: {colour}; padding: 1.5mm 3mm; margin: 6mm 0 3mm; break-after: avoid }} h3 {{ font-size: 11pt; margin: 0 0 2mm }} .q {{ display: flex; break-inside: avoid }} .q > b {{ flex: 0 0 9mm }} .q > div {{ flex: 1 }} .a {{ width: 55mm; border-bottom: 1.3px dotted #000; margin: 11mm 0 4mm auto }} .k {{ break-before: page }} .c {{ display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 8mm }} .c p {{ margin: 0 0 1.5mm }}"""
    source = f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Percentages</title><style>{css}</style></head><body>{body}</body></html>'
    return Document("chromium", source, items)


# Gaps

DIGESTION = [
    ("Digestion begins in the {}, where the teeth cut and grind the food.", "mouth"),
    ("A liquid called {} makes the food moist and starts to break down starch.", "saliva"),
    ("When we swallow, food is pushed down a tube called the {}.", "oesophagus"),
    ("The walls of the {} churn the food and mix it with acid.", "stomach"),
    ("Substances that speed up the breakdown of food are called {}.", "enzymes"),
    ("Bile is made in the {} and helps to break down fat.", "liver"),
    ("Between meals, bile is stored in the {} bladder.", "gall"),
    ("Most digested food passes into the blood through the walls of the small {}.", "intestine"),
    ("Tiny finger-like folds called {} give the gut a large surface.", "villi"),
    ("In the large intestine, {} is taken back into the body.", "water"),
    ("Food that cannot be digested, such as {}, keeps the gut healthy.", "fibre"),
    ("Waste leaves the body through the {}.", "anus"),
    ("Proteins are broken down into amino {}.", "acids"),
]


@layout(HALF, "gaps-word-bank-framed-underscores", "word processor, science sheet: instruction, word bank in a framed table of four columns, twelve numbered sentences with gaps of underscores, answers on the next page as a numbered list in two columns")
def gaps_word_bank_framed_underscores(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Caladea"]), draw.one((12, 13)), margin=2.2)
    asked = draw.shuffled(draw.some(DIGESTION, 12))
    form, gap = draw.one(["{}.", "{})"]), "_" * draw.random.randint(12, 18)
    bank = draw.mixed([answer for _, answer in asked])
    sheet.body += [sheet.p("<b>The Digestive System</b>", "center", after=0.3, size=18), sheet.p("Name ______________________________\tClass ____________", tabs=[11], after=0.3), sheet.p("Complete each sentence with a word from the box. Use each word only once.", after=0.25)]
    sheet.body.append(sheet.table([[sheet.p(text, "center", 0.1, 0.1) for text in bank[start : start + 4]] for start in range(0, 12, 4)], [round(sheet.wide / 4, 2)] * 4, rule="none"))
    sheet.body[-1] = sheet.table([[sheet.body[-1]]], [sheet.wide], rule="1pt solid #000000")
    sheet.body.append(sheet.p("", after=0.1))
    items, key = [], ""
    for n, (text, answer) in enumerate(asked, 1):
        sheet.body.append(sheet.p(f"{form.format(n)}\t{text.format(gap)}", left=1, first=-1, tabs=[1], after=0.42))
        items.append(item(text.format(gap), answer, str(n), kind="gap"))
        key += sheet.p(f"{form.format(n)}\t{answer}", left=1, first=-1, tabs=[1], after=0.15)
    sheet.body += [sheet.break_(), sheet.p("<b>Answers – The Digestive System</b>", size=14, after=0.3), sheet.columns(key)]
    return Document(*sheet.source(), items)


CIRCUITS = [
    ("The flow of electric charge is called electric {}.", "current"),
    ("Current is measured with an {}, which is connected in series.", "ammeter"),
    ("The unit of potential difference is the {}.", "volt"),
    ("A material that lets charge pass easily is called a {}.", "conductor"),
    ("Plastic and rubber do not let charge pass; they are {}.", "insulators"),
    ("A thin wire has a higher {} than a thick wire of the same length.", "resistance"),
    ("In a {} circuit there is only one path for the charge.", "series"),
    ("If one lamp in a {} circuit breaks, the others stay lit.", "parallel"),
    ("A {} melts and breaks the circuit when the current is too large.", "fuse"),
    ("Two or more cells joined together make a {}.", "battery"),
    ("The charged particles that move through a metal wire are {}.", "electrons"),
]


@layout(HALF, "gaps-typst-bank-answers-at-foot", "physics sheet, Typst: box headed Word bank, sentences with drawn rules as gaps and a number in bold, two words too many in the bank, answers in one line of small print at the foot of the page")
def gaps_typst_bank_answers_at_foot(draw):
    asked = draw.mixed(draw.some(CIRCUITS, 10))
    form = draw.one(["{}.", "({})", "{}"])
    wide = draw.one(["2.6cm", "3cm", "3.4cm"])
    bank = draw.mixed([*[answer for _, answer in asked], "power", "magnet"])
    items, body = [], ""
    for n, (text, answer) in enumerate(asked, 1):
        body += f"#grid(columns: (0.9cm, 1fr), [*{form.format(n)}*], [{text.replace('{}', '#gap')}])\n"
        said = text.replace(" {} ", "  ").replace(" {}", "  ")
        items.append(item(said, answer, str(n), kind="gap", gap=True))
    key = " #h(0.6em) ".join(f"{n} {answer}" for n, (_, answer) in enumerate(asked, 1))
    source = f"""#set page(paper: "a4", margin: (x: 22mm, top: 20mm, bottom: 26mm), footer: none)
#set text(font: ({draw.one(['"Liberation Sans"', '"Noto Sans"', '"Caladea"'])},), size: {draw.one([11, 12])}pt, lang: "en", region: "GB")
#let gap = box(width: {wide}, height: 0.9em, stroke: (bottom: 0.6pt))
#grid(columns: (1fr, auto), [Name #box(width: 6cm, height: 0.9em, stroke: (bottom: 0.6pt))], [Date #box(width: 3cm, height: 0.9em, stroke: (bottom: 0.6pt))])
#v(4mm)
#text(18pt, weight: "bold")[Electric circuits: fill in the gaps]
#v(1mm)
Choose words from the word bank to complete the sentences. You will not need all of the words.
#block(stroke: 0.8pt, inset: 10pt, radius: 4pt, width: 100%)[#align(center)[*Word bank* #v(1mm) {' #h(1.2em) '.join(bank)}]]
#v(2mm)
#set grid(gutter: 0pt)
#set block(below: 1.5em)
{body}
#v(1fr)
#line(length: 100%, stroke: 0.4pt)
#text(8pt)[*Answers:* {key}]
"""
    return Document("typst", source, items)


# True or false, and matching

SPACE = [
    ("The Sun is a star.", True), ("Mars is the largest planet in the solar system.", False), ("It takes the Moon about 27 days to travel once around Earth.", True),
    ("A light year is a measure of time.", False), ("Saturn is the only planet with rings.", False), ("The Moon has no light of its own.", True),
    ("An eclipse of the Sun happens when the Moon passes between the Sun and Earth.", True), ("Venus is hotter than Mercury.", True), ("Comets are made mainly of iron.", False), ("Our galaxy is called Andromeda.", False), ("Astronauts float in the space station because there is no gravity there.", False),
]
BODIES = [
    ("asteroid", "a rocky object that orbits the Sun, most often between Mars and Jupiter"), ("galaxy", "a very large group of stars held together by gravity"), ("meteor", "a streak of light made by a rock that burns up in the air"),
    ("orbit", "the path of one object around another in space"), ("satellite", "an object that moves around a planet"), ("telescope", "an instrument that makes distant objects look nearer"), ("constellation", "a group of stars that seems to form a picture"),
]


@layout(HALF, "true-false-and-matching-latex-key", "astronomy quiz, LaTeX: Part A statements with T F at the right edge to circle, Part B terms with a rule before them and meanings with letters in two columns, numbers that go on, Answer Key at the end of the second page by parts")
def true_false_and_matching_latex_key(draw):
    statements, pairs = draw.shuffled(draw.some(SPACE, 9)), draw.shuffled(draw.some(BODIES, 6))
    meanings = draw.mixed([meaning for _, meaning in pairs])
    choice = draw.one([r"T\quad F", r"True\quad False"])
    body, items = r"\noindent Name \rule{7cm}{0.4pt}\hfill Class \rule{2.5cm}{0.4pt}\hfill Mark \rule{1cm}{0.4pt} / 15\par\bigskip\begin{center}\LARGE\bfseries The Solar System and Beyond\end{center}", []
    first, second = "Part A: True or False", "Part B: Matching"
    body += rf"\medskip{{\large\bfseries {first}}}\par Circle {'T or F' if choice[1] == chr(92) else 'True or False'} for each statement.\par\medskip "
    for n, (text, value) in enumerate(statements, 1):
        body += rf"\noindent\begin{{tabular}}{{@{{}}p{{8mm}}p{{0.76\linewidth}}r@{{}}}}{n}. & {tex(text)} & {choice}\end{{tabular}}\par\smallskip "
        items.append(item(text, str(value), str(n), kind="truefalse", section=first))
    body += rf"\bigskip{{\large\bfseries {second}}}\par Write the letter of the meaning on the line in front of each term.\par\medskip\renewcommand\arraystretch{{1.5}}\noindent\begin{{tabular}}{{@{{}}p{{0.34\linewidth}}p{{5mm}}p{{0.54\linewidth}}@{{}}}}"
    options = choices("ABCDEF", meanings)
    for n, ((term, meaning), letter, shown) in enumerate(zip(pairs, "ABCDEF", meanings), len(statements) + 1):
        body += rf"\rule{{9mm}}{{0.4pt}} {n}. {term} & {letter}. & {tex(shown)}\\"
        items.append(item(term, meaning, str(n), None, options, kind="match", answer_label="ABCDEF"[meanings.index(meaning)], section=second))
    body += r"\end{tabular}\newpage\begin{center}\Large\bfseries Answer Key\end{center}"
    body += rf"\textbf{{{first}}}\par " + r"\qquad ".join(f"{n}.~{'T' if choice.startswith('T' + chr(92)) else 'True'}" if value else f"{n}.~{'F' if choice.startswith('T' + chr(92)) else 'False'}" for n, (_, value) in enumerate(statements, 1))
    body += rf"\par\medskip\textbf{{{second}}}\par " + r"\qquad ".join(f"{n}. {'ABCDEF'[meanings.index(meaning)]}" for n, (_, meaning) in enumerate(pairs, len(statements) + 1))
    engine, source = document(draw, body, ["cm", "times", "schoolbook", "arial"], (11, 12), (20, 25))
    return Document(engine, source, items)


CIVICS = [
    ("Parliament meets in the Palace of Westminster.", True), ("Members of the House of Lords are chosen in elections.", False), ("You must be eighteen to vote in a general election.", True), ("The Prime Minister lives at 11 Downing Street.", False),
    ("A bill becomes a law when it receives Royal Assent.", True), ("General elections are held every ten years.", False), ("Each Member of Parliament represents a constituency.", True), ("Wales does not have a parliament of its own.", False), ("The Speaker keeps order in the House of Commons.", True),
]
OFFICES = [
    ("Chancellor of the Exchequer", "is in charge of taxes and spending"), ("Home Secretary", "is responsible for the police and for borders"), ("Foreign Secretary", "deals with other countries"),
    ("Chief Whip", "makes sure that members of a party vote as agreed"), ("Leader of the Opposition", "heads the largest party that is not in government"), ("Mayor", "leads a city or town"), ("Judge", "decides cases in court"),
]


@layout(HALF, "true-false-blanks-and-matching-word-key", "word processor, citizenship sheet: Task 1 with a blank ____ before each number to write T or F, Task 2 as a ruled table, numbers and words left, letters and meanings right, with an empty column between, answers at the foot in a shaded box")
def true_false_blanks_and_matching_word_key(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Liberation Serif"]), draw.one((11, 12)), margin=2.0)
    statements, pairs = draw.shuffled(draw.some(CIVICS, 8)), draw.shuffled(draw.some(OFFICES, 6))
    meanings = draw.mixed([meaning for _, meaning in pairs])
    letters = draw.one(["ABCDEF", "abcdef"])
    first, second = "Task 1: True or false?", "Task 2: Match the person with the job"
    sheet.body += [sheet.p("<b>How our country is governed</b>", "center", after=0.3, size=18), sheet.p("Name: ____________________________\tDate: ______________", tabs=[10.5], after=0.3)]
    sheet.body += [sheet.p(f"<b>{first}</b>", size=13, after=0.1), sheet.p("Write T (true) or F (false) on the line.", after=0.2)]
    items = []
    for n, (text, value) in enumerate(statements, 1):
        sheet.body.append(sheet.p(f"_____ {n}.\t{text}", left=2, first=-2, tabs=[2], after=0.2))
        items.append(item(text, str(value), str(n), kind="truefalse", section=first))
    sheet.body += [sheet.p(f"<b>{second}</b>", before=0.4, size=13, after=0.1), sheet.p("Write the correct letter in the empty column.", after=0.2)]
    rows, options = [], choices(letters, meanings)
    for n, ((term, meaning), letter, shown) in enumerate(zip(pairs, letters, meanings), 1):
        rows.append([f"{n}. {term}", "", f"{letter}. {shown}"])
        items.append(item(term, meaning, str(n), None, options, kind="match", answer_label=letters[meanings.index(meaning)], section=second))
    sheet.body += [sheet.table(rows, [6.4, 1.4, 9.2], padding=0.14), sheet.p("", after=0.2)]
    one = "   ".join(f"{n} {'T' if value else 'F'}" for n, (_, value) in enumerate(statements, 1))
    two = "   ".join(f"{n} {letters[meanings.index(meaning)]}" for n, (_, meaning) in enumerate(pairs, 1))
    sheet.body.append(sheet.table([[sheet.p("<b>Answers</b>", after=0.05, size=9) + sheet.p(f"Task 1:   {one}", after=0.05, size=9) + sheet.p(f"Task 2:   {two}", after=0, size=9)]], [17.0], fills={0: "#eeeeee"}))
    return Document(*sheet.source(), items)
