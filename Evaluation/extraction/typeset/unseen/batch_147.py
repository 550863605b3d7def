"""Sheets of the seventy-sixth group, second half: what schools, boards, language schools and training centres of many countries print."""

import json

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "unseen"


def placed(draw, right, wrong):
    """The options in an order drawn, and the place of the right one."""
    options = draw.shuffled([right, *wrong])
    return options, options.index(right)


# Chemistry paper of a Kenyan secondary school, scheme behind it

CHEMISTRY = [
    ("A student was given a mixture of sodium chloride and iodine.", [
        ("(a)", "", "Name the method that the student can use to obtain iodine from the mixture.", ["Sublimation"]),
        ("(b)", "", "State two physical properties of sodium chloride.", ["It dissolves in water", "It has a high melting point"]),
    ]),
    ("Distinguish between an element and a compound.", ["An element cannot be split into simpler substances", "A compound consists of two or more elements that are chemically combined"]),
    ("Dilute hydrochloric acid was added to marble chips in a conical flask, and the gas was collected.", [
        ("(a)", "(i)", "Name the gas that was collected.", ["Carbon dioxide"]),
        ("", "(ii)", "Describe a test for this gas.", ["Bubble the gas through lime water", "A white precipitate forms"]),
        ("(b)", "", "Suggest two ways of making the reaction faster.", ["Crush the marble chips", "Warm the acid"]),
    ]),
    ("State and explain what is observed when a piece of sodium is placed on cold water.", ["It darts about on the surface", "It melts into a ball", "The reaction gives out heat"]),
    ("An atom of element T has 12 protons and 13 neutrons.", [
        ("(a)", "", "Write the electron arrangement of the atom.", ["2.8.2"]),
        ("(b)", "", "What is the mass number of the atom?", ["25"]),
        ("(c)", "", "To which group of the periodic table does T belong? Give a reason.", ["Group II", "It has two electrons in its outermost energy level"]),
    ]),
    ("Give one reason why tap water is not used in a car battery.", ["It contains dissolved salts"]),
]


@layout(HALF, "paper-shilling", "chemistry paper of a Kenyan school, word processor: 1. (a) (i) with tabs, (2 mks) behind the text, dotted lines; MARKING SCHEME in the same file with (1 mk) behind each point")
def paper_shilling(draw):
    items, body = [], paragraph(run("KILIMA GIRLS’ SECONDARY SCHOOL"), "Mid") + paragraph(run("CHEMISTRY PAPER 1 – FORM TWO"), "Mid") + paragraph(run("END OF TERM II EXAMINATION\t\tTIME: 1 HOUR", "B"), "Who") + paragraph(run("NAME: ……………………………………………………  ADM NO: ……………  STREAM: ………"), "Who")
    body += paragraph(run("INSTRUCTIONS: Answer all the questions in the spaces provided. Mathematical tables may be used.", "I"))
    scheme = paragraph(run("MARKING SCHEME"), "New")

    def asked(label, style, question, points, number, stem=None):
        nonlocal body
        marks = len(points)
        body += paragraph(run(f"{label}\t{question} ") + run(f"({marks} mk{'s' if marks > 1 else ''})", "B"), style) + paragraph(run("\t"), "Line") * marks
        rubric = [{"text": point, "marks": 1} for point in points] if marks > 1 else None
        items.append(item(question, "\n".join(points), number, marks, stem=stem, rubric=rubric))

    def scored(label, points):
        nonlocal scheme
        for place, point in enumerate(points):
            scheme += paragraph(run(f"{label if place == 0 else ''}\t{point} ") + run("(1 mk)", "B"), "Point")

    for n, (text, parts) in enumerate(CHEMISTRY, 1):
        if isinstance(parts[0], str):
            asked(f"{n}.", "Part", text, parts, str(n))
            scored(f"{n}.", parts)
            continue
        body += paragraph(run(f"{n}.\t{text}"), "Part")
        letter = ""
        for place, (first, roman, question, points) in enumerate(parts):
            letter = first or letter
            shown = f"{first} {roman}".strip()
            asked(f"{first}\t{roman}" if roman else shown, "Deep" if roman else "Inner", question, points, f"{n}{letter}{roman}", text)
            scored((f"{n}. " if place == 0 else "") + shown, points)
    styles = paragraph_style("Mid", 0, bold=True, size=14, extra='fo:text-align="center"') + paragraph_style("Who", 0.2, tabs=[(5.0, ""), (11.5, "")]) + paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page" fo:text-align="center"') + paragraph_style("Deep", 0.2, 2.8, -1.8, [(1.9, ""), (2.8, "")]) + paragraph_style("Point", 0.12, 2.4, -2.4, [(2.4, "")])
    engine, source = office(draw, body + scheme, ["Liberation Serif", "Caladea"], (11,), margin=2.0, styles=styles)
    return Document(engine, source, items)


# Test of natural sciences, Portugal

