"""The forty-fifth: pairs, questions and answers, reviews, exercises, terms, words and pages that ask nothing, as they are handed out."""

import importlib

import engines  # noqa: F401  (registers latex)
import roff
from latex import document, tex
from paper import Document, choices, item, layout
from webpage import page, rows, web

word = importlib.import_module("blind-then-read.batch_31")
handed = importlib.import_module("blind-then-read.batch_34")
printed = importlib.import_module("blind-then-read.batch_30").printed
Sheet, RIGHT, DOTS, calc = word.Sheet, word.RIGHT, word.DOTS, word.calc
picked, turned, pointed = handed.picked, handed.turned, handed.pointed

HALF = "blind-then-read"
ROMAN = ("i", "ii", "iii", "iv")


# Pairs and questions with answers

LEGENDS = [
    ("Who was the king of the Greek gods?", "Zeus, who ruled from Mount Olympus."), ("What did Prometheus steal for mankind?", "Fire."), ("Why did Persephone spend part of each year underground?", "She had eaten pomegranate seeds in the land of the dead."), ("How did Perseus avoid the stare of Medusa?", "He looked only at her reflection in his shield."), ("What was the punishment of Sisyphus?", "To roll a rock up a hill for ever; it always rolled down again."),
    ("Which creature lived in the labyrinth of Crete?", "The Minotaur, half man and half bull."), ("Who helped Theseus to find his way out?", "Ariadne gave him a ball of thread."), ("What is meant by an Achilles heel?", "A weak point of someone who is otherwise strong."), ("How did the Greeks get into Troy?", "They hid in a large wooden horse."), ("How long did it take Odysseus to sail home?", "Ten years."),
    ("Who was the messenger of the gods?", "Hermes, who wore winged sandals."), ("What did King Midas wish for?", "That everything he touched should turn to gold."), ("Name the three-headed dog that guarded the underworld.", "Cerberus"), ("Why did Icarus fall into the sea?", "He flew too near the sun, and the wax in his wings melted."), ("What did Pandora find at the bottom of the jar?", "Hope."),
]


@layout(HALF, "pairs-plover", "web page of a school as a browser prints it, with date, title and address around it: introduction, Q: and A: pairs in paragraphs or on two lines, links at the foot")
def pairs_plover(draw):
    asked = draw.some(LEGENDS, 13)
    same = draw.one([True, False])
    body = "<p class=n>Home &nbsp;|&nbsp; Latin &amp; Classics &nbsp;|&nbsp; Year 7 &nbsp;|&nbsp; Contact</p><h1>Greek myths: revision questions</h1><p>These are the questions that will be used in the end-of-term quiz. Ask somebody at home to test you!</p>"
    body += "".join(f"<p><b>Q: {web(question)}</b>{'<br>' if same else '</p><p>'}A: {web(answer)}</p>" for question, answer in asked)
    body += "<hr><p class=n>Last updated by Mr Frost · Back to top · Print this page</p>"
    engine, source = printed(draw, body, "h1 { font-size: 19pt; font-weight: 600 } p { margin: 0 0 3mm } .n { color: #555; font-size: 9pt }", draw.one(["Lato", "Open Sans", "Liberation Serif"]), draw.one((11, 12)), "Greek myths: revision questions", "https://www.oakwood.example/classics/y7/myths", paper="A4", margins=("16mm", "18mm"))
    return Document(engine, source, [item(question, answer) for question, answer in asked])


BIBLIOTECA = [
    ("Inscrição", [("Quem pode inscrever-se na biblioteca?", "Todas as pessoas que vivem, estudam ou trabalham no concelho. As crianças precisam da assinatura de um dos pais."), ("Quanto custa o cartão de leitor?", "O cartão é gratuito. Se o perder, a segunda via custa dois euros."), ("Que documentos devo levar?", "Um documento de identificação e um comprovativo de morada.")]),
    ("Empréstimo", [("Quantos livros posso levar para casa?", "Cada leitor pode levar até seis livros e dois filmes de cada vez."), ("Durante quanto tempo posso ficar com um livro?", "O prazo é de três semanas. Pode ser renovado uma vez, se o livro não estiver reservado."), ("O que acontece se me atrasar?", "Paga dez cêntimos por dia e por livro. Quem tiver mais de cinco euros em atraso não pode levar mais nada."), ("Como posso reservar um livro que está emprestado?", "Peça ao balcão ou faça a reserva no catálogo em linha. Avisamos por correio eletrónico.")]),
    ("Espaços e serviços", [("Há computadores na biblioteca?", "Sim, há oito computadores com acesso à Internet no primeiro andar."), ("Posso comer na sala de leitura?", "Não. Há uma cafetaria junto à entrada."), ("Organizam visitas para escolas?", "Sim. As visitas realizam-se à quarta-feira de manhã e devem ser marcadas com duas semanas de antecedência.")]),
]


@layout(HALF, "faq-quail", "Portuguese FAQ of a library, LaTeX: title, topics as headings, each question as a bold heading of its own with the answer as a paragraph, opening hours in a table at the end")
def faq_quail(draw):
    numbered = draw.one([False, True])
    body, items, count = r"{\huge\bfseries Perguntas frequentes\par}\medskip{\large Biblioteca Municipal de Vale do Rio\par}\bigskip ", [], 0
    for section, asked in BIBLIOTECA:
        body += rf"\needspace{{3cm}}\bigskip{{\Large\bfseries {section}\par}}\medskip "
        for question, answer in asked:
            count += 1
            body += rf"\needspace{{2cm}}\smallskip{{\bfseries {f'{count}. ' if numbered else ''}{tex(question)}\par}}{tex(answer)}\par\medskip "
            items.append(item(question, answer, str(count) if numbered else None, kind="faq", section=section))
    body += r"\bigskip{\Large\bfseries Horário\par}\medskip\begin{tabular}{ll}Segunda a sexta & 9h30 -- 18h30\\Sábado & 10h00 -- 13h00\\Domingo & encerrada\end{tabular}"
    engine, source = document(draw, body, ["lmsans", "libertine", "noto", "palatino"], (10, 11), (24, 28), foot=r"\small Biblioteca Municipal de Vale do Rio -- \thepage")
    return Document(engine, source, items)


