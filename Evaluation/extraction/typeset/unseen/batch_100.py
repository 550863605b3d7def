"""The hundredth: the second part of the documents that the dice of batch 99 took."""

import importlib

import engines  # noqa: F401  (registers latex and typst)
from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT
first = importlib.import_module("blind-then-read.batch_59")
turned, chosen = first.turned, first.chosen

HALF = "unseen"

INGRESO = [
    ("Español", [
        ("Elija la opción en la que todas las palabras están escritas correctamente.", "hoja, hielo, hacer", ["oja, yelo, hacer", "hoja, hielo, aser", "oja, hielo, hacer"]),
        ("¿Cuál es el sujeto de la oración “Ayer llegaron mis primos de Puebla”?", "mis primos de Puebla", ["ayer", "llegaron", "Puebla"]),
        ("¿Qué palabra es un sinónimo de “veloz”?", "rápido", ["lento", "pesado", "fuerte"]),
    ]),
    ("Matemáticas", [
        ("¿Cuál es el resultado de 3 + 4 × 5?", "23", ["35", "27", "60"]),
        ("Un pantalón de $400 tiene un descuento del 15%. ¿Cuánto se paga por él?", "$340", ["$385", "$360", "$60"]),
        ("¿Cuál es el valor de x en la ecuación 2x − 7 = 11?", "9", ["2", "4", "18"]),
        ("¿Cuántos lados tiene un heptágono?", "7", ["5", "6", "8"]),
    ]),
    ("Historia de México", [
        ("¿En qué año comenzó la Guerra de Independencia?", "1810", ["1521", "1857", "1910"]),
        ("¿Quién promulgó las Leyes de Reforma?", "Benito Juárez", ["Porfirio Díaz", "Agustín de Iturbide", "Francisco I. Madero"]),
        ("¿Qué cultura construyó la ciudad de Chichén Itzá?", "maya", ["olmeca", "mexica", "zapoteca"]),
    ]),
]


@layout(HALF, "ingreso-scone", "Mexican entrance practice, Chromium: options A) to D) in a row with tabs, subjects as heads, key as a table by subject on the last page")
def ingreso_scone(draw):
    items, body, key, n = [], "", "", 0
    for subject, questions in INGRESO:
        body += f"<h2>{subject}</h2>"
        letters = ""
        for question, right, wrong in questions:
            n += 1
            options, place = turned(draw, right, wrong)
            body += f"<div class=q><p><b>{n}.</b> {web(question)}</p><div class=o>" + "".join(f"<span>{letter}) {web(text)}</span>" for letter, text in zip("ABCD", options)) + "</div></div>"
            letters += f"<tr><td>{n}</td><td>{'ABCD'[place]}</td></tr>"
            items.append(chosen(question, options, place, str(n), "ABCD"))
        key += f"<table><tr><th colspan=2>{subject}</th></tr><tr><th>Reactivo</th><th>Respuesta</th></tr>{letters}</table>"
    css = "h1 { font-size: 16pt; color: #7a1530; text-align: center } h2 { background: #7a1530; color: white; font-size: 12pt; padding: 1mm 3mm; margin: 7mm 0 3mm; break-after: avoid } .q { break-inside: avoid; margin-bottom: 4mm } .q p { margin: 0 0 1mm } .o { display: flex; padding-left: 6mm } .o span { width: 25% } .k { display: flex; gap: 8mm; align-items: start } table { border-collapse: collapse } td, th { border: 1px solid #7a1530; padding: 1mm 4mm; text-align: center } .n { break-before: page }"
    html = f"<h1>Guía de estudio: examen de ingreso al bachillerato</h1><p>Lea cada reactivo y elija la respuesta correcta. Tiene {draw.one([20, 25, 30])} minutos.</p>{body}<h1 class=n>Respuestas</h1><div class=k>{key}</div>"
    engine, source = page(draw, html, ["Open Sans", "Carlito", "Liberation Sans"], (10, 11), css, language="es", paper="letter")
    return Document(engine, source, items)


TILLS = [
    ("A customer who looks about 18 wants to buy a lottery ticket. What should you do first?", "Ask for a photo ID and check the date of birth", ["Sell the ticket if the customer says she is 18", "Call the police", "Ask the next customer in line to wait"], "In our stores everyone who looks under 30 is asked for ID."),
    ("Which of these is NOT an acceptable form of ID?", "A student card without a date of birth", ["A valid passport", "A state driver’s license", "A military ID"], "The date of birth must be printed on it."),
    ("How often should the cash in a drawer be dropped to the safe?", "Whenever there is more than $200 in the drawer", ["Once a week", "Only at the end of the day", "When a customer asks for change"], "Less cash in the drawer means less risk."),
    ("You find a wet spot on the floor in aisle 4. Which TWO things do you do right away?", ["Put out a caution sign", "Wipe up the spill"], ["Finish the order you are stocking", "Move the display to another aisle"], "Slips are the most common injury in our stores."),
    ("A shopper wants to return a toaster without a receipt. Who may approve the refund?", "The shift supervisor", ["Any cashier", "The security guard", "No one, as refunds need a receipt"], "The supervisor gives store credit at the lowest recent price."),
    ("What is the safest way to lift a heavy carton?", "Bend your knees and keep your back straight", ["Bend from the waist", "Twist while you lift", "Hold it as far from your body as you can"], "Let your legs do the work."),
]


