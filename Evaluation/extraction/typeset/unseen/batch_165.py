"""The hundred and sixty-fifth: twelve more sheets of teachers, boards and schools, named after clouds, sailing ships and mosses."""

import importlib

from latex import document, tex
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

Sheet = importlib.import_module("blind-then-read.batch_31").Sheet

HALF = "unseen"
KEEP = 'fo:keep-with-next="always"'
BREAK = 'fo:break-before="page"'


def right(sheet):
    return [(sheet.wide, 'style:type="right"')]


# Test of geography, Spain

RIOS = [
    ("¿Cuál es la capital de Portugal?", ["Oporto", "Lisboa", "Coímbra"], 1), ("¿Qué océano baña la costa de Galicia?", ["Pacífico", "Índico", "Atlántico"], 2), ("¿En qué continente está Egipto?", ["África", "Asia", "Europa"], 0), ("¿Qué cordillera separa España de Francia?", ["los Alpes", "los Pirineos", "los Andes"], 1),
]
MAPA = [("El Ebro desemboca en el mar Mediterráneo.", True), ("Las islas Canarias están en el mar Cantábrico.", False), ("El Teide es el pico más alto de España.", True), ("Madrid está situada en la costa.", False)]
HUECOS = [("Un trozo de tierra rodeado de agua es una {}.", "isla"), ("El lugar donde nace un río se llama {}.", "nacimiento"), ("Una gran extensión de terreno llano es una {}.", "llanura"), ("La línea imaginaria que divide la Tierra en dos hemisferios es el {}.", "ecuador")]


