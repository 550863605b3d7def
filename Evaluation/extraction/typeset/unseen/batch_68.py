"""The sixty-eighth: more ordinary sheets by the teacher of batch_67: a biology paper with its scheme, a midterm in statistics, choices on
computers and on America, amounts of substance, Ukrainian and Japanese words, economic terms, hedgehogs, and pairs to match."""

import re

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout, priced, total, walk
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "unseen"
NEW = paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"')


def picked(question, options, right, number, labels="ABCD", marks=None, **rest):
    return item(question, options[right], number, marks, choices(labels, options), kind="mcq", answer_label=labels[right], **rest)


# A biology paper

BIOLOGY_CHOICES = [
    ("Where in a cell does most of aerobic respiration take place?", ["chloroplast", "mitochondrion", "nucleus", "vacuole"], 1),
    ("Which molecule is built up from amino acids?", ["DNA", "glycogen", "protein", "starch"], 2),
    ("Which enzyme breaks starch down?", ["amylase", "lipase", "pepsin", "trypsin"], 0),
    ("Which vessel brings blood from the lungs to the heart?", ["aorta", "pulmonary artery", "pulmonary vein", "vena cava"], 2),
    ("How many chromosomes are in a human sperm cell?", ["22", "23", "44", "46"], 1),
    ("Which of these is a producer?", ["earthworm", "fox", "mushroom", "oak"], 3),
]
BIOLOGY = [
    {"stem": "Pieces of potato of the same size were put into water and into sugar solutions. After an hour their change in mass was found.", "parts": [
        {"command": "Name the process by which water moves into and out of the potato cells.", "marks": 1, "points": [("osmosis", 1)]},
        {"command": "Explain why the pieces in pure water gained mass.", "marks": 3, "points": [("the water potential is higher outside the cells", 1), ("water moves into the cells", 1), ("through a partially permeable membrane", 1)], "allow": ["the solution in the cells is more concentrated"]},
        {"command": "Suggest why the pieces were dried before they were weighed.", "marks": 1, "points": [("to remove water from their surface", 1)]},
        {"command": "Give one variable that has to be kept the same.", "marks": 1, "points": [("temperature", 1)], "allow": ["time in the solution", "volume of the solution"], "reject": ["concentration of sugar"]},
    ]},
    {"stem": "Pondweed gives off bubbles of gas in the light.", "parts": [
        {"command": "State the two products of photosynthesis.", "marks": 2, "points": [("glucose", 1), ("oxygen", 1)]},
        {"stem": "A lamp is moved away from the pondweed.", "parts": [
            {"command": "What happens to the number of bubbles in a minute?", "marks": 1, "points": [("it decreases", 1)]},
            {"command": "Explain your answer.", "marks": 2, "points": [("the intensity of the light is lower", 1), ("so the rate of photosynthesis is lower", 1)]},
        ]},
        {"command": "Suggest why it is not accurate to count bubbles.", "marks": 1, "points": [("the bubbles are not all of the same size", 1)], "allow": ["some bubbles may be missed"]},
    ]},
    {"stem": "In pea plants the allele for tall stems (T) is dominant over the allele for short stems (t).", "parts": [
        {"command": "What is meant by a dominant allele?", "marks": 1, "points": [("an allele that is expressed even if only one copy is present", 1)], "reject": ["an allele that is more common"]},
        {"stem": "Two heterozygous plants are crossed.", "parts": [
            {"command": "Give the genotype of the parents.", "marks": 1, "points": [("Tt", 1)]},
            {"command": "Predict the ratio of tall to short plants among the offspring.", "marks": 1, "points": [("3 : 1", 1)]},
        ]},
        {"command": "Describe how a gardener can find out whether a tall plant is homozygous.", "marks": 3, "points": [("cross it with a short plant", 1), ("if all offspring are tall, the plant is homozygous", 1), ("if some offspring are short, it is heterozygous", 1)]},
    ]},
]


