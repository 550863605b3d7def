"""The ninety-first: sheets of a second collection from other publishers, teachers, boards and typesetters.

The dice (seed 91) took 24 of these 40, of each kind at least one; where a subject was in use another took its place:
paper: CCEA GCSE, Northern Ireland 2018 (motor vehicles); Leaving Certificate engineering, Ireland 2021; HKDSE tourism,
Hong Kong 2016; SACE nutrition, South Australia 2018. Answers run in: problem set with solutions in computing, university,
USA 2014; solved textbook questions, India 2019. exam.cls: worksheet of a high school, USA 2022; quiz of a community
college, 2017. Choices, key at the end: private pilot test, USA 2012; recruitment of clerks, India 2015. Choices in rows:
oposición, Spain 2020; board reviewer, Philippines 2011. Choices marked: test bank with asterisks, USA 2009; catalogue of
a fishing exam, Slovakia 2020. True or false: food hygiene, Canada 2013; Samariter, Switzerland 2016. Gaps: phrasal verbs,
UK 2015; DaF, Präpositionen, 2018. Cloze: Use of English 1, publisher, 2019; open cloze, school-leaving exam, Hungary
2014. Matching: colonial history, USA 2010; classes of drugs, nursing school 2016. Pairs: yacht oral, 2008; pub quiz,
Ireland 2017. FAQ: census, Scotland 2022; FAQ of a text program's list, 2003. Glossary: coastal terms, USA 2000;
typography, museum of printing, UK 2011. Table of terms: accounting, Kenya 2018; networks, UK 2020. Vocabulary: Dutch
(Danish) lesson tables 2016; Norwegian 2012. Another script: modern Greek 2015; Arabic 2019. Civics: Life in Jersey 2023;
state list for graduation, Arizona 2016. Textbook: precalculus, odd answers, USA 2013; astronomy 2006. Asks nothing:
allotment rules, England 2014; article on lighthouses, magazine 2010.
"""

import re

import engines
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from webpage import page, web

HALF = "unseen"
assert engines


def turned(draw, right, wrong):
    """The options in another order, and the place of the right one."""
    options = draw.shuffled([right, *wrong])
    return options, options.index(right)


def chosen(question, options, place, number, letters, marks=None, **rest):
    labels = letters if letters else [None] * len(options)
    label = letters[place] if letters else None
    return item(question, options[place], number, marks, choices(labels, options), kind="mcq", answer_label=label, **rest)


def scored(question, points, number, stem=None, **rest):
    """An item whose points are (text, marks)."""
    marks = rest.pop("marks", None) or sum(mark for _, mark in points)
    rubric = [{"text": text, "marks": mark} for text, mark in points] if marks > 1 else None
    return item(question, "\n".join(text for text, _ in points), number, marks, stem=stem, rubric=rubric, **rest)


def numbers(n, letter="", roman=""):
    return f"{n}" + (f"({letter})" if letter else "") + (f"({roman})" if roman else "")


# Paper of a board in Northern Ireland

STOPPING = r"\begin{center}\renewcommand\arraystretch{1.2}\begin{tabular}{|c|c|c|}\hline Speed / mph & Thinking distance / m & Braking distance / m\\\hline 20 & 6 & 6\\\hline 30 & 9 & 14\\\hline 50 & 15 & 38\\\hline 70 & 21 & 75\\\hline\end{tabular}\end{center}"
ROAD = [
    ("The table shows the distances in which a car can stop on a dry road.", STOPPING, [
        ("a", "", "", "State what is meant by the term thinking distance.", [("The distance travelled between seeing a hazard and pressing the brake", 1)]),
        ("b", "", "", "Use the table to calculate the overall stopping distance at 50 mph.", [("15 + 38", 1), ("53 m", 1)]),
        ("c", "i", "On a wet road the braking distance is longer.", "Explain why this is so.", [("There is less grip between the tyres and the road", 1), ("so the brakes take longer to slow the car", 1)]),
        ("c", "ii", "On a wet road the braking distance is longer.", "Name one other road condition that increases the braking distance.", [("Ice, snow or loose chippings", 1)]),
    ]),
    ("Cathal lives in Omagh. He passed his driving test last week.", "", [
        ("a", "", "", "Name the plates that Cathal must display on his car for one year.", [("R plates", 1)]),
        ("b", "", "", "State the maximum speed at which he may drive during this year.", [("45 mph", 1)]),
        ("c", "", "", "A police officer stops Cathal. Give two documents that she may ask him to produce.", [("Driving licence", 1), ("Certificate of insurance", 1)]),
    ]),
    ("The petrol engine in Cathal’s car works on the four-stroke cycle.", "", [
        ("a", "", "", "Name the stroke that follows the compression stroke.", [("Power stroke", 1)]),
        ("b", "i", "The engine drives the wheels through a clutch and a gearbox.", "State the purpose of the clutch.", [("To connect the engine to the gearbox and disconnect it", 1)]),
        ("b", "ii", "The engine drives the wheels through a clutch and a gearbox.", "Explain why a low gear is used on a steep hill.", [("The wheels turn more slowly", 1), ("but with a greater turning force", 1)]),
        ("c", "", "", "Describe two ways in which Cathal could reduce the fuel used by his car.", [("Keep the tyres at the correct pressure", 1), ("as soft tyres increase rolling resistance", 1), ("Accelerate and brake gently", 1), ("as less energy is wasted", 1)]),
    ]),
]