CIENCIAS = [
    ("Qual das seguintes rochas é magmática?", ["Calcário", "Granito", "Mármore", "Argila"], 6),
    ("A camada mais externa da Terra designa-se", ["crosta.", "manto.", "núcleo externo.", "núcleo interno."], 6),
    ("O aparelho que regista as ondas sísmicas é o", ["barómetro.", "sismograma.", "sismógrafo.", "termómetro."], 6),
    ("Um fóssil de idade forma-se a partir de seres vivos que viveram", ["durante um curto período de tempo.", "durante toda a história da Terra.", "apenas em água doce.", "apenas nas regiões polares."], 6),
]
VULCAO = ("Em 1957 ocorreu uma erupção junto à ilha do Faial, nos Açores. No início a atividade foi muito explosiva; alguns meses mais tarde, a lava passou a correr tranquilamente para o mar.", [
    ("Identifica os dois tipos de atividade vulcânica referidos no texto.", 10), ("Explica por que razão o contacto da lava com a água do mar torna a erupção explosiva.", 14), ("Indica duas vantagens de viver perto de um vulcão.", 10), ("Menciona um risco associado à queda de cinzas.", 8),
])
PLACAS = ("As placas litosféricas movem-se alguns centímetros por ano.", [("Define placa litosférica.", 10), ("Descreve o que acontece num limite convergente entre uma placa oceânica e uma placa continental.", 14), ("Refere o nome do cientista que propôs a teoria da deriva dos continentes.", 10)])


@layout(HALF, "teste-escudo", "test of natural sciences of a Portuguese school, XeLaTeX: GRUPO I with (A) to (D) stacked, GRUPO II and III with 1. 1.1. below a text, (10 pontos) at the right, no answers")
def teste_escudo(draw):
    body, items = r"\textbf{GRUPO I}\par Para cada uma das questões, seleciona a única opção correta.\par\medskip ", []
    for n, (question, options, points) in enumerate(CIENCIAS, 1):
        body += rf"\needspace{{3.5cm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(question)}\pushright{{({points} pontos)}}}}" + "".join(rf"\lab{{9mm}}{{9mm}}{{({letter})}}{{{tex(text)}}}" for letter, text in zip("ABCD", options)) + r"\medskip "
        items.append(item(question, None, str(n), points, choices("ABCD", options), kind="mcq", section="GRUPO I"))
    for group, (text, parts) in (("GRUPO II", VULCAO), ("GRUPO III", PLACAS)):
        body += rf"\bigskip\needspace{{4cm}}\textbf{{{group}}}\par\lab{{0pt}}{{9mm}}{{\textbf{{1.}}}}{{{tex(text)}}}\smallskip "
        for place, (question, points) in enumerate(parts, 1):
            body += rf"\needspace{{3cm}}\lab{{0pt}}{{9mm}}{{\textbf{{1.{place}.}}}}{{{tex(question)}\pushright{{({points} pontos)}}}}\ruleline\ruleline\medskip "
            items.append(item(question, None, f"1.{place}", points, stem=text, section=group))
    head = r"\begin{center}\textbf{Escola Básica da Ribeira}\par Ficha de Avaliação de Ciências Naturais -- 7.º ano\end{center}Nome: \hrulefill\ N.º \rule{12mm}{.4pt} Turma \rule{12mm}{.4pt}\par\smallskip Classificação: \rule{20mm}{.4pt} \hfill O Professor: \rule{28mm}{.4pt}\quad O Enc. de Educação: \rule{28mm}{.4pt}\par\medskip\hrule\medskip "
    engine, source = document(draw, head + body + r"\begin{center}\textbf{FIM}\end{center}", ["arial", "timesnew", "noto"], (10, 11), (20, 22), foot=r"Página \thepage")
    return Document(engine, source, items)


# Choices of a Turkish school

TEST = [
    ("Aşağıdaki gezegenlerden hangisi Güneş’e en yakındır?", "Merkür", ["Venüs", "Mars", "Jüpiter"]), ("Kuvvetin birimi aşağıdakilerden hangisidir?", "newton", ["joule", "watt", "pascal"]), ("Bitkilerde fotosentez en çok hangi organda gerçekleşir?", "yaprak", ["kök", "gövde", "çiçek"]),
    ("Aşağıdakilerden hangisi yenilenebilir bir enerji kaynağıdır?", "rüzgâr", ["kömür", "petrol", "doğal gaz"]), ("Kanın vücutta dolaşmasını sağlayan organ hangisidir?", "kalp", ["akciğer", "mide", "böbrek"]), ("Suyun katı hâle geçmesine ne ad verilir?", "donma", ["erime", "buharlaşma", "yoğuşma"]),
    ("Ses aşağıdaki ortamların hangisinde yayılmaz?", "boşluk", ["hava", "su", "demir"]), ("Ay’ın ana evreleri arasında hangisi yoktur?", "tutulma", ["yeni ay", "ilk dördün", "dolunay"]), ("Aşağıdaki hayvanlardan hangisi memelidir?", "yunus", ["kartal", "kurbağa", "timsah"]),
    ("Bir ampulün parlaklığı için hangisi doğrudur?", "Pil sayısı artınca artar.", ["Pil sayısı artınca azalır.", "Pil sayısına bağlı değildir.", "Yalnızca kablonun rengine bağlıdır."]), ("Asitlerin tadı nasıldır?", "ekşi", ["acı", "tatlı", "tuzlu"]), ("Hücrenin yönetim merkezi hangisidir?", "çekirdek", ["koful", "sitoplazma", "hücre zarı"]),
]


