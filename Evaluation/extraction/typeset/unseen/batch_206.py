"""The two-hundred-and-sixth: twelve ordinary sheets of schools, courses and publishers, named after volcanoes."""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"
KEEP = 'fo:keep-with-next="always"'


# Ecology paper whose scheme has the number in three columns

WEB = r"\begin{center}\begin{tikzpicture}[every node/.style={draw,inner sep=4pt,font=\small},>=stealth]\node (h) at (3,4.2) {heron};\node (s) at (3,2.9) {stickleback};\node (f) at (1,1.4) {water flea};\node (d) at (5.6,2.1) {dragonfly larva};\node (t) at (5.6,0.8) {tadpole};\node (a) at (3,-0.3) {algae};\draw[->] (a)--(f);\draw[->] (a)--(t);\draw[->] (t)--(d);\draw[->] (f)--(s);\draw[->] (d)--(s);\draw[->] (s)--(h);\end{tikzpicture}\par\smallskip\textbf{Fig. 1}\end{center}"
DAISIES = r"\begin{center}\textbf{Table 1}\par\smallskip\renewcommand\arraystretch{1.2}\begin{tabular}{|l|c|c|c|c|c|}\hline Quadrat & 1 & 2 & 3 & 4 & 5\\\hline Number of daisies & 6 & 3 & 0 & 7 & 4\\\hline\end{tabular}\end{center}"
ECOLOGY = [
    ("Fig. 1 shows part of the food web of a pond.", WEB, [
        ("a", "i", "Name the producer in this food web.", ["algae"], []),
        ("a", "ii", "Name one secondary consumer in this food web.", ["dragonfly larva"], ["stickleback"]),
        ("b", "", "All the dragonfly larvae in the pond die. Explain what may happen to the number of tadpoles.", ["fewer tadpoles are eaten", "so the number of tadpoles increases"], []),
    ]),
    ("Some students used quadrats to estimate the number of daisies on their school field. The field has an area of 800 m² and each quadrat has an area of 0.25 m². Table 1 shows their results.", DAISIES, [
        ("a", "", "Describe how the students should decide where to place the quadrats.", ["divide the field into a grid with coordinates", "choose the coordinates with random numbers"], []),
        ("b", "i", "Calculate the mean number of daisies in a quadrat.", ["4"], []),
        ("b", "ii", "Estimate the number of daisies on the whole field.", ["800 ÷ 0.25 = 3200", "3200 × 4 = 12 800"], []),
        ("c", "", "Suggest one way in which the students could make their estimate more accurate.", ["use more quadrats"], ["repeat the survey"]),
    ]),
    ("Carbon is recycled in nature.", "", [
        ("a", "", "Name the process in plants that removes carbon dioxide from the air.", ["photosynthesis"], []),
        ("b", "", "Explain how the carbon in dead leaves is returned to the air.", ["microorganisms decompose the leaves", "the microorganisms respire", "carbon dioxide is released"], ["bacteria or fungi for microorganisms"]),
        ("c", "", "State two human activities that increase the amount of carbon dioxide in the air.", ["burning fossil fuels", "cutting down forests"], ["deforestation"]),
    ]),
]


@layout(HALF, "paper-hekla", "ecology paper of an English board, XeLaTeX: 1 (a) (i) with dotted lines and [2] at the right, figure and table; scheme in its own file with 1 | (a) | (i) in three columns, then Answer | Mark | Guidance with ALLOW")
def paper_hekla(draw):
    items, body, rows = [], "", ""
    for n, (stem, figure, parts) in enumerate(ECOLOGY, 1):
        body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}{figure}" + "\n"
        for place, (letter, roman, question, points, allowed) in enumerate(parts):
            marks, new = len(points), roman in ("", "i")
            label = rf"\textbf{{({letter})}}" if new else ""
            wide = "9mm"
            if roman:
                label, wide = rf"\makebox[9mm][l]{{{label}}}({roman})", "18mm"
            dots = r"\dotline" * marks
            body += rf"\needspace{{30mm}}\lab{{8mm}}{{{wide}}}{{{label}}}{{{tex(question)}}}{{\leftskip=8mm\advance\leftskip by {wide}{dots}}}\vspace{{1mm}}\hfill\textbf{{[{marks}]}}\par\medskip " + "\n"
            number = f"{n}({letter})" + (f"({roman})" if roman else "")
            items.append(item(question, "\n".join(points), number, marks, stem=stem, rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None, allow=allowed))
            said = r" \newline ".join(tex(p) + ("~;" if marks > 1 else "") for p in points)
            note = r" \newline ".join(rf"\textbf{{ALLOW}} {tex(p)}" for p in allowed)
            rows += rf"{n if place == 0 else ''} & {f'({letter})' if new else ''} & {f'({roman})' if roman else ''} & {said} & {marks} & {note}\\\hline" + "\n"
        body += r"\newpage " if n < len(ECOLOGY) else ""
    total = sum(i["marks"] for i in items)
    month = draw.one(["May", "June", "November"])
    top = rf"{{\Large\bfseries GCSE Combined Science}}\par\smallskip B3 Ecosystems\hfill Practice paper, {month}\par\medskip\renewcommand\arraystretch{{1.5}}\begin{{tabular}}{{|p{{0.6\linewidth}}|p{{0.3\linewidth}}|}}\hline First name(s) and last name: & Candidate number:\\\hline\end{{tabular}}\par\medskip Answer all the questions. The total mark for this paper is \textbf{{{total}}}.\par\bigskip "
    look = dict(fonts=["arial", "noto", "helvetica"], sizes=(11,))
    engine, source = document(draw, top + body + r"\begin{center}\textbf{END OF QUESTION PAPER}\end{center}", **look, margins=(20, 24), foot=r"\fancyfoot[L]{\small © Westmoor Examinations}\fancyfoot[R]{\small\thepage}")
    marked = rf"{{\Large\bfseries Mark Scheme}}\hfill B3 Ecosystems, {month}\par\bigskip\renewcommand\arraystretch{{1.25}}\begin{{tabular}}{{|p{{5mm}}|p{{7mm}}|p{{7mm}}|>{{\raggedright\arraybackslash}}p{{72mm}}|>{{\centering\arraybackslash}}p{{11mm}}|>{{\raggedright\arraybackslash}}p{{38mm}}|}}\hline\multicolumn{{3}}{{|l|}}{{\textbf{{Question}}}} & \textbf{{Answer}} & \textbf{{Mark}} & \textbf{{Guidance}}\\\hline {rows}\end{{tabular}}"
    return Document(engine, source, items, document(draw, marked, **look, margins=(20, 22), foot=r"\thepage")[1])


