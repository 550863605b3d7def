"""The forty-third: plain designs once more: terms, word tables, solutions, answers at the foot, schemes, a paper with figures, a passage with questions."""

import importlib

from latex import document, tex
from paper import Document, item, layout
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
handed = importlib.import_module("blind-then-read.batch_34")
Sheet, RIGHT, DOTS = word.Sheet, word.RIGHT, word.DOTS
pointed = handed.pointed

HALF = "blind-then-read"
ROMAN = ("i", "ii", "iii")


# Terms and words

OEKOLOGIE = [
    ("Abiotische Faktoren", "Einflüsse der unbelebten Umwelt auf ein Lebewesen, zum Beispiel Licht, Temperatur und Wasser."), ("Art", "Gruppe von Lebewesen, die sich untereinander fortpflanzen und fruchtbare Nachkommen haben können."),
    ("Biotop", "Lebensraum einer Lebensgemeinschaft, etwa ein Teich oder ein Laubwald."), ("Biozönose", "Gesamtheit aller Lebewesen, die in einem Biotop zusammenleben."), ("Destruenten", "Bakterien und Pilze, die tote Stoffe zu Mineralstoffen abbauen."),
    ("Konkurrenz", "Wettbewerb von Lebewesen um Nahrung, Licht oder Raum."), ("Konsumenten", "Lebewesen, die sich von anderen Lebewesen ernähren."), ("Nahrungskette", "Reihe von Lebewesen, von denen jedes dem folgenden als Nahrung dient."), ("Nahrungsnetz", "Verknüpfung mehrerer Nahrungsketten."),
    ("Ökologische Nische", "Gesamtheit der Ansprüche, die eine Art an ihre Umwelt stellt."), ("Ökosystem", "Einheit aus Biotop und Biozönose."), ("Parasitismus", "Beziehung, bei der ein Partner auf Kosten des anderen lebt."), ("Population", "Alle Individuen einer Art, die zur gleichen Zeit in einem Gebiet leben."),
    ("Produzenten", "Grüne Pflanzen, die durch Fotosynthese energiereiche Stoffe aufbauen."), ("Räuber", "Tier, das andere Tiere fängt und frisst."), ("Symbiose", "Zusammenleben zweier Arten, von dem beide einen Vorteil haben."), ("Toleranzbereich", "Bereich eines Umweltfaktors, in dem eine Art überleben kann."),
]


@layout(HALF, "terms-german-ecology-bold-run-in", "German list of ecology terms, LaTeX: heading Wichtige Begriffe, one sentence on how to use the sheet, bold term, run into its definition or with a colon, hanging lines, class and subject in the head")
def terms_german_ecology_bold_run_in(draw):
    asked = draw.some(OEKOLOGIE, 14)
    colon = draw.one([":", ":", ""])
    space = " " if colon else r"\quad "
    body = r"{\LARGE\bfseries Wichtige Begriffe der Ökologie}\par\medskip Diese Begriffe brauchst du für die Klassenarbeit am Ende der Einheit. Lerne sie so, dass du zu jedem ein Beispiel nennen kannst.\par\bigskip "
    body += "".join(rf"{{\hangindent=7mm\hangafter=1\noindent\textbf{{{term}{colon}}}{space}{tex(meaning)}\par}}\smallskip " for term, meaning in asked)
    items = [item(term, meaning, kind="definition") for term, meaning in asked]
    engine, source = document(draw, body, ["timesnew", "arial", "libertine", "notoserif"], (11, 12), (22, 28), head=r"\fancyhead[L]{\small Biologie, Klasse 9}\fancyhead[R]{\small Lebensraum Wald}\renewcommand\headrulewidth{0.4pt}", extra=r"\usepackage[ngerman]{babel}")
    return Document(engine, source, items)


KOREAN = [
    ("학교", "hakgyo", "school"), ("선생님", "seonsaengnim", "teacher"), ("학생", "haksaeng", "student"), ("친구", "chingu", "friend"), ("책", "chaek", "book"), ("공책", "gongchaek", "notebook"), ("연필", "yeonpil", "pencil"), ("지우개", "jiugae", "eraser"), ("가방", "gabang", "bag"), ("책상", "chaeksang", "desk"),
    ("의자", "uija", "chair"), ("교실", "gyosil", "classroom"), ("칠판", "chilpan", "blackboard"), ("도서관", "doseogwan", "library"), ("시간표", "siganpyo", "timetable"), ("숙제", "sukje", "homework"), ("시험", "siheom", "test"), ("질문", "jilmun", "question"), ("대답", "daedap", "answer"), ("방학", "banghak", "school holidays"),
]


