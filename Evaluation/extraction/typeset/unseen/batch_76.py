"""The seventy-sixth: the second part of the twenty-four that batch_75 tells of."""

import engines  # noqa: F401  (registers typst and latex)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "unseen"

# Latin terms of a paralegal programme, United States

LATIN = [
    ("ad hoc", "Made for one particular purpose"),
    ("amicus curiae", "One who is not a party but gives the court information or advice"),
    ("bona fide", "In good faith; genuine"),
    ("de facto", "Existing in fact, whether or not by right"),
    ("ex parte", "By or for one party only, without the other being present"),
    ("in camera", "In the judge’s chambers or in private"),
    ("mens rea", "The guilty state of mind that a crime requires"),
    ("nolo contendere", "A plea by which the accused neither admits nor disputes the charge"),
    ("pro se", "Appearing for oneself, without an attorney"),
    ("res judicata", "A matter that has been decided and may not be tried again"),
    ("stare decisis", "The practice of following earlier decisions"),
    ("subpoena duces tecum", "An order to bring documents to court"),
    ("voir dire", "The questioning of prospective jurors"),
    (None, "A written statement made under oath"),
]


@layout(HALF, "matching-bowler", "matching of two columns with key")
def matching_bowler(draw):
    meanings = draw.mixed([meaning for _, meaning in LATIN])
    terms = [term for term, _ in draw.shuffled([entry for entry in LATIN if entry[0]])]
    known = dict(entry for entry in LATIN if entry[0])
    letters = "ABCDEFGHIJKLMN"
    lines = "".join((rf"\underline{{\hspace{{9mm}}}} {n}. \textit{{{tex(terms[n - 1])}}}" if n <= len(terms) else "") + rf" & {letters[n - 1]}. & {tex(meanings[n - 1])}\\[5pt]" "\n" for n in range(1, len(meanings) + 1))
    key = [f"{n}. {letters[meanings.index(known[term])]}" for n, term in enumerate(terms, 1)]
    body = r"\textbf{Introduction to Paralegal Studies}\hfill Name \rule{50mm}{.4pt}\par\textbf{Quiz 3: Latin in the Law}\hfill Date \rule{50mm}{.4pt}\par\bigskip\textbf{Matching.} Write the letter of the definition on the blank beside the term. One definition will not be used.\par\medskip\begin{tabular}{@{}p{58mm}@{}p{7mm}@{}>{\raggedright\arraybackslash}p{98mm}@{}}" + "\n" + lines + r"\end{tabular}"
    body += r"\newpage\textbf{Introduction to Paralegal Studies}\par\textbf{Quiz 3: Answer Key}\par\bigskip\begin{multicols}{3}" + r"\par ".join(key) + r"\end{multicols}\medskip Not used: " + letters[meanings.index(LATIN[-1][1])] + " (affidavit)"
    engine, source = document(draw, body, ["times", "schoolbook", "cm"], (11, 12), (23, 24), foot=r"\thepage", paper="letterpaper")
    items = [item(term, known[term], str(n), None, choices(letters, meanings), kind="match", answer_label=letters[meanings.index(known[term])]) for n, term in enumerate(terms, 1)]
    return Document(engine, source, items)


# Ask the gardener, county extension, United States

GARDENER = [
    ("My tomatoes have a black, leathery spot on the bottom. Is it a disease?", "It is blossom-end rot, which is not a disease but a lack of calcium in the fruit. Uneven watering is the usual cause. Mulch the plants and give them about an inch of water a week."),
    ("When should I cut back my lilac?", "Prune it within two or three weeks after it has flowered. Lilacs set next year’s buds in early summer, so a cut in the fall or winter removes the flowers."),
    ("Can I put wood ashes on my vegetable garden?", "Yes, but test the soil first. Ashes raise the pH, and potatoes, blueberries and azaleas prefer acid soil. Never use more than 20 pounds on 1,000 square feet in a year."),
    ("What is eating round holes in the leaves of my roses?", "Leafcutter bees cut neat half-circles and use them to line their nests. They are good pollinators and do little harm, so no spraying is needed."),
    ("How low should I mow my fescue lawn in summer?", "Raise the mower to 3 or 3½ inches. Taller grass shades the soil, keeps out crabgrass and needs less water."),
    ("Do coffee grounds keep slugs away?", "Studies give mixed results. Boards laid between the rows work better: turn them over each morning and remove the slugs that hide below."),
    ("My squash plants bloom but make no fruit. Why?", "The first flowers are mostly male. Female flowers, which have a tiny squash behind the petals, follow in a week or two. If fruits form and then shrivel, bees are too few and you can pollinate by hand."),
    ("Is it safe to compost walnut leaves?", "Leaves of black walnut contain juglone, which harms tomatoes and peppers. Compost them for at least six months before use, or keep them apart."),
    ("Something digs small holes in my lawn every night in September. What can I do?", "Skunks and raccoons dig for grubs. Lift a square foot of sod: if you find more than ten grubs, treat next year in late June, when the young ones are near the surface. Fewer than that will not hurt a healthy lawn."),
    ("May I move my peonies?", "Yes, in September. Set the red buds no deeper than two inches, or the plants will not bloom."),
    ("Why did my cucumbers turn bitter?", "Heat and dry soil bring out bitter compounds near the stem. Water evenly, pick the fruits young and peel them from the blossom end."),
    ("Do marigolds keep rabbits out of the beans?", "No. A fence of chicken wire two feet high, with its lower edge buried, does."),
]


