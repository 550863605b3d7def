"""The hundred and second: the second part of the documents that the dice of batch 101 took."""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

first = importlib.import_module("unseen.batch_101")
Sheet, RIGHT, turned = first.Sheet, first.RIGHT, first.turned

HALF = "unseen"

# Home canning, USA

CANNING = [
    ("Low-acid vegetables such as green beans may be canned safely in a boiling-water bath.", False, "Only a pressure canner reaches the 240°F that destroys the spores of botulism."),
    ("Processing times must be increased at high altitudes.", True, "Water boils at a lower temperature there, so a longer time is needed."),
    ("Jars that once held mayonnaise are as strong as canning jars.", False, "They are made for one use and break more easily under heat."),
    ("A new flat lid should be used each time a jar is processed.", True, "The sealing compound works only once."),
    ("Adding bottled lemon juice makes tomatoes safe to can in boiling water.", True, "Some tomatoes are not acid enough without it."),
    ("You can always tell by the smell whether canned food is spoiled.", False, "The toxin of botulism has neither smell nor taste."),
    ("Headspace is the gap between the food and the rim of the jar.", True, "It leaves room for food to expand as it boils."),
    ("Screw bands should be left on the jars during storage.", False, "They may rust, and they can hide a seal that has failed."),
    ("An oven is a good substitute for a canner.", False, "Dry heat enters jars too slowly, and the jars may burst."),
]


@layout(HALF, "canning-elderberry", "true or false on home canning of an American extension service, LaTeX, with a key that gives reasons")
def canning(draw):
    asked = draw.mixed(CANNING)
    body, key, items = "", "", []
    for n, (text, true, why) in enumerate(asked, 1):
        body += rf"\lab{{0pt}}{{26mm}}{{T\qquad F\qquad {n}.}}{{{tex(text)}}}\vspace{{4mm}}" + "\n"
        key += rf"\item \textbf{{{true}.}} {tex(why)}" + "\n"
        items.append(item(text, str(true), str(n), kind="truefalse"))
    body = r"{\Large\bfseries How Much Do You Know About Home Canning?}\par\medskip Circle \textbf{T} if the statement is true or \textbf{F} if it is false. Then turn the page to see how you did.\par\bigskip " + body + r"\newpage{\large\bfseries Answers}\par\begin{enumerate}[itemsep=3pt]" + key + r"\end{enumerate}\vfill{\footnotesize Trade names are used for clarity only. An equal opportunity educator and employer.\par}"
    body = body.replace("°", r"\textdegree{}")
    engine, source = document(draw, body, ["palatino", "times", "lmsans"], (11, 12), (24, 28), r"\fancyhead[L]{\small Cooperative Extension}\fancyhead[R]{\small FN-218}", r"\fancyfoot[C]{\small\thepage}", paper="letterpaper")
    return Document(engine, source, items)


# Tama o Mali, Philippines

TAMA = [
    ("Ang araw ay isang bituin.", True), ("Ang buwan ay may sariling liwanag.", False), ("Ang Jupiter ang pinakamalaking planeta sa ating solar system.", True), ("Umiikot ang daigdig sa sarili nitong axis sa loob ng 24 na oras.", True),
    ("Ang Venus ang planetang pinakamalapit sa araw.", False), ("Ang tubig ay nagiging yelo kapag ito ay pinainit.", False), ("Ang mga halaman ay nangangailangan ng liwanag upang makagawa ng pagkain.", True), ("Ang paniki ay isang uri ng ibon.", False),
    ("Ang puso ang nagbobomba ng dugo sa buong katawan.", True), ("Ang tunog ay mas mabilis kaysa sa liwanag.", False),
]


