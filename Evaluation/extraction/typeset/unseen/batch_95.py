"""The ninety-fifth: what a second collection of the same kinds as shared/data/pdf would hold, first part.

The dice (seed 95) took 2, 4, 5, 7, 9, 11, 12, 14, 15, 17, 18, 19, 21, 24, 25, 26, 28, 30, 31, 33, 35, 38, 39 and 40 from this list:
 1 Hong Kong, school's DSE mock biology, Word 2016 | 2 Singapore, school preliminary examination chemistry, Word 2019
 3 Wales, board's geography paper 2021 | 4 Botswana, national agriculture paper 2018
 5 United States, university midterm on networks with solutions, LaTeX 2014 | 6 Spain, university entrance mathematics solved, Word 2020
 7 United States, chemistry teacher's gas laws, exam.cls 2018 | 8 United States, college statistics review, exam.cls 2021
 9 Canada, boating course practice questions, Word 2015 | 10 India, coaching sheet on the environment, LaTeX 2022
11 Poland, biology contest of schools, LaTeX 2015 | 12 Germany, questions for the hunting licence, browser 2017
13 United States, safety quiz with the right letter starred 2009 | 14 Brazil, radio amateur questions marked with X, browser 2013
15 United States, 4-H poultry true or false, Word 2010 | 16 France, vrai ou faux on sleep, LibreOffice 2018
17 England, key stage 3 science gap fill, Typst 2023 | 18 Germany, German as a foreign language, restaurant, LaTeX 2019
19 international language test, summary with a list of words 2012 | 20 France, texte à trous on chocolate 2017
21 United States, middle school Greek gods, Word 2012 | 22 Poland, writers and works to join 2016
23 Canada, beekeeping leaflet Q and A 2011 | 24 China, sorting of waste in Shanghai, questions and answers 2019
25 backup program's list of questions, pandoc 2020 | 26 Ireland, thesis office of a university, Word 2016
27 England, glossary of printing, LaTeX 2006 | 28 France, glossary of Romanesque churches, XeLaTeX 2014
29 England, psychology key terms in a table, Word 2018 | 30 United States, health insurance terms in a table, browser 2013
31 Finland, evening course vocabulary, groff 2003 | 32 Denmark, vocabulary of the home, Word 2011
33 Japan, words for the lowest level of the language test, Typst 2022 | 34 Greece, first words, browser 2010
35 Canada, public library's study questions for citizenship, Word 2013 | 36 Switzerland, canton's civic test, Word 2019
37 United States, open college algebra, 2015 | 38 United States, precalculus text on logarithms, LaTeX 2010
39 England, rules of a chess club, groff 2005 | 40 Scotland, article on tea, browser 2016
"""

import importlib
import re

from latex import SIGNS, document, tex
from paper import Document, choices, item, layout
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT
importlib.import_module("engines")

HALF = "unseen"


def answered(question, points, number, marks, **rest):
    """A question of a paper whose scheme has one point for each mark, or says how many of its points to take."""
    rubric = [{"text": text, "marks": mark} for text, mark in points] if marks > 1 else None
    return item(question, "\n".join(text for text, _ in points), number, marks, rubric=rubric, **rest)


PRELIM = [
    ("Choose from the following gases to answer the questions below. Each gas may be used once, more than once, or not at all.", "ammonia      carbon dioxide      chlorine      ethene      hydrogen      oxygen", [
        ("a", "", "State the gas that turns damp red litmus paper blue.", [("ammonia", 1)]),
        ("b", "", "State the gas that relights a glowing splint.", [("oxygen", 1)]),
        ("c", "", "State the gas that decolourises aqueous bromine by addition.", [("ethene", 1)]),
        ("d", "", "State the gas that bleaches damp litmus paper.", [("chlorine", 1)]),
    ]),
    ("Iron is extracted from haematite in the blast furnace.", None, [
        ("a", "", "Name the two other solids that are fed into the furnace with haematite.", [("coke", 1), ("limestone", 1)]),
        ("b", "i", "Write a balanced chemical equation for the reaction of iron(III) oxide with carbon monoxide.", [("Fe₂O₃ + 3CO → 2Fe + 3CO₂", 1)]),
        ("b", "ii", "Explain, in terms of oxidation state, why iron(III) oxide is reduced.", [("The oxidation state of iron decreases from +3 in Fe₂O₃ to 0 in Fe.", 1)]),
        ("c", "", "Explain how silicon dioxide is removed from the furnace.", [("Limestone decomposes to form calcium oxide, which is basic.", 1), ("It reacts with acidic silicon dioxide to form slag.", 1)]),
    ]),
    ("A student titrated 25.0 cm³ of aqueous sodium hydroxide with 0.100 mol/dm³ sulfuric acid. The volume of acid required was 20.0 cm³.", None, [
        ("a", "", "Write a balanced chemical equation for the reaction.", [("2NaOH + H₂SO₄ → Na₂SO₄ + 2H₂O", 1)]),
        ("b", "i", "Calculate the number of moles of sulfuric acid used.", [("0.00200 mol", 1)]),
        ("b", "ii", "Calculate the concentration, in mol/dm³, of the aqueous sodium hydroxide.", [("No. of moles of NaOH = 0.00400 mol", 1), ("Concentration = 0.160 mol/dm³", 1)]),
        ("c", "", "Suggest a suitable indicator for this titration and state the colour change at the end-point.", [("methyl orange", 1), ("from yellow to orange", 1)]),
    ]),
]


