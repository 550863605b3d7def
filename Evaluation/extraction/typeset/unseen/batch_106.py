"""The hundred and sixth: ordinary sheets by one who does not know the reader: two papers with schemes, a midterm with
solutions, a Canadian unit test, choices of a web site, of a Spanish opposition, of a real estate course and of an induction, a sleep
quiz, tenses, a list to match and a glossary.
"""

import importlib

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"


def typ(text):
    """The text for Typst's markup."""
    for sign in "\\#$*_@<>`[]~":
        text = text.replace(sign, "\\" + sign)
    return text


def plural(marks):
    return f"{marks} mark{'s' if marks > 1 else ''}"


def rubric(points):
    return [{"text": text, "marks": marks} for text, marks in points] if sum(m or 0 for _, m in points) > 1 else None


# Economics paper of an Asian city with its marking scheme

ECONOMICS = [
    (None, [("Explain why clean air in a crowded city is not a free good.", [("More clean air is preferred to the amount available.", 1), ("Resources with other uses have to be given up to obtain it.", 1)], None)]),
    ("Mrs Lau gave up a job with a monthly salary of $28 000 to run a bakery in a shop that she owns. The shop could be let for $15 000 a month.", [
        ("Calculate the monthly opportunity cost of Mrs Lau’s own labour and shop.", [("$43 000", 2)], None),
        ("The rent of similar shops rises by 20%. Explain how this affects her cost of running the bakery.", [("The income forgone from letting the shop is larger.", 1), ("So the opportunity cost of using it increases.", 1)], None),
    ]),
    ("The government raises the tax on sugary drinks.", [
        ("State the effect of the tax on the supply of sugary drinks.", [("Supply decreases.", 1)], "the supply curve shifts to the left"),
        ("With reference to elasticity, explain when the tax revenue from each seller would be large.", [("Demand for the drinks is inelastic.", 1), ("The quantity sold falls by a smaller percentage than the price rises.", 1), ("So most buyers go on buying and paying the tax.", 1)], None),
        ("Suggest one reason why low-income families may be hit harder by this tax.", [("The tax takes a larger share of a low income.", 2)], None),
    ]),
    ("The labour force of an economy is 4 000 000. Of these, 3 840 000 have a job.", [
        ("Define the unemployment rate.", [("the percentage of the labour force that has no job and is seeking work", 1)], None),
        ("Calculate the unemployment rate of this economy.", [("4%", 2)], None),
        ("Describe one cost of unemployment to society.", [("Output that the idle workers could have produced is lost.", 2)], "crime may rise"),
    ]),
    (None, [("Distinguish between a current account deficit and a budget deficit.", [("A current account deficit means that payments abroad for goods, services and income exceed receipts.", 2), ("A budget deficit means that government spending exceeds government revenue.", 2)], None)]),
]


@layout(HALF, "economics-penne", "economics paper of an Asian city, XeLaTeX: (2 marks) pushed to the right after the text, Section A, boxed candidate number, END OF PAPER; marking scheme on the last page with dotted marks at the right")
def economics_penne(draw):
    code = draw.one(["2023", "2024"])
    body = rf"\begin{{minipage}}{{0.6\linewidth}}\textbf{{{code}-MOCK\\ECON\\PAPER 2}}\end{{minipage}}\hfill\fbox{{\parbox[c][10mm]{{45mm}}{{\footnotesize Candidate Number}}}}\par\begin{{center}}\textbf{{ST BRIDE’S COLLEGE\\MOCK EXAMINATION {code}}}\par\medskip\textbf{{\Large ECONOMICS PAPER 2}}\par\smallskip (Question–Answer Book)\end{{center}}\fbox{{\parbox{{0.96\linewidth}}{{\textbf{{INSTRUCTIONS}}\par 1.\quad Write your Candidate Number in the space provided.\par 2.\quad This paper consists of one section. All questions are compulsory.\par 3.\quad Answers written in the margins will not be marked.}}}}\par\bigskip\textbf{{Section A}}\par\textbf{{Answer ALL questions in this section.}}\par\medskip "
    scheme = rf"\begin{{center}}\textbf{{\large ECONOMICS PAPER 2 -- MARKING SCHEME}}\end{{center}}\textbf{{Section A}}\hfill\textbf{{Marks}}\par\medskip "
    items = []
    for n, (stem, parts) in enumerate(ECONOMICS, 1):
        if stem:
            body += rf"\needspace{{30mm}}\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(stem)}}}"
        for k, (question, points, also) in enumerate(parts):
            marks = sum(m for _, m in points)
            label = f"({'abc'[k]})" if stem else ""
            said = rf"\pushright{{({plural(marks)})}}"
            body += rf"\needspace{{24mm}}\lab{{{'9mm' if stem else '0pt'}}}{{9mm}}{{{label or f'{n}.'}}}{{{tex(question)}{said}}}" + r"\ruleline" * (marks + 1) + r"\par\bigskip "
            for j, (point, mark) in enumerate(points):
                scheme += rf"\par\noindent\makebox[8mm][l]{{{f'{n}.' if k == j == 0 else ''}}}\makebox[9mm][l]{{{label if j == 0 else ''}}}\parbox[t]{{0.72\linewidth}}{{\raggedright {tex(point)}}}\dotfill {mark}"
            if also:
                scheme += rf"\par\hspace*{{17mm}}\textit{{Accept: {tex(also)}}}"
            scheme += r"\par\medskip "
            items.append(item(question, "\n".join(p for p, _ in points), f"{n}{label}", marks, stem=stem, rubric=rubric(points), allow=[also] if also else None))
    body += r"\begin{center}\textbf{END OF PAPER}\end{center}\newpage " + scheme
    engine, source = document(draw, body, ["timesnew", "notoserif"], (11, 12), (22, 25), foot=rf"\fancyfoot[L]{{\footnotesize {code}-MOCK-ECON 2–\thepage}}\fancyfoot[R]{{\footnotesize\thepage}}")
    return Document(engine, source, items)


