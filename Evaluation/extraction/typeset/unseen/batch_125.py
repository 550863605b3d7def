"""The hundred and twenty-fifth: ordinary sheets by one who does not know the reader, with names of household things, second half:
an economics paper with its scheme, a South African paper with a memorandum, a Spanish entrance test, questions of a certificate in
computing, German and Hebrew words, a reading test, a test of truck drivers, an oral examination, an outline of a course, a Brazilian
entrance examination and a grammar sheet.
"""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"

# Economics paper with its marking scheme in one file, Hong Kong

ECONOMICS = [
    ("Mr Lau gives up a job with a salary of $25 000 a month to open a noodle shop in a flat that he owns. He could have let the flat for $9000 a month.", [
        ("Define ‘opportunity cost’.", [("the value of the best alternative forgone", 2)], ["the highest-valued option forgone"], ""),
        ("Calculate the opportunity cost per month of Mr Lau’s time and flat.", [("$25 000 + $9000", 1), ("$34 000", 1)], [], ""),
        ("Mr Lau spent $80 000 on a sign that cannot be sold. Explain whether this is a cost when he decides to close the shop.", [("It is not a cost of the decision.", 1), ("The money cannot be got back whatever he decides.", 1)], ["sunk cost"], ""),
    ]),
    ("A typhoon destroys half of the vegetables on local farms. At the same time many families begin to eat at home.", [
        ("Explain the effect of the typhoon on the supply of vegetables.", [("Supply falls, as less can be offered at each price.", 2)], [], "1 mark only if the price is said to rise"),
        ("Explain the effect of eating at home on the demand for vegetables.", [("Demand rises, as families buy more at each price.", 2)], [], ""),
        ("State what happens to the price, and why the change in quantity is not certain.", [("The price rises.", 1), ("The two changes move the quantity in opposite directions.", 2)], [], ""),
    ]),
    ("The government sets a minimum wage above the market wage.", [
        ("State the effect on the number of workers employed.", [("It falls.", 1)], ["employment decreases"], ""),
        ("Name one group that gains and one group that may lose.", [("workers who keep their jobs", 1), ("workers who lose their jobs", 1)], ["employers for the loss"], ""),
        ("Give one reason why some economists favour a minimum wage.", [("It makes the distribution of income more equal.", 1)], [], "any reasonable answer"),
    ]),
]


@layout(HALF, "economics-toaster", "economics paper of Hong Kong with its scheme in the same file, XeLaTeX: 1. stem, (a) with (2 marks) at the right end of the line below, no lines; marking scheme as a ruled table Answer, Marks, Remarks with points and their marks one a row, Accept in italics")
def economics_toaster(draw):
    items, body, scheme, total = [], "", "", 0
    for n, (stem, parts) in enumerate(ECONOMICS, 1):
        body += rf"\needspace{{40mm}}\bigskip\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(stem)}}}"
        scheme += rf"\multicolumn{{3}}{{|l|}}{{\textbf{{Question {n}}}}}\\\hline "
        for letter, (text, points, accept, remark) in zip("abc", parts):
            marks = sum(mark for _, mark in points)
            total += marks
            body += rf"\medskip\lab{{9mm}}{{9mm}}{{({letter})}}{{{tex(text)}}}\nopagebreak\hfill({marks} mark{'s' if marks > 1 else ''})\par"
            said = r"\newline ".join([*(rf"\textit{{Accept:}} {tex(a)}" for a in accept), *([tex(remark)] if remark else [])])
            for k, (point, mark) in enumerate(points):
                scheme += rf"\hangindent=7mm\makebox[7mm][l]{{{f'({letter})' if k == 0 else ''}}}{tex(point)} & {mark} & {said if k == 0 else ''}\\" + ("" if k < len(points) - 1 else r"\hline ")
            items.append(item(text, "\n".join(point for point, _ in points), f"{n}({letter})", marks, stem=stem, rubric=[{"text": point, "marks": mark} for point, mark in points] if marks > 1 else None, allow=accept, guidance=remark))
    body = r"\begin{center}{\large\bfseries TIN HAU COLLEGE}\par\textbf{Form 5 Second Term Examination}\par\textbf{ECONOMICS\quad PAPER 2}\end{center}\textbf{Time allowed: 45 minutes}\hfill\textbf{Full marks: " + str(total) + r"}\par\vspace{1mm}\hrule\medskip Answer ALL questions in the answer book.\par " + body + r"\begin{center}\textbf{END OF PAPER}\end{center}\newpage\begin{center}{\large\bfseries ECONOMICS PAPER 2}\par\textbf{MARKING SCHEME}\end{center}\renewcommand\arraystretch{1.3}\begin{longtable}{|>{\raggedright\arraybackslash}p{92mm}|c|>{\raggedright\arraybackslash}p{44mm}|}\hline \textbf{Answer} & \textbf{Marks} & \textbf{Remarks}\\\hline\endhead " + scheme + r"\end{longtable}"
    engine, source = document(draw, body, ["timesnew", "libertine", "arial"], (11,), (18, 20), head=r"\fancyhead[L]{\footnotesize F5-ECON 2}", foot=r"\thepage")
    return Document(engine, source, items)


# South African life sciences with a memorandum

