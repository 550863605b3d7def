"""The hundred and sixty-sixth: sheets that language schools, publishers and sites that prepare for examinations print."""

from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "unseen"


def placed(draw, right, wrong):
    """The options in the order printed and the place of the right one."""
    options = draw.shuffled([right, *wrong])
    return options, options.index(right)


# Incomplete sentences of a test of business English

OFFICE = [
    ("The conference room on the third floor will be ------- until the new projector has been installed.", "unavailable", ["unavailability", "unavailably", "unavailing"]),
    ("Ms. Okafor asked that all travel receipts be submitted ------- the end of the month.", "by", ["until", "since", "among"]),
    ("Customers who order before noon ------- their parcels on the following business day.", "receive", ["receiving", "to receive", "receipt"]),
    ("------- the heavy rain, the opening of the new branch attracted a large crowd.", "Despite", ["Although", "Because", "Unless"]),
    ("The survey shows that employees value flexible hours more ------- than a higher salary.", "highly", ["high", "higher", "highest"]),
    ("Please read the safety manual ------- before you operate the packaging machine.", "carefully", ["careful", "care", "more careful"]),
    ("Mr. Lindqvist will represent the company while the director ------- abroad.", "is traveling", ["travels to", "has traveled", "travel"]),
    ("The hotel offers a free shuttle ------- the airport and the exhibition center.", "between", ["across", "within", "during"]),
    ("Our technicians can usually repair a damaged screen within two hours of ------- it.", "receiving", ["receive", "received", "receives"]),
    ("Neither the supplier nor the transport company was willing to take ------- for the delay.", "responsibility", ["responsible", "responsibly", "responsive"]),
    ("The board has decided to postpone the merger ------- further legal advice is obtained.", "until", ["upon", "against", "toward"]),
    ("Tickets for the workshop are ------- limited, so early registration is recommended.", "strictly", ["strict", "strictness", "stricter"]),
    ("The updated price list is available ------- request from any of our sales offices.", "upon", ["into", "beside", "throughout"]),
]


@layout(HALF, "sentences-encke", "practice test of business English, XeLaTeX: Part 5 in two columns with a rule, numbers from 101, (A) to (D) stacked, GO ON TO THE NEXT PAGE, answer key as a grid")
def sentences_encke(draw):
    body, items, cells = "", [], []
    for n, (question, right, wrong) in enumerate(draw.some(OFFICE, 12), 101):
        options, place = placed(draw, right, wrong)
        listed = "".join(rf"\lab{{9mm}}{{8mm}}{{({letter})}}{{{tex(text)}}}" for letter, text in zip("ABCD", options))
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(question).replace('-------', '-{}-{}-{}-{}-{}-{}-')}}}{listed}\end{{minipage}}\par\vspace{{5mm}}" + "\n"
        cells.append(rf"{n} & ({'ABCD'[place]})")
        items.append(item(question, options[place], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[place], section="PART 5"))
    grid = r"\\\hline ".join(" & ".join(cells[row::4]) for row in range(4))
    test = draw.random.randint(2, 6)
    body = rf"\colorbox{{black}}{{\makebox[0.98\linewidth][l]{{\color{{white}}\bfseries\large READING TEST}}}}\par\medskip In the Reading test, you will read a variety of texts and answer several different types of reading comprehension questions. You must mark your answers on the separate answer sheet. Do not write your answers in your test book.\par\bigskip{{\large\bfseries PART 5}}\par\smallskip\textbf{{Directions:}} A word or phrase is missing in each of the sentences below. Four answer choices are given below each sentence. Select the best answer to complete the sentence. Then mark the letter (A), (B), (C), or (D) on your answer sheet.\par\medskip\begin{{multicols}}{{2}}{body}\end{{multicols}}\newpage\fancyfoot[R]{{}}{{\large\bfseries Practice Test {test}: Answer Key}}\par\medskip Part 5\par\smallskip\begin{{tabular}}{{|*{{3}}{{r@{{\enspace}}l|}}}}\hline {grid}\\\hline\end{{tabular}}\par\bigskip See page 212 for a table to convert your score."
    engine, source = document(draw, body, ["arial", "helvetica"], (10, 11), (18, 20), foot=r"\fancyfoot[L]{\small Practice Test " + str(test) + r"}\fancyfoot[C]{\small\thepage}\fancyfoot[R]{\small\bfseries GO ON TO THE NEXT PAGE $\blacktriangleright$}", extra=r"\setlength\columnseprule{.4pt}\setlength\columnsep{9mm}")
    return Document(engine, source, items)


# Admission test in mathematics, letters that alternate