@layout(HALF, "motor-mistral", "paper with nested parts, marks in square brackets; scheme as a list with a column of available marks in its own file")
def paper_mistral(draw):
    items, body, scheme = [], "", ""
    for n, (stem, figure, parts) in enumerate(ROAD, 1):
        body += rf"\needspace{{50mm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}{figure}\medskip "
        last, total, first = "", 0, True
        for place, (letter, roman, above, question, points) in enumerate(parts):
            marks = sum(mark for _, mark in points)
            total += marks
            left = 18 if roman else 8
            if roman == "i":
                body += rf"\needspace{{35mm}}\lab{{8mm}}{{10mm}}{{({letter})}}{{{tex(above)}}}\medskip "
            label = f"({roman})" if roman else f"({letter})"
            ruled = rf"\par\vspace{{8mm}}\noindent\hspace*{{{left + 10}mm}}\rule{{{142 - left}mm}}{{0.4pt}}" * max(1, marks)
            body += rf"\begin{{minipage}}{{\linewidth}}\lab{{{left}mm}}{{10mm}}{{{label}}}{{{tex(question)}}}{ruled}\hfill [{marks}]\end{{minipage}}\par\vspace{{7mm}}" + "\n"
            for k, (text, mark) in enumerate(points):
                cells = [rf"\textbf{{{n}}}" if first else "", f"({letter})" if k == 0 and letter != last else "", f"({roman})" if roman and k == 0 else "", tex(text) + rf" \hfill [{mark}]"]
                final = place == len(parts) - 1 and k == len(points) - 1
                scheme += " & ".join(cells) + rf" & {total if final else ''}\\" + (r"[4mm]" if final else r"[1mm]") + "\n"
                first = False
            last = letter
            stems = " ".join(x for x in (stem, above) if x)
            items.append(scored(question, points, numbers(n, letter, roman), stems))
    head = r"{\bfseries General Certificate of Secondary Education}\par\medskip{\large\bfseries Motor Vehicle and Road User Studies}\par\medskip Unit 1\par\bigskip Answer \textbf{all} questions.\par\bigskip "
    foot = r"\fancyfoot[L]{\footnotesize 11842.03\,\textbf{R}}\fancyfoot[C]{\thepage}\fancyfoot[R]{\ifnum\value{page}<2\relax\textbf{[Turn over}\fi}"
    engine, source = document(draw, head + body, ["helvetica"], (11,), (20, 22), foot=foot)
    marking = r"\begin{longtable}{@{}p{8mm}p{8mm}p{8mm}p{104mm}|>{\centering\arraybackslash}p{20mm}|}\multicolumn{4}{@{}l|}{}&\textbf{\footnotesize AVAILABLE MARKS}\\\cline{5-5}\endhead " + scheme + r"\cline{5-5}\end{longtable}"
    fonts = ["timesnew"]
    _, marking = document(draw, r"{\large\bfseries Motor Vehicle and Road User Studies: Unit 1}\par\bigskip " + marking, fonts, (11,), (22, 24), foot=r"\fancyfoot[L]{\footnotesize 11842.03\,\textbf{F}}\fancyfoot[C]{\thepage}")
    # Both are set by the same program.
    return Document(engine, source, items, marking)


# Paper of Hong Kong

TOURISM = [
    ("Ms Lau plans a five-day holiday in Kyoto in early April. She will fly from Hong Kong to Osaka.", [
        ("a", "i", "", "Name one travel document which Ms Lau must bring.", [("Passport", 1)]),
        ("a", "ii", "", "The flight leaves Hong Kong at 10:15 and takes 3 hours 45 minutes. Japan is one hour ahead of Hong Kong. Find the local time of arrival.", [("Hong Kong time of arrival: 14:00", 1), ("Local time: 15:00", 1)]),
        ("b", "", "", "Explain why the room rates of hotels in Kyoto are high in early April.", [("The cherry trees are in blossom", 1), ("and demand for rooms is greater than supply", 1)]),
    ]),
    ("The number of hikers in a country park has doubled within ten years.", [
        ("a", "", "", "Define ‘carrying capacity’.", [("The largest number of visitors a place can take", 1), ("without harm to the environment or to their experience", 1)]),
        ("b", "", "", "Suggest two measures that the managers of the park could take, and explain how each would help.", [("Permits for a limited number of hikers a day", 1), ("give worn paths time to recover", 1), ("Boardwalks beside the stream", 1), ("keep hikers from trampling the plants", 1)]),
    ]),
    ("A hotel has 240 rooms. Last night 180 of them were sold at an average rate of $900.", [
        ("a", "", "", "Calculate the occupancy rate.", [("180 ÷ 240 × 100%", 1), ("= 75%", 1)]),
        ("b", "", "", "Calculate the revenue per available room.", [("$900 × 75%", 1), ("= $675", 1)]),
        ("c", "i", "Name the department of the hotel which", "registers guests on arrival.", [("Front office", 1)]),
        ("c", "ii", "Name the department of the hotel which", "cleans the guest rooms.", [("Housekeeping", 1)]),
    ]),
]