LIFE_MCQ = [
    ("Which ONE of the following is the site of photosynthesis?", ["Mitochondrion", "Chloroplast", "Nucleus", "Ribosome"], 1),
    ("The blood vessel that carries blood from the heart to the lungs is the …", ["aorta.", "pulmonary vein.", "vena cava.", "pulmonary artery."], 3),
    ("A learner tests a food with iodine solution and it turns blue-black. The food contains …", ["starch.", "protein.", "fat.", "glucose."], 0),
    ("Which part of the flower becomes the fruit?", ["Stigma", "Anther", "Ovary", "Petal"], 2),
]
LIFE_TERMS = [("The loss of water vapour from the aerial parts of a plant", "Transpiration"), ("The tissue that transports water and mineral salts in plants", "Xylem"), ("The process by which a cell divides to form two identical cells", "Mitosis"), ("All the living organisms and non-living factors in an area that interact", "Ecosystem")]
LIFE_LONG = [
    ("A learner counted his pulse at rest and straight after climbing five flights of stairs. At rest it was 68 beats per minute and after the climb 132 beats per minute.", [
        ("State the independent variable in this investigation.", ["Exercise"], 1),
        ("Calculate by how much the pulse increased.", ["132 − 68", "64 beats per minute"], 2),
        ("Explain why the pulse increases during exercise.", ["Muscles need more oxygen and glucose", "for faster cellular respiration"], 2),
    ]),
    ("The kidneys remove waste from the blood and keep its water content constant.", [
        ("Name the functional unit of the kidney.", ["Nephron"], 1),
        ("Name ONE nitrogenous waste that leaves the body in urine.", ["Urea"], 1),
        ("Describe the role of ADH when a person has drunk too little water.", ["More ADH is secreted", "The collecting ducts become more permeable", "More water is reabsorbed into the blood"], 3),
    ]),
]


@layout(HALF, "sciences-pestle", "life sciences paper of a South African province, word processor: QUESTION 1 and 2 as heads, 1.1.1 with A to D below each other, (4 × 2) (8) for a set, 2.1.1 with (2) at the right, [20] totals; memorandum in its own file with ticks behind the points")
def sciences_pestle(draw):
    font = draw.one(["Liberation Sans", "Carlito"])
    sheet, memo = Sheet(font, 11, country="ZA", margin=2.2), Sheet(font, 11, country="ZA", margin=2.2)
    wide, items = sheet.wide, []
    right = (wide, RIGHT)
    sheet.head = sheet.p("Life Sciences\t{page}\tGrade 11", size=9, tabs=[(wide / 2, 'style:type="center"'), right])
    sheet.foot = sheet.p("Copyright reserved\tPlease turn over", size=9, tabs=[right])
    memo.head = memo.p("Life Sciences\tMarking guideline", size=9, tabs=[right])
    keep = 'fo:keep-with-next="always"'
    sheet.body += [sheet.p("<b>SECTION A</b>", before=0.2), sheet.p("<b>QUESTION 1</b>", before=0.2)]
    memo.body += [memo.p("<b>SECTION A</b>"), memo.p("<b>QUESTION 1</b>")]
    first = "Various options are provided as possible answers to the following questions. Choose the correct answer and write only the letter (A to D) next to the question number (1.1.1 to 1.1.4) in the ANSWER BOOK."
    second = "Give the correct biological term for each of the following descriptions. Write only the term next to the question number."
    sheet.body.append(sheet.p(f"1.1\t{first}", left=1.4, first=-1.4, tabs=[1.4], before=0.2, after=0.3))
    memo.body.append(memo.p("1.1", after=0.1))
    for n, (question, options, place) in enumerate(LIFE_MCQ, 1):
        sheet.body.append(sheet.p(f"1.1.{n}\t{question}", left=3, first=-1.6, tabs=[3], before=0.2, extra=keep))
        sheet.body += [sheet.p(f"{letter}\t{text}", left=4, first=-1, tabs=[4], after=0.03, extra=keep if letter != "D" else "") for letter, text in zip("ABCD", options)]
        memo.body.append(memo.p(f"1.1.{n}\t{'ABCD'[place]} ✓✓", left=1.4, tabs=[3.2], after=0.05))
        items.append(item(question, options[place], f"1.1.{n}", None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[place], stem=first))
    sheet.body.append(sheet.p("\t(4 × 2)\t(8)", tabs=[(wide - 2, RIGHT), right]))
    memo.body.append(memo.p("\t(4 × 2)\t(8)", tabs=[(wide - 2, RIGHT), right]))
    sheet.body.append(sheet.p(f"1.2\t{second}", left=1.4, first=-1.4, tabs=[1.4], before=0.4, after=0.2, extra=keep))
    memo.body.append(memo.p("1.2", after=0.1))
    for n, (text, answer) in enumerate(LIFE_TERMS, 1):
        sheet.body.append(sheet.p(f"1.2.{n}\t{text}", left=3, first=-1.6, tabs=[3], before=0.1))
        memo.body.append(memo.p(f"1.2.{n}\t{answer} ✓", left=1.4, tabs=[3.2], after=0.05))
        items.append(item(text, answer, f"1.2.{n}", stem=second))
    for one in (sheet, memo):
        one.body += [one.p("\t(4 × 1)\t(4)", tabs=[(wide - 2, RIGHT), right]), one.p("\t<b>TOTAL SECTION A:</b>\t<b>12</b>", before=0.2, tabs=[(wide - 2, RIGHT), right]), one.p("<b>SECTION B</b>", before=0.3, extra='fo:break-before="page"' if one is sheet else ""), one.p("<b>QUESTION 2</b>")]
    total = 0
    for m, (stem, parts) in enumerate(LIFE_LONG, 1):
        sheet.body.append(sheet.p(f"2.{m}\t{stem}", left=1.4, first=-1.4, tabs=[1.4], before=0.3, extra=keep))
        memo.body.append(memo.p(f"2.{m}", after=0.1, before=0.2))
        for k, (text, points, marks) in enumerate(parts, 1):
            total += marks
            sheet.body.append(sheet.p(f"2.{m}.{k}\t{text}\t({marks})", left=3, first=-1.6, tabs=[3, right], before=0.2))
            for p, point in enumerate(points):
                label = f"2.{m}.{k}" if p == 0 else ""
                last = f"\t({marks})" if p == len(points) - 1 else ""
                memo.body.append(memo.p(f"{label}\t{point} ✓{last}", left=1.4, tabs=[3.2, right], after=0.05))
            items.append(item(text, "\n".join(points), f"2.{m}.{k}", marks, stem=stem, rubric=[{"text": point, "marks": None} for point in points] if marks > 1 else None))
    for one in (sheet, memo):
        one.body += [one.p(f"\t<b>[{total}]</b>", before=0.2, tabs=[right]), one.p(f"\t<b>GRAND TOTAL:</b>\t<b>{total + 12}</b>", before=0.2, tabs=[(wide - 2, RIGHT), right])]
    engine, source = sheet.source()
    return Document(engine, source, items, memo.source()[1])


