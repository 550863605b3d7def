"""The hundred and eighty-eighth: sheets that teachers of secondary schools, colleges and evening classes keep: a geography paper with
its scheme, a bookkeeping test, a statistics midterm with solutions, a biology test, review questions of a nursing course, objective
questions, an induction test, gaps with a bank, Korean words, an FAQ, an Italian test and the arrangements of an examination.
"""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"


def turned(draw, right, wrong):
    options = draw.shuffled([right, *wrong])
    return options, options.index(right)


# 1. A geography paper with its scheme in another file

GEOGRAPHY = [
    ("Figure 1 shows the discharge of the River Lune after a storm.", "hydrograph", [
        ("a", "Define the term ‘lag time’.", 1, ["The time between peak rainfall and peak discharge"], None),
        ("b", "State two factors that can shorten the lag time of a river.", 2, ["Impermeable rock", "Steep slopes", "Urban areas with many drains", "Saturated soil"], "Any two; 1 mark each."),
        ("c", "Explain how afforestation can reduce the risk of flooding.", 3, ["Leaves intercept the rain", "Roots take up water from the soil", "so less water reaches the river as surface runoff"], None),
    ]),
    ("Study the table, which shows the population of three towns in 2001 and 2021.", "towns", [
        ("a", "Identify the town that lost population.", 1, ["Marlow Bay"], None),
        ("b", "Calculate the percentage increase in the population of Eastry.", 2, ["6 000 ÷ 24 000 × 100", "25%"], "Award 2 marks for the correct answer without working."),
        ("c", "Suggest one reason why people move from the countryside to towns.", 1, ["Better paid work", "Closer to hospitals and schools"], "Any one valid reason."),
        ("d", [("i", "State the meaning of ‘counter-urbanisation’.", 1, ["The movement of people from towns to rural areas"], None), ("ii", "Explain one problem that counter-urbanisation can cause in villages.", 2, ["House prices rise", "so that young local people cannot afford to buy"], None)], None, None, None),
    ]),
    ("Tropical storms form over warm oceans.", None, [
        ("a", "Give the lowest sea temperature at which tropical storms usually form.", 1, ["26.5 °C"], "Accept 26–27 °C."),
        ("b", "Describe the weather in the eye of a tropical storm.", 2, ["Calm or light winds", "Clear skies"], None),
        ("c", "Explain why tropical storms weaken when they reach land.", 3, ["They lose their supply of warm, moist air", "less latent heat is released", "and friction with the land slows the winds"], None),
    ]),
]


@layout(HALF, "geography-cattleya", "GCSE geography paper, XeLaTeX: 1 in bold, (a) and (i) hanging, (2) in bold at the right margin above dotted lines, figure and table, total lines; mark scheme in its own file as a table of Question number, Answer, Additional guidance and Mark")
def geography_cattleya(draw):
    figures = {
        "hydrograph": r"\begin{center}\begin{tikzpicture}[scale=0.8]\draw[->] (0,0)--(7,0) node[right]{\small time (hours)};\draw[->] (0,0)--(0,3.2) node[above]{\small discharge (m\textsuperscript{3}/s)};\filldraw[fill=gray!40] (0.6,0) rectangle (1,0.8) (1,0) rectangle (1.4,1.3) (1.4,0) rectangle (1.8,0.6);\draw[thick] (0,0.4) .. controls (2,0.4) and (2.4,2.8) .. (3.2,2.8) .. controls (4,2.8) and (4.6,0.7) .. (6.6,0.5);\end{tikzpicture}\par\textbf{Figure 1}\end{center}",
        "towns": r"\begin{center}\renewcommand\arraystretch{1.2}\begin{tabular}{|l|c|c|}\hline\textbf{Town} & \textbf{2001} & \textbf{2021}\\\hline Eastry & 24 000 & 30 000\\\hline Holme & 12 500 & 13 100\\\hline Marlow Bay & 9 800 & 8 900\\\hline\end{tabular}\end{center}",
    }
    items, body, scheme = [], "", ""

    def lines(count):
        return r"\dotline" * min(2 * count, 6) + r"\vspace{2mm}"

    def asked(number, question, marks, points, note, stem):
        nonlocal scheme
        rubric = [{"text": p, "marks": None} for p in points] if marks > 1 else None
        items.append(item(question, "\n".join(points), number, marks, stem=stem, rubric=rubric, guidance=note if note and not note.startswith("Accept") else None, allow=[note[7:-1]] if note and note.startswith("Accept") else None, kind="short"))
        listed = r"\begin{itemize}[nosep,leftmargin=4mm,before=\vspace{-3mm},after=\vspace{-3mm}]" + "".join(rf"\item {tex(p)}" for p in points) + r"\end{itemize}"
        scheme += rf"\textbf{{{number}}} & {listed} & {tex(note) if note else ''} & \textbf{{({marks})}}\\\hline" + "\n"

    for n, (stem, figure, parts) in enumerate(GEOGRAPHY, 1):
        body += rf"\needspace{{5cm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}{figures.get(figure, '')}" + "\n"
        sum_ = 0
        for letter, question, marks, points, note in parts:
            if isinstance(question, list):
                for k, (roman, inner, marks, points, note) in enumerate(question):
                    label = rf"\makebox[9mm][l]{{{f'({letter})' if k == 0 else ''}}}({roman})"
                    body += rf"\needspace{{3cm}}\lab{{9mm}}{{18mm}}{{{label}}}{{{tex(inner)}}}{{\hfill\textbf{{({marks})}}\par}}{lines(marks)}" + "\n"
                    asked(f"{n}({letter})({roman})", inner, marks, points, note, stem)
                    sum_ += marks
                continue
            body += rf"\needspace{{3cm}}\lab{{9mm}}{{9mm}}{{({letter})}}{{{tex(question)}}}{{\hfill\textbf{{({marks})}}\par}}{lines(marks)}" + "\n"
            asked(f"{n}({letter})", question, marks, points, note, stem)
            sum_ += marks
        body += rf"{{\hfill\textbf{{(Total for Question {n} = {sum_} marks)}}\par}}\vspace{{4mm}}\hrule\vspace{{6mm}}" + "\n"
    body = r"{\large\bfseries Answer ALL questions. Write your answers in the spaces provided.}\par\vspace{5mm}" + body + r"\begin{center}\textbf{TOTAL FOR PAPER = 19 MARKS}\end{center}"
    scheme = r"\begin{center}{\Large\bfseries Mark Scheme}\par\medskip Geography Paper 1: Physical and human landscapes\end{center}\renewcommand\arraystretch{1.5}\begin{longtable}{|p{19mm}|p{72mm}|p{45mm}|p{12mm}|}\hline\textbf{Question number} & \textbf{Answer} & \textbf{Additional guidance} & \textbf{Mark}\\\hline\endhead" + scheme + r"\end{longtable}"
    state = draw.random.getstate()
    engine, source = document(draw, body, ["arial", "helvetica"], (11,), (20, 24), foot=r"\fancyfoot[L]{\small P58214A}\fancyfoot[C]{\small\thepage}\fancyfoot[R]{\small\ifnum\value{page}<3\bfseries Turn over\fi}")
    draw.random.setstate(state)
    return Document(engine, source, items, document(draw, scheme, ["arial", "helvetica"], (11,), (20, 24))[1])