@layout(HALF, "module-crumpet", "course of an American retailer printed from the browser, Chromium: options with drawn circles, the right one with a check mark and a green band, feedback below")
def module_crumpet(draw):
    items, body = [], ""
    for n, (question, right, wrong, why) in enumerate(TILLS, 1):
        rights = right if isinstance(right, list) else [right]
        options = draw.shuffled([*rights, *wrong])
        shape = "b" if len(rights) > 1 else "r"
        body += f"<section><div class=h>Question {n} of {len(TILLS)}<span>10 / 10 pts</span></div><p class=q>{web(question)}</p>" + "".join(f"<div class='o{' g' if text in rights else ''}'><i class={shape}></i>{web(text)}{'<em>✓</em>' if text in rights else ''}</div>" for text in options) + f"<p class=w>{web(why)}</p></section>"
        listed = [text for text in options if text in rights]
        items.append(item(question, "\n".join(listed), str(n), 10, choices([None] * 4, options), kind="multi" if len(rights) > 1 else "mcq"))
    css = "section { border: 1px solid #ccc; margin-bottom: 5mm; break-inside: avoid } .h { background: #f3f3f3; padding: 1.5mm 3mm; font-weight: bold; border-bottom: 1px solid #ccc } .h span { float: right; font-weight: normal; color: #555 } .q { margin: 3mm } .o { padding: 1.2mm 3mm; margin: 0 3mm; border-top: 1px solid #eee } .o i { display: inline-block; width: 3mm; height: 3mm; border: 1px solid #555; margin-right: 3mm } .o i.r { border-radius: 50% } .g { background: #dff2df } .g i { background: #2a7d2a } .g em { color: #2a7d2a; font-style: normal; font-family: 'DejaVu Sans'; float: right } .w { margin: 3mm; padding-left: 3mm; border-left: 3px solid #2a7d2a; color: #333 } .t { color: #666; font-size: 80%; display: flex; justify-content: space-between }"
    html = f"<div class=t><span>3/{draw.random.randint(10, 28)}/23, 4:0{draw.random.randint(1, 9)} PM</span><span>Front End Basics: Quiz Results – TeamLearn</span></div><h1>Front End Basics</h1><p>Attempt 2 &nbsp;·&nbsp; Score for this quiz: <b>60</b> out of 60 &nbsp;·&nbsp; This attempt took 7 minutes.</p>{body}"
    engine, source = page(draw, html, ["Lato", "Open Sans", "Roboto"], (10, 11), css, paper="letter")
    return Document(engine, source, items)


HORSES = [
    ("The height of a horse is measured at the withers.", True, ""), ("One hand is equal to six inches.", False, "four"), ("A gelding is a castrated male horse.", True, ""), ("Horses can vomit when they have eaten too much.", False, "cannot"),
    ("The frog is a part of the hoof.", True, ""), ("A foal is usually born after about eleven months.", True, ""), ("A horse is mounted from its right side in most shows.", False, "left"), ("The canter is a gait of four beats.", False, "three"),
    ("Palomino horses have a golden coat and a white mane.", True, ""), ("Colic is a disease of the lungs.", False, "pain in the abdomen"), ("Fresh water should be available to a horse at all times.", True, ""), ("A snaffle is a kind of saddle.", False, "bit"),
]


@layout(HALF, "statements-tortilla", "4-H horse quiz, word processor: T and F to circle at the left of each statement, answers on the next page as a numbered list with the corrected word")
def statements_tortilla(draw):
    sheet = Sheet(draw.one(["Comic Neue", "Carlito", "Liberation Serif"]), 12, country="US", paper=(21.59, 27.94), margin=2.2)
    items, key = [], []
    sheet.body += [sheet.p("Clover County 4-H", align="center", size=12, after=0), sheet.p("Horse Project Quiz – Juniors", align="center", bold=True, size=18, after=0.3), sheet.p("Name: ____________________   Club: ____________________   Score: ______", after=0.3), sheet.p("<i>Circle T if the statement is true or F if it is false.</i>", after=0.3)]
    for n, (text, true, why) in enumerate(draw.mixed(HORSES), 1):
        sheet.body.append(sheet.p(f"<b>T</b>\t<b>F</b>\t{n}.\t{text}", left=2.9, first=-2.9, tabs=[0.9, 2.0, 2.9], before=0.15, after=0.2))
        key.append(sheet.p(f"{n}.\t{'True' if true else f'False – {why}'}", left=1.0, first=-1.0, tabs=[1.0], after=0.1))
        items.append(item(text, str(true), str(n), kind="truefalse"))
    sheet.body += [sheet.break_(), sheet.p("Answers for the leader", bold=True, size=14, after=0.3), *key]
    engine, source = sheet.source()
    return Document(engine, source, items)


ADJECTIFS = [
    ("Ma sœur a les cheveux très {}, elle va bientôt les couper.", "longs"), ("Cette robe {} te va mieux que la noire.", "blanche"), ("Nous habitons dans une {} maison à la campagne.", "vieille"), ("Mes voisines sont {} : elles viennent de Berlin.", "allemandes"),
    ("C’est un {} hôtel, mais la vue n’est pas terrible.", "bel"), ("Paul est {} parce qu’il a perdu son chat.", "triste"), ("La soupe est encore trop {}, attends un peu.", "chaude"), ("Mes grands-parents sont {} de nous revoir.", "heureux"),
    ("Elle a acheté une voiture {}, pas d’occasion.", "neuve"), ("Les exercices de la leçon 4 étaient plus {} que les autres.", "faciles"), ("Le dimanche, la rue est {} : on n’entend rien.", "calme"), ("J’ai mis des chaussures trop {}, j’ai mal aux pieds.", "petites"),
]


@layout(HALF, "lacunes-muffin", "French sheet on adjectives, LaTeX: bank of words in a frame, gaps as drawn rules in two columns, corrigé below a rule at the foot in one paragraph")
def lacunes_muffin(draw):
    sentences = draw.mixed(ADJECTIFS)
    bank = draw.mixed([answer for _, answer in sentences])
    body, items = "", []
    for n, (text, answer) in enumerate(sentences, 1):
        before, after = text.split("{}")
        body += rf"\lab{{0pt}}{{8mm}}{{{n})}}{{{tex(before)}\rule{{22mm}}{{0.4pt}}{tex(after)}}}\vspace{{3mm}}" + "\n"
        items.append(item(text.replace("{}", ""), answer, str(n), kind="gap", gap=True))
    framed = r"\fbox{\parbox{0.95\linewidth}{\centering " + r" \quad ".join(rf"\textit{{{word_}}}" for word_ in bank) + r"}}"
    key = r" ; ".join(rf"{n}) {answer}" for n, (_, answer) in enumerate(sentences, 1))
    text = rf"\textbf{{Niveau A2}}\hfill Fiche {draw.random.randint(11, 48)}\par\begin{{center}}\Large\textsc{{L’accord de l’adjectif}}\end{{center}}Complétez les phrases avec les adjectifs de la liste.\par\medskip\begin{{center}}{framed}\end{{center}}\medskip\begin{{multicols}}{{2}}{body}\end{{multicols}}\vfill\hrule\smallskip{{\small\textbf{{Corrigé :}} {key}.\par}}"
    engine, source = document(draw, text, ["lm", "palatino", "lmsans"], (11,), (20, 25), foot=r"\fancyfoot[L]{\footnotesize École de langues Les Tilleuls}", extra=r"\usepackage[french]{babel}\setlength\columnsep{9mm}")
    return Document(engine, source, items)