@layout(HALF, "pairs-stetson", "Q: and A: pairs of a county office’s newsletter")
def pairs_stetson(draw):
    body, items = paragraph(run("Ask the Master Gardener"), "Title") + paragraph(run("County Cooperative Extension – July newsletter", "I")) + paragraph(run("Each month our volunteers answer some of the questions that come in to the Hort Line. Bring a fresh sample in a sealed bag if you want us to look at it.")), []
    for question, answer in GARDENER:
        body += paragraph(run("Q: ", "B") + run(question, "B"), "Ask") + paragraph(run("A: ", "B") + run(answer), "Say")
        items.append(item(question, answer, kind="faq"))
    body += paragraph(run("The Hort Line is open Tuesday and Thursday from 9 a.m. to noon, April through October. The Extension offers its programs to all eligible persons.", "I"))
    styles = paragraph_style("Ask", 0.4, extra='fo:keep-with-next="always"') + paragraph_style("Say", 0.1, extra='fo:text-align="justify"')
    engine, source = office(draw, body, ["Carlito", "Caladea", "Liberation Serif"], (11, 11.5), 2.0, columns=2, styles=styles)
    return Document(engine, source, items)


# FAQ of a typing tutor

TYPING = [
    ("General questions", [
        ("What is Kladde?", ["Kladde is a program that teaches touch typing at the terminal. It comes with lessons for eleven keyboard layouts and keeps a record of your speed and of your errors, so that you practise the keys that you miss most."]),
        ("Why another typing tutor?", ["The programs that we knew either needed a graphical desktop or had not been changed since the days of the electric typewriter. We wanted one that runs over a slow connection and that can be taught new layouts by anyone who can edit a text file.", "It also began as a student’s project, and students like to begin again."]),
        ("Under which licence may I use it?", ["The program is covered by the GNU General Public License, version 2 or later. The lessons are in the public domain as far as the law allows."])]),
    ("Installation", [
        ("What do I need to build it?", ["A C compiler, the ncurses library with support for wide characters, and make. Nothing is downloaded while it is built."]),
        ("The configure script says that ncursesw was not found. What is missing?", ["Most distributions split a library into one package to run programs with and another to build them with. Install the second, whose name usually ends in -dev or -devel, and run the script again."]),
        ("Where are my results kept?", ["In the folder .kladde in your home directory, one file for each layout. The files are plain text, one line for each lesson that you have finished, so they can be drawn with any program that draws curves."])]),
    ("Lessons", [
        ("How do I write a lesson of my own?", ["Create a file whose name ends in .les and put it into the folder for lessons. The first line is the title. Each line after it is typed as it stands; an empty line gives the learner a rest.", "Lines longer than 70 characters are refused, because they do not fit beside the counter."]),
        ("Can I practise with accents?", ["Yes, if your terminal uses UTF-8. Dead keys are counted as a part of the letter that follows, so an error in either of the two counts once."]),
        ("What do the colours of the keys mean?", ["Each finger has its own colour, from red for the little finger of the left hand to violet for that of the right. A key that blinks is one that you have missed three times in the last hundred strokes."])]),
    ("Trouble", [
        ("The screen is full of question marks. What went wrong?", ["The locale of your terminal does not agree with that of the program. Look at the output of the command locale; each line should end in UTF-8."]),
        ("My speed drops to zero after a break. Is this a bug?", ["It was one until version 1.3: the clock ran on while the program was suspended. Please upgrade. Old results cannot be mended, but a line can be deleted from the file without harm."]),
        ("How do I report an error?", ["Write to the mailing list, and tell us the version, your layout and what you typed. A report that we can repeat is worth ten that we cannot."])]),
]


@layout(HALF, "faq-beanie", "frequently asked questions with contents, section numbers and answers in prose over pages")
def faq_beanie(draw):
    body, items = r"\maketitle\tableofcontents\newpage ", []
    for s, (title, asked) in enumerate(TYPING, 1):
        if s == 3:
            body += r"\newpage "
        body += rf"\section{{{tex(title)}}}" "\n"
        for n, (question, answer) in enumerate(asked, 1):
            body += rf"\subsection{{{tex(question)}}}" "\n" + "\n\n".join(tex(text) for text in answer) + "\n"
            items.append(item(question, "\n".join(answer), f"{s}.{n}", kind="faq", section=f"{s} {title}") | {"page": 2 if s < 3 else 3})
    size, font = draw.one([10, 11]), draw.one(["lmodern", "tgbonum", "tgpagella"])
    source = rf"""\documentclass[{size}pt,a4paper]{{article}}
\usepackage[utf8]{{inputenc}}\usepackage[T1]{{fontenc}}\usepackage{{{font}}}
\pdfcompresslevel=9\pdfobjcompresslevel=2
\title{{The Kladde FAQ}}\author{{The Kladde mailing list}}\date{{Version 1.4, March 2012}}
\begin{{document}}
{body}
\end{{document}}
"""
    return Document("latex", source, items)


# Glossary of survey methods

