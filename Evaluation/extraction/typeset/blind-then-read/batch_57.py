"""The fifty-seventh: twenty of forty real documents, which dice chose (python random, seed 57).

The forty: *1 SQA, National 5 Practical Cookery, Scotland 2019; *2 Goethe-Institut, Start Deutsch 1 Lesen, Germany 2010; *3 DVSA, theory
test book, UK 2012; 4 NZQA, NCEA geography, New Zealand 2018; 5 Baltimore Catechism, USA 1885; *6 SEC, Leaving Certificate Home
Economics, Ireland 2015; 7 Marshall Cavendish, teacher's answers, Singapore 2009; 8 MOEMS, contest, USA 2013; 9 Berlitz, Greek phrase
book, 1975; 10 comp.lang.c FAQ, 1995; 11 Rules of the Road, Ireland 2010; *12 NCVEC, Technician pool, USA 2018; *13 DUO, KNM photo book,
Netherlands 2011; *14 Cambridge, KET listening, 2006; *15 Assimil, lessons with exercises, France 1985; 16 Brevet, history, France 2019;
*17 HKEAA, HKDSE Economics 1, Hong Kong 2014; 18 Cambridge, IGCSE data response, 2012; *19 WAEC, chief examiners' report, Nigeria 2016;
*20 STA, KS2 reading, England 2016; *21 STA, KS2 spelling, England 2017; 22 Quizlet, cards to cut out, USA 2015; 23 EngageNY, exit
ticket, USA 2013; *24 OCR, Classical Greek vocabulary, England 2016; 25 parish magazine, quiz, Ireland 1998; 26 ICDL, sample test, 2008;
*27 The Oldie, crossword, UK 2005; *28 Anaya, CLIL science, Spain 2014; 29 SRA, reading card, USA 1961; 30 NHS, interview guide, UK 2014;
*31 US Coast Guard, deck examination, USA 2010; 32 OpenStax, chapter review, USA 2013; *33 St John Ambulance, first aid test, UK 2005;
*34 Kew, botanical glossary, UK 2010; 35 Model UN, rules, USA 2009; 36 MIT, problem set, USA 2005; 37 ASK, JLPT N5 words, Japan 2012;
*38 Cornell, laboratory sheet, USA 2008; *39 RHS, Level 2 paper, UK 2015; 40 Madinah Arabic, words, Saudi Arabia 1997. Starred ones fell.
"""

from latex import document, table, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from webpage import page, web

HALF = "blind-then-read"


def points(texts, marks):
    """The rubric of more than one mark, with a mark beside each point where the scheme prints it."""
    return [{"text": text, "marks": marks} for text in texts]


COOKERY = [
    ("A café is planning a brunch menu for a busy Saturday.", [
        ("State two safety precautions to take when deep-fat frying.", 2, ["Do not overfill the fryer.", "Dry food well before lowering it into the oil."], "Accept any other relevant precaution."),
        ("Explain why eggs for a poached egg dish should be as fresh as possible.", 1, ["The white is thicker and holds together around the yolk."], ""),
        ("Describe how to test whether a Victoria sponge is cooked.", 2, ["It springs back when touched lightly.", "It has shrunk from the sides of the tin."], "A skewer coming out clean may be credited once."),
    ]),
    ("Carrots, leeks and lentils are used in a winter soup.", [
        ("Name the knife cut in which vegetables are cut into thin matchsticks.", 1, ["Julienne"], ""),
        ("Identify one sustainable reason for buying root vegetables in November in Scotland.", 1, ["They are in season locally, so fewer food miles are involved."], "Cheaper on its own is not acceptable."),
        ("Outline three steps in making a smooth lentil soup after the vegetables have been sweated.", 3, ["Add the lentils and hot stock.", "Simmer until the lentils are soft.", "Blend and check the seasoning."], "One mark for each step in a logical order."),
    ]),
    ("Cold desserts are often set with gelatine.", [
        ("Name a setting agent that is suitable for a vegetarian.", 1, ["Agar agar"], "Accept carrageen."),
        ("Explain one effect of adding fresh pineapple to a jelly.", 2, ["Its enzyme breaks down the protein", "so the jelly will not set."], ""),
    ]),
]


