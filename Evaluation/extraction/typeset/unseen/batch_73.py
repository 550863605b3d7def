"""The seventy-third: sheets as a second collection would have them, after documents chosen by dice (random, seed 73) from these.

paper: WJEC Eduqas (Wales) GCSE Geology, component 1, 2019 *; CCEA (Northern Ireland) GCSE Home Economics, 2018; Edexcel (England)
International GCSE Business, paper 1, 2019 *; SQA (Scotland) National 5 Music, 2018 *. Solutions run in: MIT OpenCourseWare (USA)
18.05 problem set, 2014; UKMT (UK) Senior Kangaroo solutions, 2017 *. exam.cls: community college (USA) calculus quiz, 2021 *; high
school (USA) chemistry review, 2019. Key at the end: NYS Regents (USA) Earth Science, 2016; FAA (USA) private pilot sample test,
2020 *; RSGB (UK) Foundation mock paper, 2020 *. Options in rows: Department of Examinations (Sri Lanka) O/L Science, 2017; Math
Kangaroo (international) Benjamin, 2018 *. Right option marked: Moodle quiz review, 2022 *; food handlers' course (Canada), 2020.
True or false: driver education worksheet (USA), 2015; Goethe-Institut (Germany) A2 Hören, 2016 *. Gaps: British Council teacher
(Spain), 2014; primary science sheet (Australia), 2019 *. Cloze: Cambridge English (UK) B2 First, part 1, 2015 *; IELTS (UK)
summary, 2016. Matching: US history teacher, 2012; medical terminology textbook (USA), 2010 *. Q and A: NASA outreach handout
(USA), 2009 *; parish newsletter (Ireland), 2013. FAQ: pension authority (Ireland), 2018 *; data-protection office (Malta), 2019 *.
Glossary: central bank (New Zealand), 2017; sailing club (UK), 2011 *. Definition table: project-management course (India), 2018;
art department (England), 2020 *. Words: Latin course (UK) stage checklist, 2002 *; evening course in Swedish, 2016. Another
script: modern Greek course (Cyprus), 2015 *; JLPT N5 (Japan) adjectives, 2019 *. Civics: citizenship (Canada), 2014; constitution
examination (Lithuania), 2018 *. Textbook: trigonometry (USA), 2017; school physics (India), 2006 *. Asks nothing: laboratory rules
(Canada), 2019; museum's article for schools (Netherlands), 2018 *.
"""

import engines  # noqa: F401  (registers latex)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"


def leaves(questions):
    """The items of questions as (stem, [(letter, stem, [(roman, question, points, notes)])]) with points as (text, marks)."""
    items = []
    for n, (stem, parts) in enumerate(questions, 1):
        for letter, inner, asked in parts:
            for roman, question, points, notes in asked:
                marks = sum(mark for _, mark in points)
                rubric = [{"text": text, "marks": mark} for text, mark in points] if marks > 1 else None
                label = f"{n}({letter})" + (f"({roman})" if roman else "")
                stems = " ".join(s for s in (stem, inner) if s)
                items.append(item(question, "\n".join(text for text, _ in points), label, marks, stem=stems, rubric=rubric, kind="numeric" if "Calculate" in question else "short", **notes))
    return items


# Geology paper, Wales

GEOLOGY = [
    ("Table 1 describes three rock specimens that students collected on a field visit.", [
        ("a", None, [
            ("i", "Name specimen B.", [("granite", 1)], {}),
            ("ii", "Explain how the size of its crystals shows that specimen B cooled slowly.", [("crystals are coarse / larger than 5 mm", 1), ("heat was lost slowly at depth so crystals had time to grow", 1)], {}),
        ]),
        ("b", None, [("", "Describe a test which would show that specimen A contains calcite.", [("add a drop of dilute hydrochloric acid", 1), ("it fizzes / gas is given off", 1)], {"allow": ["effervesces"]})]),
        ("c", None, [("", "State the type of metamorphism that formed specimen C.", [("regional", 1)], {"reject": ["contact"]})]),
    ]),
    ("A trilobite and several ammonites were found in two quarries 8 km apart.", [
        ("a", None, [("", "State what is meant by the term zone fossil.", [("a fossil used to date the rock in which it is found", 1)], {})]),
        ("b", "The ammonites are of four species.", [
            ("i", "Name the era in which trilobites lived.", [("Palaeozoic", 1)], {}),
            ("ii", "Give two reasons why ammonites are good zone fossils.", [("they evolved rapidly", 1), ("they were widespread", 1)], {"allow": ["abundant", "easily recognised"]}),
        ]),
        ("c", None, [("", "Explain why radiocarbon dating cannot be used for the rock in these quarries.", [("the half-life of carbon-14 is only 5700 years", 1), ("too little carbon-14 is left to be measured", 1)], {})]),
    ]),
    ("A seismometer stands 420 km from the focus of an earthquake. P waves travel through the crust at 6.0 km/s.", [
        ("a", None, [("", "Calculate the time that the P waves take to reach the seismometer. Show your working.", [("420 ÷ 6.0", 1), ("70 s", 1)], {})]),
        ("b", None, [("", "State one difference between P waves and S waves.", [("P waves are longitudinal, S waves are transverse", 1)], {"allow": ["S waves are slower"]})]),
        ("c", None, [("", "Explain how S waves provide evidence that the outer core is liquid.", [("S waves cannot travel through liquids", 1), ("they are not received beyond about 103° from the focus", 1), ("so they must have been stopped by the outer core", 1)], {})]),
    ]),
]
SPECIMENS = [("A", "grey; rounded fragments of shell", "fizzes"), ("B", "pink, white and black interlocking crystals, 6 mm", "none"), ("C", "thin wavy layers of silvery mica with red garnets", "none")]


