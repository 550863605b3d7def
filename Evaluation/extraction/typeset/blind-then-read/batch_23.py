"""The twenty-third eight: words, phrases, terms and cards in further designs."""

from latex import document, table, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

DUTCH = [("de fiets", "bicycle"), ("het huis", "house"), ("de straat", "street"), ("het water", "water"), ("de melk", "milk"), ("het brood", "bread"), ("de kaas", "cheese"), ("het ei", "egg"), ("de boter", "butter"), ("het fruit", "fruit")]


@layout(HALF, "words-slash-list", "Dutch / English in one column with a slash between, bullets, web page")
def words_slash_list(draw):
    body = "<h2>Woordenlijst: eten en wonen</h2><ul>" + "".join(f"<li>{web(a)} / {web(b)}</li>" for a, b in DUTCH) + "</ul>"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (11, 12))
    return Document(engine, source, [item(a, b, kind="vocabulary") for a, b in DUTCH])


PHRASES = [("At the doctor’s", [("Me duele la cabeza.", "My head hurts."), ("Tengo fiebre.", "I have a temperature."), ("¿Dónde le duele?", "Where does it hurt?")]), ("At the hotel", [("Tengo una reserva.", "I have a reservation."), ("¿A qué hora es el desayuno?", "What time is breakfast?"), ("La llave, por favor.", "The key, please.")])]


@layout(HALF, "phrases-two-columns-by-place", "phrase book, headings by place, Spanish at the left and English at the right without rules, LibreOffice tabs")
def phrases_two_columns_by_place(draw):
    body, items = paragraph(run("Frases útiles"), "Title"), []
    for head, pairs in PHRASES:
        body += paragraph(run(head), "Head") + "".join(paragraph(run(f"{a}\t{b}"), "Pair") for a, b in pairs)
        items += [item(a, b, kind="vocabulary") for a, b in pairs]
    engine, source = office(draw, body, ["Liberation Sans", "Noto Sans", "Liberation Serif"], (11,))
    return Document(engine, source, items)


JAPANESE = [("たべます", "eat"), ("のみます", "drink"), ("いきます", "go"), ("みます", "see, watch"), ("ききます", "listen"), ("よみます", "read"), ("かきます", "write"), ("はなします", "speak")]


@layout(HALF, "words-kana-two-lists", "Japanese verbs in two ruled tables side by side, kana and English, no heads, title Verbs 1")
def words_kana_two_lists(draw):
    def made(lines):
        return "<table>" + rows([[a, web(b)] for a, b in lines]) + "</table>"

    body = "<h2>Verbs 1</h2><div class=f>" + made(JAPANESE[:4]) + made(JAPANESE[4:]) + "</div>"
    engine, source = page(draw, body, ["Noto Sans CJK JP", "Noto Serif CJK JP"], (11, 12), ".f { display: flex; gap: 15mm } table { border-collapse: collapse } td { border: 1px solid #333; padding: 2mm 5mm }")
    return Document(engine, source, [item(a, b, kind="vocabulary") for a, b in JAPANESE])


PSYCHOLOGY = [("Attachment", "A strong bond between a child and the person who cares for it."), ("Conformity", "A change of behaviour to fit in with a group."), ("Hypothesis", "A statement that a study tests."), ("Memory", "The process of taking in, keeping and recalling information."), ("Obedience", "Doing what a person in authority orders."), ("Sample", "The people who take part in a study.")]


@layout(HALF, "terms-numbered-bold", "numbered terms in bold, 1. Attachment: meaning in the same paragraph, word processor")
def terms_numbered_bold(draw):
    body = paragraph(run("Psychology: key terms"), "Title") + "".join(paragraph(run(f"{n}.\t") + run(f"{a}: ", "B") + run(b), "Part") for n, (a, b) in enumerate(PSYCHOLOGY, 1))
    engine, source = office(draw, body, ["Liberation Serif", "Liberation Sans"], (11, 12))
    return Document(engine, source, [item(a, b, str(n), kind="definition") for n, (a, b) in enumerate(PSYCHOLOGY, 1)])


