"""Batch 137: more sheets of the same kind: pairs, words, exercises, worked examples, a quiz night a reading sheet and a newsletter that asks nothing."""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "unseen"

# Questions of an interview

INTERVIEW = [
    ("What is a primary key?", "A column, or a set of columns, whose value identifies each row of a table."), ("How does a primary key differ from a unique key?", "A table can have only one primary key and it may not be null. There may be several unique keys, and these may hold a null."), ("What does normalisation mean?", "Arranging the columns of tables so that no fact is stored twice."),
    ("What is a foreign key?", "A column that refers to the primary key of another table."), ("Which clause filters groups?", "HAVING. It works after GROUP BY, while WHERE works before it."), ("What is an index used for?", "It lets the database find rows without reading the whole table, at the price of slower writes."),
    ("Explain the ACID properties.", "Atomicity, consistency, isolation and durability: a transaction is done whole or not at all, keeps the rules, does not see the half-finished work of others, and stays done."), ("What is a view?", "A query that is stored under a name and can be read like a table."), ("How do DELETE and TRUNCATE differ?", "DELETE removes rows one by one and can have a condition. TRUNCATE empties the whole table at once."),
    ("What is a deadlock?", "Two transactions wait for locks that the other one holds, so that neither can go on."), ("Name the four kinds of join.", "Inner, left outer, right outer and full outer join."),
]


@layout(HALF, "interview-springy", "interview questions of a training company, word processor: Q1. in bold, Ans: in bold before the answer in the next paragraph, head with the company's name")
def interview_springy(draw):
    body, items = paragraph(run("Top SQL Interview Questions"), "Title") + paragraph(run("These questions come up again and again in interviews for junior posts. Read the answer, then say it in your own words.")), []
    for n, (question, answer) in enumerate(draw.some(INTERVIEW, 10), 1):
        body += paragraph(run(f"Q{n}. {question}", "B"), "Ask") + paragraph(run("Ans:", "B") + run(f" {answer}"), "Reply")
        items.append(item(question, answer, str(n)))
    styles = paragraph_style("Ask", 0.35, extra='fo:keep-with-next="always"') + paragraph_style("Reply", 0.08, extra='fo:keep-together="always"')
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Caladea"], (11,), head="CodePath Academy, Pune | Placement material", styles=styles)
    return Document(engine, source, items)


# FAQ of a summer school

SUMMER = [
    ("Applying", [("How do I apply?", "Fill in the form on our web site and send us a copy of your last school report. You do not need a reference."), ("Is there a deadline?", "We accept applications until 30 April. After that date places are given only if somebody withdraws."), ("Can I apply if I am not yet sixteen?", "Yes, if you turn sixteen before the course begins.")]),
    ("Fees and funding", [("How much does the course cost?", "The fee is £640 for two weeks. It covers teaching, a room and all meals."), ("Are there bursaries?", "Each year we offer twelve bursaries that pay the whole fee. Tick the box on the form and tell us briefly about your situation."), ("When do I have to pay?", "A deposit of £100 is due when you accept your place, the rest by 1 June.")]),
    ("During the course", [("Where will I live?", "In a single room in Ashdown Hall, ten minutes on foot from the lecture rooms."), ("What should I bring?", "Bring towels, a notebook and clothes for wet weather. Laptops are useful but not required."), ("May I leave the campus?", "You may go into town until nine in the evening if you sign out at the porter’s desk."), ("Will I get a certificate?", "Everybody who attends nine of the ten days receives one.")]),
]


@layout(HALF, "faq-horsetail", "FAQ of a university summer school, Chromium: coloured bands as heads, questions with a minus sign in a circle as opened panels, answers below with a left rule; contact line at the end")
def faq_horsetail(draw):
    body, items = "<p class=n>Home / Summer School / Questions</p><h1>Frequently asked questions</h1>", []
    for topic, pairs in SUMMER:
        body += f"<h2>{topic}</h2>"
        for question, answer in pairs:
            body += f"<div class=p><p class=q>{web(question)}<span class=m>−</span></p><p class=a>{web(answer)}</p></div>"
            items.append(item(question, answer, kind="faq", section=topic))
    body += "<p class=n>Summer School Office, Ashdown University · summer@ashdown.example · Updated 12 January</p>"
    css = ".n { color: #666; font-size: 85% } h1 { margin: 2mm 0 } h2 { background: #234f6e; color: #fff; font-size: 115%; padding: 1.5mm 3mm; margin: 6mm 0 2mm; break-after: avoid } .p { break-inside: avoid } .q { font-weight: bold; margin: 3mm 0 1mm; display: flex; justify-content: space-between } .m { border: 1px solid #234f6e; border-radius: 50%; width: 4.5mm; height: 4.5mm; line-height: 4.2mm; text-align: center; color: #234f6e } .a { border-left: 2px solid #9bc; margin: 0 0 3mm; padding-left: 4mm }"
    engine, source = page(draw, body, ["Roboto", "Open Sans", "Lato"], (10, 11), css)
    return Document(engine, source, items)


