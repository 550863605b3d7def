"""The hundred and fifteenth, by the same hand: tables of Japanese and Urdu words, idioms, questions to a ministry and to a programmer,
sums whose answers fill the same page again, a physics exercise with Ans. below, worked examples, a packet for a quiz with buzzers,
grammar with a key, a science paper of Singapore and a syllabus.
"""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"


# Japanese verbs by their groups

VERBS = [
    ("Group 1 (う-verbs)", [("行く", "いく", "行って", "to go"), ("飲む", "のむ", "飲んで", "to drink"), ("話す", "はなす", "話して", "to speak"), ("待つ", "まつ", "待って", "to wait"), ("買う", "かう", "買って", "to buy"), ("泳ぐ", "およぐ", "泳いで", "to swim"), ("遊ぶ", "あそぶ", "遊んで", "to play")]),
    ("Group 2 (る-verbs)", [("食べる", "たべる", "食べて", "to eat"), ("見る", "みる", "見て", "to see, to watch"), ("起きる", "おきる", "起きて", "to get up"), ("教える", "おしえる", "教えて", "to teach"), ("借りる", "かりる", "借りて", "to borrow")]),
    ("Group 3 (irregular)", [("来る", "くる", "来て", "to come"), ("勉強する", "べんきょうする", "勉強して", "to study"), ("料理する", "りょうりする", "料理して", "to cook")]),
]


@layout(HALF, "words-calcite", "verb chart of a Japanese course, Chromium: three groups under coloured bands, ruled tables Kanji, Reading, て-form and English with heads, bands of pale colour, page number and course in the foot")
def words_calcite(draw):
    body, items = "<p class=k>Beginning Japanese II</p><h1>Verb Chart: て-form</h1><p>Learn the verbs by heart and read the て-form aloud. Remember that 行く is an exception within its group.</p>", []
    for group, verbs in VERBS:
        verbs = draw.some(verbs, 5)
        body += f"<h2>{group}</h2><table><tr><th>Kanji</th><th>Reading</th><th>て-form</th><th>English</th></tr>{rows([(f'<span class=j>{a}</span>', b, c, d) for a, b, c, d in verbs])}</table>"
        items += [item(a, d, kind="vocabulary", section=group) for a, _, _, d in verbs]
    css = "body { font-family: 'Lato', 'Noto Sans CJK JP' } .k { color: #777; margin: 0; text-align: right } h1 { font-size: 18pt; margin: 1mm 0 } h2 { background: #b23a48; color: #fff; font-size: 11.5pt; padding: 1mm 3mm; margin: 6mm 0 0; width: 98.4%; box-sizing: border-box } table { width: 98.4%; border-collapse: collapse } td, th { border: 1px solid #c9a0a5; padding: 1.2mm 3mm; text-align: left; width: 25% } tr:nth-child(odd) td { background: #faf0f1 } th { font-size: 85%; color: #b23a48 } .j { font-size: 115% }"
    engine, source = page(draw, body, ["Lato"], (11, 12), css)
    return Document(engine, source, items)


# Urdu words for beginners

URDU = [("پانی", "paani", "water"), ("روٹی", "roti", "bread"), ("دودھ", "doodh", "milk"), ("چائے", "chaae", "tea"), ("کتاب", "kitaab", "book"), ("قلم", "qalam", "pen"), ("دروازہ", "darwaaza", "door"), ("کھڑکی", "khirki", "window"), ("سڑک", "sarak", "road"), ("شہر", "shehr", "city"), ("درخت", "darakht", "tree"), ("پھول", "phool", "flower"), ("آسمان", "aasmaan", "sky"), ("بارش", "baarish", "rain"), ("دوست", "dost", "friend"), ("بہن", "behen", "sister"), ("بھائی", "bhai", "brother")]


@layout(HALF, "words-stilbite", "word list of an Urdu week-end school, Chromium: ruled table with No., English, Roman Urdu and Urdu from the right in large letters, dark head, two lines of advice above and the school in the foot")
def words_stilbite(draw):
    words = draw.some(URDU, 14)
    body = f"<h1>Urdu Word List {draw.random.randint(2, 6)}: Everyday things</h1><p>Cover the last column and try to write each word. Ask somebody at home to check your spelling.</p><table><tr><th>No.</th><th>English</th><th>Roman Urdu</th><th class=u>Urdu</th></tr>" + "".join(f"<tr><td>{n}</td><td>{c}</td><td>{b}</td><td class=u lang=ur dir=rtl>{a}</td></tr>" for n, (a, b, c) in enumerate(words, 1)) + "</table><p class=f>Al-Noor Saturday School · Beginners</p>"
    css = "h1 { font-size: 16pt } table { width: 96%; border-collapse: collapse } th { background: #14532d; color: #fff } td, th { border: 1px solid #888; padding: 1.2mm 3mm; text-align: left } td:first-child { width: 10mm } .u { text-align: right } td.u { font-family: 'Noto Naskh Arabic'; font-size: 140% } .f { font-size: 80%; color: #666; margin-top: 6mm }"
    engine, source = page(draw, body, ["Carlito", "Liberation Sans", "Open Sans"], (11, 12), css)
    return Document(engine, source, [item(a, c, str(n), kind="vocabulary") for n, (a, _, c) in enumerate(words, 1)])


