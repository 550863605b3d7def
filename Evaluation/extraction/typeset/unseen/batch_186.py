"""The hundred-and-eighty-sixth: twelve sheets as a collector of teaching material meets them, named after knots, owls and deserts."""

import importlib

from latex import document, table, tex
from paper import Document, choices, item, layout
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"


# Biology paper of an international board, nested parts, scheme in its own file

CELL = r"\begin{center}\begin{tikzpicture}[scale=0.9]\draw[thick] (0,0) rectangle (5,2.6);\draw (0.12,0.12) rectangle (4.88,2.48);\draw (1.2,0.6) rectangle (3.9,2.0);\filldraw[fill=gray!40] (0.65,1.3) circle (0.35);\foreach \x/\y in {1.6/0.35,2.6/0.33,3.5/0.36,4.4/1.0,4.4/1.8,2.2/2.25,3.2/2.25} \draw[fill=gray!15] (\x,\y) ellipse (0.25 and 0.11);\draw (5,2.2)--(6.3,2.4) node[right] {A};\draw (3.2,1.4)--(6.3,1.3) node[right] {B};\draw (0.65,1.3)--(-1.2,1.3) node[left] {C};\end{tikzpicture}\par\medskip\textbf{Fig. 1.1}\end{center}"
STARCH = r"\begin{center}\textbf{Table 2.1}\par\smallskip\renewcommand\arraystretch{1.2}\begin{tabular}{|c|c|}\hline temperature / °C & time taken for starch to disappear / s\\\hline 10 & 410\\\hline 20 & 240\\\hline 40 & 95\\\hline 60 & 380\\\hline 80 & starch still present\\\hline\end{tabular}\end{center}"
BIOLOGY = [
    ("Fig. 1.1 shows a cell from the leaf of a plant.", CELL, [
        ("a", None, [
            ("i", "Name the parts labelled A, B and C.", ["A: cell wall", "B: vacuole", "C: nucleus"]),
            ("ii", "State the function of chloroplasts.", ["photosynthesis"]),
        ]),
        ("b", "Explain how a root hair cell is adapted to its function.", ["long extension gives a large surface area", "thin wall gives a short distance for diffusion", "many mitochondria release energy for active transport"]),
    ]),
    ("A student mixed amylase with starch at five different temperatures and measured the time taken for the starch to disappear. The results are shown in Table 2.1.", STARCH, [
        ("a", "Define the term enzyme.", ["a protein", "that acts as a biological catalyst"]),
        ("b", None, [
            ("i", "State the temperature in Table 2.1 at which amylase worked fastest.", ["40 °C"]),
            ("ii", "Explain the result at 80 °C.", ["the enzyme is denatured", "the shape of the active site has changed", "so starch no longer fits into it"]),
        ]),
        ("c", "Suggest two variables that the student should have kept the same.", ["pH", "volume of the starch suspension"]),
    ]),
    ("Blood is pumped around the human body by the heart.", "", [
        ("a", "Name the blood vessel that carries blood from the heart to the lungs.", ["pulmonary artery"]),
        ("b", "Explain why the wall of the left ventricle is thicker than the wall of the right ventricle.", ["the left ventricle pumps blood to the whole body", "so a higher pressure is needed"]),
        ("c", "Describe how coronary heart disease is caused.", ["fatty material builds up in the coronary arteries", "less blood flows to the muscle of the heart", "the muscle receives too little oxygen"]),
    ]),
]


@layout(HALF, "paper-karakum", "biology paper of an international board, XeLaTeX: 1 (a) (i) with dotted lines and [2] at the right, figure and table, [Total: 8]; scheme in its own file as Question | Answer | Marks")
def paper_karakum(draw):
    items, body, scheme = [], "", []

    def asked(question, points, number, stem, indent, label, width):
        marks = len(points)
        lines = r"\dotline" * (marks if marks > 1 else 1)
        items.append(item(question, "\n".join(points), number, marks, stem=stem, rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None))
        scheme.append((number, points, marks))
        return rf"\needspace{{25mm}}\lab{{{indent}}}{{{width}}}{{{label}}}{{{tex(question)}}}{{\leftskip={indent}\advance\leftskip by {width}{lines}}}\vspace{{1mm}}\hfill [{marks}]\par\medskip " + "\n"

    for n, (stem, figure, parts) in enumerate(BIOLOGY, 1):
        first = len(items)
        body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}{figure}" + "\n"
        for letter, question, below in parts:
            if question:
                body += asked(question, below, f"{n}({letter})", stem, "8mm", rf"\textbf{{({letter})}}", "9mm")
                continue
            for roman, inner, points in below:
                before = rf"\textbf{{({letter})}}" if roman == "i" else ""
                label = rf"\makebox[9mm][l]{{{before}}}\textbf{{({roman})}}"
                body += asked(inner, points, f"{n}({letter})({roman})", stem, "8mm", label, "18mm")
        body += rf"\hfill [Total: {sum(i['marks'] for i in items[first:])}]\par" + (r"\newpage " if n < len(BIOLOGY) else "") + "\n"
    total = sum(i["marks"] for i in items)
    year = draw.random.randint(15, 23)
    front = rf"\textbf{{\Large BIOLOGY}}\hfill\textbf{{0773/3{year % 3 + 1}}}\par Paper 3 Theory (Core)\hfill \textbf{{May/June 20{year}}}\par\hfill 45 minutes\par\smallskip You must answer on the question paper. No additional materials are needed.\par\medskip\hrule\medskip\textbf{{INSTRUCTIONS}}\begin{{itemize}}[nosep]\item Answer \textbf{{all}} questions.\item Use a black or dark blue pen. You may use an HB pencil for any diagrams or graphs.\item Write your name, centre number and candidate number in the spaces below.\end{{itemize}}\smallskip\textbf{{INFORMATION}}\begin{{itemize}}[nosep]\item The total mark for this paper is {total}.\item The number of marks for each question or part question is shown in brackets [ ].\end{{itemize}}\bigskip\bigskip\renewcommand\arraystretch{{1.8}}\begin{{tabular}}{{|p{{35mm}}|p{{80mm}}|}}\hline Candidate name & \\\hline Centre number & \\\hline Candidate number & \\\hline\end{{tabular}}\renewcommand\arraystretch{{1}}\newpage "
    code = rf"0773/3{year % 3 + 1}/M/J/{year}"
    look = dict(fonts=["arial", "helvetica"], sizes=(11,))
    engine, source = document(draw, front + body, **look, margins=(22, 26), head=r"\thepage", foot=rf"\fancyfoot[L]{{\scriptsize © Meridian Assessment 20{year}}}\fancyfoot[C]{{\scriptsize {code}}}\fancyfoot[R]{{\scriptsize\ifnum\value{{page}}<4 [Turn over\fi}}")
    marked = rf"{{\Large\bfseries Mark Scheme}}\hfill BIOLOGY {code[:7]}\par Maximum Mark: {total}\par\medskip This mark scheme is published as an aid to teachers and candidates. It does not indicate the details of the discussions that took place at the examiners’ meeting.\par\bigskip\renewcommand\arraystretch{{1.3}}\begin{{longtable}}{{|>{{\centering\arraybackslash}}p{{22mm}}|p{{105mm}}|>{{\centering\arraybackslash}}p{{16mm}}|}}\hline \textbf{{Question}} & \centering\textbf{{Answer}} & \textbf{{Marks}}\\\hline\endhead "
    for number, points, marks in scheme:
        listed = r" \newline ".join(tex(p) for p in points)
        marked += rf"{number} & {listed} & \textbf{{{marks}}}\\\hline" + "\n"
    marked += r"\end{longtable}"
    return Document(engine, source, items, document(draw, marked, **look, margins=(20, 24), foot=rf"\small Page \thepage")[1])