SURVEY = [
    ("acquiescence", "The tendency of respondents to agree with a statement whatever it says."),
    ("bias", "A difference between the expected value of an estimate and the true value in the population, which does not shrink when the sample grows."),
    ("census", "A survey that attempts to include every member of the population."),
    ("cluster sampling", "A design in which groups such as schools or villages are drawn first, and units are then observed within the groups that were drawn."),
    ("coverage error", "Error that arises when the frame leaves out some of the target population or contains units that do not belong to it."),
    ("double-barrelled question", "A question that asks about two things at once, so that a single answer cannot be interpreted."),
    ("imputation", "The replacement of a missing answer by a plausible value, usually one that is predicted from the other answers."),
    ("item nonresponse", "The failure to obtain an answer to one question from a person who has taken part in the survey."),
    ("leading question", "A question whose wording suggests the answer that is expected."),
    ("margin of error", "Half the width of a confidence interval, most often of one at the level of 95 per cent."),
    ("mode effect", "A difference between answers that is caused by the way in which they were collected, for instance by telephone instead of on the web."),
    ("panel", "A group of people who are interviewed repeatedly over a period."),
    ("pilot study", "A small trial of the questionnaire and of the fieldwork before the main survey."),
    ("quota sampling", "A method without random selection in which interviewers look for fixed numbers of people of certain kinds."),
    ("response rate", "The number of completed interviews divided by the number of eligible units in the sample."),
    ("sampling frame", "The list or device from which the sample is drawn."),
    ("social desirability", "The inclination of respondents to present themselves in a favourable light."),
    ("stratification", "The division of the population into groups before sampling, with a separate sample from each of them."),
    ("weighting", "The assignment of a factor to each respondent so that the sample represents the population more closely."),
]


@layout(HALF, "glossary-trilby", "glossary with bold run-in terms, hanging and hyphenated")
def glossary_trilby(draw):
    body = r"\vspace*{12mm}{\Huge\bfseries Glossary}\par\vspace{14mm}" + "".join(rf"\par\hangindent=6mm\hangafter=1\noindent\textbf{{{tex(term)}}}\enspace {tex(meaning)}\par\vspace{{3pt}}" "\n" for term, meaning in SURVEY)
    extra = r"\geometry{paperwidth=156mm,paperheight=234mm,left=25mm,right=23mm,top=24mm,bottom=24mm}\setcounter{page}{287}\hyphenpenalty=10\tolerance=200\emergencystretch=0pt"
    engine, source = document(draw, body, ["libertine", "palatino", "lm"], (11,), (22, 24), head=r"\fancyhead[R]{\small\textit{Glossary}\quad\thepage}", foot="", extra=extra)
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in SURVEY])


# Definitions of a council's data policy, United Kingdom

DATA = [
    ("Anonymisation", "Changing information so that no individual can be identified from it by any means likely to be used."),
    ("Consent", "A freely given, specific, informed and unambiguous sign of a person’s wishes, given by a statement or a clear action."),
    ("Controller", "The body that decides why and how personal data is processed. In this policy the Council is the controller unless we say otherwise."),
    ("Data breach", "A failure of security that leads to the loss, alteration or disclosure of personal data, or to access without authority."),
    ("Data subject", "The living person to whom the personal data relates."),
    ("Impact assessment", "A written process that identifies the risks of a project to people’s privacy and the steps that lower them."),
    ("Personal data", "Any information that relates to a living person who can be identified from it, directly or indirectly."),
    ("Processing", "Anything that is done with personal data, including collecting, storing, sharing and deleting it."),
    ("Processor", "A person or company that processes personal data for the controller and on its instructions."),
    ("Retention schedule", "The list that sets out how long the Council keeps each kind of record."),
    ("Special category data", "Personal data about race, ethnic origin, politics, religion, trade union membership, genetics, biometrics, health, sex life or sexual orientation."),
    ("Subject access request", "A request by a person for a copy of the personal data that an organisation holds about them."),
]
POLICY = [
    ("1.\tPurpose", ["1.1\tThis policy sets out how the Council protects the personal data of residents, staff and councillors.", "1.2\tIt applies to everyone who handles personal data for the Council, whether paid or not."]),
    ("2.\tDefinitions", ["2.1\tThe terms below have these meanings wherever they appear in this policy."]),
    ("3.\tResponsibilities", ["3.1\tThe Data Protection Officer advises services and reports to the Audit Committee twice a year.", "3.2\tService managers make sure that their staff complete the training every twelve months.", "3.3\tAll staff report a suspected breach to the Information Governance Team on the day on which they notice it."]),
]


@layout(HALF, "terms-kepi", "definition table within a policy")
def terms_kepi(draw):
    body = paragraph(run("Data Protection Policy"), "Title") + office_table([[run("Owner", "B"), run("Head of Legal Services")], [run("Approved", "B"), run("Cabinet, 14 May 2019")], [run("Review date", "B"), run("May 2021")]], [4.0, 12.2])
    for title, texts in POLICY:
        body += paragraph(run(title), "Head") + "".join(paragraph(run(text), "Clause") for text in texts)
        if "Definitions" in title:
            body += paragraph(run("")) + office_table([[run("Term", "B"), run("Definition", "B")], *[[run(term, "B"), run(meaning)] for term, meaning in DATA]], [4.4, 11.8])
    styles = paragraph_style("Clause", 0.2, 1.1, -1.1, [(1.1, "")])
    engine, source = office(draw, body, ["Liberation Sans", "Carlito", "Open Sans"], (11,), 2.3, head="Borough Council – Information Governance", styles=styles)
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in DATA])


# Italian word list of a board, United Kingdom

