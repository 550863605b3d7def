"""The hundred and first: sheets that dice took from forty that a collector of ordinary documents might bring next."""

import importlib

import engines  # noqa: F401  (registers latex, typst and pandoc)
from latex import document, tex
from paper import Document, choices, item, layout
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT, DOTS = word.Sheet, word.RIGHT, word.DOTS

HALF = "unseen"

# The list of forty, of which random.Random(101) took those marked with a star, one of each kind at least. Where the subject was
# taken already it was changed: the name behind the arrow.
# Papers: Scotland, national board, chemistry, 2019; *Australia, state certificate, geography, 2022; *Kenya, secondary certificate,
# agriculture -> home science, 2016; Caribbean, secondary certificate, economics, 2018. Solutions run in: England, university,
# probability, LaTeX, 2021; *India, publisher, accountancy, Word, 2020. exam.cls: USA, school, chemistry, 2018; *Canada, college,
# circuits -> fluids, 2022. Key at the end: *USA, state test, biology, 2015; Ireland, theory test for drivers, 2019. Rows: *South
# Africa, grade 10, business studies, Word, 2018; Spain, placement test, 2020. Marked: *England, food hygiene -> ladders, web page,
# 2023; USA, nursing bank with asterisks, 2014. True or false: *USA, extension service, canning, 2012; *Philippines, Tama o Mali,
# Word, 2021. Gaps: England, verbs of the kitchen, 2017; *USA, worksheet seller, skeleton -> the ear, 2019. Cloze: *Cambridge-like
# open cloze, 2020; Germany, C-test, 2018. Matching: *USA, history teacher, explorers, Word, 2016; *USA, publisher, computer
# networks, 2013. Pairs: Netherlands, museum cards, 2022; *India, interview questions on databases, 2021. FAQ: *free software,
# manual, 2014; *Scotland, register of land, 2023. Glossaries: England, pension scheme, 2019; *USA, linguistics course, LaTeX, 2016.
# Definition tables: *England, sailing school, 2018; USA, mathematics terms, 2011. Vocabulary: *England, board's French list, 2017;
# *Sweden, newcomers, Word, 2020. Scripts: *Greece, evening class, 2019; Japan, verbs, 2015. Civics: Canada, settlement office, 2020;
# *Germany, adult education, 2018. Textbooks: USA, trigonometry, 2013; *England, statics -> heat, groff, 1995. Nothing asked:
# *England, allotment rules -> moorings, 2021; USA, bread recipe, 2019.


def turned(draw, right, wrong):
    """The options in some order, and the place of the right one."""
    options = draw.shuffled([right, *wrong])
    return options, options.index(right)


def pointed(question, points, number, marks, marked=False, **rest):
    """A question of a paper whose mark scheme lists these points."""
    rubric = [{"text": text, "marks": 1 if marked else None} for text in points] if marks > 1 else None
    return item(question, "\n".join(points), number, marks, rubric=rubric, **rest)


# Geography of a state certificate, Australia

GROWTH = [("1990", "18", "61", "21"), ("2005", "27", "55", "18"), ("2020", "41", "43", "16")]
GEOGRAPHY = [
    ("Refer to Table 1, which shows how land was used in the district of Wirrabeen.", [
        ("Identify the type of land use that decreased the most between 1990 and 2020.", ["farmland"], 1),
        ("Calculate the change in the percentage of urban land between 1990 and 2020.", ["an increase of 23 percentage points"], 1),
        ("Explain one reason for the growth of urban land on the edge of large cities.", ["land on the edge is cheaper than land near the centre", "so developers can offer larger blocks to young families"], 2),
        ("Describe one impact of this change on the natural environment.", ["sealed surfaces stop rain from soaking into the ground", "so run-off into creeks is faster and carries more sediment"], 2),
    ]),
    ("Desertification affects dryland regions in many parts of the world.", [
        ("Define the term desertification.", ["the degradation of land in dry areas", "caused by human activity and by changes of climate"], 2),
        ("Name one region, outside Australia, that is affected by desertification.", ["the Sahel"], 1),
        ("Describe how overgrazing may lead to the loss of soil.", ["animals remove the plants that cover the ground", "without roots to bind it the soil dries and loosens", "wind and heavy rain then carry it away"], 3),
        ("Outline one response to desertification at a local scale.", ["planting belts of trees or shrubs", "which slow the wind and hold the soil in place"], 2),
    ]),
    ("Populations change in size and in structure over time.", [
        ("State what is meant by total fertility rate.", ["the average number of children that a woman is expected to have in her lifetime"], 1),
        ("Distinguish between a population that is ageing and one that is youthful.", ["an ageing population has a growing share of people over 65", "a youthful population has a large share of people under 15"], 2),
        ("Explain three challenges that an ageing population brings to a government.", ["more is spent on health and on aged care", "there are fewer workers to pay taxes", "pensions must be paid for longer"], 3),
    ]),
]


