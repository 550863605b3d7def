"""The eighty-fourth: the other fifteen of thirty ways to tell the right answer, drawn by dice (seed 83) from the ninety that batch_83.py lists.

Key in another file; Key without a heading after the last question; Key in a paragraph 1-c, 2-a, 3-d; Key in words: Statements 2 and 5 are
false; Teacher's edition: gaps filled in red; Corrigé with points, DELF, French; Grid of the key with X under A B C D; Numer zadania |
Poprawna odpowiedź, Polish; Ответы: 1 – 2, 2 – 4, options in digits, Russian; Cevap anahtarı in columns, Turkish; Quiz patente: V or F in
the column at the right, Italian; GIFT source printed: = and ~; Lösungswort made of the letters of right options, German; Mark scheme
Question | Answer | Marks, Cambridge paper 1; Lettres justes entourées dans le corrigé, French table.
"""

import re

import engines  # noqa: F401  (registers latex and typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from unseen.batch_79 import ty
from unseen.batch_83 import asked, dealt
from webpage import page, web

HALF = "unseen"


def typst(fonts, size, body, language="en", paper="a4", foot=True):
    """A whole source for Typst."""
    number = "footer: align(center, text(9pt)[#context counter(page).display()])" if foot else ""
    return f"""#set page(paper: "{paper}", margin: (x: 22mm, y: 20mm), {number})
#set text(font: ("{fonts}",), size: {size}pt, lang: "{language}")
#set par(leading: 0.6em)
{body}"""


# Options in digits, key in another file, physics of an Indian coaching institute

NEET = [
    ("The SI unit of work is the", ["newton", "joule", "watt", "pascal"], 1),
    ("A body moves in a circle at constant speed. Its acceleration is directed", ["along the tangent", "away from the centre", "towards the centre", "along the axis"], 2),
    ("Which of the following is a vector quantity?", ["mass", "speed", "energy", "momentum"], 3),
    ("A force of 10 N acts on a body of mass 2 kg at rest. Its velocity after 3 s is", ["15 m/s", "5 m/s", "30 m/s", "60 m/s"], 0),
    ("The resistance of two 6 Ω resistors in parallel is", ["12 Ω", "3 Ω", "6 Ω", "36 Ω"], 1),
    ("Sound waves cannot travel through", ["steel", "water", "vacuum", "air"], 2),
    ("The power of a lens of focal length 50 cm is", ["2 dioptres", "0.5 dioptre", "5 dioptres", "50 dioptres"], 0),
    ("Which of these radiations has the longest wavelength?", ["gamma rays", "X-rays", "ultraviolet rays", "radio waves"], 3),
    ("The slope of a velocity–time graph gives the", ["distance", "acceleration", "force", "power"], 1),
]


@layout(HALF, "coaching-koel", "physics test of a coaching institute, options (1) to (4) two in a row, key in another file as a grid")
def coaching_koel(draw):
    questions = list(dealt(draw, NEET))
    body = r"\begin{center}{\Large\bfseries VIDYA ACADEMY}\\[2pt]\textbf{Medical Entrance -- Minor Test 4}\\ Subject: PHYSICS\hfill Time: 10 min.\end{center}\hrule\medskip "
    items = []
    for n, (question, options, right) in enumerate(questions, 1):
        shown = [tex(o).replace("Ω", r"$\Omega$") for o in options]
        ask = tex(question).replace("Ω", r"$\Omega$")
        body += rf"\needspace{{24mm}}\lab{{0pt}}{{9mm}}{{{n}.}}{{{ask}}}"
        for k in (0, 2):
            body += rf"\par\hspace*{{9mm}}\makebox[0.45\linewidth][l]{{({k + 1}) {shown[k]}}}({k + 2}) {shown[k + 1]}\par"
        body += r"\smallskip "
        items.append(asked(str(n), question, options, right, "1234"))
    engine, source = document(draw, body, ["timesnew", "times"], (11, 12), (20, 24))
    cells = [(str(n), f"({right + 1})") for n, (_, _, right) in enumerate(questions, 1)] + [("", "")]
    grid = ""
    for start in (0, 5):
        row = cells[start : start + 5]
        grid += r"\textbf{Q.} & " + " & ".join(a for a, _ in row) + r"\\\hline \textbf{Ans.} & " + " & ".join(b for _, b in row) + r"\\\hline "
    scheme = r"\begin{center}{\Large\bfseries VIDYA ACADEMY}\\[2pt]\textbf{Medical Entrance -- Minor Test 4}\\[6pt]\textbf{ANSWER KEY -- PHYSICS}\\[8pt]\renewcommand\arraystretch{1.3}\begin{tabular}{|l|*{5}{p{14mm}|}}\hline " + grid + r"\end{tabular}\end{center}"
    return Document(engine, source, items, document(draw, scheme, ["timesnew" if engine == "xelatex" else "times"], (12,), (20, 24))[1])


# Key without heading, history

EGYPT = [
    ("Along which river did the civilization of ancient Egypt grow?", ["Tigris", "Nile", "Indus", "Jordan"], 1),
    ("What was the title of the rulers of Egypt?", ["Consul", "Khan", "Caliph", "Pharaoh"], 3),
    ("The Great Pyramid of Giza was built as a tomb for", ["Khufu", "Ramses II", "Tutankhamun", "Akhenaten"], 0),
    ("Paper was made in Egypt from", ["bamboo", "cotton", "papyrus", "silk"], 2),
    ("Which script with pictures did Egyptian scribes write?", ["cuneiform", "hieroglyphs", "runes", "the Greek alphabet"], 1),
    ("Which stone helped scholars to read that script?", ["the Rosetta Stone", "the Blarney Stone", "the Black Stone", "the Stone of Scone"], 0),
    ("Bodies were preserved for the afterlife by", ["cremation", "freezing", "burial at sea", "mummification"], 3),
    ("Who was the god of the sun?", ["Anubis", "Osiris", "Ra", "Thoth"], 2),
    ("Who found the tomb of Tutankhamun in 1922?", ["Howard Carter", "Heinrich Schliemann", "Arthur Evans", "Flinders Petrie"], 0),
    ("Cleopatra VII was the last ruler before Egypt became a province of", ["Persia", "Rome", "Greece", "Carthage"], 1),
    ("The yearly flood of the river was important because it", ["kept enemies away", "washed the streets", "carried ice", "left fertile soil"], 3),
]