@layout(HALF, "prelim-bowline", "preliminary examination in chemistry of a Singapore school, word processor, with a mark scheme in its own file")
def prelim_bowline(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Liberation Sans"]), 11, country="SG", margin=2.2)
    right = (sheet.wide, RIGHT)
    line = (sheet.wide, 'style:type="right" style:leader-style="solid" style:leader-text="_"')
    sheet.body += [sheet.p(f"Name: ______________________________ (      )\tClass: Sec 4 ______", tabs=[right], after=0.5), sheet.p("<b>Section A</b>", "center"), sheet.p("Answer <b>all</b> the questions in this section in the spaces provided.", "center", after=0.1), sheet.p("The total mark for this section is 16.", "center", after=0.4)]
    scheme = Sheet("Liberation Sans", 11, country="SG", margin=2.2)
    scheme.body += [scheme.p("<b>Sec 4 Express Preliminary Examination – Chemistry 6092 Paper 2</b>", "center"), scheme.p("<b>Suggested Answers</b>", "center", after=0.4)]
    items, table = [], [["<b>Qn</b>", "<b>Answer</b>", "<b>Marks</b>"]]
    for n, (stem, box, parts) in enumerate(PRELIM, 1):
        sheet.body.append(sheet.p(f"<b>A{n}</b>\t{stem}", left=1.0, first=-1.0, tabs=[1.0], before=0.5, extra='fo:keep-with-next="always"'))
        if box:
            sheet.body.append(sheet.p(box, "center", after=0.3))
        seen, total = "", 0
        for letter, roman, question, points in parts:
            marks = sum(mark for _, mark in points)
            total += marks
            left = 3.0 if roman else 2.0
            label = ("" if seen == letter else f"({letter})") + "\t" + (f"({roman})\t" if roman else "")
            stops = [2.0, 3.0] if roman else [2.0]
            sheet.body.append(sheet.p(f"{label}{question}", left=left, first=1.0 - left, tabs=stops, before=0.25, after=0.3, extra='fo:keep-with-next="always"'))
            sheet.body += [sheet.p("\t", left=left, tabs=[line], after=0.3, extra='fo:keep-with-next="always"') for _ in range(marks)]
            sheet.body.append(sheet.p(f"\t[{marks}]", tabs=[right], after=0.2))
            number = f"A{n}({letter})" + (f"({roman})" if roman else "")
            cell = "".join(scheme.p(f"{text} [{mark}]", after=0.05) for text, mark in points)
            table.append([f"A{n}{letter}{roman}", cell, str(marks)])
            items.append(answered(question, points, number, marks, stem=stem))
            seen = letter
        sheet.body.append(sheet.p(f"\t[Total: {total}]", tabs=[right], after=0.4))
    sheet.foot = sheet.p("Kranji Ridge Secondary School\t4E Prelim / Chemistry 6092 / 02\t{page}", size=9, after=0, tabs=[(sheet.wide / 2, 'style:type="center"'), right])
    scheme.body.append(scheme.table(table, [1.8, scheme.wide - 3.8, 2.0]))
    engine, source = sheet.source()
    return Document(engine, source, items, scheme.source()[1])


FARM = [
    (None, [
        ("a", None, "Define the term humus.", ["decayed organic matter in the soil"], 1, None, None),
        ("b", None, "State three ways in which humus improves a sandy soil.", ["increases water-holding capacity", "supplies plant nutrients", "binds soil particles", "feeds soil organisms"], 3, "any three", None),
    ]),
    ("A farmer at Pandamatenga grows sorghum on 4 hectares.", [
        ("a", "i", "Name one bird that feeds on ripening sorghum.", ["quelea"], 1, None, "weaver bird"),
        ("a", "ii", "Suggest two methods, other than spraying, of controlling such birds.", ["scaring with tins or scarecrows", "covering the heads with bags or nets"], 2, None, None),
        ("b", None, "The farmer spreads 50 kg of a fertiliser on each hectare. One bag holds 25 kg. Calculate the number of bags that the farmer needs.", ["8 bags"], 1, None, None),
        ("c", None, "Explain why sorghum is preferred to maize in dry areas.", ["sorghum has a deep, branched root system", "its waxy leaves roll up and so lose less water"], 2, None, None),
    ]),
    ("Newcastle disease is common in village flocks.", [
        ("a", None, "Name the type of organism that causes Newcastle disease.", ["virus"], 1, None, None),
        ("b", None, "Give two signs of the disease in chickens.", ["twisted neck", "greenish watery droppings", "gasping for air"], 2, "any two", None),
        ("c", None, "Describe how the spread of the disease to a healthy flock can be prevented.", ["vaccinate the birds regularly", "isolate newly bought birds before they join the flock"], 2, None, "quarantine"),
    ]),
]


@layout(HALF, "paper-halyard", "agriculture paper of a southern African board, XeLaTeX, with a mark scheme in its own file")
def paper_halyard(draw):
    items, body, scheme = [], "", ""
    for n, (stem, parts) in enumerate(FARM, 1):
        body += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}" if stem else ""
        seen = ""
        for k, (letter, roman, question, points, marks, note, allow) in enumerate(parts):
            first = rf"\makebox[9mm][l]{{\textbf{{{n}}}}}" if k == 0 and not stem else r"\hspace*{9mm}"
            mark = "" if seen == letter else rf"\textbf{{({letter})}}"
            label = rf"{first}\makebox[8mm][l]{{{mark}}}" + (rf"\makebox[8mm][l]{{({roman})}}" if roman else "")
            wide = 25 if roman else 17
            lines = r"\par\vspace{6pt}" + "".join(rf"\hspace*{{{wide}mm}}\dotfill\par\vspace{{5pt}}" for _ in range(max(marks - 1, 0))) + rf"\hspace*{{{wide}mm}}\dotfill\ [{marks}]\par\medskip "
            body += rf"\begin{{samepage}}\lab{{0pt}}{{{wide}mm}}{{{label}}}{{{tex(question)}}}{lines}\end{{samepage}}" + "\n"
            said = r" \textbf{;}\newline ".join(tex(text) for text in points)
            said += (rf"\newline \textit{{Accept:}} {allow}" if allow else "") + (rf"\newline \textit{{{note}}}" if note else "")
            code = (str(n) if k == 0 else "") + " & " + ("" if seen == letter else f"({letter})") + " & " + (f"({roman})" if roman else "")
            scheme += rf"{code} & {said} & {marks}\\[4pt]" + "\n"
            rubric = [{"text": text, "marks": None} for text in points] if marks > 1 else None
            items.append(item(question, "\n".join(points), f"{n}({letter})" + (f"({roman})" if roman else ""), marks, stem=stem, rubric=rubric, guidance=note, allow=[allow] if allow else None))
            seen = letter
        body += r"\bigskip "
    body = r"\begin{center}\textbf{SECTION A}\par Answer \textbf{all} questions in the spaces provided.\end{center}" + body
    engine, source = document(draw, body, ["timesnew"], (11,), (22, 24), head=r"\thepage", foot=r"\fancyfoot[L]{\footnotesize AGRICULTURE 0599/02/O/N}\fancyfoot[R]{\footnotesize [Turn over]}")
    marking = rf"\textbf{{AGRICULTURE \hfill MARKING KEY \hfill PAPER 2}}\par\medskip ; separates the points that earn one mark each\par\bigskip\begin{{longtable}}{{@{{}}p{{6mm}}p{{8mm}}p{{8mm}}p{{105mm}}r@{{}}}}\multicolumn{{3}}{{@{{}}l}}{{\textbf{{Question}}}} & \textbf{{Expected answer}} & \textbf{{Mark}}\\\hline\endhead {scheme}\end{{longtable}}"
    _, answers = document(draw, marking, ["timesnew"], (11,), (22, 24), foot=r"\thepage")
    return Document(engine, source, items, answers)