@layout(HALF, "paper-tweed", "Scottish paper in cookery, XeLaTeX: numbers, letters, plain marks in a ruled column at the right; marking instructions in their own file as a table")
def paper_tweed(draw):
    body, scheme, items = "", "", []
    for n, (stem, parts) in enumerate(COOKERY, 1):
        body += rf"\needspace{{4cm}}\par\noindent\makebox[9mm][l]{{\textbf{{{n}.}}}}\parbox[t]{{140mm}}{{{tex(stem)}}}\par\medskip "
        for letter, (question, marks, answers, note) in zip("abc", parts):
            body += rf"\noindent\hspace*{{9mm}}\makebox[9mm][l]{{({letter})}}\parbox[t]{{131mm}}{{{tex(question)}}}\hfill\makebox[9mm][c]{{\textbf{{{marks}}}}}\par" + r"\vspace{7mm}\noindent\hspace*{18mm}\rule{131mm}{0.3pt}\par" * (marks + 1) + r"\bigskip "
            scheme += rf"{f'{n}.' if letter == 'a' else ''} & ({letter}) & " + r"\newline ".join(rf"$\bullet$ {tex(a)}" for a in answers) + rf" & {marks} & {tex(note)}\\\hline "
            items.append(item(question, "\n".join(answers), f"{n}({letter})", marks, stem=stem, rubric=points(answers, None) if marks > 1 else None, guidance=note))
    extra = r"\AddToShipoutPictureBG{\AtPageLowerLeft{\put(\LenToUnit{\dimexpr\paperwidth-33mm},\LenToUnit{20mm}){\rule{0.4pt}{255mm}}\put(\LenToUnit{\dimexpr\paperwidth-31mm},\LenToUnit{277mm}){\footnotesize\bfseries MARKS}\put(\LenToUnit{\dimexpr\paperwidth-16mm},\LenToUnit{125mm}){\rotatebox{90}{\scriptsize DO NOT WRITE IN THIS MARGIN}}}}"
    body = rf"\textbf{{Total marks --- {sum(p[1] for _, ps in COOKERY for p in ps)}}}\par\textbf{{Attempt ALL questions}}\par\bigskip " + body + r"\begin{center}\textbf{[END OF QUESTION PAPER]}\end{center}"
    engine, source = document(draw, body, ["arial"], (11,), (20, 20), foot=r"\fancyfoot[C]{page \ifnum\value{page}<10 0\fi\thepage}", extra=extra)
    head = r"\begin{center}\textbf{Detailed marking instructions for each question}\end{center}\renewcommand\arraystretch{1.4}"
    scheme = head + r"\begin{longtable}{|>{\bfseries}p{6mm}|p{7mm}|p{70mm}|>{\centering\arraybackslash}p{12mm}|p{44mm}|}\hline\multicolumn{2}{|l|}{\textbf{Question}}&\textbf{Expected response}&\textbf{Max mark}&\textbf{Additional guidance}\\\hline\endhead " + scheme + r"\end{longtable}\begin{center}\textbf{[END OF MARKING INSTRUCTIONS]}\end{center}"
    return Document(engine, source, items, document(draw, scheme, ["arial"], (11,), (20, 20), foot=r"\fancyfoot[C]{page \thepage}")[1])


LESEN = [
    ("1", ["Liebe Mira,", "der Kurs am Donnerstag fällt leider aus, weil Frau Oster krank ist. Nächste Woche geht es weiter, aber im Raum 12 und schon um 17 Uhr. Bring bitte das rote Heft mit und sag Tarek Bescheid.", "Viele Grüße, Jolanda"],
     [("Am Donnerstag ist kein Kurs.", True), ("Nächste Woche beginnt der Kurs um 18 Uhr.", False), ("Mira soll ein Heft mitbringen.", True)]),
    ("2", ["Hausordnung Lindenweg 4", "Die Waschmaschine im Keller ist von Montag bis Samstag von 7 bis 21 Uhr frei. Am Sonntag darf man nicht waschen. Fahrräder stehen im Hof, nicht im Treppenhaus."],
     [("Am Sonntag kann man im Keller waschen.", False), ("Die Fahrräder gehören in den Hof.", True)]),
    ("3", ["Bäckerei Krume – wir ziehen um!", "Ab dem 2. Mai finden Sie uns am Bahnhofsplatz neben der Post. Zur Eröffnung kostet jedes Brötchen nur 20 Cent. Parkplätze sind hinter dem Haus."],
     [("Die Bäckerei ist ab Mai neben der Post.", True), ("Hinter dem Haus kann man nicht parken.", False), ("Brötchen kosten bei der Eröffnung weniger.", True)]),
]