@layout(HALF, "words-korean-table-pronunciation", "Korean word list, word processor: lesson and title in two languages, ruled table Korean, Pronunciation, English with a shaded head, a tip below, page in the foot")
def words_korean_table_pronunciation(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Noto Sans"]), draw.one((11, 12)), margin=2.2, asian="Noto Sans CJK KR")
    asked = draw.some(KOREAN, 16)
    head = draw.one([("Korean", "Pronunciation", "English"), ("한국어", "Pronunciation", "English"), ("Korean", "Romanisation", "Meaning")])
    sheet.body += [sheet.p("<b>Lesson 4: At school (학교에서)</b>", size=16, after=0.15), sheet.p("Vocabulary to learn by Friday", after=0.3)]
    rows = [[f"<b>{text}</b>" for text in head], *([word_, f"<i>{sound}</i>", meaning] for word_, sound, meaning in asked)]
    sheet.body += [sheet.table(rows, draw.one([[5.0, 5.6, 5.6], [5.4, 5.4, 5.4]]), padding=draw.one([0.1, 0.14]), fills={0: draw.one(["#dae3f3", "#e2efda", "#d9d9d9"])}), sheet.p("<b>Tip:</b> Say each word aloud three times before you write it.", before=0.4)]
    sheet.foot = sheet.p("Korean Club\t{page}", tabs=[(sheet.wide, RIGHT)], size=9)
    return Document(*sheet.source(), [item(one, meaning, kind="vocabulary") for one, _, meaning in asked])


PERSIAN = [
    ("Food and drink", [("bread", "نان"), ("water", "آب"), ("rice", "برنج"), ("apple", "سیب"), ("tea", "چای"), ("meat", "گوشت"), ("cheese", "پنیر")]),
    ("The house", [("house", "خانه"), ("door", "در"), ("window", "پنجره"), ("kitchen", "آشپزخانه"), ("room", "اتاق"), ("table", "میز"), ("garden", "باغ")]),
    ("The family", [("mother", "مادر"), ("father", "پدر"), ("brother", "برادر"), ("sister", "خواهر"), ("grandmother", "مادربزرگ"), ("daughter", "دختر"), ("son", "پسر")]),
]


@layout(HALF, "words-persian-english-two-columns", "Persian word list, Chromium: three topics as headings, each with a table of two columns, English at the left and Persian at the right edge, thin rules, heads of columns repeated, note on reading from right to left")
def words_persian_english_two_columns(draw):
    fonts = ["Liberation Sans", "Carlito", "Lato"]
    body, items = "<h1>Persian for Beginners: Vocabulary 1</h1><p>Persian is written from right to left. Learn the words of each topic for the short test on Monday.</p>", []
    for section, words in PERSIAN:
        chosen = draw.some(words, 5)
        body += f"<section><h2>{section}</h2><table><tr><th>English</th><th class=p>Persian</th></tr>" + "".join(f"<tr><td>{english}</td><td class=p lang=fa dir=rtl>{persian}</td></tr>" for english, persian in chosen) + "</table></section>"
        items += [item(persian, english, kind="vocabulary", section=section) for english, persian in chosen]
    css = f"h1 {{ font-size: 18pt; margin: 0 0 2mm }} h2 {{ font-size: 13pt; margin: 5mm 0 1.5mm }} section {{ break-inside: avoid }} table {{ border-collapse: collapse; width: {draw.one((90, 110, 130))}mm }} td, th {{ border: 1px solid #777; padding: 1.2mm 3mm; text-align: left }} th {{ background: #eee }} .p {{ text-align: right; width: 50% }} [lang=fa] {{ font: 1.25em/1.4 \"Noto Naskh Arabic\" }}"
    engine, source = page(draw, body, fonts, (11, 12), css)
    return Document(engine, source, items)


# Answers below and at the foot

RESUELTOS = [
    ("Un coche recorre 180 km en 2 h. ¿Cuál es su velocidad media en m/s?", "180 000 m ÷ 7200 s = 25 m/s"),
    ("Una piedra cae desde el reposo y tarda 3 s en llegar al suelo (g = 10 m/s²).", [("¿Con qué velocidad llega al suelo?", "v = 10 × 3 = 30 m/s"), ("¿Desde qué altura cae?", "h = ½ × 10 × 3² = 45 m")]),
    ("¿Qué fuerza hay que aplicar a un carrito de 12 kg para que su aceleración sea de 2,5 m/s²?", "F = 12 × 2,5 = 30 N"),
    ("Un muelle se alarga 4 cm cuando se cuelga de él un peso de 8 N.", [("Calcula la constante del muelle en N/m.", "k = 8 ÷ 0,04 = 200 N/m"), ("¿Cuánto se alargará con un peso de 14 N?", "14 ÷ 200 = 0,07 m, es decir, 7 cm")]),
    ("Explica por qué un pasajero se inclina hacia delante cuando el autobús frena.", "Por inercia, el cuerpo tiende a mantener la velocidad que llevaba."),
    ("Una grúa sube una carga de 500 kg a una altura de 12 m en 30 s (g = 10 m/s²).", [("Calcula el trabajo que realiza la grúa.", "W = 5000 × 12 = 60 000 J"), ("Calcula su potencia.", "P = 60 000 ÷ 30 = 2000 W")]),
    ("¿Qué energía cinética tiene una pelota de 0,4 kg que se mueve a 10 m/s?", "E = ½ × 0,4 × 10² = 20 J"),
    ("Un bloque de 600 g tiene un volumen de 750 cm³. Calcula su densidad y di si flota en el agua.", "600 ÷ 750 = 0,8 g/cm³. Flota, porque su densidad es menor que la del agua."),
]


@layout(HALF, "problems-spanish-solucion-below-each", "Spanish sheet of solved physics problems, LaTeX: bold numbers, a) and b) below a stem, Solución: below each problem in smaller or shaded print, one line for each part")
def problems_spanish_solucion_below_each(draw):
    asked = draw.some(RESUELTOS, 8)
    box = draw.one(["plain", "shade"])
    word_ = draw.one(["Solución:", "Solución."])
    body, items = r"{\Large\bfseries Problemas resueltos de física}\hfill 4.º de ESO\par\medskip\hrule\medskip Intenta resolver cada problema antes de leer la solución.\par\medskip ", []

    def solved(inside):
        if box == "shade":
            return rf"\par\smallskip\noindent\hspace*{{8mm}}\colorbox{{gray!15}}{{\parbox{{\dimexpr\linewidth-10mm-2\fboxsep}}{{\textbf{{{word_}}} {inside}}}}}\par\bigskip "
        return rf"{{\leftskip=8mm\noindent\textit{{{word_}}} {inside}\par}}\bigskip "

    for n, (text, below) in enumerate(asked, 1):
        body += rf"\needspace{{6\baselineskip}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(text)}}}"
        if isinstance(below, str):
            body += solved(tex(below))
            items.append(item(text, below, str(n), kind="short" if text.startswith("Explica") else "numeric"))
            continue
        for letter, (part, answer) in zip("ab", below):
            body += rf"\lab{{8mm}}{{7mm}}{{{letter})}}{{{tex(part)}}}"
            items.append(item(part, answer, f"{n}({letter})", stem=text, kind="numeric"))
        body += solved(r"\\".join(f"{letter}) {tex(answer)}" for letter, (_, answer) in zip("ab", below)))
    body = body.replace("½", r"\textonehalf{}")
    engine, source = document(draw, body, ["lm", "times", "palatino"], (11, 12), (22, 26), foot=r"\thepage", extra=r"\usepackage{xcolor}\usepackage[spanish,es-noshorthands]{babel}")
    return Document(engine, source, items)


PERCENT = [
    ("Find 25% of 80.", "20"), ("Find 15% of £60.", "£9"), ("Write 0.35 as a percentage.", "35%"), ("Write 3/5 as a percentage.", "60%"), ("Increase 200 by 12%.", "224"), ("Decrease £90 by 30%.", "£63"),
    ("What percentage of 40 is 14?", "35%"), ("A shirt costs £24. It is reduced by 25% in a sale. What is the sale price?", "£18"), ("There are 30 pupils in a class, and 18 of them are girls. What percentage are boys?", "40%"), ("Write 7% as a decimal.", "0.07"),
    ("A town had 12 000 inhabitants. The number rose by 5%. How many inhabitants are there now?", "12 600"), ("Find 110% of 50.", "55"), ("Mia scored 42 out of 60 in a test. What is her score as a percentage?", "70%"), ("After a rise of 10%, a ticket costs £33. What did it cost before?", "£30"),
    ("£500 is put into a savings account at 4% simple interest a year. How much interest is paid after 3 years?", "£60"), ("Write 45% as a fraction in its lowest terms.", "9/20"),
]


@layout(HALF, "percentages-worksheet-answers-small-at-foot", "maths worksheet of two pages, LaTeX: name line, numbers with a bracket or full stop, space for working, Answers in small print below a rule at the foot of each page, for that page only")
def percentages_worksheet_answers_small_at_foot(draw):
    asked = draw.some(PERCENT, 14)
    form, space = draw.one(["{}.", "{})"]), draw.random.randint(13, 17)
    between = draw.one([r"\quad ", "; ", ", "])
    parts = []
    for start in (0, 7):
        inner = "".join(rf"\lab{{0pt}}{{9mm}}{{{form.format(n)}}}{{{tex(text)}}}\vspace{{{space}mm}}" for n, (text, _) in enumerate(asked[start : start + 7], start + 1))
        key = between.join(rf"\mbox{{{form.format(n)} {tex(answer)}}}" for n, (_, answer) in enumerate(asked[start : start + 7], start + 1))
        parts.append(rf"{inner}\vfill\hrule\smallskip{{\footnotesize\textbf{{Answers:}} {key}\par}}")
    body = r"Name: \rule{7cm}{0.4pt}\hfill Date: \rule{3cm}{0.4pt}\par\bigskip{\centering\LARGE\bfseries Percentages\par}\medskip Work out the answers in the space below each question. Show your working.\par\bigskip " + r"\newpage ".join(parts)
    items = [item(text, answer, str(n), kind="numeric") for n, (text, answer) in enumerate(asked, 1)]
    engine, source = document(draw, body, ["cm", "lm", "avant", "arial"], (11, 12), (20, 24), foot=r"\fancyfoot[R]{\footnotesize Year 8 – Percentages – page \thepage}")
    return Document(engine, source, items)


# Schemes

ACIDS = [
    ("A student tests four liquids with universal indicator. The pH values are: vinegar 3, pure water 7, soap solution 9 and oven cleaner 13.", [
        ("Which of the liquids is an acid?", 1, ["vinegar"]),
        ("Name the most strongly alkaline liquid.", 1, ["oven cleaner"]),
        ("State the colour of universal indicator in pure water.", 1, ["green"]),
        ("The student mixes vinegar with soap solution. Predict how the pH of the vinegar changes and give a reason.", 2, ["pH increases", "because the alkali neutralises some of the acid"]),
    ]),
    ("Sodium chloride can be made from hydrochloric acid and sodium hydroxide solution.", [
        ("Complete the word equation: hydrochloric acid + sodium hydroxide → sodium chloride + ...............", 1, ["water"]),
        ("Name the piece of apparatus that is used to add the acid drop by drop.", 1, ["burette"]),
        ("Describe how solid sodium chloride is obtained from the solution.", 2, ["heat the solution", "until the water has evaporated"]),
        ("Give one safety precaution for working with sodium hydroxide.", 1, ["wear safety glasses"]),
    ]),
    ("Farmers spread lime on fields to change the pH of the soil.", [
        ("Explain why lime is added to acidic soil.", 2, ["lime is a base", "so it neutralises the acid in the soil"]),
        ("Calculate the mass of lime that is needed for a field of 6 hectares if 2.5 tonnes are spread on each hectare.", 2, ["6 × 2.5", "15 tonnes"]),
        ("Suggest why a farmer should not add too much lime.", 1, ["the soil becomes too alkaline for the crop"]),
    ]),
]


@layout(HALF, "chemistry-test-scheme-table-own-file", "chemistry test, word processor: 1. with (a) (b) hanging, marks in brackets at the right, dotted lines, total; mark scheme in a file of its own as a ruled table Question, Answer, Marks with points one a line")
def chemistry_test_scheme_table_own_file(draw):
    font, size = draw.one(["Liberation Sans", "Carlito", "Liberation Serif"]), draw.one((11, 12))
    asked = draw.some(ACIDS, 3)
    form = draw.one(["({})", "[{}]"])
    paper, scheme = Sheet(font, size, margin=2.2), Sheet(font, size, margin=2.2)
    total = sum(marks for _, parts in asked for _, marks, _ in parts)
    paper.body += [paper.p("<b>Year 8 Chemistry – End of Unit Test</b>", size=15, after=0), paper.p("<b>Acids and Alkalis</b>", size=13, after=0.2), paper.p(f"Name ____________________________\tClass ________\tMark ______ / {total}", tabs=[9.5, (paper.wide, RIGHT)], after=0.2), paper.p("Answer all questions. You have 35 minutes.", after=0.3)]
    rows, items = [["<b>Question</b>", "<b>Answer</b>", "<b>Marks</b>"]], []
    for n, (stem, parts) in enumerate(asked, 1):
        paper.body.append(paper.p(f"<b>{n}.</b>\t{stem}", left=1, first=-1, tabs=[1], before=0.3, after=0.15, extra='fo:keep-with-next="always"'))
        for letter, (text, marks, points) in zip("abcd", parts):
            paper.body.append(paper.p(f"({letter})\t{text}\t{form.format(marks)}", left=2, first=-1, tabs=[2, (paper.wide, RIGHT)], after=0.2, extra='fo:keep-with-next="always"'))
            paper.body += [paper.p("\t", left=2, tabs=[(paper.wide, DOTS)], after=0.25)] * (0 if text.startswith("Complete") else marks)
            rows.append([f"{n}({letter})", "".join(scheme.p(point, after=0) for point in points), str(marks)])
            items.append(pointed(text, points, f"{n}({letter})", marks, [stem], kind="gap" if text.startswith("Complete") else "numeric" if text.startswith("Calculate") else "short"))
    paper.body.append(paper.p(f"<b>Total: {total} marks</b>", "end", before=0.3))
    paper.foot = paper.p("{page}", "center", size=9)
    scheme.body += [scheme.p("<b>Mark scheme: Acids and Alkalis</b>", size=15, after=0.1), scheme.p("Give one mark for each line of the answer. Accept other correct wording.", after=0.3), scheme.table([*rows, ["", "<b>Total</b>", f"<b>{total}</b>"]], [2.4, 11.6, 2.4], padding=0.12, fills={0: "#d9d9d9"})]
    engine, source = paper.source()
    return Document(engine, source, items, scheme.source()[1])


MARKETS = [
    ("A bakery sells 400 loaves a day at a price of €3.00 each. Its fixed costs are €450 a day, and the variable cost of a loaf is €1.20.", [
        ("Define fixed costs.", 2, ["costs that do not change", "when output changes"]),
        ("Calculate the bakery’s total revenue for one day.", 2, ["400 × 3.00", "€1 200"]),
        ("Calculate the bakery’s profit for one day.", 3, ["variable costs 400 × 1.20 = €480", "total costs 450 + 480 = €930", "profit 1 200 − 930 = €270"]),
        ("How many loaves must the bakery sell in a day to break even?", 2, ["450 ÷ (3.00 − 1.20)", "250 loaves"]),
    ]),
    ("The government plans to put a tax on sugary drinks.", [
        ("Explain how the tax is likely to affect the price of sugary drinks.", 2, ["the tax raises the costs of producers", "so they charge a higher price"]),
        ("Give two reasons why a government might tax sugary drinks.", 2, ["to improve public health", "to raise revenue"]),
        ("Explain why the tax may be a greater burden for families with low incomes.", 2, ["everybody pays the same tax on a bottle", "which is a larger share of a low income"]),
    ]),
    ("Unemployment in a country rises from 5% to 8%.", [
        ("What is meant by unemployment?", 2, ["people who are able and willing to work", "cannot find a job"]),
        ("State two costs of unemployment to the government.", 2, ["it pays more in benefits", "it receives less in income tax"]),
        ("Explain how lower interest rates may reduce unemployment.", 3, ["firms and families borrow more", "so total spending rises", "and firms need more workers"]),
    ]),
]


@layout(HALF, "economics-paper-scheme-behind-in-two-columns", "economics paper, LaTeX: Question 1 as headings, (a) (b) with (2) at the right end, no lines as answers go on paper; behind it the marking scheme in two columns of small print, (1) behind each point")
def economics_paper_scheme_behind_in_two_columns(draw):
    asked = draw.some(MARKETS, 3)
    form = draw.one([("(", ")"), ("[", "]")])
    sums = [sum(marks for _, marks, _ in parts) for _, parts in asked]
    body = rf"{{\centering\Large\bfseries ECONOMICS\par\medskip\large Mock Examination, Form 4\par\medskip\normalsize Time: 1 hour\hfill Total: {sum(sums)} marks\par}}\medskip\hrule\medskip Answer \textbf{{all}} questions on the paper provided. Start each question on a new page. The marks for each part are shown in brackets.\par\bigskip "
    scheme, items = r"\newpage{\centering\Large\bfseries MARKING SCHEME\par}\medskip Award one mark for each point. Accept any other valid answer.\par\medskip\small\begin{multicols}{2}", []
    for n, (stem, parts) in enumerate(asked, 1):
        body += rf"\bigskip\needspace{{4cm}}\textbf{{Question {n}}}\par {tex(stem)}\par\medskip "
        scheme += rf"\textbf{{Question {n}}}\hfill({sums[n - 1]} marks)\par "
        for letter, (text, marks, points) in zip("abcd", parts):
            body += rf"\lab{{4mm}}{{8mm}}{{({letter})}}{{{tex(text)}\pushright{{{form[0]}{marks}{form[1]}}}}}\smallskip "
            listed = r" (1)\newline ".join(tex(point) for point in points)
            scheme += rf"\lab{{0pt}}{{7mm}}{{({letter})}}{{{listed} (1)}}"
            items.append(pointed(text, points, f"{n}({letter})", marks, [stem], each=1, kind="definition" if text.startswith(("Define", "What is meant")) else "numeric" if text.startswith(("Calculate", "How many")) else "short"))
        scheme += r"\medskip "
    engine, source = document(draw, body + scheme + r"\end{multicols}", ["timesnew", "libertine", "schoolbook"], (11, 12), (22, 26))
    return Document(engine, source, items)


# A paper with figures

CELL = r"\begin{tikzpicture}\draw[thick,rounded corners=6pt] (0,0) rectangle (6,3.2);\draw[rounded corners=5pt] (0.15,0.15) rectangle (5.85,3.05);\draw[rounded corners=12pt] (1.7,0.5) rectangle (5.3,2.7);\draw[fill=gray!40] (0.95,1.6) circle (0.45);\foreach \x/\y in {1.2/0.42,2.6/0.32,4.2/0.32,5.55/1.1,5.55/2.2,3.2/2.87,1.5/2.75} \draw[fill=gray!15] (\x,\y) ellipse (0.2 and 0.1);\draw (0,2.4)--(-1,2.8) node[left]{A};\draw (0.95,1.6)--(-1,1.2) node[left]{B};\draw (4.5,1.6)--(7,1.9) node[right]{C};\end{tikzpicture}"
BARS = r"\begin{tikzpicture}[y=0.9mm]\draw[->] (0,0)--(0,50) node[midway,rotate=90,above=7mm]{number of slugs};\draw (0,0)--(7,0);\foreach \y in {0,10,20,30,40} \draw (0,\y)--(-0.12,\y) node[left]{\small\y};\foreach \x/\h in {1/18,2/26,3/40,4/32,5/12} {\draw[fill=gray!30] (\x*1.3-0.85,0) rectangle (\x*1.3-0.15,\h);\node[below] at (\x*1.3-0.5,0) {\small\x};}\node at (3.5,-10) {week};\end{tikzpicture}"
FLASK = r"\begin{tikzpicture}\draw (0,0)--(2.4,0)--(1.5,1.8)--(1.5,2.4)--(0.9,2.4)--(0.9,1.8)--cycle;\draw (0.35,0.7)--(2.05,0.7);\draw[fill=gray!50] (0.9,2.25) rectangle (1.5,2.6);\draw[thick] (1.2,2)--(1.2,3.1)--(4.6,3.1)--(4.6,0.5);\draw (4,0.2)--(4,2.2) (5.2,0.2)--(5.2,2.2) (4,0.2) arc(180:360:0.6 and 0.2);\draw (4,1.3)--(5.2,1.3);\draw (1.2,0.4)--(-0.8,0.8) node[left]{yeast and sugar solution};\draw (4.9,0.8)--(6.2,0.8) node[right]{limewater};\end{tikzpicture}"
FIGURED = [
    ("Fig. {}.1 shows a plant cell as it is seen with a microscope.", CELL, [
        ("Name the parts labelled A, B and C.", 3, ["A", "B", "C"]),
        ("State the function of part B.", 1, 1),
        ("Give one way in which an animal cell differs from the cell in Fig. {}.1.", 1, 1),
        ("The width of the cell in Fig. {}.1 is 60 mm. Its actual width is 0.15 mm. Calculate the magnification.", 2, "magnification = × "),
    ]),
    ("A gardener counted the slugs in her garden at night. Fig. {}.1 shows her results for five weeks.", BARS, [
        ("Use Fig. {}.1 to answer these questions.", [("State the week in which she found the largest number of slugs.", 1, 1), ("Calculate the difference between the numbers of slugs in week 3 and in week 4.", 1, 1)]),
        ("Suggest why she counted the slugs at night.", 1, 1),
        ("In week 5 the weather was very dry. Explain why fewer slugs were found in this week.", 2, 3),
        ("Hedgehogs eat slugs. Predict what would happen to the plants in the garden if hedgehogs moved in.", 1, 2),
    ]),
    ("A student used the apparatus in Fig. {}.1 to study yeast.", FLASK, [
        ("After 20 minutes the limewater had changed.", [("State what the limewater looked like at the end.", 1, 1), ("Name the gas that caused this change.", 1, 1)]),
        ("The student had boiled the sugar solution and let it cool before she added the yeast.", [("Explain why she boiled it.", 1, 2), ("Explain why she let it cool.", 1, 2)]),
        ("Name the process by which yeast releases energy when there is no oxygen.", 1, 1),
    ]),
]


@layout(HALF, "biology-paper-three-figures-dotted-lines", "biology paper, LaTeX: 1 (a) (i) in columns of their own, Fig. 1.1 to 3.1 drawn with labels (a cell, bars, a flask) and captions below, short answers on dotted lines with [1] at their end, A B C to fill in, [Total: 7], no answers")
def biology_paper_three_figures_dotted_lines(draw):
    body, items, whole = "", [], 0

    def lines(room, marks):
        end = rf"\dotfill\ [{marks}]\par "
        if isinstance(room, str):
            return rf"\vspace{{14mm}}\hspace*{{0pt}}\hfill {room}\makebox[5cm]{{\dotfill}}\ [{marks}]\par "
        if isinstance(room, list):
            return "".join(rf"\vspace{{3mm}}{label}~\dotfill" + (r"\hspace*{6mm}\par " if label != room[-1] else rf"\ [{marks}]\par ") for label in room)
        return r"\vspace{3mm}\noindent\dotfill\hspace*{6mm}\par " * (room - 1) + r"\vspace{3mm}" + end

    def leaf(text, marks, room, label, number, stems, left):
        items.append(item(text, None, number, marks, stem=" ".join(stems), kind="numeric" if text.startswith("Calculate") or "Calculate" in text else "short"))
        return rf"\needspace{{3cm}}\lab{{{left}mm}}{{8mm}}{{({label})}}{{{tex(text)}}}{{\leftskip={left + 8}mm {lines(room, marks)}}}\medskip "

    for n, (stem, drawing, parts) in enumerate(draw.mixed(FIGURED), 1):
        stem, total = stem.format(n), 0
        body += (r"\newpage " if n > 1 else "") + rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}\begin{{center}}{drawing}\\[6pt]\textbf{{Fig. {n}.1}}\end{{center}}"
        for letter, (text, marks, *room) in zip("abcd", parts):
            text = text.format(n)
            if isinstance(marks, int):
                body += leaf(text, marks, room[0], letter, f"{n}({letter})", [stem], 8)
                total += marks
                continue
            body += rf"\needspace{{4cm}}\lab{{8mm}}{{8mm}}{{({letter})}}{{{tex(text)}}}"
            for roman, (inner, worth, space) in zip(ROMAN, marks):
                body += leaf(inner, worth, space, roman, f"{n}({letter})({roman})", [stem, text], 16)
                total += worth
        body += rf"\hspace*{{0pt}}\hfill[Total: {total}]\par "
        whole += total
    front = rf"{{\centering\large\bfseries BIOLOGY\par\smallskip Paper 3 Theory (Core)\par}}\medskip\noindent Name \hrulefill\ Class \rule{{2cm}}{{0.4pt}}\par\medskip{{\small Answer all questions. Write your answers in the spaces provided. The total mark for this paper is {whole}.}}\par\medskip\hrule\bigskip "
    engine, source = document(draw, front + body + r"\fancyfoot[R]{}", ["arial", "helvetica", "timesnew"], (11, 12), (20, 25), head=r"\thepage", foot=r"\fancyfoot[L]{\footnotesize 0610/03/MOCK}\fancyfoot[R]{\footnotesize\textbf{[Turn over}}")
    return Document(engine, source, items)


