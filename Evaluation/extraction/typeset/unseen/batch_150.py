"""Sheets of schools, teachers, a quiz host, universities and training centres of several countries: a class test with its scheme
behind it (England), a chapter quiz (United States), a sheet to fold, an assignment with a memorandum (South Africa), a quiz
night, words of French, an exam of a Spanish school, questions of a hall of residence, a midterm with solutions, a glossary,
phrasal verbs to match and an entry test.
"""

from latex import document, table, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, web

HALF = "unseen"


def rubric(points, marks):
    return [{"text": point, "marks": None} for point in points] if marks > 1 else None


# Class test, England

FORCES = [
    ("Priya kicks a football that is lying on wet grass. The ball rolls across the pitch and slows down.", [
        ("Name the force between the ball and the grass that slows the ball down.", 1, ["friction"]),
        ("State one way in which the size of this force could be reduced.", 1, ["use a smoother surface"]),
        ("Describe what happens to the ball when the forces on it are balanced.", 2, ["it stays still if it was still", "it keeps moving at a steady speed if it was moving"]),
    ]),
    ("A cyclist travels 600 metres along a straight road in 50 seconds.", [
        ("Calculate the average speed of the cyclist.", 2, ["600 ÷ 50", "12 m/s"]),
        ("The cyclist then stops at a red light for 30 seconds. Describe how this would look on a distance–time graph.", 1, ["a horizontal line"]),
        ("Explain why the cyclist’s body keeps moving forwards for a moment when the brakes are pulled.", 2, ["the brakes act on the wheels, not on the body", "no force has yet acted to slow the body down"]),
    ]),
    ("Astronauts on the Moon can jump much higher than they can on Earth.", [
        ("What is the unit of weight?", 1, ["newton"]),
        ("An astronaut has a mass of 80 kg. On the Moon gravity pulls with 1.6 N on each kilogram. Calculate the weight of the astronaut on the Moon.", 2, ["80 × 1.6", "128 N"]),
        ("Explain why the mass of the astronaut does not change on the way to the Moon.", 1, ["the amount of matter in the body stays the same"]),
    ]),
    ("Tom hangs masses on a spring and measures how far it stretches each time.", [
        ("Which piece of equipment should Tom use to measure the extension?", 1, ["a ruler"]),
        ("State the variable that Tom changes in this experiment.", 1, ["the mass on the spring"]),
        ("Suggest one way in which Tom could make his results more reliable.", 1, ["repeat each measurement and take a mean"]),
    ]),
]


@layout(HALF, "test-obsidian", "class test in science of an English school: name box, a) with [1 mark] at the right and dotted lines, total, teacher's table of answers behind it")
def class_test(draw):
    body = r"\begin{tikzpicture}\draw (0,0) rectangle (\linewidth,2.1);\node[right] at (.2,1.5) {Name: \rule{62mm}{.4pt}\quad Class: \rule{22mm}{.4pt}};\node[right] at (.2,.6) {Date: \rule{38mm}{.4pt}\quad Mark: \rule{12mm}{.4pt} / 16\quad \rule{12mm}{.4pt} \%};\end{tikzpicture}\par\bigskip{\LARGE\bfseries Year 8 Science: Forces and Motion}\par End of topic test\hfill 30 minutes\par\medskip\textit{Answer all of the questions in the spaces. You may use a calculator.}\par" "\n"
    items, lines = [], ""
    for n, (stem, parts) in enumerate(FORCES, 1):
        body += rf"\bigskip\needspace{{3.5cm}}\lab{{0pt}}{{9mm}}{{\textbf{{{n}.}}}}{{{tex(stem)}}}" "\n"
        for k, (question, marks, points) in enumerate(parts):
            letter = "abc"[k]
            many = "mark" if marks == 1 else "marks"
            body += rf"\smallskip\needspace{{2.4cm}}\lab{{9mm}}{{8mm}}{{{letter})}}{{{tex(question)}\pushright{{[{marks} {many}]}}}}{{\leftskip=17mm" + r"\par\vspace{8pt}\noindent\hspace*{0pt}\dotfill\par" * (marks + (marks == 1)) + "}\n"
            lines += rf"{n}{letter} & " + r"\newline ".join(tex(p) for p in points) + rf" & {marks}\\\hline" "\n"
            numeric = points[-1][0].isdigit()
            items.append(item(question, "\n".join(points), f"{n}({letter})", marks, stem=stem, kind="numeric" if numeric else "short", rubric=rubric(points, marks)))
    body += r"\bigskip\hfill\textbf{Total: 16 marks}\par\begin{center}End of test\end{center}\newpage{\Large\bfseries Teacher’s answers: Forces and Motion}\par\medskip One mark for each point unless stated otherwise.\par\medskip\renewcommand\arraystretch{1.3}\begin{longtable}{|c|p{118mm}|c|}\hline\textbf{Question} & \textbf{Answer} & \textbf{Marks}\\\hline\endhead " + lines + r"\end{longtable}"
    engine, source = document(draw, body, ["arial", "helvetica", "noto"], (11,), (20, 22), head=r"\fancyhead[L]{\small Hollybank Academy}\fancyhead[R]{\small 8F End of topic test}", foot=r"\small Page \thepage")
    return Document(engine, source, items)


