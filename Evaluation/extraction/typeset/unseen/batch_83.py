"""The eighty-third: sheets by one who does not know the reader, on how the right answer is told, drawn by dice (seed 83) from ninety ways.

US driver handbook quiz, right option on yellow ground; Word quiz of a teacher, right option on grey ground; Moodle review printed: The
correct answer is; Canvas results printed: Correct Answer flag before the option; Google Forms printed: green check behind the right option;
Kahoot report: ✓ and ✗ in a table of options; Quizizz worksheet, key as a column on the last page with words; ExamView: ANS: B PTS: 1 REF
below each question; Right option in bold; Right option underlined; Right option in red; Right option in green on a web page; Circle drawn
around the letter of the right option; ✓ behind the right option; ✓ in the margin before the right option; Asterisk before the letter of the
right option; Asterisk behind the right option; ■ and □ before options, German; ☒ and ☐ of Word forms; Filled and empty radio buttons of a
survey tool; Key as table across: numbers above, letters below; Key as ruled table down: Question | Answer; Key in four columns set with
tabs; Key in blocks of five 1-5 BCDAA, Chinese; Key with names of parts, telc, German; Key with page references to the textbook; Key of a
radio club: [E9A05] B; Ham pool: T5A01 (D) before the question; Key with the option's words beside the letter; Key as table No. | Answer |
Explanation of a certification test; Answer: C right below each, test preparation; Ans. (b) at the line's end, Indian guide; Correct answer:
B. and rationale in a box, nursing; Key upside-down at the foot, magazine; Key in small print at the foot of each page; Key at the end of
each chapter; Key in another file; Answers in a margin column, programmed text; Key without a heading after the last question; Key in a
paragraph 1-c, 2-a, 3-d; Key down the right edge of the page; True/false key in a row: 1 T 2 F; R/F key, German; V/F boxes and key line,
Italian; Key of ✓ and ✗ signs, primary school; Key in words: Statements 2 and 5 are false; Matching key 1 → C; Gaps with three choices, key
lists the words; Teacher's edition: gaps filled in red; Teacher's edition: gaps filled in italics with rules; Key for several tests: Test 1
Part 1, Part 2, Cambridge; Reading test TRUE / FALSE / NOT GIVEN and its key, IELTS; Corrigé with points, DELF, French; Lösungen per Teil in
a row, Goethe, German; Odd one out in rows, key with reason; Pub quiz with options, right answer in brackets at the end; Slides printed:
question, then the right option coloured; Grid of the key with X under A B C D; Numer zadania | Poprawna odpowiedź, Polish; Ответы: 1 – 2, 2
– 4, options in digits, Russian; Cevap anahtarı in columns, Turkish; Arabic sheet, key 1- ب; Gabarito: 1-B | 2-D, Portuguese; Quiz patente:
V or F in the column at the right, Italian; Respuesta correcta: c) below each, Spanish; Bonnes réponses : B et C, code de la route, French;
正解 ③ below, Japanese; ( B ) before the number, Chinese; Letter typed on the blank before the number, US teacher's copy; Letter in brackets
behind the question, ( b ); Wrong options struck out; GIFT source printed: = and ~; Aiken source printed: ANSWER: B; Points 1 and 0 behind
each option; Note: answer A is always the right one, German catalogue; Key sorted by letter: A: 1, 5; B: 2, 3; Right option framed; Arrow
before the right option; (correct) behind the right option; Key for Version A and Version B in columns; Lösungswort made of the letters of
right options, German; Mark scheme Question | Answer | Marks, Cambridge paper 1; Key in running foot of each page; Lettres justes entourées
dans le corrigé, French table; Soluzioni at the foot with page number, Italian; Solucionario por temas, Spanish; Klucz odpowiedzi with gaps,
Polish; Right option repeated in words alone below: Answer: mitochondria; Key in two lines odd and even numbers; Answers to selected (odd-
numbered) questions, textbook.

Drawn, of which this file has the first fifteen: Moodle review printed: The correct answer is; Canvas results printed: Correct Answer flag
before the option; Google Forms printed: green check behind the right option; Kahoot report: ✓ and ✗ in a table of options; Quizizz
worksheet, key as a column on the last page with words; Right option in red; Right option in green on a web page; Asterisk behind the right
option; Filled and empty radio buttons of a survey tool; Key as ruled table down: Question | Answer; Key in four columns set with tabs; Key
with names of parts, telc, German; Key with page references to the textbook; Ham pool: T5A01 (D) before the question; Key as table No. |
Answer | Explanation of a certification test; Key in another file; Key without a heading after the last question; Key in a paragraph 1-c,
2-a, 3-d; Key in words: Statements 2 and 5 are false; Teacher's edition: gaps filled in red; Corrigé with points, DELF, French; Grid of the
key with X under A B C D; Numer zadania | Poprawna odpowiedź, Polish; Ответы: 1 – 2, 2 – 4, options in digits, Russian; Cevap anahtarı in
columns, Turkish; Quiz patente: V or F in the column at the right, Italian; GIFT source printed: = and ~; Lösungswort made of the letters of
right options, German; Mark scheme Question | Answer | Marks, Cambridge paper 1; Lettres justes entourées dans le corrigé, French table.
"""

import engines  # noqa: F401  (registers latex and typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table
from paper import Document, choices, item, layout
from webpage import page, web

HALF = "unseen"


def dealt(draw, questions):
    """The questions with their options in another order; options that begin with a digit keep theirs."""
    for question, options, right, *rest in questions:
        if not any(option[0].isdigit() for option in options):
            order = draw.shuffled(range(len(options)))
            options, right = [options[k] for k in order], order.index(right)
        yield (question, options, right, *rest)


def asked(n, question, options, right, labels=None, **rest):
    """The item of one question with its options; `labels` is None where none are printed."""
    listed = choices(labels or [None] * len(options), options)
    label = {"answer_label": labels[right]} if labels else {}
    return item(question, options[right], n, rest.pop("marks", None), listed, **({"kind": "mcq"} | label | rest))


def colour(name, attributes):
    """A style of letters for a word processor."""
    return f'<style:style style:name="{name}" style:family="text"><style:text-properties {attributes}/></style:style>'


# Moodle, Spanish

