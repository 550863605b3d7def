"""The fifty-fifth: sheets after concrete documents, thrown with dice (seed 55) from a list of forty.

The list, country, publisher and year: home economics paper (Northern Ireland, CCEA 2018), commerce objectives (Nigeria, WAEC 1998),
principles of business (Caribbean, CXC 2007), Minna no Nihongo words (Japan, 3A 1998), Teach Yourself Greek (UK, Hodder 1983),
Georgian competencies (US, Peace Corps 1992)*, Baltimore Catechism (US 1885), Day Skipper theory (UK, RYA 2003), Our Common Bond
(Australia 2020), Einbürgerungstest (Germany, BAMF 2008)*, Discover Canada questions (Canada 2012)*, Emacs FAQ in Texinfo (FSF 1999)*,
Sport Pilot sample exam (US, FAA 2014)*, deck licence bank (US, USCG 2011), Schaum's Outline (US 1988), Algebra 1 (US, Holt 1992)*,
hydrologic glossary (US, USGS 1995)*, bilingual glossary (Canada, Translation Bureau 2005)*, eindexamen (Netherlands, Cito 2012),
matura (Poland, CKE 2015)*, driving test (Spain, DGT 2017), STAAR Grade 8 (US, TEA 2018)*, Living Environment (US, NYS Regents 2011)*,
Human Geography FRQ (US, AP 2016)*, ESS paper 1 (IB 2017)*, word formation (UK, FCE 2008), Lesen A2 (Germany, Goethe 2015), general
knowledge paper (Isle of Man, King William's College 1985)*, lab manual (US, Flinn 1999), merit badge workbook (US, BSA 2008)*, educator
guide (US, NASA 1998)*, set of cards (US, Quizlet 2015), first-aid leaflet (UK, Red Cross 1996), CSPE paper (Ireland 2009), data response
(Hong Kong, HKDSE 2013), viva list (India, CBSE 2010)*, exam.cls quiz (US university 2012)*, grade 5 theory (UK, ABRSM 1999), laws-of-the-game
test (World Rugby 2016)*, movement notes (UK, EBU 2007)*. Those with a star were thrown.
"""

from latex import document, table, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"
NEW = paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"')

# Peace Corps, Georgian language competencies, Georgia 1992

GEORGIAN = [
    ("TOPIC 4:  AT THE MARKET", "COMPETENCY:  To ask for fruit and vegetables", [("ვაშლი", "vashli", "apple"), ("კიტრი", "k’it’ri", "cucumber"), ("ყურძენი", "q’urdzeni", "grapes"), ("ნიორი", "niori", "garlic"), ("ხახვი", "khakhvi", "onion"), ("საზამთრო", "sazamtro", "watermelon")]),
    ("TOPIC 5:  TRANSPORTATION", "COMPETENCY:  To find the right bus", [("ავტობუსი", "avt’obusi", "bus"), ("გაჩერება", "gachereba", "stop"), ("ბილეთი", "bileti", "ticket"), ("მარჯვნივ", "marjvniv", "to the right"), ("მარცხნივ", "martskhniv", "to the left"), ("პირდაპირ", "p’irdap’ir", "straight ahead")]),
    ("TOPIC 6:  THE WEATHER", "COMPETENCY:  To talk about the weather", [("წვიმა", "ts’vima", "rain"), ("თოვლი", "tovli", "snow"), ("ქარი", "kari", "wind"), ("მზე", "mze", "sun"), ("ცივა", "tsiva", "it is cold"), ("ცხელა", "tskhela", "it is hot")]),
]


@layout(HALF, "phrases-agate", "language competencies of a volunteers’ programme, Georgian, sound and English in three columns under topic and competency")
def phrases_agate(draw):
    body, items = r"\begin{center}\textbf{VOCABULARY}\end{center}" "\n", []
    for topic, competency, words in GEORGIAN:
        words = draw.some(words, 6)
        lines = "".join(rf"{{\geo {a}}} & {b} & {c}\\[3pt]" "\n" for a, b, c in words)
        body += rf"\vspace{{5mm}}\begin{{center}}\underline{{{topic}}}\end{{center}}\textbf{{{competency}}}\par\medskip\begin{{tabular}}{{@{{\hspace{{8mm}}}}p{{48mm}}p{{42mm}}p{{50mm}}}}{lines}\end{{tabular}}\par" "\n"
        items += [item(a, c, kind="vocabulary", section=topic.replace("  ", " ")) for a, _, c in words]
    engine, source = document(draw, body, ["timesnew", "notoserif"], (11, 12), (24, 28), foot=r"\fancyfoot[C]{-- \thepage\ --}", head=r"\fancyhead[R]{\small Georgian Language Competencies}", extra=r"\newfontfamily\geo{Noto Serif Georgian}", paper="letterpaper")
    return Document(engine, source, items)


