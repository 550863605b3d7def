"""The hundred-and-ninety-fifth: twelve more sheets of the same setter, named after breeds of horses."""

import importlib

from latex import document, table, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"
KEEP = 'fo:keep-with-next="always"'


# Chemistry paper with its scheme in another file

ACIDS = [
    ("Solutions of acids and alkalis are found in every laboratory.", [
        ("a", None, [
            ("i", "State the pH of a neutral solution.", ["7"], [], []),
            ("ii", "Name the ion that makes a solution acidic.", ["hydrogen ion"], ["H⁺"], ["hydrogen"]),
        ]),
        ("b", "Describe what is seen when magnesium ribbon is added to dilute hydrochloric acid.", ["bubbles of gas", "the ribbon becomes smaller"], ["fizzing", "the ribbon disappears"], []),
        ("c", "Write a word equation for the reaction of hydrochloric acid with sodium hydroxide.", ["hydrochloric acid + sodium hydroxide → sodium chloride + water"], [], []),
    ]),
    ("Crude oil is separated into fractions in a tall column.", [
        ("a", "Name the process by which crude oil is separated.", ["fractional distillation"], [], ["distillation alone"]),
        ("b", "Explain why the fractions leave the column at different heights.", ["they have different boiling points", "the column is cooler at the top", "each fraction condenses where it is cool enough"], [], []),
        ("c", None, [
            ("i", "State one use of bitumen.", ["making roads"], ["roofing"], []),
            ("ii", "Name the gas that turns limewater milky when petrol is burned.", ["carbon dioxide"], ["CO₂"], []),
        ]),
    ]),
    ("A student wants to find out how the concentration of an acid changes the rate of its reaction with marble chips.", [
        ("a", "State one piece of apparatus that could be used to measure the volume of gas given off.", ["gas syringe"], ["measuring cylinder over water"], ["beaker"]),
        ("b", "State two variables that should be kept constant.", ["mass of marble chips", "temperature of the acid"], ["size of the chips"], []),
        ("c", "Explain, in terms of particles, why the reaction is faster with a more concentrated acid.", ["more acid particles in the same volume", "so there are more frequent collisions"], [], ["faster particles"]),
    ]),
]


@layout(HALF, "paper-trakehner", "chemistry paper of a regional council, XeLaTeX: 1. (a) (i) with (2 marks) on a line of its own at the right below the dotted lines, Total 8 marks; scheme in its own file as Question | Expected answer | Accept | Do not accept | Marks")
def paper_trakehner(draw):
    items, body, lines = [], "", ""

    def asked(question, points, accept, reject, number, stem, indent, width, label):
        nonlocal lines
        marks = len(points)
        rest = {"allow": accept, "reject": reject}
        items.append(item(question, "\n".join(points), number, marks, stem=stem, rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None, **rest))
        cells = " & ".join(r" \newline ".join(tex(text) for text in texts) for texts in (points, accept, reject))
        lines += rf"{number} & {cells} & {marks}\\\hline" + "\n"
        return rf"\needspace{{30mm}}\lab{{{indent}mm}}{{{width}mm}}{{{label}}}{{{tex(question)}}}" + rf"\par\vspace{{8pt}}\noindent\hspace*{{{indent + width}mm}}\makebox[\dimexpr\linewidth-{indent + width}mm]{{\dotfill}}\par" * (marks + 1) + rf"\hfill\textbf{{({marks} mark{'s' if marks > 1 else ''})}}\par\medskip" + "\n"

    for n, (stem, parts) in enumerate(ACIDS, 1):
        first = len(items)
        body += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}\smallskip" + "\n"
        for letter, question, *rest in parts:
            if question:
                body += asked(question, *rest, f"{n}({letter})", stem, 9, 9, f"({letter})")
                continue
            for roman, inner, points, accept, reject in rest[0]:
                label = rf"\makebox[9mm][l]{{{f'({letter})' if roman == 'i' else ''}}}({roman})"
                body += asked(inner, points, accept, reject, f"{n}({letter})({roman})", stem, 9, 18, label)
        body += rf"\hfill\textbf{{Total {sum(i['marks'] for i in items[first:])} marks}}\par" + (r"\newpage " if n < len(ACIDS) else "") + "\n"
    year = draw.random.randint(2013, 2023)
    total = sum(i["marks"] for i in items)
    top = rf"\begin{{center}}\textbf{{CORAL ISLANDS EXAMINATIONS COUNCIL}}\par\smallskip{{\large\bfseries CHEMISTRY}}\par\textbf{{Paper 02 -- General Proficiency}}\par\smallskip\textit{{45 minutes}}\end{{center}}\medskip Answer ALL questions in this booklet. Write your answers in the spaces provided. The paper carries {total} marks.\par\medskip\hrule\bigskip "
    look = dict(fonts=["timesnew", "libertine", "notoserif"], sizes=(11, 12))
    engine, source = document(draw, top + body, **look, margins=(22, 25), head=r"-- \thepage{} --", foot=rf"\fancyfoot[L]{{\scriptsize 01217020/CIEC {year}}}\fancyfoot[R]{{\scriptsize\ifnum\value{{page}}<3 GO ON TO THE NEXT PAGE\else END OF TEST\fi}}")
    marked = rf"\begin{{center}}{{\large\bfseries CHEMISTRY}}\par Paper 02 -- General Proficiency\par\textbf{{KEY AND MARK SCHEME}}\par May/June {year}\end{{center}}\renewcommand\arraystretch{{1.3}}\begin{{longtable}}{{|p{{17mm}}|>{{\raggedright\arraybackslash}}p{{58mm}}|>{{\raggedright\arraybackslash}}p{{32mm}}|>{{\raggedright\arraybackslash}}p{{27mm}}|>{{\centering\arraybackslash}}p{{12mm}}|}}\hline\textbf{{Question}} & \textbf{{Expected answer}} & \textbf{{Accept}} & \textbf{{Do not accept}} & \textbf{{Marks}}\\\hline\endhead {lines}\end{{longtable}}"
    return Document(engine, source, items, document(draw, marked, **look, margins=(18, 19))[1])


