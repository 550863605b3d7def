"""The hundred and seventy-eighth: sheets of boards, teachers and publishers of several countries by one who does not know the reader."""

import engines  # noqa: F401  (registers typst)
from latex import document, table, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"

# Structured paper in biology, Singapore

BIOLOGY = [
    ("Table 1.1 shows the mean volume of water lost by three leafy shoots in one hour.", True, [
        ("(a)", None, "Name the process by which water vapour is lost from a leaf.", 1, ["transpiration"], "Reject: evaporation alone"),
        ("(b)", None, "Calculate how many times greater the loss in moving air is than the loss in still air.", 1, ["3 times"], ""),
        ("(c)", "Shoot R was covered with a clear plastic bag.", None, None, None, None),
        ("(c)(i)", None, "State how the bag changes the humidity around the leaves.", 1, ["It increases the humidity."], "Accept: the air becomes saturated"),
        ("(c)(ii)", None, "Explain why shoot R lost the least water.", 2, ["The air in the bag soon holds as much water vapour as the air spaces of the leaf", "so the concentration gradient is less steep"], "")]),
    ("Amylase was mixed with starch solution at 37 °C. A drop was tested with iodine solution every minute.", False, [
        ("(a)", None, "State the colour of iodine solution when starch is present.", 1, ["blue-black"], "Reject: blue"),
        ("(b)", None, "After six minutes the drops no longer changed colour. Explain this result.", 2, ["Amylase has digested the starch", "to maltose, which does not react with iodine"], ""),
        ("(c)", None, "Predict and explain the result if the amylase had first been boiled.", 3, ["The drops would stay blue-black", "because amylase is denatured", "and its active site no longer fits starch"], "Reject: amylase is killed")]),
    ("The human heart is a double pump.", False, [
        ("(a)", None, "Name the blood vessel that carries blood from the heart to the lungs.", 1, ["pulmonary artery"], ""),
        ("(b)", "The wall of the left ventricle is thicker than that of the right ventricle.", None, None, None, None),
        ("(b)(i)", None, "Explain the advantage of this difference.", 2, ["Blood from the left ventricle is pumped to the whole body", "so a higher pressure is needed"], ""),
        ("(b)(ii)", None, "Name the structure that separates the two ventricles.", 1, ["septum"], "")]),
]


@layout(HALF, "paper-bateleur", "structured biology paper of a Singapore school, XeLaTeX: 1 (a) (i), dotted lines with [2] at the end of the last, a column for the examiner; scheme in its own file, Qn, Answer with [1] behind each point, Remarks")
def paper_bateleur(draw):
    body, items, lines = r"\textbf{\large Section A (Structured Questions)}\par Answer \textbf{all} questions in the spaces provided.\par\bigskip ", [], ""
    for n, (stem, tabled, parts) in enumerate(BIOLOGY, 1):
        body += rf"\needspace{{5cm}}\bigskip\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}" "\n"
        if tabled:
            inner = table([["P", "still air", "2.4"], ["Q", "moving air", "7.2"], ["R", "still air, covered", "0.6"]], "|c|l|c|", ["shoot", "conditions", r"water lost / cm\textsuperscript{3}"])
            body += rf"\begin{{center}}\textbf{{Table 1.1}}\\[3pt]{inner}\end{{center}}"
        above = {}
        for path, context, question, marks, points, remark in parts:
            letter, _, roman = path[1:-1].partition(")(")
            if question is None:
                above[letter] = context
                body += rf"\smallskip\needspace{{3cm}}\lab{{8mm}}{{8mm}}{{({letter})}}{{{tex(context)}}}" "\n"
                continue
            indent, label = ("16mm", f"({roman})") if roman else ("8mm", f"({letter})")
            body += rf"\smallskip\needspace{{{2 + marks}cm}}\lab{{{indent}}}{{8mm}}{{{label}}}{{{tex(question)}}}" "\n"
            for k in range(marks + (marks > 1)):
                last = k == marks + (marks > 1) - 1
                body += rf"{{\leftskip={'24mm' if roman else '16mm'}\vspace{{6pt}}\noindent\dotfill" + (rf"\ [{marks}]" if last else "") + r"\par}" "\n"
            said = r"\newline ".join(tex(p) + r"\ \ [1]" for p in points)
            lines += rf"{n}{path} & {said} & {tex(remark)}\\\hline" "\n"
            more = {}
            if remark.startswith("Reject: "):
                more["reject"] = [remark[8:]]
            if remark.startswith("Accept: "):
                more["allow"] = [remark[8:]]
            stems = " ".join(x for x in (stem, above.get(letter)) if x)
            items.append(item(question, "\n".join(points), f"{n}{path}", marks, stem=stems, rubric=[{"text": p, "marks": 1} for p in points] if marks > 1 else None, **more))
        total = sum(p[3] or 0 for p in parts)
        body += rf"\par\smallskip\hfill [Total: {total} marks]\par" "\n"
    look = dict(fonts=["arial", "timesnew"], sizes=(11,))
    scheme = r"{\bfseries Secondary 4 Express Biology 6093\hfill Marking Scheme}\par\medskip\textbf{Paper 2 Section A}\par\medskip\renewcommand\arraystretch{1.3}\begin{longtable}{|l|p{90mm}|p{45mm}|}\hline\textbf{Qn} & \textbf{Answer} & \textbf{Remarks}\\\hline\endhead " + lines + r"\end{longtable}"
    engine, source = document(draw, body, margins=(22, 24), head=r"\fancyhead[R]{\small\textit{For Examiner’s Use}\hspace*{-16mm}}", foot=r"\fancyfoot[L]{\footnotesize Bukit Merah View Secondary School}\fancyfoot[C]{\footnotesize\thepage}\fancyfoot[R]{\footnotesize 6093/02/PRELIM}", extra=r"\geometry{right=38mm}\AddToShipoutPictureBG{\AtPageLowerLeft{\put(\LenToUnit{\dimexpr\paperwidth-34mm},\LenToUnit{22mm}){\rule{.4pt}{250mm}}}}", **look)
    return Document(engine, source, items, document(draw, scheme, margins=(20, 22), **look)[1])


