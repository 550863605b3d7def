"""Group 66, the second twelve: what an ordinary collector of sheets brings next."""

import importlib

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"


# Computer science paper with its mark scheme in the same file

NETWORK = [
    ("A small office has six computers that are joined in a network.", [
        (None, "Identify one device that joins the computers to each other.", 1, ["switch"]),
        (None, "Give two benefits to the office of having a network.", 2, ["files can be shared", "one printer can serve all computers"]),
        (None, "Describe the purpose of a MAC address.", 2, ["identifies a device on the network", "is given by the manufacturer"])]),
    ("A photograph is stored as a bitmap of 200 by 300 pixels with a colour depth of 8 bits.", [
        (("i", "State the number of colours that can be shown."), None, 1, ["256"]),
        (("ii", "Calculate the size of the image in bytes. Show your working."), None, 2, ["200 × 300 × 8 ÷ 8", "60 000"]),
        (None, "Explain how lossy compression makes the file smaller.", 2, ["some data is removed for good", "such as colours that the eye can hardly tell apart"])]),
    ("A shop asks its customers to create an account with a password.", [
        (None, "State two features of a strong password.", 2, ["it has at least eight characters", "it mixes letters, digits and symbols"]),
        (None, "Explain what is meant by phishing.", 2, ["an e-mail that pretends to be from a trusted sender", "tricks the user into giving personal data"]),
        (None, "Identify one other way in which the shop can check who a customer is.", 1, ["a code sent to a mobile phone"])]),
]


@layout(HALF, "paper-guava", "computer science paper, Chromium: bold number, (a) (i), ruled lines, [2] at the right on a line of its own below them, [Total: 5] in bold; mark scheme behind it in the same file as a table Question, Answer, Marks")
def paper_guava(draw):
    items, body, scheme = [], "<p>Answer <b>all</b> questions. You must <b>not</b> use a calculator.</p>", ""
    for n, (stem, parts) in enumerate(NETWORK, 1):
        letter, total = -1, 0
        body += f"<div class=q><b>{n}</b><span>{web(stem)}</span></div>"
        for inner, question, marks, points in parts:
            roman, question = inner if inner else ("", question)
            letter += roman in ("", "i")
            total += marks
            fresh = roman in ("", "i")
            number = f"{n}({'abc'[letter]})" + (f"({roman})" if roman else "")
            body += f"<div class=k><div class=p><span class=l>{f'({chr(97 + letter)})' if fresh else ''}</span>{f'<span class=l>({roman})</span>' if roman else ''}<span class=x>{web(question)}</span></div>" + "<div class=r></div>" * marks + f"<div class=m>[{marks}]</div></div>"
            scheme += f"<tr><td>{number}<td>{'<p>One mark for each point:</p>' if marks > 1 else ''}" + (f"<ul>{''.join(f'<li>{web(point)}</li>' for point in points)}</ul>" if marks > 1 else web(points[0])) + f"<td>{marks}</tr>"
            rubric = [{"text": point, "marks": None} for point in points] if marks > 1 else None
            items.append(item(question, "\n".join(points), number, marks, stem=stem, rubric=rubric, guidance="One mark for each point:" if marks > 1 else None))
        body += f"<div class=m><b>[Total: {total}]</b></div>"
    body += f"<div class=new></div><h2>MARK SCHEME</h2><table><thead><tr><th>Question<th>Answer<th>Marks</tr></thead>{scheme}</table>"
    css = ".q { display: flex; margin: 6mm 0 3mm; break-after: avoid } .q b { width: 10mm } .k { margin: 0 0 4mm 10mm; break-inside: avoid } .p { display: flex } .l { width: 10mm; flex: none } .x { flex: 1 } .r { border-bottom: 1px solid #666; height: 8mm; margin-left: 10mm } .m { text-align: right; margin-top: 1.5mm } .new { break-after: page } table { border-collapse: collapse; width: 100% } th, td { border: 1px solid #000; padding: 1.5mm 2.5mm; vertical-align: top; text-align: left } th { background: #ddd } td:first-child { width: 20mm } td:last-child { width: 14mm; text-align: center } td p { margin: 0 } ul { margin: 0; padding-left: 6mm } tr { break-inside: avoid }"
    engine, source = page(draw, body, ["Liberation Sans", "Open Sans"], (11,), css)
    return Document(engine, source, items)


# Problem sheet with solutions

