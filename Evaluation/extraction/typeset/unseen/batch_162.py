"""The hundred and sixty-second: sheets of boards, ministries, universities, schools and quiz hosts, the first part."""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"


def turned(draw, right, wrong):
    """The options in some order, and the place of the right one."""
    options = draw.shuffled([right, *wrong])
    return options, options.index(right)


def chosen(question, options, place, number, labels, marks=None, shown=True, **rest):
    """A question with options; the answer is null where it is not printed."""
    known = {"answer_label": labels[place]} if shown and labels[place] else {}
    return item(question, options[place] if shown else None, number, marks, choices(labels, options), **{"kind": "mcq"} | known | rest)


# National paper in biology with its marking instructions

CELL = '<svg width="210" height="120" viewBox="0 0 210 120" font-size="12"><rect x="10" y="10" width="120" height="100" rx="8" fill="none" stroke="#000" stroke-width="3"/><rect x="30" y="30" width="60" height="60" rx="14" fill="none" stroke="#000"/><circle cx="110" cy="35" r="11" fill="#bbb" stroke="#000"/><ellipse cx="106" cy="92" rx="12" ry="6" fill="#777"/><path d="M60 60H165M110 35H165" stroke="#000"/><text x="170" y="64">X</text><text x="170" y="39">Y</text></svg>'
AMYLASE = "<table class=d><tr><th>Temperature (°C)</th><th>Time for starch to break down (s)</th></tr><tr><td>10</td><td>240</td></tr><tr><td>25</td><td>95</td></tr><tr><td>37</td><td>40</td></tr><tr><td>50</td><td>130</td></tr><tr><td>80</td><td>starch still present</td></tr></table>"
BIOLOGY = [
    ("The diagram shows a cell from the leaf of a plant.", CELL, [
        ("a", None, [(None, "Name structure X.", ["vacuole"], None)]),
        ("b", None, [(None, "Describe the function of structure Y.", ["controls the activities of the cell"], None)]),
        ("c", "The cell was placed in a concentrated salt solution for ten minutes.", [("i", "Name the process by which water leaves the cell.", ["osmosis"], None), ("ii", "State the term that describes a cell in this condition.", ["plasmolysed"], None)]),
    ]),
    ("An investigation was carried out into the effect of temperature on the enzyme amylase. The results are shown in the table.", AMYLASE, [
        ("a", None, [(None, "Name the substrate of amylase.", ["starch"], None)]),
        ("b", None, [(None, "State two variables that should be kept the same at each temperature.", ["pH", "concentration of amylase"], "Award 1 mark for each.")]),
        ("c", None, [("i", "State the optimum temperature shown by these results.", ["37 °C"], "Unit must be given."), ("ii", "Explain the result at 80 °C.", ["the enzyme has been denatured", "so its active site no longer fits the substrate"], None)]),
    ]),
    (None, "", [
        ("a", None, [(None, "State what is meant by the term ecosystem.", ["all the organisms in an area together with the non-living parts"], None)]),
        ("b", "A pond contains algae, tadpoles and herons.", [("i", "Identify the producer in the pond.", ["algae"], None), ("ii", "Predict the effect on the number of tadpoles if the herons left, and give a reason.", ["the number would increase", "because fewer tadpoles would be eaten"], "Reason must match the prediction.")]),
    ]),
    (None, "", [(None, None, [(None, "Name the gas required for aerobic respiration.", ["oxygen"], None)])]),
]


@layout(HALF, "paper-lappet", "national paper, Chromium: column MARKS at the right with single digits, 1. (a) (i) hanging, ruled lines, DO NOT WRITE IN THIS MARGIN at the edge; marking instructions in their own file in five columns")
def paper_lappet(draw):
    items, body, scheme = [], "", ""
    code = f"X{draw.random.randint(700, 899)}/75/01"

    def row(a, b, c, text, mark="", extra=""):
        return f"<tr><td class=n>{a}</td><td class=n>{b}</td><td class=n>{c}</td><td>{web(text)}{extra}</td><td class=m>{mark}</td><td class=w></td></tr>"

    for n, (stem, picture, parts) in enumerate(BIOLOGY, 1):
        top = f"<b>{n}.</b>"
        if stem:
            body += row(top, "", "", stem, extra=f"<div class=f>{picture}</div>")
            top = ""
        for letter, inner, leaves in parts:
            second = f"({letter})" if letter else ""
            if inner:
                body += row(top, second, "", inner)
                top = second = ""
            for roman, question, points, note in leaves:
                lines = "<div class=l></div>" * (len(points) + (len(question) > 60))
                body += row(top, second, f"({roman})" if roman else "", question, len(points), lines)
                number = str(n) + (f"({letter})" if letter else "") + (f"({roman})" if roman else "")
                scheme += f"<tr><td><b>{n}.</b></td><td>{f'({letter})' if letter else ''}</td><td>{f'({roman})' if roman else ''}</td><td>" + "".join(f"<p>{web(point)}</p>" for point in points) + f"</td><td class=c>{len(points)}</td><td>{note or ''}</td></tr>"
                rubric = [{"text": point, "marks": None} for point in points] if len(points) > 1 else None
                items.append(item(question, "\n".join(points), number, len(points), stem=" ".join(s for s in (stem, inner) if s), rubric=rubric, guidance=note))
                top = second = ""
    head = "<thead><tr><td colspan=4></td><td class=m><b>MARKS</b></td><td class=w><i>DO NOT WRITE IN THIS MARGIN</i></td></tr></thead>"
    css = "h1 { font-size: 13pt } .p { border-collapse: collapse; width: 100% } .p td { vertical-align: top; padding: 2mm 1mm } .n { width: 7mm } .m { width: 13mm; text-align: center; border-left: 1px solid #000; border-right: 1px solid #000; vertical-align: bottom !important } .w { width: 15mm; text-align: center; font-size: 6.5pt } .l { border-bottom: 1px solid #444; height: 8mm } .f { text-align: center; margin: 3mm } .d { border-collapse: collapse; margin: auto } .d td, .d th { border: 1px solid #000; padding: 1mm 4mm } .p tr { break-inside: avoid } .s { border-collapse: collapse; width: 100% } .s td, .s th { border: 1px solid #000; padding: 1.5mm 2mm; vertical-align: top; text-align: left } .s p { margin: 0 0 1mm } .c { text-align: center !important }"
    engine, source = page(draw, f"<h1>Total marks — {sum(entry['marks'] for entry in items)}<br>Attempt ALL questions</h1><table class=p>{head}{body}</table><p style='text-align:center'><b>[END OF QUESTION PAPER]</b></p>", ["Carlito", "Open Sans", "Liberation Sans"], (11,), css)
    marked = f"<p><b>{code} Biology — Marking instructions for each question</b></p><table class=s><thead><tr><th colspan=3>Question</th><th>Expected response</th><th>Max mark</th><th>Additional guidance</th></tr></thead>{scheme}</table><p style='text-align:center'><b>[END OF MARKING INSTRUCTIONS]</b></p>"
    return Document(engine, source, items, page(draw, marked, ["Carlito", "Liberation Sans"], (11,), css)[1])


