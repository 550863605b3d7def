"""Questions to tick, circle, fill or match."""

from latex import document, table, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from webpage import page, rows, web


def shuffled_choice(draw, question):
    """The texts of a quiz question's options in a new order, and the place of the right one."""
    options = draw.shuffled(question["options"])
    return options, options.index(question["answer"])


@layout("development", "choices-mixed-rows", "A B C D stacked, two or four in a row; key at the end as a grid 1 B 2 C")
def choices_mixed_rows(draw):
    items, body, key = (
        [],
        [
            r"{\Large\bfseries General class: practice test}\par\smallskip Choose the best answer for each question.\par "
        ],
        [],
    )
    for place, question in enumerate(draw.some(draw.content.amateur(), 24), 1):
        texts, right = question["answers"], question["correct"]
        items.append(
            item(
                question["question"],
                texts[right],
                str(place),
                None,
                choices("ABCD", texts),
                kind="mcq",
                answer_label="ABCD"[right],
            )
        )
        key.append((str(place), "ABCD"[right]))
        longest = max(len(text) for text in texts)
        columns = 4 if longest < 16 else 2 if longest < 36 else 1
        width = 0.95 / columns
        listed = "".join(
            rf"\makebox[{width:.3f}\linewidth][l]{{{letter}. {tex(text)}}}"
            + (r"\\" if (n + 1) % columns == 0 and n < 3 else "")
            for n, (letter, text) in enumerate(zip("ABCD", texts))
        )
        if columns == 1:
            listed = "".join(
                rf"\lab{{20pt}}{{16pt}}{{{letter}.}}{{{tex(text)}}}" for letter, text in zip("ABCD", texts)
            )
            body.append(rf"\medskip\lab{{0pt}}{{20pt}}{{{place}.}}{{{tex(question['question'])}}}{listed}")
        else:
            body.append(
                rf"\medskip\lab{{0pt}}{{20pt}}{{{place}.}}{{{tex(question['question'])}}}{{\leftskip=20pt\noindent {listed}\par}}"
            )
    grid = [[f"{number} {letter}" for number, letter in key[start : start + 8]] for start in range(0, 24, 8)]
    body.append(r"\clearpage\section*{Answer key}" + table(grid, "l" * 8, rules=False))
    engine, source = document(draw, "\n".join(body), ["cm", "lm"], (10, 11), foot=r"--~\thepage~--")
    return Document(engine, source, items)


@layout("development", "choices-tick-glyphs", "tick boxes as glyphs without letters, answers in words on the last page")
def choices_tick_glyphs(draw):
    items, body, answers = [], [r"{\LARGE Check what you know}\par "], []
    box = r"{\fontspec{DejaVu Sans}☐}"
    for place, question in enumerate(draw.shuffled(draw.content.quiz("choice")), 1):
        options, _ = shuffled_choice(draw, question)
        listed = "".join(rf"\lab{{18pt}}{{18pt}}{{{box}}}{{{tex(text)}}}" for text in options)
        body.append(
            rf"\bigskip\needspace{{3cm}}\lab{{0pt}}{{18pt}}{{\textbf{{{place}}}}}{{{tex(question['prompt'])}}}{listed}"
        )
        answers.append(rf"\lab{{0pt}}{{24pt}}{{{place}}}{{{tex(question['answer'])}}}")
        options = [{"label": None, "text": text} for text in options]
        items.append(item(question["prompt"], question["answer"], str(place), None, options, kind="mcq"))
    text = (
        r"\begin{multicols}{2}" + "\n".join(body) + r"\end{multicols}\newpage\textbf{\Large Answers}" + "".join(answers)
    )
    engine, source = document(
        draw, text, ["dejavu", "noto", "libertine"], (10, 11), head=r"\fancyhead[R]{Name \rule{4cm}{0.4pt}}"
    )
    return Document(engine, source, items)


