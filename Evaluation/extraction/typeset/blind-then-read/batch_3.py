"""The third eight: other boards' papers, other scripts, solutions at the end, answers upside down, rows of options."""

from latex import document, table, tex
from office import document as office, list_style, numbered, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

CELLS = [
    ("The table in a textbook compares animal and plant cells.", [
        ("State the function of the cell membrane.", 1, ["controls what enters and leaves the cell"]),
        ("Outline two differences between an animal cell and a plant cell.", 2, ["plant cells have a cell wall", "plant cells have chloroplasts"]),
        ("Explain why muscle cells contain many mitochondria.", 3, ["mitochondria carry out respiration", "respiration releases energy", "muscles need much energy to contract"]),
    ]),
    ("Yeast was kept in a sugar solution without oxygen.", [
        ("Identify the gas that was given off.", 1, ["carbon dioxide"]),
        ("Describe how the gas could be tested.", 2, ["bubble it through limewater", "the limewater turns cloudy"]),
    ]),
    ("Osmosis was studied with pieces of potato.", [
        ("Define osmosis.", 2, ["net movement of water", "through a partially permeable membrane from a dilute to a more concentrated solution"]),
        ("Suggest why the pieces were dried with paper before they were weighed.", 1, ["water on the surface would add to the mass"]),
    ]),
]


@layout(HALF, "paper-maximum-mark", "paper 1. [Maximum mark: 6], (a) text [2]; mark scheme as a list of points with semicolons")
def paper_maximum_mark(draw):
    body, items, scheme = [], [], []
    for place, (stem, parts) in enumerate(CELLS, 1):
        total = sum(marks for _, marks, _ in parts)
        body.append(rf"\bigskip\needspace{{6cm}}\lab{{0pt}}{{22pt}}{{\textbf{{{place}.}}}}{{[Maximum mark: {total}]}}\smallskip\lab{{22pt}}{{0pt}}{{}}{{{tex(stem)}}}")
        scheme.append(rf"\bigskip\textbf{{{place}.}}\par ")
        for inner, (question, marks, points) in enumerate(parts):
            letter = "abc"[inner]
            body.append(rf"\medskip\lab{{22pt}}{{22pt}}{{({letter})}}{{{tex(question)}\hfill [{marks}]}}" + r"{\leftskip=44pt" + r"\dotline" * (marks + 1) + "}")
            scheme.append(rf"\lab{{22pt}}{{22pt}}{{({letter})}}{{{'; '.join(tex(text) for text in points)}; \hfill [{marks}]}}")
            items.append(item(question, "\n".join(points), f"{place}({letter})", marks, stem=stem, rubric=[{"text": text, "marks": None} for text in points] if marks > 1 else None))
    engine, source = document(draw, "\n".join(body), ["timesnew", "notoserif"], (11, 12), head=r"\fancyhead[C]{-- \thepage\ --}\fancyhead[R]{\small 2226--6019}", foot="")
    marks = document(draw, r"\begin{center}\textbf{Markscheme}\end{center}" + "".join(scheme), ["timesnew"], (11,), head=r"\fancyhead[C]{-- \thepage\ --}")[1]
    return Document(engine, source, items, marks)


CHEMISTRY = [
    ("Magnesium ribbon burns in air.", [("Name the white powder that forms.", 1), ("Write the word equation for the reaction.", 1), ("State why safety glasses must be worn.", 1)]),
    ("A student adds chips of marble to dilute hydrochloric acid.", [("Name the gas that is given off.", 1), ("Describe two ways of making the reaction faster.", 2)]),
    ("Copper sulfate crystals are made from copper oxide and dilute sulfuric acid.", [("State what is meant by a saturated solution.", 1), ("Explain why too much copper oxide is added.", 2), ("Suggest how large crystals can be made.", 1)]),
]


@layout(HALF, "paper-marks-column", "paper 1. (a), a column headed Marks with bare numbers at the right, no answers")
def paper_marks_column(draw):
    body, items = [r"\hfill\textbf{Marks}\par "], []
    for place, (stem, parts) in enumerate(CHEMISTRY, 1):
        body.append(rf"\bigskip\needspace{{5cm}}\lab{{0pt}}{{22pt}}{{\textbf{{{place}.}}}}{{{tex(stem)}}}")
        for inner, (question, marks) in enumerate(parts):
            body.append(rf"\medskip\lab{{22pt}}{{22pt}}{{({'abc'[inner]})}}{{{tex(question)}\hfill\makebox[12pt][r]{{{marks}}}}}\vspace{{{15 * marks}mm}}")
            items.append(item(question, None, f"{place}({'abc'[inner]})", marks, stem=stem))
    body.append(r"\begin{center}\textbf{[END OF QUESTION PAPER]}\end{center}")
    engine, source = document(draw, "\n".join(body), ["helvetica", "arial", "avant"], (11, 12), foot=r"\fancyfoot[C]{Page \thepage}\fancyfoot[R]{\scriptsize [Turn over}")
    return Document(engine, source, items)