# Science paper I, Sri Lanka

SCIENCE_LK = [
    ("Which of the following is a vector quantity?", ["Mass", "Time", "Velocity", "Energy"], 3),
    ("The organelle in which aerobic respiration mainly takes place is the", ["nucleus", "ribosome", "chloroplast", "mitochondrion"], 4),
    ("The number of neutrons in an atom with atomic number 17 and mass number 35 is", ["17", "18", "35", "52"], 2),
    ("Which of the following animals is an amphibian?", ["Toad", "Gecko", "Eel", "Bat"], 1),
    ("The gas that turns lime water milky is", ["oxygen", "hydrogen", "nitrogen", "carbon dioxide"], 4),
    ("The unit of electrical resistance is the", ["ohm", "volt", "watt", "ampere"], 1),
    ("What is the pressure exerted by a force of 60 N on an area of 3 m²?", ["180 Pa", "57 Pa", "20 Pa", "63 Pa"], 3),
    ("Which of the following is a balanced equation for the burning of magnesium?", ["Mg + O₂ → MgO", "2Mg + O₂ → 2MgO", "Mg + 2O₂ → MgO₂", "2Mg + 2O₂ → 2MgO₂"], 2),
    ("Deficiency of vitamin C in the diet causes", ["scurvy", "rickets", "goitre", "anaemia"], 1),
    ("An object is placed 10 cm in front of a plane mirror. The distance between the object and its image is", ["5 cm", "10 cm", "20 cm", "40 cm"], 3),
    ("The part of a flower that develops into a seed is the", ["anther", "stigma", "ovary", "ovule"], 4),
    ("Which of the following metals is stored under paraffin oil?", ["Copper", "Sodium", "Iron", "Lead"], 2),
    ("The pH value of pure water at room temperature is", ["0", "1", "7", "14"], 3),
    ("Sound travels fastest through", ["steel", "water", "air", "a vacuum"], 1),
]


@layout(HALF, "mcq-galop", "Science I of a Sri Lankan province, groff: 1. with (1) to (4) in a row or two rows, instructions in a list with stars, answers on the next page as a ruled table of numbers and answers side by side")
def mcq_galop(draw):
    asked = draw.some(SCIENCE_LK, 12)
    lines = [".ds LH", ".ds RH", ".ds CF \\- \\\\n(PN \\-", ".ce 3", "\\fB\\s+2Department of Education \\- Uva Hill Zone\\s0", "Second Term Test 2023 \\- Grade 11", "Science I\\fP", ".sp 0.5", "Name / Index No.: ............................\\h'|4.6i'Time: 30 minutes", ".sp 0.5", "\\fIImportant:\\fP", ".br", "*\\h'|2n'Answer all questions.", ".br", "*\\h'|2n'In each of the questions 1 to 12, select the alternative from (1), (2), (3), (4) that is correct or most appropriate.", ".sp"]
    items = []
    for n, (question, options, right) in enumerate(asked, 1):
        wide = max(len(o) for o in options) > 14
        cells = [f"({k})\\ {plain(o)}" for k, o in enumerate(options, 1)]
        lines += [".ne 4", ".in 4n", ".ti -4n", f"{n}.\\h'|4n'{plain(question)}", ".br"]
        if wide:
            lines += [".ta 3i", f"{cells[0]}\t{cells[1]}", ".br", f"{cells[2]}\t{cells[3]}", ".br"]
        else:
            lines += [".ta 1.45i 2.9i 4.35i", "\t".join(cells), ".br"]
        lines += [".sp 0.4"]
        items.append(item(question, options[right - 1], str(n), None, choices("1234", options), kind="mcq", answer_label=str(right)))
    lines += [".in 0", ".bp", ".ce", "\\fBGrade 11 \\- Science I \\- Answers\\fP", ".sp", ".TS", "center allbox;", "cB cB cB cB cB cB", "c c c c c c.", "Q. No.\tAnswer\tQ. No.\tAnswer\tQ. No.\tAnswer"]
    for k in range(4):
        lines.append("\t".join(f"{n:02d}\t{asked[n - 1][2]}" for n in (k + 1, k + 5, k + 9)))
    lines += [".TE"]
    engine, source = roff(draw, lines, (11,), ("T", "N"))
    return Document(engine, source, items)


# Physics paper 2, Malaysia

