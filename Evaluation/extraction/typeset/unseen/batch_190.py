"""The hundred and ninetieth: ordinary sheets of boards, teachers, publishers and quiz hosts, named after sails, mushrooms and rivers
of Asia: a biology paper with its scheme, a pub quiz, choices of an Indian class 10, new words of Chinese, an FAQ of a university, a
glossary of economics, a maths worksheet, a business paper with its scheme behind it, statements on fire safety, terms of US history
to match, a problem set with solutions, and a course outline.
"""

import re

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from webpage import page, rows, web

HALF = "unseen"
BREAK = 'fo:break-before="page"'

# Biology paper of an international board

BIOLOGY = [
    ("Fig. 1.1 shows some apparatus that was used to study a leafy shoot.", r"\begin{center}\begin{tikzpicture}[scale=0.8]\draw (0,0)--(5,0)--(5,0.4)--(0,0.4)--cycle;\draw (5,0.2)--(6,0.2)--(6,2.4);\draw[fill=green!15] (6,2.4) ellipse (0.7 and 1);\draw (1.5,0)--(1.5,0.4);\draw (2,0)--(2,0.4);\draw (2.5,0)--(2.5,0.4);\draw[->] (2,1.3)--(2,0.5);\node at (2,1.6) {scale};\draw[->] (7.9,2.4)--(6.8,2.4);\node[right] at (7.9,2.4) {leafy shoot};\end{tikzpicture}\\[2pt]\textbf{Fig. 1.1}\end{center}", [
        (None, None, [("Name the process by which water vapour is lost from leaves.", ["transpiration"], {"reject": ["evaporation alone"]}), ("State the name of the pores through which most of the water vapour passes.", ["stomata"], {"allow": ["stoma"]})]),
        ("A bubble in the capillary tube moved 90 mm in 12 minutes.", None, [("Calculate the rate of movement of the bubble in mm per minute.", ["90 ÷ 12", "7.5"], {}), ("Predict what happens to the rate when a fan blows air over the shoot. Give a reason for your answer.", ["the rate increases", "water vapour is carried away from the leaf, so the gradient is steeper"], {})]),
        (None, "Explain why plants that live in deserts often have very small leaves.", ["small surface area", "less water is lost", "water is hard to replace in dry soil"], {"ignore": ["references to temperature"]}),
    ]),
    ("A student tested four foods for nutrients.", "", [
        (None, "State the reagent that is used to test for starch.", ["iodine solution"], {}),
        (None, "Describe how the student should test a food for reducing sugar.", ["add Benedict’s solution", "heat in a water-bath"], {"allow": ["boil"]}),
        ("One of the foods turned purple with biuret solution.", None, [("Identify the nutrient in this food.", ["protein"], {}), ("Give one use of this nutrient in the body.", ["growth"], {"allow": ["repair of tissues"]})]),
    ]),
    ("Water fleas have hearts that can be seen through a microscope.", "", [
        (None, "Suggest why a water flea is placed in a drop of pond water on the slide.", ["to keep it alive"], {"allow": ["so that it does not dry out"]}),
        (None, "State two variables that should be kept constant when the effect of caffeine on the heart rate is studied.", ["temperature", "size of the water flea"], {"allow": ["age of the water flea"]}),
    ]),
]


