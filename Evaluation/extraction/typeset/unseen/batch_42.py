"""The forty-second: the kinds that are handed out most once more, each in a plain design: sheets, choices, gaps, matching, pairs, FAQ and terms."""

import importlib

import roff
from latex import document, tex
from paper import Document, choices, item, layout
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
handed = importlib.import_module("blind-then-read.batch_34")
Sheet, RIGHT = word.Sheet, word.RIGHT
picked, turned = handed.picked, handed.turned

HALF = "blind-then-read"


# Questions with parts

ALGEBRA = [
    ("Simplify", [("5a + 3b − 2a + 4b", 2), ("3x × 4x", 1), ("y⁸ ÷ y³", 1)]),
    ("Work out the value of 3p − 2q when p = 6 and q = −4.", 2),
    ("Solve", [("x + 9 = 4", 1), ("4x − 7 = 21", 2), ("5(x − 2) = 2x + 11", 3)]),
    ("Here are the first four terms of a sequence: 5, 8, 11, 14.", [("Write down the next term of the sequence.", 1), ("Find an expression for the nth term.", 2), ("Is 100 a term of this sequence? Give a reason for your answer.", 2)]),
    ("Expand and simplify (x + 3)(x − 5).", 2),
    ("Factorise", [("6x + 15", 1), ("x² + 7x + 12", 2)]),
    ("A taxi costs £3 plus £2 for each mile.", [("Write down a formula for the cost, £C, of a journey of m miles.", 2), ("Zara pays £19. How many miles was her journey?", 2)]),
    ("The perimeter of a rectangle is 38 cm. Its length is 5 cm more than its width. Find the width of the rectangle.", 4),
]


@layout(HALF, "algebra-test-letters-marks-at-line-end", "maths test, LaTeX: name and class lines, calculators not allowed, 1. with (a) (b) (c) below, (2 marks) at the right end of each part and space to work, some stems of one word, total at the end, no answers")
def algebra_test_letters_marks_at_line_end(draw):
    asked = draw.some(ALGEBRA, 7)
    form = draw.one([("(", ")"), ("[", "]")])
    full = draw.one([True, False])

    def mark(value):
        words = f"{value} mark{'s' if value > 1 else ''}" if full else str(value)
        return rf"\pushright{{\textbf{{{form[0]}{words}{form[1]}}}}}\vspace{{{9 + 6 * value}mm}}"

    body, items, total = r"Name \hrulefill\ Class \rule{2.5cm}{0.4pt}\par\bigskip{\centering{\Large\bfseries Year 9 Algebra Test}\par\smallskip Time: 40 minutes \quad Calculators are \textbf{not} allowed.\par\smallskip Show all your working.\par}\medskip\hrule\medskip ", [], 0
    for n, (text, parts) in enumerate(asked, 1):
        if isinstance(parts, int):
            body += rf"\needspace{{3cm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(text)}{mark(parts)}}}"
            items.append(item(text, None, str(n), parts, kind="numeric" if "value" in text or "width" in text else "short"))
            total += parts
            continue
        body += rf"\needspace{{4cm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(text)}}}"
        for letter, (part, marks) in zip("abc", parts):
            body += rf"\needspace{{2cm}}\lab{{8mm}}{{8mm}}{{({letter})}}{{{tex(part)}{mark(marks)}}}"
            items.append(item(part, None, f"{n}({letter})", marks, stem=text, kind="numeric" if "How many" in part else "short"))
            total += marks
    body += rf"\hrule\medskip\textbf{{Total for this test: {total} marks}}\hfill End of test"
    engine, source = document(draw, body, ["cm", "lm", "arial", "palatino"], (11, 12), (20, 25), foot=r"Page \thepage")
    return Document(engine, source, items)


# Numbers that start again