SPM = [
    ("Diagram 1 shows a metal block that hangs from a spring balance. The block is then lowered completely into water.", "figure", [
        ("Name the upward force that acts on the block in the water.", 1, ["Buoyant force"]),
        ("State what happens to the reading of the spring balance when the block is lowered into the water.", 1, ["The reading decreases"]),
        ("Explain your answer in 1(b).", 2, ["An upward force acts on the block", "The apparent weight is less than the actual weight"]),
        ("The reading changes from 8.0 N to 6.5 N. Calculate the weight of the water displaced.", 1, ["1.5 N"])]),
    ("A kettle is labelled 240 V, 2 kW. It is used to heat 1.5 kg of water.", None, [
        ("What is meant by the label 240 V, 2 kW?", 1, ["The kettle uses 2000 J of energy in one second when it is connected to 240 V"]),
        ("Calculate the energy that the kettle uses in 3 minutes.", 2, ["E = 2000 × 180", "E = 360 000 J"]),
        ("State one reason why not all of the energy is used to heat the water.", 1, ["Heat is lost to the surroundings"])]),
    ("Radioactive sodium-24 is used to find a leak in an underground pipe. Its half-life is 15 hours.", None, [
        ("What is the meaning of half-life?", 1, ["The time taken for half of the nuclei to decay"]),
        ("Determine the time taken for the activity to fall to one eighth of its first value.", 2, ["3 half-lives", "3 × 15 = 45 hours"]),
        ("Suggest a suitable detector.", 1, ["Geiger–Müller tube"]),
        ("State two precautions that a worker must take when handling the source.", 2, ["Use tongs", "Wear a badge of photographic film"])]),
]


@layout(HALF, "spm-lanner", "physics paper 2 of a Malaysian state, Chromium: (a) with ruled lines and [2 marks] below at the right, a diagram, box for the total; scheme in its own file, ruled table with marks of each point and total")
def spm_lanner(draw):
    drawing = '<svg width="190" height="150" viewBox="0 0 190 150"><g fill="none" stroke="#000"><path d="M30 8H90M60 8V30"/><rect x="52" y="30" width="16" height="40"/><path d="M60 70V95"/><rect x="46" y="95" width="28" height="24" fill="#bbb"/><path d="M15 75V142H105V75M15 82H105"/><path d="M120 107H80"/></g><text x="123" y="111" font-size="11">Metal block</text><text x="78" y="52" font-size="11">Spring balance</text></svg>'
    body, items = "<p class=c><b>Section A</b><br>[15 marks]<br><i>Answer all questions in this section.</i></p>", []
    lines = "<h2>SKEMA PEMARKAHAN / MARKING SCHEME<br>PHYSICS PAPER 2 SECTION A</h2><table class=m><thead><tr><th>Question<th>Answer<th>Mark<th>Total</tr></thead>"
    for n, (stem, figure, parts) in enumerate(SPM, 1):
        body += f"<div class=s><span class=n>{n}</span><span>{web(stem)}</span></div>" + (f"<div class=f>{drawing}<br>Diagram 1</div>" if figure else "")
        for k, (question, marks, points) in enumerate(parts):
            letter = "abcd"[k]
            body += f"<div class=b><div class=q><span class=a>({letter})</span><span>{web(question)}</span></div>" + "<div class=l></div>" * (marks + (marks > 1)) + f"<div class=k>[{marks} mark{'s' * (marks > 1)}]</div></div>"
            for place, point in enumerate(points):
                lines += f"<tr><td>{f'{n}({letter})' if place == 0 else ''}<td>{web(point)}<td>1<td>{marks if place == 0 else ''}</tr>"
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, kind="numeric" if "alculate" in question or "etermine" in question else "short", rubric=[{"text": p, "marks": 1} for p in points] if marks > 1 else None, section="Section A"))
        body += f"<div class=t>Total<br>A{n}<span>/{sum(p[1] for p in parts)}</span></div>"
    lines += "</table>"
    css = ".c { text-align: center } .s { display: flex; margin-top: 6mm; break-after: avoid } .n { width: 9mm; font-weight: bold; flex: none } .f { text-align: center; margin: 3mm 0 } .b { break-inside: avoid } .q { display: flex; margin: 3mm 0 1mm 9mm } .a { width: 9mm; flex: none } .l { border-bottom: 1px solid #000; height: 8mm; margin-left: 18mm } .k { text-align: right; margin-top: 1mm } .t { border: 1px solid #000; width: 22mm; margin: 0 1mm 0 auto; text-align: center; margin-top: 3mm; font-size: 85%; padding: 1mm; break-before: avoid } .t span { display: block; border-top: 1px solid #000; text-align: right; padding: 2mm 2mm 1mm } "
    sheet = "h2 { text-align: center; font-size: 110% } .m { border-collapse: collapse; width: 100% } .m td, .m th { border: 1px solid #000; padding: 1.5mm 2mm; vertical-align: top } .m td:nth-child(1), .m td:nth-child(n+3) { text-align: center; width: 16mm } .m td:nth-child(1) { width: 22mm } tr { break-inside: avoid }"
    fonts = [draw.one(["Liberation Serif", "Liberation Sans"])]
    engine, source = page(draw, body, fonts, (11,), css)
    _, marking = page(draw, lines, fonts, (11,), sheet)
    return Document(engine, source, items, marking)


# Objective test in economics, Nigeria

