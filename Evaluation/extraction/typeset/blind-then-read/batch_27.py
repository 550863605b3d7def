"""The twenty-seventh: a last group, of kinds that the groups before it had little of."""

from latex import document, table, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

PORTUGUESE = [("Explique por que a água é importante para as plantas.", 2), ("Indique duas fontes de energia renovável.", 2), ("Descreva o ciclo da água.", 4), ("Calcule a velocidade média de um carro que percorre 180 km em 3 horas.", 2), ("Justifique a importância da reciclagem.", 3)]


@layout(HALF, "prova-de-ciencias", "Portuguese test, 1. question (2 pontos) behind the text, lines to write on, head with school and date")
def prova_de_ciencias(draw):
    body, items = "<p><b>Escola Municipal Rio Verde</b><br>Nome: ______________________ Data: ___/___/___</p><h3>Prova de Ciências</h3>", []
    for n, (question, marks) in enumerate(PORTUGUESE, 1):
        body += f"<p class=q>{n}. {web(question)} ({marks} pontos)</p>" + "<div class=l></div>" * 2
        items.append(item(question, None, str(n), marks))
    engine, source = page(draw, body, ["Liberation Sans", "Noto Serif"], (11, 12), ".q { margin-top: 6mm } .l { border-bottom: 1px solid #777; height: 8mm }", language="pt")
    return Document(engine, source, items)


LAWS = [("State Newton’s first law.", "A body stays at rest or moves on uniformly unless a force acts.", 2), ("Name the force that slows a parachute.", "air resistance", 1), ("Calculate the weight of a mass of 5.0 kg. (g = 9.8 N/kg)", "49 N", 2), ("Explain why a passenger leans forward when a bus brakes.", "The body goes on moving as before, as no force acts on it yet.", 3)]


@layout(HALF, "paper-ms-two-columns", "paper Q1 … [2]; scheme in its own file in two columns of text, Q1 then points with bullets and [2] at the end")
def paper_ms_two_columns(draw):
    body = "".join(rf"\lab{{0pt}}{{26pt}}{{\textbf{{Q{n}}}}}{{{tex(question)}\hfill[{marks}]}}" + r"{\leftskip=26pt" + r"\dotline" * (marks + 1) + r"}\medskip " for n, (question, _, marks) in enumerate(LAWS, 1))
    scheme = r"\textbf{Mark scheme}\begin{multicols}{2}" + "".join(rf"\lab{{0pt}}{{26pt}}{{\textbf{{Q{n}}}}}{{{tex(answer)} [{marks}]}}\smallskip " for n, (_, answer, marks) in enumerate(LAWS, 1)) + r"\end{multicols}"
    engine, source = document(draw, body, ["times", "lm", "arial"], (11,))
    return Document(engine, source, [item(question, answer, str(n), marks) for n, (question, answer, marks) in enumerate(LAWS, 1)], document(draw, scheme, ["times"], (10,))[1])


HEALTH = [("How often should adults sleep on average?", ["4 hours", "6 hours", "8 hours", "12 hours"], 2), ("Which nutrient builds muscles?", ["fat", "protein", "starch", "water"], 1), ("Which organ cleans the blood?", ["lung", "kidney", "stomach", "skin"], 1), ("What does a fever show?", ["the body fights an infection", "a bone is broken", "a lack of sleep", "too little sugar"], 0), ("Which drink has the most sugar?", ["tea", "milk", "cola", "water"], 2)]


@layout(HALF, "choices-roman-options", "choices with (i) to (iv) as letters of the options below each question, key 1 (iii), 2 (ii) in a line")
def choices_roman_options(draw):
    body = "<h2>Health quiz</h2>" + "".join(f"<p>{n}. {web(question)}</p>" + "".join(f"<p class=o>({letter}) {web(text)}</p>" for letter, text in zip(["i", "ii", "iii", "iv"], options)) for n, (question, options, _) in enumerate(HEALTH, 1))
    body += "<p class=k>Answers: " + ", ".join(f"{n} ({['i', 'ii', 'iii', 'iv'][right]})" for n, (*_, right) in enumerate(HEALTH, 1)) + "</p>"
    engine, source = page(draw, body, ["Liberation Serif", "Noto Sans"], (11, 12), ".o { margin: 1mm 0 1mm 9mm } .k { font-size: 8pt; margin-top: 12mm }")
    return Document(engine, source, [item(question, options[right], str(n), None, choices(["i", "ii", "iii", "iv"], options), kind="mcq", answer_label=["i", "ii", "iii", "iv"][right]) for n, (question, options, right) in enumerate(HEALTH, 1)])


