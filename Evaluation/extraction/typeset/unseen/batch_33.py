"""The thirty-third twenty: school papers, worksheets, word lists and help pages in designs of their own."""

from latex import document, table, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout, notes, total, walk
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"


def part(command, marks, *points, **rest):
    """A part that asks; a point is its words, or its words and its marks."""
    return {"command": command, "marks": marks, "points": [point if isinstance(point, tuple) else (point, 1) for point in points], **rest}


TRANSPORT = [
    {
        "stem": "Human blood contains red blood cells, white blood cells and platelets.",
        "parts": [
            part("Name the substance in red blood cells that binds oxygen.", 1, "haemoglobin", reject=["iron alone"]),
            part("Explain how the shape of a red blood cell helps it to carry oxygen.", 2, "biconcave disc gives a large surface area", "so oxygen diffuses in quickly", allow=["dented on both sides"]),
            {
                "stem": "A blood test found that a patient had very few platelets.",
                "parts": [
                    part("What is the function of platelets?", 1, "they help the blood to clot", allow=["form scabs"]),
                    part("Suggest one problem that the patient may have after a small cut.", 1, "bleeding goes on for a long time", allow=["microbes can enter the wound"], ignore=["pain"]),
                ],
            },
        ],
    },
    {
        "stem": "The heart pumps blood through two circuits.",
        "parts": [
            part("Which chamber of the heart pumps blood to the lungs?", 1, "right ventricle", reject=["ventricle alone"]),
            part("Explain why the wall of the left ventricle is thicker than that of the right ventricle.", 3, "it has more muscle", "so that it pumps blood at a higher pressure", "because the blood has to reach the whole body"),
            {
                "stem": "At rest, the heart of an athlete beats 52 times each minute. Each beat pumps 95 cm³ of blood.",
                "parts": [
                    part("Calculate the volume of blood pumped in one minute.", 2, "52 × 95", "4940 cm³", kind="numeric", allow=["4.94 dm³"]),
                    part("Give one reason why the volume rises during exercise.", 1, "muscles need more oxygen", allow=["more carbon dioxide has to be removed"]),
                ],
            },
        ],
    },
    {
        "parts": [
            part("Describe how gases are exchanged between an alveolus and the blood.", 2, "oxygen diffuses from the air into the blood", "carbon dioxide diffuses from the blood into the air", note="both gases named without a direction: 1 mark"),
            part("State two features of alveoli that make the exchange fast.", 2, "their walls are one cell thick", "they have a good blood supply"),
        ],
    },
]


@layout(HALF, "paper-biology-mock-watermark", "biology paper 1 (a) (i) in three hanging columns, [2] at the margin, dotted lines, [Total: 5], MOCK across the page; scheme in its own file as Question | Answer | Marks | Guidance")
def paper_biology_mock_watermark(draw):
    body, scheme, items = "", [], []
    for place, question in enumerate(TRANSPORT):
        opened = letter = False
        body += r"\needspace{5cm}"
        for path, part_, made in walk(question, place):
            if len(path) == 1:
                if question.get("stem"):
                    body += rf"\lab{{0pt}}{{20pt}}{{\textbf{{{place + 1}}}}}{{{tex(question['stem'])}}}"
                    opened = True
                continue
            label = "" if opened else rf"\makebox[20pt][l]{{\textbf{{{place + 1}}}}}"
            if len(path) == 2:
                before, room, left = rf"{label}\makebox[24pt][l]{{\textbf{{({'abcdef'[path[1]]})}}}}", "24pt" if opened else "44pt", "20pt" if opened else "0pt"
            else:
                outer = rf"\makebox[24pt][l]{{\textbf{{({'abcdef'[path[1]]})}}}}" if letter else ""
                before, room, left = rf"{outer}({'i' * (path[2] + 1)})", "22pt", "44pt"
            opened, letter = True, False
            if made is None:
                body += rf"\needspace{{3cm}}\lab{{{left}}}{{{room}}}{{{before}}}{{{tex(part_['stem'])}}}"
                continue
            marks = part_["marks"]
            body += rf"\needspace{{2.4cm}}\lab{{{left}}}{{{room}}}{{{before}}}{{{tex(made['question'])}}}{{\leftskip=44pt " + r"\dotline" * (marks + 1) + rf"}}\par\hfill[{marks}]\par "
            points = r";\newline ".join(tex(text) for text, _ in part_["points"])
            said = r"\newline ".join(tex(line[0].upper() + line[1:]) for line in notes(part_))
            scheme.append([made["number"], points, str(marks), said])
            items.append(made)
        body += rf"\par\hfill\textbf{{[Total: {total(question)}]}}\bigskip "
    scheme_rows = " ".join(" & ".join(row) + r"\\\hline " for row in scheme)
    whole = sum(total(question) for question in TRANSPORT)
    start = r"\begin{center}\textbf{\Large Biology}\\[2pt]\textbf{Unit 3: Transport and gas exchange}\\[2pt]MOCK EXAMINATION\hfill Time: 35 minutes\end{center}Name \dotfill\ Form \makebox[3cm]{\dotfill}\par\medskip Answer \textbf{all} questions in the spaces provided. The number of marks is given in brackets [ ] at the end of each question or part question.\par\medskip\hrule\bigskip "
    mark = r"\AddToShipoutPictureBG{\AtPageCenter{\makebox(0,0){\rotatebox{52}{\textcolor{black!9}{\fontsize{110}{110}\selectfont MOCK}}}}}"
    engine, source = document(draw, start + body + rf"\vfill\begin{{center}}END OF PAPER\\Total for this paper: {whole} marks\end{{center}}", ["lm", "times", "palatino"], (11,), (20, 24), r"\fancyhead[L]{\small BIO/2H}\fancyhead[R]{\small\thepage}", r"\fancyfoot[C]{\small BIO/2H/mock/3}", mark)
    head = r"\textbf{\Large Mark scheme}\hfill Biology, Unit 3 (mock)\par\medskip A semicolon separates marking points.\par\medskip"
    ruled = rf"{head}\begin{{longtable}}{{|p{{15mm}}|p{{70mm}}|p{{12mm}}|p{{48mm}}|}}\hline\textbf{{Question}}&\textbf{{Answer}}&\textbf{{Marks}}&\textbf{{Guidance}}\\\hline\endhead {scheme_rows}\end{{longtable}}"
    return Document(engine, source, items, _like(engine, source, ruled, mark))


def _like(engine, source, body, extra=""):
    """The page of a source with another body and without what stands behind it."""
    start, _ = source.split(r"\begin{document}")
    return start.replace(extra, "") + "\\begin{document}\\raggedbottom\n" + body + "\n\\end{document}"


TUDORS = [
    ("box", "Which battle of 1485 made Henry Tudor king?", ["Bosworth", "Hastings", "Naseby", "Agincourt"], 0, "AO1"),
    ("box", "What did the Act of Supremacy of 1534 make Henry VIII?", ["Emperor of Britain", "Head of the Church in England", "Lord of the Isles", "Defender of Wales"], 1, "AO1"),
    ("two", "Which two of these were children of Henry VIII?", ["Edward VI", "James I", "Elizabeth I", "Charles I", "Lady Jane Grey"], [0, 2], "AO1"),
    ("line", "Name the fleet that Philip II of Spain sent against England in 1588.", ["the Armada"], 1, "AO1"),
    ("line", "Give two reasons why Henry VIII closed the monasteries.", ["he wanted their wealth", "monks were loyal to the Pope"], 2, "AO1"),
]
SOURCE = [
    ("box", "Who wrote Source B?", ["A bishop", "A farmer", "A visitor from Venice", "A servant of the queen"], 2, "AO3"),
    ("line", "What does Source B say about the beer that people drank?", ["it was strong", "it was drunk at breakfast"], 2, "AO3"),
    ("line", "Explain one way in which Source B is useful to a historian of daily life.", ["it describes what ordinary people ate", "the writer saw it himself"], 2, "AO3"),
]