@layout(HALF, "egypt-hoopoe", "history worksheet in two columns, key in one line without a heading after the last question")
def egypt_hoopoe(draw):
    questions = list(dealt(draw, EGYPT))
    body = '#align(center, text(17pt, weight: "bold")[Ancient Egypt])\n#align(center)[Name #box(width: 50mm, repeat[.]) #h(8mm) Class #box(width: 20mm, repeat[.])]\n#v(3mm)\n#columns(2, gutter: 10mm)[\n'
    items = []
    for n, (question, options, right) in enumerate(questions, 1):
        rows = ", ".join(f"[{x})], [{ty(o)}]" for x, o in zip("ABCD", options))
        body += f"#block(breakable: false, below: 5mm)[#grid(columns: (7mm, 1fr), row-gutter: 2mm, [{n}.], [{ty(question)}], [], grid(columns: (6mm, 1fr), row-gutter: 1.8mm, {rows}))]\n"
        items.append(asked(str(n), question, options, right, "ABCD"))
    key = " #h(2.5mm) ".join(f"{n}{'ABCD'[right]}" for n, (_, _, right) in enumerate(questions, 1))
    body += f"]\n#v(4mm)\n#text(9pt)[{key}]\n"
    return Document("typst", typst(draw.one(["Libertinus Serif", "Carlito"]), 11, body), items)


# Key in a paragraph, food

COOKING = [
    ("Which grain is used to make risotto?", ["barley", "oats", "rice", "millet"], 2),
    ("Guacamole is made mainly from", ["avocados", "cucumbers", "peas", "limes"], 0),
    ("Which spice comes from the dried stigmas of a crocus?", ["turmeric", "cumin", "paprika", "saffron"], 3),
    ("Tofu is made from", ["milk", "soya beans", "chickpeas", "wheat"], 1),
    ("What do you call cutting food into very small cubes?", ["grating", "peeling", "dicing", "kneading"], 2),
    ("Which of these is a blue cheese?", ["Gorgonzola", "Mozzarella", "Feta", "Edam"], 0),
    ("Hummus comes from the cooking of the", ["Far East", "Middle East", "Caribbean", "Baltic"], 1),
    ("To poach an egg, you cook it in", ["hot fat", "an oven", "a dry pan", "simmering water"], 3),
    ("Which ingredient makes bread rise?", ["yeast", "salt", "flour", "oil"], 0),
    ("A bain-marie is used to", ["fry fish", "whip cream", "melt chocolate gently", "freeze sorbet"], 2),
    ("Which nut is the base of marzipan?", ["hazelnut", "almond", "walnut", "cashew"], 1),
]


@layout(HALF, "kitchen-goldfinch", "kitchen quiz from a word processor, options stacked with a. to d., key 1-c, 2-a in a paragraph")
def kitchen_goldfinch(draw):
    questions = list(dealt(draw, COOKING))
    body = paragraph(run("What’s Cooking? A Kitchen Quiz"), "Title")
    items = []
    for n, (question, options, right) in enumerate(questions, 1):
        body += paragraph(run(f"{n}. {question}"), "Ask") + "".join(paragraph(run(f"{x}. {o}"), "Opt" if x != "d" else "End") for x, o in zip("abcd", options))
        items.append(asked(str(n), question, options, right, "abcd"))
    body += paragraph(run("Answers: ", "B") + run(", ".join(f"{n}-{'abcd'[right]}" for n, (_, _, right) in enumerate(questions, 1))), "Key")
    keep = 'fo:keep-with-next="always"'
    styles = paragraph_style("Ask", 0.4, extra=keep) + paragraph_style("Opt", 0.02, 1.0, extra=keep) + paragraph_style("End", 0.02, 1.0) + paragraph_style("Key", 0.9)
    engine, source = office(draw, body, ["Comic Neue", "Carlito", "Caladea"], (12,), margin=2.2, styles=styles, foot=False)
    return Document(engine, source, items)


# Key in words, statements, groff

TUDORS = [
    ("Henry VII became king after the Battle of Bosworth in 1485.", True),
    ("Henry VIII was married eight times.", False),
    ("Anne Boleyn was the mother of Elizabeth I.", True),
    ("The Act of Supremacy of 1534 made the king head of the Church of England.", True),
    ("The dissolution of the monasteries began under Mary I.", False),
    ("Edward VI came to the throne as a child.", True),
    ("Lady Jane Grey reigned for ten years.", False),
    ("Mary I married Philip of Spain.", True),
    ("The Spanish Armada was defeated in 1588.", True),
    ("William Shakespeare was born during the reign of Elizabeth I.", True),
    ("Elizabeth I was followed by her eldest son.", False),
]