# Idioms with meaning and example

IDIOMS = [("break the ice", "to say something that makes people feel relaxed", "A short game broke the ice at the start of the course."), ("cost an arm and a leg", "to be very expensive", "The new roof cost us an arm and a leg."), ("be in hot water", "to be in trouble", "He was in hot water for coming home late."), ("hit the books", "to begin to study hard", "I cannot come out tonight, I have to hit the books."), ("under the weather", "slightly ill", "She felt under the weather and stayed in bed."), ("spill the beans", "to tell a secret", "Who spilled the beans about the party?"), ("once in a blue moon", "very rarely", "We eat out once in a blue moon."), ("let sleeping dogs lie", "to leave a matter alone so as not to cause trouble", "I did not ask again; I let sleeping dogs lie."), ("a piece of cake", "something that is easy to do", "The driving test was a piece of cake."), ("pull someone’s leg", "to tease someone with a story that is not true", "There is no snake. I was only pulling your leg."), ("see eye to eye", "to agree", "My sister and I do not see eye to eye on politics."), ("bite the bullet", "to do something unpleasant that cannot be avoided", "He bit the bullet and rang the dentist.")]


@layout(HALF, "idioms-aragonite", "list of idioms of a language school, word processor: number and idiom in bold, Meaning: and Example: in italics as two lines set in below, coloured title, logo line and web address in the foot")
def idioms_aragonite(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans"]), 11, margin=2.2)
    listed, items = draw.some(IDIOMS, 11), []
    sheet.body += [sheet.p("BRIDGEWATER SCHOOL OF ENGLISH", size=9, color="#777777", after=0.1), sheet.p("11 English idioms you should know", bold=True, size=19, color="#b45309", after=0.15), sheet.p("Level: Intermediate (B1–B2)", size=10, after=0.3), sheet.p("An idiom is a group of words whose meaning is different from the meanings of the single words. Here are some that you will hear every day.", after=0.25)]
    for n, (idiom, meaning, example) in enumerate(listed, 1):
        keep = 'fo:keep-with-next="always"'
        sheet.body += [sheet.p(f"<b>{n}. {idiom}</b>", size=12, before=0.2, after=0.03, extra=keep), sheet.p(f"<i>Meaning:</i> {meaning}", left=0.9, after=0.03, extra=keep), sheet.p(f"<i>Example:</i> {example}", left=0.9, after=0.05)]
        items.append(item(idiom, meaning, str(n), kind="vocabulary"))
    sheet.foot = sheet.p("www.bridgewater-english.example\tPage {page} of {pages}", size=8, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, items)


# Questions to a ministry on passports

QUERIES = [("Who can apply for a passport?", "Any citizen of the country may apply, whatever his or her age. An application for a minor is made by a parent or guardian."), ("What is the validity of an ordinary passport?", "It is valid for ten years from the date of issue. A passport of a minor is valid for five years or until the age of 18, whichever is earlier."), ("Is it necessary to take an appointment?", "Yes. Walk-in applicants are accepted only for urgent medical cases."), ("Which documents are required as proof of address?", "A water, electricity or telephone bill of the last three months, or a registered rent agreement."), ("Can I correct my date of birth in the passport?", "A correction is possible on the basis of the certificate issued by the Registrar of Births."), ("How long does police verification take?", "It is completed within 21 days in most districts."), ("Whom should I inform if my passport is lost abroad?", "Report the loss to the local police and to the nearest Embassy or Consulate without delay."), ("Can the fee be refunded if I cancel my application?", "No. The fee is charged for the processing of the application and is not refundable."), ("Do I have to surrender the old passport at the time of renewal?", "The old booklet is cancelled and returned to you along with the new one."), ("How can I track the status of my application?", "Enter your file number and date of birth on the portal, or send an SMS to the helpline."), ("Can two applications be submitted on one appointment?", "No. A separate appointment is needed for each applicant, including infants.")]


@layout(HALF, "faq-apophyllite", "frequently asked questions of a ministry, word processor: government and division in the middle, ruled table Sl. No., Query and Reply with full stops behind the numbers, file number and date above, note in bold below")
def faq_apophyllite(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Caladea"]), 12, margin=2.4)
    asked = draw.some(QUERIES, 10)
    sheet.body += [sheet.p(f"No. VI/401/{draw.random.randint(2, 9)}/2024", after=0.1), sheet.p("<b>Ministry of External Affairs</b>", align="center", size=14, after=0), sheet.p("Passport Division", align="center", after=0.25), sheet.p("<b><u>Frequently Asked Questions (FAQs) on Ordinary Passports</u></b>", align="center", after=0.3)]
    table = [["<b>Sl. No.</b>", "<b>Query</b>", "<b>Reply</b>"]] + [[f"{n}.", question, answer] for n, (question, answer) in enumerate(asked, 1)]
    sheet.body += [sheet.table(table, [1.6, 6.0, round(sheet.wide - 7.6, 2)], padding=0.15, fills={0: "#d9d9d9"}), sheet.p("<b>Note:</b> These replies are for general guidance only and have no force in law.", size=10, before=0.4)]
    sheet.foot = sheet.p("{page}", align="center", size=10)
    engine, source = sheet.source()
    return Document(engine, source, [item(question, answer, str(n), kind="faq") for n, (question, answer) in enumerate(asked, 1)])


# Interview questions of a tutorial site

SQL = [("What is a database?", "A database is an organized collection of data that can be searched and changed easily. It is managed by a program called a database management system."), ("What is the difference between DELETE and TRUNCATE?", "DELETE removes rows one at a time and may have a condition. TRUNCATE removes all rows of a table at once and cannot have a condition."), ("What is a primary key?", "It is a column, or a set of columns, whose value identifies each row of a table. It can never be null."), ("What is a foreign key?", "A foreign key is a column that refers to the primary key of another table and so links the two."), ("What do you mean by normalization?", "It is the process of splitting tables so that no fact is stored twice."), ("Explain the types of joins.", "There are inner, left, right and full outer joins. They differ in what they do with rows that have no partner in the other table."), ("What is an index?", "An index is a structure that makes searching faster at the cost of slower inserts and some disk space."), ("What is the use of the GROUP BY clause?", "It collects rows that have the same value in a column, so that totals can be computed for each value."), ("Define a view.", "A view is a stored query that can be used like a table but holds no data itself."), ("What are ACID properties?", "ACID stands for atomicity, consistency, isolation and durability. They ensure that a transaction is carried out as a whole or not at all."), ("How can you find duplicate values in a column?", "Group the rows by that column and keep the groups whose count is greater than one.")]


@layout(HALF, "interview-bronzite", "interview questions of a tutorial site, Chromium: bread crumbs, large coloured title, an introduction, 1) and the question as a coloured head, thin rule, the answer as a paragraph, an Advertisement box and Next Topic in between")
def interview_bronzite(draw):
    asked = draw.some(SQL, 10)
    body = "<p class=c>Tutorials » Interview » SQL</p><h1>Top 10 SQL Interview Questions</h1><p>A list of frequently asked <b>SQL interview questions</b> and answers for freshers and experienced candidates is given below.</p>"
    for n, (question, answer) in enumerate(asked, 1):
        body += f"<h3>{n}) {web(question)}</h3><p>{web(answer)}</p><hr>"
        if n == 4:
            body += "<div class=ad>ADVERTISEMENT</div>"
    body += "<div class=x><span>← Prev</span><span>Next Topic: PL/SQL Interview →</span></div>"
    css = ".c { font-size: 80%; color: #888 } h1 { color: #610b38; font-size: 20pt; font-weight: normal } h3 { color: #610b4b; font-size: 13pt; font-weight: normal; margin: 3mm 0 1mm; break-after: avoid } p { margin: 1mm 0 } hr { border: 0; border-top: 1px solid #d4d4d4; margin: 3mm 0 } .ad { border: 1px dashed #aaa; color: #aaa; text-align: center; font-size: 75%; padding: 7mm; margin: 3mm 0 } .x { display: flex; justify-content: space-between; color: #4a7a35; margin-top: 5mm }"
    engine, source = page(draw, body, ["DejaVu Sans", "Liberation Sans", "Roboto"], (10,), css)
    return Document(engine, source, [item(question, answer, str(n)) for n, (question, answer) in enumerate(asked, 1)])


# Subtraction in columns, with the page again and its answers

@layout(HALF, "drill-thulite", "subtraction sheet of a home-school site, Chromium: title, Grade 3 and Find the difference, numbers 1. in two columns with rules to write on, the site in the foot; the next page is the same with Answers and each result underlined in red")
def drill_thulite(draw):
    sums = []
    while len(sums) < 14:
        a, b = draw.random.randint(310, 990), draw.random.randint(110, 300)
        if (a, b) not in sums:
            sums.append((a, b))

    def sheet(title, filled):
        cells = "".join(f"<div><b>{n}.</b>{a} − {b} = " + (f"<u>&nbsp;{a - b}&nbsp;</u>" if filled else "________") + "</div>" for n, (a, b) in enumerate(sums, 1))
        return f"<div class=s><h1>{title}</h1><p class=g>Grade 3 Subtraction Worksheet</p><p>Find the difference.</p><div class=c>{cells}</div><div class=f><span>Reading &amp; Math for K-5</span><span>© bright-sheets.example</span></div></div>"

    body = sheet("Subtracting 3-digit numbers", False) + sheet("Subtracting 3-digit numbers: Answers", True)
    css = ".s { break-after: page } .s:last-child { break-after: auto } h1 { font-size: 18pt; margin: 0; color: #24427c } .g { color: #666; margin: 1mm 0 5mm } .c { display: grid; grid-template-columns: 1fr 1fr; grid-auto-flow: column; grid-template-rows: repeat(7, 22mm); margin-top: 6mm; font-size: 130% } .c b { display: inline-block; width: 14mm; font-weight: normal; color: #555; font-size: 75% } .c u { color: #d00000 } .f { display: flex; justify-content: space-between; font-size: 80%; color: #666; border-top: 1px solid #aaa; padding-top: 2mm }"
    engine, source = page(draw, body, ["Lato", "Carlito", "Liberation Sans"], (12,), css, paper="Letter")
    return Document(engine, source, [item(f"{a} − {b} = ________", str(a - b), str(n), kind="numeric") for n, (a, b) in enumerate(sums, 1)])


# Exercise of a physics book with answers below

FORCE_CHOICE = [("The SI unit of pressure is the", ["newton", "pascal", "joule", "watt"], 1), ("A device used to measure atmospheric pressure is the", ["barometer", "manometer", "hydrometer", "thermometer"], 0), ("The pressure in a liquid increases with", ["area", "volume", "depth", "colour"], 2), ("Hydraulic brakes work on the principle of", ["Archimedes", "Newton", "Bernoulli", "Pascal"], 3), ("At high altitude a fountain pen may leak because the pressure outside is", ["higher", "lower", "unchanged", "zero"], 1)]
FORCE_SUMS = [("A force of 60 N acts on an area of 3 m². Find the pressure.", "20 Pa"), ("The pressure of water at the bottom of a tank is 49 000 Pa. Taking g = 9.8 m/s² and the density of water as 1000 kg/m³, find the depth of the tank.", "5 m"), ("A block weighing 240 N stands on a base of 0.4 m by 0.3 m. Calculate the pressure on the ground.", "2000 Pa"), ("The areas of the pistons of a hydraulic press are 5 cm² and 625 cm². What force on the smaller piston will support a load of 1250 N on the larger?", "10 N"), ("A woman of weight 500 N stands on one heel of area 1 cm². Find the pressure in pascal.", "5 000 000 Pa"), ("What height of a column of mercury of density 13 600 kg/m³ gives the same pressure as 6.8 m of water?", "0.5 m")]


@layout(HALF, "exercise-prehnite", "end of a chapter of an Indian physics book, pdfLaTeX: EXERCISE 4(A) in a shaded band, A. Multiple Choice Questions with (a) to (d) two a row and Ans. (b) pascal below, B. Numericals that begin again at 1 with Ans. in bold at the right end of the last line")
def exercise_prehnite(draw):
    body, items = r"\begin{center}\colorbox{black!15}{\makebox[0.96\linewidth]{\large\bfseries EXERCISE 4(A)}}\end{center}\textbf{A. Multiple Choice Questions}\par\smallskip ", []
    for n, (question, options, right) in enumerate(FORCE_CHOICE, 1):
        cells = [rf"\makebox[58mm][l]{{({letter})\enspace {tex(o)}}}" for letter, o in zip("abcd", options)]
        body += rf"\needspace{{24mm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\nopagebreak\hspace*{{9mm}}{cells[0]}{cells[1]}\par\nopagebreak\hspace*{{9mm}}{cells[2]}{cells[3]}\par\nopagebreak\hspace*{{9mm}}\textbf{{Ans.}} ({'abcd'[right]}) {tex(options[right])}\par\medskip" + "\n"
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right], section="A. Multiple Choice Questions"))
    body += r"\bigskip\textbf{B. Numericals}\par\smallskip "
    for n, (question, answer) in enumerate(FORCE_SUMS, 1):
        body += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(question)}\pushright{{\textbf{{Ans. {tex(answer)}}}}}}}\smallskip" + "\n"
        items.append(item(question, answer, str(n), kind="numeric", section="B. Numericals"))
    engine, source = document(draw, body, ["times", "palatino", "lm"], (11,), (22, 25), head=r"\fancyhead[L]{\small PRESSURE}\fancyhead[R]{\small 87}", foot="", extra=r"\renewcommand\headrulewidth{.4pt}")
    return Document(engine, source, items)


