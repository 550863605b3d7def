"""The hundred and eighty-third: a paper in economics, a state test, worked physics, an exercise of a textbook with its answers, words of
Urdu, a French test with its corrigé, a computing paper with its scheme behind it, questions for nurses with rationales, a cloze, questions of
an interview, questions of a civics test and a licence test in German.
"""

import importlib

from latex import document, tex
from office import document as office, paragraph, paragraph_style, run
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

first = importlib.import_module("unseen.batch_182")
turned, chosen, priced = first.turned, first.chosen, first.priced

HALF = "unseen"

# Economics, data response and essays

EXTRACT = "In 2023 the government of Ostrava Island raised the tax on sugary drinks from 5% to 20%. Sales fell from 40 million to 31 million litres in a year. Shops near the border complained that customers bought their drinks abroad, while doctors praised the measure."
DATA = [("a", "State what is meant by an indirect tax.", 2), ("b", "Calculate the percentage change in the sales of sugary drinks after the tax was raised.", 2), ("c", "With the help of a diagram, explain the effect of the tax on the market for sugary drinks.", 4), ("d", "Explain two reasons why the demand for sugary drinks may be price inelastic.", 4), ("e", "Discuss whether a tax on sugary drinks is the best way to reduce their consumption.", 8)]
ESSAYS = [("B", None, [("a", "Explain the difference between a fall in demand and a fall in the quantity demanded.", 8), ("b", "Assess whether a minimum wage always increases unemployment.", 12)]), ("C", None, [("a", "Explain how an increase in interest rates affects households.", 8), ("b", "Assess whether monetary policy is more effective than fiscal policy in controlling inflation.", 12)])]


@layout(HALF, "economics-lysithea", "economics paper of an international board, XeLaTeX: Section A with an extract and a table, 1 (a) with [2] at the right, Sections B and C with EITHER and OR above whole questions, no answers")
def economics_lysithea(draw):
    body = r"\begin{center}{\bfseries Section A}\par\smallskip Answer \textbf{this} question.\end{center}\lab{0pt}{9mm}{\textbf{1}}{\textbf{Taxing sugar}}\smallskip\lab{9mm}{0mm}{}{" + tex(EXTRACT) + r"}\begin{center}\textbf{Table 1.1: Sales of drinks, million litres}\par\smallskip\renewcommand\arraystretch{1.25}\begin{tabular}{|l|c|c|}\hline & 2022 & 2023\\\hline Sugary drinks & 40 & 31\\\hline Fruit juice & 12 & 13\\\hline Bottled water & 25 & 30\\\hline\end{tabular}\end{center}" "\n"
    items = []

    def asked(letter, question, marks, number, stem=None, lead=""):
        label = rf"\makebox[9mm][l]{{\textbf{{{lead}}}}}({letter})"
        items.append(item(question, None, f"{number}({letter})", marks, kind="long" if marks > 7 else "short", stem=stem))
        return rf"\smallskip\needspace{{1.5cm}}\lab{{0pt}}{{18mm}}{{{label}}}{{{tex(question)}\pushright{{[{marks}]}}}}" "\n"

    for letter, question, marks in DATA:
        body += asked(letter, question, marks, 1, f"Taxing sugar {EXTRACT}")
    n = 1
    for section, _, parts in ESSAYS:
        body += rf"\bigskip\needspace{{5cm}}\begin{{center}}{{\bfseries Section {section}}}\par\smallskip Answer \textbf{{one}} question.\end{{center}}" "\n"
        pairs = [("EITHER", parts), ("OR", OTHERS[section])]
        for word, listed in pairs:
            n += 1
            body += rf"\medskip\needspace{{3cm}}\textbf{{{word}}}\par " "\n"
            for k, (letter, question, marks) in enumerate(listed):
                body += asked(letter, question, marks, n, lead="" if k else str(n))
    engine, source = document(draw, body, ["arial", "timesnew"], (11,), (20, 23), head=r"\fancyhead[C]{\small\thepage}", foot=r"\fancyfoot[L]{\small\copyright\ IBAE 2023}\fancyfoot[C]{\small 8136/21/M/J/23}")
    return Document(engine, source, items)


OTHERS = {
    "B": [("a", "Explain why merit goods are underconsumed in a free market.", 8), ("b", "Assess whether governments should provide health care free of charge.", 12)],
    "C": [("a", "Explain two causes of a deficit on the current account.", 8), ("b", "Assess whether a fall in the exchange rate will always reduce such a deficit.", 12)],
}

# State test of reading and social studies

