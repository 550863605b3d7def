"""The eightieth: the second half of the documents that the dice of batch 79 chose."""

import engines  # noqa: F401  (registers latex and typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from unseen.batch_79 import ty
from webpage import page, rows, web

HALF = "unseen"

# Allotments, a council of the United Kingdom

ALLOTMENTS = [
    ("Applying for a plot", [
        ("Who can apply for an allotment?", ["Anyone aged 18 or over who lives in the borough can apply. If you move out of the borough while you hold a plot, you may keep it until the end of the rent year.", "Schools and charities can apply for a group plot. They must name one adult who answers for the plot."]),
        ("How long is the waiting list?", ["That depends on the site. At Meadow Lane and Quarry Road you may be offered a plot within a year, while the lists for the three sites in the town centre stood at more than four years when this leaflet was printed.", "You can put your name down for two sites. We write to you every January to ask whether you want to stay on the list, and remove names that do not reply within six weeks."]),
        ("Can I share a plot with a friend?", ["Yes. You can have one registered co-worker, who has the same rights to be on the site as you have. After two years the co-worker may ask to become a joint tenant."])]),
    ("Rent and charges", [
        ("How much does a plot cost?", ["Rent is set by area. A full plot of 250 square metres costs £92 a year and a half plot £46. Water is included, as long as no hose is left running."]),
        ("When do I have to pay?", ["Rent falls due on 1 October each year. New tenants pay for the months that remain. We send a reminder after 28 days, and if the rent is still unpaid after 40 days we may end the tenancy."]),
        ("Is there a reduction for pensioners?", ["Tenants who receive a state pension or Universal Credit pay half. Please send a copy of your letter of award with the first payment; you do not have to send it again."])]),
    ("On your plot", [
        ("May I put up a shed or a greenhouse?", ["One shed of up to 2.4 by 1.8 metres and one greenhouse of the same size are allowed on a full plot. You do not need planning permission, but you must ask us in writing before you start, because some sites have drains that may not be built over.", "Glass is not allowed at sites beside schools. Use polycarbonate instead."]),
        ("Can I keep hens or bees?", ["Hens and rabbits are allowed by law, provided that they do not cause a nuisance. Cockerels are not. For bees you need our consent, third-party insurance and a certificate from a beginner’s course."]),
        ("Are bonfires permitted?", ["Only between 1 November and 31 March, only for dry plant waste from your own plot, and never when the smoke blows across a road. Compost whatever you can."]),
        ("What happens if I cannot work my plot for a while?", ["Tell us. If you are ill or have a baby, we can agree that nothing is done for up to six months, as long as a neighbour keeps the weeds from seeding. Plots that are neglected without a word receive a notice after the inspection in May, and a second one eight weeks later ends the tenancy."])]),
    ("Leaving", [
        ("How do I give up my plot?", ["Write or send an email at least one month before you go. Take your tools, sheds and rubbish with you, since we charge for clearing what is left."]),
        ("Can I pass my plot on to my children?", ["No. Plots always go to the person at the head of the list. A co-worker of at least two years is the only exception."])]),
]


@layout(HALF, "faq-rake", "questions on allotments of a British council, section numbers, answers in prose over pages")
def faq_rake(draw):
    body, items = "", []
    for k, (head, entries) in enumerate(ALLOTMENTS, 1):
        body += f'#block(above: 8mm, below: 4mm, sticky: true, text(15pt, fill: rgb("#2b6b2f"), weight: "bold")[{k}. {ty(head)}])\n'
        for n, (question, answer) in enumerate(entries, 1):
            body += f'#block(above: 6mm, below: 2.5mm, sticky: true, strong[{k}.{n} #h(2mm) {ty(question)}])\n' + "\n\n".join(ty(a) for a in answer) + "\n\n"
            items.append(item(question, "\n".join(answer), f"{k}.{n}", kind="faq", section=head))
    source = f"""#set page(paper: "a4", margin: (x: 26mm, y: 24mm), footer: text(9pt, gray)[Allotments: frequently asked questions #h(1fr) Page #context counter(page).display()])
#set text(font: ({draw.one(['"Open Sans"', '"Lato"', '"Carlito"'])},), size: 11.5pt, lang: "en", region: "gb")
#set par(leading: 0.7em, spacing: 1.1em)
#text(22pt, weight: "bold")[Allotments in Hollingbury]

#text(13pt)[Frequently asked questions · Parks and Open Spaces · March 2022]

{body}
#v(6mm) #line(length: 100%) For anything else call the allotments officer on weekdays between 10 and 12.
"""
    return Document("typst", source, items)