@layout(HALF, "paper-wattle", "geography paper of an Australian state certificate, XeLaTeX, with its marking guide in a file of its own")
def paper_wattle(draw):
    figure = r"\begin{center}\textbf{Table 1.} Land use in Wirrabeen (\% of area)\par\smallskip\begin{tabular}{|l|c|c|c|}\hline \textbf{Year} & \textbf{Urban} & \textbf{Farmland} & \textbf{Forest and wetland}\\\hline " + r"\\\hline ".join(" & ".join(row) for row in GROWTH) + r"\\\hline\end{tabular}\end{center}"
    body, scheme, items = r"\textbf{Instructions}\par Answer \textbf{all} questions in the spaces provided.\par\bigskip ", "", []
    for n, (stem, parts) in enumerate(GEOGRAPHY, 1):
        total = sum(part[2] for part in parts)
        body += rf"\needspace{{6\baselineskip}}\textbf{{Question {n}}} ({total} marks)\par {tex(stem)}\par " + (figure if n == 1 else "")
        scheme += rf"\multicolumn{{3}}{{|l|}}{{\textbf{{Question {n}}}\quad {total} marks}}\\\hline "
        for letter, (question, points, marks) in zip("abcd", parts):
            said = f"{marks} mark{'s' if marks > 1 else ''}"
            body += rf"\begin{{minipage}}{{\linewidth}}\lab{{0pt}}{{8mm}}{{\textbf{{{letter}.}}}}{{{tex(question)}}}\hfill {said}\par " + rf"\vspace{{7mm}}\hspace*{{8mm}}\rule{{\dimexpr\linewidth-8mm}}{{0.4pt}}\par " * (marks + 1) + r"\vspace{4mm}\end{minipage}\par "
            listed = r"\begin{itemize}[nosep,leftmargin=4mm,before=\vspace{-3mm},after=\vspace{-3mm}]" + "".join(rf"\item {tex(point)}" for point in points) + r"\end{itemize}"
            scheme += rf"{n}{letter}. & {listed} & {marks}\\\hline "
            items.append(pointed(question, points, f"{n}({letter})", marks, stem=stem))
        body += r"\bigskip "
    head = r"\fancyhead[L]{\small 2022 GEOGRAPHY EXAM}\fancyhead[C]{\small\thepage}"
    fonts, extra = [draw.one(["arial", "helvetica"])], r"\renewcommand\arraystretch{1.3}"
    engine, source = document(draw, body, fonts, (11,), (22, 25), head, r"\fancyfoot[R]{\small\textbf{TURN OVER}}", extra)
    guide = r"{\Large\bfseries Geography: marking guide}\par\medskip Award one mark for each point unless stated otherwise. Accept other valid responses.\par\bigskip\begin{longtable}{|p{14mm}|p{118mm}|c|}\hline \textbf{Question} & \textbf{Expected response} & \textbf{Marks}\\\hline\endhead " + scheme + r"\end{longtable}"
    _, marking = document(draw, guide, fonts, (10,), (20, 22), "", r"\thepage", extra)
    return Document(engine, source, items, marking)


# Home science, Kenya

