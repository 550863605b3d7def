"""The hundred and fifty-ninth: more of the same collector's: a reading test with reasons, an Australian paper with marking guide, a
Spanish test, a German worksheet, Urdu words, a list to match, a printed online quiz, a scheme of work, word problems for primary
pupils, a knowledge organiser, a West African paper and incomplete sentences of a certificate.
"""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT, DOTS, RULED = word.Sheet, word.RIGHT, word.DOTS, word.RULED
first = importlib.import_module("blind-then-read.batch_59")
turned, chosen = first.turned, first.chosen

HALF = "unseen"

# Reading test with reasons

FERRY = [
    "Before the bridge was built, Marta Olsen’s ferry was the only way across the sound. It carried twelve cars, the mail, and on Thursdays the dentist. Nobody on the island owned a clock that was trusted more than the sound of her horn.",
    "When the engineers came to measure the channel, she took them over without charge and pointed out where the current ran hardest. Her brother called this foolish. “You are helping them to take your bread,” he said. Marta only shrugged. She had seen two winters in which the ice kept a doctor on the wrong shore.",
    "The bridge opened in May. On the first morning the ferry made its usual crossing at six, empty but for a crate of hens. Marta sounded the horn all the same. By noon she had painted out the word FERRY on the hull and, in its place, had begun a large and careful T.",
    "The tours were full from the second summer on. Visitors liked to sit under the great white span and listen to her explain which rock had been the hardest to drill. She always told them that the view from the water was the better one.",
]
FERRY_ASKED = [
    ("Which of the following best states the main idea of the passage?", "A woman adapts when her work is no longer needed.", ["An island loses its traditions to tourism.", "Engineers fail to respect local knowledge.", "A family is divided by a quarrel about money."], "The passage follows Marta from her ferry to her tours."),
    ("The detail about the clock in the first paragraph shows that the islanders", "relied on Marta’s ferry.", ["were often late.", "disliked modern things.", "could not afford clocks."], "The horn was trusted more than any clock."),
    ("Marta most likely helps the engineers because she", "knows that the island needs a safe crossing.", ["wants to be paid for her advice.", "is tired of her brother’s complaints.", "does not believe that the bridge will be built."], "She remembers the doctor whom the ice kept away."),
    ("As used in the second paragraph, the word “bread” most nearly means", "income.", ["food.", "boat.", "passengers."], "Her brother speaks of her living."),
    ("The letter T that Marta paints is most likely the beginning of the word", "TOURS.", ["TAXI.", "TOLL.", "TRADE."], "The last paragraph says what she did next."),
    ("The mood of the third paragraph is best described as", "calm and determined.", ["angry and bitter.", "comic and noisy.", "fearful and tense."], "She sounds the horn and starts to paint at once."),
    ("What happens in the second summer?", "Every tour is full.", ["The bridge is closed.", "Marta sells her boat.", "The engineers return."], "See the first sentence of the last paragraph."),
    ("Which sentence from the passage best shows that the ferry has lost its passengers?", "“On the first morning the ferry made its usual crossing at six, empty but for a crate of hens.”", ["“It carried twelve cars, the mail, and on Thursdays the dentist.”", "“Marta sounded the horn all the same.”", "“The tours were full from the second summer on.”"], "Nobody is on board on the day the bridge opens."),
    ("Marta’s final remark suggests that she", "is still proud of her boat.", ["regrets helping the engineers.", "is afraid of heights.", "would like to leave the island."], "To her, the view from the water is better."),
]


