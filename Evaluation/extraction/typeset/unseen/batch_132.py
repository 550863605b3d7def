"""The hundred and thirty-second: ordinary sheets by one who does not know the reader: papers of the Caribbean, Australia and South
Africa, an exam review, a trial test (Turkey), general knowledge (India), statements, verbs, a list to match, an FAQ, a glossary and words.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "blind-then-read"


def said(marks):
    return f"({marks} mark{'s' if marks > 1 else ''})"


# Geography paper, Caribbean

COAST = [
    ("Waves shape the coasts of many islands in the region.", [
        ("a", None, [(None, "Define the term ‘longshore drift’.", ["the movement of sand and pebbles along a beach", "by waves that break at an angle"])]),
        ("b", None, [(None, "Name ONE landform that is made by wave erosion.", ["sea stack"])]),
        ("c", "A hotel plans to build a groyne on its beach.", [
            ("i", "Describe the appearance of a groyne.", ["a low wall of wood or stone", "built from the beach out into the sea"]),
            ("ii", "Explain how the groyne may harm the beach of a neighbouring village.", ["it traps sand that drifts along the coast", "so less sand reaches the next beach", "which is then worn away by the waves"])]),
    ]),
    ("Limestone is found in large parts of Jamaica and Barbados.", [
        ("a", "Rain water becomes a weak acid as it falls.", [
            ("i", "State the gas that rain water absorbs.", ["carbon dioxide"]),
            ("ii", "Explain how rain water widens the joints in limestone.", ["the acid reacts with the rock", "and carries the dissolved rock away"])]),
        ("b", None, [(None, "Distinguish between a stalactite and a stalagmite.", ["a stalactite hangs from the roof of a cave", "a stalagmite grows up from its floor"])]),
        ("c", None, [(None, "Suggest TWO problems that farmers face in limestone areas.", ["there are few streams at the surface", "the soil is thin"])]),
    ]),
    ("Hurricanes cross the Caribbean between June and November.", [
        ("a", None, [(None, "State the lowest temperature of the sea at which a hurricane can form.", ["26 °C"])]),
        ("b", None, [(None, "Outline TWO ways in which a household can prepare for a hurricane.", ["store food and clean water", "put shutters over the windows"])]),
    ]),
]


@layout(HALF, "paper-adriatic", "Caribbean geography paper, XeLaTeX: ruled lines and (2 marks) alone at the right below them, Total 8 marks, GO ON TO THE NEXT PAGE; scheme in its own file as a list with bullets and [1] each")
def paper_adriatic(draw):
    body, scheme, items = r"\begin{center}\textbf{SECTION A}\par\medskip\textbf{Answer ALL questions in this section.}\par Write your answers in the spaces provided.\end{center}\medskip ", r"\begin{center}\textbf{GEOGRAPHY -- PAPER 02}\par\textbf{KEY AND MARK SCHEME}\end{center}", []
    for n, (stem, parts) in enumerate(COAST, 1):
        total = 0
        body += rf"\needspace{{7cm}}\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(stem)}}}\medskip" "\n"
        scheme += rf"\bigskip\textbf{{Question {n}}}\par "
        for letter, inner, asked in parts:
            if inner:
                body += rf"\needspace{{4cm}}\lab{{9mm}}{{9mm}}{{({letter})}}{{{tex(inner)}}}\medskip" "\n"
            for place, (roman, question, points) in enumerate(asked):
                marks, total = len(points), total + len(points)
                body += rf"\needspace{{3.6cm}}\lab{{{'18mm' if roman else '9mm'}}}{{9mm}}{{({roman or letter})}}{{{tex(question)}}}" + rf"{{\leftskip={'27mm' if roman else '18mm'}" + r"\par\vspace{12pt}\noindent\hrulefill\par" * (marks + 1) + rf"\vspace{{4pt}}\hfill\textbf{{{said(marks)}}}\par}}\medskip" "\n"
                label = f"({letter})" + (f" ({roman})" if roman else "")
                scheme += r"\needspace{2cm}" + "".join(rf"\lab{{0pt}}{{23mm}}{{\makebox[18mm][l]{{{'' if k else label}}}$\bullet$}}{{{tex(point)}\hfill [1]}}" for k, point in enumerate(points)) + "\n"
                rubric = [{"text": point, "marks": 1} for point in points] if marks > 1 else None
                items.append(item(question, "\n".join(points), f"{n}({letter})" + (f"({roman})" if roman else ""), marks, stem=f"{stem} {inner}" if inner else stem, rubric=rubric))
        body += rf"\hfill\textbf{{Total {total} marks}}\par\vspace{{8mm}}" "\n"
        scheme += rf"\par\hfill\textbf{{Total {total} marks}}\par "
    body += r"\begin{center}\textbf{END OF SECTION A}\end{center}"
    look = dict(fonts=["timesnew"], sizes=(11,), margins=(22, 24))
    engine, source = document(draw, body, head=r"\fancyhead[C]{- \thepage\ -}", foot=r"\fancyfoot[R]{\footnotesize GO ON TO THE NEXT PAGE}\fancyfoot[L]{\footnotesize 01433020/CX/SPEC}", **look)
    return Document(engine, source, items, document(draw, scheme, **look)[1])


# Higher paper in biology, Australia

HIGHER = [
    ("A group of students measured how fast yeast breaks down sugar at five temperatures.", [("Identify the independent variable in this experiment.", 1, "The temperature of the yeast suspension."), ("Outline how the students could make their results more reliable.", 2, "They could repeat the test at each temperature several times and work out the mean of the results.")]),
    ("Haemophilia is caused by a recessive allele on the X chromosome.", [("Explain why the condition is more common in males than in females.", 2, "Males have one X chromosome, so a single recessive allele is expressed. Females need two copies of it."), ("Predict the chance that a son of a carrier mother and an unaffected father has haemophilia.", 1, "50%")]),
    ("Describe how a vaccine protects a person against an infectious disease.", 3, "A vaccine holds harmless antigens of the pathogen. Lymphocytes respond to them and memory cells stay in the body. On later infection antibodies are made quickly and in large numbers."),
    ("The numbat is an endangered marsupial that feeds on termites.", [("Identify ONE feature of the numbat that suits it to its diet.", 1, "It has a long, sticky tongue."), ("Explain how fencing a reserve against foxes can change the number of numbats.", 2, "Foxes prey on numbats, so keeping them out lowers the death rate and the population grows."), ("Propose how genetic testing helps those who breed numbats in zoos.", 2, "Tests show how closely animals are related, so that unrelated pairs can be mated and variety is kept.")]),
    ("Compare the structure of arteries and veins.", 3, "Both carry blood and have walls of three layers. Arteries have thick, elastic walls and a narrow lumen, while veins have thin walls, a wide lumen and valves."),
]


@layout(HALF, "paper-baltic", "Australian higher paper in biology, Chromium: Question 21 (3 marks) as head, (a) with a bold number at the right, ruled lines, head with marks of the section; nothing answered, End of paper")
def paper_baltic(draw):
    body = "<div class=h><b>Section II</b><br><b>17 marks<br>Attempt Questions 21–25</b><br>Allow about 30 minutes for this part</div><p class=i>Answer the questions in the spaces provided. These spaces provide guidance for the expected length of response.</p>"
    items = []
    for n, asked in enumerate(HIGHER, 21):
        parts = asked[1] if isinstance(asked[1], list) else [(None, *asked[1:])]
        total = sum(part[1] for part in parts)
        body += f"<p class=n>Question {n} ({total} marks)</p>"
        if len(parts) > 1:
            body += f"<p>{web(asked[0])}</p>"
        for k, (question, marks, _) in enumerate(parts):
            letter = f"({chr(97 + k)})" if question else ""
            text = question or asked[0]
            body += f"<div class=q><span class=l>{letter}</span><span class=x>{web(text)}</span><b class=m>{marks if question else ''}</b></div><div class=r>" + "<div></div>" * (marks * 2) + "</div>"
            items.append(item(text, None, f"{n}{letter}", marks, stem=asked[0] if question else None))
    css = ".h { font-size: 115%; margin-bottom: 4mm } .i { border-bottom: 2px solid #000; padding-bottom: 4mm } .n { font-weight: bold; margin: 8mm 0 2mm; break-after: avoid } .q { display: flex; margin: 4mm 0 1mm; break-after: avoid } .l:empty { display: none } .l { width: 10mm } .x { flex: 1 } .m { width: 12mm; text-align: right } .r { padding-left: 10mm; break-inside: avoid } .r div { border-bottom: 1px solid #444; height: 8mm } .e { text-align: center; font-weight: bold; margin-top: 14mm }"
    engine, source = page(draw, body + "<p class=e>End of paper</p>", ["Liberation Serif"], (12,), css)
    return Document(engine, source, items)


# Paper in business studies, South Africa

BUSINESS = [
    ("Business environments", [
        ("1.1", None, [("1.1", "Name the THREE business environments.", ["micro environment", "market environment", "macro environment"], 3)]),
        ("1.2", "Thandi’s Bakery in Polokwane has lost customers since a supermarket opened next door. She also struggles to pay for electricity.", [
            ("1.2.1", "Quote the challenge of the market environment from the scenario above.", ["a supermarket opened next door"], 1), ("1.2.2", "State the extent of control that Thandi has over this challenge.", ["She has some influence over it."], 1), ("1.2.3", "Advise Thandi on TWO ways to win customers back.", ["bake fresh bread that the supermarket does not sell", "deliver orders to homes and offices"], 4)]),
        ("1.3", None, [("1.3", "Explain the meaning of the term ‘stakeholder’.", ["a person or group with an interest in what a business does"], 2)]),
    ]),
    ("Forms of ownership", [
        ("2.1", None, [("2.1", "List TWO advantages of a sole trader.", ["the owner keeps all of the profit", "it is easy to establish"], 2)]),
        ("2.2", "Sipho and Anna want to start a car wash together. Each of them will put in R30 000.", [
            ("2.2.1", "Recommend a form of ownership for their business.", ["partnership"], 1), ("2.2.2", "Give a reason for your answer in QUESTION 2.2.1.", ["two people share capital and skills"], 2), ("2.2.3", "Calculate the total capital of the business.", ["R60 000"], 1)]),
        ("2.3", None, [("2.3", "Describe how a private company differs from a public company.", ["a private company may not offer its shares to the public", "the shares of a public company are sold on the stock exchange"], 4)]),
    ]),
]


@layout(HALF, "paper-caspian", "South African grade paper in business studies, word processor: QUESTION 1 in capitals with a topic, 1.1 and 1.2.1 with tabs, (2) at the right margin, [11] at the end; memorandum on a later page under the same numbers with ticks")
def paper_caspian(draw):
    items, total = [], 0
    body, memo = "", paragraph(run("MARKING GUIDELINE"), "New")
    for n, (topic, blocks) in enumerate(BUSINESS, 1):
        here = 0
        body += paragraph(run(f"QUESTION {n}: {topic.upper()}"), "Head")
        memo += paragraph(run(f"QUESTION {n}"), "Head")
        for number, stem, asked in blocks:
            if stem:
                body += paragraph(run(f"{number}\t{stem}"), "One")
            for label, question, points, marks in asked:
                here += marks
                body += paragraph(run(f"{label}\t{question}\t({marks})"), "Two" if stem else "One")
                tick = "✓" * (marks // len(points))
                first, *others = points
                memo += paragraph(run(f"{label}\t{first} ") + run(tick, "Sym") + (run(f"\t({marks})") if not others else ""), "Key")
                for k, point in enumerate(others, 1):
                    memo += paragraph(run(f"\t{point} ") + run(tick, "Sym") + (run(f"\t({marks})") if k == len(others) else ""), "Key")
                rubric = [{"text": point, "marks": None} for point in points] if marks > 1 else None
                items.append(item(question, "\n".join(points), label, marks, stem=stem, rubric=rubric))
        body += paragraph(run(f"\t[{here}]", "B"), "Sum")
        memo += paragraph(run(f"\t[{here}]", "B"), "Sum")
        total += here
    top = paragraph(run("BUSINESS STUDIES"), "Title") + paragraph(run("GRADE 10 – CONTROLLED TEST TERM 1", "B")) + paragraph(run(f"MARKS: {total}\tTIME: 30 minutes")) + paragraph(run("INSTRUCTIONS AND INFORMATION: Answer ALL the questions. Number the answers correctly according to the numbering system used in this question paper.", "I"))
    right = (16.6, 'style:type="right"')
    styles = (
        paragraph_style("One", 0.3, 1.5, -1.5, [(1.5, ""), right], extra='fo:margin-right="1.6cm"') + paragraph_style("Two", 0.3, 3.0, -1.5, [(3.0, ""), right], extra='fo:margin-right="1.6cm"')
        + paragraph_style("Key", 0.12, 1.5, -1.5, [(1.5, ""), right]) + paragraph_style("Sum", 0.2, tabs=[right]) + paragraph_style("New", 0, bold=True, size=16, extra='fo:break-before="page"')
        + '<style:style style:name="Sym" style:family="text"><style:text-properties fo:font-family="DejaVu Sans"/></style:style>'
    ).replace('fo:margin-right="1.6cm"', 'fo:margin-right="0cm"')
    engine, source = office(draw, top + body + memo, ["Liberation Sans"], (11,), 2.2, head="Business Studies    2    DBE/Term 1", styles=styles)
    return Document(engine, source, items)


# Review for a food handler's card, United States

FOOD = [
    ("What is the temperature danger zone for food?", ["0°F to 32°F", "32°F to 70°F", "41°F to 135°F", "135°F to 165°F"], 2, "Bacteria grow fastest between these temperatures."),
    ("How long should food handlers scrub their hands with soap?", ["3 to 5 seconds", "10 to 15 seconds", "1 minute", "2 minutes"], 1, "The whole process of washing takes about 20 seconds."),
    ("Which of these is one of the most common food allergens?", ["Rice", "Peanuts", "Lettuce", "Apples"], 1, "Wheat, soy, milk, eggs and fish belong to the same group."),
    ("What is the minimum internal temperature for cooked chicken?", ["135°F", "145°F", "155°F", "165°F"], 3, "Poultry needs the highest temperature of all meats."),
    ("Where should raw ground beef be stored in a cooler?", ["Above ready-to-eat food", "Next to the salad", "Below ready-to-eat food", "On the floor"], 2, "Juices must not be able to drip on food that will not be cooked."),
    ("A food handler has a sore throat with a fever. What should the manager do?", ["Have the person wear gloves", "Keep the person from working with food", "Give the person a mask", "Let the person wash dishes"], 1, "Those who serve people at high risk must even stay at home."),
    ("What does FIFO stand for?", ["First in, first out", "Fresh in, frozen out", "Food inspected for order", "First in, final out"], 0, "Older stock goes to the front of the shelf."),
    ("Which step comes right after washing a cutting board?", ["Sanitizing", "Air-drying", "Rinsing", "Scraping"], 2, "Soap that is left on the board weakens the sanitizer."),
    ("Where should a thermometer be placed to check a roast?", ["On the surface", "In the thickest part", "Next to the bone", "In the juices"], 1, "That part is the last to be hot."),
    ("Jewelry that a food handler may wear on the hands is", ["a watch.", "a plain band ring.", "a bracelet.", "a ring with a stone."], 1, "Stones and links hold dirt."),
]


@layout(HALF, "review-sargasso", "review questions for a food handler's card, groff: A. to D. one a line, below each question Answer: C. and its reason in one paragraph, running heads")
def review_sargasso(draw):
    asked = draw.some(FOOD, 10)
    lines = [".ds LH Food Safety Basics", ".ds RH Practice Test 1", ".ds CH", ".ds CF \\\\n(PN", ".P1", ".LP", "\\s+4\\fBPractice Test 1\\fP\\s0", ".LP", "Cover the answers with a sheet of paper. You need seven out of ten to pass."]
    items = []
    for n, (question, options, right, why) in enumerate(asked, 1):
        lines += [".LP", ".ne 9", ".in 4n", ".ti -4n", f"{n}.\\h'|4n'{plain(question)}"]
        for letter, option in zip("ABCD", options):
            lines += [".br", ".in 8n", ".ti -4n", f"{letter}.\\h'|4n'{plain(option)}"]
        lines += [".sp 0.3", ".in 4n", f"\\fBAnswer: {'ABCD'[right]}.\\fP {plain(why)}", ".in 0"]
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    engine, source = roff(draw, lines, (10, 11), ("H", "P"))
    return Document(engine, source, items)


# Trial test in geography, Turkey

DENEME = [
    ("Türkiye’nin yüz ölçümü en büyük ili aşağıdakilerden hangisidir?", ["Ankara", "Konya", "Sivas", "Erzurum", "Van"], 1),
    ("Aşağıdaki göllerden hangisi Türkiye’nin en büyük gölüdür?", ["Tuz Gölü", "Beyşehir Gölü", "Van Gölü", "Eğirdir Gölü", "İznik Gölü"], 2),
    ("Türkiye’nin en yüksek dağı aşağıdakilerden hangisidir?", ["Ağrı Dağı", "Erciyes Dağı", "Kaçkar Dağı", "Uludağ", "Nemrut Dağı"], 0),
    ("Aşağıdaki ürünlerden hangisi en çok Rize’de yetiştirilir?", ["pamuk", "zeytin", "muz", "çay", "buğday"], 3),
    ("Kızılırmak aşağıdaki denizlerden hangisine dökülür?", ["Akdeniz", "Ege Denizi", "Marmara Denizi", "Hazar Denizi", "Karadeniz"], 4),
    ("İstanbul Boğazı hangi iki denizi birbirine bağlar?", ["Karadeniz ile Marmara’yı", "Ege ile Marmara’yı", "Ege ile Akdeniz’i", "Karadeniz ile Hazar’ı", "Marmara ile Akdeniz’i"], 0),
    ("Aşağıdaki illerden hangisi Ege Bölgesi’ndedir?", ["Samsun", "Mersin", "İzmir", "Malatya", "Edirne"], 2),
    ("Türkiye’de nüfusu en kalabalık il hangisidir?", ["Bursa", "Ankara", "Adana", "İstanbul", "Antalya"], 3),
    ("Peri bacaları en çok hangi yörede görülür?", ["Kapadokya", "Çukurova", "Trakya", "Göller Yöresi", "Menteşe"], 0),
    ("Aşağıdaki ülkelerden hangisi Türkiye’nin komşusu değildir?", ["Gürcistan", "Bulgaristan", "Irak", "Yunanistan", "Romanya"], 4),
]


@layout(HALF, "deneme-marmara", "Turkish trial test in geography, XeLaTeX: two columns with a rule between them, A) to E) one a line, title bar, CEVAP ANAHTARI as 1-B 2-C in one line at the foot")
def deneme_marmara(draw):
    inner, items, key = "", [], []
    for n, (question, options, right) in enumerate(DENEME, 1):
        inner += rf"\begin{{minipage}}{{\linewidth}}\raggedright\hyphenpenalty=10000\setlength\parskip{{2pt}}\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{\textbf{{{tex(question)}}}}}\smallskip" + "".join(rf"\lab{{7mm}}{{7mm}}{{{letter})}}{{{tex(text)}}}" for letter, text in zip("ABCDE", options)) + r"\end{minipage}\par\vspace{7mm}" "\n"
        key.append(rf"\mbox{{{n}-{'ABCDE'[right]}}}")
        items.append(item(question, options[right], str(n), None, choices("ABCDE", options), kind="mcq", answer_label="ABCDE"[right]))
    body = r"\colorbox{black!80}{\makebox[\dimexpr\linewidth-2\fboxsep][c]{\color{white}\bfseries COĞRAFYA DENEME SINAVI -- 3}}\par\smallskip{\small Bu testte 10 soru vardır. Cevaplarınızı cevap kâğıdına işaretleyiniz. Süre: 15 dakika}\par\medskip\begin{multicols}{2}\raggedright " + inner + r"\end{multicols}\vfill\hrule\smallskip{\small\textbf{CEVAP ANAHTARI:}\quad " + r"\quad ".join(key) + r"}"
    engine, source = document(draw, body, ["arial", "noto"], (10,), (16, 18), head=r"\fancyhead[L]{\small Yayla Yayınları}\fancyhead[R]{\small 9. Sınıf}", extra=r"\setlength\columnseprule{.4pt}\setlength\columnsep{9mm}")
    return Document(engine, source, items)


# General knowledge, India

KNOWLEDGE = [
    ("Which gas is filled in the bulb of an ordinary incandescent lamp?", ["Oxygen", "Argon", "Hydrogen", "Chlorine"], 1), ("The Konark Sun Temple is situated in", ["Odisha", "Bihar", "Kerala", "Gujarat"], 0), ("Deficiency of vitamin C causes", ["rickets", "night blindness", "scurvy", "beriberi"], 2), ("Who wrote the ‘Panchatantra’?", ["Kalidasa", "Banabhatta", "Tulsidas", "Vishnu Sharma"], 3),
    ("How many players are there in a kabaddi team on the court?", ["5", "7", "9", "11"], 1), ("The Hirakud Dam is built on the river", ["Godavari", "Krishna", "Mahanadi", "Narmada"], 2), ("The first battle of Panipat was fought in", ["1526", "1556", "1761", "1857"], 0), ("Which planet is called the Red Planet?", ["Venus", "Jupiter", "Saturn", "Mars"], 3),
    ("The unit of electric power is the", ["volt", "watt", "ampere", "ohm"], 1), ("Bharatanatyam is a classical dance of", ["Assam", "Manipur", "Tamil Nadu", "Punjab"], 2), ("The currency of Japan is the", ["Yen", "Won", "Yuan", "Ringgit"], 0), ("Which is the largest gland in the human body?", ["Pancreas", "Thyroid", "Spleen", "Liver"], 3),
]


@layout(HALF, "knowledge-tasman", "Indian book of general knowledge, Chromium: two columns, (a) to (d) two a row, Ans. (b) at the right end of the last row, coloured head with the chapter, folio in the foot")
def knowledge_tasman(draw):
    asked = draw.some(KNOWLEDGE, 12)
    body, items = "<div class=t><span>Chapter 6</span><b>MISCELLANEOUS QUESTIONS</b></div><div class=c>", []
    for n, (question, options, right) in enumerate(asked, 1):
        cells = "".join(f"<span>({letter}) {web(text)}</span>" for letter, text in zip("abcd", options))
        body += f"<div class=q><p><b>{n}.</b>{web(question)}</p><div class=o>{cells}</div><p class=a>Ans. ({'abcd'[right]})</p></div>"
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    body += "</div><p class=f>General Knowledge Digest &nbsp;|&nbsp; 114</p>"
    css = ".t { background: #7b1e3a; color: white; padding: 2mm 4mm; display: flex; justify-content: space-between; margin-bottom: 5mm } .c { columns: 2; column-gap: 9mm; column-rule: 1px solid #7b1e3a } .q { break-inside: avoid; margin-bottom: 4mm } .q p { margin: 0; padding-left: 8mm; text-indent: -8mm } .q p b { display: inline-block; width: 8mm; text-indent: 0 } .o { display: grid; grid-template-columns: 1fr 1fr; padding-left: 8mm } .q .a { text-align: right; font-weight: bold; color: #7b1e3a } .f { text-align: center; margin-top: 8mm; font-size: 85% }"
    engine, source = page(draw, body, ["Liberation Serif", "Caladea"], (11,), css)
    return Document(engine, source, items)


# Statements on the sea, a worksheet

OCEAN = [
    ("The Pacific is the largest ocean on Earth.", True), ("Sea water freezes at exactly 0 °C.", False), ("Whales are fish that breathe through gills.", False), ("Most of the heat that the Earth takes up is stored in the oceans.", True), ("The Dead Sea lies below the level of the ocean.", True), ("Tides are caused mainly by the wind.", False),
    ("Coral reefs are built by tiny animals.", True), ("Sunlight reaches the bottom of the deepest trenches.", False), ("An octopus has three hearts.", True), ("The Atlantic is becoming narrower every year.", False), ("Plankton drifts with the currents.", True), ("The saltiest water is found at the mouths of rivers.", False),
]


@layout(HALF, "statements-mammatus", "science worksheet, word processor: ruled table with No., Statement, True, False and a box to tick in each, name and class lines; Teacher's key on the next page as a second table in the words TRUE and FALSE")
def statements_mammatus(draw):
    asked = draw.some(OCEAN, 11)
    body = paragraph(run("Name: ______________________\tClass: ________   Date: ____________"), "Body") + paragraph(run("Oceans: what do you know?"), "Title") + paragraph(run("Read each statement and put a tick in the right column. Compare your answers with your partner.", "I"))
    body += office_table([[run("No.", "B"), run("Statement", "B"), run("True", "B"), run("False", "B")]] + [[run(str(n)), run(text), run("☐", "Sym"), run("☐", "Sym")] for n, (text, _) in enumerate(asked, 1)], [1.3, 12.0, 1.6, 1.7])
    body += paragraph(run("Extra: choose one false statement and say to your group what is wrong with it."))
    body += paragraph(run("Teacher’s key"), "New") + paragraph(run("Oceans: what do you know?", "I")) + office_table([[run("No.", "B"), run("Answer", "B")]] + [[run(str(n)), run(str(value).upper())] for n, (_, value) in enumerate(asked, 1)], [1.3, 3.0])
    styles = paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"') + '<style:style style:name="Sym" style:family="text"><style:text-properties fo:font-family="DejaVu Sans" fo:font-size="14pt"/></style:style>'
    engine, source = office(draw, body, ["Carlito", "Comic Neue", "Liberation Sans"], (12,), 2.2, head="Year 6 Science    Our blue planet", styles=styles)
    return Document(engine, source, [item(text, str(value), str(n), kind="truefalse") for n, (text, value) in enumerate(asked, 1)])


# Past tenses, a language school

VERBS = [("We ______________ (leave) the house at six yesterday.", "left"), ("I ______________ (not / see) your message until this morning.", "didn’t see"), ("What ______________ (you / do) when the lights went out?", "were you doing"), ("They ______________ (have) dinner when I arrived.", "were having"), ("Tom ______________ (break) his arm while he was skiing.", "broke"), ("It ______________ (rain) all day, so we stayed at home.", "rained"), ("She ______________ (teach) at this school for ten years before she retired.", "taught")]
PREPOSITIONS = [("I have been waiting ________ half past two.", "since"), ("The museum is closed ________ Mondays.", "on"), ("We lived in Cairo ________ three years.", "for"), ("The letter must arrive ________ Friday at the latest.", "by"), ("He fell asleep ________ the film.", "during"), ("The bus leaves ________ noon.", "at")]


@layout(HALF, "verbs-virga", "grammar sheet of a language school, Typst: A with the verb in brackets behind the gap, B with a box of prepositions, numbers that begin again; ANSWERS in small print at the foot of the page, one paragraph for each exercise")
def verbs_virga(draw):
    heads = ["A  Put the verbs in brackets into the past simple or the past continuous.", "B  Complete the sentences with the prepositions in the box."]
    body, items, key = "", [], ""
    bank = draw.mixed([answer for _, answer in PREPOSITIONS])
    for head, asked in zip(heads, (VERBS, PREPOSITIONS)):
        asked = draw.mixed(asked)
        body += f'#v(3mm)\n#text(1.1em, weight: "bold")[{head}]\n#v(1mm)\n'
        if asked[0] in PREPOSITIONS:
            body += f'#align(center)[#box(stroke: 0.8pt, inset: 7pt, radius: 3pt)[{" #h(6mm) ".join(bank)}]]\n#v(1mm)\n'
        for n, (text, answer) in enumerate(asked, 1):
            shown = text.replace("_", "\\_")
            body += f'#grid(columns: (8mm, 1fr), [{n}], [{shown}])\n'
            items.append(item(text, answer, str(n), kind="gap", section=head.replace("  ", " ")))
        key += f"*{head[0]}* " + "; ".join(f"{n} {answer}" for n, (_, answer) in enumerate(asked, 1)) + " \\ "
    source = f"""#set page(paper: "a4", margin: 20mm, header: text(9pt)[Harbour Language School #h(1fr) Intermediate B1 · Unit 5])