@layout(HALF, "history-tick-boxes-spaced-digits", "history test 0 1 . 1 with spaced digits, unlabelled boxes two a row or below each other, [1 mark] at the right, source in a frame; scheme as table with AO on the last page")
def history_tick_boxes_spaced_digits(draw):
    framed = "<div class=s><b>Source B</b> From a letter by a visitor from Venice, about 1500<p>They eat five times a day and sit at table for hours. At breakfast they have strong beer and cold meat, and nobody of any standing drinks water.</p></div>"
    body = "<div class=h><b>Key Stage 3 History</b><span>Tudor England &nbsp; End of unit check B</span></div><table class=n><tr><td>Surname</td><td></td><td>Set</td><td></td></tr></table><ul><li>Use black ink or a ball-point pen.</li><li>The marks for questions are shown in brackets.</li><li>You have 30 minutes.</li></ul>"
    items, scheme, whole = [], [], 0
    for q, (stem, asked) in enumerate([("", TUDORS), ("Source B tells of meals in a house in London.", SOURCE)], 1):
        if stem:
            body += f"<p class=i><span class=d>0</span><span class=d>{q}</span> &nbsp; {stem}</p>{framed}"
        for m, (kind, question, given, right, aim) in enumerate(asked, 1):
            marks = right if kind == "line" else len(right) if kind == "two" else 1
            whole += marks
            number = f"0{q}.{m}"
            body += f"<div class=q><div class=l><span class=d>0</span><span class=d>{q}</span><span class=t>.</span><span class=d>{m}</span></div><div class=b><div>{web(question)}</div><div class=m>[{marks} mark{'s' if marks > 1 else ''}]</div>"
            if kind == "line":
                body += "<div class=w></div>" * (marks * 2)
                answers = given
                items.append(item(question, "\n".join(given), number, marks, rubric=[{"text": text, "marks": None} for text in given] if marks > 1 else None))
            else:
                body += f"<p>Tick <b>{'two boxes' if kind == 'two' else 'one box'}</b>.</p><div class={'g' if kind == 'box' else 'v'}>" + "".join(f"<div><i></i>{web(text)}</div>" for text in given) + "</div>"
                answers = [given[place] for place in ([right] if kind == "box" else right)]
                items.append(item(question, "\n".join(answers), number, marks, choices([None] * len(given), given), kind="mcq" if kind == "box" else "multi"))
            body += "</div></div>"
            if stem:
                items[-1]["stem"] = stem
            scheme.append([f"0{q}.{m}", "<br>".join(web(text) for text in answers), str(marks), aim])
    body += f"<p class=e>END OF QUESTIONS</p><h2>Answers and marking</h2><table class=k>{rows([['Qu', 'Answer', 'Marks', 'AO']], 'th')}{rows(scheme)}<tr><td></td><td>Total</td><td>{whole}</td><td></td></tr></table>"
    css = """.h { display: flex; justify-content: space-between; border-bottom: 2px solid #000 } .n { width: 100%; border-collapse: collapse; margin: 3mm 0 } .n td { border: 1px solid #000; height: 8mm; padding: 0 2mm } .n td:nth-child(even) { width: 35% } .q { display: flex; margin: 6mm 0; break-inside: avoid } .l { width: 24mm } .d { display: inline-block; border: 1px solid #000; width: 5mm; text-align: center } .t { padding: 0 1mm; font-weight: bold } .b { flex: 1 }
.m { text-align: right; font-weight: bold } .w { border-bottom: 1px solid #000; height: 8mm } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm } .v div { margin-bottom: 2mm } .g i, .v i { display: inline-block; width: 5mm; height: 5mm; border: 1px solid #000; margin-right: 3mm; vertical-align: middle } .s { border: 1px solid #000; padding: 3mm; margin: 3mm 0 } .s p { margin: 2mm 0 0 } .e { text-align: center; font-weight: bold } h2 { break-before: page } .k { border-collapse: collapse } .k td, .k th { border: 1px solid #000; padding: 1.5mm 3mm; vertical-align: top }
@page { @bottom-center { content: "KS3/HIS/04    " counter(page); font: 8pt "Liberation Sans" } }"""
    engine, source = page(draw, body, ["Liberation Sans", "Open Sans"], (10.5, 11), css)
    return Document(engine, source, items)


RIVERS = [
    ("The upper course", [
        ("The diagram on the board shows a waterfall on the River Tees.", [("Name the pool at the foot of a waterfall.", 1), ("Explain how a layer of hard rock leads to a waterfall.", 4), ("State what is left behind as the waterfall retreats.", 1)]),
        ("What is meant by the source of a river?", 1),
        ("Describe two ways in which a river erodes its bed.", 4),
    ]),
    ("The lower course", [
        ("What is a flood plain?", 1),
        ("A town on a flood plain has 4200 homes. In the flood of 2019, 630 of them were under water.", [("What percentage of the homes was flooded?", 2), ("Suggest two reasons why people go on living there.", 2)]),
        ("Assess how well hard engineering protects towns from floods. Use an example that you have studied.", 6),
    ]),
]


@layout(HALF, "geography-letter-roman-restart", "geography homework, word processor: Section A and B begin at 1, stem, i) ii) iii) below, (4 marks) behind the question, dotted lines, no answers")
def geography_letter_roman_restart(draw):
    right = 'style:type="right"'
    styles = paragraph_style("Num", 0.35, 0.9, -0.9, [(0.9, ""), (16.6, right)]) + paragraph_style("Sub", 0.25, 1.9, -0.9, [(1.9, ""), (16.6, right)]) + paragraph_style("Dots", 0.3, 0.9, 0, [(16.6, right + ' style:leader-style="dotted" style:leader-text="."')])
    body, items = paragraph(run("Rivers: homework booklet"), "Title") + paragraph(run("Name: ____________________   Tutor group: ______   Due: ____________")) + paragraph(run("Write in full sentences where more than two marks are given. You may use your atlas."), "Body"), []
    for letter, (head, asked) in zip("AB", RIVERS):
        section = f"Section {letter}: {head}"
        body += paragraph(run(section), "Head")
        for n, (question, given) in enumerate(asked, 1):
            if isinstance(given, int):
                body += paragraph(run(f"{n}.\t{question} ({given} mark{'s' if given > 1 else ''})"), "Num") + paragraph(run("\t"), "Dots") * (given + 1)
                items.append(item(question, None, str(n), given, section=section, kind="long" if given > 4 else "short"))
                continue
            body += paragraph(run(f"{n}.\t{question}"), "Num")
            for k, (inner, marks) in enumerate(given):
                body += paragraph(run(f"{'i' * (k + 1)})\t{inner} ({marks} mark{'s' if marks > 1 else ''})"), "Sub") + paragraph(run("\t"), "Dots") * (marks + 1)
                items.append(item(inner, None, f"{n}({'i' * (k + 1)})", marks, stem=question, section=section, kind="numeric" if "percentage" in inner else "short"))
        worth = sum(given if isinstance(given, int) else sum(marks for _, marks in given) for _, given in asked)
        body += paragraph(run(f"Total for Section {letter}: {worth} marks", "B"), "Body")
    engine, source = office(draw, body, ["Liberation Sans", "Carlito", "Noto Sans"], (11,), head="Geography Year 9\tRivers", styles=styles)
    return Document(engine, source, items)


BOWL = [
    ("CHEMISTRY", "Multiple Choice", "Which of the following gases is the most abundant in dry air?", ["Oxygen", "Nitrogen", "Argon", "Carbon dioxide"], 1),
    ("PHYSICS", "Short Answer", "What is the SI unit of electric charge?", None, "COULOMB"),
    ("BIOLOGY", "Multiple Choice", "Which of the following vessels carries oxygenated blood from the lungs to the heart?", ["Pulmonary artery", "Pulmonary vein", "Vena cava", "Renal vein"], 1),
    ("EARTH SCIENCE", "Multiple Choice", "Which of the following is an igneous rock?", ["Limestone", "Slate", "Basalt", "Shale"], 2),
    ("PHYSICS", "Multiple Choice", "A car travels 90 kilometres in 1.5 hours. What is its average speed in kilometres per hour?", ["45", "60", "75", "135"], 1),
    ("CHEMISTRY", "Short Answer", "What is the chemical symbol of potassium?", None, "K"),
    ("MATHEMATICS", "Short Answer", "What is the sum of the interior angles of a hexagon, in degrees?", None, "720"),
    ("BIOLOGY", "Multiple Choice", "In which part of the cell does aerobic respiration mainly take place?", ["Nucleus", "Ribosome", "Mitochondrion", "Vacuole"], 2),
    ("EARTH SCIENCE", "Short Answer", "What is the name of the layer of the atmosphere in which weather takes place?", None, "TROPOSPHERE"),
    ("MATHEMATICS", "Multiple Choice", "Which of the following numbers is prime?", ["51", "57", "61", "87"], 2),
]


@layout(HALF, "science-contest-w-to-z", "contest round, groff: 3) BIOLOGY Multiple Choice before the question, W) X) Y) Z) below, ANSWER: X) in capitals, rule between questions, page numbers with the round")
def science_contest_w_to_z(draw):
    lines = [".ds LH Regional Science Contest", ".ds RH Round Robin 3", ".ds CF Round Robin 3 \\(en page %", ".nr PD 0.4v", ".ce 2", "\\fB\\s+4REGIONAL SCIENCE CONTEST\\s0\\fP", "\\fBRound Robin 3\\fP", ".sp"]
    items = []
    for n, (field, kind, question, options, answer) in enumerate(BOWL, 1):
        lines += [".ne 9v", ".LP", f"{n}) {field} \\fI{kind}\\fP {plain(question)}", ".br"]
        if options:
            for label, text in zip("WXYZ", options):
                lines += [f"{label}) {plain(text)}", ".br"]
            lines += [".sp 0.5", f"\\fBANSWER: {'WXYZ'[answer]}) {plain(options[answer].upper())}\\fP"]
            items.append(item(question, options[answer].upper(), str(n), None, choices("WXYZ", options), kind="mcq", answer_label="WXYZ"[answer]))
        else:
            lines += [".sp 0.5", f"\\fBANSWER: {answer}\\fP"]
            items.append(item(question, answer, str(n), kind="numeric" if answer.isdigit() else "short"))
        lines += [".br", "\\l'\\n(.lu'", ".sp 0.3"]
    engine, source = roff(draw, lines, (11, 12), ("T", "H"))
    return Document(engine, source, items)