# State examination with a scoring key

LIVING = [
    ("Which cell structure releases most of the energy stored in glucose?", "mitochondrion", ["ribosome", "nucleus", "cell membrane"]),
    ("Which process produces cells with half the usual number of chromosomes?", "meiosis", ["mitosis", "cloning", "grafting"]),
    ("The main function of the human kidneys is to", "filter wastes from the blood", ["produce red blood cells", "digest proteins into amino acids", "exchange oxygen and carbon dioxide"]),
    ("An organism that breaks down dead material and returns nutrients to the soil is a", "decomposer", ["producer", "predator", "parasite"]),
    ("A change in the sequence of bases in a gene is called", "a mutation", ["a clone", "an antibody", "an enzyme"]),
    ("Which substance is a product of photosynthesis?", "oxygen", ["nitrogen", "carbon dioxide", "methane"]),
    ("Vaccines protect people from disease because they", "cause the body to make antibodies", ["kill all bacteria in the blood", "lower the temperature of the body", "replace damaged white blood cells"]),
    ("The maintenance of a stable internal environment is known as", "homeostasis", ["succession", "evolution", "diffusion"]),
    ("Which human activity would most likely increase biodiversity in an area?", "replanting native trees", ["clearing a forest for one crop", "draining a marsh", "introducing a foreign fish"]),
    ("Insulin and glucagon are examples of", "hormones", ["sugars", "vitamins", "minerals"]),
]
LIVING_OPEN = ["State one way in which an exotic species may harm the native species of a lake.", "Explain why a food web with many species is more stable than one with few."]


@layout(HALF, "regents-mimolette", "state examination, XeLaTeX: two columns with a rule between, number without a dot, (1) to (4) across or stacked, Part B questions ending in [1], scoring key as two tables of numbers side by side on the last page")
def regents_mimolette(draw):
    items, inner, key = [], "", []
    for n, (question, right, wrong) in enumerate(draw.some(LIVING, 9), 1):
        options, place = turned(draw, right, wrong)
        if max(map(len, options)) < 14:
            listed = rf"\par\hspace*{{7mm}}\begin{{tabular}}{{@{{}}p{{30mm}}l}}(1) {options[0]} & (3) {options[2]}\\(2) {options[1]} & (4) {options[3]}\end{{tabular}}"
        else:
            listed = "".join(rf"\lab{{7mm}}{{7mm}}{{({k})}}{{{tex(o)}}}" for k, o in enumerate(options, 1))
        inner += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{7mm}}{{{n}}}{{{tex(question)}}}{listed}\end{{minipage}}\par\vspace{{6mm}}" + "\n"
        items.append(chosen(question, options, place, str(n), "1234"))
        key.append((n, place + 1))
    opened = r"\newpage\begin{center}{\bfseries Part B}\par\smallskip\textbf{Answer all questions in this part. [2]}\end{center}\textbf{Directions (10--11):} Record your answers in the spaces provided in your answer booklet.\par\bigskip "
    for n, question in enumerate(LIVING_OPEN, len(key) + 1):
        opened += rf"\lab{{0pt}}{{8mm}}{{{n}}}{{{tex(question)}\quad[1]}}\bigskip " + r"\ruleline\ruleline\bigskip "
        items.append(item(question, None, str(n), 1))
    half = (len(key) + 1) // 2

    def column(pairs):
        return r"\begin{tabular}[t]{|c|c|}\hline\textbf{Question} & \textbf{Scoring}\\\textbf{Number} & \textbf{Key}\\\hline " + r"\\\hline ".join(f"{a} & {b}" for a, b in pairs) + r"\\\hline\end{tabular}"

    body = rf"\begin{{center}}{{\Large\bfseries LIVING ENVIRONMENT}}\par\smallskip{{\bfseries Part A}}\par\smallskip\textbf{{Answer all questions in this part. [9]}}\end{{center}}\textit{{Directions}} (1--9): For \textit{{each}} statement or question, record on the separate answer sheet the \textit{{number}} of the word or expression that, of those given, best completes the statement or answers the question.\par\begin{{multicols}}{{2}}{inner}\end{{multicols}}{opened}\newpage\begin{{center}}\textbf{{LIVING ENVIRONMENT}}\par\textbf{{Scoring Key: Part A}}\par\bigskip\renewcommand\arraystretch{{1.3}}{column(key[:half])}\hspace{{15mm}}{column(key[half:])}\end{{center}}\medskip Each question is worth one credit.\par"
    engine, source = document(draw, body, ["timesnew", "schoolbook"], (11,), (20, 24), foot=r"\fancyfoot[L]{\footnotesize Living Environment -- Jan.\ '25}\fancyfoot[C]{\footnotesize[\thepage]}\fancyfoot[R]{\footnotesize[OVER]}", extra=r"\setlength\columnsep{9mm}\setlength\columnseprule{0.4pt}", paper="letterpaper")
    return Document(engine, source, items)


# Objective test in economics