ADMISSION = [
    ("If 3x − 7 = 14, then x = ?", ["2⅓", "5", "7", "9", "21"], 2, "Elementary Algebra"),
    ("A recipe that serves 6 people needs 4 cups of rice. How many cups of rice are needed to serve 15 people?", ["8", "9", "10", "12", "22.5"], 2, "Pre-Algebra"),
    ("What is the slope of the line given by the equation 2x + 5y = 20 in the standard (x, y) coordinate plane?", ["−5/2", "−2/5", "2/5", "4", "5/2"], 1, "Coordinate Geometry"),
    ("In a right triangle, the lengths of the legs are 9 inches and 12 inches. How many inches long is the hypotenuse?", ["3", "10.5", "15", "21", "108"], 2, "Plane Geometry"),
    ("The average of 5 numbers is 18. When a sixth number is added, the average of the 6 numbers is 20. What is the sixth number?", ["20", "22", "24", "28", "30"], 4, "Pre-Algebra"),
    ("Which of the following is a factor of x² − 5x − 24?", ["x − 8", "x − 6", "x − 4", "x − 3", "x + 8"], 0, "Elementary Algebra"),
    ("A bag contains 4 red, 6 blue, and 10 green marbles. If one marble is drawn at random, what is the probability that it is NOT green?", ["1/5", "3/10", "2/5", "1/2", "3/5"], 3, "Pre-Algebra"),
    ("The area of a circle is 49π square feet. What is its circumference, in feet?", ["7π", "14π", "24.5π", "49π", "98π"], 1, "Plane Geometry"),
    ("If f(x) = 2x² − 3x + 1, then f(−2) = ?", ["−13", "−1", "3", "11", "15"], 4, "Intermediate Algebra"),
    ("For an angle of measure θ in a right triangle, sin θ = 5/13. What is cos θ?", ["5/12", "8/13", "12/13", "13/12", "13/5"], 2, "Trigonometry"),
    ("A jacket is marked down 20% from its original price of $85. Before tax, what is the sale price of the jacket?", ["$17", "$65", "$68", "$72", "$102"], 2, "Pre-Algebra"),
]


@layout(HALF, "admission-palouse", "US college admission test in mathematics, XeLaTeX: options A to E and F to K by turns, a column DO YOUR FIGURING HERE. at the right, key as a table with subject areas")
def admission_palouse(draw):
    left, items, table = "", [], ""
    for n, (question, options, place, area) in enumerate(draw.some(ADMISSION, 11), 1):
        letters = "ABCDE" if n % 2 else "FGHJK"
        listed = "".join(rf"\lab{{8mm}}{{7mm}}{{\textbf{{{letter}.}}}}{{{tex(text).replace('⅓', ' 1/3')}}}" for letter, text in zip(letters, options))
        shown = ["2 1/3" if text == "2⅓" else text for text in options]
        left += rf"\begin{{minipage}}{{108mm}}\setlength\parskip{{1.5pt}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\vspace{{1mm}}{listed}\end{{minipage}}\par\vspace{{6mm}}" + "\n"
        table += rf"{n} & {letters[place]} & {area} & \\\hline "
        items.append(item(question, shown[place], str(n), None, choices(letters, shown), kind="mcq", answer_label=letters[place]))
    head = r"\AddToShipoutPictureBG{\ifnum\value{page}<3\AtPageUpperLeft{\put(\LenToUnit{166mm},\LenToUnit{-22mm}){\makebox(0,0)[c]{\small\bfseries DO YOUR FIGURING HERE.}}}\AtPageUpperLeft{\put(\LenToUnit{134mm},\LenToUnit{-265mm}){\rule{0.4pt}{245mm}}}\fi}"
    body = rf"{{\Large\bfseries MATHEMATICS TEST}}\par{{\itshape 15 Minutes---11 Questions}}\par\medskip\parbox{{108mm}}{{\small\textbf{{DIRECTIONS:}} Solve each problem, choose the correct answer, and then fill in the corresponding oval on your answer document. Do not linger over problems that take too much time. You are permitted to use a calculator on this test.}}\par\bigskip {left}\newpage\begin{{center}}{{\bfseries MATHEMATICS: SCORING KEY}}\par\medskip\renewcommand\arraystretch{{1.3}}\begin{{tabular}}{{|c|c|l|p{{25mm}}|}}\hline \textbf{{Question}} & \textbf{{Key}} & \textbf{{Subject Area}} & \textbf{{Mark if correct}}\\\hline {table}\end{{tabular}}\par\medskip Number Correct (Raw Score): \rule{{20mm}}{{0.4pt}}\end{{center}}"
    engine, source = document(draw, body, ["timesnew", "schoolbook"], (10,), (18, 20), foot=r"\fancyfoot[L]{\small Form " + draw.one(["P4", "Q2", "R7"]) + r"}\fancyfoot[C]{\small\thepage}", extra=head, paper="letterpaper")
    return Document(engine, source, items)


# Grammar practice of a site

PERFECT = [
    ("My grandparents ____________ (live) in the same house since 1972.", "have lived"), ("We ____________ (not see) Daniel since the school trip.", "haven’t seen"),
    ("____________ you ever ____________ (ride) a camel?", "Have … ridden"), ("Lucy ____________ (just / finish) her first novel.", "has just finished"),
    ("I ____________ (know) my best friend for eleven years.", "have known"), ("The postman ____________ (not come) yet.", "hasn’t come"),
    ("They ____________ (already / paint) two of the bedrooms.", "have already painted"), ("How many cups of coffee ____________ he ____________ (drink) today?", "has … drunk"),
]
MISTAKES = [
    ("I have seen that film last night.", "I saw that film last night."), ("She has worked here since three years.", "She has worked here for three years."),
    ("Did you have breakfast yet?", "Have you had breakfast yet?"), ("He have never been to Portugal.", "He has never been to Portugal."), ("We know each other since 2015.", "We have known each other since 2015."),
]


