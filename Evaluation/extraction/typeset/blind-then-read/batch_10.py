"""The tenth eight: papers of other countries, with their own words for a task and for marks."""

from latex import document, tex
from office import document as office, paragraph, run
from paper import Document, choices, item, layout
from webpage import page, rows, web

HALF = "blind-then-read"
HANG = ".h { position: relative; padding-left: 9mm; margin-top: 3mm } .n { position: absolute; left: 0 } .i { margin-left: 9mm }"


def hang(label, text, kind="h"):
    """A paragraph of HTML with its label in the margin."""
    return f'<div class="{kind}"><span class=n>{label}</span>{text}</div>'


GERMAN = [
    ("Elektrischer Stromkreis", 6, [
        ("Zeichne den Schaltplan eines Stromkreises mit zwei Lampen in Reihe.", 2),
        ("Erkläre, warum beide Lampen ausgehen, wenn eine herausgedreht wird.", 2),
        ("Nenne zwei Stoffe, die den Strom leiten.", 2),
    ]),
    ("Magnetismus", 5, [
        ("Beschreibe, wie sich zwei gleiche Pole verhalten.", 2),
        ("Gib an, welche Metalle ein Magnet anzieht.", 3),
    ]),
    ("Ein Wasserkocher hat eine Leistung von 2000 W.", 4, [
        ("Berechne die Energie, die er in drei Minuten umsetzt.", 3),
        ("Nenne die Einheit der Leistung.", 1),
    ]),
]


@layout(HALF, "klassenarbeit-aufgaben", "German test, Aufgabe 1: title (6 P.), a) b) with marks in a column / 2, no answers")
def klassenarbeit_aufgaben(draw):
    body, items = "<table class=k><tr><td>Name: ______________</td><td>Klasse: 7b</td><td>Datum: ____________</td></tr></table><h1>2. Klassenarbeit Physik</h1>", []
    for n, (head, total, parts) in enumerate(GERMAN, 1):
        isStem = head.endswith(".")
        body += f"<h3>Aufgabe {n}{'' if isStem else ': ' + web(head)} <span class=p>({total} P.)</span></h3>" + (f"<p>{web(head)}</p>" if isStem else "")
        for m, (question, marks) in enumerate(parts):
            body += hang("abc"[m] + ")", f"<span class=m>/ {marks}</span>{web(question)}") + "<div class=s></div>"
            items.append(item(question, None, f"{n}({'abc'[m]})", marks, stem=head if isStem else None))
    body += "<p class=g>Gesamt: ____ / 15 &nbsp; Note: ____ &nbsp; Viel Erfolg!</p>"
    css = HANG + ".k { width: 100%; border-bottom: 1px solid #000 } .m { float: right } .p { font-weight: normal } .s { height: 17mm } .g { text-align: right }"
    engine, source = page(draw, body, ["Liberation Sans", "DejaVu Sans"], (11, 12), css, language="de")
    return Document(engine, source, items)


FRENCH = [
    ("Complète avec le présent du verbe entre parenthèses.", [
        "Nous ................. (finir) nos devoirs avant le dîner.",
        "Tu ................. (prendre) le bus tous les matins.",
        "Mes parents ................. (être) en vacances.",
        "Elle ................. (choisir) une robe bleue.",
    ]),
    ("Mets ces phrases à la forme négative.", [
        "Il mange du pain le soir.", "Vous aimez les films d'horreur.", "J'ai un frère et une sœur.",
    ]),
    ("Réponds par une phrase complète.", [
        "À quelle heure te lèves-tu le dimanche ?", "Quel est ton sport préféré ?", "Où passes-tu tes vacances ?",
    ]),
]


