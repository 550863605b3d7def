"""The ninth eight, written last: word lists in other orders, a cloze text, sentences to correct, sums, a quiz with rounds."""

from latex import document, table, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

WELSH = [
    ("bore da", "good morning"), ("diolch", "thank you"), ("croeso", "welcome"), ("ysgol", "school"), ("mynydd", "mountain"), ("afon", "river"), ("eglwys", "church"), ("llyfr", "book"),
    ("gwyrdd", "green"), ("coch", "red"), ("ci", "dog"), ("cath", "cat"),
]


@layout(HALF, "words-welsh-pairs-across", "two pairs of words in a row, a ruled table without a head, word processor")
def words_welsh_pairs_across(draw):
    words = draw.shuffled(WELSH)
    lines = [[run(one), run(other), run(words[n + 1][0]), run(words[n + 1][1])] for n, (one, other) in enumerate(words) if n % 2 == 0]
    body = paragraph(run("Geirfa: uned 1"), "Title") + office_table(lines, [4.0, 4.0, 4.0, 4.0])
    items = [item(one, other, kind="vocabulary") for one, other in words]
    engine, source = office(draw, body, ["Liberation Sans", "Liberation Serif", "Noto Sans"], (11, 12))
    return Document(engine, source, items)


CITIES = [
    ("London lies on the river ___", "Thames", ["Severn", "Thames", "Trent"]), ("The parliament meets in the Palace of ___", "Westminster", ["Buckingham", "Kensington", "Westminster"]),
    ("The oldest part of the Tower was built for King ___", "William", ["Henry", "John", "William"]), ("The great fire of London was in ___", "1666", ["1588", "1666", "1815"]),
    ("The underground railway opened in ___", "1863", ["1763", "1863", "1963"]),
]


@layout(HALF, "gaps-choices-in-slashes", "sentences that end in a gap, three choices below in one row with slashes between, answers at the foot")
def gaps_choices_in_slashes(draw):
    asked = draw.shuffled(CITIES)
    body, items, key = [r"\section*{London quiz}Complete each sentence with one of the words below it.\par\medskip "], [], []
    for n, (text, right, others) in enumerate(asked, 1):
        sentence = text.replace("___", "..........")
        body.append(rf"\lab{{0pt}}{{20pt}}{{{n}.}}{{{tex(sentence)}.}}\lab{{20pt}}{{14pt}}{{}}{{\textit{{{' / '.join(tex(word) for word in others)}}}}}\medskip ")
        items.append(item(text + ".", right, str(n), None, choices([None] * 3, others), kind="gap"))
        key.append(f"{n}. {right}")
    engine, source = document(draw, "".join(body) + r"\vfill\small Answers: " + "; ".join(key), ["lm", "times", "arial"], (11, 12))
    return Document(engine, source, items)


GRAMMAR = [
    ("He don’t like fish.", "He doesn’t like fish."), ("I have seen him yesterday.", "I saw him yesterday."), ("She is more taller than me.", "She is taller than me."),
    ("There is many people here.", "There are many people here."), ("We was late for school.", "We were late for school."), ("Me and Tom went home.", "Tom and I went home."),
]


@layout(HALF, "sentences-to-correct", "wrong sentences with numbers and a rule below each, right ones under Answers on the next page")
def sentences_to_correct(draw):
    asked = draw.shuffled(GRAMMAR)
    body = "<h2>Correct the mistakes</h2><p>Each sentence has one mistake. Write the sentence without it.</p>"
    body += "".join(f"<p class=q>{n}. {web(wrong)}</p><div class=l></div>" for n, (wrong, _) in enumerate(asked, 1))
    body += "<h2 class=n>Answers</h2>" + "".join(f"<p>{n}. {web(right)}</p>" for n, (_, right) in enumerate(asked, 1))
    items = [item(wrong, right, str(n)) for n, (wrong, right) in enumerate(asked, 1)]
    engine, source = page(draw, body, ["Liberation Serif", "Noto Sans", "Liberation Sans"], (12,), ".q { margin-top: 7mm } .l { border-bottom: 1px solid #000; height: 8mm } .n { break-before: page }")
    return Document(engine, source, items)


ROUNDS = [
    ("Round 1: Food", [("Which nut is used to make marzipan?", "Almond"), ("What is the main ingredient of hummus?", "Chickpeas"), ("From which country does paella come?", "Spain"), ("Which spice comes from a crocus?", "Saffron")]),
    ("Round 2: Films", [("Who directed ‘Jaws’?", "Steven Spielberg"), ("In which year was the first ‘Star Wars’ film shown?", "1977"), ("Which actor played Forrest Gump?", "Tom Hanks"), ("What colour is the pill that Neo takes in ‘The Matrix’?", "Red")]),
]


@layout(HALF, "quiz-answers-right-aligned", "quiz rounds that restart, the answer in bold at the right end of the line")
def quiz_answers_right_aligned(draw):
    body, items = [r"\begin{center}\Large Village Hall Quiz -- question master’s sheet\end{center}"], []
    for title, questions in ROUNDS:
        body.append(rf"\subsection*{{{title}}}")
        for n, (question, answer) in enumerate(draw.shuffled(questions), 1):
            body.append(rf"\lab{{0pt}}{{20pt}}{{{n}.}}{{{tex(question)}\hfill\textbf{{{tex(answer)}}}}}\smallskip ")
            items.append(item(question, answer, str(n), section=title))
    engine, source = document(draw, "".join(body), ["timesnew", "lm", "palatino"], (11, 12))
    return Document(engine, source, items)


