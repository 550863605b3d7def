"""The thirty-fifth: what is handed out most, in the designs that are most common: lists of words and terms, questions with answers, chapters, language exams."""

import importlib

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import web

word = importlib.import_module("blind-then-read.batch_31")
handed = importlib.import_module("blind-then-read.batch_34")
Sheet, RIGHT = word.Sheet, word.RIGHT
picked, turned = handed.picked, handed.turned

HALF = "blind-then-read"

# Words

TOWN = [
    ("En ville", [("la mairie", "town hall"), ("l’église (f)", "church"), ("le marché", "market"), ("la place", "square"), ("le centre commercial", "shopping centre"), ("la bibliothèque", "library"), ("le musée", "museum"), ("l’arrêt de bus (m)", "bus stop")]),
    ("Au magasin", [("la boulangerie", "baker’s"), ("la boucherie", "butcher’s"), ("le rayon", "department, shelf"), ("la vendeuse", "sales assistant (f)"), ("la monnaie", "change"), ("bon marché", "cheap"), ("essayer", "to try on"), ("rembourser", "to refund")]),
    ("Les directions", [("à gauche", "on the left"), ("à droite", "on the right"), ("tout droit", "straight on"), ("le carrefour", "crossroads"), ("les feux (m pl)", "traffic lights"), ("traverser", "to cross"), ("au bout de", "at the end of")]),
    ("À la campagne", [("la ferme", "farm"), ("le champ", "field"), ("le bois", "wood"), ("le paysage", "landscape"), ("tranquille", "quiet, peaceful"), ("s’ennuyer", "to be bored")]),
]


@layout(HALF, "words-french-themes-two-columns", "French vocabulary list of a GCSE course, Chromium: title in a coloured band, two columns of the page, topics as headings, French at the left in bold and English beside it with a fine rule under each pair")
def words_french_themes_two_columns(draw):
    font, size = draw.one(["Lato", "Open Sans", "Carlito"]), draw.one((10.5, 11))
    colour = draw.one(["#234f8e", "#7a2048", "#1f6b4a"])
    body, items = "<h1>Theme 2: My local area</h1><p class=i>Vocabulary list – Foundation and Higher</p><div class=c>", []
    for topic, words in draw.some(TOWN, 4):
        words = draw.some(words, 6)
        body += f"<h2>{topic}</h2>" + "".join(f"<div class=w><b>{web(a)}</b><span>{web(b)}</span></div>" for a, b in words)
        items += [item(a, b, kind="vocabulary", section=topic) for a, b in words]
    bold = draw.one(["600", "400"])
    css = f"""@page {{ size: A4; margin: 16mm 17mm; @bottom-center {{ content: "French Vocabulary Booklet – " counter(page); font: 8pt "{font}" }} }} body {{ font: {size}pt/1.3 "{font}"; margin: 0 }} h1 {{ background: {colour}; color: #fff; font-size: 17pt; padding: 3mm 5mm; margin: 0 }} .i {{ color: #444; margin: 2mm 0 4mm }} .c {{ columns: 2; column-gap: 10mm }} h2 {{ font-size: 12.5pt; color: {colour}; margin: 0 0 1.5mm; padding-top: 3mm; break-after: avoid }} .w {{ display: grid; grid-template-columns: 1fr 1fr; border-bottom: .5px solid #bbb; padding: 1mm 0; break-inside: avoid }} b {{ font-weight: {bold} }}"""
    source = f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title><style>{css}</style></head><body>{body}</div></body></html>'
    return Document("chromium", source, items)


JAPANESE = [
    ("Family", [("家族", "かぞく", "kazoku", "family"), ("父", "ちち", "chichi", "(my) father"), ("母", "はは", "haha", "(my) mother"), ("兄", "あに", "ani", "(my) older brother"), ("妹", "いもうと", "imōto", "(my) younger sister"), ("子供", "こども", "kodomo", "child")]),
    ("School", [("学校", "がっこう", "gakkō", "school"), ("先生", "せんせい", "sensei", "teacher"), ("学生", "がくせい", "gakusei", "student"), ("宿題", "しゅくだい", "shukudai", "homework"), ("教室", "きょうしつ", "kyōshitsu", "classroom"), ("鉛筆", "えんぴつ", "enpitsu", "pencil"), ("辞書", "じしょ", "jisho", "dictionary")]),
    ("Travel", [("電車", "でんしゃ", "densha", "train"), ("自転車", "じてんしゃ", "jitensha", "bicycle"), ("飛行機", "ひこうき", "hikōki", "aeroplane"), ("切符", "きっぷ", "kippu", "ticket"), ("地図", "ちず", "chizu", "map"), ("旅行", "りょこう", "ryokō", "journey, trip")]),
    ("Weather", [("天気", "てんき", "tenki", "weather"), ("雨", "あめ", "ame", "rain"), ("雪", "ゆき", "yuki", "snow"), ("風", "かぜ", "kaze", "wind"), ("暑い", "あつい", "atsui", "hot"), ("寒い", "さむい", "samui", "cold")]),
]


