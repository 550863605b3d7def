"""Papers of schools in other countries, and reading passages with questions."""

from latex import document, table, tex
from paper import LETTERS, Document, choices, item, layout

FRENCH = [
    (
        "Exercice 1",
        5,
        "Un jardinier partage un terrain carré de 24 m de côté en deux parties par une allée.",
        [
            ("Calculer l’aire du terrain entier.", []),
            (
                "On note x la largeur de l’allée, en mètres.",
                [
                    "Exprimer l’aire de l’allée en fonction de x.",
                    "Déterminer x pour que l’allée occupe un douzième du terrain.",
                ],
            ),
            ("Le jardinier affirme qu’une allée de 3 m prend plus de 70 m². A-t-il raison ?", []),
        ],
    ),
    (
        "Exercice 2",
        7,
        "Une urne contient quatre boules rouges et six boules bleues. On tire deux boules, l’une après l’autre, sans remise.",
        [
            ("Recopier et compléter l’arbre de probabilités.", []),
            (
                "On considère l’événement R : « les deux boules sont rouges ».",
                ["Calculer la probabilité de R.", "En déduire la probabilité de tirer au moins une boule bleue."],
            ),
            (
                "Les tirages se font maintenant avec remise.",
                [
                    "La probabilité de R est-elle plus grande ? Justifier.",
                    "Donner l’espérance du nombre de boules rouges.",
                ],
            ),
        ],
    ),
    (
        "Exercice 3",
        8,
        "La température d’un four, en degrés, t minutes après l’allumage est donnée par f(t) = 220 − 200 × 0,9ᵗ.",
        [
            ("Quelle est la température au moment de l’allumage ?", []),
            ("Montrer que la fonction f est croissante.", []),
            ("Au bout de combien de minutes entières le four dépasse-t-il 180 degrés ?", []),
        ],
    ),
]


@layout("unseen", "paper-ironwood", "short; no answers")
def ironwood(draw):
    body = [
        r"\begin{center}\fbox{\textbf{ÉPREUVE DE MATHÉMATIQUES}}\par\medskip Durée de l’épreuve : 2 heures\par\textit{L’usage de la calculatrice est autorisé. Le sujet comporte 3 exercices indépendants.}\end{center}"
    ]
    items = []
    for name, points, stem, questions in FRENCH:
        body.append(
            rf"\bigskip\needspace{{4cm}}\textbf{{\underline{{{name}}}}}\hfill\textit{{({points} points)}}\par\smallskip {mathematics(stem)}\par "
        )
        for place, (text, parts) in enumerate(questions, 1):
            body.append(rf"\lab{{6pt}}{{22pt}}{{\textbf{{{place}.}}}}{{{tex(text)}}}")
            if not parts:
                items.append(item(text, None, str(place), stem=stem, kind="short", section=name))
            for letter, part in zip(LETTERS, parts):
                body.append(rf"\lab{{28pt}}{{22pt}}{{\textbf{{{letter}.}}}}{{{tex(part)}}}")
                items.append(item(part, None, f"{place}({letter})", stem=f"{stem} {text}", kind="short", section=name))
    foot = r"\fancyfoot[L]{\footnotesize 25-MATSPE-ME1}\fancyfoot[R]{\footnotesize Page \thepage/2}"
    engine, source = document(draw, "\n".join(body), ["lm", "palatino", "libertine"], (10, 11, 12), foot=foot)
    return Document(engine, source, items)


def mathematics(text):
    return tex(text).replace("0,9ᵗ", r"0,9\textsuperscript{t}")


GERMAN = [
    (
        "Ein Stausee versorgt drei Dörfer mit Trinkwasser. Im Frühjahr fließt Schmelzwasser zu.",
        [
            (
                "Beschreiben Sie zwei Wege, auf denen Wasser den See verlässt.",
                4,
                ["Verdunstung an der Oberfläche", "Entnahme durch die Wasserwerke"],
            ),
            (
                "Erklären Sie, warum der Pegel im August am niedrigsten ist.",
                6,
                [
                    "Es fällt wenig Regen.",
                    "Der Verbrauch ist im Sommer hoch.",
                    "Das Schmelzwasser ist längst abgeflossen.",
                ],
            ),
            (
                "Berechnen Sie den täglichen Verbrauch von 4200 Einwohnern, wenn jeder 125 Liter benötigt.",
                3,
                ["4200 · 125 l = 525 000 l", "525 m³ am Tag"],
            ),
        ],
    ),
    (
        "In einem Experiment wachsen Bohnen unter rotem, grünem und weißem Licht.",
        [
            (
                "Stellen Sie eine Hypothese zur Wuchshöhe unter grünem Licht auf.",
                3,
                ["Die Pflanzen bleiben klein, weil Blätter grünes Licht kaum aufnehmen."],
            ),
            (
                "Nennen Sie drei Größen, die in allen Ansätzen gleich sein müssen.",
                3,
                ["Temperatur", "Wassermenge", "Alter der Keimlinge"],
            ),
            (
                "Beurteilen Sie, ob vier Bohnen für jede Farbe ausreichen.",
                5,
                ["Vier Pflanzen sind zu wenige, denn einzelne Ausreißer verfälschen den Mittelwert."],
            ),
        ],
    ),
]