NECO = [
    ("Scarcity in economics means that", ["goods are expensive", "resources are limited in relation to wants", "there is famine", "money is not in circulation", "people do not work"], "B"),
    ("The reward for land as a factor of production is", ["wages", "profit", "rent", "interest", "salary"], "C"),
    ("If the price of a commodity rises, other things being equal, the quantity demanded will", ["rise", "double", "remain constant", "fall", "become zero"], "D"),
    ("Which of the following is a function of money?", ["Medium of exchange", "Durability", "Portability", "Divisibility", "Homogeneity"], "A"),
    ("A market with only one seller is known as", ["oligopoly", "duopoly", "perfect competition", "bilateral trade", "monopoly"], "E"),
    ("The opportunity cost of an action is the", ["money spent on it", "alternative forgone", "time taken", "tax paid", "profit made"], "B"),
    ("Which of the following is an indirect tax?", ["Income tax", "Poll tax", "Company tax", "Excise duty", "Capital gains tax"], "D"),
    ("The population of a country is said to be ageing when there is a rise in the share of", ["infants", "students", "workers", "migrants", "old people"], "E"),
    ("The main aim of a trade union is to", ["improve the conditions of its members", "sell goods to its members", "lend money", "fix prices", "train managers"], "A"),
    ("Crude oil was first exported from Nigeria in", ["1914", "1946", "1958", "1967", "1979"], "C"),
    ("The basic unit of production in an economy is the", ["market", "firm", "bank", "state", "household"], "B"),
    ("Inflation that results from a rise in the cost of raw materials is called", ["galloping", "demand-pull", "creeping", "cost-push", "imported"], "D"),
]


@layout(HALF, "objective-alembic", "objective test in economics of a Nigerian council, LaTeX: two columns with a rule, stem and A. to E. one below the other, PAPER III in capitals, answers 1. B in six columns in a box at the end")
def objective_alembic(draw):
    asked = draw.some(NECO, 12)
    body, items = r"\begin{center}{\bfseries NATIONAL SCHOOLS EXAMINATION BODY\par SENIOR SCHOOL CERTIFICATE -- MOCK EXAMINATION\par ECONOMICS\par PAPER III: OBJECTIVE\hfill 50 minutes\par}\end{center}\textit{Use HB pencil throughout. Each question is followed by five options lettered A -- E. Find out the correct option for each question and shade in pencil on your answer sheet the answer space which bears the same letter as the option you have chosen.}\par\medskip\hrule\begin{multicols}{2}\raggedright ", []
    for n, (question, options, right) in enumerate(asked, 1):
        body += rf"\needspace{{3.4cm}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)}}}\nopagebreak "
        body += r"\nopagebreak ".join(rf"{{\parskip0pt\lab{{8mm}}{{7mm}}{{{letter}.}}{{{tex(o)}}}}}" for letter, o in zip("ABCDE", options)) + "\n"
        items.append(item(question, options["ABCDE".index(right)], str(n), None, choices("ABCDE", options), kind="mcq", answer_label=right))
    cells = [rf"{n}.\quad {a[2]}" for n, a in enumerate(asked, 1)]
    body += r"\end{multicols}\begin{center}\fbox{\begin{minipage}{.8\linewidth}\centering\textbf{ANSWERS TO OBJECTIVE QUESTIONS}\par\smallskip\begin{tabular}{*{6}{l@{\hspace{9mm}}}}" + " & ".join(cells[0::2]) + r"\\" + " & ".join(cells[1::2]) + r"\end{tabular}\end{minipage}}\end{center}"
    engine, source = document(draw, body, ["times", "timesnew", "schoolbook"], (10, 11), (18, 20), head=r"\fancyhead[R]{\small 2023 -- 1}", foot=r"\small Turn over\quad \thepage", extra=r"\setlength\columnseprule{.4pt}\setlength\columnsep{9mm}")
    return Document(engine, source, items)


# Worksheet on percentages

PER = [("What is {}% of {}?", None), ("{} is {}% of what number?", None), ("What percent of {} is {}?", None)]


@layout(HALF, "worksheet-shikra", "percentages of an American worksheet site, Chromium: Name, Date, grid of two columns with numbers 1) to 12) and room to work, Answer Key on the next page as the same sheet with the answers in red below the questions")
def worksheet_shikra(draw):
    items, cells, solved = [], [], []
    for n in range(1, 13):
        rate, base = draw.one([5, 10, 15, 20, 25, 40, 60, 75]), draw.random.randint(2, 15) * 20
        part = rate * base // 100
        question, answer = draw.one([(f"What is {rate}% of {base}?", str(part)), (f"{part} is {rate}% of what number?", str(base)), (f"What percent of {base} is {part}?", f"{rate}%")])
        cells.append(f"<div class=z><b>{n})</b> {question}</div>")
        solved.append(f"<div class=z><b>{n})</b> {question}<div class=r>{answer}</div></div>")
        items.append(item(question, answer, str(n), kind="numeric"))
    head = "<div class=h><span>Name: ______________________</span><span>Date: ______________</span><span>Score: ____ / 12</span></div>"
    title = "<h1>Percent of a Number – Sheet 3</h1><p>Solve each problem. Show your work in the space below.</p>"
    foot = "<p class=f>Free printable worksheets · Grade 6 · Percents</p>"
    body = f"{head}{title}<div class=g>{''.join(cells)}</div>{foot}<div class=n>{head}<h1>Percent of a Number – Sheet 3 <i>Answer Key</i></h1><div class=g>{''.join(solved)}</div>{foot}</div>"
    css = ".h { display: flex; justify-content: space-between } h1 { font-size: 150%; text-align: center; margin: 5mm 0 2mm } h1 i { color: #c00; display: block; font-size: 80% } .g { display: grid; grid-template-columns: 1fr 1fr; margin-right: 2mm } .z { height: 24mm; border: 1px solid #999; margin: 0 -1px -1px 0; padding: 2mm } .r { color: #c00; font-weight: bold; margin: 3mm 0 0 8mm } .f { text-align: center; font-size: 75%; color: #555 } .n { break-before: page }"
    engine, source = page(draw, body, ["Comic Neue", "Lato", "Open Sans"], (12,), css, paper="letter")
    return Document(engine, source, items)


