"""Group 74, second half: a placement test, a trainer's quiz with crossed boxes, statements on the sun, a passage with gaps, lists to
match, questions of residents with responses, an FAQ table, a glossary of statistics, words of Persian, unit conversions with a
column of answers, textbook exercises and the sheet of a quiz host.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"

# Placement test of a language school

PLACEMENT = [
    ("My sister ______ in a bank.", ["work", "works", "working"], 1), ("There isn’t ______ milk in the fridge.", ["any", "some", "no"], 0), ("We ______ to Rome last summer.", ["have gone", "go", "went"], 2), ("This bag is ______ than that one.", ["more cheap", "cheaper", "cheapest"], 1),
    ("I have lived here ______ 2015.", ["for", "from", "since"], 2), ("If it rains, we ______ at home.", ["will stay", "stayed", "would stay"], 0), ("She asked me where I ______.", ["do live", "lived", "did live"], 1), ("The letter ______ yesterday.", ["was sent", "sent", "has sent"], 0),
    ("He’s used to ______ up early.", ["get", "got", "getting"], 2), ("I wish I ______ more time.", ["have", "had", "would have"], 1), ("You ______ have told me! I waited for an hour.", ["should", "must", "can"], 0), ("By next June they ______ the new bridge.", ["finish", "are finishing", "will have finished"], 2),
    ("Hardly ______ the door when the phone rang.", ["I had closed", "had I closed", "I closed"], 1),
]


@layout(HALF, "placement-kona", "placement test of a language school, Typst: table with number, sentence with a gap and the columns A, B and C, bands of score and level in a box, key on the next page as two rows of a grid")
def placement_kona(draw):
    asked, items, cells = draw.some(PLACEMENT, 12), [], ""
    for n, (text, options, right) in enumerate(asked, 1):
        cells += f"[{n}], [{text.replace('_', chr(92) + '_')}], " + ", ".join(f"[{o}]" for o in options) + ",\n"
        items.append(item(text, options[right], str(n), None, choices("ABC", options), kind="gap", answer_label="ABC"[right]))
    count = len(asked)
    source = f"""#set page(paper: "a4", margin: 20mm, header: text(9pt, luma(90))[Harbour Language Centre #h(1fr) Placement Test, Form 2], footer: align(center, text(9pt)[#context counter(page).display()]))
#set text(font: ({draw.one(['"Lato"', '"Carlito"', '"Open Sans"'])},), size: 11pt, lang: "en")
#text(20pt, weight: "bold")[English Placement Test]

Name: #box(width: 70mm, repeat[\\_]) #h(6mm) Date: #box(width: 35mm, repeat[\\_])

Circle the word or words that best complete each sentence. Do not guess: leave the row empty if you do not know. You have 15 minutes.
#v(2mm)
#table(columns: (auto, 1fr, 30mm, 30mm, 34mm), inset: 2.4mm, stroke: 0.5pt + luma(120), align: (center, left, left, left, left), fill: (x, y) => if y == 0 {{ luma(225) }},
[], [], [*A*], [*B*], [*C*],
{cells})
#v(3mm)
#rect(inset: 3mm, width: 100%)[*For office use* #h(6mm) Score: \\_\\_\\_\\_ / {count} #h(6mm) 0–4 Elementary #h(4mm) 5–8 Intermediate #h(4mm) 9–{count} Advanced]
#pagebreak()
#text(15pt, weight: "bold")[Answer key]