@layout(
    "development",
    "choices-lower-case-tabs",
    "word processor quiz, a) b) c) d) with tabs in one or two rows, answers 1. b at the end",
)
def choices_lower_case_tabs(draw):
    body, items, key = (
        [
            paragraph(run("Science quiz"), "Title"),
            paragraph(run("Circle the letter of the right answer. One point each."), "Body"),
        ],
        [],
        [],
    )
    for place, question in enumerate(draw.shuffled(draw.content.quiz("choice"))[:12], 1):
        options, right = shuffled_choice(draw, question)
        body.append(paragraph(run(f"{place}.\t{question['prompt']}"), "Part"))
        labelled = [f"{letter}) {text}" for letter, text in zip("abcd", options)]
        step = 4 if max(map(len, options)) < 12 else 2 if max(map(len, options)) < 18 else 1
        for start in range(0, 4, step):
            gap = "\t" if step == 4 else "\t\t"
            body.append(paragraph(run("\t" + gap.join(labelled[start : start + step])), "Choice"))
        items.append(
            item(
                question["prompt"],
                options[right],
                str(place),
                None,
                choices("abcd", options),
                kind="mcq",
                answer_label="abcd"[right],
            )
        )
        key.append(f"{place}. {'abcd'[right]}")
    body += [paragraph(run("Answers"), "Head"), paragraph(run("\n".join(key)))]
    engine, source = office(draw, "".join(body), ["Liberation Serif", "DejaVu Serif"], (11, 12))
    return Document(engine, source, items)


@layout("development", "true-false-circle", "statements with T F to circle, key in small print below")
def true_false_circle(draw):
    statements = draw.shuffled(
        [
            *draw.content.lists["truefalse"]["first"],
            *((q["prompt"], q["answer"]) for q in draw.content.quiz("true-false")),
        ]
    )[:16]
    items, listed = [], ""
    for place, (text, right) in enumerate(statements, 1):
        listed += f"<div class=s><span class=n>{place}.</span><span class=t>{web(text)}</span><span class=c>T &nbsp;&nbsp; F</span></div>"
        items.append(item(text, "True" if right else "False", str(place), kind="truefalse"))
    key = " ".join(f"{place}{'T' if right else 'F'}" for place, (_, right) in enumerate(statements, 1))
    body = f"<h2>True or false?</h2><p>Circle T if the statement is true or F if it is false.</p>{listed}<p class=key>Key: {key}</p>"
    css = ".s { display: flex; margin: 3mm 0 } .n { width: 9mm } .t { flex: 1; padding-right: 8mm } .c { width: 18mm } .key { font-size: 65%; margin-top: 20mm; color: #555 }"
    engine, source = page(draw, body, ["Liberation Sans", "DejaVu Sans", "Noto Sans"], (11, 12), css)
    return Document(engine, source, items)


@layout(
    "development",
    "gaps-underscores-bank",
    "word processor, gaps as underscores, word bank in a frame, answers at the end",
)
def gaps_underscores_bank(draw):
    gaps = draw.shuffled([gap for gap in draw.content.gaps() if len(gap[0]) < 110])[:12]
    line = "_" * draw.one([8, 10, 12])
    bank = "    ".join(sorted(word for _, word, _ in gaps))
    body = [
        paragraph(run("Unit 6 vocabulary: fill the gaps"), "Title"),
        office_table([[run("Word bank: ", "B") + run(bank)]], [16.4]),
        paragraph(run("Use every word once.")),
    ]
    items = []
    for place, (sentence, word, _) in enumerate(gaps, 1):
        printed = sentence.replace("___", line)
        body.append(paragraph(run(f"{place}.\t{printed}"), "Part"))
        items.append(item(printed, word, str(place), kind="gap"))
    body += [
        paragraph(run("Answers"), "Head"),
        paragraph(run(", ".join(f"{n} {word}" for n, (_, word, _) in enumerate(gaps, 1)))),
    ]
    engine, source = office(draw, "".join(body), ["Liberation Sans", "Liberation Serif", "Noto Serif"], (11, 12))
    return Document(engine, source, items)


@layout("development", "cloze-passage", "one passage with numbered gaps (1)____ and choices below in rows A B C")
def cloze_passage(draw):
    passage, words = draw.content.lists["cloze"]["first"]
    parts, items, body, listed = passage.split("___"), [], "", ""
    others = draw.mixed(words)
    key = []
    for place, word in enumerate(words):
        wrong = [w for w in others if w != word][place % 3 : place % 3 + 2]
        options = draw.shuffled([word, *wrong])
        body += web(parts[place]) + f"<b>({place + 1})</b> ________"
        listed += (
            f"<tr><td>{place + 1}</td>"
            + "".join(f"<td><b>{letter}</b> {web(text)}</td>" for letter, text in zip("ABC", options))
            + "</tr>"
        )
        label = "ABC"[options.index(word)]
        key.append(f"{place + 1} {label}")
        items.append(item(None, word, str(place + 1), None, choices("ABC", options), kind="gap", answer_label=label))
    sentences = whole_sentences(parts, [f"({n + 1}) ________" for n in range(len(words))])
    for place, entry in enumerate(items):
        entry["question"] = next(sentence for sentence in sentences if f"({place + 1})" in sentence)
    text = f"<h1>Reading and use of English: Part 1</h1><p>For questions 1–{len(words)}, read the text and choose the best word for each gap.</p><h3>Water on the move</h3><p class=passage>{body}{web(parts[-1])}</p><table>{listed}</table><p class=key>KEY &nbsp; {' &nbsp; '.join(key)}</p>"
    css = "h1 { font-size: 120% } .passage { line-height: 1.9; text-align: justify } td { padding: 1mm 9mm 1mm 0 } .key { font-size: 75%; text-align: right; margin-top: 15mm }"
    engine, source = page(draw, text, ["Liberation Serif", "Liberation Sans", "Linux Libertine O"], (11, 12), css)
    return Document(engine, source, items)


