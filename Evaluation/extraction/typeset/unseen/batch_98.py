"""The ninety-eighth: the second part of the documents that the dice of batch 97 took."""

import importlib

import engines  # noqa: F401  (registers latex and typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT
picked = importlib.import_module("unseen.batch_97").picked

HALF = "unseen"


def typ(text):
    """The text for Typst."""
    for sign in "\\#*_`$@<>[]":
        text = text.replace(sign, "\\" + sign)
    return text


# Primary science, Kenya: two columns, options two in a row

PRIMARY = [
    ("Which one of the following is an invertebrate?", ["Frog", "Snail", "Lizard", "Tilapia"], 1), ("The part of a flower that produces pollen is the", ["stigma", "sepal", "anther", "ovary"], 2), ("Which of the following is a root crop?", ["Cassava", "Kale", "Maize", "Beans"], 0),
    ("Malaria is spread by the female", ["tsetse fly", "housefly", "culex mosquito", "anopheles mosquito"], 3), ("Which soil holds the most water?", ["Sand", "Loam", "Clay", "Gravel"], 2), ("Which of the following is used to measure rainfall?", ["Rain gauge", "Wind vane", "Windsock", "Beam balance"], 0),
    ("A teacher dropped a stone into a basin of water and the level rose. This shows that the stone", ["is heavy", "takes up space", "floats", "has no mass"], 1), ("Which animal is kept for both milk and wool?", ["Cow", "Camel", "Pig", "Sheep"], 3), ("Which of the following materials is opaque?", ["Clear glass", "Clean water", "Wood", "Air"], 2),
    ("Deficiency of vitamin C causes", ["scurvy", "goitre", "anaemia", "rickets"], 0), ("Which one of these is a first class lever?", ["Wheelbarrow", "Claw hammer", "Spade", "Fishing rod"], 1), ("Which planet is nearest to the Sun?", ["Earth", "Venus", "Mars", "Mercury"], 3), ("Which method is used to separate salt from a solution in water?", ["Filtering", "Winnowing", "Evaporation", "Sieving"], 2),
    ("The process by which green plants make food is called", ["respiration", "photosynthesis", "germination", "digestion"], 1),
]


@layout(HALF, "science-puffball", "primary test, options two in a row, two columns, word processor")
def science_puffball(draw):
    asked, items = draw.some(PRIMARY, 14), []
    body = paragraph(run("STANDARD 7 SCIENCE"), "Top") + paragraph(run("Revision Paper 4 – Term 2"), "Mid") + paragraph(run("Name: __________________  Adm. No. ______"))
    for n, (question, options, right) in enumerate(asked, 1):
        body += paragraph(run(f"{n}.\t{question}"), "Task") + paragraph(run(f"A. {options[0]}\tB. {options[1]}"), "Two") + paragraph(run(f"C. {options[2]}\tD. {options[3]}"), "Two2")
        items.append(picked(question, options, right, str(n), "ABCD"))
    body += paragraph(run("MARKING SCHEME"), "Mid") + "".join(paragraph(run("\t".join(f"{n}. {'ABCD'[asked[n - 1][2]]}" for n in range(row, 15, 5))), "Grid") for row in range(1, 6))
    styles = paragraph_style("Top", 0, bold=True, size=14) + paragraph_style("Mid", 0.3, bold=True) + paragraph_style("Task", 0.3, 0.8, -0.8, [(0.8, "")], extra='fo:keep-with-next="always"')
    styles += paragraph_style("Two", 0.05, 0.8, 0, [(4.5, "")], extra='fo:keep-with-next="always"') + paragraph_style("Two2", 0.05, 0.8, 0, [(4.5, "")]) + paragraph_style("Grid", 0.05, 0, 0, [(2.5, ""), (5.0, "")])
    engine, source = office(draw, body, ["Liberation Serif", "Carlito"], (11,), margin=1.8, columns=2, styles=styles)
    return Document(engine, source, items)


# Primary six science, Singapore

BOOKLET = [
    ("Which of the following is not a living thing?", ["Mould", "Moss", "Fire", "Coral"], 2),
    ("A seed needs certain things in order to germinate. Which of the following does it not need?", ["Air", "Light", "Water", "Warmth"], 1),
    ("Which two changes give off heat to the surroundings?", ["melting and boiling", "boiling and evaporation", "condensation and melting", "condensation and freezing"], 3),
    ("Ali hung a magnet freely from a string. When it came to rest, it pointed", ["east–west", "north–south", "upwards", "towards the nearest wall"], 1),
    ("Which part of the digestive system absorbs most of the digested food?", ["mouth", "stomach", "small intestine", "large intestine"], 2),
    ("Three bulbs are connected in series with a battery. One bulb fuses. What happens to the other two?", ["Both go out.", "Both become brighter.", "Both stay the same.", "Only one goes out."], 0),
    ("In which part of a plant cell does photosynthesis take place?", ["nucleus", "cell wall", "vacuole", "chloroplast"], 3),
    ("Which adaptation helps a camel to walk on sand?", ["long eyelashes", "broad feet", "a hump of fat", "thick lips"], 1),
]
OPEN = [
    ("Mei Ling placed a cold can of drink on a table. After five minutes, she saw water droplets on the outside of the can.", [("Explain how the water droplets were formed.", 2, "Warm water vapour in the air touched the cold surface of the can, lost heat and condensed."), ("What would she see if the can were at room temperature?", 1, "No water droplets would form.")]),
    ("A toy car rolled down a ramp and stopped on a carpet.", [("Name the force that slowed the car down.", 1, "Frictional force"), ("Suggest one way to make the car travel further.", 1, "Use a smoother surface in place of the carpet.")]),
]


