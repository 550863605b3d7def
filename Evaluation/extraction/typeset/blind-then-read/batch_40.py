"""The fortieth: what is handed out most, after the designs of state tests, citizenship tests, open textbooks and teachers' editions."""

import importlib

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from paper import Document, choices, item, layout
from webpage import web

word = importlib.import_module("blind-then-read.batch_31")
handed = importlib.import_module("blind-then-read.batch_34")
Sheet, RIGHT = word.Sheet, word.RIGHT
picked, turned = handed.picked, handed.turned

HALF = "blind-then-read"

# State test with a scoring key

EARTH_CHOICES = [
    ("Which gas makes up most of Earth’s atmosphere?", "nitrogen", ["oxygen", "carbon dioxide", "argon"]),
    ("Which instrument is used to measure air pressure?", "barometer", ["anemometer", "thermometer", "psychrometer"]),
    ("Which process changes sediments into sedimentary rock?", "compaction and cementation", ["melting and solidification", "heating and pressure", "weathering and erosion"]),
    ("The apparent daily motion of the Sun across the sky is caused by", "Earth rotating on its axis", ["Earth revolving around the Sun", "the Sun rotating on its axis", "the Sun revolving around Earth"]),
    ("Which mineral scratches glass but is scratched by topaz?", "quartz", ["calcite", "talc", "diamond"]),
    ("During which phase of the Moon can a solar eclipse occur?", "new moon", ["first quarter", "full moon", "last quarter"]),
    ("Where does new oceanic crust form?", "at mid-ocean ridges", ["at deep-sea trenches", "under young mountains", "along river deltas"]),
    ("Which agent of erosion leaves unsorted sediments and U-shaped valleys?", "glaciers", ["running water", "wind", "ocean waves"]),
    ("As altitude in the troposphere increases, air temperature generally", "decreases", ["increases", "remains the same", "increases, then decreases"]),
    ("Which type of electromagnetic radiation has the shortest wavelength?", "gamma rays", ["radio waves", "visible light", "infrared"]),
]
EARTH_WRITTEN = [
    ("Base your answers to questions {} through {} on the data below, which show the dates and magnitudes of three earthquakes along the same fault.", [["Date", "Magnitude", "Depth (km)"], ["March 1971", "6.6", "8"], ["October 1987", "5.9", "10"], ["January 1994", "6.7", "18"]], [
        ("State the magnitude of the earthquake that began nearest to the surface.", "6.6", 1, "numeric"),
        ("Identify the instrument that recorded these earthquakes.", "Seismograph or seismometer", 1, "short"),
        ("Describe one action that families can take to prepare for an earthquake.", "Store water and food, or fasten heavy furniture to the walls, or practice a drill", 1, "short"),
    ]),
]


@layout(HALF, "state-test-numbered-options-scoring-key", "American state examination, LaTeX: Part I with a rule between two columns, questions with bold numbers and options (1) to (4) in two rows, Part B with a table and rules, Scoring Key on the last page as a table Question Number, Scoring Key, Question Type, Number of Credits, then a rating guide with numbers in bold and [1]")
def state_test_numbered_options_scoring_key(draw):
    labels = ["1", "2", "3", "4"]
    inner, key, items = "", "", []
    asked = draw.some(EARTH_CHOICES, 9)
    sections = "Part A", "Part B"
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        cells = [rf"({label}) {tex(text)}" for label, text in zip(labels, options)]
        if max(map(len, options)) < 18:
            rows = rf"\makebox[0.46\linewidth][l]{{{cells[0]}}}{cells[2]}\par\hspace*{{7mm}}\makebox[0.46\linewidth][l]{{{cells[1]}}}{cells[3]}\par "
            rows = r"\hspace*{7mm}" + rows
        else:
            rows = "".join(rf"\lab{{7mm}}{{6mm}}{{({label})}}{{{tex(text)}}}" for label, text in zip(labels, options))
        inner += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{1pt}}\lab{{0pt}}{{7mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}{rows}\end{{minipage}}\par\vspace{{4mm}}" + "\n"
        key += rf"{n} & {place + 1} & MC & 1\\\hline "
        items.append(picked(question, options, place, str(n), labels, 1))
    n = len(asked)
    body, guide = "", ""
    for stem, data, parts in EARTH_WRITTEN:
        stem = stem.format(n + 1, n + len(parts))
        body += rf"\textbf{{{tex(stem)}}}\begin{{center}}\renewcommand\arraystretch{{1.3}}\begin{{tabular}}{{|l|c|c|}}\hline " + r"\\\hline ".join(" & ".join(map(tex, row)) for row in data) + r"\\\hline\end{tabular}\end{center}"
        for question, answer, marks, kind in parts:
            n += 1
            body += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(question)} [{marks}]}}" + (r"\ruleline\ruleline\bigskip " if kind == "short" else r"\par\bigskip\hspace*{9mm}\rule{4cm}{0.4pt}\par\bigskip ")
            guide += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{[{marks}] {tex(answer)}.}}\medskip " if kind == "short" else rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{[{marks}] {tex(answer)}}}\medskip "
            items.append(item(question, answer, str(n), marks, kind=kind, stem=stem))
            key += rf"{n} & -- & CR & {marks}\\\hline "
    front = (
        r"\begin{center}{\large\bfseries PHYSICAL SETTING}\par\smallskip{\Huge\bfseries EARTH SCIENCE}\par\medskip Wednesday, June 17 --- 1:15 to 2:45 p.m., only\end{center}\hrule\medskip "
        rf"\begin{{center}}\textbf{{{sections[0]}}}\par\textbf{{Answer all questions in this part.}}\end{{center}}\textit{{Directions}} (1--{len(asked)}): For \textit{{each}} statement or question, choose the word or expression that, of those given, best completes the statement or answers the question. Record your answers on your separate answer sheet.\par\medskip"
        rf"\begin{{multicols}}{{2}}{inner}\end{{multicols}}\newpage\begin{{center}}\textbf{{{sections[1]}}}\par\textbf{{Answer all questions in this part.}}\end{{center}}\textit{{Directions}} ({len(asked) + 1}--{n}): Record your answers in the spaces provided in your answer booklet.\par\medskip {body}\newpage "
        rf"\begin{{center}}\textbf{{FOR TEACHERS ONLY}}\par\medskip{{\large\bfseries SCORING KEY AND RATING GUIDE}}\end{{center}}\begin{{center}}\renewcommand\arraystretch{{1.15}}\begin{{tabular}}{{|c|c|c|c|}}\hline\textbf{{Question Number}} & \textbf{{Scoring Key}} & \textbf{{Question Type}} & \textbf{{Number of Credits}}\\\hline {key}\end{{tabular}}\par\medskip\small MC = Multiple-choice question\qquad CR = Constructed-response question\end{{center}}\bigskip\textbf{{{sections[1]}}}\par\medskip {guide}"
    )
    engine, source = document(draw, front, ["schoolbook", "times", "cm"], (10, 11), (20, 24), head="", foot=r"\fancyfoot[L]{\small P.S./E. Sci.--June ’26}\fancyfoot[C]{[\thepage]}", extra=r"\setlength\columnseprule{0.4pt}\setlength\columnsep{8mm}", paper="letterpaper")
    return Document(engine, source, items)


