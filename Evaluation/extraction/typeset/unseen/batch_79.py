"""The seventy-ninth: sheets by one who does not know the reader, drawn by dice (seed 79) from a list of forty-one documents.

Cambridge IGCSE Geography 2021, Edexcel GCSE Computer Science 2020, SQA National 5 Physics 2019, WJEC Food and Nutrition 2022, NZQA Level 1
Chemistry 2018, Dutch havo physics worked out 2017, Irish Junior Cycle Business 2019, US chemistry review in exam.cls 2016, Australian maths
quiz in exam.cls 2021, NYS Regents Earth Science 2014, UK Foundation radio mock 2020, KCPE social studies 2015, PSLE science 2016, Swiss
Gymnasium admission 2018, Swedish driving theory 2019, Philippine LET reviewer 2017, Canadian psychology 2012, US food handler quiz 2018, ESL
phrasal verbs 2015, Portuguese Estudo do Meio 2016, KET reading 2019, German Lückentext 2014, US art terms 2013, Spanish refranes 2017, British
pub quiz cards 2011, radio club drill 2018, UK allotment FAQ 2022, open source FAQ 2009, music theory glossary 2010, sewing handbook 2008,
accounting key terms 2019, IT support terms 2016, Finnish first English 2015, Latin stage checklist 2012, Greek school trip 2018, Japanese N5
verbs 2020, Australian citizenship practice 2020, Canadian citizenship study questions 2012, college algebra 2014, chemistry textbook 2011,
museum rules 2017, bee-keepers' newsletter 2019.
"""

import re

import engines  # noqa: F401  (registers latex and typst)
from latex import data_table, document, tex
from office import document as office, paragraph, paragraph_style, run
from paper import Document, choices, item, layout, total, walk
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"


def ty(text):
    """The text for Typst."""
    return re.sub(r"([\\#*_$@<>`\[\]~/])", r"\\\1", text)


# Geography paper and its scheme, Cambridge IGCSE

GEOGRAPHY = [
    {"parts": [
        {"stem": "Study Table 1.1, which gives information about four settlements in a rural area.", "table": {"caption": "Table 1.1", "head": ["settlement", "population", "number of services"], "rows": [["Marlow End", "4 850", "31"], ["Ludwick", "1 240", "9"], ["Penfold", "310", "2"], ["Stoke Hay", "95", "0"]]}, "parts": [
            {"command": "Which settlement has nine services?", "marks": 1, "points": [("Ludwick", 1)]},
            {"command": "What is the relationship between the population of a settlement and its number of services?", "marks": 1, "points": [("the larger the population, the more services", 1)]},
            {"command": "Suggest two reasons why Stoke Hay has no services.", "marks": 2, "points": [("too few people to support a shop", 1), ("low threshold population not reached", 1), ("residents can drive to Marlow End", 1)], "note": "2 @ 1 mark"}]},
        {"command": "Define the term sphere of influence.", "marks": 1, "points": [("the area from which a settlement or service draws its customers", 1)]},
        {"command": "Describe the problems caused by the growth of a large village into a commuter settlement.", "marks": 4, "points": [("house prices rise", 1), ("young people have to move away", 1), ("more traffic at peak times", 1), ("loss of farmland", 1), ("local shops lose trade", 1)], "note": "4 @ 1 mark"}]},
    {"parts": [
        {"parts": [
            {"command": "Name the type of plate boundary at which two plates move apart.", "marks": 1, "points": [("constructive", 1)], "allow": ["divergent"]},
            {"command": "State two features of a shield volcano.", "marks": 2, "points": [("gentle slopes", 1), ("wide base", 1), ("made of layers of runny lava", 1)], "note": "2 @ 1 mark"}]},
        {"command": "Explain why many people live close to active volcanoes.", "marks": 3, "points": [("ash weathers to fertile soil", 1), ("geothermal energy can be used", 1), ("jobs in tourism", 1), ("eruptions are rare", 1)], "note": "3 @ 1 mark"},
        {"command": "Describe what a government can do to reduce the number of deaths in a volcanic eruption.", "marks": 4, "points": [("monitor gases and earthquakes", 1), ("plan routes for evacuation", 1), ("build shelters away from the volcano", 1), ("draw maps of areas at risk", 1), ("educate people in schools", 1)], "note": "4 @ 1 mark"}]},
]


