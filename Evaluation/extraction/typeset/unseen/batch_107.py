"""The hundred and seventh: more ordinary sheets of the same author: a biology paper without answers, a pub quiz, a placement test, a
trainer's table, a Brazilian worksheet, an FAQ, words in Japanese, Urdu and English, textbook exercises, German questions with answers
and a newsletter.
"""

import importlib

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from paper import Document, choices, item, layout
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"


def typ(text):
    """The text for Typst's markup."""
    for sign in "\\#$*_@<>`[]~":
        text = text.replace(sign, "\\" + sign)
    return text


def plural(marks):
    return f"{marks} mark{'s' if marks > 1 else ''}"


# Biology paper of an Australian state, nothing answered

BIOLOGY = [
    ("Students measured the heart rate of one person before and after exercise. Their results are shown in the table below.", "table", [
        ("State the dependent variable in this investigation.", 1), ("Calculate the increase in heart rate from rest to the end of the exercise.", 1), ("Explain how a higher heart rate helps muscle cells during exercise.", 3),
    ]),
    ("The graph below shows the number of frogs counted at four ponds.", "bars", [
        ("Identify the pond with the smallest population of frogs.", 1),
        (("Pond C lies beside a road.", [("Suggest one reason why few frogs live there.", 1), ("Describe one measure that could help the frogs to reach the pond.", 2)])),
        ("The students counted on one evening only. Explain why this limits the conclusions they can draw.", 2),
    ]),
    ("In pea plants, the allele for purple flowers (P) is dominant to the allele for white flowers (p).", None, [
        ("Write the genotype of a plant with white flowers.", 1),
        (("A plant that is heterozygous for flower colour is crossed with a plant that has white flowers.", [("Draw a Punnett square for this cross.", 2), ("State the expected ratio of purple to white flowers in the offspring.", 1)])),
        ("Explain why two purple-flowered plants can have offspring with white flowers.", 2),
    ]),
]


@layout(HALF, "biology-tagliatelle", "biology paper of an Australian state, Typst: Question 1 (5 marks) as a bold head, a. b. with i. ii., ruled lines, 2 marks at the right below the lines, a table and a bar chart, TURN OVER in the foot, nothing answered")
def biology_tagliatelle(draw):
    ponds = draw.shuffled([14, 9, 11]) + [3]
    ponds = [ponds[0], ponds[1], 3, ponds[2]]
    figures = {
        "table": '#align(center)[#table(columns: 2, inset: 6pt, stroke: 0.5pt, [*Time*], [*Heart rate (beats per minute)*], [at rest], [68], [after 2 minutes], [105], [after 4 minutes], [127], [end of exercise], [134])]\n',
        "bars": "#block(breakable: false, width: 100%)[#align(center)[#grid(columns: (16mm,) * 4, align: bottom + center, row-gutter: 4pt, "
        + ", ".join(f"rect(width: 9mm, height: {n * 2.2}mm, fill: luma(200), stroke: 0.5pt)[]" for n in ponds)
        + ", " + ", ".join(f"[{n}]" for n in ponds) + ", [A], [B], [C], [D])\n#text(0.85em)[Pond]]]\n",
    }
    body, items = "", []

    def asked(label, question, marks, left):
        lines = "".join("#v(7.5mm)#line(length: 100%, stroke: 0.4pt)\n" for _ in range(marks))
        if question.startswith("Draw"):
            lines = "#v(38mm)"
        return f"#block(breakable: false, above: 12pt)[#pad(left: {left}mm)[#grid(columns: (8mm, 1fr), [*{label}.*], [{typ(question)}])\n{lines}#v(-1mm)#align(right)[#text(0.85em)[{plural(marks)}]]]]\n"

    for n, (stem, figure, parts) in enumerate(BIOLOGY, 1):
        total = sum(p[1] if isinstance(p[1], int) else sum(m for _, m in p[1]) for p in parts)
        body += f"#block(sticky: true, above: 20pt)[*Question {n}* ({total} marks)]\n#block(sticky: true)[{typ(stem)}]\n" + (figures[figure] if figure else "")
        for k, (text, rest) in enumerate(parts):
            letter = "abcd"[k]
            if isinstance(rest, int):
                body += asked(letter, text, rest, 0)
                items.append(item(text, None, f"{n}({letter})", rest, stem=stem))
            else:
                body += f"#block(above: 12pt, sticky: true)[#grid(columns: (8mm, 1fr), [*{letter}.*], [{typ(text)}])]\n"
                for j, (question, marks) in enumerate(rest):
                    body += asked("i" * (j + 1), question, marks, 8)
                    items.append(item(question, None, f"{n}({letter})({'i' * (j + 1)})", marks, stem=f"{stem} {text}"))
    source = f"""#set page(paper: "a4", margin: (x: 22mm, y: 22mm), header: text(8pt)[2024 BIOLOGY TRIAL EXAM #h(1fr) #context counter(page).display()], footer: text(8pt)[#h(1fr) *SECTION B* – continued #h(1fr) *TURN OVER*])
#set text(font: ({draw.one(['"Liberation Serif"', '"Liberation Sans"', '"TeX Gyre Termes"'])},), size: {draw.one([10.5, 11])}pt, lang: "en")
#align(center)[#text(14pt, weight: "bold")[SECTION B – Short-answer questions]]
#block(stroke: 0.6pt, inset: 7pt, width: 100%)[*Instructions for Section B*\\
Answer *all* questions in the spaces provided. Write using blue or black pen. Unless otherwise indicated, the diagrams in this section are *not* drawn to scale.]
{body}
#v(6mm)
#align(center)[*END OF SECTION B*]
"""
    return Document("typst", source, items)