MECHANICS = [
    ("A stone is dropped from a bridge and hits the water after 2.0 s.", [("How high is the bridge above the water?", "From s = gt²/2 we find s = 0.5 × 9.8 × 4.0 = 19.6 m."), ("How fast is the stone moving when it hits the water?", "The speed is v = gt = 9.8 × 2.0 = 19.6 m/s.")]),
    ("A car of mass 1200 kg is travelling at 15 m/s when the driver brakes. The car stops in 30 m.", [("Find the kinetic energy of the car before it brakes.", "The kinetic energy is 0.5 × 1200 × 15² = 135 kJ."), ("Find the mean braking force.", "The work done by the brakes is 135 kJ over 30 m, so the force is 4.5 kN."), ("By what factor would the stopping distance change at 30 m/s, if the force were the same?", "The energy is four times as large, so the distance grows by a factor of 4.")]),
    ("A child of mass 25 kg sits 1.8 m from the pivot of a seesaw. A second child, of mass 30 kg, sits on the other side so that it balances.", [("How far from the pivot does the second child sit?", "Taking moments about the pivot, 25 × 1.8 = 30d, so d = 1.5 m."), ("What force does the pivot exert on the seesaw, if the board has a mass of 20 kg?", "The total mass is 75 kg, so the pivot pushes up with 735 N.")]),
    (None, [("A skater spins with her arms stretched out and then pulls them in. Explain why she spins faster.", "Her angular momentum is conserved. As her moment of inertia falls, her angular velocity must rise.")]),
    (None, [("A pendulum of length 1.0 m swings on the Moon, where g = 1.6 m/s². Estimate its period.", "The period is about 5.0 s, from 2π times the square root of 1.0/1.6.")]),
]


@layout(HALF, "problems-mangosteen", "problem sheet of a university with its solutions, pdfLaTeX: Problem 1. in bold run in, parts (a) (b), Solution. in italics below each problem with the same letters and a square at its end")
def problems_mangosteen(draw):
    items, body, end = [], "", r"\hfill$\Box$"
    for n, (stem, parts) in enumerate(MECHANICS, 1):
        if stem:
            body += rf"\bigskip\needspace{{5cm}}\textbf{{Problem {n}.}} {tex(stem)}\par "
            body += "".join(rf"\lab{{6mm}}{{8mm}}{{({letter})}}{{{tex(question)}}}" for letter, (question, _) in zip("abc", parts))
            body += r"\smallskip\textit{Solution.}" + "".join(rf"\lab{{6mm}}{{8mm}}{{({'abc'[k]})}}{{{tex(answer)}{end if k == len(parts) - 1 else ''}}}" for k, (_, answer) in enumerate(parts)) + "\n"
            items += [item(question, answer, f"{n}({letter})", stem=stem) for letter, (question, answer) in zip("abc", parts)]
        else:
            question, answer = parts[0]
            body += rf"\bigskip\needspace{{3cm}}\textbf{{Problem {n}.}} {tex(question)}\par\smallskip\textit{{Solution.}} {tex(answer)}\hfill$\Box$\par" "\n"
            items.append(item(question, answer, str(n)))
    body = body.replace("×", r"\ensuremath{\times}")
    sheet = draw.random.randint(2, 8)
    top = rf"Department of Physics\hfill Michaelmas Term\par\begin{{center}}{{\Large\bfseries Mechanics: Problem Sheet {sheet}}}\par\smallskip with solutions\end{{center}}\textit{{Take $g = 9.8$ m/s\textsuperscript{{2}} unless told otherwise. Please report errors to the lecturer.}}\par"
    engine, source = document(draw, top + body, ["cm", "lm", "palatino"], (11,), (24, 28), foot=r"\thepage")
    return Document(engine, source, items)


# Questions of a first-aid course, Spain

AUXILIOS = [
    ("¿Qué significan las siglas PAS?", ["Proteger, avisar y socorrer", "Parar, atender y salvar", "Pedir ayuda siempre"], 0), ("¿A qué número hay que llamar en caso de emergencia en España?", ["061", "112", "091"], 1),
    ("Ante una quemadura leve, lo primero es:", ["aplicar pasta de dientes", "reventar las ampollas", "enfriarla con agua durante varios minutos"], 2), ("¿Cuántas compresiones se hacen entre cada dos insuflaciones en un adulto?", ["15", "30", "50"], 1),
    ("Una persona inconsciente que respira debe colocarse:", ["boca arriba", "sentada", "en posición lateral de seguridad"], 2), ("Si sangra la nariz, hay que:", ["inclinar la cabeza hacia delante y apretar la nariz", "echar la cabeza hacia atrás", "tumbarse boca arriba"], 0),
    ("La maniobra de Heimlich se utiliza en caso de:", ["fractura", "atragantamiento", "insolación"], 1), ("Para detener una hemorragia externa se debe:", ["lavar con alcohol", "presionar directamente sobre la herida", "dar de beber al herido"], 1),
    ("El desfibrilador semiautomático (DESA) puede usarlo:", ["solo un médico", "solo un bombero", "cualquier persona siguiendo sus instrucciones"], 2), ("Ante una picadura de abeja conviene:", ["retirar el aguijón y aplicar frío", "frotar con arena", "succionar el veneno"], 0), ("No se debe mover a un accidentado si:", ["hay riesgo de incendio", "se sospecha una lesión de columna", "está consciente y puede andar"], 1),
]


