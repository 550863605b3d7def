"""The thirty-seventh: where answers and marks stand, as real documents have them: reasons, translations, bold questions, answers to odd numbers, quizzes."""

import importlib

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import web

word = importlib.import_module("blind-then-read.batch_31")
handed = importlib.import_module("blind-then-read.batch_34")
Sheet, RIGHT = word.Sheet, word.RIGHT
picked, turned = handed.picked, handed.turned

HALF = "blind-then-read"
ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii")

# Statements and headings

TEA = [
    ("According to a Chinese legend, tea was discovered in 2737 BC, when leaves from a wild tree blew into the emperor’s pot of boiling water. Whether or not this is true, containers for tea have been found in tombs of the Han dynasty, about two thousand years ago. For a long time tea was taken as a medicine, and only later as a drink for pleasure.", "From a cure to a pleasure", "The paragraph says that tea was first a medicine and later a drink for pleasure."),
    ("Portuguese priests and merchants were the first Europeans to taste tea, in the sixteenth century, but it was the Dutch who brought it home as a cargo, in 1610. It was so dear that only the rich could buy it. Ladies kept it in locked boxes, of which they carried the key, and made it themselves rather than leave it to their servants.", "A luxury under lock and key", "Tea was expensive and was kept in locked boxes."),
    ("In Britain a tax on tea, which at one time stood at 119 per cent, made smuggling a good business. In some years more tea came into the country by night than through the customs. Some smugglers mixed it with leaves of other plants, and even with sheep’s dung, to make it go further. When the tax was cut to 12.5 per cent in 1784, smuggling ended almost at once.", "Crime that a lower tax brought to an end", "Smuggling stopped when the tax was cut in 1784."),
    ("By the 1840s, sailing ships called clippers carried the new harvest from China to London. The first ship home got the best price, and people placed bets on the result. In the race of 1866, the Taeping reached the dock only 28 minutes before the Ariel, after 99 days at sea. Three years later the Suez Canal was opened to steamers, and the clippers lost their trade.", "Racing across the oceans", "It describes how ships competed to arrive first."),
    ("Until 1908, tea was always sold loose. In that year Thomas Sullivan, a merchant of New York, sent samples to his customers in small silk bags. Some of them put the bags straight into the pot, and asked for more. British drinkers were slow to follow: in 1968 only three per cent of the tea drunk in Britain was made with bags. Today it is more than 90 per cent.", "An invention made by the customers", "Customers put the sample bags into the pot of their own accord."),
]
TEA_MORE = ["Tea as a danger to health", "The best way to make a pot of tea", "How tea is grown in India"]
TEA_SAID = [
    ("Tea was at first thought of as a medicine.", "True", "Paragraph A: ‘For a long time tea was taken as a medicine’."),
    ("The Portuguese were the first to bring tea to Europe for sale.", "False", "Paragraph B: it was the Dutch who brought it as a cargo."),
    ("Rich ladies taught their servants how to make tea.", "False", "Paragraph B: they made it themselves rather than leave it to their servants."),
    ("Most of the smugglers came from the south of England.", "NOT GIVEN", "Paragraph C does not say where the smugglers lived."),
    ("Smuggled tea was sometimes mixed with other things.", "True", "Paragraph C: it was mixed with leaves of other plants and with dung."),
    ("The captain of the Taeping received a prize from the queen.", "NOT GIVEN", "Paragraph D gives the result of the race only."),
    ("The opening of the Suez Canal was good for the clippers.", "False", "Paragraph D: the clippers lost their trade."),
    ("In 1968 most tea in Britain was made without bags.", "True", "Paragraph E: only three per cent was made with bags."),
]