# Physics paper of an international diploma

PHYSICS = [
    ("A ball of mass 0.20 kg is dropped from rest from a balcony 20 m above the ground. Air resistance is negligible.", [
        ("Calculate the speed of the ball as it reaches the ground.", 2, ["v² = 2 × 9.8 × 20", "v = 20 m s⁻¹"], {"allow": ["19.8 m s⁻¹"]}),
        ("Determine the kinetic energy of the ball at that moment.", 2, ["E = ½ × 0.20 × 20²", "E = 40 J"], {}),
        ("State one energy transfer that takes place when the ball hits the ground.", 1, ["kinetic energy to thermal energy"], {"allow": ["sound"]}),
    ]),
    ("Light passes from air into a glass block of refractive index 1.5.", [
        ("Define refractive index.", 1, ["speed of light in vacuum divided by speed of light in the medium"], {}),
        ("Outline why the light changes direction at the surface.", 2, ["speed of light is lower in glass", "so one side of the wavefront is slowed first"], {"reject": ["light is denser in glass"]}),
        ("The angle of incidence is 30°. Calculate the angle of refraction.", 2, ["sin r = 0.50 ÷ 1.5", "r = 19°"], {"allow": ["0.34 rad"]}),
    ]),
    ("A radioactive source has a half-life of 8.0 days.", [
        ("State what is meant by half-life.", 1, ["time for half of the nuclei to decay"], {"reject": ["time for the mass to halve"]}),
        ("Calculate the fraction of the nuclei that remains after 24 days.", 2, ["24 days is three half-lives", "1/8"], {}),
        ("Suggest why this source would not be suitable for a smoke detector.", 2, ["activity falls quickly", "so the source would have to be replaced often"], {}),
        ("State one precaution for the storage of the source.", 1, ["kept in a lead-lined box"], {}),
    ]),
]


@layout(HALF, "physics-rotini", "physics paper of an international diploma, pdfLaTeX: 1. [Maximum mark: 5] in bold, (a) with [2] in the right margin, dotted lines in a box; markscheme in its own file as a table Question, Answers, Notes, Total")
def physics_rotini(draw):
    body = r"\begin{center}\textbf{\Large Physics}\par\textbf{Standard level}\par\textbf{Paper 2}\end{center}\textbf{Instructions to candidates}\begin{itemize}[nosep]\item Do not open this examination paper until instructed to do so.\item Answer all questions in the boxes provided.\item A calculator is required for this paper.\item The maximum mark for this examination paper is \textbf{[16 marks]}.\end{itemize}\newpage "
    body += r"\textit{Answer \textbf{all} questions. Answers must be written within the answer boxes provided.}\par\bigskip "
    rows, items = [], []
    num = lambda t: tex(t).replace("×", r"$\times$").replace("÷", r"$\div$").replace("½", r"\textonehalf{}").replace("°", r"\textdegree{}")
    for n, (stem, parts) in enumerate(PHYSICS, 1):
        body += rf"\needspace{{60mm}}\textbf{{{n}.\quad [Maximum mark: {sum(p[1] for p in parts)}]}}\par\medskip\hspace*{{8mm}}\parbox{{0.88\linewidth}}{{{num(stem)}}}\par\medskip "
        for k, (question, marks, points, notes) in enumerate(parts):
            lines = r"\vspace{2mm}\dotfill\par\vspace{5mm}" * (marks + 1)
            body += rf"\needspace{{40mm}}\noindent\hspace*{{8mm}}\makebox[8mm][l]{{({'abcd'[k]})}}\parbox[t]{{0.8\linewidth}}{{{num(question)}}}\hfill [{marks}]\par\medskip\begin{{center}}\fbox{{\parbox{{0.85\linewidth}}{{{lines}}}}}\end{{center}}\medskip "
            said = {"allow": "Allow", "reject": "Do not accept", "ignore": "Ignore"}
            note = r"\newline ".join(f"{said[w]} {num(t)}" for w, ts in notes.items() for t in ts)
            rows.append(rf"\textbf{{{n if k == 0 else ''}}} & ({'abcd'[k]}) & " + r"\newline ".join(rf"{num(p)} $\checkmark$" for p in points) + rf" & \textit{{{note}}} & \textbf{{{marks}}}\\\hline ")
            items.append(item(question, "\n".join(points), f"{n}({'abcd'[k]})", marks, stem=stem, rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None, **notes))
    scheme = r"\begin{center}\textbf{\Large Markscheme}\par\medskip Physics -- Standard level -- Paper 2\end{center}\renewcommand\arraystretch{1.4}\begin{longtable}{|p{6mm}p{8mm}|p{72mm}|p{42mm}|p{10mm}|}\hline\multicolumn{2}{|l|}{\textbf{Question}} & \textbf{Answers} & \textbf{Notes} & \textbf{Total}\\\hline\endhead " + "".join(rows) + r"\end{longtable}"
    engine, source = document(draw, body, ["helvetica", "arial"], (10, 11), (20, 22), foot=r"\fancyfoot[C]{-- \thepage\ --}\fancyfoot[R]{\footnotesize 8824--6502}")
    return Document(engine, source, items, document(draw, scheme, ["helvetica"], (10,), (20, 20))[1])


# Midterm of a university with its solutions