@layout(HALF, "cuestionario-paella", "questions of a Spanish first-aid course, word processor: number with .-, options a) to c) below each other, Respuesta correcta: b) in italics below each, course and page in the foot")
def cuestionario_paella(draw):
    asked = draw.some(AUXILIOS, 10)
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans"]), 11, language="es", country="ES", margin=2.2)
    items, keep = [], 'fo:keep-with-next="always"'
    sheet.body += [sheet.p("<b>CURSO BÁSICO DE PRIMEROS AUXILIOS</b>", align="center", size=15, after=0.05), sheet.p("Cuestionario de repaso con respuestas", align="center", after=0.3), sheet.p("Lea cada pregunta con atención. Solo una de las tres opciones es válida.", after=0.3)]
    for n, (question, options, right) in enumerate(asked, 1):
        sheet.body.append(sheet.p(f"<b>{n}.-\t{question}</b>", left=1.0, first=-1.0, tabs=[1.0], before=0.25, after=0.05, extra=keep))
        sheet.body += [sheet.p(f"{letter})\t{text}", left=1.8, first=-0.8, tabs=[1.8], after=0.02, extra=keep) for letter, text in zip("abc", options)]
        sheet.body.append(sheet.p(f"<i>Respuesta correcta: {'abc'[right]})</i>", left=1.0, after=0.1))
        items.append(item(question, options[right], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[right]))
    sheet.foot = sheet.p("Asamblea Local de Voluntarios\tPágina {page} de {pages}", size=8, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, items)


# Exercises of a textbook with parts in a row

INDICES = [
    ("Simplify.", ["a³ × a⁴", "b⁹ ÷ b²", "(c²)⁵"], ["a⁷", "b⁷", "c¹⁰"]),
    ("Solve each equation.", ["3x − 7 = 11", "5(x + 2) = 35", "x/4 + 1 = 6"], ["x = 6", "x = 5", "x = 20"]),
    ("Expand and simplify.", ["(x + 2)(x + 5)", "(y − 3)(y + 4)", "(2z − 1)²"], ["x² + 7x + 10", "y² + y − 12", "4z² − 4z + 1"]),
    ("Factorise.", ["6p + 15", "q² − 9", "r² + 8r + 12"], ["3(2p + 5)", "(q + 3)(q − 3)", "(r + 2)(r + 6)"]),
]
INDICES_ALONE = ("The perimeter of a rectangle is 46 cm. It is 5 cm longer than it is wide. Find its width.", "9 cm")


@layout(HALF, "exercises-kumquat", "exercises of a textbook, pdfLaTeX: Exercise 6A in a coloured bar, bold numbers, (a) to (c) in one row, a tip in a box at the side; answers to odd numbers in small print on the next page by number with their letters")
def exercises_kumquat(draw):
    items, body, key = [], "", ""
    chapter = draw.random.randint(2, 8)
    name = f"Exercise {chapter}{draw.one('ABCD')}"
    for n, (stem, parts, answers) in enumerate(INDICES, 1):
        cells = "".join(rf"\makebox[0.3\linewidth][l]{{({letter})\enspace {tex(text)}}}" for letter, text in zip("abc", parts))
        body += rf"\lab{{0pt}}{{9mm}}{{\textcolor{{blue!60!black}}{{\textbf{{{n}}}}}}}{{{tex(stem)}}}\nopagebreak\hspace*{{9mm}}\parbox{{0.92\linewidth}}{{{cells}}}\par\vspace{{5mm}}" "\n"
        if n % 2 == 0:
            answers = [None] * 3
        else:
            key += rf"\textbf{{{n}}}\enspace " + r"\quad ".join(rf"({letter}) {tex(answer)}" for letter, answer in zip("abc", answers)) + r"\par "
        items += [item(text, answer, f"{n}({letter})", stem=stem, section=name) for letter, text, answer in zip("abc", parts, answers)]
    n += 1
    question, answer = INDICES_ALONE
    body += rf"\lab{{0pt}}{{9mm}}{{\textcolor{{blue!60!black}}{{\textbf{{{n}}}}}}}{{{tex(question)}}}"
    key += rf"\textbf{{{n}}}\enspace {answer}\par "
    items.append(item(question, answer, str(n), section=name))
    for text, made in (("×", r"\ensuremath{\times}"), ("÷", r"\ensuremath{\div}")):
        body, key = body.replace(text, made), key.replace(text, made)
    top = rf"\colorbox{{blue!15}}{{\makebox[0.97\linewidth][l]{{\large\bfseries {name}}}}}\par\medskip\begin{{flushright}}\fbox{{\parbox{{62mm}}{{\small\textbf{{Tip}}\par When you multiply powers of the same base, add the indices.}}}}\end{{flushright}}"
    end = rf"\newpage{{\large\bfseries Answers to odd-numbered questions}}\par\medskip{{\small\textcolor{{blue!60!black}}{{\textbf{{{name}}}}}\par {key}}}"
    engine, source = document(draw, top + body + end, ["lm", "lmsans", "palatino"], (11, 12), (22, 26), head=rf"\fancyhead[L]{{\small\itshape Chapter {chapter}}}\fancyhead[R]{{\small\itshape Algebra}}", foot=r"\fancyfoot[R]{\ifnum\value{page}=1 87\else 312\fi}")
    return Document(engine, source, items)


