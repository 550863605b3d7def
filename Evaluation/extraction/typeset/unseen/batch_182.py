"""The hundred and eighty-second: a school-leaving paper with its scheme, an entrance examination, a publisher's worksheet, an FAQ of a
pool, words of Japanese, a unit of a Spanish course, a geography paper, a glossary, a list to match, a quiz night, an examination in
Spanish and a notice to candidates.
"""

from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from webpage import page, rows, web

HALF = "unseen"


def turned(draw, right, wrong):
    """The right and the wrong options in a drawn order, and the place of the right one."""
    options = draw.shuffled([right, *wrong])
    return options, options.index(right)


def chosen(question, options, place, number, labels, marks=None, **rest):
    return item(question, options[place], number, marks, choices(labels, options), **{"kind": "mcq", "answer_label": labels[place]} | rest)


def priced(points):
    """The rubric of points with their marks, when there is more than one mark."""
    return [{"text": text, "marks": mark} for text, mark in points] if sum(mark for _, mark in points) > 1 else None


# School-leaving biology, West Africa

LEAVING = [
    [
        ("a", None, [
            ("i", "What is transpiration?", [("the loss of water vapour", 1), ("from the aerial parts of a plant", 1)], {}),
            ("ii", "State three environmental factors that increase the rate of transpiration.", [("high temperature", 1), ("wind", 1), ("low humidity", 1)], {"allow": ["bright light"]}),
        ]),
        ("b", "A potted plant was left beside an open window for six hours and lost 48 g of water.", [
            ("i", "Calculate the mean rate of water loss in grams per hour.", [("8 g per hour", 1)], {}),
            ("ii", "Suggest why the plant would lose less water at night.", [("the stomata close in the dark", 1)], {}),
        ]),
        ("c", None, [("", "Explain two ways in which the leaf of a cactus is adapted to dry conditions.", [("it is reduced to a spine", 1), ("so that there is less surface for water to escape from", 1), ("it has a thick cuticle", 1), ("which water does not easily pass through", 1)], {})]),
    ],
    [
        ("a", "The housefly and the cockroach are insects that live close to people.", [
            ("i", "Name two diseases that are spread by the housefly.", [("cholera", 1), ("typhoid", 1)], {"allow": ["dysentery"], "reject": ["malaria"]}),
            ("ii", "Describe how a housefly contaminates food.", [("it picks up germs on its hairy legs", 1), ("and vomits on the food before it feeds", 1)], {}),
        ]),
        ("b", None, [
            ("i", "List the four stages in the life history of the housefly.", [("egg", 1), ("larva", 1), ("pupa", 1), ("adult", 1)], {"allow": ["imago"]}),
            ("ii", "State one method of controlling houseflies around a market.", [("covering refuse bins", 1)], {}),
        ]),
    ],
    [
        ("a", None, [
            ("i", "Name the blood vessel that carries blood from the heart to the lungs.", [("pulmonary artery", 1)], {}),
            ("ii", "State two differences between arteries and veins.", [("arteries have thick walls while veins have thin walls", 1), ("veins have valves while arteries have none", 1)], {}),
        ]),
        ("b", None, [("", "Explain why a person who is anaemic tires easily.", [("there are few red blood cells", 1), ("so that little oxygen reaches the muscles", 1)], {})]),
    ],
]


@layout(HALF, "biology-joropo", "school-leaving biology, XeLaTeX: 1. (a) (i) with [2 marks] at the right edge; scheme in its own file, table of question, expected response with (1) behind each point, and marks")
def biology_joropo(draw):
    body = r"\begin{center}{\bfseries UNITED EXAMINATIONS COUNCIL OF WEST AFRICA\par Senior School Certificate Examination\par\medskip\large BIOLOGY 2\par\normalsize ESSAY\hfill 1 hour}\end{center}\textit{Answer all the questions. Write your answers in your answer booklet. Draw diagrams only where they help your answer.}\par\smallskip\hrule\medskip " "\n"
    items, lines = [], ""
    for n, parts in enumerate(LEAVING, 1):
        whole = 0
        for k, (letter, stem, leaves) in enumerate(parts):
            lead = f"{n}." if k == 0 else ""
            start = rf"\smallskip\needspace{{2.5cm}}\lab{{0pt}}{{18mm}}{{\makebox[9mm][l]{{\textbf{{{lead}}}}}({letter})}}"
            if stem:
                body += start + f"{{{tex(stem)}}}" "\n"
            for m, (roman, question, points, notes) in enumerate(leaves):
                marks = sum(mark for _, mark in points)
                whole += marks
                shown = rf"{tex(question)}\pushright{{[{marks} mark{'s' if marks > 1 else ''}]}}"
                if not roman:
                    body += start + f"{{{shown}}}" "\n"
                elif not stem and m == 0:
                    body += rf"\smallskip\needspace{{2.5cm}}\lab{{0pt}}{{28mm}}{{\makebox[9mm][l]{{\textbf{{{lead}}}}}\makebox[9mm][l]{{({letter})}}({roman})}}{{{shown}}}" "\n"
                else:
                    body += rf"\lab{{18mm}}{{10mm}}{{({roman})}}{{{shown}}}" "\n"
                number = f"{n}({letter})" + (f"({roman})" if roman else "")
                said = r"\newline ".join(rf"{tex(text)} ({mark})" for text, mark in points)
                said += "".join(rf"\newline \textit{{Accept}} {tex(text)}" for text in notes.get("allow", []))
                said += "".join(rf"\newline \textit{{Do not accept}} {tex(text)}" for text in notes.get("reject", []))
                lines += rf"{number} & {said} & {marks}\\\hline" "\n"
                items.append(item(question, "\n".join(text for text, _ in points), number, marks, stem=stem, rubric=priced(points), **notes))
        body += rf"\par\hfill\textbf{{[Total: {whole} marks]}}\par\medskip " "\n"
    body += r"\begin{center}\textbf{END OF PAPER}\end{center}"
    scheme = r"\begin{center}{\bfseries BIOLOGY 2 (ESSAY)\par MARKING SCHEME}\par\textit{For examiners only}\end{center}\renewcommand\arraystretch{1.3}\begin{longtable}{|l|p{108mm}|c|}\hline\textbf{Question} & \textbf{Expected response} & \textbf{Marks}\\\hline\endhead " + lines + r"\end{longtable}"
    fonts = [draw.one(["timesnew", "libertine"])]
    engine, source = document(draw, body, fonts, (11,), (20, 22), foot=r"\fancyfoot[L]{\small UEC/SSC 2024}\fancyfoot[R]{\small Page \thepage}")
    return Document(engine, source, items, document(draw, scheme, fonts, (11,), (20, 22), foot=r"\fancyfoot[R]{\small Page \thepage}")[1])