AUXILIOS = [
    ("¿Qué número de teléfono hay que marcar en España en caso de emergencia?", ["091", "112", "062", "085"], 1, 1),
    ("¿Con qué ritmo se hacen las compresiones torácicas en un adulto?", ["De 40 a 60 por minuto", "De 60 a 80 por minuto", "De 80 a 90 por minuto", "De 100 a 120 por minuto"], 3, 3),
    ("Una persona se ha quemado la mano con agua hirviendo. ¿Qué se hace primero?", ["Enfriar la quemadura con agua del grifo", "Reventar las ampollas", "Poner pasta de dientes", "Cubrir la mano con aceite"], 0, 2),
    ("¿En qué posición se coloca a una persona inconsciente que respira con normalidad?", ["Sentada", "Boca arriba con las piernas en alto", "De lado, en posición lateral de seguridad", "Boca abajo"], 2, 2),
    ("¿Cómo se detiene una hemorragia externa en un brazo?", ["Lavando la herida con agua caliente", "Apretando sobre la herida con una gasa", "Moviendo el brazo", "Bajando el brazo"], 1, 1),
    ("Ante una hemorragia nasal, el afectado debe", ["inclinar la cabeza hacia atrás", "tumbarse boca arriba", "sonarse con fuerza", "inclinar la cabeza hacia delante"], 3, 0),
    ("¿Qué maniobra se practica a un adulto que se atraganta y ya no puede toser?", ["La maniobra de Heimlich", "La maniobra de Valsalva", "La respiración boca a boca", "El masaje cardíaco"], 0, 0),
    ("¿Qué significan las siglas DEA?", ["Dispositivo de emergencia aérea", "Departamento de enfermería asistida", "Desfibrilador externo automático", "Dosis estándar de adrenalina"], 2, 2),
    ("¿Cuál es la proporción entre compresiones y ventilaciones en la reanimación de un adulto?", ["15 y 1", "30 y 2", "10 y 5", "5 y 1"], 1, 1),
    ("¿Qué indica la regla PAS?", ["Proteger, avisar y socorrer", "Parar, atender y salir", "Preguntar, anotar y seguir", "Presionar, alzar y sujetar"], 0, 0),
]


@layout(HALF, "moodle-cormorant", "review of a Moodle test printed from the browser, in Spanish: La respuesta correcta es below each question")
def moodle_cormorant(draw):
    good = sum(right == chosen for _, _, right, chosen in AUXILIOS)
    body = f"<h2>Primeros auxilios: cuestionario de la unidad 2</h2><table class=s><tr><th>Comenzado el<td>lunes, 4 de marzo de 2024, 10:02<tr><th>Estado<td>Finalizado<tr><th>Finalizado en<td>lunes, 4 de marzo de 2024, 10:14<tr><th>Calificación<td><b>{good},00</b> de 10,00 (<b>{good * 10}</b>%)</table>"
    items = []
    for n, (question, options, right, chosen) in enumerate(AUXILIOS, 1):
        fine = right == chosen
        body += f"<div class=q><div class=i>Pregunta <b>{n}</b><br><small>{'Correcta' if fine else 'Incorrecta'}<br>Se puntúa {'1' if fine else '0'},00 sobre 1,00</small></div><div><div class=c><p>{web(question)}</p>"
        for k, option in enumerate(options):
            mark = (" <span class=y>✔</span>" if fine else " <span class=n>✘</span>") if k == chosen else ""
            body += f"<div><input type=radio disabled{' checked' if k == chosen else ''}> {'abcd'[k]}. {web(option)}{mark}</div>"
        body += f"</div><div class=f>{'Respuesta correcta' if fine else 'Respuesta incorrecta.'}<br>La respuesta correcta es: {web(options[right])}</div></div></div>"
        items.append(asked(str(n), question, options, right, "abcd", marks=1))
    css = "h2 { font-weight: normal } .s { border-collapse: collapse; width: 100%; font-size: 90%; margin-bottom: 5mm } .s th { text-align: right; width: 32mm; background: #f3f3f3 } .s th, .s td { padding: 1mm 3mm; border-bottom: 1px solid #ddd } .q { display: grid; grid-template-columns: 32mm 1fr; gap: 4mm; margin-bottom: 5mm; break-inside: avoid } .i { border: 1px solid #ccc; background: #f8f9fa; padding: 2mm; align-self: start } .i b { font-size: 130% } .c { background: #e7f3f5; padding: 3mm 4mm } .c p { margin: 0 0 2mm } .f { background: #fcefdc; color: #7d5a29; padding: 3mm 4mm; margin-top: 2mm } .y { color: #357a32 } .n { color: #ca3120 }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Liberation Sans"], (10, 11), css, "Primeros auxilios", "es")
    return Document(engine, source, items)


# Canvas, geography

CANVAS = [
    ("Which ocean lies between Africa and Australia?", ["Atlantic Ocean", "Indian Ocean", "Arctic Ocean", "Southern Ocean"], 1, 1),
    ("What is the capital of Canada?", ["Toronto", "Montreal", "Vancouver", "Ottawa"], 3, 0),
    ("A line that joins places of equal height on a map is called a", ["contour line", "meridian", "parallel", "grid line"], 0, 0),
    ("Which river flows through Cairo?", ["Niger", "Congo", "Nile", "Zambezi"], 2, 2),
    ("Which of these countries has no coast?", ["Peru", "Bolivia", "Chile", "Uruguay"], 1, 3),
    ("In which mountain range is Mount Everest?", ["Andes", "Alps", "Urals", "Himalayas"], 3, 3),
    ("The imaginary line at 0° latitude is the", ["Prime Meridian", "Tropic of Cancer", "Equator", "Arctic Circle"], 2, 2),
    ("Which desert covers much of northern Africa?", ["Sahara", "Gobi", "Kalahari", "Atacama"], 0, 0),
    ("A piece of land that is surrounded by water on three sides is", ["an isthmus", "a peninsula", "a delta", "an atoll"], 1, 2),
    ("Which of these cities lies farthest north?", ["Rome", "Madrid", "Athens", "Oslo"], 3, 3),
    ("Which strait separates Spain from Morocco?", ["Strait of Hormuz", "Bering Strait", "Strait of Gibraltar", "Strait of Magellan"], 2, 2),
]


@layout(HALF, "canvas-finch", "results of a Canvas quiz printed: flags Correct! and Correct Answer at the left of options with radio buttons")
def canvas_finch(draw):
    good = sum(right == chosen for _, _, right, chosen in CANVAS)
    body = f"<h1>Unit 1 Quiz: Maps and Places</h1><p class=m><b>Due</b> Sep 15 at 11:59pm &emsp; <b>Points</b> 11 &emsp; <b>Questions</b> 11 &emsp; <b>Time Limit</b> 20 Minutes</p><p>Score for this quiz: <b>{good}</b> out of 11<br>Submitted Sep 14 at 7:41pm<br>This attempt took 9 minutes.</p>"
    items = []
    for n, (question, options, right, chosen) in enumerate(CANVAS, 1):
        fine = right == chosen
        body += f"<div class='q {'' if fine else 'w'}'><div class=h><b>Question {n}</b><span>{int(fine)} / 1 pts</span></div><div class=t>{web(question)}</div>"
        for k, option in enumerate(options):
            flag = ""
            if k == chosen:
                flag = "<span class='g y'>Correct!</span>" if fine else "<span class='g n'>You Answered</span>"
            elif k == right:
                flag = "<span class='g c'>Correct Answer</span>"
            body += f"<div class=o>{flag}<input type=radio disabled{' checked' if k == chosen else ''}> {web(option)}</div>"
        body += "</div>"
        items.append(asked(str(n), question, options, right, marks=1))
    css = "h1 { font-size: 170%; font-weight: normal } .m { border-top: 1px solid #ccc; border-bottom: 1px solid #ccc; padding: 2mm 0; font-size: 90% } .q { border: 1px solid #aaa; margin: 0 0 6mm 26mm; break-inside: avoid } .h { background: #f5f5f5; padding: 2mm 4mm; display: flex; justify-content: space-between; border-bottom: 1px solid #aaa } .t { padding: 3mm 4mm } .o { border-top: 1px solid #ddd; margin: 0 4mm; padding: 1.5mm 0 1.5mm 2mm; position: relative } .g { position: absolute; left: -30mm; top: 1.3mm; width: 23mm; text-align: right; font-size: 80%; color: #fff; padding: 0.6mm 1.5mm; white-space: nowrap; box-sizing: border-box } .y { background: #0b874b } .n { background: #c23c2f } .c { background: #666 }"
    engine, source = page(draw, body, ["Lato"], (10, 11), css, "Unit 1 Quiz", paper="letter")
    return Document(engine, source, items)


