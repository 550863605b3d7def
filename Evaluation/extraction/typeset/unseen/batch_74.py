"""The seventy-fourth: the other half of the documents that batch 73 lists."""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"

# Cloze with four choices, certificate of English

POSTCARD = [
    "Few things are as (0) closely linked with holidays as the picture postcard.",
    ("Yet the first cards, which went on {} in Austria in 1869, had no pictures at all.", ["trade", "sale", "offer", "market"], 1),
    ("People were glad to be able to send a few words {} paying for a full letter.", ["except", "instead", "without", "apart"], 2),
    ("Some complained, however, that servants would {} the messages.", ["look", "read", "watch", "regard"], 1),
    ("As printing became cheaper, views of towns and mountains began to {} on one side of the card.", ["appear", "arise", "occur", "happen"], 0),
    ("At first the address took {} the whole of the back, so that greetings had to be squeezed around the picture.", ["on", "over", "in", "up"], 3),
    ("In the early years of the twentieth century the divided back was {}, and the postcard became a craze.", ["introduced", "discovered", "proposed", "presented"], 0),
    ("Billions were posted every year, and collectors {} albums with them.", ["loaded", "covered", "filled", "completed"], 2),
    ("Today most travellers {} to send a photograph from their phone.", ["prefer", "enjoy", "favour", "suggest"], 0),
]


@layout(HALF, "cloze-gavotte", "cloze with choices")
def cloze_gavotte(draw):
    text, rows, items, keys = tex(POSTCARD[0]).replace("(0) closely", r"\textbf{(0)} \underline{\ \ closely\ \ }"), "", [], []
    rows += r"\textbf{0}&\textbf{A}&closely&\textbf{B}&nearly&\textbf{C}&shortly&\textbf{D}&tightly\\[4pt]"
    for n, (sentence, options, right) in enumerate(POSTCARD[1:], 1):
        text += (r"\par " if n in (4, 8) else " ") + tex(sentence).replace(r"\{\}", rf"\textbf{{({n})}}~....................")
        rows += rf"\textbf{{{n}}}&" + "&".join(rf"\textbf{{{'ABCD'[k]}}}&{o}" for k, o in enumerate(options)) + r"\\[4pt]"
        items.append(item(sentence.format(f"({n}) ...................."), options[right], str(n), None, choices("ABCD", options), kind="gap", answer_label="ABCD"[right]))
        keys.append(rf"\textbf{{{n}}}\enspace {'ABCD'[right]}")
    body = rf"{{\Large\bfseries Part 1}}\par\medskip For questions \textbf{{1--8}}, read the text below and decide which answer (\textbf{{A}}, \textbf{{B}}, \textbf{{C}} or \textbf{{D}}) best fits each gap. There is an example at the beginning (\textbf{{0}}).\par\medskip Mark your answers \textbf{{on the separate answer sheet}}.\par\bigskip\begin{{center}}\textbf{{\large Wish you were here}}\end{{center}}{{\setlength\parskip{{6pt}}\linespread{{1.25}}\selectfont {text}\par}}\vfill\begin{{tabular}}{{@{{}}p{{9mm}}*{{4}}{{p{{5mm}}p{{29mm}}}}@{{}}}}{rows}\end{{tabular}}\vfill\newpage{{\large\bfseries Use of English\quad Answer key}}\par\bigskip\textbf{{Part 1}}\par\medskip " + r"\par ".join(keys)
    engine, source = document(draw, body, ["arial", "helvetica"], (11,), (20, 22), foot=r"\fancyfoot[R]{\thepage}")
    return Document(engine, source, items)


# Columns to match, medical terminology

MEDICAL = [("bradycardia", "abnormally slow heartbeat"), ("hepatomegaly", "enlargement of the liver"), ("dyspnea", "difficult breathing"), ("nephritis", "inflammation of a kidney"), ("myalgia", "pain in a muscle"), ("hypoglycemia", "low level of sugar in the blood"), ("arthroscopy", "examination of the inside of a joint"), ("leukocyte", "white blood cell"), ("gastrectomy", "removal of the stomach"), ("osteoporosis", "loss of bone mass"), ("rhinorrhea", "discharge from the nose"), ("cyanosis", "bluish color of the skin")]