@layout(HALF, "paper-anvil", "geography paper with nested parts, marks in brackets at the right margin; scheme as a table in its own file")
def paper_anvil(draw):
    body, rows, items = "", [], []
    for place, question in enumerate(GEOGRAPHY):
        label = rf"\textbf{{{place + 1}}}"
        for path, part, entry in walk(question, place):
            if len(path) == 1:
                continue
            first = path[-1] == 0
            bold = rf"\textbf{{({'abcdef'[path[1]]})}}" if len(path) == 2 or first else ""
            inner = rf"\textbf{{({'i ii iii iv'.split()[path[2]]})}}" if len(path) == 3 else ""
            if len(path) == 3:
                bold = ""
            if entry is None:
                body += rf"\needspace{{40mm}}\lab{{0pt}}{{16mm}}{{\makebox[8mm][l]{{{label}}}{bold}}}{{{tex(part.get('stem', ''))}}}" + data_table(part)
                pending = "" if part.get("stem") else rf"\vspace{{-\baselineskip}}\vspace{{-4pt}}"
                label = ""
                continue
            if len(path) == 3:
                body += rf"\needspace{{30mm}}{pending}\lab{{16mm}}{{8mm}}{{{inner}}}{{{tex(part['command'])}}}"
                pending, indent = "", 24
            else:
                body += rf"\needspace{{30mm}}\lab{{0pt}}{{16mm}}{{\makebox[8mm][l]{{{label}}}{bold}}}{{{tex(part['command'])}}}"
                label, indent = "", 16
            lines = part["marks"] if part["marks"] < 3 else part["marks"] + 1
            dots = r"\par\vspace{7pt}\hspace*{%dmm}\dotfill" % indent
            body += dots * (lines - 1) + dots + rf"\ \textbf{{[{part['marks']}]}}\par\bigskip "
            items.append(entry)
            lead = "Ideas such as:\\newline " if part["marks"] > 1 else ""
            cell = lead + r"\newline ".join(tex(text) for text, _ in part["points"])
            cell += "".join(rf"\newline Allow {tex(a)}" for a in part.get("allow", []))
            cell += rf"\newline\rule{{0pt}}{{14pt}}{tex(part['note'])}" if "note" in part else ""
            rows.append(rf"{entry['number']} & {cell} & \hfil {part['marks']}\\\hline ")
        body += rf"\hfill [Total: {total(question)}]\par\bigskip "
        rows[-1] += r"\multicolumn{3}{c}{}\\[-6pt]\hline " if place == 0 else ""
    foot = r"\fancyfoot[L]{\scriptsize\copyright\ CIE Practice 2021}\fancyfoot[C]{\scriptsize 0460/22/M/J/21}"
    engine, source = document(draw, body, ["arial"], (11,), (20, 22), head=r"\fancyhead[C]{\textbf{\thepage}}", foot=foot)
    scheme = r"\renewcommand\arraystretch{1.25}\begin{longtable}{|>{\centering\arraybackslash}p{22mm}|p{112mm}|p{16mm}|}\hline\textbf{Question} & \hfil\textbf{Answer} & \textbf{Marks}\\\hline\endhead " + "".join(rows) + r"\end{longtable}"
    head = r"\fancyhead[L]{\small 0460/22}\fancyhead[C]{\small Geography – Mark Scheme\\ \textbf{PUBLISHED}}\fancyhead[R]{\small May/June 2021}"
    return Document(engine, source, items, document(draw, scheme, ["arial"], (11,), (22, 24), head=head.replace(r"\\ ", " – "), foot=r"\fancyfoot[R]{\scriptsize Page \thepage}")[1])


# Computer science paper and its scheme, Edexcel GCSE

COMPUTING = [
    ("Computers use hardware and software to carry out tasks.", [
        ("Identify the component that holds the instructions of the program that is running.", ["hard disk", "main memory", "motherboard", "operating system"], "B", 1, ["main memory"], None, None),
        ("State two tasks of an operating system.", None, None, 2, ["management of files", "scheduling of processes", "management of users", "provision of a user interface"], ["any other task of an operating system"], "Award one mark for each, up to a maximum of two."),
        ("Explain one reason for using a solid-state drive rather than a magnetic drive in a laptop.", None, None, 2, ["It has no moving parts", "so it is less likely to be damaged when the laptop is dropped"], ["it draws less power so the battery lasts longer"], None)]),
    ("Aisha stores photographs on her computer. Each photograph is 2000 pixels wide and 1500 pixels high, with a colour depth of 24 bits.", [
        ("Identify the number of colours that can be represented with 3 bits.", ["3", "6", "8", "9"], "C", 1, ["8"], None, None),
        ("Construct an expression to calculate the size of one photograph in bytes. You do not have to carry out the calculation.", None, None, 3, ["2000 × 1500", "× 24", "÷ 8"], ["the terms in any order that gives the same value"], None),
        ("Describe how lossy compression reduces the size of a file.", None, None, 2, ["It removes data that people will hardly notice", "which cannot be recovered later"], None, None)]),
    ("A school has a network with a star topology.", [
        ("Identify the device that sends packets from one network to another.", ["hub", "repeater", "switch", "router"], "D", 1, ["router"], None, None),
        ("Give one advantage of a star topology over a bus topology.", None, None, 1, ["If one cable fails, only one device is cut off"], ["fewer collisions"], None)]),
]


