"""The hundred and ninety-first: the other half of the lot of batch 190: trivia of a web site, an English grammar sheet, a chemistry paper
of an East African kind with its marking scheme, a Spanish placement test, Arabic words, exercises of a physics textbook, a French
history test, interview questions, nursing review, a dump of an IT certificate, a Russian biology test and a cloze of a language school.
"""

import re

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "unseen"
BREAK = 'fo:break-before="page"'

# Trivia of a web site

TRIVIA = [
    ("What is the capital of Canada?", ["Toronto", "Ottawa", "Montreal", "Vancouver"], 1), ("Which is the longest river in South America?", ["Orinoco", "Paraná", "Amazon", "Magdalena"], 2), ("Mount Kilimanjaro is in which country?", ["Tanzania", "Kenya", "Uganda", "Ethiopia"], 0), ("Which ocean lies between Africa and Australia?", ["Atlantic", "Pacific", "Arctic", "Indian"], 3),
    ("Which country has the largest population in South America?", ["Argentina", "Brazil", "Colombia", "Peru"], 1), ("What is the smallest country in the world?", ["Monaco", "Malta", "Vatican City", "San Marino"], 2), ("In which country would you find the city of Marrakesh?", ["Morocco", "Egypt", "Tunisia", "Turkey"], 0), ("Which sea separates Italy from Croatia?", ["Aegean Sea", "Black Sea", "Ionian Sea", "Adriatic Sea"], 3),
    ("Which desert covers much of Mongolia?", ["Gobi", "Thar", "Kalahari", "Atacama"], 0), ("What is the currency of Japan?", ["Won", "Yuan", "Yen", "Ringgit"], 2), ("Which European city stands on seven hills?", ["Vienna", "Rome", "Oslo", "Berlin"], 1),
]


@layout(HALF, "trivia-cep", "trivia of a web site printed from the browser, Chromium: A) to D) below each other, Answer: B) Ottawa in a green band under each question, share links below")
def trivia_cep(draw):
    asked = draw.some(TRIVIA, 10)
    body, items = "<p class=s>QuizBarn » Geography » Easy</p><h1>10 Geography Trivia Questions and Answers</h1><p class=m>By Jamie Lowell · Updated March 2, 2024 · 3 min read</p><p>How well do you know the world? Test yourself or your friends with these geography questions.</p>", []
    for n, (question, options, right) in enumerate(asked, 1):
        letter = "ABCD"[right]
        body += f"<div class=q><h3>{n}. {web(question)}</h3>" + "".join(f"<div>{a}) {web(option)}</div>" for a, option in zip("ABCD", options)) + f"<div class=a><b>Answer:</b> {letter}) {web(options[right])}</div></div>"
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label=letter))
    body += "<p class=m>Share: Facebook · Pinterest · E-mail</p><p class=m>You may also like: 25 Capital City Questions | World Flags Quiz</p>"
    css = ".s, .m { color: #777; font-size: 85% } h1 { font-size: 165%; margin: 1mm 0 } h3 { font-size: 108%; margin: 0 0 1mm } .q { margin: 5mm 0; break-inside: avoid } .q div { padding-left: 6mm } .q .a { background: #e3f4e3; padding: 1mm 3mm; margin-top: 1.5mm }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Roboto"], (11,), css, paper="letter")
    return Document(engine, source, items)


# Grammar sheet of a language school

LINKERS = [("We went for a walk ______ it was raining.", "although"), ("Take an umbrella ______ it rains.", "in case"), ("He passed the exam ______ he had worked very hard.", "because"), ("I will not go ______ you come with me.", "unless"), ("She lived in Rome ______ she was a student.", "while")]
TENSES = [("She ______ (live) in this street since 2010.", "has lived"), ("I ______ (see) a good film last night.", "saw"), ("Listen! Somebody ______ (knock) at the door.", "is knocking"), ("Water ______ (boil) at 100 °C at sea level.", "boils"), ("When we arrived, the train ______ already ______ (leave).", "had, left"), ("They ______ (play) chess when the lights went out.", "were playing"), ("By next June he ______ (finish) his course.", "will have finished"), ("If I ______ (be) you, I would take the bus.", "were")]