# Averages in a school mathematics book

MEANS = [("4, 7, 9, 12", "8"), ("3, 3, 5, 6, 8", "5"), ("2.5, 3.5, 6", "4"), ("15, 21, 18", "18")]
MEDIANS = [("9, 2, 5, 7, 4", "5"), ("12, 8, 10, 15", "11"), ("31, 27, 30, 27, 33, 29", "29.5")]


@layout(HALF, "exercises-vesuvius", "exercise on averages in a school mathematics book, pdfLaTeX: Exercise 9B in a dark bar, 1 to 6 with a b c in rows, frequency table; Answers at the end of the file in two columns under the chapter")
def exercises_vesuvius(draw):
    name = f"Exercise {draw.random.randint(7, 15)}{draw.one('ABC')}"
    items, body, key = [], "", ""

    def lettered(n, stem, parts, stacked=False):
        nonlocal body, key
        body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{stem}}}" + "\n"
        for place, (text, _) in enumerate(parts):
            letter = "abcd"[place]
            if stacked:
                body += rf"\lab{{8mm}}{{7mm}}{{\textbf{{{letter}}}}}{{{tex(text)}}}"
                continue
            body += (r"\par\hspace*{8mm}" if place % 2 == 0 else "") + rf"\makebox[0.45\linewidth][l]{{\makebox[7mm][l]{{\textbf{{{letter}}}}}{tex(text)}}}"
        body += r"\par\medskip "
        key += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}}}}}{{" + r"\quad ".join(rf"\mbox{{\textbf{{{'abcd'[k]}}} {tex(answer)}}}" for k, (_, answer) in enumerate(parts)) + "}\n"

    def single(n, text, answer):
        nonlocal body, key
        body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(text)}}}\medskip "
        key += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}}}}}{{{tex(answer)}}}" + "\n"
        items.append(item(text, answer, str(n), section=name))

    for n, stem, parts in ((1, "Find the mean of each set of numbers.", draw.mixed(MEANS)), (2, "Find the median of each set of numbers.", draw.mixed(MEDIANS))):
        lettered(n, stem, parts)
        items += [item(text, answer, f"{n}({'abcd'[k]})", stem=stem, section=name) for k, (text, answer) in enumerate(parts)]
    single(3, "Write down the mode and the range of these test scores: 6, 8, 7, 8, 10, 5, 8.", "mode 8, range 5")
    single(4, "The mean of four numbers is 11. Three of the numbers are 9, 10 and 13. Find the fourth number.", "12")
    stem = "The table shows the number of goals that a hockey team scored in 20 matches."
    grid = r"\begin{center}\renewcommand\arraystretch{1.15}\begin{tabular}{|l|c|c|c|c|c|}\hline\textbf{Goals} & 0 & 1 & 2 & 3 & 4\\\hline\textbf{Frequency} & 3 & 6 & 5 & 4 & 2\\\hline\end{tabular}\end{center}"
    parts = [("How many goals did the team score altogether?", "36"), ("Calculate the mean number of goals per match.", "1.8"), ("Write down the modal number of goals.", "1")]
    lettered(5, stem + grid, parts, True)
    items += [item(text, answer, f"5({'abc'[k]})", stem=stem, section=name) for k, (text, answer) in enumerate(parts)]
    single(6, "A class has 12 boys and 18 girls. In a test the mean mark of the boys was 62 and the mean mark of the girls was 67. Calculate the mean mark of the whole class.", "65")
    chapter = name.split()[1][:-1]
    top = rf"{{\Large\bfseries {chapter}.2\quad Mean, median and mode}}\par\medskip\begin{{itemize}}[nosep]\item The \textbf{{mean}} is the sum of all values divided by their number.\item The \textbf{{median}} is the middle value when the values are in order.\item The \textbf{{mode}} is the value that occurs most often.\end{{itemize}}\bigskip\colorbox{{black!75}}{{\makebox[0.97\linewidth][l]{{\color{{white}}\bfseries\large {name}}}}}\par\medskip "
    body = top + body + rf"\newpage{{\LARGE\bfseries Answers}}\par\bigskip\begin{{multicols}}{{2}}{{\large\bfseries Chapter {chapter}}}\par\smallskip\textbf{{{name}}}\par " + key + r"\end{multicols}"
    first = draw.random.randint(92, 210)
    engine, source = document(draw, body, ["schoolbook", "times", "lmsans"], (11,), (22, 26), head=r"\fancyhead[R]{\small\itshape Mathematics for Lower Secondary, Stage 8}", foot=r"\thepage", extra=rf"\setcounter{{page}}{{{first}}}")
    return Document(engine, source, items)