HOME_A = [
    ("Define the term balanced diet.", ["a meal that contains all the nutrients in the right amounts"], 1, ""),
    ("State two functions of vitamin C in the body.", ["helps wounds to heal", "helps the body to absorb iron"], 2, "Any other correct function"),
    ("Give two reasons for soaking dirty clothes before washing them.", ["to loosen the dirt", "to save soap"], 2, ""),
    ("Name the stitch that is used to hold two layers of fabric together temporarily.", ["tacking"], 1, "Accept basting"),
    ("State three qualities of a good kitchen knife.", ["it has a sharp blade", "it has a firm handle", "it does not rust"], 3, ""),
    ("Mention two ways of conserving fuel in the home.", ["covering pots while cooking", "putting out the fire when it is not needed"], 2, ""),
]
HOME_B = [
    ("You are spending the day with your grandmother, who is recovering from malaria.", [
        ("Explain three points to consider when planning meals for her.", ["the food should be easy to digest", "it should be served in small portions", "it should be attractive in order to stimulate appetite"], 6, "2 marks for each point explained"),
        ("Describe the procedure for cleaning a wooden chopping board.", ["scrape off pieces of food", "scrub along the grain with warm soapy water", "rinse in clean water", "dry in the open air"], 4, ""),
    ]),
    ("Your school is to hold a parents’ day.", [
        ("State four ways of keeping the dining hall free from houseflies.", ["covering the dustbins", "wiping up spilt food at once", "fixing gauze in the windows", "keeping latrines clean"], 4, "Any other correct way"),
        ("Describe how to launder a white cotton tablecloth.", ["treat any stains", "wash in hot soapy water, rubbing well", "rinse in warm and then in cold water", "starch and dry in the sun"], 4, "Order must be correct"),
    ]),
]


@layout(HALF, "home-science-jacaranda", "home science paper of an East African certificate, word processor, with a marking scheme in its own file")
def home_science(draw):
    font, size = draw.one(["Liberation Serif", "Caladea"]), draw.one((11, 12))
    sheet, scheme, items = Sheet(font, size, margin=2.2), Sheet(font, size, margin=2.0), []
    right = (sheet.wide, RIGHT)
    sheet.body += [sheet.p("<b>441/1\tHOME SCIENCE\tPaper 1</b>", tabs=[(sheet.wide / 2, 'style:type="center"'), right]), sheet.p("<b>(THEORY)   2½ hours</b>", "center", after=0.4), sheet.p("<b>SECTION A (11 marks)</b>", "center"), sheet.p("<i>Answer all the questions in this section in the spaces provided.</i>", "center", after=0.3)]
    rows = [["<b>No.</b>", "<b>Responses</b>", "<b>Marks</b>", "<b>Remarks</b>"]]

    def cell(points):
        return "".join(scheme.p(f"–\t{point}", left=0.5, first=-0.5, tabs=[0.5], after=0.05) for point in points)

    def said(marks):
        return f"({marks} mark{'s' if marks > 1 else ''})"

    def noted(remark):
        return {"allow": [remark[7:]]} if remark.startswith("Accept ") else {"guidance": remark or None}

    n = 0
    for question, points, marks, remark in HOME_A:
        n += 1
        sheet.body.append(sheet.p(f"{n}.\t{question}\t{said(marks)}", left=1.0, first=-1.0, tabs=[1.0, right], before=0.2, extra='fo:keep-with-next="always"'))
        sheet.body += [sheet.p("\t", left=1.0, tabs=[(sheet.wide, DOTS)], after=0.22)] * (marks + 1)
        rows.append([f"{n}.", cell(points), str(marks), remark])
        items.append(pointed(question, points, str(n), marks, section="SECTION A", **noted(remark)))
    total = 18
    sheet.body += [sheet.p(f"<b>SECTION B ({total} marks)</b>", "center", before=0.5, extra='fo:keep-with-next="always"'), sheet.p("<i>Answer all the questions in this section.</i>", "center", after=0.3, extra='fo:keep-with-next="always"')]
    for stem, parts in HOME_B:
        n += 1
        sheet.body.append(sheet.p(f"{n}.\t{stem}", left=1.0, first=-1.0, tabs=[1.0], before=0.2, extra='fo:keep-with-next="always"'))
        for letter, (question, points, marks, remark) in zip("ab", parts):
            sheet.body.append(sheet.p(f"({letter})\t{question}\t{said(marks)}", left=2.0, first=-1.0, tabs=[2.0, right], before=0.1, extra='fo:keep-with-next="always"'))
            sheet.body += [sheet.p("\t", left=2.0, tabs=[(sheet.wide, DOTS)], after=0.22)] * 5
            rows.append([f"{n}. (a)" if letter == "a" else "(b)", cell(points), str(marks), remark])
            items.append(pointed(question, points, f"{n}({letter})", marks, stem=stem, section="SECTION B", **noted(remark)))
    sheet.foot = sheet.p("{page}", "center", size=10)
    scheme.body += [scheme.p("<b>HOME SCIENCE PAPER 1 (441/1)</b>", "center"), scheme.p("<b>MARKING SCHEME</b>", "center", after=0.4), scheme.table(rows, [1.6, 9.6, 1.7, 4.1])]
    engine, source = sheet.source()
    return Document(engine, source, items, scheme.source()[1])