@layout(HALF, "science-russula", "school test with options (1) to (4) and open questions, answers at the end, Typst")
def science_russula(draw):
    items, body = [], ""
    for n, (question, options, right) in enumerate(BOOKLET, 1):
        wide = max(map(len, options)) > 22
        columns = "(1fr,)" if wide else "(1fr, 1fr)"
        cells = "".join(f"[({k}) #h(3mm) {typ(text)}]," for k, text in enumerate(options, 1))
        body += f"#block(breakable: false, above: 7mm)[#grid(columns: (10mm, 1fr), [{n}.], [{typ(question)} #v(1mm) #grid(columns: {columns}, row-gutter: 3mm, {cells}) #align(right)[( #h(9mm) )]])]\n"
        items.append(picked(question, options, right, str(n), "1234", section="Booklet A"))
    body += "#pagebreak()\n*Booklet B* (5 marks)\n\nWrite your answers in the spaces provided. The number of marks available is shown in brackets [ ] at the end of each question or part question.\n"
    solved = ""
    for n, (stem, parts) in enumerate(OPEN, 9):
        body += f"#block(above: 8mm)[#grid(columns: (10mm, 1fr), [{n}.], [{typ(stem)}])]\n"
        for letter, (question, marks, answer) in zip("ab", parts):
            line = "#v(8mm) #line(length: 100%, stroke: 0.5pt)" * (marks + 1)
            body += f"#pad(left: 10mm)[#grid(columns: (10mm, 1fr, 12mm), [({letter})], [{typ(question)}], align(right)[[{marks}]]) {line}]\n"
            items.append(item(question, answer, f"{n}({letter})", marks, stem=stem, section="Booklet B"))
            solved += f"[{f'Q{n}' if letter == 'a' else ''}], [({letter}) {typ(answer)}],"
    heads = "".join(f"[*Q{n}*]," for n in range(1, 9))
    keys = "".join(f"[{q[2] + 1}]," for q in BOOKLET)
    source = f"""#set page(paper: "a4", margin: 22mm, footer: context [#set text(8pt); P6 Science CA1 #h(1fr) #counter(page).display()])
#set text(font: ({draw.one(['"Liberation Serif"', '"Liberation Sans"'])},), size: 11.5pt)
#align(center)[*Primary 6 Science* \\ Continual Assessment 1] 
Name: #box(width: 60mm, stroke: (bottom: 0.5pt))[] #h(1fr) Class: 6 (#h(12mm))

*Booklet A* (16 marks)

For each question from 1 to 8, four options are given. One of them is the correct answer. Write its number in the brackets.
{body}
#pagebreak()
*ANSWER KEY: PRIMARY 6 SCIENCE CA1*

#table(columns: 8, inset: 2.5mm, {heads}{keys})
#v(4mm)
#table(columns: (16mm, 1fr), inset: 2.5mm, {solved})
"""
    return Document("typst", source, items)


# Serving alcohol, trainer's copy: the right box is crossed

BAR = [
    ("At what age may a person be served alcohol in Australia?", ["16", "18", "21"], 1), ("Which of these is an acceptable proof of age?", ["A library card", "A current Australian driver licence", "A photograph of a passport on a phone"], 1),
    ("How many grams of alcohol are there in one standard drink?", ["10 grams", "15 grams", "20 grams"], 0), ("Which factor speeds up the rate at which alcohol is absorbed?", ["Eating a meal", "Drinking on an empty stomach", "Drinking slowly"], 1),
    ("A patron is swaying and slurring his words. What should you do first?", ["Serve him a light beer", "Refuse service and tell your supervisor", "Ask his friends to buy his drinks"], 1), ("What is the only thing that makes a person sober again?", ["Black coffee", "A cold shower", "Time"], 2),
    ("Where should an incident be recorded?", ["In the incident register", "On the roster", "On the back of the till receipt"], 0), ("Who may be fined if a minor is served?", ["Only the licensee", "Only the minor", "The licensee, the person who served and the minor"], 2), ("Which organ breaks down most of the alcohol in the body?", ["The liver", "The kidneys", "The lungs"], 0),
    ("Which promotion would be seen as irresponsible?", ["Half-price meals on Tuesdays", "A free jug for the fastest drinker", "Free water at the bar"], 1),
]