# Glossary of a handbook of sewing

SEWING = [
    ("appliqué", "A decoration made by sewing a piece of one fabric on top of another."), ("backstitch", "A strong hand stitch in which the needle goes back half a stitch before it goes forward; also a few stitches in reverse at the beginning and end of a machine seam."),
    ("basting", "Long, loose stitches that hold layers together for a time and are taken out when the seam is finished."), ("bias", "Any direction across a woven fabric that is neither lengthwise nor crosswise; the true bias runs at 45 degrees and stretches the most."),
    ("bobbin", "The small spool under the needle plate that supplies the lower thread."), ("dart", "A folded wedge that is stitched to a point so that flat fabric takes the shape of the body."),
    ("ease", "The difference between the measurements of the body and those of the garment, without which nobody could sit down."), ("facing", "A piece of fabric that finishes a raw edge, such as a neckline, and is turned to the inside."),
    ("feed dogs", "The toothed bars under the presser foot that move the fabric along."), ("gathering", "Drawing up a row of stitches so that a longer edge fits a shorter one."),
    ("grain", "The direction of the threads in a woven fabric."), ("gusset", "A small diamond or triangle set into a seam to give room for movement, as under the arm."),
    ("interfacing", "A layer between the outer fabric and the facing that gives body to collars, cuffs and waistbands."), ("nap", "A raised surface, such as that of velvet, which looks different when it is turned round, so that all pieces must be cut in one direction."),
    ("notch", "A mark on the edge of a pattern piece that shows where it meets another."), ("selvage", "The finished edge along each side of a fabric, woven so that it will not ravel."),
    ("topstitching", "A row of stitches on the outside of a garment, near an edge or seam, for strength or for show."), ("zigzag", "A machine stitch from side to side that keeps raw edges from fraying."),
]


@layout(HALF, "glossary-thimble", "glossary of a sewing handbook, bold terms run into hyphenated hanging paragraphs")
def glossary_thimble(draw):
    body = r"\vspace*{18mm}{\Huge\itshape Glossary}\par\vspace{12mm}\setlength\parskip{3pt}" + "".join(rf"\hangindent=5mm\hangafter=1\noindent\textbf{{{tex(t)}}}\enspace {tex(d)}\par " for t, d in SEWING)
    engine, source = document(draw, body, ["palatino", "lm", "times"], (11,), (25, 25), head=r"\fancyhead[R]{\ifnum\value{page}>1\small\itshape Glossary\quad\upshape\thepage\fi}", foot=r"\fancyfoot{}", extra=r"\usepackage[english]{babel}\setcounter{page}{1}", paper="a5paper")
    return Document(engine, source, [item(t, d, kind="definition") for t, d in SEWING])


# Terms of an IT support course