STATE = [
    ("Which branch of government has the power to declare laws unconstitutional?", "Judicial", ["Executive", "Legislative", "Military"], "8.15(D)"),
    ("What was one effect of the invention of the cotton gin?", "The demand for enslaved labor increased.", ["Cotton became less profitable.", "Farmers stopped growing cotton.", "Textile mills moved to the South."], "8.27(A)"),
    ("The Mississippi River was important to early settlers mainly because it", "provided a route for trade", ["supplied power for steel mills", "marked the border with Canada", "protected them from invasion"], "8.10(B)"),
    ("Which document begins with the words “We the People”?", "The Constitution", ["The Mayflower Compact", "The Articles of Confederation", "The Declaration of Independence"], "8.4(D)"),
    ("Why did many Irish immigrants come to the United States in the 1840s?", "A disease had destroyed the potato crop.", ["Gold had been found in Georgia.", "The British had closed the ports.", "Factories in Dublin had closed."], "8.23(A)"),
    ("The main purpose of the Lewis and Clark expedition was to", "explore the Louisiana Purchase", ["conquer Spanish forts", "build a railroad", "buy Alaska from Russia"], "8.6(E)"),
    ("Which invention allowed messages to cross the country in minutes?", "Telegraph", ["Steamboat", "Reaper", "Sewing machine"], "8.27(C)"),
    ("The system by which each branch of government limits the others is called", "checks and balances", ["popular sovereignty", "states’ rights", "judicial review"], "8.15(A)"),
    ("Who wrote most of the Declaration of Independence?", "Thomas Jefferson", ["John Adams", "George Mason", "Patrick Henry"], "8.4(B)"),
    ("Which state was admitted to the Union in 1850 after the discovery of gold?", "California", ["Nevada", "Oregon", "Colorado"], "8.6(B)"),
]


@layout(HALF, "statetest-helene", "released state test in social studies, XeLaTeX letter paper: large bold numbers without a stop, A to D and F to J take turns, item table with category, standard and correct answer at the end")
def statetest_helene(draw):
    items, body, lines = [], "", ""
    for n, (question, right, wrong, standard) in enumerate(STATE, 1):
        options, place = turned(draw, right, wrong)
        letters = "ABCD" if n % 2 else "FGHJ"
        listed = "".join(rf"\lab{{11mm}}{{8mm}}{{\textbf{{{a}}}}}{{{tex(text)}}}" for a, text in zip(letters, options))
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{5pt}}\lab{{0pt}}{{11mm}}{{{{\large\bfseries {n}}}}}{{{tex(question)}}}\medskip {listed}\end{{minipage}}\par\vspace{{11mm}}" "\n"
        lines += rf"{n} & {draw.random.randint(1, 4)} & {standard} & {letters[place]}\\\hline "
        items.append(chosen(question, options, place, str(n), letters))
    top = r"{\Large\bfseries DIRECTIONS}\par\smallskip Read each question carefully. Determine the best answer to the question from the four answer choices provided. Then fill in the answer on your answer document.\par\bigskip "
    key = r"\newpage\begin{center}{\bfseries Grade 8 Social Studies\par Answer Key, Released Form}\par\bigskip\renewcommand\arraystretch{1.3}\begin{tabular}{|c|c|c|c|}\hline\textbf{Item Number} & \textbf{Reporting Category} & \textbf{Content Standard} & \textbf{Correct Answer}\\\hline " + lines + r"\end{tabular}\end{center}"
    engine, source = document(draw, top + body + key, ["helvetica", "timesnew", "noto"], (11, 12), (24, 26), foot=r"\fancyfoot[C]{\small Page \thepage}\fancyfoot[R]{\small GO ON}", paper="letterpaper")
    return Document(engine, source, items)


# Worked physics

WORKED = [
    ("A stone is dropped from a bridge and hits the water after 1.8 s. How high is the bridge above the water?", r"The stone starts from rest, so", r"s = \tfrac{1}{2}gt^2 = \tfrac{1}{2}\times 9.81\times 1.8^2", "15.9 m"),
    ("A car of mass 1200 kg brakes from 25 m/s to rest in 50 m. Find the mean braking force.", r"The work done by the brakes equals the kinetic energy, hence", r"F = \frac{mv^2}{2s} = \frac{1200\times 25^2}{2\times 50}", "7500 N"),
    ("Calculate the power of a pump that lifts 300 kg of water through 12 m in one minute.", r"The energy needed is $mgh$, and so", r"P = \frac{mgh}{t} = \frac{300\times 9.81\times 12}{60}", "589 W"),
    ("A spring is stretched by 4.0 cm when a load of 6.0 N hangs from it. What is its spring constant?", r"From Hooke's law,", r"k = \frac{F}{x} = \frac{6.0}{0.040}", "150 N/m"),
    ("Two trolleys of mass 2.0 kg and 3.0 kg move towards each other at 4.0 m/s and 1.0 m/s. They stick together. Find their common speed.", r"Momentum is conserved:", r"v = \frac{2.0\times 4.0 - 3.0\times 1.0}{5.0}", "1.0 m/s"),
    ("A wave on a rope has a frequency of 2.5 Hz and a wavelength of 1.2 m. How fast does it travel?", r"The wave equation gives", r"v = f\lambda = 2.5\times 1.2", "3.0 m/s"),
    ("A heater takes 8.0 A from a supply of 230 V. Calculate the energy it uses in five minutes.", r"Five minutes are 300 s, therefore", r"E = VIt = 230\times 8.0\times 300", "552 kJ"),
    ("Find the pressure of the water at a depth of 20 m in a lake. Take the density of water to be 1000 kg/m³.", r"The atmosphere is left out of account:", r"p = \rho gh = 1000\times 9.81\times 20", "196 kPa"),
    ("A lens forms a sharp image of a distant tree on a screen 15 cm behind it. What is its power in dioptres?", r"Rays from a distant object meet in the focus, so $f = 0.15$ m and", r"P = \frac{1}{f} = \frac{1}{0.15}", "6.7 D"),
]