# Test for posts in a town hall, Spain

OPOSICION = [
    ("La Constitución Española fue ratificada en referéndum el:", ["31 de octubre de 1978", "6 de diciembre de 1978", "27 de diciembre de 1978", "29 de diciembre de 1978"], 1),
    ("La soberanía nacional reside en:", ["las Cortes Generales", "el Gobierno", "el pueblo español", "la Corona"], 2),
    ("¿Cuántos miembros tiene el Tribunal Constitucional?", ["12", "10", "15", "20"], 0),
    ("El alto comisionado de las Cortes Generales para la defensa de los derechos es:", ["el Fiscal General", "el Presidente del Senado", "el Tribunal de Cuentas", "el Defensor del Pueblo"], 3),
    ("¿Qué órgano ejerce la potestad legislativa del Estado?", ["El Gobierno", "Las Cortes Generales", "El Tribunal Supremo", "El Consejo de Estado"], 1),
    ("La moción de censura debe ser propuesta al menos por:", ["la décima parte de los diputados", "la quinta parte de los diputados", "la tercera parte de los diputados", "la mitad de los diputados"], 0),
    ("El Congreso de los Diputados se elige por un periodo de:", ["tres años", "cinco años", "cuatro años", "seis años"], 2),
    ("La forma política del Estado español es:", ["la república federal", "la democracia popular", "el Estado confederal", "la monarquía parlamentaria"], 3),
    ("La capital del Estado es:", ["la ciudad de Toledo", "la villa de Madrid", "la que decida el Gobierno", "la ciudad de Sevilla"], 1),
    ("El órgano de gobierno y administración de la provincia es, con carácter general:", ["el pleno", "la comarca", "la diputación", "el cabildo"], 2),
    ("El gobierno y la administración de los municipios corresponden a:", ["sus ayuntamientos", "las diputaciones", "las comunidades autónomas", "las mancomunidades"], 0),
    ("El Senado es la Cámara de representación:", ["profesional", "sindical", "europea", "territorial"], 3),
]


@layout(HALF, "test-spatula", "test for posts of a Spanish town hall, XeLaTeX: letterhead, 1.- in bold, options a) to d) below each other in two columns, NO ABRA ESTE CUADERNILLO; PLANTILLA DE RESPUESTAS as a ruled table of two pairs of columns on the next page")
def test_spatula(draw):
    asked = draw.some(OPOSICION, 10)
    items, inner, key = [], "", []
    for n, (question, options, right) in enumerate(asked, 1):
        inner += rf"\begin{{minipage}}{{\linewidth}}\raggedright\hyphenpenalty=10000\lab{{0pt}}{{9mm}}{{\textbf{{{n}.-}}}}{{\textbf{{{tex(question)}}}}}" + "".join(rf"\lab{{9mm}}{{6mm}}{{{letter})}}{{{tex(text)}}}" for letter, text in zip("abcd", options)) + r"\end{minipage}\par\bigskip" + "\n"
        key.append((str(n), "abcd"[right].upper()))
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    half = (len(key) + 1) // 2
    table = "".join(rf"{a[0]} & {a[1]} & {b[0]} & {b[1]}\\\hline " for a, b in zip(key[:half], key[half:]))
    body = r"\begin{center}\textbf{AYUNTAMIENTO DE VALDEHUELO}\par\smallskip PROCESO SELECTIVO PARA LA PROVISIÓN DE TRES PLAZAS DE AUXILIAR ADMINISTRATIVO\par\smallskip\textbf{PRIMER EJERCICIO}\par\smallskip\fbox{NO ABRA ESTE CUADERNILLO HASTA QUE SE LE INDIQUE}\end{center}\small Las respuestas erróneas descuentan un tercio del valor de una respuesta correcta. Tiempo: 15 minutos.\normalsize\par\hrule\bigskip\begin{multicols}{2}" + inner + r"\end{multicols}\newpage\begin{center}\textbf{PLANTILLA DE RESPUESTAS}\par\bigskip\renewcommand\arraystretch{1.3}\begin{tabular}{|c|c|c|c|}\hline \textbf{Pregunta} & \textbf{Respuesta} & \textbf{Pregunta} & \textbf{Respuesta}\\\hline " + table + r"\end{tabular}\end{center}\bigskip Se abre un plazo de cinco días hábiles para presentar alegaciones ante el tribunal."
    engine, source = document(draw, body, ["arial", "timesnew", "noto"], (10, 11), (20, 24), foot=r"Página \thepage", extra=r"\setlength\columnsep{9mm}\raggedcolumns")
    return Document(engine, source, items)


# Practice questions for a certificate in networks