DEALS = [
    ("make", "We need to ___ a decision by the end of the week."), ("meet", "The suppliers promised to ___ the deadline."), ("run", "It costs a fortune to ___ a business in Vienna."), ("place", "I would like to ___ an order for 200 chairs."), ("launch", "They are going to ___ a new product in spring."),
    ("raise", "The start-up has to ___ capital from investors."), ("sign", "Both sides will ___ the contract on Monday."), ("hold", "Let’s ___ a meeting about the budget."), ("cut", "We must ___ costs without losing staff."), ("give", "She had to ___ a presentation to the board."), ("take", "The management will not ___ responsibility for the mistake."), ("do", "It is a pleasure to ___ business with you."),
]


@layout(HALF, "gaps-challah", "business English collocations of an Austrian teacher, word processor: verbs in a shaded table, two columns of numbered sentences with underscores, key in small print on the back")
def gaps_challah(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans"]), 11, margin=2.0)
    sentences, items, body = draw.mixed(DEALS), [], ""
    bank = draw.mixed([verb for verb, _ in sentences])
    sheet.head = sheet.p("HAK Steyr · Business English · 3. Jahrgang\tMag. Huber", tabs=[(sheet.wide, RIGHT)], size=9)
    sheet.body += [sheet.p("Collocations: verb + noun", bold=True, size=16, after=0.15), sheet.p("Complete each sentence with a verb from the box. Use each verb once only.", after=0.25)]
    sheet.body.append(sheet.table([[sheet.p(verb, align="center", after=0) for verb in bank[:6]], [sheet.p(verb, align="center", after=0) for verb in bank[6:]]], [2.8] * 6, rule="0.5pt solid #888888", fills={0: "#e8eef7", 1: "#e8eef7"}))
    for n, (verb, text) in enumerate(sentences, 1):
        printed = text.replace("___", "__________")
        body += sheet.p(f"{n}\t{printed}", left=0.8, first=-0.8, tabs=[0.8], before=0.15, after=0.2)
        items.append(item(printed, verb, str(n), kind="gap"))
    sheet.body += [sheet.p("", after=0.1), sheet.columns(body), sheet.break_(), sheet.p("KEY", bold=True, size=9, after=0.05), sheet.p("   ".join(f"<b>{n}</b> {verb}" for n, (verb, _) in enumerate(sentences, 1)), size=9)]
    engine, source = sheet.source()
    return Document(engine, source, items)


STAIRS = [
    "People in a hurry rarely think about the stairs that {} them up to the street.",
    "The first moving staircase that the public could {} was built on a pier at Coney Island in 1896 by Jesse Reno, an American engineer.",
    "It was {} more than a sloping belt, and passengers leaned forward as they rode.",
    "Although the journey {} only a few seconds, some 75 000 people queued for it in two weeks.",
    "Two years later Harrods put {} a similar machine in London.",
    "Its managers were so {} that customers might feel faint that they offered them brandy at the top.",
    "Escalators soon became popular with the owners of large stores, who noticed that visitors were far more {} to go up to the higher floors.",
    "Today they can be found all {} the world, and the longest in Moscow take nearly three minutes to ride.",
]
STAIRS_OPTIONS = [("carry", "drive", "lead", "fetch"), ("use", "pass", "wear", "apply"), ("little", "hardly", "scarce", "almost"), ("lasted", "continued", "kept", "endured"), ("in", "up", "on", "by"), ("worried", "nervous", "upset", "troubled"), ("likely", "possible", "probable", "sure"), ("over", "through", "along", "out")]


def typed(text):
    """The text for Typst."""
    return "".join("\\" + sign if sign in "#$*_[]<>@\\`~=-+/'\"" else sign for sign in text)


@layout(HALF, "cloze-rusk", "passage of a language certificate, Typst: numbered gaps with four words each in rows below it, key upside down at the foot of the page")
def cloze_rusk(draw):
    passage, table, key, items = "", "", [], []
    dots = "…" * 5
    for n, (sentence, words) in enumerate(zip(STAIRS, STAIRS_OPTIONS), 1):
        options = draw.shuffled(words)
        place = options.index(words[0])
        before, after = sentence.split("{}")
        passage += f"{typed(before)}*({n})* {dots}{typed(after)} "
        table += f"[*{n}*], " + ", ".join(f"[*{letter}*], [{typed(text)}]" for letter, text in zip("ABCD", options)) + ",\n"
        key.append(f"{n} {'ABCD'[place]}")
        asked = sentence.replace("{}", f"({n}) {dots}")
        items.append(item(asked, options[place], str(n), None, choices("ABCD", options), kind="gap", answer_label="ABCD"[place]))
    font, size = draw.one(["Liberation Sans", "Lato"]), draw.one((10.5, 11))
    source = f"""#set page("a4", margin: 24mm, footer: align(center)[{draw.random.randint(30, 90)}])
#set text(font: "{font}", size: {size}pt, lang: "en")
#set par(justify: true, leading: 0.9em)
#text(size: 14pt)[*Use of English #sym.dot.c Test 3*]

*Part 1.* For questions 1--8, read the text below and decide which answer (A, B, C or D) best fits each gap.

#v(4mm)
#align(center)[*Going up*]
{passage}

#v(5mm)
#grid(columns: (8mm, 6mm, 30mm, 6mm, 30mm, 6mm, 30mm, 6mm, 30mm), row-gutter: 3.5mm,
{table})
#v(1fr)
#align(center, rotate(180deg, text(size: 8pt)[Key: {" #h(2mm) ".join(key)}]))
"""
    return Document("typst", source, items)


WORKS = [("Antonio Vivaldi", "The Four Seasons"), ("George Frideric Handel", "Messiah"), ("Joseph Haydn", "The Creation"), ("Wolfgang Amadeus Mozart", "The Magic Flute"), ("Ludwig van Beethoven", "Eroica Symphony"), ("Franz Schubert", "Winterreise"), ("Hector Berlioz", "Symphonie fantastique"), ("Giuseppe Verdi", "Aida"), ("Claude Debussy", "La mer"), ("Igor Stravinsky", "The Rite of Spring"), ("George Gershwin", "Rhapsody in Blue")]
SPARE = ["Tosca", "Appalachian Spring"]


@layout(HALF, "matching-pumpernickel", "quiz of an American course in music, groff: instructor's copy with the letter in the blank before each number, two more letters than numbers")
def matching_pumpernickel(draw):
    pairs = draw.mixed(draw.some(WORKS, 10))
    works = sorted([work for _, work in pairs] + SPARE, key=lambda work: draw.random.random())
    letters = "ABCDEFGHIJKL"
    lines = ["\\fBMUS 101: Music Appreciation\\fP", ".br", f"Quiz {draw.random.randint(3, 8)} \\(em Composers and their works \\(em INSTRUCTOR\\(aqS COPY", ".sp", ".LP", "Write the letter of the work in the blank before its composer. Two letters will not be used.", ".sp", ".TS", "tab(@);", "lb s lb s", "c lw(2.3i) lw(0.3i) l.", "Composer@Work"]
    items, rows_ = [], []
    for n in range(len(works)):
        left, right = "@", f"{letters[n]}.@\\fI{works[n]}\\fP"
        if n < len(pairs):
            composer, work = pairs[n]
            letter = letters[works.index(work)]
            left = f"_\\|{letter}\\|_@{n + 1}. {composer}"
            items.append(item(composer, work, str(n + 1), None, choices(letters, works), kind="match", answer_label=letter))
        rows_.append(f"{left}@{right}")
    lines += rows_ + [".TE"]
    engine, source = roff(draw, [line.replace("INSTRUCTOR\\(aqS", "INSTRUCTOR’S") for line in lines], (11, 12), ("T", "N", "H"))
    return Document(engine, source.replace(".TS", ".nr VS 18\n.LP\n.TS", 1), items)


READERS = [
    ("Как записаться в библиотеку?", ["Приходите с паспортом в зал регистрации на первом этаже. Запись бесплатная и занимает около пяти минут. Дети до 14 лет записываются вместе с одним из родителей."]),
    ("На какой срок выдают книги?", ["Обычно на 15 дней. Новинки и журналы выдаются на семь дней."]),
    ("Можно ли продлить срок пользования книгой?", ["Да, не более двух раз, если книгу не ждёт другой читатель. Продлить срок можно по телефону или в личном кабинете на сайте."]),
    ("Что делать, если книга потеряна?", ["Нужно заменить её таким же изданием или другой книгой, которую библиотека признает равноценной.", "Деньгами стоимость книги не возмещается."]),
    ("Есть ли в библиотеке компьютеры?", ["Есть восемь компьютеров в читальном зале. Ими можно пользоваться час в день без оплаты."]),
    ("Можно ли снимать страницы на телефон?", ["Можно, но без вспышки. Редкие книги снимать нельзя."]),
    ("Почему в августе библиотека закрыта по субботам?", ["В августе действует летнее расписание: мы работаем с понедельника по пятницу с 10 до 18 часов. Последняя пятница месяца — санитарный день."]),
    ("Принимаете ли вы книги в дар?", ["Принимаем, если они изданы не раньше 2000 года и находятся в хорошем состоянии. Сначала пришлите нам список."]),
]


@layout(HALF, "pairs-sourdough", "leaflet of a Russian library, Typst: Вопрос: and Ответ: in bold before the text, hanging")
def pairs_sourdough(draw):
    body, items = "", []
    for question, answer in READERS:
        body += f"#pad(left: 6mm, par(hanging-indent: 0mm)[*Вопрос:* _{typed(question)}_])\n#pad(left: 6mm)[*Ответ:* {typed(answer[0])}" + "".join(f"\n\n{typed(more)}" for more in answer[1:]) + "]\n#v(3mm)\n"
        items.append(item(question, "\n".join(answer), kind="faq"))
    font, size = draw.one(["Noto Serif", "Liberation Serif", "Noto Sans"]), draw.one((11, 12))
    source = f"""#set page("a5", margin: 16mm, header: align(right, text(size: 8pt)[Районная библиотека № {draw.random.randint(3, 40)}]))
#set text(font: "{font}", size: {size - 1}pt, lang: "ru")
#set par(justify: true)
#align(center, text(size: 15pt)[*Читатели спрашивают*])
#v(4mm)
{body}"""
    return Document("typst", source, items)


PENSION = [
    ("Getting your State Pension", [
        ("How do I get my State Pension?", ["You have to claim it; it is not paid automatically. We write to you no later than two months before you reach State Pension age and tell you what to do. If you have not had a letter, you can still claim up to four months before that day."]),
        ("How many qualifying years do I need?", ["You usually need at least 10 qualifying years on your National Insurance record to get any State Pension, and 35 years to get the full amount if your record began after April 2016.", "The years do not have to be one after the other. A year counts if you were working and paid contributions, if you were credited with them, for example because you were caring for a child, or if you paid voluntary contributions."]),
        ("On which day will it be paid?", ["The day depends on the last two digits of your National Insurance number. If they are 00 to 19, you are paid on a Monday; 20 to 39, on a Tuesday, and so on to Friday. Payments are made every four weeks, for the four weeks that have passed."]),
    ]),
    ("Putting it off", [
        ("Do I have to stop working?", ["No. You can carry on working and have your pension as well, but you no longer pay National Insurance contributions."]),
        ("What happens if I claim later?", ["Your pension grows for as long as you put it off, provided that this is at least nine weeks. For every nine weeks it rises by the equivalent of 1%. That is just under 5.8% for a full year.", "You do not need to tell us. If you do not claim, we take it that you want to wait."]),
        ("Can I go back to the old amount?", ["The extra is paid for as long as you draw your pension. It cannot be exchanged for a lump sum under the rules that apply from April 2016."]),
    ]),
    ("Tax and living abroad", [
        ("Is the State Pension taxed?", ["Yes, it counts as income, but tax is not taken off before we pay it. If you also have a private pension, its provider normally takes the tax that is due on both. Otherwise you may have to send a tax return."]),
        ("Can I be paid abroad?", ["You can be paid into a bank in the country where you live or into a bank or building society in the UK. If you are paid in a local currency, the amount may change with the rate of exchange."]),
        ("Will it go up every year if I move?", ["Only if you live in the European Economic Area, Gibraltar, Switzerland or a country that has a social security agreement with the UK which allows for increases. In other countries you go on receiving the amount that was paid when you left."]),
    ]),
    ("If something is wrong", [
        ("I think my record has gaps. What should I do?", ["Ask for a statement of your National Insurance record. It shows the gaps, what it would cost to fill them and until when. It is not always worth paying, so speak to us first."]),
        ("How do I appeal against a decision?", ["First ask us to look at it again. This is called mandatory reconsideration, and you have one month from the date on the decision letter. If you still disagree, you can appeal to an independent tribunal."]),
    ]),
]


@layout(HALF, "faq-damper", "questions and answers of a pensions office, word processor: sections 1, 2 and questions 1.1, 1.2 as heads, prose answers over pages")
def faq_damper(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito"]), draw.one((11, 12)), margin=2.5)
    items = []
    keep = 'fo:keep-with-next="always"'
    sheet.foot = sheet.p("PS/FAQ " + draw.one(["04/20", "10/20"]) + "\tPage {page} of {pages}", tabs=[(sheet.wide, RIGHT)], size=9)
    sheet.body += [sheet.p("Your State Pension: frequently asked questions", bold=True, size=20, color="#1d3557", after=0.4), sheet.p("This leaflet answers the questions that our staff are asked most often. It is a guide only and does not cover every case. Rates and ages are those in force from 6 April 2020.", after=0.4)]
    for s, (section, questions) in enumerate(PENSION, 1):
        sheet.body.append(sheet.p(f"{s}\t{section}", bold=True, size=15, color="#1d3557", before=0.5, after=0.2, left=1.2, first=-1.2, tabs=[1.2], extra=keep))
        for q, (question, answer) in enumerate(questions, 1):
            sheet.body.append(sheet.p(f"{s}.{q}\t{question}", bold=True, before=0.25, after=0.1, left=1.2, first=-1.2, tabs=[1.2], extra=keep))
            sheet.body += [sheet.p(text, left=1.2, after=0.2) for text in answer]
            items.append(item(question, "\n".join(answer), f"{s}.{q}", kind="faq", section=section))
    engine, source = sheet.source()
    return Document(engine, source, items)


CRAGS = [
    ("abseil", "to slide down a fixed rope under control, usually with a friction device; also called rappelling."), ("anchor", "one or more points of protection, joined together, to which a belayer or a rope is attached."), ("arête", "a narrow ridge, or the outside corner of a rock face."), ("belay", "to hold the rope of a climber so that a fall can be stopped; also the place where this is done."),
    ("beta", "advice on how to climb a particular route, whether it was asked for or not."), ("carabiner", "a metal link with a sprung gate, used to connect the rope to everything else. Locking carabiners have a sleeve that keeps the gate shut."), ("chimney", "a crack wide enough to take the whole body."), ("chockstone", "a stone that is wedged in a crack, put there by nature or by the climber."), ("crux", "the hardest move or section of a route. It gives the route its grade."),
    ("dyno", "a jump for a hold that cannot be reached otherwise."), ("grade", "a number that tells how hard a route is. In New Zealand the open-ended Ewbank scale is used, on which 12 is easy for most members and 24 is not."), ("hang-dog", "to rest on the rope between attempts at the moves."), ("jug", "a large hold that the whole hand can grip."), ("lead", "to climb first, clipping the rope into protection on the way up, while the second belays from below."),
    ("nut", "a metal wedge on a wire that is placed in a crack as protection."), ("pitch", "the part of a climb between two belays, never longer than the rope."), ("prusik", "a knot of thin cord that grips a rope when it is loaded and slides when it is not."), ("scree", "a slope of loose stones at the foot of a cliff."), ("smear", "to stand on plain rock by friction alone, with as much rubber as possible against it."), ("traverse", "to climb sideways."),
]


@layout(HALF, "glossary-stollen", "glossary of a New Zealand climbing club, LaTeX: bold lower-case terms run in with their meaning, hanging, hyphenated, on small pages with running heads")
def glossary_stollen(draw):
    entries = CRAGS
    body = "".join(rf"{{\hangindent=6mm\hangafter=1\noindent\textbf{{{tex(term)}}}\quad {tex(meaning)}\par}}" + "\n" for term, meaning in entries)
    text = r"{\Large\bfseries Appendix B\par}\smallskip{\LARGE\bfseries Glossary\par}\vspace{5mm}\thispagestyle{plain}Words that new members will hear at the crag. Those for knots are in Appendix C.\par\vspace{3mm} " + body
    engine, source = document(draw, text, ["libertine", "palatino", "schoolbook"], (11,), (17, 20), head=r"\fancyhead[L]{\small\scshape Handbook for members}\fancyhead[R]{\small\thepage}", foot="", extra=r"\setlength\parskip{4pt}\hyphenpenalty=20\setcounter{page}{" + str(draw.random.randint(40, 70)) + "}", paper="a5paper")
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in entries])


