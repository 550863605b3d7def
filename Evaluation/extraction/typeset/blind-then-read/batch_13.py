"""The thirteenth eight: questions that people ask offices, quiz evenings, papers with choices between tasks, pages that ask nothing."""

from latex import document, table, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

LIBRARY = [
    ("Joining the library", [("Who can join?", "Anyone who lives, works or studies in the city can join. Children need the signature of a parent."), ("What do I need to bring?", "Bring one proof of your name and one of your address.")]),
    ("Borrowing", [("How many books can I borrow?", "You can have twelve items at a time. Four of them may be films."), ("How do I renew my loans?", "Renew them on our web site, by telephone or at any branch."), ("What happens if I lose a book?", "Please tell us. You will be asked to pay what it costs to replace it.")]),
    ("Computers", [("Can I print from my phone?", "Yes. Send the file to our printers from any browser, then pay at the desk.")]),
]


@layout(HALF, "faq-decimal-numbers", "leaflet with headings 1. Joining, questions 1.1 to 3.1 in bold, answers below, contents first")
def faq_decimal_numbers(draw):
    body, items = "<h1>Library guide for new members</h1>", []
    for n, (head, pairs) in enumerate(LIBRARY, 1):
        body += f"<h2>{n}. {web(head)}</h2>"
        for m, (question, answer) in enumerate(pairs, 1):
            body += f"<p class=q><b>{n}.{m} {web(question)}</b></p><p>{web(answer)}</p>"
            items.append(item(question, answer, f"{n}.{m}", kind="faq", section=f"{n}. {head}"))
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (10, 11), ".q { margin-bottom: 0 } .q + p { margin-top: 1mm }")
    return Document(engine, source, items)


PUB = [
    ("Round 1: Food and drink", [("What is the main ingredient of hummus?", "Chickpeas"), ("Which nut is used to make marzipan?", "Almond"), ("In which country was the croissant’s ancestor, the kipferl, baked?", "Austria"), ("What gives tonic water its bitter taste?", "Quinine")]),
    ("Round 2: Sport", [("How many players are there in a rugby league team?", "13"), ("In which city were the 2016 Summer Olympics held?", "Rio de Janeiro"), ("What colour is the ball worth four points in snooker?", "Brown"), ("Which country has won the most football World Cups?", "Brazil")]),
]


@layout(HALF, "quiz-table-number-question-answer", "quiz evening as a ruled table for each round: number, question, answer; title of the round above, word processor")
def quiz_table_number_question_answer(draw):
    body, items = paragraph(run("Quiz night – host’s copy"), "Title"), []
    for head, asked in PUB:
        body += paragraph(run(head), "Head") + office_table([[run(f"{n}"), run(question), run(answer, "B")] for n, (question, answer) in enumerate(asked, 1)], [1.2, 10.6, 4.4])
        items += [item(question, answer, str(n), section=head) for n, (question, answer) in enumerate(asked, 1)]
    engine, source = office(draw, body, ["Liberation Sans", "Noto Sans"], (11, 12))
    return Document(engine, source, items)


STAFF = [
    ("How many days of leave do I have?", "All staff have 25 days a year, and public holidays. Part-time staff have leave in proportion to their hours."),
    ("Who approves my leave?", "Your manager does. Please ask at least two weeks before the first day."),
    ("Can I carry days over to the next year?", "Up to five days may be carried over until the end of March."),
    ("What do I do if I fall ill on holiday?", "Report it on the first day, as you would at work. The days are given back when you hand in a certificate."),
    ("Is there unpaid leave?", "Yes, for up to four weeks, if your team can do without you."),
]


@layout(HALF, "faq-ans-label", "company sheet, Q1. question in bold, Ans. in the next line, page 1 of 1 in the foot, logo text in the head")
def faq_ans_label(draw):
    body, items = r"\section*{Leave: frequently asked questions}", []
    for n, (question, answer) in enumerate(STAFF, 1):
        body += rf"\bigskip\textbf{{Q{n}. {tex(question)}}}\par\textbf{{Ans.}} {tex(answer)}\par "
        items.append(item(question, answer, str(n), kind="faq"))
    engine, source = document(draw, body, ["arial", "lmsans", "noto"], (11,), head=r"\fancyhead[R]{\small HARTWELL \& SONS -- Human Resources}", foot=r"\fancyfoot[C]{\small Page \thepage\ of 1}")
    return Document(engine, source, items)


ESSAYS = [
    ("‘The causes of the First World War were mainly economic.’ How far do you agree?", 25), ("To what extent did the Treaty of Versailles make another war likely?", 25), ("How important was propaganda in keeping up morale at home?", 20),
    ("Assess the reasons why the USA entered the war in 1917.", 20), ("Compare the role of women in Britain and in Germany during the war.", 15),
]


@layout(HALF, "essay-list-bullets", "list of essay titles as bullets with [25] at the end, no numbers, heading above")
def essay_list_bullets(draw):
    body = r"\begin{center}\Large\textbf{The First World War: practice essays}\end{center}Choose two of the titles and plan each in ten minutes.\begin{itemize}\setlength\itemsep{8pt}"
    body += "".join(rf"\item {tex(question)} [{marks}]" for question, marks in ESSAYS) + r"\end{itemize}"
    engine, source = document(draw, body, ["lm", "times", "schoolbook"], (11, 12))
    return Document(engine, source, [item(question, None, None, marks) for question, marks in ESSAYS])


