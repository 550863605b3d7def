"""The fifty-ninth: after documents drawn by dice from forty that are used in many countries."""

import importlib
import re

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "blind-then-read"

# The list of forty, of which random.seed(59) took those marked with a star:
# *India, Andhra Pradesh Board of Intermediate Education, Chemistry, 2015; *USA, NYS Regents, Living Environment, 2018;
# UK, RYA, Day Skipper exercises, 2010; Germany, Bavarian angling licence catalogue, 2019; USA, FAA, knowledge test sample, 2016;
# *Australia, ACARA, NAPLAN Language conventions, 2014; Italy, INVALSI, Scienze, 2012; Sweden, Skolverket, Matematik 2, 2014;
# *Norway, Utdanningsdirektoratet, Matematikk 1P, 2017; *Russia, FIPI, OGE Biology (here with geography), 2020; *Japan, Eiken grade 3, 2009;
# Greece, phrase book, 1995; *UK, Teach Yourself Latin, 1980; USA, Baltimore Catechism, 1885; *UK, Cambridge FCE Use of English, 2008;
# *USA, GNU, Emacs FAQ, 1998; UK, TeX users' FAQ, 2003; *USA, NASA educator guide, 2011; *USA, Schaum's Outline, 1972;
# *UK, RSC, Starter for Ten, 2012; Canada, Discover Canada, 2012; UK, Network Rail, track safety, 2015; UK, museum teachers' notes, 2006;
# *USA, Massachusetts MCAS Science, 2007; *Germany, Känguru der Mathematik, 2011; *UK, Cambridge UP, vocabulary in units, 1997;
# Jamaica, CXC, Principles of Business, 2013; Ireland, SEC, Junior Certificate Geography, 2009; *USA, merit badge workbook, 2014;
# *UK, wine course glossary, 2010; Spain, Anaya, Ciencias sociales, 2009; *UK, Arabic for beginners, 1990; France, Hachette, Cahier de vacances, 1998;
# USA, Kalkomey, boating safety, 2012; UK, parish magazine quiz, 2003; Netherlands, CITO, Economie, 2011; *USA, Dover, dictionary of stitches, 1960;
# Wales, WJEC, Hospitality, 2012; *UK, Ramblers, how to take a bearing, 2001; USA, College Board, AP Macroeconomics, 2009.


def turned(draw, right, wrong):
    """The options in some order, and the place of the right one."""
    options = draw.shuffled([right, *wrong])
    return options, options.index(right)


def chosen(question, options, place, number, labels, marks=None, shown=True, **rest):
    """A question with options; the answer is null where it is not printed."""
    known = {"answer_label": labels[place]} if shown and labels[place] else {}
    return item(question, options[place] if shown else None, number, marks, choices(labels, options), **{"kind": "mcq"} | known | rest)


def degrees(text):
    return tex(text).replace("°", r"\textdegree{}")


CHEM_A = [
    "What is a unit cell?", "State Raoult’s law.", "What is the effect of temperature on the solubility of a gas in a liquid?", "Define the half-life of a reaction.", "What is the role of limestone in the extraction of iron?",
    "Write the names of any two allotropes of sulphur.", "Why is ICl more reactive than I₂?", "What is an ambident nucleophile? Give an example.", "What are lanthanides?", "What is PHBV? Give one use of it.", "Name two substances that act as antacids.", "Write the structures of the two repeating units of nylon 6,6.",
]
CHEM_B = [
    "Derive Bragg’s equation.", "What are lyophilic and lyophobic colloids? Compare them in respect of stability and reversibility.", "Explain the purification of copper by electrolytic refining.", "Explain Werner’s theory of coordination compounds with a suitable example.",
    "Write the sources of vitamin A and vitamin C, and the diseases caused by the lack of them.", "Describe the manufacture of ozone from oxygen.",
]
CHEM_C = [
    "(a) State and explain Kohlrausch’s law of independent migration of ions. (b) Write any four differences between a galvanic cell and an electrolytic cell.", "How is ammonia manufactured by Haber’s process? Explain the reactions of ammonia with (i) copper sulphate solution and (ii) silver chloride.",
    "Explain the following reactions with one example each: the Williamson synthesis, the Reimer–Tiemann reaction and esterification.",
]


