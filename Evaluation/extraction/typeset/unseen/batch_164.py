"""The hundred and sixty-fourth: twelve sheets of teachers, boards and schools, named after clouds, sailing ships and mosses."""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from webpage import page, rows, web

Sheet = importlib.import_module("blind-then-read.batch_31").Sheet

HALF = "unseen"
KEEP = 'fo:keep-with-next="always"'
BREAK = 'fo:break-before="page"'


def right(sheet):
    return [(sheet.wide, 'style:type="right"')]


# Quiz of a middle school, United States

CELLS = [
    ("Which structure controls what enters and leaves a cell?", ["nucleus", "cell membrane", "vacuole", "ribosome"], 1, 2),
    ("Which organelle is found in plant cells but not in animal cells?", ["mitochondrion", "nucleus", "chloroplast", "cytoplasm"], 2, 2),
    ("Who was the first person to use the word “cell” for what he saw in cork?", ["Robert Hooke", "Louis Pasteur", "Charles Darwin", "Gregor Mendel"], 0, 2),
    ("A student looks at a slide through a 10x eyepiece and a 40x objective. What is the total magnification?", ["50x", "30x", "4x", "400x"], 3, 3),
    ("In which organelle is most of the energy of food released?", ["Golgi body", "mitochondrion", "cell wall", "lysosome"], 1, 2),
    ("The movement of water through a membrane is called", ["osmosis.", "digestion.", "respiration.", "mitosis."], 0, 2),
    ("Which of these organisms is made of only one cell?", ["mushroom", "earthworm", "fern", "ameba"], 3, 2),
    ("What happens to a red blood cell that is placed in very salty water?", ["It bursts.", "It divides.", "It shrinks.", "It does not change."], 2, 3),
    ("Which level of organization comes directly after tissue?", ["cell", "organ", "organ system", "organism"], 1, 2),
    ("What is the job of a ribosome?", ["to store water", "to make proteins", "to hold the DNA", "to trap sunlight"], 1, 2),
]