# A passage with questions

LIGHTHOUSE = [
    "Grace had counted the steps so often that she could climb them in the dark: one hundred and twelve from the kitchen to the lamp. Her father was waiting at the top with a rag in one hand and a tin of polish in the other. “You’re late,” he said, but he was smiling. Together they rubbed the great glass lenses until they could see their own faces in them.",
    "At four o’clock the wind began to rise. Grey clouds rolled in from the west, and the gulls, which had been noisy all morning, disappeared one by one. Grace’s father tapped the barometer on the wall and frowned. “Light the lamp early tonight,” he told her. “There will be boats out that did not see this coming.”",
    "By seven the storm was shaking the windows. Grace pressed her nose to the cold glass. Far out, between two waves, a tiny light blinked and vanished. She held her breath. There it was again: three short flashes, then nothing. “Father!” she cried. “There’s somebody out there!”",
    "He did not waste a word. While he dragged the rowing boat down to the water, Grace ran back up all one hundred and twelve steps. She knew what she had to do. If the lamp went out now, even for a minute, the men would not find their way home.",
]
LIGHTHOUSE_ASKED = [
    ("How many steps are there between the kitchen and the lamp?", 1, "112"),
    ("How do you know that Grace’s father is not really angry with her?", 1, "He is smiling."),
    ("Why do Grace and her father polish the lenses?", 1, "So that the light shines clearly and can be seen from far away."),
    ("Find two signs in the second paragraph that a storm is coming.", 2, "Grey clouds roll in and the gulls disappear."),
    ("What does Grace’s father do before he frowns?", 1, "He taps the barometer."),
    ("“Grace pressed her nose to the cold glass.” What does this tell you about how she feels?", 2, "She is worried or excited and wants to see as much as she can."),
    ("Which word in the third paragraph means “disappeared”?", 1, "vanished"),
    ("How does Grace know that the light is a signal?", 1, "It flashes three times and then stops."),
    ("What does the phrase “He did not waste a word” mean?", 1, "He acted at once without speaking."),
    ("What do you think Grace is going to do at the top of the tower? Give a reason for your answer.", 2, "She is going to keep the lamp burning, because the men need it to find their way home."),
]