@layout(HALF, "paper-sumac", "Indian intermediate chemistry paper, word processor: sections with marks as 10 x 2 = 20 in their heads, numbers that run on, nothing answered")
def paper_sumac(draw):
    sheet = Sheet(draw.one(["Liberation Serif", "TeX Gyre Schola"]), draw.one((11, 12)), country="IN", margin=draw.one((2.0, 2.3)))
    items, n = [], 0
    mid, right = (sheet.wide / 2, 'style:type="center"'), (sheet.wide, RIGHT)
    first, second, third = draw.some(CHEM_A, 8), draw.some(CHEM_B, 5), draw.some(CHEM_C, 3)
    sheet.body += [
        sheet.p(f"Total No. of Questions – {len(first) + len(second) + len(third)}\tRegd. No. ……………………", tabs=[right], after=0.05),
        sheet.p("Total No. of Printed Pages – 2", after=0.3),
        sheet.p("<b>Part – III</b>", align="center", after=0.1), sheet.p("<b>CHEMISTRY, Paper – II</b>", align="center", size=15, after=0.05), sheet.p("(English Version)", align="center", after=0.25),
        sheet.p("Time : 2 Hours\t[ Max. Marks : 48", tabs=[right], after=0.2, extra='fo:border-bottom="1pt solid #000000" fo:padding-bottom="0.1cm"'),
        sheet.p("<i>Note :  Read the following instructions carefully.</i>", after=0.1),
    ]
    parts = [
        ("A", f"{len(first)} × 2 = {len(first) * 2}", "Very Short Answer Type Questions :", ["Answer <b>ALL</b> questions.", "Each question carries <b>TWO</b> marks."], first, 2),
        ("B", "4 × 4 = 16", "Short Answer Type Questions :", ["Attempt any <b>FOUR</b> questions.", "Each question carries <b>FOUR</b> marks."], second, 4),
        ("C", "2 × 8 = 16", "Long Answer Type Questions :", ["Attempt any <b>TWO</b> questions.", "Each question carries <b>EIGHT</b> marks."], third, 8),
    ]
    for letter, sums, kind, rules, asked, marks in parts:
        keep = 'fo:keep-with-next="always"'
        sheet.body.append(sheet.p(f"\t<b>SECTION – {letter}</b>\t<b>{sums}</b>", tabs=[mid, right], before=0.4, after=0.15, extra=keep))
        sheet.body.append(sheet.p(f"<b><i>{kind}</i></b>", after=0.05, extra=keep))
        sheet.body += [sheet.p(f"({roman})\t{rule}", left=1.8, first=-0.9, tabs=[1.8], after=0.05, extra=keep) for roman, rule in zip(("i", "ii"), rules)]
        for question in asked:
            n += 1
            sheet.body.append(sheet.p(f"{n}.\t{question}", left=1.1, first=-1.1, tabs=[1.1], before=0.12, after=0.12))
            look = {"section": f"SECTION – {letter}", "kind": "long" if marks == 8 else "short"}
            if question.startswith("(a)"):
                items += [item(part.strip(), None, f"{n}({sub})", None, **look) for sub, part in zip("ab", question[4:].split("(b)"))]
            else:
                items.append(item(question, None, str(n), None, **look))
    sheet.body.append(sheet.p("— × —", align="center", before=0.5))
    sheet.foot = sheet.p(f"{draw.random.randint(210, 480)}-N\t{{page}}", size=9, tabs=[right])
    engine, source = sheet.source()
    return Document(engine, source, items)


LIVING = [
    ("Which cell structure controls the passage of materials into and out of the cell?", "cell membrane", ["ribosome", "chloroplast", "cell nucleus"]),
    ("In a food chain, the organisms that make their own food are known as", "producers", ["decomposers", "carnivores", "parasites"]),
    ("The failure to keep a stable internal environment is a failure of", "homeostasis", ["evolution", "succession", "cloning"]),
    ("Two molecules that are found in all living things are", "water and protein", ["chlorophyll and DNA", "cellulose and starch", "sodium and helium"]),
    ("A sequence of bases that codes for a particular trait is a", "gene", ["gamete", "hormone", "receptor"]),
    ("Which sequence shows levels of organization from the simplest to the most complex?", "cell → tissue → organ → system", ["tissue → cell → system → organ", "organ → tissue → cell → system", "system → organ → cell → tissue"]),
    ("Vaccines protect the body because they cause it to", "produce antibodies against a pathogen", ["digest the pathogen with enzymes", "replace damaged white blood cells", "remove the antigens from its own cells"]),
    ("A change in the base sequence of DNA that is present in a sperm cell can be", "passed on to the offspring", ["repaired by the digestive system", "copied into all cells of the father", "detected only in muscle tissue"]),
    ("Removing all wolves from an island where deer live would most likely result in", "overgrazing by the deer", ["more food for the deer", "fewer deer after one year", "an increase in rainfall"]),
    ("Which process releases energy from nutrients for use by cells?", "cellular respiration", ["diffusion", "photosynthesis", "excretion"]),
    ("Cells of the pancreas and of the skin of one person differ because they", "use different parts of the same genetic information", ["contain different numbers of genes", "come from different fertilized eggs", "were formed by different kinds of division"]),
    ("An abiotic factor that may limit the size of a trout population is", "dissolved oxygen", ["water fleas", "herons", "bacteria"]),
]
LIVING_BASE = "A student placed equal amounts of yeast in three flasks of sugar solution. The flasks were kept at 10°C, 25°C, and 40°C for one hour, and the bubbles of gas that rose from each flask were counted. The counts were 4, 31, and 58."
LIVING_OPEN = [("Identify the dependent variable in this investigation.", "the number of bubbles of gas"), ("State the name of the gas that the yeast produced.", "carbon dioxide"), ("Explain why very few bubbles would be expected at 85°C.", "The enzymes of the yeast would change shape and no longer work.")]


