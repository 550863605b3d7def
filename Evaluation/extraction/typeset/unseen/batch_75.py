"""The seventy-fifth: twenty-four of forty documents that a second collection would have, chosen by dice (this file and batch_76).

The forty, with those that the dice (random, seed 75) chose in capitals: TECHNOLOGY AND LIVING, HONG KONG 2018; PRINCIPLES OF BUSINESS,
CARIBBEAN 2016; Agriculture and Land Use, Northern Ireland 2019; Geography, Victoria 2017; STATISTICS SPECIMEN WITH SOLUTIONS, UNITED KINGDOM
2015; Business Law suggested answers, India 2018; INFORMATICS IN EXAM.CLS, SWITZERLAND 2021; astronomy in exam.cls, United States 2019;
GENERAL AWARENESS SET, INDIA 2020; PRIVATE PILOT SAMPLE TEST, UNITED STATES 2018; PRIMARY MATHEMATICS BOOKLET A, SINGAPORE 2017; mechanical
comprehension, United States 2012; LIBRARY INDUCTION, REVIEW OF ATTEMPT, IRELAND 2022; RADIO AMATEUR MOCK, TRAINER'S COPY, UNITED KINGDOM 2020;
BEEKEEPERS' QUIZ, UNITED KINGDOM 2014; babysitting pre-test, United States 2010; CANADIAN GEOGRAPHY SHEET OF A TEACHER, CANADA 2019; Dutch
evening course, Netherlands 2016; LETTER WITH GAPS OF A GERMAN TEST B1, GERMANY 2015; text with gaps, Spain 2018; PARALEGAL LATIN TERMS, UNITED
STATES 2017; economics matching, United States 2013; ASK THE GARDENER, COUNTY EXTENSION, UNITED STATES 2015; veterinary handout, United Kingdom
2018; FAQ OF A TYPING TUTOR, LATEX 2012; composting programme FAQ, Canada 2021; GLOSSARY OF SURVEY METHODS, OPEN TEXTBOOK 2019; climbing
guidebook glossary, United Kingdom 2011; DEFINITIONS OF A COUNCIL'S DATA POLICY, UNITED KINGDOM 2019; PE key terms, United Kingdom 2018; ITALIAN
WORD LIST OF A BOARD, UNITED KINGDOM 2017; Finnish course words, Finland 2014; ARABIC LESSON WORDS, 2010; Japanese lesson words, 2011; Canadian
citizenship questions 2016 (another group had them: AUSTRALIAN CITIZENSHIP SHEET OF A LIBRARY 2020 stands for it); HEAT EXERCISES, ONTARIO 2002;
TRIGONOMETRY, UNITED STATES 1972; BYLAWS OF A COMMUNITY GARDEN, UNITED STATES 2017; RULES OF A BOARD GAME 2010.
"""

import engines  # noqa: F401  (registers typst and latex)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import ROMAN, Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "unseen"
NEW = paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page"')


def flat(node, depth=0, labels=(), stems=()):
    """Every part as (depth, labels, text, marks, points, stems); marks are None for a part with parts."""
    text, *rest = node
    if isinstance(rest[0], list):
        yield depth, labels, text, None, None, stems
        for place, inner in enumerate(rest[0]):
            label = "abcdefgh"[place] if depth == 0 else ROMAN[place]
            yield from flat(inner, depth + 1, (*labels, label), (*stems, text) if text else stems)
    else:
        yield depth, labels, text, rest[0], rest[1], stems


def cited(labels):
    return labels[0] + "".join(f"({label})" for label in labels[1:])


# Technology and Living, Hong Kong

FOOD = [
    ("The table shows part of the nutrition label of a packet of instant noodles.", [
        ("", [
            ("State the nutrient that gives most of the energy of the noodles.", 1, ["Carbohydrate"]),
            ("One packet weighs 80 g. Calculate the energy that comes from the fat in one packet.", 2, ["One packet contains 16 g of fat", "16 × 9 = 144 kcal"])]),
        ("Explain two risks to health of eating instant noodles every day.", 4, ["High in sodium", "This may lead to high blood pressure", "High in saturated fat", "This may raise the level of cholesterol in the blood"])]),
    ("Eggs are used in many Chinese and western dishes.", [
        ("Name the change that takes place in the protein when egg white sets on heating.", 1, ["Coagulation"]),
        ("State two functions of eggs in a sponge cake.", 2, ["To hold air when they are beaten", "To give colour and flavour"]),
        ("A green ring is seen around the yolk of a hard-boiled egg.", [
            ("Explain how the ring is formed.", 2, ["Sulphur from the white combines with iron from the yolk", "Iron sulphide is formed when eggs are boiled too long"]),
            ("Suggest one way to prevent it.", 1, ["Put the eggs into cold water as soon as they are cooked"])])]),
    ("A buffet restaurant in Mong Kok serves raw oysters.", [
        ("", [
            ("Name one virus that raw oysters may carry.", 1, ["Norovirus"]),
            ("Explain why oysters from polluted water are a danger.", 2, ["Oysters feed by filtering large amounts of water", "Viruses collect in their bodies"])]),
        ("Describe three measures that the restaurant should take so that the oysters are safe to eat.", 3, ["Buy only from suppliers with a health certificate", "Keep the oysters on ice at or below 4 °C", "Use separate knives and boards for raw and cooked food"])]),
]


