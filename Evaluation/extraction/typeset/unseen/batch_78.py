"""The seventy-eighth: the rest of the sheets thrown with dice (seed 77) from the list of forty in batch_77."""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "unseen"

# Landmarks, activity book, US 1996

LANDMARKS = [
    ("Mount Rushmore", "heads of four presidents carved in a mountain in South Dakota"),
    ("Gateway Arch", "stainless steel monument in St. Louis, 630 feet high"),
    ("Golden Gate Bridge", "joins San Francisco with Marin County"),
    ("Liberty Bell", "cracked symbol of freedom in Philadelphia"),
    ("Statue of Liberty", "gift from France that stands in New York Harbor"),
    ("Alamo", "mission in San Antonio where a battle was fought in 1836"),
    ("Hoover Dam", "holds back the Colorado River to form Lake Mead"),
    ("Monticello", "home in Virginia that Thomas Jefferson designed"),
    ("Old Faithful", "geyser in Yellowstone National Park"),
    ("Plymouth Rock", "said to be where the Pilgrims first stepped ashore"),
    ("Space Needle", "tower built for the world’s fair of 1962 in Seattle"),
    ("Fort Sumter", "place in South Carolina where the Civil War began"),
]


@layout(HALF, "matching-naxos", "landmarks of an activity book, groff: blanks and numbers at the left, letters and descriptions at the right, answer key at the foot of the page")
def matching_naxos(draw):
    chosen = draw.some(LANDMARKS, 10)
    ends = draw.mixed([b for _, b in chosen])
    letters = "ABCDEFGHIJ"
    lines = [".ds CF \\\\s-2American History Activities\\\\s0", "\\l'6i'", ".sp", ".ce", "\\fB\\s+6Famous American Landmarks\\s0\\fP", ".sp", "\\fBDirections:\\fP  Match each landmark with its description. Write the letter on the line.", ".sp", ".TS", "expand;", "l lw(1.7i) l lw(2.8i)."]
    for n, ((name, _), letter, end) in enumerate(zip(chosen, letters, ends), 1):
        lines += [f"______ {n}.\tT{{", plain(name), f"T}}\t{letter}.\tT{{", ".ad l", plain(end), "T}", ".sp 0.7"]
    lines += [".TE", ".sp", "\\fBBonus:\\fP  On the back, draw the landmark that you would most like to visit.", ".sp 3", "\\l'6i'", ".br", "\\s-2\\fIAnswer Key\\fP:  " + "  ".join(f"{n}. {letters[ends.index(b)]}" for n, (_, b) in enumerate(chosen, 1)) + "\\s0"]
    engine, source = roff(draw, lines, (12,), ("T", "N"))
    return Document(engine, source, [item(a, b, str(n), None, choices(letters, ends), kind="match", answer_label=letters[ends.index(b)]) for n, (a, b) in enumerate(chosen, 1)])


# Ask an astronomer, leaflet of an observatory, UK 2003

STARGAZING = [
    ("The night sky", [
        ("Why do stars twinkle when planets do not?", "A star is so far away that we see it as a point of light. The moving air above us bends that thin ray this way and that, and the star seems to flicker. A planet is a tiny disc, and the flickers from different parts of it even out."),
        ("What is the bright ‘star’ that I see in the west after sunset?", "It is probably Venus, which is brighter than everything in the night sky except the Moon. It never strays far from the Sun, so you see it only in the evening or before dawn."),
        ("Which way does the Plough turn during the night?", "It turns anticlockwise around the Pole Star, once in about 23 hours and 56 minutes."),
    ]),
    ("The Moon", [
        ("Why do we always see the same side of the Moon?", "The Moon turns on its axis in exactly the time that it takes to go round the Earth. Long ago the tides that the Earth raised in its rock slowed it down until the two were equal."),
        ("Can I see the flags that the astronauts left?", "No. Even the Hubble Space Telescope cannot make out anything on the Moon that is smaller than a football pitch or so."),
    ]),
    ("Buying a telescope", [
        ("What should a beginner buy?", "Start with a pair of 10×50 binoculars and a star map. They show the moons of Jupiter, the craters of our own Moon and dozens of star clusters, and they cost far less than a telescope that is worth having."),
        ("How much does magnification matter?", "Very little. What counts is the width of the lens or mirror, because it decides how much light is gathered. A box that promises ‘525 times’ is a warning."),
        ("Is it safe to look at the Sun?", "Never through any telescope or binoculars without a proper solar filter over the front. You would be blind in less than a second."),
    ]),
]


