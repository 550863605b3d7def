"""The ninety-seventh: documents that dice (seed 97) took from a list of forty, first part.

Taken (*) or not, of each kind two, with country, publisher or program and year:

1a * paper-morel: GB, WJEC Eduqas GCSE Food Preparation and Nutrition, 2019, scheme in its own file
1a   paper-cep: GB (Scotland), SQA National 5 Modern Studies, 2018, marking instructions in their own file
1b   paper-inkcap: Cambridge International IGCSE Environmental Management, 2020, scheme in its own file
1b * paper-parasol: GB, AQA GCSE Physical Education, 2019, scheme in its own file
2    solutions-blewit: US, MIT OpenCourseWare problem set with solutions, mechanics, 2011, LaTeX
2  * report-bolete: GB, Institute and Faculty of Actuaries examiners' report, 2017, Word
3  * review-enoki: US, high school chemistry review on gases, exam.cls, 2018
3  * quiz-shiitake: CA, college quiz on descriptive statistics, exam.cls, 2020
4  * pesticide-chanterelle: US, university extension, practice test for applicators, 2016
4    civilservice-truffle: PH, reviewer for the civil service, general information, 2015, Word
5  * science-puffball: KE, primary school revision paper in science, 2014, Word
5  * science-russula: SG, school test P6 science, options (1) to (4), 2012
6  * alcohol-waxcap: AU, trainer's copy of a test for serving alcohol, 2016, Word
6  * pharmacy-milkcap: US, practice questions for pharmacy technicians, asterisk before the right one, 2013
7    economics-earthstar: US, college study guide in economics, true or false, 2009, LaTeX
7  * volcano-deceiver: IT, museum sheet on volcanoes for school classes, 2017, Chromium
8    kitchen-fieldcap: GB, ESOL teacher, verbs of the kitchen, 2014, Word
8  * blood-stinkhorn: US, community college worksheet on blood, 2017, LaTeX
9  * nightingale-polypore: GB, primary school cloze on Florence Nightingale, 2012
9    chocolate-webcap: GB, language certificate practice, cloze with options on chocolate, 2010
10 * painters-bonnet: US, art teacher, painters and movements, 2015, Word
10   diseases-brittlegill: ZA, Grade 8 natural sciences test, column A and column B, 2013
11   wells-agaric: US, county extension, questions on private wells, 2008
11 * allotment-porcini: GB, allotment society's letter, 2015, Word
12   faq-oyster: free software, manual of a drawing program with numbered FAQ, 2012, LaTeX
12 * faq-penny-bun: GB, government office, grant for heat pumps, 2023, web page printed
13 * glossary-matsutake: US, open textbook of psychology, 2014, LaTeX
13   glossary-tinder: GB, insurers' association, 2011
14   photography-jelly: CA, photographic club, terms in a table, 2016, Word
14 * railway-cramp: GB, rail standards body, definitions in a table, 2010
15 * words-candlesnuff: NL, Dutch for beginners, words by unit, 2018, Chromium
15   focail-scarlet: IE, Irish teacher, words by theme, 2015, Word
16   words-amethyst: GR, Greek evening class, at the doctor's, 2013
16 * verbs-horn: JP, school club, verbs of the first year, 2019, LaTeX
17 * civics-saffron-milk: CA, settlement agency, study questions, 2014
17 * civics-tawny: NZ, community law centre, questions on how the country is governed, 2017, Word
18   exercises-grisette: US, open textbook of precalculus, sequences, 2013, LaTeX
18 * exercises-shaggy: IN, engineering textbook, electric circuits, 2008
19   rules-bracket: GB, climbing wall, conditions of use, 2018
19 * article-cauliflower: US, bakers' newsletter, sourdough, 2012
"""

import importlib

import engines  # noqa: F401  (registers latex and typst)
from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"


def pointed(question, points, number, marks, **rest):
    """An item whose scheme has one line for each point, without marks beside them."""
    rubric = [{"text": text, "marks": None} for text in points] if marks > 1 else None
    return item(question, "\n".join(points), number, marks, rubric=rubric, **rest)


def picked(question, options, right, number, labels, marks=None, **rest):
    """A question with options, the place of the right one known."""
    return item(question, options[right], number, marks, choices(labels, options), kind="mcq", answer_label=labels[right], **rest)


# Food, a Welsh board: whole questions numbered, marks in square brackets at the right

FOOD = [
    ("Bread is made from a small number of basic ingredients.", [
        ("a", None, [(None, "Name the gas that makes bread dough rise.", 1, ["carbon dioxide"], None)]),
        ("b", "Strong plain flour is used for most breads.", [
            ("i", "Name the protein that forms when strong flour is mixed with water.", 1, ["gluten"], None),
            ("ii", "Explain why bread dough is kneaded.", 2, ["to develop the gluten", "so that the dough stretches and holds the gas"], None)]),
        ("c", None, [(None, "Give two reasons why salt is added to bread dough.", 2, ["it improves the flavour", "it slows down the yeast", "it strengthens the gluten"], "Any two of these.")])]),
    ("Calcium is needed by people of all ages.", [
        ("a", None, [(None, "State two good sources of calcium, other than milk.", 2, ["cheese", "yoghurt", "green leafy vegetables", "tinned fish eaten with its bones"], "Any two of these.")]),
        ("b", None, [(None, "Name the vitamin that helps the body to absorb calcium.", 1, ["vitamin D"], None)]),
        ("c", None, [(None, "Describe what may happen to a child who does not get enough calcium.", 2, ["the bones become weak or soft", "and the child may develop rickets"], None)])]),
    ("A café keeps cooked rice warm for its customers.", [
        ("a", None, [(None, "State the lowest temperature at which hot food should be held.", 1, ["63 °C"], None)]),
        ("b", "Rice that is left to cool slowly may cause food poisoning.", [
            ("i", "Name the bacterium that is often found in cooked rice.", 1, ["Bacillus cereus"], None),
            ("ii", "Outline how the café should deal with rice that is left over.", 3, ["cool it quickly, within 90 minutes", "cover it and keep it in the refrigerator below 5 °C", "reheat it only once until it is piping hot"], None)])]),
]


