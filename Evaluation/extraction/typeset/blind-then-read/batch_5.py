"""The fifth eight: two that ask nothing, run-in questions, a dictionary, solutions apart, ticks, matching with blanks."""

from latex import document, table, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

STEPS = [
    "Heat the oven to 180 °C and line a tin with paper.",
    "Mash three ripe bananas with a fork.",
    "Mix 200 g of flour, a teaspoon of baking powder and a pinch of salt in a bowl.",
    "Beat two eggs with 100 g of sugar and 80 ml of oil.",
    "Stir the bananas into the eggs, then fold in the flour.",
    "Pour the dough into the tin and bake it for 50 minutes.",
    "Let the bread cool in the tin for ten minutes before you turn it out.",
]


@layout(HALF, "recipe-that-asks-nothing", "recipe with ingredients and numbered steps, nothing to be found")
def recipe_that_asks_nothing(draw):
    body = paragraph(run("Banana bread"), "Title") + paragraph(run("Makes one loaf of about ten slices. Preparation: 15 minutes."))
    body += paragraph(run("Method"), "Head") + "".join(paragraph(run(f"{n}.\t{text}"), "Part") for n, text in enumerate(STEPS, 1))
    engine, source = office(draw, body, ["Liberation Serif", "Noto Sans", "DejaVu Serif"], (11, 12))
    return Document(engine, source, [])


AGENDA = [
    ("Welcome and apologies", "Mr Okafor welcomed everyone. Ms Lind and Mr Patel had sent apologies."),
    ("Minutes of the last meeting", "The minutes of 4 March were agreed."),
    ("Playground", "The new fence costs £2,300. It was agreed to ask two more firms for prices."),
    ("Summer fair", "The fair will be on 21 June. Volunteers are needed for the cake stall."),
    ("Any other business", "Parents had asked about parking in front of the gate. The head will write to the council."),
]


@layout(HALF, "minutes-that-ask-nothing", "minutes of a meeting with numbered headings, nothing to be found")
def minutes_that_ask_nothing(draw):
    body = r"\begin{center}\Large\bfseries Hillside School: meeting of the parents’ association\end{center}\textit{12 May 2026, 7 pm, library}\par\bigskip "
    body += "".join(rf"\lab{{0pt}}{{24pt}}{{\textbf{{{n}.}}}}{{\textbf{{{tex(head)}}}}}\lab{{24pt}}{{0pt}}{{}}{{{tex(text)}}}\medskip " for n, (head, text) in enumerate(AGENDA, 1))
    engine, source = document(draw, body, ["lm", "palatino", "libertine"], (11, 12))
    return Document(engine, source, [])


BEES = [
    ("How many bees live in a hive?", ["A strong colony has about fifty thousand bees in early summer.", "In winter the number falls to about ten thousand."]),
    ("What do worker bees do?", ["Young workers clean the cells and feed the larvae. Older ones guard the entrance and fly out for nectar."]),
    ("How do bees tell each other where flowers are?", ["A bee that has found flowers dances on the comb. The angle of her dance shows the direction, its length the distance."]),
    ("Why do beekeepers use smoke?", ["Smoke makes the bees fill themselves with honey, and full bees seldom sting."]),
    ("How is honey made?", ["Bees bring nectar to the hive and pass it from one to another.", "They fan it with their wings until most of the water has gone."]),
]


@layout(HALF, "faq-numbered-bold", "web page, numbered bold questions, answers of one or two paragraphs")
def faq_numbered_bold(draw):
    asked = draw.shuffled(BEES)
    body = "<h1>Frequently asked questions about bees</h1>"
    items = []
    for n, (question, answer) in enumerate(asked, 1):
        body += f"<p class=q><b>{n}. {web(question)}</b></p>" + "".join(f"<p>{web(text)}</p>" for text in answer)
        items.append(item(question, " ".join(answer), str(n), kind="faq"))
    engine, source = page(draw, body, ["Noto Serif", "Liberation Serif", "Liberation Sans"], (11, 12), ".q { margin-top: 6mm } p { margin: 2mm 0 }")
    return Document(engine, source, items)


VOLCANOES = [
    ("What is magma?", "Melted rock below the surface of the Earth."),
    ("What is lava?", "Melted rock that has reached the surface."),
    ("Where are most volcanoes found?", "Along the edges of the plates of the Earth’s crust, above all around the Pacific."),
    ("When is a volcano called dormant?", "When it has not erupted for a long time but may erupt again."),
    ("What is a crater?", "The hollow at the top of a volcano."),
    ("How can scientists tell that an eruption is near?", "The ground swells, small earthquakes become more frequent, and more gas escapes."),
    ("Why do people live near volcanoes?", "The soil is fertile, and heat from below can be used for energy."),
]


@layout(HALF, "questions-run-in", "questions in bold italics with their answers in the same paragraph, no numbers")
def questions_run_in(draw):
    asked = draw.shuffled(VOLCANOES)
    body = r"\section*{Volcanoes in brief}" + "".join(rf"\textbf{{\textit{{{tex(question)}}}}} {tex(answer)}\par\smallskip " for question, answer in asked)
    items = [item(question, answer) for question, answer in asked]
    engine, source = document(draw, body, ["lm", "times", "schoolbook"], (11, 12))
    return Document(engine, source, items)


LEXICON = [
    ("brisk", "adj.", "quick and full of energy"), ("cargo", "n.", "the goods that a ship or aircraft carries"), ("dwindle", "v.", "to become gradually less or smaller"),
    ("fragile", "adj.", "easily broken or damaged"), ("glance", "v.", "to look quickly at something"), ("hazard", "n.", "something that may cause harm"),
    ("linger", "v.", "to stay somewhere longer than necessary"), ("meadow", "n.", "a field of grass and wild flowers"), ("scarce", "adj.", "not easy to find or get"),
]


