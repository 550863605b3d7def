"""The hundred-and-ninety-seventh: twelve more sheets of schools and examinations, named after carriages."""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT, RULED = word.Sheet, word.RIGHT, word.RULED

HALF = "unseen"
KEEP = 'fo:keep-with-next="always"'


# Food paper of a Scottish board, marks in a column, instructions to markers in their own file

CHARABANC = [
    ("A pupil eats a school lunch of fish pie, peas and a glass of milk.", [
        ("a", "Name the mineral in the milk that helps to form strong bones and teeth.", ["calcium"], {"ignore": ["vitamin D"]}),
        ("b", "State two functions of protein in the body.", ["growth of body tissues", "repair of body tissues"], {"allow": ["secondary source of energy"]}),
        ("c", "Explain why the peas are a good choice for the health of the bowel.", ["peas contain dietary fibre", "fibre adds bulk to waste, which prevents constipation"], {}),
    ]),
    ("Food must be stored safely in the school kitchen.", [
        ("a", None, [
            ("i", "State the highest temperature at which a refrigerator should be kept.", ["5 °C"], {"reject": ["5 with no unit"]}),
            ("ii", "Explain why raw meat is stored on the bottom shelf.", ["its juices cannot drip on to other food", "this prevents cross-contamination"], {}),
        ], {}),
        ("b", "Describe the difference between a use-by date and a best-before date.", ["food should not be eaten after a use-by date because it may be unsafe", "food may be eaten after a best-before date but its quality may be lower"], {}),
    ]),
    ("A manufacturer has developed a new vegetable soup.", [
        ("a", "Name a sensory test that could show which of two soups is liked better.", ["paired preference test"], {"allow": ["ranking test"]}),
        ("b", "State three pieces of information that must be shown on the label of the soup by law.", ["name of the food", "list of ingredients", "net quantity"], {"reject": ["picture of the food"]}),
        ("c", "Explain how freezing keeps the soup in good condition.", ["water in the soup turns to ice", "bacteria become dormant and cannot multiply"], {}),
    ]),
    ("Many families want to waste less food.", [
        ("a", "Explain two ways in which planning meals helps a family to waste less food.", ["only the food that is needed is bought", "food is used before its date has passed"], {}),
        ("b", "State what is meant by the term food miles.", ["the distance that food travels from where it is produced to where it is eaten"], {}),
    ]),
]


@layout(HALF, "paper-charabanc", "food paper of a Scottish board, XeLaTeX: column MARKS at the right with bare figures, 1. (a) (i), ruled lines; marking instructions in their own file as a table Question | Expected response(s) | Max mark | Additional guidance")
def paper_charabanc(draw):
    items, body, rows = [], "", ""

    def asked(question, points, notes, number, label, indent, width, stem):
        nonlocal rows
        marks = len(points)
        items.append(item(question, "\n".join(points), number, marks, stem=stem, rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None, **notes))
        said = {"allow": "Accept", "reject": "Do not accept", "ignore": "Ignore"}
        note = r"\newline ".join(f"{said[key]} {tex(text)}" for key, texts in notes.items() for text in texts)
        rows += rf"{number} & " + r"\newline ".join(rf"\textbullet\ {tex(p)}" if marks > 1 else tex(p) for p in points) + rf" & {marks} & {note}\\\hline " + "\n"
        lines = r"\aline" * marks
        return rf"\needspace{{{14 + 8 * marks}mm}}\price{{{marks}}}\lab{{{indent}}}{{{width}}}{{{label}}}{{{tex(question)}}}{{\leftskip={indent}\advance\leftskip by {width}{lines}}}\bigskip " + "\n"

    for n, (stem, parts) in enumerate(CHARABANC, 1):
        body += rf"\needspace{{35mm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}\smallskip " + "\n"
        for letter, question, below, notes in parts:
            if question:
                body += asked(question, below, notes, f"{n}({letter})", f"({letter})", "9mm", "9mm", stem)
                continue
            for roman, inner, points, more in below:
                body += asked(inner, points, more, f"{n}({letter})({roman})", rf"\makebox[9mm][l]{{{f'({letter})' if roman == 'i' else ''}}}({roman})", "9mm", "18mm", stem)
    total = sum(i["marks"] for i in items)
    year = draw.random.randint(2016, 2023)
    front = rf"{{\Large\bfseries Health and Food Technology}}\hfill{{\bfseries National 5}}\par\smallskip {year}\hfill Total marks --- {total}\par\medskip\hrule\medskip Attempt ALL questions. Write your answers clearly in the spaces provided in this booklet. Use \textbf{{blue}} or \textbf{{black}} ink.\par\bigskip "
    look = dict(fonts=["arial", "libertine", "noto"], sizes=(11,))
    extra = r"\newcommand\aline{\par\vspace{16pt}\noindent\rule{\dimexpr\linewidth-\leftskip\relax}{0.4pt}\par}\newcommand\price[1]{\par\noindent\makebox[0pt][l]{\hspace*{\dimexpr\linewidth+9mm\relax}\makebox[10mm][c]{\textbf{#1}}}\vspace{-\baselineskip}\vspace{-\parskip}}"
    engine, source = document(draw, front + body + r"\begin{center}\textbf{[END OF QUESTION PAPER]}\end{center}", **look, margins=(27, 29), head=r"\fancyhead[R]{\makebox[0pt][l]{\hspace*{5mm}\textbf{\footnotesize MARKS}}}", foot=r"Page \thepage", extra=extra)
    scheme = rf"{{\Large\bfseries {year} Health and Food Technology}}\par\smallskip{{\Large\bfseries National 5}}\par\smallskip{{\large\bfseries Marking Instructions}}\par\bigskip\renewcommand\arraystretch{{1.3}}\begin{{longtable}}{{|c|>{{\raggedright\arraybackslash}}p{{72mm}}|c|>{{\raggedright\arraybackslash}}p{{36mm}}|}}\hline\textbf{{Question}} & \textbf{{Expected response(s)}} & \textbf{{Max mark}} & \textbf{{Additional guidance}}\\\hline\endhead {rows}\end{{longtable}}\begin{{center}}\textbf{{[END OF MARKING INSTRUCTIONS]}}\end{{center}}"
    return Document(engine, source, items, document(draw, scheme, **look, margins=(20, 22))[1])