@layout(HALF, "paper-galliard", "paper, scheme in its own file")
def paper_galliard(draw):
    items = leaves(GEOLOGY)
    body, scheme, left = "<p class=i>Answer <b>all</b> questions.</p>", "", iter(items)
    for n, (stem, parts) in enumerate(GEOLOGY, 1):
        body += f"<div class=q><b class=n>{n}.</b><span>{web(stem)}</span></div>"
        scheme += "<table><thead><tr><th rowspan=2 colspan=3>Question<th rowspan=2>Marking details<th colspan=4>Marks available</tr><tr><th>AO1<th>AO2<th>AO3<th>Total</tr></thead>"
        if n == 1:
            body += "<table class=d><caption>Table 1</caption><tr><th>Specimen<th>Appearance<th>Reaction with acid</tr>" + "".join("<tr>" + "".join(f"<td>{c}" for c in row) + "</tr>" for row in SPECIMENS) + "</table>"
        total = 0
        for letter, inner, asked in parts:
            if inner:
                body += f"<div class='q a'><span class=n>({letter})</span><span>{web(inner)}</span></div>"
            for k, (roman, question, points, notes) in enumerate(asked):
                one = next(left)
                total += one["marks"]
                first = f"<span class=n>{f'({letter})' if not inner and k == 0 else ''}</span>"
                body += f"<div class=g><div class='q a'>{first}" + (f"<span class=n>({roman})</span>" if roman else "") + f"<span class=x>{web(question)}</span><span class=m>[{one['marks']}]</span></div>" + "<div class=l></div>" * max(1, 2 * one["marks"] - 2 + (one["marks"] == 2)) + "</div>"
                details = "<br>".join(f"{web(text)} ({mark})" for text, mark in points)
                details += "".join(f"<br><i>Accept {web(' / '.join(notes['allow']))}</i>" if key == "allow" else f"<br><i>Do not accept {web(' / '.join(notes['reject']))}</i>" for key in notes)
                column = draw.random.randrange(3) if one["marks"] > 1 else 0
                scheme += f"<tr><td>{n if letter == 'a' and k == 0 else ''}<td>{f'({letter})' if k == 0 else ''}<td>{f'({roman})' if roman else ''}<td>{details}" + "".join(f"<td>{one['marks'] if c == column else ''}" for c in range(3)) + f"<td>{one['marks']}</tr>"
        body += "<div class=tot></div>"
        scheme += f"<tr class=s><td colspan=3><td>Question {n} total<td><td><td><td>{total}</tr></table>"
    css = """@page { @top-center { content: counter(page); font: 10pt 'Liberation Sans' } } .side { position: fixed; right: 0; top: 0; bottom: 0; width: 13mm; border-left: 1px solid #000; font-size: 8pt; text-align: center }
.w { margin-right: 17mm } .q { display: flex; margin: 6mm 0 1mm } .a { margin: 4mm 0 1mm 9mm } .n { width: 9mm; flex: none } .x { flex: 1 } .m { align-self: flex-end; width: 9mm; text-align: right } .l { border-bottom: 1.4px dotted #333; height: 7.5mm; margin-left: 9mm } .g { break-inside: avoid }
.d { border-collapse: collapse; margin: 3mm auto } .d caption { font-weight: bold; padding: 1mm } .d td, .d th { border: 1px solid #000; padding: 1.2mm 3mm } .tot { margin: 3mm -15.5mm 0 auto; border: 1px solid #000; width: 11mm; height: 9mm; break-before: avoid }"""
    fonts = ["Liberation Sans"]
    engine, source = page(draw, f"<div class=side>Examiner<br>only</div><div class=w>{body}</div>", fonts, (11,), css)
    sheet = "table { border-collapse: collapse; width: 100%; margin-bottom: 7mm; break-inside: avoid } td, th { border: 1px solid #000; padding: 1.2mm 2mm; vertical-align: top } td:nth-child(-n+3) { width: 8mm; text-align: center } td:nth-child(n+5) { width: 12mm; text-align: center } th { background: #eee } .s td { font-weight: bold } .s td:nth-child(2) { text-align: left; width: auto } .s td:nth-child(n+3) { width: 12mm; text-align: center }"
    _, marking = page(draw, "<h2>GCSE GEOLOGY – COMPONENT 1<br>MARK SCHEME</h2>" + scheme, fonts, (11,), sheet, paper="A4 landscape")
    return Document(engine, source, items, marking)


# Business paper with crosses in boxes

BUSINESS = [
    ("Lindani Textiles makes school uniforms in Durban. It is a private limited company with 24 employees.", [
        ("a", "Which one of these is a fixed cost for Lindani Textiles?", ["cotton cloth", "rent of the factory", "packaging", "piece-rate wages"], 1, 1),
        ("b", "Which one of these businesses is in the primary sector?", ["a bakery", "a bank", "a coal mine", "a hotel"], 2, 1),
        ("c", "Define the term limited liability.", None, [("the owners can lose no more than they have invested in the business", 1)], 1),
        ("d", "In 2023 revenue was $84 000 and cost of sales was $52 000. Calculate the gross profit. You are advised to show your working.", None, [("$84 000 − $52 000", 1), ("$32 000", 1)], 2),
        ("e", "Explain one advantage to Lindani Textiles of using batch production.", None, [("different sizes can be made one after another", 1), ("so the needs of more schools are met", 1), ("which may increase its sales", 1)], 3),
    ]),
    ("Lindani Textiles wants to open a shop in a shopping centre.", [
        ("a", "Which one of these is an example of internal finance?", ["retained profit", "an overdraft", "a bank loan", "trade credit"], 0, 1),
        ("b", "State two methods of promotion that the shop could use.", None, [("posters", 1), ("a discount for early orders", 1)], 2),
        ("c", "Define the term market segment.", None, [("a group of customers with similar characteristics or needs", 1)], 1),
        ("d", "Explain one disadvantage of renting a shop rather than buying it.", None, [("the rent may rise when the lease is renewed", 1), ("which increases fixed costs", 1), ("so more uniforms must be sold to break even", 1)], 3),
    ]),
]


