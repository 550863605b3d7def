"""The hundred and third: what a second collector would bring. Forty documents were written down and the dice (random, seed 103)
took 24 of them; this file has the first half, batch_104.py the rest. In brackets those that were taken; four changed their subject,
since an older layout has it, and the fourth became the first, as it has no nested parts.

[1] WJEC, Wales, GCSE food, 2018           (2) SQA, Scotland, National 5 geography, 2019  3 Cambridge, IGCSE travel, 2019
(4) NYS Regents, living environment, 2017  (5) CBSE question bank, India, Word, 2016      6 tutorial with model answers, UK, LaTeX, 2014
7 physics worksheet, US, exam.cls          (8) university quiz, US, exam.cls, finance     (9) outdoor course, Canada, Word, 2012, key as grid
(10) FAA sample questions, US, 2018        11 certification course, Philippines, rows     (12) mathematics league, US, A to E in a row
13 Moodle review, from a browser, 2020     (14) safety training test, US, asterisks       (15) dental practice leaflet, UK, 2011
16 museum trail, Ireland                   17 business English, Poland, bank              (18) biology teacher, South Africa, bank
(19) Cambridge B2, part 1, 2015            20 teacher of German, passage and bank         21 court interpreters, US, terms
(22) Latin teacher, US                     23 accountant's interview questions, India     (24) leaflet of a craftsman, US, Q and A
25 HOWTO of a documentation project, 2001  (26) public office, Ireland, 2019, FAQ         (27) typography handbook, LaTeX, 2008
(28) sailing school, UK, 2013              (29) insurer or like firm, UK, 2021            (30) coffee roasters' lexicon, US, 2018
31 Dutch course, three columns             (32) Latin word list by stage, UK              (33) modern Greek evening class, Word, 2010
(34) Japanese N5 table, hobbyist, 2015     35 Canada, citizenship study questions         (36) civic-test list of an administration
(37) open textbook, odd answers            38 open textbook, music, odd answers           (39) bylaws of a tennis ladder, US
40 recipe column of a cheese maker, France
"""

import importlib

import engines  # noqa: F401  (registers typst and latex)
from latex import document, tex
from paper import Document, choices, item, layout
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"


def scored(question, points, number, marks, stem=None, **rest):
    """A question of a paper with the points of its scheme, which print no marks of their own."""
    rubric = [{"text": text, "marks": None} for text in points] if marks > 1 else None
    return item(question, "\n".join(points), number, marks, stem=stem, rubric=rubric, **rest)


def picked(question, options, right, number, labels, marks=None, **rest):
    known = {"answer_label": labels[right]} if labels[right] else {}
    return item(question, options[right], number, marks, choices(labels, options), **{"kind": "mcq"} | known | rest)


def turned(draw, right, wrong):
    options = draw.shuffled([right, *wrong])
    return options, options.index(right)


# Geography, a Scottish board: marks under MARKS at the right, instructions in their own file

GLEN = [
    ("Rivers have shaped many of the landscapes of Scotland.", [
        ("a", None, "Name two features of the upper course of a river.", 2, ["V-shaped valley", "waterfall", "interlocking spurs", "rapids"], "1 mark for each correct feature."),
        ("b", None, "Explain how a waterfall is formed.", 4, ["A layer of hard rock lies on top of a layer of soft rock.", "The soft rock is worn away more quickly, which leaves a step.", "The hard rock is undercut and an overhang is formed.", "The overhang collapses and the waterfall retreats upstream."], "1 mark for each valid statement. A maximum of 3 marks where no process of erosion is named."),
    ]),
    ("The hills around Loch Earnside are used by sheep farmers, foresters and walkers.", [
        ("a", "i", "Describe two ways in which walkers may cause problems for farmers.", 2, ["Gates are left open and animals stray.", "Dogs which are not on a lead worry the sheep.", "Stone walls are damaged by people who climb over them."], "1 mark for each developed problem."),
        ("a", "ii", "Suggest one measure that could reduce these problems.", 1, ["Signs to remind visitors to close the gates"], "Accept any reasonable measure."),
        ("b", None, "Give reasons why few crops are grown on the hills.", 3, ["The slopes are too steep for machinery.", "The soils are thin and acidic.", "The growing season is short because temperatures fall with height."], "1 mark for each reason."),
    ]),
    ("In 1950 about three in ten people in the world lived in towns and cities. Today more than half do.", [
        ("a", None, "State what is meant by the term urbanisation.", 1, ["the increase in the proportion of people who live in towns and cities"], ""),
        ("b", None, "Explain why many people move from the countryside to the cities of developing countries.", 4, ["There are more jobs in factories and services.", "Schools are better, so parents hope for a better future for their children.", "Hospitals and clinics are closer.", "Drought may ruin the harvests of small farms."], "1 mark for each valid point. Push and pull factors are acceptable."),
        ("c", None, "Describe two measures which have improved life in shanty towns.", 2, ["Residents were given materials to build better houses themselves.", "The city laid water pipes to each street."], "1 mark for each measure."),
    ]),
]


