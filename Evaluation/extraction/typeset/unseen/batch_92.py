"""The second part of the sheets of batch 91: matching, pairs, questions often asked, civics, terms, words, a chapter and an article."""

from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from unseen.batch_91 import HALF
from webpage import page, web

# Matching on the colonies

COLONY = [
    ("Mayflower Compact", "agreement of the Pilgrims to govern themselves by laws they made"),
    ("indentured servant", "person who worked for several years to pay for the passage to America"),
    ("House of Burgesses", "first elected assembly in the English colonies"),
    ("joint-stock company", "business in which investors share the profits and the risks"),
    ("proprietary colony", "land that the king granted to one person or a group"),
    ("Middle Passage", "voyage of enslaved Africans across the Atlantic"),
    ("cash crop", "plant such as tobacco that is grown to be sold"),
    ("Great Awakening", "religious revival of the 1730s and 1740s"),
    ("mercantilism", "belief that colonies exist to make the home country richer"),
    ("backcountry", "region along the edge of the Appalachian Mountains"),
    ("apprentice", "young person who learns a trade from a master"),
    ("William Penn", "Quaker who founded a colony with freedom of worship"),
]


@layout(HALF, "colonial-simoom", "matching of two columns with blanks before the numbers, key in a line at the end")
def colonial_simoom(draw):
    ends = draw.mixed([meaning for _, meaning in COLONY])
    letters = "ABCDEFGHIJKL"
    rows, key, items = "", [], []
    for n, ((term, meaning), letter, end) in enumerate(zip(COLONY, letters, ends), 1):
        rows += f"[\\_\\_\\_\\_\\_], [{n}.], [{term}], [{letter}.], [{end}],\n"
        right = letters[ends.index(meaning)]
        key.append(f"{n}. {right}")
        items.append(item(term, meaning, str(n), None, choices(letters, ends), kind="match", answer_label=right))
    joined = " #h(1.2em) ".join(key)
    source = f"""#set page(paper: "us-letter", margin: 1in)
#set text(font: ({draw.one(['"Caladea"', '"Liberation Serif"', '"Libertinus Serif"'])},), size: 11pt, lang: "en")
#grid(columns: (1fr, auto), [Name #box(width: 6cm, stroke: (bottom: 0.5pt))[#hide[x]]], [Period #box(width: 2cm, stroke: (bottom: 0.5pt))[#hide[x]]])
#v(6mm)
#align(center)[#text(15pt, weight: "bold")[Chapter 4 Vocabulary: The English Colonies]]
#v(3mm)
*Matching.* Write the letter of the correct description next to each term. Each letter is used once.
#v(4mm)
#grid(columns: (12mm, 8mm, 46mm, 8mm, 1fr), row-gutter: 4.2mm, {rows})
#v(1fr)
#line(length: 100%, stroke: 0.4pt)
#text(8.5pt)[*Teacher key:* {joined}]
"""
    return Document("typst", source, items)


# Oral exam on a yacht

YACHT = [
    ("What does a vessel under sail show at night?", "Red and green sidelights and a white stern light. Under 20 metres they may be combined in one lantern at the masthead."),
    ("Two power-driven vessels meet end on. What must each of them do?", "Alter course to starboard, so that each passes on the port side of the other."),
    ("Which sailing vessel gives way when both have the wind on different sides?", "The one which has the wind on the port side."),
    ("What is the sound signal for “I am altering my course to starboard”?", "One short blast."),
    ("How does a vessel at anchor show this by day?", "With one black ball in the fore part of the vessel."),
    ("In region A, what colour is a port hand buoy, and what shape is its topmark?", "Red, with a can as its topmark."),
    ("A buoy is black above yellow, and both cones point upwards. On which side do you pass it?", "It is a north cardinal mark, and the safe water is to the north of it."),
    ("What is the difference between true north and magnetic north called?", "Variation."),
    ("Which channel do you use to call for help by VHF?", "Channel 16."),
    ("When do you send MAYDAY and when PAN PAN?", "MAYDAY is for grave and imminent danger to a vessel or a person. PAN PAN is for an urgent message when the danger is not immediate."),
    ("What do you do first when a person falls overboard?", "Shout “man overboard”, throw a lifebuoy, and have one member of the crew point at the person all the time."),
    ("How much chain should you let out at anchor in calm weather?", "At least four times the greatest depth of water."),
    ("Barometer falling fast, wind backing to the south-east. What do you expect?", "A depression is coming, with rain and stronger wind."),
    ("What is meant by a lee shore?", "A shore towards which the wind is blowing."),
]


