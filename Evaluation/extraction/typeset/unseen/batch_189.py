"""The hundred and eighty-ninth: more sheets out of the folders of teachers: an economics paper with key and scheme in another file, a
mathematics test with worked solutions, a history paper with sources, a reading text of a language school, a list to match, questions
of an interview, key terms of a course book, Persian words, a German worksheet, exercises of a physics book, French verbs and a quiz night.
"""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"


def turned(draw, right, wrong):
    options = draw.shuffled([right, *wrong])
    return options, options.index(right)


# 1. An economics paper whose key and scheme are in another file

MARKET_MC = [
    ("Which of the following is most likely to cause a movement along the demand curve for coffee?", "a fall in the price of coffee", ["a rise in consumers’ incomes", "a rise in the price of tea", "a successful advertising campaign"]),
    ("The price of a good rises from £10 to £12 and the quantity demanded falls from 100 to 90 units. What is the price elasticity of demand?", "−0.5", ["−0.2", "−1.0", "−2.0"]),
    ("A government sets a maximum price below the market equilibrium. What is the most likely result?", "excess demand", ["excess supply", "a fall in demand", "a rise in supply"]),
    ("Which of these is a feature of a pure public good?", "non-rivalry in consumption", ["a high price", "excludability", "production by private firms only"]),
    ("An indirect tax is placed on a good. The supply curve will", "shift to the left.", ["shift to the right.", "become horizontal.", "stay where it is."]),
]
MARKET_TEXT = "In the last ten years the number of electric cars on the roads of Norland has risen from 12 000 to 180 000. The government pays a subsidy of £3 000 to each buyer and has put up the tax on petrol. Some economists argue that the subsidy mainly helps households on high incomes."
MARKET = [
    ("a", "Calculate the increase in the number of electric cars over the ten years.", 1, ["168 000"]),
    ("b", "Explain what is meant by a subsidy.", 2, ["A payment by the government to producers or consumers", "that lowers the cost or the price of a good"]),
    ("c", "Explain how a higher tax on petrol might affect the demand for electric cars.", 3, ["Petrol and electric cars are substitutes", "driving a petrol car becomes more expensive", "so the demand for electric cars shifts to the right"]),
    ("d", "Explain one negative externality of the use of petrol cars.", 3, ["Exhaust gases harm the health of third parties", "who are not paid for it", "so the social cost is above the private cost"]),
    ("e", "Discuss one argument against the subsidy.", 4, ["It may mainly help households on high incomes", "who would have bought the car in any case", "so that public money is wasted", "which has an opportunity cost such as better buses"]),
]


@layout(HALF, "economics-masdevallia", "economics paper, XeLaTeX: Section A with [1 mark] at the right of the question and A to D with a box at the right, Section B with an extract in a frame and 6 (a) [2 marks]; key and mark scheme in another file as two tables")
def economics_masdevallia(draw):
    items, body, key, scheme = [], r"{\large\bfseries Section A}\par Answer all questions. Put a cross in the box beside your answer.\par\vspace{5mm}", "", ""
    for n, (question, answer, wrong) in enumerate(MARKET_MC, 1):
        options, place = turned(draw, answer, wrong)
        listed = "".join(rf"\lab{{9mm}}{{9mm}}{{\textbf{{{l}}}}}{{\makebox[110mm][l]{{{tex(t)}}}$\square$}}" for l, t in zip("ABCD", options))
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{4pt}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}{{\hfill\textbf{{[1 mark]}}\par}}{listed}\end{{minipage}}\par\vspace{{6mm}}" + "\n"
        items.append(item(question, answer, str(n), 1, choices("ABCD", options), kind="mcq", answer_label="ABCD"[place], section="Section A"))
        key += rf"{n} & {'ABCD'[place]} & 1\\\hline "
    body += rf"\newpage{{\large\bfseries Section B}}\par Read the extract and answer all parts of the question.\par\medskip\fbox{{\parbox{{0.96\linewidth}}{{\textbf{{Extract 1: Electric cars in Norland}}\par\smallskip {tex(MARKET_TEXT)}}}}}\par\vspace{{5mm}}"
    for k, (letter, question, marks, points) in enumerate(MARKET):
        label = rf"\makebox[9mm][l]{{{chr(92)}textbf{{{'6' if k == 0 else ''}}}}}({letter})"
        said = f"[{marks} mark{'s' if marks > 1 else ''}]"
        body += rf"\needspace{{3cm}}\lab{{0pt}}{{18mm}}{{{label}}}{{{tex(question)}}}{{\hfill\textbf{{{said}}}\par}}" + r"\ruleline" * (marks + 1) + r"\vspace{5mm}" + "\n"
        items.append(item(question, "\n".join(points), f"6({letter})", marks, rubric=[{"text": p, "marks": 1} for p in points] if marks > 1 else None, kind="numeric" if letter == "a" else "short", section="Section B"))
        scheme += rf"6({letter}) & " + r"\newline ".join(f"{tex(p)} (1)" for p in points) + rf" & {marks}\\\hline" + "\n"
    body += r"\begin{center}\textbf{END OF QUESTIONS}\end{center}"
    answers = r"{\Large\bfseries Economics Unit 1: Markets}\par\smallskip{\large Mark scheme}\par\vspace{6mm}\textbf{Section A}\par\smallskip\renewcommand\arraystretch{1.3}\begin{tabular}{|c|c|c|}\hline\textbf{Question} & \textbf{Key} & \textbf{Marks}\\\hline " + key + r"\end{tabular}\par\vspace{6mm}\textbf{Section B}\par\smallskip\begin{tabular}{|l|>{\raggedright\arraybackslash}p{105mm}|c|}\hline\textbf{Question} & \textbf{Answer} & \textbf{Marks}\\\hline " + scheme + r"\end{tabular}"
    foot = r"\fancyfoot[L]{\small EC1/June 2024}\fancyfoot[R]{\small\thepage}"
    state = draw.random.getstate()
    engine, source = document(draw, body, ["arial", "noto", "helvetica"], (11,), (20, 24), foot=foot)
    draw.random.setstate(state)
    return Document(engine, source, items, document(draw, answers, ["arial", "noto", "helvetica"], (11,), (20, 24), foot=foot)[1])


