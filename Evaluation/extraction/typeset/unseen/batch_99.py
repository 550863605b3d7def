"""The ninety-ninth: the documents that dice (seed 99) took of a list of forty, first part.

The list had two or more of each kind; taken were: Scotland, national certificate in geography, 2022; international
certificate in travel and tourism, 2023; England, university sheet on linear algebra with solutions, 2018; USA, high
school, astronomy review, 2017; USA, community college, vectors, 2020; Italy, nautical school, 2022; Kenya, primary
certificate in science, 2018; Mexico, entrance to the bachillerato, 2019; USA, course of a retailer, 2023; USA, 4-H horse
quiz, 2015; France, language school, adjectives, 2020; Austria, business English, 2018; England, Use of English, 2019;
USA, music appreciation, 2016; Russia, library, 2019; UK, pensions office, 2020; New Zealand, climbing club, 2012; Ireland,
data protection, 2018; Germany, Spanish words of a unit, 2018; Japan, list of a teacher, 2019; Canada, citizenship, 2021;
Spain, nationality, 2022; USA, open textbook of algebra, 2015; England, parish allotments, 2016.
"""

import importlib

import engines  # noqa: F401  (registers latex and typst)
from latex import document, tex
from paper import Document, choices, item, layout
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT
first = importlib.import_module("blind-then-read.batch_59")
turned, chosen = first.turned, first.chosen

HALF = "unseen"

PLACES = [
    ("SECTION 1: PHYSICAL ENVIRONMENTS", [
        ("Many upland areas of Scotland were shaped by ice.", [
            ("Describe the features of a corrie.", 3, ["armchair-shaped hollow on the side of a mountain", "steep and often shattered back wall", "rock lip at the front", "may hold a small round lochan"], "One mark for each valid feature."),
            ("Explain the formation of a U-shaped valley. You may use a diagram in your answer.", 4, ["glacier moves down an existing river valley under gravity", "freezing ice pulls rocks from the floor by plucking", "rocks held in the ice scrape the sides by abrasion", "interlocking spurs are cut off", "valley is left deeper, wider and steeper when the ice melts"], "One mark for each valid explanation. Maximum 3 marks without reference to a process of erosion."),
        ]),
        ("A depression moved across the British Isles on 4 November.", [
            ("Give reasons for the heavy rain at the cold front.", 3, ["cold air undercuts the warm air", "warm air is forced to rise quickly and cools", "water vapour condenses into tall cumulonimbus clouds"], "One mark for each valid reason."),
            ("Describe, in detail, the weather that an anticyclone brings in summer.", 3, ["clear skies", "light winds as isobars are far apart", "high temperatures by day", "thunderstorms may follow a long hot spell"], "One mark for each valid point; a second mark for a point that is developed."),
        ]),
    ]),
    ("SECTION 2: HUMAN ENVIRONMENTS", [
        ("Land use in the inner city has changed in Glasgow and in other cities of the developed world.", [
            ("For a named city that you have studied, describe two changes in its inner city.", 4, ["old tenements were cleared and their people moved to new towns", "shipyards closed and the land was used for flats and museums", "warehouses were turned into loft apartments", "new roads were built through old districts"], "Up to 2 marks for each change."),
        ]),
        (None, [
            ("Give reasons for the differences in birth rate between developed and developing countries. You should refer to both in your answer.", 6, ["contraception is widely available in developed countries", "women there marry later and have careers", "children are expensive to bring up", "in developing countries children work on the land", "infant mortality is higher, so parents have more children", "children look after their parents in old age"], "One mark for each valid reason. Maximum 5 marks if only one type of country is mentioned."),
        ]),
    ]),
    ("SECTION 3: GLOBAL ISSUES", [
        ("Large earthquakes affect both people and the landscape.", [
            ("Explain why some earthquakes kill far more people than others of the same strength.", 4, ["shallow earthquakes shake the ground more", "buildings in poorer countries are not reinforced", "more people live close to the epicentre", "rescue teams may take days to arrive"], "One mark for each valid explanation."),
            ("Referring to one named aid agency, describe the short-term help given after an earthquake.", 2, ["the Red Cross brought tents and blankets", "clean water was delivered in tankers", "field hospitals were set up"], "One mark for each valid point."),
        ]),
    ]),
]