# History examination of a Catalan school with its solutions

CHAISE_SHORT = [
    ("Què és el feudalisme?", 1, "És un sistema polític i social basat en els vincles de fidelitat entre senyors i vassalls."),
    ("Explica dues diferències entre l’art romànic i l’art gòtic.", 2, "L’art romànic té murs gruixuts i arcs de mig punt. L’art gòtic té arcs apuntats i grans finestrals."),
    ("Escriu l’any de cada fet.", None, [("La caiguda de Constantinoble", "1453"), ("L’arribada de Colom a Amèrica", "1492"), ("L’inici de la Revolució Francesa", "1789")]),
    ("Qui era Jaume I?", 1, "Era el rei de la Corona d’Aragó que va conquerir Mallorca i València."),
    ("Quina funció tenien els gremis?", 2, "Protegien els artesans d’un mateix ofici i controlaven la qualitat i els preus dels productes."),
    ("Digues si les frases són vertaderes (V) o falses (F).", None, [("La Pesta Negra va arribar a Europa al segle XIV.", True), ("Els vassalls no tenien cap obligació amb el seu senyor.", False), ("Els pagesos pagaven rendes al senyor de la terra.", True), ("Els monestirs no tenien biblioteques.", False)]),
]


@layout(HALF, "examen-chaise", "history examination of a Catalan school, word processor: 1. with (1 punt) behind the question in bold, a) b) below two of them, ruled lines; SOLUCIONARI on a page of its own with the same numbers")
def examen_chaise(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito", "Caladea"]), draw.one((11, 12)), language="ca", country="ES", margin=2.3)
    right, line, items, key = (sheet.wide, RIGHT), (sheet.wide, RULED), [], []
    sheet.body += [sheet.table([["<b>Institut Les Oliveres</b>", "<b>Ciències Socials – 2n d’ESO</b>"], ["Nom i cognoms:", "Data:                         Nota:"]], [8.2, 8.2], padding=0.15), sheet.p("<b>Examen d’història: de l’edat mitjana a l’edat moderna</b>", size=14, align="center", before=0.4, after=0.3)]
    for n, (question, points, answer) in enumerate(CHAISE_SHORT, 1):
        price = f"({points} {'punt' if points == 1 else 'punts'})" if points else "(2 punts)"
        sheet.body.append(sheet.p(f"{n}.\t{question} <b>{price}</b>", left=0.9, first=-0.9, tabs=[0.9], before=0.3, after=0.15, extra=KEEP))
        if points:
            sheet.body += [sheet.p("\t", left=0.9, tabs=[line], after=0.15) for _ in range(1 + points)]
            key.append(sheet.p(f"{n}.\t{answer}", left=0.9, first=-0.9, tabs=[0.9], after=0.2))
            items.append(item(question, answer, str(n), points))
            continue
        for letter, (text, result) in zip("abcd", answer):
            true = isinstance(result, bool)
            blank = "\t____" if true else "\t________________"
            sheet.body.append(sheet.p(f"{letter})\t{text}{blank}", left=1.8, first=-0.9, tabs=[1.8, right], after=0.15))
            lead = f"{n}.\t{letter})\t" if letter == "a" else f"\t{letter})\t"
            key.append(sheet.p(lead + (("V" if result else "F") if true else result), left=1.8, first=-1.8, tabs=[0.9, 1.8], after=0.1))
            items.append(item(text, str(result), f"{n}({letter})", None, stem=question, kind="truefalse" if true else "short"))
    sheet.body += [sheet.break_(), sheet.p("<b>SOLUCIONARI</b>", size=14, align="center", after=0.3), *key]
    engine, source = sheet.source()
    return Document(engine, source, items)


# Mathematics paper of a Romanian school with its scheme

DILIGENCE_ONE = [
    ("Rezultatul calculului 24 − 4 · 5 este egal cu:", ["4", "20", "44", "100"], 0), ("Numărul natural x pentru care x + 8 = 15 este egal cu:", ["5", "6", "7", "23"], 2), ("Cel mai mic număr natural format din două cifre diferite este:", ["10", "11", "12", "99"], 0), ("25% din 80 este egal cu:", ["10", "20", "25", "40"], 1), ("Mulțimea divizorilor naturali ai numărului 6 este:", ["{1, 6}", "{2, 3}", "{1, 2, 3}", "{1, 2, 3, 6}"], 3),
]
DILIGENCE_TWO = [("Calculați aria unui pătrat cu latura de 7 cm.", "49 cm²"), ("Două unghiuri ale unui triunghi au măsurile de 50° și 60°. Determinați măsura celui de-al treilea unghi.", "70°"), ("Calculați lungimea unui cerc cu raza de 5 cm.", "10π cm")]
DILIGENCE_THREE = [
    ("O carte are 240 de pagini. În prima zi Ana citește un sfert din carte, iar a doua zi citește o treime din rest.", [("Câte pagini citește Ana în prima zi?", [("240 : 4 = 60 de pagini", 2)]), ("Câte pagini rămân de citit după a doua zi?", [("240 − 60 = 180 de pagini", 1), ("180 : 3 = 60 de pagini citite a doua zi", 1), ("180 − 60 = 120 de pagini rămase", 1)])]),
    ("Se consideră expresia E(x) = 2x − 3, unde x este un număr real.", [("Calculați E(0) + E(2).", [("E(0) = −3 și E(2) = 1", 1), ("E(0) + E(2) = −2", 1)]), ("Determinați numărul real a pentru care E(a) = 5.", [("2a − 3 = 5", 1), ("2a = 8", 1), ("a = 4", 1)])]),
]


@layout(HALF, "subiect-diligence", "Romanian mathematics test, XeLaTeX: SUBIECTUL I to al III-lea as ruled tables with 5p in the left column, a) to d) stacked, (2p) a); BAREM on a page of its own, tables with 5p")
def subiect_diligence(draw):
    heads = ["SUBIECTUL I", "SUBIECTUL al II-lea", "SUBIECTUL al III-lea"]
    items, tables, barem = [], ["", "", ""], ["", "", ""]
    for n, (question, options, right) in enumerate(DILIGENCE_ONE, 1):
        tables[0] += rf"\textbf{{5p}} & \textbf{{{n}.}} {tex(question)}\newline " + r"\newline ".join(rf"\hspace*{{5mm}}{a}) {tex(b)}" for a, b in zip("abcd", options)) + r"\\\hline "
        barem[0] += rf"{n}. & {'abcd'[right]}) & 5p\\\hline "
        items.append(item(question, options[right], str(n), 5, choices("abcd", options), kind="mcq", answer_label="abcd"[right], section=heads[0]))
    for n, (question, answer) in enumerate(DILIGENCE_TWO, 1):
        tables[1] += rf"\textbf{{5p}} & \textbf{{{n}.}} {tex(question)}\\\hline "
        barem[1] += rf"{n}. & {tex(answer)} & 5p\\\hline "
        items.append(item(question, answer, str(n), 5, section=heads[1]))
    for n, (stem, parts) in enumerate(DILIGENCE_THREE, 1):
        tables[2] += rf"\textbf{{5p}} & \textbf{{{n}.}} {tex(stem)}"
        for k, (question, points) in enumerate(parts):
            marks = sum(p for _, p in points)
            tables[2] += rf"\newline ({marks}p)\enspace {'ab'[k]}) {tex(question)}"
            barem[2] += rf"{f'{n}.' if k == 0 else ''} {'ab'[k]}) & " + r"\newline ".join(tex(t) for t, _ in points) + " & " + r"\newline ".join(f"{p}p" for _, p in points) + r"\\\hline "
            items.append(item(question, "\n".join(t for t, _ in points), f"{n}({'ab'[k]})", marks, stem=stem, section=heads[2], rubric=[{"text": t, "marks": p} for t, p in points]))
        tables[2] += r"\\\hline "
    rules = ["Încercuiți litera corespunzătoare răspunsului corect.", "Scrieți numai rezultatele.", "Scrieți rezolvările complete."]
    points = ["25 de puncte", "15 puncte", "10 puncte"]
    school, year = "Școala Gimnazială „Ion Creangă”", draw.random.randint(2017, 2023)
    body = rf"{{\small {school}\hfill Clasa a VII-a}}\par\bigskip\begin{{center}}{{\Large\bfseries Test de evaluare la matematică}}\par\smallskip Anul școlar {year}–{year + 1}\end{{center}}Numele și prenumele: \dotfill\par\medskip\textit{{Toate subiectele sunt obligatorii. Timpul de lucru efectiv este de 50 de minute.}}\par " + r"\renewcommand\arraystretch{1.3}"
    for head, rule, each, inner in zip(heads, rules, points, tables):
        body += rf"\needspace{{30mm}}\medskip\textbf{{{head}}} -- {rule}\hfill\textbf{{({each})}}\par\begin{{longtable}}{{|c|p{{\dimexpr\linewidth-20mm\relax}}|}}\hline {inner}\end{{longtable}}\vspace{{-3mm}}" + "\n"
    body += r"\newpage\begin{center}{\Large\bfseries BAREM DE EVALUARE ȘI DE NOTARE}\end{center}"
    for head, each, inner in zip(heads, points, barem):
        body += rf"\textbf{{{head}}}\hfill\textbf{{({each})}}\par\begin{{tabular}}{{|p{{14mm}}|p{{\dimexpr\linewidth-45mm\relax}}|p{{12mm}}|}}\hline {inner}\end{{tabular}}\par\bigskip "
    engine, source = document(draw, body, ["timesnew", "libertine", "notoserif"], (11, 12), (20, 23), foot=r"\thepage")
    return Document(engine, source, items)


# Biology test of a Hungarian school, no key

WAGON_OPEN = [("Mi a különbség a növényi és az állati sejt között? Írj két példát!", 2), ("Nevezd meg az emésztőrendszer három szervét!", 3)]
WAGON_GAPS = ["A vér vörös színét a ____________________ adja.", "A levegő legnagyobb részét a ____________________ alkotja.", "A növények zöld színanyaga a ____________________."]
WAGON_MC = [("Melyik állat kétéltű?", ["a gyík", "a béka", "a kígyó", "a teknős"]), ("Melyik szerv pumpálja a vért?", ["a máj", "a tüdő", "a szív", "a vese"]), ("Melyik növény hajt virágot?", ["a moha", "a páfrány", "a zsurló", "a tulipán"])]
WAGON_LAST = [("Miért fontos a fotoszintézis a földi élet számára?", 2), ("Írj fel egy egyszerű táplálékláncot legalább három élőlénnyel!", 3), ("Hogyan alkalmazkodott a teve a sivatagi élethez? Írj három példát!", 3)]


@layout(HALF, "dolgozat-wagonette", "biology test of a Hungarian school, XeLaTeX: number in bold, box with / 2 pont at the right edge below each question, gaps a) to c), A) to D) in one row, table of points at the end; nothing answered")
def dolgozat_wagonette(draw):
    items, body, n, totals = [], "", 0, []

    def box(marks):
        return rf"\par\nopagebreak\hfill\fbox{{\makebox[18mm][r]{{/ {marks} pont}}}}\par\bigskip "

    def opened(question, marks):
        nonlocal body, n
        n += 1
        body += rf"\needspace{{30mm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}" + r"{\leftskip=9mm" + r"\dotline" * marks + "}" + box(marks)
        totals.append(marks)
        items.append(item(question, None, str(n), marks))

    for question, marks in WAGON_OPEN:
        opened(question, marks)
    n += 1
    stem = "Egészítsd ki a mondatokat!"
    body += rf"\needspace{{35mm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{stem}}}" + "".join(rf"\lab{{9mm}}{{8mm}}{{{a})}}{{{tex(text)}}}" for a, text in zip("abc", WAGON_GAPS)) + box(3)
    totals.append(3)
    items += [item(text, None, f"{n}({a})", stem=stem, kind="gap") for a, text in zip("abc", WAGON_GAPS)]
    for question, options in WAGON_MC:
        n += 1
        body += rf"\needspace{{25mm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\hspace*{{9mm}}" + "".join(rf"\makebox[36mm][l]{{{a}) {b}}}" for a, b in zip("ABCD", options)) + box(1)
        totals.append(1)
        items.append(item(question, None, str(n), 1, choices("ABCD", options), kind="mcq"))
    for question, marks in WAGON_LAST:
        opened(question, marks)
    grid = r"\begin{center}\renewcommand\arraystretch{1.4}\begin{tabular}{|l|" + "c|" * (n + 1) + r"}\hline Feladat & " + " & ".join(f"{k}." for k in range(1, n + 1)) + r" & Összesen\\\hline Elérhető pont & " + " & ".join(map(str, totals)) + rf" & {sum(totals)}\\\hline Elért pont & " + " & ".join("" for _ in range(n)) + r" & \\\hline\end{tabular}\end{center}"
    front = rf"Név: \dotfill Osztály: \makebox[22mm]{{\dotfill}} Dátum: \makebox[32mm]{{\dotfill}}\par\bigskip\begin{{center}}{{\Large\bfseries Témazáró dolgozat}}\par\smallskip Biológia, 7. évfolyam -- {draw.one('AB')} csoport\end{{center}}Olvasd el figyelmesen a feladatokat! Jó munkát!\par\bigskip "
    engine, source = document(draw, front + body + r"\bigskip\needspace{30mm}" + grid, ["libertine", "schoolbook", "noto"], (11,), (20, 24), foot=r"\thepage")
    return Document(engine, source, items)


# Greek geography sheet: right or wrong, and matching

OMNIBUS = [("Η Αθήνα είναι η πρωτεύουσα της Ελλάδας.", True), ("Η Κρήτη βρίσκεται στο Ιόνιο πέλαγος.", False), ("Ο Όλυμπος είναι το ψηλότερο βουνό της Ελλάδας.", True), ("Ο Νείλος είναι ποταμός της Αφρικής.", True), ("Ο Ισημερινός χωρίζει τη Γη σε ανατολικό και δυτικό ημισφαίριο.", False), ("Η Ελλάδα συνορεύει με τη Βουλγαρία.", True), ("Η Γη περιστρέφεται γύρω από τον Ήλιο σε 24 ώρες.", False), ("Ο Ειρηνικός είναι ο μεγαλύτερος ωκεανός της Γης.", True)]
OMNIBUS_MATCH = [("Ισπανία", "Μαδρίτη"), ("Νορβηγία", "Όσλο"), ("Αίγυπτος", "Κάιρο"), ("Ιαπωνία", "Τόκιο")]


@layout(HALF, "fyllo-omnibus", "Greek geography sheet, Chromium: Άσκηση 1 with statements and two boxes Σ and Λ at the right, Άσκηση 2 with columns Α and Β to match 1 to 4 and α. to δ.; Απαντήσεις in two lines below a rule")
def fyllo_omnibus(draw):
    ends = draw.mixed([b for _, b in OMNIBUS_MATCH])
    letters = "αβγδ"
    heads = ["Άσκηση 1", "Άσκηση 2"]
    body = "<div class=h><span>1ο Γυμνάσιο Καλαμάτας</span><span>Γεωγραφία Α΄ Γυμνασίου</span></div><h1>Φύλλο εργασίας</h1><p>Όνομα: ______________________________ &emsp; Τμήμα: ________</p><h2>Άσκηση 1</h2><p>Σημειώστε Χ στο Σ αν η πρόταση είναι σωστή ή στο Λ αν είναι λάθος.</p><table class=s><tr><th><th><th>Σ<th>Λ</tr>"
    body += "".join(f"<tr><td>{n}.<td>{text}<td><span class=b></span><td><span class=b></span></tr>" for n, (text, _) in enumerate(OMNIBUS, 1)) + "</table>"
    body += "<h2>Άσκηση 2</h2><p>Αντιστοιχίστε τις χώρες της στήλης Α με τις πρωτεύουσες της στήλης Β.</p><table class=m><tr><th>Στήλη Α<th>Στήλη Β</tr>" + "".join(f"<tr><td>{n}. {a}<td>{letter}. {b}</tr>" for n, ((a, _), letter, b) in enumerate(zip(OMNIBUS_MATCH, letters, ends), 1)) + "</table>"
    first = ", ".join(f"{n}. {'Σ' if true else 'Λ'}" for n, (_, true) in enumerate(OMNIBUS, 1))
    second = ", ".join(f"{n} – {letters[ends.index(b)]}" for n, (_, b) in enumerate(OMNIBUS_MATCH, 1))
    body += f"<div class=k><b>Απαντήσεις</b><br>Άσκηση 1: {first}<br>Άσκηση 2: {second}</div>"
    items = [item(text, str(true), str(n), kind="truefalse", section=heads[0]) for n, (text, true) in enumerate(OMNIBUS, 1)]
    items += [item(a, b, str(n), None, choices(letters, ends), kind="match", answer_label=letters[ends.index(b)], section=heads[1]) for n, (a, b) in enumerate(OMNIBUS_MATCH, 1)]
    css = ".h { display: flex; justify-content: space-between; border-bottom: 1px solid #000; padding-bottom: 1mm } h1 { text-align: center; font-size: 170%; margin: 5mm 0 } h2 { font-size: 120%; margin: 6mm 0 1mm } table { border-collapse: collapse } .s { width: 100% } .s td { padding: 1.4mm 2mm } .s td:nth-child(n+3), .s th:nth-child(n+3) { width: 10mm; text-align: center } .b { display: inline-block; width: 4mm; height: 4mm; border: 1px solid #000 } .m th, .m td { border: 1px solid #000; padding: 1.6mm 4mm; width: 50mm; text-align: left } .k { border-top: 1px solid #000; margin-top: 14mm; padding-top: 2mm; font-size: 85% }"
    engine, source = page(draw, body, ["Noto Sans", "DejaVu Serif", "Liberation Serif"], (11,), css, language="el")
    return Document(engine, source, items)


# Science test of a Norwegian school, key at the end

ROCKAWAY = [
    ("Økologi", "Forklar kort hva ordene betyr.", [("Økosystem", "alle levende organismer i et område og miljøet rundt dem", 2), ("Næringskjede", "en rekke organismer der hver av dem spiser den forrige", 2), ("Nedbryter", "en organisme som bryter ned dødt materiale", 2)]),
    ("Elektrisitet", None, [("Hva måler vi med et voltmeter?", "spenning", 1), ("I hvilken enhet måler vi strøm?", "ampere", 1), ("Hva er forskjellen på en leder og en isolator?", "en leder leder strøm godt, en isolator leder strøm svært dårlig", 2)]),
    ("Krefter og arbeid", "Et lodd har massen 2,0 kg. Bruk g = 9,8 N/kg.", [("Regn ut tyngden av loddet.", "19,6 N", 2), ("Loddet løftes 3,0 m rett opp. Regn ut arbeidet som blir utført.", "58,8 J", 2)]),
    ("Verdensrommet", None, [("Hvilken planet er størst i solsystemet?", "Jupiter", 1), ("Hvor lang tid bruker jorda på én runde rundt sola?", "ett år", 1), ("Hvorfor har vi årstider?", "fordi jordaksen står på skrå i forhold til banen rundt sola", 2)]),
]


@layout(HALF, "prove-rockaway", "science test of a Norwegian school, word processor: Oppgave 1 – title, a) with (2 p) at the end of the question, empty lines to write on; Fasit on the last page as a table with a row for each task")
def prove_rockaway(draw):
    sheet = Sheet(draw.one(["Carlito", "Open Sans", "Liberation Sans"]), 11, language="nb", country="NO", margin=2.3)
    right, items, cells = (sheet.wide, RIGHT), [], [["<b>Oppgave</b>", "<b>Svar</b>"]]
    sheet.body += [sheet.p("Fjellvang ungdomsskole\tNaturfag 9. trinn", tabs=[right], after=0.1), sheet.p("<b>Naturfagprøve</b>", size=20, after=0.15), sheet.p("Navn: ______________________________\tKlasse: __________", tabs=[right], after=0.2), sheet.p("<i>Hjelpemidler: kalkulator, linjal. Vis hvordan du har regnet.</i>", after=0.2)]
    for n, (title, stem, parts) in enumerate(ROCKAWAY, 1):
        sheet.body.append(sheet.p(f"<b>Oppgave {n} – {title}</b>", size=13, color="#1f5c7a", before=0.4, after=0.12, extra=KEEP))
        if stem:
            sheet.body.append(sheet.p(stem, after=0.12, extra=KEEP))
        answers = ""
        for letter, (question, answer, points) in zip("abc", parts):
            sheet.body.append(sheet.p(f"{letter})\t{question} ({points} p)", left=0.8, first=-0.8, tabs=[0.8], after=0.1, extra=KEEP))
            sheet.body += [sheet.p("\t", left=0.8, tabs=[(sheet.wide, RULED)], after=0.2, extra=KEEP if k < points - 1 else "") for k in range(points)]
            answers += sheet.p(f"{letter}) {answer}", after=0.05)
            items.append(item(question, answer, f"{n}({letter})", points, stem=stem, **({"kind": "definition", "page": 1} if n == 1 else {})))
        cells.append([sheet.p(str(n), align="center", after=0), answers])
    sheet.body += [sheet.break_(), sheet.p("<b>Fasit</b>", size=17, after=0.25), sheet.table(cells, [2.2, 13.6], padding=0.15)]
    sheet.foot = sheet.p("Side {page} av {pages}", size=9, align="center")
    engine, source = sheet.source()
    return Document(engine, source, items)


# Korean quiz with circled numbers

TROIKA = [
    ("다음 중 대한민국의 수도는 어디입니까?", ["부산", "서울", "인천", "대구"], 1), ("한글을 만든 왕은 누구입니까?", ["태조", "광개토대왕", "정조", "세종대왕"], 3), ("물의 화학식은 무엇입니까?", ["CO₂", "NaCl", "H₂O", "O₂"], 2), ("삼각형의 세 각의 크기의 합은 몇 도입니까?", ["90°", "180°", "270°", "360°"], 1), ("태양계에서 가장 큰 행성은 무엇입니까?", ["지구", "화성", "목성", "토성"], 2),
    ("식물이 빛을 이용하여 양분을 만드는 과정을 무엇이라고 합니까?", ["호흡", "증산", "광합성", "발아"], 2), ("조선을 건국한 사람은 누구입니까?", ["이성계", "왕건", "김유신", "이순신"], 0), ("다음 중 곤충이 아닌 것은 무엇입니까?", ["나비", "거미", "개미", "잠자리"], 1), ("우리나라에서 가장 큰 섬은 무엇입니까?", ["거제도", "강화도", "울릉도", "제주도"], 3), ("1 km는 몇 m입니까?", ["10 m", "100 m", "1000 m", "10000 m"], 2),
]


@layout(HALF, "pyeongga-troika", "Korean school test, Chromium: two columns, 1. question [10점], ① to ④ in a row, name and class in a table at the head; 정답 at the foot as 1. ② 2. ④ in a shaded line")
def pyeongga_troika(draw):
    circled = "①②③④"
    body = f"<h1>{draw.random.randint(4, 6)}학년 1학기 단원 평가</h1><table class=n><tr><th>반<td class=v><th>번호<td class=v><th>이름<td class=w><th>점수<td class=v>&ensp;</tr></table><p class=i>다음 물음에 알맞은 답을 고르시오. (100점 만점)</p><div class=c>"
    items = []
    for n, (question, options, right) in enumerate(TROIKA, 1):
        body += f"<div class=q><p><b>{n}.</b> {question} <span class=m>[10점]</span></p><p class=o>" + "".join(f"<span>{a} {web(b)}</span>" for a, b in zip(circled, options)) + "</p></div>"
        items.append(item(question, options[right], str(n), 10, choices(circled, options), kind="mcq", answer_label=circled[right]))
    body += "</div><div class=k><b>정답</b> &emsp; " + " &ensp; ".join(f"{n}. {circled[right]}" for n, (_, _, right) in enumerate(TROIKA, 1)) + "</div>"
    css = "body { font-family: 'Noto Sans CJK KR' } h1 { text-align: center; font-size: 160%; margin: 0 0 4mm } .n { border-collapse: collapse; width: 99% } .m { white-space: nowrap } body { word-break: keep-all } .v { width: 16mm } .n th, .n td { border: 1px solid #000; padding: 1mm 3mm } .n th { background: #eee } .w { width: 45mm } .i { margin: 4mm 0 } .c { columns: 2; column-gap: 10mm; column-rule: 1px solid #999 } .q { break-inside: avoid; margin-bottom: 9mm } .q p { margin: 0 0 2mm } .o span { display: inline-block; margin-right: 5mm } .k { background: #eee; padding: 2mm 4mm; margin-top: 8mm; font-size: 90% }"
    engine, source = page(draw, body, ["Noto Sans CJK KR"], (11,), css, language="ko")
    return Document(engine, source, items)


# Objective test of a Nigerian school

STAGE_MC = [
    ("Which of the following is a root crop?", ["Maize", "Cassava", "Cowpea", "Cotton"], 1), ("The best soil for the growth of most crops is", ["clay", "gravel", "loam", "sand"], 2), ("A female goat is called a", ["buck", "doe", "ewe", "sow"], 1), ("Which of these is used to turn the soil before planting?", ["Hoe", "Watering can", "Sickle", "Wheelbarrow"], 0),
    ("The keeping of bees is known as", ["apiculture", "aquaculture", "horticulture", "sericulture"], 0), ("Which nutrient is supplied by urea?", ["Calcium", "Iron", "Nitrogen", "Potassium"], 2), ("The young one of a fowl is called a", ["calf", "chick", "kid", "lamb"], 1), ("Weeds are harmful because they", ["add colour to the farm", "attract rainfall", "compete with crops for nutrients", "loosen the soil"], 2),
    ("Poultry birds are kept mainly for", ["eggs and meat", "hides", "milk", "wool"], 0), ("The removal of excess seedlings from a stand is called", ["mulching", "staking", "supplying", "thinning"], 3), ("Fish farming is done in a", ["barn", "pen", "pond", "silo"], 2),
]
STAGE_THEORY = [("", [("Define agriculture.", 2), ("State three ways in which agriculture is important to the economy.", 3)]), ("", [("Name four farm tools and give one use of each.", 4), ("Explain two ways of maintaining farm tools.", 2)])]


@layout(HALF, "objective-stagecoach", "agricultural science test of a Nigerian school, groff: SECTION A with 1. and (a) to (d) in one row, SECTION B: THEORY with 1a. 1b. and (2 marks), school and term centred; ANSWERS TO SECTION A in rows at the end")
def objective_stagecoach(draw):
    lines = [".nh", ".ds CF \\\\n(PN", ".ce 3", "\\s+3\\fBGRACELAND COMPREHENSIVE COLLEGE, ENUGU\\fP\\s0", "SECOND TERM EXAMINATION, 20" + str(draw.random.randint(17, 23)) + " SESSION", "\\fBSUBJECT: AGRICULTURAL SCIENCE\\fP", ".sp 0.5", ".tl 'CLASS: JSS 2''TIME: 1 hour'", ".tl 'NAME: ______________________________''DATE: ______________'", ".sp", "\\fBSECTION A: OBJECTIVES\\fP", ".br", "\\fIAnswer all questions by circling the correct letter.\\fP", ".sp 0.5"]
    chosen, items = draw.some(STAGE_MC, 10), []
    for n, (question, options, right) in enumerate(chosen, 1):
        lines += [".KS", f".IP {n}. 4", plain(question), ".br"]
        if max(map(len, options)) > 14:
            lines += [".ta 3i", f"(a) {options[0]}\t(b) {options[1]}", ".br", f"(c) {options[2]}\t(d) {options[3]}", ".KE"]
        else:
            lines += [".ta 1.55i 3i 4.45i", "\t".join(f"({a}) {b}" for a, b in zip("abcd", options)), ".KE"]
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right], section="SECTION A: OBJECTIVES"))
    lines += [".sp", ".LP", "\\fBSECTION B: THEORY\\fP", ".br", "\\fIAnswer all questions on a separate sheet.\\fP"]
    for n, (_, parts) in enumerate(STAGE_THEORY, 1):
        for letter, (question, marks) in zip("ab", parts):
            lines += [f".IP {n}{letter}. 4", f"{plain(question)} ({marks} marks)"]
            items.append(item(question, None, f"{n}{letter}", marks, section="SECTION B: THEORY"))
    lines += [".sp 2", ".KS", ".LP", "\\fBANSWERS TO SECTION A\\fP", ".br", ".ta 1i 2i 3i 4i"]
    key = [f"{n}. {'abcd'[right]}" for n, (_, _, right) in enumerate(chosen, 1)]
    lines += ["\t".join(key[:5]), ".br", "\t".join(key[5:]), ".KE"]
    engine, source = roff(draw, lines, (11,), ("T", "P"))
    return Document(engine, source, items)


