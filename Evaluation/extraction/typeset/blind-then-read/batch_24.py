"""The twenty-fourth eight: help pages, guides, passages and pages that ask nothing."""

from latex import document, table, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

TRIP = [("What time do we leave?", ["The coach leaves the school at 7.45. Please be there ten minutes before."]), ("What should my child bring?", ["A packed lunch and a drink.", "A coat and strong shoes."]), ("Can my child bring a phone?", ["Phones stay at school."]), ("What happens if we are late?", ["The coach cannot wait. Please call the office before 7.30."])]


@layout(HALF, "faq-bulleted-answers", "letter to parents with questions underlined, answers as bullets or paragraphs, word processor")
def faq_bulleted_answers(draw):
    body, items = paragraph(run("School trip to the zoo: your questions"), "Title"), []
    for question, answers in TRIP:
        body += paragraph(run(question, "B"), "Body") + ("".join(paragraph(run(f"•\t{text}"), "Part") for text in answers) if len(answers) > 1 else paragraph(run(answers[0]), "Body"))
        items.append(item(question, " ".join(answers), kind="faq"))
    engine, source = office(draw, body, ["Liberation Sans", "Noto Sans"], (11, 12))
    return Document(engine, source, items)


GUIDE = [("Who was Rosa Parks?", "She was an American who refused to give up her seat on a bus in 1955."), ("Why did this matter?", "Her arrest led to a boycott of the buses that lasted more than a year."), ("Who led the boycott?", "A young minister, Martin Luther King."), ("How did it end?", "The Supreme Court decided that separate seats were against the constitution.")]


@layout(HALF, "guide-italic-questions-numbered", "study guide with 1) question in italics and the answer in plain letters on the next line at the left edge, LaTeX")
def guide_italic_questions_numbered(draw):
    body = r"\section*{Study guide: civil rights}" + "".join(rf"\medskip {n}) \textit{{{tex(question)}}}\\ {tex(answer)}\par " for n, (question, answer) in enumerate(GUIDE, 1))
    engine, source = document(draw, body, ["lm", "palatino", "times"], (11, 12))
    return Document(engine, source, [item(question, answer, str(n)) for n, (question, answer) in enumerate(GUIDE, 1)])


PASSAGE = "Salt was once so precious that soldiers were paid with it. Towns grew rich along the roads on which it travelled. In 1930, Gandhi walked to the sea to make salt, because a law allowed only the state to sell it."
QUESTIONS = [("What were soldiers once paid with?", None), ("Why did some towns grow rich?", None), ("What did Gandhi do in 1930?", None), ("Why did he do it?", None)]


@layout(HALF, "passage-framed-lettered-questions", "a framed passage, then a. to d. with two lines to write on each, instruction above, no numbers")
def passage_framed_lettered_questions(draw):
    body = rf"\begin{{center}}\textbf{{Reading: Salt}}\end{{center}}\fbox{{\parbox{{0.95\linewidth}}{{{tex(PASSAGE)}}}}}\par\bigskip Answer the questions in full sentences.\par " + "".join(rf"\lab{{0pt}}{{20pt}}{{{letter}.}}{{{tex(question)}}}\ruleline\ruleline " for letter, (question, _) in zip("abcd", QUESTIONS))
    engine, source = document(draw, body, ["times", "schoolbook", "noto"], (11, 12))
    return Document(engine, source, [item(question, None, f"({letter})") for letter, (question, _) in zip("abcd", QUESTIONS)])


CLOZE = [("The Nile flows into the", "Mediterranean"), ("Its longest tributary is the", "White Nile"), ("The river floods in", "summer"), ("The great dam stands at", "Aswan"), ("Most Egyptians live in its", "valley")]