@layout(HALF, "paper-turmeric", "biology mock paper, Chromium: Section A choices with letters in a column, Section B numbers that go on, (a) and (i) in columns of a table without rules, marks in bold brackets in a right column, dotted lines; scheme in its own file: answers with (1) behind each point, Accept and Reject lines, marks")
def paper_turmeric(draw):
    whole = len(BIOLOGY_CHOICES) + sum(total(q) for q in BIOLOGY)
    body = f"<div class=h><b>St Brendan’s School</b><br>Biology – Mock Examination, January<br>1 hour · {whole} marks</div><p>Name ________________________________________ &nbsp; Class __________</p><h2>Section A</h2><p><i>For each question choose the one correct answer and write its letter in the box. Each question is worth 1 mark.</i></p>"
    items, lines = [], ""
    for n, (question, options, right) in enumerate(BIOLOGY_CHOICES, 1):
        body += f"<div class=q><div class=n>{n}</div><div class=w>{web(question)}<table class=o>" + rows((f"<b>{a}</b>", web(text)) for a, text in zip("ABCD", options)) + "</table></div><div class=x></div></div>"
        items.append(picked(question, options, right, str(n), "ABCD", 1, section="Section A"))
        lines += f"<tr><td>{n}<td>{'ABCD'[right]}<td>1</tr>"
    body += "<h2>Section B</h2><p><i>Answer all questions in the spaces provided.</i></p>"
    for place, question in enumerate(BIOLOGY, len(BIOLOGY_CHOICES)):
        body += f"<div class='q k'><div class=n>{place + 1}</div><div class=w>{web(question['stem'])}</div></div>"
        for path, part, leaf in walk(question, place):
            if len(path) == 1:
                continue
            letter, roman = f"({'abcdef'[path[1]]})", f"({['i', 'ii', 'iii'][path[2]]})" if len(path) == 3 else ""
            if leaf is None:
                body += f"<div class='q k'><div class=n></div><div class=n>{letter}</div><div class=w>{web(part['stem'])}</div></div>"
                continue
            first = f"<div class=n></div><div class=n>{roman}</div>" if roman else f"<div class=n>{letter}</div>"
            body += f"<div class=q><div class=n></div>{first}<div class=w>{web(part['command'])}{'<div class=l></div>' * (part['marks'] if part['marks'] > 1 else 1)}</div><div class=m>[{part['marks']}]</div></div>"
            items.append(priced(leaf, part) | {"section": "Section B"})
            said = "".join(f"<p>{web(text)} <b>(1)</b></p>" for text, _ in part["points"])
            said += "".join(f"<p class=a>{word}: {'; '.join(part[key])}</p>" for word, key in (("Accept", "allow"), ("Reject", "reject")) if key in part)
            lines += f"<tr><td>{leaf['number']}<td>{said}<td>{part['marks']}</tr>"
    css = ".h { text-align: center; font-size: 130%; border: 1.5px solid #000; padding: 3mm; margin-bottom: 5mm } h2 { font-size: 125%; margin: 5mm 0 1mm } .q { display: flex; margin: 2.5mm 0; break-inside: avoid } .k { break-after: avoid } .n { width: 9mm; flex: none } .q > .n:first-child { font-weight: bold } .w { flex: 1 } .m { width: 13mm; flex: none; text-align: right; font-weight: bold; align-self: flex-end } .x { width: 9mm; height: 9mm; border: 1px solid #000; flex: none; margin-left: 8mm } .o td { padding: .3mm 3mm .3mm 0 } .l { border-bottom: 1px dotted #000; height: 8mm }"
    scheme_css = "h1 { font-size: 140% } table { width: 100%; border-collapse: collapse } th, td { border-bottom: 1px solid #888; padding: 1.5mm 2mm; text-align: left; vertical-align: top } th { border-bottom: 2px solid #000 } td:first-child { width: 22mm } td:last-child { width: 15mm } p { margin: 0 } .a { font-style: italic; color: #333 } tr { break-inside: avoid }"
    fonts = [draw.one(["Liberation Sans", "Noto Sans", "Carlito"])]
    engine, source = page(draw, body, fonts, (11, 11.5), css, language="en-GB")
    scheme = f"<h1>Biology Mock Examination, January: marking scheme</h1><table><tr><th>Question<th>Answer<th>Marks</tr>{lines}</table>"
    return Document(engine, source, items, page(draw, scheme, fonts, (10.5,), scheme_css, language="en-GB")[1])


# A midterm in statistics

MIDTERM = [
    ("A random sample of 64 students worked a mean of 14.2 hours a week, with a standard deviation of 4.8 hours.", [("Construct an approximate 95% confidence interval for the population mean.", 8), ("State the assumptions that you have made.", 5), ("How large a sample is needed to halve the margin of error?", 5)]),
    ("Answer each of the following in one or two sentences.", [("What is the difference between a parameter and a statistic?", 4), ("What is a p-value?", 4), ("When is the median to be preferred to the mean?", 4), ("What is a Type II error?", 4)]),
    ("Two percent of a population have a certain disease. A test is positive for 95% of those who have it and for 10% of those who do not.", [("Draw a tree diagram and label it with probabilities.", 6), ("Find the probability that a person chosen at random tests positive.", 6), ("A person tests positive. Find the probability that this person has the disease.", 8)]),
    ("The random variable X has the density f(x) = 2x for 0 ≤ x ≤ 1 and 0 elsewhere.", [("Verify that f is a density.", 6), ("Find the expected value of X.", 8), ("Find the variance of X.", 8), ("Find the probability that X is greater than 0.5.", 6)]),
    ("Suppose that the events A and B are independent. Show that A and the complement of B are independent, too.", 18),
]