@layout(HALF, "prueba-carrack", "geography test of a Spanish primary school, word processor: 1. Rodea with a) b) c), 2. V o F in brackets, 3. words in a frame for gaps of dots, letters of parts begin again; Solucionario behind")
def prueba_carrack(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Comic Neue"]), 11.5, "es", "ES", margin=2.1)
    facts, gaps = draw.mixed(MAPA), draw.mixed(HUECOS)
    bank = draw.mixed([word for _, word in gaps] + ["península"])
    heads = ["Ejercicio 1. Rodea la respuesta correcta. (2 puntos)", "Ejercicio 2. ¿Verdadero (V) o falso (F)? (4 puntos)", "Ejercicio 3. Completa las frases con las palabras del recuadro. Sobra una. (4 puntos)"]
    items = []
    sheet.head = sheet.p("CEIP Virgen del Camino\t5.º de Primaria – Ciencias Sociales", tabs=right(sheet), size=9, after=0.3)
    sheet.body.append(sheet.p("PRUEBA DEL TEMA 4: EL RELIEVE Y LAS AGUAS", "center", size=15, bold=True, after=0.3))
    sheet.body.append(sheet.p("Nombre: ______________________________  Fecha: ___________  Nota: ______", after=0.3))
    sheet.body.append(sheet.p(heads[0], bold=True, before=0.2))
    key = [[], [], []]
    for n, (question, options, place) in enumerate(RIOS, 1):
        sheet.body.append(sheet.p(f"{n}. {question}", left=0.5, after=0.03, extra=KEEP))
        sheet.body.append(sheet.p("\t".join(f"{'abc'[k]}) {text}" for k, text in enumerate(options)), left=1.2, tabs=[6.0, 11.0], after=0.2))
        key[0].append(f"{n}. {'abc'[place]})")
        items.append(item(question, options[place], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[place], section="Ejercicio 1"))
    sheet.body.append(sheet.p(heads[1], bold=True, before=0.3))
    for n, (text, true) in enumerate(facts, 1):
        sheet.body.append(sheet.p(f"{n}. {text}\t(      )", left=0.5, tabs=right(sheet), after=0.2))
        key[1].append(f"{n}. {'V' if true else 'F'}")
        items.append(item(text, str(true), str(n), kind="truefalse", section="Ejercicio 2"))
    sheet.body.append(sheet.p(heads[2], bold=True, before=0.3))
    sheet.body.append(sheet.table([[sheet.p("   –   ".join(bank), "center", before=0.1, after=0.1)]], [sheet.wide]))
    sheet.body.append(sheet.p("", after=0))
    for n, (text, word) in enumerate(gaps, 1):
        sheet.body.append(sheet.p(f"{n}. " + text.format("." * 26), left=0.5, after=0.25))
        key[2].append(f"{n}. {word}")
        items.append(item(text.format("___"), word, str(n), kind="gap", section="Ejercicio 3"))
    sheet.body.append(sheet.p("SOLUCIONARIO", size=14, bold=True, extra=BREAK))
    sheet.body += [sheet.p(f"<b>Ejercicio {k}:</b>  " + "   ".join(said)) for k, said in enumerate(key, 1)]
    engine, source = sheet.source()
    return Document(engine, source, items)


# Words of Persian for beginners

PERSIAN = [
    ("کتاب", "ketâb", "book"), ("مدرسه", "madrese", "school"), ("معلم", "moʿallem", "teacher"), ("خانه", "khâne", "house"), ("آب", "âb", "water"), ("نان", "nân", "bread"), ("پدر", "pedar", "father"), ("مادر", "mâdar", "mother"), ("دوست", "dust", "friend"),
    ("شهر", "shahr", "city"), ("روز", "ruz", "day"), ("شب", "shab", "night"), ("بزرگ", "bozorg", "big"), ("کوچک", "kuchak", "small"), ("خوب", "khub", "good"), ("گل", "gol", "flower"),
]


@layout(HALF, "words-thuidium", "word list of an evening class in Persian, word processor: ruled table English, Pronunciation, فارسی at the right, head in grey, week in the title")
def words_thuidium(draw):
    sheet = Sheet(draw.one(["DejaVu Sans", "Liberation Serif", "Carlito"]), 12, margin=2.4)
    listed = draw.some(PERSIAN, 14)
    sheet.head = sheet.p("Evening classes – Persian for beginners\tHandout 3", tabs=right(sheet), size=9, after=0.3)
    sheet.body.append(sheet.p("Vocabulary for week 3", size=18, bold=True, after=0.15))
    sheet.body.append(sheet.p("Please learn these words by next Tuesday. The sign ʿ is a short stop in the throat.", after=0.3))
    table = [["<b>English</b>", "<b>Pronunciation</b>", sheet.p("<b>فارسی</b>", "end", after=0, font="DejaVu Sans")]]
    table += [[english, f"<i>{sound}</i>", sheet.p(persian, "end", after=0, font="DejaVu Sans", size=14)] for persian, sound, english in listed]
    sheet.body.append(sheet.table(table, [5.6, 5.0, 5.2], padding=0.12, fills={0: "#d9d9d9"}))
    sheet.body.append(sheet.p("Next week: numbers from 1 to 20", before=0.4, size=10))
    engine, source = sheet.source()
    return Document(engine, source, [item(persian, english, kind="vocabulary") for persian, _, english in listed])


# Key terms of a chapter on photography

PHOTO = [
    ("Aperture", "The opening in a lens through which light passes, measured in f-stops."), ("Backlight", "Light that comes from behind the subject, towards the camera."), ("Burst mode", "A setting in which the camera takes one picture after another as long as the button is held."),
    ("Contrast", "The difference between the lightest and the darkest parts of a picture."), ("Cropping", "Cutting away the outer parts of a picture to improve its composition."), ("Depth of field", "The distance between the nearest and the farthest points that appear sharp."),
    ("Exposure", "The amount of light that reaches the film or the sensor."), ("Focal length", "The distance, in millimetres, from the optical centre of the lens to the sensor when the lens is focused at infinity."), ("Noise", "Grains of false colour that appear in pictures taken at high sensitivity."),
    ("Shutter", "The curtain or blade that opens to let light in for a set time."), ("Tripod", "A stand with three legs that keeps the camera still."), ("Viewfinder", "The window through which the photographer looks to frame the picture."), ("White balance", "A setting that keeps white objects white under lamps of different colours."),
]


@layout(HALF, "glossary-pannus", "key terms at the end of a textbook chapter, groff: title with a rule, term in bold on its own line and meaning set in below, running head with chapter and page")
def glossary_pannus(draw):
    listed = draw.some(PHOTO, 12)
    lines = [".ds LH", ".ds RH", ".ds LF Chapter 2", ".ds CF", ".ds RF \\\\n(PN", ".nr % 47", ".LP", "\\s+6\\fBKey Terms\\fP\\s0", ".br", "\\l'\\n(.lu'", ".LP", "The terms below are printed in bold where they first appear in this chapter."]
    for term, meaning in listed:
        lines += [".LP", ".ne 3", f"\\fB{plain(term)}\\fP", ".br", ".in 3n", plain(meaning), ".br", ".in 0"]
    engine, source = roff(draw, lines, (10, 11), ("P", "H", "N"))
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in listed])


# Tutorial of a university with solutions

