"""The second eight: statements, gaps, matching, keys with reasons, questions with answers, words and exercises."""

from latex import document, table, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

SEAS = [
    ("Whales breathe with lungs.", True, None),
    ("All sharks lay eggs.", False, "some give birth to live young"),
    ("Tides are caused mainly by the Moon.", True, None),
    ("Sea water freezes at a higher temperature than fresh water.", False, "salt lowers the freezing point"),
    ("An octopus has three hearts.", True, None),
    ("Coral is a kind of plant.", False, "corals are animals"),
    ("The Pacific is the largest ocean.", True, None),
    ("Seaweed makes its food by photosynthesis.", True, None),
    ("The Dead Sea is less salty than the Atlantic.", False, "it is about ten times as salty"),
    ("Penguins live wild at the North Pole.", False, "they live in the southern half of the world"),
    ("Most of the surface of the Earth is covered with water.", True, None),
]


@layout(HALF, "statements-true-false-list", "1) statement ______ true or false, key with corrections at the end")
def statements_true_false_list(draw):
    asked = draw.shuffled(SEAS)
    body = [r"{\Large\bfseries Life in the sea}\par\medskip\textit{Write \textbf{true} or \textbf{false} on the line after each statement.}\par "]
    items, key = [], []
    for place, (text, right, why) in enumerate(asked, 1):
        body.append(rf"\medskip\lab{{0pt}}{{22pt}}{{{place})}}{{{tex(text)}\hfill\rule{{2.2cm}}{{0.4pt}}}}")
        key.append(rf"\lab{{0pt}}{{22pt}}{{{place})}}{{{'True' if right else 'False'}{': ' + tex(why) if why else ''}}}")
        items.append(item(text, "True" if right else "False", str(place), kind="truefalse"))
    engine, source = document(
        draw, "".join(body) + r"\par\vfill{\small\textbf{Answers}\par " + "".join(key) + "}", ["lmsans", "noto", "avant"], (11, 12)
    )
    return Document(engine, source, items)


WATER = [
    ("Water that falls from clouds as rain, snow or hail is called ___.", "precipitation"),
    ("When the Sun heats the sea, water turns into vapour by ___.", "evaporation"),
    ("Water vapour cools as it rises and forms droplets by ___.", "condensation"),
    ("Plants give off water from their leaves by ___.", "transpiration"),
    ("Water that flows over the ground into rivers is called surface ___.", "run-off"),
    ("Rock that lets water pass through it is called ___ rock.", "permeable"),
    ("Water that is stored in rock below the ground is called ___.", "groundwater"),
    ("The area of land that is drained by a river is its drainage ___.", "basin"),
]


@layout(HALF, "gaps-word-box", "web page, numbered sentences with lines to fill, the words in a frame above, answers at the foot")
def gaps_word_box(draw):
    asked = draw.shuffled(WATER)
    bank = " &nbsp;&nbsp; ".join(web(word) for word in draw.shuffled(word for _, word in WATER))
    body = f"<h1>The water cycle</h1><p>Complete the sentences with the words in the box.</p><div class=bank>{bank}</div><ol>"
    body += "".join("<li>" + web(text).replace("___", "______________") + "</li>" for text, _ in asked)
    body += "</ol><p class=key><b>Answers:</b> " + "; ".join(f"{place}. {web(word)}" for place, (_, word) in enumerate(asked, 1)) + "</p>"
    items = [item(text, word, str(place), kind="gap") for place, (text, word) in enumerate(asked, 1)]
    css = ".bank { border: 2px solid #333; border-radius: 3mm; padding: 3mm; margin: 4mm 0; text-align: center } li { margin: 4mm 0 } .key { font-size: 75%; margin-top: 25mm }"
    engine, source = page(draw, body, ["Liberation Sans", "Liberation Serif", "Noto Sans"], (11, 12, 13), css)
    return Document(engine, source, items)


INVENTORS = [
    ("Alexander Graham Bell", "the telephone"),
    ("Johannes Gutenberg", "a printing press with movable type"),
    ("Tim Berners-Lee", "the World Wide Web"),
    ("George Stephenson", "the locomotive Rocket"),
    ("Louis Braille", "writing for blind people"),
    ("Alfred Nobel", "dynamite"),
    ("Marie Curie", "the discovery of radium"),
]


