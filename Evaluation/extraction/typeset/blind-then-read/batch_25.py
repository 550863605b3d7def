"""The twenty-fifth ten: papers, choices and exercises of further publishers."""

from latex import document, table, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

BIOLOGY = [("The diagram shows an alveolus.", [("Name the gas that moves from the air into the blood.", 1, "oxygen"), ("Give two features that help gases to move quickly.", 2, "thin wall; good supply of blood")]), ("Smoking harms the lungs.", [("Name the substance in smoke that is addictive.", 1, "nicotine"), ("Describe how tar harms the airways.", 2, "it stops the cilia; mucus builds up"), ("Explain why smokers cough.", 2, "to move the mucus out of the lungs")])]


@layout(HALF, "paper-parts-and-grid-scheme", "paper 1 (a) with dotted lines and [1]; scheme as a ruled grid with cells 1 | (a) | answer | 1 in four columns")
def paper_parts_and_grid_scheme(draw):
    body, lines, items = "", [], []
    for n, (stem, parts) in enumerate(BIOLOGY, 1):
        body += rf"\bigskip\lab{{0pt}}{{20pt}}{{\textbf{{{n}}}}}{{{tex(stem)}}}"
        for letter, (question, marks, answer) in zip("abc", parts):
            body += rf"\lab{{20pt}}{{22pt}}{{\textbf{{({letter})}}}}{{{tex(question)}}}" + r"{\leftskip=42pt" + r"\dotline" * marks + rf"}}\par\hfill[{marks}]"
            lines.append([str(n) if letter == "a" else "", f"({letter})", tex(answer), str(marks)])
            items.append(item(question, answer, f"{n}({letter})", marks, stem=stem))
    engine, source = document(draw, body, ["arial", "helvetica"], (11,), foot=r"\fancyfoot[L]{\scriptsize 0610/32}\fancyfoot[R]{\small[Turn over}")
    scheme = document(draw, table(lines, "|l|l|p{9cm}|l|", ["Question", "Part", "Answer", "Marks"]), ["arial"], (11,))[1]
    return Document(engine, source, items, scheme)


LEAVES = [("Which organ makes bile?", ["the liver", "the stomach", "the pancreas"], "a"), ("Where does the digestion of starch begin?", ["in the stomach", "in the mouth", "in the colon"], "b"), ("Which vitamin does sunlight help the skin to make?", ["vitamin A", "vitamin C", "vitamin D"], "c"), ("How many chambers has the human heart?", ["two", "three", "four"], "c")]


@layout(HALF, "choices-three-answers-table-key", "choices a/ b/ c/ with a slash behind the letter in one row, numbers with a hyphen, key table with two rows")
def choices_three_answers_table_key(draw):
    body = "<h2>The body</h2>" + "".join(f"<p>{n}. {web(question)}</p><p class=o>" + " &emsp;&emsp; ".join(f"{letter}) {web(text)}" for letter, text in zip("abc", options)) + "</p>" for n, (question, options, _) in enumerate(LEAVES, 1))
    body += "<table>" + rows([["Question", *(str(n) for n in range(1, 5))], ["Answer", *(right for *_, right in LEAVES)]]) + "</table>"
    engine, source = page(draw, body, ["Noto Sans", "Liberation Serif"], (11, 12), ".o { margin-left: 8mm } table { border-collapse: collapse; margin-top: 20mm } td { border: 1px solid #333; padding: 1mm 3mm }")
    return Document(engine, source, [item(question, options["abc".index(right)], str(n), None, choices("abc", options), kind="mcq", answer_label=right) for n, (question, options, right) in enumerate(LEAVES, 1)])


ARITHMETIC = [("6 × 7", "42"), ("81 ÷ 9", "9"), ("145 + 67", "212"), ("300 − 128", "172"), ("25% of 60", "15"), ("3/4 of 20", "15"), ("0.5 × 18", "9"), ("2³", "8")]


@layout(HALF, "mental-maths-lines", "mental maths, 1. to 8. in one column with = and a short line, time and score above, answers in one line in brackets below")
def mental_maths_lines(draw):
    body = paragraph(run("Mental maths 4\tTime: 5 minutes"), "Body") + "".join(paragraph(run(f"{n}.\t{text} = ________"), "Part") for n, (text, _) in enumerate(ARITHMETIC, 1)) + paragraph(run("Answers: " + ", ".join(f"{n}. {answer}" for n, (_, answer) in enumerate(ARITHMETIC, 1))), "Body")
    engine, source = office(draw, body, ["Liberation Sans", "Noto Sans"], (12,))
    return Document(engine, source, [item(f"{text} = ___", answer, str(n), kind="gap") for n, (text, answer) in enumerate(ARITHMETIC, 1)])


UNITS = [("Chapter 1", ["Define ‘ecosystem’.", "Give an example of a food chain with three links.", "Why are decomposers important?"]), ("Chapter 2", ["What is meant by ‘habitat’?", "How do camels survive in deserts?", "Describe one way in which plants spread their seeds."])]