@layout(HALF, "paper-brioche", "geography paper of a Scottish board, Chromium: marks in a column with a line at its left; scheme in its own file, landscape, with general and specific instructions")
def paper_brioche(draw):
    items, body, scheme, n = [], "", "", 0
    for section, questions in PLACES:
        body += f"<tbody class=s><tr><td colspan=3><b>{section}</b></td><td class=m></td></tr></tbody>"
        for stem, parts in questions:
            n += 1
            if stem:
                body += f"<tr><td class=n>{n}.</td><td colspan=2>{web(stem)}</td><td class=m></td></tr>"
            for place, (question, marks, points, general) in enumerate(parts):
                letter = "abc"[place] if stem else ""
                first_cell = "" if stem else f"{n}."
                body += f"<tr class=p><td class=n>{first_cell}</td>" + (f"<td class=l>({letter})</td><td>" if letter else "<td colspan=2>") + f"{web(question)}</td><td class=m>{marks}</td></tr>"
                items.append(item(question, "\n".join(points), f"{n}({letter})" if letter else str(n), marks, stem=stem, rubric=[{"text": text, "marks": None} for text in points], guidance=general))
                scheme += f"<tr><td>{n}.</td><td>{f'({letter})' if letter else ''}</td><td>{web(general)}</td><td class=c>{marks}</td><td><ul>" + "".join(f"<li>{web(text)}</li>" for text in points) + "</ul></td></tr>"
        body += "<tr class=g><td colspan=3></td><td class=m></td></tr>"
    total = sum(i["marks"] for i in items)
    css = "table { width: 100%; border-collapse: collapse } td { vertical-align: top; padding: 2mm 1mm } .n, .l { width: 9mm } .m { border-left: 1.2px solid black; width: 14mm; text-align: center; font-weight: bold } .p td { padding-bottom: 8mm } .p td.m { vertical-align: bottom } .f { text-align: center; font-weight: bold } .h { text-align: right; font-weight: bold; margin: 0 0 1mm } tr { break-inside: avoid } td ul { margin: 0; padding-left: 5mm }"
    html = f"<div class=h>MARKS</div><table>{body}</table><p class=f>[END OF QUESTION PAPER]</p>"
    fonts = ["Liberation Sans", "Open Sans"]
    engine, source = page(draw, html, fonts, (11, 12), css)
    css2 = "h1 { font-size: 15pt } table { width: 100%; border-collapse: collapse } td, th { border: 1px solid black; padding: 1.5mm 2mm; vertical-align: top; text-align: left } .c { text-align: center } ul { margin: 0; padding-left: 5mm } thead { display: table-header-group } tr { break-inside: avoid } th { background: #ddd }"
    html2 = f"<h1>Detailed marking instructions for each question</h1><p>Total marks: {total}</p><table><thead><tr><th colspan=2>Question</th><th>General marking instructions for this type of question</th><th>Max mark</th><th>Specific marking instructions for this question</th></tr></thead>{scheme}</table><p style='text-align:center'><b>[END OF MARKING INSTRUCTIONS]</b></p>"
    return Document(engine, source, items, page(draw, html2, fonts, (10,), css2, paper="A4 landscape")[1])