@layout(HALF, "tama-sampaguita", "true or false in science of a Philippine school, in Filipino, word processor, with a key")
def tama(draw):
    sheet, items = Sheet(draw.one(["Liberation Sans", "Carlito"]), draw.one((11, 12)), "fil", "PH", (21.59, 27.94), 2.54), []
    asked = draw.mixed(TAMA)
    sheet.body += [sheet.p("Pangalan: ______________________________   Petsa: ______________", after=0.1), sheet.p("Baitang at Pangkat: _____________________   Iskor: ______________", after=0.5), sheet.p("<b>Maikling Pagsusulit sa Agham 4</b>", "center", size=14, after=0.4)]
    sheet.body.append(sheet.p("<b>Panuto:</b> Basahin ang bawat pangungusap. Isulat ang <b>TAMA</b> kung wasto ang sinasabi nito at <b>MALI</b> kung hindi.", after=0.4))
    for n, (text, true) in enumerate(asked, 1):
        sheet.body.append(sheet.p(f"__________ {n}.\t{text}", left=3.4, first=-3.4, tabs=[3.4], after=0.35))
        items.append(item(text, str(true), str(n), kind="truefalse"))
    sheet.body.append(sheet.p("Susi sa Pagwawasto", before=1.0, size=9, bold=True, after=0.1))
    sheet.body += [sheet.p("\t".join(f"{n}. {'TAMA' if true else 'MALI'}" for n, (_, true) in list(enumerate(asked, 1))[a:a + 5]), size=9, tabs=[3, 6, 9, 12], after=0.05) for a in (0, 5)]
    engine, source = sheet.source()
    return Document(engine, source, items)


# The ear, USA

EAR = [
    ("The part of the outer ear that you can see is called the ___.", "pinna"), ("Sound waves travel through the ear ___ to reach the eardrum.", "canal"), ("The ___ vibrates when sound waves strike it.", "eardrum"), ("The hammer, the anvil and the ___ are three tiny bones.", "stirrup"),
    ("The three tiny bones are found in the ___ ear.", "middle"), ("The ___ is a tube filled with fluid and shaped like a snail’s shell.", "cochlea"), ("Tiny ___ cells inside it change vibrations into signals.", "hair"), ("The auditory ___ carries the signals away.", "nerve"),
    ("The ___ makes sense of the signals, so that you know what you hear.", "brain"), ("The ___ canals help you to keep your balance.", "semicircular"), ("The ___ tube connects the ear with the throat.", "Eustachian"), ("A sticky substance called ___ traps dust and germs.", "earwax"),
]


@layout(HALF, "gaps-hickory", "worksheet on the ear of an American seller, Chromium: word bank, gaps in two columns, answers on the next page")
def gaps_hickory(draw):
    asked = draw.mixed(EAR)
    bank = draw.mixed([answer for _, answer in asked])
    body = "<div class=n><span>Name</span><i></i><span>Date</span><i class=d></i></div><h1>All About the Ear</h1><p>Use the words in the word bank to complete the sentences.</p><div class=b><b>Word Bank</b><div>" + "".join(f"<span>{w}</span>" for w in bank) + "</div></div><ol>" + "".join("<li>" + text.replace("___", "<u></u>") + "</li>" for text, _ in asked) + "</ol>"
    body += "<div class=a><h1>All About the Ear</h1><h2>Answer Key</h2><ol>" + "".join(f"<li>{answer}</li>" for _, answer in asked) + "</ol></div>"
    css = ".n { display: flex; gap: 2mm } .n i { border-bottom: 1px solid #000; flex: 3 } .n .d { flex: 1 } h1 { text-align: center; margin: 6mm 0 3mm } .b { border: 2px dashed #555; border-radius: 3mm; padding: 2mm 5mm 3mm; text-align: center } .b div { display: grid; grid-template-columns: repeat(4, 1fr); row-gap: 1.5mm; margin-top: 1mm } ol { columns: 2; column-gap: 16mm; margin-top: 7mm; padding-left: 7mm } li { margin-bottom: 5mm; break-inside: avoid; line-height: 1.6 } u { display: inline-block; width: 26mm; border-bottom: 1px solid #000 } .a { break-before: page } h2 { text-align: center; color: #b00 } .a li { margin-bottom: 2mm }"
    engine, source = page(draw, body, ["Comic Neue", "Lato", "Carlito"], (12,), css, paper="letter")
    return Document(engine, source, [item(text.replace("___", ""), answer, str(n), kind="gap", gap=True) for n, (text, answer) in enumerate(asked, 1)])


# Open cloze, England

