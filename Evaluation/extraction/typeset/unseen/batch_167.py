"""The hundred and sixty-seventh: the second half, with papers of schools and universities among them."""

from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"


def placed(draw, right, wrong):
    """The options in the order printed and the place of the right one."""
    options = draw.shuffled([right, *wrong])
    return options, options.index(right)


# Worked solutions of a tutorial sheet

TUTORIAL = [
    ("A fair die is thrown twice. Find the probability that the sum of the scores is 9.", "There are 36 equally likely outcomes. The sum is 9 for (3, 6), (4, 5), (5, 4) and (6, 3), so the probability is 4/36 = 1/9."),
    ("A box holds 5 red and 3 white balls. Two are drawn without replacement. Find the probability that both are white.", "The first ball is white with probability 3/8, and the second then with probability 2/7. The product is 6/56 = 3/28."),
    ("The random variable X has mean 4 and variance 9. Find the mean and the variance of Y = 2X − 1.", "The mean of Y is 2 × 4 − 1 = 7. Adding a constant leaves the variance unchanged and doubling multiplies it by four, so the variance of Y is 36."),
    ("A machine produces bolts of which 2% are faulty. Ten bolts are chosen at random. What is the expected number of faulty bolts?", "The number of faulty bolts is binomial with n = 10 and p = 0.02. Its expectation is np = 0.2."),
    ("State the central limit theorem in words.", "The mean of a large number of independent observations with the same distribution and finite variance is approximately normally distributed."),
    ("Explain why the sample variance is divided by n − 1 and not by n.", "The deviations are taken from the sample mean, which lies closer to the data than the true mean does. Dividing by n would give too small an estimate on average."),
    ("Buses arrive at a stop at an average rate of 4 an hour. Give the mean waiting time if the waiting time is exponentially distributed.", "The mean of an exponential distribution is the reciprocal of its rate, here 1/4 hour or 15 minutes."),
    ("Events A and B are independent, with P(A) = 0.3 and P(B) = 0.5. Find the probability that at least one of them occurs.", "By independence neither occurs with probability 0.7 × 0.5 = 0.35. At least one occurs with probability 0.65."),
    ("Can two events of positive probability be both disjoint and independent? Justify your answer.", "No. Disjoint events never occur together, so the probability of both is zero, whereas independence would make it the product of two positive numbers."),
    ("A test of a hypothesis has a significance level of 5%. What does this mean?", "If the null hypothesis is true, the test rejects it with probability 0.05."),
]


@layout(HALF, "solutions-yosemite", "tutorial sheet of a university with worked solutions, pdfLaTeX: Problem 4.1 in bold, the solution after Solution. in italics below each, closed by a square, running head with the course")
def solutions_yosemite(draw):
    sheet = draw.random.randint(2, 7)
    body, items = rf"\begin{{center}}{{\Large\bfseries Tutorial Sheet {sheet} with Solutions}}\par\smallskip Probability and statistics \textbullet\ Week {sheet + 2}\end{{center}}\hrule\bigskip ", []
    for n, (question, answer) in enumerate(draw.some(TUTORIAL, 9), 1):
        body += rf"\needspace{{25mm}}\textbf{{Problem {sheet}.{n}.}}\enspace {tex(question)}\par\smallskip\textit{{Solution.}}\enspace {tex(answer)}\hfill\ensuremath{{\Box}}\par\bigskip " + "\n"
        items.append(item(question, answer, f"{sheet}.{n}"))
    engine, source = document(draw, body, ["cm", "lm", "palatino"], (10, 11), (24, 28), head=r"\fancyhead[L]{\small MATH 2105}\fancyhead[R]{\small School of Mathematics}")
    return Document(engine, source, items)


# Glossary of a textbook

ECONOMY = [
    ("Absolute advantage", "The ability of one country to produce a good with fewer resources than another."), ("Barter", "The direct exchange of goods for other goods without the use of money."), ("Budget deficit", "The amount by which the spending of a government exceeds its revenue in a year."), ("Cartel", "A group of firms that agree to limit output or to fix prices."),
    ("Demand curve", "A line that shows how much of a good buyers are willing to purchase at each price."), ("Elasticity", "A measure of how strongly one quantity responds to a change in another."), ("Externality", "A cost or benefit that falls on people who take no part in a transaction."), ("Fixed cost", "A cost that does not change with the level of output."),
    ("Gross domestic product", "The market value of all final goods and services produced within a country in a given period."), ("Inflation", "A sustained rise in the general level of prices."), ("Liquidity", "The ease with which an asset can be turned into cash."), ("Monopoly", "A market with a single seller of a good that has no close substitutes."),
    ("Opportunity cost", "The value of the best alternative that is given up when a choice is made."), ("Quota", "A legal limit on the quantity of a good that may be imported."), ("Recession", "A decline of output and employment that lasts for at least two quarters."), ("Tariff", "A tax on imported goods."),
]