KEYWORDS = [
    ("algorithm", "a list of steps that solves a problem"), ("byte", "eight bits"), ("compiler", "a program that translates source code"), ("debugging", "finding and removing mistakes"),
    ("encryption", "changing data so that others cannot read it"), ("firewall", "a barrier between a computer and a network"), ("hardware", "the parts of a computer that can be touched"),
]


@layout(HALF, "glossary-leaders-right", "key words in italics, meaning set in on the next line, title Key words, groff")
def glossary_leaders_right(draw):
    lines = [".TL", "Key words: computing"]
    for word, meaning in KEYWORDS:
        lines += [".LP", f".B {plain(word)}", ".RS", ".LP", plain(meaning), ".RE"]
    items = [item(word, meaning, kind="definition") for word, meaning in KEYWORDS]
    engine, source = roff(draw, lines)
    return Document(engine, source, items)


BUSINESS = [
    ("Zoe opens a bakery in a small town. She is a sole trader.", [("Define the term ‘sole trader’.", 2, ["a business owned by one person"]), ("State one disadvantage of being a sole trader.", 1, ["unlimited liability"]), ("Explain one way in which Zoe could advertise her bakery.", 3, ["leaflets in letter boxes", "they reach people who live nearby", "and are cheap to print"])]),
    ("Zoe wants to borrow £20 000 to buy a new oven.", [("Give one source of finance other than a bank loan.", 1, ["leasing"]), ("Analyse one effect of the loan on her costs.", 4, ["interest must be paid each month", "fixed costs rise", "she has to sell more to break even", "unless the oven makes baking cheaper"])]),
]


@layout(HALF, "paper-case-study-scheme", "paper 1 (a) with [2] at the margin and a case above; scheme as a table Qu | Answer | Mark, points on lines with (1)")
def paper_case_study_scheme(draw):
    body, items, lines = [], [], []
    for place, (stem, parts) in enumerate(BUSINESS, 1):
        body.append(rf"\bigskip\needspace{{5cm}}\lab{{0pt}}{{22pt}}{{\textbf{{{place}}}}}{{{tex(stem)}}}")
        for n, (question, marks, points) in enumerate(parts):
            label = "abc"[n]
            body.append(rf"\medskip\lab{{22pt}}{{22pt}}{{({label})}}{{{tex(question)}\hfill [{marks}]}}" + r"{\leftskip=44pt" + r"\dotline" * (marks + 1) + "}")
            lines.append([f"{place}({label})", r"\newline ".join(tex(text) + " (1)" for text in points) if marks > 1 and len(points) > 1 else tex(points[0]), str(marks)])
            items.append(item(question, "\n".join(points), f"{place}({label})", marks, stem=stem, rubric=[{"text": text, "marks": 1} for text in points] if len(points) > 1 else None))
    engine, source = document(draw, "\n".join(body), ["arial", "helvetica"], (11,), foot=r"\fancyfoot[C]{\thepage}\fancyfoot[R]{[Turn over}")
    return Document(engine, source, items, document(draw, table(lines, "|c|p{10cm}|c|", ["Qu", "Answer", "Mark"]), ["arial"], (11,))[1])


BINARY = [
    ("Which number is binary 1010 in denary?", ["5", "8", "10", "12"], 2), ("How many values can four bits hold?", ["4", "8", "15", "16"], 3), ("Which is the largest?", ["1 GB", "1 KB", "1 MB", "1 TB"], 3),
    ("What does RAM stand for?", ["random access memory", "read all memory", "rapid action memory", "remote access mode"], 0), ("Which of these is an output device?", ["keyboard", "microphone", "mouse", "printer"], 3), ("What does a router do?", ["It cools the processor.", "It forwards data packets.", "It prints documents.", "It stores files."], 1),
]


@layout(HALF, "choices-two-by-two-office", "word processor, options in a table of two by two cells, letters with full stops, key as a row 1C 2D")
def choices_two_by_two_office(draw):
    asked = draw.shuffled(BINARY)
    body, items = paragraph(run("Computers: quick test"), "Title"), []
    for n, (question, options, right) in enumerate(asked, 1):
        body += paragraph(run(f"{n}. {question}")) + office_table([[run(f"A. {options[0]}"), run(f"B. {options[1]}")], [run(f"C. {options[2]}"), run(f"D. {options[3]}")]], [8.0, 8.0], "Open")
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    body += paragraph(run("Key: " + "  ".join(f"{n}{'ABCD'[right]}" for n, (_, _, right) in enumerate(asked, 1))))
    engine, source = office(draw, body, ["Liberation Serif", "Noto Sans", "DejaVu Serif"], (11, 12))
    return Document(engine, source, items)


RULES = [
    "Bring your own towel and a lock for the cupboard.", "Shower before you enter the pool.", "Do not run beside the water.", "Children under eight must be with an adult.",
    "Glass bottles are not allowed.", "Listen to the lifeguards at all times.",
]


@layout(HALF, "rules-that-ask-nothing", "rules of a swimming pool as a numbered list with opening hours in a table, nothing to be found")
def rules_that_ask_nothing(draw):
    hours = [("Monday", "7.00 – 20.00"), ("Tuesday", "7.00 – 20.00"), ("Wednesday", "12.00 – 21.00"), ("Saturday", "9.00 – 18.00"), ("Sunday", "9.00 – 16.00")]
    body = paragraph(run("Riverside Pool: rules"), "Title") + "".join(paragraph(run(f"{n}.\t{text}"), "Part") for n, text in enumerate(RULES, 1))
    body += paragraph(run("Opening hours"), "Head") + office_table([[run(day), run(time)] for day, time in hours], [4.0, 4.0])
    engine, source = office(draw, body, ["Liberation Sans", "Noto Sans"], (11, 12))
    return Document(engine, source, [])