SUPPORT = [
    ("Backup", "A copy of data kept in another place so that it can be restored after a loss."), ("BIOS", "Firmware that tests the hardware and starts the operating system when a computer is switched on."), ("Driver", "Software that lets the operating system control a device such as a printer."),
    ("Escalation", "Passing a problem on to a technician with more knowledge or more rights."), ("Firewall", "A device or program that blocks network traffic which its rules do not allow."), ("Knowledge base", "A searchable collection of known problems and their solutions."),
    ("Malware", "Any program written to do harm, such as a virus, a worm or ransomware."), ("Patch", "A small change to a program that repairs a fault or closes a security hole."), ("Phishing", "An attempt to obtain passwords or money by messages that pretend to come from someone trusted."),
    ("Ping", "A command that tests whether another computer on the network can be reached."), ("Remote desktop", "A way to see and use the screen of a computer in another place."), ("Service level agreement", "A promise to the customer about how fast problems are answered and solved."),
    ("Ticket", "The record of one request or problem from the first call to the solution."), ("Two-factor authentication", "A login that needs a password and something else, for example a code from a phone."), ("Virtual machine", "A computer simulated by software, which runs inside a real one."),
]


@layout(HALF, "definitions-lathe", "terms and definitions of a course on IT support in a ruled table")
def definitions_lathe(draw):
    body = paragraph(run("Module 2: Key terms"), "Title") + paragraph(run("Learn these terms before the workshop. You will meet all of them again in the assessment."))
    body += office_table([[run("Term", "B"), run("Definition", "B")], *[[run(t, "B"), run(d)] for t, d in SUPPORT]], [4.6, 11.6])
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Open Sans"], (11, 12), head="Level 2 Certificate in IT User Support", margin=2.3)
    return Document(engine, source, [item(t, d, kind="definition") for t, d in SUPPORT])


# First English words, Finland

SANAT = [
    ("At school – Koulussa", [("pencil case", "penaali"), ("rubber", "pyyhekumi"), ("ruler", "viivain"), ("desk", "pulpetti"), ("scissors", "sakset"), ("glue", "liima"), ("teacher", "opettaja")]),
    ("Weather – Sää", [("rain", "sade"), ("snow", "lumi"), ("wind", "tuuli"), ("cloud", "pilvi"), ("sunny", "aurinkoinen"), ("thunder", "ukkonen")]),
    ("Body – Keho", [("head", "pää"), ("shoulder", "olkapää"), ("knee", "polvi"), ("finger", "sormi"), ("ear", "korva"), ("mouth", "suu"), ("back", "selkä")]),
]


@layout(HALF, "words-ladle", "English and Finnish words in tables under topics")
def words_ladle(draw):
    body, items = "<h1>Word list – Units 1–3</h1><p class=n>Opettele sanat kokeeseen. Koe on perjantaina!</p>", []
    for head, words in SANAT:
        body += f"<h2>{head}</h2><table>" + "".join(f"<tr><td>{a}</td><td>{b}</td></tr>" for a, b in words) + "</table>"
        items += [item(a, b, kind="vocabulary", section=head) for a, b in words]
    css = "h1 { font-size: 160%; margin: 0 0 2mm } .n { font-style: italic } h2 { font-size: 115%; margin: 5mm 0 1.5mm; color: #14569b; break-after: avoid } table { border-collapse: collapse; width: 125mm } td { border: 1px solid #9ab; padding: 1.2mm 3mm; width: 50% } tr:nth-child(odd) td { background: #eef4fa } tr { break-inside: avoid }"
    engine, source = page(draw, body, ["Comic Neue", "Open Sans", "Carlito"], (12,), css, language="fi")
    return Document(engine, source, items)


# Verbs of the first level, Japanese

VERBS = [
    ("I", [("会う", "あう", "to meet"), ("洗う", "あらう", "to wash"), ("行く", "いく", "to go"), ("書く", "かく", "to write"), ("飲む", "のむ", "to drink"), ("話す", "はなす", "to speak"), ("待つ", "まつ", "to wait"), ("泳ぐ", "およぐ", "to swim"), ("帰る", "かえる", "to return home")]),
    ("II", [("食べる", "たべる", "to eat"), ("見る", "みる", "to see, to watch"), ("起きる", "おきる", "to get up"), ("寝る", "ねる", "to go to bed"), ("教える", "おしえる", "to teach"), ("借りる", "かりる", "to borrow")]),
    ("III", [("来る", "くる", "to come"), ("勉強する", "べんきょうする", "to study"), ("掃除する", "そうじする", "to clean")]),
]


