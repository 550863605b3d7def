"""The eighty-sixth: sheets by one who does not know the reader, the second twelve of the list that `batch_85.py` holds.

KCSE Agriculture 2012, CCEA Agriculture and Land Use 2021, parish newsletter 2018, IHK Lagerlogistik 2015, seniors' trivia 2018, Latin words 2005,
German A2 words 2019, OGE social studies 2017, Arabic for beginners 2011, GCSE religion organiser 2019, outline of statistics 1999, OCR History 2019.
"""

import re

import engines  # noqa: F401  (registers latex and typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "unseen"


def ty(text):
    """The text for Typst."""
    return re.sub(r"([\\#*_$@<>`\[\]~/=-])", r"\\\1", text)


# Agriculture, Kenya, the answers under the questions

KCSE = [
    ("1", None, "State four advantages of mixed farming.", 2, ["ensures maximum use of land", "manure from livestock improves the soil for crops", "crop residues are fed to livestock", "the farmer has income even when one enterprise fails"]),
    ("2", None, "What is agroforestry?", 1, ["the growing of trees together with crops and/or livestock on the same piece of land"]),
    ("3", None, "Give three reasons for treating water before it is used on the farm.", 3, ["to kill disease-causing organisms", "to remove bad taste and smell", "to remove sediments and chemical impurities"]),
    ("4", None, "State two ways in which wind affects the growth of crops.", 2, ["it increases evaporation of water from the soil", "it causes lodging in cereals"]),
    ("5(a)", None, "What is seed dormancy?", 1, ["a period when a viable seed fails to germinate even though conditions are suitable"]),
    ("5(b)", None, "Name two methods of breaking seed dormancy.", 2, ["scarification", "soaking in warm water"]),
    ("6", None, "State four signs of ill health in livestock.", 2, ["loss of appetite", "rough or starring coat", "abnormal body temperature", "separation from the rest of the herd"]),
    ("7(a)", "Explain how each of the following factors influences soil erosion:", "slope of the land;", 2, ["the steeper the slope, the faster the runoff, so that it has more power to carry soil away"]),
    ("7(b)", "Explain how each of the following factors influences soil erosion:", "vegetation cover.", 2, ["leaves break the force of raindrops and roots hold the soil particles together, so that less soil is lost"]),
    ("8", None, "A farmer was advised to apply 52 kg of nitrogen per hectare. Calculate the amount of calcium ammonium nitrate (CAN), which contains 26% nitrogen, needed for one hectare.", 2, ["52 × 100 ÷ 26 = 200 kg of CAN"]),
    ("9(a)", "Name one breed of each of the following:", "dairy goat;", 1, ["Toggenburg"]),
    ("9(b)", "Name one breed of each of the following:", "exotic beef cattle.", 1, ["Aberdeen Angus"]),
    ("10", None, "Explain the term opportunity cost as used in agricultural economics.", 2, ["the value of the best alternative that is given up when a choice is made"]),
    ("11", None, "State three reasons for keeping livestock healthy.", 3, ["to lengthen their productive life", "to lower the cost of production by reducing the cost of treatment", "to prevent the spread of diseases to other animals and to people"]),
]


@layout(HALF, "agriculture-acacia", "agriculture of Kenya, marks in brackets after the questions, the expected points in italics under each")
def agriculture_acacia(draw):
    body = paragraph(run("KCSE 2012 TRIAL – AGRICULTURE PAPER 1 (443/1)"), "Mid") + paragraph(run("QUESTIONS AND ANSWERS"), "Mid") + paragraph(run("SECTION A (26 MARKS)", "B")) + paragraph(run("Answer all the questions in this section in the spaces provided."))
    items, before = [], None
    for number, stem, question, marks, points in KCSE:
        word = f"({marks} mark{'s' * (marks > 1)})"
        top, _, letter = number.partition("(")
        if letter:
            head = f"{top}.\t" if before != top else "\t"
            if stem and before != top:
                body += paragraph(run(f"{top}.\t{stem}"), "Ask")
                head = "\t"
            body += paragraph(run(f"{head}({letter}\t{question}\t{word}"), "Sub")
        else:
            body += paragraph(run(f"{number}.\t{question}\t{word}"), "Ask")
        before = top
        for point in points:
            body += paragraph(run("– " if len(points) > 1 else "") + run(point, "I"), "Ans")
        kind = "numeric" if "Calculate" in question else "definition" if question.startswith("What is") else "short"
        items.append(item(question, "\n".join(points), number, marks, kind=kind, stem=stem, rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None))
    right = 'style:type="right"'
    styles = (
        paragraph_style("Mid", 0.05, bold=True, size=13, extra='fo:text-align="center"') + paragraph_style("Ask", 0.4, 1.0, -1.0, [(1.0, ""), (16.4, right)], extra='fo:keep-with-next="always"')
        + paragraph_style("Sub", 0.3, 2.0, -2.0, [(1.0, ""), (2.0, ""), (16.4, right)], extra='fo:keep-with-next="always"') + paragraph_style("Ans", 0.05, 2.2, -0.4)
    )
    engine, source = office(draw, body, ["Liberation Serif", "Caladea"], (11, 12), margin=2.3, styles=styles)
    return Document(engine, source, items)


# Agriculture and land use, CCEA, and its scheme