@layout(HALF, "paper-fedora", "numbered paper with nested parts and marks at the right margin, marking scheme in its own file")
def paper_fedora(draw):
    body, scheme, items = r"\begin{center}\textbf{SECTION B}\end{center}\textbf{Answer ALL questions in this section. Write your answers in the spaces provided.}\par\medskip ", "", []
    label = r"\begin{center}\begin{tabular}{|l|r|}\hline \multicolumn{2}{|c|}{Nutrition information per 100 g}\\\hline Energy&445 kcal\\Protein&9.0 g\\Total fat&20.0 g\\Carbohydrates&57.0 g\\Sodium&1950 mg\\\hline\end{tabular}\end{center}"
    for n, question in enumerate(FOOD, 1):
        skip = ""
        for depth, labels, text, marks, points, stems in flat(question, 0, (str(n),)):
            here = [f"{n}."] if depth == 0 else [f"({labels[-1]})"]
            if depth == 1 and not text:
                skip = rf"({labels[-1]})"
                continue
            shown, indent = here[0], [0, 9, 18][depth]
            if skip and depth == 2:
                shown, indent, wide, skip = rf"\makebox[9mm][l]{{{skip}}}{shown}", 9, 18, ""
            else:
                wide = 9
            end = rf"\pushright{{({marks} mark{'s' if marks > 1 else ''})}}" if marks else ""
            gap = r"\medskip " if depth == 0 else r"\smallskip "
            body += rf"{gap}\needspace{{2.2cm}}\lab{{{indent}mm}}{{{wide}mm}}{{{shown}}}{{{tex(text)}{end}}}" "\n" + (label if n == 1 and depth == 0 else "")
            if marks:
                body += r"{\leftskip=" + f"{indent + wide}mm" + "".join(r"\par\vspace{13pt}\noindent\hrulefill" for _ in range(marks + 1)) + r"\par}\vspace{3pt}" "\n"
                number = cited(labels)
                items.append(item(text, "\n".join(points), number, marks, stem=" ".join(stems), rubric=[{"text": point, "marks": 1} for point in points] if marks > 1 else None))
                for k, point in enumerate(points):
                    first = [rf"\textbf{{{n}.}}" if labels[1:] in (("a",), ("a", "i")) and k == 0 else "", f"({labels[1]})" if k == 0 and labels[2:] in ((), ("i",)) else "", f"({labels[2]})" if k == 0 and labels[2:] else ""]
                    scheme += " & ".join(first) + rf" & -- {tex(point)} & 1\\" "\n"
                scheme += rf" & & & & \textbf{{({marks} mark{'s' if marks > 1 else ''})}}\\[5pt]" "\n"
        scheme += r"\\" "\n"
    side = r"\AddToShipoutPictureBG{\begin{tikzpicture}[remember picture,overlay]\draw ([xshift=16mm,yshift=-17mm]current page.north west) rectangle ([xshift=-16mm,yshift=19mm]current page.south east);\node[rotate=90,font=\scriptsize] at ([xshift=11mm]current page.west) {Answers written in the margins will not be marked.};\node[rotate=-90,font=\scriptsize] at ([xshift=-11mm]current page.east) {Answers written in the margins will not be marked.};\end{tikzpicture}}"
    engine, source = document(draw, body + r"\par\bigskip\begin{center}\textbf{END OF SECTION B}\end{center}", ["timesnew", "times"], (11, 12), (22, 23), foot=r"\fancyfoot[L]{\footnotesize TL (FOOD) 1B--\thepage}\fancyfoot[C]{\footnotesize\thepage}", extra=side)
    start = r"\textbf{Technology and Living (Food Science and Technology)}\hfill\textbf{Marking Scheme}\par\medskip\textbf{Section B}\hfill\textbf{Marks}\par\begin{longtable}{@{}p{8mm}p{9mm}p{9mm}>{\raggedright\arraybackslash}p{108mm}>{\centering\arraybackslash}p{22mm}@{}}"
    key = document(draw, start + scheme + r"\end{longtable}", ["timesnew"] if engine == "xelatex" else ["times"], (11,), (20, 22), foot=r"\thepage")[1]
    return Document(engine, source, items, key)


# Principles of Business, Caribbean

BUSINESS = [
    ("Marcia Joseph owns a bakery in Castries and trades on her own. She plans to open two more shops and is thinking of taking her brother as a partner.", [
        ("Define the term ‘sole trader’.", 2, ["A person who owns and controls a business alone", "and who takes all profits and bears all losses"]),
        ("", [
            ("State TWO advantages to Marcia of trading on her own.", 2, ["She makes decisions quickly", "She keeps all the profit"]),
            ("Explain ONE effect that unlimited liability may have on Marcia.", 2, ["She may lose her house and savings", "because the law does not separate her from the business"])]),
        ("Outline TWO matters that should be settled in the partnership deed.", 4, ["The share of profits and losses", "so that there is no quarrel at the end of the year", "The capital that each partner brings", "so that the claims of each are known"]),
        ("Suggest ONE source of capital for the new shops and give TWO reasons for your choice.", 3, ["A loan from a credit union", "The rate of interest is low", "No control is given to outsiders"])], "KAKAKA"),
    ("Tropic Juices Limited of Mandeville makes drinks from citrus fruit that it buys from farmers in the parish.", [
        ("List the FOUR factors of production.", 4, ["Land", "Labour", "Capital", "Enterprise"]),
        ("", [
            ("Identify the type of production in which the farmers are engaged.", 1, ["Primary production"]),
            ("Give ONE example of a backward linkage of Tropic Juices Limited.", 1, ["The purchase of oranges from farmers"]),
            ("Give ONE example of a forward linkage of Tropic Juices Limited.", 1, ["The sale of drinks to supermarkets"])]),
        ("Describe TWO ways in which the company can lower the cost of making each drink.", 4, ["Buy fruit and bottles in bulk", "to obtain a discount", "Use machines to fill the bottles", "so that more drinks are made in an hour"]),
        ("The company wishes to sell its drinks in Canada. Explain ONE difficulty that it may meet.", 2, ["The rate of exchange may change", "so that earnings in local money are uncertain"])], "KKAAAA"),
]