@layout(HALF, "pairs-oland", "leaflet of an observatory, Typst: topics as heads, Q: in bold and A: in paragraphs below each other over two pages")
def pairs_oland(draw):
    body, items = "", []
    for topic, asked in STARGAZING:
        body += f"== {topic}\n\n"
        for question, answer in asked:
            body += f'#block(sticky: true, above: 14pt, below: 6pt)[*Q: {question}*]\n\nA: {answer}\n\n'
            items.append(item(question, answer, kind="faq"))
    source = f"""#set page(paper: "a5", margin: (x: 17mm, y: 18mm), footer: context align(center, text(8pt)[Hillcrest Observatory · #counter(page).display()]))
#set text(font: ({draw.one(['"Libertinus Serif"', '"Carlito"', '"Caladea"'])},), size: {draw.one([10, 10.5])}pt, lang: "en", region: "GB")
#set par(justify: true, leading: 0.58em)
#show heading.where(level: 2): it => block(above: 18pt, below: 8pt, text(13pt, fill: rgb("#2b3f73"), it.body))
#align(center)[#text(20pt, weight: "bold")[Ask an Astronomer] \\ #emph[The questions our visitors put to us most often]]

{body}
"""
    return Document("typst", source, items)


# Data protection, frequently asked questions of an office, Ireland 2018

PRIVACY = [
    ("General", [
        ("What is personal data?", ["Personal data is any information about a living person who can be identified from it, either directly or together with other information. A name, an email address, a photograph and the number of a customer account can all be personal data.", "Information about a company is not personal data, but information about the people who work there may be."]),
        ("What is the difference between a controller and a processor?", ["A controller decides why and how personal data is used. A processor handles the data for the controller and on its instructions only. A school that runs its payroll through a bureau is the controller; the bureau is the processor."]),
        ("Does the law apply to paper files?", ["Yes, if they form part of a structured filing system, for example folders of members kept in order of surname. Loose notes that follow no order are not covered."]),
    ]),
    ("Your rights", [
        ("How do I ask for a copy of my data?", ["Write to the organisation by letter or email and say that you are making an access request. You do not need to use a form or to give a reason. It helps to say what you are looking for, such as emails between two dates, and to give any number by which you can be found."]),
        ("Do I have to pay?", ["No. An organisation may charge a reasonable fee only where a request is clearly unfounded or excessive, or where you ask for further copies."]),
        ("How long does an organisation have to reply?", ["One month from the day on which it receives your request. It may take two further months if the request is complex, but it must tell you so within the first month and say why."]),
        ("When can I have my data erased?", ["You can ask for this where, among other cases, the data is no longer needed, you withdraw your consent, or it was used unlawfully. The right is not absolute. Data that must be kept by law, such as tax records, will not be erased."]),
    ]),
    ("For small organisations", [
        ("Does our club need a data protection officer?", ["Most clubs do not. An officer must be named by public bodies, and by organisations whose core activity is to monitor people on a large scale or to handle sensitive data on a large scale."]),
        ("What is a data breach?", ["A breach is any event in which personal data is lost, destroyed, changed or seen by someone who should not see it. An email sent to the wrong person is a breach, and so is a stolen laptop."]),
        ("Must we report every breach?", ["You must tell the supervisory authority within 72 hours of becoming aware of it, unless it is unlikely to be a risk to anybody. If the risk is high, you must also tell the people concerned without undue delay.", "Keep a record of all breaches, even of those that you do not report."]),
        ("How long may we keep the details of former members?", ["No fixed period is laid down. Keep them for no longer than you need them, decide on a period in advance, and write it down. Many clubs choose one year after the last subscription."]),
    ]),
]


@layout(HALF, "faq-paros", "FAQ of a data protection office, word processor: numbered sections, questions 1.1 as bold paragraphs with prose answers over pages")
def faq_paros(draw):
    body, items = paragraph(run("Data Protection: Frequently Asked Questions"), "Title") + paragraph(run("This guide is for information only. It is not legal advice and does not replace the text of the law.", "I"), "Just"), []
    for s, (title, asked) in enumerate(PRIVACY, 1):
        body += paragraph(run(f"{s}.\t{title}"), "Section")
        for q, (question, answers) in enumerate(asked, 1):
            body += paragraph(run(f"{s}.{q}\t{question}"), "Asked") + "".join(paragraph(run(answer), "Just") for answer in answers)
            items.append(item(question, "\n".join(answers), f"{s}.{q}", kind="faq"))
    body += paragraph(run("Contact"), "Asked") + paragraph(run("Write to us at 4 Quay Street, or telephone on weekdays between 9.30 a.m. and 1 p.m."), "Just")
    styles = paragraph_style("Section", 0.8, 1.2, -1.2, [(1.2, "")], bold=True, size=15, extra='fo:keep-with-next="always"') + paragraph_style("Asked", 0.55, 1.2, -1.2, [(1.2, "")], bold=True, extra='fo:keep-with-next="always"') + paragraph_style("Just", 0.2, extra='fo:text-align="justify"')
    engine, source = office(draw, body, ["Caladea", "Carlito", "Liberation Serif"], (11, 12), 2.5, styles=styles)
    return Document(engine, source, items)