@layout(HALF, "reading-loden", "German reading test for beginners, Chromium: texts in frames, statements with Richtig and Falsch beside them, key at the end")
def reading_loden(draw):
    body, items, key, n = "<h1>Lesen</h1><p class=t>circa 20 Minuten</p><p><b>Teil 1.</b> Lesen Sie die drei Texte und die Aufgaben. Kreuzen Sie an: <span class=b>Richtig</span> oder <span class=b>Falsch</span>.</p>", [], [], 0
    for text, lines, statements in LESEN:
        body += f"<section><h3>Text {text}</h3><div class=f>" + "".join(f"<p>{web(x)}</p>" for x in lines) + "</div><table>"
        for statement, true in statements:
            n += 1
            body += f"<tr><td class=n>{n}</td><td class=s>{web(statement)}</td><td><span class=b>Richtig</span></td><td><span class=b>Falsch</span></td></tr>"
            key.append(f"<td>{n}</td><td>{'Richtig' if true else 'Falsch'}</td>")
            items.append(item(statement, "True" if true else "False", str(n), kind="truefalse"))
        body += "</table></section>"
    half = (len(key) + 1) // 2
    body += "<section class=k><h3>Lösungen</h3><table class=l>" + "".join(f"<tr>{key[k]}{key[k + half] if k + half < len(key) else '<td></td><td></td>'}</tr>" for k in range(half)) + "</table></section>"
    css = "section { break-inside: avoid } h1 { border-bottom: 3px solid #6a9a1f } .t { color: #555 } .f { border: 1px solid #444; border-radius: 3mm; padding: 1mm 6mm; margin: 0 12mm 4mm; font-family: 'Comic Neue' } table { border-collapse: collapse; width: 100% } .n { width: 10mm; font-weight: bold } td { padding: 2mm 1mm } .b { border: 1px solid #222; padding: 1mm 3mm; font-size: 90% } .s { width: 110mm } .l { width: 80mm; font-size: 85% } .l td { padding: .5mm 2mm; border: 1px solid #999 } .k { margin-top: 12mm }"
    engine, source = page(draw, body, ["Open Sans", "Liberation Sans"], (11,), css, language="de")
    return Document(engine, source, items)


THEORY = [
    ("You are driving on a wet motorway behind a lorry that throws up spray. What should you do?", ["Drop back and use dipped headlights", "Move closer to see past it", "Switch on your rear fog lights and overtake", "Sound your horn until it moves over"], [0], "Spray hides the road ahead. Falling back gives you a better view and more time to stop; double the gap you’d leave in the dry."),
    ("Your car has anti-lock brakes. What do they let you do in an emergency stop?", ["Stop in half the distance", "Steer while braking hard", "Brake without using the pedal", "Change down more quickly"], [1], "The wheels do not lock, so the tyres can still steer you round an obstacle."),
    ("Which TWO of these are likely to make your tyres wear unevenly?", ["Wheels that are out of line", "Driving with the windows open", "Worn suspension parts", "A full fuel tank"], [0, 2], "Have the steering geometry and the shock absorbers checked if one edge of the tread is wearing away."),
    ("What does a flashing amber light at a pelican crossing mean?", ["Stop and wait for green", "Give way to people who are still crossing", "The lights are out of order", "You have priority over pedestrians"], [1], "You may go on only if nobody is on the crossing."),
    ("Where should you never park at night without lights?", ["On a road with a limit of 40 mph", "In a marked bay", "On your own drive", "In a multi-storey car park"], [0], "Parking lights are needed on any road where the limit is above 30 mph."),
    ("You want to turn right from a main road, but a cyclist is coming towards you. What should you do?", ["Turn quickly in front of the cyclist", "Flash your headlights to stop them", "Wait until the cyclist has gone by", "Beckon the cyclist on"], [2], "Cyclists are easy to misjudge; many ride faster than you’d think."),
    ("Which TWO should you carry out before a long journey?", ["Check the oil level", "Let a little air out of the tyres", "Check the tread of the tyres", "Disconnect the battery"], [0, 2], "A few minutes under the bonnet may save a breakdown on the hard shoulder."),
]