# Pub quiz with the answers behind the questions

PUB = [
    ("ROUND 1 – FOOD & DRINK", [("Which spice is made from the stigmas of a crocus?", "Saffron"), ("What is the main ingredient of guacamole?", "Avocado"), ("Halloumi cheese comes from which island?", "Cyprus"), ("Which fruit is dried to make a prune?", "Plum"), ("What kind of pastry is used for profiteroles?", "Choux")]),
    ("ROUND 2 – ON THE MAP", [("What is the capital of Peru?", "Lima"), ("Which river flows through Vienna and Budapest?", "The Danube"), ("Ben Nevis is the highest mountain of which country?", "Scotland – also the UK"), ("Which sea lies between Italy and Croatia?", "The Adriatic"), ("In which country would you find the city of Marrakesh?", "Morocco")]),
    ("ROUND 3 – NUMBERS", [("How many squares are there on a chessboard, counting only the smallest?", "64"), ("How many players are there in a netball team?", "7"), ("In what year did the Berlin Wall fall?", "1989"), ("How many sides does a heptagon have?", "7"), ("How many strings does a violin have?", "4")]),
]


@layout(HALF, "quiz-campanelle", "pub quiz of an English charity night, word processor: quizmaster’s copy, rounds in shaded bars, numbers that begin again, the answer in bold in round brackets behind each question, picture round told of, totals line")
def quiz_campanelle(draw):
    sheet = Sheet(draw.one(["Carlito", "Comic Neue", "Liberation Sans"]), draw.one((11, 12)), margin=2.2)
    sheet.head = sheet.p("The Fox & Goose – Charity Quiz Night in aid of the lifeboats\t£2 a head", tabs=[(sheet.wide, RIGHT)], size=9)
    sheet.body += [sheet.p("<b>QUIZMASTER’S COPY</b>", "center", size=18, after=0.1), sheet.p("<i>Read each question twice. Phones away! The picture round is handed out at the interval.</i>", "center", after=0.3)]
    items = []
    for head, pairs in PUB:
        sheet.body.append(sheet.table([[f"<b>{head}</b>"]], [sheet.wide - 0.1], fills={0: "#c6d9f1"}))
        for n, (question, answer) in enumerate(draw.some(pairs, 4), 1):
            sheet.body.append(sheet.p(f"{n}.\t{question} <b>({answer})</b>", left=1, first=-1, tabs=[1], before=0.15))
            items.append(item(question, answer, str(n), section=head))
        sheet.body.append(sheet.p("Collect the sheets and swap with the next table. Total for this round: ____ / 4", size=9, before=0.15, after=0.5, color="#555555"))
    return Document(*sheet.source(), items)


# Placement test

PLACEMENT = [
    ("My sister ___ in a bank.", ["work", "works", "working", "is work"]), ("___ there any milk in the fridge?", ["Is", "Are", "Has", "Does"]), ("We ___ to the cinema yesterday.", ["go", "gone", "went", "have gone"]),
    ("This exercise is ___ than the last one.", ["difficult", "more difficult", "most difficult", "the difficult"]), ("I’m interested ___ learning Spanish.", ["on", "for", "at", "in"]), ("If it rains, we ___ at home.", ["stay", "will stay", "stayed", "would stay"]),
    ("She asked me where I ___.", ["live", "do live", "lived", "am living"]), ("The bridge ___ in 1890.", ["built", "was built", "has built", "was building"]), ("You ___ smoke here. It’s forbidden.", ["mustn’t", "don’t have to", "needn’t", "couldn’t"]),
    ("I wish I ___ more time.", ["have", "had", "will have", "would"]), ("He’s the man ___ car was stolen.", ["who", "which", "whose", "that"]), ("By next June I ___ here for ten years.", ["work", "will work", "am working", "will have worked"]), ("No sooner ___ sat down than the phone rang.", ["I had", "had I", "I have", "did I"]),
]


