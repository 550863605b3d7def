"""The hundred and twenty-fourth: ordinary sheets by one who does not know the reader, with names of household things, first half:
a Caribbean paper, a Philippine test, an FAQ in two columns, key terms, Japanese words, a German worksheet, gods to match, a passage
with gaps, statements on hygiene, an Indian exercise, a tutorial with solutions, and a pub quiz.
"""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from webpage import page

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"

# Past paper of a Caribbean kind, geography

COAST = [
    ("Study Figure 1, which shows part of a coast.", [
        ("Name the landforms labelled A and B.", 2),
        ("Describe how wave action may change landform A over many years.", 4),
    ]),
    ("Coral reefs are found off many Caribbean islands.", [
        ("State TWO conditions that are necessary for the growth of coral reefs.", 2),
        ("Explain ONE way in which a fringing reef protects the coast behind it.", 3),
    ]),
]
STORMS = [
    ("Tropical storms and hurricanes affect the Caribbean from June to November.", [
        ("Define the term ‘hurricane’.", 2),
        ("Give TWO reasons why hurricanes lose strength when they pass over land.", 4),
        ("Suggest THREE things that a household should do when a hurricane warning is issued.", 3),
    ]),
    ("Table 1 shows the rainfall recorded at Pointe Verte over six months.", [
        ("Which month was the wettest?", 1),
        ("Calculate the total rainfall for the three months from August to October.", 2),
        ("Account for the difference in rainfall between March and September.", 4),
    ]),
]
RAIN = [("Mar", "41"), ("Apr", "58"), ("May", "112"), ("Aug", "176"), ("Sep", "231"), ("Oct", "224")]


@layout(HALF, "paper-kettle", "geography paper of a Caribbean board, XeLaTeX: 1. (a) (i) in hanging columns, dotted lines, (2 marks) on a line of its own at the right below them, figure and table, Total 11 marks, code and GO ON TO THE NEXT PAGE in the foot; nothing answered")
def paper_kettle(draw):
    items, body = [], r"\begin{center}\textbf{SECTION A}\par\smallskip\textbf{Answer BOTH questions in this section.}\par\smallskip\textbf{All working must be clearly shown.}\end{center}"
    figure = r"\begin{center}\begin{tikzpicture}[scale=0.9]\draw[thick] (0,1.6)--(2.2,1.6)--(2.2,0.9)--(2.6,0.9)--(2.6,1.6)--(3.6,1.6)--(3.6,0);\draw (4.3,0)--(4.35,1.4)--(4.75,1.4)--(4.8,0);\draw[decorate,decoration={snake,amplitude=1pt}] (3.6,0.3)--(7,0.3);\draw[->] (2.4,2.3)--(2.4,1.3);\node[above] at (2.4,2.3) {A};\draw[->] (5.6,1.8)--(4.8,1.1);\node[right] at (5.6,1.9) {B};\node at (6.3,0.6) {sea};\draw (0,0)--(3.6,0);\end{tikzpicture}\par\textbf{Figure 1. Part of a coast}\end{center}"
    table = r"\begin{center}\textbf{TABLE 1: RAINFALL AT POINTE VERTE}\par\smallskip\begin{tabular}{|l|" + "c|" * len(RAIN) + r"}\hline \textbf{Month} & " + " & ".join(m for m, _ in RAIN) + r"\\\hline \textbf{Rainfall (mm)} & " + " & ".join(v for _, v in RAIN) + r"\\\hline\end{tabular}\end{center}"
    for n, question in enumerate((COAST, STORMS), 1):
        if n > 1:
            body += r"\newpage "
        total = 0
        for k, (stem, parts) in enumerate(question):
            label = rf"\makebox[9mm][l]{{{n}.}}" if k == 0 else r"\hspace*{9mm}"
            body += rf"\bigskip\lab{{0pt}}{{18mm}}{{{label}\makebox[9mm][l]{{({'ab'[k]})}}}}{{{tex(stem)}}}"
            if "Figure" in stem:
                body += figure
            if "Table" in stem:
                body += table
            for roman, (text, marks) in zip(("i", "ii", "iii"), parts):
                body += rf"\needspace{{30mm}}\medskip\lab{{18mm}}{{10mm}}{{({roman})}}{{{tex(text)}}}{{\leftskip=28mm" + r"\par\vspace{8pt}\noindent\dotfill\par" * (marks + 1) + rf"}}\hfill\textbf{{({marks} mark{'s' if marks > 1 else ''})}}\par"
                items.append(item(text, None, f"{n}({'ab'[k]})({roman})", marks, stem=stem))
                total += marks
        body += rf"\bigskip\hfill\textbf{{Total {total} marks}}\par"
    body += r"\vspace{12mm}\begin{center}\textbf{END OF TEST}\end{center}"
    foot = r"\fancyfoot[R]{\small GO ON TO THE NEXT PAGE}\fancyfoot[L]{\small 02167010/MOCK 2019}\fancyhead[C]{- \thepage\ -}"
    engine, source = document(draw, body, ["timesnew", "libertine"], (11,), (20, 24), foot=foot, paper="letterpaper")
    return Document(engine, source, items)


# Periodical test of a Philippine school

