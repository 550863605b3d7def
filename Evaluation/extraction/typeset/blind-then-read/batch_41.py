"""The forty-first: what is handed out most, after the designs of entrance tests, examination boards, language schools and teachers' markets."""

import importlib

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain

word = importlib.import_module("blind-then-read.batch_31")
handed = importlib.import_module("blind-then-read.batch_34")
Sheet, RIGHT = word.Sheet, word.RIGHT
picked, turned = handed.picked, handed.turned

HALF = "blind-then-read"

# Entrance tests

MOTION = [
    ("A body starts from rest and moves with an acceleration of 2 m/s². Its speed after 5 s is", "10 m/s", ["2.5 m/s", "7 m/s", "25 m/s"], "v = u + at = 0 + 2 × 5 = 10 m/s"),
    ("The SI unit of momentum is", "kg m/s", ["kg m/s²", "N/s", "J s"], "Momentum is the product of mass and velocity."),
    ("A stone is thrown vertically upwards. At its highest point", "its velocity is zero", ["its acceleration is zero", "both are zero", "its energy is zero"], "The velocity is zero there, but the acceleration is still g."),
    ("Which of the following is a vector quantity?", "Displacement", ["Distance", "Speed", "Work"], "Displacement has magnitude and direction."),
    ("A force of 12 N acts on a body of mass 3 kg. The acceleration of the body is", "4 m/s²", ["0.25 m/s²", "9 m/s²", "36 m/s²"], "a = F ÷ m = 12 ÷ 3 = 4 m/s²"),
    ("A car covers the first half of a distance at 40 km/h and the second half at 60 km/h. Its average speed is", "48 km/h", ["45 km/h", "50 km/h", "52 km/h"], "Average speed = 2 × 40 × 60 ÷ (40 + 60) = 48 km/h"),
    ("When the speed of a body is doubled, its kinetic energy becomes", "four times", ["half", "two times", "eight times"], "Kinetic energy is proportional to the square of the speed."),
    ("The area under a velocity–time graph gives", "displacement", ["acceleration", "force", "power"], "Velocity multiplied by time is displacement."),
    ("A passenger falls forward when a bus stops suddenly. This is due to", "inertia", ["friction", "gravity", "pressure"], "The upper part of the body tends to remain in motion."),
    ("A ball is dropped from a height of 20 m. With g = 10 m/s², it reaches the ground in", "2 s", ["1 s", "4 s", "20 s"], "h = ½gt², so t² = 2 × 20 ÷ 10 = 4"),
    ("The work done by a force that acts at right angles to the displacement is", "zero", ["positive", "negative", "infinite"], "W = Fs cos 90° = 0"),
]


@layout(HALF, "entrance-questions-answer-and-sol-below", "practice paper of an Indian coaching class, LaTeX: name of the class and topic in a frame, two columns with a rule between, questions 1. with options (1) to (4) in two rows or four, Answer (3) in bold and Sol. with the working below each, telephone number and page in the foot")
def entrance_questions_answer_and_sol_below(draw):
    answer_word = draw.one(["Answer ({})", "Ans. ({})", "Ans.[{}]"])
    labels, items, inner = ["1", "2", "3", "4"], [], ""

    def shown(text):
        return tex(text).replace("÷", r"$\div$").replace("×", r"$\times$").replace("½", r"$\frac12$").replace("°", r"$^\circ$")

    for n, (question, right, wrong, working) in enumerate(draw.some(MOTION, 10), 1):
        options, place = turned(draw, right, wrong)
        cells = [rf"({label}) {tex(text)}" for label, text in zip(labels, options)]
        if max(map(len, options)) < 15:
            rows = "".join(rf"\hspace*{{8mm}}\makebox[0.42\linewidth][l]{{{cells[k]}}}{cells[k + 1]}\par " for k in (0, 2))
        else:
            rows = "".join(rf"\hspace*{{8mm}}{cell}\par " for cell in cells)
        inner += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{shown(question)}}}{rows}\textbf{{{answer_word.format(place + 1)}}}\par\lab{{0pt}}{{10mm}}{{\textbf{{Sol.}}}}{{{shown(working)}}}\end{{minipage}}\par\vspace{{4mm}}" + "\n"
        items.append(picked(question, options, place, str(n), labels))
    body = rf"\fbox{{\begin{{minipage}}{{\dimexpr\linewidth-2\fboxsep-2\fboxrule}}\centering{{\Large\bfseries SANKALP CLASSES}}\par\smallskip{{\large Daily Practice Paper -- {draw.random.randint(3, 28):02}}}\par\smallskip\makebox[0.96\linewidth]{{\textbf{{PHYSICS}}\hfill\textbf{{Topic: Motion and Force}}\hfill\textbf{{Max. Marks: 40}}}}\par\smallskip\makebox[0.96\linewidth]{{Date: \rule{{25mm}}{{0.4pt}}\hfill Time: 20 min}}\end{{minipage}}}}\par\medskip\begin{{multicols}}{{2}}{inner}\end{{multicols}}"
    engine, source = document(draw, body, ["times", "helvetica", "timesnew"], (10, 11), (16, 20), foot=r"\fancyfoot[L]{\footnotesize Sankalp Classes, Station Road, Nashik. Tel. 0253--000 1234}\fancyfoot[R]{\footnotesize\thepage}", extra=r"\setlength\columnseprule{0.4pt}\setlength\columnsep{8mm}")
    return Document(engine, source, items)