@layout(HALF, "statements-fieldfare", "statements on the Tudors, true or false, answers in words: Statements 2, 5, 7 and 11 are false")
def statements_fieldfare(draw):
    lines = [".ce", "\\s+4\\fBThe Tudors: True or False?\\fP\\s0", ".sp", "Read each statement and write T (true) or F (false) on the line.", ".sp 0.7"]
    items = []
    for n, (text, right) in enumerate(TUDORS, 1):
        lines += [f".IP \"\\(ru\\(ru\\(ru\\(ru\\ \\ {n}.\" 0.8i", plain(text), ".sp 0.3"]
        items.append(item(text, "True" if right else "False", str(n), kind="truefalse"))
    false = [n for n, (_, right) in enumerate(TUDORS, 1) if not right]
    lines += [".LP", ".sp 2", f"\\fIAnswers.\\fP Statements {', '.join(map(str, false[:-1]))} and {false[-1]} are false. All the others are true."]
    engine, source = roff(draw, lines, (11, 12), ("T", "P", "B"))
    return Document(engine, source, items)


# Teacher's edition, gaps filled in red

PREPOSITIONS = [
    ("My birthday is {} the third of May.", ["at", "in", "on", "by"], 2),
    ("We usually have lunch {} noon.", ["at", "in", "on", "for"], 0),
    ("The cat is hiding {} the sofa and the wall.", ["among", "between", "through", "along"], 1),
    ("She walked {} the bridge to the other side of the river.", ["under", "into", "from", "across"], 3),
    ("I have been waiting {} twenty minutes.", ["since", "for", "until", "at"], 1),
    ("The train to Leeds leaves {} platform 4.", ["from", "off", "by", "over"], 0),
    ("He is very good {} chess.", ["in", "with", "for", "at"], 3),
    ("Put the books back {} the shelf, please.", ["in", "at", "on", "to"], 2),
    ("My parents met {} 1998.", ["in", "on", "at", "by"], 0),
    ("You have to hand in the essay {} Friday at the latest.", ["until", "by", "since", "to"], 1),
    ("The shop is right {} the corner.", ["across", "between", "through", "round"], 3),
]


@layout(HALF, "teachers-bluethroat", "teacher's edition of an English workbook: gaps on rules filled in red, four options in a row below")
def teachers_bluethroat(draw):
    questions = list(dealt(draw, PREPOSITIONS))
    body = '#block(width: 100%, fill: rgb("#00695c"), inset: 3mm, text(white, weight: "bold", size: 14pt)[Unit 3 #h(4mm) Prepositions of time and place #h(1fr) #text(10pt)[TEACHER’S EDITION]])\n#v(2mm)\n*A* #h(2mm) *Complete the sentences with the correct preposition.*\n#v(1mm)\n'
    items = []
    for n, (text, options, right) in enumerate(questions, 1):
        before, after = text.split("{}")
        gap = f'#box(width: 20mm, stroke: (bottom: 0.5pt), outset: (bottom: 1.5pt), align(center, text(fill: red)[{options[right]}]))'
        row = ", ".join(f"[{ty(o)}]" for o in options)
        body += f"#block(breakable: false, below: 4.5mm)[#grid(columns: (8mm, 1fr), row-gutter: 2.5mm, strong[{n}], [{ty(before.strip())} {gap} {ty(after.strip()) if after.strip() != '.' else '.'}], [], text(9.5pt, fill: luma(70), grid(columns: (1fr,) * 4, {row})))]\n".replace(f"{gap} .", f"{gap}.")
        items.append(asked(str(n), text.replace(" {} ", "  ").replace(" {}.", "  ."), options, right, kind="gap", gap=True))
    body += '#v(1fr)\n#text(8pt, fill: luma(90))[Bright Steps 2 · Workbook · Teacher’s edition with answers]'
    return Document("typst", typst(draw.one(["Open Sans", "Lato", "Carlito"]), 11, body), items)


# DELF, French

MUSEE = "Le musée du Chocolat de Valmont ouvre de nouveau ses portes samedi 6 avril après deux ans de travaux. L’ancienne usine, construite en 1902, a fermé en 1978 et la ville l’a achetée dix ans plus tard. Les visiteurs peuvent maintenant suivre le chemin de la fève de cacao sur trois étages et préparer eux-mêmes une tablette dans l’atelier du sous-sol. L’entrée coûte 8 euros ; elle est gratuite pour les moins de 12 ans. Le musée est fermé le mardi. Il est conseillé de réserver l’atelier sur Internet, car il n’y a que quinze places. Pour venir, prenez le bus 7 à la gare et descendez à l’arrêt Fabrique."
DELF = [
    ("Ce document est", ["une lettre personnelle.", "un article d’information.", "une recette de cuisine."], 1, 1),
    ("Pourquoi le musée était-il fermé ?", ["Parce qu’il y avait des travaux.", "Parce qu’il n’avait plus de visiteurs.", "Parce que la ville l’avait vendu."], 0, 1),
    ("L’usine a été construite en", ["1978.", "1988.", "1902."], 2, 1),
    ("Que peut-on faire au sous-sol ?", ["Acheter des souvenirs.", "Préparer une tablette de chocolat.", "Voir un film."], 1, 1.5),
    ("Qui ne paie pas l’entrée ?", ["Les enfants de moins de 12 ans.", "Les étudiants.", "Les habitants de la ville."], 0, 1),
    ("Quel jour le musée est-il fermé ?", ["Le lundi.", "Le samedi.", "Le mardi."], 2, 1),
    ("Pour participer à l’atelier, il vaut mieux", ["arriver avant dix heures.", "réserver sur Internet.", "téléphoner au musée."], 1, 1.5),
    ("Combien de personnes peuvent participer à l’atelier ?", None, "quinze (15)", 1),
    ("À quel arrêt faut-il descendre ?", None, "à l’arrêt Fabrique", 1),
]