FORCES = [
    ("The unit of force is the", "newton", ["joule", "watt", "pascal"]),
    ("Which of these is a vector quantity?", "velocity", ["mass", "time", "temperature"]),
    ("A car travels 150 km in 2.5 hours. Its average speed is", "60 km/h", ["75 km/h", "152.5 km/h", "375 km/h"]),
    ("Friction always acts", "against the direction of motion", ["downwards", "upwards", "in the direction of motion"]),
    ("The weight of a 5 kg mass on Earth is about", "50 N", ["0.5 N", "5 N", "500 N"]),
    ("Which instrument measures force?", "spring balance", ["stopwatch", "thermometer", "voltmeter"]),
]
FORCES_TRUE = [("A body at rest has no forces acting on it.", False), ("Pressure increases when the same force acts on a smaller area.", True), ("Mass is measured in newtons.", False), ("An object that moves in a circle at a steady speed is accelerating.", True), ("Air resistance makes a falling leaf speed up.", False)]
FORCES_SHORT = [
    ("Define speed.", 1, "Speed is the distance travelled in unit time."),
    ("State Newton’s first law of motion.", 2, "A body stays at rest or moves at constant velocity unless a resultant force acts on it."),
    ("Why do tractors have wide tyres?", 2, "A larger area makes the pressure smaller, so the tractor does not sink into soft ground."),
    ("A force of 24 N acts on a mass of 8 kg. Find the acceleration.", 2, "24 ÷ 8 = 3 m/s²"),
    ("Give two ways of reducing friction in a machine.", 2, "Oil the moving parts and use ball bearings."),
]


