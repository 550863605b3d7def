"""The hundred-and-ninety-eighth: twelve sheets of schoolbooks, courses, clubs and web sites, named after carriages."""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

word = importlib.import_module("blind-then-read.batch_31")
Sheet, RIGHT = word.Sheet, word.RIGHT

HALF = "unseen"
KEEP = 'fo:keep-with-next="always"'


# Review at the end of a chapter, schoolbook of astronomy

PLANETS = [
    ("Which planet is closest to the Sun?", ["Earth", "Mars", "Mercury", "Venus"], 2),
    ("The asteroid belt lies between the orbits of", ["Earth and Mars", "Mars and Jupiter", "Jupiter and Saturn", "Saturn and Uranus"], 1),
    ("A year on Earth is the time in which the Earth", ["turns once on its axis", "travels once around the Sun", "is circled once by the Moon", "passes through one season"], 1),
    ("Which of these bodies gives off light of its own?", ["a comet", "a moon", "a planet", "a star"], 3),
    ("The seasons are caused by", ["the tilt of the Earth’s axis", "the phases of the Moon", "sunspots", "the tides"], 0),
    ("Which is the largest planet of the solar system?", ["Jupiter", "Neptune", "Saturn", "Uranus"], 0),
    ("The Moon passes between the Sun and the Earth during", ["a full moon", "a lunar eclipse", "a solar eclipse", "a meteor shower"], 2),
]
SKY = [
    ("What is the difference between a meteor and a meteorite?", "A meteor is the streak of light of a piece of rock that burns up in the atmosphere. A meteorite is a piece that reaches the ground."),
    ("List the four giant planets in order of their distance from the Sun.", "Jupiter, Saturn, Uranus, Neptune"),
    ("Why do we always see the same side of the Moon?", "The Moon turns once on its axis in the time in which it travels once around the Earth."),
    ("Explain why Pluto is no longer classed as a planet.", "It has not cleared the neighbourhood of its orbit of other bodies."),
    ("Light takes 500 s to reach the Earth from the Sun. Its speed is 300 000 km/s. Calculate the distance between the Earth and the Sun.", "150 000 000 km"),
]


@layout(HALF, "chapter-landau", "end of a chapter of a schoolbook, pdfLaTeX: summary in bullets, Review with Multiple choice and Short answer, a. to d. two in a row, numbers that go on; Answers on a later page, letters in a line and sentences below")
def chapter_landau(draw):
    asked, n = draw.some(PLANETS, 6), 0
    chapter = draw.random.randint(8, 14)
    body = rf"\section*{{Chapter {chapter}\quad The Solar System}}\subsection*{{Summary}}\begin{{itemize}}[nosep]\item The solar system consists of the Sun, eight planets, their moons and many smaller bodies.\item The four inner planets are small and rocky. The four outer planets are giants.\item A \textbf{{dwarf planet}} is round and travels around the Sun, but shares its orbit with other bodies.\item Comets are made of ice and dust. Their tails always point away from the Sun.\end{{itemize}}\bigskip\hrule\subsection*{{Review}}\textbf{{Multiple choice}}\par Choose the best answer.\par\smallskip "
    letters, written, items = [], "", []
    for question, options, right in asked:
        n += 1
        body += rf"\needspace{{20mm}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)}}}"
        for k in (0, 2):
            body += r"\par\hspace*{8mm}" + "".join(rf"\makebox[0.44\linewidth][l]{{{'abcd'[j]}. {tex(options[j])}}}" for j in (k, k + 1))
        body += r"\par\medskip " + "\n"
        letters.append(rf"{n}. {'abcd'[right]}")
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right], section="Multiple choice"))
    body += r"\bigskip\textbf{Short answer}\par\smallskip "
    for question, answer in SKY:
        n += 1
        body += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)}}}\smallskip "
        written += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(answer)}}}"
        items.append(item(question, answer, str(n), section="Short answer"))
    body += rf"\newpage\section*{{Answers to Review Questions}}\subsection*{{Chapter {chapter}}}\textbf{{Multiple choice}}\par " + r"\quad ".join(letters) + r"\par\medskip\textbf{Short answer}" + written
    engine, source = document(draw, body, ["lm", "palatino", "times"], (11,), (24, 28), head=rf"\fancyhead[L]{{\small\itshape Exploring the Universe}}\fancyhead[R]{{\small\thepage}}", foot="", extra=r"\setcounter{page}{" + str(draw.random.randint(140, 210)) + "}")
    return Document(engine, source, items)


# Workbook of an English course

RESTAURANT = [("Can I have the ______, please? I’d like to pay.", "bill"), ("We have a ______ for four people at eight o’clock.", "reservation"), ("The ______ of the day is tomato.", "soup"), ("He always leaves a ______ for the waiter.", "tip"), ("What would you like for your main ______?", "course"), ("I can’t decide. Can I see the ______ again?", "menu")]
ORDERED = ["like / would / to / you / order / ?", "the / fish / have / I’ll", "you / still / do / have / or / water / sparkling / ?", "is / the / where / toilet / ?"]
HALVES = [("Are you ready", "to order?"), ("Could we have", "some more bread?"), ("How would you like", "your steak?"), ("Is everything", "all right with your meal?")]