ITALIAN = [
    ("Holidays and travel", [("l’aereo (m)", "plane"), ("l’albergo (m)", "hotel"), ("il bagaglio", "luggage"), ("il biglietto di andata e ritorno", "return ticket"), ("in campagna", "in the countryside"), ("la dogana", "customs"), ("in ritardo", "late"), ("il lago", "lake"), ("noleggiare", "to hire"), ("partire", "to leave"), ("la spiaggia", "beach"), ("il viaggio", "journey"), ("la stazione ferroviaria", "railway station")]),
    ("Food and eating out", [("l’antipasto (m)", "starter"), ("assaggiare", "to taste"), ("il cameriere", "waiter"), ("il conto", "bill"), ("il cucchiaio", "spoon"), ("la forchetta", "fork"), ("il gusto", "taste; flavour"), ("la mancia", "tip"), ("ordinare", "to order"), ("piccante", "spicy"), ("la ricetta", "recipe"), ("il tovagliolo", "napkin")]),
    ("Weather", [("fa caldo", "it’s hot"), ("fa freddo", "it’s cold"), ("il fulmine", "lightning"), ("il ghiaccio", "ice"), ("la nebbia", "fog"), ("nevicare", "to snow"), ("la nuvola", "cloud"), ("piovere", "to rain"), ("il temporale", "storm"), ("il tuono", "thunder"), ("c’è vento", "it’s windy")]),
    ("Work and ambitions", [("l’azienda (f)", "company"), ("la carriera", "career"), ("il colloquio", "interview"), ("disoccupato", "unemployed"), ("guadagnare", "to earn"), ("l’impiegato (m)", "employee; clerk"), ("il lavoro a tempo parziale", "part-time job"), ("lo sciopero", "strike"), ("lo stipendio", "salary"), ("il tirocinio", "work experience")]),
]


@layout(HALF, "words-borsalino", "vocabulary table of two columns with topic heads")
def words_borsalino(draw):
    body, items = "<h1>Vocabulary list: Foundation Tier</h1><p class=x>Nouns are listed with their article. Gender is shown where the article does not show it. Students may meet words in any form.</p>", []
    for title, words in ITALIAN:
        words = draw.some(words, 5)
        body += f"<h2>{title}</h2><table>" + rows((web(a), web(b)) for a, b in words) + "</table>"
        items += [item(a, b, kind="vocabulary", section=title) for a, b in words]
    css = "h1 { color: #371376; font-size: 150%; font-weight: normal } .x { margin-bottom: 5mm } h2 { color: #371376; font-size: 120%; font-weight: normal; margin: 6mm 0 2mm; break-after: avoid } table { border-collapse: collapse; width: 100% } td { padding: 1mm 2mm; border-bottom: 1px solid #bbb; width: 50% } tr { break-inside: avoid }"
    engine, source = page(draw, body, ["Liberation Sans", "Open Sans"], (10.5, 11), css, language="en-GB")
    return Document(engine, source, items)


# Words of an Arabic course

ARABIC = [
    ("المهن", "Professions", [("مهندس", "مهندسون", "engineer"), ("محام", "محامون", "lawyer"), ("طباخ", "طباخون", "cook"), ("ممرضة", "ممرضات", "nurse (f.)"), ("شرطي", "شرطيون", "policeman"), ("خياط", "خياطون", "tailor"), ("نجار", "نجارون", "carpenter"), ("صحفي", "صحفيون", "journalist")]),
    ("مكان العمل", "The workplace", [("مكتب", "مكاتب", "office; desk"), ("شركة", "شركات", "company"), ("مصنع", "مصانع", "factory"), ("مدير", "مدراء", "director"), ("زميل", "زملاء", "colleague"), ("اجتماع", "اجتماعات", "meeting"), ("راتب", "رواتب", "salary"), ("عطلة", "عطل", "holiday")]),
]


@layout(HALF, "words-fez", "vocabulary in Arabic script, table of three columns with topic heads")
def words_fez(draw):
    body, items = "<p class=c>Lesson 6 <span lang=ar dir=rtl>الدرس السادس</span></p><h1 lang=ar dir=rtl>المفردات</h1><p class=s>New vocabulary</p>", []
    for arabic, english, words in ARABIC:
        body += f"<h2>{english} <span lang=ar dir=rtl>{arabic}</span></h2><table><tr><th>English<th>Plural<th>Singular</tr>" + "".join(f"<tr><td>{web(meaning)}<td lang=ar dir=rtl>{plural}<td lang=ar dir=rtl>{word}</tr>" for word, plural, meaning in words) + "</table>"
        items += [item(word, meaning, kind="vocabulary", section=f"{english} {arabic}") for word, _, meaning in words]
    css = ".c { border-bottom: 1px solid #000 } .c span { float: right } h1 { text-align: center; margin: 0 } .s { text-align: center; margin: 0 0 4mm } h2 { font-size: 115%; margin: 6mm 0 2mm } h2 span { float: right } table { border-collapse: collapse; width: 100%; clear: both } td, th { padding: 1mm 3mm; border-top: 1px solid #999; border-bottom: 1px solid #999; text-align: left; width: 34% } td[lang], th:nth-child(n+2) { text-align: right; width: 33% } [lang=ar] { font-family: 'Noto Naskh Arabic'; font-size: 112% }"
    engine, source = page(draw, body, ["Liberation Serif", "Linux Libertine O"], (11, 12), css)
    return Document(engine, source, items)


# Citizenship sheet of a library, Australia

