"""The sixty-seventh: ordinary sheets of a teacher who does not know the reader: a physics paper with its scheme, a history test, choices,
quadratic equations, Dutch words, Italian phrases, words about the weather, questions about solar panels, and tenses."""

import re

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout, priced, total, walk
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "unseen"


def picked(question, options, right, number, labels="ABCD", marks=None, **rest):
    return item(question, options[right], number, marks, choices(labels, options), kind="mcq", answer_label=labels[right], **rest)


def safe(text):
    """The text for typst."""
    return re.sub(r"([\\#$*_@<>\[\]`~])", r"\\\1", text)


# A physics paper

ELECTRICITY = [
    {"stem": "A student investigates the resistance of a metal wire.", "parts": [
        {"command": "Name the instrument that measures the current in the wire.", "marks": 1, "points": [("ammeter", 1)], "ao": "1"},
        {"command": "State how a voltmeter is connected to the wire.", "marks": 1, "points": [("in parallel with the wire", 1)], "allow": ["across the wire"], "ao": "1"},
        {"stem": "The potential difference across the wire is 4.5 V and the current in it is 0.30 A.", "parts": [
            {"command": "Write down the equation that links potential difference, current and resistance.", "marks": 1, "points": [("potential difference = current × resistance", 1)], "allow": ["V = I R"], "ao": "1"},
            {"command": "Calculate the resistance of the wire. Give the unit.", "marks": 3, "points": [("4.5 ÷ 0.30", 1), ("15", 1), ("ohm", 1)], "ao": "2", "kind": "numeric"},
        ]},
        {"command": "Explain why the student switches the current off between readings.", "marks": 2, "points": [("the wire gets hot when there is a current in it", 1), ("its resistance would then increase", 1)], "ao": "3"},
    ]},
    {"stem": "An electric kettle is marked 230 V, 2300 W.", "parts": [
        {"command": "Calculate the current in the kettle when it works normally.", "marks": 2, "points": [("2300 ÷ 230", 1), ("10 A", 1)], "ao": "2", "kind": "numeric"},
        {"stem": "The plug can be fitted with a 3 A, a 5 A or a 13 A fuse.", "parts": [
            {"command": "Which fuse should be fitted?", "marks": 1, "points": [("13 A", 1)], "ao": "2"},
            {"command": "Give a reason for your choice.", "marks": 1, "points": [("it has the smallest rating above the normal current", 1)], "reject": ["it is the largest fuse"], "ao": "3"},
        ]},
        {"stem": "The kettle heats 0.80 kg of water from 20 °C to 100 °C. The specific heat capacity of water is 4200 J/kg °C.", "parts": [
            {"command": "Calculate the energy transferred to the water.", "marks": 2, "points": [("0.80 × 4200 × 80", 1), ("268 800 J", 1)], "allow": ["270 kJ"], "ao": "2", "kind": "numeric"},
            {"command": "Show that the kettle needs about two minutes to do this.", "marks": 2, "points": [("268 800 ÷ 2300", 1), ("117 s", 1)], "ao": "2", "kind": "numeric"},
            {"command": "Suggest one reason why it takes longer in practice.", "marks": 1, "points": [("energy is transferred to the surroundings", 1)], "allow": ["the kettle itself is heated"], "ao": "3"},
        ]},
    ]},
    {"stem": "A town council compares a wind farm with a gas-fired power station.", "parts": [
        {"command": "Give one advantage of the wind farm.", "marks": 1, "points": [("it does not release carbon dioxide", 1)], "allow": ["no fuel has to be bought"], "ao": "1"},
        {"command": "Give one disadvantage of the wind farm.", "marks": 1, "points": [("it does not work when there is no wind", 1)], "allow": ["it can be seen from far away"], "ao": "1"},
        {"command": "Describe how electricity is generated in a gas-fired power station.", "marks": 4, "points": [("gas is burned to heat water", 1), ("the water turns into steam", 1), ("the steam drives a turbine", 1), ("the turbine turns a generator", 1)], "ao": "1", "kind": "long"},
        {"command": "Explain why electrical power is transmitted at a high voltage.", "marks": 3, "points": [("the current is lower for the same power", 1), ("the cables are heated less", 1), ("so less energy is wasted", 1)], "ao": "1"},
    ]},
]