@layout(HALF, "alcohol-waxcap", "test whose right boxes are crossed, word processor")
def alcohol_waxcap(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans"]), 11, country="AU", margin=2.2)
    sheet.head = sheet.p("SITHFAB021 Provide responsible service of alcohol\tTRAINER COPY", size=9, tabs=[(sheet.wide, RIGHT)], color="#555555")
    sheet.foot = sheet.p("Harbour Hospitality Training · Version 3.1\tPage {page} of {pages}", size=8, tabs=[(sheet.wide, RIGHT)])
    sheet.body += [sheet.p("Assessment 1 – Multiple choice", bold=True, size=16, after=0.3), sheet.p("Instructions to the student: place a cross in the box beside the best answer. You must answer all questions correctly to be marked satisfactory.", after=0.4)]
    items = []
    for n, (question, options, right) in enumerate(BAR, 1):
        rows = [[(f"<b>Question {n}</b>  {question}", 2)]] + [["☒" if k == right else "☐", text] for k, text in enumerate(options)]
        sheet.body += [sheet.table(rows, [1.0, sheet.wide - 1.0], rule="0.5pt solid #999999", fills={0: "#e8eef4"}), sheet.p("", after=0.15, size=8)]
        items.append(item(question, options[right], str(n), None, choices([None] * 3, options), kind="mcq"))
    sheet.body.append(sheet.p("Result (circle):   Satisfactory  /  Not yet satisfactory\tTrainer signature: ____________________", tabs=[(sheet.wide, RIGHT)], before=0.4))
    engine, source = sheet.source()
    return Document(engine, source, items)


# Pharmacy technicians, an asterisk before the right option

PHARMACY = [
    ("The abbreviation “bid” on a prescription means", ["once a day", "twice a day", "three times a day", "at bedtime"], 1), ("How many milliliters are in one teaspoonful?", ["2.5", "5", "10", "15"], 1), ("Which drug is used to reverse an overdose of opioids?", ["naloxone", "warfarin", "digoxin", "atropine"], 0),
    ("Which route of administration is sublingual?", ["into a vein", "on the skin", "under the tongue", "into the ear"], 2), ("A prescription reads “Amoxicillin 250 mg, one capsule tid for 10 days.” How many capsules should be dispensed?", ["10", "20", "30", "40"], 2), ("Which vitamin counteracts the effect of warfarin?", ["vitamin A", "vitamin C", "vitamin D", "vitamin K"], 3),
    ("What does the suffix “-olol” usually indicate?", ["a beta blocker", "an antibiotic", "an antacid", "a laxative"], 0), ("Controlled substances with no accepted medical use belong to", ["Schedule I", "Schedule II", "Schedule IV", "Schedule V"], 0), ("Which of these should be stored in a refrigerator?", ["aspirin tablets", "unopened insulin vials", "ibuprofen suspension", "sodium chloride tablets"], 1),
    ("A 1:100 solution contains how many grams of drug in 100 mL?", ["0.01 g", "0.1 g", "1 g", "10 g"], 2), ("The generic name of Tylenol is", ["ibuprofen", "naproxen", "aspirin", "acetaminophen"], 3),
]


@layout(HALF, "pharmacy-milkcap", "choices stacked, an asterisk before the right one, Chromium")
def pharmacy_milkcap(draw):
    asked, body, items = draw.shuffled(PHARMACY), "", []
    for n, (question, options, right) in enumerate(asked, 1):
        body += f"<div class=q><p><b>{n})</b> {web(question)}</p>" + "".join(f"<div class=o><span>{'*' if k == right else ''}</span>{letter}. {web(text)}</div>" for k, (letter, text) in enumerate(zip("ABCD", options))) + "</div>"
        items.append(picked(question, options, right, str(n), "ABCD"))
    css = "h1 { font-size: 16pt; margin: 0 } .q { break-inside: avoid; margin: 0 0 5mm } .q p { margin: 0 0 1mm } .o { padding-left: 12mm; text-indent: -5mm } .o span { display: inline-block; width: 3mm; text-indent: 0 } .n { font-size: 90%; border-top: 1px solid #000; padding-top: 2mm } hr { border: 0; border-top: 2px solid #000 }"
    head = "<h1>Pharmacy Technician Certification – Practice Set 3</h1><p>Calculations, law and drug names. An asterisk (*) marks the correct answer.</p><hr>"
    engine, source = page(draw, head + body + "<p class=n>Updated January 2013. For classroom use at Lakeshore Technical Institute.</p>", ["Liberation Serif", "DejaVu Sans", "Carlito"], (11,), css, paper="letter")
    return Document(engine, source, items)


# Volcanoes, an Italian museum's sheet

VULCANI = [
    ("L’Etna è il vulcano attivo più alto d’Europa.", True, ""), ("Il magma che esce in superficie si chiama lava.", True, ""), ("Tutti i vulcani della Terra si trovano sulla terraferma.", False, "La maggior parte si trova sul fondo degli oceani."), ("La pomice è una roccia che galleggia sull’acqua.", True, ""), ("Pompei fu sepolta dall’eruzione dello Stromboli.", False, "Fu sepolta dal Vesuvio nel 79 d.C."),
    ("Un vulcano spento può eruttare ogni anno.", False, "Un vulcano spento non erutta più."), ("Il terreno attorno ai vulcani è spesso fertile.", True, ""), ("Il cratere è l’apertura da cui escono lava e gas.", True, ""), ("Il basalto si forma quando la lava si raffredda.", True, ""), ("I geyser emettono soltanto fuoco.", False, "Emettono acqua calda e vapore."),
]


@layout(HALF, "volcano-deceiver", "true or false with circles V F, key with corrections, Chromium")
def volcano_deceiver(draw):
    said = draw.some(VULCANI, 10)
    body = "<div class=h><b>Museo di Scienze della Terra</b><br>Scheda didattica 5 · Scuola primaria</div><h1>Vero o falso?</h1><p>Leggi le frasi sui vulcani e colora il cerchietto giusto. Puoi trovare le risposte nella sala 3.</p>"
    body += "".join(f"<div class=r><b>{n}</b><span>{web(text)}</span><i>V</i><i>F</i></div>" for n, (text, *_) in enumerate(said, 1))
    body += "<div class=k><b>Soluzioni per l’insegnante</b><br>" + " ".join(f"<b>{n}.</b> {'Vero.' if true else 'Falso. ' + why}" for n, (_, true, why) in enumerate(said, 1)) + "</div>"
    items = [item(text, str(true), str(n), kind="truefalse") for n, (text, true, _) in enumerate(said, 1)]
    css = ".h { color: #8a2b0e; border-bottom: 3px solid #8a2b0e; padding-bottom: 2mm } h1 { font-size: 26pt; color: #8a2b0e; margin: 5mm 0 2mm } .r { display: flex; align-items: center; margin: 3.5mm 0 } .r b { width: 9mm } .r span { flex: 1 } i { font-style: normal; border: 1px solid #000; border-radius: 50%; width: 7mm; height: 7mm; line-height: 7mm; text-align: center; margin-left: 4mm } .k { margin-top: 12mm; font-size: 80%; background: #f5ece6; padding: 3mm 4mm }"
    engine, source = page(draw, body, ["Lato", "Comic Neue", "Open Sans"], (12,), css, language="it")
    return Document(engine, source, items)


# Blood, gaps with a word bank, two columns

BLOOD = [
    ("The liquid part of the blood is called ___.", "plasma"), ("Red blood cells contain the protein ___, which carries oxygen.", "hemoglobin"), ("___ are cell fragments that help blood to clot.", "Platelets"), ("White blood cells are also known as ___.", "leukocytes"), ("Blood cells are produced in the red bone ___.", "marrow"),
    ("The process of blood clotting is called ___.", "coagulation"), ("A person with type AB blood is a universal ___.", "recipient"), ("A shortage of red blood cells or of iron may lead to ___.", "anemia"), ("The hormone ___ stimulates the production of red blood cells.", "erythropoietin"), ("The most abundant plasma protein is ___.", "albumin"),
    ("Worn-out red blood cells are removed from circulation by the liver and the ___.", "spleen"), ("A blood clot that forms in an unbroken vessel is a ___.", "thrombus"), ("The percentage of blood volume made up of red cells is the ___.", "hematocrit"), ("___ is the mineral at the center of each heme group.", "Iron"),
]


@layout(HALF, "blood-stinkhorn", "gaps as rules, two columns, word bank, answers at the end, LaTeX")
def blood_stinkhorn(draw):
    bank = sorted((answer for _, answer in BLOOD), key=str.lower)
    inner = "".join(rf"\lab{{0pt}}{{7mm}}{{{n}.}}{{{tex(text.replace('___', '@'))}}}\vspace{{2mm}}" + "\n" for n, (text, _) in enumerate(BLOOD, 1)).replace("@", r"\underline{\hspace{22mm}}")
    body = r"{\small BIO 212 Human Anatomy and Physiology II\hfill Name: \underline{\hspace{45mm}}}\par\medskip\begin{center}{\Large\bfseries Chapter 18: Blood}\end{center}Fill in each blank with a term from the word bank. Each term is used once.\par\medskip\begin{center}\fbox{\parbox{0.9\linewidth}{\centering " + r"\quad ".join(rf"\mbox{{{word_}}}" for word_ in bank) + rf"}}}}\end{{center}}\begin{{multicols}}{{2}}\raggedright {inner}\end{{multicols}}\vfill\rule{{\linewidth}}{{0.4pt}}\par{{\footnotesize\textbf{{Answers:}} " + "; ".join(rf"{n}. {answer}" for n, (_, answer) in enumerate(BLOOD, 1)) + r"}"
    items = [item(text.replace("___", " ").strip(), answer, str(n), kind="gap", gap=True) for n, (text, answer) in enumerate(BLOOD, 1)]
    engine, source = document(draw, body, ["lm", "times", "palatino"], (11, 12), (20, 24), foot="", extra=r"\setlength\columnsep{9mm}", paper="letterpaper")
    return Document(engine, source, items)


# Florence Nightingale, a cloze passage

LAMP = [
    ("Florence Nightingale was born in {} in 1820 and was named after the city of her birth.", "Italy"), ("Her family was rich, and her parents did not want her to work as a {}.", "nurse"), ("In those days hospitals were {} places, and few people trusted them.", "dirty"), ("In 1854 she travelled to Turkey to look after {} who had been hurt in the Crimean War.", "soldiers"), ("She found that there were not enough beds, blankets or {}.", "bandages"),
    ("She and her helpers scrubbed the floors, cooked good {} and washed the sheets.", "food"), ("At night she walked through the wards with a {} in her hand.", "lamp"), ("When she came home, Queen {} asked to meet her.", "Victoria"), ("Later she opened a {} in London where nurses could be trained.", "school"), ("She died in 1910 at the {} of ninety.", "age"),
]


@layout(HALF, "nightingale-polypore", "cloze passage with a word box, answers in order below, Typst")
def nightingale_polypore(draw):
    bank = draw.mixed([answer for _, answer in LAMP])
    shown = [text.format("____________") for text, _ in LAMP]
    items = [item(text, answer, kind="gap") for text, (_, answer) in zip(shown, LAMP)]
    passage = "\n\n".join(" ".join(typ(text) for text in shown[a:b]) for a, b in ((0, 3), (3, 7), (7, 10)))
    boxes = "".join(f"[{word_}]," for word_ in bank)
    source = f"""#set page(paper: "a4", margin: 25mm)
#set text(font: ({draw.one(['"Comic Neue"', '"Carlito"', '"Lato"'])},), size: 15pt, lang: "en")
#text(11pt)[Name #box(width: 70mm, stroke: (bottom: 0.6pt))[] #h(1fr) Date #box(width: 35mm, stroke: (bottom: 0.6pt))[]]
#v(3mm)
#align(center)[#text(22pt, weight: "bold")[The Lady with the Lamp]]
Use the words in the box to fill in the gaps.
#align(center)[#rect(inset: 4mm, radius: 2mm)[#grid(columns: 5, column-gutter: 8mm, row-gutter: 4mm, {boxes})]]
#v(2mm)
#set par(leading: 1.1em, spacing: 1.6em)
{passage}
#v(1fr)
#set par(leading: 0.6em)
#text(8.5pt)[*Answers (in order):* {", ".join(answer for _, answer in LAMP)}. #h(1fr) © Year 2 topic pack: Famous people]
"""
    return Document("typst", source, items)


# Painters and their movements

PAINTERS = [("Claude Monet", "Impressionism"), ("Pablo Picasso", "Cubism"), ("Salvador Dalí", "Surrealism"), ("Andy Warhol", "Pop Art"), ("Jackson Pollock", "Abstract Expressionism"), ("Piet Mondrian", "De Stijl"), ("Caravaggio", "Baroque"), ("Caspar David Friedrich", "Romanticism"), ("Georges Seurat", "Pointillism"), ("Sandro Botticelli", "Early Renaissance"), ("Gustave Courbet", "Realism"), ("Edvard Munch", "Expressionism")]


@layout(HALF, "painters-bonnet", "matching, blanks before the numbers, key on the next page, word processor")
def painters_bonnet(draw):
    pairs = draw.shuffled(PAINTERS)
    ends = sorted(right for _, right in pairs)
    letters = "abcdefghijkl"
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito"]), 12, country="US", paper=(21.59, 27.94), margin=2.5)
    sheet.body += [sheet.p("Art Appreciation – Unit 4 Quiz\tName ______________________", tabs=[(sheet.wide, RIGHT)], after=0.5), sheet.p("Matching", bold=True, size=14, after=0.1), sheet.p("Write the letter of the movement or style on the line before each artist’s name.", after=0.4)]
    sheet.body += [sheet.p(f"_____ {n}.\t{left}\t{letter}.\t{end}", tabs=[2.4, 9.0, 9.9], after=0.3) for n, ((left, _), letter, end) in enumerate(zip(pairs, letters, ends), 1)]
    listed = choices(letters, ends)
    items = [item(left, right, str(n), None, listed, kind="match", answer_label=letters[ends.index(right)]) for n, (left, right) in enumerate(pairs, 1)]
    sheet.body.append(sheet.p("Unit 4 Quiz – Key", bold=True, size=14, after=0.3, extra='fo:break-before="page"'))
    sheet.body += [sheet.p(f"{n}.\t{letters[ends.index(right)]}", tabs=[1.2], after=0.05) for n, (_, right) in enumerate(pairs, 1)]
    engine, source = sheet.source()
    return Document(engine, source, items)


# Definitions of a railway standard in a table

RAIL = [
    ("Absolute block", "A method of signalling under which no more than one train may be in a block section at a time."), ("Cant", "The amount by which one rail of a curved track is raised above the other."), ("Catch points", "Points that derail a vehicle which runs back down a gradient."), ("Driver’s reminder appliance", "A switch in the cab that the driver sets while standing at a signal at danger, and that stops power from being applied."), ("Dwell time", "The time for which a train stands at a platform."),
    ("Four foot", "The space between the two rails of one track."), ("Gauge corner", "The curved part of the rail head nearest to the other rail of the same track."), ("Headway", "The shortest time that may pass between two trains which follow each other on one line without the second being checked by signals."), ("Overlap", "The length of line beyond a stop signal that must be clear before a train may approach it."), ("Possession", "A period during which a line is closed to normal traffic so that work can be carried out."),
    ("Six foot", "The space between two adjacent tracks."), ("Track circuit", "An electrical circuit in the rails that detects the presence of a train."), ("Up direction", "The direction of travel towards London, or as shown in the sectional appendix."), ("Wrong side failure", "A failure of equipment that leaves the railway in a less safe state."),
]


@layout(HALF, "railway-cramp", "definitions of a standard in a ruled table, word processor")
def railway_cramp(draw):
    entries = draw.some(RAIL, 13)
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito"]), 10, margin=2.5)
    sheet.head = sheet.p("Rail Industry Guidance Note\tGN 0742 Issue 2 · June 2010", size=8, tabs=[(sheet.wide, RIGHT)])
    sheet.foot = sheet.p("Uncontrolled when printed\tPage {page} of {pages}", size=8, tabs=[(sheet.wide, RIGHT)])
    sheet.body += [sheet.p("Part 4\tDefinitions", bold=True, size=14, tabs=[2.0], after=0.3), sheet.p("4.1\tThe terms in this table have the meanings given beside them wherever they are used in this document.", left=2.0, first=-2.0, tabs=[2.0], after=0.3)]
    rows = [["<b>Term</b>", "<b>Definition</b>"]] + [[term, meaning] for term, meaning in entries]
    sheet.body += [sheet.table(rows, [4.5, sheet.wide - 4.5], fills={0: "#d9d9d9"}), sheet.p("Table 3   Terms used in this guidance note", before=0.2, size=9, after=0.4), sheet.p("4.2\tAbbreviations are listed in Appendix A.", left=2.0, first=-2.0, tabs=[2.0])]
    engine, source = sheet.source()
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in entries])