ENEM = [
    ("A vacinação protege não apenas quem recebe a dose, mas também pessoas que não podem ser vacinadas, como os recém-nascidos. Quando muitos estão imunes, o vírus circula menos.", "Ministério da Saúde. Cartilha de vacinação, 2024 (adaptado).", "De acordo com o texto, a vacinação é importante porque", "diminui a circulação do vírus na população.", ["cura as pessoas que já estão doentes.", "substitui os hábitos de higiene.", "impede o nascimento de crianças doentes.", "elimina todos os tipos de vírus."]),
    ("Uma loja oferece um desconto de 15% em um fogão que custa R$ 800,00.", None, "Quanto o cliente paga pelo fogão com o desconto?", "R$ 680,00", ["R$ 120,00", "R$ 640,00", "R$ 720,00", "R$ 785,00"]),
    ("Uma torneira que pinga desperdiça cerca de 46 litros de água por dia.", "Disponível em: revista da escola. Acesso em: 3 maio 2025.", "Em uma semana, o desperdício dessa torneira é de", "322 litros.", ["276 litros.", "294 litros.", "368 litros.", "460 litros."]),
    ("O Cerrado é o segundo maior bioma do Brasil. Nele nascem rios que abastecem várias regiões do país, e por isso ele é chamado de berço das águas.", None, "O Cerrado recebe esse nome porque", "abriga nascentes de rios importantes.", ["tem o maior volume de chuvas do país.", "é banhado pelo oceano Atlântico.", "possui as maiores usinas do mundo.", "fica coberto de água no verão."]),
    ("A luz do Sol demora cerca de 8 minutos para chegar à Terra. A velocidade da luz no vácuo é de 300 000 km/s.", None, "A distância entre a Terra e o Sol é de aproximadamente", "144 milhões de quilômetros.", ["2,4 milhões de quilômetros.", "24 milhões de quilômetros.", "240 milhões de quilômetros.", "1 440 milhões de quilômetros."]),
    ("Em 13 de maio de 1888, a princesa Isabel assinou a Lei Áurea. Os libertos, porém, não receberam terras, escolas nem trabalho.", "SILVA, M. História para todos. São Paulo: Escola Viva, 2019.", "O texto mostra que a abolição da escravidão no Brasil", "não garantiu direitos sociais aos libertos.", ["ocorreu por decisão dos fazendeiros.", "distribuiu terras aos antigos escravos.", "foi o resultado de uma guerra civil.", "criou escolas para toda a população."]),
    ("Um dado comum, com faces numeradas de 1 a 6, é lançado uma única vez.", None, "A probabilidade de sair um número maior que 4 é", "1/3.", ["1/6.", "1/4.", "1/2.", "2/3."]),
    ("Durante a fotossíntese, as plantas usam a energia da luz para produzir açúcares a partir de água e de um gás do ar.", None, "O gás que as plantas retiram do ar nesse processo é o", "dióxido de carbono.", ["oxigênio.", "nitrogênio.", "hidrogênio.", "metano."]),
    ("A capital do país foi transferida do Rio de Janeiro para Brasília em 1960, durante o governo de Juscelino Kubitschek.", None, "Um dos objetivos da construção de Brasília foi", "povoar e desenvolver o interior do país.", ["reduzir o número de ministérios.", "acabar com a produção de café.", "facilitar o comércio marítimo.", "proteger as praias do turismo."]),
]


@layout(HALF, "questao-bars-circled-letters-gabarito", "Brazilian national examination, LaTeX: heading of the area in a grey band, two columns, QUESTÃO 91 in bold above a rule, text with its source in small print at the right, the sentence to complete, options with letters A to E in black discs, GABARITO on the last page as a table of three pairs of columns, caderno and page in the foot")
def questao_bars_circled_letters_gabarito(draw):
    first = draw.one([1, 46, 91, 136])
    inner, key, items = "", [], []
    for n, (context, source, command, right, wrong) in enumerate(draw.some(ENEM, 8), first):
        options, place = turned(draw, right, wrong)
        credit = rf"\par{{\raggedleft\scriptsize {tex(source)}\par}}" if source else ""
        inner += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{3pt}}\textbf{{QUESTÃO {n}}}\quad\leaders\hrule height 2.4pt depth -1.4pt\hfill\mbox{{}}\par\smallskip {tex(context)}{credit}\par\smallskip {tex(command)}\par\smallskip " + "".join(rf"\lab{{0pt}}{{6mm}}{{\disc{{{letter}}}}}{{{tex(text)}}}" for letter, text in zip("ABCDE", options)) + r"\end{minipage}\par\vspace{5mm}" + "\n"
        key.append((n, "ABCDE"[place]))
        items.append(picked(f"{context} {command}", options, place, str(n), "ABCDE", context=context, command=command))
    columns = draw.one([2, 4])
    rows = [key[k : k + columns] for k in range(0, len(key), columns)]
    table = rf"\begin{{tabular}}{{|{'c|c|' * columns}}}\hline " + " & ".join([r"\textbf{QUESTÃO} & \textbf{GABARITO}"] * columns) + r"\\\hline " + "".join(" & ".join(f"{n} & {letter}" for n, letter in row) + r"\\\hline " for row in rows) + r"\end{tabular}"
    body = rf"\colorbox{{gray!30}}{{\makebox[\dimexpr\linewidth-2\fboxsep][l]{{\textbf{{SIMULADO -- CADERNO AZUL}}}}}}\par\smallskip\textbf{{Questões de {first} a {first + len(key) - 1}}}\par\medskip\begin{{multicols}}{{2}}\raggedcolumns {inner}\end{{multicols}}\newpage\begin{{center}}{{\large\bfseries GABARITO}}\par\medskip\renewcommand\arraystretch{{1.3}}{table}\end{{center}}"
    engine, source = document(draw, body, ["arial", "helvetica", "noto"], (9, 10), (16, 19), foot=r"\fancyfoot[L]{\scriptsize Simulado 2026 | 1º dia | Caderno 1 -- AZUL}\fancyfoot[R]{\small\textbf{\thepage}}", extra=r"\newcommand\disc[1]{\tikz[baseline=(x.base)]\node[circle,fill=black,text=white,inner sep=1pt,font=\scriptsize\bfseries](x){#1};}\setlength\columnsep{8mm}")
    return Document(engine, source, items)


