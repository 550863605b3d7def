"""Questions with their answers written below them, and a page that asks nothing."""

from latex import document, tex
from office import document as office, paragraph, run
from paper import Document, item, layout
from roff import document as roff, plain
from webpage import page, web


@layout("development", "pairs-bold-and-italic", "Q: in bold, A: in italic")
def pairs_bold_and_italic(draw):
    cards = draw.shuffled(draw.content.cards())[:14]
    items, body = [], "<h1>Study guide</h1>"
    for card in cards:
        body += f"<p class=q><b>Q: {web(card['question'])}</b></p><p class=a>A: <i>{web(card['answer'])}</i></p>"
        items.append(item(card["question"], card["answer"], kind="short"))
    css = "p { margin: 0 0 1mm } .a { margin: 0 0 5mm } h1 { font-size: 140% }"
    engine, source = page(draw, body, ["Liberation Serif", "Noto Serif", "DejaVu Serif"], (10, 11, 12), css)
    return Document(engine, source, items)


@layout("development", "faq-headings", "web page, questions as headings, answers as prose")
def faq_headings(draw):
    items, body = (
        [],
        "<header>Northfield County Library <span>Opening hours · Catalogue · Help</span></header><h1>Frequently asked questions</h1><p>Most of what visitors ask at the desk is answered on this page.</p>",
    )
    for question, answer in draw.content.lists["faq"]["first"]:
        body += f"<h2>{web(question)}</h2><p>{web(answer)}</p>"
        items.append(item(question, answer, kind="faq"))
    body += "<footer>Last changed on 3 March 2025. Northfield County Library, 1 Market Square.</footer>"
    css = "header, footer { color: #666; font-size: 80%; border-bottom: 1px solid #ccc } header span { float: right } h2 { font-size: 115%; color: #134; margin: 6mm 0 1mm } p { margin: 0 } footer { margin-top: 12mm; border: 0 }"
    engine, source = page(draw, body, ["Noto Sans", "Liberation Sans", "DejaVu Sans"], (10, 11, 12), css, "FAQ")
    return Document(engine, source, items)


@layout("development", "quiz-rounds-inline", "quiz rounds that restart at 1, the answer on the next line after Answer:")
def quiz_rounds_inline(draw):
    items, body = [], [
        paragraph(run("The Harvest Quiz"), "Title"),
        paragraph(run("Quizmaster’s copy. Two points for each right answer.", "I")),
    ]
    for round_number, (title, questions) in enumerate(draw.content.lists["quiz"]["first"], 1):
        section = f"Round {round_number}: {title}"
        body.append(paragraph(run(section), "Head"))
        for place, (question, answer) in enumerate(draw.shuffled(questions), 1):
            body.append(paragraph(run(f"{place}.\t{question}"), "Part"))
            body.append(paragraph(run("Answer: ", "B") + run(answer), "Choice"))
            items.append(item(question, answer, str(place), section=section, kind="short"))
    engine, source = office(
        draw, "".join(body), ["Liberation Sans", "Noto Serif", "DejaVu Sans"], (11, 12), columns=draw.one([1, 2])
    )
    return Document(engine, source, items)


@layout(
    "development", "study-questions-groff", "numbered questions in bold, answer indented below, two-column groff page"
)
def study_questions_groff(draw):
    cards = draw.shuffled(draw.content.cards(("question",)))[:10]
    items, body = [], [".TL", "Review questions", ".AU", "Evening class in science", ".2C"]
    for place, card in enumerate(cards, 1):
        body += [
            f'.IP "\\fB{place}.\\fP" 4',
            f"\\fB{plain(card['question'])}\\fP",
            ".RS",
            ".PP",
            plain(card["answer"]),
            ".RE",
        ]
        items.append(item(card["question"], card["answer"], str(place), kind="short"))
    engine, source = roff(draw, body)
    return Document(engine, source, items)


NOTES = [
    (
        "Cells",
        "All living things are made of cells. Plant cells have a wall of cellulose around the membrane; animal cells do not. Both have a nucleus that holds the genes.",
        ["Mitochondria: release energy in respiration", "Ribosomes make proteins", "Vacuole (plants only)"],
    ),
    (
        "Microscopes",
        "A light microscope magnifies up to about 1500 times. An electron microscope uses a beam of electrons instead of light and shows far smaller things.",
        ["magnification = size of image ÷ size of object", "1 mm = 1000 µm"],
    ),
    (
        "Transport",
        "Small particles spread from where there are many to where there are few. Water does the same through a membrane. Roots can also take up minerals against the gradient, which needs energy.",
        ["1. more surface, faster exchange", "2. thin walls help", "3. a good blood supply keeps the gradient steep"],
    ),
    (
        "Enzymes",
        "Enzymes speed up reactions in living things. Each has a best temperature and a best pH. Heat changes the shape of an enzyme for good.",
        ["Amylase (mouth, small intestine)", "Protease (stomach)", "Lipase (pancreas)"],
    ),
]


@layout("development", "notes-that-ask-nothing", "revision notes with numbered headings and lists, nothing to be found")
def notes_that_ask_nothing(draw):
    body = [r"\begin{center}{\LARGE\bfseries Revision notes: Biology 1}\end{center}"]
    for place, (title, prose, points) in enumerate(NOTES, 1):
        listed = "".join(
            rf"\item {tex(point)}" if point[1:3] != ". " else rf"\item[({point[0]})] {tex(point[3:])}"
            for point in points
        )
        body.append(rf"\section*{{{place}\quad {title}}}{tex(prose)}\begin{{itemize}}{listed}\end{{itemize}}")
    body.append(
        r"\section*{Before the test}Read pages 12 to 30 of the textbook, make a summary on one sheet of paper and sleep well."
    )
    engine, source = document(
        draw,
        "\n".join(body),
        ["lm", "noto", "helvetica"],
        (10, 11, 12),
        head=r"\fancyhead[L]{Biology}\fancyhead[R]{\thepage}",
        foot="",
    )
    return Document(engine, source, [])