@layout(HALF, "exercices-de-grammaire", "French worksheet, Exercice 1 with its task in bold, 1. to 4. below, dots as gaps, numbers restart")
def exercices_de_grammaire(draw):
    body, items = r"\begin{center}\Large\textbf{Fiche d’exercices : le présent et la négation}\end{center}", []
    for n, (task, lines) in enumerate(FRENCH, 1):
        body += rf"\bigskip\textbf{{\underline{{Exercice {n}}} : {tex(task)}}}\par "
        for m, text in enumerate(lines, 1):
            dots = r"\dotfill" if "..." not in text else ""
            body += rf"\lab{{10pt}}{{18pt}}{{{m}.}}{{{tex(text)}}}" + (r"{\leftskip=28pt\dotline}" if dots else "")
            items.append(item(text.replace(".................", "___"), None, str(m), kind="gap" if "..." in text else "short", section=f"Exercice {n} : {task}"))
    engine, source = document(draw, body, ["lm", "palatino", "libertine"], (11, 12), foot=r"Collège Jean Zay -- 5\textsuperscript{e}")
    return Document(engine, source, items)


SPANISH = [
    ("Una empresa produce sillas y mesas. Cada silla necesita 2 horas de trabajo y cada mesa 3 horas.", [
        ("Plantea la inecuación si se dispone de 60 horas.", 0.5), ("Representa gráficamente la región factible.", 1), ("Indica el beneficio máximo si cada silla da 20 € y cada mesa 35 €.", 1),
    ]),
    ("Se lanzan dos dados de seis caras.", [
        ("Calcula la probabilidad de que la suma sea 7.", 1), ("Calcula la probabilidad de obtener al menos un 6.", 1.5),
    ]),
    ("La función f mide la temperatura en grados durante un día de invierno.", [
        ("Determina a qué hora se alcanza la temperatura mínima.", 1), ("Justifica si la función es continua.", 1),
    ]),
]


@layout(HALF, "prueba-de-acceso", "Spanish entrance exam, Ejercicio 1. (2,5 puntos) with a stem, a) (0,5 puntos) before the text, choice between options A and B left out")
def prueba_de_acceso(draw):
    body, items = "<div class=c>Evaluación de Bachillerato para el Acceso a la Universidad<br><b>Matemáticas Aplicadas</b></div><p><i>Instrucciones: dispone de 90 minutos. Todas las respuestas deben ir acompañadas de una explicación detallada.</i></p>", []
    for n, (stem, parts) in enumerate(SPANISH, 1):
        total = sum(marks for _, marks in parts)
        body += f"<p><b>Ejercicio {n}. (Calificación máxima: {str(total).replace('.', ',')} puntos)</b><br>{web(stem)}</p>"
        for m, (question, marks) in enumerate(parts):
            points = f"{str(marks).replace('.', ',')} punto{'s' if marks != 1 else ''}"
            body += f"<p class=i>{'abc'[m]}) ({points}) {web(question)}</p>"
            items.append(item(question, None, f"{n}({'abc'[m]})", int(marks) if marks == int(marks) else None, stem=stem))
    engine, source = page(draw, body, ["Liberation Serif", "Noto Serif"], (11, 12), ".c { text-align: center } .i { margin-left: 6mm }", language="es")
    return Document(engine, source, items)


RUSSIAN = [
    ("Какая планета ближе всего к Солнцу?", ["Венера", "Меркурий", "Марс", "Земля"], 1),
    ("Столица Казахстана —", ["Алматы", "Ташкент", "Астана", "Бишкек"], 2),
    ("Сколько хромосом в клетке человека?", ["23", "46", "48", "92"], 1),
    ("Кто написал роман «Отцы и дети»?", ["Л. Н. Толстой", "А. П. Чехов", "И. С. Тургенев", "Н. В. Гоголь"], 2),
    ("Какой газ преобладает в воздухе?", ["кислород", "азот", "водород", "аргон"], 1),
    ("Единица силы тока —", ["вольт", "ом", "ватт", "ампер"], 3),
]