# Dutch for beginners

NEDERLANDS = [
    ("Kennismaken", [("de naam", "name"), ("het adres", "address"), ("de buurvrouw", "neighbour (female)"), ("de leeftijd", "age"), ("heten", "to be called"), ("wonen", "to live"), ("getrouwd", "married")]),
    ("Boodschappen doen", [("de winkel", "shop"), ("het brood", "bread"), ("de kaas", "cheese"), ("het pond", "half a kilo"), ("de aanbieding", "special offer"), ("betalen", "to pay"), ("duur", "expensive"), ("goedkoop", "cheap")]),
    ("In huis", [("de woonkamer", "living room"), ("de trap", "stairs"), ("het raam", "window"), ("de zolder", "attic"), ("opruimen", "to tidy up"), ("schoon", "clean")]),
    ("Onderweg", [("de fiets", "bicycle"), ("het station", "station"), ("de halte", "stop"), ("het kaartje", "ticket"), ("overstappen", "to change trains"), ("rechtdoor", "straight on"), ("laat", "late")]),
]


@layout(HALF, "words-candlesnuff", "Dutch and English words under topic heads in two columns of tables, Chromium")
def words_candlesnuff(draw):
    body, items = "", []
    for n, (topic, words) in enumerate(NEDERLANDS, 1):
        words = draw.some(words, 6)
        body += f"<section><h2>{n} &nbsp;{topic}</h2><table>" + "".join(f"<tr><td>{a}</td><td>{b}</td></tr>" for a, b in words) + "</table></section>"
        items += [item(a, b, kind="vocabulary", section=topic) for a, b in words]
    css = "h1 { color: #d35400; font-size: 20pt; margin: 0 0 1mm } .s { color: #666; margin: 0 0 6mm } .c { columns: 2; column-gap: 10mm } section { break-inside: avoid; margin-bottom: 7mm } h2 { background: #d35400; color: #fff; font-size: 12pt; margin: 0; padding: 1.5mm 3mm } table { width: 100%; border-collapse: collapse } td { border-bottom: 1px solid #ddd; padding: 1.4mm 3mm; width: 50% } td:first-child { font-weight: bold }"
    engine, source = page(draw, f"<h1>Woordenlijst</h1><p class=s>Stap voor stap Nederlands · deel 1</p><div class=c>{body}</div>", ["Carlito", "Open Sans", "Lato"], (11,), css, language="nl")
    return Document(engine, source, items)