@layout(HALF, "oral-khamsin", "pairs with Q: and A: over two pages, groff")
def oral_khamsin(draw):
    lines = [".ds CH", ".ds CF - % -", ".TL", "Questions for the oral examination", ".AU", "Coastal Skipper, harbour sailing school", ".LP", "Cover the answers with a sheet of paper and try to say them aloud.", ".sp 1"]
    items = []
    for question, answer in YACHT:
        lines += [".ne 5", ".IP Q: 4n", plain(question), ".IP A: 4n", plain(answer), ".sp 0.6"]
        items.append(item(question, answer))
    engine, source = roff(draw, [line.replace("“", "\\(lq").replace("”", "\\(rq").replace("’", "\\(cq") for line in lines], (12,), ("T", "N", "P"))
    return Document(engine, source, items)


# Pub quiz of a parish, Ireland

PUB = [
    ("Round 1: Ireland", [("Which river flows through Limerick?", "The Shannon"), ("What is the highest mountain in Ireland?", "Carrauntoohil"), ("In what year did the Easter Rising take place?", "1916"), ("Which county is known as the Kingdom?", "Kerry"), ("Who wrote Ulysses?", "James Joyce")]),
    ("Round 2: Sport", [("How many players has a hurling team on the field?", "15"), ("Which country won the football World Cup in 1998?", "France"), ("Over what distance is a marathon run, to the nearest kilometre?", "42 km"), ("In which sport would you find a googly?", "Cricket"), ("Which Irish boxer won Olympic gold in London in 2012?", "Katie Taylor")]),
    ("Round 3: Food and Drink", [("From which plant is tequila made?", "Agave"), ("What is the main ingredient of hummus?", "Chickpeas"), ("Which nut is used to make marzipan?", "Almond"), ("What is the Italian word for ice cream?", "Gelato")]),
    ("Round 4: Potluck", [("How many strings has a standard violin?", "Four"), ("What is the capital of Slovenia?", "Ljubljana"), ("Which metal is liquid at room temperature?", "Mercury"), ("How many squares are there on a chessboard?", "64")]),
]


@layout(HALF, "quiz-etesian", "pairs in rounds of a pub quiz, word processor, answers below the questions")
def quiz_etesian(draw):
    body, items = paragraph(run("Ballymore Parish Table Quiz"), "Title") + paragraph(run("Quizmaster’s copy – please do not leave on tables!", "I")), []
    for head, pairs in PUB:
        body += paragraph(run(head), "Head")
        for n, (question, answer) in enumerate(pairs, 1):
            body += paragraph(run(f"Q{n}.\t{question}"), "Ask") + paragraph(run(f"A.\t{answer}", "B"), "Say")
            items.append(item(question, answer, str(n), section=head))
        body += paragraph(run("Collect the sheets and read out the scores.", "I"), "Body")
    styles = paragraph_style("Ask", 0.25, 1.2, -1.2, [(1.2, "")], extra='fo:keep-with-next="always"') + paragraph_style("Say", 0.05, 1.2, -1.2, [(1.2, "")])
    engine, source = office(draw, body, ["Carlito", "Comic Neue"], (12,), styles=styles)
    return Document(engine, source, items)


# FAQ of a text program's mailing list

ROFF = [
    ("About this list", [
        ("What is this document for?", ["It collects the questions that come up on the mailing list about once a month. Please read it before you write to the list, and tell newcomers about it gently."]),
        ("How do I leave the list?", ["Send a message with the single word unsubscribe in its body to the address in the head of every mail. A message to the list itself only amuses the other readers."]),
        ("Are there archives?", ["Yes. All messages since 1997 are kept, sorted by month and by thread. The search form is slow, but it works."]),
    ]),
    ("Getting started", [
        ("Do I need a Unix system to run the formatter?", ["No. There are ports to OS/2, to MS-DOS and to Windows, and the sources compile with any compiler that follows the 1990 standard. On the smaller systems you may have to do without the previewer."]),
        ("Where can I find a tutorial?", ["The manual has one in its second chapter.", "Besides, several universities offer their course notes for download. They are older than the present macros, but the requests have not changed."]),
        ("Why does my first page come out blank?", ["Most likely there is an empty line before the title macro. An empty line makes a break, and the macro then begins a new page."]),
    ]),
    ("Fonts and characters", [
        ("How do I print accented letters?", ["Use the escapes of four letters that are listed in the appendix of the manual, or write your text in Latin-1 and say so on the command line. Both ways may be mixed in one file."]),
        ("Can I use my own PostScript fonts?", ["You can. Run the converter on the metrics file of the font, copy what it writes into the font directory, and add the name of the font to the download list. The printer gets the font with each job, so files grow."]),
        ("Why are the hyphens in my listings so short?", ["A hyphen and a minus are different characters. In text that will be copied and typed at a prompt you need the minus, which is written with a backslash before it."]),
    ]),
    ("Tables and equations", [
        ("May a table run over several pages?", ["It may if you add the letter H to the macro that begins the table. The rows up to the head macro are then repeated at the top of each page."]),
        ("How do I number equations?", ["Put the number behind the macro that begins the equation. Automatic numbers need a register that you step yourself, for which an example is in the archives of May 2001."]),
        ("My equation is cut off at the right margin. What is wrong?", ["Equations are never broken between lines, since only the author knows where that makes sense. Divide it by hand and line up the halves with mark and lineup."]),
    ]),
]