@layout(HALF, "matching-charleston", "two columns to match with key")
def matching_charleston(draw):
    pairs = draw.some(MEDICAL, 10)
    ends = draw.mixed([b for _, b in pairs])
    letters = "ABCDEFGHIJ"
    rows = "".join(f"[#blank], [{n}.], [{a}], [{letters[n - 1]}.], [{ends[n - 1]}],\n" for n, (a, _) in enumerate(pairs, 1))
    told = "".join(f"[{n}.], [{letters[ends.index(b)]}]," for n, (_, b) in enumerate(pairs, 1))
    items = [item(a, b, str(n), None, choices(letters, ends), kind="match", answer_label=letters[ends.index(b)], section="Exercise 3.2") for n, (a, b) in enumerate(pairs, 1)]
    source = f"""#set page(paper: "us-letter", margin: (x: 25mm, y: 22mm), header: context [#set text(9pt); #let n = 60 + counter(page).get().first(); #if calc.odd(n) [#h(1fr) CHAPTER 3 | Building Medical Words #h(4mm) #n] else [#n #h(4mm) CHAPTER 3 | Building Medical Words]])
#set text(font: "{draw.one(['TeX Gyre Heros', 'Lato', 'Carlito'])}", size: 10.5pt, lang: "en")
#let blank = box(width: 12mm, line(start: (0mm, 1mm), length: 11mm, stroke: 0.6pt))
#block(fill: rgb("#7a1f3d"), inset: 3mm, width: 100%)[#text(fill: white, weight: "bold", size: 14pt)[REVIEW EXERCISES]]
#v(3mm)
*Exercise 3.2* #h(3mm) #text(fill: rgb("#7a1f3d"), weight: "bold")[Matching] \\
Match the terms in Column I with the definitions in Column II. Write the letter on the line.
#v(3mm)
#grid(columns: (15mm, 8mm, 50mm, 8mm, 1fr), row-gutter: 4.2mm, [], [], [*Column I*], [], [*Column II*],
{rows})
#v(8mm)
#text(style: "italic")[Check your answers on the next page. If fewer than eight are right, go back to Section 3.4 and read it again before you go on to the word parts of the skin.]
#pagebreak()
#block(fill: rgb("#7a1f3d"), inset: 3mm, width: 100%)[#text(fill: white, weight: "bold", size: 14pt)[ANSWERS TO EXERCISES]]
#v(3mm)
*Exercise 3.2*
#v(1mm)
#grid(columns: (8mm, 14mm) * 5, row-gutter: 3mm, {told})
"""
    return Document("typst", source, items)


# Handout of questions and answers about meteors

METEORS = [
    ("What is the difference between a meteor and a meteorite?", ["A meteor is the streak of light that we see when a small piece of rock or dust burns up in the atmosphere. A piece that reaches the ground is called a meteorite."]),
    ("How fast do meteoroids enter the atmosphere?", ["Between 11 and 72 kilometers per second."]),
    ("How large is the piece that makes a shooting star?", ["Most are no larger than a grain of sand. A piece the size of a marble makes a meteor bright enough to be noticed by everyone who is outdoors."]),
    ("Why do meteor showers return at the same time every year?", ["Comets leave trails of dust along their orbits. Each year, on the same dates, Earth passes through these trails."]),
    ("How did the Perseids get their name?", ["Their paths seem to come from a point in the constellation Perseus. The shower is at its best around August 12."]),
    ("Do I need a telescope to watch a shower?", ["No. A telescope shows only a small part of the sky. Lie back in a dark place, give your eyes twenty minutes to adapt, and look up."]),
    ("What are meteorites made of?", ["About 94 out of 100 that are seen to fall are stony. The rest are iron with nickel, or a mixture of stone and iron.", "Iron ones are found more often than they fall, because they look unlike the rocks around them."]),
    ("Has anyone been hit by a meteorite?", ["In 1954 a meteorite came through a roof in Sylacauga, Alabama, bounced off a radio and bruised Ann Hodges, who was napping on her couch."]),
    ("Where is the best place to hunt for meteorites?", ["Antarctica. Dark stones stand out on the ice, and the flow of the ice gathers them in certain areas."]),
    ("Does a meteorite from Mars look different?", ["Not to the naked eye. Gas trapped in some of them matches the air that the Viking landers measured on Mars, which gave their origin away."]),
]


@layout(HALF, "qa-twist", "pairs with Q: and A:")
def qa_twist(draw):
    asked = draw.some(METEORS, 9)
    body = paragraph(run("Educational Outreach Office"), "Over") + paragraph(run("Questions and Answers About Meteors"), "Title") + paragraph(run("Visitors to our open nights ask about shooting stars more than about anything else. Here are the questions that come up most often. You may copy this sheet for your class."), "Lead")
    items = []
    for question, answers in asked:
        body += paragraph(run("Q:", "B") + run("\t" + question, "B"), "Ques") + "".join(paragraph((run("A:", "B") if k == 0 else "") + run("\t" + a), "Answ") for k, a in enumerate(answers))
        items.append(item(question, "\n".join(answers), kind="faq"))
    body += paragraph(run("For more information call the observatory at (555) 010-0142 or come to the next open night. Admission is free."), "Last")
    styles = paragraph_style("Over", 0, size=9, extra='fo:border-bottom="1pt solid #1b3f8b"') + paragraph_style("Lead", 0.3, extra='fo:margin-bottom="0.3cm"') + paragraph_style("Ques", 0.45, 1.0, -1.0, [(1.0, "")], extra='fo:keep-with-next="always"') + paragraph_style("Answ", 0.1, 1.0, -1.0, [(1.0, "")]) + paragraph_style("Last", 0.8, size=10, extra='fo:border-top="1pt solid #1b3f8b" fo:padding-top="0.15cm"')
    engine, source = office(draw, body, ["Liberation Sans", "Carlito", "Caladea"], (12,), margin=2.4, styles=styles)
    return Document(engine, source, items)


