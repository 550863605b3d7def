"""Questions to choose, tick, match or fill."""

from latex import document, table, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from webpage import page, web

SCHOOL = [
    ("Which fraction is closest to one half?", ["2/5", "4/9", "3/4", "5/8"], 1),
    ("The word “reluctant” in the passage most nearly means", ["eager", "unwilling", "tired", "honest"], 1),
    ("If 3n − 7 = 20, what is the value of n + 1?", ["8", "9", "10", "12"], 2),
    (
        "Which choice completes the sentence with correct grammar? Neither of the twins ___ a bicycle.",
        ["own", "owns", "are owning", "have owned"],
        1,
    ),
    (
        "A map uses a scale of 1 cm to 4 km. How far apart are two towns that are 6.5 cm apart on the map?",
        ["10.5 km", "20 km", "24.5 km", "26 km"],
        3,
    ),
    (
        "Which of these best supports the claim that the bridge was unsafe?",
        [
            "It was painted in 1958.",
            "Two of its cables had rusted through.",
            "Few people crossed it at night.",
            "A newer bridge stood upstream.",
        ],
        1,
    ),
    ("What is the median of 4, 11, 7, 7 and 16?", ["7", "9", "11", "45"], 0),
    (
        "The main purpose of the second sentence is to",
        ["introduce a doubt", "give an example", "describe a place", "repeat the claim"],
        0,
    ),
    (
        "A shirt costs $18 after a discount of 25%. What did it cost before?",
        ["$20.50", "$22.50", "$24.00", "$43.00"],
        2,
    ),
    ("Which expression is equal to 2(x − 3) + 4x?", ["6x − 3", "6x − 6", "2x − 6", "6x + 6"], 1),
]


@layout("unseen", "choices-maple", "mcq; answered")
def maple(draw):
    items, body = [], []
    for place, (question, options, right) in enumerate(SCHOOL, 1):
        listed = "".join(
            rf"\par\smallskip\lab{{0pt}}{{18pt}}{{{letter})}}{{{tex(text)}}}" for letter, text in zip("ABCD", options)
        )
        body.append(
            rf"\needspace{{4cm}}\bigskip\noindent\colorbox{{black}}{{\textcolor{{white}}{{\textbf{{{place}}}}}}}\hrulefill\par\smallskip {tex(question)}{listed}\par "
        )
        items.append(
            item(
                question,
                options[right],
                str(place),
                None,
                choices("ABCD", options),
                kind="mcq",
                answer_label="ABCD"[right],
            )
        )
    key = table([[str(n) for n in range(1, 11)], ["ABCD"[right] for _, _, right in SCHOOL]], "|" + "c|" * 10)
    text = (
        r"\noindent\textbf{\LARGE Practice module 1}\quad 10 QUESTIONS\par\hrule\begin{multicols}{2}\setlength\columnseprule{0.2pt}"
        + "\n".join(body)
        + r"\end{multicols}\vfill\begin{center}\textbf{ANSWER KEY}\par\medskip "
        + key
        + r"\end{center}"
    )
    foot = r"\fancyfoot[L]{\scriptsize Unauthorized copying of any part of this page is unkind.}\fancyfoot[C]{\thepage}\fancyfoot[R]{\textbf{CONTINUE}}"
    engine, source = document(
        draw, text, ["notoserif", "timesnew", "libertine"], (9, 10), foot=foot, paper="letterpaper"
    )
    return Document(engine, source, items)