MECHANICS = [
    ("A car starts from rest and reaches 20 m/s in 8.0 s. Find its acceleration.", 2, "The change of velocity is 20 m/s, and a = Δv/t = 20/8.0.", "2.5 m/s²"),
    ("A crate of mass 30 kg is pulled along a level floor by a horizontal force of 150 N. The friction is 60 N. Find the acceleration of the crate.", 3, "The net force is 150 − 60 = 90 N. By Newton’s second law a = F/m = 90/30.", "3.0 m/s²"),
    ("A stone is dropped from a bridge and hits the water after 2.0 s. Take g as 9.8 m/s² and find the height of the bridge.", 3, "From h = ½gt² we have h = 0.5 × 9.8 × 4.0, and air resistance is neglected.", "19.6 m"),
    ("A lift of mass 800 kg rises at a constant speed of 1.5 m/s. What is the power of its motor if losses are neglected?", 4, "The tension equals the weight, 800 × 9.8 = 7840 N. Then P = Fv = 7840 × 1.5.", "11 760 W"),
    ("A trolley of mass 2.0 kg moves at 3.0 m/s and sticks to a trolley of mass 4.0 kg at rest. Find their common speed.", 3, "Momentum is conserved: 2.0 × 3.0 = (2.0 + 4.0)v.", "1.0 m/s"),
    ("A spring is stretched by 5.0 cm when a load of 4.0 N hangs from it. Calculate its spring constant.", 2, "By Hooke’s law k = F/x = 4.0/0.050.", "80 N/m"),
    ("A ball of mass 0.20 kg falls through 5.0 m. How much potential energy does it lose?", 2, "The loss is mgh = 0.20 × 9.8 × 5.0.", "9.8 J"),
    ("A wheel turns 300 times in a minute. What is its frequency in hertz?", 1, "A minute has 60 s, so that f = 300/60.", "5.0 Hz"),
    ("A satellite moves in a circle of radius 7000 km at 7.5 km/s. Determine its centripetal acceleration.", 3, "With r = 7.0 × 10⁶ m and v = 7500 m/s, a = v²/r.", "8.0 m/s²"),
]


@layout(HALF, "tutorial-windjammer", "tutorial of a physics department, pdfLaTeX: Problem 1 [2 marks] run in, Solution in a paragraph with a rule at the left, working and then the result in bold")
def tutorial_windjammer(draw):
    items, body = [], r"\begin{center}{\Large\bfseries PHYS 1001 Mechanics}\par\smallskip{\large Tutorial 5 with solutions}\par\smallskip\textit{Department of Physics, week 6}\end{center}\hrule\medskip Take $g=9.8$ m/s\textsuperscript{2} throughout. Discuss the problems with your tutor before you read the solutions.\par\medskip "
    for n, (question, marks, working, result) in enumerate(draw.some(MECHANICS, 9), 1):
        body += rf"\begin{{minipage}}{{\linewidth}}\setlength\parskip{{4pt}}\textbf{{Problem {n}}} [{marks} mark{'s' if marks > 1 else ''}]\quad {tex(question)}\par\smallskip\hspace*{{5mm}}\vrule width 1.2pt\hspace{{3mm}}\parbox{{\dimexpr\linewidth-12mm}}{{\textit{{Solution.}} {tex(working)}\par Result: \textbf{{{tex(result)}}}}}\end{{minipage}}\par\bigskip " "\n"
        items.append(item(question, result, str(n), marks, kind="numeric", answer_kind="contains"))
    body = body.replace("½", r"\textonehalf{}").replace("×", r"$\times$").replace("Δ", r"$\Delta$")
    engine, source = document(draw, body, ["lm", "palatino", "times"], (11,), (20, 24), foot=r"\fancyfoot[C]{\small Tutorial 5 -- page \thepage}")
    return Document(engine, source, items)


# Placement test of a language school

PLACE = [
    ("My brother ____ in a bank.", ["work", "works", "working"]), ("____ you like a cup of tea?", ["Would", "Do", "Are"]), ("There aren’t ____ chairs in the room.", ["some", "any", "much"]), ("We ____ to Rome last summer.", ["go", "have gone", "went"]), ("This film is ____ than the book.", ["more good", "better", "best"]),
    ("I have lived here ____ 2015.", ["since", "for", "from"]), ("If it rains, we ____ at home.", ["stayed", "will stay", "would stay"]), ("She asked me where ____.", ["I lived", "did I live", "do I live"]), ("The letter ____ yesterday.", ["was sent", "sent", "has sent"]), ("He’s used to ____ up early.", ["get", "getting", "got"]),
    ("I wish I ____ more time.", ["have", "had", "will have"]), ("You ____ smoke in the hospital.", ["mustn’t", "don’t have to", "needn’t"]), ("By next June she ____ her degree.", ["finishes", "will have finished", "has finished"]), ("Hardly ____ sat down when the bell rang.", ["I had", "had I", "did I"]),
]