# Einbürgerungstest, catalogue of an adult education centre, Germany 2008 and later

BUERGER = [
    ("In welcher Stadt hat das Bundesverfassungsgericht seinen Sitz?", ["Berlin", "Karlsruhe", "Leipzig", "Kassel"], 1),
    ("Wer schlägt dem Bundespräsidenten die Bundesminister und Bundesministerinnen vor?", ["der Bundesrat", "die Parteien", "der Bundeskanzler / die Bundeskanzlerin", "das Bundesverfassungsgericht"], 2),
    ("Für wie viele Jahre wird der Bundespräsident / die Bundespräsidentin gewählt?", ["3 Jahre", "4 Jahre", "5 Jahre", "6 Jahre"], 2),
    ("Welches Tier ist auf dem Wappen der Bundesrepublik Deutschland zu sehen?", ["ein Löwe", "ein Bär", "ein Pferd", "ein Adler"], 3),
    ("Was ist die Aufgabe eines Standesamtes in Deutschland?", ["Es schließt Ehen und beurkundet Geburten.", "Es verteilt Wohnungen.", "Es bildet Lehrer aus.", "Es zieht Steuern ein."], 0),
    ("An welches Meer grenzt das Land Mecklenburg-Vorpommern?", ["an die Nordsee", "an die Ostsee", "an das Mittelmeer", "an den Atlantik"], 1),
    ("Seit welchem Jahr ist der 3. Oktober ein gesetzlicher Feiertag in ganz Deutschland?", ["1949", "1961", "1989", "1990"], 3),
    ("Was bedeutet „Briefwahl“?", ["Man darf nur Parteien mit Brief wählen.", "Man gibt seine Stimme schriftlich vor dem Wahltag ab.", "Man wählt den Postboten.", "Man bekommt das Ergebnis mit der Post."], 1),
    ("Wie heißt die Vertretung der Länder auf Bundesebene?", ["Bundesrat", "Bundestag", "Landtag", "Bundesversammlung"], 0),
]


@layout(HALF, "civics-beryl", "catalogue of a naturalization test, German, boxes with the right one crossed")
def civics_beryl(draw):
    body, items, first = "<h1>Fragen zur Vorbereitung auf den Einbürgerungstest</h1><p class=s>Volkshochschule Weilbach · Teil I: Leben in der Demokratie</p>", [], draw.one([21, 31, 41])
    for n, (question, options, right) in enumerate(BUERGER, first):
        body += f"<div class=a><p class=h>Aufgabe {n}</p><p class=q>{web(question)}</p><table>" + rows((("☒" if k == right else "☐"), web(text)) for k, text in enumerate(options)) + "</table></div>"
        items.append(item(question, options[right], str(n), None, choices([None] * 4, options), kind="mcq"))
    css = "h1 { font-size: 150%; margin: 0 } .s { margin: 1mm 0 6mm; border-bottom: 1px solid #999; padding-bottom: 2mm } .a { break-inside: avoid; margin-bottom: 5mm } .h { color: #666; margin: 0 } .q { font-weight: bold; margin: 1mm 0 } td { padding: .4mm 2mm; vertical-align: top } td:first-child { font-family: 'DejaVu Sans'; width: 6mm }"
    engine, source = page(draw, body, ["Liberation Sans", "Open Sans"], (10.5, 11), css, language="de")
    return Document(engine, source, items)


# Discover Canada, study questions of a public library, Canada 2012