@layout(HALF, "placement-rigatoni", "placement test of a language school, pdfLaTeX: two columns with a rule, sentences with a drawn gap, options A to D two in a row, office box for score and level, nothing answered")
def placement_rigatoni(draw):
    asked = draw.some(PLACEMENT, 12)
    body = r"\begin{tabular}{|p{70mm}|p{40mm}|p{40mm}|}\hline Name: & Date: & \textit{Office use:} Level\\[4mm]\hline\end{tabular}\par\begin{center}{\Large\bfseries English Placement Test}\end{center}Choose the correct answer, A, B, C or D, to complete each sentence. Mark only one answer. Stop when the questions become too difficult. You have 15 minutes.\par\medskip\setlength\columnseprule{0.4pt}\begin{multicols}{2} "
    items = []
    for n, (text, options) in enumerate(asked, 1):
        cells = [rf"\makebox[33mm][l]{{\textbf{{{a}}}\enspace {tex(o)}}}" for a, o in zip("ABCD", options)]
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{3pt}}\raggedright\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(text).replace(chr(92) + '_' * 1 + chr(92) + '_' + chr(92) + '_', chr(92) + 'rule[-1pt]{14mm}{0.4pt}')}}}\hspace*{{8mm}}{cells[0]}{cells[1]}\par\hspace*{{8mm}}{cells[2]}{cells[3]}\end{{minipage}}\par\vspace{{6mm}}" + "\n"
        items.append(item(text.replace("___", "").strip(), None, str(n), None, choices("ABCD", options), kind="gap", gap=True))
    body += r"\end{multicols}\bigskip\begin{center}Please hand this paper to reception. We will invite you to a short interview.\end{center}"
    engine, source = document(draw, body, ["lmsans", "times", "palatino"], (10, 11), (18, 20), foot=r"\fancyfoot[L]{\footnotesize Bridgeway School of English}\fancyfoot[R]{\footnotesize PT/A -- \thepage}")
    return Document(engine, source, items)


# Trainer's table in food hygiene

HYGIENE = [
    ("At what temperature should a fridge be kept?", ["Below 5 °C", "10 °C", "15 °C"], 0), ("Bacteria grow fastest between", ["−18 °C and 0 °C", "5 °C and 63 °C", "70 °C and 100 °C"], 1), ("Raw meat should be stored", ["above salads", "next to milk", "at the bottom of the fridge"], 2),
    ("How long should you wash your hands?", ["5 seconds", "20 seconds", "2 minutes"], 1), ("What colour are plasters in a kitchen?", ["Blue", "Skin-coloured", "White"], 0), ("Which date is about safety?", ["Best before", "Display until", "Use by"], 2),
    ("Moving bacteria from raw to cooked food is called", ["pasteurisation", "cross-contamination", "fermentation"], 1), ("Which of these is a food allergen?", ["Salt", "Peanuts", "Sugar"], 1), ("Hot food must be held at a minimum of", ["63 °C", "40 °C", "50 °C"], 0),
    ("A food handler with vomiting must", ["wear a mask", "work more slowly", "report it and stay away"], 2), ("Frozen chicken should be thawed", ["in the sun", "in the fridge", "on the worktop"], 1),
]


@layout(HALF, "hygiene-fusilli", "trainer’s copy of a food hygiene test, Chromium: ruled table No., Question, Possible answers, Answer, options A to C in one cell below each other, letter of the right one in the last column")
def hygiene_fusilli(draw):
    body, items = "<div class=h><b>Level 2 Food Hygiene</b><span>Trainer’s copy – do not hand out</span></div><p>Learners have ten minutes. Read the questions aloud if a learner asks you to. Eight right answers are needed.</p><table><tr><th>No.<th>Question<th>Possible answers<th>Answer</tr>", []
    for n, (question, options, right) in enumerate(draw.some(HYGIENE, 10), 1):
        body += f"<tr><td>{n}</td><td>{web(question)}</td><td>" + "<br>".join(f"{a}. {web(o)}" for a, o in zip("ABC", options)) + f"</td><td class=c>{'ABC'[right]}</td></tr>"
        items.append(item(question, options[right], str(n), None, choices("ABC", options), kind="mcq", answer_label="ABC"[right]))
    body += "</table><p class=f>Northgate Catering Training · Version 6 · Review date: March 2026</p>"
    css = ".h { display: flex; justify-content: space-between; background: #2e6b3c; color: #fff; padding: 3mm 4mm } .h b { font-size: 140% } table { border-collapse: collapse; width: 100% } th { background: #dbe9dd; text-align: left } td, th { border: 1px solid #7a9a80; padding: 1.8mm 2.5mm; vertical-align: top } tr { break-inside: avoid } .c { text-align: center; font-weight: bold } .f { font-size: 75%; color: #666 }"
    engine, source = page(draw, body, ["Roboto", "Carlito", "Open Sans"], (10, 11), css)
    return Document(engine, source, items)