ECONOMICS = [
    ("The reward for capital as a factor of production is", "interest", ["rent", "wages", "profit"]), ("A demand curve normally slopes", "downwards from left to right", ["upwards from left to right", "parallel to the price axis", "parallel to the quantity axis"]),
    ("Which of the following is a direct tax?", "Income tax", ["Value added tax", "Excise duty", "Import duty"]), ("The basic economic problem of every society is", "scarcity", ["inflation", "unemployment", "taxation"]),
    ("A market with only one seller is known as", "a monopoly", ["an oligopoly", "a duopoly", "perfect competition"]), ("Goods that are used together, such as car and petrol, are", "complementary goods", ["substitute goods", "inferior goods", "public goods"]),
    ("The central bank of a country acts as", "banker to the government", ["a seller of shares to the public", "an insurer of private cars", "a trader in farm produce"]), ("The movement of people from villages to towns is called", "rural-urban migration", ["immigration", "emigration", "repatriation"]),
    ("A continuous rise in the general level of prices is", "inflation", ["deflation", "devaluation", "depreciation"]), ("Which of these is a function of money?", "A store of value", ["A source of labour", "A form of land", "A kind of capital good"]),
    ("The opportunity cost of a choice is", "the alternative forgone", ["the money paid for it", "the profit made from it", "the time taken to make it"]), ("If total cost is ₦600 and 20 units are made, the average cost is", "₦30", ["₦12", "₦580", "₦12,000"]),
    ("An agreement between countries to trade freely with one another creates", "a free trade area", ["a closed economy", "a trade deficit", "a balance of payments"]),
]


@layout(HALF, "objective-tomme", "objective test of a West African board, XeLaTeX: two columns, 1. with A. to D. stacked, instructions between rules, key on the last page in four columns 1. C without lines")
def objective_tomme(draw):
    items, inner, key = [], "", []
    asked = draw.some(ECONOMICS, 12)
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        listed = "".join(rf"\lab{{8mm}}{{7mm}}{{{letter}.}}{{{tex(o)}}}" for letter, o in zip("ABCD", options))
        inner += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{1pt}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)}}}{listed}\end{{minipage}}\par\vspace{{4mm}}" + "\n"
        items.append(chosen(question, options, place, str(n), "ABCD"))
        key.append(f"{n}. {'ABCD'[place]}")
    year = draw.random.randint(2012, 2022)
    cells = r"\\[4pt] ".join(" & ".join(key[k + 3 * c] for c in range(4)) for k in range(3))
    body = rf"\begin{{center}}\textbf{{ECONOMICS 1}}\hfill\textbf{{MAY/JUNE {year}}}\par\textbf{{OBJECTIVE TEST}}\hfill\textbf{{1 hour}}\par\end{{center}}\hrule\medskip\textit{{Answer all the questions. Each question is followed by four options lettered A to D. Find the correct option for each question and shade in pencil on your answer sheet the answer space which bears the same letter as the option you have chosen. Give only one answer to each question.}}\par\medskip\hrule\medskip\begin{{multicols}}{{2}}{inner}\end{{multicols}}\begin{{center}}\textbf{{END OF PAPER}}\end{{center}}\newpage\begin{{center}}\textbf{{ECONOMICS 1 OBJECTIVE -- ANSWERS}}\par\bigskip\begin{{tabular}}{{llll}}\setlength\tabcolsep{{10mm}}{cells}\end{{tabular}}\end{{center}}"
    body = body.replace("₦", "N").replace(r"\setlength\tabcolsep{10mm}", "")
    for entry in items:
        entry["question"] = entry["question"].replace("₦", "N")
        entry["answer"] = entry["answer"].replace("₦", "N")
        entry["options"] = [{"label": o["label"], "text": o["text"].replace("₦", "N")} for o in entry["options"]]
    engine, source = document(draw, body, ["timesnew", "arial"], (10, 11), (18, 22), foot=r"\fancyfoot[R]{\footnotesize Turn over}\fancyfoot[C]{\footnotesize\thepage}", extra=r"\setlength\columnsep{10mm}")
    return Document(engine, source, items)


# Baccalaureate in mathematics, French

BAC = [
    (6, "On considère la suite u définie par u(0) = 2 et, pour tout entier naturel n, u(n + 1) = 3u(n) − 1.", [
        (None, [("Calculer u(1) et u(2).", "u(1) = 5 et u(2) = 14.")]),
        ("On pose, pour tout entier naturel n, v(n) = u(n) − 0,5.", [("Démontrer que la suite v est géométrique de raison 3.", "v(n + 1) = u(n + 1) − 0,5 = 3u(n) − 1,5 = 3v(n)."), ("Déterminer le premier terme de la suite v.", "v(0) = 2 − 0,5 = 1,5.")]),
        (None, [("La suite v est-elle croissante ? Justifier.", "Oui, car sa raison est supérieure à 1 et son premier terme est positif.")]),
    ]),
    (7, "Une boîte contient 5 jetons rouges et 3 jetons verts. On tire deux jetons l’un après l’autre, sans remise.", [
        (None, [("Quelle est la probabilité que le premier jeton soit rouge ?", "5/8")]),
        (None, [("Calculer la probabilité de tirer deux jetons rouges.", "5/14"), ("Calculer la probabilité de tirer deux jetons de la même couleur.", "13/28")]),
    ]),
    (7, "Soit f la fonction définie pour tout réel x par f(x) = x³ − 3x + 1.", [
        (None, [("Calculer f′(x).", "f′(x) = 3x² − 3")]),
        (None, [("Étudier le signe de f′(x).", "f′(x) est négatif entre −1 et 1, et positif en dehors de cet intervalle.")]),
        (None, [("Déterminer une équation de la tangente à la courbe de f au point d’abscisse 0.", "y = −3x + 1"), ("Calculer les coordonnées du point d’abscisse 2 de la courbe.", "(2 ; 3)")]),
    ]),
]


