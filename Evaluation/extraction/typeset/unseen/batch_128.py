"""The 128th: a computer science paper with its scheme, a midterm with solutions, a certification test with rationales, a family quiz,
words of Persian, a sheet of sums with its answer copy, a training check, a list to match, a glossary of insurance, a railway's FAQ,
phrasal verbs with a box, and a syllabus.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"

# Computer science paper with a scheme in its own file

LISTING = [r"01 \ Total $\leftarrow$ 0", r"02 \ REPEAT", r"03 \ \quad INPUT Number", r"04 \ \quad Total $\leftarrow$ Total + Number", r"05 \ UNTIL Number = 0", r"06 \ OUTPUT Total"]
COMPUTING = [
    ("A library uses bar codes to record which books are on loan.", [
        ("Identify the device that reads the bar code on a book.", 1, ["bar code scanner"], {"allow": ["bar code reader"]}),
        ("The code of each book ends with a check digit.", [
            ("State the purpose of a check digit.", 1, ["to detect errors when data is entered"], {}),
            ("Give two other methods of validation that the library could use.", 2, ["range check", "length check", "presence check"], {"guidance": "Any two from the list."}),
        ]),
        ("Explain why the library keeps a backup of its records in another building.", 2, ["a fire or flood may destroy the original", "the data can be restored from the copy"], {}),
    ]),
    ("Numbers are stored in a computer as patterns of bits.", [
        ("Convert the denary number 187 to an 8-bit binary number.", 1, ["10111011"], {}),
        ("Convert the hexadecimal number 5C to denary.", 1, ["92"], {}),
        ("An image is 800 pixels wide and 600 pixels high. Each pixel is stored in 2 bytes. Calculate the size of the file in kB, where 1 kB is 1000 bytes.", 2, ["800 × 600 × 2", "960 kB"], {"guidance": "Correct answer alone scores both marks."}),
    ]),
    ("A student writes this algorithm in pseudocode.", [
        ("State the number of the line on which the loop ends.", 1, ["05"], {"allow": ["5"]}),
        ("Explain why Total is set to 0 before the loop begins.", 2, ["so that it has a known value", "to which the first number is added"], {"reject": ["because all variables must be 0"]}),
        ("State the output when the numbers 4, 9, 2 and 0 are entered.", 1, ["15"], {}),
    ]),
    ("Describe two differences between a compiler and an interpreter.", 4, ["a compiler translates the whole program before it is run", "an interpreter translates one line at a time", "a compiler produces an executable file", "an interpreter produces no file"], {}),
]


@layout(HALF, "paper-bassoon", "computer science paper, XeLaTeX: 1 (a) (i) on one row, dotted lines, [2] at the right margin, [Total: 6]; scheme in its own file as a ruled table Question, Answer, Marks, Guidance")
def paper_bassoon(draw):
    body = r"{\bfseries Answer \underline{all} questions. Write your answers in the spaces provided.}\par\bigskip "
    rows, items = [], []

    def asked(indent, labels, entry, number, stem):
        question, marks, points, said = entry
        nonlocal body
        body += rf"\needspace{{22mm}}\lab{{{indent}mm}}{{9mm}}{{{labels[0]}}}{{{tex(question)}}}" + r"\dotline" * (marks + (marks == 1)) + rf"\hfill[{marks}]\par\medskip "
        notes = [f"Accept {x}" for x in said.get("allow", [])] + [f"Do not accept {x}" for x in said.get("reject", [])] + ([said["guidance"]] if "guidance" in said else [])
        rows.append(f"{number} & " + r"\newline ".join(tex(p) for p in points) + f" & {marks} & " + r"\newline ".join(tex(n) for n in notes) + r"\\\hline ")
        items.append(item(question, "\n".join(points), number, marks, stem=stem, rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None, **said))
        return marks

    for n, entry in enumerate(COMPUTING, 1):
        if len(entry) == 4:
            asked(0, [rf"\textbf{{{n}}}"], entry, str(n), None)
            continue
        stem, parts = entry
        body += rf"\needspace{{45mm}}\lab{{0mm}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}\medskip "
        if "pseudocode" in stem:
            body += r"\begin{center}\fbox{\ttfamily\begin{tabular}{l}" + r"\\".join(LISTING) + r"\end{tabular}}\end{center}"
        total = 0
        for a, part in zip("abcd", parts):
            label = rf"\textbf{{({a})}}"
            if len(part) == 4:
                total += asked(9, [label], part, f"{n}({a})", stem)
            else:
                body += rf"\needspace{{35mm}}\lab{{9mm}}{{9mm}}{{{label}}}{{{tex(part[0])}}}\medskip "
                for i, inner in zip(("i", "ii"), part[1]):
                    total += asked(18, [rf"\textbf{{({i})}}"], inner, f"{n}({a})({i})", f"{stem} {part[0]}")
        body += rf"\hfill[Total: {total}]\par\bigskip "
    foot = r"\fancyfoot[L]{\footnotesize \copyright{} Meridian Examinations 2025}\fancyfoot[C]{\footnotesize 2217/12/M/J/25}\fancyfoot[R]{\footnotesize [Turn over}"
    scheme = r"\begin{center}\textbf{COMPUTER SCIENCE 2217/12}\par Paper 1 Theory\par\textbf{MARK SCHEME}\end{center}\renewcommand\arraystretch{1.3}\begin{longtable}{|>{\centering\arraybackslash}p{17mm}|p{72mm}|>{\centering\arraybackslash}p{13mm}|>{\raggedright\arraybackslash}p{46mm}|}\hline\textbf{Question}&\textbf{Answer}&\textbf{Marks}&\textbf{Guidance}\\\hline\endhead " + "".join(rows) + r"\end{longtable}"
    font = draw.one(["arial", "helvetica", "timesnew"])
    engine, source = document(draw, body, [font], (11,), (20, 22), head=r"\thepage", foot=foot)
    _, marking = document(draw, scheme, [font], (10,), (20, 20), foot=r"\fancyfoot[L]{\footnotesize 2217/12}\fancyfoot[R]{\footnotesize Page \thepage}")
    return Document(engine, source, items, marking)


# Midterm with solutions

MIDTERM = [
    ("The ages of nine members of a chess club are 12, 14, 14, 15, 17, 18, 21, 24 and 36.", [
        ("Find the median age.", 3, "The fifth of the nine ordered values is 17."),
        ("Find the mean age.", 3, "The values add up to 171, so the mean is 171 ÷ 9 = 19."),
        ("Which of the two describes the club better? Explain in one sentence.", 4, "The median, because the mean is pulled upward by the one member who is 36."),
    ]),
    ("A fair die is rolled twice. What is the probability that the sum is 10 or more?", 6, "Six of the 36 outcomes have a sum of 10, 11 or 12, so the probability is 6/36 = 1/6."),
    ("The heights of the women in a city are normally distributed with a mean of 165 cm and a standard deviation of 6 cm.", [
        ("About what percentage of the women are between 159 cm and 171 cm tall?", 3, "These heights lie one standard deviation from the mean, so about 68%."),
        ("Compute the z-score of a woman who is 180 cm tall.", 3, "z = (180 − 165)/6 = 2.5"),
        ("Would a height of 150 cm be unusual? Justify your answer.", 4, "Yes, since it is 2.5 standard deviations below the mean."),
    ]),
    ("In a random sample of 400 voters, 240 support a new library. Give an approximate 95% confidence interval for the proportion of all voters who support it.", 8, "The sample proportion is 0.60 and the margin of error is about 1/20 = 0.05, so the interval runs from 0.55 to 0.65."),
    ("Explain briefly what is wrong with each claim.", [
        ("“The correlation between height and eye color is 0.8.”", 3, "Eye color is categorical, so there is no correlation to compute."),
        ("“Ice cream sales and drownings are correlated, so ice cream causes drownings.”", 3, "Both rise in hot weather, which is a lurking variable."),
    ]),
]


@layout(HALF, "midterm-tango", "statistics midterm of an American university with solutions, pdfLaTeX: cover lines with Name and a grid of points, 1. (10 points) before the text, (a) [3 pts], Solution: in a shaded box below each")
def midterm_tango(draw):
    def total(entry):
        return entry[1] if len(entry) == 3 else sum(p[1] for p in entry[1])

    totals = [total(e) for e in MIDTERM]
    n = len(totals)
    body = r"{\bfseries STAT 110: Introduction to Statistics\hfill Spring 2024}\par{\bfseries Midterm Exam 1\hfill SOLUTIONS}\par\smallskip\hrule\medskip Name: \rule{70mm}{0.4pt}\hfill Section: \rule{25mm}{0.4pt}\par\medskip You have 50 minutes. One page of notes and a calculator are allowed. Show all work; an answer without work receives no credit.\par\begin{center}\begin{tabular}{|l|" + "c|" * (n + 1) + r"}\hline Question & " + " & ".join(str(k) for k in range(1, n + 1)) + r" & Total\\\hline Points & " + " & ".join(map(str, totals)) + rf" & {sum(totals)}\\\hline Score & " + " & " * n + r"\\\hline\end{tabular}\end{center}\medskip "
    items = []

    def solved(indent, answer):
        text = tex(answer).replace("÷", r"$\div$")
        return rf"\nopagebreak\par\smallskip\hspace*{{{indent}mm}}\colorbox{{blue!8}}{{\parbox{{\dimexpr\linewidth-{indent + 4}mm}}{{\textbf{{Solution:}} {text}}}}}\par\medskip "

    for k, entry in enumerate(MIDTERM, 1):
        head = rf"\needspace{{30mm}}\lab{{0mm}}{{8mm}}{{\textbf{{{k}.}}}}{{({totals[k - 1]} points) {tex(entry[0])}}}"
        body += head
        if len(entry) == 3:
            body += solved(8, entry[2])
            items.append(item(entry[0], entry[2], str(k), entry[1]))
            continue
        for a, (question, points, answer) in zip("abc", entry[1]):
            body += rf"\needspace{{18mm}}\lab{{8mm}}{{8mm}}{{({a})}}{{[{points} pts] {tex(question)}}}" + solved(16, answer)
            items.append(item(question, answer, f"{k}({a})", points, stem=entry[0]))
    engine, source = document(draw, body, ["cm", "lm", "times"], (11,), (24, 26), head=r"\fancyhead[L]{\small STAT 110}\fancyhead[R]{\small Midterm Exam 1, Page \thepage}", foot="", paper="letterpaper")
    return Document(engine, source, items)


# Certification practice test

SUPPORT = [
    ("A user reports that a laptop turns on but the screen stays black. An external monitor works. What should a technician check FIRST?", ["The power adapter", "The display cable inside the lid", "The hard drive", "The operating system"], "B", "Since the external monitor shows a picture, the graphics chip works and the path to the built-in screen is at fault."),
    ("Which port number does HTTPS use by default?", ["21", "80", "110", "443"], "D", "Port 80 belongs to HTTP without encryption."),
    ("Which of the following is a private IPv4 address?", ["192.168.4.20", "8.8.8.8", "172.50.1.1", "193.168.0.1"], "A", "The range that begins with 192.168 is never routed on the Internet."),
    ("Which of the following are examples of multifactor authentication? (Select TWO.)", ["A password and a PIN", "A smart card and a PIN", "A fingerprint and a face scan", "A password and a code sent to a phone", "Two security questions"], "BD", "Only these combine two different kinds of factor, such as something you know and something you have."),
    ("A printer produces pages with a faint image all over. Which part is MOST likely to need replacement?", ["The fuser", "The pickup roller", "The toner cartridge", "The network card"], "C", "Low toner makes print fade evenly; a worn fuser makes it smear."),
    ("What is the purpose of a heat sink?", ["To store data while the power is off", "To draw heat away from a component", "To regulate the voltage of the supply", "To filter dust from the air"], "B", "Its fins enlarge the surface that gives heat to the air."),
    ("Which type of storage has no moving parts?", ["Solid-state drive", "Hard disk drive", "Optical drive", "Tape drive"], "A", "It holds data in flash memory."),
    ("A technician has found the probable cause of a problem. What is the NEXT step?", ["Document the findings", "Test the theory", "Implement preventive measures", "Question the user"], "B", "A theory is confirmed before any plan of action is made."),
    ("Which command shows the IP configuration of a Windows computer?", ["ping", "tracert", "ipconfig", "chkdsk"], "C", "The others test a connection, list the hops of a route and check a disk."),
    ("An employee receives an e-mail that appears to come from the bank and asks for a password. What kind of attack is this?", ["Phishing", "Tailgating", "Shoulder surfing", "Denial of service"], "A", "The message pretends to come from somebody whom the victim trusts."),
    ("What does RAID 1 provide?", ["Faster reading by striping alone", "Mirroring of data on two drives", "Parity on three drives", "Encryption of a whole drive"], "B", "Every block is written to both drives, so that one may fail."),
]


@layout(HALF, "choices-marimba", "practice test for a certification, Chromium: QUESTION 1 as a bar above each, letters A. to D. stacked, one (Select TWO.); Answers and explanations on the next page with the letter in bold and a reason")
def choices_marimba(draw):
    body, items = "<div class=t><b>IT Support Associate</b><span>Practice Test 2</span></div><p class=d>This practice test contains 11 questions. Allow yourself 15 minutes. Unless a question says otherwise, choose the one BEST answer.</p>", []
    key = "<h1>Answers and Explanations</h1>"
    for n, (question, options, right, reason) in enumerate(SUPPORT, 1):
        body += f"<div class=q><h3>QUESTION {n}</h3><p>{web(question)}</p>" + "".join(f"<p class=o><b>{l}.</b>{web(o)}</p>" for l, o in zip("ABCDE", options)) + "</div>"
        said = " and ".join(right)
        key += f"<p class=k><b>{n}. {said}.</b> {web(reason)}</p>"
        answer = "\n".join(options["ABCDE".index(l)] for l in right)
        items.append(item(question, answer, str(n), None, choices("ABCDE", options), kind="multi" if len(right) > 1 else "mcq", **({"answer_label": right} if len(right) == 1 else {})))
    css = ".t { background: #233a5e; color: #fff; padding: 3mm 4mm; display: flex; justify-content: space-between; font-size: 120% } .d { font-style: italic } .q { break-inside: avoid; margin-bottom: 4mm } h3 { background: #dde4ef; font-size: 90%; padding: 1mm 2mm; margin: 0 0 1.5mm } .q p { margin: 1mm 2mm } .o b { display: inline-block; width: 8mm } .q .o { margin-left: 8mm } h1 { break-before: page; font-size: 140%; color: #233a5e; border-bottom: 2px solid #233a5e } .k { margin: 2mm 0 }"
    engine, source = page(draw, body + key, ["Open Sans", "Roboto", "Carlito"], (10,), css, paper="Letter")
    return Document(engine, source, items)


# Family quiz of a nature park

PARK = [
    ("How many legs does a spider have?", ["6", "8", "10"], 1), ("Which bird taps on trees to find insects?", ["woodpecker", "heron", "kingfisher"], 0), ("What do caterpillars turn into?", ["beetles", "butterflies or moths", "dragonflies"], 1),
    ("Which of these trees keeps its leaves in winter?", ["oak", "ash", "holly"], 2), ("What is a baby fox called?", ["cub", "calf", "foal"], 0), ("Where do otters sleep?", ["in a sett", "in a drey", "in a holt"], 2),
    ("What does a hedgehog do in winter?", ["flies south", "hibernates", "changes colour"], 1), ("Which animal builds dams across rivers?", ["beaver", "badger", "water vole"], 0), ("What is the fruit of an oak tree?", ["conker", "cone", "acorn"], 2),
    ("How do bats find their way in the dark?", ["by smell", "by echoes", "by moonlight"], 1), ("Which of these is not an insect?", ["ant", "wasp", "woodlouse"], 2),
]
TIE = ("How many steps lead to the top of the park’s lookout tower? The nearest guess wins.", "112")


@layout(HALF, "quiz-samba", "family quiz of a nature park, word processor: team name and score lines, a) b) c) in one row by tabs, tie-breaker at the end, answers in one small paragraph 1b 2a at the foot of the last page")
def quiz_samba(draw):
    asked = draw.some(PARK, 11)
    body = paragraph(run("Riverside Country Park"), "Mid") + paragraph(run("The Great Family Nature Quiz"), "Big") + paragraph(run("Team name: ______________________________\tScore: ______ / 11"), "Who") + paragraph(run("Walk the blue trail and circle the right answer to each question. Hand your sheet in at the visitor centre before 4 pm to win a prize!", "I"), "Mid")
    items = []
    for n, (question, options, right) in enumerate(asked, 1):
        body += paragraph(run(f"{n}.\t{question}", "B"), "Ask") + paragraph(run("\t".join(f"{l}) {o}" for l, o in zip("abc", options))), "Row")
        items.append(item(question, options[right], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[right]))
    body += paragraph(run("Tie-breaker: ", "B") + run(TIE[0]), "Ask")
    items.append(item(TIE[0], TIE[1], None, kind="numeric"))
    body += paragraph(run("Answers (no peeking!): ", "B") + run(", ".join(f"{n}{'abc'[r]}" for n, (_, _, r) in enumerate(asked, 1)) + f"; tie-breaker {TIE[1]}"), "Small")
    styles = (
        paragraph_style("Mid", 0.2, extra='fo:text-align="center"') + paragraph_style("Big", 0, bold=True, size=20, extra='fo:text-align="center"') + paragraph_style("Who", 0.5, tabs=[(12.5, "")])
        + paragraph_style("Ask", 0.42, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always"') + paragraph_style("Row", 0.1, 0.9, 0, [(6.2, ""), (11.5, "")]) + paragraph_style("Small", 1.0, size=8)
    )
    engine, source = office(draw, body, ["Comic Neue", "Carlito", "Lato"], (11,), 2.0, foot=False, styles=styles)
    return Document(engine, source, items)


# Words of Persian

PERSIAN = [
    ("Family", [("مادر", "mādar", "mother"), ("پدر", "pedar", "father"), ("برادر", "barādar", "brother"), ("خواهر", "khāhar", "sister"), ("پسر", "pesar", "son, boy"), ("دختر", "dokhtar", "daughter, girl")]),
    ("At home", [("خانه", "khāne", "house"), ("در", "dar", "door"), ("پنجره", "panjere", "window"), ("میز", "miz", "table"), ("کتاب", "ketāb", "book"), ("چراغ", "cherāgh", "lamp")]),
]


@layout(HALF, "words-santur", "words of a first Persian lesson, Chromium: a ruled table without gaps between topics, English at the left, sound in italics, Persian at the right; topic as a grey row across")
def words_santur(draw):
    body, items = "<p class=h><span>Persian for Beginners</span><span>Lesson 3</span></p><h1>Vocabulary</h1><p>Learn these words before the next class. The sound ā is long, as in <i>father</i>; kh is spoken as in <i>loch</i>.</p><table><tr><th>English<th>Pronunciation<th>Persian</tr>", []
    for topic, words in PERSIAN:
        body += f"<tr class=g><td colspan=3>{topic}</tr>"
        for persian, sound, english in words:
            body += f"<tr><td>{english}<td><i>{sound}</i><td class=p dir=rtl lang=fa>{persian}</tr>"
            items.append(item(persian, english, kind="vocabulary", section=topic))
    body += "</table><p class=f>Lesson 3 · page 21</p>"
    css = ".h { display: flex; justify-content: space-between; border-bottom: 1px solid #000; font-size: 85%; margin: 0 } table { border-collapse: collapse; width: 150mm } td, th { border: 1px solid #555; padding: 1.2mm 3mm; text-align: left } .p { font: 130% 'Noto Naskh Arabic'; text-align: right } .g td { background: #e4e4e4; font-weight: bold } .f { text-align: center; font-size: 80%; margin-top: 10mm }"
    engine, source = page(draw, body, ["Noto Serif", "Noto Sans", "DejaVu Serif"], (11,), css)
    return Document(engine, source, items)


# Sums with an answer copy

SUMS = [
    ("14 − 3 × 2 =", "8"), ("(6 + 4) × 5 =", "50"), ("20 ÷ 4 + 7 =", "12"), ("3 + 6 × (5 − 2) =", "21"), ("48 ÷ (2 × 3) =", "8"), ("9 × 9 − 1 =", "80"),
    ("7 + 15 ÷ 5 =", "10"), ("(18 − 6) ÷ 3 =", "4"), ("2 × 8 + 3 × 4 =", "28"), ("100 − 40 ÷ 8 =", "95"), ("5 × (11 − 9) + 6 =", "16"), ("36 ÷ 6 ÷ 2 =", "3"),
]


@layout(HALF, "worksheet-ukulele", "American mathematics worksheet, Chromium: Name, Date, Score, sums with underscores in two columns, the same sheet again on the next page with Answer Key in its head and the results in red")
def worksheet_ukulele(draw):
    sums = draw.shuffled(SUMS)
    title = draw.one(["A", "B", "C", "D"])

    def sheet(solved):
        cells = "".join(f"<div><span>{n})</span>{web(text)} {f'<b>{right}</b>' if solved else '________'}</div>" for n, (text, right) in enumerate(sums, 1))
        who = "<p class=k>Answer Key</p>" if solved else "<p class=w>Name: ______________________ &nbsp; Date: _____________ &nbsp; Score: ____ / 12</p>"
        return f"<section><h1>Order of Operations ({title})</h1>{who}<p class=d>Solve each expression using the order of operations.</p><div class=g>{cells}</div><p class=f>Free printable worksheet · sunnyhillmath.example</p></section>"

    items = [item(f"{text} ________", right, str(n), kind="numeric") for n, (text, right) in enumerate(sums, 1)]
    css = "section { break-after: page } section:last-child { break-after: auto } h1 { text-align: center; font-size: 150%; margin: 0 0 4mm } .d { font-style: italic } .k { text-align: center; color: #c00; font-weight: bold; font-size: 120% } .g { display: grid; grid-template-columns: 1fr 1fr; row-gap: 15mm; margin-top: 8mm } .g span { display: inline-block; width: 9mm } .g b { color: #c00 } .f { text-align: center; font-size: 75%; color: #666; margin-top: 18mm }"
    engine, source = page(draw, sheet(False) + sheet(True), ["Lato", "Liberation Sans", "Comic Neue"], (13,), css, paper="Letter")
    return Document(engine, source, items)


# Check at the end of a training

LIFTING = [
    ("You should always assess a load before you lift it.", True, "Check its weight, its shape and your route."), ("Bending your back with straight legs is the safest way to lift.", False, "Bend your knees and keep your back straight."),
    ("The load should be held as close to the body as possible.", True, "The further away it is, the greater the strain on the spine."), ("There is a legal maximum weight that every employee may lift.", False, "The law asks for a risk assessment and gives no fixed limit."),
    ("It is good practice to twist at the waist when you put a load down.", False, "Turn with your feet instead."), ("A heavy load may be shared between two people of similar height.", True, "One of them should give the commands."),
    ("A trolley should be pulled rather than pushed.", False, "Pushing lets you see where you are going and spares the shoulders."), ("Back pain should be reported to your supervisor at once.", True, "Early reports help to prevent lasting injury."),
    ("Gloves can make it harder to grip some loads.", True, "Choose gloves that fit and that suit the task."), ("If a load begins to fall, you should try to catch it.", False, "Step back and let it fall."),
]


@layout(HALF, "truefalse-rumba", "knowledge check of a workplace training, Typst: table of statements with square boxes under True and False, signature line; Answers for the trainer on the next page as 1. FALSE. with a reason")
def truefalse_rumba(draw):
    asked = draw.shuffled(LIFTING)
    box = "#box(width: 10pt, height: 10pt, stroke: 0.7pt)"
    rows = "".join(f"[{n}], [{text}], [{box}], [{box}],\n" for n, (text, _, _) in enumerate(asked, 1))
    key = "".join(f"+ *{'TRUE' if right else 'FALSE'}.* {why}\n" for _, right, why in asked)
    source = f"""#set page(paper: "a4", margin: 20mm, header: text(8pt)[Brightwater Logistics Ltd #h(1fr) HS-07 Issue 3], footer: context text(8pt)[Uncontrolled when printed #h(1fr) Page #counter(page).display("1 of 1", both: true)])