# Glossary of a railway museum

RAILWAY = [
    ("ballast", "Broken stone in which the sleepers lie and through which rain drains away."), ("banker", "An engine that pushes a train from behind up a steep slope."), ("bogie", "A frame with two or three axles that can turn under a long carriage."), ("buffer", "A sprung pad that takes up the shock when two vehicles meet."), ("cutting", "A channel dug through high ground so that the line stays level."), ("firebox", "The chamber of an engine in which the coal burns."), ("footplate", "The floor on which driver and fireman stand."), ("gauge", "The distance between the inner edges of the two rails."), ("points", "Movable rails by which a train passes from one track to another."), ("regulator", "The handle that lets steam into the cylinders."),
    ("siding", "A short track beside the main line where wagons are left."), ("sleeper", "A beam of wood or concrete that holds the rails at the right distance."), ("tender", "The vehicle behind an engine that carries its coal and water."), ("viaduct", "A long bridge of many arches across a valley."),
]


@layout(HALF, "glossary-moonwort", "glossary of a railway museum's booklet, XeLaTeX: term in bold on its own line, meaning below in ordinary type, two columns, small drawing of a rail section between, page number at the outer edge")
def glossary_moonwort(draw):
    body, items = r"{\LARGE\bfseries Words you will hear on the railway}\par\medskip\hrule\medskip\begin{multicols}{2}\raggedright ", []
    for place, (term, meaning) in enumerate(draw.some(RAILWAY, 13)):
        body += rf"\begin{{minipage}}{{\linewidth}}\raggedright\textbf{{{term}}}\par {tex(meaning)}\end{{minipage}}\par\medskip "
        if place == 5:
            body += r"\begin{center}\begin{tikzpicture}\draw[fill=gray!30] (0,0) rectangle (2.4,0.25);\draw[fill=gray!30] (1.05,0.25) rectangle (1.35,1.1);\draw[fill=gray!30] (0.7,1.1) rectangle (1.7,1.5);\end{tikzpicture}\end{center}"
        items.append(item(term, meaning, kind="definition"))
    body += r"\end{multicols}"
    engine, source = document(draw, body, ["libertine", "schoolbook", "arial"], (11,), (22, 25), head=r"\fancyhead[R]{\small Millbrook Railway Museum}", foot=r"\fancyfoot[R]{\small\thepage}")
    return Document(engine, source, items)


# French words of a school, three columns

FRENCH = [
    ("At the market", [("le marché", "market"), ("la tranche", "slice"), ("peser", "to weigh"), ("frais, fraîche", "fresh"), ("le marchand", "stallholder"), ("la cerise", "cherry")]),
    ("On the farm", [("le champ", "field"), ("la grange", "barn"), ("traire", "to milk"), ("le troupeau", "herd"), ("mûr, mûre", "ripe"), ("la récolte", "harvest")]),
]
CLASSES = {"le": "nm", "la": "nf"}


@layout(HALF, "vocab-girolle", "vocabulary sheet of an English school, word processor: ruled table French, word class nm/nf/v/adj, English and an empty column Learned? for each topic, boxes to tick")
def vocab_girolle(draw):
    body, items = paragraph(run("Year 9 French – Module 3 vocabulary"), "Title") + paragraph(run("Learn six words a week. Vocabulary test every Thursday!", "I")), []
    for topic, words in FRENCH:
        body += paragraph(run(topic), "Head")
        lines = [[run(h, "B") for h in ("French", "Type", "English", "Learned?")]]
        for word, meaning in words:
            kind = CLASSES.get(word.split()[0], "adj" if "," in word else "v")
            lines.append([run(word), run(kind, "I"), run(meaning), run("☐")])
            items.append(item(word, meaning, kind="vocabulary", section=topic))
        body += office_table(lines, (5.4, 1.8, 6.6, 2.6))
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Comic Neue"], (11, 12), head="Modern Languages Department", foot=True)
    return Document(engine, source, items)