NETWORKS = [
    ("Warm-up", None, [
        (3, "Name the layer of the Internet model at which IP works, and the address that routers look at to forward a packet.", "Network layer; the destination IP address."),
        (3, "Why does DNS usually run over UDP rather than TCP?", "A query and its reply each fit into one small packet, so the delay of setting up a connection would cost more than an occasional retry."),
        (2, "How many usable host addresses are there in a /26 subnet?", "62"),
    ]),
    ("Delays", "Host A sends a packet of 1000 bytes to host B over a single link. The link is 2000 km long and has a rate of 2 Mb/s. Signals travel at 2 × 10⁸ m/s.", [
        (3, "What is the transmission delay?", "8000 bits / (2 × 10⁶ b/s) = 4 ms"),
        (3, "What is the propagation delay?", "2 × 10⁶ m / (2 × 10⁸ m/s) = 10 ms"),
        (4, "A sends the next packet only after it has received an acknowledgment of negligible size. What fraction of the time is the link busy?", "A round takes 4 + 20 = 24 ms, of which 4 ms are spent sending, so the link is busy 1/6 of the time."),
    ]),
    ("Congestion control", "A TCP connection is in slow start with a congestion window of 1 segment and a threshold of 16 segments. No segment is lost at first.", [
        (3, "What is the window after four round trips?", "16 segments, since it doubles every round trip."),
        (3, "What is the window one round trip later, and why?", "17 segments. The threshold has been reached, and congestion avoidance adds one segment per round trip."),
        (4, "Now a timeout occurs while the window is 20 segments. State the new threshold and the new window.", "The threshold becomes half the window, 10 segments, and the window goes back to 1 segment."),
    ]),
]


@layout(HALF, "midterm-capstan", "midterm on computer networks of an American university, LaTeX, with its solutions run in")
def midterm_capstan(draw):
    items, body = [], ""
    said = lambda text: tex(text).replace("×", r"\ensuremath{\times}")
    for n, (name, stem, parts) in enumerate(NETWORKS, 1):
        total = sum(part[0] for part in parts)
        body += rf"\section*{{Problem {n}: {name} ({total} points)}}" + "\n"
        body += said(stem) + r"\par\medskip " if stem else ""
        body += r"\begin{enumerate}[label=\alph*.,leftmargin=8mm,itemsep=7pt]" + "\n"
        for k, (marks, question, answer) in enumerate(parts):
            body += rf"\item ({marks} pts) {said(question)}\par\textcolor{{blue}}{{{said(answer)}}}" + "\n"
            items.append(item(question, answer, f"{n}({'abc'[k]})", marks, stem=stem))
        body += r"\end{enumerate}" + "\n"
    head = rf"\begin{{center}}{{\Large CS 3461: Introduction to Computer Networks}}\par\medskip{{\large Midterm {draw.one([1, 2])} --- Solutions}}\par\medskip October 16\end{{center}}Closed book, one sheet of notes. You have 50 minutes. Partial credit is given only if your reasoning can be followed.\par"
    engine, source = document(draw, head + body, ["cm", "times"], (10, 11), (24, 26), extra=r"\usepackage[medium]{titlesec}", paper="letterpaper")
    return Document(engine, source, items)