# Papers with a memorandum and with value points

MATTER_CHOICES = [
    ("Which ONE of the following is a chemical change?", "Iron rusting", ["Ice melting", "Sugar dissolving in tea", "Water boiling"]),
    ("The particle that moves around the nucleus of an atom is the …", "electron.", ["proton.", "neutron.", "molecule."]),
    ("A substance that consists of only one kind of atom is called …", "an element.", ["a compound.", "a mixture.", "an alloy."]),
    ("Which ONE of the following is a renewable source of energy?", "Wind", ["Coal", "Natural gas", "Uranium"]),
    ("The formula of carbon dioxide is …", "CO₂", ["CO", "C₂O", "Ca₂O"]),
]
MATTER_TERMS = [("The process by which a liquid changes into a gas at its surface", "evaporation"), ("The vertical columns of the periodic table", "groups"), ("The unit in which electric current is measured", "ampere"), ("A substance that turns red in acids and blue in bases", "litmus"), ("The force that opposes motion between two surfaces", "friction")]
MATTER_LONG = [
    ("Learners investigate how the temperature of water affects the time in which a vitamin tablet dissolves. They use 100 ml of water each time.", [
        ("Name the independent variable.", ["temperature of the water"], 1), ("Name the dependent variable.", ["time in which the tablet dissolves"], 1), ("Give TWO variables that were kept constant.", ["volume of water", "size of the tablet"], 2), ("Explain why the tablet dissolves faster in warm water.", ["The particles move faster", "and hit the tablet more often"], 2),
    ]),
    ("A heater is connected to a supply of 230 V. The current in it is 5 A.", [
        ("Calculate the power of the heater.", ["P = V × I", "= 230 × 5", "= 1 150 W"], 3), ("State ONE safety feature that protects a heater against a current that is too large.", ["fuse"], 1),
    ]),
    ("Magnesium burns in oxygen.", [
        ("Write down a word equation for this reaction.", ["magnesium + oxygen → magnesium oxide"], 1), ("What is observed during the reaction?", ["A bright white flame", "A white powder forms"], 2),
    ]),
]