#set text(font: ({draw.one(['"Lato"', '"Carlito"', '"Liberation Sans"'])},), size: 11pt, lang: "en")
#text(17pt, weight: "bold")[Manual Handling: Knowledge Check]

Employee: #box(width: 60mm, stroke: (bottom: 0.5pt)) #h(6mm) Date: #box(width: 35mm, stroke: (bottom: 0.5pt))

Tick the correct box for each statement. The pass mark is 8 out of 10.

#table(columns: (9mm, 1fr, 16mm, 16mm), inset: 7pt, align: (center, left, center, center), table.header([*No.*], [*Statement*], [*True*], [*False*]), {rows})
#v(8mm)
Signed: #box(width: 60mm, stroke: (bottom: 0.5pt)) #h(6mm) Assessor: #box(width: 50mm, stroke: (bottom: 0.5pt))
#pagebreak()
#text(15pt, weight: "bold")[Answers (for the trainer)]

#set enum(spacing: 4mm)
{key}
"""
    return Document("typst", source, [item(text, "True" if right else "False", str(n), kind="truefalse") for n, (text, right, _) in enumerate(asked, 1)])


# List to match

ORGANS = [("stethoscope", "listening to the heart and lungs"), ("microscope", "looking at very small objects"), ("thermometer", "measuring temperature"), ("telescope", "looking at stars and planets"), ("balance", "measuring mass"), ("stopwatch", "measuring time"), ("compass", "finding north"), ("seismograph", "recording earthquakes"), ("odometer", "measuring the distance a car has travelled")]
EXTRA = "measuring the speed of the wind"


@layout(HALF, "matching-mandolin", "science sheet, word processor: Column A with a blank and a number before each instrument, Column B with letters in a table without rules, one letter too many, nothing answered")
def matching_mandolin(draw):
    left = draw.some(ORGANS, 9)
    right = draw.mixed([b for _, b in left] + [EXTRA])
    letters = "ABCDEFGHIJ"
    rows = [[run("Column A – Instrument", "B"), run("Column B – Use", "B")]]
    for n in range(10):
        rows.append([run(f"_____ {n + 1}.  {left[n][0]}") if n < 9 else "", run(f"{letters[n]}.  {right[n]}")])
    body = paragraph(run("Mountview Middle School"), "Mid") + paragraph(run("Science 6 – Scientific Instruments"), "Big") + paragraph(run("Name: __________________________\tClass: ________\tDate: ____________"), "Who")
    body += paragraph(run("Matching. ", "B") + run("Write the letter of the use from Column B in the blank next to each instrument in Column A. One letter in Column B will not be used.")) + office_table(rows, [7.0, 9.6], "Open")
    body += paragraph(run("Total: ______ / 9"), "End")
    styles = paragraph_style("Mid", 0, extra='fo:text-align="center"') + paragraph_style("Big", 0, bold=True, size=16, extra='fo:text-align="center"') + paragraph_style("Who", 0.5, tabs=[(8.5, ""), (12.3, "")]) + paragraph_style("Inside", 0.22) + paragraph_style("End", 0.8, extra='fo:text-align="end"')
    engine, source = office(draw, body, ["Liberation Serif", "Carlito", "Caladea"], (12,), 2.2, foot=False, styles=styles)
    listed = choices(letters, right)
    return Document(engine, source, [item(a, None, str(n), None, listed, kind="match") for n, (a, _) in enumerate(left, 1)])


# Glossary of insurance

INSURANCE = [
    ("Actuary", "a person who uses statistics to calculate risks and premiums."), ("Beneficiary", "the person who receives the money when a claim is paid, such as a husband or wife."), ("Broker", "someone who arranges insurance for a customer and is not tied to one insurer."),
    ("Claim", "a request to the insurer to pay for a loss that the policy covers."), ("Comprehensive cover", "motor insurance that pays for damage to your own vehicle as well as to others."), ("Cooling-off period", "the days after a policy begins in which you may cancel it and have your money back."),
    ("Excess", "the part of a claim that you pay yourself."), ("Exclusion", "something that the policy does not cover."), ("Indemnity", "the principle that you are put back in the position you were in before the loss, and in no better one."),
    ("No-claims discount", "a reduction of the premium for each year without a claim."), ("Policyholder", "the person in whose name the policy is held."), ("Premium", "the amount that you pay for the insurance, monthly or yearly."),
    ("Underwriter", "the person or company that decides whether to accept a risk and on what terms."), ("Write-off", "a vehicle that would cost more to repair than it is worth."),
]


@layout(HALF, "glossary-celesta", "glossary of an insurer, groff: letters of the alphabet as large heads, term in bold with a dash and its meaning run in, hanging indent, on one column, small print below")
def glossary_celesta(draw):
    entries = draw.some(INSURANCE, 14)
    lines = [".ds LH", ".ds RH", ".ds CF Castlegate Insurance \\(bu Your guide to insurance terms \\(bu \\\\n(PN", ".LP", "\\s+6\\fBInsurance terms explained\\fP\\s0", ".LP", "Insurance has a language of its own. This guide explains the words that you will meet most often in our letters and policies."]
    letter = ""
    for term, meaning in entries:
        if term[0] != letter:
            letter = term[0]
            lines += [".LP", ".sp 0.5", ".ne 5", f"\\s+4\\fB{letter}\\fP\\s0"]
        lines += [".LP", ".ne 3", ".in 4n", ".ti -4n", f"\\fB{plain(term)}\\fP \\(en {plain(meaning)}", ".in 0"]
    lines += [".LP", ".sp", "\\s-2This guide is for information only and does not form part of any policy.\\s0"]
    engine, source = roff(draw, lines, (11,), ("H", "P", "N"))
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in entries])


# FAQ of a railway

RAIL = [
    ("Buying a season ticket", [
        ("How much can I save with a season ticket?", "A yearly ticket costs as much as forty weekly ones, so you travel for twelve weeks a year without paying."),
        ("Where can I buy one?", "Season tickets are sold online, in our app and at every staffed station. You need a photocard, which our staff will make for you on the spot."),
        ("Can I pay by instalments?", "Yes. Many employers offer a loan without interest, which is taken from your salary month by month."),
    ]),
    ("Using your ticket", [
        ("Can I travel in first class?", "Only if your ticket says so. You may pay the difference for a single journey on board."),
        ("What if I forget my ticket?", "Buy an ordinary ticket for the day and keep it. We refund the fare twice in a year if you send it to us within four weeks."),
        ("Is my ticket valid on buses?", "It is valid on the replacement buses that we run when the line is closed, but not on other services."),
    ]),
    ("Changes and refunds", [
        ("Can I change my route?", "You can change it once in each month of validity. We work out the difference in price to the day."),
        ("How do I get my money back when I move house?", "Hand the ticket in at a staffed station. The refund runs from the day on which we receive it, less a fee of £10."),
        ("What happens if my train is late?", "You may claim for every delay of fifteen minutes or more. Holders of yearly tickets receive the payment on their account each quarter."),
    ]),
]


@layout(HALF, "faq-dulcimer", "help page of a railway as printed from the web, Chromium: date and title above, address and page below, groups as heads, questions in blue with an arrow at the right, answer between thin rules, chat button")
def faq_dulcimer(draw):
    body, items = "<p class=m>12/03/2025, 09:41 <span>Season tickets | Help | Northline Trains</span></p><div class=n><b>Northline Trains</b> <span>Tickets &nbsp; Timetables &nbsp; Live times &nbsp; Help</span></div><p class=b>Home › Help › Season tickets</p><h1>Season tickets: your questions answered</h1>", []
    for head, asked in RAIL:
        body += f"<h2>{head}</h2>"
        for question, answer in asked:
            body += f"<div class=q><h3>{web(question)}<i>▲</i></h3><p>{web(answer)}</p></div>"
            items.append(item(question, answer, kind="faq", section=head))
    body += "<p class=c>Still need help? <b>Chat with us</b></p><p class=m>https://www.northline.example/help/season-tickets <span>1/1</span></p>"
    css = ".m { font-size: 70%; color: #333; display: flex; justify-content: space-between; margin: 0 0 3mm } .n { background: #14365c; color: #fff; padding: 3mm; display: flex; justify-content: space-between } .b { font-size: 80%; color: #666 } h1 { font-size: 150% } h2 { font-size: 120%; margin: 5mm 0 2mm } .q { border-top: 1px solid #ccc; break-inside: avoid } h3 { color: #0b5cad; font-size: 100%; margin: 2mm 0 1mm; display: flex; justify-content: space-between } h3 i { font: 8pt 'DejaVu Sans' } .q p { margin: 0 8mm 2.5mm 0 } .c { background: #eef3f8; padding: 2mm 3mm } "
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Noto Sans"], (10,), css)
    return Document(engine, source, items)


# Phrasal verbs with a box

PHRASAL = [
    ("The plane couldn’t ________ because of the fog.", "take off"), ("My car always seems to ________ when I’m in a hurry.", "break down"), ("I’m trying to ________ smoking.", "give up"), ("Could you ________ my cat while I’m away?", "look after"),
    ("We had to ________ the match until Sunday.", "put off"), ("If you don’t know the word, ________ it in a dictionary.", "look up"), ("I really ________ seeing you next week.", "look forward to"), ("She didn’t ________ until five in the morning.", "get back"),
    ("They ________ well with their neighbours.", "get on"), ("Please ________ your shoes before you come in.", "take off"), ("We’ve ________ milk, so I’ll have my coffee black.", "run out of"),
]


@layout(HALF, "gaps-fandango", "sheet of a language school, Typst: phrasal verbs in a box with rounded corners, two that are used twice or not at all, example 0, underscores, answer key in small print behind a rule at the foot")
def gaps_fandango(draw):
    asked = draw.some(PHRASAL, 11)
    bank = draw.mixed(sorted({a for _, a in asked} | {"set up"}))
    lines = "".join(f"#grid(columns: (9mm, 1fr), [{n}], [{text.replace('_', chr(92) + '_')}])\n" for n, (text, _) in enumerate(asked, 1))
    key = " #h(5mm) ".join(f"#box[*{n}* {a}]" for n, (_, a) in enumerate(asked, 1))
    source = f"""#set page(paper: "a4", margin: 22mm, header: text(9pt)[Harbour School of English #h(1fr) B1+ Intermediate])
