"""The eighty-second: the other twelve of the twenty-four drawn by dice for batch 81, whose list names them all."""

import re

import engines  # noqa: F401  (registers latex and typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as cells
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"


def ty(text):
    """The text for Typst."""
    return re.sub(r"([\\#*_$@<>`\[\]~/])", r"\\\1", text)


# A passage on the Romans for primary school

ROMANS = [
    [("The Romans first came to Britain in 55 BC, when the general Julius {} crossed the Channel with his army.", "Caesar"), ("He did not stay for long, but almost a hundred years later, in AD 43, the emperor {} sent about 40,000 soldiers to conquer the island.", "Claudius")],
    [("Not everyone was pleased to see them.", None), ("In AD 60 {}, the queen of the Iceni tribe, led a rebellion and burned London to the ground.", "Boudicca"), ("The Roman army was well trained and in the end the {} were defeated.", "rebels")],
    [("A Roman foot soldier was called a {}.", "legionary"), ("About eighty of them made up a century, which was led by a {}.", "centurion"), ("Soldiers held their {} above their heads and in front of them to make a ‘tortoise’.", "shields")],
    [("The Romans built long, straight {} so that the army could march quickly from town to town.", "roads"), ("In the north the emperor {} ordered a wall to be built from coast to coast to guard the border.", "Hadrian")],
    [("In the towns people met at the public {}, where they could wash, exercise and talk to their friends.", "baths"), ("Rich families lived in large houses with underfloor heating, which was called a {}.", "hypocaust"), ("Many floors were decorated with {}, pictures made of thousands of small coloured stones.", "mosaics")],
    [("Around AD 410 the last soldiers left Britain, because they were needed to defend {} itself.", "Rome")],
]


@layout(HALF, "romans-brill", "primary history passage with gaps that have no numbers, a word bank, the passage again with the words in bold as the answers")
def romans_brill(draw):
    bank = draw.mixed([a for para in ROMANS for _, a in para if a])
    gap = "_________________"
    body, key, items = f"<h1>The Romans in Britain</h1><p class=n>Name: ____________________________ Date: ______________</p><p>Use the words in the word bank to complete the text about the Romans in Britain.</p><div class=b>{' &nbsp;&nbsp; '.join(bank)}</div>", "", []
    for para in ROMANS:
        body += "<p class=t>" + " ".join(web(text.format(gap)) for text, _ in para) + "</p>"
        key += "<p class=u>" + " ".join(web(text).format(f"<b>{a}</b>") for text, a in para) + "</p>"
        items += [item(text.format(gap), a, kind="gap") for text, a in para if a]
    body += "<div class=new><h1>The Romans in Britain <span>Answers</span></h1>" + key + "</div>"
    css = "h1 { font-size: 180%; color: #8c1c13; text-align: center; border-bottom: 3px double #8c1c13 } h1 span { color: #333 } .b { border: 2px solid #8c1c13; border-radius: 4mm; padding: 3mm 5mm; text-align: center; font-weight: bold; line-height: 1.8; margin: 0 0 5mm } .t { line-height: 1.85; margin: 0 0 2.5mm } .u { line-height: 1.6 } .u b { color: #8c1c13 } .new { break-before: page }"
    engine, source = page(draw, body, ["Comic Neue", "Carlito", "Open Sans"], (12,), css, language="en-GB")
    return Document(engine, source, items)


# Tools of a hairdresser to match

TOOLS = [
    ("Tail comb", "Making clean partings and weaving out strands for foils"), ("Wide-tooth comb", "Detangling wet hair and spreading conditioner"),
    ("Denman brush", "Smoothing and blow-drying one-length hair"), ("Radial brush", "Blow-drying hair to give curl, lift and movement"),
    ("Diffuser", "Spreading the air of the dryer to keep natural curl"), ("Thinning scissors", "Removing bulk without changing the length"),
    ("Clippers", "Cutting hair very short with guards of different sizes"), ("Neck brush", "Removing loose hair cuttings from the client’s skin"),
    ("Sectioning clips", "Holding hair out of the way while you work on another part"), ("Tint brush and bowl", "Mixing and applying permanent colour"),
    ("Autoclave", "Sterilising metal tools with steam under pressure"), ("Velcro rollers", "Giving body to dry hair without pins"),
]


