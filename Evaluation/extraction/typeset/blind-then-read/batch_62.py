"""The sixty-second: language sheets, tests and reference pages as teachers copy them, each in a design of its own."""

from latex import document, tex
from office import document as office, list_style, numbered, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"


PROVERBS = [("Qui vole un œuf", "vole un bœuf."), ("Petit à petit,", "l’oiseau fait son nid."), ("L’habit", "ne fait pas le moine."), ("Tout est bien", "qui finit bien."), ("Mieux vaut tard", "que jamais."), ("Après la pluie,", "le beau temps."), ("Loin des yeux,", "loin du cœur."), ("Qui se ressemble", "s’assemble.")]
SAYINGS = [("Quel proverbe dit-on à un élève qui rend son devoir avec un jour de retard ?", "Mieux vaut tard que jamais."), ("Quel proverbe console quelqu’un qui vient de perdre son emploi ?", "Après la pluie, le beau temps."), ("Quel proverbe rappelle qu’il ne faut pas juger les gens sur leur apparence ?", "L’habit ne fait pas le moine.")]


@layout(HALF, "matching-proverbs-french-dots-between", "French proverbs, XeLaTeX: beginnings 1 to 8 and ends a to h with dots to join, then questions that restart; corrigé at the foot as 1–f")
def matching_proverbs(draw):
    ends = draw.mixed(range(8))
    listed = choices("abcdefgh", [PROVERBS[k][1] for k in ends])
    a, b = "A. Reliez les deux moitiés de chaque proverbe.", "B. Répondez par un proverbe."
    body = r"{\large\bfseries Français --- Fiche 14 : les proverbes}\hfill Nom : \rule{45mm}{0.4pt}\par\bigskip " + rf"\textbf{{{a}}}\par\medskip\renewcommand\arraystretch{{1.5}}\begin{{tabular}}{{@{{}}r@{{\quad}}l@{{\hspace{{12mm}}}}c@{{\hspace{{28mm}}}}c@{{\hspace{{12mm}}}}l@{{\quad}}l}}"
    items, key = [], []
    for n, (start, end) in enumerate(PROVERBS, 1):
        k = ends.index(n - 1)
        body += rf"{n} & {tex(start)} & $\bullet$ & $\bullet$ & {'abcdefgh'[n - 1]} & {tex(listed[n - 1]['text'])}\\"
        key.append(f"{n}–{'abcdefgh'[k]}")
        items.append(item(start, end, str(n), None, listed, kind="match", answer_label="abcdefgh"[k], section=a))
    body += rf"\end{{tabular}}\par\bigskip\bigskip\textbf{{{b}}}\par\medskip "
    for n, (question, answer) in enumerate(SAYINGS, 1):
        body += rf"\lab{{0pt}}{{7mm}}{{{n}}}{{{tex(question)}}}\ruleline\bigskip "
        items.append(item(question, answer, str(n), section=b))
    body += r"\vfill{\small\textbf{Corrigé}\quad A : " + ", ".join(key) + r"\quad B : " + r"\enspace ".join(f"{n}. {tex(x[1])}" for n, x in enumerate(SAYINGS, 1)) + r"\par}"
    engine, source = document(draw, body, ["schoolbook", "libertine"], (11,), (20, 22), foot="")
    return Document(engine, source, items)


SPACE = [
    ("The planet closest to the Sun is ", "Venus", ".", "Mercury"), ("", "Jupiter", " is the largest planet of the solar system.", None), ("The Moon shines with light that it ", "makes", ".", "reflects"),
    ("A light-year is a unit of ", "time", ".", "distance"), ("The ", "Sun", " is a star.", None), ("", "Mars", " is known as the red planet.", None),
    ("The rings of Saturn are made mostly of ", "ice", ".", None), ("The Earth turns once on its axis in about ", "365 days", ".", "24 hours"), ("In a ", "lunar", " eclipse the Moon passes between the Sun and the Earth.", "solar"),
    ("The tail of a comet points ", "away from", " the Sun.", None), ("The main asteroid belt lies between ", "Earth and Mars", ".", "Mars and Jupiter"), ("The force that keeps planets in orbit is ", "gravity", ".", None),
]