@layout(HALF, "exam-coriander", "university midterm, LaTeX: Problem 1 in bold with its points in brackets, (a) with [8 pts] before the text, room to work, table of the points on the first page, no answers")
def exam_coriander(draw):
    points = [value if isinstance(value, int) else sum(marks for _, marks in value) for _, value in MIDTERM]
    columns = "|l|" + "c|" * (len(points) + 1)
    grid = rf"\begin{{tabular}}{{{columns}}}\hline Problem & " + " & ".join(str(n) for n in range(1, len(points) + 1)) + r" & Total\\\hline Points & " + " & ".join(map(str, points)) + rf" & {sum(points)}\\\hline Score " + "& " * (len(points) + 1) + r"\\\hline\end{tabular}"
    body = rf"STAT 211: Introduction to Statistics\hfill Fall 2024\par\begin{{center}}\textbf{{\Large Midterm Examination}}\end{{center}}Name: \rule{{70mm}}{{.4pt}}\hfill Student ID: \rule{{40mm}}{{.4pt}}\par\medskip You have 75 minutes. You may use a calculator and one sheet of notes. Show your work; an answer without a reason earns no credit.\par\begin{{center}}{grid}\end{{center}}"
    items = []
    for n, ((question, value), worth) in enumerate(zip(MIDTERM, points), 1):
        shown = tex(question).replace("f(x) = 2x for 0 ≤ x ≤ 1", r"$f(x)=2x$ for $0\le x\le 1$").replace("variable X", "variable $X$").replace("events A and B", "events $A$ and $B$").replace("that A and the complement of B", "that $A$ and the complement of $B$")
        body += rf"\par\bigskip\needspace{{50mm}}\textbf{{Problem {n}.}} ({worth} points)\enspace {shown}\par "
        if isinstance(value, int):
            items.append(item(question, None, str(n), worth, kind="long"))
            body += r"\vspace{40mm}"
            continue
        for letter, (asks, marks) in zip("abcd", value):
            text = re.sub(r"\bX\b", "$X$", tex(asks)).replace("that f is", "that $f$ is")
            body += rf"\medskip\lab{{4mm}}{{8mm}}{{({letter})}}{{[{marks} pts] {text}}}\vspace{{{'14mm' if n == 2 else '24mm'}}}"
            items.append(item(asks, None, f"{n}({letter})", marks, stem=question))
    engine, source = document(draw, body, ["cm", "lm"], (11,), (24, 26), foot=r"\fancyfoot[R]{Page \thepage}", paper="letterpaper")
    return Document(engine, source, items)


# Choices on computers

COMPUTERS = [
    ("Which part of a computer carries out the instructions of a program?", ["The hard disk", "The processor", "The monitor", "The power supply"], 1, "The processor, or CPU, fetches, decodes and executes instructions."),
    ("How many bits are in a byte?", ["2", "4", "8", "16"], 2, "A byte is eight bits and can hold 256 different values."),
    ("Which memory loses its content when the power is switched off?", ["RAM", "ROM", "A flash drive", "A DVD"], 0, "RAM is volatile; the others keep their content."),
    ("What is the decimal value of the binary number 1010?", ["5", "8", "12", "10"], 3, "8 + 2 = 10."),
    ("Which protocol is used to load web pages?", ["SMTP", "HTTP", "FTP", "POP3"], 1, "Browsers ask for pages by HTTP or its secure form, HTTPS."),
    ("Which device joins a home network to the internet?", ["A scanner", "A printer", "A router", "A keyboard"], 2, "The router passes packets between the two networks."),
    ("What is the name for a program that pretends to be useful but does harm?", ["Trojan horse", "Firewall", "Compiler", "Cookie"], 0, "As in the legend, the harm is hidden within a gift."),
    ("Which of these is an operating system?", ["Python", "Firefox", "Excel", "Linux"], 3, "Linux manages the hardware; the others are a language and two applications."),
    ("Which logic gate has the output 1 only if both inputs are 1?", ["OR", "NOT", "AND", "XOR"], 2, "An AND gate needs both inputs."),
    ("What does a compiler do?", ["It translates source code into machine code", "It draws windows", "It connects two networks", "It deletes files"], 0, "The whole program is translated before it is run."),
]