CANADA = [
    ("Symbols", [("What does the beaver stand for, and where can you see it?", ["It recalls the fur trade.", "It is on the five-cent coin."]), ("When was the flag with the maple leaf raised for the first time?", ["On February 15, 1965"]), ("Name the two official languages of Canada.", ["English", "French"])]),
    ("Regions", [("Which provinces are called the Prairie Provinces?", ["Alberta", "Saskatchewan", "Manitoba"]), ("What is the capital of Nunavut?", ["Iqaluit"]), ("Which province has the largest population?", ["Ontario"]), ("Name the five Great Lakes.", ["Superior", "Huron", "Michigan (in the United States)", "Erie", "Ontario"])]),
    ("Government", [("Who represents the King in a province?", ["The Lieutenant Governor"]), ("What are the three branches of government?", ["The executive", "The legislative", "The judicial"]), ("Who can vote in a federal election?", ["A Canadian citizen who is 18 or older and on the voters’ list"]), ("Where do the members of the House of Commons meet?", ["In Ottawa, on Parliament Hill"])]),
    ("History", [("Which provinces formed Canada in 1867?", ["Ontario", "Quebec", "New Brunswick", "Nova Scotia"]), ("Who was the first Prime Minister of Canada?", ["Sir John A. Macdonald"])]),
]


@layout(HALF, "civics-citrine", "study questions of a library for a citizenship test, topics, numbers that run on, bulleted answers")
def civics_citrine(draw):
    body, items, n = paragraph(run("Citizenship Test: Study Questions"), "Title") + paragraph(run("Prepared by the newcomers’ desk, Elm Valley Public Library. Answers are below each question.", "I")), [], 0
    for topic, asked in CANADA:
        body += paragraph(run(topic), "Head")
        for question, answers in asked:
            n += 1
            body += paragraph(run(f"{n}.\t{question}"), "Part") + "".join(paragraph(run(f"•\t{answer}"), "Choice") for answer in answers)
            items.append(item(question, "\n".join(answers), str(n)))
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (11, 12), 2.3)
    return Document(engine, source, items)


# Frequently asked questions of a GNU program, printed from Texinfo, 1999

RSYNC = [
    ("General questions", [
        ("What does rsync do?", "It copies files and directories from one place to another, on the same machine or over a network, and it sends only those parts of a file that differ from what the other side already has. If you run the same command a second time and nothing has changed, it finishes almost at once."),
        ("How does it find the differences?", "The receiving side cuts its copy into blocks and sends a short checksum of each. The sending side looks for blocks with the same checksums in its own copy, at any offset, and transmits the rest together with references to the blocks that were found. This needs one round trip for each file, but files are handled in a pipeline, so that slow lines are used well."),
        ("Do I need a server?", "No. In most cases the program is started at the far end through a remote shell, for which ssh is taken by default. A daemon that listens on TCP port 873 is needed only when you want to offer files to people who have no account on your machine."),
    ]),
    ("Common problems", [
        ("Why is there an additional directory in the destination?", "Because there was no slash at the end of the source. With src/ the contents of the directory are copied, with src the directory itself is, so that its name appears in the destination. A slash at the end of the destination makes no difference."),
        ("Why are deleted files still there after a copy?", "Nothing is removed unless you ask for it with --delete. Try such a command with --dry-run first: it prints what would be done and does not do it."),
        ("Why are all files sent again although they are the same?", "A file is passed over when its size and its time of modification are those of the copy. If you do not keep the times, with -t or with -a, which includes it, every copy has the time at which it was made, and the next run sees a difference. File systems of the FAT family store times to two seconds only; --modify-window=1 allows for that."),
        ("What does exit code 23 mean?", "Some files could not be transferred. The messages above say which; usually the permissions of a directory do not allow it to be read. Code 24 is less serious: files vanished between the time the list was made and the time they were to be sent."),
    ]),
    ("Tuning", [
        ("When is compression worth its cost?", "When the line is slower than the processor, as over a modem or a busy link between two sites. On a local network -z often makes the transfer slower. Archives and photographs are compressed already and gain nothing."),
        ("Can I limit how much of the line is used?", "Yes, with --bwlimit and a number, which is taken as units of 1024 bytes per second. It is an average: data are sent in bursts with pauses between them."),
    ]),
]