@layout(HALF, "paper-genoa", "biology paper of an international board, XeLaTeX: 1 (a) (i), dotted lines and [2] at the right, [Total: 8]; scheme in its own file, table Question, Answer, Marks, Guidance")
def paper_genoa(draw):
    body, scheme, items = "", "", []

    def asked(label, indent, number, question, points, notes, stem):
        nonlocal body, scheme
        marks = len(points)
        body += label + rf"{tex(question)}\par " + rf"{{\leftskip={indent}\dotline " + r"\dotline " * (marks - 1) + rf"\vspace{{3pt}}}}\hfill[{marks}]\par\smallskip "
        said = r"\newline ".join(rf"\textbf{{{word.upper() if word == 'reject' else word}}} {tex(text)}" for word, texts in notes.items() for text in texts)
        scheme += rf"{number} & {(' ;' + chr(92) + 'newline ').join(tex(p) for p in points)} ; & {marks} & {said}\\\hline "
        rubric = [{"text": point, "marks": None} for point in points] if marks > 1 else None
        items.append(item(question, "\n".join(points), number, marks, stem=stem, rubric=rubric, kind="numeric" if question.startswith("Calculate") else "short", **notes))
        return marks

    for n, (stem, figure, parts) in enumerate(BIOLOGY, 1):
        body += (r"\newpage " if n > 1 else "") + rf"\makebox[8mm][l]{{\textbf{{{n}}}}}{tex(stem)}\par {figure}\medskip "
        total = 0
        for k, part in enumerate(parts):
            letter = "abc"[k]
            if isinstance(part[2][0], tuple):
                told, _, inner = part
                for j, (question, points, notes) in enumerate(inner):
                    roman = ["i", "ii"][j]
                    first = rf"\hspace*{{8mm}}\makebox[8mm][l]{{\textbf{{({letter})}}}}" if j == 0 else r"\hspace*{16mm}"
                    if told and j == 0:
                        body += rf"{first}{tex(told)}\par\smallskip "
                        first = r"\hspace*{16mm}"
                    total += asked(rf"\needspace{{30mm}}{first}\makebox[8mm][l]{{\textbf{{({roman})}}}}\hangindent=24mm ", "24mm", f"{n}({letter})({roman})", question, points, notes, f"{stem} {told}" if told else stem)
            else:
                told, question, points, notes = part
                total += asked(rf"\needspace{{30mm}}\hspace*{{8mm}}\makebox[8mm][l]{{\textbf{{({letter})}}}}\hangindent=16mm ", "16mm", f"{n}({letter})", question, points, notes, stem)
        body += rf"\medskip\hfill[Total: {total}]\par "
    foot = r"\fancyfoot[L]{\footnotesize © MERIDIAN 2023}\fancyfoot[C]{\footnotesize 4610/31/M/J/23}\fancyfoot[R]{\footnotesize\textbf{[Turn over}}"
    fonts, sizes = [draw.one(["arial", "helvetica"])], (11,)
    engine, source = document(draw, r"\setlength\parskip{2pt}" + body, fonts, sizes, (20, 24), head=r"\fancyhead[C]{\textbf{\thepage}}", foot=foot)
    marking = r"{\large\bfseries PUBLISHED}\par\bigskip\renewcommand\arraystretch{1.4}\begin{longtable}{|c|p{72mm}|c|p{46mm}|}\hline\textbf{Question} & \textbf{Answer} & \textbf{Marks} & \textbf{Guidance}\\\hline\endhead " + scheme + r"\end{longtable}"
    _, marked = document(draw, marking, fonts, (10,), (18, 18), head=r"\fancyhead[L]{\small 4610/31}\fancyhead[C]{\small Mark Scheme}\fancyhead[R]{\small May/June 2023}", foot=r"Page \thepage")
    return Document(engine, source, items, marked)


# Quiz night of a pub

ROUNDS = [
    ("Round 1 – Food & Drink", [("Which spice comes from the stigmas of a crocus?", "Saffron"), ("What is the main ingredient of hummus?", "Chickpeas"), ("In which country was Gouda cheese first made?", "The Netherlands"), ("Which fruit is dried to make a prune?", "Plum"), ("What colour is the liqueur crème de menthe most often?", "Green")]),
    ("Round 2 – Sport & Leisure", [("How many players are there in a netball team?", "7"), ("In which sport would you perform a Fosbury flop?", "High jump"), ("Which country hosted the 2010 football World Cup?", "South Africa"), ("How many pockets does a snooker table have?", "6"), ("What is the highest possible score with three darts?", "180")]),
    ("Round 3 – Books & Words", [("Who wrote ‘Treasure Island’?", "Robert Louis Stevenson"), ("What is the name of the hobbit in ‘The Hobbit’?", "Bilbo Baggins"), ("Which word can mean both a bird and to lower your head?", "Duck"), ("In which city do Romeo and Juliet live?", "Verona")]),
]


@layout(HALF, "quiz-reishi", "quiz night of a pub, word processor: three rounds whose numbers begin again, a line for each answer and the score; quizmaster’s answers by round on the second page")
def quiz_reishi(draw):
    body, items, key = paragraph(run("The Plough & Harrow – Thursday Quiz"), "Title") + paragraph(run("Team name: ______________________________\tScore: ______ / 14"), "Body"), [], ""
    for head, asked in ROUNDS:
        body += paragraph(run(head), "Head")
        key += paragraph(run(head), "Head")
        for n, (question, answer) in enumerate(asked, 1):
            body += paragraph(run(f"{n}.\t{question}"), "Part") + paragraph(run("\t"), "Rule")
            key += paragraph(run(f"{n}.\t{answer}"), "Part")
            items.append(item(question, answer, str(n), section=head))
    body += paragraph(run("No phones, please. The quizmaster’s decision is final.", "I"), "Body")
    body += paragraph(run("QUIZMASTER’S ANSWERS"), "New") + key
    styles = paragraph_style("New", 0, bold=True, size=16, extra=BREAK) + paragraph_style("Rule", 0.15, 1.0, 0, [(12.0, 'style:leader-style="solid" style:leader-text="_"')])
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (11,), margin=2.0, foot=False, styles=styles)
    return Document(engine, source, items)


# Choices for class 10, India