# Entrance examination

ENTRANCE = [
    ("If 3x − 7 = 2x + 5, then x is equal to", "12", ["−12", "2", "5", "−2"]),
    ("The sum of the first 20 positive integers is", "210", ["190", "200", "220", "400"]),
    ("The slope of the line 4x − 2y + 6 = 0 is", "2", ["−2", "4", "1/2", "3"]),
    ("How many different three-letter codes can be made from the letters P, Q, R and S if no letter is repeated?", "24", ["12", "64", "81", "6"]),
    ("The price of a coat is first raised by 20% and then lowered by 20%. The final price is what percentage of the first?", "96%", ["100%", "98%", "104%", "80%"]),
    ("The least common multiple of 12 and 18 is", "36", ["6", "54", "72", "216"]),
    ("If log₂ x = 5, what is the value of x?", "32", ["10", "16", "25", "64"]),
    ("A train travels 150 km in 1 h 15 min. Its average speed is", "120 km/h", ["100 km/h", "115 km/h", "130 km/h", "187 km/h"]),
    ("The area of a circle is 49π cm². Its diameter is", "14 cm", ["7 cm", "21 cm", "24.5 cm", "49 cm"]),
    ("Two fair dice are thrown. The probability that the sum is 4 equals", "1/12", ["1/6", "1/9", "1/18", "1/36"]),
    ("Which of the following numbers is irrational?", "√8", ["√9", "0.25", "22/7", "−3"]),
    ("The remainder when x² + 3x + 1 is divided by x − 2 is", "11", ["−1", "5", "7", "9"]),
]


@layout(HALF, "admission-titan", "entrance examination of a technical university, XeLaTeX: two columns with a rule, options A) to E) stacked, booklet letter in a box, answer key as a grid on the last page")
def admission_titan(draw):
    items, inner, cells = [], "", []
    booklet = draw.one("ABC")
    for n, (question, right, wrong) in enumerate(ENTRANCE, 1):
        options, place = turned(draw, right, wrong)
        listed = "".join(rf"\lab{{8mm}}{{8mm}}{{{letter})}}{{{tex(text)}}}" for letter, text in zip("ABCDE", options))
        inner += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\smallskip {listed}\end{{minipage}}\par\vspace{{2.5mm}}" "\n"
        cells.append(rf"{n} & {'ABCDE'[place]}")
        items.append(chosen(question, options, place, str(n), "ABCDE"))
    grid = r"\\\hline ".join(" & ".join(cells[k + 4 * m] for m in range(3)) for k in range(4))
    body = rf"\noindent\begin{{minipage}}{{0.8\linewidth}}{{\large\bfseries Strait Technical University}}\par Undergraduate Entrance Examination\par\textbf{{Test 1: Mathematics}}\quad (12 questions, 30 minutes)\end{{minipage}}\hfill\fbox{{\Huge\bfseries\ {booklet}\ }}\par\medskip\hrule\medskip{{\small Mark your answers on the answer sheet. Each question has only one right answer. Four wrong answers cancel one right answer.}}\par\medskip\begin{{multicols}}{{2}}{inner}\end{{multicols}}\newpage\begin{{center}}{{\large\bfseries ANSWER KEY}}\par\smallskip Mathematics, booklet {booklet}\par\bigskip\renewcommand\arraystretch{{1.4}}\begin{{tabular}}{{|r|c||r|c||r|c|}}\hline {grid}\\\hline\end{{tabular}}\end{{center}}"
    engine, source = document(draw, body, ["arial", "helvetica"], (10,), (18, 20), foot=r"\fancyfoot[L]{\small Copying any part of this booklet is forbidden.}\fancyfoot[R]{\small\thepage}", extra=r"\setlength\columnsep{10mm}\setlength\columnseprule{.4pt}")
    return Document(engine, source, items)