@layout(HALF, "quiz-brigantine", "life science quiz of a middle school, word processor: ____ 1. (2 pts) before each question, A. to D. below, key on the last page in rows of a table")
def quiz_brigantine(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito", "Comic Neue"]), draw.one([11, 12]), country="US", paper=(21.59, 27.94), margin=2.2)
    items, key = [], []
    total = sum(points for *_, points in CELLS)
    sheet.foot = sheet.p("Mrs. Albright – Life Science\tpage {page}", tabs=right(sheet), after=0, size=9)
    sheet.body.append(sheet.p(f"Name: ______________________________\tPeriod: ______   Date: ____________", tabs=right(sheet), after=0.4))
    sheet.body.append(sheet.p("Chapter 3 Quiz: Cells, the Building Blocks of Life", "center", size=16, bold=True, after=0.1))
    sheet.body.append(sheet.p(f"Score: ______ / {total}", "center", after=0.3))
    sheet.body.append(sheet.p("<b>Multiple Choice.</b> <i>Write the letter of the best answer on the line. The points for each question are given in parentheses.</i>", after=0.3))
    for n, (question, options, place, points) in enumerate(CELLS, 1):
        sheet.body.append(sheet.p(f"_____\t{n}. ({points} pts)\t{question}", left=3.6, first=-3.6, tabs=[1.3, 3.6], before=0.25, after=0.05, extra=KEEP))
        for k, text in enumerate(options):
            sheet.body.append(sheet.p(f"{'ABCD'[k]}.\t{text}", left=4.4, first=-0.8, tabs=[4.4], after=0, extra=KEEP if k < 3 else ""))
        key.append(f"{n}.  {'ABCD'[place]}")
        items.append(item(question, options[place], str(n), points, choices("ABCD", options), kind="mcq", answer_label="ABCD"[place]))
    sheet.body.append(sheet.p("ANSWER KEY – Chapter 3 Quiz", size=14, bold=True, extra=BREAK, after=0.3))
    sheet.body.append(sheet.table([key[:5], key[5:]], [3.0] * 5))
    engine, source = sheet.source()
    return Document(engine, source, items)


# List to match of a world history class

EXPLORE = [
    ("Vasco da Gama", "sailed round Africa and reached India in 1498"), ("Ferdinand Magellan", "led the first voyage around the world but did not live to finish it"), ("Hernán Cortés", "conquered the empire of the Aztecs"),
    ("Francisco Pizarro", "conquered the empire of the Incas"), ("Zheng He", "commanded the treasure fleets of the Ming dynasty"), ("Amerigo Vespucci", "gave his name to two continents"),
    ("Prince Henry", "founded a school for navigators in Portugal"), ("James Cook", "charted the coasts of New Zealand and eastern Australia"), ("Jacques Cartier", "explored the Saint Lawrence River for France"), ("Abel Tasman", "was the first European to see the island that now bears his name"),
]
EXTRA = ["discovered the source of the Nile", "wrote a famous atlas in Antwerp"]


@layout(HALF, "match-galleon", "list to match of a history class, word processor: ruled table Column A with blanks and Column B with letters, two more than needed, key in one line on the teacher's page")
def match_galleon(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Caladea", "Carlito"]), 11, country="US", paper=(21.59, 27.94), margin=2.0)
    left = draw.mixed(EXPLORE)
    ends = draw.mixed([what for _, what in EXPLORE] + EXTRA)
    letters = "abcdefghijkl"
    options = choices(letters, ends)
    table = [["<b>Column A</b>", "<b>Column B</b>"]]
    for k in range(12):
        a = f"_____ {k + 1}. {left[k][0]}" if k < 10 else ""
        table.append([sheet.p(a, after=0.12, before=0.12), sheet.p(f"{letters[k]}.\t{ends[k]}", left=0.7, first=-0.7, tabs=[0.7], after=0.12, before=0.12)])
    sheet.head = sheet.p("World History I – Unit 6\tThe Age of Exploration", tabs=right(sheet), after=0.3, size=9)
    sheet.body.append(sheet.p("Name ________________________   Block ____   Date __________", after=0.4))
    sheet.body.append(sheet.p("Explorers: Who Did What?", "center", size=18, bold=True, after=0.3))
    sheet.body.append(sheet.p("<b>Directions:</b> Match each person in Column A with the correct description in Column B. Write the letter in the blank. Two of the descriptions will not be used.", after=0.3))
    sheet.body.append(sheet.table(table, [6.2, 11.2]))
    sheet.body.append(sheet.p("<b>Extra credit:</b> See me for the map activity when you have finished.", before=0.5))
    sheet.body.append(sheet.p("For the teacher", size=13, bold=True, extra=BREAK))
    sheet.body.append(sheet.p("<b>Answers:</b>  " + ",   ".join(f"{n}-{letters[ends.index(what)]}" for n, (_, what) in enumerate(left, 1))))
    engine, source = sheet.source()
    return Document(engine, source, [item(who, what, str(n), None, options, kind="match", answer_label=letters[ends.index(what)]) for n, (who, what) in enumerate(left, 1)])


# Paper on business of a regional board, with its scheme

BUSINESS = [
    ("Marcia runs a small bakery by herself. She bought an oven with a loan from a credit union.", [
        ([], "State the form of business ownership that Marcia has chosen.", ["Sole trader"]),
        (["Give ONE advantage of this form of ownership.", "Give ONE disadvantage of this form of ownership."], None, [["She keeps all of the profit"], ["Unlimited liability"]]),
        ([], "Explain TWO reasons why Marcia may have borrowed from a credit union and not from a bank.", ["The rate of interest is lower", "Less security is asked of members"]),
    ]),
    ("Delroy Foods Ltd. employs 120 workers and sells canned fruit in three countries.", [
        ([], "Define the term ‘private limited company’.", ["A company that is owned by shareholders", "whose shares are not sold to the public"]),
        (["Name ONE document that a company must file before it can trade.", "Identify the group of persons who elect the directors.", "State ONE duty of the directors."], None, [["Articles of incorporation"], ["The shareholders"], ["To decide the policy of the company"]]),
        ([], "Suggest THREE ways in which Delroy Foods Ltd. could motivate its workers without higher wages.", ["Praise for good work", "Training for better posts", "A share in decisions"]),
    ]),
]


@layout(HALF, "paper-altocumulus", "business paper of a regional examinations council, XeLaTeX: 1. (a) (i) with (2 marks) below at the right, dotted lines, Total; scheme in its own file as a table Question, Expected answer, Marks")
def paper_altocumulus(draw):
    items, body, scheme = [], r"\textbf{Answer ALL questions. Write your answers in the spaces provided in this booklet.}\par\bigskip ", ""

    def asked(indent, label, question, points, number, stem, cite):
        nonlocal body, scheme
        marks = len(points) * 2 if cite.endswith("(c)") else len(points)
        each = marks // len(points)
        lines = r"\dotline" * (marks if marks < 5 else 5)
        body += rf"\begin{{minipage}}{{\linewidth}}\lab{{{indent}}}{{9mm}}{{{label}}}{{{tex(question)}}}{{\leftskip={indent}\advance\leftskip by 9mm {lines}}}\par\smallskip\hfill\textbf{{({marks} mark{'s' if marks > 1 else ''})}}\end{{minipage}}\par\medskip " "\n"
        said = r"\newline ".join(tex(p) + (rf"\hfill [{each}]" if marks > 1 else "") for p in points)
        scheme += rf"{cite} & {said} & {marks}\\\hline " "\n"
        items.append(item(question, "\n".join(points), number, marks, stem=stem, rubric=[{"text": p, "marks": each} for p in points] if marks > 1 else None))
        return marks

    for n, (stem, parts) in enumerate(BUSINESS, 1):
        total = 0
        body += rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(stem)}}}\medskip " "\n"
        for k, (inner, question, points) in enumerate(parts):
            letter = "abc"[k]
            if question:
                total += asked("9mm", f"({letter})", question, points, f"{n}({letter})", stem, f"{n} ({letter})")
                continue
            for m, (text, some) in enumerate(zip(inner, points)):
                roman = ["i", "ii", "iii"][m]
                label = rf"({letter})\hspace{{3mm}}({roman})" if m == 0 else rf"\phantom{{({letter})}}\hspace{{3mm}}({roman})"
                total += asked("9mm", rf"\makebox[0pt][l]{{{label}}}", text, some, f"{n}({letter})({roman})", stem, f"{n} ({letter}) ({roman})")
        body += rf"\hfill\textbf{{Total {total} marks}}\par\bigskip " "\n" + (r"\newpage " if n == 1 else r"\begin{center}\textbf{END OF TEST}\end{center}")
    body = body.replace(r"\lab{9mm}{9mm}{\makebox", r"\lab{9mm}{19mm}{\makebox")
    sheet = r"\begin{center}\bfseries PRINCIPLES OF BUSINESS\par PAPER 02\par MARK SCHEME\end{center}\renewcommand\arraystretch{1.4}\begin{tabular}{|l|p{105mm}|c|}\hline\textbf{Question} & \textbf{Expected answer} & \textbf{Marks}\\\hline " + scheme + r"\end{tabular}"
    look = dict(fonts=[draw.one(["timesnew", "arial"])], sizes=(11,), margins=(22, 24))
    engine, source = document(draw, body, head=r"\fancyhead[C]{-- \thepage\ --}", foot=r"\fancyfoot[L]{\small 01240020/SPEC}\fancyfoot[R]{\small GO ON TO THE NEXT PAGE}", **look)
    return Document(engine, source, items, document(draw, sheet, head=r"\fancyhead[R]{\small 01240020/MS}", **look)[1])