@layout(HALF, "test-lira", "test of a Turkish middle school, Typst: two columns with a rule between, numbers in colour, A) to D) stacked, CEVAP ANAHTARI as 1-A in a frame at the foot")
def test_lira(draw):
    asked = draw.some(TEST, 11)
    body, items, key = "", [], []
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = placed(draw, right, wrong)
        body += f"#q({json.dumps(f'{n}.')}, {json.dumps(question, ensure_ascii=False)}, ({', '.join(json.dumps(o, ensure_ascii=False) for o in options)}))\n"
        key.append(f"{n}-{'ABCD'[place]}")
        items.append(item(question, options[place], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[place]))
    source = f"""#set page(paper: "a4", margin: (x: 15mm, y: 16mm))
#set text(font: "{draw.one(['Open Sans', 'Carlito', 'Roboto'])}", size: {draw.one([10, 11])}pt, lang: "tr")
#let q(n, text-, options) = block(breakable: false, below: 7mm)[#grid(columns: (8mm, 1fr), row-gutter: 2mm, text(fill: rgb("#c62828"), weight: "bold")[#n], strong(text-), ..options.enumerate().map(((i, o)) => ([], [#("A)", "B)", "C)", "D)").at(i) #o])).flatten())]
#rect(width: 100%, fill: rgb("#fdecea"), stroke: none, inset: 3mm)[#grid(columns: (1fr, auto), [*Fen Bilimleri – 6. Sınıf*], [Konu Tarama Testi 9])]
#v(1mm)
Adı Soyadı: #box(width: 60mm, repeat[.]) #h(6mm) Sınıfı / No: #box(width: 25mm, repeat[.]) #h(6mm) D: #box(width: 8mm, repeat[.]) Y: #box(width: 8mm, repeat[.])
#v(2mm)
#box(height: 190mm, columns(2, gutter: 10mm)[
{body}])
#v(1fr)
#rect(width: 100%, stroke: 0.6pt + gray, inset: 2mm)[#text(8pt)[*CEVAP ANAHTARI:* #h(3mm) {' #h(3mm) '.join(key)}]]
"""
    return Document("typst", source, items)


# Form of a quiz with the points and what is right

FORM = [
    ("one", 2, "Which part of a computer carries out the instructions of a program?", ["Processor"], ["Hard disk", "Keyboard", "Power supply"]),
    ("one", 2, "What does the abbreviation URL stand for?", ["Uniform Resource Locator"], ["Universal Reading List", "User Registration Link", "Unified Routing Layer"]),
    ("many", 3, "Which of these are operating systems? Select all that apply.", ["Linux", "Android"], ["Python", "Excel"]),
    ("one", 2, "How many bits are there in one byte?", ["8"], ["4", "16", "1024"]),
    ("one", 2, "Which of these passwords is the strongest?", ["t9!Kp2#vLw"], ["password1", "12345678", "qwerty"]),
    ("many", 3, "Which of these devices are used for output? Select all that apply.", ["Printer", "Loudspeaker"], ["Scanner", "Microphone"]),
    ("one", 2, "What is the name for an e-mail that pretends to come from your bank?", ["Phishing"], ["Streaming", "Caching", "Hosting"]),
    ("one", 2, "Which file extension belongs to an image?", [".png"], [".mp3", ".docx", ".csv"]),
    ("one", 2, "What protects a network from unwanted traffic?", ["Firewall"], ["Browser", "Router cable", "Cookie"]),
]


@layout(HALF, "quiz-limelight", "quiz of a web form printed by its teacher, Chromium: number, question, red star and (2 Points) in grey, rings or boxes without letters, right options in green with a tick behind them")
def quiz_limelight(draw):
    body, items = "<div class=h><h1>ICT Basics – Unit 1 check</h1><p>8th grade · Answer key preview</p></div><p class=r>* Required</p><p class=r2>This form will record your name, please fill your name.</p>", []
    for n, (kind, points, question, right, wrong) in enumerate(FORM, 1):
        options = draw.shuffled(right + wrong)
        body += f"<div class=q><span class=n>{n}</span><div><p class=t>{web(question)} <span class=s>*</span></p><p class=p>({points} Points)</p>"
        sign = "◯" if kind == "one" else "☐"
        for option in options:
            good = option in right
            body += f"<p class='o{' g' if good else ''}'><span class=c>{sign}</span>{web(option)}{' <span class=c>✓</span>' if good else ''}</p>"
        body += "</div></div>"
        said = [option for option in options if option in right]
        items.append(item(question, "\n".join(said), str(n), points, choices([None] * 4, options), kind="mcq" if kind == "one" else "multi"))
    body += "<p class=f>This content is created by the owner of the form. Never give out your password.</p>"
    css = ".h { background: #03787c; color: white; padding: 5mm 6mm } .h h1 { margin: 0; font-size: 170% } .h p { margin: 1mm 0 0 } .r { color: #a4262c; font-size: 80%; margin: 4mm 0 0 } .r2 { font-size: 85%; margin: 1mm 0 5mm } .q { display: flex; margin-bottom: 6mm; break-inside: avoid } .n { width: 9mm; flex: none } .t { margin: 0; font-weight: bold } .s { color: #a4262c; font-weight: normal } .p { margin: 0 0 1.5mm; color: #666; font-size: 80% } .o { margin: 1mm 0 } .c { font-family: 'DejaVu Sans'; font-size: 90%; margin-right: 2.5mm } .g { color: #107c10 } .g .c + .c, .g .c:last-child { margin-left: 2mm } .f { font-size: 75%; color: #666; border-top: 1px solid #ccc; padding-top: 2mm }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Noto Sans"], (10, 11), css)
    return Document(engine, source, items)