@layout(HALF, "statements-italic-word-corrected-in-table", "true or false about space, groff: ruled table of number, statement with a word in italics, T or F, correction; the teacher’s copy is filled in")
def statements_space(draw):
    lines = [".ds CF Space \\(bu Lesson 9 \\(bu Teacher’s copy", ".LP", "\\s+4\\fBTrue or false?\\fP\\s0", ".LP", "Write T or F. If a statement is false, change the word in italics so that it becomes true.", ".SP", ".TS H", "allbox tab(|);", "cB lB cB lB", "cw(0.3i) lw(3.3i) cw(0.5i) lI.", "No.|Statement|T/F|Correction", ".TH"]
    items = []
    for n, (before, word, after, right) in enumerate(SPACE, 1):
        lines += [f"{n}|T{{", plain(before) + f"\\fI{word}\\fP{after}", f"T}}|{'F' if right else 'T'}|{right or ''}"]
        items.append(item(before + word + after, "False" if right else "True", str(n), kind="truefalse"))
    engine, source = roff(draw, [*lines, ".TE"], (12,), ("H", "P"))
    return Document(engine, source, items)


MARKET = ["Todos los sábados, desde hace más de cuarenta años, hay mercado en la plaza de Alameda. Los vendedores llegan antes del amanecer y montan sus puestos en silencio para no despertar a los vecinos.",
          "Remedios vende miel. Su abuelo tenía veinte colmenas en la sierra; ella cuida ahora de sesenta. «La gente cree que las abejas trabajan solas», dice, «pero en primavera no tengo ni un día libre».",
          "A las dos se recoge todo. Lo que no se ha vendido se regala al comedor de la calle Mayor, donde comen unas treinta personas. Después, los niños corren a jugar en la plaza vacía."]
LECTURA = [
    ("Ejercicio 1. ¿Verdadero o falso?", [("El mercado se celebra los domingos.", "F"), ("Los vendedores procuran no hacer ruido.", "V"), ("Remedios tiene más colmenas que su abuelo.", "V"), ("En primavera Remedios descansa.", "F")]),
    ("Ejercicio 2. Contesta a las preguntas.", [("¿Qué vende Remedios?", "Vende miel."), ("¿A qué hora termina el mercado?", "Termina a las dos."), ("¿Qué se hace con la comida que sobra?", "Se regala al comedor de la calle Mayor."), ("¿Dónde juegan los niños después?", "Juegan en la plaza vacía.")]),
    ("Ejercicio 3. Busca en el texto un sinónimo.", [("sin ruido", "en silencio"), ("piensa", "cree"), ("alrededor de", "unas")]),
]


@layout(HALF, "reading-spanish-three-exercises-soluciones", "Spanish reading sheet, word processor: text with line spacing, V F at the right, questions with lines, synonyms with an arrow; soluciones in a table on the next page")
def reading_spanish(draw):
    body = paragraph(run("El mercado de Alameda"), "Title") + paragraph(run("Comprensión lectora – 2.º de ESO", "I")) + "".join(paragraph(run(x), "Text") for x in MARKET)
    items, cells = [], []
    for place, (section, entries) in enumerate(LECTURA):
        body += paragraph(run(section), "Head")
        for n, (question, answer) in enumerate(entries, 1):
            if place == 0:
                body += paragraph(run(f"{n}.\t{question}\tV    F"), "Part")
            elif place == 1:
                body += paragraph(run(f"{n}.\t{question}"), "Part") + paragraph(run("\t"), "Line")
            else:
                body += paragraph(run(f"{n}.\t{question} → ........................................"), "Part")
            items.append(item(question, {"V": "True", "F": "False"}.get(answer, answer), str(n), kind="short" if place else "truefalse", section=section))
        cells.append(run("\n".join(f"{n}. {x[1]}" for n, x in enumerate(entries, 1))))
    body += paragraph(run("Soluciones"), "Next") + office_table([[run(f"Ejercicio {k}", "B") for k in (1, 2, 3)], cells], [3.0, 8.4, 4.4])
    styles = paragraph_style("Text", 0.25, extra='fo:text-align="justify" fo:line-height="130%"') + paragraph_style("Next", 0, bold=True, size=15, extra='fo:break-before="page"')
    engine, source = office(draw, body, ["Caladea", "Liberation Serif"], (11,), styles=styles)
    return Document(engine, source, items)