AUSTRALIA = [
    ("Part 1: Australia and its people", [
        ("Who are the first inhabitants of Australia?", ["Aboriginal and Torres Strait Islander peoples"]),
        ("Which two flags, besides the national flag, are official flags of Australia?", ["the Australian Aboriginal Flag", "the Torres Strait Islander Flag"]),
        ("What do we remember on Anzac Day?", ["the landing at Gallipoli in 1915", "all Australians who served in wars and other operations"]),
        ("What is the capital city of Australia?", ["Canberra"]),
        ("Name two of the national colours.", ["green", "gold"])]),
    ("Part 2: Democratic beliefs, rights and liberties", [
        ("What is meant by freedom of speech?", ["People can say and write what they think within the law."]),
        ("Name one responsibility of every citizen from the age of 18.", ["voting in federal elections", "voting in state or territory elections", "voting in a referendum"]),
        ("Does Australia have an official religion?", ["No, its government treats all people equally whatever their religion."])]),
    ("Part 3: Government and the law", [
        ("What are the three levels of government?", ["federal (or Commonwealth)", "state or territory", "local"]),
        ("Which two houses make up the Parliament?", ["the House of Representatives", "the Senate"]),
        ("How can the Constitution be changed?", ["by a referendum"]),
        ("Who is the Head of State’s representative in Australia?", ["the Governor-General"]),
        ("How many senators does each state have?", ["twelve"]),
        ("Who chooses the ministers of the government?", ["the Prime Minister"])]),
]


@layout(HALF, "civics-akubra", "list for a civic test with bulleted answers")
def civics_akubra(draw):
    body, items, n = paragraph(run("Citizenship Test Study Sheet"), "Title") + paragraph(run("Use this sheet with the booklet of the Department. Where more than one answer is given, you should know them all unless the question asks for one. Study group: Wednesdays at 6 pm, meeting room 2.")), [], 0
    for title, asked in AUSTRALIA:
        body += paragraph(run(title), "Head")
        for question, answers in asked:
            n += 1
            body += paragraph(run(f"{n}.\t{question}", "B"), "Ask") + "".join(paragraph(run(f"•\t{answer}"), "Dot") for answer in answers)
            items.append(item(question, "\n".join(answers), str(n), section=title))
    styles = paragraph_style("Ask", 0.3, 1.0, -1.0, [(1.0, "")], extra='fo:keep-with-next="always"') + paragraph_style("Dot", 0.05, 1.7, -0.6, [(1.7, "")])
    engine, source = office(draw, body, ["Liberation Sans", "Open Sans", "Lato"], (11, 12), 2.4, head="City Libraries    Learning English", styles=styles)
    return Document(engine, source, items)


# Heat, grade 11 physics, Ontario

HEAT = [
    ("Understanding Concepts", [
        ("Distinguish between heat and temperature.", None, "short"),
        ("Convert 25 °C to kelvins.", "298 K", "numeric"),
        ("How much heat is needed to raise the temperature of 2.0 kg of water from 15 °C to 65 °C?", "4.2 × 10⁵ J", "numeric"),
        ("A 0.50 kg block of aluminum, c = 9.0 × 10² J/(kg·°C), cools from 80 °C to 20 °C. How much heat does it give off?", "2.7 × 10⁴ J", "numeric"),
        ("When 1.26 × 10⁴ J of heat is added to 0.30 kg of water, by how much does its temperature rise?", "10 °C", "numeric"),
        ("Why is water used in the cooling system of a car?", None, "short"),
        ("A piece of ice with a mass of 0.20 kg is at 0 °C. The latent heat of fusion of ice is 3.3 × 10⁵ J/kg.", [("How much heat is needed to melt it?", "6.6 × 10⁴ J"), ("How long would a 220 W heater take?", "3.0 × 10² s")], "numeric"),
        ("How much heat is released when 0.10 kg of steam at 100 °C condenses to water at 100 °C? The latent heat of vaporization is 2.3 × 10⁶ J/kg.", "2.3 × 10⁵ J", "numeric")]),
    ("Applying Inquiry Skills", [
        ("A hot metal of mass 0.40 kg at 95 °C is put into 0.20 kg of water at 20 °C. The final temperature is 30 °C.", [("Find the heat gained by the water.", "8.4 × 10³ J"), ("Find the specific heat capacity of the metal.", "3.2 × 10² J/(kg·°C)")], "numeric"),
        ("Design an experiment to compare the insulation of two kinds of cups.", None, "short")]),
    ("Making Connections", [
        ("Name the three ways in which heat is transferred.", "conduction, convection, radiation", "short"),
        ("Explain why the climate of Vancouver is milder than that of Winnipeg.", None, "short"),
        ("A house in Sudbury loses 9.0 × 10⁷ J in an hour on a winter night. What is this in kilowatts?", "25 kW", "numeric")]),
]