@layout(HALF, "reading-crewel", "reading test for grade 8, word processor: passage with numbered paragraphs, choices (A) to (D) stacked, page to go on to, answers with letter and reason in a list on the last page")
def reading_crewel(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Caladea"]), 11, country="US", paper=(21.59, 27.94), margin=2.2)
    items, reasons = [], []
    sheet.body += [sheet.p("<b>Reading Practice Test 3</b>", size=16, after=0.1), sheet.p("<i>Read the passage. Then answer questions 1 through 9.</i>", after=0.3), sheet.p("<b>The Last Crossing</b>", align="center", size=13)]
    sheet.body += [sheet.p(f"{n}\t{text}", left=0.8, first=-0.8, tabs=[0.8], after=0.18) for n, text in enumerate(FERRY, 1)]
    sheet.body.append(sheet.p("<b>GO ON ►</b>", align="end", before=0.3))
    for n, (question, right, wrong, reason) in enumerate(FERRY_ASKED, 1):
        options, place = turned(draw, right, wrong)
        keep = 'fo:keep-with-next="always"'
        sheet.body.append(sheet.p(f"<b>{n}.</b>\t{question}", left=0.8, first=-0.8, tabs=[0.8], before=0.35, after=0.08, extra=keep))
        sheet.body += [sheet.p(f"({l})\t{o}", left=1.7, first=-0.9, tabs=[1.7], after=0.03, extra=keep if l != "D" else "") for l, o in zip("ABCD", options)]
        reasons.append(sheet.p(f"{n}.\t<b>{'ABCD'[place]}</b>\t{reason}", left=1.6, first=-1.6, tabs=[0.8, 1.6], after=0.1))
        items.append(chosen(question, options, place, str(n), "ABCD"))
    sheet.body += [sheet.p("<b>STOP</b>", align="center", before=0.5), sheet.break_(), sheet.p("<b>Answers and Explanations</b>", size=14), *reasons]
    sheet.foot = sheet.p("Ready, Set, Read! Grade 8\t{page}", size=9, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, items)


# Australian paper with a marking guide

AUS_A = [("The opportunity cost of a decision is", "the value of the best alternative that is given up.", ["the price that is paid for a good.", "the profit that a firm expects.", "the tax that is charged by a government."]), ("An increase in the price of coffee is most likely to cause", "an increase in the demand for tea.", ["a decrease in the supply of coffee.", "an increase in the demand for sugar.", "a decrease in the price of tea."]), ("Which one of the following is an indirect tax?", "goods and services tax", ["personal income tax", "company tax", "capital gains tax"]), ("The Reserve Bank lowers the cash rate mainly in order to", "encourage spending.", ["reduce inflation.", "raise the value of the dollar.", "increase saving."])]
AUS_B = [
    ("A survey in one country found 12.0 million people employed and 0.6 million unemployed.", [("Define the term ‘labour force’.", ["all people who are working", "and those who are looking for work"]), ("Calculate the unemployment rate. Give your answer to one decimal place.", ["0.6 ÷ 12.6 × 100", "4.8%"]), ("Identify one type of unemployment that falls in a boom.", ["cyclical unemployment"])]),
    ("Drought has reduced the wheat harvest by one third.", [("State what will happen to the equilibrium price of wheat.", ["It will rise."]), ("Explain your answer to part a.", ["supply shifts to the left", "there is a shortage at the old price", "so buyers bid the price up"]), ("Outline one way in which the government could assist farmers.", ["low-interest loans", "help farmers to pay for feed until the next harvest"])]),
]


@layout(HALF, "exampaper-cierzo", "Australian trial paper in economics, Chromium: Section A Question 1 as a head and A. to D., Section B Question 1 (5 marks) with a. b. c., 2 marks at the right edge below, ruled lines; marking guide in its own file with a table and points (1 mark)")
def exampaper_cierzo(draw):
    items, key = [], []
    body = "<h2>SECTION A – Multiple-choice questions</h2><div class=i><b>Instructions for Section A</b><br>Answer <b>all</b> questions in pencil on the answer sheet provided. Choose the response that is <b>correct</b> or that <b>best answers</b> the question. A correct answer scores 1; an incorrect answer scores 0.</div>"
    for n, (question, right, wrong) in enumerate(AUS_A, 1):
        options, place = turned(draw, right, wrong)
        body += f"<div class=k><h3>Question {n}</h3><p>{question}</p>" + "".join(f"<div class=o><b>{l}.</b>{o}</div>" for l, o in zip("ABCD", options)) + "</div>"
        key.append((n, "ABCD"[place]))
        items.append(chosen(question, options, place, str(n), "ABCD", section="SECTION A"))
    guide = f"<h1>Trial Examination 2025 – Economics Units 1 and 2<br>Marking guide</h1><h2>SECTION A</h2><table><tr><th>Question<th>Correct response</tr>{rows(key)}</table><h2>SECTION B</h2>"
    body += "<h2 class=n>SECTION B</h2><div class=i><b>Instructions for Section B</b><br>Answer <b>all</b> questions in the spaces provided.</div>"
    said = lambda m: f"{m} mark" + ("s" if m > 1 else "")
    for n, (stem, parts) in enumerate(AUS_B, 1):
        total = sum(len(points) for _, points in parts)
        body += f"<h3>Question {n} ({said(total)})</h3><p>{stem}</p>"
        for l, (question, points) in zip("abc", parts):
            marks = len(points)
            body += f"<div class=k><div class=o><b>{l}.</b>{question}</div><div class=m>{said(marks)}</div>" + "<div class=l></div>" * (marks + 1) + "</div>"
            guide += f"<p class=g><b>Question {n}{l}.</b></p><ul>" + "".join(f"<li>{web(p)} (1 mark)</li>" for p in points) + "</ul>"
            items.append(item(question, "\n".join(points), f"{n}({l})", marks, stem=stem, rubric=[{"text": p, "marks": 1} for p in points] if marks > 1 else None, section="SECTION B"))
    body += "<p class=z>END OF QUESTION AND ANSWER BOOK</p>"
    css = "h1 { font-size: 14pt } h2 { font-size: 13pt; text-align: center } h3 { font-size: 11pt; margin: 6mm 0 1mm; break-after: avoid } .i { border: 1px solid #000; padding: 2mm 4mm; margin-bottom: 4mm; margin-right: 1mm } p { margin: 1mm 0 } .o { padding-left: 8mm; text-indent: -8mm; margin: 1.5mm 0 } .o b { display: inline-block; width: 8mm; text-indent: 0 } .m { text-align: right; font-size: 90% } .l { border-bottom: 1px solid #777; height: 8mm; margin-left: 8mm } .k { break-inside: avoid } .n { break-before: page } .z { text-align: center; font-weight: bold; margin-top: 10mm } table { border-collapse: collapse } td, th { border: 1px solid #000; padding: 1mm 5mm; text-align: center } .g { margin: 4mm 0 0 } ul { margin: 1mm 0 }"
    fonts = [draw.one(["Liberation Serif", "Carlito"])]
    engine, source = page(draw, body, fonts, (11,), css)
    return Document(engine, source, items, page(draw, guide, fonts, (11,), css)[1])


# Spanish test without answers

EXAMEN = [
    ("Define los siguientes conceptos:", [("ecosistema", 1), ("cadena trófica", 1), ("biodiversidad", 1)]),
    ("Observa el esquema del ciclo del agua y contesta.", [("¿Qué proceso tiene lugar cuando el agua pasa de líquido a vapor?", 1), ("¿En qué estado se encuentra el agua de las nubes?", 1)]),
    ("¿Qué diferencia hay entre un organismo productor y uno consumidor? Pon un ejemplo de cada uno.", 2),
    ("En un bosque viven zorros, conejos y hierba.", [("Dibuja la cadena trófica que forman.", 1), ("Explica qué ocurriría si desaparecieran los zorros.", 2)]),
    ("Nombra dos medidas que ayuden a proteger los bosques de tu comunidad.", 1),
]


@layout(HALF, "examen-poniente", "Spanish secondary school test in biology, pdfLaTeX: letterhead table with Nombre, Grupo and Calificación, 1. bold, a) with (1 punto) at the end of the line, picture of a cycle, nothing answered")
def examen_poniente(draw):
    items, body, n = [], "", 0
    said = lambda p: f"({p} punto{'s' if p > 1 else ''})"
    cycle = r"\begin{center}\begin{tikzpicture}[scale=0.8]\draw (0,0) .. controls (1,-0.3) and (2,0.3) .. (3,0) -- (5,1.6) -- (7,0);\draw (4.6,3) ellipse (1.2 and 0.4);\draw[->,thick] (1,0.3) -- (3,2.6);\draw[->,thick] (5.2,2.5) -- (5.4,1.6);\node at (1.3,-0.5) {mar};\node at (1.4,1.7) {A};\node at (5.7,2.1) {B};\end{tikzpicture}\end{center}"
    for n, (question, parts) in enumerate(EXAMEN, 1):
        if isinstance(parts, int):
            body += rf"\bigskip\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(question)} \textit{{{said(parts)}}}}}\vspace{{12mm}}" + "\n"
            items.append(item(question, None, str(n), parts))
            continue
        body += rf"\bigskip\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}" + (cycle if "esquema" in question else "")
        for l, (part, points) in zip("abc", parts):
            body += rf"\lab{{7mm}}{{7mm}}{{{l})}}{{{tex(part)} \textit{{{said(points)}}}}}\vspace{{8mm}}" + "\n"
            items.append(item(part, None, f"{n}({l})", points, stem=question))
    head = r"\begin{tabular}{|p{78mm}|p{34mm}|p{34mm}|}\hline \textbf{IES Sierra de Gata} & Biología y Geología & 1.º ESO\\\hline Nombre: & Grupo: & Fecha:\\\hline \multicolumn{2}{|l|}{Examen del tema 7: Los ecosistemas} & Calificación:\\\hline\end{tabular}\par\medskip{\small Lee con atención las preguntas. Cada falta de ortografía resta 0,1. Escribe con bolígrafo azul o negro.}\par "
    engine, source = document(draw, head + body, ["lm", "times", "lmsans"], (11,), (24, 26), extra=r"\frenchspacing")
    return Document(engine, source, items)


# German worksheet with solutions

KREUZE = [("Welcher Fluss fließt durch Köln?", ["Elbe", "Rhein", "Donau"], 1), ("Wie heißt der höchste Berg Deutschlands?", ["Brocken", "Watzmann", "Zugspitze"], 2), ("An welches Meer grenzt Mecklenburg-Vorpommern?", ["Ostsee", "Nordsee", "Mittelmeer"], 0), ("Welches Bundesland ist nach seiner Fläche das größte?", ["Hessen", "Sachsen", "Bayern"], 2)]
LUECKEN = [("Deutschland hat ______________ Bundesländer.", "sechzehn"), ("Die Hauptstadt von Niedersachsen ist ______________.", "Hannover"), ("Der größte See Deutschlands ist der ______________.", "Bodensee"), ("Im Norden grenzt Deutschland an ______________.", "Dänemark"), ("Berlin, Hamburg und ______________ sind Stadtstaaten.", "Bremen")]
RICHTIG = [("Die Donau entspringt im Schwarzwald.", True), ("Die Insel Rügen liegt in der Nordsee.", False), ("Leipzig liegt in Sachsen.", True), ("Das Saarland grenzt an Polen.", False)]


@layout(HALF, "arbeitsblatt-bise", "German worksheet for grade 5 geography, word processor: A boxes to tick in one row, B gaps with words in a frame, C table with columns richtig and falsch; Lösungen in three paragraphs on the back")
def arbeitsblatt_bise(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans"]), 12, "de", "DE", margin=2.2)
    items = []
    head = lambda text: sheet.p(f"<b>{text}</b>", before=0.4, after=0.15, extra='fo:keep-with-next="always"')
    sheet.body += [sheet.table([["Name:", "Klasse:", "Datum:"]], [8.0, 3.6, 5.0]), sheet.p("<b>Arbeitsblatt: Deutschland im Überblick</b>", size=16, before=0.4, after=0.1), head("A   Kreuze die richtige Antwort an.")]
    for n, (question, options, right) in enumerate(KREUZE, 1):
        sheet.body += [sheet.p(f"{n}.\t{question}", left=0.8, first=-0.8, tabs=[0.8], after=0.05), sheet.p("\t".join(f"☐ {o}" for o in options), left=0.8, tabs=[5.5, 10.0], after=0.2)]
        items.append(item(question, options[right], str(n), None, choices([None] * 3, options), kind="mcq", section="A"))
    bank = draw.mixed([a for _, a in LUECKEN])
    sheet.body += [head("B   Setze die Wörter aus dem Kasten ein."), sheet.table([[sheet.p("  –  ".join(bank), align="center", after=0)]], [sheet.wide]), sheet.p("", after=0)]
    for n, (text, answer) in enumerate(LUECKEN, 1):
        sheet.body.append(sheet.p(f"{n}.\t{text}", left=0.8, first=-0.8, tabs=[0.8], after=0.18))
        items.append(item(text, answer, str(n), kind="gap", section="B"))
    sheet.body += [head("C   Richtig oder falsch? Kreuze an."), sheet.table([["", "", "<b>richtig</b>", "<b>falsch</b>"]] + [[f"{n}.", text, sheet.p("☐", align="center", after=0), sheet.p("☐", align="center", after=0)] for n, (text, _) in enumerate(RICHTIG, 1)], [1.0, 11.0, 2.2, 2.2])]
    items += [item(text, str(verdict), str(n), kind="truefalse", section="C") for n, (text, verdict) in enumerate(RICHTIG, 1)]
    sheet.body += [sheet.break_(), sheet.p("<b>Lösungen</b>", size=15)]
    sheet.body += [sheet.p("<b>A</b>\t" + "   ".join(f"{n}. {q[1][q[2]]}" for n, q in enumerate(KREUZE, 1)), left=0.8, first=-0.8, tabs=[0.8]), sheet.p("<b>B</b>\t" + "   ".join(f"{n}. {a}" for n, (_, a) in enumerate(LUECKEN, 1)), left=0.8, first=-0.8, tabs=[0.8]), sheet.p("<b>C</b>\t" + "   ".join(f"{n}. {'richtig' if v else 'falsch'}" for n, (_, v) in enumerate(RICHTIG, 1)), left=0.8, first=-0.8, tabs=[0.8])]
    sheet.foot = sheet.p("Erdkunde Klasse 5 · kopierfrei für den Unterricht", size=8, align="center")
    engine, source = sheet.source()
    return Document(engine, source, items)


# Urdu words

URDU = [("Family", [("ماں", "maañ", "mother"), ("باپ", "baap", "father"), ("بھائی", "bhaaii", "brother"), ("بہن", "bahan", "sister"), ("بیٹا", "betaa", "son"), ("بیٹی", "betii", "daughter")]), ("Food", [("روٹی", "rotii", "bread"), ("چاول", "chaaval", "rice"), ("پانی", "paanii", "water"), ("دودھ", "duudh", "milk"), ("نمک", "namak", "salt"), ("انڈا", "andaa", "egg")]), ("School", [("کتاب", "kitaab", "book"), ("قلم", "qalam", "pen"), ("استاد", "ustaad", "teacher"), ("سبق", "sabaq", "lesson")])]


@layout(HALF, "words-phulkari", "Urdu words of a Saturday school, Chromium: ruled table for each topic with a coloured head Urdu, Roman and English, script large at the left, box for ticks at the right")
def words_phulkari(draw):
    body, items = "<h1>My Urdu word list</h1><p>Name: ______________________ &emsp; Tick each word when you can read, say and write it.</p>", []
    for topic, words in URDU:
        words = draw.some(words, 5)
        body += f"<h2>{topic}</h2><table><tr><th>Urdu<th>Roman<th>English<th>✓</tr>" + "".join(f"<tr><td class=a lang=ur dir=rtl>{a}<td>{b}<td>{c}<td></tr>" for a, b, c in words) + "</table>"
        items += [item(a, c, kind="vocabulary", section=topic) for a, _, c in words]
    css = "h1 { font-size: 18pt; margin: 0 } h2 { font-size: 13pt; margin: 4mm 0 1mm; color: #0a6b3d; break-after: avoid } table { width: 100%; border-collapse: collapse } th { background: #0a6b3d; color: #fff; text-align: left } td, th { border: 1px solid #888; padding: 0.8mm 3mm; width: 30% } td:last-child, th:last-child { width: 8%; text-align: center; font-family: 'DejaVu Sans' } .a { font-family: 'Noto Naskh Arabic'; font-size: 140%; text-align: center } tr { break-inside: avoid }"
    engine, source = page(draw, body, ["Carlito", "Lato", "Open Sans"], (11, 12), css)
    return Document(engine, source, items)


# List to match without a key

PEOPLE = [("Marie Curie", "discovered polonium and radium"), ("Galileo Galilei", "observed four moons of Jupiter with a telescope"), ("Alexander Fleming", "noticed that a mold kills bacteria"), ("Ada Lovelace", "wrote a program for a machine that was never finished"), ("Gregor Mendel", "found the laws of heredity by growing peas"), ("Edward Jenner", "gave the first vaccination against smallpox"), ("Rosalind Franklin", "took X-ray photographs of DNA"), ("Johannes Gutenberg", "printed with movable type in Mainz"), ("Alfred Wegener", "proposed that the continents drift"), ("Dmitri Mendeleev", "arranged the elements in a periodic table")]


@layout(HALF, "matching-blackwork", "quiz on scientists of a US school, groff: Column A with blanks and 1. to 10., Column B with a. to k. and one description too many, no key, points for each match in the last line")
def matching_blackwork(draw):
    people = draw.mixed(PEOPLE)
    ends = draw.mixed([b for _, b in people] + ["built the first steam locomotive"])
    letters = "abcdefghijk"
    lines = [".ds CF", ".ds CH", "Name ______________________________\\h'|4.2i'Date ______________", ".sp", ".ce", "\\fB\\s+3Science History Quiz: Who Did What?\\s0\\fP", ".sp", "\\fBMatching.\\fP Write the letter of the correct description on the line before each name. One description will not be used.", ".sp", ".TS", "tab(@);", "cb s s cb s", "l l l l lw(2.7i).", "Column A@Column B", ".sp 0.4"]
    for n, letter in enumerate(letters):
        left = f"______@{n + 1}.@{people[n][0]}" if n < len(people) else "@@"
        lines += [f"{left}@{letter}.@T{{\n.na\n.nh\n{plain(ends[n])}\nT}}", ".sp 0.4"]
    lines += [".TE", ".sp 2", "\\fIEach correct match is worth 2 points. Check your work before you hand it in.\\fP"]
    engine, source = roff(draw, lines, (11, 12), ("T", "P"))
    options = choices(letters, ends)
    return Document(engine, source, [item(a, None, str(n), None, options, kind="match") for n, (a, _) in enumerate(people, 1)])


# Online quiz printed

ONLINE = [
    ("Which of these is an input device?", "Keyboard", ["Monitor", "Printer", "Speaker"]), ("What does CPU stand for?", "Central Processing Unit", ["Computer Power Unit", "Central Program Utility", "Core Processing User"]), ("How many bits are there in a byte?", "8", ["2", "4", "16"]), ("Which part of a computer loses its contents when the power is switched off?", "RAM", ["ROM", "SSD", "Hard disk"]),
    ("What is the binary number 101 in decimal?", "5", ["3", "6", "101"]), ("Which of these is an operating system?", "Linux", ["Python", "Firefox", "Excel"]), ("What is phishing?", "Tricking people into giving away passwords", ["Copying music without permission", "Searching for files on a disk", "Slowing down a network"]), ("Which protocol is used to send secure web pages?", "HTTPS", ["FTP", "SMTP", "POP3"]), ("A set of step-by-step instructions for solving a problem is called", "an algorithm", ["a variable", "a loop", "a browser"]),
]


@layout(HALF, "online-langres", "print of an online quiz, Chromium: title with number of questions and time, each question in a frame with number in a tab and 5 points at the right, options two a row with letters in circles, nothing answered")
def online_langres(draw):
    items, body = [], "<div class=h><b>QuizNest</b><span>Name: _______________<br>Class: _______________<br>Date: _______________</span></div><h1>Computer basics</h1><p class=i>9 questions &nbsp;·&nbsp; Grade 7 &nbsp;·&nbsp; 12 min &nbsp;·&nbsp; Computer Science</p>"
    for n, (question, right, wrong) in enumerate(draw.mixed(ONLINE), 1):
        options, place = turned(draw, right, wrong)
        points = draw.one((5, 10))
        body += f"<div class=q><div class=t><b>{n}</b><span>{question}</span><em>{points} points</em></div><div class=o>" + "".join(f"<div><i>{l}</i><span>{o}</span></div>" for l, o in zip("ABCD", options)) + "</div></div>"
        items.append(chosen(question, options, place, str(n), "ABCD", points, shown=False))
    css = ".h { display: flex; justify-content: space-between; font-size: 90% } .h b { font-size: 16pt; color: #6b2fb3 } h1 { font-size: 18pt; margin: 2mm 0 0 } .i { color: #666; margin: 1mm 0 5mm } .q { border: 1px solid #bbb; border-radius: 2mm; padding: 2mm 4mm 3mm; margin: 0 1mm 4mm 0; break-inside: avoid } .t { display: flex } .t b { width: 9mm; color: #6b2fb3 } .t span { flex: 1 } .t em { font-style: normal; color: #777; font-size: 85% } .o { display: grid; grid-template-columns: 1fr 1fr; gap: 2mm; margin: 2.5mm 0 0 9mm } .o div { display: flex } .o i { flex: none; width: 5.5mm; height: 5.5mm; line-height: 5.5mm; border: 1px solid #555; border-radius: 50%; text-align: center; font-style: normal; font-size: 80%; margin-right: 2.5mm }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Lato"], (10, 11), css)
    return Document(engine, source, items)