@layout(HALF, "gaps-narmada", "grammar sheet of a language school, word processor: A with words in a frame, B with verbs in brackets, numbers that begin again, answers A and B as lines at the end")
def gaps_narmada(draw):
    heads = ["A  Complete the sentences with the words in the box.", "B  Put the verbs in brackets into the correct form."]
    first, second = draw.mixed(LINKERS), [gap for gap in draw.mixed(TENSES) if "already" not in gap[0]]
    body, items = paragraph(run("Intermediate Grammar 9: Linkers and tenses"), "Title") + paragraph(run(heads[0]), "Head"), []
    body += office_table([[run("     ".join(sorted(word for _, word in first)), "I")]], [16.2], "Cell")
    for head, gaps in zip(heads, (first, second)):
        body += paragraph(run(head), "Head") if head == heads[1] else ""
        for n, (sentence, answer) in enumerate(gaps, 1):
            shown = sentence.replace("______", "______________")
            body += paragraph(run(f"{n}\t{shown}"), "Part")
            items.append(item(shown, answer, str(n), kind="gap", section=head.replace("  ", " ")))
    body += paragraph(run("Answer key"), "Key")
    for letter, gaps in zip("AB", (first, second)):
        body += paragraph(run(letter, "B") + run("\t" + "   ".join(f"{n} {answer}" for n, (_, answer) in enumerate(gaps, 1))), "Part")
    styles = paragraph_style("Key", 1.4, bold=True, extra='fo:border-top="0.5pt solid #000000" fo:padding-top="0.2cm"')
    engine, source = office(draw, body, ["Carlito", "Liberation Serif", "Caladea"], (11, 12), margin=2.4, foot=False, styles=styles)
    return Document(engine, source, items)


# Chemistry paper of an East African kind

CHEMISTRY = [
    ("Elements A, B, C and D have the atomic numbers 11, 12, 17 and 18. The letters are not the actual symbols of the elements.", [("Identify an element that is chemically unreactive. Give a reason for your answer.", ["D", "its outermost energy level is full"]), ("Write the electron arrangement of element C.", ["2.8.7"]), ("State the type of bond formed when A reacts with C.", ["ionic bond"])]),
    ("Hydrogen gas was prepared by reacting zinc with dilute sulphuric acid.", [("State two physical properties of hydrogen gas.", ["it is colourless", "it is less dense than air"]), ("Name the salt that is formed in the reaction.", ["zinc sulphate"]), ("Describe how the gas can be identified in the laboratory.", ["bring a burning splint to the mouth of the test tube", "the gas burns with a pop sound"])]),
    ("A farmer found that the soil in a field had a pH of 4.5.", [("State one substance that the farmer could add to the soil to raise its pH.", ["slaked lime"]), ("Explain why the pH of the soil should not be tested with litmus paper only.", ["litmus shows only whether it is acidic or basic", "it does not show how acidic it is"])]),
    (None, [("State what is observed when moist chlorine gas is passed over coloured flower petals.", ["the petals lose their colour"])]),
]


@layout(HALF, "paper-yenisei", "chemistry paper of an East African kind, groff: name and index number, 1. with parts (a), (2 marks) at the right edge below each question; marking scheme in its own file, points with (1 mk)")
def paper_yenisei(draw):
    start = [".ds CF 233/1 \\\\n%", ".LP", "Name \\l'6c' Index No. \\l'3c'", ".LP", "\\fB233/1 CHEMISTRY \\(en PAPER 1\\fP", ".br", "\\fBForm Three, Term 2\\fP", ".LP", "\\fIAnswer all the questions in the spaces provided. Mathematical tables and silent electronic calculators may be used.\\fP"]
    lines, scheme, items = start, [".LP", "\\s+2\\fBCHEMISTRY PAPER 1\\fP\\s0", ".LP", "\\fBMARKING SCHEME\\fP"], []
    for n, (stem, parts) in enumerate(CHEMISTRY, 1):
        lines += [".ne 8"]
        if stem:
            lines += [f".IP \"{n}.\" 4n", plain(stem), ".RS"]
        for k, (question, points) in enumerate(parts):
            marks = len(points)
            letter = f"({'abc'[k]})" if stem else f"{n}."
            lines += [".ne 5", f".IP \"{letter}\" 4n", plain(question), ".br", ".rj 1", f"({marks} mark{'s' if marks > 1 else ''})"] + [".sp 4p", "\\l'\\n(.lu-\\n(.iu.'"] * (marks + 1)
            label = f"{n}. {letter}" if stem else letter
            scheme += [".ne 4", f".IP \"{label}\" 8n", *[line for place, point in enumerate(points) for line in ([".br"] if place else []) + [plain(f"{point} (1 mk)")]]]
            items.append(item(question, "\n".join(points), f"{n}({'abc'[k]})" if stem else str(n), marks, stem=stem, rubric=[{"text": point, "marks": 1} for point in points] if marks > 1 else None))
        if stem:
            lines += [".RE"]
    lines += [".sp 1", ".ce 1", "\\fBTHIS IS THE LAST PRINTED PAGE\\fP"]
    state = draw.random.getstate()
    engine, source = roff(draw, lines, (11,), ("T", "N"))
    draw.random.setstate(state)
    return Document(engine, source, items, roff(draw, scheme, (11,), ("T", "N"))[1])