# 2. A bookkeeping test of an evening class

LEDGER_MC = [
    ("Which book of prime entry is used for goods sold on credit?", "sales day book", ["purchases day book", "cash book"]),
    ("The balance of the petty cash book after it has been restored is known as the", "imprest amount", ["float loss", "petty debt"]),
    ("Which of these is a current asset?", "trade receivables", ["trade payables", "bank overdraft"]),
    ("A trial balance is drawn up to check the", "arithmetic of the ledger", ["profit of the year", "cash at the bank"]),
    ("Drawings by the owner", "reduce capital", ["increase capital", "leave capital unchanged"]),
]
LEDGER = [
    ("State the accounting equation.", 1, ["Assets = Capital + Liabilities"]),
    ("Explain the difference between a trade discount and a cash discount.", 2, ["Trade discount: a reduction of the list price given to buyers in the same trade", "Cash discount: a reduction given for prompt payment"]),
    ("A van costs £18,000 and is depreciated by 20% a year on the straight line method. Calculate its net book value after two years.", 3, ["Depreciation for one year £3,600", "Depreciation for two years £7,200", "Net book value £10,800"]),
    ("Give two reasons why the cash book and the bank statement may show different balances.", 2, ["Unpresented cheques", "Bank charges not yet entered in the cash book"]),
    ("Name the document that a seller sends to a customer when goods are returned.", 1, ["Credit note"]),
    ("State which account is debited and which is credited when rent is paid by cheque.", 2, ["Debit rent", "Credit bank"]),
]