# Glossary at the end of an economics textbook, US 2011

ECONOMICS = [
    ("absolute advantage", "the ability to produce a good using fewer inputs than another producer"),
    ("budget deficit", "a shortfall of tax revenue from government spending"),
    ("business cycle", "fluctuations in economic activity, such as employment and production"),
    ("cartel", "a group of firms acting in unison"),
    ("comparative advantage", "the ability to produce a good at a lower opportunity cost than another producer"),
    ("complements", "two goods for which an increase in the price of one leads to a decrease in the demand for the other"),
    ("deadweight loss", "the fall in total surplus that results from a market distortion, such as a tax"),
    ("depreciation", "a decrease in the value of a currency as measured by the amount of foreign currency it can buy"),
    ("economies of scale", "the property whereby long-run average total cost falls as the quantity of output increases"),
    ("elasticity", "a measure of the responsiveness of quantity demanded or quantity supplied to one of its determinants"),
    ("equilibrium price", "the price that balances quantity supplied and quantity demanded"),
    ("externality", "the uncompensated impact of one person’s actions on the well-being of a bystander"),
    ("fiscal policy", "the setting of the level of government spending and taxation by government policymakers"),
    ("free rider", "a person who receives the benefit of a good but avoids paying for it"),
    ("inferior good", "a good for which, other things equal, an increase in income leads to a decrease in demand"),
    ("labor force", "the total number of workers, including both the employed and the unemployed"),
    ("marginal cost", "the increase in total cost that arises from an extra unit of production"),
    ("opportunity cost", "whatever must be given up to obtain some item"),
    ("price ceiling", "a legal maximum on the price at which a good can be sold"),
    ("sunk cost", "a cost that has already been committed and cannot be recovered"),
]


@layout(HALF, "glossary-quemoy", "glossary of an economics textbook, two narrow hyphenated columns, bold term run into its meaning, page numbers from the book")
def glossary_quemoy(draw):
    chosen = draw.some(ECONOMICS, 18)
    body = r"{\Huge\bfseries Glossary}\par\vspace{8mm}\begin{multicols}{2}" + "\n".join(rf"\par{{\hangindent=4mm\hangafter=1\noindent\textbf{{{tex(term)}}}\enspace {tex(meaning)}\par}}\vspace{{2pt}}" for term, meaning in chosen) + r"\end{multicols}"
    engine, source = document(draw, body, ["times", "palatino", "lm"], (11, 12), (27, 33), foot=r"\fancyfoot[R]{\textbf{\the\numexpr\value{page}+820\relax}}", head=r"\fancyhead[R]{\small GLOSSARY}", extra=r"\setlength\columnsep{9mm}\hyphenpenalty=20\tolerance=800", paper="letterpaper")
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in chosen])


# Word parts of medical terminology, handout of a college, US 2015

MEDICAL = [
    ("Prefixes", [("brady-", "slow", "bradycardia"), ("dys-", "painful, difficult", "dyspnea"), ("hyper-", "above, excessive", "hypertension"), ("peri-", "around", "pericardium"), ("poly-", "many, much", "polyuria"), ("tachy-", "fast", "tachycardia")]),
    ("Combining Forms", [("arthr/o", "joint", "arthritis"), ("cephal/o", "head", "cephalalgia"), ("derm/o, dermat/o", "skin", "dermatology"), ("gastr/o", "stomach", "gastric"), ("hepat/o", "liver", "hepatitis"), ("nephr/o, ren/o", "kidney", "nephrologist"), ("oste/o", "bone", "osteoporosis")]),
    ("Suffixes", [("-algia", "pain", "neuralgia"), ("-ectomy", "surgical removal", "appendectomy"), ("-itis", "inflammation", "tonsillitis"), ("-megaly", "enlargement", "splenomegaly"), ("-otomy", "surgical incision", "tracheotomy")]),
]


@layout(HALF, "definitions-rugen", "word parts of medical terms, word processor: three ruled tables of word part, meaning and example under heads")
def definitions_rugen(draw):
    body, items = paragraph(run("HLTH 101  Medical Terminology"), "Head") + paragraph(run("Word Parts to Know for Unit 1"), "Title"), []
    for title, words in MEDICAL:
        body += paragraph(run(title), "Section") + office_table([[run(h, "B") for h in ("Word Part", "Meaning", "Example")], *[[run(a, "B"), run(b), run(c, "I")] for a, b, c in words]], [4.5, 6.0, 5.5])
        items += [item(a, b, kind="definition", section=title) for a, b, _ in words]
    body += paragraph(run("A combining vowel is kept between a root and a suffix that begins with a consonant."))
    styles = paragraph_style("Section", 0.6, bold=True, size=13, extra='fo:keep-with-next="always" fo:margin-bottom="0.15cm"')
    engine, source = office(draw, body, ["Liberation Sans", "Carlito"], (11, 12), 2.3, styles=styles)
    return Document(engine, source, items)