CLASS_TEN = [
    ("The pH of a solution that turns red litmus blue is most likely to be", ["2", "4", "7", "10"], 3),
    ("Which of the following is a displacement reaction?", ["Zn + CuSO₄ → ZnSO₄ + Cu", "CaO + H₂O → Ca(OH)₂", "2Mg + O₂ → 2MgO", "CaCO₃ → CaO + CO₂"], 0),
    ("The chemical name of baking soda is", ["sodium carbonate", "sodium hydrogencarbonate", "sodium hydroxide", "sodium chloride"], 1),
    ("The part of the human eye on which the image is formed is the", ["cornea", "iris", "retina", "pupil"], 2),
    ("The filtration unit of the kidney is called the", ["neuron", "nephron", "alveolus", "ureter"], 1),
    ("A concave mirror has a focal length of 15 cm. Its radius of curvature is", ["7.5 cm", "15 cm", "30 cm", "45 cm"], 2),
    ("Which hormone lowers the level of glucose in the blood?", ["Insulin", "Adrenaline", "Thyroxin", "Oestrogen"], 0),
    ("The gas that is given off when a metal reacts with a dilute acid is", ["oxygen", "nitrogen", "carbon dioxide", "hydrogen"], 3),
    ("The SI unit of electric power is the", ["volt", "watt", "ampere", "joule"], 1),
    ("In a food chain the green plants are the", ["consumers", "decomposers", "producers", "parasites"], 2),
    ("An alloy of copper and zinc is", ["bronze", "brass", "solder", "steel"], 1),
    ("The splitting of white light into its colours by a prism is called", ["dispersion", "reflection", "diffraction", "scattering"], 0),
]


@layout(HALF, "choices-irrawaddy", "question bank of science for class 10, India, Chromium: running head with code, options (a) to (d) two by two, Answer Key as a ruled grid of two rows of number and letter at the end")
def choices_irrawaddy(draw):
    asked = draw.some(CLASS_TEN, 12)
    body = "<div class=h><span>CLASS X · SCIENCE (086)</span><span>MCQ Practice Paper 3</span></div><h1>MULTIPLE CHOICE QUESTIONS</h1><p class=i>All questions are compulsory. Choose the correct option.</p>"
    items = []
    for n, (question, options, right) in enumerate(asked, 1):
        body += f"<div class=q><b>{n}.</b><div><div>{web(question)}</div><div class=o>" + "".join(f"<span>({letter}) {web(option)}</span>" for letter, option in zip("abcd", options)) + "</div></div></div>"
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    body += "<div class=key><h2>ANSWER KEY</h2><table>"
    for start in (0, 6):
        part = list(enumerate(asked, 1))[start:start + 6]
        body += "<tr><th>Q. No." + "".join(f"<td>{n}" for n, _ in part) + "</tr><tr><th>Ans." + "".join(f"<td>({'abcd'[q[2]]})" for _, q in part) + "</tr>"
    body += "</table></div>"
    css = ".h { display: flex; justify-content: space-between; border-bottom: 2px solid #8a1c1c; color: #8a1c1c; font-size: 90% } h1 { font-size: 130%; text-align: center; margin: 4mm 0 1mm } .i { font-style: italic; text-align: center; margin: 0 0 4mm } .q { display: flex; margin-bottom: 3.5mm; break-inside: avoid } .q b { width: 9mm; flex: none } .q > div { flex: 1 } .o { display: grid; grid-template-columns: 1fr 1fr; margin-top: 1mm } .key { break-inside: avoid } h2 { font-size: 110%; text-align: center; margin: 6mm 0 2mm } table { border-collapse: collapse; margin: auto } td, th { border: 1px solid #333; padding: 1mm 4mm; text-align: center }"
    engine, source = page(draw, body, ["Liberation Serif", "Noto Sans", "Carlito"], (11,), css)
    return Document(engine, source, items)


# New words of a Chinese course

CHINESE = [("天气", "tiānqì", "weather"), ("下雨", "xià yǔ", "to rain"), ("机场", "jīchǎng", "airport"), ("票", "piào", "ticket"), ("便宜", "piányi", "cheap"), ("旅游", "lǚyóu", "to travel"), ("准备", "zhǔnbèi", "to prepare"), ("宾馆", "bīnguǎn", "hotel"), ("远", "yuǎn", "far"), ("公共汽车", "gōnggòng qìchē", "bus"), ("自行车", "zìxíngchē", "bicycle"), ("休息", "xiūxi", "to rest"), ("帮助", "bāngzhù", "to help"), ("时间", "shíjiān", "time"), ("觉得", "juéde", "to think, to feel"), ("问题", "wèntí", "question, problem")]