@layout(HALF, "solutions-ymir", "tutorial sheet of a university with worked solutions, pdfLaTeX: Problem 1. in bold, Solution. in italics below with a displayed equation, result in a frame, small square at the end")
def solutions_ymir(draw):
    items, body = [], r"\begin{center}{\large PH101 Foundations of Physics}\par\smallskip{\Large\bfseries Tutorial Sheet 3: Solutions}\par\smallskip Dr A. Lindqvist\hfill Michaelmas Term\end{center}\hrule\medskip Take $g = 9.81$ m/s\textsuperscript{2} throughout. Please report mistakes to the lecturer.\par\medskip " "\n"
    for n, (question, lead, equation, answer) in enumerate(draw.some(WORKED, 9), 1):
        body += rf"\medskip\needspace{{4cm}}\textbf{{Problem {n}.}} {tex(question)}\par\textit{{Solution.}} {lead}\[{equation} = \fbox{{\text{{{answer}}}}}\,.\]\hspace*{{\fill}}$\Box$\par " "\n"
        items.append(item(question, answer, str(n), kind="numeric", answer_kind="contains"))
    engine, source = document(draw, body, ["cm", "lm", "palatino"], (11,), (26, 30))
    return Document(engine, source, items)


# Textbook exercise with answers at the end of the chapter

BOOK = [
    ("Exercise 7A", [
        ("Simplify each ratio.", [("12 : 18", "2 : 3"), ("45 : 60", "3 : 4"), ("1.5 kg : 500 g", "3 : 1")], None),
        ("Divide £72 in the ratio 5 : 4.", None, "£40 and £32"),
        ("A map has a scale of 1 : 25 000. Find the real distance, in kilometres, between two farms that are 6 cm apart on the map.", None, "1.5 km"),
    ]),
    ("Exercise 7B", [
        ("Five pens cost £3.25. Find the cost of", [("one pen", "£0.65"), ("eight pens", "£5.20")], None),
        ("Six painters need 10 days for a bridge. How long would four painters need?", None, "15 days"),
        ("A recipe for 4 people uses 320 g of rice. How much rice is needed for 7 people?", None, "560 g"),
        ("y is directly proportional to x, and y = 21 when x = 6. Find", [("y when x = 10", "35"), ("x when y = 28", "8")], None),
        ("Explain why the height of a child is not directly proportional to its age.", None, "The height does not double when the age doubles."),
    ]),
]


@layout(HALF, "exercise-pide", "exercise of a mathematics textbook, XeLaTeX: Exercise 7A and 7B as coloured bars, numbers in bold, parts a b c in a row or below, answers at the end of the chapter under the same heads")
def exercise_pide(draw):
    items, body, key = [], r"{\color{blue!50!black}\Large\bfseries 7\quad Ratio and proportion}\par\smallskip Remember: a ratio has no units. Both quantities must be in the same unit before you simplify.\par " "\n", ""
    for head, asked in BOOK:
        body += rf"\bigskip\colorbox{{blue!12}}{{\makebox[0.97\linewidth][l]{{\bfseries {head}}}}}\par\medskip " "\n"
        key += rf"\smallskip\textbf{{{head}}}\par " "\n"
        for n, (question, parts, answer) in enumerate(asked, 1):
            body += rf"\smallskip\needspace{{1.6cm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}" "\n"
            if parts:
                body += r"\lab{9mm}{0mm}{}{" + "".join(rf"\makebox[46mm][l]{{\textbf{{{a}}}\enspace {tex(text)}}}" for a, (text, _) in zip("abc", parts)) + "}\n"
                key += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}}}}}{{" + r"\qquad ".join(rf"\textbf{{{a}}}\enspace {tex(said)}" for a, (_, said) in zip("abc", parts)) + "}\n"
                items += [item(text, said, f"{n}({a})", stem=question, section=head) for a, (text, said) in zip("abc", parts)]
            else:
                key += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}}}}}{{{tex(answer)}}}" "\n"
                items.append(item(question, answer, str(n), section=head))
    body += r"\newpage{\color{blue!50!black}\Large\bfseries Answers: Chapter 7}\par\medskip" + key
    engine, source = document(draw, body, ["palatino", "schoolbook", "times"], (11,), (22, 26), head=r"\fancyhead[R]{\small\itshape Ratio and proportion}", foot=r"\fancyfoot[R]{\small\thepage}", extra=r"\usepackage{xcolor}\setcounter{page}{112}")
    return Document(engine, source, items)


# Words of Urdu