MIDTERM = [
    ("Short answers", "Answer each part in one or two sentences.", [
        ("What is the worst-case running time of insertion sort on n elements?", 2, "It is quadratic in n, since every element may have to move past all elements before it."),
        ("Why does binary search need a sorted array?", 3, "Only then does one comparison tell in which half the key must lie."),
        ("Give one advantage of a linked list over an array.", 2, "A node can be inserted at a known place without moving the others."),
    ]),
    ("Stacks and queues", "A stack and a queue are both empty. The values 4, 7, 1 and 9 are pushed onto the stack and added to the queue in this order.", [
        ("Which value does the first pop return?", 2, "9"),
        ("Which value does the first dequeue return?", 2, "4"),
        ("Explain how a queue can be built from two stacks.", 5, "Push new values onto the first stack. To dequeue, pop from the second; when it is empty, first pop everything from the first and push it onto the second."),
    ]),
    ("Trees", "The keys 50, 30, 70, 20, 40 and 60 are inserted in this order into an empty binary search tree.", [
        ("What is the height of the tree, counted in edges?", 2, "2"),
        ("List the keys in preorder.", 3, "50, 30, 20, 40, 70, 60"),
        ("Which key takes the place of the root if 50 is replaced by its successor?", 3, "60"),
    ]),
    ("Hashing", None, [("A hash table of size 11 uses h(k) = k mod 11 and linear probing. The keys 22, 33 and 12 are inserted into the empty table. In which slot does 12 end up?", 6, "Slot 2, because 33 collides with 22 and takes slot 1, which is the home of 12.")]),
]


@layout(HALF, "midterm-ziti", "computer science midterm of a US university, pdfLaTeX letter: Problem 1: title (7 points), a) with (2 points) before the text, Solution: in colour below each, name box and honour pledge on top")
def midterm_ziti(draw):
    body = r"\textbf{CS 210: Data Structures}\hfill\textbf{Fall Semester}\par\rule{\linewidth}{0.8pt}\begin{center}{\Large\bfseries Midterm 1 -- Solutions}\end{center}\begin{tabular}{|l|p{80mm}|}\hline Name & \\\hline NetID & \\\hline\end{tabular}\par\medskip\begin{itemize}[nosep]\item You have 75 minutes. The exam is closed book, but you may use one page of notes.\item Write clearly and keep your answers short.\item \emph{I have neither given nor received aid on this exam.}\enspace Signed: \underline{\hspace{50mm}}\end{itemize}\medskip "
    items = []
    for n, (head, stem, parts) in enumerate(MIDTERM, 1):
        total = sum(p[1] for p in parts)
        body += rf"\bigskip\needspace{{35mm}}{{\large\bfseries Problem {n}: {head} ({total} points)}}\par\smallskip "
        if stem:
            body += tex(stem) + r"\par "
        for k, (question, points, answer) in enumerate(parts):
            if stem:
                body += rf"\needspace{{20mm}}\lab{{4mm}}{{8mm}}{{{'abc'[k]})}}{{({points} points) {tex(question)}}}"
                items.append(item(question, answer, f"{n}({'abc'[k]})", points, stem=stem))
            else:
                body += tex(question) + r"\par "
                items.append(item(question, answer, str(n), points))
            body += rf"{{\leftskip=12mm\noindent\color{{sol}}\textbf{{Solution:}} {tex(answer)}\par}}\medskip "
    engine, source = document(draw, body, ["lm", "cm", "palatino"], (11, 12), (25, 27), paper="letterpaper", extra=r"\definecolor{sol}{rgb}{0.1,0.2,0.65}", foot=r"\fancyfoot[C]{Page \thepage}")
    return Document(engine, source, items)


# Unit test of a Canadian school

SOIL_MC = [
    ("Which layer of the soil is richest in humus?", ["bedrock", "topsoil", "subsoil", "gravel"], 1),
    ("Water moves most quickly through", ["clay.", "silt.", "sand.", "loam."], 2),
    ("Rocks that form from cooled magma are called", ["igneous.", "sedimentary.", "metamorphic.", "fossils."], 0),
    ("Which instrument records earthquakes?", ["a barometer", "a thermometer", "an anemometer", "a seismograph"], 3),
]
SOIL_OPEN = [
    (1, "What is the name of the plates’ slow movement over the mantle?", "plate tectonics"),
    (2, "Give two causes of soil erosion.", "wind and running water"),
    (2, "Explain the difference between weathering and erosion.", "Weathering breaks rock down where it is; erosion carries the pieces away."),
    (3, "Describe how a sedimentary rock forms.", "Sediment settles in layers, is buried, and is pressed and cemented together."),
    (2, "Why do farmers in the Prairies plant rows of trees between their fields?", "The trees slow the wind so that it carries away less topsoil."),
    (3, "A rock has bands of light and dark minerals. Identify its class and explain your choice.", "Metamorphic, because heat and pressure have lined the minerals up."),
    (1, "What do we call a scientist who studies fossils?", "a paleontologist"),
]