@layout(HALF, "exercises-busby", "textbook exercises in two columns with answers to the odd numbers behind")
def exercises_busby(draw):
    body, items, key, n = r"{\color{head}\LARGE\sffamily\bfseries Section 5.3 Questions}\par\medskip\begin{multicols}{2}", [], [], 0
    for title, asked in HEAT:
        body += rf"\needspace{{2.5cm}}\par\medskip{{\color{{head}}\sffamily\bfseries {title}}}\par " "\n"
        for question, answer, kind in asked:
            n += 1
            parts = answer if isinstance(answer, list) else []
            body += rf"\lab{{0mm}}{{7mm}}{{{n}.}}{{{tex(question)}}}" "\n" + "".join(rf"\lab{{7mm}}{{6.5mm}}{{({letter})}}{{{tex(asks)}}}" "\n" for letter, (asks, _) in zip("ab", parts))
            odd = n % 2 == 1
            items += [item(asks, says if odd else None, f"{n}({letter})", stem=question, kind=kind, section=title) for letter, (asks, says) in zip("ab", parts)]
            if not parts:
                items.append(item(question, answer if odd else None, str(n), kind=kind, section=title))
            if odd and answer:
                key.append(rf"\lab{{0mm}}{{8mm}}{{{n}.}}{{" + ("; ".join(f"({letter}) {tex(says)}" for letter, (_, says) in zip("ab", parts)) if parts else tex(answer)) + "}")
    body = body.replace("·", r"\ensuremath{\cdot}")
    body += r"\end{multicols}\newpage{\color{head}\LARGE\sffamily\bfseries Answers to Odd-Numbered Questions}\par\medskip\begin{multicols}{3}\small\textbf{Section 5.3, p. 203}\par " + "\n".join(key).replace("·", r"\ensuremath{\cdot}") + r"\end{multicols}"
    engine, source = document(draw, body.replace("×", r"\ensuremath{\times}"), ["palatino", "times"], (10,), (20, 22), foot=r"\fancyfoot[R]{\sffamily\small Thermal Energy\quad\textbf{\thepage}}", extra=r"\usepackage{xcolor}\definecolor{head}{rgb}{.65,.1,.1}\setlength\columnsep{8mm}\raggedcolumns\setcounter{page}{203}", paper="letterpaper")
    return Document(engine, source, items)


# Bylaws of a community garden, United States

BYLAWS = [
    ("Article I. Name and Purpose", ["The name of this association is the Elm Street Community Garden.", "The purpose of the association is to grow food, to share knowledge of gardening and to keep the lot a pleasant place for the neighborhood."]),
    ("Article II. Membership", ["Any resident of the ward who is 18 or older may become a member by signing the garden agreement and paying the annual fee of $35.", "Each household may hold one plot. A second plot may be assigned after May 15 if no one is on the waiting list.", "Members shall work at least eight hours each season on the common areas."]),
    ("Article III. Plots", ["Plots that are not planted by June 1 may be assigned to another member after written notice.", "No chemical pesticides or herbicides may be used. A list of permitted products is kept in the shed.", "Paths shall be kept clear to a width of three feet."]),
    ("Article IV. Officers", ["The officers are a coordinator, a treasurer and a secretary, who are elected in November for one year.", "The coordinator presides at meetings, the treasurer keeps the accounts, and the secretary keeps the minutes and the waiting list."]),
    ("Article V. Meetings", ["General meetings are held in March, July and November. One third of the members make a quorum.", "Decisions are made by a majority of the members present."]),
    ("Article VI. Amendments", ["These bylaws may be amended by two thirds of the members present at a general meeting, if the text was sent to all members fourteen days before."]),
]


@layout(HALF, "bylaws-sunhat", "bylaws, which ask nothing")
def bylaws_sunhat(draw):
    body = paragraph(run("BYLAWS OF THE ELM STREET COMMUNITY GARDEN"), "Top") + paragraph(run("Adopted March 11, 2017"), "Mid")
    for title, texts in BYLAWS:
        body += paragraph(run(title), "Head") + "".join(paragraph(run(f"Section {n}.", "B") + run(f"  {text}")) for n, text in enumerate(texts, 1))
    body += paragraph(run("\n______________________________\tDate: ________________\nCoordinator"))
    styles = paragraph_style("Top", 0, bold=True, size=14, extra='fo:text-align="center"') + paragraph_style("Mid", 0.2, extra='fo:text-align="center"')
    engine, source = office(draw, body, ["Liberation Serif", "Caladea"], (11, 12), 2.5, styles=styles)
    return Document(engine, source, [])


# Radio amateurs, trainer's copy, United Kingdom

RADIO = [
    ("What must you do before you transmit on a frequency?", ["Switch off the lights", "Listen to find out whether it is in use", "Send a string of dots", "Tell the police"], 1),
    ("The unit of frequency is the", ["ohm", "watt", "hertz", "volt"], 2),
    ("A current of 2 A flows through a resistor of 6 Ω. The potential difference across it is", ["3 V", "8 V", "12 V", "36 V"], 2),
    ("Which of these would be used to join a transmitter to an antenna?", ["Coaxial cable", "Bell wire", "Mains flex", "Fuse wire"], 0),
    ("A half-wave dipole for the 20 metre band is about", ["5 m long", "10 m long", "20 m long", "40 m long"], 1),
    ("The ionosphere makes it possible for HF signals to", ["pass through mountains", "change to FM", "travel at twice the speed of light", "return to Earth far away"], 3),
    ("A high SWR on the feeder suggests", ["a fault in the antenna or feeder", "a flat battery", "a crowded band", "good propagation"], 0),
    ("The phonetic word for the letter Q is", ["Queen", "Quarter", "Quebec", "Quiz"], 2),
    ("The fuse in a mains plug protects against", ["lightning", "excessive current", "interference", "low voltage"], 1),
    ("A neighbour’s television shows patterns when you transmit. A sensible first step is to", ["raise the power", "fit a filter and reduce the power", "buy a new aerial for the neighbour", "use another call sign"], 1),
    ("In the RS code a report of 59 means that the signal is", ["perfectly readable and strong", "just readable", "on 59 MHz", "five watts"], 0),
    ("Antenna masts should not be put up", ["near a fence", "in summer", "close to overhead power lines", "by two people"], 2),
]