@layout(HALF, "grammar-grosgrain", "worksheet of an English grammar site, Chromium: logo bar, level, Exercise 1 with verbs in brackets, Exercise 2 with sentences to correct on a ruled line, Answers on the next page with the gaps' parts joined by …")
def grammar_grosgrain(draw):
    verbs, wrong = draw.some(PERFECT, 8), draw.some(MISTAKES, 5)
    body = "<div class=t><b>brightgrammar.example</b><span>B1 · Intermediate</span></div><h1>Present perfect</h1><p class=n>Name: ______________________ &emsp; Class: __________ &emsp; Date: __________</p><h2>Exercise 1</h2><p class=i>Complete the sentences with the present perfect form of the verbs in brackets.</p><ol>"
    items = []
    for n, (text, answer) in enumerate(verbs, 1):
        body += f"<li>{text}</li>"
        items.append(item(text, answer, str(n), kind="gap", section="Exercise 1"))
    body += "</ol><h2>Exercise 2</h2><p class=i>Each sentence has one mistake. Write the sentence correctly.</p><ol class=w>"
    for n, (text, answer) in enumerate(wrong, 1):
        body += f"<li>{text}<div></div></li>"
        items.append(item(text, answer, str(n), section="Exercise 2"))
    body += "</ol><p class=g>Can’t remember the rules? Read the explanation at brightgrammar.example/present-perfect</p><h1 class=p>Answers</h1><h2>Exercise 1</h2><ol>" + "".join(f"<li>{a}</li>" for _, a in verbs) + "</ol><h2>Exercise 2</h2><ol>" + "".join(f"<li>{a}</li>" for _, a in wrong) + "</ol><p class=g>© Bright Grammar. This sheet may be copied for use in class.</p>"
    css = ".t { display: flex; justify-content: space-between; background: #f4b400; padding: 2mm 4mm } h1 { color: #8a3b00; font-size: 20pt; margin: 5mm 0 2mm } h2 { font-size: 13pt; margin: 6mm 0 1mm } .n { margin: 2mm 0 } .i { font-style: italic; margin: 0 0 2mm } li { margin: 2.2mm 0 } .w div { border-bottom: 1px solid #777; height: 7mm } .g { color: #666; font-size: 85%; margin-top: 8mm } .p { break-before: page }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Roboto"], (11,), css)
    return Document(engine, source, items)


# Paper on business with its scheme beside it

TRADE = [
    ("Lena owns a bakery in a small coastal town. She is a sole trader and employs four part-time workers. She wants to open a second shop and needs $30 000 to do so.", [
        ("a", None, "Define ‘sole trader’.", ["a business owned by one person", "who has unlimited liability"], {}),
        ("b", None, "Identify two sources of external finance that Lena could use.", ["bank loan", "overdraft"], {"allow": ["hire purchase"]}),
        ("c", None, "Outline one advantage to Lena of employing part-time workers.", ["wages are paid only for the hours needed", "which keeps the costs of the bakery low"], {}),
        ("d", None, "Explain two ways in which Lena could promote her new shop.", ["advertise in the local newspaper", "because most of its readers live nearby", "offer a free roll to the first customers", "as this attracts people who walk past"], {"reject": ["national television"]}),
    ]),
    ("Karo Cycles makes bicycles in batches. In 2022 its fixed costs were $120 000. The variable cost of each bicycle was $150 and its price was $270.", [
        ("a", "i", "State what is meant by batch production.", ["a set number of one product is made before the next is begun"], {}),
        ("a", "ii", "Calculate the number of bicycles that Karo Cycles had to sell in 2022 to break even.", ["120 000 ÷ 120", "1000 bicycles"], {"guidance": "Award 2 marks for the correct answer without working."}),
        ("a", "iii", "Give one reason why the fixed costs of Karo Cycles may rise.", ["the rent of the factory goes up"], {"allow": ["higher insurance"]}),
        ("b", None, "Explain two benefits to Karo Cycles of keeping a stock of spare parts.", ["production does not stop", "when a delivery is late", "parts can be bought in bulk", "at a lower price for each"], {}),
        ("c", None, "Do you think that Karo Cycles should change to flow production? Justify your answer.", ["lower unit costs, because machines work without a break", "new machines are expensive and need a loan", "less variety for customers who want special models"], {"marks": 6, "guidance": "Award up to 4 marks for analysis and up to 2 for a judgement that is supported."}),
    ]),
]