#table(columns: {count + 1}, inset: 2mm, align: center, [*Item*], {", ".join(f"[{n}]" for n in range(1, count + 1))}, [*Key*], {", ".join(f"[{'ABC'[q[2]]}]" for q in asked)})
"""
    return Document("typst", source, items)


# Quiz at the end of an induction, copy of the trainer

INDUCTION = [
    ("What should you do first when the fire alarm sounds?", 1, ["Finish your work.", "Leave by the nearest exit.", "Look for the fire.", "Telephone your manager."], [1]), ("Which of these must be reported to your supervisor? (Tick all that apply.)", 3, ["an injury", "a near miss", "a damaged ladder", "a colleague’s birthday"], [0, 1, 2]),
    ("What colour are signs that say what you must do?", 1, ["red", "yellow", "blue", "green"], [2]), ("Which extinguisher may be used on electrical equipment?", 1, ["water", "foam", "carbon dioxide", "wet chemical"], [2]), ("How should a heavy box be lifted? (Tick all that apply.)", 2, ["with bent knees", "with a straight back", "with a twist of the body", "at arm’s length"], [0, 1]),
    ("Who is responsible for safety at work?", 1, ["the employer only", "the safety officer only", "everyone", "visitors"], [2]), ("Where is the accident book kept?", 1, ["at reception", "in the canteen", "in the car park"], [0]), ("Which items are personal protective equipment? (Tick all that apply.)", 3, ["safety boots", "a hard hat", "a name badge", "ear defenders"], [0, 1, 3]),
    ("How often are the fire doors checked?", 1, ["every day", "every week", "every year"], [1]), ("What does a skull and crossbones on a label mean?", 1, ["flammable", "corrosive", "toxic", "harmful to the environment"], [2]),
]


@layout(HALF, "induction-transmissometer", "quiz at the end of an induction, trainer’s copy, word processor: (2 points) behind the question, boxes without letters below, those of right options crossed, pass mark and signatures at the end")
def induction_transmissometer(draw):
    asked, items = draw.some(INDUCTION, 10), []
    total = sum(q[1] for q in asked)
    body = paragraph(run("SITE INDUCTION – KNOWLEDGE CHECK"), "Title") + paragraph(run("TRAINER’S COPY – DO NOT HAND OUT", "B")) + paragraph(run("Trainee: ______________________   Company: ______________________   Date: ____________"))
    for n, (question, points, options, right) in enumerate(asked, 1):
        body += paragraph(run(f"{n}.\t{question} ({points} point{'s' if points > 1 else ''})"), "Ask")
        body += "".join(paragraph(run("☒" if k in right else "☐", "Sign") + run(f"\t{o}"), "Opt") for k, o in enumerate(options))
        items.append(item(question, "\n".join(options[k] for k in right), str(n), points, choices([None] * len(options), options), kind="multi" if len(right) > 1 else "mcq"))
    body += paragraph(run(f"Pass mark: {total - 3} out of {total} points. Trainees who do not pass repeat the induction.", "I"), "Last") + paragraph(run("Trainer’s signature: ______________________   Trainee’s signature: ______________________"), "Last")
    styles = '<style:style style:name="Sign" style:family="text"><style:text-properties style:font-name="DejaVu Sans" fo:font-family="DejaVu Sans"/></style:style>' + paragraph_style("Ask", 0.3, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always"') + paragraph_style("Opt", 0.03, 1.8, -0.8, [(1.8, "")]) + paragraph_style("Last", 0.6)
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (10, 11), 2.0, head="Form HS-07   Issue 4", styles=styles)
    return Document(engine, source, items)


# Statements on the sun

SUN = [
    ("You cannot get sunburnt on a cloudy day.", False, "Up to 80% of ultraviolet rays pass through thin cloud."), ("Snow and water reflect ultraviolet rays.", True, "Fresh snow reflects most of the rays that reach it."), ("Sunscreen should be put on again every two hours.", True, "It is lost through swimming, sweating and towelling."), ("A tan protects you well against further damage.", False, "A tan gives about as much protection as factor 4."),
    ("Ultraviolet rays are strongest around midday.", True, "The sun is then at its highest point."), ("Window glass stops all ultraviolet rays.", False, "UVA passes through ordinary glass."), ("Dark clothes protect better than pale ones of the same cloth.", True, "Dark dyes absorb more of the rays."), ("Last year’s sunscreen is always safe to use.", False, "Check the date and the jar symbol on the bottle."),
    ("Wearing a cap protects your ears and neck.", False, "Only a hat with a wide brim shades them."), ("Skin that has burnt remembers the damage.", True, "Changes to cells add up during life."), ("People with dark skin never need sunscreen.", False, "They burn less easily, but they can burn."),
]


@layout(HALF, "statements-fallstreak", "quiz of a health service, Chromium: table of number, statement and two columns of boxes headed True and False; second table overleaf with number, answer and the reason why")
def statements_fallstreak(draw):
    asked, items = draw.some(SUN, 10), []
    body = "<div class=b>Healthy Summer Campaign</div><h1>Sun safety quiz</h1><p>How much do you know about staying safe in the sun? Tick one box for each statement, then turn over to see how you did.</p><table><tr><th><th>Statement<th class=c>True<th class=c>False</tr>"
    key = "<h1 class=y>Sun safety quiz: the answers</h1><table><tr><th><th>Answer<th>Why?</tr>"
    for n, (text, true, reason) in enumerate(asked, 1):
        body += f"<tr><td>{n}<td>{text}<td class=c>☐<td class=c>☐</tr>"
        key += f"<tr><td>{n}<td><b>{true}</b><td>{web(reason)}</tr>"
        items.append(item(text, str(true), str(n), kind="truefalse"))
    body += "</table>" + key + "</table><p class=n>For more advice speak to your pharmacist or school nurse. © Healthy Summer 2024</p>"
    css = ".b { background: #f5a623; color: #fff; font-weight: bold; padding: 2mm 4mm } table { border-collapse: collapse; width: 99.5% } th { background: #fff3dc; text-align: left } th, td { border: 1px solid #d9a441; padding: 2mm 3mm } .c { text-align: center; width: 16mm } td.c { font-family: 'DejaVu Sans' } td:first-child { width: 8mm; text-align: center } .y { break-before: page } .n { font-size: 80%; color: #666 }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Liberation Sans"], (11, 12), css)
    return Document(engine, source, items)


# Passage with gaps on the heart

HEART = [
    ("The heart is a ({}) __________ that is about as large as a fist.", "muscle"), ("It lies in the chest between the two ({}) __________.", "lungs"), ("A wall called the ({}) __________ divides it into a right and a left side.", "septum"), ("The upper chambers are called ({}) __________ and receive blood.", "atria"), ("The lower chambers have thicker walls and are known as ({}) __________.", "ventricles"),
    ("Blood is kept from flowing backwards by ({}) __________.", "valves"), ("The right side pumps blood to the lungs, where it takes up ({}) __________.", "oxygen"), ("The left side sends it out to the body through the largest artery, the ({}) __________.", "aorta"), ("Tiny vessels called ({}) __________ let food and gases pass to the cells.", "capillaries"), ("The blood then returns to the heart in the ({}) __________.", "veins"), ("At rest the heart of an adult beats about ({}) __________ times a minute.", "seventy"),
]


@layout(HALF, "cloze-arcus", "passage with gaps on the heart, groff: (1) before each blank, frame with the words above, two words too many, key in one line of small print at the foot")
def cloze_arcus(draw):
    asked = draw.some(HEART, 10)
    bank = draw.shuffled([a for _, a in asked] + ["kidneys", "nerves"])
    shown = [text.format(n) for n, (text, _) in enumerate(asked, 1)]
    lines = [".ds LH Biology 9", ".ds CH", ".ds RH Name: ______________________", ".ds CF", ".P1", ".LP", "\\s+4\\fBThe human heart\\fP\\s0", ".LP", "Fill in each blank with a word from the box. Two of the words are not needed.", ".SP 0.5", ".TS", "center box tab(@);", "c c c c.", *["@".join(f"\\ \\ {w}\\ \\ " for w in bank[k : k + 4]) for k in (0, 4, 8)], ".TE", ".SP 0.5", ".nr VS 24", ".LP", *[plain(s) for s in shown], ".nr VS 14", ".LP", ".sp 2", "\\s-2\\fIKey:\\fP " + ", ".join(f"{n}\\ \\%{a}" for n, (_, a) in enumerate(asked, 1)) + "\\s0"]
    engine, source = roff(draw, lines, (11, 12), ("T", "N", "P"))
    return Document(engine, source, [item(s, a, str(n), kind="gap") for n, (s, (_, a)) in enumerate(zip(shown, asked), 1)])


# Lists to match in American history

COLONIAL = [
    ("Paul Revere", "silversmith who rode to warn of British troops"), ("Thomas Paine", "wrote the pamphlet Common Sense"), ("Stamp Act", "tax on newspapers and legal papers"), ("Loyalist", "colonist who sided with the king"), ("boycott", "refusal to buy certain goods"), ("Saratoga", "battle that brought France into the war"), ("Yorktown", "place of the last major battle"), ("militia", "citizens who serve as soldiers in an emergency"), ("Abigail Adams", "asked her husband to “remember the ladies”"), ("repeal", "to cancel a law"),
]
SPARE = ["treaty that ended the French and Indian War", "first governor of Virginia"]


@layout(HALF, "matching-incus", "matching section of an American history test, groff: blanks before the numbers, A. to L. in the second column with two too many, (2 pts. each) in the head, key at the foot in two rows")
def matching_incus(draw):
    left = draw.mixed(COLONIAL)
    right = draw.mixed([m for _, m in COLONIAL] + SPARE)
    letters = "ABCDEFGHIJKL"
    lines = [".ds LH U.S. History", ".ds CH Unit 3 Test", ".ds RH Form A", ".ds CF", ".P1", ".LP", "Name ______________________________\\ \\ \\ \\ Date ______________\\ \\ \\ \\ Hour ____", ".SP", ".LP", "\\fBPart I. Matching\\fP (2 pts. each)", ".LP", "Write the letter of the description that matches each term. Each letter is used once or not at all.", ".SP 0.5", ".TS", "tab(@);", "l l lw(3.4i)."]
    items, key = [], []
    for k in range(12):
        first = f"_____\\ \\ {k + 1}.\\ {left[k][0]}" if k < 10 else ""
        lines += [f"{first}@{letters[k]}.@T{{\n.na\n{plain(right[k])}\nT}}", ".sp 0.4"]
        if k < 10:
            letter = letters[right.index(left[k][1])]
            key.append(f"{k + 1}. {letter}")
            items.append(item(left[k][0], left[k][1], str(k + 1), None, choices(letters, right), kind="match", answer_label=letter))
    lines += [".TE", ".sp 3", ".LP", "\\fBANSWER KEY, Part I\\fP", ".LP", "\\ \\ \\ \\ \\ ".join(key[:5]), ".br", "\\ \\ \\ \\ \\ ".join(key[5:])]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "N"))
    return Document(engine, source, items)


# Questions of residents

ROAD = [
    ("Why does the council want to close Mill Lane to through traffic?", ["A survey in March counted 2,900 vehicles a day, of which two thirds did not stop in the area. The lane is too narrow for that number."]), ("Will residents still be able to reach their homes by car?", ["Yes. Every house can be reached from one end of the lane at all times."]), ("Have the emergency services been asked?", ["Fire, ambulance and police have been consulted.", "The barrier will have a lock that all three can open."]), ("When will the trial begin and how long will it last?", ["The trial begins on 2 September and lasts for eighteen months."]),
    ("How will deliveries reach the shops?", ["Vans may use the loading bay in Church Street until 11 am."]), ("What will the scheme cost?", ["The trial costs £48,000, which is paid from a government grant."]), ("Will traffic simply move to Orchard Road?", ["Some of it may do so at first. Counters have been placed there, and the figures will be published each month."]), ("Are cyclists allowed to ride through the barrier?", ["Yes, there is a gap of 1.5 metres on each side."]), ("How can I object to the scheme?", ["Write to the Traffic Orders team within six months of the start of the trial.", "Objections sent by e-mail are accepted as well."]), ("Who decides whether the scheme becomes permanent?", ["The Cabinet Member for Transport will decide in public after the trial."]),
]


@layout(HALF, "residents-lodos", "questions of residents at a meeting of a council, word processor: Question 1: in bold with the question in italics, Response: below it, some of two paragraphs, head with the date, reference in the foot")
def residents_lodos(draw):
    asked, items = draw.some(ROAD, 10), []
    body = paragraph(run("Mill Lane traffic scheme"), "Title") + paragraph(run("Questions raised at the public meeting on 11 June and the Council’s responses", "B")) + paragraph(run("Ninety-four residents attended. Questions that were asked more than once have been put together. Names have been left out."))
    for n, (question, answers) in enumerate(asked, 1):
        body += paragraph(run(f"Question {n}: ", "B") + run(question, "I"), "Ask") + paragraph(run("Response: ", "B") + run(answers[0]), "Reply") + "".join(paragraph(run(a), "Reply") for a in answers[1:])
        items.append(item(question, "\n".join(answers), str(n), kind="faq"))
    body += paragraph(run("Published by the Highways Service. Large print copies are available on request.", "I"), "Ask")
    styles = paragraph_style("Ask", 0.5, extra='fo:keep-with-next="always"') + paragraph_style("Reply", 0.15)
    engine, source = office(draw, body, ["Liberation Sans", "Carlito"], (11, 12), 2.4, head="Westbourne District Council", styles=styles)
    return Document(engine, source, items)


# FAQ of a university's admissions office

ADMISSION = [
    ("Applying", [("When is the closing date?", "Applications for September close on 31 January at 18:00."), ("May I apply for two courses?", "Yes, but each course needs its own application and fee."), ("Do I need to send my original certificates?", "No. Upload scanned copies; you show the originals when you enrol.")]),
    ("Language requirements", [("Which English tests do you accept?", "We accept IELTS, TOEFL iBT and Cambridge C1 Advanced, taken within the last two years."), ("My school taught in English. Must I still take a test?", "You may ask for a waiver if you studied in English for at least three years."), ("Is there a course before the term for those who miss the score?", "Yes, a ten-week course begins in July.")]),
    ("Fees and funding", [("How do I pay the deposit?", "Pay by card in the applicant portal or by bank transfer."), ("Can fees be paid in instalments?", "Yes, in three equal parts in October, January and April."), ("Are there scholarships for international students?", "Each faculty awards ten scholarships a year; see its own page for details.")]),
    ("After the offer", [("How long do I have to accept an offer?", "Four weeks from the date of the letter."), ("Can I put off my place until next year?", "Places can be put off once, for one year, if you write before 1 August."), ("Who helps me with my visa?", "The International Office sends a letter for the visa once the deposit has arrived.")]),
]


@layout(HALF, "faq-evaporimeter", "FAQ of an admissions office, Chromium: table of two columns headed Question and Answer, topics as coloured rows across, date of the last change below")
def faq_evaporimeter(draw):
    body, items = "<h1>Frequently asked questions</h1><p>Admissions Office · University of Northmoor</p><table><thead><tr><th>Question<th>Answer</tr></thead>", []
    for topic, asked in ADMISSION:
        body += f"<tr><td colspan=2 class=t>{topic}</tr>" + "".join(f"<tr><td>{web(q)}<td>{web(a)}</tr>" for q, a in asked)
        items += [item(q, a, kind="faq", section=topic) for q, a in asked]
    body += "</table><p class=n>Last updated: 4 November 2024. If your question is not answered here, write to admissions@northmoor.example.</p>"
    css = "h1 { color: #123f6d; margin-bottom: 0 } table { border-collapse: collapse; width: 99.5% } th { background: #123f6d; color: #fff; text-align: left } th, td { border: 1px solid #9db3c8; padding: 2mm 3mm; vertical-align: top } td:first-child { width: 40% } .t { background: #dfe9f3; font-weight: bold } tr { break-inside: avoid } .n { font-size: 85%; color: #555 }"
    engine, source = page(draw, body, ["Roboto", "Open Sans", "Liberation Sans"], (10, 11), css)
    return Document(engine, source, items)


# Glossary of a statistics textbook

STATS = [
    ("bias", "A systematic error that makes results differ from the truth in one direction."), ("census", "A survey in which every member of the population is questioned."), ("class interval", "One of the ranges into which grouped data are divided."), ("confounding variable", "A variable that affects both the explanatory and the response variable."), ("continuous data", "Data that can take any value within a range, such as height."), ("correlation", "A measure of how closely two variables follow a straight line."), ("discrete data", "Data that can take only certain values, such as the number of children."), ("histogram", "A chart in which the area of each bar shows the frequency of a class."), ("median", "The middle value of data in order of size."), ("mode", "The value that occurs most often."), ("outlier", "A value that lies far from the rest of the data."), ("population", "The whole group about which a conclusion is to be drawn."), ("quartile", "One of the three values that divide ordered data into four equal parts."), ("range", "The difference between the greatest and the least value."), ("sample", "The part of a population that is studied."), ("standard deviation", "The square root of the mean of the squared distances from the mean."),
]


@layout(HALF, "glossary-noctilucent", "glossary of a statistics textbook, Typst: two columns, term in colour on a line of its own, meaning below it, running head, page 412")
def glossary_noctilucent(draw):
    entries = draw.some(STATS, 14)
    body = "".join(("#colbreak()\n" if place == 7 else "") + f"#block(breakable: false, below: 1.1em)[#text(fill: rgb(\"#0b6e4f\"), weight: \"bold\")[{term}] #linebreak() {meaning} ]\n" for place, (term, meaning) in enumerate(entries))
    source = f"""#set page(paper: "a4", margin: 22mm, header: text(9pt)[Statistics for Everyone #h(1fr) Glossary], footer: align(center, text(9pt)[#context counter(page).display()]))