# Spanish placement test

SPANISH = [
    ("Hola, me ______ Lucía.", ["llamo", "llama", "llamas"]), ("Nosotros ______ de México.", ["somos", "sois", "son"]), ("¿Cuántos años ______ tu hermano?", ["es", "tiene", "hay"]), ("A mis padres ______ gusta mucho el cine.", ["le", "les", "se"]), ("El banco está ______ la farmacia y el hotel.", ["entre", "encima", "detrás"]), ("Ayer ______ a la playa con unos amigos.", ["voy", "iba", "fui"]), ("Todavía no ______ la última novela de Vargas.", ["he leído", "leí", "leía"]), ("De pequeño ______ siempre en casa de mi abuela.", ["comí", "comía", "he comido"]),
    ("Si tengo tiempo, mañana te ______.", ["llamaré", "llamaba", "llamara"]), ("Quiero que ______ la verdad.", ["dices", "digas", "dirás"]), ("Este regalo es ______ ti.", ["por", "de", "para"]), ("No conozco a ______ en esta ciudad.", ["nadie", "alguien", "ninguno"]), ("Cuando ______ a Madrid, avísame.", ["llegas", "llegues", "llegarás"]),
]


@layout(HALF, "prueba-studding", "placement test of a Spanish language school, word processor: name lines, sentences with a gap, a) b) c) with tabs in one row, table for the teacher at the end, no key")
def prueba_studding(draw):
    asked = draw.some(SPANISH, 12)
    body = paragraph(run("ACADEMIA PUERTA DEL SOL"), "Top") + paragraph(run("Prueba de nivel de español"), "Title") + paragraph(run("Nombre y apellidos: ____________________________\tFecha: ______________"), "Body") + paragraph(run("Elige la opción correcta. Solo una respuesta es válida. Tiempo: 20 minutos.", "I"), "Body")
    items = []
    for n, (sentence, options) in enumerate(asked, 1):
        body += paragraph(run(f"{n}.", "B") + run(f"\t{sentence}"), "Ask") + paragraph(run("\t".join(f"{a}) {option}" for a, option in zip("abc", options))), "Opt")
        items.append(item(sentence, None, str(n), None, choices("abc", options), kind="gap"))
    body += paragraph(run("A rellenar por el profesor", "B"), "Last") + office_table([[run("Aciertos:        / 12"), run("Nivel:  A1   A2   B1   B2"), run("Profesor/a:")]], [4.5, 6.0, 5.7])
    styles = paragraph_style("Top", 0, extra='fo:text-align="center"') + paragraph_style("Ask", 0.35, 1.0, -1.0, [(1.0, "")], extra='fo:keep-with-next="always"') + paragraph_style("Opt", 0.08, 1.0, 0, [(6.0, ""), (11.0, "")]) + paragraph_style("Last", 0.8, extra='fo:keep-with-next="always" fo:margin-bottom="0.15cm"')
    engine, source = office(draw, body, ["Liberation Sans", "Carlito", "Noto Sans"], (11,), margin=2.2, foot=False, styles=styles)
    return Document(engine, source, items)


# Arabic words with transliteration

ARABIC = [
    ("Family", [("mother", "umm", "أم"), ("father", "ab", "أب"), ("brother", "akh", "أخ"), ("sister", "ukht", "أخت"), ("grandfather", "jadd", "جد"), ("son", "ibn", "ابن"), ("daughter", "bint", "بنت")]),
    ("At home", [("house", "bayt", "بيت"), ("door", "bāb", "باب"), ("window", "nāfidha", "نافذة"), ("kitchen", "maṭbakh", "مطبخ"), ("room", "ghurfa", "غرفة"), ("table", "ṭāwila", "طاولة"), ("chair", "kursī", "كرسي")]),
]