@layout(HALF, "bookkeeping-cavatelli", "class test of an evening course in bookkeeping, word processor: Section A with a) b) c) in one row and [1], Section B with (3 marks) behind the text and ruled lines; suggested answers on the last page in the same file")
def bookkeeping_cavatelli(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans"]), 11, margin=2.2)
    line = 'style:type="right" style:leader-style="solid" style:leader-text="_"'
    right = (sheet.wide, RIGHT)
    items, key = [], []
    first, second = "Section A – Multiple choice", "Section B – Short answers"
    sheet.head = sheet.p("Northgate Adult Education Centre\tBookkeeping Level 2", size=9, tabs=[right], extra='fo:border-bottom="0.5pt solid #000000"')
    sheet.body += [sheet.p("<b>Progress Test 2: Day books, ledgers and the trial balance</b>", size=15, after=0.2), sheet.p("Name: __________________________________   Date: _______________   Mark:        / 16", after=0.3), sheet.p("<i>Time allowed: 40 minutes. You may use a calculator. Write all your answers on this sheet.</i>", after=0.3)]
    sheet.body += [sheet.p(f"<b>{first}</b>", size=12.5, after=0.1), sheet.p("Ring the letter of the correct answer.", after=0.2)]
    keep = 'fo:keep-with-next="always"'
    key.append(sheet.p(f"<b>{first}</b>", before=0.2))
    for n, (question, answer, wrong) in enumerate(LEDGER_MC, 1):
        options, place = turned(draw, answer, wrong)
        sheet.body.append(sheet.p(f"{n}.\t{question}\t[1]", left=0.9, first=-0.9, tabs=[0.9, right], after=0.05, extra=keep))
        sheet.body.append(sheet.p("\t".join(f"{letter}) {text}" for letter, text in zip("abc", options)), left=0.9, tabs=[6.3, 11.7], after=0.25))
        items.append(item(question, answer, str(n), 1, choices("abc", options), kind="mcq", answer_label="abc"[place], section=first))
        key.append(sheet.p(f"{n}.\t{'abc'[place]}) {answer}", left=0.9, first=-0.9, tabs=[0.9], after=0.05))
    sheet.body += [sheet.p(f"<b>{second}</b>", size=12.5, before=0.3, after=0.1)]
    key.append(sheet.p(f"<b>{second}</b>", before=0.3))
    for n, (question, marks, points) in enumerate(LEDGER, 6):
        said = f"({marks} mark{'s' if marks > 1 else ''})"
        sheet.body.append(sheet.p(f"{n}.\t{question} <b>{said}</b>", left=0.9, first=-0.9, tabs=[0.9], before=0.1, after=0.1, extra=keep))
        sheet.body += [sheet.p("\t", left=0.9, tabs=[(sheet.wide, line)], after=0.15) for _ in range(marks + 1)]
        items.append(item(question, "\n".join(points), str(n), marks, rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None, section=second))
        key.append(sheet.p(f"{n}.\t{points[0]}", left=0.9, first=-0.9, tabs=[0.9], before=0.1, after=0.05))
        key += [sheet.p(p, left=0.9, after=0.05) for p in points[1:]]
    sheet.body += [sheet.p("<b>Suggested answers</b>", size=15, extra='fo:break-before="page"'), *key]
    sheet.foot = sheet.p("Progress Test 2\tPage {page} of {pages}", size=9, tabs=[right])
    return Document(*sheet.source(), items)


# 3. A midterm of a course in statistics with its solutions

MIDTERM = [
    ("The weights of apples from an orchard are normally distributed with mean 150 g and standard deviation 20 g.", [
        ("Find the probability that a randomly chosen apple weighs more than 170 g.", 4, "P(Z > 1) = 0.1587."),
        ("What weight is exceeded by only 2.5% of the apples?", 4, "150 + 1.96(20) = 189.2 g."),
        ("Four apples are chosen at random. State the standard deviation of their mean weight.", 3, "20 divided by the square root of 4, which is 10 g."),
    ]),
    ("A survey of 400 registered voters found that 220 of them supported a new library.", [
        ("Give a point estimate of the proportion of all voters who support the library.", 2, "220/400 = 0.55."),
        ("Construct a 95% confidence interval for the proportion.", 6, "0.55 ± 1.96(0.0249), that is, from 0.501 to 0.599."),
        ("Does the interval suggest that more than half of all voters are in favor? Explain briefly.", 3, "Yes, because every value in the interval is greater than 0.5."),
    ]),
    ("Events A and B are independent, with P(A) = 0.3 and P(B) = 0.5.", [
        ("Find the probability that both events occur.", 3, "(0.3)(0.5) = 0.15."),
        ("Find the probability that at least one of them occurs.", 4, "0.3 + 0.5 − 0.15 = 0.65."),
    ]),
    ("A researcher tests whether the mean time to finish a puzzle is less than 12 minutes.", [
        ("State the null and alternative hypotheses.", 4, "The null hypothesis is that the mean equals 12; the alternative is that it is less than 12."),
        ("The P-value of the test is 0.031. What is the conclusion at the 5% level?", 4, "Reject the null hypothesis; there is evidence that the mean time is less than 12 minutes."),
        ("Describe what a Type I error would be in this setting.", 3, "Concluding that the mean time is less than 12 minutes when in fact it is not."),
    ]),
]


@layout(HALF, "statistics-campanelle", "midterm of an American university with its solutions, pdfLaTeX: 1. [11 pts] before the stem, (a) [4 pts] before each part, Solution in blue italics below, header with course and term, honor pledge")
def statistics_campanelle(draw):
    items, body, total = [], "", 0
    for n, (stem, parts) in enumerate(MIDTERM, 1):
        points = sum(p[1] for p in parts)
        total += points
        body += rf"\needspace{{4cm}}\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{[{points} pts] {tex(stem)}}}" + "\n"
        for letter, (question, marks, answer) in zip("abc", parts):
            body += rf"\needspace{{2.5cm}}\lab{{7mm}}{{8mm}}{{({letter})}}{{[{marks} pts] {tex(question)}}}{{\leftskip=15mm\color{{blue}}\textbf{{Solution:}} \textit{{{tex(answer).replace('±', chr(92) + 'ensuremath{' + chr(92) + 'pm}')}}}\par}}\vspace{{3mm}}" + "\n"
            items.append(item(question, answer, f"{n}({letter})", marks, stem=stem))
        body += r"\vspace{3mm}" + "\n"
    body = rf"\begin{{center}}{{\Large\bfseries STAT 201: Introductory Statistics}}\par\smallskip{{\large Midterm Exam 2 --- Solutions}}\end{{center}}Name: \underline{{\hspace{{6cm}}}}\hfill Section: \underline{{\hspace{{2cm}}}}\par\medskip\fbox{{\parbox{{0.97\linewidth}}{{\textbf{{Instructions.}} This exam has {len(MIDTERM)} problems and is worth {total} points. You have 75 minutes. One page of notes and a calculator are allowed. Show your work; unsupported answers may receive no credit. \textit{{I have neither given nor received aid on this exam.}} Signature: \underline{{\hspace{{3.5cm}}}}}}}}\par\vspace{{6mm}}" + body
    engine, source = document(draw, body, ["cm", "lm", "palatino"], (11, 12), (24, 28), head=r"\fancyhead[L]{\small STAT 201}\fancyhead[R]{\small Fall 2023}", foot=r"Page \thepage", paper="letterpaper", extra=r"\renewcommand\headrulewidth{.4pt}")
    return Document(engine, source, items)


# 4. A biology test of an American high school

CELLS = [
    ("Which organelle is the site of cellular respiration?", "mitochondrion", ["ribosome", "nucleus", "Golgi body"]),
    ("Which structure is found in plant cells but not in animal cells?", "cell wall", ["cell membrane", "cytoplasm", "ribosome"]),
    ("The movement of water across a selectively permeable membrane is called", "osmosis.", ["active transport.", "endocytosis.", "exocytosis."]),
    ("A red blood cell is placed in pure water. What will most likely happen to the cell?", "It will swell and burst.", ["It will shrink.", "It will divide.", "It will stay the same size."]),
    ("Which of the following is a prokaryote?", "a bacterium", ["a mushroom", "an amoeba", "a fern"]),
    ("Which molecule carries the instructions for making proteins from the nucleus to the ribosomes?", "messenger RNA", ["glucose", "ATP", "cholesterol"]),
    ("During which phase of mitosis do the chromosomes line up in the middle of the cell?", "metaphase", ["prophase", "anaphase", "telophase"]),
    ("Proteins are built from smaller molecules called", "amino acids.", ["fatty acids.", "nucleotides.", "simple sugars."]),
    ("What is the main function of the ribosomes?", "to make proteins", ["to store water", "to release energy", "to control what enters the cell"]),
    ("Which gas do plants take in for photosynthesis?", "carbon dioxide", ["oxygen", "nitrogen", "hydrogen"]),
    ("How many chromosomes does a human sperm cell have?", "23", ["12", "46", "92"]),
    ("Which statement about enzymes is true?", "They speed up chemical reactions.", ["They are used up in reactions.", "They work at any temperature.", "They are made of fat."]),
    ("Groups of cells that work together to do one job form", "a tissue.", ["an organelle.", "an organism.", "a population."]),
]


@layout(HALF, "biology-malloreddus", "unit test of an American high school, word processor: Name, Date and Period, a blank before each number for the letter, A. to D. below one another in two columns, answer key on a page of its own in two columns")
def biology_malloreddus(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Caladea", "Carlito"]), 11, country="US", paper=(21.59, 27.94), margin=2.0)
    right = (sheet.wide, RIGHT)
    items, inner, key = [], "", ""
    sheet.body += [sheet.p("Name: ____________________________\tDate: _______________\tPeriod: ______", tabs=[9.5, right], after=0.3), sheet.p("<b>Biology I – Unit 3 Test: Cells</b>", "center", size=15, after=0.15), sheet.p("<b>Multiple Choice.</b> <i>Identify the choice that best completes the statement or answers the question. Write its letter on the line.</i>", after=0.3)]
    keep = 'fo:keep-with-next="always"'
    for n, (question, answer, wrong) in enumerate(draw.some(CELLS, 12), 1):
        options, place = turned(draw, answer, wrong)
        inner += sheet.p(f"_____ {n}.\t{question}", left=1.9, first=-1.9, tabs=[1.9], before=0.15, after=0.05, extra=keep)
        inner += "".join(sheet.p(f"{letter}.\t{text}", left=2.5, first=-0.6, tabs=[2.5], after=0.15 if letter == "D" else 0, extra="" if letter == "D" else keep) for letter, text in zip("ABCD", options))
        items.append(item(question, answer, str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[place]))
        key += sheet.p(f"{n}.\t{'ABCD'[place]}", left=0.9, first=-0.9, tabs=[0.9], after=0.1)
    sheet.body += [sheet.columns(inner, 2), sheet.p("<b>Biology I – Unit 3 Test: Cells</b>", "center", size=14, extra='fo:break-before="page"', after=0.05), sheet.p("<b>Answer Key</b>", "center", size=12, after=0.3), sheet.columns(key, 3)]
    sheet.foot = sheet.p("{page}", "center", size=9)
    return Document(*sheet.source(), items)


# 5. Review questions of a nursing course with answers and rationales

NURSING = [
    ("A client with heart failure is taking furosemide. Which laboratory value should the nurse report first?", "Potassium 2.8 mEq/L", ["Sodium 138 mEq/L", "Glucose 102 mg/dL", "Hemoglobin 13 g/dL"], "Furosemide causes the loss of potassium, and a low level can bring about dangerous arrhythmias."),
    ("Which position is best for a client who has difficulty breathing?", "High Fowler’s", ["Supine", "Prone", "Trendelenburg"], "Sitting upright lets the lungs expand fully."),
    ("The nurse is caring for a client after a lumbar puncture. Which instruction should the nurse give?", "Lie flat for several hours.", ["Walk around the room every hour.", "Avoid all fluids for a day.", "Sit upright in a chair."], "Lying flat helps to prevent a headache from leakage of cerebrospinal fluid."),
    ("Which finding is an early sign of hypoxia?", "Restlessness", ["Cyanosis", "Bradycardia", "Coma"], "The brain is the first organ to respond to a lack of oxygen. Cyanosis is a late sign."),
    ("A child with measles is admitted. Which type of precautions should the nurse begin?", "Airborne", ["Contact", "Droplet", "Standard only"], "The measles virus stays in the air for up to two hours."),
    ("Before giving digoxin, the nurse should count the", "apical pulse for one minute.", ["radial pulse for 15 seconds.", "respirations for 30 seconds.", "carotid pulse for 10 seconds."], "The drug is withheld if the rate is below 60 in an adult."),
    ("Which food should a client who takes warfarin eat in steady amounts?", "Spinach", ["Rice", "Apples", "Chicken"], "Green leaves are rich in vitamin K, which works against warfarin."),
    ("A client has a blood glucose of 52 mg/dL and is awake. What should the nurse give first?", "Four ounces of fruit juice", ["A slice of cheese", "Ten units of insulin", "A glass of water"], "A fast-acting carbohydrate raises the glucose within minutes."),
    ("Which vein is most often used to draw blood from an adult?", "Median cubital", ["Jugular", "Femoral", "Saphenous"], "It is large, close to the surface and well anchored."),
    ("A client reports pain and warmth in one calf after surgery. What should the nurse suspect?", "Deep vein thrombosis", ["Muscle cramp", "Cellulitis of the foot", "Varicose veins"], "These are typical signs, and the limb should not be massaged."),
]


@layout(HALF, "nursing-dendrobium", "review questions of a nursing book, XeLaTeX: chapter head, numbers in bold, a. to d. below one another, then Answers and Rationales with the letter in bold and the reason behind it, running heads")
def nursing_dendrobium(draw):
    items, body, key = [], "", ""
    for n, (question, answer, wrong, reason) in enumerate(NURSING, 1):
        options, place = turned(draw, answer, wrong)
        letter = "abcd"[place]
        listed = "".join(rf"\lab{{8mm}}{{6mm}}{{{l}.}}{{{tex(t)}}}" for l, t in zip("abcd", options))
        body += rf"\needspace{{3.5cm}}\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}{listed}\end{{minipage}}\par\vspace{{4mm}}" + "\n"
        key += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{\textbf{{{letter}.}} {tex(reason)}}}\vspace{{2mm}}" + "\n"
        items.append(item(question, answer, str(n), None, choices("abcd", options), kind="mcq", answer_label=letter))
    chapter = draw.random.randint(6, 19)
    body = rf"{{\Large\bfseries Chapter {chapter} Review Questions}}\par\vspace{{2mm}}\hrule\vspace{{5mm}}{body}\newpage{{\Large\bfseries Answers and Rationales}}\par\vspace{{2mm}}\hrule\vspace{{5mm}}{key}"
    engine, source = document(draw, body, ["libertine", "timesnew", "schoolbook"], (10, 11), (22, 26), head=rf"\fancyhead[L]{{\small\itshape Fundamentals of Patient Care}}\fancyhead[R]{{\small\itshape Chapter {chapter}}}", paper="letterpaper")
    return Document(engine, source, items)


# 6. Objective questions of an Indian guide book, answers below each

CIVICS = [
    ("Who appoints the Chief Justice of India?", "The President", ["The Prime Minister", "The Parliament", "The Law Minister"]),
    ("The Constitution of India came into force on", "26 January 1950", ["15 August 1947", "26 November 1949", "30 January 1948"]),
    ("The minimum age to become a member of the Rajya Sabha is", "30 years", ["18 years", "25 years", "35 years"]),
    ("Which Part of the Constitution deals with the Fundamental Rights?", "Part III", ["Part I", "Part IV", "Part IX"]),
    ("Who is the ex officio Chairman of the Rajya Sabha?", "Vice-President", ["President", "Speaker", "Attorney General"]),
    ("A money bill can be introduced only in the", "Lok Sabha", ["Rajya Sabha", "Supreme Court", "State Council"]),
    ("Which Amendment gave constitutional status to the Panchayati Raj system?", "73rd", ["42nd", "44th", "86th"]),
    ("How many members can the President nominate to the Rajya Sabha?", "12", ["2", "10", "15"]),
    ("The Right to Education is given to children between the ages of", "6 and 14 years", ["3 and 10 years", "5 and 12 years", "8 and 18 years"]),
    ("The head of a State Government is the", "Chief Minister", ["Governor", "Collector", "Mayor"]),
    ("The writ that orders a person who is held to be brought before a court is called", "Habeas Corpus", ["Mandamus", "Certiorari", "Quo Warranto"]),
    ("The first General Elections in India were held in", "1951–52", ["1947–48", "1949–50", "1956–57"]),
]


@layout(HALF, "objective-oncidium", "objective questions of an Indian guide book, XeLaTeX: two columns with a rule, Q.1. in bold, (a) to (d) two a row, Ans. (b) in bold below each question")
def objective_oncidium(draw):
    items, body = [], ""
    for n, (question, answer, wrong) in enumerate(draw.some(CIVICS, 11), 1):
        options, place = turned(draw, answer, wrong)
        cells = [rf"({l}) {tex(t)}" for l, t in zip("abcd", options)]
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\raggedright\lab{{0pt}}{{11mm}}{{\textbf{{Q.{n}.}}}}{{{tex(question)}}}\hspace*{{11mm}}\begin{{tabular}}{{@{{}}p{{37mm}}@{{\hspace{{2mm}}}}p{{32mm}}@{{}}}}{cells[0]} & {cells[1]}\\{cells[2]} & {cells[3]}\end{{tabular}}\par\hspace*{{11mm}}\textbf{{Ans. ({'abcd'[place]})}}\end{{minipage}}\par\vspace{{3mm}}" + "\n"
        items.append(item(question, answer, str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[place]))
    body = r"\begin{center}\colorbox{black}{\textcolor{white}{\large\bfseries\,Unit 4\,}}\quad{\Large\bfseries Indian Polity}\par\medskip{\bfseries OBJECTIVE TYPE QUESTIONS}\par\textit{Choose the correct option.}\end{center}\begin{multicols}{2}" + body + r"\end{multicols}"
    engine, source = document(draw, body, ["timesnew", "notoserif"], (9, 10), (16, 18), head=r"\fancyhead[L]{\small Success Guide}\fancyhead[R]{\small Social Science -- Class X}", foot=r"\small 4.\thepage", extra=r"\setlength\columnseprule{.4pt}\setlength\columnsep{8mm}\renewcommand\headrulewidth{.4pt}")
    return Document(engine, source, items)


# 7. Test after an induction in a warehouse

SAFETY = [
    ("You must wear safety footwear in all parts of the warehouse.", True, "It is required everywhere beyond the yellow line."),
    ("Fire doors may be propped open on hot days.", False, "They must be kept closed at all times."),
    ("An accident should be entered in the accident book even if nobody was hurt badly.", True, "Small accidents show where larger ones may happen."),
    ("Anyone may drive a forklift truck if it is only for a short distance.", False, "Only trained and authorised drivers may do so."),
    ("When you lift a box, you should keep your back straight and bend your knees.", True, "The legs should do the work."),
    ("Water may be used to put out a fire in electrical equipment.", False, "Use a carbon dioxide extinguisher."),
    ("The assembly point is in the car park in front of Gate B.", True, "It is marked by a green sign."),
    ("You may use the lift to leave the building during a fire alarm.", False, "Use the stairs."),
    ("A spill on the floor should be reported only at the end of the shift.", False, "It must be cordoned off and cleaned up at once."),
    ("Blue signs with a white symbol show something that you must do.", True, "They are mandatory signs."),
    ("Earphones are allowed while you walk in the loading bay.", False, "You must be able to hear vehicles."),
]


@layout(HALF, "statements-vanda", "test after a safety induction, Chromium: company head, name and signature lines, ruled table of No., statement, TRUE and FALSE with boxes; answers for the trainer on the next page as a table with the reason, pass mark")
def statements_vanda(draw):
    asked = draw.mixed(draw.some(SAFETY, 10))
    body = "<div class=h><b>HARLOW LOGISTICS LTD</b><span>Form HS-07 · Issue 3</span></div><h1>Site Induction – Knowledge Check</h1><p>Name: ______________________________ &emsp; Date: ________________ &emsp; Signature: ____________________</p><p>Read each statement and tick <b>TRUE</b> or <b>FALSE</b>. You must get at least 8 out of 10 right to be allowed on site.</p>"
    body += "<table><tr><th>No.<th>Statement<th>TRUE<th>FALSE</tr>" + "".join(f"<tr><td>{n}<td>{web(text)}<td>☐<td>☐</tr>" for n, (text, *_) in enumerate(asked, 1)) + "</table><p class=s>Score: ______ / 10 &emsp; Pass ☐ &emsp; Repeat ☐ &emsp; Trainer: ______________________</p>"
    body += "<div class='h n'><b>HARLOW LOGISTICS LTD</b><span>Form HS-07 · Issue 3</span></div><h1>Trainer’s answer sheet</h1><table><tr><th>No.<th>Answer<th>Reason</tr>" + "".join(f"<tr><td>{n}<td>{'TRUE' if right else 'FALSE'}<td class=l>{web(why)}</tr>" for n, (_, right, why) in enumerate(asked, 1)) + "</table>"
    css = ".h { display: flex; justify-content: space-between; border-bottom: 3px solid #c60; padding-bottom: 1mm } .n { break-before: page } h1 { font-size: 150% } table { width: 99.5%; border-collapse: collapse } th { background: #eee } th, td { border: 1px solid #555; padding: 2mm; text-align: center } td:nth-child(2) { text-align: left } .n ~ table td:nth-child(2) { text-align: center } td.l { text-align: left } .s { margin-top: 8mm }"
    engine, source = page(draw, body, ["Carlito", "Liberation Sans", "Open Sans"], (11, 12), css)
    return Document(engine, source, [item(text, str(right), str(n), kind="truefalse") for n, (text, right, _) in enumerate(asked, 1)])


# 8. Gaps with a bank, no answers

PLANTS = [
    ("Green plants make their own food by a process called ___.", "photosynthesis"), ("The green pigment in leaves is called ___.", "chlorophyll"), ("Plants take in carbon dioxide through tiny pores called ___.", "stomata"),
    ("Water is taken up from the soil by the ___ hair cells.", "root"), ("The sugar that is made in the leaves is called ___.", "glucose"), ("Some of it is stored in the plant as ___.", "starch"), ("The gas that is given off is ___.", "oxygen"),
    ("Water travels up the stem in vessels called ___.", "xylem"), ("The loss of water vapour from the leaves is called ___.", "transpiration"), ("Plants need ___ from the soil to make proteins.", "nitrates"), ("The energy for the process comes from ___.", "sunlight"),
]


@layout(HALF, "gaps-conchigliette", "science worksheet of a lower secondary school, word processor: framed word bank of three rows, numbered sentences with underscores, no answers")
def gaps_conchigliette(draw):
    sheet = Sheet(draw.one(["Comic Neue", "Carlito"]), draw.one((12, 13)), margin=2.2)
    right = (sheet.wide, RIGHT)
    asked = draw.some(PLANTS, 10)
    bank = draw.mixed([w for _, w in asked])
    sheet.head = sheet.p("Name: ______________________\tClass: __________\tDate: __________", tabs=[8.5, 13.0], size=11)
    sheet.body += [sheet.p("<b>How plants feed</b>", "center", size=20, after=0.3), sheet.p("Use the words in the box to complete the sentences. Each word is used once only.", after=0.3)]
    bank += [""] * (-len(bank) % 4)
    inside = "".join(sheet.p("\t".join(bank[k : k + 4]), after=0.15, left=0.3, tabs=[4.4, 8.4, 12.4]) for k in range(0, len(bank), 4))
    sheet.body += [sheet.table([[inside]], [sheet.wide], rule="1.5pt solid #2e7d32", padding=0.2), sheet.p("", after=0.2)]
    items = []
    for n, (text, _) in enumerate(asked, 1):
        shown = text.replace("___", "____________________")
        sheet.body.append(sheet.p(f"{n}.\t{shown}", left=1.0, first=-1.0, tabs=[1.0], after=0.35))
        items.append(item(shown, None, str(n), kind="gap"))
    sheet.foot = sheet.p("Year 8 Science – Plants\tWorksheet 4", size=9, tabs=[right])
    return Document(*sheet.source(), items)


# 9. Words of a Korean course

KOREAN = [
    ("학교", "hakgyo", "noun", "school"), ("선생님", "seonsaengnim", "noun", "teacher"), ("학생", "haksaeng", "noun", "student"), ("친구", "chingu", "noun", "friend"), ("책", "chaek", "noun", "book"), ("의자", "uija", "noun", "chair"), ("가다", "gada", "verb", "to go"), ("오다", "oda", "verb", "to come"),
    ("먹다", "meokda", "verb", "to eat"), ("마시다", "masida", "verb", "to drink"), ("읽다", "ikda", "verb", "to read"), ("크다", "keuda", "adjective", "to be big"), ("작다", "jakda", "adjective", "to be small"), ("오늘", "oneul", "noun", "today"), ("내일", "naeil", "noun", "tomorrow"), ("물", "mul", "noun", "water"),
]


@layout(HALF, "vocab-cymbidium", "vocabulary list of a Korean evening class, Chromium: four columns Korean, Romanization, Part of Speech and English with banded rows under a coloured head, note on verbs below")
def vocab_cymbidium(draw):
    words = draw.some(KOREAN, 14)
    body = "<p class=k>Beginners’ Korean · Tuesday group</p><h1>Lesson 3 Vocabulary</h1><table><thead><tr><th>Korean<th>Romanization<th>Part of Speech<th>English</tr></thead><tbody>" + "".join(f"<tr><td class=h lang=ko>{a}<td><i>{b}</i><td>{c}<td>{d}</tr>" for a, b, c, d in words) + "</tbody></table><p class=n><b>Note:</b> Verbs are given in the dictionary form, which ends in <span class=h lang=ko>다</span>. Take it off to find the stem.</p>"
    css = ".k { color: #777; margin: 0 } h1 { color: #14406b; margin: 1mm 0 4mm } table { width: 100%; border-collapse: collapse } th { background: #14406b; color: white; text-align: left; padding: 2mm 3mm } td { padding: 1.6mm 3mm } tr:nth-child(even) td { background: #eaf0f6 } .h { font-family: 'Noto Sans CJK KR' } td.h { font-size: 120% } .n { border-left: 3px solid #14406b; padding-left: 3mm; margin-top: 6mm }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Carlito"], (11, 12), css)
    return Document(engine, source, [item(a, d, kind="vocabulary") for a, _, _, d in words])