@layout(HALF, "unit-orzo", "unit test of a Canadian school, word processor: Name, Date, Mark /18 on top, options a) to d) in two rows, /2 at the left edge before each open question, answer key on the last page")
def unit_orzo(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Caladea"]), draw.one((11, 12)), country="CA", paper=(21.59, 27.94), margin=2.2)
    asked, items = draw.some(SOIL_OPEN, 6), []
    total = 4 + sum(m for m, _, _ in asked)
    sheet.body += [sheet.p("Lakeview Junior High\tScience 7", tabs=[(sheet.wide, RIGHT)], size=10), sheet.p("<b>Planet Earth – Unit Test</b>", "center", size=16, after=0.3), sheet.p(f"Name: ______________________   Date: ______________\tMark: ______ /{total}", tabs=[(sheet.wide, RIGHT)], after=0.4)]
    heads = ["Part A – Multiple Choice", "Part B – Written Response"]
    sheet.body += [sheet.p(f"<b>{heads[0]}</b>", after=0.05), sheet.p("<i>Circle the letter of the best answer. (1 mark each)</i>")]
    key = [sheet.break_(), sheet.p("<b>Planet Earth – Answer Key</b>", size=14), sheet.p("<b>Part A</b>")]
    for n, (question, options, right) in enumerate(draw.mixed(SOIL_MC), 1):
        sheet.body.append(sheet.p(f"{n}.\t{question}", left=1, first=-1, tabs=[1], before=0.2, after=0.05))
        sheet.body += [sheet.p(f"{'abcd'[k]}) {options[k]}\t{'abcd'[k + 2]}) {options[k + 2]}", left=1.6, tabs=[8.5], after=0.05) for k in (0, 1)]
        key.append(sheet.p(f"{n}.  {'abcd'[right]}", left=0.6, after=0.05))
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right], section=heads[0]))
    sheet.body += [sheet.p(f"<b>{heads[1]}</b>", before=0.6, after=0.05), sheet.p("<i>Answer in complete sentences where you can.</i>")]
    key.append(sheet.p("<b>Part B</b>", before=0.3))
    for n, (marks, question, answer) in enumerate(asked, 5):
        sheet.body.append(sheet.p(f"/{marks}\t{n}.\t{question}", left=2.2, first=-2.2, tabs=[1.2, 2.2], before=0.3, extra='fo:keep-with-next="always"'))
        sheet.body += [sheet.p("_" * 70, left=2.2, before=0.15) for _ in range(marks + 1)]
        key.append(sheet.p(f"{n}.  {answer}", left=0.6, after=0.08))
        items.append(item(question, answer, str(n), marks, section=heads[1]))
    sheet.body += key
    sheet.foot = sheet.p("Page {page} of {pages}", "center", size=9, after=0)
    return Document(*sheet.source(), items)


# Choices of a web site for aptitude tests

GOVERNMENT = [
    ("Which organ of government makes the laws?", ["Executive", "Legislature", "Judiciary", "Civil service"], 1, "The legislature debates bills and passes them. The executive carries the laws out."),
    ("A state in which power is shared between a centre and its regions is called a", ["unitary state", "monarchy", "federation", "city state"], 2, "In a federation both levels have powers that the constitution gives them."),
    ("What is the minimum number of members who must be present for a meeting called?", ["Quorum", "Whip", "Veto", "Ballot"], 0, "Without a quorum no decision of the meeting is valid."),
    ("Who heads the cabinet in a parliamentary system?", ["The chief justice", "The speaker", "The monarch", "The prime minister"], 3, "The prime minister chooses the ministers and chairs the cabinet."),
    ("The power of courts to strike down laws is known as", ["judicial review", "impeachment", "arbitration", "amnesty"], 0, "Courts measure laws against the constitution."),
    ("Which of the following is a direct tax?", ["Sales tax", "Income tax", "Customs duty", "Excise duty"], 1, "It is paid by the person on whom it is levied."),
    ("An election held to fill a seat that falls vacant is called a", ["general election", "primary", "by-election", "referendum"], 2, "It takes place in one constituency only."),
    ("A parliament with two chambers is described as", ["federal", "sovereign", "unicameral", "bicameral"], 3, "The prefix bi- means two."),
    ("Which document sets out the basic rules by which a country is governed?", ["Budget", "Constitution", "Gazette", "Manifesto"], 1, "All other laws have to agree with it."),
    ("The head of a municipality is usually called the", ["mayor", "governor", "bishop", "sheriff"], 0, "The mayor leads the council of a town or city."),
    ("A vote by all citizens on a single question is a", ["census", "petition", "referendum", "motion"], 2, "Citizens answer yes or no to the question put to them."),
]


@layout(HALF, "government-farfalle", "choices of an Indian web site for aptitude tests printed from the browser, Chromium: breadcrumb, numbers with a full stop, a) to d), grey box with Answer: b and Explanation: below each, sharing line and date in the foot")
def government_farfalle(draw):
    body, items = "<div class=b>Home › Civics › MCQ › Set 4</div><h1>Government and Constitution – Multiple Choice Questions and Answers</h1><p>This set of Civics MCQs focuses on “Government and Constitution”. It is useful for entrance examinations and interviews.</p>", []
    for n, (question, options, right, why) in enumerate(draw.some(GOVERNMENT, 10), 1):
        body += f"<div class=q><p>{n}. {web(question)}<br>" + "<br>".join(f"{a}) {web(o)}" for a, o in zip("abcd", options)) + f"</p><div class=v>View Answer</div><div class=a>Answer: {'abcd'[right]}<br>Explanation: {web(why)}</div></div>"
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    body += "<h3>More sets</h3><p class=l>« Previous: Set 3 – Citizenship &nbsp;|&nbsp; Next: Set 5 – Local Bodies »</p><p class=f>© QuizShala 2024 · Privacy Policy · Contact</p>"
    css = ".b { color: #777; font-size: 80% } h1 { font-size: 150%; color: #14466b } .q { break-inside: avoid; margin: 4mm 0 } .v { color: #0a6ebd; font-size: 90%; font-weight: bold } .a { background: #f0f0f0; border-left: 3px solid #0a6ebd; padding: 2mm 4mm } .l { color: #0a6ebd } .f { border-top: 1px solid #ccc; font-size: 75%; color: #777; padding-top: 2mm }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Noto Sans"], (10, 11), css)
    return Document(engine, source, items)