@layout(HALF, "glossary-cretonne", "glossary of a textbook of economics, groff: two columns, the term in bold with the definition behind it, space between entries, running head")
def glossary_cretonne(draw):
    entries = draw.some(ECONOMY, 14)
    lines = [".P1", ".ds LH \\fIPrinciples of Economics\\fP", ".ds RH G-\\\\n(PN", ".ds CF", ".LP", "\\fB\\s+8Glossary\\s0\\fP", ".sp", ".2C"]
    for place, (term, meaning) in enumerate(entries):
        lines += [".br", ".ne 20i"] if place == 8 else []
        lines += [".LP", f"\\fB{term}\\fP\\ \\ {meaning}"]
    engine, source = roff(draw, lines, (10, 11), ("T", "P", "N"))
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in entries])


# Words of Persian

FARSI = [
    ("خانواده", "Family", [("پدر", "pedar", "father"), ("مادر", "mādar", "mother"), ("برادر", "barādar", "brother"), ("خواهر", "khāhar", "sister"), ("دختر", "dokhtar", "girl, daughter")]),
    ("خوراک", "Food", [("نان", "nān", "bread"), ("برنج", "berenj", "rice"), ("پنیر", "panir", "cheese"), ("شیر", "shir", "milk"), ("سیب", "sib", "apple")]),
    ("شهر", "Town", [("خیابان", "khiyābān", "street"), ("ایستگاه", "istgāh", "station"), ("بیمارستان", "bimārestān", "hospital"), ("کتابخانه", "ketābkhāne", "library"), ("بازار", "bāzār", "market")]),
]


@layout(HALF, "words-gullfoss", "vocabulary of a Persian course, Chromium: ruled table read from the right, Persian, pronunciation, English, topics as coloured rows across the table")
def words_gullfoss(draw):
    body, items = "<h1>Farsi for beginners</h1><p>Lesson 3: vocabulary to learn for next week</p><table dir=rtl><tr><th>فارسی<th>Pronunciation<th>English</tr>", []
    for topic, english, words in FARSI:
        body += f"<tr class=s><td colspan=3><span class=f>{topic}</span> &nbsp; {english}</tr>"
        for word, sound, meaning in draw.some(words, 4):
            body += f"<tr><td class=f>{word}<td><i dir=ltr>{sound}</i><td dir=ltr>{meaning}</tr>"
            items.append(item(word, meaning, kind="vocabulary", section=f"{topic} {english}"))
    body += "</table><p class=n>Centre for Oriental Languages · Evening classes, spring term</p>"
    css = "h1 { font-size: 20pt; margin: 0; color: #14532d } table { border-collapse: collapse; width: 100% } th { background: #14532d; color: #fff } th, td { border: 1px solid #777; padding: 1.5mm 4mm; width: 33% } .f, th:first-child { font-family: 'Noto Naskh Arabic'; font-size: 120% } td { text-align: left } td.f, .s td { text-align: right } .s td { background: #dcefe0; font-weight: bold } .n { font-size: 80%; color: #666 }"
    engine, source = page(draw, body, ["Lato", "Carlito", "Liberation Sans"], (11,), css)
    return Document(engine, source, items)


# Reading of a German certificate

SEHEN = [("Frau Brandt wohnt seit zehn Jahren auf dem Land.", False), ("Der Bus fährt am Wochenende nicht.", True), ("Im Dorf gibt es noch eine Bäckerei.", True), ("Die Kinder gehen zu Fuß zur Schule.", False), ("Frau Brandt arbeitet zwei Tage in der Woche zu Hause.", True), ("Sie möchte bald wieder in die Stadt ziehen.", False)]
TAFEL = [
    ("Das Schwimmbad ist im August", "wegen Reparaturen geschlossen.", ["nur am Abend geöffnet.", "für Schüler kostenlos."]), ("Wer einen Kurs absagen will, muss", "eine Woche vorher schreiben.", ["eine Gebühr von 20 Euro zahlen.", "persönlich ins Büro kommen."]),
    ("In der Bibliothek darf man", "im Erdgeschoss essen.", ["Fahrräder abstellen.", "überall telefonieren."]), ("Der Flohmarkt findet", "bei Regen in der Turnhalle statt.", ["jeden Samstag statt.", "nur für Händler statt."]), ("Neue Mieter bekommen den Schlüssel", "beim Hausmeister.", ["mit der Post.", "von den Nachbarn."]),
]