# Japanese words of a course

KANJI = [("駅", "えき", "station", "駅まで歩きます。"), ("切符", "きっぷ", "ticket", "切符を二枚ください。"), ("地下鉄", "ちかてつ", "underground", "地下鉄で行きます。"), ("空港", "くうこう", "airport", "空港はどこですか。"), ("道", "みち", "road", "この道は広いです。"), ("橋", "はし", "bridge", "橋を渡ってください。"), ("信号", "しんごう", "traffic lights", "信号が赤です。"), ("荷物", "にもつ", "luggage", "荷物が重いです。"), ("地図", "ちず", "map", "地図を見せてください。"), ("出口", "でぐち", "exit", "出口で待ちます。"), ("自転車", "じてんしゃ", "bicycle", "自転車を借りました。"), ("運転手", "うんてんしゅ", "driver", "運転手に聞きました。")]


@layout(HALF, "nihongo-buckler", "words of a Japanese course, Chromium: lesson head in a dark band, table with thin lines below the rows: number, kanji, reading, English, example sentence")
def nihongo_buckler(draw):
    words = draw.some(KANJI, 11)
    body = "<div class=h><span>第8課</span><span>Lesson 8 · Getting about</span></div><table><thead><tr><th><th>Kanji<th>Reading<th>Meaning<th>Example</tr></thead>" + rows((str(n), f"<span class=k>{a}</span>", b, c, d) for n, (a, b, c, d) in enumerate(words, 1)) + "</table><p class=n>Words marked in the textbook with an asterisk are not needed for the test.</p>"
    items = [item(a, c, str(n), kind="vocabulary") for n, (a, _, c, _) in enumerate(words, 1)]
    css = ".h { display: flex; justify-content: space-between; background: #333; color: #fff; padding: 2mm 4mm; font-weight: bold; margin-bottom: 4mm } table { width: 100%; border-collapse: collapse } th { text-align: left; font-size: 85%; color: #666 } td, th { border-bottom: 1px solid #bbb; padding: 2mm 2mm } .k { font-size: 140% } td:first-child { color: #888; width: 7mm } .n { font-size: 85%; color: #666 }"
    engine, source = page(draw, body, ["Noto Sans CJK JP", "Noto Serif CJK JP"], (11,), css)
    return Document(engine, source, items)


# Persian words

PERSIAN = [("کتاب", "ketāb", "book"), ("میز", "miz", "table"), ("پنجره", "panjere", "window"), ("در", "dar", "door"), ("خانه", "khāne", "house"), ("باغ", "bāgh", "garden"), ("آب", "āb", "water"), ("نان", "nān", "bread"), ("چای", "chāy", "tea"), ("دوست", "dust", "friend"), ("مادر", "mādar", "mother"), ("پدر", "pedar", "father"), ("شهر", "shahr", "city"), ("خیابان", "khiyābān", "street")]


@layout(HALF, "farsi-truffle", "words of a Persian evening class, Chromium: table of three headed columns with bands, Persian at the right, pronunciation in italics, English at the left")
def farsi_truffle(draw):
    words = draw.some(PERSIAN, 13)
    body = "<h1>Persian for Beginners</h1><p class=n>Evening class, Tuesdays 18.30 · Week 3 · At home and in town</p><table><thead><tr><th>English<th>Pronunciation<th class=r>Persian</tr></thead>" + rows((c, f"<i>{b}</i>", f"<div class=f dir=rtl lang=fa>{a}</div>") for a, b, c in words) + "</table>"
    items = [item(a, c, kind="vocabulary") for a, _, c in words]
    css = "h1 { margin: 0; font-size: 150% } .n { color: #555; margin: 1mm 0 5mm } table { width: 130mm; border-collapse: collapse } th { text-align: left; border-bottom: 2px solid #0a6 } .r { text-align: right } td, th { padding: 1.6mm 3mm } tr:nth-child(even) td { background: #eef7f2 } .f { font: 130% 'Noto Naskh Arabic'; text-align: right }"
    engine, source = page(draw, body, ["Noto Sans", "Noto Serif"], (11,), css)
    return Document(engine, source, items)