# Quiz about Japan in a magazine

JAPAN = [
    ("What is the capital of Japan?", ["Kyoto", "Osaka", "Tokyo"], 2), ("On which island is Mount Fuji?", ["Honshu", "Hokkaido", "Kyushu"], 0), ("What is the Japanese currency called?", ["the won", "the yen", "the yuan"], 1),
    ("What is a haiku?", ["a kind of soup", "a short poem", "a wooden shoe"], 1), ("Which of these sports comes from Japan?", ["sumo", "taekwondo", "cricket"], 0), ("What does the red circle on the Japanese flag stand for?", ["a cherry", "a lantern", "the sun"], 2),
    ("What is the Shinkansen?", ["a high-speed train", "a winter festival", "a mountain hut"], 0), ("When do the cherry trees usually blossom in Tokyo?", ["in mid-January", "around the end of March", "at the end of June"], 1), ("What is tofu made from?", ["rice", "seaweed", "soya beans"], 2),
    ("Which animal with a raised paw is thought to bring good luck?", ["the cat", "the crane", "the fox"], 0), ("How many strings does a shamisen have?", ["two", "three", "six"], 1),
]


@layout(HALF, "quiz-fuji", "quiz in a travel magazine, Chromium: large coloured numbers, A B C as three tiles in a row, answers below in a grid of two rows with capitals, then what the score says")
def quiz_fuji(draw):
    asked, items = draw.some(JAPAN, 10), []
    body = "<p class=s>TRAVEL TEST</p><h1>How well do you know Japan?</h1><p class=i>Ten questions for the journey. Choose A, B or C, then see below the last question how you did.</p>"
    for n, (question, options, right) in enumerate(asked, 1):
        body += f"<div class=q><span class=n>{n}</span><div><b>{web(question)}</b><div class=r>" + "".join(f"<span><i>{a}</i> {web(b)}</span>" for a, b in zip("ABC", options)) + "</div></div></div>"
        items.append(item(question, options[right], str(n), None, choices("ABC", options), kind="mcq", answer_label="ABC"[right]))
    numbers = "".join(f"<th>{n}" for n in range(1, len(asked) + 1))
    letters = "".join(f"<td>{'ABC'[right]}" for _, _, right in asked)
    body += f"<div class=k><h2>The answers</h2><table><tr>{numbers}</tr><tr>{letters}</tr></table><p><b>8–10 right:</b> You must have been there! <b>4–7 right:</b> Not bad. Time to book a flight. <b>0–3 right:</b> Keep reading our magazine.</p></div>"
    css = ".s { color: #b71c1c; letter-spacing: 2px; margin: 0 } h1 { font-size: 200%; margin: 1mm 0 2mm } .i { color: #444; margin-bottom: 5mm } .q { display: flex; gap: 5mm; margin: 2.6mm 0; break-inside: avoid } .n { font-size: 200%; color: #b71c1c; width: 11mm; text-align: right; line-height: 1 } .q > div { flex: 1 } .r { display: flex; gap: 3mm; margin-top: 1.5mm } .r span { flex: 1; background: #f6ecec; padding: 1.2mm 3mm } .r i { font-style: normal; font-weight: bold; color: #b71c1c } .k { border-top: 3px solid #b71c1c; margin-top: 7mm; break-inside: avoid } h2 { font-size: 120%; margin: 3mm 0 2mm } table { border-collapse: collapse } th, td { border: 1px solid #999; width: 10mm; text-align: center; padding: 0.8mm 0 } th { background: #eee }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Carlito"], (10, 11), css)
    return Document(engine, source, items)


# Words for a Japanese test