NETWORK = [
    ("Which layer of the OSI model is responsible for routing packets between networks?", ["Data link", "Network", "Transport", "Session"], "B", "Routers forward packets by the addresses of layer 3."),
    ("Which two protocols encrypt the traffic that they carry? (Choose two.)", ["Telnet", "SSH", "FTP", "HTTPS", "TFTP"], "BD", "The others send everything, including passwords, in clear text."),
    ("What is the default port of DNS?", ["25", "53", "80", "110"], "B", "Port 25 is used by SMTP, 80 by HTTP and 110 by POP3."),
    ("A user can reach a server by its IP address but not by its name. What is the most likely cause?", ["The cable is broken.", "The DNS server cannot be reached.", "The gateway is wrong.", "The switch is in a loop."], "B", "If the address works, the path to the server is sound."),
    ("How many usable host addresses are there in a network with the prefix /28?", ["14", "16", "28", "30"], "A", "Four bits are left for hosts, and two of the sixteen addresses are reserved."),
    ("Which three are private IPv4 addresses? (Choose three.)", ["10.4.0.9", "172.20.1.5", "192.168.7.1", "8.8.8.8", "172.40.0.1"], "ABC", "The private ranges are 10.0.0.0/8, 172.16.0.0/12 and 192.168.0.0/16."),
    ("Which device separates broadcast domains?", ["Hub", "Repeater", "Bridge", "Router"], "D", "A switch without VLANs and a bridge forward broadcasts."),
    ("Which cable is not affected by electromagnetic interference?", ["UTP", "Coaxial", "Fiber optic", "STP"], "C", "Light in glass is not disturbed by fields nearby."),
    ("Which command shows the path that packets take to a host?", ["ping", "tracert", "ipconfig", "nslookup"], "B", "On other systems the command is called traceroute."),
    ("Which two statements about UDP are true? (Choose two.)", ["It sets up a connection first.", "It has less overhead than TCP.", "It sends lost segments again.", "It does not guarantee delivery."], "BD", "UDP has a header of only eight bytes and no acknowledgements."),
    ("What does a switch use to decide to which port it sends a frame?", ["The source IP address", "The host name", "The destination MAC address", "The TTL"], "C", "It looks the address up in its MAC address table."),
]


@layout(HALF, "certificate-stapler", "practice questions for a certificate in computing, Chromium: QUESTION 1 in a line of its own, A. to E. below each other, some with (Choose two.), Correct Answer: BD in bold, Section: (none), Explanation: in small print and a rule below each; web address at the foot of the list")
def certificate_stapler(draw):
    asked = draw.some(NETWORK, 10)
    body, items = "<p class=h>Exam N10-EX &nbsp;·&nbsp; Version 12.4 &nbsp;·&nbsp; Number of questions: 10</p><h1>Network Associate Practice Exam</h1>", []
    for n, (question, options, right, why) in enumerate(asked, 1):
        body += f"<div class=q><p class=n>QUESTION {n}</p><p>{web(question)}</p><div class=o>" + "".join(f"<div>{letter}. {web(text)}</div>" for letter, text in zip("ABCDE", options)) + f"</div><p class=a><b>Correct Answer:</b> {right}<br><b>Section:</b> (none)</p><p class=e><b>Explanation:</b> {web(why)}</p></div>"
        said = [options["ABCDE".index(letter)] for letter in right]
        items.append(item(question, "\n".join(said), str(n), None, choices("ABCDE", options), kind="multi" if len(right) > 1 else "mcq", answer_label=right))
    body += "<p class=h>www.examtray.example – free practice tests</p>"
    css = ".h { color: #777; font-size: 85%; text-align: center } h1 { font-size: 150%; text-align: center } p { margin: 1.2mm 0 } .q { break-inside: avoid; border-bottom: 1px solid #bbb; padding: 3mm 0 } .n { font-weight: bold } .o { margin: 2mm 0 } .a { margin-top: 3mm } .e { font-size: 90%; color: #333 }"
    engine, source = page(draw, body, ["Liberation Sans", "Roboto", "Open Sans"], (10, 10.5), css, paper="letter")
    return Document(engine, source, items)


# German words of a lesson with sentences

WOHNEN = [
    ("Die Wohnung", [("die Küche, -n", "kitchen", "Die Küche ist klein, aber hell."), ("das Schlafzimmer, -", "bedroom", "Im Schlafzimmer steht ein Schrank."), ("der Flur, -e", "hall, corridor", "Die Schuhe bleiben im Flur."), ("der Balkon, -e", "balcony", "Im Sommer essen wir auf dem Balkon."), ("die Miete, -n", "rent", "Die Miete ist ziemlich hoch.")]),
    ("Die Möbel", [("der Teppich, -e", "carpet, rug", "Der Teppich ist neu."), ("das Regal, -e", "shelf", "Die Bücher stehen im Regal."), ("die Spüle, -n", "sink", "Die Teller sind in der Spüle."), ("der Herd, -e", "cooker", "Der Topf steht auf dem Herd.")]),
    ("Im Haushalt", [("abwaschen", "to wash up", "Heute muss ich abwaschen."), ("staubsaugen", "to vacuum", "Er staubsaugt jeden Samstag."), ("bügeln", "to iron", "Ich bügle nicht gern."), ("kaputt", "broken", "Die Lampe ist kaputt."), ("sauber", "clean", "Das Bad ist jetzt sauber.")]),
]


@layout(HALF, "wortschatz-plunger", "chapter vocabulary of a German course, XeLaTeX: Kapitel 4 as a head with a rule, topics in small capitals, three columns without rules and heads: German with article and plural in bold, English, a sentence in italics")
def wortschatz_plunger(draw):
    chapter = draw.random.randint(3, 9)
    body, items = rf"{{\LARGE\bfseries Kapitel {chapter}}}\hfill{{\Large Wortschatz}}\par\vspace{{-1mm}}\rule{{\linewidth}}{{1pt}}\par Nouns are given with the article and the ending of the plural. Learn them together.\par", []
    for topic, words in WOHNEN:
        body += rf"\needspace{{25mm}}\bigskip{{\large\scshape {tex(topic)}}}\par\smallskip\begin{{tabular}}{{@{{}}>{{\raggedright\arraybackslash}}p{{46mm}}>{{\raggedright\arraybackslash}}p{{36mm}}>{{\raggedright\arraybackslash}}p{{68mm}}@{{}}}}" + "".join(rf"\textbf{{{tex(g)}}} & {tex(e)} & \textit{{{tex(s)}}}\\[1.5pt]" for g, e, s in words) + r"\end{tabular}\par"
        items += [item(german, english, kind="vocabulary", section=topic) for german, english, _ in words]
    engine, source = document(draw, body, ["libertine", "notoserif", "palatino"], (11,), (22, 25), head=r"\fancyhead[R]{\small Wohnen und Leben}", foot=r"\fancyfoot[C]{\small\thepage}", extra=r"\AtBeginDocument{\setcounter{page}{58}}")
    return Document(engine, source, items)


