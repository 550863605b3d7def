"""The hundred and forty-fifth: sheets of examination boards, web sites and language schools of several countries by one who does not
know the reader: a biology examination (Victoria), a science booklet (Singapore), a midterm with solutions, general knowledge (India),
trivia, a reading for learners, questions of interviews, a placement test, exercises of an old textbook and tests in French, German
and Italian.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"


def turned(draw, right, wrong):
    """The options in a drawn order, and the place of the right one."""
    options = draw.shuffled([right, *wrong])
    return options, options.index(right)


def chosen(question, options, place, number, labels, marks=None, **rest):
    """The item of a choice; its answer is the option that a key names by its letter."""
    label = {"answer_label": labels[place]} if labels[place] else {}
    return item(question, options[place], number, marks, choices(labels, options), kind="mcq", **label, **rest)


# Biology examination, Victoria

VCE_CHOICES = [
    ("Enzymes are an example of a", "protein.", ["lipid.", "carbohydrate.", "nucleic acid."]),
    ("Which one of the following molecules carries an amino acid to a ribosome?", "tRNA", ["mRNA", "rRNA", "DNA polymerase"]),
    ("The light-independent stage of photosynthesis takes place in the", "stroma.", ["grana.", "cristae.", "cytosol."]),
    ("Which one of the following is part of the first line of defence of a mammal?", "intact skin", ["fever", "antibodies", "memory cells"]),
    ("Two populations that have been separated by a mountain range may become different species by", "allopatric speciation.", ["artificial selection.", "gene flow.", "binary fission."]),
    ("The net yield of ATP from glycolysis is", "2 molecules.", ["4 molecules.", "32 molecules.", "38 molecules."]),
]
VCE_SHORT = [
    ("A student measured the rate at which the enzyme catalase broke down hydrogen peroxide at five temperatures. The rate was highest at 37 °C. At 70 °C no product was formed.", [
        ("Identify the independent variable of this experiment.", ["Temperature"]),
        ("Explain why no product was formed at 70 °C.", ["The high temperature breaks bonds in the enzyme, which is denatured.", "The active site changes its shape, so that the substrate no longer fits."]),
        ("State two variables that the student should have kept the same.", ["Concentration of hydrogen peroxide", "pH of the solution"]),
    ]),
    ("Influenza is caused by a virus. A vaccine against it is offered each year.", [
        ("Name the cells that produce antibodies.", ["Plasma cells"]),
        ("Explain how vaccination gives long-term immunity.", ["The antigens of the vaccine activate specific B cells and T cells.", "Some of their offspring become memory cells.", "When the virus is met again, these respond faster and more strongly."]),
        ("Suggest why a new vaccine is needed each year.", ["The antigens of the virus change by mutation, so that antibodies no longer bind to them."]),
    ]),
]


@layout(HALF, "biology-stockpot", "biology examination of an Australian state, XeLaTeX: SECTION A with Question 1 above each stem and A. to D., SECTION B with Question 1 (5 marks), a. b. c. and 2 marks below at the right, ruled lines; solutions in their own file")
def biology_stockpot(draw):
    first, second = "SECTION A – Multiple-choice questions", "SECTION B"
    asked, items, key = draw.some(VCE_CHOICES, 5), [], []
    body = rf"\begin{{center}}{{\large\bfseries {first}}}\end{{center}}\fbox{{\parbox{{0.97\linewidth}}{{\textbf{{Instructions for Section A}}\par Answer \textbf{{all}} questions in pencil on the answer sheet provided. Choose the response that is \textbf{{correct}} or that \textbf{{best answers}} the question. A correct answer scores 1; an incorrect answer scores 0. Marks will not be deducted for incorrect answers.}}}}\par\bigskip "
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{3pt}}\textbf{{Question {n}}}\par {tex(question)}" + "".join(rf"\lab{{0pt}}{{8mm}}{{\textbf{{{letter}.}}}}{{{tex(text)}}}" for letter, text in zip("ABCD", options)) + r"\end{minipage}\par\vspace{5mm}" "\n"
        key.append("ABCD"[place])
        items.append(chosen(question, options, place, str(n), "ABCD", section=first))
    body += rf"\newpage\begin{{center}}{{\large\bfseries {second}}}\end{{center}}\fbox{{\parbox{{0.97\linewidth}}{{\textbf{{Instructions for Section B}}\par Answer \textbf{{all}} questions in the spaces provided.}}}}\par\bigskip "
    scheme = r"{\large\bfseries Biology: suggested solutions}\par\bigskip\textbf{Section A}\par\medskip\begin{tabular}{|l|" + "c|" * len(key) + r"}\hline Question & " + " & ".join(str(n + 1) for n in range(len(key))) + r"\\\hline Answer & " + " & ".join(key) + r"\\\hline\end{tabular}\par\bigskip\textbf{Section B}\par\medskip "
    for n, (stem, parts) in enumerate(VCE_SHORT, 1):
        body += rf"\needspace{{45mm}}\textbf{{Question {n}}} ({sum(len(points) for _, points in parts)} marks)\par {tex(stem)}\par\medskip "
        for letter, (question, points) in zip("abc", parts):
            marks = len(points)
            unit = "mark" if marks == 1 else "marks"
            body += rf"\begin{{minipage}}{{\linewidth}}\lab{{0pt}}{{8mm}}{{\textbf{{{letter}.}}}}{{{tex(question)}}}{{\raggedleft {marks} {unit}\par}}" + r"\hspace*{8mm}\rule{\dimexpr\linewidth-8mm}{.4pt}\par\vspace{6mm}" * (marks + 1) + r"\end{minipage}\par "
            dots = r"\par ".join(rf"\textbullet\enspace {tex(point)}" for point in points)
            scheme += rf"\lab{{0pt}}{{24mm}}{{\textbf{{Question {n}{letter}}}}}{{{dots}}}\smallskip "
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, section=second, rubric=[{"text": point, "marks": None} for point in points] if marks > 1 else None))
        body += r"\bigskip "
    look = dict(fonts=["timesnew", "libertine"], sizes=(11,), margins=(22, 24))
    engine, source = document(draw, body, head=r"\fancyhead[L]{\small 2023 BIOLOGY TRIAL EXAM}\fancyhead[R]{\small\thepage}", foot=r"\fancyfoot[R]{\small\bfseries TURN OVER}", **look)
    return Document(engine, source, items, document(draw, scheme, foot=r"\thepage", **look)[1])


# Science booklet, Singapore

BOOKLET = [
    ("Which one of the following animals lays eggs?", "frog", ["cat", "dolphin", "bat"]), ("Water droplets formed on the outside of a cold glass. What process caused this?", "condensation", ["evaporation", "melting", "freezing"]), ("Which part of the digestive system absorbs most of the digested food?", "small intestine", ["mouth", "stomach", "large intestine"]),
    ("Which material is the best conductor of heat?", "copper", ["wood", "plastic", "glass"]), ("A magnet attracts an object. The object is most likely made of", "iron", ["aluminium", "rubber", "silver"]), ("Which of these is NOT needed for photosynthesis?", "oxygen", ["water", "light", "carbon dioxide"]), ("What do fungi and bacteria in a garden do?", "break down dead matter", ["make food from light", "eat living plants", "carry pollen"]),
]
BOOKLET_OPEN = [
    ("Mei Ling placed a potted plant in a dark cupboard for one week.", [("State one change in the leaves that she could observe.", 1, "They turned yellow."), ("Explain your answer in (a).", 2, "Without light the plant could not make food, so the leaves lost their green colour.")]),
    ("Ravi rubbed two blocks of wood together. The blocks became warm.", [("Name the force between the two blocks.", 1, "Friction"), ("Suggest how he could reduce this force.", 1, "He could put oil between the blocks.")]),
]


@layout(HALF, "booklet-ramekin", "science paper of a Singapore primary school, Chromium: Booklet A with (1) to (4) and an empty bracket at the right end of the last option, Booklet B with (a) (b), lines and [1] at their ends; answer sheet of the tutor at the end")
def booklet_ramekin(draw):
    asked, items, key = draw.some(BOOKLET, 6), [], []
    first, second = "Booklet A", "Booklet B"
    body = f"<div class=h><span>Name: ___________________ (&nbsp;&nbsp;&nbsp;&nbsp;)</span><span>Class: Primary 5 ____</span><span>Date: ___________</span></div><h1>Primary 5 Science – Weighted Assessment 2</h1><h2>{first}</h2><p>For each question, four options are given. One of them is the correct answer. Make your choice (1, 2, 3 or 4) and write its number in the bracket.</p>"
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        body += f"<div class=q><b>{n}</b><div><p>{question}</p>" + "".join(f"<p class=o><span>({k})</span>{text}{'<i>(&emsp;&emsp;)</i>' if k == 4 else ''}</p>" for k, text in enumerate(options, 1)) + "</div></div>"
        key.append(f"<td>{n}<td>({place + 1})")
        items.append(chosen(question, options, place, str(n), "1234", section=first))
    body += f"<h2 class=n>{second}</h2><p>Write your answers in the spaces provided. The number of marks available is shown in brackets [ ] at the end of each question or part question.</p>"
    said = ""
    for n, (stem, parts) in enumerate(BOOKLET_OPEN, len(asked) + 1):
        body += f"<div class=q><b>{n}</b><div><p>{stem}</p>"
        for letter, (question, marks, answer) in zip("ab", parts):
            body += f"<p class=o><span>({letter})</span>{question}<i>[{marks}]</i></p>" + "<div class=l></div>" * (marks + 1)
            said += f"<tr><td>{n}({letter})<td>{answer}</tr>"
            items.append(item(question, answer, f"{n}({letter})", marks, stem=stem, section=second))
        body += "</div></div>"
    body += f"<p class=c>~ End of paper ~</p><h2 class=n>Suggested answers</h2><table><tr>{''.join(key[:3])}</tr><tr>{''.join(key[3:])}</tr></table><br><table>{said}</table>"
    css = ".h { display: flex; justify-content: space-between } h1 { font-size: 135%; text-align: center; margin: 5mm 0 } h2 { font-size: 115%; margin: 4mm 0 2mm } .n { break-before: page } .q { display: grid; grid-template-columns: 9mm 1fr; margin: 4mm 0; break-inside: avoid } p { margin: 0 0 1.5mm } .o { display: flex } .o span { width: 10mm } .o i { margin-left: auto; font-style: normal } .l { border-bottom: 1px solid #333; height: 8mm; margin-left: 10mm } .c { text-align: center; margin-top: 8mm } table { border-collapse: collapse } td { border: 1px solid #333; padding: 1mm 4mm }"
    engine, source = page(draw, body, ["Liberation Sans", "Liberation Serif"], (11, 12), css)
    return Document(engine, source, items)


# Midterm with solutions

MIDTERM = [
    ("Consider a singly linked list with n nodes and a pointer to its head.", [("What is the running time of inserting a node at the front?", 3, "It is O(1), since only the head pointer and one link change."), ("What is the worst-case running time of searching for a key?", 3, "It is O(n), because the key may be in the last node or missing."), ("Explain why binary search is not useful on this list.", 4, "The middle node cannot be reached in constant time.")]),
    ("The keys 8, 3, 10, 1, 6 and 14 are inserted in this order into an empty binary search tree.", [("Give the height of the tree.", 3, "The height is 2, counted in edges."), ("List the keys in the order of a preorder traversal.", 4, "8, 3, 1, 6, 10, 14"), ("Which key takes the place of 8 if it is deleted and replaced by its successor?", 3, "The successor of 8 is 10.")]),
    ("A hash table has 7 slots, uses the function h(k) = k mod 7 and resolves collisions by chaining.", [("Into which slot does the key 45 go?", 2, "45 mod 7 = 3, so it goes into slot 3."), ("What is the load factor after 14 insertions?", 3, "14/7 = 2"), ("State one advantage of chaining over open addressing.", 3, "The table can hold more keys than it has slots."), ("Give two keys, other than 45, that collide with 45.", 2, "For example 3 and 10.")]),
]


@layout(HALF, "midterm-arepa", "midterm of a US university with its solutions, pdfLaTeX on letter paper: Problem 1 [10 points] with a stem, (a) [3 pts] before the text, Solution: in blue below each part, honour pledge and table of points on the first page")
def midterm_arepa(draw):
    total = sum(marks for _, parts in MIDTERM for _, marks, _ in parts)
    body = r"\begin{center}{\Large\bfseries CS 201: Data Structures}\par\smallskip{\large Midterm Exam 1 --- SOLUTIONS}\par Spring 2022, Section 2\end{center}\textbf{Name:} \rule{70mm}{.4pt}\hfill\textbf{Student ID:} \rule{35mm}{.4pt}\par\medskip You have 50 minutes. This exam is closed book; one sheet of notes is allowed. I have neither given nor received help on this exam.\par\begin{center}\begin{tabular}{|l|c|c|c|c|}\hline Problem & 1 & 2 & 3 & Total\\\hline Points & " + " & ".join(str(sum(marks for _, marks, _ in parts)) for _, parts in MIDTERM) + rf" & {total}\\\hline Score & & & &\\\hline\end{{tabular}}\end{{center}}\medskip "
    items = []
    for n, (stem, parts) in enumerate(MIDTERM, 1):
        body += rf"\bigskip\needspace{{35mm}}\textbf{{Problem {n}}} [{sum(marks for _, marks, _ in parts)} points]\quad {tex(stem)}\par "
        for letter, (question, marks, answer) in zip("abcd", parts):
            body += rf"\smallskip\needspace{{14mm}}\lab{{4mm}}{{8mm}}{{({letter})}}{{[{marks} pts]\enspace {tex(question)}}}\lab{{12mm}}{{0mm}}{{}}{{\textcolor{{blue}}{{\textbf{{Solution:}} {tex(answer)}}}}}" "\n"
            items.append(item(question, answer, f"{n}({letter})", marks, stem=stem))
    engine, source = document(draw, body, ["cm", "lm", "palatino"], (11,), (23, 25), head=r"\fancyhead[L]{\small CS 201}\fancyhead[R]{\small Midterm 1}", foot=r"Page \thepage\ of \pageref{end}", extra=r"\AtEndDocument{\label{end}}\renewcommand\headrulewidth{.4pt}", paper="letterpaper")
    return Document(engine, source, items)


# General knowledge, India

GK = [
    ("Which is the longest river of peninsular India?", "Godavari", ["Krishna", "Kaveri", "Narmada"], "It rises near Nashik and is about 1465 km long."), ("Who wrote the national anthem of India?", "Rabindranath Tagore", ["Bankim Chandra Chatterjee", "Sarojini Naidu", "Muhammad Iqbal"], "It was first sung at Calcutta in 1911."), ("Which vitamin is made in the skin in sunlight?", "Vitamin D", ["Vitamin A", "Vitamin B12", "Vitamin K"], "Want of it causes rickets in children."),
    ("The Battle of Plassey was fought in", "1757", ["1526", "1764", "1857"], "Robert Clive defeated the Nawab of Bengal."), ("How many players are there in a kabaddi team on the court?", "7", ["5", "9", "11"], "Five more may be kept as substitutes."), ("Which state has the longest coastline?", "Gujarat", ["Kerala", "Tamil Nadu", "Odisha"], "It has the Gulf of Kutch and the Gulf of Khambhat."), ("Which gas is used in the making of vanaspati from oil?", "Hydrogen", ["Oxygen", "Nitrogen", "Chlorine"], "Nickel is the catalyst."),
    ("The Tropic of Cancer does not pass through", "Odisha", ["Rajasthan", "Mizoram", "Jharkhand"], "It crosses eight states."), ("Who was the first woman to become President of India?", "Pratibha Patil", ["Indira Gandhi", "Sucheta Kripalani", "Droupadi Murmu"], "She held office from 2007 to 2012."), ("The SI unit of power is the", "watt", ["joule", "newton", "pascal"], "It is one joule per second."), ("Which planet has the shortest year?", "Mercury", ["Venus", "Mars", "Jupiter"], "It takes 88 days."),
]


@layout(HALF, "gk-paratha", "general knowledge from an Indian site for examinations, Chromium: two columns, Q.1 in bold, (a) to (d) stacked, Ans. (b) in a green bar and Exp: in italics below each, site address in a red bar at the head")
def gk_paratha(draw):
    asked = draw.some(GK, 10)
    body, items = "<div class=t>www.crackthetest.example &nbsp;|&nbsp; Daily GK Dose</div><h1>10 Important GK MCQs for SSC, Railway and Bank Exams</h1><div class=g>", []
    for n, (question, right, wrong, why) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        body += f"<div class=q><p><b>Q.{n} {question}</b></p>" + "".join(f"<p class=o>({letter}) {text}</p>" for letter, text in zip("abcd", options)) + f"<p class=a><b>Ans. ({'abcd'[place]})</b></p><p class=e><i>Exp: {why}</i></p></div>"
        items.append(chosen(question, options, place, str(n), "abcd"))
    body += "</div><p class=f>Join our channel for free PDFs every day!</p>"
    css = ".t { background: #c62828; color: #fff; text-align: center; padding: 1.5mm; font-weight: bold } h1 { font-size: 130%; text-align: center } .g { columns: 2; column-gap: 9mm; column-rule: 1px solid #999 } .q { break-inside: avoid; margin-bottom: 4mm } p { margin: 0 0 0.8mm } .o { padding-left: 6mm } .a { background: #d7f0d7; padding: 0.6mm 2mm } .f { text-align: center; color: #c62828; margin-top: 4mm }"
    engine, source = page(draw, body, ["Roboto", "Noto Sans", "Liberation Sans"], (10,), css)
    return Document(engine, source, items)


# Trivia

TRIVIA = [
    ("How many strings does a standard violin have?", "Four", ["Five", "Six", "Three"]), ("Which ocean lies between Africa and Australia?", "Indian Ocean", ["Atlantic Ocean", "Arctic Ocean", "Southern Ocean"]), ("What is the name of the pigment that makes carrots orange?", "Beta-carotene", ["Chlorophyll", "Lycopene", "Melanin"]), ("In chess, which piece can only move diagonally?", "Bishop", ["Rook", "Knight", "Pawn"]), ("Which country gave the Statue of Liberty to the United States?", "France", ["Great Britain", "Italy", "Spain"]),
    ("What do you call a group of lions?", "Pride", ["Pack", "Flock", "School"]), ("Who painted the ceiling of the Sistine Chapel?", "Michelangelo", ["Raphael", "Leonardo da Vinci", "Titian"]), ("What is the capital of Canada?", "Ottawa", ["Toronto", "Montreal", "Vancouver"]), ("Which metal is liquid at room temperature?", "Mercury", ["Lead", "Tin", "Zinc"]), ("How many sides does a heptagon have?", "Seven", ["Six", "Eight", "Nine"]), ("Which bird is the symbol of peace?", "Dove", ["Eagle", "Swan", "Owl"]),
]


@layout(HALF, "trivia-decanter", "trivia of a quiz site printed to PDF, Typst: number and question in a grey bar, four options with empty circles in a 2 by 2 grid and no letters; answers on the last page in two columns as 1. Four")
def trivia_decanter(draw):
    asked, items, body, key = draw.some(TRIVIA, 10), [], "", ""
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        cells = ", ".join(f"[#box(circle(radius: 3.5pt, stroke: 0.7pt)) #h(2mm) {text}]" for text in options)
        body += f"#block(breakable: false, width: 100%, below: 6mm)[#block(fill: luma(232), width: 100%, inset: 6pt, below: 3mm)[*{n}. {question}*] #pad(left: 6mm, grid(columns: (1fr, 1fr), row-gutter: 3mm, {cells}))]\n"
        key += f"{n}. {right} \\\n" + ("#colbreak()\n" if n == 5 else "")
        items.append(chosen(question, options, place, str(n), [None] * 4))
    source = f"""#set page(paper: "us-letter", margin: 20mm, header: text(8pt, gray)[The Big Friday Quiz #h(1fr) quizcellar.example], footer: align(center, text(8pt)[#context counter(page).display("1 / 1", both: true)]))