# Words of a Swahili course

KISWAHILI = [
    ("asubuhi", "morning"), ("baba", "father"), ("barua", "letter"), ("chakula", "food"), ("chumba", "room"), ("daktari", "doctor"), ("dawa", "medicine"), ("gari", "car"), ("jina", "name"), ("jua", "sun"), ("kaka", "brother"), ("kitabu", "book"),
    ("maji", "water"), ("mama", "mother"), ("mkate", "bread"), ("mlango", "door"), ("mtoto", "child"), ("mvua", "rain"), ("nyumba", "house"), ("rafiki", "friend"), ("samaki", "fish"), ("shule", "school"), ("siku", "day"), ("wiki", "week"),
]


@layout(HALF, "msamiati-lusitano", "words of a lesson in a Swahili course, XeLaTeX: two pairs of columns Kiswahili | English side by side with rules above and below, in the order of letters down the left and then down the right, greeting phrases in a frame above")
def msamiati_lusitano(draw):
    chosen = draw.some(KISWAHILI, 20)
    left, right = chosen[:10], chosen[10:]
    lines = "".join(rf"\textbf{{{a}}} & {tex(b)} & \textbf{{{c}}} & {tex(d)}\\" + "\n" for (a, b), (c, d) in zip(left, right))
    body = rf"{{\Large\bfseries Somo la {draw.random.randint(3, 9)}}}\hfill{{\large\itshape Nyumbani}}\par\medskip\hrule\bigskip In this lesson we visit a family in Tanga. Nouns are given in the singular; their plurals follow in the next lesson.\par\bigskip{{\large\bfseries Msamiati (Vocabulary)}}\par\medskip\renewcommand\arraystretch{{1.3}}\begin{{tabular}}{{p{{32mm}}p{{38mm}}p{{32mm}}p{{38mm}}}}\hline\textit{{Kiswahili}} & \textit{{English}} & \textit{{Kiswahili}} & \textit{{English}}\\\hline {lines}\hline\end{{tabular}}"
    engine, source = document(draw, body, ["libertine", "notoserif", "timesnew"], (11, 12), (22, 26), head=r"\fancyhead[L]{\small Karibu! A First Course in Swahili}", foot=r"\thepage", extra=r"\setcounter{page}{" + str(draw.random.randint(24, 80)) + "}")
    return Document(engine, source, [item(a, b, kind="vocabulary") for a, b in chosen])


# True or false, a science test with the answers as a table

SPACE = [
    ("The Earth goes around the Sun once a year.", True), ("The Moon gives out its own light.", False), ("Jupiter is the largest planet in the solar system.", True), ("There are nine planets between the Earth and the Sun.", False), ("Day and night are caused by the rotation of the Earth.", True),
    ("Saturn is the only planet that has moons.", False), ("The Sun is a star.", True), ("Sound travels faster than light.", False), ("Mercury is the planet closest to the Sun.", True), ("A solar eclipse happens when the Moon is between the Earth and the Sun.", True), ("Astronauts on the Moon weigh more than on the Earth.", False),
]


@layout(HALF, "spacetest-palomino", "true or false test of a primary school, word processor: statements with numbers and ______ at the right edge, directions in italics, answers on the next page as a ruled table of two rows, numbers above T and F")
def spacetest_palomino(draw):
    sheet = Sheet(draw.one(["Comic Neue", "Carlito", "Lato"]), draw.one((12, 13)), margin=2.2)
    chosen = draw.some(SPACE, 10)
    right = (sheet.wide, RIGHT)
    sheet.body += [sheet.p("Name: ______________________________\tClass: __________", tabs=[right], after=0.4), sheet.p("<b>Earth and Space</b>", size=19, align="center", after=0.1), sheet.p("<b>True or False?</b>", size=14, align="center", after=0.3), sheet.p("<i>Read each sentence carefully. Write T if it is true and F if it is false.</i>", after=0.4)]
    for n, (text, _) in enumerate(chosen, 1):
        sheet.body.append(sheet.p(f"{n}.\t{text}\t______", left=1.0, first=-1.0, tabs=[1.0, right], after=0.35))
    sheet.body += [sheet.break_(), sheet.p("<b>Earth and Space – Answers</b>", size=15, after=0.3)]
    cells = [[sheet.p(f"<b>{n}</b>", align="center", after=0) for n in range(1, len(chosen) + 1)], [sheet.p("T" if true else "F", align="center", after=0) for _, true in chosen]]
    sheet.body.append(sheet.table(cells, [1.4] * len(chosen), padding=0.15))
    sheet.foot = sheet.p("Little Owls Resources", size=8, align="center")
    engine, source = sheet.source()
    return Document(engine, source, [item(text, str(true), str(n), kind="truefalse") for n, (text, true) in enumerate(chosen, 1)])


