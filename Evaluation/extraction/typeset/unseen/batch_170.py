"""The hundred and seventieth: past papers of examination boards, ministries and olympiads of several countries, by one who does not know
the reader: sciences, economics, mathematics, history, and what boards print beside them.
"""

import importlib

from latex import document, tex
from paper import Document, ROMAN, choices, item, layout, unanswered
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"
KEEP = 'fo:keep-with-next="always"'


def turned(draw, right, wrong):
    """The options in some order, and the place of the right one."""
    options = draw.shuffled([right, *wrong])
    return options, options.index(right)


def chosen(question, options, place, number, labels, marks=None, **rest):
    """A question with options whose answer is printed."""
    known = {"answer_label": labels[place]} if labels[place] else {}
    return item(question, options[place], number, marks, choices(labels, options), **{"kind": "mcq"} | known | rest)


def pointed(question, points, number, stem=None, **rest):
    """A question whose scheme prints points with marks."""
    marks = sum(mark for _, mark in points)
    rubric = [{"text": text, "marks": mark} for text, mark in points] if marks > 1 else None
    return item(question, "\n".join(text for text, _ in points), number, marks, stem=stem, rubric=rubric, **rest)


def plural(marks, one="mark", many="marks"):
    return f"{marks} {one if marks == 1 else many}"


# Structured paper in integrated science, Caribbean

CARIB = [
    ("A student placed a stick of celery in water that contained a red dye. After two hours the veins of the leaves were red.", [
        ("Name the tissue that carried the dye to the leaves.", [("xylem", 1)]),
        ("Explain why the dye rose faster when a fan was turned on beside the plant.", [("moving air carries water vapour away from the leaves", 1), ("so transpiration becomes faster", 1)]),
        ("Refer to a cactus of the dry coast.", ["State ONE way in which its leaves reduce the loss of water.", "Suggest TWO reasons why its stem is green and thick."], [[("the leaves are reduced to spines", 1)], [("the stem makes food by photosynthesis", 1), ("the stem stores water", 1)]]),
    ]),
    ("A fisherman uses a pulley to lift a basket of fish that weighs 180 N through a height of 2.5 m.", [
        ("Calculate the work done in lifting the basket.", [("work = force × distance", 1), ("180 × 2.5 = 450 J", 1)]),
        ("The fisherman lifts the basket in 15 s. Calculate his power.", [("power = work ÷ time", 1), ("450 ÷ 15 = 30 W", 1)]),
        ("Pulleys and ramps are simple machines.", ["Name ONE other simple machine.", "Explain why the efficiency of a machine is always less than 100%."], [[("lever", 1)], [("some energy is used to overcome friction", 1), ("and is lost as heat", 1)]]),
    ]),
    ("Sea water near a hotel was found to contain sewage.", [
        ("Define the term ‘pollution’.", [("the addition of harmful substances to the environment", 1)]),
        ("Describe how sewage can lead to the death of a coral reef.", [("nutrients make algae grow quickly", 1), ("the algae shade the coral from the light", 1)]),
    ]),
]


@layout(HALF, "paper-lenticular", "structured science paper of a Caribbean council, XeLaTeX: 1. (a) (i) with dotted lines and (2 marks) at the right below them, Total 7 marks, GO ON TO THE NEXT PAGE; not answered")
def paper_lenticular(draw):
    items, body = [], ""
    code = f"0{draw.random.randint(1100, 1990)}020"

    def ask(indent, label, text, points, number, stem):
        nonlocal body
        one = unanswered(pointed(text, points, number, stem))
        body += rf"\needspace{{4\baselineskip}}\lab{{{indent}mm}}{{9mm}}{{{label}}}{{{tex(text)}}}{{\leftskip={indent + 9}mm" + r"\dotline" * (one["marks"] + 1) + rf"}}\hfill({plural(one['marks'])})\par\medskip "
        items.append(one)

    for n, (stem, parts) in enumerate(CARIB, 1):
        total = len(items)
        body += rf"\needspace{{6\baselineskip}}\lab{{0mm}}{{9mm}}{{{n}.}}{{{tex(stem)}}}\medskip "
        for letter, part in zip("abc", parts):
            if isinstance(part[1][0], str):
                body += rf"\needspace{{6\baselineskip}}\lab{{9mm}}{{9mm}}{{({letter})}}{{{tex(part[0])}}}\medskip "
                for roman, text, points in zip(ROMAN, part[1], part[2]):
                    ask(18, f"({roman})", text, points, f"{n}({letter})({roman})", f"{stem} {part[0]}")
            else:
                ask(9, f"({letter})", part[0], part[1], f"{n}({letter})", stem)
        marks = sum(one["marks"] for one in items[total:])
        body += rf"\hfill\textbf{{Total {marks} marks}}\par\bigskip "
    intro = rf"\begin{{center}}\textbf{{Answer ALL questions.}}\par\textbf{{Write your answers in the spaces provided in this booklet.}}\end{{center}}\bigskip "
    look = {"fonts": ["timesnew"], "sizes": (11, 12), "margins": (22, 24)}
    engine, source = document(draw, intro + body, **look, head=r"\fancyhead[C]{-- \thepage\ --}", foot=rf"\fancyfoot[R]{{\footnotesize\textbf{{GO ON TO THE NEXT PAGE}}}}\fancyfoot[L]{{\footnotesize {code}/F 2024}}")
    return Document(engine, source, items)


# Objective test in chemistry, West Africa