# Model paper of an Indian board: columns for the number, the question and the marks

MODEL_ONE = [
    ("The resistance of a wire of length l is R. If the wire is cut into two equal halves, the resistance of each half is", ["R/2", "2R", "R", "4R"], 0),
    ("Which of the following is a base?", ["Vinegar", "Lemon juice", "Lime water", "Curd"], 2),
    ("The image formed by a plane mirror is always", ["real and erect.", "virtual and erect.", "real and inverted.", "virtual and inverted."], 1),
    ("The pigment in the blood that carries oxygen is", ["chlorophyll.", "melanin.", "bile.", "haemoglobin."], 3),
]
MODEL_TWO = [
    ("Why are metals good conductors of electricity?", ["Metals have free electrons", "which move easily when a potential difference is applied"]),
    ("Write two differences between arteries and veins.", ["Arteries carry blood away from the heart and veins towards it", "Arteries have thick walls and veins have thin walls"]),
    ("What is meant by a displacement reaction? Give one example.", ["A more reactive metal displaces a less reactive metal from its salt", "Example: iron displaces copper from copper sulphate solution"]),
]
MODEL_THREE = ("Meena’s grandmother cannot read the newspaper unless she holds it at arm’s length. The doctor has advised her to wear spectacles.", [
    ("Name the defect of vision that she suffers from.", ["Presbyopia"]), ("Which type of lens has the doctor prescribed?", ["Convex lens"]), ("State two causes of this defect.", ["The ciliary muscles weaken with age", "The eye lens becomes less flexible"]),
])


@layout(HALF, "paper-rupee", "model paper of an Indian board, Chromium: ruled table Q. No., Question, Marks with SECTION rows, (a) to (d) two a row, a case with (i) to (iii); marking scheme of value points in its own file")
def paper_rupee(draw):
    items, n = [], 0
    body = "<h1>MODEL QUESTION PAPER 2025–26</h1><h2>CLASS X &nbsp; SCIENCE (086)</h2><div class=f><span>Time allowed: 45 minutes</span><span>Maximum Marks: 14</span></div><p><b>General Instructions:</b><br>1. All questions are compulsory.<br>2. Section A has 4 questions of 1 mark each.<br>3. Section B has 3 questions of 2 marks each.<br>4. Section C has one case-based question of 4 marks.</p><table><tr><th>Q. No.<th>Question<th>Marks</tr>"
    scheme = "<h1>MARKING SCHEME</h1><h2>CLASS X &nbsp; SCIENCE (086)</h2><table><tr><th>Q. No.<th>Value points<th>Marks</tr>"

    def section(name):
        nonlocal body, scheme
        row = f"<tr><td colspan=3 class=s>{name}</tr>"
        body, scheme = body + row, scheme + row

    section("SECTION A")
    for question, options, right in MODEL_ONE:
        n += 1
        body += f"<tr><td>{n}.<td>{web(question)}<div class=o>" + "".join(f"<span>({letter}) {web(text)}</span>" for letter, text in zip("abcd", options)) + "</div><td>1</tr>"
        scheme += f"<tr><td>{n}.<td>({'abcd'[right]}) {web(options[right])}<td>1</tr>"
        items.append(item(question, options[right], str(n), 1, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    section("SECTION B")
    for question, points in MODEL_TWO:
        n += 1
        body += f"<tr><td>{n}.<td>{web(question)}<td>{len(points)}</tr>"
        scheme += f"<tr><td>{n}.<td><ul>" + "".join(f"<li>{web(point)}</li>" for point in points) + f"</ul><td>{len(points)}</tr>"
        items.append(item(question, "\n".join(points), str(n), len(points), rubric=[{"text": point, "marks": None} for point in points]))
    section("SECTION C")
    n += 1
    stem, parts = MODEL_THREE
    body += f"<tr><td>{n}.<td>{web(stem)}<td></tr>"
    for place, (question, points) in enumerate(parts):
        roman = f"({['i', 'ii', 'iii'][place]})"
        body += f"<tr><td><td>{roman} {web(question)}<td>{len(points)}</tr>"
        listed = web(points[0]) if len(points) == 1 else "<ul>" + "".join(f"<li>{web(point)}</li>" for point in points) + "</ul>"
        scheme += f"<tr><td>{n}. {roman}<td>{listed}<td>{len(points)}</tr>"
        items.append(item(question, "\n".join(points), f"{n}{roman}", len(points), stem=stem, rubric=[{"text": point, "marks": None} for point in points] if len(points) > 1 else None))
    css = "h1, h2 { text-align: center; margin: 1mm 0; font-size: 130% } h2 { font-size: 115% } .f { display: flex; justify-content: space-between; font-weight: bold; margin: 3mm 0 } table { width: calc(100% - 1mm); border-collapse: collapse; margin-top: 3mm } th, td { border: 1px solid #000; padding: 1.6mm 2.5mm; vertical-align: top; text-align: left } tr { break-inside: avoid } td:first-child, th:first-child { width: 15mm; white-space: nowrap } td:last-child, th:last-child { width: 14mm; text-align: center } td.s { text-align: center; font-weight: bold; background: #eee } .o { display: grid; grid-template-columns: 1fr 1fr; margin-top: 1mm } ul { margin: 0; padding-left: 5mm }"
    fonts = [draw.one(["Liberation Serif", "Caladea"])]
    engine, source = page(draw, body + "</table>", fonts, (11,), css)
    _, marking = page(draw, scheme + "</table>", fonts, (11,), css)
    return Document(engine, source, items, marking)


# Persian words for travellers

PERSIAN = [
    ("hello", "سلام", "salâm"), ("thank you", "ممنون", "mamnun"), ("please", "لطفاً", "lotfan"), ("water", "آب", "âb"), ("bread", "نان", "nân"), ("tea", "چای", "chây"), ("street", "خیابان", "khiyâbân"), ("hotel", "هتل", "hotel"),
    ("airport", "فرودگاه", "forudgâh"), ("ticket", "بلیت", "belit"), ("today", "امروز", "emruz"), ("tomorrow", "فردا", "fardâ"), ("left", "چپ", "chap"), ("right", "راست", "râst"), ("doctor", "پزشک", "pezeshk"), ("pharmacy", "داروخانه", "dârukhâne"),
]


@layout(HALF, "vocab-denarius", "Persian words of a travel agency’s booklet, Chromium: English at the left, sound in italics, Persian at the right, rows with shading by turns, no rules")
def vocab_denarius(draw):
    words = draw.some(PERSIAN, 14)
    body = "<h1>Useful words in Persian</h1><p>A little goes a long way: people are delighted when visitors try a few words. The vowel â is long, as in “father”.</p><table><tr><th>English<th>Pronunciation<th class=f>Persian</tr>" + "".join(f"<tr><td>{english}<td><i>{sound}</i><td class=f dir=rtl>{persian}</tr>" for english, persian, sound in words) + "</table><p class=n>Caravan Tours · Isfahan and Shiraz in eight days · Page 22</p>"
    css = "h1 { color: #00695c; font-size: 170%; margin-bottom: 2mm } table { border-collapse: collapse; width: 130mm; margin-top: 5mm } th { background: #00695c; color: white; text-align: left } th, td { padding: 1.4mm 4mm } tr:nth-child(odd) td { background: #e0f2f1 } .f { text-align: right; font-family: 'Noto Naskh Arabic'; font-size: 115% } th.f { font-family: inherit; font-size: 100% } .n { margin-top: 10mm; font-size: 75%; color: #777; text-align: center }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Caladea"], (11, 12), css)
    return Document(engine, source, [item(persian, english, kind="vocabulary") for english, persian, _ in words])