@layout(HALF, "paper-chisel", "computing paper with lettered parts, boxes to cross, marks at the right and totals; scheme as a table in its own file")
def paper_chisel(draw):
    body, scheme, items = r"\begin{center}\textbf{Answer ALL questions. Write your answers in the spaces provided.}\\[2pt] Some questions must be answered with a cross in a box \fbox{\scriptsize$\times$}.\end{center}\medskip ", "", []
    for n, (stem, parts) in enumerate(COMPUTING, 1):
        body += rf"\needspace{{60mm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}\medskip "
        sum_ = 0
        scheme += r"\begin{longtable}{|p{20mm}|p{72mm}|p{48mm}|p{13mm}|}\hline\textbf{Question number} & \textbf{Answer} & \textbf{Additional guidance} & \textbf{Mark}\\\hline\endhead "
        for letter, (command, options, right, marks, points, allow, note) in zip("abc", parts):
            sum_ += marks
            body += rf"\needspace{{45mm}}\lab{{8mm}}{{8mm}}{{({letter})}}{{{tex(command)}}}"
            number = f"{n}({letter})"
            rest = {"stem": stem, "allow": allow, "guidance": note}
            if options:
                body += rf"\vspace{{-2pt}}\hfill\textbf{{({marks})}}\par " + "".join(rf"\lab{{18mm}}{{18mm}}{{\hspace*{{1mm}}\fbox{{\rule{{0pt}}{{5pt}}\rule{{5pt}}{{0pt}}}}\hspace{{4mm}}\textbf{{{x}}}}}{{{tex(o)}}}" for x, o in zip("ABCD", options)) + r"\bigskip "
                cell = rf"\textbf{{{right}}}\quad {tex(points[0])}"
                items.append(item(command, points[0], number, marks, choices("ABCD", options), kind="mcq", answer_label=right, **rest))
            else:
                body += rf"\vspace{{-2pt}}\hfill\textbf{{({marks})}}\par " + r"\vspace{9mm}\hspace*{8mm}\rule{\dimexpr\linewidth-8mm}{0.3pt}\par " * (marks + 1) + r"\bigskip "
                many = note is not None
                cell = (r"Any two from:\newline " if many else "") + r"\newline ".join((r"\textbullet\ " if marks > 1 else "") + tex(p).replace("×", r"$\times$").replace("÷", r"$\div$") + (" (1)" if marks > 1 else "") for p in points)
                rubric = [{"text": p, "marks": 1} for p in points] if marks > 1 else None
                items.append(item(command, "\n".join(points), number, marks, rubric=rubric, **rest))
            guide = r"\newline ".join(([rf"Allow {tex(a)}" for a in allow] if allow else []) + ([tex(note)] if note else []))
            scheme += rf"\rule{{0pt}}{{11pt}}\textbf{{{number}}} & {cell} & {guide} & \hfil ({marks})\\\hline "
        body += rf"\hfill\textbf{{(Total for Question {n} = {sum_} marks)}}\par\smallskip\hrule\bigskip "
        scheme += r"\end{longtable} "
    body += r"\hfill\textbf{TOTAL FOR PAPER = 13 MARKS}"
    engine, source = document(draw, body, ["timesnew"], (11, 12), (22, 24), foot=r"\fancyfoot[L]{\textbf{\thepage}}\fancyfoot[R]{\small P62054A}")
    return Document(engine, source, items, document(draw, r"{\large\bfseries 1CP2/01 Mark scheme}\par\medskip\raggedright " + scheme, ["arial"], (10,), (20, 21))[1])


# Physics worked out, Dutch havo

GELUID = [
    ("Opgave 1 Echo in de bergen", "Een wandelaar roept naar een steile rotswand. Na 1,8 s hoort hij de echo. De geluidssnelheid is die dag 340 m/s.", [
        (2, "Bereken de afstand tussen de wandelaar en de rotswand.", "Het geluid legt s = v · t = 340 · 1,8 = 612 m af. De afstand is de helft daarvan: 306 m."),
        (1, "Leg uit of de echo bij vorst eerder of later terugkomt.", "Later, want in koude lucht is de geluidssnelheid kleiner.")]),
    ("Opgave 2 Gitaarsnaar", "Een snaar van een gitaar is 65 cm lang en trilt in de grondtoon met een frequentie van 110 Hz.", [
        (2, "Bepaal de golflengte van de golven in de snaar.", "In de grondtoon past een halve golflengte op de snaar, dus λ = 2 · 0,65 = 1,30 m."),
        (2, "Bereken de golfsnelheid in de snaar.", "v = f · λ = 110 · 1,30 = 143 m/s."),
        (2, "De gitarist drukt de snaar in het midden in. Welke frequentie heeft de toon nu?", "De lengte halveert en de snelheid blijft gelijk, dus de frequentie verdubbelt tot 220 Hz.")]),
    ("Opgave 3 Geluidsniveau", "Op een schoolplein meet een leerling op 2 m van één luidspreker een geluidsniveau van 80 dB.", [
        (2, "Hoe groot is het geluidsniveau als een tweede, gelijke luidspreker ernaast wordt gezet?", "Het vermogen verdubbelt, dat geeft 3 dB erbij: 83 dB."),
        (1, "Noem een manier om het gehoor op het plein te beschermen.", "Oordopjes dragen of verder van de luidsprekers gaan staan.")]),
]


@layout(HALF, "uitwerkingen-mallet", "physics exercises of a Dutch teacher with the solutions run in, points before the numbers")
def uitwerkingen_mallet(draw):
    body, items, n = "", [], 0
    for head, stem, parts in GELUID:
        body += f'#v(4mm)\n#text(weight: "bold", size: 12pt)[{ty(head)}]\n\n{ty(stem)}\n\n'
        for points, question, answer in parts:
            n += 1
            body += f'#grid(columns: (9mm, 8mm, 1fr), row-gutter: 2.5mm, text(8pt)[{points}p], strong[{n}], [{ty(question)}], [], [], block(inset: (left: 3mm), stroke: (left: 1.5pt + gray))[_Uitwerking_ \\ {ty(answer)}])\n\n'
            items.append(item(question, answer, str(n), points, stem=stem, section=head))
    source = f"""#set page(paper: "a4", margin: (x: 24mm, y: 22mm), header: text(9pt)[4 havo · Natuurkunde · Hoofdstuk 5 Geluid #h(1fr) Uitwerkingen], footer: align(center, text(9pt)[#context counter(page).display()]))
#set text(font: ({draw.one(['"Carlito"', '"Lato"', '"Open Sans"'])},), size: 11pt, lang: "nl")
#set par(leading: 0.6em)
{body}"""
    return Document("typst", source, items)


# Chemistry review, exam.cls