GASES = [
    ("Which gas law relates pressure and volume at constant temperature?", ["Boyle’s law", "Charles’s law", "Gay-Lussac’s law", "Avogadro’s law"], 0),
    ("What is standard temperature in kelvins?", ["0 K", "100 K", "273 K", "298 K"], 2),
    ("A balloon holds 2.0 L of helium at 300 K. The pressure stays the same.", [("What is its volume at 450 K?", "3.0 L", r"\[V_2=\frac{V_1T_2}{T_1}=\frac{(2.0~\textrm{L})(450~\textrm{K})}{300~\textrm{K}}=3.0~\textrm{L}\]"), ("At what temperature does it have a volume of 1.5 L?", "225 K", r"\[T_2=\frac{T_1V_2}{V_1}=\frac{(300~\textrm{K})(1.5~\textrm{L})}{2.0~\textrm{L}}=225~\textrm{K}\]")], None),
    ("In your own words, explain why the pressure in a car tire rises during a long drive.", "The tire warms up, so the air molecules move faster and hit the walls harder and more often.", None),
    ("If the number of moles of a gas is doubled at constant pressure and temperature, its volume is", ["halved", "doubled", "quartered", "unchanged"], 1),
    ("State two assumptions of the kinetic molecular theory.", "Gas particles have no volume of their own, and they do not attract each other.", None),
    ("How many moles of gas are in a 22.4 L flask at STP?", ["0.5", "1.0", "2.0", "22.4"], 1),
]


@layout(HALF, "worksheet-mizzen", "gas laws of an American chemistry teacher in the exam class, with solutions and choices to tick")
def worksheet_mizzen(draw):
    body, items = "", []
    for n, (asks, answer, right) in enumerate(GASES, 1):
        if isinstance(answer, str):
            body += rf"\question {tex(asks)}\begin{{solution}}{tex(answer)}\end{{solution}}" + "\n"
            items.append(item(asks, answer, str(n)))
        elif right is None:
            body += rf"\question {tex(asks)}\begin{{parts}}"
            for letter, (question, short, working) in zip("ab", answer):
                body += rf"\part {tex(question)}\begin{{solution}}{working}\end{{solution}}"
                items.append(item(question, short, f"{n}({letter})", stem=asks, kind="numeric", answer_kind="contains"))
            body += r"\end{parts}" + "\n"
        else:
            kind = "oneparcheckboxes" if n > 6 or n == 2 else "checkboxes"
            body += rf"\question {tex(asks)}\par\begin{{{kind}}}" + "".join(rf"\{'CorrectChoice' if k == right else 'choice'} {tex(text)} " for k, text in enumerate(answer)) + rf"\end{{{kind}}}" + "\n"
            items.append(item(asks, answer[right], str(n), None, choices([None] * 4, answer), kind="mcq"))
    declared = "".join(rf"\DeclareUnicodeCharacter{{{code}}}{{{sign}}}" for code, sign in SIGNS.items())
    source = rf"""\documentclass[{draw.one((11, 12))}pt,letterpaper,answers]{{exam}}
\usepackage[utf8]{{inputenc}}\usepackage[T1]{{fontenc}}\usepackage{{mathpazo,amsmath,amssymb,textcomp,xcolor}}{declared}
\pdfcompresslevel=9\pdfobjcompresslevel=2
\unframedsolutions\SolutionEmphasis{{\itshape\color{{red!70!black}}}}\renewcommand\solutiontitle{{\noindent\textbf{{Solution: }}\enspace}}
\checkboxchar{{$\bigcirc$}}\checkedchar{{$\otimes$}}\CorrectChoiceEmphasis{{\color{{red!70!black}}}}
\pagestyle{{headandfoot}}\header{{Chemistry I}}{{}}{{Gas Laws}}\headrule\footer{{}}{{Page \thepage\ of \numpages}}{{}}
\begin{{document}}
\noindent Name: \rule{{7cm}}{{0.4pt}}\hfill Period: \rule{{2cm}}{{0.4pt}}
\begin{{questions}}\setlength\itemsep{{10pt}}
{body}
\end{{questions}}
\end{{document}}"""
    return Document("latex", source, items)