#set text(font: ({draw.one(['"Open Sans"', '"Lato"', '"Carlito"'])},), size: 11pt, lang: "en")
#text(18pt, weight: "bold", fill: rgb("#a0522d"))[Phrasal Verbs]

*A* #h(3mm) Complete the sentences with the phrasal verbs in the box. Use one verb twice. There is one verb that you do not need. The first one has been done for you.

#align(center, block(stroke: 0.8pt, radius: 3mm, inset: 4mm)[#strike[get up] #h(7mm) {' #h(7mm) '.join(f'#box[{b}]' for b in bank)}])
#v(3mm)
#set block(spacing: 5mm)
#grid(columns: (9mm, 1fr), [0], [I usually #underline[_get up_] at seven o’clock.])
{lines}
#v(1fr)
#line(length: 100%, stroke: 0.5pt)
#text(8pt)[*Answer key* #h(3mm) {key}]
"""
    return Document("typst", source, [item(text, answer, str(n), kind="gap") for n, (text, answer) in enumerate(asked, 1)])


# Syllabus

@layout(HALF, "syllabus-sarabande", "syllabus of a college course, XeLaTeX: contact table, numbered outcomes, table of weeks with topics and readings, grading and policies; nothing to be found")
def syllabus_sarabande(draw):
    weeks = [("1", "What is a population?", "Chapter 1"), ("2", "Sampling and bias", "Chapter 2"), ("3", "Birth and death rates", "Chapter 3; Quiz 1"), ("4", "Migration", "Chapter 4"), ("5", "Midterm review and exam", "Chapters 1–4"), ("6", "Cities", "Chapter 5"), ("7", "Food and water", "Chapter 6; Quiz 2"), ("8", "Will the world’s population stop growing?", "Chapter 7"), ("9", "Presentations", "—"), ("10", "Final exam", "All chapters")]
    body = r"\begin{center}{\Large\bfseries GEOG 205: Population Geography}\par Fall Semester\end{center}\begin{tabular}{@{}ll@{}}\textbf{Instructor:} & Dr.\ M.\ Alvarez\\\textbf{Office hours:} & Tuesday 2--4 pm, Hall 311\\\textbf{Credits:} & 3\end{tabular}\par\bigskip\textbf{Course outcomes}\par By the end of the course students will be able to:\begin{enumerate}[leftmargin=8mm,itemsep=0pt]\item read and draw population pyramids;\item explain the stages of the demographic transition;\item compare the causes of migration in three regions;\item write a short report from census data.\end{enumerate}\textbf{Course schedule}\par\smallskip\begin{tabular}{|c|l|l|}\hline\textbf{Week} & \textbf{Topic} & \textbf{Reading and tests}\\\hline "
    body += r"\\\hline ".join(" & ".join(tex(cell) for cell in week) for week in weeks) + r"\\\hline\end{tabular}\par\bigskip\textbf{Grading}\par Quizzes 20\%, midterm 30\%, presentation 15\%, final exam 35\%.\par\medskip\textbf{Policies}\begin{enumerate}[leftmargin=8mm,itemsep=0pt]\item Attendance is taken at the start of each class.\item Late work loses ten points a day.\item Phones must be silent during class.\item Work that is not your own receives no credit.\end{enumerate}\textbf{Accessibility.} Students who need adjustments should write to the instructor in the first week."
    engine, source = document(draw, body, ["palatino", "times", "libertine"], (11,), (24, 26), foot=r"\thepage", paper="letterpaper")
    return Document(engine, source, [])