@layout(HALF, "bac-vajolet", "French baccalaureate paper, pdfLaTeX: Exercice 1 with points in the heading, 1. 2. and a. b. below, page x/y; Éléments de correction with the same numbers on the next page")
def bac_vajolet(draw):
    items, body, key = [], "", ""
    for n, (points, stem, groups) in enumerate(BAC, 1):
        head = f"Exercice {n}"
        body += rf"\bigskip\textbf{{{head}}}\hfill\textbf{{{points} points}}\par {tex(stem)}\par "
        key += rf"\medskip\textbf{{{head}}}\par "
        for k, (inner, leaves) in enumerate(groups, 1):
            alone = len(leaves) == 1
            if inner:
                body += rf"\lab{{5mm}}{{7mm}}{{\textbf{{{k}.}}}}{{{tex(inner)}}}"
            for place, (question, answer) in enumerate(leaves):
                letter = "" if alone else "ab"[place]
                first = rf"\textbf{{{k}.}}" if place == 0 else ""
                if alone:
                    body += rf"\lab{{5mm}}{{7mm}}{{{first}}}{{{tex(question)}}}"
                    key += rf"\lab{{5mm}}{{7mm}}{{{k}.}}{{{tex(answer)}}}"
                else:
                    shown = "" if inner or place else first
                    body += rf"\lab{{5mm}}{{14mm}}{{\makebox[7mm][l]{{{shown}}}\textbf{{{letter}.}}}}{{{tex(question)}}}"
                    key += rf"\lab{{5mm}}{{14mm}}{{\makebox[7mm][l]{{{f'{k}.' if place == 0 else ''}}}{letter}.}}{{{tex(answer)}}}"
                number = str(k) + (f"({letter})" if letter else "")
                items.append(item(question, answer, number, stem=" ".join(s for s in (stem, inner) if s), section=head))
    fix = lambda text: text.replace("′", "$'$").replace("−", "$-$")
    body = rf"\begin{{center}}\textbf{{BACCALAURÉAT GÉNÉRAL BLANC}}\par\smallskip\textbf{{MATHÉMATIQUES}}\par\smallskip Durée de l’épreuve : \textbf{{2 heures}}\par\textit{{L’usage de la calculatrice avec mode examen actif est autorisé.}}\end{{center}}\fbox{{\parbox{{0.97\linewidth}}{{Le candidat est invité à faire figurer sur la copie toute trace de recherche, même incomplète ou non fructueuse. La qualité de la rédaction sera prise en compte.}}}}\par {body}\newpage\begin{{center}}\textbf{{Éléments de correction}}\end{{center}}{key}"
    engine, source = document(draw, fix(body), ["lm", "times", "palatino"], (11, 12), (20, 25), foot=r"\fancyfoot[L]{\footnotesize 25-MATBL1}\fancyfoot[R]{\footnotesize Page \thepage/2}")
    return Document(engine, source, items)


# Sample paper of an Indian board with its marking scheme

BOARD_MCQ = [
    ("Which of the following metals does not react with dilute hydrochloric acid?", "Copper", ["Zinc", "Iron", "Magnesium"]), ("The image formed by a plane mirror is always", "virtual and erect", ["real and erect", "real and inverted", "virtual and inverted"]),
    ("The SI unit of electric power is", "watt", ["volt", "ampere", "joule"]), ("Which part of the flower develops into a fruit?", "Ovary", ["Anther", "Stigma", "Petal"]), ("The pH of a neutral solution at room temperature is", "7", ["0", "1", "14"]), ("The gland that secretes thyroxine is", "thyroid", ["pancreas", "adrenal", "pituitary"]),
]
BOARD_OPEN = [
    ("B", 2, "State Ohm’s law and write its mathematical form.", ["Current is proportional to potential difference at constant temperature", "V = IR"]), ("B", 2, "Why is respiration considered an exothermic reaction?", ["Glucose is broken down in the cells", "Energy is released in the process"]), ("B", 2, "List two uses of baking soda.", ["In making cakes soft", "As an antacid"]),
    ("C", 3, "Explain how an overload occurs in a domestic circuit.", ["Too many appliances are connected to one socket", "The current exceeds the rated value", "The wires become hot and may catch fire"]), ("C", 3, "Describe the three steps of double circulation in human beings.", ["The right side of the heart sends blood to the lungs", "Oxygenated blood returns to the left side", "The left side pumps it to the whole body"]),
]


@layout(HALF, "board-mueller", "sample paper of an Indian board, Chromium: ruled table with question number, question and marks in a column, (a) to (d) two a row, SECTION – A to C as rows; marking scheme in its own file with value points")
def board_mueller(draw):
    items, body, scheme, n = [], "", "", 0
    heads = {"A": "Select and write the most appropriate option.", "B": "Q. No. 7 to 9 are very short answer questions.", "C": "Q. No. 10 and 11 are short answer questions."}

    def section(letter):
        return f"<tr><td colspan=3 class=s>SECTION – {letter}<br><span>{heads[letter]}</span></td></tr>"

    body, scheme = section("A"), "<tr><td colspan=3 class=s>SECTION – A</td></tr>"
    for question, right, wrong in BOARD_MCQ:
        n += 1
        options, place = turned(draw, right, wrong)
        body += f"<tr><td class=c>{n}</td><td>{web(question)}<div class=o>" + "".join(f"<span>({letter}) {web(o)}</span>" for letter, o in zip("abcd", options)) + "</div></td><td class=c>1</td></tr>"
        scheme += f"<tr><td class=c>{n}</td><td>({'abcd'[place]}) {web(right)}</td><td class=c>1</td></tr>"
        items.append(chosen(question, options, place, str(n), "abcd", 1))
    now = "A"
    for letter, marks, question, points in BOARD_OPEN:
        if letter != now:
            now = letter
            body += section(letter)
            scheme += f"<tr><td colspan=3 class=s>SECTION – {letter}</td></tr>"
        n += 1
        body += f"<tr><td class=c>{n}</td><td>{web(question)}</td><td class=c>{marks}</td></tr>"
        scheme += f"<tr><td class=c>{n}</td><td>" + "".join(f"<p>{web(p)}</p>" for p in points) + "</td><td class=c>" + "".join("<p>1</p>" for _ in points) + "</td></tr>"
        items.append(item(question, "\n".join(points), str(n), marks, rubric=[{"text": p, "marks": 1} for p in points]))
    top = "<h1>SAMPLE QUESTION PAPER<br>SCIENCE (086)<br>CLASS X</h1>"
    general = "<p class=t><span>Time: 1½ hours</span><span>Maximum Marks: 18</span></p><p><b>General Instructions:</b></p><ol type=i><li>All questions are compulsory.</li><li>The paper is divided into three sections, A, B and C.</li><li>There is no negative marking.</li></ol>"
    css = "h1 { font-size: 13pt; text-align: center } .t { display: flex; justify-content: space-between; font-weight: bold } table { width: 100%; border-collapse: collapse } td, th { border: 1px solid #000; padding: 1.5mm 2mm; vertical-align: top } th { background: #eee } .s { text-align: center; font-weight: bold } .s span { font-weight: normal; font-style: italic } .c { text-align: center; width: 13mm } .o { display: grid; grid-template-columns: 1fr 1fr; margin-top: 1mm } td p { margin: 0 } tr { break-inside: avoid }"
    engine, source = page(draw, top + general + f"<table><thead><tr><th>Q. No.</th><th>Questions</th><th>Marks</th></tr></thead>{body}</table>", ["Liberation Serif", "Caladea", "Carlito"], (11, 12), css)
    marked = top.replace("SAMPLE QUESTION PAPER", "MARKING SCHEME") + f"<table><thead><tr><th>Q. No.</th><th>Expected Answer / Value Points</th><th>Marks</th></tr></thead>{scheme}</table>"
    return Document(engine, source, items, page(draw, marked, ["Liberation Serif", "Carlito"], (11,), css)[1])