# Japanese verbs of the first year

VERBS = [
    ("Group 1 (u-verbs)", [("書く", "書きます", "to write"), ("読む", "読みます", "to read"), ("話す", "話します", "to speak"), ("買う", "買います", "to buy"), ("待つ", "待ちます", "to wait"), ("泳ぐ", "泳ぎます", "to swim"), ("帰る", "帰ります", "to go home"), ("飲む", "飲みます", "to drink")]),
    ("Group 2 (ru-verbs)", [("食べる", "食べます", "to eat"), ("見る", "見ます", "to see"), ("起きる", "起きます", "to get up"), ("寝る", "寝ます", "to go to bed"), ("教える", "教えます", "to teach"), ("開ける", "開けます", "to open")]),
    ("Irregular", [("する", "します", "to do"), ("来る", "来ます", "to come")]),
]


@layout(HALF, "verbs-horn", "Japanese verbs, dictionary form, polite form, English, in groups, XeLaTeX")
def verbs_horn(draw):
    items, body = [], r"\begin{center}{\Large\bfseries First-Year Verbs}\par\smallskip Japanese Club, Room 214\end{center}"
    for group, verbs in VERBS:
        verbs = draw.some(verbs, 7)
        body += rf"\bigskip\textbf{{{group}}}\par\smallskip\renewcommand\arraystretch{{1.35}}\begin{{tabular}}{{@{{}}p{{42mm}}p{{48mm}}p{{50mm}}@{{}}}}\toprule\textit{{Dictionary form}} & \textit{{Polite form}} & \textit{{Meaning}}\\\midrule " + "".join(rf"{{\jp {a}}} & {{\jp {b}}} & {c}\\" for a, b, c in verbs) + r"\bottomrule\end{tabular}\par "
        items += [item(a, c, kind="vocabulary", section=group) for a, _, c in verbs]
    font = draw.one(["Noto Serif CJK JP", "Noto Sans CJK JP"])
    engine, source = document(draw, body, ["timesnew", "libertine", "noto"], (11, 12), (24, 28), foot=r"\fancyfoot[C]{\footnotesize Test on Friday: both forms, in kanji or kana}", extra=rf"\usepackage{{booktabs}}\newfontfamily\jp{{{font}}}")
    return Document(engine, source, items)