@layout(HALF, "delf-ortolan", "French reading test after the DELF with boxes and points, Corrigé with the letter and the points of each question")
def delf_ortolan(draw):
    def points(x):
        return f"{x:g}".replace(".", ",") + (" points" if x >= 2 else " point")

    body = r"{\large\bfseries Compréhension des écrits}\hfill\textbf{10 points}\par\medskip\textit{Lisez le document puis répondez aux questions en cochant la bonne réponse ou en écrivant l'information demandée.}\par\medskip\fbox{\parbox{0.96\linewidth}{" + tex(MUSEE) + r"}}\par\bigskip "
    items, key = [], r"\clearpage{\large\bfseries Corrigé -- Compréhension des écrits}\par\medskip "
    for n, (question, options, right, marks) in enumerate(DELF, 1):
        body += rf"\needspace{{28mm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}\hfill\textit{{{points(marks)}}}}}"
        if options:
            body += "".join(rf"\lab{{8mm}}{{14mm}}{{$\square$\enspace {x}.}}{{{tex(o)}}}\vspace{{-2pt}}" for x, o in zip("ABC", options)) + r"\medskip "
            key += rf"Question {n} : \textbf{{{'ABC'[right]}}} ({points(marks)})\par "
            items.append(asked(str(n), question, options, right, "ABC", marks=marks if marks == int(marks) else None, stem=MUSEE))
        else:
            body += r"\dotline\medskip "
            key += rf"Question {n} : \textbf{{{tex(right)}}} ({points(marks)})\par "
            items.append(item(question, right, str(n), marks, stem=MUSEE))
    engine, source = document(draw, body + key, ["arial", "lmsans", "noto"], (11,), (22, 26), foot=r"\fancyfoot[R]{\small Page \thepage}")
    return Document(engine, source, items)


# Grid with X, science

EARTH = [
    ("The thin outer layer of the Earth is called the", ["core", "mantle", "crust", "magma"], 2),
    ("Which rock forms when lava cools?", ["igneous", "sedimentary", "metamorphic", "organic"], 0),
    ("What causes day and night?", ["the Earth’s orbit", "the Earth’s rotation", "the Moon’s orbit", "the tilt of the axis"], 1),
    ("Which gas makes up most of the air?", ["oxygen", "carbon dioxide", "argon", "nitrogen"], 3),
    ("The strength of an earthquake is measured with a", ["barometer", "seismograph", "hygrometer", "anemometer"], 1),
    ("Water vapour turns into droplets by", ["condensation", "evaporation", "melting", "freezing"], 0),
    ("Which planet is closest to the Sun?", ["Venus", "Mars", "Mercury", "Jupiter"], 2),
    ("Marble is formed from", ["granite", "sandstone", "basalt", "limestone"], 3),
    ("The breaking down of rocks by wind and rain is", ["erosion", "weathering", "deposition", "subduction"], 1),
    ("Low tides and high tides are caused mainly by", ["the Moon", "the wind", "the seasons", "whales"], 0),
    ("Fossils are most often found in", ["granite", "obsidian", "sedimentary rock", "lava"], 2),
    ("Which is a renewable source of energy?", ["coal", "natural gas", "oil", "wind"], 3),
    ("How long does the Earth take to orbit the Sun?", ["one day", "one week", "one year", "one month"], 2),
]


@layout(HALF, "earth-whinchat", "science test in two columns, key as a grid with an X under A, B, C or D")
def earth_whinchat(draw):
    questions = list(dealt(draw, EARTH))
    body = "<h1>Earth and Space – Unit Test</h1><p class=m>Name: ____________________________ &emsp; Date: ______________ &emsp; Score: ____ / 13</p><div class=cols>"
    items, rows = [], ""
    for n, (question, options, right) in enumerate(questions, 1):
        body += f"<div class=q><p><b>{n}.</b> {web(question)}</p>" + "".join(f"<div>{x}. {web(o)}</div>" for x, o in zip("ABCD", options)) + "</div>"
        rows += f"<tr><th>{n}" + "".join(f"<td>{'X' if k == right else ''}" for k in range(4)) + "</tr>"
        items.append(asked(str(n), question, options, right, "ABCD"))
    body += f"</div><div class=k><h2>Answer Key</h2><table><tr><th><th>A<th>B<th>C<th>D</tr>{rows}</table></div>"
    css = "h1 { font-size: 160%; text-align: center; margin: 0 } .m { text-align: center; margin-bottom: 6mm } .cols { columns: 2; column-gap: 10mm } .q { break-inside: avoid; margin-bottom: 5mm } .q p { margin: 0 0 1mm; padding-left: 8mm; text-indent: -8mm } .q b { display: inline-block; width: 8mm; text-indent: 0 } .q div { padding-left: 8mm } .k { break-before: page } table { border-collapse: collapse } th, td { border: 1px solid #333; width: 12mm; height: 7mm; text-align: center } "
    engine, source = page(draw, body, ["Liberation Sans", "Carlito", "Liberation Serif"], (11,), css, "Unit Test", paper="letter")
    return Document(engine, source, items)


# Polish, history

HISTORIA = [
    ("Kto był pierwszym historycznym władcą Polski?", ["Bolesław Chrobry", "Mieszko I", "Kazimierz Wielki", "Władysław Łokietek"], 1),
    ("W którym roku odbył się chrzest Polski?", ["966", "1025", "1138", "1410"], 0),
    ("Gdzie w 1410 roku pokonano Krzyżaków?", ["pod Płowcami", "pod Wiedniem", "pod Racławicami", "pod Grunwaldem"], 3),
    ("Który król „zastał Polskę drewnianą, a zostawił murowaną”?", ["Zygmunt Stary", "Stefan Batory", "Kazimierz Wielki", "Jan III Sobieski"], 2),
    ("Ile było rozbiorów Polski?", ["dwa", "trzy", "cztery", "pięć"], 1),
    ("Kiedy uchwalono Konstytucję 3 maja?", ["w 1772 roku", "w 1793 roku", "w 1795 roku", "w 1791 roku"], 3),
    ("Kto dowodził powstaniem w 1794 roku?", ["Tadeusz Kościuszko", "Józef Piłsudski", "Jan Henryk Dąbrowski", "Romuald Traugutt"], 0),
    ("Autorem dzieła „O obrotach sfer niebieskich” jest", ["Jan Długosz", "Jan Kochanowski", "Mikołaj Kopernik", "Mikołaj Rej"], 2),
    ("W którym roku Polska odzyskała niepodległość?", ["1914", "1918", "1920", "1939"], 1),
    ("Które miasto było stolicą Polski przed Warszawą?", ["Kraków", "Gdańsk", "Wilno", "Lublin"], 0),
    ("Powstanie warszawskie wybuchło", ["1 września 1939 roku", "19 kwietnia 1943 roku", "8 maja 1945 roku", "1 sierpnia 1944 roku"], 3),
]


