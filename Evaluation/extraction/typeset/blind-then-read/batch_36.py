"""The thirty-sixth: where answers and marks stand, as real documents have them: schemes in files of their own and behind, keys, sheets given twice, gaps."""

import importlib

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from paper import Document, choices, item, layout
from webpage import web

word = importlib.import_module("blind-then-read.batch_31")
handed = importlib.import_module("blind-then-read.batch_34")
Sheet, RIGHT = word.Sheet, word.RIGHT
picked, turned = handed.picked, handed.turned

HALF = "blind-then-read"
ROMAN = ("i", "ii", "iii", "iv")



def unbroken(sheet, table):
    """The table with rows that stay on one page."""
    return table.replace("<table:table-row>", f'<table:table-row table:style-name="{sheet.style("table-row", "<style:table-row-properties fo:keep-together=" + chr(34) + "always" + chr(34) + "/>")}">')


# Papers with a scheme in a file of its own


def part(text, marks, points, **rest):
    """A part of a paper; `points` are what the scheme gives marks for, `any` how many of them are asked for."""
    return {"text": text, "marks": marks, "points": points} | rest


def marked(one, number, stems, each=None, **more):
    """The item of a part; `each` are the marks that the scheme prints beside a point."""
    points = one["points"]
    rubric = [{"text": text, "marks": each} for text in points] if one["marks"] > 1 and len(points) > 1 else None
    said = {key: one[key] for key in ("allow", "reject", "ignore", "kind") if key in one}
    return item(one["text"], "\n".join(points), number, one["marks"], stem=" ".join(stem for stem in stems if stem), rubric=rubric, **said | more)


BIOLOGY = [
    ("A student uses a light microscope to look at cells from the lining of her cheek.", [
        part("State one structure that is found in leaf cells but not in cheek cells.", 1, ["cell wall"], allow=["chloroplast", "permanent vacuole"], ao=1),
        ("She adds a drop of methylene blue to the cells.", [
            part("Give a reason for adding methylene blue.", 1, ["to make the parts of the cell easier to see"], allow=["to stain the nucleus"], ao=1),
            part("Name the part of the cell that controls its activities.", 1, ["nucleus"], ao=1),
        ]),
        part("The image of one cell is 36 mm wide. The magnification is ×600. Calculate the actual width of the cell in µm.", 2, ["36 ÷ 600 = 0.06 mm", "60 µm"], kind="numeric", guidance="Correct answer with no working = 2 marks", ao=2),
    ]),
    ("A group of students investigated how light intensity affects the rate of photosynthesis in pondweed. They counted the bubbles that were given off in one minute.", [
        ("The lamp was placed at five different distances from the pondweed.", [
            part("State the independent variable in this investigation.", 1, ["light intensity"], allow=["distance of the lamp from the pondweed"], reject=["light alone"], ao=2),
            part("State two variables that should be kept the same.", 2, ["temperature of the water", "length of pondweed", "concentration of carbon dioxide", "time for which bubbles are counted"], any="two", reject=["amount of pondweed"], ao=3),
        ]),
        part("At a distance of 10 cm the students counted 42, 39 and 45 bubbles. Calculate the mean number of bubbles per minute.", 1, ["42"], kind="numeric", ao=2),
        part("Suggest why counting bubbles may not give an accurate measure of the volume of gas.", 1, ["the bubbles may be of different sizes"], allow=["some bubbles may be missed"], ao=3),
        part("Explain why the rate of photosynthesis stopped rising when the lamp was very close.", 2, ["another factor was limiting the rate", "such as carbon dioxide or temperature"], ignore=["the plant was tired"], ao=3),
    ]),
    ("In a meadow, caterpillars feed on oak leaves. Blue tits eat the caterpillars, and sparrowhawks eat the blue tits.", [
        part("Write the food chain for these four organisms.", 2, ["oak → caterpillar → blue tit → sparrowhawk in the correct order", "arrows point in the direction of energy flow"], ao=2),
        ("The caterpillars take in 2 400 kJ of energy from the leaves. They pass 360 kJ to the blue tits.", [
            part("Calculate the percentage of the energy that is passed to the blue tits.", 2, ["360 ÷ 2 400 × 100", "15%"], kind="numeric", guidance="Correct answer with no working = 2 marks", ao=2),
            part("Give two ways in which the rest of the energy leaves the caterpillars.", 2, ["respiration", "movement", "undigested waste", "heat"], any="two", allow=["faeces"], ignore=["growth"], ao=1),
        ]),
        part("A disease kills most of the blue tits. Explain what is likely to happen to the oak trees in the next year.", 2, ["there will be more caterpillars", "so more of the leaves will be eaten"], ao=3),
    ]),
    ("Kidney failure can be treated by dialysis or by a transplant.", [
        part("Name the substance, made in the liver, that the kidneys remove from the blood.", 1, ["urea"], reject=["urine"], ao=1),
        ("During dialysis, blood flows on one side of a membrane and dialysis fluid on the other.", [
            part("Explain why the dialysis fluid contains the same concentration of glucose as healthy blood.", 2, ["so that there is no concentration gradient for glucose", "and glucose does not diffuse out of the blood"], ao=2),
            part("State why the fluid has to be replaced often.", 1, ["to keep a concentration gradient for waste substances"], allow=["so that urea keeps diffusing out"], ao=2),
        ]),
        part("Give two advantages of a transplant over dialysis.", 2, ["no long hours spent in hospital", "no special diet is needed", "it costs less in the long term", "the patient can travel freely"], any="two", ao=1),
    ]),
]


