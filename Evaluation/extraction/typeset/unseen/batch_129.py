"""The 129th: an Irish kind of paper with bracketed marks, a business examination with model answers, Caribbean choices, a Dutch final
examination with its scheme, words of Cantonese, a textbook's chapter end, questions for a viva, a reading for learners, a listening
test, a Spanish examination, an American test in two columns with explanations, and a recipe.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run
from paper import Document, choices, item, layout
from webpage import page, web

HALF = "unseen"

# Agricultural science, nothing answered

FARM = [
    ("A farmer tests the soil of a field before sowing grass.", None, [
        ("Name two major nutrients that plants take up from the soil.", 8, None),
        ("The test shows that the soil has a pH of 5.2.", None, [("State what this value tells the farmer about the soil.", 4), ("Name a substance that the farmer could spread to raise the pH.", 4), ("Explain why earthworms benefit when the pH is raised.", 6)]),
        ("Describe how you would take a sample of soil that represents the whole field.", 12, None),
    ]),
    ("The table shows the yield of milk of a herd in four months of the year.", [("Month", "Litres per cow per day"), ("March", "24"), ("May", "29"), ("August", "21"), ("November", "13")], [
        ("In which month was the yield greatest?", 4, None),
        ("Suggest a reason for the low yield in November.", 6, None),
        ("Mastitis is a disease of dairy cows.", None, [("Give one sign of mastitis.", 4), ("Outline two measures that a farmer can take to prevent it.", 8)]),
    ]),
    ("Barley is an important crop of the south-east.", None, [
        ("Distinguish between winter barley and spring barley.", 8, None),
        ("Explain the term crop rotation.", 6, None),
        ("Discuss the effects of a wet autumn on the harvest and on the sowing of the next crop.", 10, None),
    ]),
]


@layout(HALF, "paper-timpani", "agricultural science paper, XeLaTeX: Question 1 as a bold head, stem, (a) (i), marks as (8) at the right margin without the word, a small table, page numbers as Page 1, nothing answered")
def paper_timpani(draw):
    body = r"\begin{center}{\bfseries CERTIFICATE EXAMINATION, 2023}\par{\Large\bfseries AGRICULTURAL SCIENCE}\par{\bfseries ORDINARY LEVEL}\par\small WEDNESDAY, 14 JUNE -- AFTERNOON, 2.00 to 4.30\end{center}\hrule\smallskip Answer \textbf{all} questions in Section B. Marks for each part are shown in brackets.\par\begin{center}\textbf{SECTION B}\end{center}"
    items = []
    for n, (stem, data, parts) in enumerate(FARM, 1):
        body += rf"\needspace{{50mm}}\bigskip{{\large\bfseries Question {n}}}\par\medskip {tex(stem)}\par "
        if data:
            body += r"\begin{center}\begin{tabular}{|l|c|}\hline " + r"\\\hline ".join(" & ".join(rf"\textbf{{{c}}}" if k == 0 else c for c in row) for k, row in enumerate(data)) + r"\\\hline\end{tabular}\end{center}"
        for a, (question, marks, inner) in zip("abc", parts):
            body += rf"\needspace{{14mm}}\medskip\lab{{0mm}}{{10mm}}{{({a})}}{{{tex(question)}" + (rf"\pushright{{({marks})}}" if marks else "") + "}"
            if marks:
                items.append(item(question, None, f"{n}({a})", marks, stem=stem))
            for i, (asks, worth) in zip(("i", "ii", "iii"), inner or []):
                body += rf"\lab{{10mm}}{{10mm}}{{({i})}}{{{tex(asks)}\pushright{{({worth})}}}}"
                items.append(item(asks, None, f"{n}({a})({i})", worth, stem=f"{stem} {question}"))
    engine, source = document(draw, body, ["timesnew", "schoolbook", "libertine"], (11, 12), (24, 26), foot=r"Page \thepage")
    return Document(engine, source, items)


# Business examination with model answers

BUSINESS = [
    ("Amani runs a small bakery as a sole trader. She plans to open a second shop and has asked you for advice.", [
        ("State two advantages of operating as a sole trader.", 4, ["The owner keeps all the profit.", "Decisions can be made quickly."], 2),
        ("Explain two sources of finance that Amani could use for the second shop.", 6, ["A bank loan, which is repaid with interest over an agreed period.", "Retained profit, which costs no interest but may not be enough."], 3),
        ("Explain what is meant by unlimited liability.", 3, ["The owner is personally responsible for all debts of the business."], 3),
    ]),
    ("Kito Traders Ltd buys maize from farmers and sells it to millers. Its sales for the year were 840,000 and its cost of sales was 588,000.", [
        ("Calculate the gross profit of the company.", 2, ["840,000 – 588,000 = 252,000"], 2),
        ("Calculate the gross profit margin.", 2, ["252,000 / 840,000 × 100 = 30%"], 2),
        ("Suggest two ways in which the company could improve its margin.", 4, ["Negotiate a lower price with the farmers.", "Sell a larger share as packed flour."], 2),
    ]),
    ("Many companies now sell their goods on the Internet.", [
        ("Outline three benefits of selling online to the seller.", 6, ["The shop is open at all hours.", "Customers in other towns can be reached.", "Less money is spent on rent."], 2),
        ("Identify two risks that customers face when they buy online.", 4, ["Their card details may be stolen.", "The goods may not match the description."], 2),
        ("Define the term cash on delivery.", 2, ["The customer pays when the goods arrive."], 2),
    ]),
]


@layout(HALF, "exam-bodhran", "examination of an accountants' body, word processor: QUESTION 1 in capitals, case, a. b. c. with (4 marks) in bold behind the text, totals; MODEL ANSWERS on the next page with bullets and (2 marks) behind each")
def exam_bodhran(draw):
    body = paragraph(run("INSTITUTE OF CERTIFIED BOOKKEEPERS"), "Mid") + paragraph(run("BUSINESS STUDIES – LEVEL TWO"), "Mid") + paragraph(run("Thursday: 25 May 2023\tTime allowed: 2 hours"), "Who") + paragraph(run("Answer ALL questions. Marks allocated to each question are shown at the end of the question. Show all workings.", "B"))
    answers, items = paragraph(run("BUSINESS STUDIES – MAY 2023"), "New") + paragraph(run("MODEL ANSWERS"), "Mid"), []
    for n, (stem, parts) in enumerate(BUSINESS, 1):
        body += paragraph(run(f"QUESTION {n}"), "Head") + paragraph(run(stem))
        answers += paragraph(run(f"QUESTION {n}"), "Head")
        for a, (question, marks, points, worth) in zip("abc", parts):
            body += paragraph(run(f"{a}.\t{question} ") + run(f"({marks} marks)", "B"), "Part")
            for k, point in enumerate(points):
                lead = f"{a}." if k == 0 else ""
                answers += paragraph(run(f"{lead}\t{'•  ' if len(points) > 1 else ''}{point} ") + run(f"({worth} marks)", "I"), "Ans")
            items.append(item(question, "\n".join(points), f"{n}({a})", marks, stem=stem, rubric=[{"text": p, "marks": worth} for p in points], kind="numeric" if question.startswith("Calculate") else "short"))
        body += paragraph(run(f"(Total: {sum(p[1] for p in parts)} marks)", "B"), "End")
    styles = (
        paragraph_style("Mid", 0, bold=True, size=14, extra='fo:text-align="center"') + paragraph_style("Who", 0.4, tabs=[(11.0, "")], extra='fo:border-bottom="0.8pt solid #000000" fo:padding-bottom="0.1cm"')
        + paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page" fo:text-align="center"') + paragraph_style("Ans", 0.12, 1.0, -1.0, [(1.0, "")]) + paragraph_style("End", 0.15, extra='fo:text-align="end"')
    )
    engine, source = office(draw, body + answers, ["Liberation Serif", "Caladea"], (11,), 2.4, styles=styles)
    return Document(engine, source, items)


# Caribbean choices without a key

ISLANDS = [
    ("Which of the following is a primary industry?", ["Banking", "Fishing", "Teaching", "Tourism"]), ("The MAIN purpose of a constitution is to", ["raise taxes for the government", "set out the basic law of a country", "elect the members of a council", "punish those who break the law"]),
    ("A family that consists of parents, children and grandparents in one household is BEST described as", ["nuclear", "extended", "sibling", "single-parent"]), ("Which of the following is NOT a renewable resource?", ["Solar energy", "Timber", "Bauxite", "Fish"]),
    ("The movement of people from the countryside to towns is known as", ["urbanisation", "emigration", "repatriation", "integration"]), ("The headquarters of CARICOM is located in", ["Barbados", "Guyana", "Jamaica", "Trinidad and Tobago"]),
    ("Which of the following BEST protects a beach from erosion?", ["Removing sand for building", "Cutting down mangroves", "Planting sea grapes along the shore", "Driving vehicles on the dunes"]), ("A person who starts a business and takes its risks is called", ["an entrepreneur", "an employee", "a consumer", "a trade unionist"]),
    ("Which body is responsible for interpreting the laws of a country?", ["The cabinet", "The judiciary", "The civil service", "The electorate"]), ("An island receives most of its rain between June and November. This period is known as the", ["dry season", "hurricane season", "harvest season", "tourist season"]),
    ("Which of the following is an example of electronic media?", ["A newspaper", "A billboard", "A magazine", "The radio"]), ("The right to vote at the age of 18 regardless of property is called", ["proportional representation", "universal adult suffrage", "collective responsibility", "the separation of powers"]),
]


@layout(HALF, "choices-kalimba", "Caribbean social studies test, XeLaTeX: two columns with a rule, numbers with full stops, (A) to (D) stacked, BEST and NOT in capitals, GO ON TO THE NEXT PAGE in the foot, END OF TEST; no key")
def choices_kalimba(draw):
    body, items = r"\begin{center}\textbf{SOCIAL STUDIES}\par\textbf{Paper 01 -- General Proficiency}\par\textit{30 minutes}\end{center}{\small\textbf{READ THE FOLLOWING INSTRUCTIONS CAREFULLY.} Each item has four suggested answers lettered (A), (B), (C), (D). Read each item and decide which answer is best. Shade the space on your answer sheet that has the same letter.}\par\medskip\begin{multicols}{2}", []
    for n, (question, options) in enumerate(ISLANDS, 1):
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{3pt}}\lab{{0mm}}{{9mm}}{{{n}.}}{{{tex(question)}}}" + "".join(rf"\lab{{9mm}}{{9mm}}{{({l})}}{{{tex(o)}}}" for l, o in zip("ABCD", options)) + r"\end{minipage}\par\vspace{6mm}" + "\n"
        items.append(item(question, None, str(n), None, choices("ABCD", options), kind="mcq"))
    body += r"\end{multicols}\begin{center}\textbf{END OF TEST}\par\medskip\small\textbf{IF YOU FINISH BEFORE TIME IS CALLED, CHECK YOUR WORK ON THIS TEST.}\end{center}"
    engine, source = document(draw, body, ["timesnew", "libertine"], (11,), (20, 22), head=r"- \thepage\ -", foot=r"\fancyfoot[R]{\footnotesize GO ON TO THE NEXT PAGE}\fancyfoot[L]{\footnotesize 01243010/F 2022}", extra=r"\setlength\columnseprule{0.4pt}\setlength\columnsep{9mm}")
    return Document(engine, source, items)


# Dutch final examination

BIOLOGIE = [
    ("Bloed", "In het lichaam van een mens stroomt ongeveer vijf liter bloed.", [
        (1, "Welk deel van het bloed vervoert zuurstof?", ["bloedplaatjes", "bloedplasma", "rode bloedcellen", "witte bloedcellen"], "C"),
        (1, "In welk deel van het hart komt het bloed uit de longen binnen?", ["de linkerboezem", "de linkerkamer", "de rechterboezem", "de rechterkamer"], "A"),
        (2, "Noem twee stoffen die door het bloedplasma worden vervoerd.", None, ["glucose", "koolstofdioxide"]),
    ]),
    ("De egel", "Een egel eet insecten, slakken en wormen. In de winter houdt hij een winterslaap.", [
        (1, "Tot welke groep dieren behoort de egel?", ["amfibieën", "reptielen", "vogels", "zoogdieren"], "D"),
        (2, "Leg uit waardoor een egel tijdens de winterslaap weinig energie verbruikt.", None, ["zijn lichaamstemperatuur is lager", "zijn stofwisseling verloopt daardoor langzamer"]),
        (1, "Wat is de egel volgens de informatie?", ["een alleseter", "een planteneter", "een producent", "een vleeseter"], "D"),
    ]),
    ("Planten in een kas", "Een tuinder kweekt tomaten in een kas. Overdag voegt hij koolstofdioxide aan de lucht toe.", [
        (1, "Hoe heet het proces waarbij planten koolstofdioxide opnemen en zuurstof afgeven?", ["fotosynthese", "gisting", "verbranding", "verdamping"], "A"),
        (1, "Door welke openingen nemen de bladeren koolstofdioxide op?", None, ["door de huidmondjes"]),
        (2, "De tuinder voegt ’s nachts geen koolstofdioxide toe. Leg uit waarom dat zinvol is.", None, ["’s nachts is er geen licht", "de planten kunnen dan geen koolstofdioxide gebruiken voor fotosynthese"]),
        (1, "Welk dier zorgt in de kas voor de bestuiving van de tomatenplanten?", ["de bladluis", "de hommel", "de regenworm", "de spin"], "B"),
    ]),
]


@layout(HALF, "eindexamen-piccolo", "Dutch final examination in biology, Chromium: 1p in the margin before each bold number, themes as heads, A to D stacked; correctievoorschrift in its own file, letters after the number or maximumscore 2 with bullets and 1 at the right")
def eindexamen_piccolo(draw):
    body, scheme, items, n = "<h1>Biologie vmbo-gl en tl</h1><p class=i>Gebruik je kennis van de biologie. Bij dit examen horen tien vragen, waarvoor je in totaal 13 punten kunt behalen. Bij elke meerkeuzevraag is één antwoord goed.</p>", "<h1>Correctievoorschrift biologie</h1><p>Voor elk goed antwoord op een meerkeuzevraag wordt 1 scorepunt toegekend.</p>", [], 0
    for head, stem, asked in BIOLOGIE:
        body += f"<h2>{head}</h2><p class=s>{stem}</p>"
        scheme += f"<h2>{head}</h2>"
        for marks, question, options, right in asked:
            n += 1
            body += f"<div class=q><span class=p>{marks}p</span><b>{n}</b><div>{question}" + ("".join(f"<p class=o><b>{l}</b>{o}</p>" for l, o in zip("ABCD", options)) if options else "") + "</div></div>"
            if options:
                scheme += f"<div class=q><b>{n}</b><div>{right}</div></div>"
                items.append(item(question, options["ABCD".index(right)], str(n), marks, choices("ABCD", options), kind="mcq", stem=stem, answer_label=right))
            else:
                points = "".join(f"<p class=b><span>• {x}</span><span>1</span></p>" for x in right) if marks > 1 else f"<p>{right[0]}</p>"
                scheme += f"<div class=q><b>{n}</b><div><b>maximumscore {marks}</b>{points}</div></div>"
                items.append(item(question, "\n".join(right), str(n), marks, stem=stem, rubric=[{"text": x, "marks": 1} for x in right] if marks > 1 else None))
    body += "<p class=e>VW-0191-a-25-1-o<span>einde ■</span></p>"
    css = "h1 { font-size: 150% } h2 { font-size: 115%; margin: 6mm 0 1mm 20mm } .s { margin: 0 0 3mm 20mm } .i { margin-left: 20mm } .q { display: flex; margin: 3mm 0; break-inside: avoid } .q > b { width: 10mm; flex: none } .p { width: 10mm; flex: none; font-size: 80%; padding-top: .5mm } .q > div { flex: 1 } .o { margin: .5mm 0 } .o b { display: inline-block; width: 8mm } .q p { margin-top: .8mm; margin-bottom: 0 } .b { display: flex; justify-content: space-between } .e { border-top: 1px solid #000; font-size: 75%; display: flex; justify-content: space-between; margin-top: 8mm; padding-top: 1mm }"
    fonts = [draw.one(["Liberation Sans", "Roboto"])]
    engine, source = page(draw, body, fonts, (11,), css, language="nl")
    _, marking = page(draw, scheme, fonts, (11,), css.replace("0 1mm 20mm", "0 1mm 0"), language="nl")
    return Document(engine, source, items, marking)


# Words of Cantonese

CANTO = [
    ("Numbers and time", [("今日", "gam1 jat6", "today"), ("聽日", "ting1 jat6", "tomorrow"), ("朝早", "ziu1 zou2", "morning"), ("夜晚", "je6 maan5", "night"), ("分鐘", "fan1 zung1", "minute")]),
    ("In a restaurant", [("餐牌", "caan1 paai2", "menu"), ("飯", "faan6", "rice"), ("雞", "gai1", "chicken"), ("魚", "jyu2", "fish"), ("茶", "caa4", "tea"), ("埋單", "maai4 daan1", "to ask for the bill")]),
    ("Getting around", [("巴士", "baa1 si2", "bus"), ("的士", "dik1 si2", "taxi"), ("地鐵站", "dei6 tit3 zaam6", "underground station"), ("左邊", "zo2 bin1", "left side"), ("右邊", "jau6 bin1", "right side")]),
]


@layout(HALF, "words-erhu", "words of an evening class in Cantonese, Typst: three columns without rules, characters large, romanisation with digits as tones, English; grey bands on every second row, topics as heads with a rule")
def words_erhu(draw):
    body, items = "", []
    for topic, words in CANTO:
        body += f"== {topic}\n#line(length: 100%, stroke: 0.6pt)\n#table(columns: (38mm, 52mm, 1fr), stroke: none, inset: 5pt, align: horizon, fill: (_, y) => if calc.odd(y) {{ luma(235) }}, table.header([*Chinese*], [*Jyutping*], [*English*]),\n"
        body += "".join(f'text(15pt, font: "Noto Sans CJK HK", lang: "zh", region: "HK")[{zi}], [{sound}], [{english}],\n' for zi, sound, english in words) + ")\n"
        items += [item(zi, english, kind="vocabulary", section=topic) for zi, _, english in words]
    source = f"""#set page(paper: "a4", margin: 22mm, header: text(9pt)[Adult Learning Centre #h(1fr) Cantonese Level 1], footer: align(center, context text(9pt, counter(page).display())))