@layout(HALF, "choices-chervil", "state examination in biology, LaTeX: two columns, options (1) to (4) in two rows or below each other, questions based on a text, scoring key behind")
def choices_chervil(draw):
    items, inner, key = [], "", []
    for n, (question, right, wrong) in enumerate(draw.some(LIVING, 10), 1):
        options, place = turned(draw, right, wrong)
        cells = [rf"\lab{{7mm}}{{6.5mm}}{{({k})}}{{{tex(text)}}}" for k, text in enumerate(options, 1)]
        if max(map(len, options)) < 18:
            half = [rf"\makebox[0.44\linewidth][l]{{({k}) {tex(options[k - 1])}}}" for k in (1, 3, 2, 4)]
            rows = rf"\hspace*{{7mm}}{half[0]}{half[1]}\par\hspace*{{7mm}}{half[2]}{half[3]}\par"
        else:
            rows = "".join(cells)
        inner += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{2pt}}\lab{{0pt}}{{7mm}}{{{n}}}{{{tex(question)}}}{rows}\end{{minipage}}\par\vspace{{5mm}}" + "\n"
        key.append((n, place + 1))
        items.append(chosen(question, options, place, str(n), "1234", section="Part A"))
    lead = f"Base your answers to questions {n + 1} through {n + 3} on the information below and on your knowledge of biology."
    inner_b = rf"{{\bfseries {lead}\par}}\smallskip\begin{{center}}\fbox{{\parbox{{0.9\linewidth}}{{{degrees(LIVING_BASE)}}}}}\end{{center}}"
    scored = ""
    for m, (question, answer) in enumerate(LIVING_OPEN, n + 1):
        inner_b += rf"\lab{{0pt}}{{8mm}}{{{m}}}{{{degrees(question)} [1]}}\ruleline" + (r"\ruleline" if m == n + 3 else "") + r"\medskip "
        scored += rf"\lab{{0pt}}{{10mm}}{{\textbf{{{m}}}}}{{[1] Allow 1 credit for \textit{{{tex(answer)}}}}}\smallskip "
        items.append(item(question, answer, str(m), 1, stem=f"{lead} {LIVING_BASE}", section="Part B"))
    rows = "".join(rf"{a} & {x} & {b} & {y}\\\hline " for (a, x), (b, y) in zip(key[:5], key[5:]))
    body = (
        rf"\begin{{center}}\textbf{{Part A}}\par\textbf{{Answer all questions in this part. [{n}]}}\end{{center}}\textit{{Directions}} (1--{n}): For \textit{{each}} statement or question, record on the separate answer sheet the \textit{{number}} of the word or expression that, of those given, best completes the statement or answers the question.\par\medskip"
        rf"\begin{{multicols}}{{2}}{inner}\end{{multicols}}\newpage\begin{{center}}\textbf{{Part B}}\par\textbf{{Answer all questions in this part. [3]}}\end{{center}}{inner_b}"
        rf"\newpage\begin{{center}}\textbf{{\large SCORING KEY AND RATING GUIDE}}\par\medskip\textbf{{Part A}}\par\smallskip{{\renewcommand\arraystretch{{1.3}}\begin{{tabular}}{{|c|c||c|c|}}\hline \textbf{{Question}} & \textbf{{Answer}} & \textbf{{Question}} & \textbf{{Answer}}\\\hline {rows}\end{{tabular}}}}\par\bigskip\textbf{{Part B}}\end{{center}}{scored}"
    )
    engine, source = document(draw, body, ["times", "timesnew"], (10, 11), (19, 22), foot=r"\fancyfoot[L]{\footnotesize Living Environment--January ’24}\fancyfoot[C]{\footnotesize[\thepage]}\fancyfoot[R]{\footnotesize[OVER]}", extra=r"\setlength\columnsep{9mm}", paper="letterpaper")
    return Document(engine, source, items)


SPELT = [("The (baloon) floated away over the roofs.", "balloon"), ("We waited for the (libary) to open.", "library"), ("Koalas sleep for most of the (aftanoon).", "afternoon"), ("The (fammous) swimmer signed my towel.", "famous"), ("Dad bought a (diffrent) kind of bread.", "different"), ("There was a (suprise) at the end of the story.", "surprise"), ("My cousin is (alergic) to peanuts.", "allergic")]
WORDED = [
    ("The wombats ______ out of their burrow every night.", "come", ["comes", "coming", "is come"]), ("Of the three hills, this one is the ______.", "steepest", ["steeper", "more steep", "most steepest"]), ("Nina ______ her hat on the ferry yesterday.", "left", ["leaved", "leave", "has leave"]),
    ("The dog buried ______ bone under the lemon tree.", "its", ["it’s", "its’", "it"]), ("We could not play cricket ______ it was raining.", "because", ["so", "but", "unless"]), ("Sam and ______ are going to the pool.", "I", ["me", "us", "myself"]),
]


@layout(HALF, "language-lovage", "Australian test of language conventions, Chromium: misspelt word in a ring and a box beside it, bubbles without letters; marking guide in its own file")
def language_lovage(draw):
    items, key, body, n = [], [], "<h1>Language Conventions</h1><p class=y>YEAR 5</p>", 0
    lead = "The spelling mistakes in these sentences have been circled. Write the correct spelling for each circled word in the box."
    body += f"<div class=bar>{lead}</div>"
    for sentence, right in draw.some(SPELT, 6):
        n += 1
        before, wrong, after = sentence.replace("(", "|").replace(")", "|").split("|")
        body += f"<div class=r><div class=n>{n}</div><div class=s>{before}<span class=o>{wrong}</span>{after}</div><div class=b></div></div>"
        plain_sentence = before + wrong + after
        items.append(item(plain_sentence, right, str(n), 1, stem=lead))
        key.append((n, right))
    body += "<div class=bar style='break-before:page'>Choose the word or words to complete each sentence. Shade one bubble.</div>"
    for sentence, right, wrong in draw.some(WORDED, 5):
        n += 1
        options, place = turned(draw, right, wrong)
        shown = sentence.replace("______", "<span class=g></span>")
        body += f"<div class=r><div class=n>{n}</div><div class=s>{shown}<div class=c>" + "".join(f"<span class=k><i></i>{text}</span>" for text in options) + "</div></div></div>"
        items.append(item(re.sub(" {2,}", "  ", sentence.replace("______", "  ")), right, str(n), 1, choices([None] * 4, options), kind="gap", gap=True, stem="Choose the word or words to complete each sentence. Shade one bubble."))
        key.append((n, right))
    css = "h1 { margin: 0; font-size: 20pt } .y { margin: 0 0 5mm; letter-spacing: 2px } .bar { background: #dfe9f3; padding: 3mm 4mm; border-radius: 2mm; margin-bottom: 6mm } .r { display: flex; align-items: flex-start; margin-bottom: 8mm; break-inside: avoid } .n { width: 8mm; height: 8mm; line-height: 8mm; text-align: center; background: #2b5d8a; color: white; font-weight: bold; margin-right: 5mm } .s { flex: 1; padding-top: 1mm } .o { border: 1px solid #333; border-radius: 50%; padding: 0 2mm } .b { width: 52mm; height: 10mm; border: 1px solid #333 } .g { display: inline-block; width: 24mm; height: 4mm; border: 1px solid #333; background: #fff } .c { margin-top: 4mm; display: flex } .k { flex: 1; text-align: left } .k i { display: inline-block; width: 5mm; height: 3mm; border: 1px solid #333; border-radius: 50%; margin-right: 2mm } td, th { border: 1px solid #777; padding: 1mm 4mm; text-align: left } table { border-collapse: collapse }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Liberation Sans"], (12, 13), css)
    scheme = "<h2>Marking guide: Language Conventions, Year 5</h2><p>Award 1 mark for each correct response. Spelling must be exact.</p><table><tr><th>Question</th><th>Correct response</th><th>Score</th></tr>" + "".join(f"<tr><td>{m}</td><td>{answer}</td><td>1</td></tr>" for m, answer in key) + "</table>"
    return Document(engine, source, items, page(draw, scheme, ["Liberation Sans"], (11,), css)[1])