# Solved exercises on depreciation, India

ACCOUNTS = [
    ("Short answer questions", [
        ("What is depreciation?", "Depreciation is the gradual fall in the value of a fixed asset on account of use, passage of time or obsolescence.", None),
        ("State any three causes of depreciation.", ["Wear and tear due to constant use", "Expiry of legal rights, as in the case of a lease", "Obsolescence due to new inventions"], None),
        ("Why is land not depreciated?", "Land has an unlimited useful life, and its value does not normally fall with use.", None),
        ("Name the two methods of charging depreciation in common use.", ["The straight line method", "The written down value method"], None),
        ("What is meant by scrap value?", "It is the amount that is expected to be realised when the asset is sold at the end of its useful life.", None),
    ]),
    ("Numerical questions", [
        ("A machine costs ₹2,30,000 and ₹10,000 is spent on its installation. Its scrap value after 9 years will be ₹24,000. Calculate the annual depreciation by the straight line method.", "₹24,000", ["Total cost = 2,30,000 + 10,000 = ₹2,40,000", "Annual depreciation = (2,40,000 − 24,000) ÷ 9 = ₹24,000"]),
        ("On 1st April 2018 a firm bought furniture for ₹80,000. It is depreciated at 10% per annum by the written down value method. Find its book value on 31st March 2020.", "₹64,800", ["Depreciation for 2018–19 = 10% of 80,000 = ₹8,000", "Depreciation for 2019–20 = 10% of 72,000 = ₹7,200", "Book value = 72,000 − 7,200 = ₹64,800"]),
        ("A van bought for ₹5,00,000 was sold after three years for ₹3,20,000. Depreciation of ₹50,000 was charged every year. Calculate the loss on the sale.", "₹30,000", ["Book value on the date of sale = 5,00,000 − 1,50,000 = ₹3,50,000", "Loss on sale = 3,50,000 − 3,20,000 = ₹30,000"]),
    ]),
]


@layout(HALF, "solutions-neem", "solved exercises on depreciation of an Indian publisher, word processor, answers run in")
def solutions_neem(draw):
    sheet, items, n = Sheet(draw.one(["Caladea", "Carlito"]), 11, country="IN", margin=2.2), [], 0
    sheet.head = sheet.p("Accountancy Class XI\tChapter 7: Depreciation", size=9, tabs=[(sheet.wide, RIGHT)], extra='fo:border-bottom="0.5pt solid #000000"')
    sheet.foot = sheet.p("Page {page}", "end", size=9)
    sheet.body += [sheet.p("<b>CHAPTER 7</b>", "center", size=13, after=0.05), sheet.p("<b>DEPRECIATION</b>", "center", size=16, after=0.3), sheet.p("<b>End of chapter exercises with solutions</b>", "center", after=0.3)]
    for head, asked in ACCOUNTS:
        sheet.body.append(sheet.p(f"<b>{head.upper()}</b>", before=0.4, color="#7a1f1f", extra='fo:keep-with-next="always"'))
        for question, answer, working in asked:
            n += 1
            sheet.body.append(sheet.p(f"<b>Q.{n}</b>\t<b>{question}</b>", left=1.2, first=-1.2, tabs=[1.2], before=0.25, after=0.1, extra='fo:keep-with-next="always"'))
            if working:
                sheet.body.append(sheet.p("<b>Solution:</b>", left=1.2, after=0.05, extra='fo:keep-with-next="always"'))
                sheet.body += [sheet.p(line, left=1.8, after=0.05) for line in working]
                items.append(item(question, answer, str(n), kind="numeric", answer_kind="contains", section=head.upper()))
            elif isinstance(answer, list):
                sheet.body.append(sheet.p("<b>Ans.</b>", left=1.2, first=-1.2, after=0.05, extra='fo:keep-with-next="always"'))
                sheet.body += [sheet.p(f"({roman})\t{line}", left=2.0, first=-0.8, tabs=[2.0], after=0.05) for roman, line in zip(["i", "ii", "iii"], answer)]
                items.append(item(question, "\n".join(answer), str(n), section=head.upper()))
            else:
                sheet.body.append(sheet.p(f"<b>Ans.</b>\t{answer}", left=1.2, first=-1.2, tabs=[1.2], after=0.1))
                items.append(item(question, answer, str(n), section=head.upper()))
    engine, source = sheet.source()
    return Document(engine, source, items)