#set text(font: ({draw.one(['"Lato"', '"Open Sans"', '"Libertinus Serif"'])},), size: 11pt, lang: "en")
#text(18pt, weight: "bold")[Word list: Units 3 to 5]

The digits 1 to 6 show the tone of each syllable.
{body}
"""
    return Document("typst", source, items)


# End of a chapter of a textbook

CONCEPTS = ["Can an object have a constant speed while its velocity changes? Give an example.", "Why does a passenger move forward when a bus brakes suddenly?", "A book rests on a table. Which two forces act on the book?", "Explain why it is easier to keep a heavy box sliding than to start it moving."]
MOTION = [
    ("A cyclist rides 18 km in 45 min. What is her average speed in km/h?", "24 km/h"), ("A train slows from 30 m/s to 12 m/s in 9.0 s. Find its acceleration.", None), ("A net force of 60 N acts on a cart of mass 15 kg. Find the acceleration of the cart.", "4.0 m/s²"),
    ("A stone is dropped from a bridge and hits the water after 2.0 s. How high is the bridge?", None), ("A crate of mass 40 kg is pulled at constant velocity by a horizontal force of 120 N. How large is the force of friction?", "120 N"), ("What is the weight of a person of mass 70 kg on the Moon, where g = 1.6 m/s²?", None),
    ("A car starts from rest and reaches 20 m/s after 50 m. (a) Find its acceleration. (b) How long does this take?", ["4.0 m/s²", "5.0 s"]), ("Two forces of 3 N and 4 N act on a body at right angles. Find the size of their resultant.", None), ("A skater of mass 50 kg pushes off a wall with a force of 100 N. Find her acceleration.", "2.0 m/s²"),
]


@layout(HALF, "exercises-waltz", "end of a chapter of a physics textbook, pdfLaTeX: CONCEPTUAL QUESTIONS and PROBLEMS in two columns whose numbers begin again, (a) (b) within a problem, Answers to Odd-Numbered Problems in small print")
def exercises_waltz(draw):
    body, items = r"{\large\scshape Chapter 4\quad Forces and Motion}\par\vspace{3pt}\hrule\medskip\begin{multicols}{2}{\bfseries\sffamily CONCEPTUAL QUESTIONS}\par ", []
    for n, question in enumerate(CONCEPTS, 1):
        body += rf"\lab{{0mm}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\smallskip "
        items.append(item(question, None, str(n), section="CONCEPTUAL QUESTIONS"))
    body += r"\bigskip{\bfseries\sffamily PROBLEMS}\par "
    key = []
    for n, (question, answer) in enumerate(MOTION, 1):
        body += rf"\lab{{0mm}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\smallskip "
        if isinstance(answer, list):
            stem, rest = question.split(" (a) ")
            for a, asks, said in zip("ab", rest.split(" (b) "), answer):
                items.append(item(asks, said, f"{n}({a})", stem=stem, kind="numeric", section="PROBLEMS"))
            key.append(rf"\mbox{{\textbf{{{n}.}} (a) {tex(answer[0])}; (b) {tex(answer[1])}}}")
        else:
            items.append(item(question, answer, str(n), kind="numeric", section="PROBLEMS"))
            if answer:
                key.append(rf"\mbox{{\textbf{{{n}.}} {tex(answer)}}}")
    body += r"\end{multicols}\bigskip\hrule\medskip{\small{\bfseries\sffamily Answers to Odd-Numbered Problems}\par " + r"\qquad ".join(key) + "}"
    engine, source = document(draw, body, ["times", "palatino", "lm"], (10, 11), (22, 24), head=r"\fancyhead[L]{\small\bfseries 112}\fancyhead[R]{\small CHAPTER 4 \quad Forces and Motion}", foot="", paper="letterpaper", extra=r"\setlength\columnsep{9mm}")
    return Document(engine, source, items)


# Questions for a viva

VIVA = [
    ("What is a protocol?", "A protocol is a set of rules that two devices follow when they exchange data."), ("What is the difference between a hub and a switch?", "A hub sends every frame to all ports, while a switch sends it only to the port of the receiver."),
    ("What is a MAC address?", "It is an address of 48 bits that the maker gives to a network card."), ("Name the layers of the OSI model.", "Physical, data link, network, transport, session, presentation and application."),
    ("What is the use of DNS?", "DNS translates the names of hosts into IP addresses."), ("What do you mean by bandwidth?", "Bandwidth is the greatest amount of data that a link can carry in one second."),
    ("Why is TCP called reliable?", "Because the receiver confirms what has arrived and lost segments are sent again."), ("What is a subnet mask used for?", "It separates the network part of an IP address from the host part."),
    ("Which command is used to check whether a host can be reached?", "The ping command."), ("What is a firewall?", "A firewall is a device or a program that filters traffic by rules."),
    ("Define latency.", "Latency is the time that a packet takes from the sender to the receiver."),
]


@layout(HALF, "viva-tabla", "questions for a viva of an Indian engineering college, word processor: department and laboratory in the head, Q1) in bold, Ans: on the next line, set in, page border line and best wishes at the end")
def viva_tabla(draw):
    asked = draw.some(VIVA, 11)
    body = paragraph(run("Shanti Institute of Technology"), "Mid") + paragraph(run("Department of Computer Engineering"), "Mid2") + paragraph(run("Computer Networks Laboratory (Semester V)"), "Mid2") + paragraph(run("VIVA QUESTIONS AND ANSWERS", "B"), "Bar")
    items = []
    for n, (question, answer) in enumerate(asked, 1):
        body += paragraph(run(f"Q{n}) {question}", "B"), "Ask") + paragraph(run("Ans: ", "B") + run(answer), "Say")
        items.append(item(question, answer, str(n)))
    body += paragraph(run("*** All the best ***", "I"), "Mid2")
    styles = (
        paragraph_style("Mid", 0, bold=True, size=15, extra='fo:text-align="center"') + paragraph_style("Mid2", 0.1, extra='fo:text-align="center"') + paragraph_style("Bar", 0.3, extra='fo:text-align="center" fo:border-bottom="1pt solid #000000" fo:border-top="1pt solid #000000" fo:padding="0.1cm"')
        + paragraph_style("Ask", 0.4, extra='fo:keep-with-next="always"') + paragraph_style("Say", 0.08, 0.9)
    )
    engine, source = office(draw, body, ["Liberation Serif", "Carlito"], (12,), 2.3, head="CN Lab Manual 2023-24", styles=styles)
    return Document(engine, source, items)


# Reading for learners

STORY = [
    "Marta Lindqvist has baked bread in the village of Ostby for thirty-one years. She gets up at two o’clock every morning, when the streets are still dark, and lights the old stone oven that her grandfather built. By six, the first loaves are on the shelf.",
    "Last winter the bakery nearly closed. The price of flour had doubled, and a supermarket had opened beside the motorway. Then a student made a short film about the oven and put it on the Internet. Within a week, people were driving from the city to buy a loaf.",
    "Marta was pleased but tired. She could not bake more than two hundred loaves a day. So she began to teach. Every Saturday, six visitors learn to make dough, and some of them come back to help. “I don’t want to be famous,” she says. “I just want someone to look after the oven when I stop.”",
]
STORY_CHOICE = [
    ("The oven was built by Marta’s", ["father", "grandfather", "husband"], 1), ("The bakery nearly closed because", ["Marta was ill", "the oven was broken", "flour became too expensive"], 2),
    ("The number of customers grew after", ["a film was put on the Internet", "a new road was built", "the supermarket closed"], 0), ("On Saturdays Marta", ["closes the shop", "teaches visitors", "drives to the city"], 1),
]
STORY_ASKED = [("At what time does Marta get up?", "At two o’clock."), ("How many loaves can she bake in a day?", "Two hundred."), ("What does she want for the future?", "She wants someone to look after the oven.")]
STORY_WORDS = [("loaf", "a piece of bread baked in one shape"), ("dough", "flour and water mixed for baking"), ("shelf", "a flat board on which things are put")]


@layout(HALF, "reading-cumbia", "reading sheet for learners of English, Chromium: level badge, text in three paragraphs with a picture box, 1. choices a. to c. in a row, 2. questions with lines, 3. a small list of words explained; numbers begin again, answers in grey print at the foot")
def reading_cumbia(draw):
    heads = ["Exercise 1: Choose the correct ending.", "Exercise 2: Answer the questions."]
    body, items = "<div class=t><h1>The Baker of Ostby</h1><span>Level A2/B1</span></div><div class=pic>Photo: the stone oven</div>" + "".join(f"<p>{web(p)}</p>" for p in STORY) + f"<h2>{heads[0]}</h2>", []
    for n, (question, options, right) in enumerate(STORY_CHOICE, 1):
        body += f"<div class=q><p>{n}. {web(question)}</p><div class=o>" + "".join(f"<span>{l}. {web(o)}</span>" for l, o in zip("abc", options)) + "</div></div>"
        items.append(item(question, options[right], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[right], section=heads[0]))
    body += f"<h2>{heads[1]}</h2>"
    for n, (question, answer) in enumerate(STORY_ASKED, 1):
        body += f"<div class=q><p>{n}. {web(question)}</p><div class=l></div></div>"
        items.append(item(question, answer, str(n), section=heads[1]))
    body += "<h2>Word help</h2><p>" + "<br>".join(f"<b>{a}</b>: {b}" for a, b in STORY_WORDS) + "</p>"
    items += [item(a, b, kind="definition", section="Word help") for a, b in STORY_WORDS]
    body += "<div class=k>ANSWERS &nbsp; Exercise 1: " + " ".join(f"{n}{'abc'[r]}" for n, (_, _, r) in enumerate(STORY_CHOICE, 1)) + " &nbsp; Exercise 2: " + " ".join(f"{n}. {a}" for n, (_, a) in enumerate(STORY_ASKED, 1)) + "</div>"
    css = ".t { display: flex; justify-content: space-between; align-items: center; border-bottom: 2px solid #c46a1b } .t h1 { margin: 0; font-size: 160% } .t span { background: #c46a1b; color: #fff; border-radius: 3mm; padding: 1mm 3mm; font-size: 85% } .pic { float: right; width: 45mm; height: 30mm; border: 1px solid #888; background: #eee; margin: 3mm 1mm 2mm 4mm; font-size: 70%; display: flex; align-items: end; justify-content: center } h2 { font-size: 110%; color: #c46a1b; margin: 4mm 0 1.5mm; clear: both; break-after: avoid } .q { break-inside: avoid } .q p { margin: 1.5mm 0 .5mm } .o { display: grid; grid-template-columns: repeat(3, 1fr); padding-left: 6mm } .l { border-bottom: 1px solid #666; height: 6mm; margin-left: 6mm } .k { border-top: 1px solid #999; color: #666; font-size: 75%; margin-top: 5mm; padding-top: 1mm }"
    engine, source = page(draw, body, ["Noto Sans", "Open Sans", "Carlito"], (10,), css)
    return Document(engine, source, items)


# Listening test

FORM = [("Caller’s first name: {}", "Bridget"), ("Number of people: {}", "7"), ("Date of arrival: {} May", "14"), ("Type of boat: {}", "canoe"), ("Deposit paid by: {}", "bank transfer"), ("Postcode: {}", "LK4 9TB")]
SENTENCES = [("Every visitor has to wear a {} on the water.", ["life jacket"]), ("The car park is behind the {} .", ["post office"]), ("Dogs are allowed if they stay on a {} .", ["lead", "leash"]), ("The café sells hot food until {} o’clock.", ["4", "four"])]
LEADER = "…………………………"


@layout(HALF, "listening-flamenco", "listening section of a language test, XeLaTeX: Questions 1–6, a form in a frame with the number (1) before dots within the line; Questions 7–10 sentences with the number at the left; answer key on the next page with alternatives after a slash")
def listening_flamenco(draw):
    rows, items, key = "", [], []
    dots = LEADER.replace("…", "...")
    for n, (text, answer) in enumerate(FORM, 1):
        shown = tex(text.replace("{}", "@")).replace("@", rf"(\textbf{{{n}}}) {dots}")
        rows += shown + r"\\[2mm]"
        items.append(item(text.format(f"({n}) {dots}"), answer, str(n), kind="gap", section="Questions 1–6"))
        key.append((n, answer))
    second = ""
    for n, (text, answers) in enumerate(SENTENCES, 7):
        text = text.replace(" .", ".")
        second += rf"\lab{{0mm}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(text.replace('{}', dots))}}}\medskip "
        items.append(item(text.format(dots), "\n".join(answers), str(n), kind="gap", section="Questions 7–10"))
        key.append((n, " / ".join(answers)))
    body = r"{\large\bfseries SECTION 1\hfill Questions 1--10}\par\bigskip\textbf{\textit{Questions 1--6}}\par Complete the form below.\par Write \textbf{NO MORE THAN TWO WORDS AND/OR A NUMBER} for each answer.\par\bigskip\begin{center}\fbox{\parbox{0.85\linewidth}{\begin{center}\textbf{LAKESIDE BOAT HIRE: BOOKING FORM}\end{center}\begin{tabular}{l}\textit{Example}\quad Purpose of call: \textit{to make a booking}\\[2mm]" + rows + r"\end{tabular}}}\end{center}\bigskip\textbf{\textit{Questions 7--10}}\par Complete the sentences below. Write \textbf{NO MORE THAN TWO WORDS} for each answer.\par\bigskip " + second
    body += r"\newpage{\large\bfseries Answer key}\par\medskip\textbf{Section 1}\par\begin{tabular}{@{}rl}" + r"\\".join(rf"\textbf{{{n}}} & {tex(a)}" for n, a in key) + r"\end{tabular}"
    engine, source = document(draw, body, ["arial", "helvetica", "noto"], (11,), (24, 26), head=r"\fancyhead[R]{\small Practice Test 3: Listening}", foot=r"\thepage")
    return Document(engine, source, items)


# Spanish examination

EXAMEN = [
    ("Define los siguientes conceptos: (1,5 puntos)", None, [("cuenca hidrográfica", None), ("meseta", None), ("estrecho", None)], "definition"),
    ("Indica si las siguientes afirmaciones son verdaderas (V) o falsas (F): (2 puntos)", None, [("El Ebro desemboca en el mar Mediterráneo.", None), ("El pico más alto de España está en los Pirineos.", None), ("El clima oceánico tiene lluvias abundantes.", None), ("El Tajo pasa por Toledo.", None)], "truefalse"),
    ("¿Por qué los ríos de la vertiente cantábrica son cortos? (1 punto)", 1, None, "short"),
    ("Explica dos diferencias entre el clima mediterráneo y el clima subtropical de Canarias. (2 puntos)", 2, None, "short"),
    ("¿Qué es una presa y para qué sirve? (1,5 puntos)", 1.5, None, "short"),
    ("Nombra los mares y océanos que bañan las costas de la península. (2 puntos)", 2, None, "short"),
]


@layout(HALF, "examen-charango", "Spanish geography examination, word processor: frame with Nombre, Curso, Fecha, Nota, numbered questions with (1,5 puntos) in bold behind the text, a) b) c) below, V / F blanks before letters, ruled lines; nothing answered")
def examen_charango(draw):
    body = paragraph(run("IES Sierra Blanca – Departamento de Geografía e Historia", "I"), "Mid") + paragraph(run("Nombre: ______________________________\tCurso: 3º ESO ___\nFecha: ___________\tNota:"), "Frame") + paragraph(run("EXAMEN TEMA 2: EL RELIEVE, LAS AGUAS Y EL CLIMA"), "Big")
    items = []
    for n, (text, marks, parts, kind) in enumerate(EXAMEN, 1):
        asks, worth = text.rsplit(" (", 1)
        body += paragraph(run(f"{n}.\t{asks} ") + run(f"({worth}", "B"), "Ask")
        if parts is None:
            body += paragraph(run("\t"), "Line") * (1 if marks < 2 else 2)
            items.append(item(asks, None, str(n), marks, kind=kind))
            continue
        for a, (part, _) in zip("abcd", parts):
            body += paragraph(run(f"____ {a}) {part}" if kind == "truefalse" else f"{a}) {part}"), "Below")
            if kind == "definition":
                body += paragraph(run("\t"), "Line")
            items.append(item(part, None, f"{n}({a})", None, stem=asks, kind=kind))
    body += paragraph(run("¡Mucha suerte!", "I"), "Mid")
    styles = (
        paragraph_style("Mid", 0.2, extra='fo:text-align="center"') + paragraph_style("Frame", 0.3, tabs=[(11.5, "")], extra='fo:border="0.8pt solid #000000" fo:padding="0.2cm" fo:line-height="150%"') + paragraph_style("Big", 0.4, bold=True, size=13, extra='fo:text-align="center"')
        + paragraph_style("Ask", 0.4, 0.8, -0.8, [(0.8, "")], extra='fo:keep-with-next="always"') + paragraph_style("Below", 0.18, 1.2)
    )
    engine, source = office(draw, body, ["Liberation Sans", "Carlito", "Caladea"], (11,), 2.2, styles=styles)
    return Document(engine, source, items)


# American test in two columns with explanations

VERBAL = [
    ("The wood frog survives the winter in a remarkable way. Up to two thirds of the water in its body freezes, and its heart stops beating, yet it hops away ______ when spring arrives.", "Which choice completes the text with the most logical and precise word or phrase?", ["unharmed", "unknown", "unwilling", "unequal"], "A", "It gives the contrast that “yet” prepares: the frog freezes and is not injured."),
    ("The collection of maps in the Halden Library ______ open to the public on the first Monday of every month.", "Which choice completes the text so that it conforms to the conventions of Standard English?", ["are", "have been", "is", "were"], "C", "The subject is the singular noun “collection.”"),
    ("Weaver Inés Roca spent two years in the Andes. She learned how families there make dyes from insects, bark and flowers. On her return she opened a workshop in which only such dyes are used.", "Which choice best states the main idea of the text?", ["Roca prefers insects to flowers.", "Roca applied in her own work what she had learned abroad.", "Families in the Andes no longer use natural dyes.", "Workshops for dyeing are difficult to open."], "B", "The text moves from what she learned to how she uses it."),
    ("Early clocks had no minute hand. They lost or gained a quarter of an hour each day, ______ a second hand would have been of little use.", "Which choice completes the text with the most logical transition?", ["however", "for example", "so", "meanwhile"], "C", "The second clause states a result of the first."),
    ("The bridge was designed by three ______ Osei, Brandt and Lund.", "Which choice completes the text so that it conforms to the conventions of Standard English?", ["engineers", "engineers:", "engineers;", "engineers, and"], "B", "A colon may introduce a list after a complete clause."),
    ("Many tourists visit the island in July. The local guide, however, recommends October, when the sea is still warm and the paths are empty.", "According to the text, why does the guide recommend October?", ["The paths are less crowded.", "The hotels cost less.", "The island holds a festival.", "The sea is cooler."], "A", "The text says that the paths are empty then."),
    ("Seeds of the lotus can sprout after more than a thousand years. Botanists believe that their hard coat keeps out water and air, and that proteins inside ______ damage as they age.", "Which choice completes the text with the most logical and precise word or phrase?", ["invite", "repair", "measure", "imitate"], "B", "Only repair explains how old seeds can still grow."),
    ("In her diary the painter complains of noise, of bad food and of rain. Nevertheless, she stayed in the town for eleven years and called it the place where she learned to see.", "What does the text suggest about the painter?", ["She never sold a picture in the town.", "She disliked painting outdoors.", "She left as soon as she could.", "She valued the town in spite of its drawbacks."], "D", "“Nevertheless” sets what she gained against what she complains of."),
    ("By the time the rescue party reached the hut, the climbers ______ all of their food.", "Which choice completes the text so that it conforms to the conventions of Standard English?", ["will eat", "eat", "had eaten", "are eating"], "C", "The past perfect shows that this happened before the party arrived."),
]


@layout(HALF, "test-theremin", "American admission test, Typst: two columns, number in a black square on a grey bar, short text, question below it, A) to D) stacked; Answer Explanations on the next page as QUESTION 1, Choice B is the best answer")
def test_theremin(draw):
    body, key, items = "", "", []
    for n, (text, asks, options, right, why) in enumerate(VERBAL, 1):
        listed = "".join(f"#grid(columns: (7mm, 1fr), [{l})], [{o}])\n" for l, o in zip("ABCD", options))
        body += f"#block(breakable: false, below: 7mm)[#block(width: 100%, fill: luma(220), below: 3mm)[#box(fill: black, inset: 2mm)[#text(white, weight: \"bold\")[{n}]]]\n{text.replace('_', chr(92) + '_')}\n\n{asks}\n#set block(spacing: 2mm)\n{listed}]\n"
        key += f"*QUESTION {n}*\n\n*Choice {right} is the best answer.* {why}\n\n"
        items.append(item(f"{text} {asks}", options["ABCD".index(right)], str(n), None, choices("ABCD", options), kind="mcq", context=text, command=asks, answer_label=right))
    source = f"""#set page(paper: "us-letter", margin: (x: 18mm, y: 20mm), columns: 2, header: align(center, text(9pt, weight: "bold")[Module 1 — Reading and Writing]), footer: context text(8pt)[Unauthorized copying or reuse of any part of this page is illegal. #h(1fr) #counter(page).display() #h(1fr) *CONTINUE*])
