"""The seventh eight: pages that look like questions or words and are none, and papers whose schemes have odd forms."""

from latex import document, table, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

LESSONS = [
    ("Monday", ["Maths", "English", "Science", "Music"]), ("Tuesday", ["History", "Maths", "Art", "English"]), ("Wednesday", ["Science", "French", "Maths", "Sport"]),
    ("Thursday", ["English", "Geography", "French", "Maths"]), ("Friday", ["Sport", "Science", "English", "Art"]),
]


@layout(HALF, "timetable-that-asks-nothing", "timetable of a class as a ruled table, list of teachers below, nothing to be found")
def timetable_that_asks_nothing(draw):
    teachers = [("Ms Abara", "Maths, Room 12"), ("Mr Dunn", "English, Room 3"), ("Mrs Ferreira", "French, Room 8"), ("Mr Holt", "Science, Laboratory 2"), ("Ms Ito", "Art, Studio"), ("Mr Quist", "Sport, Hall")]
    body = "<h1>Class 7B: timetable</h1><table>" + rows([["", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]], "th")
    body += rows([[f"{hour}.00", *(day[1][n] for day in LESSONS)] for n, hour in enumerate((9, 10, 11, 13))])
    body += "</table><h2>Teachers and rooms</h2>" + "".join(f"<p><b>{who}</b>: {what}</p>" for who, what in teachers)
    css = "table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #555; padding: 2mm }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (10, 11), css)
    return Document(engine, source, [])


NOTES = [
    ("Supply and demand", ["The price of a good settles where supply equals demand.", "If demand rises and supply stays the same, the price rises."]),
    ("Elasticity", ["Demand is elastic when a small change in price changes it a lot.", "Bread is an example of a good with inelastic demand."]),
    ("Market failure", ["Pollution is a cost that the maker does not pay.", "Governments may tax it, limit it or sell permits."]),
]


@layout(HALF, "notes-run-in-heads", "revision notes with bold run-in words and bullets, nothing to be found")
def notes_run_in_heads(draw):
    body = r"\section*{Markets: summary of chapter 4}"
    for head, points in NOTES:
        body += rf"\textbf{{{head}.}} " + " ".join(tex(point) for point in points) + r"\par\medskip "
    body += r"\subsection*{Remember}\begin{itemize}\item Draw both curves and label the axes.\item Show the old and the new price.\item Say which curve moves, and why.\end{itemize}"
    engine, source = document(draw, body, ["lm", "palatino", "times"], (11, 12))
    return Document(engine, source, [])


PROBABILITY = [
    ("A bag holds 3 red, 4 blue and 5 green counters. One counter is taken at random.", [
        ("Find the probability that it is blue.", 1, ["4/12 or 1/3"], ["B1"]), ("Find the probability that it is not green.", 2, ["1 − 5/12", "7/12"], ["M1", "A1"]),
    ]),
    ("The probability that it rains on a day in June is 0.2.", [
        ("Find the probability that it is dry on two days in a row.", 2, ["0.8 × 0.8", "0.64"], ["M1", "A1"]), ("How many of the 30 days are expected to be wet?", 1, ["6"], ["B1"]),
        ("Comment on the assumption that days are independent.", 1, ["weather often lasts, so it may not hold"], ["E1"]),
    ]),
]


@layout(HALF, "scheme-method-marks", "maths paper with (1) at the margin; scheme as a table with M1, A1, B1 and a row for each mark")
def scheme_method_marks(draw):
    body, items, lines = [], [], []
    for place, (stem, parts) in enumerate(PROBABILITY, 1):
        body.append(rf"\bigskip\lab{{0pt}}{{20pt}}{{\textbf{{{place}}}}}{{{tex(stem)}}}")
        for n, (question, marks, points, codes) in enumerate(parts):
            letter = "abc"[n]
            body.append(rf"\lab{{20pt}}{{22pt}}{{({letter})}}{{{tex(question)}}}\par\hfill\textbf{{({marks})}}\vspace{{{16 * marks}mm}}")
            for m, (text, code) in enumerate(zip(points, codes)):
                lines.append([f"{place}({letter})" if m == 0 else "", tex(text), code, ""])
            items.append(item(question, "\n".join(points), f"{place}({letter})", marks, stem=stem, kind="numeric", rubric=[{"text": text, "marks": 1} for text in points] if marks > 1 else None))
        body.append(rf"\hfill\textbf{{(Total for Question {place} is {sum(part[1] for part in parts)} marks)}}\par\medskip\hrule")
    engine, source = document(draw, "\n".join(body), ["timesnew", "arial"], (11,), foot=r"\fancyfoot[C]{\thepage}\fancyfoot[R]{\scriptsize Turn over}")
    marks = document(draw, table(lines, "|c|p{8cm}|c|p{3.5cm}|", ["Question", "Scheme", "Marks", "Notes"]), ["timesnew"], (11,))[1]
    return Document(engine, source, items, marks)