# FAQ of a pension scheme

PENSION = [
    ("Joining the scheme", [
        ("Who can join?", ["Every employee of the County Library Service who is at least 18 years old and works eight hours a week or more is a member from the first day of employment. You do not have to fill in a form.", "Staff on contracts of less than three months are not members, but they can ask to join."]),
        ("Can I opt out?", ["Yes. You can leave the scheme at any time after the sixth month. If you do so within the following eight weeks, what you have paid in is returned to you with your salary."]),
        ("I worked for another public body. Does that service count?", ["It may. Send us a statement of service from your former employer. If that body is on the list of the transfer network, your years there are added to your years here; if not, you may be able to buy them."]),
    ]),
    ("Contributions", [
        ("How much do I pay?", ["You pay 3.5% of your salary, and a further 3% of that part of it which is more than twice the State pension. The contribution is taken from your salary before tax."]),
        ("What does my employer pay?", ["The Library Service pays 9% of your salary into the fund. You can see both amounts on your payslip, in the lines marked SUP1 and SUP2."]),
        ("Can I pay more to get a larger pension?", ["You can in two ways:", "• you can buy additional years in the scheme, up to a total of 40;", "• you can pay additional voluntary contributions to the provider named in your handbook.", "We advise you to speak to an independent adviser before you decide, since the money cannot be taken out before you retire."]),
        ("What happens to my contributions while I am on unpaid leave?", ["None are taken, and the time does not count towards your pension. When you come back you have six months in which to make up for it."]),
    ]),
    ("Retirement", [
        ("When can I retire?", ["The normal age is 66. You may go from the age of 60 on, in which case your pension is reduced by 4% for each year by which you are early. You have to give three months’ notice in writing."]),
        ("How is my pension worked out?", ["For each year of service you receive one eightieth of your final salary. Somebody who retires on €40,000 after 20 years has a pension of €10,000 a year.", "In addition there is a lump sum of three eightieths for each year, on which no tax is due."]),
        ("Will my pension rise with prices?", ["It is reviewed each January. In most years it has risen in line with the Consumer Price Index, but this is not guaranteed."]),
        ("Can I go on working after I have retired?", ["You can work for any other employer. If you return to the Library Service, your pension and your pay together cannot be more than your final salary; otherwise the pension is reduced."]),
    ]),
    ("Family and beneficiaries", [
        ("What is paid if I die in service?", ["A lump sum of twice your salary is paid to your estate or to the person you have named on Form P7. Your spouse or civil partner also receives half of the pension that you would have had."]),
        ("Are my children covered?", ["Each child under 18 receives one eighth of your pension. The limit is 22 years for those who are in full-time education."]),
        ("How do I change the person I have named?", ["Send us a new Form P7. It replaces all earlier ones from the day on which we receive it."]),
    ]),
]


@layout(HALF, "faq-reel", "FAQ with section numbers over pages")
def faq_reel(draw):
    body, items = r"\begin{center}{\LARGE\bfseries County Library Service\par Superannuation Scheme}\par\medskip{\Large Frequently Asked Questions}\par\medskip January 2018\end{center}\bigskip This booklet answers the questions that members put to us most often. It does not replace the rules of the scheme. Where the two differ, the rules apply.\par\bigskip ", []
    for s, (head, asked) in enumerate(PENSION, 1):
        body += rf"\needspace{{30mm}}\bigskip{{\Large\bfseries {s}.\quad {tex(head)}}}\par\medskip "
        for k, (question, answers) in enumerate(asked, 1):
            body += rf"\needspace{{20mm}}\medskip\lab{{0pt}}{{11mm}}{{\textbf{{{s}.{k}}}}}{{\textbf{{{tex(question)}}}}}\nopagebreak "
            for a in answers:
                body += rf"\lab{{17mm}}{{5mm}}{{\textbullet}}{{{tex(a[2:])}}}" if a.startswith("• ") else tex(a) + r"\par "
            items.append(item(question, "\n".join(a.removeprefix("• ") for a in answers), f"{s}.{k}", kind="faq", section=head))
    body += r"\vfill{\small Human Resources, Pensions Section, Library Headquarters, Market Square. Telephone (01) 555 0170, Monday to Thursday, 10.00 to 16.00.\par}"
    engine, source = document(draw, body.replace("€", r"\texteuro "), ["palatino", "times", "lmsans"], (11,), (25, 28), head=r"\fancyhead[R]{\small\itshape Superannuation Scheme: FAQ}", foot=r"Page \thepage")
    return Document(engine, source, items)


# FAQ on cookies of a data-protection office