@layout(HALF, "salon-goby", "tools and uses to match in a ruled table with an empty column, numbers left, letters right, the key as a table behind")
def salon_goby(draw):
    ends = draw.mixed([use for _, use in TOOLS])
    letters = "ABCDEFGHIJKL"
    key = [letters[ends.index(use)] for _, use in TOOLS]
    body = paragraph(run("Level 2 Diploma in Women’s Hairdressing"), "Head") + paragraph(run("Worksheet 4: Tools and equipment"), "Title")
    body += paragraph(run("Learner name: ______________________________    Date: ______________")) + paragraph(run("Match each tool to its use. Write the letter in the middle column.")) + paragraph("", "Gap")
    rows = [[run("Tool", "B"), run("Answer", "B"), run("Use", "B")]]
    rows += [[run(f"{n}. {tool}"), "", run(f"{x}. {end}")] for n, ((tool, _), x, end) in enumerate(zip(TOOLS, letters, ends), 1)]
    body += cells(rows, [5.2, 2.2, 9.0]) + paragraph(run("Tutor answer sheet – Worksheet 4"), "New")
    body += cells([[run("Tool", "B"), run("Answer", "B")]] + [[run(str(n)), run(x)] for n, x in enumerate(key, 1)], [2.5, 2.5])
    styles = paragraph_style("Gap", 0, size=6) + paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page" fo:margin-bottom="0.4cm"')
    items = [item(tool, use, str(n), None, choices(letters, ends), kind="match", answer_label=key[n - 1]) for n, (tool, use) in enumerate(TOOLS, 1)]
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (12,), margin=2.2, styles=styles)
    return Document(engine, source, items)


# Frequently asked questions of a blood service

BLOOD = [
    ("Before you donate", [
        ("Who can give blood?", ["In most states you must be at least 17 years old, weigh at least 110 pounds and feel well on the day of your donation. In some states you may give at 16 with the consent of a parent."]),
        ("How often can I donate?", ["You must wait at least 56 days between donations of whole blood.", "If you give platelets, you can come back after seven days, up to 24 times in a year."]),
        ("What should I bring with me?", ["Please bring your donor card or a driver’s license. It also helps to have a list of the medicines that you take."]),
        ("Should I eat before I come?", ["Yes. Have a light meal and drink an extra 16 ounces of water. Foods rich in iron, such as spinach, beans and red meat, are a good choice in the weeks before."])]),
    ("At the blood drive", [
        ("Does it hurt?", ["You will feel a brief pinch when the needle goes in. After that the donation should be free of pain."]),
        ("How long does it take?", ["The whole visit lasts about an hour. The donation itself takes only eight to ten minutes."]),
        ("Can I catch a disease by giving blood?", ["No. A new, sterile needle is used for every donor and is thrown away afterwards."]),
    ]),
    ("After your donation", [
        ("What should I do when I get home?", ["Drink plenty of fluids and leave the bandage on for several hours. Do not lift anything heavy or take hard exercise for the rest of the day.", "If you feel faint, lie down with your feet up until it passes."]),
        ("What happens to my blood?", ["It is tested for infections and separated into red cells, platelets and plasma. One donation can help more than one patient."]),
        ("How will I learn my blood type?", ["You will see it in your online account and on the card that we send you, usually within two weeks."])]),
]


@layout(HALF, "donors-mullet", "frequently asked questions of a blood service, questions as small headings with a rule, some answers of two paragraphs")
def donors_mullet(draw):
    body, items = "<header><span>Blood Donation</span> Frequently Asked Questions</header><p>Thank you for thinking about becoming a donor. Here are the questions that our staff hear most often.</p>", []
    for head, asked in BLOOD:
        body += f"<h2>{head}</h2>"
        for question, answer in asked:
            body += f"<div class=q><h3>{web(question)}</h3>" + "".join(f"<p>{web(p)}</p>" for p in answer) + "</div>"
            items.append(item(question, "\n".join(answer), section=head, kind="faq"))
    body += "<footer>Call 1-800-555-0148 or visit our website to make an appointment. Rev. 03/2018</footer>"
    css = "header { background: #b30000; color: #fff; padding: 4mm 5mm; font-size: 130% } header span { display: block; font-size: 150%; font-weight: bold } h2 { color: #b30000; font-size: 135%; margin: 6mm 0 1mm; break-after: avoid } h3 { font-size: 105%; margin: 0 0 1mm; border-top: 1px solid #ccc; padding-top: 2mm } .q { break-inside: avoid } .q p { margin: 0 0 2mm } footer { margin-top: 8mm; font-size: 80%; color: #666 }"
    engine, source = page(draw, body, ["Open Sans", "Liberation Sans", "Lato"], (11,), css, paper="letter")
    return Document(engine, source, items)