CCEA = [
    ("Farmers in the Mourne Mountains keep sheep.", [
        ("(a)", None, "Name two breeds of sheep that are often kept on hill farms in Northern Ireland.", 2, ["Scottish Blackface", "Swaledale", "Cheviot"], "Any two", None),
        ("(b)", None, "Explain why many farmers have their ewes scanned during pregnancy.", 2, ["to find out how many lambs each ewe carries", "so that ewes with twins or triplets can be given more feed"], None, None),
        ("(c)(i)", "A farmer has 120 ewes. They rear 180 lambs.", "What is meant by the term lambing percentage?", 1, ["the number of lambs reared for every 100 ewes put to the ram"], None, None),
        ("(c)(ii)", "A farmer has 120 ewes. They rear 180 lambs.", "Calculate the lambing percentage of this flock. Show your working.", 2, ["180 ÷ 120 × 100", "150%"], None, None)]),
    ("Soil samples were taken from a field of grassland. The pH of the soil was 5.2.", [
        ("(a)(i)", None, "State a suitable soil pH for grassland.", 1, ["6.0–6.5"], None, ["any value in this range"]),
        ("(a)(ii)", None, "Name a material that the farmer could spread on the field to raise the pH.", 1, ["lime"], None, ["calcium carbonate"]),
        ("(b)", None, "Describe how the farmer should take a soil sample that represents the whole field.", 3, ["walk the field in the shape of a W", "take cores with an auger at about 25 points", "avoid gateways and dung patches", "mix the cores together"], "Any three", None),
        ("(c)", None, "Slurry that was spread on the field just before heavy rain ran into a river. Explain how this could lead to the death of fish.", 4, ["nutrients in the slurry cause algae to grow quickly", "the algae die and are broken down by bacteria", "the bacteria use up oxygen", "fish do not have enough oxygen for respiration"], None, None)]),
    ("Diseases of cattle can cost farmers a great deal of money.", [
        ("(a)", None, "Name one disease of cattle that must by law be reported in Northern Ireland.", 1, ["bovine tuberculosis"], None, ["TB", "brucellosis", "foot-and-mouth disease"]),
        ("(b)", None, "Describe two measures of biosecurity that a farmer can take when new cattle are bought.", 2, ["keep them apart from the herd for a time", "test them for disease before they join the herd", "disinfect vehicles and boots"], "Any two", None),
        ("(c)", None, "Suggest one reason why wild animals make it hard to control bovine tuberculosis.", 1, ["badgers can carry the disease and pass it on to cattle"], None, None)]),
]


@layout(HALF, "farming-larch", "agriculture of Northern Ireland with parts and roman parts, marks in square brackets; the scheme as a table with the marks of each point and a column of available marks in its own file")
def farming_larch(draw):
    body, scheme, items = r"\textbf{Answer all} questions.\par\bigskip ", "", []
    for n, (lead, parts) in enumerate(CCEA, 1):
        body += rf"\needspace{{60mm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(lead)}}}\medskip "
        first, last_letter, lines = True, None, ""
        for label, stem, question, marks, points, any_, allow in parts:
            letter, _, roman = label[1:].partition(")")
            letter_shown = rf"\textbf{{({letter})}}" if letter != last_letter else ""
            if roman:
                if stem and letter != last_letter:
                    body += rf"\needspace{{40mm}}\lab{{9mm}}{{9mm}}{{{letter_shown}}}{{{tex(stem)}}}\medskip "
                    letter_shown = ""
                body += rf"\needspace{{30mm}}\lab{{9mm}}{{18mm}}{{\makebox[9mm][l]{{{letter_shown}}}\textbf{{{roman}}}}}{{{tex(question)}}}"
                indent = 27
            else:
                body += rf"\needspace{{30mm}}\lab{{9mm}}{{9mm}}{{{letter_shown}}}{{{tex(question)}}}"
                indent = 18
            rule = rf"\par\vspace{{8mm}}\hspace*{{{indent}mm}}\rule{{\dimexpr\linewidth-{indent + 9}mm}}{{0.3pt}}"
            body += rule * (marks + (marks > 2) - 1) + rule + rf"\hfill [{marks}]\par\bigskip "
            lead_ = f"Any {any_.split()[1]} from:" if any_ else ""
            shown = [rf"{tex(p)} [1]" for p in points]
            note = rf"\newline Accept {tex(', '.join(allow))}" if allow else ""
            if marks == 1:
                cell = shown[0]
            else:
                cell = (lead_ + r"\newline " if lead_ else "") + r"\newline ".join(r"\textbullet\ " + s for s in shown)
            place = rf"\makebox[7mm][l]{{{letter_first(n, first)}}}\makebox[8mm][l]{{{f'({letter})' if letter != last_letter else ''}}}{roman}"
            scheme += rf"{place} & {cell}{note}\rule[-6pt]{{0pt}}{{6pt}} & {marks}\\ "
            first, last_letter = False, letter
            number = f"{n}{label}"
            items.append(item(question, "\n".join(points), number, marks, stem=" ".join(s for s in (lead, stem) if s), kind="numeric" if "Calculate" in question else "short", rubric=[{"text": p, "marks": 1} for p in points] if marks > 1 else None, allow=allow, guidance=lead_.rstrip(":") or None))
        scheme += r"\hline "
    engine, source = document(draw, body, ["arial"], (11, 12), (20, 23), foot=r"\fancyfoot[L]{\small 13108}\fancyfoot[C]{\small\thepage}")
    sheet = r"\begin{longtable}{|p{30mm}|p{100mm}|>{\centering\arraybackslash}p{22mm}|}\hline & & \textbf{AVAILABLE MARKS}\\\hline\endhead " + scheme + r"\end{longtable}"
    return Document(engine, source, items, document(draw, r"\textbf{Agriculture and Land Use}\hfill\textbf{Unit 1 Mark Scheme}\par " + sheet, ["timesnew"], (11,), (22, 24))[1])


def letter_first(n, first):
    return rf"\textbf{{{n}}}" if first else ""


# A newsletter, which asks nothing