@layout(HALF, "theory-denim", "page of a book for the driving theory test, Chromium: Mark one answer, boxes of which the right ones are ticked, explanation in a side column")
def theory_denim(draw):
    unit = draw.random.randint(2, 9)
    body, items = f"<div class=h>section {unit}<b>Road sense</b></div>", []
    for n, (question, options, right, why) in enumerate(THEORY, 1):
        say = "Mark <i>two</i> answers" if len(right) > 1 else "Mark <i>one</i> answer"
        body += f"<div class=q><div class=a><div class=n>{unit}.{n}<span>{say}</span></div><p>{web(question)}</p>" + "".join(f"<div class=o><span class=x>{'✓' if k in right else '&nbsp;'}</span>{web(o)}</div>" for k, o in enumerate(options)) + f"</div><div class=w>{web(why)}</div></div>"
        items.append(item(question, "\n".join(options[k] for k in right), f"{unit}.{n}", None, choices([None] * 4, options), kind="multi" if len(right) > 1 else "mcq"))
    css = ".h { background: #20508c; color: #fff; padding: 3mm 5mm; font-size: 130% } .h b { margin-left: 8mm } .q { display: flex; break-inside: avoid; border-bottom: 1px solid #9ab; padding: 3mm 0 } .a { width: 112mm } .n { color: #20508c; font-weight: bold } .n span { font-weight: normal; font-size: 85%; margin-left: 8mm } .a p { font-weight: bold; margin: 1.5mm 0 } .o { margin: 1mm 0 } .x { display: inline-block; border: 1px solid #333; width: 4mm; height: 4mm; line-height: 4mm; margin-right: 3mm; text-align: center; font-size: 9pt; vertical-align: middle } .w { flex: 1; background: #e8eef6; padding: 3mm; margin-left: 5mm; font-size: 88% }"
    engine, source = page(draw, body, ["DejaVu Sans Condensed", "DejaVu Sans"], (9,), css)
    return Document(engine, source, items)


HOME_A = [
    ("State two functions of vitamin K in the body.", ["helps the blood to clot", "keeps bones strong"], 6),
    ("Name two sources of soluble fibre.", ["oats", "lentils"], 6),
    ("Give two reasons why milk is pasteurised.", ["to destroy harmful bacteria", "to make it keep longer"], 6),
    ("List two items of information that a fish label must show.", ["the method of production, caught or farmed", "the catch area"], 6),
    ("Suggest two ways in which a household could save water.", ["collect rain in a barrel for the garden", "repair dripping taps"], 6),
    ("Explain the term gross income.", ["all the money earned before any deductions are made"], 6),
]
HOME_B = [
    ("In a survey of 640 Irish teenagers, 41% said that they skip breakfast at least twice a week.", [
        ("Discuss the importance of breakfast for teenagers.", ["raises blood sugar after the night", "helps concentration in class", "supplies calcium for growing bones", "makes snacks of sugary food less likely"], 20),
        ("Give two guidelines for choosing a breakfast cereal.", ["look for at least 6 g of fibre in 100 g", "choose one with little added sugar"], 10)]),
    ("A couple with a baby are buying their first washing machine.", [
        ("Set out the points they should consider before they choose a model.", ["the size of the drum", "the energy rating", "the space in the kitchen", "after-sales service"], 16),
        ("Name one body which protects consumers in Ireland.", ["Competition and Consumer Protection Commission"], 4)]),
]