OPPGAVER = [
    (2, None, ["Regn ut 15 % av 640 kroner."]), (3, "En butikk setter ned prisen på en jakke fra 1200 kroner til 900 kroner.", ["Hvor mange kroner er jakken satt ned?", "Hvor mange prosent er prisen satt ned?"]),
    (2, "På et kart er målestokken 1 : 50 000. Avstanden mellom to hytter er 6 cm på kartet.", ["Hvor mange kilometer er det mellom hyttene i virkeligheten?"]), (4, "Ida sykler 12 km til skolen. Hun bruker 40 minutter.", ["Bestem gjennomsnittsfarten i kilometer per time.", "Hvor lang tid vil hun bruke med en gjennomsnittsfart på 24 km/h?"]),
    (3, "Temperaturen ble målt fem dager på rad: −3 °C, 1 °C, 4 °C, −1 °C og 4 °C.", ["Bestem variasjonsbredden.", "Bestem medianen.", "Bestem gjennomsnittet."]), (2, "En sylinder har radius 10 cm og høyde 30 cm.", ["Vis at volumet er omtrent 9,4 liter."]),
    (4, "Et abonnement koster 99 kroner i måneden, og i tillegg 0,50 kroner per minutt.", ["Skriv et uttrykk for kostnaden når du ringer x minutter.", "Hvor mange minutter kan du ringe for 200 kroner?"]),
]