@layout(HALF, "choices-sage", "computer choices for an entrance test, groff: Q.1 in bold, options (A) to (D) below each other or two in a row by length, Correct answer in bold with letter and words, Explanation below in italic")
def choices_sage(draw):
    lines, items = [".ds LH Computer Awareness", ".ds RH Practice Set 3", ".ce 2", r"\fB\s+4Computer Awareness\s0\fP", r"Practice Set 3 \(en Multiple Choice Questions with Answers", ".sp"], []
    lines += [".ta 3i"]
    for n, (question, options, right, why) in enumerate(COMPUTERS, 1):
        lines += [".LP", ".ne 8", ".ta 3i", rf"\fBQ.{n}\fP\ \ {plain(question)}", ".br", ".in +4n"]
        shown = [f"({a}) {plain(text)}" for a, text in zip("ABCD", options)]
        if max(map(len, options)) < 20:
            lines += [f"{shown[0]}\t{shown[1]}", ".br", f"{shown[2]}\t{shown[3]}", ".br"]
        else:
            lines += [part for text in shown for part in (text, ".br")]
        lines += [rf"\fBCorrect answer: ({'ABCD'[right]}) {plain(options[right])}\fP", ".br", rf"\fIExplanation:\fP {plain(why)}", ".br", ".in -4n", ".sp 0.4"]
        items.append(picked(question, options, right, str(n), "ABCD"))
    engine, source = roff(draw, lines, (11, 12), ("T", "H", "P"))
    return Document(engine, source, items)


# Choices in Spanish

AMERICA = [
    ("¿Cuál es el río más caudaloso del mundo?", ["El Orinoco", "El Amazonas", "El Paraná", "El Magdalena"], 1),
    ("¿Cuál es la capital de Perú?", ["Lima", "Cuzco", "Quito", "Arequipa"], 0),
    ("¿En qué país está el desierto de Atacama?", ["Bolivia", "Argentina", "Chile", "Ecuador"], 2),
    ("¿Cómo se llama la montaña más alta de América?", ["Chimborazo", "Denali", "Huascarán", "Aconcagua"], 3),
    ("¿Qué lengua es oficial en Brasil?", ["El español", "El portugués", "El francés", "El guaraní"], 1),
    ("¿Qué océanos une el canal de Panamá?", ["El Atlántico y el Pacífico", "El Atlántico y el Índico", "El Pacífico y el Ártico", "El Índico y el Pacífico"], 0),
    ("¿Cuál de estos países no tiene costa?", ["Uruguay", "Colombia", "Honduras", "Paraguay"], 3),
    ("¿Qué lago está entre Perú y Bolivia?", ["El lago de Maracaibo", "El lago de Nicaragua", "El lago Titicaca", "El lago Argentino"], 2),
    ("¿En qué ciudad está el Zócalo más conocido de México?", ["Monterrey", "Ciudad de México", "Guadalajara", "Mérida"], 1),
    ("¿A qué país pertenecen las islas Galápagos?", ["Ecuador", "Perú", "Costa Rica", "Venezuela"], 0),
]


@layout(HALF, "choices-bay", "Spanish geography choices, word processor: numbers with an ordinal point and dash, options a. to d. in two tabs a row, CLAVE DE RESPUESTAS on the next page as a ruled table number, letter, answer")
def choices_bay(draw):
    asked = draw.mixed(AMERICA)
    body, items = paragraph(run("Colegio San Martín"), "Body") + paragraph(run("Prueba de Geografía: América Latina"), "Title") + paragraph(run("Nombre: ______________________________   Curso: __________\tFecha: ____________")) + paragraph(run("Instrucciones: ", "B") + run("Lee cada pregunta y encierra en un círculo la letra de la respuesta correcta.")), []
    key = [[run(head, "B") for head in ("N.º", "Letra", "Respuesta")]]
    for n, (question, options, right) in enumerate(asked, 1):
        body += paragraph(run(f"{n}.- {question}"), "Ask")
        body += paragraph(run(f"a. {options[0]}\tb. {options[1]}"), "Two") + paragraph(run(f"c. {options[2]}\td. {options[3]}"), "Two")
        items.append(picked(question, options, right, str(n), "abcd"))
        key.append([run(str(n)), run("abcd"[right]), run(options[right])])
    body += paragraph(run("CLAVE DE RESPUESTAS"), "New") + office_table(key, [1.6, 1.8, 8.0])
    styles = NEW + paragraph_style("Ask", 0.45, extra='fo:keep-with-next="always"') + paragraph_style("Two", 0.1, 0.8, 0, [(8.5, "")])
    engine, source = office(draw, body, ["Liberation Sans", "Carlito", "Liberation Serif"], (12,), 2.4, styles=styles)
    return Document(engine, source, items)


