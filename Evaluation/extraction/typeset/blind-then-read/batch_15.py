"""The fifteenth eight: reasons behind answers, keys in odd forms, answers beside the questions."""

from latex import document, table, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

RATIONALE = [
    ("Which layer of the Earth is liquid?", ["crust", "mantle", "outer core", "inner core"], 2, "Only the outer core melts under its pressure.", "Unit 4.2"), ("What do seismographs record?", ["rain", "ground movement", "wind", "tides"], 1, "The name comes from the Greek word for shaking.", "Unit 4.3"),
    ("Which rock is igneous?", ["basalt", "sandstone", "marble", "chalk"], 0, "Basalt forms when lava cools.", "Unit 4.1"), ("Where do most volcanoes lie?", ["at the poles", "in deserts", "at plate boundaries", "in rivers"], 2, "Magma rises where plates meet or part.", "Unit 4.4"),
]


@layout(HALF, "choices-answer-rationale-reference", "test bank: 1. question, A. to D., then ANS: C, then RAT: reason, REF: Unit 4.2 in small lines")
def choices_answer_rationale_reference(draw):
    body, items = "<p><b>Chapter 4: Inside the Earth</b></p><p><b>MULTIPLE CHOICE</b></p>", []
    for n, (question, options, right, why, unit) in enumerate(RATIONALE, 1):
        body += f"<div class=b>{n}. {web(question)}" + "".join(f"<div class=o>{letter}. {web(text)}</div>" for letter, text in zip("ABCD", options))
        body += f"<div class=s>ANS: {'ABCD'[right]}</div><div class=s>RAT: {web(why)}</div><div class=s>REF: {unit}</div></div>"
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    engine, source = page(draw, body, ["Liberation Serif", "Noto Serif"], (11,), ".b { margin-bottom: 6mm; break-inside: avoid } .o { margin-left: 8mm } .s { margin-left: 4mm; font-size: 9pt }")
    return Document(engine, source, items)


BESIDE = [
    ("Simplify 4a + 3b − a.", "3a + 3b"), ("Expand 5(x − 2).", "5x − 10"), ("Solve 2y = 18.", "y = 9"), ("Evaluate 3² + 4².", "25"), ("Find the next term: 2, 5, 8, 11, …", "14"), ("Write 60 as a product of primes.", "2² × 3 × 5"),
]


@layout(HALF, "answers-in-right-margin", "exercise with the answers in the right margin in italics beside each question, head Answers above them")
def answers_in_right_margin(draw):
    body = "<h2>Exercise 2A</h2><div class=r><div class=q></div><div class=a><b>Answers</b></div></div>"
    body += "".join(f"<div class=r><div class=q>{n}. &nbsp;{web(question)}</div><div class=a><i>{web(answer)}</i></div></div>" for n, (question, answer) in enumerate(BESIDE, 1))
    engine, source = page(draw, body, ["Liberation Serif", "Noto Serif"], (11, 12), ".r { display: flex; margin: 3mm 0 } .q { flex: 1 } .a { width: 40mm }")
    return Document(engine, source, [item(question, answer, str(n)) for n, (question, answer) in enumerate(BESIDE, 1)])


TEACHER = [
    ("Why did the Romans build roads?", "To move their armies quickly, and later for trade.", "Pupils may name the post as well."), ("What was the forum used for?", "It was the market and meeting place of a town.", "Show the plan on slide 6."),
    ("Who were the gladiators?", "Fighters who were trained to entertain the public, most of them slaves.", "Some were free men."), ("How was water brought into the city?", "By aqueducts, which carried it on arches from the hills.", "Link to lesson 3."),
]


@layout(HALF, "teacher-edition-notes", "teacher's edition: 1. question in bold, Suggested answer: … and Teacher note: … in the lines below, word processor")
def teacher_edition_notes(draw):
    body, items = paragraph(run("Ancient Rome: discussion (teacher’s edition)"), "Title"), []
    for n, (question, answer, note) in enumerate(TEACHER, 1):
        body += paragraph(run(f"{n}.\t{question}", "B"), "Part") + paragraph(run("Suggested answer: ", "I") + run(answer), "Body") + paragraph(run("Teacher note: ", "I") + run(note), "Body")
        items.append(item(question, answer, str(n)))
    engine, source = office(draw, body, ["Liberation Serif", "Liberation Sans"], (11, 12))
    return Document(engine, source, items)


KEYROWS = [
    ("The heart pumps blood around the body.", True), ("Arteries carry blood to the heart.", False), ("Red blood cells carry oxygen.", True), ("Veins have thicker walls than arteries.", False), ("White blood cells fight infection.", True), ("Plasma is a solid.", False), ("Platelets help blood to clot.", True), ("The left side of the heart pumps blood to the lungs.", False),
]


@layout(HALF, "statements-key-by-group", "statements 1 to 8, key as True: 1, 3, 5, 7 and False: 2, 4, 6, 8 at the end")
def statements_key_by_group(draw):
    body = r"\section*{The circulation: true or false?}" + "".join(rf"\lab{{0pt}}{{22pt}}{{{n}.}}{{{tex(text)}\hfill\rule{{15mm}}{{0.4pt}}}}\smallskip " for n, (text, _) in enumerate(KEYROWS, 1))
    for verdict in (True, False):
        body += rf"\par\medskip\textbf{{{verdict}:}} " + ", ".join(str(n) for n, (_, value) in enumerate(KEYROWS, 1) if value == verdict)
    engine, source = document(draw, body, ["lm", "times", "palatino"], (11, 12))
    return Document(engine, source, [item(text, str(value), str(n), kind="truefalse") for n, (text, value) in enumerate(KEYROWS, 1)])