@layout(HALF, "oppgave-dill", "Norwegian mathematics paper, word processor: DEL 1, Oppgave 1 (2 poeng) as a bold head, text, a) b) below, nothing answered")
def oppgave_dill(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans"]), draw.one((11, 12)), language="nb", country="NO", margin=2.5)
    items, asked = [], draw.some(OPPGAVER, 6)
    for n, (marks, stem, parts) in enumerate(asked, 1):
        if n in (1, 4):
            name, tools = ("DEL 1", "Uten hjelpemidler") if n == 1 else ("DEL 2", "Med hjelpemidler")
            sheet.body += [sheet.p(f"<b>{name}</b>", size=18, after=0.05, color="#1f497d", extra='fo:break-before="page"' if n == 4 else ""), sheet.p(f"<b>{tools}</b>", size=14, after=0.6, color="#1f497d")]
        keep = 'fo:keep-with-next="always"'
        sheet.body.append(sheet.p(f"<b>Oppgave {n}</b> ({marks} poeng)", size=13, before=0.5, after=0.3, extra=keep))
        if stem:
            sheet.body.append(sheet.p(stem, after=0.25, extra=keep))
        for letter, question in zip("abc", parts):
            one = len(parts) == 1
            sheet.body.append(sheet.p(question if one else f"{letter})\t{question}", left=0 if one else 1.0, first=0 if one else -1.0, tabs=[1.0], after=0.35))
            whole = f"{stem} {question}" if one and stem else question
            items.append(item(whole, None, str(n) if one else f"{n}({letter})", marks if one else None, stem=None if one else stem, section="DEL 1" if n < 4 else "DEL 2"))
        sheet.body.append(sheet.p("", after=1.2))
    sheet.foot = sheet.p("Eksamen i matematikk, høsten 2024\tSide {page} av {pages}", size=9, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, items)


OGE = [
    ("Какая река впадает в Каспийское море?", "Волга", ["Обь", "Дон", "Лена"]), ("С какой из этих стран Россия имеет сухопутную границу?", "Монголия", ["Иран", "Швеция", "Турция"]), ("Какое озеро самое глубокое в мире?", "Байкал", ["Ладожское", "Онежское", "Таймыр"]),
    ("Какой тип климата характерен для Москвы?", "умеренно континентальный", ["муссонный", "субтропический", "арктический"]), ("В какой природной зоне растут карликовая берёза и лишайник ягель?", "тундра", ["степь", "тайга", "пустыня"]), ("Какой полуостров расположен на Дальнем Востоке?", "Камчатка", ["Кольский", "Крымский", "Таманский"]),
    ("Какой прибор служит для измерения атмосферного давления?", "барометр", ["термометр", "флюгер", "гигрометр"]), ("Горы, которые отделяют Европу от Азии, называются", "Уральские", ["Алтайские", "Саянские", "Хибинские"]), ("Какой город является центром чёрной металлургии?", "Магнитогорск", ["Сочи", "Псков", "Якутск"]),
]
OGE_SHORT = [("Как называют линию, которая соединяет на карте точки с одинаковой температурой?", "изотерма"), ("Как называют место, где река впадает в море или озеро?", "устье")]


@layout(HALF, "variant-paprika", "Russian geography test, Chromium: number in a frame in the left margin, options 1) to 4), answer field; table of answers at the end")
def variant_paprika(draw):
    items, body, rows, n = [], "<p class=h>Демонстрационный вариант 2024 г.&emsp;ГЕОГРАФИЯ. 9 класс</p><h2>Часть 1</h2><p class=d>Ответом к заданиям 1–8 является одна цифра, которая соответствует номеру правильного ответа. Ответом к заданиям 9 и 10 является слово.</p>", "", 0
    for question, right, wrong in draw.some(OGE, 8):
        n += 1
        options, place = turned(draw, right, wrong)
        body += f"<div class=q><div class=n>{n}</div><div class=t>{web(question)}" + "".join(f"<p class=o>{k})&ensp;{web(text)}</p>" for k, text in enumerate(options, 1)) + "<p class=a>Ответ: <span></span></p></div></div>"
        rows += f"<tr><td>{n}</td><td>{place + 1}</td></tr>"
        items.append(chosen(question, options, place, str(n), "1234"))
    for question, answer in OGE_SHORT:
        n += 1
        body += f"<div class=q><div class=n>{n}</div><div class=t>{web(question)}<p class=a>Ответ: __________________________.</p></div></div>"
        rows += f"<tr><td>{n}</td><td>{answer}</td></tr>"
        items.append(item(question, answer, str(n)))
    body += f"<div class=key><h3>Система оценивания экзаменационной работы по географии</h3><table><tr><th>Номер задания</th><th>Правильный ответ</th></tr>{rows}</table></div>"
    css = ".h { text-align: right; font-size: 85%; border-bottom: 1px solid #000 } h2 { text-align: center } .d { border: 1px solid #000; padding: 2mm } .q { display: flex; margin: 5mm 0; break-inside: avoid } .n { border: 1px solid #000; width: 9mm; height: 7mm; line-height: 7mm; text-align: center; font-weight: bold; margin-right: 5mm; flex: none } .o { margin: 0.5mm 0 0.5mm 6mm } .a { margin: 3mm 0 0 } .a span { display: inline-block; width: 8mm; height: 7mm; border: 1px solid #000; vertical-align: middle } .key { break-before: page; text-align: center } table { border-collapse: collapse; margin: auto } td, th { border: 1px solid #000; padding: 1mm 6mm }"
    engine, source = page(draw, body, ["Liberation Serif", "Liberation Sans"], (11, 12), css, language="ru")
    return Document(engine, source, items)


EIKEN = [
    ("My brother wants to be a vet because he likes taking care of sick (　　).", "animals", ["letters", "bridges", "seasons"]), ("A: Excuse me. How can I get to the post office?\nB: Go straight and (　　) left at the second corner.", "turn", ["wear", "build", "spend"]),
    ("It was raining hard, so Yumi (　　) the bus to school instead of walking.", "took", ["drew", "broke", "sold"]), ("Mr. Hall speaks so (　　) that some students cannot hear him.", "quietly", ["kindly", "cheaply", "luckily"]), ("A: Is this your umbrella?\nB: No, (　　) is over there by the door.", "mine", ["my", "me", "I"]),
    ("The museum was (　　) by a famous architect in 1964.", "designed", ["designs", "design", "designing"]), ("Please (　　) off your shoes before you go into the tea room.", "take", ["put", "come", "look"]), ("We have known each other (　　) we were in kindergarten.", "since", ["until", "during", "among"]),
    ("A: How was the soup?\nB: It was so hot (　　) I burned my tongue.", "that", ["than", "if", "or"]), ("Ken is good (　　) playing the piano.", "at", ["to", "on", "from"]), ("The next bus leaves (　　) ten minutes.", "in", ["by", "of", "with"]),
]


@layout(HALF, "eigo-mint", "Japanese test of English, XeLaTeX: (1) sentences and short dialogues with （　） as the gap, options 1 to 4 in one row, answers as a table at the foot of the last page")
def eigo_mint(draw):
    asked, items, body, row1, row2 = draw.some(EIKEN, 9), [], "", "", ""
    for n, (question, right, wrong) in enumerate(asked, 1):
        options, place = turned(draw, right, wrong)
        lines = question.split("\n")
        shown = r"\\".join(tex(line).replace("A: ", r"\textit{A:}\ ").replace("B: ", r"\textit{B:}\ ").replace("(　　)", r"(\hspace{2.2em})") for line in lines)
        cells = "".join(rf"\makebox[0.23\linewidth][l]{{\textbf{{{k}}}\quad {text}}}" for k, text in enumerate(options, 1))
        body += rf"\begin{{minipage}}{{\linewidth}}\lab{{0pt}}{{11mm}}{{\textbf{{({n})}}}}{{{shown}}}\vspace{{2mm}}\hspace*{{11mm}}\parbox{{0.9\linewidth}}{{{cells}}}\end{{minipage}}\par\vspace{{6mm}}" + "\n"
        row1 += f"& ({n})"
        row2 += f"& {place + 1}"
        spaced = question.replace("(　　)", "(  )").replace("\n", " ")
        items.append(chosen(spaced, options, place, str(n), "1234", kind="mcq"))
    body = (
        r"\noindent\colorbox{black}{\textcolor{white}{\bfseries\ 1\ }}\quad{\jp 次の (1) から " + f"({len(asked)})" + r" までの（　　　）に入れるのに最も適切なものを 1，2，3，4 の中から一つ選びなさい。}\par\vspace{6mm}" + body
        + r"\vfill\hrule\smallskip{\small\jp 解答}\par\smallskip\begin{tabular}{|l" + "|c" * len(asked) + r"|}\hline {\jp 問題} " + row1 + r"\\\hline {\jp 正解} " + row2 + r"\\\hline\end{tabular}"
    )
    engine, source = document(draw, body, ["timesnew", "libertine"], (11, 12), (22, 26), head=r"\fancyhead[L]{\footnotesize\jp ３級　筆記}", extra=r"\newfontfamily\jp{Noto Sans CJK JP}")
    return Document(engine, source, items)


LATIN_WORDS = [("nauta, -ae (m.)", "sailor"), ("insula, -ae (f.)", "island"), ("agricola, -ae (m.)", "farmer"), ("puella, -ae (f.)", "girl"), ("aqua, -ae (f.)", "water"), ("silva, -ae (f.)", "wood, forest"), ("porto, -are", "I carry"), ("amo, -are", "I love"), ("laboro, -are", "I work"), ("navigo, -are", "I sail"), ("saepe", "often"), ("in (with abl.)", "in, on"), ("sed", "but"), ("non", "not")]
LATIN_INTO = [("Nauta navigat.", "The sailor sails."), ("Puella aquam portat.", "The girl carries water."), ("Agricolae in silva laborant.", "The farmers work in the wood."), ("Insulam amamus.", "We love the island."), ("Nautae saepe navigant, sed agricolae non navigant.", "Sailors often sail, but farmers do not sail."), ("Puellas nautarum amatis.", "You love the girls of the sailors.")]
LATIN_BACK = [("The girls love the island.", "Puellae insulam amant."), ("I often carry water.", "Aquam saepe porto."), ("The farmer does not love the sailor.", "Agricola nautam non amat."), ("We work on the island.", "In insula laboramus."), ("The girl is not working in the wood.", "Puella in silva non laborat.")]


@layout(HALF, "lesson-thyme", "Latin lesson for self-study, groff: Vocabulary in two columns without rules, Exercise 3a and 3b with sentences to translate both ways, Key in small print on the last page")
def lesson_thyme(draw):
    words, into, back = draw.some(LATIN_WORDS, 12), draw.some(LATIN_INTO, 5), draw.some(LATIN_BACK, 4)
    half = len(words) // 2
    lines = [".ce 2", "\\fBCHAPTER III\\fP", "The first declension", ".sp", "\\fIVOCABULARY\\fP", ".sp 0.5", ".TS", "tab(@);", "l l l l."]
    lines += [f"\\fB{a}\\fP@{b}\\0\\0@\\fB{c}\\fP@{d}" for (a, b), (c, d) in zip(words[:half], words[half:])]
    lines += [".TE", ".sp", "Nouns of the first declension end in -a in the nominative. Nearly all are feminine; those which denote the occupation of a man, such as the sailor and the farmer, are masculine. Latin has no article."]
    items = [item(a, b, kind="vocabulary") for a, b in words]
    key = []
    for letter, lead, pairs in (("3a", "Translate into English:", into), ("3b", "Translate into Latin:", back)):
        lines += [".LP", ".sp", f"\\fBExercise {letter}.\\fP  {lead}", ".sp 0.3"]
        for n, (asked, answer) in enumerate(pairs, 1):
            lines += [f".IP \\0{n} 4", plain(asked)]
            items.append(item(asked, answer, str(n), stem=lead, section=f"Exercise {letter}"))
        key.append(f"\\fB{letter}.\\fP " + " ".join(f"{n}. {answer}" for n, (_, answer) in enumerate(pairs, 1)))
    lines += [".bp", ".ce", "\\fBKEY TO THE EXERCISES\\fP", ".sp", ".ps -1", ".LP", "\\fICHAPTER III\\fP"]
    for text in key:
        lines += [".LP", text]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "N"))
    return Document(engine, source, items)


