"""Sheets of the seventy-sixth group, first half: what schools, boards, language schools and quiz hosts of many countries print."""

from latex import document, table, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"


def placed(draw, right, wrong):
    """The options in an order drawn, and the place of the right one."""
    options = draw.shuffled([right, *wrong])
    return options, options.index(right)


# Human biology paper of a Caribbean board, scheme in a file of its own

PULSE = r"\begin{center}\textbf{TABLE 1: PULSE RATE OF A STUDENT}\par\smallskip\renewcommand\arraystretch{1.25}\begin{tabular}{|l|c|c|c|}\hline \textbf{Time} & \textbf{Before the run} & \textbf{End of the run} & \textbf{Five minutes later}\\\hline Beats per minute & 68 & 142 & 90\\\hline\end{tabular}\end{center}"
HEALTH = [
    ("Table 1 shows the pulse rate of a student before and after a run of 800 metres.", PULSE, [
        ("(a)", "(i)", "Define the term ‘pulse rate’.", ["the number of times that the heart beats in one minute"], {}),
        ("", "(ii)", "By how many beats per minute did the pulse rate rise during the run?", ["74"], {}),
        ("(b)", "", "Explain why the pulse rate rises during exercise.", ["muscles respire faster", "more oxygen and glucose are needed", "blood must reach the muscles more quickly"], {"allow": ["more carbon dioxide must be removed"]}),
        ("(c)", "", "Name TWO blood vessels that carry blood away from the heart.", ["aorta", "pulmonary artery"], {"reject": ["vena cava"]}),
    ]),
    ("Dengue is a disease that occurs in most islands of the Caribbean.", "", [
        ("(a)", "", "Name the vector of dengue.", ["the mosquito Aedes aegypti"], {"allow": ["mosquito"]}),
        ("(b)", "(i)", "State TWO symptoms of dengue.", ["high fever", "pain in the joints"], {"allow": ["rash", "headache"]}),
        ("", "(ii)", "Suggest TWO ways in which a householder can reduce the spread of dengue.", ["emptying containers that hold water", "covering drums and tanks"], {}),
        ("(c)", "", "Explain why antibiotics are not used to treat dengue.", ["dengue is caused by a virus", "antibiotics act on bacteria only"], {}),
    ]),
    ("For lunch a student eats rice and peas, stewed chicken and a green salad.", "", [
        ("(a)", "", "Which item of the meal supplies most of the starch?", ["rice"], {}),
        ("(b)", "", "Describe what happens to starch in the mouth.", ["it is mixed with saliva", "amylase breaks it down to maltose"], {"reject": ["it is broken down to glucose"]}),
        ("(c)", "(i)", "State ONE function of fibre in the diet.", ["it prevents constipation"], {}),
        ("", "(ii)", "Name ONE disorder that may result from a diet with too little iron.", ["anaemia"], {}),
    ]),
]


@layout(HALF, "paper-florin", "human biology paper of a Caribbean board, XeLaTeX: (a) (i) with dotted lines and (2 marks) at the right below them, totals, GO ON TO THE NEXT PAGE; scheme in its own file")
def paper_florin(draw):
    items, scheme = [], ""
    body = r"\begin{center}\textbf{SECTION A}\par\smallskip\textbf{Answer ALL questions in this section. Write your answers in the spaces provided.}\end{center}"
    for n, (stem, figure, parts) in enumerate(HEALTH, 1):
        body += rf"\needspace{{6cm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}{figure}\medskip "
        scheme += rf"\multicolumn{{3}}{{|l|}}{{\textbf{{Question {n}}}}}\\\hline "
        total, letter = 0, ""
        for first, roman, question, points, notes in parts:
            letter, marks = first or letter, len(points)
            total += marks
            said = f"({marks} mark{'s' if marks > 1 else ''})"
            label = rf"\makebox[9mm][l]{{{first}}}" + (rf"\makebox[9mm][l]{{{roman}}}" if roman else "")
            indent = "18mm" if roman else "9mm"
            body += rf"\needspace{{3.2cm}}\lab{{9mm}}{{{indent}}}{{{label}}}{{{tex(question)}}}" + r"\vspace{6pt}\noindent\hspace*{18mm}\parbox{\dimexpr\linewidth-18mm}{\dotfill}\par " * (marks + 1) + r"\hfill\textbf{" + said + r"}\par\smallskip " + "\n"
            lines = r"\newline ".join(rf"\textbullet\ {tex(point)}" for point in points)
            lines += "".join(rf"\newline \textit{{{'Accept' if key == 'allow' else 'Do not accept'}: {tex(text)}}}" for key, texts in notes.items() for text in texts)
            scheme += rf"{letter if first else ''} {roman} & {lines} & {marks}\\\hline "
            rubric = [{"text": point, "marks": None} for point in points] if marks > 1 else None
            items.append(item(question, "\n".join(points), f"{n}{letter}{roman}", marks, stem=stem, rubric=rubric, kind="numeric" if points == ["74"] else "short", **notes))
        body += rf"\hfill\textbf{{Total {total} marks}}\par\bigskip "
        scheme += rf" & \textbf{{Total}} & \textbf{{{total}}}\\\hline "
    engine, source = document(draw, body, ["timesnew"], (11,), (22, 24), head=r"- \thepage\ -", foot=r"\fancyfoot[L]{\scriptsize 01253020/F 2026}\fancyfoot[R]{\scriptsize\textbf{GO ON TO THE NEXT PAGE}}")
    marking = r"\begin{center}\textbf{HUMAN AND SOCIAL BIOLOGY}\par\textbf{PAPER 02 -- GENERAL PROFICIENCY}\par\textbf{KEY AND MARK SCHEME}\end{center}\renewcommand\arraystretch{1.3}\begin{longtable}{|p{18mm}|p{115mm}|c|}\hline \textbf{Part} & \textbf{Expected response} & \textbf{Marks}\\\hline\endhead " + scheme + r"\end{longtable}"
    _, marking = document(draw, marking, ["timesnew"], (11,), (22, 24), foot=r"- \thepage\ -")
    return Document(engine, source, items, marking)


