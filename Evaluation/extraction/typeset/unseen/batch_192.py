"""The hundred-and-ninety-second: twelve sheets of teachers, publishers and boards, named after the parts of buildings."""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT, DOTS = word.Sheet, word.RIGHT, word.DOTS

HALF = "unseen"
KEEP = 'fo:keep-with-next="always"'


# Chemistry paper with boxed numbers, scheme in its own file

ELEMENTS = r"\begin{center}\textbf{Table 1}\par\smallskip\renewcommand\arraystretch{1.2}\begin{tabular}{|l|c|c|c|}\hline \textbf{Substance} & \textbf{Melting point in °C} & \textbf{Boiling point in °C} & \textbf{Conducts when solid?}\\\hline P & $-$7 & 59 & no\\\hline Q & 801 & 1413 & no\\\hline R & 1085 & 2562 & yes\\\hline S & $-$182 & $-$162 & no\\\hline\end{tabular}\end{center}"
CHEMISTRY = [
    ("This question is about the structure of atoms.", "", [
        ("What is the relative charge of a proton?", ["−1", "0", "+1", "+2"], 2, 1),
        ("Name the two types of particle in the nucleus of an atom.", None, ["protons", "neutrons"], 2),
        ("An atom of sodium has the atomic number 11 and the mass number 23. Give the number of neutrons in this atom.", None, ["12"], 1),
        ("Explain why an atom has no overall electrical charge.", None, ["it has equal numbers of protons and electrons", "so the positive and negative charges cancel out"], 2),
    ]),
    ("Table 1 gives information about four substances, P, Q, R and S.", ELEMENTS, [
        ("Which substance is a liquid at 25 °C?", ["P", "Q", "R", "S"], 0, 1),
        ("Which substance could be copper? Give one reason for your answer.", None, ["R", "it conducts electricity when solid"], 2),
        ("Substance Q is an ionic compound. Explain why Q does not conduct electricity when it is solid but does when it is molten.", None, ["the ions are held in fixed positions in the solid", "the ions can move in the liquid", "so they carry the charge"], 3),
    ]),
    ("A student added magnesium ribbon to dilute hydrochloric acid. The gas was collected in a gas syringe.", "", [
        ("Name the gas that is produced.", None, ["hydrogen"], 1),
        ("Describe the test for this gas and its result.", None, ["hold a burning splint at the open end of the test tube", "it burns with a squeaky pop"], 2),
        ("Which change would make the reaction slower?", ["using magnesium powder", "using a lower temperature", "using more concentrated acid", "stirring the acid"], 1, 1),
        ("The student collected 48 cm³ of gas in the first 40 s. Calculate the mean rate of reaction in cm³/s.", None, ["48 ÷ 40", "1.2 cm³/s"], 2),
    ]),
]


