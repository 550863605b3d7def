"""The eighth eight: keys, schemes and vocabulary of further ordinary forms, a dialogue, instructions, a grid of answers."""

from latex import document, table, tex
from office import document as office, list_style, numbered, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

ITALIAN = [
    ("il pane", "m", "bread", "Compro il pane ogni mattina."), ("la mela", "f", "apple", "La mela è rossa."), ("il latte", "m", "milk", "Il latte è nel frigorifero."),
    ("l’uovo", "m", "egg", "Mangio un uovo."), ("il formaggio", "m", "cheese", "Il formaggio è buono."), ("la carne", "f", "meat", "Non mangio la carne."),
    ("il pesce", "m", "fish", "Il pesce è fresco."), ("la zuppa", "f", "soup", "La zuppa è calda."), ("lo zucchero", "m", "sugar", "Prendo il caffè senza zucchero."),
]


@layout(HALF, "words-italian-sentences", "Italian, gender, English and a sentence in a table without rules and with grey bands, head in capitals")
def words_italian_sentences(draw):
    words = draw.shuffled(ITALIAN)
    body = "<h2>Lezione 5: Al supermercato</h2><table>" + rows([["ITALIANO", "GENERE", "ENGLISH", "ESEMPIO"]], "th") + rows([[web(cell) for cell in word] for word in words]) + "</table>"
    items = [item(word, english, kind="vocabulary") for word, _, english, _ in words]
    css = "table { border-spacing: 0; width: 100% } td, th { padding: 1.6mm 2mm; text-align: left } tr:nth-child(even) { background: #eee } th { font-size: 80%; color: #444 }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans", "Noto Serif"], (10, 11), css)
    return Document(engine, source, items)


DIALOGUE = [
    ("Guide", "Welcome to the castle. Please stay together."), ("Visitor", "How old is the tower?"), ("Guide", "It was built about eight hundred years ago."),
    ("Visitor", "Did a king live here?"), ("Guide", "Only for one winter. It was too cold for him."), ("Visitor", "May we climb to the top?"), ("Guide", "Yes, but mind the steps. There are two hundred of them."),
]


@layout(HALF, "script-that-asks-nothing", "dialogue of a play with names in bold and a colon, nothing to be found")
def script_that_asks_nothing(draw):
    body = r"\begin{center}\Large\bfseries A visit to the castle\end{center}\textit{A group of visitors at a gate.}\par\medskip "
    body += "".join(rf"\lab{{0pt}}{{60pt}}{{\textbf{{{who}:}}}}{{{tex(text)}}}\smallskip " for who, text in DIALOGUE)
    engine, source = document(draw, body, ["libertine", "palatino", "lm"], (11, 12))
    return Document(engine, source, [])


FLAGS = [
    ("Which animal is on the flag of Wales?", ["a dragon", "a lion", "an eagle", "a unicorn"], 0), ("How many stars has the flag of the European Union?", ["ten", "twelve", "fifteen", "twenty-seven"], 1),
    ("Which colours has the flag of Japan?", ["blue and white", "green and gold", "red and white", "red and yellow"], 2), ("What does the leaf on the flag of Canada come from?", ["a birch", "a maple", "an oak", "a poplar"], 1),
    ("Which flag is square?", ["that of Austria", "that of Nepal", "that of Peru", "that of Switzerland"], 3), ("Which of these flags has a crescent?", ["that of Chile", "that of Finland", "that of India", "that of Turkey"], 3),
    ("How many stripes has the flag of the United States?", ["eleven", "twelve", "thirteen", "fifty"], 2), ("Which country has a flag that is not rectangular?", ["Bhutan", "Laos", "Nepal", "Qatar"], 2),
]


@layout(HALF, "choices-answers-in-bold", "choices a) to d) below each other, the right one set in bold, no key")
def choices_answers_in_bold(draw):
    asked = draw.shuffled(FLAGS)
    body, items = paragraph(run("Flags of the world: teacher’s copy"), "Title") + paragraph(run("Right answers are printed in bold.")), []
    for n, (question, options, right) in enumerate(asked, 1):
        body += paragraph(run(f"{n}.\t{question}"), "Part")
        body += "".join(paragraph(run(f"{letter})\t{text}", "B" if place == right else None), "Choice") for place, (letter, text) in enumerate(zip("abcd", options)))
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    engine, source = office(draw, body, ["Liberation Serif", "Liberation Sans", "DejaVu Sans"], (11, 12))
    return Document(engine, source, items)