@layout(HALF, "paper-foxtrot", "paper, scheme in its own file")
def paper_foxtrot(draw):
    body, scheme, items = r"\begin{center}\textbf{Answer ALL questions. Write your answers in the spaces provided.}\par\medskip Some questions must be answered with a cross in a box \fbox{\rule{0pt}{4pt}$\times$}. If you change your mind about an answer, put a line through the box and then mark your new answer with a cross.\end{center}", r"\begin{center}\textbf{Paper 1: Investigating small businesses\\Mark scheme}\end{center}", []
    for n, (stem, parts) in enumerate(BUSINESS, 1):
        body += rf"\needspace{{60mm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}\medskip "
        for letter, question, options, told, marks in parts:
            body += rf"\needspace{{40mm}}\lab{{8mm}}{{8mm}}{{({letter})}}{{{tex(question)}}}\nopagebreak\hfill({marks})\par "
            if options:
                body += "".join(rf"\lab{{16mm}}{{15mm}}{{\fbox{{\rule{{0pt}}{{5pt}}\hspace{{5pt}}}}\quad\textbf{{{'ABCD'[k]}}}}}{{{tex(o)}}}" for k, o in enumerate(options)) + r"\medskip "
                items.append(item(question, options[told], f"{n}({letter})", marks, choices("ABCD", options), kind="mcq", stem=stem, answer_label="ABCD"[told]))
                wrong = r"\newline ".join(rf"\textbf{{{'ABCD'[k]}}} is incorrect because {tex(o)} would {'vary with output' if n == 1 and letter == 'a' else 'be in the secondary or tertiary sector' if n == 1 else 'come from outside the business'}" for k, o in enumerate(options) if k != told)
                answer = rf"The only correct answer is \textbf{{{'ABCD'[told]}}}\newline {wrong}"
            else:
                body += r"\dotline " * (2 * marks) + r"\medskip "
                rubric = [{"text": t, "marks": m} for t, m in told] if marks > 1 else None
                items.append(item(question, "\n".join(t for t, _ in told), f"{n}({letter})", marks, stem=stem, rubric=rubric, kind="numeric" if "Calculate" in question else "short"))
                lead = {1: "Award 1 mark for a correct definition.", 2: "Award 1 mark for each correct point up to a maximum of 2 marks.", 3: "Award 1 mark for an advantage or a disadvantage and up to 2 marks for its development."}[marks] if not question.startswith("In 2023") else "Award full marks for the correct answer without working."
                answer = tex(lead) + r"\newline " + r"\newline ".join(rf"$\bullet$ {tex(t)} ({m})" for t, m in told)
            scheme += rf"\needspace{{35mm}}\renewcommand\arraystretch{{1.15}}\begin{{tabular}}{{|>{{\raggedright}}p{{20mm}}|>{{\raggedright}}p{{112mm}}|p{{14mm}}|}}\hline\textbf{{Question number}}&\textbf{{Answer}}&\textbf{{Mark}}\\\hline\rule{{0pt}}{{12pt}}{n}({letter})&\rule{{0pt}}{{12pt}}{answer}&\rule{{0pt}}{{12pt}}\hfill\textbf{{({marks})}}\\\hline\end{{tabular}}\par\bigskip "
        total = sum(p[-1] for p in parts)
        body += rf"\hfill\textbf{{(Total for Question {n} = {total} marks)}}\par\rule{{\linewidth}}{{1.2pt}}\par "
    whole = sum(p[-1] for _, parts in BUSINESS for p in parts)
    body += rf"\medskip\hfill\textbf{{TOTAL FOR SECTION = {whole} MARKS}}"
    fonts = [draw.one(["noto", "helvetica", "arial"])]
    engine, source = document(draw, body, fonts, (11,), (20, 24), foot=r"\fancyfoot[L]{\thepage}\fancyfoot[C]{\footnotesize P 5 8 3 1 4 A}\fancyfoot[R]{\footnotesize\textit{Turn over}}")
    _, marking = document(draw, scheme, fonts, (11,), (24, 26))
    return Document(engine, source, items, marking)


# Music paper, Scotland

MUSIC = [
    ("This question features Scottish music.", [
        ("a", "Listen to the excerpt and tick (✓) one box to identify the type of dance.", ["Jig", "Reel", "Strathspey", "Waltz"], ["Strathspey"], None),
        ("b", "Name the ornament that is played by the fiddle.", None, ["Grace note"], ["acciaccatura"]),
        ("c", "Name the instrument that plays the drone.", None, ["Bagpipes"], None),
    ]),
    ("This question features music of the Classical period.", [
        ("a", "Listen to the excerpt and tick (✓) two boxes to identify features that are present in the music.", ["Alberti bass", "Cadenza", "Glissando", "Pizzicato", "Walking bass"], ["Alberti bass", "Pizzicato"], None),
        ("b", "Write the number of beats in each bar.", None, ["3"], None),
        ("c", "Name the cadence that is heard at the end of the excerpt.", None, ["Perfect cadence"], None),
        ("d", "Explain what the performers do at the words da capo.", None, ["They go back to the beginning"], None),
    ]),
    ("This question features vocal music.", [
        ("a", "Tick (✓) one box to identify the voice that sings.", ["Soprano", "Alto", "Tenor", "Bass"], ["Tenor"], None),
        ("b", "Describe the difference between syllabic and melismatic word setting.", None, ["syllabic has one note for each syllable", "melismatic has several notes for one syllable"], None),
        ("c", "Write the Italian term for becoming gradually slower.", None, ["Rallentando"], ["ritardando"]),
        ("d", "Name the style of singing without accompaniment.", None, ["A cappella"], None),
    ]),
]


def sheet(rows, widths, cells):
    """A table of lists of paragraphs, with a cell style for each column."""
    columns = "".join(f'<table:table-column table:style-name="C{str(w).replace(".", "_")}"/>' for w in widths)
    body = ""
    for row in rows:
        body += "<table:table-row>" + "".join(f'<table:table-cell table:style-name="{style}" office:value-type="string">{"".join(cell) if isinstance(cell, list) else paragraph(cell, "Inside")}</table:table-cell>' for cell, style in zip(row, cells)) + "</table:table-row>"
    return f"<table:table>{columns}{body}</table:table>"