@layout(HALF, "paper-heddle", "geography paper of a Scottish kind, word processor: nested parts in columns, marks under MARKS, instructions as a table in their own file")
def paper_heddle(draw):
    font = draw.one(["Liberation Sans", "Carlito"])
    sheet = Sheet(font, draw.one((11, 12)), margin=2.0)
    marking = Sheet(font, 10, paper=(29.7, 21.0), margin=1.8)
    items, wide = [], round(sheet.wide - 4.2, 2)
    rows, scheme, total = [], [[("<b>Question</b>", 3), "<b>General instructions</b>", "<b>Max mark</b>", "<b>Specific marking instructions</b>"]], 0
    for n, (stem, parts) in enumerate(GLEN, 1):
        rows.append([f"<b>{n}.</b>", (sheet.p(stem, after=0.15), 3), ""])
        for letter, roman, question, marks, points, note in parts:
            first = roman in (None, "i")
            if roman:
                rows.append(["", f"({letter})" if first else "", f"({roman})", sheet.p(question, after=1.7), sheet.p(f"<b>{marks}</b>", "end")])
            else:
                rows.append(["", f"({letter})", (sheet.p(question, after=1.9 if marks > 2 else 1.2), 2), sheet.p(f"<b>{marks}</b>", "end")])
            head = not any(row[0] == f"<b>{n}.</b>" for row in scheme)
            listed = "".join(marking.p(f"•\t{point}", left=0.5, first=-0.5, tabs=[0.5], after=0.05) for point in points)
            scheme.append([f"<b>{n}.</b>" if head else "", f"({letter})" if first else "", f"({roman})" if roman else "", note, f"<b>{marks}</b>", listed])
            items.append(scored(question, points, f"{n}({letter})" + (f"({roman})" if roman else ""), marks, stem, guidance=note or None))
            total += marks
    sheet.body += [sheet.p(f"<b>Total marks — {total}</b>", after=0.1), sheet.p("<b>Attempt ALL questions</b>", after=0.1), sheet.p("<b>MARKS</b>", "end", after=0.1, size=9)]
    sheet.body.append(sheet.table(rows, [1.0, 1.0, 1.0, wide, 1.2], rule="none", padding=0.05))
    sheet.body.append(sheet.p("[END OF QUESTION PAPER]", "center", before=0.3))
    sheet.foot = sheet.p("page {page}", "center", after=0, size=9)
    marking.body += [marking.p("<b>Marking instructions for each question</b>", size=14, after=0.3), marking.table(scheme, [1.2, 1.1, 1.1, 7.0, 1.6, 13.9], fills={0: "#e6e6e6"}), marking.p("[END OF MARKING INSTRUCTIONS]", "center", before=0.4)]
    engine, source = sheet.source()
    return Document(engine, source, items, marking.source()[1])


# Food, a Welsh board: a narrow column for the examiner, scheme with assessment objectives

FOOD = [
    (None, [
        ("a", None, "Which one of the following foods is the best source of calcium?", 1, ["Cheese"], "", (1, "", ""), ["Apple", "Cheese", "Lentils", "Rice"]),
        ("b", None, "Name the vitamin that helps the body to absorb calcium.", 1, ["Vitamin D"], "Accept cholecalciferol", (1, "", ""), None),
        ("c", None, "Explain why calcium is important for teenagers.", 2, ["bones are still growing / become denser", "low intake raises the risk of osteoporosis in later life"], "", ("", 2, ""), None),
    ]),
    ("Rhian is making a batch of wholemeal bread rolls.", [
        ("a", None, "State the function of yeast in the dough.", 1, ["produces carbon dioxide / raising agent"], "Do not accept feeds on sugar", (1, "", ""), None),
        ("b", "i", "Explain why strong flour is used to make bread.", 2, ["it has a high gluten content", "gluten stretches and holds the gas"], "", ("", 2, ""), None),
        ("b", "ii", "Describe what happens to the gluten when the rolls are baked.", 2, ["it sets / coagulates", "the structure of the roll becomes firm"], "", (2, "", ""), None),
        ("c", None, "Suggest two changes that would make the rolls more interesting for young children.", 2, ["add seeds, cheese or dried fruit", "shape the rolls as animals"], "Credit any other valid suggestion", ("", 2, ""), None),
    ]),
    ("A café in Tenby has been told to improve the way it stores food.", [
        ("a", None, "Give the highest temperature at which a refrigerator should be kept.", 1, ["5 °C"], "Accept any figure from 1 °C to 5 °C", (1, "", ""), None),
        ("b", None, "Explain why raw meat should be kept on the bottom shelf.", 2, ["juices cannot drip on other foods", "this prevents cross-contamination"], "", ("", 2, ""), None),
        ("c", None, "Assess whether a ‘use by’ date or a ‘best before’ date is more important to the café.", 4, ["‘use by’ concerns safety, ‘best before’ concerns quality", "it is against the law to serve food after its ‘use by’ date", "food past its ‘best before’ date may be stale but is safe", "a supported judgement is reached"], "Award up to 2 marks where there is no judgement", ("", "", 4), None),
    ]),
]