@layout(HALF, "historia-bocian", "Polish history test, options in a grid of two by two, key Numer zadania | Poprawna odpowiedź")
def historia_bocian(draw):
    questions = list(dealt(draw, HISTORIA))
    body = '#text(15pt, weight: "bold")[Sprawdzian – Dzieje Polski] #h(1fr) Klasa 7\n\nImię i nazwisko #box(width: 70mm, repeat[.])\n#v(3mm)\n'
    items, rows = [], "[*Numer zadania*], [*Poprawna odpowiedź*]"
    for n, (question, options, right) in enumerate(questions, 1):
        grid = ", ".join(f"[{x}. {ty(o)}]" for x, o in zip("ABCD", options))
        body += f"#block(breakable: false, below: 5mm)[*Zadanie {n}.* (0–1) \\ {ty(question)}\n#v(0.5mm)\n#grid(columns: (1fr, 1fr), row-gutter: 2mm, {grid})]\n"
        rows += f", [{n}.], [{'ABCD'[right]}]"
        items.append(asked(str(n), question, options, right, "ABCD", marks=1))
    body += f'#pagebreak()\n#text(13pt, weight: "bold")[Klucz odpowiedzi]\n#v(2mm)\n#table(columns: (38mm, 45mm), align: center, {rows})\n'
    return Document("typst", typst(draw.one(["Liberation Serif", "Carlito", "Noto Serif"]), 11, body, "pl"), items)


# Russian, geography, options in digits

GEO = [
    ("Какая река впадает в Каспийское море?", ["Обь", "Волга", "Лена", "Дон"], 1),
    ("Какое озеро самое глубокое в мире?", ["Ладожское", "Онежское", "Виктория", "Байкал"], 3),
    ("Какой материк самый жаркий?", ["Африка", "Южная Америка", "Австралия", "Евразия"], 0),
    ("Столица Австралии –", ["Сидней", "Мельбурн", "Канберра", "Перт"], 2),
    ("Какой пролив отделяет Азию от Северной Америки?", ["Гибралтарский", "Берингов", "Магелланов", "Дрейка"], 1),
    ("Какие горы отделяют Европу от Азии?", ["Альпы", "Карпаты", "Гималаи", "Урал"], 3),
    ("Самый большой по площади океан –", ["Тихий", "Атлантический", "Индийский", "Северный Ледовитый"], 0),
    ("Какой слой атмосферы ближе всего к поверхности Земли?", ["стратосфера", "мезосфера", "тропосфера", "термосфера"], 2),
    ("Прибор для измерения атмосферного давления –", ["термометр", "барометр", "флюгер", "гигрометр"], 1),
    ("Через какой город проходит нулевой меридиан?", ["Лондон", "Париж", "Берлин", "Москва"], 0),
    ("Какое из этих государств – островное?", ["Монголия", "Непал", "Польша", "Япония"], 3),
    ("Самая длинная река Африки –", ["Конго", "Нигер", "Нил", "Замбези"], 2),
]


@layout(HALF, "geografia-waxwing", "Russian geography test from a word processor, options in digits two in a row, key Ответы: 1 – 2, 2 – 4 in a line")
def geografia_waxwing(draw):
    questions = list(dealt(draw, GEO))
    body = paragraph(run("Тест по географии. 6 класс"), "Title") + paragraph(run("Фамилия, имя ______________________________"))
    items = []
    for n, (question, options, right) in enumerate(questions, 1):
        body += paragraph(run(f"{n}. {question}", "B"), "Ask")
        for k in (0, 2):
            body += paragraph(run(f"{k + 1}) {options[k]}\t{k + 2}) {options[k + 1]}"), "Two" if k == 0 else "End")
        items.append(asked(str(n), question, options, right, "1234"))
    body += paragraph(run("Ответы: ", "B") + run(", ".join(f"{n} – {right + 1}" for n, (_, _, right) in enumerate(questions, 1)) + "."), "Key")
    keep = 'fo:keep-with-next="always"'
    styles = paragraph_style("Ask", 0.35, extra=keep) + paragraph_style("Two", 0.05, 0.8, tabs=[(8.5, "")], extra=keep) + paragraph_style("End", 0.05, 0.8, tabs=[(8.5, "")]) + paragraph_style("Key", 0.8)
    engine, source = office(draw, body, ["Liberation Serif", "Liberation Sans"], (12,), margin=2.0, styles=styles)
    return Document(engine, source, items)


# Turkish, history