# Google Forms, Portuguese

FORMULARIO = [
    ("Assinale a palavra que está escrita corretamente.", ["excessão", "exceção", "esceção", "exeção"], 1),
    ("Qual é o plural de “cidadão”?", ["cidadãos", "cidadães", "cidadões"], 0),
    ("Em “As crianças brincavam no pátio”, o sujeito é", ["brincavam", "no pátio", "as crianças", "o pátio"], 2),
    ("Qual das palavras é um advérbio?", ["bonito", "felicidade", "correr", "rapidamente"], 3),
    ("Quem escreveu “Dom Casmurro”?", ["José de Alencar", "Machado de Assis", "Jorge Amado", "Clarice Lispector"], 1),
    ("O antônimo de “escasso” é", ["abundante", "raro", "pouco", "pequeno"], 0),
    ("Em que tempo está o verbo da frase “Nós viajaremos em julho”?", ["presente", "pretérito perfeito", "futuro do presente"], 2),
    ("Qual frase usa a crase corretamente?", ["Vou à pé para casa.", "Começou à chover.", "Falei à ele ontem.", "Vou à escola de manhã."], 3),
    ("A figura de linguagem em “Já te disse isso mil vezes” é", ["a hipérbole", "a metáfora", "a ironia", "o eufemismo"], 0),
    ("Complete: “Fazia dois anos que ele não ___ a família.”", ["ver", "via", "visse"], 1),
    ("Quantas sílabas tem a palavra “borboleta”?", ["duas", "três", "quatro", "cinco"], 2),
    ("O coletivo de lobos é", ["enxame", "cardume", "rebanho", "alcateia"], 3),
]


@layout(HALF, "formulario-robin", "Google form in Portuguese printed with its key: a green check at the right edge of the right option, points at the right")
def formulario_robin(draw):
    questions = list(dealt(draw, FORMULARIO))
    body = "<div class='k a'><h1>Avaliação de Língua Portuguesa – 8º ano</h1><p>Responda com atenção. Cada questão vale 1 ponto.</p><p class=r>* Indica uma pergunta obrigatória</p></div>"
    items = []
    for n, (question, options, right) in enumerate(questions, 1):
        body += f"<div class=k><div class=h><span>{n}. {web(question)} <span class=r>*</span></span><span class=p>1 ponto</span></div>"
        for k, option in enumerate(options):
            body += f"<div class='o{' y' if k == right else ''}'><span><i></i>{web(option)}</span>{'<span class=v>✓</span>' if k == right else ''}</div>"
        body += "</div>"
        items.append(asked(str(n), question, options, right, marks=1))
    body += "<p class=e>Este conteúdo não foi criado nem aprovado pelo Google.</p><p class=e>Formulários</p>"
    css = ".k { border: 1px solid #dadce0; border-radius: 3mm; padding: 4mm 6mm; margin-bottom: 4mm; break-inside: avoid } .a { border-top: 3mm solid #673ab7 } h1 { font-weight: normal; font-size: 190%; margin: 0 } .r { color: #d93025 } .h { display: flex; justify-content: space-between; gap: 8mm; margin-bottom: 2mm } .p { color: #70757a; font-size: 85%; white-space: nowrap } .o { display: flex; justify-content: space-between; padding: 1mm 2mm } .y { background: #e6f4ea } .v { color: #1e8e3e; font-family: 'DejaVu Sans' } .o i { display: inline-block; width: 3.4mm; height: 3.4mm; border: 0.5mm solid #9aa0a6; border-radius: 50%; margin-right: 3mm; vertical-align: -0.6mm } .e { text-align: center; color: #70757a; font-size: 80% }"
    engine, source = page(draw, body, ["Roboto"], (10, 11), css, "Avaliação de Língua Portuguesa", "pt-BR")
    return Document(engine, source, items)


# Kahoot, health

KAHOOT = [
    ("How many adult teeth does a person usually have?", ["20", "28", "32", "36"], 2),
    ("Which vitamin does the skin make in sunlight?", ["Vitamin A", "Vitamin B12", "Vitamin C", "Vitamin D"], 3),
    ("Which organ pumps blood around the body?", ["The heart", "The liver", "The lungs", "The kidneys"], 0),
    ("How long should you wash your hands with soap?", ["5 seconds", "20 seconds", "2 minutes", "5 minutes"], 1),
    ("Which of these foods is a good source of calcium?", ["Yoghurt", "Apples", "Rice", "Honey"], 0),
    ("What is the normal temperature of the body?", ["33 °C", "35 °C", "37 °C", "40 °C"], 2),
    ("Which nutrient helps most to build muscle?", ["Fat", "Protein", "Sugar", "Salt"], 1),
    ("What does SPF on a bottle of sun cream stand for?", ["Skin protein formula", "Summer protection fluid", "Safe for people’s faces", "Sun protection factor"], 3),
    ("About how many hours of sleep do teenagers need each night?", ["4 to 5", "6", "8 to 10", "12 to 14"], 2),
    ("Which bone protects the brain?", ["The skull", "The spine", "The pelvis", "The collarbone"], 0),
]


@layout(HALF, "kahoot-jay", "report of a Kahoot printed: below each question a table of options with a tick or a cross and the number of answers")
def kahoot_jay(draw):
    questions = list(dealt(draw, KAHOOT))
    body = "<h1>Healthy Me!</h1><p class=s>Played on 12 May 2023 &nbsp;·&nbsp; Hosted by msharper_pe &nbsp;·&nbsp; 24 players &nbsp;·&nbsp; 10 questions</p>"
    items = []
    for n, (question, options, right) in enumerate(questions, 1):
        counts = [draw.random.randint(0, 4) for _ in options]
        counts[right] = 24 - sum(c for k, c in enumerate(counts) if k != right)
        body += f"<div class=q><div class=h><b>{n} - Quiz</b> <span>20 sec</span></div><p>{web(question)}</p><table><tr><th>Answer options<th>Correct?<th>Answers received</tr>"
        for k, option in enumerate(options):
            body += f"<tr><td><i style='background:{['#e21b3c', '#1368ce', '#d89e00', '#26890c'][k]}'></i>{web(option)}<td class={'y' if k == right else 'n'}>{'✓' if k == right else '✗'}<td>{counts[k]}</tr>"
        body += "</table></div>"
        items.append(asked(str(n), question, options, right))
    css = "h1 { background: #46178f; color: #fff; padding: 3mm 5mm; margin: 0 } .s { color: #555; font-size: 90% } .q { break-inside: avoid; margin: 0 0 6mm } .h { background: #eee; padding: 1mm 3mm; display: flex; justify-content: space-between } .q p { font-weight: bold; margin: 2mm 0; font-size: 110% } table { border-collapse: collapse; width: 100% } th { text-align: left; font-weight: normal; color: #666; font-size: 85% } th, td { border-bottom: 1px solid #ccc; padding: 1mm 2mm } td + td, th + th { width: 32mm; text-align: center } i { display: inline-block; width: 4mm; height: 4mm; margin-right: 3mm; vertical-align: -0.8mm } .y { color: #26890c } .n { color: #e21b3c } .y, .n { font-family: 'DejaVu Sans' }"
    engine, source = page(draw, body, ["Open Sans", "Noto Sans"], (10, 11), css, "Healthy Me!")
    return Document(engine, source, items)