@layout(HALF, "biology-scheme-marking-details-by-objective", "biology paper, LaTeX: 1. (a) (i) in the margin, [2] at the right end above dotted lines, table for the examiner on the first page; scheme in a file of its own with three narrow columns for the parts of the label, each printed once, then Marking details with (1) behind each point, Any two (×1) from, Accept and Do not accept, and the marks under AO1, AO2 or AO3 and Total")
def biology_scheme_marking_details_by_objective(draw):
    asked = draw.some(BIOLOGY, 3)
    dot = draw.one([".", ""])
    body, scheme, items, sums = "", "", [], []

    def leaf(one, labels, number, stems, left):
        nonlocal scheme
        marks = one["marks"]
        answer = rf"\par\medskip\hspace*{{0pt}}\hfill Answer = \rule{{3.5cm}}{{0.4pt}}{' µm' if 'µm' in one['text'] else chr(92) + '%' if 'percentage' in one['text'] else ''}\par " if one.get("kind") == "numeric" else r"\dotline" * (marks + (1 if marks > 1 else 0)) + r"\par "
        shown = rf"{tex(one['text'])}\hspace*{{\fill}}\mbox{{[{marks}]}}"
        space = r"\vspace{14mm}" if one.get("kind") == "numeric" and marks > 1 else ""
        details = [rf"{tex(point)}{' (1)' if not one.get('any') else ''}" for point in one["points"]]
        if one.get("any"):
            details = [r"\textbf{Any two (×1) from:}", *(rf"$\bullet$ {text}" for text in details)]
        details += [tex(one["guidance"])] if one.get("guidance") else []
        details += [rf"\textbf{{{name}}} {tex(text)}" for key, name in (("allow", "Accept"), ("reject", "Do not accept"), ("ignore", "Ignore")) for text in one.get(key, [])]
        columns = ["", "", ""]
        columns[one["ao"] - 1] = str(marks)
        scheme += " & ".join([*labels, r"\newline ".join(details), *columns, str(marks)]) + r"\\\hline" + "\n"
        items.append(marked(one, number, stems, None if one.get("any") else 1, guidance="Any two (×1) from:" if one.get("any") else one.get("guidance")))
        return rf"{shown}\par {space}\par\leftskip={left} {answer}\leftskip=0pt "

    for n, (stem, parts) in enumerate(asked, 1):
        body += rf"\bigskip\lab{{0pt}}{{9mm}}{{\textbf{{{n}{dot}}}}}{{{tex(stem)}}}"
        first, sum_ = True, 0
        for letter, one in zip("abcdef", parts):
            if isinstance(one, dict):
                body += rf"\medskip\needspace{{{3 + one['marks']}\baselineskip}}\lab{{9mm}}{{9mm}}{{({letter})}}{{{leaf(one, [str(n) if first else '', f'({letter})', ''], f'{n}({letter})', [stem], '18mm')}}}"
                first, sum_ = False, sum_ + one["marks"]
                continue
            text, below = one
            body += rf"\medskip\needspace{{7\baselineskip}}\lab{{9mm}}{{9mm}}{{({letter})}}{{{tex(text)}}}"
            for place, (roman, inner) in enumerate(zip(ROMAN, below)):
                labels = [str(n) if first else "", f"({letter})" if place == 0 else "", f"({roman})"]
                body += rf"\smallskip\needspace{{{3 + inner['marks']}\baselineskip}}\lab{{18mm}}{{9mm}}{{({roman})}}{{{leaf(inner, labels, f'{n}({letter})({roman})', [stem, text], '27mm')}}}"
                first, sum_ = False, sum_ + inner["marks"]
        scheme += rf"\multicolumn{{3}}{{|c|}}{{}} & \textbf{{Question {n} total}} & & & & \textbf{{{sum_}}}\\\hline" + "\n"
        sums.append(sum_)
    rows = "".join(rf"{n}. & {total} & \\\hline " for n, total in enumerate(sums, 1))
    cover = (
        r"\noindent\begin{minipage}[t]{0.6\linewidth}{\small Surname \hrulefill\par\medskip Other names \hrulefill\par\medskip Centre number \rule{2cm}{0.4pt}\hfill Candidate number \rule{2cm}{0.4pt}}\par\bigskip{\Large\bfseries GCSE BIOLOGY}\par{\large UNIT 1: Cells, Organ Systems and Ecosystems}\par\smallskip HIGHER TIER\par\smallskip 45 minutes\end{minipage}\hfill"
        rf"\begin{{minipage}}[t]{{0.33\linewidth}}\vspace{{0pt}}\small\begin{{tabular}}{{|c|c|c|}}\hline\multicolumn{{3}}{{|c|}}{{For Examiner’s use only}}\\\hline Question & Maximum & Mark\\ & mark & awarded\\\hline {rows}\textbf{{Total}} & \textbf{{{sum(sums)}}} & \\\hline\end{{tabular}}\end{{minipage}}\par\bigskip\hrule\medskip\textbf{{INSTRUCTIONS TO CANDIDATES}}\par Answer \textbf{{all}} questions. Write your answers in the spaces provided in this booklet.\par\textbf{{INFORMATION FOR CANDIDATES}}\par The number of marks is given in brackets at the end of each question or part-question.\par\medskip\hrule\begin{{center}}Answer \textbf{{all}} questions\end{{center}}"
    )
    font = draw.one(["arial", "helvetica"])
    engine, source = document(draw, cover + body, [font], (11,), (18, 22), head=r"\fancyhead[C]{\thepage}\fancyhead[R]{\scriptsize Examiner only}", foot=r"\fancyfoot[L]{\scriptsize (B400U10-1)}\fancyfoot[R]{\scriptsize\textbf{Turn over.}}")
    head = r"\hline\multicolumn{3}{|c|}{\multirow{2}{*}{\textbf{Question}}} & \multirow{2}{*}{\textbf{Marking details}} & \multicolumn{4}{c|}{\textbf{Marks available}}\\\cline{5-8}\multicolumn{3}{|c|}{} & & \textbf{AO1} & \textbf{AO2} & \textbf{AO3} & \textbf{Total}\\\hline\endhead "
    table = r"{\large\bfseries GCSE BIOLOGY – UNIT 1 (HIGHER TIER)}\par\medskip{\bfseries MARK SCHEME}\par\medskip\renewcommand\arraystretch{1.35}\begin{longtable}{|c|c|c|p{8.6cm}|c|c|c|c|}" + head + scheme + r"\end{longtable}"
    return Document(engine, source, items, document(draw, table, [font], (10,), (18, 20), extra=r"\usepackage{multirow}")[1])


PHYSICS = [
    ("A cyclist and her bicycle have a total mass of 75 kg. She starts from rest and reaches a speed of 6.0 m/s after 5.0 s.", [
        part("Calculate the acceleration of the cyclist.", 2, ["6.0 ÷ 5.0", "1.2 (m/s²)"], kind="numeric", result="acceleration", unit="m/s²"),
        part("Calculate the resultant force on the cyclist and her bicycle.", 2, ["75 × 1.2", "90 (N)"], kind="numeric", result="force", unit="N", guide=["ALLOW ecf from (a)"]),
        part("Explain why her speed becomes constant although she pedals with the same force.", 2, ["air resistance increases with speed", "until it balances the driving force"], guide=["ALLOW drag for air resistance", "IGNORE friction"]),
        part("She now carries a heavy bag. Describe and explain how this changes her acceleration at the start.", 2, ["acceleration is smaller", "because the mass is larger for the same force"]),
    ]),
    ("An electric kettle is marked 230 V, 2 300 W.", [
        part("Calculate the current in the kettle.", 2, ["2 300 ÷ 230", "10 (A)"], kind="numeric", result="current", unit="A"),
        part("State and explain which of these fuses should be used in the plug: 3 A, 5 A or 13 A.", 2, ["13 A", "the fuse must not melt at the normal current of 10 A"], guide=["ALLOW the others would melt", "DO NOT ALLOW explode"]),
        part("The kettle takes 150 s to boil some water. Calculate the energy that is transferred in kJ.", 3, ["2 300 × 150", "345 000 (J)", "345 (kJ)"], kind="numeric", result="energy", unit="kJ"),
        part("Suggest one reason why not all of this energy is transferred to the water.", 1, ["some energy heats the kettle", "some energy heats the air around it"], either=True, guide=["IGNORE sound"]),
    ]),
    ("A teacher shows her class the radiation from three sources. She uses a detector and sheets of paper, aluminium and lead.", [
        part("The detector gives a reading even when there is no source near it. State what this reading is called.", 1, ["background radiation"], guide=["ALLOW background count"]),
        part("Name two causes of this reading.", 2, ["rocks", "cosmic rays", "medical use", "food and drink"], any="two", guide=["ALLOW radon gas", "DO NOT ALLOW mobile telephones"]),
        part("The radiation from source X is stopped by paper. State the type of radiation.", 1, ["alpha"], guide=["ALLOW α"]),
        part("The count rate of source Y falls from 640 to 80 counts per minute in 24 hours. Calculate its half-life.", 2, ["three half-lives have passed", "8 (hours)"], kind="numeric", result="half-life", unit="hours"),
        part("State one precaution that the teacher should take when she handles the sources.", 1, ["use tongs", "point the source away from people"], either=True, guide=["IGNORE wear gloves"]),
    ]),
    ("A student holds a spring by one end and hangs weights from the other.", [
        part("A weight of 4.0 N makes the spring 0.16 m longer. Calculate the spring constant.", 2, ["4.0 ÷ 0.16", "25 (N/m)"], kind="numeric", result="spring constant", unit="N/m"),
        part("Describe how the student could show that the spring was not stretched beyond its limit.", 2, ["take the weights off", "check that the spring goes back to its first length"]),
        part("Calculate the energy stored in the spring when it is 0.16 m longer.", 2, ["½ × 25 × 0.16²", "0.32 (J)"], kind="numeric", result="energy", unit="J", guide=["ALLOW ecf from (a)"]),
    ]),
]