@layout(HALF, "paper-cardamom", "physics paper, LaTeX: bold number, (a), (i), ruled lines, (2 marks) in bold at the right below the lines, total in a line; scheme in its own file, points in rows with mark and AO")
def paper_cardamom(draw):
    body = (
        r"{\large\textbf{Northmoor Examinations}}\hfill{\large Level 2 Certificate}\par\smallskip\rule{\linewidth}{1pt}\par{\Huge\bfseries Physics}\hfill\textbf{Paper 1: Energy and electricity}\par\medskip "
        r"Surname: \rule{50mm}{.4pt}\hfill Other names: \rule{50mm}{.4pt}\par\medskip\textbf{Time allowed:} 45 minutes\par\textbf{Instructions}\begin{itemize}[nosep]\item Use black ink or a black ball-point pen.\item Answer all questions in the spaces provided.\item Show all your working in calculations.\end{itemize}"
        rf"\textbf{{Information}}\begin{{itemize}}[nosep]\item The marks for the questions are shown in brackets.\item The maximum mark for this paper is {sum(total(q) for q in ELECTRICITY)}.\end{{itemize}}\rule{{\linewidth}}{{1pt}}\par\bigskip "
    )
    items, scheme = [], ""
    for place, question in enumerate(ELECTRICITY):
        body += rf"\bigskip\needspace{{40mm}}\lab{{0pt}}{{9mm}}{{\textbf{{{place + 1}}}}}{{{tex(question['stem'])}}}"
        for path, part, leaf in walk(question, place):
            if len(path) == 1:
                continue
            depth, label = len(path), f"({'abcdef'[path[1]]})" if len(path) == 2 else f"({['i', 'ii', 'iii'][path[2]]})"
            left = 9 * (depth - 1)
            if leaf is None:
                body += rf"\medskip\needspace{{30mm}}\lab{{{left}mm}}{{9mm}}{{({'abcdef'[path[1]]})}}{{{tex(part['stem'])}}}"
                continue
            lines = r"\vspace{7mm}\hrule " * (part["marks"] + (part["marks"] > 2))
            body += rf"\medskip\needspace{{28mm}}\lab{{{left}mm}}{{9mm}}{{{label}}}{{{tex(part['command'])}}}" + "\n" + lines + rf"\par\smallskip\hfill\textbf{{({part['marks']} mark{'s' if part['marks'] > 1 else ''})}}\par "
            items.append(priced(leaf, part))
            notes = [f"allow {tex(t)}" for t in part.get("allow", [])] + [f"do not accept {tex(t)}" for t in part.get("reject", [])]
            for k, (text, mark) in enumerate(part["points"]):
                scheme += rf"{leaf['number'] if k == 0 else ''} & {tex(text)} & {mark} & {'; '.join(notes) if k == 0 else ''} & {'AO' + part['ao'] if k == 0 else ''}\\" + (r"\hline " if k + 1 == len(part["points"]) else "") + "\n"
        body += rf"\par\medskip\hfill\textbf{{Total for question {place + 1}: {total(question)} marks}}\par "
    body += r"\vfill\begin{center}\textbf{END OF QUESTIONS}\end{center}"
    fonts = [draw.one(["helvetica", "arial"])]
    engine, source = document(draw, body, fonts, (11,), (20, 22), foot=r"\fancyfoot[C]{\thepage}\fancyfoot[L]{\footnotesize NM/PH1}")
    table = rf"\begin{{center}}\textbf{{\Large Physics Paper 1}}\par\textbf{{Mark scheme}}\end{{center}}\renewcommand\arraystretch{{1.3}}\begin{{longtable}}{{|l|>{{\raggedright}}p{{70mm}}|c|>{{\raggedright}}p{{45mm}}|c|}}\hline\textbf{{Question}} & \textbf{{Answer}} & \textbf{{Mark}} & \textbf{{Guidance}} & \textbf{{AO}}\\\hline\endhead {scheme}\end{{longtable}}"
    return Document(engine, source, items, document(draw, table, fonts, (10,), (20, 20))[1])


# Choices about the sea

OCEANS = [
    ("Which is the largest ocean on Earth?", ["Atlantic Ocean", "Indian Ocean", "Pacific Ocean", "Southern Ocean"], 2),
    ("About how much of the Earth’s surface is covered by sea?", ["29 %", "51 %", "62 %", "71 %"], 3),
    ("What is the main cause of tides?", ["The pull of the Moon", "The wind", "Earthquakes", "The heat of the Sun"], 0),
    ("Where is the Mariana Trench?", ["In the Arctic Ocean", "In the Pacific Ocean", "In the Atlantic Ocean", "In the Indian Ocean"], 1),
    ("Which warm current flows towards north-western Europe?", ["Humboldt Current", "Benguela Current", "North Atlantic Drift", "Labrador Current"], 2),
    ("What is a wave called that is caused by an earthquake under the sea?", ["Tsunami", "Swell", "Breaker", "Spring tide"], 0),
    ("Which canal joins the Mediterranean Sea and the Red Sea?", ["Panama Canal", "Kiel Canal", "Corinth Canal", "Suez Canal"], 3),
    ("Which salt is most common in sea water?", ["Calcium carbonate", "Sodium chloride", "Magnesium sulfate", "Potassium nitrate"], 1),
    ("What do we call tiny plants and animals that drift in the sea?", ["Coral", "Algae", "Krill", "Plankton"], 3),
    ("Which sea has no coast?", ["Sargasso Sea", "Black Sea", "Baltic Sea", "Caspian Sea"], 0),
    ("At which phase of the Moon do spring tides occur?", ["Only at new moon", "At half moon", "At new moon and full moon", "At no certain phase"], 2),
    ("Which strait separates Europe from Africa?", ["Bering Strait", "Strait of Gibraltar", "Bass Strait", "Strait of Hormuz"], 1),
]