@layout(HALF, "verbs-adze", "Japanese verbs with kana, group and English in a ruled table")
def verbs_adze(draw):
    lines, items = "", []
    for group, verbs in VERBS:
        for kanji, kana, english in verbs:
            lines += rf"{{\jp {kanji}}} & {{\jp {kana}}} & {group} & {english}\\\hline "
            items.append(item(kanji, english, kind="vocabulary"))
    body = r"\begin{center}{\Large\bfseries JLPT N5 Verb List \jp （動詞）}\end{center}\medskip\renewcommand\arraystretch{1.35}\begin{center}\begin{longtable}{|p{36mm}|p{42mm}|c|p{46mm}|}\hline\textbf{Kanji} & \textbf{Kana} & \textbf{Group} & \textbf{Meaning}\\\hline\endhead " + lines + r"\end{longtable}\end{center}\small Group III verbs are irregular. Learn the polite form ({\jp ます}) of each verb as well."
    engine, source = document(draw, body, ["arial", "libertine"], (11, 12), (22, 25), extra=r"\newfontfamily\jp{Noto Sans CJK JP}")
    return Document(engine, source, items)


# Questions for citizenship, Canada

CANADA = [
    ("Canada’s history", [("Who are the three main groups of Aboriginal peoples?", ["First Nations", "Métis", "Inuit"]), ("Who was the first Prime Minister of Canada?", ["Sir John A. Macdonald"]), ("Which provinces formed the Dominion of Canada in 1867?", ["Ontario", "Quebec", "New Brunswick", "Nova Scotia"]), ("What did Sir Frederick Banting and Charles Best discover?", ["Insulin"]), ("What do Canadians remember on November 11?", ["The sacrifice of veterans and of those who died in wars"])]),
    ("How Canadians govern themselves", [("What are the three branches of government?", ["Executive", "Legislative", "Judicial"]), ("Who elects the members of the House of Commons?", ["The voters of each electoral district"]), ("Name two responsibilities of citizenship.", ["Obeying the law", "Serving on a jury", "Voting in elections", "Helping others in the community"]), ("How old must a Canadian be to vote in a federal election?", ["18 years"])]),
    ("Canada’s regions", [("Which three oceans border Canada?", ["Atlantic", "Arctic", "Pacific"]), ("What is the capital city of Canada?", ["Ottawa"]), ("Which is the only officially bilingual province?", ["New Brunswick"]), ("Which territory was created in 1999?", ["Nunavut"]), ("Which animal is an official symbol of Canada?", ["The beaver"])]),
]