@layout(HALF, "matching-word-processor", "word processor, two columns to match in a table without rules, key 1–d below")
def matching_word_processor(draw):
    left = draw.shuffled(INVENTORS)
    right = draw.shuffled(text for _, text in INVENTORS)
    letters = "abcdefg"
    cells = [[run(f"{n}. {who}"), run(f"{letters[n - 1]}) {what}")] for n, ((who, _), what) in enumerate(zip(left, right), 1)]
    key = ", ".join(f"{n}–{letters[right.index(what)]}" for n, (_, what) in enumerate(left, 1))
    body = paragraph(run("People and inventions"), "Title") + paragraph(run("Match each person (1–7) with what he or she is known for (a–g)."))
    body += office_table(cells, [7.0, 9.0], "Open") + paragraph(run("Key: " + key))
    options = choices(letters, right)
    items = [item(who, what, str(n), None, options, kind="match", answer_label=letters[right.index(what)]) for n, (who, what) in enumerate(left, 1)]
    engine, source = office(draw, body, ["Liberation Serif", "Noto Serif", "DejaVu Sans"], (11, 12))
    return Document(engine, source, items)


FORCES = [
    ("What is the unit of force?", ["joule", "newton", "pascal", "watt"], 1, "the joule is a unit of energy, the pascal of pressure"),
    ("A book rests on a table. Which force balances its weight?", ["air resistance", "friction", "the push of the table", "magnetism"], 2, "the table pushes up on the book"),
    ("A car moves at a steady speed in a straight line. What is the resultant force on it?", ["zero", "forwards", "backwards", "downwards"], 0, "its velocity does not change"),
    ("Which of these is a vector?", ["mass", "speed", "temperature", "velocity"], 3, "it has a direction"),
    ("A force of 6 N acts on a mass of 2 kg. What is the acceleration?", ["0.33 m/s²", "3 m/s²", "8 m/s²", "12 m/s²"], 1, "acceleration is force divided by mass"),
    ("What happens to the gravitational pull between two bodies when they move apart?", ["it decreases", "it increases", "it stays the same", "it becomes a push"], 0, "gravity becomes weaker with distance"),
]