@layout(HALF, "paper-shuttle", "food paper of a Welsh kind, LaTeX: column for the examiner, boxes to tick, dotted lines, [2] at the right; scheme in its own file with three columns of objectives")
def paper_shuttle(draw):
    items, body, scheme = [], "", ""
    for n, (stem, parts) in enumerate(FOOD, 1):
        total, shown = 0, ""
        if stem:
            body += rf"\needspace{{60mm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}\medskip "
        last = None
        for letter, roman, question, marks, points, note, objectives, options in parts:
            lead = "" if stem or letter != "a" else rf"\makebox[0pt][r]{{\textbf{{{n}.}}\hspace*{{4mm}}}}"
            where = r"\lab{8mm}{9mm}{%s(%s)}{%s\pushright{[%d]}}" % (lead, letter, tex(question), marks)
            if roman:
                label = f"({letter})" if roman == "i" else ""
                where = r"\lab{8mm}{17mm}{\makebox[9mm][l]{%s}(%s)}{%s\pushright{[%d]}}" % (label, roman, tex(question), marks)
            if options:
                row = r"\hfill ".join(rf"{tex(option)}\enspace\fbox{{\rule{{0pt}}{{2.5mm}}\rule{{2.5mm}}{{0pt}}}}" for option in options)
                where = where.replace(tex(question), tex(question) + " Tick (\\checkmark) one box.", 1)
                where += rf"\medskip\hspace*{{17mm}}\parbox{{0.75\linewidth}}{{{row}}}\par\medskip "
            else:
                where += r"{\leftskip=17mm" + r"\dotline" * (marks + 1 if marks < 4 else 7) + r"\par}\medskip "
            body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{4pt}}{where}\end{{minipage}}\par\bigskip" + "\n"
            label = f"{n}({letter})" + (f"({roman})" if roman else "")
            asked = question + (" Tick (✓) one box." if options else "")
            if options:
                items.append(item(asked, points[0], label, marks, choices([None] * 4, options), kind="mcq"))
            else:
                items.append(scored(asked, points, label, marks, stem, **({"guidance": note} if note and note[:6] not in ("Accept", "Do not") else {"allow": [note[7:]]} if note[:6] == "Accept" else {"reject": [note[14:]]} if note else {})))
            cell = r"\newline ".join((r"\textbullet\ " if len(points) > 1 else "") + tex(point) for point in points) + (rf"\newline\textit{{{tex(note)}}}" if note else "")
            mark = f"{n}" if label != shown and letter != last and not shown else ""
            shown = shown or label
            scheme += f"{mark} & {f'({letter})' if letter != last else ''} & {f'({roman})' if roman else ''} & {cell} & " + " & ".join(str(o) for o in objectives) + rf" & {marks}\\\hline" + "\n"
            total += marks
            last = letter
        scheme += rf"\multicolumn{{4}}{{|r|}}{{\textbf{{Question {n} total}}}} & & & & \textbf{{{total}}}\\\hline" + "\n"
    bar = r"\AddToShipoutPictureBG{\AtPageUpperLeft{\put(\LenToUnit{0.905\paperwidth},\LenToUnit{-0.96\paperheight}){\rule{0.4pt}{0.9\paperheight}}\put(\LenToUnit{0.912\paperwidth},\LenToUnit{-0.07\paperheight}){\scriptsize\shortstack{Examiner\\only}}}}"
    body = rf"\begin{{center}}Answer \textbf{{all}} questions.\end{{center}}\medskip {body}\begin{{center}}\textbf{{END OF PAPER}}\end{{center}}"
    head = r"\begin{center}{\large\bfseries UNIT 1: PRINCIPLES OF FOOD AND NUTRITION}\par\smallskip MARK SCHEME\end{center}\renewcommand\arraystretch{1.2}\begin{tabular}{|p{6mm}|p{7mm}|p{7mm}|>{\raggedright\arraybackslash}p{82mm}|p{8mm}|p{8mm}|p{8mm}|p{9mm}|}\hline\multicolumn{3}{|l|}{\textbf{Question}} & \textbf{Answer} & \textbf{AO1} & \textbf{AO2} & \textbf{AO4} & \textbf{Total}\\\hline "
    font = draw.one(["arial", "helvetica"])
    code = f"35{draw.random.randint(10, 99)}U10-1"
    engine, source = document(draw, body.replace(r"\checkmark", "✓"), [font], (11,), (25, 25), foot=rf"\fancyfoot[L]{{\small ({code})}}\fancyfoot[C]{{\thepage}}", extra=bar + r"\newunicodechar{✓}{{\fontspec{DejaVu Sans}✓}}")
    return Document(engine, source, items, document(draw, head + scheme + r"\end{tabular}", [font], (10,), (20, 20))[1])


# Question bank with answers, India

RIGHTS = [
    ("Very Short Answer Questions", "", [
        ("Who is a consumer?", "A person who buys goods or hires services for his or her own use is called a consumer."),
        ("Name the mark that certifies the purity of gold ornaments.", "Hallmark."),
        ("When is World Consumer Rights Day celebrated?", "It is celebrated on 15 March every year."),
        ("Which mark is seen on agricultural products such as honey and spices?", "Agmark."),
    ]),
    ("Short Answer Questions", "3 marks", [
        ("State any three rights of a consumer.", "(i) Right to safety\n(ii) Right to be informed\n(iii) Right to choose"),
        ("Why should a buyer insist on a cash memo?", "A cash memo is the proof of the purchase. It shows the date, the price and the quantity of the goods. Without it a complaint against the seller is difficult to support."),
        ("What is meant by adulteration? Give one example.", "Adulteration is the mixing of an inferior or harmful substance with goods that are sold as pure. Mixing papaya seeds with black pepper is an example."),
    ]),
    ("Long Answer Questions", "5 marks", [
        ("Describe the duties of a consumer.", "(i) A consumer should read the label before buying.\n(ii) He or she should ask for a bill and for the guarantee card.\n(iii) He or she should check the weight of the goods.\n(iv) Complaints should be honest and made in time.\n(v) Used goods and packets should be disposed of with care for the environment."),
        ("How do consumer groups help the public?", "(i) They test goods and publish the results.\n(ii) They bring out journals that explain the law.\n(iii) They help those who have been cheated to file a complaint.\n(iv) They speak for buyers when laws are made.\n(v) They organise talks in schools and villages."),
    ]),
]


