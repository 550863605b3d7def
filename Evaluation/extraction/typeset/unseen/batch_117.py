"""The hundred and seventeenth: twelve more by the same: terms of health insurance, words of Arabic and of Chinese, equations with their
answers, worked chemistry, the end of a textbook chapter, a quiz night, tests in Spanish and French, questions for an interview, the
programme of a walking week that asks nothing, and a reading paper.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from webpage import page, rows, web

HALF = "unseen"

# Terms of health insurance, United States

SILT = [
    ("Allowed Amount", "The maximum payment the plan will make for a covered health care service. It may also be called “eligible expense” or “negotiated rate.”"),
    ("Appeal", "A request that your health insurer review a decision that denies a benefit or payment."),
    ("Balance Billing", "When a provider bills you for the amount that is left after your plan has paid its share. A preferred provider may not do this."),
    ("Claim", "A request for a benefit, made by you or your health care provider to your health insurer."),
    ("Coinsurance", "Your share of the costs of a covered service, calculated as a percentage, such as 20%, of the allowed amount."),
    ("Copayment", "A fixed amount, such as $15, that you pay for a covered service, usually when you receive it."),
    ("Deductible", "The amount that you owe for covered services in a year before your plan begins to pay."),
    ("Excluded Services", "Health care services that your plan does not pay for or cover."),
    ("Formulary", "A list of the drugs that your plan covers, often divided into tiers."),
    ("Network", "The facilities, providers and suppliers with which your plan has a contract."),
    ("Out-of-pocket Limit", "The most you could pay during a year for your share of the costs of covered services. It does not include your premium."),
    ("Premium", "The amount that must be paid for your health insurance, whether or not you use any services."),
    ("Referral", "A written order from your primary care provider for you to see a specialist."),
    ("Urgent Care", "Care for an illness or injury serious enough that a reasonable person would seek care right away, but not so severe as to need an emergency room."),
]


@layout(HALF, "glossary-silt", "uniform glossary of health insurance, XeLaTeX on letter paper, two columns: introduction with bullets, each term in bold on its own line and the meaning below, a box with an example of costs at the end")
def glossary_silt(draw):
    body = r"\begin{center}{\Large\bfseries Glossary of Health Coverage and Medical Terms}\end{center}\begin{itemize}[leftmargin=5mm,itemsep=1pt]\item This glossary defines many commonly used terms, but it is not a full list.\item Your plan may use some of these terms in a different way. Read your policy for the exact meaning.\end{itemize}\hrule\begin{multicols}{2}\raggedright "
    items = []
    for term, meaning in SILT:
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{1pt}}\raggedright\medskip\textbf{{{term}}}\par {tex(meaning)}\par\end{{minipage}}\par "
        items.append(item(term, meaning, kind="definition"))
    body += r"\end{multicols}\bigskip\fbox{\parbox{.97\linewidth}{\textbf{How You and Your Plan Share Costs: Example}\par Jane’s plan has a deductible of \$1,500 and pays 80\% after that. She has not yet reached her deductible when she sees a doctor for \$125, so she pays \$125 and the plan pays \$0.}}"
    engine, source = document(draw, body, ["arial", "helvetica", "timesnew"], (10, 11), (19, 22), foot=r"\fancyfoot[L]{\small Glossary of Health Coverage and Medical Terms}\fancyfoot[R]{\small Page \thepage}", paper="letterpaper", extra=r"\setlength\columnsep{10mm}")
    return Document(engine, source, items)


# Arabic for beginners

WADI = [
    ("Lesson 3: At school", [
        ("كتاب", "كتب", "kitāb", "book"), ("قلم", "أقلام", "qalam", "pen"), ("مدرسة", "مدارس", "madrasa", "school"), ("طالب", "طلاب", "ṭālib", "student"),
        ("مدرس", "مدرسون", "mudarris", "teacher"), ("درس", "دروس", "dars", "lesson"), ("كرسي", "كراسي", "kursī", "chair"),
    ]),
    ("Lesson 4: At home", [
        ("بيت", "بيوت", "bayt", "house"), ("باب", "أبواب", "bāb", "door"), ("غرفة", "غرف", "ghurfa", "room"), ("مطبخ", "مطابخ", "maṭbakh", "kitchen"),
        ("مفتاح", "مفاتيح", "miftāḥ", "key"), ("حديقة", "حدائق", "ḥadīqa", "garden"), ("نافذة", "نوافذ", "nāfidha", "window"),
    ]),
]


@layout(HALF, "words-wadi", "word list of an Arabic course, Chromium: for each lesson a ruled table English, Transliteration, Plural, Arabic, with the Arabic at the right in large type and the head in green")
def words_wadi(draw):
    body, items = "<h1>Marhaba! Arabic for Beginners 1</h1><p class=s>Vocabulary list · learn the singular together with its plural</p>", []
    for head, words in WADI:
        body += f"<h2>{head}</h2><table><thead><tr><th>English<th>Transliteration<th>Plural<th>Arabic</tr></thead>"
        body += "".join(f"<tr><td>{english}<td><i>{sound}</i><td class=r dir=rtl lang=ar>{plural}<td class=r dir=rtl lang=ar>{word}</tr>" for word, plural, sound, english in words) + "</table>"
        items += [item(word, english, kind="vocabulary", section=head) for word, _, _, english in words]
    css = "h1 { font-size: 150%; margin: 0; color: #14532d } .s { color: #555; margin: 1mm 0 4mm } h2 { font-size: 115%; margin: 6mm 0 2mm; break-after: avoid } table { border-collapse: collapse; width: calc(100% - 1mm) } th { background: #14532d; color: #fff } th, td { border: 1px solid #7a9; padding: 1mm 3mm; text-align: left; width: 25% } th:nth-child(n+3) { text-align: right } .r { font-family: 'Noto Naskh Arabic'; font-size: 145%; text-align: right } tr { break-inside: avoid }"
    engine, source = page(draw, body, ["Noto Sans", "Noto Serif", "DejaVu Sans"], (10, 11), css)
    return Document(engine, source, items)


# Chinese, one unit of a course

CREEK = [
    ("天气", "tiānqì", "n.", "weather"), ("下雨", "xià yǔ", "v.", "to rain"), ("冷", "lěng", "adj.", "cold"), ("热", "rè", "adj.", "hot"), ("春天", "chūntiān", "n.", "spring"),
    ("夏天", "xiàtiān", "n.", "summer"), ("秋天", "qiūtiān", "n.", "autumn"), ("冬天", "dōngtiān", "n.", "winter"), ("带", "dài", "v.", "to bring, to take along"), ("雨伞", "yǔsǎn", "n.", "umbrella"),
    ("非常", "fēicháng", "adv.", "extremely"), ("可能", "kěnéng", "adv.", "maybe"), ("出门", "chū mén", "v.", "to go out"), ("度", "dù", "m.w.", "degree"),
]


@layout(HALF, "words-creek", "new words of a Chinese textbook unit, XeLaTeX: 生词 as a head, table without upright rules in five columns: number, characters, pinyin, word class in italics, English; a note on tones and a dialogue title at the foot")
def words_creek(draw):
    lines = "".join(rf"{n} & {{\han {hanzi}}} & {pinyin} & \textit{{{kind}}} & {tex(english)}\\" for n, (hanzi, pinyin, kind, english) in enumerate(CREEK, 1))
    body = r"{\LARGE\bfseries Lesson 7\quad {\han 今天天气怎么样？}}\par\smallskip{\large What’s the weather like today?}\par\bigskip{\large\bfseries {\han 生词} New words}\par\medskip\renewcommand\arraystretch{1.35}\begin{tabular}{@{}r@{\hspace{6mm}}p{26mm}p{34mm}p{18mm}p{60mm}@{}}\hline\textbf{No.} & \textbf{Word} & \textbf{Pinyin} & \textbf{Class} & \textbf{English}\\\hline " + lines + r"\hline\end{tabular}\par\bigskip{\small n. noun\quad v. verb\quad adj. adjective\quad adv. adverb\quad m.w. measure word\par Two third tones in a row: the first is read as a second tone.}"
    engine, source = document(draw, body, ["noto", "notoserif", "libertine"], (11,), (22, 26), head=r"\fancyhead[R]{\small\itshape Step by Step Chinese 1}", foot=r"\fancyfoot[C]{\thepage}", extra=r"\newfontfamily\han{" + draw.one(["Noto Sans CJK SC", "Noto Serif CJK SC"]) + r"}\setcounter{page}{58}")
    return Document(engine, source, [item(hanzi, english, str(n), kind="vocabulary") for n, (hanzi, _, _, english) in enumerate(CREEK, 1)])


# Equations for a lower secondary class

PEBBLE = [
    ("Solve these equations.", [("x + 7 = 15", "x = 8"), ("y − 4 = 9", "y = 13"), ("3m = 27", "m = 9"), ("k/5 = 6", "k = 30")]),
    ("Solve these equations. Show each step.", [("2x + 3 = 17", "x = 7"), ("5p − 8 = 22", "p = 6"), ("4(t + 1) = 28", "t = 6"), ("7w = 3w + 20", "w = 5")]),
    ("I think of a number, multiply it by 6 and subtract 5. The result is 43. What is my number?", "8"),
    ("The perimeter of a rectangle is 34 cm. Its length is 5 cm more than its width.", [("Write an equation for the width w.", "4w + 10 = 34"), ("Find the width.", "6 cm")]),
    ("Three bags of sand and a 4 kg weight balance a mass of 25 kg. What is the mass of one bag?", "7 kg"),
]


@layout(HALF, "worksheet-pebble", "worksheet on linear equations, pdfLaTeX: title in a rounded frame, 1 with a) to d) two in a row and room to work, word problems, a challenge; Answers in a frame at the foot as 1 a) x = 8 b) and so on")
def worksheet_pebble(draw):
    def maths(text):
        return tex(text).replace("−", "$-$").replace(" = ", " $=$ ").replace(" + ", " $+$ ")

    body = r"\begin{tikzpicture}\node[draw,rounded corners,inner sep=3mm,text width=.95\linewidth,align=center]{\Large\bfseries Solving Linear Equations};\end{tikzpicture}\par\medskip Name: \rule{70mm}{.4pt}\hfill Class: \rule{20mm}{.4pt}\hfill Date: \rule{25mm}{.4pt}\par\bigskip\textit{Remember: whatever you do to one side of an equation, do to the other side too.}\par\bigskip "
    items, key = [], []
    for n, (text, parts) in enumerate(PEBBLE, 1):
        body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{maths(text)}}}"
        if isinstance(parts, str):
            body += r"\vspace{17mm}"
            key.append(rf"\textbf{{{n}}} {maths(parts)}")
            items.append(item(text, parts, str(n), kind="numeric"))
            continue
        grid = len(parts) == 4
        for k, (question, answer) in enumerate(parts):
            label = rf"\makebox[7mm][l]{{{'abcd'[k]})}}{maths(question)}"
            if grid:
                body += rf"\hspace*{{8mm}}\makebox[70mm][l]{{{label}}}" if k % 2 == 0 else rf"{label}\par\vspace{{15mm}}"
            else:
                body += rf"\hspace*{{8mm}}{label}\par\vspace{{13mm}}"
            items.append(item(question, answer, f"{n}({'abcd'[k]})", stem=text, kind="numeric"))
        key.append(rf"\textbf{{{n}}} " + r"\enspace ".join(f"{'abcd'[k]}) {maths(a)}" for k, (_, a) in enumerate(parts)))
    body += r"\vfill\fbox{\parbox{.97\linewidth}{\small\textbf{Answers}\quad " + r"\qquad ".join(key) + "}}"
    engine, source = document(draw, body, ["lmsans", "schoolbook", "avant"], (11,), (18, 20), foot=r"\small Year 8 Algebra -- Worksheet 3", extra=r"\usepackage[none]{hyphenat}")
    return Document(engine, source, items)


# Worked problems in chemistry

GORGE = [
    ("How many moles of water are there in 90 g of water?", ["The molar mass of water is 18 g/mol.", "n = m ÷ M = 90 ÷ 18"], "5.0 mol"),
    ("What mass of sodium chloride is needed to make 250 mL of a 0.40 mol/L solution?", ["n = c × V = 0.40 × 0.250 = 0.10 mol", "The molar mass of NaCl is 58.5 g/mol, so m = 0.10 × 58.5"], "5.85 g"),
    ("25.0 mL of sodium hydroxide is neutralized by 20.0 mL of 0.100 mol/L hydrochloric acid. Find the concentration of the sodium hydroxide.", ["The acid and the base react in the ratio 1 : 1.", "n = 0.100 × 0.0200 = 0.00200 mol of each", "c = 0.00200 ÷ 0.0250"], "0.0800 mol/L"),
    ("Calculate the percentage by mass of carbon in carbon dioxide.", ["The molar mass of CO₂ is 12 + 2 × 16 = 44 g/mol.", "The share of carbon is 12 ÷ 44 × 100"], "27%"),
    ("A sample of gas has a volume of 6.0 L at 300 K. What is its volume at 400 K and the same pressure?", ["At constant pressure V₁ ÷ T₁ = V₂ ÷ T₂.", "V₂ = 6.0 × 400 ÷ 300"], "8.0 L"),
    ("What is the pH of a 0.010 mol/L solution of hydrochloric acid?", ["Hydrochloric acid is strong, so the concentration of H⁺ is 0.010 mol/L.", "pH is the negative logarithm of 0.010."], "2.0"),
    ("How much heat is needed to warm 200 g of water from 20 °C to 65 °C? The specific heat capacity of water is 4.18 J/(g °C).", ["The rise in temperature is 45 °C.", "q = 200 × 4.18 × 45"], "37 600 J"),
    ("A compound contains 40.0% carbon, 6.7% hydrogen and 53.3% oxygen by mass. Determine its empirical formula.", ["In 100 g there are 3.33 mol of C, 6.7 mol of H and 3.33 mol of O.", "Dividing by the smallest number gives 1 : 2 : 1."], "CH₂O"),
    ("How many grams of magnesium oxide form when 4.86 g of magnesium burns completely?", ["2 mol of Mg give 2 mol of MgO.", "n = 4.86 ÷ 24.3 = 0.200 mol, and M = 40.3 g/mol, so m = 0.200 × 40.3"], "8.06 g"),
]


@layout(HALF, "solutions-gorge", "worked problems of a college chemistry course, XeLaTeX: Problem 3.1 in a grey bar, the problem, Solution in italics with a step a line, Answer: with the result in a frame at the right")
def solutions_gorge(draw):
    body, items = r"{\LARGE\bfseries Worked Problems: Chapter 3}\par\smallskip{\itshape CHEM 110 General Chemistry, Tutorial Centre}\par\medskip\hrule\bigskip ", []

    def signs(text):
        return tex(text).replace("×", r"$\times$").replace("÷", r"$\div$").replace("°", r"\textdegree{}")

    for n, (question, steps, answer) in enumerate(GORGE, 1):
        body += rf"\needspace{{5cm}}\colorbox{{gray!20}}{{\makebox[.98\linewidth][l]{{\textbf{{Problem 3.{n}}}}}}}\par {signs(question)}\par\textit{{Solution}}\par " + "".join(rf"\hspace*{{6mm}}{signs(s)}\par " for s in steps) + rf"\hfill Answer: \fbox{{{signs(answer)}}}\par\bigskip "
        items.append(item(question, answer, f"3.{n}", kind="short" if answer.startswith("CH") else "numeric", answer_kind="contains"))
    engine, source = document(draw, body, ["timesnew", "libertine", "arial"], (11,), (22, 25), foot=r"\fancyfoot[C]{\small \thepage}\fancyfoot[R]{\small\itshape Revised August 2023}")
    return Document(engine, source, items)


# End of a chapter of a geography textbook

DELTA = [
    ("Checking Your Understanding", [
        ("What is the difference between weathering and erosion?", "Weathering breaks rock down where it is; erosion carries the pieces away."),
        ("Name the three main types of rock.", "Igneous, sedimentary and metamorphic rock."),
        ("Why do rivers slow down when they reach the sea?", "The slope becomes gentler and the standing water holds them back."),
        ("What is an ox-bow lake?", "A lake in an old bend that the river has cut off."),
        ("List two ways in which a glacier shapes the land.", "It plucks rock from its bed and grinds the valley floor."),
    ]),
    ("Applying Your Knowledge", [
        ("A town on a flood plain plans to build a school. Suggest two places where it should not stand.", "Inside a bend of the river and on the lowest ground."),
        ("Explain why the soil of a delta is fertile.", "Floods leave fresh silt that is rich in minerals."),
        ("Describe how a waterfall moves upstream over time.", "The soft rock below is worn away, and the hard rock above it falls."),
        ("Use the scale of the map on page 131 to find the length of the river from Linton to the sea.", "About 46 km."),
    ]),
    ("Extending Your Thinking", [
        ("Should dams be removed from rivers in which salmon spawn? Give reasons for your view.", "Answers will vary."),
        ("What do people gain and what do they lose when a river is dammed?", "They gain electricity and stored water; they lose farmland and fish."),
        ("Draw a diagram of a river from its source to its mouth and label five landforms on it.", "Diagrams will vary."),
    ]),
]


@layout(HALF, "exercises-delta", "review at the end of a Canadian geography chapter, pdfLaTeX: summary in a grey box, key terms, three headed groups whose numbers go on, Selected Answers at the back with the odd numbers only")
def exercises_delta(draw):
    body = r"{\Large\bfseries CHAPTER 6 REVIEW}\par\medskip\colorbox{gray!15}{\parbox{.96\linewidth}{\textbf{Summary}\begin{itemize}[leftmargin=5mm,itemsep=0pt,topsep=2pt]\item Running water is the most important agent of erosion on land.\item Rivers erode in their upper course and deposit in their lower course.\item People change rivers by dams, dikes and canals.\end{itemize}}}\par\medskip\textbf{Key Terms:} delta, deposition, flood plain, glacier, meander, sediment, tributary\par\medskip "
    back, items, n = "", [], 0
    for head, questions in DELTA:
        body += rf"\bigskip\needspace{{3cm}}{{\large\bfseries {head}}}\par\smallskip "
        for question, answer in questions:
            n += 1
            body += rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(question)}}}\smallskip "
            odd = n % 2 == 1
            if odd:
                back += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(answer)}}}"
            items.append(item(question, answer if odd else None, str(n)))
    body += r"\newpage{\Large\bfseries Selected Answers}\par\medskip{\bfseries Chapter 6 Review, page 142}\par\smallskip " + back + r"\medskip\textit{Answers are given for the odd-numbered questions.}"
    engine, source = document(draw, body, ["palatino", "times", "schoolbook"], (11,), (24, 27), head=r"\fancyhead[L]{\small\itshape Unit 2: The Changing Land}", foot=r"\fancyfoot[R]{\thepage}", extra=r"\AtBeginDocument{\setcounter{page}{142}}")
    return Document(engine, source, items)


# A quiz night at a rowing club

RAPIDS = [
    ("ROUND 1 – RIVERS AND LAKES", [("Which river flows through Vienna, Budapest and Belgrade?", "The Danube"), ("Which country shares Lake Titicaca with Bolivia?", "Peru"), ("What is the longest river in Africa?", "The Nile"), ("Which of the Great Lakes lies entirely within the United States?", "Lake Michigan"), ("On which river does Paris stand?", "The Seine")]),
    ("ROUND 2 – FOOD AND DRINK", [("Which nut is used to make marzipan?", "Almond"), ("From which country does feta cheese come?", "Greece"), ("What is the main ingredient of hummus?", "Chickpeas"), ("Which spice is made from the stigmas of a crocus?", "Saffron"), ("What kind of fruit is a Bramley?", "An apple")]),
    ("ROUND 3 – MIXED BAG", [("How many strings does a violin have?", "Four"), ("Who painted The Night Watch?", "Rembrandt"), ("What is the chemical symbol for tin?", "Sn"), ("In which sport do teams compete for the Ryder Cup?", "Golf")]),
]


@layout(HALF, "quiz-rapids", "quizmaster’s sheet for a quiz night, word processor: for each round a heading in capitals and a ruled table #, Question, Answer, numbers that begin again, team and score notes for the host between")
def quiz_rapids(draw):
    body = paragraph(run("Riverside Rowing Club – Quiz Night"), "Title") + paragraph(run("QUIZMASTER’S COPY – please do not show to the teams", "B")) + paragraph(run("Read each question twice. One point for each correct answer; swap papers after every round.", "I"))
    items = []
    for head, pairs in RAPIDS:
        body += paragraph(run(head), "Head") + office_table([[run("#", "B"), run("Question", "B"), run("Answer", "B")], *[[run(str(n)), run(q), run(a, "B")] for n, (q, a) in enumerate(pairs, 1)]], [1.0, 11.0, 4.6])
        items += [item(q, a, str(n), section=head) for n, (q, a) in enumerate(pairs, 1)]
    body += paragraph(run("If two teams have the same score, their captains share the prize.", "I"), "Line2")
    styles = paragraph_style("Line2", 0.5)
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Noto Sans"], (11,), styles=styles)
    return Document(engine, source, items)


# Biology test of a Spanish school

ARROYO = [
    ("¿Qué orgánulo produce la energía de la célula?", ["El núcleo", "La mitocondria", "El ribosoma", "La vacuola"], 1), ("Los seres vivos que fabrican su propio alimento se llaman:", ["heterótrofos", "parásitos", "autótrofos", "saprófitos"], 2),
    ("¿Cuál de estos animales es un anfibio?", ["La rana", "El lagarto", "La trucha", "El murciélago"], 0), ("La sangre que sale del ventrículo derecho se dirige a:", ["el cerebro", "el hígado", "los riñones", "los pulmones"], 3),
    ("El intercambio de gases tiene lugar en:", ["la tráquea", "los bronquios", "los alvéolos", "la laringe"], 2), ("¿Qué vitamina se forma en la piel con ayuda del sol?", ["La vitamina A", "La vitamina B", "La vitamina C", "La vitamina D"], 3),
    ("La parte de la flor que produce el polen es:", ["el estambre", "el pistilo", "el sépalo", "el pétalo"], 0), ("Un ecosistema está formado por:", ["solo los animales de un lugar", "los seres vivos y el medio en que viven", "el clima y el suelo", "las plantas de una región"], 1),
    ("¿Cuántos cromosomas tiene una célula humana normal?", ["23", "44", "46", "48"], 2), ("La capa de ozono nos protege de:", ["la radiación ultravioleta", "la lluvia ácida", "los meteoritos", "el ruido"], 0),
]


@layout(HALF, "test-arroyo", "biology test of a Spanish school, pdfLaTeX: heading table with school, name, group and grade, options a) to d) two in a row, numbers with a full stop and dash; SOLUCIONES on the next page as 1 b, 2 c in one line of pairs")
def test_arroyo(draw):
    body = r"\begin{tabular}{|p{.6\linewidth}|p{.3\linewidth}|}\hline\textbf{IES Fuente del Arroyo}\newline Departamento de Biología y Geología & Curso: 3.º ESO\newline Grupo: \dotfill\\\hline Nombre y apellidos: \dotfill & Calificación:\\\hline\end{tabular}\par\bigskip\begin{center}\textbf{PRUEBA TIPO TEST: REPASO DEL CURSO}\end{center}Marca con una X la respuesta correcta. Cada acierto suma un punto; los fallos no restan.\par\medskip "
    items, key = [], []
    for n, (question, options, right) in enumerate(ARROYO, 1):
        cells = [rf"{'abcd'[k]}) {tex(o)}" for k, o in enumerate(options)]
        body += rf"\needspace{{2.4cm}}\medskip\lab{{0pt}}{{10mm}}{{\textbf{{{n}.-}}}}{{{tex(question)}}}\nopagebreak\hspace*{{10mm}}\begin{{tabular}}{{@{{}}p{{74mm}}p{{74mm}}@{{}}}}{cells[0]} & {cells[1]}\\{cells[2]} & {cells[3]}\end{{tabular}}\par "
        key.append(rf"\mbox{{\textbf{{{n}}} {'abcd'[right]}}}")
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    body += r"\newpage\textbf{SOLUCIONES}\par\medskip " + ", ".join(key)
    engine, source = document(draw, body, ["times", "lm", "palatino"], (11,), (20, 22), foot=r"\fancyfoot[R]{\small Página \thepage}")
    return Document(engine, source, items)


# Physics and chemistry test, French collège

RUISSEAU = [
    ("Exercice 1 : La masse volumique", 6, "Un objet en métal a une masse de 158 g et un volume de 20 cm³.", [
        ("Rappeler la formule qui relie la masse volumique, la masse et le volume.", 1), ("Calculer la masse volumique du métal en g/cm³.", 2), ("En déduire de quel métal il s’agit à l’aide du tableau.", 2), ("L’objet flotte-t-il sur l’eau ?", 1),
    ]),
    ("Exercice 2 : Le circuit électrique", 8, "Un circuit en série comprend une pile de 4,5 V, une lampe et un moteur. La tension aux bornes de la lampe est de 2,5 V.", [
        ("Faire le schéma normalisé du circuit.", 2), ("Nommer l’appareil qui mesure une tension et préciser comment on le branche.", 2), ("Calculer la tension aux bornes du moteur.", 2), ("Que se passe-t-il si on dévisse la lampe ? Justifier.", 2),
    ]),
    ("Exercice 3 : L’air que nous respirons", 6, "", [
        ("Citer les deux gaz principaux de l’air avec leurs proportions.", 2), ("Donner la formule chimique du dioxyde de carbone.", 1), ("Quel gaz est indispensable à une combustion ?", 1), ("Expliquer pourquoi le monoxyde de carbone est dangereux.", 2),
    ]),
]


@layout(HALF, "controle-ruisseau", "physics and chemistry test of a French collège, XeLaTeX: head with name, date and a box for the mark, Exercice 1 with (6 points) as a head, stem, table of metals, numbered questions with (1 pt) behind; nothing answered")
def controle_ruisseau(draw):
    body = r"Nom : \dotfill\quad Prénom : \dotfill\quad Classe : \makebox[20mm]{\dotfill}\par\medskip\begin{center}\fbox{\parbox{.8\linewidth}{\centering\large\bfseries Contrôle n\textsuperscript{o} 3 de physique-chimie\par\normalsize\mdseries Durée : 50 minutes -- Calculatrice autorisée}}\end{center}Note : \hspace{12mm}/ 20\hfill Observations : \makebox[80mm]{\dotfill}\par\medskip\textit{Les réponses doivent être rédigées sur la copie.}\par "
    items = []
    for k, (head, total, stem, questions) in enumerate(RUISSEAU):
        body += rf"\needspace{{3cm}}\bigskip\textbf{{\underline{{{tex(head)}}}}}\quad ({total} points)\par\smallskip " + (tex(stem) + r"\par " if stem else "")
        if k == 0:
            body += r"\begin{center}\begin{tabular}{|l|c|c|c|}\hline Métal & aluminium & fer & cuivre\\\hline Masse volumique (g/cm\textsuperscript{3}) & 2,7 & 7,9 & 8,9\\\hline\end{tabular}\end{center}"
        for n, (question, marks) in enumerate(questions, 1):
            body += rf"\lab{{5mm}}{{8mm}}{{{n}.}}{{{tex(question)} \textit{{({marks} pt{'s' * (marks > 1)})}}}}"
            items.append(item(question, None, str(n), marks, stem=stem, section=head, kind="numeric" if question.startswith("Calculer") else "short"))
    engine, source = document(draw, body, ["timesnew", "libertine", "arial"], (11, 12), (20, 22), foot="", extra=r"\frenchspacing")
    return Document(engine, source, items)


# Interview questions from a web site

CONFLUENCE = [
    ("What is a database?", "A database is an organized collection of data that can be searched, changed and shared by several users at the same time."),
    ("What does SQL stand for?", "SQL stands for Structured Query Language. It is the language in which most relational databases are asked."),
    ("What is a primary key?", "A primary key is a column, or a set of columns, whose value identifies each row of a table. It cannot be null."),
    ("What is the difference between a primary key and a foreign key?", "A primary key identifies a row in its own table, while a foreign key points to the primary key of another table."),
    ("What is normalization?", "Normalization is the process of dividing data into related tables so that each fact is stored only once."),
    ("Name the main types of joins.", "The main types are inner join, left join, right join, full join and cross join."),
    ("How does WHERE differ from HAVING?", "WHERE filters rows before they are grouped; HAVING filters the groups afterwards."),
    ("What is an index, and when would you avoid one?", "An index is a structure that speeds up searches. Avoid it on small tables and on columns that change very often."),
    ("What is a transaction?", "A transaction is a group of statements that either all take effect or have no effect at all."),
    ("Explain the letters of ACID.", "They stand for atomicity, consistency, isolation and durability."),
    ("How can you remove duplicate rows from a result?", "Write DISTINCT after SELECT, or group the rows by all columns."),
    ("What is the difference between DELETE and TRUNCATE?", "DELETE removes the rows that match a condition and can be rolled back; TRUNCATE empties the whole table at once."),
]


@layout(HALF, "interview-confluence", "top interview questions on a careers web site, Chromium: introduction with author and reading time, numbered bold questions under two level heads, Answer: in bold before each paragraph, a box of related articles between")
def interview_confluence(draw):
    asked = draw.some(CONFLUENCE, 12)
    body, items = "<p class=k>CAREERS › INTERVIEWS</p><h1>Top 12 SQL Interview Questions and Answers</h1><p class=a>By Dana Whitlock · Updated June 3, 2024 · 6 min read</p><p>Databases are at the heart of almost every application, so it is no wonder that recruiters like to ask about them. We have collected the questions that come up again and again.</p><h2>Basic questions</h2>", []
    for n, (question, answer) in enumerate(asked, 1):
        if n == 7:
            body += "<div class=r><b>Read next</b><br>How to write a résumé for your first job in IT<br>Five mistakes that candidates make on the phone</div><h2>Intermediate questions</h2>"
        body += f"<div class=e><h3>{n}. {web(question)}</h3><p><b>Answer:</b> {web(answer)}</p></div>"
        items.append(item(question, answer, str(n), section="Basic questions" if n < 7 else "Intermediate questions"))
    css = ".k { color: #0a66c2; font-size: 80%; margin: 0 } h1 { font-size: 180%; margin: 1mm 0 } .a { color: #666; font-size: 85% } h2 { font-size: 130%; margin: 6mm 0 2mm; break-after: avoid } h3 { font-size: 105%; margin: 4mm 0 1mm } .e { break-inside: avoid } .e p { margin: 0 } .r { border-left: 3px solid #0a66c2; background: #eef4fb; padding: 2mm 4mm; margin: 5mm 0; break-inside: avoid }"
    engine, source = page(draw, body, ["Lato", "Roboto", "Noto Serif"], (10, 11), css, paper="Letter")
    return Document(engine, source, items)


# Programme of a walking week, which asks nothing

TOWPATH = [
    ("1", "Saturday 4 May", "Locks and Lime Kilns", "5 miles", "Meet at the Wharf car park at 10:00. Easy, flat walking; dogs on leads are welcome."),
    ("2", "Sunday 5 May", "The Summit Level", "8 miles", "Meet outside Marley station at 09:45. Some steep paths; bring a packed lunch."),
    ("3", "Monday 6 May", "Family Nature Trail", "2 miles", "Meet at the Boathouse at 11:00. Suitable for pushchairs; ends at the café."),
    ("4", "Wednesday 8 May", "Evening Bat Walk", "3 miles", "Meet at Bridge 42 at 20:15. Bring a torch and warm clothes."),
    ("5", "Friday 10 May", "Over the Aqueduct", "6 miles", "Meet at the Navigation Inn at 10:30. Return by bus, about £3."),
]


@layout(HALF, "programme-towpath", "programme of a canal society’s walking week, word processor: introduction, numbered walks in a ruled table, numbered rules for walkers, contact; nothing to be found")
def programme_towpath(draw):
    body = paragraph(run("Marley Canal Society"), "Title") + paragraph(run("Walking Week 2024: Programme", "B")) + paragraph(run("Join our guides for five free walks along the towpath and the hills above it. There is no need to book, except for Walk 4. All distances are approximate."))
    body += paragraph(run("The walks"), "Head") + office_table([[run(h, "B") for h in ("Walk", "Date", "Title and length", "Details")], *[[run(n), run(date), run(f"{title}, {miles}"), run(text)] for n, date, title, miles, text in TOWPATH]], [1.4, 3.2, 4.2, 7.8])
    rules = ["Wear boots or strong shoes and bring a waterproof jacket.", "Keep with the group, and tell the leader if you wish to leave it.", "Children under 16 must be accompanied by an adult.", "Close all gates behind you and take your litter home.", "Walks may be changed or cancelled in bad weather."]
    body += paragraph(run("Notes for walkers"), "Head") + "".join(paragraph(run(f"{n}.\t{text}"), "Part") for n, text in enumerate(rules, 1))
    body += paragraph(run("For further details call Jean on 01632 960088 or see the notice board at the Boathouse. Donations towards the repair of Lock 7 are always welcome."), "Body")
    engine, source = office(draw, body, ["Caladea", "Liberation Serif", "Carlito"], (11,), foot=False)
    return Document(engine, source, [])


# Reading paper of a language examination

PASSAGE = [
    "For much of its life a mayfly is not a fly at all. The young insect, which is called a nymph, lives on the bed of a river or lake, where it feeds on algae and dead leaves. This stage lasts from a few months to two years, depending on the species and on the temperature of the water.",
    "When the nymph is fully grown it swims to the surface, sheds its skin and takes to the air. What emerges is still not the adult. The dull-winged subimago, which anglers call the dun, flies clumsily to the nearest bush and rests there. Within a day or so it sheds its skin once more. No other living insect does so after it has grown wings.",
    "The adult has no working mouth and cannot eat. It lives for a few hours, or a few days at most, and in that time it must find a mate. Males gather in swarms above the water in the evening. The females fly into the swarm, mate, and then lay their eggs on the surface of the river.",
    "Because nymphs need clean water with plenty of oxygen, biologists use them to judge the health of rivers. On the upper Mississippi the insects disappeared for decades, until new sewage works were built. Today the swarms are so dense that they show up on weather radar, and snow ploughs have been used to clear bridges of their bodies.",
]
TFNG = [("Some nymphs live in the water for as long as two years.", "TRUE"), ("The subimago is a better flier than the adult.", "NOT GIVEN"), ("Many kinds of insects shed their skin after they have wings.", "FALSE"), ("Adult mayflies feed on small insects.", "FALSE")]
NOTES = [("Nymphs eat algae and ________ .", "dead leaves"), ("Anglers call the subimago the ________ .", "dun"), ("In the evening, males form ________ over the water.", "swarms"), ("Nymphs can only live in water that is clean and rich in ________ .", "oxygen")]
READ = [
    ("Why are mayflies useful to biologists?", ["They are easy to breed.", "They keep rivers free from algae.", "They show whether a river is clean.", "They are food for many fish."], 2),
    ("The mayflies of the upper Mississippi came back after", ["fishing was banned.", "sewage works were built.", "bridges were cleared.", "the winters became milder."], 1),
    ("What is the best title for the passage?", ["A short life in the air", "How to catch trout", "The rivers of America", "Insects that spread disease"], 0),
]


@layout(HALF, "reading-mayfly", "reading paper of an English examination, Chromium: passage with lettered paragraphs, Questions 1–4 TRUE, FALSE or NOT GIVEN, 5–8 sentences with gaps, 9–11 choices A to D; answer key on the last page as a table of two columns")
def reading_mayfly(draw):
    body = "<h1>READING PASSAGE 1</h1><p><i>You should spend about 20 minutes on <b>Questions 1–11</b>, which are based on Reading Passage 1 below.</i></p><h2 class=c>The mayfly</h2>" + "".join(f"<p class=p><b>{'ABCD'[k]}</b>{web(text)}</p>" for k, text in enumerate(PASSAGE))
    items, key = [], []
    body += "<h2 class=n>Questions 1–4</h2><p><i>Do the following statements agree with the information given in Reading Passage 1? On your answer sheet, write:</i></p><table class=g><tr><td><b>TRUE</b><td>if the statement agrees with the information</tr><tr><td><b>FALSE</b><td>if the statement contradicts the information</tr><tr><td><b>NOT GIVEN</b><td>if there is no information on this</tr></table>"
    for n, (text, answer) in enumerate(TFNG, 1):
        body += f"<p class=q><b>{n}</b>{web(text)}</p>"
        key.append(answer)
        items.append(item(text, answer if answer == "NOT GIVEN" else answer.title(), str(n), kind="truefalse", section="Questions 1–4"))
    body += "<h2>Questions 5–8</h2><p><i>Complete the sentences below. Choose <b>NO MORE THAN TWO WORDS</b> from the passage for each answer.</i></p>"
    for n, (text, answer) in enumerate(NOTES, 5):
        text = text.replace(" .", ".")
        body += f"<p class=q><b>{n}</b>{web(text)}</p>"
        key.append(answer)
        items.append(item(text, answer, str(n), kind="gap", section="Questions 5–8"))
    body += "<h2>Questions 9–11</h2><p><i>Choose the correct letter, <b>A</b>, <b>B</b>, <b>C</b> or <b>D</b>.</i></p>"
    for n, (question, options, right) in enumerate(READ, 9):
        body += f"<div class=m><p class=q><b>{n}</b>{web(question)}</p>" + "".join(f"<p class=o><b>{'ABCD'[k]}</b>{web(o)}</p>" for k, o in enumerate(options)) + "</div>"
        key.append("ABCD"[right])
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], section="Questions 9–11"))
    body += "<h2 class=n>ANSWER KEY</h2><p>Reading Passage 1</p><table class=k>" + rows((f"<b>{n}</b>", web(a)) for n, a in enumerate(key, 1)) + "</table>"
    css = "h1 { font-size: 130% } h2 { font-size: 115%; margin: 6mm 0 2mm; break-after: avoid } .c { text-align: center } .n { break-before: page; margin-top: 0 } .p { text-align: justify } .p b { display: inline-block; width: 7mm } .q { margin: 2.5mm 0; padding-left: 10mm; text-indent: -10mm } .q b { display: inline-block; width: 10mm; text-indent: 0 } .o { margin: 1mm 0 1mm 10mm } .o b { display: inline-block; width: 8mm } .m { break-inside: avoid } .g { margin-left: 8mm } .g td { padding: .5mm 6mm .5mm 0 } .k { border-collapse: collapse } .k td { border: 1px solid #999; padding: 1mm 4mm }"
    engine, source = page(draw, body, ["Liberation Sans", "Liberation Serif", "Noto Sans"], (10, 11), css)
    return Document(engine, source, items)