ORGANISMS = [
    ("A", "A scientist counts the insects in two fields.", [("Name a piece of equipment for catching flying insects.", 1, "sweep net"), ("Suggest why she counts at the same time every day.", 2, "activity changes with the time of day; so the counts can be compared")]),
    ("B", "Foxes eat rabbits, and rabbits eat grass.", [("Draw a food chain for these organisms.", 1, "grass → rabbit → fox"), ("Explain what happens to the grass if a disease kills many rabbits.", 2, "less of it is eaten; so it grows more")]),
]


@layout(HALF, "scheme-follows-each-question", "review sheet, 1 (a) with [1], a grey box Mark scheme with the points directly below each part, web page")
def scheme_follows_each_question(draw):
    body, items = "<h1>Ecology: worked review</h1>", []
    for n, (_, stem, parts) in enumerate(ORGANISMS, 1):
        body += f"<p><b>{n}</b>&emsp;{web(stem)}</p>"
        for m, (question, marks, answer) in enumerate(parts):
            body += f"<p class=i><b>({'ab'[m]})</b>&ensp;{web(question)} <span class=m>[{marks}]</span></p><div class=x><b>Answer:</b> {web(answer)}</div>"
            items.append(item(question, answer, f"{n}({'ab'[m]})", marks, stem=stem))
    css = ".i { margin-left: 8mm } .m { float: right } .x { background: #ddd; margin-left: 16mm; padding: 2mm 4mm }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (11,), css)
    return Document(engine, source, items)


@layout(HALF, "lesson-plan-asks-nothing", "lesson plan with objectives, a table of minutes and activities, homework; nothing to be found")
def lesson_plan_asks_nothing(draw):
    body = paragraph(run("Lesson plan: Photosynthesis"), "Title") + paragraph(run("Class 8C, 50 minutes, room 14"), "Body") + paragraph(run("Objectives"), "Head")
    body += "".join(paragraph(run(f"{n}.\t{text}"), "Part") for n, text in enumerate(["Pupils can write the word equation.", "Pupils know what the leaf needs.", "Pupils can plan a fair test."], 1))
    body += paragraph(run("Course of the lesson"), "Head") + office_table([[run(a, "B"), run(b), run(c)] for a, b, c in [("0–5", "Register, starter on the board", "whole class"), ("5–20", "Demonstration with pondweed and lamp", "teacher"), ("20–40", "Pupils count bubbles at three distances", "groups of three"), ("40–50", "Results on the board, exit card", "whole class")]], [2.5, 9.5, 4.0])
    body += paragraph(run("Materials"), "Head") + "".join(paragraph(run(f"•\t{text}"), "Part") for text in ["pondweed", "ten lamps", "rulers", "stopwatches"])
    engine, source = office(draw, body, ["Liberation Sans", "Noto Sans"], (11, 12))
    return Document(engine, source, [])


@layout(HALF, "article-that-asks-nothing", "newspaper article in three columns with a rhetorical question and a box of facts, nothing to be found")
def article_that_asks_nothing(draw):
    text = [
        "The old mill on the river has stood empty for thirty years. Now a group of neighbours wants to make flour there again.",
        "They met in a kitchen in 2019 and have raised 80,000 pounds since. A millwright has looked at the wheel. It can be mended, he said, but the shaft must be new.",
        "What will the bread cost? Nobody knows yet. The group hopes to sell flour to three bakeries and to show the mill to schools.",
        "The council gave its permission in May. Work on the roof begins in autumn, and if the winter is mild, the wheel may turn next summer.",
    ]
    body = "<h1>The wheel may turn again</h1><p><i>By our reporter</i></p><div class=c>" + "".join(f"<p>{web(part)}</p>" for part in text) + "<div class=b><b>The mill in figures</b><br>1782: built<br>1931: last flour<br>4.2 m: diameter of the wheel<br>11: members of the group</div></div>"
    engine, source = page(draw, body, ["Liberation Serif", "Noto Serif"], (10, 11), ".c { columns: 3; column-gap: 6mm; text-align: justify } .b { border: 1px solid #333; padding: 3mm }")
    return Document(engine, source, [])


@layout(HALF, "prices-that-ask-nothing", "price list with dot leaders, opening times, contact lines; nothing to be found")
def prices_that_ask_nothing(draw):
    goods = [("Adult, day ticket", "£12.50"), ("Child under 16", "£6.00"), ("Family of four", "£31.00"), ("Guided tour", "£4.00"), ("Car park", "£3.50"), ("Audio guide", "free")]
    lines = [".ce", "\\fB\\s+4Castle Gardens: prices and times\\s0\\fP", ".sp 2", ".ta 5iR"]
    lines += [f"{plain(name)}\\a\\t{plain(price)}\n.br" for name, price in goods]
    lines += [".sp", "\\fBOpening times\\fP", ".br", "April to September: 9.30 to 18.00", ".br", "October to March: 10.00 to 16.00", ".sp", "\\fBHow to find us\\fP", ".br", "Bus 14 stops at the gate. By car, take exit 7 and follow the brown signs."]
    lines = [line.replace("\\a\\t", " ........................ ") for line in lines]
    engine, source = roff(draw, lines)
    return Document(engine, source, [])
