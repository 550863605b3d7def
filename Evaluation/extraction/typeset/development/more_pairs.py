"""Questions with their answers beside, below or behind them, and a letter that asks nothing."""

from latex import document, tex
from paper import Document, item, layout, numeric_answer
from roff import document as roff, plain
from webpage import page, rows, web


@layout("development", "pairs-two-columns", "Q. and A. in two columns", pool="second")
def two_columns(draw):
    cards = draw.shuffled(draw.content.cards())[:14]
    body = "".join(
        rf"\par\medskip\lab{{0pt}}{{18pt}}{{Q.}}{{{tex(card['question'])}}}\lab{{0pt}}{{18pt}}{{A.}}{{{tex(card['answer'])}}}"
        for card in cards
    )
    items = [item(card["question"], card["answer"], kind="short") for card in cards]
    text = (
        r"{\Large\bfseries Ask the teacher}\setlength\columnseprule{0.3pt}\begin{multicols}{2}"
        + body
        + r"\end{multicols}"
    )
    engine, source = document(
        draw,
        text,
        ["helvetica", "cm", "noto"],
        (9, 10),
        foot=r"\fancyfoot[L]{School magazine, issue 12}\fancyfoot[R]{\thepage}",
    )
    return Document(engine, source, items)


@layout("development", "faq-section-numbers", "FAQ with contents and section numbers", pool="second")
def section_numbers(draw):
    entries = draw.content.lists["faq"]["second"]
    chapters = [("Before you buy", entries[:4]), ("Living with panels", entries[4:])]
    contents, body, items = "", "", []
    for number, (title, questions) in enumerate(chapters, 1):
        contents += rf"\par\medskip\textbf{{{number}\quad {tex(title)}}}\dotfill {number + 1}\par "
        body += rf"\section*{{{number}\quad {tex(title)}}}"
        for place, (question, answer) in enumerate(questions, 1):
            contents += rf"\quad {number}.{place}\quad {tex(question)}\dotfill {number + 1}\par "
            body += rf"\subsection*{{{number}.{place}\quad {tex(question)}}}{tex(answer)}\par "
            items.append(item(question, answer, f"{number}.{place}", section=title, kind="faq") | {"page": number + 1})
        body += r"\newpage " if number == 1 else ""
    text = (
        r"\begin{center}\LARGE Questions about solar power\end{center}\section*{Contents}"
        + contents
        + r"\newpage "
        + body
    )
    engine, source = document(
        draw, text, ["cm", "lm", "palatino"], (10, 11, 12), head=r"\fancyhead[R]{\textit{Solar power FAQ}}"
    )
    return Document(engine, source, items)


@layout("development", "quiz-answers-upside-down", "quiz rounds, answers upside down at the foot", pool="second")
def upside_down(draw):
    body, items = "<h1>Pub quiz no. 7</h1>", []
    for title, questions in draw.content.lists["quiz"]["second"]:
        listed, answers = "", []
        for place, (question, answer) in enumerate(draw.shuffled(questions), 1):
            listed += f"<p>{place} &nbsp; {web(question)}</p>"
            answers.append(f"{place} {web(answer)}")
            items.append(item(question, answer, str(place), section=title, kind="short"))
        body += f"<section><h2>{web(title)}</h2>{listed}<div class=up>Answers: {', '.join(answers)}</div></section>"
    css = ".up { transform: rotate(180deg); font-size: 70%; margin: 8mm 0 } section { break-inside: avoid } h2 { font-size: 120%; border-top: 1px solid; padding-top: 2mm } p { margin: 2mm 0 } h1 { text-align: center }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans", "Linux Libertine O"], (11, 12), css)
    return Document(engine, source, items)