QUARTER = [
    ("Which of the following is a vector quantity?", ["mass", "speed", "velocity", "temperature"], 2),
    ("What is the unit of force in the International System?", ["joule", "newton", "pascal", "watt"], 1),
    ("A jeepney travels 120 km in 3 hours. What is its average speed?", ["40 kph", "60 kph", "117 kph", "360 kph"], 0),
    ("Which law explains why passengers lean forward when a bus stops suddenly?", ["law of acceleration", "law of gravitation", "law of interaction", "law of inertia"], 3),
    ("Which color of visible light has the longest wavelength?", ["blue", "green", "red", "violet"], 2),
    ("Sound travels fastest through which of these materials?", ["air", "steel", "water", "a vacuum"], 1),
    ("What happens to the pressure of a fluid as the depth increases?", ["It increases.", "It decreases.", "It becomes zero.", "It does not change."], 0),
    ("Which of the following is a good conductor of electricity?", ["dry wood", "glass", "rubber", "copper"], 3),
]
IDENTIFY = [
    ("The bending of light as it passes from one medium to another.", "refraction"), ("The energy of a body due to its motion.", "kinetic energy"), ("The instrument used to measure electric current.", "ammeter"),
    ("The transfer of heat through the movement of a fluid.", "convection"), ("The product of the mass and the velocity of a body.", "momentum"),
]


@layout(HALF, "periodical-colander", "periodical test of a Philippine school, word processor: letterhead of a department, name and score line, I. with a blank before each number and A. to D. over two rows of two, II. identification with a blank before the number, Prepared by at the end; Answer Key on the next page in two lists")
def periodical_colander(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito", "Liberation Sans"]), 11, country="US", paper=(21.59, 27.94), margin=1.6)
    heads = ["I. MULTIPLE CHOICE.", "II. IDENTIFICATION."]
    sheet.body += [sheet.p(line, align="center", after=0) for line in ("Republic of the Philippines", "Department of Education", "Region VI – Western Visayas", "<b>SAN ROQUE NATIONAL HIGH SCHOOL</b>")]
    sheet.body += [sheet.p("<b>FIRST PERIODICAL TEST IN SCIENCE 8</b>", align="center", before=0.3), sheet.p("Name: ________________________________\tScore: __________", tabs=[(sheet.wide, RIGHT)]), sheet.p("Grade and Section: _____________________\tDate: __________", tabs=[(sheet.wide, RIGHT)], after=0.3)]
    sheet.body.append(sheet.p(f"<b>{heads[0]}</b> Directions: Read each item carefully. Write the letter of the correct answer on the space provided before the number.", before=0.2))
    items = []
    for n, (question, options, right) in enumerate(QUARTER, 1):
        sheet.body.append(sheet.p(f"_____\t{n}.\t{question}", left=2.2, first=-2.2, tabs=[1.4, 2.2], before=0.12, after=0.03, extra='fo:keep-with-next="always"'))
        sheet.body.append(sheet.p(f"A. {options[0]}\tC. {options[2]}", left=2.2, tabs=[9.5], after=0, extra='fo:keep-with-next="always"'))
        sheet.body.append(sheet.p(f"B. {options[1]}\tD. {options[3]}", left=2.2, tabs=[9.5], after=0.05))
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], section=heads[0]))
    sheet.body.append(sheet.p(f"<b>{heads[1]}</b> Directions: Identify what is being described. Write your answer on the blank.", before=0.4))
    start = len(QUARTER) + 1
    for n, (question, answer) in enumerate(IDENTIFY, start):
        sheet.body.append(sheet.p(f"________________\t{n}.\t{question}", left=4.6, first=-4.6, tabs=[3.7, 4.6], after=0.08))
        items.append(item(question, answer, str(n), section=heads[1]))
    sheet.body += [sheet.p("Prepared by:\tChecked by:", before=0.4, tabs=[10]), sheet.p("<b>MARIA L. DELA PEÑA</b>\t<b>RODEL S. ILAGAN</b>", tabs=[10], after=0), sheet.p("Teacher II\tMaster Teacher I", tabs=[10]), sheet.break_()]
    sheet.body += [sheet.p("<b>ANSWER KEY</b>", align="center"), sheet.p("Science 8 – First Quarter", align="center", after=0.4), sheet.p(f"<b>{heads[0]}</b>")]
    sheet.body += [sheet.p(f"{n}. {'ABCD'[QUARTER[n - 1][2]]}", left=1, after=0.05) for n in range(1, start)]
    sheet.body.append(sheet.p(f"<b>{heads[1]}</b>", before=0.4))
    sheet.body += [sheet.p(f"{n}. {answer}", left=1, after=0.05) for n, (_, answer) in enumerate(IDENTIFY, start)]
    engine, source = sheet.source()
    return Document(engine, source, items)


# Frequently asked questions of student housing

