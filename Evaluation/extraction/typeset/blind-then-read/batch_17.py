"""The seventeenth eight: textbook exercises, papers with choices between questions, tables to fill, pages that ask nothing."""

from latex import document, table, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

SECTIONS = [
    ("3.1 Cells", ["What is the smallest unit of life?", "Name two parts that only plant cells have.", "Why do muscle cells need many mitochondria?"]),
    ("3.2 Tissues", ["What is a tissue?", "Give an example of a tissue in a leaf and describe what it does.", "How do tissues form organs?"]),
    ("3.3 Systems", ["List the organs of the digestive system in order.", "Which system carries oxygen to the muscles?"]),
]


@layout(HALF, "textbook-review-by-section", "textbook page in two columns: Review Questions, headings 3.1 Cells in small capitals, numbers go on over the sections, a box Key idea between, no answers")
def textbook_review_by_section(draw):
    body, items, n = r"\begin{center}\large\textbf{Chapter 3\quad Review Questions}\end{center}\begin{multicols}{2}", [], 0
    for place, (head, asked) in enumerate(SECTIONS):
        body += rf"\medskip\textsc{{{tex(head)}}}\par "
        if place == 1:
            body += r"\fbox{\parbox{0.9\linewidth}{\textbf{Key idea} Groups of similar cells work together.}}\par "
        for question in asked:
            n += 1
            body += rf"\lab{{0pt}}{{18pt}}{{{n}.}}{{{tex(question)}}}"
            items.append(item(question, None, str(n)))
    engine, source = document(draw, body + r"\end{multicols}", ["lm", "times", "schoolbook"], (10, 11), foot=r"\fancyfoot[R]{Living things\quad\thepage}")
    return Document(engine, source, items)


EITHER = [
    ("1", "Describe the main features of a desert climate.", 5), ("2", "Explain how plants are adapted to dry conditions.", 5), ("3(a)", "Explain how sand dunes form.", 10), ("3(b)", "Explain how wadis form.", 10), ("4(a)", "Assess the effects of tourism on one desert area.", 15), ("4(b)", "Assess the effects of mining on one desert area.", 15),
]


@layout(HALF, "paper-either-or", "essay paper, 3 EITHER (a) … OR (b) … with [10] each, word processor")
def paper_either_or(draw):
    body, items = paragraph(run("Hot deserts: assessed essay"), "Title"), []
    for number, question, marks in EITHER:
        label = f"{number[0]}\t" if "(b)" not in number else "\t"
        if "(a)" in number:
            body += paragraph(run(label) + run("EITHER", "B"), "Part")
        elif "(b)" in number:
            body += paragraph(run("\t") + run("OR", "B"), "Part")
        text = f"{label}{question}\t[{marks}]" if "(" not in number else f"\t{number[1:]} {question}\t[{marks}]"
        body += paragraph(run(text), "Part")
        items.append(item(question, None, number, marks))
    engine, source = office(draw, body, ["Liberation Sans", "Liberation Serif"], (11, 12))
    return Document(engine, source, items)


VERSES = [
    ("What does the poet compare the river to?", 2), ("Find an example of alliteration in the first verse and explain its effect.", 3), ("How does the mood change in the last verse?", 4),
]
POEM = ["The river rolled its ribbon round", "the reeds that rustled on the ground,", "and carried, as it went along,", "the last notes of a linnet’s song.", "", "But night came down and frost came near,", "and nothing was left there to hear."]


@layout(HALF, "poem-then-questions", "a poem with line numbers every five lines, then questions a) to c) with (2 marks), no numbers above")
def poem_then_questions(draw):
    verse = "".join(f"<div class=v>{web(line) or '&nbsp;'}{f'<span class=n>{n}</span>' if n % 5 == 0 else ''}</div>" for n, line in enumerate(POEM, 1))
    body = f"<h2>The River</h2>{verse}<p>Read the poem and answer the questions.</p>" + "".join(f"<p>{letter}) {web(question)} ({marks} marks)</p>" for letter, (question, marks) in zip("abc", VERSES))
    engine, source = page(draw, body, ["Liberation Serif", "Noto Serif"], (11, 12), ".v { margin-left: 20mm; position: relative; width: 90mm } .n { position: absolute; right: 0 }")
    return Document(engine, source, [item(question, None, f"({letter})", marks) for letter, (question, marks) in zip("abc", VERSES)])