@layout(HALF, "paper-sirocco", "paper with nested parts, marks in round brackets at the right; scheme as table in its own file")
def paper_sirocco(draw):
    items = []
    body = paragraph(run("TOURISM AND HOSPITALITY STUDIES  PAPER 1B"), "Title") + paragraph(run("Answer ALL questions. Write your answers in the spaces provided."), "Body")
    rows = [[run("Question", "B"), run("Suggested answers", "B"), run("Marks", "B")]]
    for n, (stem, parts) in enumerate(TOURISM, 1):
        body += paragraph(run(f"{n}.\t{stem}"), "One")
        for place, (letter, roman, above, question, points) in enumerate(parts):
            marks = sum(mark for _, mark in points)
            said = f"({marks} mark{'s' if marks > 1 else ''})"
            if above and roman == "i":
                body += paragraph(run(f"({letter})\t{above}"), "Two")
            if roman:
                label = f"({letter})\t({roman})" if roman == "i" and not above else f"\t({roman})"
                body += paragraph(run(f"{label}\t{question}"), "Three")
            else:
                body += paragraph(run(f"({letter})\t{question}"), "Two")
            body += paragraph(run(said), "Marks") + paragraph(run("\t"), "Dots") * (marks + 1)
            items.append(scored(question, points, numbers(n, letter, roman), " ".join(x for x in (stem, above) if x)))
            rows.append([run(numbers(n, letter, roman)), run("\n".join(f"– {text}  ({mark})" for text, mark in points)), run(str(marks))])
    styles = paragraph_style("One", 0.7, 1.0, -1.0, [(1.0, "")], extra='fo:keep-with-next="always"') + paragraph_style("Two", 0.3, 2.0, -1.0, [(2.0, "")], extra='fo:keep-with-next="always"') + paragraph_style("Three", 0.3, 3.0, -2.0, [(2.0, ""), (3.0, "")], extra='fo:keep-with-next="always"')
    styles += paragraph_style("Marks", 0.05, extra='fo:text-align="end" fo:keep-with-next="always"') + paragraph_style("Dots", 0.3, 2.0, 0, [(16.6, 'style:type="right" style:leader-style="solid" style:leader-text="_"')])
    engine, source = office(draw, body, ["Liberation Serif"], (12,), styles=styles, head="2016-PRA-THS 1B-2")
    answers = paragraph(run("Marking guidelines"), "Title") + paragraph(run("Tourism and Hospitality Studies Paper 1B"), "Body") + office_table(rows, [2.6, 11.5, 2.2])
    return Document(engine, source, items, office(draw, answers, ["Liberation Serif"], (12,), head="RESTRICTED")[1])


# Problem set of a university with its solutions

PROBLEMS = [
    ("Consider a hash table with 7 slots, the hash function h(k) = k mod 7, and chaining.", [
        ("The keys 10, 22, 31, 4, 15 and 28 are inserted. Which slots remain empty?", 4, "The keys go to slots 3, 1, 3, 4, 1 and 0 in turn. Slots 2, 5 and 6 remain empty."),
        ("What is the load factor of the table after these insertions?", 2, "There are 6 keys in 7 slots, so the load factor is 6/7 or about 0.86."),
        ("Suppose all keys are multiples of 4. Why would a table of 8 slots with k mod 8 be a poor choice?", 4, "Every key would land in slot 0 or in slot 4, so two chains would hold everything."),
    ]),
    ("This problem is about binary min-heaps that are stored in an array.", [
        ("The keys 5, 3, 8 and 1 are inserted in this order into an empty heap. Give the contents of the array.", 4, "After each insertion the array is 5, then 3 5, then 3 5 8, and finally 1 3 8 5."),
        ("Give the contents of the array after the minimum has been removed once.", 3, "The last key, 5, moves to the root and trades places with 3. The array is 3 5 8."),
        ("At most how many nodes does a binary tree have if no node is more than four edges from the root?", 3, "1 + 2 + 4 + 8 + 16 = 31."),
    ]),
    ("Solve the recurrence T(n) = 2T(n/2) + n with T(1) = 0, where n is a power of two.", 8, "The recursion has log₂ n levels, and the work on each of them adds up to n. Hence T(n) = n log₂ n."),
    ("Insertion sort is run on an array of n different keys.", [
        ("How many comparisons does it make if the array is already sorted?", 3, "Each key after the first is compared once, which makes n − 1 comparisons."),
        ("How many does it make if the array is in reverse order?", 4, "The key in position i is compared with all i − 1 keys before it, which makes n(n − 1)/2 comparisons."),
        ("Is insertion sort stable? Give a reason.", 3, "Yes. A key never moves past another one that is equal to it."),
    ]),
    ("In a tree with 40 leaves every inner node has exactly two children. How many inner nodes does the tree have?", 6, "Each inner node joins two subtrees into one, so 40 leaves need 39 inner nodes."),
]


@layout(HALF, "problems-zephyr", "problem set of a university with solutions run in, points in brackets")
def problems_zephyr(draw):
    items, body = [], ""

    def solved(text):
        return rf"\par{{\leftskip=7mm\noindent\textit{{Solution.}}\enspace {tex(text)}\hfill$\square$\par}}\medskip "

    for n, (text, *rest) in enumerate(PROBLEMS, 1):
        parts = rest[0] if isinstance(rest[0], list) else []
        points = sum(p[1] for p in parts) if parts else rest[0]
        body += rf"\bigskip\needspace{{30mm}}\textbf{{Problem {n}}} ({points} points).\enspace {tex(text)}\par\smallskip "
        if not parts:
            body += solved(rest[1])
            items.append(item(text, rest[1], str(n), points))
        for letter, (question, marks, answer) in zip("abc", parts):
            body += rf"\begin{{samepage}}\lab{{0pt}}{{7mm}}{{({letter})}}{{[{marks} pts] {tex(question)}}}{solved(answer)}\end{{samepage}}" + "\n"
            items.append(item(question, answer, f"{n}({letter})", marks, stem=text))
    title = r"\noindent CS 261: Data Structures \hfill Spring 2014\par\smallskip\hrule\begin{center}{\Large Homework 3: Solutions}\par\smallskip Due Thursday, February 27, before class\end{center}"
    engine, source = document(draw, title + body, ["cm", "lm"], (11,), (25, 28), paper="letterpaper")
    return Document(engine, source, items)