URDU = [
    ("Family", [("ماں", "māñ", "mother"), ("باپ", "bāp", "father"), ("بھائی", "bhāī", "brother"), ("بہن", "bahan", "sister"), ("بیٹا", "beṭā", "son"), ("بیٹی", "beṭī", "daughter")]),
    ("Food", [("روٹی", "roṭī", "bread"), ("چاول", "chāval", "rice"), ("پانی", "pānī", "water"), ("دودھ", "dūdh", "milk"), ("چائے", "chāe", "tea"), ("سبزی", "sabzī", "vegetable"), ("پھل", "phal", "fruit")]),
]


@layout(HALF, "words-bhangra", "words of an Urdu course, Chromium: for each topic a table with English at the left, sound in italics and Urdu at the right in large script, thin lines between rows")
def words_bhangra(draw):
    body, items = "<h1>Urdu for beginners: word list 2</h1><p class=s>Read the words from right to left. Listen to track 8.</p>", []
    for topic, words in URDU:
        body += f"<h2>{topic}</h2><table><tr><th>English<th>Pronunciation<th class=r>Urdu</tr>" + "".join(f"<tr><td>{english}<td><i>{sound}</i><td class=r dir=rtl lang=ur>{urdu}</tr>" for urdu, sound, english in words) + "</table>"
        items += [item(urdu, english, kind="vocabulary", section=topic) for urdu, _, english in words]
    css = "h1 { font-size: 150%; margin: 0 } .s { color: #444; margin: 1mm 0 4mm } h2 { font-size: 115%; margin: 5mm 0 1mm; color: #14603f } table { border-collapse: collapse; width: 125mm } th { text-align: left; border-bottom: 1.5px solid #14603f } td { border-bottom: 1px solid #bbb; width: 33% } td, th { padding: .8mm 2mm } th.r, td.r { text-align: right } td.r { font: 135% 'Noto Naskh Arabic' }"
    engine, source = page(draw, body, ["Noto Sans", "Noto Serif"], (11,), css)
    return Document(engine, source, items)


# Test of a French school with its corrigé

CONTROLE = [
    ("Exercice 1 : La lumière", 5, None, [
        ("Citer deux sources primaires de lumière.", None, 1, "Le Soleil et la flamme d’une bougie."),
        ("Quelle est la vitesse de la lumière dans le vide ?", None, 1, "300 000 km/s"),
        ("La lumière du Soleil met 500 s pour atteindre la Terre.", [("Calculer la distance entre le Soleil et la Terre.", 2, "d = 300 000 × 500 = 150 000 000 km"), ("Écrire ce résultat en notation scientifique.", 1, "1,5 × 10⁸ km")], None, None),
    ]),
    ("Exercice 2 : Un circuit électrique", 6, "Un générateur de 6 V alimente deux lampes identiques montées en série.", [
        ("Faire le schéma du circuit.", None, 2, "Le générateur et les deux lampes forment une seule boucle."),
        ("Quelle est la tension aux bornes de chaque lampe ?", None, 1, "3 V"),
        ("On dévisse une lampe.", [("Que se passe-t-il ?", 1, "L’autre lampe s’éteint."), ("Justifier la réponse.", 2, "Le circuit est ouvert, donc le courant ne circule plus.")], None, None),
    ]),
    ("Exercice 3 : Masse et volume", 4, "Un bloc de cuivre a une masse de 445 g et un volume de 50 cm³.", [
        ("Calculer la masse volumique du cuivre.", None, 2, "445 ÷ 50 = 8,9 g/cm³"),
        ("Le bloc flotte-t-il sur l’eau ? Expliquer.", None, 2, "Non, car sa masse volumique est plus grande que celle de l’eau."),
    ]),
]


@layout(HALF, "controle-branle", "physics test of a French collège, XeLaTeX: Exercice with (5 points) as head, 1. and a. with the points in front in brackets (2 pts), corrigé under the same heads on the next page")
def controle_branle(draw):
    items, body = [], r"\textbf{Collège Jean-Moulin}\hfill Classe de 4\textsuperscript{e} B\par Nom : \rule{40mm}{.4pt}\quad Prénom : \rule{40mm}{.4pt}\hfill Note :\quad\quad / 15\par\begin{center}\fbox{\large\bfseries\ Contrôle de physique-chimie n\textsuperscript{o} 2\ }\end{center}\textit{La calculatrice est autorisée. Soignez la rédaction.}\par " "\n"
    key = r"\newpage\begin{center}{\large\bfseries Corrigé du contrôle n\textsuperscript{o} 2}\end{center}" "\n"
    for head, points, stem, asked in CONTROLE:
        body += rf"\bigskip\needspace{{3cm}}\textbf{{\underline{{{head}}}}} ({points} points)\par {tex(stem or '')}\par " "\n"
        key += rf"\medskip\textbf{{\underline{{{head}}}}}\par " "\n"
        for n, (question, parts, marks, answer) in enumerate(asked, 1):
            said = f"({marks} pt{'s' if marks > 1 else ''}) " if marks else ""
            body += rf"\smallskip\needspace{{1.5cm}}\lab{{3mm}}{{8mm}}{{{n}.}}{{{said}{tex(question)}}}" "\n"
            if parts:
                for k, (inner, mark, result) in enumerate(parts):
                    body += rf"\lab{{11mm}}{{7mm}}{{{'ab'[k]}.}}{{({mark} pt{'s' if mark > 1 else ''}) {tex(inner)}}}" "\n"
                    lead = rf"\makebox[8mm][l]{{{'' if k else f'{n}.'}}}{'ab'[k]}."
                    key += rf"\lab{{3mm}}{{15mm}}{{{lead}}}{{{tex(result)}}}" "\n"
                    items.append(item(inner, result, f"{n}({'ab'[k]})", mark, stem=" ".join(x for x in (stem, question) if x), section=head))
            else:
                key += rf"\lab{{3mm}}{{8mm}}{{{n}.}}{{{tex(answer)}}}" "\n"
                items.append(item(question, answer, str(n), marks, stem=stem, section=head))
    engine, source = document(draw, body + key, ["timesnew", "libertine", "palatino"], (11,), (20, 24), foot=r"\thepage", extra=r"\frenchspacing")
    return Document(engine, source, items)