# Hebrew words of a beginners' course

BAYIT = [("בית", "bayit", "house"), ("דלת", "delet", "door"), ("חלון", "chalon", "window"), ("שולחן", "shulchan", "table"), ("כיסא", "kise", "chair"), ("מיטה", "mita", "bed"), ("מטבח", "mitbach", "kitchen"), ("כוס", "kos", "cup"), ("סכין", "sakin", "knife"), ("מנורה", "menora", "lamp"), ("ספר", "sefer", "book"), ("מפתח", "mafteach", "key"), ("שעון", "sha’on", "clock"), ("מראה", "mar’a", "mirror"), ("ארון", "aron", "cupboard")]


@layout(HALF, "words-doormat", "handout of a Hebrew class for beginners, Chromium: title in both languages, ruled table with a shaded head Hebrew, Pronunciation, English, Hebrew at the right of its cell, homework note below")
def words_doormat(draw):
    words = draw.some(BAYIT, 13)
    body = "<div class=h><span>Beit Midrash Evening Classes</span><span>Beginners · Week 5</span></div><h1>Around the house <span lang=he dir=rtl>בבית</span></h1><table><tr><th>Hebrew<th>Pronunciation<th>English</tr>"
    body += "".join(f"<tr><td class=w lang=he dir=rtl>{hebrew}<td><i>{sound}</i><td>{english}</tr>" for hebrew, sound, english in words) + "</table><p><b>Homework:</b> Write a label for five things at home. Next week we shall play bingo with these words.</p>"
    css = ".h { display: flex; justify-content: space-between; font-size: 85%; color: #444 } h1 { font-size: 150%; display: flex; justify-content: space-between } h1 span, .w { font-family: 'Noto Sans Hebrew', 'Noto Serif Hebrew' } table { border-collapse: collapse; width: 130mm; margin: 4mm 0 6mm } th { background: #d6e4f0; text-align: left } th, td { border: 1px solid #555; padding: 1.3mm 3mm; width: 33% } .w { font-size: 120%; text-align: right }"
    engine, source = page(draw, body, ["Liberation Sans", "Carlito", "DejaVu Sans"], (11, 12), css)
    return Document(engine, source, [item(hebrew, english, kind="vocabulary") for hebrew, _, english in words])


# Reading test of a primary school

STORY = [
    "Nobody in Harbour Lane could remember a winter without the cat. She was grey, with one white ear, and she slept on the sill of the net shop among the cork floats. The fishermen called her Barnacle.",
    "On the night of the great storm, Tam could not sleep. The wind pulled at the slates and the rain beat like gravel on the glass. Then, between two gusts, he heard a thin cry from the end of the quay.",
    "He put his coat on over his pyjamas and crept down the stairs. Outside, the lamp was out. Tam felt his way along the wall, counting the iron rings with his fingers. At the ninth ring the cry came again, from the bottom of his grandfather’s boat.",
    "Barnacle was curled in a coil of rope, soaked and shivering, and beneath her were four kittens no bigger than mice. “So that is why you left the net shop,” Tam whispered. He tucked them one by one into his hood.",
]
READ = [
    ("Where did the cat usually sleep?", 1, None), ("What did the fishermen call the cat?", 1, None), ("Why could Tam not sleep? Tick one.", 1, ["He was hungry.", "The storm was loud.", "He was looking for the cat.", "His grandfather was at sea."]),
    ("The rain beat like gravel on the glass. What does this tell you about the rain?", 1, None), ("How did Tam find his way along the quay in the dark?", 2, None), ("At which ring did Tam hear the cry for the second time? Tick one.", 1, ["the fourth", "the seventh", "the ninth", "the tenth"]),
    ("Find and copy one word that shows that Tam moved quietly.", 1, None), ("Why had the cat left the net shop?", 1, None), ("What kind of person is Tam? Give two things that he is, and use the text to support your answer.", 3, None),
]


@layout(HALF, "reading-dustpan", "reading test of an English primary school, Chromium: story with a drawing on a page of its own, then numbers in black squares, questions, lines or boxes to tick without letters, 1 mark in small print in a column at the right beside a circle; nothing answered")
def reading_dustpan(draw):
    body = "<h1>The Cat of Harbour Lane</h1>" + "".join(f"<p class=s>{p}</p>" for p in STORY) + "<svg width=260 height=120><path d='M10 90 Q130 130 250 90 L230 60 L40 60 Z M120 60 L120 10 L170 50 L120 50' fill='none' stroke='#222' stroke-width='2'/></svg><div class=b></div>"
    items = []
    for n, (question, marks, options) in enumerate(READ, 1):
        inside = "<div class=o>" + "".join(f"<div><span>{text}</span><i></i></div>" for text in options) + "</div>" if options else "<div class=l></div>" * (marks + 1 if marks > 1 else 1)
        body += f"<div class=q><div class=n>{n}</div><div class=x><p>{question}</p>{inside}</div><div class=m><b></b>{marks} mark{'s' if marks > 1 else ''}</div></div>"
        items.append(item(question, None, str(n), marks, choices([None] * 4, options) if options else None, kind="mcq" if options else "long" if marks > 2 else "short"))
    body += "<p class=e>End of test</p>"
    css = "h1 { text-align: center; font-size: 170% } .s { text-indent: 6mm; margin: 0 0 3mm; line-height: 1.6 } .b { break-after: page } svg { display: block; margin: 8mm auto } .q { display: flex; gap: 4mm; margin-bottom: 8mm; break-inside: avoid } .n { background: #000; color: #fff; width: 8mm; height: 8mm; line-height: 8mm; text-align: center; font-weight: bold; flex: none } .x { flex: 1 } .x p { margin: 1mm 0 2mm } .l { border-bottom: 1px solid #000; height: 9mm } .o div { display: flex; justify-content: space-between; width: 80mm; margin: 3mm 0; align-items: center } .o i { width: 6mm; height: 6mm; border: 1.5px solid #000 } .m { width: 18mm; flex: none; font-size: 80%; text-align: center; align-self: flex-end } .m b { display: block; width: 8mm; height: 8mm; border: 1px solid #000; border-radius: 50%; margin: 0 auto 1mm } .e { text-align: center; font-weight: bold }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Liberation Sans"], (11.5, 12), css)
    return Document(engine, source, items)