@layout(HALF, "faq-meltemi", "FAQ with section numbers and contents, prose answers over pages, LaTeX")
def faq_meltemi(draw):
    body, items = "", []
    for s, (head, pairs) in enumerate(ROFF, 1):
        body += rf"\section{{{tex(head)}}}"
        for n, (question, answer) in enumerate(pairs, 1):
            body += rf"\subsection{{{tex(question)}}}" + r"\par ".join(tex(part) for part in answer) + "\n"
            items.append(item(question, "\n".join(answer), f"{s}.{n}", kind="faq", section=head, page=None))
    source = r"""\documentclass[11pt,a4paper]{article}
\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{lmodern}
\pdfcompresslevel=9\pdfobjcompresslevel=2
\usepackage[margin=30mm]{geometry}
\title{Frequently asked questions\\of the typesetting list}\author{maintained by the readers}\date{Version 2.3, October 2003}
\begin{document}\maketitle\tableofcontents\clearpage
""" + body + r"\end{document}"
    # The questions stand in the contents of page 1 too; the answers tell the page.
    for entry in items:
        entry["page"] = 2 if int(entry["number"][0]) <= 3 else 3
    return Document("latex", source, items)


# Questions on a census, Scotland

CENSUS = [
    ("1. About the census", [
        ("1.1", "What is the census?", ["The census is the official count of every person and household in Scotland. It is usually taken every ten years."], []),
        ("1.2", "Why is it important?", ["The answers help councils and other bodies to plan services, for example:"], ["schools and nurseries", "hospitals and surgeries", "roads and buses", "new homes"]),
        ("1.3", "When was the first one held?", ["The first census was held in 1801. A count has followed in nearly every tenth year since, apart from 1941, when the country was at war."], []),
    ]),
    ("2. Taking part", [
        ("2.1", "Do I have to complete it?", ["Yes. You are required by law to take part, although a few questions are voluntary and are marked as such. If you do not take part, or give false information, you could be fined up to £1,000."], []),
        ("2.2", "Who should fill in the questionnaire?", ["The householder is responsible for making sure that everyone who usually lives at the address is included.", "Anyone aged 16 or over may ask for a separate questionnaire if they would rather keep their answers private."], []),
        ("2.3", "Can I complete it on paper?", ["You can. Call our free helpline and we will post a paper questionnaire to you. It takes up to five working days to arrive."], []),
        ("2.4", "What if I am away on census day?", ["You should still be counted at your usual address. Complete the questionnaire before you leave or as soon as you return."], []),
        ("2.5", "I am a student. Where am I counted?", ["Students are counted at their term-time address. Your parents should list you at their address as well, but need only answer a few questions about you."], []),
    ]),
    ("3. Your information", [
        ("3.1", "Who sees my answers?", ["Only people who work on the census and have signed an undertaking see your answers. They are not shared with the police, the tax office or your landlord."], []),
        ("3.2", "How long is it kept confidential?", ["Personal census records are closed for 100 years. After that they become a source for people who trace their family history."], []),
        ("3.3", "How do I know that a letter is genuine?", ["Every letter has your address and a code of 16 characters. If you are in doubt:"], ["do not reply to the letter", "call the helpline with the number on our website", "never give details of your bank account"]),
    ]),
]


@layout(HALF, "census-shamal", "FAQ with section numbers, prose answers and lists over pages, Chromium")
def census_shamal(draw):
    body, items = "<h1>Frequently asked questions</h1><p class=s>Scotland’s Census 2022 – information for households</p>", []
    for head, questions in CENSUS:
        body += f"<h2>{web(head)}</h2>"
        for number, question, prose, bullets in questions:
            listed = f"<ul>{''.join(f'<li>{web(x)}</li>' for x in bullets)}</ul>" if bullets else ""
            body += f"<h3>{number}&ensp;{web(question)}</h3>{''.join(f'<p>{web(x)}</p>' for x in prose)}{listed}"
            items.append(item(question, "\n".join([*prose, *bullets]), number, kind="faq", section=head))
    css = "h1 { color: #5b2a86; margin-bottom: 0 } .s { color: #555; margin: 0 0 8mm } h2 { color: #5b2a86; font-size: 135%; margin: 8mm 0 2mm; break-after: avoid } h3 { font-size: 108%; margin: 5mm 0 1mm; break-after: avoid } p { margin: 1mm 0; max-width: 155mm } ul { margin: 1mm 0 } li { break-inside: avoid }"
    engine, source = page(draw, body, ["Open Sans", "Noto Sans", "Roboto"], (12,), css)
    return Document(engine, source, items)


