"""The hundred and sixtieth: sheets that a collector brings next: a driving school's mock test, a placement test, a quiz host's rounds,
a geography paper with its scheme, gaps with banks, phrasal verbs to match, Japanese words, an FAQ of a French training centre, a graded
reader's page, a university examination, a glossary of a baking site and a worksheet on percentages.
"""

import importlib

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from paper import Document, choices, item, layout
from webpage import page, web

Sheet = importlib.import_module("blind-then-read.batch_31").Sheet

HALF = "unseen"


def placed(draw, options):
    """The options mixed, of which the first is right, and the place of the right one."""
    mixed = draw.shuffled(options)
    return mixed, mixed.index(options[0])


def typ(text):
    """The text for Typst."""
    return "".join("\\" + sign if sign in "\\#$*_`<>@[]~" else sign for sign in text)


# Mock theory test of a driving school

DRIVING = [
    ("Rules of the road", "What should you do when the traffic lights turn amber as you approach them?", ["Stop unless it is unsafe to do so", "Speed up to clear the junction", "Sound your horn and carry on", "Change to the lane on your right"], None),
    ("Signs and signals", "What does this sign mean?", ["Give way to traffic on the major road", "Stop and wait for a signal", "End of the dual carriageway", "Road works one mile ahead"], "tri"),
    ("Alertness", "You feel tired on a long motorway journey. What is the best thing to do?", ["Leave at the next exit or service area and rest", "Open a window and drive faster", "Stop on the hard shoulder for a nap", "Turn up the radio"], None),
    ("Safety margins", "By how much can stopping distances increase on an icy road?", ["Up to ten times", "Up to twice", "Up to three times", "They stay the same"], None),
    ("Vulnerable road users", "You are about to overtake a cyclist. How much room should you leave?", ["At least 1.5 metres", "About half a metre", "As little as possible", "The width of a door mirror"], None),
    ("Signs and signals", "What does this sign tell you?", ["No vehicles may enter", "Parking is allowed", "One-way street", "No overtaking"], "bar"),
    ("Vehicle handling", "When should you use dipped headlights during the day?", ["In poor visibility", "Only on motorways", "When the road is empty", "Before you turn left"], None),
    ("Incidents", "You arrive first at a crash. What should you do before anything else?", ["Make sure that the scene is safe", "Move the injured people", "Offer hot drinks", "Take photographs"], None),
    ("Your vehicle", "What can be caused by tyres that are under-inflated?", ["The car uses more fuel", "The engine overheats", "The battery goes flat", "The oil pressure falls"], None),
    ("Documents", "Which document shows who is the registered keeper of a vehicle?", ["The registration certificate", "The insurance certificate", "The test certificate", "The service record"], None),
    ("Hazard awareness", "A ball bounces into the road ahead of you. What should you expect?", ["A child may run after it", "The road has become slippery", "Traffic ahead will stop", "A cyclist will turn right"], None),
    ("Motorways", "Which lane should you normally use on a motorway with three lanes?", ["The left-hand lane", "The middle lane", "The right-hand lane", "Any lane that is clear"], None),
]
SIGN = {
    "tri": '<svg width="64" height="56" viewBox="0 0 64 56"><path d="M4 4H60L32 52Z" fill="#fff" stroke="#c00" stroke-width="6"/></svg>',
    "bar": '<svg width="56" height="56" viewBox="0 0 56 56"><circle cx="28" cy="28" r="26" fill="#c00"/><rect x="10" y="23" width="36" height="10" fill="#fff"/></svg>',
}


@layout(HALF, "theory-eddystone", "mock theory test of a driving school, Chromium: cards in two columns with Question 1 and its topic in a bar, drawn signs, Mark one answer, empty boxes before the options; answers in words overleaf")
def theory_eddystone(draw):
    asked, items, body, key = draw.some(DRIVING, 11), [], "", ""
    for n, (topic, question, options, sign) in enumerate(asked, 1):
        shown, place = placed(draw, options)
        body += f"<div class=c><div class=b><b>Question {n}</b><span>{topic}</span></div><p class=q>{web(question)}</p>" + (f"<div class=s>{SIGN[sign]}</div>" if sign else "") + "<p class=m>Mark <b>one</b> answer</p>" + "".join(f"<div class=o><i></i><span>{web(o)}</span></div>" for o in shown) + "</div>"
        key += f"<tr><td>{n}</td><td>{web(options[0])}</td></tr>"
        items.append(item(question, options[0], str(n), None, choices([None] * 4, shown), kind="mcq"))
    head = "<div class=h><div><b>Beacon School of Motoring</b><br>Unit 4, Station Yard · 01632 960 117</div><div class=r>Mock theory test 3<br>Pass mark: 9 out of 11</div></div><p class=n>Pupil ______________________________ &emsp; Instructor ____________________ &emsp; Score ______ / 11</p>"
    body = head + f"<div class=g>{body}</div><div class=a><h2>Mock theory test 3 – Answers</h2><table>{key}</table><p class=z>Got one wrong? Read the section of the Highway Code that your instructor has noted on your progress card before the next lesson.</p></div>"
    css = ".h { display: flex; justify-content: space-between; border-bottom: 3px solid #d60; padding-bottom: 2mm } .r { text-align: right; font-weight: bold } .n { font-size: 90%; margin: 4mm 0 } .g { columns: 2; column-gap: 7mm } .c { break-inside: avoid; border: 1px solid #bbb; margin-bottom: 4mm; padding-bottom: 2mm } .b { background: #223a5e; color: #fff; padding: 1mm 2.5mm; display: flex; justify-content: space-between; font-size: 88% } .q { font-weight: bold; margin: 2mm 2.5mm 1mm } .s { text-align: center } .m { font-size: 85%; color: #555; margin: 1mm 2.5mm } .o { display: flex; margin: 1mm 2.5mm } .o i { flex: none; width: 3.2mm; height: 3.2mm; border: 1px solid #333; margin: 0.8mm 2.5mm 0 0 } .a { break-before: page } .a td { border-bottom: 1px solid #ccc; padding: 1.2mm 4mm } .z { font-style: italic }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Carlito"], (10, 10.5), css)
    return Document(engine, source, items)