@layout(HALF, "choices-anise", "geography choices, word processor: Question in bold with number and point, options a) to d) below each other, key at the end in one line 1c, 2d")
def choices_anise(draw):
    asked = draw.mixed(OCEANS)
    body, items = paragraph(run("Oceans and Seas"), "Title") + paragraph(run("Geography – Revision Quiz, Unit 4")) + paragraph(run("Name: ______________________________\tDate: ________________")) + paragraph(run("Circle the letter of the correct answer.", "I")), []
    for n, (question, options, right) in enumerate(asked, 1):
        body += paragraph(run(f"{n}.\t{question}", "B"), "Part") + "".join(paragraph(run(f"{letter})\t{text}"), "Choice") for letter, text in zip("abcd", options))
        items.append(picked(question, options, right, str(n), "abcd"))
    body += paragraph(run("Answer key"), "Head") + paragraph(run(", ".join(f"{n}{'abcd'[right]}" for n, (_, _, right) in enumerate(asked, 1))))
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Lato"], (11, 12), 2.3, head="Year 8 Geography", styles=paragraph_style("Part", 0.3, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always"'))
    return Document(engine, source, items)


# Dutch words

DUTCH = [
    ("Les 1 – Thuis", [("het huis", "the house", "Ons huis heeft een rode deur."), ("de keuken", "the kitchen", "Mijn vader kookt in de keuken."), ("het raam", "the window", "Doe het raam dicht, alsjeblieft."), ("de trap", "the stairs", "De kat slaapt op de trap."), ("de slaapkamer", "the bedroom", "Ik lees in mijn slaapkamer."), ("de tuin", "the garden", "De kinderen spelen in de tuin."), ("wonen", "to live", "Wij wonen in Utrecht."), ("gezellig", "cosy, pleasant", "Het is hier erg gezellig.")]),
    ("Les 2 – Eten en drinken", [("het brood", "the bread", "Het brood is nog warm."), ("de kaas", "the cheese", "Kaas komt vaak uit Gouda."), ("het ontbijt", "the breakfast", "Om acht uur eten we ontbijt."), ("de melk", "the milk", "Zij drinkt elke dag melk."), ("de aardappel", "the potato", "Deze aardappel is te groot."), ("lekker", "tasty", "De soep is lekker."), ("betalen", "to pay", "Mag ik betalen?"), ("honger hebben", "to be hungry", "Wij hebben honger.")]),
    ("Les 3 – Op reis", [("de trein", "the train", "De trein vertrekt om tien uur."), ("de fiets", "the bicycle", "Zij gaat met de fiets naar school."), ("het kaartje", "the ticket", "Een kaartje naar Leiden, graag."), ("het vliegtuig", "the aeroplane", "Het vliegtuig is laat."), ("linksaf", "to the left", "Ga bij de kerk linksaf."), ("ver", "far", "Is het station ver?"), ("aankomen", "to arrive", "Wanneer komen we aan?")]),
]


@layout(HALF, "words-fennel", "Dutch words, Chromium: a table for each lesson below its heading, columns Nederlands, Engels, Voorbeeldzin, grey head, thin lines below the rows only")
def words_fennel(draw):
    body, items = "<h1>Woordenlijst</h1><p class=s>Nederlands voor beginners · Thema 1</p>", []
    for title, words in DUTCH:
        body += f"<h2>{title}</h2><table><thead><tr><th>Nederlands<th>Engels<th>Voorbeeldzin</tr></thead>" + rows((f"<b>{web(a)}</b>", web(b), f"<i>{web(c)}</i>") for a, b, c in words) + "</table>"
        items += [item(a, b, section=title, kind="vocabulary") for a, b, _ in words]
    css = "h1 { margin: 0; font-size: 190% } .s { margin: 0 0 4mm; color: #555 } h2 { font-size: 120%; margin: 5mm 0 1.5mm; break-after: avoid } table { width: 100%; border-collapse: collapse; table-layout: fixed } th { background: #e4e4e4; text-align: left } th, td { padding: .9mm 2mm; border-bottom: 1px solid #bbb } th:first-child { width: 28% } th:nth-child(2) { width: 27% } tr { break-inside: avoid }"
    engine, source = page(draw, body, ["Open Sans", "Carlito", "Noto Sans"], (10, 11), css, language="nl")
    return Document(engine, source, items)


# Questions about solar panels