# Computing paper with its scheme behind it

COMPUTING = [
    ("A library stores data about its books and members in a database.", [
        (None, "Identify the most suitable data type for the date on which a book was borrowed.", [("date", 1)], {"allow": ["date/time"]}),
        (None, "State one reason why each member is given a unique number.", [("two members may have the same name", 1)], {}),
        (None, "Describe two ways in which the library can keep the data of its members safe.", [("use passwords", 1), ("so that only staff can log in", 1), ("make backups", 1), ("so that lost data can be restored", 1)], {"reject": ["lock the door"]}),
    ]),
    ("Images are stored as binary data.", [
        (None, "Convert the denary number 77 to 8-bit binary.", [("01001101", 1)], {}),
        (None, "Convert the hexadecimal number 3E to denary.", [("62", 1)], {}),
        (None, "An image is 100 pixels wide and 80 pixels high. Each pixel uses 2 bytes. Calculate the file size in kilobytes.", [("100 × 80 × 2", 1), ("16", 1)], {"allow": ["15.625"]}),
    ]),
    ("A school is connected to the internet through a router.", [
        (None, "State the purpose of a router.", [("to pass packets between networks", 1)], {}),
        (None, "Give two advantages of a wired connection over Wi-Fi.", [("higher speed", 1), ("less interference", 1)], {"allow": ["more secure"]}),
        (None, "Explain what is meant by a denial-of-service attack.", [("a server is flooded with requests", 1), ("so that it cannot answer real users", 1)], {}),
    ]),
]


@layout(HALF, "computing-ananke", "computing paper, Chromium: 1 and (a) with the marks alone in a column at the right beside a line; MARK SCHEME after it in the same file, table Question, Answer, Mark, Guidance")
def computing_ananke(draw):
    items, body, lines, total = [], "<div class=h><b>Level 2 Certificate in Computing</b><span>Unit 1: Computer systems</span></div><p>Answer <b>all</b> questions. You may not use a calculator.</p><div class=p><div class=r>Marks</div>", "", 0
    for n, (stem, parts) in enumerate(COMPUTING, 1):
        body += f"<div class=q><span class=n>{n}</span><span class=x>{web(stem)}</span><span class=m></span></div>"
        for letter, (_, question, points, notes) in zip("abc", parts):
            marks = sum(mark for _, mark in points)
            total += marks
            body += f"<div class=q><span class=n></span><span class=n>({letter})</span><span class=x>{web(question)}" + "<i></i>" * (marks + 1) + f"</span><span class=m>{marks}</span></div>"
            said = "<br>".join(f"{web(text)} (1)" if marks > 1 else web(text) for text, _ in points)
            guide = "<br>".join(f"{'Allow' if word == 'allow' else 'Do not allow'} {web(text)}" for word, texts in notes.items() for text in texts)
            lines += f"<tr><td>{n}({letter})<td>{said}<td>{marks}<td>{guide}</tr>"
            items.append(item(question, "\n".join(text for text, _ in points), f"{n}({letter})", marks, stem=stem, rubric=priced(points), **notes))
    body += f"</div><p class=e>End of questions. Total: {total} marks</p><div class=s><h2>MARK SCHEME</h2><p>Each point in the Answer column gains the number of marks in brackets behind it.</p><table><tr><th>Question<th>Answer<th>Mark<th>Guidance</tr>{lines}</table></div>"
    css = ".h { display: flex; justify-content: space-between; border-bottom: 2px solid #000; padding-bottom: 1mm } .p { position: relative } .r { text-align: right; font-weight: bold; font-size: 85% } .q { display: flex; break-inside: avoid } .q > span { padding-top: 3mm } .n { width: 9mm; flex: none } .n:first-child { font-weight: bold } .x { flex: 1 } .x i { display: block; border-bottom: 1px solid #888; height: 8mm } .m { width: 16mm; flex: none; text-align: right; border-left: 1px solid #000; margin-left: 4mm } .e { text-align: center; font-weight: bold } .s { break-before: page } table { border-collapse: collapse; width: 99% } td, th { border: 1px solid #333; padding: 1.3mm 2mm; vertical-align: top; text-align: left } td:nth-child(3) { text-align: center; width: 12mm } td:nth-child(4) { width: 45mm } tr { break-inside: avoid }"
    engine, source = page(draw, body, ["Liberation Sans", "Carlito", "Open Sans"], (11,), css)
    return Document(engine, source, items)