UMBRELLA = [
    ("The umbrella takes (0) its name from the Latin word for shade.", None),
    ("Long before anyone used it in the rain, it protected rich people {} the sun.", "from"),
    ("In ancient Egypt and China, a parasol showed that {} owner was important.", "its"),
    ("In England, however, umbrellas were for a long time carried only {} women.", "by"),
    ("This changed in the eighteenth century, {} a traveller called Jonas Hanway began to walk through London with one.", "when"),
    ("Coach drivers shouted at him, {} bad weather was good for their business.", "because"),
    ("He took {} notice of them, and after thirty years his habit had become quite normal.", "no"),
    ("Early umbrellas were made of whalebone and cloth and were {} heavy that few people enjoyed using them.", "so"),
    ("It was not {} 1852 that Samuel Fox designed a light frame of steel.", "until"),
]


@layout(HALF, "cloze-hawthorn", "open cloze of a language certificate, LaTeX, with its key")
def cloze_hawthorn(draw):
    text, items, key = "", [], []
    for n, (sentence, answer) in enumerate(UMBRELLA, 8):
        shown = sentence if answer is None else sentence.format(f"({n}) ....................")
        text += " " + shown
        if answer:
            key.append(rf"\textbf{{{n}}}\enspace {answer}")
            items.append(item(shown, answer, str(n), kind="gap", section="Part 2"))
    set_ = tex(text).replace("(0) its", r"(\textbf{0}) \fbox{\textit{its}}")
    for n in range(9, 17):
        set_ = set_.replace(f"({n}) ..", rf"(\textbf{{{n}}})~..")
    half = set_.index("This changed")
    body = r"{\large\bfseries Part 2}\par For questions \textbf{9--16}, read the text below and think of the word which best fits each gap. Use only \textbf{one} word in each gap. There is an example at the beginning (\textbf{0}).\par\bigskip\begin{center}\textbf{A roof to carry}\end{center}{\linespread{1.6}\selectfont " + set_[:half] + r"\par\medskip " + set_[half:] + r"\par}\vspace{15mm}\hrule\medskip\textbf{Answer key}\par\smallskip " + r"\quad ".join(key)
    engine, source = document(draw, body, ["times", "palatino", "lmsans"], (11, 12), (24, 28), r"\fancyhead[R]{\small Reading and Use of English}")
    return Document(engine, source, items)


# Explorers, USA

EXPLORERS = [
    ("Vasco da Gama", "Sailed around Africa and reached India"), ("Ferdinand Magellan", "Led the first expedition that sailed around the world"), ("Jacques Cartier", "Explored the St. Lawrence River for France"), ("Henry Hudson", "Explored for the Dutch a river that now bears his name"),
    ("Hernán Cortés", "Conquered the Aztec Empire"), ("Francisco Pizarro", "Conquered the Inca Empire"), ("Juan Ponce de León", "Claimed Florida for Spain"), ("John Cabot", "Landed in North America for England in 1497"), ("Bartolomeu Dias", "First European to sail around the Cape of Good Hope"), ("Leif Eriksson", "Norse sailor who landed in a place he called Vinland"),
]


@layout(HALF, "explorers-catalpa", "matching of explorers of an American history teacher, word processor, with a key on the next page")
def explorers(draw):
    pairs = draw.mixed(EXPLORERS)
    ends = draw.mixed([b for _, b in pairs])
    sheet, items = Sheet(draw.one(["Liberation Serif", "Carlito"]), 12, country="US", paper=(21.59, 27.94), margin=2.0), []
    right = (sheet.wide, RIGHT)
    sheet.body += [sheet.p("Name ______________________________\tPeriod ______", tabs=[right], after=0.4), sheet.p("<b>Age of Exploration Quiz</b>", "center", size=16, after=0.3), sheet.p("<b>Matching.</b> Write the letter of the correct accomplishment on the line next to each explorer.", after=0.4)]
    sheet.body.append(sheet.table([[sheet.p(f"_____ {n}. {name}", after=0.35), sheet.p(f"{letter}.\t{deed}", left=0.8, first=-0.8, tabs=[0.8], after=0.35)] for n, ((name, _), letter, deed) in enumerate(zip(pairs, "ABCDEFGHIJ", ends), 1)], [6.6, 10.9], rule="none"))
    sheet.body += [sheet.p("<b>Age of Exploration Quiz – KEY</b>", size=14, after=0.3, extra='fo:break-before="page"')]
    for n, (name, deed) in enumerate(pairs, 1):
        label = "ABCDEFGHIJ"[ends.index(deed)]
        sheet.body.append(sheet.p(f"{n}. {label}", after=0.1))
        items.append(item(name, deed, str(n), None, choices("ABCDEFGHIJ", ends), kind="match", answer_label=label))
    engine, source = sheet.source()
    return Document(engine, source, items)