@layout(HALF, "paper-capitals-memorandum-with-ticks", "South African term paper, word processor: crest line, QUESTION 1 in capitals, 1.1 with an instruction and an example, 1.1.1 options A to D on lines, 1.2 terms, marks in brackets at the right edge, (4 × 2) (8) below groups, [13] at the end of questions, TOTAL; memorandum in a file of its own with the numbers, a tick behind each point and the marks at the right")
def paper_capitals_memorandum_with_ticks(draw):
    font, size = draw.one(["Liberation Sans", "Carlito"]), draw.one((11, 12))
    sheet, memo = (Sheet(font, size, country="ZA", margin=2.0) for _ in range(2))
    asked, terms = draw.some(MATTER_CHOICES, 4), draw.some(MATTER_TERMS, 4)
    tabs, mid, sign = [1.4, 2.9, (sheet.wide, RIGHT)], [1.4, 2.9, 3.8, (sheet.wide, RIGHT)], "✓"
    items = []

    def row(at, text, marks="", left=1.4, number="", **more):
        return at.p(f"{number}\t{text}" + (f"\t{marks}" if marks else ""), left=left, first=-1.5 if left > 2 else -1.4, tabs=tabs, after=0.12, **more)

    def ends(at, text):
        return at.p(f"\t<b>{text}</b>" if text.startswith("[") else f"\t{text}", tabs=[(at.wide, RIGHT)], after=0.25)

    lead = "Various options are provided as possible answers to the following questions. Choose the answer and write only the letter (A–D) next to the question numbers (1.1.1 to 1.1.4) in your answer book."
    lead_terms = "Give the correct scientific term for each of the following descriptions. Write only the term next to the question numbers (1.2.1 to 1.2.4)."
    sheet.body += [sheet.p("<b>DEPARTMENT OF EDUCATION</b>", align="center", after=0.1), sheet.p("<b>NATURAL SCIENCES – GRADE 9</b>", align="center", size=15, after=0.1), sheet.p("<b>NOVEMBER 2025</b>", align="center", after=0.3), sheet.p("<b>MARKS: 25</b>\t<b>TIME: 45 minutes</b>", tabs=[(sheet.wide, RIGHT)], after=0.3), sheet.p("<b>QUESTION 1</b>", after=0.2)]
    memo.body += [memo.p("<b>NATURAL SCIENCES – GRADE 9 – NOVEMBER 2025</b>", align="center", size=14, after=0.1), memo.p("<b>MEMORANDUM</b>", align="center", size=14, after=0.4), memo.p("<b>QUESTION 1</b>", after=0.2)]
    sheet.body += [row(sheet, lead, number="1.1"), sheet.p("EXAMPLE:  1.1.5  D", left=1.4, after=0.25)]
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        number = f"1.1.{n}"
        sheet.body.append(sheet.p(f"{number}\t{question}", left=2.9, first=-1.5, tabs=[2.9], after=0.1, before=0.2, extra='fo:keep-with-next="always"'))
        sheet.body += [sheet.p(f"{letter}\t{text}", left=3.8, first=-0.9, tabs=[3.8], after=0.05, extra='fo:keep-with-next="always"' if letter != "D" else "") for letter, text in zip("ABCD", options)]
        memo.body.append(memo.p(f"{'1.1' if n == 1 else ''}\t{number}\t{'ABCD'[place]} {sign}{sign}", tabs=[1.4, 2.9], after=0.08))
        items.append(picked(question, options, place, number, "ABCD", 2, stem=lead))
    for at in (sheet, memo):
        at.body.append(at.p("\t(4 × 2)\t(8)", tabs=[(at.wide - 1.2, RIGHT), (at.wide, RIGHT)], after=0.25))
    sheet.body.append(row(sheet, lead_terms, number="1.2"))
    for n, (meaning, term) in enumerate(terms, 1):
        number = f"1.2.{n}"
        sheet.body.append(sheet.p(f"{number}\t{meaning}", left=2.9, first=-1.5, tabs=[2.9], after=0.12, before=0.1))
        memo.body.append(memo.p(f"{'1.2' if n == 1 else ''}\t{number}\t{term.capitalize()} {sign}", tabs=[1.4, 2.9], after=0.08))
        items.append(item(meaning, term.capitalize(), number, 1, stem=lead_terms))
    for at in (sheet, memo):
        at.body += [at.p("\t(4 × 1)\t(4)", tabs=[(at.wide - 1.2, RIGHT), (at.wide, RIGHT)], after=0.1), ends(at, "[12]")]
    total = 0
    for at in (sheet, memo):
        at.body.append(at.p("<b>QUESTION 2</b>", before=0.2, after=0.2, extra='fo:keep-with-next="always"'))
    for m, (stem, parts) in enumerate(MATTER_LONG, 1):
        sheet.body.append(row(sheet, stem, number=f"2.{m}", before=0.2, extra='fo:keep-with-next="always"'))
        for n, (question, points, marks) in enumerate(parts, 1):
            number, total = f"2.{m}.{n}", total + marks
            sheet.body.append(sheet.p(f"{number}\t{question}\t({marks})", left=2.9, first=-1.5, tabs=tabs[1:], after=0.15, before=0.1))
            lines = [f"{text} {sign}" for text in points]
            memo.body.append(memo.p(f"{f'2.{m}' if n == 1 else ''}\t{number}\t" + lines[0] + (f"\t({marks})" if len(lines) == 1 else ""), tabs=tabs, after=0.05, left=2.9, first=-2.9, before=0.1))
            memo.body += [memo.p(line + (f"\t({marks})" if k == len(lines) - 1 else ""), left=2.9, tabs=tabs[2:], after=0.05) for k, line in enumerate(lines) if k]
            rubric = [{"text": text, "marks": 1} for text in points] if marks > 1 else None
            items.append(item(question, "\n".join(points), number, marks, stem=stem, rubric=rubric, **({"kind": "numeric"} if question.startswith("Calculate") else {})))
    for at in (sheet, memo):
        at.body += [ends(at, f"[{total}]"), at.p(f"\t<b>TOTAL: {12 + total}</b>", tabs=[(at.wide, RIGHT)], before=0.2)]
        at.head = at.p("Natural Sciences/Grade 9\t{page}\tNovember 2025", size=9, tabs=[(at.wide / 2, 'style:type="center"'), (at.wide, RIGHT)])
        at.foot = at.p("Copyright reserved\tPlease turn over", size=9, tabs=[(at.wide, RIGHT)])
    sheet.body[3] = sheet.p(f"<b>MARKS: {12 + total}</b>\t<b>TIME: 45 minutes</b>", tabs=[(sheet.wide, RIGHT)], after=0.3)
    engine, source = sheet.source()
    return Document(engine, source, items, memo.source()[1])