@layout(HALF, "reading-headings-and-not-given-reasons-table", "reading test, Chromium: passage with lettered paragraphs, headings i to viii in a frame with Paragraph A to E to match, statements with TRUE, FALSE or NOT GIVEN to write on a rule, numbers that go on; key on the last page as a table Question, Answer, Explanation, with quotations from the passage")
def reading_headings_and_not_given_reasons_table(draw):
    font, size = draw.one(["Liberation Serif", "Liberation Sans", "Open Sans"]), draw.one((10.5, 11, 11.5))
    headings = draw.mixed([heading for _, heading, _ in TEA] + TEA_MORE)
    said = draw.some(TEA_SAID, 7)
    first, second = "Questions 1–5", f"Questions 6–{5 + len(said)}"
    body = "<h1>READING PASSAGE</h1><p class=i>You should spend about 20 minutes on the questions, which are based on the passage below.</p><h2 class=c>The story of tea</h2>" + "".join(f"<p class=t><b>{letter}</b> &nbsp; {web(text)}</p>" for letter, (text, _, _) in zip("ABCDE", TEA))
    body += f"<h2 class=b>{first}</h2><p>The passage has five paragraphs, <b>A–E</b>. Choose the correct heading for each paragraph from the list of headings below. Write the correct number, <b>i–viii</b>, on the line.</p><div class=f><p class=c><b>List of headings</b></p>" + "".join(f"<p><b>{roman}</b><span>{web(text)}</span></p>" for roman, text in zip(ROMAN, headings)) + "</div>"
    options, items, rows = choices(ROMAN, headings), [], ""
    for n, (letter, (_, heading, reason)) in enumerate(zip("ABCDE", TEA), 1):
        roman = ROMAN[headings.index(heading)]
        body += f"<p class=q><b>{n}</b><span>Paragraph {letter}</span><u></u></p>"
        rows += f"<tr><td>{n}</td><td>{roman}</td><td>{web(reason)}</td></tr>"
        items.append(item(f"Paragraph {letter}", heading, str(n), None, options, kind="match", answer_label=roman, section=first))
    body += f"<h2>{second}</h2><p>Do the following statements agree with the information in the passage? On the line, write</p><table class=d><tr><td><b>TRUE</b></td><td>if the statement agrees with the information</td></tr><tr><td><b>FALSE</b></td><td>if the statement contradicts the information</td></tr><tr><td><b>NOT GIVEN</b></td><td>if there is no information on this</td></tr></table>"
    for n, (text, value, reason) in enumerate(said, 6):
        body += f"<p class=q><b>{n}</b><span class=w>{web(text)}</span><u></u></p>"
        rows += f"<tr><td>{n}</td><td>{value.upper()}</td><td>{web(reason)}</td></tr>"
        items.append(item(text, value, str(n), kind="truefalse", section=second))
    head = draw.one([("Question", "Answer", "Explanation"), ("No.", "Answer", "Reason"), ("Question", "Answer", "Where in the text?")])
    body += "<h1 class=b>Answer key</h1><table class=k><tr>" + "".join(f"<th>{cell}</th>" for cell in head) + f"</tr>{rows}</table>"
    css = f"""@page {{ size: A4; margin: 18mm 22mm; @bottom-center {{ content: "Page " counter(page); font: 9pt "{font}" }} @top-right {{ content: "Academic Reading – Practice Test 4"; font: 9pt "{font}" }} }} body {{ font: {size}pt/1.42 "{font}"; margin: 0 }} h1 {{ font-size: 15pt; margin: 0 0 2mm }} h2 {{ font-size: 12.5pt; margin: 6mm 0 1.5mm; break-after: avoid }} .i {{ font-style: italic }} .c {{ text-align: center }} .t {{ text-align: justify; margin: 0 0 3mm }} .b {{ break-before: page; margin-top: 0 }} .f {{ border: 1px solid #000; padding: 1mm 5mm 2mm; margin: 3mm 12mm }} .f p {{ margin: 1mm 0; display: flex }} .f .c {{ display: block }} .f p > b {{ flex: 0 0 12mm }} .q {{ display: flex; margin: 2.5mm 0; align-items: baseline; break-inside: avoid }} .q > b {{ flex: 0 0 10mm }} .q .w {{ flex: 1 }} .q > span:not(.w) {{ flex: 0 0 32mm }} .q u {{ flex: 0 0 30mm; border-bottom: 1px solid #000; margin-left: 4mm }} .d td {{ padding: .5mm 6mm .5mm 4mm }} .k {{ border-collapse: collapse; width: 100% }} .k td, .k th {{ border: 1px solid #000; padding: 1.5mm 2.5mm; text-align: left; vertical-align: top }} .k tr > :first-child {{ width: 20mm; text-align: center }} .k tr > :nth-child(2) {{ width: 28mm }}"""
    source = f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title><style>{css}</style></head><body>{body}</body></html>'
    return Document("chromium", source, items)


VIKINGS = [
    ("In the year 793, strangers in long ships landed on the island of Lindisfarne and robbed its monastery. They came from Scandinavia, and people who heard of them were afraid of their speed. A ship could be rowed up shallow rivers and pulled on to any beach, so that nobody knew where the next raid would be.", "Attackers who could land anywhere"),
    ("Most Vikings, however, spent their lives on farms. They grew barley and oats, kept cattle and sheep, and caught fish. A family lived in one long room with a fire in the middle, and in the coldest months the animals were brought in at the other end of the same house.", "A farmer’s home"),
    ("Viking traders sailed down the rivers of Russia as far as Constantinople. They sold furs, honey, amber and slaves, and brought home silk, wine and silver. Coins from Baghdad have been dug up in Swedish gardens.", "Goods from far away"),
    ("About the year 1000, Leif Erikson sailed west from Greenland and spent a winter in a land that he named Vinland. In 1960 the remains of Viking houses were found in Newfoundland in Canada. So the Vikings were in America almost five hundred years before Columbus.", "Across the Atlantic"),
]
VIKING_SAID = [
    ("The raid on Lindisfarne took place in 793.", True, None), ("Viking ships could sail only in deep water.", False, "They could be rowed up shallow rivers."), ("Most Vikings were farmers.", True, None), ("Viking houses had many small rooms.", False, "A family lived in one long room."),
    ("In winter the animals stayed outside.", False, "In the coldest months the animals were brought into the house."), ("Vikings sold furs and honey.", True, None), ("Swedish coins have been found in Baghdad.", False, "Coins from Baghdad have been found in Sweden."), ("Leif Erikson was the first to sail to Greenland.", False, "He sailed west from Greenland to Vinland."), ("Vikings reached America before Columbus.", True, None),
]


