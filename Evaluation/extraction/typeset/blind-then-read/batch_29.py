"""The twenty-ninth: the classes and programs that teachers use, in the design that these have of their own."""

import re

import engines
from latex import RAISED, SIGNS, tex
from paper import Document, choices, item, layout

HALF = "blind-then-read"
DECLARED = "".join(rf"\DeclareUnicodeCharacter{{{code}}}{{{sign}}}" for code, sign in SIGNS.items())
FACES = ["", r"\usepackage{lmodern}", r"\usepackage{lmodern,mathptmx}", r"\usepackage{lmodern,tgpagella}", r"\usepackage{kpfonts}"]
OBJECTS = r"\pdfobjcompresslevel=2\pdfcompresslevel=9 "


def source(draw, documentclass, preamble, body, faces=FACES, encoding=r"\usepackage[utf8]{inputenc}"):
    """A LaTeX source as its author has it: the class, a font or none, and what the class asks for."""
    face = draw.one(faces)
    face = (r"\usepackage[T1]{fontenc}" if face else "") + face
    return "\n".join([OBJECTS + documentclass, encoding + DECLARED, face + preamble, r"\begin{document}", body, r"\end{document}", ""])


ELECTRIC = [
    (None, [("A kettle is marked 230 V, 2.3 kW.", [("Calculate the current in the kettle.", 2), ("State the most suitable fuse: 3 A, 5 A or 13 A.", 1)]), ("Explain why the metal case of the kettle is earthed.", 2.5)], None),
    ("A student measures the resistance of a wire.", [("Name the two meters that the student needs.", 1), ("Suggest one reason why the wire must not become hot.", 1.5)], None),
    ("Define electric current.", None, 1),
    ("A lamp runs for 3 hours at 60 W. How much energy, in kilowatt hours, does it use?", None, 2),
    (None, [("Two resistors of 4 Ω and 12 Ω are in series.", [("Find their total resistance.", 1), ("Find the current when the battery supplies 8 V.", 1.5)]), ("State how the total resistance changes when they are in parallel.", 0.5)], None),
    ("Describe how a transformer changes the voltage of an alternating current.", None, 4),
]


def points(marks):
    """The points as the class writes them, and in LaTeX."""
    return str(marks).replace(".5", r"\half").removeprefix("0") if marks % 1 else str(marks)


@layout(HALF, "exam-cls-grade-table", "LaTeX class exam: points in brackets in the right margin with halves, parts and subparts, dotted lines, grade table on the first page")
def exam_cls_grade_table(draw):
    asked = draw.mixed(draw.some(ELECTRIC, 5))
    lines, items = [r"\begin{questions}"], []

    def leaf(question, marks, number, stems, command):
        lines.append(rf"{command}[{points(marks)}] {tex(question)}\fillwithdottedlines{{{1 + int(marks)}cm}}")
        # The truth has whole marks only.
        items.append(item(question, None, number, None if marks % 1 else marks, stem=" ".join(stem for stem in stems if stem), kind="long" if marks == 4 else "short"))

    for n, (text, parts, marks) in enumerate(asked, 1):
        if not parts:
            leaf(text, marks, str(n), [], r"\question")
            continue
        lines += [rf"\question {tex(text or '')}", r"\begin{parts}"]
        for letter, (question, inner) in zip("abc", parts):
            if not isinstance(inner, list):
                leaf(question, inner, f"{n}({letter})", [text], r"\part")
                continue
            lines += [rf"\part {tex(question)}", r"\begin{subparts}"]
            for roman, (below, worth) in zip(["i", "ii", "iii"], inner):
                leaf(below, worth, f"{n}({letter})({roman})", [text, question], r"\subpart")
            lines.append(r"\end{subparts}")
        lines.append(r"\end{parts}")
    lines.append(r"\end{questions}")
    table = draw.one([r"\gradetable[h][questions]", r"\gradetable[v][questions]"])
    head = r"\noindent\makebox[\textwidth]{Name and class:\enspace\hrulefill}\bigskip\begin{center}\fbox{\fbox{\parbox{5.5in}{\centering Answer all questions on the dotted lines. A calculator may be used. If you run out of room, continue on the back of the page.}}}\end{center}"
    preamble = r"\pointsinrightmargin\bracketedpoints\marginpointname{}\pagestyle{headandfoot}\firstpageheader{Physics 10B}{Test 4: Electricity}{11 May 2026}\runningheader{Physics 10B}{Test 4, Page \thepage\ of \numpages}{11 May 2026}\runningheadrule\firstpagefooter{}{}{}\runningfooter{}{}{}"
    body = head + rf"\begin{{center}}{table}\end{{center}}" + "\n".join(lines)
    return Document("latex", source(draw, rf"\documentclass[addpoints,{draw.one((10, 11, 12))}pt,a4paper]{{exam}}", preamble, body), items)


CELLS = [
    ("boxes", "Which of these are found in plant cells but not in animal cells?", [("cell wall", 1), ("nucleus", 0), ("chloroplast", 1), ("cytoplasm", 0)], 2),
    ("row", "Where is most of the DNA of an animal cell?", [("nucleus", 1), ("membrane", 0), ("vacuole", 0), ("ribosome", 0)], 1),
    ("list", "What does the cell membrane do?", [("It makes food from light.", 0), ("It controls what enters and leaves the cell.", 1), ("It stores the genes.", 0), ("It keeps the cell rigid.", 0)], 1),
    ("fill", "The jelly in which most reactions of a cell take place is called", "cytoplasm", 1),
    ("fill", "Water moves through a partly permeable membrane by", "osmosis", 1),
    ("long", "Explain why a red blood cell bursts in pure water.", "Water enters by osmosis. The cell swells, and it has no wall that could resist the pressure.", 3),
    ("row", "Which of these is the smallest?", [("organ", 0), ("tissue", 0), ("cell", 1), ("organism", 0)], 1),
    ("list", "In which part of the cell is most energy released from sugar?", [("in the mitochondria", 1), ("in the cell wall", 0), ("in the vacuole", 0)], 1),
]


@layout(HALF, "exam-cls-answers-printed", "LaTeX class exam with answers printed: choices with the right one in bold after an arrow, in one row or ticked in boxes, words filled in on rules, solutions in frames")
def exam_cls_answers_printed(draw):
    asked = draw.mixed(draw.some(CELLS, 7))
    lines, items = [r"\begin{questions}"], []
    for n, (kind, question, given, marks) in enumerate(asked, 1):
        lines.append(rf"\question[{marks}] {tex(question)}")
        if kind == "fill":
            lines[-1] += rf" \fillin[{given}]."
            items.append(item(question + "  .", given, str(n), marks, kind="gap", gap=True))
        elif kind == "long":
            lines.append(rf"\begin{{solution}}[3cm]{tex(given)}\end{{solution}}")
            items.append(item(question, given, str(n), marks))
        else:
            name = {"boxes": "checkboxes", "row": "oneparchoices", "list": "choices"}[kind]
            lines += [rf"\begin{{{name}}}", *((r"\CorrectChoice " if right else r"\choice ") + tex(text) for text, right in given), rf"\end{{{name}}}"]
            texts, right = [text for text, _ in given], [text for text, right in given if right]
            letters = [None] * 4 if kind == "boxes" else "ABCD"
            label = {} if kind == "boxes" else {"answer_label": "ABCD"[texts.index(right[0])]}
            items.append(item(question, "\n".join(right), str(n), marks, choices(letters, texts), kind="multi" if kind == "boxes" else "mcq", **label))
    lines.append(r"\end{questions}")
    preamble = draw.one(["", r"\bracketedpoints", r"\boxedpoints"]) + draw.one([r"\checkboxchar{$\Box$}\checkedchar{$\blacksquare$}\usepackage{amssymb}", r"\usepackage{amssymb}\checkedchar{$\surd$}"]) + r"\header{Biology}{Cells: quiz 1 (key)}{Period 3}\footer{}{\thepage}{}"
    return Document("latex", source(draw, rf"\documentclass[answers,{draw.one((10, 11, 12))}pt]{{exam}}", preamble, "\n".join(lines)), items)