# Sheet with a column for answers at the right

MONEY = [
    ("Maria buys 6 pencils at 45 cents each. How much does she pay?", "$2.70"), ("A movie starts at 3:40 and lasts 95 minutes. At what time does it end?", "5:15"), ("There are 148 children on 4 buses with the same number on each. How many are on each bus?", "37"), ("A ribbon of 3 meters is cut into pieces of 25 centimeters. How many pieces are there?", "12"),
    ("Sam had $50 and spent $18.35. How much is left?", "$31.65"), ("A recipe needs 2/3 cup of sugar. How much sugar is needed for 3 batches?", "2 cups"), ("One lap of a track is 400 meters. How many laps make 6 kilometers?", "15"), ("A box of 24 crayons costs $3.60. What is the cost of one crayon?", "15 cents"),
    ("The temperature rose from −4 degrees to 9 degrees. By how many degrees did it rise?", "13"), ("A garden is 12 feet long and 7 feet wide. What is its area in square feet?", "84"), ("Lena reads 18 pages a day. How many days does she need for a book of 234 pages?", "13"), ("Five tickets cost $62.50. How much does one ticket cost?", "$12.50"),
]


@layout(HALF, "worksheet-falafel", "word problems of a US site, XeLaTeX letter: title and name in a head with rules, numbered problems at the left, narrow column headed Answers at the right with numbered lines; the second page is the same with the answers on the lines, in red, and Answer Key as the name")
def worksheet_falafel(draw):
    asked, leaf = draw.some(MONEY, 10), draw.random.randint(1, 9)
    items = [item(question, answer, str(n)) for n, (question, answer) in enumerate(asked, 1)]

    def red(answer):
        return rf"\textcolor{{red}}{{{tex(answer)}}}"

    def sheet(name, shown):
        left = "".join(rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n})}}}}{{{tex(question)}}}\vspace{{11mm}}" for n, (question, _) in enumerate(asked, 1))
        right = r"\par\vspace{3.2mm}".join(rf"{n}.\enspace\underline{{\makebox[26mm][c]{{{red(answer) if shown else ''}}}}}" for n, (_, answer) in enumerate(asked, 1))
        return rf"{{\large\bfseries Everyday Word Problems}}\hfill Name: {name}\par\vspace{{-1mm}}\rule{{\linewidth}}{{1pt}}\par\textbf{{Solve each problem.}} Write your answers in the column on the right.\par\bigskip\begin{{minipage}}[t]{{0.72\linewidth}}\setlength\parskip{{4pt}}{left}\end{{minipage}}\hfill\vrule\hfill\begin{{minipage}}[t]{{0.22\linewidth}}\centering\textbf{{Answers}}\par\bigskip {right}\end{{minipage}}\par\vfill{{\footnotesize Math\hfill www.quickmathpages.example\hfill {leaf}}}"

    body = sheet(r"\underline{\hspace{50mm}}", False) + r"\newpage " + sheet(r"\textcolor{red}{\textbf{Answer Key}}", True)
    engine, source = document(draw, body, ["arial", "timesnew", "avant"], (11,), (18, 20), foot="", paper="letterpaper")
    return Document(engine, source, items)


# Questions and answers to be learnt by heart