@layout(HALF, "true-false-corrected-statements-and-headings", "history reading sheet, Typst: four paragraphs A to D without headings, A. 1. Paragraph A with a rule, and a list of headings a to e beside, B statements with T and F to circle and a rule to correct the false ones, Answers on the last page, 2 False. with the corrected statement behind it")
def true_false_corrected_statements_and_headings(draw):
    said = draw.shuffled(draw.some(VIKING_SAID, 8))
    headings = draw.mixed([heading for _, heading in VIKINGS] + ["Weapons and armour"])
    letters, form, joint = "abcde", draw.one(["{}.", "{})"]), draw.one([" – ", " ", "="])
    verdict = draw.one([("True", "False"), ("T", "F")])
    first, second = "A. Which heading goes with which paragraph?", "B. True or false?"
    items, options = [], choices(letters, headings)
    body = "".join(f"#grid(columns: (8mm, 1fr), [*{letter}*], [#par(justify: true)[{text}]])\n" for letter, (text, _) in zip("ABCD", VIKINGS))
    body += f"#v(3mm)\n#block(sticky: true)[*{first}* There is one heading too many.]\n#grid(columns: (1fr, 1fr), row-gutter: 0.8em, column-gutter: 8mm, [\n"
    body += "".join(f"#box(width: 8mm)[{form.format(n)}]Paragraph {'ABCD'[n - 1]} #h(3mm) #box(width: 1.6cm, stroke: (bottom: 0.5pt), height: 0.9em)\n\n" for n in range(1, 5)) + "], [\n" + "".join(f"*{letter}* #h(0.5em) {heading}\n\n" for letter, heading in zip(letters, headings)) + "])\n"
    key = f"*{first}*\n\n" + ", ".join(f"{n}{joint}{letters[headings.index(heading)]}" for n, (_, heading) in enumerate(VIKINGS, 1)) + f"\n\n*{second}*\n\n"
    for n, (_, heading) in enumerate(VIKINGS, 1):
        items.append(item(f"Paragraph {'ABCD'[n - 1]}", heading, str(n), None, options, kind="match", answer_label=letters[headings.index(heading)], section=first))
    body += f"#v(3mm)\n#block(sticky: true)[*{second}* Circle T or F. Then correct the false statements.]\n"
    for n, (text, value, right) in enumerate(said, 1):
        body += f"#block(breakable: false)[#grid(columns: (8mm, 1fr, 18mm), [{form.format(n)}], [{text}], align(right)[T #h(0.8em) F]) #v(1mm) #h(8mm) #box(width: 1fr, stroke: (bottom: (thickness: 0.6pt, dash: \"dotted\")), height: 1.1em)]\n"
        key += f"#grid(columns: (8mm, 1fr), [{form.format(n)}], [*{verdict[0] if value else verdict[1]}.* {right or ''}])\n"
        items.append(item(text, str(value), str(n), kind="truefalse", section=second))
    source = f"""#set page(paper: "a4", margin: (x: 23mm, y: 20mm), footer: align(center)[#text(9pt)[Year 7 History #h(0.5em) #context counter(page).display()]])
#set text(font: ({draw.one(['"Noto Sans"', '"Caladea"', '"TeX Gyre Heros"', '"Carlito"'])},), size: {draw.one([11, 11.5])}pt, lang: "en", region: "GB")
#set block(spacing: 1.15em)
Name: #box(width: 7cm, stroke: (bottom: 0.5pt), height: 1em) #h(1fr) Class: #box(width: 2.5cm, stroke: (bottom: 0.5pt), height: 1em)

#text(19pt, weight: "bold")[Who were the Vikings?]

Read the text. The paragraphs have lost their headings.
{body}
#pagebreak()
#text(15pt, weight: "bold")[Answers: Who were the Vikings?]

{key}
"""
    return Document("typst", source, items)


# Words

SPANISH = [("the kitchen", "la cocina"), ("the neighbour (m)", "el vecino"), ("upstairs", "arriba"), ("to clean", "limpiar"), ("the bed", "la cama"), ("noisy", "ruidoso"), ("the key", "la llave"), ("the ground floor", "la planta baja"), ("comfortable", "cómodo"), ("the wall", "la pared"), ("to share", "compartir"), ("the mirror", "el espejo")]
ENGLISH = [("el jardín", "the garden"), ("la escalera", "the stairs"), ("vacío", "empty"), ("el techo", "the roof"), ("alquilar", "to rent"), ("la manta", "the blanket"), ("los muebles", "the furniture"), ("el piso", "the flat"), ("tirar", "to throw away"), ("antiguo", "old")]
SENTENCES = [("I share a room with my brother.", "Comparto una habitación con mi hermano."), ("There is a mirror on the wall.", "Hay un espejo en la pared."), ("We live on the second floor.", "Vivimos en el segundo piso."), ("My house has a big garden.", "Mi casa tiene un jardín grande.")]