#set text(font: ({draw.one(['"Roboto"', '"Open Sans"', '"Lato"'])},), size: 10.5pt, lang: "en")
#align(center, text(19pt, weight: "bold")[The Big Friday Quiz No. {draw.random.randint(12, 88)}])
#align(center)[Team name: #box(width: 60mm, line(length: 100%, stroke: 0.5pt)) #h(6mm) Score: #box(width: 14mm, line(length: 100%, stroke: 0.5pt)) / 10]
#v(5mm)
{body}
#pagebreak()
#text(15pt, weight: "bold")[Answers]
#columns(2)[
{key}
]
"""
    return Document("typst", source, items)


# Reading for learners of English

READING = ["Nora Bell is a postwoman on a small island off the west coast of Scotland. Only sixty-two people live there, so she knows every one of them. She starts work at seven o’clock, when the ferry brings the letters and parcels from the mainland. In winter the ferry often cannot come because of the storms, and then there is no post for days.", "Nora does not have a van. She used to walk, but last year the post office gave her an electric bicycle. “I was not sure about it at first,” she says, “but now I am home before lunch.” In the afternoon she works in her garden and sells vegetables to the hotel.", "She has had offers of better jobs in Glasgow, where her sister lives. “I visit her every summer,” says Nora, “and after three days I miss the sea.”"]
READING_MCQ = [("When does Nora start work?", "when the ferry arrives", ["after lunch", "when the hotel opens"]), ("Why is there sometimes no post in winter?", "The weather is too bad.", ["Nora is on holiday.", "The bicycle does not work."]), ("What does Nora do in the afternoon?", "She grows vegetables.", ["She delivers parcels.", "She cleans the hotel."]), ("What is the best title for the text?", "The post comes by bicycle", ["A new ferry for the island", "How to find a job in Glasgow"])]
READING_TF = [("More than a hundred people live on the island.", False), ("Nora liked the electric bicycle from the first day.", False), ("Her sister lives in Glasgow.", True), ("Nora wants to leave the island.", False)]
READING_OPEN = [("Who gave Nora the bicycle?", "The post office."), ("To whom does she sell vegetables?", "To the hotel."), ("How often does she visit her sister?", "Every summer.")]


@layout(HALF, "reading-cruet", "reading sheet of a language school, word processor: text with line spacing, exercises A, B and C that each begin with 1, options a. to c. stacked, T / F at the right end, lines for answers; answers in small italics at the foot")
def reading_cruet(draw):
    heads = ["A. Choose the best answer.", "B. Are these sentences true (T) or false (F)?", "C. Answer the questions."]
    body = paragraph(run("Level A2 – Reading 14"), "Top") + paragraph(run("A postwoman at sea"), "Title") + "".join(paragraph(run(text), "Story") for text in READING)
    items, key = [], []
    body += paragraph(run(heads[0]), "Head")
    for n, (question, right, wrong) in enumerate(READING_MCQ, 1):
        options, place = turned(draw, right, wrong)
        body += paragraph(run(f"{n}.\t{question}"), "Task") + "".join(paragraph(run(f"{letter}.\t{text}"), "Pick") for letter, text in zip("abc", options))
        key.append(f"{n} {'abc'[place]}")
        items.append(chosen(question, options, place, str(n), "abc", section=heads[0]))
    key = ["A: " + ", ".join(key)]
    body += paragraph(run(heads[1]), "Head")
    for n, (text, right) in enumerate(READING_TF, 1):
        body += paragraph(run(f"{n}.\t{text}\tT  /  F"), "Task")
        items.append(item(text, str(right), str(n), kind="truefalse", section=heads[1]))
    key.append("B: " + ", ".join(f"{n} {'T' if right else 'F'}" for n, (_, right) in enumerate(READING_TF, 1)))
    body += paragraph(run(heads[2]), "Head")
    for n, (question, answer) in enumerate(READING_OPEN, 1):
        body += paragraph(run(f"{n}.\t{question}"), "Task") + paragraph(run("\t"), "Line")
        items.append(item(question, answer, str(n), section=heads[2]))
    key.append("C: " + " ".join(f"{n} {answer}" for n, (_, answer) in enumerate(READING_OPEN, 1)))
    body += paragraph(run("Answers  " + "   ".join(key), "I"), "Key")
    styles = (
        paragraph_style("Top", 0, extra='fo:text-align="right"')
        + paragraph_style("Story", 0.2, extra='fo:line-height="115%" fo:text-align="justify"')
        + paragraph_style("Task", 0.15, 0.8, -0.8, [(0.8, ""), (17.4, 'style:type="right"')], extra='fo:keep-with-next="auto"')
        + paragraph_style("Pick", 0, 1.5, -0.7, [(1.5, "")])
        + paragraph_style("Key", 0.6, size=8, extra='fo:border-top="0.5pt solid #000000" fo:padding-top="0.1cm"')
    )
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Caladea"], (10,), margin=1.8, styles=styles)
    return Document(engine, source, items)


# Questions of interviews

INTERVIEW = [
    ("What is a network?", "A network is a set of devices that are joined so that they can share data and resources."), ("What is the difference between a hub and a switch?", "A hub sends every frame to all of its ports. A switch learns which device is behind which port and sends the frame only there."), ("What is an IP address?", "It is a number that identifies a device on a network. IPv4 addresses have 32 bits and IPv6 addresses have 128 bits."),
    ("Explain the use of DNS.", "DNS translates names such as www.example.com into IP addresses, so that people need not remember numbers."), ("What is a subnet mask?", "A subnet mask tells which part of an IP address names the network and which part names the host."), ("What does DHCP do?", "It gives an IP address and other settings to a device when it joins the network."), ("Name the seven layers of the OSI model.", "Physical, data link, network, transport, session, presentation and application."),
    ("What is the difference between TCP and UDP?", "TCP sets up a connection and sends lost segments again. UDP sends datagrams without checking that they arrive, which makes it faster."), ("What is a firewall?", "A firewall is hardware or software that lets traffic pass or blocks it according to rules."), ("What is latency?", "Latency is the time that a packet needs to travel from its source to its destination."), ("What is a MAC address?", "It is the address of 48 bits that the maker has stored in a network card."),
]


@layout(HALF, "interview-injera", "questions and answers for job interviews from a tutorial site, Chromium: 1) and the question in bold blue, answer as a paragraph below, a rule between them, an advertisement box in the middle, address at the foot")
def interview_injera(draw):
    asked = draw.some(INTERVIEW, 10)
    body, items = "<h1>Top 10 Networking Interview Questions and Answers</h1><p class=m>Last updated: 8 January 2024 &nbsp;·&nbsp; Reading time: 4 min</p><p>Here are the questions that freshers and experienced candidates are asked most often, with answers.</p>", []
    for n, (question, answer) in enumerate(asked, 1):
        body += f"<div class=q><p class=b>{n}) {question}</p><p>{web(answer)}</p></div>"
        if n == 5:
            body += "<p class=ad>Learn networking online. Enrol in our certified course today and get 20% off.</p>"
        items.append(item(question, answer, str(n)))
    body += "<p class=m>https://www.techladder.example/interview/networking &emsp; You may also like: SQL interview questions</p>"
    css = "h1 { font-size: 150% } .m { color: #777; font-size: 85% } .q { border-bottom: 1px solid #ddd; padding: 1.5mm 0; break-inside: avoid } .q p { margin: 1mm 0 } .b { font-weight: bold; color: #1155cc } .ad { border: 1px dashed #999; padding: 3mm; text-align: center; background: #fffbe6 }"
    engine, source = page(draw, body, ["Roboto", "Open Sans", "Liberation Sans"], (11,), css)
    return Document(engine, source, items)


# Placement test

PLACEMENT = [
    ("My brother ____ a doctor.", "is", ["are", "am"]), ("____ you like coffee?", "Do", ["Does", "Are"]), ("There isn’t ____ milk in the fridge.", "any", ["some", "no"]), ("We ____ to Spain last summer.", "went", ["go", "have gone"]), ("She is ____ than her sister.", "taller", ["tall", "the tallest"]), ("I have lived here ____ ten years.", "for", ["since", "during"]), ("If it rains, we ____ at home.", "will stay", ["stayed", "would stay"]),
    ("The letter ____ yesterday.", "was sent", ["sent", "is sent"]), ("He asked me where I ____ .", "lived", ["do live", "living"]), ("I am looking forward to ____ you.", "seeing", ["see", "saw"]), ("You ____ have told me earlier!", "should", ["must", "can"]), ("By next June she ____ her degree.", "will have finished", ["finishes", "has finished"]), ("I wish I ____ more time.", "had", ["have", "will have"]),
]


@layout(HALF, "placement-simit", "placement test of a language school, word processor: ruled table with number, sentence with a gap and columns a, b and c with the options, name and level lines, key as a small ruled table on the teacher’s page")
def placement_simit(draw):
    asked, items, rows, letters = draw.some(PLACEMENT, 12), [], [[run("", "B"), run("Sentence", "B"), run("a", "B"), run("b", "B"), run("c", "B")]], []
    for n, (sentence, right, wrong) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        rows.append([run(f"{n}"), run(sentence), *map(run, options)])
        letters.append("abc"[place])
        items.append(item(sentence, right, str(n), None, choices("abc", options), kind="gap", answer_label="abc"[place]))
    body = paragraph(run("English Placement Test"), "Title") + paragraph(run("Name: ______________________   Date: ______________   Level: ________")) + paragraph(run("Circle the correct answer (a, b or c). Do not guess. You have 15 minutes.", "I")) + paragraph("")
    body += office_table(rows, [1.0, 6.8, 3.0, 3.0, 3.0]) + paragraph(run("Please give this sheet back to your teacher."))
    body += paragraph(run("For the teacher: key to the placement test"), "New")
    body += office_table([[run(str(n)) for n in range(1, 13)], [run(letter, "B") for letter in letters]], [1.3] * 12) + paragraph(run("0–4: A1    5–8: A2    9–11: B1    12: B2 or higher"))
    engine, source = office(draw, body, ["Liberation Sans", "Carlito"], (11,), margin=2.0, styles=paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page"'))
    return Document(engine, source, items)


# Exercises of an old textbook

MECHANICS = [
    ("A cyclist travels 1.5 km in 5 minutes. Find his average speed in metres per second.", "5 m/s"), ("A train starts from rest and reaches a speed of 30 m/s in one minute. Find its acceleration.", "0.5 m/s²"), ("A stone falls freely from rest for 3 seconds. Taking g as 9.8 m/s², find the distance fallen.", "44.1 m"), ("What force gives a mass of 5 kg an acceleration of 4 m/s²?", "20 N"), ("A motor car of mass 800 kg moves at 15 m/s. Calculate its kinetic energy.", "90 000 J"), ("A man of mass 70 kg climbs a ladder 6 m high. How much work does he do against gravity? Take g as 10 N/kg.", "4200 J"),
    ("A crane lifts a load of 2000 N through 12 m in 8 seconds. Find its power.", "3000 W"), ("Define momentum, and state its unit.", None), ("A truck of mass 2 kg moving at 6 m/s strikes a truck of mass 4 kg at rest, and the two move on together. Find their common speed.", "2 m/s"), ("A lever is 2 m long. Where must the fulcrum be placed so that a force of 50 N at one end balances a load of 150 N at the other?", "0.5 m from the load"), ("A spring is stretched 3 cm by a force of 12 N. What force will stretch it 5 cm?", "20 N"), ("Why does a passenger fall forward when a bus stops suddenly?", None), ("The velocity ratio of a machine is 6 and its efficiency 75 per cent. Find its mechanical advantage.", "4.5"),
]


@layout(HALF, "exercises-pipkin", "exercises at the end of a chapter of an old physics textbook, groff: EXERCISE 7 in the middle, numbered problems with hanging indent, [Ans. 5 m/s] in brackets at the end of those with a number, book and page in the head")
def exercises_pipkin(draw):
    asked, items = draw.some(MECHANICS, 12), []
    lines = [".P1", ".ds LH \\fIElementary Mechanics\\fP", ".ds RH 93", ".ds CF", ".ce", "\\fB\\s+3EXERCISE 7\\s0\\fP", ".LP", "Unless it is said otherwise, friction and the resistance of the air may be neglected.", ".sp 0.5"]
    for n, (question, answer) in enumerate(asked, 1):
        ending = " [\\fIAns.\\fP\\ " + plain(answer).replace(" ", "\\ ") + "]" if answer else ""
        lines += [f".IP {n}. 4n", ".ne 3", plain(question) + ending]
        items.append(item(question, answer, str(n), kind="numeric" if answer else "short"))
    engine, source = roff(draw, lines, (11, 12), ("T", "N", "P"))
    return Document(engine, source, items)


# Class test in history, France

CONTROLE_QCM = [("La prise de la Bastille a eu lieu le :", ["14 juillet 1789", "4 août 1789", "21 janvier 1793"]), ("La Déclaration des droits de l’homme et du citoyen date de :", ["1776", "1789", "1804"]), ("Le roi de France en 1789 est :", ["Louis XIV", "Louis XV", "Louis XVI"]), ("Sous l’Ancien Régime, la noblesse forme :", ["le premier ordre", "le deuxième ordre", "le tiers état"])]
CONTROLE_OPEN = [("Quels sont les trois ordres de la société d’Ancien Régime ?", 3), ("Qu’est-ce qu’un cahier de doléances ?", 2), ("Pourquoi le roi réunit-il les états généraux en mai 1789 ?", 2), ("Citez deux privilèges abolis dans la nuit du 4 août 1789.", 2), ("Expliquez le sens du mot « souveraineté nationale ».", 2), ("Racontez en une dizaine de lignes la journée du 14 juillet 1789.", 5)]


@layout(HALF, "controle-fougasse", "French class test in history, Chromium: Nom, Prénom, Classe, note and appréciation in a frame, numbers that run on, empty boxes before options in a row without letters, … / 2 at the right of each question, dotted lines, no answers")
def controle_fougasse(draw):
    heads = ["I. Cochez la bonne réponse.", "II. Répondez aux questions."]
    body, items, n = f"<div class=f><div>Nom : ....................................<br>Prénom : ................................<br>Classe : 4<sup>e</sup> ......</div><div>Note : &emsp;&emsp; / 20</div><div>Appréciation :</div></div><h1>Contrôle d’histoire : la Révolution française</h1><h2>{heads[0]}</h2>", [], 0
    for question, options in CONTROLE_QCM:
        n += 1
        body += f"<div class=q><span class=n>{n}.</span><span class=x>{question}</span><span class=m>… / 1</span></div><div class=o>" + "".join(f"<span><i>☐</i> {text}</span>" for text in options) + "</div>"
        items.append(item(question, None, str(n), 1, choices([None] * 3, options), kind="mcq", section=heads[0]))
    body += f"<h2>{heads[1]}</h2>"
    for question, marks in CONTROLE_OPEN:
        n += 1
        body += f"<div class=q><span class=n>{n}.</span><span class=x>{question}</span><span class=m>… / {marks}</span></div>" + "<div class=l></div>" * (7 if marks == 5 else 2)
        items.append(item(question, None, str(n), marks, section=heads[1]))
    css = ".f { display: grid; grid-template-columns: 2fr 1fr 2fr; border: 1px solid #000; margin: 0 1mm } .f div { padding: 2mm; border-right: 1px solid #000; line-height: 1.7 } .f div:last-child { border: 0 } h1 { text-align: center; font-size: 140% } h2 { font-size: 112%; margin: 5mm 0 2mm; text-decoration: underline } .q { display: flex; margin-top: 3mm; break-after: avoid } .n { width: 8mm } .x { flex: 1 } .m { width: 14mm; text-align: right } .o { display: grid; grid-template-columns: repeat(3, 1fr); padding-left: 8mm } i { font-family: 'DejaVu Sans'; font-style: normal } .l { border-bottom: 1.5px dotted #555; height: 7.5mm; margin-left: 8mm }"
    engine, source = page(draw, body, ["Liberation Serif", "Carlito", "Caladea"], (11,), css, language="fr")
    return Document(engine, source, items)


# Worksheet in biology, Germany

LUNGE = [("Beim Einatmen strömt die Luft zuerst durch Nase oder Mund in den ____________.", "Rachen"), ("Von dort gelangt sie durch den Kehlkopf in die ____________.", "Luftröhre"), ("Diese teilt sich in zwei ____________ auf.", "Bronchien"), ("Am Ende der feinsten Äste sitzen die ____________.", "Lungenbläschen"), ("Hier geht ____________ aus der Luft in das Blut über.", "Sauerstoff"), ("Umgekehrt wird ____________ an die Luft abgegeben.", "Kohlenstoffdioxid"), ("Der wichtigste Atemmuskel ist das ____________.", "Zwerchfell"), ("Wenn es sich zusammenzieht, wird der Brustraum ____________.", "größer")]
LUNGE_ASKED = [("Warum ist es gesünder, durch die Nase zu atmen?", "Die Luft wird dabei erwärmt, befeuchtet und gereinigt."), ("Nenne zwei Stoffe im Tabakrauch, die der Lunge schaden.", "Teer und Feinstaub"), ("Wie oft atmet ein Erwachsener in Ruhe pro Minute?", "etwa 12- bis 18-mal")]


@layout(HALF, "arbeitsblatt-zwieback", "German worksheet in biology, XeLaTeX: frame with Name, Klasse and Datum, Aufgabe 1 with a word store in a rounded frame and sentences a) to h), Aufgabe 2 with a) to c) and lines; Lösungen in small print at the foot")
def arbeitsblatt_zwieback(draw):
    bank = draw.mixed([word for _, word in LUNGE])
    first, second = "Setze die Wörter aus dem Wortspeicher in die Lücken ein.", "Beantworte die Fragen in ganzen Sätzen."
    body = r"\begin{tabular}{|p{70mm}|p{35mm}|p{40mm}|}\hline\rule{0pt}{5mm}Name: & Klasse: & Datum:\\[3mm]\hline\end{tabular}\par\bigskip\begin{center}{\Large\bfseries Arbeitsblatt: Die Atmung}\end{center}\textbf{Aufgabe 1:} " + first + r"\par\medskip\begin{center}\tikz\node[draw,rounded corners=3mm,inner sep=3mm,text width=0.86\linewidth,align=center]{" + r" \quad ".join(rf"\mbox{{{word}}}" for word in bank) + r"};\end{center}" "\n"
    items = []
    for letter, (sentence, word) in zip("abcdefgh", LUNGE):
        body += rf"\lab{{0pt}}{{8mm}}{{{letter})}}{{{tex(sentence)}}}\smallskip" "\n"
        items.append(item(sentence, word, f"1({letter})", kind="gap", stem=first))
    body += r"\bigskip\textbf{Aufgabe 2:} " + second + r"\par\medskip "
    for letter, (question, answer) in zip("abc", LUNGE_ASKED):
        body += rf"\lab{{0pt}}{{8mm}}{{{letter})}}{{{tex(question)}}}" + r"\ruleline" * 2 + r"\medskip "
        items.append(item(question, answer, f"2({letter})", stem=second))
    body += r"\vfill\hrule\smallskip{\scriptsize\textbf{Lösungen}\quad Aufgabe 1: " + ", ".join(f"{letter}) {word}" for letter, (_, word) in zip("abcdefgh", LUNGE)) + r"\par Aufgabe 2: " + " ".join(f"{letter}) {answer}" for letter, (_, answer) in zip("abc", LUNGE_ASKED)) + r"\par}"
    engine, source = document(draw, body, ["arial", "libertine", "noto"], (11,), (22, 24), head="", foot=r"\fancyfoot[L]{\scriptsize Biologie Klasse 7}\fancyfoot[R]{\scriptsize Menschlicher Körper -- AB 5}")
    return Document(engine, source, items)


# Class test in geography, Italy

VERIFICA_MCQ = [("Qual è il lago più grande d’Italia?", "Garda", ["Como", "Maggiore", "Trasimeno"]), ("Quale regione confina con la Slovenia?", "Friuli Venezia Giulia", ["Liguria", "Umbria", "Piemonte"]), ("Il vulcano attivo più alto d’Europa è:", "Etna", ["Vesuvio", "Stromboli", "Vulcano"]), ("Il capoluogo della Basilicata è:", "Potenza", ["Matera", "Bari", "Campobasso"])]
VERIFICA_VF = [("Il Po nasce dal Monviso.", True), ("La Sardegna è più grande della Sicilia.", False), ("San Marino è uno Stato indipendente.", True), ("Gli Appennini sono più alti delle Alpi.", False)]
VERIFICA_GAPS = [("La capitale d’Italia è ............................ .", "Roma"), ("Il mare a est della penisola si chiama mare ............................ .", "Adriatico"), ("La pianura più estesa è la Pianura ............................ .", "Padana")]


@layout(HALF, "verifica-pitcher", "Italian class test in geography, word processor: Alunno, Classe and Data, exercises 1 to 3 with letters a to d in each, boxes before options without letters two a row, V F in boxes before statements, gaps of dots; Soluzioni on the next page")
def verifica_pitcher(draw):
    body = paragraph(run("Istituto Comprensivo “G. Leopardi”", "B"), "Mid") + paragraph(run("Alunno/a: ..............................................\tClasse: ............\tData: ................"), "Who") + paragraph(run("VERIFICA DI GEOGRAFIA – L’Italia", "B"), "Mid")
    items, keys = [], []
    heads = ["1. Scegli la risposta corretta con una crocetta.", "2. Indica se le affermazioni sono vere (V) o false (F).", "3. Completa le frasi."]
    body += paragraph(run(heads[0]), "Head")
    said = []
    for letter, (question, right, wrong) in zip("abcd", VERIFICA_MCQ):
        options, place = turned(draw, right, wrong)
        body += paragraph(run(f"{letter}.\t{question}"), "Task") + paragraph(run(f"☐ {options[0]}\t☐ {options[1]}"), "Two") + paragraph(run(f"☐ {options[2]}\t☐ {options[3]}"), "Two")
        said.append(f"{letter}. {right}")
        items.append(chosen(question, options, place, f"1({letter})", [None] * 4, stem=heads[0][3:]))
    keys.append(said)
    body += paragraph(run(heads[1]), "Head")
    for letter, (text, _) in zip("abcd", VERIFICA_VF):
        body += paragraph(run(f"{letter}.\t☐ V  ☐ F\t{text}"), "Said")
    items += [item(text, str(right), f"2({letter})", kind="truefalse", stem=heads[1][3:]) for letter, (text, right) in zip("abcd", VERIFICA_VF)]
    keys.append([f"{letter}. {'V' if right else 'F'}" for letter, (_, right) in zip("abcd", VERIFICA_VF)])
    body += paragraph(run(heads[2]), "Head")
    for letter, (text, answer) in zip("abc", VERIFICA_GAPS):
        body += paragraph(run(f"{letter}.\t{text}"), "Task")
        items.append(item(text, answer, f"3({letter})", kind="gap", stem=heads[2][3:]))
    keys.append([f"{letter}. {answer}" for letter, (_, answer) in zip("abc", VERIFICA_GAPS)])
    body += paragraph(run("Punteggio: ....... / 11"), "End") + paragraph(run("SOLUZIONI"), "New")
    for n, said in enumerate(keys, 1):
        body += paragraph(run(f"Esercizio {n}", "B") + run("   " + "   ".join(said)))
    styles = (
        paragraph_style("Mid", 0.2, extra='fo:text-align="center"')
        + paragraph_style("Who", 0.4, tabs=[(9.6, ""), (13.0, "")])
        + paragraph_style("Task", 0.2, 0.8, -0.8, [(0.8, "")], extra='fo:keep-with-next="auto"')
        + paragraph_style("Said", 0.2, 3.4, -3.4, [(0.8, ""), (3.4, "")])
        + paragraph_style("Two", 0.05, 0.8, 0, [(8.5, "")])
        + paragraph_style("End", 0.6, extra='fo:text-align="right"')
        + paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page" fo:text-align="center"')
    )
    engine, source = office(draw, body, ["Carlito", "Liberation Serif", "Noto Sans"], (11,), margin=2.0, styles=styles)
    return Document(engine, source, items)