TRAVEL = [
    ("Refer to Fig. 1.1 (Insert), a news report about Costa Rica, a destination in Central America.", [
        ("a", None, [
            ("i", "Identify two natural attractions of Costa Rica.", 2, ["rainforest", "volcanoes", "beaches"], "Accept any two."),
            ("ii", "State the number of visitors in 2019.", 1, ["3.1 million"], None),
        ]),
        ("b", "Explain two reasons why tourists choose guided tours of a national park.", 4, ["the guide knows the wildlife – more likely to see animals", "safer than walking alone – will not get lost", "transport is included – no need to hire a car"], "Award 1 mark for the identification of each of two reasons and 1 mark for each explanation."),
        ("c", "Describe how a tour operator differs from a travel agent.", 2, ["a tour operator puts packages together", "a travel agent sells them to customers"], None),
        ("d", "Discuss the likely negative impacts of tourism on the natural environment of Costa Rica.", 6, ["loss of habitat when hotels are built", "footpaths are eroded", "litter and sewage on beaches", "noise disturbs nesting turtles", "water is used up by golf courses and pools"], "Use level of response criteria."),
    ]),
    ("Refer to Fig. 2.1 (Insert), an advertisement for a serviced apartment in Singapore.", [
        ("a", None, [
            ("i", "State what is meant by the term ‘self-catering’.", 1, ["accommodation in which guests prepare their own meals"], None),
            ("ii", "Give two services that guests of the apartment have to pay extra for.", 2, ["airport transfer", "laundry"], None),
            ("iii", "Suggest one reason why business tourists may prefer the apartment to a hotel.", 1, ["more space to work", "cheaper for a long stay"], "Accept any reasonable response."),
        ]),
        ("b", "Explain how each of the following helps an airport hotel to attract customers.", [
            ("i", "a free shuttle bus", 2, ["guests need no taxi", "which saves them money"], None),
            ("ii", "late check-out", 2, ["guests can rest until their flight", "so they do not have to wait in the terminal"], None),
        ]),
        ("c", "Assess the importance of exchange rates to the number of inbound tourists.", 6, ["a weak currency makes the destination cheaper", "visitors stay longer and spend more", "business travel is affected less", "fuel and packages may be priced in US dollars"], "Use level of response criteria."),
    ]),
]


@layout(HALF, "paper-bagel", "international certificate in travel and tourism, LaTeX: nested parts, dotted lines with [n] at the end, totals; scheme in its own file as a table")
def paper_bagel(draw):
    items, body, scheme = [], "", ""

    def asked(label, question, marks, points, note, stems):
        nonlocal scheme
        inner = r"\newline ".join(rf"\textbullet\enspace {tex(text)}" for text in points) if len(points) > 1 else tex(points[0])
        extra = rf"{tex(note)}\par\vspace{{3pt}}" if note else ""
        scheme += rf"{label} & {extra}{inner} & {marks}\\\hline" + "\n"
        rubric = [{"text": text, "marks": None} for text in points] if marks > 1 else None
        items.append(item(question, "\n".join(points), label, marks, stem=" ".join(s for s in stems if s), rubric=rubric, guidance=note))
        return r"\dotline" * (2 if marks < 3 else marks) + rf"\nopagebreak\vspace{{-\baselineskip}}\hspace*{{\fill}}\colorbox{{white}}{{[{marks}]}}\par\medskip "

    for n, (stem, parts) in enumerate(TRAVEL, 1):
        total = 0
        body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}\medskip "
        for letter, text, *rest in parts:
            label = rf"\textbf{{({letter})}}"
            if isinstance(rest[0], list):
                for place, (roman, question, marks, points, note) in enumerate(rest[0]):
                    total += marks
                    if place == 0 and text:
                        body += rf"\lab{{8mm}}{{8mm}}{{{label}}}{{{tex(text)}}}"
                    before = rf"\makebox[8mm][l]{{{label}}}" if place == 0 and not text else ""
                    left, hang = ("8mm", "16mm") if before else ("16mm", "8mm")
                    lines = asked(f"{n}({letter})({roman})", question, marks, points, note, [stem, text])
                    body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{4pt}}\lab{{{left}}}{{{hang}}}{{{before}\textbf{{({roman})}}}}{{{tex(question)}}}{{\leftskip=24mm {lines}\par}}\end{{minipage}}\par "
            else:
                marks, points, note = rest
                total += marks
                lines = asked(f"{n}({letter})", text, marks, points, note, [stem])
                body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{4pt}}\lab{{8mm}}{{8mm}}{{{label}}}{{{tex(text)}}}{{\leftskip=16mm {lines}\par}}\end{{minipage}}\par "
        body += rf"\hfill [Total: {total}]\par\bigskip "
    extra = r"\usepackage{xcolor}\renewcommand\dotline{\par\vspace{5pt}\leavevmode\dotfill\par}"
    code = f"0471/1{draw.random.randint(1, 3)}"
    engine, source = document(draw, body, ["arial", "helvetica"], (11,), (20, 24), head=r"\fancyhead[C]{\thepage}", foot=rf"\fancyfoot[L]{{\small Travel and Tourism}}\fancyfoot[C]{{\small {code}/M/J/23}}\fancyfoot[R]{{\small\textbf{{[Turn over}}}}", extra=extra)
    table = r"\renewcommand\arraystretch{1.3}\begin{longtable}{|p{19mm}|p{112mm}|>{\centering\arraybackslash}p{14mm}|}\hline\textbf{Question} & \centering\textbf{Answer} & \textbf{Marks}\\\hline\endhead " + scheme + r"\end{longtable}"
    engine, answers = document(draw, table, ["arial"], (10,), (20, 24), head=rf"\fancyhead[L]{{\small {code}}}\fancyhead[C]{{\small Mark Scheme\\\textbf{{PUBLISHED}}}}\fancyhead[R]{{\small May/June 2023}}", extra=r"\setlength\headheight{28pt}")
    return Document(engine, source, items, answers)