# Canada, study questions for newcomers

CANADA = [
    ("Rights and responsibilities", [("Name two fundamental freedoms protected by the Canadian Charter of Rights and Freedoms.", ["freedom of conscience and religion", "freedom of thought, belief, opinion and expression", "freedom of peaceful assembly", "freedom of association"]), ("Name three responsibilities of citizenship.", ["obeying the law", "serving on a jury", "voting in elections", "helping others in the community"]), ("In what year was the Charter added to the Constitution?", ["1982"])]),
    ("History", [("When did the British North America Act come into effect?", ["July 1, 1867"]), ("Which provinces first formed Confederation?", ["Ontario", "Quebec", "New Brunswick", "Nova Scotia"]), ("Who was the first Prime Minister of Canada?", ["Sir John A. Macdonald"]), ("What is the significance of Remembrance Day?", ["It honours Canadians who served and died in war."])]),
    ("Government", [("What are the three branches of government?", ["executive", "legislative", "judicial"]), ("What are the three parts of Parliament?", ["the Sovereign", "the Senate", "the House of Commons"]), ("Who represents the Sovereign in a province?", ["the Lieutenant Governor"]), ("What do you call the party in power?", ["the government"])]),
    ("Symbols and regions", [("What animal is an official symbol of Canada?", ["the beaver"]), ("Which three oceans border Canada?", ["the Atlantic", "the Pacific", "the Arctic"]), ("What is the capital of Canada?", ["Ottawa"]), ("Name the three territories.", ["Yukon", "Northwest Territories", "Nunavut"])]),
]