LIFE_ONE = [
    ("Which part of the cell contains the chromosomes?", "Nucleus", ["Cytoplasm", "Cell wall", "Vacuole"]), ("The green pigment of plants is called", "chlorophyll", ["haemoglobin", "melanin", "xylem"]), ("In which part of the body does the absorption of food mainly take place?", "Small intestine", ["Stomach", "Large intestine", "Oesophagus"]),
    ("Which blood vessels carry blood away from the heart?", "Arteries", ["Veins", "Capillaries", "Nerves"]), ("The functional unit of the kidney is the", "nephron", ["neuron", "alveolus", "villus"]), ("Which gas is released during photosynthesis?", "Oxygen", ["Nitrogen", "Carbon dioxide", "Hydrogen"]),
]
LIFE_TWO = [("Write two differences between arteries and veins.", ["Arteries have thick walls; veins have thin walls", "Veins have valves; arteries have none"]), ("Why do we feel tired and breathe faster after running?", ["Muscles need more oxygen", "Lactic acid collects in the muscles"]), ("State two functions of saliva.", ["It moistens the food", "It begins the digestion of starch"])]
LIFE_THREE = [("Draw a labelled diagram of a leaf in cross section and mark the stomata.", ["Correct diagram", "Two correct labels", "Stomata marked on the lower side"]), ("Explain how the alveoli are suited to the exchange of gases.", ["Very thin walls", "Large surface", "Rich supply of blood"])]
LIFE_CASE = ("Ravi covered one leaf of a potted plant with black paper and left the plant in sunlight for six hours. Then he tested this leaf and an uncovered one with iodine solution.", [("What colour did the uncovered leaf turn?", ["Blue-black"]), ("Which substance does iodine detect?", ["Starch"]), ("Give the reason for the result of the covered leaf.", ["No light reached the leaf", "so no photosynthesis took place and no starch was formed"])])


@layout(HALF, "sample-paper-sections-value-points", "Indian board's sample paper, Typst: General Instructions in a list, SECTION A to D in the middle, ruled-off table without rules with the number, the question and the marks in three columns, options a. to d. below each other, a case with (i) to (iii) and their marks; Marking Scheme behind it as a ruled table Q. No., Value points / Expected answer, Marks, Total, with a row for each point")
def sample_paper_sections_value_points(draw):
    mark = draw.one(["{}.", "({})"])
    asked, twos, threes = draw.some(LIFE_ONE, 5), draw.mixed(draw.some(LIFE_TWO, 2)), draw.mixed(LIFE_THREE)
    items, n, paper, scheme = [], 0, "", ""

    def safe(text):
        return text.replace("\\", "\\\\").replace("#", "\\#").replace("*", "\\*").replace("_", "\\_")

    def section(letter, words):
        nonlocal paper, scheme
        paper += f"table.cell(colspan: 3, align: center)[#v(2mm)*SECTION {letter}*#linebreak()#emph[{words}]],\n"
        scheme += f"table.cell(colspan: 4, align: center)[*SECTION {letter}*],\n"

    def scored(number, points, shown=None):
        nonlocal scheme
        for k, point in enumerate(points):
            scheme += f"[{number if k == 0 else ''}], [{safe(shown or point)}], [1], [{len(points) if k == 0 else ''}],\n"

    section("A", f"Questions 1 to {len(asked)} carry 1 mark each.")
    for question, right, wrong in asked:
        n += 1
        options, place = turned(draw, right, wrong)
        rows = "".join(f"[{mark.format(letter)}], [{safe(text)}]," for letter, text in zip("abcd", options))
        paper += f"[{n}.], [{safe(question)} #v(-1mm) #grid(columns: (7mm, 1fr), row-gutter: 0.6em, {rows})], [1],\n"
        scored(n, [right], f"{mark.format('abcd'[place])} {right}")
        items.append(picked(question, options, place, str(n), "abcd", 1))
    section("B", f"Questions {n + 1} and {n + 2} carry 2 marks each.")
    for question, points in [*twos, *threes]:
        if question == threes[0][0]:
            section("C", f"Questions {n + 1} and {n + 2} carry 3 marks each.")
        n += 1
        paper += f"[{n}.], [{safe(question)}], [{len(points)}],\n"
        scored(n, points)
        items.append(item(question, "\n".join(points), str(n), len(points), rubric=[{"text": text, "marks": 1} for text in points]))
    n += 1
    section("D", f"Question {n} is based on a case and carries 4 marks.")
    stem, parts = LIFE_CASE
    paper += f"[{n}.], [{stem}], [],\n"
    for roman, (question, points) in zip(("i", "ii", "iii"), parts):
        paper += f"[], [#grid(columns: (9mm, 1fr), [({roman})], [{question}])], [{len(points)}],\n"
        scored(f"{n}({roman})" if roman == "i" else f"({roman})", points)
        items.append(item(question, "\n".join(points), f"{n}({roman})", len(points), stem=stem, rubric=[{"text": text, "marks": 1} for text in points] if len(points) > 1 else None))
    total = sum(entry["marks"] for entry in items)
    source = f"""#set page(paper: "a4", margin: (x: 22mm, y: 20mm), footer: align(center)[#text(9pt)[Page #context counter(page).display() of #context counter(page).final().first()]])
#set text(font: ({draw.one(['"Liberation Serif"', '"TeX Gyre Termes"', '"Caladea"'])},), size: {draw.one([11, 11.5])}pt, lang: "en", region: "IN", hyphenate: false)
#align(center)[#text(14pt, weight: "bold")[SAMPLE QUESTION PAPER (2025–26)] #linebreak() #text(13pt, weight: "bold")[CLASS X – BIOLOGY]]
*Time allowed: 1 hour* #h(1fr) *Maximum marks: {total}*

*General Instructions:*
+ This question paper consists of {n} questions in 4 sections.
+ All questions are compulsory. Marks are shown against each question.
+ Draw neat and labelled diagrams wherever necessary.
#table(columns: (11mm, 1fr, 10mm), stroke: none, inset: (x: 1mm, y: 2mm), align: (left, left, right),
{paper})
#align(center)[\\* \\* \\*]
#pagebreak()
#align(center)[#text(14pt, weight: "bold")[MARKING SCHEME] #linebreak() *CLASS X – BIOLOGY*]
#table(columns: (18mm, 1fr, 17mm, 15mm), stroke: 0.5pt, inset: 1.8mm, align: (left, left, center, center),
table.header([*Q. No.*], [*Value points / Expected answer*], [*Marks*], [*Total*]),
{scheme})
"""
    return Document("typst", source, items)