@layout(HALF, "physics-scheme-landscape-check-answer-line", "physics paper, word processor: bold numbers, (a) behind a tab, dotted lines, force = .... N [2] at the right; scheme in a file of its own on pages across as Question, Answer, Marks, AO element, Guidance with ticks behind points, FIRST CHECK THE ANSWER ON ANSWER LINE, Any two from, OR between two answers, ALLOW and IGNORE in capitals")
def physics_scheme_landscape_check_answer_line(draw):
    font, size = draw.one(["Liberation Sans", "Carlito"]), draw.one((11, 11.5))
    sheet = Sheet(font, size, margin=2.0)
    asked = draw.shuffled(draw.some(PHYSICS, 3))
    bracket = draw.one([("[", "]"), ("(", ")")])
    tick = draw.one([" ✓", " (1)"])
    dots = 'style:type="right" style:leader-style="dotted" style:leader-text="."'
    sheet.body += [sheet.p("<b>Gateway Physics</b>", size=18, after=0), sheet.p("Paper 2 – Forces, electricity and radiation", size=13, after=0.2), sheet.p("Time allowed: 50 minutes", after=0.2)]
    sheet.body.append(sheet.table([["First name(s)", "", "Last name", ""], ["Centre number", "", "Candidate number", ""]], [3.2, 5.3, 3.5, 5.0], padding=0.2))
    sheet.body += [sheet.p("Answer <b>all</b> the questions. Where appropriate, your answers should be supported with working.", before=0.3, after=0.1)]
    rows, items, total = [["<b>Question</b>", "", "<b>Answer</b>", "<b>Marks</b>", "<b>AO element</b>", "<b>Guidance</b>"]], [], 0
    rows[0] = [("<b>Question</b>", 2), *rows[0][2:]]
    scheme = Sheet(font, 10, paper=(29.7, 21.0), margin=1.8)
    for n, (stem, parts) in enumerate(asked, 1):
        sheet.body.append(sheet.p(f"<b>{n}</b>\t{stem}", left=0.9, first=-0.9, tabs=[0.9], before=0.5, after=0.2, extra='fo:keep-with-next="always"'))
        for letter, one in zip("abcde", parts):
            marks, points = one["marks"], one["points"]
            price = f"<b>{bracket[0]}{marks}{bracket[1]}</b>"
            sheet.body.append(sheet.p(f"<b>({letter})</b>\t{one['text']}", left=1.8, first=-0.9, tabs=[1.8], before=0.2, after=0.1, extra='fo:keep-with-next="always"'))
            if one.get("result"):
                sheet.body += [sheet.p("", after=1.2 if marks > 1 else 0.4, extra='fo:keep-with-next="always"')]
                sheet.body.append(sheet.p(f"\t{one['result']} = ................................ {one['unit']}   {price}", tabs=[(sheet.wide, RIGHT)], after=0.2))
            else:
                lines = 1 if marks == 1 else marks + 1
                sheet.body += [sheet.p("\t", left=1.8, tabs=[(sheet.wide, dots)], before=0.25, after=0, extra='fo:keep-with-next="always"') for _ in range(lines - 1)]
                sheet.body.append(sheet.p(f"\t{price}", left=1.8, tabs=[(sheet.wide, dots)], before=0.25, after=0.15))
            number, guidance = f"{n}({letter})", None
            said = [f"{text}{tick}" for text in points]
            if one.get("any"):
                said, guidance = ["<b>Any two from:</b>", *(f"• {text}{tick}" for text in points)], "Any two from:"
            elif one.get("either"):
                said = [said[0], "<b>OR</b>", said[1]]
            elif one.get("result"):
                check = f"FIRST CHECK THE ANSWER ON ANSWER LINE\nIf answer = {points[-1]} award {marks} marks"
                said, guidance = [f"<b>{check}</b>", *said], check.replace("\n", " ")
            cell = "".join(scheme.p(text, after=0.08) for text in said)
            guide = one.get("guide", [])
            rows.append([str(n) if letter == "a" else "", f"({letter})", cell, str(marks), " ".join([draw.one(["1.1", "2.1", "1.2"])] * 1), "".join(scheme.p(f"<b>{'DO NOT ALLOW' if text.startswith('DO') else text.split()[0]}</b>{text.removeprefix('DO NOT ALLOW').removeprefix('ALLOW').removeprefix('IGNORE')}", after=0.05) for text in guide) or ""])
            notes = {key: [text.removeprefix(sign + " ") for text in guide if text.startswith(sign + " ")] for key, sign in (("allow", "ALLOW"), ("reject", "DO NOT ALLOW"), ("ignore", "IGNORE"))}
            items.append(marked(one, number, [stem], 1 if tick == " (1)" and not one.get("any") else None, guidance=guidance, **notes))
            total += marks
    sheet.body.append(sheet.p("<b>END OF QUESTION PAPER</b>", "center", before=0.6))
    sheet.foot = sheet.p("© Gateway Assessment 2026\t{page}", tabs=[(sheet.wide, RIGHT)], size=9)
    scheme.head = scheme.p("J249/02\tMark Scheme\tJune 2026", tabs=[(scheme.wide / 2, 'style:type="center"'), (scheme.wide, RIGHT)], size=10)
    scheme.body.append(unbroken(scheme, scheme.table(rows, [1.2, 1.2, 10.6, 1.8, 2.2, 9.0], padding=0.12, fills={0: "#d9d9d9"})))
    scheme.foot = scheme.p("{page}", "center", size=9)
    return Document(*sheet.source(), items, scheme.source()[1])


# Papers with the scheme behind, humanities

SOURCES = [
    ("Source A: From the diary of Thomas Alder, a doctor who visited the poor of Manchester, 1842.", "In Angel Court I found four families in two cellars. The floor was of earth and so wet that the beds stood on bricks. One pump served the whole street, and it ran for an hour in the morning only. Of eleven children, three lay sick with fever."),
    ("Source B: From a speech by the owner of a cotton mill to visitors from London, 1844.", "You have heard much about the misery of our people. I ask you to look at the faces at these machines. They earn more in a week than a farm labourer earns in a fortnight, and any man who saves may rent a dry and decent house."),
]
MILLS = [
    ("1(a)", "Describe one feature of housing in the new industrial towns.", 2, "points", ["Houses were built back to back", "with no garden or yard between them", "Many families shared one privy", "and one pump for water"]),
    ("1(b)", "Describe one feature of work in the cotton mills.", 2, "points", ["Hours were very long", "often twelve or more a day", "Children crawled under machines", "to pick up loose cotton"]),
    ("2(a)", "How useful are Sources A and B for an enquiry into living conditions in Manchester in the 1840s? Explain your answer, using Sources A and B and your knowledge of the historical context.", 8, "levels", ["Source A was written by a doctor who saw the cellars himself", "Source A describes one court only, which may not have been typical", "Source B shows that wages in the mills attracted people from the countryside", "Source B was meant to impress visitors, so it leaves out the worst streets"]),
    ("2(b)", "How could you follow up Source A to find out more about disease in the towns? Give the question you would ask and the type of source you could use.", 2, "points", ["Question: How many people died of fever in Manchester in that year?", "Source: the registers of burials of a parish"]),
    ("3", "Explain one way in which travel in Britain in 1850 was different from travel in 1780.", 4, "levels", ["In 1780 coaches took four days from London to Manchester", "By 1850 the railway made the same journey in a few hours", "Railway fares could be paid by ordinary people"]),
    ("4", "Explain why the population of Manchester grew rapidly in the years 1780–1850.", 12, "levels", ["Steam engines allowed mills to be built in the town instead of beside rivers", "Enclosure left many farm workers without land", "Canals and railways brought coal and food", "People came from Ireland, above all after the famine"]),
    ("5", "‘The Public Health Act of 1848 was the most important improvement in the lives of townspeople in the years 1830–1875.’ How far do you agree? Explain your answer.", 16, "levels", ["The Act set up a Board of Health", "Towns were not forced to act until 1875", "The Factory Acts shortened the working day", "New sewers in London followed the Great Stink of 1858"]),
    ("6", "‘Children gained more than adults from the laws that Parliament passed in the years 1833–1870.’ How far do you agree? Explain your answer.", 16, "levels", ["The Act of 1833 banned children under nine from textile mills", "Inspectors were too few to visit every mill", "The Mines Act of 1842 protected women as well as children", "The Education Act of 1870 provided schools for all"]),
]
LEVELS = [
    ("Simple or general comments are made.", "Limited knowledge of the topic is shown."),
    ("An explanation is given with some supporting detail.", "It is mostly directed at the question."),
    ("The explanation is developed and keeps to the question.", "Accurate and relevant knowledge is selected."),
    ("The explanation is analytical throughout.", "A reasoned judgement is reached and supported with precise knowledge."),
]