# Worked examples and practice

EXAMPLES = [("Solve the equation 2x + 7 = 19.", ["2x = 19 − 7 = 12", "x = 6"]), ("Solve the equation 5(x − 2) = 3x + 4.", ["5x − 10 = 3x + 4", "2x = 14", "x = 7"]), ("The sum of three consecutive whole numbers is 72. Find the smallest of them.", ["Let the numbers be n, n + 1 and n + 2.", "3n + 3 = 72", "n = 23, so the smallest number is 23."]), ("Make r the subject of the formula C = 2πr.", ["Divide both sides by 2π.", "r = C/(2π)"])]
PRACTICE = [("Solve 3x − 4 = 11.", "x = 5"), ("Solve 7x + 2 = 4x + 20.", "x = 6"), ("Solve 4(x + 3) = 32.", "x = 5"), ("Solve 9 − 2x = 1.", "x = 4"), ("The sum of two consecutive whole numbers is 57. Find them.", "28 and 29"), ("Make a the subject of v = u + at.", "a = (v − u)/t"), ("A taxi costs £3 plus £2 for each mile. A ride costs £17. How many miles long is it?", "7 miles")]


@layout(HALF, "worked-scapolite", "page of an algebra handout, LaTeX: Key point in a frame, Example 1 to 4 as bold heads with a rule below each, Solution in italics with its lines below each other, Practice questions 1 to 7 in two columns, Answers to practice questions run on in small print at the end")
def worked_scapolite(draw):
    body, items = r"{\Large\bfseries Linear equations and formulae}\par\smallskip\fbox{\parbox{0.97\linewidth}{\textbf{Key point.} Whatever you do to one side of an equation, you must do to the other side as well.}}\par\medskip ", []
    for n, (question, lines) in enumerate(EXAMPLES, 1):
        shown = r"\par ".join(tex(line) for line in lines)
        body += rf"\needspace{{30mm}}\medskip\textbf{{Example {n}}}\par {tex(question)}\par\smallskip\textit{{Solution}}\par{{\leftskip=8mm {shown}\par}}\vspace{{2mm}}\hrule\vspace{{1mm}}" + "\n"
        items.append(item(question, "\n".join(lines), str(n)))
    body += r"\bigskip{\large\bfseries Practice questions}\par\smallskip\begin{multicols}{2}\raggedright "
    for n, (question, answer) in enumerate(PRACTICE, 1):
        body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}\smallskip" + "\n"
        items.append(item(question, answer, str(n), section="Practice questions"))
    body += r"\end{multicols}\medskip{\small\textbf{Answers to practice questions}\par " + r"\quad ".join(rf"\mbox{{\textbf{{{n}}}~{tex(answer)}}}" for n, (_, answer) in enumerate(PRACTICE, 1)) + r"\par}"
    engine, source = document(draw, body, ["libertine", "notoserif", "timesnew"], (11,), (22, 26), head=r"\fancyhead[R]{\small\itshape Algebra booklet 2}", foot=r"\thepage")
    return Document(engine, source, items)