@layout(HALF, "test-cyrillic-letters", "Russian test, 1. question, а) б) в) г) in Cyrillic letters below, key 1 – б, 2 – в at the end")
def test_cyrillic_letters(draw):
    body, items, key = "<h2>Тест по окружающему миру</h2><p>Фамилия, имя _____________________ Класс ______</p>", [], []
    for n, (question, options, right) in enumerate(RUSSIAN, 1):
        body += f"<p class=q><b>{n}. {web(question)}</b></p>" + "".join(f"<p class=o>{letter}) {web(text)}</p>" for letter, text in zip("абвг", options))
        items.append(item(question, options[right], str(n), None, choices("абвг", options), kind="mcq", answer_label="абвг"[right]))
        key.append(f"{n} – {'абвг'[right]}")
    body += "<p class=q><b>Ответы:</b> " + ", ".join(key) + "</p>"
    engine, source = page(draw, body, ["Liberation Serif", "DejaVu Serif", "Noto Sans"], (11, 12), ".q { margin: 4mm 0 1mm } .o { margin: 0 0 0 8mm }", language="ru")
    return Document(engine, source, items)


POLISH = [
    ("Która z podanych substancji jest pierwiastkiem?", ["woda", "tlen", "sól kuchenna", "cukier"]),
    ("Ile wynosi suma kątów w trójkącie?", ["90°", "180°", "270°", "360°"]),
    ("Który organizm jest producentem?", ["lis", "grzyb", "trawa", "dżdżownica"]),
]
POLISH_OPEN = [
    ("Wyjaśnij, dlaczego lód pływa po powierzchni wody.", 2),
    ("Podaj dwie przyczyny zanieczyszczenia powietrza.", 2),
]


@layout(HALF, "arkusz-zadania", "Polish exam, Zadanie 1. (0–1) as a bold line, the task below, A. to D. in one row or below; open tasks with dotted lines")
def arkusz_zadania(draw):
    body, items = r"\begin{center}\textbf{EGZAMIN ÓSMOKLASISTY}\\ Arkusz próbny\end{center}", []
    for n, (question, options) in enumerate(POLISH, 1):
        row = r"\quad\quad ".join(rf"\textbf{{{letter}.}}~{tex(text)}" for letter, text in zip("ABCD", options))
        body += rf"\bigskip\needspace{{4cm}}\textbf{{Zadanie {n}. (0--1)}}\par {tex(question)}\par\textbf{{Dokończ zdanie. Wybierz właściwą odpowiedź.}}\par {row}\par ".replace(r"\par\textbf{Dokończ zdanie. Wybierz właściwą odpowiedź.}", "")
        items.append(item(question, None, str(n), 1, choices("ABCD", options), kind="mcq"))
    for n, (question, marks) in enumerate(POLISH_OPEN, len(POLISH) + 1):
        body += rf"\bigskip\needspace{{4cm}}\textbf{{Zadanie {n}. (0--{marks})}}\par {tex(question)}" + r"\dotline" * 4
        items.append(item(question, None, str(n), marks))
    engine, source = document(draw, body, ["timesnew", "noto", "dejavu"], (11, 12), foot=r"Strona \thepage")
    return Document(engine, source, items)


INDIAN = [
    ("SECTION A", [
        ("Define the term ‘refraction of light’.", 1, None), ("Name the part of the eye that controls the amount of light entering it.", 1, None),
        ("What is the SI unit of electric potential?", 1, None),
    ]),
    ("SECTION B", [
        ("Why do stars twinkle? Explain briefly.", 2, None), ("State Ohm’s law. Draw the graph between V and I for an ohmic conductor.", 2, None),
        ("List two differences between renewable and non-renewable sources of energy.", 2, None),
    ]),
    ("SECTION C", [
        ("Describe the process of digestion of food in the small intestine.", 5, None), ("Explain the working of an electric motor with the help of a labelled diagram.", 5, None),
    ]),
]