@layout(HALF, "vocabulary-test-translate-key-on-page-two", "Spanish vocabulary test, word processor: name, date and mark, A Translate into Spanish as a ruled table with numbers, English and an empty column, B Translate into English as lines with underscores, C sentences with a line below, marks behind each task; page 2 headed Answers, with the pairs in the same order")
def vocabulary_test_translate_key_on_page_two(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Caladea"]), draw.one((11.5, 12)), margin=2.2)
    one, two, three = draw.mixed(draw.some(SPANISH, 10)), draw.mixed(draw.some(ENGLISH, 8)), draw.some(SENTENCES, 3)
    arrow = draw.one([" – ", " = ", ": "])
    heads = "A. Translate into Spanish.", "B. Translate into English.", "C. Translate the sentences into Spanish."
    items = []
    sheet.body += [sheet.p("<b>Vocabulary Test – Unit 5: Mi casa</b>", size=16, after=0.2), sheet.p("Name: _________________________\tDate: ____________\tMark: ____ / 24", tabs=[9.0, 13.2], after=0.4)]

    def head(text, marks):
        return sheet.p(f"<b>{text}</b>\t({marks} marks)", tabs=[(sheet.wide, RIGHT)], before=0.3, after=0.2, extra='fo:keep-with-next="always"')

    sheet.body += [head(heads[0], 10), sheet.table([[f"{n}.", english, ""] for n, (english, _) in enumerate(one, 1)], [1.2, 6.4, 8.6], padding=0.13)]
    sheet.body.append(head(heads[1], 8))
    sheet.body += [sheet.p(f"{n}.\t{spanish}\t________________________________", left=1.0, first=-1.0, tabs=[1.0, 7.0], after=0.22) for n, (spanish, _) in enumerate(two, 1)]
    sheet.body.append(head(heads[2], 6))
    for n, (english, _) in enumerate(three, 1):
        sheet.body += [sheet.p(f"{n}.\t{english}", left=1.0, first=-1.0, tabs=[1.0], after=0.15, extra='fo:keep-with-next="always"'), sheet.p("_" * 60, left=1.0, after=0.25)]
    for section, pairs, kind in zip(heads, (one, two, three), ("vocabulary", "vocabulary", "short")):
        items += [item(a, b, str(n), kind=kind, section=section) for n, (a, b) in enumerate(pairs, 1)]
    sheet.body += [sheet.break_(), sheet.p("<b>Answers – Vocabulary Test, Unit 5</b>", size=15, after=0.3)]
    for letter, pairs in zip("AB", (one, two)):
        inside = "".join(sheet.p(f"{n}. {a}{arrow}<b>{b}</b>", after=0.1) for n, (a, b) in enumerate(pairs, 1))
        sheet.body += [sheet.p(f"<b>{letter}</b>", before=0.2, after=0.1), sheet.columns(inside)]
    sheet.body.append(sheet.p("<b>C</b>  (2 marks each)", before=0.3, after=0.1))
    sheet.body += [sheet.p(f"{n}. <b>{b}</b>", after=0.1) for n, (_, b) in enumerate(three, 1)]
    return Document(*sheet.source(), items)


HEALTH = [
    ("Station 1: At the doctor’s", [("appointment", "Termin", "I have an appointment at nine o’clock."), ("to examine", "untersuchen", "The doctor examined my knee."), ("prescription", "Rezept", "Take this prescription to the chemist’s."), ("painful", "schmerzhaft", "The injection was not painful at all."), ("to recover", "sich erholen", "It took him weeks to recover from the flu."), ("waiting room", "Wartezimmer", "There were six people in the waiting room."), ("throat", "Hals, Kehle", "She has a sore throat and cannot sing.")]),
    ("Station 2: Food and sport", [("balanced", "ausgewogen", "A balanced diet contains plenty of fruit."), ("to give up", "aufgeben, aufhören mit", "My father has given up smoking."), ("habit", "Gewohnheit", "Eating late at night is a bad habit."), ("to lose weight", "abnehmen", "You should not lose weight too fast."), ("muscle", "Muskel", "Swimming makes your muscles strong."), ("thirsty", "durstig", "Drink water when you are thirsty."), ("race", "Rennen, Wettlauf", "Two hundred runners took part in the race.")]),
    ("Station 3: Accidents", [("injury", "Verletzung", "Luckily his injury was not serious."), ("to break", "(sich etwas) brechen", "She broke her arm on the ice."), ("bandage", "Verband", "Put a bandage around the wound."), ("ambulance", "Krankenwagen", "The ambulance arrived within minutes."), ("to faint", "in Ohnmacht fallen", "It was so hot that two singers fainted."), ("unconscious", "bewusstlos", "The driver was unconscious."), ("to rescue", "retten", "A dog rescued the boy from the river.")]),
]


@layout(HALF, "words-english-german-example-sentences", "word list at the back of an English course book for German learners, LaTeX: Unit as heading, three columns with English in bold, German, and an example sentence in italics, thin rules between rows, stations as grey rows, page number and Vocabulary in the head")
def words_english_german_example_sentences(draw):
    unit = draw.random.randint(2, 6)
    rule = draw.one([r"\hline", r"\addlinespace[2pt]"])
    body, items = rf"{{\LARGE\bfseries Unit {unit}: Healthy living}}\par\medskip\renewcommand\arraystretch{{1.25}}\begin{{longtable}}{{@{{}}p{{0.24\linewidth}}p{{0.27\linewidth}}>{{\itshape}}p{{0.43\linewidth}}@{{}}}}", []
    for station, words in HEALTH:
        body += rf"\rowcolor{{gray!20}}\multicolumn{{3}}{{@{{}}l@{{}}}}{{\rule{{0pt}}{{13pt}}\textbf{{{tex(station)}}}}}\\*" + "\n"
        for english, german, example in draw.some(words, 6):
            body += rf"\textbf{{{tex(english)}}} & {tex(german)} & {tex(example)}\\{rule}" + "\n"
            items.append(item(english, german, kind="vocabulary", section=station))
    body += r"\end{longtable}"
    engine, source = document(draw, body, ["lmsans", "helvetica", "libertine", "noto"], (10, 11), (20, 25), head=r"\fancyhead[L]{\small Vocabulary}\fancyhead[R]{\small\thepage}", foot=r"\fancyfoot[C]{}", extra=rf"\usepackage{{booktabs,colortbl}}\setcounter{{page}}{{{140 + unit * 7}}}")
    return Document(engine, source, items)


# Questions with answers

INTERVIEW = [
    ("About you", [
        ("Why do you want to work as a teaching assistant?", ["I enjoy seeing children understand something for the first time. During my time as a volunteer at a primary school I helped a small group with reading, and after a few weeks two of them had moved up a level."], []),
        ("What are your greatest strengths?", ["Choose two or three qualities that matter in a classroom, and give an example of each:"], ["patience with pupils who need more time", "clear and friendly communication with parents", "good organisation"]),
        ("What would you say is a weakness of yours?", ["I used to find it hard to ask for help. I have learned that it saves time to ask early, and I now meet the class teacher every Monday to plan the week."], []),
    ]),
    ("In the classroom", [
        ("How would you support a child who finds it hard to concentrate?", [], ["Seat the child away from doors and windows.", "Break the task into small steps.", "Praise effort at once.", "Tell the teacher what works and what does not."]),
        ("What would you do if two pupils began to fight?", ["I would call for another adult, separate the pupils calmly and make sure that nobody is hurt. Afterwards I would listen to both sides and report the incident according to the policy of the school."], []),
        ("How do you deal with a pupil who refuses to work?", ["I would speak to the pupil quietly and try to find out the reason. Often a choice between two tasks helps. If that fails, I would inform the teacher rather than argue in front of the class."], []),
        ("How can you help pupils whose first language is not English?", ["There are many simple ways to help:"], ["use pictures and gestures", "learn a few words of the pupil’s language", "pair the pupil with a patient classmate"]),
    ]),
    ("Safety", [
        ("What does safeguarding mean to you?", ["Safeguarding means protecting children from harm and making sure that they grow up in safe surroundings. Every member of staff is responsible for it, and any concern must be passed on the same day."], []),
        ("What would you do if a child told you a secret that worried you?", ["Never promise to keep it. I would listen without asking leading questions, write down what the child said in his or her own words, and hand it to the person in charge of child protection."], []),
    ]),
]


@layout(HALF, "interview-questions-bold-answers-bullets", "guide to a job interview, Chromium: title and short introduction, sections as coloured headings, questions in bold without numbers or with 1. to 9., answers in paragraphs, in bullets, or in a sentence with bullets below, tip boxes between")
def interview_questions_bold_answers_bullets(draw):
    font, size = draw.one(["Lato", "Open Sans", "Carlito"]), draw.one((11, 11.5))
    colour, numbered = draw.one(["#00695c", "#5b2a86", "#b04a00"]), draw.one([True, False])
    body, items, n = "<h1>Teaching Assistant Interview Questions and Answers</h1><p class=i>An interview at a school seldom lasts longer than half an hour. Prepare short and honest answers with examples from your own experience. These are the questions that schools ask most often.</p>", [], 0
    for section, asked in INTERVIEW:
        body += f"<h2>{section}</h2>"
        for question, paragraphs, bullets in asked:
            n += 1
            body += f"<h3>{f'{n}. ' if numbered else ''}{web(question)}</h3>" + "".join(f"<p>{web(text)}</p>" for text in paragraphs) + ("<ul>" + "".join(f"<li>{web(text)}</li>" for text in bullets) + "</ul>" if bullets else "")
            items.append(item(question, "\n".join([*paragraphs, *bullets]), str(n) if numbered else None, kind="faq", section=section))
        if section == "About you":
            body += "<aside><b>Tip:</b> Read the web site of the school before the interview and note one thing that you like about it.</aside>"
    css = f"""@page {{ size: A4; margin: 20mm 22mm; @bottom-right {{ content: counter(page); font: 9pt "{font}" }} @bottom-left {{ content: "Careers in Education"; font: 9pt "{font}"; color: #666 }} }} body {{ font: {size}pt/1.45 "{font}"; margin: 0 }} h1 {{ color: {colour}; font-size: 20pt; line-height: 1.2; margin: 0 0 3mm }} h2 {{ color: {colour}; font-size: 14.5pt; border-bottom: 2px solid {colour}; margin: 7mm 0 2mm; break-after: avoid }} h3 {{ font-size: 1em; margin: 4mm 0 1mm; break-after: avoid }} p {{ margin: 0 0 1.5mm }} ul {{ margin: 0 0 2mm; padding-left: 7mm }} aside {{ background: #f3f3f3; border-left: 4px solid {colour}; padding: 2.5mm 4mm; margin: 5mm 0 }}"""
    source = f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title><style>{css}</style></head><body>{body}</body></html>'
    return Document("chromium", source, items)


CATECHISM = [
    ("On the Constitution", [
        ("What is a constitution?", "A constitution is the highest law of a state. It says how the state is governed and which rights its citizens have."),
        ("Who wrote the Constitution of the United States?", "It was written by delegates of twelve states who met at Philadelphia in the summer of 1787."),
        ("How does it begin?", "It begins with the words We the People."),
        ("What are the first ten amendments called?", "They are called the Bill of Rights."),
        ("How may the Constitution be changed?", "Two thirds of both houses of Congress propose an amendment, and three fourths of the states ratify it."),
    ]),
    ("On the Congress", [
        ("Of what two houses does the Congress consist?", "It consists of the Senate and the House of Representatives."),
        ("How many senators has each state?", "Each state has two, whatever the number of its people."),
        ("For how long is a senator elected?", "For six years."),
        ("On what does the number of representatives of a state depend?", "It depends on its population, which is counted every ten years."),
        ("Who may declare war?", "Only the Congress may declare war."),
    ]),
    ("On the President and the Courts", [
        ("How old must the President be?", "At least thirty-five years old."),
        ("What are the chief duties of the President?", "The President carries out the laws, commands the armed forces, makes treaties with the consent of the Senate, and appoints judges and ambassadors."),
        ("What happens if the President refuses to sign a bill?", "The bill goes back to the house in which it began, and becomes law only if two thirds of both houses vote for it."),
        ("What is the highest court of the country?", "The Supreme Court, which has nine judges."),
        ("For how long do judges of this court serve?", "They serve for life, as long as they behave well."),
    ]),
]


@layout(HALF, "catechism-numbered-question-answer-label", "catechism of civics, groff: title in capitals in the middle, parts as headings, 1. and the question, Answer: in italics or bold on the next line and the answer behind it, numbers that go on over the parts, page number below")
def catechism_numbered_question_answer_label(draw):
    label = draw.one([r"\fIAnswer:\fP", r"\fBAnswer:\fP", r"\fIAnswer.\fP"])
    bold = draw.one([("", ""), (r"\fB", r"\fP")])
    lines, items, n = [".ds CF \\\\n%", ".ce 2", r"\s+4\fBA CATECHISM OF CIVICS\fP\s-4", r"\fIfor Use in Schools and at Home\fP", ".sp 1"], [], 0
    for section, asked in CATECHISM:
        lines += [".ne 8", ".SH", section]
        for question, answer in draw.some(asked, 4):
            n += 1
            lines += [".sp 0.4", ".ne 4", f".IP {n}. 4", f"{bold[0]}{plain(question)}{bold[1]}", ".br", f"{label} {plain(answer)}"]
            items.append(item(question, answer, str(n), section=section))
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "N", "BM"))
    return Document(engine, source, items)