# 10. Frequently asked questions of a college's examinations office

EXAMS = [
    ("When will I get my timetable?", ["Individual timetables are sent to your college e-mail address about six weeks before the first examination. Please check that all your units are on it."]),
    ("What do I need to bring?", ["Bring your student card, two black pens and any equipment that is allowed in your subject. Pencil cases must be transparent."]),
    ("What happens if I am late?", ["Go straight to the hall and report to the invigilator. You will normally be let in up to one hour after the start.", "If you arrive later than that, the board may not accept your work."]),
    ("May I bring my phone into the hall?", ["No. Phones and smart watches must be switched off and left in your bag or locker. If one is found on you, you may be disqualified."]),
    ("Two of my examinations are at the same time. What should I do?", ["Tell the Examinations Office as soon as you can. We will arrange for you to sit one after the other with supervised rest between."]),
    ("How do I apply for extra time?", ["Speak to Learning Support in Room G12 before the end of January. You will need evidence from a specialist."]),
    ("I was ill on the day. Can I still get a grade?", ["You may be able to get special consideration if you have completed at least a quarter of the course. A medical certificate is needed within five days."]),
    ("When are the results published?", ["A level results come out on the second Thursday in August and GCSE results one week later."]),
    ("Can I have my paper re-marked?", ["Yes. You can ask for a review of marking until the middle of September. There is a fee, which is returned if your grade changes."]),
]