# Computer networks, USA

TERMS = [
    ("bandwidth", "The greatest amount of data that a link can carry in a given time"), ("bridge", "A device that joins two segments of a network and filters frames by their hardware addresses"), ("client", "A computer that requests services from another computer"), ("DHCP", "A protocol that assigns addresses to hosts automatically"),
    ("firewall", "Hardware or software that blocks traffic according to a set of rules"), ("latency", "The delay between sending a packet and its arrival"), ("packet", "A unit of data with a header that is sent across a network"), ("router", "A device that forwards packets between networks"), ("subnet mask", "A number that shows which part of an address identifies the network"), ("topology", "The physical or logical arrangement of a network"),
]


@layout(HALF, "networks-sassafras", "matching of terms of computer networks from an American test bank, Typst, with answers at the end")
def networks(draw):
    asked = draw.mixed(TERMS)
    names, items, body, key = [a for a, _ in TERMS], [], "", []
    for n, (name, meaning) in enumerate(asked, 1):
        label = "abcdefghij"[names.index(name)]
        body += f"[\\_\\_\\_\\_], [{n}.], [{meaning}],\n"
        key.append(f"[{n}. {label}]")
        items.append(item(meaning, name, str(n), None, choices("abcdefghij", names), kind="match", answer_label=label, section="MATCHING"))
    listed = ",".join(f"[{'abcdefghij'[k]}. {names[k]}]" for k in (0, 5, 1, 6, 2, 7, 3, 8, 4, 9))
    chapter = draw.random.randint(2, 9)
    source = f"""#set page(paper: "us-letter", margin: 25mm, header: [#text(9pt)[Chapter {chapter}: Networking Basics #h(1fr) Test Bank]])
#set text(font: "{draw.one(['Liberation Serif', 'Libertinus Serif'])}", size: 11pt, lang: "en", region: "us")
*MATCHING*

_Match each term with the correct definition below._
#v(2mm)
#pad(left: 12mm, grid(columns: (55mm, 55mm), row-gutter: 3mm, {listed}))
#v(5mm)
#grid(columns: (12mm, 9mm, 1fr), row-gutter: 5mm, {body})
#v(1fr)
#line(length: 100%, stroke: 0.5pt)
*ANSWERS*
#v(1mm)
#grid(columns: (1fr,) * 5, row-gutter: 3mm, {", ".join(key)})
"""
    return Document("typst", source, items)


# Interview questions on databases, India

DATABASE = [
    ("What is a primary key?", "A primary key is a column, or a set of columns, whose value identifies each row of a table. It cannot be NULL."),
    ("What is the difference between DELETE and TRUNCATE?", "DELETE removes the rows that match a condition and can be rolled back. TRUNCATE removes all rows at once and resets the storage of the table."),
    ("What is normalization?", "It is the process of arranging data in tables so that no fact is stored twice."),
    ("What do the letters ACID stand for?", "Atomicity, consistency, isolation and durability."),
    ("What is an index?", "An index is a structure that lets the database find rows without reading the whole table. It makes reading faster and writing a little slower."),
    ("What is a foreign key?", "A foreign key is a column whose values refer to the primary key of another table."),
    ("Which join returns all rows of the left table even if nothing matches?", "The LEFT OUTER JOIN. Columns of the right table are filled with NULL."),
    ("What is a view?", "A view is a stored query that can be used like a table. It holds no data of its own."),
    ("Can a table have more than one unique constraint?", "Yes, but it can have only one primary key."),
    ("What is a deadlock?", "A deadlock arises when two transactions each wait for a lock that the other one holds. The database ends one of them."),
    ("What is the use of the HAVING clause?", "It filters groups after GROUP BY, whereas WHERE filters rows before they are grouped."),
    ("What is a stored procedure?", "A named set of statements that is kept in the database and run with a single call."),
]