@layout(HALF, "paper-panama", "numbered paper with nested parts and marks at the right margin, key and mark scheme table in its own file")
def paper_panama(draw):
    body, scheme, items = "<p class=i><b>SECTION I</b><br><b>Answer BOTH questions in this section.</b></p>", "", []
    for n, (*question, profile) in enumerate(BUSINESS, 1):
        total, places = 0, list(profile)
        pending = ""
        for depth, labels, text, marks, points, stems in flat(question, 0, (str(n),)):
            shown = [f"{n}.", f"({labels[-1]})", f"({labels[-1]})"][depth]
            if depth == 1 and not text:
                pending = shown
                continue
            two = f"<i>{pending}</i>" if depth == 2 else ""
            pending = ""
            strong = web(text)
            for word in ("TWO", "ONE", "FOUR"):
                strong = strong.replace(word, f"<b>{word}</b>")
            body += f"<div class='d{depth}'><div class=r><b class=n>{two}{shown}</b><div>{strong}</div></div>"
            if marks:
                total += marks
                body += "<div class=l></div>" * (marks + 1) + f"<div class=m>({marks} mark{'s' if marks > 1 else ''})</div>"
                number = cited(labels)
                items.append(item(text, "\n".join(points), number, marks, stem=" ".join(stems), rubric=[{"text": point, "marks": None} for point in points] if marks > 1 else None))
                which = places.pop(0) if places else "A"
                scheme += f"<tr><td>{n} {' '.join(f'({label})' for label in labels[1:])}<td>{'<br>'.join(web(point) for point in points)}<td>{marks if which == 'K' else ''}<td>{marks if which == 'A' else ''}</tr>"
            body += "</div>"
        body += f"<p class=t>Total {total} marks</p>"
        scheme += f"<tr class=s><td><td>Total {total} marks<td><td></tr>"
        if n == 1:
            body += "<p class=g>GO ON TO THE NEXT PAGE</p><div class=b></div>"
    css = ".i { text-align: center } .r { display: flex; margin-top: 2mm } .n { flex: none; min-width: 9mm; font-weight: normal } .n i { display: inline-block; width: 9mm; margin-left: -9mm; font-style: normal } .d1 { margin-left: 9mm } .d2 { margin-left: 18mm } .l { border-bottom: 1px dotted #333; height: 6.5mm; margin-left: 9mm } .m, .t { text-align: right; font-weight: bold; margin: 1mm 0 0 } .t { margin-top: 5mm } .g { text-align: right; margin-top: 9mm } .b { break-after: page } .d1, .d2 { break-inside: avoid }"
    fonts = [draw.one(["Liberation Serif", "Caladea"])]
    engine, source = page(draw, body + "<p class=i><b>END OF SECTION I</b></p>", fonts, (11, 11.5), css)
    scheme_css = "h1 { font-size: 120%; text-align: center } table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #000; padding: 1mm 2mm; vertical-align: top; text-align: left } td:nth-child(n+3), th:nth-child(n+3) { text-align: center; width: 12mm } td:first-child { width: 24mm } .s td { font-weight: bold } tr { break-inside: avoid }"
    key = f"<h1>PRINCIPLES OF BUSINESS<br>PAPER 02 – GENERAL PROFICIENCY<br>KEY AND MARK SCHEME</h1><table><tr><th>Question<th>Expected responses<th>K<th>A</tr>{scheme}</table>"
    return Document(engine, source, items, page(draw, key, fonts, (11,), scheme_css)[1])


# Statistics, specimen paper with solutions, United Kingdom

STATISTICS = [
    ("The times in minutes that nine members of a club needed for a puzzle were 12, 15, 9, 21, 14, 18, 12, 30 and 16.", [
        ("Find the median of the times.", 1, "In order the times are 9, 12, 12, 14, 15, 16, 18, 21, 30. The median is the fifth of them, 15 minutes.", "15 minutes"),
        ("Find the range of the times.", 1, "The range is 30 − 9 = 21 minutes.", "21 minutes"),
        ("State which of the two would change if the slowest member had needed 40 minutes instead of 30.", 1, "Only the range would change.", "Only the range would change.")]),
    ("A bag holds 5 red and 3 blue counters. Two counters are taken out one after the other and are not put back.", [
        ("Calculate the probability that both counters are red.", 2, "The probability is 5/8 × 4/7 = 20/56, that is 5/14.", "5/14"),
        ("Calculate the probability that the counters have different colours.", 3, "Red then blue has the probability 15/56, and so has blue then red. Together they make 30/56, that is 15/28.", "15/28")]),
    ("In a survey of 400 households in a town, 136 said that they had a vegetable patch.", [
        ("Estimate the proportion of all households in the town that have a vegetable patch.", 1, "The estimate is 136/400 = 0.34.", "0.34"),
        ("The standard error of the estimate is 0.024. Give an approximate 95% confidence interval for the proportion.", 2, "The interval is 0.34 ± 1.96 × 0.024, which is from 0.293 to 0.387.", "0.293 to 0.387"),
        ("A councillor claims that four households in ten have a vegetable patch. Comment on this claim.", 2, "The value 0.4 lies outside the interval, so the survey does not support the claim.", "The value 0.4 lies outside the interval, so the survey does not support the claim.")]),
    ("The regression line of the height y of a seedling in millimetres on its age x in days is y = 4.2 + 1.5x. The data covered ages from 5 to 20 days.", [
        ("Interpret the slope of the line.", 2, "On average a seedling grows by 1.5 mm each day.", "On average a seedling grows by 1.5 mm each day."),
        ("Predict the height of a seedling that is 12 days old.", 1, "The predicted height is 4.2 + 1.5 × 12 = 22.2 mm.", "22.2 mm"),
        ("Explain why the line should not be used for a seedling that is 60 days old.", 1, "This would be extrapolation far beyond the ages that were observed.", "This would be extrapolation far beyond the ages that were observed.")]),
]