@layout(HALF, "paper-strathspey", "paper with boxes to tick, scheme in its own file")
def paper_strathspey(draw):
    rows, scheme, items = [["", "", "", [paragraph(run("MARKS", "B"), "Marks"), paragraph(run("DO NOT WRITE IN THIS MARGIN"), "Tiny")]]], [[run(h, "B") for h in ("Question", "", "Expected response(s)", "Max mark")]], []
    for n, (stem, parts) in enumerate(MUSIC, 1):
        if n == 3:
            parts_before, rows = rows, rows[:1]
        rows.append(["", "", [paragraph(run(f"Question {n}", "B"), "Out"), paragraph(run(stem), "Out")], ""])
        for letter, question, options, answers, allow in parts:
            marks = len(answers)
            cell = [paragraph(run(question), "Ask")]
            cell += [paragraph(run(f"☐\t{o}"), "Box") for o in options] if options else [paragraph(run("\t"), "Rule")] * (2 * marks - 1)
            rows.append(["", [paragraph(run(f"({letter})"), "Ask")], cell, [paragraph(run(str(marks), "B"), "Low")]])
            scheme.append([run(f"{n}." if letter == "a" else "", "B"), run(f"({letter})"), [paragraph(run(a), "Inside") for a in answers] + [paragraph(run("Accept ") + run(a, "I"), "Inside") for a in allow or []], run(str(marks), "B")])
            kind = "mcq" if options and marks == 1 else "multi" if options else "short"
            rubric = [{"text": a, "marks": None} for a in answers] if marks > 1 else None
            items.append(item(question, "\n".join(answers), f"{n}({letter})", marks, [{"label": None, "text": o} for o in options] if options else None, kind=kind, stem=stem, allow=allow, rubric=None if options else rubric))
    styles = (
        paragraph_style("Marks", 0, size=9, extra='fo:text-align="center"') + paragraph_style("Tiny", 0, size=6, extra='fo:text-align="center"')
        + paragraph_style("Out", 0.25, 0, -1.0) + paragraph_style("Ask", 0.25) + paragraph_style("Low", 0.25, extra='fo:text-align="center"') + paragraph_style("Box", 0.15, 1.0, 0, [(2.0, "")])
        + paragraph_style("Rule", 0.45, 0, 0, [(13.0, 'style:type="right" style:leader-style="solid" style:leader-text="_"')]) + paragraph_style("Space", 0.3)
        + '<style:style style:name="Edge" style:family="table-cell"><style:table-cell-properties fo:padding="0.08cm" fo:border-left="0.7pt solid #000000"/></style:style>'
    )
    styles += paragraph_style("Turn", 0.4, bold=True, extra='fo:text-align="end"') + paragraph_style("Next", 0, size=2, extra='fo:break-before="page"')
    shape = ([0.9, 1.1, 13.2, 1.8], ["Open", "Open", "Open", "Edge"])
    font = [draw.one(["Carlito", "Open Sans", "Liberation Sans"])]
    engine, source = office(draw, sheet(parts_before, *shape) + paragraph(run("[Turn over"), "Turn") + paragraph("", "Next") + sheet(rows, *shape), font, (11,), margin=1.9, styles=styles)
    head = paragraph(run("Marking instructions for each question"), "Head") + paragraph(run(""))
    _, marking = office(draw, head + sheet(scheme, [1.9, 1.2, 10.5, 2.2], ["Cell"] * 4), font, (11,), margin=2.2, styles=styles)
    return Document(engine, source, items, marking)


# Solutions of a senior contest

SENIOR = [
    ("The sum of five consecutive integers is 2020. What is the largest of these integers?", "406", r"The middle one of five consecutive integers is their mean, which is $2020\div5=404$. Hence the integers are 402, 403, 404, 405 and 406."),
    ("How many three-digit integers have digits whose product is 12?", "15", r"The digits are 1, 2 and 6, or 1, 3 and 4, or 2, 2 and 3. Three different digits can be arranged in 6 ways, and the digits 2, 2, 3 in 3 ways. The total is $6+6+3=15$."),
    ("A rectangle has area 180 cm² and perimeter 58 cm. What is the length, in cm, of its longer side?", "20", r"Let the sides be $x$ cm and $y$ cm. Then $xy=180$ and $x+y=29$. So $x$ and $y$ are the roots of \[t^2-29t+180=0,\] that is, $(t-20)(t-9)=0$. The longer side is 20 cm."),
    ("The shorter sides of a right-angled triangle are 15 cm and 20 cm long. What is the distance, in cm, of the right angle from the hypotenuse?", "12", r"By Pythagoras' Theorem the hypotenuse is $\sqrt{225+400}=25$ cm. The area is $\tfrac12\times15\times20=150$ cm$^2$, and it is also $\tfrac12\times25\times h$. Therefore $h=12$."),
    ("What are the last two digits of 7²⁰¹⁹?", "43", r"The last two digits of $7,\ 7^2,\ 7^3,\ 7^4,\ 7^5$ are 07, 49, 43, 01, 07. They repeat in a cycle of length four. As $2019=4\times504+3$, the last two digits are those of $7^3$."),
    ("For how many integers n is (n − 2)(n − 12) a prime number?", "2", r"A prime is the product of 1 and itself, or of $-1$ and its negative. One of the factors is therefore $\pm1$, which gives $n=1$, 3, 11 or 13. The products are 11, $-9$, $-9$ and 11, of which two are prime."),
    ("The mean of ten numbers is 17. When one of the numbers is removed the mean of those that remain is 16. Which number was removed?", "26", r"The ten numbers add up to 170. The nine that remain add up to $9\times16=144$, so that the number removed is $170-144=26$."),
    ("A cube of side 6 cm is painted blue and then cut into cubes of side 1 cm. How many of these cubes have no blue face?", "64", r"The cubes without paint form a cube of side 4 cm inside the large one, and $4^3=64$."),
]


@layout(HALF, "solutions-polka", "problems with solutions run in")
def solutions_polka(draw):
    body, items = r"\begin{center}{\Large\bfseries Senior Challenge Final}\par\smallskip Friday 1 December 2017\par\medskip{\large Solutions}\end{center}", []
    for n, (question, answer, solution) in enumerate(SENIOR, 1):
        shown = tex(question).replace("−", "$-$").replace("integers n is", "integers $n$ is").replace("(n ", "($n$ ")
        body += rf"\needspace{{30mm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{shown}}}\nopagebreak\lab{{8mm}}{{0pt}}{{}}{{\textsc{{Solution}}\hfill\fbox{{\textbf{{{answer}}}}}}}\nopagebreak{{\leftskip=8mm {solution}\par}}\bigskip "
        items.append(item(question, answer, str(n), kind="numeric", answer_kind="contains"))
    engine, source = document(draw, body, ["times", "palatino"], (11, 12), (24, 28), head=r"\fancyhead[L]{\small Senior Challenge Final 2017}\fancyhead[R]{\small Solutions}", foot=r"\thepage")
    return Document(engine, source, items)


# Calculus quiz with the class exam

def boxes(options, right):
    return r"\begin{checkboxes}" + "".join((r"\CorrectChoice " if k == right else r"\choice ") + o for k, o in enumerate(options)) + r"\end{checkboxes}"