@layout(HALF, "lesen-voile", "reading of a German practice test B1, Chromium: letter in a frame, Teil 1 statements with Richtig Falsch and boxes, Teil 2 sentences with a b c stacked, Lösungen as a table of numbers and answers on the last page")
def lesen_voile(draw):
    one, two = "Lesen Teil 1", "Lesen Teil 2"
    text = "Liebe Karin, seit zwei Jahren wohnen wir nun in unserem Dorf, und ich habe es keinen Tag bereut. Am Anfang war es nicht leicht: Am Wochenende fährt kein Bus, und für größere Einkäufe muss man in die Stadt. Zum Glück gibt es noch eine Bäckerei. Die Kinder werden morgens mit dem Schulbus abgeholt. Montags und freitags arbeite ich zu Hause, an den anderen Tagen fahre ich mit dem Auto ins Büro. Zurück in die Stadt? Nein, das kann ich mir nicht mehr vorstellen. Liebe Grüße, Sabine Brandt"
    body, items, told = f"<div class=t>Übungstest {draw.random.randint(2, 5)} · Deutsch B1</div><h2>{one}</h2><p>Lesen Sie den Text und die Aufgaben 1 bis 6. Kreuzen Sie an: <b>Richtig</b> oder <b>Falsch</b>.</p><div class=l>{text}</div>", [], []
    for n, (statement, truth) in enumerate(SEHEN, 1):
        body += f"<div class=r><b>{n}</b><span>{statement}</span><i>□ Richtig</i><i>□ Falsch</i></div>"
        items.append(item(statement, str(truth), str(n), kind="truefalse", section=one))
        told.append((n, "Richtig" if truth else "Falsch"))
    body += f"<h2 class=p>{two}</h2><p>Lesen Sie die Aufgaben 7 bis 11 und die Aushänge auf dem Zusatzblatt. Wählen Sie die richtige Lösung <b>a</b>, <b>b</b> oder <b>c</b>.</p>"
    for n, (begun, right, wrong) in enumerate(TAFEL, 7):
        options, place = placed(draw, right, wrong)
        body += f"<div class=q><p><b>{n}</b>{begun}</p>" + "".join(f"<p class=o><b>{letter}</b>{option}</p>" for letter, option in zip("abc", options)) + "</div>"
        items.append(item(begun, options[place], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[place], section=two))
        told.append((n, "abc"[place]))
    body += "<h2 class=p>Lösungen</h2><table><tr><th colspan=2>Lesen Teil 1<th colspan=2>Lesen Teil 2</tr>"
    for k in range(6):
        right = told[6 + k] if 6 + k < len(told) else ("", "")
        body += f"<tr><td>{told[k][0]}<td>{told[k][1]}<td>{right[0]}<td>{right[1]}</tr>"
    body += "</table>"
    css = ".t { background: #333; color: #fff; padding: 2mm 4mm } h2 { color: #c26a00 } .p { break-before: page } .l { border: 1px solid #888; padding: 3mm 5mm; font-family: 'Liberation Serif'; margin: 3mm 1mm 5mm } .r { display: flex; margin: 3mm 0 } .r b { width: 9mm } .r span { flex: 1 } .r i { font-style: normal; width: 24mm } .r i, .r i { font-family: 'DejaVu Sans'; font-size: 85% } .q { break-inside: avoid; margin-bottom: 5mm } .q p { margin: 1mm 0 } .q b { display: inline-block; width: 9mm } .o { padding-left: 9mm } table { border-collapse: collapse } td, th { border: 1px solid #555; padding: 1mm 5mm; text-align: left }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Liberation Sans"], (11,), css, language="de")
    return Document(engine, source, items)


# Questions on Spain for a test of citizenship

ESPANA = [
    ("¿Cuál es la capital de España?", "Madrid", ["Barcelona", "Sevilla"]), ("La forma política del Estado español es…", "la monarquía parlamentaria", ["la república federal", "la monarquía absoluta"]), ("¿Cuántas comunidades autónomas hay en España?", "17", ["15", "19"]), ("¿En qué océano están las islas Canarias?", "En el Atlántico", ["En el Índico", "En el Pacífico"]),
    ("El río más largo que nace y muere en España es…", "el Ebro", ["el Duero", "el Guadalquivir"]), ("¿Quién escribió «Don Quijote de la Mancha»?", "Miguel de Cervantes", ["Lope de Vega", "Federico García Lorca"]), ("La Constitución española se aprobó en…", "1978", ["1931", "1992"]), ("¿Cuántas cámaras tienen las Cortes Generales?", "Dos", ["Una", "Tres"]),
    ("La mayoría de edad en España es a los…", "18 años", ["16 años", "21 años"]), ("El número de teléfono para emergencias es el…", "112", ["061", "900"]), ("El museo del Prado está en…", "Madrid", ["Bilbao", "Málaga"]), ("¿Qué se celebra el 12 de octubre?", "La fiesta nacional", ["El día de la Constitución", "El día del trabajo"]),
]


@layout(HALF, "nacionalidad-ikat", "practice test for Spanish citizenship, XeLaTeX: two columns, a) b) c) stacked, TAREA 1 in a grey bar, Hoja de respuestas as a ruled table of Pregunta and Respuesta in three pairs of columns")
def nacionalidad_ikat(draw):
    body, items, told = "", [], []
    for n, (question, right, wrong) in enumerate(draw.some(ESPANA, 12), 1):
        options, place = placed(draw, right, wrong)
        listed = "".join(rf"\lab{{8mm}}{{7mm}}{{{letter})}}{{{tex(text)}}}" for letter, text in zip("abc", options))
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}{listed}\end{{minipage}}\par\vspace{{5mm}}" + "\n"
        told.append(f"{n} & {'abc'[place]}")
        items.append(item(question, options[place], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[place], section="TAREA 1"))
    grid = r"\\\hline ".join(" & ".join(told[k::4]) for k in range(4))
    body = rf"{{\Large\bfseries Examen de práctica {draw.random.randint(3, 9)}}}\par Conocimientos constitucionales y socioculturales\par\medskip\colorbox{{black!15}}{{\makebox[0.98\linewidth][l]{{\textbf{{TAREA 1}}}}}}\par\smallskip Lea las preguntas y elija la opción correcta (a, b o c). Solo una es válida.\par\medskip\begin{{multicols}}{{2}}{body}\end{{multicols}}\newpage{{\large\bfseries Hoja de respuestas}}\par\medskip\renewcommand\arraystretch{{1.3}}\begin{{tabular}}{{|*{{3}}{{c|c|}}}}\hline " + " & ".join([r"\textbf{Pregunta} & \textbf{Respuesta}"] * 3) + rf"\\\hline {grid}\\\hline\end{{tabular}}\par\bigskip Para aprobar necesita al menos 8 respuestas correctas."
    engine, source = document(draw, body, ["arial", "noto", "libertine"], (11,), (20, 22), foot=r"\fancyfoot[L]{\footnotesize Academia Puerta Abierta}\fancyfoot[R]{\footnotesize Página \thepage}", extra=r"\setlength\columnsep{9mm}")
    return Document(engine, source, items)