@layout(HALF, "dictionary-entries", "bold word, part of speech in italics, meaning, run on in one paragraph each, groff")
def dictionary_entries(draw):
    lines = [".TL", "Words of the week"]
    for word, kind, meaning in LEXICON:
        lines += [".XP", f".B {plain(word)}", f".I {plain(kind)}", plain(meaning)]
    items = [item(word, meaning, kind="definition", answer_kind="contains") for word, _, meaning in LEXICON]
    engine, source = roff(draw, lines)
    return Document(engine, source, items)


VECTORS = [
    ("Let a = (2, 3) and b = (−1, 4).", [("Find a + b.", "(1, 7)"), ("Find 2a − b.", "(5, 2)"), ("Find the length of b, to one decimal place.", "4.1")]),
    ("A boat sails 6 km east and then 8 km north.", [("How far is it from where it started?", "10 km"), ("On what bearing would it sail directly, to the nearest degree?", "037°")]),
    ("The points A(1, 2), B(4, 6) and C(7, 10) are given.", [("Find the vector from A to B.", "(3, 4)"), ("Show that A, B and C lie on a line.", "The vector from B to C is also (3, 4)")]),
]


@layout(HALF, "homework-solutions-apart", "LaTeX sheet, Problem 1 with (a), (b); solutions in a file of their own")
def homework_solutions_apart(draw):
    body, solved, items = [r"\begin{center}\textsc{Vectors -- Homework 4}\\ due 9 October\end{center}"], [r"\begin{center}\textsc{Vectors -- Homework 4: Solutions}\end{center}"], []
    for place, (stem, parts) in enumerate(VECTORS, 1):
        body.append(rf"\textbf{{Problem {place}.}} {tex(stem)}\begin{{enumerate}}[label=(\alph*)]" + "".join(rf"\item {tex(question)}" for question, _ in parts) + r"\end{enumerate}")
        solved.append(rf"\textbf{{Problem {place}.}}\begin{{enumerate}}[label=(\alph*)]" + "".join(rf"\item {tex(answer)}" for _, answer in parts) + r"\end{enumerate}")
        items += [item(question, answer, f"{place}({'abc'[n]})", stem=stem) for n, (question, answer) in enumerate(parts)]
    engine, source = document(draw, "".join(body), ["cm"], (11, 12))
    return Document(engine, source, items, document(draw, "".join(solved), ["cm"], (11,))[1])


ELECTRIC = [
    ("Copper conducts electricity well.", True), ("A battery stores chemical energy.", True), ("Current is measured in volts.", False), ("Rubber is a good conductor.", False),
    ("Lamps in series have the same current.", True), ("A fuse protects against too large a current.", True), ("Resistance is measured in amperes.", False), ("Electrons have a negative charge.", True),
]


@layout(HALF, "statements-ticked-table", "table Statement, True, False with ticks already in it, word processor")
def statements_ticked_table(draw):
    asked = draw.shuffled(ELECTRIC)
    lines = [[run(""), run("Statement", "B"), run("True", "B"), run("False", "B")]]
    lines += [[run(str(n)), run(text), run("✓" if right else ""), run("" if right else "✓")] for n, (text, right) in enumerate(asked, 1)]
    body = paragraph(run("Electricity: true or false?"), "Title") + paragraph(run("Model answers")) + office_table(lines, [1.2, 10.0, 2.2, 2.2])
    items = [item(text, "True" if right else "False", str(n), kind="truefalse") for n, (text, right) in enumerate(asked, 1)]
    engine, source = office(draw, body, ["DejaVu Sans", "DejaVu Serif"], (10, 11))
    return Document(engine, source, items)


ROCKS = [
    ("igneous rock", "rock that forms when magma cools"), ("sedimentary rock", "rock that forms from layers pressed together over millions of years"),
    ("metamorphic rock", "rock that heat and pressure have changed"), ("fossil", "the remains of a living thing preserved in rock"),
    ("erosion", "the wearing away of rock by water, wind or ice"), ("mineral", "a natural solid with a definite composition"),
]


@layout(HALF, "matching-blanks", "Column A with a blank before each number, Column B with letters and wrapped meanings, key 1. C 2. A")
def matching_blanks(draw):
    left = draw.shuffled(ROCKS)
    right = draw.shuffled(text for _, text in ROCKS)
    letters = "ABCDEF"
    cells = [[rf"\rule{{24pt}}{{0.4pt}} {n}. {tex(term)}", rf"{letters[n - 1]}. {tex(right[n - 1])}"] for n, (term, _) in enumerate(left, 1)]
    body = r"\begin{center}\Large\bfseries Rocks\end{center}Write the letter of the meaning in front of each term.\par\bigskip\renewcommand\arraystretch{1.5}"
    body += table(cells, "p{6cm}p{7.5cm}", ["Column A", "Column B"], rules=False)
    body += r"\vfill\textbf{Answer key:} " + r"\quad ".join(f"{n}. {letters[right.index(text)]}" for n, (_, text) in enumerate(left, 1))
    options = choices(letters, right)
    items = [item(term, text, str(n), None, options, kind="match", answer_label=letters[right.index(text)]) for n, (term, text) in enumerate(left, 1)]
    engine, source = document(draw, body, ["times", "lm", "libertine"], (11, 12), paper="letterpaper")
    return Document(engine, source, items)
