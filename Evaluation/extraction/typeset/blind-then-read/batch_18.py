"""The eighteenth eight: sheets of language teachers, with examples done, words to sort and answers in odd places."""

from latex import document, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"
HANG = ".h { position: relative; padding-left: 9mm; margin-top: 3mm } .n { position: absolute; left: 0 }"


def hang(label, text):
    """A paragraph of HTML with its label in the margin."""
    return f'<div class=h><span class=n>{label}</span>{text}</div>'


ODD = [("apple, pear, carrot, plum", "carrot"), ("run, jump, table, swim", "table"), ("Paris, London, Europe, Rome", "Europe"), ("red, blue, big, green", "big"), ("doctor, teacher, hospital, nurse", "hospital"), ("knife, fork, plate, bread", "bread")]


@layout(HALF, "odd-one-out-key-in-line", "find the odd one out: four words a line with commas, numbers with full stops, key in one line at the foot as 1 carrot 2 table")
def odd_one_out_key_in_line(draw):
    body = "<h2>Which word does not belong?</h2>" + "".join(hang(f"{n}.", web(text)) for n, (text, _) in enumerate(ODD, 1)) + "<p class=f>Key: " + "; ".join(f"{n} {answer}" for n, (_, answer) in enumerate(ODD, 1)) + "</p>"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (12, 13), HANG + ".f { margin-top: 40mm; font-size: 8pt }")
    return Document(engine, source, [item(text, answer, str(n)) for n, (text, answer) in enumerate(ODD, 1)])


SCRAMBLED = [("school / walks / to / she / every day", "She walks to school every day."), ("you / where / live / do", "Where do you live?"), ("never / late / is / he", "He is never late."), ("like / would / you / tea / some", "Would you like some tea?"), ("yesterday / met / we / them", "We met them yesterday.")]


@layout(HALF, "sentences-example-first", "put the words in order, Example: with its answer in italics first, 1. to 5. with a dotted line each, Answers upright at the end of the page")
def sentences_example_first(draw):
    body = r"\textbf{\large Put the words in the right order.}\par\textbf{Example:} football / plays / Tom $\rightarrow$ \textit{Tom plays football.}\par "
    body += "".join(rf"\lab{{0pt}}{{20pt}}{{{n}.}}{{{tex(text)}}}{{\leftskip=20pt\dotline}}" for n, (text, _) in enumerate(SCRAMBLED, 1))
    body += r"\vfill\textbf{Answers}\par " + "".join(rf"\lab{{0pt}}{{20pt}}{{{n}.}}{{{tex(answer)}}}" for n, (_, answer) in enumerate(SCRAMBLED, 1))
    engine, source = document(draw, body, ["lm", "times", "avant"], (11, 12))
    return Document(engine, source, [item(text, answer, str(n)) for n, (text, answer) in enumerate(SCRAMBLED, 1)])


TRANSLATE = [("I have lived here for two years.", "Ich wohne seit zwei Jahren hier."), ("She gave the book to her brother.", "Sie gab ihrem Bruder das Buch."), ("We are going to the cinema tonight.", "Wir gehen heute Abend ins Kino."), ("Although it was raining, they played.", "Obwohl es regnete, spielten sie.")]


@layout(HALF, "translation-line-below", "translate into German: 1. sentence, the translation in the same print on the next line behind an arrow")
def translation_line_below(draw):
    body = paragraph(run("Übersetze ins Deutsche"), "Title") + "".join(paragraph(run(f"{n}.\t{text}"), "Part") + paragraph(run(f"→ {answer}"), "Choice") for n, (text, answer) in enumerate(TRANSLATE, 1))
    engine, source = office(draw, body, ["Liberation Sans", "DejaVu Sans"], (11, 12))
    return Document(engine, source, [item(text, answer, str(n)) for n, (text, answer) in enumerate(TRANSLATE, 1)])


DIALOGUE = [("Hello, can I ________ you?", "help"), ("Yes, I am looking for a ________ of shoes.", "pair"), ("What ________ do you take?", "size"), ("I take 39. Do you have them ________ black?", "in"), ("Here you are. Would you like to ________ them on?", "try")]


@layout(HALF, "dialogue-with-gaps", "dialogue with speakers A: and B:, numbered gaps in it, word bank in a box above")
def dialogue_with_gaps(draw):
    body = "<h2>In the shoe shop</h2><div class=b>help &nbsp; in &nbsp; pair &nbsp; size &nbsp; try</div><p>Complete the dialogue with the words in the box.</p>"
    body += "".join(f"<p><b>{'Assistant' if n % 2 else 'Customer'}:</b> ({n}) {web(text)}</p>" for n, (text, _) in enumerate(DIALOGUE, 1))
    engine, source = page(draw, body, ["Liberation Serif", "Noto Serif"], (12,), ".b { border: 1px solid #000; padding: 2mm; text-align: center }")
    return Document(engine, source, [item(text.replace("________", "___"), None, str(n), kind="gap") for n, (text, _) in enumerate(DIALOGUE, 1)])


