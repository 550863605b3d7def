"""The thirty-eighth: ordinary documents in further designs: papers with schemes, choices, worksheets, gaps, statements and pairs, words."""

import importlib
import re

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import web

word = importlib.import_module("blind-then-read.batch_31")
handed = importlib.import_module("blind-then-read.batch_34")
schemes = importlib.import_module("blind-then-read.batch_36")
Sheet, RIGHT = word.Sheet, word.RIGHT
picked, pointed, turned = handed.picked, handed.pointed, handed.turned

HALF = "unseen"
ROMAN = ("i", "ii", "iii", "iv")
DOTS = 'style:type="right" style:leader-style="dotted" style:leader-text="."'


def typ(text):
    """The text for Typst."""
    return re.sub(r"([#*_$@<>\[\]`\\~])", r"\\\1", text)


def html(body, css, language="en"):
    return f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title></title><style>{css}</style></head><body>{body}</body></html>'


# Past papers

COMPUTING = [
    ("Computers store all data in binary.", [
        ("How many bits are there in one byte?", 1, ["8"], {"options": ["4", "8", "16", "1000"]}),
        ("Convert the denary number 45 to an 8-bit binary number.", 2, ["0010 1101"], {"guide": "Award 1 mark if one bit is wrong."}),
        ("Add the binary numbers 0110 0101 and 0011 0110.", 2, ["1001 1011"], {"guide": "Award 1 mark for a correct left half or right half."}),
        ("A photograph is 600 pixels wide and 400 pixels high. Each pixel is stored with 3 bytes.", [
            ("Calculate the size of the file in bytes.", 2, ["600 × 400 × 3", "720 000 (bytes)"], {"guide": "Award 2 marks for the correct answer without working."}),
            ("State one effect of storing each pixel with 1 byte only.", 1, ["Fewer colours can be shown"], {"guide": "Accept: the file is smaller."}),
        ]),
    ]),
    ("Malik is buying a new laptop for his work as a photographer.", [
        ("Which of these is a volatile type of storage?", 1, ["RAM"], {"options": ["hard disk", "RAM", "ROM", "memory card"]}),
        ("The laptop has a quad-core processor. Explain how this can make it faster than one with a single core.", 2, ["Each core can carry out a separate instruction", "so several instructions are processed at the same time"], {}),
        ("He can choose between a hard disk and a solid state drive.", [
            ("Give two advantages of a solid state drive for Malik.", 2, ["Files are opened faster", "It has no moving parts, so it survives being dropped", "It is silent", "It needs less power"], {"guide": "Award 1 mark for each advantage up to 2 marks."}),
            ("Give one disadvantage of a solid state drive.", 1, ["It costs more for each gigabyte"], {"guide": "Do not accept ‘expensive’ alone."}),
        ]),
        ("State the purpose of the operating system’s file manager.", 1, ["To create, move, rename and delete files and folders"], {}),
    ]),
    ("A doctor’s surgery keeps the records of its patients on a server.", [
        ("Each member of staff has a username and a password.", [
            ("Give one rule that makes passwords harder to guess.", 1, ["They must have a minimum length"], {"guide": "Accept: mixed letters, digits and symbols."}),
            ("Explain why a receptionist should have fewer rights than a doctor.", 2, ["The receptionist does not need to see medical notes", "so private data cannot be read or changed by mistake"], {}),
        ]),
        ("Staff receive an e-mail that asks them to confirm their passwords. What is the name of this kind of attack?", 1, ["phishing"], {"options": ["brute force", "denial of service", "phishing", "worm"]}),
        ("Describe how encryption protects data that is sent over the internet.", 2, ["The data is turned into a form that cannot be understood", "and only someone who has the key can read it"], {}),
        ("State one thing that the law requires of organisations that keep personal data.", 1, ["It must be kept secure"], {"guide": "Accept any other principle of data protection."}),
    ]),
]