# Job interview of a lorry driver

LORRY = [
    ("What checks do you make before you take a vehicle out?", "I walk round the vehicle and check the lights, tyres, wheel nuts, mirrors, number plates and the security of the load. I look for leaks, test the brakes and the air lines, and write down any defect before I leave the yard."),
    ("How long may you drive before you have to take a break?", "Four and a half hours. After that I need a break of 45 minutes, which I can split into one of at least 15 minutes followed by one of at least 30 minutes."),
    ("What is the limit for driving in one day?", "Nine hours, which may be extended to ten hours twice in a week."),
    ("How do you make sure that a load is safe?", "I spread the weight over the axles, put heavy goods at the bottom against the headboard and use straps or chains rated for the load. I check them again after the first few miles."),
    ("What would you do if the tachograph broke down on the road?", "I would keep a record by hand on the back of the chart or on a print roll, tell the transport office, and have the unit repaired as soon as we could, within seven days at the latest if the vehicle does not return to base earlier."),
    ("Why do you want to leave your present job?", "I have enjoyed the work, but it is all night trunking. I would like day work with more multi-drop deliveries, so that I can use my experience with customers."),
    ("How do you deal with a customer who complains that you are late?", "I apologise, listen and explain the reason calmly. I ring the office so that the next customer can be told."),
    ("What does the Driver CPC require of you?", "I have to complete 35 hours of periodic training every five years and carry my qualification card whenever I drive for work."),
    ("You meet a low bridge that is not on your route plan. What do you do?", "I stop before it in a safe place, compare the sign with the height shown in the cab, and do not try to squeeze through. If need be I call the police to help me to turn round."),
    ("Do you have any questions for us?", "Yes. What sort of vehicles are in the fleet, and how are the shifts planned?"),
]


@layout(HALF, "interview-anchovy", "questions of a job interview for lorry drivers with model answers, bold Question 1: and run-in Answer:, groff")
def interview_anchovy(draw):
    lines = [".ce 2", "\\s+3\\fBLGV Driver Interview: Ten Common Questions\\fP\\s-3", "\\fIHandout 6, Back to Work Workshop, 2013\\fP", ".sp", "Read the model answers below. Then write your own, using examples from your working life.", ".sp 0.5"]
    items = []
    for n, (question, answer) in enumerate(LORRY, 1):
        lines += [".ne 5v", ".sp 0.4", ".LP", f"\\fBQuestion {n}: {plain(question)}\\fP", ".br", f"\\fIAnswer:\\fP {plain(answer)}"]
        items.append(item(question, answer, str(n)))
    engine, source = roff(draw, lines, (11, 12), ("H", "T", "P"))
    return Document(engine, source, items)


# Glossary of medieval history

MEDIEVAL = [
    ("Archbishop", "The chief bishop of a large area. There were two in England: at Canterbury and at York."), ("Bailey", "The courtyard of a castle, surrounded by a fence or wall."),
    ("Baron", "A powerful lord who was given land by the king in return for knights."), ("Black Death", "The plague that reached England in 1348 and killed between a third and a half of the people."),
    ("Charter", "A written document that grants rights, for example to a town."), ("Domesday Book", "A record of who owned what in England, made for William I in 1086."),
    ("Excommunicate", "To cut a person off from the Church and its services."), ("Feudal system", "The way in which land was held in return for service and loyalty."),
    ("Fyrd", "The part-time army of the Anglo-Saxon kings, made up of farmers."), ("Guild", "A club of craftsmen or merchants that set prices and standards."),
    ("Heir", "The person who will receive a title, land or money when somebody dies."), ("Homage", "A public promise to be loyal to a lord."),
    ("Magna Carta", "The agreement that King John sealed in 1215, which said that the king must obey the law."), ("Motte", "A mound of earth on which the tower of an early castle stood."),
    ("Pilgrim", "A person who travels to a holy place."), ("Reeve", "A villager chosen to see that the others did their work for the lord."),
    ("Villein", "A peasant who was not free and could not leave the manor without the lord’s permission."),
]