# Quizizz, science

CELLS = [
    ("Which part of the cell controls what enters and leaves?", ["nucleus", "cell membrane", "ribosome", "vacuole"], 1),
    ("Which organelle releases energy from food?", ["mitochondrion", "chloroplast", "Golgi body", "nucleus"], 0),
    ("Which structure is found in plant cells but not in animal cells?", ["cytoplasm", "nucleus", "cell membrane", "cell wall"], 3),
    ("Where is the DNA of a plant cell mainly stored?", ["in the vacuole", "in the cell wall", "in the nucleus", "in the cytoplasm"], 2),
    ("What do ribosomes make?", ["sugars", "proteins", "fats", "water"], 1),
    ("A group of similar cells that work together is called", ["a tissue", "an organ", "an organism", "a system"], 0),
    ("Which process takes place in chloroplasts?", ["digestion", "respiration", "excretion", "photosynthesis"], 3),
    ("Who first used the word “cell” for what he saw in cork?", ["Louis Pasteur", "Gregor Mendel", "Robert Hooke", "Charles Darwin"], 2),
    ("Bacteria are made of", ["one cell", "two cells", "hundreds of cells", "no cells"], 0),
    ("The movement of water through a membrane is called", ["evaporation", "osmosis", "respiration", "filtration"], 1),
    ("Which tool would you use to look at an onion cell?", ["a telescope", "a thermometer", "a periscope", "a microscope"], 3),
    ("Which cells carry oxygen in the blood?", ["white blood cells", "platelets", "red blood cells", "nerve cells"], 2),
]


@layout(HALF, "worksheet-lark", "worksheet that a quiz site exports for a word processor, options two in a row, key on the last page with the option's words")
def worksheet_lark(draw):
    questions = list(dealt(draw, CELLS))
    body = paragraph(run("QUIZ WORKSHEET", "B") + run("\tTotal questions: 12"), "Bar") + paragraph(run("Cells – Grade 7 Review"), "Title")
    body += paragraph(run("Worksheet time: 15 mins   Instructor name: Mr. Okafor", "I")) + paragraph(run("Name ________________________\tClass ____________\tDate ____________"), "Who")
    items, key = [], ""
    for n, (question, options, right) in enumerate(questions, 1):
        body += paragraph(run(f"{n}.\t{question}"), "Ask")
        for k in (0, 2):
            body += paragraph(run(f"{'abcd'[k]})\t{options[k]}\t{'abcd'[k + 1]})\t{options[k + 1]}"), "Two" if k == 0 else "Last")
        key += paragraph(run(f"{n}.\t{'abcd'[right]}) {options[right]}"), "Sol")
        items.append(asked(str(n), question, options, right, "abcd"))
    body += paragraph(run("Answer Key"), "New") + paragraph(run("Cells – Grade 7 Review", "I")) + key
    keep = 'fo:keep-with-next="always"'
    tabs = [(1.7, ""), (8.8, ""), (9.5, "")]
    styles = (
        paragraph_style("Bar", 0, tabs=[(17.0, 'style:type="right"')]) + paragraph_style("Who", 0.3, tabs=[(7.5, ""), (12.5, "")]) + paragraph_style("Ask", 0.45, 1.0, -1.0, [(1.0, "")], extra=keep)
        + paragraph_style("Two", 0.15, 1.7, -0.7, tabs, extra=keep) + paragraph_style("Last", 0.1, 1.7, -0.7, tabs) + paragraph_style("New", 0, bold=True, size=16, extra='fo:break-before="page"') + paragraph_style("Sol", 0.15, 1.2, -1.2, [(1.2, "")])
    )
    engine, source = office(draw, body, ["Open Sans", "Carlito", "Liberation Sans"], (11,), margin=2.0, styles=styles)
    return Document(engine, source, items)


# Red in Word, maths

MATHS = [
    ("What is 15% of 80?", ["8", "12", "15", "20"], 1),
    ("Which fraction is equal to 0.75?", ["1/4", "2/3", "3/4", "4/5"], 2),
    ("Solve 3x + 5 = 20.", ["x = 5", "x = 6", "x = 8", "x = 15"], 0),
    ("What is the area of a triangle with base 10 cm and height 6 cm?", ["16 cm²", "60 cm²", "120 cm²", "30 cm²"], 3),
    ("Which number is prime?", ["21", "29", "33", "39"], 1),
    ("What is the value of 2³ + 4²?", ["14", "20", "24", "48"], 2),
    ("A car travels 180 km in 3 hours. What is its average speed?", ["60 km/h", "54 km/h", "90 km/h", "183 km/h"], 0),
    ("The angles of a triangle are 50°, 60° and", ["40°", "60°", "90°", "70°"], 3),
    ("What is the mean of 4, 7, 7 and 10?", ["7", "6", "8", "28"], 0),
    ("Which of these is the largest?", ["0.5", "0.55", "0.505", "0.055"], 1),
    ("What is the highest common factor of 18 and 24?", ["2", "3", "6", "72"], 2),
    ("Write 4500 in standard form.", ["45 × 10²", "0.45 × 10⁴", "4.5 × 10²", "4.5 × 10³"], 3),
]


@layout(HALF, "test-sandpiper", "teacher's copy of a mathematics test from a word processor, options as cells of a table, the right one in red")
def test_sandpiper(draw):
    questions = list(dealt(draw, MATHS))
    body = paragraph(run("Year 8 Mathematics – End of Term Test (Teacher copy)"), "Mid") + paragraph(run("Calculators are not allowed. Choose the correct answer."), "Mid2")
    items = []
    for n, (question, options, right) in enumerate(questions, 1):
        body += paragraph(run(f"{n}. {question}"), "Ask")
        body += table([[run(f"{'abcd'[k]}) {o}", "Red" if k == right else None) for k, o in enumerate(options)]], [4.1, 4.1, 4.1, 4.1])
        items.append(asked(str(n), question, options, right, "abcd"))
    styles = (
        colour("Red", 'fo:color="#ff0000"') + paragraph_style("Mid", 0, bold=True, size=14, extra='fo:text-align="center"') + paragraph_style("Mid2", 0.1, extra='fo:text-align="center"')
        + paragraph_style("Ask", 0.45, extra='fo:margin-bottom="0.15cm" fo:keep-with-next="always"')
    )
    engine, source = office(draw, body, ["Carlito", "Liberation Serif", "Comic Neue"], (12,), margin=2.2, styles=styles)
    return Document(engine, source, items)