@layout(HALF, "words-japanese-table-romaji", "Japanese vocabulary list, word processor: ruled table Kanji, Reading, Romaji, English with a shaded head, topics as shaded rows across the table, book and unit in the head of the page")
def words_japanese_table_romaji(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Noto Sans"]), draw.one((11, 12)), margin=2.0, asian="Noto Sans CJK JP")
    sheet.head = sheet.p("Japanese for Beginners\tUnit 3", tabs=[(sheet.wide, RIGHT)], size=9)
    sheet.body.append(sheet.p("<b>Vocabulary List – Unit 3</b>", size=16, after=0.3))
    rows, fills, items = [["<b>Kanji</b>", "<b>Reading</b>", "<b>Rōmaji</b>", "<b>English</b>"]], {0: "#bdd7ee"}, []
    for topic, words in JAPANESE:
        fills[len(rows)] = "#eeeeee"
        rows.append([(f"<b>{topic}</b>", 4)])
        for kanji, kana, sound, english in draw.some(words, 6):
            rows.append([kanji, kana, f"<i>{sound}</i>", english])
            items.append(item(kanji, english, kind="vocabulary", section=topic))
    widths = draw.one([[3.6, 4.4, 4.2, 4.8], [4.0, 4.0, 4.0, 5.0]])
    sheet.body.append(sheet.table(rows, widths, padding=draw.one([0.08, 0.12]), fills=fills))
    sheet.foot = sheet.p("{page}", "center", size=9)
    return Document(*sheet.source(), items)


# Terms

FINANCE = [
    ("Asset", "Something of value that a business owns, such as a building, a machine or cash."), ("Break-even point", "The level of output at which total revenue equals total costs."), ("Cash flow", "The money that moves into and out of a business over a period of time."),
    ("Creditor", "A person or business to whom money is owed."), ("Dividend", "The part of a company’s profit that is paid to its shareholders."), ("Fixed costs", "Costs that do not change with the number of goods produced, such as rent."),
    ("Gross profit", "Revenue minus the cost of the goods that were sold."), ("Interest", "The price that is paid for borrowing money, or the reward for saving it."), ("Inventory", "The raw materials and finished goods that a business holds."),
    ("Liability", "A debt that a business has to pay."), ("Net profit", "What is left of revenue when all costs have been taken away."), ("Overdraft", "An arrangement by which a customer may take more out of a bank account than there is in it."),
    ("Retained profit", "Profit that is kept in the business and used again."), ("Revenue", "The income that a business receives from selling its goods and services."), ("Share capital", "Money raised by selling parts of the ownership of a company."),
    ("Trade credit", "An agreement to buy now and to pay the supplier later."), ("Variable costs", "Costs that rise or fall with output, such as raw materials."), ("Working capital", "The money that is available for the daily running of a business."),
]


@layout(HALF, "key-terms-table-business", "business studies, word processor: title of the unit, a sentence on how to learn, ruled table Key term and Definition with a coloured head and bold terms in the order of the alphabet")
def key_terms_table_business(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Caladea"]), draw.one((11, 12)), margin=2.2)
    asked = draw.some(FINANCE, 16)
    head = draw.one([("Key term", "Definition"), ("Term", "Meaning"), ("Keyword", "Definition")])
    sheet.body += [sheet.p("<b>GCSE Business – Unit 3: Finance</b>", size=16, after=0.1), sheet.p("<b>Glossary of key terms</b>", size=13, after=0.2), sheet.p("Learn these terms for the test at the end of the unit. Cover the right-hand column and say each definition aloud.", after=0.3)]
    rows = [[f"<b>{text}</b>" for text in head], *([f"<b>{term}</b>", meaning] for term, meaning in asked)]
    sheet.body.append(sheet.table(rows, [4.4, 12.2], padding=draw.one([0.15, 0.2]), fills={0: draw.one(["#c6e0b4", "#ffe699", "#d9d9d9"])}))
    sheet.foot = sheet.p("Business Department\tPage {page} of {pages}", tabs=[(sheet.wide, RIGHT)], size=9)
    return Document(*sheet.source(), [item(term, meaning, kind="definition") for term, meaning in asked])


GENETICS = [
    ("Allele", "one of two or more forms of the same gene."), ("Chromosome", "a thread of DNA, found in the nucleus, that carries many genes."), ("Clone", "an organism that has exactly the same genes as another."),
    ("Codominant", "describes two alleles that both show their effect when they are present together."), ("Dominant", "describes an allele that shows its effect even when only one copy of it is present."), ("Gamete", "a sex cell, such as an egg or a sperm."),
    ("Gene", "a length of DNA that codes for one protein."), ("Genome", "all of the genetic material of an organism."), ("Genotype", "the alleles that an organism has for a particular feature."), ("Heterozygous", "having two different alleles of a gene."),
    ("Homozygous", "having two identical alleles of a gene."), ("Meiosis", "cell division that makes four different cells, each with half of the chromosomes of the parent cell."), ("Mitosis", "cell division that makes two cells identical to the parent cell."),
    ("Mutation", "a change in the sequence of bases of DNA."), ("Natural selection", "the process by which those organisms that are best suited to where they live survive and breed."), ("Phenotype", "the features that an organism shows."),
    ("Recessive", "describes an allele that shows its effect only when two copies of it are present."), ("Zygote", "the cell that is formed when an egg and a sperm join."),
]


@layout(HALF, "glossary-bold-run-in-colon", "end of a biology book, LaTeX: Glossary as a heading, bold term, colon and definition on the same line, hanging, one column, running head, no letters between")
def glossary_bold_run_in_colon(draw):
    asked = draw.some(GENETICS, 17)
    mark = draw.one([":", ":", " –"])
    indent = draw.one(["5mm", "8mm"])
    body = r"{\LARGE\bfseries Glossary}\par\bigskip " + "".join(rf"\noindent\hangindent={indent}\hangafter=1 \textbf{{{term}}}{mark} {tex(meaning)}\par\medskip " for term, meaning in asked)
    engine, source = document(draw, body, ["palatino", "times", "lm", "notoserif"], (10, 11, 12), (24, 30), head=r"\fancyhead[L]{\small Biology for You}\fancyhead[R]{\small Glossary}", extra=r"\setcounter{page}{214}")
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in asked])


# Questions with answers