# Quiz on fluids, Canada

FLUIDS = [
    ("mcq", 1, "The pressure at a depth of 10 m in a lake does not depend on", "the area of the lake", ["the density of the water", "the acceleration due to gravity", "the pressure of the air above"]),
    ("mcq", 1, "A block of wood floats with one quarter of its volume above the water. Its relative density is", "0.75", ["0.25", "0.50", "1.33"]),
    ("mcq", 1, "Water flows from a wide pipe into a narrow one at the same height. In the narrow pipe", "the speed is greater and the pressure is lower", ["the speed and the pressure are both greater", "the speed is lower and the pressure is greater", "the speed and the pressure are both lower"]),
    ("short", 2, "State Archimedes’ principle.", "A body in a fluid is buoyed up by a force equal to the weight of the fluid that it displaces.", None),
    ("short", 2, "Explain why a ship made of steel can float.", "Its hull encloses much air, so the average density of the ship is less than that of water.", None),
]
FLUID_PARTS = ("A cube of aluminium with sides of 0.10 m hangs from a spring scale and is fully immersed in water. The density of aluminium is 2700 kg/m³.", [
    (1, "Find the volume of the cube.", "0.0010 m³", r"$V = (0.10)^3 = 0.0010$ m\textsuperscript{3}"),
    (2, "Find the weight of the cube in air.", "26 N", r"$mg = 2700 \times 0.0010 \times 9.8 = 26$ N"),
    (2, "Find the buoyant force on the cube.", "9.8 N", r"$1000 \times 0.0010 \times 9.8 = 9.8$ N"),
    (1, "What does the spring scale read?", "17 N", r"$26.5 - 9.8 = 17$ N"),
])


@layout(HALF, "quiz-tamarack", "college physics quiz on fluids, Canada, exam class with solutions in boxes and choices ticked")
def quiz_tamarack(draw):
    body, items, n = "", [], 0
    for kind, points, question, answer, wrong in FLUIDS:
        n += 1
        body += rf"\question[{points}] {tex(question)}" + "\n"
        if wrong:
            options, place = turned(draw, answer, wrong)
            body += r"\begin{checkboxes}" + "".join(("\\CorrectChoice " if k == place else "\\choice ") + tex(o) + "\n" for k, o in enumerate(options)) + r"\end{checkboxes}\medskip" + "\n"
            items.append(item(question, answer, str(n), points, choices([None] * 4, options), kind="mcq"))
        else:
            body += rf"\begin{{solution}}[2.5cm]{tex(answer)}\end{{solution}}\medskip" + "\n"
            items.append(item(question, answer, str(n), points))
    stem, parts = FLUID_PARTS
    body += rf"\question {tex(stem)}\begin{{parts}}"
    for letter, (points, question, answer, working) in zip("abcd", parts):
        body += rf"\part[{points}] {question}\begin{{solution}}[2.5cm]{working}\end{{solution}}" + "\n"
        items.append(item(question, answer, f"{n + 1}({letter})", points, stem=stem, kind="numeric", answer_kind="contains"))
    body += r"\end{parts}"
    size = draw.one((11, 12))
    source = rf"""\documentclass[{size}pt,letterpaper,addpoints,answers]{{exam}}
\usepackage[T1]{{fontenc}}\usepackage[utf8]{{inputenc}}\usepackage{{lmodern,amsmath,amssymb}}
\pdfcompresslevel=9\pdfobjcompresslevel=2
\pointsinrightmargin\bracketedpoints
\firstpageheader{{PHYS 118}}{{\textbf{{Quiz 6: Fluids}}}}{{Fall 2022}}
\runningheader{{PHYS 118}}{{Quiz 6}}{{Page \thepage}}\firstpagefooter{{}}{{}}{{}}\runningfooter{{}}{{}}{{}}
\begin{{document}}
\noindent Name: \hrulefill\quad Student no.: \rule{{4cm}}{{0.4pt}}\par\medskip
\noindent This quiz has \numquestions\ questions for a total of \numpoints\ points. Use $g = 9.8$ m/s\textsuperscript{{2}} and $\rho = 1000$ kg/m\textsuperscript{{3}} for water.
\begin{{questions}}
{body}
\end{{questions}}
\end{{document}}
"""
    return Document("latex", source, items)