# Objective test of a Ghanaian junior high school

OBJECTIVES = [
    ("Which of the following is an input device?", "keyboard", ["monitor", "printer", "speaker"]),
    ("The farming practice in which crops and animals are kept on the same farm is called", "mixed farming.", ["mixed cropping.", "monocropping.", "shifting cultivation."]),
    ("The process by which green plants make their own food is known as", "photosynthesis.", ["respiration.", "germination.", "transpiration."]),
    ("Which of these gases supports burning?", "oxygen", ["nitrogen", "carbon dioxide", "argon"]),
    ("The instrument used for measuring temperature is the", "thermometer.", ["barometer.", "hydrometer.", "ammeter."]),
    ("Which part of the flower develops into a fruit?", "ovary", ["anther", "petal", "stigma"]),
    ("The unit of electric current is the", "ampere.", ["volt.", "ohm.", "watt."]),
    ("Malaria is transmitted by the bite of the female", "Anopheles mosquito.", ["tsetse fly.", "black fly.", "house fly."]),
    ("An example of a non-metal is", "sulphur.", ["copper.", "zinc.", "aluminium."]),
    ("Which soil holds the most water?", "clay", ["sand", "gravel", "loam"]),
    ("The change of a solid directly into a gas is called", "sublimation.", ["melting.", "evaporation.", "condensation."]),
    ("Which of the following is a renewable source of energy?", "solar", ["coal", "petroleum", "natural gas"]),
    ("The organ that pumps blood round the human body is the", "heart.", ["lung.", "liver.", "kidney."]),
    ("A pulley is an example of a", "simple machine.", ["force.", "fuel.", "circuit."]),
]


@layout(HALF, "quiz-pavane", "objective test of a Ghanaian junior high school, pdfLaTeX: two columns, A. to D. stacked, END OF PAPER; marking guide in a frame of three columns on the next page")
def quiz_pavane(draw):
    asked = draw.some(OBJECTIVES, 13)
    inner, items, key = "", [], []
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = placed(draw, right, wrong)
        listed = "".join(rf"\lab{{8mm}}{{7mm}}{{{letter}.}}{{{tex(text)}}}" for letter, text in zip("ABCD", options))
        inner += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)}}}{listed}\end{{minipage}}\par\vspace{{4mm}}" + "\n"
        key.append(f"{n}. {'ABCD'[place]}")
        items.append(item(question, options[place], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[place]))
    body = r"\begin{center}{\large\bfseries ADENTA HILL JUNIOR HIGH SCHOOL}\par\textbf{END OF SECOND TERM EXAMINATION}\par\textbf{INTEGRATED SCIENCE 1}\par OBJECTIVE TEST\end{center}\textbf{Name:} \dotfill\ \textbf{Form:} JHS 2\hfill\textbf{Time:} 30 minutes\par\smallskip\hrule\smallskip\textit{Each question is followed by four options lettered A to D. Find the correct option for each question and shade in pencil on your answer sheet the space which bears the same letter as the option you have chosen.}\par\bigskip\begin{multicols}{2}" + inner + r"\end{multicols}\begin{center}\textbf{END OF PAPER}\end{center}\newpage\begin{center}\textbf{MARKING GUIDE -- OBJECTIVE TEST}\par\medskip\fbox{\begin{minipage}{0.6\linewidth}\begin{multicols}{3}" + r"\par ".join(key) + r"\end{multicols}\end{minipage}}\end{center}"
    engine, source = document(draw, body, ["times", "palatino", "lm"], (10, 11), (18, 22), foot=r"\thepage", extra=r"\setlength\columnsep{10mm}")
    return Document(engine, source, items)