# Language schools

JOB = [("a deadline", "the last moment at which work has to be ready"), ("a colleague", "a person who works with you"), ("overtime", "hours that you work in addition to your normal hours"), ("to hire", "to give somebody a job"), ("a salary", "the money that you get each month for your work"), ("to resign", "to say that you are leaving your job")]
JOB_TEXT = ["Hi Tomas,", "I have been in my new job for three weeks now and I like it a lot. The company makes games for phones. I sit in a big bright room with twelve other people, and everybody is friendly. On Fridays we have lunch together, and the boss cooks!", "My working day begins at nine, but I can come at ten if I want to. Two days a week I work at home. The only problem is the journey: the train takes an hour, and it is often late. So I read a lot of books now.", "Next month we are going to hire two more people. Are you still looking for work?", "Best wishes,", "Lena"]
JOB_SAID = [("Lena began her new job three months ago.", False), ("Lena has a room to herself.", False), ("Her boss cooks lunch on Fridays.", True), ("She has to begin work at nine every day.", False), ("Lena works at home on two days of the week.", True), ("The train is always on time.", False)]
JOB_GAPS = [("The company makes {} for phones.", "games"), ("Everybody in the office is {}.", "friendly"), ("The {} to work takes an hour.", "journey"), ("Lena reads a lot of {} on the train.", "books"), ("Next {} there will be two more people.", "month")]


