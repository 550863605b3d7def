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