# Theory test of truck drivers

FORKLIFT = [
    ("How often should a lift truck be inspected by its operator?", ["At the start of each shift", "Once a week", "Once a month"]), ("When you travel without a load, the forks should be", ["raised to eye level", "level with the mast", "about 150 mm above the ground"]),
    ("You drive down a slope with a load. The load should be", ["uphill of you", "downhill of you", "on either side"]), ("Who may ride on the forks of a truck?", ["A trained colleague", "Nobody", "The supervisor"]),
    ("Where is the rated capacity of the truck shown?", ["On the data plate", "On the key", "On the tyres"]), ("The load blocks your view ahead. You should", ["look round the mast", "drive in reverse", "sound the horn and go on"]),
    ("What should you do when you leave the truck?", ["Leave the forks raised", "Leave the key for the next driver", "Lower the forks, apply the brake and remove the key"]), ("The truck begins to tip over sideways. You should", ["jump out", "stay in the seat and hold on", "turn the wheel quickly"]),
    ("What must be worn if the truck has a restraint?", ["The seat belt", "A life jacket", "Ear defenders"]), ("A battery is charged in a well ventilated place because it gives off", ["smoke", "carbon dioxide", "hydrogen"]),
]


@layout(HALF, "theory-ratchet", "theory test of a forklift school, Chromium: two columns of cards with a yellow bar Question 1, question and three options, each in a box of its own behind a round letter A, B, C; candidate block and pass mark in the head; no key")
def theory_ratchet(draw):
    asked = draw.some(FORKLIFT, 10)
    body, items = "<div class=h><div><b>LIFT TRUCK OPERATOR</b><br>Basic theory test · Paper D</div><div>Name: ____________________<br>Date: ____________________<br>Pass mark: 8 out of 10</div></div><p>Circle ONE letter for each question.</p><div class=c>", []
    for n, (question, options) in enumerate(asked, 1):
        body += f"<div class=q><div class=n>Question {n}</div><p>{question}</p>" + "".join(f"<div class=o><b>{letter}</b><span>{text}</span></div>" for letter, text in zip("ABC", options)) + "</div>"
        items.append(item(question, None, str(n), None, choices("ABC", options), kind="mcq"))
    body += "</div>"
    css = ".h { display: flex; justify-content: space-between; border: 2px solid #000; padding: 3mm 4mm; line-height: 1.6 } .c { columns: 2; column-gap: 8mm } .q { break-inside: avoid; border: 1px solid #999; margin-bottom: 4mm; padding-bottom: 2mm } .n { background: #f5c400; font-weight: bold; padding: 1mm 3mm } .q p { margin: 2mm 3mm } .o { display: flex; gap: 3mm; align-items: center; border: 1px solid #ccc; margin: 1.2mm 3mm; padding: 1mm 2mm } .o b { border: 1px solid #000; border-radius: 50%; width: 5.5mm; height: 5.5mm; line-height: 5.5mm; text-align: center; flex: none; font-weight: normal; font-size: 90% }"
    engine, source = page(draw, body, ["Roboto", "Liberation Sans", "Carlito"], (10, 10.5), css)
    return Document(engine, source, items)


# Oral examination of radio operators at sea

RADIO = [
    ("Which channel is used for distress calls by voice on VHF?", "Channel 16."), ("What is channel 70 used for?", "Digital selective calling only. Voice must not be sent on it."), ("How many times is the word MAYDAY said in a distress call?", "Three times."),
    ("When do you use the urgency signal PAN PAN?", "When there is a very urgent message about the safety of a vessel or person but no grave and imminent danger."), ("What does the word SÉCURITÉ announce?", "A message about safety, such as a warning of weather or navigation."),
    ("How many digits has an MMSI?", "Nine."), ("What is the usual output power of a fixed VHF set?", "25 watts, with a low setting of 1 watt."), ("How do you cancel a false distress alert?", "Switch the set off and on again and make a call to all stations on channel 16, giving the name, call sign and MMSI and saying that the alert is cancelled."),
    ("How long does the battery of an EPIRB have to last once it is switched on?", "At least 48 hours."), ("What is a SART?", "A transponder that shows the position of survivors on the radar of a vessel which searches for them."), ("What is meant by SILENCE FINI?", "The distress working is over and normal working may begin again."),
]


