"""The sixth eight: two columns of choices, verbs in brackets, Russian, an examiner's margin, hints, bullets, a test in parts."""

from latex import document, table, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

WEATHER = [
    ("Which instrument measures air pressure?", ["anemometer", "barometer", "hygrometer", "thermometer"], 1),
    ("What are the highest clouds called?", ["cirrus", "cumulus", "nimbus", "stratus"], 0),
    ("Wind blows from areas of", ["high to low pressure.", "high to low humidity.", "low to high pressure.", "cold to warm water only."], 0),
    ("What is a long time without rain called?", ["blizzard", "drought", "flood", "gale"], 1),
    ("Lines on a map that join places of the same pressure are", ["contours.", "isobars.", "isotherms.", "latitudes."], 1),
    ("What does a hygrometer measure?", ["humidity", "rainfall", "sunshine", "wind speed"], 0),
    ("A tropical storm in the Atlantic is called a", ["cyclone.", "hurricane.", "monsoon.", "typhoon."], 1),
    ("Which gas makes up most of the air?", ["argon", "carbon dioxide", "nitrogen", "oxygen"], 2),
    ("Fog is", ["cloud at the ground.", "dust in the air.", "frozen rain.", "warm dry air."], 0),
    ("On the Beaufort scale, force 0 means", ["a breeze.", "a gale.", "a storm.", "calm."], 3),
]


@layout(HALF, "choices-two-columns-key", "choices in two columns of the page, a. to d., key below in five columns")
def choices_two_columns_key(draw):
    asked = draw.shuffled(WEATHER)
    body, items = [r"\begin{center}\Large Weather Quiz\end{center}Name \rule{5cm}{0.4pt}\hfill Score \rule{1cm}{0.4pt}/10\par\bigskip\begin{multicols}{2}"], []
    for n, (question, options, right) in enumerate(asked, 1):
        listed = "".join(rf"\lab{{18pt}}{{16pt}}{{{letter}.}}{{{tex(text)}}}" for letter, text in zip("abcd", options))
        body.append(rf"\begin{{minipage}}{{\linewidth}}\lab{{0pt}}{{18pt}}{{{n}.}}{{{tex(question)}}}{listed}\end{{minipage}}\par\medskip ")
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    key = [[f"{n}. {'abcd'[asked[n - 1][2]]}" for n in range(first, first + 5)] for first in (1, 6)]
    body.append(r"\end{multicols}\bigskip\textbf{Answer Key}\par " + table(key, "lllll", rules=False))
    engine, source = document(draw, "".join(body), ["cm", "times", "schoolbook"], (10, 11), paper="letterpaper")
    return Document(engine, source, items)


VERBS = [
    ("She ___ (go) to school by bus every day.", "goes"), ("They ___ (play) football when it began to rain.", "were playing"), ("I ___ (never, be) to Iceland.", "have never been"),
    ("If it ___ (be) sunny tomorrow, we will go to the beach.", "is"), ("He ___ (write) three letters yesterday.", "wrote"), ("Water ___ (boil) at 100 °C.", "boils"),
    ("We ___ (live) here since 2019.", "have lived"), ("Look! The bus ___ (come).", "is coming"),
]


@layout(HALF, "gaps-verbs-in-brackets", "word processor, sentences with a gap and the verb in brackets, key in one paragraph")
def gaps_verbs_in_brackets(draw):
    asked = draw.shuffled(VERBS)
    body = paragraph(run("Tenses: mixed practice"), "Title") + paragraph(run("Put the verbs in brackets into the right form."))
    body += "".join(paragraph(run(f"{n}\t{text.replace('___', '____________')}"), "Part") for n, (text, _) in enumerate(asked, 1))
    body += paragraph(run("Key: ", "B") + run(" ".join(f"{n} {answer};" for n, (_, answer) in enumerate(asked, 1)).rstrip(";") + "."))
    items = [item(text, answer, str(n), kind="gap") for n, (text, answer) in enumerate(asked, 1)]
    engine, source = office(draw, body, ["Liberation Serif", "Liberation Sans", "Noto Sans"], (11, 12))
    return Document(engine, source, items)


RUSSIAN = [
    ("Семья", [("мать", "mother"), ("отец", "father"), ("брат", "brother"), ("сестра", "sister"), ("бабушка", "grandmother"), ("внук", "grandson")]),
    ("Город", [("улица", "street"), ("площадь", "square"), ("вокзал", "railway station"), ("больница", "hospital"), ("мост", "bridge"), ("рынок", "market")]),
]


@layout(HALF, "words-russian-dash", "Russian – English with dashes in two columns under headings")
def words_russian_dash(draw):
    body, items = [r"\section*{Слова урока 3}\begin{multicols}{2}"], []
    for topic, words in RUSSIAN:
        body.append(rf"\subsection*{{{topic}}}" + r"\par ".join(rf"\textbf{{{word}}} -- {tex(english)}" for word, english in words))
        items += [item(word, english, kind="vocabulary") for word, english in words]
    engine, source = document(draw, "\n".join(body) + r"\end{multicols}", ["noto", "dejavu", "notoserif"], (11, 12))
    return Document(engine, source, items)