# 2. A mathematics test with worked solutions

LINEAR = [
    ("Solve 3x + 5 = 17.", [("3x = 12", 1), ("x = 4", 1)]),
    ("Expand and simplify 2(x + 3) − (x − 4).", [("2x + 6 − x + 4", 1), ("x + 10", 1)]),
    ("Factorise 6a + 9b.", [("3(2a + 3b)", 1)]),
    ("A line passes through the points (1, 3) and (4, 9).", [("a", "Find the gradient of the line.", [("(9 − 3) ÷ (4 − 1)", 1), ("gradient = 2", 1)]), ("b", "Write down the equation of the line.", [("y = 2x + 1", 1)])]),
    ("The cost of hiring a kayak is $15 plus $8 an hour.", [("a", "Write a formula for the cost C of hiring a kayak for h hours.", [("C = 15 + 8h", 1)]), ("b", "How much does it cost to hire a kayak for 4 hours?", [("$47", 1)]), ("c", "Mere paid $71. For how many hours did she hire the kayak?", [("8h = 56", 1), ("h = 7 hours", 1)])]),
    ("Make r the subject of the formula C = 2πr.", [("r = C ÷ 2π", 1)]),
    ("Solve the inequality 5x − 2 > 13.", [("5x > 15", 1), ("x > 3", 1)]),
    ("The sum of three consecutive whole numbers is 96. Find the smallest of them.", [("n + n + 1 + n + 2 = 96", 1), ("3n = 93", 1), ("n = 31", 1)]),
]