MAGNETS = [
    ("Name the two ends of a magnet.", 2, "north pole and south pole"), ("What happens when two north poles are brought together?", 1, "they push each other away"),
    ("Give one metal that a magnet attracts.", 1, "iron"), ("Explain how a compass shows the direction of north.", 2, "its needle is a magnet, and it lines up with the magnetic field of the Earth"),
    ("Describe how an electromagnet can be made stronger.", 2, "use more turns of wire or a larger current"), ("Give one use of electromagnets.", 1, "lifting scrap metal"),
]


@layout(HALF, "test-slash-marks", "word processor test, automatic numbers, /2 at the right margin, total at the end; answers in a numbered list in another file")
def test_slash_marks(draw):
    asked = draw.shuffled(MAGNETS)
    body = paragraph(run("Magnets: short test"), "Title") + paragraph(run("Name: __________________\tDate: ____________"))
    body += "".join(paragraph(run(f"{n}.\t{question}\t/{marks}"), "Part") + paragraph(run("\t"), "Line") * marks for n, (question, marks, _) in enumerate(asked, 1))
    body += paragraph(run("\tTotal: /9", "B"))
    items = [item(question, answer, str(n), marks) for n, (question, marks, answer) in enumerate(asked, 1)]
    engine, source = office(draw, body, ["Liberation Sans", "Noto Sans"], (11, 12))
    solved = paragraph(run("Magnets: short test – answers"), "Title") + "".join(paragraph(run(f"{n}.\t{answer}"), "Part") for n, (_, _, answer) in enumerate(asked, 1))
    return Document(engine, source, items, office(draw, solved, ["Liberation Sans"], (11,))[1])


GREEK = [
    ("atom", "from a word for what cannot be cut"), ("biology", "the study of life"), ("democracy", "rule by the people"), ("geography", "the description of the Earth"),
    ("photograph", "drawn by light"), ("telephone", "a voice from afar"), ("thermometer", "a measure of heat"),
]


@layout(HALF, "terms-first-line-bold-caps", "glossary with TERMS in small capitals and a full stop, two columns, letters of the alphabet as headings")
def terms_first_line_bold_caps(draw):
    body, seen = [r"\section*{Glossary of words from Greek}\begin{multicols}{2}"], ""
    for term, meaning in GREEK:
        if term[0] != seen:
            seen = term[0]
            body.append(rf"\medskip{{\large\bfseries {seen.upper()}}}\par ")
        body.append(rf"\noindent\hangindent=12pt\textbf{{{tex(term)}.}} {tex(meaning[0].upper() + meaning[1:])}.\par\smallskip ")
    items = [item(term, meaning[0].upper() + meaning[1:] + ".", kind="definition") for term, meaning in GREEK]
    engine, source = document(draw, "".join(body) + r"\end{multicols}", ["times", "libertine", "palatino"], (10, 11))
    return Document(engine, source, items)


CIRCUIT = [
    ("A lamp is joined to a battery. The potential difference across it is 12 V and the current in it is 0.5 A.", [
        ("Calculate the resistance of the lamp.", 2, "R = V ÷ I = 12 ÷ 0.5", "24 Ω"), ("Calculate the power of the lamp.", 2, "P = VI = 12 × 0.5", "6 W"), ("Calculate the charge that flows in 20 s.", 2, "Q = It = 0.5 × 20", "10 C"),
    ]),
    ("A second lamp of the same kind is added in series.", [
        ("State the total resistance of the circuit.", 1, None, "48 Ω"), ("State what happens to the brightness of the first lamp.", 1, None, "it becomes dimmer"),
    ]),
]