# Released items in biology, USA

CELLS = [
    ("Which organelle is the site of most ATP production in a plant cell?", "Mitochondrion", ["Ribosome", "Vacuole", "Golgi apparatus"], "1"),
    ("A student places a slice of potato in a strong salt solution. After an hour the slice is limp. What happened to the cells?", "Water moved out of the cells.", ["Salt was made in the cells.", "Starch moved into the cells.", "The cells divided rapidly."], "1"),
    ("In pea plants, tall (T) is dominant over short (t). Which cross will produce only tall plants?", "TT × tt", ["Tt × Tt", "Tt × tt", "tt × tt"], "2"),
    ("If one strand of DNA has the bases ATGC, which bases are in the complementary strand?", "TACG", ["ATGC", "UACG", "GCTA"], "2"),
    ("Which of these is the best evidence that two species share a recent common ancestor?", "Their DNA sequences are very similar.", ["They live in the same habitat.", "They eat the same kind of food.", "They are active at night."], "3"),
    ("Which term describes an organism that makes its own food?", "Autotroph", ["Decomposer", "Heterotroph", "Parasite"], "4"),
    ("A fungus and an alga that live together as a lichen both benefit. This relationship is an example of", "mutualism", ["commensalism", "competition", "predation"], "4"),
    ("During which phase of mitosis do the chromosomes line up in the middle of the cell?", "Metaphase", ["Anaphase", "Prophase", "Telophase"], "2"),
    ("Which kingdom contains only single-celled organisms without a nucleus?", "Eubacteria", ["Animalia", "Fungi", "Plantae"], "3"),
    ("Carbon dioxide enters the leaf of a maple mainly through the", "stomata", ["cuticle", "phloem", "root hairs"], "1"),
]


@layout(HALF, "biology-sycamore", "released items of an American state test in biology, XeLaTeX, with a key at the end")
def biology_sycamore(draw):
    body, key, items = "", "", []
    for n, (question, right, wrong, category) in enumerate(CELLS, 1):
        letters = "ABCD" if n % 2 else "FGHJ"
        options, place = turned(draw, right, wrong)
        body += rf"\begin{{minipage}}{{\linewidth}}\lab{{0pt}}{{10mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}\vspace{{1mm}}" + "".join(rf"\lab{{10mm}}{{8mm}}{{\textbf{{{letter}}}}}{{{tex(option)}}}" for letter, option in zip(letters, options)) + r"\end{minipage}\par\vspace{7mm}" + "\n"
        key += rf"{n} & {category} & {letters[place]}\\\hline "
        items.append(item(question, right, str(n), None, choices(letters, options), kind="mcq", answer_label=letters[place]))
    body = r"\begin{center}{\LARGE\bfseries BIOLOGY}\par\medskip{\large Released Test Questions}\end{center}\medskip\textbf{DIRECTIONS}\par Read each question carefully. Then fill in the answer on your answer document.\par\bigskip\begin{multicols}{2}\raggedcolumns " + body + r"\end{multicols}\newpage\begin{center}{\Large\bfseries Answer Key}\par\bigskip\renewcommand\arraystretch{1.3}\begin{tabular}{|c|c|c|}\hline \textbf{Item Number} & \textbf{Reporting Category} & \textbf{Correct Answer}\\\hline " + key + r"\end{tabular}\end{center}"
    engine, source = document(draw, body, ["arial", "helvetica", "schoolbook"], (11,), (20, 24), foot=r"\fancyfoot[L]{\footnotesize Biology}\fancyfoot[R]{\footnotesize Page \thepage}", extra=r"\setlength\columnsep{10mm}", paper="letterpaper")
    return Document(engine, source, items)


# Business studies, South Africa