@layout(HALF, "paper-linen", "Irish paper in home economics, word processor: sections, numbers that begin again, marks in brackets; marking scheme in its own file with 2 @ 3 marks")
def paper_linen(draw):
    each = {6: {2: "2 @ 3 marks", 1: "6 marks"}, 20: {4: "4 points @ 5 marks"}, 10: {2: "2 guidelines @ 5 marks"}, 16: {4: "4 points @ 4 marks"}, 4: {1: "4 marks"}}
    body = paragraph(run("Home Economics – Scientific and Social"), "Title") + paragraph(run("Section A", "B") + run("\t60 marks")) + paragraph(run("Answer all questions from this section. Each question carries 6 marks. Write your answers in the spaces provided."))
    scheme = paragraph(run("Marking Scheme – Ordinary Level"), "Title") + paragraph(run("Section A"), "Head")
    body, items = body.replace("60 marks", f"{6 * len(HOME_A)} marks"), []

    def one(number, section, label, question, answers, marks, style, stem=None):
        nonlocal body, scheme
        body += paragraph(run(f"{label}\t{question}\t({marks})" if style == "Inner" else f"{label}\t{question}"), style) + paragraph(run("\t"), "Line") * (2 if marks < 10 else 0)
        scheme += paragraph(run(f"{label}\t{question}\t({marks} marks)", "B"), "Long") + paragraph(run(each[marks][len(answers)], "I"), "Deep") + paragraph(run("; ".join(answers)), "Deep")
        items.append(item(question, "\n".join(answers), number, marks, section=section, stem=stem, rubric=points(answers, marks // len(answers))))

    for n, (question, answers, marks) in enumerate(HOME_A, 1):
        one(str(n), "Section A", f"{n}.", question, answers, marks, "Part")
    body += paragraph(run("Section B", "B"), "Break") + paragraph(run("Answer both questions from this section."))
    scheme += paragraph(run("Section B"), "Head")
    for n, (stem, parts) in enumerate(HOME_B, 1):
        body += paragraph(run(f"{n}.\t{stem}"), "Part")
        scheme += paragraph(run(f"Question {n}", "B"))
        for letter, (question, answers, marks) in zip("abc", parts):
            one(f"{n}({letter})", "Section B", f"({letter})", question, answers, marks, "Inner", stem)
    right = (16.6, 'style:type="right"')
    styles = paragraph_style("Break", 0, tabs=[right], extra='fo:break-before="page"') + paragraph_style("Long", 0.35, 1.0, -1.0, [(1.0, ""), right]) + paragraph_style("Deep", 0.05, 1.0)
    engine, source = office(draw, body, ["Liberation Serif"], (12,), head="Leaving Certificate practice, Ordinary Level", styles=styles)
    return Document(engine, source, items, office(draw, scheme, ["Liberation Serif"], (12,), styles=styles)[1])


POOL = [
    ("[97.1]", "Which of the following is a purpose of the Amateur Radio Service stated in the FCC rules?", ["Providing a personal phone service", "Selling airtime to local clubs", "Advancing skills in the technical and communication phases of radio", "Relaying news for broadcasters"], 2),
    ("[97.119]", "How often must an amateur station give its call sign during a contact?", ["At least every ten minutes and at the end", "Once an hour", "At the start of each transmission", "Only when asked"], 0),
    ("", "What unit is used to express electrical resistance?", ["The volt", "The ampere", "The watt", "The ohm"], 3),
    ("", "What is the approximate wavelength of a signal of 146 MHz?", ["20 meters", "2 meters", "70 centimeters", "6 meters"], 1),
    ("[97.313]", "Which rule applies to the power of a transmitter?", ["Always use the greatest power", "Use no more than 5 watts after dark", "Use the least power needed for the contact", "Use the power printed on the antenna"], 2),
    ("", "Which instrument is connected in series with a circuit?", ["An ammeter", "A voltmeter", "A wavemeter", "A signal generator"], 0),
    ("", "What does the Q signal QSY ask a station to do?", ["Send more slowly", "Lower its power", "Repeat its call sign", "Change frequency"], 3),
    ("", "What is a good precaution when putting up an antenna mast?", ["Work alone so that nobody is hurt", "Look for overhead power lines and stay clear of them", "Use a wire guy in wet weather only", "Stand on the top rung of the ladder"], 1),
]


@layout(HALF, "pool-nylon", "question pool for radio amateurs, word processor: T1A01 (C) with the rule in brackets, options A. to D., a line of tildes")
def pool_nylon(draw):
    body, items = paragraph(run("SUBELEMENT T1 – Operation and safety – [8 Exam Questions – 8 Groups]", "B")), []
    group = 0
    for n, (rule, question, options, right) in enumerate(POOL):
        if n % 4 == 0:
            group += 1
            body += paragraph(run(f"T1{'AB'[group - 1]} – " + ["Purpose of the service; station identification; units", "Transmitter power; instruments; Q signals; antenna safety"][group - 1], "B"))
        label = f"T1{'AB'[group - 1]}{n % 4 + 1:02}"
        body += paragraph(run(f"{label} ({'ABCD'[right]}) {rule}".strip() + f"\n{question}\n" + "\n".join(f"{a}. {o}" for a, o in zip("ABCD", options)) + "\n~~"), "Kept")
        items.append(item(question, options[right], label, None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    engine, source = office(draw, body, ["Liberation Serif"], (12,), styles=paragraph_style("Kept", 0.2, extra='fo:keep-together="always"'))
    return Document(engine, source, items)


KNM = [
    ("Werk en inkomen", [
        ("Waar kunt u zich inschrijven als u werk zoekt?", ["bij het UWV", "bij een uitzendbureau"]),
        ("Wat betekent netto loon?", ["het geld dat u krijgt na aftrek van belasting en premies"]),
        ("Wie krijgt in Nederland AOW?", ["iemand die de AOW-leeftijd heeft bereikt en hier heeft gewoond of gewerkt"])]),
    ("Wonen", [
        ("Hoe heet een bedrijf dat sociale huurwoningen verhuurt?", ["een woningcorporatie"]),
        ("U ruikt gas in huis. Wat doet u?", ["u zet een raam open", "u draait de gaskraan dicht", "u belt buiten het storingsnummer"]),
        ("Waar brengt u oude batterijen heen?", ["naar een inzamelpunt in de winkel", "naar de milieustraat"])]),
    ("Gezondheid", [
        ("Bij wie gaat u het eerst langs als u ziek bent?", ["bij de huisarts"]),
        ("Welke verzekering is verplicht voor wie in Nederland woont?", ["de zorgverzekering (basisverzekering)"])]),
    ("Staat en geschiedenis", [
        ("Wat herdenken Nederlanders op 4 mei?", ["de slachtoffers van oorlogen sinds het begin van de Tweede Wereldoorlog"]),
        ("Wie schreef een dagboek in het Achterhuis in Amsterdam?", ["Anne Frank"]),
        ("Uit welke twee kamers bestaat het parlement?", ["de Eerste Kamer", "de Tweede Kamer"])]),
]


@layout(HALF, "civics-damast", "Dutch questions for a civic integration test, word processor: themes, numbers that run on, bulleted answers")
def civics_damast(draw):
    body, items, n = paragraph(run("Kennis van de Nederlandse Maatschappij"), "Title") + paragraph(run("Vragen en antwoorden om te oefenen", "I")), [], 0
    for place, (theme, entries) in enumerate(KNM, 1):
        body += paragraph(run(f"Thema {place}: {theme}"), "Head")
        for question, answers in entries:
            n += 1
            body += paragraph(run(f"{n}.\t{question}"), "Part") + "".join(paragraph(run(f"•\t{a}"), "Dot") for a in answers)
            items.append(item(question, "\n".join(answers), str(n)))
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (11,), styles=paragraph_style("Dot", 0.05, 1.6, -0.6, [(1.6, "")]))
    return Document(engine, source, items)


KET_A = [
    ("The boat trip begins at", ["9.15", "9.45", "10.30"], 1),
    ("What should Nadia bring?", ["a towel", "her own lunch", "a warm jacket"], 2),
    ("They will travel to the harbour by", ["tram", "bicycle", "car"], 0),
    ("Who can’t come with them?", ["Luca", "Nadia’s cousin", "Mr Petrov"], 1),
    ("The trip costs", ["£12", "£14", "£20"], 2),
]
KET_B = [("Name of teacher:", "", "Brannigan"), ("Day of class:", "", "Wednesday"), ("Place:", "room", "27"), ("Bring:", "an old", "shirt"), ("Price for six weeks:", "£", "48")]


@layout(HALF, "listening-chintz", "listening sheet for learners of English, Chromium: three options a question, then a note with numbered gaps in a frame, key behind")
def listening_chintz(draw):
    body, items, n = "<h2>Part 3</h2><h3>Questions 11–15</h3><p>Listen to Nadia talking to Ivo about a boat trip. For each question, choose the right answer (<b>A</b>, <b>B</b> or <b>C</b>). You will hear the conversation twice.</p><table class=c>", [], 10
    key = []
    for question, options, right in KET_A:
        n += 1
        body += "".join(f"<tr class={'f' if k == 0 else 'g'}><td class=n>{n if k == 0 else ''}</td><td class=q>{web(question) if k == 0 else ''}</td><td class=n>{'ABC'[k]}</td><td>{web(o)}</td></tr>" for k, o in enumerate(options))
        key.append(f"<b>{n}</b> {'ABC'[right]}")
        items.append(item(question, options[right], str(n), None, choices("ABC", options), kind="mcq", answer_label="ABC"[right]))
    body += "</table><h2 class=p>Part 4</h2><h3>Questions 16–20</h3><p>You will hear a man asking for information about an art class. Listen and complete each question. You will hear the conversation twice.</p><div class=box><h4>Evening painting class</h4><table class=d><tr><td>For:</td><td><i>beginners</i></td></tr>"
    more = []
    for lead, before, answer in KET_B:
        n += 1
        body += f"<tr><td>{web(lead)}</td><td><b>{n}</b>&ensp;{web(before)} ........................................</td></tr>"
        more.append(f"<b>{n}</b> {web(answer)}")
        items.append(item(f"{lead} {before} ___".replace("  ", " "), answer, str(n), kind="gap"))
    body += "</table></div><div class=key><h3>Answer key</h3><p>Part 3&emsp;" + "&emsp;".join(key) + "</p><p>Part 4&emsp;" + "&emsp;".join(more) + "</p></div>"
    css = "h2, h3 { text-align: center; margin: 2mm } .c { width: 100%; border-collapse: collapse } .f td { padding-top: 5mm } td { vertical-align: top; padding: .8mm 2mm } .n { width: 8mm; font-weight: bold } .q { width: 80mm } .p { break-before: page } .box { border: 2px solid #000; padding: 4mm 10mm; width: 120mm; margin: 6mm auto } h4 { text-align: center; font-size: 120%; margin: 1mm } .d td { padding: 3mm } .key { margin-top: 20mm; font-size: 85%; border-top: 1px solid #000 }"
    engine, source = page(draw, body, ["Liberation Sans"], (12,), css)
    return Document(engine, source, items)


ASSIMIL_A = [("Où se trouve la gare routière ?", "Where is the bus station?"), ("Je n’ai pas de monnaie.", "I have no change."), ("Mon frère habite au troisième étage.", "My brother lives on the third floor."), ("Il pleut, prenons un taxi.", "It’s raining, let’s take a taxi."), ("Elle arrive après-demain.", "She is arriving the day after tomorrow.")]
ASSIMIL_B = [("Have you found your umbrella?", "Avez-vous {} votre {} ?", ["trouvé", "parapluie"]), ("We always have dinner at eight.", "Nous {} toujours à {} heures.", ["dînons", "huit"]), ("This coat is too expensive.", "Ce {} est {} cher.", ["manteau", "trop"]), ("They are waiting outside the theatre.", "Ils {} devant le {}.", ["attendent", "théâtre"]), ("I have never seen this film.", "Je n’ai {} vu ce {}.", ["jamais", "film"])]


@layout(HALF, "exercises-toile", "lesson of a French course for self-study, XeLaTeX: dialogue, notes, sentences to translate, gaps with a dot for every letter, answers at the foot")
def exercises_toile(draw):
    lesson = draw.one([23, 37, 41])
    head = rf"\begin{{center}}{{\large\bfseries {lesson} Vingt minutes de retard}}\end{{center}}"
    lines = ["Le train de Lyon est annoncé avec vingt minutes de retard.", "Encore ! Et il n’y a même pas de banc.", "Venez, je vous offre un café au buffet.", "Avec plaisir, mais c’est moi qui paie."]
    body = head + "".join(rf"\lab{{0pt}}{{8mm}}{{\textbf{{{k}}}}}{{-- {tex(x)}}}" for k, x in enumerate(lines, 1))
    body += r"\par\medskip{\bfseries NOTES}\par{\small (1) \textit{Encore !} may mean ``again'' as well as ``still''. (2) \textit{C’est moi qui} stresses the subject; the verb agrees with \textit{moi}: \textit{c’est moi qui suis en retard}.\par}\vfill "
    body += r"\textbf{EXERCISE 1 -- Translate}\par\smallskip " + " ".join(rf"\textbf{{{k}.}} {tex(a)}" for k, (a, _) in enumerate(ASSIMIL_A, 1))
    body += r"\par\bigskip\textbf{EXERCISE 2 -- Fill in the missing words} \textit{(each dot stands for one letter)}\par\smallskip "
    items = [item(a, b, str(k), section="EXERCISE 1 – Translate") for k, (a, b) in enumerate(ASSIMIL_A, 1)]
    for k, (english, french, words) in enumerate(ASSIMIL_B, 1):
        body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{k}}}}}{{\textit{{{tex(english)}}}\par\noindent {tex(french.format(*[' '.join('.' * len(w)) for w in words]))}}}\smallskip "
        french = french.format("___", "___")
        items.append(item(f"{english} {french}", "\n".join(words), str(k), kind="gap", section="EXERCISE 2 – Fill in the missing words", context=english, command=french))
    body += r"\vfill\hrule\medskip{\small\textbf{Answers to Exercise 1:} " + " ".join(rf"\textbf{{{k}}} {tex(b)}" for k, (_, b) in enumerate(ASSIMIL_A, 1)) + r"\par\smallskip\textbf{Answers to Exercise 2:} " + " ".join(rf"\textbf{{{k}}} {' -- '.join(words)}." for k, (*_, words) in enumerate(ASSIMIL_B, 1)) + r"\par}"
    engine, source = document(draw, body, ["libertine", "schoolbook"], (10,), (15, 15), paper="a5paper", foot=r"\fancyfoot[L]{\small " + str(lesson * 4 + 1) + "}")
    return Document(engine, source, items)