SQL = [
    ("Basics", [("What is a primary key?", ["A column, or a set of columns, that identifies each row.", "It must be unique and cannot be NULL."]), ("What is the difference between `WHERE` and `HAVING`?", ["`WHERE` filters rows before they are grouped.", "`HAVING` filters groups after the aggregation."]), ("What is a foreign key?", ["A column that refers to the primary key of another table.", "It keeps the data consistent."]), ("Name the types of joins.", ["Inner join", "Left and right outer join", "Full outer join", "Cross join"]), ("What does `NULL` mean?", ["The value is missing or unknown.", "It is neither zero nor an empty string."])]),
    ("Design and performance", [("What is normalisation?", ["Splitting data into tables so that nothing is stored twice.", "Each fact is kept in one place only."]), ("What is an index, and what does it cost?", ["A structure that makes searches faster.", "It takes up space and slows down inserts and updates."]), ("Explain the term transaction.", ["A group of statements that succeed or fail together.", "It has the ACID properties."]), ("When would you use a view?", ["To hide a complicated query.", "To restrict what users can see."])]),
    ("In practice", [("How do you find duplicate rows?", ["Group by the columns in question.", "Keep the groups with `COUNT(*) > 1`."]), ("How can you prevent SQL injection?", ["Use parameters instead of joining strings.", "Give the account as few rights as possible."]), ("Why should you avoid `SELECT *`?", ["It reads columns that nobody needs.", "It breaks when columns are added or moved."]), ("What would you check first if a query is slow?", ["The execution plan", "Missing indexes", "The number of rows that are read"])]),
]


@layout(HALF, "interview-redstart", "interview questions printed from a page of notes, Chromium: headings, 1. What is … in bold with numbers going on or Q1., answers as bullets below, words of code in a typewriter face")
def interview_redstart(draw):
    label, heading = draw.one([("{}.", False), ("Q{}.", False), ("{}.", True)])
    body, items, n = "<h1>SQL interview questions</h1><p>A short list of questions that come up again and again. Answer aloud before you read on.</p>", [], 0

    def code(text):
        parts = web(text).split("`")
        return "".join(f"<code>{part}</code>" if k % 2 else part for k, part in enumerate(parts))

    for section, asked in SQL:
        body += f"<h2>{section}</h2>"
        for question, points in draw.some(asked, 4):
            n += 1
            shown = f"{label.format(n)} {code(question)}"
            body += (f"<h3>{shown}</h3>" if heading else f"<p><b>{shown}</b></p>") + "<ul>" + "".join(f"<li>{code(point)}</li>" for point in points) + "</ul>"
            items.append(item(question.replace("`", ""), "\n".join(points).replace("`", ""), str(n), kind="definition" if question.startswith(("What is a ", "Explain the term", "What is norm")) else "short"))
    css = 'h1 { font-size: 22pt; border-bottom: 1px solid #d0d7de; padding-bottom: 2mm } h2 { font-size: 16pt; border-bottom: 1px solid #d0d7de; padding-bottom: 1mm; margin: 7mm 0 3mm } h3 { font-size: 12pt; margin: 4mm 0 1mm } h2, h3, p { break-after: avoid } p { margin: 3mm 0 1mm } ul { margin: 0 0 3mm; padding-left: 8mm } code { font: 85% "DejaVu Sans Mono"; background: #eff1f3; padding: .5mm 1mm }'
    engine, source = page(draw, body, ["Noto Sans", "Liberation Sans", "Open Sans"], (10, 11), css)
    return Document(engine, source, items)


# Reviews, worksheets and exercises

MOLES = [
    ("What is the molar mass of calcium carbonate, CaCO₃?", "40 + 12 + 3 × 16 = 100 g/mol", 2), ("How many moles are there in 36 g of water?", "36 ÷ 18 = 2 mol", 2), ("Magnesium burns in oxygen to form magnesium oxide.", [("Write a balanced equation for the reaction.", "2Mg + O₂ → 2MgO", 1), ("What mass of magnesium oxide is formed from 12 g of magnesium?", "12 g is 0.5 mol, so 0.5 mol of MgO is formed: 0.5 × 40 = 20 g", 3)], None),
    ("State Avogadro’s law.", "Equal volumes of all gases at the same temperature and pressure contain equal numbers of molecules.", 1), ("A solution contains 0.25 mol of sodium chloride in 500 cm³.", [("Calculate the concentration in mol/dm³.", "0.25 ÷ 0.5 = 0.5 mol/dm³", 2), ("How would you prepare 100 cm³ of a solution of half this concentration?", "Take 50 cm³ of the solution and add water until the volume is 100 cm³.", 2)], None),
    ("Explain what is meant by a limiting reactant.", "It is the reactant that is used up first and so decides how much product can form.", 2), ("A compound contains 40% carbon, 6.7% hydrogen and 53.3% oxygen by mass. Find its empirical formula.", "The ratio of moles is 3.33 : 6.7 : 3.33, so the formula is CH₂O.", 3), ("Zinc reacts with hydrochloric acid.", [("Name the gas that is given off.", "hydrogen", 1), ("How could you test for this gas?", "It burns with a squeaky pop when a lighted splint is held to it.", 1), ("What volume of gas at room conditions is formed from 0.1 mol of zinc? One mole of gas has a volume of 24 dm³.", "0.1 × 24 = 2.4 dm³", 2)], None),
    ("Why do chemists calculate the percentage yield of a reaction?", "To see how efficient the reaction is in practice.", 1),
]