@layout(HALF, "chemistry-quoin", "chemistry paper of an awarding body, XeLaTeX: number 0 1 . 1 in boxes at the left, [1 mark] in bold at the right, Tick one box. with squares behind the options; scheme in its own file as Question | Answers | Extra information | Mark")
def chemistry_quoin(draw):
    items, body, scheme = [], "", ""

    def boxed(n, k=None):
        cells = r"\cell{0}\cell{" + str(n) + "}"
        return cells + (rf"\,.\,\cell{{{k}}}" if k else "")

    for n, (stem, figure, parts) in enumerate(CHEMISTRY, 1):
        first = len(items)
        body += rf"\lab{{0pt}}{{21mm}}{{{boxed(n)}}}{{{tex(stem)}}}{figure}\medskip " + "\n"
        for k, (question, options, right, marks) in enumerate(parts, 1):
            number = f"0{n}.{k}"
            sign = rf"\textbf{{[{marks} mark{'s' if marks > 1 else ''}]}}"
            body += rf"\needspace{{42mm}}\lab{{0pt}}{{21mm}}{{{boxed(n, k)}}}{{{tex(question)}}}\hfill {sign}\par "
            if options:
                body += r"{\leftskip=21mm Tick (\checkmark) \textbf{one} box.\par}\smallskip " + "".join(rf"{{\leftskip=21mm\noindent\makebox[70mm][l]{{{tex(text)}}}\tikz[baseline=1mm]\draw (0,0) rectangle (5mm,5mm);\par}}\smallskip " for text in options) + r"\bigskip "
                items.append(item(question, options[right], number, 1, choices([None] * 4, options), kind="mcq", stem=stem))
                points = [options[right]]
            else:
                body += r"{\leftskip=21mm" + r"\ruleline" * marks + r"}\bigskip\bigskip "
                points = right
                items.append(item(question, "\n".join(points), number, marks, stem=stem, rubric=[{"text": p, "marks": 1} for p in points] if marks > 1 else None))
            scheme += rf"\textbf{{{number}}}" + r"\\*".join(rf" & {tex(p)} & & 1" for p in points) + r"\\\hline" + "\n"
        total = sum(i["marks"] for i in items[first:])
        scheme += rf"\multicolumn{{3}}{{|l|}}{{\textbf{{Total Question {n}}}}} & \textbf{{{total}}}\\\hline" + "\n"
        if n < len(CHEMISTRY):
            body += r"\newpage "
    total = sum(i["marks"] for i in items)
    code = f"8{draw.random.randint(310, 489)}/1F"
    front = rf"{{\Large\bfseries GCSE}}\par{{\LARGE\bfseries CHEMISTRY}}\par\medskip Foundation Tier\qquad Paper 1F\hfill Time allowed: 40 minutes\par\medskip\hrule\medskip Centre number \rule{{30mm}}{{0.4pt}}\qquad Candidate number \rule{{30mm}}{{0.4pt}}\par\medskip Surname \rule{{100mm}}{{0.4pt}}\par\medskip Forename(s) \rule{{95mm}}{{0.4pt}}\par\bigskip\textbf{{Materials}}\par For this paper you must have a ruler, a scientific calculator and the periodic table (enclosed).\par\medskip\textbf{{Instructions}}\begin{{itemize}}[nosep]\item Use black ink or black ball-point pen.\item Answer \textbf{{all}} questions in the spaces provided.\item In all calculations, show clearly how you work out your answer.\end{{itemize}}\medskip\textbf{{Information}}\begin{{itemize}}[nosep]\item The maximum mark for this paper is {total}.\item The marks for questions are shown in brackets.\end{{itemize}}\newpage "
    look = dict(fonts=["arial", "helvetica"], sizes=(11,), extra=r"\newcommand\cell[1]{{\setlength\fboxsep{1.5pt}\fboxrule=0.3pt\fbox{\textbf{#1}}\hskip1pt}}\renewcommand\ruleline{\par\vspace{12pt}\noindent\rule{\dimexpr\linewidth-21mm\relax}{0.4pt}\par}")
    engine, source = document(draw, front + body + r"\begin{center}\textbf{END OF QUESTIONS}\end{center}", **look, margins=(20, 22), head=r"\thepage", foot=rf"\fancyfoot[R]{{\small {code}}}\fancyfoot[L]{{\small\ifnum\value{{page}}<4 \textbf{{Turn over ►}}\fi}}")
    marked = rf"{{\Large\bfseries Mark scheme}}\par\medskip GCSE Chemistry {code}\par Albion Awarding Body\par\bigskip\renewcommand\arraystretch{{1.25}}\begin{{longtable}}{{|>{{\centering\arraybackslash}}p{{18mm}}|>{{\raggedright\arraybackslash}}p{{78mm}}|>{{\raggedright\arraybackslash}}p{{34mm}}|>{{\centering\arraybackslash}}p{{14mm}}|}}\hline \textbf{{Question}} & \textbf{{Answers}} & \textbf{{Extra information}} & \textbf{{Mark}}\\\hline\endhead {scheme}\end{{longtable}}"
    return Document(engine, source, items, document(draw, marked, **look, margins=(20, 22), foot=r"\thepage")[1])


# Swahili test of a Tanzanian primary school

KISWAHILI_A = [
    ("Wingi wa neno “kitabu” ni", ["mitabu", "vitabu", "matabu", "watabu"], 1),
    ("Kinyume cha neno “refu” ni", ["nene", "pana", "fupi", "kubwa"], 2),
    ("Mtu anayefundisha shuleni huitwa", ["daktari", "mkulima", "dereva", "mwalimu"], 3),
    ("Siku inayofuata Jumatatu ni", ["Jumanne", "Jumapili", "Ijumaa", "Alhamisi"], 0),
    ("Neno lipi kati ya haya ni kitenzi?", ["Meza", "Kimbia", "Zuri", "Polepole"], 1),
    ("Mama wa mama yangu ni", ["shangazi yangu", "dada yangu", "bibi yangu", "binti yangu"], 2),
    ("Mnyama gani anaitwa mfalme wa nyika?", ["Simba", "Twiga", "Punda", "Sungura"], 0),
]
KISWAHILI_B = [("Haraka haraka haina ______________.", "baraka"), ("Haba na haba hujaza ______________.", "kibaba"), ("Asiyesikia la mkuu huvunjika ______________.", "guu"), ("Mtoto umleavyo ndivyo ______________.", "akuavyo")]
KISWAHILI_C = [("Taja siku mbili za mwisho wa wiki.", "Jumamosi na Jumapili"), ("Andika wingi wa sentensi: Mtoto anacheza.", "Watoto wanacheza."), ("Mji mkuu wa Tanzania unaitwaje?", "Dodoma")]