@layout(HALF, "exam-quickstep", "exam.cls with solution boxes and choices to tick")
def exam_quickstep(draw):
    asked = [
        (4, r"Find the derivative of $f(x)=x^3\ln x$.", "Find the derivative of f(x) = x³ ln x.", r"By the product rule, $f'(x)=3x^2\ln x+x^2$.", "By the product rule, f′(x) = 3x² ln x + x².", None),
        (3, r"What is the limit of $\sin(5x)/x$ as $x$ approaches 0?", "What is the limit of sin(5x)/x as x approaches 0?", ["0", "1", "5", "The limit does not exist."], None, 2),
        (None, r"Let $g(x)=x^3-12x+5$.", "Let g(x) = x³ − 12x + 5.", [
            (3, "Find the critical numbers of $g$.", "Find the critical numbers of g.", r"$g'(x)=3x^2-12=0$ gives $x=-2$ and $x=2$.", "g′(x) = 3x² − 12 = 0 gives x = −2 and x = 2."),
            (2, "Find the local minimum value of $g$.", "Find the local minimum value of g.", r"$g(2)=8-24+5=-11$", "g(2) = 8 − 24 + 5 = −11"),
            (3, "On which interval is $g$ decreasing?", "On which interval is g decreasing?", r"$g'(x)<0$ on the interval $(-2,2)$.", "g′(x) < 0 on the interval (−2, 2)."),
        ], None, None),
        (3, "Which function is continuous but not differentiable at $x=0$?", "Which function is continuous but not differentiable at x = 0?", ["$y=x^2$", "$y=|x|$", "$y=1/x$", "$y=e^x$"], None, 1),
        (5, "The radius of a circular patch of oil grows at 2 m/min. How fast is its area growing when the radius is 30 m?", "The radius of a circular patch of oil grows at 2 m/min. How fast is its area growing when the radius is 30 m?", r"$A=\pi r^2$, so $\dfrac{dA}{dt}=2\pi r\,\dfrac{dr}{dt}=2\pi(30)(2)=120\pi$ m$^2$/min.", "120π m²/min", None),
        (4, r"Use a linear approximation at $a=25$ to estimate $\sqrt{26}$.", "Use a linear approximation at a = 25 to estimate √26.", r"$L(x)=5+\tfrac{1}{10}(x-25)$, so $\sqrt{26}\approx L(26)=5.1$.", "5.1", None),
        (4, "Find the antiderivative $F$ of $f(x)=3x^2+2x$ for which $F(0)=4$.", "Find the antiderivative F of f(x) = 3x² + 2x for which F(0) = 4.", "$F(x)=x^3+x^2+4$", "F(x) = x³ + x² + 4", None),
        (2, "Where does the curve $y=x^3$ have its point of inflection?", "Where does the curve y = x³ have its point of inflection?", ["at $(1,1)$", "at $(0,0)$", "at $(-1,-1)$", "nowhere"], None, 1),
    ]
    body, items = "", []
    plains = {"$y=x^2$": "y = x²", "$y=|x|$": "y = |x|", "$y=1/x$": "y = 1/x", "$y=e^x$": "y = eˣ", "at $(1,1)$": "at (1, 1)", "at $(0,0)$": "at (0, 0)", "at $(-1,-1)$": "at (−1, −1)"}
    for n, (points, shown, said, solution, answer, right) in enumerate(asked, 1):
        body += rf"\question{f'[{points}]' if points else ''} {shown}" + "\n"
        if right is not None:
            body += boxes(solution, right)
            texts = [plains.get(o, o) for o in solution]
            items.append(item(said, texts[right], str(n), points, [{"label": None, "text": o} for o in texts], kind="mcq"))
        elif isinstance(solution, list):
            body += r"\begin{parts}"
            for letter, (inner, asks, plainly, worked, told) in zip("abc", solution):
                body += rf"\part[{inner}] {asks}\begin{{solution}}[2cm]{worked}\end{{solution}}"
                items.append(item(plainly, told, f"{n}({letter})", inner, stem=said))
            body += r"\end{parts}"
        else:
            body += rf"\begin{{solution}}[3cm]{solution}\end{{solution}}"
            items.append(item(said, answer, str(n), points, kind="numeric", **({} if answer[0] in "BF" else {"answer_kind": "contains"})))
    source = rf"""\pdfobjcompresslevel=2\pdfcompresslevel=9
\documentclass[{draw.one((10, 11))}pt,answers,addpoints,letterpaper]{{exam}}
\usepackage[utf8]{{inputenc}}\usepackage[T1]{{fontenc}}\usepackage{{lmodern,amsmath,amssymb}}
\pagestyle{{headandfoot}}\firstpageheader{{MAT 265 Calculus I}}{{Quiz 4}}{{Name: \underline{{\hspace{{4.5cm}}}}}}\firstpageheadrule
\runningheader{{MAT 265}}{{}}{{Quiz 4}}\footer{{}}{{Page \thepage\ of \numpages}}{{}}
\pointname{{ pts}}\bracketedpoints
\begin{{document}}
You have 25 minutes. No calculators. This quiz has \numquestions\ questions worth \numpoints\ points in total.
\begin{{questions}}
{body}
\end{{questions}}
\end{{document}}
"""
    return Document("latex", source, items)


# Sample test for private pilots

PILOT = [
    ("(Refer to Figure 4.) Which instrument becomes inoperative if the pitot tube is blocked by ice?", ["Altimeter.", "Vertical speed indicator.", "Airspeed indicator."], 2, "PA.I.G.K1c"),
    ("What is the first indication of carburetor ice in an airplane with a fixed-pitch propeller?", ["Loss of RPM.", "A rise in oil temperature.", "A drop in oil pressure."], 0, "PA.I.G.K1"),
    ("How are the four forces related when an airplane is in unaccelerated level flight?", ["Lift equals drag, and thrust equals weight.", "Lift equals weight, and thrust equals drag.", "Lift, weight, thrust and drag are all equal."], 1, "PA.I.F.K3"),
    ("The angle of attack is the angle between the chord line of the wing and the", ["longitudinal axis of the airplane.", "horizon.", "relative wind."], 2, "PA.I.F.K3"),
    ("Deviation in a magnetic compass is caused by", ["magnetic fields within the airplane.", "the difference between true north and magnetic north.", "acceleration on easterly and westerly headings."], 0, "PA.VI.A.K5"),
    ("Density altitude increases with", ["an increase in pressure only.", "an increase in temperature.", "a decrease in humidity."], 1, "PA.I.F.K2a"),
    ("A METAR contains the group 27015KT. The wind is from", ["270° true at 15 knots.", "270° magnetic at 15 miles per hour.", "015° true at 27 knots."], 0, "PA.I.C.K2"),
    ("A pilot who has lost radio communication should set the transponder to", ["7500.", "7600.", "7700."], 1, "PA.III.A.K6"),
    ("A flashing green light from the control tower to an aircraft on the ground means", ["cleared for takeoff.", "return to the starting point on the airport.", "cleared to taxi."], 2, "PA.III.A.K5"),
    ("How much fuel must be left after a daytime VFR flight to the first point of intended landing, at normal cruising speed?", ["Fuel for 20 minutes.", "Fuel for 30 minutes.", "Fuel for 45 minutes."], 1, "PA.I.D.K2c"),
    ("Wingtip vortices are strongest behind an airplane that is", ["heavy, clean and slow.", "light, clean and fast.", "heavy, dirty and fast."], 0, "PA.III.B.K2"),
    ("On which side of an airport’s runway 09 is traffic flown when the segmented circle shows no other pattern?", ["To the right.", "To the left.", "On either side."], 1, "PA.III.B.K1"),
]