COOKIES = [
    ("What is a cookie?", ["A cookie is a small text file which a website stores on your computer or telephone when you visit it. On your next visit the site can read it again."]),
    ("Why do websites use them?", ["Some are needed so that the site works at all: they remember what is in your basket or that you have logged in. Others count visitors, and others again follow you from site to site in order to show you advertisements."]),
    ("Do I have to be asked for my consent?", ["Yes, unless a cookie is strictly necessary for the service that you have requested. Consent must be given by a clear act. A box that has been ticked for you beforehand is not consent, and neither is scrolling down the page."]),
    ("Is there a difference between session cookies and persistent cookies?", ["Session cookies are deleted when you close the browser. Persistent cookies stay until the date that is written in them, or until you delete them."]),
    ("What is a third-party cookie?", ["It is set by a company other than the one whose site you are visiting, for instance by an advertising network. Several browsers now block such cookies unless you change their settings."]),
    ("May a site refuse to let me in if I do not accept cookies?", ["Our Office takes the view that consent is not freely given if you have no real choice. Sites that offer a paid version instead are examined case by case.", "If you believe that a site leaves you no choice, you can lodge a complaint; see question 8."]),
    ("How can I delete the cookies that I have?", ["All common browsers have an entry for this in the menu for privacy or history. You will have to log in again afterwards on the sites that you use."]),
    ("How do I lodge a complaint?", ["Write to the site first and give it one month to reply. If you are not satisfied, send us the complaint form with a copy of the letters. There is no fee."]),
    ("I run a small website. Do these rules apply to me?", ["They do, whatever the size of the site. If you use nothing but cookies that are strictly necessary, you need no banner, but you should still explain them on your privacy page."]),
]


@layout(HALF, "faq-tarantella", "FAQ, numbered, over pages")
def faq_tarantella(draw):
    lines = [".ds LH Office for Data Protection", ".ds RH Frequently asked questions", ".ds CF - % -", ".nr HM 1.2i", ".nr LL 5.9i", ".LP", ".ce 2", "\\s+4\\fBFAQs on Cookies\\fP\\s0", "\\fIWhat users and owners of websites should know\\fP", ".sp 1.5"]
    items = []
    for n, (question, answers) in enumerate(COOKIES, 1):
        lines += [".KS" if n < 9 else ".KS", ".LP", f"\\fB{n}.\\ \\ {plain(question)}\\fP"]
        for k, a in enumerate(answers):
            lines += [".PP", plain(a)] + ([".KE"] if k == 0 else [])
        lines.append(".sp 0.5")
        items.append(item(question, "\n".join(answers), str(n), kind="faq"))
    lines += [".LP", "\\s-2This note is for guidance only and is not legal advice. Last revised in June 2019.\\s0"]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "N"))
    return Document(engine, source, items)


# Glossary of a handbook for sailors

SAILING = [
    ("abeam", "At right angles to the centreline of the boat."), ("aft", "Towards the stern."), ("apparent wind", "The wind that is felt on board, which is the sum of the true wind and the wind made by the movement of the boat."), ("batten", "A thin strip of wood or plastic which is slid into a pocket of the sail to hold its shape."),
    ("bear away", "To turn the bow away from the wind. The opposite of luff up."), ("beat", "To sail towards a point upwind by a series of tacks."), ("boom", "The spar along the foot of the mainsail. Mind your head!"), ("burgee", "The triangular flag of the club, flown from the masthead."),
    ("centreboard", "A plate which is lowered through a slot in the bottom of a dinghy to stop it from being pushed sideways."), ("cleat", "A fitting to which a rope is made fast without a knot."), ("fairlead", "A ring or eye that guides a sheet or other line in the direction required."), ("fender", "A cushion hung over the side to protect the hull from the quay or from other boats."),
    ("goose-wing", "To run with the jib set on the side opposite to the mainsail."), ("gybe", "To turn the stern through the wind so that the sails change sides. Compare tack."), ("halyard", "A rope with which a sail is hoisted."), ("heel", "To lean over to one side under the pressure of the wind."),
    ("in irons", "Said of a boat that has stopped head to wind and does not answer to her rudder."), ("jib", "The triangular sail in front of the mast."), ("kicking strap", "A tackle between the boom and the foot of the mast which stops the boom from rising. Also called the vang."), ("leeward", "The side away from the wind (pronounced loo’ard)."),
    ("luff", "The front edge of a sail."), ("painter", "The rope at the bow with which a dinghy is tied up."), ("port", "The left side of the boat when one looks forward."), ("reef", "To reduce the area of a sail in strong wind."), ("sheet", "A rope which controls the angle of a sail, and not, as many beginners believe, the sail itself."), ("starboard", "The right side of the boat when one looks forward."),
]


@layout(HALF, "glossary-hornpipe", "glossary, run-in terms, hanging")
def glossary_hornpipe(draw):
    terms = draw.some(SAILING, 20)
    body = r"{\LARGE\itshape Glossary}\par\bigskip\hyphenpenalty=20 " + "".join(rf"{{\leftskip=5mm\noindent\hspace*{{-5mm}}\textbf{{{tex(t)}}}\enspace {tex(d)}\par}}\vspace{{2pt}}" for t, d in terms)
    engine, source = document(draw, body, ["palatino", "libertine", "times"], (11,), (23, 24), head=r"\fancyhead[L]{\footnotesize\itshape A First Season Afloat}\fancyhead[R]{\footnotesize\itshape Glossary}", foot=r"\thepage", extra=r"\setcounter{page}{58}", paper="a5paper")
    return Document(engine, source, [item(t, d, kind="definition") for t, d in terms])