# Paper and scheme in one file

STUDY = [
    ("A psychologist wanted to find out whether music affects memory. She asked 20 students to learn a list of 15 words in silence and another 20 to learn the same list while a song was played.", [
        ("a", "Identify the independent variable in this study.", ["whether or not music was played"]),
        ("b", "Name the experimental design that was used.", ["independent groups"]),
        ("c", "Explain one disadvantage of this design.", ["participants in the two groups differ", "so differences in memory may be due to their abilities"]),
        ("d", "Write a suitable hypothesis for this study.", ["students who learn in silence recall more words", "than students who learn while music is played"]),
    ]),
    ("The mean number of words recalled was 9.5 in silence and 7.0 with music.", [
        ("a", "State what the results suggest about music and memory.", ["music makes it harder to learn words"]),
        ("b", "Explain why the psychologist used the mean rather than the mode.", ["the mean takes all scores into account", "and is therefore more representative of the data"]),
        ("c", "Outline how the psychologist could have dealt with one ethical issue.", ["consent: tell the students what the study involves", "ask them to sign a form", "remind them that they may leave at any time"]),
    ]),
    ("Field experiments take place in natural surroundings.", [
        ("a", "Give one strength of field experiments.", ["behaviour is more natural than in a laboratory"]),
        ("b", "Explain why it is difficult to repeat a field experiment.", ["the surroundings cannot be controlled", "so conditions will differ next time"]),
        ("c", "Describe one way of choosing a random sample of shoppers.", ["give every shopper a number", "draw the numbers with a computer"]),
    ]),
]


@layout(HALF, "paper-kohoutek", "psychology paper with its scheme in one file, Chromium: Question 1 in a bar, (a) with (2 marks) flush right on a line of its own, ruled lines, (Total 6 marks); Mark scheme from a new page with 1(a) in bold and [1] behind each point")
def paper_kohoutek(draw):
    paper_, scheme, items = "<div class=t>AS Psychology<br><small>Paper 2: Research methods · Practice set " + str(draw.random.randint(1, 6)) + "</small></div><p>Name ______________________________ &nbsp; Time allowed: 45 minutes</p><p>Answer all questions in the spaces provided.</p>", "", []
    for n, (stem, parts) in enumerate(STUDY, 1):
        paper_ += f"<div class=b>Question {n}</div><p class=i>{web(stem)}</p>"
        whole, last = 0, parts[-1][0]
        for letter, question, points in parts:
            marks = len(points)
            whole += marks
            said = f"({marks} mark{'s' if marks > 1 else ''})"
            paper_ += f"<div class=k><div class=q><b>({letter})</b>{question}</div><div class=m>{said}</div>" + "<div class=l></div>" * (marks + 1) + (f"<p class=w>(Total {whole} marks)</p>" if letter == last else "") + "</div>"
            scheme += f"<div class=k><p class=h>{n}({letter})</p>" + "".join(f"<p class=s>{web(point)} [1]</p>" for point in points) + "</div>"
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, rubric=[{"text": point, "marks": 1} for point in points] if marks > 1 else None))
    body = paper_ + "<h1>Mark scheme</h1><p>Award one mark for each point up to the maximum shown in the paper. Credit other relevant points.</p>" + scheme
    css = ".t { font-size: 18pt; font-weight: bold; border-bottom: 2px solid #000; padding-bottom: 2mm } .t small { font-size: 11pt; font-weight: normal } .b { background: #ddd; font-weight: bold; padding: 1mm 3mm; margin-top: 6mm; break-after: avoid } .i { break-after: avoid } .k { break-inside: avoid } .q { margin-top: 4mm; padding-left: 9mm } .q b { display: inline-block; width: 9mm; margin-left: -9mm } .m { text-align: right } .l { border-bottom: 1px solid #777; height: 8mm; margin-left: 9mm } .w { text-align: right; font-weight: bold } h1 { break-before: page; font-size: 18pt } .h { font-weight: bold; margin: 3mm 0 1mm } .s { margin: 0.5mm 0 0.5mm 9mm }"
    engine, source = page(draw, body, ["Liberation Sans", "Carlito", "Open Sans"], (11,), css)
    return Document(engine, source, items)