@layout(HALF, "test-lindy", "mcq, key at the end")
def test_lindy(draw):
    asked = draw.some(PILOT, 11)
    lines = [".nr LL 6.4i", ".ds LH Private Pilot Airplane", ".ds RH Sample Examination", ".ds CF %", ".LP", ".ce", "\\fB\\s+2Sample Questions\\s0\\fP", ".sp 0.5", "The questions below are of the form used in the knowledge test. Select the best of the three choices. Codes behind the answers name the task of the airman certification standards.", ".sp"]
    items = []
    for n, (question, options, right, _) in enumerate(asked, 1):
        lines += [f".ne {4 + len(options)}", f".IP \\fB{n}.\\fP 5n", plain(question), ".RS", ".nr PD 0.15v"]
        for letter, option in zip("ABC", options):
            lines += [f".IP {letter}. 4n", plain(option)]
        lines += [".RE", ".nr PD 0.5v"]
        items.append(item(question, options[right], str(n), None, choices("ABC", options), kind="mcq", answer_label="ABC"[right]))
    lines += [".bp", ".LP", ".ce", "\\fB\\s+2Answer Key\\s0\\fP", ".sp", ".TS", "center box tab(#);", "cB | cB | cB", "c | c | l.", "Question#Answer#ACS Code", "_"]
    lines += [f"{n}#{'ABC'[right]}#{code}" for n, (_, _, right, code) in enumerate(asked, 1)] + [".TE"]
    engine, source = roff(draw, lines, (10, 11), ("T", "H"))
    return Document(engine, source, items)


# Mock paper of the Foundation licence

RADIO = [
    ("Which body issues amateur radio licences in the UK?", ["The BBC", "Ofcom", "The RSGB", "The Home Office"], 1, "1A1"),
    ("What may be added to a call sign by a station that operates from a car?", ["/A", "/P", "/MM", "/M"], 3, "1B2"),
    ("A transmitter draws 2 A from a 12 V supply. The power drawn is", ["6 W", "10 W", "14 W", "24 W"], 3, "2A4"),
    ("The unit of frequency is the", ["hertz", "ohm", "metre", "watt"], 0, "2C1"),
    ("The wavelength of a signal on 150 MHz is", ["20 cm", "2 m", "5 m", "20 m"], 1, "2C3"),
    ("A half-wave dipole for 14.2 MHz is closest in length to", ["2.5 m", "5 m", "10 m", "20 m"], 2, "4B1"),
    ("In the flexible lead of a UK mains appliance the live wire is", ["blue", "brown", "black", "green and yellow"], 1, "8A2"),
    ("Long-distance contacts on HF are possible because waves are refracted by the", ["ground", "Moon", "troposphere", "ionosphere"], 3, "5C1"),
    ("In a signal report the first figure stands for the", ["tone", "strength", "readability", "power"], 2, "7A5"),
    ("The word for the letter Q in the phonetic alphabet is", ["Quebec", "Queen", "Quito", "Quarter"], 0, "7A4"),
    ("An SWR meter shows whether the antenna system is", ["earthed", "matched", "fused", "vertical"], 1, "4D1"),
    ("The mode that is sent with a Morse key is", ["FM", "SSB", "CW", "AM"], 2, "3B1"),
    ("A fuse of the correct rating protects equipment against", ["lightning", "excess current", "damp", "interference"], 1, "8A4"),
]


@layout(HALF, "mock-jive", "mcq, key at the end")
def mock_jive(draw):
    asked = draw.some(RADIO, 12)
    body = paragraph(run("Foundation Licence"), "Title") + paragraph(run("Mock examination – version 2", "B")) + paragraph(run("Candidates have 40 minutes. There is one correct answer to each question. Mark it on the answer sheet; do not write on this paper.", "I"))
    items = []
    for n, (question, options, right, _) in enumerate(asked, 1):
        body += paragraph(run(f"{n}", "B") + run(f"\t{question}"), "Ask") + "".join(paragraph(run(letter, "B") + run(f"\t{o}"), "Opt" if k < 3 else "Last") for k, (letter, o) in enumerate(zip("ABCD", options)))
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    half = len(asked) // 2
    listed = [(str(n), "ABCD"[q[2]], q[3]) for n, q in enumerate(asked, 1)]
    heads = [run(h, "B") for h in ("Question", "Answer", "Syllabus")]
    body += paragraph(run("Answers"), "New") + sheet([heads + heads] + [[run(c) for c in listed[k] + listed[k + half]] for k in range(half)], [2.4, 2.4, 2.4, 2.4, 2.4, 2.4], ["Cell"] * 6)
    body += paragraph(run("The pass mark is 10 out of 12. Candidates who reach it are ready to book the examination."), "Body")
    styles = paragraph_style("Ask", 0.4, 1.2, -1.2, [(1.2, "")], extra='fo:keep-with-next="always"') + paragraph_style("Opt", 0.05, 2.2, -1.0, [(2.2, "")], extra='fo:keep-with-next="always"') + paragraph_style("Last", 0.05, 2.2, -1.0, [(2.2, "")]) + paragraph_style("New", 0, bold=True, size=16, extra='fo:break-before="page" fo:margin-bottom="0.4cm"')
    engine, source = office(draw, body, ["Liberation Sans", "Open Sans"], (11,), styles=styles)
    return Document(engine, source, items)


# Puzzles with five choices in a row