@layout(HALF, "skills-worksheet-preparation-task-tables", "reading worksheet of a language school, word processor: Preparation task with a ruled table Vocabulary and Definition, numbers 1. …… at the left and letters a. at the right, a letter in a frame, tips, Task 1 statements with Answer and True False in two columns, Task 2 gaps with a table of words above, numbers that begin again; Answers at the end with the tasks in bold and 1. d below each other")
def skills_worksheet_preparation_task_tables(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Open Sans", "Carlito"]), draw.one((11, 11.5)), margin=2.1)
    words, said, gaps = draw.mixed(draw.some(JOB, 5)), draw.some(JOB_SAID, 5), draw.mixed(JOB_GAPS)
    meanings, letters = draw.mixed([meaning for _, meaning in words]), "abcde"
    heads, items, dots = ("Preparation task", "Task 1", "Task 2"), [], "……"
    options = choices(letters, meanings)

    def head(text):
        return sheet.p(f"<b>{text}</b>", size=14, before=0.4, after=0.1, color="#23085a", extra='fo:keep-with-next="always"')

    sheet.body += [sheet.p("<b>Reading: A message to a friend</b>", size=18, color="#23085a", after=0.2), sheet.p("Read a message about a new job to practise and improve your reading skills.", after=0.2), head(heads[0]), sheet.p("Match the definitions (a–e) with the vocabulary (1–5).", after=0.15, extra='fo:keep-with-next="always"')]
    rows = [["<b>Vocabulary</b>", "<b>Definition</b>"]] + [[f"{n}. {dots} {term}", f"{letter}. {meaning}"] for n, ((term, _), letter, meaning) in enumerate(zip(words, letters, meanings), 1)]
    sheet.body += [sheet.table(rows, [6.0, 10.6], padding=0.12, fills={0: "#e6e6fa"}), head("Reading text: A message to a friend"), sheet.table([["".join(sheet.p(text, after=0.12) for text in JOB_TEXT)]], [16.6], padding=0.3)]
    sheet.body += [sheet.p("<b>Tips</b>", before=0.4, after=0.05), sheet.p("1.\tLook at the first and the last line: who is writing to whom?", left=0.7, first=-0.7, tabs=[0.7], after=0.05), sheet.p("2.\tDo not look up every new word.", left=0.7, first=-0.7, tabs=[0.7], after=0.1)]
    sheet.body += [head(heads[1]), sheet.p("Are the sentences true or false?", after=0.15, extra='fo:keep-with-next="always"'), sheet.table([["", ("<b>Answer</b>", 2)]] + [[f"{n}. {text}", "True", "False"] for n, (text, _) in enumerate(said, 1)], [12.6, 2.0, 2.0], padding=0.12)]
    sheet.body += [head(heads[2]), sheet.p("Complete the sentences with words from the box.", after=0.15, extra='fo:keep-with-next="always"'), sheet.table([draw.mixed([answer for _, answer in gaps])], [3.3] * 5, padding=0.12), sheet.p("", after=0)]
    sheet.body += [sheet.p(f"{n}.\t{text.format('………………')}", left=0.8, first=-0.8, tabs=[0.8], after=0.15) for n, (text, _) in enumerate(gaps, 1)]
    sheet.body += [sheet.p("<b>Discussion</b>", size=14, before=0.4, after=0.1, color="#23085a"), sheet.p("What would be your perfect job?", after=0.2), sheet.break_() if draw.one([True, False]) else "", sheet.p("<b>Answers</b>", size=16, color="#23085a", before=0.4, after=0.1)]
    keys = [[letters[meanings.index(meaning)] for _, meaning in words], [str(value) for _, value in said], [answer for _, answer in gaps]]
    for title, key in zip(heads, keys):
        sheet.body += [sheet.p(f"<b>{title}</b>", before=0.2, after=0.05)] + [sheet.p(f"{n}. {text}", after=0.03) for n, text in enumerate(key, 1)]
    items += [item(term, meaning, str(n), None, options, kind="match", answer_label=letters[meanings.index(meaning)], section=heads[0]) for n, (term, meaning) in enumerate(words, 1)]
    items += [item(text, str(value), str(n), kind="truefalse", section=heads[1]) for n, (text, value) in enumerate(said, 1)]
    items += [item(text.format("………………"), answer, str(n), kind="gap", section=heads[2]) for n, (text, answer) in enumerate(gaps, 1)]
    items.append(item("What would be your perfect job?", section="Discussion"))
    sheet.foot = sheet.p("© Language centre. Free for use in class.\t{page}", size=9, tabs=[(sheet.wide, RIGHT)])
    return Document(*sheet.source(), items)


# Teachers' markets and clubs

WEATHER_WORDS = [("blizzard", "a very strong snowstorm with cold winds", "The blizzard closed all the roads."), ("drought", "a long time with little or no rain", "The corn died during the drought."), ("forecast", "a statement of what the weather will be like", "The forecast calls for sunshine."), ("humid", "damp and warm, said of air", "It is too humid to play outside."), ("meteorologist", "a person who studies the weather", "The meteorologist warned us of a storm."), ("precipitation", "water that falls as rain, snow, sleet, or hail", "Hail is a form of precipitation."), ("shelter", "a place that protects you", "We found shelter in a barn."), ("thermometer", "a tool that measures temperature", "The thermometer showed 90 degrees."), ("tornado", "a storm of wind that turns in a funnel", "The tornado lifted the roof."), ("breeze", "a light and gentle wind", "A breeze came from the lake."), ("flood", "water that covers land that is normally dry", "The flood reached our porch.")]


@layout(HALF, "vocabulary-slate-sentence-and-drawing", "American elementary reading unit, Typst: title in a coloured band with Name, ruled table Word, Definition, Sentence, Draw It! with an empty last column, rows of equal height, bold words in the middle of their cells, head repeated on the second page, unit and copyright of a teacher's shop in the foot")
def vocabulary_slate_sentence_and_drawing(draw):
    words = draw.mixed(draw.some(WEATHER_WORDS, 10))
    fill, height = draw.one(["#cfe8ff", "#ffe9a8", "#d8f0d0"]), draw.one([21, 24])
    items = [item(a, b, kind="vocabulary") for a, b, _ in words]
    rows = "".join(f"[*{a}*], [{b}], [{c}], [],\n" for a, b, c in words)
    source = f"""#set page(paper: "us-letter", margin: (x: 15mm, y: 15mm), footer: text(8pt)[© Mrs. Alder’s Classroom #h(1fr) Unit 3 Week 2: Wild Weather #h(1fr) #context counter(page).display()])
#set text(font: ({draw.one(['"Comic Neue"', '"Lato"', '"Open Sans"'])},), size: {draw.one([12, 13])}pt, lang: "en", region: "US", hyphenate: false)
#block(fill: rgb("{fill}"), width: 100%, inset: 3mm, radius: 2mm)[#text(18pt, weight: "bold")[Wild Weather: Vocabulary Words] #h(1fr) Name: #box(width: 45mm, stroke: (bottom: 0.6pt), height: 0.9em)]
#table(columns: (35mm, 1fr, 1fr, 40mm), rows: (auto, ..range({len(words)}).map(x => {height}mm)), align: (x, y) => if x == 0 or y == 0 {{ center + horizon }} else {{ left + horizon }}, inset: 2mm,
table.header(..("Word", "Definition", "Sentence", "Draw It!").map(x => table.cell(fill: rgb("{fill}"))[*#x*])),
{rows})
"""
    return Document("typst", source, items)


BIBLE = [("Who built the ark?", "Noah", "Genesis 6:22"), ("On which mountains did the ark come to rest?", "The mountains of Ararat", "Genesis 8:4"), ("What was the name of Abraham’s wife?", "Sarah", "Genesis 17:15"), ("Who was the twin brother of Jacob?", "Esau", "Genesis 25:25–26"), ("What did Jacob see in his dream at Bethel?", "A ladder that reached to heaven", "Genesis 28:12"), ("What did Jacob give to his son Joseph?", "A coat of many colours", "Genesis 37:3"), ("How many pieces of silver was Joseph sold for?", "Twenty", "Genesis 37:28"), ("Where was the baby Moses hidden?", "In a basket among the reeds", "Exodus 2:3"), ("In what did God appear to Moses on Mount Horeb?", "In a burning bush", "Exodus 3:2"), ("What was the first of the ten plagues?", "Water turned into blood", "Exodus 7:20"), ("What was the bread called that fell in the desert?", "Manna", "Exodus 16:31"), ("On what were the Ten Commandments written?", "On two tablets of stone", "Exodus 31:18"), ("Who led the Israelites after the death of Moses?", "Joshua", "Joshua 1:1–2"), ("With what did David kill Goliath?", "A sling and a stone", "1 Samuel 17:50"), ("Which king was known for his wisdom?", "Solomon", "1 Kings 4:30")]


@layout(HALF, "quiz-scripture-answers-with-references", "Bible quiz of a Sunday school, groff: title and a line for name and score, numbered questions with a rule of underscores below each, Answers on the next page as a list, 1. Noah (Genesis 6:22), name of the church and page in the foot")
def quiz_scripture_answers_with_references(draw):
    asked = draw.some(BIBLE, 13)
    between = draw.one([" ({})", " – {}", r" \fI({})\fP"])
    lines = [".ds LF St Anne’s Sunday School", ".ds CF", ".ds RF \\\\n%", ".ce 1", r"\s+5\fBBible Quiz: From Noah to Solomon\fP\s-5", ".sp 0.5", r"Name: ________________________\h'2c'Score: ______ / 13", ".sp 0.5"]
    items = []
    for n, (question, answer, place) in enumerate(asked, 1):
        lines += [".sp 0.4", ".ne 3", f".IP {n}. 4", plain(question), ".br", "_" * 44]
        items.append(item(question, f"{answer} ({place})" if "(" in between else f"{answer} – {place}", str(n)))
    lines += [".LP", ".bp", ".ce 1", r"\s+3\fBAnswers\fP\s-3", ".sp 0.5"]
    lines += [line for n, (_, answer, place) in enumerate(asked, 1) for line in (".sp 0.3", f".IP {n}. 4", plain(answer) + between.format(place))]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "N", "H"))
    return Document(engine, source, items)