@layout(HALF, "words-teesta", "words of a beginners’ course of Arabic, Chromium: topics as heads, ruled tables English, transliteration and Arabic at the right, grey bands")
def words_teesta(draw):
    body, items = "<div class=h><span>Arabic for Beginners</span><span>Unit 3 vocabulary</span></div>", []
    for topic, words in ARABIC:
        body += f"<h2>{topic}</h2><table><tr><th>English<th>Transliteration<th class=a>العربية</tr>" + rows((a, f"<i>{b}</i>", f"<span class=w lang=ar dir=rtl>{c}</span>") for a, b, c in words) + "</table>"
        items += [item(arabic, english, kind="vocabulary", section=topic) for english, _, arabic in words]
    css = ".h { display: flex; justify-content: space-between; color: #555; border-bottom: 1px solid #555 } h2 { margin: 6mm 0 2mm; font-size: 130% } table { border-collapse: collapse; width: 100% } th { text-align: left; background: #2e6b5a; color: white } td, th { border: 1px solid #999; padding: 1.2mm 3mm; width: 33% } tr:nth-child(odd) td { background: #eee } .a, td:last-child { text-align: right; font-family: 'Noto Naskh Arabic' } .w { font-family: 'Noto Naskh Arabic'; font-size: 125% }"
    engine, source = page(draw, body, ["Noto Sans", "Noto Serif"], (11,), css)
    return Document(engine, source, items)


# Exercises at the end of a physics chapter

WORK = [
    ("A crate is pushed 6.0 m along a level floor by a horizontal force of 40 N. How much work is done by the force?", "240 J", None), ("How much kinetic energy does a runner of mass 70 kg have at a speed of 8.0 m/s?", "2240 J", None),
    ("A book of mass 1.5 kg is lifted from the floor to a shelf 2.0 m above it. Take g as 9.8 m/s².", None, [("Find the gain in potential energy.", "29.4 J"), ("Find the work done by gravity.", "−29.4 J")]), ("Explain why no work is done on a satellite in a circular orbit.", "", None),
    ("A motor lifts 300 kg through 12 m in 20 s. Take g as 10 m/s².", None, [("What is the useful work done?", "36 kJ"), ("What is the power output?", "1.8 kW")]), ("A spring has a spring constant of 200 N/m. How much energy is stored when it is stretched by 0.10 m?", "1.0 J", None),
    ("A ball is dropped from a height of 5.0 m. With what speed does it hit the ground? Take g as 10 m/s².", "10 m/s", None), ("A car of mass 900 kg speeds up from 10 m/s to 20 m/s. Find the net work done on it.", "135 kJ", None), ("An engine takes in 500 J of energy and does 150 J of useful work. What is its efficiency?", "30%", None), ("Is it possible for kinetic energy to be negative? Explain.", "", None),
]


@layout(HALF, "exercises-kaveri", "end of a physics chapter, LaTeX: Problems 7.1 to 7.10 in two columns with parts (a) (b), running head, Answers to Odd-Numbered Problems on the next page")
def exercises_kaveri(draw):
    body, answers, items = r"\setcounter{page}{214}\setlength\columnsep{8mm}{\large\bfseries Problems}\par\rule{\linewidth}{0.8pt}\begin{multicols}{2}", "", []
    for n, (question, answer, parts) in enumerate(WORK, 1):
        label, odd = f"7.{n}", n % 2
        body += rf"\needspace{{14mm}}\lab{{0pt}}{{10mm}}{{\textbf{{{label}}}}}{{{tex(question)}}}"
        if parts:
            body += "".join(rf"\lab{{10mm}}{{7mm}}{{({'ab'[k]})}}{{{tex(asks)}}}" for k, (asks, _) in enumerate(parts))
            items += [item(asks, says if odd else None, f"{label}({'ab'[k]})", stem=question, kind="numeric") for k, (asks, says) in enumerate(parts)]
            said = r"\enspace ".join(f"({'ab'[k]}) {tex(says)}" for k, (_, says) in enumerate(parts))
        else:
            items.append(item(question, answer if odd else None, label, kind="numeric" if answer else "short"))
            said = tex(answer)
        body += r"\medskip "
        answers += rf"\textbf{{{label}}}\enspace {said}\par " if odd else ""
    body += rf"\end{{multicols}}\newpage{{\large\bfseries Answers to Odd-Numbered Problems}}\par\medskip\textbf{{Chapter 7}}\par\begin{{multicols}}{{3}}{answers}\end{{multicols}}"
    engine, source = document(draw, body, ["times", "palatino", "lm"], (10,), (20, 24), head=r"\fancyhead[L]{\small\bfseries\thepage}\fancyhead[R]{\small Chapter 7\quad Work and Energy}", foot="")
    return Document(engine, source, items)


# French history test, without a key