# Citizenship

UK = [
    ("Which flower is the emblem of Wales?", ["Daffodil"], ["Thistle", "Rose", "Shamrock"], "The daffodil is worn on St David’s Day. The thistle stands for Scotland, the rose for England and the shamrock for Northern Ireland."),
    ("When is St Andrew’s Day?", ["30 November"], ["1 March", "17 March", "23 April"], "St Andrew is the patron saint of Scotland."),
    ("Which TWO are fundamental principles of British life?", ["Democracy", "The rule of law"], ["Driving a car", "Extremism"], "Others are individual liberty, tolerance, and taking part in community life."),
    ("Is the statement below TRUE or FALSE? The Battle of Hastings took place in 1066.", ["TRUE"], ["FALSE"], "William, Duke of Normandy, defeated Harold there."),
    ("Who was the first Prime Minister of Britain?", ["Sir Robert Walpole"], ["William Pitt", "Winston Churchill", "Benjamin Disraeli"], "He held the office from 1721 to 1742."),
    ("Which TWO countries share the island of Great Britain with England?", ["Scotland", "Wales"], ["Northern Ireland", "The Isle of Man"], "Northern Ireland is part of the United Kingdom, but not of Great Britain."),
    ("How often are general elections held, at the latest?", ["Every five years"], ["Every three years", "Every four years", "Every seven years"], "A Parliament lasts for five years at most."),
    ("What was the Magna Carta?", ["A charter of rights"], ["A map of the world", "A ship of the Royal Navy", "A prayer book"], "King John agreed to it in 1215."),
    ("Is the statement below TRUE or FALSE? You can serve on a jury at the age of 16.", ["FALSE"], ["TRUE"], "Jurors must be at least 18."),
    ("Which sea lies to the east of Scotland?", ["The North Sea"], ["The Irish Sea", "The Celtic Sea", "The English Channel"], "The Irish Sea lies to the west of England."),
    ("Which TWO of these are plays by William Shakespeare?", ["Hamlet", "Macbeth"], ["Pygmalion", "Oliver Twist"], "Pygmalion is by Shaw; Oliver Twist is a novel by Dickens."),
    ("Who gave women over the age of 21 the right to vote in 1928?", ["Parliament"], ["The King", "The House of Lords", "The Church of England"], "An Act of Parliament gave women the vote at the same age as men."),
]