@layout(HALF, "interview-banyan", "interview questions on databases of an Indian website, Chromium: Q: and A: pairs")
def interview(draw):
    asked = draw.some(DATABASE, 11)
    body = "<p class=c>Home › Interview Questions › Databases</p><h1>Top SQL Interview Questions and Answers</h1><p>Last updated: 14 Jun 2021</p><p>Going for an interview? Here are the questions that freshers are asked most often.</p>" + "".join(f"<p class=q>Q: {web(q)}</p><p class=a><b>A:</b> {web(a)}</p>" for q, a in asked) + "<p class=f>Share this article with your friends. All the best!</p>"
    css = ".c { color: #777; font-size: 85% } h1 { font-size: 18pt } .q { font-weight: bold; color: #0b5394; margin: 5mm 0 1mm; break-after: avoid } .a { margin: 0; break-inside: avoid } .f { margin-top: 8mm; border-top: 1px solid #ccc; padding-top: 2mm; color: #555 }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Lato"], (10, 11), css)
    return Document(engine, source, [item(q, a) for q, a in asked])


# FAQ of a program, groff

FETCH = [
    ("General", [
        ("What is castfetch?", "Castfetch is a small program that downloads the episodes of podcasts and keeps them in folders, one for each show. It has no window: you run it from a terminal or from cron, and it reports what it did in a few lines."),
        ("On which systems does it run?", "It is written in portable C and is known to work on Linux, on the BSDs and on macOS. It needs libcurl and a parser for XML. A port to Windows exists, but its maintainer has not been heard of since 2012."),
        ("Under which licence is it distributed?", "Under version 2 of the GNU General Public License. You may copy it, change it and pass it on as long as you keep to its terms."),
    ]),
    ("Getting started", [
        ("How do I add a podcast?", "Write the address of its feed on a line of its own in the file feeds in your configuration directory. A name in front of the address, with a space between them, becomes the name of the folder. Lines that begin with a number sign are ignored."),
        ("Why does the first run download only one episode?", "Many feeds list hundreds of episodes. In order not to fill your disk, castfetch takes the newest one when it sees a feed for the first time. Set the option backlog to a higher number, or to all, if you want more."),
        ("How do I run it every night?", "Add a line to your crontab. Choose a time that is not on the hour, since everybody else chooses the hour and the servers are slow then."),
    ]),
    ("When something goes wrong", [
        ("What does “feed not well-formed” mean?", "The publisher has made a mistake in the XML, most often an ampersand that is not written as an entity. Castfetch refuses such feeds unless you give the option tolerant. Please write to the publisher, too."),
        ("Why are episodes downloaded twice?", "The publisher has probably changed the identifiers of the episodes, as happens when a show moves to another host. There is no cure but to delete the copies. The option bytitle makes castfetch compare titles and dates instead."),
        ("Where do I report a bug?", "On the mailing list, whose address is in the file README. Include the version, the system and the output of a run with the option debug."),
    ]),
]


@layout(HALF, "faq-thistledown", "questions and answers on a free program, groff, section numbers and prose over pages")
def faq_thistledown(draw):
    lines = [".ds LH castfetch FAQ", ".ds CH", ".ds RH %", ".ds CF", ".TL", "castfetch: Frequently Asked Questions", ".LP", "\\fIVersion 1.9, March 2014\\fP", ".LP", "This list answers what is asked most often on the mailing list. Please read it before you write."]
    items = []
    for n, (head, asked) in enumerate(FETCH, 1):
        lines += [".sp", ".ne 8", ".NH 1", head]
        for k, (question, answer) in enumerate(asked, 1):
            lines += [".ne 6", ".NH 2", plain(question), ".PP", plain(answer)]
            items.append(item(question, answer, f"{n}.{k}", kind="faq", section=head))
    engine, source = roff(draw, lines, (11, 12), ("T", "P"))
    return Document(engine, source, items)


# Register of land, Scotland