OBJECTIVE = [
    ("Which of the following gases turns lime water milky?", "Carbon(IV) oxide", ["Nitrogen", "Hydrogen", "Ammonia"]), ("The number of electrons in the ion Mg²⁺ is", "10", ["12", "14", "24"]), ("Which of these methods is used to separate crude oil into its components?", "Fractional distillation", ["Filtration", "Sublimation", "Chromatography"]),
    ("An element X has the electronic configuration 2,8,7. X is a", "halogen", ["noble gas", "transition metal", "alkali metal"]), ("The oxidation number of sulphur in H₂SO₄ is", "+6", ["+2", "+4", "−2"]), ("Which of the following compounds is an alkene?", "C₃H₆", ["C₃H₈", "CH₄", "C₂H₂"]), ("A solution with a pH of 9 is", "weakly alkaline", ["strongly acidic", "weakly acidic", "neutral"]),
    ("The process by which iron is coated with zinc is known as", "galvanizing", ["electrolysis", "vulcanization", "smelting"]), ("What volume is occupied by 0.5 mole of a gas at s.t.p.? [Molar volume = 22.4 dm³]", "11.2 dm³", ["5.6 dm³", "22.4 dm³", "44.8 dm³"]), ("Hardness of water is caused by the presence of ions of", "calcium and magnesium", ["sodium and potassium", "copper and iron", "lead and silver"]),
    ("Which of these substances is a mixture?", "Brass", ["Common salt", "Distilled water", "Copper"]), ("The catalyst used in the contact process is", "vanadium(V) oxide", ["finely divided iron", "nickel", "manganese(IV) oxide"]), ("Soap is produced when a fat is boiled with", "sodium hydroxide", ["ethanol", "hydrochloric acid", "brine"]), ("Which particle has no charge?", "Neutron", ["Proton", "Electron", "Ion"]),
]


@layout(HALF, "objective-scamorza", "objective test in chemistry of a West African council, pdfLaTeX: two columns with a rule, A. to D. stacked, time and instructions with an example in the head; no key")
def objective_scamorza(draw):
    items, inner = [], ""
    for n, (question, right, wrong) in enumerate(draw.some(OBJECTIVE, 13), 1):
        options, _ = turned(draw, right, wrong)
        listed = "".join(rf"\lab{{8mm}}{{7mm}}{{{letter}.}}{{{tex(text)}}}" for letter, text in zip("ABCD", options))
        inner += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)}}}{listed}\end{{minipage}}\par\vspace{{4mm}}" + "\n"
        items.append(item(question, None, str(n), None, choices("ABCD", options), kind="mcq"))
    body = rf"\begin{{center}}\bfseries SENIOR SCHOOL CERTIFICATE EXAMINATION\par CHEMISTRY 1\par OBJECTIVE TEST\end{{center}}\textbf{{May/June {draw.random.randint(2011, 2023)}}}\hfill\textbf{{1 hour}}\par\hrule\medskip\textit{{Answer all the questions. Each question is followed by four options lettered A to D. Find out the correct option for each question and shade in pencil on your answer sheet the answer space which bears the same letter as the option you have chosen.}}\par\medskip\begin{{multicols}}{{2}}{inner}\end{{multicols}}\begin{{center}}\textbf{{END OF PAPER}}\end{{center}}"
    engine, source = document(draw, body, ["times", "cm", "palatino"], (10, 11), (18, 22), foot=r"\thepage", extra=r"\setlength\columnseprule{.4pt}\setlength\columnsep{9mm}")
    return Document(engine, source, items)


# Leaving paper in economics, Ireland

LEAVING_A = [("Explain the term ‘opportunity cost’ and give one example.", 16), ("State and explain two functions of money.", 17), ("Distinguish between a direct tax and an indirect tax.", 16), ("Outline two reasons why a government might wish to privatise a company it owns.", 17)]
LEAVING_B = [
    ("The price of a litre of diesel rose from €1.50 to €1.80 and the quantity demanded fell from 400 litres to 360 litres a day at one filling station.", [
        (None, "Define price elasticity of demand.", 10), (None, "Calculate the price elasticity of demand for diesel at this station. Show your workings.", 20), ("Elasticity matters to those who set prices and taxes.", [("Explain whether the station should expect its revenue to rise.", 15), ("Discuss how useful the figure is to the Minister for Finance.", 30)])]),
    ("Inflation in the euro area is watched closely by the European Central Bank.", [
        (None, "Explain how the rate of inflation is measured in Ireland.", 20), ("A central bank can change its rate of interest.", [("Explain how a rise in the rate of interest reduces inflation.", 20), ("Outline two groups of people who lose by such a rise.", 15)]), (None, "Discuss two effects of high inflation on exporters.", 20)]),
]


@layout(HALF, "leaving-stratocumulus", "leaving paper in economics, Chromium: SECTION A with questions in boxes and ruled lines, SECTION B with (a) (i), (16 marks) in bold at the right after the words, [75 marks] at the end of each question; not answered")
def leaving_stratocumulus(draw):
    items, n = [], 0
    body = "<div class=h><b>Leaving Certificate Examination – Sample Paper</b><br>Economics – Higher Level</div><p><b>SECTION A</b> (66 marks)</p><p>Answer <b>all</b> questions in this section in the spaces provided.</p>"
    for text, marks in LEAVING_A:
        n += 1
        body += f"<div class=box><div class=q><b>{n}.</b><span>{web(text)}</span></div><div class=m>({marks} marks)</div>" + "<div class=l></div>" * 4 + "</div>"
        items.append(item(text, None, str(n), marks, kind="long"))
    body += "<p class=new><b>SECTION B</b> (150 marks)</p><p>Answer <b>both</b> questions in your answer book.</p>"
    for stem, parts in LEAVING_B:
        n += 1
        body += f"<div class=q><b>{n}.</b><span>{web(stem)}</span></div>"
        sum_ = 0
        for letter, (above, *rest) in zip("abc", parts):
            if above:
                body += f"<div class='q s'><b>({letter})</b><span>{web(above)}</span></div>"
                for roman, (text, marks) in zip(ROMAN, rest[0]):
                    body += f"<div class='q t'><b>({roman})</b><span>{web(text)}</span></div><div class=m>({marks} marks)</div>"
                    items.append(item(text, None, f"{n}({letter})({roman})", marks, stem=f"{stem} {above}", kind="long"))
                    sum_ += marks
            else:
                text, marks = rest
                body += f"<div class='q s'><b>({letter})</b><span>{web(text)}</span></div><div class=m>({marks} marks)</div>"
                items.append(item(text, None, f"{n}({letter})", marks, stem=stem, kind="long"))
                sum_ += marks
        body += f"<div class=m>[{sum_} marks]</div>"
    css = ".h { margin-right: 1mm; border: 2px solid #000; text-align: center; font-size: 13pt; padding: 3mm; margin-bottom: 5mm } .q { display: flex; margin-top: 4mm } .q b { width: 10mm; flex: none } .s { margin-left: 10mm } .t { margin-left: 20mm } .m { text-align: right; font-weight: bold; margin: 1mm 0 3mm } .box { border: 1px solid #000; padding: 0 4mm 6mm; margin: 0 1mm 5mm 0; break-inside: avoid } .l { border-bottom: 1px solid #888; height: 8mm } .new { break-before: page } .q span { flex: 1 }"
    engine, source = page(draw, body, ["Caladea", "Liberation Serif"], (11, 12), css)
    return Document(engine, source, items)


