"""Tests with several kinds of questions, decimal numbers, and tests in other scripts."""

from latex import document, tex
from office import document as office, list_style, numbered, paragraph, run
from paper import Document, choices, item, layout
from webpage import page, web

DECIMAL = [
    (
        "HEALTH AND BODY",
        [
            (
                "Read the text and answer the questions that follow. Lindiwe runs every morning before school. Her heart beats 62 times a minute when she rests.",
                [
                    ("State what happens to her pulse while she runs.", 1, ["it rises"]),
                    (
                        "Explain why her muscles need more oxygen.",
                        2,
                        ["respiration is faster", "more energy is released"],
                    ),
                    ("Give ONE long-term effect of training on the heart.", 1, ["its wall grows thicker"]),
                ],
            ),
            (
                "A doctor weighs three children and notes their height.",
                [
                    (
                        "Mention TWO other signs of good health that a doctor can measure.",
                        2,
                        ["blood pressure", "body temperature"],
                    ),
                    (
                        "Distinguish between mass and weight.",
                        4,
                        [
                            "mass is the amount of matter",
                            "it is measured in kilograms",
                            "weight is the pull of gravity",
                            "it is measured in newtons",
                        ],
                    ),
                ],
            ),
        ],
    ),
    (
        "LAND AND WATER",
        [
            (
                "Study the sketch of a valley with a dam.",
                [
                    ("Name the type of energy stored by the water behind the wall.", 1, ["potential energy"]),
                    (
                        "Discuss how the dam changes life downstream.",
                        3,
                        ["floods are rarer", "less mud reaches the fields", "fish cannot swim up to spawn"],
                    ),
                ],
            ),
            (
                "Most villages draw water from wells.",
                [
                    (
                        "Suggest why a well should be far from a pit latrine.",
                        2,
                        ["germs seep through the soil", "they reach the ground water"],
                    )
                ],
            ),
        ],
    ),
]


@layout("unseen", "paper-zelkova", "short; mark scheme")
def zelkova(draw):
    body, items, scheme = (
        [
            r"\begin{center}\textbf{LIFE SCIENCES}\\\textbf{MARKS: 16}\\TIME: 30 minutes\end{center}\textbf{INSTRUCTIONS}\par\lab{0pt}{24pt}{1.}{Answer ALL the questions.}\lab{0pt}{24pt}{2.}{Number the answers correctly according to the numbering system used in this paper.}\lab{0pt}{24pt}{3.}{Write neatly and legibly.}\newpage "
        ],
        [],
        [],
    )
    for place, (title, parts) in enumerate(DECIMAL, 1):
        whole = sum(marks for _, questions in parts for _, marks, _ in questions)
        body.append(rf"\bigskip\textbf{{QUESTION {place}: {title}}}\par ")
        scheme.append(rf"\bigskip\textbf{{QUESTION {place}}}\par ")
        for second, (stem, questions) in enumerate(parts, 1):
            body.append(rf"\medskip\lab{{0pt}}{{36pt}}{{{place}.{second}}}{{{tex(stem)}}}")
            for third, (question, marks, points) in enumerate(questions, 1):
                label = f"{place}.{second}.{third}"
                body.append(rf"\smallskip\lab{{36pt}}{{40pt}}{{{label}}}{{{tex(question)}\pushright{{({marks})}}}}")
                lines = "".join(rf"\textbf{{--}} {tex(text)} \ensuremath{{\checkmark}}\par " for text in points)
                scheme.append(rf"\smallskip\textbf{{{label}}}\par {lines}\hfill ({marks})\par ")
                rubric = [{"text": text, "marks": None} for text in points] if marks > 1 else None
                items.append(item(question, "\n".join(points), label, marks, stem=stem, kind="short", rubric=rubric))
        body.append(rf"\par\hfill\textbf{{[{whole}]}}\par ")
        scheme.append(rf"\hfill\textbf{{[{whole}]}}\par ")
    foot = r"\fancyfoot[L]{\scriptsize Copyright waived}\fancyfoot[R]{\scriptsize Please turn over}"
    engine, source = document(
        draw,
        "\n".join(body),
        ["arial", "noto", "timesnew"],
        (11, 12),
        head=r"\fancyhead[L]{Life Sciences}\fancyhead[C]{\thepage}\fancyhead[R]{NSC}",
        foot=foot,
    )
    marks = document(
        draw,
        r"\textbf{MARKING GUIDELINES}\begin{multicols}{2}" + "\n".join(scheme) + r"\end{multicols}",
        ["arial"],
        (10, 11),
    )[1]
    return Document(engine, source, items, marks)