SIXTH = [
    ("Applying", [
        ("When can I apply?", "Applications open on 1 October and close on 31 January. Late applications are put on a waiting list and are considered in March."),
        ("What grades do I need?", "You need at least five GCSEs at grade 5 or above, including English and mathematics. Some subjects, such as physics and further mathematics, ask for a grade 7."),
        ("Can I apply if I go to another school now?", "Yes. Every year about a third of our new students come from other schools. Please ask your present school to send us a reference."),
        ("Will I be interviewed?", "All applicants are invited to a short and informal talk with a member of staff in February. It helps us to make sure that you have chosen the right courses."),
    ]),
    ("Courses and timetable", [
        ("How many subjects will I study?", "Most students take three A levels. If your grades are very good, you may take four, but we do not recommend it to everyone."),
        ("May I change a subject after the start of term?", "You can change a subject during the first four weeks, as long as there is a place in the class and the timetable allows it."),
        ("Do I have to be in school all day?", "You must be present for registration at 8.40 and for all of your lessons. On two afternoons a week you may study at home."),
    ]),
    ("Money and travel", [
        ("Is there any help with the cost of travel?", "Students who live more than three miles away can buy a bus pass at half price. Forms are available from the office."),
        ("What is the bursary fund?", "It is a fund of the government for students whose families have a low income. It pays for books, equipment, meals and visits."),
        ("Is there a dress code?", "There is no uniform in the sixth form, but we expect students to dress in clothes that would be suitable for an office."),
        ("Can I park at school?", "We are sorry that there is no room for students’ cars. Bicycles and scooters can be left in the shelter behind the sports hall."),
    ]),
]


@layout(HALF, "faq-school-web-headings", "page of a school's web site printed: name and menu at the top, a line of introduction, sections, questions as bold headings without numbers, answers of two or three sentences, a box with telephone and mail at the end, address and page in the foot")
def faq_school_web_headings(draw):
    font, size = draw.one(["Open Sans", "Roboto", "Noto Sans", "Liberation Sans"]), draw.one((10.5, 11, 12))
    colour = draw.one(["#003d6b", "#6b1d1d", "#14532d"])
    body, items = "<header>Ashcombe Park School<nav>Home &nbsp; About us &nbsp; Sixth form &nbsp; News &nbsp; Contact</nav></header><h1>Sixth form: frequently asked questions</h1><p>Choosing where to study after Year 11 is an important step. On this page we have collected the questions that we hear most often at our open evenings.</p>", []
    for section, asked in SIXTH:
        body += f"<h2>{section}</h2>"
        for question, answer in draw.some(asked, 3):
            body += f"<h3>{web(question)}</h3><p>{web(answer)}</p>"
            items.append(item(question, answer, kind="faq", section=section))
    body += "<aside><b>Contact us</b><br>Call the sixth form office on 01632 960144 or write to sixthform@ashcombepark.example.</aside>"
    css = f"""@page {{ size: A4; margin: 15mm 18mm; @bottom-left {{ content: "https://www.ashcombepark.example/sixth-form/faq"; font: 8pt "Liberation Sans" }} @bottom-right {{ content: counter(page) "/" counter(pages); font: 8pt "Liberation Sans" }} }} body {{ font: {size}pt/1.45 "{font}"; margin: 0 }} header {{ color: {colour}; font-size: 17pt; font-weight: bold; border-bottom: 3px solid {colour}; padding-bottom: 2mm }} nav {{ font-size: 9pt; font-weight: 400; margin-top: 1mm }} h1 {{ font-size: 19pt; margin: 6mm 0 2mm }} h2 {{ color: {colour}; font-size: 14.5pt; margin: 6mm 0 1mm; break-after: avoid }} h3 {{ font-size: 1.05em; margin: 4mm 0 .5mm; break-after: avoid }} p {{ margin: 0 0 2mm }} aside {{ background: #eef2f6; padding: 3mm 4mm; margin-top: 7mm; break-inside: avoid }}"""
    source = f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title><style>{css}</style></head><body>{body}</body></html>'
    return Document("chromium", source, items)


MACBETH = [
    ("Act I", [
        ("What do the witches promise Macbeth on the heath?", "They say that he will be Thane of Cawdor and later king."),
        ("How does Lady Macbeth learn about the prophecy?", "She reads about it in a letter from her husband."),
        ("Why does Macbeth hesitate to kill Duncan?", "Duncan is his king, his relative and his guest, and he has been a good ruler."),
        ("What does Banquo’s reaction to the witches show about him?", "He is curious but careful; he fears that they tell small truths in order to do great harm."),
    ]),
    ("Act II", [
        ("What does Macbeth see before the murder?", "He sees a dagger floating in the air with its handle towards his hand."),
        ("Why does Lady Macbeth have to return to Duncan’s room?", "Macbeth has carried the daggers away, and she must put them beside the sleeping guards."),
        ("Where do Malcolm and Donalbain flee?", "Malcolm goes to England and Donalbain to Ireland."),
    ]),
    ("Act III", [
        ("Why does Macbeth want Banquo dead?", "The witches said that Banquo’s descendants would be kings."),
        ("Who escapes from the murderers?", "Banquo’s son Fleance escapes."),
        ("What spoils the banquet?", "Macbeth sees the ghost of Banquo in his chair and speaks to it in front of his guests."),
    ]),
    ("Acts IV and V", [
        ("How does Birnam Wood come to Dunsinane?", "Malcolm’s soldiers cut down branches and carry them in front of them, so that nobody can count them."),
        ("How does Macduff find out about the murder of his family?", "Ross brings him the news in England."),
        ("What does Lady Macbeth do in her sleep?", "She walks about and rubs her hands as if to wash off blood."),
        ("In what way is Macduff not ‘born of woman’?", "He was cut from his mother’s body before his birth."),
        ("Who becomes king at the end of the play?", "Malcolm becomes king and is to be crowned at Scone."),
    ]),
]