@layout(HALF, "citizenship-practice-two-answers-explained", "practice test for the Life in the UK test, Chromium: Question 1 above the question in bold, options A to D with circles or squares, two answers where TWO is asked, true or false as two options; Answers and explanations on the last page, 3. A and D with a sentence behind it")
def citizenship_practice_two_answers_explained(draw):
    font, size = draw.one(["Liberation Sans", "Noto Sans", "DejaVu Sans"]), draw.one((10.5, 11))
    joint, stop = draw.one([" and ", ", ", " & "]), draw.one([".", ""])
    body, key, items = "<h1>Practice Test 7</h1><p class=i>You have 45 minutes. In the real test you need 18 right answers out of 24 to pass.</p>", "", []
    for n, (question, right, wrong, reason) in enumerate(draw.some(UK, 11), 1):
        options = right + wrong if len(right + wrong) > 2 else ["TRUE", "FALSE"]
        options = draw.shuffled(options) if len(options) > 2 else options
        places = sorted(options.index(text) for text in right)
        shape = "s" if len(right) > 1 else "r"
        body += f"<section><h3>Question {n}</h3><p class=q>{web(question)}</p>" + "".join(f"<p class=o><i class={shape}></i><b>{'ABCD'[k]}{stop}</b>{web(text)}</p>" for k, text in enumerate(options)) + "</section>"
        letters = ["ABCD"[k] for k in places]
        key += f"<p class=a><b>{n}.</b><span><b>{joint.join(letters)}</b> – {web(reason)}</span></p>"
        multi = {"kind": "multi" if len(right) > 1 else "mcq"}
        items.append(item(question, "\n".join(options[k] for k in places), str(n), None, choices("ABCD", options), answer_label=", ".join(letters), **multi))
    css = f"""@page {{ size: A4; margin: 18mm 22mm; @bottom-center {{ content: counter(page) " / " counter(pages); font: 9pt "{font}" }} @top-left {{ content: "Life in the UK – Practice tests"; font: 9pt "{font}"; color: #555 }} }} body {{ font: {size}pt/1.4 "{font}"; margin: 0 }} h1 {{ font-size: 19pt; margin: 0 0 2mm; color: #012169 }} h3 {{ font-size: 1em; color: #c8102e; margin: 0 0 .5mm }} section {{ break-inside: avoid; margin: 0 0 5mm }} p {{ margin: 0 0 1mm }} .q {{ font-weight: 700 }} .o i {{ display: inline-block; width: 3mm; height: 3mm; border: 1px solid #333; margin: 0 4mm -.4mm 0 }} .o .r {{ border-radius: 50% }} .o b {{ display: inline-block; width: 7mm; font-weight: 400 }} .i {{ margin-bottom: 5mm; font-style: italic }} h2 {{ break-before: page; font-size: 15pt; color: #012169; margin: 0 0 3mm }} .a {{ display: flex }} .a > b {{ flex: 0 0 9mm }}"""
    source = f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title><style>{css}</style></head><body>{body}<h2>Answers and explanations: Practice Test 7</h2>{key}</body></html>'
    return Document("chromium", source, items)


CIVICS = [
    ("A: Principles of American Democracy", [
        ("What document is the highest law of the country?", ["the Constitution"]),
        ("The Constitution begins with three words about self-government. What are they?", ["We the People"]),
        ("Name one freedom that the First Amendment protects.*", ["speech", "religion", "assembly", "press", "petition the government"]),
        ("Which rights does the Declaration of Independence name?", ["life", "liberty", "the pursuit of happiness"]),
        ("What does “rule of law” mean?", ["Everyone has to obey the law.", "Leaders have to obey the law, too.", "Nobody stands above the law."]),
    ]),
    ("B: System of Government", [
        ("What keeps one branch of the government from growing too strong?", ["checks and balances", "separation of powers"]),
        ("Who passes federal laws?", ["Congress", "the Senate and the House (of Representatives)", "the national (U.S.) legislature"]),
        ("What is the number of Senators from each state?", ["two (2)"]),
        ("In which month is the President elected?*", ["November"]),
        ("Name two members of the Cabinet.", ["Secretary of Agriculture", "Secretary of Defense", "Secretary of Labor", "Secretary of State", "Attorney General"]),
        ("What are the tasks of the courts?", ["to explain laws", "to review laws", "to settle disputes (disagreements)", "to decide whether a law agrees with the Constitution"]),
    ]),
    ("C: Rights and Responsibilities", [
        ("What is one right that only citizens have?", ["to vote in a federal election", "to run for Congress"]),
        ("Name one thing that new citizens promise.", ["to give up loyalty to other countries", "to obey the laws of the United States", "to defend the Constitution"]),
        ("By what date must most people send in their federal income tax forms?*", ["April 15"]),
    ]),
]