KANJI = [
    ("Places", [("学校", "がっこう", "gakkō", "school"), ("病院", "びょういん", "byōin", "hospital"), ("駅", "えき", "eki", "station"), ("銀行", "ぎんこう", "ginkō", "bank"), ("図書館", "としょかん", "toshokan", "library"), ("公園", "こうえん", "kōen", "park")]),
    ("Time", [("今日", "きょう", "kyō", "today"), ("明日", "あした", "ashita", "tomorrow"), ("昨日", "きのう", "kinō", "yesterday"), ("朝", "あさ", "asa", "morning"), ("夜", "よる", "yoru", "night"), ("毎日", "まいにち", "mainichi", "every day")]),
    ("Adjectives", [("大きい", "おおきい", "ōkii", "big"), ("小さい", "ちいさい", "chiisai", "small"), ("新しい", "あたらしい", "atarashii", "new"), ("古い", "ふるい", "furui", "old"), ("高い", "たかい", "takai", "high, expensive"), ("安い", "やすい", "yasui", "cheap")]),
]


@layout(HALF, "words-stromboli", "word list for a Japanese test, XeLaTeX: topics as bold heads, ruled tables of four columns Kanji | Kana | Romaji | English with a grey head, level in the head of the page")
def words_stromboli(draw):
    body, items = rf"{{\Large\bfseries JLPT N5 Vocabulary}}\hfill Week {draw.random.randint(2, 9)}\par\smallskip Learn these words by Friday. Be ready to write the kanji.\par\medskip ", []
    for topic, words in KANJI:
        words = draw.some(words, 5)
        lines = "".join(rf"\jp {a} & \jp {b} & \textit{{{c}}} & {tex(d)}\\\hline " for a, b, c, d in words)
        body += rf"\needspace{{50mm}}\textbf{{\large {topic}}}\par\smallskip\renewcommand\arraystretch{{1.35}}\begin{{tabular}}{{|p{{32mm}}|p{{38mm}}|p{{32mm}}|p{{42mm}}|}}\hline\rowcolor{{black!12}}\textbf{{Kanji}} & \textbf{{Kana}} & \textbf{{Romaji}} & \textbf{{English}}\\\hline {lines}\end{{tabular}}\par\bigskip " + "\n"
        items += [item(a, d, kind="vocabulary", section=topic) for a, _, _, d in words]
    family = draw.one(["Noto Serif CJK JP", "Noto Sans CJK JP"])
    engine, source = document(draw, body, ["noto", "notoserif", "dejavuserif"], (11, 12), (20, 23), head=r"\fancyhead[L]{\small Kaede Japanese School}\fancyhead[R]{\small Beginners’ class}", foot=r"\thepage", extra=rf"\usepackage{{colortbl}}\newfontfamily\jp{{{family}}}")
    return Document(engine, source, items)


# Words of natural hazards

HAZARDS = [
    ("Aftershock", "A smaller earthquake that follows a larger one in the same area."), ("Crater", "The bowl-shaped hollow at the top of a volcano."), ("Dormant volcano", "A volcano that has not erupted for a long time but may erupt again."), ("Epicentre", "The point on the surface of the Earth directly above the focus of an earthquake."), ("Evacuation", "Moving people out of an area that has become dangerous."),
    ("Focus", "The point inside the Earth where an earthquake begins."), ("Lahar", "A fast mudflow of volcanic ash and water."), ("Lava", "Molten rock that has reached the surface."), ("Magma", "Molten rock below the surface of the Earth."), ("Mantle", "The thick layer of rock between the crust and the core."),
    ("Plate boundary", "The place where two tectonic plates meet."), ("Pyroclastic flow", "A very hot cloud of gas, ash and rock that rushes down the side of a volcano."), ("Seismometer", "An instrument that records the shaking of the ground."), ("Tsunami", "A series of large waves caused by movement of the sea bed."),
]