ROAD = [
    ("What does a flashing red traffic light mean?", ["Slow down and go on", "The same as a stop sign", "The light is about to turn green"], 1, 23),
    ("A yellow sign in the shape of a diamond", ["warns of a hazard ahead", "shows the speed limit", "marks the border of a county"], 0, 26),
    ("Why must you dim your high beams when a car comes toward you?", ["To save the battery", "To see the road signs", "To avoid blinding the other driver"], 2, 41),
    ("An ambulance with its siren on comes up behind you. What should you do?", ["Speed up to stay ahead of it", "Pull over to the right and stop", "Stop at once in your lane"], 1, 48),
    ("When is a wet road most slippery?", ["In the first minutes of rain", "After an hour of rain", "When the rain has stopped"], 0, 52),
    ("A school bus ahead of you flashes its red lights. You must", ["pass it slowly", "sound your horn and pass", "stop until the lights are off"], 2, 49),
    ("Two cars reach a four-way stop at the same time. Who goes first?", ["The larger car", "The driver on the right", "The driver on the left"], 1, 31),
    ("A broken yellow line beside your lane means that you", ["may pass when it is safe", "may never pass", "must turn left"], 0, 28),
    ("A sign in the shape of a pennant marks", ["a school", "a hospital", "a no-passing zone"], 2, 27),
    ("You park facing uphill at a curb. Which way should you turn your front wheels?", ["Toward the curb", "Away from the curb", "Straight ahead"], 1, 60),
    ("How should you hold the wheel when a tire blows out?", ["Firmly, and ease off the gas", "Loosely, and brake hard", "With one hand, and shift down"], 0, 66),
    ("Alcohol in your blood makes your reactions", ["quicker", "more exact", "slower"], 2, 70),
]


@layout(HALF, "driving-practice-key-with-handbook-pages", "practice test for a driver’s license, Chromium: two columns, rings with a. b. c.; key on the next page as a table of question, answer and handbook page")
def driving_practice(draw):
    body, items = "<h1>Practice Knowledge Test</h1><p class=s>Fill in the circle beside the best answer. You need 10 correct answers to pass.</p><div class=c>", []
    for n, (question, options, right, _) in enumerate(ROAD, 1):
        body += f"<div class=q><b>{n}. {web(question)}</b>" + "".join(f"<div class=o>○ {a}. {web(o)}</div>" for a, o in zip("abc", options)) + "</div>"
        items.append(item(question, options[right], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[right]))
    key = rows([["Question", "Answer", "Handbook page"]], "th") + rows([[n, "abc"[right], where] for n, (_, _, right, where) in enumerate(ROAD, 1)])
    body += f"</div><div class=k><h2>Answer Key</h2><table>{key}</table></div>"
    css = "h1 { background: #ffd23f; padding: 2mm 4mm; font-size: 150%; margin: 0 } .s { margin: 3mm 0 5mm } .c { columns: 2; column-gap: 10mm } .q { break-inside: avoid; margin-bottom: 5mm } .o { margin: 1mm 0 0 5mm } .k { break-before: page } table { border-collapse: collapse } td, th { border: 1px solid #777; padding: 1mm 5mm; text-align: center } tr:nth-child(odd) td { background: #fff4cc }"
    engine, source = page(draw, body, ["Liberation Sans", "Roboto"], (11,), css, paper="letter")
    return Document(engine, source, items)


