"""Examination papers of several boards with their schemes, most of them in another file: Victoria, Ireland, South Africa, England, Wales,
Northern Ireland, Kenya, West Africa, Hong Kong, India, Spain and the Netherlands.
"""

from latex import document, tex
from office import document as office, paragraph, paragraph_style, run
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"


def leaf(label, text, points, marks=None, **notes):
    return {"label": label, "text": text, "points": points, "marks": marks, "notes": notes}


def group(label, text, *parts):
    return {"label": label, "text": text, "parts": parts}


def flow(node, labels=(), stems=()):
    """Every node in reading order with its labels and the words above it."""
    yield (*labels, node["label"]), node, stems
    for part in node.get("parts", ()):
        yield from flow(part, (*labels, node["label"]), (*stems, *([node["text"]] if node["text"] else [])))


def cite(labels):
    return labels[0] + "".join(f"({x})" for x in labels[1:])


def truth(labels, node, stems, each=None, number=None, **rest):
    """The item of a leaf; `each` is what the scheme prints beside every point."""
    points, marks = node["points"], node["marks"]
    rubric = [{"text": p, "marks": each} for p in points] if points and (marks or 0) > 1 else None
    return item(node["text"], "\n".join(points) if points else None, number or cite(labels), marks, stem=" ".join(stems), rubric=rubric, **(node["notes"] | rest))


def plural(n, word="mark"):
    return f"{n} {word}" if n == 1 else f"{n} {word}s"


# Victoria, chemistry, Section B

MURRAY = [
    group("1", "Bioethanol is made by fermenting glucose with yeast. A fermenter holds 250 L of a solution of glucose at 35°C.",
        leaf("a", "Write a balanced equation for the fermentation of glucose.", ["C₆H₁₂O₆(aq) → 2C₂H₅OH(aq) + 2CO₂(g)"], 1),
        group("b", "The rate of fermentation falls sharply when the fermenter is heated above 45°C.",
            leaf("i", "Explain why the rate falls.", ["The enzymes of the yeast are denatured.", "The shape of their active sites changes, so glucose no longer fits."], 2),
            leaf("ii", "State one way in which the rate can be raised without heating.", ["Add more yeast."], 1)),
        leaf("c", "The molar heat of combustion of ethanol is 1360 kJ mol⁻¹. Calculate the energy, in MJ, released by the complete combustion of 2.30 kg of ethanol.", ["n(C₂H₅OH) = 2300 ÷ 46.0 = 50.0 mol", "energy = 50.0 × 1360 = 68 000 kJ = 68.0 MJ"], 2, kind="numeric", answer_kind="contains")),
    group("2", "A student sets up a galvanic cell from a strip of zinc in a solution of zinc sulfate and a strip of silver in a solution of silver nitrate. The half-cells are joined by a salt bridge.",
        leaf("a", "Identify the electrode that is the anode.", ["zinc"], 1),
        leaf("b", "Write the half-equation for the reaction at the cathode.", ["Ag⁺(aq) + e⁻ → Ag(s)"], 1),
        group("c", "The salt bridge holds a solution of potassium nitrate.",
            leaf("i", "Describe the function of the salt bridge.", ["It completes the circuit.", "Ions move through it to balance the charge in each half-cell."], 2),
            leaf("ii", "Explain why potassium chloride would be a poor choice for this cell.", ["Chloride ions would form a precipitate with silver ions."], 1))),
    group("3", "A sample of vinegar is analysed by titration with 0.105 M sodium hydroxide.",
        leaf("a", "Name a suitable indicator for this titration.", ["phenolphthalein"], 1),
        leaf("b", "The burette was rinsed with water only. State and explain the effect of this on the calculated concentration of ethanoic acid.", ["The calculated concentration is too high.", "The sodium hydroxide is diluted by the water in the burette.", "A larger volume of it is needed to reach the end point."], 3)),
]


@layout(HALF, "chemistry-murray", "Australian chemistry paper, XeLaTeX: Question 1 (6 marks) as heading, a. and i. with 1 mark at the right below, ruled lines; solutions in their own file as Question 1a. with bullets and (1 mark)")
def chemistry_murray(draw):
    body = r"{\large\bfseries SECTION B}\par\medskip\fbox{\parbox{0.96\linewidth}{\textbf{Instructions for Section B}\par Answer \textbf{all} questions in the spaces provided. Give simplified answers to all numerical questions, with an appropriate number of significant figures. Unless otherwise indicated, the diagrams in this book are \textbf{not} drawn to scale.}}\par\bigskip "
    scheme, items = r"{\Large\bfseries Chemistry: suggested solutions}\par{\large Section B}\par ", []
    for question in MURRAY:
        total = sum(node["marks"] for _, node, _ in flow(question) if "points" in node)
        for labels, node, stems in flow(question):
            depth = len(labels)
            if depth == 1:
                body += rf"\needspace{{50mm}}\bigskip\textbf{{Question {labels[0]}}} ({plural(total)})\par {tex(node['text'])}\par\medskip "
                continue
            body += rf"\needspace{{30mm}}\medskip\lab{{{8 * (depth - 2)}mm}}{{8mm}}{{\textbf{{{labels[-1]}.}}}}{{{tex(node['text'])}}}"
            if "points" in node:
                body += rf"{{\hfill {plural(node['marks'])}\par}}" + r"\par\vspace{16pt}\hspace*{8mm}\rule{\dimexpr\linewidth-8mm}{0.4pt}\par " * (node["marks"] + 1)
                scheme += rf"\needspace{{25mm}}\bigskip\textbf{{Question {labels[0]}{labels[1]}.{''.join(x + '.' for x in labels[2:])}}}\par " + "".join(rf"\lab{{4mm}}{{5mm}}{{$\bullet$}}{{{tex(p)} (1 mark)}}" for p in node["points"])
                items.append(truth(labels, node, stems, 1))
    fonts = [draw.one(["timesnew", "arial"])]
    engine, source = document(draw, body, fonts, (11,), (22, 24), head=r"\fancyhead[L]{\small 2025 CHEMISTRY EXAM}\fancyhead[R]{\small\thepage}", foot=r"\fancyfoot[R]{\small\textbf{SECTION B} – continued}")
    return Document(engine, source, items, document(draw, scheme, fonts, (11,), (22, 24))[1])


# Ireland, physics

SHANNON = [
    ("Answer any four of the following parts.", [
        ("a", "State Hooke’s law.", [("extension is proportional to the applied force", 4), ("as long as the elastic limit is not exceeded", 3)]),
        ("b", "Name the instrument that is used to measure atmospheric pressure.", [("barometer", 7)]),
        ("c", "Why do astronauts on the Moon not hear each other without radio?", [("sound needs a medium", 4), ("there is no air on the Moon", 3)]),
        ("d", "Give one use of a convex mirror.", [("security mirror in a shop", 7)]),
        ("e", "A kettle of power 2.2 kW is used for 3 hours in a week. Calculate the cost at 30 cent per kW h.", [("2.2 × 3 = 6.6 kW h", 4), ("6.6 × 30 = 198 cent", 3)]),
        ("f", "What is meant by the half-life of a radioactive isotope?", [("time for half of the nuclei in a sample to decay", 7)]),
    ]),
    ("A student measured the refractive index of glass by passing a ray of light through a rectangular block at several angles of incidence.", [
        ("i", "Draw a labelled diagram of the apparatus used in this experiment.", [("block, ray box and protractor", 6), ("both angles shown correctly", 6)]),
        ("ii", "How did the student find the direction of the ray inside the block?", [("marked the points where the ray entered and left", 4), ("joined the two points", 4)]),
        ("iii", "Explain why a ray that enters along the normal was of no use.", [("both angles are zero", 5)]),
        ("iv", "State the law of refraction that the graph verifies.", [("sin i is proportional to sin r", 9)]),
    ]),
]