# Placement test of a language school

PLACEMENT = [
    ("My sister ______ in a bank in the city centre.", ["works", "work", "working", "is work"]),
    ("There aren’t ______ eggs in the fridge.", ["any", "some", "much", "no"]),
    ("We ______ to Lisbon last summer.", ["went", "go", "have gone", "were go"]),
    ("This hotel is ______ than the one by the station.", ["cheaper", "more cheap", "cheapest", "as cheap"]),
    ("I’ve lived in this street ______ 2015.", ["since", "for", "from", "during"]),
    ("If it rains tomorrow, we ______ at home.", ["’ll stay", "stayed", "would stay", "staying"]),
    ("She’s the woman ______ brother plays for the national team.", ["whose", "who", "which", "that"]),
    ("The letter ______ yesterday morning.", ["was posted", "posted", "has posted", "is posting"]),
    ("He told me that he ______ the film already.", ["had seen", "has saw", "sees", "was seeing"]),
    ("I’m not used to ______ up so early.", ["getting", "get", "got", "have got"]),
    ("You ______ have told me! I had no idea.", ["should", "must", "can", "ought"]),
    ("Hardly ______ the house when the phone rang.", ["had I left", "I had left", "I left", "did I left"]),
    ("I wish I ______ more time to read.", ["had", "have", "would have had", "am having"]),
    ("By next June she ______ here for ten years.", ["will have worked", "works", "will work", "has worked"]),
]


