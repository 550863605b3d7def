"""The hundred and seventy-ninth: more sheets of boards, teachers and web sites of several countries by one who does not know the reader."""

import engines  # noqa: F401  (registers typst)
from latex import document, table, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"

# Agriculture paper, Uganda

AGRIC = [
    ("1", None, [
        ("(a)", "Define the term soil erosion.", 2, ["The removal of the top soil", "by agents such as water and wind"]),
        ("(b)", "State three agents of soil erosion.", 3, ["Running water", "Wind", "Grazing animals"]),
        ("(c)", "Describe how terracing controls soil erosion.", 2, ["It shortens the slope", "so that the speed of running water is reduced"])]),
    ("2", "A farmer in Masaka keeps 200 layers in a deep litter house.", [
        ("(a)", "Give two materials that can be used as litter.", 2, ["Coffee husks", "Wood shavings"]),
        ("(b)", "State two causes of egg eating in the flock.", 2, ["Too much light in the nests", "Lack of calcium in the feed"]),
        ("(c)", "Outline three signs of coccidiosis.", 3, ["Blood in the droppings", "Ruffled feathers", "Loss of appetite"])]),
    ("3", "Maize is one of the main food crops of the country.", [
        ("(a)", "Name one pest that attacks maize in the store.", 1, ["Maize weevil"]),
        ("(b)", "State the spacing for maize that is grown as a pure stand.", 1, ["75 cm × 30 cm"]),
        ("(c)", "Give four advantages of planting maize early.", 4, ["It makes use of all the rain", "It escapes most pests", "It competes better with weeds", "It fetches a higher price"])]),
]