FRENCH = [
    ("Exercice 1 – Étudier un document", "7 points", "« Le 14 juillet au matin, la foule s’empara de fusils aux Invalides, puis marcha vers la Bastille. Après quelques heures de combat, le gouverneur se rendit. »", "D’après les souvenirs d’un artisan parisien, 1790.", [("Présentez le document (nature, date, auteur).", 2), ("Où la foule trouve-t-elle des armes ?", 1), ("Relevez l’expression qui montre que la prise de la Bastille a été difficile.", 2), ("Pourquoi cet événement est-il devenu un symbole ?", 2)]),
    ("Exercice 2 – Maîtriser des repères", "5 points", "", "", [("Donnez la date de la Déclaration des droits de l’homme et du citoyen.", 1), ("Qui est le roi de France en 1789 ?", 1), ("Citez les trois ordres de la société d’Ancien Régime.", 3)]),
    ("Exercice 3 – Rédiger", "8 points", "", "", [("Expliquez ce qu’est un cahier de doléances.", 3), ("Dans un texte d’une dizaine de lignes, racontez comment la monarchie absolue prend fin en 1789.", 5)]),
]


@layout(HALF, "controle-foresail", "history test of a French collège, pdfLaTeX: name in a frame, Exercice with its points as heads, document in a box, numbers that begin again, (2 pts) behind each question, dotted lines, no key")
def controle_foresail(draw):
    body, items = r"\fbox{\parbox{0.97\linewidth}{Nom : \dotfill\ Prénom : \dotfill\ Classe : 4\textsuperscript{e} \makebox[15mm]{\dotfill}\par\vspace{2mm}Note : \makebox[15mm]{\dotfill} / 20\hspace{20mm} Observations :\vspace{6mm}}}\par\bigskip\begin{center}{\large\bfseries Contrôle d’histoire : la Révolution française (1789)}\end{center}", []
    for head, points, text, source_line, asked in FRENCH:
        body += rf"\needspace{{30mm}}\bigskip\textbf{{{head}}} \hfill \textbf{{({points})}}\par\smallskip "
        if text:
            body += rf"\begin{{center}}\fbox{{\parbox{{0.85\linewidth}}{{\itshape {text}\par\raggedleft\upshape\small {source_line}}}}}\end{{center}}"
        for n, (question, marks) in enumerate(asked, 1):
            lines = r"\dotline " * min(marks + 1, 5)
            body += rf"\needspace{{22mm}}\lab{{0pt}}{{7mm}}{{{n}.}}{{{question.replace(' ?', '~?').replace(' :', '~:')} ({marks} pt{'s' if marks > 1 else ''})}}{{\leftskip=7mm {lines}}}\smallskip " "\n"
            items.append(item(question, None, str(n), marks, section=head))
    engine, source = document(draw, body, ["lm", "times", "palatino"], (11,), (20, 22), head=r"\fancyhead[L]{\small Collège Jules-Verne}\fancyhead[R]{\small 2023–2024}", foot=r"\thepage", extra=r"\frenchspacing")
    return Document(engine, source, items)


# Interview questions

SQL = [
    ("What is a primary key?", "A primary key is a column, or a set of columns, that identifies each row of a table. It must be unique and cannot be null."), ("What is the difference between DELETE and TRUNCATE?", "DELETE removes the rows that match a condition and can be rolled back. TRUNCATE removes all rows of a table at once and does not take a WHERE clause."), ("What is a foreign key?", "A foreign key is a column that refers to the primary key of another table."), ("What does the GROUP BY clause do?", "It puts rows that have the same values into groups, so that functions such as COUNT or SUM can be applied to each group."),
    ("How do WHERE and HAVING differ?", "WHERE filters rows before they are grouped, HAVING filters the groups."), ("What is a view?", "A view is a stored query that can be used like a table. It holds no data of its own."), ("Explain the term normalization.", "Normalization means organizing the tables of a database so that no fact is stored twice."), ("What is an index?", "An index is a structure that speeds up the search for rows, at the cost of slower inserts and more space."),
    ("What is a left join?", "A left join returns all rows of the left table and the matching rows of the right one; where there is no match, the columns of the right table are null."), ("What are the ACID properties?", "They are atomicity, consistency, isolation and durability, which a transaction must have to be reliable."),
]