@layout(HALF, "paper-morel", "paper, marks in square brackets at the right; scheme in its own file as a table")
def paper_morel(draw):
    body, rows, items, whole = "", "", [], 0
    for n, (stem, parts) in enumerate(FOOD, 1):
        body += rf"\needspace{{45mm}}\lab{{0pt}}{{10mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}" + "\n"
        total = 0
        for letter, above, asked in parts:
            if above:
                body += rf"\vspace{{3mm}}\lab{{10mm}}{{10mm}}{{({letter})}}{{{tex(above)}}}"
            for roman, question, marks, points, note in asked:
                label = rf"({roman})" if roman else rf"({letter})"
                left = "20mm" if roman else "10mm"
                lines = r"\answerline{" + ("30mm" if roman else "20mm") + "}"
                body += rf"\vspace{{3mm}}\lab{{{left}}}{{10mm}}{{{label}}}{{{tex(question)}\hfill[{marks}]}}" + lines * (marks + (marks == 3)) + "\n"
                number = f"{n}({letter})" + (f"({roman})" if roman else "")
                total += marks
                items.append(pointed(question, points, number, marks, stem=f"{stem} {above}" if above else stem, guidance=note))
                first = f"{n}." if letter == "a" and roman in (None, "i") else ""
                second = f"({letter})" if roman in (None, "i") else ""
                said = "".join(rf"\textbullet\ {tex(point)}\par " for point in points) if len(points) > 1 else tex(points[0]) + r"\par "
                noted = tex(note) + r"\par " if note else ""
                rows += rf"{first} & {second} & {f'({roman})' if roman else ''} & {noted}{said} & {marks}\\\hline" + "\n"
        body += rf"\par\vspace{{2mm}}\hfill{{\small\textbf{{{total} marks}}}}\par\vspace{{6mm}}" + "\n"
        rows += rf"\multicolumn{{4}}{{|r|}}{{\textbf{{Total for question {n}}}}} & \textbf{{{total}}}\\\hline" + "\n"
        whole += total
    extra = r"\newcommand\answerline[1]{\par\vspace{7mm}\noindent\hspace*{#1}\dotfill\par}\usepackage{lastpage}"
    top = rf"{{\large\bfseries COMPONENT 1}}\par\textbf{{Principles of Food Preparation and Nutrition}}\par\medskip Answer \textbf{{all}} questions in the spaces provided.\par\rule{{\linewidth}}{{0.6pt}}\par\bigskip "
    foot = r"\fancyfoot[L]{\footnotesize C560U10-1}\fancyfoot[C]{\footnotesize\thepage}\fancyfoot[R]{\footnotesize\ifnum\value{page}<\getpagerefnumber{LastPage}\textbf{Turn over.}\fi}"
    extra += r"\usepackage{refcount}"
    state = draw.random.getstate()
    engine, source = document(draw, top + body, ["arial", "helvetica"], (11,), (22, 24), foot=foot, extra=extra)
    draw.random.setstate(state)
    scheme = rf"\begin{{center}}\textbf{{GCSE FOOD PREPARATION AND NUTRITION}}\par\textbf{{COMPONENT 1 -- MARK SCHEME}}\end{{center}}\renewcommand\arraystretch{{1.25}}\begin{{longtable}}{{|l|l|l|>{{\raggedright\arraybackslash}}p{{105mm}}|c|}}\hline\multicolumn{{3}}{{|c|}}{{\textbf{{Question}}}} & \textbf{{Answer}} & \textbf{{Mark}}\\\hline\endhead {rows}\multicolumn{{4}}{{|r|}}{{\textbf{{Paper total}}}} & \textbf{{{whole}}}\\\hline\end{{longtable}}"
    _, second = document(draw, scheme, ["arial", "helvetica"], (11,), (22, 24), foot=foot.replace("C560U10-1", "C560U10-1 MS").replace(r"\textbf{Turn over.}", ""), extra=extra)
    return Document(engine, source, items, second)


# Physical education, an English board: digits in boxes, [2 marks] at the right