@layout(HALF, "workbook-phaeton", "workbook of an English course, word processor: unit and topic in a coloured band, A words in a frame and gaps, B words in the wrong order with lines, C halves to match 1 to 4 and a to d, no key")
def workbook_phaeton(draw):
    sheet = Sheet(draw.one(["Carlito", "Open Sans", "Lato"]), 11, margin=2.0)
    first, items = draw.mixed(RESTAURANT), []
    line = (sheet.wide, 'style:type="right" style:leader-style="solid" style:leader-text="_"')
    unit = draw.random.randint(3, 9)
    sheet.body += [sheet.table([[sheet.p(f"<b>Unit {unit}   Eating out</b>", size=18, color="#ffffff", after=0)]], [sheet.wide], padding=0.25, fills={0: "#c0504d"})]

    def head(letter, text):
        return sheet.p(f"<b>{letter}</b>\t<b>{text}</b>", left=0.9, first=-0.9, tabs=[0.9], before=0.5, after=0.2, extra=KEEP)

    sheet.body.append(head("A", "Complete the sentences with the words in the box."))
    sheet.body.append(sheet.table([[sheet.p("     ".join(sorted(w for _, w in first)), align="center", after=0)]], [sheet.wide], padding=0.15))
    sheet.body.append(sheet.p("", after=0, size=5))
    for n, (text, _) in enumerate(first, 1):
        sheet.body.append(sheet.p(f"{n}\t{text}", left=1.7, first=-0.8, tabs=[1.7], after=0.2))
        items.append(item(text, None, str(n), kind="gap", section="A"))
    sheet.body.append(head("B", "Put the words in the correct order to make sentences."))
    for n, text in enumerate(ORDERED, 1):
        sheet.body.append(sheet.p(f"{n}\t{text}", left=1.7, first=-0.8, tabs=[1.7], after=0.05, extra=KEEP))
        sheet.body.append(sheet.p("\t", left=1.7, tabs=[line], after=0.2))
        items.append(item(text, None, str(n), section="B"))
    sheet.body.append(head("C", "Match the beginnings 1–4 with the endings a–d."))
    ends = draw.mixed([b for _, b in HALVES])
    listed = choices("abcd", ends)
    for n, ((a, _), letter, b) in enumerate(zip(HALVES, "abcd", ends), 1):
        sheet.body.append(sheet.p(f"{n}\t{a}\t____\t{letter}\t{b}", left=1.7, first=-0.8, tabs=[1.7, 6.5, 9.0, 9.8], after=0.15))
        items.append(item(a, None, str(n), None, listed, kind="match", section="C"))
    sheet.foot = sheet.p(f"{{page}}\tOpen Door Elementary Workbook · Unit {unit}", size=9, tabs=[(sheet.wide, RIGHT)])
    engine, source = sheet.source()
    return Document(engine, source, items)


# Glossary of a geography book

LAND = [
    ("abrasion", "the wearing away of rock by stones and sand that are carried by water, ice or wind"), ("aquifer", "a layer of rock that holds water in its pores and cracks"), ("biodiversity", "the variety of living things in an area"), ("climate", "the average weather of a place over many years"), ("confluence", "the point at which two rivers meet"),
    ("delta", "flat land at the mouth of a river, formed from the material that it has carried down"), ("drought", "a long time with little or no rain"), ("emigrant", "a person who leaves a country to live in another"), ("erosion", "the removal of rock and soil by water, ice or wind"), ("flood plain", "the flat land beside a river that is covered with water when the river overflows"),
    ("glacier", "a mass of ice that moves slowly down a valley"), ("meander", "a large bend in a river"), ("monsoon", "a wind that changes its direction with the season and brings heavy rain to South Asia in summer"), ("oxbow lake", "a curved lake that is left when a river cuts through the neck of a bend"), ("spit", "a long beach of sand or shingle that grows out from the coast into the sea"),
    ("tributary", "a river that flows into a larger one"), ("urbanisation", "the growth of the share of people who live in towns and cities"), ("watershed", "the line of high ground that separates two river basins"),
]


@layout(HALF, "glossary-barouche", "glossary of a geography book, XeLaTeX: two columns, large grey letters, term in bold with its meaning after it in the same line, small letters, page number outside")
def glossary_barouche(draw):
    chosen, letter, inner = draw.some(LAND, 15), "", ""
    for term, meaning in chosen:
        if term[0] != letter:
            letter = term[0]
            inner += rf"\needspace{{14mm}}\medskip{{\Large\bfseries\color{{gray}}{letter.upper()}}}\par "
        inner += rf"\hangindent=5mm\textbf{{{tex(term)}}}\enspace {tex(meaning)}\par " + "\n"
    body = rf"{{\Huge\bfseries Glossary}}\par\bigskip\hrule\medskip\begin{{multicols}}{{2}}\raggedright {inner}\end{{multicols}}"
    engine, source = document(draw, body, ["schoolbook", "notoserif", "libertine"], (10, 11), (20, 24), foot=r"\fancyfoot[R]{\thepage}\fancyfoot[L]{\small People and Places 2}", extra=r"\setlength\columnsep{9mm}\setcounter{page}{" + str(draw.random.randint(180, 240)) + "}")
    return Document(engine, source, [item(a, b, kind="definition") for a, b in chosen])