@layout(HALF, "faq-dolomite", "FAQ of a program after Texinfo: contents with leaders, chapters, questions as numbered sections, prose over pages")
def faq_dolomite(draw):
    contents, body, items = "", "", []
    for c, (title, asked) in enumerate(RSYNC, 1):
        contents += rf"\par\medskip\textbf{{\makebox[6mm][l]{{{c}}}{title}}}\dotfill\pageref{{c{c}}}\par" "\n"
        body += (rf"\newpage" if c == 1 else r"\vspace{9mm}\needspace{4cm}") + rf"{{\LARGE\bfseries {c}\quad {title}}}\label{{c{c}}}\par\vspace{{5mm}}" "\n"
        for s, (question, answer) in enumerate(asked, 1):
            answer_tex = tex(answer).replace("--", r"-{}-")
            contents += rf"\hspace*{{6mm}}\makebox[10mm][l]{{{c}.{s}}}{tex(question)}\dotfill\pageref{{s{c}{s}}}\par" "\n"
            body += rf"\needspace{{2cm}}{{\large\bfseries {c}.{s}\quad {tex(question)}}}\label{{s{c}{s}}}\par\nopagebreak\smallskip {answer_tex}\par\vspace{{4mm}}" "\n"
            items.append(item(question, answer, f"{c}.{s}", kind="faq") | {"page": 2 if not items else None})
    start = rf"{{\huge\bfseries Rsync: frequently asked questions}}\par\smallskip\hrule height 1.5pt\par\medskip\hfill Edition 2.1, March 1999\par\vspace{{1cm}}{{\LARGE\bfseries Table of Contents}}\par\vspace{{4mm}}"
    engine, source = document(draw, start + contents + body, ["cm", "lm"], (11, 12), (28, 32), head=r"\fancyhead[L]{\small Rsync: frequently asked questions}\fancyhead[R]{\small\thepage}", foot="", extra=r"\frenchspacing\setlength\parskip{5pt}", paper="letterpaper")
    return Document(engine, source, items)


# Sample exam for sport pilots, US aviation authority, 2014

PILOT = [
    ("PLT430", "Except when necessary for takeoff or landing, what is the minimum safe altitude over any place?", ["500 feet above the surface and 500 feet horizontally from any structure.", "An altitude that allows an emergency landing without undue hazard to persons or property, if a power unit fails.", "1,000 feet above the highest obstacle."], 1),
    ("PLT141", "A steady green light from the control tower, directed at an aircraft in flight, means that the pilot", ["is cleared to land.", "should return for landing.", "should give way and continue circling."], 0),
    ("PLT309", "What is the load factor in a level turn with 60° of bank?", ["1.2 G.", "1.5 G.", "2.0 G."], 2),
    ("PLT206", "What is density altitude?", ["The height above the standard datum plane.", "The pressure altitude corrected for nonstandard temperature.", "The altitude read directly from the altimeter."], 1),
    ("PLT190", "In an airplane with a fixed-pitch propeller, the first indication of carburetor ice is most likely", ["a drop in oil temperature.", "roughness followed by a rise in RPM.", "a loss of RPM."], 2),
    ("PLT414", "An airplane and a balloon are converging at the same altitude. Which has the right-of-way?", ["The balloon.", "The airplane.", "The aircraft on the left."], 0),
    ("PLT463", "How long after drinking alcohol must a person wait before acting as a pilot?", ["4 hours.", "8 hours.", "24 hours."], 1),
    ("PLT141", "The number 27 on a runway shows that it is oriented approximately", ["027° magnetic.", "270° true.", "270° magnetic."], 2),
    ("PLT511", "A fast-moving cold front is most often followed by", ["low clouds and steady drizzle.", "good visibility and gusty winds.", "fog for several days."], 1),
    ("PLT328", "If the center of gravity lies behind the aft limit, the airplane will be", ["less stable at all speeds.", "harder to rotate on takeoff.", "more stable in slow flight only."], 0),
]


@layout(HALF, "choices-epidote", "sample exam for pilots, codes beside the numbers, three options, key with codes as a table at the end")
def choices_epidote(draw):
    body, items = paragraph(run("Sport Pilot (Airplane) Sample Exam"), "Title") + paragraph(run("The questions below are not taken from the tests; they show how questions are asked. Choose the one answer that is most nearly correct.")), []
    for n, (code, question, options, right) in enumerate(PILOT, 1):
        body += paragraph(run(f"{n}. {code}"), "Head") + paragraph(run(question)) + "".join(paragraph(run(f"{letter})\t{text}"), "Part") for letter, text in zip("ABC", options))
        items.append(item(question, options[right], str(n), None, choices("ABC", options), kind="mcq", answer_label="ABC"[right]))
    body += paragraph(run("Answers"), "New") + office_table([[run(head, "B") for head in ("Question", "Answer", "Learning code")], *[[run(str(n)), run("ABC"[right]), run(code)] for n, (code, _, _, right) in enumerate(PILOT, 1)]], [2.6, 2.4, 4.0])
    engine, source = office(draw, body, ["Liberation Serif", "Liberation Sans"], (11, 12), 2.5, styles=NEW)
    return Document(engine, source, items)