@layout(HALF, "study-guide-q-and-a-groff", "literature study guide, groff: acts as headings, Q: and the question in bold, A: and the answer in the next line, both hanging, title and page number")
def study_guide_q_and_a_groff(draw):
    labels = draw.one([("Q:", "A:"), ("Q.", "A."), ("Q:", "A:")])
    bold = draw.one([(r"\fB", r"\fP"), (r"\fI", r"\fP")])
    lines, items = [".ce 2", r"\s+4\fBMacbeth: Study Guide\fP\s-4", "Questions and answers for revision", ".sp 1"], []
    for act, asked in MACBETH:
        lines += [".SH", act]
        for question, answer in draw.some(asked, 4):
            lines += [".sp 0.4", ".ne 4", f".IP \\fB{labels[0]}\\fP 4", f"{bold[0]}{plain(question)}{bold[1]}", ".PD 0", f".IP \\fB{labels[1]}\\fP 4", plain(answer), ".PD"]
            items.append(item(question, answer, section=act))
    lines.insert(0, ".ds CF \\\\n%")
    engine, source = roff(draw, [line for line in lines if not line.startswith(".PD")], (11, 12), ("T", "P", "N"))
    return Document(engine, source, items)


# Chapters

BLOOD = [
    ("Name the four chambers of the heart.", None, "The left atrium, the right atrium, the left ventricle and the right ventricle."),
    ("Why is the wall of the left ventricle thicker than the wall of the right ventricle?", None, "The left ventricle pumps blood round the whole body, which needs a higher pressure."),
    ("For each of the following vessels, state whether it carries blood towards the heart or away from it.", [("the aorta", "away from the heart"), ("the vena cava", "towards the heart"), ("the pulmonary artery", "away from the heart")], None),
    ("What is the function of the valves in veins?", None, "They stop the blood from flowing backwards."),
    ("Capillaries have walls that are only one cell thick.", [("Explain how this helps them to do their work.", "Substances have only a short distance to travel between blood and cells."), ("Name two substances that pass out of capillaries into the cells.", "oxygen and glucose")], None),
    ("List the four components of blood.", None, "Plasma, red blood cells, white blood cells and platelets."),
    ("Red blood cells have no nucleus. Suggest one advantage of this.", None, "There is more room for haemoglobin, so that each cell can carry more oxygen."),
    ("Describe what happens at a wound from the moment of injury until a scab has formed.", None, "Platelets set free substances that turn a protein of the plasma into threads. The threads catch red blood cells, and the clot dries to a scab."),
    ("A person’s pulse rate is 72 beats per minute at rest and 126 beats per minute after running.", [("By how many beats per minute has it increased?", "54"), ("Explain why the heart beats faster during exercise.", "The muscles need more oxygen and glucose, and more carbon dioxide has to be carried away.")], None),
    ("Explain the term double circulation.", None, "Blood passes through the heart twice on each journey, once on its way to the lungs and once on its way to the body."),
]


@layout(HALF, "textbook-biology-review-questions", "chapter of a school biology book, LaTeX: numbered sections of prose with bold terms and a short summary in a frame, Review Questions 1. to 10. with (a) (b), on the last page Answers to Selected Questions with the odd ones only, heads with chapter and book")
def textbook_biology_review_questions(draw):
    chapter = draw.random.randint(5, 12)
    asked = draw.some(BLOOD, 9)
    form, part = draw.one(["{}.", r"\textbf{{{}}}", r"\textbf{{{}.}}"]), draw.one(["({})", "{})"])
    prose = rf"""{{\large Chapter {chapter}}}\par{{\LARGE\bfseries The Circulatory System}}\par\bigskip
A single-celled organism can take in oxygen and food through its surface. In a large animal most cells lie far from the surface, and substances would need hours or days to reach them by diffusion. Large animals therefore have a transport system in which a pump keeps a liquid moving through tubes. In humans the pump is the heart, the tubes are the blood vessels, and the liquid is blood.

\medskip{{\large\bfseries {chapter}.1 The heart}}\par
The heart is a bag of muscle about the size of a fist. A wall divides it into two halves that do not mix. Each half has an upper chamber, the \textbf{{atrium}}, which receives blood, and a lower chamber, the \textbf{{ventricle}}, which pumps it out. Between the chambers there are \textbf{{valves}} that open in one direction only.

Blood from the body enters the right atrium through the largest vein, the vena cava. The right ventricle sends it through the pulmonary artery to the lungs, where it takes up oxygen. It returns to the left atrium, and the left ventricle drives it through the aorta to all parts of the body. Because the blood passes through the heart twice on each complete journey, this is called a \textbf{{double circulation}}.

\medskip{{\large\bfseries {chapter}.2 Blood vessels}}\par
\textbf{{Arteries}} carry blood away from the heart. Their walls are thick and elastic, since the blood in them is under high pressure. \textbf{{Veins}} carry blood back. Their walls are thinner, and valves keep the blood from flowing the wrong way. The smallest vessels, the \textbf{{capillaries}}, link arteries to veins. They are so narrow that red blood cells pass through them in single file.

\medskip{{\large\bfseries {chapter}.3 Blood}}\par
More than half of the blood is \textbf{{plasma}}, a pale yellow liquid in which food, waste and hormones are dissolved. Red blood cells contain haemoglobin, which combines with oxygen in the lungs and gives it up in the tissues. White blood cells defend the body against disease. Platelets are fragments of cells that help the blood to clot when a vessel is damaged.

\medskip\fbox{{\begin{{minipage}}{{0.96\linewidth}}\textbf{{Summary}}\begin{{itemize}}[nosep]\item The heart is a double pump.\item Arteries carry blood away from the heart; veins carry it back.\item Substances are exchanged through the walls of the capillaries.\item Blood consists of plasma, red cells, white cells and platelets.\end{{itemize}}\end{{minipage}}}}"""
    body, key, items = prose + r"\par\bigskip\needspace{5cm}{\Large\bfseries Review Questions}\par\medskip ", "", []
    for n, (text, parts, answer) in enumerate(asked, 1):
        shown = n % 2 == 1
        body += rf"\smallskip\needspace{{2\baselineskip}}\lab{{0pt}}{{22pt}}{{{form.format(n)}}}{{{tex(text)}}}" + "\n"
        if not parts:
            items.append(item(text, answer if shown else None, str(n)))
            key += rf"\lab{{0pt}}{{22pt}}{{{form.format(n)}}}{{{tex(answer)}}}" if shown and answer else ""
            continue
        for letter, (question, reply) in zip("abc", parts):
            body += rf"\lab{{22pt}}{{20pt}}{{{part.format(letter)}}}{{{tex(question)}}}"
            items.append(item(question, reply if shown else None, f"{n}({letter})", stem=text))
        if shown:
            key += rf"\lab{{0pt}}{{22pt}}{{{form.format(n)}}}{{" + " ".join(rf"{part.format(letter)} {tex(reply)}{'' if reply.endswith('.') else ';' if letter != 'abc'[len(parts) - 1] else '.'}" for letter, (_, reply) in zip("abc", parts)) + "}"
    body += rf"\newpage{{\LARGE\bfseries Answers to Selected Questions}}\par\medskip{{\large\bfseries Chapter {chapter}}}\par\medskip " + key
    engine, source = document(draw, body, ["times", "palatino", "schoolbook", "cm"], (10, 11), (22, 28), head=rf"\fancyhead[L]{{\small\itshape Biology: A First Course}}\fancyhead[R]{{\small\itshape Chapter {chapter}}}", foot=r"\fancyfoot[C]{\small\thepage}", extra=r"\setcounter{page}{86}\setlength\parskip{5pt}")
    return Document(engine, source, items)


