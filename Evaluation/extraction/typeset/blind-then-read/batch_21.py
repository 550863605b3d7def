"""The twenty-first eight: papers with formulas, sources and references between the questions, and pages that ask nothing."""

from latex import document, table, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

FOOTNOTES = [("What did the treaty of 1648 end?", 2, "The treaty is also called the Peace of Westphalia."), ("Explain why the war had lasted so long.", 4, None), ("Which states gained land?", 3, "See the map on page 4."), ("How did the war change everyday life?", 6, None)]


@layout(HALF, "paper-with-footnotes", "history test with raised numbers in the questions and footnotes at the foot of the page, (2 marks) at the right")
def paper_with_footnotes(draw):
    body, items = r"\begin{center}\textbf{The Thirty Years’ War}\end{center}", []
    for n, (question, marks, note) in enumerate(FOOTNOTES, 1):
        foot = rf"\footnote{{{tex(note)}}}" if note else ""
        body += rf"\lab{{0pt}}{{20pt}}{{{n}.}}{{{tex(question)}{foot}\hfill({marks} marks)}}\vspace{{22mm}}"
        items.append(item(question, None, str(n), marks))
    engine, source = document(draw, body, ["times", "lm"], (11, 12))
    return Document(engine, source, items)


INSERT = [("Look at Source A. What does it tell you about work in the mills?", 4), ("How useful is Source B to someone who studies working children?", 6), ("Why did the government pass the law of 1833?", 8)]


@layout(HALF, "sources-between-questions", "history paper, sources in italics with a provenance line between the questions, [4] at the margin, web page")
def sources_between_questions(draw):
    sources = [("A", "From a report by an inspector, 1832", "The children rise at four and walk two miles to the mill. They have half an hour for dinner."), ("B", "A mill owner in a letter to a newspaper, 1833", "Our young people are cheerful, well fed and glad to earn their bread."), None]
    body, items = "<h2>Britain 1750–1850</h2>", []
    for n, (question, marks) in enumerate(INSERT, 1):
        if source := sources[n - 1]:
            body += f"<div class=s><b>Source {source[0]}</b><br>{web(source[1])}<br><i>{web(source[2])}</i></div>"
        body += f"<div class=q><b>{n}</b>&emsp;{web(question)}<span class=m>[{marks}]</span></div>"
        items.append(item(question, None, str(n), marks))
    engine, source = page(draw, body, ["Liberation Serif", "Noto Serif"], (11, 12), ".s { border: 1px solid #000; padding: 3mm; margin: 6mm 0 } .m { float: right } .q { margin-bottom: 18mm }")
    return Document(engine, source, items)


POINTS = [("Describe how a volcano forms at a plate boundary.", 5, ["Plates move apart or together.", "Magma rises through the crust.", "Layers of lava and ash build up."]), ("Name two gases that volcanoes give off.", 2, ["water vapour", "carbon dioxide"]), ("Explain why people live near volcanoes.", 4, ["The soil is fertile.", "Hot water gives energy.", "Tourists bring money."])]


@layout(HALF, "scheme-in-own-file-prose", "paper Q1. with [5 marks]; scheme in its own file with Q1. [5 marks] as heading and the points as numbered list")
def scheme_in_own_file_prose(draw):
    body, scheme, items = paragraph(run("Volcanoes: end of topic test"), "Title"), paragraph(run("Volcanoes: mark scheme"), "Title"), []
    for n, (question, marks, points) in enumerate(POINTS, 1):
        body += paragraph(run(f"Q{n}.\t{question} [{marks} marks]"), "Part") + "".join(paragraph(run("\t"), "Line") for _ in range(marks))
        scheme += paragraph(run(f"Q{n}. [{marks} marks]"), "Head") + "".join(paragraph(run(f"• {point}"), "Choice") for point in points)
        items.append(item(question, "\n".join(points), str(n), marks, rubric=[{"text": text, "marks": None} for text in points]))
    engine, source = office(draw, body, ["Liberation Sans", "Noto Sans"], (11,))
    return Document(engine, source, items, office(draw, scheme, ["Liberation Sans"], (11,))[1])


TWOLINES = [("What is the difference between weather and climate?", None), ("How does the tilt of the Earth’s axis cause the seasons, and why are the seasons opposite in the northern and the southern hemisphere?", None), ("Why is it colder on a mountain than at its foot?", None), ("What is an isobar?", None), ("Explain why the west coast of Norway has mild winters although it lies as far north as Alaska.", None)]


