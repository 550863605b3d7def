"""The forty-sixth: further sheets and papers of the kinds in the two before, some of several kinds at once."""

import importlib

import engines  # noqa: F401  (registers latex)
from latex import document, tex
from paper import Document, choices, item, layout
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
handed = importlib.import_module("blind-then-read.batch_34")
Sheet, RIGHT = word.Sheet, word.RIGHT
picked, turned, pointed = handed.picked, handed.turned, handed.pointed

HALF = "blind-then-read"


TRIANGLE = r"\begin{tikzpicture}\draw (0,0)--(4,0)--(0,3)--cycle;\draw (0,0.3)--(0.3,0.3)--(0.3,0);\node[below] at (2,0) {12 cm};\node[left] at (0,1.5) {5 cm};\node[above right] at (2,1.5) {$x$ cm};\end{tikzpicture}"
GRAPH = r"\begin{tikzpicture}[scale=0.7]\draw[gray!50] (0,0) grid (6,5);\draw[->] (0,0)--(6.4,0) node[right]{$x$};\draw[->] (0,0)--(0,5.4) node[above]{$y$};\foreach \n in {1,...,6} \node[below] at (\n,0) {\small\n};\foreach \n in {1,...,5} \node[left] at (0,\n) {\small\n};\draw[thick] (0,1)--(6,4);\filldraw (2,2) circle (2pt) node[above left]{$A$} (6,4) circle (2pt) node[above left]{$B$};\end{tikzpicture}"
TREE = r"\begin{tikzpicture}\draw (0,0)--(2.4,0.9) node[midway,above]{$\frac{2}{5}$} node[right]{bus} (0,0)--(2.4,-0.9) node[midway,below]{.........} node[right]{walk};\draw (3.4,0.9)--(5.8,1.4) node[right]{late} (3.4,0.9)--(5.8,0.4) node[right]{not late};\end{tikzpicture}"
CALCULATOR = [
    ("Here is a right-angled triangle.", TRIANGLE, [("Work out the value of x.", 2, "13"), ("Work out the area of the triangle.", 1, "30 cm²")]),
    ("A and B are two points on the straight line L.", GRAPH, [("Write down the coordinates of B.", 1, "(6, 4)"), ("Find the gradient of L.", 2, "0.5"), ("Write down an equation of L.", 1, "y = 0.5x + 1")]),
    ("Sam goes to school by bus or walks. The probability that he goes by bus is 2/5.", TREE, [("Complete the probability on the tree diagram.", 1, "3/5"), ("When Sam goes by bus the probability that he is late is 0.1. Work out the probability that he goes by bus and is late.", 2, "0.04")]),
    ("Work out 15% of £240", None, 2, "£36"),
    ("A car travels 84 miles in 1 hour 45 minutes. Work out its average speed in miles per hour.", None, 3, "48"),
    ("Expand and simplify 4(x + 3) − 2(x − 1)", None, 2, "2x + 14"),
    ("£3000 is invested at 2% per year compound interest.", None, [("Work out the value of the investment after 2 years.", 2, "£3121.20"), ("After how many years is it first worth more than £3200?", 2, "4")]),
    ("Solve the simultaneous equations 3x + y = 11 and x − y = 1", None, 3, "x = 3, y = 2"),
]