RUSSIAN = [
    ("Какая река впадает в Каспийское море?", ["Дон", "Волга", "Нева", "Обь"], 1),
    ("Сколько граней у куба?", ["четыре", "восемь", "шесть", "двенадцать"], 2),
    ("Какое слово является глаголом?", ["бег", "быстрый", "бегать", "быстро"], 2),
    ("Что измеряют термометром?", ["температуру", "давление", "скорость", "массу"], 0),
    ("В каком месяце самый короткий день?", ["в марте", "в июне", "в сентябре", "в декабре"], 3),
    ("Какой газ нужен для дыхания?", ["азот", "кислород", "гелий", "водород"], 1),
    ("Чему равна половина от ста двадцати?", ["50", "55", "60", "70"], 2),
]


@layout("unseen", "choices-aspen", "mcq; answered")
def aspen(draw):
    items, body = [], paragraph(run("Проверочная работа"), "Title") + paragraph(run("Выберите один правильный ответ."))
    for place, (question, options, right) in enumerate(RUSSIAN, 1):
        body += paragraph(run(f"{place}) {question}", "B"), "Body")
        body += paragraph(
            "<text:tab/>".join(run(f"{letter}) {text}") for letter, text in zip("абвг", options)), "Choice"
        )
        items.append(
            item(
                question,
                options[right],
                str(place),
                None,
                choices("абвг", options),
                kind="mcq",
                answer_label="абвг"[right],
            )
        )
    key = ", ".join(f"{place} – {'абвг'[right]}" for place, (_, _, right) in enumerate(RUSSIAN, 1))
    body += paragraph(run("Ответы: ", "I") + run(key), "Head")
    engine, source = office(draw, body, ["Liberation Serif", "DejaVu Serif", "Noto Sans"], (11, 12))
    return Document(engine, source, items)


CHINESE = [
    ("苹果", "píngguǒ", "apple"),
    ("香蕉", "xiāngjiāo", "banana"),
    ("西瓜", "xīguā", "watermelon"),
    ("鸡蛋", "jīdàn", "egg"),
    ("牛奶", "niúnǎi", "milk"),
    ("面包", "miànbāo", "bread"),
    ("米饭", "mǐfàn", "cooked rice"),
    ("豆腐", "dòufu", "bean curd"),
    ("土豆", "tǔdòu", "potato"),
    ("白菜", "báicài", "Chinese cabbage"),
]


@layout("unseen", "words-birch", "vocabulary")
def birch(draw):
    words = draw.shuffled(CHINESE)
    body = paragraph(run("Food words"), "Title") + numbered(
        [run(f"{hanzi} ({pinyin}) – {english}") for hanzi, pinyin, english in words], "Words"
    )
    items = [item(hanzi, english, str(place), kind="vocabulary") for place, (hanzi, _, english) in enumerate(words, 1)]
    engine, source = office(
        draw, body, ["Noto Sans", "Liberation Serif"], (11, 12), columns=2, styles=list_style("Words", [("1", "", ")")])
    )
    return Document(engine, source, items)


INLINE = [
    ("The plural of “wolf” is", ["wolfs", "wolves", "wolfes"], 1),
    ("A word that means the same as “brave” is", ["bold", "shy", "weary"], 0),
    ("The past tense of “teach” is", ["teached", "taught", "tought"], 1),
    ("The opposite of “ancient” is", ["old", "modern", "huge"], 1),
    ("In “the cat sat quietly”, the adverb is", ["cat", "sat", "quietly"], 2),
    ("A group of fish is called a", ["school", "pack", "herd"], 0),
    ("The silent letter in “knight” is", ["t", "k", "n"], 1),
    ("“They’re” is short for", ["they were", "they are", "there are"], 1),
]