@layout(HALF, "medieval-burbot", "glossary of a lower secondary history unit as a ruled table with a shaded head and bold terms")
def medieval_burbot(draw):
    body = "\n".join(f"[*{ty(term)}*], [{ty(meaning)}]," for term, meaning in MEDIEVAL)
    items = [item(term, meaning, kind="definition") for term, meaning in MEDIEVAL]
    source = f"""#set page(paper: "a4", margin: (x: 20mm, y: 18mm), footer: text(8pt)[History Department #h(1fr) Year 7])
#set text(font: ({draw.one(['"Carlito"', '"Lato"', '"Liberation Sans"'])},), size: 11.5pt, lang: "en")
#text(17pt, weight: "bold")[Year 7 History: Medieval England 1066–1500]

Learn the spelling and the meaning of these words. You will be tested on them at the end of the unit.

#table(columns: (42mm, 1fr), inset: 2.4mm, stroke: 0.6pt, fill: (x, y) => if y == 0 {{ luma(210) }}, table.header([*Key word*], [*Meaning*]),
{body}
)"""
    return Document("typst", source, items)


# Key terms of an economics textbook

TERMS = [
    ("ceteris paribus", "the assumption that everything else that could affect the outcome stays the same"), ("complements", "goods that are often used together, so that a rise in the price of one tends to reduce the demand for the other"),
    ("consumer surplus", "the difference between what buyers would have been willing to pay and what they actually pay"), ("deadweight loss", "the loss in total surplus that occurs when a market produces an inefficient quantity"),
    ("demand", "the relationship between price and the quantity of a good or service that buyers are willing and able to purchase"), ("demand curve", "a graph that shows the quantity demanded at each price, with quantity on the horizontal axis and price on the vertical axis"),
    ("equilibrium price", "the price at which the quantity demanded equals the quantity supplied"), ("inferior good", "a good for which demand falls when incomes rise"),
    ("law of demand", "the common relationship that a higher price leads to a lower quantity demanded, all other things being equal"), ("normal good", "a good for which demand rises when incomes rise"),
    ("price ceiling", "a legal maximum price"), ("price floor", "a legal minimum price"),
    ("producer surplus", "the difference between the price that sellers receive and the lowest price at which they would have been willing to sell"), ("shortage", "a situation in which the quantity demanded exceeds the quantity supplied at the existing price; also called excess demand"),
    ("substitutes", "goods that can replace each other to some extent, so that a rise in the price of one increases the demand for the other"), ("supply schedule", "a table that shows the quantity supplied at a range of prices"),
    ("surplus", "a situation in which the quantity supplied exceeds the quantity demanded at the existing price"),
]


@layout(HALF, "terms-zander", "key terms at the end of a chapter of an open economics textbook, bold term run into its definition, no signs between")
def terms_zander(draw):
    body = r"{\LARGE\bfseries\color[rgb]{0.1,0.3,0.55}KEY TERMS}\par\vspace{-4pt}\rule{\linewidth}{1.2pt}\par\medskip " + "".join(rf"{{\hangindent=6mm\hangafter=1\noindent\textbf{{{tex(t)}}}\enspace {tex(d)}\par}}\vspace{{3pt}}" for t, d in TERMS)
    body += r"\bigskip{\LARGE\bfseries\color[rgb]{0.1,0.3,0.55}KEY CONCEPTS AND SUMMARY}\par\vspace{-4pt}\rule{\linewidth}{1.2pt}\par\medskip\textbf{3.1 Demand, Supply, and Equilibrium in Markets}\par A demand schedule lists the quantity that buyers want at each price, and a supply schedule lists the quantity that sellers offer. In a graph the two curves cross at the equilibrium. Above the equilibrium price goods remain unsold; below it some buyers go without.\par\medskip\textbf{3.2 Shifts in Demand and Supply}\par A change in income, tastes or the price of related goods shifts the demand curve. A change in the cost of inputs or in technology shifts the supply curve.\par"
    items = [item(t, d, kind="definition") for t, d in TERMS]
    engine, source = document(draw, body, ["helvetica", "noto", "timesnew"], (10, 11), (22, 26), head=r"\fancyhead[L]{\small Chapter 3 | Demand and Supply}\fancyhead[R]{\small\thepage}", foot=r"\fancyfoot[L]{\scriptsize Download for free from the publisher’s site.}", paper="letterpaper", extra=r"\setcounter{page}{71}")
    return Document(engine, source, items)


# Russian words with stress marks