SPACES = [
    ("A1", None, [(None, "Decide whether the vectors (1, 2, 3), (2, 3, 4) and (3, 5, 7) in ℝ³ are linearly independent.", "They are linearly dependent, since (1, 2, 3) + (2, 3, 4) = (3, 5, 7).")]),
    ("A2", "Let V be the space of real polynomials of degree at most 3.", [
        ("a", "Write down a basis of V.", "The polynomials 1, x, x² and x³ form a basis, so that V has dimension 4."),
        ("b", "Show that the polynomials p in V with p(1) = 0 form a subspace, and find its dimension.", "The zero polynomial vanishes at 1, and if p and q vanish at 1 then so does every p + λq; so they form a subspace. A basis is x − 1, x² − 1 and x³ − 1, and the dimension is 3."),
    ]),
    ("A3", None, [(None, "Is the set of vectors (x, y) in ℝ² with xy = 0 a subspace of ℝ²?", "No: it contains (1, 0) and (0, 1), but not their sum (1, 1).")]),
    ("B1", "Let T be the linear map from ℝ² to ℝ² with T(x, y) = (x + 2y, 3x + 6y).", [
        ("a", "Find the kernel of T.", "T(x, y) = 0 means x + 2y = 0, so the kernel is spanned by (2, −1)."),
        ("b", "Find the rank of T.", "The nullity is 1, and by the rank–nullity theorem the rank is 2 − 1 = 1."),
        ("c", "Is T invertible? Give a reason.", "No, because its kernel contains vectors other than zero."),
    ]),
    ("B2", None, [(None, "Let U and W be subspaces of a space of dimension 5, both of dimension 3. What are the possible dimensions of their intersection?", "By the dimension formula dim(U ∩ W) = 6 − dim(U + W). Since U + W contains U and lies in the whole space, its dimension is 3, 4 or 5; hence dim(U ∩ W) is 3, 2 or 1, and each of these occurs.")]),
    ("B3", None, [(None, "Prove that a linear map is injective if and only if its kernel is zero.", "Suppose that T is injective. If T(v) = 0 then T(v) = T(0), so v = 0. Conversely, let the kernel be zero. If T(v) = T(w) then T(v − w) = 0, so v − w = 0 and v = w.")]),
]
SETS = {"ℝ": r"\ensuremath{\mathbb R}", "∩": r"\ensuremath{\cap}"}