# Key words in art

ART = [
    ("The formal elements", [("line", "A mark that is longer than it is wide, made by a moving point."), ("tone", "How light or dark a colour is."), ("form", "The three dimensions of an object, real or suggested by shading."), ("texture", "How a surface feels, or looks as if it would feel."), ("pattern", "A design in which lines, shapes or colours are repeated.")]),
    ("Colour", [("primary colours", "Red, yellow and blue, from which other colours can be mixed."), ("complementary colours", "Two colours that are opposite each other on the colour wheel."), ("tint", "A colour made lighter with white."), ("shade", "A colour made darker with black."), ("harmonious colours", "Colours that lie side by side on the colour wheel.")]),
    ("Printmaking", [("relief print", "A print taken from the raised parts of a block."), ("monoprint", "A print of which only one copy can be made."), ("etching", "A print from a metal plate into which acid has bitten the lines."), ("edition", "The number of prints made from one plate or block."), ("registration", "Lining up the paper so that each colour falls in the right place.")]),
]


@layout(HALF, "terms-minuet", "definition table")
def terms_minuet(draw):
    rows, items = "", []
    for head, terms in ART:
        rows += f"table.cell(colspan: 2, fill: rgb(\"#f2c14e\"))[*{head}*],\n"
        for term, meaning in terms:
            rows += f"[{term}], [{meaning}],\n"
            items.append(item(term, meaning, kind="definition", section=head))
    source = f"""#set page(paper: "a4", margin: 18mm, footer: [#set text(8pt); Art Department #h(1fr) Year 8 #h(1fr) Learn ten words for the first test and the rest by half term.])
#set text(font: "{draw.one(['Lato', 'Carlito', 'Roboto'])}", size: 11pt, lang: "en", region: "GB")
#align(center)[#text(20pt, weight: "bold")[Year 8 Art: key vocabulary]]
#v(3mm)
#table(columns: (45mm, 1fr), inset: 2.6mm, stroke: 0.6pt, align: horizon, table.header([*Key word*], [*What it means*]),
{rows})
"""
    return Document("typst", source, items)


# Checklist of a stage, Latin

STAGE = [("amīcus", "friend"), ("ancilla", "slave-girl, slave-woman"), ("cēna", "dinner"), ("cibus", "food"), ("dominus", "master"), ("fēmina", "woman"), ("hortus", "garden"), ("imperium", "power, empire"), ("leō", "lion"), ("mercātor", "merchant"), ("nāvis", "ship"), ("puella", "girl"), ("rēx", "king"), ("taberna", "shop, inn"), ("villa", "country house")]
STAGE_VERBS = [("ambulat", "walks"), ("audit", "hears"), ("clāmat", "shouts"), ("currit", "runs"), ("dormit", "sleeps"), ("intrat", "enters"), ("labōrat", "works"), ("laudat", "praises"), ("portat", "carries"), ("salūtat", "greets"), ("surgit", "gets up, stands up"), ("timet", "is afraid, fears"), ("vēndit", "sells"), ("videt", "sees")]
STAGE_OTHER = [("bonus", "good"), ("celeriter", "quickly"), ("hodiē", "today"), ("īrātus", "angry"), ("laetus", "happy"), ("magnus", "big, large, great"), ("multus", "much; (plural) many"), ("quoque", "also, too"), ("saepe", "often"), ("subitō", "suddenly")]