RELIGION = [
    ("Give two festivals that Jews celebrate.", 2, ["Passover", "Hanukkah"]),
    ("Explain two ways in which Muslims prepare for prayer.", 4, ["They wash their hands, mouth, face, arms and feet.", "They face Makkah."]),
    ("Give one reason why Buddhists meditate.", 1, ["to calm the mind"]),
    ("Explain why Christians celebrate Easter.", 3, ["Christians believe that Jesus rose from the dead.", "It shows that death is not the end.", "It gives them hope of eternal life."]),
]


@layout(HALF, "scheme-bullets-below", "paper 1. with [2 marks] after the text; scheme repeats each question in bold, bullets below it")
def scheme_bullets_below(draw):
    body, scheme, items = "<h2>World religions: end of unit test</h2>", "<h2>World religions: end of unit test – marking guide</h2>", []
    for n, (question, marks, points) in enumerate(RELIGION, 1):
        words = f"[{marks} mark{'s' if marks > 1 else ''}]"
        body += f"<p class=q>{n}. {web(question)} <b>{words}</b></p>" + "<div class=l></div>" * (marks + 1)
        scheme += f"<p class=q><b>{n}. {web(question)} {words}</b></p><ul>" + "".join(f"<li>{web(point)}</li>" for point in points) + "</ul>"
        items.append(item(question, "\n".join(points), str(n), marks, rubric=[{"text": text, "marks": None} for text in points] if marks > 1 else None))
    css = ".q { margin-top: 6mm } .l { border-bottom: 1px dotted #333; height: 8mm }"
    engine, source = page(draw, body, ["Liberation Sans"], (11,), css)
    return Document(engine, source, items, page(draw, scheme, ["Liberation Sans"], (11,), css)[1])


PYTHON = [
    ("What does this program print?", ["for i in range(3):", "    print(i)"], ["0 1 2", "1 2 3", "0 1 2 3", "3"], 0),
    ("What is the value of x at the end?", ["x = 5", "if x > 3:", "    x = x * 2"], ["5", "10", "3", "8"], 1),
    ("Which line makes an error?", ["name = input()", "age = 12", "print(name + age)"], ["the first", "the second", "the third", "none of them"], 2),
    ("How many times is the word printed?", ["n = 4", "while n > 0:", "    print('go')", "    n = n - 2"], ["once", "twice", "four times", "without end"], 1),
]


@layout(HALF, "choices-with-code", "choices below lines of code in a frame, A) to D), key with reasons in a table")
def choices_with_code(draw):
    body, items, key = [r"\section*{Python quiz}"], [], []
    for n, (question, code, options, right) in enumerate(PYTHON, 1):
        listing = r"\\ ".join(rf"\texttt{{{tex(line).replace('    ', r'~~~~')}}}" for line in code)
        body.append(rf"\medskip\needspace{{5cm}}\lab{{0pt}}{{20pt}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\hspace*{{24pt}}\fbox{{\parbox{{6cm}}{{{listing}}}}}\par " + "".join(rf"\lab{{24pt}}{{20pt}}{{{letter})}}{{{tex(text)}}}" for letter, text in zip("ABCD", options)))
        items.append(item(question + " " + " ".join(line.strip() for line in code), options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], command=question + " " + " ".join(line.strip() for line in code)))
        key.append(rf"\textbf{{{n}.}} {'ABCD'[right]}")
    engine, source = document(draw, "".join(body) + r"\vfill Answers:\quad " + r"\quad ".join(key), ["lm", "cm"], (11,))
    return Document(engine, source, items)


PHRASES = [
    ("Good morning", "Bom dia"), ("Good night", "Boa noite"), ("Please", "Por favor"), ("Thank you very much", "Muito obrigado"), ("Where is the station?", "Onde fica a estação?"),
    ("How much is it?", "Quanto custa?"), ("I do not understand", "Não entendo"), ("Do you speak English?", "Fala inglês?"), ("I would like a coffee", "Queria um café"), ("The bill, please", "A conta, por favor"),
]