SETS = [("Find the value of each expression when x = 3.", ["2x + 1", "x² − 4", "5(x − 1)", "12 ÷ x"]), ("Solve each equation.", ["y + 7 = 15", "4y = 28", "y ÷ 3 = 9", "2y − 5 = 11"]), ("Write each number in standard form.", ["45 000", "0.0032", "610", "7 200 000"])]


@layout(HALF, "exercise-parts-two-by-two", "textbook exercise in colour, 1 Find …: a … b … c … d … two to a row, answers at the back as 1 a 7 b 5")
def exercise_parts_two_by_two(draw):
    answers = [["7", "5", "10", "4"], ["8", "7", "27", "8"], ["4.5 × 10⁴", "3.2 × 10⁻³", "6.1 × 10²", "7.2 × 10⁶"]]
    body, items = "<h2>Exercise 5C</h2>", []
    for n, (task, parts) in enumerate(SETS, 1):
        body += f"<p class=q><b>{n}</b>&emsp;{web(task)}</p><table>" + rows([[f"<b>{'abcd'[m + k]}</b>&ensp;{web(parts[m + k])}" for k in (0, 1)] for m in (0, 2)]) + "</table>"
        items += [item(part, answer, f"{n}({letter})", stem=task) for letter, part, answer in zip("abcd", parts, answers[n - 1])]
    body += "<h2 class=k>Answers</h2>" + "".join(f"<p><b>{n}</b>&emsp;" + "&emsp;".join(f"<b>{letter}</b> {web(text)}" for letter, text in zip("abcd", line)) + "</p>" for n, line in enumerate(answers, 1))
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (11, 12), "td { width: 60mm; padding: 1mm 0 1mm 9mm } .q { margin-bottom: 1mm } .k { break-before: page }")
    return Document(engine, source, items)


@layout(HALF, "syllabus-that-asks-nothing", "course outline with numbered weeks, learning outcomes in bullets, list of books; nothing to be found")
def syllabus_that_asks_nothing(draw):
    weeks = ["What is a society? Reading: chapter 1", "Family and kinship. Reading: chapter 2", "Work and class. Reading: chapters 3 and 4", "Revision and test"]
    body = r"\section*{SOC 101: Introduction to Sociology}\textbf{Instructor:} Dr E. Marsh\par\textbf{Office hours:} Tuesday, 2--4 pm\subsection*{Learning outcomes}\begin{itemize}\item Describe how societies are organised.\item Explain the ideas of three thinkers.\item Compare two methods of research.\end{itemize}\subsection*{Schedule}"
    body += "".join(rf"\textbf{{Week {n}.}} {tex(text)}\par " for n, text in enumerate(weeks, 1)) + r"\subsection*{Grading}Two essays: 40\%\par Test: 40\%\par Participation: 20\%"
    engine, source = document(draw, body, ["lm", "times"], (11,))
    return Document(engine, source, [])


@layout(HALF, "manual-that-asks-nothing", "instructions of a kettle with numbered safety rules, a table of faults with causes and remedies; nothing to be found")
def manual_that_asks_nothing(draw):
    rules = ["Read these instructions before you use the kettle.", "Do not fill it above the mark MAX.", "Keep the cord away from hot surfaces.", "Never open the lid while the water boils."]
    body = "<h1>Kettle K200</h1><h2>Safety</h2>" + "".join(f"<p>{n}. {web(rule)}</p>" for n, rule in enumerate(rules, 1))
    body += "<h2>What to do if …</h2><table>" + rows([["Fault", "Cause", "Remedy"]], "th") + rows([["The kettle does not switch on.", "It is not on its base.", "Place it on its base."], ["It switches off too early.", "There is lime on the floor.", "Remove the lime with vinegar."], ["It drips.", "The lid is not closed.", "Close the lid."]]) + "</table>"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (10, 11), "table { border-collapse: collapse } td, th { border: 1px solid #444; padding: 2mm }")
    return Document(engine, source, [])