@layout(HALF, "solutions-mortarboard", "university specimen paper with solutions run in after each question")
def solutions_mortarboard(draw):
    body, items = r"{\sffamily\Large\bfseries Introducing statistics}\par{\sffamily Specimen examination paper with solutions}\par\medskip The marks of each part are shown in brackets in the margin. Keep your working: a right method earns marks even if the result is wrong.\par\bigskip ", []
    for n, (stem, parts) in enumerate(STATISTICS, 1):
        total = sum(marks for _, marks, *_ in parts)
        body += rf"\needspace{{3cm}}\textbf{{\sffamily Question {n}}} \textsf{{-- {total} marks}}\par {tex(stem)}" "\n"
        solved = rf"\par\smallskip\textit{{Solution}}\par" "\n"
        for letter, (question, marks, solution, answer) in zip("abcd", parts):
            body += rf"\lab{{0mm}}{{8mm}}{{({letter})}}{{{tex(question)}\marginnote{{[{marks}]}}}}" "\n"
            solved += rf"\lab{{6mm}}{{8mm}}{{({letter})}}{{{tex(solution).replace('½', '1/2')}}}" "\n"
            full = answer == solution
            items.append(item(question, answer, f"{n}({letter})", marks, stem=stem, kind="short" if full else "numeric", answer_kind=None if full else "contains"))
        body += solved + r"\par\medskip\hrule\bigskip " "\n"
    engine, source = document(draw, body, ["palatino", "lm"], (11,), (24, 26), foot=r"\fancyfoot[R]{\small\textsf{\thepage}}\fancyfoot[L]{\small\textsf{Specimen paper}}", extra=r"\usepackage{marginnote}\renewcommand\marginfont{\normalfont\normalsize}")
    return Document(engine, source, items)


# Informatics of a gymnasium, Switzerland

INFORMATICS = [
    ("part", "Zahlensysteme", [
        ("Schreiben Sie die Dezimalzahl 45 im Binärsystem.", 2, "101101"),
        ("Schreiben Sie die Hexadezimalzahl 2F im Dezimalsystem.", 2, "47"),
        ("Wie viele verschiedene Werte lassen sich mit 6 Bit darstellen?", 1, "64")]),
    ("tick", "Welches Protokoll verschlüsselt die Übertragung einer Webseite?", 1, ["FTP", "HTTP", "HTTPS", "SMTP"], 2),
    ("tick", "Welche Datenstruktur arbeitet nach dem Prinzip «last in, first out»?", 1, ["Warteschlange", "Stapel", "Baum", "Liste"], 1),
    ("one", "Erklären Sie den Unterschied zwischen einem Compiler und einem Interpreter.", 3, "Ein Compiler übersetzt das ganze Programm vor der Ausführung. Ein Interpreter übersetzt und führt es Anweisung für Anweisung aus."),
    ("part", "Die folgende Funktion ist in Python geschrieben.", [
        ("Was gibt der Aufruf f(4) zurück?", 2, "10"),
        ("Was geschieht beim Aufruf f(-1)?", 2, "Die Funktion ruft sich ohne Ende selbst auf, bis Python mit einem Fehler abbricht."),
        ("Wie heisst eine Funktion, die sich selbst aufruft?", 1, "Rekursive Funktion")]),
    ("tick", "Wie viele Vergleiche braucht die binäre Suche bei 1000 sortierten Einträgen höchstens?", 1, ["10", "100", "500", "1000"], 0),
    ("one", "Nennen Sie zwei Eigenschaften eines sicheren Passworts.", 2, "Es ist lang. Es steht in keinem Wörterbuch."),
]


@layout(HALF, "exam-beret", "worksheet of the exam class with solution boxes and tick-one choices")
def exam_beret(draw):
    body, items = "", []
    code = "\\begin{verbatim}\ndef f(n):\n    if n == 0:\n        return 0\n    return n + f(n - 1)\n\\end{verbatim}\n"
    for n, (kind, text, *rest) in enumerate(INFORMATICS, 1):
        if kind == "part":
            body += rf"\question {tex(text)}" "\n" + (code if "Python" in text else "") + r"\begin{parts}" "\n"
            for letter, (question, marks, answer) in zip("abc", rest[0]):
                body += rf"\part[{marks}] {tex(question)}\begin{{solutionbox}}{{1.6cm}}{tex(answer)}\end{{solutionbox}}" "\n"
                items.append(item(question, answer, f"{n}({letter})", marks, stem=text))
            body += r"\end{parts}" "\n"
        elif kind == "tick":
            marks, options, right = rest
            body += rf"\question[{marks}] {tex(text)}\begin{{checkboxes}}" + "".join(rf"\{'Correct' if k == right else 'c'}{'C' if k == right else ''}hoice {tex(option)} " for k, option in enumerate(options)) + r"\end{checkboxes}" "\n"
            items.append(item(text, options[right], str(n), marks, choices([None] * 4, options), kind="mcq"))
        else:
            marks, answer = rest
            body += rf"\question[{marks}] {tex(text)}\begin{{solutionbox}}{{2.6cm}}{tex(answer)}\end{{solutionbox}}" "\n"
            items.append(item(text, answer, str(n), marks))
    font = draw.one([r"\usepackage{lmodern}", r"\usepackage{tgheros}\renewcommand\familydefault\sfdefault", r"\usepackage{tgtermes}"])
    source = rf"""\documentclass[addpoints,a4paper,{draw.one([10, 11])}pt,answers]{{exam}}
\usepackage[utf8]{{inputenc}}\usepackage[T1]{{fontenc}}{font}\usepackage{{amssymb}}\usepackage[german]{{babel}}
\pdfcompresslevel=9\pdfobjcompresslevel=2
\pointpoints{{Punkt}}{{Punkte}}\bracketedpoints\pointsdroppedatright\pointsinrightmargin
\renewcommand{{\solutiontitle}}{{\noindent\textbf{{Lösung:}}\enspace}}\checkedchar{{$\boxtimes$}}\checkboxchar{{$\square$}}
\pagestyle{{headandfoot}}\firstpageheader{{Informatik, Klasse 3c}}{{}}{{Name: \rule{{5cm}}{{.4pt}}}}\runningheader{{Informatik, Klasse 3c}}{{}}{{}}
\footer{{}}{{Seite \thepage}}{{}}
\begin{{document}}
\begin{{center}}\textbf{{\Large Prüfung 2: Zahlen, Netze, Algorithmen}}\\[4pt]Erlaubte Hilfsmittel: keine \quad Zeit: 45 Minuten\end{{center}}
\begin{{questions}}
{body}
\end{{questions}}
\end{{document}}
"""
    return Document("latex", source, items)