# Life in Jersey

JERSEY = [
    ("Geography", [("What is the capital of Jersey?", ["St Helier"]), ("How many parishes are there in Jersey?", ["12"]), ("Name one of the other Channel Islands.", ["Guernsey", "Alderney", "Sark", "Herm"]), ("Which country lies closest to Jersey?", ["France"]), ("Which bay lies along most of the west coast?", ["St Ouen’s Bay"])]),
    ("History", [("In which years was Jersey occupied during the Second World War?", ["1940 to 1945"]), ("What is celebrated on 9 May?", ["Liberation Day"]), ("Who was killed leading the British troops in the Battle of Jersey?", ["Major Francis Peirson"]), ("Which castle overlooks the harbour of Gorey?", ["Mont Orgueil", "Gorey Castle"])]),
    ("Government", [("What is the parliament of Jersey called?", ["The States Assembly", "The States of Jersey"]), ("Who represents the Sovereign in Jersey?", ["The Lieutenant-Governor"]), ("What is the head of a parish called?", ["The Connétable", "The Constable"]), ("At what age may a person vote in Jersey?", ["16"]), ("Name two things that Jersey decides for itself.", ["taxes", "education", "health care", "policing"])]),
    ("Culture and economy", [("What is the traditional language of the island called?", ["Jèrriais"]), ("Name two products for which Jersey is known.", ["Jersey Royal potatoes", "milk and cream", "knitwear"]), ("What does the flag of Jersey show?", ["a red saltire on white, with the arms of the island above"]), ("Which industry is the largest in Jersey?", ["finance"])]),
]


@layout(HALF, "civics-squall", "list of questions for a citizenship test with bulleted answers, word processor")
def civics_squall(draw):
    body, items, n = paragraph(run("Citizenship test: questions and answers"), "Title"), [], 0
    body += paragraph(run("The questions in the test are taken from the list below. Where a question has more than one answer, any of them will be accepted unless the question says otherwise."))
    for head, pairs in JERSEY:
        body += paragraph(run(head), "Head")
        for question, answers in pairs:
            n += 1
            body += paragraph(run(f"{n}.\t{question}", "B"), "Ask") + "".join(paragraph(run(f"•\t{answer}"), "Dot" if k < len(answers) - 1 else "Last") for k, answer in enumerate(answers))
            items.append(item(question, "\n".join(answers), str(n), section=head))
    styles = paragraph_style("Ask", 0.3, 1.0, -1.0, [(1.0, "")], extra='fo:keep-with-next="always"') + paragraph_style("Dot", 0.05, 1.7, -0.5, [(1.7, "")], extra='fo:keep-with-next="always"') + paragraph_style("Last", 0.05, 1.7, -0.5, [(1.7, "")])
    engine, source = office(draw, body, ["Liberation Sans", "Carlito", "Lato"], (11,), styles=styles, head="Customs and Immigration Service")
    return Document(engine, source, items)


# List of a state for graduation

ARIZONA = [
    ("THE STATE", [("When did Arizona become a state?", ["February 14, 1912"]), ("What is the capital of Arizona?", ["Phoenix"]), ("Name the “five Cs” of the economy.", ["copper", "cattle", "cotton", "citrus", "climate"]), ("Name one state that borders Arizona.", ["California", "Nevada", "Utah", "New Mexico"]), ("What is one nickname of Arizona?", ["the Grand Canyon State", "the Copper State"]), ("Which river formed the Grand Canyon?", ["the Colorado River"])]),
    ("STATE GOVERNMENT", [("Who heads the executive branch?", ["the Governor"]), ("How many counties does Arizona have?", ["15"]), ("What are the two parts of the state legislature?", ["the Senate and the House of Representatives"]), ("How many state senators are there?", ["30"]), ("For how many years is the Governor elected?", ["four (4)"]), ("What is the highest state court?", ["the Arizona Supreme Court"])]),
    ("PEOPLE AND HISTORY", [("Which purchase added the land around Tucson in 1853?", ["the Gadsden Purchase"]), ("Who was the first Governor of the state?", ["George W. P. Hunt"]), ("Which justice from Arizona was the first woman on the U.S. Supreme Court?", ["Sandra Day O’Connor"]), ("Name one American Indian nation in Arizona.", ["Navajo", "Hopi", "Tohono O’odham", "White Mountain Apache"]), ("Which farm worker leader was born near Yuma?", ["César Chávez"]), ("What is the state bird?", ["the cactus wren"])]),
]