@layout(HALF, "paper-godwit", "maths paper, LaTeX: bold numbers, diagrams, (a) (b), (2) at the right edge on a line of its own, (Total for Question 1 is 3 marks) above a rule; scheme in a file of its own as a plain table")
def paper_godwit(draw):
    asked = draw.some(CALCULATOR, 7)
    body, scheme, items, whole = "", "", [], 0
    total = draw.one(["(Total for Question {} is {} mark{})", "(Total for Question {} = {} mark{})"])
    for n, (text, drawing, parts, *answer) in enumerate(asked, 1):
        body += rf"\needspace{{6cm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}}}}}{{{tex(text)}}}" + (rf"\begin{{center}}{drawing}\end{{center}}" if drawing else "")
        if answer:
            worth = parts
            body += rf"\vspace{{{14 + 8 * worth}mm}}\hspace*{{0pt}}\hfill\makebox[6cm]{{\dotfill}}\par "
            items.append(item(text, answer[0], str(n), worth, kind="numeric"))
            scheme += rf"{n} & {tex(answer[0])} & {worth}\\\hline "
        else:
            worth = sum(marks for _, marks, _ in parts)
            for letter, (part, marks, said) in zip("abc", parts):
                body += rf"\needspace{{3cm}}\lab{{8mm}}{{8mm}}{{({letter})}}{{{tex(part)}}}\vspace{{{6 + 8 * marks}mm}}\hspace*{{0pt}}\hfill\makebox[6cm]{{\dotfill}}\par\hspace*{{0pt}}\hfill\textbf{{({marks})}}\par "
                items.append(item(part, said, f"{n}({letter})", marks, stem=text, kind="short" if "coordinates" in part or "equation" in part else "numeric"))
                scheme += rf"{n}({letter}) & {tex(said)} & {marks}\\\hline "
        whole += worth
        body += rf"\hspace*{{0pt}}\hfill\textbf{{{total.format(n, worth, 's' if worth > 1 else '')}}}\par\hrule\bigskip "
    front = rf"{{\Large\bfseries Mathematics\par}}\smallskip Paper 2 (Calculator)\hfill Practice set C\par\smallskip\hrule\medskip Surname \hrulefill\ Other names \hrulefill\par\medskip\textbf{{Instructions}}\begin{{itemize}}[nosep]\item Answer all questions in the spaces provided.\item Diagrams are not accurately drawn, unless otherwise indicated.\item You must show all your working.\item The total mark for this paper is {whole}.\end{{itemize}}\bigskip{{\centering\textbf{{Answer ALL questions. Write your answers in the spaces provided.}}\par}}\medskip "
    fonts = [draw.one(["timesnew", "arial", "times"])]
    end = rf"\hspace*{{0pt}}\hfill\textbf{{TOTAL FOR PAPER IS {whole} MARKS}}\par "
    engine, source = document(draw, front + body + end, fonts, (11, 12), (20, 24), foot=r"\fancyfoot[L]{\footnotesize P61042A}\fancyfoot[C]{\thepage}\fancyfoot[R]{\small\textbf{Turn over}}")
    listed = r"{\large\bfseries Mathematics Paper 2 (Calculator) -- Practice set C -- Mark scheme\par}\medskip\renewcommand\arraystretch{1.5}\begin{tabular}{|l|p{9cm}|c|}\hline\textbf{Question}&\textbf{Answer}&\textbf{Mark}\\\hline " + scheme + r"\end{tabular}"
    return Document(engine, source, items, document(draw, listed, fonts, (10, 11), (20, 24))[1])


NIHON = [("日本で一番高い山は富士山である。", True), ("北海道は日本の南にある。", False), ("大阪は九州地方にある。", False), ("琵琶湖は日本で一番大きい湖である。", True), ("日本の首都は東京である。", True), ("信濃川は日本で一番長い川である。", True)]
NIHON_GAPS = [("日本は四つの大きな島、北海道、本州、四国、（{}）からなる。", "九州"), ("日本の東には（{}）が広がっている。", "太平洋"), ("青森県の名産品は（{}）である。", "りんご"), ("夏から秋にかけて、南の海から（{}）が来る。", "台風"), ("県の政治を行う役所を（{}）という。", "県庁"), ("本州と北海道は（{}）トンネルで結ばれている。", "青函")]
NIHON_ASK = [("日本の人口はおよそ何人か。", "およそ一億二千万人"), ("日本に火山が多いのはなぜか。", "プレートの境界にあるから。"), ("雪の多い地方の家の屋根は、なぜ急なのか。", "雪が落ちやすいから。"), ("太平洋ベルトとは何か。", "太平洋側に工業地帯が集まっている地域")]