@layout(HALF, "maths-radiatori", "class test in algebra of a New Zealand school, word processor: ruled table of No., Question with space to work and Marks with (a) and (b) in rows of their own; worked solutions on a further page as a table with a mark beside each line")
def maths_radiatori(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans"]), 11, "en", "NZ", margin=2.0)
    right = (sheet.wide, RIGHT)
    rows, solved, items, total = [["<b>No.</b>", "<b>Question</b>", "<b>Marks</b>"]], [["<b>No.</b>", "<b>Solution</b>", "<b>Marks</b>"]], [], 0

    def asked(label, cited, question, points, stem=None):
        nonlocal total
        marks = sum(m for _, m in points)
        total += marks
        rows.append([label, sheet.p(question, after=0.8), str(marks)])
        solved.append([label, "".join(sheet.p(t, after=0) for t, _ in points), "".join(sheet.p(str(m), after=0) for _, m in points)])
        items.append(item(question, "\n".join(t for t, _ in points), cited, marks, stem=stem, rubric=[{"text": t, "marks": m} for t, m in points] if marks > 1 else None))

    for n, (question, points) in enumerate(LINEAR, 1):
        if len(points[0]) == 2:
            asked(str(n), str(n), question, points)
            continue
        rows.append([str(n), question, ""])
        for letter, part, inner in points:
            asked(f"{n}({letter})", f"{n}({letter})", part, inner, question)
    rows.append(["", "<b>Total</b>", f"<b>{total}</b>"])
    sheet.body += [sheet.p("<b>Kauri Bay High School</b>\tMathematics Department", size=12, tabs=[right], after=0.1, extra='fo:border-bottom="1pt solid #000000"'), sheet.p("<b>Year 10 Algebra Test</b>", "center", 0.2, size=16), sheet.p("Name: ____________________________   Teacher: ______________   Date: ____________", after=0.2), sheet.p("<i>45 minutes. No calculators. Show all working in the space below each question.</i>", after=0.25), sheet.table(rows, [1.6, 13.5, 1.7], padding=0.12)]
    sheet.body += [sheet.p("<b>Year 10 Algebra Test: Worked Solutions</b>", "center", size=14, extra='fo:break-before="page"', after=0.3), sheet.table(solved, [1.6, 13.5, 1.7], padding=0.12)]
    sheet.foot = sheet.p("Page {page}", "center", size=9)
    return Document(*sheet.source(), items)


# 3. A history paper with sources

SOURCES = [
    ("SOURCE A", "From the diary of a mill worker in Lancashire, 1833.", "We rise at five and are at the mill before six. The overlooker walks up and down with a strap. My sister, who is nine, fell asleep at her frame on Tuesday and was fined twopence. The dust is so thick that we all cough."),
    ("SOURCE B", "From a speech by a mill owner in Parliament, 1833.", "The children in our mills are as healthy as any in the land. Their work is light and they are warm and dry in winter. If their hours are cut, the mills must close and their parents will go hungry."),
]
HISTORY = [
    (1, None, [("a", "Give two facts about working conditions in cotton mills from Source A.", 2), ("b", "Explain why the mill owner in Source B was against shorter hours for children.", 4), ("c", "How useful is Source A to a historian who studies child labour? Use the source and your own knowledge.", 8), ("d", "Why do Sources A and B give different views of the mills?", 4)]),
    (2, "Read the statement: ‘The Factory Act of 1833 changed very little.’", [("a", "Describe two terms of the Factory Act of 1833.", 4), ("b", "How far do you agree with the statement? Give reasons for your answer.", 12)]),
    (3, None, [("a", "What was a workhouse?", 2), ("b", "Explain two reasons why the poor feared the workhouse.", 6), ("c", "Describe one way in which the railways changed the life of ordinary people.", 3)]),
]


@layout(HALF, "history-skokholm", "school examination in history, pdfLaTeX: cover lines, sources in frames with a provenance in italics, 1. (a) with [4] at the right margin in line with the end of the question, choice of questions, no answers")
def history_skokholm(draw):
    items = []
    body = r"\begin{center}{\large\bfseries ST HILDA’S SCHOOL}\par\smallskip{\Large\bfseries HISTORY}\par\smallskip Form IV --- Trinity Term Examination\par\smallskip\textbf{1 hour 15 minutes}\end{center}\hrule\medskip\textbf{Instructions to candidates}\begin{itemize}[nosep]\item Answer Question 1 and \textbf{either} Question 2 \textbf{or} Question 3.\item The number of marks is given in brackets [ ] at the end of each question or part question.\end{itemize}\medskip\hrule\vspace{5mm}"
    body += r"\textbf{Read the sources and then answer Question 1.}\par\medskip "
    for name, origin, text in SOURCES:
        body += rf"\fbox{{\parbox{{0.96\linewidth}}{{\textbf{{{name}}}\quad\textit{{{tex(origin)}}}\par\smallskip {tex(text)}}}}}\par\vspace{{4mm}}"
    for n, stem, parts in HISTORY:
        if n == 2:
            body += r"\par\bigskip\textbf{Answer either Question 2 or Question 3.}\par\medskip "
        if stem:
            body += rf"\needspace{{3cm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}"
        for k, (letter, question, marks) in enumerate(parts):
            number = rf"\textbf{{{n}.}}" if k == 0 and not stem else ""
            body += rf"\needspace{{2cm}}\lab{{0pt}}{{18mm}}{{\makebox[9mm][l]{{{number}}}({letter})}}{{\pushright{{[{marks}]}}}}".replace(r"{\pushright", "{" + tex(question) + r"\pushright") + r"\vspace{2mm}" + "\n"
            items.append(item(question, None, f"{n}({letter})", marks, stem=stem, kind="long" if marks > 4 else "short"))
        body += r"\vspace{3mm}"
    engine, source = document(draw, body, ["times", "lm", "palatino"], (11, 12), (22, 26), foot=r"\fancyfoot[C]{\small Page \thepage}\fancyfoot[R]{\small JMR}")
    return Document(engine, source, items)


# 4. A reading text of a language school

READING = [
    "When Marta Olsen bought an old lighthouse on the coast of Norway, her friends thought that she had lost her mind. The tower had been empty for eleven years, the roof leaked and there was no electricity. Marta, a nurse from Bergen, had seen it from a ferry one summer and could not forget it.",
    "It took her four years to repair the building. She spent every holiday there, and a carpenter from the nearest village showed her how to mend windows and lay floors. In the third winter a storm blew away the new roof, and she nearly gave up.",
    "Today the lighthouse is a small hotel with five rooms. Guests arrive by boat and there is no television. Marta still works at the hospital two days a week because, she says, she would miss her colleagues. The carpenter now looks after the hotel when she is away.",
]
READING_MC = [
    ("What did Marta’s friends think of her plan?", "They thought it was crazy.", ["They were jealous of her.", "They wanted to help her."]),
    ("How did Marta first see the lighthouse?", "from a ferry", ["in a newspaper", "during a walk along the coast"]),
    ("Who taught Marta how to repair the building?", "a local carpenter", ["a friend from Bergen", "nobody"]),
    ("What happened in the third winter?", "The building was damaged by bad weather.", ["Marta ran out of money.", "The hotel opened its doors."]),
    ("Why does Marta still work at the hospital?", "She likes the people there.", ["She needs the money.", "She is bored on the island."]),
]
READING_TF = [("The lighthouse had no electricity when Marta bought it.", True), ("The repairs took less than three years.", False), ("The hotel has five rooms.", True), ("Guests can watch television in the evening.", False), ("Guests come to the hotel by boat.", True)]


@layout(HALF, "reading-strozzapreti", "reading page of a language school, Chromium: level and title on a coloured band, text in two columns with a photograph frame, exercise 1 with a b c below one another, exercise 2 T or F with lines, answers in small print at the foot")
def reading_strozzapreti(draw):
    body = "<div class=b><span>B1 · Reading</span><b>A house with a light</b></div><p class=w><b>Before you read</b> Look at the title and guess what the text is about.</p><div class=c><div class=f>Photo: the tower at Skarvøy</div>" + "".join(f"<p>{web(t)}</p>" for t in READING) + "</div>"
    first, second = "1 Choose the correct answer.", "2 Are the sentences true (T) or false (F)?"
    body += f"<h3>{first}</h3><div class=two>"
    items, one, two = [], [], []
    for n, (question, answer, wrong) in enumerate(READING_MC, 1):
        options, place = turned(draw, answer, wrong)
        body += f"<div class=q><div><b>{n}</b> {web(question)}</div>" + "".join(f"<div class=o><i>{l}</i> {web(t)}</div>" for l, t in zip("abc", options)) + "</div>"
        items.append(item(question, answer, str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[place], section=first))
        one.append(f"{n} {'abc'[place]}")
    body += f"</div><h3>{second}</h3>"
    for n, (text, right) in enumerate(READING_TF, 1):
        body += f"<div class=s><span><b>{n}</b> {web(text)}</span><span>______</span></div>"
        items.append(item(text, str(right), str(n), kind="truefalse", section=second))
        two.append(f"{n} {'T' if right else 'F'}")
    body += f"<p class=a><b>Answers</b> &ensp; <b>Exercise 1:</b> {', '.join(one)} &emsp; <b>Exercise 2:</b> {', '.join(two)}</p>"
    css = ".b { background: #0b7a75; color: white; padding: 3mm 5mm; display: flex; justify-content: space-between; align-items: baseline } .b b { font-size: 150% } .w { background: #e3f2f1; padding: 2mm 4mm } .c { columns: 2; column-gap: 8mm; text-align: justify } .c p { margin: 0 0 2mm } .f { border: 1px solid #999; height: 32mm; display: flex; align-items: end; padding: 2mm; font-size: 80%; color: #666; margin-bottom: 2mm } h3 { color: #0b7a75; margin: 5mm 0 2mm } .two { columns: 2; column-gap: 8mm } .q { break-inside: avoid; margin-bottom: 3mm } .o { padding-left: 6mm } .s { display: flex; justify-content: space-between; margin: 1.2mm 0 } .a { border-top: 1px solid #999; font-size: 80%; padding-top: 2mm; margin-top: 6mm }"
    engine, source = page(draw, body, ["Carlito", "Lato", "Open Sans"], (10, 11), css)
    return Document(engine, source, items)


# 5. A list to match in a computer course, no key

COMPUTER = [
    ("Router", "a device that passes data between networks"), ("Firewall", "software or hardware that blocks unwanted traffic"), ("Browser", "a program for viewing web pages"), ("Phishing", "an attempt to obtain passwords by false messages"), ("Backup", "a copy of files that is kept in another place"), ("Spreadsheet", "a program that calculates in rows and columns"),
    ("RAM", "memory that loses its contents when the power is off"), ("Operating system", "the program that manages the computer and its devices"), ("Cookie", "a small file that a web site stores on your computer"), ("Pixel", "the smallest dot of an image on a screen"), ("Bandwidth", "the amount of data that can be sent in a second"),
]


@layout(HALF, "matching-trofie", "worksheet of an evening class in computing, word processor: terms with a blank before the number at the left and lettered definitions at the right in an open table with heads Term and Definition; no key")
def matching_trofie(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito"]), 11, margin=2.2)
    right = (sheet.wide, RIGHT)
    asked = draw.mixed(draw.some(COMPUTER, 10))
    ends = draw.mixed([d for _, d in asked])
    letters = "ABCDEFGHIJ"
    cells = [["<b>Term</b>", "<b>Definition</b>"]] + [[f"____ {n}. {term}", sheet.p(f"{letter}.\t{end}", left=0.8, first=-0.8, tabs=[0.8], after=0.1)] for n, (term, _), letter, end in zip(range(1, 11), asked, letters, ends)]
    sheet.body += [sheet.p("<b>Computer Basics – Week 5</b>", size=17, after=0.15), sheet.p("Student: ___________________________\tDate: ______________", tabs=[right], after=0.4), sheet.p("Match each term with its definition. Write the letter of the definition on the line in front of the term.", after=0.4), sheet.table(cells, [6.0, 10.4], rule="none", padding=0.14)]
    sheet.foot = sheet.p("Riverside Community College · Computer Basics\tHandout 5b", size=9, tabs=[right])
    listed = choices(letters, ends)
    return Document(*sheet.source(), [item(term, None, str(n), None, listed, kind="match") for n, (term, _) in enumerate(asked, 1)])


# 6. Questions of an interview with their answers

NETWORK = [
    ("What is the difference between a hub and a switch?", "A hub sends every frame to all of its ports. A switch learns the addresses of the devices and sends a frame only to the port where it is needed."),
    ("What does DNS do?", "It translates names such as example.org into IP addresses."),
    ("How many bits are there in an IPv4 address?", "32 bits, which are usually written as four decimal numbers."),
    ("What is a subnet mask used for?", "It shows which part of an address belongs to the network and which part to the host."),
    ("Name the seven layers of the OSI model.", "Physical, data link, network, transport, session, presentation and application."),
    ("What is the default port of HTTPS?", "Port 443."),
    ("What is the difference between TCP and UDP?", "TCP sets up a connection and makes sure that all data arrive in order. UDP sends datagrams without a check and is therefore faster."),
    ("What is a MAC address?", "A number of 48 bits that identifies a network card."),
    ("What is DHCP?", "A protocol by which a server gives addresses to the computers of a network automatically."),
    ("What does the command ping show?", "Whether a host can be reached, and how long a packet takes to travel there and back."),
    ("What is a VPN?", "A private connection over a public network, protected by encryption."),
]


@layout(HALF, "interview-miltonia", "handout of a training centre with questions of job interviews, groff: Q1. in bold, the answer as a paragraph with Ans. in bold below, title, running foot")
def interview_miltonia(draw):
    asked = draw.some(NETWORK, 10)
    lines = [".ds CF \\s-2Netlink Training Centre \\- Placement Cell\\s0", ".ce", "\\fB\\s+4Networking: Interview Questions and Answers\\s0\\fP", ".sp", ".LP", "These are the questions that our students have been asked most often in technical interviews. Learn to answer each of them in your own words.", ".sp"]
    for n, (question, answer) in enumerate(asked, 1):
        lines += [".ne 4", ".LP", f"\\fBQ{n}. {plain(question)}\\fP", ".br", f"\\fBAns.\\fP {plain(answer)}"]
    lines += [".sp", ".LP", "\\fIGood luck!\\fP"]
    engine, source = roff(draw, lines, (10, 11), ("H", "T", "P"))
    return Document(engine, source, [item(question, answer, str(n)) for n, (question, answer) in enumerate(asked, 1)])


# 7. Key terms of a course book

PSYCHOLOGY = [
    ("Attachment", "A close emotional bond between two people in which each seeks closeness to the other."), ("Case study", "A detailed study of one person, group or event."), ("Conformity", "A change in behaviour or opinion that results from real or imagined pressure by a group."), ("Control group", "The group in an experiment that does not receive the treatment."),
    ("Dependent variable", "The variable that is measured by the researcher."), ("Encoding", "The change of information into a form in which it can be stored in memory."), ("Episodic memory", "Memory for events of one’s own life."), ("Independent variable", "The variable that is changed by the researcher."), ("Informed consent", "Agreement to take part in a study after its aims and risks have been explained."),
    ("Obedience", "Behaviour that follows the order of a person with authority."), ("Opportunity sample", "A sample of the people who happen to be available at the time."), ("Reliability", "The extent to which a measurement gives the same result when it is repeated."), ("Validity", "The extent to which a study measures what it claims to measure."),
]


@layout(HALF, "terms-brassia", "key terms at the end of a chapter of a college book, XeLaTeX: term in bold colour at the left of a ruled table without side lines, definition at the right, bar with Key terms, running head with the chapter")
def terms_brassia(draw):
    entries = draw.some(PSYCHOLOGY, 12)
    chapter = draw.random.randint(2, 9)
    listed = "".join(rf"\textcolor{{tint}}{{\textbf{{{tex(t)}}}}} & {tex(d)}\\\hline" + "\n" for t, d in entries)
    body = rf"\colorbox{{tint}}{{\makebox[\dimexpr\linewidth-2\fboxsep][l]{{\textcolor{{white}}{{\Large\bfseries Key terms}}}}}}\par\medskip You should be able to define each of these terms and give an example of your own.\par\medskip\renewcommand\arraystretch{{1.5}}\begin{{longtable}}{{@{{}}>{{\raggedright\arraybackslash}}p{{42mm}}>{{\raggedright\arraybackslash}}p{{110mm}}@{{}}}}\hline {listed}\end{{longtable}}"
    engine, source = document(draw, body, ["arial", "noto", "libertine"], (10, 11), (22, 24), head=rf"\fancyhead[L]{{\small Psychology for College}}\fancyhead[R]{{\small Chapter {chapter}: Research and memory}}", extra=r"\definecolor{tint}{RGB}{150,40,90}\renewcommand\headrulewidth{.4pt}")
    return Document(engine, source, [item(t, d, kind="definition") for t, d in entries])


# 8. Persian words

PERSIAN = [
    ("نان", "nān", "bread"), ("آب", "āb", "water"), ("چای", "chāy", "tea"), ("برنج", "berenj", "rice"), ("گوشت", "gusht", "meat"), ("ماهی", "māhi", "fish"), ("میوه", "mive", "fruit"), ("سیب", "sib", "apple"), ("پنیر", "panir", "cheese"), ("شیر", "shir", "milk"), ("نمک", "namak", "salt"), ("شکر", "shekar", "sugar"), ("قاشق", "qāshoq", "spoon"), ("بشقاب", "boshqāb", "plate"), ("صبحانه", "sobhāne", "breakfast"), ("شام", "shām", "dinner"),
]


@layout(HALF, "words-paphiopedilum", "word list of a Persian course, Chromium: ruled table with No., English, Pronunciation and Persian from left to right, head with the unit, a line for notes below")
def words_paphiopedilum(draw):
    words = draw.some(PERSIAN, 14)
    body = "<p class=t>Persian for Beginners</p><h1>Unit 6: At the table</h1><table><thead><tr><th>No.<th>English<th>Pronunciation<th>Persian</tr></thead>" + "".join(f"<tr><td>{n}<td>{e}<td><i>{s}</i><td class=a lang=fa dir=rtl>{p}</tr>" for n, (p, s, e) in enumerate(words, 1)) + "</table><p>Notes: ______________________________________________________________</p><p class=r>© Evening Institute, Languages Department</p>"
    css = ".t { color: #555; margin: 0 } h1 { font-size: 160%; margin: 1mm 0 4mm } table { width: 99.5%; border-collapse: collapse; margin-bottom: 6mm } th { background: #ddd; text-align: left } th, td { border: 1px solid #666; padding: 1.4mm 3mm } th:first-child, td:first-child { width: 10mm; text-align: center } th:last-child { text-align: right } .a { font-family: 'Noto Naskh Arabic'; font-size: 130%; text-align: right; line-height: 1.3 } .r { font-size: 80%; text-align: center; color: #555 }"
    engine, source = page(draw, body, ["Liberation Serif", "Noto Serif", "DejaVu Serif"], (11, 12), css)
    return Document(engine, source, [item(p, e, str(n), kind="vocabulary") for n, (p, _, e) in enumerate(words, 1)])


# 9. A German worksheet with its solutions

BRUCH = [
    ("Schreibe als Dezimalzahl.", [("3/4", "0,75"), ("7/10", "0,7"), ("1/8", "0,125"), ("9/20", "0,45")]),
    ("Schreibe in Prozent.", [("0,35", "35 %"), ("1/5", "20 %"), ("0,08", "8 %"), ("3/2", "150 %")]),
    ("Berechne den Prozentwert.", [("25 % von 80 €", "20 €"), ("10 % von 350 m", "35 m"), ("60 % von 40 kg", "24 kg")]),
]
SACH = [
    ("Eine Jacke kostet 120 €. Im Schlussverkauf wird sie um 30 % billiger. Wie viel kostet sie jetzt?", "Die Jacke kostet jetzt 84 €."),
    ("In einer Klasse mit 25 Kindern kommen 14 mit dem Fahrrad zur Schule. Wie viel Prozent sind das?", "Es sind 56 %."),
]


@layout(HALF, "arbeitsblatt-bigoli", "German mathematics worksheet, pdfLaTeX: name line, 1. to 3. in bold with a) to d) in rows, two word problems, a tip in a box; Lösungen below a dashed line to cut at the foot")
def arbeitsblatt_bigoli(draw):
    items, body, key = [], "", ""
    for n, (task, parts) in enumerate(BRUCH, 1):
        cells = "".join(rf"\makebox[{0.235 if len(parts) == 4 else 0.315}\linewidth][l]{{{l})\enspace {tex(q)}}}" for l, (q, _) in zip("abcd", parts))
        body += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{task}}}\nopagebreak\hspace*{{7mm}}\parbox{{0.95\linewidth}}{{{cells}}}\par\vspace{{12mm}}" + "\n"
        key += rf"\textbf{{{n}.}}\enspace " + r"\quad ".join(f"{l}) {tex(a)}" for l, (_, a) in zip("abcd", parts)) + r"\par "
        items += [item(q, a, f"{n}({l})", stem=task, kind="numeric") for l, (q, a) in zip("abcd", parts)]
    for n, (question, answer) in enumerate(SACH, 4):
        body += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\vspace{{18mm}}" + "\n"
        key += rf"\textbf{{{n}.}}\enspace {tex(answer)}\par "
        items.append(item(question, answer, str(n)))
    body = r"Name: \rule{60mm}{0.4pt}\hfill Klasse: \rule{20mm}{0.4pt}\hfill Datum: \rule{25mm}{0.4pt}\par\vspace{6mm}{\Large\bfseries Brüche, Dezimalzahlen und Prozente}\hfill{\small Arbeitsblatt 7}\par\medskip\hrule\vspace{5mm}\fbox{\parbox{0.96\linewidth}{\textbf{Tipp:} Prozent heißt „von hundert“. Erweitere den Bruch auf den Nenner 100.}}\par\vspace{6mm}" + body + r"\vfill\noindent{\small\ding{34}}\hdashfill\par\smallskip{\small\textbf{Lösungen}\par " + key + "}"
    engine, source = document(draw, body, ["lmsans", "lm", "palatino"], (11, 12), (20, 24), foot="", extra=r"\usepackage{pifont}\usepackage[T1]{fontenc}\DeclareUnicodeCharacter{20AC}{\texteuro}\newcommand\hdashfill{\leaders\hbox to 2.4mm{\hss\rule[0.6ex]{1.4mm}{0.4pt}\hss}\hfill\kern0pt}")
    return Document(engine, source, items)