# Amounts of substance

MOLES = [
    ("Calculate the relative formula mass of", [("CO₂", "44"), ("CaCO₃", "100"), ("H₂SO₄", "98")]),
    ("How many moles are there in", [("36 g of water", "2.0 mol"), ("10 g of calcium carbonate", "0.10 mol"), ("8.0 g of sodium hydroxide", "0.20 mol")]),
    ("What is the mass of 0.20 mol of sodium chloride?", "11.7 g"),
    ("What volume does 0.50 mol of carbon dioxide occupy at room temperature and pressure?", "12 dm³"),
    ("Magnesium burns in oxygen: 2Mg + O₂ → 2MgO. What mass of magnesium oxide is formed from 6.0 g of magnesium?", "10 g"),
    ("Iron is made in the blast furnace: Fe₂O₃ + 3CO → 2Fe + 3CO₂. What mass of iron can be made from 80 g of iron(III) oxide?", "56 g"),
    ("25.0 cm³ of a solution of sodium hydroxide is neutralised by 20.0 cm³ of hydrochloric acid with a concentration of 0.10 mol/dm³.", [("How many moles of acid are used?", "0.0020 mol"), ("What is the concentration of the sodium hydroxide?", "0.080 mol/dm³")]),
    ("A compound is made up of 40.0 % carbon, 6.7 % hydrogen and 53.3 % oxygen by mass.", [("Find its empirical formula.", "CH₂O"), ("Its relative molecular mass is 180. Find its molecular formula.", "C₆H₁₂O₆")]),
    ("A student expected to make 5.0 g of copper sulfate crystals and made 4.0 g. Calculate the percentage yield.", "80 %"),
]


@layout(HALF, "science-pepper", "chemistry problems, Chromium: frame with data, numbers in circles of colour, parts a b c in one row when short and below each other when long; Answers at the end behind a dashed line, in two columns")
def science_pepper(draw):
    body = "<h1>The mole: practice problems</h1><div class=d><b>Data.</b> Relative atomic masses: H 1, C 12, O 16, Na 23, Mg 24, S 32, Cl 35.5, Ca 40, Fe 56. One mole of any gas takes up 24 dm³ at room temperature and pressure.</div>"
    items, key = [], ""
    for n, (question, answer) in enumerate(MOLES, 1):
        if isinstance(answer, str):
            inner = ""
            key += f"<p><b>{n}</b> {web(answer)}</p>"
            items.append(item(question, answer, str(n), kind="numeric"))
        else:
            short = len(answer) == 3
            inner = f"<div class={'r' if short else 's'}>" + "".join(f"<div><b>{letter}</b> {web(asks)}</div>" for letter, (asks, _) in zip("abc", answer)) + "</div>"
            key += f"<p><b>{n}</b> " + " &ensp; ".join(f"<b>{letter}</b> {web(says)}" for letter, (_, says) in zip("abc", answer)) + "</p>"
            items += [item(asks, says, f"{n}({letter})", stem=question, kind="numeric" if n < 8 else "short") for letter, (asks, says) in zip("abc", answer)]
        body += f"<div class=q><span class=n>{n}</span><div class=w>{web(question)}{inner}</div></div>"
    body += f"<div class=k><h2>Answers</h2><div class=c>{key}</div></div>"
    css = "h1 { color: #174a7c; font-size: 170%; margin: 0 0 3mm } .d { border: 1px solid #174a7c; padding: 2mm 3mm; margin-bottom: 5mm } .q { display: flex; margin-bottom: 5mm; break-inside: avoid } .n { background: #174a7c; color: #fff; border-radius: 50%; width: 6.5mm; height: 6.5mm; line-height: 6.5mm; text-align: center; font-weight: bold; flex: none; margin-right: 3mm } .w { flex: 1; padding-top: .6mm } .r { display: flex; margin-top: 1.5mm } .r div { flex: 1 } .s div { margin-top: 1.5mm } .k { border-top: 1px dashed #000; margin-top: 6mm; break-inside: avoid } h2 { font-size: 120%; margin: 3mm 0 1mm } .c { columns: 2 } .c p { margin: 0 0 1mm }"
    engine, source = page(draw, body, ["Roboto", "Open Sans", "Carlito"], (11,), css, language="en-GB")
    return Document(engine, source, items)