# Matching of literary terms

BUCKBOARD = [
    ("alliteration", "the repetition of the same consonant at the beginning of neighboring words"), ("hyperbole", "an exaggeration that is not meant to be taken literally"), ("imagery", "language that appeals to the five senses"), ("metaphor", "a comparison that does not use the words like or as"), ("onomatopoeia", "a word that sounds like what it means"),
    ("personification", "giving human qualities to something that is not human"), ("protagonist", "the main character of a story"), ("setting", "the time and place in which a story happens"), ("simile", "a comparison that uses the words like or as"), ("theme", "the central message of a story"), ("foreshadowing", "a hint at what will happen later in a story"),
]


@layout(HALF, "match-buckboard", "matching quiz on literary terms, word processor on letter paper: ____ 1. term in the left column, A. definition in the right, one definition too many; Answer Key in two lines upon the next page, 1. D 2. F")
def match_buckboard(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito", "Caladea"]), draw.one((11, 12)), country="US", paper=(21.59, 27.94), margin=2.2)
    chosen = draw.mixed(BUCKBOARD)
    asked = chosen[:10]
    ends = draw.mixed([b for _, b in chosen])
    letters = "ABCDEFGHIJK"
    listed = choices(letters, ends)
    sheet.body += [sheet.p("Name: ______________________________\tDate: ______________\tHour: ______", tabs=[(9.5, ""), (sheet.wide, RIGHT)], after=0.3), sheet.p("<b>Literary Terms Quiz</b>", size=18, align="center", after=0.2), sheet.p("<b>Directions:</b> Match each term with its definition. Write the letter on the line. One definition will not be used.", after=0.3)]
    cells = [["<b>Term</b>", "<b>Definition</b>"]]
    for n, end in enumerate(ends, 1):
        cells.append([f"_____ {n}. {asked[n - 1][0]}" if n <= 10 else "", sheet.p(f"{letters[n - 1]}.\t{end}", left=0.8, first=-0.8, tabs=[0.8], after=0)])
    sheet.body.append(sheet.table(cells, [6.2, 10.9], rule="none", padding=0.18))
    key = [f"{n}. {letters[ends.index(b)]}" for n, (_, b) in enumerate(asked, 1)]
    sheet.body += [sheet.break_(), sheet.p("<b>Literary Terms Quiz – Answer Key</b>", size=14, after=0.3), sheet.p("     ".join(key[:5])), sheet.p("     ".join(key[5:]))]
    sheet.foot = sheet.p("English 8 – Mr. Lindqvist", size=9, align="center")
    engine, source = sheet.source()
    return Document(engine, source, [item(a, b, str(n), None, listed, kind="match", answer_label=letters[ends.index(b)]) for n, (a, b) in enumerate(asked, 1)])


# Questions of parents before the examinations

SULKY = [
    ("When do the examinations begin?", "The first written paper is on Monday 12 May. The full timetable has been sent home and can be found on the school’s website."), ("What happens if my child is ill on the day of an examination?", "Please telephone the school before 8.30 am. If the illness is serious, we can apply for special consideration, but we will need a note from a doctor."),
    ("What should candidates bring?", "Two black pens, pencils, a ruler and, where it is allowed, a calculator without its lid. All of them must be in a clear pencil case."), ("Are water bottles allowed in the hall?", "Yes, as long as the bottle is clear and the label has been removed."), ("Can candidates keep their phones in their pockets?", "No. Phones and watches of every kind must be left in bags outside the hall, switched off. A candidate who is found with a phone may be disqualified."),
    ("How early should candidates arrive?", "Fifteen minutes before the start. Morning papers start at 9.00 am and afternoon papers at 1.30 pm."), ("What if two papers clash?", "The examinations officer arranges for the papers to be taken one after the other on the same day, and the candidate is supervised in between."), ("When will the results be published?", "Results can be collected from the library on Thursday 21 August between 9.00 am and noon."),
    ("Can a paper be marked again?", "Yes. A review of marking costs about £45 a paper and must be asked for by 25 September. Marks can go down as well as up."), ("Who can help if my child is very anxious?", "Mrs Farrow, our school counsellor, sees pupils every day at lunchtime in Room 7."),
]


@layout(HALF, "faq-sulky", "questions of parents before the summer examinations, Chromium: school name in a band, Q: in colour with the question, A: and prose below it, contact line at the foot")
def faq_sulky(draw):
    asked = draw.some(SULKY, 9)
    body = "<div class=h>Wexley High School</div><h1>Summer Examinations: Information for Parents and Carers</h1><p>We are often asked the following. Please keep this leaflet until the end of the examination season.</p>"
    body += "".join(f"<div class=e><p class=q><span>Q:</span> {web(q)}</p><p class=a><span>A:</span> {web(a)}</p></div>" for q, a in asked)
    body += "<p class=f>Examinations Officer: Mr T. Obi · exams@wexley.example · 01632 960 471</p>"
    css = ".h { background: #7a1f3d; color: #fff; padding: 2mm 5mm; font-size: 120%; font-weight: bold } h1 { font-size: 150%; color: #7a1f3d; margin: 5mm 0 2mm } .e { break-inside: avoid; margin: 4mm 0 } .e p { margin: 0 0 1mm; padding-left: 9mm; text-indent: -9mm } .e span { display: inline-block; width: 9mm; text-indent: 0; font-weight: bold; color: #7a1f3d } .q { font-weight: bold } .f { border-top: 1px solid #7a1f3d; padding-top: 2mm; margin-top: 8mm; font-size: 90% }"
    engine, source = page(draw, body, ["Lato", "Carlito", "Open Sans"], (11,), css)
    return Document(engine, source, [item(q, a, kind="faq") for q, a in asked])


# Plan of a lesson


@layout(HALF, "lesson-dogcart", "lesson plan of a secondary school, word processor: table with class, date and topic, objectives as a numbered list, table Time | Activity | Resources, differentiation and homework; nothing asked")
def lesson_dogcart(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Lato"]), 11, margin=2.0)

    def head(text):
        return sheet.p(f"<b>{text}</b>", size=12, before=0.35, after=0.1, extra=KEEP)

    sheet.body += [sheet.p("<b>Lesson Plan</b>", size=18, after=0.2), sheet.table([["<b>Class:</b> 8" + draw.one("BCD"), "<b>Subject:</b> Mathematics"], ["<b>Date:</b> Wednesday 8 March", "<b>Teacher:</b> Ms Okafor"], ["<b>Topic:</b> Adding fractions", "<b>Length:</b> 60 minutes"]], [8.5, 8.5], padding=0.12)]
    sheet.body.append(head("Learning objectives"))
    for n, text in enumerate(["Find a common denominator for two fractions.", "Add and subtract fractions with different denominators.", "Explain each step to a partner."], 1):
        sheet.body.append(sheet.p(f"{n}.\t{text}", left=0.9, first=-0.9, tabs=[0.9], after=0.05))
    sheet.body.append(head("Lesson outline"))
    outline = [("0–10", "Starter on mini whiteboards: equivalent fractions. Pupils hold up their boards.", "Whiteboards, pens"), ("10–25", "Model two examples on the board with bar diagrams. Pupils copy the second into their books.", "Slides 2–6"), ("25–45", "Independent work from the textbook, page 74. Circulate and check that working is shown.", "Textbooks"), ("45–55", "Pairs mark each other’s work in green pen and discuss mistakes.", "Green pens"), ("55–60", "Exit ticket, collected at the door.", "Printed tickets")]
    sheet.body.append(sheet.table([["<b>Time (min)</b>", "<b>Activity</b>", "<b>Resources</b>"]] + [list(row) for row in outline], [2.4, 10.8, 3.8], padding=0.12, fills={0: "#dde8cb"}))
    sheet.body += [head("Differentiation"), sheet.p("Support: fraction walls and a worked example on card. Extension: sums of three fractions and problems with mixed numbers."), head("Assessment"), sheet.p("Observation during independent work; exit tickets are sorted into three piles before the next lesson."), head("Homework"), sheet.p("Worksheet 12, due on Monday."), head("Evaluation"), sheet.p("To be completed after the lesson.")]
    sheet.foot = sheet.p("Mathematics Department\tPage {page}", size=9, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, [])


# Retrieval sheet of a history course

CLARENCE = [
    ("Which four humours were believed to make up the body?", "Blood, phlegm, yellow bile and black bile"), ("Who wrote “On the Fabric of the Human Body” in 1543?", "Andreas Vesalius"), ("What did William Harvey show in 1628?", "That blood circulates around the body, pumped by the heart"), ("In which year did the Great Plague strike London?", "1665"), ("Who developed the first vaccine, against smallpox, in 1796?", "Edward Jenner"),
    ("Which theory did Louis Pasteur publish in 1861?", "Germ theory"), ("Which substance did Joseph Lister use as an antiseptic?", "Carbolic acid"), ("What did James Simpson discover in 1847?", "That chloroform can be used as an anaesthetic"), ("Who had the handle of the Broad Street pump removed in 1854, and why?", "John Snow, to stop the spread of cholera"), ("What did Florence Nightingale improve in the Crimean War?", "Hygiene and the care of the wounded in hospitals"),
    ("Who discovered penicillin in 1928?", "Alexander Fleming"), ("Which two scientists turned penicillin into a drug?", "Howard Florey and Ernst Chain"), ("When was the National Health Service founded?", "1948"), ("What did Crick and Watson describe in 1953?", "The structure of DNA"),
]


@layout(HALF, "revision-clarence", "retrieval sheet of a history course, XeLaTeX: ruled table of number, question and answer with a shaded head, cover-and-check advice above, topic headings as rows across the table")
def revision_clarence(draw):
    chosen = draw.some(CLARENCE, 13)
    rows, items, last = "", [], ""
    for n, (question, answer) in enumerate(chosen, 1):
        place = CLARENCE.index((question, answer))
        topic = ["Medieval and Renaissance medicine", "The nineteenth century", "Modern medicine"][0 if place < 5 else 1 if place < 10 else 2]
        if topic != last:
            rows += rf"\multicolumn{{3}}{{|l|}}{{\textit{{{topic}}}}}\\\hline " + "\n"
            last = topic
        rows += rf"{n} & {tex(question)} & {tex(answer)}\\\hline " + "\n"
        items.append(item(question, answer, str(n)))
    body = rf"{{\LARGE\bfseries Medicine Through Time}}\hfill{{\large History, Year 10}}\par\smallskip{{\large Retrieval practice {draw.random.randint(1, 6)}}}\par\medskip Cover the right-hand column with a piece of paper. Answer each question aloud, then move the paper down and check. Repeat until you can answer them all.\par\bigskip\renewcommand\arraystretch{{1.45}}\begin{{tabular}}{{|c|>{{\raggedright\arraybackslash}}p{{84mm}}|>{{\raggedright\arraybackslash}}p{{62mm}}|}}\hline\rowcolor{{black!25}} & \textbf{{Question}} & \textbf{{Answer}}\\\hline {rows}\end{{tabular}}"
    engine, source = document(draw, body, ["noto", "schoolbook", "libertine"], (10, 11), (18, 20), foot=r"\fancyfoot[C]{\small Humanities Faculty}", extra=r"\usepackage{colortbl}")
    return Document(engine, source, items)