# Worksheet of the exam class

DECAY = [
    ("q", 2, "What is meant by the half-life of an isotope?", "The time in which half of the nuclei in a sample decay."),
    ("p", "Iodine-131 is a beta emitter with a half-life of 8 days. A hospital receives 64 mg of it.", [(1, "How many half-lives pass in 24 days?", "3", ""), (2, "What mass of iodine-131 is left after 24 days?", "8 mg", r"$64~\text{mg} \rightarrow 32~\text{mg} \rightarrow 16~\text{mg} \rightarrow{}$8 mg"), (2, "Which element does iodine-131 turn into?", "Xenon, since beta decay raises the atomic number by one.", "")]),
    ("c", 1, "Which kind of radiation is stopped by a sheet of paper?", ["alpha", "beta", "gamma", "X-rays"], 0),
    ("c", 1, "What happens to the mass number of a nucleus that emits gamma radiation?", ["It rises by one.", "It falls by four.", "It does not change."], 2),
    ("p", "Radon-222 decays into polonium-218.", [(1, "Name the particle that is given off.", "alpha particle", ""), (2, "The atomic number of polonium is 84. How many protons and how many neutrons are in the new nucleus?", "84 protons and 134 neutrons", "")]),
    ("q", 3, "Explain why a source of alpha particles is more dangerous inside the body than outside it.", "Outside, the dead layer of the skin stops the particles. Inside, they give all their energy to living cells nearby, which damages DNA."),
    ("c", 1, "Which isotope is used to date a wooden tool of the Bronze Age?", ["cobalt-60", "uranium-238", "technetium-99m", "carbon-14"], 3),
    ("q", 2, "The activity of a source falls from 480 Bq to 60 Bq in 30 minutes. Find its half-life.", "10 minutes", r"$480 \rightarrow 240 \rightarrow 120 \rightarrow 60$ takes three half-lives, and $30 \div 3 ={}$10 minutes"),
]


@layout(HALF, "worksheet-foehn", "worksheet of the exam class on nuclear physics, boxed points, solution boxes, choices to tick with the right one ticked")
def worksheet_foehn(draw):
    items, body = [], ""

    def box(answer, working):
        return rf"\begin{{solution}}{working or tex(answer)}\end{{solution}}" + "\n"

    for n, (kind, *rest) in enumerate(DECAY, 1):
        if kind == "p":
            stem, parts = rest
            body += rf"\question {tex(stem)}" + "\n" + r"\begin{parts}"
            for letter, (marks, question, answer, working) in zip("abc", parts):
                body += rf"\part[{marks}] {tex(question)}" + "\n" + box(answer, working)
                items.append(item(question, answer, f"{n}({letter})", marks, stem=stem, answer_kind="contains" if working else None))
            body += r"\end{parts}" + "\n"
        elif kind == "c":
            marks, question, options, right = rest
            inner = "".join((r"\CorrectChoice " if k == right else r"\choice ") + tex(text) + "\n" for k, text in enumerate(options))
            body += rf"\question[{marks}] {tex(question)}" + "\n" + rf"\begin{{checkboxes}}{inner}\end{{checkboxes}}" + "\n"
            items.append(chosen(question, options, right, str(n), None, marks))
        else:
            marks, question, answer, *working = rest
            body += rf"\question[{marks}] {tex(question)}" + "\n" + box(answer, working[0] if working else "")
            items.append(item(question, answer, str(n), marks, answer_kind="contains" if working else None))
    source = r"""\documentclass[11pt,letterpaper,addpoints,answers]{exam}
\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{amsmath,amssymb,tgpagella}
\pdfcompresslevel=9\pdfobjcompresslevel=2
\usepackage[margin=1in]{geometry}
\pointname{}\boxedpoints\pointsinmargin
\checkboxchar{$\square$}\checkedchar{$\boxtimes$}
\header{Physics 11}{Radioactivity}{\makebox[5cm]{Name:\enspace\hrulefill}}\headrule
\footer{}{Page \thepage\ of \numpages}{}
\begin{document}
\begin{questions}
""" + body.replace("→", r"$\rightarrow$") + r"\end{questions}\end{document}"
    return Document("latex", source, items)


# Recruitment of clerks, India