HOUSING = [
    ("Applying", [
        ("When can I apply for a room?", "Applications open on 1 March and close on 30 June. Rooms are offered in the order in which complete applications reach us."),
        ("Do I have to pay a deposit?", "Yes. A deposit of £250 is due within seven days of our offer. It is returned at the end of your contract unless the room has been damaged."),
        ("Can I choose who I live with?", "You may name up to three friends on the form. We try to place you in the same flat but cannot promise it."),
    ]),
    ("Living in halls", [
        ("What is in my room?", "Every room has a bed, a desk and chair, a wardrobe, a shelf and a notice board. Bedding is not provided."),
        ("Is there parking?", "There is none on the city campus. At Northfield a permit costs £90 a year and is given first to students with a disability."),
        ("May I have guests to stay?", "A guest may stay for up to three nights in any two weeks. Please tell your flatmates and sign your guest in at reception."),
        ("How do I report a repair?", "Use the form on the residents’ page. Urgent faults, such as a leak or a lock that has failed, should be reported by telephone at any hour."),
    ]),
    ("Leaving", [
        ("What happens if I leave my course?", "Your contract ends four weeks after the day on which you tell us in writing. The rent is due until then."),
        ("Do I have to move out at Christmas?", "No. All contracts run through the winter and spring vacations, and the rent for those weeks is included."),
        ("When will my deposit be returned?", "Within 28 days of the end of the contract, to the account from which it was paid."),
    ]),
]


@layout(HALF, "faq-skillet", "brochure of a university’s housing office, XeLaTeX: title in a coloured band, two columns, groups as heads in capitals, Q1. to Q10. in coloured bold, answers below without a label, telephone box at the end")
def faq_skillet(draw):
    body, items, n = r"\colorbox{hall}{\parbox{\dimexpr\linewidth-2\fboxsep}{\vspace{3mm}\hspace*{2mm}\textcolor{white}{\Huge\bfseries Living in halls}\par\hspace*{2mm}\textcolor{white}{\large Your questions answered}\vspace{3mm}}}\par\bigskip\begin{multicols}{2}\raggedright ", [], 0
    for group, pairs in HOUSING:
        body += rf"\needspace{{25mm}}\medskip{{\bfseries\MakeUppercase{{{group}}}\par}}\vspace{{-2mm}}\rule{{\linewidth}}{{0.8pt}}\par "
        for question, answer in pairs:
            n += 1
            body += rf"\needspace{{16mm}}{{\color{{hall}}\bfseries Q{n}. {tex(question)}\par}}{tex(answer)}\par\smallskip" + "\n"
            items.append(item(question, answer, str(n), kind="faq", section=group.upper()))
    body += r"\bigskip\fbox{\parbox{0.92\linewidth}{\textbf{Still not sure?}\par Call the Housing Office on 01632 960 417, Monday to Friday, 9.30 to 16.00.}}\end{multicols}"
    engine, source = document(draw, body, ["noto", "arial", "helvetica"], (10,), (16, 20), foot=r"\fancyfoot[L]{\scriptsize University of Carrow \textbullet\ Housing Office}\fancyfoot[R]{\scriptsize\thepage}", extra=r"\definecolor{hall}{RGB}{0,92,84}\setlength\columnsep{9mm}")
    return Document(engine, source, items)


# Key terms at the end of a chapter

TERMS = [
    ("action potential", "a brief change in the voltage across the membrane of a neuron that travels along its axon"), ("axon", "a long fiber that carries signals away from the cell body of a neuron"),
    ("blood–brain barrier", "a layer of closely joined cells that keeps many substances in the blood from entering the brain"), ("cerebellum", "a part of the brain below the cerebrum that coordinates movement and balance"),
    ("dendrite", "a short, branched extension of a neuron that receives signals from other cells"), ("glial cell", "a cell of the nervous system that supports and protects neurons"),
    ("hypothalamus", "a part of the brain that controls body temperature, hunger, thirst, and the release of many hormones"), ("myelin", "a fatty sheath around some axons that speeds the passage of signals"),
    ("neurotransmitter", "a chemical that carries a signal across a synapse"), ("reflex", "a rapid response to a stimulus that does not involve the brain"), ("spinal cord", "a bundle of nervous tissue that connects the brain with the rest of the body"),
    ("synapse", "a junction between a neuron and another cell, across which signals pass"), ("threshold", "the voltage that must be reached for an action potential to begin"),
]
SUMMARY = [
    ("16.1 Neurons and Glial Cells", "The nervous system is made up of neurons and glial cells. Signals reach a neuron at its dendrites and leave it along its axon. Glial cells outnumber neurons in some regions and keep them fed, insulated, and free of waste."),
    ("16.2 How Neurons Communicate", "At rest the inside of a neuron is negative with respect to the outside. When the threshold is reached, channels for sodium open and an action potential begins. Most signals pass from cell to cell by way of chemicals."),
]


@layout(HALF, "keyterms-bucket", "end of a chapter of an open textbook, Chromium: KEY TERMS in a coloured bar, term in bold run into a meaning in small letters without full stop, hanging; CHAPTER SUMMARY with numbered heads and prose behind it, running head with chapter and page")
def keyterms_bucket(draw):
    terms = draw.some(TERMS, 12)
    number = draw.random.randint(420, 520)
    body = f"<div class=h><span>{number}</span><span>Chapter 16 | The Nervous System</span></div><h2>KEY TERMS</h2>" + "".join(f"<p class=t><b>{term}</b> {meaning}</p>" for term, meaning in terms)
    body += "<h2>CHAPTER SUMMARY</h2>" + "".join(f"<h3>{head}</h3><p>{text}</p>" for head, text in SUMMARY) + "<p class=f>Access for free at the library of the college.</p>"
    css = ".h { display: flex; justify-content: space-between; font-size: 85%; border-bottom: 1px solid #999; padding-bottom: 1mm } h2 { font-size: 120%; color: #fff; background: #b0402a; padding: 1.2mm 3mm; margin: 6mm 0 3mm } h3 { font-size: 105%; color: #b0402a; margin: 4mm 0 1mm } .t { margin: 0 0 1.6mm; padding-left: 6mm; text-indent: -6mm } p { margin: 0 } .f { font-size: 75%; color: #777; margin-top: 8mm }"
    engine, source = page(draw, body, ["Noto Serif", "Liberation Serif", "Caladea"], (10, 10.5), css, paper="letter")
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in terms])