@layout(HALF, "history-levels-tables-behind-paper", "history paper, Chromium: sources in frames, 1 (a) (b), marks in bold brackets at the right below each question, either Question 5 or 6, total for paper; mark scheme behind it in the same file with a box for each question that repeats its words, tables Level, Mark, Descriptor with bullets, Indicative content in bullets, or Award 1 mark for the short ones")
def history_levels_tables_behind_paper(draw):
    font, size = draw.one(["Liberation Sans", "Open Sans", "Liberation Serif"]), draw.one((11, 11.5))
    shown = draw.one(["({})", "[{}]", "({} marks)"])
    colour = draw.one(["#e4e4e4", "#dbe5f1", "#fff"])
    body, scheme, items, section = "", "", [], None
    for number, question, marks, form, points in MILLS:
        n, letter = (number[0], number[1:]) if "(" in number else (number, "")
        if number == "1(a)":
            body += "<h2>SECTION A</h2><p class=i>Answer ALL questions in this section. Write your answers in the answer book.</p>"
        if number == "2(a)":
            body += "<p class=i>Study Sources A and B before you answer Question 2.</p>" + "".join(f"<div class=s><b>{web(title)}</b><p>{web(text)}</p></div>" for title, text in SOURCES)
        if number == "3":
            body += "<h2>SECTION B</h2><p class=i>Answer Questions 3 and 4 and EITHER Question 5 OR Question 6.</p>"
        if number == "5":
            body += "<p class=i><b>EITHER</b></p>"
        if number == "6":
            body += "<p class=i><b>OR</b></p>"
        label = f"<b class=n>{n if letter in ('', '(a)') else ''}</b><b class=l>{letter}</b>" if letter else f"<b class=n>{n}</b>"
        body += f"<div class=q>{label}<div>{web(question)}<p class=m><b>{shown.format(marks)}</b></p></div></div>"
        bullets = "".join(f"<li>{web(point)}</li>" for point in points)
        rows, guidance = "", None
        title = f"<tr class=t><th>Question<br>{number}</th><th colspan=2>{web(question)}</th></tr>"
        if form == "points":
            guidance = draw.one(["Award 1 mark for each valid point up to a maximum of 2 marks."])
            rows = f"<tr><td></td><td colspan=2><p>{guidance}</p><ul>{bullets}</ul><p>Accept other appropriate answers.</p></td></tr>"
            said, extra = None, {}
        else:
            steps = 2 if marks == 4 else 4 if marks >= 12 else 3
            bounds = [(k * marks // steps + 1, (k + 1) * marks // steps) for k in range(steps)]
            levels = [LEVELS[k] for k in ([0, 2] if steps == 2 else range(steps))]
            rows = "<tr class=t><th>Level</th><th>Mark</th><th>Descriptor</th></tr><tr><td></td><td>0</td><td>No rewardable material.</td></tr>"
            rows += "".join(f"<tr><td>{k}</td><td>{low}–{high}</td><td><ul>" + "".join(f"<li>{web(text)}</li>" for text in texts) + "</ul></td></tr>" for k, ((low, high), texts) in enumerate(zip(bounds, levels), 1))
            rows += f"<tr><td colspan=3><b>Indicative content guidance</b><p>Answers must be credited according to the levels above. Relevant points may include:</p><ul>{bullets}</ul></td></tr>"
            extra = {"kind": "long"} if marks >= 8 else {}
        scheme += f"<table class=k>{title}{rows}</table>"
        items.append(item(question, "\n".join(points), number, marks, rubric=[{"text": text, "marks": None} for text in points], guidance=guidance, **extra))
    cover = "<p class=b>Kestrel Examinations</p><h1>History</h1><p class=p>Level 1/Level 2 GCSE – Paper 3<br><b>The industrial town, 1780–1875</b></p><p>Time: 1 hour 20 minutes<span class=r>Total marks 46</span></p><hr>"
    css = f"""@page {{ size: A4; margin: 18mm 20mm; @bottom-center {{ content: counter(page); font: 9pt "{font}" }} @bottom-left {{ content: "P71204A"; font: 8pt "{font}" }} }} body {{ font: {size}pt/1.4 "{font}"; margin: 0 }} .b {{ font-weight: bold; margin: 0 }} h1 {{ font-size: 24pt; margin: 0 }} .p {{ margin: 1mm 0 4mm }} .r {{ float: right; font-weight: bold }} h2 {{ text-align: center; font-size: 13pt; margin: 6mm 0 1mm; break-after: avoid }} .i {{ text-align: center; margin: 1mm 0 4mm; break-after: avoid }} .s {{ border: 1px solid #000; padding: 3mm 4mm; margin: 0 0 4mm; break-inside: avoid }} .s p {{ margin: 1.5mm 0 0 }} .q {{ display: flex; margin-bottom: 5mm; break-inside: avoid }} .q > div {{ flex: 1 }} .n {{ flex: 0 0 8mm }} .l {{ flex: 0 0 10mm }} .m {{ text-align: right; margin: 1mm 0 }} h3 {{ break-before: page; font-size: 16pt; margin: 0 0 4mm }}
.k {{ border-collapse: collapse; width: 100%; margin-bottom: 6mm }} .k td, .k th {{ border: 1px solid #000; padding: 1.5mm 2.5mm; vertical-align: top; text-align: left; font-weight: 400 }} .t th {{ background: {colour}; font-weight: 700 }} .k tr > :first-child:not([colspan]) {{ width: 20mm }} .k td:nth-child(2) {{ white-space: nowrap }} .k td:last-child {{ white-space: normal }} .k p {{ margin: 0 0 1mm }} .k ul {{ margin: 0; padding-left: 5mm }} .k tr {{ break-inside: avoid }}"""
    source = f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title><style>{css}</style></head><body>{cover}{body}<p class=i><b>TOTAL FOR PAPER = 46 MARKS</b></p><h3>Mark scheme: The industrial town, 1780–1875</h3>{scheme}</body></html>'
    return Document("chromium", source, items)


FAITHS = [
    ("Christianity: Beliefs and practices", [
        ("Name the day on which Christians remember the resurrection of Jesus.", 1, "Easter Sunday", ["Easter Sunday"], "Accept Easter."),
        ("Give two ways in which Christians may prepare for Christmas during Advent.", 2, "One mark for each of the following, up to two marks:", ["lighting candles on an Advent wreath", "using an Advent calendar", "going to carol services", "giving to charity"], None),
        ("Explain two reasons why prayer is important to Christians.", 4, "One mark for a reason and one for its development, twice:", ["it is a way to talk to God, which makes believers feel that they are not alone", "Jesus taught his disciples the Lord’s Prayer, so that prayer follows his example", "prayers of thanks help people to value what they have"], None),
        ("Explain two ways in which a local church may help people in need. Refer to a teaching in your answer.", 5, "Up to two marks for each way, and one mark for a teaching:", ["running a food bank for families who cannot pay for meals", "opening a night shelter for homeless people", "Teaching: Love your neighbour as yourself"], "A teaching need not be quoted word for word."),
    ]),
    ("Islam: Beliefs and practices", [
        ("What is the name of the month in which Muslims fast?", 1, "Ramadan", ["Ramadan"], None),
        ("Give two of the Five Pillars other than fasting.", 2, "One mark for each of the following, up to two marks:", ["Shahadah", "Salah", "Zakah", "Hajj"], "Accept English words such as prayer or pilgrimage."),
        ("Explain two ways in which going on Hajj may change the life of a Muslim.", 4, "One mark for a way and one for its development, twice:", ["pilgrims ask for forgiveness and feel that they can make a new start", "all pilgrims wear simple white clothes, which reminds them that they are equal", "meeting Muslims from all over the world strengthens the sense of community"], None),
    ]),
    ("Buddhism: Beliefs and practices", [
        ("What name is given to the place where the Buddha became enlightened?", 1, "Bodh Gaya", ["Bodh Gaya"], None),
        ("Give two of the sights that Siddhartha saw when he left the palace.", 2, "One mark for each of the following, up to two marks:", ["an old man", "a sick man", "a dead man", "a holy man"], "Accept old age, sickness and death."),
        ("Explain two reasons why Buddhists meditate.", 4, "One mark for a reason and one for its development, twice:", ["to calm the mind, so that thoughts can be seen clearly", "to follow the example of the Buddha, who meditated under a tree", "to develop kindness towards all living beings"], None),
        ("Explain two ways in which the first of the Five Precepts may influence what a Buddhist does. Refer to a teaching in your answer.", 5, "Up to two marks for each way, and one mark for a teaching:", ["some Buddhists are vegetarians, because animals are killed for meat", "some refuse to serve in an army, since they might have to take a life", "Teaching: All beings fear death"], None),
    ]),
    ("Theme: Crime and punishment", [
        ("What is meant by the word deterrence?", 1, "Using punishment to put people off committing crimes", ["Using punishment to put people off committing crimes"], None),
        ("Give two causes of crime.", 2, "One mark for each of the following, up to two marks:", ["poverty", "addiction", "greed", "hatred"], "Accept mental illness."),
        ("Explain two contrasting religious views about the death penalty.", 4, "One mark for a view and one for its development, twice:", ["some believers oppose it, because only God may take a life", "some accept it for murder, because scripture speaks of an eye for an eye", "some say that it leaves no chance to repent"], "Views may come from one religion or from two."),
    ]),
]


@layout(HALF, "religious-studies-points-list-behind-paper", "religious studies test, Typst: topics as headings, 1 (a) to (d) without lines, (2 marks) in brackets at the right, instruction to use extra paper; behind a page break MARK SCHEME as a list, label in bold, One mark for each of the following in italics, points in bullets, notes, marks in a column at the right")
def religious_studies_points_list_behind_paper(draw):
    asked = draw.some(FAITHS, 3)
    shape = draw.one(["({} mark{})", "[{} mark{}]", "[{}]"])
    body, key, items, total = "", "", [], 0
    for n, (title, parts) in enumerate(asked, 1):
        body += f"#v(2mm)\n#block(sticky: true)[#text(1.1em, weight: \"bold\")[Question {n} #h(0.5em) {title}]]\n"
        key += f"#block(sticky: true)[*Question {n} – {title}*]\n"
        for letter, (question, marks, said, points, note) in zip("abcde", parts):
            price = shape.format(marks, "" if marks == 1 else "s") if "mark" in shape else shape.format(marks)
            body += f"#grid(columns: (9mm, 1fr, 22mm), [({letter})], [{question}], align(right + bottom)[{price.replace('[', chr(92) + '[').replace(']', chr(92) + ']')}])\n"
            single = len(points) == 1
            inside = said if single else f"#emph[{said}] #list({', '.join(f'[{point}]' for point in points)})"
            if note:
                inside += f"\n\n{note}"
            key += f"#block(breakable: false, grid(columns: (14mm, 1fr, 14mm), [*{n}({letter})*], [{inside}], align(right)[{marks}]))\n"
            allow = [note.removeprefix("Accept ").removesuffix(".")] if note and note.startswith("Accept ") else None
            guidance = " ".join(text for text in ((None if single else said), None if allow else note) if text) or None
            rubric = None if single else [{"text": text, "marks": None} for text in points]
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, section=f"Question {n} {title}", rubric=rubric, allow=allow, guidance=guidance, kind="definition" if question.startswith("What is meant") else "short"))
            total += marks
        key += "#v(1mm)\n"
    source = f"""#set page(paper: "a4", margin: (x: 24mm, y: 22mm), numbering: "1", header: context if counter(page).get().first() > 1 [#text(9pt)[Religious Studies – End of unit assessment]])
#set text(font: ({draw.one(['"TeX Gyre Heros"', '"Libertinus Serif"', '"Caladea"', '"Noto Sans"'])},), size: {draw.one([11, 12])}pt, lang: "en", region: "GB")
#align(center)[#text(18pt, weight: "bold")[Religious Studies] #linebreak() #text(13pt)[Year 10 – End of unit assessment]]
Name #box(width: 1fr, stroke: (bottom: 0.5pt), height: 1em) #h(6mm) Class #box(width: 3cm, stroke: (bottom: 0.5pt), height: 1em) #h(6mm) Mark #box(width: 1.4cm, stroke: (bottom: 0.5pt), height: 1em) / {total}

Answer *all* questions on lined paper. You have 45 minutes.
#set block(spacing: 1.25em)
{body}
#align(center)[*END OF QUESTIONS*]
#pagebreak()
#align(center)[#text(16pt, weight: "bold")[MARK SCHEME]]
Other valid answers should be credited.
{key}
"""
    return Document("typst", source, items)