@layout(HALF, "review-siskin", "chemistry review, exam class: 1. with (a) (b), (2 points) before or in the margin or none, Solution: in frames, shaded or plain below each question and part")
def review_siskin(draw):
    asked = draw.some(MOLES, 8)
    look = draw.one(["", r"\unframedsolutions ", r"\shadedsolutions "])
    marks = draw.one([r"", r"\pointsinrightmargin\bracketedpoints ", "none"])
    body, items = "", []

    def worth(value):
        return "" if marks == "none" or value is None else f"[{value}]"

    def solved(answer):
        return "\\begin{solution}\n" + tex(answer) + "\n\\end{solution}\n"

    for n, (text, below, value) in enumerate(asked, 1):
        points = None if marks == "none" else value
        body += rf"\question{worth(value)} {tex(text)}" + "\n"
        if isinstance(below, str):
            body += solved(below)
            items.append(item(text, below, str(n), points, kind="numeric" if "÷" in below or "×" in below else "short"))
            continue
        body += "\\begin{parts}\n"
        for letter, (part, answer, worth_) in zip("abc", below):
            body += rf"\part{worth(worth_)} {tex(part)}" + "\n" + solved(answer)
            items.append(item(part, answer, f"{n}({letter})", None if marks == "none" else worth_, stem=text, kind="numeric" if "×" in answer or "÷" in answer else "short"))
        body += "\\end{parts}\n"
    size, font = draw.one((10, 11, 12)), draw.one([r"\usepackage{lmodern}", r"\usepackage{tgtermes}", r"\usepackage{tgpagella}"])
    signs = "".join(rf"\DeclareUnicodeCharacter{{{code}}}{{\ensuremath{{{sign}}}}}" for code, sign in (("2192", r"\rightarrow"), ("00D7", r"\times"), ("00F7", r"\div")))
    source = rf"\documentclass[{size}pt,answers]{{exam}}\usepackage[T1]{{fontenc}}\usepackage[utf8]{{inputenc}}{font}\usepackage{{xcolor,amsmath}}{signs}\definecolor{{SolutionColor}}{{gray}}{{0.9}}{look}{'' if marks == 'none' else marks}\pagestyle{{headandfoot}}\firstpageheader{{Chemistry 10}}{{\Large\bfseries Review: The Mole}}{{Name: \rule{{4cm}}{{0.4pt}}}}\runningheader{{Chemistry 10}}{{}}{{Review: The Mole}}\footer{{}}{{Page \thepage\ of \numpages}}{{}}\begin{{document}}" + "\n\\begin{questions}\n" + body + "\\end{questions}\n\\end{document}\n"
    return Document("latex", source, items)


ANGLES = [
    ("Two angles on a straight line are x and 65°. Find x.", "115°"), ("Three angles of a quadrilateral are 80°, 95° and 110°. Find the fourth angle.", "75°"), ("Each base angle of an isosceles triangle is 52°. Find the angle at the top.", "76°"), ("What is the sum of the angles of a pentagon?", "540°"), ("How big is each exterior angle of a regular octagon?", "45°"), ("The exterior angle of a regular polygon is 24°. How many sides does it have?", "15"),
    ("Name an angle that is larger than 90° and smaller than 180°.", "obtuse"), ("Two angles of a triangle are equal, and the third is 40°. Find the equal angles.", "70°"), ("What is the order of rotational symmetry of a square?", "4"), ("How many lines of symmetry does a regular hexagon have?", "6"), ("A bearing is 060°. What is the bearing of the way back?", "240°"), ("One angle of a parallelogram is 118°. Find the angle next to it.", "62°"), ("Through what angle does the minute hand turn in 25 minutes?", "150°"), ("Is a triangle with angles of 30°, 60° and 90° isosceles?", "no"),
]


@layout(HALF, "worksheet-teal", "geometry worksheet, groff: name and date line, six or seven numbered questions to a page with a ruled answer line each, Answers to this page in small type at the foot of both pages")
def worksheet_teal(draw):
    asked = draw.shuffled(draw.some(ANGLES, 12))
    form, between = draw.one(["{}.", "{})"]), draw.one([r"\ \ \ ", r",\ \ ", r";\ \ "])
    lines = [".pl 11.69i", ".nr FM 0.6i", r"Name: \l'2.8i'  Date: \l'1.3i'", ".sp 1", r"\s+6\fBAngles and Symmetry\fR\s0", ".sp 0.6", "Work without a protractor. Write your answer on the line.", ".sp 1"]
    items = []
    for start in (0, 6):
        if start:
            lines.append(".bp")
        for n, (question, answer) in enumerate(asked[start : start + 6], start + 1):
            lines += [".in 0.4i", ".ti -0.4i", rf"{form.format(n)}\h'|0.4i'{roff.plain(question)}", ".br", ".sp 1.6", r"\l'2.5i'", ".br", ".in 0", ".sp 1.2"]
            items.append(item(question, answer, str(n), kind="numeric" if any(sign.isdigit() for sign in answer) else "short"))
        key = between.join(rf"{form.format(n)}\ {answer}" for n, (_, answer) in enumerate(asked[start : start + 6], start + 1))
        lines += [".br", ".sp |10.2i", r"\l'6i'", ".br", rf"\s-2Answers: {key}\s0"]
    engine, source = roff.document(draw, lines, (11, 12), ("T", "H", "P", "N"))
    return Document(engine, source, items)