# Word problems of an Australian primary school

MONEY = [
    ("Mia buys a pie for $4.50 and a juice for $3.20. How much does she spend altogether?", "$7.70"),
    ("A bag of 6 mangoes costs $9.00. How much does one mango cost?", "$1.50"),
    ("Noah has $20. He buys a cricket ball for $12.75. How much change does he get?", "$7.25"),
    ("The ferry leaves Manly at 10:35 am and arrives 30 minutes later. At what time does it arrive?", "11:05 am"),
    ("Four friends share $26 equally. How much does each friend get?", "$6.50"),
    ("A film starts at 6:45 pm and lasts for 1 hour 50 minutes. When does it finish?", "8:35 pm"),
    ("Zoe saves $3.50 each week. How much has she saved after 8 weeks?", "$28.00"),
    ("A kangaroo at the sanctuary eats 3 kg of feed a day. How many kilograms does it eat in a fortnight?", "42 kg"),
    ("A train ticket costs $5.80 for an adult and half of that for a child. What is the cost of a child’s ticket?", "$2.90"),
    ("Swimming training runs from 3:50 pm until 5:15 pm. How many minutes is that?", "85 minutes"),
    ("A carton holds 12 eggs. How many cartons are needed for 90 eggs?", "8 cartons"),
    ("A rope of 5 m is cut into pieces of 40 cm. How many whole pieces are there?", "12 pieces"),
]


@layout(HALF, "worksheet-quadrille", "word problems of an Australian primary school, Chromium: boxes two across with a number in a disc and Working out, answers in small print at the foot")
def worksheet_quadrille(draw):
    asked = draw.some(MONEY, 10)
    body = "<div class=h><span>Name: ______________________________</span><span>Date: ____ / ____ / ____</span></div><h1>Money and Time: Problem Solving</h1><p class=s>Year 4 &nbsp;|&nbsp; Number and Measurement &nbsp;|&nbsp; Show your working out in each box.</p><div class=g>"
    body += "".join(f"<div class=b><span class=n>{n}</span><p>{web(q)}</p><p class=w>Working out</p><p class=a>Answer: ____________________</p></div>" for n, (q, _) in enumerate(asked, 1))
    body += "</div><p class=k><b>Answers</b> &nbsp; " + " &nbsp; ".join(f"<span><b>{n}.</b> {a}</span>" for n, (_, a) in enumerate(asked, 1)) + "</p><p class=c>© Wattle Grove Teaching Resources. This page may be photocopied for classroom use.</p>"
    css = ".h { display: flex; justify-content: space-between } h1 { font-size: 150%; text-align: center; color: #00695c; margin: 4mm 0 1mm } .s { text-align: center; margin: 0 0 4mm; font-size: 90% } .g { margin-right: 1mm; display: grid; grid-template-columns: 1fr 1fr; gap: 4mm } .b { border: 1.5px solid #00897b; border-radius: 3mm; padding: 2mm 3mm 1mm 12mm; position: relative; height: 33mm } .n { position: absolute; left: 2.5mm; top: 2.5mm; width: 7mm; height: 7mm; line-height: 7mm; border-radius: 4mm; background: #00897b; color: white; text-align: center; font-weight: bold } .b p { margin: 0 } .b .w { color: #777; font-size: 75%; margin-top: 1.5mm } .b .a { position: absolute; bottom: 2mm } .k { font-size: 75%; border-top: 1px dashed #555; padding-top: 2mm; margin: 4mm 0 0 } .k span { white-space: nowrap } .c { font-size: 65%; color: #666; text-align: center; margin: 2mm 0 0 }"
    engine, source = page(draw, body, ["Comic Neue", "Lato", "Open Sans"], (11,), css)
    return Document(engine, source, [item(q, a, str(n), kind="numeric") for n, (q, a) in enumerate(asked, 1)])


# Glossary of a drama department

STAGE = [
    ("Apron", "n.", "The part of the stage that projects in front of the curtain."),
    ("Aside", "n.", "A remark to the audience that the other characters are supposed not to hear."),
    ("Blackout", "n.", "The sudden switching off of all the lights at the end of a scene."),
    ("Blocking", "n.", "The planning of where and when the actors move on the stage."),
    ("Cue", "n.", "A signal, in words or by a light, for an actor or technician to do something."),
    ("Cyclorama", "n.", "A large curved cloth or wall at the back of the stage that is lit to look like the sky."),
    ("Downstage", "adv.", "Towards the audience."),
    ("Flat", "n.", "A wooden frame covered with canvas or plywood and painted as part of the scenery."),
    ("Fly", "v.", "To lift scenery above the stage on ropes or wires."),
    ("Gel", "n.", "A coloured sheet that is put in front of a lamp to change the colour of its light."),
    ("Gobo", "n.", "A thin plate with holes that throws a pattern of light on the stage."),
    ("House", "n.", "The part of the theatre in which the audience sits; also the audience itself."),
    ("Prop", "n.", "Any object that an actor carries or uses in the course of a play."),
    ("Rake", "n.", "The slope of a stage that is higher at the back than at the front."),
    ("Strike", "v.", "To take down the set and clear the stage after the last performance."),
    ("Wings", "n. pl.", "The areas at the sides of the stage that the audience cannot see."),
]