PRIVACY = [
    ("Anonymisation", "The process of changing information so that nobody can be identified from it any longer by any means that are reasonably likely to be used."), ("Consent", "Any freely given, specific, informed and unambiguous sign of a person’s wishes by which he or she agrees to the processing of personal data. Silence or a box that is already ticked is not consent."), ("Data controller", "The person or body that decides why and how personal data are processed. For the purposes of this policy it is the College."),
    ("Data processor", "A person or body that processes personal data on behalf of the controller, such as a payroll company. Staff of the College are not processors."), ("Data subject", "A living individual to whom personal data relate."), ("Personal data", "Any information about an individual who is identified or can be identified from it, alone or together with other information. Names, staff numbers and photographs are examples."),
    ("Personal data breach", "A breach of security that leads to the accidental or unlawful loss, change, disclosure of or access to personal data."), ("Processing", "Anything that is done with personal data, from collecting to destroying them, by hand or by machine."), ("Retention schedule", "The list in Annex 2 that states for how long each class of record is kept."), ("Special categories of data", "Data that reveal racial or ethnic origin, political opinions, religious beliefs or trade union membership, and data concerning health, sex life, genetics or biometrics."), ("Third party", "Any person or body other than the data subject, the controller and the processor."),
]


@layout(HALF, "definitions-lavash", "data protection policy of an Irish college, Chromium: section 3 with a table without vertical rules, terms in bold at the left, meanings at the right, paragraphs before and behind")
def definitions_lavash(draw):
    entries = draw.some(PRIVACY, 10)
    table = "".join(f"<tr><td><b>{term}</b></td><td>{web(meaning)}</td></tr>" for term, meaning in entries)
    html = f"""<h1>Data Protection Policy</h1><p class=v>Version {draw.one(['1.0', '2.1', '1.2'])} · Approved by the Governing Body on 23 May 2018</p>
<h2>1. Purpose</h2><p>The College holds information about its students, its staff and others who deal with it. This policy sets out how that information is to be looked after, and who is responsible for it.</p>
<h2>2. Scope</h2><p>The policy applies to everyone who handles personal data for the College, whether on its premises or elsewhere, and to records on paper as well as in electronic form.</p>
<h2>3. Definitions</h2><p>In this policy the following terms have the meanings given beside them.</p><table>{table}</table>
<h2>4. Responsibilities</h2><p>Heads of department see to it that their staff know this policy and have been trained. The Data Protection Officer advises them and keeps the register of breaches. A breach is reported to the Officer without delay, so that the Commission can be told within 72 hours where the law requires it.</p>"""
    css = "h1 { font-size: 19pt; margin-bottom: 0 } .v { color: #555; margin-top: 1mm } h2 { font-size: 13pt; margin: 6mm 0 1mm; break-after: avoid } table { width: 100%; border-collapse: collapse; border-top: 1.5px solid #000 } td { border-bottom: 1px solid #999; padding: 2mm; vertical-align: top } td:first-child { width: 32% } tr { break-inside: avoid }"
    engine, source = page(draw, html, ["Carlito", "Lato", "Liberation Sans"], (11, 12), css, language="en-IE")
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in entries])