MARKET = [
    ("State the law of demand.", None, "When the price of a good rises and nothing else changes, people buy less of it."),
    ("Give three things, other than the price of tea, that can change the demand for tea.", None, "Incomes, the price of coffee, and tastes."),
    ("For each event, say whether the supply of bread rises or falls.", [("The price of flour goes up.", "It falls."), ("Bakers buy faster ovens.", "It rises."), ("A new tax is put on bakeries.", "It falls.")], None),
    ("What is meant by the equilibrium price?", None, "The price at which the amount that buyers want equals the amount that sellers offer."),
    ("At a price of $4 per box, growers offer 900 boxes of strawberries a day and customers want 650.", [("Is there a surplus or a shortage?", "There is a surplus."), ("How large is it?", "250 boxes"), ("In which direction will the price move, and why?", "It will fall, because growers have to lower it in order to sell what is left.")], None),
    ("Which of these pairs of goods are substitutes: butter and margarine, printers and ink, tea and coffee?", None, "Butter and margarine, and tea and coffee."),
    ("Explain why a freeze in Florida may raise the price of apple juice.", None, "Oranges become scarce and orange juice dear, so that some people buy apple juice instead."),
    ("A city limits rents to a level below the equilibrium.", [("Predict what happens to the number of apartments that people want to rent.", "It rises."), ("Predict what happens to the number of apartments on offer.", "It falls."), ("Name one group that gains and one that loses.", None)], None),
]


@layout(HALF, "textbook-economics-exercises-typst", "chapter of an American economics book, Typst: numbered sections with justified prose and a table of prices, key terms, exercises 1. to 8. with a. b. c. on lines of their own, Answers to Exercises on the last page with bold numbers")
def textbook_economics_exercises_typst(draw):
    chapter = draw.random.randint(2, 6)
    asked = draw.some(MARKET, 7)
    form, part = draw.one(["{}.", "{})"]), draw.one(["{}.", "({})"])
    body, key, items = "", "", []

    def safe(text):
        return text.replace("$", r"\$").replace("#", r"\#")

    for n, (text, parts, answer) in enumerate(asked, 1):
        body += f"#grid(columns: (8mm, 1fr), row-gutter: 0.7em, [{form.format(n)}], [{safe(text)}]"
        replies = []
        for letter, (question, reply) in zip("abc", parts or []):
            body += f", [], grid(columns: (7mm, 1fr), [{part.format(letter)}], [{safe(question)}])"
            items.append(item(question, reply, f"{n}({letter})", stem=text))
            replies += [f"{part.format(letter)} {safe(reply)}"] if reply else []
        body += ")\n"
        if not parts:
            items.append(item(text, answer, str(n)))
            replies = [safe(answer)]
        key += f"#par(hanging-indent: 6mm)[*{form.format(n)}* {' #h(0.3em) '.join(replies)}]\n"
    source = f"""#set page(paper: "us-letter", margin: (x: 26mm, y: 24mm), numbering: "1", header: text(9pt)[#emph[Chapter {chapter}] #h(1fr) #emph[Principles of Economics]])
#counter(page).update({chapter * 17})
#set text(font: ({draw.one(['"Libertinus Serif"', '"TeX Gyre Termes"', '"Caladea"'])},), size: {draw.one([10, 11])}pt, lang: "en")
#set par(justify: true, leading: 0.62em, spacing: 0.9em)
#set heading(numbering: "1.1")
#counter(heading).update({chapter - 1})
= Supply and Demand
Every morning, trucks bring fruit to the markets of a large city. Nobody tells the farmers how much to send, and yet at the end of most days there is little left and few customers go home without what they came for. This chapter describes how prices bring the plans of buyers and sellers together.
== Demand
The _demand_ for a good is the amount that people are willing and able to buy at each price. For almost all goods, a higher price means that a smaller amount is bought. Demand also depends on incomes, on tastes, and on the prices of other goods. Goods that can take the place of each other are called _substitutes_; goods that are used together are called _complements_.
== Supply
The _supply_ of a good is the amount that producers offer for sale at each price. A higher price makes production more attractive. Supply changes when the cost of raw materials changes, when machines become better, or when the government introduces a tax.
== Equilibrium
Where the amounts demanded and supplied are equal, the market is in _equilibrium_. If the price is above this level, there is a _surplus_, and sellers cut their prices. If it is below, there is a _shortage_, and buyers who are afraid to leave without the good offer more. The table shows a market for strawberries.
#align(center, table(columns: 3, inset: 6pt, [*Price per box*], [*Boxes demanded*], [*Boxes supplied*], [\\$2], [950], [400], [\\$3], [750], [750], [\\$4], [650], [900], [\\$5], [500], [1,100]))
*Key terms:* demand, supply, substitutes, complements, equilibrium, surplus, shortage
#heading(level: 2, numbering: none)[Exercises]
{body}
#pagebreak()
#heading(level: 1, numbering: none)[Answers to Exercises]
#heading(level: 2, numbering: none)[Chapter {chapter}]
{key}
"""
    return Document("typst", source, items)


