"""The sixty-fourth: more sheets of teachers in several countries by one who does not know the reader: statements to tick (Israel), words in
two blocks (China), problems at the end of a chapter (United States), a school test (Egypt), food hygiene and reading (United Kingdom),
cards to revise with, gaps (Korea), questions of an oral examination (Germany) and slides of a lesson.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from webpage import page, rows, web

HALF = "blind-then-read"
NEW = paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"')

# Science statements of a primary school, Israel

HEBREW = [
    ("השמש היא כוכב.", True),
    ("הירח מפיץ אור משלו.", False),
    ("כדור הארץ מקיף את השמש בשנה אחת.", True),
    ("צדק הוא כוכב הלכת הגדול ביותר במערכת השמש.", True),
    ("למאדים יש ארבעה ירחים.", False),
    ("הלווייתן הוא דג.", False),
    ("לעכביש יש שמונה רגליים.", True),
    ("הברזל קל מן המים.", False),
    ("הלב מזרים דם אל כל הגוף.", True),
    ("הקול נע מהר יותר מן האור.", False),
    ("קרח הוא מים במצב מוצק.", True),
    ("הצמחים זקוקים לאור כדי לגדול.", True),
]


@layout(HALF, "statements-hebrew-table-two-boxes", "true or false in Hebrew from the right: ruled table with number, statement and two columns of boxes נכון and לא נכון, key in one line at the foot")
def statements_hebrew(draw):
    asked = draw.some(HEBREW, 12)
    body = "<p class=n>שם: ______________________ <span>כיתה: ________</span></p><h1>דף עבודה במדעים: נכון או לא נכון?</h1><p>סמנו X במשבצת המתאימה.</p><table><tr><th>מס׳<th>המשפט<th>נכון<th>לא נכון</tr>" + rows((str(n), text, "☐", "☐") for n, (text, _) in enumerate(asked, 1)) + "</table><p class=k><b>תשובות:</b> " + " &nbsp; ".join(f"{n}. {'נכון' if right else 'לא נכון'}" for n, (_, right) in enumerate(asked, 1)) + "</p>"
    items = [item(text, "True" if right else "False", str(n), kind="truefalse") for n, (text, right) in enumerate(asked, 1)]
    css = "body { direction: rtl } .n span { margin-right: 20mm } h1 { font-size: 150%; text-align: center; margin: 5mm 0 3mm } table { width: 100%; border-collapse: collapse } th { background: #eee } th, td { border: 1px solid #000; padding: 2mm 3mm; text-align: right } td:first-child, td:nth-child(n+3), th:nth-child(n+3) { text-align: center; white-space: nowrap } td:nth-child(n+3) { font-family: 'DejaVu Sans' } .k { margin-top: 8mm; font-size: 85%; border-top: 1px dashed #888; padding-top: 2mm }"
    engine, source = page(draw, body, ["Noto Sans Hebrew", "Noto Serif Hebrew"], (12, 13), css, language="he")
    return Document(engine, source, items)


# New words of two lessons, China

NEW_WORDS = [
    ("学校", "xuéxiào", "n.", "school"), ("老师", "lǎoshī", "n.", "teacher"), ("同学", "tóngxué", "n.", "classmate"), ("汉语", "Hànyǔ", "n.", "the Chinese language"),
    ("学习", "xuéxí", "v.", "to study"), ("名字", "míngzi", "n.", "name"), ("朋友", "péngyou", "n.", "friend"), ("高兴", "gāoxìng", "adj.", "glad"),
    ("认识", "rènshi", "v.", "to know (a person)"), ("今天", "jīntiān", "n.", "today"), ("明天", "míngtiān", "n.", "tomorrow"), ("星期", "xīngqī", "n.", "week"),
    ("现在", "xiànzài", "n.", "now"), ("吃", "chī", "v.", "to eat"), ("米饭", "mǐfàn", "n.", "cooked rice"), ("茶", "chá", "n.", "tea"),
    ("杯子", "bēizi", "n.", "cup"), ("多少", "duōshao", "pron.", "how many, how much"), ("钱", "qián", "n.", "money"), ("商店", "shāngdiàn", "n.", "shop"),
    ("苹果", "píngguǒ", "n.", "apple"), ("喝", "hē", "v.", "to drink"), ("买", "mǎi", "v.", "to buy"), ("漂亮", "piàoliang", "adj.", "pretty"),
]


@layout(HALF, "words-chinese-two-blocks-of-five-columns", "new words of a Chinese course, XeTeX: ruled table of two blocks beside each other, each with number, characters, pinyin, class and English; the right block goes on with 13")
def words_chinese_blocks(draw):
    half = len(NEW_WORDS) // 2

    def block(n):
        word, sound, kind, meaning = NEW_WORDS[n]
        return rf"{n + 1} & {{\zh {word}}} & {sound} & \textit{{{kind}}} & {meaning}"

    lines = "".join(rf"{block(n)} & {block(n + half)}\\\hline" "\n" for n in range(half))
    head = r"& {\zh 生词} & {\zh 拼音} & {\zh 词性} & {\zh 英文}"
    column = r">{\small}r|l|l|l|>{\raggedright\arraybackslash}p{28mm}|"
    body = rf"\begin{{center}}{{\LARGE\zh 生词表}}\par\medskip New Words, Lessons 1 to 4\end{{center}}\medskip\renewcommand\arraystretch{{1.55}}\setlength\tabcolsep{{4pt}}\begin{{center}}\begin{{tabular}}{{|{column}|{column}}}\hline {head} {head.replace('&', '& &', 1)}\\\hline {lines}\end{{tabular}}\end{{center}}\medskip\small Words with \textit{{n.}} are nouns, \textit{{v.}} verbs, \textit{{adj.}} adjectives and \textit{{pron.}} pronouns. The neutral tone has no mark."
    items = [item(word, meaning, str(n), kind="vocabulary") for n, (word, _, _, meaning) in enumerate(NEW_WORDS, 1)]
    engine, source = document(draw, body, ["notoserif", "noto"], (10,), (14, 16), foot=r"\thepage", extra=r"\newfontfamily\zh{Noto Serif CJK SC}")
    return Document(engine, source, items)


# End of a chapter of general chemistry, United States

GASES = [
    ("Review Questions", [
        ("State Boyle’s law in words.", None),
        ("What is meant by absolute zero?", None),
        ("Why does a balloon shrink when it is put in a freezer?", None),
        ("Give two assumptions of the kinetic theory of gases.", None),
        ("Which gas diffuses faster at the same temperature, helium or argon?", None)]),
    ("Problems", [
        ("A gas has a volume of 2.50 L at 1.20 atm. What is its volume at 3.00 atm and the same temperature?", "1.00 L"),
        ("A sample of nitrogen has a volume of 400 mL at 300 K. Find its volume at 450 K and the same pressure.", "600 mL"),
        ("A tire holds air at 2.20 atm and 293 K. What is the pressure when the air warms up to 323 K and the volume stays the same?", "2.43 atm"),
        ("How many moles of gas are in 44.8 L at 273 K and 1.00 atm?", "2.00 mol"),
        ("A cylinder of 10.0 L holds 64.0 g of oxygen, O₂, at 300 K.", [("How many moles of oxygen does it hold?", "2.00 mol"), ("What is the pressure in the cylinder?", "4.92 atm")]),
        ("Calculate the density of carbon dioxide at 273 K and 1.00 atm.", "1.96 g/L"),
        ("The partial pressures in a mixture are 0.30 atm of helium, 0.50 atm of neon and 0.20 atm of argon.", [("What is the total pressure?", "1.00 atm"), ("What is the mole fraction of neon?", "0.50")]),
        ("At 273 K and 1.00 atm, 0.500 g of a gas has a volume of 280 mL. Find its molar mass.", "40.0 g/mol")]),
]


@layout(HALF, "chapter-chemistry-decimal-numbers-even-answers", "end of a chemistry chapter, LaTeX: Review Questions and Problems in two columns, numbers 5.1 to 5.13 that run on, parts (a) (b) run in, answers to the even problems in a box at the foot")
def chapter_chemistry(draw):
    body, items, key, n = r"{\color{accent}\rule{\linewidth}{2pt}}\par{\LARGE\bfseries Exercises}\hfill{\large Chapter 5: Gases}\par\begin{multicols}{2}\small ", [], [], 0
    for title, asked in GASES:
        body += rf"\par\medskip\needspace{{2cm}}{{\normalsize\bfseries\color{{accent}}{title}}}\par\smallskip " "\n"
        for question, answer in asked:
            n += 1
            shown = n % 2 == 0 and title == "Problems"
            parts = answer if isinstance(answer, list) else []
            text = tex(question) + "".join(rf" ({letter})~{tex(asks)}" for letter, (asks, _) in zip("ab", parts))
            body += rf"\lab{{0pt}}{{9mm}}{{\textbf{{5.{n}}}}}{{{text}}}" "\n"
            for letter, (asks, says) in zip("ab", parts):
                items.append(item(asks, says if shown else None, f"5.{n}({letter})", stem=question, section=title, kind="numeric"))
            if not parts:
                items.append(item(question, answer if shown else None, f"5.{n}", section=title, kind="numeric" if answer else "short"))
            if shown:
                key.append(rf"\textbf{{5.{n}}}~" + (" ".join(f"({letter})~{tex(says)}" for letter, (_, says) in zip("ab", parts)) if parts else tex(answer)))
    body += r"\end{multicols}\bigskip\fcolorbox{accent}{black!4}{\parbox{\dimexpr\linewidth-2\fboxsep-2\fboxrule}{\small\textbf{Answers to even-numbered problems}\par\smallskip " + r"\qquad ".join(key) + "}}"
    engine, source = document(draw, body, ["times", "palatino", "schoolbook"], (11,), (22, 24), foot=r"\fancyfoot[R]{\thepage}\fancyfoot[L]{\small Principles of General Chemistry}", extra=r"\usepackage{xcolor}\definecolor{accent}{rgb}{.1,.3,.45}\setlength\columnsep{8mm}\setcounter{page}{187}", paper="letterpaper")
    return Document(engine, source, items)


# Science test of a language school, Egypt

EGYPT_GAPS = [("The unit of electric current is the ……………… .", "ampere"), ("Green plants make their food by ……………… .", "photosynthesis"), ("The chemical symbol of sodium is ……………… .", "Na"), ("……………… is the planet nearest to the Sun.", "Mercury")]
EGYPT_LEFT = [("The skin", 2), ("The lungs", 4), ("The kidneys", 0), ("The stomach", 5), ("The ear", 1)]
EGYPT_RIGHT = ["filter the blood and make urine.", "is the organ of hearing.", "covers and protects the body.", "pumps blood.", "take in oxygen from the air.", "stores and mixes food."]
EGYPT_MARKS = [("Sound can travel through a vacuum.", False), ("Copper is a good conductor of heat.", True), ("Water freezes at 0 °C under normal pressure.", True), ("The Moon is a star.", False)]
EGYPT_WHY = [("Electric wires are made of copper.", "Because copper is a good conductor of electricity."), ("We see lightning before we hear thunder.", "Because light travels much faster than sound."), ("Ice floats on water.", "Because the density of ice is less than that of water.")]


@layout(HALF, "test-egypt-four-questions-model-answer", "science test of an Egyptian language school, word processor: gaps of dots, column (A) and (B) without rules, brackets for √ or ×, Give reasons for; Model Answer by question on the next page")
def test_egypt(draw):
    heads = ["Question 1: Complete the following statements", "Question 2: Choose from column (B) what suits column (A)", "Question 3: Put (√) or (×)", "Question 4: Give reasons for"]
    body, items = paragraph(run("El-Nil Language School\tScience – Primary 6")) + paragraph(run("First Term\tTime: 45 minutes")) + paragraph(run("Answer all the following questions", "B")), []
    body += paragraph(run(heads[0]), "Head") + "".join(paragraph(run(f"{n}- {text}")) for n, (text, _) in enumerate(EGYPT_GAPS, 1))
    items += [item(text, answer, str(n), kind="gap", section=heads[0]) for n, (text, answer) in enumerate(EGYPT_GAPS, 1)]
    left = [f"{n}- {text}" for n, (text, _) in enumerate(EGYPT_LEFT, 1)] + [""]
    right = [f"({letter}) {text}" for letter, text in zip("abcdef", EGYPT_RIGHT)]
    body += paragraph(run(heads[1]), "Head") + office_table([[run("(A)", "B"), run("(B)", "B")], *[[run(a), run(b)] for a, b in zip(left, right)]], [6.5, 9.0], "Open")
    items += [item(text, EGYPT_RIGHT[k], str(n), None, choices("abcdef", EGYPT_RIGHT), kind="match", answer_label="abcdef"[k], section=heads[1]) for n, (text, k) in enumerate(EGYPT_LEFT, 1)]
    body += paragraph(run(heads[2]), "Head") + "".join(paragraph(run(f"{n}- {text}\t(        )")) for n, (text, _) in enumerate(EGYPT_MARKS, 1))
    items += [item(text, "True" if right else "False", str(n), kind="truefalse", section=heads[2]) for n, (text, right) in enumerate(EGYPT_MARKS, 1)]
    body += paragraph(run(heads[3]), "Head") + "".join(paragraph(run(f"{n}- {text}")) + paragraph(run("\t"), "Line") for n, (text, _) in enumerate(EGYPT_WHY, 1))
    items += [item(text, answer, str(n), section=heads[3]) for n, (text, answer) in enumerate(EGYPT_WHY, 1)]
    body += paragraph(run("With my best wishes", "I"))
    body += paragraph(run("Model Answer"), "New")
    body += paragraph(run("Question 1", "B")) + paragraph(run("    ".join(f"{n}- {answer}" for n, (_, answer) in enumerate(EGYPT_GAPS, 1))))
    body += paragraph(run("Question 2", "B")) + paragraph(run("    ".join(f"{n}- ({'abcdef'[k]})" for n, (_, k) in enumerate(EGYPT_LEFT, 1))))
    body += paragraph(run("Question 3", "B")) + paragraph(run("    ".join(f"{n}- ({'√' if right else '×'})" for n, (_, right) in enumerate(EGYPT_MARKS, 1))))
    body += paragraph(run("Question 4", "B")) + "".join(paragraph(run(f"{n}- {answer}")) for n, (_, answer) in enumerate(EGYPT_WHY, 1))
    engine, source = office(draw, body, ["Liberation Serif", "Liberation Sans", "Carlito"], (12,), 2.2, styles=NEW)
    return Document(engine, source, items)


# Food hygiene, award at level 2, United Kingdom

HYGIENE = [
    ("Bacteria multiply most readily in the danger zone, which is between:", ["0 °C and 5 °C", "8 °C and 63 °C", "63 °C and 75 °C", "75 °C and 100 °C"], 1, "2.1"),
    ("The core of a chicken breast is thoroughly cooked when it has reached:", ["37 °C", "50 °C", "63 °C", "75 °C"], 3, "2.2"),
    ("In a refrigerator, raw meat should be kept:", ["at the bottom, covered", "at the top, covered", "beside cooked meat", "in the door"], 0, "2.4"),
    ("Cross-contamination means that:", ["food is kept after its date", "food is cooked twice", "bacteria pass from one food or surface to another", "two suppliers deliver on the same day"], 2, "2.3"),
    ("Which colour of chopping board is by custom used for raw meat?", ["Green", "Red", "White", "Yellow"], 1, "2.3"),
    ("A food handler who has had diarrhoea may return to work when the symptoms have been gone for:", ["4 hours", "12 hours", "48 hours", "two weeks"], 2, "1.3"),
    ("Why are plasters for food handlers blue?", ["They are easily seen if they fall into food.", "Blue dye kills bacteria.", "They stay dry longer.", "They are cheaper."], 0, "1.4"),
    ("Which date mark is about safety and not about quality?", ["Best before", "Display until", "Packed on", "Use by"], 3, "2.5"),
    ("How many allergens have to be declared by law?", ["8", "10", "14", "20"], 2, "3.1"),
    ("A freezer should be set to about:", ["−18 °C", "−5 °C", "0 °C", "5 °C"], 0, "2.4"),
    ("When must hands be washed?", ["Once a day", "After handling raw chicken", "Only when they look dirty", "Only after a break"], 1, "1.2"),
    ("Which of these is a sign of mice in a store room?", ["Condensation on pipes", "Frost on packets", "Gnawed packets and droppings", "Dust on shelves"], 2, "3.3"),
]


@layout(HALF, "hygiene-question-tables-assessor-key-outcomes", "food hygiene test, Chromium: each question a ruled table with its number in a dark cell and A to D in rows, two columns of tables; Assessor’s key with learning outcomes on the last page")
def hygiene_tables(draw):
    body, items = "<h1>Level 2 Award in Food Safety</h1><p class=s>Practice paper B · 12 questions · 20 minutes</p><div class=c>", []
    for n, (question, options, right, _) in enumerate(HYGIENE, 1):
        body += f"<table class=q><tr><th>{n}<td class=w>{web(question)}</tr>" + rows((f"<b>{letter}</b>", web(text)) for letter, text in zip("ABCD", options)) + "</table>"
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    body += "</div><section><h2>For the assessor</h2><p>Nine of twelve right answers are needed for a pass. Keep this page apart from the paper.</p><table class=k><tr><th>Question<th>Key<th>Learning outcome</tr>" + rows((n, "ABCD"[right], outcome) for n, (_, _, right, outcome) in enumerate(HYGIENE, 1)) + "</table></section>"
    css = "h1 { margin: 0; font-size: 160% } .s { color: #444; margin: 0 0 3mm } .c { columns: 2; column-gap: 7mm } .q { width: calc(100% - 2px); border-collapse: collapse; break-inside: avoid; margin-bottom: 2.5mm } .q td, .q th { border: 1px solid #555; padding: .5mm 2mm; vertical-align: top; text-align: left } .q th { background: #1c4532; color: #fff; width: 6mm; text-align: center } .w { font-weight: bold; background: #eef5f0 } .q tr + tr td:first-child { text-align: center } section { break-before: page } .k { border-collapse: collapse } .k td, .k th { border: 1px solid #555; padding: 1mm 5mm; text-align: center }"
    engine, source = page(draw, body, ["Lato", "Carlito", "Open Sans"], (10, 10.5), css)
    return Document(engine, source, items)


# Cards for revision, biology

CARDS = [
    ("Cells", "What do mitochondria do?", "They release energy by aerobic respiration."),
    ("Cells", "Name two parts of a plant cell that an animal cell does not have.", "A cell wall and chloroplasts"),
    ("Transport", "What is osmosis?", "The movement of water through a partially permeable membrane from a dilute to a more concentrated solution."),
    ("Transport", "How does active transport differ from diffusion?", "It needs energy and works against the concentration gradient."),
    ("Digestion", "Which enzyme breaks down starch?", "Amylase"),
    ("Digestion", "Where is bile made, and where is it stored?", "It is made in the liver and stored in the gall bladder."),
    ("Blood", "What is the job of platelets?", "They help the blood to clot at a wound."),
    ("Blood", "Why do red blood cells have no nucleus?", "To leave more room for haemoglobin."),
    ("Heart", "Which vessel takes blood from the heart to the lungs?", "The pulmonary artery"),
    ("Heart", "Which chamber has the thickest wall?", "The left ventricle"),
    ("Plants", "What does the xylem carry?", "Water and dissolved minerals"),
    ("Plants", "What are stomata?", "Small openings, mostly on the underside of a leaf, through which gases pass."),
    ("Disease", "Why do antibiotics not cure a cold?", "A cold is caused by viruses, and antibiotics act on bacteria only."),
    ("Disease", "What do white blood cells make against a pathogen?", "Antibodies"),
]


@layout(HALF, "cards-biology-typst-band-question-dashed-answer", "revision cards, Typst: two columns of framed cards with topic and card number in a coloured band, question in bold, a dashed line and the answer below it")
def cards_biology(draw):
    cards, items = [], []
    for n, (topic, question, answer) in enumerate(CARDS, 1):
        cards.append(f"card[{topic}][{n}][{question}][{answer}]")
        items.append(item(question, answer, str(n), kind="faq"))
    source = f"""#set page(paper: "a4", margin: (x: 14mm, y: 13mm))