@layout(HALF, "civics-saffron-milk", "civic-test list with bulleted answers under topics, Typst")
def civics_saffron_milk(draw):
    body, items, n = "", [], 0
    for topic, asked in CANADA:
        body += f"#heading(level: 1)[{topic}]\n"
        for question, answers in asked:
            n += 1
            body += f"#block(breakable: false)[#grid(columns: (9mm, 1fr), row-gutter: 2.2mm, [*{n}.*], [*{typ(question)}*], [], list({', '.join(f'[{typ(a)}]' for a in answers)}))]\n"
            items.append(item(question, "\n".join(answers), str(n), section=topic))
    source = f"""#set page(paper: "us-letter", margin: 25mm, header: text(8pt)[Prairie Newcomer Services #h(1fr) Citizenship Preparation], footer: context align(center)[#counter(page).display()])
#set text(font: ({draw.one(['"Open Sans"', '"Lato"', '"Liberation Serif"'])},), size: 11pt, lang: "en")
#show heading.where(level: 1): it => block(above: 7mm, below: 4mm)[#text(13pt, fill: rgb("#b03020"))[#it.body]]
#text(20pt, weight: "bold")[Study Questions for the Citizenship Test]

The test has 20 questions. Many of those below have more than one right answer. Learn as many as you can.
{body}
"""
    return Document("typst", source, items)


# New Zealand, how the country is governed

AOTEAROA = [
    ("Parliament", [("Who is New Zealand’s head of state?", ["the King of New Zealand"]), ("Who represents the head of state in New Zealand?", ["the Governor-General"]), ("How often must a general election be held?", ["at least every three years"]), ("How many houses does Parliament have?", ["one, the House of Representatives"]), ("What voting system is used in general elections?", ["MMP (mixed member proportional)"])]),
    ("Voting", [("At what age can you vote?", ["18"]), ("Name the two kinds of electorate in which you may be enrolled.", ["general electorates", "Māori electorates"]), ("How many votes does each voter have in a general election?", ["two: a party vote and an electorate vote"]), ("What share of the party vote does a party need to enter Parliament if it wins no electorate?", ["five per cent"])]),
    ("The law", [("What was signed at Waitangi on 6 February 1840?", ["the Treaty of Waitangi", "te Tiriti o Waitangi"]), ("Name one law that protects your rights.", ["the New Zealand Bill of Rights Act 1990", "the Human Rights Act 1993", "the Privacy Act"]), ("What is the highest court in New Zealand?", ["the Supreme Court"]), ("Who investigates complaints against government departments?", ["the Ombudsman"]), ("Name two official languages of New Zealand that are set by law.", ["te reo Māori", "New Zealand Sign Language"])]),
]