# Trial examination of Australian kind

TRIAL = [
    (21, "A gardener notices that a hedge grows towards a lamp.", [("a", "Name the response of a plant to light.", ["phototropism"]), ("b", "Outline the role of auxin in this response.", ["auxin gathers on the shaded side of the shoot", "and makes the cells there grow longer"])]),
    (22, "Marathon runners sweat heavily in hot weather.", [("a", "Explain how sweating helps to keep body temperature constant.", ["water evaporates from the skin", "and takes heat away with it"]), ("b", "Describe one other change by which the body loses heat.", ["blood vessels near the skin widen", "so more heat is lost by radiation"]), ("c", "State one effect of severe dehydration.", ["a fall in blood pressure"])]),
    (23, None, [("", "Compare the blood in the pulmonary artery with that in the pulmonary vein.", ["the artery carries blood to the lungs and the vein carries it away", "blood in the artery is low in oxygen", "blood in the vein is rich in oxygen"])]),
    (24, "In peas, tall (T) is dominant over short (t).", [("a", "Write the genotype of a short pea plant.", ["tt"]), ("b", "Two heterozygous plants are crossed. Predict the ratio of tall to short offspring.", ["3 : 1"]), ("c", "Describe how you could find out whether a tall plant is heterozygous.", ["cross it with a short plant", "if some of the offspring are short, it is heterozygous"])]),
]


@layout(HALF, "trial-borrelly", "trial examination of an Australian school, XeLaTeX: Question 21 (3 marks) in bold, parts (a) with a bare bold number at the right margin, dotted lines, student number at the head; suggested solutions in their own file as a ruled table")
def trial_borrelly(draw):
    body, items, lines = "", [], ""
    for n, stem, parts in TRIAL:
        whole = sum(len(points) for _, _, points in parts)
        body += rf"\needspace{{40mm}}\textbf{{Question {n}}} ({whole} marks)\hfill\textbf{{Marks}}\par\smallskip "
        if stem:
            body += tex(stem) + r"\par\smallskip "
        for letter, question, points in parts:
            marks = len(points)
            label = rf"({letter})" if letter else ""
            width = "9mm" if letter else "0mm"
            body += rf"\needspace{{25mm}}\begin{{tabular}}{{@{{}}p{{{width}}}@{{}}p{{\dimexpr\linewidth-{width}-12mm}}@{{}}>{{\raggedleft\arraybackslash}}p{{12mm}}@{{}}}}{label} & {tex(question)} & \textbf{{{marks}}}\end{{tabular}}" + rf"\par\vspace{{7pt}}{{\leftskip={width}\noindent\dotfill\par}}" * (marks + 1) + r"\medskip " + "\n"
            said = r"\newline ".join(tex(point) for point in points)
            lines += rf"{n}{f' ({letter})' if letter else ''} & {said} & {marks}\\\hline "
            items.append(item(question, "\n".join(points), f"{n}({letter})" if letter else str(n), marks, stem=stem, rubric=[{"text": point, "marks": None} for point in points] if marks > 1 else None))
        body += r"\bigskip "
    year = draw.random.randint(2019, 2024)
    body = rf"\hfill Student Number: \fbox{{\rule{{0pt}}{{5mm}}\hspace{{45mm}}}}\par\medskip{{\Large\bfseries Biology}}\par{{\bfseries Section II}}\par\textbf{{{sum(len(p[2]) for q in TRIAL for p in q[2])} marks}}\par Attempt Questions 21--24\par Allow about 30 minutes for this section\par\medskip\hrule\bigskip " + body
    engine, source = document(draw, body, ["timesnew", "libertine"], (11,), (22, 24), head=rf"\fancyhead[L]{{\small Wattle Bay High School}}\fancyhead[R]{{\small {year} Trial Examination}}", foot=r"-- \thepage\ --")
    marking = rf"\begin{{center}}{{\large\bfseries Biology Trial {year}}}\par Suggested solutions: Section II\end{{center}}\renewcommand\arraystretch{{1.3}}\begin{{longtable}}{{|l|p{{110mm}}|c|}}\hline\textbf{{Question}} & \textbf{{Suggested answer}} & \textbf{{Marks}}\\\hline\endhead {lines}\end{{longtable}}"
    return Document(engine, source, items, document(draw, marking, ["timesnew", "libertine"], (11,), (22, 24))[1])


# Placement test of a language school

PLACE = [
    ("Hello, my name ……… Paulo.", "is", ["are", "am"]), ("There ……… any milk in the fridge.", "isn’t", ["aren’t", "don’t"]), ("What time ……… you get up on Sundays?", "do", ["are", "does"]), ("We ……… to the cinema last night.", "went", ["go", "have gone"]), ("This exercise is ……… than the last one.", "easier", ["more easy", "easyer"]), ("I’m going to the shop ……… some bread.", "to buy", ["for buy", "buying"]),
    ("If it rains, we ……… at home.", "will stay", ["stayed", "would stay"]), ("She asked me where I ……… .", "lived", ["do live", "did live"]), ("He’s used to ……… long hours.", "working", ["work", "worked"]), ("The letter ……… yesterday.", "was posted", ["posted", "has posted"]), ("I wish I ……… more time for reading.", "had", ["have", "would have had"]), ("Hardly ……… sat down when the phone rang.", "had I", ["I had", "have I"]), ("You ……… have told me! I could have helped.", "should", ["must", "can"]),
]