CONTROLE = [
    (5, "On considère la fonction f définie par f(x) = 3x − 5.", [
        ("Calculer l’image de 4 par f.", "f(4) = 3 × 4 − 5 = 7"), ("Déterminer l’antécédent de 10 par f.", "3x − 5 = 10, donc x = 5"), ("Le point A(2 ; 1) appartient-il à la droite qui représente f ? Justifier.", "Oui, car f(2) = 1.")]),
    (6, "ABC est un triangle rectangle en A avec AB = 6 cm et AC = 8 cm.", [
        ("Calculer BC.", "D’après le théorème de Pythagore, BC² = 36 + 64 = 100, donc BC = 10 cm."),
        ("Le point M est le milieu du côté [BC].", [("Combien mesure AM ?", "La médiane issue de l’angle droit mesure la moitié de l’hypoténuse : AM = 5 cm."), ("Quelle est la nature du triangle ABM ?", "AM = BM, donc ABM est isocèle en M.")])]),
    (5, "Un sac contient 5 boules rouges, 3 boules vertes et 2 boules noires. On tire une boule au hasard.", [
        ("Quelle est la probabilité de tirer une boule verte ?", "3/10"), ("Quelle est la probabilité de ne pas tirer une boule noire ?", "8/10 = 4/5"),
        ("Combien de boules vertes faut-il ajouter pour que la probabilité de tirer une boule verte soit 1/2 ?", "4 boules : il y a alors 7 boules vertes sur 14.")]),
    (4, "On donne E = (2x + 3)(x − 4).", [("Développer et réduire E.", "E = 2x² − 5x − 12"), ("Résoudre l’équation E = 0.", "x = −3/2 ou x = 4")]),
]


@layout(HALF, "controle-maths-points-by-exercise-corrige", "French class test in mathematics, LaTeX: points at the exercise alone, 1) 2) with a) b), numbers that restart; corrigé by exercise on the next page")
def controle(draw):
    body = r"\begin{tabular}{|p{0.28\linewidth}|p{0.40\linewidth}|p{0.20\linewidth}|}\hline NOM :\par Prénom : & \centering\textbf{Contrôle n° 5}\par Fonctions, géométrie, probabilités & Classe : 3\textsuperscript{e} B\par Note : \hfill / 20\\\hline\end{tabular}\par\medskip\textit{La calculatrice est autorisée. Le soin et la rédaction seront pris en compte.}\par\medskip "
    back, items = r"\newpage\begin{center}\Large\bfseries Corrigé du contrôle n° 5\end{center}", []
    for n, (worth, stem, parts) in enumerate(CONTROLE, 1):
        section = f"Exercice {n} ({worth} points)"
        body += rf"\needspace{{4cm}}\par\bigskip\underline{{\textbf{{Exercice {n}}}}} ({worth} points)\par\smallskip {tex(stem)}\par "
        back += rf"\par\bigskip\underline{{\textbf{{Exercice {n}}}}}\par\smallskip "
        for k, (question, answer) in enumerate(parts, 1):
            body += rf"\lab{{4mm}}{{8mm}}{{{k})}}{{{tex(question)}}}"
            if isinstance(answer, str):
                back += rf"\lab{{4mm}}{{8mm}}{{{k})}}{{{tex(answer)}}}"
                items.append(item(question, answer, str(k), stem=stem, section=section))
                continue
            for place, (letter, (inner, result)) in enumerate(zip("ab", answer)):
                body += rf"\lab{{12mm}}{{8mm}}{{{letter})}}{{{tex(inner)}}}"
                back += (rf"\lab{{4mm}}{{8mm}}{{{k})}}{{" if place == 0 else r"\lab{12mm}{0mm}{}{") + rf"\makebox[8mm][l]{{{letter})}}{tex(result)}}}"
                items.append(item(inner, result, f"{k}({letter})", stem=f"{stem} {question}", section=section))
    engine, source = document(draw, body + back, ["cm", "lm"], (11, 12), (20, 24))
    return Document(engine, source, items)


