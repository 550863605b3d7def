"""The twenty-ninth: the classes and programs that teachers use, in the design that these have of their own."""

import engines
from latex import SIGNS, tex
from paper import Document, choices, item, layout

HALF = "blind-then-read"
DECLARED = "".join(rf"\DeclareUnicodeCharacter{{{code}}}{{{sign}}}" for code, sign in SIGNS.items())
FACES = ["", r"\usepackage{lmodern}", r"\usepackage{mathptmx}", r"\usepackage{tgpagella}", r"\usepackage{kpfonts}"]
OBJECTS = r"\pdfobjcompresslevel=2\pdfcompresslevel=9 "


def source(draw, documentclass, preamble, body, faces=FACES, encoding=r"\usepackage[utf8]{inputenc}"):
    """A LaTeX source as its author has it: the class, a font or none, and what the class asks for."""
    face = draw.one(faces)
    face = (r"\usepackage[T1]{fontenc}" if face else "") + face
    return "\n".join([OBJECTS + documentclass, encoding + DECLARED, face + preamble, r"\begin{document}", body, r"\end{document}", ""])


def said(text):
    """What is printed of a text that is given with its LaTeX source, and the source."""
    return text if isinstance(text, tuple) else (text, tex(text))


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
        items.append(item(question, None, number, marks, stem=" ".join(stem for stem in stems if stem), kind="long" if marks == 4 else "short"))

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
    return Document("latex", source(draw, r"\documentclass[11pt,a4paper]{article}", preamble, body, [r"\usepackage{lmodern}", r"\usepackage{tgpagella}", ""]), items)
