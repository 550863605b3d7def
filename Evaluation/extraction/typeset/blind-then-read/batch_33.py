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
            points = r"\newline ".join(tex(text) + r";" for text, _ in part_["points"])
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
                items.append(item(question, answer, f"H{n}", marks, kind="numeric" if answer[0].isdigit() or answer[0] == "£" else "short"))
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