# Ukrainian words

UKRAINIAN = [
    ("мама", "mama", "n. f.", "mum"), ("тато", "tato", "n. m.", "dad"), ("брат", "brat", "n. m.", "brother"), ("сестра", "sestra", "n. f.", "sister"), ("бабуся", "babusia", "n. f.", "grandmother"), ("дідусь", "didus", "n. m.", "grandfather"),
    ("школа", "shkola", "n. f.", "school"), ("книга", "knyha", "n. f.", "book"), ("зошит", "zoshyt", "n. m.", "exercise book"), ("вікно", "vikno", "n. n.", "window"), ("стіл", "stil", "n. m.", "table"), ("місто", "misto", "n. n.", "town, city"),
    ("хліб", "khlib", "n. m.", "bread"), ("молоко", "moloko", "n. n.", "milk"), ("яблуко", "yabluko", "n. n.", "apple"), ("читати", "chytaty", "v.", "to read"), ("писати", "pysaty", "v.", "to write"), ("говорити", "hovoryty", "v.", "to speak"),
    ("жити", "zhyty", "v.", "to live"), ("великий", "velykyi", "adj.", "big"), ("новий", "novyi", "adj.", "new"), ("добре", "dobre", "adv.", "well"), ("сьогодні", "sohodni", "adv.", "today"), ("завтра", "zavtra", "adv.", "tomorrow"),
]


@layout(HALF, "words-caraway", "Ukrainian words, XeTeX: table with thick rules above and below only, columns Ukrainian in bold, sound in square brackets, word class in italics, English; a thin rule after every sixth row")
def words_caraway(draw):
    lines = "".join(rf"\textbf{{{word}}} & [{sound}] & \textit{{{kind}}} & {meaning}\\" + (r"\hline " if n % 6 == 0 and n < len(UKRAINIAN) else "") + "\n" for n, (word, sound, kind, meaning) in enumerate(UKRAINIAN, 1))
    body = r"{\Large\bfseries Lesson 2: My family, my school}\par\medskip Learn these words for Friday. The sound is given in the national romanization.\par\bigskip\renewcommand\arraystretch{1.35}\begin{tabular}{@{}p{40mm}p{40mm}p{25mm}p{45mm}@{}}\noalign{\hrule height 1.2pt}Ukrainian & Sound & Class & English\\\hline " + lines + r"\noalign{\hrule height 1.2pt}\end{tabular}"
    items = [item(word, meaning, kind="vocabulary") for word, _, _, meaning in UKRAINIAN]
    engine, source = document(draw, body, ["noto", "notoserif", "libertine"], (11,), (24, 26), head=r"\fancyhead[R]{\small Ukrainian for Beginners}", foot=r"\thepage")
    return Document(engine, source, items)


# Japanese words

JAPANESE = [
    ("Nouns", [("学生", "がくせい", "student"), ("先生", "せんせい", "teacher"), ("大学", "だいがく", "university"), ("電話", "でんわ", "telephone"), ("時計", "とけい", "watch, clock"), ("新聞", "しんぶん", "newspaper"), ("自転車", "じてんしゃ", "bicycle"), ("図書館", "としょかん", "library"), ("天気", "てんき", "weather"), ("朝", "あさ", "morning")]),
    ("Adjectives", [("高い", "たかい", "high; expensive"), ("安い", "やすい", "cheap"), ("新しい", "あたらしい", "new"), ("古い", "ふるい", "old"), ("元気", "げんき", "healthy, lively"), ("静か", "しずか", "quiet")]),
    ("Verbs", [("行く", "いく", "to go"), ("食べる", "たべる", "to eat"), ("飲む", "のむ", "to drink"), ("見る", "みる", "to see, to watch"), ("聞く", "きく", "to listen; to ask"), ("読む", "よむ", "to read"), ("話す", "はなす", "to speak")]),
]


@layout(HALF, "words-nigella", "Japanese words of a lesson, Chromium: word classes as white heads on dark bars, rows kanji, kana, English in three columns without rules, dotted line under each row")
def words_nigella(draw):
    body, items = "<h1>Lesson 5 <span>Vocabulary</span></h1>", []
    for title, words in JAPANESE:
        body += f"<h2>{title}</h2><table>" + rows((f"<span class=j>{kanji}</span>", kana, web(meaning)) for kanji, kana, meaning in words) + "</table>"
        items += [item(kanji, meaning, section=title, kind="vocabulary") for kanji, _, meaning in words]
    css = "h1 { font-size: 180%; margin: 0 0 4mm } h1 span { font-weight: normal; color: #666 } h2 { background: #37474f; color: #fff; font-size: 110%; padding: 1mm 3mm; margin: 4mm 0 1mm; break-after: avoid } table { width: 100%; border-collapse: collapse; table-layout: fixed } td { border-bottom: 1px dotted #777; padding: 1.1mm 3mm } .j { font-size: 120% } tr { break-inside: avoid }"
    engine, source = page(draw, body, ["Noto Sans CJK JP", "Noto Serif CJK JP"], (10, 10.5), css, language="en")
    return Document(engine, source, items)