# Words of a Swahili course

HOUSE = [
    ("nyumba", "house"), ("mlango", "door"), ("dirisha", "window"), ("meza", "table"), ("kiti", "chair"), ("kitanda", "bed"), ("sahani", "plate"), ("kikombe", "cup"), ("kijiko", "spoon"), ("kisu", "knife"), ("uma", "fork"), ("taa", "lamp"),
    ("ufunguo", "key"), ("kioo", "mirror"), ("kabati", "cupboard"), ("sabuni", "soap"), ("zulia", "carpet"), ("jiko", "stove, kitchen"), ("ukuta", "wall"), ("paa", "roof"),
]


@layout(HALF, "msamiati-brougham", "word list of a Swahili evening class, word processor: ruled table of four columns Kiswahili | English twice side by side, bold words, lesson and teacher in the head, a tip below")
def msamiati_brougham(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Comic Neue"]), draw.one((11, 12)), margin=2.2)
    chosen = draw.some(HOUSE, 18)
    sheet.head = sheet.p("Kiswahili for Beginners\tTeacher: Bi. Amina", size=9, tabs=[(sheet.wide, RIGHT)])
    sheet.body += [sheet.p(f"<b>Somo la {draw.random.randint(4, 9)}: Nyumbani</b>", size=17, after=0.05), sheet.p("<i>At home</i>", size=13, after=0.3)]
    cells = [["<b>Kiswahili</b>", "<b>English</b>"] * 2]
    for k in range(0, len(chosen), 2):
        cells.append([text for a, b in chosen[k : k + 2] for text in (f"<b>{a}</b>", b)])
    sheet.body.append(sheet.table(cells, [4.0, 4.3, 4.0, 4.3], padding=0.15, fills={0: "#d9ead3"}))
    sheet.body.append(sheet.p("Learn ten of these words for next week. Stick labels on the things in your home!", before=0.4))
    engine, source = sheet.source()
    return Document(engine, source, [item(a, b, kind="vocabulary") for a, b in chosen])


# Cards to cut out, electricity

CARDS = [
    ("What is the unit of electric current?", "The ampere (A)"), ("What is the unit of potential difference?", "The volt (V)"), ("Which instrument measures current, and how is it connected?", "An ammeter, in series"), ("Which instrument measures potential difference, and how is it connected?", "A voltmeter, in parallel"),
    ("State the equation that links potential difference, current and resistance.", "potential difference = current × resistance"), ("What happens to the resistance of a thermistor when it gets warmer?", "It falls."), ("What happens to the resistance of an LDR in bright light?", "It falls."), ("Why does a filament lamp have a curved graph of current against potential difference?", "Its resistance rises as the filament gets hotter."),
    ("What is the frequency of the mains supply in the UK?", "50 Hz"), ("Which colour is the earth wire in a UK plug?", "Green and yellow"), ("What is the job of a fuse?", "It melts and breaks the circuit when the current is too large."), ("What does a diode do?", "It lets current flow in one direction only."),
]


@layout(HALF, "cards-hansom", "flash cards to cut out, Chromium: two columns of boxes with dashed lines, QUESTION 1 in small capitals with the question at the left, ANSWER 1 and the answer in the box beside it to fold behind")
def cards_hansom(draw):
    chosen = draw.some(CARDS, 10)
    body, items = "<h1>Electricity: Flash Cards</h1><p class=i>Cut along the dashed lines and fold each strip down the middle.</p>", []
    for n, (question, answer) in enumerate(chosen, 1):
        body += f"<div class=c><div><p class=l>Question {n}</p><p class=t>{web(question)}</p></div><div><p class=l>Answer {n}</p><p class=t>{web(answer)}</p></div></div>"
        items.append(item(question, answer, str(n)))
    css = "h1 { font-size: 150%; margin: 0 } .i { margin: 1mm 0 4mm; color: #444 } .c { display: flex; break-inside: avoid; border: 1px dashed #555; margin-top: -1px } .c div { width: 50%; height: 38mm; padding: 3mm 5mm; box-sizing: border-box; text-align: center } .c div + div { border-left: 1px dotted #999 } .l { font-size: 75%; text-transform: uppercase; letter-spacing: 1px; color: #888; margin: 0 0 5mm } .t { margin: 0; font-size: 110% }"
    engine, source = page(draw, body, ["Lato", "Roboto", "Comic Neue"], (12,), css, title="Flash cards")
    return Document(engine, source, items)


# Questions of swimmers, Spain

PISCINA = [
    ("¿Cuál es el horario de la piscina?", "De lunes a viernes, de 7:00 a 22:00. Los sábados y domingos abrimos de 9:00 a 14:00."),
    ("¿Es obligatorio llevar gorro?", "Sí. El gorro es obligatorio para todas las personas que entren en el agua, también para los niños."),
    ("¿Cuánto cuesta la entrada?", "La entrada de un día cuesta 4,50 euros para adultos y 2,50 euros para menores de 14 años. El bono de diez baños cuesta 36 euros."),
    ("¿Pueden venir los niños solos?", "Los menores de 12 años deben ir acompañados de un adulto."),
    ("¿Cómo me apunto a un curso de natación?", "Puede inscribirse en la taquilla o en nuestra página web durante los últimos diez días de cada mes."),
    ("¿Hay aparcamiento?", "Disponemos de 60 plazas gratuitas detrás del edificio. También hay un aparcamiento para bicicletas."),
    ("He perdido un objeto. ¿Qué hago?", "Pregunte en la taquilla. Guardamos los objetos perdidos durante un mes."),
    ("¿La instalación es accesible para personas con movilidad reducida?", "Sí. Hay rampa de entrada, vestuario adaptado y una silla elevadora para entrar en el agua."),
    ("¿Puedo cambiar o devolver un bono?", "Los bonos no se devuelven, pero puede cedérselos a otra persona."),
    ("¿Qué ocurre si se suspende una clase?", "Le avisaremos por mensaje de texto y podrá recuperar la clase en otro grupo del mismo nivel."),
]


@layout(HALF, "preguntas-chaise", "questions of visitors to a public swimming pool in Spanish, Chromium: blue head with the name of the town, each question in a grey bar with a sign at the right, answer below in a thin frame, address in the foot")
def preguntas_chaise(draw):
    body, items = "<div class=h><b>Ayuntamiento de Valdeoliva</b><br>Deportes · Piscina municipal</div><h1>Preguntas frecuentes</h1>", []
    for question, answer in draw.some(PISCINA, 8):
        body += f"<div class=q><p class=t><span>{web(question)}</span><span>−</span></p><p class=a>{web(answer)}</p></div>"
        items.append(item(question, answer, kind="faq"))
    body += "<p class=f>Piscina municipal · Calle del Molino, 14 · Tel. 900 555 018 · Última actualización: 3 de marzo</p>"
    css = ".h { background: #1565a8; color: #fff; padding: 4mm 6mm } h1 { font-size: 180%; margin: 6mm 0 4mm; color: #1565a8 } .q { border: 1px solid #ccc; margin-bottom: 3mm; break-inside: avoid } .t { display: flex; justify-content: space-between; background: #ececec; margin: 0; padding: 2mm 4mm; font-weight: bold } .a { margin: 0; padding: 2.5mm 4mm } .f { font-size: 80%; color: #666; margin-top: 8mm; border-top: 1px solid #ccc; padding-top: 2mm }"
    engine, source = page(draw, body, ["Open Sans", "Noto Sans", "Roboto"], (10, 11), css, title="Preguntas frecuentes", language="es")
    return Document(engine, source, items)


# Test for a driving licence, Poland

STOP = r"\begin{center}\begin{tikzpicture}[scale=0.55]\filldraw[fill=red!75!black,draw=black] (22.5:1) \foreach \a in {67.5,112.5,157.5,202.5,247.5,292.5,337.5} {-- (\a:1)} -- cycle;\node[text=white,font=\bfseries\footnotesize] at (0,0) {STOP};\end{tikzpicture}\end{center}"
JAZDA = [
    ("Z jaką największą prędkością wolno jechać samochodem osobowym w obszarze zabudowanym, jeżeli znaki nie stanowią inaczej?", ["40 km/h", "50 km/h", "60 km/h"], 1),
    ("Co oznacza ten znak?", ["Zakaz postoju.", "Koniec drogi z pierwszeństwem.", "Obowiązek zatrzymania się."], 2),
    ("Pod jaki numer należy zadzwonić, aby wezwać pomoc po wypadku?", ["112", "118", "913"], 0),
    ("Jaka jest dopuszczalna prędkość samochodu osobowego na autostradzie w Polsce?", ["120 km/h", "130 km/h", "140 km/h"], 2),
    ("Zbliża się karetka z włączonymi sygnałami świetlnymi i dźwiękowymi. Jak się zachowasz?", ["Przyspieszę.", "Ułatwię jej przejazd.", "Będę jechać bez zmian."], 1),
    ("Czy kierujący może podczas jazdy rozmawiać przez telefon, który trzyma w ręku?", ["Tak, zawsze.", "Tak, ale tylko poza miastem.", "Nie."], 2),
    ("Kiedy samochód musi jechać z włączonymi światłami mijania lub światłami do jazdy dziennej?", ["Przez cały rok.", "Tylko zimą.", "Tylko po zmroku."], 0),
    ("Kto ma pierwszeństwo na skrzyżowaniu równorzędnym?", ["Pojazd nadjeżdżający z prawej strony.", "Pojazd nadjeżdżający z lewej strony.", "Większy pojazd."], 0),
    ("Ile wynosi najmniejszy odstęp od poprzedzającego samochodu na autostradzie przy prędkości 100 km/h?", ["25 m", "50 m", "100 m"], 1),
    ("Co należy do obowiązkowego wyposażenia samochodu osobowego w Polsce?", ["Lina holownicza", "Gaśnica", "Koło zapasowe"], 1),
    ("Jakie światło sygnalizatora zabrania wjazdu na skrzyżowanie?", ["Czerwone", "Zielone", "Żadne"], 0),
]


@layout(HALF, "prawojazdy-curricle", "practice test for a driving licence in Polish, XeLaTeX: Pytanie 1 in bold above the question, A. B. C. behind squares, one road sign as a figure, key on the next page as a ruled table in two rows for each half")
def prawojazdy_curricle(draw):
    chosen, items, body = draw.some(JAZDA, 10), [], ""
    if all(question != "Co oznacza ten znak?" for question, *_ in chosen):
        chosen[1] = JAZDA[1]
    for n, (question, options, right) in enumerate(chosen, 1):
        figure = STOP if question == "Co oznacza ten znak?" else ""
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{3pt}}\textbf{{Pytanie {n}}}\par {tex(question)}{figure}" + "".join(rf"\lab{{4mm}}{{13mm}}{{$\Box$\enspace {a}.}}{{{tex(b)}}}" for a, b in zip("ABC", options)) + r"\end{minipage}\par\vspace{5mm}" + "\n"
        items.append(item(question, options[right], str(n), None, choices("ABC", options), kind="mcq", answer_label="ABC"[right]))
    rights = ["ABC"[right] for _, _, right in chosen]
    body += r"\newpage\begin{center}{\Large\bfseries Klucz odpowiedzi}\par\bigskip\renewcommand\arraystretch{1.4}"
    for k in (0, 5):
        body += r"\begin{tabular}{|l|c|c|c|c|c|}\hline Pytanie & " + " & ".join(str(n) for n in range(k + 1, k + 6)) + r"\\\hline Odpowiedź & " + " & ".join(rf"\textbf{{{r}}}" for r in rights[k : k + 5]) + r"\\\hline\end{tabular}\par\bigskip "
    body += r"\end{center}"
    top = rf"{{\Large\bfseries Prawo jazdy kategorii B}}\hfill Zestaw {draw.random.randint(2, 12)}\par\smallskip Test próbny – zaznacz jedną prawidłową odpowiedź.\par\medskip Imię i nazwisko: \dotfill\par\bigskip "
    engine, source = document(draw, top + body, ["arial", "noto", "timesnew"], (11,), (22, 26), foot=r"\fancyfoot[L]{\small Ośrodek Szkolenia Kierowców „Zakręt”}\fancyfoot[R]{\small\thepage}")
    return Document(engine, source, items)


