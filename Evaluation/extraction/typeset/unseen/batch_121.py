"""The hundred and twenty-first: a brevet (France), a university paper, clinical choices with reasons, a placement test, a driving test
(Spain), a grammar sheet, an online test printed with its feedback, a Caribbean paper with its scheme, Persian words, an exercise with
its answers, viva questions and an answer sheet that asks nothing.
"""

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run
from paper import Document, choices, item, layout
from webpage import page, web

HALF = "unseen"


def turned(draw, right, wrong):
    """The options in an order drawn from the seed, and the place of the right one."""
    options = draw.shuffled([right, *wrong])
    return options, options.index(right)


# Mathematics for the brevet, France

BREVET = [
    ("Exercice 1", 5, "Un sac contient 4 boules rouges, 6 boules bleues et 10 boules vertes. On tire une boule au hasard.", [
        ("Quelle est la probabilité de tirer une boule bleue ?", "6/20 = 0,3", 1, False), ("Quelle est la probabilité de ne pas tirer une boule verte ?", "10/20 = 0,5", 2, False), ("On ajoute 5 boules rouges dans le sac. Calculer la nouvelle probabilité de tirer une boule rouge.", "9/25 = 0,36", 2, False)]),
    ("Exercice 2", 6, "Un jardin rectangulaire mesure 24 m de long et 18 m de large.", [
        ("Calculer l’aire du jardin.", "432 m²", 1, False), ("Calculer la longueur d’une diagonale du jardin.", "30 m", 2, False), [
            ("Calculer le périmètre du jardin.", "84 m", 1), ("Le grillage coûte 12 € le mètre. Calculer le prix de la clôture.", "1 008 €", 2)]]),
    ("Exercice 3", 5, "On considère le programme de calcul suivant : choisir un nombre, ajouter 3, multiplier le résultat par 2, puis soustraire le nombre de départ.", [
        ("Vérifier que l’on obtient 10 si l’on choisit 4 comme nombre de départ.", "(4 + 3) × 2 − 4 = 10", 1, False), ("Quel résultat obtient-on si le nombre de départ est −5 ?", "1", 2, False), ("On note x le nombre de départ. Exprimer le résultat en fonction de x.", "x + 6", 2, False)]),
]


@layout(HALF, "brevet-harrier", "French mathematics paper of the kind of a brevet blanc, XeLaTeX: Exercice 1 (5 points) underlined, 1. 2. 3. with a. b. below, (2 pts) behind the text; Corrigé on the next page under the same numbers")
def brevet_harrier(draw):
    items, body, key = [], "", ""
    for title, total, stem, asked in BREVET:
        body += rf"\bigskip\needspace{{35mm}}\textbf{{\underline{{{title}}}}} ({total} points)\par\smallskip {tex(stem)}\par "
        key += rf"\medskip\textbf{{\underline{{{title}}}}}\par "
        for n, entry in enumerate(asked, 1):
            if isinstance(entry, list):
                for k, (question, answer, marks) in enumerate(entry):
                    letter = "ab"[k]
                    number = rf"\makebox[7mm][l]{{\textbf{{{n}.}}}}\textbf{{{letter}.}}" if k == 0 else rf"\hspace*{{7mm}}\textbf{{{letter}.}}"
                    said = f"{marks} pt{'s' if marks > 1 else ''}"
                    body += rf"\lab{{4mm}}{{14mm}}{{{number}}}{{{tex(question)} \textit{{({said})}}}}"
                    key += rf"\lab{{4mm}}{{14mm}}{{{number}}}{{{tex(answer)}}}"
                    items.append(item(question, answer, f"{n}({letter})", marks, stem=stem, section=title, kind="numeric"))
                continue
            question, answer, marks, _ = entry
            said = f"{marks} pt{'s' if marks > 1 else ''}"
            body += rf"\lab{{4mm}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(question)} \textit{{({said})}}}}"
            key += rf"\lab{{4mm}}{{7mm}}{{\textbf{{{n}.}}}}{{{tex(answer)}}}"
            items.append(item(question, answer, str(n), marks, stem=stem, section=title, kind="short" if "x" in answer or "(" in answer else "numeric"))
    start = r"Collège Jean-Giono \hfill Classes de 3\textsuperscript{e}\par\begin{center}\fbox{\parbox{0.7\linewidth}{\centering{\large\bfseries BREVET BLANC DE MATHÉMATIQUES}\par Février 2025 -- Durée : 1 h}}\end{center}\textit{L’usage de la calculatrice est autorisé. Toutes les réponses doivent être justifiées, sauf indication contraire.}\par "
    engine, source = document(draw, start + body + r"\newpage\begin{center}{\large\bfseries Corrigé du brevet blanc}\end{center}" + key, ["libertine", "timesnew", "arial"], (11, 12), (20, 24), foot=r"\thepage", extra=r"")
    return Document(engine, source, items)


# Paper of a university

ECONOMICS = [
    (None, [("Define the term opportunity cost and give an example.", 4), ("Distinguish between a movement along a demand curve and a shift of the curve.", 6), ("Explain how a subsidy to farmers affects the market price and the quantity sold.", 10)]),
    ("The demand for bread in a town is given by Q = 120 − 4P and the supply by Q = 6P − 30.", [("Find the equilibrium price and quantity.", 6), ("The council sets a maximum price of 12.", [("Calculate the shortage that results.", 4), ("Discuss two ways in which the shortage may be rationed.", 6)]), ("State one reason why a black market may develop.", 4)]),
    ("A firm is the only supplier of water in a region.", [("List three barriers to entry that may protect the firm.", 6), ("Using a diagram, show the price and output that maximise its profit.", 8), ("Evaluate the case for regulating its prices.", 6)]),
]