RUSSIAN = [
    ("Дом", "Home", [("дом", "dom", "house"), ("кварти́ра", "kvartíra", "apartment"), ("ко́мната", "kómnata", "room"), ("ку́хня", "kúkhnya", "kitchen"), ("окно́", "oknó", "window"), ("дверь", "dver’", "door"), ("стол", "stol", "table")]),
    ("Еда́", "Food", [("хлеб", "khleb", "bread"), ("молоко́", "molokó", "milk"), ("вода́", "vodá", "water"), ("сыр", "syr", "cheese"), ("я́блоко", "yábloko", "apple"), ("карто́шка", "kartóshka", "potatoes"), ("ры́ба", "rýba", "fish")]),
    ("Глаго́лы", "Verbs", [("чита́ть", "chitát’", "to read"), ("писа́ть", "pisát’", "to write"), ("говори́ть", "govorít’", "to speak, to say"), ("понима́ть", "ponimát’", "to understand"), ("жить", "zhit’", "to live"), ("рабо́тать", "rabótat’", "to work"), ("люби́ть", "lyubít’", "to love, to like")]),
]


@layout(HALF, "words-sturgeon", "Russian words with stress marks, transcription in brackets and English in three columns under topic rows")
def words_sturgeon(draw):
    rows, items = "", []
    for topic, english, words in RUSSIAN:
        rows += rf"\multicolumn{{3}}{{l}}{{\rule{{0pt}}{{18pt}}\textbf{{{topic} – {english}}}}}\\\hline "
        for word, sound, meaning in words:
            rows += rf"{word} & [{sound}] & {tex(meaning)}\\ "
            items.append(item(word, meaning, kind="vocabulary", section=f"{topic} – {english}"))
    body = r"{\Large\bfseries Russian 101 – Vocabulary List, Unit 2}\par Stress is marked on words of more than one syllable.\par\medskip\renewcommand\arraystretch{1.3}\begin{longtable}{@{}p{45mm}p{45mm}p{55mm}@{}}\textbf{Russian} & \textbf{Pronunciation} & \textbf{English}\\\hline\endhead " + rows + r"\end{longtable}"
    engine, source = document(draw, body, ["notoserif", "noto", "dejavuserif"], (11,), (24, 27), head=r"\fancyhead[R]{\small Fall 2016}")
    return Document(engine, source, items)


# Hindi words in four columns

HINDI = [
    ("किताब", "kitāb", "f.", "book"), ("लड़का", "laṛkā", "m.", "boy"), ("लड़की", "laṛkī", "f.", "girl"), ("पानी", "pānī", "m.", "water"), ("घर", "ghar", "m.", "house, home"), ("दोस्त", "dost", "m./f.", "friend"),
    ("रोटी", "roṭī", "f.", "bread"), ("चाय", "cāy", "f.", "tea"), ("दूध", "dūdh", "m.", "milk"), ("फल", "phal", "m.", "fruit"), ("बाज़ार", "bāzār", "m.", "market"), ("गाड़ी", "gāṛī", "f.", "car, vehicle"),
    ("सड़क", "saṛak", "f.", "road"), ("स्कूल", "skūl", "m.", "school"), ("अध्यापक", "adhyāpak", "m.", "teacher (man)"), ("मेज़", "mez", "f.", "table"), ("कुर्सी", "kursī", "f.", "chair"), ("खिड़की", "khiṛkī", "f.", "window"),
]


@layout(HALF, "words-pilchard", "Hindi words in a striped table of four columns: Devanagari, transliteration, gender, English")
def words_pilchard(draw):
    body = "<h1>Elementary Hindi: Lesson 3 Vocabulary</h1><p class=s>Nouns · m. = masculine, f. = feminine</p><table><thead><tr><th>Hindi</th><th>Transliteration</th><th>Gender</th><th>Meaning</th></tr></thead><tbody>"
    body += "".join(f"<tr><td class=d lang=hi>{w}</td><td><i>{t}</i></td><td>{g}</td><td>{web(m)}</td></tr>" for w, t, g, m in HINDI) + "</tbody></table>"
    css = 'h1 { font-size: 150%; margin: 0 } .s { color: #666; margin: 1mm 0 5mm } table { border-collapse: collapse; width: 100% } th { background: #e07b00; color: #fff; text-align: left } th, td { padding: 1.6mm 3mm } tbody tr:nth-child(even) { background: #f6efe4 } .d { font-family: "Noto Sans Devanagari"; font-size: 120% }'
    engine, source = page(draw, body, ["Noto Sans", "Noto Serif"], (11,), css)
    return Document(engine, source, [item(w, m, kind="vocabulary") for w, _, _, m in HINDI])