# Textbook exercises, Algebra 1, United States 1992

EQUATIONS = [
    ("A", "Solve each equation.", [("x + 9 = 16", "7"), ("14 = y − 5", "19"), ("−3m = 27", "−9"), ("n ÷ 4 = −6", "−24"), ("2k + 1 = 15", "7"), ("5 − t = 12", "−7"), ("8 = 3r − 10", "6"), ("4(p − 2) = 20", "7")]),
    ("B", "Solve each equation. If it has no solution, write none.", [("7a − 4 = 3a + 16", "5"), ("2(b + 3) = 2b + 8", "none"), ("6 − 2c = 4c − 18", "4"), ("9d + 5 = 5(d − 3)", "−5"), ("3(2e − 1) = 5e + 2", "5"), ("−(f − 8) = 3f", "2")]),
    ("C", "Write an equation and solve it.", [("The sum of three consecutive integers is 84. Find the integers.", "27, 28, 29"), ("A rope 50 ft long is cut so that one piece is 8 ft longer than the other. How long is the shorter piece?", "21 ft"), ("Tickets cost $4 for students and $7 for adults. For 60 tickets $306 was paid. How many were for students?", "38"), ("Rosa is four times as old as her cousin. In 6 years she will be twice as old. How old is Rosa now?", "12")]),
]


@layout(HALF, "chapter-fluorite", "algebra textbook, exercises A, B and C in two columns behind a worked example, answers to odd numbers on a page behind")
def chapter_fluorite(draw):
    def shown(text):
        return rf"${text.replace('−', '-').replace('÷', chr(92) + 'div ').replace('$', '')}$" if "=" in text else tex(text)

    body, items, n = r"{\Large\bfseries 3--4\quad Equations in More Than One Step}\par\medskip To solve an equation, undo what was done to the variable: first add or subtract, then multiply or divide. Collect the variables on one side.\par\medskip\textbf{Example}\quad Solve $3x-4=x+10$.\par\hspace*{17mm}$2x-4=10$\qquad subtract $x$ from both sides\par\hspace*{17mm}$2x=14$\qquad add 4 to both sides\par\hspace*{17mm}$x=7$\qquad divide both sides by 2\par\bigskip{\large\bfseries Written Exercises}\par\smallskip\begin{multicols}{2}", [], 0
    key = ""
    for letter, lead, asked in EQUATIONS:
        body += rf"\par\smallskip\textbf{{{letter}}}\quad\textit{{{lead}}}\par " "\n"
        for question, answer in asked:
            n += 1
            body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{shown(question)}}}" "\n"
            key += rf"\textbf{{{n}.}} {tex(answer).replace('−', '$-$')}\quad " if n % 2 else ""
            items.append(item(question, answer if n % 2 else None, str(n), stem=lead, kind="numeric"))
    body += r"\end{multicols}\newpage{\Large\bfseries Selected Answers}\par\medskip\textbf{Chapter 3}\par\smallskip\textbf{Pages 128--129, Written Exercises}\quad " + key
    engine, source = document(draw, body, ["times", "palatino"], (10, 11), (20, 24), foot=r"\fancyfoot[L]{\textbf{\ifnum\value{page}=1 128\else 611\fi}\quad\small\ifnum\value{page}=1 Chapter 3\else Selected Answers\fi}", extra=r"\setlength\columnsep{9mm}", paper="letterpaper")
    return Document(engine, source, items)


# Glossary of hydrologic terms, United States geological office, 1995