@layout("unseen", "choices-nutmeg", "mcq; answered")
def nutmeg(draw):
    questions = draw.shuffled(draw.content.technicians())[:14]
    body, items, key = "", [], []
    for place, question in enumerate(questions, 1):
        letters = "ABCD" if place % 2 else "FGHJ"
        right = letters[question["correct"]]
        listed = "".join(
            f"<div class=o><b>{letter}.</b><span>{web(text)}</span></div>"
            for letter, text in zip(letters, question["answers"])
        )
        body += f"<div class=q><b class=n>{place}.</b><div>{web(question['question'])}{listed}</div></div>"
        items.append(
            item(
                question["question"],
                question["answers"][question["correct"]],
                str(place),
                None,
                choices(letters, question["answers"]),
                kind="mcq",
                answer_label=right,
            )
        )
        key.append(f"<div><b>{place}.</b> {right}</div>")
    html = f"<h2>TEST 2<br><small>12 Minutes—14 Questions</small></h2><p><b>DIRECTIONS:</b> Choose the best answer to each question, then fill in the matching oval.</p><div class=c>{body}</div><p class=end>END OF TEST 2<br>STOP! DO NOT TURN THE PAGE UNTIL TOLD TO DO SO.</p><h3>Scoring key</h3><div class=k>{''.join(key)}</div>"
    css = ".c { columns: 2; column-gap: 9mm } .q { display: flex; gap: 3mm; margin: 3mm 0; break-inside: avoid } .o { display: flex; gap: 2mm } .n { min-width: 6mm } h2 { border-top: 3px solid #000; text-align: center } .end { text-align: center; font-weight: bold } .k { columns: 7; border: 1px solid #000; padding: 2mm } small { font-weight: normal }"
    engine, source = page(
        draw, html, ["Liberation Serif", "Liberation Sans", "Noto Serif"], (9, 10), css, paper="Letter"
    )
    return Document(engine, source, items)


ROAD = [
    (
        "You are cycling towards a parked bus. What should you look out for?",
        ["Passengers stepping out in front of it", "Cheaper fares", "A faster lane", "The colour of the bus"],
        0,
        "People often cross the road in front of a bus that has stopped, and they may not see you.",
    ),
    (
        "What does a flashing amber light at a crossing for walkers mean?",
        ["Stop and wait", "Give way to people who are still crossing", "Speed up", "The light is broken"],
        1,
        "Amber that flashes lets you go on only if the crossing is clear.",
    ),
    (
        "When may you sound the horn of a car that stands still?",
        [
            "To greet a friend",
            "When a moving vehicle is a danger to you",
            "To call a passenger",
            "At any time before midnight",
        ],
        1,
        "A horn is a warning. While you stand still there is rarely anything to warn of.",
    ),
    (
        "Your tyres have low pressure. What is the effect?",
        ["Shorter braking distance", "Lighter steering", "More fuel is used", "Less noise"],
        2,
        "Soft tyres roll badly and wear at the edges.",
    ),
    (
        "What is the safest thing to do when bright lights behind dazzle you?",
        ["Brake hard", "Dip your mirror", "Switch on fog lamps", "Drive faster"],
        1,
        "The mirror has a lever for the night.",
    ),
    (
        "Which distance should you keep from the car in front on a dry road?",
        ["One car length", "A two-second gap", "Half a second", "The width of a lane"],
        1,
        "On a wet road the gap has to be doubled, and on ice it is ten times as long.",
    ),
]


@layout("unseen", "choices-oleander", "mcq; answered")
def oleander(draw):
    body, items, key = "", [], ""
    for place, (question, options, right, reason) in enumerate(ROAD, 1):
        listed = "".join(
            f"<div><span class=s></span>{letter} &nbsp;{web(text)}</div>" for letter, text in zip("ABCD", options)
        )
        body += f"<div class=q><div class=h><span class=n>{place}</span> {web(question)}</div><i>Mark one answer</i><div class=o>{listed}</div></div>"
        items.append(
            item(
                question,
                options[right],
                str(place),
                None,
                choices("ABCD", options),
                kind="mcq",
                answer_label="ABCD"[right],
            )
        )
        key += f"<p><b>{place} {'ABCD'[right]}</b> – {web(reason)}</p>"
    html = f"<h1>Section two: Safety on the road</h1><div class=g>{body}</div><h2>Answers and explanations</h2>{key}"
    css = ".g { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } .q { border: 1px solid #888; border-radius: 2mm; padding: 3mm; break-inside: avoid } .h { font-weight: bold } .n { background: #036; color: #fff; padding: 0 2mm } .s { display: inline-block; width: 3mm; height: 3mm; border: 1px solid #000; margin-right: 2mm } i { font-size: 80% }"
    engine, source = page(draw, html, ["Liberation Sans", "DejaVu Sans", "Noto Sans"], (9, 10), css)
    return Document(engine, source, items)