@layout(HALF, "phrases-portuguese", "phrase book, English at the left, Portuguese in bold at the right, sound below it in italics")
def phrases_portuguese(draw):
    sounds = ["bong DEE-a", "BO-a noyt", "poor fa-VOR", "MWEEN-too o-bree-GA-doo", "ON-duh FEE-ka a shta-SOWNG", "KWAN-too KOOSH-ta", "nowng en-TEN-doo", "FA-la een-GLESH", "kuh-REE-a oong ka-FEH", "a KON-ta poor fa-VOR"]
    lines = [[run(english), run(phrase, "B") + run("\n") + run(sound, "I")] for (english, phrase), sound in zip(PHRASES, sounds)]
    body = paragraph(run("Useful phrases"), "Title") + office_table(lines, [7.5, 8.0], "Open")
    items = [item(phrase, english, kind="vocabulary") for english, phrase in PHRASES]
    engine, source = office(draw, body, ["Liberation Serif", "Liberation Sans", "Noto Sans"], (11, 12))
    return Document(engine, source, items)


CRIME = [
    ("What is a jury?", "A group of twelve people, chosen by chance, who decide in a court whether someone is guilty."),
    ("Who can sit on a jury?", "Most adults between 18 and 75 who are on the register of voters."),
    ("Is a member of a jury paid?", "No, but travel and lost earnings are paid up to a limit."),
    ("Can I refuse to sit on a jury?", "Only with a good reason, such as illness or a holiday that has been booked."),
    ("How long does it last?", "About ten working days, unless the trial is longer."),
    ("May I talk about the trial?", "Not before it has ended, and never about what the jury said."),
]


@layout(HALF, "faq-two-columns", "leaflet in two columns, questions in colour as headings without numbers, contact box at the end")
def faq_two_columns(draw):
    body = "<h1>Called for jury service?</h1><div class=two>" + "".join(f"<h3>{web(question)}</h3><p>{web(answer)}</p>" for question, answer in CRIME)
    body += "</div><div class=box><b>Contact us</b><br>Jury Office, 12 Court Street, Northwick. Telephone 01632 960 001, Monday to Friday, 9 am to 5 pm.</div>"
    items = [item(question, answer, kind="faq") for question, answer in CRIME]
    css = ".two { columns: 2; column-gap: 10mm } h3 { color: #1a5276; margin: 4mm 0 1mm; font-size: 105% } p { margin: 0 } .box { border: 1px solid #1a5276; padding: 3mm; margin-top: 8mm; font-size: 90% }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Serif", "Noto Sans"], (10, 11), css)
    return Document(engine, source, items)


READING = [
    ("Where were the first tea gardens of the family?", ["In Assam", "In Kenya", "In London", "In Ceylon"], 3), ("Why did the grandfather sell the house?", ["It was too large", "He needed money for a ship", "It had burned down", "His wife disliked it"], 1),
    ("What did the letter contain?", ["A map", "A key", "A photograph", "A ring"], 1), ("How does the story end?", ["The house is found again", "The ship sinks", "The letter is lost", "Nobody knows"], 0),
]


@layout(HALF, "reading-choices-beside", "a story in two paragraphs, then choices with options in a 2 by 2 grid, key in small print upside down")
def reading_choices_beside(draw):
    story = [
        "My grandfather never spoke of the tea gardens in the hills of Ceylon, where his own father had made and lost a fortune. What I know I have from a box of papers that lay under the stairs for forty years.",
        "In it was a letter, and in the letter a small iron key. The house to which it belonged had been sold in 1931, when the family needed money for a ship that was never built. Last spring I stood before its door, and the key turned.",
    ]
    body = [r"\section*{The key}" + r"\par ".join(tex(text) for text in story) + r"\par\bigskip\textit{Choose the best answer.}\par "]
    items, key = [], []
    for n, (question, options, right) in enumerate(READING, 1):
        cells = [[f"A~~{tex(options[0])}", f"B~~{tex(options[1])}"], [f"C~~{tex(options[2])}", f"D~~{tex(options[3])}"]]
        body.append(rf"\medskip\lab{{0pt}}{{20pt}}{{{n}.}}{{{tex(question)}}}\hspace*{{20pt}}" + table(cells, "p{6.5cm}p{6.5cm}", rules=False) + r"\par ")
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
        key.append(f"{n} {'ABCD'[right]}")
    text = "".join(body) + r"\vfill\rotatebox{180}{\parbox{\linewidth}{\footnotesize Answers: " + ", ".join(key) + "}}"
    engine, source = document(draw, text, ["libertine", "schoolbook", "lm"], (11,), extra=r"\usepackage{graphicx}")
    return Document(engine, source, items)