# Study guide for new citizens

AUSTRALIA = [
    ("Symbols and places", [("What is the capital of Australia?", ["Canberra"]), ("What are the national colours of Australia?", ["Green and gold"]), ("What is the floral emblem of Australia?", ["The golden wattle"]), ("What is the title of the national anthem?", ["Advance Australia Fair"]), ("Name two of the six states.", ["New South Wales", "Queensland", "South Australia", "Tasmania", "Victoria", "Western Australia"])]),
    ("People and history", [("Who were the first inhabitants of Australia?", ["Aboriginal and Torres Strait Islander peoples"]), ("When did the colonies join to become a federation?", ["On 1 January 1901"]), ("What do Australians remember on 25 April?", ["Those who served and died in war (Anzac Day)"])]),
    ("Government and law", [("What are the two houses of the Australian Parliament called?", ["The Senate", "The House of Representatives"]), ("Who represents the monarch in Australia?", ["The Governor-General"]), ("At what age must Australian citizens vote?", ["18 years"]), ("How can the Constitution be changed?", ["By a referendum"]), ("Name one freedom that all people in Australia have.", ["Freedom of speech", "Freedom of religion", "Freedom of association"])]),
]


@layout(HALF, "citizenship-cabriolet", "study guide of a community centre for the citizenship test, groff: parts as heads, numbers that run on before questions in bold, answers below behind bullets, some with several")
def citizenship_cabriolet(draw):
    lines = [".ds LH", ".ds RH", ".ds CF Riverside Community Centre \\(bu page \\\\n(PN", ".ce 2", "\\fB\\s+5Becoming an Australian Citizen\\s0\\fP", "Study questions with answers", ".sp", "Practise these questions with a partner. Where several answers are given, you need only know as many as the question asks for.", ".br", ".sp 0.5"]
    items, n = [], 0
    for head, asked in AUSTRALIA:
        lines += [".ne 7", ".sp 0.6", f"\\fB\\s+2{head}\\s0\\fP", ".br", ".sp 0.4"]
        for question, answers in asked:
            n += 1
            lines += [f".ne {2 + len(answers)}", f"\\fB{n}.  {plain(question)}\\fP", ".br"]
            for answer in answers:
                lines += [f"\\h'0.3i'\\(bu  {plain(answer)}", ".br"]
            lines += [".sp 0.5"]
            items.append(item(question, "\n".join(answers), str(n), section=head))
    engine, source = roff(draw, lines, (11, 12), ("T", "H", "P"))
    return Document(engine, source, items)