# Green on a web page, Arabic

MUROOR = [
    ("ماذا يعني الضوء الأحمر في إشارة المرور؟", ["الاستعداد", "الوقوف", "السير", "تخفيف السرعة"], 1),
    ("ما شكل لوحة «قف»؟", ["دائرة", "مثلث", "مربع", "مثمن الأضلاع"], 3),
    ("متى يجب ربط حزام الأمان؟", ["قبل بدء السير", "على الطرق السريعة فقط", "في الليل فقط", "عند نزول المطر فقط"], 0),
    ("ماذا يفعل السائق عندما يسمع صفارة سيارة إسعاف خلفه؟", ["يزيد سرعته", "يقف في وسط الطريق", "يفسح لها الطريق", "يستمر في السير"], 2),
    ("ما فائدة ترك مسافة أمان بين السيارتين؟", ["توفير الوقود", "تجنب الاصطدام عند الوقوف المفاجئ", "تبريد المحرك", "رؤية اللوحات"], 1),
    ("أي الأنوار يستعملها السائق في الضباب؟", ["الأنوار العالية", "أنوار الوقوف", "بدون أنوار", "الأنوار المنخفضة"], 3),
    ("لمن الأولوية عند ممر المشاة؟", ["للمشاة", "للسيارات", "للدراجات النارية", "للحافلات"], 0),
    ("ما الذي يزيد مسافة التوقف؟", ["الطريق الجاف", "الإطارات الجديدة", "الطريق المبلل", "السرعة المنخفضة"], 2),
    ("مم تحذر اللوحات المثلثة ذات الإطار الأحمر؟", ["من خطر على الطريق", "من نهاية المنع", "من موقف للسيارات", "من محطة وقود"], 0),
    ("ما حكم استعمال الهاتف باليد أثناء القيادة؟", ["مسموح دائما", "ممنوع", "مسموح في المدينة", "مسموح ليلا"], 1),
]


@layout(HALF, "muroor-crane", "web page in Arabic with questions of driving theory, options two in a row, the right one in green")
def muroor_crane(draw):
    questions = list(dealt(draw, MUROOR))
    body = "<h1>أسئلة اختبار رخصة القيادة مع الأجوبة</h1><p class=n>الإجابة الصحيحة مكتوبة باللون الأخضر.</p>"
    items = []
    for n, (question, options, right) in enumerate(questions, 1):
        body += f"<div class=q><p>{n}. {question}</p><div class=o>" + "".join(f"<span{' class=y' if k == right else ''}>{'أبجد'[k]}) {o}</span>" for k, o in enumerate(options)) + "</div></div>"
        items.append(asked(str(n), question, options, right, "أبجد"))
    css = "body { direction: rtl } h1 { font-size: 150%; border-bottom: 2px solid #2a6; padding-bottom: 2mm } .n { color: #444 } .q { break-inside: avoid; margin-bottom: 4mm } .q p { font-weight: bold; margin: 0 0 1.5mm } .o { display: grid; grid-template-columns: 1fr 1fr; gap: 1mm 6mm; padding-right: 7mm } .y { color: #080 }"
    engine, source = page(draw, body, ["Noto Naskh Arabic"], (12, 13), css, "أسئلة المرور", "ar")
    return Document(engine, source, items)


# Asterisk behind, history

REVOLUTION = [
    ("Which act of 1765 taxed newspapers and legal papers in the American colonies?", ["the Stamp Act", "the Tea Act", "the Townshend Act", "the Quartering Act"], 0),
    ("Where were the first shots of the Revolutionary War fired?", ["Saratoga", "Yorktown", "Lexington and Concord", "Bunker Hill"], 2),
    ("Who wrote most of the Declaration of Independence?", ["John Adams", "Thomas Jefferson", "Benjamin Franklin", "George Washington"], 1),
    ("Which pamphlet of Thomas Paine argued for independence in 1776?", ["The Federalist", "Poor Richard’s Almanack", "The Rights of Man", "Common Sense"], 3),
    ("Which country became an ally of the Americans after the battle of Saratoga?", ["France", "Prussia", "Sweden", "Portugal"], 0),
    ("Where did Washington’s army spend the winter of 1777–78?", ["Trenton", "Valley Forge", "Boston", "Philadelphia"], 1),
    ("Which British general surrendered at Yorktown?", ["Howe", "Gage", "Burgoyne", "Cornwallis"], 3),
    ("In which year was the Treaty of Paris signed that ended the war?", ["1776", "1781", "1783", "1789"], 2),
    ("What did the colonists throw into Boston harbor in December 1773?", ["sugar", "tea", "paper", "rum"], 1),
]


@layout(HALF, "history-linnet", "history quiz with empty boxes before the options and an asterisk behind the right one")
def history_linnet(draw):
    questions = list(dealt(draw, REVOLUTION))
    body = r"\begin{center}{\Large\bfseries U.S. History -- Chapter 6 Quiz}\\[3pt] The American Revolution\end{center}\textit{Instructor's copy. Correct responses are marked with an asterisk (*).}\par\medskip "
    items = []
    for n, (question, options, right) in enumerate(questions, 1):
        body += rf"\needspace{{30mm}}\lab{{0pt}}{{8mm}}{{{n}.}}{{{tex(question)}}}" + "".join(rf"\lab{{10mm}}{{7mm}}{{$\square$}}{{{tex(o)}{'*' if k == right else ''}}}" for k, o in enumerate(options)) + r"\medskip "
        items.append(asked(str(n), question, options, right))
    engine, source = document(draw, body, ["cm", "times", "palatino"], (11, 12), (24, 30), paper="letterpaper")
    return Document(engine, source, items)


# Radio buttons of a survey tool, history

WORLD = [
    ("Who was the first emperor of Rome?", ["Julius Caesar", "Augustus", "Nero", "Trajan"], 1),
    ("Which wall fell in November 1989?", ["Hadrian’s Wall", "the Great Wall", "the Western Wall", "the Berlin Wall"], 3),
    ("The Magna Carta was sealed in", ["1066", "1215", "1492", "1588"], 1),
    ("Which people built Machu Picchu?", ["the Inca", "the Maya", "the Aztecs", "the Olmecs"], 0),
    ("Who sailed west from Spain in 1492?", ["Vasco da Gama", "Ferdinand Magellan", "Christopher Columbus", "James Cook"], 2),
    ("The Black Death reached Europe in the", ["12th century", "14th century", "16th century", "18th century"], 1),
    ("Who was the first president of the United States?", ["George Washington", "Abraham Lincoln", "Thomas Jefferson", "John Adams"], 0),
    ("Which city was buried by Vesuvius in the year 79?", ["Rome", "Naples", "Ostia", "Pompeii"], 3),
    ("The steam engine with a separate condenser was the work of", ["Thomas Edison", "Isaac Newton", "James Watt", "George Stephenson"], 2),
    ("In which country did the Meiji Restoration take place?", ["China", "Japan", "Korea", "Thailand"], 1),
    ("Who led the campaign of the Salt March in 1930?", ["Mahatma Gandhi", "Jawaharlal Nehru", "Nelson Mandela", "Sun Yat-sen"], 0),
    ("The First World War ended in", ["1914", "1916", "1918", "1920"], 2),
]