@layout(HALF, "interview-drifter", "interview questions of a training centre, groff: numbered questions in bold, answer as a paragraph below each, page number at the foot")
def interview_drifter(draw):
    asked = draw.some(SQL, 10)
    lines = [".ds LH CodeBridge Academy", ".ds CH", ".ds RH SQL", ".ds CF \\\\n%", ".LP", "\\s+5\\fBTop 10 SQL Interview Questions and Answers\\fP\\s0", ".LP", "These are the questions that candidates for junior positions are asked most often. Practise saying the answers aloud."]
    for n, (question, answer) in enumerate(asked, 1):
        lines += [".ne 4", ".LP", f"\\fB{n}) {plain(question)}\\fP", ".br", plain(answer)]
    engine, source = roff(draw, lines, (11, 12), ("H", "P", "T"))
    return Document(engine, source, [item(question, answer, str(n)) for n, (question, answer) in enumerate(asked, 1)])


# Nursing review

NURSING = [
    ("A nurse is about to give a client oral medication. What should the nurse do first?", ["Document the dose", "Check the client’s identity", "Offer a glass of water", "Ask about side effects"], 1, "The identity of the client is checked before any medication is given."), ("Which of these is a normal resting pulse rate for an adult?", ["40 beats per minute", "52 beats per minute", "76 beats per minute", "120 beats per minute"], 2, "The normal range is 60 to 100 beats per minute."),
    ("Which position is best for a client who is short of breath?", ["High Fowler’s", "Prone", "Supine", "Trendelenburg"], 0, "Sitting upright lets the lungs expand fully."), ("What is the most effective way to prevent the spread of infection?", ["Wearing a gown", "Opening windows", "Using disposable plates", "Hand hygiene"], 3, "Most infections in hospitals are carried by hands."),
    ("A client has a blood glucose level of 52 mg/dL and is awake. What should the nurse give?", ["Insulin", "Fruit juice", "Plain water", "Black coffee"], 1, "Fast-acting carbohydrate is given to a client who can swallow."), ("Which vitamin is needed for the clotting of blood?", ["Vitamin A", "Vitamin C", "Vitamin D", "Vitamin K"], 3, "The liver needs it to make clotting factors."),
    ("Which sign is typical of dehydration?", ["Dry mucous membranes", "Swollen ankles", "Moist skin", "Weight gain"], 0, "Loss of fluid dries the mouth and reduces the turgor of the skin."), ("The doctor orders 500 mg of a drug. The tablets are 250 mg each. How many tablets are given?", ["One half", "One", "Two", "Four"], 2, "500 divided by 250 gives the number of tablets."),
    ("How often should an immobile client be turned?", ["Every 2 hours", "Every 6 hours", "Every 12 hours", "Once a day"], 0, "Regular turning relieves pressure and prevents ulcers."), ("Which site is used to take the pulse of an infant?", ["Radial artery", "Femoral vein", "Brachial artery", "Jugular vein"], 2, "It is the easiest to feel in the short arm of an infant."),
]


@layout(HALF, "review-hooghly", "nursing review of the Philippines, word processor: A. to D. below each other, two columns; ANSWERS AND RATIONALE 1. Answer: B with the reason in the next line, on a page of its own")
def review_hooghly(draw):
    asked = draw.some(NURSING, 10)
    body, items = paragraph(run("FUNDAMENTALS OF NURSING"), "Title") + paragraph(run("Practice Test 1 (10 items)", "I"), "Body"), []
    key = paragraph(run("ANSWERS AND RATIONALE"), "New")
    for n, (question, options, right, reason) in enumerate(asked, 1):
        letter = "ABCD"[right]
        body += paragraph(run(f"{n}.\t{question}"), "Ask") + "".join(paragraph(run(f"{a}.\t{option}"), "Opt" if a != "D" else "End") for a, option in zip("ABCD", options))
        key += paragraph(run(f"{n}.\t") + run(f"Answer: {letter}", "B"), "Ask") + paragraph(run(f"Rationale: {reason}"), "Why")
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label=letter))
    keep = 'fo:keep-with-next="always"'
    styles = paragraph_style("Ask", 0.35, 0.8, -0.8, [(0.8, "")], extra=keep) + paragraph_style("Opt", 0.03, 1.6, -0.8, [(1.6, "")], extra=keep) + paragraph_style("End", 0.03, 1.6, -0.8, [(1.6, "")]) + paragraph_style("Why", 0.03, 0.8, 0) + paragraph_style("New", 0, bold=True, size=14, extra=BREAK)
    engine, source = office(draw, body + key, ["Liberation Sans", "Carlito"], (11,), margin=1.9, columns=2, styles=styles)
    return Document(engine, source, items)


# Exam questions of an IT certificate