# Gap fill of a language teacher

JOBS = [
    ("My sister looks after animals. She is a {}.", "vet"), ("If your kitchen tap leaks, you should call a {}.", "plumber"), ("The {} brought our soup and a basket of bread.", "waiter"), ("A {} cuts people’s hair.", "hairdresser"),
    ("Our {} delivers letters even when it snows.", "postman"), ("The {} told us to fasten our seat belts before the plane took off.", "flight attendant"), ("A {} designs houses and bridges are not his work.", "architect"),
    ("You can buy fresh meat from the {} in Mill Street.", "butcher"), ("The {} put out the fire in less than an hour.", "firefighters"), ("A {} writes articles for newspapers.", "journalist"), ("I had toothache, so I went to see the {}.", "dentist"), ("The {} asked the witness three questions in court.", "lawyer"),
]


@layout(HALF, "gaps-polytrichum", "gap fill on jobs by a language teacher, word processor: word box in a frame of two rows with one word too many, numbered sentences with underscores, no key")
def gaps_polytrichum(draw):
    sheet = Sheet(draw.one(["Comic Neue", "Carlito", "Liberation Sans"]), 12, margin=2.2)
    asked = draw.mixed([(t if "designs" not in t else "An {} draws the plans for new houses.", a) for t, a in JOBS])
    bank = draw.mixed([a for _, a in asked] + ["miner"])
    sheet.foot = sheet.p("© Ms Okafor 2024 – free to copy for classroom use", "center", after=0, size=9)
    sheet.body.append(sheet.p("Name: ____________________   Class: ________", after=0.3))
    sheet.body.append(sheet.p("Jobs and professions", "center", size=20, bold=True, color="#7030a0", after=0.2))
    sheet.body.append(sheet.p("Fill in the gaps with the words from the box. There is one word you do not need.", after=0.25, bold=True))
    inside = sheet.p("     ".join(bank[:7]), "center", before=0.1, after=0.1) + sheet.p("     ".join(bank[7:]), "center", after=0.1)
    sheet.body.append(sheet.table([[inside]], [sheet.wide], rule="1.5pt solid #7030a0", padding=0.15))
    sheet.body.append(sheet.p("", after=0))
    for n, (text, _) in enumerate(asked, 1):
        sheet.body.append(sheet.p(f"{n}.\t{text.format('_' * 18)}", left=0.9, first=-0.9, tabs=[0.9], after=0.32))
    sheet.body.append(sheet.p("★ Finished? Talk to your partner: which of these jobs is the hardest?", before=0.4, font="DejaVu Sans", size=10))
    engine, source = sheet.source()
    return Document(engine, source, [item(text.format("___"), None, str(n), kind="gap") for n, (text, _) in enumerate(asked, 1)])


# Test with two parts of a primary school, no key

WATER = [
    ("Water that falls as rain, snow or hail is called precipitation.", True), ("Clouds are made of smoke.", False), ("Water boils at 100 °C at sea level.", True), ("Plants give off water vapour through their leaves.", True), ("Most of the water on Earth is fresh water.", False), ("Ice is heavier than the same volume of water.", False), ("The sun drives the water cycle.", True),
]
WATER_TERMS = [("evaporation", "liquid water turns into water vapour"), ("condensation", "water vapour turns into drops of liquid"), ("collection", "water gathers in rivers, lakes and seas"), ("transpiration", "leaves let water vapour out into the air"), ("run-off", "rain flows over the land towards a stream")]