@layout(HALF, "comprehension-lighthouse-passage-then-questions", "reading comprehension, Chromium: title and name line, a passage of four paragraphs, Questions with numbers, marks in brackets and ruled lines to write on, total, Answers on the last page as a numbered list")
def comprehension_lighthouse_passage_then_questions(draw):
    asked = draw.some(LIGHTHOUSE_ASKED, 9)
    full = draw.one([True, False])
    body = "<p class=t>Name: ______________________________ &nbsp;&nbsp; Date: ________________</p><h1>The Keeper’s Daughter</h1><p class=i>Read the story carefully. Then answer the questions in full sentences where you can.</p>" + "".join(f"<p class=s>{web(text)}</p>" for text in LIGHTHOUSE) + "<h2>Questions</h2>"
    items, total = [], sum(marks for _, marks, _ in asked)
    for n, (question, marks, answer) in enumerate(asked, 1):
        shown = f"({marks} mark{'s' if marks > 1 else ''})" if full else f"({marks})"
        body += f"<div class=q><p><b>{n}.</b> {web(question)} <span class=m>{shown}</span></p>" + "<p class=l></p>" * (marks if len(answer) < 40 else 2) + "</div>"
        items.append(item(question, answer, str(n), marks))
    body += f"<p class=e><b>Total: ______ / {total}</b></p><h2 class=new>Answers</h2><ol>" + "".join(f"<li>{web(answer)}</li>" for _, _, answer in asked) + "</ol>"
    css = ".t { margin: 0 0 4mm } h1 { font-size: 19pt; text-align: center; margin: 0 0 3mm } .i { font-style: italic } .s { text-align: justify; margin: 0 0 2.5mm; text-indent: 6mm } h2 { font-size: 14pt; margin: 6mm 0 2mm; break-after: avoid } .q { break-inside: avoid; margin-bottom: 3mm } .q p { margin: 0 } .m { float: right } .q .l { border-bottom: 1px solid #444; height: 8mm } .e { text-align: right } .new { break-before: page } li { margin-bottom: 1.5mm }"
    engine, source = page(draw, body, ["Liberation Serif", "Caladea", "Open Sans", "Lato"], (11.5, 12, 13), css)
    return Document(engine, source, items)