JUDGED = [
    ("Bats find insects in the dark by sound.", True),
    ("A whale is a kind of fish.", False),
    ("Spiders have eight legs.", True),
    ("Penguins live at the North Pole.", False),
    ("An owl can turn its head right round in a circle.", False),
    ("Bees tell each other where flowers are by dancing.", True),
    ("Snakes close their eyelids to sleep.", False),
    ("Some frogs can freeze in winter and live.", True),
    ("Camels store water in their humps.", False),
    ("A hedgehog is born with soft spines.", True),
]


@layout("unseen", "statements-poplar", "truefalse; answered")
def poplar(draw):
    lines = [[run(text, "B") for text in ("", "Statement", "True", "False")]]
    items = []
    for place, (text, right) in enumerate(draw.shuffled(JUDGED), 1):
        lines.append([run(f"{place}."), run(text), run("✓" if right else ""), run("" if right else "✓")])
        items.append(item(text, "True" if right else "False", str(place), kind="truefalse"))
    body = (
        paragraph(run("Animal facts: teacher’s copy"), "Title")
        + paragraph(run("Tick the right column for each statement."))
        + office_table(lines, [1.0, 11.0, 2.0, 2.0])
    )
    engine, source = office(draw, body, ["DejaVu Sans", "DejaVu Serif"], (11, 12), head="Year 4 Science")
    return Document(engine, source, items)


TOOLS = [
    ("spirit level", "shows whether a shelf is straight"),
    ("chisel", "cuts slots in wood"),
    ("plumb line", "shows what is upright"),
    ("trowel", "spreads mortar"),
    ("vice", "holds work still"),
    ("rasp", "takes off wood roughly"),
    ("awl", "makes a hole for a screw"),
]


@layout("unseen", "matching-quince", "match; answered")
def quince(draw):
    pairs = draw.shuffled(TOOLS)
    right = draw.mixed([meaning for _, meaning in pairs])
    lines, items, key = [], [], []
    for place, (name, meaning) in enumerate(pairs):
        letter = "abcdefg"[right.index(meaning)]
        lines.append(
            rf"{place + 1}.\enspace {tex(name)} & (\qquad) & \hspace{{1cm}} ({'abcdefg'[place]})\enspace {tex(right[place])}\\[5pt]"
        )
        key.append(f"{place + 1} ({letter})")
        items.append(
            item(name, meaning, str(place + 1), None, choices("abcdefg", right), kind="match", answer_label=letter)
        )
    body = (
        r"\textbf{A.}\enspace Write the letter of the use in the brackets after each tool.\par\medskip\begin{tabular}{lll}"
        + "".join(lines)
        + r"\end{tabular}\par\bigskip\rotatebox{0}{\footnotesize Key: "
        + ", ".join(key)
        + "}"
    )
    engine, source = document(
        draw, r"{\large\scshape Workshop words}\par\bigskip " + body, ["cm", "bookman", "palatino"], (11, 12)
    )
    return Document(engine, source, items)


BANK = [
    ("The ___ rang as soon as the smoke reached the stairs.", "alarm"),
    ("We left the building by the nearest ___.", "exit"),
    ("Never use the ___ during a fire.", "lift"),
    ("The ___ of the floor counted everyone outside.", "warden"),
    ("Close each ___ behind you so that the fire gets less air.", "door"),
    ("Wait at the meeting ___ until you hear your name.", "point"),
    ("Dial the emergency ___ from a safe place.", "number"),
    ("A wet ___ over a pan puts out burning oil.", "cloth"),
]


@layout("unseen", "gaps-rowan", "gap; no answers")
def rowan(draw):
    gaps = draw.shuffled(BANK)
    lines, items = "", []
    for place, (sentence, _) in enumerate(gaps):
        before, after = sentence.split("___")
        lines += f"<div class=q><span>{place + 1}</span>{web(before)}<u></u>{web(after)}</div>"
        items.append(item(sentence.replace("___", ""), None, str(place + 1), kind="gap", gap=True))
    words = "".join(f"<span>{word}</span>" for word in sorted(word for _, word in gaps))
    body = f"<h2>Fire safety</h2><p>Complete each sentence with one of the words at the foot of the page.</p>{lines}<div class=b>{words}</div>"
    css = ".q { margin: 5mm 0 } .q > span { display: inline-block; width: 8mm; font-weight: bold } u { display: inline-block; width: 28mm; border-bottom: 1px solid #000; text-decoration: none } .b { border: 2px dashed #555; padding: 3mm; margin-top: 10mm } .b span { display: inline-block; margin: 1mm 5mm }"
    engine, source = page(draw, body, ["Noto Sans", "Liberation Sans", "DejaVu Serif"], (11, 12), css)
    return Document(engine, source, items)