@layout(HALF, "words-salween", "new words of a Chinese textbook, Chromium: 生词 with a coloured head, four columns number, characters, pinyin and English, thin lines between rows")
def words_salween(draw):
    words = draw.some(CHINESE, 14)
    body = "<div class=u>Lesson 12&ensp;<span>我想去北京旅游</span></div><h1>生词 New Words</h1><table><thead><tr><th>No.<th>Chinese<th>Pinyin<th>English</tr></thead>"
    body += rows((str(n), f"<span lang=zh>{a}</span>", b, c) for n, (a, b, c) in enumerate(words, 1)) + "</table><p class=f>78</p>"
    css = ".u { color: #a33; border-bottom: 1px solid #a33; padding-bottom: 1mm } .u span, [lang=zh], h1 { font-family: 'Noto Sans CJK SC' } h1 { font-size: 140%; color: #a33; margin: 6mm 0 3mm } table { border-collapse: collapse; width: 100% } th { background: #a33; color: white; text-align: left; padding: 1.5mm 3mm } td { border-bottom: .5px solid #bbb; padding: 1.3mm 3mm } td:first-child { color: #777; width: 12mm } [lang=zh] { font-size: 125% } .f { text-align: right; color: #777; margin-top: 10mm }"
    engine, source = page(draw, body, ["Noto Sans", "Lato", "Noto Serif"], (11,), css)
    return Document(engine, source, [item(a, c, str(n), kind="vocabulary") for n, (a, _, c) in enumerate(words, 1)])


# FAQ of a university's admissions office

ADMISSIONS = [
    ("Applying", [("When is the deadline for applications?", "Applications for the autumn term close on 31 January at 6 pm local time. Late applications are considered only if places remain."), ("Can I apply for more than one programme?", "Yes. You may choose up to three programmes, but you pay the application fee only once."), ("Do I have to send original certificates?", "No. Certified copies are enough until you enrol, when we ask to see the originals.")]),
    ("Fees and funding", [("How much are the tuition fees?", "Fees depend on the programme and on where you live. The current figures are on the fees page of our website."), ("Are there scholarships for international students?", "Yes, about forty each year. You are considered automatically when you apply."), ("Can I pay in instalments?", "You can pay in two instalments, in September and in February.")]),
    ("Language and visa", [("Which English tests do you accept?", "We accept all tests that are listed in the prospectus, taken within the last two years."), ("Who issues the letter that I need for my visa?", "The International Office sends it by e-mail as soon as you have accepted your place."), ("May I work while I study?", "Most student visas allow up to 20 hours a week during term. Please check the conditions of yours.")]),
]


@layout(HALF, "faq-spanker", "FAQ of a university’s admissions office printed from its web site, Chromium: breadcrumb, heads of topics, questions in bold blue, answers as prose, links and page address at the foot")
def faq_spanker(draw):
    body, items = "<p class=b>Home › Study with us › Admissions › FAQ</p><h1>Frequently asked questions</h1><p>Below are the questions that we hear most often from applicants. If yours is not among them, write to admissions@northmoor.example.</p>", []
    for topic, pairs in ADMISSIONS:
        body += f"<h2>{topic}</h2>"
        for question, answer in pairs:
            body += f"<div class=p><h3>{web(question)}</h3><p>{web(answer)}</p></div>"
            items.append(item(question, answer, kind="faq", section=topic))
    body += "<footer>Last updated: 14 October 2024 · © Northmoor University · Privacy · Accessibility</footer>"
    css = ".b { color: #777; font-size: 85% } h1 { font-size: 170%; margin: 2mm 0 } h2 { font-size: 125%; border-bottom: 1px solid #ccc; padding-bottom: 1mm; margin: 7mm 0 3mm; break-after: avoid } h3 { font-size: 100%; color: #1a4f9c; margin: 3mm 0 0 } .p { break-inside: avoid } .p p { margin: .5mm 0 2mm } footer { margin-top: 8mm; border-top: 1px solid #ccc; padding-top: 2mm; font-size: 80%; color: #777 }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Noto Sans"], (10, 11), css)
    return Document(engine, source, items)


# Glossary at the end of a textbook of economics

ECONOMICS = [
    ("aggregate demand", "the total spending on the goods and services of an economy at a given price level"), ("budget deficit", "the amount by which a government’s spending exceeds its revenue in one year"), ("capital", "man-made resources, such as machines and buildings, that are used to produce goods"), ("cartel", "a group of firms that agree to limit output in order to raise the price"),
    ("deflation", "a sustained fall in the general price level"), ("elasticity", "a measure of how strongly one quantity responds to a change in another"), ("externality", "a cost or benefit that falls on people who take no part in a transaction"), ("inflation", "a sustained rise in the general price level"),
    ("monopoly", "a market in which there is only one seller"), ("opportunity cost", "the value of the best alternative that is given up when a choice is made"), ("quota", "a limit on the quantity of a good that may be imported"), ("scarcity", "the situation in which wants exceed the resources that are available to satisfy them"), ("subsidy", "a payment by the government to producers that lowers their costs"), ("tariff", "a tax on imported goods"),
]