ACIDS = [
    ("mcq", "Which of these is a strong acid?", ["acetic acid", "hydrochloric acid", "carbonic acid", "citric acid"], 1),
    ("mcq", "A solution turns red litmus paper blue. The solution is", ["acidic", "neutral", "basic", "saturated"], 2),
    ("parts", "Define each term.", [("pH", "a measure of how acidic or basic a solution is, from the concentration of hydrogen ions"), ("indicator", "a substance whose color depends on the pH"), ("neutralization", "the reaction of an acid with a base to form a salt and water")]),
    ("one", "Name the salt that forms when potassium hydroxide reacts with nitric acid.", "potassium nitrate"),
    ("one", "What is the pH of a solution with a hydrogen ion concentration of 0.001 mol/L?", "3"),
    ("mcq", "Which gas is given off when magnesium reacts with a dilute acid?", ["oxygen", "carbon dioxide", "hydrogen", "chlorine"], 2),
    ("parts", "A student titrates 25.0 mL of hydrochloric acid with 0.100 mol/L sodium hydroxide. The end point is at 20.0 mL.", [("How many moles of sodium hydroxide were added?", "0.00200 mol"), ("How many moles of acid were in the flask?", "0.00200 mol, because they react one to one"), ("Find the concentration of the acid.", "0.0800 mol/L")]),
]


@layout(HALF, "review-spanner", "chemistry review in exam.cls with boxes of solutions and choices with a tick at the right one")
def review_spanner(draw):
    body, items = "", []
    for n, (kind, text, *rest) in enumerate(ACIDS, 1):
        body += rf"\question {tex(text)}" + "\n"
        if kind == "mcq":
            options, right = rest
            body += r"\begin{checkboxes}" + "".join((r"\CorrectChoice " if k == right else r"\choice ") + tex(o) + "\n" for k, o in enumerate(options)) + r"\end{checkboxes}" + "\n"
            items.append(item(text, options[right], str(n), None, choices([None] * 4, options), kind="mcq"))
        elif kind == "one":
            body += rf"\begin{{solution}}[2cm]{tex(rest[0])}\end{{solution}}" + "\n"
            items.append(item(text, rest[0], str(n)))
        else:
            body += r"\begin{parts}" + "".join(rf"\part {tex(q)} \begin{{solution}}[2cm]{tex(a)}\end{{solution}}" + "\n" for q, a in rest[0]) + r"\end{parts}" + "\n"
            items += [item(q, a, f"{n}({'abc'[k]})", stem=text, kind="definition" if text.startswith("Define") else "short") for k, (q, a) in enumerate(rest[0])]
    source = rf"""\documentclass[{draw.one([11, 12])}pt,letterpaper,answers]{{exam}}
\usepackage[T1]{{fontenc}}\usepackage[utf8]{{inputenc}}\usepackage{{{draw.one(['mathptmx', 'lmodern', 'charter'])}}}\usepackage{{amssymb}}
\pagestyle{{headandfoot}}\firstpageheader{{Chemistry I\\Mr. Okafor}}{{\Large\bfseries Unit 9 Review: Acids and Bases}}{{Period \makebox[12mm]{{\hrulefill}}}}\runningheader{{}}{{Unit 9 Review}}{{}}\footer{{}}{{Page \thepage\ of \numpages}}{{}}\checkboxchar{{$\square$}}\checkedchar{{$\boxtimes$}}\shadedsolutions\definecolor{{SolutionColor}}{{gray}}{{0.9}}
\begin{{document}}\noindent Name:\enspace\makebox[8cm]{{\hrulefill}}\hfill Date:\enspace\makebox[4cm]{{\hrulefill}}\par\vspace{{4mm}}
\begin{{questions}}
{body}\end{{questions}}\end{{document}}
""".replace(r"\usepackage{amssymb}", r"\usepackage{amssymb,color}")
    return Document("latex", source, items)


# Earth science, Part A, with the scoring key, Regents

EARTH = [
    ("Which process changes water vapor into liquid water?", ["evaporation", "condensation", "sublimation", "transpiration"], 2),
    ("The apparent daily motion of the stars across the night sky is caused by Earth’s", ["revolution", "tilt", "rotation", "precession"], 3),
    ("Which instrument is used to measure wind speed?", ["anemometer", "barometer", "psychrometer", "thermometer"], 1),
    ("A rock that formed from the cooling of lava at the surface is most likely to have", ["foliation", "visible bands of minerals", "fossils of sea animals", "small crystals or none"], 4),
    ("Which gas makes up the greatest part of Earth’s atmosphere by volume?", ["oxygen", "argon", "nitrogen", "carbon dioxide"], 3),
    ("Most of the evidence for the structure of Earth’s interior comes from the study of", ["seismic waves", "deep wells", "volcanic ash", "tides"], 1),
    ("On which date does New York State receive the most hours of daylight?", ["March 21", "June 21", "September 23", "December 21"], 2),
    ("A river flows most slowly where it", ["cuts through a canyon", "falls over a ledge", "runs down a steep valley", "enters a lake"], 4),
    ("Which mineral is scratched by a fingernail?", ["talc", "quartz", "feldspar", "topaz"], 1),
    ("The Hawaiian Islands formed as the Pacific Plate moved over", ["a mid-ocean ridge", "a hot spot", "a continental shelf", "a transform fault"], 2),
    ("During a total solar eclipse, the Moon’s phase is", ["first quarter", "full", "last quarter", "new"], 4),
    ("Cold fronts most often bring", ["days of light drizzle", "clear and humid air", "brief heavy showers followed by cooler air", "a slow rise in temperature"], 3),
]