# Inventors to match

INVENT = [
    ("Alexander Graham Bell", "telephone"), ("Johannes Gutenberg", "printing press with movable type"), ("Alfred Nobel", "dynamite"), ("James Watt", "improved steam engine"), ("Tim Berners-Lee", "World Wide Web"), ("Louis Braille", "alphabet for the blind"),
    ("Alessandro Volta", "electric battery"), ("Karl Benz", "motor car"), ("Alexander Fleming", "penicillin"), ("Guglielmo Marconi", "wireless telegraphy"),
]


@layout(HALF, "inventors-suffolk", "history worksheet with two lists to match, pdfLaTeX: ruled heads Inventor and Invention or discovery, numbers with a line before, small letters at the right, key in one line at the foot of the page as 1 – d")
def inventors_suffolk(draw):
    ends = draw.mixed([b for _, b in INVENT])
    items, lines, key = [], "", []
    for n, ((who, what), letter, end) in enumerate(zip(INVENT, "abcdefghij", ends), 1):
        lines += rf"\rule{{9mm}}{{0.4pt}}\quad {n}. & {tex(who)} & {letter}. & {tex(end)}\\" + "\n"
        right = "abcdefghij"[ends.index(what)]
        key.append(f"{n} -- {right}")
        items.append(item(who, what, str(n), options=choices("abcdefghij", ends), kind="match", answer_label=right))
    body = rf"Name: \rule{{70mm}}{{0.4pt}}\hfill Date: \rule{{30mm}}{{0.4pt}}\par\bigskip\begin{{center}}{{\LARGE\bfseries Great Inventors}}\end{{center}}Match each person with what he invented or discovered. Write the letter on the line in front of the number.\par\bigskip\renewcommand\arraystretch{{1.9}}\begin{{tabular}}{{@{{}}lp{{55mm}}lp{{65mm}}@{{}}}}\multicolumn{{2}}{{@{{}}l}}{{\textbf{{Inventor}}}} & \multicolumn{{2}}{{l}}{{\textbf{{Invention or discovery}}}}\\\hline {lines}\end{{tabular}}\vfill\hrule\smallskip{{\footnotesize\textbf{{Answers:}} {', '.join(key)}}}"
    engine, source = document(draw, body, ["times", "palatino", "lm", "lmsans"], (11, 12), (20, 24), foot=r"\small History 7: Worksheet 14")
    return Document(engine, source, items)


# Leaflet of a walking club

WALKING = [
    ("Do I have to be very fit?", "Not at all. Our walks are graded from easy to hard, and the easy ones are about four miles long on good paths."),
    ("What should I wear?", "Strong shoes or boots and clothes for all weathers. Jeans are not a good idea, since they stay wet for a long time."),
    ("Can I bring my dog?", "Dogs are welcome on most walks if they are kept on a lead. The programme says where they are not allowed."),
    ("Do I need to book?", "No, just turn up at the meeting point ten minutes before the start and say hello to the leader. Only coach trips have to be booked; the form is in the programme."),
    ("What about lunch?", "We usually stop for half an hour at midday. Please bring a packed lunch and something to drink."),
    ("How much does it cost to join?", "Membership is £18 a year for adults and free for anyone under 18. You may come on three walks before you decide."),
    ("Are children allowed?", "Yes, but those under 16 must be with an adult who is responsible for them."),
    ("What happens if the weather is bad?", "Walks are cancelled only in storms or heavy snow. The leader puts a notice on our website by 8 am."),
    ("How do I get to the start?", "Many members share cars. Ring the leader the evening before if you need a lift."),
]


@layout(HALF, "faq-dartmoor", "leaflet of a walking club, word processor: two columns, questions in bold colour, answers below them, meeting times in a box at the end, name of the club in a banner")
def faq_dartmoor(draw):
    sheet = Sheet(draw.one(["Carlito", "Lato", "Liberation Sans"]), 11, margin=1.9)
    sheet.body.append(sheet.table([[sheet.p("<b>Tarn Valley Walking Club</b>", size=20, align="center", after=0) + sheet.p("New to walking? Your questions answered", align="center", after=0)]], [sheet.wide], padding=0.3, fills={0: "#d9ead3"}))
    sheet.body.append(sheet.p("", after=0.1))
    inside = ""
    for question, answer in WALKING:
        inside += sheet.p(f"<b>{question}</b>", color="#38761d", before=0.2, after=0.05, extra='fo:break-before="column"' if question == "What about lunch?" else "") + sheet.p(answer, after=0.15)
    sheet.body.append(sheet.columns(inside))
    sheet.body += [sheet.p("", after=0.2), sheet.table([[sheet.p("<b>When we walk</b>", align="center", after=0.05) + sheet.p("Every Sunday at 10 am and every second Wednesday at 9.30 am, all year round. Ring Margaret on 01632 960 377 or look at www.tarnvalleywalkers.example.", align="center", after=0)]], [sheet.wide], padding=0.25)]
    engine, source = sheet.source()
    return Document(engine, source, [item(q, a, kind="faq") for q, a in WALKING])


# Questions of a German fishing licence, the right answers crossed