UNIDAD = [
    ("¡Vamos!", [("el autobús", "Tomo el autobús a las ocho.", "der Bus"), ("la parada", "La parada está enfrente del cine.", "die Haltestelle"), ("bajar", "Tienes que bajar en Sol.", "aussteigen"), ("a la derecha", "Después gira a la derecha.", "nach rechts"), ("lejos de", "El museo no está lejos de aquí.", "weit weg von"), ("el semáforo", "", "die Ampel")]),
    ("A. En mi barrio", [("el barrio", "Vivo en un barrio tranquilo.", "das Stadtviertel"), ("la panadería", "", "die Bäckerei"), ("el ayuntamiento", "El ayuntamiento está en la plaza.", "das Rathaus"), ("ruidoso, -a", "Mi calle es muy ruidosa.", "laut"), ("al lado de", "Hay un parque al lado de mi casa.", "neben"), ("quedar", "¿Quedamos a las cinco?", "sich verabreden")]),
    ("B. Una tarde de compras", [("gastar", "Laura gasta mucho en ropa.", "ausgeben"), ("la talla", "¿Qué talla tienes?", "die (Kleider-)Größe"), ("probarse", "Quiero probarme esta falda.", "anprobieren"), ("barato, -a", "Es más barato en el mercado.", "billig"), ("los vaqueros", "", "die Jeans"), ("la caja", "Se paga en la caja.", "die Kasse")]),
]