# Greek words with articles for Germans

GREEK = [
    ("Auf der Insel", [("το νησί", "die Insel"), ("η θάλασσα", "das Meer"), ("το πλοίο", "das Schiff"), ("το λιμάνι", "der Hafen"), ("ο ήλιος", "die Sonne"), ("η παραλία", "der Strand")]),
    ("In der Stadt", [("η πόλη", "die Stadt"), ("ο δρόμος", "die Straße"), ("η αγορά", "der Markt"), ("το φαρμακείο", "die Apotheke"), ("το λεωφορείο", "der Bus"), ("η εκκλησία", "die Kirche")]),
    ("Zu Hause", [("το σπίτι", "das Haus"), ("η πόρτα", "die Tür"), ("το τραπέζι", "der Tisch"), ("η οικογένεια", "die Familie"), ("το παιδί", "das Kind"), ("ο φίλος", "der Freund")]),
]


@layout(HALF, "words-wrasse", "Greek words with their articles and German in two columns of tabs under topics, word processor")
def words_wrasse(draw):
    body, items = paragraph(run("Volkshochschule – Neugriechisch A1.1"), "Small") + paragraph(run("Wortschatz Lektion 4"), "Title"), []
    for head, words in GREEK:
        body += paragraph(run(head), "Head")
        for word, meaning in words:
            body += paragraph(run(f"{word}\t{meaning}"), "Word")
            items.append(item(word, meaning, kind="vocabulary", section=head))
    styles = paragraph_style("Small", 0, size=10) + paragraph_style("Word", 0.1, tabs=[(6.5, "")])
    engine, source = office(draw, body, ["Carlito", "Liberation Serif", "DejaVu Sans"], (12,), margin=2.4, styles=styles)
    return Document(engine, source, items)


# Chapter review of a geometry textbook

GEOMETRY = [
    ("11.1 Areas of Parallelograms and Triangles", None, [
        ("Find the area of a parallelogram with a base of 12 in. and a height of 7 in.", "84 in.²"), ("Find the area of a triangle with a base of 9 cm and a height of 14 cm.", None),
        ("The area of a triangle is 60 ft² and its base is 15 ft. Find its height.", "8 ft"), ("A parallelogram and a triangle have equal bases and equal areas. Compare their heights.", None),
        ("A gardener needs one bag of seed for every 50 square meters. How many bags does she need for a triangular lawn with a base of 30 m and a height of 18 m?", "6 bags")]),
    ("11.2 Circles and Sectors", None, [
        ("Find the circumference of a circle with a diameter of 11 m. Leave your answer in terms of π.", None), ("The circumference of a circle is 18π cm. Find its area in terms of π.", "81π cm²"),
        ("Find the length of the arc that a central angle of 60° cuts from a circle with a radius of 9 in.", None), ("A pizza with a diameter of 16 in. is cut into eight equal slices. Find the area of one slice to the nearest square inch.", "25 in.²"),
        ("A running track has two straight sides of 100 m and two semicircular ends with a radius of 32 m. Find the distance around the track to the nearest meter.", None)]),
    ("11.3 Volumes of Solids", "In Exercises 11–14, find the volume of the solid. Leave your answer in terms of π where needed.", [
        ("A cube with edges of 5 cm", "125 cm³"), ("A cylinder with a radius of 3 m and a height of 10 m", None), ("A cone with a radius of 6 in. and a height of 7 in.", "84π in.³"), ("A sphere with a radius of 3 ft", None)]),
    ("11.4 Surface Area and Similar Solids", None, [
        ("The surface area of a cube is 150 cm². Find the length of an edge.", "5 cm"), ("Explain how the surface area of a sphere changes when its radius is doubled.", None),
        ("Two similar prisms have a scale factor of 2:3. The volume of the smaller prism is 40 cm³. Find the volume of the larger prism.", "135 cm³"), ("A model of a water tower is built to a scale of 1:20. The model holds 2 liters. How many liters does the tower hold?", None)]),
]