JAPANESE = [
    ("犬", "いぬ", "inu", "dog"), ("猫", "ねこ", "neko", "cat"), ("魚", "さかな", "sakana", "fish"), ("鳥", "とり", "tori", "bird"),
    ("馬", "うま", "uma", "horse"), ("牛", "うし", "ushi", "cow"), ("花", "はな", "hana", "flower"), ("木", "き", "ki", "tree"),
    ("山", "やま", "yama", "mountain"), ("川", "かわ", "kawa", "river"), ("海", "うみ", "umi", "sea"), ("空", "そら", "sora", "sky"),
    ("雨", "あめ", "ame", "rain"), ("雪", "ゆき", "yuki", "snow"),
]


@layout(HALF, "words-four-scripts", "kanji, kana, romaji, English in a ruled table with a head, numbered rows, word processor")
def words_four_scripts(draw):
    words = draw.shuffled(JAPANESE)
    lines = [[run(head, "B") for head in ("No.", "Kanji", "Kana", "Romaji", "English")]]
    lines += [[run(str(n)), *(run(cell) for cell in word)] for n, word in enumerate(words, 1)]
    body = paragraph(run("Nature words"), "Title") + office_table(lines, [1.4, 3.0, 3.6, 3.6, 4.4])
    items = [item(kanji, english, str(n), kind="vocabulary") for n, (kanji, _, _, english) in enumerate(words, 1)]
    engine, source = office(draw, body, ["Noto Serif CJK JP", "Noto Sans CJK JP"], (11, 12))
    return Document(engine, source, items)


HEBREW = [
    ("שולחן", "table"), ("כיסא", "chair"), ("חלון", "window"), ("דלת", "door"), ("ספר", "book"), ("עיפרון", "pencil"),
    ("מורה", "teacher"), ("תלמיד", "pupil"), ("כיתה", "classroom"), ("לוח", "board"), ("שעון", "clock"), ("תיק", "bag"),
]


@layout(HALF, "words-hebrew-table", "web page, Hebrew at the right and English at the left in a table with heads")
def words_hebrew_table(draw):
    words = draw.shuffled(HEBREW)
    body = "<h1>In the classroom</h1><table>" + rows([["English", "Hebrew"]], "th")
    body += rows([[web(english), f"<span dir=rtl lang=he>{hebrew}</span>"] for hebrew, english in words]) + "</table>"
    items = [item(hebrew, english, kind="vocabulary") for hebrew, english in words]
    css = "table { border-collapse: collapse; width: 70% } td, th { border-bottom: 1px solid #777; padding: 2mm 4mm; text-align: left } td:last-child, th:last-child { text-align: right }"
    engine, source = page(draw, body, ["Noto Sans Hebrew", "Noto Serif Hebrew", "DejaVu Sans"], (11, 12), css)
    return Document(engine, source, items)


STATISTICS = [
    ("Ten pupils were asked how many pets they have: 0, 1, 1, 2, 0, 3, 1, 0, 2, 1. Find the mode.", "1"),
    ("Find the median of 3, 8, 2, 9 and 5.", "5"),
    ("The mean of four numbers is 7. Three of them are 5, 6 and 9. Find the fourth.", "8"),
    ("A fair die is thrown once. What is the probability of a number greater than 4?", "1/3"),
    ("A bag holds 4 red and 6 green beads. One bead is taken out. What is the probability that it is red?", "2/5"),
    ("The range of a set of numbers is 12. The largest is 20. What is the smallest?", "8"),
]


@layout(HALF, "xsim-exercises", "LaTeX package xsim, Exercise 1 as headings, Solution 1 to 6 at the end")
def xsim_exercises(draw):
    asked = draw.shuffled(STATISTICS)
    lines = "".join(rf"\begin{{exercise}}{tex(question)}\end{{exercise}}\begin{{solution}}{tex(answer)}\end{{solution}}" for question, answer in asked)
    size = draw.one((10, 11, 12))
    font = draw.one(["", r"\usepackage{mathptmx}", r"\usepackage{tgpagella}", r"\usepackage{lmodern}"])
    source = (
        rf"\documentclass[{size}pt]{{article}}\usepackage[utf8]{{inputenc}}\usepackage[T1]{{fontenc}}{font}\usepackage[margin=25mm]{{geometry}}\usepackage{{xsim}}"
        rf"\begin{{document}}\section*{{Statistics and probability}}{lines}\clearpage\section*{{Solutions}}\printsolutions[headings-template=none]\end{{document}}"
    )
    source = source.replace(r"[headings-template=none]", "").replace(r"\section*{Solutions}", "") + "% lastpage\n"
    items = [item(question, answer, str(place), kind="numeric") for place, (question, answer) in enumerate(asked, 1)]
    return Document("pdflatex", source, items)