NEWS = [
    ("From the Vicar", ["When I walked past the school last week, the children were planting bulbs along the fence. One of them explained to me, with great patience, that nothing would happen for a long time and that this was the point. I have thought about that conversation often since.", "November is a month of remembering and of waiting. On the 11th we shall mark one hundred years since the end of the First World War. The names of the twenty-three men on our memorial will be read aloud, and the bell will toll for each of them."]),
    ("Services in November", ["4 November, 10.30 am: Parish Communion with hymns chosen by the Mothers’ Union.", "11 November, 10.45 am: Service of Remembrance at the war memorial. Please note the earlier time.", "18 November, 10.30 am: Family Service. 6 pm: Evensong by candlelight.", "25 November, 10.30 am: Parish Communion, followed by lunch in the hall."]),
    ("Churchyard Working Party", ["Thank you to the eleven people who came in October. Four trailers of cuttings were taken away and the path to the lych gate is clear again. The next meeting is on Saturday 17 November from 10 am. Bring gloves and a rake; bacon rolls are provided."]),
    ("Harvest Supper", ["The supper raised £412 for the food bank in Thornby. The prize for the longest runner bean went to Mr Alfred Pell for the third year in a row, and there is talk of an inquiry."]),
    ("Roof Appeal", ["We have now received £18,650 towards the repair of the north aisle. The architect hopes that work can begin after Easter. Who would have thought that so much could be raised by jam? If you can help with the next stall, please speak to Jean at the back of church."]),
    ("Jean’s Apple Chutney", ["Peel, core and chop three pounds of apples and one pound of onions. Put them in a large pan with a pint of vinegar, a pound of brown sugar, half a pound of raisins and two teaspoons each of salt and ground ginger. Simmer for about two hours, until a spoon drawn across the bottom of the pan leaves a clear path. Pot while hot, and keep for a month before eating."]),
    ("Footpaths", ["The stile at Pound Lane has been mended by the county, and the footbridge by the mill is open again. Walkers are asked to keep dogs on a lead while there are sheep in Glebe Field."]),
    ("From the Registers", ["Baptism: 7 October, Isla Rose Marchant. Wedding: 13 October, Daniel Frost and Hannah Lyle. Funeral: 19 October, Edith Mary Wainwright, aged 94, who played the organ here for forty-one years."]),
    ("Contacts", ["Vicar: The Rev. Susan Hollis, 01632 960147. Churchwardens: Peter Ames, 01632 960163, and Joan Tully, 01632 960118. Copy for the December issue should reach the editor by 20 November."]),
    ("Village Hall Diary", ["Mondays: Pilates, 7 pm. Tuesdays: Toddlers, 9.30 am. Wednesdays: Bowls, 2 pm. Thursdays: Brownies, 5.30 pm. First Friday of the month: Film night, doors open at 7 pm, tickets £4."]),
]


@layout(HALF, "parish-yew", "newsletter of an English parish in two columns, with a question in its text that asks nothing")
def parish_yew(draw):
    lines = [".ps 20", ".vs 24", ".ce", "\\fBSt Botolph’s News\\fP", ".ps", ".vs", ".sp 0.3", ".ce", "\\fIThe newsletter of the parish of Little Thornby    November 2018    Issue 214    Free\\fP", ".sp 0.5", ".2C"]
    for head, paragraphs in NEWS:
        lines += [".SH", plain(head)]
        for text in paragraphs:
            lines += [".LP", plain(text)]
    engine, source = roff(draw, lines, (10, 11), ("T", "P", "N"))
    return Document(engine, source, [])


# Logistics of stores, German trade examination

LAGER = [
    ("Bei der Warenannahme stellen Sie fest, dass ein Karton beschädigt ist. Was müssen Sie zuerst tun?", ["Die Annahme ohne Angabe von Gründen verweigern", "Den Schaden auf den Begleitpapieren vermerken und vom Fahrer bestätigen lassen", "Die Ware einlagern und den Schaden nach einer Woche melden", "Den Karton sofort entsorgen", "Den Karton mit Klebeband reparieren"], 2),
    ("Welches Papier begleitet die Ware und informiert über Art und Menge der Lieferung?", ["Rechnung", "Mahnung", "Angebot", "Lieferschein", "Quittung"], 4),
    ("Ein Artikel wird täglich 40-mal verbraucht. Die Lieferzeit beträgt 6 Tage, der Mindestbestand 100 Stück. Bei welchem Bestand muss bestellt werden?", ["140 Stück", "240 Stück", "340 Stück", "400 Stück", "640 Stück"], 3),
    ("Was bedeutet die Abkürzung Fifo bei der Auslagerung?", ["Die zuerst eingelagerte Ware wird zuerst ausgelagert.", "Die zuletzt eingelagerte Ware wird zuerst ausgelagert.", "Die teuerste Ware wird zuerst ausgelagert.", "Die schwerste Ware wird zuerst ausgelagert.", "Die leichteste Ware wird zuletzt ausgelagert."], 1),
    ("Welche Grundfläche hat eine Europalette?", ["600 mm × 400 mm", "800 mm × 600 mm", "1000 mm × 1000 mm", "1200 mm × 1000 mm", "1200 mm × 800 mm"], 5),
    ("Wer darf in einem Betrieb einen Gabelstapler fahren?", ["Jeder Mitarbeiter mit einem Führerschein der Klasse B", "Jeder Auszubildende ab dem ersten Tag", "Wer ausgebildet, geeignet und vom Unternehmer schriftlich beauftragt ist", "Jeder, der älter als 16 Jahre ist", "Nur der Lagerleiter"], 3),
    ("Bei welcher Lagerordnung erhält ein Artikel immer denselben Lagerplatz?", ["Freie Lagerplatzordnung", "Feste Lagerplatzordnung", "Chaotische Lagerhaltung", "Blocklager ohne Kennzeichnung", "Konsignationslager"], 2),
    ("Der Jahresverbrauch eines Artikels beträgt 2 400 Stück, der durchschnittliche Lagerbestand 200 Stück. Wie hoch ist die Umschlagshäufigkeit?", ["6", "8", "10", "12", "24"], 4),
    ("Welche Aufgabe hat ein Füllmaterial im Paket?", ["Es füllt Hohlräume aus und schützt die Ware vor Stößen.", "Es verringert das Gewicht der Sendung.", "Es ersetzt die Anschrift des Empfängers.", "Es macht das Paket brennbar.", "Es dient nur der Werbung."], 1),
    ("Was muss bei einer permanenten Inventur geschehen?", ["Alle Artikel werden am 31. Dezember gezählt.", "Die Bestände werden nur geschätzt.", "Die Bücher werden nur alle zwei Jahre abgeglichen.", "Es werden nur neue Artikel gezählt.", "Jeder Artikel wird mindestens einmal im Jahr zu einem beliebigen Zeitpunkt gezählt."], 5),
    ("Wofür steht ein Gefahrensymbol mit einer Flamme?", ["Giftige Stoffe", "Ätzende Stoffe", "Gase unter Druck", "Entzündbare Stoffe", "Gewässergefährdende Stoffe"], 4),
    ("Womit wird eine Ladung auf einem Lkw niedergezurrt?", ["Mit Paketschnur", "Mit Zurrgurten", "Mit Klebeband", "Mit Stretchfolie allein", "Mit einer Plane"], 2),
]