@layout(HALF, "paper-skogafoss", "business paper of an international certificate, XeLaTeX: 1 stem in bold-less text, (a) (i), dotted lines with [2] at the end of the last, barcode foot; scheme in its own file as a table Question, Answer, Marks")
def paper_skogafoss(draw):
    body, items, rows_ = "", [], ""
    for n, (stem, parts) in enumerate(TRADE, 1):
        body += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(stem)}}}\medskip "
        for letter, roman, question, points, notes in parts:
            notes = dict(notes)
            marks = notes.pop("marks", len(points))
            left = "18mm" if roman else "9mm"
            if roman in (None, "i"):
                label = rf"\textbf{{({letter})}}"
                if roman:
                    body += rf"\needspace{{30mm}}\lab{{9mm}}{{18mm}}{{\makebox[9mm][l]{{\textbf{{({letter})}}}}\textbf{{(i)}}}}{{{tex(question)}}}"
                else:
                    body += rf"\needspace{{30mm}}\lab{{9mm}}{{9mm}}{{{label}}}{{{tex(question)}}}"
            else:
                body += rf"\needspace{{30mm}}\lab{{18mm}}{{9mm}}{{\textbf{{({roman})}}}}{{{tex(question)}}}"
            indent = "27mm" if roman else "18mm"
            body += "".join(rf"\par\vspace{{6pt}}{{\leftskip={indent}\noindent\dotfill\par}}" for _ in range(marks)) + rf"\par\vspace{{6pt}}{{\leftskip={indent}\noindent\dotfill\ [{marks}]\par}}\medskip " + "\n"
            number = f"{n}({letter})" + (f"({roman})" if roman else "")
            said = r"\newline ".join(rf"\textbullet\ {tex(text)}" if len(points) > 1 else tex(text) for text in points)
            for word, name in (("allow", "Accept"), ("reject", "Do not accept")):
                said += "".join(rf"\newline\textbf{{{name}}} {tex(text)}" for text in notes.get(word, []))
            if "guidance" in notes:
                said += rf"\newline\textit{{{tex(notes['guidance'])}}}"
            rows_ += rf"{number} & {said} & \textbf{{{marks}}}\\\hline "
            items.append(item(question, "\n".join(points), number, marks, stem=stem, rubric=[{"text": text, "marks": None} for text in points] if marks > 1 else None, kind="long" if marks == 6 else "numeric" if "Calculate" in question else "short", answer_kind="contains" if "Calculate" in question else None, **notes))
        body += rf"\hfill [Total: {sum(dict(p[4]).get('marks', len(p[3])) for p in parts)}]\par\bigskip "
    code = draw.random.randint(31, 38)
    body = r"Answer \textbf{all} questions.\par\medskip " + body
    foot = rf"\fancyfoot[L]{{\footnotesize © UEIB 2023}}\fancyfoot[C]{{\footnotesize 0471/{code}/M/J/23}}\fancyfoot[R]{{\footnotesize\ifodd\value{{page}}\textbf{{[Turn over}}\fi}}\fancyhead[C]{{\textbf{{\thepage}}}}"
    engine, source = document(draw, body, ["arial", "helvetica"], (11,), (20, 22), head=r"\fancyhead[C]{\textbf{\thepage}}", foot=foot)
    marking = rf"\begin{{center}}{{\large\bfseries Business Studies 0471/{code}}}\par Mark Scheme \hfill May/June 2023\end{{center}}\renewcommand\arraystretch{{1.3}}\begin{{longtable}}{{|c|p{{118mm}}|c|}}\hline\textbf{{Question}} & \centering\textbf{{Answer}} & \textbf{{Marks}}\\\hline\endhead {rows_}\end{{longtable}}"
    _, scheme = document(draw, marking, ["arial"], (10,), (20, 22), foot=r"\fancyfoot[L]{\footnotesize © UEIB 2023}\fancyfoot[C]{\footnotesize Page \thepage}")
    if engine != "xelatex":
        raise ValueError(engine)
    return Document(engine, source, items, scheme)


# Unit of a grammar practice book

CRISP = [("You ___ wear a seat belt. It’s the law.", "must"), ("I’m not sure, but it ___ rain later.", "might"), ("You ___ pay. The museum is free on Sundays.", "needn’t"), ("___ you swim when you were five?", "Could"), ("You ___ touch that. It’s hot!", "mustn’t"), ("___ I open the window for you?", "Shall")]
ADVICE = [("Tom is always tired. (go / to bed earlier)", "He should go to bed earlier."), ("My bike makes a terrible noise. (oil / the chain)", "You should oil the chain."), ("Our plants are dying. (water / them every day)", "We should water them every day."), ("Kim has a bad cough. (see / a doctor)", "She should see a doctor."), ("The baby is crying. (feed / her)", "You should feed her.")]
SITUATIONS = [("You want to borrow your friend’s pen. What do you say?", "Could I borrow your pen?"), ("You offer to carry a neighbour’s bags. What do you say?", "Shall I carry your bags?"), ("You are in a café and want the bill. What do you say?", "Could we have the bill, please?"), ("You want to leave the class early. What do you ask your teacher?", "May I leave early?")]


@layout(HALF, "unit-organdy", "unit of a grammar practice book, Chromium: title bar with number, section A B with rules, Exercises with 43.1 to 43.3, a bank, first item done in italics, Key to Exercises in three columns on the last page")
def unit_organdy(draw):
    unit = draw.random.randint(28, 61)
    body = f"<div class=u><span>Unit<br><b>{unit}</b></span><h1>Modal verbs (review)</h1></div><div class=r><b>A</b><p>We use <i>must</i> for rules and <i>mustn’t</i> when something is not allowed. <i>Needn’t</i> means that it is not necessary.</p></div><div class=r><b>B</b><p>We use <i>should</i> to give advice, and <i>could</i>, <i>may</i> or <i>shall</i> to ask for things and to offer help.</p></div><div class=e>Exercises</div>"
    items = []
    bank = draw.mixed(["can’t", *[w.lower() for _, w in CRISP]])
    body += f"<h3><b>{unit}.1</b> Complete the sentences with the words in the box.</h3><p class=k>{' &emsp; '.join(bank)}</p><p class=q><b>1</b> It’s locked. I <i>can’t</i> open it.</p>"
    keys = [f"<h4>{unit}.1</h4>"]
    for n, (text, answer) in enumerate(CRISP, 2):
        shown = text.replace("___", "......................")
        body += f"<p class=q><b>{n}</b> {shown}</p>"
        keys.append(f"<p>{n} &nbsp;{answer}</p>")
        items.append(item(shown, answer, str(n), kind="gap", section=f"{unit}.1"))
    body += f"<h3><b>{unit}.2</b> Give advice. Use <i>should</i> and the words in brackets.</h3><p class=q><b>1</b> I’m thirsty. (drink / some water) &nbsp;<i>You should drink some water.</i></p>"
    keys.append(f"<h4>{unit}.2</h4>")
    for n, (text, answer) in enumerate(ADVICE, 2):
        body += f"<p class=q><b>{n}</b> {text}<br><span class=d>{'.' * 80}</span></p>"
        keys.append(f"<p>{n} &nbsp;{answer}</p>")
        items.append(item(text, answer, str(n), section=f"{unit}.2"))
    body += f"<h3><b>{unit}.3</b> Write what you say in these situations.</h3>"
    keys.append(f"<h4>{unit}.3</h4><p><i>Example answers:</i></p>")
    for n, (text, answer) in enumerate(SITUATIONS, 1):
        body += f"<p class=q><b>{n}</b> {text}<br><span class=d>{'.' * 80}</span></p>"
        keys.append(f"<p>{n} &nbsp;{answer}</p>")
        items.append(item(text, answer, str(n), section=f"{unit}.3"))
    body += f"<div class='e p'>Key to Exercises</div><div class=c><h2>UNIT {unit}</h2>{''.join(keys)}</div>"
    css = ".u { display: flex; align-items: center; background: #d9e6f2 } .u span { background: #1d4e89; color: #fff; text-align: center; padding: 2mm 5mm; font-size: 9pt } .u span b { font-size: 18pt } .u h1 { font-size: 17pt; margin: 0 6mm } .r { display: flex } .r b { color: #1d4e89; width: 9mm; margin-top: 1em } .e { background: #1d4e89; color: #fff; font-weight: bold; font-size: 14pt; padding: 1.5mm 4mm; margin-top: 5mm } h3 { font-weight: normal; font-size: 100%; margin: 5mm 0 2mm; break-after: avoid } h3 b { background: #d9e6f2; padding: 0.5mm 2mm; margin-right: 2mm } .k { border: 1px solid #1d4e89; display: inline-block; padding: 1.5mm 4mm; margin: 0 0 2mm 8mm } .q { margin: 1.5mm 0 1.5mm 16mm; text-indent: -8mm; break-inside: avoid } .q > b { display: inline-block; width: 8mm; text-indent: 0 } .d { color: #555 } .p { break-before: page } .c { columns: 3; margin-top: 4mm; font-size: 90% } .c p { margin: 0.8mm 0 } .c h2 { font-size: 12pt; margin: 0 0 2mm } .c h4 { margin: 2.5mm 0 1mm }"
    engine, source = page(draw, body, ["Carlito", "Liberation Sans"], (11,), css)
    return Document(engine, source, items)