@layout(HALF, "placement-corvette", "placement test of a language school, word processor: ruled table with number, sentence with gap and columns A, B and C, table of levels by points, no key")
def placement_corvette(draw):
    sheet = Sheet(draw.one(["Carlito", "Open Sans", "Liberation Sans"]), 10.5, margin=1.9)
    sheet.head = sheet.p("Harbour Language Centre\tEnglish placement test – version B", tabs=right(sheet), size=9, after=0.3)
    sheet.body.append(sheet.p("Placement test", size=18, bold=True, color="#1f3864", after=0.1))
    sheet.body.append(sheet.p("Surname: ____________________   First name: ____________________   Date: ____________", after=0.25))
    sheet.body.append(sheet.p("Circle A, B or C to complete each sentence. You have 15 minutes. Do not guess: leave out what you do not know.", after=0.25))
    table = [["", "", "<b>A</b>", "<b>B</b>", "<b>C</b>"]] + [[f"<b>{n}</b>", text.replace("____", "_________"), *options] for n, (text, options) in enumerate(PLACE, 1)]
    sheet.body.append(sheet.table(table, [0.9, 7.3, 2.9, 3.2, 2.9], padding=0.13, fills={0: "#d9e2f3"}))
    sheet.body.append(sheet.p("For office use", bold=True, before=0.5, after=0.1))
    sheet.body.append(sheet.table([["<b>Points</b>", "0–4", "5–8", "9–11", "12–14"], ["<b>Level</b>", "A1", "A2", "B1", "B2"]], [2.6] * 5))
    engine, source = sheet.source()
    return Document(engine, source, [item(text.replace("____", "___"), None, str(n), None, choices("ABC", options), kind="gap") for n, (text, options) in enumerate(PLACE, 1)])


# Quiz of a radio host

HOST = [
    ("Round One: Food and Drink", [("Which nut is used to make marzipan?", ["Almond", "Hazelnut", "Walnut"], 0), ("Which country does feta come from?", ["Italy", "Greece", "Bulgaria"], 1), ("What is the main ingredient of guacamole?", ["Cucumber", "Lime", "Avocado"], 2), ("Which spice comes from a crocus?", ["Saffron", "Turmeric", "Paprika"], 0)]),
    ("Round Two: Sport", [("How many players are there in a netball team?", ["Five", "Seven", "Nine"], 1), ("In which sport can you score an albatross?", ["Archery", "Sailing", "Golf"], 2), ("How long is an Olympic swimming pool?", ["25 metres", "33 metres", "50 metres"], 2), ("Which city hosted the Summer Olympics of 2000?", ["Sydney", "Athens", "Atlanta"], 0)]),
    ("Round Three: Music", [("How many keys does a standard piano have?", ["66", "88", "102"], 1), ("Which instrument did Louis Armstrong play?", ["Trumpet", "Clarinet", "Piano"], 0), ("Who wrote the opera “Carmen”?", ["Verdi", "Bizet", "Gounod"], 1), ("What does the word “forte” mean?", ["Slow", "Soft", "Loud"], 2)]),
]


@layout(HALF, "trivia-fontinalis", "trivia night of a club, host’s copy, Chromium: rounds as dark bars, numbers that begin again, A / B / C in one row, ANSWER in green capitals below each with letter and words")
def trivia_fontinalis(draw):
    items, body = [], "<h1>Thursday Trivia</h1><p class=s>HOST COPY – do not leave on the tables</p>"
    for head, asked in HOST:
        body += f"<div class=r>{head}</div>"
        for n, (question, options, place) in enumerate(asked, 1):
            body += f"<div class=q><p><b>{n}.</b> {web(question)}</p><p class=o>" + "".join(f"<span>{'ABC'[k]}. {web(text)}</span>" for k, text in enumerate(options)) + f"</p><p class=a>ANSWER: {'ABC'[place]} – {web(options[place])}</p></div>"
            items.append(item(question, options[place], str(n), None, choices("ABC", options), kind="mcq", answer_label="ABC"[place], section=head))
    body += "<p class=t><b>Tie-breaker card is in the envelope.</b></p>"
    css = "h1 { text-align: center; font-size: 200%; margin: 0 } .s { text-align: center; color: #a00; margin: 1mm 0 4mm } .r { background: #222; color: #fff; font-weight: bold; padding: 2mm 3mm; margin: 5mm 0 2mm; break-after: avoid } .q { break-inside: avoid; margin: 3mm 0 } .q p { margin: 0.6mm 0 } .o { padding-left: 6mm } .o span { display: inline-block; width: 48mm } .a { padding-left: 6mm; color: #0a6b2d; font-weight: bold; font-size: 90% } .t { text-align: center; margin-top: 8mm }"
    engine, source = page(draw, body, ["Roboto", "Lato", "Liberation Sans"], (11, 12), css)
    return Document(engine, source, items)


# Paper of sources in history

SOURCES = [
    ("Section 1: The railway comes to Ashby", [("Source A", "From a letter of a farmer to a newspaper, 1846", "“The company’s men came over my hedge with their chains and poles, and when I asked by what right they measured my wheat they laughed. In two years, they said, I should thank them.”"), ("Source B", "From the report of a parish clerk, 1852", "“Since the opening of the line the price of coal has fallen by a third, and milk is sent to the city each morning. Eleven families have left us, and not one carrier is now at work.”")], [
        ("What, according to Source A, did the men of the company do on the farmer’s land?", 2), ("What is the message of Source A about the attitude of the company?", 3), ("Using Source B, identify two benefits that the railway brought to the parish.", 2), ("Compare and contrast what Sources A and B say about the effects of the railway.", 6), ("With reference to its origin and purpose, analyse the value of Source B for a historian of village life.", 4)]),
    ("Section 2: Women in the mills", [("Source C", "From the evidence of a mill worker to a committee, 1833", "“I began at five in the morning, and I have fallen asleep at the frame with the hooks in my hand. The overseer would wake us with water.”"), ("Source D", "From an advertisement of a mill owner, 1835", "“Wanted, steady young women, of good character. Clean lodgings, a Sunday school and regular wages are offered.”")], [
        ("According to Source C, how did the overseer keep the workers awake?", 1), ("What does Source D suggest about the kind of worker the owner looked for?", 3), ("How far does Source D disagree with Source C about conditions in the mills?", 5), ("Using the sources and your own knowledge, evaluate the claim that factory work gave women more freedom.", 9)]),
]


