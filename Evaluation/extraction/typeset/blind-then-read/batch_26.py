"""The twenty-sixth ten: words, terms, help pages and pages that ask nothing, once more."""

from latex import document, table, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

FINNISH = [("kissa", "cat"), ("koira", "dog"), ("lintu", "bird"), ("kala", "fish"), ("hevonen", "horse"), ("lehmä", "cow"), ("lammas", "sheep"), ("karhu", "bear"), ("susi", "wolf"), ("hiiri", "mouse")]


@layout(HALF, "words-english-right-aligned", "Finnish at the left and English at the right edge of the page, thin lines between rows, title Eläimet – animals")
def words_english_right_aligned(draw):
    body = "<h2>Eläimet – animals</h2>" + "".join(f"<div class=r><b>{a}</b><span>{b}</span></div>" for a, b in FINNISH)
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (11, 12), ".r { display: flex; justify-content: space-between; border-bottom: 1px solid #ccc; padding: 1.5mm 0 }")
    return Document(engine, source, [item(a, b, kind="vocabulary") for a, b in FINNISH])


POLISH = [("jabłko", "noun (n)", "apple"), ("czytać", "verb", "to read"), ("nowy", "adjective", "new"), ("szybko", "adverb", "quickly"), ("rower", "noun (m)", "bicycle"), ("pisać", "verb", "to write"), ("mały", "adjective", "small")]


@layout(HALF, "words-class-between", "Polish word in bold, word class in italics in brackets, English, all in one line, numbered, LaTeX")
def words_class_between(draw):
    body = r"\section*{Słówka}" + "".join(rf"\lab{{0pt}}{{20pt}}{{{n}.}}{{\textbf{{{tex(a)}}} -- {tex(c)}}}" for n, (a, _, c) in enumerate(POLISH, 1))
    engine, source = document(draw, body, ["noto", "dejavu", "libertine"], (11,))
    return Document(engine, source, [item(a, c, str(n), kind="vocabulary") for n, (a, _, c) in enumerate(POLISH, 1)])


PHYSICS = [("Amplitude", "The greatest displacement of a wave from its rest position."), ("Frequency", "The number of waves that pass a point each second. It is measured in hertz."), ("Wavelength", "The distance from one crest of a wave to the next."), ("Refraction", "The change of direction of a wave when its speed changes."), ("Echo", "A sound that is reflected by a hard surface."), ("Ultrasound", "Sound of a frequency above 20 000 Hz, which people cannot hear.")]


@layout(HALF, "glossary-two-cells-no-head", "glossary as a table of two columns without head and rules, wrapped meanings, word processor, title Glossary")
def glossary_two_cells_no_head(draw):
    body = paragraph(run("Glossary: waves"), "Title") + office_table([[run(a, "B"), run(b)] for a, b in PHYSICS], [4.0, 8.0], "Open")
    engine, source = office(draw, body, ["Liberation Sans", "Liberation Serif"], (11, 12))
    return Document(engine, source, [item(a, b, kind="definition") for a, b in PHYSICS])


WEATHER = [("rain", "water that falls from clouds in drops"), ("hail", "frozen rain that falls as hard balls of ice"), ("fog", "a cloud that lies on the ground"), ("breeze", "a light wind"), ("drought", "a long time without rain"), ("flood", "water that covers land which is dry as a rule")]


@layout(HALF, "definitions-means-sentences", "definitions as sentences with the word in capitals first and a dash, groff, two columns")
def definitions_means_sentences(draw):
    lines = [".2C", ".ce", "\\fBWeather words and definitions\\fP", ".sp"] + [f".LP\n{a.upper()} \\(en {plain(b)}" for a, b in WEATHER]
    engine, source = roff(draw, lines)
    return Document(engine, source, [item(a.upper(), b, kind="definition") for a, b in WEATHER])


BANK = [("How do I open an account?", "Come to any branch with your passport, or use our app."), ("Is there a fee?", "No, if at least 500 euros come in each month."), ("How do I block a lost card?", "Call us at any time. The number is on the back of each letter."), ("Can my children have an account?", "Yes, from the age of seven."), ("How safe is my money?", "It is insured up to 100,000 euros.")]