# Vocabulary of a specification, GCSE German, UK 2016

GERMAN = [
    ("Travel and tourist transactions", [("die Abfahrt", "departure"), ("die Ankunft", "arrival"), ("aussteigen", "to get off, to get out"), ("der Bahnsteig", "platform"), ("die Ermäßigung", "reduction"), ("die Fahrkarte", "ticket"), ("der Fahrplan", "timetable"), ("das Gepäck", "luggage"), ("das Gleis", "track, platform"), ("die Jugendherberge", "youth hostel"), ("übernachten", "to stay the night"), ("verspätet", "late, delayed")]),
    ("School subjects", [("die Erdkunde", "geography"), ("die Fremdsprache", "foreign language"), ("die Kunst", "art"), ("die Naturwissenschaften (pl)", "sciences"), ("das Pflichtfach", "compulsory subject"), ("das Wahlfach", "optional subject"), ("das Werken", "design technology")]),
    ("Rules and pressures", [("abschreiben", "to copy"), ("der Druck", "pressure"), ("durchfallen", "to fail (an exam)"), ("die Leistung", "achievement"), ("nachsitzen", "to have a detention"), ("schwänzen", "to play truant"), ("sitzenbleiben", "to repeat a year"), ("streng", "strict")]),
]


@layout(HALF, "words-sylt", "vocabulary list of a German specification, two columns of words and meanings without rules under topic heads, lines at head and foot")
def words_sylt(draw):
    body, items = "<div class=u>Appendix 2: Vocabulary list</div><h2>Foundation tier</h2>", []
    for topic, words in GERMAN:
        chosen = draw.some(words, 10)
        body += f"<h3>{topic}</h3><table>" + rows((web(a), web(b)) for a, b in chosen) + "</table>"
        items += [item(a, b, kind="vocabulary", section=topic) for a, b in chosen]
    body += "<div class=f>GCSE in German – Specification – Issue 1</div>"
    css = ".u { border-bottom: 1px solid #007fa3; color: #007fa3; font-size: 85%; padding-bottom: 1mm } h2 { color: #007fa3; margin: 6mm 0 2mm } h3 { margin: 5mm 0 2mm; break-after: avoid } table { border-collapse: collapse } td { padding: .7mm 0; width: 75mm; vertical-align: top } .f { font-size: 75%; border-top: 1px solid #007fa3; margin-top: 10mm; padding-top: 1mm }"
    engine, source = page(draw, body, ["Open Sans", "Noto Sans", "Liberation Sans"], (10, 10.5), css)
    return Document(engine, source, items)


# Words of a lesson, Modern Greek course, Thessaloniki 2007

GREEK = [
    ("το διαμέρισμα", "flat, apartment", "Μένω σε ένα μικρό διαμέρισμα."), ("ο όροφος", "floor, storey", "Το γραφείο είναι στον τρίτο όροφο."), ("το υπνοδωμάτιο", "bedroom", "Έχει δύο υπνοδωμάτια."), ("η κουζίνα", "kitchen", "Τρώμε στην κουζίνα."), ("το μπαλκόνι", "balcony", "Πίνουμε καφέ στο μπαλκόνι."), ("το ενοίκιο", "rent", "Το ενοίκιο είναι ακριβό."), ("ο γείτονας", "neighbour (man)", "Ο γείτονας έχει σκύλο."), ("το ασανσέρ", "lift", "Το ασανσέρ δεν δουλεύει."), ("το κλειδί", "key", "Πού είναι το κλειδί;"), ("τα έπιπλα", "furniture", "Τα έπιπλα είναι καινούρια."), ("η ντουλάπα", "wardrobe", "Η ντουλάπα είναι γεμάτη."), ("νοικιάζω", "I rent", "Θέλω να νοικιάσω ένα σπίτι."), ("μετακομίζω", "I move house", "Μετακομίζουμε τον Ιούνιο."), ("φωτεινός, -ή, -ό", "bright, sunny", "Το σαλόνι είναι φωτεινό."), ("ήσυχος, -η, -ο", "quiet", "Η γειτονιά είναι ήσυχη."), ("επάνω", "upstairs, above", "Η Μαρία μένει επάνω."),
]