PRACTICE = [
    [
        (2, "Expand and simplify 3(x + 4) + 2(x − 1).", None, "5x + 10"),
        (2, "Solve 7x − 9 = 3x + 11.", None, "x = 5"),
        (1, "Write 0.00046 in standard form.", None, "4.6 × 10⁻⁴"),
        (None, "The first four terms of a sequence are 5, 8, 11 and 14.", [(1, "Write down the next term.", "17"), (2, "Find an expression for the nth term.", "3n + 2"), (2, "Show whether 100 is a term of the sequence.", None)], None),
        (3, "A coat costs £84 in a sale after a reduction of 30%. Work out its price before the sale.", None, "£120"),
        (2, "Factorise x² + 7x + 12.", None, "(x + 3)(x + 4)"),
    ],
    [
        (3, "Share £180 in the ratio 2 : 3 : 4.", None, "£40, £60, £80"),
        (None, "A rectangle is 9 cm long and 5 cm wide.", [(1, "Work out its perimeter.", "28 cm"), (2, "A square has the same perimeter. Work out the area of the square.", "49 cm²")], None),
        (2, "Work out the exterior angle of a regular polygon with 12 sides.", None, "30°"),
        (2, "Write 360 as a product of its prime factors.", None, "2³ × 3² × 5"),
        (3, "Solve x + y = 11 and x − y = 3.", None, "x = 7, y = 4"),
    ],
]


@layout(HALF, "maths-homework-h-numbers", "mathematics homework H1. H2. with (2) before the question, parts (a) below, two pages, answers in small letters at the foot of each page as H1. 5x + 10; H4. (a) 17 (b) 3n + 2")
def maths_homework_h_numbers(draw):
    body, items, n = r"\textbf{\large Homework 7: mixed practice}\hfill Set on \makebox[2.5cm]{\dotfill}\par Show all your working in your exercise book. The marks are in front of each question. Calculators may be used on page 2 only.\par\bigskip ", [], 0
    for place, asked in enumerate(PRACTICE):
        foot = []
        body += r"\newpage " if place else ""
        for marks, question, parts, answer in asked:
            n += 1
            worth = f"({marks})" if marks else ""
            body += rf"\lab{{0pt}}{{54pt}}{{\textbf{{H{n}.}}\hfill {worth}~~}}{{{tex(question)}}}"
            if parts:
                shown = []
                for letter, (value, inner, given) in zip("abc", parts):
                    body += rf"\lab{{54pt}}{{46pt}}{{({letter})\hfill ({value})~~}}{{{tex(inner)}}}"
                    shown += [f"({letter}) {tex(given)}"] if given else []
                    items.append(item(inner, given, f"H{n}({letter})", value, stem=question, kind="numeric" if given and given[:1].isdigit() and "n" not in given else "short"))
                foot.append(f"H{n}. " + r"\enspace ".join(shown))
            else:
                foot.append(f"H{n}. {tex(answer)}")
                items.append(item(question, answer, f"H{n}", marks, kind="numeric" if answer in ("4.6 × 10⁻⁴", "£120", "30°") else "short"))
            body += r"\bigskip "
        body += rf"\vfill{{\footnotesize\hrule\smallskip Answers: {'; '.join(foot)}\par}}"
    engine, source = document(draw, body, ["lm", "palatino", "times"], (11, 12), (22, 26), r"\fancyhead[L]{\small Set 10Y}\fancyhead[R]{\small Ms Achterberg}")
    return Document(engine, source, items)


CHINESE = [
    ("第五课 看病 At the doctor’s", [("医生", "yīshēng", "n.", "doctor"), ("医院", "yīyuàn", "n.", "hospital"), ("生病", "shēngbìng", "v.", "to fall ill"), ("发烧", "fāshāo", "v.", "to have a fever"), ("药", "yào", "n.", "medicine"), ("头疼", "tóuténg", "n.", "headache"), ("休息", "xiūxi", "v.", "to rest"), ("舒服", "shūfu", "adj.", "comfortable, well")]),
    ("第六课 天气 The weather", [("天气", "tiānqì", "n.", "weather"), ("下雨", "xiàyǔ", "v.", "to rain"), ("刮风", "guāfēng", "v.", "to be windy"), ("暖和", "nuǎnhuo", "adj.", "warm"), ("雪", "xuě", "n.", "snow"), ("度", "dù", "m.", "degree"), ("比较", "bǐjiào", "adv.", "rather"), ("春天", "chūntiān", "n.", "spring")]),
    ("第七课 旅行 Travel", [("飞机", "fēijī", "n.", "aeroplane"), ("护照", "hùzhào", "n.", "passport"), ("行李", "xíngli", "n.", "luggage"), ("出发", "chūfā", "v.", "to set out"), ("便宜", "piányi", "adj.", "cheap"), ("火车站", "huǒchēzhàn", "n.", "railway station"), ("已经", "yǐjīng", "adv.", "already")]),
]


@layout(HALF, "words-chinese-five-columns", "Chinese word list of a textbook, rows numbered through: number, characters, pinyin in italics, class of word, English; lesson headings as rows, head again on page two")
def words_chinese_five_columns(draw):
    grid, items, n = "", [], 0
    for head, words in CHINESE:
        lesson, title = head.split(" ", 2)[:2], head.split(" ", 2)[2]
        grid += rf"\multicolumn{{5}}{{l}}{{\rule{{0pt}}{{16pt}}{{\han {' '.join(lesson)}}} \textbf{{{tex(title)}}}}}\\*\hline "
        for word, sound, kind, meaning in words:
            n += 1
            grid += rf"{n} & {{\han\large {word}}} & \textit{{{sound}}} & {kind} & {tex(meaning)}\\\hline "
            items.append(item(word, meaning, str(n), section=head, kind="vocabulary"))
    body = rf"{{\Large{{\han 生词表}} \textbf{{Word list}}}}\par\medskip{{\small n.~noun\quad v.~verb\quad adj.~adjective\quad adv.~adverb\quad m.~measure word}}\par\renewcommand\arraystretch{{2.1}}\begin{{longtable}}{{p{{10mm}}p{{26mm}}p{{32mm}}p{{16mm}}p{{56mm}}}} & {{\han 汉字}} & {{\han 拼音}} & {{\han 词性}} & {{\han 英文}}\\\hline\endhead {grid}\end{{longtable}}"
    engine, source = document(draw, body, ["noto", "notoserif"], (11,), (20, 24), r"\fancyhead[L]{\small Chinese for the second year}", r"\fancyfoot[R]{\small Word list \thepage}", r"\newfontfamily\han{Noto Serif CJK SC}")
    return Document(engine, source, items)


COMPUTING = [
    ("RAM loses what it holds when the power is switched off.", True),
    ("A byte is made of four bits.", False),
    ("The binary number 1010 is 10 in denary.", True),
    ("A compiler translates one line at a time while the program runs.", False),
    ("An IP address identifies a device on a network.", True),
    ("Lossy compression can be undone without any loss.", False),
    ("A linear search needs the list to be sorted.", False),
    ("HTTPS encrypts what is sent between browser and server.", True),
    ("The clock speed of a processor is measured in hertz.", True),
    ("A firewall is a backup of the files on a server.", False),
    ("ASCII gives each character a number.", True),
]


@layout(HALF, "true-false-tick-columns-reverse", "computing starter, word processor: ruled table No. | Statement | True | False to tick, Score: ___ / 10; answers overleaf in one line as 1 T 2 F")
def true_false_tick_columns_reverse(draw):
    asked = draw.some(COMPUTING, 10)
    grid = [[run(cell, "B") for cell in ("No.", "Statement", "True", "False")]] + [[run(str(n)), run(text), run("☐"), run("☐")] for n, (text, _) in enumerate(asked, 1)]
    body = paragraph(run("Starter 12: Are you sure?"), "Title") + paragraph(run("Name: ________________________\tScore: _____ / 10")) + paragraph(run("Read each statement. Put a tick in one of the two columns. Then turn over and mark your partner’s sheet.", "I")) + paragraph("") + office_table(grid, [1.3, 11.2, 1.6, 1.7])
    body += paragraph(run("Extension: ", "B") + run("write a true and a false statement of your own about the internet."), "Body")
    body += paragraph(run("Starter 12: answers"), "Over") + paragraph(run("   ".join(f"{n} {'T' if right else 'F'}" for n, (_, right) in enumerate(asked, 1))))
    over = paragraph_style("Over", 0, bold=True, size=14, extra='fo:break-before="page"')
    engine, source = office(draw, body, ["Open Sans", "Carlito", "Noto Sans"], (11, 12), head="Computing Year 8", styles=over)
    return Document(engine, source, [item(text, str(right), str(n), kind="truefalse") for n, (text, right) in enumerate(asked, 1)])