# Maths worksheet, answers on the second page

@layout(HALF, "money-agaric", "maths worksheet of a primary school, Typst: 1) to 12) in two columns of boxes with a line for the answer, name line, stars to colour; Answers on the next page in three columns")
def money_agaric(draw):
    kinds, items, cells, key = draw.shuffled(["change", "total", "share", "times"] * 3), [], "", ""
    names = draw.shuffled(["Aisha", "Ben", "Chloe", "Dev", "Ella", "Finn", "Grace", "Hugo", "Isla", "Jack", "Kofi", "Lily"])
    for n, (kind, name) in enumerate(zip(kinds, names), 1):
        a = draw.random.randint(3, 9)
        b = draw.random.randint(11, 19) * 5
        if kind == "change":
            question, pence = f"{name} buys a comic for {b}p and pays with a £1 coin. How much change is there?", 100 - b
        elif kind == "total":
            question, pence = f"{name} spends £{a}.50 at the shop and {b}p on the bus. How much is that altogether?", a * 100 + 50 + b
        elif kind == "share":
            question, pence = f"{name} shares £{a * 4} equally between 4 friends. How much does each one get?", a * 100
        else:
            question, pence = f"{name} buys {a} pens at 35p each. How much do they cost?", a * 35
        answer = f"{pence}p" if pence < 100 else f"£{pence // 100}" if pence % 100 == 0 else f"£{pence / 100:.2f}"
        cells += f"box(width: 100%, stroke: 0.6pt, radius: 2mm, inset: 3mm, height: 31mm)[*{n})* {question} #v(1fr) #align(right)[#line(length: 25mm, stroke: 0.5pt)]],\n"
        key += f"[*{n})* {answer}],"
        items.append(item(question, answer, f"{n}", kind="numeric"))
    source = f"""#set page(paper: "a4", margin: 17mm, footer: text(8pt, gray)[Number Nook · Year 3 · Money problems #h(1fr) Sheet {draw.random.randint(2, 9)}])
#set text(font: ({draw.one(['"Comic Neue"', '"Carlito"', '"Lato"'])},), size: 11.5pt, lang: "en")
Name: #box(line(length: 60mm, stroke: 0.5pt)) #h(1fr) Colour a star: ☆ ☆ ☆
#align(center)[#text(18pt, weight: "bold")[Money problems]]
#grid(columns: (1fr, 1fr), gutter: 3.5mm, {cells})
#pagebreak()
#text(16pt, weight: "bold")[Money problems: answers]
#v(3mm)
#grid(columns: (1fr, 1fr, 1fr), row-gutter: 4mm, {key})
"""
    return Document("typst", source, items)


# Worked examples in chemistry

WORKED = [
    ("Calculate the number of moles in 36 g of water.", ["M(H₂O) = 18 g/mol", "n = m ÷ M = 36 ÷ 18"], "2.0 mol"), ("What is the mass of 0.25 mol of sodium hydroxide?", ["M(NaOH) = 40 g/mol", "m = n × M = 0.25 × 40"], "10 g"), ("Find the concentration of a solution that holds 0.50 mol of glucose in 2.0 dm³.", ["c = n ÷ V = 0.50 ÷ 2.0"], "0.25 mol/dm³"),
    ("Calculate the volume of 3.0 mol of a gas at room temperature, where one mole takes up 24 dm³.", ["V = n × 24 = 3.0 × 24"], "72 dm³"), ("Determine the percentage by mass of nitrogen in ammonium nitrate.", ["M(NH₄NO₃) = 80 g/mol, of which 28 g is nitrogen", "28 ÷ 80 × 100"], "35%"), ("An experiment should give 8.0 g of copper but gives 6.0 g. What is the percentage yield?", ["6.0 ÷ 8.0 × 100"], "75%"),
    ("Find the pH of hydrochloric acid with a concentration of 0.010 mol/dm³.", ["pH = −log 0.010"], "2.0"), ("Calculate the energy needed to warm 100 g of water by 20 °C. The specific heat capacity is 4.2 J/(g °C).", ["q = m × c × ΔT = 100 × 4.2 × 20"], "8400 J"), ("A hydrocarbon has the empirical formula CH₂ and the molar mass 56 g/mol. Find its molecular formula.", ["M(CH₂) = 14 g/mol", "56 ÷ 14 = 4"], "C₄H₈"), ("How many grams of calcium oxide form when 50 g of calcium carbonate is heated?", ["n(CaCO₃) = 50 ÷ 100 = 0.50 mol", "m(CaO) = 0.50 × 56"], "28 g"),
]