@layout(HALF, "geometry-sculpin", "US geometry chapter review in two columns, answers at the end of the odd exercises only")
def geometry_sculpin(draw):
    body, odd, items, n = r"{\LARGE\bfseries Chapter 11 Review}\par\medskip\setlength\columnsep{10mm}\begin{multicols}{2}\raggedright ", "", [], 0
    for head, stem, asked in GEOMETRY:
        body += rf"\needspace{{25mm}}\medskip{{\large\bfseries {tex(head)}}}\par\smallskip " + (rf"\textbf{{{tex(stem)}}}\par\smallskip " if stem else "")
        for question, answer in asked:
            n += 1
            body += rf"\begin{{minipage}}{{\linewidth}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\end{{minipage}}\par\vspace{{3.5mm}}"
            odd += rf"\textbf{{{n}.}}~{tex(answer).replace(' ', '~')}\quad " if answer else ""
            numeric = {"kind": "short" if question.startswith(("Compare", "Explain")) or "Compare" in question else "numeric"}
            items.append(item(question, answer, str(n), stem=stem, **numeric))
    body += r"\end{multicols}\newpage{\LARGE\bfseries Selected Answers}\par\medskip{\large\bfseries Chapter 11}\par\medskip\raggedright\textbf{Chapter Review}\quad " + odd
    engine, source = document(draw, body, ["palatino", "times", "schoolbook"], (10, 11), (19, 22), foot=r"\fancyfoot[R]{\small Chapter Review\quad\textbf{\thepage}}", paper="letterpaper", extra=r"\setcounter{page}{672}")
    return Document(engine, source, items)


# Sequences with worked answers, baccalauréat

SUITES = [
    ("Soit (uₙ) la suite arithmétique de premier terme u₀ = 4 et de raison 3.", [
        ("Exprimer uₙ en fonction de n.", "Pour tout entier n, uₙ = 4 + 3n."),
        ("Calculer u₂₀.", "u₂₀ = 4 + 3 × 20 = 64."),
        ("Calculer la somme S des 21 premiers termes de la suite.", "S = 21 × (4 + 64) / 2 = 714.")]),
    ("Une ville compte 20 000 habitants en 2014. On estime que chaque année 10 % des habitants quittent la ville et que 3 000 personnes viennent s’y installer. On note uₙ le nombre d’habitants en l’année 2014 + n.", [
        ("Justifier que, pour tout entier n, uₙ₊₁ = 0,9uₙ + 3 000.", "Une baisse de 10 % revient à une multiplication par 0,9 ; on ajoute ensuite les 3 000 nouveaux habitants."),
        ("On pose vₙ = uₙ − 30 000. Montrer que la suite (vₙ) est géométrique et préciser sa raison et son premier terme.", "vₙ₊₁ = 0,9uₙ + 3 000 − 30 000 = 0,9(uₙ − 30 000) = 0,9vₙ. La suite (vₙ) est donc géométrique de raison 0,9 et de premier terme v₀ = −10 000."),
        ("En déduire l’expression de uₙ en fonction de n.", "vₙ = −10 000 × 0,9ⁿ, donc uₙ = 30 000 − 10 000 × 0,9ⁿ."),
        ("Que peut-on prévoir pour la population de la ville à long terme ?", "Comme 0 < 0,9 < 1, 0,9ⁿ tend vers 0 et la suite (uₙ) tend vers 30 000 : la population se rapproche de 30 000 habitants.")]),
    ("On considère la suite (uₙ) définie par u₀ = 0 et, pour tout entier n, uₙ₊₁ = 0,5uₙ + 2.", [
        ("Calculer u₁, u₂ et u₃.", "u₁ = 2, u₂ = 3 et u₃ = 3,5."),
        ("Démontrer par récurrence que, pour tout entier n, uₙ < 4.", "Initialisation : u₀ = 0 < 4. Hérédité : si uₙ < 4, alors 0,5uₙ + 2 < 0,5 × 4 + 2, c’est-à-dire uₙ₊₁ < 4. La propriété est vraie pour tout entier n."),
        ("Étudier le sens de variation de la suite.", "uₙ₊₁ − uₙ = 2 − 0,5uₙ > 0 puisque uₙ < 4. La suite est strictement croissante."),
        ("En déduire que la suite converge et déterminer sa limite.", "La suite est croissante et majorée par 4, donc elle converge. Sa limite L vérifie L = 0,5L + 2, d’où L = 4.")]),
]
BELOW = str.maketrans("₀₁₂₃₄₅₆₇₈₉ₙ₊", "0123456789n+")