LANDSCAPE = [
    ("Abrasion", "The wearing away of rock by material that is carried by ice, wind or water and rubs against it."),
    ("Arête", "A narrow ridge with steep sides between two corries."),
    ("Bar", "A ridge of sand or shingle that joins two headlands and closes off a bay."),
    ("Biome", "A very large ecosystem with a climate, plants and animals of its own, such as the tundra."),
    ("Corrie", "A hollow like an armchair, cut into a mountainside by the head of a glacier."),
    ("Deposition", "The laying down of material when ice, wind or water no longer has the energy to carry it."),
    ("Drumlin", "A smooth hill in the shape of an egg, made of material dropped by ice."),
    ("Fetch", "The distance of open water over which the wind has blown."),
    ("Groyne", "A wall or fence built across a beach to hold back the sand that drifts along it."),
    ("Hydraulic action", "The force of water that is pressed into cracks and breaks the rock apart."),
    ("Longshore drift", "The movement of material along a coast by waves that meet it at an angle."),
    ("Moraine", "Rock and soil carried and then dropped by a glacier."),
    ("Permafrost", "Ground that stays frozen for at least two years running."),
    ("Spit", "A long ridge of sand or shingle that grows out from the land where the coast changes direction."),
    ("Wave-cut platform", "A flat area of rock at the foot of a cliff that has retreated."),
]


@layout(HALF, "glossary-colon-two-columns-hyphenated", "glossary at the end of a geography book, groff, two narrow columns, bold term with colon, hyphenated, page numbers from 212, letters of the alphabet as heads")
def glossary_colon_two_columns_hyphenated(draw):
    lines = [".pn 212", ".ds CH", ".ds LH Glossary", ".ds RH Landscapes of Britain", ".ds CF %", ".P1", "\\fB\\s+6Glossary\\s0\\fP", ".sp", ".2C"]
    letter, items = "", []
    for term, meaning in LANDSCAPE:
        if term[0] != letter:
            letter = term[0]
            lines += [".ne 4v", ".LP", f"\\fB\\s+2{letter}\\s0\\fP"]
        lines += [".IP \"\" 2n", f".ti -2n\n\\fB{plain(term)}:\\fP {plain(meaning)}"]
        items.append(item(term, meaning, kind="definition"))
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "N"))
    return Document(engine, source, items)


GERMAN = [
    ("Setze das passende Verb ein.", [
        ("Jeden Morgen", "Jonas mit dem Bus zur Schule, weil der Weg zu Fuß eine Stunde dauert.", "fährt"),
        ("In der großen Pause", "die Schülerinnen und Schüler auf dem Hof ihr Brot.", "essen"),
        ("Meine Großmutter", "mir oft lange Briefe aus Norddeutschland.", "schreibt"),
        ("Im Sommer", "wir jeden Nachmittag im See.", "schwimmen"),
        ("Der Zug aus Hamburg", "um acht Uhr in München an.", "kommt"),
        ("Frau Yilmaz", "seit zehn Jahren in Leipzig.", "wohnt"),
    ]),
    ("Setze die passende Präposition ein.", [
        ("Im August fahren wir mit dem Wohnwagen", "Italien.", "nach"),
        ("Ich warte schon seit zwanzig Minuten", "den Bus.", "auf"),
        ("Mein Bruder interessiert sich", "Geschichte und Erdkunde.", "für"),
        ("Sie telefoniert jeden Abend", "ihrer Freundin aus Österreich.", "mit"),
        ("Der Film handelt", "einem Jungen aus Syrien.", "von"),
    ]),
]


@layout(HALF, "german-gaps-word-box-two-columns", "German exercises with drawn gaps inside sentences, two justified columns with hyphenation, words in a box above each exercise, numbers begin again, Lösungen in small print at the end")
def german_gaps_word_box_two_columns(draw):
    body, key, items = "<h1>Arbeitsblatt 9: Wortschatz und Grammatik</h1><p class=n>Name: <i></i> Klasse: <i></i></p><div class=c>", "", []
    for n, (task, asked) in enumerate(GERMAN, 1):
        words = draw.mixed([word for *_, word in asked])
        body += f"<h2>Übung {n}</h2><p class=t>{task}</p><div class=w>{' &nbsp;–&nbsp; '.join(words)}</div><ol>" + "".join(f"<li>{a} <u></u> {b}</li>" for a, b, _ in asked) + "</ol>"
        key += f"<p><b>Übung {n}:</b> " + ", ".join(f"{m} {word}" for m, (*_, word) in enumerate(asked, 1)) + "</p>"
        items += [item(f"{a}  {b}", word, str(m), kind="gap", gap=True, section=f"Übung {n}") for m, (a, b, word) in enumerate(asked, 1)]
    body += f"</div><div class=k><b>Lösungen</b>{key}</div>"
    css = """h1 { font-size: 15pt; border-bottom: 2px solid #000 } h2 { font-size: 12pt; margin: 3mm 0 1mm } .c { columns: 2; column-gap: 9mm; text-align: justify; hyphens: auto } .t { font-style: italic; margin: 0 0 2mm } .w { border: 1px solid #000; padding: 2mm; text-align: center; hyphens: manual } ol { padding-left: 6mm; line-height: 1.9 } u { display: inline-block; width: 26mm; border-bottom: 1px solid #000; text-decoration: none; height: 3mm }
.n i { display: inline-block; width: 45mm; border-bottom: 1px dotted #000; margin-right: 8mm } .k { font-size: 8pt; margin-top: 12mm; border-top: 1px solid #777 } .k p { margin: 1mm 0 }
@page { @bottom-left { content: "© Verlag am Mühlbach. Kopieren für den Unterricht erlaubt."; font: 7.5pt "Lato" } @bottom-right { content: "Seite " counter(page); font: 7.5pt "Lato" } }"""
    engine, source = page(draw, body, ["Lato", "Open Sans", "Noto Sans"], (10.5, 11), css, language="de")
    return Document(engine, source, items)


REACTIONS = [
    ("Which of the following is a property of all acids in water?", ["They turn litmus blue.", "They give hydrogen ions.", "They feel soapy.", "They do not react with metals.", "They have a pH above 7."], 1),
    ("What is the pH of a neutral solution at 25 °C?", ["0", "1", "5", "7", "14"], 3),
    ("Which gas is given off when zinc reacts with dilute sulfuric acid?", ["Hydrogen", "Oxygen", "Carbon dioxide", "Chlorine", "Sulfur dioxide"], 0),
    ("Which salt forms when hydrochloric acid neutralises sodium hydroxide?", ["Sodium sulfate", "Sodium nitrate", "Sodium chloride", "Sodium carbonate", "Sodium oxide"], 2),
    ("Sodium belongs to group 1 of the periodic table. Which element belongs to the same group?", ["Magnesium", "Aluminium", "Lithium", "Chlorine", "Neon"], 2),
    ("A catalyst makes a reaction faster because it", ["raises the temperature.", "offers a path with a lower activation energy.", "is used up first.", "makes the particles larger.", "takes energy out of the products."], 1),
    ("In the electrolysis of molten lead bromide, what forms at the cathode?", ["Bromine", "Hydrogen", "Lead", "Oxygen", "Lead oxide"], 2),
    ("Which method separates the colours of an ink?", ["Filtration", "Chromatography", "Crystallisation", "Evaporation", "Sieving"], 1),
    ("How many atoms are there in one molecule of ammonia, NH₃?", ["1", "2", "3", "4", "6"], 3),
    ("Which metal does not react with cold water or dilute acids?", ["Calcium", "Magnesium", "Zinc", "Iron", "Gold"], 4),
    ("What is the relative formula mass of carbon dioxide? (C = 12, O = 16)", ["28", "32", "40", "44", "48"], 3),
    ("Which change of state is called sublimation?", ["Solid to liquid", "Liquid to gas", "Gas to liquid", "Solid to gas", "Liquid to solid"], 3),
]
SEVERAL = [
    ("Which two of the following are alkanes?", ["C₂H₄", "CH₄", "C₂H₅OH", "C₃H₈", "C₃H₆", "CH₃COOH", "C₂H₂"], [1, 3]),
    ("Which three of the following are mixtures?", ["air", "water", "sea water", "oxygen", "crude oil", "sodium chloride", "copper"], [0, 2, 4]),
]