KANGAROO = [
    ("3 points", [
        ("Which of these words reads the same from a mirror held upright beside it?", ["MUM", "BOB", "DAD", "SIS", "POP"]),
        ("Ella’s clock is 10 minutes fast. It shows 5 minutes past 4. What is the right time?", ["3:50", "3:55", "4:00", "4:10", "4:15"]),
        ("A ribbon is cut into 6 pieces of equal length. How many cuts are made?", ["3", "4", "5", "6", "7"]),
        ("Tomorrow’s day of the week begins with the letter W. What day was yesterday?", ["Sunday", "Monday", "Tuesday", "Thursday", "Saturday"]),
    ]),
    ("4 points", [
        ("Three children share 11 apples. Each gets at least one and no two get the same number. What is the greatest number that one child can get?", ["5", "6", "7", "8", "9"]),
        ("A train has 18 coaches. Lukas sits in the sixth coach from the front, Mia in the sixth coach from the back. How many coaches are between them?", ["4", "5", "6", "7", "8"]),
        ("Nina writes the numbers from 1 to 30. How often does she write the digit 2?", ["10", "11", "12", "13", "14"]),
    ]),
    ("5 points", [
        ("Four friends shake hands, each with each other once. Then two more friends arrive and shake hands with everybody. How many handshakes are there in all?", ["8", "10", "12", "14", "15"]),
        ("A cube is built from 27 small white cubes. Tom paints its top and its bottom red. How many small cubes have no red face?", ["6", "9", "12", "15", "18"]),
        ("In a yard there are hens and rabbits. Together they have 10 heads and 28 legs. How many rabbits are there?", ["3", "4", "5", "6", "7"]),
    ]),
]


@layout(HALF, "contest-mazurka", "mcq, options in a row")
def contest_mazurka(draw):
    body, items, n = r"\begin{center}{\large\bfseries International Contest-Game}\par{\Large\bfseries Maths for the Fun of It}\par\smallskip Level 5--6 \qquad Time: 75 minutes\par\end{center}\hrule\medskip ", [], 0
    for head, asked in KANGAROO:
        body += rf"\bigskip\needspace{{30mm}}{{\bfseries\itshape Questions for {head} each}}\par\smallskip "
        for question, options in asked:
            n += 1
            row = r"\hfill ".join(rf"(\textsf{{{'ABCDE'[k]}}})~{tex(o)}" for k, o in enumerate(options))
            body += rf"\needspace{{18mm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\nopagebreak\smallskip{{\leftskip=9mm\rightskip=12mm\noindent {row}\par}}\bigskip "
            items.append(item(question, None, str(n), None, choices("ABCDE", options), kind="mcq"))
    engine, source = document(draw, body, ["lm", "schoolbook", "cm"], (11, 12), (22, 26), foot=r"\fancyfoot[L]{\footnotesize Contest-Game 2018}\fancyfoot[R]{\footnotesize\thepage}")
    return Document(engine, source, items)


# Review of a quiz on a learning platform

STUDY = [
    ("A study compares people who have a disease with people who do not and asks both about past exposure. What kind of study is it?", ["Case-control study", "Cohort study", "Cross-sectional study", "Randomised trial"], 0, 0),
    ("Which measure describes the number of new cases in a population during a period?", ["Prevalence", "Incidence", "Case fatality", "Odds"], 1, 0),
    ("Of 200 people with a disease a test finds 180. What is its sensitivity?", ["10%", "20%", "80%", "90%"], 3, 2),
    ("A confidence interval becomes narrower when the sample becomes larger.", None, "True", "True"),
    ("Which measure of the centre is least suitable for lengths of stay in hospital, which have a long tail to the right?", ["The arithmetic mean", "The median", "The geometric mean", "The trimmed mean"], 0, 0),
    ("A p-value of 0.03 means that the null hypothesis is true with a probability of 3%.", None, "False", "True"),
    ("In a double-blind trial, who does not know the treatment that is given?", ["The patients only", "The nurses only", "The patients and the staff who assess them", "The sponsor only"], 2, 2),
]


@layout(HALF, "review-bolero", "mcq, right option told on the page")
def review_bolero(draw):
    asked = draw.some(STUDY, 7)
    got = sum(right == chosen for _, _, right, chosen in asked)
    facts = [("Started on", "Tuesday, 8 March 2022, 10:04 AM"), ("State", "Finished"), ("Completed on", "Tuesday, 8 March 2022, 10:17 AM"), ("Time taken", "12 mins 41 secs"), ("Marks", f"{got}.00/{len(asked)}.00"), ("Grade", f"<b>{10 * got / len(asked):.2f}</b> out of 10.00")]
    body = "<p class=c>Dashboard / My courses / NUR2104 / Week 5 / Quiz: study design and tests</p><table class=f>" + "".join(f"<tr><th>{a}<td>{b}</tr>" for a, b in facts) + "</table>"
    items = []
    for n, (question, options, right, chosen) in enumerate(asked, 1):
        fine = right == chosen
        body += f"<div class=q><div class=n><div>Question <b>{n}</b></div><div>{'Correct' if fine else 'Incorrect'}</div><div>Mark {int(fine)}.00 out of 1.00</div></div><div class=b><div class=t><p>{web(question)}</p>"
        if options:
            body += "<p>Select one:</p>" + "".join(f"<p class=o><span>{'◉' if k == chosen else '○'}</span> {'abcd'[k]}. {web(o)}" + (f" <i class={'y' if fine else 'z'}>{'✓' if fine else '✗'}</i>" if k == chosen else "") + "</p>" for k, o in enumerate(options))
            told = f"The correct answer is: {options[right]}"
            items.append(item(question, options[right], str(n), 1, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
        else:
            body += "<p>Select one:</p>" + "".join(f"<p class=o><span>{'◉' if o == chosen else '○'}</span> {o}" + (f" <i class={'y' if fine else 'z'}>{'✓' if fine else '✗'}</i>" if o == chosen else "") + "</p>" for o in ("True", "False"))
            told = f"The correct answer is ‘{right}’."
            items.append(item(question, right, str(n), 1, kind="truefalse"))
        body += f"</div><div class=a>{'' if fine else 'Your answer is incorrect.<br>'}{told}</div></div></div>"
    css = ".c { font-size: 85%; color: #0f6cbf } .f { width: 100%; border-collapse: collapse; margin-bottom: 6mm } .f th { text-align: right; background: #eee; width: 30mm; padding: 1mm 3mm } .f td { padding: 1mm 3mm; border-bottom: 1px solid #ddd } .q { display: flex; break-inside: avoid; margin-bottom: 5mm } .n { width: 27mm; height: max-content; border: 1px solid #cad0d7; background: #f8f9fa; padding: 2mm; font-size: 80%; margin-right: 4mm; flex: none } .b { flex: 1 } .t { background: #e7f3f5; padding: 2mm 4mm } .t p { margin: 1mm 0 2mm } .o { padding-left: 3mm } .o span, .o i { font-family: 'DejaVu Sans'; font-style: normal } .y { color: #357a32 } .z { color: #ca3120 } .a { background: #fcefdc; color: #7d5a29; padding: 2mm 4mm; margin-top: 2mm }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Liberation Sans"], (10,), css)
    return Document(engine, source, items)