GLACIERS = [
    ("ABLATION", "the loss of ice from a glacier by melting, evaporation or the breaking off of icebergs."), ("ARÊTE", "a narrow ridge with steep sides between two corries."), ("CALVING", "the breaking away of blocks of ice where a glacier ends in water."),
    ("CORRIE", "a hollow with a steep back wall in which a glacier began; also called a cirque."), ("CREVASSE", "a deep crack in the surface of a glacier."), ("DRUMLIN", "a smooth hill of till shaped like half an egg."), ("ERRATIC", "a boulder that ice has carried into an area of different rock."),
    ("ESKER", "a long winding ridge of sand and gravel laid down by a stream below the ice."), ("FIRN", "old snow that has survived a summer and is turning to ice."), ("FJORD", "a valley deepened by a glacier and later drowned by the sea."), ("KETTLE", "a hollow left where a buried block of ice melted away."),
    ("MORAINE", "rock debris carried and dropped by a glacier."), ("NUNATAK", "a peak that stands out above an ice sheet."), ("OUTWASH", "sand and gravel spread by streams of meltwater in front of the ice."), ("STRIATIONS", "scratches that stones held in moving ice have cut in the bedrock."), ("TARN", "a small lake in the floor of a corrie."),
]


@layout(HALF, "glossary-capitals-comma-run-in-two-columns", "glossary of glaciers as in an old textbook, groff: two justified columns, term in capitals, a comma, the meaning run in; heads with page numbers")
def glossary_glaciers(draw):
    lines = [".ds LH 214", ".ds CH GLOSSARY", ".ds RH", ".ds CF", ".nr PI 1n", ".LP", "\\s+5\\fBGlossary\\fP\\s0", ".LP", "\\fIThe following terms are used in Chapters 9 to 11.\\fP", ".SP", ".nr PI 2n", ".2C"]
    items = []
    for n, (term, meaning) in enumerate(GLACIERS):
        lines += [".br", ".ne 9i"] * (n == 8) + [".XP", plain(f"{term}, {meaning}")]
        items.append(item(term, meaning, kind="definition"))
    engine, source = roff(draw, lines, (11, 12), ("T", "N"))
    return Document(engine, source, items)


PLURALS = [("كتاب", "كتب", "book"), ("بيت", "بيوت", "house"), ("قلم", "أقلام", "pen"), ("مدينة", "مدن", "city"), ("شارع", "شوارع", "street"), ("ولد", "أولاد", "boy"), ("بنت", "بنات", "girl"), ("معلم", "معلمون", "teacher"), ("سيارة", "سيارات", "car"), ("مفتاح", "مفاتيح", "key"), ("باب", "أبواب", "door"), ("صديق", "أصدقاء", "friend"), ("جبل", "جبال", "mountain"), ("نهر", "أنهار", "river"), ("سؤال", "أسئلة", "question"), ("درس", "دروس", "lesson")]


@layout(HALF, "words-arabic-singular-plural-shaded-head", "Arabic nouns, Chromium: table read from the right, singular, plural, English, dark head, bands of grey, no vertical rules")
def words_arabic_plural(draw):
    body = '<h1 dir=rtl>الدرس الخامس: الجمع</h1><p class=s>Lesson 5: nouns and their plurals</p><table dir=rtl><tr><th>المفرد</th><th>الجمع</th><th>المعنى</th></tr>' + "".join(f"<tr><td class=a>{one}</td><td class=a>{many}</td><td class=e dir=ltr>{web(english)}</td></tr>" for one, many, english in PLURALS) + "</table>"
    items = [item(one, english, kind="vocabulary") for one, _, english in PLURALS]
    css = "h1 { font: bold 20pt 'Noto Naskh Arabic'; margin: 0 } .s { color: #555 } table { width: 130mm; border-collapse: collapse; margin: 4mm auto } th { background: #31394d; color: #fff; font-family: 'Noto Naskh Arabic'; padding: 1mm 4mm; text-align: right } td { padding: 1mm 4mm } .a { font: 15pt 'Noto Naskh Arabic'; width: 40mm } .e { text-align: right } tr:nth-child(odd) td { background: #eceef2 }"
    engine, source = page(draw, body, ["Open Sans", "Lato"], (11,), css)
    return Document(engine, source, items)