@layout(HALF, "glossary-proscenium", "glossary of a drama department, Chromium: large initial letters, term in bold with n. or v. in italics on a line of its own, meaning indented below")
def glossary_proscenium(draw):
    terms = draw.some(STAGE, 14)
    body, last = "<div class=t>Drama Department &nbsp;·&nbsp; Year 10 Technical Theatre</div><h1>Glossary of stage terms</h1><p>Learn these words before the backstage tour. You will need them in your production log.</p><dl>", ""
    for term, kind, meaning in terms:
        if term[0] != last:
            last = term[0]
            body += f"<div class=l>{last}</div>"
        body += f"<dt><b>{term}</b> <i>{kind}</i></dt><dd>{web(meaning)}</dd>"
    css = ".t { font-size: 85%; color: #7b1fa2; border-bottom: 2px solid #7b1fa2; padding-bottom: 1mm } h1 { font-size: 170%; margin: 4mm 0 2mm } .l { font-size: 150%; font-weight: bold; color: #7b1fa2; margin-top: 1mm; line-height: 1.1; break-after: avoid } dt { margin-top: 1.5mm; break-after: avoid } dd { margin: 0 0 0 10mm }"
    engine, source = page(draw, body + "</dl>", ["Lato", "Carlito", "Caladea"], (10,), css)
    return Document(engine, source, [item(term, meaning, kind="definition") for term, _, meaning in terms])


# Korean words of a course for beginners

KOREAN = [
    ("학교", "hakgyo", "noun", "school", "학교에 가요."), ("친구", "chingu", "noun", "friend", "친구를 만나요."), ("책", "chaek", "noun", "book", "책을 읽어요."), ("물", "mul", "noun", "water", "물을 마셔요."), ("비싸다", "bissada", "adj.", "to be expensive", "이 가방은 비싸요."),
    ("먹다", "meokda", "verb", "to eat", "밥을 먹어요."), ("시장", "sijang", "noun", "market", "시장이 커요."), ("자주", "jaju", "adv.", "often", "자주 운동해요."), ("아침", "achim", "noun", "morning", "아침에 일어나요."), ("배우다", "baeuda", "verb", "to learn", "한국어를 배워요."),
    ("작다", "jakda", "adj.", "to be small", "방이 작아요."), ("병원", "byeongwon", "noun", "hospital", "병원은 어디에 있어요?"), ("지하철", "jihacheol", "noun", "underground railway", "지하철을 타요."), ("주말", "jumal", "noun", "weekend", "주말에 쉬어요."),
]


@layout(HALF, "vocab-ducat", "Korean words of an evening course, word processor: ruled table Korean, Romanisation, Part of speech, English, Example sentence")
def vocab_ducat(draw):
    words = draw.some(KOREAN, 13)
    head = ["Korean", "Romanisation", "Part of speech", "English", "Example sentence"]
    rows = [[run(cell, "B") for cell in head]] + [[run(korean, "K"), run(sound), run(kind), run(english), run(example, "K")] for korean, sound, kind, english, example in words]
    body = paragraph(run("Korean for Beginners 1B"), "Title") + paragraph(run("Lesson 6: vocabulary to learn for next week", "I")) + paragraph(run("Tuesday evenings, 18.30 to 20.00, Room 4")) + office_table(rows, [2.6, 3.2, 2.8, 4.0, 4.2]) + paragraph(run("Adjectives in Korean behave like verbs; that is why they are given with “to be”.", "I"))
    styles = '<style:style style:name="K" style:family="text"><style:text-properties fo:font-family="Noto Sans CJK KR" style:font-name-asian="Noto Sans CJK KR" style:font-family-asian="Noto Sans CJK KR"/></style:style>'
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (11,), margin=2.0, styles=styles)
    return Document(engine, source, [item(korean, english, kind="vocabulary") for korean, _, _, english, _ in words])


# Questions of applicants to a Nigerian university