@layout(HALF, "choices-key-with-reasons", "(a) to (d) below the question, answers 1. (b) – reason on the last page")
def choices_key_with_reasons(draw):
    body, items, key = [r"\begin{center}{\Large\bfseries Forces: multiple-choice quiz}\end{center}\begin{enumerate}[leftmargin=*]"], [], []
    for place, (question, options, right, why) in enumerate(FORCES, 1):
        listed = "".join(rf"\item {tex(text)}" for text in options)
        body.append(rf"\item {tex(question)}\begin{{enumerate}}[label=(\alph*)]{listed}\end{{enumerate}}")
        items.append(item(question, options[right], str(place), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
        key.append(rf"\item ({'abcd'[right]}) -- {tex(why)}")
    text = "\n".join(body) + r"\end{enumerate}\newpage\section*{Answers and explanations}\begin{enumerate}[leftmargin=*]" + "\n".join(key) + r"\end{enumerate}"
    engine, source = document(draw, text, ["cm", "palatino", "times"], (10, 11))
    return Document(engine, source, items)


LIBRARY = [
    ("Who can join the library?", "Anyone who lives, works or studies in the county can join. Children under 16 need the signature of a parent."),
    ("How many books can I borrow at a time?", "You can borrow up to twenty books for three weeks. Newspapers cannot be borrowed."),
    ("What happens if I bring a book back late?", "There is a charge of 20p a day, up to £6 for each book. Children pay no charges."),
    ("Can I renew my books?", "Yes. You can renew a book five times on the website or by telephone, unless someone else has reserved it."),
    ("Do you have books in large print?", "Every branch has a shelf of books in large print, and the mobile library carries some."),
    ("How do I use a computer?", "Ask at the desk for a number. The first hour of each day is free."),
    ("Where can I return books when the library is closed?", "There is a box in the wall beside the main door. Please do not leave bags outside it."),
]


@layout(HALF, "pairs-q-and-a-numbers", "Q1: in bold, A1: below, word processor")
def pairs_q_and_a_numbers(draw):
    asked = draw.shuffled(LIBRARY)
    body = paragraph(run("Your library: questions and answers"), "Title")
    for place, (question, answer) in enumerate(asked, 1):
        body += paragraph(run(f"Q{place}: {question}", "B")) + paragraph(run(f"A{place}: {answer}"))
    items = [item(question, answer, str(place), kind="faq") for place, (question, answer) in enumerate(asked, 1)]
    engine, source = office(draw, body, ["Liberation Sans", "Liberation Serif", "Noto Sans"], (11, 12))
    return Document(engine, source, items)


FRENCH = [
    ("À la gare", [("le quai", "platform"), ("le billet", "ticket"), ("l’aller-retour (m)", "return ticket"), ("le retard", "delay"), ("la correspondance", "connection"), ("le guichet", "ticket office"), ("la voie", "track")]),
    ("À l’hôtel", [("la clé", "key"), ("la chambre", "room"), ("le rez-de-chaussée", "ground floor"), ("l’ascenseur (m)", "lift"), ("la serviette", "towel"), ("le petit déjeuner", "breakfast")]),
    ("Au marché", [("la pomme de terre", "potato"), ("l’oignon (m)", "onion"), ("la fraise", "strawberry"), ("le fromage", "cheese"), ("la monnaie", "change"), ("cher, chère", "expensive")]),
]


@layout(HALF, "words-topic-bands", "French | English in a table with topics as rows across it, two columns of the page")
def words_topic_bands(draw):
    body, items = "<h1>Vocabulaire: en vacances</h1><div class=two>", []
    for topic, words in FRENCH:
        body += f"<table><tr class=band><td colspan=2>{web(topic)}</td></tr>{rows([[web(a), web(b)] for a, b in words])}</table>"
        items += [item(one, other, kind="vocabulary") for one, other in words]
    css = ".two { columns: 2; column-gap: 9mm } table { width: 100%; border-collapse: collapse; margin-bottom: 5mm; break-inside: avoid } td { border: 1px solid #999; padding: 1.2mm 2mm; width: 50% } .band td { background: #e4e4f4; font-weight: bold; text-align: center }"
    engine, source = page(draw, body + "</div>", ["Liberation Sans", "Noto Sans", "DejaVu Sans"], (10, 11), css)
    return Document(engine, source, items)


NUMBERS = [
    ("Work out 3/4 of 60.", "45"),
    ("Write 0.35 as a fraction in its lowest terms.", "7/20"),
    ("A recipe for 4 people needs 300 g of rice. How much rice is needed for 10 people?", "750 g"),
    ("Find the highest common factor of 24 and 36.", "12"),
    ("Write 84 as a product of prime factors.", "2 × 2 × 3 × 7"),
    ("The temperature falls from 5 °C by 12 degrees. What is it now?", "−7 °C"),
    ("Increase £80 by 15%.", "£92"),
    ("Write 45 000 in standard form.", "4.5 × 10⁴"),
    ("A map has a scale of 1 : 25 000. What distance in km do 8 cm on the map stand for?", "2 km"),
    ("Estimate the value of 398 × 2.1.", "800"),
    ("Simplify the ratio 18 : 24.", "3 : 4"),
    ("Find the lowest common multiple of 6 and 8.", "24"),
]


@layout(HALF, "textbook-odd-answers", "textbook, two columns, numbers in bold; answers to the odd questions at the end")
def textbook_odd_answers(draw):
    asked = draw.shuffled(NUMBERS)
    body, key, items = [r"\section*{Review exercise 1}\begin{multicols}{2}"], [], []
    for place, (question, answer) in enumerate(asked, 1):
        body.append(rf"\lab{{0pt}}{{18pt}}{{\textbf{{{place}}}}}{{{tex(question)}}}")
        if place % 2:
            key.append(rf"\textbf{{{place}}}~~{tex(answer)}")
        items.append(item(question, answer if place % 2 else None, str(place), kind="numeric"))
    text = "\n".join(body) + r"\end{multicols}\newpage\section*{Answers to odd-numbered questions}\begin{multicols}{2}" + r"\par ".join(key) + r"\end{multicols}"
    engine, source = document(draw, text, ["palatino", "schoolbook", "times"], (10, 11), head=r"\fancyhead[L]{\small Chapter 1\quad Number}\fancyhead[R]{\thepage}", foot="")
    return Document(engine, source, items)


TUDORS = [
    ("Who was the first Tudor king?", "Henry VII, who won the crown at the Battle of Bosworth in 1485."),
    ("Why did Henry VIII break with the Pope?", "He wanted to end his marriage to Catherine of Aragon, and the Pope would not allow it."),
    ("What happened to the monasteries?", "They were closed between 1536 and 1540, and their land was sold."),
    ("Who ruled after Edward VI?", "Lady Jane Grey for nine days, then Mary I."),
    ("When was the Spanish Armada defeated?", "In 1588."),
    ("How did the Tudor age end?", "Elizabeth I died without children in 1603, and James VI of Scotland became king of England."),
]


@layout(HALF, "study-guide-dash-answers", "groff, numbered questions, each answered in italics on the next line")
def study_guide_dash_answers(draw):
    lines, items = [".TL", "The Tudors: study guide"], []
    for place, (question, answer) in enumerate(TUDORS, 1):
        lines += [f".IP {place}) 4n", plain(question), ".br", ".I", plain(answer), ".R"]
        items.append(item(question, answer, str(place)))
    engine, source = roff(draw, lines)
    return Document(engine, source, items)