@layout(HALF, "paper-stonechat", "end of semester paper of an East African university, pdfLaTeX: crest line and course code, QUESTION ONE (20 MARKS) as heads, (a) and (i) below, (6 marks) in bold at the right, no answers")
def paper_stonechat(draw):
    items, body = [], ""
    words = ["ONE", "TWO", "THREE"]
    for n, (stem, parts) in enumerate(ECONOMICS, 1):
        total = sum(m if isinstance(m, int) else sum(x for _, x in m) for _, m in parts)
        body += rf"\bigskip\needspace{{30mm}}\textbf{{QUESTION {words[n - 1]} ({total} MARKS)}}\par " + (tex(stem) + r"\par " if stem else "")
        for letter, (question, marks) in zip("abc", parts):
            if isinstance(marks, int):
                body += rf"\lab{{0mm}}{{9mm}}{{({letter})}}{{{tex(question)}\pushright{{\textbf{{({marks} marks)}}}}}}"
                items.append(item(question, None, f"{n}({letter})", marks, stem=stem, section=f"QUESTION {words[n - 1]}"))
                continue
            body += rf"\lab{{0mm}}{{9mm}}{{({letter})}}{{{tex(question)}}}"
            for roman, (inner, price) in zip(["i", "ii"], marks):
                body += rf"\lab{{9mm}}{{9mm}}{{({roman})}}{{{tex(inner)}\pushright{{\textbf{{({price} marks)}}}}}}"
                items.append(item(inner, None, f"{n}({letter})({roman})", price, stem=" ".join(x for x in (stem, question) if x), section=f"QUESTION {words[n - 1]}"))
    start = r"\begin{center}{\Large\bfseries LAKESIDE UNIVERSITY}\par\smallskip OFFICE OF THE REGISTRAR (ACADEMIC)\par\smallskip\textbf{UNIVERSITY EXAMINATIONS 2024/2025}\par FIRST YEAR, SECOND SEMESTER EXAMINATION FOR THE DEGREE OF BACHELOR OF COMMERCE\par\smallskip\textbf{ECO 102: INTRODUCTION TO MICROECONOMICS}\end{center}\textbf{DATE:} 14 APRIL 2025 \hfill \textbf{TIME:} 9:00 -- 11:00 A.M.\par\medskip\hrule\medskip\textbf{INSTRUCTIONS:} Answer question ONE and any other question. Begin each question on a new page.\par\smallskip\hrule"
    engine, source = document(draw, start + body, ["times", "cm", "lm"], (11, 12), (22, 26), head=r"\fancyhead[R]{\small\itshape ECO 102}", foot=r"\small Page \thepage\ of \pageref{end}", extra=r"\AtEndDocument{\label{end}}")
    return Document(engine, source, items)


# Clinical choices with reasons

CLINICAL = [
    ("A 24-year-old man has had pain around the navel since yesterday. It has now moved to the right lower abdomen, and he has a mild fever. What is the most likely diagnosis?", "Acute appendicitis", ["Acute pancreatitis", "Cholecystitis", "Gastric ulcer", "Renal colic"], "Pain that moves from the navel to the right lower abdomen is typical. Renal colic causes pain in the flank without this course."),
    ("A 58-year-old woman complains of thirst and of passing much urine. Her fasting glucose is 9.8 mmol/L. Which drug is usually given first?", "Metformin", ["Aspirin", "Furosemide", "Levothyroxine", "Prednisolone"], "Metformin is the usual first drug in type 2 diabetes. Prednisolone would raise the glucose further."),
    ("A 3-year-old boy is brought in with a barking cough and noisy breathing at night. What is the most likely diagnosis?", "Croup", ["Asthma", "Bronchiolitis", "Pneumonia", "Whooping cough"], "A barking cough with stridor in this age group points to croup."),
    ("A 67-year-old man has sudden weakness of his left arm and a drooping face. Which investigation should be done first?", "CT scan of the head", ["Chest X-ray", "EEG", "Lumbar puncture", "Ultrasound of the neck"], "A scan is needed at once to rule out bleeding before treatment."),
    ("A 30-year-old woman has tiredness, pale skin and spoon-shaped nails. Which deficiency is the most likely cause?", "Iron", ["Folate", "Vitamin A", "Vitamin C", "Zinc"], "Spoon-shaped nails are a sign of long-standing lack of iron."),
    ("A farmer presents with a tetanus-prone wound. He has never been vaccinated. What should he receive besides vaccine?", "Tetanus immunoglobulin", ["Antivenom", "Interferon", "Oral iron", "Rabies vaccine"], "Without earlier vaccination immunoglobulin gives protection at once."),
    ("A patient on warfarin begins to bleed from the gums. Which vitamin reverses the effect of the drug?", "Vitamin K", ["Vitamin B₁₂", "Vitamin C", "Vitamin D", "Vitamin E"], "Warfarin acts against vitamin K, which restores the clotting factors."),
    ("A child who was stung by a bee becomes pale and wheezes within minutes. Which drug should be injected first?", "Adrenaline", ["Atropine", "Diazepam", "Insulin", "Morphine"], "Adrenaline into the muscle of the thigh is the first treatment of anaphylaxis."),
    ("An X-ray of a fall on the outstretched hand shows a break of the wrist with the fragment tilted backwards. Which bone is broken?", "Radius", ["Clavicle", "Humerus", "Scapula", "Tibia"], "This is a Colles fracture of the lower end of the radius."),
]