CASTLE = [("Why was the castle built on a hill?", "So that enemies could be seen from far away."), ("What was the moat for?", "It kept attackers and their ladders from the walls."), ("Where did the family live?", "In the keep, the strongest tower."), ("How did the castle get water in a siege?", "From a deep well in the courtyard."), ("When was it given up?", "After it had burned down in 1644.")]


@layout(HALF, "tour-questions-answers-last-page", "trail for children: 1 question with a picture frame, answers on the last page in the same order with the same numbers in circles")
def tour_questions_answers_last_page(draw):
    body = paragraph(run("Castle trail"), "Title") + "".join(paragraph(run(f"{n}\t{question}"), "Part") + paragraph(run("\t"), "Line") for n, (question, _) in enumerate(CASTLE, 1))
    body += paragraph(run("Answers to the castle trail"), "Head") + "".join(paragraph(run(f"{n}\t{answer}"), "Part") for n, (_, answer) in enumerate(CASTLE, 1))
    engine, source = office(draw, body, ["Liberation Sans", "Noto Sans"], (12,))
    return Document(engine, source, [item(question, answer, str(n)) for n, (question, answer) in enumerate(CASTLE, 1)])


SWEDISH = [("en hund", "a dog"), ("ett hus", "a house"), ("en bil", "a car"), ("ett äpple", "an apple"), ("en bok", "a book"), ("ett tåg", "a train"), ("en flicka", "a girl"), ("ett barn", "a child")]


@layout(HALF, "words-numbered-tabs-groff", "numbered words in two tab columns, 1. Swedish and English, head Svenska English in italics, groff")
def words_numbered_tabs_groff(draw):
    lines = [".ce", "\\fBKapitel 2: glosor\\fP", ".sp", ".ta 0.4i 2.4i", "\t\\fISvenska\tEnglish\\fP", ".br"] + [f"{n}.\t{plain(a)}\t{plain(b)}\n.br" for n, (a, b) in enumerate(SWEDISH, 1)]
    engine, source = roff(draw, lines, fonts=("T", "H", "P"))
    return Document(engine, source, [item(a, b, str(n), kind="vocabulary") for n, (a, b) in enumerate(SWEDISH, 1)])


TREES = [("oak", "A tree with hard wood, lobed leaves and acorns."), ("birch", "A slender tree with white bark."), ("yew", "An evergreen with red berries whose seeds are poisonous."), ("willow", "A tree that grows near water and has long, thin leaves."), ("larch", "A conifer that loses its needles in winter.")]


@layout(HALF, "terms-colon-two-columns", "leaflet: bold term with a colon, meaning run on, two columns of the page, web page, title A short glossary of trees")
def terms_colon_two_columns(draw):
    body = "<h2>A short glossary of trees</h2><div class=c>" + "".join(f"<p><b>{a}:</b> {web(b)}</p>" for a, b in TREES) + "</div>"
    engine, source = page(draw, body, ["Liberation Serif", "Noto Sans"], (11, 12), ".c { columns: 2; column-gap: 8mm } p { margin: 0 0 2mm; break-inside: avoid }")
    return Document(engine, source, [item(a, b, kind="definition") for a, b in TREES])


HOTEL = [("When can I check in?", "From 3 pm. You may leave your bags at the desk before."), ("Is breakfast included?", "Yes, it is served from 7 to 10 am."), ("Do you have a car park?", "There are twenty places behind the house. A night costs 8 euros."), ("Are dogs allowed?", "Small dogs are welcome. Please tell us when you book.")]