ADMISSIONS = [
    ("Applying", [
        ("When does the application portal open?", "The portal opens on the first Monday of May and closes six weeks later. Late applications are not considered."),
        ("How much is the application fee?", "The fee is ₦2,000. It is paid on the portal by card or by bank transfer and is not refunded."),
        ("Can I change my course after I have applied?", "Yes. You may change your course once before the portal closes; log in and choose Change of Course."),
        ("Do I need to send my certificates by post?", "No. Upload a clear scan of each certificate. The originals are checked when you register."),
    ]),
    ("Screening and admission", [
        ("What should I bring to the screening?", "Bring your printed slip, one passport photograph and a valid means of identification."),
        ("How will I know that I have been admitted?", "A letter of provisional admission appears on your page of the portal, and we send you a text message."),
        ("Is there an acceptance fee?", "Yes, it must be paid within two weeks of the offer. Otherwise the place is given to someone else."),
    ]),
    ("Hostels", [
        ("Are all fresh students given a room in a hostel?", "We cannot promise this. Rooms are given by ballot, and students from far away come first."),
        ("May I cook in my room?", "No. Each hostel has a kitchen on the ground floor that is open from 6 a.m. to 10 p.m."),
        ("Who do I call if something in my room is broken?", "Report it to the hall porter, who enters it in the repairs book every morning."),
    ]),
]


@layout(HALF, "faq-encore", "FAQ of a Nigerian university printed from the browser, Chromium: address and date at the head, topics, questions in grey bars with a minus sign, answers below")
def faq_encore(draw):
    body, items = "<div class=u><span>12/03/2026, 09:41</span><span>Frequently Asked Questions | Admissions Office</span></div><div class=m>Home &nbsp; About &nbsp; Academics &nbsp; Admissions &nbsp; Portal &nbsp; Contact</div><h1>Frequently Asked Questions</h1>", []
    for topic, pairs in ADMISSIONS:
        body += f"<h2>{topic}</h2>"
        for question, answer in pairs:
            body += f"<div class=p><div class=q><span>{web(question)}</span><span>−</span></div><div class=a>{web(answer)}</div></div>"
            items.append(item(question, answer, kind="faq", section=topic))
    body += "<p class=f>Still need help? Write to admissions@lagoonstate.example or visit the Admissions Office, Senate Building, on weekdays from 9 a.m. to 3 p.m.</p>"
    css = ".u { display: flex; justify-content: space-between; font-size: 70%; color: #444; margin-bottom: 4mm } .m { background: #0b5d1e; color: white; padding: 2mm 4mm; font-size: 85% } h1 { font-size: 165% } h2 { font-size: 120%; color: #0b5d1e; margin: 5mm 0 2mm; break-after: avoid } .p { border: 1px solid #ccc; margin-bottom: 2.5mm; break-inside: avoid } .q { background: #eee; padding: 1.8mm 3mm; font-weight: bold; display: flex; justify-content: space-between } .a { padding: 2mm 3mm } .f { margin-top: 6mm; font-size: 85% }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Noto Sans"], (10, 11), css)
    return Document(engine, source, items)


# Words of trade to match with their meanings, Netherlands

TRADE = [
    ("invoice", "a list of goods sent or work done, with the amount to be paid"), ("retailer", "a shop or person that sells goods to the public"), ("deposit", "a part of the price that is paid in advance"), ("warehouse", "a large building in which goods are stored"),
    ("refund", "money that is given back to a customer"), ("turnover", "all the money that a business takes in a year"), ("shareholder", "a person who owns part of a company"), ("stock", "the goods that a shop has for sale"),
    ("discount", "an amount that is taken off the usual price"), ("supplier", "a firm that delivers goods to other firms"), ("loan", "money that is borrowed and must be paid back"),
]
SPARE = ["a meeting in which people apply for a job", "a tax on goods that are brought into a country"]


@layout(HALF, "matching-guilder", "list to match of a Dutch vocational school, word processor: Column A with a rule and a number, Column B with letters and two entries too many, in a table without rules, no key")
def matching_guilder(draw):
    pairs = draw.some(TRADE, 10)
    ends = draw.mixed([right for _, right in pairs] + SPARE)
    letters = "abcdefghijklmnop"[: len(ends)]
    rows = [[run("Column A", "B"), run("Column B", "B")]]
    for place, right in enumerate(ends):
        left = run(f"_____ {place + 1}. {pairs[place][0]}") if place < len(pairs) else run("")
        rows.append([left, run(f"{letters[place]}. {right}")])
    body = paragraph(run("English for Commerce – Module 2"), "Title") + paragraph(run("Student: .................................................   Class: ...............   Teacher: Ms De Wit"))
    body += paragraph(run("Task 4. Words of trade"), "Head") + paragraph(run("Match each word in Column A with its meaning in Column B. Write the letter on the line. There are two meanings that you do not need.")) + office_table(rows, [5.2, 11.4], "Open")
    body += paragraph(run("Finished? Choose five of the words and use each of them in an e-mail to a customer.", "I"))
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Caladea"], (11, 12), head="ROC De Waterkant – Handel & Ondernemen")
    listed = choices(letters, ends)
    return Document(engine, source, [item(left, None, str(n), None, listed, kind="match", section="Task 4. Words of trade") for n, (left, _) in enumerate(pairs, 1)])