ENERGY = [
    ("A kettle has a power of 2200 W and is used for 3 minutes.", [
        ("State what is meant by power.", 1, None), ("Calculate the energy that the kettle transfers.", 2, "J"), ("The kettle is 90% efficient. Calculate the useful energy.", 2, "J"),
    ]),
    ("Wind turbines and gas power stations both generate electricity.", [
        ("Give one advantage of wind turbines.", 1, None), ("Explain why gas power stations are still needed.", 2, None), ("A turbine generates 3 MW for 5 hours. Calculate the energy in MW h.", 1, "MW h"),
    ]),
]


@layout(HALF, "paper-examiner-margin", "paper with Examiner only at the right, dotted lines, Answer = ... J with the marks behind it")
def paper_examiner_margin(draw):
    body, items = [], []
    for place, (stem, parts) in enumerate(ENERGY, 1):
        body.append(rf"\needspace{{6cm}}\lab{{0pt}}{{22pt}}{{\textbf{{{place}.}}}}{{{tex(stem)}}}\medskip")
        for n, (question, marks, unit) in enumerate(parts):
            room = r"{\leftskip=44pt" + r"\dotline" * (marks + 1) + "}"
            if unit:
                room = rf"\par\vspace{{14mm}}\hfill {'Energy' if unit else ''} = \makebox[3cm]{{\dotfill}} {unit}\par "
            body.append(rf"\lab{{22pt}}{{22pt}}{{({'abc'[n]})}}{{{tex(question)}\hfill [{marks}]}}{room}\medskip")
            items.append(item(question, None, f"{place}({'abc'[n]})", marks, stem=stem, kind="numeric" if unit else "short"))
        total = sum(part[1] for part in parts)
        body.append(rf"\hfill\fbox{{\rule{{0pt}}{{12pt}}\hspace{{10pt}}}}\par\hfill {total}\par ")
    head = r"\fancyhead[R]{\scriptsize\shortstack{Examiner\\only}}\fancyhead[C]{\thepage}"
    engine, source = document(draw, "\n".join(body), ["arial", "helvetica"], (11,), head=head, foot=r"\fancyfoot[L]{\scriptsize © Test Board Ltd.}\fancyfoot[R]{\scriptsize (3420U10-1) Turn over.}")
    return Document(engine, source, items)


WORDED = [
    ("A shop sells apples at £1.80 per kilogram. How much do 2.5 kg cost?", "Multiply the price by the mass.", "£4.50"),
    ("A train travels 240 km in 3 hours. What is its mean speed?", "Divide the distance by the time.", "80 km/h"),
    ("A coat is reduced from £90 to £63. By what percentage is it reduced?", "Compare the saving with the first price.", "30%"),
    ("Three friends share £51 in the ratio 1 : 2 : 3. How much is the largest share?", "There are six parts in all.", "£25.50"),
    ("A tank holds 600 litres. Water flows in at 40 litres a minute. How long does it take to fill?", "Divide the volume by the rate.", "15 minutes"),
    ("A film begins at 19:40 and lasts 135 minutes. When does it end?", "135 minutes are 2 hours and 15 minutes.", "21:55"),
]


@layout(HALF, "problems-with-hints", "numbered problems, each with Hint: in italics below, answers as a table at the end")
def problems_with_hints(draw):
    asked = draw.shuffled(WORDED)
    body = "<h1>Word problems</h1>" + "".join(f"<div class=q><b>{n}</b><div>{web(question)}<div class=h><i>Hint: {web(hint)}</i></div></div></div>" for n, (question, hint, _) in enumerate(asked, 1))
    body += "<h2 class=n>Answers</h2><table>" + rows([["Problem", "Answer"]], "th") + rows([[str(n), web(answer)] for n, (_, _, answer) in enumerate(asked, 1)]) + "</table>"
    items = [item(question + " Hint: " + hint, answer, str(n), kind="numeric", command=question + " Hint: " + hint) for n, (question, hint, answer) in enumerate(asked, 1)]
    css = ".q { display: flex; gap: 5mm; margin: 5mm 0 } .h { margin-top: 1mm; color: #555 } table { border-collapse: collapse } td, th { border: 1px solid #888; padding: 1mm 4mm } .n { break-before: page }"
    engine, source = page(draw, body, ["Noto Sans", "Liberation Serif", "DejaVu Sans"], (11, 12), css)
    return Document(engine, source, items)