SOLAR = [
    ("The basics", [
        ("How do solar panels work?", ["Light that falls on the cells of a panel sets electrons in motion, and so a direct current flows. An inverter turns it into the alternating current that is used in the house."]),
        ("Do they work when it is cloudy?", ["Yes, but they produce less. On a dull winter day the output may be a tenth of what it is in bright sunshine."]),
        ("Which roof is best?", ["In the northern hemisphere a roof that faces south. Roofs that face east or west are suitable, too; they give about a fifth less over the year."]),
        ("Will I have electricity in a power cut?", ["Usually not. Most systems switch themselves off when the grid fails so that nobody who repairs it is put at risk. Only systems with a battery and a special switch go on working."]),
    ]),
    ("Costs and savings", [
        ("Is a battery worth it?", ["That depends on when you use electricity. If nobody is at home by day, a battery lets you use your own power in the evening.", "If you mostly cook and wash at noon, you may not need one."]),
        ("What happens to the power that I do not use?", ["It flows into the grid. Your supplier pays you for every kilowatt-hour that the meter counts."]),
        ("How long do panels last?", ["Twenty-five years or more. The inverter may have to be replaced once in that time."]),
    ]),
    ("Care and safety", [
        ("Do panels have to be cleaned?", ["Hardly ever, since rain washes most of the dust away. Panels that lie nearly flat or are close to trees may need to be cleaned once a year."]),
        ("Does snow harm them?", ["No. Panels are tested to carry its weight, and snow soon slides off the smooth glass."]),
        ("Can I fit the panels myself?", ["No. Work on the roof and the wiring must be done by qualified people."]),
        ("Can old panels be recycled?", ["Yes. Glass and aluminium make up most of the weight of a panel, and both can be melted down and used again."]),
    ]),
]


@layout(HALF, "faq-mace", "FAQ of a web site, Chromium: headings of topics in colour, questions as opened entries with a triangle and a grey bar, answers below in one or two paragraphs, address in the foot")
def faq_mace(draw):
    body, items = "<header>Green Roof Association <span>Home · Advice · Events · Contact</span></header><h1>Solar panels: frequently asked questions</h1><p>Thinking about solar panels for your home? Here are the questions that people ask us most.</p>", []
    for title, asked in SOLAR:
        body += f"<h2>{title}</h2>"
        for question, answer in asked:
            body += f"<div class=e><p class=q><span>▼</span> {web(question)}</p>" + "".join(f"<p class=a>{web(text)}</p>" for text in answer) + "</div>"
            items.append(item(question, " ".join(answer), kind="faq", section=title))
    body += "<footer>© Green Roof Association · Last updated 3 March 2025</footer>"
    css = "header { border-bottom: 3px solid #2a7d3f; padding-bottom: 2mm; font-weight: bold; color: #2a7d3f } header span { float: right; font-weight: normal; font-size: 85% } h1 { font-size: 175%; margin: 6mm 0 2mm } h2 { color: #2a7d3f; font-size: 130%; margin: 6mm 0 2mm; break-after: avoid } .e { break-inside: avoid } .q { background: #eee; font-weight: bold; padding: 2mm 3mm; margin: 2mm 0 1mm } .q span { font-family: 'DejaVu Sans'; font-size: 70%; color: #777; margin-right: 2mm } .a { margin: 0 3mm 2mm 9mm } footer { margin-top: 8mm; font-size: 80%; color: #777 }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Roboto"], (10.5, 11), css, title="Solar panels FAQ", language="en-GB")
    return Document(engine, source, items)


# Quadratic equations

FACTORS = [("x² + 5x + 6 = 0", "x = −2 or x = −3"), ("x² − 7x + 10 = 0", "x = 2 or x = 5"), ("x² + 2x − 15 = 0", "x = 3 or x = −5"), ("x² − 9 = 0", "x = 3 or x = −3"), ("2x² + 7x + 3 = 0", "x = −0.5 or x = −3"), ("3x² − 12x = 0", "x = 0 or x = 4")]
FORMULA = [("x² + 3x − 1 = 0", "x = 0.30 or x = −3.30"), ("2x² − 5x + 1 = 0", "x = 2.28 or x = 0.22")]
SQUARE = [("x² + 6x + 1", "(x + 3)² − 8"), ("x² − 4x + 9", "(x − 2)² + 5")]
QUADRATICS = [
    ("Fluency", [("Solve by factorising.", FACTORS), ("Use the quadratic formula. Give your answers to 2 decimal places.", FORMULA), ("Write in the form (x + p)² + q.", SQUARE)]),
    ("Reasoning", [
        ("For which values of k does the equation x² + kx + 9 = 0 have exactly one solution?", ("k² − 36 = 0, so ", "k = 6 or k = −6")),
        ("Show that the equation x² − 2x + 5 = 0 has no real solutions.", ("", "The discriminant is 4 − 20 = −16, which is negative.")),
    ]),
    ("Problem solving", [
        ("A rectangle is 3 cm longer than it is wide. Its area is 40 cm². Find its width.", ("w(w + 3) = 40, w² + 3w − 40 = 0, (w + 8)(w − 5) = 0. The width is ", "5 cm")),
        ("The product of two consecutive even numbers is 168. Both are positive. Find the numbers.", ("n(n + 2) = 168, n² + 2n − 168 = 0, (n + 14)(n − 12) = 0. The numbers are ", "12 and 14")),
        ("A ball is thrown upwards. Its height after t seconds is h = 20t − 5t² metres.", [("When is the ball at a height of 15 m?", "after 1 s and after 3 s"), ("What is its greatest height?", "20 m")]),
    ]),
]