SEAMEN = [
    ("What is the port side of a vessel?", "The left side when you face forward."), ("What colour is the light shown on the port side?", "Red."), ("What does one short blast on the whistle mean?", "I am altering my course to starboard."), ("Who gives way when two power vessels cross?", "The vessel that has the other on her starboard side."),
    ("What is the purpose of a bilge pump?", "To remove water that collects in the bottom of the hull."), ("What does a black ball hoisted forward show?", "That the vessel is at anchor."), ("How is the speed of a vessel measured?", "In knots, that is, nautical miles per hour."), ("What is the windward side?", "The side from which the wind is blowing."),
    ("What should you do first when somebody falls overboard?", "Shout, throw a lifebuoy and keep pointing at the person."), ("What is a bowline used for?", "To make a loop that does not slip."), ("What does the letter A flag mean?", "I have a diver down; keep well clear at slow speed."), ("What is the draught of a vessel?", "The depth of her keel below the waterline."),
]


@layout(HALF, "pairs-tzatziki", "handbook of a harbour training centre, groff: Q. 1. in bold and A. as hanging labels, chapter head in capitals, one column with hyphenation, note to the instructor above")
def pairs_tzatziki(draw):
    asked = draw.some(SEAMEN, 11)
    lines = [".ds CF \\\\n(PN", ".ds LH \\fIDeckhand’s Handbook\\fP", ".ds RH", ".ce", "\\s+3\\fBCHAPTER FOUR\\fP\\s0", ".ce", "\\fBQuestions for the Oral Test\\fP", ".sp", ".LP", "The examiner will ask five of these. Candidates should answer in a full voice and in few words."]
    items = []
    for n, (question, answer) in enumerate(asked, 1):
        lines += [".KS", f".IP \"\\fBQ.\\ {n}.\\fP\" 8n", f"\\fB{plain(question)}\\fP", ".IP \"A.\" 8n", plain(answer), ".KE"]
        items.append(item(question, answer, str(n)))
    engine, source = roff(draw, lines, (11, 12), ("T", "N", "P"))
    return Document(engine, source, items)


# Glossary of a statistics office

CENSUS = [
    ("Birth rate", "The number of live births in a year for every thousand people."), ("Census", "A count of all people and households in a country on a given day."), ("Cohort", "A group of people who share an experience in the same period, such as the year of birth."), ("Density", "The number of people who live on one square kilometre of land."), ("Dependent", "A person who is too young or too old to work and is supported by others."), ("Emigration", "The movement of people out of a country in order to live elsewhere."), ("Enumerator", "A person who is employed to collect the answers to a census."),
    ("Household", "One person, or several people who live at the same address and share meals."), ("Life expectancy", "The number of years that a newborn baby would live on average if present death rates continued."), ("Median age", "The age that divides a population into two halves of equal size."), ("Migrant", "A person who has moved to a country and intends to stay there for at least a year."), ("Projection", "An estimate of a future population that rests on stated assumptions."), ("Sample", "A part of a population that is chosen to represent the whole."), ("Urban area", "A town or city of at least ten thousand people."),
]


@layout(HALF, "glossary-vanilla", "glossary of a statistics office, Typst: two columns, term in colour and bold on a line of its own, meaning below, thin rules between entries, publication and page in the foot")
def glossary_vanilla(draw):
    entries = draw.some(CENSUS, 13)
    body = "\n".join(f"#block(breakable: false, width: 100%)[#text(fill: rgb(\"#1b5e86\"), weight: \"bold\")[{term}] \\ {meaning}]\n#line(length: 100%, stroke: 0.3pt + gray)" for term, meaning in entries)
    source = f"""#set page(paper: "a4", margin: {draw.random.randint(20, 25)}mm, footer: context [#text(8pt)[Counting People: A Reader’s Guide #h(1fr) #counter(page).display()]])
#set text(font: ({draw.one(['"Lato"', '"Open Sans"', '"Carlito"'])},), size: 10.5pt, lang: "en")
#text(22pt, weight: "bold")[Glossary]

The terms below have these meanings throughout this guide.
#v(3mm)
#columns(2, gutter: 8mm)[
{body}
]
"""
    return Document("typst", source, [item(term, meaning, kind="definition") for term, meaning in entries])


# Hebrew words

MARKET = [
    ("At the market", [("תפוח", "tapuach", "apple"), ("לחם", "lechem", "bread"), ("גבינה", "gvina", "cheese"), ("עגבנייה", "agvaniya", "tomato"), ("מלפפון", "melafefon", "cucumber"), ("ביצה", "beitza", "egg"), ("דבש", "dvash", "honey")]),
    ("In the city", [("רחוב", "rechov", "street"), ("תחנה", "tachana", "station"), ("ספרייה", "sifriya", "library"), ("חנות", "chanut", "shop"), ("גשר", "gesher", "bridge"), ("מוזיאון", "muze'on", "museum"), ("כיכר", "kikar", "square")]),
]