# True or false at a training in food hygiene

HYGIENE = [
    ("Food that smells and looks good is always safe to eat.", False, "Most harmful bacteria do not change the smell, taste or look of food."),
    ("A fridge should be kept between 1 °C and 5 °C.", True, "Below 5 °C most bacteria grow only slowly."),
    ("Raw meat should be stored above cooked food in the fridge.", False, "Juices may drip, so raw meat goes on the lowest shelf."),
    ("Hands must be washed after touching raw eggs.", True, "The shells may carry Salmonella."),
    ("Freezing kills all bacteria.", False, "It only stops them from growing; they wake up as the food thaws."),
    ("A blue plaster should be used in a kitchen because it is easy to see.", True, "No common food is blue."),
    ("Food may be sold after its use-by date if it has been kept cold.", False, "It is against the law to sell food after that date."),
    ("Hot food on display must be kept at 63 °C or above.", True, "It may stand at less for one period of two hours only."),
    ("Rice may be left to cool in the pan overnight.", False, "Spores survive the cooking, so rice must be cooled quickly."),
    ("A cloth that has wiped a raw chicken board can spread bacteria.", True, "This is called cross-contamination."),
    ("Disinfectant works well on a surface that is greasy.", False, "Clean first, then disinfect."),
    ("Food handlers with diarrhoea must stay away from work until they have been well for 48 hours.", True, "They may still carry the germs for two days."),
]


@layout(HALF, "truefalse-footlights", "true or false of a training in food hygiene, Chromium: table with rings to tick below True and False; answers with reasons on the trainer’s page")
def truefalse_footlights(draw):
    asked = draw.some(HYGIENE, 11)
    body = "<div class=t>LEVEL 1 FOOD SAFETY &nbsp;|&nbsp; Activity sheet 3</div><h1>True or false?</h1><p>Work in pairs. Put a tick in the right column for each statement. You have ten minutes.</p><table><tr><th><th>Statement<th>True<th>False</tr>"
    body += "".join(f"<tr><td>{n}<td>{web(text)}<td class=o>◯<td class=o>◯</tr>" for n, (text, _, _) in enumerate(asked, 1)) + "</table><p class=n>Delegate’s name: _______________________________ &nbsp; Score: ______ / 11</p>"
    body += "<div class=new><div class=t>LEVEL 1 FOOD SAFETY &nbsp;|&nbsp; Trainer’s notes</div><h1>Activity sheet 3: answers</h1>" + "".join(f"<p class=a><span>{n}.</span><b>{true}.</b> {web(why)}</p>" for n, (_, true, why) in enumerate(asked, 1)) + "</div>"
    css = ".t { background: #1565c0; color: white; padding: 1.5mm 4mm; font-size: 85% } h1 { font-size: 160%; margin: 4mm 0 } table { width: calc(100% - 1mm); border-collapse: collapse } th { background: #e3f2fd } th, td { border: 1px solid #90a4ae; padding: 2.2mm 3mm; text-align: left } td:first-child { width: 8mm; text-align: center } .o, th:nth-child(n+3) { width: 16mm; text-align: center } .o { font-family: 'DejaVu Sans'; font-size: 120% } .n { margin-top: 8mm } .new { break-before: page } .a { padding-left: 10mm; text-indent: -10mm } .a span { display: inline-block; width: 10mm; text-indent: 0 }"
    engine, source = page(draw, body, ["Roboto", "Open Sans", "Liberation Sans"], (11,), css)
    return Document(engine, source, [item(text, str(true), str(n), kind="truefalse") for n, (text, true, _) in enumerate(asked, 1)])


# Long exam of a Philippine university

LONG_EXAM = [
    ("A jeepney of mass 2000 kg travels at 15 m/s along a level road when the driver applies the brakes and stops after 45 m.", [("Find the acceleration of the jeepney, assuming that it is constant.", 4), ("How long does it take to stop?", 3), ("Determine the magnitude of the braking force.", 3)]),
    ("A stone is thrown horizontally at 12 m/s from the top of a cliff that is 20 m high. Neglect air resistance.", [("Calculate the time that the stone takes to reach the sea.", 4), ("How far from the foot of the cliff does it land?", 3), ("Sketch the graph of its vertical velocity against time.", 3)]),
    ("State Newton’s third law of motion and give one example of it from everyday life.", 5),
    ("Two boxes of 3 kg and 5 kg are connected by a light string that passes over a frictionless pulley.", [("Draw a free-body diagram for each box.", 4), ("Determine the acceleration of the boxes when they are released.", 6)]),
    ("Explain why a passenger leans outward when a bus takes a curve to the left.", 5),
]