FISCHER = [
    ("Welche Flosse fehlt dem Aal?", ["die Bauchflosse", "die Rückenflosse", "die Schwanzflosse"], 0),
    ("Womit atmen Fische?", ["mit der Schwimmblase", "mit den Kiemen", "mit der Seitenlinie"], 1),
    ("Wozu dient die Schwimmblase den meisten Fischen?", ["zur Verdauung", "zur Fortpflanzung", "zum Schweben im Wasser"], 2),
    ("Welcher dieser Fische hat eine Fettflosse?", ["der Hecht", "die Bachforelle", "der Karpfen"], 1),
    ("Was nehmen Fische mit der Seitenlinie wahr?", ["Farben", "Gerüche", "Strömungen und Druckwellen"], 2),
    ("Welcher Fisch ist ein Raubfisch?", ["der Zander", "die Schleie", "das Rotauge"], 0),
    ("Woran erkennt man das ungefähre Alter eines Fisches?", ["an der Farbe der Augen", "an den Ringen der Schuppen", "an der Zahl der Flossen"], 1),
    ("Wie viele Barteln hat der Karpfen?", ["zwei", "vier", "sechs"], 1),
    ("Was ist vor dem Töten eines Fisches zu tun?", ["Er muss betäubt werden.", "Er muss gewogen werden.", "Er muss gewaschen werden."], 0),
    ("Welches Gas brauchen Fische zum Leben?", ["Stickstoff", "Kohlendioxid", "Sauerstoff"], 2),
    ("Wo laicht der Lachs?", ["im offenen Meer", "im Oberlauf von Flüssen", "in tiefen Seen"], 1),
]


@layout(HALF, "fischerpruefung-noriker", "practice questions for the German fishing licence, Chromium: Frage 12 in small grey capitals above the words, a) to c) behind empty boxes, the right one with a cross in its box, subject as a head in the middle")
def fischerpruefung_noriker(draw):
    chosen, first = draw.some(FISCHER, 10), draw.one([1, 12, 41])
    body, items = "<h1>Fischerprüfung – Übungsfragen mit Lösungen</h1><p class=s>Angelverein Unterer Bachgrund e. V. · Vorbereitungslehrgang</p><h2>Fischkunde</h2><p>Von den drei Antworten ist jeweils nur eine richtig. Die richtige Antwort ist angekreuzt.</p>", []
    for n, (question, options, right) in enumerate(chosen, first):
        body += f"<div class=q><p class=n>Frage {n}</p><p class=t>{web(question)}</p>" + "".join(f"<p class=o><span>{'☒' if k == right else '☐'}</span> {a}) {web(b)}</p>" for k, (a, b) in enumerate(zip("abc", options))) + "</div>"
        items.append(item(question, options[right], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[right]))
    css = "h1 { font-size: 160%; text-align: center; margin-bottom: 1mm } .s { text-align: center; color: #555 } h2 { text-align: center; border-top: 1px solid #000; border-bottom: 1px solid #000; font-size: 120%; padding: 1mm } .q { break-inside: avoid; margin: 4mm 0 } .n { font-variant: small-caps; color: #666; margin: 0 } .t { font-weight: bold; margin: 0 0 1mm } .o { margin: 0.6mm 0 0.6mm 4mm } .o span { font-family: 'DejaVu Sans'; margin-right: 2mm }"
    engine, source = page(draw, body, ["Noto Sans", "Carlito", "Liberation Serif"], (11,), css, language="de")
    return Document(engine, source, items)


# Dutch test in geography and its scheme

TOETS = [
    ("Water in Nederland", "Een groot deel van Nederland ligt onder de zeespiegel.", [
        ("Hoe heet een stuk land dat is drooggelegd en door dijken wordt omringd?", None, ["een polder"]),
        ("Noem twee manieren waarop Nederland zich tegen overstromingen beschermt.", None, ["door dijken te bouwen", "door rivieren meer ruimte te geven"]),
        ("Welke rivier komt bij Lobith Nederland binnen?", (["de IJssel", "de Maas", "de Rijn", "de Schelde"], 2), []),
    ]),
    ("Het weer", "Het weer verandert in Nederland vaak snel.", [
        ("Met welk instrument wordt de luchtdruk gemeten?", (["een barometer", "een hygrometer", "een regenmeter", "een thermometer"], 0), []),
        ("Leg uit waarom het in de zomer aan zee vaak koeler is dan in het binnenland.", None, ["water warmt langzamer op dan land", "daardoor is de lucht boven zee koeler"]),
        ("Welk klimaat heeft Nederland?", (["een landklimaat", "een toendraklimaat", "een tropisch klimaat", "een zeeklimaat"], 3), []),
    ]),
    ("Steden", "Steeds meer mensen wonen in een stad.", [
        ("Wat is de hoofdstad van Nederland?", None, ["Amsterdam"]),
        ("Geef twee redenen waarom mensen van het platteland naar de stad verhuizen.", None, ["in de stad is meer werk", "in de stad zijn meer scholen en winkels"]),
        ("Hoe heet het stedelijk gebied waarin Amsterdam, Rotterdam, Den Haag en Utrecht liggen?", None, ["de Randstad"]),
    ]),
]