STATS = [
    ("2.1 Averages", [("Find the mean of each set of numbers.", [("4, 7, 7, 10", "7"), ("12, 15, 18", "15"), ("0.2, 0.4, 0.9", "0.5")]), ("Write down the mode of 3, 5, 5, 6, 8, 8, 8, 9.", "8"), ("The median of 4, 7, x, 12 is 8. The numbers are in order. Find x.", "9"), ("The mean mass of five apples is 130 g. Find the mean mass of the other four when an apple of 150 g is eaten.", "125 g")]),
    ("2.2 Spread", [("Find the range of each set.", [("17, 21, 14, 30", "16"), ("−5, −2, 0, 3", "8")]), ("State which is affected more by one very large value, the range or the interquartile range.", "the range"), ("The lower quartile is 18 and the interquartile range is 9. Find the upper quartile.", "27")]),
    ("2.3 Probability", [("A bag contains 3 red and 7 blue counters. One counter is taken. Find the probability that it is", [("red", "0.3"), ("not red", "0.7"), ("green", "0")]), ("A spinner shows a star with probability 0.15. How many stars do you expect in 200 spins?", "30"), ("Two dice are thrown. Which total is the most likely?", "7")]),
]


@layout(HALF, "exercises-wren", "textbook page, LaTeX in two columns: Exercise 2.1 to 2.3 as headings after a short paragraph, bold numbers that begin again, (a) (b) (c) in a row or stacked; Answers at the end in small type by exercise")
def exercises_wren(draw):
    row = draw.one([True, False])
    notes = ["The mean, the median and the mode are averages. Each describes a set of data by a single number.", "Two sets can have the same mean and still look very different. The range measures how far the data are spread.", "A probability is a number between 0 and 1. The probabilities of all outcomes add up to 1."]
    body, key, items = r"\begin{multicols}{2}{\Large\bfseries 2 Statistics\par}\medskip ", r"\end{multicols}\bigskip\hrule\medskip{\large\bfseries Answers\par}\begin{multicols}{2}\small ", []
    for (name, asked), note in zip(STATS, notes):
        section = "Exercise " + name.split()[0]
        body += rf"\needspace{{3cm}}\medskip{{\bfseries {name}\par}}{tex(note)}\par\medskip\colorbox{{black!12}}{{\bfseries {section}}}\par\smallskip "
        key += rf"\textbf{{{section}}}\par "
        for n, (text, below) in enumerate(asked, 1):
            body += rf"\lab{{0pt}}{{6mm}}{{\textbf{{{n}}}}}{{{tex(text)}}}"
            if isinstance(below, str):
                items.append(item(text, below, str(n), section=section, kind="short" if below == "the range" else "numeric"))
                key += rf"\lab{{0pt}}{{6mm}}{{\textbf{{{n}}}}}{{{tex(below)}}}"
                continue
            if row:
                body += r"{\leftskip=6mm\noindent " + r"\quad ".join(rf"\mbox{{({letter})~{tex(part)}}}" for letter, (part, _) in zip("abc", below)) + r"\par}"
            else:
                body += "".join(rf"\lab{{6mm}}{{6mm}}{{({letter})}}{{{tex(part)}}}" for letter, (part, _) in zip("abc", below))
            items += [item(part, answer, f"{n}({letter})", stem=text, section=section, kind="numeric") for letter, (part, answer) in zip("abc", below)]
            key += rf"\lab{{0pt}}{{6mm}}{{\textbf{{{n}}}}}{{" + r"\quad ".join(rf"({letter})~{tex(answer)}" for letter, (_, answer) in zip("abc", below)) + "}"
        body += r"\medskip "
    engine, source = document(draw, body + key + r"\end{multicols}", ["times", "palatino", "libertine", "cm"], (10, 11), (18, 22), head=r"\fancyhead[L]{\small Chapter 2}\fancyhead[R]{\small\thepage}", foot="", extra=r"\usepackage{xcolor}\setcounter{page}{34}\setlength\columnsep{9mm}\rightskip=0pt plus 3em ")
    return Document(engine, source, items)


WAVES = [
    ("A wave on a rope has a frequency of 2.5 Hz and a wavelength of 1.6 m.", [("Calculate the speed of the wave.", "4.0 m/s"), ("State what happens to the wavelength if the frequency is doubled.", "it is halved")]),
    ("A student makes water waves in a tank. Ten waves pass a point in 4.0 s.", [("For these waves, find", [("the frequency", "2.5 Hz"), ("the period", "0.40 s")]), ("Explain why water waves are transverse.", "the water moves up and down while the wave travels along")]),
    ("Sound travels at 340 m/s in air and at 1500 m/s in water.", [("A ship sends a pulse to the sea bed and receives the echo after 0.80 s. Calculate the depth of the sea.", "600 m"), ("The pulse has a frequency of 30 kHz.", [("Explain why a sailor cannot hear it.", "it is above 20 kHz, the limit of human hearing"), ("Calculate its wavelength in water.", "0.050 m")])]),
    ("Light passes from air into a glass block.", [("State the change, if any, in", [("its speed", "it decreases"), ("its frequency", "no change")]), ("Name this effect when the ray changes its direction.", "refraction")]),
    ("Microwaves and radio waves are used in communication.", [("Give two properties that all electromagnetic waves have in common.", "they are transverse and travel at the same speed in a vacuum"), ("State which of the two has the longer wavelength.", "radio waves")]),
]