# Laboratory sheet on density

PRELAB = ["Define density and write its formula.", "Why should you read the level of a liquid at the bottom of the meniscus?", "An object has a mass of 54 g and a volume of 20 cm³. What is its density?"]
ANALYSIS = ["Calculate the density of each liquid. Show your work for one of them.", "Which liquid has the greatest density?", "Predict the order of the layers if all three liquids were poured slowly into one cylinder.", "The accepted density of water is 1.00 g/mL. Calculate your percent error.", "Identify two sources of error in this experiment and explain how each one could be reduced."]


@layout(HALF, "lab-tilbury", "laboratory sheet of a high school, pdfLaTeX on letter paper: purpose, materials, pre-lab questions with rules, steps of the procedure as a numbered list, empty data table, analysis questions that begin again, conclusion without a number; no answers")
def lab_tilbury(draw):
    items = []
    rule = r"\par\vspace{13pt}\noindent\hspace*{8mm}\rule{\dimexpr\linewidth-8mm}{0.4pt}\par "
    number = draw.random.randint(3, 9)
    body = rf"Name: \rule{{60mm}}{{0.4pt}}\hfill Partner: \rule{{40mm}}{{0.4pt}}\hfill Period: \rule{{10mm}}{{0.4pt}}\par\bigskip\begin{{center}}{{\Large\bfseries Lab {number}: The Density of Liquids}}\end{{center}}\textbf{{Purpose:}} To measure the densities of water, vegetable oil and corn syrup.\par\smallskip\textbf{{Materials:}} balance, three 50 mL graduated cylinders, water, vegetable oil, corn syrup\par\bigskip{{\large\bfseries Pre-Lab Questions}}\par "
    for n, question in enumerate(PRELAB, 1):
        body += rf"\needspace{{20mm}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)}}}{rule}{rule}" + "\n"
        items.append(item(question, None, str(n), section="Pre-Lab Questions"))
    body += r"\bigskip{\large\bfseries Procedure}\begin{enumerate}[nosep]\item Find the mass of an empty graduated cylinder and record it in the data table.\item Pour about 25 mL of water into the cylinder. Record the exact volume.\item Find the mass of the cylinder with the water.\item Repeat steps 1 to 3 with vegetable oil and with corn syrup.\item Wash the cylinders with warm soapy water and return them to the tray.\end{enumerate}\bigskip\needspace{60mm}{\large\bfseries Data Table}\par\smallskip\renewcommand\arraystretch{1.7}\begin{tabular}{|l|p{28mm}|p{28mm}|p{28mm}|}\hline & Water & Vegetable oil & Corn syrup\\\hline Mass of cylinder (g) & & &\\\hline Mass of cylinder and liquid (g) & & &\\\hline Mass of liquid (g) & & &\\\hline Volume of liquid (mL) & & &\\\hline\end{tabular}\par\bigskip\needspace{40mm}{\large\bfseries Analysis Questions}\par "
    for n, question in enumerate(ANALYSIS, 1):
        body += rf"\needspace{{22mm}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)}}}{rule}{rule}" + "\n"
        items.append(item(question, None, str(n), section="Analysis Questions"))
    ending = "Write two or three sentences about what you learned in this lab. Was your purpose achieved?"
    body += rf"\needspace{{30mm}}\bigskip{{\large\bfseries Conclusion}}\par {tex(ending)}" + rule * 3
    items.append(item(ending, None, section="Conclusion"))
    engine, source = document(draw, body, ["times", "lm", "palatino"], (11,), (22, 25), paper="letterpaper", foot=rf"\fancyfoot[L]{{\small Physical Science}}\fancyfoot[R]{{\small Lab {number}, page \thepage}}")
    return Document(engine, source, items)