# Korean words of a beginners' course

KOREAN = [
    ("제1과 인사", [("안녕하세요", "annyeonghaseyo", "hello"), ("감사합니다", "gamsahamnida", "thank you"), ("이름", "ireum", "name"), ("학생", "haksaeng", "student"), ("선생님", "seonsaengnim", "teacher"), ("한국 사람", "hanguk saram", "Korean person")]),
    ("제2과 장소", [("학교", "hakgyo", "school"), ("도서관", "doseogwan", "library"), ("병원", "byeongwon", "hospital"), ("은행", "eunhaeng", "bank"), ("시장", "sijang", "market"), ("우체국", "ucheguk", "post office"), ("공항", "gonghang", "airport")]),
]


@layout(HALF, "vocab-jota", "vocabulary of a Korean course, Chromium: four columns with a head on every table, box to tick, Korean in large type, romanization in italics, English; lesson titles in Korean and English")
def vocab_jota(draw):
    english = ["Lesson 1 Greetings", "Lesson 2 Places"]
    body, items = "<div class=t><span>Beginner Korean A1</span><span>King Sejong Evening School</span></div><h1>단어 목록 · Word List</h1><p>Tick a word when you can say it without looking.</p>", []
    for (unit, words), title in zip(KOREAN, english):
        body += f"<h2>{unit} <small>{title}</small></h2><table><tr><th>✓<th>Korean<th>Romanization<th>English</tr>"
        for word, sound, meaning in words:
            body += f"<tr><td class=o><i></i><td class=k>{word}<td><em>{sound}</em><td>{meaning}</tr>"
            items.append(item(word, meaning, kind="vocabulary", section=f"{unit} {title}"))
        body += "</table>"
    css = ".t { display: flex; justify-content: space-between; font-size: 80%; border-bottom: 2px solid #0b3d91 } h1 { font-size: 150%; margin: 5mm 0 1mm } h2 { font-size: 115%; color: #0b3d91; margin: 6mm 0 2mm } h2 small { color: #444; font-weight: normal } table { width: 100%; border-collapse: collapse } th { background: #0b3d91; color: #fff; text-align: left; padding: 1mm 2mm } td { border-bottom: 1px solid #aab; padding: 1.3mm 2mm; width: 32% } th:first-child, td.o { width: 6mm } .o i { display: inline-block; width: 3mm; height: 3mm; border: 1px solid #333 } .k { font-size: 125% }"
    engine, source = page(draw, body, ["Noto Sans CJK KR", "Noto Serif CJK KR"], (11,), css)
    return Document(engine, source, items)


# FAQ of a test centre

CENTRE = [
    ("Before the test", [
        ("How do I register for a test date?", ["Create an account on our web site, choose a date and pay the fee by card. You will receive an e-mail with your candidate number."]),
        ("What identification must I bring?", ["A valid passport. Photocopies and driving licences are not accepted."]),
        ("Can I change my test date?", ["Yes, up to five weeks before the test. A transfer fee applies.", "After that the test counts as cancelled by the candidate."])]),
    ("On the day", [
        ("What time should I arrive?", ["Doors open at 8.00 a.m. and close at 8.30 a.m. Candidates who arrive later cannot be admitted."]),
        ("May I bring a bottle of water?", ["Yes, if it is clear and has no label."]),
        ("Is there a break between the papers?", ["There is no break between Listening, Reading and Writing. You may leave the room with the permission of the invigilator."])]),
    ("After the test", [
        ("When will I get my results?", ["Results are published online 13 days after the paper test and 3 days after the computer test."]),
        ("How long is my certificate valid?", ["Two years from the date of the test."]),
        ("What can I do if I do not agree with my score?", ["You may ask for a re-mark within six weeks.", "The fee is refunded if your score goes up."])]),
]


@layout(HALF, "faq-snifter", "questions of candidates on the web page of a language test centre, printed from the browser with date, address and page above and below, Chromium: topics in capitals, questions with a triangle, answers in paragraphs indented")
def faq_snifter(draw):
    body, items = "<div class=e><span>12/03/2024, 16:41</span><span>Frequently asked questions | Lakeside Test Centre</span></div><nav>Home &nbsp;›&nbsp; Candidates &nbsp;›&nbsp; FAQ</nav><h1>Frequently asked questions</h1><p>Can’t find what you are looking for? Write to our team by the contact form.</p>", []
    for topic, pairs in CENTRE:
        body += f"<h2>{topic.upper()}</h2>"
        for question, said in pairs:
            body += f"<div class=d><p class=q><span>▾</span>{web(question)}</p>" + "".join(f"<p class=a>{web(s)}</p>" for s in said) + "</div>"
            items.append(item(question, "\n".join(said), kind="faq", section=topic.upper()))
    body += "<div class=e><span>https://www.lakeside-tests.example/candidates/faq</span><span>1/1</span></div>"
    css = ".e { display: flex; justify-content: space-between; font-size: 70%; color: #333 } nav { color: #06c; font-size: 85%; margin-top: 6mm } h1 { font-size: 190%; margin: 2mm 0 } h2 { font-size: 95%; letter-spacing: 1px; color: #666; margin: 5mm 0 2mm } .d { border-top: 1px solid #ccc; padding: 1.5mm 0; break-inside: avoid } .q { font-weight: bold; margin: 0 } .q span { color: #06c; margin-right: 3mm } .a { margin: 1mm 0 1mm 7mm }"
    engine, source = page(draw, body, ["DejaVu Sans", "Noto Sans", "Open Sans"], (9.5, 10), css)
    return Document(engine, source, items)