@layout(HALF, "survey-puffin", "quiz printed by a survey tool with the right option's radio button filled, two columns")
def survey_puffin(draw):
    questions = list(dealt(draw, WORLD))
    body = "<h1>World history warm-up</h1><p class=s>12 questions · answer sheet with correct responses selected</p><div class=cols>"
    items = []
    for n, (question, options, right) in enumerate(questions, 1):
        body += f"<div class=q><p><b>{n}.</b> {web(question)}</p>" + "".join(f"<div><span class=d>{'◉' if k == right else '○'}</span> {web(o)}</div>" for k, o in enumerate(options)) + "</div>"
        items.append(asked(str(n), question, options, right))
    css = "h1 { color: #0a6e6e; font-size: 170%; margin: 0 } .s { color: #666; margin: 1mm 0 5mm } .cols { columns: 2; column-gap: 12mm } .q { break-inside: avoid; margin-bottom: 6mm } .q p { margin: 0 0 1.5mm } .q div { padding-left: 6mm; text-indent: -1mm; line-height: 1.5 } .d { font-family: 'DejaVu Sans' }"
    engine, source = page(draw, body + "</div>", ["Lato", "Noto Sans", "Open Sans"], (10, 11), css, "World history warm-up")
    return Document(engine, source, items)


# Key as a ruled table, computing

BITS = [
    ("Which of these is an input device?", ["Monitor", "Keyboard", "Speaker", "Projector"], 1),
    ("How many bits are in one byte?", ["4", "8", "16", "1024"], 1),
    ("Which part of a computer loses its contents when the power is switched off?", ["RAM", "ROM", "Solid-state drive", "Optical disc"], 0),
    ("Convert the binary number 1011 to denary.", ["9", "10", "13", "11"], 3),
    ("Which protocol encrypts the pages that a browser receives?", ["FTP", "HTTPS", "SMTP", "DHCP"], 1),
    ("What is the purpose of a compiler?", ["To store files", "To connect two networks", "To translate source code into machine code", "To check the spelling of a document"], 2),
    ("Which data type would you use to store True or False?", ["Boolean", "Integer", "Real", "String"], 0),
    ("Malicious software that locks files and demands money is called", ["spyware", "adware", "freeware", "ransomware"], 3),
    ("Which search algorithm needs a sorted list?", ["Linear search", "Binary search", "Both of them", "Neither of them"], 1),
    ("Which logic gate gives 1 only when both inputs are 1?", ["OR", "NOT", "AND", "XOR"], 2),
]


@layout(HALF, "computing-gull", "computing quiz with bulleted options, key as a ruled table Question | Answer with the option's words")
def computing_gull(draw):
    body = r"{\Large\bfseries Computing Basics: Multiple-Choice Quiz}\par\smallskip Year 10\hfill Name: \rule{60mm}{0.4pt}\par\bigskip "
    items, rows = [], ""
    for n, (question, options, right) in enumerate(BITS, 1):
        body += rf"\needspace{{32mm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}" + "".join(rf"\lab{{8mm}}{{6mm}}{{\textbullet}}{{{tex(o)}}}\vspace{{-2pt}}" for o in options) + r"\medskip "
        rows += rf"{n} & {tex(options[right])}\\\hline "
        items.append(asked(str(n), question, options, right))
    body += r"\clearpage{\large\bfseries Answers}\par\medskip\renewcommand\arraystretch{1.3}\begin{tabular}{|c|p{90mm}|}\hline\textbf{Question} & \textbf{Answer}\\\hline " + rows + r"\end{tabular}"
    engine, source = document(draw, body, ["lmsans", "arial", "helvetica"], (11,), (22, 26))
    return Document(engine, source, items)


# Four columns of the key, English grammar, roman options

GRAMMAR = [
    ("She has lived in Bristol ____ 2015.", ["for", "since", "from", "during"], 1),
    ("If it rains tomorrow, we ____ at home.", ["stay", "stayed", "will stay", "would have stayed"], 2),
    ("There isn’t ____ milk left in the fridge.", ["much", "many", "few", "some"], 0),
    ("He is interested ____ old maps.", ["on", "at", "for", "in"], 3),
    ("By the time we arrived, the film ____.", ["starts", "has started", "had started", "will start"], 2),
    ("This is the house ____ my grandmother was born.", ["which", "where", "who", "whose"], 1),
    ("I’m not used to ____ up so early.", ["getting", "get", "got", "gets"], 0),
    ("The letter ____ yesterday morning.", ["sent", "has sent", "is sending", "was sent"], 3),
    ("You ____ wear a helmet. It’s the law.", ["might", "must", "could", "would"], 1),
    ("Of the three sisters, Ana is the ____.", ["taller", "tall", "tallest", "most tall"], 2),
    ("He asked me where ____.", ["I lived", "did I live", "do I live", "lived I"], 0),
]


@layout(HALF, "grammar-chaffinch", "English grammar test with roman options in a row, key in four columns of a word processor set with tabs")
def grammar_chaffinch(draw):
    questions = list(dealt(draw, GRAMMAR))
    roman = ["i", "ii", "iii", "iv"]
    body = paragraph(run("Grammar Check – Intermediate"), "Title") + paragraph(run("Choose the correct word or phrase to complete each sentence.", "I"))
    items = []
    for n, (question, options, right) in enumerate(questions, 1):
        body += paragraph(run(f"{n}.\t{question}"), "Ask") + paragraph(run("\t".join(f"{roman[k]}. {o}" for k, o in enumerate(options))), "Row")
        items.append(asked(str(n), question, options, right, roman, kind="gap"))
    key = [f"{n}. {roman[right]}" for n, (_, _, right) in enumerate(questions, 1)]
    body += paragraph(run("KEY"), "Head")
    for row in range(3):
        body += paragraph(run("\t".join(key[k] for k in range(row, len(key), 3))), "Key")
    styles = (
        paragraph_style("Ask", 0.4, 1.0, -1.0, [(1.0, "")], extra='fo:keep-with-next="always"') + paragraph_style("Row", 0.1, 1.0, 0, [(4.8, ""), (8.6, ""), (12.4, "")])
        + paragraph_style("Key", 0.05, 0, 0, [(3.5, ""), (7.0, ""), (10.5, "")])
    )
    engine, source = office(draw, body, ["Liberation Serif", "Carlito"], (12,), margin=2.3, styles=styles)
    return Document(engine, source, items)


# telc, German