@layout(HALF, "moles-peltigera", "worked examples of a chemistry course, Chromium: Example 7 in a coloured tab, the question in bold, Solution in small capitals with lines of working, the result on its own line after Answer:")
def moles_peltigera(draw):
    first = draw.one([1, 4, 7])
    body, items = "<h1>Chapter 3: Amount of substance</h1><p>Study each example, cover the solution and try it again yourself. Formulas are collected on page 61.</p>", []
    for n, (question, working, answer) in enumerate(draw.some(WORKED, 9), first):
        body += f"<div class=e><p><span class=t>Example {n}</span></p><p><b>{web(question)}</b></p><p class=s>Solution</p>" + "".join(f"<p class=w>{web(line)}</p>" for line in working) + f"<p class=w>Answer: {web(answer)}</p></div>"
        items.append(item(question, answer, str(n), answer_kind="contains"))
    css = "h1 { font-size: 150%; color: #5a2a82 } .e { break-inside: avoid; border-top: 1.5px solid #5a2a82; margin-top: 5mm } .e p { margin: 1.2mm 0 } .e p:first-child { margin-top: 0 } .t { background: #5a2a82; color: #fff; padding: .6mm 3mm; font-size: 90% } .s { font-variant: small-caps; color: #5a2a82 } .w { padding-left: 8mm }"
    engine, source = page(draw, body, ["Noto Serif", "Liberation Serif", "Carlito"], (11,), css)
    return Document(engine, source, items)


# Exercise of a maths textbook

SETS = [
    ("Expand the brackets.", [("3(x + 4)", "3x + 12"), ("5(2y − 1)", "10y − 5"), ("a(a + 7)", "a² + 7a"), ("−2(p − 6)", "−2p + 12")]), ("Factorise each expression.", [("6x + 9", "3(2x + 3)"), ("10y − 25", "5(2y − 5)"), ("b² + 8b", "b(b + 8)"), ("4t² − 12t", "4t(t − 3)")]), ("Solve each equation.", [("x + 9 = 4", "x = −5"), ("7m = 42", "m = 6"), ("2k − 3 = 11", "k = 7"), ("5(n + 1) = 30", "n = 5")]),
]
WORDY = [("The sum of three consecutive whole numbers is 72. Find the smallest of them.", "23"), ("A rectangle is 5 cm longer than it is wide. Its perimeter is 38 cm. Find its width.", "7 cm")]


@layout(HALF, "algebra-feathermoss", "exercise of a maths textbook, pdfLaTeX: Exercise 6C in a grey bar, bold numbers, parts a b c d without brackets in two columns, word problems behind; Answers on the next page as 1 a ... b ... in one row")
def algebra_feathermoss(draw):
    title = f"Exercise {draw.random.randint(3, 9)}{draw.one('ABCD')}"
    def maths(text):
        return "$" + text.replace("²", "^2").replace("−", "-").replace(" cm", r"\ \mathrm{cm}") + "$"
    body = rf"\colorbox{{gray!30}}{{\makebox[\dimexpr\linewidth-2\fboxsep][l]{{\large\bfseries {title}}}}}\par\medskip "
    key, items, n = r"\newpage{\Large\bfseries Answers}\par\medskip{\bfseries " + title + r"}\par\smallskip ", [], 0
    for lead, parts in SETS:
        n += 1
        cells = [rf"\textbf{{{a}}}\enspace {maths(q)}" for a, (q, _) in zip("abcd", parts)]
        body += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{lead}}}\hspace*{{9mm}}\begin{{tabular}}{{@{{}}p{{55mm}}l@{{}}}}{cells[0]} & {cells[1]}\\[4pt]{cells[2]} & {cells[3]}\end{{tabular}}\par\bigskip "
        key += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{" + r"\quad ".join(rf"\textbf{{{a}}} {maths(r)}" for a, (_, r) in zip("abcd", parts)) + r"}\smallskip "
        items += [item(q, r, f"{n}({a})", stem=lead) for a, (q, r) in zip("abcd", parts)]
    for question, answer in WORDY:
        n += 1
        body += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}\bigskip "
        key += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{maths(answer)}}}\smallskip "
        items.append(item(question, answer, str(n)))
    engine, source = document(draw, body + key, ["lm", "palatino", "times"], (11,), (24, 27), head=r"\fancyhead[L]{\small\itshape Working with letters}", foot=r"\fancyfoot[R]{\small\thepage}")
    return Document(engine, source, items)