# Quiz of an American elementary school, no key

STATES = [
    ("Which branch of government makes the laws?", ["executive", "judicial", "legislative", "military"]),
    ("What do we call the people who came to live in America before 1776?", ["astronauts", "colonists", "senators", "voters"]),
    ("Which ocean is on the east coast of the United States?", ["Arctic Ocean", "Atlantic Ocean", "Indian Ocean", "Pacific Ocean"]),
    ("What is the main job of a mayor?", ["to lead a city", "to lead a state", "to lead the country", "to lead the army"]),
    ("Which tool on a map shows how far apart two places are?", ["compass rose", "key", "scale", "title"]),
    ("Goods that are sold to another country are called", ["exports", "imports", "services", "taxes"]),
    ("Which document begins with the words “We the People”?", ["the Bill of Rights", "the Constitution", "the Declaration of Independence", "the Mayflower Compact"]),
    ("A natural resource is something that", ["is made in a factory", "is found in nature and used by people", "can only be bought with gold", "is grown in a store"]),
    ("Which river was explored by Lewis and Clark on their way west?", ["the Hudson River", "the Missouri River", "the Ohio River", "the Potomac River"]),
    ("How many stripes are on the American flag?", ["10", "13", "48", "50"]),
    ("What is money paid to the government called?", ["a budget", "income", "a profit", "taxes"]),
]
STATES_OPEN = ["Name one right that the First Amendment protects. Explain why it is important.", "What is one difference between a want and a need? Give an example of each."]


@layout(HALF, "quiz-becket", "Grade 4 social studies test, word processor on letter paper: name and score line, ____ 1. with A. to D. stacked, Part II with ruled lines, nothing answered")
def quiz_becket(draw):
    sheet = Sheet(draw.one(["Comic Neue", "Carlito", "Liberation Sans"]), draw.one((11, 12)), country="US", paper=(21.59, 27.94), margin=2.2)
    right, line = (sheet.wide, RIGHT), (sheet.wide, 'style:type="right" style:leader-style="solid" style:leader-text="_"')
    keep = 'fo:keep-with-next="always"'
    asked, items = draw.some(STATES, 9), []
    sheet.body += [sheet.p("Name: ______________________________\tDate: ______________", tabs=[right], after=0.15), sheet.p(f"Mrs. Alvarado – Room 12\tScore: ______ / {len(asked) + 4}", tabs=[right], after=0.4), sheet.p("<b>Grade 4 Social Studies – Unit 3 Test</b>", align="center", size=16, after=0.3)]
    sheet.body += [sheet.p("<b>Part I. Multiple Choice.</b> Read each question. Write the letter of the best answer on the line.", after=0.2)]
    for n, (question, options) in enumerate(asked, 1):
        sheet.body.append(sheet.p(f"_____\t{n}.\t{question}", left=2.4, first=-2.4, tabs=[1.4, 2.4], before=0.25, after=0.08, extra=keep))
        for k, (letter, text) in enumerate(zip("ABCD", options)):
            sheet.body.append(sheet.p(f"{letter}.\t{text}", left=3.4, first=-0.9, tabs=[3.4], after=0.03, extra=keep if k < 3 else ""))
        items.append(item(question, None, str(n), None, choices("ABCD", options), kind="mcq", section="Part I. Multiple Choice."))
    sheet.body.append(sheet.p("<b>Part II. Short Answer.</b> Answer in complete sentences. (2 points each)", before=0.6, after=0.2, extra=keep))
    for n, question in enumerate(STATES_OPEN, len(asked) + 1):
        sheet.body.append(sheet.p(f"{n}.\t{question}", left=1.0, first=-1.0, tabs=[1.0], before=0.2, after=0.2, extra=keep))
        sheet.body += [sheet.p("\t", left=1.0, tabs=[line], after=0.3) for _ in range(3)]
        items.append(item(question, None, str(n), section="Part II. Short Answer."))
    sheet.foot = sheet.p("© Lincoln Elementary School\tPage {page}", size=9, tabs=[right])
    engine, source = sheet.source()
    return Document(engine, source, items)