@layout("development", "problems-answer-indented", "numbered problems, Ans. indented below, groff", pool="second")
def answer_indented(draw):
    questions = draw.shuffled(draw.content.quiz("numeric"))[:12]
    items, body = [], [
        ".TL",
        "Arithmetic of nature",
        ".AB no",
        "Work through these problems before you look at the answers.",
        ".AE",
    ]
    for place, question in enumerate(questions, 1):
        answer = numeric_answer(question)
        body += [
            ".LP",
            f".IP {place}. 3",
            plain(question["prompt"]),
            ".RS",
            '.IP "\\fIAns.\\fP" 4',
            plain(answer),
            ".RE",
        ]
        items.append(item(question["prompt"], answer, str(place), kind="numeric"))
    engine, source = roff(draw, body)
    return Document(engine, source, items)


@layout("development", "problems-marks-first", "[2] Problem 1. with answers in a line at the end", pool="second")
def marks_first(draw):
    questions = draw.shuffled(draw.content.quiz("numeric"))[:8]
    items, body, key = [], [r"\begin{center}\textbf{\large Mathematics Circle}\\ Spring contest\end{center}"], []
    for place, question in enumerate(questions, 1):
        answer = numeric_answer(question)
        body.append(
            rf"\bigskip\noindent [{question['marks']}] \textbf{{Problem {place}.}} {tex(question['prompt'])}\par "
        )
        items.append(item(question["prompt"], answer, str(place), question["marks"], kind="numeric"))
        key.append(f"({place}) {tex(answer)}")
    body.append(r"\clearpage\textbf{Answers.} " + "; ".join(key))
    engine, source = document(draw, "\n".join(body), ["cm", "lm", "schoolbook"], (10, 11, 12), paper="letterpaper")
    return Document(engine, source, items)


@layout("development", "flashcards-to-cut", "cards in a grid, front | back", pool="second")
def to_cut(draw):
    cards = draw.shuffled(draw.content.cards(("definition", "question")))[:9]
    lines = [[web(card["question"]), web(card["answer"])] for card in cards]
    items = [
        item(card["question"], card["answer"], kind="definition" if card["type"] == "definition" else "short")
        for card in cards
    ]
    body = f"<table>{rows([['Front', 'Back']], 'th')}{rows(lines)}</table>"
    css = "table { width: 98%; border-collapse: collapse } td { border: 1px dashed #777; padding: 4mm; width: 50%; vertical-align: middle } td:first-child { font-size: 120%; text-align: center } th { font-weight: normal; color: #777 } tr { break-inside: avoid }"
    engine, source = page(draw, body, ["Noto Sans", "Liberation Serif", "DejaVu Sans"], (10, 11), css)
    return Document(engine, source, items)


RULES = [
    (
        "Arrival",
        "Coaches leave from the north gate at 8.15. Please be there ten minutes before. We cannot wait for late pupils.",
    ),
    (
        "What to bring",
        "A waterproof coat, strong shoes, a packed lunch and a pencil. Phones stay in the bags during the walk.",
    ),
    ("Money", "The visit costs £14 for each pupil. Families who find this hard may speak to the office in confidence."),
    ("Safety", "Pupils walk in groups of six with an adult. They do not go near the river alone."),
]


@layout("development", "letter-that-asks-nothing", "letter with numbered rules, nothing to be found", pool="second")
def letter(draw):
    body = [
        "Hillside School, 4 May 2025\\par\\bigskip Dear parents and carers,\\par\\medskip On 23 May our Year 8 classes will visit the nature reserve at Marsh End. What follows are the arrangements for the day.\\par "
    ]
    body += [
        rf"\medskip\lab{{0pt}}{{24pt}}{{{place}.}}{{\textbf{{{title}.}} {tex(text)}}}"
        for place, (title, text) in enumerate(RULES, 1)
    ]
    body.append(
        r"\bigskip\begin{center}\begin{tabular}{|l|l|}\hline 8.15 & leave school\\\hline 9.30 & walk with the warden\\\hline 12.00 & lunch\\\hline 15.15 & back at school\\\hline\end{tabular}\end{center}Thank you for your help.\par\bigskip A.~Turner, head of Year 8"
    )
    engine, source = document(
        draw,
        "\n".join(body),
        ["times", "noto", "bookman"],
        (10, 11, 12),
        foot=r"\footnotesize Hillside School \textbullet\ office@hillside.example",
    )
    return Document(engine, source, [])