# Brazilian worksheet in science, nothing answered

AGUA_ESCOLHA = [
    ("A passagem da água do estado líquido para o gasoso chama-se:", ["fusão.", "evaporação.", "solidificação.", "condensação."]),
    ("A maior parte da água do planeta encontra-se:", ["nos rios.", "nas geleiras.", "nos oceanos.", "no subsolo."]),
    ("Qual destas doenças pode ser transmitida por água contaminada?", ["Cólera", "Catapora", "Sarampo", "Asma"]),
]
AGUA_VF = ["A água potável é própria para o consumo humano.", "A água doce é a mais abundante da Terra.", "As nuvens são formadas por gotículas de água.", "Ferver a água mata muitos micróbios."]
AGUA_ABERTAS = [
    ("Observe o ciclo da água estudado em aula.", ["Como se formam as nuvens?", "Por que chove?"]),
    (None, ["Escreva duas atitudes que ajudam a economizar água em casa."]),
    (None, ["Explique a importância do tratamento de esgoto."]),
]


@layout(HALF, "ciencias-pappardelle", "worksheet of a Brazilian municipal school, word processor: school and teacher lines in a table, 1) 2) in bold, options with (  ) a), V or F in brackets, parts a) b), underscores to write on, nothing answered")
def ciencias_pappardelle(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Comic Neue"]), draw.one((11, 12)), "pt", "BR", margin=1.8)
    sheet.body.append(sheet.table([[("<b>ESCOLA MUNICIPAL CECÍLIA MOREIRA</b>", 2)], ["Professora: Luciana Prates", "Turma: 5º ano ____"], ["Aluno(a): ______________________________", "Data: ____/____/______"]], [11, 5.9]))
    sheet.body.append(sheet.p("<b>ATIVIDADE DE CIÊNCIAS – A ÁGUA</b>", "center", size=14, before=0.4, after=0.4))
    items, n = [], 0
    for question, options in AGUA_ESCOLHA:
        n += 1
        sheet.body.append(sheet.p(f"<b>{n})</b> {question}", before=0.3, after=0.1, extra='fo:keep-with-next="always"'))
        sheet.body += [sheet.p(f"(   ) {a}) {o}", left=0.6, after=0.05) for a, o in zip("abcd", options)]
        items.append(item(question, None, str(n), None, choices("abcd", options), kind="mcq"))
    n += 1
    lead = "Escreva V para verdadeiro ou F para falso:"
    sheet.body.append(sheet.p(f"<b>{n})</b> {lead}", before=0.3, after=0.1))
    for letter, text in zip("abcd", AGUA_VF):
        sheet.body.append(sheet.p(f"{letter}) (   ) {text}", left=0.6, after=0.08))
        items.append(item(text, None, f"{n}({letter})", kind="truefalse", stem=lead))
    for stem, parts in AGUA_ABERTAS:
        n += 1
        if stem:
            sheet.body.append(sheet.p(f"<b>{n})</b> {stem}", before=0.3, after=0.1, extra='fo:keep-with-next="always"'))
        for letter, question in zip("ab", parts):
            sheet.body.append(sheet.p(f"{letter}) {question}" if stem else f"<b>{n})</b> {question}", left=0.6 if stem else 0, before=0.1, after=0.1, extra='fo:keep-with-next="always"'))
            sheet.body += [sheet.p("_" * 66, left=0.6 if stem else 0, after=0.15) for _ in (1, 2)]
            items.append(item(question, None, f"{n}({letter})" if stem else str(n), stem=stem))
    sheet.body.append(sheet.p("<i>Capriche na letra e boa atividade!</i>", "center", before=0.2, after=0))
    return Document(*sheet.source(), items)


# FAQ of a college

COLLEGE = [
    ("Applying", [
        ("When is the closing date for applications?", "For most courses it is 31 January. Applications that reach us later are considered while there are places left."),
        ("Can I apply for more than one course?", "Yes, for up to three. You will be asked to put them in order, and your second choice is looked at only if the first is full."),
        ("Do I need to come for an interview?", "Applicants for art, music and teaching are interviewed. For other courses we decide on your grades and your personal statement."),
        ("My first language is not English. What do I need?", "A certificate at level B2 that is not older than two years.\nIf you have none, you can sit our own test in May."),
    ]),
    ("Money", [
        ("How much are the fees?", "Students under nineteen pay nothing. Adults pay between £450 and £1,200 a year, depending on the course."),
        ("Is there help with the cost of travel?", "If you live more than three miles away, you can ask for a bus pass at the student office."),
        ("Can I pay by instalments?", "You can spread the fee over six months at no extra cost."),
    ]),
    ("Student life", [
        ("Is there anywhere to park?", "Spaces are few and kept for disabled students and staff. There is covered parking for 200 bicycles."),
        ("Can I work while I study?", "Many students have a part-time job. We advise no more than ten hours a week."),
        ("What should I do if I am ill?", "Telephone the absence line before nine o’clock each day that you are away. After five days we need a note from your doctor."),
    ]),
]


@layout(HALF, "faq-capellini", "FAQ of a further education college printed from the web, Chromium: menu line, topics as coloured heads, questions in bold rows with a small triangle as of an accordion, answers as prose with some of two paragraphs, cookie and contact lines")
def faq_capellini(draw):
    body, items = "<div class=m>Courses&ensp; Apply&ensp; Student life&ensp; <b>Help</b>&ensp; Contact</div><h1>Frequently asked questions</h1><p>Can’t find what you are looking for? Talk to our admissions team on 01632 960 114.</p>", []
    for head, pairs in COLLEGE:
        body += f"<h2>{head}</h2>"
        for question, answer in pairs:
            body += f"<div class=r><div class=q><span>▾</span>{web(question)}</div><div class=a>" + "".join(f"<p>{web(p)}</p>" for p in answer.split("\n")) + "</div></div>"
            items.append(item(question, answer, kind="faq", section=head))
    body += "<p class=f>We use cookies to improve this site. · Accessibility · Freedom of information · Last updated 3 September 2024</p>"
    css = ".m { border-bottom: 2px solid #5b2a86; padding-bottom: 2mm; color: #5b2a86 } h2 { color: #5b2a86; margin: 6mm 0 2mm; break-after: avoid } .r { border: 1px solid #ccc; margin-bottom: 2mm; break-inside: avoid } .q { background: #f1ecf6; padding: 2mm 3mm; font-weight: bold } .q span { float: right } .a { padding: 0 3mm } .a p { margin: 2mm 0 } .f { margin-top: 8mm; font-size: 75%; color: #777 }"
    engine, source = page(draw, body, ["Open Sans", "Noto Sans", "Lato"], (10, 11), css)
    return Document(engine, source, items)


# Japanese in five columns

NIHONGO = [
    ("駅", "えき", "eki", "station"), ("切符", "きっぷ", "kippu", "ticket"), ("電車", "でんしゃ", "densha", "train"), ("自転車", "じてんしゃ", "jitensha", "bicycle"), ("地図", "ちず", "chizu", "map"), ("空港", "くうこう", "kūkō", "airport"),
    ("右", "みぎ", "migi", "right"), ("左", "ひだり", "hidari", "left"), ("近い", "ちかい", "chikai", "near"), ("遠い", "とおい", "tōi", "far"), ("乗る", "のる", "noru", "to get on"), ("降りる", "おりる", "oriru", "to get off"),
    ("歩く", "あるく", "aruku", "to walk"), ("待つ", "まつ", "matsu", "to wait"), ("橋", "はし", "hashi", "bridge"),
]


@layout(HALF, "words-lasagne", "Japanese list of an evening course, word processor: ruled table of five columns number, kanji, kana, romaji, English under a shaded head, lesson in the head of the page, tip in a box below")
def words_lasagne(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito"]), 12, margin=2.2, asian=draw.one(["Noto Sans CJK JP", "Noto Serif CJK JP"]))
    sheet.head = sheet.p("Japanese for Beginners – Term 2\tLesson 14", tabs=[(sheet.wide, RIGHT)], size=9)
    words = draw.some(NIHONGO, 13)
    sheet.body += [sheet.p("<b>Getting around town</b>", size=17, after=0.3)]
    rows = [["<b>No.</b>", "<b>Kanji</b>", "<b>Kana</b>", "<b>Romaji</b>", "<b>English</b>"]] + [[str(n), *w] for n, w in enumerate(words, 1)]
    sheet.body += [sheet.table(rows, [1.4, 3.2, 3.8, 3.4, 4.4], fills={0: "#f8d7da"}), sheet.p("", after=0.2), sheet.table([["<b>Tip</b>  The particle に marks the vehicle that you get on, を the one that you get off."]], [16.2], padding=0.2)]
    return Document(*sheet.source(), [item(w[0], w[3], str(n), kind="vocabulary") for n, w in enumerate(words, 1)])


# Urdu

URDU = [
    ("پانی", "pānī", "water"), ("کتاب", "kitāb", "book"), ("گھر", "ghar", "house"), ("دوست", "dost", "friend"), ("بازار", "bāzār", "market"), ("روٹی", "roṭī", "bread"), ("دروازہ", "darvāza", "door"),
    ("آسمان", "āsmān", "sky"), ("بارش", "bārish", "rain"), ("سبز", "sabz", "green"), ("سرخ", "surkh", "red"), ("بڑا", "baṛā", "big"), ("چھوٹا", "chhoṭā", "small"), ("آج", "āj", "today"), ("کل", "kal", "tomorrow; yesterday"),
]


@layout(HALF, "words-vermicelli", "Urdu words of a community school in England, Chromium: table of three columns English, Say it, Urdu at the right, striped rows without vertical lines, line for a parent’s signature")
def words_vermicelli(draw):
    words = draw.some(URDU, 13)
    body = "<h1>Urdu Saturday School · Class 2</h1><p>Learn five words each day. Cover the right-hand column and try to write the Urdu from memory.</p><table><tr><th>English<th>Say it<th class=u>Urdu</tr>" + "".join(f"<tr><td>{e}</td><td class=s>{s}</td><td class=u dir=rtl lang=ur>{u}</td></tr>" for u, s, e in words) + "</table><p class=f>Parent’s signature: ____________________ &emsp; Date: ____________</p>"
    css = "h1 { font-size: 150%; color: #1c5d3a } table { width: 100%; border-collapse: collapse; margin-top: 4mm } tr:nth-child(even) { background: #e9f3ec } th { text-align: left; border-bottom: 2px solid #1c5d3a } td, th { padding: 1.6mm 3mm } .u { text-align: right; font-family: \"Noto Naskh Arabic\"; font-size: 120% } .s { font-style: italic; color: #555 } .f { margin-top: 8mm }"
    engine, source = page(draw, body, ["Noto Sans"], (11, 12), css)
    return Document(engine, source, [item(u, e, kind="vocabulary") for u, _, e in words])


# English words of the week

WEEK = [
    ("abundant", "adj.", "existing in very large quantities", "Fish are abundant in this lake."), ("brisk", "adj.", "quick and full of energy", "We took a brisk walk before breakfast."), ("coax", "v.", "to persuade gently", "She tried to coax the cat out of the tree."),
    ("drowsy", "adj.", "nearly asleep", "The warm room made him drowsy."), ("endure", "v.", "to bear something hard for a long time", "The explorers had to endure months of darkness."), ("feeble", "adj.", "weak, without strength", "His voice was too feeble to be heard."),
    ("glimpse", "n.", "a very short look", "I caught a glimpse of the queen."), ("hoax", "n.", "a trick that makes people believe something false", "The bomb warning was a hoax."), ("linger", "v.", "to stay longer than necessary", "The smell of paint may linger for days."),
    ("meadow", "n.", "a field of grass and wild flowers", "Cows were grazing in the meadow."), ("peculiar", "adj.", "strange or unusual", "The soup has a peculiar taste."), ("soar", "v.", "to fly high in the air", "Eagles soar above the cliffs."),
]


@layout(HALF, "vocabulary-spaghetti", "words of the week of a US middle school, XeLaTeX letter: numbers, bold word with its class in italics and a dash before the meaning, sentence with the word in italics on the line below, name line, no table")
def vocabulary_spaghetti(draw):
    words = draw.some(WEEK, 11)
    body = r"Name: \underline{\hspace{60mm}}\hfill Period: \underline{\hspace{15mm}}\par\begin{center}{\Large\bfseries Vocabulary List 6}\par English Language Arts, Grade 6\end{center}Study these words for the test on Friday. You must be able to spell each word, give its meaning and use it in a sentence of your own.\par\medskip "
    for n, (w, kind, meaning, example) in enumerate(words, 1):
        body += rf"\needspace{{14mm}}\lab{{3mm}}{{10mm}}{{{n}.}}{{\textbf{{{w}}} (\textit{{{kind}}}) -- {tex(meaning)}\\\textit{{{tex(example)}}}}}\smallskip "
    engine, source = document(draw, body, ["schoolbook", "bookman", "timesnew"], (11, 12), (24, 27), paper="letterpaper", foot="")
    return Document(engine, source, [item(w, meaning, str(n), kind="vocabulary") for n, (w, _, meaning, _) in enumerate(words, 1)])


# Exercises of a textbook

ALGEBRA = [
    ("Exercise 4A", [
        ("Solve these equations.", [("x + 7 = 12", "x = 5"), ("3x = 21", "x = 7"), ("x − 9 = 4", "x = 13"), ("2x + 1 = 11", "x = 5")]),
        ("Expand the brackets.", [("3(x + 2)", "3x + 6"), ("5(2y − 1)", "10y − 5")]),
        (None, [("The perimeter of a square is 36 cm. Write an equation for the side s and solve it.", "4s = 36, s = 9 cm")]),
    ]),
    ("Exercise 4B", [
        ("Factorise fully.", [("4x + 12", "4(x + 3)"), ("6a − 9", "3(2a − 3)"), ("x² + 5x", "x(x + 5)")]),
        (None, [("Nadia is n years old and her brother is three years younger. The sum of their ages is 25. How old is Nadia?", "14")]),
        (None, [("Prove that the sum of three consecutive whole numbers is a multiple of 3.", None)]),
        (None, [("A taxi costs £3 plus £2 a mile. How far can you travel for £17?", "7 miles")]),
    ]),
]


@layout(HALF, "algebra-macaroni", "exercises of an English textbook, pdfLaTeX: Exercise 4A in a coloured bar, bold numbers, bare bold letters a b c d two in a row, numbers that begin again, Answers page with both exercises in small print, a proof without an answer")
def algebra_macaroni(draw):
    def m(text):
        return tex(text).replace("−", "$-$").replace("£", r"\pounds{}")

    bar = lambda head: rf"\bigskip\colorbox{{bar}}{{\makebox[\dimexpr\linewidth-2\fboxsep][l]{{\bfseries\color{{white}} {head}}}}}\par\smallskip "
    body, key, items = r"{\LARGE\bfseries 4 \enspace Algebra}\par\medskip\fbox{\parbox{0.96\linewidth}{\textbf{Key point}\quad Whatever you do to one side of an equation you must do to the other side, too.}}\par ", r"\newpage{\LARGE\bfseries Answers}\par\medskip{\bfseries Chapter 4}\par{\small ", []
    for head, questions in ALGEBRA:
        body += bar(head)
        key += rf"\medskip\textbf{{{head}}}\par "
        for n, (stem, parts) in enumerate(questions, 1):
            body += rf"\needspace{{18mm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{m(stem or parts[0][0])}}}"
            if stem:
                cells = [rf"\makebox[60mm][l]{{\makebox[7mm][l]{{\textbf{{{'abcd'[k]}}}}}{m(q)}}}" for k, (q, _) in enumerate(parts)]
                body += "".join(r"\hspace*{9mm}" + "".join(cells[k : k + 2]) + r"\par " for k in range(0, len(cells), 2))
            said = r"\quad ".join((rf"\textbf{{{'abcd'[k]}}} " if stem else "") + m(a) for k, (_, a) in enumerate(parts) if a)
            if said:
                key += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{said}}}"
            for k, (question, answer) in enumerate(parts):
                items.append(item(question, answer, f"{n}({'abcd'[k]})" if stem else str(n), stem=stem, section=head, kind="numeric" if stem == "Solve these equations." else "short"))
    engine, source = document(draw, body + key + "}", ["helvetica", "times", "lmsans"], (10, 11), (22, 25), foot=r"\fancyfoot[L]{\small\thepage}\fancyfoot[R]{\small Number and Algebra 8}", extra=r"\definecolor{bar}{rgb}{0.1,0.45,0.5}\setcounter{page}{64}")
    return Document(engine, source, items)