def mathed(text):
    """The text for LaTeX with the letters and signs of linear algebra as mathematics."""
    import re

    made = tex(text)
    for sign, command in SETS.items():
        made = made.replace(sign, command)
    return re.sub(r"(?<![A-Za-z\\{’])(?:dim(?=\()|[TUVWpqvwxy](?![A-Za-z’]))", lambda m: r"$\dim$" if m[0] == "dim" else f"${m[0]}$", made)


@layout(HALF, "solutions-ciabatta", "university sheet on linear algebra, LaTeX: labels with letter and number at the left, solutions run in below each part")
def solutions_ciabatta(draw):
    items, body, last = [], "", ""
    for label, stem, parts in SPACES:
        if label[0] != last:
            last = label[0]
            body += rf"\subsection*{{Section {last}}}"
        for place, (letter, question, answer) in enumerate(parts):
            if place == 0:
                body += rf"\par\medskip\lab{{0pt}}{{11mm}}{{\textbf{{{label}.}}}}{{{mathed(stem or question)}}}"
            if letter:
                body += rf"\lab{{11mm}}{{7mm}}{{({letter})}}{{{mathed(question)}}}"
            end = "" if letter else r"\hfill$\square$"
            body += rf"{{\leftskip={18 if letter else 11}mm\noindent\textit{{Solution.}} {mathed(answer)}{end}\par}}" + "\n"
            items.append(item(question, answer, f"{label}({letter})" if letter else label, stem=stem, kind="long" if "rove" in question else "short"))
    head = rf"\begin{{flushleft}}MA{draw.random.randint(104, 149)} Linear Algebra\hfill Term 2\end{{flushleft}}\hrule\begin{{center}}\Large Example Sheet {draw.random.randint(2, 5)}: Solutions\end{{center}}"
    engine, source = document(draw, head + body, ["cm", "lm", "palatino"], (11,), (24, 30))
    return Document(engine, source, items)


def exam(body, start="", font=r"\usepackage{lmodern}", options="addpoints,answers,11pt", foot=""):
    """A source in the exam class."""
    return (
        rf"\documentclass[{options}]{{exam}}\usepackage[T1]{{fontenc}}\usepackage[utf8]{{inputenc}}{font}\usepackage{{amsmath,amssymb,textcomp,xcolor}}"
        rf"\usepackage[letterpaper,margin=1in]{{geometry}}\pdfcompresslevel=9\pdfobjcompresslevel=2 \DeclareUnicodeCharacter{{2212}}{{\ensuremath{{-}}}}{start}\begin{{document}}" + "\n" + body + "\n" + r"\end{document}" + "\n"
    )


SKY = [
    (None, [("Name the four terrestrial planets in order from the Sun, and say what they have in common.", 3, "Mercury, Venus, Earth, Mars; they are small and rocky.")]),
    ("A star on the Hertzsprung–Russell diagram lies at the upper right.", [("Describe its temperature and its luminosity.", 2, "It is cool and very luminous."), ("What kind of star is it?", 1, "a red giant or supergiant"), ("Explain how a cool star can be so bright.", 2, "Its surface is so large that it gives off a great deal of light in all, although each square meter gives off little.")]),
    ("In your own words, define the following:", [("light-year", 1, "the distance that light travels in one year"), ("astronomical unit", 1, "the mean distance from Earth to the Sun"), ("parallax", 2, "the apparent shift of a nearby star against the background as Earth moves around the Sun")]),
    (None, [("Why do we always see the same side of the Moon?", 2, "The Moon turns once on its axis in the same time that it goes once around Earth.")]),
    (None, [("A star has a parallax of 0.5 arcseconds. Calculate its distance in parsecs.", 2, "d = 1/p = 1/0.5 = 2 parsecs")]),
    (None, [("What will be left of the Sun about 8 billion years from now?", 1, "a white dwarf")]),
]