@layout(HALF, "toets-friesian", "Dutch geography test, XeLaTeX: 2p and the number of the question in the margin, A to D stacked, subjects as heads; correctievoorschrift in its own file as 1 maximumscore 2 with points behind bullets")
def toets_friesian(draw):
    items, body, scheme, n = [], "", "", 0
    for head, stem, asked in TOETS:
        body += rf"\needspace{{30mm}}\medskip\hspace*{{16mm}}{{\large\bfseries {head}}}\par\smallskip\lab{{0pt}}{{16mm}}{{}}{{{tex(stem)}}}\medskip" + "\n"
        scheme += rf"\bigskip\hspace*{{9mm}}{{\large\bfseries {head}}}\par\medskip "
        for question, chosen, points in asked:
            n += 1
            marks = len(points) or 1
            body += rf"\needspace{{25mm}}\lab{{0pt}}{{16mm}}{{\makebox[8mm][l]{{\small {marks}p}}\makebox[8mm][l]{{\textbf{{{n}}}}}}}{{{tex(question)}}}" + "\n"
            scheme += rf"\needspace{{16mm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{\textbf{{maximumscore {marks}}}}}"
            if chosen:
                options, right = chosen
                body += "".join(rf"\lab{{16mm}}{{7mm}}{{\textbf{{{a}}}}}{{{tex(b)}}}" for a, b in zip("ABCD", options)) + r"\medskip "
                scheme += rf"\lab{{0pt}}{{9mm}}{{}}{{{'ABCD'[right]}}}\smallskip "
                items.append(item(question, options[right], str(n), marks, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], section=head, stem=stem))
                continue
            body += r"\medskip "
            if marks > 1:
                scheme += "".join(rf"\lab{{9mm}}{{5mm}}{{\textbullet}}{{{tex(p)}\hfill 1}}" for p in points) + r"\smallskip "
            else:
                scheme += rf"\lab{{0pt}}{{9mm}}{{}}{{{tex(points[0])}}}\smallskip "
            items.append(item(question, "\n".join(points), str(n), marks, section=head, stem=stem, rubric=[{"text": p, "marks": 1} for p in points] if marks > 1 else None))
    total = sum(i["marks"] for i in items)
    look = dict(fonts=["arial", "helvetica", "noto"], sizes=(11,))
    top = rf"{{\LARGE\bfseries Toets aardrijkskunde}}\hfill klas 2\par\smallskip Voor deze toets zijn maximaal {total} punten te behalen. Voor elk vraagnummer staat hoeveel punten met een goed antwoord behaald kunnen worden.\par\medskip\hrule\medskip "
    engine, source = document(draw, top + body, **look, margins=(20, 24), foot=r"\fancyfoot[L]{\scriptsize AK-21-2-t}\fancyfoot[C]{\scriptsize\thepage}\fancyfoot[R]{\scriptsize einde}")
    marked = r"{\LARGE\bfseries Correctievoorschrift}\par Toets aardrijkskunde, klas 2\par\medskip\hrule " + scheme
    return Document(engine, source, items, document(draw, marked, **look, margins=(22, 26), foot=r"\scriptsize AK-21-2-c")[1])


# Indonesian test of a primary school

PILIHAN = [
    ("Hewan yang memakan tumbuhan disebut ....", ["karnivora", "herbivora", "omnivora", "insektivora"], 1),
    ("Ibu kota Provinsi Jawa Barat adalah ....", ["Semarang", "Surabaya", "Bandung", "Serang"], 2),
    ("Hasil dari 24 x 5 adalah ....", ["100", "110", "120", "125"], 2),
    ("Bagian tumbuhan yang menyerap air dari tanah adalah ....", ["akar", "batang", "daun", "bunga"], 0),
    ("Lambang sila pertama Pancasila adalah ....", ["rantai", "pohon beringin", "kepala banteng", "bintang"], 3),
    ("Benda yang dapat ditarik oleh magnet adalah ....", ["penghapus karet", "paku besi", "gelas kaca", "buku tulis"], 1),
    ("Air berubah menjadi es karena ....", ["mencair", "menguap", "membeku", "mengembun"], 2),
    ("Lawan kata dari rajin adalah ....", ["pintar", "malas", "sopan", "jujur"], 1),
]
ISIAN = [("Matahari terbit dari arah ....", "timur"), ("Satu jam sama dengan .... menit.", "60"), ("Alat pernapasan ikan adalah ....", "insang"), ("Bendera negara Indonesia berwarna merah dan ....", "putih"), ("Bilangan genap setelah 18 adalah ....", "20")]