@layout(HALF, "civics-sickle", "study questions on citizenship of Canada, numbered, answers as bullets")
def civics_sickle(draw):
    body = paragraph(run("Citizenship Study Questions"), "Title") + paragraph(run("Prepared by the Lakeshore Newcomer Centre, Hamilton. Where several answers are listed, the question tells you how many you need to know."), "Small")
    items, n = [], 0
    for head, entries in CANADA:
        body += paragraph(run(head), "Head")
        for question, answers in entries:
            n += 1
            body += paragraph(run(f"{n}.\t{question}", "B"), "Ask") + "".join(paragraph(run(f"•\t{a}"), "Dot") for a in answers)
            items.append(item(question, "\n".join(answers), str(n), section=head))
    styles = paragraph_style("Ask", 0.3, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always"') + paragraph_style("Dot", 0.05, 1.6, -0.6, [(1.6, "")]) + paragraph_style("Small", 0.15, size=10)
    engine, source = office(draw, body, ["Liberation Serif", "Caladea", "Liberation Sans"], (12,), margin=2.4, styles=styles)
    return Document(engine, source, items)


# Exercises on gases, a chemistry textbook

GASES = [
    ("State Boyle’s law in words.", "At constant temperature, the volume of a given amount of gas is inversely proportional to its pressure."),
    ("Name an instrument that measures the pressure of the atmosphere, and describe how it works.", None),
    ("Carry out each conversion.", [("1.50 atm to kilopascals", "152 kPa"), ("380 torr to atmospheres", "0.500 atm")]),
    ("Carry out each conversion.", [("202.6 kPa to atmospheres", None), ("0.250 atm to torr", None)]),
    ("A sample of nitrogen fills 4.00 L at a pressure of 1.20 atm. What is its volume at 0.800 atm and the same temperature?", "6.00 L"),
    ("A diver’s bubble has a volume of 2.0 mL at a pressure of 3.0 atm. Find its volume at the surface, where the pressure is 1.0 atm.", None),
    ("A gas occupies 2.00 L at 300 K. At what temperature does it occupy 3.00 L at the same pressure?", "450 K"),
    ("A balloon of 5.0 L is taken from a room at 295 K into a freezer at 255 K. What is its new volume?", None),
    ("What volume does 0.500 mol of an ideal gas occupy at 273 K and 1.00 atm?", "11.2 L"),
    ("How many moles of gas are in a tank of 10.0 L at 298 K and 5.00 atm?", None),
    ("A mixture of 2.0 mol of helium and 3.0 mol of argon has a total pressure of 10.0 atm.", [("What is the mole fraction of helium?", "0.40"), ("What is the partial pressure of argon?", "6.0 atm")]),
    ("Explain why a hot-air balloon rises.", None),
    ("Why do real gases deviate from ideal behavior at high pressure?", "The volume of the molecules is no longer small compared with that of the container."),
    ("Which of the gases methane and carbon dioxide has the higher density at the same temperature and pressure?", None),
    ("Which effuses faster, hydrogen or oxygen, and by what factor?", "Hydrogen, 4 times as fast"),
    ("At 300 K, which have the greater average speed, molecules of neon or of krypton?", None),
]


@layout(HALF, "exercises-scythe", "chemistry exercises in two columns, the answers to odd numbers behind")
def exercises_scythe(draw):
    body = r"{\sffamily\Large\bfseries Exercises}\par\smallskip\hrule height 1.2pt\medskip\setlength\columnsep{8mm}\begin{multicols}{2}\small "
    key, items = "", []
    for n, (text, answer) in enumerate(GASES, 1):
        body += rf"\lab{{0pt}}{{7mm}}{{\textsf{{\textbf{{{n}.}}}}}}{{{tex(text)}"
        if isinstance(answer, list):
            body += "".join(rf"\par \makebox[6mm][l]{{({'ab'[k]})}}{tex(q)}" for k, (q, _) in enumerate(answer))
            items += [item(q, a, f"{n}({'ab'[k]})", stem=text) for k, (q, a) in enumerate(answer)]
            if n % 2:
                key += rf"\textbf{{{n}.}} " + " ".join(f"({'ab'[k]}) {tex(a)}" + (";" if k == 0 else "") for k, (_, a) in enumerate(answer)) + r"\quad "
        else:
            items.append(item(text, answer, str(n)))
            if answer:
                key += rf"\textbf{{{n}.}} {tex(answer)}\quad "
        body += r"}\vspace{2mm}"
    body += r"\end{multicols}\newpage{\sffamily\Large\bfseries Answers to Odd-Numbered Exercises}\par\smallskip\hrule height 1.2pt\medskip{\sffamily\bfseries Chapter 10}\par\smallskip{\small\raggedright " + key + r"\par}"
    engine, source = document(draw, body, ["times", "palatino", "lm"], (11,), (22, 24), head=r"\fancyhead[L]{\sffamily\small\thepage\qquad CHAPTER 10\enspace Gases}", foot=r"\fancyfoot{}", extra=r"\setcounter{page}{412}", paper="letterpaper")
    return Document(engine, source, items)


# Rules of a museum

MUSEUM = [
    ("Coats and bags", "Rucksacks, umbrellas and bags larger than a sheet of A4 paper have to be left in the cloakroom on the lower floor. Lockers take a one-pound coin, which is returned. The museum does not accept liability for valuables left in coats."),
    ("Photography", "You are welcome to take photographs for your own use without flash, tripod or selfie stick. Works on loan are marked with a crossed-out camera and may not be photographed. For commercial photography, please write to the press office two weeks ahead."),
    ("Food and drink", "Water in bottles that can be closed may be carried through the galleries but not drunk there. The café on the first floor is open until half an hour before the museum closes."),
    ("Children and groups", "Children under twelve must stay with an adult at all times. Groups of more than ten people need a time slot, which can be booked at the desk or by telephone. Guides who are not employed by the museum wear a badge."),
    ("Drawing", "Pencils are allowed everywhere. Ink, charcoal, paint and easels are allowed only in the Sculpture Court and on Wednesdays. Folding stools can be borrowed free of charge."),
    ("In an emergency", "When the alarm sounds, leave the building by the nearest green exit and do not use the lifts. Follow the instructions of the attendants. The assembly point is the lawn in front of the library."),
]


@layout(HALF, "rules-crowbar", "rules for visitors of a museum; asks nothing")
def rules_crowbar(draw):
    lines = [".ce 2", "\\s+6\\fBTHE HARCOURT MUSEUM\\fP\\s0", "Rules for visitors", ".sp", "Please help us to look after the collection. These rules apply in all galleries, in the courtyard and in the reading room.", ".sp 0.5"]
    for n, (head, text) in enumerate(MUSEUM, 1):
        lines += [f".sp 0.6", f"\\fB{n}.  {head}\\fP", ".br", plain(text), ".br"]
    lines += [".sp", "The attendants may ask visitors who do not keep to the rules to leave. Opening hours: Tuesday to Sunday, 10 a.m. to 5 p.m.; closed on 24 and 25 December.", ".sp 0.5", "\\fIThe Director, June 2017\\fP"]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "H"))
    return Document(engine, source, [])