# Language exams

LESEN = """Seit drei Jahren lebt Hanna Vogt mit ihrer Familie auf einem alten Hausboot im Hamburger Hafen. „Am Anfang haben uns alle für verrückt gehalten“, erzählt die 41-jährige Grafikerin und lacht. Das Boot hatte sie von einem pensionierten Kapitän gekauft. Es war billig, aber in schlechtem Zustand: Die Heizung war kaputt, und durch das Dach tropfte der Regen. Fast ein Jahr lang arbeitete die Familie jedes Wochenende auf dem Schiff, bevor sie einziehen konnte.

Heute gibt es drei kleine Schlafzimmer, eine Küche und ein Büro, in dem Hanna arbeitet. Viel Platz haben die Vogts nicht. Deshalb mussten sie viele Möbel und Bücher verschenken. „Am Anfang fiel mir das schwer, aber jetzt vermisse ich nichts“, sagt sie. Ihr Sohn Jonas, 12, findet es am schönsten, dass er im Sommer direkt von seinem Zimmer ins Wasser springen kann. Seine Schwester Mia, 16, ist weniger begeistert: Der Weg zur Schule dauert fast eine Stunde, und im Winter ist es auf dem Boot oft kalt.

Teuer ist das Leben auf dem Wasser nicht. Die Familie zahlt nur für den Liegeplatz, für Strom und für Wasser. Im nächsten Frühling wollen die Vogts mit ihrem Boot zum ersten Mal eine längere Reise machen: Sie möchten über die Elbe bis nach Dresden fahren."""
RICHTIG = [("Hanna Vogt wohnt seit drei Jahren auf einem Hausboot.", True), ("Das Boot war sehr teuer.", False), ("Die Familie konnte sofort einziehen.", False), ("Hanna arbeitet auf dem Boot.", True), ("Mia braucht fast eine Stunde bis zur Schule.", True), ("Die Familie hat schon viele lange Reisen gemacht.", False)]
WAHL = [
    ("Was dachten andere Leute am Anfang?", "Sie fanden die Idee verrückt.", ["Sie waren neidisch auf die Familie.", "Sie wollten auch auf einem Boot leben."]),
    ("Was war an dem Boot kaputt, als Hanna es kaufte?", "die Heizung und das Dach", ["der Motor und die Küche", "die Fenster und die Türen"]),
    ("Warum hat die Familie Bücher und Möbel verschenkt?", "Auf dem Boot ist wenig Platz.", ["Sie brauchte Geld.", "Sie waren nass geworden."]),
    ("Was gefällt Jonas am besten?", "Er kann von seinem Zimmer aus baden.", ["Er darf das Boot steuern.", "Er hat einen kurzen Weg zur Schule."]),
    ("Wofür muss die Familie nichts bezahlen?", "für Miete", ["für Strom", "für Wasser"]),
]
LUECKEN = [
    ("Liebe Sophie, vielen Dank {} deine Einladung.", "für", ["um", "von"]), ("Leider kann ich am Samstag nicht kommen, {} meine Großmutter Geburtstag hat.", "weil", ["denn", "deshalb"]), ("Vielleicht hast du am Sonntag Zeit? Wir könnten zusammen {} Kino gehen.", "ins", ["im", "zum"]),
    ("Es gibt einen neuen Film, {} ich unbedingt sehen möchte.", "den", ["der", "dem"]), ("Ich habe gehört, {} er sehr lustig ist.", "dass", ["das", "ob"]), ("Ruf mich bitte an, {} du nach Hause kommst.", "wenn", ["als", "wann"]),
]