@layout(HALF, "civics-williwaw", "list of questions on a state in two columns with bulleted answers, LaTeX")
def civics_williwaw(draw):
    body, items, n = "", [], 0
    for head, pairs in ARIZONA:
        body += rf"\bigskip\needspace{{25mm}}{{\bfseries {head}}}\par\medskip "
        for question, answers in pairs:
            n += 1
            body += rf"\begin{{minipage}}{{\linewidth}}\raggedright\setlength\parskip{{1pt}}\lab{{0pt}}{{7mm}}{{{n}.}}{{{tex(question)}}}" + "".join(rf"\lab{{9mm}}{{4mm}}{{$\bullet$}}{{\textit{{{tex(answer)}}}}}" for answer in answers) + r"\end{minipage}\par\vspace{2mm}" + "\n"
            items.append(item(question, "\n".join(answers), str(n), section=head))
    title = r"\begin{center}{\Large\bfseries Arizona Civics Review}\par\smallskip Study list for the graduation test\end{center}\textit{Questions may have more answers than those shown. You need only the number of answers for which the question asks.}\begin{multicols}{2}"
    engine, source = document(draw, title + body + r"\end{multicols}", ["palatino", "timesnew", "libertine"], (11,), (20, 24), paper="letterpaper", extra=r"\setlength\columnsep{10mm}", foot=r"\fancyfoot[L]{\footnotesize Revised August 2016}\fancyfoot[R]{\footnotesize Page \thepage}")
    return Document(engine, source, items)


# Glossary of a museum of printing

PRINTING = [
    ("ascender", "The part of a lower-case letter such as b or h that rises above the height of an x."),
    ("baseline", "The line on which the letters of a row appear to stand."),
    ("bleed", "Printing that runs beyond the edge at which the sheet is trimmed, so that no white margin is left."),
    ("chase", "An iron frame in which type and blocks are locked up before they are put on the bed of the press."),
    ("composing stick", "A small tray that the compositor holds in the left hand and fills with type letter by letter, line by line."),
    ("descender", "The part of a letter such as g or p that hangs below the baseline."),
    ("em", "A measure equal to the size of the type in use; in twelve-point type it is twelve points wide."),
    ("forme", "Pages of type and illustrations that have been arranged and secured for printing one side of a sheet."),
    ("fount", "A complete set of letters, figures and signs of one size and design, as supplied by the foundry."),
    ("furniture", "Pieces of wood or metal, lower than the type, that fill the larger spaces around the pages in a chase."),
    ("galley", "A long metal tray in which set lines are kept until they are made up into pages. Proofs taken from it bear the same name."),
    ("imposition", "The arrangement of the pages on a sheet so that they follow one another once it has been folded."),
    ("justification", "Spacing out the words of each line so that both margins are straight."),
    ("kern", "A part of a letter that overhangs the body of the type on which it was cast."),
    ("leading", "Strips of metal placed between lines to open them out, and hence the distance between lines."),
    ("ligature", "Two or more letters, such as f and i, that are joined and cast on a single body."),
    ("pica", "A unit of twelve points, close to a sixth of an inch."),
    ("quoin", "A wedge, or a device that expands when a key is turned, which tightens the type in the chase."),
    ("serif", "A short stroke that finishes the end of a main stroke of a letter."),
    ("signature", "A letter or figure at the foot of the first page of a section, by which the binder puts the sections in their proper order."),
]


@layout(HALF, "glossary-ostro", "glossary with bold terms run in and hanging, hyphenated lines, running heads, small pages")
def glossary_ostro(draw):
    body, items = "", []
    for term, meaning in PRINTING:
        body += rf"\par\hangindent=6mm\hangafter=1\noindent\textbf{{{tex(term)}}}\enspace {tex(meaning)}\par\vspace{{1.5mm}}" + "\n"
        items.append(item(term, meaning, kind="definition"))
    title = r"\thispagestyle{empty}\vspace*{20mm}{\LARGE Glossary}\par\vspace{10mm}\small\textit{Words in this list are explained as they are used by letterpress printers.}\par\vspace{5mm}\normalsize "
    head = r"\fancyhead[L]{\small\ifodd\value{page}\else\thepage\fi}\fancyhead[C]{\small\scshape glossary}\fancyhead[R]{\small\ifodd\value{page}\thepage\fi}"
    engine, source = document(draw, r"\setcounter{page}{141}" + title + body, ["palatino", "times", "lm"], (10, 11), (17, 19), head=head, foot="", paper="a5paper", extra=r"\hyphenpenalty=20\emergencystretch=0pt\usepackage{microtype}")
    return Document(engine, source, items)


# Terms of accounting, Kenya