# Test of a Spanish opposition for auxiliary clerks

OPOSICION = [
    ("¿En qué año se aprobó en referéndum la Constitución Española vigente?", ["1975", "1978", "1981", "1986"], 1),
    ("La soberanía nacional reside en:", ["El Gobierno.", "Las Cortes Generales.", "El pueblo español.", "La Corona."], 2),
    ("¿Cuántos años dura el mandato de los diputados del Congreso?", ["Cuatro años.", "Cinco años.", "Seis años.", "Tres años."], 0),
    ("Las Cortes Generales están formadas por:", ["El Congreso y el Gobierno.", "El Senado y el Tribunal Supremo.", "El Congreso y las Comunidades Autónomas.", "El Congreso de los Diputados y el Senado."], 3),
    ("¿Quién es el Jefe del Estado?", ["El Presidente del Gobierno.", "El Rey.", "El Presidente del Senado.", "El Defensor del Pueblo."], 1),
    ("¿Qué órgano es el intérprete supremo de la Constitución?", ["El Tribunal Constitucional.", "El Tribunal Supremo.", "El Consejo de Estado.", "La Audiencia Nacional."], 0),
    ("El plazo que se cuenta en días hábiles excluye:", ["Solo los domingos.", "Solo los festivos.", "Los sábados, los domingos y los festivos.", "Ningún día."], 2),
    ("¿Cuál es el órgano de gobierno de una provincia?", ["El Ayuntamiento.", "La Diputación Provincial.", "El Cabildo.", "La Mancomunidad."], 1),
    ("En un procesador de textos, la combinación Ctrl + C sirve para:", ["Cortar.", "Cerrar.", "Centrar.", "Copiar."], 3),
    ("¿Cuál de los siguientes es un dispositivo de entrada?", ["El teclado.", "La impresora.", "El altavoz.", "El proyector."], 0),
    ("El documento que recoge lo tratado en una reunión se llama:", ["Circular.", "Acta.", "Instancia.", "Factura."], 1),
]