def formula(text):
    """The text for LaTeX with the letters of its expressions in italics."""
    marked = re.sub(r"(?<![A-Za-z])(?<!\d )(?:[b-z]|kx)(?![A-Za-z])", lambda m: f"\x01{m[0]}\x02", text)
    return tex(marked).replace("\x01", r"\textit{").replace("\x02", "}")


@layout(HALF, "problems-clove", "maths sheet, LaTeX: sections Fluency, Reasoning, Problem solving in bars, numbers that run on, parts (a) to (f) in rows of three or two; Answers on the next page, with working for the problems")
def problems_clove(draw):
    body, items, key, n = r"{\LARGE\bfseries Quadratic equations}\hfill Name: \rule{55mm}{.4pt}\par\medskip ", [], "", 0
    for title, asked in QUADRATICS:
        body += rf"\par\bigskip\colorbox{{black!15}}{{\parbox{{\dimexpr\linewidth-2\fboxsep}}{{\textbf{{{title}}}}}}}\par\smallskip "
        key += rf"\par\medskip\textbf{{{title}}}\par "
        for question, answer in asked:
            n += 1
            body += rf"\medskip\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{formula(question)}}}"
            if isinstance(answer, tuple):
                work, says = answer
                body += r"\vspace{28mm}" if title != "Reasoning" else r"\vspace{20mm}"
                key += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{formula(work + says)}}}"
                items.append(item(question, says, str(n), section=title, answer_kind="contains" if work else None, kind="short"))
                continue
            in_rows = not answer[0][0].endswith("?")
            wide = 3 if len(answer) == 6 else 2
            if in_rows:
                for start in range(0, len(answer), wide):
                    body += r"\par\smallskip\hspace*{8mm}" + "".join(rf"\makebox[{150 // wide}mm][l]{{({'abcdef'[k]})~~{formula(answer[k][0])}}}" for k in range(start, min(start + wide, len(answer)))) + r"\par\vspace{16mm}"
            else:
                body += "".join(rf"\smallskip\lab{{8mm}}{{8mm}}{{({letter})}}{{{formula(asks)}}}\vspace{{14mm}}" for letter, (asks, _) in zip("ab", answer))
            key += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{" + r"\quad ".join(rf"({letter})~{formula(says)}" for letter, (_, says) in zip("abcdef", answer)) + "}"
            items += [item(asks, says, f"{n}({letter})", stem=question, section=title, kind="short") for letter, (asks, says) in zip("abcdef", answer)]
    body += rf"\newpage{{\LARGE\bfseries Answers}}\par {key}"
    engine, source = document(draw, body, ["times", "palatino", "lm"], (11,), (20, 22), foot=r"\fancyfoot[C]{\small Maths Department}", extra=r"\usepackage{xcolor}")
    return Document(engine, source, items)


# Words about the weather

WEATHER = [
    ("A", [("air mass", "A large body of air with nearly the same temperature and humidity throughout."), ("albedo", "The share of sunlight that a surface reflects."), ("anemometer", "An instrument that measures the speed of the wind."), ("anticyclone", "An area of high pressure, which brings settled weather.")]),
    ("C", [("cirrus", "A high, thin cloud made of crystals of ice."), ("climate", "The average weather of a place over many years."), ("condensation", "The change of a gas into a liquid, as when vapour becomes drops of water."), ("cumulus", "A white, heaped cloud with a flat base.")]),
    ("D", [("depression", "An area of low pressure, often with cloud, wind and rain."), ("dew point", "The temperature at which air is saturated and dew begins to form."), ("drought", "A long time with much less rain than usual.")]),
    ("F", [("fog", "Cloud at ground level in which one can see less than a kilometre."), ("front", "The boundary between two air masses.")]),
    ("H", [("hail", "Lumps of ice that fall from thunderclouds."), ("humidity", "The amount of water vapour in the air.")]),
    ("I", [("isobar", "A line on a map that joins places with the same pressure.")]),
    ("M", [("monsoon", "A seasonal wind of southern Asia that brings heavy rain in summer.")]),
    ("P", [("precipitation", "Water that falls from clouds, as rain, snow, sleet or hail.")]),
    ("T", [("trade winds", "Steady winds that blow towards the equator."), ("troposphere", "The lowest layer of the atmosphere, in which nearly all weather happens.")]),
]


@layout(HALF, "glossary-thyme", "glossary of a school book, groff: letters as heads in the middle, term in bold and italic on a line with its definition behind a long space, hanging indent")
def glossary_thyme(draw):
    lines = [".ds LH Geography in Action", ".ds RH Glossary", ".ce", r"\fB\s+6Glossary\s0\fP", ".sp 0.5", ".ce", r"\fIWeather and Climate\fP", ".sp"]
    items = []
    for letter, terms in WEATHER:
        lines += [".LP", ".ne 4", ".sp 0.3", r"\fB\s+3" + letter + r"\s0\fP", ".br"]
        for term, meaning in terms:
            lines += [".XP", rf"\fB{plain(term)}\fP\ \ \ {plain(meaning)}"]
            items.append(item(term, meaning, kind="definition"))
    engine, source = roff(draw, [".nr PI 4n", ".nr PD 0.35v", *lines], (11, 12), ("T", "P", "N"))
    return Document(engine, source, items)