#set text(font: ({draw.one(['"Lato"', '"Carlito"', '"Open Sans"'])},), size: 11pt, lang: "en")
#set grid(gutter: 0pt)
#show grid: set block(spacing: 4.2mm)
#text(18pt, weight: "bold")[Past events]

Name #box(width: 60mm, line(length: 100%, stroke: 0.5pt)) #h(1fr) Date #box(width: 30mm, line(length: 100%, stroke: 0.5pt))

{body}
#v(1fr)
#line(length: 100%, stroke: 0.4pt)
#text(8pt)[ANSWERS \\ {key}]
"""
    return Document("typst", source, items)


# Inventions to match

INVENTORS = [("Alexander Graham Bell", "telephone"), ("Tim Berners-Lee", "World Wide Web"), ("Louis Braille", "raised writing for the blind"), ("John Logie Baird", "mechanical television"), ("Alfred Nobel", "dynamite"), ("Johannes Gutenberg", "printing with movable type"), ("James Dyson", "bagless vacuum cleaner"), ("Alexander Fleming", "penicillin"), ("Rudolf Diesel", "engine without spark plugs"), ("Karl Benz", "motor car")]
SPARE = ["ballpoint pen", "safety razor"]


@layout(HALF, "matching-celebes", "matching quiz of an American middle school, pdfLaTeX: Column I with a blank before each number, Column II with letters a. to l. of which two are not used, directions in bold, no key, score and unit below a rule at the foot")
def matching_celebes(draw):
    asked = draw.mixed(INVENTORS)
    ends = draw.mixed([right for _, right in asked] + SPARE)
    letters = "abcdefghijkl"
    listed = choices(letters, ends)
    left = "".join(rf"\lab{{0pt}}{{20mm}}{{\underline{{\hspace{{10mm}}}}\enspace {n}.}}{{{tex(name)}}}\medskip" for n, (name, _) in enumerate(asked, 1))
    right = "".join(rf"\lab{{0pt}}{{7mm}}{{{letter}.}}{{{tex(text)}}}\medskip" for letter, text in zip(letters, ends))
    body = rf"Name \underline{{\hspace{{60mm}}}}\hfill Period \underline{{\hspace{{15mm}}}}\hfill Date \underline{{\hspace{{25mm}}}}\par\bigskip\begin{{center}}{{\Large\bfseries Quiz: Inventors and Inventions}}\end{{center}}\textbf{{Directions: Match each inventor in Column I with the invention in Column II. Write the letter on the blank. Two letters will not be used.}}\par\bigskip\begin{{minipage}}[t]{{0.48\linewidth}}\textbf{{Column I}}\par\medskip {left}\end{{minipage}}\hfill\begin{{minipage}}[t]{{0.46\linewidth}}\textbf{{Column II}}\par\medskip {right}\end{{minipage}}\par\vfill\hrule\smallskip{{\footnotesize Score: \underline{{\hspace{{12mm}}}} / 10\hfill World History, Unit 6}}"
    engine, source = document(draw, body, ["times", "lm", "palatino"], (12,), (22, 25), foot="", paper="letterpaper")
    return Document(engine, source, [item(name, None, str(n), None, listed, kind="match") for n, (name, _) in enumerate(asked, 1)])


# FAQ of a college

COLLEGE = [
    ("Applying", [("When does the application period open?", "Applications open on 1 October and close on 31 January. Late applications are considered only if there are places left."), ("Can I apply for more than one course?", "Yes. You may name up to three courses on one form, in order of preference."), ("Is there an application fee?", "No. Applying to the college is free of charge."), ("Do I need to come for an interview?", "Only applicants for nursing, drama and teaching are interviewed. All others are chosen by their results.")]),
    ("Fees and funding", [("How much are the tuition fees?", "Fees depend on the course and on where you live. The current rates are listed on the page of each course."), ("Can I pay in instalments?", "Yes, in three instalments that are due in September, January and April."), ("Are there scholarships for students from abroad?", "The college gives twelve scholarships a year, each worth half of the tuition fee.")]),
    ("Living on campus", [("Am I guaranteed a room in my first year?", "Yes, if you accept your offer by 30 June and apply for a room by 15 July."), ("May I bring a car?", "Parking on campus is for staff and disabled students only. A bus runs to the station every ten minutes."), ("What is included in the rent?", "Heating, water, electricity and Wi-Fi are included. Bed linen is not.")]),
]


@layout(HALF, "faq-arafura", "FAQ of a college printed from its web site, Chromium: date and title at the top, address and page at the foot, menu line, topics, questions with a triangle that opens, answers indented beside a line, Back to top")
def faq_arafura(draw):
    body, items = "<p class=u><span>03/02/2025, 14:07</span><span>Frequently asked questions | Northlea College</span></p><p class=m>Home › Study › Admissions › FAQs</p><h1>Frequently asked questions</h1><p>Can’t find what you are looking for? Write to the admissions team or call us on weekdays from 9am to 4pm.</p>", []
    for topic, pairs in COLLEGE:
        body += f"<h2>{topic}</h2>"
        for question, answer in pairs:
            body += f"<div class=p><p class=q><span>▾</span>{web(question)}</p><p class=a>{web(answer)}</p></div>"
            items.append(item(question, answer, kind="faq", section=topic))
        body += "<p class=b>Back to top</p>"
    body += "<p class=u><span>https://www.northlea.example/study/admissions/faqs</span><span>1/1</span></p>"
    css = ".u { display: flex; justify-content: space-between; font-size: 70% } .m { font-size: 80%; color: #666 } h1 { color: #14532d } h2 { font-size: 125%; color: #14532d; margin: 7mm 0 2mm; break-after: avoid } .p { break-inside: avoid } .q { font-weight: bold; margin: 3mm 0 1mm } .q span { font-family: 'DejaVu Sans'; display: inline-block; width: 6mm } .a { margin: 0 0 0 6mm; border-left: 3px solid #cbd5c0; padding-left: 3mm } .b { font-size: 80%; text-align: right; text-decoration: underline; color: #14532d }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Lato"], (9.5,), css)
    return Document(engine, source, items)


# Glossary of insurance

INSURANCE = [
    ("Act of God", "A natural event, such as a flood or an earthquake, that no care could have prevented."), ("Actuary", "A person who works out the likelihood of losses and the premiums that will pay for them."), ("Beneficiary", "The person who receives the money when a life policy pays out."), ("Claim", "A request by the policyholder to be paid for a loss."), ("Cover note", "A short document that proves that insurance is in force until the policy itself is issued."),
    ("Depreciation", "The fall in the value of an item through age and wear."), ("Excess", "The part of each claim that the policyholder has to bear."), ("Exclusion", "A risk or an event for which the policy does not pay."), ("Indemnity", "The principle that a policyholder should be neither better nor worse off after a claim than before the loss."), ("No-claims bonus", "A discount for each year in which no claim has been made."),
    ("Premium", "The price that is paid for insurance, once or at regular times."), ("Reinsurance", "Insurance that insurers buy to protect themselves against very large losses."), ("Third party", "Anyone who suffers injury or damage and is neither the insurer nor the insured."), ("Underwriter", "A person who decides whether to accept a risk, and on what terms."),
]


@layout(HALF, "glossary-barents", "Insurance terms explained, leaflet of a broker, word processor: initial letters as heads, term in bold with a colon, its meaning on the same line, a note with a telephone number at the end")
def glossary_barents(draw):
    entries, letter = draw.some(INSURANCE, 13), ""
    body, items = paragraph(run("Insurance terms explained"), "Title") + paragraph(run("Your policy uses words that may be new to you. This guide tells you in plain English what they mean. It does not form part of your policy.")), []
    for term, meaning in entries:
        if term[0] != letter:
            letter = term[0]
            body += paragraph(run(letter), "Initial")
        body += paragraph(run(f"{term}:", "B") + run(f" {meaning}"), "Body")
        items.append(item(term, meaning, kind="definition"))
    body += paragraph(run("If you need this leaflet in large print, please call us on 0800 000 123.", "I"), "Head")
    styles = paragraph_style("Initial", 0.35, bold=True, size=15, extra='fo:keep-with-next="always" fo:border-bottom="0.75pt solid #777777"')
    engine, source = office(draw, body, ["Liberation Sans", "Carlito", "Lato"], (11,), 2.4, head="Harrow & Wells Insurance Brokers", styles=styles)
    return Document(engine, source, items)


# Russian words

RUSSIAN = [
    ("хлеб", "khlyep", "m", "bread"), ("молоко", "ma-la-KO", "n", "milk"), ("сыр", "syr", "m", "cheese"), ("яблоко", "YA-bla-ka", "n", "apple"), ("рыба", "RY-ba", "f", "fish"), ("мясо", "MYA-sa", "n", "meat"), ("суп", "soop", "m", "soup"), ("чай", "chai", "m", "tea"),
    ("вода", "va-DA", "f", "water"), ("соль", "sol’", "f", "salt"), ("сахар", "SA-khar", "m", "sugar"), ("картошка", "kar-TOSH-ka", "f", "potatoes"), ("капуста", "ka-POOS-ta", "f", "cabbage"), ("яйцо", "yai-TSO", "n", "egg"), ("масло", "MAS-la", "n", "butter, oil"),
]


@layout(HALF, "words-laptev", "vocabulary of a Russian course, XeLaTeX: table with thick rules above and below, Russian in bold, Say it, Gender and English, a note on gender in a box, running heads with the unit")
def words_laptev(draw):
    words = draw.some(RUSSIAN, 14)
    lines = "".join(rf"\textbf{{{russian}}} & {tex(sound)} & {gender} & {tex(english)}\\" "\n" for russian, sound, gender, english in words)
    body = r"{\Large\bfseries Vocabulary: At the grocer’s}\par\bigskip\renewcommand\arraystretch{1.35}\begin{center}\begin{tabular}{p{38mm}p{38mm}p{20mm}p{45mm}}\noalign{\hrule height 1.2pt}\textit{Russian} & \textit{Say it} & \textit{Gender} & \textit{English}\\\hline " + lines + r"\noalign{\hrule height 1.2pt}\end{tabular}\end{center}\bigskip\fbox{\parbox{0.95\linewidth}{\textbf{Note.} Nouns that end in a consonant are masculine (m), most of those in -а or -я are feminine (f), and those in -о or -е are neuter (n). Stressed syllables are in capitals.}}"
    engine, source = document(draw, body, ["notoserif", "libertine", "timesnew"], (11,), (22, 25), head=r"\fancyhead[L]{\small Russian from Scratch}\fancyhead[R]{\small Unit 4}", extra=r"\renewcommand\headrulewidth{.4pt}")
    return Document(engine, source, [item(russian, english, kind="vocabulary") for russian, _, _, english in words])