@layout(HALF, "review-focaccia", "astronomy review of an American high school, exam class with framed solutions, parts and points at the right margin")
def review_focaccia(draw):
    items, body = [], ""
    for n, (stem, parts) in enumerate(SKY, 1):
        if stem:
            body += rf"\question {tex(stem)}\begin{{parts}}"
        for letter, (question, points, answer) in zip("abc", parts):
            command = r"\part" if stem else r"\question"
            body += rf"{command}[{points}] {tex(question)}\begin{{solution}}{tex(answer)}\end{{solution}}" + "\n"
            kind = "definition" if stem and stem.startswith("In your") else "numeric" if "Calculate" in question else "short"
            items.append(item(question, answer, f"{n}({letter})" if stem else str(n), points, stem=stem, kind=kind))
        if stem:
            body += r"\end{parts}"
    start = r"\pointsinrightmargin\pointformat{(\thepoints)}\framedsolutions\pagestyle{headandfoot}\header{Earth and Space Science}{}{Name: \underline{\hspace{5cm}}}\footer{}{\thepage\ of \numpages}{}"
    title = r"\begin{center}\textbf{\large Astronomy Unit Review --- KEY}\end{center}\vspace{3mm}\begin{questions}" + "\n"
    font = draw.one([r"\usepackage{lmodern}", r"\usepackage{tgtermes}", r"\usepackage{tgpagella}"])
    return Document("latex", exam(title + body + r"\end{questions}", start, font), items)


ARROWS = [
    ("choice", "Which of the following is a vector quantity?", "velocity", ["mass", "temperature", "time"]),
    ("line", "A vector has components 6 and 8. What is its magnitude?", "10"),
    ("choice", "Two vectors of magnitude 3 and 5 point in opposite directions. What is the magnitude of their sum?", "2", ["4", "8", "15"]),
    ("line", "Find the dot product of ⟨2, −1⟩ and ⟨4, 3⟩.", "5"),
    ("choice", "The dot product of two nonzero vectors is zero. The vectors are", "perpendicular.", ["parallel.", "equal.", "opposite."]),
    ("line", "A plane heads due north at 200 mph in a wind of 50 mph from the south. What is its ground speed?", "250 mph"),
    ("choice", "Which vector is parallel to ⟨1, −2⟩?", "⟨−3, 6⟩", ["⟨2, 1⟩", "⟨−1, −2⟩", "⟨3, 6⟩"]),
    ("line", "Write the unit vector in the direction of ⟨0, −7⟩.", "⟨0, −1⟩"),
]


@layout(HALF, "worksheet-pretzel", "vectors worksheet of a community college, exam class: check boxes with the right one ticked, answer lines filled in, points before the text")
def worksheet_pretzel(draw):
    items, body = [], ""
    angled = str.maketrans({"⟨": r"\ensuremath{\langle}", "⟩": r"\ensuremath{\rangle}"})
    for n, (form, question, answer, *wrong) in enumerate(ARROWS, 1):
        points = 2 if form == "choice" else 3
        body += rf"\question[{points}] {tex(question)}".translate(angled) + "\n"
        if form == "choice":
            options, place = turned(draw, answer, wrong[0])
            body += r"\begin{checkboxes}" + "".join(rf"\{'CorrectChoice' if k == place else 'choice'} {tex(text).translate(angled)}" for k, text in enumerate(options)) + r"\end{checkboxes}" + "\n"
            items.append(item(question, answer, str(n), points, choices([None] * 4, options), kind="mcq"))
        else:
            body += rf"\vspace{{15mm}}\answerline[{tex(answer).translate(angled)}]" + "\n"
            items.append(item(question, answer, str(n), points, kind="numeric"))
    start = r"\pagestyle{headandfoot}\firstpageheader{MATH 142}{Worksheet 9: Vectors}{Spring 2020}\firstpageheadrule\footer{}{Page \thepage\ of \numpages}{}\checkboxchar{$\Box$}\checkedchar{$\boxtimes$}\CorrectChoiceEmphasis{\bfseries}"
    title = r"\noindent Show your work. No calculators, please. There are \numpoints\ points in all.\begin{questions}" + "\n"
    font = draw.one([r"\usepackage{lmodern}", r"\usepackage[scaled]{helvet}\renewcommand\familydefault\sfdefault", ""])
    return Document("latex", exam(title + body + r"\end{questions}", start, font), items)