@layout(HALF, "sources-xebec", "history paper with sources in frames, XeLaTeX: sections that begin with sources, questions 1. to 9. that run on, marks in square brackets at the right edge, no answers")
def sources_xebec(draw):
    items, n = [], 0
    body = r"\begin{center}{\Large\bfseries History}\par\smallskip{\large Standard level, Paper 1: Source booklet and questions}\end{center}\textbf{Time: 1 hour 15 minutes}\hfill\textbf{Maximum mark: 35}\par\smallskip\textit{Read all the sources of a section before you answer its questions. Answer all questions in the answer booklet.}\par\medskip "
    for place, (head, sources, asked) in enumerate(SOURCES):
        body += (r"\newpage " if place else "") + rf"{{\large\bfseries {tex(head)}}}\par\medskip " "\n"
        for name, origin, text in sources:
            body += rf"\fbox{{\parbox{{\dimexpr\linewidth-2\fboxsep-2\fboxrule}}{{\textbf{{{name}}}\quad\textit{{{tex(origin)}}}\par\smallskip {tex(text)}}}}}\par\medskip " "\n"
        for question, marks in asked:
            n += 1
            body += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)}\pushright{{[{marks}]}}}}\smallskip " "\n"
            items.append(item(question, None, str(n), marks, section=head))
    engine, source = document(draw, body, ["libertine", "schoolbook", "timesnew"], (11,), (24, 28), head=r"\fancyhead[L]{\small 2224--5301}\fancyhead[R]{\small -- \thepage\ --}", foot="")
    return Document(engine, source, items)


# Grammar sheet of a teacher of French

PASSE = [("Hier, nous {} au cinéma.", "sommes allés"), ("Léa {} un gâteau pour son frère.", "a préparé"), ("Mes parents {} très tard.", "sont rentrés"), ("Tu {} tes devoirs ?", "as fini"), ("J’{} mes clés dans le bus.", "ai perdu"), ("Vous {} la nouvelle ?", "avez entendu")]
DEBUTS = [("Il pleuvait très fort,", "alors nous avons pris le bus."), ("Comme j’avais faim,", "j’ai mangé une pomme."), ("Quand le film a commencé,", "tout le monde s’est tu."), ("Elle était malade,", "donc elle est restée au lit."), ("Le magasin était fermé,", "c’est pourquoi je n’ai rien acheté.")]