# Publisher's worksheet

FORCE_BANK = [("A ______________ is a push or a pull.", "force"), ("The force that slows a sledge on dry grass is called ______________ .", "friction"), ("We measure forces with a ______________ meter.", "newton"), ("The pull of the Earth on all things near it is ______________ .", "gravity"), ("Parachutes fall slowly because of air ______________ .", "resistance")]
FORCE_TRUE = [("A magnet attracts every kind of metal.", False), ("A smooth surface gives less friction than a rough one.", True), ("Water pushes up on a boat that floats.", True), ("A heavy stone needs no force to start moving.", False)]
FORCE_ASKED = [("Why do cyclists put oil on a bicycle chain?", "To reduce the friction between the moving parts."), ("Give one example of friction that is useful.", "The grip of shoes on the ground."), ("What would happen to a ball if you kicked it in space, far from any planet?", "It would keep moving at the same speed in a straight line.")]


@layout(HALF, "worksheet-bloomer", "publisher's worksheet on forces, word processor: Name and Date lines, A with a word bank in a frame, B with ____ behind the statements, C with lines; teacher's answers on the next page")
def worksheet_bloomer(draw):
    bank = draw.mixed([word for _, word in FORCE_BANK])
    gaps, said = draw.mixed(FORCE_BANK), draw.mixed(FORCE_TRUE)
    heads = ["A  Fill in the gaps with words from the box.", "B  Write T for true or F for false.", "C  Answer in full sentences."]
    body = paragraph(run("Name: ______________________\tClass: __________\tDate: ______________"), "Who") + paragraph(run("Forces all around us"), "Title")
    body += paragraph(run(heads[0]), "Head") + office_table([[run(word) for word in bank]], [3.2] * 5)
    items = []
    for n, (text, answer) in enumerate(gaps, 1):
        body += paragraph(run(f"{n}.\t{text}"), "Part")
        items.append(item(text, answer, str(n), kind="gap", section=heads[0].replace("  ", " ")))
    body += paragraph(run(heads[1]), "Head")
    for n, (text, right) in enumerate(said, 1):
        body += paragraph(run(f"{n}.\t{text}\t____"), "Part")
        items.append(item(text, "True" if right else "False", str(n), kind="truefalse", section=heads[1].replace("  ", " ")))
    body += paragraph(run(heads[2]), "Head")
    for n, (question, answer) in enumerate(FORCE_ASKED, 1):
        body += paragraph(run(f"{n}.\t{question}"), "Part") + paragraph(run("\t"), "Line") * 2
        items.append(item(question, answer, str(n), section=heads[2].replace("  ", " ")))
    body += paragraph(run("Teacher’s page: Answers to Worksheet 12"), "New")
    body += paragraph(run("A", "B")) + "".join(paragraph(run(f"{n}.\t{answer}"), "Part") for n, (_, answer) in enumerate(gaps, 1))
    body += paragraph(run("B", "B")) + "".join(paragraph(run(f"{n}.\t{'T' if right else 'F'}"), "Part") for n, (_, right) in enumerate(said, 1))
    body += paragraph(run("C", "B") + run("  (Accept other sensible answers.)", "I")) + "".join(paragraph(run(f"{n}.\t{answer}"), "Part") for n, (_, answer) in enumerate(FORCE_ASKED, 1))
    styles = paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"') + paragraph_style("Who", 0, tabs=[(8.2, ""), (12.2, "")])
    engine, source = office(draw, body, ["Carlito", "Comic Neue", "Lato"], (12,), 2.0, head="Discovering Science 5    Unit 4    Worksheet 12", styles=styles)
    return Document(engine, source, items)


# FAQ of a swimming pool

POOL = [
    ("Booking", [("Do I have to book a lane in advance?", "Lanes can be booked up to seven days ahead in the app. If there is room, you can also pay at the desk."), ("Can I cancel my booking?", "Yes. You get your money back if you cancel at least four hours before the session."), ("How long is a session?", "Every session lasts 55 minutes, so that the changing rooms can be cleaned.")]),
    ("Children", [("At what age can my child swim alone?", "From the age of eight, provided that the child can swim 25 metres without help."), ("Do babies need a special nappy?", "Yes, only swim nappies are allowed in the water. They are sold at the desk for £1.50."), ("When do the lessons start?", "New courses begin in January, April and September. Places go on sale two weeks before.")]),
    ("At the pool", [("Is there a place to leave valuables?", "The lockers take a £1 coin, which you get back."), ("May I take photographs?", "No. For the safety of all guests, cameras and phones must stay in the locker."), ("How warm is the water?", "The main pool is kept at 28 °C and the small pool at 31 °C."), ("Is the building accessible to wheelchair users?", "Yes. There is a lift to the pool deck and a hoist beside lane 1.")]),
]


