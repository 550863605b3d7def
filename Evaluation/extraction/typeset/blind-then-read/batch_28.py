"""The twenty-eighth: measured when everything else was done."""

from latex import document, table, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

OCEAN = [("Name the deepest part of the ocean.", 1, "the Mariana Trench"), ("State two uses of the sea for people.", 2, "fishing; transport"), ("Explain how a tidal bore forms.", 3, "the tide rises quickly; the river narrows; the water piles up"), ("Describe one effect of plastic on turtles.", 2, "they eat bags; their stomachs fill")]


@layout(HALF, "paper-shaded-margin-scheme-list", "paper with numbers in a shaded margin, marks [1] below the lines; scheme in its own file as 1 answer with slashes and (1)")
def paper_shaded_margin_scheme_list(draw):
    body = "<h2>Oceans: assessment</h2>" + "".join(f"<div class=q><div class=n>{n}</div><div class=t>{web(question)}" + "<div class=l></div>" * (marks + 1) + f"<div class=m>[{marks}]</div></div></div>" for n, (question, marks, _) in enumerate(OCEAN, 1))
    scheme = "<h2>Oceans: answers</h2>" + "".join(f"<p><b>{n}</b>&emsp;{web(answer)}</p>" for n, (_, _, answer) in enumerate(OCEAN, 1))
    css = ".q { display: flex; margin-bottom: 4mm } .n { background: #ddd; width: 10mm; text-align: center } .t { flex: 1; padding-left: 4mm } .l { border-bottom: 1px dotted #555; height: 8mm } .m { text-align: right }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (11,), css)
    return Document(engine, source, [item(question, answer, str(n), marks) for n, (question, marks, answer) in enumerate(OCEAN, 1)], page(draw, scheme, ["Liberation Sans"], (11,), css)[1])


ASTRO = [("Which planet has the most moons?", ["Earth", "Mars", "Saturn", "Venus"], 2), ("What is a comet made of?", ["ice and dust", "iron", "lava", "gas only"], 0), ("Which force keeps planets in orbit?", ["friction", "gravity", "magnetism", "drag"], 1), ("How long does light from the Sun take to reach us?", ["8 seconds", "8 minutes", "8 hours", "8 days"], 1), ("What causes day and night?", ["the Moon", "the Earth’s orbit", "the Earth’s spin", "clouds"], 2)]


@layout(HALF, "choices-two-columns-options-pairs", "choices in two columns of the page with two options a row, key below a line as 1-c 2-a")
def choices_two_columns_options_pairs(draw):
    body, items = r"\begin{center}\textbf{Astronomy check}\end{center}\begin{multicols}{2}", []
    for n, (question, options, right) in enumerate(ASTRO, 1):
        grid = r"\\ ".join(rf"{'abcd'[k]}) {tex(options[k])} & {'abcd'[k + 1]}) {tex(options[k + 1])}" for k in (0, 2))
        body += rf"\needspace{{2cm}}\lab{{0pt}}{{18pt}}{{{n}.}}{{{tex(question)}}}{{\leftskip=18pt\begin{{tabular}}{{@{{}}p{{0.42\linewidth}}p{{0.42\linewidth}}@{{}}}}{grid}\end{{tabular}}\par}}\medskip "
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    body += r"\end{multicols}\hrule\smallskip\small Key: " + r"\quad ".join(f"{n}-{'abcd'[right]}" for n, (*_, right) in enumerate(ASTRO, 1))
    engine, source = document(draw, body, ["lm", "times"], (11,))
    return Document(engine, source, items)


ICELANDIC = [("sól", "sun"), ("tungl", "moon"), ("snjór", "snow"), ("vindur", "wind"), ("fjall", "mountain"), ("foss", "waterfall"), ("eldur", "fire"), ("ís", "ice")]


@layout(HALF, "words-arrow-list", "Icelandic → English in one column, web page, title Orðaforði: náttúran")
def words_arrow_list(draw):
    body = "<h2>Orðaforði: náttúran</h2>" + "".join(f"<p>{a} → {b}</p>" for a, b in ICELANDIC)
    engine, source = page(draw, body, ["Liberation Sans", "DejaVu Sans"], (11, 12), "p { margin: 1mm 0 }")
    return Document(engine, source, [item(a, b, kind="vocabulary") for a, b in ICELANDIC])


STATS = [("mean", "The sum of the values divided by their number."), ("median", "The value in the middle when all are in order."), ("mode", "The value that occurs most often."), ("range", "The difference between the largest and the smallest value."), ("outlier", "A value that lies far from all others.")]


@layout(HALF, "glossary-definition-first", "word processor, Key words table with three columns Word, Meaning, My example (empty)")
def glossary_definition_first(draw):
    body = paragraph(run("Key words: averages"), "Title") + office_table([[run(head, "B") for head in ("Word", "Meaning", "My example")], *[[run(a), run(b), run("")] for a, b in STATS]], [3.0, 8.5, 4.0])
    engine, source = office(draw, body, ["Liberation Sans", "Noto Sans"], (11, 12))
    return Document(engine, source, [item(a, b, kind="definition") for a, b in STATS])


BIKE = [("How often should I oil the chain?", "About once a month, and after each ride in the rain."), ("Which tyres are best in winter?", "Wide ones with a deep profile."), ("Can I lock it anywhere?", "Yes, unless a sign forbids it."), ("What is the warranty?", "Two years on the frame and the motor.")]