# Midterm of a university with its solutions

CALCULUS = [
    ("Differentiate each of the following functions. You need not simplify.", [("f(x) = x³ sin x", 4, "f′(x) = 3x² sin x + x³ cos x"), ("g(x) = (2x + 1)⁵", 4, "g′(x) = 10(2x + 1)⁴"), ("h(x) = x² / (x + 1)", 5, "h′(x) = (x² + 2x) / (x + 1)²")]),
    ("A ladder 5 m long rests against a vertical wall. Its foot slides away from the wall at 0.5 m/s.", [("How fast is the top of the ladder falling when the foot is 3 m from the wall?", 8, "The top is falling at 0.375 m/s."), ("Is the angle between the ladder and the ground increasing or decreasing at that moment? Explain.", 4, "It is decreasing, because the height of the top is decreasing while the length stays the same.")]),
    (None, [("State the Mean Value Theorem.", 10, "If f is continuous on [a, b] and differentiable on (a, b), then there is a number c in (a, b) with f(b) − f(a) = f′(c)(b − a).")]),
    ("Let f(x) = x³ − 12x + 5.", [("Find all critical points of f.", 5, "x = −2 and x = 2"), ("Find the absolute maximum value of f on the interval [0, 3].", 6, "The maximum value is 5, taken at x = 0."), ("On which interval is f concave up?", 4, "f is concave up for x > 0.")]),
    ("Evaluate each limit, or explain why it does not exist.", [("The limit of (x² − 9) / (x − 3) as x approaches 3.", 5, "6"), ("The limit of sin(4x) / x as x approaches 0.", 5, "4")]),
]


@layout(HALF, "midterm-cinnabar", "midterm of a university, pdfLaTeX: cover with table of points, Problem 1. with (a) and [4 pts] before the text, one problem a page; solutions in their own file in the same numbers")
def midterm_cinnabar(draw):
    items, body, key, table = [], "", "", ""
    for n, (stem, parts) in enumerate(CALCULUS, 1):
        points = sum(p[1] for p in parts)
        table += rf"{n} & {points} & \\\hline "
        if stem:
            body += rf"\newpage\textbf{{Problem {n}.}} {tex(stem)}\par\bigskip "
        key += rf"\bigskip\textbf{{Problem {n}.}}"
        for place, (question, marks, answer) in enumerate(parts):
            letter = "abc"[place]
            if stem:
                body += rf"\lab{{0pt}}{{8mm}}{{({letter})}}{{[{marks} pts]\enspace {tex(question)}}}\vspace{{{draw.random.randint(42, 55)}mm}}"
                key += rf"\lab{{0pt}}{{8mm}}{{({letter})}}{{{tex(answer)}}}"
            else:
                body += rf"\newpage\textbf{{Problem {n}.}} [{marks} pts]\enspace {tex(question)}\vspace{{60mm}}"
                key += rf" {tex(answer)}\par "
            items.append(item(question, answer, f"{n}({letter})" if stem else str(n), marks, stem=stem))
    total = sum(entry["marks"] for entry in items)
    title = rf"\begin{{center}}{{\Large MATH 118: Calculus I}}\par\smallskip{{\large Midterm 2 %s}}\par\smallskip Fall 2024\end{{center}}"
    fix = lambda text: text.replace("′", "$'$").replace("−", "$-$")
    cover = (title % "") + rf"\bigskip Name: \rule{{80mm}}{{0.4pt}}\qquad Section: \rule{{25mm}}{{0.4pt}}\par\bigskip\begin{{itemize}}\item You have 75 minutes. No books, notes or calculators.\item Show your work. Unsupported answers receive little credit.\item Use the back of the pages if you need more space.\end{{itemize}}\vspace{{10mm}}\begin{{center}}\renewcommand\arraystretch{{1.5}}\begin{{tabular}}{{|c|c|c|}}\hline Problem & Points & Score\\\hline {table}Total & {total} & \\\hline\end{{tabular}}\end{{center}}"
    engine, source = document(draw, fix(cover + body), ["cm", "lm"], (11, 12), (25, 30), head=r"\fancyhead[L]{Math 118}\fancyhead[R]{Midterm 2, page \thepage}", foot="", paper="letterpaper")
    _, solutions = document(draw, fix((title % "Solutions") + key), ["cm"] if "lmodern" not in source else ["lm"], (11,), (25, 30), paper="letterpaper")
    return Document(engine, source, items, solutions)


# End of term examination of a secondary school