@layout(HALF, "test-caravel", "class test on the water cycle of a primary school, word processor: Part A with True / False to circle at the right, Part B list to match by letters in brackets, no key")
def test_caravel(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Comic Neue"]), 12, margin=2.3)
    facts, terms = draw.mixed(WATER), draw.mixed(WATER_TERMS)
    meanings = draw.mixed([meaning for _, meaning in WATER_TERMS])
    first, second = "Part A – True or false?", "Part B – Match the words with their meanings."
    items = [item(text, None, str(n), kind="truefalse", section=first) for n, (text, _) in enumerate(facts, 1)]
    items += [item(term, None, str(n), None, choices("ABCDE", meanings), kind="match", section=second) for n, (term, _) in enumerate(terms, 1)]
    sheet.head = sheet.p("St Brendan’s Primary School\tGrade 5 Science", tabs=right(sheet), after=0.3, size=10)
    sheet.body.append(sheet.p("Class Test 2: The Water Cycle", "center", size=17, bold=True, after=0.3))
    sheet.body.append(sheet.p("Name: __________________________     Date: ______________     Mark: ______ /12", after=0.4))
    sheet.body.append(sheet.p(first, size=13, bold=True, after=0.1))
    sheet.body.append(sheet.p("<i>Circle the right word.</i>"))
    for n, (text, _) in enumerate(facts, 1):
        sheet.body.append(sheet.p(f"{n})\t{text}\tTrue / False", left=0.9, first=-0.9, tabs=[0.9, *right(sheet)], after=0.3))
    sheet.body.append(sheet.p(second, size=13, bold=True, before=0.4, after=0.1))
    sheet.body.append(sheet.p("<i>Write the letter in the brackets.</i>"))
    for n, (term, _) in enumerate(terms, 1):
        sheet.body.append(sheet.p(f"{n})\t{term}\t(      )\t{'ABCDE'[n - 1]}.  {meanings[n - 1]}", left=0.9, first=-0.9, tabs=[0.9, 4.6, 6.8], after=0.3))
    sheet.body.append(sheet.p("<b>Well done!</b> Check your work before you hand it in.", "center", before=0.6))
    engine, source = sheet.source()
    return Document(engine, source, items)


# Words of a Japanese course

KANJI = [
    ("病院", "びょういん", "hospital"), ("医者", "いしゃ", "doctor"), ("薬", "くすり", "medicine"), ("風邪", "かぜ", "a cold"), ("熱", "ねつ", "fever"), ("頭", "あたま", "head"), ("喉", "のど", "throat"), ("歯", "は", "tooth"), ("体", "からだ", "body"),
    ("痛い", "いたい", "painful"), ("元気", "げんき", "healthy, lively"), ("休む", "やすむ", "to rest, to be absent"), ("飲む", "のむ", "to drink, to take (medicine)"), ("治る", "なおる", "to get better"), ("予約", "よやく", "appointment"), ("保険証", "ほけんしょう", "health insurance card"),
]
PARTS = ["noun", "noun", "noun", "noun", "noun", "noun", "noun", "noun", "noun", "i-adj.", "na-adj.", "verb (u)", "verb (u)", "verb (u)", "noun", "noun"]


@layout(HALF, "words-bryum", "words of lesson 12 of a Japanese course, Chromium: kanji, kana, part of speech and meaning in a table with a coloured head and pale rows by turns, tick box before each row")
def words_bryum(draw):
    listed = draw.some(list(zip(KANJI, PARTS)), 14)
    body = "<div class=h><span>Nihongo Step by Step 1</span><span>Lesson 12</span></div><h1>At the doctor’s <small>お医者さんで</small></h1><p>Tick the words that you can read and write. Cover the right-hand columns to test yourself.</p>"
    body += "<table><thead><tr><th></th><th>Kanji</th><th>Reading</th><th>Type</th><th>English</th></tr></thead>" + "".join(f"<tr><td><i></i></td><td class=k>{a}</td><td class=j>{b}</td><td class=p>{part}</td><td>{c}</td></tr>" for (a, b, c), part in listed) + "</table><p class=f>56</p>"
    css = ".h { display: flex; justify-content: space-between; border-bottom: 2px solid #b5322b; font-size: 85%; color: #555; padding-bottom: 1mm } h1 { font-size: 160%; color: #b5322b } small { font: 60% 'Noto Sans CJK JP'; color: #444; margin-left: 4mm } table { width: 100%; border-collapse: collapse } th { background: #b5322b; color: #fff; text-align: left; padding: 1.5mm 3mm } td { padding: 1.6mm 3mm } tr:nth-child(even) td { background: #f9ecea } .k { font: 140% 'Noto Sans CJK JP' } .j { font-family: 'Noto Sans CJK JP' } .p { font-style: italic; color: #666 } td i { display: block; width: 3.5mm; height: 3.5mm; border: 1px solid #b5322b } .f { text-align: right; color: #777 }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Carlito"], (11,), css)
    return Document(engine, source, [item(a, c, kind="vocabulary") for (a, _, c), _ in listed])


# Reading of a language teacher