@layout(HALF, "questions-tern", "end-of-chapter questions, word processor: 1 a i in three bold columns with tabs, no brackets, text to the right; Answers on the last page as 1 a 4.0 m/s with labels again")
def questions_tern(draw):
    asked = draw.some(WAVES, 4)
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Caladea"]), draw.one((11, 12)), margin=2.3)
    dot = draw.one(["", "."])
    sheet.body += [sheet.p("<b>Chapter 12: Waves</b>", size=18, after=0.1), sheet.p("<b>End-of-chapter questions</b>", size=14, after=0.35)]
    key, items = [], []

    def add(level, labels, text):
        lead = "\t".join(f"<b>{label}{dot if k == 0 and level - len(labels) + 1 == 0 else ''}</b>" for k, label in enumerate(labels))
        start = (level - len(labels) + 1) * 0.9
        place = (level + 1) * 0.9
        sheet.body.append(sheet.p(f"{lead}\t{text}", left=place, first=start - place, tabs=[start + 0.9 * k for k in range(1, len(labels) + 1)], after=0.15, extra='fo:keep-together="always"'))

    for n, (stem, parts) in enumerate(asked, 1):
        add(0, [str(n)], stem)
        for letter, (text, below) in zip("ab", parts):
            if isinstance(below, str):
                add(1, [letter], text)
                items.append(item(text, below, f"{n}({letter})", stem=stem, kind="numeric" if "Calculate" in text else "short"))
                key.append((n, letter, "", below))
                continue
            add(1, [letter], text)
            for roman, (inner, answer) in zip(ROMAN, below):
                add(2, [roman], inner)
                items.append(item(inner, answer, f"{n}({letter})({roman})", stem=f"{stem} {text}", kind="numeric" if any(sign.isdigit() for sign in answer) and "why" not in inner else "short"))
                key.append((n, letter, roman, answer))
        sheet.body.append(sheet.p("", after=0.1))
    sheet.body += [sheet.break_(), sheet.p("<b>Answers to end-of-chapter questions</b>", size=14, after=0.3)]
    seen = set()
    for n, letter, roman, answer in key:
        first = "" if n in seen else f"<b>{n}</b>"
        second = "" if (n, letter) in seen else f"<b>{letter}</b>"
        seen |= {n, (n, letter)}
        sheet.body.append(sheet.p(f"{first}\t{second}\t" + (f"<b>{roman}</b>\t" if roman else "") + answer, left=2.7, first=-2.7, tabs=[0.9, 1.8, 2.7], after=0.08))
    sheet.foot = sheet.p("{page}", "end", size=9)
    return Document(*sheet.source(), items)


# Terms

ECONOMIE = [
    ("Actif", "Personne qui occupe un emploi ou qui en recherche un."), ("Balance commerciale", "Différence entre la valeur des exportations et celle des importations d’un pays."), ("Bénéfice", "Ce qui reste des recettes quand toutes les dépenses ont été payées."), ("Concurrence", "Situation dans laquelle plusieurs entreprises proposent le même produit."), ("Consommation", "Utilisation de biens et de services pour satisfaire des besoins."),
    ("Croissance", "Augmentation de la production d’un pays sur une longue période."), ("Demande", "Quantité d’un bien que les acheteurs veulent acquérir à un prix donné."), ("Épargne", "Partie du revenu qui n’est pas dépensée."), ("Impôt", "Somme que l’État prélève sur les revenus, la consommation ou le patrimoine."), ("Inflation", "Hausse générale et durable des prix."),
    ("Monopole", "Marché sur lequel il n’y a qu’un seul vendeur."), ("Offre", "Quantité d’un bien que les vendeurs sont prêts à vendre à un prix donné."), ("Pouvoir d’achat", "Quantité de biens et de services que l’on peut acheter avec son revenu."), ("Productivité", "Rapport entre la production et le travail qui a été nécessaire pour l’obtenir."), ("Salaire", "Rémunération du travail, versée en général chaque mois."), ("Taux de chômage", "Part des chômeurs dans la population active."),
]


@layout(HALF, "lexique-swift", "French list of terms in economics, word processor: Lexique as title, Term : meaning in paragraphs, term in bold or underlined, class in the head")
def lexique_swift(draw):
    asked = draw.some(ECONOMIE, 14)
    sheet = Sheet(draw.one(["Liberation Serif", "Carlito", "Caladea"]), draw.one((11, 12)), "fr", "FR", margin=2.4)
    mark = draw.one(["b", "b", "u"])
    sheet.head = sheet.p("Seconde 4 – Sciences économiques et sociales", size=9)
    sheet.body += [sheet.p("<b>Lexique du chapitre 3 : le marché</b>", size=17, after=0.2), sheet.p("À connaître par cœur pour le contrôle du 12 mars.", after=0.4)]
    sheet.body += [sheet.p(f"<{mark}>{term}</{mark}> : {meaning}", after=0.25) for term, meaning in asked]
    return Document(*sheet.source(), [item(term, meaning, kind="definition") for term, meaning in asked])


CELLS = [
    ("active transport", "the movement of particles against a concentration gradient by means of energy from respiration"), ("allele", "one of the different forms of a gene"), ("catalyst", "a substance that speeds up a reaction without being used up"), ("chromosome", "a long molecule of DNA with the proteins around which it is wound"), ("cytoplasm", "the jelly inside a cell in which most of its reactions take place"), ("diffusion", "the net movement of particles from a region where there are many to a region where there are few"),
    ("enzyme", "a protein that acts as a catalyst in a living thing"), ("eukaryote", "an organism whose cells have a nucleus"), ("fermentation", "respiration without oxygen in yeast, which produces ethanol and carbon dioxide"), ("gamete", "a sex cell, which has half the usual number of chromosomes"), ("gene", "a length of DNA that codes for a protein"), ("homeostasis", "the keeping of conditions inside the body within narrow limits"),
    ("meiosis", "the division of a cell that produces four gametes, each different from the others"), ("mitochondrion", "the part of a cell in which most of its energy is released"), ("mitosis", "the division of a cell into two that are genetically identical"), ("mutation", "a change in the sequence of bases in DNA"), ("osmosis", "the net movement of water through a partially permeable membrane into the more concentrated solution"), ("phenotype", "the features of an organism that can be seen or measured"),
    ("plasmid", "a small ring of DNA in a bacterium"), ("ribosome", "the place in a cell where proteins are made"), ("stem cell", "a cell that has not yet become specialised and can divide many times"), ("tissue", "a group of similar cells that work together"), ("xylem", "the tissue that carries water up a plant"), ("zygote", "the cell that is formed when two gametes join"),
]