def whole_sentences(parts, gaps):
    """The sentences of a passage printed with its gaps."""
    text = parts[0] + "".join(gap + part for gap, part in zip(gaps, parts[1:]))
    return [sentence.strip() + "." for sentence in text.split(". ") if sentence.strip()]


@layout("development", "matching-letters-key", "two columns to match, numbers left, letters right, key 1–D below")
def matching_letters_key(draw):
    body, items, sections = [r"{\Large\bfseries Matching}\par "], [], []
    for name, title in (("first", "Countries and capitals"), ("first2", "Parts of a flower")):
        pairs = draw.shuffled(draw.content.lists["matching"][name]["pairs"])
        right = draw.mixed([second for _, second in pairs])
        lines = [
            [f"{n}.", tex(first), r"\rule{1.2cm}{0.4pt}", f"{'ABCDEFGH'[n - 1]}.", tex(right[n - 1])]
            for n, (first, _) in enumerate(pairs, 1)
        ]
        body.append(
            rf"\bigskip\textbf{{{title}}}\par Write the letter of the entry on the right that belongs to each entry on the left.\par\medskip "
            + table(lines, r"rp{4cm}l@{\hspace{1.5cm}}lp{5cm}", rules=False)
            + r"\par "
        )
        sections.append(", ".join(f"{n}–{'ABCDEFGH'[right.index(second)]}" for n, (_, second) in enumerate(pairs, 1)))
        options = choices("ABCDEFGH", right)
        items += [
            item(
                first,
                second,
                str(n),
                None,
                options,
                kind="match",
                section=title,
                answer_label="ABCDEFGH"[right.index(second)],
            )
            for n, (first, second) in enumerate(pairs, 1)
        ]
    body.append(r"\vfill{\small\textbf{Key.} Countries: " + sections[0] + r". Flower: " + sections[1] + ".}")
    engine, source = document(draw, "\n".join(body), ["bookman", "schoolbook", "timesnew"], (10, 11))
    return Document(engine, source, items)


@layout(
    "development",
    "labels-in-one-row",
    "paper with 1 (a) (i) on one row, marks [2] in a column of their own, no answers",
)
def labels_in_one_row(draw):
    short, numeric = draw.content.quiz("short"), draw.content.quiz("numeric")
    pool = draw.shuffled([(q["prompt"], q["marks"]) for q in [*short, *numeric]])[:14]
    shape = [["i", "ii"], [None], ["i", "ii", "iii"], ["i", "ii"], [None], [None], ["i", "ii"], ["i", "ii"]]
    plan, question = [], 0
    for index, inner in enumerate(shape):
        letter = "abcd"[index % 3]
        question += index % 3 == 0
        plan += [
            (
                str(question) if letter == "a" and n == 0 else "",
                f"({letter})" if n == 0 else "",
                f"({roman})" if roman else "",
                f"{question}({letter})" + (f"({roman})" if roman else ""),
            )
            for n, roman in enumerate(inner)
        ]
    items, lines = [], []
    for (number, letter, roman, cited), (text, marks) in zip(plan, pool):
        lines.append([f"<b>{number}</b>", letter, roman, web(text) + "<div class=l></div>" * marks, f"[{marks}]"])
        items.append(item(text, None, cited, marks))
    body = (
        f"<p class=head>Answer <b>all</b> the questions.</p><table>{rows(lines)}</table><p class=end>END OF PAPER</p>"
    )
    css = """td { vertical-align: top; padding: 1.5mm 1mm } td:nth-child(-n+3) { width: 8mm } td:last-child { vertical-align: bottom; width: 8mm }
.l { border-bottom: 1px dotted #000; height: 8mm } .end { text-align: center; font-weight: bold }"""
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans", "Liberation Serif"], (10, 11), css)
    return Document(engine, source, items)