# Questions for an examination in warehouse logistics, Germany

LAGER = [
    ("Was bedeutet die Abkürzung FIFO?", "First in – first out: Die zuerst eingelagerte Ware wird auch zuerst ausgelagert."), ("Nennen Sie zwei Aufgaben des Lagers.", "Sicherung des Materialflusses und Ausgleich von Preisschwankungen"), ("Was ist bei der Warenannahme sofort zu prüfen?", "Anschrift, Anzahl der Packstücke und Zustand der Verpackung"),
    ("Was versteht man unter dem Meldebestand?", "Der Bestand, bei dessen Erreichen neue Ware bestellt werden muss."), ("Welche Maße hat eine Europalette?", "1.200 mm × 800 mm"), ("Wer darf einen Gabelstapler führen?", "Wer mindestens 18 Jahre alt, ausgebildet und schriftlich beauftragt ist."),
    ("Was ist ein Lieferschein?", "Ein Begleitpapier, das die gelieferten Waren nach Art und Menge aufführt."), ("Erklären Sie den Begriff chaotische Lagerhaltung.", "Die Ware hat keinen festen Platz, sondern wird auf jeden freien Platz eingelagert."), ("Wie oft muss eine Inventur mindestens durchgeführt werden?", "Einmal im Geschäftsjahr"),
    ("Was bedeutet ein Packstück mit zwei Pfeilen nach oben?", "Das Packstück muss aufrecht transportiert werden."), ("Nennen Sie einen Vorteil des Hochregallagers.", "Gute Ausnutzung der Lagerfläche"),
]