# Japanese words for a test of language

NIHONGO = [("天気", "てんき", "tenki", "weather"), ("病院", "びょういん", "byōin", "hospital"), ("地下鉄", "ちかてつ", "chikatetsu", "subway"), ("切手", "きって", "kitte", "postage stamp"), ("銀行", "ぎんこう", "ginkō", "bank"), ("野菜", "やさい", "yasai", "vegetable"), ("映画", "えいが", "eiga", "film, movie"), ("傘", "かさ", "kasa", "umbrella"), ("誕生日", "たんじょうび", "tanjōbi", "birthday"), ("図書館", "としょかん", "toshokan", "library"), ("台所", "だいどころ", "daidokoro", "kitchen"), ("夏休み", "なつやすみ", "natsuyasumi", "summer holidays"), ("結婚", "けっこん", "kekkon", "marriage"), ("自転車", "じてんしゃ", "jitensha", "bicycle"), ("写真", "しゃしん", "shashin", "photograph")]


@layout(HALF, "words-halley", "word list for a test of Japanese, Chromium: five columns No., Kanji, Kana, Romaji and English, head in a dark colour, striped rows, date and page in the head")
def words_halley(draw):
    words = draw.some(NIHONGO, 13)
    body = "<p class=h>Nihongo Path · free study materials</p><h1>JLPT N5 Vocabulary List</h1><p>Part 4 of 10: nouns. Learn ten words a day and test yourself with the flashcards on our site.</p><table><thead><tr><th>No.<th>Kanji<th>Kana<th>Romaji<th>English</tr></thead>" + "".join(f"<tr><td>{n}<td lang=ja class=j>{a}<td lang=ja>{b}<td>{c}<td>{d}</tr>" for n, (a, b, c, d) in enumerate(words, 1)) + "</table><p class=h>Next: Part 5 of 10 (verbs)</p>"
    css = ".h { color: #777; font-size: 85% } h1 { color: #b3202a; margin: 0 0 2mm } table { width: 100%; border-collapse: collapse } th { background: #2b2b3a; color: #fff; text-align: left } th, td { padding: 1.6mm 3mm } tr:nth-child(even) { background: #f1eff6 } [lang=ja] { font-family: 'Noto Sans CJK JP' } .j { font-size: 125% } td:first-child { color: #888 }"
    engine, source = page(draw, body, ["Lato", "Open Sans"], (10, 11), css)
    return Document(engine, source, [item(a, d, str(n), kind="vocabulary") for n, (a, _, _, d) in enumerate(words, 1)])


# Quiz night with a sheet for the host

ROUNDS = [
    ("Round 1: Food and Drink", [("Which nut is used to make marzipan?", "Almond"), ("What is the main ingredient of hummus?", "Chickpeas"), ("Which country produces the most coffee?", "Brazil"), ("Which spice comes from the crocus flower?", "Saffron"), ("What fruit is dried to make a prune?", "Plum")]),
    ("Round 2: On the Map", [("Which river flows through Vienna, Budapest and Belgrade?", "The Danube"), ("What is the capital of New Zealand?", "Wellington"), ("Which is the only Great Lake that lies entirely in the United States?", "Lake Michigan"), ("In which country is Mount Kilimanjaro?", "Tanzania"), ("Which sea lies between Italy and Croatia?", "The Adriatic Sea")]),
    ("Round 3: Sport and Games", [("How many players are there in a volleyball team on court?", "Six"), ("Which piece in chess can only move diagonally?", "The bishop"), ("In which city were the Summer Olympics of 2012 held?", "London"), ("How many points is a bullseye worth in darts?", "50"), ("What is the highest possible break in snooker, without fouls?", "147")]),
]