@layout(HALF, "foundation-deerstalker", "multiple choice of a course, trainer’s copy with the right options marked on the page")
def foundation_deerstalker(draw):
    body, items = r"\begin{center}{\large\bfseries Foundation course: mock examination 2}\par\textcolor{red!75!black}{\bfseries TRAINER’S COPY -- do not hand out}\end{center}\medskip ", []
    for n, (question, options, right) in enumerate(RADIO, 1):
        lines = "".join(rf"\lab{{9mm}}{{8mm}}{{{letter}}}{{" + (rf"\colorbox{{yellow}}{{{tex(option)}}}" if k == right else tex(option)) + "}\n" for k, (letter, option) in enumerate(zip("ABCD", options)))
        body += rf"\needspace{{32mm}}\lab{{0mm}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}" "\n{\\parskip=1pt " + lines + r"}\medskip " "\n"
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    engine, source = document(draw, body, ["lmsans", "arial", "helvetica"], (10, 11), (20, 22), head=r"\fancyhead[L]{\footnotesize Riverside Amateur Radio Club}\fancyhead[R]{\footnotesize Version 3, 2020}", foot=r"Page \thepage", extra=r"\usepackage{xcolor}\fboxsep=1pt")
    return Document(engine, source, items)


# Private pilots, United States

PILOT = [
    ("What is the approximate weight of 30 gallons of aviation gasoline?", ["180 pounds.", "210 pounds.", "250 pounds."], 0),
    ("Which instruments are connected to the static system?", ["Airspeed indicator only.", "Airspeed indicator, altimeter and vertical speed indicator.", "Altimeter and turn coordinator."], 1),
    ("The minimum safe altitude over a congested area, with respect to obstacles within 2,000 feet, is", ["500 feet above the highest obstacle.", "1,000 feet above the highest obstacle.", "2,000 feet above the ground."], 1),
    ("What does a steady green light from the tower mean to an aircraft in flight?", ["Return for landing.", "Give way and continue circling.", "Cleared to land."], 2),
    ("Runway numbers are based on", ["the true heading of the runway.", "the magnetic heading of the runway.", "the order in which the runways were built."], 1),
    ("If the pressure falls and the altimeter is not reset, the aircraft will be", ["lower than indicated.", "higher than indicated.", "at the altitude indicated."], 0),
    ("Which transponder code is used in an emergency?", ["7500.", "7600.", "7700."], 2),
    ("Carburetor ice is most likely at", ["high humidity and temperatures between 20 °F and 70 °F.", "low humidity and temperatures below 0 °F.", "any temperature above 90 °F."], 0),
    ("An airplane stalls when", ["its speed falls below 60 knots.", "the critical angle of attack is exceeded.", "its engine stops."], 1),
    ("In a METAR, the group 24015KT means wind from", ["240° at 15 knots.", "150° at 24 knots.", "24° at 15 knots."], 0),
    ("How long before flight may a pilot have drunk alcohol at the latest?", ["4 hours.", "6 hours.", "8 hours."], 2),
    ("For VFR by day, an airplane must carry enough fuel to reach the first point of intended landing and then to fly for", ["30 minutes.", "45 minutes.", "60 minutes."], 0),
    ("Density altitude increases when", ["the temperature rises.", "the pressure rises.", "the humidity falls."], 0),
    ("When two aircraft approach head-on, each shall alter course to the", ["left.", "right.", "side on which the other is faster."], 1),
]


@layout(HALF, "pilot-visor", "multiple choice with key at the end in a grid")
def pilot_visor(draw):
    def typ(text):
        return text.replace("$", "\\$").replace("#", "\\#")

    body, items = "", []
    for n, (question, options, right) in enumerate(PILOT, 1):
        lines = "".join(f"#grid(columns: (8mm, 1fr), [{letter}.], [{typ(option)}])\n" for letter, option in zip("ABC", options))
        body += f"#block(breakable: false, below: 6mm)[#grid(columns: (10mm, 1fr), [{n}.], [#block(below: 3mm)[{typ(question)}]\n{lines}])]\n"
        items.append(item(question, options[right], str(n), None, choices("ABC", options), kind="mcq", answer_label="ABC"[right]))
    cells = ", ".join(f"[{n}], [{'ABC'[right]}]" for place in range(5) for n, (*_, right) in enumerate(PILOT, 1) if (n - 1) % 5 == place)
    cells = cells + ", [], []"
    source = f"""#set page(paper: "us-letter", margin: (x: 25mm, y: 22mm), footer: align(center, context text(9pt, counter(page).display())))
#set text(font: ({draw.one(['"Liberation Serif"', '"Liberation Sans"', '"Carlito"'])},), size: {draw.one([11, 11.5])}pt, lang: "en", region: "US")
#set block(spacing: 2mm)
#align(center)[#text(14pt, weight: "bold")[Private Pilot Airplane]\\ #text(12pt)[Sample Test]]
#v(5mm)
{body}
#pagebreak(weak: true)
#align(center)[#text(12pt, weight: "bold")[Answers to Sample Test]]
#v(3mm)
#align(center, table(columns: 6, inset: (x: 6mm, y: 2mm), align: center, [*No.*], [*Key*], [*No.*], [*Key*], [*No.*], [*Key*], {cells}))
"""
    return Document("typst", source, items)


# Rules of a board game