# General awareness, India

AWARENESS = [
    ("Who was the first woman to be the President of India?", ["Sarojini Naidu", "Pratibha Patil", "Indira Gandhi", "Sucheta Kripalani"], 1),
    ("The Konark Sun Temple is situated in", ["Odisha", "Karnataka", "Gujarat", "Tamil Nadu"], 0),
    ("Which Article of the Constitution deals with the abolition of untouchability?", ["Article 14", "Article 15", "Article 17", "Article 21"], 2),
    ("The headquarters of the Reserve Bank of India is at", ["New Delhi", "Kolkata", "Chennai", "Mumbai"], 3),
    ("Bihu is a festival of", ["Kerala", "Assam", "Punjab", "Goa"], 1),
    ("Deficiency of which vitamin causes scurvy?", ["Vitamin A", "Vitamin B₁", "Vitamin C", "Vitamin D"], 2),
    ("The Battle of Plassey was fought in the year", ["1757", "1764", "1857", "1556"], 0),
    ("Which river is also known as Dakshin Ganga?", ["Krishna", "Kaveri", "Mahanadi", "Godavari"], 3),
    ("Who wrote the novel ‘Godaan’?", ["Rabindranath Tagore", "Premchand", "Mulk Raj Anand", "Bankim Chandra"], 1),
    ("The Tropic of Cancer does not pass through", ["Rajasthan", "Jharkhand", "Bihar", "Mizoram"], 2),
    ("The chemical name of common salt is", ["sodium chloride", "sodium carbonate", "calcium chloride", "sodium bicarbonate"], 0),
    ("Dronacharya Award is given to", ["soldiers", "film actors", "writers", "sports coaches"], 3),
    ("The first Battle of Panipat took place between Babur and", ["Rana Sanga", "Ibrahim Lodi", "Hemu", "Sher Shah"], 1),
    ("Which gas is most abundant in the atmosphere?", ["Oxygen", "Carbon dioxide", "Nitrogen", "Argon"], 2),
    ("Kathakali is a classical dance of", ["Kerala", "Manipur", "Andhra Pradesh", "Uttar Pradesh"], 0),
    ("Lok Sabha is dissolved by", ["the Prime Minister", "the Speaker", "the Chief Justice", "the President"], 3),
    ("The ozone layer lies in the", ["troposphere", "stratosphere", "mesosphere", "exosphere"], 1),
    ("Who built the Gol Gumbaz at Bijapur?", ["Akbar", "Tipu Sultan", "Muhammad Adil Shah", "Krishnadevaraya"], 2),
    ("How many players are there in a kabaddi team on the mat?", ["7", "9", "11", "5"], 0),
    ("The unit of electric charge is", ["volt", "ampere", "ohm", "coulomb"], 3),
]


@layout(HALF, "choices-topi", "multiple choice with key at the end in a grid")
def choices_topi(draw):
    body, items = r"\begin{center}\colorbox{black!80}{\color{white}\bfseries\large\ PRACTICE SET 4 \ }\par\smallskip{\bfseries GENERAL AWARENESS}\end{center}\begin{multicols}{2}\small ", []
    for n, (question, options, right) in enumerate(AWARENESS, 1):
        short = max(map(len, options)) < 19
        made = [f"({'abcd'[k]}) {tex(option)}" for k, option in enumerate(options)]
        if short:
            lines = rf"\begin{{tabular}}{{@{{}}p{{.46\linewidth}}@{{}}p{{.5\linewidth}}@{{}}}}{made[0]}&{made[1]}\\{made[2]}&{made[3]}\end{{tabular}}"
        else:
            lines = r"\\".join(made)
        body += rf"\needspace{{1.6cm}}\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(question)}\\ {lines}}}" "\n"
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    grid = [[f"{k}. ({'abcd'[AWARENESS[k - 1][2]]})" for k in range(start, start + 10)] for start in (1, 11)]
    body += r"\end{multicols}\bigskip\begin{center}\textbf{ANSWERS}\par\smallskip\small\begin{tabular}{|" + "c|" * 10 + r"}\hline " + r"\\\hline ".join(" & ".join(row) for row in grid) + r"\\\hline\end{tabular}\end{center}"
    engine, source = document(draw, body, ["times", "timesnew"], (10, 11), (15, 18), head=r"\fancyhead[L]{\footnotesize\itshape General Awareness}\fancyhead[R]{\footnotesize\itshape Practice Sets}\renewcommand\headrulewidth{.4pt}", foot=r"\thepage", extra=r"\usepackage{xcolor}\setlength\columnseprule{.4pt}\raggedcolumns\setcounter{page}{61}")
    return Document(engine, source, items)


# Primary mathematics, Singapore