# Economic terms

ECONOMICS = [
    ("balance of trade", "The difference between the value of a country’s exports and that of its imports."), ("bond", "A loan to a company or government that pays interest and is repaid on a fixed date."), ("budget deficit", "The amount by which a government’s spending exceeds its revenue in a year."),
    ("capital", "Goods, such as machines and buildings, that are used to produce other goods."), ("cartel", "A group of firms that agree on prices or output instead of competing."), ("deflation", "A lasting fall in the general level of prices."),
    ("demand", "The amount of a good that buyers are willing and able to buy at each price."), ("elasticity", "A measure of how strongly one quantity responds to a change in another."), ("exchange rate", "The price of one currency in terms of another."),
    ("fiscal policy", "The use of taxes and government spending to influence the economy."), ("gross domestic product", "The value of all final goods and services produced in a country in a year."), ("inflation", "A lasting rise in the general level of prices."),
    ("interest", "The price paid for the use of borrowed money."), ("monopoly", "A market in which there is only one seller."), ("opportunity cost", "The value of the best alternative that is given up when a choice is made."),
    ("quota", "A limit on the amount of a good that may be imported."), ("recession", "A time in which output falls, commonly for two quarters or more."), ("subsidy", "A payment by a government that lowers the cost of producing or buying a good."),
    ("supply", "The amount of a good that sellers are willing and able to sell at each price."), ("tariff", "A tax on imported goods."),
]


@layout(HALF, "glossary-oregano", "glossary of an economics book, XeTeX: two columns with a rule between, term in colour on a line of its own, definition in a smaller size below, running head, page number outside")
def glossary_oregano(draw):
    body = r"\begin{center}{\Huge Glossary}\end{center}\bigskip\begin{multicols}{2}\raggedright " + "".join(rf"\needspace{{3\baselineskip}}{{\bfseries\color{{accent}}{tex(term)}}}\\{{\small {tex(meaning)}}}\par\medskip " "\n" for term, meaning in ECONOMICS) + r"\end{multicols}"
    items = [item(term, meaning, kind="definition") for term, meaning in ECONOMICS]
    engine, source = document(draw, body, ["libertine", "schoolbook", "palatino"], (11, 12), (24, 28), head=r"\fancyhead[R]{\small Glossary\quad\textbf{\thepage}}\fancyhead[L]{\small An Introduction to Economics}", foot="", extra=r"\usepackage{xcolor}\definecolor{accent}{rgb}{.55,.1,.15}\setlength\columnsep{9mm}\setlength\columnseprule{.4pt}\setcounter{page}{412}")
    return Document(engine, source, items)


# Questions about hedgehogs

HEDGEHOG = [
    ("Was fressen Igel?", "Igel fressen vor allem Käfer, Larven, Regenwürmer und andere kleine Tiere. Obst rühren sie kaum an."),
    ("Darf man Igeln Milch geben?", "Nein. Igel vertragen keine Milch und bekommen davon Durchfall. Eine flache Schale mit frischem Wasser ist besser."),
    ("Wann halten Igel Winterschlaf?", "In Mitteleuropa meist von November bis März. In dieser Zeit sinkt ihre Körpertemperatur von etwa 35 °C auf rund 5 °C."),
    ("Wie viele Stacheln hat ein Igel?", "Ein erwachsener Igel hat 6000 bis 8000 Stacheln. Sie bestehen aus Keratin, wie unsere Haare und Nägel."),
    ("Warum sieht man Igel am Tag nur selten?", "Igel sind nachtaktiv und schlafen tagsüber in ihrem Nest. Ein Igel, der am Tag umherirrt, ist oft krank oder hungrig."),
    ("Wie schwer muss ein junger Igel vor dem Winter sein?", "Ein Jungtier sollte Anfang November mindestens 500 Gramm wiegen."),
    ("Wie alt werden Igel?", "In der Natur werden die meisten nur zwei bis vier Jahre alt, einzelne auch sieben."),
    ("Wie kann ich Igeln im Garten helfen?", "Lassen Sie einen Haufen aus Laub und Reisig liegen. Öffnungen im Zaun lassen die Tiere von Garten zu Garten wandern."),
    ("Sind Mähroboter gefährlich für Igel?", "Ja, vor allem in der Dämmerung und in der Nacht. Lassen Sie den Roboter nur am Tag fahren."),
    ("Stehen Igel unter Schutz?", "Ja. Igel dürfen nicht gefangen werden. Kranke oder verletzte Tiere darf man vorübergehend aufnehmen, um sie zu pflegen."),
]