ACCOUNTS = [
    ("Asset", "Anything of value that a business owns, such as stock, cash or a motor van."),
    ("Liability", "An amount that the business owes to others."),
    ("Capital", "The resources that the owner has put into the business."),
    ("Drawings", "Cash or goods which the owner takes out of the business for personal use."),
    ("Debtor", "A person who owes money to the business."),
    ("Creditor", "A person to whom the business owes money."),
    ("Double entry", "The principle that each transaction is recorded once on the debit side and once on the credit side."),
    ("Ledger", "The book in which all the accounts are kept."),
    ("Petty cash", "A small sum kept for minor payments such as stamps and bus fares."),
    ("Imprest system", "A system in which the petty cashier is refunded at regular intervals what has been spent."),
    ("Trial balance", "A list of the balances of all accounts, drawn up to check that the totals of both sides agree."),
    ("Depreciation", "The loss in value of a fixed asset over the years of its use."),
    ("Carriage inwards", "The cost of transporting goods that have been bought to the business."),
    ("Gross profit", "The amount by which net sales exceed the cost of the goods sold."),
    ("Bad debt", "A debt which is written off because it is not expected to be paid."),
]


@layout(HALF, "terms-libeccio", "table of definitions with numbers, word processor")
def terms_libeccio(draw):
    rows = [[run("S/No.", "B"), run("Term", "B"), run("Meaning", "B")]]
    items = []
    for n, (term, meaning) in enumerate(ACCOUNTS, 1):
        rows.append([run(f"{n}."), run(term, "B"), run(meaning)])
        items.append(item(term, meaning, str(n), kind="definition"))
    body = paragraph(run("PRINCIPLES OF ACCOUNTS – FORM TWO"), "Title") + paragraph(run("Topic 1: Key terms. Copy the table into your exercise book.")) + office_table(rows, [1.6, 4.2, 10.6])
    engine, source = office(draw, body, ["Liberation Serif", "Carlito", "Caladea"], (12,))
    return Document(engine, source, items)


# Danish words

DANISH = [
    ("Hjemmet – At home", [("en stol", "-en, -e", "chair"), ("et bord", "-et, -e", "table"), ("et vindue", "-t, -r", "window"), ("en dør", "-en, -e", "door"), ("et køkken", "-et, -er", "kitchen")]),
    ("Mad – Food", [("et brød", "-et, -", "bread"), ("en ost", "-en, -e", "cheese"), ("et æble", "-t, -r", "apple"), ("en kartoffel", "kartoflen, kartofler", "potato"), ("et æg", "-get, -", "egg")]),
    ("Byen – In town", [("en gade", "-n, -r", "street"), ("en bro", "-en, -er", "bridge"), ("et torv", "-et, -e", "square, market place"), ("en butik", "-ken, -ker", "shop"), ("et rådhus", "-et, -e", "town hall")]),
    ("Vejret – The weather", [("en sky", "-en, -er", "cloud"), ("regn", "-en", "rain"), ("sne", "-en", "snow"), ("et lyn", "-et, -", "flash of lightning"), ("torden", "-en", "thunder")]),
]


@layout(HALF, "words-gregale", "vocabulary in three columns under topics, LaTeX")
def words_gregale(draw):
    rows, items = "", []
    for head, words in DANISH:
        rows += rf"\midrule\multicolumn{{3}}{{@{{}}l}}{{\bfseries {tex(head)}}}\\\midrule" + "\n"
        for danish, forms, english in words:
            rows += rf"{tex(danish)} & {tex(forms)} & {tex(english)}\\" + "\n"
            items.append(item(danish, english, kind="vocabulary"))
    body = r"{\Large\bfseries Ordliste 3}\par\medskip Learn the article and the forms together with each noun.\par\bigskip\begin{longtable}{@{}p{45mm}p{50mm}p{55mm}@{}}\toprule\textit{Dansk}&\textit{Bøjning}&\textit{Engelsk}\\\endhead " + rows.replace(r"\\\midrule", r"\\\midrule\nopagebreak") + r"\bottomrule\end{longtable}"
    engine, source = document(draw, body.replace("–", "--"), ["lm", "palatino", "times"], (11,), (24, 28), extra=r"\usepackage{booktabs}", head=r"\fancyhead[R]{\small Dansk for begyndere}")
    return Document(engine, source, items)


# Arabic words