DISCUSS = [
    ("Before reading", ["What do you know about life on a farm a hundred years ago?", "Look at the cover. Who do you think the boy is?"]),
    ("Chapters 1 to 4", ["Why does Tom leave his aunt’s house at night?", "How does the writer make the barn sound dangerous?", "What would you have done in Tom’s place?"]),
    ("After reading", ["Which character has changed most, and how?", "Do you think the ending is happy? Give reasons."]),
]


@layout(HALF, "discussion-bullets", "questions as bullets under headings, no numbers, no answers, word processor")
def discussion_bullets(draw):
    body, items = paragraph(run("The Barn at Dunmore: questions for discussion"), "Title"), []
    for heading, questions in DISCUSS:
        body += paragraph(run(heading), "Head") + "".join(paragraph(run(f"•\t{question}"), "Part") for question in questions)
        items += [item(question, section=heading) for question in questions]
    engine, source = office(draw, body, ["Liberation Sans", "Liberation Serif", "Noto Serif"], (11, 12))
    return Document(engine, source, items)


COLONIES = {
    "choices": [("In what year was the Declaration of Independence signed?", ["1492", "1620", "1776", "1812"], 2), ("Who was the first President of the United States?", ["John Adams", "Thomas Jefferson", "James Madison", "George Washington"], 3), ("How many colonies declared their independence?", ["ten", "twelve", "thirteen", "fifteen"], 2)],
    "statements": [("The Boston Tea Party was a protest against a tax.", True), ("The war ended with a treaty signed in London in 1776.", False), ("France helped the colonies in the war.", True)],
    "short": [("Who wrote most of the Declaration of Independence?", "Thomas Jefferson"), ("Which document replaced the Articles of Confederation?", "the Constitution")],
}


@layout(HALF, "test-three-parts", "US test with Part I choices, Part II true or false, Part III short answers, numbers that go on, key by parts")
def test_three_parts(draw):
    body, items, n = [r"\begin{center}\textbf{Unit 2 Test: The American Revolution}\end{center}Name: \rule{6cm}{0.4pt}\hfill Date: \rule{3cm}{0.4pt}\par\bigskip\textbf{Part I. Multiple Choice.} Choose the best answer. (2 points each)\par "], [], 0
    key = {"I": [], "II": [], "III": []}
    for question, options, right in draw.shuffled(COLONIES["choices"]):
        n += 1
        body.append(rf"\medskip\lab{{0pt}}{{20pt}}{{{n}.}}{{{tex(question)}}}" + "".join(rf"\lab{{24pt}}{{18pt}}{{{letter}.}}{{{tex(text)}}}" for letter, text in zip("ABCD", options)))
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
        key["I"].append(f"{n}. {'ABCD'[right]}")
    body.append(r"\bigskip\textbf{Part II. True or False.} Write T or F in the blank. (1 point each)\par ")
    for text, right in draw.shuffled(COLONIES["statements"]):
        n += 1
        body.append(rf"\medskip\rule{{20pt}}{{0.4pt}} {n}. {tex(text)}\par ")
        items.append(item(text, "True" if right else "False", str(n), kind="truefalse"))
        key["II"].append(f"{n}. {'T' if right else 'F'}")
    body.append(r"\bigskip\textbf{Part III. Short Answer.} (3 points each)\par ")
    for question, answer in draw.shuffled(COLONIES["short"]):
        n += 1
        body.append(rf"\medskip\lab{{0pt}}{{20pt}}{{{n}.}}{{{tex(question)}}}\ruleline\ruleline ")
        items.append(item(question, answer, str(n)))
        key["III"].append(f"{n}. {tex(answer)}")
    body.append(r"\newpage\begin{center}\textbf{ANSWER KEY}\end{center}" + "".join(rf"\textbf{{Part {part}}}\par " + r" \quad ".join(entries) + r"\par\medskip " for part, entries in key.items()))
    engine, source = document(draw, "".join(body), ["times", "cm", "palatino"], (11, 12), paper="letterpaper")
    return Document(engine, source, items)


PLANTS = [
    ("What do leaves need light for?", "photosynthesis"), ("Which part of a flower makes pollen?", "the anther"), ("What carries water up a stem?", "xylem"),
    ("Which gas do plants take in by day?", "carbon dioxide"), ("What is the green colour in leaves called?", "chlorophyll"), ("Where does a seed form?", "in the ovary"), ("How does wind help plants?", "it carries pollen and seeds"),
]


@layout(HALF, "cards-without-head", "word processor, table of two columns without a head, question in bold at the left, answer at the right")
def cards_without_head(draw):
    asked = draw.shuffled(PLANTS)
    lines = [[run(question, "B"), run(answer)] for question, answer in asked]
    body = paragraph(run("Plants: quick questions"), "Title") + office_table(lines, [9.5, 6.0])
    items = [item(question, answer) for question, answer in asked]
    engine, source = office(draw, body, ["Liberation Sans", "Noto Sans", "Liberation Serif"], (11, 12))
    return Document(engine, source, items)