@layout(HALF, "physics-shannon", "Irish physics paper, pdfLaTeX: Section A and B, 1. Answer any four, (a) to (f), 2. with (i) to (iv), marks (7) at the right; marking scheme in its own file with each question again in bold and points with 4 + 3 at the right")
def physics_shannon(draw):
    body = r"\begin{center}{\Large\bfseries PHYSICS -- ORDINARY LEVEL}\par\medskip WEDNESDAY, 18 JUNE -- MORNING, 9.30 TO 12.30\end{center}\rule{\linewidth}{0.6pt}\par Answer \textbf{both} questions in this sample booklet. Write your Examination Number here: \framebox[40mm]{\rule{0pt}{5mm}}\par "
    scheme, items = r"\begin{center}{\large\bfseries Marking Scheme}\par Physics, Ordinary Level\end{center}", []
    for n, (stem, parts) in enumerate(SHANNON, 1):
        section = "SECTION " + "AB"[n - 1]
        heading = rf"\bigskip\begin{{center}}\textbf{{{section}}} ({[28, 34][n - 1]} marks)\end{{center}}"
        body += heading + rf"\lab{{0mm}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}\medskip "
        scheme += heading + rf"\lab{{0mm}}{{9mm}}{{\textbf{{{n}.}}}}{{\textbf{{{tex(stem)}}}}}\medskip "
        for label, question, points in parts:
            marks = sum(m for _, m in points)
            body += rf"\medskip\lab{{9mm}}{{10mm}}{{({label})}}{{{tex(question)}\pushright{{({marks})}}}}" + (r"\vspace{30mm}" if label == "i" else r"\vspace{5mm}")
            scheme += rf"\needspace{{20mm}}\medskip\lab{{9mm}}{{10mm}}{{\textbf{{({label})}}}}{{\textbf{{{tex(question)}}}}}" + "".join(rf"\lab{{19mm}}{{0mm}}{{}}{{{tex(p)} \dotfill\ {m}}}" for p, m in points)
            items.append(item(question, "\n".join(p for p, _ in points), f"{n}({label})", marks, stem=stem, rubric=[{"text": p, "marks": m} for p, m in points] if marks > 1 else None, kind="numeric" if "Calculate" in question else "short", answer_kind="contains" if "Calculate" in question else None))
    fonts = [draw.one(["times", "palatino"])]
    engine, source = document(draw, body, fonts, (11, 12), (22, 25), foot=r"Page \thepage\ of \pageref{end}", extra=r"\AtEndDocument{\label{end}}")
    return Document(engine, source, items, document(draw, scheme, fonts, (11,), (22, 25), foot=r"[\thepage]")[1])


# South Africa, life sciences

VAAL_MCQ = [
    ("The structure that connects a muscle to a bone is a …", ["ligament.", "tendon.", "cartilage.", "joint."], 1),
    ("The part of the eye that controls the amount of light that enters is the …", ["retina.", "cornea.", "iris.", "lens."], 2),
    ("Which ONE of the following hormones lowers the level of glucose in the blood?", ["Insulin", "Glucagon", "Adrenalin", "Thyroxin"], 0),
    ("The number of chromosomes in a human sperm cell is …", ["46.", "44.", "24.", "23."], 3),
]
VAAL_TERMS = [("The division of a cell that halves the number of chromosomes", "Meiosis"), ("The organ in which a human embryo develops", "Uterus"), ("The bending of a plant towards light", "Phototropism"), ("The gap between two neurons", "Synapse")]
VAAL_LONG = [
    ("Grade 12 learners wanted to find out how caffeine affects reaction time. Forty learners of the same age drank either a cup of coffee or a cup of water, and caught a falling ruler 30 minutes later.", [
        ("Identify the dependent variable in this investigation.", ["Reaction time"], 1),
        ("State TWO factors that were kept constant.", ["Age of the learners", "Time before the test"], 2),
        ("Explain why some learners drank water.", ["It served as a control", "to show that caffeine causes any difference"], 2),
    ]),
    ("A reflex action protects the body from harm.", [
        ("Name the type of neuron that carries impulses to the spinal cord.", ["Sensory neuron"], 1),
        ("Describe how the hand is pulled away from a hot plate, starting in the spinal cord.", ["The interneuron passes the impulse to the motor neuron", "which carries it to the muscle of the arm", "and the muscle contracts"], 3),
    ]),
]


@layout(HALF, "lifesciences-vaal", "South African life sciences paper, Chromium: QUESTION 1 in a bar, 1.1 with options A to D, (4 × 2) (8), 1.2 terms, 2.1.1 with (2) in a column at the right; marking guidelines in their own file with ticks")
def lifesciences_vaal(draw):
    first = "Various options are provided as possible answers to the following questions. Choose the correct answer and write only the letter (A to D) next to the question numbers (1.1.1 to 1.1.4), for example 1.1.5 D."
    second = "Give the correct biological term for each of the following descriptions. Write only the term next to the question numbers (1.2.1 to 1.2.4) in the ANSWER BOOK."
    head = "<div class=h><span>Life Sciences/P1</span><span>{}</span><span>November 2025</span></div>"

    def line(a, b, c, m="", cls=""):
        return f"<div class='r {cls}'><span class=a>{a}</span><span class=b>{b}</span><span class=c>{c}</span><span class=m>{m}</span></div>"

    body = head.format("NSC") + "<p class=s>SECTION A</p><p class=s>QUESTION 1</p>" + f"<div class=r><span class=a>1.1</span><span class=c>{first}</span><span class=m></span></div>"
    memo, items = head.format("NSC – Marking Guidelines") + "<p class=s>SECTION A</p><p class=s>QUESTION 1</p>", []
    for n, (question, options, right) in enumerate(VAAL_MCQ, 1):
        number = f"1.1.{n}"
        body += line("", number, web(question) + "".join(f"<div class=o><span>{x}</span>{web(o)}</div>" for x, o in zip("ABCD", options)))
        memo += line("1.1" if n == 1 else "", number, "ABCD"[right] + "<i>✓✓</i>")
        items.append(item(question, options[right], number, None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], stem=first))
    both = line("", "", "<div class=e>(4 × 2)</div>", "(8)")
    body += both + f"<div class=r><span class=a>1.2</span><span class=c>{second}</span><span class=m></span></div>"
    memo += both
    for n, (meaning, term) in enumerate(VAAL_TERMS, 1):
        number = f"1.2.{n}"
        body += line("", number, web(meaning))
        memo += line("1.2" if n == 1 else "", number, term + "<i>✓</i>")
        items.append(item(meaning, term, number, None, stem=second))
    both = line("", "", "<div class=e>(4 × 1)</div>", "(4)") + "<p class=t>TOTAL SECTION A: &nbsp; 12</p><p class=s>SECTION B</p><p class=s>QUESTION 2</p>"
    body, memo = body + both, memo + both
    for m, (stem, parts) in enumerate(VAAL_LONG, 1):
        body += f"<div class='r k'><span class=a>2.{m}</span><span class=c>{web(stem)}</span><span class=m></span></div>"
        for n, (question, points, marks) in enumerate(parts, 1):
            number = f"2.{m}.{n}"
            body += line("", number, web(question), f"({marks})")
            memo += line(f"2.{m}" if n == 1 else "", number, "".join(f"<div>{'– ' if len(points) > 1 else ''}{web(p)}<i>✓</i></div>" for p in points), f"({marks})")
            items.append(item(question, "\n".join(points), number, marks, stem=stem, rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None))
    both = "<p class=t>[9]</p><p class=t>TOTAL SECTION B: &nbsp; 9</p><p class=t>GRAND TOTAL: &nbsp; 21</p>"
    css = ".h { display: flex; justify-content: space-between; font-size: 85%; margin-bottom: 5mm } .s { font-weight: bold; margin: 4mm 0 2mm; break-after: avoid } .r { display: flex; margin: 2.5mm 0; break-inside: avoid } .k { break-after: avoid; margin-top: 5mm } .a { width: 12mm; flex: none } .b { width: 15mm; flex: none } .c { flex: 1 } .m { width: 14mm; text-align: right; align-self: flex-end } .o { margin-top: 1mm } .o span { display: inline-block; width: 9mm } .e { text-align: right } .t { text-align: right; font-weight: bold } i { font-family: 'DejaVu Sans'; font-style: normal; color: #b00; padding-left: 1mm }"
    fonts = [draw.one(["Liberation Sans", "Carlito"])]
    engine, source = page(draw, body + both, fonts, (11, 12), css)
    return Document(engine, source, items, page(draw, memo + both, fonts, (11,), css)[1])


