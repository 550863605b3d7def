"""Vocabulary lists and glossaries."""

from latex import document, tex
from office import document as office, paragraph, run, table
from paper import Document, item, layout
from roff import document as roff, plain
from webpage import page, rows, web


def lessons(draw, language, count):
    """The titles and cards of `count` lessons."""
    return [(lesson["title"], lesson["cards"]) for lesson in draw.some(draw.content.lessons(language), count)]


@layout(
    "development",
    "glossary-two-columns",
    "glossary, bold term run into its definition, hanging indent, two columns, hyphenated",
)
def glossary_two_columns(draw):
    entries = draw.content.lists["glossary"]["first"]
    items = [item(term, text, kind="definition") for term, text in entries]
    body = "".join(
        rf"\par\hangindent=10pt\hangafter=1\noindent\textbf{{{tex(term)}}}\enspace {tex(text)}\par "
        for term, text in entries
    )
    start = (
        r"\begin{center}{\LARGE\scshape Glossary}\end{center}\setlength\columnsep{18pt}\begin{multicols}{3}"
        if draw.random.random() < 0.3
        else r"\begin{center}{\LARGE\scshape Glossary}\end{center}\begin{multicols}{2}"
    )
    engine, source = document(
        draw,
        start + body + r"\end{multicols}",
        ["palatino", "cm", "libertine"],
        (9, 10),
        head=r"\fancyhead[C]{\textsc{the physical earth}}",
    )
    return Document(engine, source, items)


@layout("development", "glossary-colon-groff", "glossary, term and colon, definition on the same line")
def glossary_colon_groff(draw):
    entries = [
        (card["question"].removeprefix("What is ").removeprefix("What are "), card["answer"])
        for card in draw.content.cards(("definition",))
    ]
    items, body = [], [".TL", "Words to know"]
    for question, answer in entries:
        term = question.rstrip("?").removeprefix("a ").removeprefix("an ").removeprefix("the ")
        body += [".XP", f"{plain(term)}: {plain(answer)}"]
        items.append(item(term, answer, kind="definition"))
    engine, source = roff(draw, body)
    return Document(engine, source, items)


@layout(
    "development", "words-two-column-table", "vocabulary tables Spanish | English under topic headings, word processor"
)
def words_two_column_table(draw):
    items, body = [], [paragraph(run("Vocabulario"), "Title")]
    for title, cards in lessons(draw, "es", 4):
        body.append(paragraph(run(title), "Head"))
        lines = [
            [run("Español", "B"), run("English", "B")],
            *([run(card["target_text"]), run(card["native_text"])] for card in cards),
        ]
        body.append(table(lines, [7.0, 8.5]))
        items += [item(card["target_text"], card["native_text"], section=title, kind="vocabulary") for card in cards]
    engine, source = office(draw, "".join(body), ["Liberation Sans", "Noto Sans", "Liberation Serif"], (11, 12))
    return Document(engine, source, items)


@layout(
    "development",
    "words-five-columns",
    "vocabulary table word | sound | part of speech | meaning | example, head on every page",
)
def words_five_columns(draw):
    items, lines = [], []
    for title, cards in lessons(draw, "es", 5):
        for card in cards:
            example = f"{draw.one(['Mira:', 'Aquí está', 'Me gusta', 'No veo'])} {card['target_text']}."
            lines.append(
                [
                    web(card["target_text"]),
                    web(card["ipa"]),
                    web(card["pos"]),
                    web(card["native_text"]),
                    f"<i>{web(example)}</i>",
                ]
            )
            items.append(item(card["target_text"], card["native_text"], kind="vocabulary"))
    head = rows([["Word", "IPA", "Type", "Meaning", "Example"]], "th")
    body = f"<h1>Wordlist</h1><table><thead>{head}</thead><tbody>{rows(lines)}</tbody></table>"
    css = "table { border-collapse: collapse; width: 97%; font-size: 85% } th { background: #ddd; text-align: left } td, th { border: 0.5px solid #999; padding: 1mm } tr { break-inside: avoid }"
    engine, source = page(draw, body, ["DejaVu Sans", "Noto Sans", "Noto Serif"], (9, 10), css, "Wordlist", "es")
    return Document(engine, source, items)


@layout("development", "words-hanzi-pinyin", "three columns hanzi | pinyin | English without rules")
def words_hanzi_pinyin(draw):
    items, body = [], []
    for title, cards in lessons(draw, "zh", 3):
        lines = [
            rf"{{\han {card['target_text']}}} & {tex(card['transliteration'])} & {tex(card['native_text'])}\\"
            for card in cards
        ]
        body.append(
            rf"\subsection*{{{tex(title)}}}\begin{{tabular}}{{p{{3cm}}p{{4cm}}p{{6cm}}}}"
            + "".join(lines)
            + r"\end{tabular}"
        )
        items += [item(card["target_text"], card["native_text"], section=title, kind="vocabulary") for card in cards]
    engine, source = document(
        draw,
        "\n".join(body),
        ["noto", "libertine", "notoserif"],
        (11, 12),
        extra=r"\newfontfamily\han{Noto Sans CJK SC}",
        head=r"\fancyhead[L]{Mandarin 1}",
    )
    return Document(engine, source, items)


@layout(
    "development",
    "words-arabic",
    "Arabic at the right, transliteration, English at the left, ruled table read from the right",
)
def words_arabic(draw):
    items, body = [], "<h1>الكَلِمات <small>Words</small></h1>"
    for title, cards in lessons(draw, "ar", 3):
        lines = [
            [
                f'<span lang="ar">{card["target_text"]}</span>',
                f"<bdi>{web(card['transliteration'])}</bdi>",
                f"<bdi>{web(card['native_text'])}</bdi>",
            ]
            for card in cards
        ]
        body += f'<h2><bdi>{web(title)}</bdi></h2><table dir="rtl">{rows(lines)}</table>'
        items += [item(card["target_text"], card["native_text"], section=title, kind="vocabulary") for card in cards]
    css = "table { border-collapse: collapse; width: 97% } td { border: 0.5px solid #888; padding: 1mm 2mm; width: 33% } h2 { font-size: 110% } [lang=ar] { font: 130% 'Noto Naskh Arabic' }"
    engine, source = page(draw, body, ["Noto Sans", "DejaVu Sans"], (10, 11), css, "Words", "en")
    return Document(engine, source, items)


@layout("development", "words-dash-list", "word – meaning in two columns without a table")
def words_dash_list(draw):
    items, body = [], []
    dash = draw.one([" – ", " — ", " = "])
    for title, cards in lessons(draw, "fr", 3):
        body.append(rf"\par\medskip\needspace{{2cm}}\textbf{{{tex(title)}}}\par ")
        body += [rf"{tex(card['target_text'])}{dash}{tex(card['native_text'])}\par " for card in cards]
        items += [item(card["target_text"], card["native_text"], section=title, kind="vocabulary") for card in cards]
    text = r"{\Large\bfseries Mots à apprendre}\begin{multicols}{2}" + "\n".join(body) + r"\end{multicols}"
    engine, source = document(draw, text, ["lm", "palatino", "noto"], (10, 11, 12))
    return Document(engine, source, items)