@layout(HALF, "ulangan-sumba", "test of an Indonesian primary school, word processor: school in capitals, Nama and Nilai, I. Berilah tanda silang with a. to d. two in a row, II. Isilah with dots; Kunci Jawaban on the next page, the letters in two columns of a table without rules")
def ulangan_sumba(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito", "Caladea"]), 12, language="id", country="ID", margin=2.2)
    right = (sheet.wide, RIGHT)
    heads = ["I. Berilah tanda silang (x) pada huruf a, b, c, atau d di depan jawaban yang benar!", "II. Isilah titik-titik di bawah ini dengan jawaban yang tepat!"]
    items = []
    sheet.body += [sheet.p("<b>SD NEGERI 3 SUKAMAJU</b>", size=15, align="center", after=0.05), sheet.p("<b>ULANGAN TENGAH SEMESTER I</b>", align="center", after=0.05), sheet.p("Tahun Pelajaran 2022/2023", align="center", after=0.25), sheet.p("Nama   : ..................................\tKelas : IV (empat)", tabs=[right], after=0.1), sheet.p("Tanggal : ..................................\tNilai : ................", tabs=[right], after=0.3, extra='fo:border-bottom="1.5pt solid #000000" fo:padding-bottom="0.2cm"')]
    sheet.body.append(sheet.p(f"<b>{heads[0]}</b>", after=0.2, left=0.7, first=-0.7))
    for n, (question, options, right_one) in enumerate(PILIHAN, 1):
        sheet.body.append(sheet.p(f"{n}.\t{question}", left=1.0, first=-1.0, tabs=[1.0], before=0.1, after=0.05, extra=KEEP))
        for k in (0, 1):
            sheet.body.append(sheet.p(f"{'ab'[k]}. {options[k]}\t{'cd'[k]}. {options[k + 2]}", left=1.0, tabs=[8.5], after=0.03, extra=KEEP if k == 0 else ""))
        items.append(item(question, options[right_one], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right_one], section=heads[0]))
    sheet.body.append(sheet.p(f"<b>{heads[1]}</b>", before=0.35, after=0.2, left=0.7, first=-0.7, extra=KEEP))
    for n, (text, answer) in enumerate(ISIAN, 1):
        sheet.body.append(sheet.p(f"{n}.\t{text}", left=1.0, first=-1.0, tabs=[1.0], after=0.12))
        items.append(item(text, answer, str(n), kind="gap", section=heads[1]))
    sheet.body += [sheet.break_(), sheet.p("<b>KUNCI JAWABAN</b>", size=14, align="center", after=0.3), sheet.p("<b>I. Pilihan Ganda</b>", after=0.1)]
    half = len(PILIHAN) // 2
    for k in range(half):
        sheet.body.append(sheet.p(f"{k + 1}. {'abcd'[PILIHAN[k][2]]}\t{k + 1 + half}. {'abcd'[PILIHAN[k + half][2]]}", left=0.7, tabs=[4.0], after=0.05))
    sheet.body.append(sheet.p("<b>II. Isian</b>", before=0.3, after=0.1))
    sheet.body += [sheet.p(f"{n}. {answer}", left=0.7, after=0.05) for n, (_, answer) in enumerate(ISIAN, 1)]
    engine, source = sheet.source()
    return Document(engine, source, items)


# Italian worksheet in history

EGIZI = [("Il Nilo scorre in Africa.", True), ("Il faraone era un semplice contadino.", False), ("Gli Egizi scrivevano con i geroglifici.", True), ("Le piramidi erano tombe.", True), ("Gli Egizi credevano in un solo dio.", False)]
EGIZI_GAPS = [("Gli Egizi scrivevano su fogli di ______________.", "papiro"), ("I corpi dei defunti venivano trasformati in ______________.", "mummie"), ("La ______________ ha la testa di faraone e il corpo di leone.", "sfinge"), ("Gli ______________ sapevano leggere, scrivere e fare i conti.", "scribi")]
EGIZI_OPEN = [("Perché le piene del Nilo erano importanti per i contadini?", "Perché lasciavano sui campi il limo, un fango che rendeva fertile la terra."), ("Chi era Anubi?", "Era il dio dei morti, con la testa di sciacallo."), ("Quale mare si trova a nord dell’Egitto?", "Il mar Mediterraneo.")]


@layout(HALF, "scheda-murgese", "Italian history sheet of a primary school, XeLaTeX: 1 Vero o falso? with V and F in squares at the right, 2 words in a frame for gaps, 3 questions with lines; letters a b c; SOLUZIONI at the foot in small print in sentences by the same numbers")
def scheda_murgese(draw):
    items = []
    square = r"\fbox{V}\enspace\fbox{F}"
    letters = "abcde"
    body, key = r"\lab{0pt}{8mm}{\num{1}}{\textbf{Vero o falso? Segna la risposta giusta.}}", r"\textbf{1} "
    for letter, (text, true) in zip(letters, EGIZI):
        body += rf"\lab{{8mm}}{{7mm}}{{{letter}.}}{{{tex(text)}\hfill {square}}}" + "\n"
        items.append(item(text, str(true), f"1({letter})", kind="truefalse", stem="Vero o falso? Segna la risposta giusta."))
    key += ", ".join(f"{letter}. {'V' if true else 'F'}" for letter, (_, true) in zip(letters, EGIZI))
    bank = r"\quad ".join(draw.mixed([w for _, w in EGIZI_GAPS]))
    body += rf"\bigskip\lab{{0pt}}{{8mm}}{{\num{{2}}}}{{\textbf{{Completa le frasi con le parole nel riquadro.}}}}\begin{{center}}\fbox{{\enspace {bank}\enspace}}\end{{center}}"
    for letter, (text, answer) in zip(letters, EGIZI_GAPS):
        body += rf"\lab{{8mm}}{{7mm}}{{{letter}.}}{{{tex(text)}}}" + "\n"
        items.append(item(text, answer, f"2({letter})", kind="gap", stem="Completa le frasi con le parole nel riquadro."))
    key += r"; \textbf{2} " + ", ".join(f"{letter}. {answer}" for letter, (_, answer) in zip(letters, EGIZI_GAPS))
    body += r"\bigskip\lab{0pt}{8mm}{\num{3}}{\textbf{Rispondi alle domande.}}"
    for letter, (text, answer) in zip(letters, EGIZI_OPEN):
        body += rf"\lab{{8mm}}{{7mm}}{{{letter}.}}{{{tex(text)}}}" + r"\par\vspace{14pt}\noindent\hspace*{15mm}\rule{\dimexpr\linewidth-15mm}{0.4pt}\par\vspace{14pt}\noindent\hspace*{15mm}\rule{\dimexpr\linewidth-15mm}{0.4pt}\par\smallskip" + "\n"
        items.append(item(text, answer, f"3({letter})", stem="Rispondi alle domande."))
    key += r"; \textbf{3} " + " ".join(f"{letter}. {tex(answer)}" for letter, (_, answer) in zip(letters, EGIZI_OPEN))
    body = rf"Nome \rule{{60mm}}{{0.4pt}}\hfill Classe \rule{{15mm}}{{0.4pt}}\hfill Data \rule{{25mm}}{{0.4pt}}\par\bigskip{{\LARGE\bfseries Gli Egizi}}\hfill\textit{{Scheda di verifica {draw.random.randint(2, 9)}}}\par\medskip " + body + rf"\vfill{{\footnotesize\hrule\smallskip\textsc{{soluzioni}}: {key}\par}}"
    engine, source = document(draw, body, ["arial", "noto", "libertine"], (11, 12), (20, 23), foot=r"\small Storia 4", extra=r"\newcommand\num[1]{\colorbox{black!75}{\textcolor{white}{\textbf{#1}}}}")
    return Document(engine, source, items)