# Chapter quiz, United States

COLONIES = [
    ("Which river did the settlers of Jamestown build their fort beside?", ["Hudson River", "James River", "Ohio River", "Delaware River"], 1),
    ("What crop made the Virginia colony profitable?", ["Wheat", "Corn", "Tobacco", "Rice"], 2),
    ("The Mayflower Compact was an early example of", ["self-government.", "a peace treaty.", "a trade agreement.", "a royal charter."], 0),
    ("Who founded the colony of Pennsylvania?", ["Roger Williams", "John Smith", "Lord Baltimore", "William Penn"], 3),
    ("Which colony was founded as a refuge for debtors?", ["Georgia", "Maryland", "New York", "Connecticut"], 0),
    ("Which of these was a main industry of the New England colonies?", ["Growing indigo", "Raising cattle", "Shipbuilding", "Mining silver"], 2),
    ("The House of Burgesses was", ["a church in Boston.", "an elected assembly in Virginia.", "a trading company in London.", "a fort on the frontier."], 1),
    ("A person who worked for several years in return for passage to America was called", ["an apprentice.", "a patroon.", "a proprietor.", "an indentured servant."], 3),
]
COLONIES_SHORT = [
    ("Explain why the Middle Colonies were called the “breadbasket” colonies.", 4, "Their fertile soil and mild climate produced large harvests of grain, which they sold to other colonies."),
    ("Describe two ways in which geography shaped life in the New England colonies.", 4, "Rocky soil and long winters kept farms small, and good harbors led people to fishing and trade."),
    ("Name the three groups of colonies along the Atlantic coast.", 3, "New England, Middle, and Southern"),
]