WATER = [
    ("Aquifer", "A body of rock or sediment that is sufficiently porous and permeable to store water and to yield it in useful quantities to wells and springs."),
    ("Base flow", "The part of the flow of a stream that is sustained by ground water discharging into the channel, and not by recent rain or melting snow."),
    ("Confluence", "The place at which two streams, or a tributary and the main stem of a river, come together."),
    ("Discharge", "The volume of water that passes a cross section of a stream in a unit of time, commonly given in cubic feet per second."),
    ("Evapotranspiration", "The water returned to the atmosphere by evaporation from soil and open water and by the transpiration of plants, taken together because they can rarely be measured apart."),
    ("Flood plain", "A strip of relatively level land bordering a channel, built of sediment carried by the stream, which is covered with water when the stream overflows its banks."),
    ("Gaging station", "A site on a stream, canal, lake or reservoir where systematic observations of stage and discharge are obtained."),
    ("Headwaters", "The source and the upper reaches of a stream; also the water upstream from a dam or other structure."),
    ("Infiltration", "The downward movement of water from the atmosphere or the land surface into soil or porous rock."),
    ("Karst", "A type of topography that results from the dissolution of limestone, dolomite or gypsum, characterized by closed depressions, sinkholes and underground drainage."),
    ("Load", "The material that a stream moves, whether it is dissolved, held in suspension or rolled along the bed."),
    ("Recharge", "The process by which water is added to the zone of saturation, as by the percolation of rain through the soil."),
    ("Riparian", "Pertaining to the banks of a river, a stream or another body of water, and to the plants that grow there."),
    ("Stage", "The height of the surface of the water above an established datum."),
    ("Turbidity", "The cloudiness of water, caused by suspended matter that scatters light; it is measured in nephelometric units."),
    ("Watershed", "The land area that drains water to a particular stream, river or lake."),
]


@layout(HALF, "glossary-garnet", "glossary of a survey report, groff: bold terms run in, two columns, hanging and hyphenated")
def glossary_garnet(draw):
    lines = [".ds LH", ".ds RH", ".ds CF Glossary   \\\\n(PN", "\\fB\\s+4GLOSSARY\\s0\\fP", ".sp 0.5", "\\fITerms are explained as they are used in this report.\\fP", ".sp", ".2C", ".nr HY 1", ".hy 4", ".ad b"]
    items = []
    for term, meaning in draw.some(WATER, 15):
        lines += [".ne 3", ".in 1.5n", ".ti -1.5n", f"\\fB{term}.\\fP\\ \\ {plain(meaning)}", ".br", ".sp 0.4"]
        items.append(item(term, meaning, kind="definition"))
    engine, source = roff(draw, lines, (10, 11), ("T", "N"))
    return Document(engine, source, items)


# Vocabulary of a federal translation office, Canada 2005

LIBRARY = [
    ("A", [("abstract", "résumé (n. m.)"), ("access point", "point d’accès (n. m.)"), ("acquisition", "acquisition (n. f.)"), ("annual report", "rapport annuel (n. m.)")]),
    ("B", [("binding", "reliure (n. f.)"), ("blurb", "texte de présentation (n. m.)"), ("bookmark", "signet (n. m.)"), ("borrower", "emprunteur (n. m.), emprunteuse (n. f.)")]),
    ("C", [("call number", "cote (n. f.)"), ("caption", "légende (n. f.)"), ("card catalogue", "fichier (n. m.)"), ("copyright", "droit d’auteur (n. m.)")]),
    ("D", [("due date", "date de retour (n. f.)"), ("dust jacket", "jaquette (n. f.)")]),
    ("F", [("flyleaf", "page de garde (n. f.)"), ("footnote", "note de bas de page (n. f.)")]),
    ("I", [("index", "index (n. m.)"), ("interlibrary loan", "prêt entre bibliothèques (n. m.)")]),
    ("L", [("librarian", "bibliothécaire (n. m. ou f.)"), ("loan period", "durée du prêt (n. f.)")]),
]


@layout(HALF, "glossary-halite", "English and French vocabulary of a translation office, letters as heads, two columns of which each entry has two rows")
def glossary_halite(draw):
    body, items = "<h1>Vocabulary of Library Services<br><i>Vocabulaire des services de bibliothèque</i></h1><p class=t>English – French<span>anglais – français</span></p>", []
    for letter, words in LIBRARY:
        body += f"<h2>{letter}</h2><table>" + rows((f"<b>{web(a)}</b>", web(b)) for a, b in words) + "</table>"
        items += [item(a, b, kind="vocabulary") for a, b in words]
    css = "h1 { font-size: 150%; margin: 0 0 4mm } .t { border-top: 2px solid #000; border-bottom: 1px solid #000; padding: 1mm 0; margin: 0 } .t span { float: right } h2 { font-size: 120%; margin: 3mm 0 1mm; text-align: center; break-after: avoid } table { width: 100%; border-collapse: collapse } td { width: 50%; padding: .6mm 0; vertical-align: top }"
    engine, source = page(draw, body, ["Liberation Serif", "Caladea"], (10.5, 11), css, language="en-CA", paper="Letter")
    return Document(engine, source, items)