@layout(HALF, "revision-by-chapter-restart", "revision sheet, Chapter 1 and Chapter 2 underlined, 1 2 3 as bare numbers that restart, two columns of the page, no answers")
def revision_by_chapter_restart(draw):
    body, items = r"\begin{center}\textbf{Revision questions}\end{center}\begin{multicols}{2}", []
    for head, asked in UNITS:
        body += rf"\medskip\underline{{{head}}}\par " + "".join(rf"\lab{{0pt}}{{16pt}}{{{n}}}{{{tex(question)}}}" for n, question in enumerate(asked, 1))
        items += [item(question, None, str(n), section=head) for n, question in enumerate(asked, 1)]
    engine, source = document(draw, body + r"\end{multicols}", ["lm", "times", "noto"], (11,))
    return Document(engine, source, items)


LISTEN = [("What is the woman’s job?", ["She is a vet.", "She is a cook.", "She is a pilot."]), ("When did she start?", ["in spring", "last year", "ten years ago"]), ("What does she like best?", ["the people", "the pay", "the hours"]), ("What will she do next?", ["move house", "study again", "open a shop"])]


@layout(HALF, "listening-options-with-boxes", "listening test, question in bold, three options with ☐ behind the text in a column, (1) at the right, numbers 1 to 4")
def listening_options_with_boxes(draw):
    body, items = "<h2>Listening, part 2</h2><p>You will hear an interview. Tick one box for each question.</p>", []
    for n, (question, options) in enumerate(LISTEN, 1):
        body += f"<p><b>{n} &nbsp; {web(question)}</b></p>" + "".join(f"<p class=o>☐ {web(text)}</p>" for text in options)
        items.append(item(question, None, str(n), None, choices([None] * 3, options), kind="mcq"))
    engine, source = page(draw, body, ["DejaVu Sans", "DejaVu Serif"], (10, 11), ".o { margin: 1mm 0 1mm 12mm }")
    return Document(engine, source, items)


GREEK = [("ΕΡΩΤΗΣΗ", "Ποια είναι η πρωτεύουσα της Ελλάδας;", "Η Αθήνα."), ("ΕΡΩΤΗΣΗ", "Ποιος έγραψε την Οδύσσεια;", "Ο Όμηρος."), ("ΕΡΩΤΗΣΗ", "Ποιο είναι το ψηλότερο βουνό της χώρας;", "Ο Όλυμπος."), ("ΕΡΩΤΗΣΗ", "Πόσα γράμματα έχει το αλφάβητο;", "Είκοσι τέσσερα.")]


@layout(HALF, "pairs-greek-labels", "Greek sheet, Ερ.: question and Απ.: answer, web page")
def pairs_greek_labels(draw):
    body = "<h2>Ερωτήσεις γνώσεων</h2>" + "".join(f"<p><b>Ερ.:</b> {web(question)}<br><b>Απ.:</b> {web(answer)}</p>" for _, question, answer in GREEK)
    engine, source = page(draw, body, ["Liberation Serif", "DejaVu Sans", "Noto Sans"], (11, 12), language="el")
    return Document(engine, source, [item(question, answer, kind="faq") for _, question, answer in GREEK])


STEPS = [("Solve 3(x − 2) = 12.", ["3x − 6 = 12", "3x = 18", "x = 6"]), ("Find the area of a circle of radius 5 cm.", ["A = π × 5²", "A = 78.5 cm²"]), ("A shirt of £24 is sold at 25% off. Find the price.", ["25% of 24 is 6", "24 − 6 = 18", "£18"])]


@layout(HALF, "worked-examples-then-exercises", "worked examples with Solution in steps, then Now try these: 1. to 3. without answers")
def worked_examples_then_exercises(draw):
    tries = ["Solve 5(x + 1) = 35.", "Find the area of a circle of radius 7 cm.", "A lamp of £60 is sold at 15% off. Find the price."]
    body, items = r"\section*{Unit 7}", []
    for n, (question, steps) in enumerate(STEPS, 1):
        body += rf"\textbf{{Example {n}}}\quad {tex(question)}\par\textit{{Solution:}} " + r"\par ".join(tex(step) for step in steps) + r"\par\medskip "
        items.append(item(question, "\n".join(steps), str(n)))
    body += r"\bigskip\textbf{Now try these}\par " + "".join(rf"\lab{{0pt}}{{20pt}}{{{n}.}}{{{tex(question)}}}" for n, question in enumerate(tries, 1))
    items += [item(question, None, str(n), section="Now try these") for n, question in enumerate(tries, 1)]
    engine, source = document(draw, body, ["lm", "times"], (11,))
    return Document(engine, source, items)


PICTURES = [("What is the boy in the picture holding?", 1), ("Write two sentences about what he may be thinking.", 4), ("Give the picture a title.", 1)]


@layout(HALF, "test-points-at-line-start", "entrance test with _____/1 before each number for the marker, questions 1. to 3., lines below, groff")
def test_points_at_line_start(draw):
    lines, items = [".ce", "\\fBEntrance test: writing\\fP", ".sp"], []
    for n, (question, marks) in enumerate(PICTURES, 1):
        lines += [".br", plain(f"{n}. {question} ({marks} pt{'s' if marks > 1 else ''}.)"), ".sp 5"]
        items.append(item(question, None, str(n), marks))
    engine, source = roff(draw, lines)
    return Document(engine, source, items)
