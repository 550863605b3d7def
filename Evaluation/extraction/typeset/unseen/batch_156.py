"""The hundred and fifty-sixth: sheets that a collector would bring next: a page of a grammar practice book, synonyms and analogies, a
worksheet of a quiz program, notices to match, a geography paper with its scheme, a list to match of a publisher, words of Chinese, an FAQ,
a theory test, solved problems, an answer sheet and a passage with a bank of lettered words.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from webpage import page, web

HALF = "unseen"

# A page of a grammar practice book

SIMPLE = [
    ("My sister", ["work", "works"], "in a bakery near the station.", 1),
    ("We", ["doesn’t", "don’t"], "usually eat meat on Fridays.", 1),
    ("What time", ["does", "do"], "the last bus leave?", 0),
    ("The twins", ["has", "have"], "got a new teacher this year.", 1),
    ("Marco never", ["watches", "watch"], "films on his phone.", 0),
    ("", ["Are", "Do"], "you speak Portuguese at home?", 1),
]
SIMPLE_HALVES = [("How often", "do you go to the dentist?"), ("What does", "your mother do?"), ("Where do", "your cousins live?"), ("Why is", "the baby crying?")]


@layout(HALF, "grammar-limpopo", "page of a grammar practice book for learners of English, Chromium: unit number in a square, 1 circle the right form of two in bold with a slash, 2 gaps with a bank, 3 halves to match, each with its example, key in small print at the foot")
def grammar_limpopo(draw):
    heads = ["Exercise 1", "Exercise 2", "Exercise 3"]
    items, keys = [], []
    body = "<div class=u><b>7</b><div><h1>Present simple</h1><p>I work · she works · do you work? · he doesn’t work</p></div></div>"
    body += f"<h2><span>{heads[0]}</span>Circle the correct form. There is one example.</h2><p class=q><b>0</b><span>Leo <b>live / <i>lives</i></b> with his grandparents.</span></p>"
    asked = draw.some(SIMPLE, 5)
    for n, (before, options, after, right) in enumerate(asked, 1):
        body += f"<p class=q><b>{n}</b><span>{before} <b>{' / '.join(options)}</b> {after}</span></p>"
        items.append(item(f"{before} {' / '.join(options)} {after}".strip(), options[right], str(n), None, choices([None] * 2, options), kind="gap", section=heads[0]))
    keys.append("<b>Exercise 1</b> " + " &nbsp; ".join(f"{n} {options[right]}" for n, (_, options, _, right) in enumerate(asked, 1)))
    bank = ["close", "speak", "take", "last", "cost"]
    body += f"<h2><span>{heads[1]}</span>Complete the sentences with the verbs in the box in the correct form. There is one verb that you do not need.</h2><p class=bank>{' &emsp; '.join(draw.mixed(bank))}</p>"
    gaps = [("The museum ______________ at five o’clock in winter.", "closes"), ("Ana ______________ three languages, but she can only write in two of them.", "speaks"), ("Our neighbours always ______________ their dog with them on holiday.", "take"), ("The film ______________ two hours and ten minutes.", "lasts")]
    for n, (text, answer) in enumerate(gaps, 1):
        body += f"<p class=q><b>{n}</b><span>{text}</span></p>"
        items.append(item(text, answer, str(n), kind="gap", section=heads[1]))
    keys.append("<b>Exercise 2</b> " + " &nbsp; ".join(f"{n} {answer}" for n, (_, answer) in enumerate(gaps, 1)))
    ends = draw.mixed([end for _, end in SIMPLE_HALVES])
    body += f"<h2><span>{heads[2]}</span>Match the beginnings 1–4 to the endings a–d.</h2><div class=m>"
    for n, (start, end) in enumerate(SIMPLE_HALVES, 1):
        body += f"<span><b>{n}</b> {start}</span><span><b>{'abcd'[n - 1]}</b> {ends[n - 1]}</span>"
        items.append(item(start, end, str(n), None, choices("abcd", ends), kind="match", answer_label="abcd"[ends.index(end)], section=heads[2]))
    keys.append("<b>Exercise 3</b> " + " &nbsp; ".join(f"{n} {'abcd'[ends.index(end)]}" for n, (_, end) in enumerate(SIMPLE_HALVES, 1)))
    body += "</div><div class=k><p><b>Answer key</b></p>" + "".join(f"<p>{key}</p>" for key in keys) + "</div><p class=f><span>Everyday Grammar Practice · Elementary</span><span>23</span></p>"
    css = ".u { display: flex; gap: 5mm; align-items: center; border-bottom: 2px solid #0a6e6e } .u > b { background: #0a6e6e; color: #fff; font-size: 28pt; padding: 1mm 5mm } h1 { margin: 0; font-size: 160%; color: #0a6e6e } .u p { margin: 0 0 2mm; font-style: italic; color: #555 } h2 { font-size: 100%; margin: 6mm 0 2mm } h2 span { background: #f2a93b; padding: .6mm 3mm; margin-right: 3mm; border-radius: 2mm } .q { display: flex; margin: 2mm 0 } .q > b { width: 8mm; color: #0a6e6e; flex: none } .q i { border: 1.2px solid #333; border-radius: 50%; padding: 0 1.2mm; font-style: normal } .bank { border: 1.5px solid #0a6e6e; border-radius: 3mm; padding: 2mm; text-align: center } .m { display: grid; grid-template-columns: 60mm 1fr; row-gap: 2mm; padding-left: 0 } .m b { display: inline-block; width: 8mm; color: #0a6e6e } .k { margin-top: 9mm; font-size: 78%; border-top: 1px dotted #555 } .k p { margin: .6mm 0 } .f { display: flex; justify-content: space-between; font-size: 80%; color: #666; margin-top: 6mm }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Carlito"], (11,), css)
    return Document(engine, source, items)


# Synonyms and analogies of an entrance test

SYNONYMS = [
    ("BRITTLE", ["bitter", "fragile", "shiny", "narrow", "hollow"], 1), ("WEARY", ["tired", "careful", "dressed", "strange", "wet"], 0),
    ("CONCEAL", ["agree", "cook", "hide", "explain", "freeze"], 2), ("ABUNDANT", ["lonely", "deserted", "sudden", "plentiful", "round"], 3),
    ("PROHIBIT", ["supply", "forbid", "display", "improve", "hurry"], 1), ("CANDID", ["sweet", "hidden", "bright", "clever", "frank"], 4),
    ("SCARCE", ["rare", "afraid", "ugly", "sharp", "loud"], 0), ("REVOLVE", ["answer", "return", "turn", "open", "rebel"], 2),
]
ANALOGIES = [
    ("Kitten is to cat as", ["calf is to herd", "puppy is to kennel", "lamb is to sheep", "wool is to sheep", "paw is to lion"], 2),
    ("Petal is to flower as", ["page is to book", "soil is to garden", "author is to novel", "bee is to honey", "stem is to leaf"], 0),
    ("Thermometer is to temperature as", ["clock is to wall", "scale is to weight", "ruler is to desk", "fever is to illness", "mile is to distance"], 1),
    ("Whisper is to shout as", ["walk is to stroll", "speak is to talk", "look is to see", "drizzle is to downpour", "song is to singer"], 3),
    ("Carpenter is to saw as", ["baker is to bread", "nurse is to hospital", "pilot is to sky", "judge is to law", "painter is to brush"], 4),
]


@layout(HALF, "synonyms-bowsprit", "practice for an entrance test of American private schools, pdfLaTeX on letter paper: directions with a sample in a frame, words in capitals with (A) to (E) stacked in two columns, analogies, STOP, answers as two lists of letters at the end")
def synonyms_bowsprit(draw):
    body, items = r"{\Large\bfseries SECTION 2\hfill Verbal\par}\smallskip\hrule\medskip This section has two types of questions. After each question there are five suggested answers. Choose the best one and mark the space with the same letter on your answer sheet.\par\medskip\textbf{Synonyms}\par\smallskip Each question has one word in capital letters followed by five words or phrases. Select the one whose meaning is closest to the word in capital letters.\par\smallskip\fbox{\parbox{.96\linewidth}{\textit{Sample question:}\quad CHILLY:\quad (A) lazy\quad (B) nice\quad (C) dry\quad (D) cold\quad (E) sunny}}\par\medskip\begin{multicols}{3}", []
    synonyms = draw.some(SYNONYMS, 7)
    for n, (word, options, right) in enumerate(synonyms, 1):
        body += rf"\needspace{{6\baselineskip}}\lab{{0pt}}{{7mm}}{{{n}.}}{{{word}:}}\nopagebreak" + r"\nopagebreak".join(rf"\lab{{7mm}}{{7mm}}{{({a})}}{{{b}}}" for a, b in zip("ABCDE", options)) + r"\medskip" "\n"
        items.append(item(f"{word}:", options[right], str(n), None, choices("ABCDE", options), kind="mcq", answer_label="ABCDE"[right]))
    body += r"\end{multicols}\hrule\medskip\textbf{Analogies}\par\smallskip The following questions ask you to find relationships between words. Select the answer that best completes the meaning of the sentence.\par\medskip\begin{multicols}{2}"
    for n, (start, options, right) in enumerate(ANALOGIES, 8):
        body += rf"\needspace{{6\baselineskip}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{start}}}\nopagebreak" + r"\nopagebreak".join(rf"\lab{{8mm}}{{7mm}}{{({a})}}{{{b}}}" for a, b in zip("ABCDE", options)) + r"\medskip" "\n"
        items.append(item(start, options[right], str(n), None, choices("ABCDE", options), kind="mcq", answer_label="ABCDE"[right]))
    both = [right for _, _, right in synonyms] + [right for _, _, right in ANALOGIES]
    key = [rf"{n}.\ {'ABCDE'[right]}" for n, right in enumerate(both, 1)]
    body += r"\end{multicols}\begin{center}\fbox{\bfseries STOP\quad If you finish before time is called, you may check your work in this section only.}\end{center}\newpage{\large\bfseries Correct Answers: Section 2}\par\medskip\begin{tabular}{@{}p{45mm}p{45mm}@{}}\textit{Synonyms} & \textit{Analogies}\\" + r"\\".join(f"{key[k]} & {key[k + 7] if k + 7 < len(key) else ''}" for k in range(7)) + r"\end{tabular}"
    engine, source = document(draw, body, ["times", "lm", "schoolbook"], (11,), (20, 23), foot=r"\fancyfoot[C]{\small Practice Test 1}\fancyfoot[R]{\small\thepage}", extra=r"\raggedcolumns", paper="letterpaper")
    return Document(engine, source, items)


# Worksheet of a quiz program

SPACE = [
    ("Which planet has the shortest year?", ["Venus", "Mercury", "Mars", "Neptune"], 1), ("What is a group of stars that seems to form a picture called?", ["a galaxy", "a nebula", "a constellation", "an orbit"], 2),
    ("Which force keeps the Moon close to the Earth?", ["friction", "gravity", "magnetism", "tension"], 1), ("How long does light from the Sun take to reach us?", ["about 8 seconds", "about 8 hours", "about 8 days", "about 8 minutes"], 3),
    ("What causes day and night?", ["The Earth spins on its axis.", "The Moon hides the Sun.", "The Earth goes round the Sun.", "Clouds cover the sky."], 0), ("Which of these is not a planet?", ["Saturn", "Uranus", "Europa", "Jupiter"], 2),
    ("What is the Sun mostly made of?", ["oxygen and carbon", "iron and nickel", "rock and ice", "hydrogen and helium"], 3), ("The first person to travel into space was", ["Neil Armstrong", "Yuri Gagarin", "Valentina Tereshkova", "Buzz Aldrin"], 1),
    ("A year on Earth has 365 days and about", ["six hours", "one hour", "twelve hours", "ten minutes"], 0), ("Which phase of the Moon comes two weeks after a new moon?", ["first quarter", "crescent", "full moon", "last quarter"], 2),
    ("What do we call a rock from space that lands on the ground?", ["a comet", "a meteorite", "an asteroid", "a satellite"], 1),
]


@layout(HALF, "quizmaker-sherbet", "worksheet that a quiz program prints, Chromium: logo, title, number of questions, Name, Class and Date in a frame, numbers in grey squares, options in two columns with a letter in a circle; Answer Key with 1. b) and the words on a page of its own")
def quizmaker_sherbet(draw):
    asked = draw.some(SPACE, 10)
    top = "<div class=t><span class=l>quizbee</span><div class=w>NAME : <i></i><br>CLASS : <i></i><br>DATE : <i></i></div></div>"
    body, key, items = f"{top}<h1>Earth and Space Unit 3</h1><p class=s>10 Questions</p>", "", []
    for n, (question, options, right) in enumerate(asked, 1):
        cells = "".join(f"<div><span class=c>{letter}</span><span>{web(text)}</span></div>" for letter, text in zip("ABCD", options))
        body += f"<div class=b><div class=q><span class=n>{n}.</span><span>{web(question)}</span></div><div class=o>{cells}</div></div>"
        key += f"<div class=a><span class=n>{n}.</span><span>{'abcd'[right]}) {web(options[right])}</span></div>"
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    body += f"<div class=new><h1>Answer Key</h1><div class=g>{key}</div></div>"
    css = ".t { display: flex; justify-content: space-between; align-items: center } .l { font-weight: 800; font-size: 170%; color: #6a2fb0 } .w { border: 1px solid #999; border-radius: 2mm; padding: 2mm 4mm; font-size: 80%; line-height: 1.9 } .w i { display: inline-block; width: 48mm; border-bottom: 1px solid #999 } h1 { font-size: 140%; margin: 2mm 0 0 } .s { color: #666; margin: 0 0 4mm; font-size: 90% } .b { break-inside: avoid; margin: 0 0 5.5mm } .q { display: flex; gap: 3mm; margin-bottom: 2mm } .n { background: #ececec; border-radius: 1mm; padding: 0 1.5mm; min-width: 6mm; text-align: center; height: fit-content } .o { display: grid; grid-template-columns: 1fr 1fr; gap: 1.6mm 6mm; padding-left: 12mm } .o div { display: flex; gap: 3mm; align-items: center } .c { border: 1px solid #555; border-radius: 50%; width: 5.4mm; height: 5.4mm; line-height: 5.4mm; text-align: center; font-size: 75%; flex: none } .new { break-before: page } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm; margin-top: 5mm } .a { display: flex; gap: 3mm }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Noto Sans"], (11,), css)
    return Document(engine, source, items)


# Notices to match, first part of a language test

NOTICES = ["Boat trips cancelled today. Strong winds.", "Please leave wet umbrellas by the door.", "Second-hand bikes. Ask inside for prices.", "Lift out of order. Use the stairs.", "Half-price tickets for students after 6 p.m.", "Dogs welcome in the garden only.", "Do not feed the ducks. Bread makes them ill.", "This platform is for local trains only."]
PEOPLE = [("You can pay less here if you come in the evening.", 4), ("You must walk up to the next floor.", 3), ("You should not bring your pet into the building.", 5), ("You cannot go out on the water at the moment.", 0), ("You can buy something here that is not new.", 2)]
SHORT_TALKS = [
    ("What did you think of the match?", ["It starts at three.", "We lost, but it was exciting.", "I think so, too."], 1),
    ("Would you mind closing the window?", ["Not at all.", "Yes, I would like to.", "It was closed."], 0),
    ("How long have you had that coat?", ["It’s quite long.", "At the market.", "Since last winter."], 2),
    ("Shall we take a taxi?", ["Let’s walk instead.", "He took one.", "You’re welcome."], 0),
    ("I’m afraid we’ve run out of bread.", ["You shouldn’t run.", "I’ll go and get some.", "It’s on the table."], 1),
]


@layout(HALF, "notices-okavango", "reading paper of an elementary language certificate, Chromium: Questions 1–5, statements at the left and notices A to H in frames at the right, Questions 6–10 with three answers A B C; key in a small ruled table")
def notices_okavango(draw):
    items, key = [], []
    listed = choices("ABCDEFGH", NOTICES)
    left = "<div class=x><b>0</b><span>Take care: this is not the train you want.</span></div>"
    for n, (text, k) in enumerate(PEOPLE, 1):
        left += f"<div class=x><b>{n}</b><span>{web(text)}</span></div>"
        items.append(item(text, NOTICES[k], str(n), None, listed, kind="match", answer_label="ABCDEFGH"[k], section="Part 1"))
        key.append("ABCDEFGH"[k])
    left = left.replace("Take care: this is not the train you want.", "You cannot catch a train to another city here. <i>(Example: H)</i>")
    right = "".join(f"<div class=y><b>{a}</b><span>{web(text)}</span></div>" for a, text in zip("ABCDEFGH", NOTICES))
    body = f"<p class=h><b>READING</b><span>Practice test 4</span></p><h2>Part 1</h2><h3>Questions 1 – 5</h3><p>Which notice (<b>A – H</b>) says this (<b>1 – 5</b>)?<br>For questions <b>1 – 5</b>, mark the correct letter <b>A – H</b> on your answer sheet.</p><div class=g><div>{left}</div><div>{right}</div></div><h2 class=new>Part 2</h2><h3>Questions 6 – 10</h3><p>Complete the five conversations. For questions <b>6 – 10</b>, mark <b>A</b>, <b>B</b> or <b>C</b> on your answer sheet.</p>"
    for n, (text, options, k) in enumerate(draw.some(SHORT_TALKS, 5), 6):
        rows = "".join(f"<div><b>{a}</b>{web(o)}</div>" for a, o in zip("ABC", options))
        body += f"<div class=c><b>{n}</b><span class=s>{web(text)}</span><div class=o>{rows}</div></div>"
        items.append(item(text, options[k], str(n), None, choices("ABC", options), kind="mcq", answer_label="ABC"[k], section="Part 2"))
        key.append("ABC"[k])
    body += "<p class=kh><b>Key to Reading, Parts 1 and 2</b></p><table><tr>" + "".join(f"<th>{n}" for n in range(1, 11)) + "</tr><tr>" + "".join(f"<td>{a}" for a in key) + "</tr></table>"
    css = ".h { display: flex; justify-content: space-between; border-bottom: 1px solid #000 } h2 { font-size: 130%; margin: 4mm 0 0 } h3 { font-size: 105%; margin: 1mm 0 } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin-top: 5mm } .x { display: flex; margin-bottom: 11mm } .x b, .y b { width: 9mm; flex: none } .y { display: flex; margin-bottom: 4mm; align-items: center } .y span { border: 1.3px solid #000; padding: 2.5mm 4mm; flex: 1; margin-right: 1mm; text-align: center; font-weight: bold; font-size: 92% } .new { break-before: page } .c { display: grid; grid-template-columns: 9mm 70mm 1fr; margin: 6mm 0; align-items: center } .s { border: 1px solid #888; border-radius: 5mm; padding: 2mm 4mm } .o { padding-left: 8mm; line-height: 1.7 } .o b { display: inline-block; width: 8mm } .kh { margin: 12mm 0 2mm } table { border-collapse: collapse } th, td { border: 1px solid #000; width: 11mm; text-align: center; font-size: 90% }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (11,), css)
    return Document(engine, source, items)


# Geography paper with its scheme in a file of its own

RIVERS = [
    ("Figure 1 shows the course of a river from its source to its mouth.", [
        ("Name the landform found at X on Figure 1.", 1, ["waterfall"], {}),
        ("Describe how a meander changes over time.", 3, ["the outer bank is eroded where the flow is fastest", "material is deposited on the inner bank", "the neck becomes narrower until it is cut through"], {}),
        ("State what is meant by a drainage basin.", 2, ["the area of land", "that is drained by a river and its tributaries"], {}),
        [("Two processes wear away the bed of a river.", None), ("Name one of these processes.", 1, ["abrasion"], {"allow": ["hydraulic action"]}), ("Explain how it works.", 2, ["stones carried by the river scrape the bed", "so that it is worn down and made deeper"], {})],
    ]),
    ("In a town of 48 000 people, floods have become more frequent since 1990.", [
        ("Suggest two reasons why floods have become more frequent.", 2, ["fields have been built over", "trees have been cut down in the upper valley"], {"allow": ["heavier rainfall because of climate change"], "reject": ["it rains"]}),
        ("State one hard engineering method of protection against floods.", 1, ["embankment"], {"allow": ["dam", "straightened channel"]}),
        ("Explain one disadvantage of the method that you named in (b).", 2, ["it is costly to build and to repair", "so that poorer districts often go without"], {}),
        ("Outline how a hydrograph helps the authorities to plan for a flood.", 3, ["it shows the lag time between rain and peak discharge", "a short lag time gives little warning", "so evacuation can be prepared in time"], {"guidance": ["Max. 2 if there is no reference to time"]}),
    ]),
]


@layout(HALF, "paper-volta", "geography paper of a Caribbean or West African board, XeLaTeX: 1. with a figure, (a) (b) and (i) below, (3 marks) in bold at the right under the text, ruled lines, Total; scheme in its own file as a table with Expected response, Accept, Reject and Mark")
def paper_volta(draw):
    body = r"{\bfseries SECTION A}\par\textit{Answer ALL questions in this section. Write your answers in the spaces provided.}\par\medskip "
    scheme = r"{\bfseries GEOGRAPHY PAPER 02\hfill MARKING SCHEME}\par\smallskip\renewcommand\arraystretch{1.2}\begin{longtable}{|l|p{66mm}|p{48mm}|c|}\hline\textbf{Part} & \textbf{Expected response} & \textbf{Notes} & \textbf{Mark}\\\hline\endhead "
    items = []
    picture = r"\begin{center}\begin{tikzpicture}\draw[thick] (0,2) .. controls (1,1.9) and (1.6,1.8) .. (2,1.7)--(2.1,1.1) .. controls (4,.8) and (6,.3) .. (9,.1);\draw[dashed] (0,0)--(9.4,0);\node[above] at (2.3,1.6) {\small X};\node[above] at (.2,2) {\small source};\node[above] at (9,.2) {\small mouth};\node[below] at (4.6,0) {\small sea level};\end{tikzpicture}\par\textbf{Figure 1}\end{center}"

    def ask(label, indent, question, marks, points, notes, number, stem):
        nonlocal body, scheme
        word = "mark" if marks == 1 else "marks"
        body += rf"\needspace{{3cm}}\lab{{{indent}mm}}{{9mm}}{{{label}}}{{{tex(question)}}}\nopagebreak\hfill\textbf{{({marks} {word})}}\nopagebreak" + r"\ruleline" * marks + r"\medskip" "\n"
        said = [f"{'Accept' if k == 'allow' else 'Reject'}: {' / '.join(v)}" for k, v in notes.items() if k != "guidance"] + notes.get("guidance", [])
        for place, point in enumerate(points):
            scheme += rf"{number if place == 0 else ''} & {tex(point)} & {tex('; '.join(said)) if place == 0 else ''} & 1\\" "\n"
        scheme += r"\hline "
        rubric = [{"text": point, "marks": 1} for point in points] if marks > 1 else None
        notes = {k: (v[0] if k == "guidance" else v) for k, v in notes.items()}
        items.append(item(question, "\n".join(points), number, marks, stem=stem, rubric=rubric, **notes))

    for n, (stem, parts) in enumerate(RIVERS, 1):
        body += rf"\needspace{{4cm}}\lab{{0mm}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}" + (picture if n == 1 else "")
        for letter, part in zip("abcd", parts):
            if isinstance(part, list):
                below = part[0][0]
                body += rf"\needspace{{3cm}}\lab{{9mm}}{{9mm}}{{({letter})}}{{{tex(below)}}}"
                for roman, (question, marks, points, notes) in zip(["i", "ii"], part[1:]):
                    ask(f"({roman})", 18, question, marks, points, notes, f"{n}({letter})({roman})", f"{stem} {below}")
            else:
                question, marks, points, notes = part
                ask(f"({letter})", 9, question, marks, points, notes, f"{n}({letter})", stem)
        body += rf"\hfill\textbf{{Total {[9, 8][n - 1]} marks}}\par\bigskip "
    scheme += r"\end{longtable}"
    look = draw.one(["arial", "timesnew", "helvetica"])
    engine, source = document(draw, body + r"\vfill\begin{center}\textbf{END OF SECTION A}\end{center}", [look], (11,), (20, 23), head=r"\fancyhead[C]{\small - \thepage\ -}", foot=r"\fancyfoot[L]{\small 01319020/F}\fancyfoot[R]{\small GO ON TO THE NEXT PAGE}")
    _, marking = document(draw, scheme, [look], (10,), (18, 20), foot=r"\fancyfoot[L]{\small 01319020/MS}\fancyfoot[R]{\small\thepage}")
    return Document(engine, source, items, marking)


# Unit test of an American publisher

REVOLUTION = [
    ("boycott", "a refusal to buy certain goods as a protest"), ("militia", "citizens trained to fight in an emergency"), ("Loyalist", "a colonist who supported the king"), ("Patriot", "a colonist who wanted independence"),
    ("repeal", "to cancel a law"), ("delegate", "a person chosen to act for others at a meeting"), ("tariff", "a tax on imported goods"), ("treaty", "a formal agreement between nations"), ("siege", "the surrounding of a city to force it to surrender"),
    ("traitor", "a person who betrays his or her country"),
]
MAKERS = [("Wrote most of the Declaration of Independence", "Thomas Jefferson"), ("Led the Continental Army", "George Washington"), ("Warned that British soldiers were coming", "Paul Revere"), ("Asked her husband to “remember the ladies”", "Abigail Adams")]


@layout(HALF, "matching-halva", "vocabulary quiz of an American history publisher, word processor: Matching, a blank before each number, terms at the left and definitions a. to j. at the right in an open table, then people to choose from a lettered list; no key")
def matching_halva(draw):
    terms = draw.some(REVOLUTION, 8)
    meanings = draw.mixed([meaning for _, meaning in terms])
    letters = "abcdefgh"
    heads = ["Part A: Terms", "Part B: People"]
    body = paragraph(run("Name _______________________________\tDate ______________   Period ____"), "Who") + paragraph(run("Chapter 5 Vocabulary Quiz"), "Title") + paragraph(run("The Road to Independence", "I"))
    body += paragraph(run(heads[0]), "Head") + paragraph(run("Match each term with its definition. Write the letter on the line."))
    cells, items = [], []
    for n, (term, _) in enumerate(terms, 1):
        cells.append((run(f"_____ {n}. {term}"), run(f"{letters[n - 1]}. {meanings[n - 1]}")))
        items.append(item(term, None, str(n), None, choices(letters, meanings), kind="match", section=heads[0]))
    body += office_table(cells, [5.5, 11], "Open")
    names = draw.mixed([name for _, name in MAKERS] + ["Benedict Arnold"])
    body += paragraph(run(heads[1]), "Head") + paragraph(run("Choose the person described. One name will not be used.")) + paragraph(run("\t".join(f"{a}. {name}" for a, name in zip("ABCDE", names[:3]))), "Names") + paragraph(run("\t".join(f"{a}. {name}" for a, name in zip("DE", names[3:]))), "Names")
    for n, (what, _) in enumerate(MAKERS, 9):
        body += paragraph(run(f"_____ {n}. {what}"), "Blank")
        items.append(item(what, None, str(n), None, choices("ABCDE", names), kind="match", section=heads[1]))
    styles = paragraph_style("Who", 0, tabs=[(10, "")]) + paragraph_style("Names", 0.15, 0.8, 0, [(6, ""), (11.4, "")]) + paragraph_style("Blank", 0.3)
    engine, source = office(draw, body, ["Liberation Serif", "Caladea", "Carlito"], (12,), styles=styles)
    return Document(engine, source, items)


# Chinese words of a lesson

CHINESE = [
    ("今天", "jīntiān", "noun", "today"), ("天气", "tiānqì", "noun", "weather"), ("怎么样", "zěnmeyàng", "pronoun", "how about it"), ("太", "tài", "adverb", "too, excessively"), ("热", "rè", "adjective", "hot"), ("冷", "lěng", "adjective", "cold"),
    ("下雨", "xià yǔ", "verb", "to rain"), ("小姐", "xiǎojie", "noun", "Miss, young lady"), ("来", "lái", "verb", "to come"), ("身体", "shēntǐ", "noun", "body, health"), ("爱", "ài", "verb", "to love, to like"), ("水果", "shuǐguǒ", "noun", "fruit"),
    ("水", "shuǐ", "noun", "water"), ("雪", "xuě", "noun", "snow"), ("风", "fēng", "noun", "wind"),
]


@layout(HALF, "mandarin-toffee", "new words of a lesson in a Chinese course book, Chromium: 生词 with New Words beside it, number, word, pinyin, part of speech in italics and meaning in a table with lines between the rows only, a note below")
def mandarin_toffee(draw):
    words = draw.some(CHINESE, 13)
    section = "生词 New Words"
    body = "<p class=h>Lesson 12 &nbsp;·&nbsp; 明天天气怎么样</p><h1>生词 <span>New Words</span></h1><table>"
    body += "".join(f"<tr><td class=n>{n}<td class=z>{z}<td>{p}<td class=i>{k}<td>{e}</tr>" for n, (z, p, k, e) in enumerate(words, 1)) + "</table><p class=t><b>Note</b> &nbsp; 太 is often followed by an adjective and 了: 太热了。</p><p class=f>95</p>"
    css = ".h { color: #a33; font-size: 90%; border-bottom: 1px solid #a33; padding-bottom: 1mm } h1 { font-size: 150%; margin: 4mm 0 } h1 span { font-size: 70%; color: #777; margin-left: 4mm } table { border-collapse: collapse; width: 100% } td { border-bottom: 1px solid #ccc; padding: 1.8mm 2mm } .n { color: #a33; width: 8mm; text-align: right } .z { font-size: 125%; padding-left: 6mm } .i { font-style: italic; color: #555 } .t { background: #faf1ea; padding: 2mm 4mm; margin-top: 7mm } .f { text-align: center; margin-top: 10mm; font-size: 85% }"
    engine, source = page(draw, body, ["Noto Sans CJK SC", "Noto Serif CJK SC"], (11,), css)
    return Document(engine, source, [item(z, e, str(n), kind="vocabulary", section=section) for n, (z, _, _, e) in enumerate(words, 1)])


# Questions of applicants

APPLY = [
    ("Applying", [("When does the application period open?", "Applications open on 1 November and close on 31 January at 23:59 local time."), ("Can I apply before I have my final grades?", "Yes. Upload your most recent transcript and send the final one before you enrol."), ("How many programmes may I choose?", "You may list up to three programmes in order of preference. We consider the second only if the first cannot be offered.")]),
    ("Language requirements", [("Which English tests do you accept?", "We accept all tests that are listed on the admissions page, provided that they are not older than two years."), ("Is there a way to be exempted from the test?", "Applicants who completed their schooling in English need no test. A letter from the school is sufficient.")]),
    ("Fees and housing", [("Is there an application fee?", "The fee is 45 euros. It is not refunded if the application is withdrawn."), ("When do I have to pay tuition?", "The first half is due on 1 September and the second on 1 February."), ("Does the university offer rooms on campus?", "There are 640 rooms, which are given by lottery. Register on the housing portal as soon as you have been admitted."), ("Can I bring my family?", "A small number of flats is kept for students with children. Please write to the housing office early.")]),
]


@layout(HALF, "faq-scupper", "FAQ of the admissions office of a university, Typst: numbered heads 1 Applying, questions 1.1 in a tinted band, answers in plain paragraphs under them, contact at the end")
def faq_scupper(draw):
    font, colour = draw.one(["Libertinus Serif", "Lato", "Open Sans"]), draw.one(["#12395b", "#5b1230", "#1d5b32"])
    lines = [f'#set page(paper: "a4", margin: (x: 24mm, y: 20mm), header: text(size: 8.5pt)[Office of Admissions #h(1fr) International students 2025/26], footer: align(center, text(size: 8.5pt, context counter(page).display())))', f'#set text(font: "{font}", size: 10.5pt)', "#set par(leading: 0.62em)", f'#text(size: 20pt, weight: "bold", fill: rgb("{colour}"))[Frequently Asked Questions]', "", "Please read these answers before you write to us. Most questions that reach us are answered here.", "#v(2mm)"]
    items = []
    for m, (topic, pairs) in enumerate(APPLY, 1):
        lines += [f'#block(above: 7mm, below: 4mm, sticky: true)[#text(size: 14pt, weight: "bold", fill: rgb("{colour}"))[{m} #h(2mm) {topic}]]']
        for n, (question, answer) in enumerate(pairs, 1):
            lines += [f'#block(breakable: false)[#block(fill: rgb("{colour}").lighten(88%), width: 100%, inset: 2mm, below: 2.5mm)[*{m}.{n}* #h(2mm) *{question}*]', f"#pad(left: 2mm)[{answer}]]", "#v(0.8mm)"]
            items.append(item(question, answer, f"{m}.{n}", kind="faq", section=topic))
    lines += ["#v(1mm)#line(length: 100%, stroke: 0.5pt)", "#text(size: 9pt)[Your question is not here? Visit the help desk in Building 3, Monday to Thursday, 10:00 to 14:00.]"]
    return Document("typst", "\n".join(lines) + "\n", items)


# Theory test of a driving school

SIGN = {
    "yield": '<svg viewBox="0 0 100 90"><polygon points="6,6 94,6 50,84" fill="#fff" stroke="#c00" stroke-width="11"/></svg>',
    "no": '<svg viewBox="0 0 100 100"><circle cx="50" cy="50" r="46" fill="#c00"/><rect x="18" y="41" width="64" height="18" fill="#fff"/></svg>',
    "fifty": '<svg viewBox="0 0 100 100"><circle cx="50" cy="50" r="41" fill="#fff" stroke="#c00" stroke-width="11"/><rect x="46" y="28" width="8" height="44"/></svg>',
}
THEORY = [
    ("What does this sign mean?", ["You must stop.", "You must give way.", "The road is closed."], 1, "yield"),
    ("You are driving on a wet road. What should the gap to the vehicle in front be?", ["At least one second", "At least two seconds", "At least four seconds"], 2, ""),
    ("What does this sign tell you?", ["No entry for vehicles", "No parking", "End of a restriction"], 0, "no"),
    ("A school bus has stopped and its red lights are flashing. What must you do?", ["Overtake slowly", "Sound the horn", "Stop and wait"], 2, ""),
    ("What is the main cause of skidding?", ["The driver braking or steering too hard", "The weather", "Worn brakes"], 0, ""),
    ("When may you use your hazard lights?", ["When you park on a double line", "When your vehicle has broken down", "When you thank another driver"], 1, ""),
    ("What should you do if you feel tired on a motorway?", ["Open the window and drive faster", "Leave at the next exit and rest", "Stop on the hard shoulder and sleep"], 1, ""),
    ("A pedestrian with a white stick is waiting at a crossing. The person is", ["blind or partly sighted", "deaf", "directing traffic"], 0, ""),
    ("Where is it not allowed to overtake?", ["On a straight road by day", "On a one-way street", "Just before a pedestrian crossing"], 2, ""),
    ("What does an amber light that follows green mean?", ["Go on if the way is clear", "Stop unless it is unsafe to do so", "Get ready to go"], 1, ""),
]


@layout(HALF, "theory-keelson", "mock theory test of a driving school, Chromium: cards two a row with number, picture of a sign at the right of some, a square before A, B and C, head with pass mark, correction grid with three rows A B C and crosses on the next page")
def theory_keelson(draw):
    asked = draw.some(THEORY, 10)
    body, items = "<div class=t><b>GreenLight Driving School</b><span>Mock test no. 7 – Category B</span></div><p class=d>Candidate: ______________________ &nbsp; Time allowed: 15 minutes &nbsp; Pass mark: 8/10. Only one answer is correct.</p><div class=g>", []
    for n, (question, options, right, sign) in enumerate(asked, 1):
        listed = "".join(f"<div class=o><i></i><b>{a}</b><span>{web(o)}</span></div>" for a, o in zip("ABC", options))
        body += f"<div class=c><div class=h><span class=n>{n}</span><span class=s>{SIGN.get(sign, '')}</span></div><p>{web(question)}</p>{listed}</div>"
        items.append(item(question, options[right], str(n), None, choices("ABC", options), kind="mcq", answer_label="ABC"[right]))
    body += "</div><div class=new><h2>Correction grid – Mock test no. 7</h2><table><tr><th>" + "".join(f"<th>{n}" for n in range(1, 11)) + "</tr>"
    body += "".join(f"<tr><th>{a}" + "".join(f"<td>{'✗' if 'ABC'[entry[2]] == a else ''}" for entry in asked) + "</tr>" for a in "ABC") + "</table><p class=d>✗ = correct answer. Go over every question that you got wrong with your instructor.</p></div>"
    css = ".t { display: flex; justify-content: space-between; background: #1c7c3c; color: #fff; padding: 2.5mm 4mm } .d { font-size: 88% } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm } .c { border: 1px solid #999; border-radius: 2mm; padding: 2.5mm 3.5mm; break-inside: avoid } .c p { font-weight: bold; margin: 1.5mm 0 } .h { display: flex; justify-content: space-between; height: 15mm } .n { background: #1c7c3c; color: #fff; font-weight: bold; padding: 0 3mm; height: 7mm; line-height: 7mm } .s svg { height: 15mm } .o { display: flex; gap: 2.5mm; margin: 1mm 0; align-items: baseline } .o i { width: 3.4mm; height: 3.4mm; border: 1px solid #000; flex: none } .new { break-before: page } table { border-collapse: collapse } th, td { border: 1px solid #333; width: 12mm; height: 8mm; text-align: center } td { font-family: 'DejaVu Sans' }"
    engine, source = page(draw, body, ["Roboto", "Open Sans", "Liberation Sans"], (10, 10.5), css)
    return Document(engine, source, items)


# Solved problems of a physics course

SOLVED = [
    ("A train brakes from 30 m/s to rest with a constant deceleration of 0.60 m/s². How far does it travel?", r"From $v^2=u^2+2as$ we have \[s=\frac{u^2}{2a}=\frac{(30)^2}{2(0.60)}\] so the train travels", "750 m"),
    ("A spring is stretched by 4.0 cm when a force of 10 N acts on it. What is its spring constant?", r"Hooke’s law gives $k=F/x=10/0.040$. The spring constant is", "250 N/m"),
    ("A kettle of 2.0 kW runs for 3.0 minutes. How much energy does it use?", r"The time must be in seconds: $E=Pt=2000\times180$. The energy is", "360 kJ"),
    ("What is the wavelength of a radio wave of 100 MHz?", r"All radio waves travel at $3.0\times10^8$ m/s, so $\lambda=c/f$. The wavelength is", "3.0 m"),
    ("A crane lifts a load of 500 kg through 12 m. Taking g = 9.8 m/s², find the work done against gravity.", r"The work equals the gain in potential energy, $W=mgh=500\times9.8\times12$. The work done is", "58.8 kJ"),
    ("Two forces of 6 N and 8 N act at right angles on a body. Find the size of their resultant.", r"By the theorem of Pythagoras \[R=\sqrt{6^2+8^2}\] and the resultant is", "10 N"),
    ("A stone falls from rest for 2.5 s. With g = 9.8 m/s², what speed does it reach?", r"Since $u=0$, $v=gt=9.8\times2.5$. Its speed is", "24.5 m/s"),
    ("A block of 0.30 m³ has a mass of 810 kg. What is its density?", r"Density is mass divided by volume, $\rho=m/V=810/0.30$. The density is", "2700 kg/m³"),
    ("How long does a charge of 60 C take to flow if the current is 0.50 A?", r"From $Q=It$ it follows that $t=Q/I=60/0.50$. The charge takes", "120 s"),
]


@layout(HALF, "solved-ruvuma", "chapter of solved examples in a physics book, pdfLaTeX: EXAMPLE 2.1 in small capitals, run in, Solution in italics with a formula, the result at its end, a square closes it, grey rule between; running heads")
def solved_ruvuma(draw):
    body, items = r"{\huge\bfseries 2\quad Worked Examples}\par\bigskip Try to solve each example before you read its solution. Units are checked in the last line of every solution.\par\medskip ", []
    for n, (question, working, answer) in enumerate(SOLVED, 1):
        body += rf"\needspace{{3.2cm}}\textsc{{Example}} \textbf{{2.{n}}}\quad {tex(question)}\par\nopagebreak\textit{{Solution.}}\quad {working} {tex(answer)}.\hfill$\square$\par\medskip{{\color{{gray}}\hrule height .3pt}}\medskip" "\n"
        items.append(item(question, answer, f"2.{n}", kind="numeric", answer_kind="contains"))
    engine, source = document(draw, body, ["lm", "times", "palatino"], (11,), (26, 29), head=r"\fancyhead[L]{\small\itshape Chapter 2\quad Worked Examples}\fancyhead[R]{\small\thepage}", foot="")
    return Document(engine, source, items)


# An answer sheet

@layout(HALF, "bubbles-forecastle", "answer sheet for a test of forty choices, XeLaTeX: name, candidate number, instructions with numbers, rows 1 to 40 of circles with A to E in four columns; nothing to be found")
def bubbles_forecastle(draw):
    circle = r"\tikz[baseline=(c.base)]\node[draw,circle,inner sep=1.1pt,font=\scriptsize](c){%s};"
    cells = lambda n: rf"\makebox[8mm][r]{{{n}}}\enspace " + r"\,".join(circle % a for a in "ABCDE")
    grid = r"\\[5pt]".join(" & ".join(cells(n + k) for k in (0, 10, 20, 30)) for n in range(1, 11))
    rules = ["Use a soft pencil (HB or 2B) only.", "Fill in the circle completely. Do not use ticks or crosses.", "Erase mistakes cleanly. Do not fold or staple this sheet.", "Mark one answer for each question."]
    body = r"\begin{center}{\Large\bfseries STUDENT ANSWER SHEET}\par\smallskip Spring Mathematics Challenge\end{center}Name \rule{70mm}{.4pt}\hfill Candidate no. \rule{35mm}{.4pt}\par\bigskip School \rule{70mm}{.4pt}\hfill Room \rule{20mm}{.4pt}\par\bigskip\fbox{\parbox{.96\linewidth}{\textbf{Instructions}\par " + "".join(rf"\lab{{2mm}}{{7mm}}{{{n}.}}{{{text}}}" for n, text in enumerate(rules, 1)) + r"}}\par\bigskip\begin{center}\begin{tabular}{|l|l|l|l|}\hline &&&\\[-6pt]" + grid + r"\\[4pt]\hline\end{tabular}\end{center}\vfill\textbf{For office use}\quad Correct \framebox[12mm]{\strut}\quad Wrong \framebox[12mm]{\strut}\quad Blank \framebox[12mm]{\strut}\hfill Checked by \rule{30mm}{.4pt}"
    engine, source = document(draw, body, ["arial", "helvetica", "noto"], (10,), (18, 20), foot=r"\small Form AS-40")
    return Document(engine, source, [])


# A passage with a bank of lettered words

BANKED = [
    ("Sleep is not a waste of time, although many students treat it as one.", None),
    ("While we rest, the brain {} the events of the day and stores what it needs.", "sorts"),
    ("People who sleep too little find it {} to concentrate on simple tasks.", "hard"),
    ("A recent study {} that pupils who went to bed earlier had better marks.", "showed"),
    ("The {} was not large, but it held for every class that was examined.", "difference"),
    ("The researchers {} that schools should begin later in the morning.", "suggested"),
    ("Not everyone agrees with this {}.", "proposal"),
    ("Some parents fear that it would {} their working day.", "disturb"),
    ("Others point out that teenagers would {} stay up longer at night.", "simply"),
    ("What nobody doubts is that screens in the bedroom are {} to sleep.", "harmful"),
    ("A phone that is left in another room is the {} remedy of all.", "cheapest"),
]
SPARE = ["accidental", "borrowed", "entirely", "weight", "polite"]


@layout(HALF, "cloze-nougat", "banked passage of a college English test in China, word processor: Section A with directions, passage with underlined numbers 26 to 35, fifteen words A) to O) in a ruled table of two columns, key in a line at the end")
def cloze_nougat(draw):
    words = sorted([word for _, word in BANKED if word] + SPARE)
    letters = "ABCDEFGHIJKLMNO"
    text, items, key, n = "", [], [], 25
    for sentence, word in BANKED:
        shown = sentence
        if word:
            n += 1
            shown = sentence.replace("{}", f"____{n}____")
            letter = letters[words.index(word)]
            key.append(f"{n}. {letter}")
            items.append(item(shown, word, str(n), None, choices(letters, words), kind="gap", answer_label=letter, section="Section A"))
        text += shown + " "
    body = paragraph(run("Part III\tReading Comprehension\t(40 minutes)", "B"), "Three") + paragraph(run("Section A", "B"))
    body += paragraph(run("Directions: ", "B") + run("In this section, there is a passage with ten blanks. You are required to select one word for each blank from a list of choices given in a word bank following the passage. Read the passage through carefully before making your choices. Each choice in the bank is identified by a letter. You may not use any of the words in the bank more than once.", "I"))
    body += paragraph(run("Questions 26 to 35 are based on the following passage.", "B")) + paragraph(run(text.strip()), "Text") + paragraph("", "Body")
    cells = [(run(f"{letters[k]}) {words[k]}"), run(f"{letters[k + 8]}) {words[k + 8]}" if k + 8 < 15 else "")) for k in range(8)]
    body += office_table(cells, [8, 8]) + paragraph(run("Key to Section A", "B"), "Key") + paragraph(run("    ".join(key)))
    styles = paragraph_style("Three", 0, tabs=[(4, ""), (12.5, "")]) + paragraph_style("Text", 0.3, 0, 0.8, extra='fo:line-height="140%"') + paragraph_style("Key", 0.9)
    engine, source = office(draw, body, ["Liberation Serif", "Caladea"], (11,), head="College English Test: Practice Paper 6", styles=styles)
    return Document(engine, source, items)