# Quiz night

ROUNDS = [
    ("Round 1: Food and drink", [("Which nut is used to make marzipan?", "Almond"), ("What is the main ingredient of hummus?", "Chickpeas"), ("Which country does halloumi come from?", "Cyprus"), ("What colour is the flesh of a ripe kiwi fruit?", "Green"), ("Which spice is the most expensive by weight?", "Saffron")]),
    ("Round 2: Sport", [("How many players are there in a volleyball team on court?", "Six"), ("In which sport is the Davis Cup played for?", "Tennis"), ("How long is a marathon in kilometres, to the nearest whole number?", "42"), ("Which country hosted the first football World Cup?", "Uruguay"), ("What is the maximum break in snooker?", "147")]),
    ("Round 3: Books", [("Who created the detective Hercule Poirot?", "Agatha Christie"), ("In which city is Les Misérables mainly set?", "Paris"), ("What is the name of the whale in Herman Melville’s best-known novel?", "Moby Dick"), ("Which bear comes from darkest Peru?", "Paddington")]),
]


@layout(HALF, "quiznight-earthstar", "question master's sheets of a village quiz, word processor: rounds as heads, ruled table of number, question and answer for each, numbers that begin again, score lines below")
def quiznight_earthstar(draw):
    body, items = paragraph(run("Little Marlow Village Hall – Charity Quiz"), "Title") + paragraph(run("Question master’s copy. Read each question twice. Hand in the sheets after every round.", "I")), []
    for head, asked in ROUNDS:
        body += paragraph(run(head), "Head")
        body += office_table([[run(""), run("Question", "B"), run("Answer", "B")]] + [[run(str(n)), run(q), run(a)] for n, (q, a) in enumerate(asked, 1)], (1.0, 11.4, 4.0))
        items += [item(q, a, str(n), section=head) for n, (q, a) in enumerate(asked, 1)]
    body += paragraph(run("Tie-break: the table whose members’ ages add up to the higher number wins.", "I"))
    engine, source = office(draw, body, ["Carlito", "Liberation Serif", "Caladea"], (11,), foot=True)
    return Document(engine, source, items)


# A sheet that asks nothing

@layout(HALF, "newsletter-lichen", "newsletter of a primary school, Chromium: two columns, headings, dates for the diary as a list, menu of the week in a table, nothing to be found")
def newsletter_lichen(draw):
    menu = [("Monday", "Vegetable lasagne", "Fruit salad"), ("Tuesday", "Chicken curry and rice", "Yoghurt"), ("Wednesday", "Roast turkey", "Apple crumble"), ("Thursday", "Jacket potato with beans", "Jelly"), ("Friday", "Fish and chips", "Ice cream")]
    dates = draw.some([("4 March", "World Book Day: come as a character"), ("9 March", "Class 3 swimming begins"), ("12 March", "Parents’ evening, 4 pm to 7 pm"), ("18 March", "Cake sale for the new pond"), ("27 March", "Last day of term, school closes at 2 pm")], 4)
    body = "<h1>The Oakfield Oracle</h1><p class=n>Newsletter of Oakfield Primary School · Number 21 · 28 February</p><div class=c><h2>From the head teacher</h2><p>Thank you to everybody who came to the music evening. The choir sang beautifully, and £312 was raised for new instruments. The spring flowers that Class 2 planted in October are out at last.</p><h2>Dates for your diary</h2><ul>" + "".join(f"<li><b>{a}</b> – {web(b)}</li>" for a, b in dates) + "</ul><h2>Lost property</h2><p>The box is full again. Please put names in coats and lunch boxes. Anything left at the end of term goes to the charity shop.</p><h2>Reading challenge</h2><p>Well done to Class 4, who have read 200 books since January. Certificates will be given out in Friday’s assembly.</p></div><h2>Lunch menu</h2><table><tr><th>Day<th>Main course<th>Pudding</tr>" + rows(menu) + "</table>"
    css = "h1 { font-size: 220%; color: #1d5e2f; margin: 0; text-align: center } .n { text-align: center; border-bottom: 2px solid #1d5e2f; padding-bottom: 2mm } .c { columns: 2; column-gap: 9mm } h2 { font-size: 120%; color: #1d5e2f; margin: 3mm 0 1mm; break-after: avoid } p { margin: 0 0 2mm } ul { padding-left: 5mm; margin: 0 } table { border-collapse: collapse; width: 99% } td, th { border: 1px solid #888; padding: 1.2mm 3mm; text-align: left }"
    engine, source = page(draw, body, ["Carlito", "Comic Neue", "Lato"], (11,), css)
    return Document(engine, source, [])