@layout(HALF, "placement-sarcenet", "placement test of a language school, word processor: name and date, sentences with dots, a b c in one row with tabs, key as a table of two rows each for the teacher with a table of levels")
def placement_sarcenet(draw):
    body = paragraph(run("Lingua Viva School of English"), "Title") + paragraph(run("Placement test – Grammar", "B")) + paragraph(run("Name: ..............................................\tDate: ....................")) + paragraph(run("Circle the correct answer: a, b or c. Do not guess. Time: 15 minutes."))
    items, told = [], []
    for n, (question, right, wrong) in enumerate(draw.some(PLACE, 12), 1):
        options, place = placed(draw, right, wrong)
        body += paragraph(run(f"{n}.\t{question}"), "Ask") + paragraph(run("\t".join(f"{letter}) {text}" for letter, text in zip("abc", options))), "Row")
        told.append("abc"[place])
        items.append(item(question, options[place], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[place]))
    cells = []
    for k in (0, 6):
        cells.append([run("Question", "B"), *[run(str(n)) for n in range(k + 1, k + 7)]])
        cells.append([run("Answer", "B"), *[run(letter) for letter in told[k : k + 6]]])
    body += paragraph(run("For the teacher: key"), "New") + office_table(cells, [2.6, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5]) + paragraph(run("")) + office_table([[run("Score", "B"), run("Level", "B")], [run("0–3"), run("A1")], [run("4–6"), run("A2")], [run("7–9"), run("B1")], [run("10–12"), run("B2")]], [2.6, 3.0])
    styles = paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page"') + paragraph_style("Ask", 0.28, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always"') + paragraph_style("Row", 0.05, 0.9, 0, [(5.5, ""), (10.5, "")])
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Caladea"], (11,), styles=styles)
    return Document(engine, source, items)


# Questions for an interview

DATABASE = [
    ("What is a relational database?", "A relational database stores data in tables of rows and columns that are linked by keys."), ("What is a primary key?", "It is a column, or a set of columns, that identifies each row of a table. It must be unique and may not be null."), ("What is the difference between DELETE and TRUNCATE?", "DELETE removes rows one by one and can have a WHERE clause. TRUNCATE empties the whole table and is faster."), ("What is a foreign key?", "A foreign key is a column that refers to the primary key of another table and keeps the two consistent."), ("What does normalization mean?", "Normalization is the process of arranging columns and tables so that data is stored only once."),
    ("What is an index used for?", "An index speeds up the search for rows, much as the index of a book does. It slows down inserts a little."), ("What is a view?", "A view is a virtual table that is defined by a query. It holds no data of its own."), ("Explain the difference between INNER JOIN and LEFT JOIN.", "INNER JOIN returns only the rows that match in both tables. LEFT JOIN returns all rows of the left table, with nulls where the right one has no match."), ("What is a transaction?", "A transaction is a group of statements that are carried out together or not at all."), ("How can you remove duplicate rows from a result?", "Write DISTINCT after SELECT."), ("What is a stored procedure?", "It is a piece of code that is kept in the database and can be called by its name."),
]


@layout(HALF, "interview-multnomah", "page of a tutorial site printed, Chromium: Top SQL Interview Questions, menu line, questions as red headings 1) 2), answers as paragraphs with a rule below each, links in the foot")
def interview_multnomah(draw):
    asked = draw.some(DATABASE, 10)
    body, items = "<p class=n>Home &nbsp; Python &nbsp; Java &nbsp; SQL &nbsp; HTML &nbsp; Interview Q&amp;A</p><h1>Top 10 SQL Interview Questions</h1><p>A list of frequently asked SQL interview questions and answers is given below.</p><hr>", []
    for n, (question, answer) in enumerate(asked, 1):
        body += f"<div class=b><h3>{n}) {question}</h3><p>{answer}</p></div><hr>"
        items.append(item(question, answer, str(n)))
    body += "<p class=n>« Prev: HTML Interview Questions &emsp; Next: PHP Interview Questions »</p>"
    css = ".n { color: #2a6f2a; font-size: 85% } h1 { color: #610b38; font-size: 19pt } h3 { color: #610b4b; font-size: 12.5pt; font-weight: normal; margin: 3mm 0 1mm } .b { break-inside: avoid } hr { border: 0; border-top: 1px solid #ccc } p { margin: 1.5mm 0 }"
    engine, source = page(draw, body, ["Roboto", "DejaVu Sans", "Open Sans"], (10,), css)
    return Document(engine, source, items)


# Chapter test of a school

