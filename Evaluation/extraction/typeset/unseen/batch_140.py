"""The hundred and fortieth: an accounts paper, a case study with suggested answers, task cards, a retrieval grid, analogies,
homophones, a pilot's mock examination, an electrician's quiz, incomplete sentences, true or false from Hungary.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table
from paper import Document, choices, item, layout
from webpage import page, web

HALF = "unseen"

# Past paper in accounts

ACCOUNTS = [
    ("Tendai runs a hardware shop. On 1 March she has a bank balance of $4 200 and owes her suppliers $1 750.", [
        ("a", None, [("i", "Define the term liability.", 2), ("ii", "State one liability of Tendai’s business on 1 March.", 1)]),
        ("b", "Explain why Tendai should keep her own money apart from that of the business.", 3),
        ("c", "Name the book in which goods bought on credit are first recorded.", 1),
    ]),
    ("A delivery van was bought on 1 January for $18 000. It is expected to last five years and to be sold for $3 000.", [
        ("a", "Distinguish between capital expenditure and revenue expenditure.", 4),
        ("b", None, [("i", "Calculate the yearly depreciation by the straight-line method.", 3), ("ii", "Calculate the net book value of the van at the end of the second year.", 2)]),
        ("c", "Give two causes of depreciation other than wear and tear.", 2),
    ]),
    ("The cash book of a tailor shows a balance of $860, but the bank statement shows $1 015.", [
        ("a", "Suggest two reasons why the two balances differ.", 4),
        ("b", "Describe what is meant by a dishonoured cheque.", 2),
        ("c", "State the purpose of a bank reconciliation statement.", 2),
    ]),
]


@layout(HALF, "accounts-madder", "principles of accounts paper of a southern African board, XeLaTeX: Candidate Number boxes, 1 (a) (i) with [2] at the right end of dotted lines, [Total: 7] below each question, [Turn over; nothing answered")
def accounts_madder(draw):
    body, items = r"\begin{center}\fbox{\begin{tabular}{lp{70mm}}Candidate Name & \\[3mm]\hline Centre Number & \\[1mm]\hline Candidate Number & \end{tabular}}\end{center}{\bfseries\large PRINCIPLES OF ACCOUNTS \hfill 4051/1}\par PAPER 1 \hfill 1 hour\par\smallskip Answer \textbf{all} questions in the spaces provided. The number of marks is given in brackets [ ] at the end of each question or part question.\par\hrule\bigskip ", []

    def lines(marks):
        return r"\par\vspace{3.5mm}\hspace*{16mm}\dotfill" * marks + rf"\ [{marks}]\par "

    for n, (stem, parts) in enumerate(ACCOUNTS, 1):
        body += rf"\bigskip\needspace{{35mm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}"
        total = 0
        for letter, text, rest in parts:
            if isinstance(rest, int):
                body += rf"\medskip\needspace{{20mm}}\lab{{8mm}}{{8mm}}{{(\textbf{{{letter}}})}}{{{tex(text)}}}" + lines(rest)
                items.append(item(text, None, f"{n}({letter})", rest, stem=stem))
                total += rest
                continue
            for k, (roman, question, marks) in enumerate(rest):
                first = rf"\makebox[8mm][l]{{(\textbf{{{letter}}})}}" if k == 0 else r"\hspace*{8mm}"
                body += rf"\medskip\needspace{{20mm}}\lab{{8mm}}{{16mm}}{{{first}\makebox[8mm][l]{{(\textbf{{{roman}}})}}}}{{{tex(question)}}}" + lines(marks)
                items.append(item(question, None, f"{n}({letter})({roman})", marks, stem=stem))
                total += marks
        body += rf"\medskip\hfill\textbf{{[Total: {total}]}}\par "
    engine, source = document(draw, body, ["arial", "helvetica"], (11,), (20, 24), foot=r"\fancyfoot[L]{\footnotesize 4051/1 J}\fancyfoot[C]{\thepage}\fancyfoot[R]{\footnotesize\textbf{[Turn over}}")
    return Document(engine, source, items)


# Case study in business

CASE = [
    ("Identify two sources of finance that Rosa and Ilir used to open the bakery.", 2, ["Personal savings", "A bank loan"]),
    ("Explain one advantage of a partnership to Rosa and Ilir.", 2, ["They share the work and bring different skills", "Rosa bakes while Ilir keeps the accounts"]),
    ("Explain one disadvantage of a partnership to Rosa and Ilir.", 2, ["They have unlimited liability", "They may lose their own belongings if the loan is not repaid"]),
    ("Calculate the profit that the bakery made in June.", 2, ["$9,400 − $7,150", "$2,250"]),
    ("State one fixed cost of the bakery.", 1, ["Rent of the shop"]),
    ("State one variable cost of the bakery.", 1, ["Flour"]),
    ("Describe two ways in which the bakery promotes its bread.", 4, ["Free samples on Saturday mornings", "Photographs of new loaves on social media"]),
    ("Explain how the new supermarket may affect the bakery’s sales.", 3, ["Customers may buy cheaper bread there", "Sales of ordinary loaves may fall", "Special loaves may keep their buyers"]),
    ("Recommend whether the partners should open a second shop. Justify your answer.", 6, ["A second shop would raise sales and use the ovens better", "It needs another loan while the first is still being repaid", "They should wait until the effect of the supermarket is known"]),
]


@layout(HALF, "case-cochineal", "case study of a business teacher, word processor: the case with heads, numbered questions with (2 marks) run in behind the text, Suggested answers on the next page under the same numbers as bullets")
def case_cochineal(draw):
    body = paragraph(run("Business Studies – Case study 6"), "Top") + paragraph(run("Crust & Crumb"), "Title")
    body += paragraph(run("Rosa and Ilir met on a course for bakers and opened a small bakery as partners three years ago. They put in $8,000 of their own savings and borrowed $12,000 from a bank, which they are still paying back. Rosa bakes from three in the morning; Ilir serves in the shop and keeps the accounts."))
    body += paragraph(run("On Saturday mornings they give away samples on the pavement, and each new loaf is photographed for social media. In June the bakery’s revenue was $9,400 and its costs came to $7,150, of which the rent of the shop was $1,600. Most of the rest was spent on flour, electricity and wages."))
    body += paragraph(run("In autumn a supermarket with its own bakery counter will open across the street. Ilir would like to answer by opening a second shop near the station. Rosa is not so sure."))
    body += paragraph(run("Questions"), "Head")
    key, items = paragraph(run("Suggested answers"), "New"), []
    for n, (question, marks, points) in enumerate(CASE, 1):
        said = f"({marks} mark{'s' if marks > 1 else ''})"
        body += paragraph(run(f"{n}.\t{question} ") + run(said, "I"), "Task")
        key += paragraph(run(f"{n}.\t• {points[0]}"), "Task") + "".join(paragraph(run(f"• {point}"), "Dot") for point in points[1:])
        rubric = [{"text": p, "marks": None} for p in points] if marks > 1 else None
        items.append(item(question, "\n".join(points), str(n), marks, rubric=rubric))
    body += paragraph(run("Total: 23 marks", "B"), "Sum") + key
    styles = (
        paragraph_style("Top", 0, extra='fo:border-bottom="0.5pt solid #000000" fo:padding-bottom="0.1cm"') + paragraph_style("Task", 0.3, 0.9, -0.9, [(0.9, "")])
        + paragraph_style("Dot", 0.05, 0.9) + paragraph_style("Sum", 0.4, extra='fo:text-align="end"') + paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"')
    )
    engine, source = office(draw, body, ["Carlito", "Liberation Serif"], (11,), styles=styles)
    return Document(engine, source, items)


# Task cards

CARDS = [
    ("Mia read 18 pages on Monday and 27 pages on Tuesday. How many pages did she read in all?", ["35", "45", "46"], 1), ("Which number is a multiple of both 4 and 6?", ["16", "18", "24"], 2),
    ("A ribbon is 3 m long. How many centimeters is that?", ["300", "30", "3,000"], 0), ("What is the perimeter of a square with sides of 7 in.?", ["14 in.", "28 in.", "49 in."], 1),
    ("Which fraction is equal to 1/2?", ["2/6", "3/8", "5/10"], 2), ("Round 3,482 to the nearest hundred.", ["3,500", "3,400", "3,480"], 0),
    ("There are 56 chairs in 8 equal rows. How many chairs are in each row?", ["6", "7", "9"], 1), ("School starts at 8:15 and lunch is 3 hours later. What time is lunch?", ["11:15", "11:45", "12:15"], 0),
    ("What is the value of the 6 in 46,103?", ["60", "600", "6,000"], 2), ("Liam has 5 quarters. How much money does he have?", ["$1.05", "$1.25", "$1.50"], 1),
    ("Which shape has exactly one pair of parallel sides?", ["trapezoid", "square", "triangle"], 0), ("What is 9 × 12?", ["98", "108", "112"], 1),
]


@layout(HALF, "tasks-chambray", "task cards of an American primary teacher, Chromium: six dashed cards a page with the number in a star-coloured disc, A B C below each other, answer key on the last page as a table of card and answer")
def tasks_chambray(draw):
    body, items, key = "", [], []
    for n, (question, options, right) in enumerate(CARDS, 1):
        if n % 6 == 1:
            body += ("</div>" if n > 1 else "") + "<div class=g>"
        body += f"<div class=c><div class=h><b>{n}</b><span>Math Review</span></div><p>{web(question)}</p>" + "".join(f"<div class=o>{letter}. {web(text)}</div>" for letter, text in zip("ABC", options)) + "</div>"
        items.append(item(question, options[right], str(n), None, choices("ABC", options), kind="mcq", answer_label="ABC"[right]))
        key.append(f"<td>{n}<td>{'ABC'[right]}")
    half = len(CARDS) // 2
    body += "</div><div class=k><h1>Answer Key</h1><table><tr><th>Card<th>Answer<th>Card<th>Answer</tr>" + "".join(f"<tr>{a}{b}</tr>" for a, b in zip(key[:half], key[half:])) + "</table></div>"
    css = ".g { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; break-after: page } .c { border: 2px dashed #777; height: 66mm; padding: 4mm; box-sizing: border-box } .h { display: flex; justify-content: space-between; align-items: center; color: #777; font-size: 80% } .h b { background: #e08a1e; color: #fff; border-radius: 50%; width: 9mm; height: 9mm; line-height: 9mm; text-align: center; font-size: 13pt } .o { margin: 1.5mm 0 0 5mm } table { border-collapse: collapse; margin: auto } td, th { border: 1px solid #555; padding: 2mm 8mm; text-align: center } h1 { text-align: center }"
    engine, source = page(draw, body, ["Comic Neue", "Lato"], (13,), css, paper="letter")
    return Document(engine, source, items)


# Retrieval grid

RETRIEVAL = [
    [("What is the name of the process by which rock is broken up where it lies?", "Weathering"), ("Which ocean lies between Africa and Australia?", "The Indian Ocean"), ("What do contour lines join?", "Points of equal height")],
    [("Which part of a river has the steepest bed?", "The upper course"), ("Name the line of latitude at 0°.", "The Equator"), ("How many minutes are there in a degree?", "60")],
    [("What is the bend of a river called?", "A meander"), ("Which continent has the most countries?", "Africa"), ("What does a six-figure grid reference show?", "A point to the nearest 100 metres")],
    [("Give one way in which a river carries its load.", "Suspension"), ("What is the capital of Kenya?", "Nairobi"), ("Which way does the red end of a compass needle point?", "North")],
]


@layout(HALF, "retrieval-dimity", "retrieval practice grid of an English geography teacher, Typst, landscape: three coloured columns Last lesson, Last month, Last year, numbered questions in the cells; the same grid with answers in green overleaf")
def retrieval_dimity(draw):
    items, asked, told, n = [], "", "", 0
    for row in RETRIEVAL:
        for question, answer in row:
            n += 1
            asked += f"[*{n}.* {question}],"
            told += f'[*{n}.* #text(fill: rgb("#0a7a33"))[{answer}]],'
            items.append(item(question, answer, str(n)))
    head = "[*Last lesson*], [*Last month*], [*Last year*],"
    source = f"""#set page(paper: "a4", flipped: true, margin: 15mm)