# Quiz of a gardening club

GARDEN = [
    ("Round One: In the Flower Bed", [("In which country did the tulip mania of the 1630s take place?", "The Netherlands"), ("Which flower is worn in Britain on Remembrance Day?", "The poppy"), ("What colour are the flowers of forsythia?", "Yellow"), ("Which plant has the Latin name Lavandula?", "Lavender"), ("What is the common name of Antirrhinum?", "Snapdragon"), ("Which flower is the national emblem of Wales?", "The daffodil")]),
    ("Round Two: On the Allotment", [("King Edward and Maris Piper are kinds of what?", "Potato"), ("To which genus do onions, leeks and garlic belong?", "Allium"), ("Which vegetable is forced in the dark in Yorkshire sheds?", "Rhubarb"), ("Which pests are picked off lettuces by torchlight?", "Slugs"), ("What is the edible part of a carrot?", "The root")]),
    ("Round Three: Tools and Terms", [("What is a dibber used for?", "Making holes for seeds or plants"), ("What do gardeners call a plant that lives for two years?", "A biennial"), ("What does pH tell you about a soil?", "How acid or alkaline it is"), ("What do you call taking off dead flowers?", "Deadheading"), ("Which three elements do the letters NPK stand for?", "Nitrogen, phosphorus and potassium")]),
]