# Japanese words of a lesson

TEA = [
    ("お茶", "おちゃ", "ocha", "tea"), ("茶碗", "ちゃわん", "chawan", "rice bowl"), ("水", "みず", "mizu", "water"), ("牛乳", "ぎゅうにゅう", "gyūnyū", "milk"), ("砂糖", "さとう", "satō", "sugar"), ("塩", "しお", "shio", "salt"),
    ("野菜", "やさい", "yasai", "vegetable"), ("果物", "くだもの", "kudamono", "fruit"), ("卵", "たまご", "tamago", "egg"), ("魚", "さかな", "sakana", "fish"), ("肉", "にく", "niku", "meat"), ("台所", "だいどころ", "daidokoro", "kitchen"),
    ("食堂", "しょくどう", "shokudō", "dining hall"), ("朝御飯", "あさごはん", "asagohan", "breakfast"), ("箸", "はし", "hashi", "chopsticks"), ("皿", "さら", "sara", "plate"),
]


@layout(HALF, "words-teapot", "vocabulary for a Japanese language test, Chromium: ruled table with a dark head No., Kanji, Hiragana, Romaji, Meaning, numbers from 121, every second row shaded, level in a coloured disc, web address in the foot")
def words_teapot(draw):
    words = draw.some(TEA, 14)
    first = draw.one([121, 141, 161])
    body = f"<div class=h><span class=n>N5</span><div><h1>Vocabulary List</h1><p>Food and kitchen · words {first}–{first + len(words) - 1}</p></div></div><table><tr><th>No.<th>Kanji<th>Hiragana<th>Romaji<th>Meaning</tr>"
    body += "".join(f"<tr><td>{n}<td class=k>{kanji}<td class=k>{kana}<td><i>{romaji}</i><td>{english}</tr>" for n, (kanji, kana, romaji, english) in enumerate(words, first)) + "</table><p class=f>www.nihongo-notes.example · Free for use in class</p>"
    css = ".h { display: flex; align-items: center; gap: 5mm; margin-bottom: 5mm } .n { background: #c0392b; color: #fff; border-radius: 50%; width: 17mm; height: 17mm; line-height: 17mm; text-align: center; font-weight: bold; font-size: 140% } h1 { margin: 0; font-size: 160% } .h p { margin: 0; color: #555 } table { border-collapse: collapse; width: 100% } th { background: #34495e; color: #fff; text-align: left } td, th { border: 1px solid #aab; padding: 1.4mm 2.5mm } tr:nth-child(odd) td { background: #f1f4f7 } td:first-child { width: 12mm; text-align: center } .k { font-family: 'Noto Sans CJK JP'; font-size: 108% } .f { text-align: center; color: #777; font-size: 80%; margin-top: 8mm }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Roboto"], (11,), css)
    return Document(engine, source, [item(kanji, english, str(n), kind="vocabulary") for n, (kanji, _, _, english) in enumerate(words, first)])


# Worksheet on percentages, Germany

PROZENT = [
    ("Berechne den Prozentwert.", [("20 % von 60 €", "12 €"), ("5 % von 400 kg", "20 kg"), ("75 % von 36 m", "27 m"), ("12 % von 50 Liter", "6 Liter")]),
    ("Gib als Prozentsatz an.", [("9 von 36 Schülern", "25 %"), ("30 Cent von 1,50 €", "20 %"), ("14 von 20 Punkten", "70 %")]),
    ("Berechne den Grundwert.", [("10 % sind 7 €", "70 €"), ("25 % sind 15 Kinder", "60 Kinder")]),
]
PROZENT_TEXT = [
    ("Ein Fahrrad kostet 480 €. Im Schlussverkauf wird der Preis um 15 % gesenkt. Wie viel kostet das Fahrrad jetzt?", "408 €"),
    ("In der Klasse 7b sind 28 Kinder. 7 von ihnen kommen mit dem Bus. Wie viel Prozent der Klasse sind das?", "25 %"),
    ("Frau Albers spart jeden Monat 270 €. Das sind 12 % ihres Gehalts. Wie hoch ist ihr Gehalt?", "2250 €"),
]