def formulas(text):
    """The text for LaTeX with indices and the power n and single letters set as formulas."""
    parts = re.split(r"([uv][₀-₉ₙ₊]+|ⁿ|(?<![A-Za-zÀ-ÿ])[nSL](?![A-Za-zÀ-ÿ’]))", text)
    made = ["$^n$" if p == "ⁿ" else f"${p}$" if p in ("n", "S", "L") else f"${p[0]}_{{{p[1:].translate(BELOW)}}}$" if k % 2 else tex(p).replace("<", "$<$").replace(">", "$>$") for k, p in enumerate(parts)]
    return re.sub(r"(?<=\d) (?=\d{3})", r"\\,", "".join(made))


@layout(HALF, "suites-lamprey", "French exercises on sequences, numbers that restart, a framed corrigé below each exercise")
def suites_lamprey(draw):
    body, items = r"\begin{center}{\large\bfseries Terminale S – Exercices corrigés : suites}\\[3pt] M. Lefèvre, 2014\end{center}", []
    for n, (stem, asked) in enumerate(SUITES, 1):
        body += rf"\medskip\needspace{{60mm}}{{\bfseries\underline{{Exercice {n}}}}}\par\smallskip {formulas(stem)}\begin{{enumerate}}[nosep]" + "".join(rf"\item {formulas(q)}" for q, _ in asked) + r"\end{enumerate}\medskip "
        body += r"\noindent\fbox{\begin{minipage}{\dimexpr\linewidth-3mm}\textit{Corrigé}\begin{enumerate}[nosep]" + "".join(rf"\item {formulas(a)}" for _, a in asked) + r"\end{enumerate}\end{minipage}}\par\bigskip "
        items += [item(q, a, str(k), stem=stem, section=f"Exercice {n}") for k, (q, a) in enumerate(asked, 1)]
    engine, source = document(draw, body, ["lm", "cm"], (11,), (22, 25), extra=r"\usepackage[T1]{fontenc}")
    return Document(engine, source, items)


# A letter home about a trip


@layout(HALF, "letter-stickleback", "letter to parents about a field trip with numbered arrangements, a kit list and a reply slip, nothing to be found")
def letter_stickleback(draw):
    body = paragraph(run("Harewood Community College"), "Title") + paragraph(run("Geography Department")) + paragraph(run("14 March 2019")) + paragraph(run("Dear Parent or Carer,"))
    body += paragraph(run("Year 10 field trip to Swanage, 13–15 May 2019", "B"))
    body += paragraph(run("As part of the GCSE course all pupils in Year 10 take part in two days of fieldwork on the coast. They will measure beach profiles, record how the sea defences work and interview visitors in the town. The results are used in the third examination paper."))
    body += paragraph(run("Arrangements"), "Head")
    for n, text in enumerate(["The coach leaves the front gate at 7.45 a.m. on Monday and returns at about 5.30 p.m. on Wednesday.", "Pupils will stay at the youth hostel in Cluny Crescent, in rooms of four to six.", "All meals are included from lunch on Monday; please provide a packed lunch for the journey.", "The cost is £148. A deposit of £40 should be paid through the school’s website by Friday 29 March.", "Mobile telephones may be brought but will be collected at 10 p.m. each night."], 1):
        body += paragraph(run(f"{n}.\t{text}"), "Step")
    body += paragraph(run("What to bring"), "Head") + "".join(paragraph(run(f"•\t{t}"), "Step") for t in ["waterproof jacket and trousers", "walking boots or strong shoes, and trainers for the hostel", "clipboard, pencils and a ruler", "any medicine, in a named bag and handed to Mrs Okoro on the morning of departure", "no more than £20 spending money"])
    body += paragraph(run("If you have any questions, please ring the school office or come to the meeting on Tuesday 26 March at 6 p.m. in the library.")) + paragraph(run("Yours faithfully,")) + paragraph(run("D. Whitcombe\nHead of Geography"), "Sign")
    body += paragraph(run("– – – – – – – – – – – – – – – – – – – – – – – – – – – – – – – – – – – –")) + paragraph(run("I give permission for my child to take part in the field trip to Swanage.")) + paragraph(run("Name of pupil: __________________   Form: ______   Signed: __________________"))
    styles = paragraph_style("Step", 0.1, 1.3, -0.7, [(1.3, "")]) + paragraph_style("Sign", 1.2)
    engine, source = office(draw, body, ["Liberation Sans", "Carlito"], (11,), margin=2.3, foot=False, styles=styles)
    return Document(engine, source, [])