@layout(HALF, "oposicion-gnocchi", "test for auxiliary clerks of a Spanish town hall, word processor: justified text, bold numbers with .-, options a) to d) below each other, instructions in a box, plantilla de respuestas as a table of two pairs of columns on the last page")
def oposicion_gnocchi(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Liberation Serif"]), 11, "es", "ES", margin=2.3)
    sheet.head = sheet.p("AYUNTAMIENTO DE VALDERRUEDA\tProceso selectivo AUX/03", tabs=[(sheet.wide, RIGHT)], size=9)
    sheet.foot = sheet.p("Página {page} de {pages}", "end", size=9)
    sheet.body += [sheet.p("<b>PRIMER EJERCICIO – CUESTIONARIO TIPO TEST</b>", "center", size=13), sheet.p("<b>AUXILIAR ADMINISTRATIVO (TURNO LIBRE)</b>", "center", after=0.3)]
    sheet.body.append(sheet.table([["No abra el cuestionario hasta que se le indique. Solo una respuesta es correcta. Cada acierto suma 1 punto y cada error resta 0,33 puntos. Las preguntas en blanco no penalizan. Tiempo: 15 minutos."]], [sheet.wide - 0.1], padding=0.25))
    items, key = [], []
    for n, (question, options, right) in enumerate(draw.some(OPOSICION, 10), 1):
        sheet.body.append(sheet.p(f"<b>{n}.-</b> {question}", "justify", before=0.35, after=0.1, extra='fo:keep-with-next="always"'))
        sheet.body += [sheet.p(f"{a}) {o}", left=1.0, after=0.03, extra='fo:keep-with-next="always"' if a != "d" else "") for a, o in zip("abcd", options)]
        key.append((str(n), "abcd"[right].upper()))
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    rows = [["<b>PREGUNTA</b>", "<b>RESPUESTA</b>"] * 2] + [[*key[k], *key[k + 5]] for k in range(5)]
    sheet.body += [sheet.p("<b>PLANTILLA DE RESPUESTAS</b>", "center", size=13, after=0.4, extra='fo:break-before="page"'), sheet.table(rows, [3, 3, 3, 3]), sheet.p("Contra esta plantilla podrán presentarse alegaciones en el plazo de tres días hábiles.", before=0.5)]
    return Document(*sheet.source(), items)


# Practice exam of a real estate course

ESTATE = [
    ("A person who is authorized to act for another is called", ["a principal.", "an agent.", "a grantor.", "a lessee."], 1, "An agent acts on behalf of the principal under an agency agreement."),
    ("Land and everything permanently attached to it is known as", ["personal property.", "chattel.", "real property.", "a fixture."], 2, "Chattels can be moved; real property cannot."),
    ("Which document transfers title from the seller to the buyer?", ["The deed", "The listing agreement", "The mortgage note", "The appraisal"], 0, "Title passes when the signed deed is delivered and accepted."),
    ("A lien is best described as", ["a right to cross another’s land.", "a lease for life.", "a zoning exception.", "a claim against property as security for a debt."], 3, "Mortgages and unpaid taxes are common liens."),
    ("A house is sold for $240,000 and the commission is 6%. What is the commission?", ["$12,000", "$14,400", "$16,000", "$24,000"], 1, "$240,000 × 0.06 = $14,400."),
    ("An easement gives its holder", ["ownership of the land.", "the right to sell the land.", "a right to use the land for a purpose.", "the mineral rights."], 2, "A utility line across a yard is a typical example."),
    ("Who usually orders the appraisal of a home?", ["The lender", "The seller’s agent", "The title company", "The county clerk"], 0, "The lender wants to know that the loan is secured."),
    ("The gradual loss of value of a building is called", ["appreciation.", "amortization.", "escrow.", "depreciation."], 3, "Wear, age and outdated design all reduce value."),
    ("Money that the buyer deposits to show good faith is", ["the closing cost.", "earnest money.", "the down payment.", "a premium."], 1, "It is held in escrow until closing."),
    ("A lease that runs from month to month is a", ["tenancy for years.", "life estate.", "periodic tenancy.", "fee simple."], 2, "It renews itself until one side gives notice."),
    ("Steering buyers toward certain neighborhoods because of their race is", ["illegal under fair housing law.", "legal if the buyer agrees.", "legal for brokers only.", "required by lenders."], 0, "The law forbids steering in every state."),
]


@layout(HALF, "realestate-ravioli", "practice exam of a US course in real estate, Typst letter: two columns, bold numbers, A. to D. hanging, answers with the letter in bold and a reason on the next page under Answers and Rationales")
def realestate_ravioli(draw):
    body, key, items = "", "", []
    for n, (question, options, right, why) in enumerate(draw.some(ESTATE, 10), 1):
        listed = "".join(f"[{a}.],[{typ(o)}]," for a, o in zip("ABCD", options))
        body += f"#block(breakable: false, below: 14pt)[#grid(columns: (7mm, 1fr), row-gutter: 5pt, [*{n}.*], [{typ(question)}], [], [#grid(columns: (6mm, 1fr), row-gutter: 5pt, {listed})])]\n"
        key += f"#block(below: 8pt)[{n}. *{'ABCD'[right]}* #h(2mm) {typ(why)}]\n"
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    source = f"""#set page(paper: "us-letter", margin: (x: 20mm, y: 22mm), header: text(8pt)[KEYSTONE SCHOOL OF REAL ESTATE #h(1fr) Pre-License Course], footer: context align(center, text(9pt)[Practice Exam 2 | Page #counter(page).display()]))
#set text(font: ({draw.one(['"Lato"', '"Carlito"', '"Liberation Serif"'])},), size: {draw.one([10, 10.5, 11])}pt, lang: "en")
#align(center)[#text(17pt, weight: "bold")[Practice Exam 2]]
_Choose the best answer for each question. A score of 75% is needed to pass._
#v(2mm)
#columns(2, gutter: 9mm)[
{body}]
#pagebreak()
#text(14pt, weight: "bold")[Answers and Rationales]
#v(3mm)
{key}
"""
    return Document("typst", source, items)


# Induction quiz with the right boxes ticked

INDUCTION = [
    ("What must you do first when you arrive on site?", ["Start work", "Sign in at the gate", "Have breakfast"], [1]),
    ("Which items must be worn at all times? (two answers)", ["Safety boots", "Hard hat", "Sunglasses", "Ear defenders"], [0, 1]),
    ("Where do you report an accident?", ["In the site office", "Nowhere if nobody is hurt", "To your family"], [0]),
    ("What does a blue round sign mean?", ["Something is forbidden", "Danger", "You must do something"], [2]),
    ("Which of these must be kept clear? (two answers)", ["The notice board", "Fire exits", "Walkways", "The canteen roof"], [1, 2]),
    ("Who may drive the forklift truck?", ["Anybody over 18", "Only trained and authorised persons", "The foreman’s guests"], [1]),
    ("What do you do when you hear the fire alarm?", ["Go to the assembly point", "Fetch your tools", "Wait for the second alarm"], [0]),
    ("Which fire extinguisher must not be used on live electrical equipment?", ["Carbon dioxide", "Dry powder", "Water"], [2]),
    ("How should you lift a heavy box? (two answers)", ["With bent knees", "With a twisted back", "Close to the body", "As fast as possible"], [0, 2]),
    ("Where may you smoke?", ["On the scaffold", "In the marked shelter only", "In the store"], [1]),
]


@layout(HALF, "induction-linguine", "site induction quiz of a British builder, word processor: assessor’s copy, questions in a ruled table with a number column, boxes without letters, the right ones crossed, some with two, signatures below")
def induction_linguine(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito"]), draw.one((10, 11)), margin=2.0)
    sheet.head = sheet.p("Harrow & Pike Construction Ltd\tForm HS-14 rev. 3", tabs=[(sheet.wide, RIGHT)], size=9)
    sheet.foot = sheet.p("Uncontrolled when printed\tPage {page}", tabs=[(sheet.wide, RIGHT)], size=8)
    sheet.body += [sheet.p("<b>Site Induction – Knowledge Check</b>", size=16), sheet.p("<r><b>ASSESSOR’S COPY – correct boxes are crossed</b></r>", after=0.3), sheet.p("Name: ____________________   Company: ____________________   Date: ____________", after=0.4)]
    rows, items = [["<b>No.</b>", "<b>Question (cross the box or boxes)</b>"]], []
    for n, (question, options, right) in enumerate(draw.some(INDUCTION, 9), 1):
        inside = sheet.p(question, after=0.1) + "".join(sheet.p(f"{'☒' if k in right else '☐'}  {o}", left=0.5, after=0.02) for k, o in enumerate(options))
        rows.append([str(n), inside])
        items.append(item(question, "\n".join(options[k] for k in right), str(n), None, choices([None] * len(options), options), kind="multi" if len(right) > 1 else "mcq"))
    sheet.body += [sheet.table(rows, [1.4, sheet.wide - 1.5], fills={0: "#d9d9d9"}), sheet.p("Pass mark: 7 out of 9. Those who fail must repeat the induction.", before=0.4), sheet.p("Signed (assessor): ______________________      Signed (inductee): ______________________", before=0.5)]
    return Document(*sheet.source(), items)


# Sleep quiz of a health service

SLEEP = [
    ("Teenagers need less sleep than adults.", False, "Teenagers need about eight to ten hours a night, more than most adults."),
    ("The blue light of screens can make it harder to fall asleep.", True, "It holds back the hormone that makes us sleepy."),
    ("Coffee drunk in the afternoon can still affect your sleep at night.", True, "Half of the caffeine is still in the body five or six hours later."),
    ("Everybody dreams every night.", True, "Most people simply forget their dreams."),
    ("You can train your body to need only four hours of sleep.", False, "You may feel used to it, but reactions and memory get worse."),
    ("Snoring is always harmless.", False, "Loud snoring with pauses in breathing can be a sign of sleep apnoea."),
    ("A cool, dark room helps you to sleep.", True, "Body temperature has to fall a little before we sleep."),
    ("Alcohol improves the quality of sleep.", False, "It may bring sleep sooner but makes it lighter later in the night."),
    ("The brain switches off while we sleep.", False, "It stays busy sorting memories and controlling the body."),
    ("Regular exercise helps most people to sleep better.", True, "It is best not to train hard just before bedtime, though."),
    ("Sleeping late at weekends makes up for all the sleep lost during the week.", False, "It can even upset your body clock."),
]


@layout(HALF, "sleep-bucatini", "quiz of a US health service, Chromium letter: statements with T and F to circle behind a number, second page with each statement in italics again, TRUE or FALSE in colour and the reason")
def sleep_bucatini(draw):
    asked = draw.some(SLEEP, 10)
    body = "<h1>What’s Your Sleep IQ?</h1><p class=i>Circle <b>T</b> for true or <b>F</b> for false. Then turn the page to check your answers.</p><table>" + "".join(f"<tr><td class=n>{n}.</td><td class=t>T</td><td class=t>F</td><td>{web(s)}</td></tr>" for n, (s, _, _) in enumerate(asked, 1)) + "</table><p class=s>My score: ______ / 10</p>"
    body += "<h1 class=x>Sleep IQ: The Answers</h1>" + "".join(f"<div class=a><p><i>{n}. {web(s)}</i></p><p><b>{'TRUE' if t else 'FALSE'}.</b> {web(why)}</p></div>" for n, (s, t, why) in enumerate(asked, 1)) + "<p class=f>Adapted for classroom use. Talk to a doctor if you often sleep badly. County Health Services, Publication 1127</p>"
    css = "h1 { color: #2b2f77; font-size: 200%; margin: 0 0 4mm } .x { break-before: page } td { padding: 2.2mm 1mm; vertical-align: top } .n { width: 9mm; text-align: right; padding-right: 3mm } .t { width: 9mm; text-align: center; font-weight: bold } .s { text-align: right; margin-top: 8mm } .a { break-inside: avoid; margin-bottom: 4mm } .a p { margin: 0.5mm 0 } .a b { color: #b3261e } .f { font-size: 75%; color: #666; border-top: 1px solid #bbb; padding-top: 2mm }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Carlito"], (11, 12), css, paper="letter")
    return Document(engine, source, [item(s, str(t), str(n), kind="truefalse") for n, (s, t, _) in enumerate(asked, 1)])