@layout(HALF, "faq-kullen", "page of a college’s web site printed from the browser: address and date at the head and foot, breadcrumb, questions as headings in a light colour, answers as paragraphs, contact in a box")
def faq_kullen(draw):
    asked = draw.some(EXAMS, 9)
    body = "<div class=top>12/03/2025, 09:41<span>Examinations FAQ | Westbrook College</span></div><p class=b>Home › Students › Examinations › FAQ</p><h1>Frequently asked questions</h1><p>Everything you need to know about sitting your examinations at Westbrook.</p>" + "".join(f"<h3>{web(q)}</h3>" + "".join(f"<p>{web(p)}</p>" for p in a) for q, a in asked)
    body += "<div class=c><b>Examinations Office</b><br>Room F04, Main Building · Monday to Friday, 8.30 am – 4 pm<br>exams@westbrook.example · 01632 960 118</div>"
    css = ".top { font-size: 8pt; color: #444; display: flex; justify-content: space-between; margin-bottom: 6mm } .b { font-size: 85%; color: #666 } h1 { font-size: 200%; font-weight: 400; color: #5b2a86 } h3 { color: #5b2a86; font-weight: 600; margin: 6mm 0 1mm; break-after: avoid } p { margin: 1.5mm 0 } .c { background: #f1ecf6; padding: 4mm; margin-top: 8mm; break-inside: avoid }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Lato"], (11,), css, language="en-GB")
    return Document(engine, source, [item(q, "\n".join(a), kind="faq") for q, a in asked])