@layout(HALF, "jaribio-lintel", "Swahili test of a Tanzanian primary school, word processor: SEHEMU A with A. to D. two a row on tabs, SEHEMU B proverbs with underscores, SEHEMU C with dotted lines, numbers that run on, MAJIBU at the end as one column")
def jaribio_lintel(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "Caladea"]), 11, language="sw", country="TZ", margin=2.0)
    items, key, n = [], [], 0
    heads = ["SEHEMU A: Chagua jibu sahihi", "SEHEMU B: Kamilisha methali zifuatazo", "SEHEMU C: Jibu maswali yafuatayo kwa kifupi"]
    sheet.body += [sheet.p("<b>SHULE YA MSINGI MWANGAZA</b>", align="center", size=14, after=0.05), sheet.p("<b>JARIBIO LA KISWAHILI – DARASA LA NNE</b>", align="center", after=0.25), sheet.p(f"Jina: ______________________________\tTarehe: _______________", tabs=[(sheet.wide, RIGHT)], after=0.2), sheet.p("Muda: Saa 1\tAlama: ________", tabs=[(sheet.wide, RIGHT)], after=0.3, extra='fo:border-bottom="1pt solid #000000" fo:padding-bottom="0.15cm"')]

    def head(text):
        sheet.body.append(sheet.p(f"<b>{text}</b>", before=0.4, after=0.15, extra=KEEP))

    head(heads[0])
    for question, options, right in KISWAHILI_A:
        n += 1
        sheet.body.append(sheet.p(f"{n}.\t{question}", left=1.0, first=-1.0, tabs=[1.0], before=0.15, after=0.05, extra=KEEP))
        for pair in ("AB", "CD"):
            sheet.body.append(sheet.p("\t".join(f"{x}. {options['ABCD'.index(x)]}" for x in pair), left=1.0, tabs=[7.5], after=0.05, extra=KEEP if pair == "AB" else ""))
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right], section=heads[0]))
        key.append((n, "ABCD"[right]))
    head(heads[1])
    for question, answer in KISWAHILI_B:
        n += 1
        sheet.body.append(sheet.p(f"{n}.\t{question}", left=1.0, first=-1.0, tabs=[1.0], after=0.25))
        items.append(item(question, answer, str(n), kind="gap", section=heads[1]))
        key.append((n, answer))
    head(heads[2])
    for question, answer in KISWAHILI_C:
        n += 1
        sheet.body.append(sheet.p(f"{n}.\t{question}", left=1.0, first=-1.0, tabs=[1.0], after=0.1, extra=KEEP))
        sheet.body.append(sheet.p("\t", left=1.0, tabs=[(sheet.wide, DOTS)], before=0.2, after=0.25))
        items.append(item(question, answer, str(n), section=heads[2]))
        key.append((n, answer))
    sheet.body += [sheet.break_(), sheet.p("<b>MAJIBU</b>", size=14, align="center", after=0.3)]
    sheet.body += [sheet.p(f"{k}.\t{answer}", left=1.0, first=-1.0, tabs=[1.0], after=0.12) for k, answer in key]
    engine, source = sheet.source()
    return Document(engine, source, items)


# Dutch geography test with its model answers

TOETS = [
    ("Wat is een delta?", 2, "Een gebied bij de monding van een rivier waar de rivier zich vertakt en klei en zand afzet."),
    ("Noem de twee grote rivieren die vanuit het zuiden en het oosten Nederland binnenkomen.", 2, "De Maas en de Rijn"),
    ("Leg uit waarom in het westen van Nederland dijken nodig zijn.", 2, "Een groot deel van het westen ligt onder zeeniveau en zou zonder dijken overstromen."),
    ("Hoe heet de lijn die op een kaart punten met dezelfde hoogte verbindt?", 1, "Hoogtelijn"),
    ("De afstand tussen twee steden op een kaart is 4 cm. De schaal is 1 : 500 000. Bereken de werkelijke afstand in kilometers.", 3, "20 km"),
    ("Wat is het verschil tussen weer en klimaat?", 2, "Weer is de toestand van de lucht op een bepaald moment, klimaat is het gemiddelde weer over dertig jaar."),
    ("In welke provincie ligt de stad Zwolle?", 1, "Overijssel"),
    ("Noem twee redenen waarom mensen van het platteland naar de stad verhuizen.", 2, "Er is meer werk.\nEr zijn meer voorzieningen."),
    ("Welke zeehaven van Nederland is de grootste van Europa?", 1, "Rotterdam"),
    ("Wat betekent het woord polder?", 2, "Een stuk land met een dijk eromheen waarin de mens de waterstand regelt."),
]