@layout(HALF, "clubquiz-dogcart", "quizmaster’s sheet of a gardening club, word processor: three rounds as heads, number and question at the left and the answer in bold italics in a column at the right, no rules, numbers begin again")
def clubquiz_dogcart(draw):
    sheet = Sheet(draw.one(["Caladea", "Carlito", "Liberation Serif"]), draw.one((11, 12)), margin=2.0)
    items = []
    sheet.body += [sheet.p("<b>Lower Wickham Gardening Club</b>", size=17, align="center", after=0.05), sheet.p(f"Annual Quiz, Saturday {draw.random.randint(4, 25)} November, village hall, 7.30 pm", align="center", after=0.05), sheet.p("<i>Quizmaster’s copy: please do not leave on the tables</i>", align="center", after=0.3)]
    for head, pairs in GARDEN:
        sheet.body.append(sheet.p(f"<b>{head}</b>", size=13, before=0.4, after=0.1, extra=KEEP))
        cells = []
        for n, (question, answer) in enumerate(draw.some(pairs, 5), 1):
            cells.append([f"{n}.", question, f"<b><i>{answer}</i></b>"])
            items.append(item(question, answer, str(n), section=head))
        sheet.body.append(sheet.table(cells, [1.0, 10.6, round(sheet.wide - 11.6, 2)], rule="none"))
    sheet.body.append(sheet.p("Half-time raffle after Round Two. Prizes to Mrs Pym, please.", before=0.5))
    engine, source = sheet.source()
    return Document(engine, source, items)


# Chemistry test with its scheme in another file

PH = r"\begin{center}\renewcommand\arraystretch{1.2}\begin{tabular}{|c|c|c|c|}\hline Solution & A & B & C\\\hline pH & 2 & 7 & 12\\\hline\end{tabular}\end{center}"
CHEMISTRY = [
    ("A student adds magnesium ribbon to dilute hydrochloric acid. A gas is given off.", "", [
        ("a", None, [("i", "Name the gas.", ["hydrogen"], []), ("ii", "Describe how the student could test for this gas.", ["hold a burning splint in the gas", "it burns with a squeaky pop"], [])]),
        ("b", "Give two ways to make the reaction faster.", ["use a higher temperature", "use more concentrated acid"], ["use magnesium powder"]),
        ("c", "Explain why the reaction becomes slower after some time.", ["the concentration of the acid falls", "so there are fewer collisions each second"], []),
    ]),
    ("The table shows the pH of three solutions.", PH, [
        ("a", "Which solution is neutral?", ["B"], []),
        ("b", "Which solution turns red litmus paper blue?", ["C"], []),
        ("c", "Solution A is hydrochloric acid. Solution C is sodium hydroxide.", [("i", "Name the type of reaction between solutions A and C.", ["neutralisation"], []), ("ii", "Name the salt that is formed in this reaction.", ["sodium chloride"], ["NaCl"])]),
    ]),
    ("Crude oil is a mixture of hydrocarbons. It is separated by fractional distillation.", "", [
        ("a", "Name the two elements in a hydrocarbon.", ["carbon", "hydrogen"], []),
        ("b", "Explain how crude oil is separated in a fractionating column.", ["the oil is heated until it evaporates", "the vapour cools as it rises", "fractions with different boiling points condense at different heights"], []),
        ("c", "Give one use of bitumen.", ["surfacing roads"], ["waterproofing roofs"]),
    ]),
]