@layout(HALF, "physics-class-test-sections-restart", "physics class test, word processor: Section A choices with (a) to (d) in one or two rows of tabs, Section B true or false with brackets to fill, Section C short questions with [2] at the right; numbers start again in each section, answers by section on the last page")
def physics_class_test_sections_restart(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Caladea", "Carlito"]), draw.one((11, 12)), margin=2.2)
    asked, said, short = draw.shuffled(draw.some(FORCES, 5)), draw.shuffled(draw.some(FORCES_TRUE, 4)), draw.some(FORCES_SHORT, 4)
    names = ["Section A: Multiple Choice", "Section B: True or False", "Section C: Short Answer"]
    items, key = [], []
    total = len(asked) + len(said) + sum(marks for _, marks, _ in short)
    sheet.body += [sheet.p("<b>GREENFIELD HIGH SCHOOL</b>", "center", after=0, size=15), sheet.p("<b>Physics – Class Test 2: Force and Motion</b>", "center", after=0.2, size=13), sheet.p(f"Class: 8\tTime: 45 minutes\tMaximum marks: {total}", tabs=[(sheet.wide / 2, 'style:type="center"'), (sheet.wide, RIGHT)], after=0.2), sheet.p("Name: ____________________________\tRoll no.: ______", tabs=[(sheet.wide, RIGHT)], after=0.3)]

    def head(place, text):
        sheet.body.append(sheet.p(f"<b>{names[place]}</b>", before=0.4, after=0.1, size=13, extra='fo:keep-with-next="always"'))
        sheet.body.append(sheet.p(f"<i>{text}</i>", after=0.2, extra='fo:keep-with-next="always"'))
        key.append(sheet.p(f"<b>{names[place]}</b>", before=0.3, after=0.1))

    head(0, f"Choose the correct option. ({len(asked)} × 1 = {len(asked)} marks)")
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        sheet.body.append(sheet.p(f"{n}.\t{question}", left=1, first=-1, tabs=[1], after=0.05, extra='fo:keep-with-next="always"'))
        texts = [f"({letter}) {text}" for letter, text in zip("abcd", options)]
        rows = ["\t".join(texts)] if max(map(len, texts)) < 16 else ["\t".join(texts[:2]), "\t".join(texts[2:])]
        tabs = [1, 5, 9, 13] if len(rows) == 1 else [1, 9]
        sheet.body += [sheet.p(row, left=1, tabs=tabs, after=0.25 if row is rows[-1] else 0.05) for row in rows]
        items.append(picked(question, options, place, str(n), "abcd", section=names[0]))
        key.append(sheet.p(f"{n}.\t({'abcd'[place]}) {options[place]}", left=1, first=-1, tabs=[1], after=0.05))
    head(1, f"Write T for true or F for false. ({len(said)} × 1 = {len(said)} marks)")
    for n, (text, value) in enumerate(said, 1):
        sheet.body.append(sheet.p(f"{n}.\t{text}\t(      )", left=1, first=-1, tabs=[1, (sheet.wide, RIGHT)], after=0.2))
        items.append(item(text, str(value), str(n), kind="truefalse", section=names[1]))
        key.append(sheet.p(f"{n}.\t{'T' if value else 'F'}", left=1, first=-1, tabs=[1], after=0.05))
    head(2, "Answer the following questions in your exercise book.")
    for n, (question, marks, answer) in enumerate(short, 1):
        sheet.body.append(sheet.p(f"{n}.\t{question}\t[{marks}]", left=1, first=-1, tabs=[1, (sheet.wide, RIGHT)], after=0.2))
        items.append(item(question, answer, str(n), marks, section=names[2], kind="numeric" if "Find" in question else "definition" if question.startswith("Define") else "short"))
        key.append(sheet.p(f"{n}.\t{answer}", left=1, first=-1, tabs=[1], after=0.05))
    sheet.body += [sheet.break_(), sheet.p("<b>Answers</b>", "center", size=14), *key]
    sheet.foot = sheet.p("{page}", "center", size=9)
    return Document(*sheet.source(), items)


# Choices

HISTOIRE = [
    ("En quelle année commence la Révolution française ?", "1789", ["1715", "1804", "1848"]),
    ("Qui est le roi de France au début de la Révolution ?", "Louis XVI", ["Louis XIV", "Henri IV", "Charles X"]),
    ("Que se passe-t-il le 14 juillet 1789 ?", "La foule prend la Bastille.", ["Le roi s’enfuit à Varennes.", "La République est proclamée.", "Napoléon devient empereur."]),
    ("Comment s’appelle l’impôt payé à l’Église avant 1789 ?", "la dîme", ["la taille", "la gabelle", "la corvée"]),
    ("Quel texte est adopté le 26 août 1789 ?", "la Déclaration des droits de l’homme et du citoyen", ["le Code civil", "l’édit de Nantes", "le traité de Versailles"]),
    ("Les habitants de Paris qui défendent la Révolution sont appelés les", "sans-culottes.", ["girondins.", "chouans.", "émigrés."]),
    ("Quand la Première République est-elle proclamée ?", "en septembre 1792", ["en juin 1789", "en janvier 1793", "en mai 1804"]),
    ("Qui dirige le Comité de salut public pendant la Terreur ?", "Robespierre", ["Mirabeau", "La Fayette", "Necker"]),
    ("Quel est l’hymne composé à Strasbourg en 1792 ?", "La Marseillaise", ["La Carmagnole", "Ça ira", "Le Chant du départ"]),
    ("Qui prend le pouvoir le 18 brumaire ?", "Napoléon Bonaparte", ["Danton", "Marat", "Louis XVIII"]),
    ("Que sont les cahiers de doléances ?", "des registres où le peuple écrit ses plaintes", ["des journaux royalistes", "des livres de comptes du roi", "des lois votées par l’Assemblée"]),
    ("Le tiers état représente environ", "98 % de la population.", ["10 % de la population.", "50 % de la population.", "75 % de la population."]),
]


@layout(HALF, "choices-french-history-stacked-corrige", "French history quiz, Chromium: Nom, Prénom, Classe in a frame, bold numbers, a) to d) stacked or short ones in one line, note sur 20, Corrigé on the last page as a list 1. b")
def choices_french_history_stacked_corrige(draw):
    asked = draw.shuffled(draw.some(HISTOIRE, 10))
    form, labels = draw.one([("{})", "abcd"), ("{}.", "abcd"), ("{}.", "ABCD")])
    items, key = [], ""
    body = "<div class=h><p>Nom : ........................................ Prénom : ........................................ Classe : ............</p></div><h1>Contrôle : la Révolution française</h1><p class=i>Pour chaque question, entoure la bonne réponse. Une seule réponse est juste.<span class=n>Note : ........ / 20</span></p>"
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        texts = [f"{form.format(label)} {web(text)}" for label, text in zip(labels, options)]
        inner = "<p class=r>" + "".join(f"<span>{text}</span>" for text in texts) + "</p>" if max(map(len, options)) < 15 else "".join(f"<p class=o>{text}</p>" for text in texts)
        body += f"<div class=q><p><b>{n}.</b> {web(question)}</p>{inner}</div>"
        items.append(picked(question, options, place, str(n), labels))
        key += f"<p>{n}. {labels[place]}</p>"
    body += f"<h1 class=new>Corrigé</h1><div class=key>{key}</div>"
    css = ".h { border: 1px solid #000; padding: 1mm 4mm } .h p { margin: 1.5mm 0 } h1 { font-size: 17pt; text-align: center; margin: 6mm 0 3mm } .i { font-style: italic; margin: 0 0 4mm } .n { float: right; font-style: normal } .q { break-inside: avoid; margin-bottom: 3.5mm } .q p { margin: 0 0 .5mm } .q .o { margin-left: 8mm } .q .r { margin-left: 8mm } .r span { display: inline-block; width: 38mm } .new { break-before: page } .key { columns: 2; width: 60mm } .key p { margin: 0 0 1mm }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans", "Liberation Serif"], (11, 12), css, language="fr")
    return Document(engine, source, items)