@layout(HALF, "words-tinos", "words of a lesson of a Greek course, table with heads in both languages: word, English and a sentence, thin lines between rows")
def words_tinos(draw):
    chosen = draw.some(GREEK, 15)
    body = r"{\large\bfseries Μάθημα 6}\hfill{\large Ψάχνω για σπίτι}\par\vspace{1mm}\hrule height 1.2pt\par\vspace{5mm}{\bfseries Λεξιλόγιο / Vocabulary}\par\vspace{3mm}\begin{longtable}{@{}p{43mm}p{40mm}p{68mm}@{}}\hline\rule{0pt}{13pt}\textbf{Λέξη} & \textbf{Αγγλικά} & \textbf{Παράδειγμα}\\[2pt]\hline" + "\n"
    body += "\n".join(rf"\rule{{0pt}}{{14pt}}{a} & {tex(b)} & \textit{{{c}}}\\[3pt]\hline" for a, b, c in chosen) + r"\end{longtable}"
    engine, source = document(draw, body, ["notoserif", "dejavu", "libertine"], (11,), (23, 25), foot=r"\fancyfoot[R]{\small\the\numexpr\value{page}+56\relax}", extra=r"\catcode`π=11 \catcode`λ=11 \catcode`θ=11 \catcode`Ω=11 \catcode`Δ=11 ")
    return Document(engine, source, [item(a, b, kind="vocabulary") for a, b, _ in chosen])


# State civics test, study guide, US, Arizona 2015

ARIZONA = [
    ("State Government", [
        ("What are the two houses of the state legislature?", ["the Senate", "the House of Representatives"]),
        ("How long is the term of the governor?", ["four years"]),
        ("Who takes over if the governor leaves office?", ["the secretary of state"]),
        ("How many members does the state senate have?", ["thirty (30)"]),
        ("Name two ways in which voters can take part directly in making or changing laws.*", ["initiative", "referendum"]),
        ("How many justices sit on the state supreme court?", ["seven (7)"]),
    ]),
    ("History", [
        ("When did Arizona become a state?*", ["February 14, 1912"]),
        ("Who was the first governor of the state?", ["George W. P. Hunt"]),
        ("From which country did the United States obtain the land south of the Gila River?", ["Mexico (the Gadsden Purchase)"]),
        ("In which year did women in Arizona win the right to vote?", ["1912"]),
    ]),
    ("Geography and Symbols", [
        ("What is the capital of Arizona?*", ["Phoenix"]),
        ("Name one state that borders Arizona.", ["California", "Nevada", "Utah", "New Mexico", "Colorado (at one point)"]),
        ("Name the five C’s of the early economy.", ["copper", "cattle", "cotton", "citrus", "climate"]),
        ("How many counties are there in Arizona?", ["fifteen (15)"]),
        ("What is the state flower?", ["saguaro cactus blossom"]),
        ("Which river formed the Grand Canyon?*", ["the Colorado River"]),
    ]),
]


@layout(HALF, "civics-uist", "study guide for a state civics test, two columns, numbers run on under heads, bulleted answers, a star for some, footnote")
def civics_uist(draw):
    body, items, n = "<h1>Arizona Civics Test</h1><p class=s>Study Guide for Students – State Questions</p><div class=w>", [], 0
    for title, asked in ARIZONA:
        body += f"<h2>{title.upper()}</h2>"
        for question, answers in asked:
            n += 1
            body += f"<div class=q><p><b>{n}.</b>{web(question)}</p><ul>" + "".join(f"<li>{web(a)}</li>" for a in answers) + "</ul></div>"
            items.append(item(question, "\n".join(answers), str(n), section=title.upper()))
    body += "</div><p class=f>* Questions with a star are on the short test for students in grade 8.</p>"
    css = "h1 { margin: 0; font-size: 160%; text-align: center } .s { text-align: center; margin: 1mm 0 4mm } .w { columns: 2; column-gap: 10mm } h2 { font-size: 105%; margin: 3mm 0 1mm; break-after: avoid; color: #7b1f24 } .q { break-inside: avoid; margin-bottom: 2.5mm } .q p { margin: 0; padding-left: 8mm; text-indent: -8mm } .q b { display: inline-block; width: 8mm; text-indent: 0 } ul { margin: .5mm 0 0 8mm; padding-left: 5mm } .f { font-size: 85%; border-top: 1px solid #000; padding-top: 1mm; margin-top: 6mm }"
    engine, source = page(draw, body, ["Liberation Serif", "Caladea"], (11, 12), css, paper="Letter", language="en-US")
    return Document(engine, source, items)


# Study questions of a driving school after the state handbook, US, Texas 2014