# Junior olympiad in mathematics with solutions

OLYMPIAD_A = [
    ("What is the sum of the digits of the number 10²⁰ − 1?", "180", "The number consists of twenty nines, so the sum of its digits is 20 × 9."), ("A rectangle is cut into four smaller rectangles by two lines parallel to its sides. Three of them have areas 6, 10 and 15, the rectangle of area 6 lying opposite the fourth. What is the area of the fourth?", "25", "Opposite rectangles have equal products of areas, so 6 times the fourth area is 10 × 15."), ("How many integers between 1 and 100 are divisible by 3 but not by 9?", "22", "There are 33 multiples of 3, of which 11 are multiples of 9."), ("Anna walks at 4 km/h to school and returns at 6 km/h. The whole journey takes 50 minutes. How many kilometres is it from her home to the school?", "2", "Each kilometre takes 15 minutes there and 10 minutes back, 25 minutes in all."),
    ("In how many ways can five books be placed on a shelf if two of them must stand side by side?", "48", "Treat the two books as one: there are 24 orders, and the pair can be turned round."), ("The angles of a quadrilateral are in the ratio 2 : 3 : 3 : 4. What is its largest angle, in degrees?", "120", "Twelve shares make 360 degrees, so one share is 30 degrees."),
]
OLYMPIAD_B = [
    ("Prove that the product of three consecutive integers is divisible by 6.", "Among three consecutive integers at least one is even and exactly one is a multiple of 3. The product is therefore divisible by both 2 and 3, and hence by 6."), ("Twenty-five pupils sit at the desks of a square classroom with five rows of five. Each pupil is asked to move to a desk directly in front of, behind, or beside his or her own. Show that this cannot be done.", "Colour the desks black and white like a chessboard, with 13 black and 12 white desks. Every pupil has to change the colour of the desk, but 13 pupils from black desks cannot find room at 12 white ones."),
    ("Find all pairs of positive integers x and y with xy = x + y + 5.", "The equation can be written (x − 1)(y − 1) = 6. The factors are positive divisors of 6, so the pairs are (2, 7), (3, 4), (4, 3) and (7, 2)."), ("A point P lies inside an equilateral triangle of height h. Prove that the sum of the distances from P to the three sides is h.", "Join P to the corners. The three triangles have equal bases, and their areas add up to the area of the whole triangle. Dividing by half the base gives the claim."),
]


@layout(HALF, "olympiad-constrictor", "junior mathematical olympiad, LaTeX: Section A with A1 to A6 for answers only, Section B with B1 to B4 for full solutions, Time allowed in the head; Solutions on the next page, the result in bold before its working")
def olympiad_constrictor(draw):
    items = []
    year = draw.random.randint(2008, 2024)
    body = rf"\begin{{center}}{{\Large\scshape Junior Mathematical Olympiad}}\par\smallskip{{\large Tuesday 11 June {year}}}\end{{center}}\hrule\medskip\begin{{itemize}}[nosep]\item Time allowed: \textbf{{2 hours}}.\item The use of calculators, squared paper and measuring instruments is forbidden.\item For Section A only the answer is required. For Section B full written solutions are required.\end{{itemize}}\medskip\hrule\bigskip{{\large\bfseries Section A}}\par\medskip "
    solved = r"\newpage\begin{center}{\Large\scshape Solutions}\end{center}\textbf{Section A}\par\medskip "
    maths = lambda text: tex(text).replace("×", r"\ensuremath{\times}").replace("−", r"\ensuremath{-}")
    for n, (question, answer, why) in enumerate(OLYMPIAD_A, 1):
        body += rf"\lab{{0pt}}{{11mm}}{{\textbf{{A{n}}}}}{{{maths(question)}}}\bigskip "
        solved += rf"\lab{{0pt}}{{11mm}}{{\textbf{{A{n}}}}}{{\makebox[14mm][l]{{\textbf{{{answer}}}}}{maths(why)}}}\medskip "
        items.append(item(question, answer, f"A{n}", kind="numeric", answer_kind="contains", section="Section A"))
    body += r"\medskip{\large\bfseries Section B}\par\medskip "
    solved += r"\bigskip\textbf{Section B}\par\medskip "
    for n, (question, answer) in enumerate(OLYMPIAD_B, 1):
        body += rf"\lab{{0pt}}{{11mm}}{{\textbf{{B{n}}}}}{{{maths(question)}}}\bigskip "
        solved += rf"\lab{{0pt}}{{11mm}}{{\textbf{{B{n}}}}}{{{maths(answer)}\hfill$\square$}}\medskip "
        items.append(item(question, answer, f"B{n}", kind="long", section="Section B"))
    engine, source = document(draw, body + solved, ["cm", "lm", "palatino"], (11, 12), (26, 30), foot=r"\small JMO \textbullet\ \thepage")
    return Document(engine, source, items)


# French brevet in history and geography