CIVICS = [
    ("What is the highest law of the United States?", "the Constitution", ["the Declaration of Independence", "the Bill of Rights", "the Articles of Confederation"]), ("How many senators does each state have?", "two", ["one", "four", "It depends on the population."]), ("Which branch of government makes the laws?", "the legislative branch", ["the executive branch", "the judicial branch", "the military"]),
    ("Who becomes president if the president can no longer serve?", "the vice president", ["the Speaker of the House", "the chief justice", "the secretary of state"]), ("What are the first ten amendments called?", "the Bill of Rights", ["the Preamble", "the Federalist Papers", "the Great Compromise"]), ("For how many years is a member of the House of Representatives elected?", "two years", ["four years", "six years", "eight years"]),
    ("A president who refuses to sign a bill uses the power of", "veto.", ["impeachment.", "judicial review.", "appointment."]), ("Which right is protected by the First Amendment?", "freedom of speech", ["the right to a jury trial", "the right to vote at 18", "protection from cruel punishment"]), ("Which power belongs only to the national government?", "printing money", ["building schools", "collecting taxes", "running elections"]),
    ("The idea that each branch can limit the power of the others is called", "checks and balances.", ["popular sovereignty.", "federalism.", "due process."]), ("What is the job of the Supreme Court?", "to interpret the Constitution", ["to write new laws", "to command the army", "to choose the president"]), ("Where does Congress meet?", "in the Capitol", ["in the White House", "in the Pentagon", "in Independence Hall"]),
]