@layout(HALF, "arbeitsblatt-whisk", "German worksheet on percentages, word processor: ruled head Name, Klasse, Datum, Aufgabe 1 to 6 in bold with the task, a) b) two in a row with tabs, word problems with room to work; Lösungen in small print below a line, 1a) 12 €")
def arbeitsblatt_whisk(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Lato"]), 11, language="de", country="DE", margin=2.0)
    sheet.body += [sheet.table([["Name:", "Klasse:", "Datum:"]], [sheet.wide - 7.6, 3.6, 4.0]), sheet.p("<b>Prozentrechnung – Übungen</b>", size=16, before=0.4, align="center")]
    items, key = [], []
    for n, (stem, parts) in enumerate(PROZENT, 1):
        sheet.body.append(sheet.p(f"<b>Aufgabe {n}</b>  {stem}", before=0.4))
        for k in range(0, len(parts), 2):
            sheet.body.append(sheet.p("\t".join(f"{'abcd'[k + i]})\t{text}" for i, (text, _) in enumerate(parts[k : k + 2])), left=1.3, first=-0.8, tabs=[1.3, 9.0, 9.8], before=0.1, after=0.5))
        for k, (text, answer) in enumerate(parts):
            items.append(item(text, answer, f"{n}({'abcd'[k]})", stem=stem, kind="numeric"))
            key.append(f"{n}{'abcd'[k]}) {answer}")
    for n, (text, answer) in enumerate(PROZENT_TEXT, len(PROZENT) + 1):
        sheet.body.append(sheet.p(f"<b>Aufgabe {n}</b>  {text}", before=0.3, after=1.6))
        context, command = text.rsplit(". ", 1)
        items.append(item(text, answer, str(n), kind="numeric", context=context + ".", command=command))
        key.append(f"{n}) {answer}")
    sheet.body.append(sheet.p("<b>Lösungen:</b> " + "   ".join(k.replace(" ", "\u00a0") for k in key), size=8, before=0.6, extra='fo:border-top="0.5pt solid #000000" fo:padding-top="0.1cm"'))
    sheet.foot = sheet.p("Realschule am Stadtpark · Mathematik 7", size=8, align="center")
    engine, source = sheet.source()
    return Document(engine, source, items)


# Gods to match

GODS = [("Zeus", "king of the gods, ruler of the sky"), ("Poseidon", "god of the sea and of earthquakes"), ("Hades", "ruler of the underworld"), ("Athena", "goddess of wisdom and crafts"), ("Ares", "god of war"), ("Aphrodite", "goddess of love and beauty"), ("Hermes", "messenger of the gods"), ("Hephaestus", "god of fire and the forge"), ("Demeter", "goddess of the harvest"), ("Artemis", "goddess of the hunt"), ("Dionysus", "god of wine and the theater")]
GODS_MORE = ["winged horse that sprang from Medusa", "Titan who carried the sky on his shoulders"]


@layout(HALF, "matching-hinge", "US worksheet on Greek gods, word processor: blank, number and name in a left column, letters A to L at the right by tabs without rules, two more than needed, directions; no key")
def matching_hinge(draw):
    sheet = Sheet(draw.one(["Comic Neue", "Carlito", "Liberation Sans"]), 12, country="US", paper=(21.59, 27.94), margin=2.2)
    gods = draw.some(GODS, 10)
    ends = draw.mixed([meaning for _, meaning in gods] + GODS_MORE)
    sheet.body += [sheet.p("Name ______________________________\tPeriod ______", tabs=[(sheet.wide, RIGHT)], after=0.5), sheet.p("<b>The Olympians: Who Was Who?</b>", size=18, align="center"), sheet.p("<b>Directions:</b> Write the letter of the description on the line next to each name. Two of the descriptions will not be used.", after=0.5), sheet.p("<b>Column A</b>\t<b>Column B</b>", tabs=[7.0], after=0.25)]
    for n, meaning in enumerate(ends, 1):
        left = f"_____\t{n}. {gods[n - 1][0]}" if n <= len(gods) else "\t"
        sheet.body.append(sheet.p(f"{left}\t{'ABCDEFGHIJKL'[n - 1]}. {meaning}", tabs=[1.7, 7.0], after=0.38))
    listed = choices("ABCDEFGHIJKL", ends)
    items = [item(name, None, str(n), None, listed, kind="match") for n, (name, _) in enumerate(gods, 1)]
    sheet.foot = sheet.p("World History I – Unit 4: Ancient Greece", size=9, align="center")
    engine, source = sheet.source()
    return Document(engine, source, items)


# Passage with a box of words

MARKET = [
    ("On Saturday mornings the old square in our town is full of {}.", "stalls"), ("Farmers arrive before six o’clock and {} their vans in the dark.", "unload"), ("By eight the first customers are there with their baskets, because the {} bread is soon gone.", "freshest"),
    ("My grandmother never buys anything at once; she walks round and {} the prices first.", "compares"), ("She says that a smile often {} more than an argument.", "saves"), ("At the fish stall you can {} crabs moving in their boxes.", "hear"), ("Children are given a slice of apple or a piece of cheese to {}.", "taste"),
    ("Towards noon the prices begin to {}.", "fall"), ("What is left over is {} to the kitchen of the church hall.", "given"), ("An hour later the square is {} again, and only the pigeons are busy.", "empty"),
]


@layout(HALF, "cloze-sieve", "English lesson sheet, pdfLaTeX: words in a frame, two too many, one passage with (1) ____ to (10) ____, a picture below; Answer key in one line with commas in the teacher’s notes on the next page")
def cloze_sieve(draw):
    bank = draw.mixed([w for _, w in MARKET] + ["expensive", "closes"])
    shown = [sentence.format(f"({n}) __________") for n, (sentence, _) in enumerate(MARKET, 1)]
    text = " ".join(tex(s).replace(r") \_\_\_\_\_\_\_\_\_\_", r")~\_\_\_\_\_\_\_\_\_\_").replace("(", r"\textbf{(").replace(")", r")}") for s in shown)
    body = r"\textbf{\large Intermediate \textbullet\ Vocabulary \textbullet\ Unit 6}\hfill Student’s worksheet\par\vspace{1mm}\hrule\bigskip\begin{center}{\LARGE\bfseries Market day}\end{center}\textbf{A}\quad Look at the words in the box and check their meaning. Then read the text and complete it with the words. There are two words that you do not need.\par\medskip\begin{center}\fbox{\parbox{0.8\linewidth}{\centering\vspace{1mm}" + r"\qquad ".join(bank) + r"\vspace{1mm}}}\end{center}\medskip{\linespread{1.5}\selectfont " + text + r"\par}\bigskip\begin{center}\begin{tikzpicture}\draw (0,0) rectangle (7,3);\draw (0.8,0)--(0.8,1.2)--(3,1.2)--(3,0);\draw (0.5,1.2)--(0.9,2)--(2.9,2)--(3.3,1.2)--cycle;\draw (4,0)--(4,1.2)--(6.2,1.2)--(6.2,0);\draw (3.7,1.2)--(4.1,2)--(6.1,2)--(6.5,1.2)--cycle;\end{tikzpicture}\end{center}\newpage{\large\bfseries Teacher’s notes}\par\medskip\textbf{Aim:} to practise nouns, verbs and adjectives that go with shopping.\par\textbf{Time:} 25 minutes\par\medskip Give out the sheet and let students work alone for five minutes before they compare in pairs.\par\bigskip\textbf{Answer key}\par " + ", ".join(rf"{n} {w}" for n, (_, w) in enumerate(MARKET, 1))
    engine, source = document(draw, body, ["lmsans", "times", "palatino"], (11,), (22, 25), foot=r"\fancyfoot[C]{\footnotesize Harbour Language School \textbullet\ photocopiable}")
    return Document(engine, source, [item(s, w, str(n), kind="gap") for n, (s, (_, w)) in enumerate(zip(shown, MARKET), 1)])


# Statements before a course on food hygiene

HYGIENE = [
    "Raw meat should be kept on the bottom shelf of the refrigerator.", "Bacteria grow fastest between 5 °C and 63 °C.", "Food that smells fresh is always safe to eat.", "A cloth used on a raw chicken board may be used on a salad board if it is rinsed.", "Hands must be washed after touching the waste bin.",
    "Freezing kills all bacteria.", "A ‘use by’ date is about safety and a ‘best before’ date is about quality.", "Staff with sickness and diarrhoea may return to work as soon as they feel better.", "Blue plasters are used in kitchens because they are easy to see.", "Hot food may be put straight into the refrigerator.", "Peanuts and sesame are allergens.", "Leftovers may be reheated as often as needed.", "Cooked chicken should reach at least 70 °C for two minutes in the middle.",
]


@layout(HALF, "statements-broom", "sheet of a training centre before a course on food hygiene, Chromium: logo block, candidate lines, table with number, statement, True and False with empty boxes to tick, assessor’s signature and score; no key")
def statements_broom(draw):
    said = draw.some(HYGIENE, 12)
    body = "<div class=h><div class=l>CK</div><div><b>Clarke Training Ltd</b><br>Level 2 Award in Food Safety</div></div><h1>Pre-course knowledge check</h1><table class=w><tr><td>Candidate:<td>Employer:</tr><tr><td>Course date:<td>Trainer:</tr></table><p>Read each statement and tick <b>True</b> or <b>False</b>. Do not worry if you do not know; we will go through the sheet together at the end of the day.</p><table class=s><tr><th><th>Statement<th>True<th>False</tr>"
    body += "".join(f"<tr><td>{n}<td>{text}<td><span class=b></span><td><span class=b></span></tr>" for n, text in enumerate(said, 1)) + f"</table><table class=w><tr><td>Score: &emsp;&emsp;/ {len(said)}<td>Assessor’s signature:</tr></table><p class=f>CTL/FS2/PCK v3 · Page 1 of 1</p>"
    css = ".h { display: flex; gap: 4mm; align-items: center } .l { background: #1d7a4f; color: #fff; font-weight: bold; font-size: 150%; padding: 2mm 3mm } h1 { font-size: 150%; color: #1d7a4f; margin: 4mm 0 } table { border-collapse: collapse; width: 100% } .w td { border: 1px solid #888; padding: 2mm; width: 50% } .w { margin: 4mm 0 } .s th { background: #e3f1ea } .s th, .s td { border: 1px solid #888; padding: 1.6mm 2.5mm; text-align: left } .s td:nth-child(n+3), .s th:nth-child(n+3) { text-align: center; width: 14mm } .s td:first-child { width: 8mm; text-align: center } .b { display: inline-block; width: 4mm; height: 4mm; border: 1px solid #000 } .f { font-size: 75%; text-align: right; color: #666 }"
    engine, source = page(draw, body, ["Liberation Sans", "Open Sans", "Carlito"], (10.5, 11), css)
    return Document(engine, source, [item(text, None, str(n), kind="truefalse") for n, text in enumerate(said, 1)])


# Exercise of an Indian mathematics textbook

ANGLES = [
    ("Find the complement of each of the following angles:", [("20°", "70°"), ("63°", "27°"), ("57°", "33°"), ("81°", "9°")]),
    ("Find the supplement of each of the following angles:", [("105°", "75°"), ("87°", "93°"), ("154°", "26°")]),
    ("Find the angle which is equal to its complement.", "45°"),
    ("Two supplementary angles are in the ratio 2 : 7. Find the larger angle.", "140°"),
    ("Prove that the bisectors of the angles of a linear pair are at right angles.", None),
    ("An angle is greater than 45°. Is its complement greater than, equal to or less than 45°?", "Less than 45°"),
    ("The angles of a triangle are (x + 10)°, (2x − 30)° and 2x°. Find:", [("the value of x", "40"), ("the largest angle", "80°")]),
]


@layout(HALF, "exercises-grater", "chapter of an Indian mathematics textbook, pdfLaTeX: a worked remark, EXERCISE 5.1 centred between rules, 1. with (i) to (iv) in a row or below each other; ANSWERS at the back under EXERCISE 5.1 with (i) 70° (ii) 27° run on, a proof without answer")
def exercises_grater(draw):
    romans = ["i", "ii", "iii", "iv"]
    items, inner, key = [], "", ""
    for n, (stem, parts) in enumerate(ANGLES, 1):
        if not isinstance(parts, list):
            inner += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(stem)}}}"
            items.append(item(stem, parts, str(n), section="EXERCISE 5.1"))
            if parts:
                key += rf"\mbox{{\textbf{{{n}.}} {tex(parts)}}}\qquad "
            continue
        inner += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(stem)}}}"
        width = 0.22 if len(parts[0][0]) < 8 else 0.9
        inner += r"\par\hspace*{8mm}" + "".join(rf"\makebox[{width}\linewidth][l]{{({r})\enspace {tex(text)}}}" + ("" if width < 0.5 else r"\par\hspace*{8mm}") for r, (text, _) in zip(romans, parts)) + r"\par"
        key += rf"\mbox{{\textbf{{{n}.}}}} " + r"\quad ".join(rf"\mbox{{({r}) {tex(answer)}}}" for r, (_, answer) in zip(romans, parts)) + r"\qquad "
        items += [item(text, answer, f"{n}({r})", stem=stem, section="EXERCISE 5.1") for r, (text, answer) in zip(romans, parts)]
    body = r"\textbf{Remark.} When the sum of the measures of two angles is 90°, the angles are called \textbf{complementary angles}. When the sum is 180°, they are called \textbf{supplementary angles}. A pair of adjacent angles whose other arms are opposite rays is a \textbf{linear pair}, and its angles are supplementary.\par\begin{center}\begin{tikzpicture}\draw[->] (0,0)--(3,0);\draw[->] (0,0)--(-3,0);\draw[->] (0,0)--(1.5,1.6);\node[below] at (0,0) {O};\node[below] at (3,0) {A};\node[below] at (-3,0) {B};\node[right] at (1.5,1.6) {C};\end{tikzpicture}\par\textbf{Fig. 5.3}\end{center}\begin{center}\hrule\smallskip\textbf{EXERCISE 5.1}\smallskip\hrule\end{center}" + inner + r"\newpage\begin{center}{\large\bfseries ANSWERS}\par\medskip\textbf{EXERCISE 5.1}\end{center}\raggedright " + key
    engine, source = document(draw, body, ["cm", "lm", "times"], (11, 12), (24, 28), head=r"\fancyhead[L]{\small\scshape Lines and Angles}\fancyhead[R]{\small\thepage}", foot=r"\scriptsize Reprint 2023-24", extra=r"\setlength\parskip{6pt}\AtBeginDocument{\setcounter{page}{93}}")
    return Document(engine, source, items)