@layout(HALF, "chemistry-multiple-choice-two-columns", "chemistry test, US letter, two columns with a rule, (A) to (E) below each other over column and page ends, part II with A to G and more than one right, key as table in two rows at the end")
def chemistry_multiple_choice_two_columns(draw):
    head = r"\begin{center}\textbf{\Large Chemistry I}\\ Semester review test\qquad Form B\end{center}Name: \hrulefill\quad Period: \makebox[2cm]{\hrulefill}\quad Date: \makebox[3cm]{\hrulefill}\par\medskip "
    body, items, key, n = head + r"\setlength\columnseprule{0.4pt}\begin{multicols}{2}\textbf{PART I}\par\textit{Directions: Each of the questions or incomplete statements below is followed by five choices. Select the one that is best in each case.}\par\medskip ", [], [], 0
    for question, options, right in draw.some(REACTIONS, 11):
        n += 1
        body += rf"\lab{{0pt}}{{20pt}}{{{n}.}}{{{tex(question)}}}" + "".join(rf"\lab{{20pt}}{{22pt}}{{({label})}}{{{tex(text)}}}" for label, text in zip("ABCDE", options)) + r"\bigskip "
        key.append((str(n), "ABCDE"[right]))
        items.append(item(question, options[right], str(n), None, choices([f"{label}" for label in "ABCDE"], options), kind="mcq", answer_label="ABCDE"[right]))
    body += r"\textbf{PART II}\par\textit{Directions: More than one choice is correct. Write all correct letters on the line.}\par\medskip "
    for question, options, right in SEVERAL:
        n += 1
        body += rf"\lab{{0pt}}{{20pt}}{{{n}.}}{{{tex(question)}\hfill\makebox[1.6cm]{{\hrulefill}}}}\nopagebreak{{\leftskip=20pt " + r"\quad ".join(rf"\mbox{{{label}~~{tex(text)}}}" for label, text in zip("ABCDEFG", options)) + r"\par}\bigskip "
        key.append((str(n), " ".join("ABCDEFG"[place] for place in right)))
        items.append(item(question, "\n".join(options[place] for place in right), str(n), None, choices("ABCDEFG", options), kind="multi", answer_label=", ".join("ABCDEFG"[place] for place in right)))
    body += r"\end{multicols}\bigskip\textbf{Answer key}\par\smallskip{\small\setlength\tabcolsep{3pt}" + table([[r"\textbf{No.}", *(a for a, _ in key)], [r"\textbf{Ans.}", *(b for _, b in key)]], "|l|" + "c|" * len(key)) + "}"
    engine, source = document(draw, body, ["times", "lm"], (11, 12), (18, 22), r"\fancyhead[L]{\small Room 114}\fancyhead[R]{\small Form B}", r"Page \thepage", paper="letterpaper")
    return Document(engine, source, items)


FRENCH = [
    ("Exercice A", "Relie chaque question à sa réponse.", [("Où habites-tu ?", "Dans un petit village près de Lyon."), ("Quel âge as-tu ?", "Quinze ans depuis mardi."), ("Tu as des frères et sœurs ?", "Oui, une sœur qui s’appelle Inès."), ("Qu’est-ce que tu fais le samedi ?", "Je joue au handball avec mon club."), ("Comment vas-tu au collège ?", "À vélo, sauf quand il neige."), ("Quelle est ta matière préférée ?", "L’histoire, parce que le prof est drôle.")], []),
    ("Exercice B", "Relie chaque mot à sa définition. Il y a une définition de trop.", [("le boulanger", "Il fait du pain."), ("la gare", "On y prend le train."), ("l’hiver", "C’est la saison la plus froide."), ("la bibliothèque", "On y emprunte des livres."), ("le neveu", "C’est le fils de mon frère.")], ["On y achète des médicaments."]),
]


@layout(HALF, "french-matching-ruled-tables", "French matching, word processor: two ruled tables 1 to 6 | blank | a to f, one with an answer too many, numbers begin again, Corrigé on the last page as 1 – d ; 2 – a")
def french_matching_ruled_tables(draw):
    body, key, items = paragraph(run("Fiche 4 : faire connaissance"), "Title") + paragraph(run("Prénom : ____________________   Classe : ________   Note : ____ / 11")), "", []
    for head, task, pairs, more in FRENCH:
        right = draw.mixed([b for _, b in pairs] + more)
        letters = "abcdefg"[: len(right)]
        body += paragraph(run(head), "Head") + paragraph(run(task, "I")) + office_table([[run(f"{n}") if n <= len(pairs) else "", run(pairs[n - 1][0]) if n <= len(pairs) else "", "", run(letters[n - 1]), run(right[n - 1])] for n in range(1, len(right) + 1)], [0.9, 6.0, 1.2, 0.9, 7.4])
        key += paragraph(run(head + " : ", "B") + run(" ; ".join(f"{n} – {letters[right.index(b)]}" for n, (_, b) in enumerate(pairs, 1))))
        items += [item(a, b, str(n), None, choices(letters, right), kind="match", answer_label=letters[right.index(b)], section=head) for n, (a, b) in enumerate(pairs, 1)]
    body += paragraph(run("Pour aller plus loin : écris un petit dialogue avec trois de ces questions.", "I")) + paragraph(run("Corrigé"), "Over") + key
    engine, source = office(draw, body, ["Carlito", "Open Sans", "Liberation Sans"], (11, 12), head="Français 5e\tCollège des Tilleuls", styles=paragraph_style("Over", 0, bold=True, size=14, extra='fo:break-before="page"'))
    return Document(engine, source, items)


WEIMAR = [
    {
        "stem": "This question is about the Weimar Republic, 1918 to 1933.",
        "parts": [
            part("Name the city in which the constitution of the republic was drawn up.", 1, "Weimar"),
            part("State two terms of the Treaty of Versailles that limited the German army.", 2, "no more than 100 000 men", "no conscription", allow=["no tanks or military aircraft"]),
            {
                "stem": "In 1923, French and Belgian troops marched into the Ruhr.",
                "parts": [
                    part("Give one reason for the occupation of the Ruhr.", 1, "Germany had fallen behind with reparations"),
                    part("Explain how the occupation led to hyperinflation.", 3, "workers went on strike", "the government paid them", "it printed more money to do so"),
                ],
            },
        ],
    },
    {
        "stem": "This question is about Germany after 1933.",
        "parts": [
            part("What was the Enabling Act of March 1933?", 2, "a law that let the government rule", "without the consent of parliament"),
            {
                "stem": "On 27 February 1933 the parliament building in Berlin burned.",
                "parts": [
                    part("Who was found in the building and put on trial?", 1, "Marinus van der Lubbe"),
                    part("Describe two ways in which the government used the fire.", 2, "civil rights were suspended", "Communists were arrested"),
                ],
            },
            part("Explain why the vote for the Enabling Act was not free.", 2, "members of parliament were kept away or arrested", "armed men stood in the hall"),
        ],
    },
]


@layout(HALF, "history-paper-groff-two-column-scheme", "history paper, groff: Q1, (a) (i) each on a row of its own, (2) at the right end, ruled lines, (Total for Question 1 = 7 marks); scheme in its own file in two columns without rules, 1(a) at the left, bullets with (1) at the right")
def history_paper_groff_two_column_scheme(draw):
    lines = [".ds LH HI/1/W", ".ds CH", ".ds RH % ", ".ds CF \\(co Dunmere Examinations", ".ce 2", "\\fB\\s+4History\\s0\\fP", "\\fBPaper 1: Germany 1918\\(en1939\\fP", ".sp", "Answer ALL questions. Write your answers in the spaces provided. The total mark for this paper is 14.", ".sp", ".ta 4n"]
    scheme, items = [".ds LH HI/1/W mark scheme", ".ds CH", ".ds RH %", ".ds CF", ".ce", "\\fB\\s+3Mark scheme: History Paper 1\\s0\\fP", ".sp", ".ta 11n", "\\fBQuestion\tAnswer\\fP", ".br"], []
    for place, question in enumerate(WEIMAR):
        for path, part_, made in walk(question, place):
            depth = len(path)
            mark = [f"\\fBQ{place + 1}\\fP", f"\\fB({'abcdef'[path[1]]})\\fP" if depth > 1 else "", f"({'i' * (path[2] + 1)})" if depth > 2 else ""][depth - 1]
            lines += [".ne 5v", f".in {depth * 4}n", f".ti -4n\n{mark}\t{plain(part_['stem'] if made is None else made['question'])}", ".br"]
            if made is None:
                lines += [".sp 0.4"]
                continue
            lines += [".rj 1", f"\\fB({part_['marks']})\\fP"] + [".sp 0.4", "\\l'\\n(.lu-\\n(.iu'", ".br"] * (part_["marks"] + 1) + [".sp 0.6"]
            scheme += [".ne 4v", ".sp 0.6", ".in 11n"]
            for row, (text, worth) in enumerate(part_["points"]):
                scheme += [".ti 0" if not row else ".ti 11n", f"{'' if row else made['number'] + chr(9)}\\(bu\\h'1n'{plain(text)} ({worth})", ".br"]
            scheme += [line for text in part_.get("allow", []) for line in (".ti 11n", f"\\fIAccept:\\fP {plain(text)}", ".br")] + [".in 0"]
            points = [{"text": text, "marks": worth} for text, worth in part_["points"]]
            items.append(made | ({"rubric": points} if "rubric" in made else {}))
        lines += [".in 0", ".rj 1", f"\\fB(Total for Question {place + 1} = {total(question)} marks)\\fP", ".sp"]
    lines += [".ce", "\\fBTOTAL FOR PAPER = 14 MARKS\\fP"]
    engine, source = roff(draw, lines, (11, 12), ("T", "N"))
    return Document(engine, source, items, roff(draw, scheme, (10,), ("T", "N"))[1])