NETWORK = [
    ("Which device forwards packets between different IP networks?", ["Hub", "Router", "Repeater", "Patch panel"], "B"), ("Which two protocols are used to send or receive e-mail? (Choose two.)", ["SMTP", "SNMP", "DHCP", "IMAP", "NTP"], "AD"), ("What is the default port of HTTPS?", ["21", "80", "110", "443"], "D"), ("Which command shows the path that packets take to a host?", ["ping", "netstat", "traceroute", "nslookup"], "C"),
    ("Which two addresses are private IPv4 addresses? (Choose two.)", ["10.1.20.4", "8.8.4.4", "172.50.0.1", "192.168.7.9", "224.0.0.5"], "AD"), ("How many bits are there in an IPv6 address?", ["32", "48", "64", "128"], "D"), ("Which service translates host names into IP addresses?", ["DNS", "DHCP", "FTP", "ARP"], "A"), ("Which three are layers of the OSI model? (Choose three.)", ["Transport", "Firmware", "Session", "Cluster", "Data Link"], "ACE"),
    ("Which topology connects all devices to one central switch?", ["Bus", "Star", "Ring", "Mesh"], "B"), ("Which record of the DNS names the mail server of a domain?", ["A", "CNAME", "MX", "TXT"], "C"),
]


@layout(HALF, "exam-nakdong", "questions of an IT certificate as sites offer them, Chromium: QUESTION 5 in bold, A. to E., some Choose two, Correct Answer: BD below each, running head with the code of the exam")
def exam_nakdong(draw):
    first = 1
    body, items = "<div class=h><span>NET-101 Networking Associate</span><span>Version 4.2</span></div>", []
    for n, (question, options, right) in enumerate(draw.some(NETWORK, 10), first):
        letters = "ABCDE"[: len(options)]
        body += f"<div class=q><p class=t>QUESTION {n}</p><p>{web(question)}</p>" + "".join(f"<p class=o>{a}. {web(option)}</p>" for a, option in zip(letters, options)) + f"<p class=c><b>Correct Answer:</b> {right}</p></div>"
        answer = "\n".join(options[letters.index(a)] for a in right)
        items.append(item(question, answer, str(n), None, choices(letters, options), kind="multi" if len(right) > 1 else "mcq", answer_label=right))
    css = ".h { display: flex; justify-content: space-between; border-bottom: 1px solid #000; font-size: 85% } .q { margin: 5mm 0 7mm; break-inside: avoid } .q p { margin: 0 0 1mm } .t { font-weight: bold } .q .o { padding-left: 6mm } .q .c { margin-top: 2mm }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans", "Liberation Serif"], (10, 11), css)
    return Document(engine, source, items)


# Russian biology test

RUSSIAN = [
    ("Зелёный пигмент растений называется:", ["крахмал", "хлорофилл", "целлюлоза", "гемоглобин"], 1), ("Органом фотосинтеза растения является:", ["корень", "цветок", "лист", "плод"], 2), ("Наука о растениях называется:", ["ботаника", "зоология", "анатомия", "экология"], 0), ("Наследственная информация клетки хранится:", ["в вакуоли", "в оболочке", "в цитоплазме", "в ядре"], 3), ("К голосеменным растениям относится:", ["берёза", "сосна", "ромашка", "папоротник"], 1), ("Опыление у ржи происходит с помощью:", ["насекомых", "воды", "ветра", "птиц"], 2), ("Подземный побег картофеля — это:", ["клубень", "луковица", "корнеплод", "корневище"], 0),
]
RUSSIAN_OPEN = [("Как называется газ, который растения поглощают при фотосинтезе?", "углекислый газ"), ("Как называется испарение воды листьями?", "транспирация"), ("Какой орган всасывает воду из почвы?", "корень")]