HONEY = "Every spring, Lena Brandt drives a lorry full of beehives from the valley where she lives to the cherry orchards near the coast. The drive takes six hours, and she does it at night, because bees stay in the hive when it is dark and cool. The farmers pay her for each hive: without bees there would be few cherries. When the blossom is over, Lena moves the hives to the fields of sunflowers, and in August to the heather on the hills. The heather honey is dark and strong, and it is the one that sells best at the market. In winter she stays at home, repairs the wooden hives and makes candles from the wax. “People think that I work with honey,” she says, “but most of the time I work with maps and weather reports.”"
HONEY_MCQ = [
    ("Lena moves her hives at night because", ["there is less traffic.", "the bees stay inside.", "she works by day."]), ("The farmers pay Lena because", ["her bees help the cherries to grow.", "she sells them honey.", "she picks their fruit."]),
    ("Where do the hives go in August?", ["to the coast", "to the sunflowers", "to the hills"]), ("Which honey is the most popular at the market?", ["cherry", "sunflower", "heather"]), ("The best title for the text would be", ["A Life on the Road with Bees", "How to Make Candles", "The Price of Cherries"]),
]
HONEY_OPEN = ["How long does the drive to the coast take?", "What does Lena do in winter? Give two examples.", "Find a word in the text that means the flowers on a fruit tree.", "Why does Lena need weather reports, do you think?", "Would you like to do Lena’s work? Say why or why not."]


@layout(HALF, "reading-cog", "reading comprehension of a language teacher, word processor: text in a frame with line numbers left out, A. choices a) b) c) in one row or below each other, B. questions with lines, numbers that run on, no key")
def reading_cog(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito"]), 11.5, margin=2.1)
    items = []
    sheet.foot = sheet.p("English B1 – Reading 7\t{page}/{pages}", tabs=right(sheet), after=0, size=9)
    sheet.body.append(sheet.p("Name: _______________________\tScore: ____ / 20", tabs=right(sheet), after=0.3))
    sheet.body.append(sheet.p("The travelling beekeeper", size=18, bold=True, after=0.2))
    sheet.body.append(sheet.table([[sheet.p(HONEY, "justify", after=0)]], [sheet.wide], padding=0.3))
    heads = ["A.  Circle the right answer.", "B.  Answer the questions in full sentences."]
    sheet.body.append(sheet.p(heads[0], bold=True, before=0.4, after=0.15))
    for n, (question, options) in enumerate(HONEY_MCQ, 1):
        sheet.body.append(sheet.p(f"{n}.\t{question}", left=0.8, first=-0.8, tabs=[0.8], before=0.12, after=0.03, extra=KEEP))
        shown = [f"{'abc'[k]}) {text}" for k, text in enumerate(options)]
        if n in (3, 4):
            sheet.body.append(sheet.p("\t".join(shown), left=0.8, tabs=[6.0, 11.2], after=0.08))
        else:
            sheet.body += [sheet.p(text, left=0.8, after=0.02) for text in shown]
        items.append(item(question, None, str(n), None, choices("abc", options), kind="mcq", section=heads[0].replace("  ", " ")))
    sheet.body.append(sheet.p(heads[1], bold=True, before=0.4, after=0.15, extra=KEEP))
    for n, question in enumerate(HONEY_OPEN, 6):
        sheet.body.append(sheet.p(f"{n}.\t{question}", left=0.8, first=-0.8, tabs=[0.8], before=0.1, after=0.15, extra=KEEP))
        sheet.body.append(sheet.p("_" * 72, left=0.8, after=0.2))
        items.append(item(question, None, str(n), section=heads[1].replace("  ", " ")))
    engine, source = sheet.source()
    return Document(engine, source, items)


# Questions of a swimming school's web site

SWIM = [
    ("From what age can my child join a class?", "We take children from six months in our parent and baby classes. From the age of four they swim without a parent in the water."),
    ("How many children are there in a group?", "Beginners swim in groups of no more than six. From level 3 there are up to ten in a lane."),
    ("What should we bring to the first lesson?", "Swimwear, a towel and a cap. Goggles are allowed, but armbands are not."),
    ("My child is afraid of the water. What can you do?", "Tell us when you book. We have two quiet sessions a week in a shallow, warm pool, with one teacher for three children."),
    ("Can I watch the lesson?", "Yes, from the gallery on the first floor. On the last Saturday of the month parents may sit at the side of the pool."),
    ("What happens if we miss a lesson?", "You may catch up one lesson a term if you let us know before 9 a.m. on the day."),
    ("Do you give badges?", "Every level ends with a badge and a certificate, which cost nothing extra."),
    ("How do I cancel my place?", "Send us an email four weeks before the end of the term. Fees that have been paid for the next term are returned in full."),
    ("Is the pool accessible for wheelchairs?", "Yes. There is a lift, a hoist and a changing room with a bench for adults."),
]


@layout(HALF, "faq-scud", "frequently asked questions of a swimming school, web page printed by Chromium: menu line, questions in bold with a chevron in boxes that stand open, address and date of printing at the foot")
def faq_scud(draw):
    asked = draw.some(SWIM, 9)
    body = "<nav>Home &nbsp; Classes &nbsp; Prices &nbsp; <b>FAQ</b> &nbsp; Contact</nav><h1>Frequently asked questions</h1><p class=l>Can’t find what you are looking for? Call us on 01632 960 144, Monday to Friday, 10 a.m. to 4 p.m.</p>"
    for question, answer in asked:
        body += f"<div class=b><div class=q><span>{question}</span><span class=c>⌃</span></div><div class=a>{answer}</div></div>"
    body += "<footer>© Little Otters Swim School &nbsp;|&nbsp; Privacy &nbsp;|&nbsp; Terms and conditions</footer>"
    css = "nav { background: #0b5d7a; color: #fff; padding: 3mm 4mm } h1 { font-size: 190%; color: #0b5d7a; margin: 6mm 0 2mm } .l { color: #555 } .b { border: 1px solid #c9d8de; border-radius: 2mm; margin-bottom: 3mm; break-inside: avoid } .q { display: flex; justify-content: space-between; font-weight: bold; background: #eef5f8; padding: 2.5mm 4mm } .c { font-family: 'DejaVu Sans'; color: #0b5d7a } .a { padding: 2.5mm 4mm } footer { border-top: 1px solid #ccc; margin-top: 6mm; padding-top: 2mm; font-size: 80%; color: #777; text-align: center }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Lato"], (11,), css)
    return Document(engine, source, [item(question, answer, kind="faq") for question, answer in asked])