DRIVING = [
    ("Chapter 3: Right-of-Way", [
        ("What must you do when you come to a school bus that has stopped with red lights flashing?", ["Stop, whether you meet or follow it.", "Do not go on until the bus moves, the lights go off or the driver waves you on."]),
        ("Two cars reach an intersection without signs at the same time. Who goes first?", ["The car on the right"]),
        ("To whom must you give way when you turn left?", ["Vehicles coming from the opposite direction", "Pedestrians in the crosswalk"]),
        ("What should you do when an ambulance with its siren on comes up behind you?", ["Pull over to the right edge of the road and stop."]),
    ]),
    ("Chapter 6: Stopping and Parking", [
        ("How close to the curb must a car be parked?", ["Within 18 inches"]),
        ("How far from a fire hydrant must you park?", ["At least 15 feet"]),
        ("Name three places where you may not park.", ["On a sidewalk", "In front of a driveway", "On a crosswalk"]),
        ("Which way do you turn the front wheels when you park uphill beside a curb?", ["Away from the curb"]),
    ]),
    ("Chapter 8: Signaling and Lights", [
        ("For what distance must you signal before a turn?", ["100 feet"]),
        ("When must headlights be on?", ["From 30 minutes after sunset to 30 minutes before sunrise", "When you cannot see clearly for 1,000 feet"]),
        ("At what distance from an oncoming car must you dim your lights?", ["500 feet"]),
        ("What is the hand signal for a right turn?", ["Left arm bent upward at the elbow"]),
    ]),
]


@layout(HALF, "civics-vis", "study questions of a driving school, word processor: chapters in grey bands whose numbers begin again, bulleted answers in italics")
def civics_vis(draw):
    body, items = paragraph(run("Lone Star Driving School"), "Head") + paragraph(run("Written Test Study Questions"), "Title") + paragraph(run("Read the chapter in the handbook first. Cover the answers with a sheet of paper and try each question yourself.")), []
    for chapter, asked in DRIVING:
        body += paragraph(run(chapter), "Band")
        for n, (question, answers) in enumerate(asked, 1):
            body += paragraph(run(f"{n}.\t{question}"), "Asks") + "".join(paragraph(run("•\t") + run(answer, "I"), "Dot") for answer in answers)
            items.append(item(question, "\n".join(answers), str(n), section=chapter))
    styles = paragraph_style("Band", 0.6, bold=True, size=13, extra='fo:background-color="#dddddd" fo:keep-with-next="always" fo:padding="0.08cm"') + paragraph_style("Asks", 0.3, 0.8, -0.8, [(0.8, "")], extra='fo:keep-with-next="always"') + paragraph_style("Dot", 0.05, 1.6, -0.6, [(1.6, "")])
    engine, source = office(draw, body, ["Liberation Serif", "Carlito"], (11, 12), 2.4, styles=styles)
    return Document(engine, source, items)


# Exercises of a textbook on counting and probability, Canada 2004

COUNTING = [
    ("A", [
        (r"Evaluate.", None, [(r"$5!$", "5!", "120"), (r"$\dfrac{7!}{4!}$", "7!/4!", "210"), (r"$\dfrac{6!}{2!\,4!}$", "6!/(2! 4!)", "15")]),
        ("Write each product as a quotient of factorials.", None, [(r"$9\times 8\times 7$", "9 × 8 × 7", "9!/6!"), (r"$12\times 11$", "12 × 11", "12!/10!")]),
        ("In how many ways can six people line up for a photograph?", "720", None),
        ("How many arrangements are there of the letters of NUMBER?", "720", None),
    ]),
    ("B", [
        ("A president, a secretary and a treasurer are chosen from nine members of a club. In how many ways can this be done", None, [("if nobody may hold two offices?", None, "504"), ("if a member may hold more than one office?", None, "729")]),
        ("A licence plate has three letters followed by three digits. How many plates are possible if letters and digits may be repeated?", "17 576 000", None),
        ("How many arrangements of the letters of CANADA", None, [("are there altogether?", None, "120"), ("begin with C?", None, "20")]),
        ("How many even five-digit numbers can be formed from the digits 1, 2, 3, 4 and 5, each used once?", "48", None),
        ("A committee of four is chosen from seven women and five men. How many committees", None, [("are possible?", None, "495"), ("have exactly two women?", None, "210"), ("have at least one man?", None, "460")]),
        ("Two cards are drawn from a deck of 52 without replacement. What is the probability that both are hearts?", "1/17", None),
        ("Two dice are rolled. What is the probability that", None, [("the sum is 7?", None, "1/6"), ("the numbers are equal and even?", None, "1/12")]),
        ("Explain why 0! is defined to be 1.", None, None),
    ]),
    ("C", [
        ("How many diagonals has a convex polygon with twelve sides?", "54", None),
        ("A test has ten questions, each true or false. Rashid guesses every answer. What is the probability that he gets exactly eight right?", "45/1024", None),
        ("Six books stand on a shelf. In how many orders can they stand if two of them must stay side by side?", "240", None),
    ]),
]