# Scheme of work that asks nothing

WEEKS = [("1", "Place value", "Read and write numbers up to 10 000\nCompare and order four-digit numbers", "Place value counters, number lines"), ("2", "Addition", "Add with exchange in one and two columns\nEstimate sums by rounding", "Base ten blocks"), ("3", "Subtraction", "Subtract across zeros\nCheck results by the inverse operation", "Whiteboards, textbook pp. 22–27"), ("4", "Measuring length", "Convert metres and kilometres\nFind perimeters of rectangles", "Metre sticks, trundle wheel"), ("5", "Multiplication", "Recall the 6, 7 and 9 times tables\nUse factor pairs", "Table grids, songs"), ("6", "Review", "End-of-unit check\nTargets for the next half-term", "Assessment booklet 1")]


@layout(HALF, "schemeofwork-limburger", "scheme of work for Year 4 mathematics, word processor, landscape: ruled table Week, Topic, Objectives and Resources with a shaded head, notes on marking below; nothing to be found")
def schemeofwork_limburger(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans"]), 11, paper=(29.7, 21.0), margin=1.8)
    table = [["<b>Week</b>", "<b>Topic</b>", "<b>Objectives</b>", "<b>Resources</b>"]] + [[a, f"<b>{b}</b>", "".join(sheet.p(f"• {x}", after=0) for x in c.split("\n")), d] for a, b, c, d in WEEKS]
    sheet.body += [sheet.p("<b>Year 4 Mathematics – Medium-term plan, Autumn 1</b>", size=15, after=0.1), sheet.p("Teachers: Mrs Okafor, Mr Lindley\tClass: 4L and 4O", tabs=[(sheet.wide, RIGHT)], after=0.2), sheet.table(table, [1.8, 4.6, 11.0, 8.4], fills={0: "#dce6f1"}), sheet.p("Books are marked twice a week. Green pen: correct. Pink highlighter: to be improved. Times tables are tested on Fridays and results are sent home in the reading record. Children on the support list work with Miss Hale in the library from 9.15 to 9.45.", before=0.4)]
    engine, source = sheet.source()
    return Document(engine, source, [])


# Word problems for primary pupils

PRIMARY = [("A farmer packs 96 eggs into boxes of 6. How many boxes does she need?", "16", "boxes", 1), ("Amir has £5. He buys three pens for 85p each. How much money does he have left?", "£2.45", "", 2), ("A film starts at 4:35 pm and lasts 95 minutes. At what time does it end?", "6:10 pm", "", 1), ("A ribbon is 2.4 m long. Leila cuts off 75 cm. How many centimetres of ribbon are left?", "165 cm", "cm", 2), ("There are 28 children in a class. One quarter of them wear glasses. How many children do not wear glasses?", "21", "children", 2), ("A rectangle is 9 cm long and 4 cm wide. What is its perimeter?", "26 cm", "cm", 1), ("Six identical parcels have a total mass of 15 kg. What is the mass of one parcel?", "2.5 kg", "kg", 1), ("A bus holds 52 people. How many buses are needed for 170 people?", "4", "buses", 2), ("Write the next number in this sequence: 81, 27, 9, 3", "1", "", 1), ("Tickets cost £7 for adults and £4 for children. What do two adults and three children pay?", "£26", "", 2)]


@layout(HALF, "wordproblems-whitework", "reasoning test for primary schools, XeLaTeX: numbers in black squares at the left, answer boxes with a unit, 1 mark in small type in the right margin; mark scheme as a table Qu., Requirement, Mark in its own file")
def wordproblems_whitework(draw):
    items, body, table = [], "", ""
    asked = draw.some(PRIMARY, 9)
    for n, (question, answer, unit, marks) in enumerate(asked, 1):
        said = f"{marks} mark" + ("s" if marks > 1 else "")
        body += rf"\begin{{minipage}}{{\linewidth}}\lab{{0pt}}{{11mm}}{{\colorbox{{black}}{{\textcolor{{white}}{{\bfseries {n}}}}}}}{{\parbox[t]{{118mm}}{{\raggedright {tex(question)}}}}}\vspace{{{12 if marks > 1 else 5}mm}}\hspace*{{70mm}}\raisebox{{-3mm}}{{\fbox{{\rule{{0pt}}{{8mm}}\hspace{{32mm}}}}}}\enspace {unit}\hfill{{\footnotesize {said}}}\end{{minipage}}\par\vspace{{7mm}}" + "\n"
        table += rf"{n} & {tex(answer)} & {marks}\\\hline "
        items.append(item(question, answer, str(n), marks, kind="numeric"))
    title = r"{\LARGE\bfseries Mathematics}\par\smallskip{\large Paper 2: reasoning}\par\medskip First name \rule{50mm}{0.4pt}\quad Class \rule{25mm}{0.4pt}\par\bigskip\hrule\bigskip "
    fonts = [draw.one(["helvetica", "noto"])]
    engine, source = document(draw, title + body, fonts, (12,), (22, 24), foot=r"\fancyfoot[L]{\footnotesize Page \thepage\ of 2}\fancyfoot[R]{\footnotesize T25002}")
    scheme = rf"{{\Large\bfseries Mark scheme: Paper 2}}\par\medskip Accept answers without units. For two marks, award one mark for a correct method with one slip.\par\bigskip\renewcommand\arraystretch{{1.4}}\begin{{tabular}}{{|c|p{{70mm}}|c|}}\hline\textbf{{Qu.}} & \textbf{{Requirement}} & \textbf{{Mark}}\\\hline {table}\end{{tabular}}"
    return Document(engine, source, items, document(draw, scheme, fonts, (11,), (22, 24))[1])


# Knowledge organiser

ORGANISER = [
    ("A. The Norman invasion", [("Who was king of England at the start of 1066?", "Edward the Confessor"), ("Who was crowned after him?", "Harold Godwinson"), ("Where did Harold defeat the Vikings?", "Stamford Bridge"), ("On what date was the Battle of Hastings?", "14 October 1066"), ("From where did William sail?", "Saint-Valery in Normandy")]),
    ("B. Control", [("What was the Harrying of the North?", "The burning of villages and crops in 1069–70"), ("What kind of castle did the Normans build first?", "Motte and bailey"), ("What is a bailey?", "The yard of a castle, with a fence around it"), ("Which castle was built in London?", "The White Tower")]),
    ("C. Life under the Normans", [("What is the Domesday Book?", "A survey of land and its owners, made in 1086"), ("Who stood at the top of the feudal system?", "The king"), ("What did knights owe their barons?", "Forty days of service a year"), ("What were villeins?", "Peasants who were tied to the land"), ("Which language did the Norman lords speak?", "French")]),
]


@layout(HALF, "organiser-caerphilly", "knowledge organiser of a school with questions to learn by heart, Chromium, landscape: three tables in two columns under bars A. B. C., number, question and answer, numbers that run on")
def organiser_caerphilly(draw):
    items, body, n = [], "<div class=h><b>History – Year 7 Knowledge Organiser</b><span>The Normans</span></div><p>Look, cover, write, check: learn five of these for homework each week.</p><div class=c>", 0
    for head, asked in ORGANISER:
        body += f"<table><tr><th colspan=3>{head}</tr>"
        for question, answer in asked:
            n += 1
            body += f"<tr><td>{n}<td>{question}<td>{answer}</tr>"
            items.append(item(question, answer, str(n)))
        body += "</table>"
    css = ".h { background: #20304f; color: #fff; padding: 2mm 4mm; display: flex; justify-content: space-between } .h b { font-size: 14pt } p { margin: 2mm 0 } .c { columns: 2; column-gap: 6mm } table { border-collapse: collapse; width: 100%; break-inside: avoid; margin-bottom: 4mm } th { background: #c9d4ea; text-align: left } td, th { border: 1px solid #555; padding: 1mm 2mm; vertical-align: top } td:first-child { width: 6mm; text-align: center } td:nth-child(2) { width: 52% }"
    engine, source = page(draw, body + "</div>", ["Carlito", "Lato"], (10, 11), css, paper="A4 landscape")
    return Document(engine, source, items)


# West African paper

WAEC_A = [("Which of the following is not a function of money?", ["Medium of exchange", "Store of value", "Source of labour", "Unit of account"]), ("The reward for the use of land is called", ["rent", "wages", "profit", "interest"]), ("A tax on imported goods is known as", ["excise", "tariff", "royalty", "levy on income"]), ("Goods that are bought by a retailer for resale are supplied mainly by the", ["consumer", "wholesaler", "agent", "auctioneer"]), ("Which of the following is a document used in foreign trade?", ["Bill of lading", "Pay slip", "Ledger card", "Till roll"])]
WAEC_B = [
    (None, [(None, "What is commerce?", 2), (None, "List four aids to trade.", 4)]),
    ("Adamu buys goods worth N80,000 on credit and is offered a trade discount of 10%.", [(None, "Calculate the amount that he has to pay.", 3), (None, "Explain the difference between trade discount and cash discount.", 4)]),
    (None, [("Define each of the following:", ["insurable interest", "indemnity", "premium"], 2), (None, "State three reasons why a trader should insure his goods.", 3)]),
]


@layout(HALF, "objective-etesian", "West African mock examination in commerce, groff: Paper 1 with A. to D. in two rows, Paper 2 with 1. (a) (i) and [2 marks] at the right edge, END OF PAPER, nothing answered")
def objective_etesian(draw):
    items = []
    lines = [".ds CF \\\\n(PN", ".ds CH", ".ce 4", "\\fBDIVINE FAVOUR COLLEGE, KADUNA\\fP", "MOCK SENIOR SCHOOL CERTIFICATE EXAMINATION", "COMMERCE", "Time: 2 hours", ".sp", ".ce", "\\fBPAPER 1 (OBJECTIVE TEST)\\fP", ".sp 0.5", "Each question is followed by four options lettered A to D. Find out the correct option and shade it on your answer sheet.", ".sp 0.5"]
    for n, (question, options) in enumerate(WAEC_A, 1):
        lines += [".ne 4", ".in 4n", ".ti -4n", f"{n}.\\h'|4n'{plain(question)}", ".br", f"A.\\h'|3n'{options[0]}\\h'|2.8i'B.\\h'|3.1i'{options[1]}", ".br", f"C.\\h'|3n'{options[2]}\\h'|2.8i'D.\\h'|3.1i'{options[3]}", ".in 0", ".sp 0.5"]
        items.append(item(question, None, str(n), None, choices("ABCD", options), kind="mcq", section="PAPER 1"))
    lines += [".sp", ".ce", "\\fBPAPER 2 (THEORY)\\fP", ".sp 0.5", "Answer \\fBall\\fP the questions in this paper.", ".sp 0.5", ".ta 4n 8n 12n 6iR"]
    right = lambda marks: [".br", ".tl '''[" + str(marks) + " marks]'"]
    for n, (stem, parts) in enumerate(WAEC_B, 1):
        start = f"{n}."
        lines.append(".ne 5")
        if stem:
            lines += [".in 4n", ".ti -4n", f"{start}\\h'|4n'{plain(stem)}", ".br"]
            start = ""
        for letter, (head, question, marks) in zip("ab", parts):
            first_label = f"{start}\\h'|4n'({letter})\\h'|8n'"
            start = ""
            if isinstance(question, list):
                lines += [".in 8n", ".ti -8n", first_label + head, ".br"]
                for roman, inner in zip(("i", "ii", "iii"), question):
                    lines += [".in 12n", ".ti -4n", f"({roman})\\h'|4n'{inner}", *right(marks)]
                    items.append(item(inner, None, f"{n}({letter})({roman})", marks, stem=head, section="PAPER 2"))
            else:
                lines += [".in 8n", ".ti -8n", first_label + plain(question), *right(marks)]
                items.append(item(question, None, f"{n}({letter})", marks, stem=stem, section="PAPER 2"))
        lines += [".in 0", ".sp 0.5"]
    lines += [".sp", ".ce", "\\fBEND OF PAPER\\fP"]
    engine, source = roff(draw, lines, (11,), ("T",))
    return Document(engine, source, items)


# Incomplete sentences of a certificate

BUSINESS = [("The manager asked all employees to ------- the new safety guidelines before Friday.", "review", ["reviewing", "reviewed", "reviewer"]), ("Ms. Tan was promoted ------- she had been with the company for only a year.", "although", ["despite", "because of", "unless"]), ("Please send the signed contract ------- to our office in Lisbon.", "directly", ["direct", "direction", "directness"]), ("The conference room on the third floor is ------- than the one in the lobby.", "larger", ["large", "largest", "largely"]), ("Orders placed ------- noon will be shipped on the same day.", "before", ["between", "during", "among"]), ("Mr. Ruiz will present ------- proposal at the next board meeting.", "his", ["him", "he", "himself"]), ("The factory has doubled its ------- since the new machines were installed.", "output", ["outline", "outfit", "outlook"]), ("Neither the printer ------- the scanner is working at the moment.", "nor", ["or", "and", "but"]), ("Visitors are required to wear a badge ------- they are in the building.", "while", ["during", "from", "until then"]), ("The survey results were ------- positive than we had expected.", "more", ["most", "many", "very"]), ("The invoice must be paid ------- thirty days.", "within", ["since", "by", "at"]), ("Our chief accountant ------- the figures when the lights went out.", "was checking", ["checks", "has checked", "will check"])]


@layout(HALF, "practice-cantal", "practice for a business English certificate, Chromium: 101. to 112. in two columns with a rule, gap of hyphens, (A) to (D) stacked, directions in bold, GO ON in the foot; key in its own file as a grid")
def practice_cantal(draw):
    items, cells = [], []
    body = "<h1>READING TEST</h1><h2>PART 5</h2><p><b>Directions:</b> A word or phrase is missing in each of the sentences below. Four answer choices are given below each sentence. Select the best answer to complete the sentence. Then mark the letter (A), (B), (C), or (D) on your answer sheet.</p><div class=c>"
    for n, (question, right, wrong) in enumerate(draw.mixed(BUSINESS), 101):
        options, place = turned(draw, right, wrong)
        gapped = question.replace("-------", "<span class=n>-------</span>")
        body += f"<div class=q><b>{n}.</b><div>{gapped}" + "".join(f"<p>({l}) {o}</p>" for l, o in zip("ABCD", options)) + "</div></div>"
        cells.append(f"<td><b>{n}</b> ({'ABCD'[place]})</td>")
        items.append(chosen(question, options, place, str(n), "ABCD", kind="gap"))
    body += "</div><p class=g>GO ON TO THE NEXT PAGE ▶</p>"
    css = "h1 { text-align: center; font-size: 15pt; margin: 0 } h2 { font-size: 12pt; margin: 3mm 0 1mm } .c { columns: 2; column-gap: 10mm; column-rule: 1px solid #000; margin-top: 5mm } .q { display: flex; break-inside: avoid; margin-bottom: 3.5mm } .n { white-space: nowrap } .q > b { width: 11mm; flex: none } .q p { margin: 0.5mm 0 } .g { text-align: right; font-weight: bold; font-size: 85%; margin-top: 6mm } td { border: 1px solid #000; padding: 2mm 5mm } table { border-collapse: collapse }"
    fonts = [draw.one(["Liberation Sans", "Carlito"])]
    engine, source = page(draw, body, fonts, (10,), css)
    key = "<h2>Answer Key – Practice Test 2</h2><p>Part 5</p><table>" + "".join("<tr>" + "".join(cells[k : k + 4]) + "</tr>" for k in range(0, len(cells), 4)) + "</table>"
    return Document(engine, source, items, page(draw, key, fonts, (11,), css)[1])