BREVET = [
    ("Exercice 1 – Analyser et comprendre un document", "20 points", [
        ("Relevez dans le texte deux difficultés de la vie des soldats.", 4), ("Présentez l’auteur et le destinataire de la lettre.", 4), ("Expliquez pourquoi cette guerre est appelée une guerre totale.", 6), ("Citez deux batailles de la Première Guerre mondiale.", 6)]),
    ("Exercice 2 – Maîtriser différents langages", "20 points", [
        ("Rédigez un développement construit d’une quinzaine de lignes sur les aires urbaines en France.", 14), ("Nommez les trois métropoles les plus peuplées de France.", 3), ("Définissez le mot « périurbanisation ».", 3)]),
    ("Exercice 3 – Enseignement moral et civique", "10 points", [
        ("Indiquez la devise de la République française.", 2), ("À quel âge obtient-on le droit de vote en France ?", 2), ("Montrez par un exemple qu’une association peut faire vivre la solidarité.", 6)]),
]
LETTER = "« Ma chère Jeanne, voici trois nuits que nous ne dormons plus. L’eau gèle dans les bidons et le pain est dur comme la pierre. Les camarades parlent de la moisson que vous ferez sans nous. On dit qu’à l’usine les femmes tournent maintenant les obus. Écris-moi vite. Ton frère, Louis »"