JAPANESE = [
    ("At the station", [("Where is the station?", "駅はどこですか。", "Eki wa doko desu ka."), ("Two tickets, please.", "切符を二枚ください。", "Kippu o ni-mai kudasai."), ("Does this train go to Kyoto?", "この電車は京都に行きますか。", "Kono densha wa Kyōto ni ikimasu ka."), ("Which platform is it?", "何番線ですか。", "Nan-bansen desu ka.")]),
    ("In a restaurant", [("Please show me the menu.", "メニューを見せてください。", "Menyū o misete kudasai."), ("Some water, please.", "お水をください。", "O-mizu o kudasai."), ("It is very good.", "とてもおいしいです。", "Totemo oishii desu."), ("The bill, please.", "お会計をお願いします。", "O-kaikei o onegai shimasu.")]),
    ("At the doctor’s", [("I have a headache.", "頭が痛いです。", "Atama ga itai desu."), ("I have a fever.", "熱があります。", "Netsu ga arimasu."), ("Where is the pharmacy?", "薬局はどこですか。", "Yakkyoku wa doko desu ka."), ("Please call a doctor.", "医者を呼んでください。", "Isha o yonde kudasai.")]),
]


@layout(HALF, "phrases-japanese-english-above-two-a-row", "Japanese phrases for a school trip, XeLaTeX: themes with two cells in a row, English in small bold, Japanese below it, sound in italics")
def phrases_japanese(draw):
    body, items = r"{\LARGE\bfseries Survival Japanese}\par{\small for the exchange visit to Kyoto}\par\medskip ", []
    for theme, phrases in JAPANESE:
        body += rf"\bigskip{{\large\bfseries\color{{teal}}{tex(theme)}}}\par\smallskip\hrule\medskip "
        cells = [rf"\parbox[t]{{0.47\linewidth}}{{{{\small\textbf{{{tex(english)}}}}}\\[2pt]{{\jp\large {japanese}}}\\[2pt]\textit{{{tex(sound)}}}}}" for english, japanese, sound in phrases]
        body += "".join(rf"\noindent {one}\hfill {two}\par\bigskip " for one, two in (cells[:2], cells[2:]))
        items += [item(japanese, english, kind="vocabulary", section=theme) for english, japanese, _ in phrases]
    engine, source = document(draw, body, ["noto", "arial"], (11,), (22, 24), extra=r"\newfontfamily\jp{Noto Sans CJK JP}[ItalicFont=*]", foot="")
    return Document(engine, source, items)