@layout("unseen", "choices-catalpa", "mcq; answered")
def catalpa(draw):
    body, items, key = "", [], []
    for place, (question, options, right) in enumerate(draw.shuffled(INLINE), 1):
        listed = "&ensp;".join(f"({letter}) {web(text)}" for letter, text in zip("abc", options))
        body += f"<p>{place}. {web(question)}&ensp;{listed}</p>"
        items.append(
            item(
                question,
                options[right],
                str(place),
                None,
                choices("abc", options),
                kind="mcq",
                answer_label="abc"[right],
            )
        )
        key.append(f"{place}({'abc'[right]})")
    html = f"<h2>Word choice</h2>{body}<hr><p style='font-size:85%'>Answers: {'&ensp;'.join(key)}</p>"
    engine, source = page(draw, html, ["Liberation Serif", "DejaVu Serif", "Noto Sans"], (11, 12))
    return Document(engine, source, items)


PARTS = {
    "A": (
        "Part A. Choose the best answer.",
        [
            ("Which part of a flower makes pollen?", ["petal", "anther", "root"], 1),
            ("What do seeds need before anything else?", ["water", "soil", "music"], 0),
            ("Which seed is carried by wind?", ["coconut", "acorn", "dandelion"], 2),
        ],
    ),
    "B": (
        "Part B. True or false?",
        [
            ("Every flower has a scent.", False),
            ("Moss grows from spores.", True),
            ("A tree adds one ring in most years.", True),
        ],
    ),
    "C": (
        "Part C. Complete the sentences.",
        [
            ("Roots take in water and ______.", "minerals"),
            ("A young plant that has just come out of a seed is a ______.", "seedling"),
            ("Fruit protects the ______ inside it.", "seeds"),
        ],
    ),
    "D": (
        "Part D. Answer in a sentence.",
        [
            ("How do bees help apple trees?", "They carry pollen from flower to flower."),
            ("Why do trees drop their leaves?", "To save water when the ground is frozen."),
        ],
    ),
}


@layout("unseen", "test-dahlia", "mcq, truefalse, gap, short; answered")
def dahlia(draw):
    body, items, key = paragraph(run("Unit test: Plants"), "Title"), [], paragraph(run("ANSWER KEY"), "Head")
    for letter, (heading, questions) in PARTS.items():
        body += paragraph(run(heading), "Head")
        right = []
        for place, (question, *rest) in enumerate(questions, 1):
            number = str(place)
            if letter == "A":
                options, answer = rest
                body += paragraph(run(f"{place}.\t{question}"), "Part") + "".join(
                    paragraph(run(f"{label}.\t{text}"), "Choice") for label, text in zip("ABC", options)
                )
                items.append(
                    item(
                        question,
                        options[answer],
                        number,
                        None,
                        choices("ABC", options),
                        kind="mcq",
                        answer_label="ABC"[answer],
                        section=heading,
                    )
                )
                right.append("ABC"[answer])
            elif letter == "B":
                body += paragraph(run(f"{place}.\t{question}\tT / F"), "Part")
                items.append(item(question, "True" if rest[0] else "False", number, kind="truefalse", section=heading))
                right.append("T" if rest[0] else "F")
            else:
                body += paragraph(run(f"{place}.\t{question}"), "Part") + (
                    paragraph(run("\t"), "Line") if letter == "D" else ""
                )
                items.append(item(question, rest[0], number, kind="gap" if letter == "C" else "short", section=heading))
                right.append(rest[0])
        key += paragraph(
            run(f"Part {letter}: ", "B") + run("  ".join(f"{n}. {text}" for n, text in enumerate(right, 1)))
        )
    engine, source = office(
        draw, body + key, ["Liberation Sans", "Noto Serif", "DejaVu Sans"], (11, 12), head="Grade 5"
    )
    return Document(engine, source, items)