@layout(HALF, "regents-auger", "earth science choices with numbered options in two columns, the key behind as a grid with dots")
def regents_auger(draw):
    body, items = r"\begin{center}\textbf{Part A}\\[3pt]\textbf{Answer all questions in this part.}\end{center}\textit{Directions} (1--12): For \textit{each} statement or question, choose the word or expression that best completes the statement or answers the question. Record your answers on your separate answer sheet.\par\medskip\setlength\columnsep{9mm}\setlength\columnseprule{0.3pt}\begin{multicols}{2}\raggedright ", []
    for n, (question, options, right) in enumerate(EARTH, 1):
        body += rf"\begin{{minipage}}{{\linewidth}}\lab{{0pt}}{{7mm}}{{\hfill {n}\enspace}}{{{tex(question)}}}"
        if max(map(len, options)) < 17:
            body += rf"\hspace*{{7mm}}\begin{{tabular}}{{@{{}}p{{0.4\linewidth}}@{{\hspace{{2mm}}}}p{{0.42\linewidth}}@{{}}}}(1) {tex(options[0])} & (3) {tex(options[2])}\\(2) {tex(options[1])} & (4) {tex(options[3])}\end{{tabular}}\par"
        else:
            body += "".join(rf"\lab{{7mm}}{{7mm}}{{({k})}}{{{tex(o)}}}" for k, o in enumerate(options, 1))
        body += r"\end{minipage}\par\vspace{4mm}"
        items.append(item(question, options[right - 1], str(n), None, choices("1234", options), kind="mcq", answer_label=str(right), section="Part A"))
    body += r"\end{multicols}\newpage\begin{center}{\large\bfseries SCORING KEY}\\[3pt]\textbf{Part A}\\ Allow a total of 12 credits, one credit for each correct answer.\end{center}\begin{center}\begin{tabular}{|@{\hspace{5mm}}l@{\hspace{12mm}}l@{\hspace{12mm}}l@{\hspace{5mm}}|}\hline "
    cells = [rf"\makebox[6mm][r]{{{n}}} .\ .\ .\ .\ {right} .\ .\ .\ ." for n, (*_, right) in enumerate(EARTH, 1)]
    body += "".join(rf"\rule{{0pt}}{{16pt}}{cells[k]} & {cells[k + 4]} & {cells[k + 8]}\\ " for k in range(4)) + r"[4pt]\hline\end{tabular}\end{center}"
    engine, source = document(draw, body, ["schoolbook", "timesnew"], (10,), (19, 21), foot=r"\fancyfoot[L]{\small P.S./E. Sci. Practice}\fancyfoot[C]{\small [\thepage]}", paper="letterpaper")
    return Document(engine, source, items)


# Science paper, PSLE

PSLE = [
    ("Which one of the following animals breathes through its moist skin?", ["sparrow", "goldfish", "frog", "lizard"], 3),
    ("Which part of a flowering plant makes most of its food?", ["root", "stem", "leaf", "fruit"], 3),
    ("A metal spoon left in hot soup becomes hot because metal is a good", ["conductor of heat", "insulator of heat", "source of heat", "reflector of light"], 1),
    ("Which of the following is not needed by seeds to germinate?", ["water", "air", "warmth", "light"], 4),
    ("In which stage of its life does a butterfly not feed?", ["caterpillar", "pupa", "adult", "none of these"], 2),
    ("Which force slows down a ball that rolls on a carpet?", ["magnetic force", "gravitational force", "frictional force", "elastic spring force"], 3),
    ("Two bulbs are connected in series with a battery. One bulb fuses. The other bulb will", ["not light up", "become brighter", "become dimmer", "stay as bright"], 1),
    ("Digested food is absorbed into the blood mainly in the", ["stomach", "small intestine", "large intestine", "gullet"], 2),
]
STATES = ("Which set shows the correct properties of a gas?", [("yes", "yes"), ("yes", "no"), ("no", "yes"), ("no", "no")], 4)