# Choices

FOOD = [
    ("Which nutrient is needed most for the growth and repair of the body?", "Protein", ["Fat", "Fibre", "Starch"]),
    ("At what temperature should a domestic fridge be kept?", "0 to 5 °C", ["−18 °C", "8 to 12 °C", "15 °C"]),
    ("Which vitamin does the skin make in sunlight?", "Vitamin D", ["Vitamin A", "Vitamin B12", "Vitamin C"]),
    ("Which cooking method uses dry heat?", "Baking", ["Boiling", "Poaching", "Steaming"]),
    ("A lack of iron in the diet may lead to", "anaemia", ["scurvy", "rickets", "tooth decay"]),
    ("Which of these foods is the best source of calcium?", "Yoghurt", ["Apples", "Rice", "Sausages"]),
    ("Which raising agent is a living organism?", "Yeast", ["Baking powder", "Steam", "Bicarbonate of soda"]),
    ("Raw chicken should be prepared on a chopping board that is", "red", ["green", "brown", "white"]),
    ("What happens to the proteins in an egg when it is boiled?", "They coagulate", ["They caramelise", "They gelatinise", "They dissolve"]),
    ("Which flour contains the most gluten?", "Strong bread flour", ["Rice flour", "Cornflour", "Plain cake flour"]),
    ("The use-by date on a packet of fresh fish tells you", "the last day on which it is safe to eat", ["when it was caught", "the day on which it tastes best", "when the shop has to sell it"]),
    ("Which bacteria are most often linked with undercooked poultry?", "Salmonella", ["Lactobacillus", "Penicillium", "Streptococcus"]),
    ("Which of these is a complex carbohydrate?", "Starch", ["Glucose", "Lactose", "Sucrose"]),
    ("The browning of bread under a grill is caused by", "dextrinisation", ["emulsification", "fermentation", "aeration"]),
    ("How many portions of fruit and vegetables a day are recommended?", "At least five", ["At most two", "Exactly three", "At least ten"]),
    ("Which ingredient in mayonnaise stops the oil and vinegar from separating?", "Egg yolk", ["Salt", "Mustard seed", "Sugar"]),
    ("A person with coeliac disease must avoid", "wheat", ["eggs", "nuts", "milk"]),
]


@layout(HALF, "choices-teacher-copy-two-row-key", "food test, Chromium: questions with numbers in a shaded square, options in a grid of two by two, name and score at the top, page headed TEACHER COPY – ANSWERS with the key as tables of two rows, numbers above and letters below, and a table of what a score means")
def choices_teacher_copy_two_row_key(draw):
    asked = draw.shuffled(draw.some(FOOD, 15))
    font, size = draw.one(["Carlito", "Lato", "Liberation Sans"]), draw.one((11, 11.5))
    form = draw.one(["{}", "{}.", "({})"])
    body, items, right = "<header><span>Name: <u></u></span><span>Group: <i></i></span><span>Score: <i></i> / 15</span></header><h1>Food Preparation and Nutrition</h1><p class=d>End of topic test: multiple choice. Circle <b>one</b> letter for each question.</p>", [], []
    for n, (question, answer, wrong) in enumerate(asked, 1):
        options, place = turned(draw, answer, wrong)
        body += f"<div class=q><b class=n>{n}</b><div><p>{web(question)}</p><div class=o>" + "".join(f"<span><b>{form.format(letter)}</b> {web(text)}</span>" for letter, text in zip("ABCD", options)) + "</div></div></div>"
        items.append(picked(question, options, place, str(n)))
        right.append("ABCD"[place])
    cut = draw.one([15, 8])
    tables = ""
    for start in range(0, 15, cut):
        numbers = range(start + 1, min(15, start + cut) + 1)
        tables += "<table><tr>" + "".join(f"<th>{n}</th>" for n in numbers) + "</tr><tr>" + "".join(f"<td>{right[n - 1]}</td>" for n in numbers) + "</tr></table>"
    body += f"<section><h1>TEACHER COPY – ANSWERS</h1><p class=d>Food Preparation and Nutrition, end of topic test. One mark for each correct answer.</p>{tables}<p class=d><b>What the score means</b></p><table><tr><td>13–15</td><td>Secure</td></tr><tr><td>9–12</td><td>Developing</td></tr><tr><td>0–8</td><td>Needs more practice</td></tr></table></section>"
    shade = draw.one(["#d5e8d4", "#ddd", "#ffe6cc"])
    css = f"""@page {{ size: A4; margin: 16mm 18mm; @bottom-right {{ content: counter(page); font: 9pt "{font}" }} }} body {{ font: {size}pt/1.35 "{font}"; margin: 0 }} header {{ display: flex; justify-content: space-between }} u {{ display: inline-block; width: 62mm; border-bottom: 1px solid #000 }} header i {{ display: inline-block; width: 16mm; border-bottom: 1px solid #000 }} h1 {{ font-size: 17pt; margin: 5mm 0 1mm }} .d {{ margin: 0 0 5mm }} .q {{ display: flex; gap: 4mm; margin-bottom: 4.5mm; break-inside: avoid }} .q > div {{ flex: 1 }} .n {{ flex: 0 0 7mm; height: 7mm; background: {shade}; text-align: center; line-height: 7mm }} .q p {{ margin: 0 0 1.5mm }} .o {{ display: grid; grid-template-columns: 1fr 1fr; row-gap: 1mm }} section {{ break-before: page }} table {{ border-collapse: collapse; margin-bottom: 6mm }} td, th {{ border: 1px solid #000; padding: 1.2mm 3mm; text-align: center }} th {{ background: {shade} }}"""
    source = f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title><style>{css}</style></head><body>{body}</body></html>'
    return Document("chromium", source, items)