@layout(HALF, "terms-starling", "glossary of a biology book, LaTeX: two justified columns with hyphenation, bold term run into its meaning, hanging lines, page numbers from 231, some with a reference to a page at the end")
def terms_starling(draw):
    asked = draw.some(CELLS, 20)
    body = r"{\Huge\bfseries Glossary\par}\bigskip\begin{multicols}{2}" + "".join(rf"{{\hangindent=4mm\hangafter=1\noindent\textbf{{{term}}} {tex(meaning)}\par}}" for term, meaning in asked) + r"\end{multicols}"
    engine, source = document(draw, body, ["palatino", "times", "lm", "schoolbook"], (10, 11), (24, 30), head=r"\fancyhead[R]{\small GLOSSARY}", foot=r"\thepage", extra=r"\setcounter{page}{231}")
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in asked])


FILMS = [
    ("Close-up", "A shot that shows a face or an object from very near", "a tear on a cheek"), ("Cut", "A sudden change from one shot to the next", "from the hunter to the deer"), ("Diegetic sound", "Sound that the people in the film can hear", "a radio on the table"), ("Establishing shot", "A shot at the start of a scene that shows where it takes place", "the skyline of a city"), ("Fade", "A picture that slowly turns to black", "the end of a film"), ("Genre", "A type of film with features that the audience expects", "the western"),
    ("High angle", "A shot in which the camera looks down on a person", "a child in a crowd"), ("Jump cut", "A cut between two shots of the same person that makes time seem to skip", "a man who packs a bag"), ("Low angle", "A shot in which the camera looks up at a person", "the villain on the stairs"), ("Montage", "A series of short shots that show how time passes", "training for a fight"), ("Narrator", "A voice that tells the story", "an old man who remembers"), ("Pan", "A movement of the camera from side to side", "a view of the desert"),
    ("Prop", "An object that is used in a scene", "a letter or a gun"), ("Soundtrack", "The music and other sounds of a film", "violins in a thriller"), ("Tracking shot", "A shot in which the camera moves along with the action", "a runner on the beach"),
]


@layout(HALF, "glossary-raven", "media studies glossary, Chromium: table Term, Definition, Example with a dark or grey head, ruled or striped, term in bold, head repeated on page two")
def glossary_raven(draw):
    asked = draw.some(FILMS, 14)
    names = draw.one([("Term", "Definition", "Example"), ("Key word", "Meaning", "Example")])
    striped = draw.one([True, False])
    body = f"<h1>Film Language: Key Words</h1><p>GCSE Media Studies · Unit 2</p><table><thead><tr>{''.join(f'<th>{name}</th>' for name in names)}</tr></thead><tbody>" + rows([[f"<b>{web(term)}</b>", web(meaning), web(example)] for term, meaning, example in asked]) + "</tbody></table>"
    rule = "tr:nth-child(even) td { background: #eef2f7 } th { background: #2f4b6e; color: #fff }" if striped else "td, th { border: 1px solid #555 } th { background: #ddd }"
    css = f"h1 {{ font-size: 20pt; margin: 0 }} p {{ margin: 1mm 0 5mm }} table {{ border-collapse: collapse; width: 100% }} td, th {{ padding: 2.2mm 3mm; text-align: left; vertical-align: top }} td:first-child {{ width: 36mm }} td:last-child {{ width: 46mm; font-style: italic }} tr {{ break-inside: avoid }} {rule}"
    engine, source = page(draw, body, ["Lato", "Carlito", "Noto Sans", "Caladea"], (12, 13), css)
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning, _ in asked])


# Words

TABEMONO = [
    ("朝ご飯", "あさごはん", "asagohan", "breakfast"), ("昼ご飯", "ひるごはん", "hirugohan", "lunch"), ("肉", "にく", "niku", "meat"), ("魚", "さかな", "sakana", "fish"), ("野菜", "やさい", "yasai", "vegetables"), ("果物", "くだもの", "kudamono", "fruit"), ("卵", "たまご", "tamago", "egg"), ("牛乳", "ぎゅうにゅう", "gyūnyū", "milk"), ("お茶", "おちゃ", "ocha", "green tea"), ("水", "みず", "mizu", "water"),
    ("塩", "しお", "shio", "salt"), ("砂糖", "さとう", "satō", "sugar"), ("食べる", "たべる", "taberu", "to eat"), ("飲む", "のむ", "nomu", "to drink"), ("料理", "りょうり", "ryōri", "cooking; dish"), ("店", "みせ", "mise", "shop"), ("台所", "だいどころ", "daidokoro", "kitchen"), ("注文", "ちゅうもん", "chūmon", "order"), ("甘い", "あまい", "amai", "sweet"), ("辛い", "からい", "karai", "spicy"),
]


@layout(HALF, "words-oriole", "Japanese vocabulary in a spreadsheet as printed: title, columns No., Kanji, Kana, Romaji, English with a bold head and boxed or open cells, name of the sheet in the head and Page 1 in the foot")
def words_oriole(draw):
    asked = draw.some(TABEMONO, 16)
    boxed = draw.one([True, False])

    def cell(value):
        return (value, "box") if boxed else value

    cells = [[("Unit 6: Food and drink", "title")], [], [(name, "bold") for name in ("No.", "Kanji", "Kana", "Romaji", "English")]]
    cells += [[cell(n), *(cell(value) for value in one)] for n, one in enumerate(asked, 1)]
    engine, source = calc([("Unit 6", cells)], [1.4, 3.2, 4.2, 3.6, 4.2], draw.one(["Liberation Sans", "Carlito"]))
    return Document(engine, source, [item(kanji, english, str(n), kind="vocabulary") for n, (kanji, _, _, english) in enumerate(asked, 1)])