@layout(HALF, "exam-habanera", "long exam of a Philippine university, pdfLaTeX: 1. [10 pts] before the text, a. to c. with (4 pts) before theirs, General Instructions, TOTAL: 40 POINTS, no answers")
def exam_habanera(draw):
    body, items = "", []
    for n, (text, parts) in enumerate(LONG_EXAM, 1):
        if isinstance(parts, int):
            body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{[{parts} pts] {tex(text)}}}\vspace{{8mm}}" + "\n"
            items.append(item(text, None, str(n), parts))
            continue
        body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{[{sum(p for _, p in parts)} pts] {tex(text)}}}"
        for letter, (question, points) in zip("abc", parts):
            body += rf"\lab{{8mm}}{{7mm}}{{{letter}.}}{{({points} pts) {tex(question)}}}"
            items.append(item(question, None, f"{n}({letter})", points, stem=text))
        body += r"\vspace{8mm}" + "\n"
    head = r"\begin{center}{\bfseries Department of Physical Sciences}\par Visayas Technological University\par\medskip{\large\bfseries PHYSICS 71\quad First Long Exam}\par First Semester, A.Y. 2025--2026\end{center}Name: \hrulefill\quad Section: \rule{25mm}{.4pt}\quad Student No.: \rule{30mm}{.4pt}\par\medskip\textbf{General Instructions.} Write your solutions in your bluebook. Box your final answers. Use $g = 10$ m/s\textsuperscript{2}. Any form of cheating will be dealt with severely.\par\bigskip "
    engine, source = document(draw, head + body + r"\vfill\begin{center}\textbf{--- End of exam ---\quad TOTAL: 40 POINTS}\end{center}", ["cm", "lm", "times"], (11, 12), (24, 26))
    return Document(engine, source, items)


# E-mail with gaps of a language school in Malta

EMAIL = [
    ("It was lovely to get your message last week.", None, None),
    ("I arrived in Malta on Sunday after a long {} from Warsaw.", "flight", None),
    ("My host family met me at the airport and {} me to their home in Sliema.", "drove", None),
    ("They are very kind, and every evening we have {} together on the balcony.", "dinner", None),
    ("Classes start at nine o’clock, so I have to {} up at half past seven.", "get", None),
    ("There are eleven students in my class, and they come from eight different {}.", "countries", None),
    ("The grammar is not easy, but our teacher explains everything very {}.", "clearly", None),
    ("In the afternoon we usually go to the {} and swim in the sea.", "beach", None),
    ("Yesterday we {} the old capital, Mdina, which is surrounded by high walls.", "visited", None),
    ("I have already {} more than a hundred photos.", "taken", None),
    ("The only problem is the buses, because they are often {}.", "late", None),
    ("I am looking {} to seeing you in September.", "forward", None),
]


@layout(HALF, "cloze-groat", "e-mail with gaps (1) to (11) of underscores of a language school in Malta, word processor: word bank in a ruled frame, key below")
def cloze_groat(draw):
    sentences, items, key, n = [], [], [], 0
    for text, answer, _ in EMAIL:
        if answer:
            n += 1
            text = text.format(f"({n}) ____________")
            items.append(item(text, answer, str(n), kind="gap"))
            key.append(f"{n} {answer}")
        sentences.append(text)
    bank = draw.mixed([answer for _, answer, _ in EMAIL if answer])
    body = paragraph(run("An e-mail from Malta"), "Title") + paragraph(run("Level: Pre-intermediate (A2+)     Skill: Vocabulary in context", "I")) + paragraph(run("Complete the e-mail with the words in the box. Use each word once."))
    body += office_table([[run("     ".join(bank))]], [16.4])
    body += paragraph(run("Hi Kasia,"), "Mail") + paragraph(run(" ".join(sentences[:4])), "Mail") + paragraph(run(" ".join(sentences[4:7])), "Mail") + paragraph(run(" ".join(sentences[7:])), "Mail") + paragraph(run("Love,\nMarta"), "Mail")
    body += paragraph(run("Answer key: ", "B") + run(";   ".join(key)), "Key")
    styles = paragraph_style("Mail", 0.35, extra='fo:line-height="160%"') + paragraph_style("Key", 1.6, size=9)
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Noto Sans"], (11, 12), head="St Elmo School of English, Valletta", styles=styles)
    return Document(engine, source, items)


# Sheet of a quiz host

ROUNDS = [
    ("Round 1: Food and Drink", [("Which nut is used to make marzipan?", "Almond"), ("What is the main ingredient of hummus?", "Chickpeas"), ("From which country does the cheese called halloumi come?", "Cyprus"), ("Which spirit is the base of a mojito?", "Rum"), ("What is the Italian word for “raw” ham?", "Prosciutto crudo")]),
    ("Round 2: On the Map", [("Which is the longest river in South America?", "The Amazon"), ("What is the capital of New Zealand?", "Wellington"), ("Which sea lies between Italy and Croatia?", "The Adriatic"), ("In which country is the city of Marrakesh?", "Morocco"), ("How many countries share a land border with Portugal?", "One (Spain)")]),
    ("Round 3: Pot Luck", [("How many strings has a violin?", "Four"), ("Which chess piece can move only along diagonals?", "The bishop"), ("What colour is the gem called a sapphire, as a rule?", "Blue")]),
]