@layout(HALF, "faq-stottie", "FAQ of a swimming pool printed from its web site, Chromium: address and date at the head, menu, topics in colour, questions in bold with a minus sign at the right, contact at the end")
def faq_stottie(draw):
    body, items = "<div class=p><span>06/03/2024, 14:22</span><span>Help and FAQ | Harbourside Pool</span></div><nav>Home · Timetable · Prices · Lessons · <b>Help</b></nav><h1>Frequently asked questions</h1><p>Can’t find what you are looking for? Our team is at the desk from 6.30 am to 9 pm.</p>", []
    for topic, pairs in POOL:
        body += f"<h2>{topic}</h2>"
        for question, answer in pairs:
            body += f"<section><h3><span>{web(question)}</span><i>−</i></h3>" + "".join(f"<p>{web(part)}</p>" for part in answer.split("\n")) + "</section>"
            items.append(item(question, answer, kind="faq", section=topic))
    body += "<footer><b>Contact us</b><p>Harbourside Pool, Quay Road · 01632 960 114 · hello@harbourside.example</p><p>© 2024 Harbourside Leisure Trust. Privacy · Cookies · Terms</p></footer>"
    colour = draw.one(["#00729b", "#0a6b4f", "#5a2d82"])
    css = f".p {{ display: flex; justify-content: space-between; font-size: 75%; color: #444; margin-bottom: 4mm }} nav {{ background: {colour}; color: #fff; padding: 2mm 4mm; font-size: 90% }} h1 {{ font-size: 180% }} h2 {{ color: {colour}; font-size: 125%; margin: 6mm 0 2mm; break-after: avoid }} section {{ border-bottom: 1px solid #ccc; break-inside: avoid }} h3 {{ font-size: 100%; margin: 2.5mm 0 1mm; display: flex; justify-content: space-between }} h3 i {{ font-style: normal; color: {colour} }} section p {{ margin: 0 0 2mm }} footer {{ margin-top: 8mm; border-top: 2px solid {colour}; padding-top: 2mm; font-size: 80%; break-inside: avoid }} footer p {{ margin: 1mm 0 }}"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Lato"], (10.5, 11), css)
    return Document(engine, source, items)


# Words of Japanese

NIHONGO = [
    ("Lesson 6  At the station", [("駅", "えき", "eki", "station"), ("電車", "でんしゃ", "densha", "train"), ("切符", "きっぷ", "kippu", "ticket"), ("地図", "ちず", "chizu", "map"), ("出口", "でぐち", "deguchi", "exit"), ("入口", "いりぐち", "iriguchi", "entrance"), ("時間", "じかん", "jikan", "time")]),
    ("Lesson 7  Weather", [("天気", "てんき", "tenki", "weather"), ("雨", "あめ", "ame", "rain"), ("雪", "ゆき", "yuki", "snow"), ("風", "かぜ", "kaze", "wind"), ("空", "そら", "sora", "sky"), ("雲", "くも", "kumo", "cloud"), ("台風", "たいふう", "taifū", "typhoon")]),
]


@layout(HALF, "vocab-hula", "words of a Japanese evening class, Chromium: ruled table of No., kanji, kana, romaji and English for each lesson, numbers that run on, shaded head")
def vocab_hula(draw):
    body, items, n = "<div class=t><b>Japanese for Beginners 2</b><span>Tuesday evening class</span></div><h1>Vocabulary list</h1><p>Please learn the words of each lesson before we start on it. There will be a short test in week 9.</p>", [], 0
    for lesson, words in NIHONGO:
        lines = []
        for kanji, kana, romaji, english in words:
            n += 1
            lines.append((str(n), f"<big>{kanji}</big>", kana, f"<i>{romaji}</i>", english))
            items.append(item(kanji, english, str(n), kind="vocabulary", section=" ".join(lesson.split())))
        body += f"<h2>{lesson}</h2><table><tr><th>No.<th>Kanji<th>Kana<th>Rōmaji<th>English</tr>{rows(lines)}</table>"
    css = ".t { display: flex; justify-content: space-between; border-bottom: 1px solid #000; padding-bottom: 1mm } h1 { font-size: 150%; margin: 4mm 0 } h2 { font-size: 115%; white-space: pre; margin: 5mm 0 2mm } table { border-collapse: collapse; width: 100% } th { background: #e3e3e3 } th, td { border: 1px solid #555; padding: 1mm 3mm; text-align: left } td:first-child { text-align: right; width: 10mm } big { font-size: 130% } tr { break-inside: avoid }"
    engine, source = page(draw, body, ["Noto Sans\", \"Noto Sans CJK JP", "Liberation Serif\", \"Noto Serif CJK JP"], (11,), css)
    return Document(engine, source, items)


# Unit of a Spanish course

CASA = [("la cocina", "kitchen"), ("el dormitorio", "bedroom"), ("el baño", "bathroom"), ("la escalera", "stairs"), ("la nevera", "fridge"), ("el sillón", "armchair")]
CASA_GAPS = [("En la cocina {} una mesa redonda.", "hay", "hay / está"), ("Las llaves {} en el cajón.", "están", "hay / están"), ("¿Dónde {} el baño, por favor?", "está", "hay / está"), ("No {} sillas en mi dormitorio.", "hay", "hay / están"), ("El gato {} debajo del sillón.", "está", "hay / está")]
CASA_TURN = [("My house has three bedrooms.", "Mi casa tiene tres dormitorios."), ("The fridge is beside the door.", "La nevera está al lado de la puerta."), ("There is a big garden behind the house.", "Hay un jardín grande detrás de la casa.")]