CHOICE_TEST = [("Which of these is a source of renewable energy?", ["coal", "natural gas", "wind", "uranium"]), ("Which gas do plants take in during photosynthesis?", ["oxygen", "nitrogen", "hydrogen", "carbon dioxide"]), ("Which organ pumps blood through the body?", ["lung", "heart", "liver", "kidney"]), ("What is the unit of force?", ["joule", "watt", "newton", "pascal"])]
WRITE_TEST = [
    ("Explain what is meant by a habitat.", 2, []),
    ("A food chain in a pond is: algae, water flea, stickleback, heron.", None, [("Which organism is the producer?", 1), ("What eats the water flea?", 1), ("Describe what may happen to the algae if all sticklebacks die.", 3)]),
    ("Draw and label a diagram of a plant cell.", 4, []),
    ("Ice is heated until it becomes steam.", None, [("Name the two changes of state.", 2), ("At what temperature does water boil at sea level?", 1)]),
]


@layout(HALF, "test-plitvice", "chapter test of a Canadian school, word processor: name line and total, Part A with A. to D. in one row and ____ / 1 at the right, Part B with a) b) and ____ / 2 at the right tab, no answers")
def test_plitvice(draw):
    body = paragraph(run("Maple Ridge Middle School"), "Title") + paragraph(run("Science 7 – Chapter Test: Living Things and Energy", "B")) + paragraph(run("Name: ____________________________   Block: ______\tTotal: ____ / 18"))
    items, one, two = [], "Part A: Multiple Choice", "Part B: Written Answers"
    body += paragraph(run(one), "Head") + paragraph(run("Circle the letter of the best answer.", "I"))
    for n, (question, options) in enumerate(CHOICE_TEST, 1):
        body += paragraph(run(f"{n}.\t{question}\t____ / 1"), "Part") + paragraph(run("\t".join(f"{letter}. {text}" for letter, text in zip("ABCD", options))), "Row")
        items.append(item(question, None, str(n), 1, choices("ABCD", options), kind="mcq", section=one))
    body += paragraph(run(two), "Head") + paragraph(run("Answer in complete sentences where you can.", "I"))
    for n, (text, marks, parts) in enumerate(WRITE_TEST, 5):
        body += paragraph(run(f"{n}.\t{text}" + (f"\t____ / {marks}" if marks else "")), "Part")
        if not parts:
            body += paragraph("", "Body") * 3
            items.append(item(text, None, str(n), marks, section=two))
        for letter, (question, worth) in zip("abc", parts):
            body += paragraph(run(f"{letter})\t{question}\t____ / {worth}"), "Inner") + paragraph("", "Body") * (1 if worth < 3 else 2)
            items.append(item(question, None, f"{n}({letter})", worth, stem=text, section=two))
    styles = paragraph_style("Row", 0.08, 1.0, 0, [(5.0, ""), (9.0, ""), (13.0, "")])
    engine, source = office(draw, body, ["Caladea", "Carlito", "Liberation Sans"], (11,), margin=2.0, styles=styles)
    return Document(engine, source, items)


# Question bank for a certificate in computing

CLOUD = [
    ("A company wants to store backups that are read less than once a year at the lowest cost. Which type of storage should it choose?", ["Block storage", "Archive storage", "Local disks", "In-memory cache"], "B", "Archive storage is cheap to keep and slow to read."),
    ("Which of the following are features of a virtual private network? (Choose two.)", ["It encrypts traffic between two points.", "It increases the speed of the processor.", "It lets staff reach internal servers from home.", "It replaces all passwords."], "AC", "A tunnel protects the data and extends the private network."),
    ("An administrator must give a user the right to read one folder and nothing else. Which principle applies?", ["Defense in depth", "Separation of duties", "High availability", "Least privilege"], "D", "Users receive only the rights that they need."),
    ("Which protocol is used to translate host names into addresses?", ["DHCP", "DNS", "FTP", "SMTP"], "B", "The domain name system holds the records."),
    ("Which port does HTTPS use by default?", ["22", "80", "443", "3389"], "C", "Port 80 is that of plain HTTP."),
    ("A web application must remain available when one data center fails. Which measures help? (Choose two.)", ["Run servers in two zones.", "Use longer passwords.", "Compress the log files.", "Put a load balancer in front of the servers."], "AD", "Traffic is sent to the zone that still works."),
    ("What does a checksum detect?", ["A change in a file", "A weak password", "A slow network", "A full disk"], "A", "Any change of the data gives another sum."),
    ("Which service model provides virtual machines that the customer administers?", ["Software as a service", "Platform as a service", "Function as a service", "Infrastructure as a service"], "D", "The customer looks after the operating system."),
    ("Which command shows the route of packets to a host?", ["ping", "traceroute", "netstat", "nslookup"], "B", "It lists every hop on the way."),
    ("Which backup copies only what has changed since the last full backup?", ["Full backup", "Mirror", "Differential backup", "Snapshot of memory"], "C", "An incremental one would start from the last backup of any kind."),
]