# Problems of a physics textbook with results in brackets

PROBLEMS = [
    ("A cyclist covers 150 m in 20 s at a constant speed. Find the speed.", ["7.5 m/s"]),
    ("A car starts from rest and accelerates at 3 m/s² for 8 s.", ["24 m/s", "96 m"], ["What is its final speed?", "How far does it travel in this time?"]),
    ("A stone is dropped from a bridge and hits the water after 2 s. Taking g = 10 m/s², find the height of the bridge.", ["20 m"]),
    ("A force of 12 N acts on a trolley of mass 4 kg. Find its acceleration, neglecting friction.", ["3 m/s²"]),
    ("A crane lifts a load of 500 kg through 6 m in 15 s. Take g = 10 m/s².", ["30 kJ", "2 kW"], ["How much work is done on the load?", "What is the power of the crane?"]),
    ("Calculate the kinetic energy of a ball of mass 0.4 kg that moves at 10 m/s.", ["20 J"]),
    ("A spring is stretched by 4 cm when a weight of 10 N hangs from it. By how much is it stretched by a weight of 25 N?", ["10 cm"]),
    ("A trolley of mass 2 kg moving at 6 m/s collides with a trolley of mass 4 kg at rest. They stick together. What is their common velocity?", ["2 m/s"]),
    ("Find the pressure of a box of weight 600 N that stands on an area of 0.3 m².", ["2000 Pa"]),
    ("State Newton’s third law of motion and give an example of it.", []),
]


@layout(HALF, "problems-holsteiner", "problems at the end of a chapter in a physics textbook, pdfLaTeX: numbers with stops, (a) and (b) below, [Ans. 7.5 m/s] in brackets at the right end of the paragraph, the last one without")
def problems_holsteiner(draw):
    items, body = [], ""
    for n, (text, answers, *parts) in enumerate(PROBLEMS, 1):
        if not parts:
            given = rf"\pushright{{[\textit{{Ans.}} {tex(answers[0])}]}}" if answers else ""
            body += rf"\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(text)}{given}}}\smallskip" + "\n"
            items.append(item(text, answers[0] if answers else None, str(n), kind="numeric" if answers else "short"))
            continue
        body += rf"\needspace{{20mm}}\lab{{0pt}}{{9mm}}{{{n}.}}{{{tex(text)}}}" + "\n"
        for letter, question, answer in zip("ab", parts[0], answers):
            body += rf"\lab{{9mm}}{{8mm}}{{({letter})}}{{{tex(question)}\pushright{{[\textit{{Ans.}} {tex(answer)}]}}}}" + (r"\smallskip" if letter == "b" else "") + "\n"
            items.append(item(question, answer, f"{n}({letter})", stem=text, kind="numeric"))
    chapter = draw.random.randint(2, 6)
    body = rf"{{\large\bfseries Summary}}\par The work done by a force is the product of the force and the distance moved in its direction. Power is the rate at which work is done. The momentum of a body is the product of its mass and its velocity.\par\bigskip\hrule\bigskip{{\Large\bfseries Problems}}\par\medskip " + body
    engine, source = document(draw, body, ["cm", "lm", "times"], (11, 12), (24, 28), head=rf"\fancyhead[L]{{\small\itshape Chapter {chapter}\quad Force and motion}}\fancyhead[R]{{\small\thepage}}", foot="", extra=r"\setcounter{page}{" + str(draw.random.randint(40, 110)) + "}")
    return Document(engine, source, items)


# Reading comprehension with its answers