# Tenses

TENSES_A = [
    ("I ........................ (live) in Leeds since 2015.", "have lived"), ("We ........................ (see) that film last Saturday.", "saw"), ("She ........................ (never / eat) oysters.", "has never eaten"),
    ("They ........................ (move) house two years ago.", "moved"), ("When ........................ you ........................ (buy) that coat?", "did / buy"), ("My brother ........................ (just / finish) his homework.", "has just finished"),
    ("Shakespeare ........................ (write) more than thirty plays.", "wrote"),
]
TENSES_B = [
    ("I haven’t seen Dan ........................ last Tuesday.", "since"), ("We have known each other ........................ ten years.", "for"), ("Have you finished your lunch ........................?", "yet"),
    ("She has ........................ been to Japan twice, so she knows Tokyo well.", "already"), ("Have you ........................ ridden a camel?", "ever"), ("He left the house an hour ........................ .", "ago"),
]


@layout(HALF, "tenses-cannelloni", "grammar sheet on present perfect and past simple of a language school, XeLaTeX: exercise A with verbs in brackets, exercise B with words in a box, dotted gaps, key in small print at the foot by exercise")
def tenses_cannelloni(draw):
    a, b = draw.some(TENSES_A, 6), draw.mixed(TENSES_B)
    heads = ["A  Put the verbs in brackets into the present perfect or the past simple.", "B  Complete the sentences with a word from the box."]
    gap = "." * 24
    dots = r"\makebox[26mm]{\dotfill}"
    body = r"{\Large\bfseries Present perfect or past simple?}\hfill B1\par\smallskip\hrule\medskip Name \makebox[60mm]{\dotfill}\hfill Class \makebox[30mm]{\dotfill}\par\medskip\colorbox{gray!15}{\parbox{0.97\linewidth}{\textbf{Remember!} We use the past simple with finished times (\textit{yesterday, in 2010}). We use the present perfect when the time is not finished or not important.}}\par\bigskip "
    items = []
    for place, (head, entries) in enumerate(zip(heads, (a, b))):
        body += rf"\textbf{{{head[0]}\quad {head[3:]}}}\par\medskip "
        if place:
            body += r"\begin{center}\fbox{\enspace " + r"\quad ".join(sorted(w for _, w in b)) + r"\enspace}\end{center}"
        for n, (text, answer) in enumerate(entries, 1):
            body += rf"\lab{{0pt}}{{8mm}}{{{n}}}{{{tex(text).replace(gap, dots)}}}\smallskip "
            items.append(item(text.replace(gap, "___"), answer, str(n), kind="gap", section=head[3:]))
        body += r"\bigskip "
    key = r"\quad ".join(rf"\textbf{{{h[0]}}}\enspace " + r"\enspace ".join(f"{n} {w}" for n, (_, w) in enumerate(e, 1)) for h, e in zip(heads, (a, b)))
    body += rf"\vfill\hrule\smallskip{{\footnotesize \textbf{{KEY}}\enspace {key}\par}}"
    engine, source = document(draw, body, ["arial", "noto", "libertine"], (11, 12), (20, 24), foot=r"\fancyfoot[L]{\scriptsize Photocopiable © Harbour Language Centre}\fancyfoot[R]{\scriptsize\thepage}")
    return Document(engine, source, items)