TARIH = [
    ("İstanbul hangi yılda fethedilmiştir?", ["1071", "1299", "1402", "1453", "1517"], 3),
    ("Osmanlı Devleti’nin kurucusu kimdir?", ["Osman Bey", "Orhan Bey", "Yıldırım Bayezid", "Fatih Sultan Mehmet", "Ertuğrul Gazi"], 0),
    ("Malazgirt Savaşı’nda Selçuklu ordusuna kim komuta etmiştir?", ["Tuğrul Bey", "Alp Arslan", "Melikşah", "Kılıç Arslan", "Selçuk Bey"], 1),
    ("Türkiye Cumhuriyeti ne zaman ilan edilmiştir?", ["23 Nisan 1920", "19 Mayıs 1919", "30 Ağustos 1922", "24 Temmuz 1923", "29 Ekim 1923"], 4),
    ("Türkiye’nin ilk cumhurbaşkanı kimdir?", ["İsmet İnönü", "Celal Bayar", "Mustafa Kemal Atatürk", "Fevzi Çakmak", "Kâzım Karabekir"], 2),
    ("Yazıyı ilk kez hangi uygarlık kullanmıştır?", ["Hititler", "Sümerler", "Lidyalılar", "Urartular", "Frigler"], 1),
    ("Tarihte parayı ilk kez kullanan uygarlık hangisidir?", ["Asurlular", "İyonyalılar", "Babilliler", "Lidyalılar", "Persler"], 3),
    ("Kadeş Antlaşması Mısırlılar ile kimler arasında yapılmıştır?", ["Hititler", "Sümerler", "Yunanlar", "Romalılar", "Fenikeliler"], 0),
    ("Lozan Barış Antlaşması hangi yılda imzalanmıştır?", ["1918", "1920", "1921", "1922", "1923"], 4),
    ("Matbaa Osmanlı’da ilk Türkçe kitapları hangi dönemde basmıştır?", ["Kuruluş Dönemi", "Yükselme Dönemi", "Lale Devri", "Tanzimat Dönemi", "Meşrutiyet Dönemi"], 2),
]


@layout(HALF, "tarih-leylek", "Turkish history test in two columns with five options, CEVAP ANAHTARI in a ruled row of columns at the end")
def tarih_leylek(draw):
    questions = list(dealt(draw, TARIH))
    body = "<div class=h><b>TARİH</b><span>Konu Tarama Testi – 3</span></div><div class=cols>"
    items = []
    for n, (question, options, right) in enumerate(questions, 1):
        body += f"<div class=q><p><b>{n}.</b> {web(question)}</p>" + "".join(f"<div>{x}) {web(o)}</div>" for x, o in zip("ABCDE", options)) + "</div>"
        items.append(asked(str(n), question, options, right, "ABCDE"))
    body += "</div><table><tr><th colspan=5>CEVAP ANAHTARI</tr>"
    for start in (0, 5):
        body += "<tr>" + "".join(f"<td>{k + 1}. {'ABCDE'[questions[k][2]]}</td>" for k in range(start, start + 5)) + "</tr>"
    css = ".h { display: flex; justify-content: space-between; border: 2px solid #b00; padding: 2mm 4mm; font-size: 120%; margin-bottom: 5mm } .cols { columns: 2; column-gap: 10mm; column-rule: 1px solid #b00 } .q { break-inside: avoid; margin-bottom: 6mm } .q p { font-weight: bold; margin: 0 0 1.5mm } .q div { padding-left: 6mm; line-height: 1.45 } table { border-collapse: collapse; width: 100%; margin-top: 6mm; font-size: 85%; break-inside: avoid } th { background: #b00; color: #fff } td, th { border: 1px solid #b00; text-align: center; padding: 1mm }"
    engine, source = page(draw, body + "</table>", ["Roboto", "Open Sans", "Noto Sans"], (10, 11), css, "Tarih", "tr")
    return Document(engine, source, items)


# Italian driving theory

PATENTE = [
    ("Il semaforo con luce gialla fissa obbliga a fermarsi, se lo si può fare in sicurezza.", True),
    ("Sulle autostrade italiane il limite massimo di velocità per le autovetture è di 150 km/h.", False),
    ("Il segnale di STOP obbliga a fermarsi anche se l’incrocio è libero.", True),
    ("È consentito sorpassare in prossimità di una curva con visuale limitata.", False),
    ("La distanza di sicurezza deve aumentare quando la strada è bagnata.", True),
    ("Le cinture di sicurezza sono obbligatorie solo fuori dai centri abitati.", False),
    ("Nei centri abitati il limite massimo di velocità è, di regola, di 50 km/h.", True),
    ("Il conducente deve dare la precedenza ai pedoni che attraversano sulle strisce.", True),
    ("I segnali di pericolo hanno di regola forma triangolare.", True),
    ("In galleria è consentita l’inversione di marcia.", False),
    ("Il segnale di divieto di accesso è un disco rosso con una barra bianca orizzontale.", True),
    ("L’alcol migliora i riflessi di chi guida.", False),
]


@layout(HALF, "patente-usignolo", "Italian statements of driving theory as a table, V or F in the column at the right")
def patente_usignolo(draw):
    body = paragraph(run("Autoscuola Centrale – Quiz patente B"), "Title") + paragraph(run("Scheda 7 con le risposte (V = vero, F = falso)"), "Sub")
    rows = [[run("N.", "B"), run("Affermazione", "B"), run("V/F", "B")]]
    items = []
    for n, (text, right) in enumerate(PATENTE, 1):
        rows.append([run(str(n)), run(text), run("V" if right else "F", "B")])
        items.append(item(text, "True" if right else "False", str(n), kind="truefalse"))
    styles = paragraph_style("Sub", 0.1, extra='fo:margin-bottom="0.4cm"')
    engine, source = office(draw, body + table(rows, [1.3, 13.6, 1.5]), ["Carlito", "Liberation Sans"], (11, 12), margin=2.2, styles=styles)
    return Document(engine, source, items)


# GIFT source printed, maths

GIFT = [
    ("What is 7 × 8?", ["54", "56", "63", "48"], 1),
    ("Which of these numbers is divisible by 9?", ["124", "218", "351", "400"], 2),
    ("What is the square root of 144?", ["12", "14", "72", "24"], 0),
    ("How many degrees are there in a right angle?", ["45", "60", "180", "90"], 3),
    ("A prime number has exactly three divisors.", False),
    ("What is the perimeter of a square with side 5 cm?", ["10 cm", "20 cm", "25 cm", "15 cm"], 1),
    ("Which fraction is the smallest?", ["1/2", "1/3", "1/5", "1/4"], 2),
    ("The sum of two odd numbers is always even.", True),
    ("What is the next number in the sequence 2, 5, 8, 11?", ["14", "12", "13", "15"], 0),
]