@layout(HALF, "placement-fastnet", "placement test of a language school, word processor: personal details in a frame, sentences with a gap, options A to D in one row behind tabs, office use table with levels; key for the teacher as two columns of numbers and letters")
def placement_fastnet(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Open Sans"]), draw.one((10, 10.5)), margin=2.0)
    asked, items, key = draw.some(PLACEMENT, 13), [], []
    sheet.head = sheet.p("Harbour Language Centre\tEnglish placement test – written part", size=8.5, tabs=[(sheet.wide, 'style:type="right"')])
    sheet.body += [sheet.p("<b>Find your level</b>", size=18, after=0.2), sheet.table([["Family name:", "First name:"], ["Nationality:", "Date:"]], [sheet.wide / 2] * 2, padding=0.15)]
    sheet.body.append(sheet.p("Choose the best word or words to complete each sentence. Circle A, B, C or D. If you don’t know the answer, go on to the next sentence. You have 15 minutes. Do not use a dictionary.", before=0.3, after=0.3))
    for n, (question, options) in enumerate(asked, 1):
        shown, place = placed(draw, options)
        sheet.body.append(sheet.p(f"<b>{n}</b>\t{question}", left=0.9, first=-0.9, tabs=[0.9], before=0.16, after=0.04, extra='fo:keep-with-next="always"'))
        sheet.body.append(sheet.p("\t".join(f"<b>{letter}</b> {o}" for letter, o in zip("ABCD", shown)), left=0.9, tabs=[4.9, 8.9, 12.9], after=0.1))
        key.append("ABCD"[place])
        items.append(item(question, options[0], str(n), None, choices("ABCD", shown), kind="gap", answer_label="ABCD"[place]))
    sheet.body.append(sheet.p("For office use only", bold=True, before=0.4, after=0.1, extra='fo:keep-with-next="always"'))
    sheet.body.append(sheet.table([["Score", "0–3", "4–6", "7–9", "10–11", "12–13"], ["Class", "A1", "A2", "B1", "B2", "C1"]], [2.2] + [1.9] * 5))
    sheet.body.append(sheet.p("Placement test – key (teachers only)", bold=True, size=13, after=0.3, extra='fo:break-before="page"'))
    half = (len(key) + 1) // 2
    sheet.body.append(sheet.table([[str(k + 1), key[k], str(k + 1 + half) if k + half < len(key) else "", key[k + half] if k + half < len(key) else ""] for k in range(half)], [1.2, 1.6, 1.2, 1.6]))
    sheet.foot = sheet.p("Please give this paper back to reception.", size=8.5, align="center")
    engine, source = sheet.source()
    return Document(engine, source, items)


# Rounds of a quiz host

ROUNDS = [
    ("Round 1: Food and drink", [
        ("Which spice is the most expensive by weight?", ["saffron", "vanilla", "cardamom"]), ("From which country does feta cheese come?", ["Greece", "Cyprus", "Bulgaria"]), ("What is the main ingredient of hummus?", ["chickpeas", "lentils", "broad beans"]),
        ("Which fruit is dried to make prunes?", ["plum", "fig", "date"]), ("What kind of pastry is used for profiteroles?", ["choux", "filo", "shortcrust"]), ("Which nut is used in marzipan?", ["almond", "hazelnut", "cashew"]),
    ]),
    ("Round 2: At the seaside", [
        ("How many arms does a common starfish have?", ["five", "six", "eight"]), ("Which English resort has a famous tower that opened in 1894?", ["Blackpool", "Brighton", "Whitby"]), ("What is the name for the tide with the smallest range?", ["neap tide", "spring tide", "ebb tide"]),
        ("Which bird steals most chips from visitors?", ["herring gull", "puffin", "cormorant"]), ("Of what is sand on most British beaches chiefly made?", ["quartz", "coral", "basalt"]), ("In which county is Land’s End?", ["Cornwall", "Devon", "Kent"]),
    ]),
]


@layout(HALF, "trivia-cockchafer", "multiple choice rounds of a quiz host, Typst: team and joker lines, rounds in coloured bars, numbers restart, options a. b. c. in a row, a tie-breaker; host's copy on the last page with number, letter and word")
def trivia_cockchafer(draw):
    body, key, items = "", "", []
    for title, asked in ROUNDS:
        body += f'#bar[{title}]\n'
        key += f'*{title}*\n\n#grid(columns: (1fr, 1fr), row-gutter: 6pt, '
        for n, (question, options) in enumerate(draw.some(asked, 5), 1):
            shown, place = placed(draw, options)
            body += f"#q[{n}.][{typ(question)}][" + "][".join(f"{letter}. {typ(o)}" for letter, o in zip("abc", shown)) + "]\n"
            key += f"[{n}. #h(4pt) {'abc'[place]} – {typ(options[0])}], "
            items.append(item(question, options[0], str(n), None, choices("abc", shown), kind="mcq", answer_label="abc"[place], section=title))
        key += ")\n#v(4mm)\n"
    tie = "How many steps lead to the top of the Eiffel Tower?"
    body += f"#v(3mm)#block(stroke: (dash: \"dotted\"), inset: 7pt, width: 100%)[*Tie-breaker (nearest wins):* {tie} #h(1fr) #box(width: 28mm, stroke: (bottom: 0.5pt))]\n"
    items.append(item(tie, "1,665", None, kind="numeric"))
    source = f"""#set page(paper: "a4", margin: 18mm, footer: text(8pt, gray)[Quizzes by Night Owl Events · Thursdays 8 pm · Phones away, please! #h(1fr) #context counter(page).display()])
#set text(font: ({draw.one(['"Lato"', '"Carlito"', '"Open Sans"'])},), size: {draw.one([10.5, 11])}pt, lang: "en")
#let bar(t) = block(fill: rgb("#5b2a86"), width: 100%, inset: 6pt, above: 14pt, sticky: true)[#text(white, weight: "bold", size: 1.15em)[#t]]
#let q(n, t, a, b, c) = block(breakable: false, above: 11pt)[#grid(columns: (8mm, 1fr), n, [#t #v(-1mm) #grid(columns: (1fr, 1fr, 1fr), a, b, c)])]
#align(center)[#text(22pt, weight: "bold")[The Big Thursday Quiz]]
Team name: #box(width: 70mm, stroke: (bottom: 0.5pt)) #h(1fr) Joker on round: #box(width: 18mm, stroke: (bottom: 0.5pt)) #h(1fr) Total: #box(width: 18mm, stroke: (bottom: 0.5pt))

Circle one letter for each question. One point for each right answer, double points in your joker round.
{body}
#pagebreak()
#text(16pt, weight: "bold")[Answers – host’s copy]

{key}
*Tie-breaker:* 1,665
"""
    return Document("typst", source, items)


# Geography paper with its scheme in another file

GEOGRAPHY = [
    ("Fig. 1 shows the rainfall at a weather station in West Africa.", [
        ("a", None, [("i", "Name the month with the highest rainfall.", ["August"], []), ("ii", "Describe how the rainfall changes from January to August.", ["it increases", "slowly at first and then more rapidly"], [])]),
        ("b", "Suggest two ways in which farmers may be affected by the dry season.", ["crops may fail", "animals lack water or grazing"], ["Credit any other valid effect."]),
    ]),
    ("Many people in the area are moving from the countryside to the nearest city.", [
        ("a", "State what is meant by the term rural–urban migration.", ["the movement of people from the countryside to towns and cities"], []),
        ("b", "Give two push factors that may cause people to leave the countryside.", ["lack of jobs", "poor services such as schools and clinics"], ["Do not accept pull factors."]),
        ("c", None, [("i", "Explain why shanty towns often grow at the edge of a city.", ["land there is cheap or unused", "newcomers cannot afford to rent in the centre", "the city cannot build houses fast enough"], []), ("ii", "Suggest one way in which the authorities could improve life in a shanty town.", ["supply piped water"], ["Credit any other valid scheme."])]),
    ]),
    ("A company plans to build a dam across the river above the city.", [
        ("a", "Give one reason why a narrow valley is a good site for a dam.", ["a shorter dam is needed"], []),
        ("b", "Explain how the dam could reduce flooding in the city.", ["water is held back in the reservoir after heavy rain", "and released slowly"], []),
        ("c", "Do you think that the dam should be built? Give reasons for your answer.", ["electricity for industry", "water for irrigation", "people have to leave their homes", "habitats are lost"], ["Credit reasons for or against."]),
    ]),
]


@layout(HALF, "paper-skerryvore", "secondary geography paper, XeLaTeX: bold numbers, (a) and (i) hanging, dotted lines, [2] at the right, a bar chart, Total line; scheme in its own file as a ruled table Question, Answer, Marks, Notes")
def paper_skerryvore(draw):
    items, body, scheme, total = [], "", "", 0
    bars = "".join(rf"\draw[fill=gray!40] ({0.5 * k + 0.1},0) rectangle ({0.5 * k + 0.45},{h});\node[font=\scriptsize] at ({0.5 * k + 0.28},-0.25) {{{m}}};" for k, (m, h) in enumerate(zip("JFMAMJJASOND", (0.1, 0.1, 0.3, 0.6, 1.0, 1.6, 2.2, 2.7, 2.0, 0.8, 0.2, 0.1))))
    ticks = "".join(rf"\node[left,font=\scriptsize] at (0,{k}) {{{100 * k}}};\draw (-0.08,{k})--(0,{k});" for k in range(4))
    figure = rf"\begin{{center}}\begin{{tikzpicture}}\draw[->] (0,0)--(0,3.3);\draw (0,0)--(6.2,0);{ticks}{bars}\node[rotate=90,font=\scriptsize] at (-1,1.5) {{rainfall (mm)}};\end{{tikzpicture}}\par\textbf{{Fig. 1}}\end{{center}}"

    def asked(number, label, indent, question, points, notes, stem):
        nonlocal body, scheme, total
        marks = len(points)
        total += marks
        body += rf"\needspace{{3\baselineskip}}\lab{{{indent}mm}}{{9mm}}{{{label}}}{{{tex(question)}}}" + "".join(rf"{{\leftskip={indent + 9}mm\vspace{{5mm}}\noindent\dotfill{f'~[{marks}]' if k == marks - 1 else ''}\par}}" for k in range(marks)) + r"\medskip" + "\n"
        said, noted = (r" \newline ".join(tex(p) for p in lines) for lines in (points, notes))
        scheme += rf"{number} & {said} & {marks} & {noted}\\\hline" + "\n"
        items.append(item(question, "\n".join(points), number.replace(" ", ""), marks, stem=stem, rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None, guidance="\n".join(notes)))

    for n, (stem, parts) in enumerate(GEOGRAPHY, 1):
        body += rf"\bigskip\needspace{{50mm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}" + (figure if n == 1 else "") + "\n"
        for letter, question, inner, *notes in parts:
            if question:
                asked(f"{n} ({letter})", rf"\textbf{{({letter})}}", 9, question, inner, notes[0], stem)
                continue
            for k, (roman, question, points, notes) in enumerate(inner):
                label = rf"\makebox[9mm][l]{{\textbf{{{f'({letter})' if k == 0 else ''}}}}}\textbf{{({roman})}}"
                asked(f"{n} ({letter}) ({roman})", rf"\hspace*{{-9mm}}{label}", 18, question, points, notes, stem)
    body = rf"{{\large\bfseries GEOGRAPHY}}\hfill\textbf{{Paper 2}}\par\textbf{{1 hour}}\hrule\medskip Candidates answer on the Question Paper. Write in dark blue or black pen. Answer \textbf{{all}} questions. The number of marks is given in brackets [~] at the end of each question or part question.\par{body}\bigskip\hfill\textbf{{[Total: {total}]}}\par"
    scheme_body = rf"\begin{{center}}\textbf{{MARK SCHEME}}\par Geography Paper 2\par Maximum mark: {total}\end{{center}}\renewcommand\arraystretch{{1.35}}\begin{{longtable}}{{|p{{20mm}}|p{{68mm}}|c|p{{46mm}}|}}\hline\textbf{{Question}} & \textbf{{Answer}} & \textbf{{Marks}} & \textbf{{Notes}}\\\hline\endhead {scheme}\end{{longtable}}"
    look = dict(fonts=[draw.one(["arial", "timesnew"])], sizes=(11,), margins=(20, 20))
    engine, source = document(draw, body, foot=r"\fancyfoot[L]{\small G/2/M}\fancyfoot[C]{\small\thepage}\fancyfoot[R]{\small\textbf{\ifnum\value{page}=1 [Turn over\fi}}", **look)
    return Document(engine, source, items, document(draw, scheme_body, foot=r"Page \thepage", **look)[1])


# Passage with gaps and a bank

BAKERS = [
    ("Long before the town wakes {}, Marta is already at work in her bakery.", "up"), ("She gets to the shop {} three o’clock every morning and lights the oven.", "at"), ("First she mixes flour and water {} yeast and a little salt.", "with"), ("The dough has to rest {} two hours before she can shape it.", "for"),
    ("While she is waiting, she listens {} the radio and drinks a strong coffee.", "to"), ("The first loaves come out {} the oven just before six.", "of"), ("By then there is usually a queue {} front of the door.", "in"), ("Most of her customers are {} their way to work.", "on"),
    ("Marta learned her trade {} her grandfather, who opened the shop in 1951.", "from"), ("She closes at noon and goes straight home {} bus.", "by"),
]


@layout(HALF, "gaps-eclair", "reading and prepositions sheet of a language school, Typst: bank of words in a rounded frame with two too many, passage with (1) and a rule of underscores, title and level in a band, key upside down at the foot")
def gaps_eclair(draw):
    items, text, key = [], "", []
    for n, (sentence, word) in enumerate(BAKERS, 1):
        shown = sentence.format(f"({n}) __________")
        text += typ(shown).replace(f"({n}) ", f"*({n})* ") + " "
        key.append(f"{n} {word}")
        items.append(item(shown, word, str(n), kind="gap"))
    bank = draw.mixed([word for _, word in BAKERS] + ["about", "under"])
    source = f"""#set page(paper: "a4", margin: 20mm, footer: [#line(length: 100%, stroke: 0.4pt) #v(-2mm) #text(8pt)[© Polyglot House · This sheet may be photocopied for use in class. #h(1fr) Elementary · Sheet 27]])
#set text(font: ({draw.one(['"Open Sans"', '"Lato"', '"Libertinus Serif"'])},), size: {draw.one([11, 11.5])}pt, lang: "en")
#block(fill: rgb("#f3c9a0"), width: 100%, inset: 9pt)[#text(17pt, weight: "bold")[Early bread] #h(1fr) Prepositions · A2]
Name: #box(width: 60mm, stroke: (bottom: 0.5pt)) #h(8mm) Class: #box(width: 25mm, stroke: (bottom: 0.5pt))
#v(3mm)
*Read the text and complete it with the words from the box. There are two words that you do not need.*
#align(center, block(stroke: 0.8pt, radius: 6pt, inset: 9pt)[{' #h(6mm) '.join(bank)}])
#set par(leading: 1.15em, justify: false)
{text}
#v(6mm)
#text(0.9em)[*Note:* _bakery_ is a place, _baker_ is a person.]
#place(bottom + center, rotate(180deg, text(8.5pt)[Key: {' #h(2mm) '.join(key)}]))
"""
    return Document("typst", source, items)


# Phrasal verbs to match and to use

VERBS = [
    ("call off", "decide that an event will not take place", "The concert had to be ________ because the singer was ill.", "called off"),
    ("put up with", "accept something unpleasant without complaining", "I can’t ________ that noise any longer.", "put up with"),
    ("look into", "try to find out the facts about something", "The police are ________ the cause of the fire.", "looking into"),
    ("turn down", "refuse an offer or a request", "She was offered the job, but she ________ it ________.", None),
    ("run out of", "have none of something left", "We’ve ________ milk. Could you buy some?", "run out of"),
    ("take after", "be like an older member of the family", "Everybody says that Leo ________ his grandmother.", "takes after"),
    ("come across", "find something by chance", "I ________ these letters when I was tidying the attic.", "came across"),
    ("get over", "recover from an illness or a shock", "It took him weeks to ________ the flu.", "get over"),
]


@layout(HALF, "match-scarab", "photocopiable activity of a publisher, word processor: A two columns to match in a table with a rule between number and letter, B sentences with gaps and the same verbs in a frame; Teacher’s notes overleaf with the key to A and B")
def match_scarab(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito"]), draw.one((10.5, 11)), margin=2.2)
    meanings, items = draw.mixed([v[1] for v in VERBS]), []
    first, second = "A", "B"
    letters = "abcdefgh"
    sheet.head = sheet.p("Upper-intermediate\tPhotocopiable 4B", size=9, tabs=[(sheet.wide, 'style:type="right"')])
    sheet.body += [sheet.p("<b>Say it with a phrasal verb</b>", size=17, after=0.3), sheet.p("<b>A</b>  Match the phrasal verbs (1–8) with their meanings (a–h). Write the letters on the lines.", after=0.2)]
    sheet.body.append(sheet.table([[str(n), v[0], "_____", letters[n - 1], meanings[n - 1]] for n, v in enumerate(VERBS, 1)], [0.9, 3.2, 1.7, 0.8, 9.6], rule="none"))
    listed, key_a = choices(letters, meanings), []
    for n, (verb, meaning, _, _) in enumerate(VERBS, 1):
        place = meanings.index(meaning)
        key_a.append(f"{n} {letters[place]}")
        items.append(item(verb, meaning, str(n), None, listed, kind="match", answer_label=letters[place], section=first))
    asked = draw.shuffled([v for v in VERBS if v[3]])
    sheet.body.append(sheet.p("<b>B</b>  Complete the sentences with phrasal verbs from the box. Put the verbs into the correct form. There is one that you do not need.", before=0.6, after=0.2))
    sheet.body.append(sheet.table([["   ".join(draw.mixed([v[0] for v in VERBS]))]], [sheet.wide], padding=0.2))
    key_b = []
    for n, (_, _, sentence, answer) in enumerate(asked, 1):
        sheet.body.append(sheet.p(f"{n}\t{sentence}", left=0.9, first=-0.9, tabs=[0.9], before=0.2 if n > 1 else 0.35, after=0.1))
        key_b.append(f"{n} {answer}")
        items.append(item(sentence, answer, str(n), kind="gap", section=second))
    sheet.body += [sheet.p("Teacher’s notes", bold=True, size=14, after=0.2, extra='fo:break-before="page"'), sheet.p("<b>Aim:</b> to practise phrasal verbs from Unit 4. <b>Time:</b> 20 minutes. Give one copy to each pair of students. Let them compare their answers with another pair before you check with the class.", after=0.3)]
    sheet.body += [sheet.p("<b>Answers</b>", after=0.1), sheet.p("<b>A</b>\t" + ",  ".join(key_a), left=0.9, first=-0.9, tabs=[0.9]), sheet.p("<b>B</b>\t" + ",  ".join(key_b), left=0.9, first=-0.9, tabs=[0.9])]
    sheet.foot = sheet.p("Photocopiable © Larkspur Press", size=8.5, align="center")
    engine, source = sheet.source()
    return Document(engine, source, items)


# Japanese words of an evening class

NIHONGO = [
    ("駅", "えき", "eki", "station"), ("電車", "でんしゃ", "densha", "train"), ("切符", "きっぷ", "kippu", "ticket"), ("地図", "ちず", "chizu", "map"), ("道", "みち", "michi", "street, way"), ("橋", "はし", "hashi", "bridge"), ("空港", "くうこう", "kūkō", "airport"), ("飛行機", "ひこうき", "hikōki", "aeroplane"),
    ("自転車", "じてんしゃ", "jitensha", "bicycle"), ("信号", "しんごう", "shingō", "traffic lights"), ("右", "みぎ", "migi", "right"), ("左", "ひだり", "hidari", "left"), ("近い", "ちかい", "chikai", "near"), ("遠い", "とおい", "tōi", "far"), ("入口", "いりぐち", "iriguchi", "entrance"), ("出口", "でぐち", "deguchi", "exit"),
]


@layout(HALF, "words-weevil", "Japanese words of an evening class, Chromium: table without vertical rules of No., Kanji, Kana, Rōmaji, English and an empty box to tick, bands of grey, numbers that go on from an earlier lesson")
def words_weevil(draw):
    start, items, rows = draw.random.randint(5, 8) * 14 + 1, [], ""
    for n, (kanji, kana, sound, english) in enumerate(draw.some(NIHONGO, 14), start):
        rows += f"<tr><td>{n}</td><td class=k lang=ja>{kanji}</td><td lang=ja>{kana}</td><td><i>{sound}</i></td><td>{english}</td><td><span class=b></span></td></tr>"
        items.append(item(kanji, english, str(n), kind="vocabulary"))
    body = f"<div class=t>Japanese for Beginners · Evening class · Term 2</div><h1>Lesson {start // 14 + 1}: Getting around <span lang=ja>交通</span></h1><p>Learn these words by heart for next Tuesday. Tick the box when you can write the word without looking.</p><table><thead><tr><th>No.</th><th>Kanji</th><th>Kana</th><th>Rōmaji</th><th>English</th><th>✓</th></tr></thead>{rows}</table><p class=z>Adjectives that end in い change when they are negative: see your notes on Lesson {start // 14}.</p>"
    css = ".t { font-size: 85%; color: #777 } h1 { font-size: 160%; margin: 1mm 0 } h1, th { color: #9a1b2f } table { width: 100%; border-collapse: collapse } th { border-bottom: 2px solid #9a1b2f; text-align: left; padding: 1mm 2mm } td { padding: 1.6mm 2mm } tbody tr:nth-child(even), tr:nth-child(even) td { background: #eee } [lang=ja] { font-family: 'Noto Sans CJK JP' } .k { font-size: 135% } .b { display: inline-block; width: 4mm; height: 4mm; border: 1px solid #444 } .z { font-size: 90% }"
    engine, source = page(draw, body, ["Carlito", "Open Sans", "Liberation Sans"], (11, 11.5), css)
    return Document(engine, source, items)


# FAQ of a training centre, France

FORMATION = [
    ("Qui peut s’inscrire à la formation ?", "Toute personne de plus de 18 ans qui souhaite apprendre le métier de pâtissier, avec ou sans diplôme."), ("Quelle est la durée de la formation ?", "La formation dure neuf mois, dont dix semaines de stage en entreprise."), ("Faut-il passer un examen d’entrée ?", "Non. Vous êtes reçu pour un entretien d’une demi-heure, qui permet de faire le point sur votre projet."),
    ("Combien coûte la formation ?", "Les frais s’élèvent à 4 200 euros. Ils peuvent être payés en trois fois sans frais."), ("Puis-je obtenir une aide financière ?", "Oui, la formation peut être financée par votre compte personnel de formation ou par votre région."), ("Le matériel est-il fourni ?", "Les couteaux et les moules sont prêtés par le centre. La tenue est à la charge du stagiaire."),
    ("Quels sont les horaires ?", "Les cours ont lieu du lundi au jeudi, de 8 h à 16 h. Le vendredi est réservé au travail personnel."), ("Que se passe-t-il en cas d’absence ?", "Toute absence doit être signalée le jour même au secrétariat. Au-delà de cinq jours, un justificatif est demandé."), ("Quel diplôme obtient-on à la fin ?", "Les stagiaires se présentent au CAP Pâtissier en candidats libres."), ("Le centre est-il accessible aux personnes handicapées ?", "Oui, tous les ateliers sont au rez-de-chaussée. Notre référent handicap vous répond au secrétariat."),
]


@layout(HALF, "faq-palmier", "questions about a course of a French training centre, pdfLaTeX: title in a coloured box, numbered questions in bold colour, answers below set in, contact in a frame at the foot")
def faq_palmier(draw):
    items, body = [], ""
    for n, (question, answer) in enumerate(draw.some(FORMATION, 9), 1):
        shown = tex(question).replace(" ?", "~?")
        body += rf"\needspace{{4\baselineskip}}\medskip\lab{{0pt}}{{8mm}}{{\color{{petrol}}\bfseries {n}.}}{{\textcolor{{petrol}}{{\textbf{{{shown}}}}}}}{{\leftskip=8mm {tex(answer)}\par}}" + "\n"
        items.append(item(question, answer, str(n), kind="faq"))
    body = r"\noindent\colorbox{petrol}{\parbox{\dimexpr\linewidth-6pt}{\centering\color{white}\vspace{2mm}{\Large\bfseries Devenir pâtissier}\par Vos questions, nos réponses\vspace{2mm}}}\par\bigskip L’équipe du centre répond ici aux questions que vous nous posez le plus souvent lors des journées portes ouvertes.\par" + body + r"\vfill\begin{center}\fbox{\parbox{0.8\linewidth}{\centering\textbf{Une autre question ?}\par Appelez le secrétariat du lundi au vendredi, de 9 h à 17 h, au 01 99 00 45 12.}}\end{center}"
    engine, source = document(draw, body, ["lmsans", "times", "palatino"], (11,), (22, 26), foot=r"\small Centre de formation des Halles -- livret d’accueil -- page \thepage", extra=r"\definecolor{petrol}{HTML}{0B5563}\frenchspacing")
    return Document(engine, source, items)


# Page after a chapter of a graded reader

KEEPER = "Grace Darling was born in 1815 in a village on the north-east coast of England. Her father, William, was a lighthouse keeper, and when she was ten the family moved to the Longstone lighthouse. There was no school on the island, so her parents taught her at home. In the early morning of 7 September 1838, Grace looked out of her window and saw a ship on the rocks. It was the Forfarshire, a steamer on its way to Scotland. Some people were still alive. The sea was too rough for the lifeboat, but Grace and her father took their small rowing boat and saved nine people. Soon everybody in Britain knew her name. Painters came to paint her, and strangers asked for a lock of her hair. Grace did not enjoy her fame. She died of an illness when she was only twenty-six."
KEEPER_SAID = [("Grace was born in a lighthouse.", False), ("She went to school on the island.", False), ("Grace saw the ship from her window.", True), ("The Forfarshire was sailing to Scotland.", True), ("The lifeboat took Grace to the rocks.", False), ("Grace liked being famous.", False)]
KEEPER_WORDS = [("keeper", "a person who looks after a place"), ("rough", "with high waves"), ("steamer", "a ship with an engine"), ("lock", "a small piece of hair"), ("fame", "being known by many people")]
KEEPER_ASKED = [("Who taught Grace to read and write?", "Her parents did."), ("How many people did Grace and her father save?", "They saved nine people."), ("How old was Grace when she died?", "She was twenty-six.")]


@layout(HALF, "statements-longstone", "page of a graded reader, word processor: text, A true or false with a rule before each number, B words to match with meanings a to e in a table, C questions with lines; answers in small print at the end")
def statements_longstone(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Caladea", "Carlito"]), draw.one((11, 11.5)), margin=2.1)
    heads = ["A  True or false? Write T or F.", "B  Match the words from the text with their meanings.", "C  Answer the questions."]
    items, hang = [], dict(left=0.9, first=-0.9, tabs=[0.9])
    head = 'fo:keep-with-next="always"'
    sheet.body += [sheet.p("<b>The girl at the lighthouse</b>", size=18, after=0.1), sheet.p("<i>Level 2 · 800 headwords · Chapter 3</i>", after=0.3), sheet.p(KEEPER, align="justify", after=0.4)]
    said = draw.shuffled(KEEPER_SAID)
    sheet.body.append(sheet.p(heads[0], bold=True, before=0.3, extra=head))
    for n, (text, true) in enumerate(said, 1):
        sheet.body.append(sheet.p(f"_____  {n}.  {text}", after=0.1))
        items.append(item(text, str(true), str(n), kind="truefalse", section="A"))
    ends = draw.mixed([m for _, m in KEEPER_WORDS])
    sheet.body += [sheet.p(heads[1], bold=True, before=0.4, extra=head), sheet.table([[f"{n}.  {w}", f"{'abcde'[n - 1]})  {ends[n - 1]}"] for n, (w, _) in enumerate(KEEPER_WORDS, 1)], [4.5, 8.5])]
    listed = choices("abcde", ends)
    items += [item(w, m, str(n), None, listed, kind="match", answer_label="abcde"[ends.index(m)], section="B") for n, (w, m) in enumerate(KEEPER_WORDS, 1)]
    sheet.body.append(sheet.p(heads[2], bold=True, before=0.4, extra=head))
    line = 'style:type="right" style:leader-style="solid" style:leader-text="_"'
    for n, (question, answer) in enumerate(KEEPER_ASKED, 1):
        sheet.body += [sheet.p(f"{n}.\t{question}", after=0.1, extra=head, **hang), sheet.p("\t", left=0.9, tabs=[(sheet.wide, line)], after=0.2)]
        items.append(item(question, answer, str(n), section="C"))
    sheet.body.append(sheet.p("<b>Answers</b>  <b>A</b> " + "  ".join(f"{n} {'T' if true else 'F'}" for n, (_, true) in enumerate(said, 1)) + "   <b>B</b> " + "  ".join(f"{n} {'abcde'[ends.index(m)]}" for n, (_, m) in enumerate(KEEPER_WORDS, 1)) + "   <b>C</b> " + "  ".join(f"{n} {a}" for n, (_, a) in enumerate(KEEPER_ASKED, 1)), size=8.5, before=0.4))
    sheet.foot = sheet.p("Lantern Readers\t{page}", size=9, tabs=[(sheet.wide, 'style:type="right"')])
    engine, source = sheet.source()
    return Document(engine, source, items)


# Examination of a university

ECONOMICS = [
    (None, [("a", "Define the price elasticity of demand.", 3, None), ("b", "Explain, with the help of a diagram, how a tax on sugar affects consumers and producers.", 10, None), ("c", "Discuss whether the burden of such a tax falls mainly on poorer households.", 12, None)]),
    ("A firm has the total cost function C(q) = 50 + 4q + 2q², where q is output in thousands of units.", [("a", None, None, [("i", "Derive the marginal cost function.", 3), ("ii", "Find the level of output at which average cost is lowest.", 6)]), ("b", "Suppose that the market price is 24. Calculate the profit of the firm.", 6, None), ("c", "What is meant by the shut-down point? Explain its importance in the short run.", 10, None)]),
    ("Consider a market with two firms that choose their prices at the same time.", [("a", "Describe the Bertrand model and state its assumptions.", 8, None), ("b", "Explain why the outcome is often called a paradox.", 7, None), ("c", "Evaluate two ways in which the paradox can be resolved.", 10, None)]),
]


@layout(HALF, "exam-bellrock", "university examination in economics, pdfLaTeX: cover block with module code and rubric, questions in bold with 25 marks altogether, (a) (i) hanging, (6 marks) in italics on a line of its own at the right; nothing answered")
def exam_bellrock(draw):
    items, body = [], ""

    def ask(label, indent, question, marks, number, stem):
        nonlocal body
        shown = tex(question).replace("C(q) = 50 + 4q + 2q", "$C(q)=50+4q+2q$")
        body += rf"\needspace{{3\baselineskip}}\lab{{{indent}mm}}{{9mm}}{{{label}}}{{{shown}}}\hfill\textit{{({marks} marks)}}\par\medskip" + "\n"
        items.append(item(question, None, number, marks, stem=stem))

    for n, (stem, parts) in enumerate(ECONOMICS, 1):
        body += rf"\bigskip\needspace{{5\baselineskip}}\textbf{{Question {n}}}\hfill\textbf{{[25 marks]}}\par\smallskip "
        if stem:
            body += tex(stem).replace("C(q) = 50 + 4q + 2q\\textsuperscript{2}", "$C(q) = 50 + 4q + 2q^2$").replace("where q is", "where $q$ is") + r"\par\smallskip "
        for letter, question, marks, inner in parts:
            if inner is None:
                ask(f"({letter})", 0, question, marks, f"{n}({letter})", stem)
                continue
            for k, (roman, question, marks) in enumerate(inner):
                label = rf"\hspace*{{-9mm}}\makebox[9mm][l]{{{f'({letter})' if k == 0 else ''}}}({roman})"
                ask(label, 9, question, marks, f"{n}({letter})({roman})", stem)
    body = r"\begin{center}{\scshape University of Carrick}\par\smallskip\textbf{Summer Examinations 2023/24}\par\smallskip School of Economics\par\textbf{EC2104 Intermediate Microeconomics}\end{center}\begin{tabular}{@{}ll}Time allowed: & 2 hours\\ Instructions: & Answer \textbf{all} questions. Each question carries 25 marks.\\ & Non-programmable calculators may be used.\\ & Begin each question on a new page of the answer book.\end{tabular}\par\medskip\hrule " + body + r"\vfill\begin{center}\textbf{END OF PAPER}\end{center}"
    engine, source = document(draw, body, ["cm", "lm", "times"], (11, 12), (25, 28), head=r"\fancyhead[R]{\small EC2104}", foot=r"\fancyfoot[C]{\small Page \thepage}")
    return Document(engine, source, items)


# Glossary of a baking site

BAKING = [
    ("Autolyse", "A rest of twenty minutes or more after flour and water have been mixed and before salt and yeast are added."), ("Bain-marie", "A bath of hot water in which a dish is cooked gently."), ("Blind bake", "To bake a pastry case without its filling, weighed down with beans so that it does not rise."), ("Bloom", "A grey film on chocolate that has been stored too warm."), ("Crumb", "The inside of a loaf, as opposed to its crust."),
    ("Docking", "Pricking holes into pastry with a fork to let the steam escape."), ("Fold in", "To mix a light ingredient into a heavier one without losing air."), ("Ganache", "A smooth mixture of chocolate and hot cream used as a filling or glaze."), ("Laminate", "To fold butter and dough into many thin layers, as for croissants."), ("Proof", "To let shaped dough rise for the last time before it is baked."),
    ("Ribbon stage", "The point at which beaten egg and sugar fall from the whisk in a band that holds its shape for a moment."), ("Score", "To cut the surface of a loaf so that it opens evenly in the oven."), ("Temper", "To warm and cool chocolate so that it sets with a shine and a snap."), ("Windowpane test", "A check of whether dough has been kneaded enough: a small piece is stretched until light shines through it."),
]


@layout(HALF, "glossary-strudel", "glossary printed from a baking site, Chromium: path of links, row of letters, initial letters as coloured heads, term in bold on a line of its own, meaning below, newsletter box and address in the foot")
def glossary_strudel(draw):
    entries, items, body, letter = draw.some(BAKING, 13), [], "", ""
    for term, meaning in entries:
        if term[0] != letter:
            letter = term[0]
            body += f"<h2>{letter}</h2>"
        body += f"<div class=e><p class=t>{term}</p><p class=d>{web(meaning)}</p></div>"
        items.append(item(term, meaning, kind="definition"))
    row = " &nbsp;".join("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    body = f"<p class=n>Home › Learn › Baking basics › Glossary</p><h1>The baker’s glossary</h1><p class=w>Last updated 14 March 2024 · 4 minute read</p><p class=l>{row}</p><p>Ever wondered what your recipe wants from you? Here are the words that our readers ask about most.</p>{body}<div class=x><b>Never miss a recipe</b><br>Join 40,000 home bakers and get our Friday letter.</div><p class=u>https://www.flourandfig.example/learn/glossary</p>"
    css = ".n, .w, .u { font-size: 82%; color: #777 } h1 { font-size: 190%; margin: 2mm 0 } .l { background: #fdf1e3; padding: 2mm 3mm; font-size: 90%; color: #b4551d } h2 { color: #b4551d; border-bottom: 1px solid #b4551d; margin: 5mm 0 2mm; break-after: avoid } .e { break-inside: avoid } .t { font-weight: bold; margin: 0 } .d { margin: 0.5mm 0 3mm } .x { background: #eee; padding: 4mm; text-align: center; margin-top: 6mm; break-inside: avoid }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Noto Sans"], (10.5, 11), css)
    return Document(engine, source, items)


# Percentages, with answers at the end

PERCENT = [
    ("Warm up", [("Work out:", [("10% of 70", "7"), ("50% of 36", "18"), ("25% of 80", "20")]), ("Write as a percentage:", [("1/2", "50%"), ("3/4", "75%"), ("2/5", "40%")])]),
    ("Practice", [("Increase each amount by 20%:", [("£40", "£48"), ("£15", "£18"), ("£90", "£108")]), ("Decrease each amount by 5%:", [("60 kg", "57 kg"), ("200 m", "190 m"), ("80 g", "76 g")])]),
    ("Problems", [("A jacket costs £64. In a sale all prices are reduced by 25%. What is the sale price of the jacket?", "£48"), ("There are 28 pupils in a class and 7 of them wear glasses. What percentage of the class wears glasses?", "25%"), ("The price of a bus ticket rises from £2.00 to £2.30. Find the percentage increase.", "15%")]),
]


@layout(HALF, "worksheet-hercules", "percentages worksheet of a tutoring centre, Typst: three headed sections, numbers in circles that run on, a) b) c) in a row with a rule behind each, word problems with space; answers at the end by number")
def worksheet_hercules(draw):
    items, body, key, n = [], "", "", 0
    for title, questions in PERCENT:
        body += f'#sec[{title}]\n'
        for question, parts in questions:
            n += 1
            if isinstance(parts, str):
                body += f"#q({n})[{typ(question)} #v(16mm) #align(right)[Answer: #box(width: 30mm, stroke: (bottom: 0.5pt))]]\n"
                key += f"[*{n}*], [{parts}], "
                items.append(item(question, parts, str(n), kind="numeric"))
                continue
            order = draw.shuffled(parts)
            body += f"#q({n})[{typ(question)} #v(1mm) #grid(columns: (1fr, 1fr, 1fr), " + ", ".join(f"[{letter}) {typ(t)} #h(2mm) #box(width: 16mm, stroke: (bottom: 0.5pt))]" for letter, (t, _) in zip("abc", order)) + ")]\n"
            key += f"[*{n}*], [" + " #h(5mm) ".join(f"{letter}) {a}" for letter, (_, a) in zip("abc", order)) + "], "
            items += [item(t, a, f"{n}({letter})", stem=question, kind="numeric") for letter, (t, a) in zip("abc", order)]
    source = f"""#set page(paper: "a4", margin: 19mm, header: text(8pt)[Bright Steps Tuition #h(1fr) Maths · Level 5 · Percentages 2], footer: align(center, text(8pt)[#context counter(page).display()]))
#set text(font: ({draw.one(['"Lato"', '"Open Sans"', '"Carlito"'])},), size: {draw.one([11, 11.5])}pt, lang: "en")
#let sec(t) = block(above: 16pt, below: 10pt, sticky: true)[#text(rgb("#00695c"), weight: "bold", size: 1.2em)[#t] #v(-3mm) #line(length: 100%, stroke: 0.8pt + rgb("#00695c"))]
#let q(n, t) = block(breakable: false, above: 13pt)[#grid(columns: (10mm, 1fr), circle(radius: 3mm, fill: rgb("#00695c"), inset: 0pt)[#align(center + horizon, text(white, 0.85em, weight: "bold")[#n])], t)]
#text(19pt, weight: "bold")[Percentages of amounts]

Name #box(width: 60mm, stroke: (bottom: 0.5pt)) #h(6mm) Date #box(width: 30mm, stroke: (bottom: 0.5pt))

Do not use a calculator. Show your working.
{body}
#block(breakable: false, above: 22pt, width: 100%, fill: luma(240), inset: 8pt)[*Answers* #v(1mm) #grid(columns: (8mm, 1fr), row-gutter: 6pt, {key})]
"""
    return Document("typst", source, items)