@layout(HALF, "oral-bellows", "questions of an oral examination for radio at sea, word processor: ruled table with a shaded head No, Examiner’s question, Model answer, the number in a narrow column, introduction above and a note below")
def oral_bellows(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Caladea", "Carlito"]), 11, margin=2.2)
    asked = draw.some(RADIO, 11)
    cells = [["<b>No</b>", "<b>Examiner’s question</b>", "<b>Model answer</b>"]] + [[str(n), question, answer] for n, (question, answer) in enumerate(asked, 1)]
    sheet.body += [sheet.p("<b>Short Range Certificate: oral examination</b>", size=16), sheet.p("The examiner will choose at least six of these questions. Candidates are not expected to know the answers by heart, but all points of the model answer should be made.", after=0.4), sheet.table(cells, [1.2, 6.6, 8.8], padding=0.15, fills={0: "#dddddd"}), sheet.p("<i>Candidates who answer fewer than four questions in full will be examined again on another day.</i>", before=0.4)]
    sheet.head = sheet.p("Solway Sailing School\tInstructor’s folder, section 4", size=9, tabs=[(sheet.wide, RIGHT)])
    sheet.foot = sheet.p("Page {page}", size=9, align="center")
    engine, source = sheet.source()
    return Document(engine, source, [item(question, answer, str(n)) for n, (question, answer) in enumerate(asked, 1)])


# Outline of a course

@layout(HALF, "syllabus-mortar", "outline of a college course, groff: course number and teacher, numbered sections with numbered outcomes, table of weeks with topics and reading, shares of the grade, rules; nothing to be found")
def syllabus_mortar(draw):
    weeks = [("1", "Course introduction; what is soil?", "Ch. 1"), ("2", "Minerals and weathering", "Ch. 2"), ("3", "Texture and structure", "Ch. 4"), ("4", "Water in the soil", "Ch. 5, 6"), ("5", "Life below ground", "Ch. 11"), ("6", "Midterm examination", "–"), ("7", "Acidity and lime", "Ch. 9"), ("8", "Nutrients and fertilizers", "Ch. 13"), ("9", "Erosion and its control", "Ch. 17"), ("10", "Review", "–")]
    outcomes = ["Describe a soil profile in the field and name its horizons.", "Explain how climate, organisms, relief, parent material and time form a soil.", "Measure texture, pH and bulk density in the laboratory.", "Interpret a soil survey map for a farmer or builder."]
    lines = [".ds CF \\\\n(PN", ".ce 3", "\\fB\\s+4SOIL 210: Introduction to Soil Science\\s0\\fP", "Elm Valley Community College, Fall Semester", "Instructor: Dr. Ruth Okafor, Room 114, office hours Tue 2\\(en4 pm", ".sp", ".LP", "\\fB1. Description\\fP", ".LP", "This course introduces the origin, properties and use of soils. It has three hours of lectures and two hours of laboratory a week. There are no prerequisites, but a course in chemistry helps.", ".LP", "\\fB2. Learning outcomes\\fP", ".LP", "On completing the course a student will be able to:"]
    for n, text in enumerate(outcomes, 1):
        lines += [f".IP {n}. 4n", plain(text)]
    lines += [".LP", "\\fB3. Textbook\\fP", ".LP", "Any recent edition of the textbook in the bookstore may be used. Chapters in the table are those of the fifth.", ".LP", "\\fB4. Schedule\\fP", ".sp 0.5", ".TS", "center allbox tab(@);", "cb cb cb", "c l c.", "Week@Topic@Reading"]
    lines += ["@".join(week) for week in weeks]
    lines += [".TE", ".LP", "\\fB5. Grading\\fP", ".LP", "Laboratory reports count 30%, the midterm 25%, the final examination 35% and attendance 10%. A report that is handed in late loses 10% for each day.", ".LP", "\\fB6. Policies\\fP"]
    for letter, text in zip("abc", ["Students who miss a laboratory must make it up within two weeks.", "Closed shoes and safety glasses are worn in the laboratory.", "Work copied from others will be given no credit."]):
        lines += [f".IP {letter}) 4n", text]
    engine, source = roff(draw, lines, (10, 11), ("T", "P", "N"))
    return Document(engine, source, [])


# Entrance examination, Brazil

VESTIBULAR = [
    ("Em uma padaria, o preço do quilo do pão subiu de R$ 12,00 para R$ 15,00.", "O aumento percentual do preço foi de", ["3%", "15%", "20%", "25%", "30%"], 3),
    ("Um reservatório tem a forma de um cubo de 2 m de aresta e está cheio de água até a metade.", "O volume de água no reservatório, em litros, é igual a", ["400", "800", "2 000", "4 000", "8 000"], 3),
    ("A caatinga é o bioma do semiárido brasileiro. Muitas de suas plantas perdem as folhas na época da seca.", "A perda das folhas favorece essas plantas porque", ["aumenta a fotossíntese.", "reduz a perda de água.", "atrai polinizadores.", "facilita a absorção de sais.", "impede o crescimento das raízes."], 1),
    ("Ao colocar um canudo em um copo com água, vemos o canudo como se estivesse quebrado.", "O fenômeno responsável por essa impressão é a", ["difração.", "reflexão.", "refração.", "polarização.", "interferência."], 2),
    ("No Brasil, a escravidão foi abolida em 13 de maio de 1888.", "A lei que pôs fim à escravidão ficou conhecida como", ["Lei Áurea.", "Lei do Ventre Livre.", "Lei dos Sexagenários.", "Lei Eusébio de Queirós.", "Lei de Terras."], 0),
    ("Um carro percorre 180 km em 2 h 30 min.", "A velocidade média do carro, em km/h, é de", ["60.", "68.", "70.", "72.", "78."], 3),
    ("O vinagre é uma solução aquosa de ácido acético. Quando se junta bicarbonato de sódio ao vinagre, formam-se bolhas.", "O gás das bolhas é o", ["oxigênio.", "hidrogênio.", "nitrogênio.", "cloro.", "dióxido de carbono."], 4),
    ("A urbanização brasileira ganhou força na segunda metade do século XX, quando milhões de pessoas deixaram o campo.", "Esse deslocamento da população é chamado de", ["êxodo rural.", "migração pendular.", "transumância.", "emigração.", "nomadismo."], 0),
    ("Em uma urna há 4 bolas brancas e 6 bolas pretas, todas do mesmo tamanho. Uma bola é retirada ao acaso.", "A probabilidade de que a bola seja branca é de", ["10%.", "40%.", "50%.", "60%.", "66%."], 1),
    ("Os manguezais são berçários de peixes e caranguejos e protegem a costa.", "Os manguezais ocorrem em", ["topos de montanhas.", "áreas desérticas.", "encontros de rios com o mar.", "nascentes de rios.", "campos de altitude."], 2),
]


@layout(HALF, "vestibular-saucepan", "entrance examination of a Brazilian kind, Chromium: two columns with a rule, QUESTÃO 91 in a grey bar, a text and below it the sentence to complete, letters A to E in black circles; GABARITO as a table Questão, Gabarito on the last page, head with day, colour and page")
def vestibular_saucepan(draw):
    start = draw.one([91, 46, 136])
    body, items, key = "<div class=h><span>CIÊNCIAS E SUAS TECNOLOGIAS</span><span>SIMULADO · 2º DIA · CADERNO 5 · AMARELO</span></div><div class=c>", [], [("<b>Questão</b>", "<b>Gabarito</b>")]
    for n, (context, command, options, right) in enumerate(VESTIBULAR, start):
        body += f"<div class=q><div class=n>QUESTÃO {n}</div><p>{context}</p><p>{command}</p>" + "".join(f"<div class=o><b>{letter}</b><span>{text}</span></div>" for letter, text in zip("ABCDE", options)) + "</div>"
        key.append((n, "ABCDE"[right]))
        items.append(item(f"{context} {command}", options[right], str(n), None, choices("ABCDE", options), kind="mcq", answer_label="ABCDE"[right], context=context, command=command))
    body += "</div><div class=g><h2>GABARITO – CADERNO 5 – AMARELO</h2><table>" + rows(key) + "</table></div>"
    css = ".h { display: flex; justify-content: space-between; font-size: 85%; font-weight: bold; border-bottom: 2px solid #000; margin-bottom: 4mm } .c { columns: 2; column-gap: 8mm; column-rule: 1px solid #000 } .q { break-inside: avoid; margin-bottom: 5mm } .n { background: #d9d9d9; font-weight: bold; padding: .6mm 2mm } p { margin: 1.6mm 0; text-align: justify } .o { display: flex; gap: 2.5mm; margin: .8mm 0; align-items: center } .o b { background: #000; color: #fff; border-radius: 50%; width: 4.6mm; height: 4.6mm; line-height: 4.6mm; text-align: center; font-size: 75%; flex: none } .g { break-before: page } h2 { font-size: 120%; text-align: center } table { border-collapse: collapse; margin: 0 auto } td { border: 1px solid #000; padding: 1mm 6mm; text-align: center }"
    engine, source = page(draw, body, ["Liberation Sans", "Open Sans", "Carlito"], (10, 10.5), css, language="pt-BR")
    return Document(engine, source, items)


# Grammar sheet with three exercises

CIRCLE = [("There is / are a lot of people on the beach.", "are"), ("Neither of my brothers like / likes coffee.", "likes"), ("The news was / were better than we expected.", "was"), ("Everybody have / has gone home.", "has")]
TENSE = [("She ______________ (live) in Leeds since 2010.", "has lived"), ("While I ______________ (cook), the lights went out.", "was cooking"), ("If it rains tomorrow, we ______________ (stay) at home.", "will stay"), ("By the time we got there, the film ______________ (start).", "had started"), ("Water ______________ (boil) at 100 °C at sea level.", "boils")]
REWRITE = [("They built the bridge in 1890.", "The bridge was built in 1890."), ("Someone has stolen my bicycle.", "My bicycle has been stolen."), ("People speak French in Quebec.", "French is spoken in Quebec."), ("The doctor will see you soon.", "You will be seen by the doctor soon.")]


@layout(HALF, "grammar-screwdriver", "grammar sheet of a language school, groff: A circle the correct form with a slash, B verbs in brackets behind a gap, C sentences to rewrite in the passive with a line below; numbers begin again; ANSWERS overleaf, one paragraph for each letter, 1 are 2 likes")
def grammar_screwdriver(draw):
    heads = ["A. Circle the correct form of the verb.", "B. Complete the sentences with the correct form of the verb in brackets.", "C. Rewrite the sentences in the passive."]
    lines = [".ds CF Northgate English Centre", ".ds CH", ".LP", "Name ___________________________\\h'|4.2i'Class ______________", ".sp", ".ce", "\\fB\\s+4Grammar Check 8: Verbs\\s0\\fP", ".sp"]
    items = []

    def numbered(n, text, lead=1):
        return [".ne 3", f".IP {n} 4n", plain(text)]

    lines += [".LP", f"\\fB{heads[0]}\\fP"]
    for n, (text, answer) in enumerate(CIRCLE, 1):
        words = text.split()
        k = words.index("/")
        options = [words[k - 1], words[k + 1]]
        lines += numbered(n, text)
        items.append(item(text, answer, str(n), None, choices([None] * 2, options), kind="gap", section=heads[0]))
    lines += [".LP", ".sp 0.5", f"\\fB{heads[1]}\\fP"]
    for n, (text, answer) in enumerate(TENSE, 1):
        lines += numbered(n, text)
        items.append(item(text, answer, str(n), kind="gap", section=heads[1]))
    lines += [".LP", ".sp 0.5", f"\\fB{heads[2]}\\fP"]
    for n, (text, answer) in enumerate(REWRITE, 1):
        lines += [*numbered(n, text), ".br", "_" * 60, ".sp 0.3"]
        items.append(item(text, answer, str(n), section=heads[2]))
    lines += [".bp", ".LP", "\\fB\\s+2ANSWERS\\s0\\fP"]
    for letter, pairs in zip("ABC", (CIRCLE, TENSE, REWRITE)):
        lines += [f".IP \\fB{letter}\\fP 4n", "   ".join(f"\\fB{n}\\fP\\~{plain(answer)}" for n, (_, answer) in enumerate(pairs, 1))]
    engine, source = roff(draw, lines, (11, 12), ("T", "H", "P"))
    return Document(engine, source, items)