# Matura in geography, Poland 2015

MATURA = [
    ("W tabeli podano średnią temperaturę powietrza w styczniu i w lipcu w dwóch miastach Polski.", [
        ("Oblicz roczną amplitudę temperatury powietrza w Białymstoku.", ["21,3 °C"]),
        ("Wyjaśnij, dlaczego zimy w Szczecinie są łagodniejsze niż w Białymstoku.", ["Szczecin leży bliżej morza i częściej napływa tam wilgotne powietrze znad Atlantyku."])]),
    ("Wisła uchodzi do Zatoki Gdańskiej, a obszar u jej ujścia nosi nazwę Żuław Wiślanych.", [
        ("Podaj nazwę typu ujścia Wisły.", ["Delta"]),
        ("Podaj dwa powody, dla których na Żuławach wznoszono wały przeciwpowodziowe.", ["Część obszaru leży poniżej poziomu morza.", "Zatory lodowe i sztormy powodują wezbrania rzeki."])]),
    (None, [("Podaj nazwę parku narodowego, w którym znajduje się jezioro Morskie Oko.", ["Tatrzański Park Narodowy"])]),
    ("W jaskiniach Wyżyny Krakowsko-Częstochowskiej można zobaczyć stalaktyty i stalagmity.", [
        ("Podaj nazwę skały, z której jest zbudowana ta wyżyna.", ["Wapień"]),
        ("Opisz, jak powstają stalaktyty.", ["Woda z dwutlenkiem węgla rozpuszcza skałę.", "Z kropli na stropie wytrąca się węglan wapnia."])]),
    (None, [("Wymień dwie cechy przyrody, które sprzyjają uprawie pszenicy na Wyżynie Lubelskiej.", ["Żyzne gleby wytworzone na lessach", "Długi okres wegetacyjny"])]),
]


@layout(HALF, "paper-ilmenite", "Polish leaving examination, tasks with numbers and marks (0–2) in a grey band, dotted lines, table; scheme in its own file")
def paper_ilmenite(draw):
    band = r"\par\vspace{5mm}\needspace{3cm}\colorbox{black!12}{\makebox[\dimexpr\linewidth-2\fboxsep][l]{\textbf{Zadanie %s}}}\par\smallskip "
    body = r"\begin{center}{\Large\bfseries Egzamin maturalny z geografii}\par Poziom podstawowy -- arkusz próbny\end{center}"
    scheme, items = r"\begin{center}{\Large\bfseries Zasady oceniania rozwiązań zadań}\end{center}", []
    for n, (stem, parts) in enumerate(MATURA, 1):
        if stem:
            body += band % f"{n}." + tex(stem) + r"\par "
            if n == 1:
                body += r"\begin{center}" + table([["Szczecin", "0,5", "18,8"], ["Białystok", "$-3{,}3$", "18,0"]], "|l|c|c|", ["Miasto", "Styczeń [°C]", "Lipiec [°C]"]) + r"\end{center}"
        for m, (question, points) in enumerate(parts, 1):
            number, most = f"{n}.{m}" if stem else str(n), len(points)
            body += (rf"\par\medskip\needspace{{3cm}}\textbf{{{number}. (0--{most})}}\par " if stem else band % f"{number}. (0--{most})") + rf"\textbf{{{tex(question)}}}\par " + r"\dotline " * (most + 1) + "\n"
            scheme += rf"\par\medskip\textbf{{Zadanie {number}. (0--{most})}}\par " + (r"2 p. -- za dwie poprawne odpowiedzi.\par 1 p. -- za jedną poprawną odpowiedź.\par " if most > 1 else r"1 p. -- za poprawną odpowiedź.\par ") + r"0 p. -- za odpowiedź niepoprawną lub brak odpowiedzi.\par\textit{Poprawna odpowiedź}\par " + "".join(rf"\lab{{0pt}}{{5mm}}{{--}}{{{tex(point)}}}" for point in points) + "\n"
            items.append(item(question, "\n".join(points), number, most, stem=stem, rubric=[{"text": point, "marks": None} for point in points] if most > 1 else None))
    look = dict(fonts=["timesnew", "arial"], sizes=(11,), margins=(22, 24), foot=r"Strona \thepage")
    engine, source = document(draw, body, **look, extra=r"\usepackage{xcolor}")
    look["fonts"] = look["fonts"][:1]
    return Document(engine, source, items, document(draw, scheme, **look)[1])