@layout(HALF, "toets-gable", "Dutch geography test, word processor: 2p in bold in the margin before 1, no lines; Antwoordmodel on the next page as a ruled table Vraag | Antwoord | Punten")
def toets_gable(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Open Sans"]), 11, language="nl", country="NL", margin=2.2)
    chosen = draw.some(TOETS, 9)
    total = sum(m for _, m, _ in chosen)
    sheet.head = sheet.p("Aardrijkskunde – klas 1\tToets hoofdstuk 3", size=9, tabs=[(sheet.wide, RIGHT)])
    sheet.body += [sheet.p("<b>Toets: Nederland en het water</b>", size=16, after=0.2), sheet.p("Naam: ____________________________   Klas: ________   Datum: ____________", after=0.3), sheet.p(f"Deze toets bestaat uit {len(chosen)} vragen. Je kunt in totaal {total} punten halen. Schrijf je antwoorden op het antwoordblad. Een atlas is niet toegestaan.", after=0.4)]
    table = [["<b>Vraag</b>", "<b>Antwoord</b>", "<b>Punten</b>"]]
    items = []
    for n, (question, marks, answer) in enumerate(chosen, 1):
        sheet.body.append(sheet.p(f"<b>{marks}p</b>\t<b>{n}</b>\t{question}", left=2.0, first=-2.0, tabs=[1.0, 2.0], before=0.15, after=0.35))
        inside = "".join(sheet.p(line, after=0) for line in answer.split("\n"))
        table.append([str(n), inside, str(marks)])
        items.append(item(question, answer, str(n), marks))
    sheet.body += [sheet.p("<i>Einde van de toets. Controleer of je alle vragen hebt beantwoord.</i>", before=0.5), sheet.break_(), sheet.p("<b>Antwoordmodel</b>", size=14, after=0.3), sheet.table(table, [1.8, 12.4, 2.2], fills={0: "#dddddd"})]
    engine, source = sheet.source()
    return Document(engine, source, items)


# Korean vocabulary

KOREAN = [
    ("사람", "saram", "person", "그 사람은 누구예요?"), ("물", "mul", "water", "물 좀 주세요."), ("학교", "hakgyo", "school", "학교에 가요."), ("책", "chaek", "book", "책을 읽어요."), ("친구", "chingu", "friend", "친구를 만나요."), ("집", "jip", "house, home", "집에 있어요."),
    ("밥", "bap", "cooked rice, meal", "밥을 먹어요."), ("오늘", "oneul", "today", "오늘은 월요일이에요."), ("내일", "naeil", "tomorrow", "내일 봐요."), ("가족", "gajok", "family", "우리 가족이에요."), ("시간", "sigan", "time, hour", "시간이 없어요."), ("날씨", "nalssi", "weather", "날씨가 좋아요."), ("버스", "beoseu", "bus", "버스를 타요."), ("커피", "keopi", "coffee", "커피를 마셔요."),
]


@layout(HALF, "words-mullion", "vocabulary of a Korean evening class, Chromium: table with Hangul | Romanization | Meaning | Example, horizontal lines only, lesson in the head")
def words_mullion(draw):
    chosen = draw.some(KOREAN, 12)
    body = f"<p class=l>Korean for Beginners · Lesson {draw.random.randint(2, 6)}</p><h1>New words</h1><table><thead><tr><th>Hangul<th>Romanization<th>Meaning<th>Example</tr></thead>" + rows((f"<b>{a}</b>", f"<i>{b}</i>", c, d) for a, b, c, d in chosen) + "</table><p class=f>Learn these words before next Tuesday. Romanization follows the official system of 2000.</p>"
    css = ".l { color: #888; margin: 0 } h1 { margin: 1mm 0 5mm } table { width: 100%; border-collapse: collapse } th { text-align: left; border-bottom: 2px solid #000 } td { border-bottom: 1px solid #bbb } th, td { padding: 2mm 3mm 2mm 0 } .f { margin-top: 6mm; font-size: 90% }"
    engine, source = page(draw, body, ["Noto Sans CJK KR", "Noto Serif CJK KR"], (11, 12), css)
    return Document(engine, source, [item(a, c, kind="vocabulary") for a, _, c, _ in chosen])


# Glossary of a law booklet

LEGAL = [
    ("Acquittal", "A decision of a court that a person is not guilty of the crime with which he or she was charged."), ("Appeal", "A request to a higher court to change the decision of a lower court."), ("Bail", "The release of an accused person until the trial, often on certain conditions."), ("Civil law", "The law that deals with disputes between individuals or organisations."), ("Defendant", "The person who is accused of a crime or against whom a claim is made in court."),
    ("Evidence", "Anything that is shown or told in court to prove or disprove a fact."), ("Jury", "A group of citizens who listen to a trial and decide on the facts."), ("Plea", "The answer of an accused person to the charge: guilty or not guilty."), ("Precedent", "An earlier decision that courts follow in similar cases."), ("Prosecution", "The lawyers who try to prove that the accused person committed the crime."),
    ("Sentence", "The punishment that a court gives to a person who has been found guilty."), ("Statute", "A written law passed by a parliament."), ("Verdict", "The decision of a jury or a judge at the end of a trial."), ("Witness", "A person who tells the court what he or she saw or knows."),
]


@layout(HALF, "glossary-corbel", "glossary of a citizenship textbook, pdfLaTeX: one column, bold term, an en rule and the meaning with a hanging indent, running head Glossary")
def glossary_corbel(draw):
    chosen = draw.some(LEGAL, 12)
    body = r"{\LARGE\bfseries Glossary}\par\bigskip " + "\n".join(rf"{{\leftskip=8mm\noindent\hspace*{{-8mm}}\textbf{{{tex(a)}}} -- {tex(b)}\par}}\smallskip" for a, b in chosen)
    engine, source = document(draw, body, ["times", "palatino", "lm"], (11, 12), (26, 32), head=r"\fancyhead[L]{\small\itshape Citizens and the Law}\fancyhead[R]{\small\itshape Glossary}", foot=r"\thepage", extra=r"\setcounter{page}{" + str(draw.random.randint(96, 180)) + "}")
    return Document(engine, source, [item(a, b, kind="definition") for a, b in chosen])


# Questions of readers of a public library

LIBRARY = [
    ("How do I join the library?", "Come to any branch with a proof of your address and some identification. You will be given a card at once. Children under 12 need the signature of a parent."),
    ("How many items can I borrow?", "Up to 15 books and 5 films or games at the same time."),
    ("How long can I keep a book?", "Books are lent for three weeks. You can renew them twice if nobody else has reserved them."),
    ("What happens if I bring a book back late?", "We charge 20p a day for each item, up to a maximum of £6. There are no charges for children."),
    ("Can I reserve a book that is on loan?", "Yes. Search for the title in our online catalogue and press Reserve. We will send you an e-mail when it is ready to be collected."),
    ("Do you lend e-books?", "E-books and audiobooks can be downloaded free of charge with your card number and PIN."),
    ("I have lost my card. What should I do?", "Tell us as soon as possible so that nobody can use it. A new card costs £2."),
    ("Are there computers for visitors?", "Every branch has computers with internet access. The first hour each day is free."),
    ("Can I print and copy in the library?", "Yes. A black and white page costs 10p and a colour page 40p."),
    ("Do you accept donations of books?", "We are glad to take books in good condition. Please speak to a member of staff first."),
]


@layout(HALF, "faq-dormer", "help page of a public library, Chromium: numbered questions 1. in bold blue, answers indented below, opening hours as a table at the end")
def faq_dormer(draw):
    chosen = draw.some(LIBRARY, 9)
    body, items = "<div class=h>Marsh Vale Libraries</div><h1>Frequently asked questions</h1>", []
    for n, (question, answer) in enumerate(chosen, 1):
        body += f"<div class=q><p class=t>{n}. {web(question)}</p><p class=a>{web(answer)}</p></div>"
        items.append(item(question, answer, str(n), kind="faq"))
    body += "<h2>Opening hours</h2><table>" + rows([("Monday", "closed"), ("Tuesday to Friday", "9.30 am – 6 pm"), ("Saturday", "10 am – 4 pm")]) + "</table><p class=f>Marsh Vale Council · Libraries and Archives · 01632 960 455</p>"
    css = ".h { background: #12395f; color: #fff; padding: 3mm 5mm; font-weight: bold } .q { break-inside: avoid } .t { font-weight: bold; color: #12395f; margin: 4mm 0 1mm } .a { margin: 0 0 0 6mm } td { padding: 1mm 8mm 1mm 0 } h2 { font-size: 120%; break-after: avoid } .f { font-size: 80%; color: #666; border-top: 1px solid #999; padding-top: 1mm; margin-top: 6mm }"
    engine, source = page(draw, body, ["Open Sans", "Lato", "Carlito"], (11,), css)
    return Document(engine, source, items)


# True or false, Polish

POLSKA = [
    ("Stolicą Polski jest Warszawa.", True), ("Najdłuższą rzeką Polski jest Odra.", False), ("Mikołaj Kopernik urodził się w Toruniu.", True), ("Rysy leżą w Sudetach.", False), ("Polska ma dostęp do Morza Bałtyckiego.", True), ("Bitwa pod Grunwaldem odbyła się w 1410 roku.", True), ("Pierwszym królem Polski był Kazimierz Wielki.", False), ("Autorem „Pana Tadeusza” jest Adam Mickiewicz.", True), ("Maria Skłodowska-Curie otrzymała jedną Nagrodę Nobla.", False), ("W skład Polski wchodzi 16 województw.", True), ("Godłem Polski jest czarny orzeł.", False), ("Polska weszła do Unii Europejskiej w 2004 roku.", True),
]


@layout(HALF, "prawda-pediment", "Polish sheet of true and false statements, XeLaTeX: statement with P / F at the right edge to circle, key at the foot of the page as a sentence of pairs 1 – P, 2 – F")
def prawda_pediment(draw):
    chosen = draw.some(POLSKA, 11)
    body = r"Imię i nazwisko: \rule{70mm}{0.4pt}\hfill Klasa: \rule{20mm}{0.4pt}\par\bigskip\begin{center}{\Large\bfseries Co wiesz o Polsce?}\end{center}Zaznacz kółkiem literę \textbf{P}, jeśli zdanie jest prawdziwe, lub literę \textbf{F}, jeśli jest fałszywe.\par\bigskip "
    for n, (text, _) in enumerate(chosen, 1):
        body += rf"\noindent\makebox[9mm][l]{{{n}.}}{tex(text)}\hfill \textbf{{P}}\quad/\quad\textbf{{F}}\par\vspace{{3.5mm}}" + "\n"
    body += r"\vfill\hrule\smallskip{\small Klucz odpowiedzi: " + ", ".join(f"{n} – {'P' if true else 'F'}" for n, (_, true) in enumerate(chosen, 1)) + r".\par}"
    engine, source = document(draw, body, ["notoserif", "timesnew", "libertine"], (12,), (22, 26), foot="")
    return Document(engine, source, [item(text, str(true), str(n), kind="truefalse") for n, (text, true) in enumerate(chosen, 1)])


# Passage with a bank

WATER = [
    ("Water on the Earth is always moving in what is called the water {}.", "cycle"), ("The heat of the Sun makes water {} from seas, lakes and rivers.", "evaporate"), ("The water rises into the air as an invisible {}.", "vapour"), ("High in the sky the air is cold, and the vapour condenses into tiny {}.", "droplets"), ("Millions of these together form a {}.", "cloud"), ("When the droplets become too heavy, they fall as rain, {} or hail.", "snow"), ("Some of the water sinks into the {}.", "ground"), ("The rest flows into streams and {} and back to the sea, where everything begins again.", "rivers"),
]


@layout(HALF, "gaps-plinth", "science passage of a primary publisher, pdfLaTeX: word bank in a frame, passage with numbered gaps 1 ________ in it, Answers on the next page as a list in one line")
def gaps_plinth(draw):
    bank = draw.mixed([b for _, b in WATER])
    text, items = "", []
    for n, (sentence, answer) in enumerate(WATER, 1):
        shown = sentence.replace("{}", f"({n}) ______________")
        text += tex(shown).replace(f"({n}) ", rf"({n})~") + " "
        items.append(item(shown, answer, str(n), kind="gap"))
    body = r"Name \rule{70mm}{0.4pt}\hfill Date \rule{35mm}{0.4pt}\par\bigskip\begin{center}{\LARGE\bfseries The Water Cycle}\end{center}Fill in each gap with a word from the box. You need each word only once.\par\medskip\begin{center}\fbox{\parbox{0.85\linewidth}{\centering\smallskip " + r"\qquad ".join(rf"\mbox{{{w}}}" for w in bank) + r"\par\smallskip}}\end{center}\bigskip\begingroup\linespread{1.7}\selectfont " + text + r"\par\endgroup\vfill{\footnotesize\copyright\ Brightwater Books. This page may be photocopied for use in the classroom.\par}\newpage{\Large\bfseries The Water Cycle: Answers}\par\medskip " + r"\quad ".join(rf"\mbox{{({n}) {a}}}" for n, (_, a) in enumerate(WATER, 1))
    engine, source = document(draw, body, ["lmsans", "palatino", "times"], (12,), (22, 26), foot=r"\thepage")
    return Document(engine, source, items)


# Matching in two columns

INVENTED = [("Herbivore", "an animal that eats only plants"), ("Predator", "an animal that hunts other animals"), ("Habitat", "the place where a plant or an animal lives"), ("Producer", "a living thing that makes its own food"), ("Decomposer", "a living thing that breaks down dead material"), ("Migration", "a journey that animals make each year"), ("Camouflage", "colours or shapes that make an animal hard to see"), ("Hibernation", "a deep sleep through the winter"), ("Extinct", "no longer living anywhere on the Earth")]


@layout(HALF, "matching-soffit", "matching exercise of a biology teacher, word processor: table without rules, 1. words at the left with ____ before them, a. meanings at the right, key as 1 – c   2 – f in a line at the end")
def matching_soffit(draw):
    sheet = Sheet(draw.one(["Carlito", "Comic Neue", "Liberation Sans"]), 12, margin=2.2)
    chosen = draw.some(INVENTED, 8)
    ends = draw.mixed([b for _, b in chosen])
    letters = "abcdefgh"
    sheet.body += [sheet.p("Name: ________________________________\tClass: ________", tabs=[(sheet.wide, RIGHT)], after=0.4), sheet.p("<b>Animals and Their World</b>", size=17, align="center", after=0.25), sheet.p("Match each word on the left with its meaning on the right. Write the letter on the line.", after=0.35)]
    sheet.body.append(sheet.table([[f"_____  {n}. {a}", f"{x}. {b}"] for n, ((a, _), x, b) in enumerate(zip(chosen, letters, ends), 1)], [6.2, 10.2], rule="none", padding=0.2))
    sheet.body.append(sheet.p("<b>Answers:</b>  " + "    ".join(f"{n} – {letters[ends.index(b)]}" for n, (_, b) in enumerate(chosen, 1)), before=1.5, size=10))
    engine, source = sheet.source()
    return Document(engine, source, [item(a, b, str(n), options=choices(letters, ends), kind="match", answer_label=letters[ends.index(b)]) for n, (a, b) in enumerate(chosen, 1)])


# Exercises of a German mathematics book

BRUCH = [
    ("Kürze so weit wie möglich.", [("6/8", "3/4"), ("15/25", "3/5"), ("12/36", "1/3"), ("18/24", "3/4")]),
    ("Berechne.", [("1/2 + 1/4", "3/4"), ("5/6 − 1/3", "1/2"), ("2/3 · 3/5", "2/5"), ("3/4 : 1/2", "3/2")]),
    ("Schreibe als Dezimalzahl.", [("3/10", "0,3"), ("7/20", "0,35"), ("1/8", "0,125")]),
]
BRUCH_TEXT = [("In einer Klasse sind 28 Kinder. Drei Viertel von ihnen kommen mit dem Bus zur Schule. Wie viele Kinder sind das?", "21 Kinder"), ("Ein Kanister enthält 4 1/2 Liter Saft. Wie viele Gläser zu 1/4 Liter kann man damit füllen?", "18 Gläser")]


@layout(HALF, "brueche-cornice", "exercises of a German mathematics book, XeLaTeX: bold numbers, a) b) c) in a row, text problems without parts, Lösungen under a rule at the end as 1 a) 3/4; b) 3/5")
def brueche_cornice(draw):
    items, body, key, n = [], "", "", 0
    for stem, parts in BRUCH:
        n += 1
        parts = draw.mixed(parts)
        body += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{stem}}}\nopagebreak\par\hspace*{{9mm}}" + "".join(rf"\makebox[0.22\linewidth][l]{{{x})\enspace {tex(a)}}}" for x, (a, _) in zip("abcd", parts)) + r"\par\bigskip "
        key += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{" + ";\\quad ".join(rf"\mbox{{{x}) {tex(b)}}}" for x, (_, b) in zip("abcd", parts)) + "}"
        items += [item(a, b, f"{n}({x})", stem=stem, kind="numeric") for x, (a, b) in zip("abcd", parts)]
    for question, answer in BRUCH_TEXT:
        n += 1
        body += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}\bigskip "
        key += rf"\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(answer)}}}"
        items.append(item(question, answer, str(n)))
    body = r"{\Large\bfseries 2\quad Rechnen mit Brüchen}\par\medskip\colorbox{black!8}{\parbox{0.96\linewidth}{\textbf{Merke:} Ein Bruch wird gekürzt, indem man Zähler und Nenner durch dieselbe Zahl teilt. Der Wert des Bruches ändert sich dabei nicht.}}\par\bigskip{\large\bfseries Übungen}\par\medskip " + body + r"\vspace{12mm}\hrule\medskip{\large\bfseries Lösungen}\par\smallskip " + key
    engine, source = document(draw, body, ["libertine", "notoserif", "schoolbook"], (11, 12), (24, 28), head=r"\fancyhead[R]{\small Mathematik 6}", foot=r"\thepage", extra=r"\setcounter{page}{" + str(draw.random.randint(30, 70)) + "}")
    return Document(engine, source, items)