@layout(HALF, "glossary-gaff", "glossary at the end of a textbook of economics, LaTeX: two columns, letters of the alphabet as heads, term in bold at the line’s begin, meaning run in, running heads")
def glossary_gaff(draw):
    terms = draw.some(ECONOMICS, 13)
    body, items, letter = r"{\Huge\bfseries Glossary}\par\bigskip\rule{\linewidth}{1pt}\par\begin{multicols}{2}", [], ""
    for term, meaning in terms:
        if term[0] != letter:
            letter = term[0]
            body += rf"\needspace{{20mm}}\medskip{{\Large\bfseries {letter.upper()}}}\par\nopagebreak "
        body += rf"\hangindent=5mm \textbf{{{term}}}\enspace {tex(meaning)}.\par " "\n"
        items.append(item(term, meaning + ".", kind="definition"))
    body += r"\end{multicols}"
    engine, source = document(draw, body, ["palatino", "schoolbook", "lm"], (10, 11), (24, 28), head=r"\fancyhead[L]{\small\scshape Glossary}\fancyhead[R]{\small 412}", foot="")
    return Document(engine, source, items)


# Maths worksheet with answers at the foot

PERCENT = [
    ("Find", [("10% of £60", "£6"), ("25% of 48 kg", "12 kg"), ("30% of 250 m", "75 m"), ("5% of £120", "£6")]),
    ("Write as a percentage", [("3/4", "75%"), ("0.07", "7%"), ("13/20", "65%"), ("1.2", "120%")]),
    ("Increase", [("80 by 10%", "88"), ("£50 by 20%", "£60"), ("200 by 15%", "230")]),
]
PERCENT_WORDS = [("A coat that costs £90 is reduced by 30% in a sale. What is the sale price?", "£63"), ("In a class of 25 pupils, 14 are girls. What percentage of the class are boys?", "44%"), ("A bill of £40 has VAT at 20% added to it. How much is to be paid?", "£48")]


@layout(HALF, "worksheet-mahakam", "maths worksheet of an English school, pdfLaTeX: name and date, numbered tasks with parts a) b) c) d) in a row, word problems below, answers in small print at the foot of the page")
def worksheet_mahakam(draw):
    body, items, key = r"Name: \rule{60mm}{0.4pt}\hfill Date: \rule{30mm}{0.4pt}\par\bigskip\begin{center}{\Large\bfseries Percentages}\end{center}", [], ""
    for n, (lead, parts) in enumerate(PERCENT, 1):
        body += rf"\textbf{{{n}.}}\enspace {lead}\par\smallskip\hspace*{{6mm}}" + "".join(rf"\makebox[36mm][l]{{{'abcd'[k]})\enspace {tex(text)}}}" for k, (text, _) in enumerate(parts)) + r"\par\vspace{16mm}" "\n"
        key += rf"\textbf{{{n}.}}~" + r"\enspace ".join(rf"{'abcd'[k]})~{tex(answer)}" for k, (_, answer) in enumerate(parts)) + r"\qquad "
        items += [item(text, answer, f"{n}({'abcd'[k]})", stem=lead, kind="numeric") for k, (text, answer) in enumerate(parts)]
    for n, (question, answer) in enumerate(PERCENT_WORDS, 4):
        body += rf"\hangindent=7mm\textbf{{{n}.}}\enspace {tex(question)}\par\vspace{{18mm}}" "\n"
        key += rf"\textbf{{{n}.}}~{tex(answer)}\qquad "
        items.append(item(question, answer, str(n), kind="numeric"))
    body += rf"\vfill{{\footnotesize\textbf{{Answers}}\enspace {key}}}"
    engine, source = document(draw, body, ["lmsans", "lm", "times"], (12,), (20, 22), foot=r"\fancyfoot[R]{\footnotesize mathsdept.example}")
    return Document(engine, source, items)


# Business paper with its scheme in the same file