BOOKLET = [
    ("In 4 083 617, the digit 8 is in the ____________ place.", ["tens", "hundreds", "thousands", "ten thousands"], 3),
    ("Round 56 472 to the nearest thousand.", ["56 000", "56 400", "56 500", "57 000"], 0),
    ("Which of the following is a common factor of 18 and 24?", ["4", "6", "8", "9"], 1),
    ("Express 0.35 as a fraction in its simplest form.", ["7/10", "7/20", "35/10", "5/35"], 1),
    ("Find the value of 48 − 12 ÷ 4 × 3.", ["27", "39", "47", "57"], 1),
    ("A concert started at 7.45 p.m. and lasted 1 h 50 min. At what time did it end?", ["8.35 p.m.", "9.25 p.m.", "9.35 p.m.", "9.55 p.m."], 2),
    ("The ratio of boys to girls in a choir is 3 : 5. There are 40 pupils in the choir. How many girls are there?", ["15", "24", "25", "35"], 2),
    ("A rectangular tank measures 50 cm by 20 cm by 30 cm. What is its volume?", ["100 cm³", "3000 cm³", "10 000 cm³", "30 000 cm³"], 3),
    ("A dress cost $80. It was sold at a discount of 15%. How much was the discount?", ["$12", "$15", "$65", "$68"], 0),
    ("The average of four numbers is 21. Three of the numbers are 18, 20 and 25. What is the fourth number?", ["19", "20", "21", "22"], 2),
    ("Mei Ling had 3m stickers. She gave away 4 of them and shared the rest equally between 2 friends. How many stickers did each friend get?", ["(3m − 4) ÷ 2", "3m − 2", "(3m + 4) ÷ 2", "3m ÷ 2 − 4"], 0),
    ("The perimeter of a square is 36 cm. What is its area?", ["36 cm²", "72 cm²", "81 cm²", "144 cm²"], 2),
]


@layout(HALF, "choices-songkok", "multiple choice with options in rows, answers at the end")
def choices_songkok(draw):
    body, items = paragraph(run("Name: ___________________________ (      )\tClass: Primary 6 ______")) + paragraph(run("MATHEMATICS\nPRACTICE PAPER 2   BOOKLET A"), "Top"), []
    body += paragraph(run("Questions 1 to 8 carry 1 mark each. Questions 9 to 12 carry 2 marks each. For each question, four options are given. One of them is the correct answer. Make your choice (1, 2, 3 or 4) and write it in the brackets provided.", "I"))
    for n, (question, options, right) in enumerate(BOOKLET, 1):
        body += paragraph(run(f"{n}\t{question}"), "Ask")
        if max(map(len, options)) < 9:
            body += paragraph(run("\t".join(f"({k})  {option}" for k, option in enumerate(options, 1)) + "\t(      )"), "Row")
        else:
            for k in (0, 2):
                body += paragraph(run(f"({k + 1})  {options[k]}\t\t({k + 2})  {options[k + 1]}" + ("\t\t(      )" if k else "")), "Row")
        items.append(item(question, options[right], str(n), None, choices("1234", options), kind="mcq", answer_label=str(right + 1)))
    body += paragraph(run("End of Booklet A", "I"), "Top") + paragraph(run("Answers: Practice Paper 2"), "New") + paragraph(run("Booklet A", "B"))
    answers = [f"{n}. ({right + 1})" for n, (*_, right) in enumerate(BOOKLET, 1)]
    body += "".join(paragraph(run("\t".join(answers[start : start + 6])), "Key") for start in (0, 6))
    styles = NEW + paragraph_style("Top", 0.3, bold=True, size=13, extra='fo:text-align="center"') + paragraph_style("Ask", 0.55, 1.1, -1.1, [(1.1, "")], extra='fo:keep-with-next="always"')
    styles += paragraph_style("Row", 0.15, 1.1, 0, [(4.6, ""), (8.1, ""), (11.6, ""), (16.4, 'style:type="right"')], extra='fo:keep-together="always"') + paragraph_style("Key", 0.2, 0, 0, [(k * 2.6, "") for k in range(1, 7)])
    engine, source = office(draw, body, ["Liberation Serif", "Liberation Sans", "Carlito"], (12,), 2.2, styles=styles)
    return Document(engine, source, items)


# Library induction, Ireland

LIBRARY = [
    ("How many books may an undergraduate student borrow at one time?", ["5", "10", "20", "There is no limit"], 1, 1, "Undergraduates may have ten books on loan; postgraduates may have twenty."),
    ("Which search will find articles about either wind power or solar power?", ["wind AND solar", "wind OR solar", "wind NOT solar", "“wind solar”"], 1, 1, "OR widens a search, and AND narrows it."),
    ("Where do you collect a book that you have requested from the store?", ["At the lockers in the basement", "At the desk on the ground floor", "From the shelf", "By post"], 1, 0, "Books from the store come to the desk twice a day."),
    ("What is a DOI?", ["A fine for late return", "A kind of dictionary", "A lasting identifier of an article or other document", "The number of a shelf"], 2, 2, "The letters stand for digital object identifier."),
    ("In a reference list in the Harvard style, works are arranged by", ["date of publication", "surname of the first author", "order of citation", "title"], 1, 3, "Works without an author are arranged by title."),
    ("Which of these is a secondary source for a historian?", ["A diary of 1848", "A ship’s passenger list", "A letter to a landlord", "A textbook on the Famine"], 3, 3, "A textbook interprets primary sources."),
    ("The floor of silent study is", ["the ground floor", "the first floor", "the second floor", "the third floor"], 3, 3, "Talking is allowed in the group rooms of the first floor."),
    ("What should you do first when you find an article behind a paywall?", ["Pay for it", "Give up", "Look for it through the library’s catalogue", "Write to the editor"], 2, 2, "The library subscribes to more than 40,000 journals."),
]