WAVES = [
    ("Set A: Describing waves", [
        ("What does the amplitude of a wave measure?", "It is the greatest distance of a point on the wave from its rest position."),
        ("A wave has a frequency of 4.0 Hz and a wavelength of 0.25 m. Calculate its speed.", "v = fλ = 4.0 × 0.25 = 1.0 m/s."),
        ("Give one example of a longitudinal wave.", "A sound wave in air."),
        ("Twelve waves pass a buoy in one minute. Calculate the period of the waves.", "One wave takes 60 ÷ 12 = 5.0 s, and this is the period."),
    ]),
    ("Set B: Sound", [
        ("Why can sound not travel through a vacuum?", "There are no particles that could pass the vibration on."),
        ("An echo from a cliff is heard 1.2 s after a shout. The speed of sound is 340 m/s. Calculate the distance of the cliff.", "The sound travels 340 × 1.2 = 408 m there and back, so the cliff is 204 m away."),
        ("State the range of frequencies that a young person can hear.", "From 20 Hz to 20 000 Hz."),
        ("Describe how you could measure the speed of sound on a school field.", None),
    ]),
    ("Set C: Light", [
        ("Light slows down as it enters glass. What happens to its wavelength?", "It becomes shorter, because the frequency stays the same."),
        ("A ray meets a mirror at 35° to the normal. What is the angle of reflection?", "35°, as both angles are equal."),
        ("Which colour of visible light has the longest wavelength?", None),
    ]),
]


@layout(HALF, "physics-exercises-solution-run-in", "physics booklet: Set A, B, C begin at 1, number in a circle, Solution. in small capitals run in behind a triangle after each, two left without, key facts in a frame, running heads")
def physics_exercises_solution_run_in(draw):
    body, items = r"\begin{center}\textbf{\LARGE Waves}\\[3pt]\textit{Exercises with solutions}\end{center}\fbox{\parbox{0.96\linewidth}{\textbf{Key facts.} The speed of a wave is its frequency times its wavelength. The period is one divided by the frequency. All waves carry energy and no matter.}}\par\medskip Cover the solutions with a sheet of paper while you work. Exercises without a solution are for homework.\par ", []
    for head, asked in WAVES:
        body += rf"\needspace{{3cm}}\subsection*{{{tex(head)}}}"
        for n, (question, answer) in enumerate(asked, 1):
            body += rf"\needspace{{2cm}}\lab{{0pt}}{{24pt}}{{\tikz[baseline=(a.base)]\node[circle,draw,inner sep=1.5pt] (a) {{\small {n}}};}}{{{tex(question)}}}"
            body += rf"{{\leftskip=24pt\rightskip=12pt {{\scriptsize$\blacktriangleright$}} \textsc{{Solution.}} {tex(answer)}\par}}" if answer else ""
            body += r"\smallskip "
            items.append(item(question, answer, str(n), section=head, kind="numeric" if "Calculate" in question or "What is the angle" in question else "short"))
    engine, source = document(draw, body, ["lm", "palatino", "times"], (11, 12), (24, 30), r"\fancyhead[L]{\small\textsc{Physics for Year 10}}\fancyhead[R]{\small\textsc{Waves}}", r"--~\thepage~--")
    return Document(engine, source, items)


EXCHANGE = [
    ("Before you go", [
        ("Who can take part in the exchange?", ["Pupils of years 9 and 10 who have learnt Spanish for at least two years can apply.", "We look for a partner of about the same age with similar interests."]),
        ("How much does it cost?", ["The journey costs about £260. The host family pays for meals, as you will when your partner visits you."]),
        ("Do I need a passport?", ["Yes. It has to be valid for at least six months after the journey."]),
    ]),
    ("During the stay", [
        ("Will I go to school there?", ["You will go to lessons with your partner on four mornings and visit Granada on the fifth."]),
        ("What if I do not understand anything?", ["Do not worry.", "Everybody finds the first two days hard, and your partner will speak slowly if you ask."]),
        ("Can I phone home?", ["Of course, but please not during meals."]),
        ("How do I reach a teacher at night?", ["Call the number on your yellow card. A teacher answers it at any time."]),
    ]),
    ("Afterwards", [
        ("Does the exchange count towards my marks?", ["The diary that you keep in Spanish counts as one piece of speaking and writing."]),
        ("When does my partner come to us?", ["The visit takes place in the second week of May."]),
    ]),
]


@layout(HALF, "faq-exchange-headings-contents", "web page of a school about an exchange: list of contents with the questions, questions as headings under topics, answers of one or two paragraphs, a note and a contact at the end that ask nothing")
def faq_exchange_headings_contents(draw):
    listed = "".join(f"<li>{head}<ul>" + "".join(f"<li>{web(question)}</li>" for question, _ in asked) + "</ul></li>" for head, asked in EXCHANGE)
    body, items = f"<div class=b>Home › Languages › Spanish › Exchange</div><h1>Exchange with Málaga: frequently asked questions</h1><div class=t><b>On this page</b><ul>{listed}</ul></div>", []
    for head, asked in EXCHANGE:
        body += f"<h2>{head}</h2>"
        for question, answer in asked:
            body += f"<h3>{web(question)}</h3>" + "".join(f"<p>{web(text)}</p>" for text in answer)
            items.append(item(question, " ".join(answer), section=head, kind="faq", page=2))
    body += "<h2>Still not sure?</h2><p>Write to Señora Whitlock at spanish@northmoor.example or come to room L4 at break.</p><p class=u>Last updated on 3 September</p>"
    css = """.b { font-size: 8pt; color: #666 } h1 { font-size: 19pt; color: #7a1f3d } h2 { font-size: 14pt; color: #7a1f3d; border-bottom: 1px solid #ddd; break-after: avoid } h3 { font-size: 11.5pt; margin: 4mm 0 1mm; break-after: avoid } p { margin: 1mm 0 } .t { background: #f6f1f3; padding: 3mm 5mm } .t ul { margin: 1mm 0 } .t { break-after: page } .u { font-size: 8pt; color: #666; margin-top: 8mm }
@page { @bottom-right { content: counter(page) " / " counter(pages); font: 8pt "Open Sans" } }"""
    engine, source = page(draw, body, ["Open Sans", "Lato", "Roboto"], (11, 11.5), css)
    return Document(engine, source, items)


ELECTRIC = [
    {
        "stem": "Zara connects a cell, a switch and a lamp in series.",
        "parts": [
            {
                "stem": "The current in the lamp is 0.40 A.",
                "parts": [
                    part("Name the instrument that measures the current.", 1, "ammeter"),
                    part("Calculate the charge that flows in 30 s.", 2, "0.40 × 30", "12 C", kind="numeric"),
                ],
            },
            {
                "stem": "She adds a second lamp in parallel.",
                "parts": [
                    part("What happens to the current from the cell?", 1, "it increases"),
                    part("Give a reason for your answer.", 1, "the total resistance is smaller"),
                ],
            },
        ],
    },
    {
        "stem": "A kettle is marked 230 V, 2.3 kW.",
        "parts": [
            {
                "stem": "The kettle has a plug with three pins.",
                "parts": [
                    part("What is the colour of the earth wire?", 1, "green and yellow"),
                    part("Explain how the earth wire and the fuse protect the user.", 3, "the current flows to earth", "a large current melts the fuse", "the kettle is cut off from the live wire"),
                ],
            },
            {
                "stem": "The kettle runs for 3.0 minutes.",
                "parts": [
                    part("Calculate the current in the kettle.", 2, "2300 ÷ 230", "10 A", kind="numeric"),
                    part("Calculate the energy transferred, in kJ.", 2, "2.3 × 180", "414 kJ", kind="numeric"),
                    part("Suggest why the water gains less energy than this.", 1, "some energy heats the kettle and the room"),
                ],
            },
        ],
    },
]