MADINA = [
    ("مَدِينَة", "madīna", "city"), ("شَارِع", "shāriʿ", "street"), ("سُوق", "sūq", "market"), ("مَسْجِد", "masjid", "mosque"), ("مَطْعَم", "maṭʿam", "restaurant"), ("مُسْتَشْفَى", "mustashfā", "hospital"), ("مَدْرَسَة", "madrasa", "school"), ("مَكْتَبَة", "maktaba", "library"), ("مَحَطَّة", "maḥaṭṭa", "station"), ("مَطَار", "maṭār", "airport"),
    ("جِسْر", "jisr", "bridge"), ("نَهْر", "nahr", "river"), ("حَدِيقَة", "ḥadīqa", "garden, park"), ("فُنْدُق", "funduq", "hotel"), ("بَنْك", "bank", "bank"), ("سَيَّارَة", "sayyāra", "car"), ("قِطَار", "qiṭār", "train"), ("مَتْحَف", "matḥaf", "museum"),
]


@layout(HALF, "words-rook", "Arabic vocabulary, Chromium: English at the left, transliteration in the middle, Arabic at the right, thin rules between rows or none, lesson and title in both languages")
def words_rook(draw):
    asked = draw.some(MADINA, 15)
    rule = draw.one(["tr { border-bottom: 1px solid #bbb }", "td, th { border: 1px solid #999 }"])
    body = "<h1>Lesson 8 <span lang=ar dir=rtl>فِي المَدِينَة</span></h1><p>In the city: words for the test on Sunday</p><table><tr><th>English</th><th>Transliteration</th><th class=a>Arabic</th></tr>" + rows([[english, f"<i>{sound}</i>", f"<span lang=ar dir=rtl>{arabic}</span>"] for arabic, sound, english in asked]) + "</table>"
    css = f'h1 {{ font-size: 18pt; margin: 0 }} [lang=ar] {{ font: 1.2em/1.3 "Noto Naskh Arabic" }} table {{ border-collapse: collapse; width: {draw.one((120, 140))}mm; margin-top: 4mm }} td, th {{ padding: 1.2mm 3mm; text-align: left }} td:last-child, .a {{ text-align: right }} {rule}'
    engine, source = page(draw, body, ["Noto Sans", "Liberation Serif", "DejaVu Serif"], (11, 12), css)
    return Document(engine, source, [item(arabic, english, kind="vocabulary") for arabic, _, english in asked])


CASA = [("la cocina", "kitchen"), ("el dormitorio", "bedroom"), ("el cuarto de baño", "bathroom"), ("el salón", "living room"), ("la ventana", "window"), ("la escalera", "stairs"), ("el jardín", "garden"), ("la cama", "bed"), ("la silla", "chair"), ("el espejo", "mirror"), ("limpiar", "to clean"), ("barrer", "to sweep"), ("vivir", "to live"), ("cómodo", "comfortable")]
CASA_GAPS = [("Mi madre prepara la cena en {}.", "la cocina"), ("Por la noche duermo en mi {}.", "cama"), ("Para subir al primer piso usamos {}.", "la escalera"), ("Me miro en {} antes de salir.", "el espejo"), ("Los niños juegan al fútbol en {}.", "el jardín")]
CASA_SAY = [("We live in a small house.", "Vivimos en una casa pequeña."), ("The chair is comfortable.", "La silla es cómoda."), ("My brother sweeps the kitchen.", "Mi hermano barre la cocina."), ("I open the window.", "Abro la ventana.")]


@layout(HALF, "chapter-stork", "chapter of a Spanish course, LaTeX: Vocabulario with word and meaning in two columns without rules, then Ejercicio 1 gaps and Ejercicio 2 sentences to translate whose numbers begin again, Soluciones below")
def chapter_stork(draw):
    words, gaps, said = draw.some(CASA, 12), draw.shuffled(draw.some(CASA_GAPS, 4)), draw.shuffled(draw.some(CASA_SAY, 4))
    gap = "_" * draw.random.randint(12, 16)
    names = ["Vocabulario", "Ejercicio 1", "Ejercicio 2"]
    half = (len(words) + 1) // 2
    pairs = [(words[k], words[k + half] if k + half < len(words) else ("", "")) for k in range(half)]
    body = r"{\Large\bfseries Unidad 4 \quad Mi casa\par}\bigskip{\large\bfseries Vocabulario\par}\medskip\begin{tabular}{@{}>{\bfseries}p{3.8cm}p{3.4cm}>{\bfseries}p{3.8cm}p{3.4cm}@{}}" + "".join(rf"{tex(a)} & {tex(b)} & {tex(c)} & {tex(d)}\\" for (a, b), (c, d) in pairs) + r"\end{tabular}\par\bigskip "
    items = [item(spanish, english, kind="vocabulary", section=names[0]) for spanish, english in words]
    body += r"{\large\bfseries Ejercicio 1}\quad Completa las frases con palabras del vocabulario.\par\smallskip "
    for n, (text, answer) in enumerate(gaps, 1):
        question = text.format(gap)
        body += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)}}}\smallskip "
        items.append(item(question, answer, str(n), kind="gap", section=names[1]))
    body += r"\bigskip{\large\bfseries Ejercicio 2}\quad Traduce al español.\par\smallskip "
    for n, (text, answer) in enumerate(said, 1):
        body += rf"\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(text)}}}\ruleline\smallskip "
        items.append(item(text, answer, str(n), section=names[2]))
    body += r"\bigskip\hrule\medskip{\bfseries Soluciones\par}\small\textbf{Ejercicio 1:} " + " ".join(f"{n}. {tex(answer)}" + (";" if n < len(gaps) else "") for n, (_, answer) in enumerate(gaps, 1)) + r"\par\textbf{Ejercicio 2:} " + " ".join(f"{n}. {tex(answer)}" for n, (_, answer) in enumerate(said, 1))
    engine, source = document(draw, body, ["libertine", "palatino", "helvetica", "lm"], (11, 12), (22, 26), foot=r"\thepage", extra=r"\setcounter{page}{46}")
    return Document(engine, source, items)