MUSIC = [
    ("How many lines does a stave have?", "five", ["four", "six", "eight"]),
    ("Which of these instruments belongs to the woodwind family?", "oboe", ["trumpet", "viola", "timpani"]),
    ("The Italian word for loud is", "forte", ["piano", "lento", "dolce"]),
    ("How many crotchets last as long as one semibreve?", "four", ["two", "three", "eight"]),
    ("A singer with the lowest male voice is called a", "bass", ["tenor", "baritone", "alto"]),
    ("What does the word allegro tell a player?", "to play fast", ["to play softly", "to play smoothly", "to slow down"]),
    ("Which composer wrote The Four Seasons?", "Vivaldi", ["Handel", "Mozart", "Chopin"]),
    ("A group of four players of stringed instruments is a string", "quartet", ["trio", "quintet", "octet"]),
    ("What does a sharp sign do to a note?", "raises it by a semitone", ["lowers it by a semitone", "makes it longer", "makes it louder"]),
    ("The major scale that has no sharps or flats begins on", "C", ["D", "F", "G"]),
    ("Which instrument has 88 keys?", "piano", ["harpsichord", "accordion", "celesta"]),
    ("Twelve-bar patterns are typical of", "the blues", ["the waltz", "the madrigal", "the fugue"]),
    ("What is the distance from C up to the next C called?", "an octave", ["a fifth", "a third", "a seventh"]),
    ("Music that is sung without instruments is called", "a cappella", ["legato", "da capo", "tutti"]),
    ("Which of these is a percussion instrument with a definite pitch?", "xylophone", ["snare drum", "cymbal", "triangle"]),
    ("A time signature of three four is typical of a", "waltz", ["march", "polka", "tango"]),
    ("The speed of a piece of music is called its", "tempo", ["timbre", "texture", "tonality"]),
    ("Where was the steel pan invented?", "Trinidad", ["Cuba", "Jamaica", "Brazil"]),
]


@layout(HALF, "choices-answers-run-on-upside-down", "music test, LaTeX: bold numbers, options a to d in one row or in two, line for the name, and at the foot of the last page in small print upside down Answers: 1. c 2. a and so on, running over lines")
def choices_answers_run_on_upside_down(draw):
    asked = draw.shuffled(draw.some(MUSIC, 16))
    form, number = draw.one(["{})", "({})", "{}."]), draw.one(["{}.", "{})"])
    joint = draw.one([" ", "; ", ", "])
    body = r"\noindent Name \rule{6.5cm}{0.4pt}\hfill Form \rule{2cm}{0.4pt}\hfill Date \rule{2.6cm}{0.4pt}\par\bigskip\begin{center}\LARGE\bfseries Music Theory: How much do you know?\end{center}Underline the right answer. Do not look at the foot of the last page before you have finished!\par\medskip "
    items, right = [], []
    for n, (question, answer, wrong) in enumerate(asked, 1):
        options, place = turned(draw, answer, wrong)
        per = 4 if max(map(len, options)) < 13 else 2
        width = "0.235" if per == 4 else "0.47"
        rows = r"\par ".join(r"\hspace*{9mm}" + "".join(rf"\makebox[{width}\dimexpr\linewidth-9mm\relax][l]{{{form.format(letter)} {tex(text)}}}" for letter, text in list(zip("abcd", options))[start : start + per]) for start in range(0, 4, per))
        body += rf"\bigskip\needspace{{4\baselineskip}}\lab{{0pt}}{{9mm}}{{\textbf{{{number.format(n)}}}}}{{{tex(question)}}}\noindent {rows}\par "
        body += r"\newpage " if n == 10 else ""
        items.append(picked(question, options, place, str(n), "abcd"))
        right.append(rf"\mbox{{{number.format(n) if number == '{}.' else f'{n}.'} {'abcd'[place]}}}")
    body += rf"\vfill\begin{{center}}\rotatebox{{180}}{{\begin{{minipage}}{{{draw.one(['9cm', '11cm'])}}}\footnotesize\textbf{{Answers:}} {joint.join(right)}\end{{minipage}}}}\end{{center}}"
    engine, source = document(draw, body, ["lm", "palatino", "helvetica", "timesnew"], (11, 12), (20, 25), foot=r"\small\thepage")
    return Document(engine, source, items)


# The same sheet twice

PLANTS = [
    ("Name the part of a plant that takes in water from the soil.", "the roots", 1),
    ("What is the green substance in leaves called?", "chlorophyll", 1),
    ("Which gas do plants take in from the air to make food?", "carbon dioxide", 1),
    ("Give two jobs that the stem does.", "It holds the plant up and carries water to the leaves.", 2),
    ("Why are the petals of many flowers brightly coloured?", "To attract insects, which carry pollen from flower to flower.", 2),
    ("What is the movement of pollen from one flower to another called?", "pollination", 1),
    ("Name one way in which seeds can be spread, and a plant that uses it.", "By the wind, for example the dandelion.", 1),
    ("What three things does a seed need in order to germinate?", "water, oxygen and warmth", 1),
    ("Ali put one plant in a dark cupboard and one on a sunny windowsill. After two weeks the plant in the cupboard was yellow. Explain why.", "It had no light, so it could not make food or chlorophyll.", 2),
    ("Why does a cactus have spines instead of leaves?", "Spines lose less water and protect the plant from animals.", 2),
    ("What is a plant called that lives for only one year?", "an annual", 1),
    ("How could you show that water travels up the stem of a white flower?", "Put it in coloured water and see the petals change colour.", 2),
]


@layout(HALF, "worksheet-twice-answers-on-lines-in-colour", "science worksheet, word processor: title, name and date, questions 1. to 11. with lines of underscores; then the same sheet again with ANSWER KEY in place of the name and the answers in red, in bold or in italics, where the lines were")
def worksheet_twice_answers_on_lines_in_colour(draw):
    sheet = Sheet(draw.one(["Comic Neue", "Carlito", "Liberation Sans"]), draw.one((12, 12.5)), margin=2.2)
    asked = draw.some(PLANTS, 11)
    look = draw.one([("<r>", "</r>"), ("<b><r>", "</r></b>"), ("<i><b>", "</b></i>")])
    form = draw.one(["{}.", "{})"])
    rule = "_" * int({"Carlito": 74, "Liberation Sans": 67, "Comic Neue": 66}[sheet.font] * 11 / sheet.size)
    items = []
    for key in (False, True):
        sheet.body.append(sheet.p("<b>All About Plants</b>", "center", after=0.2, size=20, extra='fo:break-before="page"' if key else ""))
        sheet.body.append(sheet.p(f"{look[0]}ANSWER KEY{look[1]}", "center", after=0.3, size=14) if key else sheet.p("Name: __________________________\tDate: ______________", tabs=[10.5], after=0.3))
        sheet.body.append(sheet.p("Answer the questions. Use your science book to help you.", after=0.3))
        for n, (question, answer, lines) in enumerate(asked, 1):
            sheet.body.append(sheet.p(f"{form.format(n)}\t{question}", left=0.9, first=-0.9, tabs=[0.9], after=0.15, extra='fo:keep-with-next="always"'))
            if key:
                sheet.body.append(sheet.p(f"{look[0]}{answer}{look[1]}", left=0.9, before=0.1, after=0.35))
            else:
                sheet.body += [sheet.p(rule, left=0.9, before=0.15, after=0.3 if k == lines - 1 else 0.1, extra='fo:keep-with-next="always"' if k < lines - 1 else "") for k in range(lines)]
                items.append(item(question, answer, str(n)))
    sheet.foot = sheet.p("Year 5 Science – Living things", size=9)
    return Document(*sheet.source(), items)


SUMS = [("4 + 3 × 5", "19"), ("(8 − 2) × 7", "42"), ("36 ÷ (4 + 5)", "4"), ("20 − 12 ÷ 4", "17"), ("6² − 10", "26"), ("9 × 2 + 8 × 3", "42"), ("(15 + 9) ÷ 6", "4"), ("50 − 5 × 8", "10"), ("2³ + 4 × 6", "32"), ("7 + 63 ÷ 9", "14"), ("100 ÷ (2 × 5)", "10"), ("(11 − 3)² ÷ 4", "16"), ("18 ÷ 3 + 5 × 2", "16"), ("3 × (14 − 6) + 1", "25"), ("40 − (6 + 4) × 3", "10"), ("5² − 3 × 7", "4"), ("12 + 48 ÷ 6 − 9", "11"), ("(2 + 3) × (9 − 5)", "20"), ("81 ÷ 9 × 2", "18"), ("10 + 2 × 4²", "42"), ("64 ÷ 8 − 2 × 3", "2"), ("7 × 7 − 7", "42")]
STORIES = [("Sam buys 3 pens at £2 each and a book for £7. Write one calculation and find the total cost.", "3 × 2 + 7 = £13"), ("A baker fills 6 boxes with 12 rolls each and has 5 rolls left. How many rolls did she bake?", "6 × 12 + 5 = 77 rolls")]