@layout(HALF, "faq-question-word-labels", "FAQ with Question: and Answer: in small capitals on lines of their own above the text")
def faq_question_word_labels(draw):
    body = r"\section*{Your stay}" + "".join(rf"\textsc{{Question:}}\par {tex(question)}\par\textsc{{Answer:}}\par {tex(answer)}\par\medskip " for question, answer in HOTEL)
    engine, source = document(draw, body, ["lm", "times"], (11,))
    return Document(engine, source, [item(question, answer, kind="faq") for question, answer in HOTEL])


FACTS = [("Sharks are mammals.", "False"), ("Bats can fly.", "True"), ("Spiders have six legs.", "False"), ("Whales breathe air.", "True"), ("Penguins live at the North Pole.", "False"), ("Snakes have no legs.", "True")]


@layout(HALF, "statements-answers-behind-dots", "true or false: number, statement, dots that lead to True or False at the right edge")
def statements_answers_behind_dots(draw):
    body = r"\section*{Animals: true or false?}" + "".join(rf"\lab{{0pt}}{{20pt}}{{{n}.}}{{{tex(text)} \dotfill\ \textit{{{answer}}}}}" for n, (text, answer) in enumerate(FACTS, 1))
    engine, source = document(draw, body, ["lm", "times", "avant"], (11, 12))
    return Document(engine, source, [item(text, answer, str(n), kind="truefalse") for n, (text, answer) in enumerate(FACTS, 1)])


STORY = [("Who finds the key?", 1), ("Where has it been hidden?", 1), ("How do you know that the house is old? Give two details.", 2), ("What do you think the key opens? Explain your idea.", 3)]


@layout(HALF, "comprehension-below-story", "a story of two paragraphs, a line, then 1 to 4 with _____ / 1 mark at the right of each")
def comprehension_below_story(draw):
    text = ["The floorboards creaked as Nadia crossed the landing. Dust lay on every shelf, and the clock had stopped at ten to four.", "Behind the clock her fingers met something cold. It was a key, no longer than her thumb, with a ribbon that had once been red."]
    body = "<h2>The key</h2>" + "".join(f"<p>{web(part)}</p>" for part in text) + "<hr>" + "".join(f"<div class=q><span>{n}. {web(question)}</span><span>____ / {marks}</span></div><div class=l></div>" for n, (question, marks) in enumerate(STORY, 1))
    engine, source = page(draw, body, ["Liberation Serif", "Noto Serif"], (11, 12), ".q { display: flex; justify-content: space-between; margin-top: 5mm } .l { border-bottom: 1px solid #888; height: 9mm }")
    return Document(engine, source, [item(question, None, str(n), marks) for n, (question, marks) in enumerate(STORY, 1)])


@layout(HALF, "menu-that-asks-nothing", "menu of a school kitchen by days with dishes and prices, allergens with numbers below; nothing to be found")
def menu_that_asks_nothing(draw):
    days = [("Monday", "Tomato soup (1, 4)", "Pasta with beans (1)"), ("Tuesday", "Fish with rice (3)", "Lentil curry"), ("Wednesday", "Chicken pie (1, 2)", "Vegetable pie (1, 2)")]
    body = paragraph(run("Menu of the week"), "Title") + office_table([[run(a, "B"), run(b), run(c)] for a, b, c in days], [3.0, 6.0, 6.0]) + "".join(paragraph(run(f"{n}. {text}"), "Body") for n, text in enumerate(["contains wheat", "contains egg", "contains fish", "contains milk"], 1))
    engine, source = office(draw, body, ["Liberation Sans", "Noto Sans"], (11, 12))
    return Document(engine, source, [])


@layout(HALF, "letter-with-questions-asks-nothing", "letter of thanks with two questions in its text and a list of dates; nothing to be found")
def letter_with_questions_asks_nothing(draw):
    body = "<p>12 May</p><p>Dear Mr Olsen,</p><p>Thank you for showing us your farm. Did you know that three of us had never seen a calf? We still talk about it every day.</p><p>Could we come again in autumn? These days would suit us:</p><ul><li>Monday, 8 September</li><li>Thursday, 11 September</li></ul><p>Yours sincerely,<br>Class 4a</p>"
    engine, source = page(draw, body, ["Liberation Serif", "Noto Serif"], (11, 12))
    return Document(engine, source, [])