AUFGABEN = [
    ("Bruchrechnung", "Eine Pizza wird in 8 gleiche Stücke geteilt. Lea isst 3 Stücke, Tom 2. Welcher Anteil bleibt übrig?", "3/8 der Pizza bleiben übrig.", 3),
    ("Prozente", "Ein Fahrrad kostet 480 €. Der Preis wird um 15 % gesenkt. Berechne den neuen Preis.", "408 €", 3),
    ("Flächen", "Ein rechteckiger Garten ist 12 m lang und 7,5 m breit. Wie groß ist seine Fläche?", "90 m²", 2),
    ("Gleichungen", "Löse die Gleichung 4x − 7 = 21.", "x = 7", 2),
    ("Zuordnungen", "Fünf Brötchen kosten 2,25 €. Wie viel kosten acht Brötchen?", "Acht Brötchen kosten 3,60 €.", 2),
    ("Winkel", "In einem Dreieck sind zwei Winkel 48° und 75° groß. Bestimme den dritten Winkel.", "57°", 2),
    ("Maßstab", "Auf einer Karte im Maßstab 1 : 50 000 sind zwei Orte 7 cm voneinander entfernt. Wie weit ist das in Wirklichkeit?", "3,5 km", 3),
]


@layout(HALF, "exsheets-punkte", "LaTeX package exsheets in German: headings Übung 1. with points at the right margin, solutions Lösung 1. at the end")
def exsheets_punkte(draw):
    asked = draw.mixed(draw.some(AUFGABEN, 6))
    body, items = "", []
    for n, (_, question, answer, marks) in enumerate(asked, 1):
        body += rf"\begin{{question}}{{{marks}}}{tex(question)}\end{{question}}\begin{{solution}}{tex(answer)}\end{{solution}}" + "\n"
        items.append(item(question, answer, str(n), marks, **({"kind": "numeric"} if len(answer) < 8 else {})))
    headings = draw.one(["block", "runin"])
    preamble = rf"\usepackage[ngerman]{{babel}}\usepackage{{textcomp,eurosym}}\DeclareUnicodeCharacter{{20AC}}{{\euro}}\usepackage[margin=25mm]{{geometry}}\usepackage{{exsheets}}\SetupExSheets{{headings={headings}}}"
    body = r"\section*{Wiederholung Klasse 7}\noindent Gesamtpunktzahl: \pointssum*\par\bigskip " + body + r"\newpage\section*{Lösungen}\printsolutions"
    return Document("latex", source(draw, rf"\documentclass[{draw.one((10, 11, 12))}pt,a4paper]{{scrartcl}}", preamble, body), items)


CHIMIE = [
    ("Le symbole chimique du fer est", ["Fr", "Fe", "F"], 1),
    ("L’eau pure bout, sous pression normale, à", ["90 °C", "100 °C", "110 °C"], 1),
    ("Une solution dont le pH est égal à 3 est", ["acide", "neutre", "basique"], 0),
    ("Le gaz qui trouble l’eau de chaux est", ["le dioxygène", "le diazote", "le dioxyde de carbone"], 2),
    ("Un atome est électriquement", ["neutre", "positif", "négatif"], 0),
    ("La combustion du carbone produit", ["de l’eau", "du dioxyde de carbone", "du méthane"], 1),
    ("Le noyau d’un atome contient", ["des électrons", "des protons et des neutrons", "des molécules"], 1),
]


@layout(HALF, "alterqcm-corrige", "LaTeX package alterqcm: French table with the question at the left and the choices with squares at the right, the right one black, numbers in the left cell")
def alterqcm_corrige(draw):
    asked = draw.mixed(draw.some(CHIMIE, 6))
    rows, items = "", []
    for n, (question, options, right) in enumerate(asked, 1):
        rows += rf"\AQquestion[br={right + 1}]{{{tex(question)}}}{{" + ",".join(f"{{{tex(option)}}}" for option in options) + "}\n"
        items.append(item(question, options[right], str(n), None, choices([None] * 3, options), kind="mcq"))
    preamble = r"\usepackage{amssymb,alterqcm}\usepackage[margin=22mm]{geometry}\usepackage[french]{babel}"
    body = r"\section*{Chimie : QCM no 3 (corrigé)}\noindent Pour chaque question, une seule réponse est exacte. Une bonne réponse rapporte un point, une erreur enlève un demi-point.\par\bigskip\noindent\begin{alterqcm}[lq=90mm,pre=false,correction]" + "\n" + rows + r"\end{alterqcm}"
    return Document("latex", source(draw, r"\documentclass[11pt,a4paper]{article}", preamble, body, [r"\usepackage{lmodern}", r"\usepackage{lmodern,tgpagella}", ""]), items)


PEOPLE = [("Gutenberg", "printed books with movable type"), ("Magellan", "led the first voyage around the world"), ("Luther", "wrote the Ninety-five Theses"), ("Copernicus", "put the sun at the centre"), ("Isabella", "paid for the ships of Columbus"), ("Vesalius", "published an atlas of the human body")]
TRUE_FALSE = [("The Aztec capital stood in a lake.", True), ("Venice was ruled by a king.", False), ("Paper reached Europe from China.", True), ("The Black Death came before the Renaissance.", True)]
BLANKS = [("The", "Medici", "family ruled Florence as bankers and dukes."), ("The route to India around Africa was found by", "da Gama", "in 1498."), ("Michelangelo painted the ceiling of the", "Sistine", "Chapel.")]
PICKED = [("Which city fell to the Ottomans in 1453?", ["Rome", "Constantinople", "Athens", "Vienna"], 1), ("Which treaty divided the New World between Spain and Portugal?", ["Tordesillas", "Verdun", "Westphalia", "Utrecht"], 0), ("Who wrote The Prince?", ["Erasmus", "More", "Petrarch", "Machiavelli"], 3)]
EXPLAINED = [("Why did sailors look for a new way to India?", "They wanted spices without paying the merchants between."), ("Name one effect of printing on the Reformation.", "Pamphlets spread its ideas quickly.")]