BUSINESS = [
    ("Workers on the factory floor are part of the … environment of a business.", "micro", ["market", "macro", "global"]),
    ("A business that is owned by one person is called a …", "sole trader.", ["partnership.", "co-operative.", "company."]),
    ("The … function makes sure that there is enough cash to pay creditors.", "financial", ["purchasing", "marketing", "production"]),
    ("Farming and mining belong to the … sector.", "primary", ["secondary", "tertiary", "public"]),
    ("Buying shares in a company listed on the stock exchange is an example of …", "an investment.", ["a liability.", "an expense.", "a donation."]),
    ("A document that sets out the goals of a new business is the business …", "plan.", ["card.", "cycle.", "law."]),
]
BUSINESS_WORD = [("The (consumer/producer) buys goods in order to satisfy a need.", "consumer"), ("(Ethics/Insurance) is a set of moral principles that guides the way a business acts.", "Ethics"), ("Rent that stays the same every month is a (fixed/variable) cost.", "fixed"), ("A strike by transport workers is a challenge from the (market/macro) environment.", "macro")]
BUSINESS_PAIRS = [("Entrepreneur", "takes risks in order to start a business"), ("Inflation", "a general rise in the prices of goods"), ("Quality control", "checks finished goods against a standard"), ("Recruitment", "looks for suitable people to fill a post")]


@layout(HALF, "business-marula", "business studies test of a South African school, word processor: section A with its memorandum")
def business_marula(draw):
    sheet, items = Sheet(draw.one(["Liberation Sans", "Carlito"]), 11, country="ZA", margin=2.2), []
    right = (sheet.wide, RIGHT)
    sheet.body += [sheet.p("<b>GRADE 10 BUSINESS STUDIES\tMARCH 2018</b>", tabs=[right]), sheet.p("<b>MARKS: 28\tTIME: 40 minutes</b>", tabs=[right], after=0.4), sheet.p("<b>SECTION A (COMPULSORY)</b>"), sheet.p("<b>QUESTION 1</b>", before=0.2)]
    sheet.body.append(sheet.p("1.1\tVarious options are provided as possible answers to the following questions. Choose the answer and write only the letter (A–D) next to the question number (1.1.1 to 1.1.6).", left=1.3, first=-1.3, tabs=[1.3], after=0.3))
    memo = [sheet.p("<b>MEMORANDUM</b>", extra='fo:break-before="page"', size=14), sheet.p("<b>QUESTION 1</b>", before=0.2)]
    for n, (question, answer, wrong) in enumerate(BUSINESS, 1):
        options, place = turned(draw, answer, wrong)
        sheet.body += [sheet.p(f"1.1.{n}\t{question}", left=2.8, first=-1.5, tabs=[2.8], before=0.15, after=0.1, extra='fo:keep-with-next="always"'), sheet.p("\t".join(f"{letter}  {option}" for letter, option in zip("ABCD", options)), left=2.8, tabs=[6.3, 9.9, 13.6], after=0.25)]
        memo.append(sheet.p(f"1.1.{n}\t{'ABCD'[place]} ✓✓", left=2.8, first=-1.5, tabs=[2.8], after=0.05))
        items.append(item(question, answer, f"1.1.{n}", None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[place]))
    sheet.body.append(sheet.p("\t(6 × 2)\t(12)", tabs=[(sheet.wide - 1.5, RIGHT), right]))
    memo.append(sheet.p("\t(6 × 2)\t(12)", tabs=[(sheet.wide - 1.5, RIGHT), right]))
    sheet.body.append(sheet.p("1.2\tChoose the correct word from those given in brackets. Write only the word next to the question number (1.2.1 to 1.2.4).", left=1.3, first=-1.3, tabs=[1.3], before=0.3, after=0.3))
    for n, (question, answer) in enumerate(BUSINESS_WORD, 1):
        sheet.body.append(sheet.p(f"1.2.{n}\t{question}", left=2.8, first=-1.5, tabs=[2.8], after=0.2))
        memo.append(sheet.p(f"1.2.{n}\t{answer} ✓✓", left=2.8, first=-1.5, tabs=[2.8], after=0.05))
        options = question.split("(")[1].split(")")[0].split("/")
        items.append(item(question, answer, f"1.2.{n}", None, choices([None, None], options), kind="gap"))
    for part in (sheet.body, memo):
        part.append(sheet.p("\t(4 × 2)\t(8)", tabs=[(sheet.wide - 1.5, RIGHT), right]))
    sheet.body.append(sheet.p("1.3\tChoose a description from COLUMN B that matches a term in COLUMN A. Write only the letter (A–E) next to the question number (1.3.1 to 1.3.4).", left=1.3, first=-1.3, tabs=[1.3], after=0.3, extra='fo:break-before="page"'))
    ends = draw.mixed([b for _, b in BUSINESS_PAIRS] + ["pays a fixed sum when goods are stolen"])
    left = "".join(sheet.p(f"1.3.{n}\t{a}", tabs=[1.5], after=0.25) for n, (a, _) in enumerate(BUSINESS_PAIRS, 1))
    other = "".join(sheet.p(f"{letter}\t{b}", left=0.8, first=-0.8, tabs=[0.8], after=0.25) for letter, b in zip("ABCDE", ends))
    sheet.body.append(sheet.table([["<b>COLUMN A</b>", "<b>COLUMN B</b>"], [left, other]], [6.0, 9.5]))
    for n, (a, b) in enumerate(BUSINESS_PAIRS, 1):
        label = "ABCDE"[ends.index(b)]
        memo.append(sheet.p(f"1.3.{n}\t{label} ✓✓", left=2.8, first=-1.5, tabs=[2.8], after=0.05))
        items.append(item(a, b, f"1.3.{n}", None, choices("ABCDE", ends), kind="match", answer_label=label))
    for part in (sheet.body, memo):
        part.append(sheet.p("\t(4 × 2)\t(8)", before=0.2, tabs=[(sheet.wide - 1.5, RIGHT), right]))
    sheet.body += [sheet.p("<b>TOTAL SECTION A:\t28</b>", before=0.3, tabs=[right]), *memo]
    sheet.foot = sheet.p("Please turn over", "end", size=9)
    engine, source = sheet.source()
    return Document(engine, source, items)


