"""The nineteenth eight: tests whose keys, numbers and options have forms of their own."""

from latex import document, table, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"
HANG = ".h { position: relative; padding-left: 11mm; margin-top: 3mm } .n { position: absolute; left: 0 } .o { margin-left: 14mm }"


def hang(label, text):
    """A paragraph of HTML with its label in the margin."""
    return f'<div class=h><span class=n>{label}</span>{text}</div>'


NETWORK = [("Which device forwards packets between networks?", ["Switch", "Router", "Hub", "Repeater"], "B"), ("Which protocol gives addresses to hosts?", ["DHCP", "FTP", "SMTP", "ARP"], "A"), ("Which layers belong to the OSI model? (Choose two.)", ["Network", "Internet", "Session", "Program"], "A, C"), ("Which port does HTTPS use by default?", ["21", "80", "110", "443"], "D"), ("Which cable is immune to electric noise?", ["Coaxial", "Twisted pair", "Fibre", "Flat"], "C")]


@layout(HALF, "certification-question-numbers", "certification dump: NO.1 question, A. to D., Answer: B, some with two right letters, web page")
def certification_question_numbers(draw):
    body, items = "<h2>Practice exam NW-100</h2>", []
    for n, (question, options, right) in enumerate(NETWORK, 1):
        letters = right.split(", ")
        body += f"<p><b>NO.{n}</b> {web(question)}<br>" + "<br>".join(f"{letter}. {web(text)}" for letter, text in zip("ABCD", options)) + f"<br><b>Answer: {right}</b></p>"
        items.append(item(question, "\n".join(options["ABCD".index(letter)] for letter in letters), str(n), None, choices("ABCD", options), kind="multi" if len(letters) > 1 else "mcq", answer_label=right))
    engine, source = page(draw, body, ["Liberation Sans", "DejaVu Sans"], (10, 11))
    return Document(engine, source, items)


VERSIONS = [("The powerhouse of the cell is the", ["nucleus", "ribosome", "mitochondrion", "vacuole"], 2), ("DNA is found mainly in the", ["nucleus", "wall", "membrane", "cytoplasm"], 0), ("Plant cells are held up by the", ["membrane", "cell wall", "nucleus", "ribosome"], 1), ("Proteins are made by", ["vacuoles", "chloroplasts", "walls", "ribosomes"], 3), ("Photosynthesis takes place in", ["chloroplasts", "mitochondria", "nuclei", "vacuoles"], 0), ("Cell sap is stored in the", ["wall", "nucleus", "vacuole", "membrane"], 2)]


@layout(HALF, "choices-scantron-key", "US test in two columns of the page, 1. stem without a mark, a. to d., key as a grid of rows of three: 1. C 2. A 3. B, on a page of its own headed Answer Key Form A")
def choices_scantron_key(draw):
    body = r"\noindent Name \rule{5cm}{0.4pt}\hfill Period \rule{1cm}{0.4pt}\par\begin{center}\textbf{Cell Structure Test -- Form A}\end{center}\textbf{Multiple Choice.} Choose the best answer.\begin{multicols}{2}"
    items = []
    for n, (question, options, right) in enumerate(VERSIONS, 1):
        body += rf"\needspace{{3cm}}\lab{{0pt}}{{20pt}}{{{n}.}}{{{tex(question)}}}" + "".join(rf"\lab{{20pt}}{{16pt}}{{{letter}.}}{{{tex(text)}}}" for letter, text in zip("abcd", options)) + r"\smallskip "
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    body += r"\end{multicols}\newpage\begin{center}\textbf{Answer Key -- Form A}\end{center}" + table([[f"{n + k}.~{'ABCD'[VERSIONS[n + k - 1][2]]}" for k in range(3)] for n in (1, 4)], "p{3cm}p{3cm}p{3cm}", rules=False)
    engine, source = document(draw, body, ["times", "lm", "helvetica"], (11,))
    return Document(engine, source, items)


HASH = [("What is the boiling point of water at sea level?", "100 °C"), ("What is the chemical symbol of gold?", "Au"), ("How many bones does an adult have?", "206"), ("Which planet is known as the red planet?", "Mars"), ("What do bees collect?", "nectar and pollen")]


@layout(HALF, "trivia-hash-numbers", "trivia cards: #1 at the left in a circle of its own line, question, then A: in small grey letters at the right")
def trivia_hash_numbers(draw):
    body = "<h2>Science trivia</h2>" + "".join(f"<div class=c><span class=k>#{n}</span> {web(question)}<div class=a>A: {web(answer)}</div></div>" for n, (question, answer) in enumerate(HASH, 1))
    engine, source = page(draw, body, ["Noto Sans", "Liberation Sans"], (11, 12), ".c { border-bottom: 1px dashed #999; padding: 3mm 0 } .k { font-weight: bold; margin-right: 4mm } .a { text-align: right; color: #777; font-size: 9pt }")
    return Document(engine, source, [item(question, answer, str(n)) for n, (question, answer) in enumerate(HASH, 1)])


DASH = [("Let f(x) = x² − 4x + 3.", ["Compute f(1) and f(3).", "Find the coordinates of the vertex.", "Sketch the graph."]), ("A sequence starts with 3, and each term is twice the one before.", ["Write down the first five terms.", "Give a formula for the n-th term."]), ("The line d passes through A(0, 2) and B(4, 10).", ["Find its gradient.", "Write its equation.", "Does the point C(6, 14) lie on d?"])]