ARABIC = [
    ("Lesson 5: At the doctor’s", [("طبيب", "ṭabīb", "doctor"), ("مستشفى", "mustashfā", "hospital"), ("دواء", "dawāʾ", "medicine"), ("ألم", "alam", "pain"), ("رأس", "raʾs", "head"), ("يد", "yad", "hand"), ("عين", "ʿayn", "eye")]),
    ("Lesson 6: Time", [("ساعة", "sāʿa", "hour; clock"), ("يوم", "yawm", "day"), ("أسبوع", "usbūʿ", "week"), ("شهر", "shahr", "month"), ("سنة", "sana", "year"), ("أمس", "ams", "yesterday"), ("الآن", "al-ān", "now")]),
    ("Lesson 7: Outdoors", [("جبل", "jabal", "mountain"), ("بحر", "baḥr", "sea"), ("نهر", "nahr", "river"), ("صحراء", "ṣaḥrāʾ", "desert"), ("شمس", "shams", "sun"), ("مطر", "maṭar", "rain")]),
]


@layout(HALF, "words-haboob", "vocabulary in Arabic script in three columns under lessons, Chromium")
def words_haboob(draw):
    body, items = "<h1>Vocabulary for the spring term</h1>", []
    for head, words in ARABIC:
        body += f"<h2>{web(head)}</h2><table><tr><th>Arabic<th>Pronunciation<th>Meaning</tr>" + "".join(f"<tr><td class=a dir=rtl lang=ar>{a}<td>{b}<td>{c}</tr>" for a, b, c in words) + "</table>"
        items += [item(a, c, kind="vocabulary") for a, _, c in words]
    css = "h1 { font-size: 140% } h2 { font-size: 112%; margin: 7mm 0 2mm; break-after: avoid } table { border-collapse: collapse; break-inside: avoid } th { text-align: left; border-bottom: 1.5px solid #000; padding: 1mm 4mm } td { padding: 1mm 4mm; width: 45mm } tr:nth-child(odd) td { background: #f0f0f0 } .a { font: 15pt 'Noto Naskh Arabic'; text-align: left }"
    engine, source = page(draw, body, ["Noto Sans"], (11,), css)
    return Document(engine, source, items)


# Problems of a textbook of astronomy

SKY = [
    ("2.1 Kepler’s Laws", [
        ("An asteroid orbits the Sun once in 8 years. Find the semimajor axis of its orbit.", "4 AU"),
        ("A comet returns every 27 years. What is the semimajor axis of its orbit?", "9 AU"),
        ("A planet of another star moves twice as fast at its closest point as at its farthest. Compare the two distances.", "The farthest distance is twice the closest."),
        ("State which of Kepler’s laws explains why winter in the northern hemisphere is shorter than summer.", "the second"),
    ]),
    ("2.2 Distances", [
        ("A star has a parallax of 0.05 second of arc. Find its distance", [("in parsecs.", "20 pc"), ("in light-years.", "65 light-years")]),
        ("What parallax does a star have at a distance of 50 pc?", "0.02 second of arc"),
        ("One astronomical unit is 1.50 × 10⁸ km, and the speed of light is 3.00 × 10⁵ km/s. How long does light take to cross it?", "500 s"),
        ("Explain why parallax cannot be used for distant galaxies.", "the angles are too small"),
    ]),
    ("2.3 Telescopes", [
        ("The objective of a telescope has a focal length of 1200 mm. Find the magnification with an eyepiece of", [("25 mm.", "48"), ("10 mm.", "120")]),
        ("How many times more light does a mirror of 8 m gather than one of 2 m?", "16"),
        ("Give two reasons why large telescopes use mirrors and not lenses.", "A mirror can be supported from behind, and it brings all colors to one focus."),
        ("Name one kind of radiation that can be observed only from space.", "X-rays"),
    ]),
    ("2.4 Starlight", [
        ("The Sun has a surface temperature of 5800 K. At what wavelength does it shine most strongly? Take 2.9 × 10⁶ nm K for the constant in Wien’s law.", "500 nm"),
        ("By what factor does the luminosity of a star rise if its temperature doubles and its radius stays the same?", "16"),
        ("Star A has a magnitude of 1 and star B a magnitude of 6.", [("Which star is brighter?", "star A"), ("By what factor?", "100")]),
        ("What color do the hottest stars have?", "blue"),
        ("A galaxy recedes at 2100 km/s. Find its distance if the Hubble constant is 70 km/s per Mpc.", "30 Mpc"),
    ]),
]