# Practice test of a web site for food handlers

FOOD = [
    ("What is the temperature danger zone for food?", ["0°F to 41°F", "41°F to 135°F", "135°F to 165°F", "165°F to 212°F"], 1, "Bacteria grow fastest between these two temperatures, so food must not stay there for more than four hours."),
    ("How long should you scrub your hands with soap when you wash them?", ["At least 3 seconds", "At least 5 seconds", "10 to 15 seconds", "1 minute"], 2, "The whole process, with rinsing and drying, takes about 20 seconds."),
    ("Where should raw chicken be stored in a refrigerator?", ["On the top shelf", "Next to the salads", "In the door", "On the bottom shelf"], 3, "Juices that drip from it cannot reach ready-to-eat food when nothing is below it."),
    ("What is the minimum internal cooking temperature for poultry?", ["135°F", "145°F", "155°F", "165°F"], 3, "Chicken, turkey and duck must reach 165°F for at least one second."),
    ("Which of these is a safe way to thaw frozen fish?", ["On the counter overnight", "In the refrigerator", "In warm water", "In the sun"], 1, "Cold running water and the microwave are safe, too."),
    ("A food handler has jaundice. What should the manager do?", ["Give the worker gloves", "Let the worker wash dishes", "Exclude the worker and tell the health department", "Ask the worker to wear a mask"], 2, "Jaundice can be a sign of hepatitis A."),
    ("What does FIFO stand for?", ["First In, First Out", "Food Inspected, Food Ordered", "Fast In, Fast Out", "Frozen Items, Fresh Only"], 0, "Older stock is placed in front so that it is used first."),
    ("Which of the following is one of the major food allergens?", ["Rice", "Tomatoes", "Peanuts", "Lettuce"], 2, "Others are milk, eggs, fish, shellfish, tree nuts, wheat, soy and sesame."),
    ("Moving germs from raw meat to a salad with a knife is called", ["cross-contamination", "pasteurization", "sanitizing", "time abuse"], 0, "Clean and sanitize knives and boards between tasks."),
    ("Which step comes right after washing dishes in a three-compartment sink?", ["Air-drying", "Rinsing", "Sanitizing", "Scraping"], 1, "The order is wash, rinse, sanitize, air-dry."),
    ("When must single-use gloves be changed?", ["Only at the end of the shift", "Every two days", "When they are torn or dirty", "Never, if hands are clean"], 2, "They must also be changed before a new task."),
    ("Which pest is most likely to leave small dark droppings like black pepper?", ["Cockroaches", "Fruit flies", "Ants", "Moths"], 0, "A strong oily smell is another sign of them."),
]


@layout(HALF, "practice-scops", "free practice test of a web site, Chromium: numbered cards with A. to D., below each Correct Answer: B in green and Explanation, site address in the foot")
def practice_scops(draw):
    asked = draw.some(FOOD, 10)
    body, items = f"<div class=n><b>PassYourCard</b><span>Home &nbsp;›&nbsp; Food Handler &nbsp;›&nbsp; Practice Test {draw.random.randint(2, 6)}</span></div><h1>Free Food Handler Practice Test</h1><p class=i>{len(asked)} questions · Passing score 80% · Updated for this year. Pick the best answer to each question, then compare it with ours.</p>", []
    for n, (question, options, right, why) in enumerate(asked, 1):
        letter = "ABCD"[right]
        body += f"<div class=q><p class=t>{n}. {web(question)}</p>" + "".join(f"<p class=o>{a}. {web(b)}</p>" for a, b in zip("ABCD", options)) + f"<div class=k><p><b class=g>Correct Answer: {letter}</b></p><p><b>Explanation:</b> {web(why)}</p></div></div>"
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label=letter))
    body += "<p class=f>PassYourCard is a private site and is not connected with any state agency.</p>"
    css = ".n { display: flex; justify-content: space-between; border-bottom: 3px solid #e0742c; padding-bottom: 2mm; font-size: 90% } .n b { color: #e0742c; font-size: 140% } h1 { font-size: 190%; margin: 5mm 0 1mm } .i { color: #555 } .q { break-inside: avoid; margin: 5mm 0 } .t { font-weight: bold; margin: 0 0 1.5mm } .o { margin: 0.8mm 0 0.8mm 6mm } .k { background: #eef7ee; border-left: 4px solid #2e8b3d; padding: 1mm 4mm; margin-top: 2mm } .k p { margin: 1mm 0 } .g { color: #2e8b3d } .f { font-size: 80%; color: #777; border-top: 1px solid #ccc; margin-top: 8mm }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Lato"], (10, 11), css, paper="letter")
    return Document(engine, source, items)


# Worksheet of integers whose answer page prints the sheet again