LIGHTHOUSE = [
    "For eighty years the lighthouse on Gull Rock was looked after by the Pender family. When Ada Pender’s father fell ill in the winter of 1897, she was only fifteen, but she knew every screw and wick of the lamp.",
    "Each evening Ada climbed the one hundred and twelve steps with a can of oil. She trimmed the wicks, polished the brass and wound up the heavy weight that turned the lens. Then she sat by the window and knitted until it was time to wind the weight again, every three hours.",
    "One night in February the chain of the weight snapped. Ada heard a ship’s horn far out in the fog. Without stopping to think she put her shoulder to the frame and turned the lens by hand, round and round, until the sky grew grey. In the morning three fishing boats lay safely in the harbour. Their crews sent her a new pair of boots, because they had heard that hers let in the rain.",
]
LIGHTHOUSE_ASKED = [
    ("Where was the lighthouse?", "It was on Gull Rock."),
    ("How old was Ada when her father fell ill?", "She was fifteen."),
    ("How many steps were there in the lighthouse?", "There were 112 steps."),
    ("Why did Ada have to wind up the weight?", "The weight turned the lens."),
    ("How often did she have to wind it up?", "She had to wind it up every three hours."),
    ("What did she do while she was waiting?", "She knitted."),
    ("What happened one night in February?", "The chain of the weight snapped."),
    ("How did Ada keep the light turning?", "She turned the lens by hand."),
    ("Why did the crews send her boots?", "They wanted to thank her, and they had heard that her boots let in the rain."),
]


@layout(HALF, "reading-welara", "reading comprehension of a workbook, XeLaTeX: story in a frame, Q1 to Q9 with two lines each; model answers in full sentences on the last page as 1 to 9")
def reading_welara(draw):
    items, body, key = [], "", ""
    for n, (question, answer) in enumerate(LIGHTHOUSE_ASKED, 1):
        body += rf"\needspace{{24mm}}\lab{{0pt}}{{11mm}}{{\textbf{{Q{n}}}}}{{{tex(question)}}}" + r"\par\vspace{15pt}\noindent\hspace*{11mm}\rule{\dimexpr\linewidth-11mm}{0.4pt}\par\vspace{15pt}\noindent\hspace*{11mm}\rule{\dimexpr\linewidth-11mm}{0.4pt}\par\medskip" + "\n"
        key += rf"\lab{{0pt}}{{9mm}}{{{n}}}{{{tex(answer)}}}"
        items.append(item(question, answer, str(n), section="Questions"))
    story = r"\par\smallskip ".join(tex(p) for p in LIGHTHOUSE)
    top = rf"{{\LARGE\bfseries The Light on Gull Rock}}\par\medskip\fbox{{\parbox{{0.96\linewidth}}{{\setlength\parskip{{4pt}}{story}}}}}\par\bigskip{{\large\bfseries Questions}}\par Answer in full sentences.\par\medskip "
    body = top + body + rf"\newpage{{\LARGE\bfseries Model answers}}\par\smallskip\textit{{The Light on Gull Rock}}\par\medskip " + key
    engine, source = document(draw, body, ["noto", "arial", "schoolbook"], (11, 12), (20, 24), head=r"\fancyhead[R]{\small Reading Workbook 5 \quad Name: \rule{45mm}{0.4pt}}", foot=r"\thepage")
    return Document(engine, source, items)


# A leaflet with rules and dates that asks nothing

SEASON = [("6 May", "Opening evening, all members welcome"), ("20 May", "Beginners\\(cq morning on the small lake"), ("10 June", "Race for the Miller Cup, first heat"), ("24 June", "Family picnic and boat trip"), ("15 July", "Race for the Miller Cup, final"), ("9 September", "End of the season, boats out of the water")]
RULES = ["Life jackets must be worn on the water at all times.", "Boats may be taken out only when a safety boat is on duty.", "Children under 14 must be with an adult.", "Write your name and the time in the book before you set off and when you come back.", "Leave the changing rooms clean.", "Damage must be reported to the bosun on the same day."]


@layout(HALF, "season-hanoverian", "leaflet of a sailing club, groff: welcome, programme of the season as a table, numbered rules, prices, how to find us; nothing to be found")
def season_hanoverian(draw):
    lines = [".ds LH", ".ds RH", ".ds CF Mere Sailing Club, The Boathouse, Coldmere", ".ce 2", "\\fB\\s+6Mere Sailing Club\\s0\\fP", "\\fISeason programme and rules\\fP", ".sp"]
    lines += [".LP", "Welcome to the new season! The club was founded in 1961 and has about ninety members. Nobody has to own a boat: six dinghies can be borrowed free of charge.", ".sp 0.5", "\\fB\\s+2Programme\\s0\\fP", ".br", ".TS", "tab(@);", "lw(1.2i) l."]
    lines += [f"{day}@{what}" for day, what in SEASON] + [".TE", ".LP", ".sp 0.5", "\\fB\\s+2Rules\\s0\\fP", ".br", ".in 0.3i"]
    for n, text in enumerate(RULES, 1):
        lines += [".ti -0.3i", f"{n}.\\h'|0.3i'{plain(text)}", ".br"]
    lines += [".in 0", ".sp 0.5", "\\fB\\s+2Membership\\s0\\fP", ".br", "Adults pay £65 a year, families £110 and students £30. Forms are on the board in the clubhouse.", ".sp 0.5", "\\fB\\s+2How to find us\\s0\\fP", ".br", "From the station take bus 14 to Coldmere Church. The boathouse is at the end of Mill Lane. Cars may be left in the field opposite the gate."]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "N"))
    return Document(engine, source, [])