# Tutorial with its solutions, a university

FLUIDS = [
    ("A rectangular tank is 2.0 m long and 1.5 m wide and holds water to a depth of 1.2 m. Take the density of water as 1000 kg/m³ and g as 9.81 m/s².", [
        ("Calculate the gauge pressure at the bottom of the tank.", 2, ["p = ρgh = 1000 × 9.81 × 1.2"], "11.8 kPa"),
        ("Calculate the force of the water on the bottom.", 2, ["F = pA = 11 772 × 3.0"], "35.3 kN"),
        ("Explain why the force on a side wall is not found by multiplying this pressure by the area of the wall.", 2, [], "The pressure grows with depth from zero at the surface, so its mean over the wall is only half of the pressure at the bottom."),
    ]),
    ("Water flows through a horizontal pipe that narrows from a diameter of 80 mm to a diameter of 40 mm. The speed in the wide section is 1.5 m/s. Losses may be neglected.", [
        ("Determine the speed in the narrow section.", 3, ["The areas are in the ratio 4 : 1, so by continuity", "v₂ = 4v₁ = 4 × 1.5"], "6.0 m/s"),
        ("Determine the drop in pressure between the two sections.", 4, ["Bernoulli’s equation with no change of height gives", "p₁ − p₂ = ½ρ(v₂² − v₁²) = 500 × (36 − 2.25)"], "16.9 kPa"),
        ("State two assumptions that you have made.", 2, [], "The flow is steady. The water is incompressible."),
    ]),
    ("Oil with a kinematic viscosity of 1.0 × 10⁻⁴ m²/s flows at 2.0 m/s in a pipe with a diameter of 50 mm.", [
        ("Calculate the Reynolds number.", 2, ["Re = vd/ν = 2.0 × 0.050 / (1.0 × 10⁻⁴)"], "1000"),
        ("State whether the flow is laminar or turbulent, and give your reason.", 2, [], "It is laminar, because the Reynolds number is well below 2000."),
        ("By what factor would the pressure drop along the pipe change if the speed were doubled?", 1, [], "It would double."),
    ]),
]