@layout(HALF, "sums-twice-answers-in-colour", "order of operations, Chromium: title in a band, name, date and score in a row, sums 1) to 18) in two columns with a rule for the answer, two word problems below; then the same page with Answer Key beside the title and each answer in colour on its rule")
def sums_twice_answers_in_colour(draw):
    asked = draw.mixed(draw.some(SUMS, 18))
    font, size = draw.one(["Open Sans", "Carlito", "Roboto"]), draw.one((12, 13))
    form, colour, band = draw.one(["{})", "{}."]), draw.one(["#c00", "#0a58ca", "#b30059"]), draw.one(["#1e6091", "#444", "#2a7d4f"])
    weight = draw.one(["700", "400"])
    pages, items = "", []
    for key in (False, True):
        inner = "".join(f"<div><b>{form.format(n)}</b><span>{web(sum_)} = <u>{answer if key else '&nbsp;'}</u></span></div>" for n, (sum_, answer) in enumerate(asked, 1))
        below = "".join(f"<div class=w><b>{form.format(n)}</b><div>{web(question)}<p class=l>{web(answer) if key else '&nbsp;'}</p></div></div>" for n, (question, answer) in enumerate(STORIES, len(asked) + 1))
        pages += f"<section><h1>Order of Operations{'<em>Answer Key</em>' if key else ''}</h1><p class=n><span>Name: <i></i></span><span>Date: <i class=s></i></span><span>Score: <i class=s></i></span></p><p><b>Work out each calculation.</b></p><div class=g>{inner}</div><p><b>Solve the problems. Show your calculation.</b></p>{below}</section>"
    for n, (sum_, answer) in enumerate(asked, 1):
        items.append(item(f"{sum_} =", answer, str(n), kind="numeric"))
    for n, (question, answer) in enumerate(STORIES, len(asked) + 1):
        items.append(item(question, answer, str(n), kind="numeric", answer_kind="contains"))
    css = f"""@page {{ size: A4; margin: 15mm 17mm; @bottom-center {{ content: "www.sumsheets.example – free worksheets for the classroom"; font: 8pt "{font}"; color: #666 }} }} body {{ font: {size}pt/1.4 "{font}"; margin: 0 }} section + section {{ break-before: page }} h1 {{ background: {band}; color: #fff; font-size: 18pt; padding: 2mm 5mm; margin: 0; display: flex; justify-content: space-between }} em {{ font-style: normal }} .n {{ display: flex; justify-content: space-between }} .n i {{ display: inline-block; width: 60mm; border-bottom: 1px solid #000 }} .n .s {{ width: 25mm }} .g {{ display: grid; grid-template-columns: 1fr 1fr; grid-auto-flow: column; grid-template-rows: repeat(9, auto); row-gap: 4.5mm; column-gap: 10mm; margin: 4mm 0 6mm }} .g div, .w {{ display: flex }} .g b, .w > b {{ flex: 0 0 10mm; font-weight: {weight} }} u {{ display: inline-block; width: 22mm; border-bottom: 1px solid #000; text-align: center; text-decoration: none; color: {colour} }} .w {{ margin-bottom: 3mm }} .w div {{ flex: 1 }} .l {{ border-bottom: 1px solid #000; color: {colour}; margin: 2mm 0 0 }}"""
    source = f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title><style>{css}</style></head><body>{pages}</body></html>'
    return Document("chromium", source, items)


# Gaps

VERBS = [
    ("Present simple or present continuous?", [("My sister {} (work) in a hospital near the river.", "works"), ("Take an umbrella with you. It {} (rain).", "is raining"), ("We {} (not / watch) television in the mornings.", "do not watch"), ("Be quiet, please! The baby {} (sleep).", "is sleeping"), ("How often {} (you / visit) your grandparents?", "do you visit"), ("This week I {} (stay) with a friend in Leeds.", "am staying"), ("The last bus {} (leave) at half past eleven.", "leaves")]),
    ("Past simple or present perfect?", [("Mozart {} (die) in Vienna in 1791.", "died"), ("I {} (lose) my key. Can you help me to look for it?", "have lost"), ("They {} (live) in Oslo since 2015.", "have lived"), ("When {} (you / buy) that jacket?", "did you buy"), ("She {} (never / eat) oysters in her life.", "has never eaten"), ("We {} (see) a very good film last night.", "saw"), ("He {} (already / finish) his homework, so he can go out.", "has already finished")]),
    ("First or second conditional?", [("If it {} (snow) tomorrow, the school will be closed.", "snows"), ("If I had more time, I {} (learn) to play the cello.", "would learn"), ("You will miss the train if you {} (not / hurry).", "do not hurry"), ("If we lived nearer the sea, we {} (swim) every day.", "would swim"), ("What would you do if you {} (find) a wallet in the street?", "found"), ("I {} (call) you if there is any news.", "will call")]),
    ("Active or passive?", [("The bridge {} (build) in 1894.", "was built"), ("A thousand cars {} (produce) in this factory every day.", "are produced"), ("Somebody {} (steal) my bicycle yesterday.", "stole"), ("The results {} (publish) next Friday.", "will be published"), ("English {} (speak) in many parts of the world.", "is spoken"), ("The storm {} (damage) more than forty houses last week.", "damaged")]),
]


@layout(HALF, "grammar-verbs-in-brackets-key-by-exercise", "English grammar, LaTeX: Exercise 1 to 4 as bold headings with the task behind, sentences 1 to 6 that begin again with a drawn rule and the verb in brackets, Answer key at the end as one paragraph an exercise, Exercise 1: 1 works, 2 is raining")
def grammar_verbs_in_brackets_key_by_exercise(draw):
    mark, wide = draw.one(["{}.", "{}", "{})"]), draw.one(["2.8cm", "3.2cm", "2.5cm"])
    point = draw.one(["{} {}", "{} {}", "{}. {}"])
    body, key, items = r"{\LARGE\bfseries Unit 6 Review: Verb Tenses}\par\medskip Put the verbs in brackets into the correct form. Write full forms, not short forms.\par ", "", []
    for n, (task, sentences) in enumerate(VERBS, 1):
        sentences = draw.shuffled(draw.some(sentences, draw.one([5, 6])))
        section = f"Exercise {n}"
        body += rf"\bigskip\needspace{{5\baselineskip}}{{\large\bfseries {section}}}\quad {task}\par\smallskip "
        answers = []
        for m, (text, answer) in enumerate(sentences, 1):
            body += rf"\needspace{{2\baselineskip}}\lab{{4mm}}{{8mm}}{{{mark.format(m)}}}{{" + tex(text).replace(r"\{\}", rf"\rule{{{wide}}}{{0.4pt}}") + r"}\vspace{3pt}"
            items.append(item(text.replace("{}", ""), answer, str(m), kind="gap", gap=True, section=section))
            answers.append(point.format(m, answer))
        key += rf"\textbf{{{section}:}} {tex(', '.join(answers))}\par\smallskip "
    body += r"\newpage{\Large\bfseries Answer key}\par\medskip " + key
    engine, source = document(draw, body, ["palatino", "times", "arial", "noto"], (11, 12), (22, 26), head=r"\fancyhead[L]{\small English in Use 3}\fancyhead[R]{\small Review}")
    return Document(engine, source, items)