# Packet of tossups

TOSSUPS = [("This man, who worked in Prague for Rudolf II, wrote a book on the shape of snowflakes. He used the observations of Tycho Brahe to show that the orbit of Mars is an ellipse. For 10 points, name this German astronomer who gave three laws of planetary motion.", "Johannes Kepler", None), ("The title character of this novel is taught by Abbé Faria during fourteen years in the Château d’If. For 10 points, name this novel by Alexandre Dumas in which Edmond Dantès takes revenge on his enemies.", "The Count of Monte Cristo", "Le Comte de Monte-Cristo"), ("One branch of this river leaves Lake Tana, and another leaves Lake Victoria. It was dammed at Aswan. For 10 points, name this longest river of Africa.", "Nile River", "an-Nil"), ("Fritz Haber found a way of making this gas from its elements over an iron catalyst. It turns litmus blue. For 10 points, name this compound of one nitrogen and three hydrogen atoms.", "ammonia", "NH3"), ("At this battle, Harold Godwinson fell after having marched south from Stamford Bridge. It is shown on a tapestry in Bayeux. For 10 points, name this battle of 1066 won by William of Normandy.", "Battle of Hastings", None), ("One work by this composer imitates a barking dog with a viola. A priest with red hair, he taught at a home for girls in Venice. For 10 points, name this composer of The Four Seasons.", "Antonio Vivaldi", None), ("This organ contains the islets of Langerhans and releases its juice into the duodenum. For 10 points, name this organ that makes insulin.", "pancreas", None), ("A horse screams below a bare bulb in this large painting in black, white and grey, made for the Paris exposition of 1937. For 10 points, name this painting by Pablo Picasso of a bombed Basque town.", "Guernica", None), ("The change of this quantity is zero in a reversible adiabatic process. Boltzmann’s tombstone bears a formula for it. For 10 points, name this measure of disorder whose symbol is S.", "entropy", None), ("This country’s flag shows a cedar. Its capital lies on the coast, and the Bekaa Valley runs through its east. For 10 points, name this country whose capital is Beirut.", "Lebanon", "Lubnan"), ("The speaker of this poem stops with his little horse between a frozen lake and a forest on the darkest evening of the year. For 10 points, name this poem by Robert Frost that ends with miles to go.", "Stopping by Woods on a Snowy Evening", None)]