# Italian phrases

ITALIAN = [
    ("Greetings", [("Buongiorno!", "Good morning!"), ("Buonasera!", "Good evening!"), ("Come sta?", "How are you? (formal)"), ("Sto bene, grazie.", "I am well, thank you."), ("Piacere!", "Pleased to meet you!"), ("Arrivederci!", "Goodbye!")]),
    ("At the restaurant", [("Un tavolo per due, per favore.", "A table for two, please."), ("Che cosa consiglia?", "What do you recommend?"), ("Vorrei un bicchiere d’acqua.", "I would like a glass of water."), ("Sono allergico alle noci.", "I am allergic to nuts."), ("Il conto, per favore.", "The bill, please.")]),
    ("Finding the way", [("Dov’è la stazione?", "Where is the station?"), ("È lontano da qui?", "Is it far from here?"), ("Sempre dritto.", "Straight on."), ("A che ora parte il treno?", "What time does the train leave?"), ("Mi sono perso.", "I am lost.")]),
    ("Problems", [("Non capisco.", "I do not understand."), ("Può ripetere, per favore?", "Can you repeat that, please?"), ("Ho bisogno di un medico.", "I need a doctor."), ("Ho perso il passaporto.", "I have lost my passport."), ("Aiuto!", "Help!")]),
]


@layout(HALF, "phrases-dill", "Italian phrases for a trip, Typst: numbered topics as coloured heads, two columns Italian in bold and English, light lines of every second row shaded, no column heads")
def phrases_dill(draw):
    body, items = "", []
    for n, (title, phrases) in enumerate(ITALIAN, 1):
        cells = "".join(f"[*{safe(a)}*], [{safe(b)}],\n" for a, b in phrases)
        body += f"#block(breakable: false)[#text(13pt, weight: \"bold\", fill: rgb(\"#8a2b2b\"))[{n} #h(2mm) {title}]\n#v(-1mm)\n#table(columns: (1fr, 1fr), stroke: none, inset: 2mm, fill: (x, y) => if calc.even(y) {{ luma(240) }}, {cells})]\n#v(2mm)\n"
        items += [item(a, b, section=title, kind="vocabulary") for a, b in phrases]
    source = f"""#set page(paper: "a5", margin: 16mm, header: text(8pt)[School trip to Bologna #h(1fr) Year 9 Italian], footer: align(center, context text(8pt, counter(page).display())))
#set text(font: ({draw.one(['"Lato"', '"Carlito"', '"Open Sans"'])},), size: {draw.one([10, 10.5])}pt, lang: "en", region: "GB")
#align(center, text(20pt, weight: "bold")[Useful phrases in Italian])
#v(3mm)
{body}
"""
    return Document("typst", source, items)


# A history test

WAR_CHOICES = [
    ("In which city was Archduke Franz Ferdinand shot?", ["Vienna", "Sarajevo", "Belgrade", "Berlin"]),
    ("Which country did Germany invade in August 1914 on its way to France?", ["Belgium", "Switzerland", "Denmark", "Spain"]),
    ("Which countries formed the Triple Entente?", ["Germany, Austria-Hungary and Italy", "Britain, France and Russia", "Britain, Italy and Japan", "France, Serbia and Turkey"]),
    ("Which weapon was used for the first time at the Somme in 1916?", ["The submarine", "The machine gun", "The tank", "The rocket"]),
    ("In which year did the United States enter the war?", ["1914", "1915", "1916", "1917"]),
]
WAR_GAPS = ["The land between two lines of trenches was called ____________________.", "The fighting in the west ended with the ____________________ of 11 November 1918.", "The treaty with Germany was signed at ____________________ in 1919.", "Men who refused to fight for reasons of belief were called conscientious ____________________."]
WAR_SHORT = [("Give two causes of the First World War.", 2), ("What was trench foot, and how could it be prevented?", 3), ("Explain why women’s work changed during the war.", 4), ("Why did the government start to ration food in 1918?", 2)]
WAR_SOURCE = "Source A. From a letter of a soldier, February 1917: “We have stood in water up to our knees for three days. The parcels from home are late again, but yesterday there was hot tea, and all of us sang.”"
WAR_LAST = [("What does Source A tell you about life in the trenches?", 4), ("How useful is Source A to a historian? Explain your answer.", 6)]