# Terms of computing to match

COMPUTING = [
    ("Router", "passes packets of data from one network to another"),
    ("Cache", "small, fast memory that holds data used often"),
    ("Compiler", "translates a whole program into machine code before it runs"),
    ("Pixel", "the smallest element of a picture on a screen"),
    ("Phishing", "tricking people into giving away passwords by false messages"),
    ("Firewall", "checks the data that enters and leaves a network"),
    ("Loop", "a part of a program that is repeated"),
    ("Variable", "a named place in memory whose value can change"),
    ("Algorithm", "a sequence of steps that solves a problem"),
    ("Backup", "a copy of data that is kept in case the original is lost"),
]
SPARE = ["a fault in a program that stops it from working", "software that controls the hardware of a computer"]


@layout(HALF, "match-csardas", "matching worksheet of a computing teacher, XeLaTeX: Column A with a short rule before the number, Column B with capital letters and two too many, in two columns without rules; answers in one line in small print at the foot")
def match_csardas(draw):
    asked = draw.some(COMPUTING, 10)
    ends = draw.mixed([b for _, b in asked] + SPARE)
    letters = "ABCDEFGHIJKL"[: len(ends)]
    listed = choices(letters, ends)
    left = r"\textbf{Column A}\par\smallskip " + "".join(rf"\rule{{9mm}}{{.4pt}}\ {n}. {tex(term)}\par\vspace{{5.5mm}} " for n, (term, _) in enumerate(asked, 1))
    right = r"\textbf{Column B}\par\smallskip " + "".join(rf"\lab{{0pt}}{{7mm}}{{{a}.}}{{{tex(text)}}}\vspace{{1.4mm}} " for a, text in zip(letters, ends))
    items, key = [], []
    for n, (term, meaning) in enumerate(asked, 1):
        letter = letters[ends.index(meaning)]
        key.append(rf"\mbox{{{n}--{letter}}}")
        items.append(item(term, meaning, str(n), None, listed, kind="match", answer_label=letter))
    body = r"Name \rule{70mm}{.4pt}\hfill Class \rule{25mm}{.4pt}\par\bigskip\begin{center}\Large\bfseries Computing key terms: match-up\end{center}\textit{Write the letter of the correct meaning from Column B on the line beside each term in Column A. Two of the meanings are not needed.}\par\bigskip\begin{minipage}[t]{.36\linewidth}" + left + r"\end{minipage}\hfill\begin{minipage}[t]{.6\linewidth}" + right + r"\end{minipage}\vfill{\footnotesize\textbf{Answers:} " + r"\quad ".join(key) + r"\par}"
    engine, source = document(draw, body, ["arial", "noto", "helvetica"], (11,), (20, 24), foot=r"\fancyfoot[R]{\scriptsize KS3 Computing · Unit 2}")
    return Document(engine, source, items)


# True or false and gaps, Turkey

DOGRU = [
    ("Ses boşlukta yayılmaz.", True), ("Dünya’nın tek doğal uydusu Ay’dır.", True), ("Bitkiler fotosentez sırasında karbondioksit verir.", False), ("Mıknatısın aynı kutupları birbirini çeker.", False),
    ("Kalp, kanın vücutta dolaşmasını sağlar.", True), ("Işık sesten daha yavaş yayılır.", False), ("Buz eridiğinde kütlesi değişmez.", True), ("Örümcekler böcek sınıfında yer alır.", False),
]
BOSLUK = [("Maddenin ısı alarak katı hâlden sıvı hâle geçmesine {} denir.", "erime"), ("Kuvvetin birimi {} olarak adlandırılır.", "newton"), ("Besinlerin kana geçtiği organ {} bağırsaktır.", "ince"), ("Güneş’e en yakın gezegen {} gezegenidir.", "Merkür"), ("Elektrik akımını ölçen alete {} denir.", "ampermetre")]


@layout(HALF, "dogru-condor", "science sheet of a Turkish school, word processor: A) statements with ( ) before 1. to write D or Y, B) gaps of dots with the words in a frame, answers at the foot under Cevap Anahtarı")
def dogru_condor(draw):
    heads = ["A) Aşağıdaki cümlelerden doğru olanların başına “D”, yanlış olanların başına “Y” yazınız.", "B) Aşağıdaki boşlukları kutudaki uygun sözcüklerle doldurunuz."]
    body = paragraph(run("ATATÜRK ORTAOKULU 7. SINIF FEN BİLİMLERİ ÇALIŞMA KÂĞIDI"), "Mid") + paragraph(run("Adı Soyadı: ..........................................\tNo: ..............\tPuan: .............."), "Who")
    body += paragraph(run(heads[0], "B"))
    items = []
    for n, (text, right) in enumerate(DOGRU, 1):
        body += paragraph(run(f"(    ) {n}.\t{text}"), "Row")
        items.append(item(text, "True" if right else "False", str(n), kind="truefalse", section=heads[0]))
    words = "   –   ".join(draw.mixed([a for _, a in BOSLUK] + ["termometre"]))
    body += paragraph(run(heads[1], "B")) + office_table([[run(words)]], [16.0])
    for n, (text, answer) in enumerate(BOSLUK, 1):
        shown = text.format("............................")
        body += paragraph(run(f"{n}.\t{shown}"), "Task")
        items.append(item(shown, answer, str(n), kind="gap", section=heads[1]))
    body += paragraph(run("CEVAP ANAHTARI", "B"), "Key")
    body += paragraph(run("A)  " + "   ".join(f"{n}-{'D' if right else 'Y'}" for n, (_, right) in enumerate(DOGRU, 1))), "Small")
    body += paragraph(run("B)  " + "   ".join(f"{n}-{a}" for n, (_, a) in enumerate(BOSLUK, 1))), "Small")
    styles = (
        paragraph_style("Mid", 0, bold=True, size=13, extra='fo:text-align="center"')
        + paragraph_style("Who", 0.4, tabs=[(9.0, ""), (12.8, "")])
        + paragraph_style("Row", 0.15, 1.8, -1.8, [(1.8, "")])
        + paragraph_style("Task", 0.2, 0.8, -0.8, [(0.8, "")])
        + paragraph_style("Key", 1.2, size=9, extra='fo:border-top="0.5pt solid #000000" fo:padding-top="0.1cm"')
        + paragraph_style("Small", 0.05, size=9)
    )
    engine, source = office(draw, body, ["Carlito", "Liberation Serif"], (11,), margin=2.2, foot=False, styles=styles)
    return Document(engine, source, items)