AUSHANG = [
    ("Liebe Kundinnen und Kunden, wegen Umbaus bleibt unser Laden vom 3. bis zum 14. August geschlossen. In dieser Zeit hilft Ihnen unsere Filiale am Bahnhof gern weiter. Ihre Bäckerei Lindner", "Vom 3. bis zum 14. August kann man", "in einem anderen Laden einkaufen.", ["am Bahnhof nichts kaufen.", "den Laden nur am Morgen besuchen."]),
    ("Hallo Nina, ich sitze noch im Zug. Wir haben 40 Minuten Verspätung. Fangt bitte ohne mich mit dem Essen an, ich komme direkt ins Restaurant. Jonas", "Jonas möchte, dass die anderen", "schon essen.", ["ihn vom Zug abholen.", "im Restaurant auf ihn warten."]),
    ("Verkaufe Kinderfahrrad, drei Jahre alt, rot, mit Licht und Korb, 60 Euro. Nur an Selbstabholer. Bitte abends anrufen: 0155 5550142", "Wer das Fahrrad kauft,", "muss es selbst holen.", ["bekommt einen Korb gratis dazu.", "kann am Morgen anrufen."]),
    ("Stadtbibliothek: Bücher dürfen Sie vier Wochen behalten, Filme und Spiele zwei Wochen. Wenn niemand auf das Buch wartet, können Sie die Zeit im Internet verlängern.", "Filme darf man", "zwei Wochen lang behalten.", ["vier Wochen lang behalten.", "nur in der Bibliothek ansehen."]),
    ("Sportverein Blau-Weiß: Der Schwimmkurs am Donnerstag ist leider voll. Im Kurs am Samstag um 10 Uhr sind noch drei Plätze frei. Anmeldung im Büro oder per E-Mail.", "Für den Kurs am Samstag", "kann man sich noch anmelden.", ["gibt es keinen Platz mehr.", "muss man ins Schwimmbad gehen."]),
    ("Achtung, Fahrgäste der Linie 7! Wegen einer Baustelle hält der Bus bis Freitag nicht am Rathaus. Bitte steigen Sie am Marktplatz ein.", "Bis Freitag fährt der Bus", "nicht über das Rathaus.", ["nicht zum Marktplatz.", "überhaupt nicht."]),
]
MAIL = ["Hallo Pedro,", "wie {} es dir? Ich wohne jetzt seit zwei Monaten {} Leipzig und fühle mich hier schon richtig wohl. Meine Wohnung ist klein, {} sie hat einen Balkon. Letzte Woche {} ich eine neue Stelle angefangen. Die Kollegen sind sehr nett und helfen {} immer. Am Wochenende fahre ich oft {} dem Rad an den See.", "Hast du Lust, {} im Juli zu besuchen? Du kannst bei mir schlafen, {} ich habe ein großes Sofa. Schreib mir bitte bald!", "Viele Grüße", "Elif"]
MAIL_GAPS = [("geht", ["macht", "ist"]), ("in", ["nach", "bei"]), ("aber", ["oder", "denn"]), ("habe", ["bin", "hatte"]), ("mir", ["mich", "ich"]), ("mit", ["bei", "auf"]), ("mich", ["mir", "meine"]), ("denn", ["weil", "deshalb"])]
HAUS = [("Anna sucht eine Wohnung mit Garten für ihren Hund.", True), ("Anna möchte allein wohnen.", False), ("Die Wohnung in der Ringstraße ist Anna zu teuer.", True), ("Annas Freundin Mia hat schon eine Wohnung gefunden.", False), ("Anna und Mia sehen sich am Freitag ein Haus an.", True)]
HAUS_TEXT = "Anna ist 24 und sucht seit März eine neue Wohnung. Wichtig ist ihr ein Garten, denn sie hat einen großen Hund. Gestern hat sie eine Wohnung in der Ringstraße gesehen. Sie war schön, aber 900 Euro im Monat kann Anna nicht bezahlen. Ihre Freundin Mia sucht auch noch. Jetzt wollen die beiden zusammen ein kleines Haus mieten. Am Freitag um 17 Uhr haben sie einen Termin mit dem Vermieter."


@layout(HALF, "reading-german-key-by-teil", "German reading test, word processor: Teil 1 short notices in frames each with a sentence to finish, a b c stacked, Teil 2 an e-mail with numbered gaps of underscores and a table of the options a b c, Teil 3 statements with ja and nein, numbers that go on, Lösungen in three lines at the end, Teil 1: 1a 2c 3b")
def reading_german_key_by_teil(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Liberation Serif"]), draw.one((11, 11.5)), "de", "DE", margin=2.0)
    form = draw.one(["{}", "{})"])
    notices = draw.shuffled(draw.some(AUSHANG, 5))
    items, keys = [], []
    sheet.body += [sheet.p("<b>Deutsch A2 – Lesen</b>", size=18, after=0.1), sheet.p("Name: ____________________________\tDatum: ____________\tPunkte: ____ / 18", tabs=[9.0, 13.0], after=0.4)]
    sheet.body += [sheet.p("<b>Teil 1</b>", size=13, after=0.05), sheet.p("Lesen Sie die Texte und die Aufgaben 1 bis 5. Was ist richtig: a, b oder c?", after=0.25)]
    right = []
    for n, (text, question, answer, wrong) in enumerate(notices, 1):
        options, place = turned(draw, answer, wrong)
        sheet.body += [sheet.table([[sheet.p(text, after=0)]], [sheet.wide], padding=0.15)]
        sheet.body.append(sheet.p(f"<b>{n}</b>\t{question}", left=0.9, first=-0.9, tabs=[0.9], before=0.15, after=0.05, extra='fo:keep-with-next="always"'))
        sheet.body += [sheet.p(f"{form.format(letter)}\t{option}", left=1.7, first=-0.8, tabs=[1.7], after=0.35 if letter == "c" else 0.03, extra="" if letter == "c" else 'fo:keep-with-next="always"') for letter, option in zip("abc", options)]
        items.append(picked(question, options, place, str(n), "abc", section="Teil 1"))
        right.append(f"{n}{'abc'[place]}")
    keys.append(right)
    sheet.body += [sheet.p("<b>Teil 2</b>", before=0.3, size=13, after=0.05, extra='fo:keep-with-next="always"'), sheet.p("Lesen Sie die E-Mail und schließen Sie die Lücken 6 bis 13. Welches Wort passt: a, b oder c?", after=0.2, extra='fo:keep-with-next="always"')]
    shown, n, right, rows = [], 6, [], []
    for line in MAIL:
        while "{}" in line:
            line = line.replace("{}", f"({n}) _______", 1)
            n += 1
        shown.append(line)
    sheet.body.append(unbroken(sheet, sheet.table([["".join(sheet.p(line, after=0.12) for line in shown)]], [sheet.wide], padding=0.25)))
    whole = " ".join(shown[1:3])
    for n, (answer, wrong) in enumerate(MAIL_GAPS, 6):
        options, place = turned(draw, answer, wrong)
        rows.append([f"<b>{n}</b>", *(f"{form.format(letter)} {option}" for letter, option in zip("abc", options))])
        sentence = next(s for s in (whole.replace("? ", "?|").replace(". ", ".|").replace("! ", "!|")).split("|") if f"({n})" in s)
        items.append(item(sentence, answer, str(n), None, choices("abc", options), kind="gap", answer_label="abc"[place], section="Teil 2"))
        right.append(f"{n}{'abc'[place]}")
    keys.append(right)
    sheet.body += [sheet.p("", after=0.1), sheet.table(rows, [1.4, 4.0, 4.0, 4.0], rule="none", padding=0.05)]
    sheet.body += [sheet.p("<b>Teil 3</b>", before=0.5, size=13, after=0.05, extra='fo:keep-with-next="always"'), sheet.p("Lesen Sie den Text. Sind die Sätze 14 bis 18 richtig? Kreuzen Sie an: ja oder nein.", after=0.2, extra='fo:keep-with-next="always"'), sheet.table([[sheet.p(HAUS_TEXT, after=0)]], [sheet.wide], padding=0.15), sheet.p("", after=0.1)]
    rows, right = [], []
    for n, (text, value) in enumerate(draw.shuffled(HAUS), 14):
        rows.append([f"<b>{n}</b>", text, "☐ ja", "☐ nein"])
        items.append(item(text, str(value), str(n), kind="truefalse", section="Teil 3"))
        right.append(f"{n} {'ja' if value else 'nein'}")
    keys.append(right)
    sheet.body.append(sheet.table(rows, [1.2, 11.6, 1.8, 2.2], rule="none", padding=0.06))
    sheet.body.append(sheet.p("<b>Lösungen</b>", before=0.8, size=12, after=0.1, extra='fo:keep-with-next="always"'))
    gap = draw.one([" ", ", ", "  "])
    sheet.body += [sheet.p(f"<b>Teil {k}:</b> {gap.join(right)}", after=0.08, extra='fo:keep-with-next="always"' if k < 3 else "") for k, right in enumerate(keys, 1)]
    sheet.foot = sheet.p("{page}", "center", size=9)
    return Document(*sheet.source(), items)