BRIEF = [
    ["Liebe Frau Weber,", None],
    ["vielen Dank {1} Ihren Brief, über den ich mich sehr gefreut habe.", ["auf", "für", "über"], 1],
    ["Ich wohne jetzt {2} drei Monaten in Leipzig und fühle mich hier wohl.", ["seit", "vor", "bis"], 0],
    ["Meine neue Wohnung ist kleiner {3} die alte, aber sie liegt direkt am Park.", ["wie", "so", "als"], 2],
    ["Am Wochenende gehe ich oft spazieren, {4} das Wetter gut ist.", ["wenn", "ob", "dass"], 0],
    ["Ich freue mich schon darauf, {5} bald wiederzusehen.", ["Ihnen", "Sie", "Ihr"], 1],
]
TELC = [
    ("Die Stadtbibliothek ist im August", ["ganz geschlossen.", "nur vormittags geöffnet.", "länger geöffnet als sonst."], 1),
    ("Wer Bücher zu spät zurückgibt, muss", ["eine neue Karte kaufen.", "einen Brief schreiben.", "eine Gebühr bezahlen."], 2),
    ("Für Kinder gibt es in den Ferien", ["kostenlose Lesestunden.", "einen Malkurs.", "ein Sommerfest im Park."], 0),
    ("Die Jahreskarte kostet für Studierende", ["nichts.", "zehn Euro.", "zwanzig Euro."], 1),
]


@layout(HALF, "sprachtest-redstart", "German language test after telc in two parts, key with the names of the parts in rows")
def sprachtest_redstart(draw):
    stem = "Die Stadtbibliothek informiert: Im August haben wir wegen Umbau nur von 9 bis 12 Uhr geöffnet. Bitte bringen Sie Ihre Bücher rechtzeitig zurück, sonst kostet jeder Tag 50 Cent. Für Kinder bieten wir in den Ferien jeden Mittwoch kostenlose Lesestunden an. Die Jahreskarte kostet 20 Euro, für Studierende die Hälfte."
    shown = [line[0] if line[1] is None else line[0].replace(f"{{{k}}}", f"__{k}__") for k, line in enumerate(BRIEF)]
    body = "<div class=b>Übungstest Deutsch B1</div><h2>Leseverstehen, Teil 1</h2><p class=r>Lesen Sie den Text und die Aufgaben 1–4. Welche Lösung (a, b oder c) ist jeweils richtig?</p><div class=t>" + web(stem) + "</div>"
    items = []
    for n, (question, options, right) in enumerate(TELC, 1):
        body += f"<div class=q><span class=n>{n}</span><div><p>{web(question)}</p>" + "".join(f"<div class=o><i></i><b>{x}</b> {web(o)}</div>" for x, o in zip("abc", options)) + "</div></div>"
        items.append(asked(str(n), question, options, right, "abc", section="Leseverstehen, Teil 1", stem=stem))
    body += f"<h2 class=p>Sprachbausteine, Teil 2</h2><p class=r>Lesen Sie den Brief. Welches Wort (a, b oder c) passt in die Lücken 5–9?</p><div class=t>{web(shown[0])}<br>"
    parts = []
    options_ = ""
    for k, line in enumerate(BRIEF[1:], 5):
        text = line[0].replace(f"{{{k - 4}}}", f"__{k}__")
        parts.append(web(text))
        options_ += f"<div class=g><span class=n>{k}</span><div>" + "".join(f"<div class=o><i></i><b>{x}</b> {web(o)}</div>" for x, o in zip("abc", line[1])) + "</div></div>"
        items.append(asked(str(k), text, line[1], line[2], "abc", kind="gap", section="Sprachbausteine, Teil 2"))
    body += " ".join(parts) + f"<br>Herzliche Grüße<br>Ihre Olga Petrova</div><div class=gg>{options_}</div>"
    body += "<div class=k><h2>Lösungsschlüssel</h2><p><b>Leseverstehen, Teil 1</b><br>" + " &emsp; ".join(f"{n} {'abc'[r]}" for n, (_, _, r) in enumerate(TELC, 1)) + "</p><p><b>Sprachbausteine, Teil 2</b><br>" + " &emsp; ".join(f"{n} {'abc'[line[2]]}" for n, line in enumerate(BRIEF[1:], 5)) + "</p></div>"
    css = ".b { background: #003a70; color: #fff; padding: 2mm 4mm; font-weight: bold } h2 { font-size: 125%; margin: 5mm 0 1mm } .r { font-style: italic; margin: 0 0 3mm } .t { border: 1px solid #666; padding: 4mm 6mm; line-height: 1.7; margin-bottom: 4mm } .q, .g { display: flex; gap: 3mm; break-inside: avoid; margin-bottom: 4mm } .q p { margin: 0 0 1mm } .n { background: #003a70; color: #fff; width: 7mm; text-align: center; font-weight: bold; align-self: start } .o i { display: inline-block; width: 3.2mm; height: 3.2mm; border: 1px solid #333; margin-right: 2mm; vertical-align: -0.4mm } .p { break-before: page } .gg { columns: 3 } .k { break-before: page }"
    engine, source = page(draw, body, ["Liberation Sans", "Open Sans"], (11,), css, "Übungstest", "de")
    return Document(engine, source, items)


# Key with page references, biology

BODY = [
    ("The basic unit of structure of the nervous system is the", ["neuron", "nephron", "alveolus", "villus"], 0, 214),
    ("Bile is made in the", ["stomach", "pancreas", "liver", "gall bladder"], 2, 188),
    ("Which blood vessels carry blood away from the heart?", ["veins", "capillaries", "venules", "arteries"], 3, 162),
    ("Gas exchange in the lungs takes place in the", ["bronchi", "alveoli", "trachea", "larynx"], 1, 175),
    ("Insulin lowers the level of", ["glucose", "calcium", "iron", "water"], 0, 231),
    ("Which part of the eye controls how much light enters?", ["cornea", "retina", "iris", "lens"], 2, 219),
    ("The largest organ of the human body is the", ["liver", "skin", "brain", "lung"], 1, 150),
    ("Digestion of starch begins in the", ["stomach", "colon", "ileum", "mouth"], 3, 185),
    ("Which joint is a hinge joint?", ["knee", "hip", "shoulder", "neck"], 0, 155),
    ("Urine is stored in the", ["kidney", "ureter", "bladder", "urethra"], 2, 201),
    ("The muscle that separates the chest from the abdomen is the", ["biceps", "diaphragm", "triceps", "deltoid"], 1, 174),
    ("Balance is a task of the", ["cerebrum", "medulla", "pituitary", "cerebellum"], 3, 216),
]


@layout(HALF, "biology-dotterel", "review of a biology textbook, four options in a row, key with the pages of the textbook")
def biology_dotterel(draw):
    questions = list(dealt(draw, BODY))
    body = r"{\Large\bfseries Unit 5 Review\quad Human Body Systems}\par\medskip\textbf{Multiple Choice.} \textit{Choose the letter of the best answer.}\par\medskip "
    items, key = [], []
    for n, (question, options, right, where) in enumerate(questions, 1):
        body += rf"\needspace{{18mm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(question)}}}\par\hspace*{{9mm}}" + "".join(rf"\makebox[0.23\linewidth][l]{{{x}. {tex(o)}}}" for x, o in zip("abcd", options)) + r"\par\smallskip "
        key.append(rf"{n}. {'abcd'[right]} (p. {where})")
        items.append(asked(str(n), question, options, right, "abcd"))
    body += r"\bigskip\hrule\medskip{\small\textbf{Answers to Unit 5 Review}\par\begin{multicols}{4}\raggedright " + r"\par ".join(key) + r"\end{multicols}}"
    engine, source = document(draw, body, ["schoolbook", "times", "palatino"], (11,), (22, 26), paper="letterpaper", head=r"\fancyhead[R]{\small\itshape Life Science}")
    return Document(engine, source, items)