@layout(HALF, "words-tahini", "Hebrew words of an evening class, Chromium: two themes, each a ruled table with number, English, Say it and Hebrew at the right in larger letters, shaded head, name of the teacher in the foot")
def words_tahini(draw):
    body, items = "<h1>Hebrew for Beginners: Word List 3</h1>", []
    for topic, words in MARKET:
        words = [(hebrew, sound.replace("'", "’"), english) for hebrew, sound, english in draw.some(words, 6)]
        body += f"<h2>{topic}</h2><table><tr><th><th>English<th>Say it<th class=h>Hebrew</tr>" + "".join(f"<tr><td>{n}<td>{english}<td><i>{sound}</i><td class=h lang=he dir=rtl>{hebrew}</tr>" for n, (hebrew, sound, english) in enumerate(words, 1)) + "</table>"
        items += [item(hebrew, english, str(n), kind="vocabulary", section=topic) for n, (hebrew, _, english) in enumerate(words, 1)]
    body += "<p class=f>The sound <i>ch</i> is said at the back of the mouth. · Evening Institute, Room 12 · Teacher: Dana</p>"
    css = "h1 { font-size: 17pt } h2 { font-size: 13pt; margin: 6mm 0 2mm } table { border-collapse: collapse; width: 100% } th { background: #e4e4dc; text-align: left } th, td { border: 1px solid #888; padding: 1.2mm 3mm } td:first-child { width: 7mm; text-align: center } td:nth-child(2), td:nth-child(3) { width: 34% } .h { text-align: right } td.h { font-family: 'Noto Sans Hebrew'; font-size: 125% } .f { font-size: 82%; color: #555; margin-top: 8mm }"
    engine, source = page(draw, body, ["Carlito", "Lato", "Liberation Sans"], (11, 12), css)
    return Document(engine, source, items)


# Quiz night with a sheet of answers by rounds

NIGHT = [
    ("Round 1: Food and Drink", [("Which nut is used to make marzipan?", "Almond"), ("From which country does Gouda cheese come?", "The Netherlands"), ("What is the main ingredient of hummus?", "Chickpeas"), ("Which spice comes from a crocus?", "Saffron"), ("What fruit is dried to make a prune?", "Plum")]),
    ("Round 2: Rivers and Seas", [("Which river flows through Budapest?", "The Danube"), ("What is the largest ocean?", "The Pacific"), ("In which country does the Ganges rise?", "India"), ("Which canal joins the Mediterranean to the Red Sea?", "The Suez Canal"), ("On which river does Rome stand?", "The Tiber")]),
    ("Round 3: Sport", [("How many players are there in a netball team?", "Seven"), ("In which sport is there a bullseye?", "Darts"), ("What colour is the ball worth seven points in snooker?", "Black"), ("How long is a marathon to the nearest mile?", "26 miles")]),
]


@layout(HALF, "quiz-ceviche", "quiz night of a rowing club, word processor: rounds as heads, numbers that begin again, no lines; answers overleaf as one table with a column for each round and a row for each number")
def quiz_ceviche(draw):
    body, items = paragraph(run("Riverside Rowing Club Quiz Night"), "Title") + paragraph(run("Read each question twice. Swap papers after every round.", "I")), []
    for title, asked in NIGHT:
        body += paragraph(run(title), "Head")
        for n, (question, answer) in enumerate(asked, 1):
            body += paragraph(run(f"{n}.\t{question}"), "Part")
            items.append(item(question, answer, str(n), section=title))
    cells = [[run(""), *(run(title.split(":")[0], "B") for title, _ in NIGHT)]]
    cells += [[run(str(n + 1), "B"), *(run(asked[n][1] if n < len(asked) else "") for _, asked in NIGHT)] for n in range(5)]
    body += paragraph(run("Answers (quizmaster only)"), "New") + office_table(cells, [1.2, 4.8, 4.8, 4.8])
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Lato"], (11, 12), 2.4, styles=paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"'))
    return Document(engine, source, items)


# Rules of a school kitchen

KITCHEN = [("Before you begin", ["Tie back long hair and take off rings and watches.", "Wash your hands with soap for at least twenty seconds.", "Put on a clean apron."]), ("While you cook", ["Turn the handles of pans away from the edge of the stove.", "Carry knives with the point down.", "Never leave hot oil on its own.", "Use one board for raw meat and another for vegetables."]), ("When you have finished", ["Wash, dry and put away all that you have used.", "Wipe the surfaces with hot water.", "Check that gas and taps are turned off."])]