SPORT = [
    ("mcq", "Which one of these bones is part of the axial skeleton?", ["Femur", "Humerus", "Sternum", "Tibia"], 2),
    ("mcq", "Which one of these is the correct path of air into the lungs?", ["Alveoli, bronchi, trachea", "Bronchi, alveoli, trachea", "Trachea, alveoli, bronchi", "Trachea, bronchi, alveoli"], 3),
    ("parts", "Figure 1 shows the heart rate of a runner before, during and after a race of 800 metres.", [
        ("Define the term cardiac output.", 1, ["The volume of blood pumped out of the heart by one ventricle in one minute"], None),
        ("Before the race the runner’s heart rate rose by 20 beats per minute while she stood still. Name this effect and explain what causes it.", 2, ["Anticipatory rise", "Adrenaline is released before exercise begins"], None),
        ("Explain two benefits of a cool down for the runner after the race.", 4, ["Keeps the heart rate raised for a while, so that oxygen still reaches the muscles", "Helps to remove lactic acid, which reduces soreness", "Lets the breathing return to normal slowly, so that she does not feel faint"], "Two marks for each benefit that is explained. Maximum of 4 marks.")]),
    ("parts", "A basketball player takes part in circuit training twice a week.", [
        ("Identify one component of fitness, other than strength, that is important in basketball.", 1, ["Agility", "Power", "Coordination", "Reaction time"], "Accept any one."),
        ("State two advantages of circuit training.", 2, ["Needs little equipment", "Can be adapted to any sport or level", "Many people can take part at once"], "One mark for each. Maximum of 2 marks."),
        ("Describe how progressive overload could be applied to her training.", 2, ["Gradually increase the time at each station", "Shorten the rest between stations as she gets fitter"], None)]),
    ("single", "Give one example of a first class lever in the human body.", 1, ["The neck when the head nods"], None),
]


def boxed(number):
    """01.2 as digits in boxes."""
    left, _, right = number.partition(".")
    return "".join(f"<i>{digit}</i>" for digit in left) + (f" . <i>{right}</i>" if right else "")


@layout(HALF, "paper-parasol", "paper with boxed digits; scheme in its own file that repeats the questions")
def paper_parasol(draw):
    body, scheme, items = "", "", []

    def row(number, question, marks, points, note, answer):
        said = f"[{marks} mark{'s' if marks > 1 else ''}]"
        lines = "<div class=l></div>" * (marks * 2 if points else 0)
        ahead = f"<div class=q><span class=n>{boxed(number)}</span><div class=t>{web(question)}</div></div><div class=m>{said}</div>"
        listed = answer or (f"<p>{note}</p>" if note else "") + "<ul>" + "".join(f"<li>{web(point)}</li>" for point in points) + "</ul>"
        return ahead + lines, f"<tr><td class=d>{boxed(number)}<td><b>{web(question)}</b>{listed}<td class=k>{marks}</tr>"

    for n, (kind, question, *rest) in enumerate(SPORT, 1):
        if kind == "mcq":
            options, right = rest
            ahead, behind = row(f"0{n}", question, 1, [], None, f"<p>{'ABCD'[right]} – {options[right]}</p>")
            body += "<section>" + ahead + "".join(f"<div class=o><b>{letter}</b><span>{web(text)}</span><s></s></div>" for letter, text in zip("ABCD", options)) + "</section>"
            items.append(picked(question, options, right, f"0{n}", "ABCD", 1))
        elif kind == "single":
            marks, points, note = rest
            ahead, behind = row(f"0{n}", question, marks, points, note, None)
            body += f"<section>{ahead}</section>"
            items.append(pointed(question, points, f"0{n}", marks, guidance=note))
        else:
            (parts,) = rest
            behind = ""
            body += f"<div class=q style='margin-top:9mm'><span class=n>{boxed(f'0{n}')}</span><div class=t>{web(question)}</div></div>"
            if "Figure" in question:
                path = "M25 78 L70 70 L75 62 L95 22 L150 12 L155 14 L175 45 L215 68 L260 76"
                body += f"<div class=f><b>Figure 1</b><br><svg width=300 height=110 viewBox='0 0 300 110'><path d='M25 5 V90 H280' fill=none stroke=black /><path d='{path}' fill=none stroke=black stroke-width=1.5 /><text x=130 y=106 font-size=10>Time</text><text x=8 y=65 font-size=10 transform='rotate(-90 12 65)'>Heart rate</text></svg></div>"
            for k, (asked, marks, points, note) in enumerate(parts, 1):
                ahead, more = row(f"0{n}.{k}", asked, marks, points, note, None)
                body += f"<section>{ahead}</section>"
                behind += more
                items.append(pointed(asked, points, f"0{n}.{k}", marks, stem=question, guidance=note))
        scheme += behind
    css = "section { break-inside: avoid; margin-top: 8mm } .q { display: flex } .n { width: 23mm; flex: none } i { display: inline-block; font-style: normal; border: 1px solid #000; padding: 0.4mm 1.4mm; font-weight: bold } .t { flex: 1; padding-right: 14mm } .m { text-align: right; font-weight: bold; font-size: 95% } .o { display: flex; margin: 2mm 0 0 23mm } .o b { width: 9mm } .o span { width: 75mm } .o s { width: 8mm; height: 6mm; border: 1px solid #000 } .l { border-bottom: 1px solid #000; height: 8.5mm; margin-left: 23mm; margin-right: 14mm } .f { text-align: center; margin: 4mm 0 } table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #000; padding: 2mm; vertical-align: top; text-align: left } .d { width: 23mm; white-space: nowrap } .k { width: 16mm; text-align: center } tr { break-inside: avoid } ul { margin: 1.5mm 0 0; padding-left: 5mm } p { margin: 1.5mm 0 0 }"
    top = "<p style='text-align:right'><b>Do not write outside the box</b></p><p>Answer <b>all</b> questions in the spaces provided.</p>"
    end = "<p style='text-align:center;margin-top:10mm'><b>END OF QUESTIONS</b></p>"
    engine, source = page(draw, top + body + end, ["Liberation Sans"], (11,), css)
    head = "<h2>Mark scheme – GCSE Physical Education – Paper 1</h2><table><thead><tr><th>Question<th>Marking guidance<th>Total marks</tr></thead>"
    return Document(engine, source, items, page(draw, head + scheme + "</table>", ["Liberation Sans"], (10,), css)[1])