@layout(HALF, "test-cumin", "history test, word processor: school head, name and mark in a table, Sections A to D with instructions and marks in brackets, choices in tabs two a row, gaps of underscores, marks in square brackets at the right, a source; no answers")
def test_cumin(draw):
    body = paragraph(run("Hillcrest Community School"), "Title") + paragraph(run("History Department – End of Unit Test: The First World War", "B")) + office_table([[run("Name:"), run("Class:"), run("Mark:          / 30")]], [8.2, 4.0, 4.2])
    items, n = [], 0
    heads = ["Section A – Multiple choice (5 marks)", "Section B – Complete the sentences (4 marks)", "Section C – Short answers (11 marks)", "Section D – Source work (10 marks)"]
    body += paragraph(run(heads[0]), "Head") + paragraph(run("Underline the correct answer. One mark each.", "I"))
    for question, options in WAR_CHOICES:
        n += 1
        short = max(map(len, options)) < 26
        lines = [f"A  {options[0]}\tB  {options[1]}", f"C  {options[2]}\tD  {options[3]}"] if short else [f"{a}  {text}" for a, text in zip("ABCD", options)]
        body += paragraph(run(f"{n}.\t{question}"), "Part") + "".join(paragraph(run(line), "Two") for line in lines)
        items.append(item(question, None, str(n), None, choices("ABCD", options), kind="mcq", section=heads[0]))
    body += paragraph(run(heads[1]), "Head") + paragraph(run("Write the missing word on the line. One mark each.", "I"))
    for question in WAR_GAPS:
        n += 1
        body += paragraph(run(f"{n}.\t{question}"), "Part")
        items.append(item(question, None, str(n), None, kind="gap", section=heads[1]))
    for head, hint, asked in ((heads[2], "Answer in full sentences.", WAR_SHORT), (heads[3], "Read the source and answer the questions.", WAR_LAST)):
        body += paragraph(run(head), "Head") + paragraph(run(hint, "I"))
        if asked is WAR_LAST:
            body += office_table([[run(WAR_SOURCE)]], [16.4])
        for question, marks in asked:
            n += 1
            body += paragraph(run(f"{n}.\t{question}\t[{marks}]"), "Part") + paragraph(run("\t"), "Line") * (marks if marks < 6 else 5)
            items.append(item(question, None, str(n), marks, section=head, kind="long" if marks == 6 else "short"))
    styles = paragraph_style("Two", 0.05, 1.0, 0, [(8.6, "")])
    engine, source = office(draw, body, ["Liberation Serif", "Caladea", "Carlito"], (11, 12), 2.3, styles=styles)
    return Document(engine, source, items)


# Past simple and present perfect

TENSES = [
    ("I {} (lose) my keys, so I cannot open the door.", "have lost"), ("We {} (visit) Rome in 2019.", "visited"), ("She {} (not finish) her homework yet.", "has not finished"), ("When {} (you / arrive) last night?", "did you arrive"),
    ("They {} (move) here two years ago.", "moved"), ("He {} (never / be) to Scotland.", "has never been"), ("My sister {} (break) her arm yesterday.", "broke"), ("{} (you / ever / eat) snails?", "Have you ever eaten"),
]
SINCE = [("I have known Tom {} 2015.", "since"), ("She has worked here {} six months.", "for"), ("It has not rained {} Monday.", "since"), ("We have been married {} ten years.", "for"), ("He has lived alone {} his wife died.", "since"), ("They have had this car {} a long time.", "for")]
ORDER = [("never / I / played / golf / have", "I have never played golf."), ("just / the bus / has / left", "The bus has just left."), ("you / did / what / buy / yesterday", "What did you buy yesterday?"), ("already / she / the film / seen / has", "She has already seen the film.")]


@layout(HALF, "gaps-basil", "English grammar sheet, XeTeX: box with the rule, exercises A, B, C with heads and instructions, drawn rules for gaps and verbs in brackets, words to put in order; key at the foot by exercise")
def gaps_basil(draw):
    rule = r"\underline{\hspace{32mm}}"
    heads = ["A  Past simple or present perfect?", "B  For or since?", "C  Word order"]
    says = ["Write the correct form of the verb in brackets.", "Complete the sentences with \\textit{for} or \\textit{since}.", "Put the words in the right order. Begin with a capital letter."]
    body, items, keys = r"{\LARGE\bfseries Grammar practice: Unit 6}\hfill Name \rule{45mm}{.4pt}\par\bigskip\fbox{\parbox{\dimexpr\linewidth-2\fboxsep-2\fboxrule}{\textbf{Remember!} We use the past simple with a finished time such as \textit{yesterday}, \textit{in 2019} or \textit{two years ago}. We use the present perfect when no time is given or when something is still true now.}}\par ", [], []
    for head, hint, asked in zip(heads, says, (draw.mixed(TENSES), draw.mixed(SINCE), ORDER)):
        body += rf"\par\bigskip\needspace{{3cm}}{{\large\bfseries {head}}}\par\textit{{{hint}}}\par "
        for n, (text, answer) in enumerate(asked, 1):
            shown = tex(text).replace("{}", "@").replace(r"\{\}", "@").replace("@", rule if asked[0][1] not in ("for", "since") else r"\underline{\hspace{16mm}}")
            body += rf"\smallskip\lab{{3mm}}{{7mm}}{{{n}}}{{{shown}}}" + (r"\ruleline " if asked is ORDER else r"\vspace{1mm}") + "\n"
            if asked is ORDER:
                items.append(item(text, answer, str(n), section=head.replace("  ", " ")))
            else:
                spaced = text.replace("{}", " ").replace("  ", " ") if text.startswith("{}") else text.replace(" {} ", "  ")
                items.append(item(spaced.strip(), answer, str(n), kind="gap", gap=True, section=head.replace("  ", " ")))
        keys.append(rf"\textbf{{{head[0]}}}\ " + r"\ ".join(f"{n}~{tex(answer)}" + (";" if asked is not ORDER and n < len(asked) else "") for n, (_, answer) in enumerate(asked, 1)))
    body += r"\vfill\hrule\smallskip{\small\textbf{Key}\par " + r"\par ".join(keys) + "}"
    engine, source = document(draw, body, ["noto", "arial", "helvetica"], (10,), (16, 18), foot="")
    return Document(engine, source, items)