@layout(HALF, "choices-civics-automatic-lists-key-below", "US civics quiz, word processor with its own numbered list: 1. and a. to d. or A. to D. stacked, name, date and period, Directions, Answer Key on the last page as 1. C in three columns")
def choices_civics_automatic_lists_key_below(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Serif", "Liberation Sans"]), draw.one((11, 12)), "en", "US", (21.59, 27.94))
    asked = draw.shuffled(draw.some(CIVICS, 11))
    letter = draw.one(["a", "A"])
    labels = "abcd" if letter == "a" else "ABCD"
    style = sheet.levels(("1", "", ".", 0.9, 0.9), (letter, "", draw.one([".", ")"]), 1.9, 0.8))
    sheet.body += [sheet.p("Name: _______________________\tDate: ___________\tPeriod: ____", tabs=[8.5, (sheet.wide, RIGHT)], after=0.3), sheet.p("<b>Civics Quiz: Our Government</b>", "center", size=15, after=0.2), sheet.p("<b>Directions:</b> Circle the letter of the best answer. Each question is worth 5 points.", after=0.3)]
    items, entries, key = [], [], ""
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        entries.append((question, options))
        items.append(picked(question, options, place, str(n), labels))
        key += sheet.p(f"{n}. {labels[place]}", after=0.1)
    sheet.body += [sheet.list(entries, style), sheet.break_(), sheet.p("<b>Answer Key</b>", size=14, after=0.3), sheet.columns(key, 3)]
    sheet.foot = sheet.p("Page {page}", "center", size=9)
    return Document(*sheet.source(), items)


# True or false

WEATHER = [
    ("A thermometer measures the temperature of the air.", True), ("Fog is a cloud that touches the ground.", True), ("Thunder is heard before the lightning is seen.", False), ("Warm air is heavier than cold air.", False),
    ("A rain gauge shows how much rain has fallen.", True), ("Snow forms when rain freezes on the ground.", False), ("Wind blows from high pressure to low pressure.", True), ("Climate is the weather of a single day.", False),
    ("The closer a place is to the equator, the colder it usually is.", False), ("Cumulus clouds look like balls of cotton wool.", True), ("A westerly wind blows towards the west.", False), ("The water cycle is driven by energy from the Sun.", True),
]


@layout(HALF, "true-false-weather-lines-groff", "geography true or false sheet, groff: title, name line, one line of instructions, ______ 1. before each of ten statements, answers at the end of the page as 1. True 2. False in two lines")
def true_false_weather_lines_groff(draw):
    asked = draw.shuffled(draw.some(WEATHER, 10))
    whole = draw.one([("True", "False"), ("T", "F")])
    lines = [".TL", "Weather and Climate", ".SH", "True or False?", ".LP", r"Name: \l'3i'  Class: \l'1i'", ".LP", f"Write {whole[0]} or {whole[1]} on the line in front of each statement."]
    items, key = [], []
    for n, (text, value) in enumerate(asked, 1):
        lines += [".LP", ".in +1.1i", rf".ti -1.1i", rf"\l'0.7i' {n}.\h'|1.1i'{roff.plain(text)}", ".in"]
        items.append(item(text, str(value), str(n), kind="truefalse"))
        key.append(rf"{n}.\ {whole[0] if value else whole[1]}")
    lines += [".sp 2", r"\l'6i'", ".LP", r"\fBAnswers\fR", ".br", r"\ \ \ ".join(key[:5]), ".br", r"\ \ \ ".join(key[5:])]
    engine, source = roff.document(draw, lines, (11, 12), ("T", "H", "P", "N"))
    return Document(engine, source, items)


# Gaps

PLANTS = [
    ("Plants make their own food in a process called {}.", "photosynthesis"), ("The green substance in leaves is {}.", "chlorophyll"), ("Plants take in {} from the air.", "carbon dioxide"), ("The gas that plants give off in sunlight is {}.", "oxygen"),
    ("Water enters the plant through its {}.", "roots"), ("Tiny holes in the leaf, called {}, let gases in and out.", "stomata"), ("The {} carries pollen from flower to flower as it looks for nectar.", "bee"), ("After fertilisation, the ovary of a flower becomes a {}.", "fruit"),
    ("A {} contains a young plant and a store of food.", "seed"), ("When a seed begins to grow, we say that it {}.", "germinates"), ("The {} holds the plant upright and carries water to the leaves.", "stem"), ("Brightly coloured {} attract insects.", "petals"),
]


@layout(HALF, "gaps-plants-word-bank-numbered-list", "science cloze sheet, Chromium: Word bank in a rounded box with words in rows, ten numbered sentences with underscores, a bonus line, Answer key at the foot of the sheet as 1. roots, 2. ...")
def gaps_plants_word_bank_numbered_list(draw):
    asked = draw.shuffled(draw.some(PLANTS, 10))
    gap = "_" * draw.random.randint(12, 18)
    bank = draw.mixed([answer for _, answer in asked])
    items = [item(text.format(gap), answer, str(n), kind="gap") for n, (text, answer) in enumerate(asked, 1)]
    body = "<p class=t><span>Name: ______________________</span><span>Date: ______________</span></p><h1>How Plants Live</h1><p>Fill in the blanks with words from the word bank.</p><div class=b><b>Word bank</b><p>" + "".join(f"<span>{text}</span> " for text in bank) + "</p></div><ol>"
    body += "".join(f"<li>{web(one['question'])}</li>" for one in items) + "</ol>"
    key = draw.one([", ", "; ", " &nbsp; "]).join(f"{n}. {answer}" for n, (_, answer) in enumerate(asked, 1))
    body += f"<p>★ Finished? Draw a flower on the back of this sheet and label its parts.</p><div class=k><b>Answer key:</b> {key}</div>"
    css = ".t { display: flex; justify-content: space-between } h1 { font-size: 19pt; margin: 3mm 0 } .b { border: 1.5px solid #333; border-radius: 4mm; padding: 2mm 5mm; margin: 4mm 0; text-align: center } .b p { margin: 1.5mm 0 } .b span { display: inline-block; margin: .5mm 4mm } li { margin-bottom: 5mm; padding-left: 2mm } .k { margin-top: 8mm; border-top: 1px dashed #666; padding-top: 2mm; font-size: 85% }"
    engine, source = page(draw, body, ["Comic Neue", "Open Sans", "Lato", "Carlito"], (12, 13), css)
    return Document(engine, source, items)


# Matching

BRASIL = [
    ("Pedro Álvares Cabral", "comandou a frota que chegou ao Brasil em 1500"), ("Tiradentes", "participou da Inconfidência Mineira"), ("Dom Pedro I", "proclamou a independência em 1822"), ("Princesa Isabel", "assinou a Lei Áurea em 1888"),
    ("Deodoro da Fonseca", "proclamou a República em 1889"), ("Zumbi dos Palmares", "liderou um quilombo em Alagoas"), ("Getúlio Vargas", "governou durante o Estado Novo"), ("Juscelino Kubitschek", "mandou construir Brasília"), ("Santos Dumont", "voou com o 14-Bis em Paris"), ("José de Anchieta", "foi um padre jesuíta que ensinou os indígenas"),
]


@layout(HALF, "matching-portuguese-table-gabarito", "Brazilian history sheet, word processor: school, Aluno(a), Turma and Data, one instruction, a ruled table with Coluna A numbered, an empty column in the middle and Coluna B with letters, Gabarito below in a line as 1 – d")
def matching_portuguese_table_gabarito(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Liberation Serif"]), draw.one((11, 12)), "pt", "BR", margin=2.2)
    pairs = draw.shuffled(draw.some(BRASIL, 9))
    shown, labels = draw.mixed([text for _, text in pairs]), "ABCDEFGHI" if draw.one([True, False]) else "abcdefghi"
    sheet.body += [sheet.p("<b>Escola Municipal Monteiro Lobato</b>", "center", after=0.1, size=14), sheet.p("Aluno(a): ________________________________\tTurma: ______\tData: ___/___/____", tabs=[9.8, (sheet.wide, RIGHT)], after=0.3), sheet.p("<b>Atividade de História – Personagens do Brasil</b>", "center", size=13, after=0.3), sheet.p("Relacione a coluna A com a coluna B. Escreva a letra certa na coluna do meio.", after=0.25)]
    rows = [["<b>Coluna A</b>", "", "<b>Coluna B</b>"]] + [[f"{n}. {name}", "", f"{label}) {text}"] for n, ((name, _), label, text) in enumerate(zip(pairs, labels, shown), 1)]
    sheet.body.append(sheet.table(rows, [5.6, 1.6, 9.4], padding=draw.one([0.15, 0.2]), fills={0: "#d9d9d9"}))
    options = choices(labels, shown)
    items = [item(name, text, str(n), None, options, kind="match", answer_label=labels[shown.index(text)]) for n, (name, text) in enumerate(pairs, 1)]
    dash = draw.one([" – ", "-"])
    sheet.body += [sheet.p("<b>Gabarito:</b> " + draw.one([", ", "   "]).join(f"{one['number']}{dash}{one['answer_label']}" for one in items), before=0.6), sheet.p("Profª. Márcia – 5º ano", "end", before=0.4, size=9)]
    return Document(*sheet.source(), items)


# Pairs

NETWORKS = [
    ("What is a network?", "Two or more computers that are connected so that they can share data."), ("What does LAN stand for?", "Local area network"), ("What is the job of a router?", "It sends packets of data from one network to another."), ("What is an IP address?", "A number that identifies a device on a network."),
    ("What is meant by bandwidth?", "The amount of data that can be sent in a given time."), ("Give two advantages of a star network.", "One broken cable does not affect the other computers. New computers are easy to add."), ("Why is data encrypted before it is sent?", "So that nobody who intercepts it can understand it."), ("What is a protocol?", "A set of rules for communication between devices."),
    ("Which protocol is used to send e-mail?", "SMTP"), ("What is the difference between the internet and the World Wide Web?", "The internet is the network of networks; the web is the collection of pages that are read by means of it."), ("What is a firewall?", "Software or hardware that checks the data that enters or leaves a network and blocks what is not allowed."), ("Name two types of cable used in networks.", "Copper cable and fibre-optic cable"),
    ("What does a DNS server do?", "It finds the IP address that belongs to a domain name."), ("What is packet switching?", "Data is split into small packets that may take different routes and are put together again at the end."),
]


@layout(HALF, "pairs-computing-revision-q-colon-a-colon", "computing revision sheet, LaTeX: short introduction, Q: in bold with the question and A: with the answer below, a rule or space between the pairs, head with topic and foot with page")
def pairs_computing_revision_q_colon_a_colon(draw):
    asked = draw.some(NETWORKS, 13)
    bold = draw.one([True, False])
    gap = draw.one([r"\medskip ", r"\bigskip ", r"\smallskip\textcolor{gray}{\hrule}\smallskip "])
    body = r"{\LARGE\bfseries Networks: revision questions}\par\medskip Cover the answers with a sheet of paper and test yourself or a friend. All of these topics can come up in Paper 1.\par\bigskip "
    body += gap.join(rf"\needspace{{3\baselineskip}}\lab{{0pt}}{{9mm}}{{\textbf{{Q:}}}}{{{rf'{chr(92)}textbf{{{tex(question)}}}' if bold else tex(question)}}}\lab{{0pt}}{{9mm}}{{\textbf{{A:}}}}{{{tex(answer)}}}" for question, answer in asked)
    items = [item(question, answer, kind="short") for question, answer in asked]
    engine, source = document(draw, body, ["lmsans", "helvetica", "noto", "libertine"], (10, 11), (22, 28), head=r"\fancyhead[L]{\small GCSE Computer Science}\fancyhead[R]{\small Topic 4: Networks}", extra=r"\usepackage{xcolor}")
    return Document(engine, source, items)


# FAQ

TRIP = [
    ("Before we leave", [
        ("What does the trip cost?", "The full price is £385. It includes travel, five nights in the youth hostel, all meals and the entrance to both museums."),
        ("Can I pay in instalments?", "Yes. You can pay £77 a month from January to May through the school’s online shop."),
        ("Does my child need a passport?", "Every pupil needs a passport that is valid until at least six months after the journey. Please send a copy to the office by 1 March."),
    ]),
    ("During the trip", [
        ("How much pocket money should pupils bring?", "We suggest no more than 60 euros. There is a small shop at the hostel, and one afternoon is free for shopping."),
        ("Are mobile phones allowed?", "Phones may be used between 5 and 8 o’clock in the evening. At night they are kept by the teachers."),
        ("Who looks after medicines?", "Mrs Patel keeps all medicines and gives them out. Please hand them to her in a labelled bag on the morning of departure."),
        ("What happens if my child falls ill?", "A teacher takes your child to a doctor and telephones you at once. The costs are covered by the school’s insurance."),
    ]),
    ("Coming home", [
        ("When and where does the coach arrive?", "We expect to be back in the school car park at about 7 p.m. on Friday. Your child will send you a message if we are late."),
        ("What should I do if something has been left behind?", "Contact the school office within a week. The hostel keeps lost property for one month."),
    ]),
]


@layout(HALF, "faq-school-trip-bold-questions", "letter-like FAQ on a school trip, word processor: title, date, a paragraph of greeting, three headings, questions as bold or coloured lines, answers as paragraphs, packing list with bullets and contact at the end")
def faq_school_trip_bold_questions(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Caladea"]), draw.one((11, 12)), margin=2.4)
    colour = draw.one(["", "#1f4e79", "#7b2c2c"])
    sheet.body += [sheet.p("Frequently Asked Questions", size=22, color=colour or "#000000", after=0.1), sheet.p("Year 8 trip to the Rhine, 15–20 June", size=13, after=0.3), sheet.p("Thank you for your interest in our trip. Many parents have asked us the same questions, so we have put our answers together on this sheet.", after=0.3)]
    items = []
    for section, asked in TRIP:
        sheet.body.append(sheet.p(section, before=0.4, after=0.15, size=15, bold=True, color=colour or "#000000", extra='fo:keep-with-next="always"'))
        for question, answer in asked:
            sheet.body += [sheet.p(question, before=0.15, after=0.05, bold=True, extra='fo:keep-with-next="always"'), sheet.p(answer, after=0.2)]
            items.append(item(question, answer, kind="faq", section=section))
    sheet.body.append(sheet.p("What to pack", before=0.4, after=0.15, size=15, bold=True, color=colour or "#000000", extra='fo:keep-with-next="always"'))
    sheet.body += [sheet.p(f"•\t{text}", left=1, first=-0.5, tabs=[1], after=0.05) for text in ("waterproof jacket and strong shoes", "towel and sleeping bag", "passport and health card", "packed lunch for the first day")]
    sheet.body.append(sheet.p("If you have any further questions, please write to Mr Osborne at trips@millbrook.example.", before=0.4))
    sheet.foot = sheet.p("Millbrook Academy\tPage {page} of {pages}", tabs=[(sheet.wide, RIGHT)], size=9)
    return Document(*sheet.source(), items)


# Terms

MUSIC = [
    ("Accent", "Extra stress that is given to a note."), ("Chord", "Three or more notes that are played at the same time."), ("Crescendo", "Getting gradually louder."), ("Diminuendo", "Getting gradually quieter."), ("Dynamics", "How loud or soft the music is."), ("Harmony", "The sound of several notes together that supports the melody."),
    ("Interval", "The distance in pitch between two notes."), ("Legato", "Smoothly, with no gaps between the notes."), ("Melody", "A series of notes that form the tune."), ("Octave", "The interval between a note and the next note of the same name."), ("Ostinato", "A short pattern that is repeated again and again."), ("Pitch", "How high or low a note sounds."),
    ("Rhythm", "The pattern of long and short notes."), ("Staccato", "Short and detached."), ("Syncopation", "Stress on a beat that is usually weak."), ("Tempo", "The speed of the music."), ("Texture", "The way in which the layers of sound are put together."), ("Timbre", "The special sound of an instrument or voice."),
]


@layout(HALF, "terms-music-colon-paragraphs", "list of music terms, word processor: title, one line of introduction, Term: definition as paragraphs, the term in bold or plain, sometimes with bullets, a reminder at the end")
def terms_music_colon_paragraphs(draw):
    sheet = Sheet(draw.one(["Caladea", "Carlito", "Liberation Sans"]), draw.one((11, 12)), margin=2.4)
    asked, bold, bullet = draw.some(MUSIC, 15), draw.one([True, False]), draw.one(["", "", "•\t"])
    sheet.body += [sheet.p("<b>Music Key Words</b>", size=18, after=0.15), sheet.p("Year 7: use these words when you describe a piece of music.", after=0.35)]
    sheet.body += [sheet.p(f"{bullet}<b>{term}:</b> {meaning}" if bold else f"{bullet}{term}: {meaning}", left=0.8 if bullet else 0, first=-0.8 if bullet else 0, tabs=[0.8], after=0.22) for term, meaning in asked]
    sheet.body.append(sheet.p("<i>There will be a short test on these words after half term.</i>", before=0.4))
    return Document(*sheet.source(), [item(term, meaning, kind="definition") for term, meaning in asked])