@layout(HALF, "lager-birch", "German trade examination with five numbered options and a box at the right, the key as a grid behind")
def lager_birch(draw):
    body = paragraph(run("Abschlussprüfung Teil 1 – Übungssatz Sommer 2015"), "Title") + paragraph(run("Fachkraft für Lagerlogistik / Fachlagerist(in)", "B"))
    body += paragraph(run("Tragen Sie die Kennziffer der jeweils richtigen Antwort in das Kästchen neben der Aufgabe ein!"))
    items = []
    for n, (question, options, right) in enumerate(LAGER, 1):
        body += paragraph(run(f"{n}. Aufgabe", "B") + run("\t") + '<text:span text:style-name="Boxed"><text:s text:c="6"/></text:span>', "Num")
        body += paragraph(run(question), "Ask") + "".join(paragraph(run(f"{k}\t{o}"), "Opt" if k < 5 else "Last") for k, o in enumerate(options, 1))
        items.append(item(question, options[right - 1], str(n), None, choices("12345", options), kind="mcq", answer_label=str(right)))
    body += paragraph(run("Lösungsschlüssel"), "New") + table([[run("Aufgabe", "B"), *(run(str(n), "B") for n in range(1, 13))], [run("Lösung", "B"), *(run(str(r)) for *_, r in LAGER)]], [2.2] + [1.15] * 12)
    styles = (
        '<style:style style:name="Boxed" style:family="text"><style:text-properties fo:border="0.8pt solid #000000" fo:padding="0.08cm"/></style:style>'
        + paragraph_style("Num", 0.45, tabs=[(16.2, 'style:type="right"')], extra='fo:keep-with-next="always"') + paragraph_style("Ask", 0.1, extra='fo:keep-with-next="always"')
        + paragraph_style("Opt", 0.05, 1.3, -0.8, [(1.3, "")], extra='fo:keep-with-next="always"') + paragraph_style("Last", 0.05, 1.3, -0.8, [(1.3, "")])
        + paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page" fo:margin-bottom="0.4cm"')
    )
    engine, source = office(draw, body, ["Liberation Sans", "Carlito"], (10, 11), margin=2.2, styles=styles)
    return Document(engine, source, items)


# Trivia for a senior center

TRIVIA = [
    ("What was the name of Roy Rogers’ horse?", "Trigger"), ("Which president appears on the $5 bill?", "Abraham Lincoln"), ("In which year did men first walk on the moon?", "1969"),
    ("Who sang “Heartbreak Hotel” in 1956?", "Elvis Presley"), ("Which state is called the Sunshine State?", "Florida"), ("On which TV show did Lucille Ball play a housewife who longs to be in show business?", "I Love Lucy"),
    ("What is the main ingredient of sauerkraut?", "Cabbage"), ("Who painted the ceiling of the Sistine Chapel?", "Michelangelo"), ("Which baseball player was known as the Sultan of Swat?", "Babe Ruth"),
    ("How many keys does a standard piano have?", "88"), ("What do you call a baby kangaroo?", "A joey"), ("Which ship sank on its first voyage in April 1912?", "The Titanic"),
    ("In “The Wizard of Oz”, what is the name of Dorothy’s dog?", "Toto"), ("Which spice gives curry powder its yellow color and is often used in place of saffron?", "Turmeric"), ("What was the first name of Sergeant Friday in the police series “Dragnet”?", "Joe"),
    ("Which river runs through the Grand Canyon?", "The Colorado River"),
]


@layout(HALF, "trivia-sycamore", "trivia of a US senior center, numbered questions at the left and the answers in a column at the right")
def trivia_sycamore(draw):
    lines = [".ce 2", "\\s+4\\fBMaple Grove Senior Center\\fP\\s0", "\\fBFriday Trivia – Leader’s Sheet\\fP", ".sp", "Read each question aloud twice. Give one point for each right answer and a prize to the best table.", ".sp", ".TS", "expand;", "lw(0.3i) lw(3.9i) lw(1.6i).", "\\fB#\\fP\t\\fBQuestion\\fP\t\\fBAnswer\\fP", ".sp 4p"]
    items = []
    for n, (question, answer) in enumerate(TRIVIA, 1):
        lines += [f"{n}.\tT{{\n.ad l\n{plain(question)}\nT}}\tT{{\n.ad l\n{plain(answer)}\nT}}", ".sp 5p"]
        items.append(item(question, answer, str(n)))
    engine, source = roff(draw, [*lines, ".TE"], (11, 12), ("H", "N", "B"))
    return Document(engine, source, items)


# Words of Latin, United States

LATIN = [
    ("amō, amāre, amāvī, amātus", "verb", "to love, like", "amateur, amiable"), ("audiō, audīre, audīvī, audītus", "verb", "to hear, listen to", "audience, audible"), ("bellum, -ī, n.", "noun", "war", "bellicose, antebellum"),
    ("capiō, capere, cēpī, captus", "verb", "to take, seize", "capture, captive"), ("cīvis, cīvis, m./f.", "noun", "citizen", "civic, civil"), ("dīcō, dīcere, dīxī, dictus", "verb", "to say, tell", "diction, predict"),
    ("dūcō, dūcere, dūxī, ductus", "verb", "to lead", "conduct, duct"), ("fortis, -e", "adj.", "brave, strong", "fortitude, fortify"), ("frāter, frātris, m.", "noun", "brother", "fraternity, fraternal"),
    ("magnus, -a, -um", "adj.", "large, great", "magnify, magnitude"), ("manus, -ūs, f.", "noun", "hand; band of men", "manual, manuscript"), ("mittō, mittere, mīsī, missus", "verb", "to send", "mission, transmit"),
    ("nox, noctis, f.", "noun", "night", "nocturnal, equinox"), ("omnis, -e", "adj.", "all, every", "omnivore, omnipotent"), ("rēx, rēgis, m.", "noun", "king", "regal, regicide"),
    ("semper", "adv.", "always", "sempiternal"), ("urbs, urbis, f.", "noun", "city", "urban, suburb"), ("videō, vidēre, vīdī, vīsus", "verb", "to see", "video, vision"),
]