@layout(HALF, "bank-treadle", "question bank of an Indian school, word processor: Q.1 with Ans. below, marks in brackets, points (i) to (v)")
def bank_treadle(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Caladea"]), draw.one((11, 12)), country="IN", margin=2.2, border=draw.one([False, True]))
    sheet.body += [sheet.p("<b>CHAPTER 5</b>", "center", after=0), sheet.p("<b>CONSUMER RIGHTS</b>", "center", size=16, after=0.3)]
    items, n = [], 0
    for heading, marks, asked in RIGHTS:
        sheet.body.append(sheet.p(f"<b><u>{heading}</u></b>", before=0.3, after=0.2, extra='fo:keep-with-next="always"'))
        for question, answer in asked:
            n += 1
            worth = f"\t({marks})" if marks else ""
            sheet.body.append(sheet.p(f"<b>Q.{n}\t{question}{worth}</b>", left=1.4, first=-1.4, tabs=[1.4, (sheet.wide - (1 if sheet.border else 0), RIGHT)], after=0.08, extra='fo:keep-with-next="always"'))
            first, *more = answer.split("\n")
            sheet.body.append(sheet.p(f"<b>Ans.</b>\t{first}", left=1.4, first=-1.4, tabs=[1.4], after=0.05 if more else 0.25))
            sheet.body += [sheet.p(line, left=1.4, after=0.25 if line == more[-1] else 0.05) for line in more]
            points = answer.split("\n")
            said = "\n".join(point.split(") ", 1)[1] if point.startswith("(") else point for point in points)
            items.append(item(question, said, str(n), int(marks[0]) if marks else None, section=heading, kind="long" if marks[:1] == "5" else "short"))
    sheet.foot = sheet.p("Social Science – Class X\tPage {page}", tabs=[(sheet.wide - (1 if sheet.border else 0), RIGHT)], size=9, after=0)
    engine, source = sheet.source()
    return Document(engine, source, items)


# Personal finance, exam class

MONEY = [
    ("tick", "Which account usually pays the highest interest on your savings?", ["A checking account", "A regular savings account", "A five-year certificate of deposit", "A prepaid debit card"], 2),
    ("tick", "The letters APR stand for", ["average payment rate", "annual percentage rate", "adjusted principal return", "automatic payment record"], 1),
    ("parts", "Dana deposits $800 in an account that pays 3% simple interest a year.", [("How much interest does she earn in one year?", 2, r"$I = Prt = 800 \times 0.03 \times 1 = \$24$", "I = Prt = 800 × 0.03 × 1 = $24"), ("What is the balance after two years if she withdraws nothing?", 2, r"$800 + 2 \times 24 = \$848$", "800 + 2 × 24 = $848")]),
    ("open", "Explain the difference between gross pay and net pay.", 2, "Gross pay is what you earn before anything is taken out. Net pay is what is left after taxes and other deductions."),
    ("row", "Which of these is a fixed expense?", ["Groceries", "Rent", "Movies", "Gasoline"], 1),
    ("parts", "A jacket that costs $120 is bought with a credit card. The card charges 1.5% a month on what is not paid.", [("Find the interest for the first month if nothing is paid.", 2, r"$120 \times 0.015 = \$1.80$", "120 × 0.015 = $1.80"), ("Name one way to avoid paying any interest.", 1, "Pay the full balance by the due date.", "Pay the full balance by the due date.")]),
    ("tick", "Who pays when a driver has only liability insurance and hits a tree?", ["The insurance company pays for the driver’s own car.", "The owner of the tree pays.", "The driver pays for the repair of his or her own car.", "Nobody has to pay."], 2),
    ("open", "Why do lenders look at your credit score?", 2, "It shows how reliably you have paid your debts in the past, so it helps them to judge the risk that you will not pay."),
]


@layout(HALF, "quiz-bobbin", "personal finance quiz of a college, LaTeX class exam with solutions: boxes to tick, points in the right margin, parts, one row of choices")
def quiz_bobbin(draw):
    items, body = [], ""
    for n, (kind, question, *rest) in enumerate(MONEY, 1):
        said = tex(question)
        if kind in ("tick", "row"):
            options, right = rest
            name = "checkboxes" if kind == "tick" else "oneparcheckboxes"
            listed = "\n".join((r"\CorrectChoice " if k == right else r"\choice ") + tex(option) for k, option in enumerate(options))
            body += rf"\question[1] {said}" + "\n" + rf"\begin{{{name}}}{listed}\end{{{name}}}" + "\n\n"
            items.append(item(question, options[right], str(n), 1, choices([None] * 4, options), kind="mcq"))
        elif kind == "open":
            marks, answer = rest
            body += rf"\question[{marks}] {said}\begin{{solution}}[2cm]{tex(answer)}\end{{solution}}" + "\n\n"
            items.append(item(question, answer, str(n), marks))
        else:
            body += rf"\question {said}\begin{{parts}}"
            for letter, (part, marks, shown, answer) in zip("abc", rest[0]):
                body += rf"\part[{marks}] {tex(part)}\begin{{solution}}[1.5cm]{shown}\end{{solution}}" + "\n"
                items.append(item(part, answer, f"{n}({letter})", marks, stem=question, **({"kind": "numeric", "answer_kind": "contains"} if "=" in answer else {})))
            body += r"\end{parts}" + "\n\n"
    font = draw.one([r"\usepackage{lmodern}", r"\usepackage{tgpagella}", r"\usepackage{tgtermes}"])
    source = rf"""\pdfobjcompresslevel=2\pdfcompresslevel=9 \documentclass[{draw.one((10, 11))}pt,letterpaper,answers,addpoints]{{exam}}
\usepackage[utf8]{{inputenc}}\usepackage[T1]{{fontenc}}\usepackage{{amssymb,textcomp}}{font}
\pointsinrightmargin\bracketedpoints\checkboxchar{{$\Box$}}\checkedchar{{$\boxtimes$}}\unframedsolutions\renewcommand\solutiontitle{{\noindent\textit{{Solution.}}\enspace}}
\pagestyle{{headandfoot}}\firstpageheader{{FIN 1050}}{{Quiz {draw.random.randint(2, 6)}: Money Basics}}{{Name: \underline{{\hspace{{4cm}}}}}}\runningheader{{FIN 1050}}{{}}{{}}\firstpagefooter{{}}{{\thepage\ of \numpages}}{{}}\runningfooter{{}}{{\thepage\ of \numpages}}{{}}
\begin{{document}}
You have 25 minutes. Calculators are allowed. There are \numpoints\ points in all.
\begin{{questions}}\setlength\itemsep{{4mm}}
{body}\end{{questions}}
\end{{document}}
"""
    return Document("latex", source, items)


# Avalanche course, Canada

SNOW = [
    ("Most avalanches that catch people are released by", "the people themselves or someone in their group", ["loud noises", "wild animals", "aircraft overhead"]), ("Slab avalanches are most common on slopes of", "30 to 45 degrees", ["10 to 20 degrees", "20 to 25 degrees", "55 to 70 degrees"]),
    ("A hollow “whumpf” under your skis is a sign of", "a weak layer that is collapsing", ["deep powder", "a buried stream", "melting ice"]), ("Three things that each person should carry are", "a transceiver, a probe and a shovel", ["a whistle, a map and a rope", "an axe, a probe and a helmet", "a radio, a shovel and a tent"]),
    ("When you cross a suspect slope, the group should go", "one at a time", ["all together", "in pairs, tied to a rope", "as fast as possible in a line"]), ("After a partner is buried you should first", "watch the place where he or she was last seen", ["ski down for help", "dig at the top of the debris", "wait for the rescue team"]),
    ("The chance of survival drops sharply after about", "10 to 15 minutes", ["45 minutes", "one hour", "two hours"]), ("Wind builds up snow on the", "lee side of a ridge", ["windward side of a ridge", "valley floor only", "sunny side of trees"]),
    ("On the danger scale the highest level is called", "Extreme", ["High", "Severe", "Critical"]), ("A safe place for a rest is", "on a ridge or in dense forest", ["below a cornice", "in a gully", "at the foot of an open slope"]),
    ("Danger usually rises quickly when", "the air becomes much warmer", ["the sky is clear all night", "the snow is three weeks old", "it has been calm for days"]), ("A transceiver should be switched on and set to “send”", "from the start of the trip to its end", ["only above the tree line", "only on steep slopes", "when an avalanche starts"]),
]


@layout(HALF, "course-selvage", "review test of an avalanche course in Canada, word processor: two columns, a. to d. below each other, key on the last page as a grid of number and letter")
def course_selvage(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito"]), draw.one((10, 11)), country="CA", paper=(21.59, 27.94), margin=2.0)
    right = (sheet.wide, RIGHT)
    sheet.head = sheet.p("Northern Rockies Snow School\tLevel 1", tabs=[right], size=9, after=0)
    sheet.foot = sheet.p("© Northern Rockies Snow School 2012\t{page}", tabs=[right], size=8, after=0)
    sheet.body += [sheet.p("<b>Review Test</b>", size=18, after=0.1), sheet.p("Choose the best answer for each question. You need 9 right answers to pass.", after=0.3)]
    inside, items, letters = "", [], []
    for n, (question, right_, wrong) in enumerate(SNOW, 1):
        options, place = turned(draw, right_, wrong)
        keep = 'fo:keep-with-next="always"'
        inside += sheet.p(f"{n})\t{question}", left=0.8, first=-0.8, tabs=[0.8], before=0.25, after=0.08, extra=keep)
        inside += "".join(sheet.p(f"{letter}.\t{option}", left=1.5, first=-0.7, tabs=[1.5], after=0.04, extra=keep if letter != "d" else "") for letter, option in zip("abcd", options))
        items.append(picked(question, options, place, str(n), "abcd"))
        letters.append("ABCD"[place])
    sheet.body.append(sheet.columns(inside))
    sheet.body += [sheet.p("<b>Answer Key</b>", size=14, after=0.3, extra='fo:break-before="page"')]
    grid = [[cell for column in range(3) for cell in (f"{row + 4 * column + 1}", f"<b>{letters[row + 4 * column]}</b>")] for row in range(4)]
    sheet.body.append(sheet.table(grid, [1.2, 1.6] * 3, padding=0.12))
    sheet.body.append(sheet.p("If you missed a question, read the chapter again before the field day.", before=0.4))
    engine, source = sheet.source()
    return Document(engine, source, items)


# Sample questions for remote pilots, US

DRONE = [
    ("A remote pilot may not fly a small unmanned aircraft higher than", ["200 feet above ground level, unless a visual observer is present.", "400 feet above ground level, unless it is flown within a 400-foot radius of a structure.", "500 feet above ground level, unless air traffic control is informed by radio."], 1, "The rule lets the aircraft rise above a structure by 400 feet if it stays close to it."),
    ("What is the minimum visibility from the control station?", ["1 statute mile", "3 statute miles", "5 statute miles"], 1, "The visibility must not be less than 3 statute miles."),
    ("To act as remote pilot in command, a person must be at least", ["14 years old.", "16 years old.", "18 years old."], 1, "Sixteen is the least age for the certificate."),
    ("While flying a small unmanned aircraft near a hospital, you see a helicopter that is coming in to land. What should you do?", ["Keep your altitude, because the helicopter must give way to smaller aircraft.", "Fly over the pad so that the helicopter’s pilot can see the aircraft better.", "Give way at once and keep clear of the helicopter’s path."], 2, "Unmanned aircraft give way to all others."),
    ("How long must a person wait between drinking alcohol and acting as remote pilot?", ["8 hours", "12 hours", "24 hours"], 0, "Eight hours must pass, and the pilot must not be affected by what was drunk."),
    ("In which case must an accident be reported?", ["An unconscious person was taken to hospital.", "The unmanned aircraft lost one of its propellers in flight.", "The owner’s fence was scratched, which cost $90 to repair."], 0, "Serious injury and loss of consciousness have to be reported within 10 calendar days."),
    ("Which weight makes it necessary to register an aircraft that is flown only for recreation?", ["More than 0.55 pound", "More than 2 pounds", "More than 5 pounds"], 0, "The limit of 0.55 pound is the same as 250 grams."),
    ("The aircraft must stay below any cloud by at least", ["500 feet.", "1,000 feet.", "2,000 feet."], 0, "500 feet below and 2,000 feet horizontally are prescribed."),
    ("Who is responsible for the preflight inspection?", ["The owner of the aircraft, even if another person flies it", "The remote pilot in command", "The visual observer, where there is one"], 1, "The remote pilot in command has to make sure that the aircraft is safe."),
]


@layout(HALF, "pilot-weft", "sample questions for remote pilots, Typst: A. to C. with long options, answers on the next page with the letter in bold and the reason")
def pilot_weft(draw):
    body, answers, items = "", "", []

    def typed(text):
        return text.replace("$", r"\$").replace("*", r"\*").replace("#", r"\#")

    for n, (question, options, right, why) in enumerate(DRONE, 1):
        listed = "".join(f"grid(columns: (6mm, 1fr), [{letter}.], [{typed(option)}])," for letter, option in zip("ABC", options))
        body += f"#block(breakable: false, below: 6mm)[#grid(columns: (9mm, 1fr), [{n}.], [{typed(question)} #v(1.5mm) #stack(spacing: 2mm, {listed})])]\n"
        answers += f"#block(breakable: false, below: 4mm)[#grid(columns: (9mm, 1fr), [{n}.], [*{'ABC'[right]}.* {typed(why)}])]\n"
        items.append(picked(question, options, right, str(n), "ABC"))
    source = f"""#set page(paper: "us-letter", margin: (x: 26mm, y: 24mm), footer: context align(center)[#counter(page).display()])
#set text(font: "{draw.one(['Liberation Serif', 'Libertinus Serif'])}", size: {draw.one([11, 12])}pt, lang: "en")
#align(center)[#text(15pt, weight: "bold")[Remote Pilot: Small Unmanned Aircraft Systems] #v(1mm) Sample Exam Questions]
#v(5mm)
{body}
#pagebreak()
#align(center)[#text(13pt, weight: "bold")[Answers and Explanations]]
#v(4mm)
{answers}
"""
    return Document("typst", source, items)


# Mathematics league, US

LEAGUE = [
    ("The sum of 11 consecutive whole numbers is 220. What is their average?", "20", ["11", "19", "21", "22"], "220 ÷ 11 = 20."), ("Which number is closest to 1/3?", "0.33", ["0.3", "0.03", "0.34", "3.3"], "The number 0.33 differs from 1/3 by about 0.003."),
    ("A square and a triangle with three equal sides have the same perimeter. If a side of the square is 9, a side of the triangle is", "12", ["6", "9", "27", "36"], "The perimeter is 36, and 36 ÷ 3 = 12."), ("How many prime numbers are between 20 and 40?", "4", ["3", "5", "6", "7"], "They are 23, 29, 31 and 37."),
    ("A clock shows 4:00. Through how many degrees does the minute hand turn until 4:25?", "150", ["25", "100", "125", "180"], "It turns 6 degrees each minute, and 25 × 6 = 150."), ("Pat reads 12 pages in 18 minutes. At this rate, how many minutes does she need for 30 pages?", "45", ["36", "40", "48", "54"], "Each page takes 1.5 minutes."),
    ("What is the ones digit of 7 × 17 × 27?", "3", ["1", "7", "9", "4"], "Only the ones digits count: 7 × 7 × 7 = 343."), ("The product of two whole numbers is 48. Their difference is 8. What is their sum?", "16", ["14", "19", "26", "49"], "The numbers are 12 and 4."),
    ("If 3/4 of a number is 27, then 1/3 of the number is", "12", ["9", "18", "36", "81"], "The number is 36."), ("In a drawer are 10 red, 8 blue and 2 green pens. What fraction of them is blue?", "2/5", ["1/8", "1/2", "2/3", "4/5"], "There are 20 pens, and 8/20 = 2/5."),
]


@layout(HALF, "league-twill", "mathematics league of US schools, pdfLaTeX: ruled column for answers at the right, A) to E) in one row, solutions in two columns on the next page with the letter after the reason")
def league_twill(draw):
    rows, solved, items = "", "", []
    for n, (question, right, wrong, why) in enumerate(LEAGUE, 1):
        options = sorted([right, *wrong], key=lambda text: eval(text)) if n != 2 else draw.shuffled([right, *wrong])
        place = options.index(right)
        row = "".join(rf"\makebox[0.19\linewidth][l]{{{letter}) {tex(option)}}}" for letter, option in zip("ABCDE", options))
        rows += rf"{n}. & {tex(question)}\par\smallskip {row}\smallskip & {n}. \\\hline" + "\n"
        solved += rf"\lab{{0pt}}{{7mm}}{{{n}.}}{{{tex(why)}\pushright{{\mbox{{\textbf{{{'ABCDE'[place]}) {tex(right)}}}}}}}}}\medskip" + "\n"
        items.append(picked(question, options, place, str(n), "ABCDE"))
    year = draw.random.randint(2009, 2016)
    top = rf"\begin{{center}}{{\Large\bfseries Tri-County Mathematics League}}\par\smallskip{{\bfseries Grade 7 Contest, {year}--{year + 1}}}\end{{center}}"
    body = top + r"Write the letter of the answer in the column at the right. No calculators. Time: 30 minutes.\par\medskip\renewcommand\arraystretch{1.15}\begin{tabular}{@{}r@{\enspace}p{0.8\linewidth}|p{14mm}}\hline & \textbf{Questions} & \textbf{Answers}\\\hline" + rows + r"\end{tabular}\newpage" + rf"\begin{{center}}\bfseries Solutions, Grade 7, {year}--{year + 1}\end{{center}}\begin{{multicols}}{{2}}{solved}\end{{multicols}}"
    body = body.replace("×", r"\texttimes{}").replace("÷", r"\textdiv{}")
    engine, source = document(draw, body, ["times", "palatino", "lm"], (10, 11), (20, 24), foot="", extra=r"\usepackage[T1]{fontenc}\setlength\columnsep{9mm}", paper="letterpaper")
    return Document(engine, source, items)


# Ladder safety, US

LADDERS = [
    ("Before each use a ladder should be", "inspected for damage", ["painted", "oiled", "measured"]), ("The feet of a straight ladder that reaches a roof 16 feet high should stand how far from the wall?", "4 feet", ["1 foot", "8 feet", "12 feet"]),
    ("Side rails of a ladder used to reach a landing must extend above it by at least", "3 feet", ["6 inches", "1 foot", "6 feet"]), ("When you climb you should always", "keep three points of contact", ["carry tools in both hands", "face away from the ladder", "skip every other rung"]),
    ("Which ladder must not be used near power lines?", "An aluminum ladder", ["A fiberglass ladder", "A dry wooden ladder", "A short step stool of plastic"]), ("The top cap of a stepladder", "must not be used as a step", ["is the safest place to stand", "holds up to two workers", "may be used for short jobs"]),
    ("A damaged ladder should be", "tagged and taken out of service", ["used only by light workers", "repaired with tape", "returned to the rack"]), ("A ladder placed in front of a door is safe if", "the door is locked, blocked or guarded", ["someone shouts a warning", "the ladder is new", "the job takes less than ten minutes"]),
    ("“Type IA” on a label tells you", "how much load the ladder may carry", ["how old the ladder is", "where the ladder was made", "how long the ladder is"]),
]


@layout(HALF, "safety-damask", "ladder safety test of a US trainer, word processor: instructor’s copy with an asterisk before the right letter, a. to d. below each other")
def safety_damask(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito"]), draw.one((11, 12)), country="US", paper=(21.59, 27.94), margin=2.3)
    sheet.body += [sheet.p("<b>LADDER SAFETY</b>", "center", size=16, after=0), sheet.p("<b>Post-Test – Instructor Copy</b>", "center", after=0.3), sheet.p("Employee: ______________________     Date: ______________     Score: _______", after=0.3), sheet.p("Circle the letter of the best answer.  (* = correct answer)", after=0.2)]
    items = []
    for n, (question, right, wrong) in enumerate(draw.some(LADDERS, 8), 1):
        options, place = turned(draw, right, wrong)
        keep = 'fo:keep-with-next="always"'
        sheet.body.append(sheet.p(f"{n}.\t{question}", left=0.9, first=-0.9, tabs=[0.9], before=0.3, after=0.1, extra=keep))
        for k, option in enumerate(options):
            star = "*" if k == place else ""
            sheet.body.append(sheet.p(f"{star}\t{'abcd'[k]}.\t{option}", left=2.2, first=-1.2, tabs=[1.4, 2.2], after=0.05, extra=keep if k < 3 else ""))
        items.append(picked(question, options, place, str(n), "abcd"))
    sheet.foot = sheet.p("Keep on file with the training record.\tRev. 3", tabs=[(sheet.wide, RIGHT)], size=8, after=0)
    engine, source = sheet.source()
    return Document(engine, source, items)


# Leaflet of a dental practice, UK

TEETH = [
    ("Adults have up to 32 teeth.", True, "This includes the four wisdom teeth."), ("You should rinse your mouth with water straight after brushing.", False, "Spit, but do not rinse, so that the fluoride stays on your teeth."), ("Enamel is the hardest substance in the human body.", True, "It is harder than bone."), ("Milk teeth do not matter because they fall out anyway.", False, "They keep the space for the adult teeth."),
    ("Fruit juice can harm your teeth.", True, "It contains sugar and acid."), ("If your gums bleed you should stop brushing them.", False, "Bleeding is often a sign of gum disease, and gentle brushing helps."), ("A toothbrush should be replaced about every three months.", True, "Worn bristles do not clean well."), ("Sugar-free gum after a meal can help your teeth.", True, "It makes the mouth produce more saliva."),
    ("Brushing harder gets teeth cleaner.", False, "Hard brushing can wear away enamel and hurt the gums."), ("A knocked-out adult tooth can sometimes be put back.", True, "Keep it in milk and see a dentist at once."),
]


@layout(HALF, "quiz-brocade", "true or false quiz of a dental practice, Chromium: numbered statements with True and False behind small squares, answers in a shaded box at the foot, letter, dash and reason")
def quiz_brocade(draw):
    items, rows, key = [], "", ""
    for n, (said, verdict, why) in enumerate(draw.shuffled(TEETH), 1):
        rows += f"<tr><td>{n}</td><td>{web(said)}</td><td>□ True</td><td>□ False</td></tr>"
        key += f"<li><b>{'T' if verdict else 'F'}</b> – {web(why)}</li>"
        items.append(item(said, str(verdict), str(n), kind="truefalse"))
    body = f"<h1>How well do you know your teeth?</h1><p>Try our quiz while you wait. Tick true or false, then look at the answers below.</p><table>{rows}</table><div class=k><b>The answers</b><ol>{key}</ol></div><p class=f>Millbrook Dental Practice · 12 Station Road · 01632 960 417</p>"
    css = "h1 { color: #00788a; font-size: 22pt; margin: 0 0 2mm } table { border-collapse: collapse; width: 100%; margin-top: 4mm } td { padding: 2mm 2mm; border-bottom: 1px dotted #00788a; white-space: nowrap } td:nth-child(2) { white-space: normal; width: 100% } .k { background: #e3f2f4; padding: 4mm 6mm; margin-top: 8mm; font-size: 85% } ol { margin: 2mm 0 0; padding-left: 6mm } .f { text-align: center; color: #00788a; font-size: 90% }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Carlito"], (11, 12), css)
    return Document(engine, source, items)


# The human eye, South Africa

EYE = [
    ("The ___ is the transparent front of the eye through which light enters.", "cornea"), ("The coloured part of the eye is called the ___.", "iris"), ("The opening in the middle of the iris is the ___.", "pupil"), ("The ___ brings light to a focus and can change its shape.", "lens"), ("An image is formed on the ___ at the back of the eye.", "retina"), ("___ respond to dim light and do not detect colour.", "Rods"),
    ("___ work in bright light and detect colour.", "Cones"), ("The optic ___ carries impulses to the brain.", "nerve"), ("The place where it leaves the eye has no receptors and is called the ___ spot.", "blind"), ("The white outer coat that protects the eye is the ___.", "sclera"), ("Tears wash the eye and are produced by ___ above it.", "glands"), ("In ___ the lens has become cloudy.", "cataracts"),
]


@layout(HALF, "gaps-poplin", "biology worksheet of a South African teacher, word processor: bank in a ruled table of two rows, sentences in two columns with a line between, memorandum below")
def gaps_poplin(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito"]), 11, country="ZA", margin=1.9)
    sheet.body += [sheet.p("<b>Life Sciences Grade 12 – Worksheet 9</b>\tName: ________________________", tabs=[(sheet.wide, RIGHT)], after=0.15), sheet.p("<b>THE HUMAN EYE</b>", "center", size=15, after=0.2), sheet.p("Complete the sentences with words from the table. Each word is used once.", after=0.2)]
    bank = draw.mixed([answer.lower() for _, answer in EYE])
    cells = [sheet.p(one, "center", after=0) for one in bank]
    sheet.body += [sheet.table([cells[:6], cells[6:]], [round(sheet.wide / 6, 2)] * 6), sheet.p("", after=0.1, size=6)]
    inside, items = "", []
    for n, (text, answer) in enumerate(EYE, 1):
        shown = text.replace("___", "_" * 14)
        inside += sheet.p(f"{n}.\t{shown}", left=0.9, first=-0.9, tabs=[0.9], after=0.3)
        items.append(item(shown, answer, str(n), kind="gap"))
    sheet.body.append(sheet.columns(inside, line=True))
    sheet.body += [sheet.p("<b>MEMORANDUM</b>", before=0.6, after=0.1, size=10, extra='fo:border-top="0.75pt dashed #000000" fo:padding-top="0.15cm"'), sheet.p("   ".join(f"{n}. {answer}" for n, (_, answer) in enumerate(EYE, 1)), size=9)]
    engine, source = sheet.source()
    return Document(engine, source, items)


# Multiple-choice cloze, upper intermediate

PENCIL = [
    ("The pencil is such an everyday object that we hardly ever {} it a second thought.", "give", ["make", "pay", "do"]), ("Its story is said to begin in a valley in the north of England, where, according to {}, a storm blew down some trees.", "legend", ["tale", "fiction", "myth"]),
    ("Under their roots shepherds {} a soft black material, which they used for marking sheep.", "came across", ["looked for", "got over", "turned into"]), ("It was graphite, and it soon proved so {} that guards were placed at the mine.", "valuable", ["expensive", "worth", "priceless"]),
    ("At first, sticks of it were simply wrapped in string; the {} of putting them between two strips of wood came later.", "idea", ["thought", "opinion", "plan"]), ("During a war in the 1790s, France was cut {} from its supply.", "off", ["out", "down", "away"]),
    ("An officer named Conté then found that powdered graphite could be mixed with clay and baked, and this {} is still used today.", "method", ["means", "custom", "path"]), ("By changing the {} of clay, makers can produce pencils that are harder or softer.", "amount", ["number", "piece", "range"]),
]


@layout(HALF, "cloze-organza", "multiple-choice cloze of a language examination, XeLaTeX: text with bold numbers and dots, rows of A to D below with bold numbers, key upside down")
def cloze_organza(draw):
    text, rows, items, key = "", "", [], []
    for n, (sentence, right, wrong) in enumerate(PENCIL, 1):
        options, place = turned(draw, right, wrong)
        shown = sentence.format(f"({n}) .............")
        text += sentence.format(rf"(\textbf{{{n}}}) .............") + " "
        rows += rf"\textbf{{{n}}} & " + " & ".join(rf"\textbf{{{letter}}} & {option}" for letter, option in zip("ABCD", options)) + r"\\" + "\n"
        items.append(item(shown, right, str(n), None, choices("ABCD", options), kind="gap", answer_label="ABCD"[place]))
        key.append(f"{n} {'ABCD'[place]}")
    body = rf"{{\Large\bfseries Reading and Use of English}}\par{{\large\bfseries Part 1}}\par\medskip For questions \textbf{{1--8}}, read the text below and decide which answer (\textbf{{A}}, \textbf{{B}}, \textbf{{C}} or \textbf{{D}}) best fits each gap.\par\bigskip\begin{{center}}\textbf{{A stick of graphite}}\end{{center}}\setlength\parindent{{5mm}}\onehalf {text}\par\setlength\parindent{{0pt}}\singled\bigskip\begin{{center}}\renewcommand\arraystretch{{1.35}}\begin{{tabular}}{{@{{}}l@{{\hspace{{8mm}}}}*{{4}}{{l@{{\enspace}}p{{27mm}}}}}}{rows}\end{{tabular}}\end{{center}}\vfill\hfill\rotatebox{{180}}{{\footnotesize Key: {', '.join(key)}}}"
    engine, source = document(draw, body, ["arial", "timesnew", "helvetica"], (11,), (22, 25), extra=r"\newcommand\onehalf{\linespread{1.35}\selectfont}\newcommand\singled{\linespread{1}\selectfont}")
    return Document(engine, source, items)


# Latin mottoes to match

MOTTOES = [("carpe diem", "seize the day"), ("ars longa, vita brevis", "art is long, life is short"), ("festina lente", "make haste slowly"), ("in vino veritas", "there is truth in wine"), ("per aspera ad astra", "through hardships to the stars"), ("tempus fugit", "time flies"), ("veni, vidi, vici", "I came, I saw, I conquered"), ("errare humanum est", "to err is human"), ("mens sana in corpore sano", "a sound mind in a sound body"), ("divide et impera", "divide and rule")]


@layout(HALF, "mottoes-corduroy", "matching sheet of a Latin teacher, Typst: Latin with a blank before the number at the left, English with capital letters at the right, key as a two-row table on the next page")
def mottoes_corduroy(draw):
    pairs = draw.shuffled(MOTTOES)
    ends = draw.mixed([english for _, english in pairs])
    letters = "ABCDEFGHIJ"
    listed = choices(letters, ends)
    left = "".join(f"[\\_\\_\\_\\_ {n}.], [_{latin}_], [{letters[n - 1]}.], [{ends[n - 1]}],\n" for n, (latin, _) in enumerate(pairs, 1))
    items = [item(latin, english, str(n), None, listed, kind="match", answer_label=letters[ends.index(english)]) for n, (latin, english) in enumerate(pairs, 1)]
    key = "".join(f"[{n}]," for n in range(1, 11)) + "".join(f"[*{letters[ends.index(english)]}*]," for _, english in pairs)
    source = f"""#set page(paper: "us-letter", margin: 25mm)
#set text(font: "{draw.one(['Libertinus Serif', 'Linux Libertine O', 'Lato'])}", size: 12pt, lang: "en")
Nomen: #box(width: 60mm, stroke: (bottom: 0.5pt))[] #h(1fr) Latin I, Mrs. Halloran
#v(4mm)
#text(16pt, weight: "bold")[Famous Latin Sayings]

Match each saying with its meaning. Write the letter in the blank.
#v(4mm)
#grid(columns: (18mm, 58mm, 9mm, 1fr), row-gutter: 7mm, {left})
#pagebreak()
#text(13pt, weight: "bold")[Famous Latin Sayings -- Key]
#v(3mm)
#table(columns: 10, inset: 3mm, align: center, {key})
"""
    return Document("typst", source, items)