@layout(HALF, "physics-test-labels-a-i-scheme-columns", "physics test, word processor: 1, a, i) in three tab columns on one row, [2] at the right edge, underscore lines, total box; Mark scheme on the last page as 1 a i) and its points in two columns without rules")
def physics_test_labels_a_i_scheme_columns(draw):
    right = 'style:type="right"'
    styles = paragraph_style("Top", 0.5, 0.8, -0.8, [(0.8, "")]) + paragraph_style("Mid", 0.35, 1.6, -1.6, [(0.8, ""), (1.6, "")]) + paragraph_style("Low", 0.3, 2.5, -2.5, [(0.8, ""), (1.6, ""), (2.5, ""), (16.6, right)]) + paragraph_style("Rule", 0.1, 2.5, 0) + paragraph_style("Key", 0.12, 3.0, -3.0, [(3.0, ""), (16.6, right)]) + paragraph_style("Over", 0, bold=True, size=14, extra='fo:break-before="page"')
    body, items, key = paragraph(run("Physics test: electricity"), "Title") + paragraph(run("Name: ______________________________   Class: ________   Date: ____________")) + paragraph(run("Time: 25 minutes. You may use a calculator. Give units where they are needed.", "I")), [], ""
    for place, question in enumerate(ELECTRIC):
        for path, part_, made in walk(question, place):
            if len(path) == 1:
                body += paragraph(run(str(place + 1), "B") + run(f"\t{question['stem']}"), "Top")
            elif made is None:
                body += paragraph(run(f"\t{'abc'[path[1]]}\t{part_['stem']}"), "Mid")
            else:
                short = "i" * (path[2] + 1) + ")"
                body += paragraph(run(f"\t\t{short}\t{made['question']}\t[{part_['marks']}]"), "Low") + paragraph(run("_" * 62), "Rule") * (part_["marks"])
                for row, (text, _) in enumerate(part_["points"]):
                    key += paragraph(run(f"{'' if row else str(place + 1) + ' ' + 'abc'[path[1]] + ' ' + short}\t{text}"), "Key")
                items.append(made)
    whole = sum(total(question) for question in ELECTRIC)
    body += paragraph(run(f"Total: ______ / {whole}", "B")) + paragraph(run("Mark scheme"), "Over") + paragraph(run("One mark for each line.", "I")) + key
    engine, source = office(draw, body, ["Liberation Sans", "Liberation Serif"], (11,), head="Northmoor School Science Department", styles=styles)
    return Document(engine, source, items)


NETWORKS = [
    ("What is a protocol?", "A set of rules for how devices exchange data."),
    ("What does LAN stand for?", "Local area network."),
    ("Give one advantage of a star network over a bus network.", "If one cable fails, the other computers are not affected."),
    ("What does a switch do?", "It sends each frame only to the device for which it is meant."),
    ("What is the difference between the internet and the World Wide Web?", "The internet is the network of networks. The web is the collection of pages that are reached through it."),
    ("Which protocol is used to send e-mail from a client to a server?", "SMTP."),
    ("What is a packet?", "A small part of a message with the addresses of its sender and receiver."),
    ("Why are messages split into packets?", "Packets can take different routes, and only those that are lost have to be sent again."),
    ("What is phishing?", "A message that pretends to come from somebody else to make people give away their data."),
    ("How does a brute-force attack work?", "A program tries one password after another until one fits."),
    ("What is two-factor authentication?", "A second proof, such as a code on a telephone, is asked for besides the password."),
    ("Name the four layers of the TCP/IP model.", "Application, transport, internet and link."),
    ("What is meant by bandwidth?", "The amount of data that can be sent in a given time."),
    ("What does a DNS server do?", "It turns the name of a site into its IP address."),
]


@layout(HALF, "computing-revision-q-and-a-groff", "revision leaflet, groff: Q: in bold and A: in a hanging paragraph below, large letters for two topics, running head and foot, a tip in a box between the pairs")
def computing_revision_q_and_a_groff(draw):
    lines = [".ds LH GCSE Computing", ".ds CH", ".ds RH Revision leaflet 5", ".ds CF \\(en % \\(en", ".nr PD 0.2v", ".ce 2", "\\fB\\s+6Networks and security\\s0\\fP", "\\fIFold the page, ask a friend, then swap.\\fP", ".sp", ".LP"]
    items, given = [], draw.some(NETWORKS, 13)
    for n, (question, answer) in enumerate(given):
        if n == 6:
            lines += [".sp", ".B1", "\\fBTip.\\fP In the examination, the number of marks tells you how many points to make.", ".B2", ".sp"]
        lines += [".sp 0.6", ".IP \\fBQ:\\fP 4n", f"\\fB{plain(question)}\\fP", ".IP A: 4n", plain(answer)]
        items.append(item(question, answer))
    engine, source = roff(draw, lines, (12, 13), ("H", "P", "T"))
    return Document(engine, source, items)


PERSIAN = [
    ("در کلاس", "In the classroom", [("کتاب", "ketāb", "اسم", "book"), ("مدرسه", "madrese", "اسم", "school"), ("مداد", "medād", "اسم", "pencil"), ("دفتر", "daftar", "اسم", "notebook"), ("پنجره", "panjere", "اسم", "window"), ("نوشتن", "neveshtan", "فعل", "to write"), ("خواندن", "khāndan", "فعل", "to read"), ("بزرگ", "bozorg", "صفت", "big")]),
    ("خانواده", "The family", [("مادر", "mādar", "اسم", "mother"), ("پدر", "pedar", "اسم", "father"), ("برادر", "barādar", "اسم", "brother"), ("خواهر", "khāhar", "اسم", "sister"), ("دوست", "dust", "اسم", "friend"), ("جوان", "javān", "صفت", "young"), ("پیر", "pir", "صفت", "old")]),
    ("غذا", "Food", [("نان", "nān", "اسم", "bread"), ("برنج", "berenj", "اسم", "rice"), ("سیب", "sib", "اسم", "apple"), ("چای", "chāy", "اسم", "tea"), ("شیر", "shir", "اسم", "milk"), ("گرم", "garm", "صفت", "warm"), ("خوردن", "khordan", "فعل", "to eat")]),
]


@layout(HALF, "words-persian-four-columns", "Persian word tables of an evening course, right to left: word | sound | class in Persian | English, a heading in both languages above each, shaded head, note on sounds, page number in the middle")
def words_persian_four_columns(draw):
    body, items = "<h1>واژه‌نامه <span class=e>Vocabulary, units 1 to 3</span></h1><p class=s dir=ltr>In the second column, <i>ā</i> is said as in <i>father</i> and <i>kh</i> as in <i>loch</i>.</p>", []
    for head, english, words in PERSIAN:
        body += f"<h2>{head} <span class=e>{english}</span></h2><table><tr><th>واژه</th><th>آوا</th><th>نوع</th><th>معنی</th></tr>"
        for word, sound, kind, meaning in words:
            body += f"<tr><td class=w>{word}</td><td dir=ltr>{sound}</td><td>{kind}</td><td dir=ltr>{meaning}</td></tr>"
            items.append(item(word, meaning, kind="vocabulary", section=f"{head} {english}"))
        body += "</table>"
    css = """body { direction: rtl; font-family: "Noto Sans", "Noto Naskh Arabic" } h1 { font-size: 18pt; font-weight: 400 } h2 { font-size: 14pt; font-weight: 400; margin: 5mm 0 1mm; break-after: avoid } .e { font-size: 10pt } .s { font-size: 9pt; text-align: left } table { border-collapse: collapse; width: 100% } td, th { border: .5px solid #666; padding: 1.2mm 3mm; width: 25%; font-weight: 400; text-align: right } td[dir=ltr] { text-align: left } th { background: #e9e4d8 } .w { font-size: 14pt } tr { break-inside: avoid }
@page { @bottom-center { content: counter(page); font: 9pt "Noto Sans" } @top-right { content: "Persian for beginners"; font: 8pt "Noto Sans" } }"""
    engine, source = page(draw, body, ["Noto Sans"], (10.5, 11), css, language="fa")
    return Document(engine, source, items)


RISKS = [
    ("Slipping on wet rocks", "Pupils, staff", "Walking boots are worn. Groups stay on the marked path.", "Low"),
    ("Cold and rain", "Pupils, staff", "Waterproof coats and a spare layer are packed. Forecast is read at 7.00.", "Low"),
    ("Deep or fast water", "Pupils", "No measurement is taken where the water is above the knee. One adult stands downstream.", "Medium"),
    ("Infection from river water", "Pupils, staff", "Cuts are covered. Hands are washed before lunch.", "Low"),
    ("Traffic at the car park", "Pupils", "Pupils leave the coach on the side of the path and walk in pairs.", "Medium"),
    ("Getting lost", "Pupils", "Registers at 9.30, 12.00 and 14.45. Groups have a whistle and a map.", "Low"),
    ("Allergies and asthma", "Named pupils", "Inhalers and pens are carried by the group leader (see list C).", "Medium"),
]