BOATING = [
    ("What colour is the sidelight on the port side of a boat?", "Red", ["Green", "White", "Yellow"]), ("Two power-driven boats meet head-on. What should each of them do?", "Turn to starboard and pass port to port", ["Turn to port and pass starboard to starboard", "Sound five blasts and stop", "Keep course and speed"]),
    ("What does an upright, single red flare or smoke signal mean?", "A boat is in distress", ["A race is about to start", "Divers are below", "A channel is closed"]), ("What should you do before starting an inboard gasoline engine?", "Run the blower for at least four minutes", ["Close all hatches", "Top up the fuel tank", "Switch on the sidelights"]),
    ("Which side of the boat has a green light?", "Starboard", ["Port", "Stern", "Bow"]), ("What is a lifejacket most likely to do that other personal flotation devices may not?", "Turn an unconscious person face up", ["Inflate in cold water only", "Keep a person dry", "Send a radio signal"]),
    ("When you head upstream, on which side do you keep a red buoy?", "On your starboard side", ["On your port side", "On either side", "Directly astern"]), ("Which document do you leave with someone ashore before a trip?", "A sail plan", ["A pleasure craft licence", "A tide table", "An insurance policy"]),
    ("What is the first thing to do if someone falls overboard?", "Throw something buoyant to the person and raise the alarm", ["Turn off all lights", "Jump in after the person", "Drop the anchor"]), ("A boat that is overtaking another must", "keep out of the way of the boat being overtaken", ["pass on the port side only", "sound one long blast every minute", "speed up to planing speed"]),
    ("What is the distress word used three times on marine radio?", "Mayday", ["Pan-pan", "Securite", "Roger"]), ("What does a yellow buoy with a yellow X on top mark?", "An area that calls for caution", ["Safe water all around", "The end of a channel", "A good place to anchor"]),
    ("Where should portable fuel tanks be filled?", "Ashore, away from the boat", ["In the stern of the boat", "In the cabin", "At anchor"]), ("Cold water robs the body of heat faster than air does. About how many times faster?", "25", ["2", "5", "100"]),
]


@layout(HALF, "boating-keel", "practice questions for a Canadian boating card, word processor, with a key at the end")
def boating_keel(draw):
    sheet = Sheet("Carlito", 11, country="CA", paper=(21.59, 27.94), margin=2.2)
    items, key = [], []
    sheet.body += [sheet.p("Boating Basics – Practice Test", size=18, color="#1f4e79", bold=True, after=0.1), sheet.p("Circle the letter of the best answer. You need 11 out of 14 to move on to Module 5.", after=0.4, extra='fo:border-bottom="1pt solid #1f4e79"')]
    for n, (question, right, wrong) in enumerate(BOATING, 1):
        options = draw.shuffled([right, *wrong])
        place = options.index(right)
        keep = 'fo:keep-with-next="always"'
        sheet.body.append(sheet.p(f"<b>{n}.\t{question}</b>", left=0.9, first=-0.9, tabs=[0.9], before=0.25, after=0.1, extra=keep))
        for k, text in enumerate(options):
            sheet.body.append(sheet.p(f"{'abcd'[k]})\t{text}", left=1.8, first=-0.7, tabs=[1.8], after=0.03, extra=keep if k < 3 else ""))
        key.append(f"{n}. {'abcd'[place]}")
        items.append(item(question, right, str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[place]))
    sheet.body.append(sheet.p("Answer Key", before=0.8, after=0.15, bold=True, color="#1f4e79", extra='fo:keep-with-next="always"'))
    for start in range(0, len(key), 5):
        sheet.body.append(sheet.p("\t".join(key[start : start + 5]), tabs=[3, 6, 9, 12], after=0.05))
    sheet.foot = sheet.p("Georgian Bay Power Squadron\tPage {page}", size=9, tabs=[(sheet.wide, RIGHT)])
    return Document(*sheet.source(), items)


KONKURS = [
    ("Organellum, w którym zachodzi fotosynteza, to", "chloroplast", ["mitochondrium", "jądro komórkowe", "rybosom"]), ("Która część kwiatu wytwarza pyłek?", "pręcik", ["słupek", "płatek korony", "działka kielicha"]), ("Krew bogata w tlen płynie z płuc do", "lewego przedsionka", ["prawego przedsionka", "lewej komory", "prawej komory"]),
    ("Do płazów należy", "traszka", ["jaszczurka", "żółw", "zaskroniec"]), ("Najdłuższą kością w ciele człowieka jest kość", "udowa", ["ramienna", "piszczelowa", "strzałkowa"]), ("Zwierzęciem stałocieplnym jest", "wróbel", ["karp", "żaba", "padalec"]),
    ("Witaminą, której niedobór wywołuje szkorbut, jest witamina", "C", ["A", "D", "K"]), ("Grzyb i glon tworzą wspólnie", "porost", ["mech", "paproć", "skrzyp"]), ("Skrzelami oddycha dorosły", "okoń", ["delfin", "pingwin", "krokodyl"]), ("Insulina jest wytwarzana przez", "trzustkę", ["wątrobę", "tarczycę", "nerki"]),
    ("Cecha recesywna ujawni się u osoby o genotypie", "aa", ["AA", "Aa", "AB"]), ("Do roślin nagonasiennych zaliczamy", "sosnę", ["brzozę", "tulipan", "żyto"]),
]