BUSINESS = [
    ("Nila runs a small bakery in a market town. She is a sole trader and employs three part-time workers. Last year a supermarket opened nearby and her sales fell by 12%.", [
        ("Define the term ‘sole trader’.", ["a business that is owned by one person"], None),
        ("State two advantages to Nila of being a sole trader.", ["she makes all decisions herself", "she keeps all the profit", "it is easy to set up"], "Any two points."),
        ("Explain one disadvantage of unlimited liability.", ["the owner is responsible for all debts", "so personal possessions may be lost"], None),
        ("Outline one way in which Nila could compete with the supermarket.", ["offer a delivery service", "which the supermarket does not offer"], None),
    ]),
    ("Kestrel Cycles Ltd makes bicycles. Its fixed costs are $40 000 a year. Each bicycle is sold for $300 and its variable cost is $220.", [
        ("Identify one fixed cost of Kestrel Cycles Ltd.", ["rent of the factory"], None),
        ("Calculate the number of bicycles that the business must sell to break even.", ["40 000 ÷ (300 − 220)", "500 bicycles"], None),
        ("Explain why the business should know its break-even point.", ["it shows how much must be sold to cover costs", "which helps it to set targets and prices"], None),
    ]),
    ("Many businesses use social media to promote their products.", [
        ("State what is meant by ‘promotion’.", ["telling customers about a product to persuade them to buy it"], None),
        ("Give two reasons why social media may be better than a local newspaper for a new business.", ["it is cheap", "it reaches young customers", "results can be measured"], "Any two points."),
    ]),
]
TWO = 2


@layout(HALF, "business-moonraker", "business paper of a school, word processor: 1 (a) with tabs, marks in brackets at the right end of the line, total below; MARK SCHEME in the same file, each label in bold, points as bullets")
def business_moonraker(draw):
    body = paragraph(run("BUSINESS STUDIES"), "Title") + paragraph(run("Year 10 end-of-year examination\tTime: 45 minutes"), "Body") + paragraph(run("Answer all questions on the lined paper provided.", "I"), "Body")
    scheme, items, total = "", [], 0
    for n, (stem, parts) in enumerate(BUSINESS, 1):
        body += paragraph(run(str(n), "B") + run(f"\t{stem}"), "Part")
        for k, (question, points, note) in enumerate(parts):
            letter = "abcd"[k]
            marks = TWO if note else len(points)
            total += marks
            body += paragraph(run(f"({letter})\t{question}\t({marks})"), "Sub")
            scheme += paragraph(run(f"{n} ({letter})", "B") + run(f"\t{marks} mark{'s' if marks > 1 else ''}"), "Lab")
            scheme += "".join(paragraph(run(f"•\t{point}"), "Dot") for point in points)
            if note:
                scheme += paragraph(run(note, "I"), "Note")
            rubric = [{"text": point, "marks": None} for point in points] if marks > 1 else None
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, rubric=rubric, guidance=note, kind="numeric" if question.startswith("Calculate") else "short"))
    body += paragraph(run(f"\tTotal: {total} marks", "B"), "Body")
    body += paragraph(run("MARK SCHEME"), "New") + paragraph(run("Accept any other valid answer.", "I")) + scheme
    styles = (
        paragraph_style("New", 0, bold=True, size=16, extra=BREAK)
        + paragraph_style("Sub", 0.3, 1.9, -0.9, [(1.9, ""), (16.6, 'style:type="right"')], extra='fo:margin-right="1.2cm"')
        + paragraph_style("Lab", 0.3, 0, 0, [(16.6, 'style:type="right"')], extra='fo:keep-with-next="always"')
        + paragraph_style("Dot", 0.03, 1.4, -0.6, [(1.4, "")])
        + paragraph_style("Note", 0.03, 0.8, 0)
    )
    engine, source = office(draw, body, ["Liberation Sans", "Carlito", "Liberation Serif"], (11,), margin=2.2, styles=styles)
    return Document(engine, source, items)


# Statements on fire safety

FIRE = [
    ("A fire needs fuel, heat and oxygen.", True), ("You should use a lift to leave a burning building.", False), ("A water extinguisher may be used on electrical fires.", False), ("Fire doors must be kept closed unless they are held open by an automatic device.", True), ("You should go back for your coat if the fire is small.", False), ("The assembly point is where everyone meets after leaving the building.", True),
    ("Carbon dioxide extinguishers are suitable for electrical equipment.", True), ("Smoke rises, so the air is clearest near the floor.", True), ("Only the manager may set off the fire alarm.", False), ("Escape routes may be used for storage at weekends.", False), ("A fire blanket can be used on a pan of burning oil.", True), ("Fire drills should take place at least once a year.", True),
]