@layout(HALF, "trivia-tempel", "quiz night of a pub, word processor: team line, three rounds of four with numbers that begin again and dotted lines, Quizmaster’s Answer Sheet on the next page in three tables beside each other")
def trivia_tempel(draw):
    body = paragraph(run("The Ferryman’s Arms"), "Title") + paragraph(run("General Knowledge Quiz", "B")) + paragraph(run("Team name: ........................................\tScore: ........ / 12")) + paragraph(run("No phones, please! Hand your sheet to the next table when the bell rings.", "I"))
    items, columns = [], []
    for head, asked in ROUNDS:
        body += paragraph(run(head), "Head")
        told = [run(head.split(": ")[1], "B")]
        for n, (question, answer) in enumerate(draw.some(asked, 4), 1):
            body += paragraph(run(f"{n}.\t{question}"), "Part") + paragraph(run("\t"), "Line")
            told.append(run(f"{n}. {answer}"))
            items.append(item(question, answer, str(n), section=head))
        columns.append(told)
    body += paragraph(run("Quizmaster’s Answer Sheet"), "New") + office_table(list(zip(*columns)), [5.4, 5.4, 5.4]) + paragraph(run("Tie-breaker: nearest to the number of steps in the Eiffel Tower wins (1665).", "I"))
    styles = paragraph_style("New", 0, bold=True, size=16, extra='fo:break-before="page"')
    engine, source = office(draw, body, ["Carlito", "Caladea", "Comic Neue"], (11, 12), styles=styles)
    return Document(engine, source, items)


# FAQ of a test centre

CENTRE = [
    ("Registration", [("How do I register for the test?", "Choose a date on our website, fill in the form and pay the fee by card. You will get an e-mail that confirms your place within two working days."), ("How much does the test cost?", "The fee is £145 for the full test and £80 if you take the speaking part only."), ("Can I change my test date?", "Yes, up to ten days before the test. An administration charge of £25 applies.")]),
    ("On the day", [("What do I have to bring with me?", "Bring the passport or identity card with which you registered. Photocopies and photographs on a phone are not accepted."), ("When should I arrive?", "Doors open at 8.30 a.m. and close at 9.00 a.m. Candidates who arrive later cannot be admitted."), ("May I use a dictionary?", "No. Dictionaries, phones, watches and notes have to be left in the lockers outside the room.")]),
    ("Results", [("When will I get my result?", "Results are published online thirteen days after the written test. We cannot give them by telephone."), ("How long is my certificate valid?", "The certificate has no end date, but most universities ask for one that is not older than two years."), ("What can I do if I am not happy with my result?", "You may ask for a second marking within six weeks. The fee is returned if your score goes up."), ("Can I get another copy of my certificate?", "We issue up to five copies free of charge and send them to universities and employers.")]),
]


@layout(HALF, "faq-jacquard", "FAQ of a language test centre, Chromium: letterhead, intro, three topics, questions in a grey bar with a plus sign, answers below, address in the foot")
def faq_jacquard(draw):
    body, items = "<div class=t>Harbour Language Centre<small>Authorised test centre GB-217</small></div><h1>Frequently asked questions</h1><p>Please read this page before you call us. If you cannot find what you are looking for, write to tests@harbour-lc.example.</p>", []
    for topic, asked in CENTRE:
        body += f"<h2>{topic}</h2>"
        for question, answer in asked:
            body += f"<div class=b><p class=q><span>+</span>{question}</p><p class=a>{answer}</p></div>"
            items.append(item(question, answer, kind="faq", section=topic))
    body += "<p class=f>Harbour Language Centre · 14 Quay Street · Bristol · Monday to Friday 9–17</p>"
    css = ".t { font-size: 16pt; font-weight: bold; color: #0b5d5e; border-bottom: 3px solid #0b5d5e; padding-bottom: 2mm } .t small { float: right; font-size: 9pt; font-weight: normal } h1 { font-size: 18pt } h2 { color: #0b5d5e; font-size: 13pt; margin: 6mm 0 2mm; break-after: avoid } .b { break-inside: avoid } .q { background: #ececec; padding: 1.5mm 3mm; margin: 2mm 0 0; font-weight: bold } .q span { color: #0b5d5e; display: inline-block; width: 6mm } .a { margin: 1mm 3mm 3mm 9mm } .f { border-top: 1px solid #999; font-size: 85%; color: #555; padding-top: 2mm; text-align: center }"
    engine, source = page(draw, body, ["Roboto", "Open Sans", "Carlito"], (10, 11), css)
    return Document(engine, source, items)


# True or false on safety online

ONLINE = [
    ("A strong password should contain your date of birth so that you remember it.", False, "Dates of birth are easy to find out."), ("Software updates often close security holes.", True, "Install them as soon as they are offered."), ("A padlock in the address bar proves that a shop is honest.", False, "It only shows that the connection is encrypted."),
    ("You should use a different password for every account.", True, "One leak then does not open all doors."), ("A photograph that you delete from a social network is always gone for good.", False, "Others may have saved a copy."), ("Phishing messages try to make you act in a hurry.", True, "Take your time and check the sender."),
    ("Public Wi-Fi in a café is as safe as your network at home.", False, "Others on it may read your traffic."), ("Backups should be kept in a second place.", True, "Fire and theft can take both otherwise."), ("Two-factor authentication asks for a second proof of who you are.", True, "This is often a code sent to your phone."), ("Your bank will ask for your PIN by e-mail.", False, "Banks never do this."),
    ("Opening an unknown attachment can install malware.", True, "Delete such messages."),
]