# State assessment, Grade 8 social studies, Texas 2018

STATE = [
    ("Which document of 1776 listed the grievances of the colonists against King George III?", ["The Mayflower Compact", "The Declaration of Independence", "The Articles of Confederation", "The Bill of Rights"], 1, 1, "8.4(C)"),
    ("The main purpose of the Great Compromise of 1787 was to settle a dispute over —", ["the election of judges", "the western border", "representation in Congress", "trade with Great Britain"], 2, 1, "8.4(E)"),
    ("What was one result of the Louisiana Purchase?", ["The area of the United States nearly doubled.", "Florida became a state.", "War broke out with France.", "The Erie Canal was closed."], 0, 1, "8.6(E)"),
    ("Which invention made it faster to separate cotton fibers from their seeds?", ["The steel plow", "The telegraph", "The mechanical reaper", "The cotton gin"], 3, 4, "8.27(A)"),
    ("The idea that the United States was meant to reach the Pacific Ocean is known as —", ["nullification", "Manifest Destiny", "popular sovereignty", "isolationism"], 1, 1, "8.6(C)"),
    ("Which power of the president is a check on the legislative branch?", ["Vetoing bills", "Declaring laws unconstitutional", "Approving treaties", "Impeaching judges"], 0, 3, "8.15(D)"),
    ("Which event took place in Philadelphia in the summer of 1787?", ["The Boston Tea Party", "The surrender of Cornwallis", "The Constitutional Convention", "The inauguration of Washington"], 2, 1, "8.1(A)"),
    ("Harriet Tubman is best known for —", ["writing a novel about slavery", "leading people to freedom on the Underground Railroad", "founding the Red Cross", "speaking at Seneca Falls"], 1, 2, "8.24(A)"),
    ("The Emancipation Proclamation of 1863 applied to —", ["all states", "the border states only", "the territories of the West", "the areas in rebellion"], 3, 1, "8.8(B)"),
    ("Which geographic feature helped the growth of factories in New England?", ["Fast-flowing rivers", "Wide prairies", "A long growing season", "Deposits of gold"], 0, 2, "8.11(A)"),
]


@layout(HALF, "choices-jasper", "state assessment, letters A to D and F to J in turn, key as a table of five columns on the last page")
def choices_jasper(draw):
    body, items, key = "<div class=top>GRADE 8 SOCIAL STUDIES</div><p class=d><b>DIRECTIONS</b><br>Read each question carefully. For each question, determine the best answer to the question from the four answer choices provided.</p>", [], []
    for n, (question, options, right, category, code) in enumerate(STATE, 1):
        letters = "ABCD" if n % 2 else "FGHJ"
        body += f"<div class=q><div class=n>{n}</div><div>{web(question)}<table>" + rows((f"<b>{letter}</b>", web(text)) for letter, text in zip(letters, options)) + "</table></div></div>"
        items.append(item(question, options[right], str(n), None, choices(letters, options), kind="mcq", answer_label=letters[right]))
        key.append((n, category, "Readiness" if n % 3 else "Supporting", code, letters[right]))
    body += "<div class=key><h3>Answer Key<br>Grade 8 Social Studies</h3><table class=k><tr><th>Item Number<th>Reporting Category<th>Readiness or Supporting<th>Content Student Expectation<th>Correct Answer</tr>" + rows(key) + "</table></div>"
    css = ".top { text-align: center; font-weight: bold; font-size: 125% } .d { border: 1px solid #000; padding: 2mm 3mm } .q { display: flex; break-inside: avoid; margin-bottom: 7mm } .n { font-weight: bold; width: 11mm } .q table { margin-top: 2mm } .q td { padding: .8mm 4mm .8mm 0 } .key { break-before: page; text-align: center } .k { border-collapse: collapse; width: 100% } .k td, .k th { border: 1px solid #000; padding: 1mm 2mm }"
    engine, source = page(draw, body, ["Open Sans", "Liberation Sans"], (11, 12), css, paper="Letter")
    return Document(engine, source, items)