# Multiple choice of a computing teacher, groff

HARDWARE = [
    ("Which part of a computer carries out the instructions of a program?", ["hard disk", "CPU", "monitor", "power supply"], 1), ("How many bits are there in one byte?", ["2", "4", "8", "16"], 2), ("Which of these is an input device?", ["printer", "speaker", "projector", "scanner"], 3), ("What does RAM stand for?", ["random access memory", "rapid action machine", "read and move", "remote area memory"], 0), ("Which number is the binary 101 in decimal?", ["3", "4", "5", "6"], 2),
    ("Which kind of software is a web browser?", ["application software", "an operating system", "a device driver", "firmware"], 0), ("What is the decimal number 12 in hexadecimal?", ["A", "B", "C", "D"], 2), ("Which topology connects all computers to one central device?", ["bus", "star", "ring", "line"], 1), ("Which file type is used for photographs?", [".mp3", ".exe", ".txt", ".jpg"], 3), ("What does the abbreviation URL mean?", ["universal radio link", "uniform resource locator", "user record list", "united relay line"], 1),
]


@layout(HALF, "hardware-architrave", "class test of a computing teacher, groff: 1. with (a) to (d) stacked, name and score line on top, answers at the end as a ruled grid of two rows")
def hardware_architrave(draw):
    chosen, items = draw.some(HARDWARE, 9), []
    lines = [".ds CF \\\\n(PN", ".ce 2", "\\fB\\s+4Computer Studies: Class Test 2\\s0\\fP", "Form One", ".sp", ".LP", "Name: ________________________________ \\h'1c' Score: ______ / 9", ".sp 0.5", "\\fIChoose the best answer to each question.\\fP", ".sp 0.5"]
    for n, (question, options, right) in enumerate(chosen, 1):
        lines += [".ne 6", ".in 0", f".IP {n}. 2.2m", plain(question), ".in +2.2m", ".nf"] + [f"({x})\\ \\ {plain(text)}" for x, text in zip("abcd", options)] + [".fi", ".in 0", ".sp 0.3"]
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    lines += [".LP", ".ne 6", ".sp", "\\fBAnswers\\fP", ".sp 0.5", ".TS", "box tab(@);", "l |" + " c |" * 8 + " c.", "Question@" + "@".join(str(n) for n in range(1, 10)), "_", "Answer@" + "@".join(i["answer_label"] for i in items), ".TE"]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "H"))
    return Document(engine, source, items)