@layout(HALF, "textbook-page-with-margin-notes", "textbook page: two paragraphs of text, a box Did you know? in the margin, Questions 1. to 5. below, running head and page number")
def textbook_page_with_margin_notes(draw):
    text = ["Weather is what the air does from day to day. Climate is the weather of a place over many years. To describe it, scientists use means of thirty years.", "The Sun warms the land faster than the sea. In winter the sea gives back its heat, so that coasts stay mild."]
    body = "<div class=top>Unit 6 &nbsp; Weather and climate</div><div class=a><div class=l>" + "".join(f"<p>{web(part)}</p>" for part in text) + "<h3>Questions</h3>" + "".join(f"<p class=h>{n}. {web(question)}</p>" for n, (question, _) in enumerate(TWOLINES, 1))
    body += "</div><div class=r><b>Did you know?</b><br>The coldest place where people live is Oymyakon in Siberia. In 1933 it was −67 °C there.</div></div>"
    css = ".a { display: flex; gap: 6mm } .l { flex: 1 } .r { width: 38mm; background: #eee; padding: 3mm; font-size: 9pt; align-self: flex-start } .top { font-size: 8pt; border-bottom: 1px solid #000 } .h { padding-left: 6mm; text-indent: -6mm }"
    engine, source = page(draw, body, ["Liberation Serif", "Noto Serif"], (11, 12), css)
    return Document(engine, source, [item(question, None, str(n)) for n, (question, _) in enumerate(TWOLINES, 1)])


MATHS = [("Differentiate y = 3x² + 2x.", 2), ("Find the gradient of the curve y = x³ at the point (2, 8).", 3), ("The curve y = x² − 6x + 5 has one turning point. Find its coordinates.", 4), ("A stone is thrown upwards, and its height after t seconds is h = 20t − 5t². Find its greatest height.", 4)]


@layout(HALF, "maths-formula-box-and-totals", "maths test with a box of formulas first, Q1 … (2), and (Total 2 marks) behind each, End of test line")
def maths_formula_box_and_totals(draw):
    body, items = r"\fbox{\parbox{0.95\linewidth}{\textbf{Formulae}\par If $y = x^n$, then the gradient is $nx^{n-1}$.\par At a turning point the gradient is 0.}}", []
    for n, (question, marks) in enumerate(MATHS, 1):
        body += rf"\bigskip\needspace{{4cm}}\lab{{0pt}}{{24pt}}{{\textbf{{Q{n}}}}}{{{tex(question)}}}\vspace{{30mm}}\par\hfill\textbf{{(Total {marks} marks)}}\par "
        items.append(item(question, None, str(n), marks))
    engine, source = document(draw, body + r"\begin{center}\textbf{End of test}\end{center}", ["times", "lm"], (11,))
    return Document(engine, source, items)


@layout(HALF, "job-advert-asks-nothing", "job advert with bullets, dates and a line Any questions?, nothing to be found")
def job_advert_asks_nothing(draw):
    body = "<h1>Teacher of mathematics</h1><p><b>Start:</b> 1 September<br><b>Hours:</b> full time<br><b>Salary:</b> scale M1 to M6</p><h3>You will</h3><ul><li>teach classes of 11 to 16 years</li><li>plan lessons with a team of six</li><li>run one club a week</li></ul><h3>How to apply</h3><p>1. Fill in the form.<br>2. Add a letter of one page.<br>3. Send both by 12 May.</p><p>Any questions? Call us on 01632 960 123.</p>"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (11, 12))
    return Document(engine, source, [])


@layout(HALF, "bibliography-that-asks-nothing", "list of books with numbers in square brackets, titles in italics, one title is a question; nothing to be found")
def bibliography_that_asks_nothing(draw):
    books = [("E. Marsh", "Why do leaves fall?", "2011"), ("T. Oduya", "Rivers and their valleys", "2015"), ("L. Brandt", "A short history of maps", "1998"), ("P. Quill", "The weather book", "2020")]
    body = r"\section*{References}" + "".join(rf"\lab{{0pt}}{{24pt}}{{[{n}]}}{{{tex(who)}: \textit{{{tex(title)}}} Harrow Press, {year}.}}" for n, (who, title, year) in enumerate(books, 1))
    engine, source = document(draw, body, ["lm", "times"], (11,))
    return Document(engine, source, [])


@layout(HALF, "results-that-ask-nothing", "table of sports results with times and a list of records; nothing to be found")
def results_that_ask_nothing(draw):
    lines = [[run(head, "B") for head in ("Place", "Name", "School", "Time")]] + [[run(c) for c in line] for line in (("1", "J. Adeyemi", "Northfield", "12.41"), ("2", "M. Castle", "St Anne’s", "12.58"), ("3", "R. Fonseca", "Hill Road", "12.77"), ("4", "D. Gruber", "Northfield", "13.02"), ("5", "K. Ivanov", "Lakeside", "13.20"))]
    body = paragraph(run("100 metres, under 16: final"), "Title") + office_table(lines, [2.0, 5.0, 4.5, 3.0]) + paragraph(run("Record: ", "B") + run("12.02 (L. Peters, 2014)"), "Body") + paragraph(run("Wind: ", "B") + run("+0.8 m/s"), "Body")
    engine, source = office(draw, body, ["Liberation Sans"], (11, 12))
    return Document(engine, source, [])