OPEN_TITLE = "The lighthouse keeper’s garden"
OPEN_TEXT = [
    "When people think (0) … lighthouses, they rarely imagine vegetables. Yet for many families who lived beside them, a garden was (1) … important as the light itself. Supply boats came only once (2) … month, and in winter the sea was often (3) … rough for them to land at all.",
    "Soil was the first problem, (4) … most lights were built on bare rock. Keepers would carry it in sacks from the mainland, and (5) … was not unusual for a storm to wash the whole lot away in a single night. Those (6) … gardens survived had usually built walls of stone around them.",
    "The children, too, were expected to help. In (7) … of the salt wind they managed to grow potatoes, cabbages and even roses. One keeper’s daughter wrote that she had (8) … seen a tree until she was eleven, but she could tell the age of a cabbage by (9) … at its leaves. Today the lights work by themselves and the gardens have (10) … wild.",
]
OPEN_KEY = ["as", "a", "too", "since / because / as", "it", "whose", "spite", "never", "looking", "run / gone"]


@layout(HALF, "cloze-cumin", "open cloze of an English examination, Chromium: Example with 0 in a row of letter boxes, text with a title and numbered gaps with dots, key on the next page with alternatives after a slash")
def cloze_cumin(draw):
    lead = "For questions 1–10, read the text below and think of the word which best fits each gap. Use only one word in each gap. There is an example at the beginning (0)."
    body = f"<p class=p>Part 2</p><p>{lead.replace('one word', '<b>one</b> word').replace('(0)', '<b>(0)</b>')}</p><p>Write your answers <b>IN CAPITAL LETTERS on the separate answer sheet</b>.</p><p>Example:&emsp;<span class=x>0</span>" + "".join(f"<span class=x>{sign}</span>" for sign in "OF    ".replace(" ", " ")) + "</p><div class=f>"
    body += f"<h3>{OPEN_TITLE}</h3>" + "".join("<p>" + re.sub(r"\((\d+)\) …", r"<b>(\1)</b> ………………", text) + "</p>" for text in OPEN_TEXT) + "</div>"
    body += "<div class=k><h3>Answer key</h3><p><b>Part 2</b></p><table>" + "".join(f"<tr><td>{n}</td><td>{answer}</td></tr>" for n, answer in enumerate(OPEN_KEY, 1)) + "</table></div>"
    items = []
    for text in OPEN_TEXT:
        for sentence in re.split(r"(?<=\.) (?=[A-Z])", text):
            for number in re.findall(r"\((\d+)\) …", sentence):
                if number != "0":
                    asked = sentence.replace(" …", " ………………")
                    items.append(item(asked, "\n".join(OPEN_KEY[int(number) - 1].split(" / ")), number, kind="gap"))
    css = ".p { font-size: 14pt; font-weight: bold } .x { display: inline-block; border: 1px solid #000; width: 8mm; height: 7mm; line-height: 7mm; text-align: center; font-weight: bold; margin-right: -1px; vertical-align: middle } .x:first-of-type { margin-right: 3mm } .f { margin-top: 7mm; line-height: 2; text-align: justify } h3 { text-align: center } .f p { text-indent: 5mm; margin: 0 } .k { break-before: page } .k h3 { text-align: left } td { padding: 0.5mm 6mm 0.5mm 0 }"
    engine, source = page(draw, body, ["Liberation Sans", "Carlito"], (11, 12), css)
    return Document(engine, source, items)