@layout(HALF, "review-tricorn", "multiple choice of a learning platform with the right option given on the page")
def review_tricorn(draw):
    earned = sum(right == given for _, _, right, given, _ in LIBRARY)
    facts = [("Started on", "Monday, 19 September 2022, 10:14 AM"), ("State", "Finished"), ("Completed on", "Monday, 19 September 2022, 10:23 AM"), ("Time taken", "9 mins 12 secs"), ("Grade", f"<b>{earned}.00</b> out of {len(LIBRARY)}.00 (<b>{earned * 100 / len(LIBRARY):g}</b>%)")]
    body, items = "<p class=c>LIB100 / Week 1 / Library induction quiz</p><table class=f>" + "".join(f"<tr><th>{a}<td>{b}</tr>" for a, b in facts) + "</table>", []
    for n, (question, options, right, given, note) in enumerate(LIBRARY, 1):
        good = right == given
        lines = "".join(f"<div class=o><i class='{'on' if k == given else ''}'></i>{'abcd'[k]}. {web(option)}{' <em>' + ('✓' if good else '✗') + '</em>' if k == given else ''}</div>" for k, option in enumerate(options))
        body += f"<div class=q><div class=i>Question <b>{n}</b><p>{'Correct' if good else 'Incorrect'}</p><p>Mark {int(good)}.00 out of 1.00</p></div><div class=w><div class=t><p>{web(question)}</p>{lines}</div><div class=g><p>{web(note)}</p><p>The correct answer is: {web(options[right])}</p></div></div></div>"
        items.append(item(question, options[right], str(n), 1, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    css = ".c { color: #0f6cbf; font-size: 85% } .f { border-collapse: collapse; width: 100%; margin-bottom: 5mm } .f th { text-align: right; width: 32mm } .f td, .f th { background: #f6f6f6; padding: 1mm 3mm; border-bottom: 1px solid #ddd; font-size: 90% } .q { display: flex; gap: 4mm; break-inside: avoid; margin-bottom: 5mm } .i { width: 26mm; border: 1px solid #cad0d7; background: #f8f9fa; padding: 2mm; font-size: 75%; align-self: flex-start; flex: none } .i b { font-size: 140% } .i p { margin: 1mm 0 0 } .w { flex: 1 } .t { background: #e7f3f5; padding: 3mm 4mm } .t p { margin: 0 0 2mm } .o { padding: .7mm 0 } .o i { display: inline-block; width: 2.6mm; height: 2.6mm; border: 1px solid #666; border-radius: 50%; margin-right: 3mm; background: #fff } .o .on { background: #555 } em { font-family: 'DejaVu Sans'; font-style: normal; font-weight: bold } .g { background: #fcefdc; color: #7d5a29; padding: 2mm 4mm; margin-top: 2mm } .g p { margin: 0 0 1mm }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Liberation Sans"], (10,), css, language="en-IE")
    return Document(engine, source, items)


# Bees, United Kingdom

BEES = [
    ("A worker bee is a female.", True, "All workers are females; only drones are males."),
    ("A drone has a barbed sting.", False, "Drones have no sting."),
    ("A queen develops from egg to adult in about 16 days.", True, "Workers take 21 days and drones 24."),
    ("Honey may be taken from a colony while it is being treated for varroa with any medicine.", False, "Supers must usually be off during treatment; follow the label."),
    ("Varroa mites breed in sealed brood.", True, "They prefer the cells of drones."),
    ("American foul brood need not be reported in England.", False, "It is notifiable, as are European foul brood and the small hive beetle."),
    ("The bee space is about 6 to 9 mm.", True, "Bees fill smaller gaps with propolis and larger ones with comb."),
    ("A smoker makes bees more likely to sting.", False, "Smoke calms them: they fill themselves with honey."),
    ("A colony in Britain needs about 20 kg of stores for the winter.", True, "Feed syrup in September if a hive is light."),
    ("The waggle dance tells other bees about food close to the hive only.", False, "It tells of food beyond about 100 metres; the round dance is for food nearby."),
    ("A swarm that leaves with the old queen is called a prime swarm.", True, "Later swarms with virgin queens are called casts."),
    ("A queen excluder keeps workers out of the supers.", False, "Workers can pass; the queen and the drones cannot."),
    ("Oil-seed rape honey sets quickly in the comb.", True, "It should be extracted as soon as it is sealed."),
    ("Bees collect propolis from flowers.", False, "They collect it from buds and from resin on trees."),
]


@layout(HALF, "statements-boater", "true or false with key and comments")
def statements_boater(draw):
    lines = [".ce 2", "\\fB\\s+4Beekeepers’ Association\\s0\\fP", "\\fBBasic Assessment: are you ready? A quiz for the winter\\fP", ".sp", "Delete \\fITrue\\fP or \\fIFalse\\fP. The answers are on the next page.", ".sp 0.7", ".TS", "center; r l r.", "\\fBNo.\\fP\t\\fBStatement\\fP\t\\fBTrue or false?\\fP", ".sp 0.4"]
    items = []
    for n, (text, right, _) in enumerate(BEES, 1):
        lines += [f"{n}\tT{{", ".na", ".ll 11.4c", plain(text), "T}\tTrue / False", ".sp 0.5"]
        items.append(item(text, "True" if right else "False", str(n), kind="truefalse"))
    lines += [".TE", ".sp", "\\fIScore one for each right answer: 12 or more, put your name down for the assessment; 8 to 11, come to the study group on Thursdays.\\fP", ".bp", "\\fB\\s+2Answers to the winter quiz\\s0\\fP", ".sp 0.6"]
    for n, (_, right, why) in enumerate(BEES, 1):
        lines += [f".IP \"{n}\" 4n", f"\\fB{'TRUE' if right else 'FALSE'}\\fP \\(en {plain(why)}"]
    engine, source = roff(draw, lines, (11,), ("P", "T", "N"))
    return Document(engine, source, items)


# Geography of Canada

CANADA = [
    ("The capital city of Canada is __________, which lies in Ontario.", "Ottawa"),
    ("Canada has ten __________ and three territories.", "provinces"),
    ("The largest territory is __________, whose capital is Iqaluit.", "Nunavut"),
    ("The Rocky __________ run through British Columbia and Alberta.", "Mountains"),
    ("The smallest province is Prince Edward __________.", "Island"),
    ("The flat farmland of Saskatchewan belongs to the __________.", "Prairies"),
    ("Most people in __________ speak French as their first language.", "Quebec"),
    ("The longest river in Canada is the __________.", "Mackenzie"),
    ("Canada shares four of the five __________ Lakes with the United States.", "Great"),
    ("The ocean to the east of Nova Scotia is the __________.", "Atlantic"),
    ("The rocky land around Hudson Bay is called the Canadian __________.", "Shield"),
    ("The highest mountain in Canada, Mount __________, is in Yukon.", "Logan"),
]