@layout(HALF, "chapter-wight", "exercises of a Canadian textbook in two columns, levels A, B and C in squares, parts a) b), answers to odd numbers on a page behind")
def chapter_wight(draw):
    body = r"{\Large\bfseries 4.3\quad Permutations and Combinations}\par\smallskip\hrule\par\medskip{\bfseries KEY IDEAS}\par\smallskip \textbullet\ The number of ways in which $n$ different objects can be arranged in a row is $n!$.\par \textbullet\ The number of ways in which $r$ objects can be chosen from $n$, if order does not matter, is $\binom{n}{r}=\dfrac{n!}{r!\,(n-r)!}$.\par\bigskip{\large\bfseries 4.3 Exercises}\begin{multicols}{2}\raggedcolumns "
    key, items, n = "", [], 0
    for level, asked in COUNTING:
        body += rf"\par\medskip\needspace{{2cm}}\colorbox{{black!75}}{{\textcolor{{white}}{{\textbf{{{level}}}}}}}\par\smallskip "
        for question, answer, parts in asked:
            n += 1
            body += rf"\par\smallskip\needspace{{1.3cm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}" + "\n"
            if parts:
                body += "".join(rf"\lab{{8mm}}{{6mm}}{{{letter})}}{{{shown if spoken else tex(shown)}}}" + "\n" for letter, (shown, spoken, _) in zip("abc", parts))
                items += [item(spoken or shown, given if n % 2 else None, f"{n}({letter})", stem=question, kind="numeric") for letter, (shown, spoken, given) in zip("abc", parts)]
            else:
                items.append(item(question, answer if n % 2 else None, str(n), kind="numeric" if answer else "short"))
            if n % 2:
                key += rf"\textbf{{{n}.}} " + (" ".join(rf"{letter}) {given}" for letter, (*_, given) in zip("abc", parts)) if parts else answer) + r"\quad "
    body += r"\end{multicols}\newpage{\Large\bfseries Answers}\par\smallskip\hrule\par\medskip\textbf{Chapter 4}\par\smallskip\textbf{4.3 Exercises, page 249}\par\raggedright " + key
    foot = r"\fancyfoot[L]{\small\textbf{\ifnum\value{page}<2 249\else 563\fi}}\fancyfoot[R]{\small\ifnum\value{page}<2 4.3 Permutations and Combinations\else Answers\fi}"
    engine, source = document(draw, body, ["times", "lm", "palatino"], (10, 11), (20, 23), foot=foot, extra=r"\usepackage{xcolor}\setlength\columnsep{8mm}", paper="letterpaper")
    return Document(engine, source, items)


# Regulations of a reading room, Austria, in English, 2010

READING_ROOM = [
    ("Admission", ["The reading room is open to everyone who holds a valid reader’s card. Cards are issued at the desk in the entrance hall on production of an identity document.", "Readers under the age of sixteen are admitted when accompanied by an adult.", "Coats, umbrellas and bags larger than A4 are to be left in the lockers, which are operated with a two-euro coin."]),
    ("Conduct", ["Readers are requested to speak in a low voice. Telephones are to be switched to silent.", "Food and drink are not permitted. Water in closed bottles may be taken to the tables on the ground floor.", "Only pencils may be used with manuscripts and books printed before 1850."]),
    ("Ordering", ["Up to six volumes a day may be ordered from the stacks. Orders placed before 3 p.m. are delivered on the same day, others on the next working day.", "Volumes are held at the desk for ten days and then returned to the stacks."]),
    ("Copies", ["Copies of books printed after 1900 may be made on the machines in the corridor within the limits of the copyright act.", "Manuscripts, maps and newspapers are copied by the reproduction department only. A price list is displayed at the desk."]),
    ("Liability", ["Readers are liable for damage to the items entrusted to them. Any damage that is noticed is to be reported before the item is used.", "A reader who repeatedly disregards these regulations may be excluded for up to one year."]),
]