# What asks nothing

@layout(HALF, "syllabus-wagtail", "course outline of a university, LaTeX: numbered sections, table of weeks and topics, weights of coursework with marks, rules with letters; nothing to be found")
def syllabus_wagtail(draw):
    weeks = draw.some([("Vectors and matrices", "Ch. 1"), ("Systems of linear equations", "Ch. 2"), ("Determinants", "Ch. 3"), ("Vector spaces", "Ch. 4"), ("Linear maps", "Ch. 5"), ("Eigenvalues", "Ch. 6"), ("Inner products", "Ch. 7"), ("Orthogonal matrices", "Ch. 7"), ("Quadratic forms", "Ch. 8"), ("Revision", "")], 8)
    body = r"{\centering{\Large\bfseries MATH 2210: Linear Algebra\par}\smallskip Course outline, spring term\par}\bigskip "
    body += r"\textbf{1. Lecturer}\par Dr Ingrid Hale, room C 214. Office hours are on Tuesdays from 2 to 4 p.m. Please write before you come.\par\medskip\textbf{2. Aims}\par At the end of the course students can solve systems of equations, work with bases and find the eigenvalues of small matrices. They know how these ideas are used in other fields.\par\medskip\textbf{3. Schedule}\par\smallskip\begin{tabular}{|c|p{7cm}|l|}\hline\textbf{Week} & \textbf{Topic} & \textbf{Reading}\\\hline "
    body += "".join(rf"{n} & {topic} & {reading}\\\hline " for n, (topic, reading) in enumerate(weeks, 1)) + r"\end{tabular}\par\medskip\textbf{4. Assessment}\par\smallskip\begin{tabular}{@{}lr@{}}Problem sets (best eight of ten) & 30\%\\Midterm test, 60 marks & 25\%\\Final examination, 120 marks & 45\%\end{tabular}\par\medskip\textbf{5. Rules}\par\lab{0pt}{8mm}{(a)}{Problem sets are handed in on Fridays before the lecture.}\lab{0pt}{8mm}{(b)}{Late work is not marked, unless a doctor’s note is handed in.}\lab{0pt}{8mm}{(c)}{You may work together, but each student writes a solution of his or her own.}\medskip\textbf{6. Books}\par The course follows a set of notes that is handed out in the first week. Any book on linear algebra in the library will do for further practice."
    engine, source = document(draw, body, ["cm", "lm", "times"], (11, 12), (24, 28))
    return Document(engine, source, [])


@layout(HALF, "versuch-whinchat", "German instructions for an experiment, word processor: Material as bullets, Durchführung as numbered steps, Sicherheit, Entsorgung, a table of measured values to fill in; nothing to be found")
def versuch_whinchat(draw):
    sheet = Sheet(draw.one(["Carlito", "Liberation Sans", "Liberation Serif"]), draw.one((11, 12)), "de", "DE", margin=2.3)
    steps = ["Stelle das Becherglas auf den Dreifuß und fülle es mit 200 ml Wasser.", "Hänge das Thermometer so ein, dass es den Boden nicht berührt.", "Lies die Temperatur ab und trage sie in die Tabelle ein.", "Entzünde den Brenner mit kleiner Flamme.", "Lies nun alle 30 Sekunden die Temperatur ab.", "Beende den Versuch, sobald das Wasser zwei Minuten lang gesiedet hat.", "Lass alle Geräte abkühlen, bevor du sie wegräumst."]
    bold = dict(before=0.35, after=0.1, size=13, bold=True)
    sheet.body += [sheet.p("<b>Versuch 3: Wasser wird erhitzt</b>", size=17, after=0.2), sheet.p("Wir untersuchen, wie sich die Temperatur von Wasser beim Erhitzen verändert. Der Versuch wird zu zweit durchgeführt."), sheet.p("Material", **bold)]
    sheet.body += [sheet.p(f"•\t{text}", left=0.8, first=-0.5, tabs=[0.8], after=0.05) for text in ("Brenner, Dreifuß und Drahtnetz", "Becherglas (400 ml)", "Thermometer und Stativ", "Stoppuhr")]
    sheet.body += [sheet.p("Sicherheit", **bold), sheet.p("Schutzbrille tragen! Lange Haare werden zusammengebunden. Vorsicht: Das Glas bleibt lange heiß."), sheet.p("Durchführung", **bold)]
    sheet.body += [sheet.p(f"{n}.\t{text}", left=0.8, first=-0.8, tabs=[0.8], after=0.1) for n, text in enumerate(draw.some(steps, 7), 1)]
    sheet.body += [sheet.p("Messwerte", **bold), sheet.table([["Zeit in s", *map(str, range(0, 240, 30))], ["Temperatur in °C", *[""] * 8]], [3.4, *[1.5] * 8], padding=0.12), sheet.p("Entsorgung", **bold), sheet.p("Das Wasser kann in den Ausguss gegeben werden.")]
    sheet.foot = sheet.p("Gymnasium am Stadtpark – Physik 8", size=9)
    return Document(*sheet.source(), [])