# Choices in chemistry

CHEMISTRY = [
    ("Which gas turns limewater milky?", ["oxygen", "carbon dioxide", "hydrogen", "nitrogen"], 1),
    ("What is the pH of a neutral solution?", ["0", "1", "7", "14"], 2),
    ("Which particle has a negative charge?", ["electron", "neutron", "proton", "nucleus"], 0),
    ("Which element has the symbol K?", ["calcium", "krypton", "phosphorus", "potassium"], 3),
    ("Which of these is a noble gas?", ["chlorine", "argon", "nitrogen", "oxygen"], 1),
    ("What is formed when an acid reacts with an alkali?", ["a metal and water", "a salt and hydrogen", "a salt and water", "an oxide and a salt"], 2),
    ("Which method separates salt from sea water?", ["filtration", "decanting", "sieving", "evaporation"], 3),
    ("What is the formula of ammonia?", ["NH₃", "NO₂", "N₂O", "NH₄"], 0),
    ("Which metal is liquid at room temperature?", ["lead", "mercury", "sodium", "zinc"], 1),
    ("Which group of the periodic table are the halogens?", ["Group 1", "Group 2", "Group 7", "Group 0"], 2),
    ("What is the test for hydrogen?", ["It relights a glowing splint.", "It bleaches damp litmus paper.", "It turns limewater milky.", "It burns with a squeaky pop."], 3),
    ("Which bond is formed when electrons are shared?", ["covalent", "ionic", "metallic", "hydrogen"], 0),
    ("Which ore is the main source of aluminium?", ["haematite", "malachite", "bauxite", "galena"], 2),
    ("What speeds a reaction up without being used up?", ["an indicator", "a catalyst", "a solvent", "a fuel"], 1),
]


@layout(HALF, "choices-paprika", "chemistry choices, Typst: two columns, numbers in bold without a point, options A to D without a point below each other, place for the score; Answers on the last page in columns of five, number and letter")
def choices_paprika(draw):
    asked = draw.mixed(CHEMISTRY)
    body, items = "", []
    for n, (question, options, right) in enumerate(asked, 1):
        cells = "".join(f"[*{letter}*], [{low(text)}], " for letter, text in zip("ABCD", options))
        body += f"#block(breakable: false, below: 6mm)[#grid(columns: (7mm, 1fr), [*{n}*], [{low(question)} #v(-0.5mm) #grid(columns: (6mm, 1fr), row-gutter: 2mm, {cells})])]\n"
        items.append(picked(question, options, right, str(n)))
    key = "".join(f"[*{n}*], [{'ABCD'[right]}], " for n, (_, _, right) in enumerate(asked, 1))
    source = f"""#set page(paper: "a4", margin: (x: 19mm, y: 20mm), footer: text(8pt)[Chemistry Year 10 #h(1fr) #context counter(page).display("1 of 1", both: true)])
#set text(font: ({draw.one(['"Libertinus Serif"', '"New Computer Modern"'])},), size: 11pt, lang: "en", region: "GB")
#text(17pt, weight: "bold")[Chemistry: multiple-choice test] #h(1fr) Score: #box(width: 18mm, stroke: (bottom: 0.5pt), inset: (bottom: 1pt))[#h(1fr)/ {len(asked)}]
#v(1mm)
For each question choose *one* answer. Each correct answer scores 1 mark.
#v(3mm)
#columns(2, gutter: 9mm)[
{body}]
#pagebreak()
#text(15pt, weight: "bold")[Answers]
#v(2mm)
#grid(columns: (8mm, 18mm) * 5, row-gutter: 3mm, {key})
"""
    return Document("typst", source, items)


def low(text):
    """The text for typst with its lowered digits."""
    return re.sub("[₀-₉]+", lambda m: "#sub[" + "".join(str(ord(c) - 0x2080) for c in m[0]) + "]", safe(text))