@layout(HALF, "unit-kolo", "unit of a Spanish course, Chromium: useful words in a two-column box, a grammar note, exercise 1 with (hay / está) behind each gap, exercise 2 to translate, key in small print at the foot")
def unit_kolo(draw):
    items = [item(a, b, kind="vocabulary", section="Useful words") for a, b in CASA]
    gap = "__________"
    gaps = draw.mixed(CASA_GAPS)
    body = "<div class=u><span>Unidad 5</span> ¿Cómo es tu casa?</div><div class=w><h3>Useful words</h3><table>" + rows((f"<b>{a}</b>", b) for a, b in CASA) + "</table></div>"
    body += "<div class=g><h3>Grammar: <i>hay</i> and <i>estar</i></h3><p>Use <b>hay</b> to say that something exists: <i>Hay un perro en el jardín.</i> Use <b>está</b> or <b>están</b> to say where a certain thing is: <i>El perro está en el jardín.</i></p></div>"
    body += "<h3>Exercise 1</h3><p>Choose the right form for each gap.</p><ol>"
    for n, (text, answer, pair) in enumerate(gaps, 1):
        shown = f"{text.format(gap)} ({pair})"
        body += f"<li>{web(shown)}</li>"
        items.append(item(shown, answer, str(n), None, choices([None, None], pair.split(" / ")), kind="gap", section="Exercise 1"))
    body += "</ol><h3>Exercise 2</h3><p>Translate into Spanish.</p><ol>"
    for n, (text, answer) in enumerate(CASA_TURN, 1):
        body += f"<li>{web(text)}<div class=l></div></li>"
        items.append(item(text, answer, str(n), section="Exercise 2"))
    body += "</ol><div class=k><b>Key</b><p><b>Exercise 1</b> " + " &nbsp; ".join(f"{n} {answer}" for n, (_, answer, _) in enumerate(gaps, 1)) + "</p><p><b>Exercise 2</b> " + " &nbsp; ".join(f"{n} {web(answer)}" for n, (_, answer) in enumerate(CASA_TURN, 1)) + "</p></div><p class=f>64</p>"
    css = ".u { font-size: 170%; font-weight: bold; color: #a3330f; margin-bottom: 4mm } .u span { background: #a3330f; color: #fff; padding: 0 3mm; font-size: 70%; vertical-align: middle } h3 { margin: 4mm 0 1mm } .w { border: 1.5px solid #a3330f; padding: 1mm 4mm 3mm; width: 85mm } .w h3 { margin-top: 1mm } .w td { padding: .4mm 8mm .4mm 0 } .g { background: #f7efe6; padding: 1mm 4mm; margin-top: 4mm } p { margin: 1mm 0 } li { margin: 1.5mm 0 } .l { border-bottom: 1px solid #777; height: 7mm; width: 130mm } .k { border-top: 1px solid #777; font-size: 80%; margin-top: 6mm; padding-top: 1mm } .f { text-align: right; color: #a3330f }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Carlito"], (11,), css)
    return Document(engine, source, items)


# Geography paper

RIVERS = [
    ("The challenge of rivers", "Figure 1 shows the mean monthly discharge of the River Arl at Hexley.", [
        ("a", None, [
            ("i", "Identify the month with the highest discharge.", 1, ["January", "March", "July", "October"]),
            ("ii", "Calculate the difference between the highest and the lowest discharge.", 1, None),
        ]),
        ("b", None, [("", "Explain one reason why discharge is low in summer.", 2, None)]),
        ("c", "Some rivers have been straightened where they run through towns.", [
            ("i", "State one advantage of straightening a river.", 1, None),
            ("ii", "Explain how straightening a river can increase the risk of flooding downstream.", 3, None),
        ]),
    ]),
    ("Changing cities", "Figure 2 gives information about the population of Port Lusa between 1980 and 2020.", [
        ("a", None, [
            ("i", "Define the term urbanisation.", 1, None),
            ("ii", "Describe the change in the population of Port Lusa between 1980 and 2020.", 2, None),
        ]),
        ("b", None, [("", "Which of these is a push factor?", 1, ["better schools in the city", "a failed harvest", "higher wages in factories", "a new hospital"])]),
        ("c", None, [("", "Explain two problems that quick growth can cause in a city.", 4, None)]),
        ("d", None, [("", "Assess the view that new transport is the best way to improve life in growing cities.", 8, None)]),
    ]),
]