@layout(HALF, "test-hoopoe", "Japanese geography test, word processor: 年 組 番 名前 line, 一 to 三 as bold headings, statements with （　） for ○ or ×, gaps in brackets with words in a frame, questions with lines; numbers begin again; 解答 on the next page by part")
def test_hoopoe(draw):
    said, gaps, asked = draw.shuffled(draw.some(NIHON, 5)), draw.shuffled(draw.some(NIHON_GAPS, 5)), draw.some(NIHON_ASK, 3)
    sheet = Sheet("Liberation Serif", draw.one((11, 12)), "ja", "JP", margin=2.3, asian=draw.one(["Noto Serif CJK JP", "Noto Sans CJK JP"]))
    dot = draw.one(["{}.", "({})"])
    names = ["一、次の文が正しければ○、正しくなければ×を書きなさい。", "二、（　）に入る言葉を、下のわくの中から選んで書きなさい。", "三、次の問いに答えなさい。"]
    heads = [name[0] for name in names]
    key, items = [], []

    def line(n, text):
        return sheet.p(f"{dot.format(n)}\t{text}", left=1, first=-1, tabs=[1, (sheet.wide, RIGHT)], after=0.2)

    sheet.body += [sheet.p("<b>社会　小テスト　日本の国土</b>", "center", size=15, after=0.2), sheet.p("　　年　　組　　番　　名前＿＿＿＿＿＿＿＿＿＿", "end", after=0.4), sheet.p(f"<b>{names[0]}</b>", after=0.2)]
    for n, (text, value) in enumerate(said, 1):
        sheet.body.append(line(n, f"{text}\t（　　）"))
        items.append(item(text, str(value), str(n), kind="truefalse", section=heads[0]))
    key.append(sheet.p(f"<b>{heads[0]}</b>　" + "　".join(f"{dot.format(n)} {'○' if value else '×'}" for n, (_, value) in enumerate(said, 1)), after=0.2))
    sheet.body += [sheet.p(f"<b>{names[1]}</b>", before=0.4, after=0.2)]
    for n, (text, answer) in enumerate(gaps, 1):
        question = text.format("　　　　　")
        sheet.body.append(line(n, question))
        items.append(item(question, answer, str(n), kind="gap", section=heads[1]))
    sheet.body.append(sheet.table([[sheet.p("　　".join(draw.mixed([answer for _, answer in gaps])), "center", after=0)]], [sheet.wide], padding=0.2))
    key.append(sheet.p(f"<b>{heads[1]}</b>　" + "　".join(f"{dot.format(n)} {answer}" for n, (_, answer) in enumerate(gaps, 1)), after=0.2))
    sheet.body += [sheet.p(f"<b>{names[2]}</b>", before=0.5, after=0.2)]
    for n, (text, answer) in enumerate(asked, 1):
        sheet.body += [line(n, text), sheet.p("＿" * 28, left=1, after=0.3)]
        items.append(item(text, answer, str(n), section=heads[2]))
    key.append(sheet.p(f"<b>{heads[2]}</b>", after=0.1))
    key += [line(n, answer) for n, (_, answer) in enumerate(asked, 1)]
    sheet.body += [sheet.break_(), sheet.p("<b>解答</b>", size=14, after=0.3), *key]
    return Document(*sheet.source(), items)


ULUM = [
    ("ما الكوكب الأقرب إلى الشمس؟", "عطارد", ["الزهرة", "المريخ", "زحل"]), ("ما الغاز الذي نحتاج إليه عند التنفس؟", "الأكسجين", ["الهيدروجين", "الهيليوم", "النيون"]), ("كم عدد أرجل الحشرات؟", "ست", ["أربع", "ثماني", "عشر"]), ("أي حيوان من الثدييات؟", "الحوت", ["التمساح", "النسر", "الضفدع"]), ("ما العضو الذي يضخ الدم في الجسم؟", "القلب", ["الكبد", "المعدة", "الرئة"]), ("ما وحدة قياس القوة؟", "نيوتن", ["متر", "واط", "كيلوغرام"]),
    ("أي مادة يجذبها المغناطيس؟", "الحديد", ["الخشب", "النحاس", "الزجاج"]), ("ماذا يسمى تحول الماء إلى بخار؟", "التبخر", ["التجمد", "التكاثف", "الانصهار"]), ("أي جزء من النبات يمتص الماء؟", "الجذور", ["الأوراق", "الأزهار", "الثمار"]), ("ما أكبر عضو في جسم الإنسان؟", "الجلد", ["الدماغ", "القلب", "الكلية"]), ("ما مصدر الضوء على الأرض في النهار؟", "الشمس", ["القمر", "النجوم", "الغيوم"]), ("في أي درجة حرارة يغلي الماء؟", "100 درجة", ["50 درجة", "80 درجة", "200 درجة"]),
]


@layout(HALF, "choices-sandgrouse", "Arabic science test from the right, Chromium: name and class with dots, 1. or 1- before each question, four options أ to د in one row, مفتاح الإجابة at the end as a table of numbers and letters")
def choices_sandgrouse(draw):
    asked, mark = draw.shuffled(draw.some(ULUM, 11)), draw.one([".", "-"])
    labels = "أبجد"
    body, items = "<p class=t>الاسم: ........................................ الصف: ................ التاريخ: ................</p><h1>اختبار في مادة العلوم</h1><p>اختر الإجابة الصحيحة:</p>", []
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        body += f"<div class=q><p>{n}{mark} {web(question)}</p><p class=r>" + "".join(f"<span>{label}) {web(option)}</span>" for label, option in zip(labels, options)) + "</p></div>"
        items.append(picked(question, options, place, str(n), labels))
    body += "<div class=k><h2>مفتاح الإجابة</h2><table><tr>" + "".join(f"<td>{n}</td>" for n in range(1, 12)) + "</tr><tr>" + "".join(f"<td>{one['answer_label']}</td>" for one in items) + "</tr></table></div>"
    css = "body { direction: rtl } h1 { font-size: 18pt; text-align: center; margin: 5mm 0 } h2 { font-size: 13pt; margin: 8mm 0 2mm } .q { break-inside: avoid; margin: 4mm 0 } .k { break-inside: avoid } .q p { margin: 0 0 1mm } .r { padding-right: 8mm } .r span { display: inline-block; width: 38mm } table { border-collapse: collapse } td { border: 1px solid #555; width: 10mm; text-align: center }"
    engine, source = page(draw, body, ["Noto Naskh Arabic"], (12, 13), css, language="ar")
    return Document(engine, source, items)