# 10. Exercises of a physics book with answers to odd numbers

PHYSICS = [
    ("A car accelerates from rest to 24 m/s in 8.0 s. What is its average acceleration?", "3.0 m/s²"),
    ("A stone is dropped from a bridge and hits the water after 2.0 s. How high is the bridge?", "20 m"),
    ("A net force of 15 N acts on a mass of 3.0 kg. Find the acceleration.", "5.0 m/s²"),
    ("What is the weight of a person of mass 70 kg on the Moon, where g = 1.6 m/s²?", "112 N"),
    ("A box is pushed 6.0 m by a force of 40 N in the direction of motion. How much work is done?", "240 J"),
    ("Find the kinetic energy of a 1200-kg car that moves at 10 m/s.", "60 kJ"),
    ("A motor lifts a load of 500 N through 12 m in 20 s. What is its power?", "300 W"),
    ("A ball of mass 0.50 kg moves at 8.0 m/s. Calculate its momentum.", "4.0 kg m/s"),
    ("A spring stretches by 5.0 cm when a force of 2.0 N is applied. What is its spring constant?", "40 N/m"),
    ("A wave has a frequency of 50 Hz and a wavelength of 0.40 m. Find its speed.", "20 m/s"),
    ("A current of 0.25 A flows for 2.0 min. How much charge passes?", "30 C"),
    ("A 60-W lamp is left on for 5.0 h. How much energy does it use in kilowatt-hours?", "0.30 kWh"),
    ("The potential difference across a 12-Ω resistor is 6.0 V. What is the current?", "0.50 A"),
]