@layout(HALF, "regulations-yell-that-ask-nothing", "regulations of a reading room, word processor: § heads in the middle, numbered paragraphs, table of hours; nothing to be found")
def regulations_yell(draw):
    body = paragraph(run("Regulations for the Use of the Reading Room"), "Middle") + paragraph(run("in force from 1 October 2010", "I"), "Centred")
    for s, (title, rules) in enumerate(READING_ROOM, 1):
        body += paragraph(run(f"§ {s}  {title}"), "Clause") + "".join(paragraph(run(f"({n})\t{rule}"), "Rule") for n, rule in enumerate(rules, 1))
    body += paragraph(run("Opening hours"), "Clause") + office_table([[run("Monday to Thursday"), run("9 a.m. – 7 p.m.")], [run("Friday"), run("9 a.m. – 5 p.m.")], [run("Saturday (not in July and August)"), run("9 a.m. – 1 p.m.")]], [8.0, 5.0])
    body += paragraph(run("The Director"), "Signed")
    styles = paragraph_style("Middle", 0, bold=True, size=15, extra='fo:text-align="center"') + paragraph_style("Centred", 0.1, extra='fo:text-align="center"') + paragraph_style("Clause", 0.6, bold=True, extra='fo:text-align="center" fo:keep-with-next="always" fo:margin-bottom="0.1cm"') + paragraph_style("Rule", 0.15, 1.0, -1.0, [(1.0, "")], extra='fo:text-align="justify"') + paragraph_style("Signed", 1.2, 10)
    engine, source = office(draw, body, ["Liberation Serif", "Caladea"], (11, 12), 2.6, styles=styles)
    return Document(engine, source, [])


# Free-response questions with solutions, statistics, US 2011

RESPONSES = [
    ("A random sample of 120 households was taken from all the households of a large town. Of these, 78 recycle glass.", [
        ("Construct a 95 percent confidence interval for the proportion of all households in the town that recycle glass.", "The sample proportion is 78/120 = 0.65. The interval is 0.65 ± 1.96(0.0435), which is (0.565, 0.735)."),
        ("Does the interval give convincing evidence that more than half of the households recycle glass? Explain.", "Yes. Every value in the interval is greater than 0.5, so it is plausible only that a majority recycles glass."),
        ("What sample size would be needed for a margin of error of at most 0.05 with the same sample proportion?", "n must be at least (1.96/0.05)²(0.65)(0.35) = 349.6, so 350 households are needed."),
    ]),
    ("For 14 used cars of one model, a dealer recorded the age in years and the price in thousands of dollars. The least squares line is: predicted price = 21.4 − 1.85(age).", [
        ("Interpret the slope of the line in context.", "For each additional year of age, the predicted price falls by 1.85 thousand dollars."),
        ("A car that is 4 years old was sold for 15.2 thousand dollars. Calculate its residual.", "The predicted price is 21.4 − 1.85(4) = 14.0. The residual is 15.2 − 14.0 = 1.2 thousand dollars."),
        ("The oldest car in the sample was 9 years old. Explain why the line should not be used for a car that is 20 years old.", "This would be extrapolation. The linear pattern may not hold outside the ages that were observed, and the line even predicts a negative price."),
    ]),
    ("The weights of bags of flour filled by a machine are approximately normally distributed with mean 502 grams and standard deviation 3 grams.", [
        ("What is the probability that a randomly selected bag weighs less than 500 grams?", "z = (500 − 502)/3 = −0.67, and the probability is 0.2525."),
        ("What is the probability that the mean weight of 9 randomly selected bags is less than 500 grams?", "The mean of 9 bags has standard deviation 3/3 = 1 gram, so z = −2 and the probability is 0.0228."),
        ("Would the answer to part (b) still be correct if the weights had a strongly skewed distribution? Explain.", "Not necessarily. A sample of 9 is too small for the central limit theorem to make the distribution of the mean approximately normal."),
    ]),
]


@layout(HALF, "solutions-zante", "free-response questions of an American board with solutions, groff: Question 1 as a head, (a) (b) (c), then Solution with Part (a): run in")
def solutions_zante(draw):
    lines, items = [".ds CF \\\\n(PN", ".ds LH \\\\s-1Statistics\\\\s0", ".ds RH \\\\s-1Sample Questions and Solutions\\\\s0"], []
    for n, (stem, parts) in enumerate(RESPONSES, 1):
        if n > 1:
            lines += [".bp"] if n == 2 else [".sp 2", ".ne 12"]
        lines += [".ce", f"\\fB\\s+3Question {n}\\s0\\fP", ".sp", plain(stem), ".sp"]
        for letter, (question, _) in zip("abc", parts):
            lines += [".in 4n", ".ti -4n", f"({letter})\\h'|4n'{plain(question)}", ".br", ".in 0", ".sp 0.6"]
        lines += [".sp 0.5", "\\fBSolution\\fP", ".sp 0.5"]
        for letter, (question, answer) in zip("abc", parts):
            lines += [".ne 3", f"\\fBPart ({letter}):\\fP", ".sp 0.3", plain(answer), ".sp 0.8"]
            items.append(item(question, answer, f"{n}({letter})", stem=stem, kind="long"))
    engine, source = roff(draw, lines, (11, 12), ("T", "N"))
    return Document(engine, source, items)