# Spanish sayings

REFRANES = [
    ("Más vale tarde", "que nunca."), ("A quien madruga,", "Dios le ayuda."), ("En boca cerrada", "no entran moscas."), ("Ojos que no ven,", "corazón que no siente."),
    ("No es oro", "todo lo que reluce."), ("Dime con quién andas", "y te diré quién eres."), ("Perro ladrador,", "poco mordedor."), ("A caballo regalado", "no le mires el diente."),
    ("Cría cuervos", "y te sacarán los ojos."), ("Quien mucho abarca", "poco aprieta."),
]


@layout(HALF, "refranes-jigsaw", "Spanish sayings whose halves are matched in a table, the solutions below")
def refranes_jigsaw(draw):
    ends = draw.mixed([b for _, b in REFRANES])
    letters = "abcdefghij"
    listed = choices(letters, ends)
    body = "<div class=h><b>Español lengua extranjera · B1</b><span>Ficha 14</span></div><h1>Refranes españoles</h1><p><b>1.</b> Une las dos partes de cada refrán.</p><table>" + rows([[f"{n}. {web(a)}", "", f"{x}) {web(b)}"] for n, ((a, _), x, b) in enumerate(zip(REFRANES, letters, ends), 1)]) + "</table>"
    key = [letters[ends.index(b)] for _, b in REFRANES]
    body += "<p class=w>¿Hay refranes parecidos en tu lengua? Coméntalo con tus compañeros.</p><div class=s><b>Soluciones:</b> " + web(", ".join(f"{n}-{x}" for n, x in enumerate(key, 1))) + "</div>"
    items = [item(a, b, str(n), None, listed, kind="match", answer_label=key[n - 1]) for n, (a, b) in enumerate(REFRANES, 1)]
    css = ".h { display: flex; justify-content: space-between; color: #666; border-bottom: 1px solid #666 } h1 { font-size: 165%; color: #a3241c } table { border-collapse: collapse; margin: 3mm 0 6mm; width: 100% } td { padding: 2mm 3mm; border: 1px solid #bbb } td:nth-child(2) { width: 22mm; border: none } .w { font-style: italic } .s { margin-top: 20mm; font-size: 82% }"
    engine, source = page(draw, body, ["Lato", "Carlito", "Noto Serif"], (12,), css, language="es")
    return Document(engine, source, items)