@layout(HALF, "topictest-troika", "topic test in chemistry, XeLaTeX: Q1. in bold, (a) and (i) with rules to write on and (2) in bold at the right, (Total 7 marks); scheme in its own file with numbers as heads and points behind bullets, Allow lines and [2]")
def topictest_troika(draw):
    items, body, scheme = [], "", ""

    def asked(question, points, allow, number, stem, indent, label, width):
        nonlocal body, scheme
        marks = len(points)
        body += rf"\needspace{{25mm}}\lab{{{indent}}}{{{width}}}{{{label}}}{{{tex(question)}}}" + (rf"{{\leftskip={indent}\advance\leftskip by {width}" + r"\par\vspace{15pt}\noindent\hrulefill\par" * max(1, marks) + "}") + rf"\hfill\textbf{{({marks})}}\par\smallskip " + "\n"
        scheme += rf"\needspace{{18mm}}\medskip\textbf{{{number}}}\hfill [{marks}]\par " + "".join(rf"\lab{{6mm}}{{5mm}}{{\textbullet}}{{{tex(p)}}}" for p in points) + "".join(rf"\lab{{6mm}}{{5mm}}{{}}{{\textit{{Allow}} {tex(p)}}}" for p in allow) + "\n"
        items.append(item(question, "\n".join(points), number, marks, stem=stem, rubric=[{"text": p, "marks": None} for p in points] if marks > 1 else None, allow=allow))

    for n, (stem, figure, parts) in enumerate(CHEMISTRY, 1):
        first = len(items)
        body += rf"\needspace{{50mm}}\lab{{0pt}}{{10mm}}{{\textbf{{Q{n}.}}}}{{{tex(stem)}}}{figure}" + "\n"
        for part in parts:
            if len(part) == 4:
                letter, question, points, allow = part
                asked(question, points, allow, f"{n}({letter})", stem, "10mm", f"({letter})", "8mm")
                continue
            letter, inner, below = part
            if inner:
                body += rf"\needspace{{35mm}}\lab{{10mm}}{{8mm}}{{({letter})}}{{{tex(inner)}}}"
            for roman, question, points, allow in below:
                before = f"({letter})" if roman == "i" and not inner else ""
                asked(question, points, allow, f"{n}({letter})({roman})", f"{stem} {inner}" if inner else stem, "10mm", rf"\makebox[8mm][l]{{{before}}}({roman})", "16mm")
        body += rf"\hfill\textbf{{(Total {sum(i['marks'] for i in items[first:])} marks)}}\par\bigskip " + "\n"
    total = sum(i["marks"] for i in items)
    top = rf"{{\Large\bfseries Chemistry Topic Test}}\hfill Name: \rule{{55mm}}{{0.4pt}}\par\smallskip Reactions, acids and crude oil\hfill Class: \rule{{20mm}}{{0.4pt}}\par\medskip Time: 25 minutes\hfill Marks: \rule{{10mm}}{{0.4pt}} / {total}\par\medskip\hrule\bigskip "
    look = dict(fonts=["arial", "noto", "helvetica"], sizes=(11,), margins=(21, 24))
    engine, source = document(draw, top + body, **look, foot=r"Page \thepage")
    return Document(engine, source, items, document(draw, r"{\Large\bfseries Chemistry Topic Test: Mark Scheme}\par\smallskip Each bullet is worth one mark.\par\medskip\hrule " + scheme, **look)[1])


# Exercises of a physiotherapist


@layout(HALF, "exercises-sulky", "sheet of a physiotherapy practice after a knee operation, word processor: Exercise 1: name as heads with what to do in prose and how often in bold, general advice as bullets, table for the week with empty cells; nothing asked")
def exercises_sulky(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Lato"]), 11, margin=2.1)
    moves = [
        ("Heel slides", "Lie on your back with your legs straight. Slide the heel of your operated leg slowly towards your bottom and back again.", "10 times, three times a day"),
        ("Static quads", "Sit on the bed with your leg straight. Push the back of your knee down into the bed and pull your toes towards you. Hold for five seconds.", "10 times, every hour"),
        ("Straight leg raise", "Tighten the muscle of your thigh and lift the whole leg about twenty centimetres off the bed. Lower it slowly.", "8 times, twice a day"),
        ("Knee bends", "Hold on to the back of a chair. Bend both knees a little and stand up straight again. Stop if it hurts.", "10 times, twice a day"),
        ("Calf stretch", "Stand with both hands against a wall. Put one foot behind the other and press the heel to the floor. Hold for twenty seconds.", "3 times on each side"),
    ]
    sheet.body += [sheet.p("<b>Millbrook Physiotherapy</b>", size=17, after=0.05), sheet.p("Exercises after your knee operation", size=13, after=0.3)]
    for n, (name, text, often) in enumerate(moves, 1):
        sheet.body += [sheet.p(f"<b>Exercise {n}: {name}</b>", before=0.25, after=0.1, extra=KEEP), sheet.p(text, after=0.05, extra=KEEP), sheet.p(f"<b>{often}</b>", after=0.2)]
    sheet.body += [sheet.p("<b>Please remember</b>", before=0.35, after=0.1, extra=KEEP)] + [sheet.p(f"•\t{text}", left=0.7, first=-0.7, tabs=[0.7], after=0.06) for text in ("Some stiffness is normal in the first two weeks.", "Put an ice pack in a towel on your knee for ten minutes after the exercises.", "Call us if your calf becomes hot, red or swollen.")]
    days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    sheet.body += [sheet.p("<b>My week</b>", before=0.35, after=0.1, extra=KEEP), sheet.table([[""] + days] + [[f"Exercise {n}"] + [""] * 7 for n in range(1, 6)], [3.2] + [1.8] * 7)]
    sheet.foot = sheet.p("Your next appointment: ______________________     Tel. 01632 960 471", size=9)
    engine, source = sheet.source()
    return Document(engine, source, [])