# Rules of a laboratory, nothing asked


@layout(HALF, "labrules-spandrel", "safety rules of a school laboratory, Chromium: numbered rules under lettered heads, table of warning signs, line for signatures; nothing asked")
def labrules_spandrel(draw):
    parts = [("A. Before the lesson", ["Wait outside until your teacher lets you in.", "Put bags and coats under the benches.", "Tie back long hair and loose clothing."]), ("B. During experiments", ["Wear safety glasses whenever chemicals or flames are used.", "Never taste or smell anything unless you are told to.", "Heat test tubes with the open end pointing away from people.", "Report breakages and spills at once."]), ("C. At the end", ["Switch off gas, water and electricity.", "Wash your hands with soap.", "Leave your bench clean and dry."])]
    body, n = "<h1>Science Laboratory Rules</h1><p>These rules apply to everyone who works in laboratories 1 to 4. Keep this sheet in the front of your exercise book.</p>", 1
    for head, rules in parts:
        body += f"<h2>{head}</h2><ol start={n}>" + "".join(f"<li>{web(r)}</li>" for r in rules) + "</ol>"
        n += len(rules)
    body += "<h2>Warning signs</h2><table><tr><th>Sign</th><th>Meaning</th><th>Example</th></tr>" + rows([("Flame", "Flammable", "ethanol"), ("Test tube on hand", "Corrosive", "sodium hydroxide"), ("Skull", "Toxic", "lead salts"), ("Exclamation mark", "Irritant", "dilute acids")]) + "</table><p class=s>I have read the rules and will keep to them.</p><p>Pupil: ____________________________ &nbsp; Parent: ____________________________</p>"
    css = "h1 { text-align: center; border: 2px solid #b00; color: #b00; padding: 2mm } h2 { font-size: 120%; margin: 5mm 0 1mm } li { margin: 1.2mm 0 } table { border-collapse: collapse } td, th { border: 1px solid #000; padding: 1.2mm 4mm; text-align: left } .s { margin-top: 8mm }"
    engine, source = page(draw, body, ["Carlito", "Liberation Sans", "Roboto"], (11, 12), css)
    return Document(engine, source, [])