@layout(HALF, "board-table-of-questions", "Indian school paper as a table without rules: number, question, marks; sections in capitals, numbers go on")
def board_table_of_questions(draw):
    body, items, n = "<div class=c><b>HALF YEARLY EXAMINATION</b><br>CLASS X &nbsp; SCIENCE</div><div class=t><span>Time: 3 hrs.</span><span>M.M.: 19</span></div><p><b>General Instructions:</b><br>(i) All questions are compulsory.<br>(ii) Marks are given against each question.<br>(iii) Use of calculators is not permitted.</p><table>", [], 0
    for head, asked in INDIAN:
        body += f"<tr><td colspan=3 class=c><b>{head}</b></td></tr>"
        for question, marks, _ in asked:
            n += 1
            body += f"<tr><td>{n}.</td><td class=w>{web(question)}</td><td>{marks}</td></tr>"
            items.append(item(question, None, str(n), marks, section=head))
    body += "</table>"
    css = ".c { text-align: center } .t { display: flex; justify-content: space-between } td { vertical-align: top; padding: 1.5mm 2mm } .w { width: 155mm } table { width: 100% }"
    engine, source = page(draw, body, ["Liberation Serif", "Noto Serif"], (11, 12), css)
    return Document(engine, source, items)


DIGITS = [
    ("The SI unit of magnetic flux is", ["tesla", "weber", "henry", "farad"], 2),
    ("A body of mass 2 kg moves with a speed of 3 m/s. Its kinetic energy is", ["3 J", "6 J", "9 J", "18 J"], 3),
    ("Which of the following is a vector quantity?", ["work", "power", "momentum", "temperature"], 3),
    ("The process by which plants lose water vapour is called", ["respiration", "transpiration", "digestion", "excretion"], 2),
    ("The pH of pure water at 25 °C is", ["1", "5", "7", "14"], 3),
    ("Which gas is evolved when zinc reacts with dilute hydrochloric acid?", ["oxygen", "chlorine", "carbon dioxide", "hydrogen"], 4),
    ("The focal length of a plane mirror is", ["zero", "infinity", "25 cm", "negative"], 2),
]


@layout(HALF, "choices-digit-options", "Indian entrance test in two columns, 1. question, options (1) to (4) two a row, key as Ans. at the end")
def choices_digit_options(draw):
    body, items, key = r"\begin{center}\textbf{PHYSICS AND CHEMISTRY}\\ Mock Test 4\end{center}\begin{multicols}{2}", [], []
    for n, (question, options, right) in enumerate(DIGITS, 1):
        cells = [rf"({m}) {tex(text)}" for m, text in enumerate(options, 1)]
        grid = rf"\begin{{tabular}}{{@{{}}p{{0.44\linewidth}}p{{0.44\linewidth}}@{{}}}}{cells[0]} & {cells[1]}\\ {cells[2]} & {cells[3]}\end{{tabular}}"
        body += rf"\lab{{0pt}}{{20pt}}{{\textbf{{{n}.}}}}{{{tex(question)}}}{{\leftskip=20pt {grid}\par}}\medskip "
        items.append(item(question, options[right - 1], str(n), None, choices(["1", "2", "3", "4"], options), kind="mcq", answer_label=str(right)))
        key.append(rf"{n}. ({right})")
    body += r"\end{multicols}\hrule\smallskip\textbf{ANSWER KEY}\par " + r"\quad ".join(key)
    engine, source = document(draw, body, ["times", "cm", "lm"], (10, 11))
    return Document(engine, source, items)


ITALIAN = [
    ("Che cos’è la fotosintesi?", "È il processo con cui le piante producono zuccheri usando la luce del sole."),
    ("Quali sono i tre stati della materia?", "Solido, liquido e gassoso."),
    ("Che cosa studia la geologia?", "Studia la Terra, le rocce e i fenomeni che le trasformano."),
    ("Perché il mare è salato?", "Perché i fiumi portano al mare i sali sciolti dalle rocce."),
    ("Come si chiama il satellite della Terra?", "Si chiama Luna."),
]


@layout(HALF, "domande-e-risposte", "Italian study sheet, D: and R: as labels, word processor")
def domande_e_risposte(draw):
    body, items = paragraph(run("Ripasso di scienze: domande e risposte"), "Title"), []
    for question, answer in ITALIAN:
        body += paragraph(run("D: ", "B") + run(question), "Body") + paragraph(run("R: ", "B") + run(answer), "Body")
        items.append(item(question, answer, kind="faq"))
    engine, source = office(draw, body, ["Liberation Sans", "Noto Sans"], (11, 12))
    return Document(engine, source, items)