@layout(HALF, "gift-wheatear", "source in GIFT format printed from a word processor: = before the right option, ~ before the others, {T} and {F}")
def gift_wheatear(draw):
    body = paragraph(run("// question bank: Maths 6 / Numbers"))
    items = []
    for n, entry in enumerate(GIFT, 1):
        if len(entry) == 2:
            text, right = entry
            body += paragraph(run(f"::Q{n}:: {text} {{{'T' if right else 'F'}}}"), "Ask")
            items.append(item(text, "True" if right else "False", str(n), kind="truefalse"))
            continue
        question, options, right = entry
        body += paragraph(run(f"::Q{n}:: {question} {{"), "Ask") + "".join(paragraph(run(f"{'=' if k == right else '~'}{o}"), "Opt") for k, o in enumerate(options)) + paragraph(run("}"), "End")
        items.append(asked(str(n), question, options, right))
    keep = 'fo:keep-with-next="always"'
    styles = paragraph_style("Ask", 0.4, extra=keep) + paragraph_style("Opt", 0, 1.0, extra=keep) + paragraph_style("End", 0)
    engine, source = office(draw, body, ["Liberation Mono", "DejaVu Sans Mono"], (10, 11), margin=2.2, styles=styles)
    return Document(engine, source, items)


# Lösungswort, German maths

BRUECHE = [
    ("Kürze den Bruch 12/18 vollständig.", ["2/3", "6/9", "3/4"], 0, "BAT"),
    ("Berechne 1/4 + 1/2.", ["2/6", "1/8", "3/4"], 2, "SEI"),
    ("Welcher Bruch ist gleich 0,2?", ["1/2", "1/5", "2/5"], 1, "LBN"),
    ("Berechne 3/5 · 10.", ["30", "5", "6"], 2, "MUL"),
    ("Welcher Bruch ist am größten?", ["5/6", "1/2", "2/3"], 0, "IRT"),
    ("Wandle 7/4 in eine gemischte Zahl um.", ["1 1/4", "1 3/4", "2 1/4"], 1, "GOK"),
    ("Wie viel sind 2/3 von 60 Euro?", ["20 Euro", "30 Euro", "40 Euro"], 2, "OFT"),
    ("Berechne 5/6 − 1/3.", ["1/2", "4/3", "2/3"], 0, "HDA"),
    ("Dividiere 1/2 durch 1/4.", ["1/8", "2", "3/4"], 1, "REN"),
    ("Schreibe 75 % als gekürzten Bruch.", ["7/5", "75/10", "3/4"], 2, "CPK"),
]
WORD = "".join(letters[right] for _, _, right, letters in BRUECHE)


@layout(HALF, "bruchrechnen-zeisig", "German worksheet on fractions whose right options' letters spell a word, the word printed at the foot")
def bruchrechnen_zeisig(draw):
    body = r"{\Large\bfseries Bruchrechnung -- Finde das Lösungswort!}\par\smallskip Name: \rule{60mm}{0.4pt}\hfill Klasse: \rule{20mm}{0.4pt}\par\medskip Nur eine Antwort ist jeweils richtig. Trage ihren Buchstaben unten ein.\par\bigskip "
    items = []
    for n, (question, options, right, letters) in enumerate(BRUECHE, 1):
        body += rf"\needspace{{18mm}}\lab{{0pt}}{{9mm}}{{{n})}}{{{tex(question)}}}\par\hspace*{{9mm}}" + "".join(rf"\makebox[0.28\linewidth][l]{{\fbox{{\strut\textbf{{{x}}}}}\enspace {tex(o)}}}" for x, o in zip(letters, options)) + r"\par\medskip "
        items.append(asked(str(n), question, options, right, letters))
    body += r"\bigskip\begin{center}Lösungswort:\quad " + r"\;".join(rf"$\underset{{{n}}}{{\rule{{8mm}}{{0.4pt}}}}$" for n in range(1, len(WORD) + 1)) + r"\end{center}\vfill\hfill{\footnotesize Lösung: " + WORD + "}"
    engine, source = document(draw, body, ["lmsans", "times", "helvetica"], (11, 12), (22, 26), foot=r"\fancyfoot{}")
    return Document(engine, source, items)


# Multiple choice with its mark scheme, geography

WORLDS = [
    ("Which term describes the number of people per square kilometre?", ["birth rate", "population density", "natural increase", "net migration"], 1),
    ("What is a push factor in migration?", ["better schools", "family in the city", "higher wages", "unemployment at home"], 3),
    ("Which feature is found in the upper course of a river?", ["V-shaped valley", "delta", "meander", "floodplain"], 0),
    ("What type of rainfall forms when moist air is forced to rise over mountains?", ["convectional", "frontal", "relief", "cyclonic"], 2),
    ("Which instrument measures wind speed?", ["anemometer", "barometer", "hygrometer", "rain gauge"], 0),
    ("Which of these is a primary activity?", ["banking", "car assembly", "teaching", "fishing"], 3),
    ("Which landform is made by deposition along a coast?", ["arch", "spit", "stack", "wave-cut platform"], 1),
    ("On which scale is 1 cm on the map equal to 500 m on the ground?", ["1 : 500", "1 : 5000", "1 : 50 000", "1 : 500 000"], 2),
    ("Which biome is found close to the Equator?", ["tropical rainforest", "taiga", "tundra", "temperate grassland"], 0),
    ("A country’s population pyramid has a wide base. What does this show?", ["long life expectancy", "a high birth rate", "much emigration", "a low death rate"], 1),
    ("Which gas is mainly responsible for the enhanced greenhouse effect?", ["argon", "nitrogen", "oxygen", "carbon dioxide"], 3),
    ("What is the name of the point on the surface directly above the focus of an earthquake?", ["crater", "fault", "epicentre", "vent"], 2),
    ("Which farming system uses large areas of land with few workers?", ["extensive", "intensive", "subsistence", "commune"], 0),
]