@layout(HALF, "certification-lexell", "question bank of an exam preparation site, Chromium: QUESTION 1 in bold, A. to D. stacked, some to choose two, Correct Answer: AC, Section and Explanation below each, site in the foot")
def certification_lexell(draw):
    body, items = f"<p class=h>PassReady · Cloud Foundations · Version {draw.random.randint(3, 9)}.{draw.random.randint(0, 9)} · www.passready.example</p><h1>Exam A</h1>", []
    for n, (question, options, right, why) in enumerate(draw.some(CLOUD, 10), 1):
        body += f"<div class=b><p class=q><b>QUESTION {n}</b><br>{web(question)}</p>" + "".join(f"<p class=o>{letter}.&ensp;{web(text)}</p>" for letter, text in zip("ABCD", options)) + f"<p class=a><b>Correct Answer:</b> {right}<br><b>Section:</b> (none)<br><b>Explanation</b></p><p class=e><b>Explanation/Reference:</b><br>{web(why)}</p></div>"
        items.append(item(question, "\n".join(options["ABCD".index(letter)] for letter in right), str(n), None, choices("ABCD", options), kind="multi" if len(right) > 1 else "mcq", answer_label=right, section="Exam A"))
    css = ".h { color: #888; font-size: 80%; border-bottom: 1px solid #bbb } h1 { font-size: 15pt; text-align: center } .b { break-inside: avoid; margin-bottom: 6mm } p { margin: 1mm 0 } .o { margin-left: 2mm } .q { margin-bottom: 2mm } .a { margin-top: 3mm } .e { margin-top: 2mm }"
    engine, source = page(draw, body, ["Liberation Sans", "Liberation Serif", "DejaVu Sans"], (10, 11), css, paper="letter")
    return Document(engine, source, items)


# Entrance examination of a Brazilian university

VESTIBULAR = [
    ("A capital do estado do Paraná é", "Curitiba.", ["Londrina.", "Florianópolis.", "Porto Alegre.", "Maringá."]), ("O maior bioma brasileiro em área é", "a Amazônia.", ["o Cerrado.", "a Caatinga.", "o Pampa.", "o Pantanal."]), ("Um produto que custava R$ 80,00 teve um aumento de 15%. O novo preço é", "R$ 92,00.", ["R$ 82,00.", "R$ 90,00.", "R$ 95,00.", "R$ 88,00."]),
    ("A organela responsável pela respiração celular é", "a mitocôndria.", ["o ribossomo.", "o lisossomo.", "o cloroplasto.", "o complexo golgiense."]), ("A abolição da escravidão no Brasil ocorreu em", "1888.", ["1822.", "1850.", "1871.", "1889."]), ("A soma das raízes da equação x² − 7x + 10 = 0 é", "7.", ["−7.", "3.", "10.", "17."]),
    ("O romance “Dom Casmurro” foi escrito por", "Machado de Assis.", ["José de Alencar.", "Jorge Amado.", "Graciliano Ramos.", "Clarice Lispector."]), ("Um carro percorre 180 km em 2 h 15 min. Sua velocidade média é", "80 km/h.", ["72 km/h.", "75 km/h.", "90 km/h.", "84 km/h."]), ("O gás mais abundante na atmosfera terrestre é", "o nitrogênio.", ["o oxigênio.", "o argônio.", "o gás carbônico.", "o hidrogênio."]), ("A figura de linguagem presente em “um silêncio ensurdecedor” é", "o paradoxo.", ["a metonímia.", "a hipérbole.", "a ironia.", "o eufemismo."]),
]


@layout(HALF, "vestibular-bombazine", "entrance examination of a Brazilian university, pdfLaTeX: QUESTÃO 01 in a grey bar, (A) to (E) stacked in two columns, GABARITO OFICIAL as two ruled rows of numbers and letters on the next page")
def vestibular_bombazine(draw):
    body, items, told = "", [], []
    for n, (question, right, wrong) in enumerate(VESTIBULAR, 1):
        options, place = placed(draw, right, wrong)
        listed = "".join(rf"\lab{{0pt}}{{8mm}}{{({letter})}}{{{tex(text)}}}" for letter, text in zip("ABCDE", options))
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{3pt}}\colorbox{{gray!25}}{{\makebox[0.94\linewidth][l]{{\bfseries QUESTÃO {n:02}}}}}\par\smallskip {tex(question)}\par\smallskip {listed}\end{{minipage}}\par\vspace{{6mm}}" + "\n"
        told.append((f"{n:02}", "ABCDE"[place]))
        items.append(item(question, options[place], f"{n:02}", None, choices("ABCDE", options), kind="mcq", answer_label="ABCDE"[place]))
    grid = " & ".join(n for n, _ in told) + r"\\\hline " + " & ".join(letter for _, letter in told)
    year = draw.random.randint(2020, 2025)
    body = rf"\begin{{center}}{{\large\bfseries UNIVERSIDADE DO VALE AZUL}}\par PROCESSO SELETIVO {year}\par\textbf{{CONHECIMENTOS GERAIS}}\end{{center}}\hrule\medskip\begin{{multicols}}{{2}}{body}\end{{multicols}}\newpage\begin{{center}}\textbf{{GABARITO OFICIAL}}\par\medskip\renewcommand\arraystretch{{1.4}}\begin{{tabular}}{{|*{{{len(told)}}}{{c|}}}}\hline {grid}\\\hline\end{{tabular}}\end{{center}}"
    engine, source = document(draw, body, ["times", "palatino"], (10, 11), (18, 20), head=rf"\fancyhead[R]{{\footnotesize Vestibular {year}}}", extra=r"\setlength\columnsep{9mm}\setlength\columnseprule{.4pt}")
    return Document(engine, source, items)