@layout(HALF, "vokabeln-matzo", "Spanish words of a German textbook, Typst: three columns with word, sentence in italics and German, steps of the unit as bands, thin lines")
def vokabeln_matzo(draw):
    body, items = "", []
    for step, words in UNIDAD:
        body += f"table.cell(colspan: 3, fill: rgb(\"#fde7c7\"))[*{typed(step)}*],\n"
        for spanish, sentence, german in draw.some(words, 5):
            body += f"[*{typed(spanish)}*], [_{typed(sentence)}_], [{typed(german)}],\n" if sentence else f"[*{typed(spanish)}*], [], [{typed(german)}],\n"
            items.append(item(spanish, german, kind="vocabulary", section=step))
    font, size = draw.one(["Lato", "Open Sans", "Noto Sans"]), draw.one((9.5, 10))
    number = draw.random.randint(2, 6)
    source = f"""#set page("a4", margin: 20mm, footer: [#text(fill: gray)[Vocabulario] #h(1fr) {draw.random.randint(160, 210)}])
#set text(font: "{font}", size: {size}pt, lang: "de")
#text(size: 18pt, fill: rgb("#b5541c"))[*Unidad {number}*] #h(1fr) _Por la ciudad_
#v(3mm)
#table(columns: (1fr, 1.5fr, 1fr), inset: 5pt, stroke: (x, y) => (bottom: 0.4pt + gray),
{body})
"""
    return Document("typst", source, items)


KOTOBA = [
    ("Time", [("朝", "あさ", "morning"), ("昼", "ひる", "noon"), ("夜", "よる", "night"), ("毎日", "まいにち", "every day"), ("来週", "らいしゅう", "next week"), ("今年", "ことし", "this year")]),
    ("Adjectives", [("高い", "たかい", "expensive; tall"), ("新しい", "あたらしい", "new"), ("古い", "ふるい", "old (of things)"), ("静か", "しずか", "quiet"), ("忙しい", "いそがしい", "busy"), ("有名", "ゆうめい", "famous")]),
    ("Verbs", [("飲む", "のむ", "to drink"), ("買う", "かう", "to buy"), ("泳ぐ", "およぐ", "to swim"), ("休む", "やすむ", "to rest"), ("教える", "おしえる", "to teach"), ("借りる", "かりる", "to borrow")]),
    ("Places", [("銀行", "ぎんこう", "bank"), ("図書館", "としょかん", "library"), ("病院", "びょういん", "hospital"), ("郵便局", "ゆうびんきょく", "post office"), ("公園", "こうえん", "park")]),
]