# Worked examples of a trade course, New Zealand

WORKED = [
    ("A heater draws a current of 8 A from a 230 V supply. Calculate its power.", r"P = V I = 230 \times 8", "1840 W"),
    ("A lamp has a resistance of 24 Ω and is connected to a 12 V battery. Find the current in the lamp.", r"I = \frac{V}{R} = \frac{12}{24}", "0.5 A"),
    ("Three resistors of 4 Ω, 6 Ω and 10 Ω are connected in series. Find their total resistance.", r"R = R_1 + R_2 + R_3 = 4 + 6 + 10", "20 Ω"),
    ("A 2 kW kettle is used for 15 minutes each day. How much energy does it use in 30 days?", r"E = P t = 2 \times 0.25 \times 30", "15 kWh"),
    ("Power costs 32 cents per kWh. What is the cost of running a 500 W pump for 10 hours?", r"0.5 \times 10 \times 32 = 160", "$1.60"),
    ("A motor takes 1500 W from the supply and delivers 1200 W at the shaft. Determine its efficiency.", r"\eta = \frac{P_{\mathrm{out}}}{P_{\mathrm{in}}} \times 100 = \frac{1200}{1500} \times 100", "80%"),
    ("Two resistors of 12 Ω and 4 Ω are connected in parallel. Find their equivalent resistance.", r"R = \frac{R_1 R_2}{R_1 + R_2} = \frac{12 \times 4}{12 + 4}", "3 Ω"),
    ("A transformer has 1000 turns on the primary and 50 turns on the secondary. The primary voltage is 240 V. Find the secondary voltage.", r"V_2 = V_1 \times \frac{N_2}{N_1} = 240 \times \frac{50}{1000}", "12 V"),
    ("An element has a resistance of 46 Ω and carries a current of 5 A. Calculate the voltage across it.", r"V = I R = 5 \times 46", "230 V"),
]


@layout(HALF, "solutions-jig", "worked examples of a trade course in New Zealand, pdfLaTeX: Example 3.1 in bold between rules, Solution with working in display, Answer: in bold in a line of its own")
def solutions_jig(draw):
    unit, items, body = draw.random.randint(2, 7), [], ""
    for n, (question, working, answer) in enumerate(WORKED, 1):
        body += rf"\needspace{{4.2cm}}\hrule\smallskip\textbf{{Example {unit}.{n}}}\par {tex(question)}\par\textit{{Solution}}\[{working}\]\textbf{{Answer:}} {tex(answer)}\par\medskip" + "\n"
        items.append(item(question, answer, f"{unit}.{n}", kind="numeric", answer_kind="contains"))
    title = rf"{{\Large\bfseries Unit {unit}\quad Electrical calculations}}\par\medskip Work through these examples before the block course. Cover up the solution, try the example yourself, and then compare.\par\bigskip "
    engine, source = document(draw, title + body + r"\hrule", ["palatino", "times", "lm"], (11,), (26, 28), head=r"\fancyhead[L]{\small Electrical Trades Level 3}\fancyhead[R]{\small Study guide}", foot=r"\fancyfoot[C]{\small\thepage}")
    return Document(engine, source, items)