@layout(HALF, "exam-german-reading-and-gap-choices", "German exam, LaTeX: Leseverstehen with a text of three paragraphs, Aufgabe 1 statements with squares for richtig and falsch, Aufgabe 2 questions with a b c stacked, Aufgabe 3 a letter with numbered rules as gaps and rows of a b c below, numbers that go on, points at each heading, Lösungen on the last page")
def exam_german_reading_and_gap_choices(draw):
    mark = draw.one(["{}", "{})", "({})"])
    number = draw.one(["{}.", "{}"])
    statements, asked = draw.shuffled(draw.some(RICHTIG, 6)), draw.some(WAHL, 5)
    first, second, third = "Aufgabe 1", "Aufgabe 2", "Aufgabe 3"
    body = r"Name: \rule{6.5cm}{0.4pt}\hfill Klasse: \rule{2cm}{0.4pt}\hfill Datum: \rule{3cm}{0.4pt}\par\bigskip{\Large\bfseries Deutsch B1 – Prüfung}\hfill\textbf{60 Minuten}\par\medskip\hrule\medskip{\large\bfseries Teil 1: Leseverstehen}\par Lesen Sie den Text und lösen Sie die Aufgaben 1 und 2.\par\medskip{\bfseries\centering Leben auf dem Wasser\par}" + "\n" + LESEN + "\n\n"
    key, items = r"\newpage{\Large\bfseries Lösungen}\par\medskip ", []
    body += rf"\bigskip\needspace{{4cm}}\textbf{{{first}}} \quad Richtig oder falsch? Kreuzen Sie an.\hfill ({len(statements)} Punkte)\par\smallskip\noindent\begin{{tabular}}{{@{{}}p{{8mm}}p{{0.66\linewidth}}l@{{}}}}"
    for n, (text, value) in enumerate(statements, 1):
        body += rf"{number.format(n)} & {tex(text)} & $\Box$ richtig\quad $\Box$ falsch\\[3pt]"
        items.append(item(text, str(value), str(n), kind="truefalse", section=first))
    body += rf"\end{{tabular}}\par\bigskip\needspace{{5cm}}\textbf{{{second}}} \quad Was ist richtig? Kreuzen Sie a, b oder c an.\hfill ({2 * len(asked)} Punkte)\par\smallskip "
    key += rf"\textbf{{{first}}}\quad " + r"\quad ".join(f"{n}~{'richtig' if value else 'falsch'}" for n, (_, value) in enumerate(statements, 1)) + r"\par\medskip "
    right = []
    for n, (question, answer, wrong) in enumerate(asked, len(statements) + 1):
        options, place = turned(draw, answer, wrong)
        body += rf"\needspace{{2.4cm}}\lab{{0pt}}{{8mm}}{{{number.format(n)}}}{{{tex(question)}}}" + "".join(rf"\lab{{8mm}}{{8mm}}{{{mark.format(letter)}}}{{{tex(text)}}}" for letter, text in zip("abc", options)) + r"\medskip "
        items.append(picked(question, options, place, str(n), "abc", section=second))
        right.append(f"{n}~{'abc'[place]}")
    key += rf"\textbf{{{second}}}\quad " + r"\quad ".join(right) + r"\par\medskip "
    start, rows, right, letter_ = len(items) + 1, "", [], ""
    for n, (text, answer, wrong) in enumerate(LUECKEN, start):
        options, place = turned(draw, answer, wrong)
        letter_ += tex(text).replace(r"\{\}", rf"({n})~\rule{{2cm}}{{0.4pt}}") + " "
        rows += rf"{number.format(n)} & " + " & ".join(f"{mark.format(label)} {tex(option)}" for label, option in zip("abc", options)) + r"\\[3pt]"
        sentence = text.split("? ")[-1].removeprefix("Liebe Sophie, ").replace("{} ", f"({n})  ")
        items.append(item(sentence, answer, str(n), None, choices("abc", options), kind="gap", gap=True, answer_label="abc"[place], section=third))
        right.append(f"{n}~{'abc'[place]}")
    letter_ = letter_.replace("Liebe Sophie, ", r"Liebe Sophie,\par ", 1)
    body += rf"\bigskip\needspace{{6cm}}{{\large\bfseries Teil 2: Sprachbausteine}}\par\textbf{{{third}}} \quad Welches Wort passt in die Lücke? Kreuzen Sie a, b oder c an.\hfill ({len(LUECKEN)} Punkte)\par\medskip {letter_}\par Viele Grüße\par Lara\par\medskip\noindent\begin{{tabular}}{{@{{}}p{{10mm}}p{{3.5cm}}p{{3.5cm}}p{{3.5cm}}@{{}}}}{rows}\end{{tabular}}"
    key += rf"\textbf{{{third}}}\quad " + r"\quad ".join(right)
    engine, source = document(draw, body + key, ["arial", "notoserif", "libertine", "timesnew"], (11, 12), (20, 25), foot=r"\fancyfoot[L]{\small Deutsch B1}\fancyfoot[R]{\small Seite \thepage}", extra=r"\setlength\parskip{5pt}")
    return Document(engine, source, items)


TEXTO = [
    "Hola, Marcos:", "¿Qué tal todo por Valencia? Perdona que no te haya escrito antes, pero este mes ha sido una locura. Como sabes, en septiembre empecé a trabajar en una panadería del barrio de Triana. Me levanto a las cuatro de la mañana y, cuando abrimos la tienda a las siete, ya hemos preparado más de trescientas barras. Al principio me costaba mucho, pero ahora me he acostumbrado y me gusta tener las tardes libres.",
    "Lo mejor es la gente. Mi jefa, doña Carmen, tiene setenta años y conoce a todos los clientes por su nombre. Cada viernes hacemos una receta nueva y los vecinos votan cuál les gusta más. La semana pasada ganó mi pan de aceitunas. ¡Estoy muy orgullosa!",
    "Por las tardes voy a clases de cerámica con mi prima Lucía. No se me da muy bien, pero me relaja. En diciembre vamos a vender nuestras tazas en el mercado de Navidad y daremos el dinero a un comedor social.",
    "Escríbeme pronto. Un abrazo, Elena",
]
COMPRENSION = [
    ("Elena escribe a Marcos para", "contarle cómo es su vida ahora.", ["pedirle un trabajo.", "invitarlo a una fiesta."]),
    ("Según el texto, Elena empieza a trabajar", "muy temprano por la mañana.", ["a las siete de la mañana.", "por la tarde."]),
    ("Doña Carmen es", "la jefa de Elena.", ["la abuela de Elena.", "una clienta de la panadería."]),
    ("Los viernes, los vecinos", "eligen la receta que más les gusta.", ["compran el pan más barato.", "aprenden a hacer pan."]),
    ("Las clases de cerámica", "ayudan a Elena a descansar.", ["son demasiado caras.", "se le dan muy bien."]),
    ("El dinero de las tazas será para", "un comedor social.", ["un viaje a Valencia.", "la panadería."]),
]
HUECOS = [
    ("Mis abuelos viven {} un pueblo pequeño de Asturias.", "en", ["a", "de"]), ("Todos los veranos mi hermana y yo {} dos semanas con ellos.", "pasamos", ["pasábamos", "pasemos"]), ("Mi abuelo tiene vacas y {} levanta antes de que salga el sol.", "se", ["le", "lo"]),
    ("A mi hermana {} gustan mucho los animales.", "le", ["se", "la"]), ("El año pasado {} un ternero mientras estábamos allí.", "nació", ["nacía", "nace"]), ("Nunca había visto {} tan bonito.", "algo", ["alguien", "nada"]), ("Cuando sea mayor, quiero {} veterinaria.", "ser", ["estar", "haber"]),
]
ABIERTAS = [("¿En qué mes empezó Elena su nuevo trabajo?", "En septiembre"), ("¿Con quién va Elena a clases de cerámica?", "Con su prima Lucía"), ("¿Qué pan ganó la semana pasada?", "El pan de aceitunas")]