HKDSE = [
    ("Which of the following is a free good?", None, ["tap water in a public toilet", "a free newspaper handed out at a station", "sunlight on an open beach", "a textbook borrowed from a library"], 2),
    ("A stall sells egg tarts. Refer to the table. The average product of labour is the highest when the number of workers is", "data", ["1.", "2.", "3.", "4."], 1),
    ("The price of taxi rides rises from $24 to $27 and total revenue falls. The demand for taxi rides in this range is", None, ["elastic.", "inelastic.", "unitarily elastic.", "perfectly inelastic."], 0),
    ("Which of the following would increase the supply of umbrellas?", ["a fall in the price of nylon", "a new machine which needs less labour", "a week of heavy rain"], ["(1) and (2) only", "(1) and (3) only", "(2) and (3) only", "(1), (2) and (3)"], 0),
    ("An effective price ceiling is set on face masks. As a result,", None, ["there is a surplus of masks.", "there is a shortage of masks.", "the quantity supplied rises.", "the demand for masks falls."], 1),
    ("Which of the following is included in the GDP of Hong Kong in a year?", None, ["the sale of a flat built ten years ago", "a lai see given to a nephew", "the commission of an agent selling an old flat", "a government allowance for the elderly"], 2),
    ("A rise in which of the following would NOT raise the money supply, other things being equal?", None, ["the monetary base", "the required reserve ratio", "the share of income that people keep as deposits", "lending by banks out of excess reserves"], 1),
    ("Which of the following taxes is progressive?", ["a tax of $5 000 on each adult", "a tax of 10% on income up to $200 000 and 17% above it", "a tax of 15% on all income"], ["(1) only", "(2) only", "(1) and (3) only", "(2) and (3) only"], 1),
]