@layout(HALF, "exercices-numbered-with-slash", "exercise sheet, Ex 1: with a stem, 1/ 2/ 3/ as parts, LaTeX")
def exercices_numbered_with_slash(draw):
    body, items = r"\begin{center}\textbf{Functions and sequences -- Sheet 4}\end{center}", []
    for n, (stem, parts) in enumerate(DASH, 1):
        body += rf"\medskip\textbf{{Ex {n}:}} {tex(stem)}\par "
        for m, question in enumerate(parts, 1):
            body += rf"\lab{{14pt}}{{18pt}}{{{m}/}}{{{tex(question)}}}"
            items.append(item(question, None, f"{n}.{m}", stem=stem))
    engine, source = document(draw, body, ["cm", "lm", "palatino"], (11, 12))
    return Document(engine, source, items)


CAPS = [("I", "Name the three branches of government.", "legislative, executive, judicial"), ("II", "Who elects the members of parliament?", "the citizens of each constituency"), ("III", "What is a veto?", "the right to stop a law"), ("IV", "Explain what a coalition is.", "parties that govern together"), ("V", "Where are laws published?", "in the official gazette")]


@layout(HALF, "roman-capitals-answers-below", "civics sheet with I. to V. in capitals, answers in a list I. to V. under Solutions")
def roman_capitals_answers_below(draw):
    body = "<h2>Civics: check yourself</h2>" + "".join(hang(f"{n}.", web(question)) for n, question, _ in CAPS) + "<h3>Solutions</h3>" + "".join(hang(f"{n}.", web(answer)) for n, _, answer in CAPS)
    engine, source = page(draw, body, ["Liberation Serif", "Noto Serif"], (11, 12), HANG)
    return Document(engine, source, [item(question, answer, n) for n, question, answer in CAPS])


BULLETED = [("Which of these are mammals?", ["whale", "shark", "bat", "penguin"], [0, 2]), ("Which of these are insects?", ["spider", "ant", "beetle", "scorpion"], [1, 2]), ("Which of these are fruits?", ["tomato", "carrot", "cucumber", "potato"], [0, 2]), ("Which of these are metals?", ["iron", "carbon", "sulfur", "copper"], [0, 3])]


@layout(HALF, "choices-right-ones-ticked", "several answers, options with ✓ and ✗ before them instead of letters, numbers in bold")
def choices_right_ones_ticked(draw):
    body, items = paragraph(run("Nature quiz with solutions"), "Title"), []
    for n, (question, options, right) in enumerate(BULLETED, 1):
        body += paragraph(run(f"{n}.\t{question}", "B"), "Part") + "".join(paragraph(run(f"{'✓' if m in right else '✗'}\t{text}"), "Choice") for m, text in enumerate(options))
        items.append(item(question, "\n".join(options[m] for m in right), str(n), None, choices([None] * 4, options), kind="multi"))
    engine, source = office(draw, body, ["DejaVu Sans"], (11, 12))
    return Document(engine, source, items)


LIKERT = [("The author uses short sentences to make the reader feel the danger.", "agree"), ("The story is told by the older sister.", "disagree"), ("The storm stands for the quarrel.", "agree"), ("The ending is happy.", "disagree"), ("The house is a symbol of safety.", "agree")]


@layout(HALF, "statements-yes-no-columns", "table of statements with columns Yes and No to tick, numbers in the first column, key 1 yes, 2 no … below in italics")
def statements_yes_no_columns(draw):
    lines = [[run(head, "B") for head in ("", "Statement", "Yes", "No")]] + [[run(str(n)), run(text), run("☐"), run("☐")] for n, (text, _) in enumerate(LIKERT, 1)]
    body = paragraph(run("After reading: is it so?"), "Title") + office_table(lines, [1.0, 11.5, 1.5, 1.5])
    body += paragraph(run("Key: " + ", ".join(f"{n} {'yes' if value == 'agree' else 'no'}" for n, (_, value) in enumerate(LIKERT, 1)), "I"), "Body")
    engine, source = office(draw, body, ["DejaVu Sans", "Liberation Sans"], (11,))
    return Document(engine, source, [item(text, "yes" if value == "agree" else "no", str(n)) for n, (text, value) in enumerate(LIKERT, 1)])


LONGPAPER = [("Explain what is meant by a ‘balanced diet’.", 2), ("State one function of iron in the body.", 1), ("Describe how the stomach breaks down food.", 3), ("Suggest why athletes eat pasta the day before a race.", 2)]


@layout(HALF, "paper-extension-at-end", "test with [2] at the line end, numbers, and an unnumbered Challenge: task at the end that is a question of its own")
def paper_extension_at_end(draw):
    lines, items = [".ce", "\\fBFood and digestion\\fP", ".sp"], []
    for n, (question, marks) in enumerate(LONGPAPER, 1):
        lines += [f".IP {n}. 4", plain(f"{question} [{marks}]"), ".sp 4"]
        items.append(item(question, None, str(n), marks))
    lines += [".LP", "\\fBChallenge:\\fP", "Find out which vitamins are stored in the liver, and for how long."]
    items.append(item("Find out which vitamins are stored in the liver, and for how long.", None, None))
    engine, source = roff(draw, lines)
    return Document(engine, source, items)