# Worksheet on percentages

PERCENT = [
    ("Basics", "Work out without a calculator.", [("10% of 340", "34"), ("25% of 64 kg", "16 kg"), ("5% of £180", "£9"), ("75% of 48 m", "36 m"), ("12% of 50", "6"), ("99% of 700", "693")]),
    ("Skills", "Show your working.", [("Increase £80 by 15%.", "£92"), ("Decrease 250 g by 8%.", "230 g"), ("Write 18 out of 45 as a percentage.", "40%"), ("A coat costs £65. In a sale it is reduced by 20%. Find the sale price.", "£52")]),
    ("Challenge", "Explain how you know.", [("After a rise of 10% a train ticket costs £33. What did it cost before?", "£30"), ("A price goes up by 20% and then down by 20%. What is the overall change in per cent?", "a fall of 4%")]),
]


@layout(HALF, "worksheet-dicranum", "maths worksheet on percentages, pdfLaTeX: heads Basics, Skills and Challenge, numbers that begin again, sums in two columns, answers in small print at the foot by section")
def worksheet_dicranum(draw):
    items, key = [], []
    body = r"\textbf{Name:} \rule{6cm}{0.4pt}\hfill\textbf{Class:} \rule{2.5cm}{0.4pt}\par\medskip{\LARGE\bfseries Percentages of amounts}\par\medskip\hrule\medskip "
    for head, instruction, sums in PERCENT:
        shown = "".join(rf"\begin{{minipage}}{{\linewidth}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\vspace{{{11 if head == 'Basics' else 19}mm}}\end{{minipage}}\par " for n, (question, _) in enumerate(sums, 1))
        body += rf"\smallskip\colorbox{{black!12}}{{\textbf{{{head}}}}}\quad\textit{{{instruction}}}\par\smallskip " + (rf"\begin{{multicols}}{{2}}{shown}\end{{multicols}}" if head != "Challenge" else shown) + "\n"
        key.append(rf"\textbf{{{head}}} " + r"\quad ".join(f"{n}) {tex(answer)}" for n, (_, answer) in enumerate(sums, 1)))
        items += [item(question, answer, str(n), kind="numeric", section=head) for n, (question, answer) in enumerate(sums, 1)]
    body += r"\vfill\hrule\smallskip{\footnotesize\textbf{Answers}\par " + r"\par ".join(key) + r"\par}"
    engine, source = document(draw, body.replace("£", r"\pounds{}"), ["lmsans", "palatino", "lm"], (11, 12), (20, 22), foot=r"\fancyfoot[R]{\footnotesize Number 4.3}")
    return Document(engine, source, items)


# Sample paper of a school board, India

FRIGATE = [
    ("SECTION A", [
        ("Which of the following metals is stored under kerosene?", ["Zinc", "Sodium", "Iron", "Copper"], 1, 1), ("The pH of a solution is 3. The solution is", ["strongly basic", "neutral", "acidic", "weakly basic"], 2, 1),
        ("The number of electrons in the outermost shell of chlorine is", ["1", "5", "8", "7"], 3, 1), ("Rusting of iron is an example of", ["oxidation", "reduction", "sublimation", "neutralisation"], 0, 1), ("The gas evolved when a carbonate reacts with a dilute acid is", ["hydrogen", "oxygen", "carbon dioxide", "nitrogen"], 2, 1),
    ]),
    ("SECTION B", [
        ("Why should magnesium ribbon be cleaned before it is burnt in air?", None, [("It is covered with a layer of magnesium oxide", 1), ("which does not let it burn", 1)], 2),
        ("Define a displacement reaction. Give one example.", None, [("A reaction in which a more reactive element takes the place of a less reactive one", 1), ("Zinc and copper sulphate solution", 1)], 2),
        ("Name two methods that prevent the corrosion of iron.", None, [("Painting", 1), ("Galvanising", 1)], 2),
    ]),
    ("SECTION C", [
        ("Explain why ionic compounds have high melting points and why they conduct electricity only when molten or in solution.", None, [("Strong forces of attraction between the ions need much energy to break", 1), ("The ions are fixed in the solid", 1), ("In the melt and in solution the ions are free to move", 1)], 3),
        ("Describe how you would show that carbon dioxide is given off when a candle burns.", None, [("Hold a jar over the flame", 1), ("Shake it with lime water", 1), ("The lime water turns milky", 1)], 3),
    ]),
]