GAME = [
    ("Contents", ["1 board with 48 islands, 4 boats, 60 crates in five colors, 40 weather cards, 1 die and this leaflet."]),
    ("Object of the game", ["Players sail from island to island and deliver crates. Whoever has earned 20 coins first wins."]),
    ("Setting up", ["1. Put the board in the middle of the table and shuffle the weather cards.", "2. Each player takes a boat and puts it in the home port of the same color.", "3. Draw three crates for every port and put the rest back into the bag."]),
    ("A turn", ["1. Turn over a weather card. It tells how far boats may sail and from which side the wind blows.", "2. Roll the die and move your boat by at most as many islands as it shows.", "3. Load or unload. A boat holds four crates. For each crate that reaches a port of its color you take two coins from the bank."]),
    ("Storms", ["When a storm card is turned over, all boats at sea lose one crate. Boats in port are safe. Shuffle the cards again after the third storm."]),
    ("Trading", ["Players whose boats are on the same island may trade crates and coins as they like. Promises are not binding."]),
    ("End of the game", ["When a player has 20 coins, the round is played to its end, so that all have had the same number of turns. The player with the most coins is the winner. If two are equal, the one with more crates aboard wins.", "If the cards run out before that, the player who is furthest ahead wins."]),
    ("Example", ["Nora turns over a card with a west wind of strength 3 and rolls a 5. Because the wind allows only three islands against it, she sails two islands to Holm, where she unloads a blue crate and takes two coins."]),
    ("For two players", ["Each player sails two boats and may use either of them in a turn."]),
    ("Variants", ["Fog: the weather cards are kept face down until all have chosen their course.", "Long voyage: play until someone has 30 coins."]),
    ("Credits", ["Design and drawings: Ruth Amsel. The author thanks all who tested the game in Kiel and Leith.", "© 2010. A lost crate or card is replaced free of charge if you write to us."]),
]


@layout(HALF, "rules-pillbox", "rules of a board game, which ask nothing")
def rules_pillbox(draw):
    lines = [".ce 3", "\\fB\\s+8Skerries\\s0\\fP", "\\fIA game of boats and weather\\fP", "2 to 4 players, age 8 and up, about 45 minutes", ".sp", ".2C"]
    for title, texts in GAME:
        lines += [".SH", plain(title)]
        for text in texts:
            head, _, rest = text.partition(" ")
            lines += [f".IP {head} 3n", plain(rest)] if head.rstrip(".").isdigit() and head.endswith(".") else [".LP", plain(text)]
    engine, source = roff(draw, lines, (11, 12), ("P", "N", "H"))
    return Document(engine, source, [])


# Trigonometry, United States

TRIG = [
    ("In Exercises 1–8, change each angle from degrees to radians. Leave π in the answers.", [("30°", "π/6"), ("135°", "3π/4"), ("−90°", "−π/2"), ("240°", "4π/3"), ("315°", "7π/4"), ("18°", "π/10"), ("72°", "2π/5"), ("−210°", "−7π/6")]),
    ("In Exercises 9–14, change each angle from radians to degrees.", [("π/3", "60°"), ("5π/6", "150°"), ("−π/4", "−45°"), ("7π/2", "630°"), ("2π/9", "40°"), ("11π/12", "165°")]),
    (None, [
        ("A wheel turns at 40 revolutions a minute. Find its angular speed in radians per second.", "4π/3 rad/sec"),
        ("Find the length of the arc that an angle of 1.5 radians cuts off on a circle of radius 8 inches.", "12 inches"),
        ("The minute hand of a clock is 6 inches long. How far does its tip move in 20 minutes?", "4π inches"),
        ("Find the area of a sector with the angle π/4 in a circle of radius 4 feet.", "2π square feet"),
        ("Two cities on the same meridian differ in latitude by 9°. Find the distance between them, with 4000 miles as the radius of the earth.", "200π miles")]),
]


@layout(HALF, "trigonometry-cloche", "textbook exercises in two columns with answers to the odd numbers behind")
def trigonometry_cloche(draw):
    body, items, key, n = r"{\large\bfseries EXERCISES 7.2}\par\medskip\begin{multicols}{2}", [], [], 0
    for stem, asked in TRIG:
        body += rf"\par\medskip\textit{{{tex(stem)}}}\par\smallskip " "\n" if stem else r"\par\medskip "
        cells = []
        for question, answer in asked:
            n += 1
            odd = n % 2 == 1
            items.append(item(question, answer if odd else None, str(n), stem=stem, kind="numeric", section="EXERCISES 7.2"))
            if odd:
                key.append(rf"\mbox{{\textbf{{{n}.}} {tex(answer)}}}")
            if stem:
                cells.append(rf"\textbf{{{n}.}} {tex(question)}")
            else:
                body += rf"\lab{{0mm}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}" "\n"
        if cells:
            body += r"\begin{tabular}{@{}p{.46\linewidth}@{}p{.46\linewidth}@{}}" + r"\\[2pt]".join(" & ".join(cells[k : k + 2]) for k in range(0, len(cells), 2)) + r"\end{tabular}\par" "\n"
    body += r"\end{multicols}\newpage\begin{center}\textbf{ANSWERS TO ODD-NUMBERED EXERCISES}\end{center}\textbf{Exercises 7.2}\par " + r"\quad ".join(key)
    engine, source = document(draw, body, ["cm", "times"], (10, 11), (28, 30), head=r"\fancyhead[L]{\small\textbf{\thepage}}\fancyhead[R]{\small\textsc{Circular Functions}}", foot="", extra=r"\setlength\columnsep{9mm}\setcounter{page}{214}", paper="letterpaper")
    return Document(engine, source, items)