@layout(HALF, "fachkunde-stelline", "German questions for an examination in warehouse logistics, Typst: table Nr., Frage, Antwort with a dark head repeated on every page, thin lines, school and year in the head")
def fachkunde_stelline(draw):
    rows, items = "", []
    for n, (question, answer) in enumerate(draw.some(LAGER, 10), 1):
        rows += f"[{n}], [{typ(question)}], [{typ(answer)}],\n"
        items.append(item(question, answer, str(n)))
    source = f"""#set page(paper: "a4", margin: (x: 20mm, y: 22mm), header: text(8pt)[Berufliche Schule Elbufer #h(1fr) Fachkraft für Lagerlogistik · 2. Lehrjahr], footer: context align(right, text(8pt)[Seite #counter(page).display()]))
#set text(font: ({draw.one(['"Lato"', '"Carlito"', '"Liberation Sans"'])},), size: {draw.one([10, 10.5, 11])}pt, lang: "de")
#text(16pt, weight: "bold")[Prüfungsfragen Lagerlogistik]
#v(1mm)
Decken Sie die rechte Spalte mit einem Blatt ab und fragen Sie sich selbst ab.
#v(2mm)
#table(columns: (11mm, 1fr, 1fr), inset: 7pt, stroke: (x: none, y: 0.4pt + gray), fill: (_, y) => if y == 0 {{ rgb("#2f4858") }},
table.header([#text(white)[*Nr.*]], [#text(white)[*Frage*]], [#text(white)[*Antwort*]]),
{rows})
"""
    return Document("typst", source, items)