@layout(HALF, "statements-chaga", "test at the end of a fire safety course, word processor: name lines, ruled table with number, statement and two columns True and False with boxes; trainer’s answers on the next page 1. False")
def statements_chaga(draw):
    asked = draw.mixed(draw.some(FIRE, 11))
    body = paragraph(run("Fire Safety Awareness – End of Course Test"), "Title") + paragraph(run("Name: __________________\tCompany: ________________\tDate: __________"), "Who") + paragraph(run("Tick True or False for each statement. The pass mark is 9 out of 11."), "Gap")
    lines = [[run("No.", "B"), run("Statement", "B"), run("True", "B"), run("False", "B")]] + [[run(str(n)), run(text), run("☐"), run("☐")] for n, (text, _) in enumerate(asked, 1)]
    body += office_table(lines, [1.2, 12.0, 1.6, 1.6])
    body += paragraph(run("Signature of trainer: ______________________"), "Who")
    body += paragraph(run("Trainer’s answer sheet"), "New") + "".join(paragraph(run(f"{n}.\t{'True' if right else 'False'}"), "Part") for n, (_, right) in enumerate(asked, 1))
    items = [item(text, "True" if right else "False", str(n), kind="truefalse") for n, (text, right) in enumerate(asked, 1)]
    styles = paragraph_style("New", 0.5, bold=True, size=15, extra=BREAK) + paragraph_style("Who", 0.5, tabs=[(6.2, ""), (12.6, "")]) + paragraph_style("Gap", 0.4, extra='fo:margin-bottom="0.3cm"')
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (11,), margin=2.2, foot=False, head="SafeStep Training Ltd · FSA-04", styles=styles)
    return Document(engine, source, items)


# Terms of US history to match, without a key

HISTORY = [
    ("Federalism", "The sharing of power between a national government and the states"), ("Ratify", "To approve formally, as with a treaty or constitution"), ("Amendment", "A change or addition to the Constitution"), ("Veto", "The power of the president to reject a bill"), ("Bill of Rights", "The first ten amendments to the Constitution"), ("Judicial review", "The power of courts to decide whether a law is constitutional"), ("Cabinet", "The group of advisers who lead the executive departments"), ("Republic", "A government in which citizens elect people to represent them"), ("Impeach", "To charge an official with misconduct in office"), ("Census", "An official count of the population"), ("Tariff", "A tax on goods brought in from other countries"),
]


@layout(HALF, "matching-jhelum", "vocabulary test of a US middle school, Chromium: Name, Date, Period, ____ before numbered terms at the left, lettered definitions at the right, no key")
def matching_jhelum(draw):
    pairs = draw.mixed(draw.some(HISTORY, 10))
    meanings = draw.mixed([meaning for _, meaning in pairs])
    letters = "ABCDEFGHIJ"
    listed = choices(letters, meanings)
    body = "<div class=n><span>Name ______________________</span><span>Date ____________</span><span>Period ______</span></div><h1>Chapter 5 Vocabulary Test</h1><h2>Creating the Constitution</h2><p><b>Directions:</b> Match each term with its definition. Write the letter of the correct answer on the line. Each letter is used once.</p><div class=g><div>"
    body += "".join(f"<p>_____ {n}. {web(term)}</p>" for n, (term, _) in enumerate(pairs, 1)) + "</div><div>" + "".join(f"<p class=d><span>{letter}.</span>{web(meaning)}</p>" for letter, meaning in zip(letters, meanings)) + "</div></div>"
    css = ".n { display: flex; justify-content: space-between } h1 { font-size: 140%; text-align: center; margin: 6mm 0 0 } h2 { font-size: 110%; text-align: center; font-weight: normal; font-style: italic; margin: 0 0 5mm } .g { display: grid; grid-template-columns: 62mm 1fr; gap: 6mm; margin-top: 5mm } .g p { margin: 0 0 6mm } .d { display: flex } .d span { width: 8mm; flex: none }"
    engine, source = page(draw, body, ["Liberation Serif", "Caladea", "Comic Neue"], (12,), css, paper="letter")
    return Document(engine, source, [item(term, None, str(n), None, listed, kind="match") for n, (term, _) in enumerate(pairs, 1)])


# Problem set with solutions

CALCULUS = [
    (None, [("Find the derivative of $f(x) = 4x³ − 5x + 2$.", 3, "By the power rule, $f'(x) = 12x² − 5$.")]),
    ("Let $f(x) = x³ − 12x$.", [("Find all critical points of $f$.", 4, "Since $f'(x) = 3x² − 12$, the derivative is zero at $x = 2$ and at $x = −2$."), ("Decide which of them are local maxima.", 4, "We have $f''(x) = 6x$, which is negative at $x = −2$, so this is the only local maximum."), ("Find the greatest value of $f$ on the interval from 0 to 3.", 3, "We compare $f(0) = 0$, $f(2) = −16$ and $f(3) = −9$; the greatest value is 0.")]),
    (None, [("Show that the equation $x⁵ + x = 1$ has a solution between 0 and 1.", 5, "The function $g(x) = x⁵ + x − 1$ is continuous with $g(0) = −1$ and $g(1) = 1$, so the claim follows from the intermediate value theorem.")]),
    ("A stone is thrown upwards so that its height after $t$ seconds is $h(t) = 20t − 5t²$ metres.", [("When does the stone reach its greatest height?", 3, "Its speed is $h'(t) = 20 − 10t$, which is zero at $t = 2$, that is, after two seconds."), ("How high does it rise?", 2, "Its greatest height is $h(2) = 40 − 20 = 20$ metres.")]),
    ("Consider the series whose terms are $1, 1/2, 1/4, 1/8$ and so on.", [("Does the series converge? Justify your answer.", 3, "Yes, because it is geometric and its ratio $1/2$ is less than 1."), ("Find its sum.", 3, "The sum is $1/(1 − 1/2) = 2$.")]),
]