#set text(font: ({draw.one(['"Open Sans"', '"Lato"', '"Carlito"'])},), size: {draw.one([11, 11.5])}pt, lang: "en", region: "GB")
#let card(topic, number, question, answer) = block(width: 100%, height: 60mm, stroke: 0.8pt + rgb("#285430"), radius: 3pt, clip: true, breakable: false)[
  #block(fill: rgb("#285430"), width: 100%, inset: 6pt, below: 0pt)[#text(white, size: 0.85em)[{{topic}} #h(1fr) Card {{number}}]]
  #block(height: 22mm, width: 100%, inset: (x: 10pt, top: 9pt), below: 0pt)[*{{question}}*]
  #line(length: 100%, stroke: (paint: gray, thickness: 0.6pt, dash: "dashed"))
  #block(width: 100%, inset: (x: 10pt, top: 3pt))[{{answer}}]
]
#grid(columns: (1fr, 1fr), gutter: 6mm, {', '.join(cards)})
"""
    for name in ("topic", "number", "question", "answer"):
        source = source.replace("{" + name + "}", "#" + name)
    return Document("typst", source, items)


# Particles, Korea

PARTICLES = [
    ("저(    ) 학생입니다.", "는"), ("이것(    ) 사전입니다.", "은"), ("밖에 비(    ) 옵니다.", "가"), ("오늘은 월요일(    ) 아니에요.", "이"),
    ("저는 커피(    ) 마셔요.", "를"), ("형은 밥(    ) 먹어요.", "을"), ("도서관(    ) 책을 읽어요.", "에서"), ("일곱 시(    ) 일어나요.", "에"),
    ("버스(    ) 회사에 가요.", "로"), ("동생(    ) 같이 영화를 봤어요.", "과"), ("연필(    ) 이름을 써요.", "로"), ("서울(    ) 부산까지 기차를 탔어요.", "에서"),
]


@layout(HALF, "gaps-korean-particles-box-answers-below", "Korean grammar sheet, XeTeX: 보기 with the particles in a frame, sentences 1) to 12) with empty brackets, two columns, 정답 in one line under a rule")
def gaps_korean(draw):
    asked = [entry for entry in PARTICLES if not entry[0].startswith("연필")]
    bank = list(dict.fromkeys(answer for _, answer in asked))
    lines = "".join(rf"\lab{{0pt}}{{8mm}}{{{n})}}{{{text.replace('    ', chr(92) + 'hspace*{14mm}')}}}\vspace{{4mm}}" "\n" for n, (text, _) in enumerate(asked, 1))
    key = r"\quad ".join(f"{n}) {answer}" for n, (_, answer) in enumerate(asked, 1))
    body = rf"\begin{{center}}{{\LARGE 조사 연습}}\end{{center}}\hfill 이름: \rule{{35mm}}{{.4pt}}\par\bigskip ※ 〈보기〉에서 알맞은 조사를 골라 빈칸에 쓰십시오. 한 조사를 두 번 쓸 수 있습니다.\par\medskip\begin{{center}}\fbox{{\parbox{{120mm}}{{\centering\smallskip 〈보기〉\par\smallskip {(chr(92) + 'quad ').join(sorted(bank))}\smallskip}}}}\end{{center}}\bigskip\begin{{multicols}}{{2}}{lines}\end{{multicols}}\vfill\hrule\medskip{{\small\textbf{{정답}}\quad {key}}}"
    items = [item(text, answer, str(n), kind="gap") for n, (text, answer) in enumerate(asked, 1)]
    engine, source = document(draw, body, ["arial"], (12,), (22, 26), foot="", extra=rf"\setmainfont{{{draw.one(['Noto Serif CJK KR', 'Noto Sans CJK KR'])}}}\raggedcolumns")
    return Document(engine, source, items)


# Oral part of a final examination, Germany

ORAL = [
    ("Was bedeutet die Abkürzung FIFO?", 2, ["„First in, first out“", "Die zuerst eingelagerte Ware wird zuerst entnommen."]),
    ("Nennen Sie die Maße einer Europalette.", 1, ["1200 mm × 800 mm"]),
    ("Nennen Sie drei Angaben, die auf einem Lieferschein stehen.", 3, ["Empfänger", "Menge", "Bezeichnung der Artikel"]),
    ("Was prüfen Sie bei der Annahme, solange der Fahrer noch da ist?", 3, ["Anschrift", "Zahl der Packstücke", "äußere Schäden"]),
    ("Wozu dient ein Mindestbestand?", 1, ["Er sichert die Lieferfähigkeit, wenn eine Störung eintritt."]),
    ("Wie oft muss mindestens eine Inventur stattfinden?", 1, ["Einmal in jedem Geschäftsjahr"]),
    ("Welche Voraussetzungen müssen Sie erfüllen, um einen Gabelstapler zu fahren?", 3, ["Mindestalter von 18 Jahren", "Ausbildung mit Prüfung", "schriftlicher Auftrag des Betriebs"]),
    ("Was versteht man unter Kommissionieren?", 1, ["Das Zusammenstellen von Artikeln nach einem Auftrag"]),
    ("Nennen Sie zwei Hilfsmittel der Ladungssicherung.", 2, ["Zurrgurte", "Antirutschmatten"]),
    ("Was bedeuten zwei Pfeile nach oben auf einem Karton?", 1, ["Diese Seite muss oben sein."]),
    ("Wie berechnet man das Nettogewicht?", 1, ["Bruttogewicht minus Tara"]),
    ("Was ist eine chaotische Lagerung?", 2, ["Die Ware kommt auf irgendeinen freien Platz.", "Das System speichert, wo sie liegt."]),
]


@layout(HALF, "oral-german-table-model-answers-points", "questions of an oral examination, German word processor: ruled table Nr., Frage, Erwartete Antwort with dashes, Punkte, and a last row with the sum")
def oral_german(draw):
    made = [[run(head, "B") for head in ("Nr.", "Frage", "Erwartete Antwort", "Punkte")]]
    items = []
    for n, (question, marks, points) in enumerate(ORAL, 1):
        made.append([run(f"{n}."), run(question), run("\n".join(f"– {point}" for point in points) if len(points) > 1 else points[0]), run(str(marks))])
        items.append(item(question, "\n".join(points), str(n), marks, rubric=[{"text": point, "marks": None} for point in points] if marks > 1 else None))
    made.append([run(""), run("Summe", "B"), run(""), run(str(sum(marks for _, marks, _ in ORAL)), "B")])
    body = paragraph(run("Fachgespräch: Fachlagerist/-in"), "Title") + paragraph(run("Prüfling: ____________________________\tDatum: ______________")) + paragraph(run("Die Antworten dürfen in eigenen Worten gegeben werden.", "I")) + office_table(made, [1.1, 6.6, 7.2, 1.7])
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Caladea"], (11,), 2.2, head="Prüfungsausschuss – nur für Prüfende")
    return Document(engine, source, items)


# Slides of a lesson with places to write on

ROCKS = [
    (None, "Rocks and the rock cycle", "Year 8 Science \\ Lesson 4"),
    ("ask", "Starter", [("Name the three groups of rocks.", "igneous, sedimentary and metamorphic"), ("Which group may hold fossils?", "sedimentary"), ("What is molten rock below the ground called?", "magma")]),
    ("key", "Starter", None),
    (None, "Key ideas", "- Crystals are large when magma cools slowly.\n- Layers of sediment are pressed and cemented together.\n- Heat and pressure change rocks without melting them."),
    ("ask", "Check", [("Granite has large crystals. What does that tell you about how it cooled?", "It cooled slowly."), ("Into which rock does limestone change?", "marble"), ("Name a rock that splits into thin sheets.", "slate"), ("What wears rocks away in a river?", "pebbles and sand that the water carries")]),
    ("key", "Check", None),
    ("ask", "Exit ticket", [("What is weathering?", "the breaking up of rock where it is"), ("Is basalt formed above or below the ground?", "above the ground"), ("Which acid test shows that a rock is limestone?", "It fizzes with dilute hydrochloric acid.")]),
    ("key", "Exit ticket", None),
    (None, "Homework", "Read pages 44 and 45. \\ Bring a pebble on Friday."),
]


@layout(HALF, "slides-three-a-page-with-lines-answers-on-next-slide", "handout of slides, Typst: three a page with lines to write on beside them, numbered questions under the title of a slide, the slide behind it has the same title with: answers")
def slides_three(draw):
    body, items, last = "", [], []
    for n, (kind, title, content) in enumerate(ROCKS, 1):
        if kind == "ask":
            last = content
            inner = "".join(f"#par(hanging-indent: 1.2em)[#box[{k}.] #h(0.3em) {question}]" for k, (question, _) in enumerate(content, 1))
            items += [item(question, answer, str(k), section=title) for k, (question, answer) in enumerate(content, 1)]
        elif kind == "key":
            title, inner = title + ": answers", "".join(f"#par(hanging-indent: 1.2em)[#box[{k}.] #h(0.3em) {answer}]" for k, (_, answer) in enumerate(last, 1))
        else:
            inner = content
        body += f"#grid(columns: (92mm, 1fr), gutter: 8mm, block(width: 92mm, height: 72mm, breakable: false, stroke: 0.7pt, inset: 5mm)[#text(15pt, weight: \"bold\", fill: rgb(\"#7a3b00\"))[{title}]\n#v(1mm)\n{inner}\n#place(bottom + right, text(7pt)[{n}])], stack(spacing: 9mm, v(1mm), ..range(7).map(_ => line(length: 100%, stroke: 0.4pt + gray))))\n{'#v(10mm)' if n % 3 else '#pagebreak(weak: true)'}\n"
    source = f"""#set page(paper: "a4", margin: (x: 17mm, y: 18mm), footer: align(right, context text(8pt, counter(page).display())))