@layout(HALF, "tutorial-clamp", "tutorial sheet of a university with solutions, XeLaTeX: Question 1 as a head, stem, (a) with [2 marks] at the right end, Solution. in italics with a bar at the left below each part, working in lines and the result behind an equals sign in bold")
def tutorial_clamp(draw):
    items, body = [], r"{\Large\bfseries MECH 2140 Fluid Mechanics I}\hfill Autumn term\par{\large Tutorial sheet 3: solutions}\par\smallskip\hrule\medskip Hand-outs without solutions are on the course page. Please try every part before you read on.\par "
    for n, (stem, parts) in enumerate(FLUIDS, 1):
        body += rf"\needspace{{45mm}}\bigskip{{\large\bfseries Question {n}}}\par {tex(stem)}\par "
        for letter, (text, marks, working, result) in zip("abc", parts):
            said = f"[{marks} mark{'s' if marks > 1 else ''}]"
            lines = [tex(w) for w in working]
            if lines:
                lines[-1] += rf" = \textbf{{{tex(result)}}}"
            else:
                lines = [tex(result)]
            body += rf"\needspace{{26mm}}\medskip\lab{{2mm}}{{9mm}}{{({letter})}}{{{tex(text)}\pushright{{{said}}}}}\vspace{{1mm}}\hspace*{{11mm}}\textcolor{{teal}}{{\vrule width 1.5pt}}\hspace{{3mm}}\parbox{{\dimexpr\linewidth-30mm}}{{\textit{{Solution.}} " + r"\par ".join(lines) + "}\\par\n"
            items.append(item(text, result, f"{n}({letter})", marks, stem=stem, kind="numeric" if working else "short", answer_kind="contains" if working else None))
    engine, source = document(draw, body, ["libertine", "notoserif"], (11,), (22, 26), head=r"\fancyhead[R]{\small\itshape Tutorial 3}", foot=r"Page \thepage")
    return Document(engine, source, items)


