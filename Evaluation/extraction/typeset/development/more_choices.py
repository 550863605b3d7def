"""Questions to tick, circle, fill or match, of other designs."""

from latex import document, table, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from webpage import page, rows, web


@layout("development", "choices-five-parenthesised", "mcq (A)-(E), key in a table", pool="second")
def five(draw):
    items, body, key = [], [], []
    for place, question in enumerate(draw.some(draw.content.amateur(), 16), 1):
        texts, right = [*question["answers"], draw.one(["None of these", "It cannot be said"])], question["correct"]
        listed = "".join(rf"\lab{{18pt}}{{22pt}}{{({letter})}}{{{tex(text)}}}" for letter, text in zip("ABCDE", texts))
        body.append(rf"\medskip\lab{{0pt}}{{18pt}}{{{place}.}}{{{tex(question['question'])}}}{listed}")
        items.append(
            item(
                question["question"],
                texts[right],
                str(place),
                None,
                choices("ABCDE", texts),
                kind="mcq",
                answer_label="ABCDE"[right],
            )
        )
        key.append([str(place), f"({'ABCDE'[right]})"])
    columns = [[*key[n], *key[n + 8]] for n in range(8)]
    text = (
        r"\begin{center}\bfseries\large PART I\end{center}\begin{multicols}{2}"
        + "\n".join(body)
        + r"\end{multicols}\newpage\begin{center}\textbf{KEY}\par\medskip "
    )
    text += table(columns, "|c|c||c|c|", ["Item", "Answer", "Item", "Answer"]) + r"\end{center}"
    engine, source = document(
        draw,
        text,
        ["cm", "times", "libertine"],
        (9, 10),
        foot=r"\fancyfoot[C]{Go on to the next page.}\fancyfoot[R]{\thepage}",
        paper="letterpaper",
    )
    return Document(engine, source, items)


@layout("development", "choices-w-to-z", "mcq W-Z, answers inline", pool="second")
def w_to_z(draw):
    body, items = [r"\begin{center}\textbf{ROUND ROBIN -- ROUND 4}\end{center}"], []
    for place, question in enumerate(draw.shuffled(draw.content.quiz("choice"))[:9], 1):
        options = draw.shuffled(question["options"])
        right = options.index(question["answer"])
        listed = "".join(rf"\lab{{36pt}}{{22pt}}{{{letter})}}{{{tex(text)}}}" for letter, text in zip("WXYZ", options))
        letter = "WXYZ"[right]
        body.append(
            rf"\bigskip\needspace{{4cm}}\lab{{0pt}}{{36pt}}{{{place})}}{{{tex(question['prompt'])}}}{listed}\par\smallskip\hspace*{{36pt}}ANSWER: {letter}) {tex(question['answer'].upper())}\par "
        )
        items.append(
            item(
                question["prompt"],
                question["answer"].upper(),
                str(place),
                None,
                choices("WXYZ", options),
                kind="mcq",
                answer_label=letter,
            )
        )
    engine, source = document(
        draw,
        "\n".join(body),
        ["times", "bookman"],
        (11, 12),
        foot=r"Science Bowl practice \hfill Page \thepage",
        paper="letterpaper",
    )
    return Document(engine, source, items)


@layout("development", "choices-rows-of-a-table", "mcq as table rows", pool="second")
def table_rows(draw):
    body, items = [], []
    for place, question in enumerate(draw.content.lists["tables"]["second"], 1):
        lines = [[r"\textbf{" + letter + "}", *map(tex, row)] for letter, row in zip("ABCD", question["rows"])]
        inner = table(lines, "|c|p{4.6cm}|p{4.6cm}|", ["", *map(tex, question["head"])])
        body.append(
            rf"\bigskip\needspace{{5cm}}\lab{{0pt}}{{26pt}}{{\textbf{{{place}}}}}{{{tex(question['question'])}}}\par\smallskip\hspace*{{26pt}}{inner}\hfill\fbox{{\rule{{0pt}}{{12pt}}\rule{{12pt}}{{0pt}}}}\par\hfill [1]\par "
        )
        options = choices("ABCD", [" ".join(row) for row in question["rows"]])
        items.append(item(question["question"], None, str(place), 1, options, kind="mcq"))
    engine, source = document(
        draw,
        "\n".join(body),
        ["arial", "noto", "times"],
        (11,),
        head=r"\thepage",
        foot=r"\fancyfoot[L]{\scriptsize 0653/11/F/M/25}\fancyfoot[R]{\textbf{[Turn over}}",
    )
    return Document(engine, source, items)