@layout(HALF, "computing-paper-marks-below-total-lines", "computer science paper, LaTeX: 1 (a) (i) hanging, (2) alone at the right edge below the words, dotted lines, squares before A to D, (Total for Question 1 = 8 marks) in bold; scheme in a file of its own with a small table for each question, Question number, Answer, Additional guidance, Mark")
def computing_paper_marks_below_total_lines(draw):
    asked = draw.shuffled(COMPUTING)
    bold = draw.one([r"\textbf{{({})}}", "({})"])
    body, scheme, items, whole = "", "", [], 0
    for n, (stem, parts) in enumerate(asked, 1):
        body += rf"\needspace{{6cm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}"
        total = 0

        def leaf(one, label, number, left, stems):
            nonlocal body, scheme, total
            text, marks, points, more = one
            total += marks
            deep = f"{left + 9}mm"
            body += rf"\medskip\needspace{{{3 + marks}\baselineskip}}\lab{{{left}mm}}{{9mm}}{{({label})}}{{{tex(text)}}}\nopagebreak\hspace*{{0pt}}\hfill {bold.format(marks)}\par "
            said = r"\newline ".join(tex(point) for point in points)
            if more.get("options"):
                options = more["options"]
                body += "".join(rf"\nopagebreak\lab{{{deep}}}{{14mm}}{{$\Box$\quad\textbf{{{letter}}}}}{{{tex(option)}}}" for letter, option in zip("ABCD", options))
                place = options.index(points[0])
                items.append(picked(text, options, place, number, marks=marks, stem=" ".join(stems)))
                said = rf"\textbf{{{'ABCD'[place]}}}\quad {said}"
            else:
                body += rf"{{\leftskip={deep} " + r"\dotline" * (marks + (1 if marks > 1 else 0)) + r"}\par "
                guide = more.get("guide")
                allow = [guide.removeprefix("Accept: ").removesuffix(".")] if guide and guide.startswith("Accept: ") else None
                reject = [guide.removeprefix("Do not accept ").removesuffix(".")] if guide and guide.startswith("Do not accept ") else None
                items.append(pointed(text, points, number, marks, stems, guidance=None if allow or reject else guide, allow=allow, reject=reject, kind="numeric" if re.match("Convert|Add|Calculate", text) else "short"))
            scheme += rf"\needspace{{3cm}}\noindent\begin{{tabular}}{{|>{{\bfseries}}p{{1.7cm}}|p{{7.4cm}}|p{{4.6cm}}|>{{\centering\arraybackslash}}p{{1.2cm}}|}}\hline \textbf{{Question number}} & \textbf{{Answer}} & \textbf{{Additional guidance}} & \textbf{{Mark}}\\\hline {number} & {said} & {tex(more.get('guide', ''))} & \textbf{{{marks}}}\\\hline\end{{tabular}}\par\bigskip "

        for letter, one in zip("abcdef", parts):
            if isinstance(one[1], int):
                leaf(one, letter, f"{n}({letter})", 9, [stem])
                continue
            body += rf"\medskip\needspace{{4cm}}\lab{{9mm}}{{9mm}}{{({letter})}}{{{tex(one[0])}}}"
            for roman, inner in zip(ROMAN, one[1]):
                leaf(inner, roman, f"{n}({letter})({roman})", 18, [stem, one[0]])
        body += rf"\nopagebreak\bigskip\hspace*{{0pt}}\hfill\textbf{{(Total for Question {n} = {total} marks)}}\par\vspace{{3mm}}\hrule\vspace{{4mm}}"
        whole += total
    body += rf"\begin{{center}}\textbf{{TOTAL FOR PAPER = {whole} MARKS}}\end{{center}}"
    start = rf"\noindent\fbox{{\begin{{minipage}}{{0.96\linewidth}}\vspace{{1mm}}\small Candidate surname \hfill Other names\hspace*{{5cm}}\par\vspace{{11mm}}\end{{minipage}}}}\par\medskip{{\Large\bfseries Level 1/2 Certificate}}\par{{\LARGE\bfseries Computer Science}}\par{{\large PAPER 1: Principles of Computer Science}}\par\medskip Time: 40 minutes\hfill Total marks: {whole}\par\medskip\textbf{{Instructions}}\begin{{itemize}}[nosep]\item Use \textbf{{black}} ink or ball-point pen.\item Answer \textbf{{all}} questions.\item You must \textbf{{not}} use a calculator.\end{{itemize}}\medskip\hrule\medskip\begin{{center}}\textbf{{Answer ALL questions. Write your answers in the spaces provided.}}\end{{center}}\textit{{Some questions must be answered with a cross in a box. If you change your mind, put a line through the box and then mark your new answer with a cross.}}\par\bigskip "
    font = draw.one(["arial", "times", "helvetica"])
    engine, source = document(draw, start + body, [font], (11,), (20, 24), foot=r"\fancyfoot[L]{\scriptsize Q90416A}\fancyfoot[C]{\small\thepage}\fancyfoot[R]{\small\textbf{Turn over}~\ensuremath{\blacktriangleright}}")
    before = r"{\Large\bfseries Mark scheme}\par\smallskip Computer Science Paper 1, Summer 2026\par\bigskip\renewcommand\arraystretch{1.3}"
    return Document(engine, source, items, document(draw, before + scheme, [font], (10,), (20, 22))[1])


BUSINESS = [
    ("Greenleaf is a small company that makes soap from plant oils. It is owned by two sisters, who sell the soap at markets and on their own website.", [
        ("State two sources of finance that Greenleaf could use to buy a new mixing machine.", 2, ["Bank loan", "Hire purchase", "Retained profits", "Grant from the council"]),
        ("Outline one advantage and one disadvantage of selling soap online.", 2, ["Customers can buy at any time of the day", "Can reach customers in other countries", "Goods can be damaged in the post", "Customers cannot smell the soap before they buy it"]),
        ("Describe two methods of promotion that Greenleaf could use.", 2, ["Free samples can be given to visitors of a market", "Posts on social media show how the soap is made", "Buy one, get one free encourages customers to try it"]),
    ]),
    ("Many organisations train their employees while they work.", [
        ("Define the term ‘on-the-job training’.", 1, ["Training that takes place at the employee’s normal place of work"]),
        ("Explain two benefits of training for an organisation.", 4, ["Employees make fewer mistakes, so there is less waste", "Employees are more motivated, so fewer of them leave", "Customers get better service, so they come back"]),
        ("Suggest one way in which an organisation can motivate its staff without paying them more.", 1, ["Employee of the month award", "Flexible working hours", "Regular praise from managers"]),
    ]),
    ("Quality is important to every business that sells to the public.", [
        ("Identify the method in which products are checked only at the end of production.", 1, ["Quality control"]),
        ("Compare job production with flow production.", 2, ["Job production makes one item at a time, whereas flow production makes many identical items", "Job production needs skilled workers, whereas flow production relies on machines"]),
        ("Describe the costs to a business of selling goods of poor quality.", 3, ["Goods have to be replaced or money refunded", "Customers may go to competitors", "Its reputation suffers, which reduces sales"]),
    ]),
]