@layout(HALF, "latin-laurel", "vocabulary of a US Latin course in four columns: principal parts, part of speech, meaning, derivatives")
def latin_laurel(draw):
    body = r"\textbf{Latin II}\hfill Magistra Whitcomb\par\begin{center}{\Large\bfseries Review Vocabulary List 1}\end{center}\renewcommand\arraystretch{1.35}\begin{longtable}{|>{\raggedright\arraybackslash}p{60mm}|p{16mm}|>{\raggedright\arraybackslash}p{36mm}|>{\raggedright\arraybackslash}p{42mm}|}\hline\textbf{Latin} & \textbf{Part} & \textbf{Meaning} & \textbf{Derivatives}\\\hline\endhead "
    items = []
    for word, part, meaning, derived in LATIN:
        body += rf"{word} & {part} & {meaning} & \textit{{{derived}}}\\\hline "
        items.append(item(word, meaning, kind="vocabulary"))
    body += r"\end{longtable}\textit{Quiz on Friday: be able to give all principal parts or the genitive and gender.}"
    engine, source = document(draw, body, ["timesnew", "libertine", "notoserif"], (11,), (21, 23), paper="letterpaper")
    return Document(engine, source, items)


# Words of a German course, A2

WORTSCHATZ = [
    ("Wohnen", [("die Anzeige, -n", "advertisement", "Ich habe die Anzeige in der Zeitung gelesen."), ("die Miete, -n", "rent", "Die Miete kostet 650 Euro im Monat."), ("der Vermieter, -", "landlord", "Der Vermieter wohnt im Erdgeschoss."), ("umziehen, ist umgezogen", "to move (house)", "Wir sind im März umgezogen."), ("das Stockwerk, -e", "floor, storey", "Das Haus hat fünf Stockwerke."), ("gemütlich", "cosy, comfortable", "Das Sofa ist sehr gemütlich."), ("renovieren, hat renoviert", "to renovate", "Am Wochenende renovieren wir die Küche.")]),
    ("Arbeit", [("die Bewerbung, -en", "application", "Sie schreibt heute eine Bewerbung."), ("das Gehalt, Gehälter", "salary", "Mit dem Gehalt bin ich zufrieden."), ("kündigen, hat gekündigt", "to give notice", "Er hat gestern gekündigt."), ("die Überstunde, -n", "overtime hour", "Diese Woche mache ich keine Überstunden."), ("selbstständig", "self-employed; independent", "Meine Schwester ist selbstständig."), ("der Feierabend, -e", "end of the working day", "Um 17 Uhr habe ich Feierabend."), ("sich beschweren, hat sich beschwert", "to complain", "Der Kunde hat sich über die Rechnung beschwert.")]),
    ("Gesundheit", [("die Versichertenkarte, -n", "insurance card", "Haben Sie Ihre Versichertenkarte dabei?"), ("die Erkältung, -en", "cold", "Ich habe eine starke Erkältung."), ("weh tun, hat weh getan", "to hurt", "Mein Rücken tut weh."), ("das Rezept, -e", "prescription", "Die Ärztin schreibt mir ein Rezept."), ("untersuchen, hat untersucht", "to examine", "Der Arzt untersucht das Kind."), ("gesund", "healthy", "Obst und Gemüse sind gesund.")]),
]


@layout(HALF, "wortschatz-poplar", "words of a German course under headings in three columns without rules: word, English, example")
def wortschatz_poplar(draw):
    body = paragraph(run("Wortliste Deutsch A2 – Lektion 4 bis 6"), "Title") + paragraph(run("German – English", "I"))
    items = []
    for head, entries in WORTSCHATZ:
        body += paragraph(run(head), "Head") + table([[run(w, "B"), run(e), run(x, "I")] for w, e, x in entries], [5.4, 4.2, 7.2], "Open")
        items += [item(w, e, kind="vocabulary", section=head) for w, e, _ in entries]
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (10, 11), margin=2.1)
    return Document(engine, source, items)


# Social studies, Russia

OGE = [
    ("Какая наука изучает поступки и отношения людей с точки зрения представлений о добре и зле?", ["логика", "этика", "эстетика", "социология"], 2),
    ("Что отличает человека от животного?", ["потребность в пище", "забота о потомстве", "способность к отвлечённому мышлению", "наличие инстинктов"], 3),
    ("Какой фактор производства приносит своему владельцу доход в виде процента?", ["труд", "земля", "капитал", "предпринимательские способности"], 3),
    ("Какой признак характеризует рыночную экономику?", ["централизованное планирование", "свободное ценообразование", "распределение товаров по карточкам", "государственная собственность на все средства производства"], 2),
    ("Инфляция выражается в", ["росте общего уровня цен", "росте числа безработных", "снижении налогов", "увеличении вывоза товаров"], 1),
    ("Главой государства в Российской Федерации является", ["Председатель Правительства", "Председатель Конституционного Суда", "Председатель Государственной Думы", "Президент"], 4),
    ("С какого возраста гражданин Российской Федерации имеет право избирать?", ["с 14 лет", "с 16 лет", "с 18 лет", "с 21 года"], 3),
    ("Какой орган осуществляет законодательную власть в Российской Федерации?", ["Правительство", "Федеральное Собрание", "Верховный Суд", "Прокуратура"], 2),
    ("Верны ли следующие суждения о социальных нормах?\nА. Социальные нормы регулируют поведение людей в обществе.\nБ. Все социальные нормы закреплены в законах.", None, 1),
    ("Верны ли следующие суждения о налогах?\nА. Налоги являются обязательными платежами.\nБ. Налог на доходы физических лиц относится к прямым налогам.", None, 3),
    ("Верны ли следующие суждения о семье?\nА. Семья является малой социальной группой.\nБ. Одна из функций семьи – воспитание детей.", None, 3),
]
OGE_WORDS = [
    ("Как называется форма правления, при которой глава государства избирается на определённый срок? Запишите одно слово.", "республика"),
    ("Прочитайте определение и запишите термин: соперничество между производителями за покупателя и за выгодные условия сбыта товаров.", "конкуренция"),
    ("Как называется движение человека из одной социальной группы в другую? Запишите словосочетание из двух слов.", "социальная мобильность"),
]
JUDGED = ["верно только А", "верно только Б", "верны оба суждения", "оба суждения неверны"]