@layout(HALF, "rules-wasabi", "rules of a school’s kitchen, groff: heads in bold, numbered sentences that run on, table of temperatures, line for signatures; nothing to be found")
def rules_wasabi(draw):
    lines = [".ds CF Room 9 \\(bu Home Economics", ".ce", "\\s+5\\fBKitchen Rules\\fP\\s0", ".sp", ".LP", "These rules keep all of us safe. Pupils who do not follow them will be sent to work on theory.", ".sp"]
    n = 0
    for head, rules in KITCHEN:
        lines += [".sp 0.4", ".LP", f"\\fB{head}\\fP"]
        for rule in rules:
            n += 1
            lines += [f".IP {n}. 4n", plain(rule)]
    lines += [".sp 0.4", ".LP", "\\fBSafe temperatures\\fP", ".sp 0.5", ".TS", "allbox tab(@);", "lb lb", "l l.", "Food@Keep at", "Refrigerator@below 5 \\(de\\h'0'C", "Freezer@below \\-18 \\(de\\h'0'C", "Hot dishes@above 63 \\(de\\h'0'C", ".TE", ".sp 2", ".nf", "Pupil \\l'2.2i'", ".sp", "Parent or guardian \\l'2.2i'", ".fi"]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "H"))
    return Document(engine, source, [])


# Test in general knowledge, Germany

LAENDER = [
    ("box", 1, "Wie viele Bundesländer hat Deutschland?", ["16", "12", "14", "18"]), ("box", 1, "Wie heißt die Hauptstadt von Bayern?", ["München", "Nürnberg", "Augsburg", "Würzburg"]), ("box", 1, "Welches Bundesland liegt am weitesten im Norden?", ["Schleswig-Holstein", "Niedersachsen", "Bremen", "Brandenburg"]), ("box", 1, "Welcher Fluss fließt durch Köln?", ["der Rhein", "die Elbe", "die Oder", "die Isar"]),
    ("box", 1, "Wie heißt der höchste Berg Deutschlands?", ["Zugspitze", "Brocken", "Feldberg", "Watzmann"]), ("box", 1, "An welches Land grenzt Sachsen im Osten?", ["Polen", "Dänemark", "Frankreich", "Belgien"]), ("open", 2, "Nenne die beiden Meere, an denen Deutschland liegt.", None), ("open", 2, "Nenne zwei Bundesländer, die zugleich Städte sind.", None),
    ("open", 1, "Wie heißt die größte deutsche Insel?", None), ("open", 2, "Erkläre, was ein Stadtstaat ist.", None),
]


@layout(HALF, "test-bratwurst", "test of a German primary school, Chromium: framed head with Name and Datum, options behind squares two in a row, ___ / 1 P. at the right of each question, lines, marks and grade to fill in below; nothing answered")
def test_bratwurst(draw):
    items, body, total = [], "", 0
    for n, (kind, marks, question, said) in enumerate(LAENDER, 1):
        total += marks
        body += f"<div class=k><div class=q><b>{n}.</b><span class=x>{web(question)}</span><span class=m>___ / {marks} P.</span></div>"
        if kind == "box":
            options = draw.shuffled(said)
            body += "<div class=o>" + "".join(f"<span>☐ {text}</span>" for text in options) + "</div>"
            items.append(item(question, None, str(n), marks, choices([None] * 4, options), kind="mcq"))
        else:
            body += "<div class=r></div>" * marks
            items.append(item(question, None, str(n), marks))
        body += "</div>"
    head = "<table class=h><tr><td colspan=2><b>Test im Sachunterricht: Deutschland und seine Bundesländer</b></tr><tr><td>Name:<td>Datum:</tr></table>"
    foot = f"<p class=s>Du hast _____ von {total} Punkten erreicht. &emsp; Note: _____ &emsp; Unterschrift: _______________</p>"
    css = ".h { width: 100%; border-collapse: collapse; margin-bottom: 5mm } .h td { border: 1px solid #000; padding: 2mm 3mm; width: 50% } .k { break-inside: avoid; margin-bottom: 5mm } .q { display: flex } .q b { width: 9mm } .x { flex: 1 } .m { white-space: nowrap; padding-left: 5mm } .o { display: grid; grid-template-columns: 1fr 1fr; margin: 2mm 0 0 9mm; row-gap: 1.5mm; width: 120mm } .r { border-bottom: 1px solid #000; height: 8mm; margin: 0 22mm 0 9mm } .s { border-top: 2px solid #000; padding-top: 3mm }"
    engine, source = page(draw, head + body + foot, ["Comic Neue", "Open Sans", "Carlito"], (12,), css, language="de")
    return Document(engine, source, items)