@layout(HALF, "words-bannock", "Japanese list of a teacher, word processor: topics as heads over ruled tables with Kanji, Reading, Meaning and an empty column to tick")
def words_bannock(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito"]), 11, margin=2.0, asian="Noto Sans CJK JP")
    body, items = "", []
    for topic, words in KOTOBA:
        taken = draw.some(words, 5)
        rows = [["<b>Kanji</b>", "<b>Reading</b>", "<b>Meaning</b>", "<b>OK?</b>"], *([kanji, kana, english, ""] for kanji, kana, english in taken)]
        body += sheet.p(topic, bold=True, size=13, color="#0a5c53", before=0.4, after=0.1, extra='fo:keep-with-next="always"') + sheet.table(rows, [3.0, 4.5, 7.0, 1.6], rule="0.5pt solid #777777", fills={0: "#e3f1ef"})
        items += [item(kanji, english, kind="vocabulary", section=topic) for kanji, _, english in taken]
    sheet.body += [sheet.p(f"JLPT N5 vocabulary check – sheet {draw.random.randint(2, 9)}", bold=True, size=16, after=0.15), sheet.p("Cover the right half of each table, say the meaning, then tick what you knew.", after=0.2), body]
    engine, source = sheet.source()
    return Document(engine, source, items)


PRAIRIE = [
    ("Canada", [
        ("Who was the first Prime Minister of Canada?", ["Sir John A. Macdonald"]), ("In what year did Confederation take place?", ["1867"]), ("Name three of the Great Lakes.", ["Superior", "Huron", "Michigan", "Erie", "Ontario"]), ("What are the two official languages of Canada?", ["English and French"]),
        ("Who is Canada’s head of state?", ["the Sovereign", "the King or Queen"]), ("What are the three parts of Parliament?", ["the Sovereign, the Senate and the House of Commons"]), ("Name two responsibilities of citizenship.", ["obeying the law", "serving on a jury", "voting in elections", "helping others in the community"]), ("Which three groups make up the Aboriginal peoples?", ["First Nations, Inuit and Métis"]), ("What do Canadians remember on November 11?", ["those who died in war", "the sacrifice of veterans"]),
    ]),
    ("Manitoba", [
        ("What is the capital city of Manitoba?", ["Winnipeg"]), ("When did Manitoba join Confederation?", ["1870"]), ("Who led the Red River Resistance?", ["Louis Riel"]), ("Which animal attracts tourists to Churchill?", ["the polar bear"]), ("Name two resources or industries of the province.", ["agriculture", "hydro-electricity", "mining", "forestry"]), ("What is the provincial flower?", ["the prairie crocus"]),
    ]),
]


@layout(HALF, "civics-panettone", "Canadian citizenship practice list, groff: numbered questions in bold, answers as bullets, province as a second part whose numbers run on")
def civics_panettone(draw):
    lines = [".ce 2", "\\fB\\s+4Practice questions for the citizenship test\\s0\\fP", f"Settlement Office, Brandon, Manitoba \\(bu revised {draw.one(['March', 'May', 'October'])} 2021", ".sp", ".LP", "Answers in this list are examples. Other answers may also be accepted at your interview."]
    items, n = [], 0
    for part, questions in PRAIRIE:
        lines += [".SH", part]
        for question, answers in questions:
            n += 1
            lines += [".ne 4", f".IP \\fB{n}.\\fP 4n", f"\\fB{plain(question)}\\fP", ".RS", ".nr PD 0.1v"] + [line for answer in answers for line in (".IP \\(bu 3n", plain(answer))] + [".nr PD 0.4v", ".RE"]
            items.append(item(question, "\n".join(answers), str(n)))
    engine, source = roff(draw, lines, (11, 12), ("T", "H", "P"))
    return Document(engine, source, items)


CCSE = [
    ("Gobierno y leyes", [
        ("¿Cuál es la ley fundamental de España?", ["la Constitución"]), ("¿En qué año se aprobó la Constitución española?", ["en 1978"]), ("¿Quién es el jefe del Estado?", ["el rey"]), ("¿Cómo se llaman las dos cámaras de las Cortes Generales?", ["el Congreso de los Diputados", "el Senado"]), ("¿A qué edad se puede votar en España?", ["a los 18 años"]), ("¿Cuántas comunidades autónomas hay?", ["17"]), ("¿Qué órgano controla que las leyes respeten la Constitución?", ["el Tribunal Constitucional"]),
    ]),
    ("Cultura, geografía y sociedad", [
        ("¿Cuál es el pico más alto de España?", ["el Teide"]), ("Nombre dos ciudades autónomas.", ["Ceuta", "Melilla"]), ("¿Qué países tienen frontera con España en la Península?", ["Portugal", "Francia", "Andorra"]), ("¿Quién escribió “Don Quijote de la Mancha”?", ["Miguel de Cervantes"]), ("¿Quién pintó el “Guernica”?", ["Pablo Picasso"]), ("¿A qué número se llama en una emergencia?", ["al 112"]), ("¿En qué ciudad se celebran las Fallas?", ["en Valencia"]), ("¿Qué documento identifica a los ciudadanos españoles?", ["el DNI"]),
    ]),
]


@layout(HALF, "ccse-roti", "Spanish questions for nationality, word processor: numbers that begin again under each task, answer with R. in colour on the line below, several with slashes")
def ccse_roti(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Serif"]), draw.one((11, 12)), "es", "ES", margin=2.3)
    items = []
    sheet.head = sheet.p("Aula de Español – Ayuntamiento de Getafe\tCurso de nacionalidad", tabs=[(sheet.wide, RIGHT)], size=9)
    sheet.body += [sheet.p("Preguntas para practicar", bold=True, align="center", size=18, after=0.3)]
    for t, (task, questions) in enumerate(CCSE, 1):
        sheet.body.append(sheet.p(f"Tarea {t}. {task}", bold=True, size=14, before=0.4, after=0.2, extra='fo:keep-with-next="always"'))
        for n, (question, answers) in enumerate(draw.some(questions, 7), 1):
            sheet.body.append(sheet.p(f"{n}.\t{question}", left=0.9, first=-0.9, tabs=[0.9], before=0.12, after=0.02, extra='fo:keep-with-next="always"'))
            sheet.body.append(sheet.p(f"<b>R.</b> {' / '.join(answers)}", left=0.9, after=0.1, color="#0b6b3a"))
            items.append(item(question, "\n".join(answers), str(n), section=f"Tarea {t}. {task}"))
    engine, source = sheet.source()
    return Document(engine, source, items)


LINEAR = [
    ("Verbal", "", [("What is meant by a linear equation in one variable?", "an equation that can be written as ax + b = 0 with a not zero"), ("Why does the equation x = x + 1 have no solution?", "No number is one more than itself.")]),
    ("Algebraic", "For the following exercises, solve the equation for x.", [("3x + 7 = 16", "3"), ("5x − 4 = 2x + 11", "5"), ("4(x − 2) = 20", "7"), ("9 − 2x = 1", "4"), ("2(3x + 1) = 5x − 6", "−8"), ("7x + 12 = 4x", "−4"), ("6 − (x + 2) = 3x", "1"), ("10x − 25 = 5(2x − 5)", "all real numbers")]),
    ("Extensions", "", [("The sum of three consecutive integers is 72. Find the integers.", "23, 24, 25"), ("The perimeter of a rectangle is 54 ft, and it is twice as long as it is wide. Find its width.", "9 ft")]),
    ("Real-World Applications", "", [("A plumber charges $60 for a visit and $45 an hour. How many hours was he at work if the bill was $240?", "4 hours"), ("Two phone plans cost the same at x minutes. Plan A costs $20 plus 5¢ a minute; plan B costs $12 plus 9¢ a minute. Find x.", "200"), ("A tank holds 500 gallons and drains at 8 gallons a minute. After how many minutes are 340 gallons left?", "20 minutes"), ("Ana drove 150 miles in 2.5 hours. What was her average speed?", "60 mph")]),
]


@layout(HALF, "algebra-cornbread", "section exercises of an open algebra textbook, LaTeX: two columns, numbers that run on under heads in colour, answers to odd exercises behind in three columns")
def algebra_cornbread(draw):
    import re

    def mathed(text):
        return tex(text).replace("¢", r"\textcent{}") if " " in text and not re.fullmatch(r"[\dx\s+−=()]+", text) else "$" + text.replace("−", "-") + "$"

    items, body, odd, n = [], "", "", 0
    section = f"2.{draw.random.randint(2, 4)}"
    for head, lead, exercises in LINEAR:
        body += rf"\needspace{{4\baselineskip}}\vspace{{2mm}}{{\bfseries\color{{teal!80!black}}\MakeUppercase{{{head}}}\par}}" + (rf"\smallskip{{{lead}\par}}" if lead else "")
        for question, answer in exercises:
            n += 1
            body += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{mathed(question)}}}" + "\n"
            if n % 2:
                odd += rf"\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{mathed(answer)}}}" + "\n"
            items.append(item(question, answer if n % 2 else None, str(n), stem=lead or None, kind="short" if head == "Verbal" else "numeric"))
    text = rf"{{\color{{teal!80!black}}\rule{{\linewidth}}{{2pt}}\par\Large\bfseries {section}\quad SECTION EXERCISES\par}}\begin{{multicols}}{{2}}{body}\end{{multicols}}\newpage{{\color{{teal!80!black}}\Large\bfseries Answers to Odd-Numbered Exercises\par}}\medskip{{\large\bfseries Section {section}\par}}\begin{{multicols}}{{3}}\raggedright {odd}\end{{multicols}}"
    engine, source = document(draw, text, ["palatino", "lm", "times"], (10, 11), (20, 24), foot=rf"\fancyfoot[L]{{\small Section {section}\quad Linear Equations in One Variable}}\fancyfoot[R]{{\small\thepage}}", extra=r"\usepackage{xcolor}\setlength\columnsep{9mm}\setcounter{page}{" + str(draw.random.randint(88, 120)) + "}", paper="letterpaper")
    return Document(engine, source, items)