CLERK = [
    ("Which of the following rivers flows into the Arabian Sea?", "Narmada", ["Mahanadi", "Godavari", "Krishna"]),
    ("The Constitution of India came into force on", "26 January 1950", ["15 August 1947", "26 November 1949", "2 October 1950"]),
    ("Who was the first woman Prime Minister of India?", "Indira Gandhi", ["Sarojini Naidu", "Pratibha Patil", "Sucheta Kripalani"]),
    ("The Konark Sun Temple is situated in the State of", "Odisha", ["Tamil Nadu", "Gujarat", "Karnataka"]),
    ("How many players are there in a kabaddi team on the court?", "7", ["5", "9", "11"]),
    ("The Reserve Bank of India has its headquarters at", "Mumbai", ["New Delhi", "Kolkata", "Chennai"]),
    ("‘Bihu’ is the main festival of", "Assam", ["Punjab", "Kerala", "Manipur"]),
    ("Which vitamin is produced in the skin in sunlight?", "Vitamin D", ["Vitamin A", "Vitamin C", "Vitamin K"]),
    ("The Battle of Plassey was fought in the year", "1757", ["1761", "1764", "1857"]),
    ("Which Article of the Constitution of India abolishes untouchability?", "Article 17", ["Article 14", "Article 21", "Article 32"]),
    ("The Tropic of Cancer does not pass through", "Bihar", ["Rajasthan", "Tripura", "Jharkhand"]),
    ("‘Gitanjali’ was written by", "Rabindranath Tagore", ["Bankim Chandra Chatterjee", "Sarojini Naidu", "R. K. Narayan"]),
    ("The chemical name of washing soda is", "sodium carbonate", ["sodium bicarbonate", "sodium chloride", "sodium hydroxide"]),
    ("In a computer, which key is used with C to copy selected text?", "Ctrl", ["Alt", "Shift", "Tab"]),
    ("The highest peak in peninsular India is", "Anamudi", ["Doddabetta", "Mahendragiri", "Guru Shikhar"]),
    ("Which gas is filled in fire-fighting cylinders for electrical fires?", "Carbon dioxide", ["Oxygen", "Hydrogen", "Nitrous oxide"]),
    ("The Dandi March of 1930 was made to protest against the tax on", "salt", ["land", "cotton", "indigo"]),
    ("What is the minimum age for election to the Lok Sabha?", "25 years", ["18 years", "21 years", "30 years"]),
    ("Chilika is a", "lagoon", ["glacier", "dam", "desert"]),
    ("The Election Commission of India is at present a body of", "three members", ["one member", "five members", "seven members"]),
]


@layout(HALF, "clerk-bora", "multiple choice in two columns, key at the end as a grid with letters behind the numbers")
def clerk_bora(draw):
    items, body, cells = [], "", []
    for n, (question, right, wrong) in enumerate(CLERK, 1):
        options, place = turned(draw, right, wrong)
        shown = [f"({letter}) {tex(text)}" for letter, text in zip("abcd", options)]
        if max(map(len, options)) <= 16:
            rows = "".join(rf"\hspace*{{7mm}}\makebox[33mm][l]{{{a}}}{b}\par " for a, b in (shown[:2], shown[2:]))
        else:
            rows = "".join(rf"\hspace*{{7mm}}{text}\par " for text in shown)
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{1pt}}\lab{{0pt}}{{7mm}}{{{n}.}}{{{tex(question)}}}{rows}\end{{minipage}}\par\vspace{{2.5mm}}" + "\n"
        cells.append(f"{n}. ({'abcd'[place]})")
        items.append(chosen(question, options, place, str(n), "abcd"))
    grid = r"\hline ".join(" & ".join(cells[row * 5 : row * 5 + 5]) + r"\\" for row in range(4))
    key = rf"\bigskip\begin{{center}}\textbf{{ANSWERS}}\par\medskip\renewcommand\arraystretch{{1.25}}\begin{{tabular}}{{|*5{{p{{22mm}}|}}}}\hline {grid}\hline\end{{tabular}}\end{{center}}"
    head = r"\begin{center}{\large\bfseries CLERKS RECRUITMENT EXAMINATION, 2015}\par\smallskip\textbf{PART B: GENERAL AWARENESS}\par (Questions 1 to 20)\end{center}\begin{multicols}{2}"
    engine, source = document(draw, head + body + r"\end{multicols}" + key, ["times", "timesnew"], (10,), (17, 20), foot=r"\fancyfoot[L]{\small B/15}\fancyfoot[C]{\small (\thepage)}", extra=r"\setlength\columnseprule{0.4pt}\setlength\columnsep{8mm}")
    return Document(engine, source, items)


# Board reviewer, Philippines

FISH = [
    ("The scientific name of milkfish is", "Chanos chanos", ["Lates calcarifer", "Mugil cephalus", "Clarias batrachus"]),
    ("A pond that receives newly hatched fry is called a", "nursery pond", ["catching pond", "rearing pond", "settling pond"]),
    ("Which instrument is used to measure the salinity of pond water?", "refractometer", ["Secchi disk", "barometer", "anemometer"]),
    ("The mixture of algae, small animals and debris on which milkfish graze is known as", "lab-lab", ["lumut", "bagoong", "kusay"]),
    ("The young of an oyster that has just settled is called", "spat", ["elver", "zoea", "fingerling"]),
    ("Fish breathe with their", "gills", ["fins", "scales", "swim bladder"]),
    ("Eucheuma is a kind of", "seaweed", ["sponge", "coral", "crab"]),
    ("Agricultural lime is spread on the pond bottom to", "correct acidity", ["add oxygen", "kill algae", "raise salinity"]),
    ("The fish that carries its eggs in its mouth is the", "Nile tilapia", ["common carp", "milkfish", "grouper"]),
    ("The best time to stock fry is", "early morning", ["noon", "early afternoon", "during heavy rain"]),
    ("Salting preserves fish mainly because salt", "removes water", ["adds protein", "softens bones", "melts the fat"]),
    ("The number of legs of a shrimp used for walking is", "ten", ["four", "six", "eight"]),
    ("The dissolved oxygen of a pond is usually lowest", "just before dawn", ["at noon", "in mid-afternoon", "at sunset"]),
    ("Which of the following is a filter feeder?", "mussel", ["mud crab", "grouper", "catfish"]),
]