def maths(text):
    """LaTeX of a text with formulas between dollars."""
    parts = text.split("$")
    for place in range(1, len(parts), 2):
        formula = re.sub("[⁰¹²³⁴⁵]", lambda m: "^" + str("⁰¹²³⁴⁵".index(m[0])), parts[place]).replace("−", "-")
        parts[place] = f"${formula}$"
    return "".join(part if place % 2 else tex(part) for place, part in enumerate(parts))


@layout(HALF, "solutions-euphrates", "problem set of a calculus course with solutions, pdfLaTeX: points in brackets behind Problem 1 where it has no parts, else behind (a), Solution. in italics below each")
def solutions_euphrates(draw):
    body, items = r"\textbf{MATH 1210, Fall 2022}\hfill\textbf{Problem Set 6: Solutions}\par\smallskip\hrule\bigskip ", []

    def words(text):
        return text.replace("$", "")

    def solved(text):
        return rf"\par\smallskip\textit{{Solution.}} {maths(text)}\hfill$\Box$\par\bigskip "

    for n, (stem, parts) in enumerate(CALCULUS, 1):
        if stem:
            body += rf"\needspace{{30mm}}\textbf{{Problem {n}.}} {maths(stem)}\par\smallskip "
        for k, (question, points, solution) in enumerate(parts):
            letter = "abc"[k]
            label = rf"({letter}) ({points} points) " if stem else rf"\textbf{{Problem {n}}} ({points} points)\textbf{{.}} "
            body += rf"\needspace{{22mm}}{label}{maths(question)}{solved(solution)}" "\n"
            items.append(item(words(question), words(solution), f"{n}({letter})" if stem else str(n), points, stem=words(stem) if stem else None))
    engine, source = document(draw, body, ["cm", "lm", "palatino"], (11,), (26, 30), foot=r"\thepage", paper="letterpaper")
    return Document(engine, source, items)


# Outline of a course, which asks nothing

WEEKS = [("1", "Introduction: towns and cities", "Chapter 1"), ("2", "Cities of the ancient world", "Chapter 2"), ("3", "Trade and the medieval town", "Chapter 3"), ("4", "Industry and the growth of suburbs", "Chapters 4 and 5"), ("5", "Housing and health", "Handout"), ("6", "Reading week", "–"), ("7", "Transport", "Chapter 6"), ("8", "Planning the new towns", "Chapter 7"), ("9", "Megacities of Asia", "Chapter 9"), ("10", "Revision", "–")]


@layout(HALF, "outline-settee", "course outline of a college, XeLaTeX: lecturer and hours, numbered aims, table of weeks, numbered rules on assessment; nothing to be found")
def outline_settee(draw):
    aims = ["describe how cities have grown since ancient times;", "explain the links between industry, transport and housing;", "compare plans for towns of different periods;", "use maps and census data as evidence."]
    body = r"{\Large\bfseries GEO 204: The City in History}\par\medskip\begin{tabular}{@{}ll}Lecturer: & Dr M. Okafor\\Room: & B 2.17\\Office hours: & Tuesday, 10.00 to 12.00\end{tabular}\par\bigskip\textbf{Learning outcomes}\par By the end of this course you should be able to\begin{enumerate}[nosep]" + "".join(rf"\item {aim}" for aim in aims) + r"\end{enumerate}\medskip\textbf{Programme}\par\smallskip\renewcommand\arraystretch{1.2}\begin{tabular}{|c|p{85mm}|l|}\hline\textbf{Week} & \textbf{Topic} & \textbf{Reading}\\\hline " + "".join(rf"{a} & {b} & {c}\\\hline " for a, b, c in WEEKS) + r"\end{tabular}\par\bigskip\textbf{Assessment}\begin{enumerate}[nosep]\item Essay of 2000 words, due in week 8 (40\%).\item Written examination of two hours (60\%).\item Work that is handed in late loses five per cent for each day.\end{enumerate}\medskip Textbook: A. Lindqvist, \textit{Streets and Squares}, third edition. Copies are in the library."
    engine, source = document(draw, body, ["timesnew", "libertine", "arial"], (11,), (24, 26), foot=r"GEO 204 \quad \thepage")
    return Document(engine, source, [])