@layout(HALF, "words-saltarello", "vocabulary in two columns under heads")
def words_saltarello(draw):
    body, items = r"{\Large\bfseries Vocabulary checklist 7}\par\medskip\hrule\bigskip\begin{multicols}{2}", []
    for head, words in (("nouns", STAGE), ("verbs", STAGE_VERBS), ("other words", STAGE_OTHER)):
        words = draw.some(words, len(words) // 2)
        body += rf"\needspace{{15mm}}{{\textit{{{head}}}}}\par\smallskip\begin{{tabular}}{{@{{}}p{{30mm}}>{{\raggedright\arraybackslash}}p{{40mm}}@{{}}}}" + r"\\".join(rf"\textbf{{{a}}}&{tex(b)}" for a, b in words) + r"\end{tabular}\par\bigskip "
        items += [item(a, b, kind="vocabulary", section=head) for a, b in words]
    body += r"\end{multicols}\vfill{\small All verbs are given in the third person singular of the present tense. Word patterns: study the words \textit{labōrat} and \textit{labor} and compare them with \textit{clāmat} and \textit{clāmor}.\par}"
    engine, source = document(draw, body, ["palatino", "libertine", "notoserif"], (11,), (22, 25), foot=r"\fancyfoot[R]{Stage 7\quad\textbf{\thepage}}", extra=r"\setcounter{page}{94}")
    return Document(engine, source, items)


# Words of a course in modern Greek

GREEK = [
    ("Στο σπίτι – In the house", [("το τραπέζι", "to trapézi", "table"), ("η καρέκλα", "i karékla", "chair"), ("η πόρτα", "i pórta", "door"), ("το παράθυρο", "to paráthyro", "window"), ("το κρεβάτι", "to kreváti", "bed"), ("η κουζίνα", "i kouzína", "kitchen"), ("το κλειδί", "to kleidí", "key")]),
    ("Στην πόλη – In town", [("ο δρόμος", "o drómos", "road, street"), ("η πλατεία", "i plateía", "square"), ("το λεωφορείο", "to leoforeío", "bus"), ("το φαρμακείο", "to farmakeío", "pharmacy"), ("η τράπεζα", "i trápeza", "bank"), ("το σχολείο", "to scholeío", "school"), ("η εκκλησία", "i ekklisía", "church")]),
    ("Ο χρόνος – Time", [("η μέρα", "i méra", "day"), ("η εβδομάδα", "i evdomáda", "week"), ("ο μήνας", "o mínas", "month"), ("το πρωί", "to proí", "morning"), ("το βράδυ", "to vrády", "evening"), ("αύριο", "ávrio", "tomorrow")]),
]


@layout(HALF, "words-kalamatianos", "vocabulary in another script, three columns")
def words_kalamatianos(draw):
    body, items = r"{\footnotesize Greek for beginners \textbar{} Evening classes, Nicosia}\par\bigskip{\Large\bfseries Μάθημα 5: Λεξιλόγιο}\par\bigskip ", []
    for head, words in GREEK:
        body += rf"\needspace{{40mm}}\textbf{{{head}}}\par\smallskip\begin{{tabular}}{{p{{52mm}}>{{\itshape}}p{{48mm}}p{{48mm}}}}\hline " + r"\\".join(" & ".join(row) for row in words) + r"\\\hline\end{tabular}\par\bigskip "
        items += [item(word, meaning, kind="vocabulary", section=head) for word, _, meaning in words]
    body += r"\small Words in -ος are mostly masculine (ο), words in -α and -η mostly feminine (η), words in -ι and -ο neuter (το)."
    engine, source = document(draw, body, ["libertine", "notoserif", "noto"], (11, 12), (24, 26), extra="".join(rf'\catcode"{code}=11 ' for code in ("03BB", "03C0", "03B8", "03A9", "0394")) + r"\renewcommand\arraystretch{1.25}")
    return Document(engine, source, items)


# Adjectives for the Japanese test

ADJECTIVES = [
    ("い-adjectives", [("大きい", "おおきい", "big"), ("小さい", "ちいさい", "small"), ("新しい", "あたらしい", "new"), ("古い", "ふるい", "old (of things)"), ("高い", "たかい", "high; expensive"), ("安い", "やすい", "cheap"), ("暑い", "あつい", "hot (weather)"), ("寒い", "さむい", "cold (weather)"), ("長い", "ながい", "long"), ("短い", "みじかい", "short"), ("明るい", "あかるい", "bright"), ("暗い", "くらい", "dark"), ("忙しい", "いそがしい", "busy"), ("難しい", "むずかしい", "difficult")]),
    ("な-adjectives", [("静か", "しずか", "quiet"), ("便利", "べんり", "convenient"), ("有名", "ゆうめい", "famous"), ("元気", "げんき", "healthy, lively"), ("親切", "しんせつ", "kind"), ("大切", "たいせつ", "important"), ("上手", "じょうず", "good at"), ("下手", "へた", "bad at")]),
]


@layout(HALF, "words-bonodori", "vocabulary in another script, ruled table")
def words_bonodori(draw):
    body, items, n = "<h1>N5 Adjectives</h1><p>形容詞 · Study list 3 of 8</p>", [], 0
    for head, words in ADJECTIVES:
        words = draw.some(words, len(words) - 1)
        body += f"<h2>{head}</h2><table><thead><tr><th>#<th>Kanji<th>Reading<th>Meaning<th>✓</tr></thead>"
        for kanji, kana, meaning in words:
            n += 1
            body += f"<tr><td>{n}<td class=j>{kanji}<td class=j>{kana}<td>{meaning}<td></tr>"
            items.append(item(kanji, meaning, str(n), kind="vocabulary", section=head))
        body += "</table>"
    css = "h1 { font-size: 170%; margin: 0; color: #b3202c } h2 { font-size: 115%; margin: 5mm 0 2mm } table { border-collapse: collapse; width: 100% } th { background: #b3202c; color: white; text-align: left } th, td { border: 1px solid #bbb; padding: 1.1mm 3mm } td:first-child, th:first-child { width: 8mm; text-align: right; color: #777 } th:first-child { color: white } td:last-child { width: 9mm } .j { font-family: 'Noto Sans CJK JP'; width: 42mm } tr:nth-child(even) { background: #faf0f0 } tr { break-inside: avoid }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Noto Sans"], (10,), css)
    return Document(engine, source, items)