# Matching in music

MATCH = [("adagio", "slowly"), ("allegro", "fast and lively"), ("crescendo", "gradually getting louder"), ("da capo", "from the beginning"), ("forte", "loud"), ("legato", "smoothly, without breaks"), ("pianissimo", "very soft"), ("ritardando", "gradually slowing down"), ("staccato", "short and detached"), ("vivace", "in a brisk, cheerful way")]


@layout(HALF, "matching-conchiglie", "matching quiz of a US band teacher, groff: blank before each Italian term, definitions with letters A. to K. at the right, one more than terms, nothing answered")
def matching_conchiglie(draw):
    left = draw.mixed(MATCH)
    ends = draw.mixed([m for _, m in MATCH] + ["with one voice or player"])
    lines = [".ds LH Concert Band", ".ds RH Name \\l'4c'", ".LP", "\\s+4\\fBMusical Terms \\(en Matching Quiz\\fP\\s0", ".LP", "Write the letter of the correct definition on the line beside each term. One letter will not be used.", ".LP", ".TS", "tab(|) expand;", "l l lw(3c) l l.", "|\\fBTerm\\fP||\\fBDefinition\\fP|", ".sp 4p"]
    for n, end in enumerate(ends, 1):
        if n <= len(left):
            lines += [f"_____|{n}.|{left[n - 1][0]}|{'ABCDEFGHIJK'[n - 1]}.|{plain(end)}"]
        else:
            lines += [f"|||{'ABCDEFGHIJK'[n - 1]}.|{plain(end)}"]
        lines.append(".sp 5p")
    lines = [line.replace("|\\fBTerm\\fP||\\fBDefinition\\fP|", "||\\fBTerm\\fP||\\fBDefinition\\fP") for line in lines]
    lines += [".TE", ".LP", "Extra credit: clap the rhythm on the board before you hand in your paper."]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "N"))
    options = choices("ABCDEFGHIJK", ends)
    return Document(engine, source, [item(term, None, str(n), None, options, kind="match") for n, (term, _) in enumerate(left, 1)])


# Glossary of insurance

INSURANCE = [
    ("Actuary", "A specialist who uses statistics to work out how likely losses are and what premiums should be."), ("Adjuster", "A person who investigates a claim and decides how much should be paid."), ("Beneficiary", "The person named in a policy to receive the money when the insured dies."),
    ("Broker", "An independent adviser who arranges cover for customers with several insurers."), ("Claim", "A request by the policyholder for payment after a loss."), ("Cooling-off period", "The time after the sale in which a policy can be cancelled without cost."),
    ("Deductible", "The part of each loss that the policyholder pays before the insurer pays anything."), ("Exclusion", "A risk or loss that the policy expressly does not cover."), ("Indemnity", "The principle that the insured is put back into the position before the loss, but not a better one."),
    ("Lapse", "The end of a policy because the premium has not been paid."), ("Premium", "The price paid for insurance cover over a certain time."), ("Reinsurance", "Insurance that insurers buy to protect themselves against very large losses."),
    ("Rider", "An addition to a policy that changes or extends the cover."), ("Surrender value", "The sum paid out when a life policy is ended early."), ("Underwriter", "A person who decides whether a risk is accepted, and on what terms."),
]


@layout(HALF, "glossary-mafaldine", "glossary of an insurance association, XeLaTeX: two columns under large letters of the alphabet, bold term on a line of its own, definition below it, running head with rule")
def glossary_mafaldine(draw):
    terms, last, inner, items = draw.some(INSURANCE, 13), "", "", []
    for term, meaning in terms:
        if term[0] != last:
            last = term[0]
            inner += rf"\needspace{{26mm}}\medskip{{\LARGE\bfseries\color{{blue!40!black}} {last}}}\par "
        inner += rf"\needspace{{14mm}}\smallskip\textbf{{{term}}}\\*{tex(meaning)}\par "
        items.append(item(term, meaning, kind="definition"))
    body = rf"{{\Huge\bfseries Glossary}}\par\medskip The words below are used in this guide and in most policies. They are explained here in plain language and have no legal force.\par\medskip\begin{{multicols}}{{2}}\raggedright {inner}\end{{multicols}}"
    engine, source = document(draw, body, ["noto", "helvetica", "libertine"], (10, 11), (20, 24), head=r"\fancyhead[L]{\small Insurance made clear}\fancyhead[R]{\small Appendix C}\renewcommand\headrulewidth{0.4pt}", extra=r"\setlength\columnsep{10mm}", foot=r"\thepage")
    return Document(engine, source, items)