SHUFFLED = [
    ("evaporation", "a liquid turning into a gas at its surface"), ("condensation", "a gas turning into a liquid"), ("melting", "a solid turning into a liquid"), ("freezing", "a liquid turning into a solid"), ("sublimation", "a solid turning straight into a gas"), ("boiling", "a liquid turning into a gas throughout"),
]
ORDER = [3, 0, 5, 1, 2, 4]


@layout(HALF, "matching-roman-and-capitals", "matching, I. to VI. at the left and A. to F. at the right, solution I – B, II – … in one line upside up at the foot")
def matching_roman_and_capitals(draw):
    romans = ["I", "II", "III", "IV", "V", "VI"]
    right = [SHUFFLED[place][1] for place in ORDER]
    lines = [[f"{romans[n]}. {web(SHUFFLED[n][0])}", f"{'ABCDEF'[n]}. {web(right[n])}"] for n in range(6)]
    key = ", ".join(f"{romans[n]} – {'ABCDEF'[ORDER.index(n)]}" for n in range(6))
    body = f"<h2>Changes of state</h2><p>Match each word with its meaning.</p><table>{rows(lines)}</table><p class=f>Solution: {key}</p>"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (11, 12), "td { padding: 3mm 12mm 3mm 0 } .f { margin-top: 30mm; font-size: 8pt }")
    return Document(engine, source, [item(word, meaning, romans[n], None, choices("ABCDEF", right), kind="match", answer_label="ABCDEF"[ORDER.index(n)]) for n, (word, meaning) in enumerate(SHUFFLED)])


DIALOG = [
    ("What made you become a nurse?", "I looked after my grandmother when I was sixteen, and I found that I liked it."), ("What is the hardest part of the job?", "The nights. You never get used to them, but the team helps."), ("Would you choose it again?", "Yes, without a doubt."), ("What advice do you have for beginners?", "Ask questions, and do not be afraid of saying that you do not know."),
]


@layout(HALF, "interview-that-is-no-test", "magazine interview, questions in bold without labels, answers below, by-line and caption; questions and answers as pairs")
def interview_that_is_no_test(draw):
    body = "<h1>A day on the ward</h1><p><i>Sara Lind has been a nurse for twelve years. She told us what keeps her going.</i></p>" + "".join(f"<p class=q><b>{web(question)}</b></p><p>{web(answer)}</p>" for question, answer in DIALOG)
    engine, source = page(draw, body, ["Liberation Serif", "Noto Serif"], (11, 12), ".q { margin-bottom: 0 } .q + p { margin-top: 0 }")
    return Document(engine, source, [item(question, answer, kind="faq") for question, answer in DIALOG])


STRUCTURED = [
    ("Fig. 1 shows a food web of a pond.", [("Name a producer in the food web.", 1, "algae"), ("Name two consumers that feed on tadpoles.", 2, "water beetle, perch"), ("Explain what may happen if all the perch are removed.", 3, "more beetles; fewer tadpoles; more algae")]),
    ("A gardener tests three fertilisers on bean plants.", [("State the independent variable.", 1, "type of fertiliser"), ("Suggest two ways to improve the experiment.", 2, "more plants; same soil")]),
]


@layout(HALF, "scheme-paragraph-answers", "paper 1 (a) … [1]; scheme in the same file as running text: 1 (a) algae; [1] (b) water beetle, perch; [2]")
def scheme_paragraph_answers(draw):
    body, scheme, items = "", "", []
    for n, (stem, parts) in enumerate(STRUCTURED, 1):
        body += rf"\bigskip\lab{{0pt}}{{20pt}}{{\textbf{{{n}}}}}{{{tex(stem)}}}"
        scheme += rf"\medskip\textbf{{{n}}} "
        for m, (question, marks, answer) in enumerate(parts):
            body += rf"\lab{{20pt}}{{22pt}}{{({'abc'[m]})}}{{{tex(question)}\hfill[{marks}]}}" + r"{\leftskip=42pt" + r"\dotline" * (marks + 1) + "}"
            scheme += rf"({'abc'[m]}) {tex(answer)} [{marks}] \quad "
            items.append(item(question, answer, f"{n}({'abc'[m]})", marks, stem=stem))
    engine, source = document(draw, body + r"\newpage\textbf{MARKING SCHEME}\par " + scheme, ["times", "arial"], (11,))
    return Document(engine, source, items)


CAPITALS = [
    ("Capital of Peru?", "Lima"), ("Longest river in Africa?", "Nile"), ("Largest ocean?", "Pacific"), ("Highest mountain in Europe?", "Mont Blanc or Elbrus"), ("Country with the most islands?", "Sweden"), ("Desert in northern China?", "Gobi"), ("Sea between Italy and Croatia?", "Adriatic"), ("City on two continents?", "Istanbul"),
]


@layout(HALF, "quiz-answers-backslash-columns", "quiz in two columns of the page, 1) question with the answer in brackets and capitals behind it on the next line")
def quiz_answers_backslash_columns(draw):
    body = r"\begin{center}\textbf{Geography quick-fire}\end{center}\begin{multicols}{2}" + "".join(rf"\lab{{0pt}}{{22pt}}{{{n})}}{{{tex(question)}\\(\textsc{{{tex(answer)}}})}}\smallskip " for n, (question, answer) in enumerate(CAPITALS, 1)) + r"\end{multicols}"
    engine, source = document(draw, body, ["lm", "times"], (11, 12))
    return Document(engine, source, [item(question, answer, str(n)) for n, (question, answer) in enumerate(CAPITALS, 1)])