# Exercises with answers to some of them at the back

ALGEBRA = [
    ("2.1", "Linear Equations", [
        ("solve the equation", [("3x + 7 = 22", "x = 5"), ("5x − 4 = 2x + 11", "x = 5"), ("2(x − 3) = 10", "x = 8"), ("7 − 4x = 19", "x = −3"), ("6x + 1 = 4x − 9", "x = −5"), ("x/3 + 2 = 6", "x = 12")]),
        ("solve the formula for the given letter", [("A = lw, for w", "w = A/l"), ("P = 2l + 2w, for l", "l = (P − 2w)/2"), ("d = rt, for t", "t = d/r"), ("y = mx + b, for x", "x = (y − b)/m")]),
    ]),
    ("2.2", "Inequalities", [
        ("solve the inequality", [("4x < 28", "x < 7"), ("x + 9 > 3", "x > −6"), ("−2x < 14", "x > −7"), ("3x − 5 > 2x + 1", "x > 6"), ("5 − x > 8", "x < −3"), ("10x + 2 < 7x + 8", "x < 2")]),
    ]),
    ("2.3", "Word Problems", [
        (None, [("The sum of three consecutive integers is 72. Find the largest of them.", "25"), ("A rectangle is twice as long as it is wide. Its perimeter is 54 cm. Find its width.", "9 cm"), ("Maya has $4.10 in dimes and quarters. She has 23 coins. How many quarters does she have?", "12 quarters"), ("Two trains leave the same station in opposite directions at 60 mph and 75 mph. After how many hours are they 405 miles apart?", "3 hours"), ("A phone plan costs $18 a month and 5 cents a minute. In May the bill was $24.50. How many minutes were used?", "130 minutes"), ("A chemist mixes 2 liters of a 10% solution with 3 liters of a 20% solution. What is the strength of the mixture?", "16%")]),
    ]),
]