@layout(HALF, "oge-aspen", "Russian test in social studies, numbers in frames, options 1) to 4), words to write, the key as a table behind")
def oge_aspen(draw):
    body, items, key = "<div class=h>Тренировочный вариант ОГЭ 2017 &nbsp; ОБЩЕСТВОЗНАНИЕ, 9 класс</div><h1>Часть 1</h1><p class=i>При выполнении заданий 1–11 в поле ответа запишите одну цифру, которая соответствует номеру правильного ответа.</p>", [], []
    for n, (question, options, right) in enumerate(OGE, 1):
        options = options or JUDGED
        body += f"<div class=z><div class=n>{n}</div><div><p>{web(question).replace(chr(10), '</p><p>')}</p>" + "".join(f"<p class=o>{k}) {web(o)}</p>" for k, o in enumerate(options, 1)) + "<p>Ответ: <span class=b></span></p></div></div>"
        items.append(item(question.replace("\n", " "), options[right - 1], str(n), None, choices("1234", options), kind="mcq", answer_label=str(right)))
        key.append((n, right))
    body += "<p class=i>Ответом к заданиям 12–14 является слово или словосочетание.</p>"
    for n, (question, answer) in enumerate(OGE_WORDS, 12):
        body += f"<div class=z><div class=n>{n}</div><div><p>{web(question)}</p><p>Ответ: <span class=l></span></p></div></div>"
        items.append(item(question, answer, str(n)))
        key.append((n, answer))
    body += "<div class=k><h1>Ответы</h1><table>" + rows([["№ задания", "Ответ"]], "th") + rows([[str(n), web(str(a))] for n, a in key]) + "</table></div>"
    css = ".h { border-bottom: 1px solid #000; font-size: 85%; text-align: center } h1 { font-size: 130%; text-align: center; margin: 3mm 0 } .i { font-style: italic; border: 1px solid #000; padding: 2mm 3mm } .z { display: grid; grid-template-columns: 12mm 1fr; margin: 0 0 5mm; break-inside: avoid } .z p { margin: 0.6mm 0 } .n { border: 1.5px solid #000; width: 8mm; height: 6mm; text-align: center; font-weight: bold } .o { padding-left: 5mm } .b { display: inline-block; width: 6mm; height: 6mm; border: 1px solid #000; vertical-align: middle } .l { display: inline-block; width: 70mm; border-bottom: 1px solid #000 } .k { break-before: page } table { border-collapse: collapse; margin: 0 auto } td, th { border: 1px solid #000; padding: 1mm 8mm; text-align: center }"
    engine, source = page(draw, body, ["Liberation Serif", "Noto Serif", "Liberation Sans"], (11, 12), css, language="ru")
    return Document(engine, source, items)


# Words of Arabic for beginners

ARABIC = [
    ("Nouns", [("كتاب", "kitāb", "book"), ("باب", "bāb", "door"), ("بيت", "bayt", "house"), ("مدرسة", "madrasa", "school"), ("معلم", "muʿallim", "teacher (m.)"), ("طالبة", "ṭāliba", "student (f.)"), ("نافذة", "nāfidha", "window"), ("كرسي", "kursī", "chair"), ("طاولة", "ṭāwila", "table"), ("قلم", "qalam", "pen"), ("دفتر", "daftar", "notebook"), ("سيارة", "sayyāra", "car"), ("مفتاح", "miftāḥ", "key")]),
    ("Adjectives", [("جديد", "jadīd", "new"), ("قديم", "qadīm", "old (of things)"), ("كبير", "kabīr", "big"), ("صغير", "ṣaghīr", "small"), ("جميل", "jamīl", "beautiful"), ("طويل", "ṭawīl", "long, tall")]),
]


@layout(HALF, "arabic-palm", "words of Arabic for English beginners in three columns, English at the left, transliteration, Arabic at the right")
def arabic_palm(draw):
    body, items = "<p class=h>Arabic for Beginners (evening class) &emsp; Week 3</p><h1>Vocabulary: In the classroom and at home</h1>", []
    for head, words in ARABIC:
        body += f"<h2>{head}</h2><table>" + rows([["English", "Transliteration", "Arabic"]], "th") + rows([[web(e), f"<i>{t}</i>", f"<span class=a lang=ar dir=rtl>{a}</span>"] for a, t, e in words]) + "</table>"
        items += [item(a, e, kind="vocabulary", section=head) for a, t, e in words]
    css = ".h { font-size: 85%; color: #444; border-bottom: 1px solid #999 } h1 { font-size: 140%; margin: 2mm 0 } h2 { font-size: 112%; margin: 4mm 0 1mm; break-after: avoid } table { border-collapse: collapse; width: 100% } td, th { border-bottom: 1px solid #bbb; padding: 0.6mm 3mm; text-align: left; width: 33% } th { background: #eee } td:last-child, th:last-child { text-align: right } .a { font: 150%/1.2 'Noto Naskh Arabic' }"
    engine, source = page(draw, body, ["Noto Serif", "Noto Sans", "DejaVu Serif"], (10, 11), css)
    return Document(engine, source, items)


# Organiser of religious studies

TERMS = [
    ("Omnipotent", "All-powerful; the belief that God can do anything"), ("Omnibenevolent", "All-loving; God loves every person without condition"), ("Trinity", "The belief that there is one God in three persons: Father, Son and Holy Spirit"), ("Incarnation", "God becoming human in the person of Jesus"),
    ("Crucifixion", "Roman method of execution in which a person was nailed or tied to a cross; the death of Jesus"), ("Resurrection", "Rising from the dead; Jesus rose on the third day, which Christians remember at Easter"), ("Ascension", "The return of Jesus to heaven forty days after he rose"), ("Original sin", "The belief that all people are born with a tendency to do wrong, since Adam and Eve disobeyed God"),
    ("Atonement", "Restoring the relationship between people and God through the life, death and resurrection of Jesus"), ("Salvation", "Being saved from sin and its results, and given eternal life by God"), ("Grace", "The love that God gives to people without their having earned it"), ("Judgement", "The belief that God decides after death who will go to heaven or hell"), ("Messiah", "The anointed one who was expected to save the people; Christians believe that he is Jesus"), ("Gospel", "Literally “good news”; one of four accounts of the life and teaching of Jesus"),
]
BELIEFS = [
    ("Problem of evil", ["If God is all-loving and all-powerful, it is hard to explain why there is suffering.", "Some Christians answer that God gave people free will.", "Others point to Job, who kept his faith although he suffered."]),
    ("Creation", ["Genesis 1 describes how God made the world in six days and rested on the seventh.", "Some Christians read this literally; others see it as a story with a meaning.", "John 1 calls Jesus the Word through whom all things were made."]),
    ("Life after death", ["Christians believe that the resurrection of Jesus shows that death is not the end.", "The parable of the Sheep and the Goats teaches that people will be judged by how they treated others."]),
]