# Pub quiz with its answers as one table

PUB = [
    ("Round 1 – Food and Drink", [("Which nut is used to make marzipan?", "Almond"), ("What is the main spirit in a mojito?", "Rum"), ("Which country does Gouda cheese come from?", "The Netherlands"), ("What kind of fish is used to make kippers?", "Herring")]),
    ("Round 2 – On the Map", [("What is the capital city of Canada?", "Ottawa"), ("Which river flows through Budapest?", "The Danube"), ("In which ocean are the Maldives?", "Indian Ocean"), ("Which is the smallest country in the world by area?", "Vatican City")]),
    ("Round 3 – Pot Luck", [("How many strings does a standard violin have?", "Four"), ("Who wrote the novel ‘Emma’?", "Jane Austen"), ("Which planet has the shortest year?", "Mercury"), ("What colour is the mineral malachite?", "Green")]),
]


@layout(HALF, "quiz-corkscrew", "pub quiz, word processor: rounds as shaded bars whose numbers begin again, a tie-breaker without number; answers for the quizmaster on the next page as one ruled table with a row for each number and a column for each round, the tie-breaker below")
def quiz_corkscrew(draw):
    sheet = Sheet(draw.one(["Lato", "Liberation Sans", "Carlito"]), 12, margin=2.2)
    tie = ("To the nearest foot, how tall is the Eiffel Tower?", "1,083 feet")
    sheet.body += [sheet.p("<b>The Corkscrew Arms</b>", size=22, align="center", after=0), sheet.p("Thursday Night Quiz · £2 a head · no phones, please!", align="center", after=0.5)]
    items = []
    for head, asked in PUB:
        sheet.body.append(sheet.p(f"<b>{head}</b>", before=0.4, after=0.25, extra='fo:background-color="#d9d9d9" fo:padding="0.1cm"'))
        for n, (question, answer) in enumerate(asked, 1):
            sheet.body.append(sheet.p(f"{n}\t{question}", left=1, first=-1, tabs=[1], after=0.2))
            items.append(item(question, answer, str(n), section=head))
    sheet.body.append(sheet.p(f"<b>Tie-breaker:</b> {tie[0]}", before=0.6))
    items.append(item(tie[0], tie[1]))
    cells = [["", *(f"<b>{head.split(' – ')[0]}</b>" for head, _ in PUB)]] + [[str(n + 1), *(asked[n][1] for _, asked in PUB)] for n in range(4)]
    sheet.body += [sheet.break_(), sheet.p("<b>ANSWERS – quizmaster only</b>", size=15, after=0.4), sheet.table(cells, [1.2, 5.0, 5.0, 5.0]), sheet.p(f"Tie-breaker: {tie[1]}", before=0.4)]
    engine, source = sheet.source()
    return Document(engine, source, items)