@layout(HALF, "civics-table-number-question-answers", "study table for the civics test of an adult school, word processor: title, note on the star, ruled table with No., Question and Answer(s), bulleted answers on lines in the third column, sections as grey rows, numbers that go on, head of the school and page in the foot")
def civics_table_number_question_answers(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Open Sans"]), draw.one((11, 11.5)), country="US", paper=(21.59, 27.94), margin=2.0)
    sign, start = draw.one(["•", "▪", "-"]), draw.one([1, 1, 21])
    widths = [1.3, 8.2, 8.0]
    rows, fills, items, n = [["<b>No.</b>", "<b>Question</b>", "<b>Answer(s)</b>"]], {0: "#1f3864"}, [], start - 1
    rows[0] = [sheet.p(cell, after=0, color="#ffffff") for cell in rows[0]]
    for section, asked in CIVICS:
        fills[len(rows)] = "#d9d9d9"
        rows.append([(f"<b>{section}</b>", 3)])
        for question, answers in asked:
            n += 1
            cell = "".join(sheet.p(f"{sign}\t{text}", after=0.02, left=0.5, first=-0.5, tabs=[0.5]) for text in answers)
            rows.append([f"{n}.", question, cell])
            items.append(item(question.rstrip("*"), "\n".join(answers), str(n)))
    sheet.foot = sheet.p("Riverside Adult School – Citizenship Class\tPage {page} of {pages}", size=9, tabs=[(sheet.wide, RIGHT)])
    sheet.body += [sheet.p("<b>Civics Test Questions and Answers</b>", align="center", size=17, after=0.1), sheet.p("American Government", align="center", size=13, after=0.3), sheet.p("Study these questions with a partner. You do not need to know all the answers: where the question asks for one, give one. * If you are 65 years old or older and have been a permanent resident for 20 or more years, you may study only the questions marked with an asterisk.", after=0.35), sheet.table(rows, widths, padding=0.12, fills=fills), sheet.p("Adapted for classroom use. Answers change with elections and appointments: ask your teacher.", size=9, before=0.2, after=0)]
    return Document(*sheet.source(), items)


# Open textbooks

SOUND_TERMS = [("amplitude", "the greatest distance by which a particle of a medium moves from its place of rest"), ("decibel", "a unit in which the level of sound is measured"), ("echo", "a sound that is heard again after it has been reflected from a surface"), ("frequency", "the number of waves that pass a point in one second"), ("hertz", "the unit of frequency; one hertz is one wave in a second"), ("medium", "the matter through which a wave travels"), ("pitch", "how high or low a sound seems to a listener"), ("resonance", "the increase of a vibration when an object is driven at its natural frequency"), ("ultrasound", "sound whose frequency is too high for human ears")]
SOUND_REVIEW = [
    ("Which property of a sound wave decides how loud the sound is?", "its amplitude", ["its frequency", "its wavelength", "its speed"]),
    ("Through which of these does sound travel fastest?", "steel", ["air", "water", "empty space"]),
    ("A wave has a frequency of 20 Hz and a wavelength of 17 m. What is its speed?", "340 m/s", ["0.85 m/s", "1.2 m/s", "37 m/s"]),
    ("Why can no sound be heard on the Moon?", "There is no medium to carry it.", ["It is too cold.", "Gravity is too weak.", "The ground absorbs it."]),
    ("Which animals find their way by means of ultrasound?", "bats", ["owls", "snakes", "bees"]),
    ("What happens to the pitch of a siren as it moves away from you?", "It becomes lower.", ["It becomes higher.", "It stays the same.", "It disappears."]),
    ("What is the range of frequencies that a young person can hear?", "20 Hz to 20,000 Hz", ["1 Hz to 200 Hz", "200 Hz to 2,000 Hz", "20,000 Hz to 200,000 Hz"]),
]
SOUND_CRITICAL = [
    ("Explain why you see lightning before you hear the thunder.", "Light travels almost a million times as fast as sound, so it arrives first."),
    ("A ship sends a pulse of sound to the sea floor and receives the echo after 0.6 s. Sound travels at 1,500 m/s in water. How deep is the sea?", "450 m"),
    ("Why do concert halls often have soft seats and curtains?", "They absorb sound, so that there are fewer echoes."),
    ("Two tuning forks of the same frequency stand side by side, and only one is struck. Predict what happens to the other.", "It begins to vibrate, because the sound drives it at its natural frequency."),
]


@layout(HALF, "chapter-end-key-terms-review-critical", "end of a chapter of an open physics textbook, Chromium: coloured capitals KEY TERMS, SUMMARY, REVIEW QUESTIONS, CRITICAL THINKING QUESTIONS, bold terms run in, sections of the summary as numbered headings with prose, numbers that go on, options a. to d. below each other, two columns; Answer Key with the odd ones only on the last page, running heads and a line on access at the foot")
def chapter_end_key_terms_review_critical(draw):
    font, size = draw.one(["Noto Sans", "Open Sans", "Lato"]), draw.one((9.5, 10))
    colour, items = draw.one(["#c1560f", "#0b6e99", "#6a2c70"]), []
    terms = draw.some(SOUND_TERMS, 6)
    body = "<h2>Key Terms</h2><div class=c>" + "".join(f"<p class=t><b>{web(term)}</b> {web(meaning)}</p>" for term, meaning in terms) + "</div>"
    items += [item(term, meaning, kind="definition") for term, meaning in terms]
    body += "<h2>Summary</h2><div class=c><h3>14.1 Speed of Sound, Frequency, and Wavelength</h3><p>Sound is a wave in which the particles of a medium move back and forth along the direction of travel. Its speed is the product of its frequency and its wavelength, and depends on the medium.</p><h3>14.2 Hearing and Pitch</h3><p>The loudness of a sound grows with its amplitude. Its pitch grows with its frequency. People hear frequencies between about 20 and 20,000 hertz.</p></div>"
    body += "<h2>Review Questions</h2><div class=c>"
    key, n = "", 0
    for question, right, wrong in draw.some(SOUND_REVIEW, 6):
        n += 1
        options, place = turned(draw, right, wrong)
        odd = n % 2 == 1
        body += f"<div class=q><b>{n}</b>.<p>{web(question)}</p><ol type=a>" + "".join(f"<li>{web(text)}</li>" for text in options) + "</ol></div>"
        if odd:
            key += f"<p><b>{n}</b>. {'ABCD'[place]}</p>"
        entry = picked(question, options, place, str(n), "abcd")
        items.append(entry if odd else {k: v for k, v in (entry | {"answer": None}).items() if k != "answer_label"})
    body += "</div><h2>Critical Thinking Questions</h2><div class=c>"
    for question, answer in draw.some(SOUND_CRITICAL, 3):
        n += 1
        odd = n % 2 == 1
        body += f"<div class=q><b>{n}</b>.<p>{web(question)}</p></div>"
        key += f"<p><b>{n}</b>. {web(answer)}</p>" if odd else ""
        items.append(item(question, answer if odd else None, str(n)))
    body += f"</div><h1>Answer Key</h1><h2 class=k>Chapter 14</h2><div class=c>{key}</div>"
    css = f"""@page {{ size: Letter; margin: 20mm 18mm; @top-left {{ content: "{draw.random.randint(430, 520)}   14 • Chapter Review"; font: bold 8pt "{font}"; color: {colour} }} @bottom-left {{ content: "Access for free at the publisher’s web site"; font: 8pt "{font}"; color: #555 }} }} body {{ font: {size}pt/1.4 "{font}"; margin: 0 }} h2 {{ font-size: 14pt; text-transform: uppercase; color: {colour}; border-bottom: 1.5px solid {colour}; margin: 6mm 0 2.5mm; break-after: avoid }} h2:first-child {{ margin-top: 0 }} h3 {{ font-size: 1em; margin: 0 0 1mm }} .c {{ columns: 2; column-gap: 8mm }} p {{ margin: 0 0 2mm }} .q {{ break-inside: avoid; margin-bottom: 3mm }} .q p {{ display: inline; margin-left: 2mm }} ol {{ margin: 1mm 0 0; padding-left: 10mm }} h1 {{ break-before: page; font-size: 22pt; margin: 0 0 4mm; color: {colour} }} .k {{ text-transform: none; margin-top: 0 }}"""
    source = f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title><style>{css}</style></head><body>{body}</body></html>'
    return Document("chromium", source, items)


SETS = [
    ("Let A = {1, 2, 3, 4} and B = {3, 4, 5}. Find:", [("A ∪ B", "{1, 2, 3, 4, 5}"), ("A ∩ B", "{3, 4}"), ("A − B", "{1, 2}")]),
    ("Factor the polynomial x² − 9.", "(x − 3)(x + 3)"),
    ("Solve the equation for the unknown.", [("2x + 5 = 17", "x = 6"), ("3(y − 1) = 12", "y = 5")]),
    ("A store sells a jacket at a discount of 20%. The price before was $45. What is the price now?", "$36"),
    ("Write each number in scientific notation.", [("52,000", "5.2 × 10⁴"), ("0.0071", "7.1 × 10⁻³"), ("640", "6.4 × 10²")]),
    ("Find the slope of the line through the points (1, 2) and (4, 11).", "3"),
    ("Is the relation y = x² a function of x? Explain.", "Yes. Each value of x gives exactly one value of y."),
]
PROSE = ["A set is a collection of things. The things in it are called its elements, and their order does not matter.", "To factor a polynomial means to write it as a product. The difference of two squares is the easiest case.", "An equation stays true when the same operation is carried out on both of its sides.", "A percentage is a fraction whose denominator is one hundred.", "A number in scientific notation is a number between 1 and 10 times a power of ten.", "The slope of a line is its rise divided by its run.", "A function assigns exactly one output to each input."]


@layout(HALF, "exercise-boxes-answer-inside", "page of an open mathematics library printed, Chromium: numbered section and prose, boxes with a coloured head Exercise 2.3.1, the task and parts a. b. c. in a list, then Answer as a small heading inside the box with the answers as a. b. c.; breadcrumbs at the top, licence line and address in the foot")
def exercise_boxes_answer_inside(draw):
    font, size = draw.one(["Lato", "Open Sans", "Carlito"]), draw.one((11, 11.5))
    chapter, name = f"{draw.random.randint(1, 6)}.{draw.random.randint(1, 5)}", draw.one(["Exercise", "Try It", "You Try"])
    body, items = f"<p class=n>Home &gt; Bookshelves &gt; Algebra &gt; {chapter.split('.')[0]}: Foundations &gt; {chapter}: Review</p><h1>{chapter}: Review of Skills for College Algebra</h1><div class=g><b>Learning Objectives</b><ul><li>Use the language of sets.</li><li>Solve linear equations and write numbers in scientific notation.</li></ul></div>", []
    for n, ((question, parts), prose) in enumerate(zip(SETS, PROSE), 1):
        number = f"{chapter}.{n}"
        body += f"<p>{web(prose)}</p><section><h3>{name} {number}</h3><div><p>{web(question)}</p>"
        if isinstance(parts, str):
            body += f"<h4>Answer</h4><p class=a>{web(parts)}</p>"
            items.append(item(question, parts, number))
        else:
            body += "<ol type=a>" + "".join(f"<li>{web(part)}</li>" for part, _ in parts) + "</ol><h4>Answer</h4><ol type=a class=a>" + "".join(f"<li>{web(answer)}</li>" for _, answer in parts) + "</ol>"
            items += [item(part, answer, f"{number}({letter})", stem=question) for letter, (part, answer) in zip("abc", parts)]
        body += "</div></section>"
    colour = draw.one(["#127bc4", "#30b3f6", "#4a7c59"])
    css = f"""@page {{ size: Letter; margin: 18mm 20mm 22mm; @bottom-left {{ content: "{chapter}: Review is shared under a CC BY 4.0 license."; font: 8pt "{font}"; color: #555 }} @bottom-right {{ content: "{chapter}." counter(page); font: 9pt "{font}" }} }} body {{ font: {size}pt/1.4 "{font}"; margin: 0 }} .n {{ font-size: 8.5pt; color: #666 }} h1 {{ font-size: 18pt; color: {colour}; margin: 0 0 3mm }} .g {{ border-left: 5px solid {colour}; background: #f4f4f4; padding: 2mm 4mm; margin: 0 0 4mm }} .g ul {{ margin: 1mm 0 0 }} section {{ border: 1px solid {colour}; border-radius: 5px; margin: 0 0 5mm; break-inside: avoid }} h3 {{ background: {colour}; color: #fff; margin: 0; padding: 1.2mm 4mm; font-size: 1em }} section div {{ padding: 1.5mm 4mm }} section p, ol {{ margin: 1mm 0 }} h4 {{ margin: 2mm 0 0; font-size: 1em }} .a {{ margin-left: 6mm }}"""
    source = f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title><style>{css}</style></head><body>{body}</body></html>'
    return Document("chromium", source, items)


GRADE_TEN = [
    ("Write the following fractions as decimal numbers:", [("1/2", ["1 ÷ 2 = 0,5"]), ("3/8", ["3 ÷ 8 = 0,375"]), ("7/20", ["7 ÷ 20 = 0,35"])]),
    ("A shopkeeper buys a radio for R 240 and sells it for R 300. Calculate the profit as a percentage of the cost price.", ["Profit = R 300 − R 240 = R 60", "60 ÷ 240 × 100 = 25%"]),
    ("Solve for x:", [("4x − 7 = 13", ["4x = 20", "x = 5"]), ("2(x + 3) = x − 1", ["2x + 6 = x − 1", "x = −7"])]),
    ("State whether the following numbers are rational or irrational:", [("√16", ["√16 = 4, so the number is rational."]), ("√5", ["√5 cannot be written as a fraction of integers, so the number is irrational."])]),
    ("The sides of a right-angled triangle that enclose the right angle are 5 cm and 12 cm long. Calculate the length of the hypotenuse.", ["c² = 5² + 12² = 169", "c = 13 cm"]),
    ("Thandi saves R 50 in January and R 15 more in each month after that. How much does she save in June?", ["50 + 5 × 15 = 125", "She saves R 125 in June."]),
    ("Name two numbers whose sum is 12 and whose product is 35.", ["5 and 7"]),
]


@layout(HALF, "exercise-solution-teachers-guide", "teacher's guide of an open South African mathematics book, LaTeX: Exercise 1 – 3: in a coloured band, questions 1. to 7. with parts a) b) below, Solution: in bold under each part or question and the working on lines below it, set in, decimal commas, chapter and page in the foot")
def exercise_solution_teachers_guide(draw):
    chapter = draw.random.randint(1, 4)
    body, items = rf"{{\Large\bfseries {chapter}.{draw.random.randint(2, 5)}\quad Working with numbers}}\par\medskip In this exercise learners practise what was done in the previous section. Let them work without a calculator where they can, and discuss question 4 in class.\par\bigskip\colorbox{{gray!25}}{{\makebox[\dimexpr\linewidth-2\fboxsep][l]{{\large\bfseries Exercise {chapter} -- {draw.random.randint(2, 6)}: Revision}}}}\par\medskip ", []

    def shown(text):
        return tex(text).replace("√5", r"$\sqrt5$").replace("√16", r"$\sqrt{16}$").replace("÷", r"$\div$").replace("×", r"$\times$")

    def solution(lines, left):
        return rf"\lab{{{left}}}{{0pt}}{{}}{{\textbf{{Solution:}}}}" + "".join(rf"\lab{{\dimexpr {left}+6mm}}{{0pt}}{{}}{{{shown(line)}}}" for line in lines) + r"\medskip "

    for n, (question, parts) in enumerate(draw.mixed(draw.some(GRADE_TEN, 6)), 1):
        body += rf"\needspace{{5\baselineskip}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{shown(question)}}}"
        if isinstance(parts[0], str):
            body += solution(parts, "8mm")
            items.append(item(question, "\n".join(parts), str(n)))
            continue
        for letter, (part, lines) in zip("abc", parts):
            body += rf"\needspace{{3\baselineskip}}\lab{{8mm}}{{7mm}}{{{letter})}}{{{shown(part)}}}" + solution(lines, "15mm")
            items.append(item(part, "\n".join(lines), f"{n}({letter})", stem=question))
    engine, source = document(draw, body, ["lmsans", "helvetica", "notoserif"], (10, 11), (22, 26), foot=rf"\fancyfoot[L]{{\small Chapter {chapter}. Algebraic expressions}}\fancyfoot[R]{{\small\thepage}}", extra=rf"\usepackage{{xcolor}}\setcounter{{page}}{{{draw.random.randint(10, 40)}}}")
    return Document(engine, source, items)


# Workbook of an open library, with four kinds of tasks in a lesson

CRAWLERS = "Animals without a backbone", [
    ("Invertebrates are animals without a backbone.", True), ("Most animals on Earth have a backbone.", False), ("All arthropods have jointed legs.", True), ("Sponges move about in search of food.", False), ("An octopus is a mollusk.", True), ("Earthworms have lungs.", False),
], [
    ("How many legs does an insect have?", "6", ["4", "8", "10"]), ("What is the hard outer covering of an arthropod called?", "an exoskeleton", ["a shell", "a mantle", "a cuticle"]), ("Which of these animals is a cnidarian?", "a jellyfish", ["a starfish", "a leech", "a snail"]), ("Which group has stinging cells?", "cnidarians", ["sponges", "annelids", "echinoderms"]), ("A spider is", "an arachnid", ["an insect", "a crustacean", "a mollusk"]),
], [
    ("molting", "losing the old exoskeleton and growing a new one"), ("gills", "organs that take in oxygen from water"), ("larva", "a young form that differs from the adult"), ("radula", "a rough tongue with which snails scrape food"), ("antennae", "feelers on the head of an insect"),
], [
    ("Animals that live inside others and harm them are called {}.", "parasites"), ("The body of an insect has a head, a {} and an abdomen.", "thorax"), ("Starfish move by means of tiny tube {}.", "feet"), ("The change from a caterpillar to a butterfly is called {}.", "metamorphosis"), ("Earthworms belong to the phylum of the {}.", "annelids"),
]


@layout(HALF, "lesson-workbook-four-kinds-answer-key", "worksheets of an open biology workbook, LaTeX: Lesson 12.1 as heading, Name, Class and Date before each sheet, True or False with a rule before the number, Multiple Choice with a) to d), Matching of definitions and terms, Fill in the Blank, numbers that begin again, Answer Key on the last page with the sheets as headings and 1. true")
def lesson_workbook_four_kinds_answer_key(draw):
    title, facts, asked, terms, gaps = CRAWLERS
    lesson = f"Lesson {draw.random.randint(9, 14)}.{draw.random.randint(1, 4)}: {title}"
    heads = ["True or False", "Multiple Choice", "Matching", "Fill in the Blank"]
    facts, asked, terms, gaps = draw.mixed(draw.some(facts, 5)), draw.some(asked, 4), draw.mixed(draw.some(terms, 4)), draw.some(gaps, 4)
    name = r"\par\medskip Name\hrulefill\ Class\rule{3cm}{0.4pt} Date\rule{3cm}{0.4pt}\par\medskip "
    items, keys, bodies = [], [], []
    blank = r"\rule{14mm}{0.4pt}\ "

    def head(n, directions):
        return rf"\bigskip\needspace{{9\baselineskip}}{{\large\bfseries {tex(lesson)}: {heads[n]}}}{name}\textit{{{directions}}}\par\medskip "

    bodies.append(head(0, "Write true if the statement is true or false if the statement is false.") + "".join(rf"\lab{{0pt}}{{24mm}}{{{blank}{n}.}}{{{tex(text)}}}\medskip " for n, (text, _) in enumerate(facts, 1)))
    keys.append([str(value).lower() for _, value in facts])
    items += [item(text, str(value), str(n), kind="truefalse", section=heads[0]) for n, (text, value) in enumerate(facts, 1)]
    body, key = head(1, "Circle the letter of the correct choice."), []
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        body += rf"\begin{{minipage}}{{\linewidth}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)}}}" + "".join(rf"\lab{{8mm}}{{7mm}}{{{letter})}}{{{tex(text)}}}" for letter, text in zip("abcd", options)) + r"\end{minipage}\par\medskip "
        key.append("abcd"[place])
        items.append(picked(question, options, place, str(n), "abcd", section=heads[1]))
    bodies.append(body), keys.append(key)
    words = draw.mixed([term for term, _ in terms])
    options = choices("abcd", words)
    body, key = head(2, "Match each definition with the correct term.") + r"\begin{minipage}[t]{0.62\linewidth}\textbf{Definitions}\par ", []
    for n, (term, meaning) in enumerate(terms, 1):
        body += rf"\lab{{0pt}}{{24mm}}{{{blank}{n}.}}{{{tex(meaning)}}}\medskip "
        key.append("abcd"[words.index(term)])
        items.append(item(meaning, term, str(n), None, options, kind="match", answer_label=key[-1], section=heads[2]))
    bodies.append(body + r"\end{minipage}\hfill\begin{minipage}[t]{0.3\linewidth}\textbf{Terms}\par " + "".join(rf"{letter}. {tex(text)}\par\medskip " for letter, text in zip("abcd", words)) + r"\end{minipage}\par ")
    keys.append(key)
    bodies.append(head(3, "Fill in the blank with the appropriate term.") + "".join(rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(text.format('_' * 14))}}}\medskip " for n, (text, _) in enumerate(gaps, 1)))
    keys.append([answer for _, answer in gaps])
    items += [item(text.format("_" * 14), answer, str(n), kind="gap", section=heads[3]) for n, (text, answer) in enumerate(gaps, 1)]
    answers = "".join(rf"\textbf{{{tex(lesson)}: {section}}}\begin{{enumerate}}[nosep,label=\arabic*.]" + "".join(rf"\item {tex(text)}" for text in key) + r"\end{enumerate}\medskip " for section, key in zip(heads, keys))
    body = "".join(bodies[:2]) + r"\newpage " + "".join(bodies[2:]) + r"\newpage{\LARGE\bfseries Answer Key}\par\bigskip " + answers
    engine, source = document(draw, body, ["times", "lm", "palatino"], (10, 11), (24, 28), head=r"\fancyhead[R]{\small\itshape Biology Workbook}", foot=r"\thepage", paper="letterpaper")
    return Document(engine, source, items)