REGISTER = [
    ("About the register", [
        ("What is the land register?", "It is a public record of who owns land and property in the country. Each title has a plan, the name of the owner and a note of the burdens and loans that affect it."),
        ("Is my house in the register?", "Most homes that have been sold since 1981 are. If yours has been in the family for longer, it may still be in the older register of deeds, which records documents and not plans."),
        ("Can anybody look at my title?", "Yes. The register is open to the public, so that a buyer can be sure who the seller is. We do not show your telephone number, your date of birth or what you earn."),
    ]),
    ("Buying and selling", [
        ("Do I need a solicitor to register my title?", "You are not obliged to have one, but nearly everybody does. The forms have to be signed in a set way, and a mistake may cost you the date of your entry."),
        ("What does registration cost?", "The fee depends on the price that was paid. There is a reduction for applications that are made online. The current table of fees is on our website."),
        ("How long does it take?", "A transfer of a whole title that raises no questions is completed within 20 working days. The first registration of a farm or an estate may take many months, because its boundaries have to be compared with old deeds."),
    ]),
    ("Changes and mistakes", [
        ("I have changed my name. What should I do?", "Send us a certified copy of your marriage certificate or of the deed by which you changed it. There is no charge."),
        ("The plan of my title is wrong. Can it be corrected?", "If the register is plainly inaccurate, we must put it right. Write to us with the title number and tell us which part of the plan you think is wrong. We may ask your neighbours for their view before we decide."),
        ("My mortgage has been paid off. Why is it still shown?", "Your lender has to send us a discharge. Some lenders wait until they are asked. Once it has reached us, the entry is removed within a few days."),
    ]),
]


@layout(HALF, "faq-cloudberry", "questions and answers of a Scottish land register, Typst, section numbers and prose over pages")
def faq_cloudberry(draw):
    body, items = "", []
    for n, (head, asked) in enumerate(REGISTER, 1):
        body += f"#v(4mm)\n#block(sticky: true, text(15pt, fill: rgb(\"#5b2a6e\"), weight: \"bold\")[{n} #h(2mm) {head}])\n"
        for k, (question, answer) in enumerate(asked, 1):
            body += f"#block(above: 6mm, sticky: true, grid(columns: (12mm, 1fr), strong[{n}.{k}], strong[{question}]))\n#pad(left: 12mm)[{answer}]\n"
            items.append(item(question, answer, f"{n}.{k}", kind="faq", section=head))
    source = f"""#set page(paper: "a5", margin: (x: 16mm, y: 18mm), footer: context [#text(8pt)[Your questions answered #h(1fr) #counter(page).display()]])
#set text(font: "{draw.one(['Lato', 'Open Sans', 'Carlito'])}", size: {draw.one((10, 10.5))}pt, lang: "en", region: "gb")
#text(22pt, fill: rgb("#5b2a6e"), weight: "bold")[Land registration]
#v(-4mm)
#text(14pt)[Your questions answered]

{body}
#v(6mm)
#rect(width: 100%, inset: 4mm, stroke: 0.5pt)[*Contact us* \\ Customer Services, Level 2, 14 Haymarket Row, Edinburgh \\ Open Monday to Friday, 9 am to 5 pm]
"""
    return Document("typst", source, items)


# Glossary of linguistics, USA