# England, physics with a section of choices

TIBER_MCQ = [
    ("Which quantity is a vector?", ["energy", "mass", "speed", "velocity"], 3),
    ("A radio wave has a frequency of 1.5 × 10⁶ Hz. What is its wavelength? The speed of light is 3.0 × 10⁸ m/s.", ["0.005 m", "2 m", "200 m", "4.5 × 10¹⁴ m"], 2),
    ("Which change always increases the resistance of a metal wire?", ["coating it with plastic", "making it longer", "making it thicker", "passing less current through it"], 1),
    ("What happens to an ice cube while it melts at 0 °C?", ["Its internal energy increases.", "Its mass decreases.", "Its particles stop moving.", "Its temperature increases."], 0),
]
TIBER = [
    group("5", "A cyclist of mass 65 kg rides a bicycle of mass 15 kg along a level road.",
        leaf("a", "Calculate the kinetic energy of the cyclist and bicycle at 6.0 m/s.", ["½ × 80 × 6.0²", "1440 (J)"], 2, kind="numeric", answer_kind="contains"),
        group("b", "The cyclist stops pedalling and the bicycle slows down.",
            leaf("i", "Name one force that slows the bicycle down.", ["air resistance"], 1, allow=["drag", "friction"]),
            leaf("ii", "Explain, in terms of energy, why the brakes become hot when they are used.", ["kinetic energy is transferred by friction", "to the thermal store of the brakes"], 2, reject=["energy is lost"]))),
    group("6", "A student measures the specific heat capacity of aluminium with an electric heater in a block.",
        leaf("a", "State two measurements that the student must make besides the temperature.", ["mass of the block", "energy supplied by the heater"], 2, allow=["current, voltage and time for energy"]),
        leaf("b", "The result is higher than the value in a data book. Suggest why.", ["energy is transferred to the surroundings"], 1, ignore=["human error"]),
        leaf("c", "Suggest one improvement to the experiment.", ["wrap the block in insulation"], 1)),
]


@layout(HALF, "gateway-tiber", "English physics paper, XeLaTeX: Section A with choices A to D, Your answer and a box, [1]; Section B 5 (a) (i) with dotted lines; scheme in its own file as a landscape table Question, Answer, Marks, AO, Guidance")
def gateway_tiber(draw):
    body = r"\begin{center}{\large\bfseries SECTION A}\par You should spend a maximum of 10 minutes on this section.\par\textbf{Write your answer to each question in the box provided.}\end{center}"
    rows, items = [], []
    for n, (question, options, right) in enumerate(TIBER_MCQ, 1):
        body += rf"\needspace{{50mm}}\bigskip\lab{{0mm}}{{10mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}\smallskip " + "".join(rf"\smallskip\lab{{10mm}}{{9mm}}{{\textbf{{{x}}}}}{{{tex(o)}}}" for x, o in zip("ABCD", options)) + r"\medskip\lab{10mm}{0mm}{}{Your answer\quad\raisebox{-3mm}{\framebox[11mm]{\rule{0pt}{7mm}}}\hfill\textbf{[1]}}"
        rows.append([str(n), "", "", "ABCD"[right], "1", draw.one(["1.1", "2.1"]), ""])
        items.append(item(question, options[right], str(n), 1, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], section="SECTION A"))
    body += r"\newpage\begin{center}{\large\bfseries SECTION B}\par Answer \textbf{all} the questions.\end{center}"
    for question in TIBER:
        shown = set()
        for labels, node, stems in flow(question):
            depth = len(labels)
            mark = rf"\textbf{{{labels[0]}}}" if depth == 1 else rf"\textbf{{({labels[-1]})}}"
            body += rf"\needspace{{30mm}}\medskip\lab{{{10 * (depth - 1)}mm}}{{10mm}}{{{mark}}}{{{tex(node['text'])}}}"
            if "points" in node:
                body += rf"{{\leftskip={10 * depth}mm " + r"\dotline" * (node["marks"] + 1) + rf"\par}}{{\hfill\textbf{{[{node['marks']}]}}\par}}"
                notes = r"\newline ".join(rf"\textbf{{{ {'allow': 'ALLOW', 'reject': 'DO NOT ALLOW', 'ignore': 'IGNORE'}[w] }}} {tex(x)}" for w, texts in node["notes"].items() if w in ("allow", "reject", "ignore") for x in texts)
                cells = ["" if labels[:k + 1] in shown else (x if k == 0 else f"({x})") for k, x in enumerate(labels)] + [""] * (3 - depth)
                shown |= {labels[:k + 1] for k in range(depth)}
                rows.append([*cells, r"\newline ".join(rf"{tex(p)} \ensuremath{{\checkmark}}" for p in node["points"]), str(node["marks"]), draw.one(["1.1", "2.1", "3.3b"]), notes])
                items.append(truth(labels, node, stems, section="SECTION B"))
    scheme = r"\textbf{Mark scheme}\par\medskip\renewcommand\arraystretch{1.5}\begin{tabular}{|>{\bfseries}p{6mm}|>{\bfseries}p{7mm}|>{\bfseries}p{7mm}|>{\raggedright\arraybackslash}p{100mm}|p{12mm}|p{12mm}|>{\raggedright\arraybackslash}p{68mm}|}\hline\multicolumn{3}{|l|}{\textbf{Question}}&\textbf{Answer}&\textbf{Marks}&\textbf{AO}&\textbf{Guidance}\\\hline" + r"\\\hline ".join(" & ".join(r) for r in rows) + r"\\\hline\end{tabular}"
    fonts = [draw.one(["arial", "helvetica"])]
    engine, source = document(draw, body, fonts, (11,), (20, 24), foot=r"\fancyfoot[L]{\scriptsize J/2025}\fancyfoot[C]{\thepage}\fancyfoot[R]{\small\textbf{Turn over}}")
    return Document(engine, source, items, document(draw, scheme, fonts, (10,), (18, 20), paper="a4paper,landscape", head=r"\fancyhead[L]{J/03}\fancyhead[C]{Mark Scheme}\fancyhead[R]{June 2025}")[1])


# Wales, geology