# Knowledge base

SYNC = [
    ("General", [
        ("Which systems does the sync client support?", ["The client runs on Windows 10 and later, macOS 12 and later, and the usual Linux distributions. There are apps for Android and iOS."], None, []),
        ("How much storage do I have?", ["It depends on your role:"], [["Role", "Storage"], ["Student", "50 GB"], ["Member of staff", "200 GB"], ["Project folder", "1 TB"]], []),
        ("Can I share a folder with people outside the university?", ["Yes. Create a link, set a password, and choose a date on which the link expires. Guests need no account."], None, []),
    ]),
    ("Problems", [
        ("Why are some of my files not synchronised?", ["The names of files may not contain any of these signs: \\ / : * ? \" < > |. Files that another program has locked are skipped until they are closed."], None, []),
        ("What do I do if there are two versions of a file?", ["The client keeps both when two people change a file at the same time."], None, ["Open both versions.", "Copy what you need into the original.", "Delete the file with “conflict” in its name."]),
        ("How can I reset the client without losing data?", ["Quit the client, then run the following command and sign in again:"], "syncclient --reset --keep-files", []),
        ("The client uses a lot of memory. Is this normal?", ["During the first synchronisation, yes. Afterwards it should use less than 300 MB."], None, []),
    ]),
    ("Security", [
        ("Is my data encrypted?", ["Data is encrypted in transit and on our servers. Our administrators cannot read your files without your consent."], None, []),
        ("How long are deleted files kept?", ["They stay in the bin for 30 days and cannot be restored after that."], None, []),
    ]),
]