@layout(HALF, "civics-tawny", "civic questions with bulleted answers, word processor")
def civics_tawny(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Caladea"]), 11, country="NZ", margin=2.5)
    sheet.foot = sheet.p("Harakeke Community Law Centre · Free legal help · Page {page}", align="center", size=8)
    sheet.body += [sheet.p("How our country is governed", bold=True, size=18, after=0.1), sheet.p("Questions for discussion groups, with answers", size=12, after=0.3, color="#555555"), sheet.p("Where there is more than one bullet, any of the answers is right unless the question asks for two.", after=0.3)]
    items, n = [], 0
    for place, (topic, asked) in enumerate(AOTEAROA):
        sheet.body.append(sheet.p(f"{'ABC'[place]}   {topic}", bold=True, size=13, before=0.4, after=0.2, extra='fo:keep-with-next="always"'))
        for question, answers in asked:
            n += 1
            sheet.body.append(sheet.p(f"{n}.\t{question}", left=1.0, first=-1.0, tabs=[1.0], after=0.05, extra='fo:keep-with-next="always"'))
            sheet.body += [sheet.p(f"•\t<i>{answer}</i>", left=1.8, first=-0.6, tabs=[1.8], after=0.2 if answer == answers[-1] else 0) for answer in answers]
            items.append(item(question, "\n".join(answers), str(n), section=topic))
    engine, source = sheet.source()
    return Document(engine, source, items)


# Electric circuits, exercises in two columns, answers to odd numbers

CIRCUITS = [
    ("Two resistors of 4 Ω and 12 Ω are connected in parallel. Find the equivalent resistance.", "3 Ω"), ("A heater draws a current of 2.5 A from a supply of 230 V. Find the power that it takes.", "575 W"),
    ("A battery of emf 12 V and internal resistance 0.5 Ω supplies a load of 5.5 Ω.", [("Find the current.", "2 A"), ("Find the terminal voltage.", "11 V")]), ("State Kirchhoff’s current law.", None), ("A capacitor of 10 µF is charged to 100 V. Calculate the energy stored in it.", "0.05 J"), ("Three capacitors of 6 µF each are connected in series. Find the equivalent capacitance.", "2 µF"),
    ("A coil of inductance 0.2 H carries a current of 5 A.", [("Calculate the energy stored in the coil.", "2.5 J"), ("Calculate the emf induced if the current falls uniformly to zero in 0.1 s.", "10 V")]), ("Explain how a practical voltage source differs from an ideal one.", None), ("A sinusoidal voltage has a peak value of 325 V. Find its rms value.", "229.8 V"),
    ("A resistance of 3 Ω and an inductive reactance of 4 Ω are connected in series across 50 V.", [("Find the impedance.", "5 Ω"), ("Find the current.", "10 A")]), ("A coil of resistance 8 Ω and reactance 6 Ω is connected to a supply of 200 V.", [("Find the impedance.", "10 Ω"), ("Find the current.", "20 A"), ("Find the power factor.", "0.8 lagging")]),
    ("Define the quality factor of a resonant circuit.", None), ("A Wheatstone bridge is balanced with P = 10 Ω, Q = 100 Ω and R = 47 Ω, where P/Q = R/S. Determine S.", "470 Ω"),
]

SUMMARY = [
    "In a series circuit the current is the same everywhere and the voltages add up. In a parallel circuit the voltage is the same across each branch and the currents add up.", "Kirchhoff’s laws express the conservation of charge at a junction and of energy around a loop. With them any network of sources and resistances can be solved.", "A practical source may be shown as an ideal voltage source in series with a resistance, or as an ideal current source in parallel with one.",
    "A capacitor opposes any sudden change of voltage and stores energy in its electric field. An inductor opposes any sudden change of current and stores energy in its magnetic field.", "Capacitances add when they are in parallel. For capacitances in series, the reciprocals add.", "The effective or rms value of a sinusoidal quantity is 0.707 times its peak value. Meters are calibrated to read it.", "In a circuit with resistance and reactance, the impedance is found by adding the two at right angles. The power factor is the ratio of the resistance to the impedance; it lags when the reactance is inductive.",
    "At resonance the two reactances of a series circuit are equal, and the impedance falls to the resistance alone.",
]


@layout(HALF, "exercises-shaggy", "textbook exercises in two columns, answers to odd numbers behind, groff")
def exercises_shaggy(draw):
    chapter = draw.random.randint(2, 6)
    lines = [".ds LH Basic Electrical Engineering", ".ds RH %", ".ds CF", ".LG", "\\fBSUMMARY\\fP", ".NL", ".nr PD 0.4v"]
    lines += [line for point in SUMMARY for line in (".IP \\(bu 2", plain(point))] + [".sp", ".LP", ".LG", "\\fBEXERCISES\\fP", ".NL", ".2C", ".nr PD 0.3v"]
    solved, items = [], []
    for n, (question, rest) in enumerate(CIRCUITS, 1):
        number = f"{chapter}.{n}"
        lines += [".KS", f".IP \\fB{number}\\fP 5", plain(question)]
        if isinstance(rest, list):
            lines.append(".RS")
            for letter, (asked, answer) in zip("abc", rest):
                lines += [f".IP ({letter}) 4", plain(asked)]
                items.append(item(asked, answer if n % 2 else None, f"{number}({letter})", stem=question, kind="numeric"))
            lines.append(".RE")
            said = "  ".join(f"({letter}) {answer}" for letter, (_, answer) in zip("abc", rest))
        else:
            said = rest
            items.append(item(question, rest if n % 2 else None, number, kind="numeric" if rest else "short"))
        lines.append(".KE")
        if n % 2:
            solved += [".br", f"\\fB{number}\\fP\\0\\0{said}"]
    lines += [".1C", ".LP", ".LG", "\\fBANSWERS TO ODD-NUMBERED EXERCISES\\fP", ".NL", ".LP", f"\\fIChapter {chapter}\\fP", *solved]
    engine, source = roff(draw, lines, (10, 11), ("T", "P"))
    return Document(engine, source, items)


# Sourdough, an article that asks nothing

@layout(HALF, "article-cauliflower", "bakers’ article on sourdough, asks nothing, XeLaTeX")
def article_cauliflower(draw):
    body = r"\textsf{\small THE CRUMB \hfill No.\ 41, Fall 2012}\par\rule{\linewidth}{1pt}\par\bigskip{\huge\bfseries Keeping a starter alive\par}\medskip\textit{By Dolores Whitcomb}\par\begin{multicols}{2}\setlength\parindent{4mm}\setlength\parskip{0pt}\noindent A sourdough starter is nothing but flour and water in which wild yeasts and bacteria have settled. It is far older than the packet in your cupboard, and it asks for less than most houseplants. Yet every month someone comes into the shop with a jar of gray paste and a guilty face.\par Why do starters fail? In my experience, they are hardly ever dead. They are hungry. A starter that has been forgotten for three weeks in the refrigerator needs two or three good meals, and it will rise again.\par\medskip\noindent\textbf{Feeding}\par\noindent Weigh what you have, throw most of it away, and add equal weights of flour and water. I keep 50 grams and add 100 of each. At 75 degrees it should double in six hours. If it takes a whole day, feed it twice more before you bake.\par\medskip\noindent\textbf{Three rules}\begin{enumerate}[leftmargin=6mm,nosep]\item Use water that does not smell of chlorine.\item Feed it a little rye when it seems tired.\item Never put the last of it in the dough.\end{enumerate}\medskip\noindent\textbf{What the smell tells you}\par\noindent A healthy starter smells of yogurt or ripe apples. Nail polish means that it has run out of food; pour off the gray liquid and feed it. Pink or orange streaks are another matter. Throw such a jar out, and boil the spoon.\par\medskip\noindent\textbf{Going away}\par\noindent For a week, the refrigerator will do. For longer, spread a thin layer on baking paper, let it dry, and crumble it into an envelope. My oldest flakes came back to life after four years. I gave the first loaf to the mailman, who had carried them here from Duluth.\end{multicols}\vfill\begin{center}\fbox{\parbox{0.8\linewidth}{\centering\textbf{Next meeting}\quad Tuesday, October 9, 7 p.m., Grange Hall. Bring a loaf and a knife.}}\end{center}"
    engine, source = document(draw, body, ["libertine", "palatino", "schoolbook"], (11,), (22, 26), foot=r"\thepage", extra=r"\setlength\columnsep{8mm}", paper="letterpaper")
    return Document(engine, source, [])