@layout(HALF, "scheme-left-number-column", "paper (a) (i) within questions; scheme as a list with the whole label at the left, working, then answer, [1] behind each")
def scheme_left_number_column(draw):
    body, items, lines = [], [], []
    for place, (stem, parts) in enumerate(CIRCUIT, 6):
        body.append(rf"\bigskip\lab{{0pt}}{{24pt}}{{\textbf{{{place}}}}}{{{tex(stem)}}}")
        for n, (question, marks, working, answer) in enumerate(parts):
            label = "abc"[n]
            body.append(rf"\medskip\lab{{24pt}}{{24pt}}{{\textbf{{({label})}}}}{{{tex(question)}}}" + r"{\leftskip=48pt" + r"\dotline" * marks + rf"}}\hfill [{marks}]\par ")
            points = [text for text in (working, answer) if text]
            lines.append(rf"\lab{{0pt}}{{44pt}}{{{place}({label})}}{{" + r"\hfill [1]\newline ".join(tex(text) for text in points) + r"\hfill [1]}\medskip")
            items.append(item(question, "\n".join(points), f"{place}({label})", marks, stem=stem, kind="numeric", rubric=[{"text": text, "marks": 1} for text in points] if marks > 1 else None))
        body.append(rf"\hfill [Total: {sum(part[1] for part in parts)}]\par ")
    engine, source = document(draw, "\n".join(body), ["arial", "timesnew"], (11,), foot=r"\fancyfoot[L]{\tiny © 2026\quad 0625/41/O/N/26}\fancyfoot[R]{\tiny [Turn over}")
    return Document(engine, source, items, document(draw, r"\textbf{Mark scheme}\par\bigskip " + "\n".join(lines), ["timesnew"], (11,))[1])


PLANETS = [
    ("Mercury", "the planet nearest to the Sun"), ("Venus", "the hottest planet"), ("Mars", "the red planet"), ("Jupiter", "the largest planet"),
    ("Saturn", "the planet with the brightest rings"), ("Neptune", "the planet farthest from the Sun"),
]


@layout(HALF, "matching-answer-grid", "list 1–6 above, list A–F below it, a grid to write in, key on the next page as 1=C")
def matching_answer_grid(draw):
    left = draw.shuffled(PLANETS)
    right = draw.shuffled(text for _, text in PLANETS)
    letters = "ABCDEF"
    body = [r"\section*{The planets}Match the planets with the descriptions. Write the letters into the table.\par\medskip "]
    cells = [[rf"\textbf{{{n}}}~~{tex(name)}", rf"\textbf{{{letters[n - 1]}}}~~{tex(right[n - 1])}"] for n, (name, _) in enumerate(left, 1)]
    body.append(table(cells, "p{5cm}p{8cm}", rules=False) + r"\par\bigskip " + table([["1", "2", "3", "4", "5", "6"], [""] * 6], "|" + "p{1.2cm}|" * 6))
    body.append(r"\newpage\textbf{Answers:} " + ", ".join(f"{n}={letters[right.index(text)]}" for n, (_, text) in enumerate(left, 1)))
    options = choices(letters, right)
    items = [item(name, text, str(n), None, options, kind="match", answer_label=letters[right.index(text)]) for n, (name, text) in enumerate(left, 1)]
    engine, source = document(draw, "".join(body), ["lm", "schoolbook", "arial"], (11,) )
    return Document("xelatex" if engine == "xelatex" else engine, source, items)


CLAIMS = [
    ("Lightning never strikes the same place twice.", False, "Tall towers are struck many times a year."), ("Bats are blind.", False, "All bats can see, and some see well at night."),
    ("Honey can be kept for many years.", True, "It holds too little water for bacteria to grow."), ("Goldfish forget everything after three seconds.", False, "They can remember for months."),
    ("Bananas are berries in the language of botany.", True, "They grow from one flower with one ovary."), ("The Great Wall of China can be seen from the Moon with the naked eye.", False, "It is far too narrow."),
]


@layout(HALF, "statements-with-explanations", "web page, statement as a heading with a number, Fact or Myth: True or False in bold with the reason in the next line")
def statements_with_explanations(draw):
    asked = draw.shuffled(CLAIMS)
    body = "<h1>True or false? Six claims about nature</h1>"
    items = []
    for n, (text, right, why) in enumerate(asked, 1):
        body += f"<h3>{n}. {web(text)}</h3><p><b>Answer: {'True' if right else 'False'}.</b> {web(why)}</p>"
        items.append(item(text, "True" if right else "False", str(n), kind="truefalse"))
    engine, source = page(draw, body, ["Noto Serif", "Liberation Sans", "Liberation Serif"], (11, 12), "h3 { font-size: 105%; margin: 5mm 0 1mm } p { margin: 0 }")
    return Document(engine, source, items)