@layout(HALF, "gaps-at-line-end-answers-list", "sentences that end in a ruled gap and a full stop, numbers with brackets, answers below in a numbered list upside up in a box")
def gaps_at_line_end_answers_list(draw):
    body = "<h2>The Nile</h2>" + "".join(f"<p>({n}) {web(text)} ______________.</p>" for n, (text, _) in enumerate(CLOZE, 1)) + "<div class=b><b>Answers</b><br>" + "<br>".join(f"({n}) {web(answer)}" for n, (_, answer) in enumerate(CLOZE, 1)) + "</div>"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Serif"], (11, 12), ".b { border: 1px solid #333; padding: 3mm; margin-top: 10mm; width: 60mm }")
    return Document(engine, source, [item(f"{text} ___.", answer, str(n), kind="gap") for n, (text, answer) in enumerate(CLOZE, 1)])


PAIRS = [("veni, vidi, vici", "Julius Caesar"), ("I think, therefore I am", "René Descartes"), ("Eureka!", "Archimedes"), ("I have a dream", "Martin Luther King"), ("Let them eat cake", "said to be Marie Antoinette")]


@layout(HALF, "matching-quotes-and-people", "match 1 to 5 quotes with A to E people in two columns without rules, key 1–B, 2–A … in brackets at the foot, LaTeX")
def matching_quotes_and_people(draw):
    order = [2, 0, 4, 1, 3]
    right = [PAIRS[place][1] for place in order]
    lines = [[f"{n + 1}", tex(PAIRS[n][0]), "ABCDE"[n], tex(right[n])] for n in range(5)]
    key = ", ".join(f"{n + 1}--{'ABCDE'[order.index(n)]}" for n in range(5))
    body = r"\section*{Who said it?}Match the quotes with the people.\par\bigskip " + table(lines, r"@{}p{8mm}p{65mm}p{8mm}p{60mm}", rules=False) + rf"\vfill\small (Key: {key})"
    engine, source = document(draw, body, ["lm", "times", "libertine"], (11,))
    return Document(engine, source, [item(quote, who, str(n + 1), None, choices("ABCDE", right), kind="match", answer_label="ABCDE"[order.index(n)]) for n, (quote, who) in enumerate(PAIRS)])


@layout(HALF, "minutes-of-a-club-ask-nothing", "minutes of a club with items 1. to 4., names in bold and tasks with dates; nothing to be found")
def minutes_of_a_club_ask_nothing(draw):
    points = [("Welcome", "The chair opened the meeting at 16.00."), ("Report of the treasurer", "There are 214.50 pounds in the account."), ("Summer fair", "Who will run the stall? Ms Okoro offered to ask the parents."), ("Any other business", "The next meeting is on 3 June.")]
    body = paragraph(run("Chess club: minutes of 6 May"), "Title") + paragraph(run("Present: ", "B") + run("A. Okoro, B. Lind, C. Reyes"), "Body")
    body += "".join(paragraph(run(f"{n}.\t") + run(head + ". ", "B") + run(text), "Part") for n, (head, text) in enumerate(points, 1))
    engine, source = office(draw, body, ["Liberation Sans", "Liberation Serif"], (11, 12))
    return Document(engine, source, [])


@layout(HALF, "summary-that-asks-nothing", "revision summary with headings, numbered facts and a table of units; nothing to be found")
def summary_that_asks_nothing(draw):
    body = r"\section*{Summary: electricity}\begin{enumerate}\item Current is the flow of charge.\item The current is the same everywhere in a series circuit.\item Potential difference is shared between lamps in series.\end{enumerate}\textbf{Units}\par " + table([["current", "ampere", "A"], ["charge", "coulomb", "C"], ["resistance", "ohm", "Ω"]], "|l|l|l|")
    engine, source = document(draw, body, ["lm", "times"], (11,))
    return Document(engine, source, [])


@layout(HALF, "verse-that-asks-nothing", "a poem of three verses with a question in it, the poet's name and dates below; nothing to be found")
def verse_that_asks_nothing(draw):
    lines = ["Who has seen the heron stand", "where the water meets the sand?", "Still and grey from dawn to noon,", "thin and silent as the moon.", "", "Then a ripple, then a dart,", "and a silver fish, its heart", "beating in the heron’s bill,", "and the water, and the hill."]
    body = "<h2>The Heron</h2>" + "".join(f"<div>{web(line) or '&nbsp;'}</div>" for line in lines) + "<p><i>Edith Marlow (1871–1940)</i></p>"
    engine, source = page(draw, body, ["Liberation Serif", "Noto Serif"], (11, 12))
    return Document(engine, source, [])