# Questions for nurses with rationales

NURSES = [
    ("A nurse is about to give insulin to a client. Which action should the nurse take first?", "Check the client’s blood glucose level.", ["Ask the client to eat a meal.", "Massage the injection site.", "Warm the vial in hot water."], "The dose depends on the level of glucose, which has to be known before insulin is given."),
    ("Which finding should be reported at once after a cast is put on the lower leg?", "Pale, cold toes", ["Itching under the cast", "A feeling of warmth while the cast dries", "Mild swelling of the foot"], "Cold, pale toes show that the circulation is poor."),
    ("What is the normal range of the respiratory rate of an adult at rest?", "12 to 20 breaths per minute", ["6 to 10 breaths per minute", "22 to 30 breaths per minute", "30 to 40 breaths per minute"], "A rate below or above this range calls for further assessment."),
    ("A client on warfarin asks which food to keep at a constant amount. The nurse names", "spinach", ["rice", "chicken", "bananas"], "Green leaves are rich in vitamin K, which works against warfarin."),
    ("Which position is best for a client who has difficulty in breathing?", "High Fowler’s", ["Supine", "Prone", "Trendelenburg"], "Sitting upright lets the diaphragm move down and the lungs expand."),
    ("How long should the hands be rubbed with soap during a routine wash?", "At least 20 seconds", ["5 seconds", "10 seconds", "At least 5 minutes"], "Friction for this time removes most transient organisms."),
    ("Which electrolyte is most likely to be low in a client who takes furosemide?", "Potassium", ["Calcium", "Chloride of ammonium", "Phosphate"], "Loop diuretics make the kidneys excrete it."),
    ("A client is found lying on the floor of the bathroom. What should the nurse do first?", "Assess the client for injuries.", ["Call the family.", "Help the client back to bed.", "Write an incident report."], "Assessment comes before any other action."),
    ("The abbreviation NPO on a chart means that the client", "may take nothing by mouth", ["needs oxygen at night", "is to be weighed daily", "must stay in bed"], "It stands for the Latin nil per os."),
]


@layout(HALF, "nursing-lefse", "practice questions of a nursing site, Chromium: Question 1 as head, A. to D. in a list, below each a pale box with Correct answer: C and Rationale")
def nursing_lefse(draw):
    items, body = [], "<h1>Fundamentals of Nursing: Practice Test 2</h1><p class=s>Questions written by nurse educators · Updated March 2024 · Time allowed: 10 minutes</p>"
    for n, (question, right, wrong, reason) in enumerate(NURSES, 1):
        options, place = turned(draw, right, wrong)
        body += f"<section><h3>Question {n}</h3><p>{web(question)}</p>" + "".join(f"<div class=o><b>{a}.</b>{web(text)}</div>" for a, text in zip("ABCD", options)) + f"<div class=a><b>Correct answer: {'ABCD'[place]}</b><br><b>Rationale:</b> {web(reason)}</div></section>"
        items.append(chosen(question, options, place, str(n), "ABCD"))
    css = "h1 { font-size: 150%; margin: 0; color: #1b4f72 } .s { color: #555; font-size: 85% } section { break-inside: avoid; margin-bottom: 5mm } h3 { font-size: 100%; margin: 0; color: #1b4f72; border-bottom: 1px solid #1b4f72 } p { margin: 1.5mm 0 } .o { padding-left: 5mm } .o b { display: inline-block; width: 7mm; font-weight: normal } .a { background: #eaf2f8; padding: 1.5mm 3mm; margin-top: 2mm; font-size: 92% }"
    engine, source = page(draw, body, ["Roboto", "Open Sans", "Lato"], (10.5,), css)
    return Document(engine, source, items)


# Cloze with choices

HONEY = [
    ("People have (0) collected honey from wild bees for at least eight thousand years.", None, None),
    ("A rock painting in a Spanish cave (1) {} a figure who hangs from ropes and reaches into a nest.", "shows", ["looks", "watches", "gives"]),
    ("The first beekeepers (2) {} hollow logs or pots of clay as homes for their bees.", "used", ["did", "spent", "wore"]),
    ("To (3) {} the honey, they usually had to destroy the whole colony.", "get", ["reach", "arrive", "become"]),
    ("This changed in 1851, when an American clergyman (4) {} up with a hive whose frames could be lifted out one by one.", "came", ["went", "made", "put"]),
    ("Today beekeeping is popular in many cities, (5) {} parks and balconies offer flowers from spring to autumn.", "where", ["which", "what", "whose"]),
    ("City bees often produce more honey (6) {} those in the country.", "than", ["as", "that", "from"]),
    ("However, experts warn that there may not be (7) {} food for all the new hives.", "enough", ["plenty", "too", "very"]),
    ("Wild bees can suffer (8) {} a result.", "as", ["for", "like", "by"]),
]


