"""The fourteenth eight: lines beside the questions that are no part of them, such as topics, hints, years and instructions to groups."""

from latex import document, tex
from office import document as office, paragraph, run
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

BANK = [
    ("Algebra", "easy", "Solve the equation 3x + 5 = 20.", "x = 5"), ("Geometry", "medium", "A circle has a radius of 4 cm. Find its circumference in terms of π.", "8π cm"),
    ("Number", "easy", "Write 0.375 as a fraction in its simplest form.", "3/8"), ("Statistics", "hard", "The mean of five numbers is 8. Four of them are 6, 7, 9 and 10. Find the fifth.", "8"),
    ("Number", "medium", "Increase £80 by 15%.", "£92"), ("Algebra", "hard", "Factorise x² − 9.", "(x − 3)(x + 3)"),
]


@layout(HALF, "bank-topic-and-difficulty", "question bank: number, question, then a grey line Topic: … | Difficulty: … below each, answers at the end in order")
def bank_topic_and_difficulty(draw):
    body, items = "<h1>Question bank: Mathematics</h1>", []
    for n, (topic, level, question, answer) in enumerate(BANK, 1):
        body += f"<p class=q>{n}. {web(question)}</p><p class=g>Topic: {topic} &nbsp;|&nbsp; Difficulty: {level}</p>"
        items.append(item(question, answer, str(n)))
    body += "<h2>Answers</h2>" + "".join(f"<p class=k>{n}. {web(answer)}</p>" for n, (*_, answer) in enumerate(BANK, 1))
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (11, 12), ".q { margin: 5mm 0 0 } .g { margin: 0 0 2mm 6mm; font-size: 9pt; color: #666 } .k { margin: 1mm 0 }")
    return Document(engine, source, items)


GROUPS = [
    ("Questions 1 to 3 refer to the map on page 2.", ["Which village lies at the highest point of the map?", "How far is it from the church to the station along the road?", "In which direction does the river flow?"]),
    ("Use the table of rainfall to answer questions 4 to 6.", ["Which month was the driest?", "How much rain fell in spring?", "Between which two months did the rainfall change the most?"]),
    ("Questions 7 and 8 are about the photograph.", ["What evidence is there that the valley was shaped by ice?", "Name the type of lake in the foreground."]),
]


@layout(HALF, "groups-with-introductions", "geography sheet, plain sentences such as Questions 4 to 6 refer to … between the questions, no answers")
def groups_with_introductions(draw):
    body, items, n = r"\begin{center}\Large Map skills\end{center}", [], 0
    for intro, asked in GROUPS:
        body += rf"\bigskip {tex(intro)}\par\medskip "
        for question in asked:
            n += 1
            body += rf"\lab{{0pt}}{{22pt}}{{{n}.}}{{{tex(question)}}}\vspace{{9mm}}"
            items.append(item(question, None, str(n)))
    engine, source = document(draw, body, ["cm", "times", "lm", "arial"], (11, 12))
    return Document(engine, source, items)


YEARS = [
    ("Explain the term ‘latent heat’.", "2017", 3), ("A ray of light passes from air into glass. State what happens to its speed.", "2018", 1), ("Give two uses of infrared radiation.", "2016, 2019", 2),
    ("Describe how a transformer changes a voltage.", "2020", 4), ("Why is a fuse placed in the live wire?", "2015", 2), ("State the principle of conservation of energy.", "2014, 2018", 2),
]


@layout(HALF, "past-questions-with-years", "past questions by topic, each with its years in square brackets and (3 marks) behind, groff")
def past_questions_with_years(draw):
    lines, items = [".ce", "\\fBPhysics: questions from past papers\\fP", ".sp"], []
    for n, (question, years, marks) in enumerate(YEARS, 1):
        lines += [f".IP {n}. 4", plain(f"{question} [{years}] ({marks} mark{'s' if marks > 1 else ''})"), ".sp 2"]
        items.append(item(question, None, str(n), marks))
    engine, source = roff(draw, lines)
    return Document(engine, source, items)


HINTED = [
    ("How many sides does a hexagon have?", "Think of a honeycomb.", ["5", "6", "7", "8"], 1), ("Which of these numbers is prime?", "It has only two factors.", ["21", "27", "29", "33"], 2),
    ("What is 7 × 8?", "5, 6, 7, 8.", ["54", "56", "63", "64"], 1), ("Which fraction is the largest?", "Make the bottoms equal.", ["1/2", "2/3", "3/5", "5/8"], 1), ("How many minutes are there in 2.5 hours?", "One hour has 60.", ["120", "130", "150", "180"], 2),
]