CAPRAIA = [
    "Ogni mattina, alle sei e mezza, Matteo prende il traghetto che collega l’isola di Capraia con Livorno. Non è un turista e non è un pescatore: è il postino dell’isola. A Capraia vivono poco più di trecento persone e tutte conoscono il suo zaino rosso.",
    "Il lavoro non è sempre facile. In inverno, quando il mare è mosso, il traghetto può restare fermo anche per tre giorni. Allora le lettere e i pacchi aspettano nel porto di Livorno e gli abitanti devono avere pazienza. «Il mare decide per noi», dice Matteo con un sorriso.",
    "A Matteo piace soprattutto parlare con gli anziani. La signora Ada, che ha novantadue anni, riceve ogni settimana una lettera dalla figlia che vive in Argentina. Siccome non vede più bene, chiede a Matteo di leggerla ad alta voce. «È il momento più bello della mia giornata», racconta il postino.",
]
VERO = [("Matteo è un pescatore.", False), ("Sull’isola abitano più di trecento persone.", True), ("Lo zaino di Matteo è verde.", False), ("La signora Ada ha più di novant’anni.", True), ("La figlia di Ada vive in Australia.", False)]
DOMANDE = [
    ("A che ora prende il traghetto Matteo?", "Alle sei e mezza."), ("Dove aspettano le lettere quando il mare è mosso?", "Nel porto di Livorno."), ("Per quanto tempo può restare fermo il traghetto?", "Anche per tre giorni."), ("Ogni quanto riceve una lettera la signora Ada?", "Ogni settimana."),
    ("Perché Matteo legge la lettera ad alta voce?", "Perché la signora Ada non vede più bene."),
]