@layout(HALF, "konkurs-jib", "biology contest of Polish schools, XeLaTeX, choices in rows and a key at the foot")
def konkurs_jib(draw):
    items, body, key = [], "", []
    for n, (question, right, wrong) in enumerate(KONKURS, 1):
        options = draw.shuffled([right, *wrong])
        place = options.index(right)
        wide = 0.48 if max(map(len, options)) > 17 else 0.24
        row = r"\allowbreak ".join(rf"\makebox[{wide}\linewidth][l]{{{letter}.~{tex(text)}}}" for letter, text in zip("ABCD", options))
        body += rf"\begin{{samepage}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)}{'' if question.endswith('?') else ':'} (1 pkt)}}\hspace*{{8mm}}\parbox{{\dimexpr\linewidth-8mm}}{{{row}}}\par\end{{samepage}}\vspace{{7pt}}" + "\n"
        key.append(f"{n}–{'ABCD'[place]}")
        items.append(item(question + ("" if question.endswith("?") else ":"), right, str(n), 1, choices("ABCD", options), kind="mcq", answer_label="ABCD"[place]))
    title = rf"\begin{{center}}\textbf{{Szkolny Konkurs Biologiczny „Młody Przyrodnik”}}\par Etap I \quad rok szkolny 2015/2016\end{{center}}Kod ucznia: \dotfill\ Liczba punktów: \makebox[2cm]{{\dotfill}} / {len(KONKURS)}\par\medskip Zaznacz kółkiem jedną poprawną odpowiedź. Czas pracy: 30 minut.\par\bigskip "
    body = title + body + rf"\vfill{{\small\textbf{{Klucz dla nauczyciela:}} {', '.join(key)}\par}}"
    engine, source = document(draw, body, ["libertine", "timesnew"], (12,), (22, 24), foot="")
    return Document(engine, source, items)


RADIO = [
    ("A unidade de medida da resistência elétrica é:", "o ohm", ["o watt", "o farad", "o henry"]), ("A faixa de 40 metros corresponde aproximadamente à frequência de:", "7 MHz", ["3,5 MHz", "14 MHz", "28 MHz"]), ("No código Q, a expressão QTH significa:", "localização da estação", ["mudança de frequência", "interferência", "hora certa"]),
    ("A camada da atmosfera que reflete as ondas curtas é:", "a ionosfera", ["a troposfera", "a estratosfera", "a mesosfera"]), ("Uma corrente de 2 A percorre um resistor de 10 ohms. A tensão entre seus terminais é de:", "20 V", ["5 V", "12 V", "0,2 V"]), ("O componente que deixa passar a corrente em um só sentido é:", "o diodo", ["o capacitor", "o indutor", "o transformador"]),
    ("Na modulação em SSB são suprimidas:", "a portadora e uma das bandas laterais", ["as duas bandas laterais", "somente a portadora", "as frequências de áudio"]), ("O aparelho usado para medir a relação de ondas estacionárias é:", "o medidor de ROE", ["o osciloscópio", "o amperímetro", "o frequencímetro"]), ("Em uma antena dipolo de meia onda, o comprimento total é igual a:", "metade do comprimento de onda", ["um quarto do comprimento de onda", "um comprimento de onda", "dois comprimentos de onda"]),
    ("Ao encerrar uma transmissão, o radioamador deve informar:", "o seu indicativo de chamada", ["o seu endereço", "a potência usada", "o modelo do rádio"]),
]


@layout(HALF, "radioamador-spar", "radio amateur questions of a Brazilian club, Chromium, right choices marked on the page")
def radioamador_spar(draw):
    items, body = [], "<h1>Simulado – Radioamador Classe C</h1><h2>Técnica e ética operacional – gabarito comentado em sala</h2>"
    for n, (question, right, wrong) in enumerate(draw.mixed(RADIO), 1):
        options = draw.shuffled([right, *wrong])
        body += f"<div class=q><p><b>{n:02d} –</b> {web(question)}</p>" + "".join(f"<p class=o>( {'X' if text == right else '&nbsp;&nbsp;'} ) {web(text)}</p>" for text in options) + "</div>"
        items.append(item(question, right, f"{n:02d}", None, choices([None] * 4, options), kind="mcq"))
    css = "h1 { font-size: 15pt; text-align: center; margin: 0 } h2 { font-size: 11pt; font-weight: normal; text-align: center; margin: 1mm 0 8mm } .q { break-inside: avoid; margin-bottom: 5mm } p { margin: 0 0 1mm } .o { margin-left: 8mm }"
    engine, source = page(draw, body, ["Liberation Sans", "DejaVu Sans"], (10, 11), css, language="pt-BR")
    return Document(engine, source, items)


POULTRY = [
    ("A hen needs a rooster in the flock in order to lay eggs.", False, "She lays without one, but the eggs will not hatch."), ("A young female chicken that has not laid for a full year is called a pullet.", True, ""), ("It takes about 21 days of incubation to hatch a chicken egg.", True, ""), ("Chickens chew their food with small teeth.", False, "They have no teeth; the gizzard grinds the food."),
    ("Brown eggs are more nutritious than white eggs.", False, "Shell color depends on the breed and has no effect on food value."), ("A bird that molts often stops laying.", True, ""), ("The crop is where food is stored before it is digested.", True, ""), ("Chicks should be kept at 60°F during their first week.", False, "Start the brooder at about 95°F."),
    ("Leghorns are a breed known for laying white eggs.", True, ""), ("A male turkey is called a drake.", False, "He is a tom. A drake is a male duck."), ("Oyster shell is fed to layers as a source of calcium.", True, ""), ("Candling means dipping eggs in warm wax.", False, "It means holding a light behind the egg to see inside."),
]