# Ladder safety, England

LADDERS = [
    ("How far should the foot of a leaning ladder stand from the wall if its top rests at a height of 4 metres?", "1 metre", ["2 metres", "Half a metre", "4 metres"]),
    ("When may you stand on the top tread of a stepladder?", "Only if it has a platform and a handrail", ["When a colleague holds it", "When the job takes less than a minute", "When the floor is dry"]),
    ("What should you check before each use of a ladder?", "That stiles, rungs and feet are not damaged", ["That it was bought within five years", "That its colour matches the log book", "That nobody has used it that day"]),
    ("How many points of contact should you keep while climbing?", "Three", ["One", "Two", "Four"]),
    ("How should a ladder rest on a wall with plastic guttering?", "Against the wall, held off by a stand-off device", ["On the gutter", "On the nearest window pane", "On the cable of an aerial"]),
    ("Which of these jobs is suitable for a ladder?", "Changing a lamp in a corridor", ["Carrying a heavy boiler to the loft", "Sawing branches with both hands all day", "Painting the whole gable of a house"]),
    ("What does a red tag on a ladder mean?", "It must not be used", ["It is reserved for the fire brigade", "It was inspected today", "It is made of fibreglass"]),
]


@layout(HALF, "ladders-rowan-berry", "test on ladders of an English training firm, web page, the right options marked on the page")
def ladders(draw):
    body, items = "<div class=h><b>SafeStep Training</b><span>Practice test · Working with ladders</span></div><h1>Working with ladders: your results</h1><p class=s>The correct answer to each question is shown with a tick. You need 80% to pass the final assessment.</p>", []
    for n, (question, right, wrong) in enumerate(LADDERS, 1):
        options, place = turned(draw, right, wrong)
        body += f"<div class=q><h3>{n}. {web(question)}</h3>" + "".join(f"<p class='{'y' if k == place else 'o'}'><span class=m>{'✓' if k == place else ''}</span>{web(option)}</p>" for k, option in enumerate(options)) + "</div>"
        items.append(item(question, right, str(n), None, choices([None] * 4, options), kind="mcq"))
    css = ".h { display: flex; justify-content: space-between; border-bottom: 3px solid #d97706; padding-bottom: 2mm; color: #444 } h1 { font-size: 17pt; margin: 6mm 0 2mm } .s { color: #444 } .q { break-inside: avoid; margin: 5mm 0 } h3 { font-size: 11pt; margin: 0 0 2mm } .q p { margin: 1mm 0; padding: 1.2mm 2mm; border: 1px solid #ddd; border-radius: 1mm } .y { background: #e3f4e3; border-color: #5aa35a !important } .m { display: inline-block; width: 7mm; color: #1d7a1d; font-family: 'DejaVu Sans'; font-weight: bold }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Roboto"], (10, 11), css)
    return Document(engine, source, items)