@layout("development", "choices-several-of-seven", "multi A-G and tick squares without letters", pool="second")
def several(draw):
    body, items = "<h2>Choose carefully</h2>", []
    for place, question in enumerate(draw.content.lists["groups"]["second"], 1):
        listed = "".join(
            f"<span class=w><b>{letter}</b> {web(text)}</span>" for letter, text in zip("ABCDEFG", question["options"])
        )
        right = question["right"]
        blanks = " ".join("<span class=b></span>" for _ in right)
        body += f"<div class=q><b>{place}.</b> {web(question['question'])} Write the letters in the boxes. <div class=o>{listed}</div>{blanks}<div class=r>({len(right)})</div></div>"
        items.append(
            item(
                f"{question['question']} Write the letters in the boxes.",
                None,
                str(place),
                len(right),
                choices("ABCDEFG", question["options"]),
                kind="multi",
            )
        )
    for question in draw.shuffled(draw.content.quiz("choice"))[:5]:
        place += 1
        listed = "".join(f"<div><span class=s></span>{web(text)}</div>" for text in question["options"])
        body += f"<div class=q><b>{place}.</b> {web(question['prompt'])}<div class=t>{listed}</div><div class=r>(1)</div></div>"
        items.append(
            item(
                question["prompt"],
                None,
                str(place),
                1,
                [{"label": None, "text": text} for text in question["options"]],
                kind="mcq",
            )
        )
    css = """.q { margin: 6mm 0; break-inside: avoid } .w { display: inline-block; margin: 2mm 8mm 2mm 0 } .o, .t { margin-left: 8mm } .r { text-align: right }
.b { display: inline-block; width: 10mm; height: 8mm; border: 1px solid #000; margin-left: 8mm } .s { display: inline-block; width: 3.5mm; height: 3.5mm; border: 1px solid #000; margin-right: 4mm }"""
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans", "Liberation Serif"], (10, 11, 12), css)
    return Document(engine, source, items)


@layout("development", "true-false-tick-table", "true or false, no key", pool="second")
def tick_table(draw):
    statements = [
        *draw.content.lists["truefalse"]["second"],
        *((q["prompt"], q["answer"]) for q in draw.content.quiz("true-false")),
    ]
    lines = [[run("Statement", "B"), run("True", "B"), run("False", "B")]]
    items = []
    for place, (text, _) in enumerate(draw.shuffled(statements)[:15], 1):
        lines.append([run(f"{place}  {text}"), run(""), run("")])
        items.append(item(text, None, str(place), kind="truefalse"))
    body = (
        paragraph(run("What are things made of?"), "Title")
        + paragraph(run("Tick one box in each row."))
        + office_table(lines, [12.0, 2.0, 2.0])
    )
    engine, source = office(draw, body, ["Liberation Sans", "DejaVu Sans", "Noto Serif"], (11, 12))
    return Document(engine, source, items)


@layout("development", "gaps-drawn-rules", "gaps as rules, two columns, answers at the end", pool="second")
def drawn_rules(draw):
    gaps = draw.shuffled([gap for gap in draw.content.gaps() if len(gap[0]) < 120])[:16]
    items, body, key = [], [], []
    width = draw.one(["1.6cm", "2cm", "2.4cm"])
    for place, (sentence, word, _) in enumerate(gaps, 1):
        before, after = sentence.split("___")
        body.append(
            rf"\lab{{0pt}}{{20pt}}{{{place}.}}{{{tex(before)}\rule[-2pt]{{{width}}}{{0.4pt}}{tex(after)}}}\smallskip "
        )
        items.append(item(sentence.replace("___", ""), word, str(place), kind="gap", gap=True))
        key.append(f"{place}. {word}")
    bank = r"\quad ".join(sorted(word for _, word, _ in gaps))
    text = (
        rf"\textbf{{\large Words in sentences}}\par\medskip\noindent\fbox{{\begin{{minipage}}{{0.97\linewidth}}\centering {bank}\end{{minipage}}}}\par\medskip\begin{{multicols}}{{2}}"
        + "\n".join(body)
        + r"\end{multicols}\vfill Answers: "
        + "; ".join(key)
        + "."
    )
    engine, source = document(draw, text, ["lm", "palatino", "libertine"], (10, 11))
    return Document(engine, source, items)


