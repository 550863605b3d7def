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