@layout("unseen", "paper-juniper", "short; mark scheme")
def juniper(draw):
    body, items, scheme = (
        [
            r"\textbf{\large Klausur Nr. 2}\hfill Name: \rule{5cm}{0.4pt}\par Hilfsmittel: Taschenrechner\par\hrule\bigskip "
        ],
        [],
        [],
    )
    for place, (stem, parts) in enumerate(GERMAN, 1):
        body.append(
            rf"\bigskip\needspace{{4cm}}\textbf{{Aufgabe {place}}}\quad ({sum(be for _, be, _ in parts)} BE)\par {tex(stem)}\par "
        )
        for letter, (question, marks, points) in zip(LETTERS, parts):
            body.append(rf"\medskip\lab{{0pt}}{{20pt}}{{{letter})}}{{{tex(question)}}}\hfill\textbf{{{marks} BE}}\par ")
            rubric = [{"text": text, "marks": None} for text in points]
            items.append(
                item(question, "\n".join(points), f"{place}({letter})", marks, stem=stem, kind="short", rubric=rubric)
            )
            scheme.append([f"{place} {letter})", r"\newline ".join(f"-- {tex(text)}" for text in points), str(marks)])
    engine, source = document(
        draw,
        "\n".join(body),
        ["lm", "palatino", "lmsans"],
        (11, 12),
        head=r"\fancyhead[L]{Gymnasium am Ring}\fancyhead[R]{Kl. 11}",
    )
    rows = table(scheme, "|l|p{11cm}|r|", ["Teilaufgabe", "Erwartete Leistung", "BE"]).replace("tabular", "longtable")
    marks = document(draw, r"{\Large Erwartungshorizont}\par\renewcommand\arraystretch{1.3}" + rows, ["lm"], (10, 11))[
        1
    ]
    return Document(engine, source, items, marks)


SPANISH = (
    "La librería de mi abuelo abrió en 1961 en una calle estrecha del barrio viejo. Al principio vendía sobre todo cuadernos y lápices, porque los libros eran caros y pocos vecinos podían comprarlos. "
    "Mi abuelo tuvo entonces una idea: por una peseta a la semana, cualquiera podía llevarse una novela y devolverla el sábado. En un año tenía más de doscientos lectores. "
    "Cuando yo era niña, ayudaba a pegar las etiquetas y a ordenar las fichas. Lo que más me gustaba era el olor de la trastienda, donde él reparaba los lomos rotos con cola y paciencia. "
    "La tienda cerró hace diez años, pero el Ayuntamiento ha comprado el local y el mes que viene será una biblioteca. Yo me encargaré de las visitas de los colegios.",
    [
        (
            "¿Por qué se vendían pocos libros al principio?",
            ["Porque no cabían en la tienda.", "Porque costaban demasiado.", "Porque la calle era estrecha."],
            1,
        ),
        (
            "¿Qué inventó el abuelo?",
            ["Un modo de prestar novelas.", "Una máquina de etiquetas.", "Un premio para lectores."],
            0,
        ),
        (
            "¿Qué hacía la autora de pequeña?",
            ["Arreglaba los libros rotos.", "Escribía novelas.", "Colocaba las fichas."],
            2,
        ),
        ("Según el texto, la trastienda…", ["era ruidosa.", "tenía un olor especial.", "estaba siempre cerrada."], 1),
        (
            "¿Qué ocurrirá con el local?",
            ["Se venderá a un vecino.", "Volverá a ser papelería.", "Se abrirá como biblioteca."],
            2,
        ),
        ("¿Quién recibirá a los alumnos?", ["La autora.", "El alcalde.", "El abuelo."], 0),
    ],
)