@layout(HALF, "brevet-epoisses", "French brevet in history and geography, word processor: exercises as bold heads with their points, a document in a frame with its source, 1. to 4. with (4 points) behind the words; not answered")
def brevet_epoisses(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito"]), 11, language="fr", country="FR", margin=2.0)
    items = []
    sheet.body += [sheet.p("<b>DIPLÔME NATIONAL DU BREVET</b>", align="center", size=15, after=0.1), sheet.p("Épreuve d’histoire et géographie, enseignement moral et civique", align="center", after=0.1), sheet.p("Série générale – Durée de l’épreuve : 2 heures", align="center", after=0.3), sheet.p("L’utilisation de la calculatrice et du dictionnaire est interdite.", align="center", size=10, after=0.4)]
    for k, (head, points, asked) in enumerate(BREVET):
        sheet.body.append(sheet.p(f"<b>{head}</b> <i>({points})</i>", before=0.5, after=0.2, size=12, extra=KEEP))
        if k == 0:
            sheet.body.append(sheet.table([[sheet.p("<b>Document : lettre d’un soldat</b>", after=0.1) + sheet.p(LETTER, after=0.1, align="justify") + sheet.p("<i>Lettre de janvier 1917, archives familiales.</i>", align="end", after=0, size=9)]], [sheet.wide], padding=0.25))
            sheet.body.append(sheet.p("<b>Questions</b>", before=0.3, after=0.15))
        for n, (question, marks) in enumerate(asked, 1):
            sheet.body.append(sheet.p(f"{n}.\t{question} <i>({marks} points)</i>", left=0.8, first=-0.8, tabs=[0.8], after=0.2))
            items.append(item(question, None, str(n), marks, section=head, kind="long" if marks > 6 else "short"))
    sheet.foot = sheet.p("24GENHGEMCAN1\tPage {page} sur {pages}", size=8, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, items)


# Matric in physical sciences, South Africa

MATRIC_CHOICE = [
    ("The tendency of an object to resist a change in its state of motion is known as …", "inertia.", ["momentum.", "impulse.", "acceleration."]), ("Which ONE of the following is a vector quantity?", "Displacement", ["Energy", "Power", "Mass"]), ("A car hoots while it moves towards a listener at rest. The pitch that the listener hears is …", "higher than that of the source.", ["lower than that of the source.", "the same as that of the source.", "first lower and then higher."]), ("When the distance between two charges is doubled, the electrostatic force between them becomes …", "four times smaller.", ["two times smaller.", "two times larger.", "four times larger."]),
]
MATRIC_LONG = [
    ("A crate of mass 20 kg is pulled over a rough horizontal floor by a force of 80 N. The frictional force is 30 N.", [
        ("2.1", "State Newton’s Second Law of Motion in words.", ["When a resultant force acts on an object, the object accelerates in the direction of the force.", "The acceleration is directly proportional to the force and inversely proportional to the mass."]), ("2.2", "Calculate the magnitude of the acceleration of the crate.", ["Fnet = ma", "80 − 30 = 20a", "a = 2.5 m∙s⁻²"]), ("2.3", None, "The rope now breaks.", [("2.3.1", "Write down the magnitude of the resultant force on the crate.", ["30 N"]), ("2.3.2", "Explain why the crate slows down.", ["Friction acts opposite to the motion"])])]),
    ("A ball of mass 0.15 kg is dropped from a balcony 20 m above the ground. Ignore air resistance.", [
        ("3.1", "Name the ONLY force that acts on the ball while it falls.", ["Gravitational force"]), ("3.2", "Calculate the speed at which the ball reaches the ground.", ["vf² = vi² + 2aΔy", "vf² = 2 × 9.8 × 20", "vf = 19.8 m∙s⁻¹"]), ("3.3", "The ball leaves the ground at 12 m∙s⁻¹. Is the collision ELASTIC or INELASTIC?", ["Inelastic"])]),
]


@layout(HALF, "matric-pileus", "South African matric in physical sciences, word processor: QUESTION 1 with options A to D and (2) at the right of the last one, 2.1 and 2.3.1 with (3) at the right edge, [8] at the end; memorandum in its own file, a tick behind each point")
def matric_pileus(draw):
    font = draw.one(["Liberation Sans", "Carlito"])
    sheet, memo = (Sheet(font, 11, country="ZA", margin=2.2) for _ in range(2))
    items, wide = [], sheet.wide
    sheet.body += [sheet.p("<b>QUESTION 1: MULTIPLE-CHOICE QUESTIONS</b>", after=0.2), sheet.p("Various options are provided as possible answers to the following questions. Choose the answer and write only the letter (A–D) next to the question numbers (1.1 to 1.4) in the ANSWER BOOK, e.g. 1.5 D.", after=0.3)]
    memo.body += [memo.p("<b>PHYSICAL SCIENCES P1 – MARKING GUIDELINES</b>", align="center", size=13, after=0.4), memo.p("<b>QUESTION 1</b>", after=0.2)]
    for n, (question, right, wrong) in enumerate(MATRIC_CHOICE, 1):
        options, place = turned(draw, right, wrong)
        sheet.body.append(sheet.p(f"1.{n}\t{question}", left=1.6, first=-1.6, tabs=[1.6], after=0.15, before=0.25, extra=KEEP))
        for letter, text in zip("ABCD", options):
            end = "\t(2)" if letter == "D" else ""
            sheet.body.append(sheet.p(f"{letter}\t{text}{end}", left=2.6, first=-1.0, tabs=[2.6, (wide, RIGHT)], after=0.1, extra="" if end else KEEP))
        memo.body.append(memo.p(f"1.{n}\t{'ABCD'[place]} ✓✓\t(2)", tabs=[1.6, (wide, RIGHT)], after=0.15))
        items.append(chosen(question, options, place, f"1.{n}", "ABCD", 2))
    for at in (sheet, memo):
        at.body.append(at.p("\t<b>[8]</b>", tabs=[(wide, RIGHT)], after=0.3))

    def ask(number, text, points, stem, deep):
        left = 2.9 if deep else 1.6
        marks = len(points)
        sheet.body.append(sheet.p(f"{number}\t{text}\t({marks})", left=left, first=-1.6 if not deep else -1.3, tabs=[left, (wide, RIGHT)], after=0.2))
        for k, point in enumerate(points):
            memo.body.append(memo.p(f"{number if k == 0 else ''}\t{point} ✓" + (f"\t({marks})" if k == marks - 1 else ""), left=1.6, first=-1.6, tabs=[1.6, (wide, RIGHT)], after=0.1))
        rubric = [{"text": p, "marks": None} for p in points] if marks > 1 else None
        items.append(item(text, "\n".join(points), number, marks, stem=stem, rubric=rubric))

    for n, (stem, parts) in enumerate(MATRIC_LONG, 2):
        total = len(items)
        sheet.body += [sheet.p(f"<b>QUESTION {n}</b>", before=0.4, after=0.2, extra=KEEP), sheet.p(stem, after=0.25, extra=KEEP)]
        memo.body.append(memo.p(f"<b>QUESTION {n}</b>", before=0.3, after=0.2, extra=KEEP))
        for number, text, *rest in parts:
            if text:
                ask(number, text, rest[0], stem, False)
            else:
                sheet.body.append(sheet.p(f"{number}\t{rest[0]}", left=1.6, first=-1.6, tabs=[1.6], after=0.2, extra=KEEP))
                for inner, asks, points in rest[1]:
                    ask(inner, asks, points, f"{stem} {rest[0]}", True)
        for at in (sheet, memo):
            at.body.append(at.p(f"\t<b>[{sum(one['marks'] for one in items[total:])}]</b>", tabs=[(wide, RIGHT)], after=0.2))
    sheet.head = sheet.p("Physical Sciences/P1\tNSC – Trial\tDBE/September 2024", size=9, tabs=[(wide / 2, 'style:type="center"'), (wide, RIGHT)])
    sheet.foot = sheet.p("Copyright reserved\tPlease turn over", size=9, tabs=[(wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, items, memo.source()[1])


# Standard in biology without marks, New Zealand

ACHIEVE = [
    ("Plants in a forest clearing", "When a tall rimu falls, light reaches the forest floor. Seedlings of many species then compete for the same patch of ground.", [
        ("Describe what is meant by interspecific competition.", []), ("Name TWO resources for which the seedlings compete.", []), ("Young lancewoods have long, narrow leaves that point downwards.", ["Identify ONE animal that may have shaped this form in the past.", "Explain how the form of the young leaves may have helped the plant to survive."]), ("Discuss how a new gap in the forest changes over fifty years. In your answer you should consider light, soil and animals.", [])]),
    ("Tides and snails", "On rocky shores the cat’s eye snail feeds when the tide is in and hides beneath stones when it is out.", [
        ("State the name for a rhythm with a period of about 12.4 hours.", []), ("Snails were kept in a tank in constant dim light for five days. They went on feeding every 12.4 hours.", ["Explain what this result shows about the control of the rhythm.", "Predict what would happen in the tank after several weeks, and justify your prediction."]), ("Explain ONE advantage and ONE disadvantage to the snail of hiding at low tide.", [])]),
    ("Kiwi chicks", "Stoats were trapped in one valley for ten years but not in the next.", [("Describe the relationship between stoats and kiwi.", []), ("Evaluate the use of traps against the use of poison to protect kiwi chicks.", [])]),
]


@layout(HALF, "achievement-graviera", "New Zealand standard in biology, Chromium: QUESTION 1: title in bold, (a) (b) (i) with ruled lines, ASSESSOR’S USE ONLY in the margin, code in the head; neither marks nor answers")
def achievement_graviera(draw):
    items, body = [], f"<div class=top><b>9{draw.random.randint(1000, 1999)}</b><span>Level 3 Biology<br>Demonstrate understanding of responses to the environment</span></div>"
    for n, (title, stem, parts) in enumerate(ACHIEVE, 1):
        body += f"<div class=wrap><div class=use>ASSESSOR’S<br>USE ONLY</div><p><b>QUESTION {n}: {title.upper()}</b></p><p>{web(stem)}</p>"
        for letter, (text, inner) in zip("abcd", parts):
            body += f"<div class=q><span>({letter})</span><div>{web(text)}</div></div>"
            if inner:
                for roman, asks in zip(ROMAN, inner):
                    body += f"<div class='q i'><span>({roman})</span><div>{web(asks)}</div></div>" + "<div class=l></div>" * 3
                    items.append(item(asks, None, f"{n}({letter})({roman})", stem=f"{stem} {text}"))
            else:
                body += "<div class=l></div>" * (7 if text.split()[0] in ("Discuss", "Evaluate") else 2)
                items.append(item(text, None, f"{n}({letter})", stem=stem, kind="long" if text.split()[0] in ("Discuss", "Evaluate") else "short"))
        body += "</div>"
    css = ".top { display: flex; justify-content: space-between; border-bottom: 3px solid #000; padding-bottom: 3mm; margin-bottom: 5mm } .top b { font-size: 26pt } .top span { text-align: right } .wrap { position: relative; padding-right: 22mm; border-right: 0 } .use { position: absolute; right: 0; top: 0; font-size: 7pt; text-align: center; border: 1px solid #666; padding: 1mm } .q { display: flex; margin: 4mm 0 1mm; break-after: avoid } .q span { width: 9mm; flex: none } .i { margin-left: 9mm } .l { border-bottom: 1px solid #777; height: 7.5mm } .wrap + .wrap { break-before: page }"
    engine, source = page(draw, body, ["Liberation Sans", "Carlito"], (11,), css)
    return Document(engine, source, items)


# German Abitur in physics

ABITUR = [
    ("Aufgabe 1: Ladungen im elektrischen Feld", "Zwischen den Platten eines Kondensators mit dem Abstand 4,0 cm liegt eine Spannung von 800 V.", [
        ("Nennen Sie zwei Eigenschaften eines homogenen elektrischen Feldes.", "Die Feldlinien verlaufen parallel und haben gleichen Abstand.", 2), ("Berechnen Sie die elektrische Feldstärke zwischen den Platten.", "E = U : d = 800 V : 0,040 m = 20 kV/m", 3), ("Beschreiben Sie die Bewegung eines Elektrons, das senkrecht zu den Feldlinien eintritt.", "Es bewegt sich auf einer Parabel und wird zur positiven Platte hin abgelenkt.", 4), ("Begründen Sie, dass die Gewichtskraft des Elektrons vernachlässigt werden darf.", "Sie ist um viele Größenordnungen kleiner als die elektrische Kraft.", 3)]),
    ("Aufgabe 2: Schwingungen", "Ein Körper der Masse 250 g schwingt an einer Schraubenfeder mit der Federkonstanten 10 N/m.", [
        ("Geben Sie die Bedingung für eine harmonische Schwingung an.", "Die rücktreibende Kraft ist proportional zur Auslenkung.", 2), ("Berechnen Sie die Periodendauer.", "T = 0,99 s", 3), ("Erläutern Sie, wie sich die Periodendauer ändert, wenn die Masse vervierfacht wird.", "Sie verdoppelt sich, da sie proportional zur Wurzel aus der Masse ist.", 4)]),
    ("Aufgabe 3: Fotoeffekt", "Licht der Wellenlänge 400 nm trifft auf eine Kathode aus Cäsium mit der Austrittsarbeit 1,9 eV.", [
        ("Skizzieren Sie den Aufbau eines Versuchs zum äußeren Fotoeffekt.", None, 4), ("Ermitteln Sie die Energie eines Photons in Elektronenvolt.", "3,1 eV", 3), ("Deuten Sie, dass rotes Licht hoher Intensität keine Elektronen auslöst.", "Die Energie eines Photons hängt nur von der Frequenz ab und reicht hier nicht aus.", 4)]),
]


@layout(HALF, "abitur-altostratus", "German Abitur in physics, Chromium: tasks as heads, 1.1 to 1.4 in a table with the BE in a column of its own at the right; Erwartungshorizont behind it as a ruled table Teilaufgabe, Erwartete Leistung, BE")
def abitur_altostratus(draw):
    items = []
    body = "<div class=h><span>Landesinstitut für Schulqualität</span><span>Abiturprüfung 2024<br>Physik, Leistungskurs</span></div><p class=k>Name: ______________________ &emsp; Kurs: __________ &emsp; Zugelassene Hilfsmittel: Taschenrechner, Formelsammlung</p>"
    expected = "<h2 class=new>Erwartungshorizont</h2><p class=k>Nur für die Hand der Lehrkraft</p><table class=e><tr><th>Teilaufgabe<th>Erwartete Leistung<th>BE</tr>"
    for n, (head, stem, parts) in enumerate(ABITUR, 1):
        body += f"<h3>{head}</h3><table class=a><tr><td colspan=2>{web(stem)}<td class=be>BE</tr>"
        for m, (question, answer, marks) in enumerate(parts, 1):
            body += f"<tr><td>{n}.{m}<td>{web(question)}<td class=be>{marks}</tr>"
            expected += f"<tr><td>{n}.{m}<td>{web(answer) if answer else '<i>Skizze mit Kathode, Anode, Spannungsquelle und Amperemeter</i>'}<td>{marks}</tr>"
            if answer is None:
                answer = "Skizze mit Kathode, Anode, Spannungsquelle und Amperemeter"
            items.append(item(question, answer, f"{n}.{m}", marks, stem=stem))
        body += "</table>"
    expected += f"<tr><td><td><b>Summe</b><td><b>{sum(one['marks'] for one in items)}</b></tr></table>"
    css = ".h { display: flex; justify-content: space-between; border-bottom: 1px solid #000; padding-bottom: 2mm } .h span:last-child { text-align: right } .k { font-size: 90% } h3 { margin: 6mm 0 1mm } .a { width: 100%; border-collapse: collapse } .a td { padding: 1.5mm 2mm; vertical-align: top } .a td:first-child { width: 11mm } .be { width: 10mm; text-align: right; border-left: 1px solid #000 } .new { break-before: page } .e { border-collapse: collapse; width: calc(100% - 1mm) } .e td, .e th { border: 1px solid #000; padding: 1.5mm 2mm; text-align: left; vertical-align: top } .e td:first-child { width: 24mm }"
    engine, source = page(draw, body + expected, ["Liberation Sans", "Open Sans"], (10, 11), css, language="de")
    return Document(engine, source, items)


# State examination in biology, New York

REGENTS = [
    ("Which structure in a cell releases most of the energy that is stored in food?", "mitochondrion", ["ribosome", "vacuole", "chloroplast"]), ("Organisms that produce their own food are known as", "autotrophs", ["herbivores", "scavengers", "decomposers"]), ("A change in the base sequence of DNA is called a", "mutation", ["replication", "mitosis", "clone"]), ("Which process removes carbon dioxide from the atmosphere?", "photosynthesis", ["respiration", "combustion", "decay"]), ("In the human body, antibodies are produced by", "white blood cells", ["red blood cells", "nerve cells", "skin cells"]),
    ("The diversity of species in an ecosystem is most likely to decrease after", "the clearing of a forest", ["the planting of native trees", "the protection of a wetland", "the return of a predator"]), ("Which molecules are the building blocks of proteins?", "amino acids", ["simple sugars", "fatty acids", "nucleotides"]), ("Gametes differ from body cells in that they have", "half the number of chromosomes", ["twice the number of chromosomes", "no genetic material", "no cell membrane"]),
]
REGENTS_LEAD = "Base your answers to questions 9 and 10 on the passage below and on your knowledge of biology."
REGENTS_TEXT = "Zebra mussels were brought to the Great Lakes in the ballast water of ships. They filter algae from the water, so that the water becomes clearer, and cover the shells of native mussels."
REGENTS_BASED = [("The zebra mussels in the Great Lakes are an example of", "an introduced species", ["an endangered species", "a native predator", "a decomposer"]), ("Which resource do zebra mussels and native mussels most likely compete for?", "algae", ["sunlight", "ballast water", "carbon dioxide"])]


@layout(HALF, "regents-larkshead", "state examination in the living environment, XeLaTeX: two columns, numbers in bold, options (1) to (4) in two columns of two, a passage for the last two questions; scoring key in its own file, question, key and credit in a ruled table")
def regents_larkshead(draw):
    items, inner, key, n = [], "", "", 0
    for question, right, wrong in draw.some(REGENTS, 8) + REGENTS_BASED:
        n += 1
        if n == 9:
            inner += rf"\needspace{{45mm}}{REGENTS_LEAD}\par\smallskip\fbox{{\parbox{{0.94\linewidth}}{{{tex(REGENTS_TEXT)}}}}}\par\bigskip "
        options, place = turned(draw, right, wrong)
        cells = [rf"\raggedright ({k})\enspace {tex(text)}" for k, text in enumerate(options, 1)]
        if max(map(len, options)) < 19:
            listed = rf"\begin{{tabular}}{{@{{}}p{{33mm}}p{{33mm}}@{{}}}}{cells[0]} & {cells[2]}\tabularnewline {cells[1]} & {cells[3]}\tabularnewline\end{{tabular}}"
        else:
            listed = r"\par ".join(cells)
        inner += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}\vspace{{1mm}}\hspace*{{8mm}}\begin{{minipage}}{{0.88\linewidth}}{listed}\end{{minipage}}\end{{minipage}}\par\vspace{{6mm}}" + "\n"
        key += rf"{n} & {place + 1} & 1\\\hline "
        items.append(chosen(question, options, place, str(n), "1234", 1, stem=f"{REGENTS_LEAD} {REGENTS_TEXT}" if n > 8 else None))
    body = rf"\begin{{center}}{{\Large\bfseries LIVING ENVIRONMENT}}\par\textbf{{Part A}}\par\smallskip\textbf{{Answer all questions in this part.}} [10]\end{{center}}\textit{{Directions (1--10): For each statement or question, record on the separate answer sheet the number of the word or expression that, of those given, best completes the statement or answers the question.}}\par\medskip\begin{{multicols}}{{2}}{inner}\end{{multicols}}"
    look = {"fonts": ["schoolbook", "timesnew"], "sizes": (10,), "margins": (17, 19), "paper": "letterpaper"}
    engine, source = document(draw, body, **look, foot=r"\fancyfoot[L]{\small Living Environment--Jan.\ ’23}\fancyfoot[C]{[\thepage]}\fancyfoot[R]{\small [OVER]}", extra=r"\setlength\columnsep{8mm}")
    scheme = rf"\begin{{center}}{{\large\bfseries Scoring Key: Part A}}\par\bigskip\renewcommand\arraystretch{{1.2}}\begin{{tabular}}{{|c|c|c|}}\hline\textbf{{Question Number}} & \textbf{{Scoring Key}} & \textbf{{Credit}}\\\hline {key}\end{{tabular}}\end{{center}}"
    return Document(engine, source, items, document(draw, scheme, **look)[1])


# Command words of a board

COMMANDS = [
    ("Analyse", "Examine in detail to show meaning, and identify elements and the relationship between them."), ("Assess", "Make an informed judgement."), ("Comment", "Give an informed opinion."), ("Compare", "Identify similarities and differences."), ("Consider", "Review and respond to given information."), ("Contrast", "Identify differences only."), ("Demonstrate", "Show how, or give an example."), ("Develop", "Take forward to a more advanced stage or build upon given information."), ("Discuss", "Write about issues or topics in depth in a structured way."), ("Examine", "Investigate closely and in detail."), ("Give", "Produce an answer from a given source or from memory."), ("Justify", "Support a case with evidence or argument."), ("Outline", "Set out the main points."), ("Predict", "Suggest what may happen on the basis of available information."), ("Sketch", "Make a simple freehand drawing that shows the key features."), ("Summarise", "Select and present the main points, without detail."),
]


@layout(HALF, "command-appenzeller", "command words of a syllabus, XeLaTeX: section number and short introduction, ruled table with shaded head Command word and What it means, running head and Back to contents page in the foot")
def command_appenzeller(draw):
    entries = draw.some(COMMANDS, 14)
    inner = "".join(rf"\textbf{{{a}}} & {tex(b)}\\\hline " + "\n" for a, b in entries)
    body = rf"{{\Large\bfseries {draw.random.randint(5, 8)}\quad What else you need to know}}\par\bigskip{{\large\bfseries Command words}}\par\medskip Command words and their meanings help candidates to know what is expected from them in the examinations. The table below includes command words used in the assessment for this syllabus. The use of the command word will relate to the subject context.\par\medskip\begin{{center}}\renewcommand\arraystretch{{1.4}}\begin{{tabular}}{{|p{{35mm}}|p{{112mm}}|}}\hline\multicolumn{{1}}{{|l|}}{{\cellcolor{{black!15}}\textbf{{Command word}}}} & \multicolumn{{1}}{{l|}}{{\cellcolor{{black!15}}\textbf{{What it means}}}}\\\hline {inner}\end{{tabular}}\end{{center}}"
    engine, source = document(draw, body, ["arial", "helvetica"], (10, 11), (22, 24), head=r"\fancyhead[L]{\footnotesize Geography syllabus for 2025, 2026 and 2027.}", foot=r"\fancyfoot[L]{\footnotesize Back to contents page}\fancyfoot[R]{\footnotesize \thepage}", extra=r"\usepackage{colortbl}")
    return Document(engine, source, [item(a, b, kind="definition") for a, b in entries])


# Questions of entrants to an olympiad

OLYMPIAD_FAQ = [
    ("Eligibility", [("Who may take part in the national round?", "Any pupil who was born after 1 July 2005 and attends a secondary school in the country. Students already enrolled at a university cannot enter."), ("Can home-educated pupils enter?", "Yes. Please contact us by 30 September so that we can find a school near you where you can sit the paper."), ("Is there a fee?", "Schools pay 40 euros for up to twenty entrants. Pupils themselves are never charged.")]),
    ("On the day", [("How long is the paper?", "The theory paper lasts three hours and the practical paper two."), ("Am I allowed to use a calculator?", "You may bring any scientific calculator that cannot store text. Graphical calculators will be collected at the door."), ("What happens if I arrive late?", "You will be admitted during the first thirty minutes, but no extra time is given."), ("Will a data sheet be provided?", "A sheet with constants and a periodic table is printed on the last page of the paper.")]),
    ("After the contest", [("When are the results published?", "Results are sent to schools within six weeks. We do not give them out by telephone."), ("How is the national team selected?", "The twenty best entrants are invited to a training camp in April, and the team of four is chosen after two further tests there."), ("May I see my marked script?", "Your teacher can ask for a scanned copy until the end of the school year.")]),
]


@layout(HALF, "faq-undulatus", "FAQ of a national chemistry olympiad, Chromium: web page with a coloured bar, topics as small heads, questions in bold with an arrow in front, answers as indented paragraphs, contact at the end")
def faq_undulatus(draw):
    items, body = [], "<div class=bar>National Chemistry Olympiad <span>Home · Past papers · FAQ · Contact</span></div><h1>Frequently asked questions</h1>"
    for topic, asked in OLYMPIAD_FAQ:
        body += f"<h2>{topic}</h2>"
        for question, answer in asked:
            body += f"<p class=q><span>▸</span>{web(question)}</p><p class=a>{web(answer)}</p>"
            items.append(item(question, answer, kind="faq", section=topic))
    body += "<p class=c>Still unsure? Write to the secretary at olympiad@example.org.</p>"
    css = ".bar { background: #6b2d5c; color: #fff; padding: 3mm 4mm; font-weight: bold } .bar span { float: right; font-weight: normal; font-size: 85% } h1 { font-size: 18pt } h2 { font-size: 11pt; color: #6b2d5c; text-transform: uppercase; letter-spacing: 1px; border-bottom: 1px solid #6b2d5c } .q { font-weight: bold; margin: 3mm 0 1mm; break-after: avoid } .q span { color: #6b2d5c; margin-right: 2mm; font-family: 'DejaVu Sans' } .a { margin: 0 0 3mm 6mm } .c { border-top: 1px solid #999; margin-top: 8mm; padding-top: 2mm; font-size: 90% }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Carlito"], (10, 11), css)
    return Document(engine, source, items)