#set columns(gutter: 9mm)
#set text(font: ({draw.one(['"Noto Serif"', '"Libertinus Serif"', '"Liberation Serif"'])},), size: 10pt, lang: "en")
#set par(leading: 0.6em)
#block[*Directions.* Each of the questions below includes a short text. Read the text and the question carefully, then choose the best answer.]
{body}
#pagebreak()
#text(13pt, weight: "bold")[Answer Explanations]

{key}
"""
    return Document("typst", source, items)


# Recipe

@layout(HALF, "recipe-foxtrot", "recipe sheet of a cookery class, LibreOffice: ingredients as a list, method in numbered steps, safety notes and a tip that asks the reader whether all is ready; nothing to be found")
def recipe_foxtrot(draw):
    body = paragraph(run("Food and Nutrition – Year 8"), "Mid") + paragraph(run("Practical 4: Vegetable Soup"), "Big") + paragraph(run("Serves 4\tPreparation: 15 minutes\tCooking: 25 minutes"), "Who")
    body += paragraph(run("Ingredients"), "Head") + "".join(paragraph(run(f"•\t{x}"), "Dot") for x in ["1 onion", "2 carrots", "1 stick of celery", "2 medium potatoes", "1 tablespoon of oil", "750 ml of vegetable stock", "salt and pepper"])
    body += paragraph(run("Method"), "Head") + "".join(paragraph(run(f"{n}.\t{x}"), "Dot") for n, x in enumerate(["Wash your hands and put on an apron.", "Peel and chop the onion. Heat the oil in a large pan and fry the onion gently for 5 minutes.", "Peel the carrots and potatoes. Cut them and the celery into small cubes and add them to the pan.", "Pour in the stock, bring it to the boil and turn down the heat.", "Simmer for 20 minutes until the vegetables are soft.", "Season to taste. Blend the soup if you like it smooth.", "Serve in warm bowls with bread."], 1))
    body += paragraph(run("Safety"), "Head") + paragraph(run("Keep the handles of pans turned inwards. Use the bridge hold when you cut. Let the soup cool a little before you blend it.")) + paragraph(run("Tip: ", "B") + run("Have you weighed everything before you start? A cook who is ready never has to hurry."))
    body += paragraph(run("Bring a container with a lid to take your soup home. Next week: bread rolls.", "I"))
    styles = paragraph_style("Mid", 0, extra='fo:text-align="center"') + paragraph_style("Big", 0.1, bold=True, size=18, extra='fo:text-align="center"') + paragraph_style("Who", 0.3, tabs=[(5.5, ""), (11.5, "")]) + paragraph_style("Dot", 0.12, 0.8, -0.8, [(0.8, "")])
    engine, source = office(draw, body, ["Carlito", "Lato", "Liberation Sans"], (11,), 2.2, foot=False, styles=styles)
    return Document(engine, source, [])