TAFF = [
    group("1", "Figure 1 shows a cliff of limestone which is cut by a dyke of dolerite. The limestone holds many fossils of corals.",
        leaf("a", "State the type of rock to which dolerite belongs.", ["Igneous"], 1),
        leaf("b", "Explain how the corals show that the limestone formed in a warm, shallow sea.", ["Corals today live in warm clear water (1)", "They need light, so the water is shallow (1)", "The present is the key to the past (1)"], 3),
        group("c", "The limestone beside the dyke has been changed to marble.",
            leaf("i", "Name the process that made the marble.", ["Contact metamorphism"], 1, reject=["Regional metamorphism"]),
            leaf("ii", "Describe one test by which marble can be told from quartzite.", ["Add dilute acid (1)", "Marble fizzes and quartzite does not (1)"], 2, allow=["Scratch with a steel point"]))),
    group("2", "A borehole in South Wales passes through 12 m of sandstone above 30 m of shale.",
        leaf("a", "Give the meaning of the term porosity.", ["Percentage of the volume of a rock that is pore space"], 1),
        leaf("b", "Explain why water collects in the sandstone but not in the shale.", ["Sandstone is permeable (1)", "Shale is impermeable and holds the water above it (1)"], 2),
        leaf("c", "A sample of the sandstone has a volume of 250 cm³ and holds 45 cm³ of water. Calculate its porosity as a percentage.", ["45 ÷ 250 × 100 (1)", "18% (1)"], 2, kind="numeric", answer_kind="contains"),
        leaf("d", "State the name given to a layer of rock that holds and yields water.", ["Aquifer"], 1),
        leaf("e", "Suggest two ways in which the water might become polluted.", ["Fertiliser from fields (1)", "Leachate from a landfill site (1)"], 2)),
]


@layout(HALF, "geology-taff", "Welsh geology paper, Chromium: 1. (a) (i), [2] at the end of the text, column Examiner only at the right, figure; scheme in its own file: Question, Marking details, Marks available AO1 AO2 AO3 Total")
def geology_taff(draw):
    body = "<div class=x>Examiner<br>only</div><p class=i>Answer <b>all</b> questions.</p>"
    scheme, items = "<h3>GEOLOGY – COMPONENT 1 – MARK SCHEME</h3><table><tr><th rowspan=2 colspan=3>Question<th rowspan=2>Marking details<th colspan=4>Marks available</tr><tr><th>AO1<th>AO2<th>AO3<th>Total</tr>", []
    for question in TAFF:
        shown, total = set(), 0
        for labels, node, stems in flow(question):
            depth = len(labels)
            gap = "".join(f"<span class=n>{'' if k < depth - 1 else labels[-1] + '.' if depth == 1 else f'({labels[-1]})'}</span>" for k in range(depth))
            marks = node.get("marks")
            end = f" <span class=k>[{marks}]</span>" if marks else ""
            body += f"<div class=q>{gap}<span class=w>{web(node['text'])}{end}</span></div>"
            if depth == 1 and labels[0] == "1":
                body += "<svg width=300 height=130 viewBox='0 0 300 130'><rect x=10 y=10 width=280 height=90 fill='#eee' stroke='#000'/><path d='M130 100 L150 10 L175 10 L155 100 Z' fill='#777' stroke='#000'/><path d='M10 40 H140 M168 40 H290 M10 70 H134 M161 70 H290' stroke='#000'/><text x=40 y=60 font-size=12>limestone</text><text x=195 y=30 font-size=12>marble</text><text x=118 y=120 font-size=12>dyke</text></svg><p class=f><b>Figure 1</b></p>"
            if "points" in node:
                body += "<div class=l></div>" * (marks + 1)
                cells = "".join("<td class=z>" + ("" if labels[:k + 1] in shown else labels[k] if k == 0 else f"({labels[k]})") if k < depth else "<td class=z>" for k in range(3))
                shown |= {labels[:k + 1] for k in range(depth)}
                notes = "".join(f"<div><b>{ {'allow': 'Accept', 'reject': 'Do not accept'}[w] }</b> {web(x)}</div>" for w, texts in node["notes"].items() if w in ("allow", "reject") for x in texts)
                ao = draw.random.randrange(3)
                scheme += f"<tr>{cells}<td>" + "".join(f"<div>{web(p)}</div>" for p in node["points"]) + notes + "".join(f"<td class=z>{marks if k == ao else ''}" for k in range(3)) + f"<td class=z>{marks}</tr>"
                total += marks
                clean = node | {"points": [p.removesuffix(" (1)") for p in node["points"]]}
                items.append(truth(labels, clean, stems, 1))
        scheme += f"<tr><td colspan=4><b>Question {labels[0]} total</b><td><td><td><td class=z><b>{total}</b></tr>"
        body += f"<p class=tt>{total}</p>"
    scheme += "</table>"
    css = "body { border-right: 1px solid #000; padding-right: 22mm; position: relative } .x { position: absolute; right: 0; top: 0; width: 20mm; text-align: center; font-size: 80% } .i { text-align: center } .q { display: flex; margin: 5mm 0 2mm; break-after: avoid } .n { width: 9mm; flex: none } .w { flex: 1 } .k { float: right; padding-left: 3mm } .l { border-bottom: 1px dotted #000; height: 8mm; margin-left: 18mm } svg { display: block; margin: 2mm auto } .f { text-align: center; margin: 0 } .tt { text-align: right; margin-right: -16mm; } .tt { font-weight: bold }"
    sheet = "table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #000; padding: 1.2mm 2mm; vertical-align: top; text-align: left } .z { width: 9mm; text-align: center } tr { break-inside: avoid } h3 { text-align: center }"
    fonts = [draw.one(["Liberation Sans", "Noto Sans"])]
    engine, source = page(draw, body, fonts, (11,), css)
    return Document(engine, source, items, page(draw, scheme, fonts, (10,), sheet)[1])


# Northern Ireland, biology

LAGAN = [
    group("1", "The diagram shows a section through a leaf.",
        leaf("a", "Name the layer in which most photosynthesis takes place.", ["Palisade mesophyll"], 1),
        leaf("b", "Give two ways in which this layer is adapted for photosynthesis.", ["Many chloroplasts", "Cells packed closely together near the upper surface"], 2),
        group("c", "Gases enter and leave the leaf through stomata.",
            leaf("i", "Name the cells that open and close a stoma.", ["Guard cells"], 1),
            leaf("ii", "Explain why most stomata are closed at night.", ["No light for photosynthesis", "so no carbon dioxide is needed and less water is lost"], 2))),
    group("2", "Students counted plants of the daisy in ten quadrats in a trampled part and in an untrampled part of a lawn. The mean numbers were 8.4 and 3.1.",
        leaf("a", "Describe how the students could have placed the quadrats at random.", ["Lay two tapes at right angles", "Use random numbers as coordinates"], 2),
        leaf("b", "How many times greater was the mean number in the trampled part? Give your answer to one decimal place.", ["2.7"], 1, kind="numeric"),
        leaf("c", "Suggest why there were more daisies in the trampled part.", ["Tall plants are damaged by trampling", "Daisies grow close to the ground and are less damaged", "so there is less competition for light"], 3),
        leaf("d", "State one way of making the results more reliable.", ["Use more quadrats"], 1)),
    group("3", "Blood glucose is kept within narrow limits.",
        leaf("a", "Name the organ that produces insulin.", ["Pancreas"], 1),
        leaf("b", "Describe the effect of insulin on the liver.", ["Glucose is taken up by the liver", "and changed to glycogen"], 2)),
]