@layout(HALF, "cloze-metis", "reading paper of a language certificate, XeLaTeX: passage with gaps (1) and dots, example (0), options A to D in a row for each number below, key in a line at the foot of the page")
def cloze_metis(draw):
    gap = "................"
    text, lines, items, key, n = "", r"\textbf{0} & \textbf{A}\enspace collected & \textbf{B}\enspace counted & \textbf{C}\enspace joined & \textbf{D}\enspace earned\\", [], [], 0
    for sentence, right, wrong in HONEY:
        if right is None:
            text += sentence.replace("(0) collected", r"(\textbf{0}) \underline{\ A\ }")
            continue
        n += 1
        options, place = turned(draw, right, wrong)
        shown = sentence.replace("{}", gap)
        text += " " + tex(shown).replace(f"({n}) {gap}", rf"\mbox{{(\textbf{{{n}}}) {gap}}}")
        lines += rf"\textbf{{{n}}} & " + " & ".join(rf"\textbf{{{a}}}\enspace {option}" for a, option in zip("ABCD", options)) + r"\\"
        key.append(f"{n} {'ABCD'[place]}")
        items.append(item(shown, right, str(n), None, choices("ABCD", options), kind="gap", answer_label="ABCD"[place]))
    body = r"{\large\bfseries Reading and Use of English\quad Part 1}\par\medskip For questions \textbf{1--8}, read the text below and decide which answer (\textbf{A}, \textbf{B}, \textbf{C} or \textbf{D}) best fits each gap. There is an example at the beginning (\textbf{0}).\par\bigskip\begin{center}\textbf{\large Keeping bees}\end{center}\begingroup\linespread{1.35}\selectfont " + text + r"\par\endgroup\bigskip\renewcommand\arraystretch{1.35}\begin{tabular}{@{}p{10mm}p{34mm}p{34mm}p{34mm}p{34mm}@{}}" + lines + r"\end{tabular}\vfill\hrule\smallskip{\footnotesize\textbf{Answer key} " + r"\quad ".join(key) + r"\par}"
    engine, source = document(draw, body, ["arial", "helvetica", "timesnew"], (11,), (20, 22), head=r"\fancyhead[R]{\small Practice Test 3}", foot=r"\thepage")
    return Document(engine, source, items)


# Questions of an interview

TALKS = [
    ("What is a router?", "A device that passes packets of data from one network to another."),
    ("What does DNS stand for, and what does it do?", "Domain Name System. It turns the names of hosts into IP addresses."),
    ("Explain the difference between TCP and UDP.", "TCP sets up a connection and makes sure that all data arrive in order. UDP sends datagrams without a connection and does not check that they arrive."),
    ("How many bits does an IPv4 address have?", "32 bits, written as four numbers from 0 to 255."),
    ("What is the purpose of a subnet mask?", "It shows which part of an address names the network and which part names the host."),
    ("Define bandwidth.", "The greatest amount of data that a link can carry in a given time."),
    ("Which port does HTTPS use by default?", "Port 443."),
    ("What is a MAC address?", "A number of 48 bits that identifies a network card."),
    ("Name the seven layers of the OSI model.", "Physical, data link, network, transport, session, presentation and application."),
    ("Why are firewalls used?", "To let through only the traffic that the rules of an organisation allow."),
    ("What is the loopback address?", "127.0.0.1, by which a host reaches itself."),
]


@layout(HALF, "interview-hydra", "questions and answers for a job interview from a training centre, groff: Q1. in bold with the question, Ans: below in roman, page number and name of the centre at the foot")
def interview_hydra(draw):
    lines = [".ds CF Brightpath Training Centre, Pune \\(bu Page \\\\n(PN", ".ce 2", "\\s+4\\fBNetworking Interview Questions\\fP\\s0", "\\fIfor freshers\\fP", ".sp"]
    items = []
    for n, (question, answer) in enumerate(draw.some(TALKS, 11), 1):
        lines += [".ne 4", f"\\fBQ{n}.\\ {plain(question)}\\fP", ".br", f"Ans:\\ {plain(answer)}", ".sp 0.6"]
        items.append(item(question, answer, str(n)))
    engine, source = roff(draw, [".LP", *lines], (11, 12), ("T", "H", "P"))
    return Document(engine, source, items)


# Questions of a civics test