@layout(HALF, "faq-knowledge-base-space-export", "FAQ exported from a team's knowledge base, Chromium: name of the space, Created by and last modified, a panel with an information sign, sections as large headings, questions as smaller headings, answers as prose, a table, a command in a grey box and a numbered list, labels and comments at the end, space and page in the foot")
def faq_knowledge_base_space_export(draw):
    font, size = draw.one(["Noto Sans", "Open Sans", "Roboto"]), draw.one((10, 10.5, 11))
    body, items = "<p class=s>IT Services Knowledge Base / … / File Storage</p><h1>FAQ – Sync client</h1><p class=s>Created by Helen Moss, last modified by Jonas Weil on 12 March 2026</p><div class=i><b>ⓘ</b> This page is for users of version 4 of the client. For version 3, see the archive.</div>", []
    for section, asked in SYNC:
        body += f"<h2>{section}</h2>"
        for question, paragraphs, more, steps in asked:
            answer = list(paragraphs)
            body += f"<h3>{web(question)}</h3>" + "".join(f"<p>{web(text)}</p>" for text in paragraphs)
            if isinstance(more, str):
                body += f"<pre>{more}</pre>"
                answer.append(more)
            elif more:
                body += "<table>" + "".join("<tr>" + "".join(f"<t{'dh'[k == 0]}>{web(cell)}</t{'dh'[k == 0]}>" for cell in row) + "</tr>" for k, row in enumerate(more)) + "</table>"
                answer += [" ".join(row) for row in more]
            if steps:
                body += "<ol>" + "".join(f"<li>{web(text)}</li>" for text in steps) + "</ol>"
                answer += steps
            items.append(item(question, "\n".join(answer), None, kind="faq", section=section))
    body += "<p class=l><span>faq</span><span>sync-client</span><span>how-to</span></p>"
    css = f"""@page {{ size: A4; margin: 18mm 20mm; @bottom-left {{ content: "IT Services Knowledge Base – FAQ – Sync client"; font: 8pt "{font}"; color: #777 }} @bottom-right {{ content: counter(page); font: 8pt "{font}" }} }} body {{ font: {size}pt/1.45 "{font}"; margin: 0; color: #172b4d }} .s {{ color: #6b778c; font-size: 85%; margin: 0 0 2mm }} h1 {{ font-size: 20pt; font-weight: 400; margin: 0 0 2mm }} h2 {{ font-size: 15pt; font-weight: 400; margin: 7mm 0 1mm; break-after: avoid }} h3 {{ font-size: 1.08em; margin: 4mm 0 1mm; break-after: avoid }} p {{ margin: 0 0 2mm }} .i {{ background: #deebff; border-radius: 3px; padding: 3mm 4mm; margin: 3mm 0 }} pre {{ background: #f4f5f7; border: 1px solid #dfe1e6; padding: 2mm 4mm; font: 90% "DejaVu Sans Mono"; margin: 1mm 0 }} table {{ border-collapse: collapse; margin: 1mm 0 3mm }} td, th {{ border: 1px solid #c1c7d0; padding: 1.5mm 3mm; text-align: left }} th {{ background: #f4f5f7 }} ol {{ margin: 0 }} .l {{ margin-top: 8mm }} .l span {{ background: #f4f5f7; padding: .5mm 2mm; margin-right: 2mm; font-size: 85% }}"""
    source = f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title><style>{css}</style></head><body>{body}</body></html>'
    return Document("chromium", source, items)