@layout(HALF, "sample-frigate", "sample question paper of an Indian board, Chromium: ruled table Q.No., Question, Marks with sections as rows, options (a) to (d) below; marking scheme in its own file, value points with their marks")
def sample_frigate(draw):
    items, table, scheme, n = [], "", "", 0
    for section, asked in FRIGATE:
        table += f"<tr><td colspan=3 class=s>{section}</td></tr>"
        scheme += f"<tr><td colspan=3 class=s>{section}</td></tr>"
        for question, options, place, marks in asked:
            n += 1
            if options:
                table += f"<tr><td class=c>{n}</td><td>{web(question)}<div class=o>" + "".join(f"<span>({'abcd'[k]}) {web(text)}</span>" for k, text in enumerate(options)) + f"</div></td><td class=c>{marks}</td></tr>"
                scheme += f"<tr><td class=c>{n}</td><td>({'abcd'[place]}) {web(options[place])}</td><td class=c>1</td></tr>"
                items.append(item(question, options[place], str(n), marks, choices("abcd", options), kind="mcq", answer_label="abcd"[place], section=section))
            else:
                points = place
                table += f"<tr><td class=c>{n}</td><td>{web(question)}</td><td class=c>{marks}</td></tr>"
                scheme += f"<tr><td class=c>{n}</td><td>" + "<br>".join(web(text) for text, _ in points) + "</td><td class=c>" + "<br>".join(str(m) for _, m in points) + "</td></tr>"
                items.append(item(question, "\n".join(text for text, _ in points), str(n), marks, section=section, rubric=[{"text": text, "marks": m} for text, m in points]))
    head = "<div class=h><b>NAVODAYA VIDYA BOARD</b><br><b>SAMPLE QUESTION PAPER – {}</b><br>CHEMISTRY (CLASS X)</div>"
    body = head.format("TERM II") + f"<div class=r><span>Time allowed: 1 hour</span><span>Maximum marks: 17</span></div><p><b>General instructions:</b><br>(i) All questions are compulsory.<br>(ii) Section A has questions of one mark, Section B of two marks and Section C of three marks.<br>(iii) There is no negative marking.</p><table><tr><th>Q.No.</th><th>Question</th><th>Marks</th></tr>{table}</table>"
    css = ".h { text-align: center; line-height: 1.6 } .r { display: flex; justify-content: space-between; font-weight: bold; margin: 3mm 0 } table { width: 99.5%; border-collapse: collapse } td, th { border: 1px solid #000; padding: 1.5mm 2.5mm; vertical-align: top } tr { break-inside: avoid } .c { text-align: center; width: 14mm } .s { text-align: center; font-weight: bold } .o { display: grid; grid-template-columns: 1fr 1fr; margin-top: 1mm }"
    fonts = [draw.one(["Liberation Serif", "Caladea"])]
    engine, source = page(draw, body, fonts, (11,), css)
    marking = head.format("MARKING SCHEME") + f"<p></p><table><tr><th>Q.No.</th><th>Value points</th><th>Marks</th></tr>{scheme}</table>"
    return Document(engine, source, items, page(draw, marking, fonts, (11,), css)[1])


# Cloze of an English examination in China

CLOZE = [
    ("When I was twelve, my family moved to a small town where I did not {} anybody.", ["know", "help", "miss", "call"], 0),
    ("On the first day of school I sat alone and {} at my shoes.", ["laughed", "looked", "pointed", "shouted"], 1),
    ("At lunch a girl with an old violin case came over and asked if the seat beside me was {}.", ["broken", "clean", "free", "cheap"], 2),
    ("Her name was Mei, and she told me that the school orchestra badly {} a second violin.", ["refused", "forgot", "lost", "needed"], 3),
    ("I said that I had never {} an instrument in my life.", ["played", "sold", "drawn", "heard"], 0),
    ("She only smiled and promised to {} me every day after class.", ["follow", "teach", "visit", "pay"], 1),
    ("The first weeks were terrible, and my father {} his ears whenever I practised.", ["washed", "opened", "covered", "hurt"], 2),
    ("Several times I wanted to give {}, but Mei would not hear of it.", ["back", "away", "out", "up"], 3),
    ("By spring I could play a whole piece without a {}.", ["mistake", "reason", "doubt", "rest"], 0),
    ("When we stood on the stage in June, I understood that the {} gift in life is a friend who believes in you.", ["smallest", "greatest", "latest", "strangest"], 1),
]