@layout(HALF, "packet-bornite", "packet of tossups for a quiz with buzzers, groff: title and round in the middle, numbered paragraphs of clues ending in For 10 points, ANSWER: in capitals with the answer in bold underneath and what else to accept in square brackets")
def packet_bornite(draw):
    asked = draw.some(TOSSUPS, 10)
    lines = [".ds LH", ".ds RH", ".ds CF Packet 3 \\(en Page \\\\n(PN", ".ce 3", f"\\fB\\s+3Riverside Fall Novice Tournament {draw.random.randint(2016, 2023)}\\s0\\fP", "Packet 3", "\\fBTossups\\fP", ".sp"]
    items = []
    for n, (question, answer, also) in enumerate(asked, 1):
        lines += [".ne 5", ".LP", plain(f"{n}. {question}"), ".br", f"ANSWER: \\fB{plain(answer)}\\fP" + (f" [accept {plain(also)}]" if also else ""), ".sp 0.5"]
        items.append(item(question, answer, str(n), allow=[also] if also else None))
    engine, source = roff(draw, lines, (11, 12), ("T", "P"))
    return Document(engine, source, items)


# Past simple with a key

PAST = [("Last summer we ____________ (travel) to Norway by train.", "travelled"), ("I ____________ (not see) anyone in the garden.", "didn’t see"), ("She ____________ (buy) a second-hand bicycle for ten euros.", "bought"), ("They ____________ (leave) before the end of the film.", "left"), ("My uncle ____________ (teach) me how to swim.", "taught"), ("It ____________ (stop) raining an hour ago.", "stopped")]
BOX = [("The bank is ____________ the chemist’s and the bakery.", "between"), ("There is a picture ____________ the wall above the sofa.", "on"), ("We walked ____________ the bridge to the other side of the river.", "across"), ("The cat is hiding ____________ the bed.", "under"), ("The train goes ____________ a long tunnel.", "through"), ("Turn left ____________ the traffic lights.", "at")]