@layout(HALF, "exercises-calamarata", "exercises of a physics book, pdfLaTeX: Review Problems in two columns, numbers in bold, answers to the odd-numbered problems in two columns at the end")
def exercises_calamarata(draw):
    items, body, key = [], "", ""
    asked = PHYSICS
    for n, (question, answer) in enumerate(asked, 1):
        body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\vspace{{2mm}}" + "\n"
        items.append(item(question, answer if n % 2 else None, str(n), kind="numeric"))
        if n % 2:
            key += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(answer)}}}" + "\n"
    chapter = draw.random.randint(8, 14)
    body = rf"{{\Large\bfseries Review Problems}}\par\smallskip\textit{{Use g = 10 m/s\textsuperscript{{2}} unless you are told otherwise. Answers to odd-numbered problems are given at the end of the chapter.}}\par\medskip\begin{{multicols}}{{2}}{body}\end{{multicols}}\vspace{{5mm}}\hrule\vspace{{4mm}}{{\large\bfseries Answers to Odd-Numbered Problems}}\begin{{multicols}}{{3}}\small {key}\end{{multicols}}"
    engine, source = document(draw, body, ["cm", "times", "palatino"], (10, 11), (18, 22), head=rf"\fancyhead[L]{{\small Chapter {chapter}}}\fancyhead[R]{{\small Review Problems}}", foot=r"\thepage", extra=rf"\setlength\columnsep{{9mm}}\renewcommand\headrulewidth{{.4pt}}\AtBeginDocument{{\setcounter{{page}}{{{draw.random.randint(120, 310)}}}}}")
    return Document(engine, source, items)