@layout(HALF, "integers-namib", "free mathematics worksheet, XeLaTeX: 1. to 14. in two columns with ______, name and date; the next page prints the same sheet again, headed Answers, with the results in place of the lines")
def integers_namib(draw):
    sums = []
    while len(sums) < 14:
        a, b = draw.random.choice([-1, 1]) * draw.random.randint(2, 19), draw.random.choice([-1, 1]) * draw.random.randint(2, 19)
        sign = draw.one("+−")
        show = [f"({v})".replace("-", "−") if v < 0 else f"(+{v})" for v in (a, b)]
        result = a + b if sign == "+" else a - b
        entry = (f"{show[0]} {sign} {show[1]} =", str(result).replace("-", "−"))
        if entry not in sums and (a < 0 or b < 0):
            sums.append(entry)

    def sheet(title, filled):
        made = rf"\begin{{center}}{{\LARGE\bfseries {title}}}\end{{center}}Name: \rule{{55mm}}{{0.4pt}}\hfill Date: \rule{{35mm}}{{0.4pt}}\hfill Score: \rule{{10mm}}{{0.4pt}}/14\par\medskip\begin{{center}}Calculate each sum or difference.\end{{center}}\vspace{{4mm}}\large "
        for n in range(7):
            for k in (n, n + 7):
                text, result = sums[k]
                blank = rf"\textcolor{{red}}{{{tex(result)}}}" if filled else r"\_\_\_\_\_\_"
                made += rf"\makebox[0.5\linewidth][l]{{\makebox[11mm][l]{{\small {k + 1}.}}{tex(text)} {blank}}}"
            made += r"\par\vspace{9mm}" + "\n"
        return made + r"\vfill\begin{center}\normalsize\textsf{SumSheets.example} — Free printable worksheets. You may copy this page for your class.\end{center}"

    title = f"Adding and Subtracting Integers ({draw.one('ABCD')})"
    body = sheet(title, False) + r"\newpage " + sheet(title + " Answers", True)
    items = [item(f"{text} ______", result, str(n), kind="numeric") for n, (text, result) in enumerate(sums, 1)]
    engine, source = document(draw, body, ["arial", "noto", "dejavu"], (11,), (20, 24), foot="", paper="letterpaper")
    return Document(engine, source, items)


# Vocabulary of a Chinese course

HANZI = [
    ("老师", "lǎoshī", "n.", "teacher"), ("学生", "xuésheng", "n.", "student"), ("朋友", "péngyou", "n.", "friend"), ("医院", "yīyuàn", "n.", "hospital"), ("苹果", "píngguǒ", "n.", "apple"), ("喝", "hē", "v.", "to drink"), ("看见", "kànjiàn", "v.", "to see"),
    ("认识", "rènshi", "v.", "to know (a person)"), ("漂亮", "piàoliang", "adj.", "beautiful"), ("高兴", "gāoxìng", "adj.", "happy, glad"), ("昨天", "zuótiān", "n.", "yesterday"), ("明天", "míngtiān", "n.", "tomorrow"), ("火车站", "huǒchēzhàn", "n.", "railway station"), ("出租车", "chūzūchē", "n.", "taxi"),
    ("东西", "dōngxi", "n.", "thing"), ("便宜", "piányi", "adj.", "cheap"), ("回家", "huí jiā", "v.", "to go home"),
]


@layout(HALF, "words-morepork", "vocabulary list of a Chinese course, Chromium: striped table with a dark head, No. | Chinese | Pinyin | Part of speech | English, lesson title and level badge above")
def words_morepork(draw):
    chosen = draw.some(HANZI, 14)
    first = draw.one([1, 1, 31, 46])
    body = f"<p class=b><span>HSK 1</span> Mandarin House Language School</p><h1>Vocabulary List {draw.random.randint(2, 8)}</h1><table><thead><tr><th>No.<th>Chinese<th>Pinyin<th>Part of speech<th>English</tr></thead>" + rows((str(n), f"<span lang=zh>{a}</span>", b, c, d) for n, (a, b, c, d) in enumerate(chosen, first)) + "</table><p class=f>Tip: cover the two columns on the right and read the characters aloud.</p>"
    items = [item(a, d, str(n), kind="vocabulary") for n, (a, _, _, d) in enumerate(chosen, first)]
    css = ".b { color: #666; margin: 0 } .b span { background: #c62828; color: #fff; padding: 1mm 3mm; border-radius: 2mm; font-weight: bold; margin-right: 3mm } h1 { font-size: 180%; margin: 3mm 0 4mm } table { border-collapse: collapse; width: 100% } th { background: #333; color: #fff; text-align: left } th, td { padding: 1.8mm 3mm } tr:nth-child(even) td { background: #f2f2f2 } td span { font-family: 'Noto Sans CJK SC'; font-size: 135% } .f { font-style: italic; color: #555; margin-top: 5mm }"
    engine, source = page(draw, body, ["Lato", "Noto Sans", "Roboto"], (11, 12), css)
    return Document(engine, source, items)


# Questions of applicants, university web site

ADMISSIONS = [
    ("Applying", [
        ("When does the application portal open?", "Applications for the autumn intake open on 1 October and close on 31 January. Late applications are considered only if places are left on the programme."),
        ("Can I apply for more than one programme?", "Yes. You may choose up to three programmes and should rank them in order of preference. You pay the application fee only once."),
        ("Do I need to submit certified copies of my transcripts?", "Scans are sufficient when you apply. If you are offered a place, you must bring the originals to enrolment."),
        ("Is there an age limit?", "There is no upper age limit. Applicants must be at least seventeen years old on the first day of teaching."),
    ]),
    ("Language requirements", [
        ("Which English tests do you accept?", "We accept IELTS Academic with an overall score of 6.5 and TOEFL iBT with a score of 88. Results must not be older than two years."),
        ("I went to school in English. Do I still have to take a test?", "No. A letter from your school that confirms the language of instruction is enough."),
    ]),
    ("Fees and funding", [
        ("How much are the tuition fees?", "Fees differ between programmes and are listed on each programme page. They are fixed for the whole length of your studies."),
        ("Are scholarships available for international students?", "Every year the university awards forty merit scholarships, which cover half of the tuition fees. All applicants are considered automatically."),
        ("Can I pay in instalments?", "Yes, in two instalments, in September and in February. Please contact the Finance Office before the start of the semester."),
    ]),
    ("Accommodation", [
        ("Does the university guarantee a room in a hall of residence?", "First-year students who apply for a room before 15 June are guaranteed one. All others are placed on a waiting list."),
        ("May I bring a car?", "Parking on campus is very limited and is reserved for holders of a blue badge. Most students use buses or bicycles."),
    ]),
]