@layout(HALF, "algebra-odd-answers-by-section", "American algebra book, LaTeX: Exercises 2.1 as a heading in each section, In Exercises 1–6, solve the equation. above numbered tasks in two columns, word problems in full width, numbers begin again in each section; at the back Answers to Odd-Numbered Exercises, Section 2.1 and 1. x = 5 3. x = 8 running on")
def algebra_odd_answers_by_section(draw):
    mark = draw.one(["{}.", r"\textbf{{{}.}}", r"\textbf{{{}}}"])

    def maths(text):
        return "$" + text.replace(" − ", " - ").replace("−", "-").replace(", for ", r"$, for $") + "$"

    body, key, items = "", "", []
    for section, title, groups in ALGEBRA:
        n, answers = 0, []
        body += rf"\bigskip\needspace{{6\baselineskip}}{{\Large\bfseries Exercises {section}}}\hfill{{\itshape {title}}}\par\smallskip\hrule\medskip "
        for task, asked in groups:
            count = len(asked) if task is None or len(asked) < 6 else 6
            asked = draw.mixed(asked[:count])
            stem = f"In Exercises {n + 1}–{n + count}, {task}." if task else ""
            body += rf"{tex(stem).replace('–', '--')}\par " if stem else ""
            inner = ""
            for question, answer in asked:
                n += 1
                inner += rf"\lab{{0pt}}{{8mm}}{{{mark.format(n)}}}{{{maths(question) if task else tex(question)}}}" + r"\vspace{2pt}"
                odd = n % 2 == 1
                items.append(item(question, answer if odd else None, str(n), stem=stem, section=f"Exercises {section}", kind="numeric" if not task or "formula" not in task else "short"))
                if odd:
                    answers.append(rf"\mbox{{{mark.format(n)} {maths(answer) if task else tex(answer)}}}")
            body += rf"\begin{{multicols}}{{2}}{inner}\end{{multicols}}" if task else inner
        key += rf"\textbf{{Section {section}}}\par " + r"\quad ".join(answers) + r"\par\medskip "
    body = r"{\small\scshape Chapter 2}\par{\LARGE\bfseries Equations and Inequalities: Exercises}\par " + body + r"\newpage{\LARGE\bfseries Answers to Odd-Numbered Exercises}\par\bigskip{\large\bfseries Chapter 2}\par\medskip " + key
    engine, source = document(draw, body, ["cm", "times", "palatino"], (10, 11), (24, 30), foot=r"\fancyfoot[C]{\small\thepage}", extra=r"\setcounter{page}{73}\raggedcolumns", paper="letterpaper")
    return Document(engine, source, items)


ECOLOGY = [
    ("Chapter 7", "Ecosystems", [
        ("What is the difference between a habitat and a niche?", "A habitat is the place where a species lives; its niche is the role that it plays there.", None),
        ("Name the three groups of organisms that every ecosystem needs.", "producers, consumers and decomposers", None),
        ("Why are there seldom more than five links in a food chain?", "Energy is lost at each link, so that too little is left for another one.", None),
        ("A field of grass of 1 m² fixes 20 000 kJ in a year. Cattle take in 3 000 kJ of this.", None, [("Calculate the percentage of energy that passes to the cattle.", "15%"), ("Give one reason why this figure is so low.", "Most of the grass is not eaten.")]),
        ("Explain why the number of large predators in an area is always small.", None, None),
    ]),
    ("Chapter 8", "Cycles of matter", [
        ("By which process is carbon taken out of the air?", "photosynthesis", None),
        ("Describe two ways in which carbon returns to the air.", "By respiration, and by the burning of wood or fossil fuels.", None),
        ("Why do farmers grow clover in a field between crops of wheat?", "Bacteria in its roots fix nitrogen, which makes the soil fertile.", None),
        ("What would happen to a forest without fungi and bacteria?", "Dead leaves would pile up, and minerals would not return to the soil.", None),
    ]),
    ("Chapter 9", "Humans and the environment", [
        ("What is meant by biodiversity?", "the number of different species that live in an area", None),
        ("Fertilizer from a farm is washed into a lake.", None, [("Explain why algae grow quickly.", "The fertilizer contains nitrates, which algae need for growth."), ("Explain why fish die some weeks later.", "Bacteria that feed on dead algae use up the oxygen.")]),
        ("Give three ways in which a household can produce less waste.", "Mending things, buying food without packaging, and composting.", None),
        ("Suggest why a national park may be bad for some of the people who live near it.", None, None),
        ("List two gases that trap heat in the atmosphere.", "carbon dioxide and methane", None),
    ]),
]