@layout(HALF, "biology-lagan", "Northern Irish biology paper, LibreOffice: 1 (a) (i) with tabs, underscores, [2] at the right; scheme in its own file in print with [1] behind points, semicolons and AVAILABLE MARKS totals at the right")
def biology_lagan(draw):
    body = paragraph(run("Answer all questions.", "B"), "Body")
    scheme, items = paragraph(run("\tAVAILABLE\nMARKS", "B").replace("<text:line-break/>", "<text:line-break/><text:tab/>"), "Sum"), []
    for question in LAGAN:
        total = 0
        for labels, node, stems in flow(question):
            depth = len(labels)
            lead = run(labels[0], "B") if depth == 1 else run(f"({labels[-1]})", "B")
            body += paragraph(lead + run("\t" + node["text"]), f"Q{depth}")
            if depth == 1 and labels[0] == "1":
                body += paragraph(run("[Diagram: see the insert]", "I"), "Mid")
            if "points" in node:
                body += paragraph(run("\t"), "Rule") * (node["marks"] + 1)
                body += paragraph(run(f"[{node['marks']}]"), "Right")
                prefix = []
                place = labels
                if depth == 2 and place[1] == "a":
                    prefix = [labels[0], f"({labels[1]})", ""]
                elif depth == 2:
                    prefix = ["", f"({labels[1]})", ""]
                else:
                    prefix = ["", f"({labels[1]})" if labels[2] == "i" else "", f"({labels[2]})"]
                for k, point in enumerate(node["points"]):
                    last = k == len(node["points"]) - 1
                    scheme += paragraph(run("\t".join(prefix if k == 0 else ["", "", ""]), "B") + run(f"\t{point}{'' if last else ';'}" + (f"\t[{node['marks']}]" if last else "")), "Mark")
                total += node["marks"]
                items.append(truth(labels, node, stems))
        scheme += paragraph(run(f"\t{total}", "B"), "Sum")
    scheme += paragraph(run("\tTotal  16", "B"), "Sum")
    rule = 'style:type="right" style:leader-style="solid" style:leader-text="_"'
    right = 'style:type="right"'
    styles = (
        paragraph_style("Q1", 0.6, 1.0, -1.0, [(1.0, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Q2", 0.4, 2.0, -1.0, [(2.0, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Q3", 0.4, 3.0, -1.0, [(3.0, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Rule", 0.35, 2.0, 0, [(15.4, rule)], extra='fo:keep-with-next="always"')
        + paragraph_style("Right", 0.1, extra='fo:text-align="end"')
        + paragraph_style("Mid", 0.3, extra='fo:text-align="center"')
        + paragraph_style("Mark", 0.15, 3.0, -3.0, [(1.0, ""), (2.0, ""), (3.0, ""), (14.0, right)])
        + paragraph_style("Sum", 0.2, tabs=[(16.4, right)])
    )
    fonts = [draw.one(["Liberation Sans", "Liberation Serif"])]
    engine, source = office(draw, body, fonts, (11, 12), margin=2.2, styles=styles, head="Centre Number ________   Candidate Number ________\n")
    return Document(engine, source, items, office(draw, scheme, fonts, (11,), margin=2.2, styles=styles)[1])


# Kenya, agriculture

GALANA = [
    ("Give four advantages of mixed farming.", ["Animals provide manure for the crops", "Crop residues are fed to the animals", "Income is spread over the year", "Risk of total loss is reduced"], 2, "(4 × ½ = 2 mks)"),
    ("State three ways in which wind may harm a crop.", ["It breaks the stems", "It carries away fertile soil", "It spreads weeds and pests"], 3, "(3 × 1 = 3 mks)"),
    ("Name two breeds of dairy cattle kept in the Kenyan highlands.", ["Friesian", "Ayrshire"], 1, "(2 × ½ = 1 mk)"),
    ("What is meant by the term crop rotation?", ["Growing different crops on the same land in an ordered sequence from season to season"], 1, "(1 mk)"),
    ("Outline three reasons for pruning coffee.", ["To remove diseased branches", "To control the height for easy picking", "To let light and air into the tree"], 3, "(3 × 1 = 3 mks)"),
    ("State two uses of a disc plough.", ["Ploughing hard soil", "Ploughing land with stumps and stones"], 2, "(2 × 1 = 2 mks)"),
]
GALANA_B = [
    ("A farmer in Kitale plants maize at a spacing of 75 cm × 25 cm with one seed in each hole.", [
        ("a", "Calculate the number of plants on one hectare. Show your working.", ["10 000 m² ÷ (0.75 m × 0.25 m)", "= 53 333 plants"], 2),
        ("b", "Name two pests that attack maize in the field.", ["Stalk borer", "Army worm"], 2),
        ("c", "State three signs that the maize is ready for harvesting.", ["The leaves turn brown", "The cobs droop", "The grains are hard"], 3),
    ]),
    ("The label on a bag of fertilizer reads 20 : 10 : 10.", [
        ("a", "What do the three figures stand for?", ["The percentages of nitrogen, phosphorus pentoxide and potassium oxide"], 1),
        ("b", "Describe how the fertilizer is applied by the ring method.", ["A ring is dug round the plant", "The fertilizer is spread evenly in the ring", "It is covered with soil"], 3),
    ]),
]


@layout(HALF, "agriculture-galana", "Kenyan agriculture paper, LibreOffice: SECTION A (30 MARKS), 1. with (2 marks) at the end of the line and dotted lines, Section B with (a) to (c), marking scheme behind it in the same file with bullets and (4 × ½ = 2 mks)")
def agriculture_galana(draw):
    dots = "." * 128
    body = paragraph(run("NAME .................................................................. INDEX NO. ......................."), "Body") + paragraph(run("KILIMO JOINT EXAMINATION"), "Mid") + paragraph(run("443/1  AGRICULTURE  Paper 1  Time: 1 hour"), "Mid")
    scheme, items = paragraph(run("AGRICULTURE PAPER 1 – MARKING SCHEME"), "New"), []
    head = "SECTION A (12 MARKS)"
    body += paragraph(run(head), "Head") + paragraph(run("Answer all the questions in this section in the spaces provided.", "I"))
    scheme += paragraph(run("SECTION A"), "Head")
    for n, (question, points, marks, said) in enumerate(GALANA, 1):
        body += paragraph(run(f"{n}.\t{question}  ({plural(marks)})"), "Ask") + paragraph(run(dots), "Dots") * min(3, len(points))
        scheme += paragraph(run(f"{n}.\t{points[0]}" if len(points) == 1 else f"{n}.\t•  {points[0]}"), "Key") + "".join(paragraph(run(f"•  {p}"), "Bul") for p in points[1:]) + paragraph(run(said, "B"), "Right")
        items.append(item(question, "\n".join(points), str(n), marks, rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None, section=head))
    head = "SECTION B (11 MARKS)"
    body += paragraph(run(head), "Head") + paragraph(run("Answer all the questions in this section.", "I"))
    scheme += paragraph(run("SECTION B"), "Head")
    for n, (stem, parts) in enumerate(GALANA_B, len(GALANA) + 1):
        body += paragraph(run(f"{n}.\t{stem}"), "Ask")
        for letter, question, points, marks in parts:
            body += paragraph(run(f"({letter})\t{question}  ({plural(marks)})"), "Sub") + paragraph(run(dots[:-6]), "Dots2") * min(3, len(points) + 1)
            label = f"{n}.\t({letter})\t" if letter == "a" else f"\t({letter})\t"
            scheme += paragraph(run(label + points[0]), "Key2") + "".join(paragraph(run(p), "Bul2") for p in points[1:]) + paragraph(run(f"({marks} mk{'s' if marks > 1 else ''})", "B"), "Right")
            number = "Calculate" in question
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None, section=head, kind="numeric" if number else "short", answer_kind="contains" if number else None))
    keep = 'fo:keep-with-next="always"'
    styles = (
        paragraph_style("Ask", 0.35, 0.9, -0.9, [(0.9, "")], extra=keep)
        + paragraph_style("Sub", 0.25, 1.9, -1.0, [(1.9, "")], extra=keep)
        + paragraph_style("Dots", 0.15, 0.9)
        + paragraph_style("Dots2", 0.15, 1.9)
        + paragraph_style("Mid", 0.1, bold=True, size=14, extra='fo:text-align="center"')
        + paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page" fo:text-align="center"')
        + paragraph_style("Key", 0.25, 0.9, -0.9, [(0.9, "")])
        + paragraph_style("Bul", 0.05, 0.9)
        + paragraph_style("Key2", 0.25, 1.9, -1.9, [(0.9, ""), (1.9, "")])
        + paragraph_style("Bul2", 0.05, 1.9)
        + paragraph_style("Right", 0.05, extra='fo:text-align="end"')
    )
    engine, source = office(draw, body + scheme, ["Liberation Serif", "Caladea"], (11,), margin=2.0, styles=styles)
    return Document(engine, source, items)


# West Africa, commerce, objective test

BENUE = [
    ("Which of the following is an aid to trade?", ["Fishing", "Insurance", "Mining", "Weaving"], 1),
    ("The document sent by a seller to correct an overcharge is a", ["credit note.", "debit note.", "delivery note.", "pro forma invoice."], 0),
    ("Goods that are brought into a country and later sent abroad are called", ["bonded goods.", "transit goods.", "entrepôt goods.", "capital goods."], 2),
    ("A partner who contributes capital but takes no part in the management is", ["an active partner.", "a nominal partner.", "a general partner.", "a dormant partner."], 3),
    ("The middleman who buys in large quantities and sells in small quantities to shops is the", ["agent.", "wholesaler.", "retailer.", "broker."], 1),
    ("The principle of insurance that requires all facts to be told is", ["indemnity.", "subrogation.", "utmost good faith.", "contribution."], 2),
    ("Which of these belongs to the current assets of a business?", ["Stock of goods", "Land", "Machinery", "Delivery van"], 0),
    ("A cheque that is marked with two parallel lines is", ["a stale cheque.", "an open cheque.", "a dishonoured cheque.", "a crossed cheque."], 3),
    ("Home trade is divided into", ["import and export.", "wholesale and retail.", "visible and invisible.", "barter and credit."], 1),
    ("Which means of transport is best for crude oil over land?", ["Pipeline", "Lorry", "Air", "Canal"], 0),
    ("A warehouse for goods on which duty has not been paid is a", ["public warehouse.", "cold store.", "bonded warehouse.", "private warehouse."], 2),
    ("The owners of a public limited company are its", ["directors.", "creditors.", "debenture holders.", "shareholders."], 3),
]


@layout(HALF, "objective-benue", "West African commerce objective test, groff in two columns: numbers and A. to D. stacked; not answered")
def objective_benue(draw):
    asked = draw.some(BENUE, 12)
    lines = [".ds CH", ".ds LF COMMERCE 1", ".ds CF \\\\n[PN]", ".ds RF Turn over", ".LP", ".ce 3", "\\s+2\\fBCOMMERCE 1\\fP\\s0", "\\fBOBJECTIVE TEST\\fP", "\\fI50 minutes\\fP", ".LP", "Answer \\fBall\\fP the questions. Each question is followed by four options lettered A to D. Find the correct option for each question and shade \\fBin pencil\\fP on your answer sheet the answer space which bears the same letter as the option you have chosen.", ".2C"]
    items = []
    for n, (question, options, _) in enumerate(asked, 1):
        lines += [".ne 7", f".IP {n}. 4n", plain(question), ".nf", ".ta 4n"] + [f"{x}.\t{plain(o)}" for x, o in zip("ABCD", options)] + [".fi"]
        items.append(item(question, None, str(n), None, choices("ABCD", options), kind="mcq"))
    lines += [".LP", ".ce", "\\fBEND OF OBJECTIVE TEST\\fP"]
    engine, source = roff(draw, lines, (11,), ("T", "N"))
    return Document(engine, source, items)


# Hong Kong, economics

DSE = [
    ("Mandy could spend Saturday afternoon tutoring for $400, hiking with friends or sleeping. She goes hiking. Which of the following would raise her cost of hiking?", None, ["The bus fare to the hill is paid by her friend.", "The pay for tutoring rises to $500.", "The hill turns out to be crowded.", "She has to buy a new bed."], 1),
    ("Which of the following are features of a perfectly competitive market?", ["Firms sell a homogeneous product.", "Sellers set the price.", "There is free entry."], ["(1) and (2) only", "(1) and (3) only", "(2) and (3) only", "(1), (2) and (3)"], 1),
    ("The price of tram tickets rises by 10% and the number of passengers falls by 4%. The demand for tram rides is", None, ["elastic and revenue rises.", "elastic and revenue falls.", "inelastic and revenue rises.", "inelastic and revenue falls."], 2),
    ("Which of the following is a private good?", None, ["a fireworks display", "a seat on a full minibus", "a street lamp", "the light of a lighthouse"], 1),
    ("Which of the following would shift the demand curve for hotel rooms in the city to the right?", ["a music festival", "a fall in the price of rooms", "a lower airfare for tourists"], ["(1) only", "(1) and (3) only", "(2) and (3) only", "(1), (2) and (3)"], 1),
    ("A quota on imported rice is relaxed. As a result, the domestic", None, ["price falls and consumers gain.", "price rises and farmers gain.", "price is the same but imports fall.", "price falls and farmers gain."], 0),
    ("Which of the following is a liability of a commercial bank?", None, ["loans to customers", "government bonds", "cash in its vault", "deposits of customers"], 3),
    ("Which of the following statements about a sole proprietorship are correct?", ["The owner has unlimited liability.", "It has no legal status of its own.", "It can issue shares."], ["(1) and (2) only", "(1) and (3) only", "(2) and (3) only", "(1), (2) and (3)"], 0),
    ("During a recession we would expect", None, ["tax revenue to rise.", "unemployment to fall.", "idle machines to increase.", "the price level to jump."], 2),
    ("Country X makes 1 car or 4 bikes with one worker, country Y makes 1 car or 6 bikes. Both countries gain when", None, ["X exports cars at a price of 5 bikes.", "X exports bikes at a price of ¼ car.", "Y exports cars at a price of 5 bikes.", "no goods are traded."], 0),
]


@layout(HALF, "economics-lockstitch", "Hong Kong economics paper 1, pdfLaTeX: options A. to D. two in a row, statements (1) to (3) set in; not answered")
def economics_lockstitch(draw):
    body, items = r"\begin{center}\textbf{ECONOMICS\quad PAPER 1}\par (Multiple-choice)\end{center}\textit{There are 10 questions in this practice set. Choose the best answer for each question.}\par\bigskip ", []
    for n, (question, extra, options, _) in enumerate(DSE, 1):
        said = question + "".join(f" ({k}) {x}" for k, x in enumerate(extra or [], 1))
        body += rf"\needspace{{35mm}}\lab{{0mm}}{{10mm}}{{{n}.}}{{{tex(question)}}}\smallskip " + "".join(rf"\lab{{10mm}}{{9mm}}{{({k})}}{{{tex(x)}}}" for k, x in enumerate(extra or [], 1))
        cells = [rf"\makebox[8mm][l]{{{x}.}}\parbox[t]{{62mm}}{{\raggedright {tex(o)}\strut}}" for x, o in zip("ABCD", options)]
        body += rf"\smallskip\hspace*{{10mm}}{cells[0]}\hfill {cells[1]}\par\hspace*{{10mm}}{cells[2]}\hfill {cells[3]}\par\bigskip "
        items.append(item(said, None, str(n), None, choices("ABCD", options), kind="mcq"))
    body += r"\begin{center}END OF PAPER\end{center}"
    engine, source = document(draw, body, ["times", "lm"], (11,), (20, 21), head=r"\fancyhead[L]{\small ECON PAPER 1}", foot=r"\fancyfoot[L]{\small 2025-Practice-ECON 1}\fancyfoot[R]{\thepage}")
    return Document(engine, source, items)


# India, science

GODAVARI_MCQ = [
    ("Which gas is given off when zinc reacts with dilute sulphuric acid?", ["Oxygen", "Hydrogen", "Sulphur dioxide", "Nitrogen"], 1),
    ("The part of the human brain that maintains posture and balance is the", ["cerebrum", "medulla", "cerebellum", "hypothalamus"], 2),
    ("The magnification of a plane mirror is", ["+1", "−1", "0", "infinite"], 0),
    ("Which of the following is a double displacement reaction?", ["Burning of coal", "Rusting of iron", "Heating of limestone", "Mixing of sodium sulphate and barium chloride"], 3),
]
GODAVARI = [
    ("SECTION B", [
        group("5", None, leaf("", "Why should magnesium ribbon be cleaned before it is burnt in air?", [("To remove the layer of magnesium oxide", "1"), ("so that it burns readily", "1")], 2)),
        group("6", None, leaf("", "A lamp of 60 W is used for 5 hours a day. Find the energy, in units, that it consumes in 30 days.", [("Energy = 60 × 5 × 30 = 9000 W h", "1"), ("= 9 units", "1")], 2)),
        group("7", None, leaf("", "Draw the magnetic field lines around a bar magnet.", [("Correct shape of lines", "1"), ("Correct direction from N to S", "1")], 2)),
    ]),
    ("SECTION C", [
        group("8", None, leaf("", "Explain the process of digestion of food in the stomach.", [("Gastric glands release acid, pepsin and mucus", "1"), ("Pepsin digests proteins in the acid medium", "1"), ("Mucus protects the lining of the stomach", "1")], 3)),
    ]),
    ("SECTION D", [
        group("9", "Ravi’s grandmother cannot read the newspaper unless she holds it at the length of her arm, but she sees the birds on the roof across the street clearly.",
            leaf("i", "Name the defect of vision from which she suffers.", [("Presbyopia", "1")], 1),
            leaf("ii", "Which type of lens would correct it?", [("Convex lens", "1")], 1),
            leaf("iii", "Give two possible causes of this defect.", [("Weakening of the ciliary muscles", "1"), ("Loss of flexibility of the lens", "1")], 2)),
    ]),
]


@layout(HALF, "science-godavari", "Indian class X science paper, Chromium: general instructions, table of number, question and marks without rules, options (a) to (d) two a row, case with (i) to (iii); marking scheme in its own file with value points and marks")
def science_godavari(draw):
    body = "<div class=t><b>SAMPLE QUESTION PAPER</b><br><b>SCIENCE (086)</b><br>CLASS X</div><div class=u><span>Time allowed: 1 hour</span><span>Maximum marks: 17</span></div><p><b>General Instructions:</b></p><ol><li>This question paper consists of 9 questions in four sections.</li><li>All questions are compulsory.</li><li>Use of calculators is not permitted.</li></ol><table class=q>"
    scheme, items = "<div class=t><b>MARKING SCHEME</b><br>SCIENCE (086) – CLASS X</div><table class=s><tr><th>Q. No.<th>Value points<th>Marks<th>Total</tr>", []

    def section(name):
        return f"<tr><th colspan=3>{name}</tr>"

    body += section("SECTION A")
    scheme += "<tr><th colspan=4>SECTION A</tr>"
    for n, (question, options, right) in enumerate(GODAVARI_MCQ, 1):
        body += f"<tr><td>{n}.<td>{web(question)}<div class=o>" + "".join(f"<span>({x}) {web(o)}</span>" for x, o in zip("abcd", options)) + "</div><td>1</tr>"
        scheme += f"<tr><td>{n}<td>({'abcd'[right]}) {web(options[right])}<td>1<td>1</tr>"
        items.append(item(question, options[right], str(n), 1, choices("abcd", options), kind="mcq", answer_label="abcd"[right], section="SECTION A"))
    for name, asked in GODAVARI:
        body += section(name)
        scheme += f"<tr><th colspan=4>{name}</tr>"
        for question in asked:
            n = question["label"]
            if question["text"]:
                body += f"<tr><td>{n}.<td>{web(question['text'])}<td></tr>"
            for part in question["parts"]:
                label = f"({part['label']})" if part["label"] else ""
                body += f"<tr><td>{'' if label else n + '.'}<td>{label and f'<span class=r>{label}</span>'}{web(part['text'])}<td>{part['marks']}</tr>"
                scheme += f"<tr><td>{n if not label or label == '(i)' else ''} {label}<td>" + "".join(f"<div>{web(p)}</div>" for p, _ in part["points"]) + "<td>" + "".join(f"<div>{m}</div>" for _, m in part["points"]) + f"<td>{part['marks']}</tr>"
                points = part["points"]
                number = "Find" in part["text"]
                items.append(item(part["text"], "\n".join(p for p, _ in points), n + label, part["marks"], stem=question["text"], rubric=[{"text": p, "marks": 1} for p, _ in points] if len(points) > 1 else None, section=name, kind="numeric" if number else "short", answer_kind="contains" if number else None))
    body += "</table>"
    scheme += "</table>"
    css = ".t { text-align: center; font-size: 115% } .u { display: flex; justify-content: space-between; font-weight: bold; margin: 3mm 0 } .q { width: 100%; border-collapse: collapse } .q td { padding: 1.6mm 1mm; vertical-align: top } .q td:first-child { width: 9mm } .q td:last-child { width: 9mm; text-align: right; vertical-align: top } .q th { padding: 4mm 0 1mm } .o { display: grid; grid-template-columns: 1fr 1fr; margin-top: 1mm; gap: 1mm } .r { display: inline-block; width: 10mm } tr { break-inside: avoid } .s { width: 100%; border-collapse: collapse; margin-top: 4mm } .s td, .s th { border: 1px solid #000; padding: 1.2mm 2mm; vertical-align: top } .s td:nth-child(n+3), .s td:first-child { text-align: center; width: 16mm }"
    fonts = [draw.one(["Liberation Serif", "Caladea"])]
    engine, source = page(draw, body, fonts, (11, 12), css)
    return Document(engine, source, items, page(draw, scheme, fonts, (11,), css)[1])


# Spain, biology, university entrance

SEGURA = [
    ("1", "2,5 puntos", "Las proteínas desempeñan funciones muy diversas en los seres vivos.", [
        ("a", "Nombre el enlace que une los aminoácidos de una proteína.", "0,5 puntos", 0.5, ["Enlace peptídico."]),
        ("b", "Explique en qué consiste la desnaturalización de una proteína y cite dos agentes que la produzcan.", "1 punto", 1, ["Pérdida de la estructura espacial de la proteína, que deja de ser funcional.", "Temperatura elevada y cambios de pH."]),
        ("c", "Cite dos funciones de las proteínas e indique un ejemplo de cada una.", "1 punto", 1, ["Transporte: hemoglobina.", "Defensa: anticuerpos."]),
    ]),
    ("2", "2,5 puntos", "En relación con el ciclo celular:", [
        ("a", "¿En qué fase de la interfase se duplica el ADN?", "0,5 puntos", 0.5, ["En la fase S."]),
        ("b", "Indique dos diferencias entre la mitosis y la meiosis.", "1 punto", 1, ["La mitosis produce dos células y la meiosis cuatro.", "En la meiosis el número de cromosomas se reduce a la mitad."]),
        ("c", "¿Por qué es importante la meiosis para la evolución de las especies?", "1 punto", 1, ["Porque genera variabilidad genética mediante el sobrecruzamiento y el reparto al azar de los cromosomas."]),
    ]),
    ("3", "2 puntos", "Un ratón negro heterocigoto se cruza con una hembra blanca. El color negro (N) domina sobre el blanco (n).", [
        ("a", "Indique los genotipos de los parentales.", "0,5 puntos", 0.5, ["Nn y nn."]),
        ("b", "Calcule la proporción de fenotipos en la descendencia.", "0,75 puntos", 0.75, ["50 % negros y 50 % blancos."]),
        ("c", "¿Cómo se denomina este tipo de cruzamiento y para qué sirve?", "0,75 puntos", 0.75, ["Cruzamiento prueba.", "Permite conocer el genotipo de un individuo de fenotipo dominante."]),
    ]),
]


@layout(HALF, "biologia-segura", "Spanish university entrance test in biology, LibreOffice: instructions in a frame, Pregunta 1. (2,5 puntos), a) with (0,5 puntos) at the end of the line; criterios de corrección in their own file with dashes")
def biologia_segura(draw):
    body = paragraph(run("EVALUACIÓN PARA EL ACCESO A LA UNIVERSIDAD"), "Top") + paragraph(run("Curso 2024–2025"), "Mid") + paragraph(run("MATERIA: BIOLOGÍA"), "Top")
    body += paragraph(run("INSTRUCCIONES GENERALES Y CALIFICACIÓN", "B") + run("\nLea atentamente el examen y responda de forma razonada a las preguntas. Duración: 90 minutos. La calificación máxima de cada apartado se indica entre paréntesis."), "Frame")
    scheme, items = paragraph(run("BIOLOGÍA"), "Top") + paragraph(run("CRITERIOS ESPECÍFICOS DE CORRECCIÓN"), "Top"), []
    for n, total, stem, parts in SEGURA:
        body += paragraph(run(f"Pregunta {n}. ({total}) ", "B") + run(stem), "Ask")
        scheme += paragraph(run(f"Pregunta {n}", "B"), "Ask")
        for letter, question, said, marks, points in parts:
            body += paragraph(run(f"{letter})\t{question} ") + run(f"({said}).", "B"), "Sub")
            one = len(points) == 1
            scheme += paragraph(run(f"{letter})\t{points[0] if one else '– ' + points[0]}") + (run(f" ({said}).", "B") if one else ""), "Sub")
            if not one:
                scheme += "".join(paragraph(run(f"– {p}") + (run(f" ({said}).", "B") if p == points[-1] else ""), "More") for p in points[1:])
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem))
    styles = (
        paragraph_style("Top", 0.1, bold=True, size=13, extra='fo:text-align="center"')
        + paragraph_style("Mid", 0.1, extra='fo:text-align="center"')
        + paragraph_style("Frame", 0.4, extra='fo:border="0.75pt solid #000000" fo:padding="0.2cm"')
        + paragraph_style("Ask", 0.5, extra='fo:keep-with-next="always" fo:text-align="justify"')
        + paragraph_style("Sub", 0.2, 1.0, -0.7, [(1.0, "")], extra='fo:text-align="justify"')
        + paragraph_style("More", 0.05, 1.0)
    )
    fonts = [draw.one(["Liberation Serif", "Carlito"])]
    engine, source = office(draw, body, fonts, (11, 12), margin=2.3, styles=styles)
    return Document(engine, source, items, office(draw, scheme, fonts, (11,), margin=2.3, styles=styles)[1])


# The Netherlands, biology

IJSSEL = [
    ("Bevers in de delta", "In 1988 werden bevers uitgezet in een moerasgebied. Ze bouwen dammen en burchten van takken. In 2024 leefden er ongeveer vijfduizend bevers in het land.", [
        (1, 2, "Beschrijf twee manieren waarop een dam van bevers de leefomgeving van andere soorten verandert.", ["Achter de dam ontstaat stilstaand water", "Door omgeknaagde bomen komt er meer licht op de bodem"]),
        (2, 1, "Tot welke trofische groep behoren bevers?", ["consumenten van de eerste orde"]),
        (3, 2, "Leg uit waardoor de genetische variatie bij de uitgezette bevers klein is.", ["De populatie is begonnen met een klein aantal dieren", "Daardoor is maar een deel van de allelen aanwezig"]),
        (4, 1, "Noem een nadeel van bevers voor boeren.", ["Akkers lopen onder water"]),
    ]),
    ("Hardlopen op hoogte", "Hardlopers trainen soms wekenlang in de bergen. De lucht bevat daar minder zuurstof per liter. Na enige tijd neemt het aantal rode bloedcellen toe.", [
        (5, 1, "Welk hormoon stimuleert de vorming van rode bloedcellen?", ["epo"]),
        (6, 2, "Leg uit dat een hardloper na de training op hoogte beter presteert op zeeniveau.", ["Het bloed kan meer zuurstof vervoeren", "Daardoor kan in de spieren meer aerobe dissimilatie plaatsvinden"]),
        (7, 1, "In welk deel van het skelet worden rode bloedcellen gevormd?", ["in het rode beenmerg"]),
        (8, 3, "Bereken hoeveel procent het aantal rode bloedcellen toeneemt van 5,0 naar 5,6 miljoen per mm³.", ["Het verschil is 0,6 miljoen per mm³", "0,6 gedeeld door 5,0 is 0,12", "Dat is een toename van 12%"]),
        (9, 1, "Noem een risico van te veel rode bloedcellen.", ["Het bloed wordt stroperig"]),
    ]),
]


@layout(HALF, "biologie-ijssel", "Dutch final examination in biology, XeLaTeX: topic headings, 2p and number in the margin; correctievoorschrift in its own file: 1 maximumscore 2, voorbeeld van een juist antwoord, bullets with 1 at the right")
def biologie_ijssel(draw):
    body, scheme, items = r"{\Large\bfseries Examen HAVO}\hfill{\Large 2025}\par\medskip{\large biologie}\par\medskip Bij dit examen hoort geen bijlage. Dit examen bestaat uit 9 vragen. Voor dit examen zijn maximaal 14 punten te behalen. Als bij een open vraag een verklaring of uitleg gevraagd wordt, worden aan het antwoord geen punten toegekend als deze verklaring of uitleg ontbreekt.\par\rule{\linewidth}{0.4pt}\par ", r"{\large\bfseries 4\quad Beoordelingsmodel}\par\medskip\makebox[10mm][l]{\textit{Vraag}}\hspace{3mm}\textit{Antwoord}\hfill\textit{Scores}\par ", []
    for title, text, parts in IJSSEL:
        body += rf"\needspace{{50mm}}\bigskip{{\large\bfseries {tex(title)}}}\par\medskip\lab{{16mm}}{{0mm}}{{}}{{{tex(text)}}}"
        scheme += rf"\needspace{{30mm}}\bigskip{{\large\bfseries {tex(title)}}}\par "
        for n, marks, question, points in parts:
            body += rf"\needspace{{14mm}}\medskip\lab{{0mm}}{{16mm}}{{{{\small {marks}p}}\hspace{{3mm}}\textbf{{{n}}}}}{{{tex(question)}}}"
            scheme += rf"\needspace{{22mm}}\medskip\lab{{0mm}}{{10mm}}{{\textbf{{{n}}}}}{{\textbf{{maximumscore {marks}}}}}"
            if marks == 1:
                scheme += rf"\lab{{10mm}}{{0mm}}{{}}{{{tex(points[0])}}}"
            else:
                scheme += r"\lab{10mm}{0mm}{}{\textit{voorbeeld van een juist antwoord:}}" + "".join(rf"\lab{{10mm}}{{5mm}}{{$\bullet$}}{{{tex(p)}\pushright{{1}}}}" for p in points)
            number = question.startswith("Bereken")
            items.append(item(question, "\n".join(points), str(n), marks, stem=text, section=title, rubric=[{"text": p, "marks": 1} for p in points] if marks > 1 else None, kind="numeric" if number else "short", answer_kind="contains" if number else None))
    body += r"\par\vfill\hfill\rule{6pt}{6pt} einde"
    fonts = [draw.one(["arial", "helvetica"])]
    engine, source = document(draw, body, fonts, (11,), (23, 25), foot=r"\fancyfoot[L]{\footnotesize HA-1023-a-25-oefen}\fancyfoot[C]{\footnotesize \thepage}")
    return Document(engine, source, items, document(draw, scheme, fonts, (11,), (23, 25), foot=r"\fancyfoot[L]{\footnotesize HA-1023-a-25-oefen-c}\fancyfoot[C]{\footnotesize\thepage}")[1])