# 11. French verbs, no answers

PASSE = [("Hier soir, nous {} un film au cinéma. (regarder)"), ("Marie {} à huit heures du matin. (partir)"), ("Tu {} tes devoirs ? (finir)"), ("Mes parents {} à Lyon samedi dernier. (aller)"), ("J’{} une lettre de ma grand-mère. (recevoir)"), ("Vous {} beaucoup de photos pendant les vacances. (prendre)")]
NEGATIF = ["J’ai vu Paul ce matin.", "Ils sont arrivés en retard.", "Nous avons compris la question.", "Elle a mangé toute la tarte.", "Tu es resté à la maison."]


@layout(HALF, "conjugaison-mafaldine", "French grammar sheet for foreign learners, word processor: a rule in a frame, Exercice 1 gaps with the verb in brackets behind, Exercice 2 sentences to put into the negative with lines; numbers begin again, no answers")
def conjugaison_mafaldine(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans"]), 12, "fr", "FR", margin=2.3)
    right = (sheet.wide, RIGHT)
    line = 'style:type="right" style:leader-style="dotted" style:leader-text="."'
    first, second = "Exercice 1. Conjuguez les verbes au passé composé.", "Exercice 2. Mettez les phrases à la forme négative."
    sheet.head = sheet.p("Alliance de Montreval – Français langue étrangère\tNiveau A2", size=9, tabs=[right])
    sheet.body += [sheet.p("<b>Le passé composé</b>", "center", size=18, after=0.3), sheet.table([[sheet.p("<b>Rappel :</b> Le passé composé se forme avec <i>avoir</i> ou <i>être</i> au présent et le participe passé. Avec <i>être</i>, le participe s’accorde avec le sujet.", after=0.05)]], [sheet.wide], padding=0.2), sheet.p(f"<b>{first}</b>", before=0.5, after=0.25)]
    items = []
    for n, text in enumerate(PASSE, 1):
        shown = text.format("____________________")
        sheet.body.append(sheet.p(f"{n}.\t{shown}", left=0.9, first=-0.9, tabs=[0.9], after=0.3))
        items.append(item(shown, None, str(n), kind="gap", section=first))
    sheet.body.append(sheet.p(f"<b>{second}</b>", before=0.5, after=0.25))
    for n, text in enumerate(NEGATIF, 1):
        sheet.body += [sheet.p(f"{n}.\t{text}", left=0.9, first=-0.9, tabs=[0.9], after=0.15, extra='fo:keep-with-next="always"'), sheet.p("\t", left=0.9, tabs=[(sheet.wide, line)], after=0.35)]
        items.append(item(text, None, str(n), section=second))
    sheet.foot = sheet.p("{page}", "center", size=9)
    return Document(*sheet.source(), items)


# 12. A quiz night, questions and answers on pages of their own

ROUNDS = [
    ("Round 1: Food and Drink", [("Which nut is used to make marzipan?", "Almond"), ("From which country does the cheese Gouda come?", "The Netherlands"), ("What is the main ingredient of hummus?", "Chickpeas"), ("Which spirit is used in a mojito?", "Rum"), ("Which fruit is dried to make a prune?", "Plum")]),
    ("Round 2: Rivers and Mountains", [("On which river does Budapest stand?", "The Danube"), ("What is the highest mountain in Africa?", "Kilimanjaro"), ("Which range separates France from Spain?", "The Pyrenees"), ("Into which sea does the Rhône flow?", "The Mediterranean"), ("In which country is Aconcagua?", "Argentina")]),
    ("Round 3: Music", [("How many strings does a violin have?", "Four"), ("Who composed The Four Seasons?", "Vivaldi"), ("Which instrument did Louis Armstrong play?", "The trumpet"), ("What does the Italian word piano mean?", "Soft"), ("In which city is the opera house La Scala?", "Milan")]),
]


@layout(HALF, "quiz-creach", "quiz night of a sports club, Chromium: one heading for each round with questions below, numbers that begin again, tie-breaker at the end; the host’s answer page as three columns, one for each round, with the tie-breaker below")
def quiz_creach(draw):
    body, back, items = "<div class=l>Whitmore Bowls Club</div><h1>Quiz Night</h1><p class=i>Quizmaster’s copy. Read each question twice. One point for each correct answer.</p>", "", []
    for title, pairs in ROUNDS:
        pairs = draw.some(pairs, 4)
        body += f"<h2>{title}</h2><ol>" + "".join(f"<li>{web(q)}</li>" for q, _ in pairs) + "</ol>"
        back += f"<div><h3>{title}</h3><ol>" + "".join(f"<li>{web(a)}</li>" for _, a in pairs) + "</ol></div>"
        items += [item(q, a, str(n), section=title) for n, (q, a) in enumerate(pairs, 1)]
    question, answer = "To the nearest hundred, how many steps lead to the top of the Eiffel Tower?", "1,700"
    body += f"<h2>Tie-breaker</h2><p>{question}</p>"
    items.append(item(question, answer, None, kind="numeric", section="Tie-breaker"))
    body += f"<div class='l n'>Whitmore Bowls Club</div><h1>Quiz Night – Answers</h1><div class=g>{back}</div><h3>Tie-breaker</h3><p>{answer}</p>"
    css = ".l { text-align: center; letter-spacing: 2px; color: #8a1c1c } .n { break-before: page } h1 { text-align: center; margin: 1mm 0 3mm } .i { text-align: center; font-style: italic } h2 { background: #8a1c1c; color: white; padding: 1.5mm 3mm; font-size: 115% } h3 { color: #8a1c1c } li { margin: 2mm 0 } .g { display: grid; grid-template-columns: repeat(3, 1fr); gap: 6mm }"
    engine, source = page(draw, body, ["Lato", "Carlito", "Roboto"], (12,), css)
    return Document(engine, source, items)