@layout(HALF, "statements-gabardine", "training sheet of a computer course, word processor: table No., Statement, True, False with boxes to tick, key as a table No., Answer, Why on the second page")
def statements_gabardine(draw):
    asked = draw.mixed(draw.some(ONLINE, 10))
    cells = [[run(t, "B") for t in ("No.", "Statement", "True", "False")]] + [[run(str(n)), run(text), run("☐"), run("☐")] for n, (text, *_) in enumerate(asked, 1)]
    body = paragraph(run("Module 3: Staying safe online"), "Title") + paragraph(run("Activity 3.2 – What do you know already?", "B")) + paragraph(run("Tick the right box for each statement. Then compare your answers with those of a partner.")) + office_table(cells, [1.2, 11.6, 1.6, 1.6])
    body += paragraph(run("Answers to Activity 3.2"), "New") + office_table([[run(t, "B") for t in ("No.", "Answer", "Why")]] + [[run(str(n)), run("True" if truth else "False"), run(why)] for n, (_, truth, why) in enumerate(asked, 1)], [1.2, 2.4, 12.4])
    styles = paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"')
    engine, source = office(draw, body, ["Liberation Sans", "Carlito"], (11,), head="Digital Skills for Everyone\tTrainee’s workbook", styles=styles)
    return Document(engine, source, [item(text, str(truth), str(n), kind="truefalse") for n, (text, truth, _) in enumerate(asked, 1)])


# Idioms to match and to use

IDIOMS = [("to break the ice", "to make people feel more relaxed when they first meet"), ("to be on the ball", "to react quickly and know what is going on"), ("to cost an arm and a leg", "to be very expensive"), ("to hit the sack", "to go to bed"), ("to let the cat out of the bag", "to tell a secret by mistake"), ("to be under the weather", "to feel slightly ill"), ("to pull someone’s leg", "to tell someone something untrue as a joke"), ("to sit on the fence", "to avoid taking a decision")]
USES = [("I’d love a new camera, but they ______________________ these days.", "cost an arm and a leg"), ("Sorry, I’m too tired to stay. I’m going to ______________________.", "hit the sack"), ("You won a million? Come on, you must be ______________________ my leg!", "pulling"), ("To ______________________, the trainer asked us all to tell a funny story.", "break the ice")]


@layout(HALF, "idioms-wirtanen", "photocopiable page of a resource book, XeLaTeX: A list of numbered idioms and lettered meanings in two columns of a table to match, B gaps with underscores, key in small print below a rule as a row of numbers above a row of letters")
def idioms_wirtanen(draw):
    ends = draw.mixed([meaning for _, meaning in IDIOMS])
    letters = "abcdefgh"
    listed, items, top, below = choices(letters, ends), [], "", ""
    body = rf"{{\LARGE\bfseries Idioms 1}}\hfill\fbox{{\small PHOTOCOPIABLE}}\par{{\small Upper-intermediate \textbullet\ 20 minutes \textbullet\ pair work}}\par\bigskip\textbf{{A}}\quad Match the idioms (1--8) with their meanings (a--h).\par\medskip\renewcommand\arraystretch{{1.5}}\begin{{tabular}}{{@{{}}r@{{\enspace}}p{{58mm}}@{{\hspace{{8mm}}}}l@{{\enspace}}p{{78mm}}@{{}}}}"
    for n, (idiom, meaning) in enumerate(IDIOMS, 1):
        body += rf"\textbf{{{n}}} & {tex(idiom)} & \textbf{{{letters[n - 1]}}} & {tex(ends[n - 1])}\\"
        label = letters[ends.index(meaning)]
        top, below = top + f" & {n}", below + f" & {label}"
        items.append(item(idiom, meaning, str(n), None, listed, kind="match", answer_label=label, section="A"))
    body += r"\end{tabular}\par\bigskip\textbf{B}\quad Complete the sentences with parts of the idioms from exercise A. Change the form of the verb if necessary.\par\medskip "
    for n, (text, answer) in enumerate(USES, 1):
        body += rf"\lab{{0pt}}{{7mm}}{{\textbf{{{n}}}}}{{{tex(text)}}}\medskip "
        items.append(item(text, answer, str(n), kind="gap", section="B"))
    body += r"\vfill\hrule\medskip{\footnotesize\textbf{Answers}\par\textbf{A}\quad\begin{tabular}{|l|" + "c|" * 8 + r"}\hline Idiom" + top + r"\\\hline Meaning" + below + r"\\\hline\end{tabular}\par\smallskip\textbf{B}\quad " + r"\quad ".join(rf"\textbf{{{n}}} {answer}" for n, (_, answer) in enumerate(USES, 1)) + r"\par}"
    engine, source = document(draw, body, ["libertine", "arial", "noto"], (10,), (18, 20), foot=r"\fancyfoot[L]{\footnotesize Words in Action: Resource Pack}\fancyfoot[R]{\footnotesize\thepage}")
    return Document(engine, source, items)


# Question bank of a chapter

ATOMS = [
    ("The number of electrons in a sodium ion, Na⁺, is", "10", ["11", "12", "23"]), ("Which of the following is a noble gas?", "Argon", ["Nitrogen", "Chlorine", "Hydrogen"]), ("Atoms of one element that differ in mass number are called", "isotopes", ["isobars", "isomers", "allotropes"]), ("The bond in a molecule of water is", "covalent", ["ionic", "metallic", "coordinate"]),
    ("The oxidation number of sulphur in H₂SO₄ is", "+6", ["+2", "+4", "−2"]), ("Which gas is set free when zinc reacts with dilute hydrochloric acid?", "Hydrogen", ["Oxygen", "Chlorine", "Ammonia"]), ("The pH of a neutral solution at 25 °C is", "7", ["0", "1", "14"]), ("Rusting of iron needs", "both water and oxygen", ["water only", "oxygen only", "carbon dioxide"]), ("The chief ore of aluminium is", "bauxite", ["haematite", "galena", "malachite"]), ("The process by which a solid turns directly into a gas is", "sublimation", ["evaporation", "condensation", "fusion"]),
]
VERY_SHORT = ["Define the atomic number of an element.", "Write the electronic configuration of chlorine.", "Why do noble gases not react readily?", "Name two elements that are liquid at room temperature."]