GERMANY = [
    ("Eine Zeitung druckt einen Artikel gegen den Bundeskanzler. Sie darf das, weil …", "in Deutschland Pressefreiheit gilt.", ["der Kanzler es ihr erlaubt hat.", "sie dafür Steuern zahlt.", "nur Politiker Zeitungen lesen."]),
    ("Was schützt das Briefgeheimnis?", "private Briefe vor fremden Lesern", ["die Post vor Streiks", "Briefmarken vor Fälschern", "Behörden vor Beschwerden"]),
    ("In welchem Jahr trat das Grundgesetz in Kraft?", "1949", ["1918", "1933", "1990"]),
    ("Welches dieser Länder ist ein Stadtstaat?", "Bremen", ["Hessen", "Sachsen", "Saarland"]),
    ("An welchem Fluss liegt Köln?", "am Rhein", ["an der Elbe", "an der Donau", "an der Oder"]),
    ("Wie viele Nachbarstaaten hat Deutschland?", "9", ["5", "7", "11"]),
    ("Wer leitet die Sitzungen einer Bundesregierung?", "der Bundeskanzler oder die Bundeskanzlerin", ["der Bundespräsident oder die Bundespräsidentin", "der älteste Minister", "das Bundesverfassungsgericht"]),
    ("Ab wann muss ein Kind in Deutschland zur Schule gehen? Das bestimmt …", "das Bundesland.", ["die Gemeinde.", "die Familie.", "die Europäische Union."]),
    ("Was feiert man in Deutschland am 3. Oktober?", "die Wiedervereinigung", ["das Ende der Ernte", "den Beginn des Schuljahres", "die Gründung der Bundeswehr"]),
    ("Frau Yilmaz ist krank und kann nicht arbeiten. Was muss sie zuerst tun?", "ihren Arbeitgeber informieren", ["eine Reise buchen", "zum Rathaus gehen", "ihren Vertrag kündigen"]),
    ("Was gehört zum Abfall in der gelben Tonne?", "leere Verpackungen", ["altes Obst", "Zeitungen", "Batterien"]),
    ("Wo meldet man sich an, wenn man in eine andere Stadt gezogen ist?", "beim Einwohnermeldeamt", ["beim Finanzamt", "beim Standesamt", "beim Amtsgericht"]),
]


@layout(HALF, "aufgabe-squares-no-key", "German question catalogue for naturalisation, LaTeX: Teil I as heading, Aufgabe 1 in bold on a line of its own, question below, four squares with options without letters below each other, no answers, Seite 1 von 3 in the foot")
def aufgabe_squares_no_key(draw):
    first = draw.random.randint(1, 60)
    body, items = r"{\Large\bfseries Teil I}\par\medskip{\large\bfseries Allgemeine Fragen}\par\medskip Zu jeder Aufgabe ist genau eine Antwort richtig.\par\bigskip ", []
    square = draw.one([r"\fbox{\rule{0pt}{6pt}\rule{6pt}{0pt}}", r"\ensuremath{\square}"])
    for n, (question, right, wrong) in enumerate(draw.some(GERMANY, 11), first):
        options, _ = turned(draw, right, wrong)
        body += rf"\begin{{minipage}}{{\linewidth}}\textbf{{Aufgabe {n}}}\par\smallskip {tex(question)}\par\smallskip " + "".join(rf"\lab{{4mm}}{{9mm}}{{{square}}}{{{tex(text)}}}\vspace{{2pt}}" for text in options) + r"\end{minipage}\par\vspace{7mm}" + "\n"
        items.append(item(question, None, str(n), None, choices([None] * 4, options), kind="mcq"))
    engine, source = document(draw, body, ["arial", "helvetica", "noto"], (10, 11), (23, 27), head=r"\fancyhead[L]{\small Gesamtfragenkatalog}\fancyhead[R]{\small Stand: 07.05.2025}", foot=r"\fancyfoot[R]{\small Seite \thepage\ von \pageref{LastPage}}", extra=r"\usepackage{lastpage}")
    return Document(engine, source, items)