@layout(HALF, "faq-plus-signs", "help page where each question has a + before it and a line above, answers in grey below")
def faq_plus_signs(draw):
    body = "<h1>Questions and answers</h1>" + "".join(f"<div class=q>{web(question)}</div><div class=a>{web(answer)}</div>" for question, answer in BANK)
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (11, 12), ".q { border-top: 1px solid #aaa; padding-top: 3mm; margin-top: 3mm; font-weight: bold; color: #114477 } .a { color: #555 }")
    return Document(engine, source, [item(question, answer, kind="faq") for question, answer in BANK])


RIVERS = [("Which river flows through Vienna?", "Danube"), ("Which river has the largest basin?", "Amazon"), ("Which river forms part of the border of Mexico and the USA?", "Rio Grande"), ("Which river flows into the Caspian Sea?", "Volga"), ("On which river is Baghdad?", "Tigris"), ("Which river did the Egyptians call Iteru?", "Nile")]


@layout(HALF, "quiz-answers-next-page-numbered", "quiz with large numbers and questions, answers on the next page as 1 Danube in two columns, title Answers to the river quiz")
def quiz_answers_next_page_numbered(draw):
    body = r"\section*{River quiz}" + "".join(rf"\lab{{0pt}}{{26pt}}{{\large\textbf{{{n}}}}}{{{tex(question)}}}\medskip " for n, (question, _) in enumerate(RIVERS, 1))
    body += r"\newpage\section*{Answers to the river quiz}\begin{tabular}{p{6cm}p{6cm}}" + r"\\ ".join(f"{n}~~{tex(RIVERS[n - 1][1])} & {n + 3}~~{tex(RIVERS[n + 2][1])}" for n in (1, 2, 3)) + r"\end{tabular}"
    engine, source = document(draw, body, ["lm", "avant", "times"], (11, 12))
    return Document(engine, source, [item(question, answer, str(n)) for n, (question, answer) in enumerate(RIVERS, 1)])


@layout(HALF, "contents-that-ask-nothing", "table of contents with numbers, titles that are questions and page numbers behind dots; nothing to be found")
def contents_that_ask_nothing(draw):
    titles = ["What is a map?", "How to read scales", "Where are the poles?", "Contour lines", "Finding north", "Maps of the future"]
    body = r"\section*{Contents}" + "".join(rf"\lab{{0pt}}{{20pt}}{{{n}}}{{{tex(title)}\dotfill {n * 12 - 5}}}" for n, title in enumerate(titles, 1))
    engine, source = document(draw, body, ["lm", "times"], (11, 12))
    return Document(engine, source, [])


@layout(HALF, "programme-that-asks-nothing", "programme of a concert with times, names and pieces in a table and notes below; nothing to be found")
def programme_that_asks_nothing(draw):
    body = paragraph(run("Spring concert: programme"), "Title") + office_table([[run(a), run(b), run(c)] for a, b, c in [("18.00", "School orchestra", "Overture"), ("18.20", "Choir of year 7", "Three songs of the sea"), ("18.45", "Ida Holm, violin", "Sonata in G"), ("19.10", "Big band", "Take the last train")]], [2.0, 6.0, 7.0])
    body += paragraph(run("Interval: ", "B") + run("Drinks are sold in the hall."), "Body") + paragraph(run("Exits: ", "B") + run("Please leave by the doors at the back."), "Body")
    engine, source = office(draw, body, ["Liberation Serif", "Noto Sans"], (11, 12))
    return Document(engine, source, [])


@layout(HALF, "report-that-asks-nothing", "laboratory report with headings Aim, Method in numbered steps, Results table and Conclusion; nothing to be found")
def report_that_asks_nothing(draw):
    body = "<h1>Report: the swing of a pendulum</h1><h3>Aim</h3><p>To find out whether the mass changes the time of a swing.</p><h3>Method</h3><ol><li>Tie a mass to a string of 50 cm.</li><li>Pull it aside by 10° and let go.</li><li>Time ten swings.</li><li>Repeat with other masses.</li></ol><h3>Results</h3><table>" + rows([["Mass in g", "Time of ten swings in s"]], "th") + rows([["50", "14.2"], ["100", "14.1"], ["150", "14.2"]]) + "</table><h3>Conclusion</h3><p>The mass makes no difference. Is the length what counts? We will test it next week.</p>"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Serif"], (11,), "table { border-collapse: collapse } td, th { border: 1px solid #444; padding: 2mm }")
    return Document(engine, source, [])