@layout(HALF, "reviewer-chinook", "word-processor quiz with options in rows of two and four, no key")
def reviewer_chinook(draw):
    body, items = paragraph(run("FISHERIES BOARD REVIEWER"), "Title") + paragraph(run("Aquaculture and Post-harvest – Set A"), "Body"), []
    body += paragraph(run("Direction: Choose the letter of the best answer and shade it on your answer sheet. STRICTLY NO ERASURES.", "I"))
    for n, (question, right, wrong) in enumerate(FISH, 1):
        options, _ = turned(draw, right, wrong)
        shown = [f"{letter}. {text}" for letter, text in zip("abcd", options)]
        body += paragraph(run(f"{n}.\t{question}"), "Ask")
        if max(map(len, options)) <= 14:
            body += paragraph(run("\t".join(shown)), "Row")
        else:
            body += paragraph(run("\t\t".join(shown[:2])), "Row") + paragraph(run("\t\t".join(shown[2:])), "Row")
        items.append(item(question, None, str(n), None, choices("abcd", options), kind="mcq"))
    styles = paragraph_style("Ask", 0.35, 1.0, -1.0, [(1.0, "")], extra='fo:keep-with-next="always"') + paragraph_style("Row", 0.05, 1.0, 0, [(5.0, ""), (9.0, ""), (13.0, "")])
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (11,), styles=styles)
    return Document(engine, source, items)


# Catalogue of a fishing exam, Slovakia

RYBAR = [
    ("Čím dýchajú ryby?", "žiabrami", ["pľúcami", "plutvami"]),
    ("Ktorá z uvedených rýb je dravá?", "šťuka severná", ["kapor rybničný", "lieň sliznatý"]),
    ("Čo je neres?", "rozmnožovanie rýb", ["zimovanie rýb", "choroba rýb"]),
    ("Ktorá ryba má na chrbte za chrbtovou plutvou tukovú plutvičku?", "pstruh potočný", ["karas striebristý", "ostriež zelenkavý"]),
    ("Čo musí mať rybár pri sebe pri love?", "povolenie na rybolov a rybársky lístok", ["iba občiansky preukaz", "iba prút a návnadu"]),
    ("Ako sa volá mladý jedinec ryby po vyliahnutí z ikry?", "plôdik", ["mliečňak", "ikernačka"]),
    ("Čo určuje bočná čiara ryby?", "vníma pohyb a tlak vody", ["určuje farbu ryby", "slúži na dýchanie"]),
    ("Ktorý znak odlišuje úhora od ostatných našich rýb?", "hadovité telo", ["dlhé fúzy", "ostré ostne na chrbte"]),
    ("Ako má rybár zaobchádzať s rybou, ktorú pustí späť?", "vezme ju mokrými rukami", ["vezme ju suchou handrou", "hodí ju do vody z brehu"]),
    ("Akú farbu má samček pstruha v čase neresu?", "výraznejšiu ako inokedy", ["vždy bielu", "vždy čiernu"]),
    ("Kam patrí kapor podľa potravy?", "medzi nedravé ryby", ["medzi dravé ryby", "medzi parazity"]),
]


@layout(HALF, "rybar-harmattan", "multiple choice in Slovak, the right option marked on the page by a tick")
def rybar_harmattan(draw):
    body, items = "<h1>Skúšobné otázky pre uchádzačov o rybársky lístok</h1><p class=i>Správna odpoveď je označená ✔.</p><h2>I. Ryby a rybolov</h2>", []
    for n, (question, right, wrong) in enumerate(RYBAR, 1):
        options, place = turned(draw, right, wrong)
        listed = "".join(f"<div class=o><span>{letter})</span><span>{web(text)}{' <i>✔</i>' if k == place else ''}</span></div>" for k, (letter, text) in enumerate(zip("abc", options)))
        body += f"<div class=q><p><b>{n}.</b> {web(question)}</p>{listed}</div>"
        items.append(chosen(question, options, place, str(n), "abc", section="I. Ryby a rybolov"))
    css = "h1 { font-size: 130%; border-bottom: 2px solid #2c6e49 } h2 { font-size: 110%; color: #2c6e49 } .q { break-inside: avoid; margin: 0 0 4mm } .q p { margin: 0 0 1mm } .o { display: flex; margin-left: 8mm } .o span:first-child { width: 7mm } .o i { font: 11pt 'DejaVu Sans'; color: #2c6e49; margin-left: 2mm }"
    engine, source = page(draw, body, ["Noto Sans", "Carlito", "Open Sans"], (11,), css, language="sk")
    return Document(engine, source, [entry for entry in items])


# Statements of a Swiss course of first aid

SAMARITER = [
    ("Die Notrufnummer der Sanität in der Schweiz ist 144.", True, ""),
    ("Bei einer Verbrennung legt man sofort Eis direkt auf die Haut.", False, ""),
    ("Ein bewusstloser Mensch, der normal atmet, kommt in die Seitenlage.", True, ""),
    ("Bei Nasenbluten legt man den Kopf in den Nacken.", False, ""),
    ("Die Herzdruckmassage erfolgt 100- bis 120-mal pro Minute.", True, ""),
    ("Ein Fremdkörper, der tief in einer Wunde steckt, wird sofort herausgezogen.", False, ""),
    ("Der Defibrillator gibt selbst an, ob ein Schock nötig ist.", True, ""),
    ("Nach dem Verschlucken von Säure soll man Erbrechen auslösen.", False, ""),
    ("Bei einer starken Blutung drückt man auf die Wunde.", True, ""),
    ("Zecken dreht man mit Öl oder Leim heraus.", False, ""),
    ("Wer einen Notfall meldet, sagt zuerst, wo er ist.", True, ""),
    ("Einem Verletzten mit Motorradhelm nimmt man den Helm ab, wenn er nicht atmet.", True, ""),
]