@layout(HALF, "cloze-funaria", "cloze of an English test in China, Chromium: Chinese heads, passage with underlined numbers 41 to 50, options A. to D. in a row below, answers 41-45 ABCDA at the end")
def cloze_funaria(draw):
    items, passage, listed = [], "", ""
    for n, (sentence, options, place) in enumerate(CLOZE, 41):
        passage += web(sentence).replace("{}", f"<u>&nbsp;&nbsp;{n}&nbsp;&nbsp;</u>") + " "
        if n in (44, 47):
            passage += "</p><p class=p>"
        listed += f"<div class=r><span>{n}.</span>" + "".join(f"<span>{'ABCD'[k]}. {text}</span>" for k, text in enumerate(options)) + "</div>"
        items.append(item(sentence.replace("{}", str(n)), options[place], str(n), None, choices("ABCD", options), kind="gap", answer_label="ABCD"[place]))
    letters = "".join("ABCD"[place] for _, _, place in CLOZE)
    body = "<div class=t>2024—2025学年第二学期期中考试<br>八年级英语</div><p class=c><b>三、完形填空</b>（共10小题；每小题1.5分，满分15分）</p><p class=c>阅读下面短文，从每题所给的A、B、C、D四个选项中选出最佳选项。</p>"
    body += f"<p class=p>{passage}</p>{listed}<p class=k><b>参考答案</b><br>三、41—45 {letters[:5]} &emsp; 46—50 {letters[5:]}</p><p class=f>八年级英语试卷 第4页（共8页）</p>"
    css = ".t { text-align: center; font: bold 130%/1.5 'Noto Serif CJK SC' } .c { font-family: 'Noto Serif CJK SC' } .p { text-indent: 2em; text-align: justify; margin: 1mm 0; line-height: 1.7 } .r { display: grid; grid-template-columns: 10mm 1fr 1fr 1fr 1fr; margin: 1.2mm 0 } .k { border-top: 1px dashed #000; padding-top: 3mm; margin-top: 8mm; font-family: 'Liberation Serif', 'Noto Serif CJK SC' } .f { text-align: center; font: 80% 'Noto Serif CJK SC'; margin-top: 8mm }"
    engine, source = page(draw, body, ["Liberation Serif"], (11, 12), css, language="zh")
    return Document(engine, source, items)


# Outline of a course that asks nothing

WEEKS = [("1–2", "Foundations of economics", "Chapter 1"), ("3–4", "Demand and supply", "Chapters 2 and 3"), ("5", "Elasticity", "Chapter 4"), ("6", "Mid-term test", "–"), ("7–8", "Costs and market structures", "Chapters 6 to 8"), ("9–10", "National income", "Chapter 11"), ("11", "Money and banking", "Chapter 13"), ("12", "Revision", "–")]


@layout(HALF, "outline-asperitas", "outline of a college course, word processor: numbered learning outcomes, table of weeks, assessment in per cent, numbered rules; asks nothing")
def outline_asperitas(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Caladea"]), 11, margin=2.3)
    sheet.head = sheet.p("Riverside Community College\tDepartment of Business", tabs=right(sheet), size=9, after=0.3)
    sheet.body.append(sheet.p("ECON 101 – Introduction to Economics", size=17, bold=True, after=0.1))
    sheet.body.append(sheet.p("<b>Course outline, autumn term</b>   Lecturer: D. Whitcombe, Room B214", after=0.3))
    numbered = lambda texts: [sheet.p(f"{n}.\t{text}", left=0.9, first=-0.9, tabs=[0.9], after=0.1) for n, text in enumerate(texts, 1)]
    sheet.body.append(sheet.p("Learning outcomes", size=13, bold=True))
    sheet.body.append(sheet.p("On completing the course, students will be able to:", after=0.1))
    sheet.body += numbered(["explain how prices are formed in competitive markets;", "use diagrams to show changes in demand and supply;", "describe the main measures of national income;", "outline the role of a central bank."])
    sheet.body.append(sheet.p("Weekly plan", size=13, bold=True, before=0.3))
    sheet.body.append(sheet.table([["<b>Week</b>", "<b>Topic</b>", "<b>Reading</b>"], *[list(row) for row in WEEKS]], [2.2, 8.5, 5.0]))
    sheet.body.append(sheet.p("Assessment", size=13, bold=True, before=0.4))
    sheet.body += [sheet.p(f"•  {text}", left=0.4, after=0.05) for text in ["Weekly exercises: 20%", "Mid-term test: 30%", "Final examination: 50%"]]
    sheet.body.append(sheet.p("Rules for the class", size=13, bold=True, before=0.3))
    sheet.body += numbered(["Work handed in late loses five per cent a day.", "Phones are switched off during lectures.", "Students who miss more than three classes must see the lecturer.", "Copied work is not marked."])
    engine, source = sheet.source()
    return Document(engine, source, [])