#set text(font: ("{draw.one(['Lato', 'Carlito', 'Open Sans'])}",), size: 13pt, lang: "en")
#let sheet(title, cells, tall) = [#text(20pt, weight: "bold")[#title] #h(1fr) Name: #box(width: 60mm, line(length: 100%))
#v(2mm)
#table(columns: (1fr, 1fr, 1fr), rows: (auto, tall, tall, tall, tall), inset: 3mm, fill: (x, y) => if y == 0 {{ (rgb("#f6c6c6"), rgb("#f9e3b0"), rgb("#c9dff5")).at(x) }}, align: (x, y) => if y == 0 {{ center }} else {{ left }}, ..cells)]
#sheet("Retrieval grid: Geography", ({head} {asked}), 32mm)
#pagebreak()
#sheet("Retrieval grid: Answers", ({head} {told}), 20mm)
"""
    return Document("typst", source, items)


# Analogies

ANALOGIES = [
    ("puppy : dog :: kitten :", ["mouse", "cat", "cub", "fur"], 1), ("author : book :: composer :", ["piano", "concert", "symphony", "stage"], 2), ("hot : cold :: ancient :", ["modern", "old", "ruin", "history"], 0),
    ("wheel : bicycle :: blade :", ["grass", "knife", "shave", "steel"], 1), ("whisper : shout :: stroll :", ["path", "rest", "walk", "sprint"], 3), ("fish : school :: wolf :", ["den", "pack", "howl", "hunter"], 1),
    ("glove : hand :: sock :", ["foot", "wool", "shoe", "pair"], 0), ("clock : time :: thermometer :", ["mercury", "fever", "temperature", "glass"], 2), ("brave : courageous :: weary :", ["rested", "cautious", "heavy", "tired"], 3),
    ("Paris : France :: Lima :", ["Chile", "Bolivia", "Peru", "Ecuador"], 2), ("baker : bread :: cobbler :", ["shoes", "stones", "pies", "corn"], 0), ("petal : flower :: page :", ["read", "paper", "library", "book"], 3),
]


@layout(HALF, "analogies-fustian", "analogies of an American vocabulary workbook, pdfLaTeX: 1. puppy : dog :: kitten : with a drawn rule, a. to d. in one row below, key in small print at the foot")
def analogies_fustian(draw):
    asked = draw.some(ANALOGIES, 10)
    body, items, key = r"\textbf{Name} \rule{65mm}{0.4pt}\hfill\textbf{Date} \rule{35mm}{0.4pt}\par\bigskip{\Large\bfseries Analogies}\par\smallskip\emph{An analogy shows how two pairs of words are alike. Read the first pair and decide how the words are related. Then choose the word that completes the second pair in the same way.}\par\medskip ", [], []
    for n, (text, options, right) in enumerate(asked, 1):
        row = "".join(rf"\makebox[0.23\linewidth][l]{{{letter}.~{word}}}" for letter, word in zip("abcd", options))
        body += rf"\medskip\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(text).replace(' :', '~:')} \rule{{24mm}}{{0.4pt}}}}\hspace*{{9mm}}\parbox{{0.92\linewidth}}{{{row}}}\par "
        items.append(item(text, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
        key.append(rf"\mbox{{{n}. {'abcd'[right]}}}")
    body += r"\vfill{\footnotesize\textbf{Answers:} " + r"\quad ".join(key) + r"\par}"
    engine, source = document(draw, body, ["bookman", "palatino", "lm"], (12,), (22, 26), foot=r"\fancyfoot[L]{\footnotesize Word Power, Level D}\fancyfoot[R]{\footnotesize 41}", paper="letterpaper")
    return Document(engine, source, items)


# Homophones

HOMOPHONES = [
    ("We could (hear / here) the band from our window.", "hear"), ("The dog wagged (its / it’s) tail.", "its"), ("They left (there / their / they’re) boots in the hall.", "their"), ("I have (to / too / two) many books for one bag.", "too"),
    ("The wind (blue / blew) my hat into the canal.", "blew"), ("May I have a (piece / peace) of cake?", "piece"), ("She could not decide (which / witch) coat to wear.", "which"), ("The knight rode through the forest at (knight / night).", "night"),
    ("We had to (weight / wait) an hour for the ferry.", "wait"), ("Turn (write / right) at the church.", "right"), ("Nobody (knew / new) the answer.", "knew"), ("The (mane / main) road was closed by snow.", "main"),
]


@layout(HALF, "homophones-tulle", "homophones sheet of an English primary school, word processor: a box with the rule, ruled table with number and sentence, choices in brackets with slashes; teacher's answers as a row of words with numbers on the next page")
def homophones_tulle(draw):
    asked = draw.some(HOMOPHONES, 10)
    body = paragraph(run("Name ______________________\tClass __________"), "Pair") + paragraph(run("Which word is right?"), "Title")
    body += paragraph(run("Remember: ", "B") + run("homophones sound the same but have different spellings and meanings. Draw a ring round the correct word in each sentence."), "Box")
    rows = [[run(str(n)), run(text)] for n, (text, _) in enumerate(asked, 1)]
    body += table(rows, [1.2, 15.2]) + paragraph(run("Challenge: ", "B") + run("on the back, write a sentence of your own with a pair of homophones."))
    body += paragraph(run("Answers (for the teacher)"), "New") + paragraph(run("   ".join(f"{n} {answer}" for n, (_, answer) in enumerate(asked, 1))))
    items = []
    for n, (text, answer) in enumerate(asked, 1):
        options = text[text.index("(") + 1:text.index(")")].split(" / ")
        items.append(item(text, answer, str(n), None, choices([None] * len(options), options), kind="gap"))
    styles = paragraph_style("Box", 0.3, extra='fo:border="1pt solid #336699" fo:padding="0.2cm" fo:margin-bottom="0.4cm"') + paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page"')
    engine, source = office(draw, body, ["Comic Neue", "Carlito", "Lato"], (13,), foot=False, styles=styles)
    return Document(engine, source, items)


# Mock examination for pilots

PILOT = [
    ("Which instrument is connected to the pitot tube?", ["Altimeter", "Airspeed indicator", "Vertical speed indicator", "Turn coordinator"], 1), ("What happens to the air pressure when an aircraft climbs?", ["It increases.", "It remains constant.", "It first falls and then rises.", "It decreases."], 3),
    ("A stall occurs when the wing exceeds the critical…", ["angle of attack.", "airspeed.", "load factor.", "bank angle."], 0), ("Which cloud is most likely to bring hail?", ["Cirrus", "Stratus", "Cumulonimbus", "Altocumulus"], 2),
    ("Which light is carried on the left wing tip?", ["Green", "Red", "White", "Yellow"], 1), ("What is the international distress frequency?", ["118.0 MHz", "123.45 MHz", "121.5 MHz", "130.0 MHz"], 2),
    ("Which transponder code indicates a radio failure?", ["7600", "7500", "7700", "7000"], 0), ("What does carburettor icing first lead to in an engine with a fixed-pitch propeller?", ["A rise in oil pressure", "A rise in rpm", "A rise in fuel flow", "A drop in rpm"], 3),
    ("An aircraft flies at 90 kt without wind. How far does it fly in 40 minutes?", ["45 NM", "60 NM", "90 NM", "135 NM"], 1), ("Which force acts opposite to thrust?", ["Lift", "Weight", "Drag", "Bank"], 2),
]


@layout(HALF, "pilot-sheepshank", "sample questions of an aviation authority, Chromium: number, question and (1,00 P.) in a row, four options behind boxes without letters of which the right one is ticked, subject and page in the running foot")
def pilot_sheepshank(draw):
    body, items = "<div class=t><b>SAMPLE QUESTIONS</b><span>PPL(A) · Common subjects</span></div><p class=n>For each question exactly one answer is correct. The correct answer is ticked.</p>", []
    for n, (question, options, right) in enumerate(draw.some(PILOT, 10), 1):
        body += f"<div class=q><div class=r><b>{n}</b><span>{web(question)}</span><i>(1,00 P.)</i></div>" + "".join(f"<div class=o><span class=b>{'☑' if k == right else '☐'}</span>{web(text)}</div>" for k, text in enumerate(options)) + "</div>"
        items.append(item(question, options[right], str(n), 1, choices([None] * 4, options), kind="mcq"))
    css = ".t { display: flex; justify-content: space-between; border-bottom: 2px solid #003a70; color: #003a70; padding-bottom: 1mm } .n { font-size: 90% } .q { margin: 5mm 0; break-inside: avoid } .r { display: flex; background: #eef2f6; padding: 1.5mm 2mm } .r b { width: 9mm } .r span { flex: 1; padding-right: 4mm } .r i { font-style: normal; white-space: nowrap } .o { margin: 1.2mm 0 0 11mm } .b { font-family: 'DejaVu Sans'; margin-right: 3mm }"
    engine, source = page(draw, body, ["Liberation Sans", "Open Sans", "Carlito"], (10, 11), css)
    return Document(engine, source, items)


# Quiz of an electrician's apprenticeship

WIRING = [
    ("What is the unit of electrical resistance?", ["Volt", "Ampere", "Ohm", "Watt"], 2, "1.2"), ("Which device protects a person from a shock by comparing the currents in two wires?", ["Fuse", "RCD", "Contactor", "Isolator"], 1, "4.1"),
    ("What colour is the protective conductor in a modern cable?", ["Green and yellow", "Blue", "Brown", "Grey"], 0, "2.3"), ("Two lamps are connected in series and one fails. What happens to the other?", ["It glows more brightly", "It is not affected", "It flickers", "It goes out"], 3, "1.5"),
    ("Which tool is used to prove that a circuit is dead?", ["Clamp meter", "Voltage indicator", "Insulation tester", "Screwdriver with a lamp"], 1, "5.2"), ("A heater of 2 300 W is connected to 230 V. What current does it take?", ["0.1 A", "1 A", "10 A", "100 A"], 2, "1.4"),
    ("What must be done first before work on a circuit begins?", ["Isolate the supply", "Remove the covers", "Label the cables", "Test the insulation"], 0, "5.1"), ("What happens to the resistance of a copper wire when its length is doubled?", ["It is halved", "It stays the same", "It becomes four times as large", "It is doubled"], 3, "1.3"),
    ("Which material is an insulator?", ["Aluminium", "PVC", "Brass", "Graphite"], 1, "2.1"), ("In which room do special rules on zones apply?", ["Bathroom", "Bedroom", "Hall", "Loft"], 0, "6.4"),
]


@layout(HALF, "wiring-batiste", "quiz of an electrical training centre, Typst: trainee box, Q1 to Q10 in bold with A) to D) two a row, answers for the assessor on the last page as a table Question, Answer, Unit reference")
def wiring_batiste(draw):
    body, key, items = "", "", []
    for n, (question, options, right, unit) in enumerate(WIRING, 1):
        body += f"#block(breakable: false)[*Q{n}* #h(3mm) *{question}*\n#pad(left: 10mm, grid(columns: (1fr, 1fr), row-gutter: 2.5mm, " + ", ".join(f"[{letter}) {text}]" for letter, text in zip("ABCD", options)) + "))]\n#v(3mm)\n"
        key += f"[Q{n}], [{'ABCD'[right]}], [{unit}],"
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    source = f"""#set page(paper: "a4", margin: 20mm, header: text(8pt)[Level 2 Electrical Installation #h(1fr) Knowledge check 1], footer: context align(center, text(8pt)[Page #counter(page).display() · Version 3]))
#set text(font: ("{draw.one(['Liberation Sans', 'Roboto', 'Lato'])}",), size: 10.5pt, lang: "en")
#table(columns: (35mm, 1fr, 25mm, 30mm), inset: 2.5mm, [Trainee], [], [Date], [], [Assessor], [], [Score], [])
#v(2mm)
Put a ring round *one* letter for each question. The pass mark is 7.
#v(3mm)
{body}
#pagebreak()
#text(14pt, weight: "bold")[Assessor’s answers]
#table(columns: (30mm, 30mm, 40mm), inset: 2mm, align: center, [*Question*], [*Answer*], [*Unit reference*], {key})
"""
    return Document("typst", source, items)


# Incomplete sentences

SENTENCES = [
    ("The meeting has been ------- until Friday because of the storm.", ["postpone", "postponed", "postponing", "postponement"], 1), ("Ms. Okada will review the contract ------- she returns from Osaka.", ["when", "during", "despite", "among"], 0),
    ("All visitors must sign in ------- the front desk.", ["of", "into", "at", "for"], 2), ("The new printer works far more ------- than the old one.", ["quiet", "quietest", "quietness", "quietly"], 3),
    ("Employees who wish to attend the workshop should register ------- Monday.", ["by", "until", "since", "along"], 0), ("The hotel offers its guests a ------- breakfast every morning.", ["compliment", "complimentary", "complimenting", "compliments"], 1),
    ("Sales in the northern region have risen ------- since April.", ["steady", "steadiness", "steadily", "steadied"], 2), ("Neither the manager ------- her assistant was in the office.", ["or", "and", "but", "nor"], 3),
    ("Mr. Silva asked the supplier to send ------- a new catalogue.", ["he", "him", "his", "himself"], 1), ("The warehouse is located ------- the airport and the railway line.", ["between", "toward", "onto", "throughout"], 0),
]


@layout(HALF, "sentences-lampas", "incomplete sentences of a test of business English, XeLaTeX: two columns with a rule, numbers from 101, dashes as gaps, (A) to (D) below each other, GO ON TO THE NEXT PAGE, answers boxed at the end as 101 (B)")
def sentences_lampas(draw):
    body, items, key = "", [], []
    for n, (text, options, right) in enumerate(SENTENCES, 101):
        shown = tex(text).replace("-------", r"\mbox{-{}-{}-{}-{}-{}-{}-}")
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{11mm}}{{\textbf{{{n}.}}}}{{{shown}}}" + "".join(rf"\lab{{11mm}}{{8mm}}{{({letter})}}{{{word}}}" for letter, word in zip("ABCD", options)) + r"\end{minipage}\par\vspace{5mm}" + "\n"
        items.append(item(text, options[right], str(n), None, choices("ABCD", options), kind="gap", answer_label="ABCD"[right], section="PART 5"))
        key.append(rf"\makebox[0.17\linewidth][l]{{{n}\enspace ({'ABCD'[right]})}}")
    body = r"\textbf{\large PART 5}\par\smallskip\textbf{Directions:} A word or phrase is missing in each of the sentences below. Four answer choices are given below each sentence. Select the best answer to complete the sentence.\par\smallskip\hrule\medskip\begin{multicols}{2}" + body + r"\end{multicols}\hfill\fbox{\textbf{GO ON TO THE NEXT PAGE}}\newpage\textbf{Answer key -- Part 5}\par\medskip\fbox{\parbox{0.95\linewidth}{" + "".join(key[:5]) + r"\par\smallskip " + "".join(key[5:]) + "}}"
    engine, source = document(draw, body, ["arial", "helvetica", "timesnew"], (10, 11), (20, 23), extra=r"\setlength\columnsep{9mm}\setlength\columnseprule{0.4pt}\raggedcolumns")
    return Document(engine, source, items)


# True or false, Hungary

IGAZ = [
    ("A Duna a Fekete-tengerbe ömlik.", True), ("Magyarország legnagyobb tava a Velencei-tó.", False), ("A Tisza a Duna mellékfolyója.", True), ("A Kékes a Mátra hegységben található.", True), ("Szeged az ország fővárosa.", False), ("Magyarország hét országgal határos.", True),
    ("Az Alföld hazánk legmagasabb hegysége.", False), ("Debrecen a Dunántúlon fekszik.", False), ("A Balaton vize édesvíz.", True), ("Pécs közelében található a Mecsek.", True), ("A Rába a Tiszába ömlik.", False), ("Az Őrség az ország nyugati részén fekszik.", True),
]


@layout(HALF, "igaz-indigo", "geography test of a Hungarian school, word processor: Név and osztály with lines, ruled table with number, statement and an empty cell for I or H, Megoldás in one line at the foot")
def igaz_indigo(draw):
    asked = draw.some(IGAZ, 10)
    body = paragraph(run("Név: ______________________\tOsztály: ________"), "Wide") + paragraph(run("Magyarország földrajza"), "Title")
    body += paragraph(run("Igaz vagy hamis? Írj I betűt az igaz, H betűt a hamis állítások mellé!", "B"))
    body += table([[run(f"{n}."), run(text), ""] for n, (text, _) in enumerate(asked, 1)], [1.2, 13.0, 2.2])
    body += paragraph(run("Elért pontszám: ____ / 10"), "Sum") + paragraph(run("Megoldás: ", "B") + run(", ".join(f"{n}. {'I' if right else 'H'}" for n, (_, right) in enumerate(asked, 1))), "Key")
    styles = paragraph_style("Sum", 0.4, extra='fo:text-align="end"') + paragraph_style("Key", 5.0, size=9) + paragraph_style("Wide", 0, tabs=[(11.0, "")])
    engine, source = office(draw, body, ["Liberation Serif", "Carlito"], (12,), foot=False, styles=styles)
    return Document(engine, source, [item(text, "True" if right else "False", str(n), kind="truefalse") for n, (text, right) in enumerate(asked, 1)])