@layout(HALF, "science-pliers", "primary science of Singapore, numbered options in rows and an empty bracket, the key behind")
def science_pliers(draw):
    body = paragraph(run("Section A (2 marks each)", "B")) + paragraph(run("For each question from 1 to 9, four options are given. Choose the correct answer (1, 2, 3 or 4) and write it in the bracket.", "I"))
    items = []
    for n, (question, options, right) in enumerate(PSLE, 1):
        body += paragraph(run(f"{n}.\t{question}"), "Ask")
        body += paragraph(run(f"(1)\t{options[0]}\t(2)\t{options[1]}"), "Opt") + paragraph(run(f"(3)\t{options[2]}\t(4)\t{options[3]}\t(      )"), "Opt2")
        items.append(item(question, options[right - 1], str(n), None, choices("1234", options), kind="mcq", answer_label=str(right)))
    question, options, right = STATES
    body += paragraph(run(f"9.\t{question}"), "Ask") + paragraph(run("\tDefinite shape\tDefinite volume", "B"), "Row")
    body += "".join(paragraph(run(f"({k})\t{a}\t{b}" + ("\t(      )" if k == 4 else "")), "Row") for k, (a, b) in enumerate(options, 1))
    items.append(item(question, "no no", "9", None, choices("1234", [" ".join(o) for o in options]), kind="mcq", answer_label="4"))
    rights = [q[2] for q in PSLE] + [right]
    body += paragraph(run("ANSWER KEY"), "New") + paragraph(run("Primary 6 Science  Booklet A"), "Mid")
    body += paragraph(run("\t".join(f"Q{n}" for n in range(1, 10)), "B"), "Grid") + paragraph(run("\t".join(str(r) for r in rights)), "Grid")
    styles = (
        paragraph_style("Ask", 0.55, 1.0, -1.0, [(1.0, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Opt", 0.1, 1.0, 0, [(2.0, ""), (8.0, ""), (9.0, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Opt2", 0.1, 1.0, 0, [(2.0, ""), (8.0, ""), (9.0, ""), (16.6, 'style:type="right"')])
        + paragraph_style("Row", 0.08, 1.0, 0, [(2.4, ""), (6.4, ""), (16.6, 'style:type="right"')])
        + paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page" fo:text-align="center"')
        + paragraph_style("Mid", 0.1, extra='fo:text-align="center"')
        + paragraph_style("Grid", 0.35, 1.0, 0, [(1.0 + 1.6 * k, "") for k in range(1, 10)])
    )
    engine, source = office(draw, body, ["Liberation Sans", "Carlito"], (12,), margin=2.1, styles=styles)
    return Document(engine, source, items)


# Reviewer for teachers, Philippines

LET = [
    ("A pupil calls every four-legged animal a dog. In Piaget’s terms, this is an example of", ["accommodation", "assimilation", "conservation", "equilibration"], 1),
    ("Teacher Liza gives a quiz in the middle of a unit to see what must be taught again. What kind of assessment is this?", ["diagnostic", "summative", "formative", "placement"], 2),
    ("What does Vygotsky call the distance between what a child can do alone and what the child can do with help?", ["zone of proximal development", "scaffolding", "sensitive period", "readiness"], 0),
    ("Which of the following is the highest level of the revised taxonomy of Bloom?", ["analyzing", "applying", "evaluating", "creating"], 3),
    ("A test measures what it is meant to measure. The test is", ["reliable", "valid", "practical", "fair"], 1),
    ("Who is known for the experiment with the Bobo doll?", ["Skinner", "Pavlov", "Thorndike", "Bandura"], 3),
    ("In the score set 4, 6, 6, 7, 12, which number is the mode?", ["7", "12", "6", "4"], 2),
    ("According to Erikson, which crisis belongs to adolescence?", ["identity vs. role confusion", "trust vs. mistrust", "industry vs. inferiority", "intimacy vs. isolation"], 0),
    ("A teacher takes away homework for a day because the class worked well. This is an example of", ["punishment", "extinction", "negative reinforcement", "modeling"], 2),
    ("Which of these is an advantage of essay tests over multiple-choice tests?", ["They are scored faster.", "They show how pupils organize ideas.", "They cover more topics.", "Two raters always agree on them."], 1),
]


@layout(HALF, "reviewer-rasp", "reviewer for an examination of teachers, Philippines, the right option in bold on the page")
def reviewer_rasp(draw):
    body = paragraph(run("PROFESSIONAL EDUCATION"), "Mid") + paragraph(run("LET Reviewer – Set 3 (correct answers are in bold)"), "Mid2")
    items = []
    for n, (question, options, right) in enumerate(LET, 1):
        body += paragraph(run(f"{n}. {question}"), "Ask")
        for k, option in enumerate(options):
            body += paragraph(run(f"{'ABCD'[k]}. {option}", "B" if k == right else None), "Opt")
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    styles = (
        paragraph_style("Mid", 0, bold=True, size=13, extra='fo:text-align="center"') + paragraph_style("Mid2", 0.1, extra='fo:text-align="center"')
        + paragraph_style("Ask", 0.35, 0.6, -0.6, extra='fo:keep-with-next="always"') + paragraph_style("Opt", 0.0, 1.3)
    )
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (11,), margin=2.3, styles=styles)
    return Document(engine, source, items)


# True or false, first-year psychology

PSYCH = [
    ("The hippocampus plays a part in forming new memories.", True, 61), ("A correlation between two variables shows that one causes the other.", False, 32),
    ("In classical conditioning, the response is learned through rewards.", False, 148), ("Most people can hold about seven items in short-term memory.", True, 203),
    ("The optic nerve leaves the eye at the blind spot.", True, 95), ("Dreams occur only during REM sleep.", False, 122),
    ("A neurotransmitter crosses the gap between two neurons.", True, 54), ("In a double-blind study, only the participants know who receives the placebo.", False, 38),
    ("Wilhelm Wundt opened his laboratory in Leipzig in 1879.", True, 5), ("The cerebellum helps to coordinate movement.", True, 60),
    ("Punishment always makes a behaviour more frequent.", False, 156), ("People recall a list better when they spread their study over several days.", True, 211),
    ("Broca’s area lies in the occipital lobe of most people.", False, 64), ("The absolute threshold is the weakest stimulus that a person detects half of the time.", True, 88),
]


@layout(HALF, "statements-gimlet", "true or false of a Canadian university, T and F before the number, the key behind with pages")
def statements_gimlet(draw):
    lines = [".ce 3", "\\fBPSYC 1000  Introduction to Psychology\\fP", "Study Guide, Midterm 1", "True/False Practice Items", ".sp", "Circle T if the statement is true and F if it is false. Answers and page references to the textbook are on the last page.", ".sp 0.7", ".nr w \\w'T   F   00.  'u"]
    items = []
    for n, (text, right, _) in enumerate(PSYCH, 1):
        lines += [f".IP \"T   F{'   ' if n > 9 else '    '}{n}.\" 0.9i", plain(text)]
        items.append(item(text, "True" if right else "False", str(n), kind="truefalse"))
    lines += [".bp", "\\fBAnswers to True/False Practice Items\\fP", ".sp 0.5", ".nf", ".ta 0.5i 1.0i 2.5i 3.0i 3.5i"]
    half = len(PSYCH) // 2
    for k in range(half):
        (_, a, p), (_, b, q) = PSYCH[k], PSYCH[k + half]
        lines.append(f"{k + 1}.\t{'FT'[a]}\t(p. {p})\t{k + 1 + half}.\t{'FT'[b]}\t(p. {q})")
    engine, source = roff(draw, [*lines, ".fi"], (11,), ("T", "N"))
    return Document(engine, source, items)


# Phrasal verbs with a bank

PHRASAL = [
    ("We had to {} the picnic because of the storm.", "call off"), ("Could you {} the radio? I can’t hear it.", "turn up"),
    ("My car tends to {} in cold weather.", "break down"), ("Please {} your shoes before you come in.", "take off"),
    ("I don’t know this word, so I’ll {} it {} in a dictionary.", "look up"), ("They want to {} a family in the country.", "bring up"),
    ("It is hard to {} smoking without help.", "give up"), ("Who will {} the children while you are at work?", "look after"),
    ("I hope to {} my old friends at the party.", "catch up with"), ("We are going to {} of milk by Friday.", "run out"),
    ("You have to {} this form to join the library.", "fill in"), ("The plane will {} in ten minutes, so fasten your seat belt.", "take to the air"),
]
PHRASAL = [p for p in PHRASAL if p[1] not in ("look up", "take to the air")]


@layout(HALF, "gaps-awl", "phrasal verbs, a bank in a frame and two columns of sentences with gaps, the key at the foot")
def gaps_awl(draw):
    asked = draw.mixed(PHRASAL)
    bank = draw.mixed([answer for _, answer in asked])
    body = "<div class=t><span>Phrasal Verbs 2</span><span class=s>elementary / pre-intermediate</span></div><p>Name: ______________________ &emsp; Date: ____________</p><p>Choose the best phrasal verb from the box to complete each sentence.</p><div class=b>" + "".join(f"<span>{w}</span>" for w in bank) + "</div><div class=cols>"
    items = []
    for n, (text, answer) in enumerate(asked, 1):
        shown = text.format("________________")
        body += f"<p class=q><b>{n}.</b> {web(shown)}</p>"
        items.append(item(shown, answer, str(n), kind="gap"))
    body += "</div><div class=k><b>ANSWERS:</b> " + " &nbsp; ".join(f"{n}. {a}" for n, (_, a) in enumerate(asked, 1)) + "</div><div class=f>Permission granted to reproduce for classroom use.</div>"
    css = ".t { display: flex; justify-content: space-between; align-items: baseline; border-bottom: 3px solid #c60; font-size: 170%; font-weight: bold } .s { font-size: 55%; font-weight: normal } .b { border: 2px solid #333; border-radius: 3mm; padding: 3mm; display: grid; grid-template-columns: repeat(5, 1fr); text-align: center; row-gap: 2mm; margin: 4mm 0 } .cols { columns: 2; column-gap: 10mm } .q { break-inside: avoid; margin: 0 0 6mm; padding-left: 7mm; text-indent: -7mm; line-height: 1.7 } .k { margin-top: 14mm; font-size: 75%; border-top: 1px solid #888; padding-top: 2mm } .f { font-size: 65%; text-align: center; margin-top: 4mm; color: #555 }"
    engine, source = page(draw, body, ["Open Sans", "Carlito", "Liberation Sans"], (12,), css)
    return Document(engine, source, items)


# Text with gaps, German

KARTOFFEL = [
    [("Die Kartoffel ist heute aus vielen Küchen nicht mehr wegzudenken.", None), ("Ihre Heimat sind die {} in Südamerika, wo sie schon vor Jahrtausenden angebaut wurde.", "Anden"), ("Im 16. Jahrhundert brachten spanische {} die Pflanze nach Europa.", "Seefahrer")],
    [("Zunächst bewunderte man sie vor allem wegen ihrer schönen {}.", "Blüten"), ("Gegessen wurde sie lange kaum, denn die grünen Teile der Pflanze sind {}.", "giftig")],
    [("In Preußen befahl König {} der Große im Jahr 1756 den Anbau.", "Friedrich"), ("Die Knolle wächst auch auf armen {} und macht viele Menschen satt.", "Böden"), ("Als in Irland um 1845 eine {} die Ernte vernichtete, kam es zu einer großen Hungersnot.", "Krankheit"), ("Viele Iren wanderten damals nach {} aus.", "Amerika")],
    [("Die Kartoffel enthält viel {}, die dem Körper Energie liefert.", "Stärke"), ("Aus ihr macht man Klöße, Püree und, in heißem {} gebacken, Pommes frites.", "Fett")],
]


@layout(HALF, "cloze-spade", "German passage with numbered gaps and a bank of words, the solution on the next page")
def cloze_spade(draw):
    answers = [a for para in KARTOFFEL for _, a in para if a]
    bank = draw.mixed(answers)
    body = paragraph(run("Name: ______________________\tKlasse: ______\tDatum: ____________"), "Who") + paragraph(run("Lückentext: Die Geschichte der Kartoffel"), "Title")
    body += paragraph(run("Setze die folgenden Wörter richtig ein:", "B")) + paragraph(run(" – ".join(bank), "I"), "Bank")
    items, n = [], 0
    for para in KARTOFFEL:
        made = []
        for text, answer in para:
            if answer is None:
                made.append(text)
                continue
            n += 1
            shown = text.format(f"({n}) ________________")
            made.append(shown)
            items.append(item(shown, answer, str(n), kind="gap"))
        body += paragraph(run(" ".join(made)), "Long")
    body += paragraph(run("Lösung"), "New") + "".join(paragraph(run(f"({k}) {a}"), "Sol") for k, a in enumerate(answers, 1))
    styles = (
        paragraph_style("Who", 0, tabs=[(8.5, ""), (12.0, "")]) + paragraph_style("Bank", 0.2, extra='fo:border="1pt solid #000000" fo:padding="0.2cm" fo:text-align="center"')
        + paragraph_style("Long", 0.35, extra='fo:line-height="170%"') + paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page"') + paragraph_style("Sol", 0.1, 0.5)
    )
    engine, source = office(draw, body, ["Liberation Serif", "Carlito", "Liberation Sans"], (12,), margin=2.2, foot=False, styles=styles)
    return Document(engine, source, items)


# Terms of art to match

ART = [
    ("contour", "a line that shows the edge of an object"), ("complementary colors", "two hues that stand opposite each other on the color wheel"), ("negative space", "the empty area around and between the objects"),
    ("collage", "a picture made of paper, cloth and other bits glued to a surface"), ("still life", "a picture of objects that do not move, such as fruit or bottles"), ("hatching", "shading with many parallel lines"),
    ("medium", "the material with which an artist works"), ("tint", "a color to which white has been added"), ("vanishing point", "the place on the horizon where parallel lines seem to meet"),
    ("fresco", "a painting made on wet plaster"), ("kiln", "the oven in which clay is fired"), ("palette", "the board on which paints are mixed"),
]


@layout(HALF, "matching-trowel", "terms of art to match, blanks before numbers at the left, letters at the right, the key at the foot")
def matching_trowel(draw):
    ends = draw.mixed([d for _, d in ART])
    letters = "ABCDEFGHIJKL"
    listed = choices(letters, ends)
    left = "".join(rf"\lab{{0pt}}{{20mm}}{{\rule{{9mm}}{{0.4pt}}\hfill {n}.\enspace}}{{{tex(t)}}}\vspace{{5.5mm}}" for n, (t, _) in enumerate(ART, 1))
    right = "".join(rf"\lab{{0pt}}{{8mm}}{{{x}.}}{{{tex(d)}}}\vspace{{2.3mm}}" for x, d in zip(letters, ends))
    key = [letters[ends.index(d)] for _, d in ART]
    body = r"Name \rule{60mm}{0.4pt}\hfill Period \rule{15mm}{0.4pt}\par\bigskip\begin{center}{\LARGE\bfseries Art Vocabulary Quiz}\\[4pt] Mrs.\ Delgado, Grade 7\end{center}\textbf{Matching.} Write the letter of the definition on the line next to the term.\par\bigskip\begin{minipage}[t]{0.42\linewidth}\raggedright " + left + r"\end{minipage}\hfill\begin{minipage}[t]{0.54\linewidth}\raggedright " + right + r"\end{minipage}\par\vfill{\footnotesize\textbf{Key:} " + r"\quad ".join(f"{n}-{x}" for n, x in enumerate(key, 1)) + r"\par}"
    items = [item(t, d, str(n), None, listed, kind="match", answer_label=key[n - 1]) for n, (t, d) in enumerate(ART, 1)]
    engine, source = document(draw, body, ["palatino", "times", "lmsans"], (11,), (22, 25), foot=r"\fancyfoot{}", paper="letterpaper")
    return Document(engine, source, items)


# Cards for a pub quiz

PUB = [
    ("Sport", [("How many players of one side are on the field in a game of rugby league?", "Thirteen"), ("In which city were the first modern Olympic Games held?", "Athens"), ("Which colour of ball is worth seven points in snooker?", "Black"), ("What is the name of the trophy for which England and Australia play at cricket?", "The Ashes")]),
    ("Telly and film", [("Who directed Psycho and The Birds?", "Alfred Hitchcock"), ("Which ship is the scene of James Cameron’s film of 1997?", "Titanic"), ("In Fawlty Towers, from which city does Manuel come?", "Barcelona"), ("What is the name of the lion cub in The Lion King?", "Simba")]),
    ("Potluck", [("What is the smallest prime number?", "Two"), ("On which London street is the prime minister’s official residence?", "Downing Street"), ("Which instrument has 88 keys?", "The piano"), ("What do you call a group of lions?", "A pride"), ("In which country was the composer Chopin born?", "Poland"), ("How many sides does a heptagon have?", "Seven")]),
]


@layout(HALF, "pairs-hacksaw", "cards of a British pub quiz with Q: and A: in two columns")
def pairs_hacksaw(draw):
    body, items = "<h1>The Crown &amp; Anchor – quiz cards</h1><p class=c>Cut along the lines. Question master’s copy.</p>", []
    for head, pairs in PUB:
        body += f"<h2>{head}</h2><div class=g>"
        for question, answer in pairs:
            body += f"<div class=k><p><b>Q:</b> {web(question)}</p><p class=a><b>A:</b> {web(answer)}</p></div>"
            items.append(item(question, answer, section=head))
        body += "</div>"
    css = "h1 { text-align: center; font-size: 150%; margin: 0 } .c { text-align: center; margin: 1mm 0 } h2 { background: #222; color: #fff; padding: 1mm 3mm; font-size: 115%; margin: 4mm 0 2mm; break-after: avoid } .g { display: grid; grid-template-columns: 1fr 1fr } .k { border: 1px dashed #777; padding: 2mm 4mm; min-height: 22mm; margin: -0.5px; break-inside: avoid } .k p { margin: 1mm 0 } .a { color: #a00 }"
    engine, source = page(draw, body, ["Roboto", "Lato", "Liberation Serif"], (11,), css)
    return Document(engine, source, items)