RIDDLES = [
    ("What has hands but cannot clap?", "a clock"), ("What has a neck but no head?", "a bottle"), ("What gets wetter the more it dries?", "a towel"),
    ("What has many teeth but cannot bite?", "a comb"), ("What goes up but never comes down?", "your age"), ("What has one eye but cannot see?", "a needle"),
    ("What can travel around the world and stay in a corner?", "a stamp"), ("What has keys but opens no locks?", "a piano"),
]


@layout(HALF, "riddles-upside-down", "numbered riddles in a list, answers upside down at the foot of the page")
def riddles_upside_down(draw):
    asked = draw.shuffled(RIDDLES)
    body = [r"\begin{center}\Huge Riddles\end{center}\begin{enumerate}[itemsep=14pt]"] + [rf"\item {tex(question)}" for question, _ in asked]
    key = "; ".join(f"{n}. {tex(answer)}" for n, (_, answer) in enumerate(asked, 1))
    text = "\n".join(body) + r"\end{enumerate}\vfill\noindent\rotatebox{180}{\parbox{\linewidth}{\small Answers: " + key + "}}"
    items = [item(question, answer, str(n)) for n, (question, answer) in enumerate(asked, 1)]
    engine, source = document(draw, text, ["bookman", "lmsans", "schoolbook"], (12, 14), extra=r"\usepackage{graphicx}")
    return Document(engine, source, items)


SOURCES = [
    ("Study Source A. What can you learn from it about work in a cotton mill in 1833?", 4),
    ("How useful is Source B to a historian who studies child labour? Use the source and your own knowledge.", 8),
    ("Explain two reasons why Parliament passed the Factory Act of 1833.", 6),
    ("‘The railways did more than the mills to change life in Britain.’ How far do you agree?", 12),
]


@layout(HALF, "sources-history", "history paper with sources in frames, (8 marks) at the end of the text, no answers")
def sources_history(draw):
    a = "Source A: from the evidence of a girl of twelve to the commissioners, 1833. “I began to work at seven. We went to the mill at half past five and came home at eight.”"
    b = "Source B: from a letter of a mill owner to a newspaper, 1832. “The children in my mill are well fed and learn to read on Sundays.”"
    body = f"<h2>Section B: Industrial Britain</h2><div class=s>{web(a)}</div><div class=s>{web(b)}</div>"
    items = []
    for place, (question, marks) in enumerate(SOURCES, 5):
        body += f"<p class=q><b>{place}</b><span>{web(question)} <b>({marks} marks)</b></span></p><div class=l></div>" + "<div class=l></div>" * (marks // 2)
        items.append(item(question, None, str(place), marks, kind="long"))
    css = ".s { border: 1px solid #000; padding: 3mm; margin: 4mm 0 } .q { display: flex; gap: 6mm } .l { border-bottom: 1px solid #999; height: 8mm } h2 { font-size: 115% }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (11, 12), css)
    return Document(engine, source, items)


SPELLING = [
    ("recieve", "receive", "recceive"), ("seperate", "separete", "separate"), ("definitely", "definately", "definitly"), ("neccessary", "necessary", "necesary"),
    ("acommodate", "accomodate", "accommodate"), ("rhythm", "rythm", "rhythym"), ("begining", "beginning", "beggining"), ("tomorrow", "tommorrow", "tommorow"),
]
RIGHT = {"receive", "separate", "definitely", "necessary", "accommodate", "rhythm", "beginning", "tomorrow"}


@layout(HALF, "choices-three-in-a-row", "word processor, 1. question, a) b) c) in one row with tabs, key as a table of two rows")
def choices_three_in_a_row(draw):
    words = draw.shuffled(SPELLING)
    body, items, key = paragraph(run("Spelling check"), "Title"), [], []
    frames = ["Which spelling is right?", "Choose the word that is spelled correctly.", "Which of these is correct?", "Find the correct spelling."]
    for place, options in enumerate(words, 1):
        question = frames[place % 4]
        right = next(n for n, word in enumerate(options) if word in RIGHT)
        body += paragraph(run(f"{place}.\t{question}"), "Part") + paragraph(run("\t".join(f"{letter}) {word}" for letter, word in zip("abc", options))), "Choice")
        items.append(item(question, options[right], str(place), None, choices("abc", options), kind="mcq", answer_label="abc"[right]))
        key.append("abc"[right])
    lines = [[run("Question", "B"), *(run(str(n)) for n in range(1, 9))], [run("Answer", "B"), *(run(letter) for letter in key)]]
    body += paragraph(run("Key"), "Head") + office_table(lines, [2.4, *[1.2] * 8])
    engine, source = office(draw, body, ["Liberation Serif", "Liberation Sans", "Noto Sans"], (11, 12))
    return Document(engine, source, items)