#set text(font: ({draw.one(['"Carlito"', '"Lato"', '"Open Sans"'])},), size: 11pt, lang: "en", region: "GB")
{body}
"""
    return Document("typst", source, items)


# Reading paper for the end of primary school, England

STORY = [
    "Maya had never slept on a ship before. The ferry left Aberdeen at seven in the evening and would not reach Shetland until half past seven the next morning. ‘Twelve and a half hours,’ groaned her brother Joel, ‘and no signal.’",
    "Dad had booked a cabin with four bunks, each as narrow as a shelf. Maya chose the top one by the round window. At first the sea was flat and grey, and gulls hung beside the glass as if they were tied to it with string. Then, somewhere past midnight, the wind rose. The ship began to climb and drop, climb and drop. A bottle rolled from one wall to the other and back again. Joel turned the colour of old candles.",
    "Maya could not sleep. She pulled her coat over her pyjamas and crept along the corridor, one hand on the rail, to the lounge. There a woman in yellow oilskins sat knitting as calmly as if she were at home. ‘First crossing?’ she asked. Maya nodded. ‘The trick,’ said the woman, ‘is to look at the horizon and not at your feet. I have crossed four hundred times and I still look for it.’ They sat together until a thin line of gold divided the black sky from the black water. ‘There,’ said the woman. ‘That is what we came for.’",
    "When the ferry slid into Lerwick, Joel was asleep at last. Maya was on deck, her hair stiff with salt, and she was already counting the days until the journey home.",
]
READING = [
    ("How long did the journey take?", 1, ["seven hours", "twelve hours", "twelve and a half hours", "thirteen hours"], ["twelve and a half hours"], None),
    ("Find and copy one word that shows that Joel was not happy about the journey.", 1, None, ["groaned"], None),
    ("What does the writer want you to know about the bunks when she says that each was as narrow as a shelf?", 1, None, ["There was very little room to lie on."], ["they were small"]),
    ("What did Maya see at the window at first?", 1, ["a lighthouse", "gulls", "a fishing boat", "the moon"], ["gulls"], None),
    ("How can you tell that the sea became rough? Give two pieces of evidence.", 2, None, ["The ship climbed and dropped.", "A bottle rolled from wall to wall."], ["Joel was seasick"]),
    ("Joel turned the colour of old candles. What does this tell you about Joel?", 1, ["He felt sick.", "He was angry.", "He was sunburnt.", "He had fallen asleep."], ["He felt sick."], None),
    ("What was the woman doing when Maya came into the lounge?", 1, None, ["knitting"], None),
    ("What advice did the woman give to Maya?", 1, None, ["to look at the horizon and not at her feet"], None),
    ("What was the thin line of gold?", 1, None, ["the first light of the morning"], ["sunrise"]),
    ("How do you know that Maya had enjoyed the crossing? Explain your answer with two pieces of evidence from the text.", 3, None, ["She looked forward to the journey home.", "She went on deck to see the ship come in.", "She stayed up to see the sun rise."], None),
]


@layout(HALF, "reading-ferry-numbers-in-boxes-one-mark-below", "reading paper of an English primary school, Chromium: story, then numbers in grey boxes, Tick one. with boxes behind the options, 1 mark under a small circle at the right; scheme in its own file Qu., Requirement, Mark")
def reading_ferry(draw):
    body = "<h1>The Night Ferry</h1>" + "".join(f"<p class=t>{web(text)}</p>" for text in STORY) + "<div class=b></div>"
    lines, items = "", []
    for n, (question, marks, options, points, accept) in enumerate(READING, 1):
        if options:
            space = "<p class=o>Tick <b>one</b>.</p><table>" + rows((web(text), "☐") for text in options) + "</table>"
        else:
            space = "<div class=l></div>" * (marks + 1)
        body += f"<div class=q><div class=n>{n}</div><div class=w><p>{web(question)}</p>{space}<div class=m><i></i><br>{marks} mark{'s' if marks > 1 else ''}</div></div></div>"
        said = "<ul>" + "".join(f"<li>{web(point)}</li>" for point in points) + "</ul>" if len(points) > 1 else f"<p>{web(points[0])}</p>"
        lines += f"<tr><td>{n}<td>{said}{''.join(f'<p><b>Also accept:</b> {a}</p>' for a in accept or [])}<td>{marks}m</tr>"
        items.append(item(question, "\n".join(points), str(n), marks, choices([None] * 4, options) if options else None, kind="mcq" if options else "short", rubric=[{"text": point, "marks": None} for point in points] if marks > 1 else None, allow=accept))
    css = "h1 { font-size: 170%; margin: 0 0 4mm } .t { margin: 0 0 3mm; line-height: 1.6 } .b { break-after: page } .q { display: flex; break-inside: avoid; margin-bottom: 3mm } .n { background: #ddd; width: 9mm; height: 8mm; text-align: center; font-weight: bold; line-height: 8mm; margin-right: 5mm; flex: none } .w { flex: 1 } .w p { margin: 1mm 0 2mm } .o { text-align: right; margin-right: 60mm !important } .w table { margin-left: 12mm; width: 100mm } .w td { padding: .4mm 0 } .w td:last-child { font-family: 'DejaVu Sans'; text-align: right; width: 14mm } .l { border-bottom: 1px solid #777; height: 7mm; margin-right: 22mm } .m { text-align: right; font-size: 80%; line-height: 1.1 } .m i { display: inline-block; width: 5mm; height: 5mm; border: 1px solid #000; border-radius: 50% }"
    scheme_css = "h1 { font-size: 150% } table { width: 100%; border-collapse: collapse } th { background: #ddd } td, th { border: 1px solid #000; padding: 1.5mm 3mm; vertical-align: top; text-align: left } p, ul { margin: 0 0 1mm } td:first-child, td:last-child { width: 14mm; text-align: center } tr { break-inside: avoid }"
    scheme = f"<h1>The Night Ferry: mark scheme</h1><table><tr><th>Qu.<th>Requirement<th>Mark</tr>{lines}</table>"
    fonts = [draw.one(["Lato", "Open Sans", "Liberation Sans"])]
    engine, source = page(draw, body, fonts, (11.5, 12), css, language="en-GB")
    return Document(engine, source, items, page(draw, scheme, fonts, (11,), scheme_css, language="en-GB")[1])