@layout(HALF, "bank-georgette", "question bank of an Indian publisher, XeLaTeX: two columns, (a) to (d) two a row, Very Short Answer Questions without answers, ANSWERS as a grid 1. (b) 2. (c) below a rule")
def bank_georgette(draw):
    body, items, cells = "", [], []
    one, two = "Multiple Choice Questions", "Very Short Answer Questions"
    for n, (question, right, wrong) in enumerate(draw.some(ATOMS, 9), 1):
        options, place = placed(draw, right, wrong)
        cell = [rf"({letter})~{tex(text)}" for letter, text in zip("abcd", options)]
        if max(map(len, options)) > 14:
            grid = r"\\".join(cell)
            grid = rf"\begin{{tabular}}[t]{{@{{}}l@{{}}}}{grid}\end{{tabular}}"
        else:
            grid = rf"\begin{{tabular}}[t]{{@{{}}p{{32mm}}l@{{}}}}{cell[0]} & {cell[1]}\\{cell[2]} & {cell[3]}\end{{tabular}}"
        body += rf"\needspace{{22mm}}\lab{{0pt}}{{7mm}}{{{n}.}}{{{tex(question)}}}\nopagebreak\hspace*{{7mm}}{grid}\par\medskip " + "\n"
        cells.append(rf"{n}. ({'abcd'[place]})")
        items.append(item(question, options[place], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[place], section=one))
    second = "".join(rf"\lab{{0pt}}{{7mm}}{{{n}.}}{{{tex(text)}}}\medskip " for n, text in enumerate(VERY_SHORT, 1))
    items += [item(text, None, str(n), section=two) for n, text in enumerate(VERY_SHORT, 1)]
    bar = r"\par\smallskip\colorbox{gray!25}{\makebox[0.94\linewidth][c]{\bfseries %s}}\par\medskip "
    grid = r"\\".join(" & ".join(cells[k : k + 5] + [""] * (5 - len(cells[k : k + 5]))) for k in (0, 5))
    body = rf"{{\large\bfseries CHAPTER {draw.random.randint(2, 9)}}}\hfill{{\large\bfseries ATOMS, IONS AND REACTIONS}}\par\hrule\medskip\begin{{multicols}}{{2}}{bar % one}{body}{bar % two}{second}\end{{multicols}}\medskip\hrule\begin{{center}}\textbf{{ANSWERS}}\par\smallskip{{\bfseries {one}}}\par\smallskip\begin{{tabular}}{{*{{5}}{{p{{24mm}}}}}}{grid}\end{{tabular}}\end{{center}}"
    engine, source = document(draw, body, ["timesnew", "notoserif"], (10,), (18, 20), head=r"\fancyhead[L]{\small Question Bank}\fancyhead[R]{\small Chemistry IX}", extra=r"\setlength\columnseprule{.4pt}\setlength\columnsep{8mm}")
    return Document(engine, source, items)


# Rules for candidates

RULES = ["Candidates must be seated ten minutes before the start. Nobody may enter the hall later than half an hour after it, and nobody may leave it in that time.", "Place your identity card on the upper right corner of the desk. The invigilator will check it while you write.", "Bags, coats and switched-off telephones are left at the front. A telephone that rings is treated as an attempt to deceive.", "Write in black or blue ink. Pencil is allowed for diagrams only. Correction fluid may not be used.", "Begin each question on a new sheet and write its number in the margin. Rough work is handed in and crossed out.", "If you feel unwell, raise your hand. Time lost through illness cannot be made up.", "When the end is announced, stop writing at once and remain seated until all scripts have been counted.", "Results are published on the board of the faculty three weeks later. They are not given by telephone or e-mail."]


@layout(HALF, "regulations-challis", "rules for candidates of a university, groff: numbered paragraphs with headings, a table of times and a place to sign; nothing to be found")
def regulations_challis(draw):
    lines = [".ce 2", "\\fB\\s+3Regulations for Written Examinations\\s0\\fP", "Faculty of Applied Sciences", ".sp", "These regulations apply to all written examinations from the winter term on. Candidates confirm with their signature that they have read them.", ".sp", "\\fBConduct\\fP", ".sp 0.3"]
    for n, rule in enumerate(RULES, 1):
        if n == 6:
            lines += [".sp 0.5", "\\fBIllness, end and results\\fP", ".sp 0.3"]
        lines += [f".IP {n}.", plain(rule)]
    lines += [".LP", ".sp 0.5", "\\fBTimes in the main hall\\fP", ".sp 0.3", ".TS", "center box tab(@);", "lb | lb | lb", "l | l | l.", "Subject@Date@Time", "_", "Statistics@3 February@09.00 to 11.00", "Mechanics@5 February@09.00 to 12.00", "Materials@10 February@14.00 to 16.00", ".TE", ".sp 2", "Name: ______________________   Signature: ______________________"]
    engine, source = roff(draw, lines, (10, 11), ("T", "P", "N"))
    return Document(engine, source, [])