@layout(HALF, "field-trip-risks-that-ask-nothing", "risk assessment of a field trip: table of numbered hazards with who, measures and level, numbered duties with letters below, telephone numbers and signatures; nothing to be found")
def field_trip_risks_that_ask_nothing(draw):
    body = "<h1>Risk assessment: River Dove field trip</h1><table class=f><tr><td>Leader</td><td>Mr O. Bassey</td><td>Date</td><td>14 May</td></tr><tr><td>Group</td><td>Year 10 geography, 42 pupils</td><td>Ratio</td><td>1 : 10</td></tr></table>"
    body += f"<h2>1. Hazards and measures</h2><table>{rows([['No.', 'Hazard', 'Who is at risk', 'Measures', 'Level']], 'th')}{rows([str(n), *map(web, risk)] for n, risk in enumerate(RISKS, 1))}</table>"
    body += "<h2>2. Duties</h2><ol><li>The leader carries<ol type=a><li>the register and the list of contacts,</li><li>a first-aid kit,</li><li>a charged telephone.</li></ol></li><li>Group leaders count their pupils at each stop and report to the leader.</li><li>In an emergency, one adult stays with the group and another calls 112.</li></ol>"
    body += "<h2>3. Contacts</h2><p>School office: 01632 960 114 (8.00 to 17.00)<br>Head of year: 01632 960 118<br>Coach company: 01632 960 702</p><p class=s>Signed (leader) ....................................... &nbsp; Signed (head) .......................................</p>"
    css = """h1 { font-size: 16pt } h2 { font-size: 12pt; margin: 5mm 0 2mm } table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #555; padding: 1.6mm 2.5mm; vertical-align: top; text-align: left } th { background: #ddd } .f { margin-bottom: 3mm } .s { margin-top: 12mm } ol { margin: 0 }
@page { @bottom-right { content: "RA/GEO/07, page " counter(page) " of " counter(pages); font: 8pt "Liberation Sans" } }"""
    engine, source = page(draw, body, ["Liberation Sans", "Roboto"], (10.5, 11), css)
    return Document(engine, source, [])


ECOLOGY = [
    ("abiotic", "Not living, such as light or temperature."), ("adaptation", "A feature that helps an organism to survive where it lives."),
    ("biotic", "Living, such as predators or disease."), ("community", "All the populations that live in one place."),
    ("consumer", "An organism that feeds on other organisms."), ("decomposer", "An organism that breaks down dead matter."),
    ("ecosystem", "A community and its surroundings."), ("habitat", "The place where an organism lives."),
    ("population", "All organisms of one species in one place."), ("producer", "An organism that makes its own food, as a rule by photosynthesis."),
    ("quadrat", "A square frame used to sample plants."), ("transect", "A line along which samples are taken."),
]
ECOQUIZ = [
    ("What do the arrows in a food chain show?", ["size", "energy", "age", "speed"], 1),
    ("Which of these is a producer?", ["rabbit", "fox", "grass", "owl"], 2),
    ("Which factor is abiotic?", ["rainfall", "predators", "parasites", "food"], 0),
    ("What do plants compete for?", ["mates", "nests", "light", "prey"], 2),
    ("Which gas do decomposers give off in respiration?", ["oxygen", "nitrogen", "methane", "carbon dioxide"], 3),
    ("A quadrat of 0.25 m² holds 6 daisies. How many daisies per m² is that?", ["1.5", "6", "12", "24"], 3),
    ("What is the top predator in grass → vole → weasel → owl?", ["grass", "vole", "weasel", "owl"], 3),
    ("Which word means all living things of one species in one place?", ["habitat", "community", "population", "ecosystem"], 2),
]


@layout(HALF, "knowledge-organiser-terms-and-quiz", "knowledge organiser, word processor: table of term | definition twice side by side, facts as bullets, then a quick quiz with A to D four in a row behind tabs, its answers in one small line below")
def knowledge_organiser_terms_and_quiz(draw):
    pairs = [[run(ECOLOGY[place][0], "B"), run(ECOLOGY[place][1]), run(ECOLOGY[place + 1][0], "B"), run(ECOLOGY[place + 1][1])] for place in range(0, len(ECOLOGY), 2)]
    body = paragraph(run("Knowledge organiser: ecology"), "Title") + paragraph(run("Biology Year 10, topic 6")) + paragraph(run("Key words"), "Head") + office_table([[run(cell, "B") for cell in ("Term", "Definition", "Term", "Definition")], *pairs], [2.5, 5.7, 2.5, 5.7])
    body += paragraph(run("Key facts"), "Head") + "".join(paragraph(run(f"•\t{text}"), "Part") for text in ("Energy is lost at each step of a food chain.", "Carbon returns to the air through respiration and burning.", "The mean of several quadrats is better than one count."))
    body += paragraph(run("Quick quiz"), "Head") + paragraph(run("Circle the right letter. Cover the answers at the bottom.", "I"))
    items, key = [item(term, meaning, kind="definition") for term, meaning in ECOLOGY], []
    for n, (question, options, right) in enumerate(draw.some(ECOQUIZ, 7), 1):
        body += paragraph(run(f"{n}\t{question}"), "Asked") + paragraph(run("\t".join(f"{label}  {text}" for label, text in zip("ABCD", options))), "Row")
        key.append(f"{n} {'ABCD'[right]}")
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    body += paragraph(run("Answers: " + "    ".join(key)), "Tiny")
    styles = paragraph_style("Asked", 0.3, 0.8, -0.8, [(0.8, "")], extra='fo:keep-with-next="always"') + paragraph_style("Row", 0.05, 0.8, 0, [(4.7, ""), (8.6, ""), (12.5, "")]) + paragraph_style("Tiny", 0.8, size=8)
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Open Sans"], (10.5, 11), head="Name: ______________________", styles=styles)
    return Document(engine, source, items)


@layout(HALF, "examination-timetable-that-asks-nothing", "examination timetable of a school, groff: tables of date, code, paper with marks and time, numbered rules with (a) (b) below, words for the seats; nothing to be found")
def examination_timetable_that_asks_nothing(draw):
    weeks = [
        ("Week 1", [("Mon 12 May, 9.00", "BI/1H", "Biology Paper 1", "1 h 45 min", "100"), ("Tue 13 May, 13.30", "CS/1", "Computing Paper 1", "1 h 30 min", "80"), ("Thu 15 May, 9.00", "MA/1H", "Mathematics Paper 1", "1 h 30 min", "80")]),
        ("Week 2", [("Mon 19 May, 9.00", "CH/1H", "Chemistry Paper 1", "1 h 45 min", "100"), ("Wed 21 May, 9.00", "GG/1", "Geography Paper 1", "1 h 30 min", "88"), ("Thu 22 May, 13.30", "FR/3", "French: Reading", "1 h", "50"), ("Fri 23 May, 9.00", "PH/1H", "Physics Paper 1", "1 h 45 min", "100")]),
    ]
    lines = [".ds LH Northmoor School", ".ds CH", ".ds RH Summer examinations", ".ds CF Page %", ".ce", "\\fB\\s+4Examination timetable, Year 11\\s0\\fP", ".sp"]
    for head, papers in weeks:
        lines += [".LP", f"\\fB{head}\\fP", ".TS", "allbox;", "lb lb lb lb lb", "l l l l n.", "Date and time\tCode\tPaper\tLength\tMarks", *("\t".join(line) for line in papers), ".TE", ".sp"]
    rules = [("Candidates come to the hall fifteen minutes before the start. They need", ["a black pen and a spare one,", "a ruler with millimetres,", "a calculator without a lid, unless the paper forbids it."]), ("Telephones and watches are left in lockers.", []), ("Candidates who are ill telephone the office before 8.15 and", ["see a doctor on the same day,", "hand in the certificate within three days."]), ("Answers written in the margin of a paper are not marked.", []), ("The seat of each candidate is on the list at the door of the hall.", [])]
    lines += [".LP", "\\fBRules for candidates\\fP"]
    for n, (text, parts) in enumerate(rules, 1):
        lines += [f".IP {n}. 4n", plain(text)]
        if parts:
            lines += [".RS"] + [line for letter, part_ in zip("abc", parts) for line in (f".IP ({letter}) 4n", plain(part_))] + [".RE"]
    lines += [".LP", "Questions about clashes go to Mrs Iyer, examinations officer, in room 12."]
    engine, source = roff(draw, lines, (10, 11), ("T", "H", "N"))
    return Document(engine, source, [])