@layout(HALF, "comprehension-italian-vero-falso-domande", "Italian reading comprehension, LaTeX: passage in a frame, A. Vero o falso with V and F in squares, B. Rispondi alle domande with dotted lines, numbers start again, Soluzioni on the next page by exercise")
def comprehension_italian_vero_falso_domande(draw):
    said, asked = draw.shuffled(VERO), DOMANDE
    form = draw.one(["{}.", "{})"])
    names = ["A. Vero o falso?", "B. Rispondi alle domande."]
    body = r"Nome e cognome: \rule{7cm}{0.4pt}\hfill Classe: \rule{2cm}{0.4pt}\par\bigskip{\centering\Large\bfseries Il postino dell’isola\par}\medskip\noindent\fbox{\parbox{\dimexpr\linewidth-2\fboxsep-2\fboxrule}{\setlength\parskip{4pt}" + r"\par ".join(tex(text) for text in CAPRAIA) + r"}}\par\bigskip "
    key, items = r"\newpage{\Large\bfseries Soluzioni}\par\medskip ", []
    body += rf"\textbf{{{names[0]}}} Metti una crocetta.\par\smallskip "
    for n, (text, value) in enumerate(said, 1):
        body += rf"\noindent\makebox[8mm][l]{{{form.format(n)}}}{tex(text)}\hfill V~$\Box$\quad F~$\Box$\par "
        items.append(item(text, str(value), str(n), kind="truefalse", section=names[0]))
    body += rf"\bigskip\textbf{{{names[1]}}}\par\smallskip "
    for n, (question, answer) in enumerate(asked, 1):
        body += rf"\needspace{{2cm}}\lab{{0pt}}{{8mm}}{{{form.format(n)}}}{{{tex(question)}}}\dotline\smallskip "
        items.append(item(question, answer, str(n), section=names[1]))
    key += rf"\textbf{{{names[0]}}}\par " + r"\quad ".join(rf"{form.format(n)}~{'V' if value else 'F'}" for n, (_, value) in enumerate(said, 1)) + rf"\par\medskip\textbf{{{names[1]}}}\par "
    key += "".join(rf"\lab{{0pt}}{{8mm}}{{{form.format(n)}}}{{{tex(answer)}}}" for n, (_, answer) in enumerate(asked, 1))
    engine, source = document(draw, body + key, ["palatino", "times", "libertine", "arial"], (11, 12), (20, 25), extra=r"\hyphenpenalty=10000")
    return Document(engine, source, items)
