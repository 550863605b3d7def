"""The hundred and seventy-first: more past papers of boards, ministries and olympiads: English, geography, mathematics, computing, a
science bowl, a booklet of formulae that asks nothing.
"""

import importlib

from latex import document, tex
from paper import Document, ROMAN, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
here = importlib.import_module("unseen.batch_170")
Sheet, RIGHT = word.Sheet, word.RIGHT
turned, chosen, pointed = here.turned, here.chosen, here.pointed

HALF = "unseen"
KEEP = 'fo:keep-with-next="always"'

# English paper of a school-leaving examination

BUNTLINE_GAPS = [("My sister is going to ___ a course in first aid this summer.", "attend"), ("The tickets are sold out, but you can still ___ the concert on the radio.", "enjoy"), ("Could you ___ me your umbrella until tomorrow?", "lend"), ("They had to ___ the match because of the storm.", "cancel"), ("Please ___ your hand if you know the answer.", "raise"), ("It took him two years to ___ enough money for a bicycle.", "save")]
BUNTLINE_SIGNS = [("Please do not feed the animals.", "in a zoo"), ("Keep your boarding pass ready.", "at an airport"), ("Return books by the date stamped inside.", "in a library"), ("No diving at the shallow end.", "at a swimming pool"), ("Take one tablet after meals.", "on a medicine box")]
BUNTLINE_TASK = "Where would you see these notices? Match each notice (7–11) with a place (A–F). There is one place that you do not need."