EMACS = [
    ("General questions about Quillpad", [
        ("What is Quillpad?", ["Quillpad is a small text editor for terminals. It was begun in 1989 by a group of students who had a single workstation between the five of them and needed a program that used little memory.", "It runs on most systems that offer the curses library. A version with menus and a mouse exists, but it is maintained separately and is not covered here."]),
        ("Why does the manual talk about the Meta key when my keyboard has none?", ["Keyboards of the machines for which Quillpad was written had a key with this name. On most keyboards of today it is the key marked Alt. If your terminal keeps that key for itself, press and release Escape first, then the other key."]),
        ("How do I tell which version I am using?", ["Type M-v. The number appears in the last line of the screen. From the shell, the option -V prints it and stops."]),
    ]),
    ("Getting help", [
        ("Where can I read the manual without printing it?", ["Type C-h m. The manual opens in a window of its own, and n and p move from one section to the next."]),
        ("How do I report a bug?", ["Send a description to the list for bugs, with the version, the type of your terminal and the keys that you pressed before it happened. Please read the file PROBLEMS first; what is listed there is known.", "Questions about use belong to the list for users, which has many more readers."]),
    ]),
    ("Common requests", [
        ("How do I make Quillpad wrap long lines?", ["Add the line “set wrap 72” to your start-up file. To turn it off for one file alone, type M-w while the cursor is in that file."]),
        ("Can I undo more than one change?", ["Yes. Every C-u takes back one change more, up to the last two hundred. The number can be raised with “set undo”, at the cost of memory."]),
        ("How do I delete trailing blanks when a file is saved?", ["Put “set trim on” into your start-up file. Blanks within quotation marks are left alone."]),
        ("Why does the screen flicker over a slow line?", ["Quillpad draws the status line after each key. Use “set status slow”, and it will be drawn only when nothing has been typed for a second."]),
    ]),
]


@layout(HALF, "faq-tarragon", "FAQ of a free program as a manual printed by LaTeX: short contents, chapters numbered 1 with a large head, questions as numbered sections 1.1 in bold, prose answers over pages")
def faq_tarragon(draw):
    items, body, contents = [], "", ""
    version = f"{draw.random.randint(2, 5)}.{draw.random.randint(1, 9)}"
    for n, (chapter, asked) in enumerate(EMACS, 1):
        contents += rf"\par\smallskip\textbf{{{n}\quad {tex(chapter)}}}\dotfill {n + 1}\par "
        body += (r"\newpage " if n > 1 else r"\newpage\setcounter{page}{1}") + rf"{{\huge\bfseries\raggedright {n}\quad {tex(chapter)}\par}}\vspace{{8mm}}"
        for m, (question, answers) in enumerate(asked, 1):
            contents += rf"\hspace*{{6mm}}{n}.{m}\enspace {tex(question)}\dotfill {n + 1}\par "
            body += rf"\needspace{{3cm}}\vspace{{3mm}}\lab{{0pt}}{{11mm}}{{\large\bfseries {n}.{m}}}{{\large\bfseries\raggedright {tex(question)}}}\vspace{{1mm}}" + r"\par ".join(tex(text).replace("“", "``").replace("”", "''") for text in answers) + r"\par "
            items.append(item(question, "\n".join(answers), f"{n}.{m}", kind="faq", section=chapter, page=n + 1))
    body = rf"\thispagestyle{{empty}}{{\LARGE\bfseries Quillpad: frequently asked questions}}\par\hrule height 1.5pt\medskip\hfill For Quillpad version {version}\par\vspace{{8mm}}{{\Large\bfseries Short contents}}\par {contents}" + body.replace(r"\newpage\setcounter{page}{1}", r"\newpage ")
    engine, source = document(draw, body, ["cm", "lm"], (10, 11), (28, 34), head=r"\fancyhead[L]{\footnotesize Quillpad FAQ}\fancyhead[R]{\footnotesize\thepage}", foot="", paper="letterpaper")
    return Document(engine, source, items)


NASA_DATA = [["Mercury", "57.9", "0.39"], ["Venus", "108.2", "0.72"], ["Earth", "149.6", "1.00"], ["Mars", "227.9", "1.52"], ["Jupiter", "778.6", "5.20"]]
NASA_ASKED = [
    ("Which planet is closest to the Sun?", "Mercury"), ("What does one astronomical unit stand for?", "the average distance from Earth to the Sun"), ("On the register tape, 1 AU is 10 centimeters. How far from the Sun should Jupiter be placed?", "52 centimeters"),
    ("Which two neighboring planets in the table are farthest apart?", "Mars and Jupiter"), ("Why do scientists not use kilometers for distances between planets?", "The numbers would be too large to work with easily."), ("Light takes about 8.3 minutes to reach Earth. About how long does it take to reach Mars?", "12.6 minutes"),
    ("Name one thing that this model does not show correctly.", "the sizes of the planets"),
]