# Questions of an examination in the constitution

CONSTITUTION = [
    ("I. The State", [
        ("When was the present Constitution adopted?", ["by referendum on 25 October 1992"]), ("What are the colours of the national flag?", ["yellow, green and red"]), ("What is the coat of arms of the State?", ["the Vytis, a white knight on a red field"]),
        ("What is the state language?", ["Lithuanian"]), ("Name one national holiday on which independence is remembered.", ["16 February", "11 March"]),
    ]),
    ("II. The Seimas", [
        ("How many members has the Seimas?", ["141"]), ("For how long are they elected?", ["for four years"]), ("Name two tasks of the Seimas.", ["it passes laws", "it approves the budget of the State", "it supervises the Government"]),
    ]),
    ("III. The President and the Government", [
        ("For how long is the President of the Republic elected?", ["for five years"]), ("How old must a candidate for President be?", ["at least 40 years"]), ("How often may the same person be elected in succession?", ["twice"]), ("Who are the members of the Government?", ["the Prime Minister", "the ministers"]),
    ]),
    ("IV. Courts and citizens", [
        ("How many judges has the Constitutional Court?", ["nine"]), ("From what age on may citizens vote?", ["18 years"]), ("Name one duty of citizens under the Constitution.", ["to defend the State", "to pay taxes", "to observe the laws"]), ("In which year did Lithuania join the European Union?", ["2004"]),
    ]),
]


@layout(HALF, "civics-suktinis", "civic list with bulleted answers")
def civics_suktinis(draw):
    body, items, n = paragraph(run("The Constitution of the Republic of Lithuania"), "Title") + paragraph(run("Questions to prepare for the examination in the basics of the Constitution, with answers. If several answers are given, one is enough unless the question asks for more. This list is published for guidance and may be changed at any time.")), [], 0
    for head, asked in CONSTITUTION:
        body += paragraph(run(head), "Head")
        for question, answers in asked:
            n += 1
            body += paragraph(run(f"{n}.\t{question}"), "Ask") + "".join(paragraph(run(f"▪\t{a}"), "Dot" if k < len(answers) - 1 else "End") for k, a in enumerate(answers))
            items.append(item(question, "\n".join(answers), str(n), section=head))
    styles = paragraph_style("Ask", 0.3, 1.0, -1.0, [(1.0, "")], bold=True, extra='fo:keep-with-next="always"') + paragraph_style("Dot", 0.05, 1.8, -0.6, [(1.8, "")], extra='fo:keep-with-next="always"') + paragraph_style("End", 0.05, 1.8, -0.6, [(1.8, "")])
    engine, source = office(draw, body, ["Liberation Serif", "Caladea", "Noto Serif"], (12,), margin=2.5, styles=styles)
    return Document(engine, source, items)


# Exercises of a physics textbook in two columns

HEAT = [
    ("The temperature of a body is 40 °C. What is it on the Kelvin scale? Take 0 °C as 273 K.", None, "313 K"),
    ("At what temperature do the Celsius and Fahrenheit scales show the same reading?", None, "−40"),
    ("Convert into degrees Fahrenheit:", ["25 °C", "−10 °C"], ["77 °F", "14 °F"]),
    ("How much heat is needed to warm 2 kg of water from 20 °C to 70 °C?", None, "420 kJ"),
    ("An iron rod 2.0 m long is heated from 20 °C to 120 °C. Find the increase in its length. The coefficient of linear expansion of iron is 1.2 × 10⁻⁵ per °C.", None, "2.4 mm"),
    ("Why is a gap left between two rails of a railway line?", None, None),
    ("A heater of 1000 W warms 1.5 kg of water by 40 °C. Neglect all losses and find", ["the heat taken up by the water,", "the time for which the heater is on."], ["252 kJ", "252 s"]),
    ("Explain why water is used as a coolant in the engines of cars.", None, None),
    ("How much heat is given out when 0.5 kg of water at 0 °C freezes?", None, "168 kJ"),
    ("Equal masses of water at 80 °C and at 20 °C are mixed. What is the final temperature?", None, "50 °C"),
    ("A gas in a closed vessel is heated from 300 K to 450 K. Its pressure was 1.0 × 10⁵ Pa. Find its new pressure.", None, "1.5 × 10⁵ Pa"),
    ("State two differences between evaporation and boiling.", None, None),
    ("A piece of copper of mass 0.2 kg at 100 °C is dropped into 0.1 kg of water at 20 °C. Taking the specific heat of copper as 400 J/kg °C, find", ["the final temperature,", "the heat lost by the copper."], ["32.8 °C", "5.4 kJ"]),
    ("What is meant by the latent heat of fusion?", None, None),
    ("A steel tape is correct at 15 °C. Does it read too much or too little on a hot day?", None, "too little"),
]