@layout(HALF, "glossary-krakatoa", "glossary in a geography booklet of a secondary school, word processor: two columns with a line between, term in bold on a line of its own and the meaning indented below, unit in the head")
def glossary_krakatoa(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Serif", "Open Sans"]), draw.one((11, 12)), margin=2.2)
    chosen = draw.some(HAZARDS, 13)
    sheet.head = sheet.p("Year 9 Geography\tUnit 4: Restless Earth", size=9, tabs=[(sheet.wide, RIGHT)])
    sheet.body.append(sheet.p("<b>Glossary</b>", size=20, after=0.15) + sheet.p("These words are printed in bold in the booklet.", after=0.4))
    inside = "".join(sheet.p(f"<b>{a}</b>", after=0.02, extra=KEEP) + sheet.p(b, left=0.6, after=0.35, extra='fo:keep-together="always"') for a, b in chosen)
    sheet.body.append(sheet.columns(inside, 2, line=True))
    sheet.foot = sheet.p("Hollybank School\t{page}", size=9, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, [item(a, b, kind="definition") for a, b in chosen])


# Questions to a Danish library

DANISH = [
    ("Hvordan bliver jeg låner på biblioteket?", "Du skal møde op med dit sundhedskort og et pas eller kørekort. Det er gratis at blive låner."), ("Hvor længe kan jeg låne en bog?", "Lånetiden er normalt en måned. Nye bøger kan dog kun lånes i fjorten dage."), ("Kan jeg forny mine lån?", "Ja, du kan forny dine lån på hjemmesiden, hvis ingen andre har reserveret bogen."),
    ("Hvad koster det at aflevere for sent?", "Voksne betaler 20 kr. efter den første dag og 50 kr. efter en uge. Børn betaler det halve."), ("Hvad gør jeg, hvis jeg har mistet en bog?", "Kontakt personalet. Du skal betale prisen for en ny bog."), ("Må jeg spise på biblioteket?", "Du må gerne spise din madpakke i caféen, men ikke ved computerne."),
    ("Kan jeg printe på biblioteket?", "Ja. En side i sort-hvid koster 1 kr., og en side i farver koster 3 kr."), ("Hvad betyder selvbetjent åbningstid?", "I de selvbetjente timer er der intet personale. Du låser dig ind med dit sundhedskort."), ("Hvordan reserverer jeg et grupperum?", "Spørg i skranken, eller ring til os. Du kan have rummet i to timer ad gangen."),
]


@layout(HALF, "faq-katla", "questions to a Danish library, Chromium: numbers with a stop before the questions in blue, answers below with a thin grey line under each, opening hours as a table at the end")
def faq_katla(draw):
    body, items = "<p class=l>Søby Bibliotek</p><h1>Ofte stillede spørgsmål</h1>", []
    for n, (question, answer) in enumerate(DANISH, 1):
        body += f"<div class=q><p class=t>{n}. {web(question)}</p><p>{web(answer)}</p></div>"
        items.append(item(question, answer, str(n), kind="faq"))
    body += "<h2>Åbningstider</h2><table><tr><td>Mandag–fredag<td>10–18<tr><td>Lørdag<td>10–14<tr><td>Søndag<td>Lukket</table><p class=f>Søby Bibliotek · Havnegade 12 · tlf. 55 50 14 20</p>"
    css = ".l { text-transform: uppercase; color: #777; letter-spacing: 1px; margin: 0 } h1 { margin: 1mm 0 6mm; font-size: 190% } .q { border-bottom: 1px solid #ccc; padding-bottom: 2.5mm; margin-bottom: 3.5mm; break-inside: avoid } p { margin: 0.8mm 0 } .t { color: #0b5394; font-weight: bold; font-size: 108% } h2 { font-size: 120%; margin: 6mm 0 2mm } td { padding: 0.6mm 8mm 0.6mm 0 } .f { color: #777; margin-top: 5mm; font-size: 90% }"
    engine, source = page(draw, body, ["Noto Sans", "Roboto", "Caladea"], (10,), css, language="da")
    return Document(engine, source, items)


# End of unit test in science, nothing answered


@layout(HALF, "test-pelee", "Year 8 end of unit test in science, word processor: 1. with empty boxes to tick behind the options, a) and b) with ruled lines, [2 marks] at the right below, results table, total at the end; nothing answered")
def test_pelee(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Noto Sans"]), 11, margin=2.1)
    right, line = (sheet.wide, RIGHT), (sheet.wide, 'style:type="right" style:leader-style="solid" style:leader-text="_"')
    items = []

    def ask(label, text, left=0.9, extra=KEEP):
        sheet.body.append(sheet.p(f"{label}\t{text}", left=left, first=-0.9, tabs=[left], before=0.25, after=0.12, extra=extra))

    def close(marks, lines, left=0.9):
        sheet.body.extend(sheet.p("\t", left=left, tabs=[line], before=0.15, after=0.1, extra=KEEP) for _ in range(lines))
        sheet.body.append(sheet.p(f"\t[{marks} mark{'s' if marks > 1 else ''}]", tabs=[right], after=0.15))

    def tick(n, text, options):
        ask(f"{n}.", text)
        sheet.body.extend(sheet.p(f"{option}\t☐", left=1.8, tabs=[8.5], after=0.06, extra=KEEP) for option in options)
        close(1, 0)
        items.append(item(text, None, str(n), 1, choices([None] * 4, options), kind="mcq"))

    def parts(n, stem, asked, table=None):
        ask(f"{n}.", stem, extra=KEEP + (' fo:break-before="page"' if table else ""))
        if table:
            sheet.body.append(table + sheet.p("", after=0, size=6, extra=KEEP))
        for letter, text, marks, lines in asked:
            ask(f"{letter})", text, 1.8)
            close(marks, lines, 1.8)
            items.append(item(text, None, f"{n}({letter})", marks, stem=stem))

    sheet.body += [sheet.p("<b>Year 8 Science: End of Unit Test</b>", size=16, after=0.05), sheet.p("<b>Heating and Cooling</b>", size=13, after=0.25), sheet.p("Name ______________________________\tClass ________\tDate ______________", tabs=[9.5, right], after=0.25)]
    tick(1, "Which unit is used to measure energy? Tick one box.", ["joule", "newton", "metre", "watt"])
    tick(2, "How does energy travel from the Sun to the Earth? Tick one box.", ["conduction", "convection", "evaporation", "radiation"])
    tick(3, "Which material is the best conductor of heat? Tick one box.", ["copper", "glass", "plastic", "wood"])
    for n, text, marks, lines in ((4, "What is the difference between heat and temperature?", 2, 3), (5, "Explain why a metal spoon feels colder than a wooden spoon in the same room.", 2, 3)):
        ask(f"{n}.", text)
        close(marks, lines)
        items.append(item(text, None, str(n), marks))
    table = sheet.table([["<b>Time in minutes</b>", "0", "5", "10", "15", "20"], ["<b>Wool, temperature in °C</b>", "80", "71", "64", "58", "53"], ["<b>Foil, temperature in °C</b>", "80", "74", "69", "65", "61"]], [5.4, 1.7, 1.7, 1.7, 1.7, 1.7])
    parts(6, "Maya wrapped one can of hot water in wool and another one in foil. She measured the temperature of the water every five minutes.", [("a", "Which material was the better insulator? Give a reason for your choice.", 2, 2), ("b", "By how many degrees did the water in the wool cool in 20 minutes?", 1, 1), ("c", "Write down two things that Maya must keep the same to make her test fair.", 2, 2)], table)
    parts(7, "A radiator is placed below a window.", [("a", "Describe how the warm air above the radiator moves.", 1, 2), ("b", "Explain why double glazing reduces the loss of heat through the window.", 2, 3)])
    total = sum(i["marks"] for i in items)
    sheet.body.append(sheet.p(f"<b>Total: ______ / {total}</b>", align="end", before=0.3))
    engine, source = sheet.source()
    return Document(engine, source, items)


# True or false about Ecuador

ECUADOR = [
    ("El Chimborazo es la montaña más alta del Ecuador.", True), ("La línea ecuatorial atraviesa el territorio del Ecuador.", True), ("El Ecuador limita con el Brasil.", False), ("Las islas Galápagos se encuentran en el océano Pacífico.", True), ("La moneda oficial del Ecuador es el peso.", False), ("La capital del Ecuador es Guayaquil.", False),
    ("El Cotopaxi es un volcán activo.", True), ("El cóndor se alimenta de hierba y de hojas.", False), ("Los páramos son ecosistemas de alta montaña.", True), ("La región Costa se encuentra al este de los Andes.", False), ("En el Ecuador se cultiva el cacao.", True), ("Colombia limita con el Ecuador por el sur.", False),
]


@layout(HALF, "statements-cotopaxi", "geography sheet of a school in Ecuador, XeLaTeX: V F in circles at the right end of each numbered statement, two lines for the name, Solucionario below a dashed line in two rows, 1. V 2. F")
def statements_cotopaxi(draw):
    chosen = draw.some(ECUADOR, 10)
    line = "".join(rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(text)}\hfill\ring{{V}}\enspace\ring{{F}}}}\vspace{{2.5mm}}" + "\n" for n, (text, _) in enumerate(chosen, 1))
    key = "".join(rf"\makebox[0.19\linewidth][l]{{{n}. {'V' if true else 'F'}}}" + (r"\par " if n == 5 else "") for n, (_, true) in enumerate(chosen, 1))
    body = rf"\begin{{center}}{{\large\bfseries UNIDAD EDUCATIVA “LOS ARRAYANES”}}\par Estudios Sociales – {draw.one(['Séptimo', 'Octavo'])} año\end{{center}}Nombre: \dotfill\par Fecha: \makebox[45mm]{{\dotfill}}\hfill Calificación: \makebox[20mm]{{\dotfill}}/10\par\bigskip{{\large\bfseries El Ecuador y sus regiones}}\par\smallskip Encierra en un círculo la letra V si la afirmación es verdadera o la letra F si es falsa.\par\bigskip {line}\bigskip\noindent\dashed\par\smallskip{{\small\textbf{{Solucionario}}\par {key}}}"
    extra = r"\newcommand\ring[1]{\tikz[baseline=(x.base)]\node[circle,draw,inner sep=1.5pt,font=\small] (x) {#1};}\newcommand\dashed{\tikz\draw[dashed] (0,0)--(0.99\linewidth,0);}"
    engine, source = document(draw, body, ["libertine", "schoolbook", "notoserif"], (12,), (22, 25), foot="", extra=extra)
    return Document(engine, source, [item(text, str(true), str(n), kind="truefalse") for n, (text, true) in enumerate(chosen, 1)])