@layout("unseen", "reading-kapok", "mcq; answered")
def kapok(draw):
    passage, questions = SPANISH
    body = [
        rf"\textbf{{TAREA 1}}\par\medskip\textbf{{Instrucciones}}\par\textit{{Usted va a leer un texto. Después, debe contestar a las preguntas (1--6). Seleccione la respuesta correcta (a, b o c).}}\par\medskip\fbox{{\begin{{minipage}}{{0.96\linewidth}}\setlength\parindent{{14pt}}{tex(passage)}\end{{minipage}}}}\par\bigskip\textbf{{PREGUNTAS}}\par "
    ]
    items = []
    for place, (question, options, right) in enumerate(questions, 1):
        listed = "".join(rf"\lab{{30pt}}{{18pt}}{{{letter})}}{{{tex(text)}}}" for letter, text in zip("abc", options))
        body.append(rf"\medskip\needspace{{2.5cm}}\lab{{0pt}}{{22pt}}{{{place}.}}{{{tex(question)}}}{listed}")
        items.append(
            item(
                question,
                options[right],
                str(place),
                None,
                choices("abc", options),
                kind="mcq",
                answer_label="abc"[right],
            )
        )
    key = "; ".join(f"{place}-{'abc'[right]}" for place, (_, _, right) in enumerate(questions, 1))
    body.append(rf"\vfill{{\small\textbf{{Soluciones:}} {key}}}")
    engine, source = document(draw, "\n".join(body), ["lmsans", "schoolbook", "noto"], (10, 11))
    return Document(engine, source, items)


LIGHTHOUSE = [
    "The keeper of the Skerry light was a woman named Ishbel Moar, and for thirty-one winters she had carried the oil up ninety-four steps. "
    "She counted them aloud, for the wind in the tower was company that talked too much, and she liked to answer it. Ships passed a mile off and never saw her face. "
    "They saw only what she made: one long flash, then two short ones, like a word spoken by someone who stammers.",
    "In the autumn of the year that the engineers came, she met them at the landing with her sleeves rolled. They were polite young men with a crate, and in the crate was a lamp that needed no one. "
    "“It will never sleep, Mrs Moar,” said the tallest. “Then it will never wake either,” she told him, and she took one end of the crate, because it was heavy and the rocks were wet.",
    "They worked for three days. She cooked for them and asked how each wire ran. On the last evening the lamp lit itself at dusk, correct to the second, and the four of them stood in the grass without a word. "
    "Then Ishbel went indoors, and above the hum of the new machine they heard her feet, slow and even, on the stair.",
]
LINED = [
    ("In which season do the engineers arrive?", 1),
    ("Look at lines 1 to 5. What does Ishbel compare to a companion?", 1),
    ("What does the simile at the end of the first paragraph suggest about the light?", 2),
    ("“Then it will never wake either.” What does Ishbel mean by this reply?", 3),
    ("Find two details in the second paragraph which show that Ishbel bears the men no grudge.", 2),
    ("How does the writer make the last sentence moving? Refer to the language of the text.", 4),
]


@layout("unseen", "reading-larch", "short; no answers")
def larch(draw):
    passage = r"\par ".join(tex(text) for text in LIGHTHOUSE)
    body = [
        rf"\begin{{center}}\textbf{{\large The Last Keeper}}\end{{center}}\begin{{linenumbers}}\modulolinenumbers[5]\setlength\parindent{{12pt}}{passage}\par\end{{linenumbers}}\newpage\textbf{{Answer these questions in your own words where you can.}}\par "
    ]
    items = []
    for place, (question, marks) in enumerate(LINED, 1):
        body.append(
            rf"\medskip\lab{{0pt}}{{24pt}}{{{place}}}{{{tex(question)}}}"
            + r"\ruleline" * marks
            + rf"\par\hfill\textit{{{marks} mark{'s' if marks > 1 else ''}}}\par "
        )
        items.append(item(question, None, str(place), marks, kind="short"))
    foot = r"\fancyfoot[L]{\small Reading booklet}\fancyfoot[R]{\small\thepage}"
    engine, source = document(
        draw,
        "\n".join(body),
        ["times", "libertine", "bookman"],
        (11, 12),
        (28, 34),
        foot=foot,
        extra=r"\usepackage{lineno}",
    )
    return Document(engine, source, items)