@layout(HALF, "problems-zonda", "textbook problems in two columns, answers to odd numbers on the last page, LaTeX")
def problems_zonda(draw):
    body, key, items, n = "", "", [], 0
    for head, problems in SKY:
        body += rf"\medskip\needspace{{20mm}}{{\sffamily\bfseries {tex(head)}}}\par\smallskip "
        for text, answer in problems:
            n += 1
            odd = n % 2 == 1
            body += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(text)}" + "".join(rf" (\textit{{{letter}}}) {tex(part)}" for letter, (part, _) in zip("abc", answer if isinstance(answer, list) else [])) + r"}" + "\n"
            if isinstance(answer, list):
                for letter, (part, result) in zip("abc", answer):
                    items.append(item(part, result if odd else None, f"{n}({letter})", stem=text))
                said = " ".join(rf"(\textit{{{letter}}}) {tex(result)}" for letter, (_, result) in zip("abc", answer))
            else:
                items.append(item(text, answer if odd else None, str(n)))
                said = tex(answer)
            if odd:
                key += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{said}}}"
    body = r"{\sffamily\Large\bfseries Problems}\par\medskip\hrule\begin{multicols}{2}" + body + r"\end{multicols}\newpage{\sffamily\Large\bfseries Answers to Odd-Numbered Problems}\par\medskip\hrule\begin{multicols}{3}{\sffamily\bfseries Chapter 2}\par " + key + r"\end{multicols}"
    head = r"\fancyhead[L]{\small\ifnum\value{page}<50\relax\thepage\quad CHAPTER 2\quad Tools of Astronomy\fi}\fancyhead[R]{\small\ifnum\value{page}<50\relax\else ANSWERS\fi}"
    engine, source = document(draw, r"\setcounter{page}{49}" + body, ["times", "palatino", "cm"], (10,), (20, 23), head=head, foot="", paper="letterpaper", extra=r"\usepackage{tgheros}\setlength\columnsep{8mm}")
    return Document(engine, source, items)


# Article of a magazine

LIGHTS = """
= The last keepers

#emph[For two hundred years a family lived beneath every great lamp on the coast. Now the lamps look after themselves.]

#v(2mm)
On a clear night in March the beam from the headland sweeps over the bay every ten seconds, as it has done since 1868. Nobody trims the wick any more. A sensor no bigger than a coin decides when it is dark, a small motor turns the lens, and a telephone line tells an office two hundred miles away that all is well.

The idea of a fire on a hill to guide ships home is as old as sailing. The most famous of the early lights, the Pharos of Alexandria, stood for well over a thousand years before earthquakes brought it down. Yet until the eighteenth century nobody had managed to build a tower on a rock in the open sea and have it stay there.

== Stone against water

The Eddystone, a reef south of Plymouth, was the school of the builders. Its first tower vanished in the great storm of 1703 together with the man who had designed it. The second burnt down. The third, finished by John Smeaton in 1759, had the shape of the trunk of an oak, and its blocks of granite were cut so that each one held its neighbours. It was so strong that when it had to be replaced a century later, it was the rock beneath that had begun to give way, not the tower.

Robert Stevenson took the lesson to the Bell Rock, which lies under water for most of the day. His men could work for only a few hours between tides, and in the first summer they lived on a ship at anchor nearby. The light was shown for the first time in February 1811 and the tower has needed no major repair of its stone since then.

== Bending the light

A lamp sends most of its light where nobody needs it. In the 1820s a French engineer, Augustin Fresnel, found that a lens need not be thick to be strong. He cut away the glass that did no work and left a set of rings, each ground like the edge of a large lens. The first of them was set up at Cordouan, at the mouth of the Gironde, and could be seen more than twenty miles out to sea.

How does a sailor know which light it is? By its rhythm. One tower gives three flashes every twenty seconds, the next a single one every five, and the chart says which is which. For this a lens of several tons has to turn smoothly, and many of them floated in a bath of mercury. Keepers were told to filter the mercury through a cloth from time to time, a task that nobody would be allowed to do today.

== The men go home

Electric lamps needed less care than oil, and a helicopter could bring a technician on any fine morning. One after the other the stations were closed. In Britain the last keepers left North Foreland, in Kent, in November 1998. Some of the cottages were sold, others are let to people on holiday, who ask for the room with the view and sometimes complain of the fog signal.

Ships now find their way by satellite, and there is talk of turning off some lights altogether. Fishermen do not like to hear it. A screen can go blank, they say, but a light on the cliff has never needed a password.
"""


@layout(HALF, "article-brickfielder", "article of a magazine in two columns that asks nothing, Typst")
def article_brickfielder(draw):
    source = f"""#set page(paper: "a4", margin: (x: 18mm, y: 20mm), columns: 2, header: text(8pt)[COASTLINES #h(1fr) Spring 2010], footer: context text(8pt)[#h(1fr) #counter(page).display() #h(1fr)])
#counter(page).update(24)
#set text(font: ({draw.one(['"Caladea"', '"Linux Libertine O"', '"Noto Serif"'])},), size: 11.5pt, lang: "en")
#set par(justify: true, first-line-indent: 4mm, spacing: 0.65em)
#show heading.where(level: 1): set text(22pt)
#show heading.where(level: 2): it => block(above: 5mm, below: 3mm, text(11pt, fill: rgb("#8a1c1c"), it.body))
{LIGHTS}
"""
    return Document("typst", source, [])