@layout(HALF, "faq-sahara", "admissions page of a university, Chromium: topics as coloured heads, questions in bold, answers in prose below, contact box at the end")
def faq_sahara(draw):
    body, items = "<p class=c>Home / Admissions / Frequently asked questions</p><h1>Frequently Asked Questions</h1><p>Have a look at the questions that applicants ask most often. If you do not find what you need, our team is happy to help.</p>", []
    for topic, pairs in ADMISSIONS:
        body += f"<h2>{topic}</h2>"
        for question, answer in pairs:
            body += f"<div class=q><p class=t>{web(question)}</p><p class=a>{web(answer)}</p></div>"
            items.append(item(question, answer, kind="faq", section=topic))
    body += "<div class=x><b>Still need help?</b><br>Admissions Office, Ashford Building, Room 1.14<br>Monday to Thursday, 9.00–16.00 · admissions@harrowgate.example · +44 1632 960 214</div>"
    css = ".c { font-size: 85%; color: #777 } h1 { color: #4b2e83; font-size: 200%; margin: 2mm 0 } h2 { color: #4b2e83; font-size: 135%; border-bottom: 1px solid #4b2e83; margin: 6mm 0 2mm; break-after: avoid } .q { break-inside: avoid } .t { font-weight: bold; margin: 3mm 0 1mm } .a { margin: 0 0 0 0 } .x { border: 1px solid #4b2e83; background: #f5f2fa; padding: 3mm 5mm; margin-top: 8mm; break-inside: avoid }"
    engine, source = page(draw, body, ["Open Sans", "Noto Sans", "Carlito"], (10, 11), css, title="FAQ")
    return Document(engine, source, items)


# Physics paper with a scheme behind it

FORCES = [
    ("A cyclist of mass 60 kg rides along a straight, level road.", [
        ("a", "Which of these is a vector quantity?", ("mcq", ["distance", "energy", "speed", "velocity"], 3)),
        ("b", "The cyclist accelerates from rest to 6 m/s in 4 s. Calculate the acceleration of the cyclist.", ["acceleration = change in velocity ÷ time taken", "1.5 m/s²"]),
        ("c", "State what is meant by the thinking distance of a cyclist.", ["the distance travelled during the reaction time"]),
        ("d", "Explain why the cyclist reaches a maximum speed.", ["air resistance increases with speed", "the forces become balanced", "so there is no acceleration"]),
    ]),
    ("A kettle is connected to the 230 V mains supply. Its power is 2.3 kW.", [
        ("a", "Which part of the plug protects the kettle from too large a current?", ("mcq", ["the cable grip", "the earth pin", "the fuse", "the neutral wire"], 2)),
        ("b", "Calculate the current in the kettle.", ["current = power ÷ potential difference", "10 A"]),
        ("c", "Describe the difference between direct current and alternating current.", ["direct current flows in one direction", "alternating current changes direction continuously"]),
    ]),
    ("The Sun is a star in the Milky Way galaxy.", [
        ("a", "Name the process that releases energy in the Sun.", ["nuclear fusion"]),
        ("b", "Light from a distant galaxy is red-shifted. Explain what this shows about the galaxy.", ["the wavelength has increased", "so the galaxy is moving away from the Earth"]),
    ]),
]


@layout(HALF, "physics-tautline", "physics paper of an English board, XeLaTeX: (a) with (2) at the right, A to D behind boxes, (Total for Question 1 = 7 marks); scheme behind it as tables Question number | Answer | Additional guidance | Mark")
def physics_tautline(draw):
    items, body, tables = [], "", ""
    for n, (stem, parts) in enumerate(FORCES, 1):
        first = len(items)
        body += rf"\needspace{{45mm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}" + "\n"
        lines = ""
        for letter, question, points in parts:
            number = f"{n}({letter})"
            body += rf"\needspace{{38mm}}\lab{{9mm}}{{9mm}}{{({letter})}}{{{tex(question)}}}"
            if points[0] == "mcq":
                _, options, right = points
                body += r"\hfill\textbf{(1)}\par " + "".join(rf"\lab{{18mm}}{{16mm}}{{$\boxtimes$\enspace\textbf{{{a}}}}}{{{tex(b)}}}" for a, b in zip("ABCD", options)) + r"\medskip "
                items.append(item(question, options[right], number, 1, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], stem=stem))
                lines += rf"{number} & {'ABCD'[right]} & & \textbf{{(1)}}\\\hline "
                continue
            marks = len(points)
            body += rf"\hfill\textbf{{({marks})}}\par" + r"{\leftskip=18mm\dotline" + r"\dotline" * marks + r"}\bigskip "
            rubric = [{"text": p, "marks": 1} for p in points] if marks > 1 else None
            items.append(item(question, "\n".join(points), number, marks, stem=stem, rubric=rubric))
            listed = r" \newline ".join(rf"{tex(p)} (1)" if marks > 1 else tex(p) for p in points)
            lines += rf"{number} & {listed} & & \textbf{{({marks})}}\\\hline "
        total = sum(i["marks"] for i in items[first:])
        body += rf"\nopagebreak\hfill\textbf{{(Total for Question {n} = {total} marks)}}\par\bigskip\hrule\bigskip " + "\n"
        tables += rf"\begin{{tabular}}{{|p{{20mm}}|>{{\raggedright\arraybackslash}}p{{80mm}}|>{{\raggedright\arraybackslash}}p{{32mm}}|>{{\centering\arraybackslash}}p{{14mm}}|}}\hline \textbf{{Question number}} & \textbf{{Answer}} & \textbf{{Additional guidance}} & \textbf{{Mark}}\\\hline {lines}\end{{tabular}}\par\bigskip " + "\n"
    total = sum(i["marks"] for i in items)
    top = rf"{{\Large\bfseries Physics}}\hfill\fbox{{\parbox{{32mm}}{{Total Marks\hfill\rule{{12mm}}{{0.4pt}}}}}}\par{{\bfseries Paper 1F \quad Foundation Tier}}\par\smallskip Answer ALL questions. Write your answers in the spaces provided. Some questions must be answered with a cross in a box $\boxtimes$. If you change your mind about an answer, put a line through the box.\par\bigskip "
    body = top + body + rf"\begin{{flushright}}\textbf{{TOTAL FOR PAPER = {total} MARKS}}\end{{flushright}}\newpage{{\Large\bfseries Mark scheme}}\par\medskip\renewcommand\arraystretch{{1.25}}" + tables
    engine, source = document(draw, body, ["timesnew", "arial", "noto"], (11,), (20, 22), foot=r"\fancyfoot[L]{\small P7120" + draw.one("4689") + r"A}\fancyfoot[R]{\small\thepage}")
    return Document(engine, source, items)