@layout(HALF, "uneb-quickstep", "agriculture paper of a Ugandan board, word processor: 1. (a) typed with tabs, (03 marks) at the right, no lines to write on; marking guide in its own file as lines with dashes, (01) at the right of each, = 07 marks after each number")
def uneb_quickstep(draw):
    body = paragraph(run("527/1\nAGRICULTURE\nPaper 1\n2 hours"), "Code") + paragraph(run("MENGO JOINT MOCK EXAMINATIONS"), "Mid") + paragraph(run("Uganda Certificate of Education"), "Mid2")
    body += paragraph(run("INSTRUCTIONS TO CANDIDATES:", "B")) + paragraph(run("Answer all questions. All answers must be written in the answer booklet provided."), "Body")
    guide = paragraph(run("527/1 AGRICULTURE – MARKING GUIDE"), "Mid") + paragraph(run("For examiners only. Award a mark for each correct point to the maximum shown."), "Mid2")
    items = []
    for number, stem, parts in AGRIC:
        for k, (letter, question, marks, points) in enumerate(parts):
            first = f"{number}." if k == 0 else ""
            if stem and k == 0:
                body += paragraph(run(f"{first}\t{stem}"), "Stem")
                first = ""
            body += paragraph(run(f"{first}\t{letter}\t{question}\t") + run(f"({marks:02d} mark{'s' * (marks > 1)})", "I"), "Ask")
            guide += paragraph(run(f"{number + '.' if k == 0 else ''}\t{letter}\t– {points[0]}\t(01)"), "Point") + "".join(paragraph(run(f"\t\t– {p}\t(01)"), "Point") for p in points[1:])
            items.append(item(question, "\n".join(points), number + letter, marks, stem=stem, rubric=[{"text": p, "marks": 1} for p in points] if marks > 1 else None))
        guide += paragraph(run(f"\t= {sum(p[2] for p in parts):02d} marks", "B"), "Sum")
    body += paragraph(run("END"), "Mid2")
    styles = (
        paragraph_style("Code", 0, size=10)
        + paragraph_style("Mid", 0.3, bold=True, size=14, extra='fo:text-align="center"')
        + paragraph_style("Mid2", 0.2, extra='fo:text-align="center" fo:padding-bottom="0.1cm"')
        + paragraph_style("Stem", 0.5, 1.0, -1.0, [(1.0, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Ask", 0.35, 2.0, -2.0, [(1.0, ""), (2.0, ""), (16.4, 'style:type="right"')])
        + paragraph_style("Point", 0.1, 2.0, -2.0, [(1.0, ""), (2.0, ""), (16.4, 'style:type="right"')])
        + paragraph_style("Sum", 0.1, 0, 0, [(16.4, 'style:type="right"')])
    )
    look = dict(fonts=["Liberation Serif", "Caladea"], sizes=(12,), margin=2.3, styles=styles)
    engine, source = office(draw, body, **look)
    return Document(engine, source, items, office(draw, guide, **look)[1])


# Geography paper, Tanzania

TZ_CHOICE = [
    ("Which of the following is an internal force that forms landforms?", ["Weathering", "Vulcanicity", "Erosion", "Deposition", "Mass wasting"]),
    ("The line on a map that joins places of equal height is", ["an isobar", "an isohyet", "a contour", "an isotherm", "a meridian"]),
    ("Local time at 45° E when it is noon at Greenwich is", ["9 a.m.", "3 p.m.", "4 p.m.", "2 p.m.", "10 a.m."]),
    ("The instrument that is used to measure humidity is the", ["hygrometer", "barometer", "anemometer", "rain gauge", "wind vane"]),
    ("A lake that forms in a meander that was cut off is called", ["a tarn", "a caldera", "a lagoon", "an ox-bow lake", "a rift valley lake"]),
]
TZ_MATCH = [("Lake Victoria", "Shared by Tanzania, Kenya and Uganda"), ("Kilimanjaro", "The highest mountain in Africa"), ("Mtera", "Dam that generates electricity"), ("Mwadui", "Diamond mine in Shinyanga")]
TZ_SPARE = ["A national park of coral reefs", "The longest river in Africa"]
TZ_SHORT = [("3", "Explain four factors that influence the distribution of people in East Africa."), ("4", "Describe three effects of deforestation on the climate of a region."), ("5", "With examples, differentiate block mountains from fold mountains.")]


@layout(HALF, "csee-ampoule", "geography paper of a Tanzanian council, pdfLaTeX: 1. with items (i) to (v) and A to E, 2. List A (i) to (iv) and List B in a ruled table, 3. to 5. without marks, marks of the sections only, no answers")
def csee_ampoule(draw):
    first = "For each of the items (i) – (v), choose the correct answer from among the given alternatives and write its letter beside the item number in the answer booklet provided."
    second = "Match the places in List A with the correct descriptions in List B by writing the letter of the correct response beside the item number in the answer booklet provided."
    roman = ["i", "ii", "iii", "iv", "v"]
    body, items = r"\begin{center}{\bfseries THE UNITED REPUBLIC SCHOOLS EXAMINATIONS COUNCIL\par FORM FOUR MOCK EXAMINATION\par\medskip 013\hfill GEOGRAPHY\hfill Time: 3 Hours}\par\end{center}\hrule\medskip\textbf{Instructions}\begin{enumerate}[label=\arabic*.,nosep]\item This paper consists of sections A and B with a total of five (5) questions.\item Answer all questions in section A and two (2) questions from section B.\item Cellular phones are not allowed in the examination room.\end{enumerate}\bigskip\begin{center}\textbf{SECTION A (9 Marks)}\par Answer all questions in this section.\end{center}", []
    body += rf"\lab{{0pt}}{{8mm}}{{1.}}{{{tex(first)}}}" "\n"
    for r, (question, options) in zip(roman, TZ_CHOICE):
        body += rf"\smallskip\needspace{{3.5cm}}\lab{{8mm}}{{9mm}}{{({r})}}{{{tex(question)}}}\nopagebreak "
        body += r"\nopagebreak ".join(rf"{{\parskip0pt\lab{{17mm}}{{8mm}}{{{a}}}{{{tex(o)}}}}}" for a, o in zip("ABCDE", options)) + "\n"
        items.append(item(question, None, f"1({r})", None, choices("ABCDE", options), kind="mcq", stem=first))
    ends = draw.mixed([b for _, b in TZ_MATCH] + TZ_SPARE)
    listed = choices("ABCDEF", ends)
    lefts = [f"({r}) {tex(a)}" for r, (a, _) in zip(roman, TZ_MATCH)] + ["", ""]
    rows = [[lefts[k], "ABCDEF"[k], tex(ends[k])] for k in range(6)]
    body += rf"\bigskip\needspace{{6cm}}\lab{{0pt}}{{8mm}}{{2.}}{{{tex(second)}}}\smallskip\hspace*{{8mm}}\begin{{tabular}}{{|l|l@{{\quad}}l|}}\hline\textbf{{List A}} & \multicolumn{{2}}{{c|}}{{\textbf{{List B}}}}\\\hline " + r"\\ ".join(" & ".join(row) for row in rows) + r"\\\hline\end{tabular}\par\begin{center}\textbf{SECTION B (30 Marks)}\par Answer two (2) questions from this section.\end{center}"
    items += [item(a, None, f"2({r})", None, listed, kind="match", stem=second) for r, (a, _) in zip(roman, TZ_MATCH)]
    for number, question in TZ_SHORT:
        body += rf"\medskip\lab{{0pt}}{{8mm}}{{{number}.}}{{{tex(question)}}}" "\n"
        items.append(item(question, None, number, kind="long"))
    engine, source = document(draw, body, ["times", "cm"], (11, 12), (24, 27), foot=r"\fancyfoot[C]{\small Page \thepage\ of \pageref{end}}", extra=r"\AtEndDocument{\label{end}}")
    return Document(engine, source, items)


# Mathematics paper, Zimbabwe

ZIM = [
    (None, [("(a)", "Evaluate 3.2 − 0.85.", "2.35", 1, ""), ("(b)", "Express 0.000 47 in standard form.", "4.7 × 10⁻⁴", 1, "")]),
    (None, [("", "A shirt costs $24 after a discount of 20%. Find the price before the discount.", "$30", 2, "24 ÷ 0.8")]),
    (None, [("(a)", "Factorise completely 3x² − 12.", "3(x − 2)(x + 2)", 2, "3(x² − 4)"), ("(b)", "Solve the equation 5x − 7 = 2x + 8.", "x = 5", 2, "3x = 15")]),
    ("A bag contains 5 red balls and 3 blue balls. A ball is taken at random and is not put back. A second ball is then taken.", [("(a)", "Find the probability that the first ball is red.", "5/8", 1, ""), ("(b)", "Find the probability that both balls are blue.", "3/28", 2, "3/8 × 2/7")]),
    ("The scale of a map is 1 : 50 000.", [("(a)", "Two towns are 14 cm apart on the map. Find the distance between them in kilometres.", "7 km", 2, "14 × 50 000 cm"), ("(b)", "A dam has an area of 3 km². Find its area on the map in square centimetres.", "12 cm²", 3, "1 cm² stands for 0.25 km²")]),
]


@layout(HALF, "zimsec-jigger", "mathematics paper 1 of a Zimbabwean board, XeLaTeX: room to work, Answer: (a) with dots and [2] at the right of the dots; marking scheme on the last page as a table Question, Working, Answer, Marks")
def zimsec_jigger(draw):
    body, items, lines = r"\begin{center}\textbf{Answer all the questions in the spaces provided.}\par Do not use a calculator or tables in this paper.\end{center}", [], ""
    for n, (stem, parts) in enumerate(ZIM, 1):
        room = r"\needspace{5.5cm}\medskip "
        if stem:
            body += room + rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}" "\n"
        answers = ""
        for k, (letter, question, answer, marks, working) in enumerate(parts):
            label = rf"\textbf{{{n}}}" if k == 0 and not stem else ""
            if not stem and k == 0:
                body += room
            if letter:
                body += rf"\lab{{0pt}}{{18mm}}{{\makebox[9mm][l]{{{label}}}{letter}}}{{{tex(question)}}}" "\n"
            else:
                body += rf"\lab{{0pt}}{{9mm}}{{{label}}}{{{tex(question)}}}" "\n"
            answers += rf"\hspace*{{.42\linewidth}}{{\itshape {'Answer:' if k == 0 else chr(92) + 'phantom{Answer:}'}}}\ {letter} \dotfill\ [{marks}]\par" "\n"
            lines += rf"{n}{letter} & {tex(working)} & {tex(answer)} & {marks}\\\hline" "\n"
            items.append(item(question, answer, f"{n}{letter}", marks, stem=stem, kind="numeric"))
        body += rf"\nopagebreak\vspace{{{18 + 6 * len(parts)}mm}}" + answers + "\n"
    body += r"\newpage\fancyfoot[R]{}\fancyhead[R]{}\begin{center}\textbf{MARKING SCHEME\quad 4004/1}\end{center}\renewcommand\arraystretch{1.4}\begin{center}\begin{tabular}{|l|p{55mm}|p{40mm}|c|}\hline\textbf{Question} & \textbf{Working} & \textbf{Answer} & \textbf{Marks}\\\hline " + lines + r"\end{tabular}\end{center}"
    engine, source = document(draw, body, ["arial", "timesnew", "helvetica"], (11,), (22, 24), head=r"\fancyhead[C]{\small\thepage}\fancyhead[R]{\small\textit{For Examiner’s Use}}", foot=r"\fancyfoot[C]{\footnotesize 4004/1 J2023}\fancyfoot[R]{\footnotesize\textbf{[Turn over}}")
    return Document(engine, source, items)


# Entrance examination, Brazil

QUESTOES = [
    ("O aquecimento das águas do Pacífico equatorial altera o regime de chuvas em várias regiões da América do Sul.", "Esse fenômeno climático é conhecido como", ["Monção.", "El Niño.", "Brisa marítima.", "Friagem.", "Efeito estufa."], "B"),
    ("Uma loja vende um aparelho por R$ 600,00. No pagamento à vista, o cliente recebe um desconto de 15%.", "O valor pago à vista, em reais, é", ["90,00.", "450,00.", "510,00.", "585,00.", "690,00."], "C"),
    ("A Lei Áurea foi assinada pela princesa Isabel em 13 de maio de 1888.", "Essa lei determinou", ["a abolição da escravidão.", "a independência do Brasil.", "a proclamação da República.", "o voto das mulheres.", "o fim do tráfico de africanos."], "A"),
    ("As bactérias do gênero Rhizobium vivem em nódulos nas raízes do feijão e da soja, às quais fornecem compostos de nitrogênio.", "A relação entre essas bactérias e as plantas é um exemplo de", ["parasitismo.", "predatismo.", "competição.", "comensalismo.", "mutualismo."], "E"),
    ("Um automóvel percorre 180 km em 2 horas e 30 minutos.", "A velocidade média do automóvel nesse percurso, em km/h, é", ["60.", "66.", "70.", "72.", "90."], "D"),
    ("No cerrado, muitas árvores têm casca grossa e raízes profundas.", "Essas características são adaptações", ["ao excesso de chuva e ao frio.", "ao fogo e à seca.", "à salinidade do solo.", "à falta de luz.", "ao vento e à neve."], "B"),
    ("“Grande sertão: veredas”, publicado em 1956, é narrado pelo jagunço Riobaldo.", "O autor desse romance é", ["Machado de Assis.", "Graciliano Ramos.", "Guimarães Rosa.", "Jorge Amado.", "Euclides da Cunha."], "C"),
    ("O sal de cozinha se dissolve na água e forma uma mistura na qual não se distinguem os componentes.", "Para recuperar o sal dessa mistura, deve-se usar a", ["evaporação.", "filtração.", "catação.", "decantação.", "peneiração."], "A"),
    ("O mapa de uma cidade foi desenhado na escala 1 : 20 000.", "Uma avenida que mede 6 cm no mapa tem, na realidade,", ["120 m.", "333 m.", "600 m.", "12 km.", "1,2 km."], "E"),
]


@layout(HALF, "questao-caracara", "mock of a Brazilian university entrance examination, Chromium: two columns, QUESTÃO 1 as white on black, text, what is asked, A to E in black circles, gabarito as a two-row table at the end")
def questao_caracara(draw):
    body, items = "<div class=h><b>SIMULADO ENSINO MÉDIO 2023</b><span>1º DIA · CADERNO AZUL</span></div><div class=g>", []
    for n, (text, asked, options, right) in enumerate(QUESTOES, 1):
        body += f"<div class=q><h2>QUESTÃO {n}</h2><p>{web(text)}</p><p>{web(asked)}</p>" + "".join(f"<div class=o><i>{a}</i><span>{web(o)}</span></div>" for a, o in zip("ABCDE", options)) + "</div>"
        items.append(item(f"{text} {asked}", options["ABCDE".index(right)], str(n), None, choices("ABCDE", options), kind="mcq", answer_label=right, context=text, command=asked))
    body += "</div><div class=k><b>GABARITO</b><table><tr><th>Questão" + "".join(f"<td>{n}" for n in range(1, len(QUESTOES) + 1)) + "</tr><tr><th>Resposta" + "".join(f"<td>{q[3]}" for q in QUESTOES) + "</tr></table></div><p class=f>CN e MT | 1º dia | Caderno azul | Página 2</p>"
    css = ".h { display: flex; justify-content: space-between; border-bottom: 2px solid #1d5fa8; padding-bottom: 1mm; margin-bottom: 4mm } .g { columns: 2; column-gap: 9mm; column-rule: 1px solid #999 } .q { break-inside: avoid; margin-bottom: 5mm } h2 { background: #222; color: #fff; font-size: 100%; padding: .6mm 2mm; margin: 0 0 2mm } .q p { margin: 0 0 1.5mm; text-align: justify } .o { display: flex; margin: .6mm 0 } .o i { font-style: normal; background: #222; color: #fff; border-radius: 50%; width: 4.4mm; height: 4.4mm; line-height: 4.4mm; text-align: center; font-size: 75%; flex: none; margin-right: 2mm } .k { margin-top: 5mm; break-inside: avoid } table { border-collapse: collapse } td, th { border: 1px solid #333; padding: .8mm 3mm; text-align: center } .f { font-size: 75%; text-align: right; color: #1d5fa8 }"
    engine, source = page(draw, body, ["Liberation Sans", "Roboto"], (10,), css, language="pt-BR")
    return Document(engine, source, items)


# Test of choices, Vietnam

CAU = [
    ("Thủ đô của Việt Nam là thành phố nào?", ["Huế", "Hà Nội", "Đà Nẵng", "Cần Thơ"], "B"),
    ("Sông nào sau đây chảy qua đồng bằng Nam Bộ?", ["Sông Hồng", "Sông Mã", "Sông Cả", "Sông Tiền"], "D"),
    ("Đỉnh núi cao nhất nước ta là", ["Phan-xi-păng", "Bạch Mã", "Ngọc Linh", "Tây Côn Lĩnh"], "A"),
    ("Đảo có diện tích lớn nhất nước ta là", ["Cát Bà", "Lý Sơn", "Phú Quốc", "Côn Đảo"], "C"),
    ("Việt Nam nằm trong múi giờ nào?", ["Múi giờ số 7", "Múi giờ số 6", "Múi giờ số 8", "Múi giờ số 9"], "A"),
    ("Nguyên nhân chủ yếu làm cho khí hậu nước ta có tính chất nhiệt đới là do", ["nước ta nằm gần biển và có đường bờ biển dài", "địa hình nước ta chủ yếu là đồi núi thấp", "gió mùa hoạt động mạnh quanh năm", "vị trí nằm trong vùng nội chí tuyến của bán cầu Bắc"], "D"),
    ("Vùng nào sau đây trồng nhiều cà phê nhất cả nước?", ["Tây Bắc", "Đông Nam Bộ", "Tây Nguyên", "Bắc Trung Bộ"], "C"),
    ("Biển Đông là một bộ phận của đại dương nào?", ["Ấn Độ Dương", "Thái Bình Dương", "Đại Tây Dương", "Bắc Băng Dương"], "B"),
    ("Phát biểu nào sau đây đúng về dân số nước ta hiện nay?", ["Dân cư tập trung chủ yếu ở miền núi", "Số dân thành thị nhiều hơn số dân nông thôn", "Dân số đông và có nhiều dân tộc", "Mật độ dân số đồng đều giữa các vùng"], "C"),
    ("Di sản thiên nhiên thế giới nào thuộc tỉnh Quảng Ninh?", ["Vịnh Hạ Long", "Tràng An", "Phong Nha", "Cát Tiên"], "A"),
]


@layout(HALF, "trac-nghiem-sirtaki", "geography test of a Vietnamese school, word processor: head in a table without rules, Câu 1. in bold, A. to D. in bold in one, two or four rows by tabs, HẾT, BẢNG ĐÁP ÁN as a ruled table 1.B 2.D")
def trac_nghiem_sirtaki(draw):
    head = [[run("SỞ GD&ĐT THANH BÌNH\nTRƯỜNG THPT LÊ LỢI", "B"), run("ĐỀ KIỂM TRA GIỮA HỌC KÌ I\nMôn: ĐỊA LÍ 12 – Thời gian: 15 phút\nMã đề: 132", "B")]]
    body = office_table(head, [7.5, 9.0], "Open") + paragraph(run("Họ và tên: ................................................... Lớp: ..............."), "Body")
    items = []
    for n, (question, options, right) in enumerate(CAU, 1):
        body += paragraph(run(f"Câu {n}. ", "B") + run(question), "Ask")
        cells = [run(f"{a}. ", "B") + run(o + ("." if len(o) > 20 else "")) for a, o in zip("ABCD", options)]
        longest = max(map(len, options))
        tab = run("\t")
        if longest > 36:
            body += "".join(paragraph(c, "Alt") for c in cells)
        elif longest > 13:
            body += paragraph(cells[0] + tab + tab + cells[1], "Alt") + paragraph(cells[2] + tab + tab + cells[3], "Alt")
        else:
            body += paragraph(tab.join(cells), "Alt")
        shown = [o + ("." if len(o) > 20 else "") for o in options]
        items.append(item(question, shown["ABCD".index(right)], str(n), None, choices("ABCD", shown), kind="mcq", answer_label=right))
    body += paragraph(run("----------- HẾT -----------"), "Mid") + paragraph(run("BẢNG ĐÁP ÁN", "B"), "Mid")
    body += office_table([[run(f"{n}.{CAU[n - 1][2]}") for n in range(1, 6)], [run(f"{n}.{CAU[n - 1][2]}") for n in range(6, 11)]], [3.2] * 5)
    styles = paragraph_style("Ask", 0.25, extra='fo:keep-with-next="always"') + paragraph_style("Alt", 0.03, 0.6, 0, [(4.7, ""), (8.8, ""), (12.9, "")]) + paragraph_style("Mid", 0.3, extra='fo:text-align="center" fo:keep-with-next="always"')
    engine, source = office(draw, body, ["Liberation Serif", "Noto Serif"], (11.5,), margin=2.1, styles=styles)
    return Document(engine, source, items)


# Mathematics with points before the questions, Romania

SUBIECTE = [
    ("SUBIECTUL I", [
        ("1.", "Calculați media aritmetică a numerelor 8 și 14.", 5, [("(8 + 14) : 2 =", 3), ("= 11", 2)]),
        ("2.", "Se consideră funcția f : ℝ → ℝ, f(x) = 3x − 5. Determinați numărul real a pentru care f(a) = 4.", 5, [("3a − 5 = 4", 2), ("a = 3", 3)]),
        ("3.", "Rezolvați în mulțimea numerelor reale ecuația x² − 6x + 9 = 0.", 5, [("(x − 3)² = 0", 3), ("x = 3", 2)]),
        ("4.", "După o scumpire cu 10%, prețul unui obiect este de 220 de lei. Determinați prețul obiectului înainte de scumpire.", 5, [("x + 10% · x = 220, unde x este prețul înainte de scumpire", 3), ("x = 200 de lei", 2)]),
        ("5.", "În reperul cartezian xOy se consideră punctele A(1, 2) și B(5, 5). Calculați lungimea segmentului AB.", 5, [("AB² = 4² + 3²", 3), ("AB = 5", 2)]),
        ("6.", "Calculați aria triunghiului dreptunghic cu catetele de 6 cm și 8 cm.", 5, [("Aria este egală cu semiprodusul catetelor", 2), ("6 · 8 : 2 = 24 cm²", 3)])]),
    ("SUBIECTUL al II-lea", [
        ("1.", "Pe mulțimea numerelor reale se definește legea de compoziție x ∗ y = x + y − 4.", None, [
            ("a)", "Arătați că 2 ∗ 3 = 1.", 5, [("2 ∗ 3 = 2 + 3 − 4 =", 3), ("= 1", 2)]),
            ("b)", "Determinați elementul neutru al legii de compoziție.", 5, [("x + e − 4 = x, pentru orice x real", 3), ("e = 4", 2)]),
            ("c)", "Rezolvați ecuația x ∗ x = 10.", 5, [("2x − 4 = 10", 3), ("x = 7", 2)])])]),
]


@layout(HALF, "subiect-gyrfalcon", "mathematics of a Romanian final examination, XeLaTeX: 5p in bold in a ruled column before the number, SUBIECTUL I with (30 de puncte); barem in its own file, table of number, steps and points 3p 2p")
def subiect_gyrfalcon(draw):
    paper, scheme, items = "", "", []
    for head, asked in SUBIECTE:
        leaves = []
        for number, question, points, steps in asked:
            if points is None:
                leaves.append((number, question, None, None, None))
                leaves += [(number[:-1] + letter, text, p, s, question) for letter, text, p, s in steps]
            else:
                leaves.append((number, question, points, steps, None))
        total = sum(x[2] or 0 for x in leaves)
        rows, barem = "", ""
        for number, question, points, steps, stem in leaves:
            label = f"{number[1:]}" if stem else number
            price = rf"\textbf{{{points}p}}" if points else ""
            rows += rf"\multicolumn{{1}}{{r|}}{{{price}}} & \textbf{{{label}}} {tex(question)}\\[4pt]" "\n"
            if points is None:
                continue
            shown = rf"\textbf{{{number[0]}.{number[1:]}}}" if stem else rf"\textbf{{{number}}}"
            for k, (step, price) in enumerate(steps):
                barem += rf"{'' if k else shown} & {tex(step)} & {price}p\\" "\n"
            barem += r"\hline "
            cite = number[:-1] if not stem else number
            cite = cite.replace("a)", "(a)").replace("b)", "(b)").replace("c)", "(c)")
            items.append(item(question, "\n".join(s for s, _ in steps), cite, points, stem=stem, kind="numeric", section=head, rubric=[{"text": s, "marks": p} for s, p in steps]))
        paper += rf"\bigskip\noindent\textbf{{{head}}}\hfill\textbf{{({total} de puncte)}}\par\smallskip\noindent\begin{{tabular}}{{r|p{{.88\linewidth}}}}" + rows + r"\end{tabular}\par" "\n"
        scheme += rf"\bigskip\noindent\textbf{{{head}}}\hfill\textbf{{({total} de puncte)}}\par\smallskip\noindent\begin{{tabular}}{{|l|p{{.75\linewidth}}|r|}}\hline " + barem + r"\end{tabular}\par" "\n"
    start = r"\begin{center}\textbf{Examenul național de bacalaureat}\par\textbf{Proba E. c)}\par\textbf{Matematică \textit{M\_șt-nat}}\par " 
    body = start + r"Simulare\end{center}\small\textit{Filiera teoretică, profilul real, specializarea științe ale naturii}\normalsize\begin{itemize}[nosep]\item \textbf{Toate subiectele sunt obligatorii. Se acordă zece puncte din oficiu.}\item \textbf{Timpul de lucru efectiv este de trei ore.}\end{itemize}" + paper
    marking = start + r"BAREM DE EVALUARE ȘI DE NOTARE\par Simulare\end{center}\begin{itemize}[nosep]\item Pentru orice soluție corectă, chiar dacă este diferită de cea din barem, se acordă punctajul corespunzător.\end{itemize}" + scheme
    look = dict(fonts=["timesnew"], sizes=(11, 12), extra=r"\renewcommand\arraystretch{1.25}\newfontfamily\signs{DejaVu Serif}\newunicodechar{ℝ}{{\signs ℝ}}\newunicodechar{∗}{{\signs ∗}}")
    engine, source = document(draw, body, margins=(22, 24), foot=r"\fancyfoot[L]{\footnotesize\itshape Probă scrisă la matematică}\fancyfoot[R]{\footnotesize Pagina \thepage}", **look)
    return Document(engine, source, items, document(draw, marking, margins=(22, 24), foot=r"\fancyfoot[L]{\footnotesize\itshape Barem de evaluare și de notare}\fancyfoot[R]{\footnotesize Pagina \thepage}", **look)[1])


# Chemistry paper, Malta

MALTA = [
    ("This question is about the elements of Period 3.", [
        ("a", "Give the symbol of the element with the lowest atomic number in this period.", 1, "Na", {}),
        ("b", "Name the noble gas in this period.", 1, "Argon", {"allow": ["Ar"]}),
        ("c", "Write the electronic configuration of an atom of sulfur.", 1, "2,8,6", {}),
        ("d", "State how the metallic character changes from left to right across the period.", 1, "It decreases", {"reject": ["it changes"]})]),
    ("Hydrochloric acid is titrated with sodium hydroxide solution.", [
        ("a", "Name a piece of apparatus that measures exactly 25 cm³ of the sodium hydroxide solution.", 1, "Pipette", {"reject": ["measuring cylinder"]}),
        ("b", "Name a suitable indicator.", 1, "Methyl orange", {"allow": ["phenolphthalein"]}),
        ("c", "Write a balanced equation for the reaction.", 2, "HCl + NaOH → NaCl + H₂O", {}),
        ("d", "Explain why the conical flask is put on a white tile.", 1, "The change of colour is seen more easily", {})]),
    ("Propane is used as a fuel in the home.", [
        ("a", "To which homologous series does propane belong?", 1, "Alkanes", {}),
        ("b", "Name the poisonous gas that forms when propane burns in too little air.", 1, "Carbon monoxide", {"allow": ["CO"]}),
        ("c", "Give the structural formula of propane.", 1, "CH₃CH₂CH₃", {"reject": ["C₃H₈"]})]),
]


@layout(HALF, "sec-cuvette", "chemistry paper of a Maltese college, pdfLaTeX: 1. with a. b., ruled lines, (1) in bold below the line at the right, total at the end of the question; marking scheme on the last page in the same file as a table with Accept and Reject")
def sec_cuvette(draw):
    body, items, lines = r"\begin{center}{\bfseries SAN ĠWANN COLLEGE\par HALF-YEARLY EXAMINATIONS 2023\par}\end{center}YEAR 10\hfill CHEMISTRY\hfill TIME: 1 h\par\medskip Name: \rule{75mm}{.4pt}\hfill Class: \rule{25mm}{.4pt}\par\medskip\textbf{Answer ALL questions in the spaces provided.} A Periodic Table is on the back page.\par\medskip\hrule ", [], ""
    for n, (stem, parts) in enumerate(MALTA, 1):
        body += rf"\bigskip\needspace{{4cm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}" "\n"
        for letter, question, marks, answer, notes in parts:
            body += rf"\smallskip\needspace{{2.4cm}}\lab{{8mm}}{{7mm}}{{{letter}.}}{{{tex(question)}}}" + r"{\leftskip=15mm\vspace{5mm}\noindent\hrulefill\par}" + rf"{{\parskip1pt\hfill\textbf{{({marks})}}\par}}" "\n"
            said = r"\newline ".join(f"{'Accept' if word == 'allow' else 'Reject'}: {tex(x)}" for word, texts in notes.items() for x in texts)
            lines += rf"{n}{letter} & {tex(answer)} & {marks} & {said}\\\hline" "\n"
            items.append(item(question, answer, f"{n}({letter})", marks, stem=stem, rubric=[{"text": answer, "marks": None}] if marks > 1 else None, **notes))
        body += rf"\hfill\textbf{{(Total: {sum(p[2] for p in parts)} marks)}}\par" "\n"
    body += r"\newpage\begin{center}\textbf{Marking Scheme -- Year 10 Chemistry}\par\smallskip\renewcommand\arraystretch{1.3}\begin{tabular}{|l|p{60mm}|c|p{50mm}|}\hline\textbf{No.} & \textbf{Answer} & \textbf{Mark} & \textbf{Notes}\\\hline " + lines + r"\end{tabular}\end{center}"
    engine, source = document(draw, body, ["times", "palatino", "lm"], (11,), (20, 24), foot=r"\fancyfoot[L]{\footnotesize Chemistry -- Year 10 -- Half-Yearly 2023}\fancyfoot[R]{\footnotesize Page \thepage}")
    return Document(engine, source, items)


# Glossary of a textbook of accounting

ACCOUNTS = [
    ("accrual", "An expense that has been incurred in a period but not yet paid for."), ("asset", "A resource that a business controls and from which it expects a future benefit."), ("audit", "An independent check of the accounts of an organisation."),
    ("balance sheet", "A statement of assets, liabilities and capital on a given date."), ("bad debt", "An amount owed by a customer that will not be paid."), ("capital", "The money and goods that the owner puts into the business."),
    ("creditor", "A person or firm to whom the business owes money."), ("depreciation", "The loss in value of a non-current asset over its useful life."), ("drawings", "Cash or goods that the owner takes out of the business for personal use."),
    ("goodwill", "The amount paid for a business above the value of its net assets."), ("gross profit", "Revenue less the cost of the goods sold."), ("imprest", "A system in which petty cash is restored to a fixed sum at regular intervals."),
    ("invoice", "A document that a seller sends to request payment for goods sold on credit."), ("ledger", "A book that contains the accounts of a business."), ("liability", "An amount that the business owes to others."),
]


@layout(HALF, "glossary-phial", "glossary at the back of an accounting textbook, pdfLaTeX: two columns, a large initial letter above each group, term in bold with its definition on the same line")
def glossary_phial(draw):
    asked = sorted(draw.some(ACCOUNTS, 14))
    body, items, initial = r"{\Huge\bfseries Glossary}\par\bigskip\begin{multicols}{2}\raggedright\small ", [], ""
    for term, meaning in asked:
        if term[0] != initial:
            initial = term[0]
            body += rf"\needspace{{2cm}}\medskip{{\Large\bfseries {initial.upper()}}}\par\smallskip "
        body += rf"\lab{{0pt}}{{0pt}}{{}}{{\textbf{{{tex(term)}}}\ \ {tex(meaning)}}}" "\n"
        items.append(item(term, meaning, kind="definition"))
    body += r"\end{multicols}"
    engine, source = document(draw, body, ["palatino", "lmsans", "times"], (11,), (22, 26), head=r"\fancyhead[L]{\small Principles of Accounts for CSEC}\fancyhead[R]{\small Glossary}", foot=r"\number\numexpr\value{page}+311\relax", extra=r"\renewcommand\headrulewidth{.4pt}")
    return Document(engine, source, items)


# Quiz of a pub

PUB = [
    ("Round 1: Food and Drink", [("Which nut is used to make marzipan?", "Almond"), ("From which country does halloumi cheese come?", "Cyprus"), ("What is the main spice in the Hungarian dish goulash?", "Paprika"), ("Which fruit is dried to make a prune?", "Plum"), ("Tempranillo is a grape of which colour?", "Black")]),
    ("Round 2: Sport", [("How many players are there in a netball team on court?", "Seven"), ("In which city were the Summer Olympics of 2016 held?", "Rio de Janeiro"), ("What is the highest possible break in snooker without a free ball?", "147"), ("Which sport is played at Roland Garros?", "Tennis")]),
    ("Round 3: Nature", [("What is a group of lions called?", "A pride"), ("Which is the fastest bird in a dive?", "Peregrine falcon"), ("How many hearts does an octopus have?", "Three"), ("What do koalas eat?", "Eucalyptus leaves")]),
]


@layout(HALF, "quiz-stein", "pub quiz, Typst: a box for each round with the questions for the host and the answers in bold behind an arrow on the same line, numbers from 1 in each round, tie-break at the end")
def quiz_stein(draw):
    body, items = "", []
    for title, asked in PUB:
        body += f'#block(width: 100%, fill: rgb("#3b2f2f"), inset: 6pt, below: 0pt, sticky: true)[#text(white, weight: "bold")[{title}]]\n#block(width: 100%, stroke: 0.7pt, inset: 8pt, above: 0pt)[#grid(columns: (7mm, 1fr, auto), row-gutter: 9pt,\n'
        for n, (question, answer) in enumerate(asked, 1):
            body += f"[{n}.], [{question}], [#h(6mm)→ *{answer}*],\n"
            items.append(item(question, answer, str(n), section=title))
        body += ")]\n"
    tie = ("How many steps lead to the top of the Eiffel Tower?", "1,665")
    body += f'#v(3mm) #text(weight: "bold")[Tie-break] #h(4mm) {tie[0]} #h(6mm) → *{tie[1]}*\n\n#text(9pt, style: "italic")[Nearest answer wins. The decision of the quizmaster is final.]\n'
    items.append(item(*tie, section="Tie-break"))
    source = f"""#set page(paper: "a4", margin: 18mm, header: text(8pt)[The Brewer’s Arms · Quiz Night every Thursday #h(1fr) HOST COPY])
#set text(font: ({draw.one(['"Lato"', '"Carlito"', '"Libertinus Serif"'])},), size: 11pt, lang: "en")
#align(center)[#text(20pt, weight: "bold")[Thursday Quiz No. 212]]
{body}
"""
    return Document("typst", source, items)


# Persian words of a course

PERSIAN = [
    ("خانه", "khāne", "house"), ("کتاب", "ketāb", "book"), ("آب", "āb", "water"), ("نان", "nān", "bread"), ("مادر", "mādar", "mother"), ("پدر", "pedar", "father"), ("دوست", "dust", "friend"),
    ("شهر", "shahr", "city"), ("بزرگ", "bozorg", "big"), ("کوچک", "kuchak", "small"), ("روز", "ruz", "day"), ("شب", "shab", "night"), ("خیابان", "khiyābān", "street"), ("سیب", "sib", "apple"), ("چای", "chāy", "tea"), ("درخت", "derakht", "tree"),
]


@layout(HALF, "vocab-hopak", "Persian words of a university course, Chromium: ruled table with shaded rows, number, English, transliteration and Persian at the right, set from right to left in its cells")
def vocab_hopak(draw):
    words = draw.some(PERSIAN, 14)
    body = "<p class=u>PERS 101 · Elementary Persian · Unit 2</p><h1>Vocabulary</h1><p>Learn these words for the quiz on Monday. The short vowels are not written.</p><table><thead><tr><th>#<th>English<th>Transliteration<th class=p>فارسی</tr></thead>"
    items = []
    for n, (word, sound, meaning) in enumerate(words, 1):
        body += f"<tr><td>{n}<td>{meaning}<td><i>{sound}</i><td class=p dir=rtl lang=fa>{word}</tr>"
        items.append(item(word, meaning, str(n), kind="vocabulary"))
    body += "</table>"
    css = ".u { font-size: 85%; color: #555; border-bottom: 1px solid #555 } h1 { font-size: 170%; margin: 3mm 0 0 } table { border-collapse: collapse; width: 100% } th { background: #6a1b4d; color: #fff } th, td { border: 1px solid #888; padding: 1.4mm 3mm; text-align: left } tr:nth-child(even) td { background: #f5eef2 } td:first-child { width: 8mm; text-align: right } .p { text-align: right; font-family: 'Noto Naskh Arabic'; font-size: 120%; width: 34mm }"
    engine, source = page(draw, body, ["Noto Sans", "Open Sans", "Lato"], (11,), css)
    return Document(engine, source, items)


# Quiz of an online form

FORM = [
    ("Which of these is the strongest password?", ["password123", "Nairobi", "T7!kw#92Lp", "qwerty"], 1), ("What does the padlock beside a web address show?", ["The site is free", "The connection is encrypted", "The site has no adverts", "The site is owned by a bank"], 1),
    ("You receive an e-mail that asks for your PIN. What should you do?", ["Reply with the PIN", "Forward it to a friend", "Report and delete it"], 2), ("What is two-step verification?", ["A second proof of identity at login", "Typing the password twice", "Having two accounts"], 1),
    ("How often should software be updated?", ["Never", "As soon as an update is offered", "Once in ten years"], 1), ("Which of these can spread malware?", ["A USB stick", "A printed book", "A pair of headphones with a cable"], 1),
    ("What is the safest place for a backup?", ["The same folder", "A drive that is kept somewhere else", "The desktop"], 2), ("Who may know your password?", ["Your manager", "The help desk", "Nobody"], 1),
    ("Which network is the least safe for online banking?", ["Your home network", "Mobile data", "Open Wi-Fi in a café"], 2), ("What should you do before you leave your desk?", ["Lock the screen", "Turn the screen to the wall", "Turn the sound off"], 1),
]


@layout(HALF, "form-reel", "quiz of an online form printed from the browser, Chromium: card for each question, red star behind it, points at the right, round buttons without letters, no numbers, no answers")
def form_reel(draw):
    body = "<div class=c><div class=bar></div><h1>Staff Cyber Safety Quiz</h1><p>Please answer all questions before Friday.</p><p class=s>* Indicates required question</p></div>"
    asked, items = draw.some(FORM, 10), []
    body += "<div class=c><p class=q><span>E-mail <b>*</b></span></p><div class=w></div></div>"
    for question, options, marks in asked:
        body += f"<div class=c><p class=q><span>{web(question)} <b>*</b></span><em>{marks} point{'s' * (marks > 1)}</em></p>" + "".join(f"<p class=o><i></i>{web(o)}</p>" for o in options) + "</div>"
        items.append(item(question, None, None, marks, choices([None] * len(options), options), kind="mcq"))
    body += "<p class=z>This form was created inside of Umoja Training Centre.</p>"
    css = "body { background: #fff } .c { border: 1px solid #ccc; border-radius: 2mm; padding: 3mm 5mm; margin-bottom: 3.5mm; break-inside: avoid } .bar { height: 2.5mm; background: #673ab7; margin: -3mm -5mm 2mm; border-radius: 2mm 2mm 0 0 } h1 { font-size: 180%; margin: 1mm 0; font-weight: normal } .s, .q b { color: #d93025; font-weight: normal } .q { display: flex; justify-content: space-between; margin: 0 0 2mm } .q em { font-style: normal; color: #666; font-size: 85% } .o { margin: 1.6mm 0 } .o i { display: inline-block; width: 3.6mm; height: 3.6mm; border: 1.5px solid #777; border-radius: 50%; margin-right: 3mm; vertical-align: -0.6mm } .w { border-bottom: 1px dotted #777; width: 60mm; height: 6mm } .z { text-align: center; font-size: 80%; color: #666 }"
    engine, source = page(draw, body, ["Roboto", "Open Sans"], (10, 10.5), css)
    return Document(engine, source, items)


# Questions of an oral examination

VIVA = [
    ("What is meant by the least count of an instrument?", "It is the smallest value that can be measured accurately with the instrument."),
    ("What is the least count of a vernier calliper with ten divisions?", "0.1 mm"),
    ("What do you mean by zero error?", "It is the reading of an instrument when it ought to read zero."),
    ("Why should the amplitude of a simple pendulum be small?", "Because the motion is simple harmonic for small amplitudes only."),
    ("What is a second’s pendulum?", "A pendulum whose period is two seconds. Its length is nearly one metre."),
    ("State Ohm’s law.", "The current through a conductor is proportional to the potential difference across its ends, provided that its temperature does not change."),
    ("How is an ammeter connected in a circuit?", "In series."),
    ("Why is a thick copper strip used in a metre bridge?", "Its resistance is so small that it can be neglected."),
    ("What is parallax?", "The apparent shift of two objects against each other when the eye is moved sideways."),
    ("Define the focal length of a lens.", "The distance between the optical centre and the principal focus."),
    ("Does the refractive index of glass depend on the colour of light?", "Yes, it is greater for violet light than for red."),
    ("Give two sources of error in the experiment with the prism.", "The prism may be displaced while it is traced, and the pins may not be vertical."),
]


@layout(HALF, "viva-lambada", "viva voce questions of an Indian laboratory manual, groff: Q.1 in bold, Ans. in a paragraph below indented, headings of experiments, page numbers at the foot between dashes")
def viva_lambada(draw):
    lines = [".ds LH Physics Laboratory Manual", ".ds RH Class XI", ".ds CH", ".ds CF \\- \\\\n(PN \\-", ".nr PN 57", ".ce", "\\fB\\s+4VIVA VOCE QUESTIONS\\s0\\fP", ".sp"]
    items = []
    heads = {1: "A. Measurement", 4: "B. Simple Pendulum", 6: "C. Electricity", 9: "D. Light"}
    section = None
    for n, (question, answer) in enumerate(VIVA, 1):
        if n in heads:
            section = heads[n]
            lines += [".sp 0.5", ".ne 6", f"\\fB\\s+1{section}\\s0\\fP", ".sp 0.3"]
        lines += [".ne 4", ".in 6n", ".ti -6n", f"\\fBQ.{n}\\h'|6n'{plain(question)}\\fP", ".br", ".ti -6n", f"\\fIAns.\\fP\\h'|6n'{plain(answer)}", ".in 0", ".sp 0.4"]
        items.append(item(question, answer, str(n), section=section))
    engine, source = roff(draw, lines, (11,), ("T", "P", "N"))
    return Document(engine, source, items)