CALCULUS = [
    ("Derivatives", [("Differentiate f(x) = 3x² − 5x + 2.", "f′(x) = 6x − 5"), ("Find the slope of the curve y = x³ at the point where x = 2.", "y′ = 3x², so the slope is 12."), ("For which x does f(x) = x² − 6x have a horizontal tangent?", "2x − 6 = 0 gives x = 3.")]),
    ("Extrema", [("Let f(x) = x³ − 3x.", [("Find the critical points of f.", "3x² − 3 = 0, so x = 1 and x = −1."), ("Decide which of them is a maximum.", "The second derivative is 6x, so x = −1 is a maximum.")]), ("A rectangle has a perimeter of 40 cm. Show that its area is largest when it is a square.", "A = x(20 − x) has its maximum at x = 10, and then both sides are 10 cm.")]),
    ("Integrals", [("Evaluate the integral of 2x from 0 to 3.", "The antiderivative is x², so the value is 9."), ("Find the area between the parabola y = x² and the line y = 4.", "The curves meet at x = 2 and x = −2. The area is 16 − 16/3 = 32/3."), ("The velocity of a car is v(t) = 3t² in metres per second.", [("How far does it travel in the first 4 seconds?", "64 m"), ("What is its acceleration after 2 seconds?", "a = 6t = 12 m/s²")]), ("State the fundamental theorem of calculus in your own words.", "Differentiation undoes integration: the derivative of the area under a curve is the height of the curve.")]),
]


@layout(HALF, "sheet-treecreeper", "exercise sheet of a university, LaTeX with tcolorbox: Exercise 3.1 to 3.9 as bold run-in heads with a title in brackets or none, (a) (b), coloured boxes titled Solution below each exercise, week and tutor in the head")
def sheet_treecreeper(draw):
    titled = draw.one([True, False])
    frame = draw.one(["colback=blue!4,colframe=blue!40!black", "colback=black!4,colframe=black!50", "colback=green!4,colframe=green!35!black"])
    week = draw.random.randint(3, 6)
    body, items, n = rf"{{\centering{{\Large\bfseries Calculus I -- Sheet {week}\par}}\smallskip Solutions\par}}\bigskip ", [], 0
    for topic, asked in CALCULUS:
        for place, (text, below) in enumerate(asked):
            n += 1
            number = f"{week}.{n}"
            title = f" ({topic})" if titled and not place else ""
            body += rf"\needspace{{4cm}}\noindent\textbf{{Exercise {number}{title}.}} {tex(text)}\par "
            if isinstance(below, str):
                inner = tex(below)
                items.append(item(text, below, number, kind="short"))
            else:
                body += "".join(rf"\lab{{3mm}}{{8mm}}{{({letter})}}{{{tex(part)}}}" for letter, (part, _) in zip("ab", below))
                inner = "".join(rf"\lab{{0pt}}{{8mm}}{{({letter})}}{{{tex(answer)}}}" for letter, (_, answer) in zip("ab", below))
                items += [item(part, answer, f"{number}({letter})", stem=text) for letter, (part, answer) in zip("ab", below)]
            body += rf"\begin{{tcolorbox}}[title=Solution,{frame},fonttitle=\bfseries\small,left=2mm,right=2mm,top=1mm,bottom=1mm]{inner}\end{{tcolorbox}}\bigskip "
    body = body.replace("′", r"\ensuremath{'}")
    engine, source = document(draw, body, ["cm", "lm", "palatino"], (10, 11), (25, 30), head=rf"\fancyhead[L]{{\small Calculus I, winter term}}\fancyhead[R]{{\small Tutor: J. Brandt, week {week}}}\renewcommand\headrulewidth{{0.4pt}}", extra=r"\usepackage[most]{tcolorbox}")
    return Document(engine, source, items)