# Board review with vignettes

CASES = [
    ("A 24-year-old man falls on his outstretched hand. There is tenderness in the anatomical snuffbox.", "Which bone is most likely to be broken?", ["Capitate", "Hamate", "Lunate", "Scaphoid", "Triquetrum"], 3, "The scaphoid forms the floor of the snuffbox and is the carpal bone that breaks most often."),
    ("A 60-year-old woman cannot close her left eye or lift the left corner of her mouth.", "Which cranial nerve is affected?", ["Trigeminal", "Facial", "Vagus", "Hypoglossal", "Accessory"], 1, "The facial nerve supplies the muscles of expression on its own side."),
    ("A 35-year-old man has weakness in lifting his foot after a blow to the outer side of the knee.", "Which nerve is most likely to be injured?", ["Femoral", "Obturator", "Tibial", "Common fibular", "Sural"], 3, "This nerve winds round the neck of the fibula, where it has little cover."),
    ("", "Which chamber of the heart receives blood from the lungs?", ["Left atrium", "Left ventricle", "Right atrium", "Right ventricle", "Coronary sinus"], 0, "Four pulmonary veins enter this chamber from behind."),
    ("A patient cannot lift the arm above the shoulder, and the inner edge of the shoulder blade stands out when he pushes against a wall.", "Which muscle is paralysed?", ["Deltoid", "Trapezius", "Serratus anterior", "Latissimus dorsi", "Rhomboid major"], 2, "The long thoracic nerve supplies this muscle, which holds the blade to the chest."),
    ("", "Which structure passes through the foramen magnum?", ["Internal carotid artery", "Spinal cord", "Optic nerve", "Middle meningeal artery", "Jugular vein"], 1, "It leaves the skull there as the continuation of the medulla."),
    ("A surgeon ties the vessel that runs in the free edge of the lesser omentum beside the bile duct.", "Which vessel is tied?", ["Splenic artery", "Left gastric artery", "Proper hepatic artery", "Gastroduodenal artery", "Renal artery"], 2, "It lies to the left of the duct and in front of the portal vein."),
    ("", "At which level does the spinal cord end in most adults?", ["T10", "T12", "L1 to L2", "L4", "S2"], 2, "A needle is therefore put in at a lower level to draw fluid."),
    ("A 50-year-old man is hoarse after an operation on the thyroid gland.", "Which nerve is most likely to be damaged?", ["Phrenic", "Recurrent laryngeal", "Glossopharyngeal", "Ansa cervicalis", "Lingual"], 1, "It runs in the groove between trachea and oesophagus behind the gland."),
]


@layout(HALF, "choices-lychee", "review questions in anatomy, XeLaTeX: vignettes before what is asked, (A) to (E) below each other, chapter in the running head; Answers and Explanations on the last page as 1. The answer is D. with the reason")
def choices_lychee(draw):
    items, body, key = [], "", ""
    for n, (case, question, options, right, why) in enumerate(CASES, 1):
        whole = f"{case} {question}".strip()
        listed = "".join(rf"\lab{{9mm}}{{9mm}}{{({letter})}}{{{tex(text)}}}" for letter, text in zip("ABCDE", options))
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{1pt}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(whole)}}}\vspace{{1mm}}{listed}\end{{minipage}}\par\vspace{{4mm}}" "\n"
        key += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{\textbf{{The answer is {'ABCDE'[right]}.}} {tex(why)}}}\smallskip "
        items.append(item(whole, options[right], str(n), None, choices("ABCDE", options), kind="mcq", answer_label="ABCDE"[right]))
    body = r"{\LARGE\bfseries Review Test}\par\medskip\textbf{Directions:} Each of the numbered items is followed by lettered answers. Select the \textbf{one} lettered answer that is best in each case.\par\bigskip " + body + r"\newpage{\LARGE\bfseries Answers and Explanations}\par\bigskip " + key
    engine, source = document(draw, body, ["libertine", "timesnew", "arial"], (10, 11), (22, 26), head=r"\fancyhead[L]{\small Chapter 7}\fancyhead[R]{\small\itshape Clinical Anatomy in Brief}", foot=r"\fancyfoot[C]{\small\the\numexpr\value{page}+211\relax}", extra=r"\renewcommand\headrulewidth{.4pt}")
    return Document(engine, source, items)