@layout(HALF, "paper-whimbrel", "multiple-choice paper with options A to D in a row or stacked, mark scheme Question | Answer | Marks behind it")
def paper_whimbrel(draw):
    questions = list(dealt(draw, WORLDS))
    body = r"\begin{center}{\large\bfseries GEOGRAPHY}\hfill\textbf{2217/01}\\ Paper 1 Multiple Choice\hfill 20 minutes\end{center}There are \textbf{thirteen} questions. For each question there are four possible answers \textbf{A}, \textbf{B}, \textbf{C} and \textbf{D}.\par\bigskip "
    items, rows = [], ""
    for n, (question, options, right) in enumerate(questions, 1):
        body += rf"\needspace{{30mm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}"
        if sum(map(len, options)) < 48:
            body += r"\par\hspace*{9mm}" + "".join(rf"\makebox[0.23\linewidth][l]{{\makebox[6mm][l]{{\textbf{{{x}}}}}{tex(o)}}}" for x, o in zip("ABCD", options)) + r"\par\bigskip "
        else:
            body += "".join(rf"\lab{{9mm}}{{6mm}}{{\textbf{{{x}}}}}{{{tex(o)}}}\vspace{{-2pt}}" for x, o in zip("ABCD", options)) + r"\bigskip "
        rows += rf"{n} & {'ABCD'[right]} & 1\\\hline "
        items.append(asked(str(n), question, options, right, "ABCD", marks=1))
    body += r"\clearpage\begin{center}{\large\bfseries MARK SCHEME}\\[2pt] Maximum Mark: 13\end{center}\begin{center}\renewcommand\arraystretch{1.35}\begin{tabular}{|>{\centering\arraybackslash}p{26mm}|>{\centering\arraybackslash}p{40mm}|>{\centering\arraybackslash}p{22mm}|}\hline\textbf{Question} & \textbf{Answer} & \textbf{Marks}\\\hline " + rows + r"\end{tabular}\end{center}"
    engine, source = document(draw, body, ["arial", "helvetica"], (11,), (20, 24), foot=r"\fancyfoot[L]{\scriptsize 2217/01/O/N/22}\fancyfoot[C]{\thepage}")
    return Document(engine, source, items)


# French sports quiz as a table, letters circled

SPORT = [
    ("Combien de joueurs compte une équipe de football sur le terrain ?", ["9", "11", "13"], 1),
    ("Tous les combien ont lieu les Jeux olympiques d’été ?", ["tous les deux ans", "tous les trois ans", "tous les quatre ans"], 2),
    ("Dans quel sport marque-t-on un essai ?", ["le rugby", "le handball", "le volley-ball"], 0),
    ("Quelle est la distance d’un marathon ?", ["21,1 km", "40 km", "42,195 km"], 2),
    ("De quelle couleur est le maillot du premier du Tour de France ?", ["vert", "jaune", "blanc"], 1),
    ("Qui a fait renaître les Jeux olympiques en 1896 ?", ["Pierre de Coubertin", "Jules Rimet", "Henri Desgrange"], 0),
    ("Combien de points vaut un lancer franc réussi au basket-ball ?", ["un", "deux", "trois"], 0),
    ("Sur quelle surface joue-t-on à Roland-Garros ?", ["le gazon", "la terre battue", "le béton"], 1),
    ("Quel art martial vient de Corée ?", ["le judo", "la capoeira", "le taekwondo"], 2),
    ("Quelle nage est la plus rapide ?", ["la brasse", "le crawl", "le dos crawlé"], 1),
    ("Quel pays a gagné la Coupe du monde de football en 1998 ?", ["la France", "le Brésil", "l’Italie"], 0),
]


@layout(HALF, "qcm-mesange", "French quiz as a table with options in columns, Corrigé as a table of letters, the right one circled")
def qcm_mesange(draw):
    questions = list(dealt(draw, SPORT))
    cells = "[], [*Question*], [*A*], [*B*], [*C*]"
    key, items = "", []
    for n, (question, options, right) in enumerate(questions, 1):
        cells += f", [{n}], [{ty(question)}]" + "".join(f", [{ty(o)}]" for o in options)
        key += f", [{n}]" + "".join(f", box(circle(radius: 2.6mm, stroke: 0.9pt + rgb(\"#1a4fa0\"), align(center + horizon)[{x}]))" if k == right else f", [{x}]" for k, x in enumerate("ABC"))
        items.append(asked(str(n), question, options, right, "ABC"))
    body = f'#align(center, text(16pt, weight: "bold")[QCM – Culture sportive])\nPrénom #box(width: 45mm, repeat[.]) #h(1fr) Classe #box(width: 20mm, repeat[.])\n\nEntoure la bonne réponse.\n#v(2mm)\n#table(columns: (8mm, 1fr, 30mm, 30mm, 30mm), inset: 2mm, align: (center, left, left, left, left), {cells})\n#pagebreak()\n#text(14pt, weight: "bold")[Corrigé]\n#v(2mm)\n#table(columns: (14mm, 14mm, 14mm, 14mm), rows: 8mm, align: center + horizon, [*N°*], table.cell(colspan: 3)[*Réponse*]{key})\n'
    return Document("typst", typst(draw.one(["Carlito", "Open Sans", "Liberation Sans"]), 11, body, "fr"), items)