# Examiners' report of actuaries, solutions below each question

ACTUARY = [
    (None, [(None, "Calculate the accumulated value after six years of a deposit of £2,000 at an effective rate of interest of 4% per annum.", ["2,000 × 1.04⁶ = 2,000 × 1.265319 = £2,530.64"], 2)], "This question was well answered."),
    ("A credit card company charges interest at a nominal rate of 6% per annum convertible monthly.", [
        ("i", "Define an effective rate of interest.", ["The interest earned on one unit over one period, paid at the end of the period"], 1),
        ("ii", "Calculate the annual effective rate charged by the company.", ["(1 + 0.06 / 12)¹² − 1", "= 6.168%"], 2)], "In part (i), many candidates did not say when the interest is paid."),
    ("A 91-day treasury bill was bought at a price of £98.90 per £100 nominal.", [
        ("i", "Calculate the annual simple rate of discount.", ["(100 − 98.90) / 100 × 365 / 91", "= 4.412%"], 2),
        ("ii", "Calculate the annual simple rate of return if the bill is held until it matures.", ["(100 − 98.90) / 98.90 × 365 / 91", "= 4.461%"], 2)], "Some candidates confused the two rates."),
    (None, [(None, "Describe the main features of a eurobond.", ["It is a form of medium-term or long-term borrowing", "It is usually unsecured", "It pays regular interest and is redeemed at par", "It is issued outside the country in whose currency it is denominated"], 4)], "Weaker candidates gave features that would apply to any bond."),
    ("A life office sells whole life assurances.", [
        ("i", "List three types of cashflow that the office must allow for.", ["Premiums received", "Benefits paid on death", "Expenses and commission"], 3),
        ("ii", "Explain why the timing of the benefit is uncertain.", ["It is paid on the death of the policyholder", "and the date of death is not known when the policy is sold"], 2)], "Marks were lost where candidates described the amount and not the timing."),
]