# Gaps about rocks

ROCKS = [
    ("Molten rock below the surface of the Earth is called {}.", "magma"), ("Rocks that form when molten rock cools are called {} rocks.", "igneous"), ("If the rock cools slowly, its {} are large.", "crystals"), ("Wind, rain and ice break rocks into small pieces. This is called {}.", "weathering"), ("Rivers carry these pieces to the sea, where they settle as {}.", "sediment"),
    ("Sandstone and limestone are examples of {} rocks.", "sedimentary"), ("The remains of plants and animals in a rock are known as {}.", "fossils"), ("Great heat and pressure turn limestone into {}.", "marble"), ("Rocks that have been changed by heat and pressure are called {} rocks.", "metamorphic"), ("The slow change of rocks from one kind into another is called the rock {}.", "cycle"),
]


@layout(HALF, "gaps-kilauea", "science sheet of a tutor, pdfLaTeX: word bank in a double frame, ten sentences with drawn rules, Answers on the next page in two columns")
def gaps_kilauea(draw):
    bank = r"\qquad ".join(rf"\mbox{{{w}}}" for w in draw.mixed([w for _, w in ROCKS]))
    ruled = [tex(text).replace(r"\{\}", r"\rule{30mm}{0.4pt}") for text, _ in ROCKS]
    lines = "".join(rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{{text}}}\vspace{{3mm}}" + "\n" for n, text in enumerate(ruled, 1))
    key = "".join(rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{{answer}}}" for n, (_, answer) in enumerate(ROCKS, 1))
    body = rf"\textbf{{BrightSteps Tutoring}}\hfill Name: \rule{{50mm}}{{0.4pt}}\par\medskip\begin{{center}}{{\LARGE\bfseries The Rock Cycle}}\end{{center}}\textit{{Fill in each blank with a word from the box. Use each word once.}}\par\medskip\begin{{center}}\fbox{{\fbox{{\parbox{{0.9\linewidth}}{{\centering\rule[-2pt]{{0pt}}{{15pt}}{bank}\rule[-5pt]{{0pt}}{{5pt}}}}}}}}\end{{center}}\medskip {lines}\newpage\begin{{center}}{{\Large\bfseries The Rock Cycle: Answers}}\end{{center}}\begin{{multicols}}{{2}}{key}\end{{multicols}}"
    engine, source = document(draw, body, ["lm", "palatino", "times"], (12,), (22, 26), foot=rf"Grade {draw.random.randint(6, 8)} Earth Science \hfill \thepage")
    return Document(engine, source, [item(text.replace(" {}", "  "), answer, str(n), kind="gap", gap=True) for n, (text, answer) in enumerate(ROCKS, 1)])