def scrambled(count, seed):
    """The order in which examdesign puts `count` entries: its own random numbers, those of random.tex."""

    def following():
        nonlocal seed
        seed = 16807 * seed % 2147483647

    for _ in range(3):
        following()
    left, order = list(range(count)), []
    while left:
        share = 2147483645 // len(left)
        following()
        while (place := (seed - 1) // share) >= len(left):
            following()
        order.append(left.pop(place))
    return order


@layout(HALF, "examdesign-short-key", "LaTeX class examdesign: form A with sections of matching, true or false on rules, gaps, choices and short answers, then its short key")
def examdesign_short_key(draw):
    people, statements, asked = draw.mixed(draw.some(PEOPLE, 5)), draw.mixed(TRUE_FALSE), draw.mixed(PICKED)
    seed = draw.random.randint(1000, 90000)
    order = scrambled(2 * len(people), seed)
    left = [people[place // 2] for place in order if place % 2 == 0]
    right = [people[place // 2][1] for place in order if place % 2]
    options = choices("abcdefgh", right)
    items = [item(a, b, None, None, options, kind="match", section="Matching", answer_label="abcdefgh"[right.index(b)]) for a, b in left]
    items += [item(text, str(value), kind="truefalse", section="True/False") for text, value in statements]
    body = r"\begin{matching}[title={Matching},rearrange=yes]" + "\nMatch each person with the deed. Use every letter once.\n" + "".join(rf"\pair{{{tex(a)}}}{{{tex(b)}}}" + "\n" for a, b in people) + r"\end{matching}" + "\n"
    body += r"\begin{truefalse}[title={True/False}]" + "\nWrite True or False on the line.\n" + "".join(rf"\begin{{question}}\answer{{{value}}} {tex(text)}\end{{question}}" + "\n" for text, value in statements) + r"\end{truefalse}" + "\n"
    body += r"\begin{fillin}[title={Fill in the Blank}]" + "\nComplete the sentences.\n" + "".join(rf"\begin{{question}}{a} \blank{{{b}}} {c}\end{{question}}" + "\n" for a, b, c in BLANKS) + r"\end{fillin}" + "\n"
    items += [item(f"{a}  {c}", b, str(n), kind="gap", gap=True, section="Fill in the Blank") for n, (a, b, c) in enumerate(BLANKS, 1)]
    body += r"\begin{multiplechoice}[title={Multiple Choice}]" + "\nCircle the letter of the best answer.\n"
    for n, (question, texts, place) in enumerate(asked, len(BLANKS) + 1):
        body += rf"\begin{{question}}{question}" + "".join(rf"\choice{'[!]' if here == place else ''}{{{text}}}" for here, text in enumerate(texts)) + r"\end{question}" + "\n"
        items.append(item(question, texts[place], str(n), None, choices("abcd", texts), kind="mcq", answer_label="abcd"[place], section="Multiple Choice"))
    body += r"\end{multiplechoice}" + "\n" + r"\begin{shortanswer}[title={Short Answer}]" + "\nAnswer in one sentence.\n"
    for n, (question, answer) in enumerate(EXPLAINED, len(BLANKS) + len(asked) + 1):
        body += rf"\begin{{question}}{question}\examvspace{{2cm}}\begin{{answer}}{answer}\end{{answer}}\end{{question}}" + "\n"
        items.append(item(question, answer, str(n), section="Short Answer"))
    body += r"\end{shortanswer}"
    preamble = rf"\Fullpages\NumberOfVersions{{1}}\ShortKey\NoRearrange\ContinuousNumbering\class{{World History II}}\examname{{Quiz 5}}\setrandomseed{{{seed}}}"
    return Document("latex", source(draw, rf"\documentclass[{draw.one((10, 11, 12))}pt]{{examdesign}}", preamble, body, [r"\usepackage{lmodern}", r"\usepackage{lmodern,mathptmx}", ""]), items)


RESEAU = [
    ("one", "Que signifie le sigle CPU ?", ["unité centrale de traitement", "mémoire de masse", "carte réseau", "disque dur"]),
    ("many", "Lesquels de ces périphériques sont des périphériques d’entrée ?", ["le clavier", "la souris", "l’imprimante", "le vidéoprojecteur"]),
    ("one", "Combien y a-t-il de bits dans un octet ?", ["4", "8", "16", "1024"]),
    ("many", "Lesquels de ces langages sont des langages de programmation ?", ["Python", "HTML", "Java", "CSS"]),
    ("row", "Quelle est l’écriture binaire du nombre 5 ?", ["100", "101", "110", "111"]),
    ("one", "Quel protocole sert à consulter une page web de façon chiffrée ?", ["FTP", "HTTPS", "SMTP"]),
    ("many", "Lesquelles de ces phrases sur un mot de passe sont vraies ?", ["Il doit être long.", "Il peut être partagé entre amis.", "Il doit être différent sur chaque site."]),
    ("row", "Quelle valeur affiche print(7 // 2) ?", ["3", "3.5", "4", "1"]),
]


@layout(HALF, "amc-sujet", "auto-multiple-choice subject in French: boxes with letters inside or squares alone, ♣ behind the number where several are right, Aucune de ces réponses n’est correcte, student code and name box, no answers")
def amc_sujet(draw):
    asked = draw.mixed(draw.some(RESEAU, 6))
    letters = draw.one([True, False])
    lines, items = [], []
    for n, (kind, question, options) in enumerate(asked, 1):
        name, listed = ("questionmult" if kind == "many" else "question"), ("choiceshoriz" if kind == "row" else "choices")
        lines.append(rf"\begin{{{name}}}{{q{n}}}{tex(question)}\begin{{{listed}}}[o]" + "".join(rf"\{'correct' if place == 0 else 'wrong'}choice{{{tex(text)}}}" for place, text in enumerate(options)) + rf"\end{{{listed}}}\end{{{name}}}")
        shown = [*options, "Aucune de ces réponses n’est correcte."] if kind == "many" else options
        items.append(item(question, None, str(n), None, choices("ABCDE" if letters else [None] * 5, shown), kind="multi" if kind == "many" else "mcq"))
    head = (
        r"\noindent{\bf QCM \hfill SNT, classe de seconde}\vspace*{.5cm}\par\begin{minipage}{.4\linewidth}\centering\large\bf Informatique\\ Contrôle du 12 mars 2026\end{minipage}"
        r"\namefield{\fbox{\begin{minipage}{.5\linewidth}Nom et prénom :\vspace*{.5cm}\dotfill\vspace*{1mm}\end{minipage}}}\par\vspace{3mm}"
        r"{\setlength{\parindent}{0pt}\hspace*{\fill}\AMCcode{etu}{4}\hspace*{\fill}\begin{minipage}[b]{6.5cm}$\longleftarrow{}$ codez votre numéro d’étudiant ci-contre.\end{minipage}\hspace*{\fill}}\par\vspace{3mm}"
        r"\begin{center}\em Durée : 10 minutes. Aucun document n’est autorisé. Les questions faisant apparaître le symbole \multiSymbole{} peuvent présenter zéro, une ou plusieurs bonnes réponses. Les autres ont une unique bonne réponse.\end{center}\vspace{1ex}"
    )
    preamble = rf"\usepackage[francais,bloc,completemulti,nowatermark{',insidebox' if letters else ''}]{{automultiplechoice}}\def\SujetExterne{{1}}"
    body = r"\onecopy{1}{" + head + "\n".join(lines) + r"}"
    return Document("latex", source(draw, r"\documentclass[a4paper]{article}", preamble, body, [r"\usepackage{lmodern}", r"\usepackage{lmodern,mathptmx}"]), items)


MAPS = [
    ("What do contour lines join?", ["places of equal height", "places of equal rainfall", "towns of equal size"], [0], "Lines of equal rainfall are isohyets."),
    ("A map has the scale 1 : 25 000. How long is 4 cm on the map in reality?", ["100 m", "1 km", "10 km", "100 km"], [1], "4 cm × 25 000 = 100 000 cm."),
    ("Which of these are lines of latitude?", ["the equator", "the Greenwich meridian", "the tropic of Cancer"], [0, 2], "Meridians are lines of longitude."),
    ("What is a delta?", ["a steep valley", "a river mouth with several arms", "a bend of a river"], [1], "It forms where the river drops its load."),
    ("Which layer of the Earth is liquid?", ["the crust", "the mantle", "the outer core", "the inner core"], [2], "S waves do not pass through it."),
    ("Which of these are fossil fuels?", ["peat", "natural gas", "uranium", "wood"], [0, 1], "Uranium is a fuel but no fossil."),
]


@layout(HALF, "mcexam-answers", "LaTeX package mcexam, output answers: (a) (b) (c), below each question small lines Correct answers: (a) and Explanation:")
def mcexam_answers(draw):
    asked = draw.mixed(draw.some(MAPS, 5))
    lines, items = [r"\begin{mcquestions}"], []
    for n, (question, options, right, why) in enumerate(asked, 1):
        lines += [rf"\question {tex(question)}", r"\begin{mcanswerslist}", *(rf"\answer{'[correct]' if place in right else ''} {tex(option)}" for place, option in enumerate(options)), r"\end{mcanswerslist}", rf"\begin{{mcexplanation}}{tex(why)}\end{{mcexplanation}}"]
        answer = "\n".join(options[place] for place in right)
        label = {"answer_label": "abcd"[right[0]]} if len(right) == 1 else {}
        items.append(item(question, answer, str(n), None, choices("abcd", options), kind="multi" if len(right) > 1 else "mcq", **label))
    lines.append(r"\end{mcquestions}")
    preamble = r"\usepackage{calc}\usepackage[output=answers,numberofversions=1,version=1,seed=7,randomizequestions=false,randomizeanswers=false]{mcexam}\title{Geography: maps and the Earth}\author{Year 9}\date{June 2026}"
    return Document("latex", source(draw, rf"\documentclass[{draw.one((10, 11, 12))}pt,a4paper]{{article}}", preamble, r"\maketitle" + "\n".join(lines)), items)


BLATT = [
    ("Gegeben sind die Vektoren u = (1, 2, 3) und v = (4, −1, 0).", ["Bestimmen Sie das Skalarprodukt von u und v.", "Berechnen Sie die Länge von v.", "Sind u und v orthogonal? Begründen Sie Ihre Antwort."]),
    ("Eine Urne enthält drei rote und fünf blaue Kugeln. Es werden zwei Kugeln ohne Zurücklegen gezogen.", ["Zeichnen Sie ein Baumdiagramm.", "Wie groß ist die Wahrscheinlichkeit, dass beide Kugeln rot sind?"]),
    (None, ["Zeigen Sie, dass die Summe zweier ungerader Zahlen gerade ist."]),
    ("Betrachten Sie das folgende Programm zur Suche in einer Liste.", ["Welche Laufzeit hat es im schlechtesten Fall?", "Wie ändert sich die Laufzeit, wenn die Liste sortiert ist?"]),
    (None, ["Geben Sie eine Funktion an, die stetig, aber nicht differenzierbar ist."]),
]


@layout(HALF, "uebungsblatt-klasse", "German LaTeX class uebungsblatt: head with course, authors and sheet, Aufgabe 1 in bold on a line of its own, parts a) in bold")
def uebungsblatt_klasse(draw):
    sheet = draw.random.randint(2, 9)
    body, items = "", []
    for n, (stem, parts) in enumerate(draw.mixed(draw.some(BLATT, 4)), 1):
        if stem is None:
            body += rf"\begin{{aufgabe}}{tex(parts[0])}\end{{aufgabe}}" + "\n\n"
            items.append(item(parts[0], None, str(n)))
            continue
        body += rf"\begin{{aufgabe}}{tex(stem)}\begin{{teilaufgaben}}{{\alph{{teilaufgabe}})}}" + "".join(rf"\teilaufgabe {tex(part)} " for part in parts) + r"\end{teilaufgaben}\end{aufgabe}" + "\n\n"
        items += [item(part, None, f"{n}({letter})", stem=stem) for letter, part in zip("abc", parts)]
    preamble = r"\lvname{Mathematik für die Informatik\\Wintersemester 2025/26}\autoren{Jana Berg\\Emre Kaya}"
    face = draw.one([r"\usepackage[T1]{fontenc}\usepackage{lmodern}", r"\usepackage[T1]{fontenc}\usepackage{mathptmx}", ""])
    # The class is of a time before UTF-8.
    made = rf"\def\jobname{{blatt0{sheet}}}\documentclass[{draw.one((10, 11, 12))}pt,a4paper]{{uebungsblatt}}{face}{preamble}\begin{{document}}" + "\n" + body.replace("−", "$-$") + r"\end{document}% latin-1"
    return Document("latex", made, items)


EJERCICIOS = [
    ("Ecuaciones", 1, "Resuelve las siguientes ecuaciones.", [("x + 9 = 15", "x = 6"), ("3x − 4 = 11", "x = 5"), ("2(x + 1) = 18", "x = 8")]),
    ("Porcentajes", 2, "Una tienda rebaja todos sus precios un 20 %.", [("¿Cuánto cuesta ahora una camisa de 35 euros?", "28 euros"), ("¿Cuál era el precio de unos zapatos que ahora cuestan 48 euros?", "60 euros")]),
    ("Geometría", 2, "Un triángulo rectángulo tiene catetos de 6 cm y 8 cm.", [("Calcula la hipotenusa.", "10 cm"), ("Calcula el área.", "24 cm²"), ("Calcula el perímetro.", "24 cm")]),
    ("Estadística", 1, "Las notas de un alumno son 6, 7, 5, 9 y 8.", [("Halla la media.", "7"), ("Halla la mediana.", "7")]),
    ("Funciones", 3, "La función f(x) = 2x + 3 describe el precio de un viaje en taxi de x kilómetros, en euros.", [("¿Cuánto cuesta un viaje de 5 kilómetros?", "13 euros"), ("¿Qué distancia se recorre por 21 euros?", "9 kilómetros")]),
]


@layout(HALF, "exercise-package-respuestas", "LaTeX package exercise in Spanish: Ejercicio 1 with title and stars for difficulty in the middle, questions 1. 2., all answers after them under Solución del ejercicio 1")
def exercise_package_respuestas(draw):
    body, items = r"\begin{center}\Large Matemáticas 3.º ESO: hoja de repaso\end{center}", []
    for n, (title, hard, stem, parts) in enumerate(draw.mixed(draw.some(EJERCICIOS, 4)), 1):
        body += rf"\begin{{Exercise}}[title={{{title}}},difficulty={hard}]{tex(stem)}" + "".join(rf"\Question {tex(question)}" + "\n" for question, _ in parts) + r"\end{Exercise}" + "\n"
        body += r"\begin{Answer}" + "".join(rf"\Question {tex(answer)}" + "\n" for _, answer in parts) + r"\end{Answer}" + "\n"
        items += [item(question, answer, str(m), stem=stem, section=f"Ejercicio {n} {title}") for m, (question, answer) in enumerate(parts, 1)]
    preamble = r"\usepackage[spanish]{babel}\usepackage[answerdelayed,lastexercise]{exercise}"
    body += draw.one([r"\newpage", r"\bigskip\hrule\bigskip "]) + r"\shipoutAnswer"
    return Document("latex", source(draw, rf"\documentclass[{draw.one((10, 11, 12))}pt,a4paper]{{article}}", preamble, body), items)


NUMBERS = [
    ("Show that the sum of two even integers is even.", "Write the integers as 2m and 2n.", "2m + 2n = 2(m + n), which is even."),
    ("Find the greatest common divisor of 84 and 120.", None, "12"),
    ("Find all primes between 90 and 110.", None, "97, 101, 103, 107 and 109"),
    ("Prove that there are infinitely many primes.", "Multiply all primes of a finite list and add 1.", None),
    ("What is the last digit of 7 to the power of 100?", "Look at the last digits of the first powers of 7.", "1"),
    ("How many divisors has 360?", None, "24"),
    ("Is 1001 prime? Give a reason.", None, "No, 1001 = 7 × 11 × 13."),
    ("Write 45 in base 2.", None, "101101"),
]


@layout(HALF, "answers-package-book", "LaTeX class book with package answers: theorem environments Exercise 3.1 in a chapter with its text, hints and solutions to most in chapters at the back, each by its number")
def answers_package_book(draw):
    asked = draw.mixed(draw.some(NUMBERS, 7))
    chapter = draw.random.randint(2, 7)
    body, items = rf"\setcounter{{chapter}}{{{chapter - 1}}}\chapter{{Whole numbers}}\section{{Divisors}}" + r"An integer $d$ divides an integer $n$ if there is an integer $k$ with $n=dk$. We write $d\mid n$. A prime has no divisors but 1 and itself.\begin{example}The divisors of 12 are 1, 2, 3, 4, 6 and 12. What about 13? It has only two, so that it is prime.\end{example}\begin{theorem}Every integer greater than 1 is a product of primes.\end{theorem}\section{Exercises}\Opensolutionfile{hint}[hints]\Opensolutionfile{ans}[solutions]" + "\n", []
    for n, (question, hint, answer) in enumerate(asked, 1):
        body += r"\begin{ex}" + "\n" + tex(question) + "\n" + (rf"\begin{{hint}}" + f"\n{tex(hint)}\n" + r"\end{hint}" + "\n" if hint else "") + (rf"\begin{{sol}}" + f"\n{tex(answer)}\n" + r"\end{sol}" + "\n" if answer else "") + r"\end{ex}" + "\n"
        items.append(item(question, answer, f"{chapter}.{n}"))
    body += r"\Closesolutionfile{hint}\Closesolutionfile{ans}\backmatter\chapter{Hints}\input{hints}\chapter{Solutions}\input{solutions}"
    preamble = r"\usepackage{amsthm,answers}\Newassociation{sol}{Solution}{ans}\Newassociation{hint}{Hint}{hint}\theoremstyle{definition}\newtheorem{ex}{Exercise}[chapter]\newtheorem{example}{Example}[chapter]\theoremstyle{plain}\newtheorem{theorem}{Theorem}[chapter]\renewenvironment{Hint}[1]{\par\noindent\textbf{Hint to Exercise #1.}\ }{\par\medskip}"
    preamble += draw.one([r"\renewenvironment{Solution}[1]{\par\noindent\textbf{Solution #1.}\ }{\par\medskip}", r"\renewenvironment{Solution}[1]{\par\noindent\textbf{#1}\quad}{\par\medskip}"])
    return Document("latex", source(draw, rf"\documentclass[{draw.one((10, 11))}pt,a4paper,oneside,openany]{{book}}", preamble, body), items)


CHAPTERS = [
    ("Rocks", "Rocks are divided by how they formed. Igneous rocks were molten once, sedimentary rocks were laid down in layers, and metamorphic rocks were changed by heat and pressure.", [
        ("Which rock do you see in most kitchen worktops, and how did it form?", None, "Granite. It cooled slowly deep in the crust."),
        ("Put these in order of grain size.", ["sand, clay, gravel", "basalt, granite, obsidian"], ["clay, sand, gravel", None]),
        ("Why are fossils rare in metamorphic rocks?", None, None),
        ("Limestone fizzes in dilute acid. Which gas is given off?", None, "Carbon dioxide."),
    ]),
    ("Volcanoes", "Magma that reaches the surface is called lava. Its silica decides whether it flows or explodes: the more silica there is, the stiffer the lava.", [
        ("What is the difference between magma and lava?", None, "Magma is below the surface, lava above it."),
        ("Explain each observation in a sentence.", ["Shield volcanoes have gentle slopes.", "Ash can stop aircraft far away."], ["Their lava has little silica and flows far.", None]),
        ("Name two signs that a volcano may soon erupt.", None, None),
        ("Why are the soils near volcanoes farmed in spite of the danger?", None, "They are rich in minerals."),
    ]),
]


@layout(HALF, "memoir-selected-answers", "LaTeX class memoir: two chapters of text, each with Review questions 4.1 and parts (a), at the back Answers to selected questions under the chapters' names")
def memoir_selected_answers(draw):
    first = draw.random.randint(2, 8)
    body, back, items = rf"\mainmatter\setcounter{{chapter}}{{{first - 1}}}", r"\backmatter\chapter{Answers to selected questions}", []
    for chapter, (title, text, asked) in enumerate(CHAPTERS, first):
        body += rf"\chapter{{{title}}}{tex(text)}\section*{{Review questions}}\begin{{enumerate}}[label=\textbf{{{chapter}.\arabic*}}]"
        back += rf"\section*{{Chapter {chapter}: {title}}}"
        for n, (question, parts, answer) in enumerate(draw.mixed(asked), 1):
            body += rf"\item {tex(question)}"
            if parts:
                body += r"\begin{enumerate}[label=(\alph*)]" + "".join(rf"\item {tex(part)}" for part in parts) + r"\end{enumerate}"
                items += [item(part, given, f"{chapter}.{n}({letter})", stem=question) for letter, part, given in zip("ab", parts, answer)]
                given = " ".join(f"({letter}) {one}" for letter, one in zip("ab", answer) if one)
            else:
                items.append(item(question, answer, f"{chapter}.{n}"))
                given = answer
            if given:
                back += rf"\noindent\textbf{{{chapter}.{n}}}\quad {tex(given)}\par\smallskip "
        body += r"\end{enumerate}"
    preamble = rf"\usepackage{{enumitem}}\chapterstyle{{{draw.one(['default', 'bringhurst', 'ell', 'section', 'hangnum'])}}}\pagestyle{{{draw.one(['ruled', 'headings', 'companion'])}}}"
    return Document("latex", source(draw, rf"\documentclass[{draw.one((10, 11, 12))}pt,a5paper,oneside]{{memoir}}", preamble, body + back), items)


VRAGEN = [
    ("Welke planeet staat het dichtst bij de zon?", ["Venus", "Mercurius", "Mars"], 1, "Mercurius draait in 88 dagen om de zon."),
    ("Hoeveel provincies heeft Nederland?", ["tien", "elf", "twaalf"], 2, "De jongste is Flevoland, uit 1986."),
    ("Wie schilderde De Nachtwacht?", ["Rembrandt", "Vermeer", "Van Gogh"], 0, "Het hangt in het Rijksmuseum in Amsterdam."),
    ("Welk gas nemen planten op uit de lucht?", ["zuurstof", "stikstof", "koolstofdioxide"], 2, "Ze maken er met licht suiker van."),
    ("Wat is de hoofdstad van Australië?", ["Canberra", "Sydney", "Melbourne"], 0, "De stad werd in 1913 gesticht."),
    ("Hoeveel is 15 % van 80?", ["8", "12", "15"], 1, "10 % is 8 en 5 % is 4."),
]


@layout(HALF, "beamer-quiz", "LaTeX class beamer as a handout: a slide Vraag 1 with choices, then a slide Antwoord with the right one in a block and a sentence about it")
def beamer_quiz(draw):
    asked = draw.mixed(draw.some(VRAGEN, 5))
    body, items = r"\begin{frame}\titlepage\end{frame}", []
    for n, (question, options, right, why) in enumerate(asked, 1):
        body += rf"\begin{{frame}}{{Vraag {n}}}{tex(question)}\begin{{enumerate}}[(a)]" + "".join(rf"\item {tex(option)}" for option in options) + r"\end{enumerate}\end{frame}" + "\n"
        body += rf"\begin{{frame}}{{Antwoord op vraag {n}}}\begin{{exampleblock}}{{Juist is ({'abc'[right]})}}{tex(options[right])}\end{{exampleblock}}{tex(why)}\end{{frame}}" + "\n"
        items.append(item(question, options[right], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[right]))
    theme = draw.one([r"\usetheme{Madrid}", r"\usetheme{Warsaw}", r"\usetheme{CambridgeUS}", r"\usetheme{Boadilla}", ""])
    preamble = theme + r"\title{Quiz van vrijdag}\author{M. de Vries}\institute{Groep 8}\date{6 maart 2026}"
    return Document("latex", source(draw, r"\documentclass[handout]{beamer}", preamble, body, [r"\usepackage{lmodern}"]), items)


ATOMS = [
    ("State the number of protons in an atom of carbon.", 1, None, "6"),
    ("Magnesium burns in oxygen.", None, [("Write the word equation for this reaction.", 2, "magnesium + oxygen → magnesium oxide"), ("Describe what is seen.", 1, "a bright white flame")], None),
    ("Why do noble gases hardly react?", 2, None, "Their outer shells are full."),
    ("A student dissolves 5.85 g of sodium chloride in water to make 500 cm³ of solution.", None, [("Calculate the amount of sodium chloride in moles. (Mᵣ = 58.5)", 1, "0.100 mol"), ("Calculate the concentration of the solution in mol/dm³.", 2, "0.200 mol/dm³"), ("Name one hazard of the experiment.", 1, "broken glass")], None),
    ("Name the method that separates the dyes in ink.", 1, None, "chromatography"),
    ("What does the pH of a solution measure?", 1, None, "how acidic or alkaline it is"),
]


def mark(marks):
    return f"[{marks} mark{'s' if marks > 1 else ''}]"


@layout(HALF, "pandoc-exam", "Markdown test set by pandoc with its own template: title, author and date, sections, list 1. with parts a., [2 marks] behind the text, answers as the same list under a heading")
def pandoc_exam(draw):
    asked = draw.mixed(draw.some(ATOMS, 5))
    numbers = draw.one(["a.", "a)", "(a)"])
    body, key, items = "", "", []

    def plain(text):
        return re.sub("[²³⁰-⁹]+", lambda m: "^" + "".join(RAISED[sign] for sign in m[0]) + "^", text).replace("ᵣ", "~r~")

    for n, (question, marks, parts, answer) in enumerate(asked, 1):
        if not parts:
            body += f"{n}. {plain(question)} \\{mark(marks)[:-1]}\\]\n\n"
            key += f"{n}. {plain(answer)}\n"
            items.append(item(question, answer, str(n), marks))
            continue
        body += f"{n}. {plain(question)}\n\n"
        key += f"{n}. "
        for m, (part, worth, given) in enumerate(parts):
            label = numbers.replace("a", "abc"[m])
            body += f"    {label} {plain(part)} \\{mark(worth)[:-1]}\\]\n\n"
            key += f"{'    ' if m else ''}{label} {plain(given)}\n"
            items.append(item(part.replace("ᵣ", "r"), given, f"{n}({'abc'[m]})", worth, stem=question))
    total = sum(one["marks"] for one in items)
    head = f"---\ntitle: Chemistry end-of-unit test\nauthor: Ms Okafor\ndate: 2 February 2026\nfontsize: {draw.one(['10pt', '11pt', '12pt'])}\n{draw.one(['geometry: margin=25mm', 'papersize: a4', 'documentclass: scrartcl'])}\n---\n\n"
    text = f"# Instructions\n\n- Answer **all** questions.\n- Use black ink. You may use a calculator.\n- The test has {total} marks in all.\n\n# Questions\n\n{body}# Answers\n\n{key}"
    return Document("pandoc", head + text, items)


GARTEN = [("Beet", "Ein abgegrenztes Stück Erde, auf dem etwas angebaut wird."), ("Humus", "Der dunkle Teil des Bodens, der aus toten Pflanzen und Tieren entstanden ist."), ("Keimblatt", "Das erste Blatt einer jungen Pflanze. Es enthält oft Vorräte."), ("Mulch", "Eine Schicht aus Laub oder Gras, die den Boden feucht hält.")]
GARTEN_FRAGEN = [("Wann wird gegossen?", "Am besten früh am Morgen, dann verdunstet wenig Wasser."), ("Wer darf die Geräte benutzen?", "Alle Klassen. Die Geräte kommen nach der Stunde sauber in den Schuppen zurück."), ("Was geschieht mit der Ernte?", "Sie geht an die Schulküche. Was übrig bleibt, wird beim Sommerfest verkauft."), ("Darf ich eigene Pflanzen mitbringen?", "Ja, nach Rücksprache mit Frau Sommer.")]


@layout(HALF, "pandoc-fragen-und-glossar", "Markdown handout in German set by pandoc with contents and numbered sections: questions as headings 1.1 with prose below, then a definition list with the terms in bold")
def pandoc_fragen_und_glossar(draw):
    asked, terms = draw.mixed(GARTEN_FRAGEN), draw.some(GARTEN, 4)
    toc = draw.one([True, False])
    head = f"---\ntitle: Unser Schulgarten\nsubtitle: Fragen, Antworten und Begriffe\nlang: de\nfontsize: {draw.one(['10pt', '11pt'])}\nnumbersections: true\ntoc: {str(toc).lower()}\n---\n\n"
    body = "# Häufige Fragen\n\n" + "".join(f"## {question}\n\n{answer}\n\n" for question, answer in asked)
    body += "# Begriffe\n\n" + "".join(f"{term}\n:   {meaning}\n\n" for term, meaning in terms) + "# Adresse\n\nSchulgarten an der Mühle, geöffnet von April bis Oktober.\n"
    items = [item(question, answer, f"1.{n}", kind="faq") for n, (question, answer) in enumerate(asked, 1)]
    items += [item(term, meaning, kind="definition") for term, meaning in terms]
    return Document("pandoc", head + body, items)


LIBRARY = [("How many books may I borrow?", "Six at a time, and two of them may be new."), ("What happens if a book is late?", "You pay 10p a day. The desk sends a reminder after a week."), ("Can I reserve a book?", "Yes, at the desk or on the library page of the school site."), ("May I eat in the library?", "No, but water in closed bottles is fine.")]
TERMS = [("author", "The person who wrote a book."), ("blurb", "The short text on the back of a book that tells what it is about."), ("index", "A list at the end of a book that names the pages for each topic."), ("imprint", "The page that names the publisher and the year.")]
HUNT = [("Find a book about volcanoes.", ["Who wrote it?", "In which year was it published?"]), ("Find the atlas with the largest pages. On which page is Iceland?", []), ("Look at the newspapers.", ["Which is the oldest on the shelf?", "What is on its front page?", "Who printed it?"]), ("Which shelf mark has poetry?", [])]


@layout(HALF, "asciidoctor-qanda", "asciidoctor-pdf with its default theme: a list of questions and answers with numbers and italic questions, a glossary with bold terms, an exercise list 1. with parts a. and no answers")
def asciidoctor_qanda(draw):
    asked, terms, tasks = draw.mixed(LIBRARY), draw.some(TERMS, 4), draw.mixed(HUNT)
    theme = draw.one(["", ":pdf-theme: default-with-fallback-font\n", ":doctype: article\n:sectnums:\n"])
    body = f"= The school library\nMr Adeyemi\n:pdf-page-size: A4\n{theme}\nThis sheet is for everybody who joins in September.\n\n== Questions and answers\n\n[qanda]\n" + "".join(f"{question}::\n  {answer}\n" for question, answer in asked)
    body += "\n== Words to know\n\n[glossary]\n" + "".join(f"{term}:: {meaning}\n" for term, meaning in terms) + "\n== Treasure hunt\n\nTIP: Work in pairs, and put every book back.\n\n"
    items = [item(question, answer, str(n), kind="faq", section="Questions and answers") for n, (question, answer) in enumerate(asked, 1)]
    items += [item(term, meaning, kind="definition", section="Words to know") for term, meaning in terms]
    for n, (stem, parts) in enumerate(tasks, 1):
        body += f". {stem}\n" + "".join(f".. {part}\n" for part in parts)
        items += [item(part, None, f"{n}({letter})", stem=stem, section="Treasure hunt") for letter, part in zip("abc", parts)] or [item(stem, None, str(n), section="Treasure hunt")]
    return Document("asciidoctor", body, items)


TRIP = [
    ("Before the trip", [("What should pupils bring?", "A packed lunch, a raincoat and strong shoes."), ("Is there a list of medicines?", "Please hand in the blue form. The nurse keeps all medicines in her bag.")]),
    ("During the trip", [("Where do the pupils sleep?", "In rooms of four, with a teacher on each floor."), ("May pupils use telephones?", "Yes, from 6 to 7 in the evening."), ("Who is called in an emergency?", "The school office first. It calls the parents at once.")]),
]


@layout(HALF, "docbook-qandaset", "DocBook article through the DocBook stylesheets and FOP: contents, divisions with numbers, Q: or numbers and A: beside the paragraphs")
def docbook_qandaset(draw):
    label = draw.one(["qanda", "number"])
    body, items = "", []
    for m, (title, asked) in enumerate(TRIP, 1):
        body += f"<qandadiv><title>{title}</title>"
        for n, (question, answer) in enumerate(asked, 1):
            body += f"<qandaentry><question><para>{question}</para></question><answer><para>{answer}</para></answer></qandaentry>"
            items.append(item(question, answer, f"{m}.{n}" if label == "number" else None, kind="faq", section=title))
        body += "</qandadiv>"
    text = f"""<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE article PUBLIC "-//OASIS//DTD DocBook XML V4.5//EN" "http://www.oasis-open.org/docbook/xml/4.5/docbookx.dtd">
<article><articleinfo><title>The trip of year 8</title><author><firstname>Helen</firstname><surname>Marsh</surname></author><pubdate>March 2026</pubdate></articleinfo>
<para>We leave on Monday, 4 May. These are the questions that parents have asked us.</para>
<section><title>Questions of parents</title><qandaset defaultlabel="{label}">{body}</qandaset></section></article>
"""
    return Document("docbook", text, items)


CODE_FAQ = [
    ("Do I need a computer of my own?", "No. There are twelve laptops in room 14, and you can borrow one for an afternoon."),
    ("Which language do we learn?", "We begin with Python. Later there is a group for web pages."),
    ("How do I save my work?", "Save it in your folder on the school drive. Files on the desktop are lost when you log out."),
    ("Can I join in spring?", "Yes, but read the first three worksheets before you come."),
]
CODE_TERMS = [("algorithm", "A list of steps that solves a problem."), ("bug", "A mistake in a program."), ("loop", "A part of a program that is run again and again."), ("string", "A piece of text in a program, written between quotes."), ("variable", "A name for a value that may change.")]
CODE_TASKS = [("What does the following program print?", "for n in range(2, 5):\n    print(n * n)"), ("Write a loop that prints the even numbers from 2 to 20.", None), ("Find the bug in this line.", 'print("Hello)'), ("Explain the difference between = and == in Python.", None)]


@layout(HALF, "sphinx-handbook", "Sphinx manual through its own LaTeX: title page, contents, questions as sections 1.1 with prose, a glossary, exercises in a numbered list with listings and no answers")
def sphinx_handbook(draw):
    asked, terms, tasks = draw.mixed(CODE_FAQ), draw.some(CODE_TERMS, 4), draw.mixed(CODE_TASKS)
    elements = {"papersize": "a4paper", "extraclassoptions": "openany,oneside", "pointsize": draw.one(["10pt", "11pt"])} | draw.one([{}, {"fontpkg": r"\usepackage{lmodern}"}, {"fontpkg": r"\usepackage{tgpagella}"}])
    conf = f"project = 'Coding club handbook'\nauthor = 'B. Osei'\nversion = release = '2.1'\nlatex_documents = [('index', 'club.tex', 'Coding club handbook', 'B. Osei', 'manual')]\nlatex_elements = {elements!r}"

    def head(text, sign):
        return f"{text}\n{sign * len(text)}\n\n"

    body = head("Coding club handbook", "#") + head("Frequently asked questions", "=") + "".join(head(question, "-") + answer + "\n\n" for question, answer in asked)
    body += head("Glossary", "=") + ".. glossary::\n\n" + "".join(f"   {term}\n      {meaning}\n\n" for term, meaning in terms) + head("Exercises", "=") + "Try these before the next meeting.\n\n"
    # The title page and the contents, which have the questions, too, stand before.
    items = [item(question, answer, f"1.{n}", kind="faq", page=3) for n, (question, answer) in enumerate(asked, 1)]
    items += [item(term, meaning, kind="definition") for term, meaning in terms]
    for n, (question, listing) in enumerate(tasks, 1):
        body += f"#. {question}\n\n" + ("   .. code-block:: python\n\n" + "".join(f"      {line}\n" for line in listing.split("\n")) + "\n" if listing else "")
        items.append(item(question + (" " + re.sub(r"\s+", " ", listing) if listing else ""), None, str(n), section="Exercises"))
    return Document("sphinx", conf + "\n====\n" + body, items)


SHELL = [
    ("Which command lists the files of a directory?", None, "@command{ls}", "ls"),
    ("What does the option -r of sort do?", "What does the option @option{-r} of @command{sort} do?", "It reverses the order.", None),
    ("Write a command that counts the lines of the file poem.txt.", "Write a command that counts the lines of the file @file{poem.txt}.", "@code{wc -l poem.txt}", "wc -l poem.txt"),
    ("How can the output of one command become the input of another?", None, "With a pipe, which is written as a vertical bar.", None),
    ("Why is it unwise to work as root all the time?", None, "A slip can damage the whole system.", None),
    ("Which directory do two dots stand for?", None, "The one above the current directory.", None),
]
SHELL_TERMS = [("directory", "A file that holds the names of other files."), ("pipe", "A link from the output of a command to the input of the next."), ("shell", "The program that reads what you type and runs commands.")]


@layout(HALF, "texinfo-exercises", "Texinfo manual by texi2pdf: title page and contents, chapter with a table of terms, section 1.2 Exercises numbered 1., appendix Answers to the Exercises with the same numbers")
def texinfo_exercises(draw):
    asked = draw.mixed(draw.some(SHELL, 5))
    size = draw.one(["@afourpaper\n", "@smallbook\n", ""])
    body = "\\input texinfo\n@settitle First Steps in the Shell\n@documentencoding UTF-8\n" + size + "@titlepage\n@title First Steps in the Shell\n@subtitle For years 10 and 11\n@author R. Lindqvist\n@end titlepage\n@contents\n"
    body += "@chapter The Command Line\n\nA shell waits for a line, runs it and waits again. Do you see a dollar sign? Then it waits for you.\n\n@section Terms\n\n@table @dfn\n" + "".join(f"@item {term}\n{meaning}\n" for term, meaning in SHELL_TERMS) + "@end table\n\n@section Exercises\n\n@enumerate\n"
    body += "".join(f"@item\n{marked or question}\n\n" for question, marked, *_ in asked) + "@end enumerate\n\n@appendix Answers to the Exercises\n\n@enumerate\n" + "".join(f"@item\n{answer}\n\n" for *_, answer, _ in asked) + "@end enumerate\n\n@bye\n"
    items = [item(term, meaning, kind="definition") for term, meaning in SHELL_TERMS]
    items += [item(question, plain or answer, str(n)) for n, (question, _, answer, plain) in enumerate(asked, 1)]
    return Document("texinfo", body, items)


SCIENZE = [
    ("Completa la frase con la parola giusta.", 2, ["La pianta assorbe l’acqua con le ________.", "La fotosintesi avviene nelle ________."], ["radici", "foglie"]),
    ("Quali sono gli stati di aggregazione della materia?", 3, None, "solido, liquido e gassoso"),
    ("Osserva la catena alimentare: erba, lepre, volpe.", 4, ["Chi è il produttore?", "Che cosa succede alle lepri se scompaiono le volpi?"], ["l’erba", "Il loro numero aumenta."]),
    ("Perché il ghiaccio galleggia sull’acqua?", 2, None, "Perché è meno denso dell’acqua."),
    ("Un’auto percorre 150 km in 2 ore. Calcola la velocità media.", 2, None, "75 km/h"),
    ("Come si chiama l’organo che pompa il sangue?", 1, None, "il cuore"),
]


@layout(HALF, "typst-verifica", "Typst with its default design, Italian test: list 1) with parts a), points at the right edge as [2 punti], answers on the last page in the same list")
def typst_verifica(draw):
    asked = draw.mixed(draw.some(SCIENZE, 5))
    style = draw.one(["", "#set heading(numbering: none)\n#set par(justify: true)\n"])
    body, key, items = "", "", []
    for n, (question, marks, parts, answer) in enumerate(asked, 1):
        body += f"+ {question} #h(1fr) [{marks} {'punto' if marks == 1 else 'punti'}]\n" + "".join(f"  + {part}\n" for part in parts or []).replace("________", "#box(width: 3cm, stroke: (bottom: 0.5pt))")
        if parts:
            key += "+ " + "\n  ".join(f"+ {given}" for given in answer) + "\n"
            items += [item(part.replace("________", " "), given, f"{n}({letter})", stem=question, **({"kind": "gap", "gap": True} if "____" in part else {})) for letter, part, given in zip("ab", parts, answer)]
        else:
            key += f"+ {answer}\n"
            items.append(item(question, answer, str(n), marks))
    head = f'#set page(paper: "a4", numbering: "1 / 1")\n#set text(lang: "it", size: {draw.one([10, 11, 12])}pt)\n#set enum(numbering: "1.a)")\n{style}'
    head += "= Verifica di scienze\n\nNome: #box(width: 6cm, stroke: (bottom: 0.5pt)) #h(1fr) Data: #box(width: 3cm, stroke: (bottom: 0.5pt))\n\n#table(columns: 3, [Classe], [Punti], [Voto], [2B], [], [])\n\n== Domande\n\n"
    return Document("typst", head + body + "\n#pagebreak()\n== Soluzioni\n\n" + key, items)


CIAGI = [
    ("Oblicz sumę liczb od 1 do 100.", "Dodaj pierwszą i ostatnią liczbę.", "5050"),
    ("Wyznacz dziesiąty wyraz ciągu 3, 7, 11, 15, …", None, "39"),
    ("Czy ciąg 2, 6, 18, 54 jest arytmetyczny? Odpowiedź uzasadnij.", None, "Nie, różnice nie są równe."),
    ("Oblicz iloraz ciągu geometrycznego, w którym pierwszy wyraz jest równy 5, a trzeci 45.", "Są dwa rozwiązania.", "3 lub −3"),
    ("Ile wyrazów ma ciąg 4, 8, 12, …, 80?", None, "20"),
    ("Udowodnij, że suma trzech kolejnych liczb naturalnych dzieli się przez 3.", "Oznacz środkową liczbę przez n.", None),
]


@layout(HALF, "amsthm-zadania", "LaTeX article with amsthm in Polish: definition and example, Zadanie 1.1 as theorem environments with Wskazówka in italics below some, Odpowiedzi in one paragraph at the end")
def amsthm_zadania(draw):
    asked = draw.mixed(CIAGI)
    body, items, key = r"\title{Ciągi liczbowe}\author{Koło matematyczne}\date{}\maketitle\section{Ciągi}\begin{definicja}Ciąg jest arytmetyczny, jeśli różnica kolejnych wyrazów jest stała.\end{definicja}\begin{przyklad}Ciąg $2, 5, 8, 11, \dots$ jest arytmetyczny, a jego różnica jest równa 3.\end{przyklad}", [], []
    for n, (question, hint, answer) in enumerate(asked, 1):
        body += rf"\begin{{zadanie}}{tex(question)}" + (rf"\par\emph{{Wskazówka.}} {tex(hint)}" if hint else "") + r"\end{zadanie}" + "\n"
        items.append(item(question + (f" Wskazówka. {hint}" if hint else ""), answer, f"1.{n}"))
        if answer:
            key.append(rf"\textbf{{1.{n}.}} {tex(answer)}")
    body += r"\section*{Odpowiedzi}\noindent " + draw.one([r"\quad ", r"\\ "]).join(key)
    preamble = r"\usepackage{amsmath,amsthm}\theoremstyle{definition}\newtheorem{zadanie}{Zadanie}[section]\newtheorem{definicja}{Definicja}[section]\newtheorem{przyklad}{Przykład}[section]"
    return Document("latex", source(draw, rf"\documentclass[{draw.one((10, 11, 12))}pt,a4paper]{{{draw.one(['article', 'amsart'])}}}", preamble, body, [r"\usepackage{lmodern}", r"\usepackage{tgpagella}", r"\usepackage{tgtermes}"]), items)