# Instructions to candidates

RULES = [
    ("Admission", ["Candidates must be in their places at least fifteen minutes before the time on the timetable.", "No candidate may enter the room more than thirty minutes after the paper has begun.", "Every candidate must place the admission card and an identity document on the desk."]),
    ("What may be brought", ["Pens with blue or black ink, pencils, a ruler and an eraser in a transparent case.", "A calculator without a memory for text, if the paper allows it.", "Telephones and watches must be switched off and left with the supervisor."]),
    ("During the examination", ["Write the centre number and the candidate number on every sheet that is handed in.", "Raise your hand if you need more paper. Do not speak to other candidates.", "A candidate who leaves the room without an escort will not be admitted again."]),
    ("At the end", ["Stop writing when you are told to do so.", "Remain seated until all scripts have been collected and counted.", "Question papers may be kept, except those of multiple choice."]),
]


@layout(HALF, "notice-cueca", "instructions to candidates of an examination council, word processor: letterhead, headings with capital letters, rules numbered through from 1, a table of sessions, signature; nothing to be found")
def notice_cueca(draw):
    body = paragraph(run("Botswana Schools Assessment Council"), "Mid") + paragraph(run("INSTRUCTIONS TO CANDIDATES – NOVEMBER 2023"), "Mid2")
    body += paragraph(run("To be read out by the supervisor before the first paper and displayed outside the examination room."))
    n = 0
    for letter, (head, rules) in zip("ABCD", RULES):
        body += paragraph(run(f"{letter}. {head}"), "Head")
        for rule in rules:
            n += 1
            body += paragraph(run(f"{n}.\t{rule}"), "Part")
    body += paragraph(run("Sessions"), "Head") + office_table([[run("Date", "B"), run("Morning 08:00", "B"), run("Afternoon 13:30", "B")], [run("6 November"), run("Setswana Paper 1"), run("Setswana Paper 2")], [run("8 November"), run("English Paper 1"), run("English Paper 2")], [run("10 November"), run("Mathematics Paper 1"), run("Agriculture Paper 1")]], [4.0, 6.0, 6.0])
    body += paragraph(run("K. Molefe\nDirector, Examinations Administration"), "Sign")
    styles = paragraph_style("Mid", 0, bold=True, size=16, extra='fo:text-align="center"') + paragraph_style("Mid2", 0.2, bold=True, extra='fo:text-align="center"') + paragraph_style("Sign", 1.2)
    engine, source = office(draw, body, ["Liberation Serif", "Carlito", "Liberation Sans"], (11,), styles=styles)
    return Document(engine, source, [])


# Worked examples and exercise, chemistry

MOLES = [
    ("Calculate the molar mass of calcium carbonate, CaCO₃.", ["M = 40.1 + 12.0 + 3 × 16.0", "M = 100.1 g/mol"]),
    ("How many moles are there in 4.0 g of sodium hydroxide?", ["The molar mass of NaOH is 40.0 g/mol.", "n = 4.0 ÷ 40.0 = 0.10 mol"]),
    ("What volume does 0.25 mol of a gas occupy at room temperature and pressure?", ["One mole of gas occupies 24 dm³ under these conditions.", "V = 0.25 × 24 = 6.0 dm³"]),
]
TRY = [
    ("Find the molar mass of each compound.", [("H₂SO₄", "98.1 g/mol"), ("NH₃", "17.0 g/mol"), ("Mg(OH)₂", "58.3 g/mol")]),
    ("What mass of copper contains 0.50 mol of atoms?", "31.8 g"),
    ("A balloon holds 12 dm³ of helium at room temperature and pressure.", [("How many moles of helium does it hold?", "0.50 mol"), ("What is the mass of this helium?", "2.0 g")]),
    ("How many moles of oxygen molecules are needed to burn 2 mol of methane completely?", "4 mol"),
    ("Explain why equal volumes of different gases do not have equal masses.", None),
    ("Calculate the percentage by mass of nitrogen in ammonium nitrate, NH₄NO₃.", "35.0%"),
]