@layout(HALF, "religion-fir", "knowledge organiser of GCSE religious studies on a landscape page: a table of key terms beside boxes of beliefs that ask nothing")
def religion_fir(draw):
    body = "<div class=h>GCSE Religious Studies (AQA A) – Knowledge Organiser<span>Christianity: Beliefs and Teachings</span></div><div class=g><div><table><tr><th colspan=2>Key terms</th></tr>" + rows([[f"<b>{t}</b>", web(d)] for t, d in TERMS]) + "</table></div><div>" + "".join(f"<div class=b><h2>{head}</h2><ul>" + "".join(f"<li>{web(x)}</li>" for x in lines) + "</ul></div>" for head, lines in BELIEFS) + "</div></div>"
    items = [item(t, d, kind="definition") for t, d in TERMS]
    css = ".h { background: #5b2a86; color: #fff; font-weight: bold; font-size: 125%; padding: 2mm 4mm; display: flex; justify-content: space-between; margin-bottom: 3mm } .g { display: grid; grid-template-columns: 1.5fr 1fr; column-gap: 5mm } table { border-collapse: collapse; width: 100% } th { background: #d9c9ea; text-align: left } td, th { border: 1px solid #5b2a86; padding: 0.8mm 2mm; vertical-align: top } td:first-child { width: 32mm } .b { border: 1px solid #5b2a86; margin-bottom: 3mm; padding: 1mm 3mm } h2 { font-size: 105%; color: #5b2a86; margin: 0 } ul { margin: 1mm 0; padding-left: 5mm }"
    engine, source = page(draw, body, ["Carlito", "Open Sans", "Comic Neue"], (9,), css, paper="A4 landscape")
    return Document(engine, source, items)


# Outline of statistics

SOLVED = [
    ("THE MEAN", [
        ("The numbers of books read by six students during a year are 4, 7, 3, 9, 12 and 7. Find the mean.", "The sum of the numbers is 42. The mean is 42/6 = 7 books."),
        ("The mean mark of 20 girls is 68 and the mean mark of 30 boys is 63. Find the mean mark of all 50 pupils.", "The sum of all marks is 20 × 68 + 30 × 63 = 1360 + 1890 = 3250. The mean of all is 3250/50 = 65. Note that this is not the mean of 68 and 63, because the groups differ in size."),
        ("A teacher finds the mean of ten numbers to be 15. Later she sees that a number was copied as 26 instead of 36. What is the correct mean?", "The sum as found was 150, so that the correct sum is 150 + 10 = 160. The correct mean is 16.")]),
    ("THE MEDIAN AND THE MODE", [
        ("Find the median of 8, 3, 11, 5 and 9.", "Arranged in order of size, the numbers are 3, 5, 8, 9, 11. The middle number is 8."),
        ("Find the median and the mode of 2, 6, 4, 6, 10 and 5.", "In order the numbers are 2, 4, 5, 6, 6, 10. The median is the mean of the two middle numbers, (5 + 6)/2 = 5.5. The mode is 6, which occurs twice."),
        ("Explain why the median is often preferred to the mean as a measure of the income of a typical family.", "A few families with very large incomes raise the mean a great deal, while the median depends only on the families in the middle. Most families therefore have less than the mean income, but half of them have at least the median.")]),
    ("THE STANDARD DEVIATION", [
        ("Find the standard deviation of 2, 4, 4, 4, 5, 5, 7 and 9, taken as a population.", "The mean is 40/8 = 5. The squares of the deviations are 9, 1, 1, 1, 0, 0, 4 and 16, whose sum is 32. The variance is 32/8 = 4, and the standard deviation is 2."),
        ("If 3 is added to every number of a set, what happens to the mean and to the standard deviation?", "The mean grows by 3. The deviations from the mean stay as they were, so that the standard deviation does not change.")]),
]
FURTHER = [
    ("Find the mean of 86, 91, 74 and 89.", "85"), ("The mean of five numbers is 12. Four of them are 10, 15, 9 and 14. Find the fifth.", "12"), ("Find the median of 21, 17, 30, 25, 19 and 28.", "23"),
    ("Find the range of the numbers in Problem 2.11.", "13"), ("Each of a set of numbers with standard deviation 6 is multiplied by 4. Find the new standard deviation.", "24"),
]


@layout(HALF, "statistics-chestnut", "outline of statistics: solved problems in bold with the solutions below, further ones with Ans. at the right")
def statistics_chestnut(draw):
    body, items, n = r"\begin{center}{\Large\bfseries Solved Problems}\end{center}", [], 0
    for head, problems in SOLVED:
        body += rf"\bigskip\textbf{{{head}}}\par\medskip "
        for question, answer in problems:
            n += 1
            body += rf"\needspace{{25mm}}\lab{{0pt}}{{12mm}}{{\textbf{{2.{n}.}}}}{{\textbf{{{tex(question)}}}}}\vspace{{1mm}}{{\leftskip=12mm {maths(answer)}\par}}\medskip "
            items.append(item(question, answer, f"2.{n}", section="Solved Problems"))
    body += r"\bigskip\begin{center}{\Large\bfseries Supplementary Problems}\end{center}"
    for question, answer in FURTHER:
        n += 1
        body += rf"\lab{{0pt}}{{12mm}}{{\textbf{{2.{n}.}}}}{{{tex(question)}\pushright{{\textit{{Ans.}}\enspace {answer}}}}}\medskip "
        items.append(item(question, answer, f"2.{n}", kind="numeric", section="Supplementary Problems"))
    head = r"\fancyhead[L]{\thepage}\fancyhead[C]{\small MEASURES OF CENTRAL TENDENCY AND DISPERSION}\fancyhead[R]{\small [CHAP. 2}\setcounter{page}{34}"
    engine, source = document(draw, body, ["times", "cm", "palatino"], (10, 11), (24, 28), head=head, foot=r"\fancyfoot{}", paper="letterpaper")
    return Document(engine, source, items)