@layout(HALF, "samariter-levanter", "true or false in German with boxes behind the statements, key as two lists on the last page")
def samariter_levanter(draw):
    asked = draw.mixed(SAMARITER)
    body = paragraph(run("Nothilfekurs: Lernkontrolle"), "Title") + paragraph(run("Samariterverein Aaretal\tDatum: ____________"))
    body += paragraph(run("Kreuzen Sie an, ob die Aussage richtig oder falsch ist."))
    items = []
    for n, (text, verdict, _) in enumerate(asked, 1):
        body += paragraph(run(f"{n}\t{text}"), "Ask") + paragraph(run("☐ richtig\t☐ falsch"), "Row")
        items.append(item(text, str(verdict), str(n), kind="truefalse"))
    body += paragraph(run("Lösungen"), "Break")
    for word, wanted in (("Richtig", True), ("Falsch", False)):
        body += paragraph(run(f"{word}: ", "B") + run(", ".join(str(n) for n, (_, verdict, _) in enumerate(asked, 1) if verdict == wanted)))
    styles = paragraph_style("Ask", 0.45, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always"') + paragraph_style("Row", 0.1, 0.9, 0, [(4.0, "")])
    styles += paragraph_style("Break", 0, bold=True, size=14, extra='fo:break-before="page"')
    engine, source = office(draw, body, ["DejaVu Sans", "Liberation Sans"], (11,), styles=styles)
    return Document(engine, source, items)


# Prepositions for learners of German

LUECKEN = [
    ("Das Bild hängt ___ der Wand.", "an"), ("Wir fahren ___ dem Zug nach Bern.", "mit"), ("Der Film beginnt ___ acht Uhr.", "um"), ("Ich wohne ___ drei Jahren in Köln.", "seit"),
    ("Das Geschenk ist ___ meine Mutter.", "für"), ("Die Katze schläft ___ dem Tisch.", "unter"), ("Er trinkt den Kaffee ___ Zucker.", "ohne"), ("Sie kommt ___ Italien.", "aus"),
    ("Gehst du heute ___ Arzt?", "zum"), ("Die Bank ist ___ der Post und dem Café.", "zwischen"), ("Wir laufen ___ den Park nach Hause.", "durch"), ("___ der Arbeit gehe ich schwimmen.", "nach"),
    ("Oma wohnt ___ uns im Haus.", "bei"), ("Die Straßenbahn fährt ___ die Brücke.", "über"),
]


@layout(HALF, "luecken-tramontana", "gaps as rules in two columns, word bank in a frame, answers at the foot, German for learners")
def luecken_tramontana(draw):
    asked = draw.mixed(LUECKEN)
    bank = draw.mixed([word for _, word in asked])
    inner, items = "", []
    for n, (text, word) in enumerate(asked, 1):
        gap = r"\rule[-2pt]{20mm}{0.5pt}"
        shown = gap.join(tex(part) for part in text.split("___"))
        inner += rf"\begin{{minipage}}{{\linewidth}}\raggedright\lab{{0pt}}{{8mm}}{{{n}.}}{{{shown}}}\end{{minipage}}\par\vspace{{5mm}}" + "\n"
        items.append(item(text.replace("___", "").strip(), word, str(n), kind="gap", gap=True))
    key = "; ".join(f"{n}. {word}" for n, (_, word) in enumerate(asked, 1))
    joined = r" \quad ".join(bank)
    body = r"Name: \rule{6cm}{0.4pt}\hfill Datum: \rule{3cm}{0.4pt}\par\bigskip{\LARGE\bfseries Präpositionen}\par\medskip Ergänzen Sie. Jedes Wort passt nur einmal.\par\bigskip" + rf"\begin{{center}}\fbox{{\parbox{{0.8\linewidth}}{{\centering\itshape {joined}}}}}\end{{center}}\bigskip\begin{{multicols}}{{2}}\raggedright {inner}\end{{multicols}}\vfill{{\footnotesize\textbf{{Lösung:}} {key}\par}}"
    engine, source = document(draw, body, ["lmsans", "arial", "noto"], (11,), (22, 25), foot=r"\fancyfoot[R]{\footnotesize Deutsch A2}", extra=r"\setlength\columnsep{10mm}")
    return Document(engine, source, items)


# Open cloze of a school-leaving exam, Hungary

BICYCLE = "The bicycle has changed little in (0) ___ last hundred years, yet its early history is full of surprises. The first machine with two wheels had no pedals (1) ___ all: its rider pushed it along with his feet. It was built in 1817 (2) ___ Karl von Drais, a German forester, and people who could afford one rode it in the parks. When pedals (3) ___ added half a century later, they were fixed to the front wheel. The bigger this wheel was, (4) ___ faster the rider could go, so it grew until it was as tall (5) ___ a man. Riding such a machine was dangerous, (6) ___ a small stone was enough to throw the rider over the handlebars. Not (7) ___ the 1880s did the safety bicycle appear, with two equal wheels and a chain. It was this model (8) ___ made cycling popular with women, many of (9) ___ had never travelled on (10) ___ own before."
BICYCLE_KEY = ["the", "at", "by", "were", "the", "as", "since / because / for / as", "until / till", "that / which", "whom", "their"]


def gapped(text, shown):
    """The sentences with their gaps as `shown` prints them, and the sentence that holds each gap."""
    parts = text.split("___")
    whole = "".join(part + (shown if k < len(parts) - 1 else "") for k, part in enumerate(parts))
    sentences = re.split(r"(?<=[.?!]) (?=[A-Z(])", whole)
    return whole, lambda n: next(sentence for sentence in sentences if f"({n})" in sentence)


@layout(HALF, "cloze-monsoon", "open cloze with numbered gaps, example 0, boxes for the answers, key at the end as list")
def cloze_monsoon(draw):
    whole, sentence = gapped(BICYCLE, "________")
    items = [item(sentence(n), BICYCLE_KEY[n].replace(" / ", "\n"), str(n), kind="gap") for n in range(1, 11)]
    text = web(whole)
    for n in range(11):
        text = text.replace(f"({n}) ________", f"<b>({n})</b> ________")
    cells = "".join(f"<tr><td>{n})</td><td>{'<i>the</i>' if n == 0 else ''}</td></tr>" for n in range(11))
    key = "".join(f"<p>{n}) {web(BICYCLE_KEY[n])}</p>" for n in range(1, 11))
    body = f"<div class=h><span>Angol nyelv – középszint</span><span>Név: ........................ osztály: ......</span></div><h2>Task 2</h2><ul><li>You are going to read an article about the bicycle. Some words are missing from the text.</li><li>Write the missing words in the box after the text. Use only <b>one</b> word in each gap.</li><li>There is an example (0) at the beginning.</li></ul><h3>A SHORT HISTORY OF THE BICYCLE</h3><p class=t>{text}</p><table>{cells}</table><div class=k><h2>Key</h2>{key}</div>"
    css = ".h { display: flex; justify-content: space-between; border-bottom: 1px solid #000 } h3 { text-align: center } .t { text-align: justify; line-height: 1.6 } table { border-collapse: collapse } td { border: 1px solid #000; height: 6mm; padding: 0 2mm } td:first-child { width: 8mm } td:last-child { width: 50mm } .k { break-before: page } .k p { margin: 1mm 0 }"
    engine, source = page(draw, body, ["Liberation Serif", "Caladea"], (11,), css)
    return Document(engine, source, items)


# Use of English, part 1

TEA = "Nobody knows for certain when tea was first drunk, but according (0) ___ a Chinese legend it happened by accident nearly five thousand years ago. The emperor Shen Nong was boiling water in his garden when some leaves (1) ___ into the pot. He liked the taste and (2) ___ the plant to his people. For centuries tea was (3) ___ as a medicine rather than a pleasure. It did not (4) ___ Europe until about 1610, when Dutch merchants brought it home from the East. At first it was so expensive that only the rich could (5) ___ it, and the lady of the house used to (6) ___ it locked in a box. Heavy taxes led to smuggling on a large (7) ___ until the British government cut the duty in 1784. From then on it (8) ___ the place of beer as the drink of ordinary people."
TEA_WORDS = [("to", ["for", "with", "by"]), ("fell", ["felt", "dropped out", "landed up"]), ("recommended", ["insisted", "persuaded", "informed"]), ("regarded", ["believed", "thought", "considered to"]), ("reach", ["arrive", "get", "come"]), ("afford", ["pay", "spend", "allow"]), ("keep", ["hold", "stay", "remain"]), ("scale", ["size", "degree", "rate"]), ("took", ["made", "went", "held"])]


@layout(HALF, "cloze-pampero", "cloze with numbered gaps and choices A to D in rows below, key at the foot")
def cloze_pampero(draw):
    whole, sentence = gapped(TEA, "..............")
    items, rows, key = [], "", []
    for n, (right, wrong) in enumerate(TEA_WORDS):
        options, place = turned(draw, right, wrong)
        rows += rf"\textbf{{{n}}} & " + " & ".join(rf"\textbf{{{letter}}}\enspace {tex(text)}" for letter, text in zip("ABCD", options)) + r"\\" + "\n"
        if n:
            key.append(f"{n} {'ABCD'[place]}")
            items.append(item(sentence(n), right, str(n), None, choices("ABCD", options), kind="gap", answer_label="ABCD"[place]))
    text = tex(whole)
    for n in range(9):
        text = text.replace(f"({n}) ..............", rf"\textbf{{({n})}}~\makebox[22mm]{{\dotfill}}")
    joined = r" \quad ".join(key)
    body = rf"\fcolorbox{{black}}{{black!10}}{{\parbox{{0.98\linewidth}}{{\textbf{{Part 1}}\par For questions \textbf{{1–8}}, read the text below and decide which answer (\textbf{{A}}, \textbf{{B}}, \textbf{{C}} or \textbf{{D}}) best fits each gap. There is an example at the beginning (\textbf{{0}}).}}}}\par\bigskip\begin{{center}}\large\bfseries The story of tea\end{{center}}\begin{{spaced}}{text}\end{{spaced}}\par\bigskip\renewcommand\arraystretch{{1.5}}\begin{{tabular}}{{@{{}}p{{8mm}}*4{{p{{36mm}}}}}}{rows}\end{{tabular}}\vfill{{\small Answer key, Part 1:\enspace {joined}}}"
    body = body.replace("–", "--")
    extra = r"\newenvironment{spaced}{\linespread{1.35}\selectfont}{\par}"
    engine, source = document(draw, body, ["helvetica", "arial", "lmsans"], (11,), (20, 22), head=r"\fancyhead[L]{\small Practice Test 4}\fancyhead[R]{\small Reading and Use of English}", extra=extra)
    return Document(engine, source, items)