# Business, Ireland, with sample answers

BUSINESS = [
    ("The Byrne family plans its spending with a household budget.", [("Explain the term ‘household budget’.", 3, "A plan of the income a family expects and of what it will spend over a period of time."), ("Give two examples of fixed expenditure.", 4, "Mortgage repayments and car insurance."), ("Outline one benefit of budgeting for the family.", 4, "It can see months with a deficit in advance and put money aside for them.")]),
    ("Orla bought a kettle that stopped working after a week. The shop has a sign that says ‘No refunds’.", [("Name the law that protects Orla as a consumer.", 2, "The Consumer Rights Act 2022."), ("Can the shop refuse a remedy because of its sign? Give a reason for your answer.", 4, "No. Such a sign does not take away the rights that a consumer has by law."), ("Recommend two pieces of information that Orla should put in a letter of complaint.", 4, "The date of purchase and the remedy that she wants.")]),
    ("Niall has started a small business that makes candles.", [("What is meant by the term ‘entrepreneur’?", 3, "A person who takes the risk of setting up a business to make a profit."), ("Niall sells 200 candles at €6 each. His total costs are €750. Calculate his profit.", 4, "200 × €6 = €1,200; €1,200 − €750 = €450")]),
]


@layout(HALF, "business-hatchet", "business paper of Ireland with sample answers in frames below the parts")
def business_hatchet(draw):
    body, items = paragraph(run("Junior Cycle Business Studies"), "Title") + paragraph(run("Section A – questions with sample answers", "I")), []
    for n, (stem, parts) in enumerate(BUSINESS, 1):
        body += paragraph(run(f"Question {n}"), "Head") + paragraph(run(stem))
        for k, (question, marks, answer) in enumerate(parts):
            body += paragraph(run(f"({'abc'[k]})\t{question}\t({marks}\u00a0marks)"), "Sub") + office_table([[run("Sample answer: ", "B") + run(answer, "I")]], [16.0])
            items.append(item(question, answer, f"{n}({'abc'[k]})", marks, stem=stem))
    styles = paragraph_style("Sub", 0.3, 0.9, -0.9, [(0.9, ""), (16.2, 'style:type="right"')], extra='fo:margin-bottom="0.15cm" fo:keep-with-next="always"')
    engine, source = office(draw, body, ["Liberation Sans", "Carlito"], (11,), margin=2.3, styles=styles)
    return Document(engine, source, items)


# Theory of driving, Sweden

TRAFIK = [
    ("Vilken är den högsta tillåtna hastigheten inom tättbebyggt område om inga vägmärken visar något annat?", ["30 km/h", "50 km/h", "70 km/h"], 1), ("Vem har väjningsplikt i en cirkulationsplats?", ["Den som är inne i cirkulationen", "Den som kommer från höger", "Den som ska köra in i cirkulationen"], 2),
    ("Vad är gränsen för rattfylleri i Sverige?", ["0,2 promille", "0,5 promille", "0,8 promille"], 0), ("Hur djupt ska mönstret på dina vinterdäck minst vara?", ["1,6 mm", "2 mm", "3 mm"], 2),
    ("Vad händer med bromssträckan om du dubblar hastigheten?", ["Den blir dubbelt så lång", "Den blir fyra gånger så lång", "Den blir lika lång"], 1), ("Du möter en älg på vägen. Åt vilket håll bör du om möjligt styra?", ["Bakom djuret", "Framför djuret", "Rakt mot djuret"], 0),
    ("Vad betyder ett blinkande rött ljus vid en järnvägskorsning?", ["Sänk farten", "Stanna", "Kör om du hinner"], 1), ("När måste halvljuset vara tänt när du kör personbil utan varselljus?", ["Endast i mörker", "Endast på vintern", "Alltid"], 2),
    ("Från vilken ålder får man börja övningsköra personbil?", ["16 år", "17 år", "18 år"], 0),
]