# Exercises of a South African textbook, answers at the back

ALGEBRA = [
    ("Exercise 7.3", [
        ("Simplify the following expressions:", [("3x + 5x − 2x", "6x"), ("4(a + 3) − 7", "4a + 5"), ("2p × 5p", "10p²"), ("12m ÷ 4", "3m")]),
        ("Solve for x:", [("x + 9 = 21", "x = 12"), ("5x = 35", "x = 7"), ("2x − 3 = 11", "x = 7"), ("3(x + 1) = 18", "x = 5")]),
        ("Thandi is three years older than twice Sipho’s age. If Sipho is 11 years old, how old is Thandi?", "25 years"),
    ]),
    ("Exercise 7.4", [
        ("Factorise:", [("6a + 9", "3(2a + 3)"), ("x² + 4x", "x(x + 4)")]),
        ("A taxi charges R15 plus R12 for every kilometre. What does a trip of 8 km cost?", "R111"),
        ("The perimeter of a rectangle is 46 m, and its length is 14 m. Determine its breadth.", "9 m"),
    ]),
]


@layout(HALF, "exercises-farthing", "exercises of a South African textbook, XeLaTeX: Exercise 7.3 on a grey band, numbers that begin again, a) to d) two a row, ANSWERS at the back with 1 a) in a line")
def exercises_farthing(draw):
    body, back, items = "", "", []
    for title, tasks in ALGEBRA:
        body += rf"\needspace{{4cm}}\colorbox{{black!15}}{{\makebox[\dimexpr\linewidth-2\fboxsep][l]{{\bfseries {title}}}}}\par\medskip "
        back += rf"\textbf{{{title}}}\par "
        for n, (text, rest) in enumerate(tasks, 1):
            body += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(text)}}}"
            if isinstance(rest, str):
                body += r"\medskip "
                back += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(rest)}}}"
                items.append(item(text, rest, str(n), kind="numeric", section=title))
                continue
            cells = [rf"\makebox[70mm][l]{{\makebox[8mm][l]{{{letter})}}{tex(question)}}}" for letter, (question, _) in zip("abcd", rest)]
            for left in range(0, len(cells), 2):
                body += rf"\hspace*{{8mm}}{''.join(cells[left:left + 2])}\par "
            body += r"\medskip "
            back += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{" + r"\quad ".join(rf"{letter})~\mbox{{{tex(answer)}}}" for letter, (_, answer) in zip("abcd", rest)) + "}"
            items += [item(question, answer, f"{n}({letter})", stem=text, section=title) for letter, (question, answer) in zip("abcd", rest)]
        body, back = body + r"\bigskip ", back + r"\medskip "
    note = r"\fbox{\parbox{0.9\linewidth}{\textbf{Remember:} whatever you do to the left-hand side of an equation, you must also do to the right-hand side.}}\par\bigskip "
    engine, source = document(draw, r"{\Large\bfseries Chapter 7: Algebraic expressions and equations}\par\bigskip " + note + body + r"\newpage{\Large\bfseries ANSWERS}\par\medskip{\large\bfseries Chapter 7}\par\medskip " + back, ["libertine", "notoserif", "arial"], (11,), (22, 25), head=r"\fancyhead[L]{\small\itshape Mathematics Grade 8}", foot=r"\fancyfoot[R]{\small\thepage}")
    return Document(engine, source, items)


# Practice test for those who learn to sail

BOATING = [
    ("Which side of a boat is called starboard?", "The right side when facing the bow", ["The left side when facing the bow", "The side that is nearest to the dock", "The side on which the motor is mounted"], "Port and left both have four letters, which helps to keep the two apart."),
    ("What should you do first when someone falls overboard?", "Throw the person something that floats", ["Stop the engine and wait", "Jump in after the person", "Radio the marina"], "Keep pointing at the person while you turn the boat around."),
    ("What color is the navigation light on the port side?", "Red", ["Green", "White", "Yellow"], "The starboard light is green."),
    ("When two power boats meet head-on, each should turn", "to starboard.", ["to port.", "toward the shore.", "into the wind."], "They then pass each other port to port."),
    ("Which of these is a legal distress signal?", "A red flare", ["A blue flag", "One short blast on the horn", "A white masthead light"], "Flares must be within their expiration date."),
    ("What does a diver-down flag tell other boaters?", "Someone is under water nearby", ["Fishing is not allowed", "The channel is closed", "A regatta is taking place"], "Stay well away and go slowly."),
    ("Before fueling a boat with an inboard engine, you should", "close all hatches and turn off the engine.", ["run the blower while fueling.", "open the hatches.", "start the engine."], "Run the blower for four minutes afterward."),
    ("The best way to tow a water-skier is with", "an observer on board.", ["a short rope.", "two skiers at once.", "the sun behind you."], "The observer watches the skier while the operator looks ahead."),
    ("Which knot is best for making a loop that will not slip?", "Bowline", ["Square knot", "Clove hitch", "Slip knot"], "It holds fast and is still easy to untie."),
    ("A float plan should be left with", "a friend or relative on shore.", ["the Coast Guard.", "the boat dealer.", "another boat in the channel."], "Tell them when you are back."),
]