@layout(HALF, "choices-shantung", "Hong Kong economics paper, LaTeX: options A. to D. below, statements (1) to (3), a table, key as a grid with headings on the last page")
def choices_shantung(draw):
    body, items = r"\textit{There are 8 questions in this sample. Choose the best answer for each question.}\par\medskip ", []
    for n, (question, extra, options, right) in enumerate(HKDSE, 1):
        shown, said = tex(question), question
        if extra == "data":
            shown = r"A stall sells egg tarts. Refer to the table.\par\begin{center}" + table([["Total output (trays a day)", "8", "18", "24", "28"]], "|l|c|c|c|c|", ["Number of workers", "1", "2", "3", "4"]) + r"\end{center}The average product of labour is the highest when the number of workers is"
        elif extra:
            shown += r"\par " + "".join(rf"\lab{{10mm}}{{9mm}}{{({k})}}{{{tex(x)}}}" for k, x in enumerate(extra, 1))
            said += " " + " ".join(f"({k}) {x}" for k, x in enumerate(extra, 1))
        body += rf"\needspace{{45mm}}\lab{{0pt}}{{10mm}}{{{n}.}}{{{shown}}}\smallskip " + "".join(rf"\lab{{10mm}}{{9mm}}{{{a}.}}{{{tex(o)}}}" for a, o in zip("ABCD", options)) + r"\bigskip "
        items.append(item(said, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    body += r"\begin{center}\textbf{END OF PAPER}\end{center}\newpage\begin{center}\textbf{Economics Paper 1}\par\medskip\renewcommand\arraystretch{1.3}" + table([[str(k + 1), "ABCD"[HKDSE[k][3]], str(k + 5), "ABCD"[HKDSE[k + 4][3]]] for k in range(4)], "|c|c||c|c|", ["Question No.", "Key", "Question No.", "Key"]) + r"\end{center}"
    engine, source = document(draw, body, ["times"], (12,), (24, 26), head=r"\fancyhead[L]{\small PRACTICE-ECON 1}", foot=r"\fancyfoot[L]{\small PRACTICE-ECON 1--\thepage}\fancyfoot[C]{\thepage}")
    return Document(engine, source, items)