# Filipino history test

FIL_MATCH = [
    ("Jose Rizal", "sumulat ng nobelang Noli Me Tangere"), ("Andres Bonifacio", "isa sa mga nagtatag ng Katipunan"), ("Emilio Aguinaldo", "unang pangulo ng Pilipinas"), ("Melchora Aquino", "tinawag na Tandang Sora"), ("Juan Luna", "nagpinta ng Spoliarium"), ("Julian Felipe", "lumikha ng himig ng Pambansang Awit"), ("Lapu-Lapu", "namuno sa labanan sa Mactan"),
]
FIL_JUDGE = [("Ang Maynila ang kabisera ng Pilipinas.", True), ("Ang Bundok Apo ang pinakamataas na bundok sa Pilipinas.", True), ("Ang Pilipinas ay nasa kontinente ng Aprika.", False), ("Ipinahayag ang kalayaan ng Pilipinas noong Hunyo 12, 1898.", True), ("Ang kalapati ang pambansang ibon ng Pilipinas.", False)]


@layout(HALF, "pagsusulit-pinatubo", "history test of a Filipino elementary school, word processor: I. Hanay A with ____ 1. and Hanay B with a. in a table without rules, II. Tama or Mali on lines before the numbers, which go on; Susi sa Pagwawasto at the foot")
def pagsusulit_pinatubo(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito", "Liberation Sans"]), draw.one((11, 12)), language="fil", country="PH", margin=2.2)
    right, items, ends = (sheet.wide, RIGHT), [], draw.mixed([b for _, b in FIL_MATCH])
    heads = ["I. Pagtutugma.", "II. Tama o Mali."]
    sheet.body += [sheet.p("<b>Mababang Paaralan ng San Isidro</b>", size=14, align="center", after=0.05), sheet.p("Araling Panlipunan 5 – Maikling Pagsusulit", align="center", after=0.3), sheet.p("Pangalan: ____________________________\tPetsa: ______________", tabs=[right], after=0.1), sheet.p("Baitang at Pangkat: ____________________\tIskor: ______________", tabs=[right], after=0.35)]
    sheet.body.append(sheet.p(f"<b>{heads[0]}</b> Hanapin sa Hanay B ang inilalarawan sa Hanay A. Isulat ang titik sa patlang.", after=0.15))
    cells = [["<b>Hanay A</b>", "<b>Hanay B</b>"]] + [[f"_____ {n}. {a}", f"{letter}. {b}"] for n, ((a, _), letter, b) in enumerate(zip(FIL_MATCH, "abcdefg", ends), 1)]
    sheet.body.append(sheet.table(cells, [6.8, 9.0], rule="none", padding=0.07))
    letters = []
    for n, (a, b) in enumerate(FIL_MATCH, 1):
        letters.append(f"{n}. {'abcdefg'[ends.index(b)]}")
        items.append(item(a, b, str(n), None, choices("abcdefg", ends), kind="match", answer_label="abcdefg"[ends.index(b)], section=heads[0]))
    sheet.body.append(sheet.p(f"<b>{heads[1]}</b> Isulat ang <b>Tama</b> kung wasto ang pangungusap at <b>Mali</b> kung hindi.", before=0.45, after=0.2))
    for n, (text, true) in enumerate(FIL_JUDGE, len(FIL_MATCH) + 1):
        sheet.body.append(sheet.p(f"____________ {n}. {text}", left=3.0, first=-3.0, after=0.15))
        letters.append(f"{n}. {'Tama' if true else 'Mali'}")
        items.append(item(text, str(true), str(n), kind="truefalse", section=heads[1]))
    sheet.body.append(sheet.p("<b>Susi sa Pagwawasto:</b> " + "   ".join(letters), size=9, before=1.0, extra='fo:border-top="0.5pt solid #000000" fo:padding-top="0.15cm"'))
    engine, source = sheet.source()
    return Document(engine, source, items)


# Questions of gardeners on compost

COMPOST = [
    ("What can I put on the compost heap?", "Fruit and vegetable peelings, tea leaves, grass cuttings, dead flowers, shredded paper and egg shells."), ("What should I keep out of it?", "Meat, fish, cooked food and dairy products, because they attract rats."), ("Where should the heap stand?", "On bare soil in light shade, so that worms can get in and the heap does not dry out."), ("Why does my compost smell?", "It is too wet and has too little air. Mix in torn cardboard and turn the heap with a fork."), ("Why is nothing happening?", "The heap is probably too dry or too small. Water it and add some fresh grass cuttings."),
    ("How often do I have to turn it?", "About once a month. The more often you turn it, the sooner it is ready."), ("How long does it take?", "Between six months and a year, depending on the weather and on what you put in."), ("How can I tell that it is ready?", "It is dark brown and crumbly and smells like the floor of a wood."), ("Do I need to buy an activator?", "No. Young nettles or a spadeful of old compost do the same job."), ("Can I compost weeds?", "Annual weeds are fine before they set seed. Leave out the roots of bindweed and couch grass."), ("When do I spread it?", "In early spring, about five centimetres deep, on beds and around shrubs."),
]


@layout(HALF, "answers-merapi", "leaflet of a gardening society on compost, groff: two columns, Q in bold with a stop and the question in bold, A with a stop and the answer below, no numbers, title across both columns")
def answers_merapi(draw):
    chosen = draw.some(COMPOST, 10)
    lines = [".ds LH", ".ds RH", ".ds CF Thornleigh Gardening Society \\(bu Leaflet 7", ".nr HY 0", ".ce 2", "\\fB\\s+8Compost: Your Questions Answered\\s0\\fP", ".sp 0.3", "\\fIby our members\\fP", ".sp", ".2C", ".na"]
    for place, (question, answer) in enumerate(chosen):
        lines += [".ne 90"] if place == 5 else []
        lines += [".ne 5", f"\\fBQ. {plain(question)}\\fP", ".br", f"\\fBA.\\fP {plain(answer)}", ".br", ".sp 0.8"]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "H"))
    return Document(engine, source, [item(q, a) for q, a in chosen])