# Reading sheet with choices

LIGHTSHIP = ["For two hundred years ships were anchored where no lighthouse could be built. On a mast each of them carried a lamp that could be seen from ten miles away. The first one was moored in the mouth of the Thames in 1732.", "Life on board was hard. A crew of seven stayed for a month at a time, and because the ship never moved, nobody could run from a storm. The men passed their free hours with carving and knitting, and what they made they sold when they went ashore.", "Today most lightships have been replaced by buoys whose lamps are fed by the sun. Some of the old ships serve as restaurants; one in Hamburg can even be hired for weddings."]
LIGHT_CHOICE = [
    ("Lightships were used in places where", "a lighthouse could not be built.", ["there was no wind.", "the sea was shallow."]), ("The first lightship lay", "in the mouth of the Thames.", ["in the port of Hamburg.", "in the Irish Sea."]), ("How many men were in a crew?", "seven", ["four", "ten"]),
    ("Why were storms dangerous for the crew?", "The ship stayed where it was.", ["The lamp went out.", "There was no captain."]), ("The men sold", "things that they had made.", ["fish that they had caught.", "lamps that they had mended."]), ("What do most buoys use for their lamps today?", "sunlight", ["oil", "gas"]),
]
LIGHT_ASKED = [("How far away could the lamp be seen?", "ten miles"), ("For how long did a crew stay on board?", "a month"), ("In which city can a lightship be hired for weddings?", "Hamburg"), ("Find a word in the text that means tied up with an anchor.", "moored")]


@layout(HALF, "lightships-staghorn", "reading sheet of an English course, groff: passage of three paragraphs with a title, part I choices a) b) c) run on in one line, part II questions with a line, numbers that go on; key in small print at the end")
def lightships_staghorn(draw):
    lines = [".LP", r"Name: \l'2.6i'\h'0.4i'Class: \l'0.8i'", ".sp 0.6", ".ce 1", r"\s+4\fBLamps on the water\fP\s-4", ".sp 0.4"]
    for text in LIGHTSHIP:
        lines += [".PP", plain(text)]
    lines += [".sp 0.6", ".LP", r"\fBI. Choose the right answer.\fP"]
    items, key = [], []
    for n, (question, right, wrong) in enumerate(LIGHT_CHOICE, 1):
        options = draw.shuffled([right, *wrong])
        place = options.index(right)
        lines += [".ne 3", f".IP {n}. 4", plain(question), ".br", r"\h'2n'".join(f"{a})\\~{plain(o)}" for a, o in zip("abc", options))]
        key.append(f"{n}\\~{'abc'[place]}")
        items.append(item(question, right, str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[place]))
    lines += [".sp 0.6", ".ne 6", ".LP", r"\fBII. Answer in a few words.\fP"]
    for n, (question, answer) in enumerate(LIGHT_ASKED, len(items) + 1):
        lines += [".ne 3", f".IP {n}. 4", plain(question), ".br", ".sp 0.4", r"\l'5i'"]
        key.append(f"{n}\\~{plain(answer)}")
        items.append(item(question, answer, str(n)))
    lines += [".sp 1.2", ".LP", r"\s-2\fBKey:\fP " + "; ".join(key) + r"\s+2"]
    engine, source = roff(draw, lines, (11,), ("T", "P", "N"))
    return Document(engine, source, items)