# Newsletter that asks nothing

@layout(HALF, "newsletter-tubetti", "newsletter of a primary school, Chromium: masthead, two columns, heads that are questions now and then, numbered dates, a menu, a list of lost things; nothing to be found")
def newsletter_tubetti(draw):
    head = draw.one(["Autumn Term, Issue 4", "Spring Term, Issue 2", "Summer Term, Issue 1"])
    body = f"""<div class=t>Oakfield Primary <span>{head}</span></div><div class=c>
<h2>From the headteacher</h2><p>Dear families, it has been a busy half-term. Year 4 walked to the river with Mr Dean and came back wet but happy, and our chess club won its first match against St Mary’s. Thank you to everyone who baked for the cake sale, which raised £312 for the new climbing frame.</p>
<h2>Have you seen our sunflowers?</h2><p>The sunflowers that Reception planted in May are taller than Mrs Patel. Come and look at them when you pick up your child. The tallest measured 2 m 14 cm on Friday.</p>
<h2>Dates for your diary</h2><ol><li>Monday 7th: flu vaccinations, Years 1 to 6</li><li>Wednesday 9th: parents’ evening, 3.30 to 6.30 pm</li><li>Friday 11th: non-uniform day, £1 for the hospice</li><li>Thursday 17th: Year 6 visit to the museum</li></ol>
<h2>This week’s lunches</h2><table><tr><td>Mon<td>Pasta with tomato sauce<tr><td>Tue<td>Chicken curry and rice<tr><td>Wed<td>Roast vegetables<tr><td>Thu<td>Jacket potatoes<tr><td>Fri<td>Fish and chips</table>
<h2>Attendance</h2><p>Well done to Willow Class, who had 98.7% this week. Please ring the office before 9 am if your child is ill.</p>
<h2>Lost property</h2><ul><li>one blue scooter helmet</li><li>three water bottles without names</li><li>a pair of glasses in a red case</li></ul>
<h2>Can you help?</h2><p>We are looking for two more volunteers to hear children read on Tuesday mornings. No experience is needed, only patience and a love of books. Speak to Miss Okoro in the library.</p>
<h2>Parking</h2><p>Please do not stop on the zigzag lines. Our neighbours have asked us again to keep their drives clear.</p></div><p class=f>Oakfield Primary School, Mill Lane · Telephone 01632 960 321 · office@oakfield.example</p>"""
    css = ".t { background: #f2b233; padding: 4mm 5mm; font-size: 220%; font-weight: bold } .t span { font-size: 45%; float: right; margin-top: 4mm } .c { columns: 2; column-gap: 8mm; margin-top: 5mm } h2 { color: #8a5a00; font-size: 120%; margin: 4mm 0 1mm; break-after: avoid } p { margin: 1mm 0 } ol, ul { margin: 1mm 0; padding-left: 6mm } table { break-inside: avoid } td { padding: 0.5mm 3mm 0.5mm 0 } .f { border-top: 1px solid #999; font-size: 80%; padding-top: 2mm; margin-top: 6mm }"
    engine, source = page(draw, body, ["Comic Neue", "Lato", "Open Sans"], (10, 11), css)
    return Document(engine, source, [])