@layout(HALF, "quiz-understudy", "practice test of an American boating course, groff: bold number and question, A. to D. stacked, Answer: C. and the reason in italics below each")
def quiz_understudy(draw):
    lines = [".ds LH Safe Boating Course", ".ds RH Practice Test B", ".ds CF %", ".LP", ".ce", "\\s+4\\fBPractice Test B\\fP\\s0", ".LP", "Choose the best answer for each question. You need 8 correct answers out of 10 to pass. The answers are printed below the questions, so keep a sheet of paper over the rest of the page."]
    items = []
    for n, (question, right, wrong, why) in enumerate(BOATING, 1):
        options, place = placed(draw, right, wrong)
        lines += [".sp .4", ".ne 8", f".IP \"\\fB{n}.\\fP\" 4n", f"\\fB{plain(question)}\\fP"]
        lines += [".RS", ".nr PD 0"] + [x for letter, text in zip("ABCD", options) for x in (f".IP {letter}. 4n", plain(text))] + [".nr PD 0.3v", ".LP", f"\\fIAnswer: {'ABCD'[place]}. {plain(why)}\\fP", ".RE"]
        items.append(item(question, options[place], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[place]))
    engine, source = roff(draw, lines, (10, 11), ("H", "T", "N"))
    return Document(engine, source, items)


# Reading in a Mexican primary school

LECTURA = ["Cada otoño, millones de mariposas monarca vuelan desde Canadá hasta los bosques del centro de México. El viaje dura cerca de dos meses y mide más de cuatro mil kilómetros. Ninguna de ellas lo ha hecho antes, pues son las bisnietas de las que volvieron al norte en primavera.", "En los bosques de oyamel las mariposas se juntan en racimos para protegerse del frío. Algunas ramas se doblan por su peso. En marzo, cuando sube la temperatura, empiezan el regreso. La gente de los pueblos cercanos cuida el bosque y recibe a los visitantes."]
LECTURA_A = [("¿Cuánto dura el viaje de las mariposas?", ["dos semanas", "dos meses", "medio año"]), ("¿En qué árboles pasan el invierno?", ["en los pinos", "en los sauces", "en los oyameles"]), ("¿Por qué se juntan en racimos?", ["para protegerse del frío", "para comer", "para dormir de día"]), ("¿Cuándo empiezan el regreso?", ["en enero", "en marzo", "en octubre"])]
LECTURA_B = ["Las mariposas vienen de Canadá.", "Cada mariposa hace el viaje varias veces.", "Las ramas se doblan por el peso de las mariposas.", "Los visitantes no pueden entrar en los pueblos."]
LECTURA_C = ["¿Qué hace la gente de los pueblos cercanos?", "Explica con tus palabras por qué el viaje es sorprendente.", "¿Qué título le pondrías al texto?"]


@layout(HALF, "lectura-prompter", "reading of a Mexican primary school, word processor: text, I. choices a) to c) in one row, II. V o F in brackets before the statements, III. questions with lines, numbers that run on, no answers")
def lectura_prompter(draw):
    body, items, n = paragraph(run("Comprensión de lectura"), "Title") + paragraph(run("Español – Cuarto grado     Nombre: ____________________   Fecha: __________")) + paragraph(run("Lee con atención el siguiente texto.", "I")), [], 0
    body += "".join(paragraph(run(text), "Text") for text in LECTURA)
    heads = ["I. Subraya la respuesta correcta.", "II. Escribe V si la oración es verdadera o F si es falsa.", "III. Contesta las preguntas."]
    body += paragraph(run(heads[0]), "Head")
    for question, options in LECTURA_A:
        n += 1
        body += paragraph(run(f"{n}.\t{question}"), "Task") + paragraph(run("\t".join(f"{letter}) {text}" for letter, text in zip("abc", options))), "Row")
        items.append(item(question, None, str(n), None, choices("abc", options), kind="mcq", section=heads[0]))
    body += paragraph(run(heads[1]), "Head")
    for text in LECTURA_B:
        n += 1
        body += paragraph(run(f"{n}.\t(     ) {text}"), "Task")
        items.append(item(text, None, str(n), kind="truefalse", section=heads[1]))
    body += paragraph(run(heads[2]), "Head")
    for question in LECTURA_C:
        n += 1
        body += paragraph(run(f"{n}.\t{question}"), "Task") + paragraph(run("_" * 66), "Row")
        items.append(item(question, None, str(n), section=heads[2]))
    styles = paragraph_style("Text", 0.25, extra='fo:text-align="justify" fo:line-height="120%"') + paragraph_style("Task", 0.2, 0.9, -0.9, [(0.9, "")]) + paragraph_style("Row", 0.1, 0.9, 0, [(6.2, ""), (11.2, "")])
    engine, source = office(draw, body, ["Carlito", "Comic Neue", "Liberation Sans"], (11, 12), head="Escuela Primaria Benito Juárez", styles=styles)
    return Document(engine, source, items)


# Agricultural science paper, Ireland