SYMBOLS = [("Na", "sodium"), ("K", "potassium"), ("Fe", "iron"), ("Cu", "copper"), ("Ag", "silver"), ("Au", "gold"), ("Pb", "lead"), ("Hg", "mercury"), ("Sn", "tin")]


@layout(HALF, "symbols-three-pairs-a-row", "chemical symbols and names in a table of six columns, heads Symbol and Name three times")
def symbols_three_pairs_a_row(draw):
    body = r"\section*{Symbols to know}" + table([[tex(c) for n in range(3) for c in SYMBOLS[row * 3 + n]] for row in range(3)], "|l|l|l|l|l|l|", ["Symbol", "Name"] * 3)
    engine, source = document(draw, body, ["lm", "times", "arial"], (11,))
    return Document(engine, source, [item(a, b, kind="definition") for row in range(3) for a, b in SYMBOLS[row * 3:row * 3 + 3]])


COLLOCATIONS = [("make", "a decision, a mistake, progress"), ("do", "homework, the shopping, business"), ("take", "a break, a photo, notes"), ("have", "a shower, a rest, fun"), ("pay", "attention, a visit, a compliment")]


@layout(HALF, "collocations-verb-and-nouns", "table of verbs with the nouns that go with them, heads Verb and Goes with, ruled")
def collocations_verb_and_nouns(draw):
    body = "<h2>Collocations</h2><table>" + rows([["Verb", "Goes with"]], "th") + rows([[f"<b>{a}</b>", web(b)] for a, b in COLLOCATIONS]) + "</table>"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Serif"], (11, 12), "table { border-collapse: collapse } td, th { border: 1px solid #666; padding: 2mm 5mm; text-align: left }")
    return Document(engine, source, [item(a, b, kind="definition") for a, b in COLLOCATIONS])


UKRAINIAN = [("день", "den", "day"), ("ніч", "nich", "night"), ("ранок", "ranok", "morning"), ("вечір", "vechir", "evening"), ("тиждень", "tyzhden", "week"), ("місяць", "misiats", "month"), ("рік", "rik", "year"), ("година", "hodyna", "hour")]


@layout(HALF, "words-brackets-groff-columns", "Ukrainian word, sound in square brackets, English, in three tab columns without heads, groff")
def words_brackets_groff_columns(draw):
    body = "<h3>Time words</h3>" + "".join(f"<div class=r><span class=a>{a}</span><span class=b>[{b}]</span><span>{c}</span></div>" for a, b, c in UKRAINIAN)
    engine, source = page(draw, body, ["Liberation Serif", "DejaVu Sans", "Noto Sans"], (11, 12), ".r { display: flex; margin: 1.5mm 0 } .a, .b { width: 45mm }")
    return Document(engine, source, [item(a, c, kind="vocabulary") for a, _, c in UKRAINIAN])


ANKI = [("What is the capital of Mongolia?", "Ulaanbaatar"), ("Which river flows through Cairo?", "The Nile"), ("What is the largest country in South America?", "Brazil"), ("Which sea lies between Egypt and Saudi Arabia?", "The Red Sea"), ("What is the highest mountain of Africa?", "Kilimanjaro")]


@layout(HALF, "cards-front-line-back", "printed cards: question centred, a line, answer centred below, a dashed line between cards")
def cards_front_line_back(draw):
    body = "".join(f"<div class=c><div>{web(question)}</div><hr><div>{web(answer)}</div></div>" for question, answer in ANKI)
    engine, source = page(draw, body, ["Liberation Sans", "Noto Serif"], (12, 13), ".c { text-align: center; border-bottom: 1px dashed #888; padding: 5mm 0 } hr { width: 60% }")
    return Document(engine, source, [item(question, answer, kind="faq") for question, answer in ANKI])