@layout(HALF, "geography-thalassa", "geography paper of an awarding body, XeLaTeX: 1 (a) (i) with (2) at the right below the question, boxes before A to D, bar chart and table, dotted lines, totals for questions, no answers")
def geography_thalassa(draw):
    chart = "".join(rf"\draw[fill=gray!40] ({0.6 * k},0) rectangle ({0.6 * k + 0.42},{v / 20});\node[below,font=\footnotesize] at ({0.6 * k + 0.21},0) {{{m}}};" for k, (m, v) in enumerate(zip("JFMAMJJASOND", [62, 55, 48, 37, 28, 19, 14, 17, 25, 39, 50, 58])))
    axis = "".join(rf"\draw (-0.1,{v / 20})--(0,{v / 20});\node[left,font=\footnotesize] at (-0.1,{v / 20}) {{{v}}};" for v in (0, 20, 40, 60))
    figures = [rf"\begin{{tikzpicture}}\draw (0,3.4)--(0,0)--(7.3,0);{chart}{axis}\node[rotate=90,font=\footnotesize] at (-1.1,1.6) {{discharge (m\textsuperscript{{3}}/s)}};\end{{tikzpicture}}", r"\begin{tabular}{|l|c|c|c|}\hline Year & 1980 & 2000 & 2020\\\hline Population (thousands) & 210 & 540 & 1330\\\hline\end{tabular}"]
    body, items, total = r"{\bfseries Answer ALL questions. Write your answers in the spaces provided.}\par{\bfseries Some questions must be answered with a cross in a box. If you change your mind, put a line through the box.}\par\medskip " "\n", [], 0
    box = r"\framebox[4mm]{\rule{0pt}{2.2mm}}"
    for n, (title, stem, parts) in enumerate(RIVERS, 1):
        body += rf"\begin{{center}}\textbf{{{title}}}\end{{center}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}\begin{{center}}{figures[n - 1]}\par\smallskip\textbf{{Figure {n}}}\end{{center}}" "\n"
        whole = 0
        for letter, said, leaves in parts:
            if said:
                body += rf"\needspace{{3cm}}\lab{{8mm}}{{9mm}}{{({letter})}}{{{tex(said)}}}" "\n"
            for m, (roman, question, marks, options) in enumerate(leaves):
                whole += marks
                first = rf"\makebox[9mm][l]{{{'' if said or m else f'({letter})'}}}" + (f"({roman})" if roman else "")
                width = "18mm" if roman else "9mm"
                body += rf"\needspace{{3cm}}\lab{{8mm}}{{{width}}}{{{first}}}{{{tex(question)}}}\par\nopagebreak\hfill\textbf{{({marks})}}\par" "\n"
                if options:
                    body += "".join(rf"\lab{{26mm}}{{16mm}}{{{box}\quad\textbf{{{a}}}}}{{{tex(text)}}}" for a, text in zip("ABCD", options))
                else:
                    body += r"\dotline " * (marks + 1 if marks < 8 else 9) + "\n"
                items.append(item(question, None, f"{n}({letter})" + (f"({roman})" if roman else ""), marks, choices("ABCD", options) if options else None, kind="mcq" if options else "long" if marks > 5 else "short", stem=" ".join(x for x in (stem, said) if x)))
        total += whole
        body += rf"\par\medskip\hfill\textbf{{(Total for Question {n} = {whole} marks)}}\par\hrule\medskip " "\n" + (r"\newpage " if n == 1 else "")
    body += rf"\hfill\textbf{{TOTAL FOR PAPER = {total} MARKS}}"
    engine, source = document(draw, body, ["arial", "timesnew"], (11,), (20, 22), foot=r"\fancyfoot[L]{\small P71402A}\fancyfoot[C]{\small\thepage}\fancyfoot[R]{\small\textbf{Turn over}}")
    return Document(engine, source, items)


# Glossary of a textbook

TERMS = [
    ("aquifer", "a layer of rock or gravel that holds water and lets it pass"), ("arable farming", "the growing of crops rather than the keeping of animals"), ("birth rate", "the number of births in a year for every thousand people"),
    ("biome", "a large region with its own climate, plants and animals"), ("choropleth map", "a map that shows values by shades of a colour"), ("deforestation", "the clearing of trees from a large area"),
    ("delta", "flat land made of sediment at the mouth of a river"), ("erosion", "the wearing away and removal of rock or soil by water, wind or ice"), ("estuary", "the wide lower part of a river, where fresh water meets the tide"),
    ("hinterland", "the area around a port from which goods are brought to it"), ("longshore drift", "the movement of sand and shingle along a coast by waves that arrive at an angle"), ("moraine", "rock and clay left behind by a glacier"),
    ("remittance", "money that a migrant worker sends home"), ("tundra", "cold, treeless land where the ground below the surface is frozen all year"),
]


@layout(HALF, "glossary-naiad", "glossary at the end of a geography textbook, XeLaTeX: two columns, heads of letters, bold term and meaning run on with a hanging indent, folio and book title at the foot")
def glossary_naiad(draw):
    inner, letter = "", ""
    chosen_terms = draw.some(TERMS, 13)
    for term, meaning in chosen_terms:
        if term[0] != letter:
            letter = term[0]
            inner += rf"\par\medskip{{\color{{teal}}\large\bfseries {letter.upper()}}}\nopagebreak" "\n"
        inner += rf"\par\hangindent=5mm\hangafter=1 \textbf{{{tex(term)}}} {tex(meaning)}\par\smallskip" "\n"
    folio = draw.random.randint(210, 290)
    body = rf"\setcounter{{page}}{{{folio}}}{{\Huge\bfseries\color{{teal}} Glossary}}\par\bigskip\begin{{multicols}}{{2}}\raggedright {inner}\end{{multicols}}"
    engine, source = document(draw, body, ["noto", "schoolbook", "palatino"], (10, 11), (22, 26), foot=r"\fancyfoot[L]{\small\textbf{\thepage}\quad People and Places 3}", extra=r"\usepackage{xcolor}\setlength\columnsep{9mm}")
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in chosen_terms])


# A list to match