@layout(HALF, "report-bolete", "examiners’ report with solutions run in, word processor")
def report_bolete(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Caladea"]), 11, margin=2.4)
    sheet.head = sheet.p("<i>Subject CT1 (Financial Mathematics Core Technical) – September 2017 – Examiners’ Report</i>", size=9)
    sheet.foot = sheet.p("Page {page}", align="center", size=9)
    items, right = [], (sheet.wide, RIGHT)
    sheet.body += [sheet.p("Solutions", bold=True, size=14, after=0.3), sheet.p("The solutions below are one way of gaining full marks. Credit was given for other valid methods.", after=0.4)]
    for n, (stem, parts, comment) in enumerate(ACTUARY, 1):
        whole = 0
        if stem:
            sheet.body.append(sheet.p(f"<b>Q{n}</b>\t{stem}", left=1.2, first=-1.2, tabs=[1.2], before=0.4, extra='fo:keep-with-next="always"'))
        for roman, question, lines, marks in parts:
            whole += marks
            mark = f"Q{n}" if not roman else f"({roman})"
            left = 2.3 if roman else 1.2
            shown = f"<b>{mark}</b>" if not roman else mark
            sheet.body.append(sheet.p(f"{shown}\t{question}\t[{marks}]", left=left, first=-(1.1 if roman else 1.2), tabs=[left, right], before=0.15 if roman else 0.4, extra='fo:keep-with-next="always"'))
            sheet.body += [sheet.p(line, left=left + 0.8, after=0.08, font="Liberation Sans", size=10) for line in lines]
            number = str(n) + (f"({roman})" if roman else "")
            worked = {"answer_kind": "contains", "kind": "numeric"} if n == 1 else {}
            answer = lines[0].split(" = ")[-1] if worked else "\n".join(lines)
            items.append(item(question, answer, number, marks, stem=stem, **worked, rubric=[{"text": line, "marks": None} for line in lines] if len(lines) > 1 else None))
        if len(parts) > 1:
            sheet.body.append(sheet.p(f"\t[Total {whole}]", tabs=[right], after=0.1))
        sheet.body.append(sheet.p(f"<i>{comment}</i>", left=1.2, before=0.15, after=0.35))
    sheet.body.append(sheet.p("END OF EXAMINERS’ REPORT", align="center", bold=True, before=0.6))
    engine, source = sheet.source()
    return Document(engine, source, items)


# Chemistry review, exam.cls with framed solutions and boxes to tick

GASES = [
    ("Define each of the following.", [("pressure", r"the force that a gas exerts on each unit of area", None), ("absolute zero", "the temperature at which particles have the least motion, 0 K", None), ("ideal gas", "a gas whose particles have no volume and do not attract each other", None)]),
    ("Name the scientist whose law relates the volume of a gas to its temperature.", "Jacques Charles", None),
    ("check", "When a balloon is cooled at constant pressure, its volume", ["increases", "decreases", "stays the same"], 1),
    ("check", "Equal volumes of gases at the same temperature and pressure contain equal numbers of particles. This is", ["Boyle’s law", "Dalton’s law", "Avogadro’s law", "Graham’s law"], 2),
    ("A gas occupies 3.0 L at a pressure of 100 kPa. What is its volume at 150 kPa if the temperature does not change?", r"\[ P_1V_1=P_2V_2 \qquad V_2=\frac{(100\ \mathrm{kPa})(3.0\ \mathrm{L})}{150\ \mathrm{kPa}} = 2.0\ \mathrm{L} \]", "2.0 L"),
    ("A steel tank holds nitrogen at 300 K and 12 atm.", [("What will the pressure be at 350 K?", r"\[ P_2=\frac{P_1T_2}{T_1}=\frac{(12\ \mathrm{atm})(350\ \mathrm{K})}{300\ \mathrm{K}}=14\ \mathrm{atm} \]", "14 atm"), ("Explain, in terms of particles, why the pressure rises.", "The particles move faster and hit the walls harder and more often.", None)]),
    ("What volume does 0.50 mol of a gas occupy at STP?", r"\[ 0.50\ \mathrm{mol}\times\frac{22.4\ \mathrm{L}}{1\ \mathrm{mol}}=11.2\ \mathrm{L} \]", "11.2 L"),
    ("List three units in which pressure is measured.", "pascals, atmospheres, millimeters of mercury", None),
]


BREAK = r"\par "


def chosen(right):
    return r"\CorrectChoice " if right else r"\choice "


def exam(options, extra, body, size=11):
    """A source for the class exam."""
    return rf"\documentclass[{size}pt,{options}]{{exam}}\usepackage[utf8]{{inputenc}}\usepackage[T1]{{fontenc}}\usepackage{{amsmath,amssymb,textcomp,color}}\pdfcompresslevel=9\pdfobjcompresslevel=2 {extra}\begin{{document}}{body}\end{{document}}"


@layout(HALF, "review-enoki", "exam.cls worksheet with solution boxes and boxes to tick")
def review_enoki(draw):
    items = []

    def solved(solution, short):
        return rf"\begin{{solution}}{solution if short else tex(solution)}\end{{solution}}", {"answer": short or solution} | ({"answer_kind": "contains", "kind": "numeric"} if short else {})

    body = r"\noindent\textbf{\large Chapter 12 Review: The Behavior of Gases}\par\smallskip\noindent Constants: $R=0.0821$ L$\cdot$atm/mol$\cdot$K;\quad STP is 273 K and 1 atm\par\begin{questions}"
    for n, (first, *rest) in enumerate(GASES, 1):
        if first == "check":
            question, options, right = rest
            body += rf"\question {tex(question)}\begin{{checkboxes}}" + "".join(chosen(k == right) + tex(text) + " " for k, text in enumerate(options)) + r"\end{checkboxes}"
            items.append(item(question, options[right], str(n), None, choices([None] * 9, options), kind="mcq"))
        elif len(rest) == 1:
            body += rf"\question {tex(first)}\begin{{parts}}"
            for letter, (question, solution, short) in zip("abc", rest[0]):
                said, more = solved(solution, short)
                body += rf"\part {tex(question)}{said}"
                items.append(item(question, number=f"{n}({letter})", stem=first, **more))
            body += r"\end{parts}"
        else:
            said, more = solved(*rest)
            body += rf"\question {tex(first)}{said}"
            items.append(item(first, number=str(n), **more))
    body += r"\end{questions}"
    look = draw.one([r"\usepackage{tgpagella}", r"\usepackage{lmodern}"])
    extra = look + r"\usepackage[letterpaper,margin=1in]{geometry}\pagestyle{headandfoot}\firstpageheader{Honors Chemistry}{}{Name: \underline{\hspace{4cm}}\quad Hour: \underline{\hspace{1cm}}}\runningheader{Honors Chemistry}{}{Ch.\ 12 Review}\footer{}{\thepage\ of \numpages}{}"
    return Document("latex", exam("answers", extra, body), items)


# Statistics quiz, exam.cls with points in the margin

QUIZ = [
    (2, "mcq", "Which of the following is a measure of spread?", ["mean", "median", "mode", "interquartile range", "percentile"], 3),
    (2, "mcq", "A distribution has a long tail to the right. Which statement is most likely true?", ["The mean is less than the median.", "The mean is greater than the median.", "The mean and the median are equal.", "The mode is greater than the mean.", "The range is zero."], 1),
    (6, "parts", "The waiting times of five patients, in minutes, were 4, 7, 7, 9 and 13.", [(1, "Find the mean.", r"$\bar{x}=\dfrac{40}{5}=8$ minutes", "8 minutes"), (1, "Find the median.", "7 minutes", "7 minutes"), (3, "Find the sample standard deviation to two decimal places.", r"$s=\sqrt{\dfrac{16+1+1+1+25}{4}}=\sqrt{11}\approx 3.32$ minutes", "3.32 minutes"), (1, "Which value is the mode?", "7", "7")]),
    (2, "mcq", "In a histogram, the height of a bar may show", ["the class width.", "the median.", "the relative frequency.", "the sample size.", "an outlier."], 2),
    (3, "long", "Explain why the median is often used instead of the mean to describe house prices.", "A few very expensive houses pull the mean upward, but they hardly change the median.", None),
    (2, "tick", "Is the number of cars in a parking lot a discrete or a continuous variable?", ["discrete", "continuous"], 0),
]


@layout(HALF, "quiz-shiitake", "exam.cls quiz with solutions, points in the margin")
def quiz_shiitake(draw):
    items, body = [], r"\begin{questions}"
    for n, (points, kind, question, *rest) in enumerate(QUIZ, 1):
        if kind in ("mcq", "tick"):
            options, right = rest
            name = "choices" if kind == "mcq" else "oneparcheckboxes"
            body += rf"\question[{points}] {tex(question)}{BREAK if kind == 'tick' else ''}\begin{{{name}}}" + "".join(chosen(k == right) + tex(text) + " " for k, text in enumerate(options)) + rf"\end{{{name}}}"
            items.append(picked(question, options, right, str(n), "ABCDE", points) if kind == "mcq" else item(question, options[right], str(n), points, choices([None] * 2, options), kind="mcq"))
        elif kind == "parts":
            body += rf"\question {tex(question)}\begin{{parts}}"
            for letter, (marks, asked, solution, short) in zip("abcd", rest[0]):
                body += rf"\part[{marks}] {tex(asked)}\begin{{solution}}{solution}\end{{solution}}"
                worked = {"answer_kind": "contains"} if solution != short else {}
                items.append(item(asked, short, f"{n}({letter})", marks, stem=question, kind="numeric", **worked))
            body += r"\end{parts}"
        else:
            body += rf"\question[{points}] {tex(question)}\begin{{solution}}{tex(rest[0])}\end{{solution}}"
            items.append(item(question, rest[0], str(n), points))
    body += r"\end{questions}\vfill\begin{center}\gradetable[h][questions]\end{center}"
    look = draw.one([r"\usepackage{tgtermes}", r"\usepackage{tgheros}\renewcommand\familydefault\sfdefault"])
    extra = look + r"\usepackage[letterpaper,margin=2.4cm]{geometry}\shadedsolutions\definecolor{SolutionColor}{gray}{0.9}\renewcommand{\solutiontitle}{\noindent\textbf{Answer.}\enspace}\pointsinrightmargin\bracketedpoints\setlength\rightpointsmargin{1.2cm}\pagestyle{headandfoot}\firstpageheadrule\firstpageheader{MATH 1130}{\textbf{Quiz 2 -- Describing Data (Key)}}{Winter 2020}\runningheader{MATH 1130}{}{Quiz 2}\footer{}{Page \thepage}{}"
    return Document("latex", exam("addpoints,answers", extra, body, 12), items)


# Practice test for pesticide applicators, groff, key as a grid

PESTICIDES = [
    ("Which signal word appears on the label of the most toxic products?", ["Caution", "Warning", "Danger", "Notice"], 2), ("The statement “Restricted Use Pesticide” is found", ["on the front panel of the label.", "on the invoice only.", "in the safety data sheet only.", "on the cap of the container."], 0),
    ("Drift is best reduced by spraying", ["with very fine droplets.", "with coarse droplets at low pressure.", "during a temperature inversion.", "with the boom raised."], 1), ("How many times should an empty plastic container be rinsed before it is recycled?", ["Once", "Twice", "Three times", "Ten times"], 2),
    ("LD50 is a measure of", ["acute toxicity.", "persistence in soil.", "solubility in water.", "shelf life."], 0), ("A product that kills mites is called", ["a fungicide.", "a rodenticide.", "a nematicide.", "an acaricide."], 3),
    ("The time that must pass between an application and harvest is the", ["restricted-entry interval.", "preharvest interval.", "half-life.", "tolerance."], 1), ("Through which part of the body are most pesticides absorbed by those who handle them?", ["The eyes", "The lungs", "The mouth", "The skin"], 3),
    ("Which gloves give the best protection against solvents?", ["Leather", "Cotton", "Nitrile", "Lined canvas"], 2), ("If a label gives no rate for a crop, you should", ["use half the rate for a similar crop.", "not use the product on that crop.", "ask a neighbor.", "mix it with a second product."], 1),
    ("Leaching is the movement of a pesticide", ["through the air.", "across the soil surface.", "downward through the soil.", "from plant to plant."], 2), ("Integrated pest management means", ["spraying on fixed dates.", "combining several methods of control.", "using only biological control.", "never using pesticides."], 1),
]


@layout(HALF, "pesticide-chanterelle", "practice test, choices stacked, key as a grid at the end, groff")
def pesticide_chanterelle(draw):
    asked = draw.shuffled(PESTICIDES)
    lines = [".ds LF Core Manual", ".ds CF %", ".ds RF Practice Test", ".LG", ".LG", ".ce", "\\fBPractice Test: Private Applicators\\fP", ".NL", ".sp 0.5", ".LP", "Choose the best answer for each question. Answers are on the last page. The certification exam has 50 questions, and you need 70 percent to pass.", ".sp 0.5"]
    items = []
    for n, (question, options, right) in enumerate(asked, 1):
        lines += [".KS", f".IP {n}. 4", plain(question), ".RS", ".nr PD 0"]
        for letter, text in zip("abcd", options):
            lines += [f".IP {letter}. 3", plain(text)]
        lines += [".nr PD 0.4v", ".RE", ".KE", ".sp 0.3"]
        items.append(picked(question, options, right, str(n), "abcd"))
    lines += [".bp", ".LG", "\\fBAnswers to Practice Test\\fP", ".NL", ".sp", ".TS", "tab(@);", "l l l l."]
    rows = [[f"{n}. {'abcd'[asked[n - 1][2]]}" for n in range(row, 13, 3)] for row in (1, 2, 3)]
    lines += ["@".join(cells) for cells in rows] + [".TE", ".sp", ".LP", "If you missed more than three, read chapters 2 through 5 again before you register."]
    engine, source = roff(draw, lines, (11, 12), ("T", "N", "H"))
    return Document(engine, source, items)


# Questions to an allotment society, Q: and A:

PLOTS = [
    ("Vegetables", [("When should I plant my early potatoes?", "Late March is about right in our part of the country. Cover the shoots with earth or fleece if a frost is forecast."), ("Why have my carrots grown two legs?", "Carrots fork when they meet a stone or when the ground was manured in the same year. Grow them where you had cabbages last year."), ("Can I sow runner beans straight outside?", "Yes, from the middle of May. Two seeds to a hole, at the foot of each cane.")]),
    ("Fruit", [("How do I tell summer raspberries from autumn ones?", "Look at the canes. Summer kinds fruit on canes that grew last year, autumn kinds on those that grew this spring."), ("Do I need two apple trees to get fruit?", "Most apples need pollen from a different variety that flowers at the same time. With so many trees on the site, you will seldom have to plant a second one.")]),
    ("Pests", [("What can I do about slugs without using pellets?", "Go out with a torch after rain and pick them off. Nematodes, watered in from April on, work well but are dear."), ("Something is eating holes in my cabbages. Is it pigeons?", "Pigeons tear the leaves and leave the ribs. Small round holes are the work of caterpillars. A fine net keeps both off.")]),
    ("The site", [("May I have a bonfire?", "Only in November and December, and never before four o’clock."), ("Who do I ask if I want to put up a shed?", "Write to the secretary with a sketch. Sheds may be no larger than six feet by eight."), ("Is the water turned off in winter?", "It is, from the first Sunday in November until the end of March.")]),
]


@layout(HALF, "allotment-porcini", "Q: and A: pairs of a society’s letter under topic heads, word processor")
def allotment_porcini(draw):
    sheet = Sheet(draw.one(["Caladea", "Carlito", "Liberation Serif"]), 11, margin=2.5)
    sheet.body += [sheet.p("Mill Lane Allotment Society", align="center", bold=True, size=20, after=0.05, color="#2f5d2a"), sheet.p("Newsletter no. 38 · Spring 2015", align="center", after=0.5), sheet.p("Ask the committee", bold=True, size=14, after=0.15), sheet.p("Here are the things that we were asked most often at the seed swap. Our thanks to Brian and Jean, who have answered them.", after=0.3)]
    items = []
    for topic, pairs in PLOTS:
        sheet.body.append(sheet.p(topic, bold=True, size=12, before=0.3, after=0.15, color="#2f5d2a", extra='fo:keep-with-next="always"'))
        for question, answer in pairs:
            sheet.body += [sheet.p(f"<b>Q: {question}</b>", after=0.05, extra='fo:keep-with-next="always"'), sheet.p(f"A: {answer}", after=0.3)]
            items.append(item(question, answer, kind="faq", section=topic))
    sheet.body.append(sheet.p("Next work party: Saturday 18 April, ten o’clock at the gate. Bring gloves.", before=0.4, align="center"))
    engine, source = sheet.source()
    return Document(engine, source, items)


# Grant for heat pumps, questions with section numbers

HEAT = [
    ("About the scheme", [
        ("What is the Boiler Upgrade Scheme?", ["The scheme gives grants to owners of homes and small businesses in England and Wales who replace a heating system that burns fossil fuel with a low carbon one. It is paid for by the government and run by Ofgem."], []),
        ("How much is the grant?", ["The amount depends on the system:"], ["£7,500 towards an air source heat pump", "£7,500 towards a ground source heat pump", "£5,000 towards a biomass boiler"]),
        ("Is the grant a loan?", ["No. You do not have to pay it back. It is taken off the price that your installer charges you."], [])]),
    ("Who can apply", [
        ("Can I apply if I rent my home?", ["The owner of the property has to agree to the work, and only the owner can receive the grant. If you rent, please speak to your landlord first. Landlords may use the scheme for homes that they let."], []),
        ("Are new homes eligible?", ["In general they are not. There is an exception for people who build their own home, provided that the work is paid for mainly by the first owner and that the property has never belonged to a company."], []),
        ("Do I need an energy performance certificate?", ["Yes. It must have been issued within the last ten years. If you have carried out work that was recommended on it, you do not need to have a new one made before you apply."], [])]),
    ("How to apply", [
        ("Who makes the application?", ["Your installer applies for you. You will receive a message from Ofgem in which you are asked to confirm that the installer acts on your behalf. Please answer it within two weeks, as the application cannot go ahead without your consent."], []),
        ("How do I find an installer?", ["Installers must be certified under the Microgeneration Certification Scheme. You can search for one near you on its website. We advise that you obtain quotes from at least three companies, and that you ask each of them:"], ["how the heat loss of your home was worked out", "whether any radiators have to be replaced", "what warranty is given on parts and on labour"]),
        ("How long is a voucher valid?", ["Vouchers for air source heat pumps and biomass boilers are valid for three months. Vouchers for ground source heat pumps are valid for six months, since a borehole or a trench has to be dug.", "If the work is not finished in time, your installer can apply again, but a new voucher is not guaranteed."], [])]),
    ("After the installation", [
        ("Will somebody inspect my heat pump?", ["We check a sample of installations, either in person or by video. We will write to you beforehand. You do not have to pay for the visit."], []),
        ("What should I do if something goes wrong?", ["Contact the installer first. If you cannot agree, the consumer code to which the installer belongs offers a free service that settles disputes."], [])]),
]


@layout(HALF, "faq-penny-bun", "FAQ with section numbers and prose answers over pages, Chromium")
def faq_penny_bun(draw):
    body, items = "", []
    for n, (topic, asked) in enumerate(HEAT, 1):
        body += f"<h2>{n}. {topic}</h2>"
        for k, (question, prose, bullets) in enumerate(asked, 1):
            body += f"<h3>{n}.{k} {question}</h3>" + "".join(f"<p>{text}</p>" for text in prose) + ("<ul>" + "".join(f"<li>{text}</li>" for text in bullets) + "</ul>" if bullets else "")
            items.append(item(question, "\n".join(prose + bullets), f"{n}.{k}", kind="faq", section=f"{n}. {topic}"))
    top = "<div class=b>Department for Energy and Homes</div><p class=g>Guidance</p><h1>Grants for heat pumps: frequently asked questions</h1><p class=d>Published 23 October 2023<br>Applies to England and Wales</p>"
    css = ".b { background: #0b0c0c; color: #fff; font-weight: bold; padding: 3mm 4mm } .g { color: #505a5f; margin: 6mm 0 0 } h1 { font-size: 22pt; margin: 1mm 0 3mm } .d { border-top: 1px solid #b1b4b6; border-bottom: 1px solid #b1b4b6; padding: 2mm 0; color: #505a5f } h2 { font-size: 16pt; margin: 9mm 0 2mm; break-after: avoid } h3 { font-size: 12pt; margin: 5mm 0 1mm; break-after: avoid } p { margin: 0 0 2mm; max-width: 150mm } ul { margin: 0 0 3mm } li { margin: 1mm 0 }"
    end = "<p class=d style='margin-top:10mm'>Telephone 0300 555 0142, Monday to Friday, 9am to 5pm. Calls are charged at your local rate.</p>"
    engine, source = page(draw, top + body + end, ["Liberation Sans", "Open Sans", "Lato"], (11,), css)
    return Document(engine, source, items)


# Glossary of a psychology textbook, terms run in and hanging

MIND = [
    ("acetylcholine", "neurotransmitter that acts on muscles and takes part in learning and memory"), ("attachment", "lasting emotional bond between a child and a caregiver"), ("availability heuristic", "tendency to judge how likely an event is by how easily examples of it come to mind"), ("classical conditioning", "learning in which a neutral stimulus, presented repeatedly together with one that elicits a response, comes to elicit the response alone"), ("cognitive dissonance", "discomfort that arises from holding two beliefs, or a belief and a behavior, that contradict each other"),
    ("confounding variable", "factor other than the independent variable that may account for the outcome of an experiment"), ("declarative memory", "memory for facts and events that can be put into words"), ("double-blind study", "experiment in which neither the participants nor the researchers who meet them know who belongs to which group"), ("extinction", "gradual weakening of a conditioned response when the unconditioned stimulus no longer follows"), ("fundamental attribution error", "tendency to explain the behavior of others by their character and to overlook the situation"),
    ("hippocampus", "structure in the temporal lobe that is essential for forming new memories"), ("just noticeable difference", "smallest change in a stimulus that a person can detect half of the time"), ("negative reinforcement", "removal of something unpleasant, which makes the behavior before it more likely"), ("object permanence", "understanding that things continue to exist when they are out of sight"), ("operational definition", "description of how a variable is measured or produced in a particular study"),
    ("placebo effect", "improvement that comes from the expectation of a treatment rather than from the treatment itself"), ("positive correlation", "relationship in which two variables rise and fall together"), ("schema", "mental framework by which knowledge and experience are organized"), ("sleep spindle", "burst of rapid brain waves that is typical of the second stage of sleep"), ("working memory", "system that holds a small amount of information for a short time while it is being used"),
]


@layout(HALF, "glossary-matsutake", "glossary, bold run-in terms, hyphenated and hanging, LaTeX")
def glossary_matsutake(draw):
    entries = draw.some(MIND, 18)
    body = r"\vspace*{12mm}{\sffamily\bfseries\LARGE Key Terms\par}\vspace{8mm}\begin{multicols}{2}\small " + "".join(rf"{{\hangindent=4mm\hangafter=1\noindent\textbf{{{term}}}\enspace {meaning}\par}}" + "\n" for term, meaning in entries) + r"\end{multicols}"
    engine, source = document(draw, body, ["palatino", "times", "lm"], (11,), (26, 30), head=r"\fancyhead[L]{\small\thepage}\fancyhead[R]{\small\itshape Introduction to Psychology}", foot="", extra=r"\setlength\columnsep{8mm}\hyphenpenalty=20\setcounter{page}{" + str(draw.random.randint(612, 640)) + "}", paper="letterpaper")
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in entries])