CIVICS = [
    ("A. The State", [("What is the highest law of the country?", ["the Constitution"]), ("Who is the head of state?", ["the President"]), ("How often is the President elected?", ["every seven years"]), ("Name one of the official languages.", ["Irish", "English"])]),
    ("B. Parliament and government", [("What are the two houses of parliament called?", ["Dáil and Seanad"]), ("Who leads the government?", ["the Taoiseach"]), ("How old must a person be to vote?", ["eighteen (18)"]), ("What do the courts do?", ["settle disputes", "apply the law", "protect rights"])]),
    ("C. Land and history", [("What is the longest river?", ["the Shannon"]), ("In what year did the Easter Rising take place?", ["1916"]), ("Name a county on the Atlantic coast.", ["Donegal", "Galway", "Kerry"]), ("When is the national holiday?", ["17 March", "St Patrick’s Day"])]),
]


@layout(HALF, "civics-anthe", "questions for new citizens of an advice centre, word processor: three parts as heads, numbers that run on in bold, right answers below as bullets, more than one to some")
def civics_anthe(draw):
    body, items, n = paragraph(run("Living in Ireland: questions to practise"), "Title") + paragraph(run("Some questions have more than one right answer. One of those listed is enough, unless the question asks for more.", "I")), [], 0
    for head, asked in CIVICS:
        body += paragraph(run(head), "Head")
        for question, answers in asked:
            n += 1
            body += paragraph(run(f"{n}.\t{question}", "B"), "Ask") + "".join(paragraph(run(f"•\t{answer}"), "Dot") for answer in answers)
            items.append(item(question, "\n".join(answers), str(n), section=head))
    styles = paragraph_style("Ask", 0.25, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always"') + paragraph_style("Dot", 0.03, 1.5, -0.5, [(1.5, "")])
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Caladea"], (11,), 2.2, head="Newcomers’ Advice Centre, Cork", styles=styles)
    return Document(engine, source, items)


# Licence test in German

FISCHER = [
    ("Welches Organ nutzt der Fisch, um im Wasser zu schweben?", "Die Schwimmblase", ["Die Leber", "Die Milz"]),
    ("Welcher Fisch hat eine Fettflosse?", "Die Bachforelle", ["Der Karpfen", "Der Hecht"]),
    ("Womit nimmt ein Fisch Erschütterungen im Wasser wahr?", "Mit dem Seitenlinienorgan", ["Mit den Kiemen", "Mit den Barteln"]),
    ("Wie viele Barteln hat der Karpfen?", "Vier", ["Keine", "Sechs"]),
    ("Wohin legt der Hecht seine Eier?", "An Wasserpflanzen", ["In Kiesgruben", "In Muscheln"]),
    ("Was ist beim Angeln auf Hechte als Vorfach zu verwenden?", "Ein Stahlvorfach", ["Ein Haarvorfach", "Ein Wollfaden"]),
    ("Welcher der genannten Fische ist ein Raubfisch?", "Der Zander", ["Die Rotfeder", "Die Schleie"]),
    ("Wodurch gelangt Sauerstoff in ein stehendes Gewässer?", "Durch Wasserpflanzen bei Tageslicht", ["Durch faulendes Laub", "Durch Fische in der Nacht"]),
    ("Was bedeutet der Begriff Schonzeit?", "Die Zeit, in der eine Fischart nicht gefangen werden darf", ["Die Zeit, in der Angler kein Boot benutzen", "Die Zeit, in der Fische nicht fressen"]),
    ("Wie muss ein gefangener Fisch vor dem Töten behandelt werden?", "Er muss betäubt werden.", ["Er muss entschuppt werden.", "Er muss gewogen werden."]),
]


@layout(HALF, "fischerschein-markook", "practice test for an angling licence in German, XeLaTeX: numbers with three digits in the margin, a) to c) behind boxes, Lösungen as a line of number and letter after the questions")
def fischerschein_markook(draw):
    start = draw.one([101, 141, 201])
    items, body, key = [], r"{\Large\bfseries Vorbereitung auf die Fischerprüfung}\par\smallskip Fragebogen 4: Fischkunde und Gewässerkunde\hfill Es ist immer nur eine Antwort richtig.\par\smallskip\hrule\medskip " "\n", []
    for n, (question, right, wrong) in enumerate(FISCHER, start):
        options, place = turned(draw, right, wrong)
        listed = "".join(rf"\lab{{13mm}}{{14mm}}{{\framebox[3.4mm]{{\rule{{0pt}}{{1.8mm}}}}\enspace {a})}}{{{text}}}" for a, text in zip("abc", options))
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{3pt}}\lab{{0pt}}{{13mm}}{{\textbf{{{n}}}}}{{\textbf{{{question}}}}}{listed}\end{{minipage}}\par\vspace{{2.5mm}}" "\n"
        key.append(rf"\mbox{{{n} {'abc'[place]})}}")
        items.append(chosen(question, options, place, str(n), "abc"))
    body += r"\needspace{2cm}\hrule\smallskip\textbf{Lösungen:} " + r"\quad ".join(key) + r"\par"
    engine, source = document(draw, body, ["arial", "noto", "timesnew"], (10, 11), (20, 24), foot=r"\fancyfoot[L]{\small Anglerverein Seeblick e.\,V.}\fancyfoot[R]{\small Seite \thepage}")
    return Document(engine, source, items)