@layout(HALF, "business-paper-marks-column-instructions-behind", "business paper, word processor: 1. (a) in columns of an open table, the marks alone in a narrow column at the right headed MARKS, lines to write on between, Total marks in bold; behind it Marking Instructions as a ruled table Question, Expected response, Max mark with a sentence on how to award and bullets")
def business_paper_marks_column_instructions_behind(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito"]), draw.one((11, 11.5)), margin=2.0)
    asked = draw.mixed(BUSINESS)
    form = draw.one(["{}.", "{}"])
    bullet = draw.one(["•", "–"])
    whole = sum(marks for _, parts in asked for _, marks, _ in parts)
    sheet.body += [sheet.p("<b>National 5</b>\tB412/75/01", tabs=[(sheet.wide, RIGHT)], size=15, after=0.1), sheet.p("<b>Business Management</b>", size=20, after=0.1), sheet.p(f"Total marks – {whole}", after=0.1), sheet.p("Attempt ALL questions. You may use a calculator.", after=0.1), sheet.p("Write your answers clearly in the spaces provided in this booklet.", after=0.4)]
    widths = [1.0, 1.1, sheet.wide - 3.9, 1.8]
    rows, scheme, items = [["", "", "", sheet.p("<b>MARKS</b>", "center", after=0)]], [["<b>Question</b>", "<b>Expected response</b>", sheet.p("<b>Max mark</b>", "center", after=0)]], []
    for n, (stem, parts) in enumerate(asked, 1):
        rows.append([f"<b>{form.format(n)}</b>", (sheet.p(stem, before=0.2, after=0.1), 2), ""])
        for letter, (text, marks, points) in zip("abc", parts):
            lines = "".join(sheet.p("\t", tabs=[(sheet.wide - 4.1, 'style:type="right" style:leader-style="solid" style:leader-text="_"')], before=0.22, after=0) for _ in range(max(1, min(marks + 1, 4))))
            rows.append(["", f"({letter})", sheet.p(text, after=0.1) + lines, sheet.p(str(marks), "center", after=0)])
            many = len(points) > marks or marks > 1
            how = "Award 1 mark for a correct response." if marks == 1 else "Award 1 mark for each valid point."
            lead = "Responses could include:" if many else ""
            scheme.append([f"{form.format(n) if letter == 'a' else ''} ({letter})".strip(), sheet.p(how, after=0.1) + (sheet.p(lead, after=0.08) if lead else "") + "".join(sheet.p(f"{bullet} {point}" if many else point, left=0.4 if many else 0, first=-0.4 if many else 0, after=0.05) for point in points), sheet.p(f"<b>{marks}</b>", "center", after=0)])
            items.append(item(text, "\n".join(points), f"{n}({letter})", marks, stem=stem, rubric=[{"text": point, "marks": None} for point in points] if marks > 1 else None, guidance=how, kind="definition" if text.startswith("Define") else "short"))
    sheet.body.append(schemes.unbroken(sheet, sheet.table(rows, widths, rule="none", padding=0.08)))
    sheet.body.append(sheet.p("<b>[END OF QUESTION PAPER]</b>", "center", before=0.5))
    sheet.body += [sheet.p("<b>Marking Instructions</b>", size=16, after=0.1, extra='fo:break-before="page"'), sheet.p("Business Management – National 5 – Specimen", after=0.3), sheet.table(scheme, [2.4, sheet.wide - 4.6, 2.2], padding=0.12, fills={0: "#e7e6e6"})]
    sheet.foot = sheet.p("page {page}", "center", size=9)
    return Document(*sheet.source(), items)


# Multiple choice

ASIA = [
    ("What is the capital of Indonesia?", "Jakarta", ["Manila", "Bangkok", "Hanoi"]), ("Which is the longest river in Asia?", "Yangtze", ["Mekong", "Ganges", "Indus"]), ("Mount Everest lies on the border between China and", "Nepal", ["India", "Bhutan", "Pakistan"]),
    ("Which of these countries has no coast?", "Mongolia", ["Vietnam", "Oman", "Malaysia"]), ("What is the name of the large desert in northern China and southern Mongolia?", "Gobi", ["Thar", "Kalahari", "Atacama"]), ("Which sea lies between the Arabian Peninsula and Africa?", "Red Sea", ["Black Sea", "Caspian Sea", "Arabian Sea"]),
    ("The summer monsoon brings India", "heavy rain", ["dry winds", "snow", "dust storms"]), ("On which island does most of the population of Indonesia live?", "Java", ["Sumatra", "Borneo", "Bali"]), ("Which city has the largest population in Japan?", "Tokyo", ["Osaka", "Kyoto", "Sapporo"]),
    ("Rice in flooded fields is grown mainly where the climate is", "warm and wet", ["cold and dry", "hot and dry", "cold and wet"]), ("Which strait separates Malaysia from Sumatra?", "Strait of Malacca", ["Strait of Hormuz", "Bering Strait", "Bosporus"]), ("Most of the world’s known oil reserves lie in", "the Middle East", ["Central Asia", "East Asia", "South Asia"]),
    ("Which lake is the deepest in the world?", "Lake Baikal", ["Lake Balkhash", "the Dead Sea", "Lake Van"]), ("Which country is made up of more than 7 000 islands?", "the Philippines", ["Sri Lanka", "Thailand", "Cambodia"]), ("Which two countries share the island of Timor?", "Indonesia and East Timor", ["Malaysia and Brunei", "Japan and Russia", "India and Sri Lanka"]),
    ("The Ural Mountains are often taken as the border between Asia and", "Europe", ["Africa", "Australia", "North America"]), ("A high, flat area such as Tibet is called a", "plateau", ["delta", "peninsula", "basin"]), ("Which city stands at the mouth of the Yangtze?", "Shanghai", ["Beijing", "Hong Kong", "Chengdu"]),
]


@layout(HALF, "choices-geography-grid-key-number-answer-table", "geography test, Typst: bold numbers, options a) to d) in a grid of two columns read down or across, header with name, class and score, page break, Answer key as a table of six columns No. and Answer three times")
def choices_geography_grid_key_number_answer_table(draw):
    asked = draw.mixed(draw.some(ASIA, 18))
    labels = draw.one(["abcd", "ABCD"])
    form, mark, down = draw.one(["{}.", "{})"]), draw.one(["{})", "{}.", "({})"]), draw.one([True, False])
    body, items, key = "", [], []
    for n, (question, answer, wrong) in enumerate(asked, 1):
        options, place = turned(draw, answer, wrong)
        cells = [f"[#\"{mark.format(letter)}\" {typ(option)}]" for letter, option in zip(labels, options)]
        if down:
            cells = [cells[0], cells[2], cells[1], cells[3]]
        body += f"#block(breakable: false)[#grid(columns: (9mm, 1fr), row-gutter: 0.7em, [*#\"{form.format(n)}\"*], [{typ(question)}], [], grid(columns: (1fr, 1fr), row-gutter: 0.65em, {', '.join(cells)}))]\n"
        items.append(picked(question, options, place, str(n), labels))
        key.append((n, labels[place]))
    third = (len(key) + 2) // 3
    rows = [key[k] for r in range(third) for k in range(r, len(key), third)]
    head = draw.one([("No.", "Answer"), ("Question", "Answer"), ("Q", "Ans.")])
    cells = ", ".join(f"[{number}], [*{letter}*]" for number, letter in rows)
    source = f"""#set page(paper: "a4", margin: (x: 22mm, y: 20mm), footer: align(right)[#text(9pt)[Geography · Unit 5 · Asia #h(1em) #context counter(page).display()]])
#set text(font: ({draw.one(['"Carlito"', '"Noto Sans"', '"Caladea"', '"Libertinus Serif"'])},), size: {draw.one([10.5, 11])}pt, lang: "en")
#set block(spacing: 1.25em)
#grid(columns: (1fr, auto, auto), gutter: 6mm, [Name: #box(width: 1fr, stroke: (bottom: 0.5pt), height: 0.9em)], [Class: #box(width: 2cm, stroke: (bottom: 0.5pt), height: 0.9em)], [Score: #box(width: 1cm, stroke: (bottom: 0.5pt), height: 0.9em) / {len(asked)}])

#align(center)[#text(18pt, weight: "bold")[Unit 5 Test: Asia]]

Choose the best answer and circle its letter. Each question is worth one point.

{body}
#pagebreak()
#align(center)[#text(16pt, weight: "bold")[Answer Key]]

#align(center)[#table(columns: (2.2cm, 2.2cm) * 3, align: center, inset: 6pt, {', '.join(f'[*{cell}*]' for cell in head * 3)}, {cells})]
"""
    return Document("typst", source, items)


CELLS = [
    ("Which part of the cell controls what enters and leaves it?", "cell membrane", ["cytoplasm", "nucleus", "vacuole"]), ("In which organelle does aerobic respiration take place?", "mitochondrion", ["ribosome", "chloroplast", "nucleus"]), ("The green pigment that absorbs light is called", "chlorophyll", ["haemoglobin", "cellulose", "starch"]),
    ("The movement of water through a partially permeable membrane is called", "osmosis", ["active transport", "evaporation", "respiration"]), ("Which blood cells fight infection?", "white blood cells", ["red blood cells", "platelets", "nerve cells"]), ("Which blood vessels have valves?", "veins", ["arteries", "capillaries", "all of them"]),
    ("Which enzyme breaks down starch?", "amylase", ["lipase", "protease", "pepsin"]), ("Where in the body is bile made?", "liver", ["stomach", "pancreas", "gall bladder"]), ("Which gas do plants take in for photosynthesis?", "carbon dioxide", ["oxygen", "nitrogen", "hydrogen"]),
    ("The tiny air sacs in the lungs are called", "alveoli", ["bronchi", "villi", "tracheae"]), ("A group of similar cells that work together is", "a tissue", ["an organ", "an organism", "a system"]), ("How many chromosomes are there in a human body cell?", "46", ["23", "48", "92"]),
    ("Which of these is not a mammal?", "penguin", ["whale", "bat", "kangaroo"]), ("What do plant roots absorb from the soil?", "water and minerals", ["glucose and oxygen", "starch and water", "carbon dioxide and light"]), ("The male part of a flower is the", "stamen", ["carpel", "petal", "sepal"]),
    ("Which vitamin is made in the skin in sunlight?", "vitamin D", ["vitamin A", "vitamin B12", "vitamin C"]), ("Bacteria are unlike animal cells because they have no", "nucleus", ["cell membrane", "cytoplasm", "ribosomes"]),
]


@layout(HALF, "choices-biology-list-key-letter-and-words", "biology revision test printed from a web page, Chromium: numbers and lower-case letters of lists that the browser numbers, stacked options, thin rules between the questions, Answers on the last page as a list in two columns with the letter and the words of the option")
def choices_biology_list_key_letter_and_words(draw):
    asked = draw.mixed(draw.some(CELLS, 16))
    font, size = draw.one(["Liberation Sans", "Open Sans", "Liberation Serif"]), draw.one((11, 11.5))
    joint = draw.one([" – ", ") ", ". "])
    style = draw.one(["lower-alpha", "upper-alpha"])
    labels = "abcd" if style == "lower-alpha" else "ABCD"
    body, key, items = "<h1>Biology: Revision Test</h1><p class=i>Topics: cells, transport, digestion, plants. Time: 20 minutes. There is only one right answer to each question.</p><ol class=q>", "", []
    for n, (question, answer, wrong) in enumerate(asked, 1):
        options, place = turned(draw, answer, wrong)
        body += f"<li><p>{web(question)}</p><ol>{''.join(f'<li>{web(option)}</li>' for option in options)}</ol></li>"
        key += f"<li>{labels[place]}{joint}{web(answer)}</li>"
        items.append(picked(question, options, place, str(n), labels))
    body += f"</ol><h2>{draw.one(['Answers', 'Answer key', 'Solutions'])}</h2><ol class=k>{key}</ol>"
    css = f"""@page {{ size: A4; margin: 18mm 20mm; @bottom-center {{ content: counter(page) " / " counter(pages); font: 9pt "{font}" }} }} body {{ font: {size}pt/1.35 "{font}"; margin: 0 }} h1 {{ font-size: 19pt; margin: 0 0 2mm; border-bottom: 2px solid #333; padding-bottom: 1mm }} .i {{ margin: 0 0 4mm; color: #333 }} ol {{ padding-left: 8mm; margin: 0 }} .q > li {{ break-inside: avoid; border-bottom: .5px solid #aaa; padding: 2mm 0 }} .q > li::marker {{ font-weight: bold }} .q p {{ margin: 0 0 1mm; font-weight: bold }} .q ol {{ list-style: {style}; padding-left: 7mm }} h2 {{ break-before: page; font-size: 15pt }} .k {{ columns: 2 }} .k li {{ margin: 1.2mm 0 }}"""
    return Document("chromium", html(body, css), items)


# Worksheets

EGYPT = [
    "Ancient Egypt grew up along the Nile. Each summer the river flooded and left black mud on the fields, in which farmers sowed wheat, barley and flax. Flax was woven into linen cloth.",
    "The king was called the pharaoh. People believed that he was a god on earth. Below him stood the vizier, who collected the taxes and judged the most important cases. As there was no money, taxes were paid in grain.",
    "Scribes wrote on sheets of papyrus, which was made from reeds. Their signs are called hieroglyphs. Nobody could read them any more until Jean-François Champollion worked them out in 1822 with the help of the Rosetta Stone, on which the same text is written in three scripts.",
    "When a rich Egyptian died, the body was dried in natron, a kind of salt, for forty days and wrapped in linen. Its organs were kept in canopic jars. The heart was left in its place, for it would be weighed against a feather in the next world.",
]
EGYPT_ASKED = [
    ("Along which river did Ancient Egypt grow up?", "the Nile"), ("When did the river flood?", "each summer"), ("What did the flood leave on the fields?", "black mud"), ("Name two crops that could be eaten.", "wheat and barley"), ("What was flax used for?", "to make linen cloth"), ("What was the king called?", "the pharaoh"),
    ("Who collected the taxes?", "the vizier"), ("How were taxes paid?", "in grain"), ("What did scribes write on?", "papyrus"), ("What are Egyptian signs called?", "hieroglyphs"), ("Who was the first to read them again?", "Jean-François Champollion"), ("What is natron?", "a kind of salt"),
    ("For how many days was a body dried?", "forty"), ("Where were the organs kept?", "in canopic jars"), ("Which organ was left in the body, and why?", "the heart, because it would be weighed against a feather"),
]


@layout(HALF, "worksheet-egypt-table-question-your-answer", "history worksheet, word processor: a text of four paragraphs in a frame, then a ruled table with number, Question and an empty column Your answer, two marks boxes at the head; Answers on the next page as the same table with the third column filled and the head Answer")
def worksheet_egypt_table_question_your_answer(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Caladea"]), draw.one((11.5, 12)), margin=2.0)
    asked = draw.some(EGYPT_ASKED, 13)
    fill = draw.one(["#ffe699", "#dbdbdb", "#c6e0b4"])
    form = draw.one(["{}.", "{}"])
    sheet.body += [sheet.p("<b>Ancient Egypt – reading worksheet</b>", "center", size=17, after=0.25), sheet.p("Name: ________________________\tClass: ________\tDate: __________", tabs=[8.4, 12.2], after=0.3), sheet.p("Read the text, then answer the questions in a few words.", after=0.2)]
    sheet.body.append(sheet.table([["".join(sheet.p(text, "justify", after=0.15) for text in EGYPT)]], [sheet.wide], padding=0.25))
    sheet.body.append(sheet.p("", after=0.15))
    widths = [1.1, 8.4, round(sheet.wide - 9.5, 2)]
    rows = [["", "<b>Question</b>", "<b>Your answer</b>"], *([form.format(n), sheet.p(question, before=0.08, after=0.08), ""] for n, (question, _) in enumerate(asked, 1))]
    sheet.body.append(schemes.unbroken(sheet, sheet.table(rows, widths, padding=0.12, fills={0: fill})))
    sheet.body.append(sheet.p("<b>Ancient Egypt – answers</b>", "center", size=17, after=0.3, extra='fo:break-before="page"'))
    sheet.body.append(sheet.table([["", "<b>Question</b>", "<b>Answer</b>"], *([form.format(n), question, f"<b>{answer}</b>"] for n, (question, answer) in enumerate(asked, 1))], widths, padding=0.12, fills={0: fill}))
    sheet.foot = sheet.p("Humanities Department\tPage {page}", tabs=[(sheet.wide, RIGHT)], size=9)
    return Document(*sheet.source(), [item(question, answer, str(n)) for n, (question, answer) in enumerate(asked, 1)])


MEASURES = [
    ("Change 3.4 km to metres.", "3 400 m"), ("Change 450 g to kilograms.", "0.45 kg"), ("How many millilitres are there in 2.5 litres?", "2 500 ml"), ("Change 7 200 seconds to hours.", "2 hours"), ("A film starts at 18:45 and lasts 2 hours 20 minutes. At what time does it end?", "21:05"),
    ("A ribbon of 4 m is cut into pieces of 25 cm. How many pieces are there?", "16"), ("A jug holds 1.2 litres. How many glasses of 150 ml can be filled from it?", "8"), ("One inch is about 2.5 cm. About how many centimetres are 12 inches?", "30 cm"), ("A car travels 180 miles in 4 hours. Find its average speed.", "45 miles per hour"),
    ("Which is heavier, 1.05 kg or 1 500 g?", "1 500 g"), ("A square has a perimeter of 36 cm. What is its area?", "81 cm²"), ("A rectangle is 12 cm long and 7.5 cm wide. Find its area.", "90 cm²"), ("The temperature rises from −6 °C to 9 °C. By how many degrees does it rise?", "15 degrees"), ("A map has a scale of 1 : 50 000. How many kilometres is 8 cm on the map?", "4 km"),
    ("Write 0.035 m in millimetres.", "35 mm"), ("A cube has edges of 5 cm. Find its volume.", "125 cm³"), ("A bath takes 9 minutes to fill at 16 litres a minute. How much water does it hold?", "144 litres"), ("How many days are there in 15 weeks?", "105"),
]


@layout(HALF, "worksheet-measures-groff-answer-rules", "maths worksheet, groff: title and name, sections A and B with a sentence of instruction, numbers that go on, a rule at the right end below each question, marks in brackets in section B, Answers on a page of their own in three columns of a table without rules")
def worksheet_measures_groff_answer_rules(draw):
    asked = draw.mixed(draw.some(MEASURES, 15))
    form, label = draw.one(["{}.", "({})", "{}"]), draw.one(["Answer", "", "Answer:"])
    lines, items = [".ds CF \\\\n%", r"Name \l'2.4i' \h'0.1i' Form \l'0.8i' \h'0.1i' Date \l'0.9i'", ".sp 1.5", ".ce", r"\s+6\fBMeasures and Units\fP\s-6", ".sp 1"], []
    for section, start, end, note in (("Section A", 0, 8, "Do these in your head."), ("Section B", 8, len(asked), "Show your working on the back of this sheet.")):
        lines += [".LP", rf"\fB\s+1{section}\s-1\fP \h'0.2i' \fI{note}\fP", ".sp 0.3"]
        marks = 2 if section == "Section B" else None
        for n in range(start, end):
            question, answer = asked[n]
            price = f" \\h'0.1i'[{marks}]" if marks else ""
            lines += [".ne 4", f".IP {form.format(n + 1)} 5", plain(question), ".br", rf"\h'|3.1i'{label} \l'|4.9i'{price}", ".sp 0.2"]
            items.append(item(question, answer, str(n + 1), marks, kind="numeric", section=section))
    third = (len(asked) + 2) // 3
    lines += [".bp", ".LP", r"\fB\s+3Answers\s-3\fP", ".sp 1", ".TS", "tab(@);", "l l l."]
    for row in range(third):
        lines.append("@".join(f"\\fB{form.format(k + 1)}\\fP\\ \\ {plain(asked[k][1])}\\ \\ \\ \\ \\ \\ " if k < len(asked) else "" for k in (row, row + third, row + 2 * third)))
        lines.append(".sp 0.4")
    lines.append(".TE")
    engine, source = roff(draw, lines, (11, 12), ("T", "H", "N", "P"))
    return Document(engine, source, items)


# Gaps

PREPOSITIONS = [
    ("My parents got married {} 1998.", "in"), ("The shop is closed {} Sundays.", "on"), ("We usually have lunch {} half past twelve.", "at"), ("She has been a nurse {} more than ten years.", "for"), ("They have lived in Leeds {} last summer.", "since"), ("I am really good {} chess.", "at"),
    ("He is afraid {} spiders.", "of"), ("This book was written {} a teenager.", "by"), ("Are you interested {} history?", "in"), ("The cat is hiding {} the sofa and the wall.", "between"), ("We went to school {} foot.", "on"), ("You must finish your essay {} Friday at the latest.", "by"),
    ("It depends {} the weather.", "on"), ("She was born {} the fifth of May.", "on"), ("Please wait {} me outside the cinema.", "for"), ("He apologised {} being late.", "for"), ("The train arrives {} platform two.", "at"), ("I have not seen him {} Christmas.", "since"),
]
ARTICLES = [
    ("There is {} umbrella behind the door.", "an"), ("{} sun rises in the east.", "The"), ("My sister is {} university student.", "a"), ("Could you pass me {} salt, please?", "the"), ("He takes the tablets twice {} day.", "a"), ("We waited for {} hour.", "an"), ("She plays {} violin in the school orchestra.", "the"), ("What {} awful day!", "an"),
]


@layout(HALF, "gaps-prepositions-latex-key-in-columns", "English grammar sheet, LaTeX: Exercise A and B as headings with a task, sentences 1. to 10. and 1. to 6. with drawn rules as gaps and no bank, example numbered 0 with its answer in italics, Key at the end under the letters of the exercises in columns as 1 in, 2 on")
def gaps_prepositions_latex_key_in_columns(draw):
    form = draw.one(["{}.", "{}", "{})"])
    joint = draw.one(["~", ".~", r"\,=\,"])
    body, key, items = r"\noindent{\Large\bfseries Grammar practice 14}\hfill Name \rule{5cm}{0.4pt}\par\medskip\hrule\medskip ", r"\newpage{\Large\bfseries Key to grammar practice 14}\par\medskip\hrule\medskip ", []
    for letter, title, task, example, asked in (("A", "Prepositions", "Complete the sentences with a preposition.", ("I get up ", "at", " seven o’clock."), draw.mixed(draw.some(PREPOSITIONS, 11))), ("B", "Articles", "Complete the sentences with a, an or the.", ("She is ", "an", " engineer."), draw.mixed(draw.some(ARTICLES, 6)))):
        name = f"Exercise {letter}"
        body += rf"\bigskip{{\large\bfseries {name}: {title}}}\par \textit{{{task}}}\par\smallskip\lab{{0pt}}{{9mm}}{{{form.format(0)}}}{{{example[0]}\underline{{\textit{{~{example[1]}~}}}}{example[2]}}}\smallskip "
        for n, (text, answer) in enumerate(asked, 1):
            before, after = text.split("{}")
            body += rf"\lab{{0pt}}{{9mm}}{{{form.format(n)}}}{{{tex(before)}\rule{{2.4cm}}{{0.4pt}}{tex(after)}}}\vspace{{3pt}}"
            items.append(item(text.replace("{}", "").strip(), answer, str(n), kind="gap", gap=True, section=name))
        key += rf"\textbf{{{name}}}\begin{{multicols}}{{4}}" + r"\par ".join(rf"{n}{joint}{tex(answer)}" for n, (_, answer) in enumerate(asked, 1)) + r"\end{multicols}"
    engine, source = document(draw, body + key, ["times", "helvetica", "palatino", "lm"], (11, 12), (22, 26), head=r"\fancyhead[L]{\small English B1}\fancyhead[R]{\small Unit 4}", foot=r"\thepage")
    return Document(engine, source, items)


WATER = "{} Water that lies in seas and lakes is warmed by the sun and turns into a gas called {}.|This change of state is known as {}.|As the gas rises it cools and forms tiny drops of liquid, a process called {}.|The drops gather in the sky as {}.|When they become too heavy, they fall as rain, snow or {}.|All of these forms together are called {}.|Some of the water runs over the ground into streams and {}.|Some sinks into the soil and becomes {}.|Plants take it up through their {}.|They give off water through their leaves in a process named {}.|In the end the water comes back to the {}, and the cycle begins again."
WATER_WORDS = ["water vapour", "evaporation", "condensation", "clouds", "hail", "precipitation", "rivers", "groundwater", "roots", "transpiration", "sea"]
EXTRA = ["deserts", "magma", "stems"]


@layout(HALF, "gaps-passage-numbered-bank-below-word", "science cloze, word processor: title, a passage in paragraphs with gaps of underscores and their numbers in brackets before them, words in a shaded box below with some too many, Answers in two lines at the end of the page or on the next one")
def gaps_passage_numbered_bank_below_word(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Comic Neue"]), draw.one((12, 12.5)), margin=2.2)
    gap = "_" * draw.random.randint(12, 16)
    mark = draw.one(["({})", "[{}]"])
    extra = draw.some(EXTRA, draw.one([2, 3]))
    bank = draw.mixed(WATER_WORDS + extra)
    sentences = [sentence.removeprefix("{} ") for sentence in WATER.split("|")]
    shown, items = [], []
    for n, (sentence, answer) in enumerate(zip(sentences, WATER_WORDS), 1):
        text = sentence.replace("{}", f"{mark.format(n)} {gap}")
        shown.append(text)
        items.append(item(text, answer, str(n), kind="gap"))
    sheet.body += [sheet.p("<b>The Water Cycle</b>", size=18, after=0.2), sheet.p("Name ________________________\tDate ____________", tabs=[10], after=0.3), sheet.p(f"<i>Fill in the gaps with words from the box. There are {len(extra)} words that you do not need.</i>".replace(" 2 ", " two ").replace(" 3 ", " three "), after=0.3)]
    for start, end in ((0, 4), (4, 8), (8, 11)):
        sheet.body.append(sheet.p(" ".join(shown[start:end]), after=0.35, extra='fo:line-height="165%"'))
    sheet.body.append(sheet.table([[sheet.p("     ".join(bank), "center", 0.15, 0.15)]], [sheet.wide], fills={0: draw.one(["#deeaf6", "#f2f2f2", "#e2efd9"])}))
    behind = draw.one([True, False])
    sheet.body.append(sheet.p("<b>Answers</b>", before=0.6, after=0.1, extra='fo:break-before="page"' if behind else ""))
    joint = draw.one([" ", " = ", ". "])
    sheet.body.append(sheet.p(",   ".join(f"{n}{joint}{answer}" for n, answer in enumerate(WATER_WORDS, 1)), size=None if behind else 9.5))
    return Document(*sheet.source(), items)


# True or false, matching

ROCKS = [
    ("An acid has a pH below 7.", True, "Acids have a pH of less than 7."), ("A physical change makes a new substance.", False, "Only a chemical change makes a new substance."), ("Water boils at a lower temperature on a high mountain.", True, "The air pressure is lower there."), ("Atoms are made of molecules.", False, "Molecules are made of atoms."),
    ("Iron rusts faster in salt water.", True, "Salt speeds up the reaction."), ("All metals are solid at room temperature.", False, "Mercury is a liquid."), ("Helium is lighter than air.", True, "That is why balloons filled with it rise."), ("A mixture can be separated by filtering or distilling.", True, "Its parts are not joined chemically."),
    ("Sugar disappears when it dissolves.", False, "It is still there, as the taste shows."), ("Diamond and graphite are forms of the same element.", True, "Both are carbon."), ("Oxygen makes up most of the air.", False, "About four fifths of the air is nitrogen."), ("Litmus paper turns red in an alkali.", False, "It turns blue in an alkali."),
    ("Burning needs oxygen.", True, "Without oxygen a fire goes out."), ("The symbol for sodium is So.", False, "It is Na, from the Latin name natrium."), ("Freezing is the change from a liquid to a solid.", True, "Melting is the opposite."),
]


@layout(HALF, "true-false-circled-at-end-reasons-list", "chemistry starter, Chromium: statements in a numbered list with True / False behind a dotted leader at the right, name and score at the top, Answers below a dashed line or on the next page as a numbered list, verdict in bold and a reason behind it")
def true_false_circled_at_end_reasons_list(draw):
    asked = draw.mixed(draw.some(ROCKS, 12))
    font, size = draw.one(["Carlito", "Open Sans", "Liberation Sans"]), draw.one((11, 11.5, 12))
    form, pair = draw.one(["{}.", "{})"]), draw.one([" / ", "&emsp;"])
    joint, behind = draw.one([" – ", ". ", ": "]), draw.one([True, False])
    body, key, items = f"<p class=n><span>Name: <u></u></span><span>Score: &emsp;&emsp; / {len(asked)}</span></p><h1>Chemistry starter: true or false?</h1><p class=i>Read each statement and circle the correct word.</p>", "", []
    for n, (text, value, reason) in enumerate(asked, 1):
        body += f"<div class=s><b>{form.format(n)}</b><span>{web(text)}</span><i></i><em>True{pair}False</em></div>"
        key += f"<p class=k><span>{form.format(n)}</span><b>{value}</b>{joint}{web(reason)}</p>"
        items.append(item(text, str(value), str(n), kind="truefalse"))
    body += f"<div class={'p' if behind else 'd'}><h2>Answers</h2>{key}</div>"
    css = f"""@page {{ size: A4; margin: 18mm 20mm }} body {{ font: {size}pt/1.4 "{font}"; margin: 0 }} .n {{ display: flex; justify-content: space-between; margin: 0 0 4mm }} .n u {{ display: inline-block; width: 60mm; border-bottom: 1px solid #000; text-decoration: none }} h1 {{ font-size: 18pt; margin: 0 }} .i {{ margin: 1mm 0 4mm }} .s {{ display: flex; align-items: baseline; margin: 2.4mm 0 }} .s b {{ flex: 0 0 9mm }} .s i {{ flex: 1; border-bottom: 1px dotted #777; margin: 0 2mm }} .s em {{ font-style: normal }} .d {{ border-top: 1.5px dashed #666; margin-top: 7mm; font-size: .92em }} .p {{ break-before: page }} h2 {{ font-size: 13pt; margin: 3mm 0 2mm }} .k {{ margin: 1mm 0 }} .k span {{ display: inline-block; width: 8mm }}"""
    return Document("chromium", html(body, css), items)


INVENTIONS = [
    ("Alexander Graham Bell", "received a patent for the telephone in 1876"), ("Marie Curie", "discovered the elements radium and polonium"), ("Alexander Fleming", "noticed that a mould killed bacteria"), ("Johannes Gutenberg", "printed books with movable metal type"), ("Edward Jenner", "gave the first vaccination against smallpox"),
    ("Isaac Newton", "explained why the planets stay in their orbits"), ("James Watt", "made the steam engine much more efficient"), ("Charles Darwin", "described how species change by natural selection"), ("Guglielmo Marconi", "sent the first radio signals across the Atlantic"), ("Rosalind Franklin", "took X-ray pictures that showed the shape of DNA"), ("Louis Braille", "devised an alphabet of raised dots"), ("Ada Lovelace", "wrote a program for a machine that was never built"),
]


@layout(HALF, "matching-dots-to-join-key-pairs", "history of science sheet, Typst: two columns with dots between them to join by lines, numbers and names at the left, letters and what they did at the right, Answers at the end in a grey box as 1 – d in rows of five")
def matching_dots_to_join_key_pairs(draw):
    asked = draw.mixed(draw.some(INVENTIONS, 10))
    letters = "ABCDEFGHIJ" if draw.one([True, False]) else "abcdefghij"
    right = draw.mixed([did for _, did in asked])
    form, mark, joint = draw.one(["{}.", "{}"]), draw.one(["{}.", "{})"]), draw.one([" – ", " → ", ""])
    options, items, key, rows = choices(letters, right), [], [], ""
    for n, ((name, did), letter, shown) in enumerate(zip(asked, letters, right), 1):
        rows += f"[#\"{form.format(n)}\"], [{name}], [•], [], [•], [#\"{mark.format(letter)}\"], [{typ(shown)}],\n"
        place = right.index(did)
        items.append(item(name, did, str(n), None, options, kind="match", answer_label=letters[place]))
        key.append(f"[#\"{n}{joint}{letters[place]}\"]")
    source = f"""#set page(paper: "a4", margin: (x: 20mm, y: 20mm))
#set text(font: ({draw.one(['"Carlito"', '"TeX Gyre Heros"', '"Noto Sans"', '"TeX Gyre Schola"'])},), size: {draw.one([11, 11.5, 12])}pt, lang: "en", region: "GB")
Name: #box(width: 6cm, stroke: (bottom: 0.5pt), height: 1em) #h(1fr) Date: #box(width: 3cm, stroke: (bottom: 0.5pt), height: 1em)

#v(3mm)
#text(19pt, weight: "bold")[Who did what?]

Ten people who changed the world: draw a line from each name to the right description.

#v(3mm)
#grid(columns: (8mm, 48mm, 6mm, 22mm, 6mm, 8mm, 1fr), row-gutter: {draw.one([1.5, 1.8])}em, align: left + horizon,
{rows})

#v(12mm)
#block(fill: luma(235), inset: 4mm, width: 100%)[*Answers* #v(1mm) #grid(columns: (1fr,) * 5, row-gutter: 0.8em, {', '.join(key)})]
"""
    return Document("typst", source, items)


# Words

ITALIAN = [
    ("Nomi", [("il viaggio", "journey, trip"), ("la valigia", "suitcase"), ("il biglietto", "ticket"), ("lo zaino", "rucksack"), ("l’aereo (m)", "aeroplane"), ("la spiaggia", "beach"), ("il binario", "platform"), ("l’albergo (m)", "hotel"), ("la prenotazione", "booking"), ("il ritardo", "delay")]),
    ("Verbi", [("partire", "to leave"), ("prenotare", "to book"), ("arrivare", "to arrive"), ("nuotare", "to swim"), ("scattare una foto", "to take a photo"), ("dimenticare", "to forget"), ("restare", "to stay")]),
    ("Aggettivi", [("affollato", "crowded"), ("indimenticabile", "unforgettable"), ("economico", "cheap"), ("rumoroso", "noisy"), ("stanco", "tired")]),
    ("Espressioni", [("Buon viaggio!", "Have a good journey!"), ("all’estero", "abroad"), ("due settimane fa", "two weeks ago"), ("andata e ritorno", "return (ticket)"), ("Non vedo l’ora.", "I can’t wait.")]),
]


@layout(HALF, "words-italian-chapter-list-by-class", "vocabulary at the end of a chapter of an Italian course, LaTeX: VOCABOLARIO as a heading, two columns of the page, Nomi, Verbi, Aggettivi and Espressioni as small headings, Italian in bold or roman at the left and English at a fixed place behind it, no rules, chapter and page in the head")
def words_italian_chapter_list_by_class(draw):
    look = draw.one([r"\textbf{{{}}}", "{}", r"\textbf{{{}}}"])
    other = draw.one(["{}", r"\textit{{{}}}"])
    place = draw.one(["0.5", "0.48"])
    body, items = r"{\huge\bfseries Vocabolario}\par\smallskip\textit{Capitolo 6: In vacanza}\par\medskip\hrule\begin{multicols}{2}", []
    for topic, words in ITALIAN:
        words = draw.some(words, {"Nomi": 9, "Verbi": 6}.get(topic, 5))
        body += rf"\needspace{{3\baselineskip}}\medskip{{\large\scshape {topic}}}\par\smallskip "
        for italian, english in words:
            body += rf"\noindent\makebox[{place}\linewidth][l]{{{look.format(tex(italian))}}}{other.format(tex(english))}\par "
            items.append(item(italian, english, kind="vocabulary", section=topic))
    body += r"\end{multicols}"
    engine, source = document(draw, body, ["palatino", "times", "libertine", "helvetica"], (11, 12), (20, 24), head=r"\fancyhead[L]{\small\itshape Capitolo 6}\fancyhead[R]{\small\thepage}", foot=" ", extra=r"\setcounter{page}{132}\setlength\parskip{2.5pt}\raggedcolumns")
    return Document(engine, source, items)


KOREAN = [
    ("학교", "hakgyo", "school"), ("친구", "chingu", "friend"), ("물", "mul", "water"), ("음식", "eumsik", "food"), ("시장", "sijang", "market"), ("책", "chaek", "book"), ("의자", "uija", "chair"), ("사과", "sagwa", "apple"), ("버스", "beoseu", "bus"), ("병원", "byeongwon", "hospital"), ("우유", "uyu", "milk"), ("아침", "achim", "morning"), ("저녁", "jeonyeok", "evening"),
    ("날씨", "nalssi", "weather"), ("가족", "gajok", "family"), ("어머니", "eomeoni", "mother"), ("아버지", "abeoji", "father"), ("동생", "dongsaeng", "younger sibling"), ("오늘", "oneul", "today"), ("내일", "naeil", "tomorrow"), ("가다", "gada", "to go"), ("먹다", "meokda", "to eat"), ("보다", "boda", "to see"), ("읽다", "ikda", "to read"), ("마시다", "masida", "to drink"), ("크다", "keuda", "to be big"),
]


@layout(HALF, "words-korean-numbered-table", "first Korean words, Chromium: title with lesson, ruled table with No., Korean, Romanization and Meaning, striped rows, large hangul, head repeated on the next page, a sentence on how to learn above it")
def words_korean_numbered_table(draw):
    words = draw.some(KOREAN, 24)
    font, size = draw.one(["Noto Sans", "Roboto", "Carlito"]), draw.one((11, 12))
    head = draw.one([("No.", "Korean", "Romanization", "Meaning"), ("#", "한국어", "Pronunciation", "English"), ("No.", "Hangul", "Romanization", "English")])
    stripe = draw.one(["#eef4fb", "#f4f4f4", "#fbf3e6"])
    body = "<h1>Lesson 2: Words of Everyday Life</h1><p>Listen to the recording, repeat each word aloud and write it three times in your exercise book.</p><table><thead><tr>" + "".join(f"<th>{cell}</th>" for cell in head) + "</tr></thead>"
    body += "".join(f"<tr><td>{n}</td><td lang=ko>{korean}</td><td>{sound}</td><td>{english}</td></tr>" for n, (korean, sound, english) in enumerate(words, 1)) + "</table>"
    css = f"""@page {{ size: A4; margin: 18mm 20mm; @bottom-right {{ content: "Korean for Beginners, page " counter(page); font: 8.5pt "{font}" }} }} body {{ font: {size}pt/1.4 "{font}", "Noto Sans CJK KR"; margin: 0 }} h1 {{ font-size: 18pt; margin: 0 0 2mm }} table {{ border-collapse: collapse; width: 100% }} th {{ background: #33475b; color: #fff; text-align: left }} th, td {{ border: 1px solid #99a; padding: 1.6mm 3mm }} td:nth-child(2) {{ font-family: "Noto Sans CJK KR"; font-size: 1.2em }} td:first-child, th:first-child {{ text-align: center; width: 12mm }} tr:nth-child(even) td {{ background: {stripe} }} tr {{ break-inside: avoid }}"""
    return Document("chromium", html(body, css), [item(korean, english, str(n), kind="vocabulary") for n, (korean, _, english) in enumerate(words, 1)])