@layout(HALF, "choices-hint-between", "choices with a Hint: line between question and options, Your answer: ____ below, key as Correct answers: B C B B C")
def choices_hint_between(draw):
    body, items = paragraph(run("Weekly quiz 12"), "Title"), []
    for n, (question, hint, options, right) in enumerate(HINTED, 1):
        body += paragraph(run(f"{n}.\t{question}"), "Part") + paragraph(run(f"Hint: {hint}", "I"), "Body")
        body += "".join(paragraph(run(f"{letter}.\t{text}"), "Choice") for letter, text in zip("ABCD", options)) + paragraph(run("Your answer: ______"), "Body")
        items.append(item(f"{question} Hint: {hint}", options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    body += paragraph(run("Correct answers: " + " ".join("ABCD"[right] for *_, right in HINTED)), "Body")
    engine, source = office(draw, body, ["Liberation Sans", "Noto Sans"], (11, 12))
    return Document(engine, source, items)


ASSERT = [
    ("Sugar dissolves faster in hot water.", "Particles move faster at higher temperatures."), ("Iron rusts in dry air.", "Rusting needs both water and oxygen."),
    ("Sound cannot travel through a vacuum.", "Sound needs particles to carry it."), ("The Moon shines by its own light.", "The Moon reflects the light of the Sun."),
]
CODES = ["Both statements are true, and the second explains the first.", "Both statements are true, but the second does not explain the first.", "The first statement is true, the second is false.", "The first statement is false, the second is true."]


@layout(HALF, "assertion-and-reason", "assertion and reason: 1. Assertion (A): …, Reason (R): … in two lines, options A to D once at the top, key 1. A 2. D at the end")
def assertion_and_reason(draw):
    body = "<h2>Assertion and reason</h2><p>For each question choose from these answers:</p>" + "".join(f"<p class=o>{letter} &nbsp; {web(text)}</p>" for letter, text in zip("ABCD", CODES))
    items = []
    for n, (one, other) in enumerate(ASSERT, 1):
        body += f"<p class=q>{n}. <b>Assertion (A):</b> {web(one)}<br><span class=r><b>Reason (R):</b> {web(other)}</span></p>"
        right = [0, 3, 0, 3][n - 1]
        text = f"Assertion (A): {one} Reason (R): {other}"
        items.append(item(text, CODES[right], str(n), None, choices("ABCD", CODES), kind="mcq", answer_label="ABCD"[right]))
    body += "<p><b>Key</b> 1. A &nbsp; 2. D &nbsp; 3. A &nbsp; 4. D</p>"
    engine, source = page(draw, body, ["Liberation Serif", "Noto Serif"], (11, 12), ".o { margin: 1mm 0 1mm 8mm } .q { margin-top: 4mm } .r { margin-left: 6mm }")
    return Document(engine, source, items)


TIMED = [
    ("Describe your room in three sentences.", "2 min"), ("What do you usually do after school?", "2 min"), ("Tell your partner about a film that you have seen.", "3 min"), ("Would you rather live in a town or in the country? Why?", "3 min"), ("What will you do next weekend?", "2 min"),
]


@layout(HALF, "speaking-cards-with-times", "speaking tasks in frames, Task 1 and the time at the right of the same line, the task below in larger print")
def speaking_cards_with_times(draw):
    body, items = "<h1>Speaking practice</h1>", []
    for n, (task, time) in enumerate(TIMED, 1):
        body += f"<div class=c><div class=h><b>Task {n}</b><span>Time: {time}</span></div><p>{web(task)}</p></div>"
        items.append(item(task, None, str(n)))
    css = ".c { border: 1px solid #333; padding: 3mm; margin-bottom: 5mm; break-inside: avoid } .h { display: flex; justify-content: space-between; font-size: 9pt } .c p { font-size: 13pt; margin: 3mm 0 }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (11,), css)
    return Document(engine, source, items)


OVERLEAF = [
    ("What is meant by ‘opportunity cost’?", 2), ("State two factors of production.", 2), ("Explain how a tax on sugar may change what people buy.", 4), ("Define ‘gross domestic product’.", 2), ("Analyse one advantage and one disadvantage of a minimum wage.", 6),
    ("Explain why a firm may want to export its goods.", 4), ("Discuss whether a government should build more railways.", 8),
]


@layout(HALF, "paper-continue-overleaf", "economics paper, one question to a third of a page, lines to write on, Continue overleaf and a bar code at the foot of each page, marks as (4)")
def paper_continue_overleaf(draw):
    body, items = r"\begin{center}\textbf{ECONOMICS}\\ Answer ALL questions.\end{center}", []
    for n, (question, marks) in enumerate(OVERLEAF, 1):
        body += rf"\needspace{{8cm}}\lab{{0pt}}{{20pt}}{{\textbf{{{n}}}}}{{{tex(question)}}}\par\hfill({marks})" + r"\ruleline" * 7 + r"\medskip "
        items.append(item(question, None, str(n), marks))
    engine, source = document(draw, body, ["arial", "timesnew", "helvetica"], (11,), foot=r"\fancyfoot[L]{\small Continue overleaf}\fancyfoot[R]{\scriptsize *P4782\thepage 0124*}")
    return Document(engine, source, items)


ANSWERBLANK = [
    ("A car travels 150 km in 2.5 hours. Calculate its average speed.", "km/h", 2), ("Find the area of a triangle with base 12 cm and height 7 cm.", "cm²", 2), ("Convert 3.2 kg to grams.", "g", 1), ("Work out 15% of 240.", "", 1), ("A map has a scale of 1 : 50 000. Two towns are 6 cm apart on it. Find the real distance.", "km", 2),
]


@layout(HALF, "answer-blank-with-unit", "paper with Answer ______ km/h and [2] in one row at the right below each question, web page")
def answer_blank_with_unit(draw):
    body, items = "<h2>Paper 1 (without calculator)</h2>", []
    for n, (question, unit, marks) in enumerate(ANSWERBLANK, 1):
        body += f"<div class=q><b>{n}</b>&emsp;{web(question)}</div><div class=a>Answer ____________________ {web(unit)} &nbsp;&nbsp; [{marks}]</div>"
        items.append(item(question, None, str(n), marks))
    engine, source = page(draw, body, ["Liberation Serif", "Liberation Sans", "Noto Serif"], (11, 12), ".q { margin-top: 7mm } .a { text-align: right; margin-top: 22mm }")
    return Document(engine, source, items)