@layout("development", "gaps-choose-in-brackets", "gaps with the choices in brackets, answers as list", pool="second")
def choose_in_brackets(draw):
    gaps = draw.shuffled([gap for gap in draw.content.gaps() if len(gap[0]) < 120])[:12]
    items, lines, key = [], "", ""
    for place, (sentence, word, others) in enumerate(gaps, 1):
        options = draw.shuffled([word, others[0], others[1]])
        printed = sentence.replace("___", "(" + " / ".join(options) + ")")
        lines += f"<li>{web(printed)}</li>"
        key += f"<li>{web(word)}</li>"
        items.append(
            item(printed, word, str(place), None, [{"label": None, "text": text} for text in options], kind="gap")
        )
    body = f"<h1>Choose the right word</h1><ol>{lines}</ol><h3>Solutions</h3><ol class=k>{key}</ol>"
    css = "li { margin: 2.5mm 0 } .k { columns: 4; font-size: 85% } .k li { margin: 0 } h3 { margin-top: 12mm }"
    engine, source = page(draw, body, ["Noto Serif", "DejaVu Sans", "Liberation Serif"], (10, 11, 12), css)
    return Document(engine, source, items)


@layout("development", "gaps-cloze-bank", "passage with lettered gaps and a bank, no key", pool="second")
def cloze_bank(draw):
    passage, words = draw.content.lists["cloze"]["second"]
    parts, text, printed = passage.split("___"), "", ""
    for place, part in enumerate(parts):
        text += tex(part)
        printed += part
        if place < len(words):
            text += rf" \textbf{{({'abcdef'[place]})}} \ldots\ldots\ldots\ldots "
            printed += f" ({'abcdef'[place]}) ………… "
    sentences = [" ".join(sentence.split()) + "." for sentence in printed.split(". ")]
    items = [
        item(next(s for s in sentences if f"({letter})" in s), None, f"({letter})", kind="gap") for letter in "abcdef"
    ]
    bank = r"\hspace{1.2em}".join(tex(word) for word in draw.mixed(words))
    body = rf"\textbf{{\large How bread rises}}\par Use words from the box to fill the gaps. \hfill [6]\par\medskip\begin{{center}}\fbox{{{bank}}}\end{{center}}\medskip {{\linespread{{1.6}}\selectfont {text}\par}}"
    engine, source = document(draw, body, ["arial", "schoolbook", "timesnew"], (11, 12))
    return Document(engine, source, items)


@layout("development", "matching-ruled-table", "matching, no key", pool="second")
def ruled_table(draw):
    items, body = [], "<h2>Matching exercise</h2><p>Write the letter of the meaning in the middle column.</p>"
    for name, title in (("second", "Measuring"), ("second2", "At the theatre")):
        pairs = draw.shuffled(draw.content.lists["matching"][name]["pairs"])
        right = draw.mixed([second for _, second in pairs])
        lines = [
            [f"{n}. {web(first)}", "", f"{letter}. {web(text)}"]
            for n, ((first, _), letter, text) in enumerate(zip(pairs, "abcdefgh", right), 1)
        ]
        body += f"<h3>{title}</h3><table>{rows([['Term', 'Letter', 'Meaning']], 'th')}{rows(lines)}</table>"
        options = choices("abcdefgh", right)
        items += [
            item(first, None, str(n), None, options, kind="match", section=title)
            for n, (first, _) in enumerate(pairs, 1)
        ]
    css = "table { border-collapse: collapse; width: 96% } td, th { border: 0.5px solid #333; padding: 2mm; text-align: left } td:nth-child(2) { width: 15mm }"
    engine, source = page(draw, body, ["Liberation Sans", "Liberation Serif", "Noto Sans"], (11, 12), css)
    return Document(engine, source, items)


@layout("development", "matching-lines-key", "matching with lines, key in words below", pool="second")
def lines_key(draw):
    pairs = draw.shuffled([*draw.content.lists["matching"]["second"]["pairs"]])
    right = draw.mixed([second for _, second in pairs])
    lines = [[run(first), run("•"), run("•"), run(text)] for (first, _), text in zip(pairs, right)]
    body = paragraph(run("Draw a line from each instrument to what it does"), "Head") + office_table(
        lines, [4.0, 2.5, 2.5, 7.0], "Open"
    )
    body += paragraph(run("Check yourself"), "Head") + "".join(
        paragraph(run(f"{first} → {second}")) for first, second in sorted(pairs)
    )
    items = [
        item(first, second, kind="match", options=[{"label": None, "text": text} for text in right])
        for first, second in pairs
    ]
    engine, source = office(draw, body, ["DejaVu Sans", "Noto Sans"], (11, 12), foot=False)
    return Document(engine, source, items)