SYNONYMS = [("big", "large"), ("quick", "fast"), ("begin", "start"), ("clever", "intelligent"), ("shut", "close"), ("angry", "cross")]


@layout(HALF, "synonyms-two-columns-blank", "write a synonym: big = ________ in two columns of three lines, numbers with brackets, key at the foot of the page with the numbers in brackets")
def synonyms_two_columns_blank(draw):
    cells = [f"({n}) {word} = ______________" for n, (word, _) in enumerate(SYNONYMS, 1)]
    lines = [".ce", "\\fBWrite a word that means the same.\\fP", ".sp", ".ta 3.2i"] + [f"{cells[n]}\t{cells[n + 3]}\n.sp" for n in range(3)]
    lines += [".sp 4", "\\s-2Key: " + " ".join(f"({n}) {answer}" for n, (_, answer) in enumerate(SYNONYMS, 1)) + "\\s0"]
    engine, source = roff(draw, lines, fonts=("T", "H", "P"))
    return Document(engine, source, [item(f"{word} = ___", answer, str(n), kind="gap") for n, (word, answer) in enumerate(SYNONYMS, 1)])


GAPS = [("The children ______ (play) in the garden when it started to rain.", "were playing"), ("If I ______ (know) her number, I would call her.", "knew"), ("This bridge ______ (build) in 1890.", "was built"), ("He has ______ (never / see) the sea.", "never seen"), ("By next June they ______ (finish) the road.", "will have finished")]


@layout(HALF, "gaps-answers-margin-column", "grammar with a narrow column at the right headed Answers, 1 to 5 in it beside the sentences, web page")
def gaps_answers_margin_column(draw):
    left = "".join(hang(str(n), web(text)) for n, (text, _) in enumerate(GAPS, 1))
    right = "<b>Answers</b>" + "".join(f"<div>{n} {web(answer)}</div>" for n, (_, answer) in enumerate(GAPS, 1))
    engine, source = page(draw, f"<h2>Verb forms</h2><div class=c><div class=l>{left}</div><div class=r>{right}</div></div>", ["Liberation Sans", "Noto Sans"], (11, 12), HANG + ".c { display: flex } .l { flex: 1 } .r { width: 38mm; border-left: 1px solid #888; padding-left: 4mm; margin-left: 6mm }")
    return Document(engine, source, [item(text.replace("______", "___"), answer, str(n), kind="gap") for n, (text, answer) in enumerate(GAPS, 1)])


IDIOMS = [("to break the ice", "to say something that makes people feel at ease", "Her joke broke the ice."), ("to call it a day", "to stop working", "It is late, so let us call it a day."), ("a piece of cake", "something very easy", "The test was a piece of cake."), ("under the weather", "slightly ill", "I am feeling under the weather."), ("to hit the nail on the head", "to be exactly right", "You hit the nail on the head."), ("once in a blue moon", "very seldom", "He visits us once in a blue moon.")]


@layout(HALF, "idioms-labelled-lines", "idioms in bold, then Meaning: … and Example: … on lines of their own below each")
def idioms_labelled_lines(draw):
    body = paragraph(run("English idioms"), "Title") + "".join(paragraph(run(a, "B"), "Body") + paragraph(run("Meaning: ", "I") + run(b), "Inside") + paragraph(run("Example: ", "I") + run(c), "Inside") for a, b, c in IDIOMS)
    engine, source = office(draw, body, ["Liberation Serif", "Noto Serif", "Liberation Sans"], (11, 12))
    return Document(engine, source, [item(a, b, kind="definition") for a, b, _ in IDIOMS])


PREFIXES = [("un-", "not", "unhappy, unkind"), ("re-", "again", "rewrite, return"), ("pre-", "before", "preview, prehistoric"), ("mis-", "wrongly", "misread, misspell"), ("sub-", "under", "submarine, subway"), ("inter-", "between", "international, internet"), ("dis-", "not, opposite", "dislike, disappear")]


@layout(HALF, "prefixes-meaning-examples", "table Prefix, Meaning, Examples with shaded head, web page")
def prefixes_meaning_examples(draw):
    body = "<h1>Prefixes</h1><table>" + rows([["Prefix", "Meaning", "Examples"]], "th") + rows([[web(c) for c in line] for line in PREFIXES]) + "</table>"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Serif"], (11, 12), "table { border-collapse: collapse } th { background: #ddd } td, th { border: 1px solid #777; padding: 2mm 6mm; text-align: left }")
    return Document(engine, source, [item(a, b, kind="definition") for a, b, _ in PREFIXES])