# Listening test in German

HOEREN = [
    ("Teil 3", "Sie hören ein Gespräch. Zu diesem Gespräch gibt es fünf Aufgaben. Sie hören das Gespräch zweimal.", [("Frau Keller wollte schon als Kind Floristin werden.", False), ("Die Ausbildung hat drei Jahre gedauert.", True), ("Am Samstag ist das Geschäft geschlossen.", False), ("Zum Muttertag verkauft sie die meisten Blumen.", True), ("Ihr Sohn hilft ihr manchmal im Laden.", True)]),
    ("Teil 4", "Sie hören ein Interview im Radio. Sie hören das Interview zweimal. Wählen Sie für die Aufgaben 16 bis 20 Richtig oder Falsch.", [("Herr Duman fährt seit zehn Jahren mit dem Nachtbus.", False), ("Er lernt bei der Arbeit viele Leute kennen.", True), ("In der Nacht ist der Verkehr für ihn ein Problem.", False), ("Nach der Arbeit frühstückt er mit seiner Familie.", True), ("Im Sommer möchte er am Tag arbeiten.", False)]),
]


@layout(HALF, "hoeren-laendler", "true or false with key")
def hoeren_laendler(draw):
    body, items, n, keys = "<div class=h><span>Deutschprüfung A2 · Modellsatz</span><span>Hören</span></div>", [], 10, ""
    for part, intro, asked in HOEREN:
        body += f"<h2>{part}</h2><p>{intro}</p>"
        if part == "Teil 3":
            body += "<div class=r><b>Beispiel</b></div><div class='r e'><b>0</b><span class=s>Frau Keller arbeitet in Leipzig.</span><span class=x>☒ Richtig</span><span class=x>☐ Falsch</span></div>"
        row = []
        for statement, right in asked:
            n += 1
            body += f"<div class=r><b>{n}</b><span class=s>{statement}</span><span class=x>☐ Richtig</span><span class=x>☐ Falsch</span></div>"
            items.append(item(statement, "True" if right else "False", str(n), kind="truefalse", section=part))
            row.append(f"<td>{n}<td>{'Richtig' if right else 'Falsch'}")
        keys += f"<h3>{part}</h3><table>" + "".join(f"<tr>{r}</tr>" for r in row) + "</table>"
    body += f"<div class=k><div class=h><span>Deutschprüfung A2 · Modellsatz</span><span>Lösungen</span></div><h2>Lösungen Hören</h2><div class=g><div>{keys.replace('<h3>Teil 4', '</div><div><h3>Teil 4')}</div></div></div>"
    css = ".h { display: flex; justify-content: space-between; border-bottom: 3px solid #a0c814; padding-bottom: 2mm; font-size: 85% } h2 { font-size: 125%; margin: 8mm 0 2mm } .r { display: flex; align-items: baseline; padding: 2.2mm 0; border-bottom: 1px solid #ccc } .r b { width: 12mm } .s { flex: 1 } .x { width: 24mm; font-size: 90% } .e { background: #eef3d8 } .k { break-before: page } .g { display: flex; gap: 25mm } table { border-collapse: collapse } td { border: 1px solid #888; padding: 1.2mm 5mm }"
    engine, source = page(draw, body, ["Open Sans", "Noto Sans", "Roboto"], (11,), css, language="de")
    return Document(engine, source, items)


# Sheet with a word box for a primary class

LIGHT = [
    ("A light ____________ makes its own light.", "source"), ("Light travels in ____________ lines.", "straight"), ("A window is made of a ____________ material.", "transparent"), ("Wood does not let light through, so it is ____________.", "opaque"),
    ("Tissue paper lets some light through; it is ____________.", "translucent"), ("A ____________ forms where an object blocks the light.", "shadow"), ("A mirror sends light back. We say that it ____________ light.", "reflects"), ("When light passes from air into water it bends, or ____________.", "refracts"),
    ("White light can be split into colours by a ____________.", "prism"), ("The coloured hole in the middle of the eye is closed down by the ____________.", "iris"), ("At midday our shadows are at their ____________.", "shortest"), ("The Moon is not a source of light: we see it by light from the ____________.", "Sun"),
]


@layout(HALF, "worksheet-bushdance", "gaps, word box, two columns")
def worksheet_bushdance(draw):
    asked = draw.some([g for g in LIGHT if g[1] != "iris"], 11)[:10]
    listed = sorted((a for _, a in asked), key=str.casefold)
    body = paragraph(run("Wattle Creek Public School\tYear 5 Science"), "Top") + paragraph(run("Light and shadows"), "Title") + paragraph(run("Name: ______________________   Class: ________   Date: ____________"), "Body")
    body += paragraph(run("Complete each sentence with a word from the box. Use each word once."), "Body") + sheet([[[paragraph(run("Word box", "B"), "Mid"), paragraph(run("        ".join(listed[:5])), "Mid"), paragraph(run("        ".join(listed[5:])), "Mid")]]], [16.6], ["Cell"])
    body += '<text:section text:style-name="Twin" text:name="Twin">' + "".join(paragraph(run(f"{n}.\t{text}"), "Gap") for n, (text, _) in enumerate(asked, 1)) + "</text:section>"
    body += paragraph(run("Extension", "B") + run(" – On the back, draw how your own shadow looks in the morning, at midday and in the afternoon.")) + paragraph(run("Teacher’s answers: ", "B") + run("; ".join(f"{n} {a}" for n, (_, a) in enumerate(asked, 1))), "Small")
    styles = (
        '<style:style style:name="Twin" style:family="section"><style:section-properties><style:columns fo:column-count="2" fo:column-gap="1cm"/></style:section-properties></style:style>'
        + paragraph_style("Gap", 0.35, 0.8, -0.8, [(0.8, "")], extra='fo:line-height="150%"') + paragraph_style("Mid", 0.15, extra='fo:text-align="center"') + paragraph_style("Top", 0, tabs=[(16.6, 'style:type="right"')]) + paragraph_style("Small", 1.2, size=9)
    )
    engine, source = office(draw, body, ["Comic Neue", "Carlito"], (13,), styles=styles, foot=False)
    items = [item(text, answer, str(n), kind="gap") for n, (text, answer) in enumerate(asked, 1)]
    return Document(engine, source, items)