ROEMER_RF = [("Die Erde braucht ein Jahr, um die Sonne zu umkreisen.", True), ("Der Mond leuchtet mit eigenem Licht.", False), ("Bei Vollmond steht die Erde zwischen Sonne und Mond.", True), ("Die Jahreszeiten entstehen, weil die Erde der Sonne im Sommer näher ist.", False), ("Ein Lichtjahr ist eine Entfernung.", True)]
ROEMER_GAPS = [("Die Erde dreht sich in 24 Stunden einmal um ihre {}.", "Achse"), ("Wenn der Mond die Sonne verdeckt, spricht man von einer {}.", "Sonnenfinsternis"), ("Zwischen Mars und Jupiter kreisen viele {}.", "Asteroiden"), ("Die Anziehungskraft der Sonne hält die {} auf ihren Bahnen.", "Planeten"), ("Ein leuchtender Himmelskörper wie die Sonne heißt {}.", "Stern")]
ROEMER_MATCH = [("Merkur", "kleinster Planet"), ("Mars", "roter Planet"), ("Jupiter", "größter Planet"), ("Saturn", "Planet mit auffälligen Ringen"), ("Venus", "Abendstern"), ("Neptun", "sonnenfernster Planet")]


@layout(HALF, "arbeitsblatt-dipper", "German worksheet, word processor: Aufgabe 1 richtig oder falsch with r and f to circle, Aufgabe 2 gaps with words in brackets above, Aufgabe 3 a table to match, labels a) b) c) that begin again; Lösungen in small print at the end")
def arbeitsblatt_dipper(draw):
    said, gaps, pairs = draw.shuffled(draw.some(ROEMER_RF, 4)), draw.shuffled(draw.some(ROEMER_GAPS, 4)), draw.shuffled(draw.some(ROEMER_MATCH, 5))
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Comic Neue"]), draw.one((11, 12)), "de", "DE", margin=2.2)
    gap = "_" * draw.random.randint(14, 20)
    shown = draw.mixed([text for _, text in pairs])
    items, bank = [], ", ".join(draw.mixed([word_ for _, word_ in gaps]))
    orders = ["Richtig (r) oder falsch (f)? Kreise ein.", f"Setze die Wörter ein ({bank}).", "Ordne zu. Schreibe die richtige Zahl in die mittlere Spalte."]
    sheet.body += [sheet.p("Name: ____________________\tDatum: ____________", tabs=[(sheet.wide, RIGHT)], after=0.3), sheet.p("<b>Unser Sonnensystem</b>", size=17, after=0.3)]
    sheet.body.append(sheet.p(f"<b>Aufgabe 1:</b> {orders[0]}", after=0.15))
    for letter, (text, value) in zip("abcd", said):
        sheet.body.append(sheet.p(f"{letter})\t{text}\tr    f", left=0.8, first=-0.8, tabs=[0.8, (sheet.wide, RIGHT)], after=0.12))
        items.append(item(text, str(value), f"1({letter})", stem=orders[0], kind="truefalse"))
    sheet.body.append(sheet.p(f"<b>Aufgabe 2:</b> {orders[1]}", before=0.4, after=0.15))
    for letter, (text, answer) in zip("abcd", gaps):
        question = text.format(gap)
        sheet.body.append(sheet.p(f"{letter})\t{question}", left=0.8, first=-0.8, tabs=[0.8], after=0.25))
        items.append(item(question, answer, f"2({letter})", stem=orders[1], kind="gap"))
    sheet.body.append(sheet.p(f"<b>Aufgabe 3:</b> {orders[2]}", before=0.4, after=0.15))
    sheet.body.append(sheet.table([[f"{letter}) {name}", "", f"{n} {text}"] for n, (letter, (name, _), text) in enumerate(zip("abcde", pairs, shown), 1)], [4.5, 1.6, 8], padding=0.14))
    options = choices([str(n) for n in range(1, 6)], shown)
    items += [item(name, text, f"3({letter})", None, options, stem=orders[2], kind="match", answer_label=str(shown.index(text) + 1)) for letter, (name, text) in zip("abcde", pairs)]
    key = [
        "1: " + ", ".join(f"{letter}) {'r' if value else 'f'}" for letter, (_, value) in zip("abcd", said)),
        "2: " + ", ".join(f"{letter}) {answer}" for letter, (_, answer) in zip("abcd", gaps)),
        "3: " + ", ".join(f"{letter}) {shown.index(text) + 1}" for letter, (_, text) in zip("abcde", pairs)),
    ]
    sheet.body += [sheet.p("<b>Lösungen</b>", before=0.8, after=0.05, size=9), *(sheet.p(f"Aufgabe {line}", size=9, after=0) for line in key)]
    return Document(*sheet.source(), items)