@layout(HALF, "theory-winch", "Swedish theory of driving, options without letters, the right one ticked on the page")
def theory_winch(draw):
    body, items = "<h1>Övningsprov B-körkort</h1><p class=i>Prov 7 av 20 – facit markerat med ✔</p>", []
    for n, (question, options, right) in enumerate(TRAFIK, 1):
        body += f"<div class=q><p class=f>Fråga {n}</p><p>{web(question)}</p>" + "".join(f"<div class={'r' if k == right else 'w'}><span>{'✔' if k == right else '○'}</span>{web(o)}</div>" for k, o in enumerate(options)) + "</div>"
        items.append(item(question, options[right], str(n), None, choices([None] * 3, options), kind="mcq"))
    css = "h1 { font-size: 160%; margin: 0 } .i { color: #555; margin: 1mm 0 4mm } .q { break-inside: avoid; border-top: 1px solid #aaa; padding: 2mm 0 } .q p { margin: 0 0 1.5mm } .f { color: #0a5; font-weight: bold; font-size: 90% } .r, .w { padding: 0.7mm 2mm } .r { background: #dff3e4 } span { display: inline-block; width: 8mm; font-family: 'DejaVu Sans' }"
    engine, source = page(draw, body, ["Liberation Sans", "Roboto", "Open Sans"], (11,), css, language="sv")
    return Document(engine, source, items)


# Glossary of music theory

MUSIC = [
    ("accidental", "A sign that raises or lowers a note, or cancels an earlier sign."), ("anacrusis", "One or more unstressed notes before the first bar line."), ("arpeggio", "The notes of a chord played one after the other."), ("augmented", "Made larger by a semitone, said of a major or perfect interval."),
    ("cadence", "A pair of chords that closes a phrase, as a full stop or a comma closes a sentence."), ("chromatic", "Using notes that do not belong to the key."), ("circle of fifths", "An arrangement of the twelve keys in which each neighbour has one sharp or flat more or less."), ("coda", "A closing section added to the end of a movement."),
    ("dominant", "The fifth degree of a scale, and the chord built on it."), ("enharmonic", "Having the same sound but another name, as F sharp and G flat."), ("hemiola", "Three beats in the time of two, usually felt across two bars of three."), ("interval", "The distance in pitch between two notes."),
    ("leading note", "The seventh degree of a scale, a semitone below the tonic."), ("modulation", "A change from one key to another within a piece."), ("ostinato", "A short pattern that is repeated again and again."), ("pedal point", "A long note, mostly in the bass, above which the harmonies change."),
    ("relative minor", "The minor key that shares the key signature of a major key and begins a minor third below it."), ("syncopation", "Stress on a beat, or part of a beat, that is normally weak."), ("tonic", "The first degree of a scale, from which the key takes its name."), ("triad", "A chord of three notes, a root with the third and the fifth above it."),
]


@layout(HALF, "glossary-tongs", "glossary of music theory, bold terms run in, two columns under letters")
def glossary_tongs(draw):
    lines, items, letter = [".ce", "\\s+6\\fBGlossary of terms\\fP\\s0", ".sp", ".2C", ".hy"], [], ""
    for term, meaning in MUSIC:
        if term[0] != letter:
            letter = term[0]
            lines += [".ne 4", ".sp 0.6", f"\\s+3\\fB{letter.upper()}\\fP\\s0", ".br"]
        lines += [".ne 2", ".sp 0.25", ".in 1.2n", ".ti 0", f"\\fB{term}\\fP  {plain(meaning)}", ".br", ".in 0"]
        items.append(item(term, meaning, kind="definition"))
    engine, source = roff(draw, lines, (10, 11), ("P", "T", "N"))
    return Document(engine, source, items)