@layout(HALF, "worksheet-fennel", "space agency's worksheet, word processor: name line, data table, numbered questions with lines; teacher answer key with the table again and answers in italics in its own file")
def worksheet_fennel(draw):
    font, size = draw.one(["Liberation Sans", "Carlito"]), draw.one((11, 12))
    sheet, key = (Sheet(font, size, country="US", paper=(21.59, 27.94), margin=2.3) for _ in range(2))
    items, asked = [], draw.some(NASA_ASKED, 6)
    right = (sheet.wide, RIGHT)
    sheet.body += [sheet.p("<b>Solar System on a Strip</b>", size=20, color="#0b3d91", after=0.05), sheet.p("Student Worksheet", size=13, color="#555555", after=0.3), sheet.p("Name ____________________________\tDate ______________", tabs=[right], after=0.4)]
    sheet.body += [sheet.p("The astronomical unit (AU) is used to measure distances in the solar system. The table gives the average distance of each planet from the Sun in millions of kilometers and in AU. Use a strip of register tape to build a model on which 1 AU is 10 centimeters.", after=0.3)]
    key.body += [key.p("<b>Solar System on a Strip</b>", size=20, color="#0b3d91", after=0.05), key.p("Teacher Answer Key", size=13, color="#555555", after=0.4)]
    head = ["<b>Planet</b>", "<b>Distance (million km)</b>", "<b>Distance (AU)</b>"]
    for at in (sheet, key):
        rows = [[a, b, c] for a, b, c in NASA_DATA]
        at.body += [at.p("<b>Table 1.</b> Average distances from the Sun", after=0.1), at.table([head, *rows], [4.5, 5.5, 5.0], fills={0: "#d6e0f0"}), at.p("", after=0.3)]
    sheet.body.append(sheet.p("Use your table to answer these questions.", after=0.2))
    for n, (question, answer) in enumerate(asked, 1):
        sheet.body.append(sheet.p(f"{n}.\t{question}", left=0.9, first=-0.9, tabs=[0.9], before=0.25, after=0.35, extra='fo:keep-with-next="always"'))
        sheet.body += [sheet.p("\t", left=0.9, tabs=[(sheet.wide, 'style:type="right" style:leader-style="solid" style:leader-text="_"')], after=0.25) for _ in range(1 if len(answer) < 25 else 2)]
        key.body += [key.p(f"{n}.\t{question}", left=0.9, first=-0.9, tabs=[0.9], before=0.2, after=0.05), key.p(f"<i>{answer}</i>", left=0.9, after=0.15)]
        items.append(item(question, answer, str(n)))
    for at in (sheet, key):
        at.foot = at.p("www.example.org/educators\t{page}", size=9, tabs=[right])
    engine, source = sheet.source()
    return Document(engine, source, items, key.source()[1])


SOLVED = [
    ("Find the mean of the numbers 8, 3, 5, 12 and 10.", r"\bar X = \frac{8+3+5+12+10}{5} = \frac{38}{5} = 7.6", "7.6"), ("Four students have masses of 58, 62, 70 and 66 kilograms. What is the range?", r"70 - 58 = 12 \text{ kilograms}", "12 kilograms"),
    ("A fair die is thrown once. Find the probability of a number greater than 4.", r"p = \frac{2}{6} = \frac{1}{3}", "1/3"), ("Find the standard deviation of the set 2, 4, 4, 4, 5, 5, 7, 9, whose mean is 5.", r"s = \sqrt{\frac{9+1+1+1+0+0+4+16}{8}} = \sqrt{4} = 2", "2"),
]
SUPPLEMENT = [
    ("Find the median of the numbers 4, 9, 2, 7 and 11.", "7"), ("A sample of 25 has the sum 1150. Find its mean.", "46"), ("A card is drawn from a deck of 52. Find the probability that it is a heart.", "1/4"), ("The mean of nine numbers is 14. A tenth number, 24, is added. Find the new mean.", "15"),
    ("Find the mode of 3, 5, 5, 6, 8, 5 and 3.", "5"), ("The variance of a set is 6.25. Find its standard deviation.", "2.5"), ("How many ways are there to choose 2 of 7 persons?", "21"),
]


@layout(HALF, "outline-sorrel", "chapter of an American outline series, LaTeX: Solved Problems under a head in capitals, 3.1. in bold with the solution in display below, Supplementary Problems in smaller type with Ans. run in at the end")
def outline_sorrel(draw):
    chapter, items, body, n = draw.random.randint(3, 8), [], "", 0
    for question, working, answer in SOLVED:
        n += 1
        body += rf"\lab{{0pt}}{{12mm}}{{\textbf{{{chapter}.{n}.}}}}{{{tex(question)}}}{{\leftskip=12mm\[{working}\]\par}}" + "\n"
        items.append(item(question, answer, f"{chapter}.{n}", answer_kind="contains", section="Solved Problems"))
    body += r"\bigskip\begin{center}{\Large\bfseries Supplementary Problems}\end{center}\small "
    for question, answer in draw.some(SUPPLEMENT, 6):
        n += 1
        shown = r"$\frac{1}{4}$" if answer == "1/4" else answer
        body += rf"\lab{{0pt}}{{12mm}}{{\textbf{{{chapter}.{n}.}}}}{{{tex(question)}\quad\textit{{Ans.}}\enspace {shown}}}\smallskip "
        items.append(item(question, answer, f"{chapter}.{n}", section="Supplementary Problems"))
    body = r"\begin{center}{\Large\bfseries Solved Problems}\end{center}\textbf{MEAN, SPREAD AND PROBABILITY}\par\medskip " + body
    engine, source = document(draw, body, ["times", "cm"], (10, 11), (24, 30), head=rf"\fancyhead[L]{{\footnotesize CHAP.\ {chapter}]}}\fancyhead[C]{{\footnotesize ELEMENTARY MEASURES}}\fancyhead[R]{{\footnotesize {draw.random.randint(41, 97)}}}", foot="", paper="letterpaper")
    return Document(engine, source, items)