# Exercise of an algebra book, answers at its end

EXPAND = [("3(x + 4)", "3x + 12"), ("5(2y − 1)", "10y − 5"), ("x(x + 7)", "x² + 7x"), ("−2(a − 6)", "−2a + 12"), ("4p(p − 3)", "4p² − 12p"), ("7(2 − 3n)", "14 − 21n")]
FACTORS = [("6x + 18", "6(x + 3)"), ("10a − 15", "5(2a − 3)"), ("y² + 9y", "y(y + 9)"), ("8m² − 12m", "4m(2m − 3)")]
SINGLE = ("A rectangle is (2x + 5) cm long and 4 cm wide. Write an expression, without brackets, for its area.", "(8x + 20) cm²")
PARTED = ("Sam is n years old. His sister is three years younger and his father is four times as old as Sam.", [("Write an expression for his sister’s age.", "n − 3"), ("Write an expression for the sum of all three ages. Give your answer in its simplest form.", "6n − 3")])


@layout(HALF, "algebra-atacama", "exercise of a school algebra book, pdfLaTeX: Exercise 6B with 1 Expand: and a b c in rows, 2 and so on; Answers at the end of the file as 1 a 3x + 12 b ... under the exercise")
def algebra_atacama(draw):
    name = f"Exercise {draw.random.randint(3, 9)}{draw.one('ABC')}"
    items, body, key, n = [], "", "", 0

    def grid(pairs, stem, across):
        nonlocal body, key
        body += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{stem}}}" + "\n"
        for place, ((text, answer), letter) in enumerate(zip(pairs, "abcdef")):
            if place % across == 0:
                body += r"\par\hspace*{9mm}"
            body += rf"\makebox[{0.9 / across:.2f}\linewidth][l]{{\makebox[8mm][l]{{\textbf{{{letter}}}}}{tex(text)}}}"
            items.append(item(text, answer, f"{n}({letter})", stem=stem, section=name))
        body += r"\par\bigskip "
        key += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{" + r"\quad ".join(rf"\mbox{{\textbf{{{letter}}} {tex(answer)}}}" for (_, answer), letter in zip(pairs, "abcdef")) + "}\n"

    for pairs, stem, across in ((EXPAND, "Expand the brackets.", 3), (FACTORS, "Factorise completely.", 2)):
        n += 1
        grid(draw.mixed(pairs), stem, across)
    n += 1
    body += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(SINGLE[0])}}}\bigskip "
    key += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(SINGLE[1])}}}" + "\n"
    items.append(item(SINGLE[0], SINGLE[1], str(n), section=name))
    n += 1
    stem, parts = PARTED
    body += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}"
    key += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{" + r"\quad ".join(rf"\mbox{{\textbf{{{letter}}} {tex(answer)}}}" for (_, answer), letter in zip(parts, "ab")) + "}\n"
    for (text, answer), letter in zip(parts, "ab"):
        body += rf"\lab{{9mm}}{{8mm}}{{\textbf{{{letter}}}}}{{{tex(text)}}}"
        items.append(item(text, answer, f"{n}({letter})", stem=stem, section=name))
    chapter = name.split()[1][0]
    intro = rf"{{\Large\bfseries {chapter}.2\quad Brackets and factors}}\par\medskip To \textbf{{expand}} a bracket, multiply each term inside it by the term outside. To \textbf{{factorise}} an expression, do the opposite: take the highest common factor outside a bracket.\par\medskip\fcolorbox{{black!40}}{{black!6}}{{\parbox{{0.95\linewidth}}{{\textbf{{Worked example}}\par $3(2x-5)=3\times 2x-3\times 5=6x-15$}}}}\par\bigskip{{\large\bfseries {name}}}\par\medskip "
    body = intro + body + rf"\newpage{{\LARGE\bfseries Answers}}\par\medskip{{\large\bfseries Chapter {chapter}}}\par\medskip\textbf{{{name}}}\par " + key
    engine, source = document(draw, body, ["palatino", "times", "lm"], (11, 12), (22, 28), head=rf"\fancyhead[L]{{\small Algebra for Schools, Book 2}}\fancyhead[R]{{\small Chapter {chapter}}}", foot=r"\thepage", extra=r"\setcounter{page}{" + str(draw.random.randint(61, 140)) + "}")
    return Document(engine, source, items)


# Key words of a computing course