@layout(HALF, "grammar-heulandite", "grammar sheet of a language school, word processor: A rule box, Exercise 1 with verbs in brackets behind the gaps, Exercise 2 with a word box, numbers that begin again, KEY on the second page as a table with two columns Exercise 1 and Exercise 2")
def grammar_heulandite(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito"]), 12, margin=2.2)
    box, items = draw.mixed(BOX), []
    sheet.body += [sheet.p("Name ______________________\tClass ________\tDate ____________", tabs=[9.0, (sheet.wide, RIGHT)], after=0.3), sheet.p("<b>Past simple and prepositions</b>", size=18, after=0.2), sheet.table([["<b>Remember!</b> Regular verbs take <i>-ed</i> in the past simple. Irregular verbs have a form of their own: <i>go – went</i>, <i>see – saw</i>."]], [sheet.wide], padding=0.2, fills={0: "#eef4fb"})]
    sheet.body.append(sheet.p("<b>Exercise 1</b>  Put the verbs in brackets into the past simple.", before=0.5, after=0.25))
    for n, (text, answer) in enumerate(PAST, 1):
        sheet.body.append(sheet.p(f"{n}.\t{text}", left=0.9, first=-0.9, tabs=[0.9], after=0.25))
        items.append(item(text, answer, str(n), kind="gap", section="Exercise 1"))
    sheet.body += [sheet.p("<b>Exercise 2</b>  Complete the sentences with the words from the box.", before=0.4, after=0.2), sheet.table([["across     at     between     on     through     under"]], [12.5], padding=0.2), sheet.p("", after=0.05)]
    for n, (text, answer) in enumerate(box, 1):
        sheet.body.append(sheet.p(f"{n}.\t{text}", left=0.9, first=-0.9, tabs=[0.9], after=0.25))
        items.append(item(text, answer, str(n), kind="gap", section="Exercise 2"))
    sheet.body.append(sheet.p("<b>KEY</b>", size=15, after=0.2, extra='fo:break-before="page"'))
    sheet.body.append(sheet.table([["<b>Exercise 1</b>", "<b>Exercise 2</b>"]] + [[f"{n}. {PAST[n - 1][1]}", f"{n}. {box[n - 1][1]}"] for n in range(1, 7)], [5.5, 5.5]))
    sheet.foot = sheet.p("Elementary A2 · Photocopiable\t{page}", size=8, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, items)


# Primary science of Singapore, booklet B with its answer sheet

BOOKLET = [
    ("Ravi placed equal amounts of water in three containers, P, Q and R, and left them in the sun for four hours. The graph shows how much water was left in each.", True, [
        ("Which container lost the most water?", 1, "Container Q"),
        ("Name the process that took place in the containers.", 1, "Evaporation"),
        ("Explain why the containers did not lose the same amount of water.", 2, "The water in Q had the largest exposed surface area, so it evaporated fastest."),
    ]),
    ("Mei connected two identical bulbs and a battery in series. When she removed one bulb, the other bulb did not light up.", False, [
        ("Explain why the other bulb did not light up.", 1, "The circuit was open and no current could flow through it."),
        ("How should the bulbs be arranged so that one stays lit when the other is removed?", 1, "They should be arranged in parallel."),
        ("State one way to make both bulbs brighter.", 1, "Add one more battery in series."),
    ]),
    ("Some plants have seeds that float, and others have seeds that stick to the fur of animals.", False, [
        ("Name the way in which each of the two kinds of seeds is dispersed.", 2, "Floating seeds are dispersed by water and sticking seeds by animals."),
        ("State one advantage of dispersing seeds far from the parent plant.", 1, "The young plants do not compete with the parent plant for light, water and space."),
    ]),
    ("A ball was rolled down a ramp onto a carpet and then onto a glass surface.", False, [
        ("Name the force that slowed the ball down.", 1, "Friction"),
        ("On which surface would the ball travel further? Explain your answer.", 2, "On the glass surface. It is smoother, so there is less friction between the ball and the surface."),
    ]),
]
BARS = r"\begin{center}\begin{tikzpicture}[xscale=0.9,yscale=0.6]\draw[->] (0,0)--(5,0);\draw[->] (0,0)--(0,4.4) node[above] {\small Volume of water left (ml)};\foreach \x/\h/\n in {0.6/3/P,2/1.2/Q,3.4/2.1/R} {\draw[fill=gray!35] (\x,0) rectangle +(0.8,\h);\node[below] at (\x+0.4,0) {\small \n};}\foreach \y/\v in {1/50,2/100,3/150,4/200} {\draw (-0.1,\y)--(0.1,\y);\node[left] at (-0.1,\y) {\small \v};}\end{tikzpicture}\end{center}"


@layout(HALF, "booklet-chabazite", "Booklet B of a primary science paper of Singapore, XeLaTeX: numbers from 29, (a) with [2] at the right end, ruled lines, a bar chart, boxes with the score in the corner; ANSWER SHEET behind as a table Q29, (a) and the answer")
def booklet_chabazite(draw):
    body, key, items = "", "", []
    for n, (stem, figure, parts) in enumerate(BOOKLET, 29):
        total = sum(part[1] for part in parts)
        body += rf"\needspace{{70mm}}\bigskip\lab{{0pt}}{{11mm}}{{{n}.}}{{{tex(stem)}}}{BARS if figure else ''}"
        for k, (question, marks, answer) in enumerate(parts):
            letter = "abc"[k]
            body += rf"\medskip\lab{{11mm}}{{9mm}}{{({letter})}}{{{tex(question)}\pushright{{[{marks}]}}}}" + r"\par{\leftskip=20mm\rule{0pt}{8mm}\hrulefill\par}" * (marks + 1)
            key += rf"{f'Q{n}' if k == 0 else ''} & ({letter}) & {tex(answer)}\\\hline" + "\n"
            items.append(item(question, answer, f"{n}({letter})", marks, stem=stem))
        body += rf"\par\smallskip\hfill\fbox{{\rule{{0pt}}{{5mm}}Score:\hspace{{8mm}}\rule[-1mm]{{0pt}}{{1mm}} / {total}}}\par"
    body = r"\begin{center}\textbf{KIM SENG PARK PRIMARY SCHOOL}\par PRELIMINARY EXAMINATION\par\textbf{PRIMARY 6 SCIENCE\quad BOOKLET B}\end{center}Name: \rule{70mm}{0.4pt}\hfill Class: Primary 6 \rule{15mm}{0.4pt}\par\medskip For questions 29 to 32, write your answers in this booklet. The number of marks available is shown in brackets [\ \ ] at the end of each question or part question." + body + r"\begin{center}\textbf{End of Booklet B}\end{center}\newpage\begin{center}\textbf{ANSWER SHEET}\end{center}SCHOOL: KIM SENG PARK PRIMARY SCHOOL\par SUBJECT: SCIENCE\par LEVEL: PRIMARY 6\par\medskip\renewcommand\arraystretch{1.4}\begin{tabular}{|l|l|p{120mm}|}\hline " + key + r"\end{tabular}"
    engine, source = document(draw, body, ["arial", "timesnew"], (12,), (20, 23), foot=r"\fancyfoot[C]{\small\thepage}")
    return Document(engine, source, items)


# Syllabus of a course

WEEKS = [("1", "Introduction; what is a map?", "Ch. 1"), ("2–3", "Projections and coordinates", "Ch. 2, 3"), ("4", "Scale and generalization", "Ch. 4"), ("5–6", "Symbols, color and lettering", "Ch. 5, 6"), ("7", "Midterm examination", "—"), ("8–9", "Thematic maps", "Ch. 8"), ("10–11", "Remote sensing", "Reader, pp. 40–78"), ("12", "Web maps", "Ch. 11"), ("13–14", "Student presentations", "—")]


@layout(HALF, "syllabus-vesuvianite", "syllabus of an American college course, pdfLaTeX: course, instructor and office hours in two columns, learning outcomes as a numbered list, table of grades in percent, policies in paragraphs, schedule by weeks; nothing to be found")
def syllabus_vesuvianite(draw):
    lines = "".join(rf"{a.replace('–', '--')} & {tex(b)} & {c.replace('–', '--').replace('—', '---')}\\" + "\n" for a, b, c in WEEKS)
    body = rf"\begin{{center}}{{\Large\bfseries GEOG {draw.random.randint(201, 289)}: Maps and Mapping}}\par Fall Semester, 3 credits\end{{center}}\begin{{tabular}}{{@{{}}p{{80mm}}l@{{}}}}\textbf{{Instructor:}} Dr.\ L.\ Okafor & \textbf{{Office:}} Hutton Hall 212\\\textbf{{Class meets:}} Tu Th 9:30--10:45 & \textbf{{Office hours:}} We 2--4 p.m.\\\textbf{{Email:}} lokafor@college.example & \textbf{{Lab:}} Fr 1--3 p.m.\end{{tabular}}" + r"\par\medskip\hrule\medskip\textbf{Course description.} This course introduces the making and reading of maps. We will look at how the round Earth is drawn on a flat sheet, how data become symbols, and how maps can mislead.\par\medskip\textbf{Learning outcomes.} Students who complete the course will be able to\begin{enumerate}[nosep]\item choose a projection for a given purpose;\item design a thematic map that can be read at a glance;\item explain how satellite images are made;\item judge the quality of maps in the media.\end{enumerate}\medskip\textbf{Textbook.} The Reader’s Map, 4th edition. A copy is on reserve in the library.\par\medskip\textbf{Grading}\par\begin{tabular}{|l|r|}\hline Labs (10) & 30\%\\\hline Midterm examination & 20\%\\\hline Final project & 35\%\\\hline Participation & 15\%\\\hline\end{tabular}\par\medskip\textbf{Attendance and late work.} You may miss two classes without giving a reason. Work handed in late loses five percent for each day. Please write to me before the due date if you are ill.\par\medskip\textbf{Academic honesty.} All work must be your own. Cases of plagiarism will be reported to the Dean of Students.\par\medskip\textbf{Schedule} (subject to change)\par\smallskip\begin{tabular}{@{}lll@{}}\hline\textbf{Week} & \textbf{Topic} & \textbf{Reading}\\\hline" + lines + r"\hline\end{tabular}"
    engine, source = document(draw, body, ["lm", "palatino", "times"], (10, 11), (22, 25), foot=r"\thepage", paper="letterpaper")
    return Document(engine, source, [])