PEOPLE = [("Ibn Battuta", "travelled from Morocco to China and wrote of what he saw"), ("Johannes Gutenberg", "printed books with movable metal type"), ("Isabella I of Castile", "paid for the first voyage of Columbus"), ("Mansa Musa", "ruled Mali and crossed the Sahara on his way to Mecca"), ("Zheng He", "led seven voyages of a Chinese fleet to the Indian Ocean"), ("Martin Luther", "wrote ninety-five theses against the sale of indulgences"), ("Nicolaus Copernicus", "taught that the Earth moves round the Sun"), ("Suleiman I", "besieged Vienna in 1529"), ("Leonardo da Vinci", "painted the Last Supper in Milan"), ("Vasco da Gama", "sailed round Africa to India")]
EXTRA = "invented the telescope"


@layout(HALF, "match-tethys", "history quiz of a US teacher, word processor: Name and Period, ______ 1. before the people at the left, A. to K. at the right with one left over, 2 points each, no key")
def match_tethys(draw):
    people = draw.mixed(PEOPLE)
    ends = draw.mixed([end for _, end in PEOPLE] + [EXTRA])
    listed = choices("ABCDEFGHIJK", ends)
    body = paragraph(run("Name ____________________________\tPeriod ______\tDate ____________"), "Who") + paragraph(run("World History 9: Quiz 4"), "Title") + paragraph(run("Matching (2 points each). ", "B") + run("Write the letter of the description next to the person it fits. One description will not be used."))
    lines = [[run(f"_____ {n}. {name}" if name else ""), run(f"{listed[n - 1]['label']}. {ends[n - 1]}")] for n, name in enumerate([*[name for name, _ in people], ""], 1)]
    body += paragraph("") + office_table(lines, [6.8, 10.0], "Open") + paragraph(run("Bonus point if you spell your teacher’s last name right. ☺", "I"))
    items = [item(name, None, str(n), None, listed, kind="match") for n, (name, _) in enumerate(people, 1)]
    engine, source = office(draw, body, ["Liberation Serif", "Carlito", "Caladea"], (12,), 2.0, foot=False, styles=paragraph_style("Who", 0, tabs=[(9.0, ""), (12.3, "")]))
    return Document(engine, source, items)


# Quiz night

NIGHT = [
    ("Round 1: Food and drink", [("Which nut is used to make marzipan?", "Almond"), ("What is the main ingredient of hummus?", "Chickpeas"), ("From which country does the dish moussaka come?", "Greece"), ("Which spice is the most expensive by weight?", "Saffron")]),
    ("Round 2: Sport", [("How many players are there in a netball team?", "Seven"), ("In which sport would you use a shuttlecock?", "Badminton"), ("What colour is the bullseye on a standard dartboard?", "Red"), ("Which city hosted the Summer Olympics in 2000?", "Sydney")]),
    ("Round 3: The natural world", [("What do you call a young swan?", "A cygnet"), ("Which bird lays the largest egg?", "The ostrich"), ("How many hearts has an octopus?", "Three"), ("What is the hardest natural substance?", "Diamond")]),
]


@layout(HALF, "quiz-capoeira", "quiz night of a village hall, word processor: three rounds with numbers that begin again, tie-breaker in a line of its own, answers on the next page by round with a full stop and bold type")
def quiz_capoeira(draw):
    body = paragraph(run("Little Marlow Village Hall"), "Mid") + paragraph(run("Charity Quiz Night"), "Big") + paragraph(run("Team name: _______________________________      Score: ______ / 13"), "Mid")
    items, key = [], paragraph(run("QUIZMASTER’S COPY – ANSWERS"), "New")
    for title, asked in NIGHT:
        body += paragraph(run(title), "Head")
        key += paragraph(run(title), "Head")
        for n, (question, answer) in enumerate(asked, 1):
            body += paragraph(run(f"{n}.\t{question}"), "Part") + paragraph(run("\t"), "Line")
            key += paragraph(run(f"{n}.\t") + run(answer, "B"), "Part")
            items.append(item(question, answer, str(n), section=title))
    question = "To the nearest hundred, how many steps lead to the top of the Eiffel Tower?"
    body += paragraph(run("Tie-breaker: ", "B") + run(question))
    key += paragraph(run("Tie-breaker: ") + run("1,700", "B"))
    items.append(item(question, "1,700", kind="numeric"))
    styles = paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"') + paragraph_style("Mid", 0.15, extra='fo:text-align="center"') + paragraph_style("Big", 0.1, bold=True, size=22, extra='fo:text-align="center"')
    engine, source = office(draw, body + key, ["Carlito", "Comic Neue", "Liberation Sans"], (11,), 1.9, foot=False, styles=styles)
    return Document(engine, source, items)


# Examination in Spanish

HISTORIA_CHOICE = [("¿En qué año llegó Cristóbal Colón a América?", ["1453", "1492", "1519", "1810"]), ("¿Cuál era la capital del Imperio inca?", ["Cuzco", "Quito", "Tenochtitlan", "Potosí"]), ("¿Qué cultivo fue la base de la alimentación de los mayas?", ["El trigo", "El arroz", "El maíz", "La papa"]), ("¿Qué océano cruzaron las naves de Colón?", ["El Pacífico", "El Índico", "El Ártico", "El Atlántico"])]
HISTORIA_TRUE = ["Los aztecas construyeron su ciudad sobre un lago.", "Los incas usaban la rueda para transportar mercancías.", "Los quipus servían para llevar cuentas.", "Los mayas vivieron en la Patagonia."]
HISTORIA_ASKED = [("Explica dos causas de los viajes de exploración del siglo XV.", 4), ("¿Qué productos americanos llegaron a Europa? Nombra tres.", 3), ("Describe cómo se organizaba la sociedad azteca.", 5)]