LINGUISTICS = [
    ("ablaut", "A change of the vowel within a root that marks a grammatical contrast, as in \u201csing, sang, sung\u201d."), ("adposition", "A cover term for prepositions and postpositions."), ("affix", "A bound morpheme that is attached to a root or a stem. Prefixes, suffixes and infixes are kinds of affixes."), ("agreement", "The matching of features such as person, number or gender between two words of a sentence."),
    ("allomorph", "One of the forms in which a morpheme appears. The English plural has three, which are heard in \u201ccats\u201d, \u201cdogs\u201d and \u201chorses\u201d."), ("anaphor", "A word such as a reflexive pronoun whose interpretation depends on another expression in the same sentence."), ("clitic", "A form that is a word in the syntax but leans on its neighbor in pronunciation, as \u201c\u2019ll\u201d does in \u201cwe\u2019ll\u201d."), ("complementizer", "A word that introduces a subordinate clause, such as \u201cthat\u201d or \u201cwhether\u201d."),
    ("derivation", "The formation of a new lexeme from another one, often with a change of category."), ("ergative", "The case that marks the subject of a transitive verb in languages in which the subject of an intransitive verb is marked like an object."), ("evidential", "A form that expresses the source of the speaker\u2019s information, for example whether an event was seen or reported."), ("head", "The word that determines the category and the main properties of a phrase."),
    ("inflection", "The marking of grammatical features such as tense and number on a word, without the formation of a new lexeme."), ("lexeme", "The abstract unit of vocabulary that underlies a set of inflected forms."), ("morpheme", "The smallest unit of language that has a meaning or a grammatical function."), ("portmanteau", "A single form that expresses several morphemes at once and cannot be divided among them."),
    ("reduplication", "A process in which all or part of a word is repeated, often in order to express plurality or repetition."), ("scope", "The part of a sentence over which an operator such as negation has its effect."), ("suppletion", "The use of unrelated roots in the forms of one lexeme, as in \u201cgo\u201d and \u201cwent\u201d."), ("valency", "The number of arguments that a verb requires."),
]


@layout(HALF, "glossary-buckeye", "glossary of an American linguistics course, LaTeX, bold terms run into hanging hyphenated definitions")
def glossary_buckeye(draw):
    entries = draw.some(LINGUISTICS, 19)
    body = r"\section*{Glossary of terms}\markright{LING 201}Terms that are used in the lectures on morphology and syntax. You should be able to illustrate each of them with an example of your own.\begin{description}[leftmargin=10mm,style=sameline,font=\bfseries,itemsep=3pt]" + "\n".join(rf"\item[{term}] {tex(meaning)}" for term, meaning in entries) + r"\end{description}"
    engine, source = document(draw, body, ["cm", "lm", "palatino"], (11, 12), (32, 36), r"\fancyhead[L]{\small LING 201: Morphology and Syntax}\fancyhead[R]{\small Spring 2016}", r"\thepage", r"\usepackage{microtype}\hyphenpenalty=20", paper="letterpaper")
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in entries])


# Terms of sailing, England

SAILING = [
    ("Abeam", "At a right angle to the centre line of the boat"), ("Boom", "The spar that holds out the foot of the mainsail"), ("Burgee", "A small triangular flag that shows to which club a boat belongs"), ("Cleat", "A fitting to which a rope can be made fast"), ("Fairlead", "A ring or slot that guides a rope and keeps it from rubbing"), ("Gybe", "To turn the stern of the boat through the wind"),
    ("Halyard", "A rope with which a sail is hoisted"), ("Jib", "The small sail in front of the mast"), ("Leeward", "Away from the wind; pronounced \u201clooard\u201d"), ("Luff", "The front edge of a sail"), ("Painter", "The rope at the bow of a dinghy with which she is tied up"), ("Port", "The left side of a boat when you face the bow"),
    ("Reef", "To make a sail smaller when the wind is strong"), ("Sheet", "A rope that controls the angle of a sail"), ("Tack", "To turn the bow of the boat through the wind"), ("Thwart", "A seat that runs across a dinghy"), ("Transom", "The flat board that closes the stern"), ("Windward", "Towards the wind"),
]


@layout(HALF, "table-samphire", "terms of an English sailing school, word processor, table of definitions")
def table_samphire(draw):
    entries = draw.some(SAILING, 17)
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans"]), 11, margin=2.3)
    sheet.head = sheet.p("Hamble Creek Sailing School", "end", size=9, color="#1f4e79")
    sheet.body += [sheet.p("Dinghy Level 1 – Words you will hear afloat", size=16, bold=True, color="#1f4e79", after=0.3), sheet.p("Don\u2019t worry about learning all of these before your first day. You will pick them up in no time!", after=0.4)]
    sheet.body.append(sheet.table([["<b>Term</b>", "<b>What it means</b>"], *[[f"<b>{term}</b>", meaning] for term, meaning in entries]], [3.6, 12.8], rule="0.75pt solid #1f4e79", fills={0: "#d9e6f2"}))
    sheet.foot = sheet.p("Please bring a change of clothes and a packed lunch.", "center", size=9)
    engine, source = sheet.source()
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in entries])