@layout(HALF, "fiche-grimmia", "grammar sheet of a teacher of French, word processor: A. gaps of dots with verbs in a frame, B. beginnings 1 to 5 and ends a to e side by side without rules, Corrigé in small print below")
def fiche_grimmia(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Serif", "Caladea"]), 12, "fr", "FR", margin=2.2)
    gaps, starts = draw.mixed(PASSE), draw.mixed(DEBUTS)
    ends, bank = draw.mixed([end for _, end in DEBUTS]), draw.mixed([verb for _, verb in PASSE])
    first, second = "A. Complète les phrases avec les verbes de l’encadré.", "B. Relie les deux parties de chaque phrase."
    sheet.head = sheet.p("Français – niveau A2\tMme Rousselot", tabs=right(sheet), size=9, after=0.3)
    sheet.body.append(sheet.p("Le passé composé : on s’entraîne !", "center", size=17, bold=True, after=0.3))
    sheet.body.append(sheet.p("Prénom : ____________________     Classe : ________", after=0.4))
    sheet.body.append(sheet.p(first, bold=True))
    sheet.body.append(sheet.table([[sheet.p("    /    ".join(bank), "center", before=0.1, after=0.1)]], [sheet.wide]))
    sheet.body.append(sheet.p("", after=0))
    for n, (text, _) in enumerate(gaps, 1):
        sheet.body.append(sheet.p(f"{n}.\t{text.format('.' * 34)}", left=0.8, first=-0.8, tabs=[0.8], after=0.3))
    sheet.body.append(sheet.p(second, bold=True, before=0.5))
    for k, ((start, _), end) in enumerate(zip(starts, ends), 1):
        sheet.body.append(sheet.p(f"{k}.\t{start}\t•      •\t{'abcde'[k - 1]}.  {end}", left=0.8, first=-0.8, tabs=[0.8, 7.0, 9.0], after=0.3))
    letters = ["abcde"[ends.index(end)] for _, end in starts]
    sheet.body.append(sheet.p("<b>Corrigé</b>", before=1.2, after=0.05, size=9))
    sheet.body.append(sheet.p("A. " + " – ".join(f"{n}. {verb}" for n, (_, verb) in enumerate(gaps, 1)), size=9, after=0.05))
    sheet.body.append(sheet.p("B. " + " – ".join(f"{n}{letter}" for n, letter in enumerate(letters, 1)), size=9))
    items = [item(text.format("___"), verb, str(n), kind="gap", section=first) for n, (text, verb) in enumerate(gaps, 1)]
    items += [item(start, end, str(n), None, choices("abcde", ends), kind="match", answer_label=letter, section=second) for n, ((start, end), letter) in enumerate(zip(starts, letters), 1)]
    engine, source = sheet.source()
    return Document(engine, source, items)


# Theory test of a training centre

FORKLIFT = [
    ("Before you start work, the truck must be", ["washed", "checked", "refuelled", "weighed"], 1, 1, "2.1"), ("The load should be carried", ["as high as possible", "at eye level", "tilted forward", "as low as possible"], 3, 1, "3.4"), ("What does the rating plate show?", ["the safe load", "the owner", "the date of sale", "the tyre pressure"], 0, 2, "1.6"),
    ("Who may ride on the forks?", ["a supervisor", "an apprentice", "nobody", "anyone with a helmet"], 2, 1, "4.2"), ("When the load blocks your view you should", ["sound the horn and go on", "travel in reverse", "raise the forks", "lean out"], 1, 2, "3.7"), ("On a slope with a load, the load must face", ["uphill", "downhill", "sideways", "the wall"], 0, 2, "3.9"),
    ("When you leave the truck, the forks are", ["raised", "tilted back", "locked apart", "lowered to the floor"], 3, 1, "5.1"), ("A battery is charged in a place that is", ["warm and closed", "well ventilated", "dark", "below ground"], 1, 1, "6.3"), ("If the truck tips over you should", ["stay in the seat and hold on", "jump clear", "turn off the lights", "raise your hands"], 0, 2, "7.2"), ("How often must a lift truck be thoroughly examined at least?", ["every day", "every week", "every year", "every five years"], 2, 1, "1.9"),
]


@layout(HALF, "theory-contrail", "theory test of a training centre for lift trucks, Chromium: boxes with letters A to D in two columns, marks in small print after the question, signatures at the foot; assessor’s key in its own file as a table with references")
def theory_contrail(draw):
    items, key = [], ""
    total = sum(q[3] for q in FORKLIFT)
    body = f"<table class=h><tr><td><b>Northgate Training Ltd</b></td><td>Counterbalance lift truck<br><b>Theory test, paper 2</b></td><td>Pass mark: {total - 4}/{total}</td></tr></table><div class=n><span>Candidate</span><i></i><span>Date</span><i></i></div><p>Put a cross in <b>one</b> box for each question. No books or phones may be used.</p>"
    for n, (question, options, place, marks, reference) in enumerate(FORKLIFT, 1):
        said = f"{marks} mark{'s' if marks > 1 else ''}"
        body += f"<div class=q><b>{n}</b><div><p>{web(question)} <small>[{said}]</small></p><div class=o>" + "".join(f"<span><em></em>{'ABCD'[k]} &nbsp;{web(text)}</span>" for k, text in enumerate(options)) + "</div></div></div>"
        key += f"<tr><td>{n}</td><td>{'ABCD'[place]}</td><td>{web(options[place])}</td><td>{reference}</td></tr>"
        items.append(item(question, options[place], str(n), marks, choices("ABCD", options), kind="mcq", answer_label="ABCD"[place]))
    body += "<div class=n><span>Candidate’s signature</span><i></i><span>Assessor</span><i></i></div><p class=f>NT/CB/2 &nbsp; Issue 5 &nbsp; Page 1 of 1</p>"
    css = ".h { width: 99.5%; border-collapse: collapse; margin-bottom: 3mm } .h td { border: 1px solid #000; padding: 2mm 3mm; text-align: center } .n { display: flex; gap: 3mm; margin: 4mm 0 } .n i { flex: 1; border-bottom: 1px solid #000 } p { margin: 1mm 0 } .q { display: flex; margin: 2.6mm 0; break-inside: avoid } .q > b { width: 9mm } .q > div { flex: 1 } .o { display: grid; grid-template-columns: 1fr 1fr; row-gap: .6mm } em { display: inline-block; width: 3mm; height: 3mm; border: 1px solid #000; margin-right: 2mm } .f { font-size: 75%; text-align: center; margin-top: 4mm } .k { border-collapse: collapse } .k td, .k th { border: 1px solid #000; padding: 1.2mm 4mm; text-align: left }"
    fonts = [draw.one(["Liberation Sans", "Carlito", "Open Sans"])]
    engine, source = page(draw, body, fonts, (10.5,), css)
    marking = f"<h2>Assessor’s key – Theory test, paper 2</h2><p>Keep locked away. Award the marks printed on the paper.</p><table class=k><tr><th>Question</th><th>Answer</th><th>Wording</th><th>Manual</th></tr>{key}</table>"
    return Document(engine, source, items, page(draw, marking, fonts, (10.5,), css)[1])


# Worksheet on the body with two parts

ORGANS = [("heart", "pumps blood round the body"), ("lungs", "take in oxygen and give out carbon dioxide"), ("stomach", "mixes food with acid"), ("kidneys", "filter waste from the blood"), ("brain", "controls thought and movement"), ("skin", "protects the body from germs"), ("liver", "makes bile and stores sugar")]
SKELETON = [("The bones of the head form the {}.", "skull"), ("The {} protect the heart and the lungs.", "ribs"), ("Bones are moved by {}.", "muscles"), ("The place where two bones meet is a {}.", "joint"), ("The longest bone in the body is the {}.", "femur"), ("The {} runs down the middle of the back.", "spine")]


@layout(HALF, "body-barque", "worksheet on the human body by a teacher, word processor: Task 1 organs and functions to join in a table with a wide empty column, Task 2 gaps with a bank below the sentences; answers on the back, listed by task")
def body_barque(draw):
    sheet = Sheet(draw.one(["Comic Neue", "Liberation Sans", "Carlito"]), 12, margin=2.1)
    left, gaps = draw.mixed(ORGANS), draw.mixed(SKELETON)
    ends, bank = draw.mixed([what for _, what in ORGANS]), draw.mixed([word for _, word in SKELETON])
    letters = "ABCDEFG"
    heads = ["Task 1: Join each organ to its function.", "Task 2: Use the words below to fill in the gaps."]
    sheet.foot = sheet.p("Mr Hadley’s Science Resources – Year 5", "center", size=9, after=0)
    sheet.body.append(sheet.p("Name: ______________________\tDate: ______________", tabs=right(sheet), after=0.3))
    sheet.body.append(sheet.p("My amazing body", "center", size=20, bold=True, color="#c55a11", after=0.3))
    sheet.body.append(sheet.p(heads[0], bold=True))
    sheet.body.append(sheet.table([[sheet.p(f"{n}  {organ}", before=0.1, after=0.1), "", sheet.p(f"{letters[n - 1]}  {ends[n - 1]}", before=0.1, after=0.1)] for n, (organ, _) in enumerate(left, 1)], [3.8, 3.4, 9.4], rule="0.5pt solid #c55a11"))
    sheet.body.append(sheet.p(heads[1], bold=True, before=0.5))
    for n, (text, _) in enumerate(gaps, 1):
        sheet.body.append(sheet.p(f"{n}  {text.format('_' * 16)}", left=0.4, after=0.28))
    sheet.body.append(sheet.p("[  " + "  |  ".join(bank) + "  ]", "center", bold=True, before=0.2))
    sheet.body.append(sheet.p("Answers", size=16, bold=True, color="#c55a11", extra=BREAK))
    sheet.body.append(sheet.p("Task 1", bold=True, after=0.05))
    sheet.body += [sheet.p(f"{n} {letters[ends.index(what)]}", after=0.02, left=0.4) for n, (_, what) in enumerate(left, 1)]
    sheet.body.append(sheet.p("Task 2", bold=True, before=0.3, after=0.05))
    sheet.body += [sheet.p(f"{n} {word}", after=0.02, left=0.4) for n, (_, word) in enumerate(gaps, 1)]
    items = [item(organ, what, str(n), None, choices(letters, ends), kind="match", answer_label=letters[ends.index(what)], section="Task 1") for n, (organ, what) in enumerate(left, 1)]
    items += [item(text.format("___"), word, str(n), kind="gap", section="Task 2") for n, (text, word) in enumerate(gaps, 1)]
    engine, source = sheet.source()
    return Document(engine, source, items)


# Class test of biology, Germany

WALD = [
    ("Im Laubwald lassen sich verschiedene Stockwerke unterscheiden.", [("Nenne die vier Stockwerke des Waldes von unten nach oben.", 4), ("Erkläre, warum im Frühjahr viele Pflanzen am Boden blühen, bevor die Bäume Blätter tragen.", 2)]),
    ("Eiche, Eichenwickler, Kohlmeise und Habicht bilden eine Nahrungskette.", [("Zeichne die Nahrungskette mit Pfeilen.", 2), ("Ordne den Lebewesen die Begriffe Produzent und Konsument zu.", 2), ("Beschreibe, welche Folgen es hat, wenn alle Kohlmeisen verschwinden.", 3)]),
    ("Pilze und Bakterien sind Destruenten.", [("Gib an, wovon sie sich ernähren.", 1), ("Erläutere ihre Bedeutung für den Stoffkreislauf.", 3)]),
    ("Der Borkenkäfer befällt vor allem Fichten.", [("Nenne zwei Gründe, warum reine Fichtenwälder gefährdet sind.", 2), ("Begründe, warum Förster heute Mischwälder pflanzen.", 2)]),
]


@layout(HALF, "klassenarbeit-castellanus", "class test of biology in Germany, word processor: Aufgabe 1 as a head, a) b) below with ___/4 P. at the right edge, table for the mark at the foot, no answers")
def klassenarbeit_castellanus(draw):
    sheet = Sheet(draw.one(["Liberation Sans", "Carlito", "Liberation Serif"]), 11.5, "de", "DE", margin=2.3)
    items, total = [], 0
    sheet.body.append(sheet.p("Gymnasium am Stadtpark\tKlasse 7b\tDatum: ____________", tabs=[(sheet.wide / 2, 'style:type="center"'), *right(sheet)], after=0.3))
    sheet.body.append(sheet.p("1. Klassenarbeit Biologie: Ökosystem Wald", "center", size=15, bold=True, after=0.2))
    sheet.body.append(sheet.p("Name: ____________________________________", after=0.3))
    for n, (stem, parts) in enumerate(WALD, 1):
        sheet.body.append(sheet.p(f"Aufgabe {n}", bold=True, before=0.35, after=0.05, extra=KEEP))
        sheet.body.append(sheet.p(stem, after=0.1, extra=KEEP))
        for k, (question, marks) in enumerate(parts):
            total += marks
            sheet.body.append(sheet.p(f"{'abc'[k]})\t{question}\t___/{marks} P.", left=0.8, first=-0.8, tabs=[0.8, *right(sheet)], before=0.1, after=0.9))
            items.append(item(question, None, f"{n}({'abc'[k]})", marks, stem=stem))
    sheet.body.append(sheet.p("Viel Erfolg!", "center", before=0.2, after=0.3))
    sheet.body.append(sheet.table([["<b>Punkte</b>", f"       / {total}", "<b>Note</b>", "", "<b>Unterschrift</b>", ""]], [2.2, 2.6, 1.8, 2.2, 3.2, 4.2]))
    engine, source = sheet.source()
    return Document(engine, source, items)


# Study guide to a story, teacher's copy

STUDY = [
    ("Stave One", [("What kind of man is Scrooge when the story begins?", "He is mean, cold and lonely, and he cares only for money."), ("Why does Fred visit his uncle?", "He comes to invite Scrooge to Christmas dinner."), ("What does Scrooge see in the knocker of his door?", "He sees the face of Jacob Marley, his dead partner."), ("Why does Marley’s ghost wear a chain?", "He made it himself by his greed during his life.")]),
    ("Stave Two", [("Where does the Ghost of Christmas Past take Scrooge first?", "They go to the school that he attended as a boy."), ("Who is Fezziwig?", "He is the cheerful merchant to whom Scrooge was apprenticed."), ("Why does Belle break off the engagement?", "She sees that he loves gold more than her.")]),
    ("Stave Three", [("How many children does Bob Cratchit have?", "He has six children."), ("What does Tiny Tim say at dinner?", "He says, “God bless us every one!”"), ("What are the names of the two children under the robe of the spirit?", "They are called Ignorance and Want.")]),
]


@layout(HALF, "guide-climacium", "study guide to a story, teacher’s copy, word processor: staves as heads, questions numbered again in each by the program, model answer in red italics on the next line")
def guide_climacium(draw):
    sheet = Sheet(draw.one(["Caladea", "Liberation Serif", "Carlito"]), 11.5, country="US", paper=(21.59, 27.94), margin=2.4)
    items = []
    sheet.head = sheet.p("English 8 – Ms. Delgado\tTEACHER COPY", tabs=right(sheet), size=9, after=0.3)
    sheet.foot = sheet.p("{page}", "center", after=0, size=9)
    sheet.body.append(sheet.p("<i>A Christmas Carol</i>: Study Questions", size=18, after=0.1))
    sheet.body.append(sheet.p("Students answer in complete sentences in their journals. Sample responses are shown; accept any reasonable answer.", after=0.3))
    for head, asked in STUDY:
        sheet.body.append(sheet.p(head, size=14, bold=True, before=0.3, after=0.1, extra=KEEP))
        style = sheet.levels(("1", "", ".", 0.9, 0.9 + len(items) / 1000))
        sheet.body.append(sheet.list([(question, sheet.p(f"<i><r>{answer}</r></i>", left=0.9, after=0.25)) for question, answer in asked], style, after=0.05))
        items += [item(question, answer, str(n), section=head) for n, (question, answer) in enumerate(asked, 1)]
    engine, source = sheet.source()
    return Document(engine, source, items)