# Pool of questions, amateur radio

POOL = [
    ("T1 – Rules of the air", [
        ("N1A01", "What must a station transmit at the end of a contact?", ["Its power", "Its position", "Its call sign", "The time"], 2),
        ("N1A02", "Which of these is forbidden on amateur frequencies?", ["Testing an antenna", "Music as entertainment", "Talking about the weather", "Morse code"], 1),
        ("N1A03", "Who is responsible for the proper operation of a station?", ["The maker of the radio", "The owner of the house", "The club secretary", "The control operator"], 3),
        ("N1A04", "Which word may be spoken three times to call for help in distress?", ["MAYDAY", "ROGER", "BREAK", "QRZ"], 0)]),
    ("T2 – Operating", [
        ("N2A01", "What does the Q signal QTH mean?", ["My power is", "My location is", "I am closing down", "There is interference"], 1),
        ("N2A02", "What should you do before you transmit on a frequency?", ["Raise the power", "Change the antenna", "Whistle into the microphone", "Listen whether it is in use"], 3),
        ("N2A03", "Which letter is spoken as “Kilo” in the phonetic alphabet?", ["K", "Q", "C", "X"], 0),
        ("N2A04", "What is the purpose of a repeater?", ["To record contacts", "To measure power", "To extend the range of weak stations", "To replace an antenna"], 2)]),
    ("T3 – Electricity", [
        ("N3A01", "What is the unit of electrical resistance?", ["The volt", "The ampere", "The watt", "The ohm"], 3),
        ("N3A02", "What current flows through a 10 ohm resistor connected to 20 volts?", ["0.5 amperes", "2 amperes", "30 amperes", "200 amperes"], 1),
        ("N3A03", "Which component stores energy in an electric field?", ["A capacitor", "An inductor", "A resistor", "A fuse"], 0),
        ("N3A04", "How is the wavelength found from the frequency in megahertz?", ["Divide 100 by it", "Multiply it by 30", "Divide 300 by it", "Add 300 to it"], 2),
        ("N3A05", "What does a diode do?", ["It stores charge", "It lets current flow in one direction only", "It amplifies a signal", "It measures voltage"], 1)]),
]


@layout(HALF, "pool-turnstone", "pool of questions for radio amateurs as it is published, the right letter in brackets behind the question's code")
def pool_turnstone(draw):
    body = "<h1>NOVICE PRACTICE POOL – 2022 to 2026</h1><p>The correct answer is given in parentheses after the question number.</p>"
    items = []
    for head, questions in POOL:
        body += f"<h2>SUBELEMENT {web(head)}</h2>"
        for code, question, options, right in questions:
            body += f"<div class=q>{code} ({'ABCD'[right]})<br>{web(question)}<br>" + "<br>".join(f"{x}. {web(o)}" for x, o in zip("ABCD", options)) + "<br>~~</div>"
            items.append(asked(code, question, options, right, "ABCD"))
    css = "h1 { font-size: 140% } h2 { font-size: 115%; margin: 5mm 0 3mm; break-after: avoid } .q { break-inside: avoid; margin-bottom: 3mm }"
    engine, source = page(draw, body, ["Liberation Serif", "Carlito"], (11, 12), css, "Novice pool", paper="letter")
    return Document(engine, source, items)


# Certification test with explanations, food safety

FOOD = [
    ("Bacteria grow fastest between", ["−18 °C and 0 °C", "0 °C and 5 °C", "5 °C and 63 °C", "63 °C and 100 °C"], 2, "This range is called the danger zone. Food should spend as little time in it as possible."),
    ("Where should raw chicken be stored in a refrigerator?", ["On the top shelf", "On the bottom shelf", "In the door", "Next to the salad"], 1, "Juices cannot drip onto food that is ready to eat."),
    ("A knife has been used to cut raw meat. What must be done before it is used for vegetables?", ["It must be washed and sanitized.", "It must be wiped with a dry cloth.", "It must be rinsed in cold water.", "Nothing, if the vegetables will be cooked."], 0, "Washing removes the dirt and sanitizing kills the bacteria that are left."),
    ("Which of the following is a physical hazard?", ["Salmonella", "Bleach", "Peanut protein", "A piece of glass"], 3, "Bacteria are biological, bleach is chemical and peanuts are allergens."),
    ("What does FIFO mean in a store room?", ["Frozen in, fresh out", "First in, first out", "Food in, food out", "Fast in, fast out"], 1, "Older stock is placed in front and used before newer stock."),
    ("A food handler has diarrhoea. He or she should", ["wear gloves", "work at the cash desk only", "stay away from work", "wash hands more often"], 2, "Illness must be reported. Many rules ask for 48 hours without symptoms."),
    ("How should frozen meat be thawed?", ["In a refrigerator", "On the worktop overnight", "In warm water", "In the sun"], 0, "The surface stays cold while the centre thaws."),
    ("What is the best way to check that a burger is cooked?", ["Look at its colour", "Press it with a finger", "Count the minutes", "Measure the temperature of its centre"], 3, "Only a probe shows whether 75 °C has been reached."),
]


@layout(HALF, "certificate-ouzel", "practice test for a food safety certificate from a word processor, key as a table No. | Answer | Explanation")
def certificate_ouzel(draw):
    questions = list(dealt(draw, FOOD))
    body = paragraph(run("Food Safety Level 2 – Practice Test"), "Title") + paragraph(run("8 questions. Pass mark: 6. There is only one correct answer to each question."))
    items, rows = [], [[run("No.", "B"), run("Answer", "B"), run("Explanation", "B")]]
    for n, (question, options, right, why) in enumerate(questions, 1):
        body += paragraph(run(f"{n}.\t{question}", "B"), "Ask") + "".join(paragraph(run(f"{x}.\t{o}"), "Opt") for x, o in zip("ABCD", options))
        rows.append([run(str(n)), run("ABCD"[right]), run(why)])
        items.append(asked(str(n), question, options, right, "ABCD"))
    body += paragraph(run("Answers and explanations"), "New") + table(rows, [1.4, 2.2, 12.8])
    styles = (
        paragraph_style("Ask", 0.45, 1.0, -1.0, [(1.0, "")], extra='fo:keep-with-next="always"') + paragraph_style("Opt", 0.08, 1.9, -0.8, [(1.9, "")])
        + paragraph_style("New", 0, bold=True, size=14, extra='fo:break-before="page" fo:margin-bottom="0.3cm"')
    )
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Caladea"], (11, 12), margin=2.2, styles=styles)
    return Document(engine, source, items)