# 11. An Italian test in science, as handed out

VERO = [("La Luna brilla di luce propria.", 1), ("Il Sole è una stella.", 1), ("La Terra impiega circa 24 ore per compiere una rotazione.", 1), ("Marte è più vicino al Sole della Terra.", 1)]
SCELTA = [
    ("Qual è il pianeta più grande del Sistema solare?", ["Saturno", "Giove", "Nettuno", "Urano"]),
    ("L’alternarsi delle stagioni dipende", ["dalla distanza dal Sole", "dall’inclinazione dell’asse terrestre", "dalle fasi lunari", "dalle maree"]),
    ("Un’eclissi di Sole si verifica quando", ["la Terra è tra il Sole e la Luna", "la Luna è tra il Sole e la Terra", "il Sole è tra la Terra e la Luna", "la Luna è all’ultimo quarto"]),
    ("La galassia in cui si trova il Sistema solare si chiama", ["Andromeda", "Orione", "Via Lattea", "Cassiopea"]),
]
APERTE = [("Spiega la differenza tra moto di rotazione e moto di rivoluzione.", 4), ("Che cosa sono le comete e da che cosa è formata la loro coda?", 3), ("Descrivi le fasi lunari.", 3)]


@layout(HALF, "verifica-trenette", "Italian test in science, word processor: school, Nome, Classe, Data; PARTE A true or false with V and F in boxes at the right, PARTE B choices with squares, PARTE C open questions, numbers that run on, with (punti 4) behind and lines; table of points, no answers")
def verifica_trenette(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito"]), 11, "it", "IT", margin=2.0)
    right = (sheet.wide, RIGHT)
    line = 'style:type="right" style:leader-style="dotted" style:leader-text="."'
    heads = ["PARTE A – Indica se le affermazioni sono vere (V) o false (F).", "PARTE B – Scegli la risposta corretta.", "PARTE C – Rispondi alle seguenti domande."]
    n = 0
    keep = 'fo:keep-with-next="always"'
    sheet.body += [sheet.p("Scuola secondaria di I grado “A. Manzoni” – Anno scolastico 2024/2025", "center", size=10, after=0.15), sheet.p("<b>VERIFICA DI SCIENZE: IL SISTEMA SOLARE</b>", "center", size=14, after=0.3), sheet.p("Nome e cognome ______________________________   Classe ________   Data ____________", after=0.4)]
    items = []
    sheet.body.append(sheet.p(f"<b>{heads[0]}</b>  (1 punto per ogni risposta esatta)", after=0.15, extra=keep))
    for (text, _) in VERO:
        n += 1
        sheet.body.append(sheet.p(f"{n}.\t{text}\t☐ V   ☐ F", left=0.8, first=-0.8, tabs=[0.8, right], after=0.1))
        items.append(item(text, None, str(n), kind="truefalse", section=heads[0]))
    sheet.body.append(sheet.p(f"<b>{heads[1]}</b>  (2 punti per ogni risposta esatta)", before=0.4, after=0.15, extra=keep))
    for (text, options) in SCELTA:
        n += 1
        sheet.body.append(sheet.p(f"{n}.\t{text}", left=0.8, first=-0.8, tabs=[0.8], after=0.05, extra=keep))
        sheet.body += [sheet.p(f"☐\t{o}", left=1.5, first=-0.6, tabs=[1.5], after=0.15 if k == 3 else 0) for k, o in enumerate(options)]
        items.append(item(text, None, str(n), None, choices([None] * 4, options), kind="mcq", section=heads[1]))
    sheet.body.append(sheet.p(f"<b>{heads[2]}</b>", before=0.4, after=0.15, extra=keep))
    for (text, marks) in APERTE:
        n += 1
        sheet.body.append(sheet.p(f"{n}.\t{text} (punti {marks})", left=0.8, first=-0.8, tabs=[0.8], after=0.1, extra=keep))
        sheet.body += [sheet.p("\t", left=0.8, tabs=[(sheet.wide, line)], after=0.2) for _ in range(4)]
        items.append(item(text, None, str(n), marks, section=heads[2]))
    sheet.body.append(sheet.table([["Parte A", "Parte B", "Parte C", "Totale", "Voto"], ["____ / 4", "____ / 8", "____ / 10", "____ / 22", ""]], [3.0] * 5, padding=0.12))
    return Document(*sheet.source(), items)


# 12. Arrangements of an examination, which ask nothing

@layout(HALF, "timetable-ardnamurchan", "letter of a language school to candidates, groff: addresses, table of the days and times of the papers, numbered list of what to bring and how to behave; nothing to be found")
def timetable_ardnamurchan(draw):
    lines = [".LP", "\\fB\\s+4Ardwell School of Languages\\s0\\fP", ".br", "14 Quay Street, Ardwell", ".sp", "\\fBArrangements for the summer examinations\\fP", ".sp", "Dear candidate,", ".LP", "You have been entered for the Intermediate Certificate. Please read these notes with care and keep them until your results have arrived.", ".sp", ".ce", "\\fBTable of papers\\fP", ".sp 0.5", ".TS", "center allbox tab(@);", "lb lb lb lb", "l l l l.", "Paper@Day@Starts at@Length", "Reading and Writing@Monday 9 June@9.30@1 h 30 min", "Use of Language@Monday 9 June@11.30@45 min", "Listening@Tuesday 10 June@9.30@40 min", "Speaking@see your own letter@@14 min", ".TE", ".sp"]
    for head, told in [
        ("Before you come", ["Check your name on the entry list in the hall and tell the office of any mistake.", "Find out how long the journey takes at that time of day.", "Sleep well. The papers do not reward those who have sat up all night."]),
        ("On the day", ["Be at the school twenty minutes before each paper begins.", "Show your passport or identity card at the door.", "Leave bags, coats and telephones in the cloakroom.", "Do not speak to other candidates once the papers have been given out."]),
        ("Afterwards", ["Results are posted in the last week of July.", "Certificates can be collected from the office until the end of the year."]),
    ]:
        lines += [".LP", f"\\fB{head}\\fP"]
        for n, text in enumerate(told, 1):
            lines += [f".IP {n}. 4", plain(text)]
    lines += [".LP", "We wish you every success.", ".sp 2", "\\fIM. Cairns, Examinations Secretary\\fP"]
    engine, source = roff(draw, lines, (10, 11), ("T", "P", "N"))
    return Document(engine, source, [])