@layout(HALF, "textbook-selected-answers-by-chapter", "American environmental science book, Typst: Review of three chapters, exercises that begin again in each, parts a. b., a star before those that are answered at the back; Answers to Selected Exercises in two columns by chapter with bold numbers")
def textbook_selected_answers_by_chapter(draw):
    star, form, part = draw.one([r"\*", "", r"\*"]), draw.one(["{}.", "{}"]), draw.one(["{}.", "({})"])
    body, key, items = "", "", []
    for chapter, title, asked in ECOLOGY:
        body += f"#block(sticky: true)[#text(1.3em, weight: \"bold\")[{chapter}] #h(0.5em) #text(1.15em)[{title}]]\n"
        key += f"#block(sticky: true)[*{chapter}*]\n"
        chosen = set(draw.random.sample([k for k, (_, answer, parts) in enumerate(asked) if answer or parts], 3))
        for n, (text, answer, parts) in enumerate(asked, 1):
            shown = n - 1 in chosen
            sign = star if shown else ""
            body += f"#grid(columns: (4mm, 8mm, 1fr), row-gutter: 0.65em, [{sign}], [*{form.format(n)}*], [{text}]"
            replies = []
            for letter, (question, reply) in zip("ab", parts or []):
                body += f", [], [], grid(columns: (7mm, 1fr), [{part.format(letter)}], [{question}])"
                items.append(item(question, reply if shown else None, f"{n}({letter})", stem=text, section=chapter))
                replies.append(f"{part.format(letter)} {reply}")
            body += ")\n"
            if not parts:
                items.append(item(text, answer if shown else None, str(n), section=chapter, kind="definition" if text.startswith("What is meant") else "short"))
                replies = [answer]
            if shown:
                key += f"#par(hanging-indent: 6mm)[*{form.format(n)}* {' #h(0.3em) '.join(replies)}]\n"
    note = "#text(0.92em)[#emph[Exercises marked with a star are answered at the back of the book.]]\n" if star else ""
    source = f"""#set page(paper: "us-letter", margin: (x: 27mm, y: 24mm), numbering: "1", header: text(9pt)[#emph[Our Living Planet] #h(1fr) #emph[Unit 3 Review]])
#counter(page).update(168)
#set text(font: ({draw.one(['"Libertinus Serif"', '"TeX Gyre Termes"', '"TeX Gyre Schola"'])},), size: {draw.one([10.5, 11])}pt, lang: "en")
#set block(spacing: 1.05em)
#text(20pt, weight: "bold")[Unit 3 Review]

{note}
{body}
#pagebreak()
#text(18pt, weight: "bold")[Answers to Selected Exercises]

#columns(2, gutter: 9mm)[
{key}
]
"""
    return Document("typst", source, items)


# Quizzes

ROUNDS = [
    ("Sport", [("How many players are there in a netball team?", "Seven"), ("In which city were the Olympic Games of 2012 held?", "London"), ("What do you call a score of nothing in tennis?", "Love"), ("Which country won the first football World Cup?", "Uruguay"), ("In which sport do players throw stones towards a house?", "Curling"), ("How long is a marathon in miles, to the nearest mile?", "26 miles")]),
    ("Food and drink", [("What is the main ingredient of hummus?", "Chickpeas"), ("From which country does the cheese called Gouda come?", "The Netherlands"), ("Which spice is made from the stigmas of a crocus?", "Saffron"), ("What kind of fruit is a Bramley?", "An apple"), ("Which nut is used to make marzipan?", "Almond"), ("What colour is the flesh of a kiwi most often?", "Green")]),
    ("Animals", [("What is a young hare called?", "A leveret"), ("How many legs has a lobster?", "Ten"), ("Which bird lays the largest egg?", "The ostrich"), ("What do koalas eat?", "Eucalyptus leaves"), ("Which is the only mammal that can truly fly?", "The bat"), ("How many hearts has an octopus?", "Three")]),
    ("Books", [("Who wrote Treasure Island?", "Robert Louis Stevenson"), ("What is the name of the lion in the Narnia stories?", "Aslan"), ("In which street does Sherlock Holmes live?", "Baker Street"), ("Who lived in a hole in the ground in the first line of a famous book?", "A hobbit"), ("Which bear came from darkest Peru?", "Paddington"), ("Which play has the characters Oberon and Titania?", "A Midsummer Night’s Dream")]),
]


@layout(HALF, "school-quiz-rounds-answer-sheet-behind", "quiz night of a school, word processor: title, team name, Round 1: Sport and so on in shaded lines, questions 1 to 5 that begin again with a line of underscores below, Total for each round; then Quiz Answers with the rounds side by side in a table of two columns and the numbers with the answers")
def school_quiz_rounds_answer_sheet_behind(draw):
    sheet = Sheet(draw.one(["Carlito", "Comic Neue", "Liberation Sans"]), draw.one((11.5, 12)), margin=2.0)
    form, rounds = draw.one(["{}.", "{})"]), draw.shuffled(ROUNDS)
    fill = draw.one(["#fff2cc", "#deeaf6", "#e2efd9"])
    sheet.body += [sheet.p("<b>Hillcrest School Quiz Night</b>", "center", size=20, after=0.1), sheet.p("Friday 6 March, 7 p.m. in the main hall", "center", after=0.3), sheet.p("Team name: ________________________________\tTable: ______", tabs=[(sheet.wide, RIGHT)], after=0.3)]
    items, cells = [], []
    for k, (title, asked) in enumerate(rounds, 1):
        asked = draw.shuffled(draw.some(asked, 5))
        name = f"Round {k}: {title}"
        sheet.body.append(sheet.table([[f"<b>{name}</b>"]], [sheet.wide], rule="none", fills={0: fill}))
        for n, (question, answer) in enumerate(asked, 1):
            sheet.body.append(sheet.p(f"{form.format(n)}\t{question}", left=0.9, first=-0.9, tabs=[0.9], before=0.12 if n > 1 else 0.2, after=0.05, extra='fo:keep-with-next="always"'))
            sheet.body.append(sheet.p("_" * 48, left=0.9, before=0.1, after=0.2))
            items.append(item(question, answer, str(n), section=name))
        sheet.body.append(sheet.p("<b>Total for this round: ____ / 5</b>", "end", after=0.35))
        cells.append(sheet.p(f"<b>{name}</b>", after=0.15) + "".join(sheet.p(f"{form.format(n)} {answer}", after=0.08) for n, (_, answer) in enumerate(asked, 1)))
    sheet.body += [sheet.break_(), sheet.p("<b>Quiz Answers</b>", "center", size=18, after=0.1), sheet.p("For the quizmaster only. One point for each correct answer; spelling does not matter.", "center", after=0.4)]
    sheet.body.append(sheet.table([cells[:2], cells[2:]], [sheet.wide / 2, sheet.wide / 2], padding=0.25))
    return Document(*sheet.source(), items)