@layout(HALF, "textbook-erlenmeyer", "page of a chemistry textbook, pdfLaTeX: text, Example 4.1 with Solution in shaded boxes, then Exercise 4A with 1. and (a) (b), answers to the exercise at the end of the chapter on the next page in two columns, one of them without")
def textbook_erlenmeyer(draw):
    body, items = r"{\LARGE\bfseries 4.2\quad The mole}\par\medskip A mole is the amount of substance that contains as many particles as there are atoms in exactly 12 g of carbon-12. The mass of one mole is the molar mass $M$, and the amount $n$ in a sample of mass $m$ is given by\[n=\frac{m}{M}\]" "\n", []
    for n, (question, steps) in enumerate(MOLES, 1):
        body += rf"\needspace{{3cm}}\medskip\noindent\colorbox{{gray!12}}{{\begin{{minipage}}{{\dimexpr\linewidth-2\fboxsep}}\textbf{{Example 4.{n}}}\quad {tex(question)}\par\smallskip\textit{{Solution}}\quad " + r"\par\hspace*{17mm}".join(tex(s) for s in steps) + r"\end{minipage}}\par" "\n"
        items.append(item(question, "\n".join(steps), f"4.{n}", kind="numeric"))
    body += r"\bigskip{\large\bfseries Exercise 4A}\par Use the relative atomic masses at the back of the book.\par "
    key = ""
    for n, (question, parts) in enumerate(TRY, 1):
        body += rf"\smallskip\needspace{{2cm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}" "\n"
        if isinstance(parts, list):
            for letter, (text, answer) in zip("abc", parts):
                body += rf"\lab{{8mm}}{{8mm}}{{({letter})}}{{{tex(text)}}}" "\n"
                items.append(item(text, answer, f"{n}({letter})", stem=question, kind="numeric", section="Exercise 4A"))
            key += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{" + r"\quad ".join(rf"\mbox{{({letter}) {tex(a)}}}" for letter, (_, a) in zip("abc", parts)) + "}"
        else:
            items.append(item(question, parts, f"{n}", kind="numeric" if parts else "short", section="Exercise 4A"))
            if parts:
                key += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(parts)}}}"
    body += r"\newpage{\large\bfseries Chapter summary}\par\begin{itemize}\item The molar mass is found by adding the relative atomic masses.\item At room temperature and pressure one mole of any gas occupies 24 dm\textsuperscript{3}.\end{itemize}\bigskip{\large\bfseries Answers to Exercise 4A}\par\begin{multicols}{2}\raggedright " + key + r"\end{multicols}"
    engine, source = document(draw, body, ["palatino", "times", "lm"], (11,), (24, 28), head=r"\fancyhead[L]{\small Chapter 4}\fancyhead[R]{\small\itshape Amounts of substance}", foot=r"\number\numexpr\value{page}+61\relax", extra=r"\usepackage{xcolor}")
    return Document(engine, source, items)


# Grammar sheet of a language school

TENSES = [
    ("We {} (live) in this flat since 2015.", "have lived"), ("Look! It {} (snow) outside.", "is snowing"), ("They {} (not see) each other last summer.", "did not see"), ("Water {} (boil) at 100 °C at sea level.", "boils"),
    ("While I {} (cook), the lights went out.", "was cooking"), ("She {} (never / be) to Canada.", "has never been"), ("If you heat ice, it {} (melt).", "melts"), ("By the time we arrived, the shop {} (close).", "had closed"),
]
PREPS = [("The lesson starts {} nine o’clock.", "at"), ("My birthday is {} July.", "in"), ("We do not work {} Sundays.", "on"), ("He has been waiting {} half an hour.", "for"), ("Please finish the report {} Friday at the latest.", "by")]


@layout(HALF, "gaps-farandole", "grammar sheet of a language school, XeLaTeX: Exercise A with drawn rules and the verb in brackets, Exercise B with a bank in a frame, both from 1, answers upside down in small print at the foot")
def gaps_farandole(draw):
    heads = ["A  Put the verb into the correct tense.", "B  Complete the sentences with a preposition from the box."]
    body, items, keys = r"\colorbox{black}{\color{white}\bfseries\ GRAMMAR 12\ }\quad{\Large\bfseries Mixed tenses and prepositions of time}\hfill Level B1\par\bigskip ", [], []
    for head, asked in zip(heads, (TENSES, PREPS)):
        letter, text = head.split("  ")
        body += rf"\medskip{{\bfseries {letter}\quad {text}}}\par\smallskip "
        if letter == "B":
            body += r"\fbox{\ " + r"\qquad ".join(draw.mixed([a for _, a in asked] + ["during"])) + r"\ }\par\smallskip "
        for n, (sentence, answer) in enumerate(asked, 1):
            before, after = sentence.split("{}")
            body += rf"\lab{{0pt}}{{8mm}}{{{n}}}{{{tex(before)}\rule{{{32 if letter == 'A' else 20}mm}}{{.4pt}}{tex(after)}}}\vspace{{1.5mm}}" "\n"
            items.append(item(sentence.replace("{}", ""), answer, str(n), kind="gap", gap=True, section=head))
        keys.append(rf"\textbf{{{letter}}}\ " + r"\ \ ".join(rf"\mbox{{{n} {tex(a)}}}" for n, (_, a) in enumerate(asked, 1)))
    body += r"\vfill\rotatebox{180}{\begin{minipage}{\linewidth}\footnotesize\textbf{Answers}\ \ " + r"\par ".join(keys) + r"\end{minipage}}"
    engine, source = document(draw, body, ["noto", "arial", "helvetica"], (11,), (20, 22), foot=r"\fancyfoot[R]{\scriptsize © Harbour Language School. May be photocopied for use in class.}", extra=r"\usepackage{xcolor,graphicx}")
    return Document(engine, source, items)
