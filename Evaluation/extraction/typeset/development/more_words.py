"""Vocabulary lists and glossaries of other designs."""

from latex import document, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, item, layout
from webpage import page, web


@layout("development", "glossary-ruled-table", "glossary as table", pool="second")
def ruled_table(draw):
    entries = draw.content.lists["glossary"]["second"]
    lines = [
        [run("Key term", "B"), run("Definition", "B")],
        *([run(term, draw.one([None, "B"])), run(text)] for term, text in entries),
    ]
    body = paragraph(run("Knowledge organiser: Computing"), "Title") + office_table(lines, [4.5, 11.5])
    items = [item(term, text, kind="definition") for term, text in entries]
    engine, source = office(
        draw, body, ["Liberation Sans", "DejaVu Sans", "Noto Sans"], (11, 12), head="Computing, Year 9"
    )
    return Document(engine, source, items)


@layout("development", "glossary-definition-list", "glossary, term on a line of its own", pool="second")
def definition_list(draw):
    cards = draw.content.cards(("definition",))
    items, body = [], "<h1>Terms used in this book</h1><dl>"
    for card in cards:
        term = card["question"].rstrip("?")
        for start in ("What is meant by ", "What is ", "What are ", "a ", "an ", "the "):
            term = term.removeprefix(start)
        body += f"<dt>{web(term)}</dt><dd>{web(card['answer'])}</dd>"
        items.append(item(term, card["answer"], kind="definition"))
    css = "dt { font-weight: bold; font-variant: small-caps; margin-top: 3mm } dd { margin-left: 8mm }"
    engine, source = page(
        draw, body + "</dl>", ["Linux Libertine O", "Liberation Serif", "Noto Serif"], (10, 11, 12), css
    )
    return Document(engine, source, items)


@layout("development", "words-four-columns", "German noun | plural | English | sentence", pool="second")
def four_columns(draw):
    words = draw.shuffled(draw.content.lists["german"])
    lines = "".join(
        rf"{tex(noun)} & {tex(plural)} & {tex(english)} & \textit{{{tex(sentence)}}}\\"
        for noun, plural, english, sentence in words
    )
    body = (
        r"{\Large\bfseries Wörter der Woche}\par\medskip\begin{tabular}{@{}llll@{}}\hline\textbf{Nomen} & \textbf{Plural} & \textbf{Englisch} & \textbf{Beispiel}\\\hline "
        + lines
        + r"\hline\end{tabular}"
    )
    items = [item(noun, english, kind="vocabulary") for noun, _, english, _ in words]
    engine, source = document(draw, body, ["noto", "palatino", "cm"], (9, 10))
    return Document(engine, source, items)


@layout("development", "words-dot-leaders", "word ..... meaning in two columns", pool="second")
def dot_leaders(draw):
    items, body = [], []
    for lesson in draw.some(draw.content.lessons("es"), 5):
        body.append(rf"\par\medskip\needspace{{2cm}}{{\scshape {tex(lesson['title'])}}}\par ")
        for card in lesson["cards"]:
            body.append(rf"{tex(card['target_text'])}\dotfill {tex(card['native_text'])}\par ")
            items.append(item(card["target_text"], card["native_text"], section=lesson["title"], kind="vocabulary"))
    text = (
        r"\begin{center}\Large Lista de palabras\end{center}\begin{multicols}{2}\small "
        + "\n".join(body)
        + r"\end{multicols}"
    )
    engine, source = document(draw, text, ["times", "palatino", "lm"], (10, 11))
    return Document(engine, source, items)


@layout("development", "words-kanji-kana", "kanji | kana | English, ruled, numbered", pool="second")
def kanji_kana(draw):
    words = draw.shuffled(draw.content.lists["japanese"])
    lines = [[run(text, "B") for text in ("No.", "Kanji", "Kana", "Meaning")]]
    lines += [[run(str(n)), run(kanji), run(kana), run(english)] for n, (kanji, kana, english) in enumerate(words, 1)]
    body = paragraph(run("第3課  Lesson 3"), "Title") + office_table(lines, [1.6, 3.0, 4.0, 5.0])
    items = [item(kanji, english, str(n), kind="vocabulary") for n, (kanji, _, english) in enumerate(words, 1)]
    engine, source = office(draw, body, ["Noto Sans", "Liberation Serif", "Liberation Sans"], (11, 12))
    return Document(engine, source, items)


@layout("development", "words-hebrew", "English at the left, dots, Hebrew at the right", pool="second")
def hebrew(draw):
    words = draw.shuffled(draw.content.lists["hebrew"])
    lines = "".join(rf"{tex(english)} & {{\hebrew\beginR {word}\endR}}\\" for word, english in words)
    body = r"\textbf{\Large Hebrew words 1}\par\medskip\begin{tabular}{l@{\hspace{3cm}}r}" + lines + r"\end{tabular}"
    items = [item(word, english, kind="vocabulary") for word, english in words]
    extra = (
        r"\TeXXeTstate=1 \newfontfamily\hebrew[Script=Hebrew]{" + draw.one(["Noto Sans Hebrew", "DejaVu Sans"]) + "}"
    )
    engine, source = document(draw, body, ["noto", "libertine", "timesnew"], (11, 12), extra=extra)
    return Document(engine, source, items)


@layout("development", "words-two-pairs-a-row", "word | meaning | word | meaning", pool="second")
def two_pairs(draw):
    cards = [card for lesson in draw.content.lessons("fr") for card in lesson["cards"]][:30]
    cards = cards[: len(cards) // 2 * 2]
    lines = [
        [
            run(first["target_text"], "B"),
            run(first["native_text"]),
            run(second["target_text"], "B"),
            run(second["native_text"]),
        ]
        for first, second in zip(cards[::2], cards[1::2])
    ]
    items = [item(card["target_text"], card["native_text"], kind="vocabulary") for card in cards]
    body = paragraph(run("Le vocabulaire du chapitre"), "Title") + office_table(lines, [3.6, 4.4, 3.6, 4.4])
    engine, source = office(draw, body, ["Liberation Serif", "Noto Sans", "DejaVu Serif"], (11, 12))
    return Document(engine, source, items)