@layout(HALF, "clinical-goshawk", "question bank for medical students, Chromium: Question 1 in a grey bar, case, options A. to E., Correct answer: C in green with the words behind it, then Explanation in small print, code in the foot")
def clinical_goshawk(draw):
    items, body = [], "<div class=h><b>WardRound QBank</b><span>Free sample · Mixed specialties</span></div>"
    for n, (question, right, wrong, reason) in enumerate(draw.some(CLINICAL, 9), 1):
        options, place = turned(draw, right, wrong)
        letter = "ABCDE"[place]
        body += f"<div class=q><div class=b>Question {n}</div><p>{web(question)}</p>" + "".join(f"<div class=o>{l}. {web(text)}</div>" for l, text in zip("ABCDE", options)) + f"<p class=a><b>Correct answer: {letter}.</b> {web(right)}</p><p class=e><b>Explanation:</b> {web(reason)}</p></div>"
        items.append(item(question, right, str(n), None, choices("ABCDE", options), kind="mcq", answer_label=letter))
    body += "<p class=f>QB-S/0417 · For personal study only. Not for clinical use.</p>"
    css = ".h { display: flex; justify-content: space-between; border-bottom: 2px solid #14532d; padding-bottom: 1mm; margin-bottom: 4mm } .q { break-inside: avoid; margin-bottom: 5mm } .b { background: #e5e7eb; padding: 1mm 3mm; font-weight: bold } .q p { margin: 2mm 0 } .o { padding-left: 6mm; margin: .6mm 0 } .a { color: #15803d } .q .e { font-size: 90%; border-left: 3px solid #9ca3af; padding-left: 3mm } .f { font-size: 78%; color: #555; border-top: 1px solid #bbb; padding-top: 1mm }"
    engine, source = page(draw, body, ["Roboto", "Lato", "Liberation Sans"], (10, 10.5), css)
    return Document(engine, source, items)


# Placement test of a language school

PLACEMENT = [
    ("She ____ from Peru.", "is", ["am", "are", "be"]), ("____ you like coffee?", "Do", ["Are", "Does", "Is"]), ("There ____ two chairs in the room.", "are", ["be", "have", "is"]), ("We went home ____ the film.", "after", ["at", "next", "until"]),
    ("I ____ television when the phone rang.", "was watching", ["am watching", "have watched", "watch"]), ("This bag is ____ than mine.", "heavier", ["heavy", "more heavy", "the heaviest"]), ("He has lived here ____ 2015.", "since", ["ago", "during", "for"]), ("You ____ wear a helmet on a motorbike.", "must", ["has", "have", "ought"]),
    ("If it rains, we ____ at home.", "will stay", ["stayed", "staying", "would stayed"]), ("The bridge ____ in 1890.", "was built", ["built", "has built", "is building"]), ("She asked me where I ____.", "lived", ["did live", "do live", "living"]), ("I’m looking forward to ____ you.", "seeing", ["be seen", "see", "saw"]),
    ("I wish I ____ more time.", "had", ["am having", "have", "having"]), ("Hardly ____ sat down when the bell rang.", "had he", ["did he", "has he", "he had"]),
]