@layout(HALF, "exam-spanish-tareas-a-b-c", "Spanish exam, Chromium: Prueba and level in the head, Tarea 1 a letter in a frame with questions whose options A to C stand below, Tarea 2 short answers on dotted lines, Tarea 3 a text with numbered gaps of underscores and a table of options with three columns, Clave de respuestas as tables on the last page")
def exam_spanish_tareas_a_b_c(draw):
    labels = draw.one(["ABC", "abc"])
    form = draw.one(["{})", "{}."])
    font, size = draw.one(["Liberation Sans", "Carlito", "Noto Sans"]), draw.one((11, 11.5))
    asked, gaps = draw.some(COMPRENSION, 6), draw.some(HUECOS, 7)
    items, right = [], []
    first, second, third = "Tarea 1", "Tarea 2", "Tarea 3"
    body = "<p class=n>Nombre y apellidos: <u></u></p><h1>Prueba de comprensión de lectura</h1><p class=l>Español, nivel A2–B1 &nbsp;·&nbsp; Duración: 50 minutos</p>"
    body += f"<h2>{first}</h2><p class=i>Lea la carta de Elena. A continuación, lea las preguntas 1 a {len(asked)} y seleccione la opción correcta.</p><div class=t>" + "".join(f"<p>{web(text)}</p>" for text in TEXTO) + "</div>"
    for n, (question, answer, wrong) in enumerate(asked, 1):
        options, place = turned(draw, answer, wrong)
        body += f"<div class=q><p><b>{n}.</b> {web(question)}</p>" + "".join(f"<p class=o>{form.format(label)} {web(text)}</p>" for label, text in zip(labels, options)) + "</div>"
        items.append(picked(question, options, place, str(n), labels, section=first))
        right.append((n, labels[place]))
    body += f"<h2>{second}</h2><p class=i>Conteste con pocas palabras.</p>"
    for n, (question, answer) in enumerate(ABIERTAS, len(items) + 1):
        body += f"<div class=q><p><b>{n}.</b> {web(question)}</p><p class=d></p></div>"
        items.append(item(question, answer, str(n), section=second))
        right.append((n, answer))
    text, table = "", ""
    for n, (sentence, answer, wrong) in enumerate(gaps, len(items) + 1):
        options, place = turned(draw, answer, wrong)
        printed = sentence.replace("{}", f"({n}) ________")
        text += printed + " "
        table += f"<tr><td><b>{n}.</b></td>" + "".join(f"<td>{form.format(label)} {option}</td>" for label, option in zip(labels, options)) + "</tr>"
        items.append(item(printed, answer, str(n), None, choices(labels, options), kind="gap", answer_label=labels[place], section=third))
        right.append((n, labels[place]))
    body += f"<div class=k><h2>{third}</h2><p class=i>Lea el texto y complete los huecos con la opción correcta.</p><div class=t><p>{web(text)}</p></div><table class=o3>{table}</table></div>"
    split = len(asked), len(asked) + len(ABIERTAS)
    body += "<h1 class=new>Clave de respuestas</h1>"
    for title, part in ((first, right[: split[0]]), (second, right[split[0] : split[1]]), (third, right[split[1] :])):
        body += f"<h3>{title}</h3><table class=key>" + ("".join(f"<tr><td>{n}</td><td>{web(text)}</td></tr>" for n, text in part) if title == second else "<tr>" + "".join(f"<td>{n}</td>" for n, _ in part) + "</tr><tr>" + "".join(f"<td>{text}</td>" for _, text in part) + "</tr>") + "</table>"
    css = f"""@page {{ size: A4; margin: 18mm 20mm; @top-right {{ content: "Español A2–B1 · Comprensión de lectura"; font: 8.5pt "{font}" }} @bottom-right {{ content: "Página " counter(page); font: 8.5pt "{font}" }} }} body {{ font: {size}pt/1.4 "{font}"; margin: 0 }} u {{ display: inline-block; width: 95mm; border-bottom: 1px solid #000 }} h1 {{ font-size: 17pt; margin: 3mm 0 1mm }} h2 {{ font-size: 13pt; margin: 5mm 0 1mm; break-after: avoid }} h3 {{ font-size: 12pt; margin: 5mm 0 1.5mm }} .l {{ margin: 0 0 3mm }} .i {{ font-style: italic; margin: 0 0 2.5mm; break-after: avoid }} .t {{ border: 1px solid #555; padding: 2mm 4mm; margin-bottom: 4mm }} .t p {{ margin: 1.5mm 0; text-align: justify }} .q {{ break-inside: avoid; margin-bottom: 3mm }} .q p {{ margin: 0 0 .5mm }} .q .o {{ margin-left: 8mm }} .d {{ border-bottom: 1.3px dotted #000; height: 8mm }} .k {{ break-inside: avoid }} .o3 td {{ padding: .6mm 12mm .6mm 0 }} .new {{ break-before: page }} .key {{ border-collapse: collapse }} .key td {{ border: 1px solid #000; padding: 1mm 4mm; text-align: left }}"""
    source = f'<!doctype html><html lang="es"><head><meta charset="utf-8"><title></title><style>{css}</style></head><body>{body}</body></html>'
    return Document("chromium", source, items)