@layout(HALF, "faq-mustard", "German sheet of questions and answers, word processor: number and question in bold, answer below set in without a label, source line at the foot")
def faq_mustard(draw):
    body = paragraph(run("Der Igel im Garten"), "Title") + paragraph(run("Häufige Fragen und ihre Antworten")) + paragraph(run("Naturschutzgruppe Lindental e. V.", "I"))
    for n, (question, answer) in enumerate(HEDGEHOG, 1):
        body += paragraph(run(f"{n}.  {question}", "B"), "Ask") + paragraph(run(answer), "Say")
    body += paragraph(run("Haben Sie noch Fragen? Dann rufen Sie uns an, jeden Dienstag von 17 bis 19 Uhr.", "I"), "Last")
    items = [item(question, answer, str(n), kind="faq") for n, (question, answer) in enumerate(HEDGEHOG, 1)]
    styles = paragraph_style("Ask", 0.45, extra='fo:keep-with-next="always"') + paragraph_style("Say", 0.1, 0.7) + paragraph_style("Last", 1.0)
    engine, source = office(draw, body, ["Carlito", "Liberation Serif", "Open Sans"], (11, 12), 2.5, foot=False, styles=styles)
    return Document(engine, source, items)


# Pairs to match

INVENTORS = [("Alexander Fleming", "penicillin"), ("Marie Curie", "radium"), ("Johannes Gutenberg", "printing with movable type in Europe"), ("James Watt", "an improved steam engine"), ("Alessandro Volta", "the electric battery"), ("Edward Jenner", "vaccination against smallpox"), ("Louis Braille", "a system of writing for blind people"), ("Tim Berners-Lee", "the World Wide Web")]
YOUNG = [("cow", "calf"), ("sheep", "lamb"), ("horse", "foal"), ("goat", "kid"), ("goose", "gosling"), ("swan", "cygnet"), ("deer", "fawn"), ("seal", "pup")]


@layout(HALF, "match-lovage", "sheet of two tasks to match, word processor: open table with number, name, a short line and lettered entries at the right with key; then two plain columns of words without letters to join by lines with a key in words")
def match_lovage(draw):
    left, right = draw.mixed(INVENTORS), draw.mixed([b for _, b in INVENTORS])
    heads = ["Task 1  Who is known for what?", "Task 2  Animals and their young"]
    sections = [head.replace("  ", " ") for head in heads]
    body = paragraph(run("Matching practice"), "Title") + paragraph(run("Name: _____________________________\tDate: ______________"))
    body += paragraph(run(heads[0]), "Head") + paragraph(run("Write the letter of the correct answer on the line."))
    body += office_table([[run(f"_____  {n}."), run(a), run(f"{letter}."), run(b)] for n, letter, (a, _), b in zip(range(1, 9), "ABCDEFGH", left, right)], [2.2, 5.0, 0.9, 8.0], "Open")
    items = [item(a, b, str(n), None, choices("ABCDEFGH", right), kind="match", answer_label="ABCDEFGH"[right.index(b)], section=sections[0]) for n, (a, b) in enumerate(left, 1)]
    animals, young = draw.mixed(YOUNG), draw.mixed([b for _, b in YOUNG])
    body += paragraph(run(heads[1]), "Head") + paragraph(run("Draw a line from each animal to the name of its young."))
    body += office_table([[run(a), run("•"), run("•"), run(b)] for (a, _), b in zip(animals, young)], [4.5, 1.0, 4.0, 5.0], "Open")
    items += [item(a, b, None, None, choices([None] * 8, young), kind="match", section=sections[1]) for a, b in animals]
    body += paragraph(run("Answer key"), "Head")
    body += paragraph(run("Task 1: ", "B") + run("  ".join(f"{n}. {'ABCDEFGH'[right.index(b)]}" for n, (_, b) in enumerate(left, 1))))
    body += paragraph(run("Task 2: ", "B") + run(", ".join(f"{a} – {b}" for a, b in animals)))
    engine, source = office(draw, body, ["Comic Neue", "Carlito", "Liberation Sans"], (12,), 2.1)
    return Document(engine, source, items)