CODING = [
    ("What does HTML stand for?", "HyperText Markup Language", ["High Transfer Machine Language", "Home Tool Markup Language", "Hyperlink Text Making Language"], "HTML describes the structure of a web page."),
    ("Which tag creates the largest heading?", "h1", ["h6", "head", "title"], "Headings go from h1, the largest, to h6."),
    ("Which language is used to change the look of a web page?", "CSS", ["SQL", "PHP", "XML"], "Style sheets set fonts, colours and positions."),
    ("Which attribute of an image holds the text for people who cannot see it?", "alt", ["src", "href", "class"], "Screen readers read the alternative text aloud."),
    ("What is the purpose of a hyperlink?", "To take the reader to another page", ["To make text bold", "To store a password", "To play a sound"], "Links are written with the tag a."),
    ("Which of these is a web browser?", "Firefox", ["Linux", "Python", "Excel"], "A browser requests pages and shows them."),
    ("What does the S in HTTPS mean?", "Secure", ["Simple", "Server", "Standard"], "The connection is encrypted."),
    ("Where is the title of a page shown?", "On the tab of the browser", ["At the foot of the page", "In the first paragraph", "It is never shown"], "The tag title belongs in the head of the page."),
    ("Which property sets the colour of text?", "color", ["font-style", "background", "text-align"], "The spelling is American in all style sheets."),
    ("A list with numbers is made with the tag", "ol", ["ul", "li", "dl"], "The letters mean ordered list."),
    ("What is a cookie?", "A small file that a site stores on a computer", ["A kind of virus", "A picture that moves", "A part of the keyboard"], "Sites use cookies to remember their visitors."),
    ("Who invented the World Wide Web?", "Tim Berners-Lee", ["Bill Gates", "Ada Lovelace", "Alan Turing"], "He proposed it in 1989 while he worked at CERN."),
]


@layout(HALF, "quiz-site-correct-answer-below", "test printed by a quiz site, Chromium: title, number of questions and author, question with its number in a coloured square or Question 1 in bold, options A. to D. below each other, a tick behind the right one in green, Correct answer: B below with an explanation in grey, address and page in the foot")
def quiz_site_correct_answer_below(draw):
    asked = draw.shuffled(draw.some(CODING, 11))
    font, size = draw.one(["Roboto", "Open Sans", "Liberation Sans"]), draw.one((10.5, 11))
    label, form = draw.one(["{}.", "Question {}", "{}."]), draw.one(["{}.", "{})"])
    ticked, explained = draw.one([True, False]), draw.one([True, True, False])
    words = draw.one(["Correct answer: {}", "Correct Answer: {}", "Answer: {}"])
    body, items = f"<p class=site>QuizHarbor</p><h1>Web Design Basics Quiz</h1><p class=m>{len(asked)} questions &nbsp;|&nbsp; By D. Okafor &nbsp;|&nbsp; Updated: 12 January 2026 &nbsp;|&nbsp; Attempts: 1 482</p><p class=m>With answers</p><hr>", []
    for n, (question, answer, wrong, why) in enumerate(asked, 1):
        options, place = turned(draw, answer, wrong)
        body += f"<div class=q><p class=h><b>{label.format(n)}</b> {'<br>' if 'Q' in label else ''}{web(question)}</p>"
        body += "".join(f"<p class='o{' r' if ticked and k == place else ''}'><span>{form.format(letter)}</span> {web(text)}{' ✓' if ticked and k == place else ''}</p>" for k, (letter, text) in enumerate(zip("ABCD", options)))
        body += f"<p class=a>{words.format('ABCD'[place])}</p>" + (f"<p class=e>Explanation: {web(why)}</p>" if explained else "") + "</div>"
        items.append(picked(question, options, place, str(n)))
    colour = draw.one(["#1976d2", "#7b1fa2", "#00796b"])
    css = f"""@page {{ size: A4; margin: 16mm 18mm; @bottom-left {{ content: "https://www.quizharbor.example/web-design-basics/print"; font: 8pt "{font}" }} @bottom-right {{ content: counter(page) "/" counter(pages); font: 8pt "{font}" }} }} body {{ font: {size}pt/1.4 "{font}"; margin: 0 }} .site {{ color: {colour}; font-weight: 700; font-size: 15pt; margin: 0 }} h1 {{ font-size: 19pt; margin: 2mm 0 1mm }} .m {{ color: #666; font-size: 9pt; margin: 0 0 1mm }} hr {{ border: 0; border-top: 1px solid #ccc; margin: 3mm 0 5mm }} .q {{ break-inside: avoid; margin-bottom: 6mm }} .h {{ margin: 0 0 1.5mm; font-weight: 500 }} .h b {{ color: {colour} }} .o {{ margin: 0 0 .8mm 7mm }} .o span {{ display: inline-block; width: 7mm }} .r {{ color: #1b7a2f; font-weight: 700 }} .a {{ margin: 1.5mm 0 0 7mm; font-weight: 700 }} .e {{ margin: .5mm 0 0 7mm; color: #555; font-size: .92em }}"""
    source = f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title><style>{css}</style></head><body>{body}</body></html>'
    return Document("chromium", source, items)