@layout(HALF, "field-trip-sheet-asks-nothing", "information for a field trip, word processor: times in a table, numbered list of what to bring, groups and telephone numbers; nothing to be found")
def field_trip(draw):
    times = [("8.15", "Meet at the school gate"), ("8.30", "Coach leaves"), ("10.00", "Arrive at Whinmoor visitor centre, toilets"), ("10.20", "Walk to site 1: measuring the width and depth of the stream"), ("12.30", "Packed lunch at the picnic tables"), ("13.15", "Site 2: speed of flow with oranges and stopwatches"), ("15.00", "Coach leaves"), ("16.30", "Back at school")]
    bring = ["A waterproof coat and strong boots or wellingtons", "A packed lunch and at least one litre of water", "A clipboard, two pencils and a rubber", "Any medicine that you need, handed to Ms Adeyemi in the morning", "A spare pair of socks"]
    rules = [("Stay with your group leader.", ["Groups have five pupils.", "Lists hang outside room G4."]), "Never enter water that is deeper than your knees.", "Take all litter home."]
    body = paragraph(run("Year 9 Geography: River Whin field trip"), "Title") + paragraph(run("Thursday 14 May. Please read this sheet with your parents and keep it."))
    body += paragraph(run("Timetable for the day"), "Head") + office_table([[run("Time", "B"), run("Activity", "B")]] + [[run(a), run(b)] for a, b in times], [2.5, 12.5])
    body += paragraph(run("What to bring"), "Head") + numbered([run(x) for x in bring], "Bring") + paragraph(run("Rules by the water"), "Head")
    body += numbered([run(r) if isinstance(r, str) else (run(r[0]), [run(x) for x in r[1]]) for r in rules], "Rules")
    body += paragraph(run("Contacts"), "Head") + paragraph(run("School office:\t01632 960 411"), "Pair") + paragraph(run("Ms Adeyemi (leader):\t01632 960 478"), "Pair")
    styles = list_style("Bring", [("1", "", ".")]) + list_style("Rules", [("1", "", "."), ("a", "", ")")]).replace('<style:style style:name="Item"', '<style:style style:name="Unused"', 1)
    engine, source = office(draw, body, ["Carlito", "Open Sans"], (11,), styles=styles)
    return Document(engine, source, [])


FOLD = [
    ("What is the name of the liquid part of the blood?", "plasma"), ("Which cells carry oxygen?", "red blood cells"), ("Which chemical in these cells binds oxygen?", "haemoglobin"), ("What do platelets do?", "They help the blood to clot."),
    ("Which blood vessels carry blood away from the heart?", "arteries"), ("Which vessels have walls one cell thick?", "capillaries"), ("How many chambers does the human heart have?", "four"), ("Which side of the heart pumps blood to the lungs?", "the right side"),
    ("What is the job of the valves in the heart?", "They stop blood from flowing backwards."), ("Which artery brings blood to the muscle of the heart itself?", "the coronary artery"), ("Where in the lungs does gas exchange take place?", "in the alveoli"),
    ("Which gas do cells release when they respire?", "carbon dioxide"), ("Name the tube that links the throat with the bronchi.", "the trachea"), ("What do cilia in the airways move?", "mucus with trapped dust and germs"), ("Give the word equation for aerobic respiration.", "glucose + oxygen → carbon dioxide + water"),
    ("Which acid builds up when muscles respire without oxygen?", "lactic acid"), ("What happens to the pulse rate during exercise?", "It rises."), ("Which large vein brings blood from the body back to the heart?", "the vena cava"),
]


@layout(HALF, "biology-fold-and-quiz-answers-right-of-dashed-line", "biology quiz to fold, XeLaTeX: numbered questions at the left of a dashed line, answers with the same numbers at its right")
def biology_fold(draw):
    chosen = draw.some(FOLD, 16)
    body = r"{\Large\bfseries Fold and quiz: blood and breathing}\hfill{\small Biology \textbullet\ Unit B3}\par\smallskip{\small Fold the page along the dashed line, answer aloud, then turn it over to check.}\par\medskip\renewcommand\arraystretch{2.3}"
    body += r"\noindent\begin{tikzpicture}\node[inner sep=0pt] (t) {\begin{tabular}{@{}r@{\ \ }>{\raggedright\arraybackslash}p{88mm}@{\hspace{12mm}}r@{\ \ }>{\raggedright\arraybackslash}p{54mm}@{}}\multicolumn{2}{l}{\textbf{Questions}}&\multicolumn{2}{l}{\textbf{Answers}}\\"
    items = []
    for n, (question, answer) in enumerate(chosen, 1):
        body += rf"{n}. & {tex(question)} & {n}. & {tex(answer)}\\"
        items.append(item(question, answer, str(n)))
    body += r"\end{tabular}};\draw[dashed] ([xshift=102mm]t.north west)--([xshift=102mm]t.south west);\end{tikzpicture}\par"
    engine, source = document(draw, body, ["noto", "dejavu"], (10,), (18, 18), foot="")
    return Document(engine, source, items)