# Minimum core vocabulary in Chinese

CORE = [
    ("Topic 1: School life", [("课本", "kèběn", "noun", "textbook"), ("考试", "kǎoshì", "noun", "examination"), ("校服", "xiàofú", "noun", "school uniform"), ("复习", "fùxí", "verb", "to revise"), ("难", "nán", "adjective", "difficult"), ("操场", "cāochǎng", "noun", "playground")]),
    ("Topic 2: Food and drink", [("米饭", "mǐfàn", "noun", "cooked rice"), ("筷子", "kuàizi", "noun", "chopsticks"), ("好吃", "hǎochī", "adjective", "tasty"), ("点菜", "diǎncài", "verb", "to order dishes"), ("牛奶", "niúnǎi", "noun", "milk")]),
    ("Topic 3: Travel", [("火车站", "huǒchēzhàn", "noun", "railway station"), ("护照", "hùzhào", "noun", "passport"), ("迟到", "chídào", "verb", "to be late"), ("远", "yuǎn", "adjective", "far"), ("机票", "jīpiào", "noun", "flight ticket")]),
]


@layout(HALF, "words-bimini", "minimum core vocabulary of a Chinese syllabus, Chromium: topic heads, four columns Chinese, Pinyin, Word class, English with shaded head and alternate rows, code of the syllabus in the foot")
def words_bimini(draw):
    items, body = [], "<h1>Appendix 2: Minimum core vocabulary</h1><p>Students are expected to know the following words in simplified characters. The list is not exhaustive: the examination may include other words, with or without glosses.</p>"
    for topic, words in CORE:
        words = draw.some(words, 5)
        body += f"<h2>{topic}</h2><table><thead><tr><th>Chinese<th>Pinyin<th>Word class<th>English</tr></thead>" + rows([(f"<span lang=zh>{a}</span>", b, f"<i>{c}</i>", d) for a, b, c, d in words]) + "</table>"
        items += [item(a, d, kind="vocabulary", section=topic) for a, _, _, d in words]
    body += "<p class=f>Specification – Chinese (spoken Mandarin) – Issue 3 – © Northern Awards 2023</p>"
    css = "h1 { font-size: 17pt; color: #1a4480 } h2 { font-size: 12pt; margin: 6mm 0 2mm } table { width: 100%; border-collapse: collapse } th { background: #1a4480; color: #fff; text-align: left } td, th { padding: 1.3mm 3mm; width: 25% } tr:nth-child(even) td { background: #eef2f8 } td span { font-family: 'Noto Sans CJK SC'; font-size: 115% } .f { font-size: 8pt; color: #666; margin-top: 10mm }"
    engine, source = page(draw, body, ["Noto Sans", "Open Sans"], (10, 11), css)
    return Document(engine, source, items)