@layout(HALF, "trivia-matinee", "host’s sheet of a quiz night, Chromium: table for each round with number, question and answer in a shaded column, tie-break at the end")
def trivia_matinee(draw):
    body, items = "<h1>The Anchor Quiz Night</h1><p class=s>HOST COPY – do not leave on the bar! &nbsp; Read each question twice. Swap papers for marking after Round 2.</p>", []
    for title, pairs in ROUNDS:
        body += f"<h2>{title}</h2><table><tr><th>#<th>Question<th>Answer</tr>" + "".join(f"<tr><td>{n}<td>{web(q)}<td class=a>{web(a)}</tr>" for n, (q, a) in enumerate(pairs, 1)) + "</table>"
        items += [item(q, a, str(n), section=title) for n, (q, a) in enumerate(pairs, 1)]
    body += "<div class=b><b>Tie-break (nearest wins):</b> How many steps are there in the tower of St Mary’s church? <b>Answer:</b> 189</div>"
    items.append(item("How many steps are there in the tower of St Mary’s church?", "189", kind="numeric"))
    css = "h1 { text-align: center; font-size: 190%; margin: 0 } .s { text-align: center; font-style: italic; margin: 1mm 0 3mm } h2 { font-size: 125%; background: #263238; color: white; padding: 1.2mm 3mm; margin: 5mm 0 0 } table { width: 100%; border-collapse: collapse } th { text-align: left; border-bottom: 2px solid #263238 } th, td { padding: 1.3mm 3mm } td { border-bottom: 1px solid #ccc } td:first-child { width: 7mm } .a { background: #fff3cd; width: 45mm; font-weight: bold } .b { border: 2px dashed #263238; padding: 2.5mm 4mm; margin: 6mm .5mm 0 }"
    engine, source = page(draw, body, ["Lato", "Roboto", "Carlito"], (11,), css)
    return Document(engine, source, items)


# Programme of a school play

CAST = [("Orsino, Duke of Illyria", "Ravi Menon"), ("Viola, a lady of Messaline", "Hannah Osei"), ("Sebastian, her twin brother", "Theo Lindqvist"), ("Olivia, a countess", "Grace Adeyemi"), ("Malvolio, her steward", "Sam Petrie"), ("Sir Toby Belch, her uncle", "Kofi Brandt"), ("Maria, her gentlewoman", "Isla Fenwick"), ("Feste, a jester", "Marek Zielinski")]
ACTS = [("Act I", "Viola is shipwrecked on the coast of Illyria. She puts on the clothes of a boy and enters the service of the Duke."), ("Act II", "Malvolio finds a letter that seems to be from his mistress and resolves to wear yellow stockings."), ("Act III", "Olivia falls in love with the Duke’s messenger. Malvolio smiles, and is taken for mad."), ("Act IV", "Sebastian, who was thought to be drowned, comes to the town and is taken for his sister."), ("Act V", "The twins meet. Everything is explained, and nearly everybody is happy.")]


@layout(HALF, "programme-soliloquy", "programme of a school play, groff: cast with dot leaders, acts with a summary, numbered notices for the audience; nothing to be found")
def programme_soliloquy(draw):
    lines = [".LP", ".ce 3", "\\s+8\\fBTwelfth Night\\fP\\s0", ".br", "by William Shakespeare", ".br", "Performed by the Senior Drama Society, 5 to 7 March, at 7 p.m.", ".sp 1", ".LP", "\\s+2\\fBCast in order of appearance\\fP\\s0", ".LP", ".nf", ".ta 4.2i", ".tc ."]
    lines += [f"{plain(part)}\t{plain(actor)}" for part, actor in CAST] + [".tc", ".fi", ".sp 1", ".LP", "\\s+2\\fBThe story\\fP\\s0"]
    for act, story in ACTS:
        lines += [f".IP \"\\fB{act}\\fP\" 8n", plain(story)]
    lines += [".LP", "There will be an interval of twenty minutes after Act III, in which the parents’ association serves tea in the hall.", ".sp 1", ".LP", "\\s+2\\fBFor the comfort of all\\fP\\s0"]
    for n, notice in enumerate(["Please switch off your telephone before the lights go down.", "Photographs may be taken after the last bow only.", "Late-comers are shown to their seats at the end of a scene.", "In case of fire, leave by the nearest exit and go to the playing field."], 1):
        lines += [f".IP {n}. 4n", plain(notice)]
    lines += [".sp 1", ".LP", "The Society thanks Mr Dunmore for the loan of the lute and Year 9 for the painting of the ship."]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "N"))
    return Document(engine, source, [])