PATENTE = [
    ("Il fanale di coronamento di un’unità a motore è di colore:", "bianco.", ["rosso.", "giallo."]),
    ("La boa laterale rossa, entrando in porto, nella regione A si lascia:", "a sinistra.", ["a dritta.", "a prua."]),
    ("Un miglio nautico equivale a:", "1852 metri.", ["1609 metri.", "2000 metri."]),
    ("Il nodo è un’unità di misura:", "della velocità.", ["della distanza.", "della profondità."]),
    ("Il barometro misura:", "la pressione atmosferica.", ["la velocità del vento.", "l’umidità dell’aria."]),
    ("Le linee batimetriche della carta nautica uniscono i punti:", "di uguale profondità.", ["di uguale pressione.", "di uguale declinazione magnetica."]),
    ("La declinazione magnetica è l’angolo tra:", "il nord vero e il nord magnetico.", ["il nord magnetico e il nord bussola.", "la prua e la rotta."]),
    ("L’opera viva è la parte dello scafo:", "che sta sotto la linea di galleggiamento.", ["che sta sopra la linea di galleggiamento.", "a proravia dell’albero."]),
    ("Il vento di maestrale soffia da:", "nord-ovest.", ["nord-est.", "sud-ovest."]),
    ("Per “dritta” si intende, guardando verso prua, il lato:", "destro.", ["sinistro.", "sopravvento."]),
    ("Un fuoco a mano a luce rossa serve:", "a segnalare una richiesta di soccorso.", ["a illuminare il ponte.", "a indicare che si sta pescando."]),
    ("Il canale VHF riservato al soccorso e alla chiamata è il numero:", "16.", ["6.", "72."]),
]