CLOZE = (
    "Every spring the town of Harlow Bridge holds a race for rafts. The rafts must be ___ from things that people throw away, such as barrels and doors. Last year forty teams took ___. "
    "Most of them sank before they ___ the first bend. The winners were three sisters ___ had tied together two hundred empty bottles. “We never thought it would ___,” said the eldest. This year they plan to race ___ a bath.",
    [
        (["building", "built", "build"], 1),
        (["part", "place", "time"], 0),
        (["arrived", "came", "reached"], 2),
        (["which", "who", "whose"], 1),
        (["float", "fly", "flow"], 0),
        (["on", "at", "in"], 2),
    ],
)


@layout("unseen", "gaps-sycamore", "gap; answered")
def sycamore(draw):
    passage, gaps = CLOZE
    parts = passage.split("___")
    printed = "".join(part + (f"({n}) ______" if n <= len(gaps) else "") for n, part in enumerate(parts, 1))
    sentences = [text if text.endswith(("”", ".")) else text + "." for text in printed.split(". ")]
    items = []
    for place, (options, right) in enumerate(gaps, 1):
        sentence = next(text for text in sentences if f"({place})" in text)
        items.append(
            item(
                sentence,
                options[right],
                str(place),
                None,
                choices("ABC", options),
                kind="gap",
                answer_label="ABC"[right],
            )
        )
    listed = "".join(
        f"<tr><th>{n}</th>{''.join(f'<td>{letter} {web(text)}</td>' for letter, text in zip('ABC', options))}</tr>"
        for n, (options, _) in enumerate(gaps, 1)
    )
    key = " &nbsp; ".join(f"{n}{'ABC'[right]}" for n, (_, right) in enumerate(gaps, 1))
    body = f"<h2>Part 3</h2><p><i>For each gap, choose the best word A, B or C.</i></p><div class=c><div class=p>{web(printed)}</div><table>{listed}</table></div><p class=k>KEY: {key}</p>"
    css = ".c { display: flex; gap: 8mm } .p { flex: 1; line-height: 1.8 } table { border-left: 1px solid #000; padding-left: 4mm; height: 60mm } td { padding: 0 2mm; white-space: nowrap } .k { margin-top: 20mm; font-size: 80% }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Serif", "Linux Libertine O"], (10, 11), css)
    return Document(engine, source, items)


VOTES = [
    (
        "Which two of these can be recycled with paper?",
        ["egg boxes", "drink cans", "envelopes", "jars", "corks"],
        [0, 2],
    ),
    ("Which three animals lay eggs?", ["bat", "turtle", "goose", "seal", "trout"], [1, 2, 4]),
    ("Which two numbers are prime?", ["21", "23", "27", "29", "33"], [1, 3]),
    ("Which two are primary colours of light?", ["red", "yellow", "black", "green", "orange"], [0, 3]),
]


@layout("unseen", "choices-tamarind", "multi; answered")
def tamarind(draw):
    body, items = paragraph(run("Pick all that apply"), "Title"), []
    for place, (question, options, right) in enumerate(VOTES, 1):
        body += paragraph(run(f"Question {place}. ", "B") + run(question), "Head")
        body += "".join(paragraph(run(f"☐\t{text}"), "Choice") for text in options)
        answer = " and ".join([", ".join(options[n] for n in right[:-1]), options[right[-1]]])
        body += paragraph(run("Correct: ", "B") + run(answer), "Choice")
        items.append(
            item(question, answer, str(place), None, [{"label": None, "text": text} for text in options], kind="multi")
        )
    engine, source = office(draw, body, ["DejaVu Sans", "DejaVu Serif"], (10, 11))
    return Document(engine, source, items)
