"""The hundred and thirty-third: ordinary sheets by one who does not know the reader: arithmetic, a chapter's end, problems with
solutions, a quiz night, a quiz of a learning platform, viva questions, words (Persian, Japanese), tests (Germany, Spain), a passage with
choices, and an outline that asks nothing.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"
NEW = paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"')

# Arithmetic paper for eleven-year-olds, England

SUMS = [
    ("3,409 + 592 =", "4,001", 1, None), ("8.3 − 0.65 =", "7.65", 1, None), ("7 × 6 × 10 =", "420", 1, None), ("936 ÷ 4 =", "234", 1, None), ("5² + 11 =", "36", 1, None), ("48 ÷ (2 + 6) =", "6", 1, None),
    ("20% of 350 =", "70", 1, None), ("1/3 of 96 =", "32", 1, None), ("0.04 × 100 =", "4", 1, None), ("416 × 23 =", "9,568", 2, "Award ONE mark for a formal method of long multiplication with no more than one error."), ("1,184 ÷ 32 =", "37", 2, "Award ONE mark for a formal method of long division with no more than one error."), ("15 − 6 × 2 =", "3", 1, None),
]


@layout(HALF, "arithmetic-azov", "arithmetic paper of an English primary school, Chromium: framed questions two across, number on a dark square, answer box, 1 mark in small print at the lower right corner; scheme in its own file as table Qu., Requirement, Mark, Additional guidance")
def arithmetic_azov(draw):
    asked = draw.mixed(SUMS)
    body, items, scheme = "<p class=h>Arithmetic practice paper 3 <span>Total: ____ / 14 marks</span></p><div class=g>", [], "<h2>Arithmetic practice paper 3: mark scheme</h2><table><tr><th>Qu.<th>Requirement<th>Mark<th>Additional guidance</tr>"
    for n, (text, answer, marks, note) in enumerate(asked, 1):
        word = f"{marks} mark{'s' if marks > 1 else ''}"
        body += f"<div class='c{' w' if marks > 1 else ''}'><b>{n}</b><p class=s>{web(text)}</p>{'<i>Show your method</i>' if marks > 1 else ''}<span class=a></span><span class=m>{word}</span></div>"
        scheme += f"<tr><td>{n}<td>{answer}<td>{marks}m<td>{web(note or '')}</tr>"
        items.append(item(text, answer, str(n), marks, kind="numeric", guidance=note))
    css = ".h { font-weight: bold; font-size: 130%; display: flex; justify-content: space-between } .h span { font-size: 70%; font-weight: normal } .g { display: grid; grid-template-columns: 1fr 1fr; border-left: 1px solid #333; border-top: 1px solid #333 } .c { position: relative; min-height: 32mm; border-right: 1px solid #333; border-bottom: 1px solid #333; break-inside: avoid } .w { min-height: 46mm } .c b { position: absolute; left: 0; top: 0; background: #333; color: white; width: 8mm; height: 8mm; line-height: 8mm; text-align: center } .s { position: absolute; left: 12mm; top: 0; margin: 2mm 0; font-size: 115% } .c i { position: absolute; left: 2mm; top: 16mm; font-size: 75%; width: 14mm } .a { position: absolute; right: 5mm; bottom: 8mm; width: 26mm; height: 9mm; border: 1.5px solid #333 } .m { position: absolute; right: 5mm; bottom: 1.5mm; font-size: 75% }"
    sheet = "table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #333; padding: 1.5mm 3mm; text-align: left; vertical-align: top } th { background: #ddd } td:first-child, td:nth-child(3) { width: 12mm } td:nth-child(2) { width: 40mm }"
    fonts = [draw.one(["Liberation Sans", "Open Sans", "Lato"])]
    engine, source = page(draw, body + "</div>", fonts, (12,), css)
    return Document(engine, source, items, page(draw, scheme + "</table>", fonts, (11,), sheet)[1])


# End of a chapter, an open textbook

REVIEW = [
    ("Which of the following is a fixed cost for a bakery?", ["flour", "rent of the shop", "paper bags", "hourly wages"], 1), ("When the price of a good rises and nothing else changes, the quantity that buyers demand", ["rises", "stays the same", "falls", "first falls and then rises"], 2), ("Tea and coffee are best described as", ["complements", "substitutes", "public goods", "inferior goods"], 1), ("A price ceiling that is set below the equilibrium price leads to a", ["surplus", "tax", "shortage", "subsidy"], 2),
]
QUESTIONS = [("What is the difference between a change in demand and a change in the quantity demanded?", "A change in demand shifts the whole curve, while a change in the quantity demanded is a movement along it."), ("What does the law of supply state?", "Other things being equal, a higher price leads sellers to offer a larger quantity."), ("Name two things that can shift a supply curve.", "The cost of inputs and the state of technology."), ("What happens to the price of bicycles when both demand and supply increase?", "The price may rise, fall or stay the same, since the two shifts work against each other."), ("What is meant by equilibrium?", "The point at which the quantity demanded equals the quantity supplied.")]
CRITICAL = ["Suppose that a city freezes all rents for ten years. Who gains and who loses?", "Give an example of a good whose demand rises when incomes fall, and explain why.", "Why do airlines charge different fares for seats in the same row?"]


@layout(HALF, "chapter-ionian", "end of a chapter in an open American textbook of economics, pdfLaTeX: Self-Check Questions as choices a. to d., Review Questions and Critical Thinking Questions in coloured small heads, numbers that run on; answers to the odd ones on the last page under Chapter 3")
def chapter_ionian(draw):
    body, items, key, n = "", [], "", 0

    def head(text):
        return rf"\bigskip\needspace{{3cm}}{{\color{{ink}}\Large\bfseries {text}}}\par\vspace{{-2pt}}{{\color{{ink}}\rule{{\linewidth}}{{0.8pt}}}}\par\medskip "

    body += head("Self-Check Questions")
    for question, options, right in REVIEW:
        n += 1
        body += rf"\needspace{{3cm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}" + "".join(rf"\lab{{8mm}}{{6mm}}{{{letter}.}}{{{tex(text)}}}" for letter, text in zip("abcd", options)) + r"\medskip" "\n"
        odd = n % 2 == 1
        key += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{'abcd'[right]}}}" if odd else ""
        items.append(item(question, options[right] if odd else None, str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right] if odd else None))
    body += head("Review Questions")
    for question, answer in QUESTIONS:
        n += 1
        body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\smallskip" "\n"
        odd = n % 2 == 1
        key += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(answer)}}}" if odd else ""
        items.append(item(question, answer if odd else None, str(n)))
    body += head("Critical Thinking Questions")
    for question in CRITICAL:
        n += 1
        body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\smallskip" "\n"
        items.append(item(question, None, str(n)))
    body += r"\newpage{\color{ink}\Huge\bfseries Answer Key}\par\bigskip{\small Answers are given to odd-numbered self-check and review questions.}\par" + r"{\color{ink}\Large\bfseries Chapter 3}\par\medskip " + key
    engine, source = document(draw, body, ["lmsans", "palatino"], (10, 11), (24, 27), head=r"\fancyhead[L]{\small\thepage}\fancyhead[R]{\small 3 $\bullet$ Demand and Supply}", foot=r"\fancyfoot[L]{\footnotesize Access for free at www.freebooks.example}", extra=r"\definecolor{ink}{RGB}{0,90,120}\setcounter{page}{87}", paper="letterpaper")
    return Document(engine, source, items)


# Problem set with solutions, a university

PROBLEMS = [
    ("A fair coin is tossed three times.", 8, [("How many outcomes are there in the sample space?", 2, "Each toss has two results, so there are 2 × 2 × 2 = 8 outcomes."), ("What is the probability of exactly two heads?", 3, "Three of the eight outcomes have two heads, so the probability is 3/8."), ("Are the events “the first toss is a head” and “all three tosses agree” independent?", 3, "Yes. The first has probability 1/2, the second 1/4, and both occur together with probability 1/8, which is the product.")]),
    ("A box holds 4 red and 6 blue balls. Two balls are drawn without replacement.", 7, [("Find the probability that both are red.", 3, "The probability is (4/10)(3/9) = 2/15."), ("Find the probability that the second ball is blue.", 4, "By symmetry it is the same as for the first ball, that is 3/5.")]),
    ("Let X be the number shown by a fair die with six faces.", 9, [("Compute the expected value of X.", 3, "The mean of the numbers from 1 to 6 is 3.5."), ("Compute the variance of X.", 4, "The mean of the squares is 91/6. Subtracting 49/4 leaves 35/12."), ("What is the expected value of 2X + 1?", 2, "Expectation is linear, so the value is 2 × 3.5 + 1 = 8.")]),
    ("A test for a disease finds 95% of all cases. Of the healthy it wrongly marks 2%. One person in a hundred has the disease.", 6, [("What share of all people test positive?", 3, "It is 0.01 × 0.95 + 0.99 × 0.02 = 0.0293, or about 2.9%."), ("Explain why most of those who test positive are healthy.", 3, "The healthy are so many that 2% of them outnumber the cases: 0.0198 against 0.0095.")]),
]


@layout(HALF, "solutions-tyrrhenian", "problem set with solutions of a university course, pdfLaTeX: Problem 1 (8 points) in bold before its text, (a) (2 points) before each part, Solution in italics below each part between a line at the left, course and term in the head")
def solutions_tyrrhenian(draw):
    body, items = r"\begin{center}{\Large\bfseries Problem Set 2: Solutions}\par\smallskip STAT 110 \quad Fall Term\quad Due Friday, October 11\end{center}\hrule\bigskip Collaboration is allowed, but everyone has to write up the solutions alone.\par\bigskip ", []
    for n, (stem, total, parts) in enumerate(PROBLEMS, 1):
        body += rf"\bigskip\needspace{{4cm}}\textbf{{Problem {n} ({total} points).}} {tex(stem)}\par" "\n"
        for k, (question, marks, answer) in enumerate(parts):
            letter = "abc"[k]
            text = tex(question).replace("“", "``").replace("”", "''")
            body += rf"\needspace{{2.5cm}}\lab{{5mm}}{{7mm}}{{({letter})}}{{\textbf{{({marks} points)}} {text}}}\hspace*{{12mm}}{{\vrule width 1.2pt\hspace{{3mm}}\begin{{minipage}}{{0.85\linewidth}}\textit{{Solution.}} {tex(answer).replace('×', '$' + chr(92) + 'times$')}\end{{minipage}}}}\par\smallskip" "\n"
            items.append(item(question, answer, f"{n}({letter})", marks, stem=stem))
    engine, source = document(draw, body, ["lm", "cm", "times"], (11,), (24, 27), foot=r"\thepage", paper="letterpaper")
    return Document(engine, source, items)


# Quiz night, the host's sheet

NIGHT = [
    ("Round 1: Food and drink", [("Which nut is used to make marzipan?", "Almond"), ("What is the main ingredient of hummus?", "Chickpeas"), ("From which country does Gouda cheese come?", "The Netherlands"), ("What is the Italian word for ice cream?", "Gelato"), ("Which spice comes from the crocus?", "Saffron")]),
    ("Round 2: On the map", [("What is the capital of New Zealand?", "Wellington"), ("Which river flows through Vienna?", "The Danube"), ("In which ocean are the Seychelles?", "Indian Ocean"), ("How many states does the USA have?", "50"), ("Which country has the longest coast in the world?", "Canada")]),
    ("Round 3: Film and stage", [("Who directed ‘Jaws’?", "Steven Spielberg"), ("In which Shakespeare play does Shylock appear?", "The Merchant of Venice"), ("Which musical is about the cats of a junkyard?", "Cats"), ("What is the name of the lion in ‘Narnia’?", "Aslan")]),
]


@layout(HALF, "quiz-ligurian", "quiz master's sheet of a village hall, word processor: heads for rounds, ruled table No., Question, Answer with the answer in italics, numbers that begin again, notes to the host between the rounds")
def quiz_ligurian(draw):
    body, items = paragraph(run("Village Hall Quiz Night"), "Title") + paragraph(run("QUIZ MASTER’S COPY – do not leave on the tables!", "B")) + paragraph(run("Read each question twice. Teams swap papers at the end of the round. A joker doubles the score of one round.")), []
    notes = ["Collect the picture sheets before you go on.", "Break of 20 minutes: raffle and bar.", ""]
    for (title, asked), note in zip(NIGHT, notes):
        body += paragraph(run(title), "Head")
        body += office_table([[run("No.", "B"), run("Question", "B"), run("Answer", "B")]] + [[run(str(n)), run(question), run(answer, "I")] for n, (question, answer) in enumerate(asked, 1)], [1.2, 10.4, 5.0])
        body += paragraph(run(note, "I")) if note else ""
        items += [item(question, answer, str(n), section=title) for n, (question, answer) in enumerate(asked, 1)]
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Comic Neue"], (11,), 2.2)
    return Document(engine, source, items)


# Quiz of a learning platform

PLATFORM = [
    ("Which part of a computer carries out the instructions of a program?", ["Hard disk", "Processor", "Power supply", "Network card"], [1], 1), ("Select all the devices that are used for input.", ["Keyboard", "Printer", "Microphone", "Projector", "Scanner"], [0, 2, 4], 3), ("What is the decimal value of the binary number 1011?", ["9", "10", "11", "13"], [2], 2), ("Which of these is an operating system?", ["Linux", "Python", "Firefox", "Excel"], [0], 1),
    ("A file of 8 megabytes is sent over a line that carries 2 megabytes a second. How long does it take?", ["2 seconds", "4 seconds", "8 seconds", "16 seconds"], [1], 2), ("Select the two units that measure an amount of data.", ["Hertz", "Byte", "Volt", "Kilobit"], [1, 3], 2), ("Which protocol encrypts the pages of a web site on their way?", ["FTP", "HTTP", "HTTPS", "SMTP"], [2], 1), ("What does a firewall do?", ["It cools the processor.", "It blocks unwanted traffic.", "It stores passwords.", "It repairs files."], [1], 1),
    ("Which kind of memory loses its contents when the power is off?", ["ROM", "Flash", "RAM", "DVD"], [2], 1), ("Select all the statements about phishing that are right.", ["It asks for passwords by e-mail", "It is a kind of printer", "It often pretends to come from a bank", "It makes a computer faster"], [0, 2], 2),
]


@layout(HALF, "choices-alboran", "quiz printed from a learning platform, Chromium: Question 1 (2 points) above a line, circles or squares drawn before options without letters, Saved beside the head; no key")
def choices_alboran(draw):
    body, items = "<p class=t>Computer Fundamentals – Section 02<span>Estimated time: 20 minutes</span></p><h1>Quiz 4: Hardware and networks</h1>", []
    for n, (question, options, right, points) in enumerate(PLATFORM, 1):
        many = len(right) > 1
        body += f"<div class=q><p class=n><b>Question {n}</b> ({points} point{'s' if points > 1 else ''})<span>✓ Saved</span></p><p>{web(question)}</p>" + "".join(f"<div class=o><i class='{'s' if many else 'r'}'></i>{web(option)}</div>" for option in options) + "</div>"
        items.append(item(question, None, str(n), points, choices([None] * len(options), options), kind="multi" if many else "mcq"))
    css = ".t { display: flex; justify-content: space-between; color: #565a5c; font-size: 85% } h1 { font-size: 150%; font-weight: normal; margin: 2mm 0 6mm } .q { break-inside: avoid; margin-bottom: 7mm } .n { border-bottom: 1px solid #cdd5dc; padding-bottom: 1.5mm; margin: 0 0 2mm } .n span { float: right; font-size: 75%; color: #46a661; font-family: 'DejaVu Sans' } .o { display: flex; align-items: center; margin: 1.8mm 0 1.8mm 4mm } .o i { width: 3.4mm; height: 3.4mm; border: 1px solid #6e7477; margin-right: 3mm } .r { border-radius: 50% } .e { color: #565a5c; font-size: 85% }"
    engine, source = page(draw, body + "<p class=e>Submit Quiz &nbsp; 10 of 10 questions saved</p>", ["Lato", "Open Sans", "Roboto"], (11,), css, paper="Letter")
    return Document(engine, source, items)


# Viva questions, India

VIVA = [
    ("What is the aim of the titration experiment?", "To find the concentration of an acid with the help of a base whose concentration is known."), ("What is an indicator?", "A substance whose colour changes at the end point of a reaction."), ("Which indicator is used for a strong acid and a strong base?", "Phenolphthalein or methyl orange may be used."), ("Why is the burette rinsed with the solution before use?", "Water that is left in the burette would dilute the solution and change the reading."), ("What is a standard solution?", "A solution whose concentration is known exactly."),
    ("Why do we read the lower meniscus?", "The surface of a colourless liquid that wets glass is curved, and the lower edge is seen most clearly."), ("Define molarity.", "The number of moles of solute in one litre of solution."), ("Why is the conical flask placed on a white tile?", "The change of colour is easier to see on a white background."), ("What is meant by the end point?", "The stage at which the reaction is just complete, as the indicator shows."), ("Why should potassium permanganate be taken in the burette and not in the flask?", "It is the titrant, and it acts as its own indicator."), ("What are concordant readings?", "Two or more readings that agree within 0.1 mL."),
]


@layout(HALF, "viva-weddell", "viva questions at the end of an Indian laboratory manual, groff: Q.1 and Ans. at the left with both texts hanging beside them, question in bold, experiment number in the head, folio in the foot")
def viva_weddell(draw):
    asked = draw.some(VIVA, 11)
    lines = [".ds LH Laboratory Manual: Chemistry", ".ds RH Experiment 7", ".ds CF 63", ".P1", ".LP", ".ce", "\\s+3\\fBVIVA VOCE QUESTIONS\\fP\\s0", ".sp 0.5"]
    for n, (question, answer) in enumerate(asked, 1):
        lines += [".ne 4", ".in 6n", ".ti -6n", f"\\fBQ.{n}\\h'|6n'{plain(question)}\\fP", ".br", ".ti -6n", f"Ans.\\h'|6n'{plain(answer)}", ".in 0", ".sp 0.6"]
    engine, source = roff(draw, lines, (11,), ("T", "P"))
    return Document(engine, source, [item(question, answer, str(n)) for n, (question, answer) in enumerate(asked, 1)])


# Persian words

PERSIAN = [
    ("Family", [("پدر", "pedar", "father"), ("مادر", "mādar", "mother"), ("برادر", "barādar", "brother"), ("خواهر", "khāhar", "sister"), ("پسر", "pesar", "son, boy"), ("دختر", "dokhtar", "daughter, girl")]),
    ("The house", [("خانه", "khāne", "house"), ("در", "dar", "door"), ("پنجره", "panjere", "window"), ("میز", "miz", "table"), ("کتاب", "ketāb", "book")]),
    ("Nature", [("آب", "āb", "water"), ("درخت", "derakht", "tree"), ("گل", "gol", "flower"), ("کوه", "kuh", "mountain"), ("باران", "bārān", "rain")]),
]


@layout(HALF, "words-andaman", "words of a Persian evening class, Chromium: one ruled table English, Pronunciation, Persian with grey rows that span it for the topics, Persian large at the right edge, name of the school at the foot")
def words_andaman(draw):
    body, items = "<h1>Persian for Beginners</h1><p class=s>Word list, weeks 1 to 3. Learn five words a day and cover the left column to test yourself.</p><table><thead><tr><th>English<th>Pronunciation<th>Persian</tr></thead>", []
    for topic, words in PERSIAN:
        words = draw.some(words, 4)
        body += f"<tr><td colspan=3 class=t>{topic}</tr>" + "".join(f"<tr><td>{english}<td><i>{sound}</i><td class=p lang=fa dir=rtl>{persian}</tr>" for persian, sound, english in words)
        items += [item(persian, english, kind="vocabulary", section=topic) for persian, _, english in words]
    css = "h1 { font-size: 160%; margin: 0 } .s { margin: 2mm 0 5mm } table { border-collapse: collapse; width: 100% } th, td { border: 1px solid #777; padding: 1.5mm 3mm; text-align: left; width: 33% } .t { background: #ddd; font-weight: bold } th { background: #35506b; color: white } .p { font-family: 'Noto Naskh Arabic'; font-size: 135%; text-align: right } .f { text-align: center; font-size: 80%; margin-top: 8mm }"
    engine, source = page(draw, body + "</table><p class=f>Riverside Adult Education Centre</p>", ["Carlito", "Liberation Sans", "Noto Sans"], (11, 12), css)
    return Document(engine, source, items)


# Class test in physics, Germany

OPTIK = [
    ("Licht breitet sich geradlinig aus.", [("Nenne zwei Beobachtungen, die das zeigen.", 2, "Schatten haben scharfe Ränder; ein Laserstrahl verläuft im Nebel gerade."), ("Erkläre, wie ein Halbschatten entsteht.", 2, "Zwei Lichtquellen beleuchten einen Körper, und in den Halbschatten gelangt nur das Licht der einen.")]),
    ("Ein Lichtstrahl trifft unter einem Einfallswinkel von 35° auf einen ebenen Spiegel.", [("Gib die Größe des Reflexionswinkels an.", 1, "35°"), ("Berechne den Winkel zwischen Strahl und Spiegelfläche.", 1, "55°"), ("Formuliere das Reflexionsgesetz.", 2, "Der Einfallswinkel ist gleich dem Reflexionswinkel.")]),
    ("Lena steht 1,5 m vor einem Spiegel.", [("In welcher Entfernung von sich selbst sieht sie ihr Bild?", 2, "3 m"), ("Beschreibe zwei Eigenschaften des Bildes.", 2, "Es ist gleich groß und seitenverkehrt.")]),
    ("Ein Lichtstrahl geht von Luft in Wasser über.", [("Wird er zum Lot hin oder vom Lot weg gebrochen?", 1, "zum Lot hin"), ("Begründe deine Antwort.", 1, "Wasser ist optisch dichter als Luft."), ("Nenne ein Gerät, das Linsen enthält.", 1, "die Lupe")]),
]


@layout(HALF, "arbeit-labrador", "German class test in physics, XeLaTeX: table for name, class, points and grade, Aufgabe 1 in bold with ___ / 4 P. at the right, a) with (2 P.) behind the text, Viel Erfolg!; nothing answered")
def arbeit_labrador(draw):
    body, items = r"{\Large\bfseries 1. Klassenarbeit Physik: Optik}\hfill Klasse 7b\par\medskip\renewcommand\arraystretch{1.6}\begin{tabular}{|p{70mm}|p{38mm}|p{38mm}|}\hline Name: & Datum: & Note:\\\hline\end{tabular}\par\bigskip ", []
    for n, (stem, parts) in enumerate(OPTIK, 1):
        total = sum(marks for _, marks, _ in parts)
        body += rf"\bigskip\needspace{{4cm}}\textbf{{Aufgabe {n}}}\hfill \underline{{\hspace{{8mm}}}} / {total} P.\par {tex(stem)}\par\smallskip" "\n"
        for k, (question, marks, _) in enumerate(parts):
            letter = "abc"[k]
            body += rf"\lab{{4mm}}{{7mm}}{{{letter})}}{{{tex(question)} ({marks} P.)}}\vspace{{{6 + 6 * marks}mm}}" "\n"
            items.append(item(question, None, f"{n}({letter})", marks, stem=stem))
    body += r"\vfill\begin{center}\textit{Viel Erfolg!}\end{center}"
    engine, source = document(draw, body, ["libertine", "arial", "timesnew"], (11, 12), (22, 24), head=r"\fancyhead[L]{\small Goethe-Gymnasium}\fancyhead[R]{\small Schuljahr 2024/25}", extra=r"\frenchspacing\hyphenpenalty=5000")
    return Document(engine, source, items)


# Outline of a course

OUTCOMES = ["explain how soil forms and why it differs from place to place", "take samples in the field and describe a soil profile", "measure the acidity, texture and moisture of a sample", "judge whether a site is suited to a given crop", "write a short report for a farmer who is not a scientist"]
WEEKS = [("1", "What soil is made of", "Chapter 1"), ("2", "Rocks and weathering", "Chapter 2"), ("3", "Life in the soil", "Chapter 4"), ("4", "Field trip to Marston Farm", "Handout"), ("5", "Water in the soil", "Chapter 5"), ("6", "Acidity and nutrients", "Chapter 7"), ("7", "Erosion and how to slow it", "Chapter 9"), ("8", "Presentations", "–")]


@layout(HALF, "outline-bering", "outline of a university course, Chromium: table of facts, numbered learning outcomes, table of weeks with topics and reading, assessment with percentages, policies; nothing to be found")
def outline_bering(draw):
    facts = [("Course code", f"ENV {draw.random.randint(110, 190)}"), ("Credits", "10"), ("Lecturer", "Dr M. Okafor, room 2.14"), ("Office hours", "Tuesday 2–4 pm, or by appointment"), ("Prerequisites", "None")]
    body = f"<h1>Introduction to Soil Science</h1><p class=s>Course outline, second semester</p><table>{rows([(f'<b>{a}</b>', b) for a, b in facts])}</table><h2>1. About this course</h2><p>Soil feeds nearly all of us, cleans our water and stores more carbon than the air does. This course introduces students of all faculties to its formation, its properties and its care.</p><h2>2. Learning outcomes</h2><p>By the end of the course you will be able to:</p><ol>" + "".join(f"<li>{text}" + (";" if k < 4 else ".") + "</li>" for k, text in enumerate(OUTCOMES)) + "</ol>"
    body += f"<h2>3. Schedule</h2><table><tr><th>Week<th>Topic<th>Reading</tr>{rows(WEEKS)}</table><h2>4. Assessment</h2><table>{rows([('Field notebook', '30%'), ('Laboratory report', '30%'), ('Final examination (two hours)', '40%')])}</table><h2>5. Policies</h2><p>Work that is handed in late loses five per cent a day. Students who miss the field trip for a good reason may join that of the parallel group. Plagiarism will be reported to the faculty.</p>"
    css = "h1 { margin: 0 } .s { color: #555; margin: 1mm 0 5mm } h2 { font-size: 120%; margin: 6mm 0 2mm; break-after: avoid } table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #999; padding: 1mm 3mm; text-align: left } th { background: #eee } tr { break-inside: avoid }"
    engine, source = page(draw, body, ["Carlito", "Liberation Serif", "Lato"], (10,), css)
    return Document(engine, source, [])


# Test of Spanish

ESPANOL = [
    ("Mi hermana ________ en un hospital desde hace tres años.", ["trabaja", "trabajo", "trabajan"], 0), ("Ayer ________ al cine con mis primos.", ["voy", "fui", "iré"], 1), ("¿________ años tienes?", ["Qué", "Cuál", "Cuántos"], 2), ("Este libro es más interesante ________ el otro.", ["como", "que", "de"], 1), ("A nosotros nos ________ mucho las playas del norte.", ["gusta", "gustamos", "gustan"], 2), ("El tren sale ________ las ocho de la mañana.", ["a", "en", "por"], 0),
    ("Cuando era pequeña, ________ en un pueblo.", ["viví", "vivía", "vivo"], 1), ("No hay ________ en la calle.", ["nadie", "alguien", "nada"], 0), ("Mañana ________ un examen muy difícil.", ["tuvimos", "tuve", "tendremos"], 2), ("Los zapatos están ________ de la cama.", ["debajo", "bajo", "abajo"], 0), ("Quiero que ________ a mi fiesta.", ["vienes", "vengas", "vendrás"], 1), ("Ellos todavía no ________ el desayuno.", ["han tomado", "ha tomado", "hemos tomado"], 0),
]


@layout(HALF, "test-aegean", "placement test of a Spanish language school, word processor: numbers 1. with a gap of underscores, a) b) c) in one row with tabs, name and date lines, no key, a table for the points of the examiner at the end")
def test_aegean(draw):
    asked = draw.some(ESPANOL, 12)
    body = paragraph(run("Prueba de nivel A2–B1"), "Title") + paragraph(run("Nombre y apellidos: ______________________________\tFecha: ____________")) + paragraph(run("Elige la opción correcta para completar cada frase. Solo una respuesta es correcta.", "I"))
    items = []
    for n, (text, options, _) in enumerate(asked, 1):
        body += paragraph(run(f"{n}.\t{text}"), "Frase") + paragraph(run("\t".join(f"{letter}) {option}" for letter, option in zip("abc", options))), "Opcion")
        items.append(item(text, None, str(n), None, choices("abc", options), kind="gap"))
    body += paragraph(run("A rellenar por el profesor", "B")) + office_table([[run("Aciertos"), run("___ / 12")], [run("Nivel"), run("")]], [4.0, 4.0])
    styles = NEW + paragraph_style("Frase", 0.32, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always"') + paragraph_style("Opcion", 0.05, 0.9, 0, [(5.5, ""), (10.5, "")])
    engine, source = office(draw, body, ["Liberation Serif", "Caladea", "Carlito"], (11,), 2.0, head="Academia Puerto Azul – Español para extranjeros", styles=styles)
    return Document(engine, source, items)


# Science passages of an admission test

BEANS = [
    ("According to Table 1, which group of plants had the greatest mean height after 20 days?", ["Group 1", "Group 2", "Group 3", "Group 4"], 2),
    ("As the daily time in light increased from 4 to 12 hours, the mean height of the plants after 20 days:", ["increased only.", "decreased only.", "increased, then decreased.", "stayed the same."], 0),
    ("If a fifth group had been given 10 hours of light each day, its mean height after 20 days would most likely have been:", ["less than 14 cm.", "between 14 cm and 19 cm.", "between 19 cm and 23 cm.", "more than 23 cm."], 2),
    ("In Study 1, which factor did the students vary?", ["The kind of soil", "The volume of water", "The daily time in light", "The depth of the seeds"], 2),
    ("Why did the students most likely plant ten seeds in each group?", ["To use up all of the soil", "To reduce the effect of chance on the means", "To make the plants compete", "To save water"], 1),
]
MELT = [
    ("Student 1 and Student 2 would both agree that salt:", ["makes ice melt at a lower temperature.", "gives off heat as it dissolves.", "is colder than ice.", "does not dissolve in cold water."], 0),
    ("Which student claims that sand is as good as salt on a cold road?", ["Student 1 only", "Student 2 only", "Both students", "Neither student"], 1),
    ("Suppose that a road has a temperature of −25°C. Student 1 would most likely predict that salt on its ice:", ["melts all of it.", "melts half of it.", "has hardly any effect.", "turns it into steam."], 2),
    ("Which finding would weaken the view of Student 2?", ["Cars grip well on sand.", "Sand is blown off the road within an hour.", "Salt harms plants at the roadside.", "Sand costs less than salt."], 1),
]


@layout(HALF, "passage-kara", "science part of an American admission test, XeLaTeX: Passage I with a table and Passage II with two views above their questions, two columns, A. to D. and F. to J. by turns, numbers that run on, key on the next page in columns")
def passage_kara(draw):
    body, items, key, n = "", [], "", 0
    heights = r"\begin{center}\textbf{Table 1}\par\smallskip\begin{tabular}{|c|c|c|}\hline Group & Light (h/day) & Mean height (cm)\\\hline 1 & 4 & 9\\2 & 6 & 14\\4 & 8 & 19\\3 & 12 & 23\\\hline\end{tabular}\end{center}"
    first = r"\textbf{Passage I}\par\smallskip Students planted forty bean seeds in the same kind of soil and gave all of them the same volume of water.\par\smallskip\textit{Study 1}\par The seeds were divided into four groups of ten. Each group was kept under a lamp for a different time each day. After 20 days the mean height of the plants was found (see Table 1)." + heights
    second = r"\textbf{Passage II}\par\smallskip Two students discuss what to spread on icy roads.\par\smallskip\textit{Student 1}\par Salt is best. It dissolves in the film of water on the ice and lowers the melting point, so that the ice melts. Below about −20°C, however, it works poorly.\par\smallskip\textit{Student 2}\par Salt does lower the melting point, but on cold roads sand is just as good, for tires grip on it at any temperature, and it does not rust cars."
    for passage, asked in ((first, BEANS), (second, MELT)):
        body += passage + r"\par\bigskip "
        for question, options, right in asked:
            n += 1
            letters = "ABCD" if n % 2 else "FGHJ"
            body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{1pt}}\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}" + "".join(rf"\lab{{7mm}}{{6mm}}{{\textbf{{{letter}.}}}}{{{tex(text)}}}" for letter, text in zip(letters, options)) + r"\end{minipage}\par\vspace{3mm}" "\n"
            key += rf"{n}.\quad & {letters[right]}\\"
            items.append(item(question, options[right], str(n), None, choices(letters, options), kind="mcq", answer_label=letters[right]))
    text = r"\begin{center}{\large\bfseries SCIENCE TEST}\par\textit{10 Minutes---9 Questions}\end{center}\textbf{DIRECTIONS:} There are two passages in this test. Each passage is followed by several questions. After reading a passage, choose the best answer to each question. You are NOT permitted to use a calculator.\par\medskip\hrule\medskip\begin{multicols}{2}\raggedright " + body + r"\end{multicols}\newpage{\large\bfseries Scoring key: Science}\par\bigskip\begin{tabular}{rl}\textbf{No.} & \textbf{Key}\\" + key + r"\end{tabular}"
    engine, source = document(draw, text, ["timesnew", "schoolbook"], (10,), (15, 16), head=r"\fancyhead[L]{\Large\bfseries 4 $\square$}\fancyhead[R]{\Large\bfseries $\square$ 4}", extra=r"\setlength\columnseprule{.4pt}\setlength\columnsep{8mm}", paper="letterpaper")
    return Document(engine, source, items)


# Japanese words for a test of language

NIHONGO = [
    ("経験", "けいけん", "n., suru", "experience"), ("説明", "せつめい", "n., suru", "explanation"), ("準備", "じゅんび", "n., suru", "preparation"), ("約束", "やくそく", "n., suru", "promise, appointment"), ("季節", "きせつ", "n.", "season"), ("趣味", "しゅみ", "n.", "hobby"), ("空港", "くうこう", "n.", "airport"), ("台風", "たいふう", "n.", "typhoon"),
    ("選ぶ", "えらぶ", "v. I", "to choose"), ("調べる", "しらべる", "v. II", "to look up, to check"), ("集める", "あつめる", "v. II", "to collect"), ("泣く", "なく", "v. I", "to cry"), ("深い", "ふかい", "i-adj.", "deep"), ("必要", "ひつよう", "na-adj.", "necessary"), ("複雑", "ふくざつ", "na-adj.", "complicated"),
]


@layout(HALF, "words-okhotsk", "Japanese words for a language test, Typst: five columns No., Kanji, Reading, Type and Meaning, every other row grey, no lines between columns, a box to tick at the right end of each row, level in the head")
def words_okhotsk(draw):
    words = draw.some(NIHONGO, 14)
    start = draw.random.choice([1, 41, 81])
    cells = "".join(f"[{n}], text(1.25em)[{kanji}], [{kana}], [{kind}], [{meaning}], box(width: 3mm, height: 3mm, stroke: 0.5pt),\n" for n, (kanji, kana, kind, meaning) in enumerate(words, start))
    source = f"""#set page(paper: "a4", margin: (x: 20mm, y: 22mm), header: text(8.5pt)[N4 Vocabulary #h(1fr) List {start // 40 + 1}], footer: align(center)[#text(8.5pt)[Tick the box when you know the word without looking.]])
#set text(font: ({draw.one(['"Lato"', '"Open Sans"', '"Liberation Sans"'])}, "Noto Sans CJK JP"), size: 10.5pt, lang: "en")
#text(16pt, weight: "bold")[Words for the N4 test]
#v(2mm)
#table(columns: (12mm, 28mm, 36mm, 26mm, 1fr, 10mm), stroke: none, inset: (x: 5pt, y: 6.5pt), align: horizon + left, fill: (_, y) => if y == 0 {{ rgb("#2f4858") }} else if calc.even(y) {{ luma(235) }},
..([No.], [Kanji], [Reading], [Type], [Meaning], []).map(t => text(white, weight: "bold", t)),
{cells})
"""
    return Document("typst", source, [item(kanji, meaning, str(n), kind="vocabulary") for n, (kanji, _, _, meaning) in enumerate(words, start)])