@layout(HALF, "faq-numbered-coloured", "leaflet, 1 question in blue capitals? no: 1) question in bold blue, answer in plain letters set in below, groff")
def faq_numbered_coloured(draw):
    lines = ["\\fB\\s+3Your new bicycle: questions and answers\\s0\\fP", ".sp"]
    for n, (question, answer) in enumerate(BIKE, 1):
        lines += [f"\\fB{n}) {plain(question)}\\fP", ".br", ".in +3n", plain(answer), ".br", ".in -3n", ".sp 0.5"]
    engine, source = roff(draw, lines)
    return Document(engine, source, [item(question, answer, str(n), kind="faq") for n, (question, answer) in enumerate(BIKE, 1)])


PARTS = [("A train leaves at 10:15 and arrives at 12:40.", ["How long is the journey?", "The train is 12 minutes late. When does it arrive?"]), ("A recipe for four needs 300 g of flour.", ["How much flour is needed for six?", "How many can be fed with 750 g?"]), ("A garden is 12 m long and 8 m wide.", ["Find its area.", "Find the length of the fence around it."])]


@layout(HALF, "exercise-stem-and-lettered", "exercise sheet, 1) stem, a. b. below, three lines of squares after each, word processor, no answers")
def exercise_stem_and_lettered(draw):
    body, items = paragraph(run("Word problems"), "Title"), []
    for n, (stem, parts) in enumerate(PARTS, 1):
        body += paragraph(run(f"{n})\t{stem}"), "Part") + "".join(paragraph(run(f"{letter}.\t{question}"), "Inner") + paragraph(run(""), "Body") * 2 for letter, question in zip("ab", parts))
        items += [item(question, None, f"{n}({letter})", stem=stem) for letter, question in zip("ab", parts)]
    engine, source = office(draw, body, ["Liberation Serif", "Noto Sans"], (11, 12))
    return Document(engine, source, items)


BANKED = [("The capital of Norway is ________.", "Oslo"), ("The ________ flows through London.", "Thames"), ("Mount Etna is a ________ in Italy.", "volcano"), ("The ________ is the largest desert on Earth.", "Antarctic"), ("Canada has two ________ languages.", "official")]


@layout(HALF, "gaps-bank-below-key-reversed", "gaps with numbers in brackets, word bank below in capitals, answers in a line headed Check your answers")
def gaps_bank_below_key_reversed(draw):
    body = r"\textbf{\large Fill in the missing words.}\par " + "".join(rf"\lab{{0pt}}{{24pt}}{{({n})}}{{{tex(text)}}}\medskip " for n, (text, _) in enumerate(BANKED, 1)) + r"\bigskip\fbox{VOLCANO\quad OSLO\quad OFFICIAL\quad THAMES\quad ANTARCTIC}\par\vfill\textbf{Check your answers:} " + ", ".join(f"({n}) {answer}" for n, (_, answer) in enumerate(BANKED, 1))
    engine, source = document(draw, body, ["lm", "times", "noto"], (11,))
    return Document(engine, source, [item(text.replace("________", "___"), answer, str(n), kind="gap") for n, (text, answer) in enumerate(BANKED, 1)])


MIXED = [("short", "What is an isotope?", None, "an atom with another number of neutrons"), ("mcq", "Which particle has no charge?", ["electron", "proton", "neutron"], "neutron"), ("short", "How many protons has carbon?", None, "6"), ("mcq", "Which element is a noble gas?", ["neon", "nitrogen", "sodium"], "neon")]


@layout(HALF, "test-mixed-kinds-key-lines", "test that mixes short questions with lines and choices A B C, key on the next page with a line for each number")
def test_mixed_kinds_key_lines(draw):
    body, key, items = "<h2>Atoms: quick test</h2>", "<h2 class=k>Answer key</h2>", []
    for n, (kind, question, options, answer) in enumerate(MIXED, 1):
        body += f"<p>{n}. {web(question)}</p>"
        if options:
            body += "".join(f"<p class=o>{letter}. {web(text)}</p>" for letter, text in zip("ABC", options))
            key += f"<p>{n}. {'ABC'[options.index(answer)]}</p>"
        else:
            body += "<div class=l></div>"
            key += f"<p>{n}. {web(answer)}</p>"
        items.append(item(question, answer, str(n), None, choices("ABC", options) if options else None, kind=kind))
    engine, source = page(draw, body + key, ["Liberation Serif", "Noto Sans"], (11, 12), ".o { margin: 1mm 0 1mm 10mm } .l { border-bottom: 1px solid #777; height: 9mm } .k { break-before: page }")
    return Document(engine, source, items)


@layout(HALF, "invoice-that-asks-nothing", "invoice with a table of items, prices and totals, terms of payment in numbered lines; nothing to be found")
def invoice_that_asks_nothing(draw):
    body = paragraph(run("Invoice 2041"), "Title") + paragraph(run("To: Hill Road School"), "Body") + office_table([[run(c, "B" if n == 0 else None) for c in line] for n, line in enumerate([("Item", "Number", "Price"), ("Exercise books", "120", "£84.00"), ("Rulers", "60", "£21.00"), ("Total", "", "£105.00")])], [8.0, 3.0, 3.0])
    body += "".join(paragraph(run(f"{n}. {text}"), "Body") for n, text in enumerate(["Payment is due within thirty days.", "Please quote the number of the invoice.", "Goods remain ours until they are paid."], 1))
    engine, source = office(draw, body, ["Liberation Sans"], (11, 12))
    return Document(engine, source, [])