# Checklist of a course in physics

CHECKLIST = [
    ("3.1 Forces", ["State that a force is a push or a pull and is measured in newtons.", "Draw arrows to show the size and direction of forces.", "Describe the effect of balanced and unbalanced forces on motion."]),
    ("3.2 Speed", ["Calculate speed from distance and time.", "Plot and explain distance–time graphs.", "Use the correct units for speed."]),
    ("3.3 Pressure", ["Explain why sharp knives cut better than blunt ones.", "Calculate pressure from force and area.", "Describe how pressure in a liquid changes with depth."]),
    ("3.4 Moments", ["Define the moment of a force.", "Apply the principle of moments to a see-saw.", "Give examples of levers at home."]),
]


@layout(HALF, "checklist-tambora", "personal learning checklist of a physics topic, XeLaTeX: ruled table with topics as shaded rows, aims beginning with verbs and three empty columns for faces, line for the teacher’s comment; nothing asked")
def checklist_tambora(draw):
    lines = ""
    for topic, aims in CHECKLIST:
        lines += rf"\multicolumn{{4}}{{|l|}}{{\cellcolor{{black!12}}\textbf{{{topic}}}}}\\\hline " + "".join(rf"{tex(aim)} & & & \\\hline " for aim in aims)
    body = rf"{{\Large\bfseries Physics: Personal Learning Checklist}}\par\smallskip Topic 3: Forces and Motion\hfill Class 8{draw.one('ABC')}\par\medskip Name: \rule{{70mm}}{{0.4pt}}\par\medskip Read through the list before you revise. Tick the column that fits you best for each statement.\par\medskip\renewcommand\arraystretch{{1.45}}\begin{{tabular}}{{|p{{98mm}}|c|c|c|}}\hline\textbf{{I can …}} & \textbf{{Yes}} & \textbf{{Nearly}} & \textbf{{Not yet}}\\\hline {lines}\end{{tabular}}\par\bigskip Teacher’s comment: \hrulefill\par\bigskip\hrulefill"
    engine, source = document(draw, body, ["arial", "noto", "avant"], (11,), (20, 22), foot=r"\small Science Department, Marsh Lane School", extra=r"\usepackage{colortbl}")
    return Document(engine, source, [])
