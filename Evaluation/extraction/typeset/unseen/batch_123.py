"""The other twelve of group 64: a final examination, solved problems, a chapter review, first aid in French, an examination in Spanish,
a quiz host's sheet, Hebrew words, a passage on water, an Indian entrance test, sample questions for a certificate, a history paper with its
marking scheme behind it, and a test for German anglers.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"

# Final examination in calculus, USA

CALCULUS = [
    (12, "Consider the function f given by f(x) = x³ − 3x² + 2.", [(4, "Find the critical points of f."), (4, "Find the intervals on which f is increasing."), (4, "Find the point of inflection of the graph of f.")]),
    (10, "A ladder 13 feet long leans against a wall. Its foot slides away from the wall at 2 feet per second. How fast is the top of the ladder sliding down when the foot is 5 feet from the wall?", []),
    (10, "A farmer has 240 feet of fence to enclose a rectangular pen beside a straight river. No fence is needed along the river.", [(3, "Write the area of the pen as a function of one variable."), (7, "Find the dimensions of the pen with the largest area.")]),
    (8, "Use the definition of the derivative to find the derivative of g(x) = 1/x.", []),
    (10, "The velocity of a particle that moves along a line is v(t) = t² − 4t + 3, where t is in seconds and v in meters per second.", [(4, "Find the acceleration of the particle at t = 3."), (6, "Find the total distance that the particle travels between t = 0 and t = 3.")]),
    (10, "State the Mean Value Theorem, and explain why it cannot be applied to h(x) = |x| on the interval from −1 to 1.", []),
]


@layout(HALF, "calculus-monkfish", "final examination of an American university, pdfLaTeX: front page with name, rules and a table of points for the marker, then 1. (12 points) in bold before the text, (a) with [4 pts], space to work, Page 2 of 5 in the head; nothing answered")
def calculus_monkfish(draw):
    items, body, table = [], "", ""
    for n, (points, stem, parts) in enumerate(CALCULUS, 1):
        table += rf"{n} & {points} & \\\hline "
        body += rf"\needspace{{7cm}}\lab{{0pt}}{{8mm}}{{{n}.}}{{\textbf{{({points} points)}} {tex(stem)}}}" + ("" if parts else r"\vspace{52mm}")
        if not parts:
            items.append(item(stem, None, str(n), points))
        for letter, (marks, question) in zip("abc", parts):
            body += rf"\lab{{8mm}}{{8mm}}{{({letter})}}{{[{marks} pts] {tex(question)}}}\vspace{{34mm}}"
            items.append(item(question, None, f"{n}({letter})", marks, stem=stem))
    total = sum(q[0] for q in CALCULUS)
    front = rf"\begin{{center}}{{\Large\bfseries Math 141: Calculus I}}\par\smallskip{{\large Final Examination}}\par {draw.one(['Fall 2018', 'Spring 2021', 'Fall 2022'])}\end{{center}}\medskip Name: \hrulefill\quad Section: \rule{{30mm}}{{.4pt}}\par\medskip\begin{{itemize}}[nosep]\item You have 110 minutes.\item Books, notes and calculators are not allowed.\item Show all of your work. Correct answers without work will receive no credit.\item Cross out what you do not want to be read.\end{{itemize}}\bigskip\begin{{center}}\renewcommand\arraystretch{{1.3}}\begin{{tabular}}{{|c|c|c|}}\hline Problem & Points & Score\\\hline {table}Total & {total} & \\\hline\end{{tabular}}\end{{center}}\newpage "
    engine, source = document(draw, front + body, ["cm", "lm"], (11, 12), (24, 27), head=r"\fancyhead[L]{\small Math 141}\fancyhead[R]{\small Page \thepage\ of \pageref{last}}\fancyhead[C]{\small Final Examination}", foot="", paper="letterpaper")
    return Document(engine, source.replace(r"\end{document}", r"\label{last}\end{document}"), items)


# Solved problems in chemistry

SOLVED = [
    ("How many moles are there in 36.0 g of water?", "The molar mass of water is 18.0 g/mol. The number of moles is 36.0/18.0 = 2.00 mol.", "2.00 mol"),
    ("What is the mass of 0.250 mol of sodium chloride?", "One mole of sodium chloride has a mass of 23.0 + 35.5 = 58.5 g, so that the mass is 0.250 × 58.5 = 14.6 g.", "14.6 g"),
    ("What volume does 0.500 mol of a gas occupy at standard temperature and pressure?", "At standard temperature and pressure, one mole of any gas occupies 22.4 L. Hence the volume is 0.500 × 22.4 = 11.2 L.", "11.2 L"),
    ("Calculate the molarity of a solution that contains 4.00 g of sodium hydroxide in 250 mL.", "The amount of sodium hydroxide is 4.00/40.0 = 0.100 mol. The volume is 0.250 L, so that the molarity is 0.100/0.250 = 0.400 M.", "0.400 M"),
    ("A compound contains 40.0% carbon, 6.7% hydrogen and 53.3% oxygen by mass. Find its empirical formula.", "In 100 g there are 40.0/12.0 = 3.33 mol of C, 6.7/1.0 = 6.7 mol of H and 53.3/16.0 = 3.33 mol of O. The ratio is 1 : 2 : 1, and the empirical formula is CH₂O.", "CH₂O"),
    ("What is the pH of 0.010 M hydrochloric acid?", "Hydrochloric acid is strong and dissociates completely, so [H⁺] is 0.010 M. The pH is −log 0.010 = 2.00.", "2.00"),
    ("How much heat is needed to warm 50.0 g of water from 20.0 to 30.0 degrees Celsius?", "The specific heat of water is 4.18 J per gram and degree. The heat is 50.0 × 4.18 × 10.0 = 2090 J.", "2090 J"),
    ("How many grams of oxygen are needed to burn 16.0 g of methane completely?", "The equation CH₄ + 2O₂ → CO₂ + 2H₂O shows that one mole of methane needs two moles of oxygen. As 16.0 g of methane is one mole, 2 × 32.0 = 64.0 g of oxygen is needed.", "64.0 g"),
    ("A gas occupies 3.00 L at 100 kPa. What is its volume at 150 kPa if the temperature does not change?", "By Boyle’s law, the product of pressure and volume stays the same. Thus V = 3.00 × 100/150 = 2.00 L.", "2.00 L"),
    ("What is the oxidation number of manganese in the permanganate ion, MnO₄⁻?", "Each oxygen counts −2, which makes −8 in all. The charge of the ion is −1, so that manganese must count +7.", "+7"),
]


@layout(HALF, "solved-marlin", "chapter of solved problems of an American outline series, pdfLaTeX: section headings in capitals, numbers 4.1 in bold beside the problem, the working below it in smaller print, indented, without a word before it; running head with chapter and page")
def solved_marlin(draw):
    chapter, chosen = draw.random.randint(2, 9), draw.some(SOLVED, 10)
    items, body = [], ""
    for n, (question, working, answer) in enumerate(chosen, 1):
        if n == 1 or n == 6:
            body += r"\bigskip{\bfseries " + ("MOLES AND CONCENTRATION" if n == 1 else "ACIDS, HEAT AND GASES") + r"}\par\smallskip "
        solution = tex(working).replace(tex(answer), tex(answer).replace(" ", "~"))
        body += rf"\needspace{{2.5cm}}\medskip\lab{{0pt}}{{11mm}}{{\textbf{{{chapter}.{n}}}}}{{{tex(question)}}}{{\small\leftskip=17mm {solution}\par}}" + "\n"
        items.append(item(question, answer, f"{chapter}.{n}", kind="short" if answer in ("CH₂O",) else "numeric", answer_kind="contains"))
    body = r"\begin{center}{\Large\bfseries Solved Problems}\end{center}" + body
    engine, source = document(draw, body, ["times", "cm", "palatino"], (11,), (24, 28), head=rf"\fancyhead[L]{{\small\thepage}}\fancyhead[C]{{\small CHEMICAL CALCULATIONS}}\fancyhead[R]{{\small [CHAP. {chapter}}}", foot="", extra=rf"\setcounter{{page}}{{{draw.random.randint(40, 130)}}}", paper="letterpaper")
    return Document(engine, source, items)


# Chapter review of an American textbook

REVIEW_TERMS = [("habitat", "the place where an organism lives"), ("niche", "the role of an organism in its community"), ("population", "all members of one species in an area"), ("predator", "an animal that hunts other animals"), ("symbiosis", "a close relationship between two species")]
REVIEW_FACTS = ["What is the difference between a biotic and an abiotic factor?", "List three things that can limit the size of a population.", "How do producers get the energy that they need?", "Describe how energy is lost between one level of a food chain and the next."]
REVIEW_THINK = [("Making Predictions", "All the wolves are removed from a forest. What will probably happen to the plants of the forest? Explain your answer."), ("Comparing Ideas", "How are mutualism and parasitism alike, and how are they different?"), ("Analyzing Data", "A pond had 40 frogs in May and 130 frogs in August. By how many percent did the population grow?")]


@layout(HALF, "chapter-catfish", "chapter review of an American science textbook, XeLaTeX: coloured bar, two columns, REVIEWING KEY TERMS to match with letters a. to e., UNDERSTANDING IDEAS and CRITICAL THINKING with the skill in bold before the question, numbers run on; nothing answered")
def chapter_catfish(draw):
    pairs = draw.mixed(REVIEW_TERMS)
    ends = draw.mixed([right for _, right in pairs])
    listed, items, n = choices("abcde", ends), [], 0
    heads = ["Reviewing Key Terms", "Understanding Ideas", "Critical Thinking"]

    def head(text):
        return rf"\needspace{{3cm}}\bigskip{{\color{{leaf}}\bfseries\large {text}}}\par\smallskip "

    body = head(heads[0]) + r"Match each term with its definition.\par\smallskip "
    for n, (term, _) in enumerate(pairs, 1):
        body += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{term}}}"
        items.append(item(term, None, str(n), None, listed, kind="match", section=heads[0]))
    body += r"\smallskip " + "".join(rf"\lab{{7mm}}{{6mm}}{{\textbf{{{letter}.}}}}{{{end}}}" for letter, end in zip("abcde", ends))
    body += head(heads[1])
    for question in REVIEW_FACTS:
        n += 1
        body += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{question}}}"
        items.append(item(question, None, str(n), section=heads[1]))
    body += head(heads[2])
    for skill, question in REVIEW_THINK:
        n += 1
        body += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{\textbf{{{skill}}}\enspace {question}}}"
        items.append(item(question, None, str(n), section=heads[2]))
    chapter = draw.random.randint(11, 23)
    body = rf"\colorbox{{leaf}}{{\parbox{{0.97\linewidth}}{{\textcolor{{white}}{{\LARGE\bfseries\strut {chapter}\quad Chapter Review}}}}}}\par\medskip\begin{{multicols}}{{2}}\raggedright\textbf{{Summary}}\par Living things interact with each other and with the nonliving parts of their surroundings. Energy enters most ecosystems as sunlight and passes from producers to consumers.\par {body}\end{{multicols}}"
    engine, source = document(draw, body, ["helvetica", "noto", "arial"], (10, 11), (18, 21), foot=rf"\fancyfoot[L]{{\small\textbf{{{draw.random.randint(300, 480)}}}\quad Chapter {chapter}\enspace Ecosystems}}", extra=r"\definecolor{leaf}{RGB}{34,110,60}\setlength\columnsep{9mm}", paper="letterpaper")
    return Document(engine, source, items)


# First aid in French

SECOURS = [
    ("Quel numéro permet d’appeler les secours dans toute l’Union européenne ?", ["Le 112", "Le 114", "Le 119"], 0), ("Une victime inconsciente respire normalement. Que faites-vous ?", ["Je lui donne à boire.", "Je la place en position latérale de sécurité.", "Je commence un massage cardiaque."], 1),
    ("À quel rythme réalise-t-on les compressions thoraciques chez l’adulte ?", ["De 40 à 60 par minute", "De 60 à 80 par minute", "De 100 à 120 par minute"], 2), ("Une personne saigne abondamment de l’avant-bras. Quel est le premier geste ?", ["Comprimer la plaie", "Rincer la plaie à l’eau", "Poser un garrot au poignet"], 0),
    ("Que faut-il faire en premier devant une brûlure légère ?", ["Mettre du beurre", "Percer la cloque", "La refroidir sous l’eau courante"], 2), ("Un enfant s’étouffe et ne peut plus tousser. Vous commencez par :", ["des claques dans le dos.", "un verre d’eau.", "l’allonger sur le ventre."], 0),
    ("Où place-t-on les électrodes d’un défibrillateur ?", ["Sur le ventre", "Sur la poitrine nue", "Sur les vêtements"], 1), ("Avant de secourir la victime d’un accident de la route, il faut d’abord :", ["la sortir du véhicule.", "protéger la zone de l’accident.", "lui retirer son casque."], 1),
    ("Quel signe peut faire penser à un accident vasculaire cérébral ?", ["Une bouche déformée d’un seul côté", "Une forte fièvre", "Une éruption sur la peau"], 0), ("Une personne se plaint d’une douleur serrant la poitrine. Vous devez :", ["la faire marcher.", "attendre une heure.", "la mettre au repos et alerter le 15."], 2),
]


@layout(HALF, "secours-vendace", "French test of a first aid association, word processor: name and date with dots, Question 1 : in bold, boxes to tick without letters below each other, Corrigé on the next page as a table Question | Bonne réponse with the words of the options")
def secours_vendace(draw):
    asked, items = draw.mixed(draw.some(SECOURS, 9)), []
    body = paragraph(run("Questionnaire d’évaluation – Premiers secours"), "Title") + paragraph(run("Nom : ........................................   Prénom : ........................................   Date : ...... / ...... / ............")) + paragraph(run("Cochez la bonne réponse. Une seule réponse est possible par question.", "I"))
    key = [[run("Question", "B"), run("Bonne réponse", "B")]]
    for n, (question, options, right) in enumerate(asked, 1):
        body += paragraph(run(f"Question {n} : ", "B") + run(question), "Ask") + "".join(paragraph(run(f"☐\t{option}"), "Box") for option in options)
        key.append([run(str(n)), run(options[right])])
        items.append(item(question, options[right], str(n), None, choices([None] * 3, options), kind="mcq"))
    body += paragraph(run("Corrigé"), "New") + office_table(key, [2.6, 12.0])
    styles = paragraph_style("Ask", 0.4, extra='fo:keep-with-next="always"') + paragraph_style("Box", 0.05, 1.4, -0.7, [(1.4, "")], extra='fo:keep-with-next="auto"') + paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"')
    engine, source = office(draw, body, ["DejaVu Sans", "DejaVu Serif"], (10,), 2.2, head="Association des secouristes du Val d’Orne – Formation PSC", styles=styles)
    return Document(engine, source, items)


# Examination in geography and history, Spain

SOCIALES = [
    ("1. Define los siguientes conceptos.", "1", [("Monarquía absoluta", 0.5), ("Antiguo Régimen", 0.5), ("Burguesía", 0.5), ("Despotismo ilustrado", 0.5)]),
]
SOCIALES_TF = ["Los privilegiados pagaban la mayor parte de los impuestos.", "La Ilustración defendía el uso de la razón.", "Carlos III fue el primer rey de la dinastía borbónica en España."]
SOCIALES_LONG = [(2, "Explica las diferencias entre los tres estamentos de la sociedad del siglo XVIII."), (1.5, "¿Qué fue la Enciclopedia y por qué la prohibieron algunos gobiernos?"), (1, "Nombra dos pensadores ilustrados y una obra de cada uno."), (2, "Resume las causas de la Guerra de Sucesión española.")]


@layout(HALF, "sociales-bowfin", "Spanish examination of history, Chromium: ruled head with school, name, course and mark, bold tasks with (2 puntos) at the end, a) to d) below, V / F in brackets before the statements, lines to write on; nothing answered")
def sociales_bowfin(draw):
    def points(value):
        text = f"{value:g}".replace(".", ",")
        return f"({text} punto{'' if value == 1 else 's'})"

    items, line = [], "<div class=r></div>"
    title, _, parts = SOCIALES[0]
    body = f"<table class=h><tr><td colspan=2><b>I.E.S. Sierra Alta</b> · Departamento de Geografía e Historia<td rowspan=2 class=n>Nota:</tr><tr><td>Nombre y apellidos:<td>Curso: 4.º ESO &nbsp; Grupo:</tr></table><h1>Examen · Tema {draw.random.randint(1, 2)}: El siglo XVIII</h1><p class=i>Cuida la ortografía y la presentación. Cada falta resta 0,1 puntos.</p><p><b>{title}</b></p>"
    for letter, (term, marks) in zip("abcd", parts):
        body += f"<p class=p>{letter}) {term} {points(marks)}</p>{line}{line}"
        items.append(item(term, None, f"1({letter})", marks, stem=title[3:], kind="definition"))
    stem = "Indica si las siguientes afirmaciones son verdaderas (V) o falsas (F)."
    body += f"<p><b>2. {stem} (1,5 puntos)</b></p>"
    for letter, text in zip("abc", draw.mixed(SOCIALES_TF)):
        body += f"<p class=p>{letter}) (&emsp;) {text}</p>"
        items.append(item(text, None, f"2({letter})", stem=stem, kind="truefalse"))
    for n, (marks, question) in enumerate(SOCIALES_LONG, 3):
        body += f"<div class=k><p><b>{n}. {question} {points(marks)}</b></p>{line * 5}</div>"
        items.append(item(question, None, str(n), marks))
    css = ".h { width: 99%; border-collapse: collapse } .h td { border: 1px solid #000; padding: 2mm } .n { width: 28mm; vertical-align: top } h1 { font-size: 130%; text-align: center } .i { font-style: italic } .p { margin: 2.5mm 0 1mm 6mm } .r { border-bottom: 1px solid #777; height: 7mm; margin-left: 6mm } .k { break-inside: avoid; margin-top: 5mm }"
    engine, source = page(draw, body, ["Carlito", "Liberation Sans", "Caladea"], (11, 11.5), css, language="es")
    return Document(engine, source, items)


# Sheet of a quiz host

PUB = [
    ("Food and Drink", [("Which nut is used to make marzipan?", "Almond"), ("From which country does the cheese Gouda come?", "The Netherlands"), ("What is the main ingredient of guacamole?", "Avocado"), ("Which spirit goes into a mojito?", "Rum")]),
    ("Sport", [("How many players are there in a netball team?", "Seven"), ("In which city were the Olympic Games of 2012 held?", "London"), ("Which sport is played with a shuttlecock?", "Badminton"), ("What colour is the ball that scores seven points in snooker?", "Black")]),
    ("Screen", [("Who directed the film Jaws?", "Steven Spielberg"), ("Which singer played the Goblin King in Labyrinth?", "David Bowie"), ("What is the name of the toy cowboy in Toy Story?", "Woody"), ("In which country is the series Borgen set?", "Denmark")]),
]
TIE = ("How many steps lead to the top of the Monument in London?", "311")


@layout(HALF, "host-wahoo", "sheet of the host of a pub quiz, groff: rounds with topics in bold capitals, numbers with a point, the answer in capitals and brackets behind each question, a tie-breaker at the end, notes for the host in italics")
def host_wahoo(draw):
    lines = [".ds CF The Red Lion Quiz \\(em quizmaster\\(cqs copy \\(em page \\\\n(PN", ".ce", "\\fB\\s+5The Red Lion Quiz\\s0\\fP", ".ce", "Quizmaster\\(cqs copy: do not leave lying about", ".sp", "\\fIRead each question twice. One point for each right answer. Collect the sheets after every round.\\fP"]
    items = []
    for r, (topic, asked) in enumerate(PUB, 1):
        lines += [".sp", ".ne 6", f"\\fBROUND {r} \\(em {topic.upper()}\\fP", ".sp 0.3"]
        for n, (question, answer) in enumerate(asked, 1):
            lines += [".in 4n", ".ti -4n", f"{n}.\\h'|4n'{plain(question)} ({plain(answer.upper())})", ".br", ".sp 0.3", ".in 0"]
            items.append(item(question, answer.upper(), str(n), section=f"ROUND {r} — {topic.upper()}"))
        if r == 2:
            lines += [".sp 0.5", "\\fIHalf-time: raffle and sandwiches.\\fP"]
    question, answer = TIE
    lines += [".sp", ".ne 4", "\\fBTIE-BREAKER\\fP (nearest wins)", ".sp 0.3", f"{plain(question)} ({answer})"]
    items.append(item(question, answer, None, section="TIE-BREAKER"))
    engine, source = roff(draw, lines, (11, 12), ("H", "T", "N"))
    return Document(engine, source, items)


# Hebrew words

HEBREW = [
    ("Professions", [("מורה", "moré", "teacher"), ("רופא", "rofé", "doctor"), ("טבח", "tabáx", "cook"), ("נהג", "nehág", "driver"), ("סופר", "sofér", "writer")]),
    ("In the city", [("רחוב", "rexóv", "street"), ("בניין", "binyán", "building"), ("חנות", "xanút", "shop"), ("כיכר", "kikár", "square"), ("תחנה", "taxaná", "station")]),
    ("Verbs", [("לומד", "loméd", "studies, learns"), ("גר", "gar", "lives, resides"), ("עובד", "ovéd", "works"), ("קונה", "koné", "buys"), ("כותב", "kotév", "writes")]),
]


@layout(HALF, "words-lumpfish", "vocabulary of a unit of a Hebrew course for beginners, Chromium: one ruled table of three columns, English at the left, pronunciation, Hebrew at the right, topics as shaded rows across the table, a note on stress below")
def words_lumpfish(draw):
    unit, items = draw.random.randint(2, 8), []
    body = f"<div class=t><span>Unit {unit}</span> Vocabulary</div><table><thead><tr><th>English<th>Pronunciation<th class=r>Hebrew</tr></thead>"
    for topic, words in HEBREW:
        body += f"<tr><td colspan=3 class=s>{topic}</td></tr>"
        for hebrew, sound, english in draw.some(words, 4):
            body += f"<tr><td>{english}<td><i>{sound}</i><td class='r w' lang=he dir=rtl>{hebrew}</tr>"
            items.append(item(hebrew, english, kind="vocabulary", section=topic))
    body += "</table><p class=n>The letter <i>x</i> stands for the sound in the Scottish word <i>loch</i>. An accent marks the syllable that is stressed.</p>"
    css = ".t { font-size: 150%; border-bottom: 3px solid #2a5d9f; margin-bottom: 5mm; padding-bottom: 1mm } .t span { background: #2a5d9f; color: #fff; padding: 1mm 3mm; margin-right: 3mm } table { width: 99%; border-collapse: collapse } th, td { border: 1px solid #888; padding: 1.5mm 3mm; text-align: left; width: 33% } .s { background: #dde7f3; font-weight: bold } th.r, td.r { text-align: right } .w { font: 130% 'Noto Sans Hebrew' } .n { font-size: 85% }"
    engine, source = page(draw, body, ["Open Sans", "Liberation Sans", "Lato"], (11,), css)
    return Document(engine, source, items)


# Passage with a bank of words, and questions

WATER = ["The Sun warms the sea, and water turns into an invisible gas called water {}.", "This change is known as {}.", "The gas rises, and as the air gets colder it turns back into tiny drops, which form {}.", "Scientists call this {}.", "When the drops become too heavy, they fall as rain, hail or {}.", "Some of the water soaks into the {} and some runs into rivers.", "The rivers carry it back to the {}.", "Plants also give off water through their {}, and so the cycle goes on."]
WATER_WORDS = ["vapour", "evaporation", "clouds", "condensation", "snow", "ground", "sea", "leaves"]
WATER_ASKED = [("What gives the energy that drives the water cycle?", "The Sun"), ("Name two forms in which water falls from clouds.", "Rain and hail (or snow)"), ("Why does water vapour turn back into drops high in the air?", "Because the air is colder there")]


@layout(HALF, "water-saithe", "science sheet of a primary school, word processor: objective and name, Part A passage with gaps (1) and underscores, the words in a table of two rows, Part B questions with lines, answers on the next page, Part A in one line, Part B below each other")
def water_saithe(draw):
    items, passage, key = [], [], []
    heads = ["Part A", "Part B"]
    for n, (text, word) in enumerate(zip(WATER, WATER_WORDS), 1):
        shown = text.format(f"({n}) ______________")
        passage.append(shown)
        key.append(f"{n}.\u00a0{word}")
        items.append(item(shown, word, str(n), kind="gap", section=heads[0]))
    bank = draw.mixed(WATER_WORDS)
    body = paragraph(run("The Water Cycle"), "Title") + paragraph(run("Name: _______________________________   Class: ____________")) + paragraph(run("Learning objective: ", "B") + run("I can describe how water moves between the sea, the air and the land."))
    body += paragraph(run(heads[0]), "Head") + paragraph(run("Use the words in the box to fill in the gaps. Use each word once.")) + office_table([[run(w) for w in bank[:4]], [run(w) for w in bank[4:]]], [3.9] * 4)
    body += paragraph(run(" ".join(passage)), "Text") + paragraph(run(heads[1]), "Head") + paragraph(run("Answer the questions in full sentences."))
    back = ""
    for n, (question, answer) in enumerate(WATER_ASKED, 1):
        body += paragraph(run(f"{n}.\t{question}"), "Part") + paragraph(run("_" * 66), "Under")
        back += paragraph(run(f"{n}. {answer}"))
        items.append(item(question, answer, str(n), section=heads[1]))
    body += paragraph(run("The Water Cycle: Answers"), "New") + paragraph(run(heads[0], "B") + run("  " + "   ".join(key))) + paragraph(run(heads[1], "B")) + back
    styles = paragraph_style("Text", 0.4, extra='fo:line-height="160%"') + paragraph_style("Under", 0.35, 1.0) + paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"')
    engine, source = office(draw, body, ["Comic Neue", "Carlito", "Lato"], (12,), 2.4, foot=False, styles=styles)
    return Document(engine, source, items)


# Entrance test in biology, India

NEET = [
    ("Which of the following is the powerhouse of the cell?", ["Ribosome", "Mitochondrion", "Golgi body", "Nucleus"], 1, "Most of the ATP of the cell is made there by aerobic respiration."), ("The functional unit of the kidney is the", ["neuron", "nephron", "alveolus", "villus"], 1, "Each kidney has about one million of them."),
    ("Which vitamin is needed for the clotting of blood?", ["Vitamin A", "Vitamin C", "Vitamin D", "Vitamin K"], 3, "The liver needs it to make prothrombin."), ("Double fertilisation is a feature of", ["angiosperms", "gymnosperms", "mosses", "ferns"], 0, "One male gamete fuses with the egg and the other with the polar nuclei."),
    ("The number of chambers in the heart of a frog is", ["two", "four", "three", "one"], 2, "It has two atria and a single ventricle."), ("Which of these is not a connective tissue?", ["Bone", "Blood", "Cartilage", "Muscle"], 3, "Muscular tissue is a kind of its own."),
    ("The hormone that lowers the level of glucose in blood is", ["glucagon", "insulin", "adrenaline", "thyroxine"], 1, "It is secreted by the beta cells of the pancreas."), ("Malaria is caused by a species of", ["Plasmodium", "Entamoeba", "Trypanosoma", "Leishmania"], 0, "It is carried by the female Anopheles mosquito."),
    ("Xylem vessels mainly carry", ["sugars", "oxygen", "water and minerals", "hormones"], 2, "Food is carried by the phloem."), ("In DNA, adenine pairs with", ["guanine", "uracil", "cytosine", "thymine"], 3, "The two bases are joined by two hydrogen bonds."),
    ("Which blood group is called the universal donor?", ["A", "O", "AB", "B"], 1, "Its red cells carry neither antigen A nor antigen B."), ("Bile is stored in the", ["gall bladder", "pancreas", "liver", "duodenum"], 0, "It is made in the liver."),
]


@layout(HALF, "entrance-tilapia", "objective questions of an Indian coaching institute, pdfLaTeX: two columns with a rule, numbers with a point, options (1) to (4) two a row, Ans. (2) in bold and Sol. with a reason below each question, institute and address in the head and foot")
def entrance_tilapia(draw):
    asked, items, inner = draw.mixed(draw.some(NEET, 12)), [], ""
    for n, (question, options, right, why) in enumerate(asked, 1):
        grid = r"\par ".join(rf"\hspace*{{8mm}}\makebox[38mm][l]{{({a + 1}) {tex(options[a])}}}({a + 2}) {tex(options[a + 1])}" for a in (0, 2))
        inner += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}{grid}\par\hspace*{{8mm}}\textbf{{Ans. ({right + 1})}}\par\lab{{8mm}}{{9mm}}{{\textbf{{Sol.}}}}{{{tex(why)}}}\end{{minipage}}\par\vspace{{5mm}}" + "\n"
        items.append(item(question, options[right], str(n), None, choices("1234", options), kind="mcq", answer_label="1234"[right]))
    body = rf"\begin{{center}}{{\Large\bfseries PRE-MEDICAL TEST SERIES}}\par\textbf{{BIOLOGY}}\qquad TEST NO. {draw.random.randint(3, 19)} (WITH SOLUTIONS)\end{{center}}\hrule\medskip\begin{{multicols}}{{2}}{inner}\end{{multicols}}"
    engine, source = document(draw, body, ["times", "lm", "lmsans"], (10,), (16, 19), head=r"\fancyhead[L]{\small\textbf{VIDYA CLASSES}}\fancyhead[R]{\small Target: Medical}", foot=r"\fancyfoot[L]{\footnotesize 14, Lake Road, Jaipur}\fancyfoot[R]{\footnotesize Page \thepage}", extra=r"\setlength\columnsep{8mm}\setlength\columnseprule{.4pt}")
    return Document(engine, source, items)


# Sample questions for a certificate in project management

SAMPLE = [
    ("A sponsor asks for a new feature after the scope of a project has been approved. What should the project manager do FIRST?", ["Add the feature, as the sponsor has asked for it.", "Assess the effect of the change on time, cost and quality.", "Refuse, because the scope can no longer be changed.", "Ask the team to work overtime."], "B", "The effects of a change are assessed before anyone decides on it."),
    ("Which document names the project manager and gives him or her authority?", ["The project charter", "The risk register", "The issue log", "The statement of work"], "A", "The charter is issued by the sponsor and authorizes the project."),
    ("Which of the following belong to the triple constraint? (Select TWO.)", ["Morale", "Cost", "Communication", "Time", "Procurement"], "BD", "The triple constraint is made up of scope, time and cost."),
    ("A task has a float of zero. What does this mean?", ["The task needs no resources.", "The task has been completed.", "The task may start at any time.", "The task is on the critical path."], "D", "A delay of a task on the critical path delays the whole project."),
    ("Which chart shows the tasks of a project as bars against a calendar?", ["A Pareto chart", "A histogram", "A Gantt chart", "A scatter diagram"], "C", "Each bar of a Gantt chart begins and ends with its task."),
    ("Which of the following are ways of responding to a threat? (Select TWO.)", ["Mitigate", "Exploit", "Enhance", "Avoid", "Share"], "AD", "To exploit, enhance and share are responses to opportunities."),
    ("A team member tells you that a supplier will deliver two weeks late. Where should this be recorded?", ["In the project charter", "In the issue log", "In the lessons learned register", "In the stakeholder register"], "B", "It has already happened and is therefore an issue, not a risk."),
    ("When is a project formally closed?", ["When the last task has been finished", "When the budget is spent", "When the team has been released", "When the customer has accepted the deliverables"], "D", "Formal acceptance comes before the closing of the project."),
    ("Which meeting ends a sprint with a look at how the team worked?", ["The retrospective", "The daily stand-up", "The planning meeting", "The kick-off"], "A", "In the retrospective the team decides what to improve."),
]


@layout(HALF, "sample-megrim", "sample questions for a certificate, Chromium: numbers and options with a bracket, A) to D) or E), some with two right options, answers on the last page as 3) B, D – reason, version and mark in the foot")
def sample_megrim(draw):
    items, body, key = [], "", ""
    for n, (question, options, right, why) in enumerate(SAMPLE, 1):
        body += f"<div class=q><p class=l><span>{n})</span>{web(question)}</p>" + "".join(f"<p class=o>{letter}) {option}</p>" for letter, option in zip("ABCDE", options)) + "</div>"
        key += f"<p class=l><span>{n})</span><b>{', '.join(right)}</b> – {why}</p>"
        items.append(item(question, "\n".join(options["ABCDE".index(x)] for x in right), str(n), None, choices("ABCDE", options), kind="multi" if len(right) > 1 else "mcq", answer_label=right))
    body = f"<header>Certified Project Associate (CPA-{draw.random.randint(1, 4)}01)<br><b>Sample Exam Questions</b></header>{body}<div class=k><header><b>Answers</b></header>{key}</div>"
    css = "header { color: #b35900; font-size: 140%; margin-bottom: 6mm } .q { break-inside: avoid; margin-bottom: 6mm } p { margin: 0 0 1mm } .l { padding-left: 9mm; text-indent: -9mm; margin-bottom: 2mm } .l span { display: inline-block; width: 9mm; text-indent: 0 } .o { padding-left: 14mm } .k { break-before: page } .k .l { margin-bottom: 4mm } @page { @bottom-left { content: '© Certification Council'; font: 8pt Carlito } @bottom-right { content: counter(page) ' | Page'; font: 8pt Carlito } }"
    engine, source = page(draw, body, ["Carlito", "Roboto", "Liberation Sans"], (10.5, 11), css, paper="Letter")
    return Document(engine, source, items)


# Social science paper with its marking scheme, India

SOCIAL_ONE = [
    ("In which year did the Salt March take place?", ["1919", "1922", "1930", "1942"], 2), ("Which soil is best suited to growing cotton?", ["Black soil", "Laterite soil", "Arid soil", "Mountain soil"], 0), ("Who appoints the Governor of a state in India?", ["The Chief Minister", "The President", "The Speaker", "The Chief Justice"], 1), ("Which of these is a non-renewable resource?", ["Wind", "Sunlight", "Forest", "Coal"], 3),
]
SOCIAL_SHORT = [
    (2, "State two features of a federal government.", ["There are two or more levels of government.", "Each level has powers of its own that are laid down in the constitution."], "Any other relevant point"), (2, "Why is the conservation of water important? Give two reasons.", ["Fresh water is limited.", "The growing population needs more and more of it."], None),
    (3, "Explain three ways in which the invention of printing changed people’s lives.", ["Books became cheaper.", "New ideas could spread quickly.", "More people learned to read."], "Any other relevant point"), (3, "Describe three problems that farmers in India face.", ["Farms are small and scattered.", "Many farmers depend on the monsoon.", "Loans are costly."], None),
]
SOCIAL_SOURCE = "The village of Rampur lies eight kilometres from the nearest town. Two years ago a self-help group of fifteen women was formed there. Each of them saves fifty rupees a month, and the group lends to its members at a low rate of interest."
SOCIAL_SOURCED = [(1, "How many members does the group have?", ["Fifteen"]), (1, "What does each member do every month?", ["She saves fifty rupees."]), (2, "Give two ways in which such a group helps poor women.", ["They can borrow without security.", "They need not go to moneylenders."])]


@layout(HALF, "social-swordfish", "social science paper of an Indian board, XeLaTeX: instructions, SECTION A to C as heads, numbers run on, options (a) to (d) two a row, marks as bare numbers at the right end, a source in a frame with 9.1 to 9.3; MARKING SCHEME on the last page as a table Q.No., Value points, Marks")
def social_swordfish(draw):
    items, body, scheme, n = [], "", "", 0

    def ask(label, question, marks, width="10mm"):
        return rf"\needspace{{2cm}}\medskip\lab{{0pt}}{{{width}}}{{{label}.}}{{{tex(question)}\pushright{{{marks}}}}}"

    def head(letter, text):
        return rf"\needspace{{3cm}}\bigskip\begin{{center}}\textbf{{SECTION {letter}}}\par {text}\end{{center}}"

    def scored(label, points, marks, note=None):
        said = r"\newline ".join(tex(p) for p in points) + (rf"\newline \textit{{{note}}}" if note else "")
        return rf"{label} & {said} & {marks}\\\hline "

    def rubric(points, marks):
        return [{"text": p, "marks": None} for p in points] if marks > 1 else None

    body += head("A", "Multiple choice questions")
    for question, options, right in SOCIAL_ONE:
        n += 1
        grid = r"\par ".join(rf"\hspace*{{10mm}}\makebox[65mm][l]{{({'abcd'[a]}) {options[a]}}}({'abcd'[a + 1]}) {options[a + 1]}" for a in (0, 2))
        body += ask(n, question, 1) + grid + r"\par "
        scheme += scored(n, [f"({'abcd'[right]}) {options[right]}"], 1)
        items.append(item(question, options[right], str(n), 1, choices("abcd", options), kind="mcq", answer_label="abcd"[right], section="SECTION A"))
    body += head("B", "Short answer questions")
    for marks, question, points, note in SOCIAL_SHORT:
        n += 1
        body += ask(n, question, marks)
        scheme += scored(n, points, marks, note)
        items.append(item(question, "\n".join(points), str(n), marks, rubric=rubric(points, marks), guidance=note, section="SECTION B"))
    n += 1
    lead = "Read the source given below and answer the questions that follow."
    body += r"\needspace{8cm}" + head("C", "Source-based question") + rf"\needspace{{5cm}}\lab{{0pt}}{{10mm}}{{{n}.}}{{{lead}}}\hspace*{{10mm}}\fbox{{\parbox{{0.88\linewidth}}{{{SOCIAL_SOURCE}}}}}\par "
    for k, (marks, question, points) in enumerate(SOCIAL_SOURCED, 1):
        body += rf"\lab{{10mm}}{{10mm}}{{{n}.{k}}}{{{tex(question)}\pushright{{{marks}}}}}"
        scheme += scored(f"{n}.{k}", points, marks)
        items.append(item(question, "\n".join(points), f"{n}.{k}", marks, stem=f"{lead} {SOCIAL_SOURCE}", rubric=rubric(points, marks), section="SECTION C"))
    total = 4 + sum(q[0] for q in SOCIAL_SHORT + SOCIAL_SOURCED)
    front = rf"\begin{{center}}{{\large\bfseries SOCIAL SCIENCE (087)}}\par\textbf{{Class X}}\quad Sample Question Paper\end{{center}}Time allowed: 1 hour\hfill Maximum marks: {total}\par\vspace{{1mm}}\hrule\smallskip\textbf{{General Instructions:}}\begin{{enumerate}}[label=(\roman*),nosep]\item The question paper has three sections.\item All questions are compulsory.\item Marks are indicated against each question.\end{{enumerate}}"
    back = rf"\newpage\begin{{center}}{{\large\bfseries MARKING SCHEME}}\par Social Science (087), Class X\end{{center}}\renewcommand\arraystretch{{1.25}}\begin{{longtable}}{{|l|p{{115mm}}|c|}}\hline\textbf{{Q.No.}} & \textbf{{Value points}} & \textbf{{Marks}}\\\hline\endhead {scheme}\end{{longtable}}"
    engine, source = document(draw, front + body + back, ["timesnew", "arial"], (11,), (20, 24), foot=r"\fancyfoot[C]{\small Page \thepage}")
    return Document(engine, source, items)


# Test for anglers, Germany

ANGELN = [
    ("Welcher Fisch hat eine Fettflosse?", ["Bachforelle", "Karpfen", "Flussbarsch"], 0), ("Wozu dient die Seitenlinie eines Fisches?", ["zur Atmung", "zum Wahrnehmen von Druckwellen", "zur Fortpflanzung"], 1), ("Womit atmen Fische?", ["mit der Schwimmblase", "mit den Kiemen", "mit den Flossen"], 1), ("Welcher dieser Fische ist ein Raubfisch?", ["Schleie", "Rotfeder", "Hecht"], 2),
    ("Was ist vor dem Betäuben eines gefangenen Fisches zu prüfen?", ["ob er das Mindestmaß hat", "ob er Eier trägt", "ob er Schuppen verloren hat"], 0), ("Welches Gerät gehört zur waidgerechten Landung eines großen Fisches?", ["Setzkescher", "Unterfangkescher", "Reuse"], 1), ("Was versteht man unter der Schonzeit?", ["die Zeit der Fütterung", "die Zeit nach dem Besatz", "die Zeit, in der eine Art nicht gefangen werden darf"], 2), ("Welches Gas brauchen Fische im Wasser zum Leben?", ["Sauerstoff", "Stickstoff", "Methan"], 0),
    ("In welcher Region eines Fließgewässers lebt die Äsche?", ["im Mündungsgebiet", "unterhalb der Forellenregion", "im Quelltopf"], 1), ("Welche Form hat das Maul des Brassens?", ["oberständig", "endständig", "unterständig und vorstülpbar"], 2), ("Wer stellt den Fischereischein aus?", ["die zuständige Behörde", "der Gerätehändler", "der Pächter des Nachbargewässers"], 0),
]


@layout(HALF, "angelschein-ruffe", "practice sheet for the German anglers' test, Typst: sections as heads with a rule, numbers in bold, A B C in the order of the answer sheet below each other, key at the end as a small table Frage | Lösung in three blocks side by side")
def angelschein_ruffe(draw):
    asked = draw.some(ANGELN, 11)
    items, body, cells = [], "", [[], [], []]
    for n, (question, options, right) in enumerate(asked, 1):
        listed = "\n".join(f"#grid(columns: (9mm, 6mm, 1fr), [], [{letter}], [{option}])" for letter, option in zip("ABC", options))
        body += f'#block(breakable: false, below: 11pt)[#set block(spacing: 5pt)\n#grid(columns: (9mm, 1fr), [*{n}.*], [{question}])\n{listed}]\n'
        cells[(n - 1) // 4].append(f"[{n}], [{'ABC'[right]}]")
        items.append(item(question, options[right], str(n), None, choices("ABC", options), kind="mcq", answer_label="ABC"[right]))
    blocks = ", ".join(f"table(columns: 2, inset: 4pt, align: center, [*Frage*], [*Lösung*], {', '.join(block)})" for block in cells)
    source = f"""#set page(paper: "a4", margin: (x: 22mm, y: 20mm), header: text(9pt)[Kreisfischereiverein Mühlbach e. V. #h(1fr) Vorbereitungslehrgang], footer: context align(center, text(9pt)[Seite #counter(page).display()]))
#set text(font: ({draw.one(['"Libertinus Serif"', '"Lato"', '"Carlito"'])},), size: {draw.one([10.5, 11])}pt, lang: "de")
#text(16pt, weight: "bold")[Übungsbogen zur Fischerprüfung]
#v(1mm)
Zu jeder Frage ist genau eine Antwort richtig. Zum Bestehen müssen acht Antworten richtig sein.
#line(length: 100%)
{body}
#v(3mm)
#block(breakable: false)[*Lösungen*
#grid(columns: 3, gutter: 8mm, {blocks})]
"""
    return Document("typst", source, items)