PLOTS = [
    ("Tenancy", ["Plots are let to residents of the parish only. A resident may hold no more than one full plot of ten rods.", "The rent is due on 1 October. A plot whose rent has not been paid within 40 days may be let to the next person on the waiting list.", "A tenant who gives up a plot must leave it clear of rubbish."]),
    ("Cultivation", ["At least three quarters of the plot must be cultivated or ready for cultivation at all times.", "Fruit trees must be on dwarfing stock and stand 2 metres or more from any path.", "Weeds and seeds must not be allowed to spread to other plots."]),
    ("Water, fires and animals", ["Hoses may be used to fill butts but must not be left unattended. Water is turned off from November to March.", "Bonfires are allowed after sunset from October to March, for diseased plants and dry wood only.", "Dogs must be kept on a lead. Hens may be kept with the written consent of the Council; cockerels may not."]),
    ("Sheds and paths", ["One shed of up to 6 feet by 8 feet and one greenhouse of the same size are permitted.", "Paths between plots are to be kept 60 centimetres wide and mown by the tenants on either side."]),
]


@layout(HALF, "rules-chapati", "rules for the allotments of an English parish, word processor: heads 1 to 4, clauses 1.1 and so on, notice at the foot; nothing to be found")
def rules_chapati(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito"]), draw.one((11, 12)), margin=2.4)
    sheet.body += [sheet.p("LOWER WENBURY PARISH COUNCIL", bold=True, align="center", size=14, after=0.05), sheet.p("Allotment Rules 2016", align="center", size=14, after=0.4), sheet.p("These rules are made under the Allotments Acts 1908 to 1950 and apply to all tenants of the field at Mill Lane.", after=0.3)]
    for s, (head, clauses) in enumerate(PLOTS, 1):
        sheet.body.append(sheet.p(f"{s}.\t{head}", bold=True, left=1.2, first=-1.2, tabs=[1.2], before=0.3, after=0.15, extra='fo:keep-with-next="always"'))
        sheet.body += [sheet.p(f"{s}.{c}\t{clause}", left=1.2, first=-1.2, tabs=[1.2], after=0.12) for c, clause in enumerate(clauses, 1)]
    sheet.body.append(sheet.p(f"Signed on behalf of the Council, {draw.random.randint(2, 27)} September 2016\tClerk: ____________________", before=1.0, tabs=[(sheet.wide, RIGHT)]))
    engine, source = sheet.source()
    return Document(engine, source, [])