COMPUTING = [
    ("Algorithm", "A sequence of steps that solves a problem or completes a task."), ("Bandwidth", "The amount of data that can be sent over a connection in a given time."), ("Binary", "A number system with base 2 that uses only the digits 0 and 1."), ("Cache", "A small amount of very fast memory close to the processor that holds data in frequent use."), ("Compiler", "A program that translates the whole of a high-level program into machine code before it is run."),
    ("Encryption", "Scrambling data so that it cannot be understood without a key."), ("Firewall", "Hardware or software that checks the traffic between a network and the outside and blocks what is not allowed."), ("Iteration", "Repeating a section of code, either a fixed number of times or until a condition is met."), ("Malware", "Software that is written to damage a computer or to gain access to it."), ("Operating system", "The software that manages the hardware of a computer and runs its other programs."),
    ("Pixel", "The smallest element of a digital image."), ("Protocol", "A set of rules that devices follow when they exchange data."), ("RAM", "Memory that holds the programs and data in use; its contents are lost when the power is switched off."), ("Selection", "Choosing which code to run next, depending on a condition."), ("Variable", "A named place in memory whose value can change while a program runs."),
]


@layout(HALF, "keywords-boobook", "knowledge organiser of a computing department, word processor: ruled table Key term | Definition with a shaded head, tick column Learnt? left empty, school in the head")
def keywords_boobook(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Lato"]), draw.one((10, 11)), margin=2.0)
    chosen = draw.some(COMPUTING, 13)
    sheet.head = sheet.p("Thornbury Academy\tComputing Department", size=9, tabs=[(sheet.wide, RIGHT)])
    sheet.body += [sheet.p("<b>GCSE Computer Science: Key Terms</b>", size=16, align="center", after=0.15), sheet.p("Learn these terms for your assessment. Tick each one when you can say its definition without looking.", align="center", after=0.3)]
    cells = [["<b>Key term</b>", "<b>Definition</b>", "<b>Learnt?</b>"]] + [[f"<b>{a}</b>", b, ""] for a, b in chosen]
    sheet.body.append(sheet.table(cells, [3.6, 11.4, 2.0], padding=0.15, fills={0: "#cfe2f3"}))
    sheet.foot = sheet.p("Page {page} of {pages}", size=9, align="center")
    engine, source = sheet.source()
    return Document(engine, source, [item(a, b, kind="definition") for a, b in chosen])


# Quiz night of a pub

PUB = [
    ("General Knowledge", [("What is the capital of Australia?", "Canberra"), ("How many sides does a heptagon have?", "Seven"), ("Which planet is known as the Red Planet?", "Mars"), ("Who wrote the novel Frankenstein?", "Mary Shelley"), ("In which year did the Berlin Wall fall?", "1989"), ("What is the chemical symbol for gold?", "Au"), ("Which is the longest river in France?", "The Loire")]),
    ("Food and Drink", [("What is the main ingredient of hummus?", "Chickpeas"), ("From which fruit is cider made?", "Apples"), ("Which country does feta cheese come from?", "Greece"), ("What kind of pasta is shaped like little ears?", "Orecchiette"), ("Which spice is made from the stigmas of a crocus?", "Saffron"), ("What do you call a baby eel served as food?", "An elver")]),
    ("Sport", [("How many players are there in a netball team?", "Seven"), ("In which sport do competitors try to win the Stanley Cup?", "Ice hockey"), ("Where were the Summer Olympic Games of 2000 held?", "Sydney"), ("What is the highest possible break in snooker without a foul?", "147"), ("Over how many metres is a marathon run, to the nearest thousand?", "42,000"), ("In darts, what is the smallest number that cannot be scored with one dart?", "23")]),
]


@layout(HALF, "pubquiz-barred", "question master’s sheets of a pub quiz, Chromium: Round 1: General Knowledge with numbers that begin again, ANSWERS on the next page under the same rounds, tie-break without a number")
def pubquiz_barred(draw):
    chosen = [(name, draw.some(pairs, 4)) for name, pairs in PUB]
    body, answers, items = "<h1>The Plough Inn Quiz Night</h1><p class=s>Question Master’s copy · Thursday, 8 pm · £2 a head, teams of up to six</p>", "<h1 class=n>ANSWERS</h1>", []
    for r, (name, pairs) in enumerate(chosen, 1):
        head = f"Round {r}: {name}"
        body += f"<h2>{head}</h2><ol>" + "".join(f"<li>{web(q)}</li>" for q, _ in pairs) + "</ol>"
        answers += f"<h2>{head}</h2><ol>" + "".join(f"<li>{web(a)}</li>" for _, a in pairs) + "</ol>"
        items += [item(q, a, str(n), section=head) for n, (q, a) in enumerate(pairs, 1)]
    tie = ("How many steps are there to the top of the Eiffel Tower?", "1,665")
    body += f"<h2>Tie-break</h2><p>{tie[0]}</p>"
    answers += f"<h2>Tie-break</h2><p>{tie[1]}</p>"
    items.append(item(tie[0], tie[1], section="Tie-break"))
    css = "h1 { text-align: center; font-size: 190%; margin-bottom: 1mm } .n { break-before: page } .s { text-align: center; font-style: italic } h2 { font-size: 125%; margin: 7mm 0 2mm; border-bottom: 1px dashed #444 } li { margin: 2mm 0 }"
    engine, source = page(draw, body + answers, ["Caladea", "Liberation Serif", "Carlito"], (12,), css)
    return Document(engine, source, items)


# Grammar handout of a language school

PREPOSITIONS = [("My sister was born ______ a Sunday.", "on"), ("We have lived in this street ______ 2015.", "since"), ("The shop is closed ______ lunchtime and two o’clock.", "between"), ("Please wait ______ the bus stop.", "at"), ("She walked ______ the room without a word.", "through"), ("I’ll be ready ______ ten minutes.", "in")]
TENSES = [("They __________ (move) to Leeds last year.", "moved"), ("I __________ (never / eat) octopus.", "have never eaten"), ("When __________ you __________ (buy) that jacket?", "did / buy"), ("He __________ (just / finish) his homework.", "has just finished"), ("We __________ (not / see) Tom yesterday.", "didn’t see"), ("__________ you ever __________ (be) to Japan?", "Have / been"), ("She __________ (work) here for ten years, and she still likes it.", "has worked")]


@layout(HALF, "grammar-splice", "handout of a language school, word processor: Exercise A gaps with a word bank in a frame, Exercise B verbs in brackets, ANSWER KEY at the foot in small print, A 1 on 2 since ...")
def grammar_splice(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Open Sans"]), draw.one((11, 12)), margin=2.1)
    first, second, items = draw.mixed(PREPOSITIONS), draw.some(TENSES, 6), []
    sheet.head = sheet.p("Bridge English Centre\tPre-Intermediate (A2–B1)", size=9, tabs=[(sheet.wide, RIGHT)])
    sheet.body += [sheet.p("<b>Prepositions and Past Tenses</b>", size=17, align="center", after=0.25), sheet.p("Name ____________________________   Class ____________", after=0.35)]
    sheet.body.append(sheet.p("<b>Exercise A.</b> Complete the sentences with the words in the box. Use each word once.", after=0.2))
    sheet.body.append(sheet.table([[sheet.p("      ".join(draw.mixed([w for _, w in first])), align="center", after=0)]], [sheet.wide]))
    sheet.body.append(sheet.p("", after=0.05, size=6))
    for n, (text, answer) in enumerate(first, 1):
        sheet.body.append(sheet.p(f"{n}.\t{text}", left=0.9, first=-0.9, tabs=[0.9], after=0.2))
        items.append(item(text, answer, str(n), kind="gap", section="Exercise A."))
    sheet.body.append(sheet.p("<b>Exercise B.</b> Put the verb in brackets into the past simple or the present perfect.", before=0.4, after=0.2))
    for n, (text, answer) in enumerate(second, 1):
        sheet.body.append(sheet.p(f"{n}.\t{text}", left=0.9, first=-0.9, tabs=[0.9], after=0.2))
        items.append(item(text, answer, str(n), kind="gap", section="Exercise B."))
    sheet.body.append(sheet.p("<b>ANSWER KEY</b>", size=9, before=0.9, after=0.05, extra='fo:border-top="0.5pt solid #000000" fo:padding-top="0.1cm"'))
    for letter, pairs in (("A", first), ("B", second)):
        sheet.body.append(sheet.p(f"<b>{letter}</b>   " + "   ".join(f"{n} {answer}" for n, (_, answer) in enumerate(pairs, 1)), size=9, after=0.05))
    sheet.foot = sheet.p("Photocopiable © Bridge English Centre", size=8, align="center")
    engine, source = sheet.source()
    return Document(engine, source, items)


# Syllabus of a university course


@layout(HALF, "syllabus-gobi", "course syllabus of an American university, pdfLaTeX: instructor and office hours, learning outcomes as a numbered list, grading table, calendar of weeks, policies; nothing asked")
def syllabus_gobi(draw):
    weeks = ["Introduction; what counts as evidence", "Maps and projections", "Plate tectonics", "Weathering and soils", "Rivers and floods", "Glaciers", "Midterm examination", "Coasts", "Deserts and wind", "Climate zones", "Human impact", "Field trip reports"]
    outcomes = ["Describe the main processes that shape the surface of the Earth.", "Interpret topographic maps and aerial photographs.", "Explain the distribution of climates and biomes.", "Write a short report based on observations in the field."]
    grading = [("Quizzes (best five of six)", "20%"), ("Map exercises", "15%"), ("Midterm examination", "25%"), ("Field report", "15%"), ("Final examination", "25%")]
    body = r"\begin{center}{\Large\bfseries GEOG 101: Physical Geography}\par\smallskip Fall Semester \textbullet\ 3 credit hours \textbullet\ MWF 10:00--10:50, Hale Hall 204\end{center}\hrule\medskip\begin{tabular}{@{}ll@{}}\textbf{Instructor:} & Dr.\ Miriam Oakes\\\textbf{Office:} & Hale Hall 318\\\textbf{Office hours:} & Tu 2:00--4:00 and by appointment\\\textbf{E-mail:} & moakes@westbrook.example\end{tabular}\par\bigskip{\large\bfseries Course description}\par This course introduces the landforms, climates and ecosystems of the Earth. No previous knowledge of geography is required.\par\bigskip{\large\bfseries Learning outcomes}\par On completing this course, students will be able to:\begin{enumerate}[nosep]"
    body += "".join(rf"\item {text}" for text in outcomes) + r"\end{enumerate}\bigskip{\large\bfseries Required text}\par Larsen, P., \textit{The Changing Surface}, 4th edition. Readings are to be completed before class.\par\bigskip{\large\bfseries Grading}\par\smallskip " + table([[tex(a), tex(b)] for a, b in grading], "|l|r|", ["Component", "Weight"])
    body += r"\par\bigskip{\large\bfseries Policies}\par\textbf{Attendance.} Students who miss more than four classes without an excuse may lose one letter grade.\par\textbf{Late work.} Assignments lose ten percent for each day they are late.\par\textbf{Academic honesty.} All work must be your own. Cases of plagiarism are reported to the Dean of Students.\par\textbf{Accommodations.} Students with disabilities should contact the Access Center in the first two weeks.\newpage{\large\bfseries Tentative schedule}\par\smallskip\renewcommand\arraystretch{1.25}" + table([[str(n), text, f"Ch. {n}" if n != 7 else "--"] for n, text in enumerate(weeks, 1)], "|c|l|l|", ["Week", "Topic", "Reading"]) + r"\par\bigskip The instructor reserves the right to change this schedule. Changes will be announced in class."
    engine, source = document(draw, body, ["times", "palatino", "lm"], (11,), (24, 26), paper="letterpaper", foot=r"GEOG 101 \textbullet\ \thepage")
    return Document(engine, source, [])