@layout(HALF, "gaps-toque", "gap fill with a word bank and two columns, answer key on the next page")
def gaps_toque(draw):
    bank = draw.mixed([answer for _, answer in CANADA])
    gap = "<u>&emsp;&emsp;&emsp;&emsp;&emsp;&emsp;</u>"
    body = "<p class=n>Name: ________________________ <span>Date: ______________</span></p><h1>All About Canada</h1><p class=d>Use the words in the word bank to complete each sentence. Each word is used once.</p><div class=b><b>Word Bank</b><br>" + "".join(f"<span>{word}</span>" for word in bank) + "</div><ol>" + "".join(f"<li>{web(text)}</li>" for text, _ in CANADA) + "</ol><p class=f>© Maple Leaf Classroom 2019</p>"
    body += "<div class=k></div><h1>All About Canada</h1><p class=d>ANSWER KEY</p><ol>" + "".join(f"<li>{web(text).replace('__________', f'<b>{answer}</b>')}</li>" for text, answer in CANADA) + "</ol><p class=f>© Maple Leaf Classroom 2019</p>"
    css = "h1 { text-align: center; font-size: 210%; margin: 2mm 0 } .n span { float: right } .d { text-align: center } .b { border: 2px dashed #000; border-radius: 5mm; padding: 3mm 5mm; text-align: center } .b span { display: inline-block; margin: 1mm 4mm } ol { columns: 2; column-gap: 11mm; margin-top: 6mm; padding-left: 8mm } li { margin-bottom: 5mm; line-height: 1.7; break-inside: avoid; padding-left: 1mm } .k { break-before: page } .f { font-size: 65%; text-align: center; margin-top: 12mm }"
    engine, source = page(draw, body, ["Comic Neue"], (13, 13.5), css, paper="letter", language="en-CA")
    return Document(engine, source, [item(text, answer, str(n), kind="gap") for n, (text, answer) in enumerate(CANADA, 1)])


# A letter with gaps, test of German

LETTER = [
    "vielen Dank für deinen Brief, (1) ich mich sehr gefreut habe.",
    "Es tut mir leid, (2) ich erst heute antworte.",
    "Ich bin nämlich vor drei Wochen umgezogen und hatte (3) Zeit.",
    "Die neue Wohnung liegt im vierten Stock und hat einen Balkon, (4) man bis zum Fluss sehen kann.",
    "Leider gibt es keinen Aufzug, (5) musste ich alle Kisten die Treppe hinauftragen.",
    "Zum Glück haben mir zwei Freunde (6).",
    "Nächsten Samstag möchte ich den Umzug feiern und lade dich herzlich (7).",
    "(8) du Lust hast, kannst du bei mir übernachten.",
    "Mein Gästebett ist bequemer (9) das alte Sofa, das du ja kennst.",
    "Bitte sag mir bis Donnerstag Bescheid, (10) du kommst.",
]
LETTER_OPTIONS = [("auf den", "über den", "von dem", 1), ("dass", "ob", "weil", 0), ("kein", "keine", "nicht", 1), ("auf dem", "von dem", "zu dem", 1), ("denn", "deshalb", "trotzdem", 1), ("geholfen", "helfen", "hilft", 0), ("an", "ein", "zu", 1), ("Als", "Wann", "Wenn", 2), ("als", "so", "wie", 0), ("dass", "ob", "wenn", 1)]


@layout(HALF, "cloze-homburg", "cloze letter with numbered gaps, three choices each below, key at the foot")
def cloze_homburg(draw):
    def shown(text):
        for n in range(10, 0, -1):
            text = text.replace(f"({n})", f"#box[*{n + 20}* #box(width: 11mm, stroke: (bottom: 0.6pt))[]]")
        return text

    cells = ""
    for n, (*options, _) in enumerate(LETTER_OPTIONS, 21):
        cells += f"block(breakable: false)[#grid(columns: (8mm, 6mm, auto), row-gutter: 2mm, [*{n}*], [a)], [{options[0]}], [], [b)], [{options[1]}], [], [c)], [{options[2]}])],"
    paragraphs = [" ".join(shown(text) for text in LETTER[start:end]) for start, end in ((0, 3), (3, 6), (6, 10))]
    key = " #h(1fr) ".join(f"{n} {'abc'[right]}" for n, (*_, right) in enumerate(LETTER_OPTIONS, 21))
    source = f"""#set page(paper: "a4", margin: (x: 22mm, y: 20mm), header: [#text(9pt)[Modelltest 3 #h(1fr) Sprachbausteine, Teil 1]#v(-2mm)#line(length: 100%, stroke: 0.4pt)], footer: align(center, context text(9pt, counter(page).display())))
#set text(font: ({draw.one(['"Open Sans"', '"Liberation Sans"', '"Carlito"'])},), size: {draw.one([10.5, 11])}pt, lang: "de")
#set par(leading: 0.8em)
#text(14pt, weight: "bold")[Sprachbausteine, Teil 1]

Lesen Sie den Text und entscheiden Sie, welches Wort (a, b oder c) in die jeweilige Lücke passt. Tragen Sie Ihre Lösungen für die Aufgaben 21–30 auf dem Antwortbogen ein.

#rect(width: 100%, inset: 6mm, stroke: 0.6pt)[
Liebe Katrin,

{(chr(10) + chr(10)).join(paragraphs)}

Herzliche Grüße

Jana]
#v(4mm)
#grid(columns: (1fr, 1fr, 1fr), row-gutter: 6mm, {cells})
#v(1fr)
#line(length: 100%, stroke: 0.4pt)
#text(8pt)[*Lösungen* #h(4mm) {key}]
"""
    items = []
    for place, text in enumerate(LETTER):
        *options, right = LETTER_OPTIONS[place]
        number = place + 21
        items.append(item(text.replace(f"({place + 1})", f"{number} "), options[right], str(number), None, choices("abc", options), kind="gap", gap=True, answer_label="abc"[right]))
    return Document("typst", source, items)