#counter(page).update(412)
#set text(font: ({draw.one(['"Noto Serif"', '"Lato"', '"Libertinus Serif"'])},), size: 10.5pt, lang: "en")
#text(22pt, weight: "bold")[Glossary]

Words that the book prints in colour when they first appear are explained here.
#line(length: 100%, stroke: 0.5pt)
#columns(2, gutter: 9mm)[
{body}]
"""
    return Document("typst", source, [item(t, m, kind="definition") for t, m in entries])


# Words of Persian

FARSI = [
    ("کتاب", "ketâb", "book"), ("آب", "âb", "water"), ("نان", "nân", "bread"), ("خانه", "xâne", "house"), ("دوست", "dust", "friend"), ("مادر", "mâdar", "mother"), ("پدر", "pedar", "father"), ("شهر", "šahr", "city"), ("مدرسه", "madrese", "school"), ("روز", "ruz", "day"), ("شب", "šab", "night"), ("بزرگ", "bozorg", "big"), ("کوچک", "kučak", "small"), ("زیبا", "zibâ", "beautiful"), ("چای", "čây", "tea"), ("باغ", "bâgh", "garden"),
]


@layout(HALF, "words-sharqi", "words of a Persian course, Chromium: ruled table headed English, Pronunciation and Persian, Persian at the right, two blocks for two lessons, note on stress below")
def words_sharqi(draw):
    words = draw.some(FARSI, 14)
    body, items = "<p class=r>Persian for Beginners</p><h1>Word lists</h1>", []
    for lesson, some in (("Lesson 1", words[:7]), ("Lesson 2", words[7:])):
        body += f"<h2>{lesson}</h2><table><tr><th>English<th>Pronunciation<th>Persian</tr>" + "".join(f"<tr><td>{c}<td><i>{b}</i><td class=f dir=rtl lang=fa>{a}</tr>" for a, b, c in some) + "</table>"
        items += [item(a, c, kind="vocabulary", section=lesson) for a, _, c in some]
    body += "<p class=n>The stress falls on the last syllable of nouns and adjectives. š is the sound in <i>ship</i>, x the sound in Scottish <i>loch</i>.</p>"
    css = ".r { text-align: right; color: #777; margin: 0 } h1 { margin: 0 } h2 { font-size: 115%; margin: 5mm 0 1mm; color: #7a3e00 } table { border-collapse: collapse; width: 140mm } th { background: #f6e7d3 } th, td { border: 1px solid #b98; padding: 1.2mm 3mm; text-align: left; width: 33% } th:last-child, .f { text-align: right } .f { font-family: 'Noto Naskh Arabic'; font-size: 130% } .n { font-size: 85% }"
    engine, source = page(draw, body, ["Noto Serif", "Lato", "Noto Sans"], (11,), css)
    return Document(engine, source, items)


# Conversions with a column of answers

METRIC = [
    ("A ribbon is 3 metres long. How many centimetres is that?", "300"), ("A bag of rice weighs 4 kilograms. How many grams is that?", "4,000"), ("A jug holds 2,500 millilitres. How many litres is that?", "2.5"), ("A race is 5 kilometres long. How many metres is that?", "5,000"), ("A film lasts 2 hours. How many minutes is that?", "120"), ("A nail is 45 millimetres long. How many centimetres is that?", "4.5"), ("A parcel weighs 750 grams. How many kilograms is that?", "0.75"), ("A bath holds 90 litres. How many millilitres is that?", "90,000"), ("A lesson lasts 45 minutes. How many seconds is that?", "2,700"), ("A desk is 120 centimetres wide. How many metres is that?", "1.2"), ("A baby is 3 weeks old. How many days is that?", "21"),
]


@layout(HALF, "conversions-nephoscope", "worksheet of a site for teachers, Chromium: numbered problems at the left, a column headed Answers with numbers and rules at the right, table of percentages at the foot; the second page is the same with the answers written in")
def conversions_nephoscope(draw):
    asked = draw.some(METRIC, 10)

    def sheet(filled):
        body = f"<div class='s{' k' if filled else ''}'><div class=h><b>Metric Conversions: Word Problems</b><span>Name: {'<b class=a>Answer Key</b>' if filled else '____________________'}</span></div><p class=d>Solve each problem. Write your answer in the column on the right.</p><div class=w><div class=l>"
        body += "".join(f"<div class=q><span>{n})</span><div>{text}</div></div>" for n, (text, _) in enumerate(asked, 1))
        body += "</div><div class=c><div class=t>Answers</div>" + "".join(f"<div class=v><span>{n}.</span><i>{answer if filled else '&nbsp;'}</i></div>" for n, (_, answer) in enumerate(asked, 1))
        body += "</div></div><div class=f><span>Math</span><span>www.sheets-for-maths.example</span><span>1</span><table><tr><td>1-10" + "".join(f"<td>{90 - 10 * k}" for k in range(10)) + "</table></div></div>"
        return body

    css = ".s { padding-right: 1.5mm } .k { break-before: page } .h { display: flex; justify-content: space-between; font-size: 115%; border-bottom: 2px solid #000; padding-bottom: 1mm } .a { color: #c00 } .d { font-weight: bold; font-size: 90% } .w { display: flex } .l { flex: 1 } .q { display: flex; height: 19mm } .q span { width: 9mm; font-weight: bold } .c { width: 40mm; border-left: 1px solid #000; padding-left: 4mm } .t { text-align: center; font-weight: bold; text-decoration: underline; margin-bottom: 5mm } .v { display: flex; margin-bottom: 6mm } .v span { width: 9mm; text-align: right; margin-right: 2mm } .v i { flex: 1; border-bottom: 1px solid #000; text-align: center; font-style: normal; color: #c00 } .f { display: flex; justify-content: space-between; font-size: 80%; border-top: 1px solid #000; padding-top: 2mm; margin-top: 3mm } .f td { border: 1px solid #999; padding: 0 2mm } .f table { border-collapse: collapse }"
    engine, source = page(draw, sheet(False) + sheet(True), ["Liberation Sans", "Open Sans", "Comic Neue"], (11, 12), css)
    return Document(engine, source, [item(text, answer, str(n), kind="numeric", page=1) for n, (text, answer) in enumerate(asked, 1)])


# Exercises of a mathematics textbook

SERIES = [
    ("Simplify each expression.", [("3x + 5x", "8x"), ("7a − 2b + a", "8a − 2b"), ("4p × 3p", "12p²")]),
    ("Expand the brackets.", [("5(x + 2)", "5x + 10"), ("−3(2y − 1)", "−6y + 3"), ("x(x − 7)", "x² − 7x")]),
    ("Find the value of each expression when n = 4.", [("6n − 5", "19"), ("n² + n", "20"), ("(n + 2)(n − 1)", "18")]),
    ("A pen costs c cents and a ruler costs 30 cents more. Write an expression for the cost of two pens and one ruler.", "3c + 30"),
    ("The perimeter of a square is 12k centimetres. Write an expression for its area.", "9k² cm²"),
    ("Factorise fully.", [("6x + 9", "3(2x + 3)"), ("10ab − 5b", "5b(2a − 1)"), ("x² + 4x", "x(x + 4)")]),
]


@layout(HALF, "exercises-marin", "exercises of a mathematics textbook, LaTeX: Exercise 7C in a coloured bar, bold numbers, three parts a b c in a row, hint in a frame in the margin; Answers at the end as 1 a 8x b 8a − 2b")
def exercises_marin(draw):
    body, items = r"\colorbox{blue!15}{\parbox{\dimexpr\linewidth-6pt}{\Large\bfseries Exercise 7C}}\par\medskip " "\n", []
    key = r"\newpage{\LARGE\bfseries Answers}\par\medskip\textbf{\large Chapter 7}\par\medskip\textbf{Exercise 7C}\par " "\n"
    for n, (asks, parts) in enumerate(SERIES, 1):
        body += rf"\needspace{{2cm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(asks)}}}" "\n"
        if isinstance(parts, str):
            body += r"\smallskip "
            key += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(parts)}}}" "\n"
            items.append(item(asks, parts, str(n)))
            continue
        body += r"\hspace*{8mm}" + "".join(rf"\makebox[42mm][l]{{\textbf{{{letter}}}\quad {tex(x)}}}" for letter, (x, _) in zip("abc", parts)) + r"\par\smallskip " "\n"
        if n == 2:
            body += r"\hfill\fbox{\small\textbf{Hint}\quad Multiply every term inside by the term outside.}\par\smallskip "
        key += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{" + r"\qquad ".join(rf"\textbf{{{letter}}}\enspace {tex(a)}" for letter, (_, a) in zip("abc", parts)) + "}\n"
        items += [item(x, a, f"{n}({letter})", stem=asks, kind="numeric" if a.isdigit() else "short") for letter, (x, a) in zip("abc", parts)]
    engine, source = document(draw, body + key, ["palatino", "times", "lm"], (11, 12), (24, 28), head=r"\fancyhead[L]{\small\textbf{7} Working with letters}\fancyhead[R]{\small\thepage}", foot="")
    return Document(engine, source, items)


# Sheet of a quiz host

ROUNDS = [
    ("ROUND 1: FOOD AND DRINK", [("Which nut is used to make marzipan?", "Almond", 1), ("What is the main ingredient of hummus?", "Chickpeas", 1), ("Which country does feta come from?", "Greece", 1), ("Name the two spirits in a classic Long Island iced tea that begin with G and V.", "Gin and vodka", 2)]),
    ("ROUND 2: MUSIC", [("How many lines are there on a musical stave?", "Five", 1), ("Which instrument did Louis Armstrong play?", "The trumpet", 1), ("Name any two of the instruments in a string quartet.", "Violin, viola, cello", 2), ("Who composed The Planets?", "Gustav Holst", 1)]),
    ("ROUND 3: NATURE", [("What is a group of lions called?", "A pride", 1), ("Which is the tallest living tree species?", "Coast redwood", 1), ("Which two mammals lay eggs?", "Platypus and echidna", 2), ("What do you call an animal that is active at night?", "Nocturnal", 1)]),
]
BREAKER = ("How many steps lead to the top of the Eiffel Tower?", "1,665")


@layout(HALF, "quizhost-calima", "sheet of a quiz host, word processor: for each round a ruled table No., Question, Answer, Pts, numbers that begin again, host’s notes in italics, a tie-breaker without a number in the last line")
def quizhost_calima(draw):
    body, items = paragraph(run("THURSDAY QUIZ NIGHT – THE RAILWAY ARMS"), "Title") + paragraph(run("HOST COPY. Read each question twice. Phones away!", "I")), []
    for title, asked in ROUNDS:
        body += paragraph(run(f"{title} ({sum(p for *_, p in asked)} points)"), "Head")
        body += office_table([[run(h, "B") for h in ("No.", "Question", "Answer", "Pts")], *[[run(str(n)), run(q), run(a, "B"), run(str(p))] for n, (q, a, p) in enumerate(asked, 1)]], [1.2, 9.3, 5.2, 1.3])
        items += [item(q, a, str(n), p, section=title) for n, (q, a, p) in enumerate(asked, 1)]
        body += paragraph(run("Collect the papers, then read out the scores.", "I"))
    body += paragraph(run("Tie-breaker (nearest wins): ", "B") + run(BREAKER[0] + " ") + run(f"Answer: {BREAKER[1]}", "B"))
    items.append(item(BREAKER[0], BREAKER[1], None, kind="numeric"))
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (11,), 2.0)
    return Document(engine, source, items)