@layout(HALF, "poultry-boom", "true or false quiz on poultry of a youth club in the United States, word processor, answers behind")
def poultry_boom(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Caladea"]), 12, country="US", paper=(21.59, 27.94))
    items = []
    sheet.body += [sheet.p("<b>Poultry Quiz</b>", "center", size=20, after=0), sheet.p("Junior Division (ages 8–11)", "center", after=0.4), sheet.p("Name _________________________   County _________________   Score _____", after=0.4), sheet.p("Circle T if the statement is true or F if the statement is false.", after=0.3)]
    for n, (text, _, _) in enumerate(POULTRY, 1):
        sheet.body.append(sheet.p(f"T\tF\t{n}.\t{text}", left=3.2, first=-3.2, tabs=[1.0, 2.2, 3.2], after=0.3))
    sheet.body += [sheet.p("<b>Answers to Poultry Quiz</b>", size=14, after=0.3, extra='fo:break-before="page"')]
    for n, (text, verdict, why) in enumerate(POULTRY, 1):
        sheet.body.append(sheet.p(f"{n}.\t{'T' if verdict else 'F'}\t{why}", left=2.0, first=-2.0, tabs=[1.0, 2.0], after=0.1))
        items.append(item(text, str(verdict), str(n), kind="truefalse"))
    sheet.body.append(sheet.p("Issued in furtherance of Extension work. Programs are open to all.", size=8, before=1.0))
    return Document(*sheet.source(), items)


STATES = [
    ("In a ______ the particles are held in fixed positions and can only vibrate.", "solid"), ("Particles in a liquid can ______ past one another.", "slide"), ("A gas is easy to ______ because there is a lot of space between its particles.", "compress"), ("The change from a solid to a liquid is called ______.", "melting"), ("Water vapour turns into liquid water when it ______ on a cold window.", "condenses"),
    ("A substance changes from liquid to gas throughout at its ______ point.", "boiling"), ("Solid carbon dioxide turns straight into a gas. This is called ______.", "sublimation"), ("The spreading out of a smell through a room is an example of ______.", "diffusion"), ("Gas particles hitting the walls of their container cause ______.", "pressure"), ("When a substance is heated, its particles gain ______ and move faster.", "energy"),
]


@layout(HALF, "science-gunwale", "gap fill on states of matter of an English school, Typst, two columns with a word bank, answers at the foot")
def science_gunwale(draw):
    asked = draw.mixed(STATES)
    bank = sorted(answer for _, answer in asked)
    items = [item(re.sub(" {2,}", "  ", text.replace("______", "  ")), answer, str(n), kind="gap", gap=True) for n, (text, answer) in enumerate(asked, 1)]
    listed = "\n".join(f"{n}. " * (n != 6) + "#colbreak()\n6. " * (n == 6) + text.replace("______", "#box(width: 2.6cm, stroke: (bottom: 0.5pt), height: 0.7em)") for n, (text, _) in enumerate(asked, 1))
    key = " #h(6pt) ".join(f"*{n}* {answer}" for n, (_, answer) in enumerate(asked, 1))
    source = rf"""#set page(paper: "a4", margin: 2cm, header: text(8pt, fill: gray)[Year 7 Science #h(1fr) Unit 7.2 Particles], footer: text(7pt)[#line(length: 100%, stroke: 0.3pt) Answers: {key}])
#set text(font: "{draw.one(['Lato', 'Open Sans', 'Carlito'])}", size: 11pt, lang: "en", region: "GB")
#text(18pt, weight: "bold", fill: rgb("#00695c"))[States of matter]

Fill in the gaps with words from the box. Use each word once.

#block(fill: rgb("#e0f2f1"), radius: 4pt, inset: 10pt, width: 100%)[#align(center)[{' #h(14pt) '.join(bank)}]]
#v(6pt)
#set enum(spacing: 18pt)
#set par(leading: 1em)
#columns(2, gutter: 1cm)[
{listed}
]
"""
    return Document("typst", source, items)


PENCIL = "In 1564 a storm in Cumbria is said to have uprooted a tree and laid bare a black substance that left a {27} on whatever touched it. Shepherds used it for counting their sheep. It was so soft that it had to be wrapped in {28} or sheepskin. For a long time it was taken for a kind of {29}, and its value was such that the mine was put under armed {30}. When war cut France off from supplies, Conté mixed powdered graphite with {31} and fired the mixture in a kiln. By changing the proportions he could control the {32} of the lead. The first pencils with an attached eraser were given a {33} in 1858."
PENCIL_WORDS = ["clay", "guard", "string", "lead", "patent", "colour", "mark", "hardness", "price", "wax"]
PENCIL_KEY = ["mark", "string", "lead", "guard", "clay", "hardness", "patent"]


@layout(HALF, "pencil-hawser", "summary with gaps of an international English test, Chromium, list of words with letters, key on a page of its own")
def pencil_hawser(draw):
    order = draw.shuffled(PENCIL_WORDS)
    letters = dict(zip(order, "ABCDEFGHIJ"))
    options = choices("ABCDEFGHIJ", order)
    items = []
    for sentence in re.split(r"(?<=\.) ", PENCIL):
        places = [int(x) for x in re.findall(r"\{(\d+)\}", sentence)]
        for place in places:
            shown = re.sub(r"\{\d+\}", "___", sentence)
            answer = PENCIL_KEY[place - 27]
            items.append(item(shown, answer, str(place), None, options, kind="gap", answer_label=letters[answer]))
    text = re.sub(r"\{(\d+)\}", r"<b>\1</b> ……………", web(PENCIL))
    grid = "".join(f"<span><b>{letter}</b> {word_}</span>" for word_, letter in letters.items())
    body = f"<p><b><i>Questions 27–33</i></b></p><p><i>Complete the summary using the list of words,</i> <b>A–J</b><i>, below.</i></p><p><i>Write the correct letter,</i> <b>A–J</b><i>, in boxes 27–33 on your answer sheet.</i></p><h2>The pencil</h2><p class=t>{text}</p><div class=g>{grid}</div>"
    body += "<div class=k><h3>Answer key</h3><h4>Reading Passage 3, Questions 27–33</h4>" + "".join(f"<p>{place}&emsp;{letters[answer]}</p>" for place, answer in enumerate(PENCIL_KEY, 27)) + "</div>"
    css = "h2 { text-align: center; font-size: 120% } .t { line-height: 2; text-align: justify } .g { border: 1px solid #000; padding: 3mm 6mm; display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 2mm; margin-top: 6mm } .g b { display: inline-block; width: 8mm } .k { break-before: page } .k p { margin: 1mm 0 }"
    engine, source = page(draw, body, ["Liberation Sans", "Liberation Serif"], (11,), css)
    return Document(engine, source, items)


GODS = [
    ("Zeus", "king of the gods, who throws thunderbolts"), ("Poseidon", "god of the sea and of earthquakes"), ("Hades", "ruler of the underworld"), ("Athena", "goddess of wisdom, patron of a great city"), ("Ares", "god of war"), ("Artemis", "goddess of the hunt"), ("Hermes", "messenger of the gods with winged sandals"),
    ("Demeter", "goddess of the harvest"), ("Hephaestus", "blacksmith of the gods"), ("Dionysus", "god of wine and the theater"), ("Hestia", "goddess of the hearth and home"), ("Aphrodite", "goddess of love and beauty"),
]


@layout(HALF, "gods-lanyard", "matching of Greek gods of an American middle school, word processor, key on the second page")
def gods_lanyard(draw):
    sheet = Sheet(draw.one(["Comic Neue", "Carlito"]), 12, country="US", paper=(21.59, 27.94))
    names, told = draw.mixed(GODS), draw.mixed([text for _, text in GODS])
    letters = dict(zip(told, "ABCDEFGHIJKL"))
    items, left = [], []
    sheet.body += [sheet.p("Name: ______________________   Date: ____________   Period: ____", after=0.5), sheet.p("<b>The Olympians – Matching</b>", "center", size=16), sheet.p("<i>Directions: Write the letter of the description on the line next to each name. Each letter is used once.</i>", after=0.4)]
    for n, ((name, text), other) in enumerate(zip(names, told), 1):
        sheet.body.append(sheet.p(f"_____ {n}.\t{name}\t{letters[other]}.\t{other}", left=8.0, first=-8.0, tabs=[2.2, 7.0, 8.0], after=0.35))
        items.append(item(name, text, str(n), None, choices("ABCDEFGHIJKL", told), kind="match", answer_label=letters[text]))
    sheet.body.append(sheet.p("<b>ANSWER KEY</b>", "center", size=14, after=0.3, extra='fo:break-before="page"'))
    third = len(names) // 3
    rows = [[f"{n}. {letters[names[n - 1][1]]}" for n in (k, k + third, k + 2 * third)] for k in range(1, third + 1)]
    sheet.body.append(sheet.table(rows, [3.0, 3.0, 3.0], rule="none"))
    return Document(*sheet.source(), items)


WASTE = [
    ("外卖餐盒算什么垃圾？", "餐盒里的剩饭剩菜倒入湿垃圾桶，沾了油污的餐盒属于干垃圾。"), ("大骨头为什么不是湿垃圾？", "大骨头质地坚硬，不易腐烂，还会损坏粉碎设备，所以应投放到干垃圾桶。"), ("过期的药品怎么处理？", "过期药品是有害垃圾，应连同内包装一起投放到有害垃圾桶。"), ("用过的餐巾纸可以回收吗？", "不可以。餐巾纸遇水即溶，用过后又受到污染，属于干垃圾。"), ("普通的五号电池是有害垃圾吗？", "现在生产的普通干电池已经达到低汞或无汞的要求，可以作为干垃圾投放。充电电池和纽扣电池则是有害垃圾。"),
    ("玻璃瓶打碎了怎么扔？", "碎玻璃属于可回收物，请用厚纸包好，并写上“小心割手”。"), ("湿垃圾为什么要破袋投放？", "塑料袋不易降解，会影响湿垃圾的处理，因此要把袋子另外扔进干垃圾桶。"), ("错过了投放时间怎么办？", "小区东门设有误时投放点，每天开放到晚上十点。"),
]


@layout(HALF, "waste-binnacle", "questions and answers on the sorting of waste of a Chinese neighbourhood committee, XeLaTeX")
def waste_binnacle(draw):
    body, items = r"\begin{center}{\LARGE 生活垃圾分类百问百答（节选）}\par\medskip 梧桐路第三居民委员会\quad 2019年6月\end{center}\medskip ", []
    for n, (question, answer) in enumerate(WASTE, 1):
        body += rf"\begin{{samepage}}\hspace*{{2em}}\textbf{{{n}．问：{question}}}\par\hspace*{{2em}}答：{answer}\par\end{{samepage}}\vspace{{8pt}}" + "\n"
        items.append(item(question, answer, str(n)))
    font = draw.one(["Serif", "Sans"])
    extra = rf'\usepackage{{fontspec}}\setmainfont{{Noto {font} CJK SC}}\XeTeXlinebreaklocale "zh"\XeTeXlinebreakskip=0pt plus 1pt'
    engine, source = document(draw, body, ["timesnew"], (12,), (26, 28), foot=r"\thepage", extra=extra)
    return Document(engine, source, items)