@layout(HALF, "prueba-malambo", "history test of a Chilean school, XeLaTeX: I. choices a) to d) with (1 pto. c/u) in the head, II. V o F with ____ before the statements, III. questions with (4 ptos.) behind and lines; no answers")
def prueba_malambo(draw):
    heads = ["I. Selección múltiple. Encierra en un círculo la alternativa correcta.", "II. Verdadero o falso. Escribe V o F en la línea.", "III. Desarrollo. Responde en las líneas."]
    tails = ["(1 pto. c/u)", "(1 pto. c/u)", "(12 ptos.)"]
    body = r"\textbf{Colegio San Andrés del Mar}\hfill Departamento de Historia\par\hrule\begin{center}{\large\bfseries Prueba de Historia: América antes de 1500}\par 7.º básico\end{center}Nombre: \rule{75mm}{.4pt}\quad Curso: \rule{18mm}{.4pt}\quad Fecha: \rule{24mm}{.4pt}\par\smallskip Puntaje ideal: 20 puntos\hfill Puntaje obtenido: \rule{15mm}{.4pt}\hfill Nota: \rule{15mm}{.4pt}\par " "\n"
    items = []
    body += rf"\bigskip\textbf{{{heads[0]}}} {tails[0]}\par " "\n"
    for n, (question, options) in enumerate(HISTORIA_CHOICE, 1):
        body += rf"\medskip\needspace{{3cm}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{question}}}" + "".join(rf"\lab{{8mm}}{{7mm}}{{{a})}}{{{text}}}" for a, text in zip("abcd", options)) + "\n"
        items.append(item(question, None, str(n), None, choices("abcd", options), kind="mcq", section=heads[0]))
    body += rf"\bigskip\needspace{{4cm}}\textbf{{{heads[1]}}} {tails[1]}\par " "\n"
    for n, text in enumerate(HISTORIA_TRUE, 1):
        body += rf"\lab{{0pt}}{{20mm}}{{{n}. \underline{{\hspace{{10mm}}}}}}{{{text}}}" "\n"
        items.append(item(text, None, str(n), kind="truefalse", section=heads[1]))
    body += rf"\bigskip\needspace{{7cm}}\textbf{{{heads[2]}}} {tails[2]}\par " "\n"
    for n, (question, marks) in enumerate(HISTORIA_ASKED, 1):
        body += rf"\needspace{{4cm}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{question} ({marks} ptos.)}}" + r"\ruleline " * (marks - 1) + "\n"
        items.append(item(question, None, str(n), marks, section=heads[2]))
    engine, source = document(draw, body, ["timesnew", "arial", "palatino"], (11,), (20, 22), foot=r"\thepage")
    return Document(engine, source, items)


# Notice to candidates

SITTINGS = [("Mon 6 May", "09:00", "English Language, Paper 1", "2 h"), ("Wed 8 May", "13:30", "Physics, Paper 2", "1 h 45 min"), ("Fri 10 May", "09:00", "Mathematics, Paper 1 (no calculator)", "1 h 30 min"), ("Tue 14 May", "09:00", "History, Paper 1", "2 h"), ("Thu 16 May", "13:30", "Mathematics, Paper 2", "1 h 30 min"), ("Mon 20 May", "09:00", "Chemistry, Paper 1", "1 h 45 min")]
ORDERS = ["Be outside the hall fifteen minutes before the start. Candidates who come more than thirty minutes late are not admitted.", "Bring two black pens, a pencil and a ruler in a clear plastic bag.", "Hand in phones, watches and smart glasses at the door.", "Write your centre number and candidate number on every sheet.", "Do not speak to other candidates until you have left the hall.", "If you feel unwell, raise your hand and wait for an invigilator."]


@layout(HALF, "notice-krakowiak", "notice to candidates with a timetable of examinations and numbered rules, Chromium; nothing to be found")
def notice_krakowiak(draw):
    body = "<h1>Northfield Academy</h1><p class=s>Summer examinations: information for candidates</p><h2>1. Timetable</h2><table><tr><th>Date<th>Start<th>Paper<th>Length</tr>" + rows(SITTINGS) + "</table><h2>2. Rules</h2><ol>" + "".join(f"<li>{web(text)}</li>" for text in ORDERS) + "</ol><h2>3. Results</h2><p>Results are given out in the library on Thursday 22 August from 8.30 am. Certificates follow in November. Enquiries about results cost £12 for each paper and must reach the office by 12 September.</p><p><i>R. Okafor, Examinations Officer (ext. 214)</i></p>"
    css = "h1 { margin: 0; font-size: 170% } .s { border-bottom: 2px solid #222; padding-bottom: 2mm; margin-top: 1mm } h2 { font-size: 120%; margin: 6mm 0 2mm } table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #666; padding: 1.2mm 3mm; text-align: left } th { background: #eee } li { margin: 1.5mm 0 }"
    engine, source = page(draw, body, ["Liberation Sans", "Lato", "Carlito"], (11,), css)
    return Document(engine, source, [])