IRELAND = [
    ("Question 1", "Grassland management", [
        ("(a)", "Rotational grazing is used on many dairy farms.", [("(i)", "Explain the term rotational grazing.", 4), ("(ii)", "Give two advantages of rotational grazing over set stocking.", 8)]),
        ("(b)", "A farmer plans to reseed a field that is full of docks.", [("(i)", "Outline the steps that the farmer should take before sowing.", 9), ("(ii)", "Name a species of grass that is suitable for a long-term ley.", 3), ("(iii)", "Suggest why clover is often included in the seed mixture.", 6)]),
    ]),
    ("Question 2", "Soil", [
        ("(a)", "A sample of soil was shaken with water and left to settle in a jar.", [("(i)", "State what the layer at the bottom of the jar consists of.", 3), ("(ii)", "Describe how the percentage of organic matter in the soil could be measured.", 12)]),
        ("(b)", "Lime is spread on many Irish soils.", [("(i)", "What effect does lime have on the pH of a soil?", 3), ("(ii)", "Explain why a farmer should have the soil tested before spreading lime.", 6), ("(iii)", "Discuss one effect of soil compaction on the growth of crops.", 6)]),
    ]),
]


@layout(HALF, "paper-doubloon", "agricultural science paper, Ireland, XeLaTeX: Question 1 with its topic and (30 marks) as a head, (a) with a sentence, (i) below it with (4) in bold at the right, no answers")
def paper_doubloon(draw):
    body, items = "", []
    for name, topic, letters in IRELAND:
        marks = sum(m for _, _, parts in letters for _, _, m in parts)
        body += rf"\bigskip\needspace{{5cm}}{{\large\bfseries {name}\hfill ({marks} marks)}}\par{{\bfseries {topic}}}\par\medskip "
        for letter, stem, parts in letters:
            body += rf"\lab{{0pt}}{{10mm}}{{\textbf{{{letter}}}}}{{{tex(stem)}}}\smallskip "
            for roman, question, mark in parts:
                body += rf"\lab{{10mm}}{{10mm}}{{{roman}}}{{{tex(question)}\pushright{{\textbf{{({mark})}}}}}}\smallskip "
                items.append(item(question, None, f"{name.split()[1]}{letter}{roman}", mark, stem=stem))
            body += r"\medskip "
    head = r"\begin{center}{\Large\bfseries Pre-Leaving Certificate Examination}\par\medskip{\large\bfseries Agricultural Science\quad Higher Level}\par\medskip Section 2\quad (60 marks)\end{center}\hrule\medskip Answer \textbf{both} questions. Write your answers in the separate answer book. Leave a margin for the examiner.\par\medskip\hrule "
    engine, source = document(draw, head + body, ["timesnew", "arial", "noto"], (11, 12), (22, 25), foot=r"\fancyfoot[L]{\small Agricultural Science}\fancyfoot[C]{\small Page \thepage}\fancyfoot[R]{\small Higher Level}")
    return Document(engine, source, items)


# Notice to candidates

SESSIONS = [("Monday 3 November", "08:30", "English Language 1", "Main Hall"), ("Monday 3 November", "13:00", "Physical Education", "Sports Hall"), ("Wednesday 5 November", "08:30", "Mathematics 1", "Main Hall"), ("Thursday 6 November", "08:30", "Geography 2", "Rooms 11 and 12"), ("Friday 7 November", "10:00", "History 1", "Main Hall"), ("Monday 10 November", "08:30", "Mathematics 2", "Main Hall"), ("Tuesday 11 November", "13:00", "Biology 2", "Laboratory 3")]
RULES = [("Before the examination", ["Be at the door of the hall fifteen minutes before the time that is printed above.", "Leave bags, watches and telephones in your locker.", "Bring your identity card and at least two black pens."]), ("During the examination", ["Candidates who arrive more than thirty minutes late are not admitted.", "Raise your hand if you need more paper.", "Nobody may leave in the last ten minutes."]), ("After the examination", ["Stay in your seat until all scripts have been collected.", "Results are published on 12 December at noon."])]


@layout(HALF, "notice-greenroom", "notice to candidates of a Botswana school, Chromium: timetable of the examinations as a table, numbered heads with rules (a) to (c); nothing to be found")
def notice_greenroom(draw):
    body = "<h1>Kgale View Senior School</h1><h2>Internal examinations, November: notice to candidates</h2><table><tr><th>Date<th>Start<th>Paper<th>Room</tr>" + rows(SESSIONS) + "</table>"
    for n, (head, lines) in enumerate(RULES, 1):
        body += f"<h3>{n}. {head}</h3>" + "".join(f"<p class=r><span>({letter})</span>{line}</p>" for letter, line in zip("abc", lines))
    body += "<p class=e>Mrs B. Molefe<br>Examinations Officer</p>"
    css = "h1 { text-align: center; font-size: 170%; margin: 0 } h2 { text-align: center; font-size: 115%; margin: 1mm 0 5mm } h3 { font-size: 110%; margin: 6mm 0 1mm } table { width: calc(100% - 1mm); border-collapse: collapse } th { background: #ddd } th, td { border: 1px solid #444; padding: 1.4mm 3mm; text-align: left } .r { margin: 1mm 0 1mm 16mm; text-indent: -9mm } .r span { display: inline-block; width: 9mm; text-indent: 0 } .e { margin-top: 10mm }"
    engine, source = page(draw, body, ["Liberation Serif", "Carlito", "Noto Serif"], (11, 12), css)
    return Document(engine, source, [])