TERM = [
    ("Evaluate 12 − 3 × (8 − 6).", 2), ("Express 84 as a product of its prime factors.", 2), ("Find the LCM of 12, 18 and 20.", 3), ("Solve for x in the equation 3x − 7 = 14.", 2), ("A trader bought a radio at Ksh. 2,400 and sold it at Ksh. 3,000. Calculate her percentage profit.", 3),
    ("The interior angles of a triangle are x°, 2x° and 3x°. Find the value of x.", 3), ("A circle has a radius of 7 cm. Taking π as 22/7, find its area.", 2), ("Factorise completely 6ab − 9b.", 2), ("Three pens and two books cost Ksh. 190. A book costs Ksh. 50. Find the cost of one pen.", 3), ("A bus travels 180 km in 2½ hours. Calculate its average speed.", 2),
]
TERM_LONG = ("The table below shows the masses of 20 pupils.", ["State the modal mass.", "Calculate the mean mass.", "Draw a bar chart to represent the data."], [1, 4, 5])


@layout(HALF, "endterm-danbo", "end of term examination of a Kenyan school, word processor: letterhead, name lines with dots, sections I and II, (2 mks) at the right edge on the line, room to work, a table in the last question, nothing answered")
def endterm_danbo(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Caladea"]), draw.one((12, 13)), margin=2.0)
    items, right = [], (sheet.wide, RIGHT)
    term = draw.one(["TERM I", "TERM II", "TERM III"])
    sheet.body += [sheet.p("<b>MUKUYU SECONDARY SCHOOL</b>", align="center", size=16), sheet.p(f"<b>FORM TWO MATHEMATICS – END OF {term} EXAM</b>", align="center"), sheet.p("NAME " + "." * 60 + " ADM NO " + "." * 20), sheet.p("CLASS " + "." * 30 + " DATE " + "." * 30, after=0.3), sheet.p("<b><u>INSTRUCTIONS</u></b>", after=0.1), sheet.p("Answer all the questions in section I and the question in section II. Show all the steps in your calculations. Non-programmable calculators may be used.", after=0.3), sheet.p("<b>SECTION I</b>", align="center")]
    for n, (question, marks) in enumerate(draw.some(TERM, 9), 1):
        sheet.body.append(sheet.p(f"{n}.\t{question}\t({marks} mks)", left=1.0, first=-1.0, tabs=[1.0, right], before=0.2, after=2.0))
        items.append(item(question, None, str(n), marks))
    stem, parts, marks = TERM_LONG
    n += 1
    sheet.body += [sheet.p("<b>SECTION II</b>", align="center"), sheet.p(f"{n}.\t{stem}", left=1.0, first=-1.0, tabs=[1.0], extra='fo:keep-with-next="always"')]
    sheet.body.append(sheet.table([["Mass (kg)", "42", "45", "48", "50", "53"], ["No. of pupils", "3", "4", "7", "4", "2"]], [3.2, 1.6, 1.6, 1.6, 1.6, 1.6]))
    for letter, question, mark in zip("abc", parts, marks):
        sheet.body.append(sheet.p(f"({letter})\t{question}\t({mark} mk{'s' if mark > 1 else ''})", left=2.0, first=-1.0, tabs=[2.0, right], before=0.3, after=2.2))
        items.append(item(question, None, f"{n}({letter})", mark, stem=stem))
    sheet.foot = sheet.p("Form Two Mathematics\tPage {page} of {pages}", size=9, tabs=[right])
    engine, source = sheet.source()
    return Document(engine, source, items)


# Grammar worksheet of a language school

TENSES = [
    ("Maria ________________ (finish) her homework two hours ago.", "finished"), ("We ________________ (not / see) that film yet.", "haven’t seen"), ("________________ you ever ________________ (eat) snails?", None), ("They ________________ (buy) their house in 2015.", "bought"), ("I ________________ (lose) my keys. I can’t open the door!", "have lost"),
    ("My grandfather ________________ (be) a sailor when he was young.", "was"), ("It ________________ (stop) raining. Let’s go out!", "has stopped"), ("Tom ________________ (not / come) to school yesterday.", "didn’t come"),
]
SINCE = [("I have known Sandra ________ we were children.", "since"), ("He has worked in this bank ________ six years.", "for"), ("They haven’t eaten anything ________ breakfast.", "since"), ("She has been ill ________ Monday.", "since"), ("We have had our dog ________ a long time.", "for")]


@layout(HALF, "tenses-burnet", "worksheet of a language school, word processor: two exercises under grey bars, verbs in brackets behind underscores, worked example, answers in small italics in one paragraph an exercise at the foot")
def tenses_burnet(draw):
    sheet = Sheet(draw.one(["Carlito", "Comic Neue", "Lato"]), draw.one((12, 13)), margin=2.2)
    items = []
    first, second = draw.some([t for t in TENSES if t[1]], 6), draw.some(SINCE, 5)
    sheet.head = sheet.p("Harbour English Centre\tLevel A2 · Worksheet 14", size=9, color="#555555", tabs=[(sheet.wide, RIGHT)])
    sheet.body += [sheet.p("<b>Past simple or present perfect?</b>", align="center", size=18), sheet.p("Name: ______________________   Date: ______________", after=0.4)]
    for title, told, given, example in [("Exercise A", "Put the verbs in brackets into the past simple or the present perfect.", first, "0.  I have already done (already / do) the washing-up."), ("Exercise B", "Complete the sentences with since or for.", second, None)]:
        sheet.body += [sheet.table([[sheet.p(f"<b>{title}</b>", after=0)]], [sheet.wide], fills={0: "#d9d9d9"}), sheet.p(f"<i>{told}</i>", before=0.2)]
        if example:
            sheet.body.append(sheet.p(f"<i>{example}</i>", left=0.9))
        for n, (text, answer) in enumerate(given, 1):
            sheet.body.append(sheet.p(f"{n}.\t{text}", left=0.9, first=-0.9, tabs=[0.9], before=0.1))
            items.append(item(text, answer, str(n), kind="gap", section=title))
        sheet.body.append(sheet.p(""))
    sheet.body.append(sheet.p("Answers", size=9, bold=True, before=0.6, after=0.05))
    for title, given in [("Exercise A", first), ("Exercise B", second)]:
        sheet.body.append(sheet.p(f"<i>{title}: " + "; ".join(f"{n}. {answer}" for n, (_, answer) in enumerate(given, 1)) + "</i>", size=9, after=0.05))
    engine, source = sheet.source()
    return Document(engine, source, items)


# Vocabulary of a Chinese textbook

LESSON = [
    ("认识", "認識", "rènshi", "v.", "to know (someone)"), ("高兴", "高興", "gāoxìng", "adj.", "happy, glad"), ("同学", "同學", "tóngxué", "n.", "classmate"), ("图书馆", "圖書館", "túshūguǎn", "n.", "library"), ("旁边", "旁邊", "pángbiān", "n.", "side, next to"), ("工作", "工作", "gōngzuò", "v./n.", "to work; job"),
    ("医院", "醫院", "yīyuàn", "n.", "hospital"), ("喜欢", "喜歡", "xǐhuan", "v.", "to like"), ("便宜", "便宜", "piányi", "adj.", "cheap"), ("苹果", "蘋果", "píngguǒ", "n.", "apple"), ("火车站", "火車站", "huǒchēzhàn", "n.", "railway station"), ("昨天", "昨天", "zuótiān", "n.", "yesterday"), ("打电话", "打電話", "dǎ diànhuà", "v.", "to make a phone call"), ("觉得", "覺得", "juéde", "v.", "to feel, to think"), ("衣服", "衣服", "yīfu", "n.", "clothes"),
]


@layout(HALF, "words-emperor", "new words of a Chinese textbook, Chromium: ruled table of six columns with number, simplified, traditional, pinyin, part of speech and English behind, grey head in two languages")
def words_emperor(draw):
    words, lesson = draw.some(LESSON, 13), draw.random.randint(3, 12)
    body = f"<p class=l>第{lesson}课 Lesson {lesson}</p><h2><span lang=zh>生词</span> New Words</h2><table><thead><tr><th>#</th><th lang=zh>简体</th><th lang=zh>繁體</th><th>Pinyin</th><th>Part of speech</th><th>English</th></tr></thead>"
    body += "".join(f"<tr><td class=n>{n}</td><td class=z lang=zh-Hans>{a}</td><td class=z lang=zh-Hant>{b}</td><td>{c}</td><td><i>{d}</i></td><td>{e}</td></tr>" for n, (a, b, c, d, e) in enumerate(words, 1)) + "</table><p class=t>Read the new words aloud with the recording before you go on to the dialogue.</p>"
    css = ".l { text-align: right; color: #888 } h2 { color: #b3261e } table { width: 100%; border-collapse: collapse } td, th { border: 1px solid #999; padding: 1.6mm 2mm; text-align: left } th { background: #e8e8e8; font-weight: 600 } .z { font-family: 'Noto Serif CJK SC'; font-size: 130% } .n { text-align: center; width: 8mm } .t { font-size: 85%; font-style: italic }"
    engine, source = page(draw, body, ["Noto Sans", "DejaVu Sans", "Noto Serif"], (10, 11), css)
    return Document(engine, source, [item(a, e, str(n), kind="vocabulary") for n, (a, _, _, _, e) in enumerate(words, 1)])


# True or false in a training centre

SAFETY = [
    ("You should bend your knees when you lift a heavy box.", True, "Keep your back straight and let your legs do the work."), ("A water extinguisher may be used on an electrical fire.", False, "Water conducts electricity. Use carbon dioxide."), ("A fire door may be wedged open on hot days.", False, "It must be kept shut so that smoke cannot spread."), ("Every accident must be written in the accident book.", True, "Even small ones, so that causes can be found."),
    ("Only trained staff may drive the forklift truck.", True, "A licence is needed, and it must be in date."), ("Spilled oil can be left until the end of the shift.", False, "It must be cleaned up at once."), ("Blue signs with white pictures tell you what you must do.", True, "They are mandatory signs."), ("Hearing protection is needed only if you feel pain.", False, "Damage begins well before it hurts."),
    ("You may remove a machine guard to work faster.", False, "Guards must stay in place whenever the machine runs."), ("The assembly point is where staff meet after an evacuation.", True, "A roll call is taken there."), ("Chemicals may be kept in drinks bottles if they are labelled.", False, "They must stay in their own containers."), ("A ladder should stand one unit out for every four units up.", True, "This is the rule of one in four."),
]


@layout(HALF, "statements-livarot", "test of a safety training centre, word processor: table with No., Statement, TRUE and FALSE with boxes, details of the trainee above; trainer’s answer sheet overleaf as a table with reasons")
def statements_livarot(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Open Sans", "Carlito"]), draw.one((10, 11)), margin=2.0)
    said = draw.some(SAFETY, 11)
    sheet.foot = sheet.p("Ridgeway Training Ltd · Form HS-07 · Version 3\tPage {page}", size=8, tabs=[(sheet.wide, RIGHT)])
    sheet.body += [sheet.p("<b>Workplace Health and Safety Induction</b>", size=16), sheet.p("<b>Knowledge check</b>", size=13), sheet.table([["Name of trainee:", "Employer:"], ["Date:", "Trainer:"]], [sheet.wide / 2, sheet.wide / 2], padding=0.2), sheet.p("Tick TRUE or FALSE for each statement. To pass you need nine correct answers.", before=0.4, after=0.3)]
    widths = [1.2, sheet.wide - 5.2, 2.0, 2.0]
    box = sheet.p("☐", align="center", after=0, font="DejaVu Sans")
    sheet.body.append(sheet.table([["<b>No.</b>", "<b>Statement</b>", "<b>TRUE</b>", "<b>FALSE</b>"]] + [[str(n), text, box, box] for n, (text, _, _) in enumerate(said, 1)], widths, padding=0.15, fills={0: "#fde9c8"}))
    sheet.body.append(sheet.p("Score: ____ / 11     Pass ☐   Refer ☐", before=0.4))
    sheet.body += [sheet.p("<b>Trainer’s answer sheet</b>", size=14, extra='fo:break-before="page"', after=0.3), sheet.table([["<b>No.</b>", "<b>Answer</b>", "<b>Reason</b>"]] + [[str(n), "TRUE" if truth else "FALSE", why] for n, (_, truth, why) in enumerate(said, 1)], [1.2, 2.4, sheet.wide - 3.6], padding=0.15, fills={0: "#fde9c8"})]
    engine, source = sheet.source()
    return Document(engine, source, [item(text, str(truth), str(n), kind="truefalse") for n, (text, truth, _) in enumerate(said, 1)])


# Frequently asked questions of a town council

COUNCIL = [
    ("Bins and recycling", [("When will my bin be collected?", "Bins are collected on the same day every week, from 6am. You can check your day with our postcode finder. Collections move by one day after a bank holiday."), ("What can I put in the green bin?", "Glass bottles and jars, tins, cans, foil, plastic bottles and pots. Please rinse everything and leave the lids on."), ("My bin was missed. What should I do?", "Leave the bin at the kerb and report it within two working days. We aim to come back within 48 hours of your report."), ("How do I get rid of a sofa?", "We collect up to three bulky items for £32. You can also take furniture to the recycling centre free of charge.")]),
    ("Parking", [("How do I apply for a resident’s permit?", "Apply online with your vehicle registration number and a proof of address that is less than three months old."), ("Can I appeal against a parking ticket?", "Yes. Write to us within 28 days of the date on the ticket. If you do so within 14 days and your appeal is turned down, you can still pay the lower charge."), ("Do blue badge holders pay in council car parks?", "No, but the badge must be on display with the clock set to the time you arrived.")]),
    ("Council tax", [("I live alone. Do I pay less?", "You can have 25% off your bill if you are the only adult in your home."), ("What are the ways to pay?", "By Direct Debit on the 1st or the 15th of the month, by card, or in cash at any post office with the barcode on your bill."), ("I am moving house. Who needs to know?", "Tell us at least a week before you move so that we can close your account and send a final bill.")]),
]


@layout(HALF, "faq-konkordia", "web page of a town council printed, Chromium: date and title above, breadcrumb, questions as bold bars with a minus sign at the right, answers below, Was this page helpful at the end, address in the foot")
def faq_konkordia(draw):
    items, body = [], ""
    for topic, pairs in COUNCIL:
        body += f"<h2>{topic}</h2>"
        for question, answer in draw.some(pairs, 3):
            body += f"<div class=q><b>{web(question)}</b><span>−</span></div><p class=a>{web(answer)}</p>"
            items.append(item(question, answer, kind="faq"))
    top = f"<div class=x><span>{draw.random.randint(1, 28)}/03/2025, 09:{draw.random.randint(10, 59)}</span><span>Frequently asked questions | Ellerby Town Council</span><span></span></div><p class=k>Home › Contact us › Frequently asked questions</p><h1>Frequently asked questions</h1><p>Please look here before you call us. Our phone lines are busiest on Mondays.</p>"
    end = "<div class=h>Was this page helpful? &nbsp; Yes &nbsp; | &nbsp; No</div><p class=x><span>https://www.ellerby.example/contact/faqs</span><span>Last updated 12 February 2025</span></p>"
    css = ".x { display: flex; justify-content: space-between; font-size: 8pt; color: #333 } .k { color: #005ea5; font-size: 9pt } h1 { font-size: 22pt; margin: 2mm 0 } h2 { color: #5b2a6e; margin: 6mm 0 2mm } .q { background: #f1ecf4; border-left: 4px solid #5b2a6e; padding: 2mm 3mm; display: flex; justify-content: space-between; break-after: avoid } .a { margin: 2mm 3mm 4mm } .h { border: 1px solid #999; padding: 3mm; margin-top: 6mm; text-align: center }"
    engine, source = page(draw, top + body + end, ["Open Sans", "Lato", "Noto Sans"], (10, 11), css)
    return Document(engine, source, items)


# Sheet of a quiz host

ROUNDS = [
    ("Round 1: Rivers and Seas", [("Which river flows through Vienna, Budapest and Belgrade?", "The Danube"), ("What is the largest ocean on Earth?", "The Pacific"), ("Which sea lies between Italy and Croatia?", "The Adriatic"), ("On which river do the Victoria Falls lie?", "The Zambezi"), ("Into which sea does the Volga flow?", "The Caspian Sea")]),
    ("Round 2: At the Table", [("From which country does halloumi come?", "Cyprus"), ("What is the main ingredient of hummus?", "Chickpeas"), ("Which spice is made from the stigmas of a crocus?", "Saffron"), ("Which nut is used to make marzipan?", "Almond"), ("What do the Italians call squid?", "Calamari")]),
    ("Round 3: Numbers", [("How many strings does a violin have?", "4"), ("In which year did the Berlin Wall fall?", "1989"), ("How many players of one team are on the field in rugby union?", "15"), ("What is the square root of 169?", "13"), ("How many keys does a full piano have?", "88")]),
]


@layout(HALF, "quiz-cabrales", "host’s sheet of a pub quiz, Chromium: a coloured bar a round that restarts at 1, table of number, question and answer with the answers in bold at the right, notes for the host between the rounds")
def quiz_cabrales(draw):
    items, body = [], ""
    hosts = ["Read each question twice. Phones away!", "Collect the sheets after this round and swap them for marking.", "Jokers may be played before this round."]
    for (title, pairs), note in zip(ROUNDS, draw.shuffled(hosts)):
        body += f"<h2>{title}</h2><p class=h>Host: {note}</p><table>"
        for n, (question, answer) in enumerate(draw.some(pairs, 4), 1):
            body += f"<tr><td class=n>{n}</td><td>{web(question)}</td><td class=a>{web(answer)}</td></tr>"
            items.append(item(question, answer, str(n), section=title))
        body += "</table>"
    css = "h1 { text-align: center; font-size: 24pt; margin: 0 } .d { text-align: center; margin: 1mm } h2 { background: #7a1f2b; color: #fff; padding: 2mm 3mm; font-size: 14pt; margin: 7mm 0 0 } .h { font-style: italic; color: #555; margin: 1.5mm 0 } table { width: 100%; border-collapse: collapse } td { border-bottom: 1px solid #ccc; padding: 2mm; vertical-align: top } .n { width: 8mm } .a { width: 45mm; font-weight: bold }"
    engine, source = page(draw, f"<h1>The Anchor Quiz Night</h1><p class=d>Thursday, 8 pm · {draw.one([12, 18, 24])} teams · Host copy – do not hand out</p>" + body, ["Lato", "Carlito", "Roboto"], (11, 12), css)
    return Document(engine, source, items)