def maths(text):
    return tex(text).replace("×", r"$\times$")


# History of OCR with its scheme behind

HISTORY = [
    ("The French Revolution and the rule of Napoleon 1774–1815", [
        ("Which of the following was the more serious problem for Louis XVI before 1789?\n(i) The debts of the Crown\n(ii) The privileges of the nobility\nExplain your answer with reference to both (i) and (ii).", 10, ["In dealing with (i), it might be argued that half of the revenue went to pay interest after the American war.", "In dealing with (i), it might be argued that the debts forced the king to call the Estates-General.", "In dealing with (ii), it might be argued that exemption from taxes made every reform impossible.", "In dealing with (ii), it might be argued that the nobles in the parlements could claim to defend liberty."]),
        ("How far was the war responsible for the Terror of 1793–94?", 20, ["In arguing that the war was responsible, it might be said that defeat and the treason of Dumouriez caused panic in Paris.", "The levée en masse and the need for bread required strict controls.", "In arguing that other causes mattered, answers might consider the revolt in the Vendée and the federalist cities.", "Answers might consider the ideas of Robespierre and the pressure of the sans-culottes."])]),
    ("The French Revolution and the rule of Napoleon 1774–1815", [
        ("Which of the following did more to strengthen Napoleon’s rule in France?\n(i) The Civil Code\n(ii) The Concordat\nExplain your answer with reference to both (i) and (ii).", 10, ["In dealing with (i), it might be argued that the Code confirmed the sale of church lands and so won over the owners.", "In dealing with (i), it might be argued that one law for the whole country made government simpler.", "In dealing with (ii), it might be argued that peace with the Pope ended much of the support for the royalists."]),
        ("‘The main reason for the fall of Napoleon was the invasion of Russia.’ How far do you agree?", 20, ["In agreeing, it might be argued that the Grand Army lost most of its men and horses in 1812.", "The defeat encouraged Prussia and Austria to change sides.", "In disagreeing, it might be argued that the Peninsular War drained his strength from 1808.", "Answers might consider British money and sea power, and his refusal of terms in 1813."])]),
    ("Russia 1894–1941", [
        ("Which of the following was of greater importance in causing the revolution of 1905?\n(i) The war with Japan\n(ii) The grievances of the peasants\nExplain your answer with reference to both (i) and (ii).", 10, ["In dealing with (i), it might be argued that defeats at Port Arthur and Mukden made the government look incompetent.", "In dealing with (i), it might be argued that the war raised prices and disrupted transport.", "In dealing with (ii), it might be argued that redemption payments and hunger for land caused widespread unrest."]),
        ("To what extent did the New Economic Policy solve the problems of Soviet Russia?", 20, ["It might be argued that the harvest recovered and that famine came to an end.", "The peasants were reconciled by a tax in kind and free trade in grain.", "On the other hand, the scissors crisis of 1923 showed that industry lagged behind.", "Many members of the party saw the policy as a retreat."])]),
    ("Russia 1894–1941", [
        ("Which of the following was the more important reason for Stalin’s victory over his rivals?\n(i) His position as General Secretary\n(ii) The mistakes of Trotsky\nExplain your answer with reference to both (i) and (ii).", 10, ["In dealing with (i), it might be argued that he could fill the party with his own supporters.", "In dealing with (ii), it might be argued that Trotsky stayed away from Lenin’s funeral and built no alliances."]),
        ("How successful were the Five-Year Plans in the years to 1941?", 20, ["It might be argued that output of coal, steel and electricity rose very fast.", "New cities such as Magnitogorsk were built, and arms production had begun before the war.", "On the other hand, quality was often poor and consumer goods were scarce.", "Answers might consider the human cost in the camps and factories."])]),
]


@layout(HALF, "history-hawthorn", "history of an English A level, two parts to a question with an asterisk at the second, marks in bold brackets; the scheme with bullets behind in the same file")
def history_hawthorn(draw):
    body, scheme, items, last = "", "", [], None
    for n, (topic, parts) in enumerate(HISTORY, 1):
        if topic != last:
            body += f'#v(5mm)\n#align(center, text(weight: "bold")[{ty(topic)}])\n\nAnswer *either* Question {n} *or* Question {n + 1}.\n#v(2mm)\n'
            scheme += f'#v(4mm)\n#text(weight: "bold")[{ty(topic)}]\n'
        else:
            body += "\n*OR*\n"
        last = topic
        for k, (question, marks, points) in enumerate(parts):
            number, star = f"{n}({'ab'[k]})", "\\*" * k
            lines = " \\ ".join(("#h(4mm);" if line.startswith("(i") else "") + ty(line) for line in question.split("\n"))
            body += f"#block(breakable: false, below: 6mm, grid(columns: (8mm, 11mm, 1fr, 14mm), [{f'*{n}*' if k == 0 else ''}], [*({'ab'[k]})*{star}], [{lines}], align(right + bottom)[*\\[{marks}\\]*]))\n"
            scheme += f"#grid(columns: (16mm, 1fr, 12mm), [*{number}{star}*], list({', '.join(f'[{ty(p)}]' for p in points)}), align(right)[{marks}])\n"
            items.append(item(question.replace("\n", " "), "\n".join(points), number, marks, kind="long", section=topic, rubric=[{"text": p, "marks": None} for p in points]))
    source = f"""#set page(paper: "a4", margin: (x: 23mm, y: 22mm), footer: [#text(8pt)[© Practice paper 2019 #h(1fr) H505 – Jun19 #h(1fr) #context counter(page).display()]])
#set text(font: ({draw.one(['"Liberation Sans"', '"TeX Gyre Heros"'])},), size: {draw.one([10.5, 11])}pt, lang: "en", region: "GB")
#set par(leading: 0.65em)
#text(13pt, weight: "bold")[A Level History A – Unit Group 2]

*Non-British period study* #h(1fr) Time allowed: 2 hours

{body}
#align(center)[*END OF QUESTION PAPER*]
#pagebreak()
#text(13pt, weight: "bold")[Mark scheme – indicative content]

No set answer is expected. Answers must be assessed with the generic level descriptors.
{scheme}"""
    return Document("typst", source, items)