@layout(HALF, "quiz-naan", "Italian quiz for the boating licence, word processor: options a), b), c) below each other, key at the end as a ruled grid with the letter behind each number")
def quiz_naan(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito"]), 11, "it", "IT", margin=2.0)
    items, key, wide = [], [], sheet.wide
    sheet.head = sheet.p("Scuola Nautica “La Bitta” – Genova\t<i>Patente entro le 12 miglia</i>", tabs=[(wide, RIGHT)], size=9)
    sheet.foot = sheet.p("{page}/{pages}", align="center", size=9)
    sheet.body.append(sheet.p("SCHEDA QUIZ N. " + str(draw.random.randint(4, 30)), align="center", bold=True, size=15, after=0.1))
    sheet.body.append(sheet.p("Tempo: 20 minuti – sono ammessi al massimo 3 errori", align="center", after=0.5))
    places = draw.shuffled([0, 1, 2] * 4)
    for n, ((question, right, wrong), place) in enumerate(zip(PATENTE, places), 1):
        options = [*wrong[:place], right, *wrong[place:]]
        keep = 'fo:keep-with-next="always"'
        sheet.body.append(sheet.p(f"<b>{n})</b>\t<b>{question}</b>", left=0.9, first=-0.9, tabs=[0.9], before=0.25, after=0.05, extra=keep))
        for k, (letter, text) in enumerate(zip("abc", options)):
            sheet.body.append(sheet.p(f"{letter})\t{text}", left=1.7, first=-0.8, tabs=[1.7], after=0.03, extra=keep if k < 2 else ""))
        key.append(f"{n} – <b>{'abc'[place]}</b>")
        items.append(chosen(question, options, place, str(n), "abc"))
    sheet.body.append(sheet.p("Soluzioni", bold=True, before=0.8, after=0.15, extra='fo:keep-with-next="always"'))
    sheet.body.append(sheet.table([[sheet.p(cell, align="center", after=0) for cell in key[:6]], [sheet.p(cell, align="center", after=0) for cell in key[6:]]], [2.6] * 6))
    engine, source = sheet.source()
    return Document(engine, source, items)


SHAMBA = [
    ("Which one of the following is a beneficial effect of earthworms in the soil?", "Improving drainage", ["Spreading diseases", "Eating roots", "Removing humus"]),
    ("Which one of the following diseases is spread by mosquitoes?", "Malaria", ["Cholera", "Typhoid", "Bilharzia"]),
    ("The part of a flower that receives pollen grains is the", "stigma", ["anther", "style", "ovary"]),
    ("Which one of the following is a non-metal?", "Sulphur", ["Copper", "Iron", "Zinc"]),
    ("Which one of the following pairs consists of insulators only?", "Wood, rubber", ["Iron, plastic", "Copper, glass", "Steel, wood"]),
    ("The process by which a liquid changes to a gas is called", "evaporation", ["condensation", "freezing", "melting"]),
    ("Which one of the following animals is an amphibian?", "Frog", ["Crocodile", "Tilapia", "Bat"]),
    ("Which one of the following crops is a legume?", "Beans", ["Maize", "Cassava", "Wheat"]),
    ("The planet nearest to the sun is", "Mercury", ["Venus", "Mars", "Earth"]),
    ("A deficiency of iron in the diet leads to", "anaemia", ["rickets", "scurvy", "marasmus"]),
    ("Which one of the following practices conserves soil on a steep slope?", "Terracing", ["Overgrazing", "Burning grass", "Ploughing downhill"]),
    ("Which one of the following levers has the effort between the load and the fulcrum?", "Fishing rod", ["Pair of scissors", "Wheelbarrow", "Crowbar"]),
    ("The instrument used to measure the amount of rainfall is called a", "rain gauge", ["wind vane", "windsock", "barometer"]),
]


@layout(HALF, "choices-baguette", "Kenyan primary science paper, LaTeX: two columns with a rule, options A to D in rows below each question, nothing answered")
def choices_baguette(draw):
    items, body = [], ""
    for n, (question, right, wrong) in enumerate(SHAMBA, 1):
        options, place = turned(draw, right, wrong)
        half = 0.5 if max(map(len, options)) < 16 else 1
        cells = [rf"\makebox[{half}\linewidth][l]{{{letter}.\enspace {tex(text)}}}" for letter, text in zip("ABCD", options)]
        if max(map(len, options)) < 6:
            cells = [rf"\makebox[0.23\linewidth][l]{{{letter}.\enspace {tex(text)}}}" for letter, text in zip("ABCD", options)]
            listed = "".join(cells)
        else:
            listed = r"\newline ".join(cells if half == 1 else [cells[0] + cells[1], cells[2] + cells[3]])
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{3pt}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)}}}\hspace*{{8mm}}\parbox[t]{{\dimexpr\linewidth-8mm}}{{{listed}}}\end{{minipage}}\par\vspace{{4mm}}" + "\n"
        items.append(chosen(question, options, place, str(n), "ABCD", shown=False))
    head = r"\begin{center}\textbf{\Large SCIENCE}\par\smallskip\textit{Time: 1 hour 40 minutes}\end{center}\textbf{READ THESE INSTRUCTIONS CAREFULLY.} For each of the questions four answers are given, lettered A, B, C and D. Only \textsc{one} of them is correct. Mark it on the answer sheet in pencil.\par\medskip\hrule\medskip "
    engine, source = document(draw, head + rf"\begin{{multicols}}{{2}}\raggedcolumns {body}\end{{multicols}}", ["times", "schoolbook"], (11,), (17, 20), extra=r"\setlength\columnseprule{0.4pt}\setlength\columnsep{10mm}", foot=r"\fancyfoot[R]{\small\textit{Turn over}}\fancyfoot[C]{\thepage}")
    return Document(engine, source, items)