@layout(HALF, "textbook-kathak", "exercises in two columns, odd answers")
def textbook_kathak(draw):
    def maths(text):
        return tex(text).replace("°", r"\textdegree{}").replace("×", r"$\times$").replace("−", "$-$")

    body, items, solved = r"\begin{multicols}{2}[\begin{center}\textbf{\large EXERCISES}\end{center}\emph{Take the specific heat of water as 4200 J/kg\,\textdegree C and the latent heat of fusion of ice as 336 kJ/kg where they are needed.}]\columnseprule=0.4pt ", [], []
    for n, (question, parts, answer) in enumerate(HEAT, 1):
        body += rf"\lab{{7mm}}{{7mm}}{{\textbf{{{n}.}}}}{{{maths(question)}}}"
        shown = n % 2 == 1 and answer is not None
        if parts:
            body += "".join(rf"\lab{{14mm}}{{7mm}}{{({c})}}{{{maths(p)}}}" for c, p in zip("ab", parts))
            items += [item(p, a if shown else None, f"{n}({c})", stem=question, kind="numeric") for c, p, a in zip("ab", parts, answer)]
            told = r"\enspace ".join(rf"({c}) {maths(a)}" for c, a in zip("ab", answer))
        else:
            items.append(item(question, answer if shown else None, str(n), kind="short" if answer is None or n == 15 else "numeric"))
            told = maths(answer) if answer else ""
        if shown:
            solved.append(rf"\mbox{{\textbf{{{n}.}}\enspace {told}}}")
    body += r"\end{multicols}\medskip\hrule\begin{center}\textbf{ANSWERS TO ODD-NUMBERED PROBLEMS}\end{center}\raggedright " + r"\qquad ".join(solved)
    engine, source = document(draw, body, ["cm", "times", "lm"], (10,), (20, 22), head=r"\fancyhead[L]{\small\textbf{212}}\fancyhead[R]{\small\scshape A Textbook of Physics for Class X}", foot="")
    return Document(engine, source, items)


# An article for visitors of a museum

@layout(HALF, "article-clog", "an article that asks nothing")
def article_clog(draw):
    source = f"""#set page(paper: "a4", margin: (x: 20mm, y: 22mm), columns: 2, footer: [#set text(8pt, fill: gray); Museum of Tiles and Pottery · Background for schools · #context counter(page).display()])
#set text(font: "{draw.one(['Libertinus Serif', 'TeX Gyre Pagella', 'Noto Serif'])}", size: 11pt, lang: "en", region: "GB")
#set par(justify: true, first-line-indent: 4mm)
#show heading: set text(fill: rgb("#1c4587"))
#place(top, scope: "parent", float: true)[#text(24pt, weight: "bold", fill: rgb("#1c4587"))[Blue on white] \\ #text(12pt, style: "italic")[How a town of brewers became a town of potters]]

When the first ships brought porcelain from China to Amsterdam, about the year 1600, nobody in Europe knew how such thin and shining ware was made. It was sold at auction, and the rich filled whole cabinets with it. Potters in Delft, Haarlem and Rotterdam set out to make something that looked like it.

== A lucky moment

They could not make porcelain, since the white clay that it needs was not found in Europe until a century later. What they had was earthenware. Covered with a glaze that contained tin, it turned white in the kiln, and on the white ground one could paint. After 1650, when war in China cut off the supply, customers were glad to buy the copies.

At the same time many breweries of Delft had to close. Their buildings stood by the canals, were large, and were cheap. By 1700 more than thirty potteries were at work in them, and some kept the names of the old breweries: The Rose, The Peacock, The Three Bells.

== Why blue?

Cobalt is one of few colours that bear the heat of the kiln. The powder was brushed on the raw glaze, which drinks up water at once, so that no line could be corrected. Seen before the firing, the painting looks grey or black. Only in the fire does it turn blue.

To save time the outlines were pricked through paper and dusted with charcoal. An apprentice filled in the simple parts; the faces were left to the master.

== Tiles for every house

Plates and vases were for those who could pay. Tiles were for all. They kept the damp out of the walls, lined the hearth and the kitchen, and were easy to wash. On them we meet children with hoops, soldiers, ships, sea monsters and scenes from the Bible. It has been estimated that eight hundred million were made in the Netherlands in two centuries.

+ The clay was mixed, washed and left to rest for a winter.
+ It was rolled out, cut to squares and dried.
+ The first firing made it hard.
+ Glaze was poured over it and the picture painted.
+ The second firing, at about 1000 degrees, melted the glaze.

== Decline and return

In the eighteenth century cheaper ware from England, and real porcelain from Germany, drove one pottery after another out of business. In 1840 a single one was left. It lives on today, and visitors can watch its painters at work. They still learn for years before they may sign a piece with their initials.

#v(4mm)
#block(stroke: 0.8pt + rgb("#1c4587"), inset: 3mm)[*Your visit.* School groups are welcome from Tuesday to Friday between 9.30 and 16.00. Please book two weeks ahead. Sharp pencils may be used in the galleries, pens may not.]
"""
    return Document("typst", source, [])