@layout(HALF, "test-amur", "biology test of a Russian school, word processor: Вариант 1, Часть А with 1) to 4) below each other, Часть В with Ответ and a line, numbers run on, keys as a ruled table of two rows on the next page")
def test_amur(draw):
    body = paragraph(run("Итоговый тест по биологии. 6 класс"), "Title") + paragraph(run("Вариант 1", "B"), "Body") + paragraph(run("Фамилия, имя: ______________________________\tКласс: ______"), "Body") + paragraph(run("Часть А. Выберите один правильный ответ."), "Head")
    items, key = [], []
    for n, (question, options, right) in enumerate(RUSSIAN, 1):
        body += paragraph(run(f"{n}. {question}"), "Ask") + "".join(paragraph(run(f"{k}) {option}"), "Opt" if k < 4 else "End") for k, option in enumerate(options, 1))
        items.append(item(question, options[right], str(n), None, choices("1234", options), kind="mcq", answer_label=str(right + 1)))
        key.append((str(n), str(right + 1)))
    body += paragraph(run("Часть В. Дайте краткий ответ."), "Head")
    for n, (question, answer) in enumerate(RUSSIAN_OPEN, len(RUSSIAN) + 1):
        body += paragraph(run(f"{n}. {question}"), "Ask") + paragraph(run("Ответ: ______________________________"), "End")
        items.append(item(question, answer, str(n)))
        key.append((str(n), answer))
    body += paragraph(run("Ключи к тесту"), "New") + paragraph(run("Вариант 1"), "Gap")
    body += office_table([[run("№", "B"), *[run(a, "B") for a, _ in key]], [run("Ответ", "B"), *[run(b) for _, b in key]]], [1.5] + [0.8] * 7 + [2.7, 3.2, 2.0])
    styles = paragraph_style("Ask", 0.28, extra='fo:keep-with-next="always"') + paragraph_style("Opt", 0.02, 0.8, 0, extra='fo:keep-with-next="always"') + paragraph_style("End", 0.02, 0.8, 0) + paragraph_style("New", 0, bold=True, size=14, extra=BREAK) + paragraph_style("Gap", 0.2, extra='fo:margin-bottom="0.2cm"')
    engine, source = office(draw, body, ["Liberation Serif", "Noto Serif"], (12,), margin=2.0, styles=styles)
    return Document(engine, source, items)


# Multiple-choice cloze of a language school, without a key

CLOZE = [
    ("Tea has been grown in these hills ({}) more than a century.", ["since", "for", "during", "from"]), ("The first bushes were ({}) by a retired sea captain.", ["planted", "put", "settled", "founded"]), ("He had never farmed before, but he was ({}) to learn.", ["keen", "fond", "interested", "excited"]), ("Local people thought that the plants would ({}) in the cold winters.", ["end", "die", "lose", "miss"]), ("({}) their surprise, the bushes grew well.", ["To", "In", "At", "With"]),
    ("Within ten years the captain was ({}) tea to shops in the capital.", ["buying", "paying", "selling", "spending"]), ("Today the estate ({}) about sixty people.", ["works", "employs", "uses", "hands"]), ("Visitors can walk ({}) the gardens with a guide.", ["through", "into", "among", "out"]), ("If you want to ({}) part in a tasting, you need to book.", ["have", "make", "take", "give"]),
]


@layout(HALF, "cloze-royal", "multiple-choice cloze of a language school, XeLaTeX: passage with a title, gaps (1) with dots, example 0 in a frame, options A to D in rows with numbers below, no key")
def cloze_royal(draw):
    text, listed, items = "A hundred years ago nobody would have (0) ..B.. that tea could grow so far north.", "", []
    printed = text
    for n, (sentence, options) in enumerate(CLOZE, 1):
        shown = sentence.replace("({})", f"({n}) ..............")
        printed += " " + shown.replace(f"({n}) .", f"({n})~.")
        listed += rf"\textbf{{{n}}} & " + " & ".join(rf"\textbf{{{a}}}\enspace {option}" for a, option in zip("ABCD", options)) + r"\\"
        items.append(item(shown, None, str(n), None, choices("ABCD", options), kind="gap"))
    printed = re.sub(r"\((\d)\)", r"(\\textbf{\1})", tex(printed.replace("~", "\u00a0")).replace("\u00a0", "~"))
    body = r"{\Large\bfseries Test 4}\hfill Reading and Use of English\par\medskip{\large\bfseries Part 1}\par\medskip For questions \textbf{1–9}, read the text below and decide which answer (\textbf{A}, \textbf{B}, \textbf{C} or \textbf{D}) best fits each gap. There is an example at the beginning (\textbf{0}).\par\medskip\fbox{\textbf{0}\quad\textbf{A}\enspace hoped\quad\textbf{B}\enspace believed\quad\textbf{C}\enspace relied\quad\textbf{D}\enspace trusted}\par\bigskip\begin{center}\textbf{Tea in the north}\end{center}{\linespread{1.35}\selectfont " + printed + r"\par}\bigskip\renewcommand\arraystretch{1.5}\begin{tabular}{@{}p{8mm}*{4}{p{34mm}}@{}}" + listed + r"\end{tabular}"
    engine, source = document(draw, body, ["arial", "timesnew", "noto"], (11,), (22, 24), foot=r"\fancyfoot[R]{\thepage}")
    return Document(engine, source, items)