@layout(HALF, "placement-crossbill", "placement test of a language school, Typst: three narrow columns, bold numbers without full stops, options a b c d without full stops below each other, box for the level, key for teachers as a table of two rows on the next page")
def placement_crossbill(draw):
    items, columns, numbers, letters = [], ["", "", ""], "", ""
    for n, (sentence, right, wrong) in enumerate(draw.some(PLACEMENT, 14), 1):
        options, place = turned(draw, right, wrong)
        shown = sentence.replace("____", "\\_\\_\\_\\_\\_\\_")
        columns[(n - 1) // 5] += f"#block(breakable: false, below: 13pt)[#grid(columns: (7mm, 1fr), row-gutter: 5pt, [*{n}*], [{shown}], " + ", ".join(f"[], [*{letter}* #h(1.5mm) {text}]" for letter, text in zip("abcd", options)) + ")]\n"
        numbers, letters = numbers + f"[*{n}*], ", letters + f"[{'abcd'[place]}], "
        items.append(item(sentence.replace("____", "______"), right, str(n), None, choices("abcd", options), kind="gap", answer_label="abcd"[place]))
    source = f"""#set page(paper: "a4", margin: 17mm, footer: context text(8pt)[Harbour English Centre · Placement Test, Form B #h(1fr) #counter(page).display()])
#set text(font: ({draw.one(['"Lato"', '"Open Sans"', '"Libertinus Serif"'])},), size: {draw.one([10, 10.5])}pt, lang: "en")
#grid(columns: (1fr, 48mm), [#text(18pt, weight: "bold")[Placement Test] \\ Choose the best word or words for each space. Circle *a*, *b*, *c* or *d*. You have 15 minutes. Do not guess: stop when the questions become too difficult.], box(stroke: 0.7pt, inset: 6pt, width: 100%)[Name: \\ #v(2mm) Score: #h(8mm) / 14 \\ #v(2mm) Level:])
#v(4mm)
#grid(columns: (1fr, 1fr, 1fr), column-gutter: 7mm, [{columns[0]}], [{columns[1]}], [{columns[2]}])
#pagebreak()
#text(14pt, weight: "bold")[Placement Test, Form B: Key (teachers only)]
#v(3mm)
#table(columns: 14, inset: 6pt, align: center, {numbers}{letters})
#v(3mm)
0–4 Beginner · 5–8 Elementary · 9–11 Intermediate · 12–14 Advanced
"""
    return Document("typst", source, items)


# Test for the driving licence, Spain

PERMISO = [
    ("¿Cuál es la velocidad máxima de un turismo en una autopista?", "120 km/h.", ["100 km/h.", "130 km/h."]), ("Un semáforo con luz amarilla fija le indica que…", "debe detenerse, salvo que no pueda hacerlo con seguridad.", ["puede acelerar para pasar.", "tiene prioridad."]),
    ("¿Es obligatorio el uso del cinturón en los asientos traseros?", "Sí, siempre.", ["No, nunca.", "Solo en autopista."]), ("Al circular con niebla espesa, ¿qué luces debe encender?", "Las de cruce y las antiniebla.", ["Las de carretera.", "Solo las de posición."]),
    ("¿Qué debe hacer al acercarse a un paso de peatones ocupado?", "Detenerse y ceder el paso.", ["Dar ráfagas de luz.", "Tocar el claxon."]), ("El alcohol produce en el conductor…", "un aumento del tiempo de reacción.", ["mejores reflejos.", "una visión más amplia."]),
    ("¿Está permitido adelantar en una curva de visibilidad reducida?", "No, como norma general.", ["Sí, si el vehículo es lento.", "Sí, tocando el claxon."]), ("La distancia de seguridad debe aumentarse…", "cuando el pavimento está mojado.", ["cuando se circula de día.", "cuando el coche es nuevo."]),
    ("¿Cada cuánto tiempo se recomienda descansar en un viaje largo?", "Cada dos horas.", ["Cada cinco horas.", "Cada ocho horas."]), ("¿Dónde debe llevarse a un bebé en un coche?", "En un sistema de retención homologado.", ["En brazos de un adulto.", "Tumbado en el asiento."]),
    ("En una glorieta, ¿quién tiene prioridad?", "El vehículo que circula por ella.", ["El que viene por la derecha.", "El vehículo que entra."]), ("El triángulo de una señal con el vértice hacia abajo significa…", "ceda el paso.", ["calzada estrecha.", "peligro indefinido."]),
]


@layout(HALF, "permiso-chough", "practice test of a Spanish driving school, Chromium: Test 23 in a blue band, number in a round badge with an empty frame for a photograph at the left, a) to c), Respuestas correctas behind them as a grid of six columns")
def permiso_chough(draw):
    items, body, key = [], "<div class=h><b>Autoescuela Levante</b><span>Permiso B · Test 23</span></div><p class=w>Alumno: ______________________________ &emsp; Fecha: ____________ &emsp; Fallos: ______</p>", ""
    for n, (question, right, wrong) in enumerate(draw.some(PERMISO, 12), 1):
        options, place = turned(draw, right, wrong)
        letter = "abc"[place]
        body += f"<div class=q><div class=i></div><div><p><span class=n>{n}</span>{question}</p>" + "".join(f"<div class=o>{l}) {text}</div>" for l, text in zip("abc", options)) + "</div></div>"
        key += f"<div><b>{n}</b> {letter}</div>"
        items.append(item(question, right, str(n), None, choices("abc", options), kind="mcq", answer_label=letter))
    body += f"<div class=k><h2>Respuestas correctas · Test 23</h2><div class=g>{key}</div><p>Máximo de fallos permitidos: 1 de cada 10 preguntas.</p></div>"
    css = ".h { background: #0a4d9c; color: white; padding: 2.5mm 4mm; display: flex; justify-content: space-between; font-size: 120% } .w { margin: 4mm 0 } .q { display: flex; gap: 5mm; margin-bottom: 3.2mm; break-inside: avoid } .i { width: 26mm; height: 18mm; border: 1px solid #999; background: linear-gradient(#dce8f5 60%, #b9c2b0 60%); flex: none } .q p { margin: 0 0 1mm; font-weight: bold } .n { display: inline-block; background: #0a4d9c; color: white; border-radius: 3mm; width: 6mm; text-align: center; margin-right: 2mm; font-weight: normal } .o { padding-left: 8mm } .k { margin-top: 14mm; break-inside: avoid } .k h2 { color: #0a4d9c; font-size: 125% } .g { display: grid; grid-template-columns: repeat(6, 22mm); border-top: 1px solid #999; border-left: 1px solid #999; width: fit-content } .g div { border-right: 1px solid #999; border-bottom: 1px solid #999; padding: 1.5mm; text-align: center }"
    engine, source = page(draw, body, ["Open Sans", "Carlito", "Liberation Sans"], (10,), css, language="es")
    return Document(engine, source, items)


# Grammar sheet about the past

GRAMMAR = [
    ("A. Complete the sentences with the past simple of the verb in brackets.", [("Last summer we ______________ (travel) to Wales by train.", None), ("My sister ______________ (forget) her passport at home.", None), ("They ______________ (not / see) the sign in the dark.", None), ("I ______________ (buy) these boots in a small shop in York.", None), ("The children ______________ (sleep) in a tent.", None)]),
    ("B. Fill in the gaps with the words from the box. There is one word that you do not need.", [("We stayed at a ______________ near the beach.", None), ("The ______________ from Leeds to London was late.", None), ("He packed his ______________ the night before.", None), ("You can see the whole city on this ______________.", None)]),
    ("C. Write questions for these answers.", [("We arrived at midnight.", None), ("She went by bus.", None), ("They paid ninety pounds.", None)]),
]
BOX = ["hostel", "flight", "suitcase", "map", "ticket"]


@layout(HALF, "gaps-corncrake", "grammar sheet of a teacher of English, word processor: A. with verbs in brackets, B. with words in a frame, one too many, C. answers to write questions for, numbers that begin again, Name and Class in the head, no key")
def gaps_corncrake(draw):
    body, items = paragraph(run("On holiday: past simple"), "Title") + paragraph(run("Name: ____________________________\tClass: __________\tDate: ____________"), "Who"), []
    for place, (head, sentences) in enumerate(GRAMMAR):
        body += paragraph(run(head), "Task")
        if place == 1:
            body += paragraph(run("      ".join(draw.mixed(BOX))), "Bank")
        for n, (text, _) in enumerate(draw.some(sentences, 5), 1):
            body += paragraph(run(f"{n}.\t{text}"), "Part")
            if place == 2:
                body += paragraph(run("\t" + "_" * 58 + "?"), "Ask")
            items.append(item(text, None, str(n), kind="short" if place == 2 else "gap", section=head))
    body += paragraph(run("Finished early? Write five sentences about your own last holiday in your notebook.", "I"), "Body")
    styles = (
        paragraph_style("Who", 0.3, tabs=[(8.5, ""), (12.6, "")])
        + paragraph_style("Task", 0.6, bold=True, extra='fo:keep-with-next="always"')
        + paragraph_style("Bank", 0.25, 1.0, extra='fo:border="0.8pt solid #000000" fo:padding="0.15cm" fo:margin-right="2cm" fo:text-align="center"')
        + paragraph_style("Ask", 0.15, 0, 0, [(1.0, "")])
    )
    engine, source = office(draw, body, ["Comic Neue", "Carlito", "Liberation Sans"], (12,), 2.2, foot=False, styles=styles)
    return Document(engine, source, items)


# Online test printed with its feedback

ONLINE = [
    ("mcq", "Which layer of the OSI model is responsible for routing?", "Network", ["Application", "Physical", "Transport"]), ("mcq", "Which protocol translates host names into addresses?", "DNS", ["DHCP", "FTP", "SMTP"]),
    ("tf", "A switch forwards frames by MAC address.", "True", []), ("mcq", "How many bits are there in an IPv4 address?", "32", ["16", "64", "128"]), ("tf", "UDP guarantees that packets arrive in order.", "False", []),
    ("mcq", "Which port does HTTPS use by default?", "443", ["21", "25", "80"]), ("short", "What does the abbreviation LAN stand for?", "local area network", []), ("mcq", "Which command shows the route that packets take to a host?", "traceroute", ["ipconfig", "netstat", "ping"]),
    ("mcq", "Which of these is a private address?", "192.168.1.10", ["8.8.8.8", "93.184.216.34", "172.217.0.1"]), ("tf", "Wi-Fi signals pass through metal walls without loss.", "False", []),
]


@layout(HALF, "online-eider", "attempt at a test in an online course, printed for review, Chromium: box with Question 1, Correct or Incorrect and Mark 1.00 out of 1.00 at the left, Select one: a. to d. with round buttons, answer in a yellow box below: The correct answer is:")
def online_eider(draw):
    items = []
    asked = draw.mixed(ONLINE)
    given = [draw.random.random() < 0.7 for _ in asked]
    got = sum(given)
    body = f"<p class=c>CNT110 › Week 4 › Quiz 2: Networks › Review</p><h1>Quiz 2: Networks</h1><table class=s><tr><th>State<td>Finished</tr><tr><th>Completed on<td>Monday, 3 March 2025, 2:41 PM</tr><tr><th>Marks<td>{got}.00/10.00</tr></table>"
    for n, ((kind, question, right, wrong), good) in enumerate(zip(asked, given), 1):
        label = None
        if kind == "mcq":
            options, place = turned(draw, right, wrong)
            label = "abcd"[place]
            chosen = place if good else (place + 1) % 4
            inner = "<p class=t>Select one:</p>" + "".join(f"<div class=o><span class='r{' y' if k == chosen else ''}'></span>{'abcd'[k]}. {web(text)}</div>" for k, text in enumerate(options))
            said = f"The correct answer is: {web(right)}"
        elif kind == "tf":
            chosen = right if good else ("False" if right == "True" else "True")
            inner = "<p class=t>Select one:</p>" + "".join(f"<div class=o><span class='r{' y' if text == chosen else ''}'></span>{text}</div>" for text in ("True", "False"))
            said = f"The correct answer is ‘{right}’."
        else:
            inner = f"<p>Answer: <span class=i>{right if good else 'large area net'}</span></p>"
            said = f"The correct answer is: {right}"
        body += f"<div class=q><div class=m><b>Question <big>{n}</big></b><br>{'Correct' if good else 'Incorrect'}<br>Mark {'1' if good else '0'}.00 out of 1.00</div><div class=x><div class=z><p>{web(question)}</p>{inner}</div><div class=k>{said}</div></div></div>"
        items.append(item(question, right, str(n), 1, choices("abcd", options) if kind == "mcq" else None, kind={"tf": "truefalse"}.get(kind, kind), answer_label=label))
    css = ".c { font-size: 80%; color: #0f6cbf } h1 { font-size: 150%; margin: 2mm 0 } .s { border-collapse: collapse; margin-bottom: 5mm; width: 100% } .s th, .s td { border: 1px solid #dee2e6; padding: 1mm 3mm; text-align: left } .s th { text-align: right; width: 34mm } .q { display: flex; gap: 4mm; margin-bottom: 4mm; break-inside: avoid } .m { width: 32mm; flex: none; border: 1px solid #cad0d7; background: #f8f9fa; padding: 2mm; font-size: 82%; align-self: flex-start } .x { flex: 1 } .z { background: #e7f3f5; padding: 2mm 4mm } .z p { margin: 0 0 1.5mm } .t { font-size: 90% } .o { margin: .8mm 0 } .r { display: inline-block; width: 3mm; height: 3mm; border: 1px solid #666; border-radius: 50%; margin-right: 2mm; vertical-align: -.3mm } .y { background: radial-gradient(#222 45%, white 50%) } .i { border: 1px solid #8f959e; background: white; padding: .5mm 6mm .5mm 2mm } .k { background: #fcefdc; color: #7d5a29; padding: 2mm 4mm; margin-top: 1mm }"
    engine, source = page(draw, body, ["Liberation Sans", "Roboto", "Noto Sans"], (10,), css)
    return Document(engine, source, items)


# Caribbean paper with its scheme

AGRICULTURE = [
    ("Figure 1 shows a soil profile on a farm in Clarendon.", True, [
        ("a", None, [("i", "Name the layer labelled X.", ["Topsoil"], 1), ("ii", "State TWO functions of soil for crop plants.", ["Anchors the roots", "Supplies water and mineral salts"], 2)]),
        ("b", "Explain how contour ploughing reduces soil erosion.", ["The ridges run across the slope", "They slow the flow of water down the hill", "Less soil is carried away"], 3),
        ("c", "Suggest ONE reason why a farmer adds lime to a soil.", ["To make the soil less acidic"], 1)]),
    ("A farmer keeps 200 layer hens and sells their eggs at the local market.", False, [
        ("a", "List TWO nutrients that the feed of layers must contain in large amounts.", ["Calcium", "Protein"], 2),
        ("b", "The hens lay 150 eggs in a day.", [("i", "Calculate the percentage of hens that laid an egg on that day.", ["150 ÷ 200 × 100", "75%"], 2), ("ii", "Suggest TWO reasons why the percentage may fall.", ["Disease in the flock", "Too few hours of light"], 2)]),
        ("c", "Describe how the farmer can keep the litter in the house dry.", ["Good ventilation", "Drinkers that do not leak"], 2)]),
    ("Many farmers now grow vegetables in greenhouses.", False, [
        ("a", "Define the term ‘protected cultivation’.", ["Growing crops under a cover that controls the climate around them"], 1),
        ("b", "Discuss TWO disadvantages of greenhouses for a small farmer.", ["They cost a lot to build", "Pests spread fast inside"], 2)]),
]


@layout(HALF, "paper-ptarmigan", "Caribbean secondary paper in agriculture, XeLaTeX: 1. (a) (i) with (2 marks) at the right after dotted lines, drawing of a soil profile, Total 7 marks in bold, GO ON TO THE NEXT PAGE; KEY AND MARK SCHEME in its own file with [1] behind each point")
def paper_ptarmigan(draw):
    items, body, scheme = [], "", ""

    def said(marks):
        return f"({marks} mark{'s' if marks > 1 else ''})"

    def asked(left, label, question, points, marks, number, stems, row):
        nonlocal body, scheme
        body += rf"\needspace{{18mm}}\lab{{{left}mm}}{{{'18mm' if row else '9mm'}}}{{{label}}}{{{tex(question)}}}" + r"{\leftskip=%dmm " % (left + (18 if row else 9)) + r"\dotline" * marks + rf"\smallskip\hfill\textbf{{{said(marks)}}}\par}}" + "\n"
        for k, point in enumerate(points):
            scheme += rf"{number if k == 0 else ''} & {tex(point)} & [1]\\"
        scheme += r"\hline "
        items.append(item(question, "\n".join(points), number, marks, kind="numeric" if question.startswith("Calculate") else "short", stem=" ".join(x for x in stems if x), rubric=[{"text": point, "marks": 1} for point in points] if marks > 1 else None))

    figure = r"\begin{center}\begin{tikzpicture}[scale=0.8]\draw[fill=black!45] (0,2.2) rectangle (3,3);\draw[fill=black!20] (0,1) rectangle (3,2.2);\draw[pattern=dots] (0,0) rectangle (3,1);\draw (3,2.6)--(4,2.6) node[right] {X};\draw (3,1.6)--(4,1.6) node[right] {subsoil};\draw (3,0.5)--(4,0.5) node[right] {parent rock};\end{tikzpicture}\par\textbf{Figure 1. Soil profile}\end{center}"
    for n, (stem, drawn, parts) in enumerate(AGRICULTURE, 1):
        total = sum(p[3] if len(p) == 4 else sum(q[3] for q in p[2]) for p in parts)
        body += rf"\bigskip\needspace{{40mm}}\lab{{0mm}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}" + (figure if drawn else r"\smallskip ")
        for part in parts:
            letter, question = part[0], part[1]
            if len(part) == 4:
                asked(9, f"({letter})", question, part[2], part[3], f"{n}({letter})", [stem], False)
                continue
            if question:
                body += rf"\lab{{9mm}}{{9mm}}{{({letter})}}{{{tex(question)}}}"
            for roman, inner, points, marks in part[2]:
                row = not question and roman == "i"
                label = rf"\makebox[9mm][l]{{({letter})}}({roman})" if row else f"({roman})"
                asked(9 if row else 18, label, inner, points, marks, f"{n}({letter})({roman})", [stem, question], row)
        body += rf"\hfill\textbf{{Total {total} marks}}\par " + (r"\vfill\hfill\textbf{GO ON TO THE NEXT PAGE}\newpage " if n < 3 else r"\begin{center}\textbf{END OF TEST}\end{center}")
    look = dict(fonts=["timesnew"], sizes=(11,), margins=(24, 24))
    engine, source = document(draw, r"\begin{center}\textbf{Answer ALL questions in this section.}\par\textbf{Write your answers in the spaces provided.}\end{center}" + body, head=r"\fancyhead[C]{\small -- \thepage\ --}", foot=r"\fancyfoot[L]{\small 02117020/MOCK 2025}", extra=r"\usetikzlibrary{patterns}", **look)
    marking = r"\begin{center}\textbf{AGRICULTURAL SCIENCE}\par\textbf{PAPER 02 -- GENERAL PROFICIENCY}\par\smallskip\textbf{KEY AND MARK SCHEME}\end{center}\renewcommand\arraystretch{1.2}\begin{longtable}{|l|p{105mm}|c|}\hline\textbf{Question} & \textbf{Expected responses} & \textbf{Marks}\\\hline\endhead " + scheme + r"\end{longtable}"
    return Document(engine, source, items, document(draw, marking, foot=r"\fancyfoot[L]{\small 02117020/MOCK/MS 2025}", **look)[1])


# Words of Persian

PERSIAN = [
    ("کتاب", "ketāb", "noun", "book"), ("مدرسه", "madrese", "noun", "school"), ("معلم", "moʿallem", "noun", "teacher"), ("خواندن", "khāndan", "verb", "to read"), ("نوشتن", "neveshtan", "verb", "to write"), ("بزرگ", "bozorg", "adjective", "big"), ("کوچک", "kuchek", "adjective", "small"),
    ("خانه", "khāne", "noun", "house"), ("پنجره", "panjare", "noun", "window"), ("درخت", "derakht", "noun", "tree"), ("رفتن", "raftan", "verb", "to go"), ("آمدن", "āmadan", "verb", "to come"), ("دوست", "dust", "noun", "friend"), ("امروز", "emruz", "adverb", "today"), ("فردا", "fardā", "adverb", "tomorrow"),
]


@layout(HALF, "words-capercaillie", "vocabulary sheet of a Persian evening course, Chromium: table read from the left in English, pronunciation, part of speech, with Persian large at the right, head in a dark band, thin lines only below rows")
def words_capercaillie(draw):
    words = draw.some(PERSIAN, 14)
    body = "<div class=h><b>Persian for Beginners</b><span>Lesson 5 vocabulary</span></div><p>Learn these words before next Thursday. Long <i>a</i> is written <b>ā</b>.</p><table><tr><th>English<th>Pronunciation<th>Part of speech<th class=p>Persian</tr>"
    body += "".join(f"<tr><td>{english}<td><i>{sound}</i><td>{part}<td class=p dir=rtl lang=fa>{persian}</tr>" for persian, sound, part, english in words) + "</table><p class=f>City Adult Education · Evening courses</p>"
    css = ".h { display: flex; justify-content: space-between; font-size: 130%; border-bottom: 1px solid #000 } table { border-collapse: collapse; width: 100% } th { background: #3b2f5c; color: white; text-align: left; padding: 1.5mm 3mm } td { border-bottom: 1px solid #bbb; padding: 1mm 3mm } .p { text-align: right; width: 40mm } td.p { font-family: 'Noto Naskh Arabic'; font-size: 135% } .f { font-size: 80%; text-align: center; margin-top: 8mm }"
    engine, source = page(draw, body, ["Noto Sans", "Noto Serif"], (11,), css)
    return Document(engine, source, [item(persian, english, kind="vocabulary") for persian, _, _, english in words])


# Exercise of a textbook of algebra, with its answers

ALGEBRA = [
    ("Solve the following equations.", [("3x − 7 = 11", "x = 6"), ("5(x + 2) = 35", "x = 5"), ("x/4 + 1 = 6", "x = 20"), ("2x + 9 = 5x", "x = 3")]),
    ("Factorise the following expressions.", [("x² + 7x + 12", "(x + 3)(x + 4)"), ("x² − 25", "(x + 5)(x − 5)"), ("x² − 6x + 9", "(x − 3)²")]),
    ("Find the sum of 4x + 3y and 2x − 5y.", "6x − 2y"),
    ("The perimeter of a rectangle is 34 cm. Its length is 5 cm more than its breadth. Find the breadth.", "6 cm"),
    ("Evaluate when a = 2 and b = −3.", [("a² + b²", "13"), ("3a − 2b", "12"), ("ab + 10", "4")]),
    ("A father is 28 years older than his son. In 4 years he will be three times as old. Find the present age of the son.", "10 years"),
]


@layout(HALF, "exercise-nightjar", "exercise of an Indian textbook of algebra, pdfLaTeX: EXERCISE 4.3 in a frame, parts (i) (ii) two in a row, running head with chapter and page, ANSWERS at the end as EXERCISE 4.3, 1. (i) … (ii) … run on")
def exercise_nightjar(draw):
    items, key = [], []
    body = r"\begin{center}\fbox{\large\bfseries EXERCISE 4.3}\end{center}"
    for n, (task, inner) in enumerate(ALGEBRA, 1):
        body += rf"\medskip\lab{{0mm}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(task)}}}"
        if isinstance(inner, str):
            items.append(item(task, inner, str(n), kind="short" if "x" in inner else "numeric"))
            key.append(rf"\textbf{{{n}.}} {tex(inner)}")
            continue
        cells = []
        for roman, (question, answer) in zip(["i", "ii", "iii", "iv"], inner):
            cells.append(rf"\makebox[0.45\linewidth][l]{{\makebox[9mm][l]{{({roman})}}{tex(question)}}}")
            items.append(item(question, answer, f"{n}({roman})", stem=task))
        for k in range(0, len(cells), 2):
            body += r"\par\hspace*{8mm}" + "".join(cells[k : k + 2]) + r"\par "
        key.append(rf"\textbf{{{n}.}} " + r"\quad ".join(rf"\mbox{{({roman}) {tex(answer)}}}" for roman, (_, answer) in zip(["i", "ii", "iii", "iv"], inner)))
    body += r"\vspace{14mm}\begin{center}\textbf{\large ANSWERS}\end{center}\begin{center}\textbf{EXERCISE 4.3}\end{center}{\raggedright " + r"\qquad ".join(key) + r"\par}"
    engine, source = document(draw, body, ["times", "palatino", "lm"], (11, 12), (24, 26), head=r"\fancyhead[L]{\small\scshape Linear and Quadratic Expressions}\fancyhead[R]{\small 87}\renewcommand\headrulewidth{0.4pt}", foot="")
    return Document(engine, source, items)


# Viva questions of a laboratory manual

VIVA = [
    ("What is the aim of a titration?", "To find the concentration of a solution by letting it react with one of known concentration."), ("What is an indicator?", "A substance that shows the end point of a titration by a change of colour."),
    ("What is a standard solution?", "A solution whose concentration is known exactly."), ("Why is the burette rinsed with the solution that it will hold?", "To remove water that would dilute the solution."), ("Which reading of the meniscus is taken for a colourless liquid?", "The lower meniscus."),
    ("Why is a white tile placed under the flask?", "To see the change of colour clearly."), ("Define molarity.", "The number of moles of solute in one litre of solution."), ("What is meant by concordant readings?", "Readings that agree within 0.1 mL."), ("Why should the last drop in the pipette not be blown out?", "The pipette is calibrated to leave this drop behind."),
    ("What is the colour of phenolphthalein in an acid?", "Colourless."),
]


@layout(HALF, "viva-razorbill", "page of a laboratory manual of an Indian college, word processor: experiment with aim, apparatus and numbered procedure, VIVA QUESTIONS with Q1. in bold and Ans: below, signature line at the foot")
def viva_razorbill(draw):
    body, items = paragraph(run("EXPERIMENT NO. 3"), "Mid") + paragraph(run("ESTIMATION OF HYDROCHLORIC ACID BY TITRATION"), "Mid"), []
    body += paragraph(run("Aim: ", "B") + run("To estimate the amount of hydrochloric acid in the given solution.")) + paragraph(run("Apparatus: ", "B") + run("Burette, pipette, conical flask, white tile, wash bottle.")) + paragraph(run("Procedure:", "B"))
    for n, text in enumerate(["Rinse and fill the burette with 0.1 M sodium hydroxide.", "Pipette 20 mL of the acid into a clean conical flask.", "Add two drops of phenolphthalein.", "Run in the alkali until a pale pink colour stays.", "Repeat for concordant values and enter them in the table."], 1):
        body += paragraph(run(f"{n}.\t{text}"), "Step")
    body += paragraph(run("Result: ", "B") + run("Amount of hydrochloric acid present in the whole of the given solution = __________ g")) + paragraph(run("VIVA QUESTIONS"), "Mid")
    for n, (question, answer) in enumerate(draw.some(VIVA, 10), 1):
        body += paragraph(run(f"Q{n}.\t{question}", "B"), "Ask") + paragraph(run(f"Ans:\t{answer}"), "Say")
        items.append(item(question, answer, str(n)))
    body += paragraph(run("Signature of the faculty: __________________\tMarks awarded: ________"), "Sign")
    styles = (
        paragraph_style("Mid", 0.3, bold=True, size=13, extra='fo:text-align="center"')
        + paragraph_style("Step", 0.05, 1.2, -0.7, [(1.2, "")])
        + paragraph_style("Ask", 0.25, 1.2, -1.2, [(1.2, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Say", 0.03, 1.2, -1.2, [(1.2, "")])
        + paragraph_style("Sign", 0.8, tabs=[(11.0, "")])
    )
    engine, source = office(draw, body, ["Liberation Serif", "Caladea", "Carlito"], (11,), 2.2, head="Engineering Chemistry Laboratory Manual", styles=styles)
    return Document(engine, source, items)


# Answer sheet that asks nothing

@layout(HALF, "answers-pintail", "blank answer sheet for forty choices, Typst: boxes for name, school and candidate number, numbers 1 to 40 in four columns with ringed letters A to D, instructions as a numbered list; nothing to be found")
def answers_pintail(draw):
    ring = lambda letter: f"box(circle(radius: 6.5pt, stroke: 0.6pt, inset: 0pt)[#set align(center + horizon); #text(7pt)[{letter}]])"
    columns = ""
    for first in (1, 11, 21, 31):
        cells = "".join(f"[*{n}*], " + ", ".join(ring(letter) for letter in "ABCD") + ", " for n in range(first, first + 10))
        columns += f"grid(columns: (9mm, 8mm, 8mm, 8mm, 8mm), row-gutter: 9pt, align: horizon, {cells}),\n"
    squares = ", ".join("box(width: 9mm, height: 9mm, stroke: 0.6pt)" for _ in range(8))
    source = f"""#set page(paper: "a4", margin: 16mm, footer: text(8pt)[Form AS-40 #h(1fr) Do not fold or staple this sheet])
#set text(font: ({draw.one(['"Lato"', '"Open Sans"', '"Carlito"'])},), size: 10pt, lang: "en")
#align(center)[#text(16pt, weight: "bold")[MULTIPLE CHOICE ANSWER SHEET] \\ Midlands Schools Examination Service]
#v(3mm)
#table(columns: (36mm, 1fr), inset: 8pt, [Candidate name], [], [School], [], [Subject and paper], [], [Date], [])
#v(2mm)
Candidate number #h(4mm) #box(baseline: 2.5mm, grid(columns: 8, {squares}))
#v(4mm)
*Instructions*
+ Use a soft pencil (HB) only. Fill in the ring completely.
+ Mark one answer for each question. Rub out mistakes cleanly.
+ Use as many rows as there are questions in the paper.
#v(5mm)
#box(stroke: 0.8pt, inset: 10pt, width: 100%)[#grid(columns: (1fr, 1fr, 1fr, 1fr), {columns})]
#v(6mm)
#grid(columns: (1fr, 1fr), [Signature of candidate: ...........................................], [Signature of invigilator: ...........................................])
"""
    return Document("typst", source, [])