@layout(HALF, "quiz-garnet", "chapter quiz of a US middle school, word processor: choices A. to D. stacked, blanks before the numbers, short response with (4 points) behind, answer key on its own page in two columns")
def chapter_quiz(draw):
    body = paragraph(run("Name ______________________________\tDate ______________\tPeriod ____"), "Who")
    body += paragraph(run("Chapter 4 Quiz: The Thirteen Colonies"), "Title") + paragraph(run("U.S. History, Grade 8 – Ms. Delgado", "I"))
    body += paragraph(run("Part I. Multiple Choice"), "Head") + paragraph(run("Directions: Write the letter of the best answer in the blank. (2 points each)", "I"))
    items, one, two = [], "Part I. Multiple Choice", "Part II. Short Response"
    for n, (question, options, right) in enumerate(COLONIES, 1):
        body += paragraph(run(f"_____ {n}.\t{question}"), "Ask") + "".join(paragraph(run(f"{letter}.\t{text}"), "Opt" if letter < "D" else "Last") for letter, text in zip("ABCD", options))
        items.append(item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]))
    body += paragraph(run(two), "Head") + paragraph(run("Directions: Answer in complete sentences.", "I"))
    for n, (question, marks, answer) in enumerate(COLONIES_SHORT, 9):
        body += paragraph(run(f"{n}.\t{question} ({marks} points)"), "Ask2") + paragraph(run("_" * 74), "Rule") * 3
        items.append(item(question, answer, str(n), marks))
    body += paragraph(run("ANSWER KEY – Chapter 4 Quiz"), "New") + paragraph(run(one, "B"))
    body += "".join(paragraph(run(f"{n}. {'ABCD'[COLONIES[n - 1][2]]}\t{n + 4}. {'ABCD'[COLONIES[n + 3][2]]}"), "Key") for n in range(1, 5))
    body += paragraph(run(two + " (answers may vary)", "B")) + "".join(paragraph(run(f"{n}.\t{answer}"), "Part") for n, (_, _, answer) in enumerate(COLONIES_SHORT, 9))
    styles = (
        paragraph_style("Who", 0, tabs=[(8.6, ""), (13.4, "")])
        + paragraph_style("Ask", 0.3, 2.3, -2.3, [(2.3, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Ask2", 0.35, 0.9, -0.9, [(0.9, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Opt", 0.02, 3.1, -0.8, [(3.1, "")], extra='fo:keep-with-next="always"')
        + paragraph_style("Last", 0.02, 3.1, -0.8, [(3.1, "")])
        + paragraph_style("Rule", 0.2, 0.9)
        + paragraph_style("Key", 0.05, 0.5, 0, [(4.0, "")])
        + paragraph_style("New", 0, bold=True, size=15, extra='fo:break-before="page"')
    )
    engine, source = office(draw, body, ["Liberation Serif", "Carlito", "Caladea"], (11,), margin=2.2, styles=styles)
    return Document(engine, source, items)


# Sheet to fold

CELLS = [
    ("What is the function of the nucleus?", "It controls the activities of the cell and contains the genetic material."),
    ("In which part of a cell does aerobic respiration happen?", "Mitochondria"),
    ("Name the green pigment in chloroplasts.", "Chlorophyll"),
    ("What are plant cell walls made of?", "Cellulose"),
    ("Give two differences between a bacterial cell and an animal cell.", "A bacterial cell has no nucleus, and it has a cell wall."),
    ("Define diffusion.", "The net movement of particles from an area of higher concentration to an area of lower concentration."),
    ("What is osmosis?", "The movement of water through a partially permeable membrane from a dilute to a concentrated solution."),
    ("What does active transport need that diffusion does not?", "Energy from respiration"),
    ("What is a stem cell?", "An undifferentiated cell that can divide to form other types of cell."),
    ("Where in a plant are stem cells found?", "In the meristems"),
    ("State the formula that links magnification, image size and actual size.", "magnification = image size ÷ actual size"),
    ("How many micrometres are there in one millimetre?", "1000"),
    ("How many chromosomes does a human body cell have?", "46, in 23 pairs"),
]


@layout(HALF, "revision-chisel", "revision sheet to fold along the middle, Chromium: banded table with number, question at the left and answer at the right, box for scores")
def fold_revision(draw):
    asked = draw.some(CELLS, 13)
    body = "<div class=h><h1>B1 Cell biology: knowledge quiz</h1><div class=s>Score 1 ____ / 13<br>Score 2 ____ / 13</div></div><p class=i>Fold the page along the dashed line. Test yourself, write your answers on the back, then check and correct them in green pen.</p><table><thead><tr><th>#<th>Question<th class=f>Answer</tr></thead>"
    body += "".join(f"<tr><td>{n}<td>{web(q)}<td class=f>{web(a)}</tr>" for n, (q, a) in enumerate(asked, 1)) + "</table><p class=e>Science department · Keep this sheet in the front of your book.</p>"
    css = "h1 { font-size: 150%; margin: 0 } .h { display: flex; justify-content: space-between; border-bottom: 3px solid #0a6b5c; padding-bottom: 2mm } .s { border: 1px solid #0a6b5c; padding: 1mm 3mm; font-size: 90% } .i { font-style: italic } table { width: 100%; border-collapse: collapse } th { background: #0a6b5c; color: #fff; text-align: left } td, th { padding: 2mm 3mm; vertical-align: top } tr:nth-child(even) td { background: #e7f3f0 } td:first-child { width: 6mm; font-weight: bold } td:nth-child(2), th:nth-child(2) { width: 46% } .f { border-left: 1.5px dashed #555 } tr { break-inside: avoid } .e { font-size: 80%; color: #555; text-align: center; margin-top: 6mm }"
    engine, source = page(draw, body, ["Lato", "Open Sans", "Carlito"], (11,), css)
    return Document(engine, source, [item(q, a, str(n)) for n, (q, a) in enumerate(asked, 1)])


# Assignment with memorandum, South Africa

WEATHER = [
    ("QUESTION 1: WEATHER AND CLIMATE", "Refer to the extract below.", "Cape Town receives most of its rain in winter, when cold fronts sweep in from the Atlantic Ocean. Durban, on the warm Indian Ocean, receives most of its rain in summer.", [
        ("1.1", "Give ONE reason why Durban is warmer than Cape Town in winter.", 2, ["The warm Agulhas current flows past Durban"]),
        ("1.2", "In which season does Cape Town receive most of its rain?", 1, ["Winter"]),
        ("1.3", "Name the type of front that brings rain to Cape Town.", 1, ["Cold front"]),
        ("1.4", "Explain the difference between weather and climate.", 4, ["Weather is the condition of the atmosphere over a short time", "Climate is the average condition over many years"]),
        ("1.5", "State TWO factors that influence the temperature of a place.", 4, ["Latitude", "Altitude"]),
    ]),
    ("QUESTION 2: MAPWORK AND SETTLEMENT", "", "", [
        ("2.1", "What does a scale of 1 : 50 000 mean?", 2, ["1 cm on the map is 50 000 cm on the ground"]),
        ("2.2", "Calculate the distance in kilometres on the ground if two farms are 6 cm apart on this map.", 3, ["6 × 0,5", "3 km"]),
        ("2.3", "Define the term urbanisation.", 2, ["The increase in the percentage of people who live in towns and cities"]),
        ("2.4", "Name TWO push factors that cause people to leave rural areas.", 4, ["Unemployment", "Drought"]),
        ("2.5", "Suggest ONE measure that a municipality can take to reduce traffic in the city centre.", 2, ["Improve public transport"]),
    ]),
]


@layout(HALF, "assignment-anvil", "geography assignment of a South African school, word processor: QUESTION 1 with 1.1, (2) at the right, [12] below; memorandum with ticks in a file of its own")
def assignment(draw):
    head = paragraph(run("UMHLANGA RIDGE SECONDARY SCHOOL", "B"), "Mid") + paragraph(run("GRADE 9 SOCIAL SCIENCES: GEOGRAPHY", "B"), "Mid")
    body = head + paragraph(run("TERM 2 ASSIGNMENT", "B"), "Mid") + paragraph(run("MARKS: 25\tTIME: 45 minutes"), "Ends") + paragraph(run("NAME: ______________________________\tGRADE 9 ____"), "Ends")
    body += paragraph(run("INSTRUCTIONS", "B")) + paragraph(run("1.\tAnswer ALL the questions."), "Rule") + paragraph(run("2.\tNumber the answers according to the numbering system used in this paper."), "Rule") + paragraph(run("3.\tWrite neatly and legibly."), "Rule")
    memo, items = head + paragraph(run("TERM 2 ASSIGNMENT: MEMORANDUM", "B"), "Mid") + paragraph(run("MARKS: 25", "B")), []
    for title, ask, extract, parts in WEATHER:
        body += paragraph(run(title), "Head")
        memo += paragraph(run(title), "Head")
        if ask:
            body += paragraph(run(ask)) + office_table([[run(extract, "I")]], [16.2])
        for number, question, marks, points in parts:
            body += paragraph(run(f"{number}\t{question}\t({marks})"), "Task")
            ticks = "✓" * (marks // len(points))
            for k, point in enumerate(points):
                last = k == len(points) - 1
                said = "✓" * (marks - (marks // len(points)) * (len(points) - 1)) if last else ticks
                memo += paragraph(run(f"{number if k == 0 else ''}\t{point} {said}" + (f"\t({marks})" if last else "")), "Task" if k == 0 else "More")
            items.append(item(question, "\n".join(points), number, marks, stem=f"{ask} {extract}".strip(), kind="numeric" if points[-1][0].isdigit() and "Calc" in question else "short", rubric=rubric(points, marks)))
        total = paragraph(run(f"\t[{sum(p[2] for p in parts)}]", "B"), "Sum")
        body += total
        memo += total
    body += paragraph(run("TOTAL: 25", "B"), "Right")
    memo += paragraph(run("TOTAL: 25", "B"), "Right")
    wide = [(1.4, ""), (16.6, 'style:type="right"')]
    styles = (
        paragraph_style("Mid", 0.05, extra='fo:text-align="center"') + paragraph_style("Ends", 0.3, tabs=[(16.6, 'style:type="right"')])
        + paragraph_style("Rule", 0.03, 0.8, -0.8, [(0.8, "")]) + paragraph_style("Task", 0.28, 1.4, -1.4, wide, extra='fo:margin-right="1.2cm"')
        + paragraph_style("More", 0.05, 1.4, -1.4, wide, extra='fo:margin-right="1.2cm"') + paragraph_style("Sum", 0.15, tabs=[(16.6, 'style:type="right"')]) + paragraph_style("Right", 0.3, extra='fo:text-align="end"')
    )
    look = dict(margin=2.2, styles=styles)
    fonts = [draw.one(["Liberation Sans", "Carlito"])]
    engine, source = office(draw, body, fonts, (11,), **look)
    return Document(engine, source, items, office(draw, memo, fonts, (11,), **look)[1])


# Quiz night

PUB = [
    ("Round 1", "Food and Drink", [("Which nut is used to make marzipan?", "Almond"), ("Paneer is a cheese from which country?", "India"), ("What is the main ingredient of hummus?", "Chickpeas"), ("Which spirit goes into a mojito?", "White rum"), ("What colour is the flesh of a ripe kiwi fruit?", "Green (or yellow)")]),
    ("Round 2", "Around the World", [("What is the capital of New Zealand?", "Wellington"), ("Which desert lies in northern Chile?", "The Atacama"), ("How many stars are on the flag of the European Union?", "12"), ("In which city would you find the Blue Mosque?", "Istanbul"), ("Which is the longest river in Asia?", "The Yangtze")]),
    ("Round 3", "Stage and Screen", [("Which Shakespeare play features the character Shylock?", "The Merchant of Venice"), ("Who directed the 1975 film Jaws?", "Steven Spielberg"), ("In which musical do the Jets fight the Sharks?", "West Side Story"), ("What is the name of the toy cowboy in Toy Story?", "Woody")]),
]


@layout(HALF, "rounds-topaz", "quiz night of a pub, Chromium: rounds as dark bands that restart at 1, rules on top, the quizmaster's answers on a second sheet in three columns")
def quiz_night(draw):
    body, key, items = "<h1>The Plough Inn · Thursday Quiz Night</h1><p class=r>Teams of up to six. £2 a head. No phones, please! The quizmaster’s decision is final.</p>", "", []
    for label, topic, asked in PUB:
        body += f"<h2><b>{label}</b> {topic}</h2><ol>" + "".join(f"<li>{web(q)}</li>" for q, _ in asked) + "</ol>"
        key += f"<div><h3>{label}: {topic}</h3><ol>" + "".join(f"<li>{web(a)}</li>" for _, a in asked) + "</ol></div>"
        items += [item(q, a, str(n), section=f"{label} {topic}") for n, (q, a) in enumerate(asked, 1)]
    body += f"<section><h1>Quizmaster’s Answer Sheet</h1><p class=r>Do not leave this sheet at the bar.</p><div class=k>{key}</div></section>"
    css = "h1 { text-align: center; font-size: 170%; margin: 0 } .r { text-align: center; font-style: italic } h2 { background: #22313f; color: #fff; font-size: 120%; padding: 1.5mm 3mm; font-weight: normal; break-after: avoid } h2 b { margin-right: 3mm } li { margin: 2.2mm 0 } section { break-before: page } .k { display: grid; grid-template-columns: repeat(3, 1fr); gap: 5mm } h3 { font-size: 105%; border-bottom: 1px solid #22313f }"
    engine, source = page(draw, body, ["Carlito", "Roboto", "Open Sans"], (12,), css)
    return Document(engine, source, items)


# Words of French

FRENCH = [
    ("À la maison", [("le fauteuil", "m", "armchair", "Mamie dort dans le fauteuil."), ("la cuisine", "f", "kitchen", "On mange dans la cuisine."), ("l’armoire", "f", "wardrobe", "Mes robes sont dans l’armoire."), ("le plafond", "m", "ceiling", "Le plafond est blanc."), ("l’escalier", "m", "staircase", "Je monte l’escalier."), ("la clé", "f", "key", "J’ai perdu la clé."), ("le tapis", "m", "rug", "Le chat aime le tapis.")]),
    ("En ville", [("la boulangerie", "f", "baker’s shop", "J’achète du pain à la boulangerie."), ("le trottoir", "m", "pavement", "Reste sur le trottoir !"), ("la mairie", "f", "town hall", "La mairie est fermée."), ("le feu rouge", "m", "traffic light", "Tourne au feu rouge."), ("l’arrêt de bus", "m", "bus stop", "J’attends à l’arrêt de bus."), ("la piscine", "f", "swimming pool", "Le mardi, on va à la piscine."), ("le quartier", "m", "neighbourhood", "J’aime mon quartier.")]),
]


@layout(HALF, "vocab-agate", "list of French words of a language teacher, word processor: tables under topics with word, m/f, English and a sentence, head repeated")
def french_words(draw):
    body, items = paragraph(run("Year 9 French: Module 2 vocabulary"), "Title") + paragraph(run("Learn ten words a week. Test every Friday. Remember: m = masculine, f = feminine.", "I")), []
    for topic, words in FRENCH:
        body += paragraph(run(topic), "Head") + office_table([[run(t, "B") for t in ("French", "m/f", "English", "Example")], *[[run(a), run(b), run(c), run(d, "I")] for a, b, c, d in words]], [4.2, 1.4, 4.0, 7.0])
        items += [item(a, c, kind="vocabulary", section=topic) for a, _, c, _ in words]
    engine, source = office(draw, body, ["Carlito", "Comic Neue", "Lato"], (11,), margin=2.1, head="Modern Foreign Languages")
    return Document(engine, source, items)


# Exam of a Spanish school

RELIEVE = [
    ("¿Qué es una península? Pon un ejemplo.", 1, None),
    ("Nombra los tres tipos de clima que predominan en España.", 1, None),
    ("Explica la diferencia entre tiempo atmosférico y clima.", 2, None),
    ("Indica si las siguientes afirmaciones son verdaderas (V) o falsas (F).", 2, ["El Ebro desemboca en el mar Mediterráneo.", "El Teide está situado en la Península.", "El clima oceánico se da en la costa norte.", "La Meseta ocupa el centro de la Península."]),
    ("¿Qué río pasa por Sevilla?", 1, None),
    ("Describe el relieve de las islas Canarias.", 1, None),
    ("¿Por qué llueve poco en el sureste de España? Razona tu respuesta.", 2, None),
]


@layout(HALF, "control-jasper", "geography exam of a Spanish school: frame for name and mark, (2 puntos) in bold behind each question, statements with V and F to ring, no answers")
def spanish_exam(draw):
    body = r"\begin{tabular}{|p{92mm}|p{58mm}|}\hline\textbf{IES Sierra Nevada}\newline Departamento de Geografía e Historia & \textbf{Calificación:}\newline\\\hline Nombre y apellidos: & Curso: 3.º ESO \quad Grupo:\\[4mm]\hline\end{tabular}\par\bigskip\begin{center}{\large\bfseries EXAMEN DEL TEMA 2: RELIEVE Y CLIMA}\end{center}\textit{Lee con atención las preguntas antes de contestar. Las faltas de ortografía restan hasta 1 punto.}\par" "\n"
    items = []
    for n, (question, marks, said) in enumerate(RELIEVE, 1):
        many = "punto" if marks == 1 else "puntos"
        body += rf"\medskip\needspace{{3cm}}\lab{{0pt}}{{8mm}}{{\textbf{{{n}.}}}}{{{tex(question)} \textbf{{({marks} {many})}}}}" "\n"
        if said:
            for k, text in enumerate(said):
                body += rf"\lab{{8mm}}{{7mm}}{{{'abcd'[k]})}}{{{tex(text)}\hfill V\quad F}}" "\n"
                items.append(item(text, None, f"{n}({'abcd'[k]})", None, stem=question, kind="truefalse"))
        else:
            body += rf"\vspace{{{10 + 10 * marks}mm}}" "\n"
            items.append(item(question, None, str(n), marks))
    engine, source = document(draw, body, ["timesnew", "libertine", "arial"], (11,), (24, 26), foot=r"\small Página \thepage", extra=r"\frenchspacing")
    return Document(engine, source, items)


# Questions of a hall of residence

HALL = [
    ("How do I apply for a room?", "Apply through the accommodation portal once you have accepted your offer. The portal opens on 1 March and closes on 31 July."),
    ("Am I guaranteed a place in halls?", "First-year students who apply before the deadline are guaranteed a room. Returning students are placed on a waiting list."),
    ("What is included in the rent?", "Rent covers heating, electricity, water, Wi-Fi and basic contents insurance."),
    ("Can I choose who I live with?", "You can name one friend on your application, and we will try to place you in the same flat."),
    ("Are the kitchens equipped?", "Each kitchen has a cooker, fridge, freezer, microwave and kettle. Bring your own pans, crockery and cutlery."),
    ("May I bring a car?", "Parking at the halls is limited to Blue Badge holders. There is a secure bicycle store at every site."),
    ("When can I move in?", "You can collect your keys from noon on the Saturday before teaching begins."),
    ("Can guests stay overnight?", "Yes, for up to two nights in any week, provided that your flatmates agree."),
    ("What happens if I lose my key?", "Go to the reception desk with your student card. A replacement costs £15."),
    ("Who do I contact in an emergency at night?", "Call the duty warden on 01632 960 455. The number is also on the back of your key fob."),
]


@layout(HALF, "faq-onyx", "web page of a university printed by a browser: date and address in head and foot, breadcrumb, questions as coloured bars with a minus, answers below, box with contacts")
def hall_faq(draw):
    body = "<p class=u><span>26/08/2026, 10:14</span><span>Accommodation FAQs | Eastmoor University</span></p><p class=b>Home › Student life › Accommodation › FAQs</p><h1>Accommodation FAQs</h1><p>Here are the things that new students ask us most. If you cannot find what you need, get in touch with the team.</p>"
    body += "".join(f"<div class=p><div class=q><span>{web(q)}</span><span>−</span></div><p class=a>{web(a)}</p></div>" for q, a in HALL)
    body += "<div class=c><b>Contact us</b><br>Accommodation Office, Beech House<br>Monday to Friday, 9.30 to 16.30<br>housing@eastmoor.example</div><p class=u><span>https://www.eastmoor.example/accommodation/faqs</span></p>"
    css = ".u { display: flex; justify-content: space-between; font-size: 70%; color: #333 } .b { font-size: 80%; color: #06c } h1 { color: #4b1f6f } .q { background: #efe8f5; color: #4b1f6f; font-weight: bold; padding: 2mm 3mm; display: flex; justify-content: space-between } .a { margin: 2mm 3mm 4mm } .p { break-inside: avoid } .c { border-left: 4px solid #4b1f6f; padding-left: 4mm; margin-top: 6mm; break-inside: avoid }"
    engine, source = page(draw, body, ["Open Sans", "Roboto", "Lato"], (11,), css)
    return Document(engine, source, [item(q, a, kind="faq") for q, a in HALL])


# Midterm with solutions

MICRO = [
    ("Demand in the market for umbrellas is Q = 120 − 4P and supply is Q = 2P, where P is the price in dollars.", [
        ("Find the equilibrium price.", 4, "$20", "Set 120 − 4P = 2P, so that 6P = 120 and P = $20."),
        ("Find the equilibrium quantity.", 3, "40 umbrellas", "Put P = 20 into supply: Q = 2 × 20, which gives 40 umbrellas."),
        ("The government sets a price ceiling of $15. Compute the resulting shortage.", 5, "30 umbrellas", "At P = 15 demand is 60 and supply is 30, so the shortage is 30 umbrellas."),
    ]),
    ("A firm sells in a perfectly competitive market at a price of $8. Its total cost is C = 16 + q².", [
        ("Write down the marginal cost of the firm.", 2, "MC = 2q", "Differentiate the total cost: MC = 2q."),
        ("How many units should the firm produce to maximize its profit?", 4, "4 units", "It produces where price equals marginal cost. From 8 = 2q we get 4 units."),
        ("What is the firm’s profit at this output?", 4, "zero", "Revenue is 32 and cost is 16 + 16 = 32, so profit is zero."),
    ]),
    ("Firms differ in how much power they have over the price of what they sell.", [
        ("Explain why a firm may keep producing in the short run although it makes a loss.", 4, None, "As long as the price covers average variable cost, the loss is smaller than the fixed cost that must be paid anyway."),
        ("Define a public good.", 3, None, "A good that is non-rival and non-excludable."),
        ("Why does a monopolist charge more than marginal cost?", 4, None, "To sell one more unit it must lower the price of all units, so marginal revenue lies below the price."),
    ]),
]


@layout(HALF, "midterm-feldspar", "midterm of a US university with solutions: (a) (4 points) before the text, Solution: in a frame with grey ground below each part, total of each problem in its head")
def midterm(draw):
    body, items = r"\begin{center}{\Large\bfseries Economics 101: Principles of Microeconomics}\par{\large Midterm Examination 1 --- Solutions}\par October 14\end{center}Name: \rule{70mm}{.4pt}\hfill Student ID: \rule{40mm}{.4pt}\par\medskip You have 50 minutes. No books, notes or calculators. Show your work for full credit.\par\medskip\hrule\medskip" "\n", []
    for n, (stem, parts) in enumerate(MICRO, 1):
        total = sum(p[1] for p in parts)
        body += rf"\bigskip\needspace{{4cm}}{{\bfseries Problem {n}}} ({total} points total)\par {tex(stem)}\par" "\n"
        for k, (question, marks, result, solution) in enumerate(parts):
            letter = "abc"[k]
            body += rf"\smallskip\needspace{{3cm}}\lab{{4mm}}{{8mm}}{{({letter})}}{{({marks} points) {tex(question)}}}\hspace*{{12mm}}\fcolorbox{{black}}{{gray!12}}{{\parbox{{.86\linewidth}}{{\textbf{{Solution:}} {tex(solution)}}}}}\par" "\n"
            items.append(item(question, result or solution, f"{n}({letter})", marks, stem=stem, kind="numeric" if result and result[0] in "$0123456789" else "short", answer_kind="contains" if result else None))
    engine, source = document(draw, body, ["cm", "lm", "palatino"], (11,), (24, 26), foot=r"\thepage")
    return Document(engine, source, items)


# Glossary of a safety course

SAFETY = [
    ("Abrasive wheel", "A wheel of bonded particles that is turned by power and used to grind or cut material."), ("Banksman", "A trained person who directs the movement of a vehicle or crane from the ground."),
    ("Competent person", "Someone who has the training, knowledge and experience to do a task safely."), ("Control measure", "Any step taken to remove a hazard or to reduce the risk that comes from it."),
    ("Duty of care", "The legal obligation to avoid acts that could foreseeably harm other people."), ("Guard rail", "A fixed rail that keeps people from falling off the edge of a platform."),
    ("Hazard", "Anything with the potential to cause harm."), ("Lanyard", "A short line that joins a harness to an anchor point."), ("Near miss", "An unplanned event that could have caused injury but did not."),
    ("Permit to work", "A written system that controls dangerous jobs and names the precautions to be taken."), ("Risk", "The likelihood that harm will occur, together with how severe it would be."),
    ("Toolbox talk", "A short briefing on one safety subject, held at the place of work."), ("Trench box", "A steel frame that holds up the sides of an excavation while people work in it."), ("Welfare facilities", "Toilets, washing places, drinking water and somewhere to rest and eat."),
]


@layout(HALF, "glossary-gneiss", "glossary of a site safety course, groff: two columns, term in bold with its meaning indented below, letter heads left out, running foot")
def safety_glossary(draw):
    terms = draw.some(SAFETY, 14)
    lines = [".ds LF Module 1: Site Safety", ".ds RF Page \\\\n(PN", ".ds CF", ".LP", "\\s+6\\fBGlossary\\fP\\s0", ".LP", "These terms are used in the course and in the end-of-module test.", ".2C"]
    for term, meaning in terms:
        lines += [".LP", ".ne 4", f"\\fB{plain(term)}\\fP", ".br", ".in 2n", plain(meaning), ".br", ".in 0"]
    engine, source = roff(draw, lines, (11, 12), ("H", "T", "P"))
    return Document(engine, source, [item(term, meaning, kind="definition") for term, meaning in terms])


# Phrasal verbs

PHRASAL = [("put off", "to delay until later"), ("give up", "to stop trying"), ("look after", "to take care of"), ("run out of", "to have no more left"), ("turn down", "to refuse"), ("find out", "to discover"), ("set off", "to begin a journey"), ("get on with", "to have a good relationship with")]
PHRASAL_GAPS = [("We have __________ milk, so I can’t make pancakes.", "run out of"), ("Could you __________ my cat while I’m in Rome?", "look after"), ("They __________ at six to avoid the traffic.", "set off"), ("She had to __________ the job because it was too far away.", "turn down"), ("I don’t __________ my new boss at all.", "get on with")]


@layout(HALF, "matching-pumice", "sheet on phrasal verbs for learners of English, word processor: A table with numbers and letters to match, B gaps, answers in small print at the end")
def phrasal_verbs(draw):
    ends = draw.mixed([b for _, b in PHRASAL])
    body = paragraph(run("Phrasal verbs 1"), "Title") + paragraph(run("Level: B1 Intermediate\tName: ______________________"), "Ends")
    a, b, letters = "A. Match the phrasal verbs with their meanings.", "B. Complete the sentences with a phrasal verb from exercise A.", "abcdefgh"
    body += paragraph(run(a), "Head") + office_table([[run(f"{n}. {PHRASAL[n - 1][0]}"), run("____"), run(f"{letters[n - 1]}. {ends[n - 1]}")] for n in range(1, 9)], [4.6, 1.6, 8.2])
    listed = choices(letters, ends)
    items = [item(left, right, str(n), None, listed, kind="match", answer_label=letters[ends.index(right)], section=a) for n, (left, right) in enumerate(PHRASAL, 1)]
    body += paragraph(run(b), "Head")
    for n, (text, answer) in enumerate(PHRASAL_GAPS, 1):
        body += paragraph(run(f"{n}.\t{text}"), "Part")
        items.append(item(text, answer, str(n), kind="gap", section=b))
    body += paragraph(run("Answers", "B"), "Small1") + paragraph(run("A: " + ", ".join(f"{n}{letters[ends.index(right)]}" for n, (_, right) in enumerate(PHRASAL, 1))), "Small") + paragraph(run("B: " + "; ".join(f"{n} {answer}" for n, (_, answer) in enumerate(PHRASAL_GAPS, 1))), "Small")
    styles = paragraph_style("Ends", 0.2, tabs=[(16.4, 'style:type="right"')]) + paragraph_style("Small", 0.02, size=8.5) + paragraph_style("Small1", 1.6, size=8.5, extra='fo:border-top="0.5pt solid #000000" fo:padding-top="0.1cm"')
    engine, source = office(draw, body, ["Lato", "Liberation Sans", "Carlito"], (11,), margin=2.3, foot=False, styles=styles)
    return Document(engine, source, items)


# Entry test of a language school

ENTRY = [
    ("My sister ____ in a bank.", ["work", "works", "working"], 1), ("There ____ any eggs in the fridge.", ["isn’t", "don’t", "aren’t"], 2), ("____ you ever been to Portugal?", ["Have", "Did", "Are"], 0), ("This is the ____ film I have seen this year.", ["better", "good", "best"], 2),
    ("If it rains, we ____ at home.", ["will stay", "stayed", "would stay"], 0), ("He asked me where I ____.", ["live", "lived", "do live"], 1), ("The house ____ in 1890.", ["built", "was building", "was built"], 2), ("I’m not used to ____ on the left.", ["drive", "driving", "drove"], 1),
    ("She’s been learning Greek ____ three years.", ["since", "for", "during"], 1), ("You ____ have told me you were coming!", ["should", "must", "ought"], 0), ("By next June they ____ the bridge.", ["finish", "are finishing", "will have finished"], 2), ("Hardly ____ sat down when the phone rang.", ["I had", "had I", "I have"], 1),
]
ENTRY_WRITE = ["Why do you want to learn English?", "Describe your home town to somebody who has never been there."]


@layout(HALF, "entry-beryl", "entry test of a language school, two columns: 12 gaps with a b c in a row below, two questions to write about, key for teachers as a table and bands of levels overleaf")
def entry_test(draw):
    body, items = r"{\Large\bfseries Harbour English Centre}\hfill{\large Placement Test}\par\medskip\hrule\medskip First name: \rule{38mm}{.4pt}\quad Surname: \rule{38mm}{.4pt}\quad Date: \rule{24mm}{.4pt}\par\medskip\textbf{Part 1.} Choose the best answer, \textbf{a}, \textbf{b} or \textbf{c}. Circle one letter only. Do not guess.\par\begin{multicols}{2}" "\n", []
    for n, (question, options, right) in enumerate(ENTRY, 1):
        row = r"\hfill ".join(rf"\makebox[23mm][l]{{\textbf{{{letter}}} {tex(o)}}}" if n != 11 else rf"\mbox{{\textbf{{{letter}}} {tex(o)}}}" for letter, o in zip("abc", options))
        body += rf"\needspace{{1.6cm}}\lab{{0pt}}{{7mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}\nopagebreak{{\leftskip=7mm\noindent\small {row}\hspace*{{0pt}}\par}}\medskip" "\n"
        items.append(item(question, options[right], str(n), None, choices("abc", options), kind="mcq", answer_label="abc"[right]))
    body += r"\end{multicols}\textbf{Part 2.} Write 50 to 80 words about each question.\par" "\n"
    for n, question in enumerate(ENTRY_WRITE, 13):
        body += rf"\medskip\lab{{0pt}}{{7mm}}{{\textbf{{{n}}}}}{{{tex(question)}}}" + r"\ruleline" * 5 + "\n"
        items.append(item(question, None, str(n), kind="long"))
    cells = [rf"\textbf{{{n}}} {'abc'[q[2]]}" for n, q in enumerate(ENTRY, 1)]
    body += r"\newpage{\large\bfseries Placement Test: key (for teachers only)}\par\medskip\renewcommand\arraystretch{1.4}" + table([cells[:4], cells[4:8], cells[8:]], "|l|l|l|l|") + r"\par\bigskip Score in Part 1:\par 0--4 Elementary (A1)\par 5--8 Pre-intermediate (A2)\par 9--11 Intermediate (B1)\par 12 Upper intermediate (B2)\par\medskip Use Part 2 to confirm the level."
    engine, source = document(draw, body, ["arial", "noto", "libertine"], (10, 11), (18, 20), foot=r"\small Harbour English Centre --- Placement Test \hfill\thepage", extra=r"\setlength\columnsep{9mm}")
    return Document(engine, source, items)