@layout(HALF, "gapped-buntline", "English paper of a ministry’s school-leaving examination, word processor: Task 1 with a bank in a frame and one word too many, Task 2 notices in a table to match with places A to F and boxes, points for each task at the right, key on the next page")
def gapped_buntline(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Liberation Serif"]), 11, margin=2.0)
    items, wide = [], sheet.wide
    gaps = draw.mixed(BUNTLINE_GAPS)
    bank = draw.mixed([answer for _, answer in gaps] + ["borrow"])
    add = sheet.body.append
    add(sheet.table([["MINISTRY OF EDUCATION\u2003Central Examination Commission", "Candidate’s code:"]], [wide - 5, 5.0], padding=0.2))
    add(sheet.p("<b>ENGLISH LANGUAGE – LEVEL B1</b>", align="center", size=14, before=0.4, after=0.1))
    add(sheet.p("Time: 30 minutes. Dictionaries are not allowed.", align="center", after=0.4))
    add(sheet.p("<b>Task 1</b>\t_____ / 6 points", tabs=[(wide, RIGHT)], after=0.1))
    add(sheet.p("Complete the sentences (1–6) with the words from the box. There is one extra word.", after=0.2))
    add(sheet.table([[sheet.p("\u2003\u2003".join(bank), align="center", after=0)]], [wide], padding=0.2))
    for n, (text, answer) in enumerate(gaps, 1):
        shown = text.replace("___", "__________")
        add(sheet.p(f"{n}.\t{shown}", left=0.9, first=-0.9, tabs=[0.9], before=0.22, after=0))
        items.append(item(shown, answer, str(n), kind="gap", section="Task 1"))
    add(sheet.p("<b>Task 2</b>\t_____ / 5 points", tabs=[(wide, RIGHT)], before=0.7, after=0.1))
    add(sheet.p(BUNTLINE_TASK, after=0.25))
    places = draw.mixed([place for _, place in BUNTLINE_SIGNS] + ["on a train"])
    lines = []
    for k, letter in enumerate("ABCDEF"):
        left = (f"{k + 7}.", BUNTLINE_SIGNS[k][0], "") if k < 5 else ("", "", "")
        lines.append([*left, f"<b>{letter}</b>", places[k]])
    add(sheet.table(lines, [1.1, 7.4, 1.2, 1.0, wide - 10.7], padding=0.15))
    for n, (notice, place) in enumerate(BUNTLINE_SIGNS, 7):
        items.append(item(notice, place, str(n), None, choices("ABCDEF", places), kind="match", answer_label="ABCDEF"[places.index(place)], section="Task 2"))
    add(sheet.break_())
    add(sheet.p("<b>ENGLISH LANGUAGE – LEVEL B1 – KEY</b>", align="center", size=13, after=0.3))
    add(sheet.p("<b>Task 1</b>", after=0.1))
    add(sheet.p("   ".join(f"{n}. {answer}" for n, (_, answer) in enumerate(gaps, 1)), after=0.3))
    add(sheet.p("<b>Task 2</b>", after=0.1))
    add(sheet.p("   ".join(f"{n}. {'ABCDEF'[places.index(place)]}" for n, (_, place) in enumerate(BUNTLINE_SIGNS, 7)), after=0.3))
    add(sheet.p("1 point for each correct answer. Answers with spelling mistakes are not accepted in Task 1.", size=9))
    sheet.foot = sheet.p("Page {page} of {pages}", size=8, align="center")
    engine, source = sheet.source()
    return Document(engine, source, items)


# Geography paper, Malta

MALTA_SAID = [("Weathering breaks rocks down without moving them.", True), ("A delta forms where a river rises.", False), ("Limestone is a sedimentary rock.", True), ("Deposition is greatest where a river flows fast.", False), ("Earthquakes are most common along plate boundaries.", True)]
MALTA_GAPS = [("The ____________ of a river is the place where it begins.", "source"), ("A stream that joins a larger river is called a ____________.", "tributary"), ("Waves that hit the coast at an angle move sand by ____________ drift.", "longshore"), ("A pillar of rock left standing in the sea is a ____________.", "stack")]
MALTA_ASKED = [("Name TWO Maltese industries that depend on the sea.", [("fishing", 1), ("tourism", 1)]), ("Explain why fresh water is scarce in the Maltese Islands.", [("rainfall is low", 1), ("there are no permanent rivers", 1)]), ("Give ONE way in which fresh water is produced from sea water.", [("reverse osmosis", 1)]), ("Describe how a sea wall protects a coast.", [("it reflects the energy of the waves", 1), ("so that the cliff behind it is not worn away", 1)])]


@layout(HALF, "statements-lacunosus", "secondary certificate paper in geography, Chromium: 1 statements (a) to (e) in a table with columns True and False to tick, 2 gaps (a) to (d) with words in a box, 3 questions with (2) at the right; totals in words, marking scheme in its own file as a table")
def statements_lacunosus(draw):
    items, said, gaps = [], draw.mixed(MALTA_SAID), draw.mixed(MALTA_GAPS)
    stems = ["Read the statements below. Put a tick (✓) under True or False for each one.", "Fill in the gaps with words from the box. Two of the words are not needed.", "Malta is a small group of islands in the middle of the Mediterranean Sea."]
    body = "<div class=h><b>SECONDARY EDUCATION CERTIFICATE</b><br>SAMPLE PAPER<br>GEOGRAPHY – PAPER I – SECTION A</div><p class=r>Index No.: ______________</p>"
    scheme = "<h2>Geography – Paper I – Marking Scheme</h2><table class=k><tr><th>Question<th>Answer<th>Mark</tr>"
    body += f"<div class=q><b>1.</b><span>{stems[0]}</span></div><table class=t><tr><th><th>Statement<th>True<th>False</tr>"
    for letter, (text, verdict) in zip("abcde", said):
        body += f"<tr><td>({letter})<td>{web(text)}<td><td></tr>"
        scheme += f"<tr><td>1({letter})<td>{verdict}<td>1</tr>"
        items.append(item(text, str(verdict), f"1({letter})", 1, stem=stems[0], kind="truefalse"))
    body += f"</table><p class=m>(Total: 5 marks)</p><div class=q><b>2.</b><span>{stems[1]}</span></div><p class=bank>{' &emsp; '.join(draw.mixed([a for _, a in gaps] + ['meander', 'arch']))}</p>"
    for letter, (text, answer) in zip("abcd", gaps):
        body += f"<div class='q s'><b>({letter})</b><span>{text}</span></div>"
        scheme += f"<tr><td>2({letter})<td>{answer}<td>1</tr>"
        items.append(item(text, answer, f"2({letter})", 1, stem=stems[1], kind="gap"))
    body += f"<p class=m>(Total: 4 marks)</p><div class='q new'><b>3.</b><span>{stems[2]}</span></div>"
    for letter, (text, points) in zip("abcd", MALTA_ASKED):
        one = pointed(text, points, f"3({letter})", stems[2])
        body += f"<div class='q s'><b>({letter})</b><span>{web(text)}</span></div>" + "<div class=l></div>" * one["marks"] + f"<p class=p>({one['marks']})</p>"
        scheme += "".join(f"<tr><td>{f'3({letter})' if k == 0 else ''}<td>{web(t)}<td>{m}</tr>" for k, (t, m) in enumerate(points))
        items.append(one)
    body += "<p class=m>(Total: 7 marks)</p>"
    scheme += "<tr><td><td><b>Total</b><td><b>16</b></tr></table>"
    css = ".h { text-align: center } .r { text-align: right } .q { display: flex; margin-top: 3mm } .q b { width: 9mm; flex: none; font-weight: normal } .s { margin-left: 9mm } .t { border-collapse: collapse; margin: 3mm 0 0 9mm } .t td, .t th { border: 1px solid #000; padding: 1.5mm 3mm } .t td:nth-child(2) { width: 100mm } .t td:nth-child(n+3) { width: 15mm } .m { text-align: right; font-weight: bold; margin: 3mm 0 8mm } .bank { border: 1px solid #000; text-align: center; padding: 2mm; margin: 3mm 1mm 3mm 9mm } .l { border-bottom: 1px solid #555; height: 8mm; margin-left: 18mm } .p { text-align: right; margin: 1mm 0 0 } .new { break-before: page }"
    css2 = ".k { border-collapse: collapse } .k td, .k th { border: 1px solid #000; padding: 1mm 3mm; text-align: left } .k td:nth-child(2) { width: 110mm }"
    font = [draw.one(["Liberation Serif", "Caladea"])]
    engine, source = page(draw, body, font, (11, 12), css)
    return Document(engine, source, items, page(draw, scheme, font, (11,), css2)[1])


# University entrance in Portuguese, Brazil

VESTIBULAR = [
    ("A Lei Áurea, assinada em 13 de maio de 1888, determinou", "a abolição da escravidão no Brasil.", ["a independência do Brasil.", "o fim do tráfico de africanos.", "a proclamação da República.", "a libertação dos filhos de escravas."]), ("O processo pelo qual as plantas liberam vapor de água pelas folhas é denominado", "transpiração.", ["fotossíntese.", "fermentação.", "germinação.", "polinização."]),
    ("Uma loja oferece 20% de desconto em uma camisa de R$ 75,00. O preço final da camisa é", "R$ 60,00.", ["R$ 15,00.", "R$ 55,00.", "R$ 65,00.", "R$ 70,00."]), ("O bioma brasileiro marcado por longas secas e por plantas que armazenam água é", "a Caatinga.", ["o Pantanal.", "a Mata Atlântica.", "a Amazônia.", "o Pampa."]), ("Um automóvel percorre 150 km em 2 horas. Sua velocidade média, em km/h, é", "75.", ["50.", "65.", "80.", "300."]),
    ("A Semana de Arte Moderna, realizada em 1922, teve como sede a cidade de", "São Paulo.", ["Salvador.", "Recife.", "Ouro Preto.", "Rio de Janeiro."]), ("Na frase “Os meninos saíram cedo”, o termo “cedo” classifica-se como", "advérbio.", ["adjetivo.", "substantivo.", "pronome.", "conjunção."]), ("A substância iônica usada como sal de cozinha é o", "cloreto de sódio.", ["carbonato de cálcio.", "ácido clorídrico.", "óxido de ferro.", "nitrato de prata."]),
    ("O crescimento desordenado das cidades e a ocupação das encostas aumentam o risco de", "deslizamentos de terra.", ["terremotos.", "erupções vulcânicas.", "maremotos.", "geadas."]), ("A probabilidade de obter um número par no lançamento de um dado é", "1/2.", ["1/6.", "1/3.", "2/3.", "5/6."]),
]


@layout(HALF, "vestibular-palomar", "Brazilian university entrance paper, Chromium: two columns, Questão 46 on a grey bar, options with the letters A to E in black circles, GABARITO as two tables side by side on the last page")
def vestibular_palomar(draw):
    start = draw.one([31, 46, 61])
    items, body = [], "<div class=h><b>VESTIBULAR 2024</b><span>CONHECIMENTOS GERAIS</span></div><div class=c>"
    cells = []
    for n, (question, right, wrong) in enumerate(draw.shuffled(VESTIBULAR), start):
        options, place = turned(draw, right, wrong)
        body += f"<div class=u><div class=b>QUESTÃO {n}</div><p>{web(question)}</p>" + "".join(f"<div class=o><b>{letter}</b><span>{web(text)}</span></div>" for letter, text in zip("ABCDE", options)) + "</div>"
        cells.append((n, "ABCDE"[place]))
        items.append(chosen(question, options, place, str(n), "ABCDE"))
    body += "</div><h2>GABARITO</h2><div class=g>" + "".join(f"<table><tr><th>Questão<th>Resposta</tr>{rows(part)}</table>" for part in (cells[:5], cells[5:])) + "</div>"
    css = ".h { border-bottom: 2px solid #000; display: flex; justify-content: space-between; margin-bottom: 4mm } .c { columns: 2; column-gap: 8mm; column-rule: 1px solid #999 } .u { break-inside: avoid; padding-bottom: 5mm } .b { background: #d5d5d5; font-weight: bold; padding: 1mm 3mm } .u p { margin: 2mm 0; text-align: justify } .o { display: flex; margin: 1mm 0 } .o b { background: #000; color: #fff; border-radius: 50%; width: 4.6mm; height: 4.6mm; line-height: 4.6mm; text-align: center; font-size: 70%; margin-right: 2mm; flex: none } h2 { break-before: page; text-align: center } .g { display: flex; justify-content: center; gap: 15mm } table { border-collapse: collapse } td, th { border: 1px solid #000; padding: 1.2mm 5mm; text-align: center }"
    engine, source = page(draw, body, ["Liberation Sans", "Carlito"], (10, 11), css, language="pt")
    return Document(engine, source, items)


# State examination in mathematics, Russia

VARIANT = [
    ("Найдите корень уравнения 3x − 7 = 14.", "7"), ("Билет на автобус стоит 45 рублей. Какое наибольшее число билетов можно купить на 500 рублей?", "11"), ("В треугольнике ABC угол C равен 90°, AC = 6, BC = 8. Найдите длину стороны AB.", "10"), ("Площадь квадрата равна 49. Найдите его периметр.", "28"), ("В сборнике 25 билетов по биологии, в 5 из них встречается вопрос о грибах. Найдите вероятность того, что в случайном билете будет вопрос о грибах.", "0,2"), ("Найдите значение выражения 2⁵ · 3² : 6.", "48"), ("Футболка стоила 800 рублей. После снижения цены она стоит 680 рублей. На сколько процентов была снижена цена?", "15"), ("Моторная лодка прошла по течению 36 км за 2 часа, а скорость течения равна 3 км/ч. Найдите скорость лодки в неподвижной воде. Ответ дайте в км/ч.", "15"), ("Найдите сумму первых десяти натуральных чисел.", "55"), ("Объём куба равен 64. Найдите площадь его поверхности.", "96"),
]
VARIANT_TWO = ["Решите уравнение x² − 5x + 6 = 0.", "Докажите, что медиана прямоугольного треугольника, проведённая к гипотенузе, равна её половине."]


@layout(HALF, "variant-cirrostratus", "training variant of the Russian state examination in mathematics, Chromium: Часть 1 with numbers in boxes and Ответ: with a rule below, Часть 2 without answers, table № задания, Ответ on the last page")
def variant_cirrostratus(draw):
    number = draw.random.randint(11, 36)
    items, body = [], f"<p class=h>Единый государственный экзамен. Математика. Базовый уровень<br><b>Тренировочный вариант № {number}</b></p><h2>Часть 1</h2><p class=i>Ответом к заданиям 1–10 является целое число или конечная десятичная дробь. Запишите число в поле ответа в тексте работы, затем перенесите его в бланк ответов № 1.</p>"
    asked = draw.shuffled(VARIANT)
    for n, (question, answer) in enumerate(asked, 1):
        body += f"<div class=q><b>{n}</b><div>{web(question)}<p class=a>Ответ: ___________________________.</p></div></div>"
        items.append(item(question, answer, str(n), kind="numeric"))
    body += "<h2>Часть 2</h2><p class=i>Для записи решений и ответов на задания 11 и 12 используйте бланк ответов № 2.</p>"
    for n, question in enumerate(VARIANT_TWO, 11):
        body += f"<div class=q><b>{n}</b><div>{web(question)}</div></div>"
        items.append(item(question, None, str(n)))
    body += f"<h3>Ответы к варианту № {number}</h3><table><tr><th>№ задания<th>Ответ</tr>{rows([(n, a) for n, (_, a) in enumerate(asked, 1)])}</table>"
    css = ".h { border-bottom: 1px solid #000; text-align: center; padding-bottom: 2mm } h2 { text-align: center; font-size: 14pt } .i { border: 1px solid #000; font-style: italic; padding: 2mm 3mm; margin-right: 1mm } .q { display: flex; margin: 4mm 0; break-inside: avoid } .q b { border: 1.5px solid #000; width: 8mm; height: 7mm; line-height: 7mm; text-align: center; margin-right: 4mm; flex: none } .a { margin: 4mm 0 0 } h3 { break-before: page; text-align: center } table { border-collapse: collapse; margin: 0 auto } td, th { border: 1px solid #000; padding: 1mm 8mm; text-align: center }"
    engine, source = page(draw, body, ["Liberation Serif", "Noto Serif"], (11, 12), css, language="ru")
    return Document(engine, source, items)


# Diploma paper in mathematics, Hong Kong

DIPLOMA_A = [
    ("Simplify (m⁴n)³ and express the answer with positive indices.", ["= (m⁴)³n³", "= m¹²n³"]), ("Factorise x² − 9y² + x + 3y.", ["= (x + 3y)(x − 3y) + (x + 3y)", "= (x + 3y)(x − 3y + 1)"]), ("Make p the subject of the formula 5(p + q) = 2p + 8.", ["5p + 5q = 2p + 8", "3p = 8 − 5q", "p = (8 − 5q)/3"]), ("The marked price of a clock is $480. It is sold at a discount of 25%. Find its selling price.", ["= $480 × (1 − 25%)", "= $360"]),
]
DIPLOMA_B = [
    ("The scores of nine students in a test are 52, 55, 60, 60, 63, 67, 70, 74 and 84.", [("Find the mean of the scores.", ["= 585/9", "= 65"]), ("Find the range of the scores.", ["= 84 − 52", "= 32"]), ("Two more students score 65 each. Explain whether the mean will change.", ["The two new scores are equal to the mean.", "The mean will not change."])]),
    ("It is given that f(x) is the sum of two parts, one part is a constant and the other part varies as x. Suppose that f(2) = 11 and f(5) = 20.", [("Find f(x).", ["Let f(x) = a + bx.", "2b + a = 11 and 5b + a = 20", "f(x) = 3x + 5"]), ("Solve the equation f(x) = x².", ["x² − 3x − 5 = 0", "x = 4.19 or x = −1.19"])]),
    ("The radius and the height of a solid cylinder are 6 cm and 10 cm.", [("Express the volume of the cylinder in terms of π.", ["= π(6)²(10)", "= 360π cm³"]), ("The cylinder is melted and recast as three equal spheres. Is the radius of each sphere greater than 4.5 cm? Explain your answer.", ["The volume of each sphere is 120π cm³.", "The radius is 4.48 cm, so it is not greater than 4.5 cm."])]),
]


@layout(HALF, "diploma-fractus", "diploma paper in mathematics, XeLaTeX: SECTION A(1), 1. and (a) with (3 marks) at the right on a line of its own, frame for the answers with a notice in the margin; marking scheme in its own file, ruled table Solution, Marks with 1M and 1A, Remarks")
def diploma_fractus(draw):
    items, body, scheme = [], "", ""

    def ask(label, indent, text, steps, number, stem=None):
        nonlocal body, scheme
        one = pointed(text, [(step, 1) for step in steps], number, stem)
        body += rf"\needspace{{20mm}}\lab{{{indent}mm}}{{9mm}}{{{label}}}{{{tex(text)}}}\par\vspace{{-1mm}}\hfill({len(steps)} marks)\par\vspace{{{len(steps) * 7}mm}}"
        for k, step in enumerate(steps):
            scheme += rf"{number if k == 0 else ''} & {tex(step)} & {'1A' if k == len(steps) - 1 else '1M'} & \\" + "\n"
        scheme += rf"& & \hfill ({len(steps)}) & \\\hline "
        items.append(one)

    for n, (text, steps) in enumerate(DIPLOMA_A, 1):
        ask(f"{n}.", 0, text, steps, str(n))
    body += r"\newpage\textbf{SECTION A(2) (15 marks)}\par\medskip "
    for n, (stem, parts) in enumerate(DIPLOMA_B, 5):
        body += rf"\needspace{{40mm}}\lab{{0mm}}{{9mm}}{{{n}.}}{{{tex(stem)}}}\smallskip "
        for letter, (text, steps) in zip("abc", parts):
            ask(f"({letter})", 9, text, steps, f"{n}({letter})", stem)
    intro = r"\textbf{SECTION A(1) (9 marks)}\par Answer ALL questions in this section and write your answers in the spaces provided.\par\bigskip "
    look = {"fonts": ["timesnew"], "sizes": (11, 12), "margins": (24, 26)}
    side = r"\AddToShipoutPictureBG{\AtPageLowerLeft{\put(28,420){\rotatebox{90}{\makebox(0,0){\footnotesize Answers written in the margins will not be marked.}}}}}"
    engine, source = document(draw, intro + body, **look, foot=r"\fancyfoot[L]{\footnotesize 2024-DSE-MATH-CP 1--\thepage}\fancyfoot[R]{\footnotesize Go on to the next page}", extra=side)
    key = rf"\begin{{center}}\bfseries MATHEMATICS Paper 1\par Marking Scheme\end{{center}}\renewcommand\arraystretch{{1.05}}\begin{{longtable}}{{|l|p{{88mm}}|p{{16mm}}|p{{24mm}}|}}\hline & \textbf{{Solution}} & \textbf{{Marks}} & \textbf{{Remarks}}\\\hline {scheme}\end{{longtable}}"
    return Document(engine, source, items, document(draw, key, **look)[1])


# Paper in computing

COMPUTING = [
    ("A theatre sells its seats through a web site. Bookings are held in a database.", [
        ("a", "Define the term database.", 2, None), ("b", "State two benefits of a database over a paper file.", 2, None), ("c", "The web site checks the data that customers type in.", 0, [("Name one type of validation that could be used for the date of a show.", 1), ("Explain the difference between validation and verification.", 3)])]),
    ("A programmer uses the following algorithm.", [
        ("a", "State the value that is printed when the user enters 4.", 1, None), ("b", "Rewrite line 03 so that the loop also multiplies by the number itself.", 1, None), ("c", "The programmer tests the algorithm with −2.", 0, [("Describe what the algorithm does with this input.", 2), ("Suggest how the algorithm could be changed to deal with such input.", 2)])]),
    ("Images are stored as bitmaps.", [("a", "Calculate the size in bytes of an image of 64 by 32 pixels in which each pixel takes 8 bits.", 2, None), ("b", "Explain one advantage of lossy compression for images on a web page.", 2, None), ("c", "Convert the binary number 01101101 to hexadecimal.", 1, None)]),
]
LISTING = ["01  INPUT n", "02  total = 1", "03  FOR i = 1 TO n - 1", "04      total = total * i", "05  NEXT i", "06  PRINT total"]


@layout(HALF, "computing-stracchino", "computing paper of an examination board, groff: 1 in bold, (a) (i) with dotted lines that end in [2], a listing in Courier with line numbers, [Turn over] in the foot; not answered")
def computing_stracchino(draw):
    number = draw.random.randint(2200, 2290)
    lines = [f".ds LH", ".ds RH", f".ds LF \\s-2{number}/12/M/J/24\\s0", ".ds CF", ".ds RF \\s-2[Turn over\\s0", ".ds CH \\\\n(PN", ".LP", "\\fBSection A\\fP", ".br", "Answer \\fBall\\fP questions. You may use a calculator.", ".sp"]
    items = []

    def dotted(marks, left):
        out = []
        for k in range(marks + 1):
            out += [".sp 0.9", f"\\l'{6.2 - left:.1f}i.'" if k < marks else f"\\l'{5.8 - left:.1f}i.'\\h'0.08i'[{marks}]", ".br"]
        return out + [".sp 0.6"]

    for n, (stem, parts) in enumerate(COMPUTING, 1):
        lines += [".ne 8", ".in 0.35i", ".ti -0.35i", f"\\fB{n}\\fP\\h'|0.35i'{plain(stem)}", ".br", ".sp 0.5"]
        if n == 2:
            lines += [".in 0.9i", ".nf", "\\f(CW" + LISTING[0], *LISTING[1:-1], LISTING[-1] + "\\fP", ".fi", ".sp 0.5"]
        for letter, text, marks, inner in parts:
            lines += [".ne 6", ".in 0.7i", ".ti -0.35i", f"\\fB({letter})\\fP\\h'|0.35i'{plain(text)}", ".br"]
            if inner:
                for roman, (asks, points) in zip(ROMAN, inner):
                    lines += [".sp 0.4", ".ne 6", ".in 1.05i", ".ti -0.35i", f"\\fB({roman})\\fP\\h'|0.35i'{plain(asks)}", ".br", *dotted(points, 1.05)]
                    items.append(item(asks, None, f"{n}({letter})({roman})", points, stem=f"{stem} {text}"))
            else:
                lines += dotted(marks, 0.7)
                items.append(item(text, None, f"{n}({letter})", marks, stem=stem))
    lines += [".in 0"]
    engine, source = roff(draw, [".nr LL 6.3i", *lines], (11,), ("H", "T"))
    return Document(engine, source, items)


# Board paper in mathematics, India

BOARD_A = [("The HCF of 96 and 404 is", "4", ["2", "8", "12"]), ("The roots of x² − 7x + 12 = 0 are", "3 and 4", ["2 and 6", "−3 and −4", "1 and 12"]), ("The common difference of the A.P. 5, 9, 13, … is", "4", ["5", "9", "−4"]), ("The distance of the point (6, 8) from the origin is", "10 units", ["2 units", "14 units", "48 units"]), ("If sin θ = 1/2, then θ is equal to", "30°", ["45°", "60°", "90°"]), ("The mode of 3, 5, 5, 7, 9 is", "5", ["3", "7", "9"])]
BOARD_B = [("Find the sum of the first 20 terms of the A.P. 2, 5, 8, …", ["S = 20/2 [2 × 2 + 19 × 3]", "S = 610"]), ("A die is thrown once. Find the probability of getting a prime number.", ["Prime numbers are 2, 3 and 5", "Probability = 3/6 = 1/2"]), ("Find the value of k for which x² + kx + 9 = 0 has equal roots.", ["k² − 36 = 0", "k = 6 or k = −6"])]
BOARD_C = [("Prove that √5 is an irrational number.", ["Let √5 = p/q, where p and q are co-prime", "p² = 5q², so 5 divides p", "5 divides q as well, which is a contradiction"]), ("The sum of two numbers is 27 and their product is 182. Find the numbers.", ["Let the numbers be x and 27 − x", "x² − 27x + 182 = 0", "The numbers are 13 and 14"])]


@layout(HALF, "board-gjetost", "Indian board paper of class X in mathematics, Chromium: General Instructions, ruled table Q. No., Question, Marks, sections as rows across it, (a) to (d) two a row; marking scheme behind it as a table with value points and their marks")
def board_gjetost(draw):
    items, n = [], 0
    body = "<p class=c><b>SAMPLE QUESTION PAPER (2024–25)</b><br><b>CLASS X – MATHEMATICS (STANDARD)</b></p><p class=w><span>Time allowed: 1 hour</span><span>Maximum Marks: 18</span></p><p><b>General Instructions:</b></p><ol><li>This question paper contains 11 questions. All questions are compulsory.</li><li>Draw neat figures wherever required. Take π = 22/7 wherever required if not stated.</li><li>Use of calculators is not allowed.</li></ol><table><tr><th>Q. No.<th>Question<th>Marks</tr><tr><td colspan=3 class=s>SECTION A</tr>"
    key = "<div class=new></div><p class=c><b>MARKING SCHEME</b><br><b>CLASS X – MATHEMATICS (STANDARD)</b></p><table><tr><th>Q. No.<th>Expected answer / value points<th>Marks</tr><tr><td colspan=3 class=s>SECTION A</tr>"
    # Setters balance their keys.
    places = draw.shuffled([0, 1, 2, 3, 1, 2])
    for (question, right, wrong), place in zip(draw.mixed(BOARD_A), places):
        n += 1
        options = draw.shuffled(wrong)
        options.insert(place, right)
        body += f"<tr><td>{n}.<td>{web(question)}<div class=o>" + "".join(f"<span>({letter}) {web(text)}</span>" for letter, text in zip("abcd", options)) + "</div><td>1</tr>"
        key += f"<tr><td>{n}.<td>({'abcd'[place]}) {web(options[place])}<td>1</tr>"
        items.append(chosen(question, options, place, str(n), "abcd", 1, section="SECTION A"))
    for head, asked in (("SECTION B", BOARD_B), ("SECTION C", BOARD_C)):
        body += f"<tr><td colspan=3 class=s>{head}</tr>"
        key += f"<tr><td colspan=3 class=s>{head}</tr>"
        for question, steps in asked:
            n += 1
            body += f"<tr><td>{n}.<td>{web(question)}<td>{len(steps)}</tr>"
            key += f"<tr><td>{n}.<td>" + "<br>".join(map(web, steps)) + "<td>" + "<br>".join("1" for _ in steps) + "</tr>"
            items.append(pointed(question, [(step, 1) for step in steps], str(n), section=head))
    css = ".c { text-align: center } .w { display: flex; justify-content: space-between } li { margin: 0.5mm 0 } table { border-collapse: collapse; width: calc(100% - 1mm) } td, th { border: 1px solid #000; padding: 1.2mm 2mm; vertical-align: top; text-align: left } td:first-child { width: 12mm } td:last-child, th:last-child { width: 14mm; text-align: center } td.s { text-align: center; font-weight: bold } .o { display: grid; grid-template-columns: 1fr 1fr; margin-top: 1mm } tr { break-inside: avoid } .new { break-before: page } th { white-space: nowrap }"
    engine, source = page(draw, body + "</table>" + key + "</table>", ["Liberation Serif", "DejaVu Serif"], (11,), css)
    return Document(engine, source, items)


# Past examination questions at the end of a chapter

EXERCISE = [
    ("Solve these equations.", [("3x + 4 = 19", "x = 5"), ("2(y − 3) = 10", "y = 8"), ("7 − 2z = 1", "z = 3")]), ("A farmer shares 360 kg of seed among three fields in the ratio 2 : 3 : 4. Find the mass of seed for the largest field.", "160 kg"), ("The cost of 5 pens and 2 rulers is 310 shillings. A ruler costs 30 shillings. Find the cost of a pen.", "50 shillings"),
    ("The point A is (2, 5) and the point B is (8, 13).", [("Find the midpoint of AB.", "(5, 9)"), ("Find the length of AB.", "10 units"), ("Find the gradient of AB.", "4/3")]), ("A tank is three-fifths full and holds 240 litres. Calculate its capacity.", "400 litres"), ("Factorise completely 6ab − 9b.", "3b(2a − 3)"), ("A car uses 8 litres of petrol for 100 km. How far can it travel on 30 litres?", "375 km"), ("The angles of a triangle are x, 2x and 3x. Find the value of x.", "30°"),
]


@layout(HALF, "exercise-farrier", "end of a chapter in an East African textbook, pdfLaTeX: Past Examination Questions in two columns, 1. (a) (b), running heads, a Summary before them; Answers at the back under the same head in small print, run on with semicolons")
def exercise_farrier(draw):
    chapter = draw.random.randint(3, 9)
    asked, items, inner, key = draw.shuffled(EXERCISE), [], "", []
    signs = lambda text: tex(text).replace("°", r"\textdegree{}")
    head = f"Past Examination Questions {chapter}"
    for n, (question, answer) in enumerate(asked, 1):
        inner += rf"\needspace{{3\baselineskip}}\lab{{0pt}}{{7mm}}{{\textbf{{{n}.}}}}{{{signs(question)}}}"
        if isinstance(answer, str):
            items.append(item(question, answer, str(n), section=head))
            key.append(rf"\textbf{{{n}.}} {signs(answer)}")
        else:
            for letter, (text, short) in zip("abc", answer):
                inner += rf"\lab{{7mm}}{{7mm}}{{({letter})}}{{{signs(text)}}}"
                items.append(item(text, short, f"{n}({letter})", stem=question, section=head))
            key.append(rf"\textbf{{{n}.}} " + r"\enspace ".join(f"({letter}) {signs(short)}" for letter, (_, short) in zip("abc", answer)))
        inner += r"\smallskip "
    body = rf"\textbf{{\large Summary}}\begin{{itemize}}[nosep]\item An equation stays true when the same is done to both sides.\item The parts of a ratio are added before a quantity is shared.\item The gradient of a line is the change in $y$ divided by the change in $x$.\end{{itemize}}\bigskip\hrule\smallskip{{\large\bfseries {head}}}\smallskip\hrule\begin{{multicols}}{{2}}\raggedright {inner}\end{{multicols}}\newpage{{\Large\bfseries Answers}}\par\bigskip{{\small\textbf{{{head}}}\par\smallskip\raggedright " + r";\quad ".join(key) + r".\par}"
    engine, source = document(draw, body, ["palatino", "times", "lm"], (10, 11), (24, 28), head=rf"\fancyhead[L]{{\small\itshape Secondary Mathematics Form 2}}\fancyhead[R]{{\small\itshape Chapter {chapter}}}", extra=r"\setlength\columnsep{9mm}\renewcommand\headrulewidth{.4pt}")
    return Document(engine, source, items)


# Booklet of formulae, which asks nothing


@layout(HALF, "booklet-zeppelin", "formulae and data booklet of a physics examination, XeLaTeX: cover lines, numbered headings, tables of constants with symbols and values, formulae in rows, prefixes; asks nothing")
def booklet_zeppelin(draw):
    constants = [("acceleration of free fall", "g", "9.81 m s⁻²"), ("speed of light in a vacuum", "c", "3.00 × 10⁸ m s⁻¹"), ("elementary charge", "e", "1.60 × 10⁻¹⁹ C"), ("Planck constant", "h", "6.63 × 10⁻³⁴ J s"), ("Avogadro constant", "N", "6.02 × 10²³ mol⁻¹"), ("rest mass of electron", "m", "9.11 × 10⁻³¹ kg"), ("gravitational constant", "G", "6.67 × 10⁻¹¹ N m² kg⁻²")]
    formulae = [("uniformly accelerated motion", r"$v = u + at$\quad $s = ut + \frac{1}{2}at^2$\quad $v^2 = u^2 + 2as$"), ("moment of a force", r"$M = Fd$"), ("hydrostatic pressure", r"$\Delta p = \rho g\Delta h$"), ("electric current", r"$I = Anvq$"), ("resistors in series", r"$R = R_1 + R_2 + \cdots$"), ("resistors in parallel", r"$\frac{1}{R} = \frac{1}{R_1} + \frac{1}{R_2} + \cdots$"), ("radioactive decay", r"$x = x_0 e^{-\lambda t}$"), ("lens equation", r"$\frac{1}{f} = \frac{1}{u} + \frac{1}{v}$")]
    prefixes = [("giga", "G", "10⁹"), ("mega", "M", "10⁶"), ("kilo", "k", "10³"), ("milli", "m", "10⁻³"), ("micro", "µ", "10⁻⁶"), ("nano", "n", "10⁻⁹")]
    table = lambda cells: r"\par\smallskip\renewcommand\arraystretch{1.45}\begin{tabular}{p{62mm}p{20mm}p{55mm}}" + "".join(rf"{a} & \textit{{{b}}} & {tex(c)}\\" for a, b, c in cells) + r"\end{tabular}\par\bigskip "
    body = r"\begin{center}{\Large\bfseries Physics}\par\smallskip{\large\bfseries Formulae and Data Booklet}\par\smallskip For use during the course and in the examinations\end{center}\medskip This booklet must be handed in with the question paper. It may not be written in.\par\bigskip\textbf{1\quad Data}" + table(constants) + r"\textbf{2\quad Formulae}\par\smallskip\renewcommand\arraystretch{1.9}\begin{tabular}{p{62mm}p{80mm}}" + "".join(rf"{a} & {b}\\" for a, b in formulae) + r"\end{tabular}\par\bigskip\textbf{3\quad Prefixes}" + table(prefixes)
    engine, source = document(draw, body, ["timesnew", "libertine", "arial"], (10, 11), (22, 26), foot=rf"\fancyfoot[L]{{\footnotesize First examinations 20{draw.random.randint(22, 26)}}}\fancyfoot[R]{{\footnotesize\thepage}}")
    return Document(engine, source, [])


# Olympiad in biology with explanations

BIOLOGY = [
    ("A cell is placed in a solution and swells. Compared with the cell, the solution is", "hypotonic.", ["hypertonic.", "isotonic.", "saturated.", "acidic."], "Water moves by osmosis towards the higher concentration of solutes, here into the cell."), ("Which of these animals has an open circulatory system?", "grasshopper", ["earthworm", "frog", "salmon", "octopus"], "In insects the blood leaves the vessels and bathes the organs."), ("A man with blood group AB and a woman with blood group O have a child. Which group can the child have?", "A or B", ["AB only", "O only", "A, B or AB", "any of the four groups"], "The father gives one of two dominant alleles, the mother always the recessive one."), ("The Krebs cycle takes place in the", "matrix of the mitochondrion.", ["inner membrane of the mitochondrion.", "cytosol.", "nucleus.", "stroma of the chloroplast."], "Its enzymes are dissolved in the space inside the inner membrane."),
    ("Which structure is found in monocots but not in dicots?", "scattered vascular bundles", ["net-like veins", "a taproot", "flower parts in fives", "two seed leaves"], "Cross-sections of maize and other grasses show them well."), ("Which hormone lowers the concentration of glucose in the blood?", "insulin", ["glucagon", "adrenaline", "cortisol", "thyroxine"], "It makes muscle and liver take up glucose."), ("A population grows from 200 to 230 in one year. Its growth rate for that year is", "15%", ["13%", "30%", "23%", "115%"], "Thirty more animals than 200 are there at the end."), ("Which of these molecules carries amino acids to the ribosome?", "transfer RNA", ["messenger RNA", "ribosomal RNA", "DNA polymerase", "ATP"], "Each kind of it binds one amino acid and has a matching anticodon."),
    ("The closest living relatives of birds are", "crocodiles.", ["bats.", "turtles.", "lizards.", "snakes."], "Both belong to the archosaurs."), ("In a food chain most of the energy of one level is lost as", "heat.", ["light.", "sound.", "faeces.", "oxygen."], "Respiration releases it at every level."),
]


@layout(HALF, "olympiad-monkeyfist", "national biology olympiad with solutions, word processor: Question 1 as a small head, options (A) to (E) indented, below each a shaded line Correct answer: (C) and a comment in italics")
def olympiad_monkeyfist(draw):
    sheet = Sheet(draw.one(["Caladea", "Liberation Serif"]), 11, margin=2.3)
    items, add = [], sheet.body.append
    year = draw.random.randint(2015, 2024)
    add(sheet.p(f"<b>National Biology Olympiad {year}</b>", align="center", size=15, after=0.1))
    add(sheet.p("Round One: questions, answers and comments", align="center", after=0.5))
    for n, (question, right, wrong, why) in enumerate(draw.some(BIOLOGY, 9), 1):
        options, place = turned(draw, right, wrong)
        letter = "ABCDE"[place]
        add(sheet.p(f"<b>Question {n}</b>", before=0.3, after=0.1, color="#1f4e79", extra=KEEP))
        add(sheet.p(question, after=0.12, extra=KEEP))
        for mark, text in zip("ABCDE", options):
            add(sheet.p(f"({mark})\t{text}", left=1.7, first=-0.9, tabs=[1.7], after=0.04, extra=KEEP))
        add(sheet.p(f"<b>Correct answer: ({letter})</b>", before=0.15, after=0.04, extra='fo:background-color="#e2e2e2" ' + KEEP))
        add(sheet.p(f"<i>Comment. {why}</i>", after=0.3, size=10))
        items.append(chosen(question, options, place, str(n), "ABCDE"))
    sheet.foot = sheet.p("Biology Olympiad Committee\t{page}", size=8, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, items)


# Science bowl of a ministry

BOWL = [
    ("CHEMISTRY", "What noble gas makes up about one percent of the Earth’s atmosphere?", None, "Argon", "What is the pH of a solution whose concentration of hydrogen ions is 10⁻⁵ moles per liter?", None, "5"), ("BIOLOGY", "Which of the following organelles packages proteins for export from the cell?", ["Golgi apparatus", "Nucleolus", "Lysosome", "Centriole"], "Golgi apparatus", "What term describes an organism that has two identical alleles for a gene?", None, "Homozygous"), ("PHYSICS", "What is the SI unit of electric capacitance?", None, "Farad", "A ball rolls off a table and lands after 0.4 seconds. Which of the following is closest to the height of the table in meters?", ["0.4", "0.8", "1.6", "4.0"], "0.8"),
    ("EARTH AND SPACE", "Which of the following planets rotates on its side?", ["Uranus", "Venus", "Saturn", "Mars"], "Uranus", "What type of rock is marble?", None, "Metamorphic"), ("MATH", "What is the sum of the interior angles of a hexagon, in degrees?", None, "720", "How many ways are there to choose 2 students from a group of 9?", None, "36"), ("ENERGY", "Which of the following isotopes is the fuel in most nuclear power stations?", ["Uranium-235", "Cobalt-60", "Carbon-14", "Iodine-131"], "Uranium-235", "What quantity is measured in kilowatt-hours?", None, "Energy"),
]


@layout(HALF, "bowl-chaource", "science bowl of a ministry of energy, Chromium: TOSS-UP and BONUS in the middle over each question with its subject below, 1) and options W) to Z), ANSWER: in capitals below, a rule between the pairs")
def bowl_chaource(draw):
    items, body = [], f"<h1>Regional Science Bowl · Round {draw.random.randint(2, 15)}</h1>"
    for n, (subject, *both) in enumerate(draw.shuffled(BOWL), 1):
        body += "<div class=pair>"
        for head, (question, options, answer) in (("TOSS-UP", both[:3]), ("BONUS", both[3:])):
            kind = "Multiple Choice" if options else "Short Answer"
            body += f"<p class=h><b>{head}</b><br><i>{subject} – {kind}</i></p><p class=q>{n}) {web(question)}</p>"
            if options:
                options = draw.shuffled(options)
                place = options.index(answer)
                body += "".join(f"<p class=o>{letter}) {web(text)}</p>" for letter, text in zip("WXYZ", options)) + f"<p class=a>ANSWER: {'WXYZ'[place]}) {web(answer)}</p>"
                items.append(chosen(question, options, place, str(n), "WXYZ", section=head))
            else:
                body += f"<p class=a>ANSWER: {web(answer)}</p>"
                items.append(item(question, answer, str(n), kind="numeric" if answer.isdigit() else "short", section=head))
        body += "</div>"
    css = "h1 { font-size: 14pt; text-align: right; font-weight: normal } .pair { border-bottom: 3px double #000; padding-bottom: 3mm; margin-bottom: 3mm; break-inside: avoid } .h { text-align: center; margin: 4mm 0 1mm } .q { margin: 1mm 0 } .o { margin: 0 0 0 8mm } .a { margin: 2mm 0 }"
    engine, source = page(draw, body, ["Liberation Serif", "Caladea"], (12,), css, paper="letter")
    return Document(engine, source, items)


# Numeracy test of a national programme

NUMERACY = [
    ("Which number is eight hundred and seven?", "807", ["87", "870", "8007"]), ("Mia has 24 shells. She gives half of them to Ben. How many shells does Ben get?", "12", ["6", "22", "48"]), ("A film starts at 4:15 and lasts 90 minutes. When does it end?", "5:45", ["4:45", "5:05", "5:15"]), ("Which of these is the heaviest?", "2 kilograms", ["900 grams", "1200 grams", "1 kilogram"]), ("What is the next number in the pattern 3, 7, 11, 15?", "19", ["16", "18", "20"]), ("How many faces does a cube have?", "6", ["4", "8", "12"]), ("Which fraction is the same as one half?", "3/6", ["1/3", "2/5", "4/6"]), ("One apple costs 60 cents. What do five apples cost?", "$3.00", ["$2.50", "$3.50", "$5.60"]),
]
NUMERACY_BOX = [("What is 305 take away 118?", "187"), ("Sam reads 14 pages each day. How many pages does he read in one week?", "98")]


@layout(HALF, "numeracy-nacreous", "national numeracy test of year 3, Chromium: large numbers in circles, bubbles without letters before four answers in a row, a box to write in for two questions, page frames; answers in small print at the foot of each page")
def numeracy_nacreous(draw):
    asked = [(q, turned(draw, r, w)) for q, r, w in draw.some(NUMERACY, 8)]
    asked = asked[:4] + [(NUMERACY_BOX[0][0], NUMERACY_BOX[0][1])] + asked[4:] + [(NUMERACY_BOX[1][0], NUMERACY_BOX[1][1])]
    items, body = [], ""
    for start in (0, 5):
        body += "<div class=sheet><div class=top>YEAR 3 NUMERACY <span>Shade one bubble or write in the box.</span></div>"
        key = []
        for n, (question, given) in enumerate(asked[start : start + 5], start + 1):
            body += f"<div class=u><b>{n}</b><div><p>{web(question)}</p>"
            if isinstance(given, str):
                body += "<div class=w></div>"
                key.append(f"{n}. {given}")
                items.append(item(question, given, str(n), kind="numeric"))
            else:
                options, place = given
                body += "<div class=o>" + "".join(f"<span><i></i>{web(text)}</span>" for text in options) + "</div>"
                key.append(f"{n}. {options[place]}")
                items.append(chosen(question, options, place, str(n), [None] * 4))
            body += "</div></div>"
        body += f"<div class=k>Answers: {' &emsp; '.join(map(web, key))}</div></div>"
    css = ".sheet { height: 245mm; display: flex; flex-direction: column; break-after: page } .sheet:last-child { break-after: auto } .top { background: #ddd; padding: 2mm 4mm; font-weight: bold } .top span { font-weight: normal; float: right } .u { display: flex; margin-top: 7mm } .u > b { border: 2px solid #000; border-radius: 50%; width: 10mm; height: 10mm; line-height: 10mm; text-align: center; margin-right: 5mm; flex: none } .u > div { flex: 1 } .u p { margin: 1.5mm 0 4mm } .o { display: grid; grid-template-columns: repeat(4, 1fr) } .o i { display: inline-block; width: 6mm; height: 3.5mm; border: 1px solid #000; border-radius: 2mm; margin-right: 2mm } .w { border: 1.5px solid #000; width: 35mm; height: 11mm } .k { margin-top: auto; font-size: 8pt; border-top: 1px solid #999; padding-top: 1mm }"
    engine, source = page(draw, body, ["Carlito", "Lato", "Open Sans"], (13,), css)
    return Document(engine, source, items)
