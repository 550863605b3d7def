"""The eleventh eight: classroom sheets, laboratory work, reading tests and medical choices with explanations."""

from latex import document, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

LAB_STEPS = [
    "Fill the beaker with 200 ml of tap water.", "Measure the temperature of the water.", "Add one spoonful of salt and stir until it dissolves.",
    "Measure the temperature again.", "Repeat with two more spoonfuls.",
]
LAB = [
    "What happened to the temperature when the salt was added?", "Why should the mixture be stirred each time?", "Which variable did you change on purpose?",
    "Name two variables that had to stay the same.", "How could you make your results more reliable?",
]


@layout(HALF, "laboratory-steps-then-questions", "laboratory sheet: aim, materials, numbered steps, a table to fill, Analysis Questions 1. to 5. with lines; steps are no questions")
def laboratory_steps_then_questions(draw):
    body = "<h1>Lab: Dissolving salt</h1><p><b>Aim:</b> To find out how salt changes the temperature of water.</p><p><b>Materials:</b> beaker, thermometer, salt, spoon, stirring rod</p><h2>Procedure</h2>"
    body += "".join(f"<p class=i>{n}. {web(step)}</p>" for n, step in enumerate(LAB_STEPS, 1))
    body += "<h2>Data</h2><table>" + rows([["Spoonfuls of salt", "Temperature (°C)"]], "th") + rows([[str(n), ""] for n in range(4)]) + "</table><h2>Analysis Questions</h2>"
    body += "".join(f"<p class=i>{n}. {web(question)}</p><div class=l></div><div class=l></div>" for n, question in enumerate(LAB, 1))
    css = ".i { margin: 1mm 0 1mm 6mm } .l { border-bottom: 1px solid #444; height: 8mm; margin-left: 10mm } table { border-collapse: collapse } td, th { border: 1px solid #444; padding: 1.5mm 4mm }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (10, 11), css)
    return Document(engine, source, [item(question, None, str(n), section="Analysis Questions") for n, question in enumerate(LAB, 1)])


IELTS_TEXT = [
    "The first lighthouses were fires lit on hills. Later they were raised on platforms so that ships could see them from further away.",
    "The tower at Alexandria was built in the third century BC. It stood more than a hundred metres high and was used for over a thousand years, until earthquakes destroyed it.",
    "Modern lighthouses have no keepers. Their lamps are switched by sensors, and many will be replaced by satellites.",
]
IELTS = [
    ("Lighthouses were first built on platforms in the sea.", "FALSE"), ("The tower at Alexandria was damaged by fire.", "NOT GIVEN"), ("The tower at Alexandria was in use for more than a millennium.", "TRUE"),
    ("People still live in most modern lighthouses.", "FALSE"), ("Sensors turn the lamps on and off.", "TRUE"),
]


@layout(HALF, "reading-true-false-not-given", "reading passage with lettered paragraphs, Questions 1–5 with TRUE, FALSE or NOT GIVEN explained, key on the next page")
def reading_true_false_not_given(draw):
    body = r"\begin{center}\textbf{READING PASSAGE 1}\\[4pt]\Large\textbf{Lights for ships}\end{center}" + r"\medskip ".join(rf"\textbf{{{letter}}}\quad {tex(text)}\par " for letter, text in zip("ABC", IELTS_TEXT))
    body += r"\bigskip\textbf{Questions 1--5}\par\textit{Do the following statements agree with the information given in Reading Passage 1?}\par In boxes 1--5 on your answer sheet, write\par\begin{tabular}{ll}\textbf{TRUE} & if the statement agrees with the information\\\textbf{FALSE} & if the statement contradicts the information\\\textbf{NOT GIVEN} & if there is no information on this\end{tabular}\par\medskip "
    body += "".join(rf"\lab{{0pt}}{{24pt}}{{\textbf{{{n}}}}}{{{tex(text)}}}" for n, (text, _) in enumerate(IELTS, 1))
    body += r"\newpage\textbf{Answer key}\par " + "".join(rf"\lab{{0pt}}{{24pt}}{{{n}}}{{{answer}}}" for n, (_, answer) in enumerate(IELTS, 1))
    engine, source = document(draw, body, ["helvetica", "arial", "noto"], (11,))
    return Document(engine, source, [item(text, answer, str(n), kind="truefalse") for n, (text, answer) in enumerate(IELTS, 1)])


MEDICINE = [
    ("A 24-year-old woman has had painful swelling of one calf for two days. She returned from a long flight last week. What is the most likely diagnosis?",
     ["Cellulitis", "Deep vein thrombosis", "Muscle strain", "Ruptured Baker cyst", "Lymphoedema"], 1, "Immobility on a long flight raises the risk of a clot in the deep veins."),
    ("Which vitamin is needed for the synthesis of clotting factors in the liver?", ["Vitamin A", "Vitamin B12", "Vitamin C", "Vitamin D", "Vitamin K"], 4, "Factors II, VII, IX and X depend on vitamin K."),
    ("A 60-year-old man has a resting tremor, slow movement and rigidity. Which neurotransmitter is lacking?", ["Acetylcholine", "Dopamine", "Glutamate", "Serotonin", "Noradrenaline"], 1, "Cells of the substantia nigra that make dopamine are lost."),
    ("Which bone is most often broken by a fall on the outstretched hand in children?", ["Clavicle", "Scaphoid", "Humerus", "Radius", "Ulna"], 3, "The distal radius takes most of the force."),
]


@layout(HALF, "choices-medical-explained", "medical choices A. to E., Correct Answer: B and a line Explanation: below each, running head with the page")
def choices_medical_explained(draw):
    body, items = "", []
    for n, (question, options, right, why) in enumerate(MEDICINE, 1):
        body += f"<div class=b><p><b>Question {n}</b></p><p>{web(question)}</p>" + "".join(f"<p class=o>{letter}. {web(text)}</p>" for letter, text in zip("ABCDE", options))
        body += f"<p><b>Correct Answer: {'ABCDE'[right]}</b></p><p><i>Explanation: {web(why)}</i></p></div>"
        items.append(item(question, options[right], str(n), None, choices("ABCDE", options), kind="mcq", answer_label="ABCDE"[right]))
    body = "<h1>Clinical medicine: practice questions</h1>" + body
    engine, source = page(draw, body, ["Liberation Sans", "Noto Serif"], (10, 11), ".b { break-inside: avoid; margin-bottom: 7mm } .b p { margin: 1.5mm 0 } .o { padding-left: 6mm }")
    return Document(engine, source, items)


AMC = [
    ("What is the value of 2 × 0 + 1 × 5?", ["0", "2", "5", "7", "15"]),
    ("A rectangle has a perimeter of 20 cm and a width of 4 cm. What is its area?", ["16 cm²", "20 cm²", "24 cm²", "40 cm²", "96 cm²"]),
    ("Anna is twice as old as Ben. In five years she will be 1.5 times as old. How old is Anna now?", ["5", "10", "15", "20", "25"]),
    ("How many whole numbers between 1 and 100 are divisible by both 4 and 6?", ["4", "6", "8", "12", "16"]),
    ("The angles of a triangle are in the ratio 1 : 2 : 3. What is the largest angle?", ["30°", "60°", "75°", "90°", "120°"]),
    ("In a group of 30 pupils, 18 play football and 15 play tennis. At least how many play both?", ["0", "3", "5", "12", "15"]),
]


@layout(HALF, "olympiad-options-one-row", "mathematics contest, 1. question, (A) to (E) spread over one row, heads 3 points each and 4 points each between, no key")
def olympiad_options_one_row(draw):
    body, items = r"\begin{center}\textbf{Mathematics Challenge}\\ Grade 6\end{center}", []
    for n, (question, options) in enumerate(AMC, 1):
        if n in (1, 4):
            body += rf"\bigskip\textbf{{{'3' if n == 1 else '4'} points each}}\par "
        row = r"\hfill ".join(rf"({letter}) {tex(text)}" for letter, text in zip("ABCDE", options))
        body += rf"\medskip\needspace{{2cm}}\lab{{0pt}}{{20pt}}{{{n}.}}{{{tex(question)}}}\lab{{20pt}}{{0pt}}{{}}{{{row}}}"
        items.append(item(question, None, str(n), None, choices("ABCDE", options), kind="mcq"))
    engine, source = document(draw, body, ["cm", "lm", "times"], (11, 12))
    return Document(engine, source, items)


SAT_TEXT = (
    "Bees tell each other where food is by dancing. A bee that has found flowers returns to the hive and walks in the shape of a figure eight. The angle of the middle line to the vertical is the angle of the flowers to the sun. "
    "The longer the bee shakes its body on that line, the further away the flowers are. Other bees follow the dancer closely, touch it with their antennae, and then fly out. Karl von Frisch, who found this out, was awarded a Nobel Prize in 1973."
)
SAT = [
    ("What does the angle of the dance tell the other bees?", ["the distance to the flowers", "the direction of the flowers", "the kind of flowers", "the number of flowers"], 1),
    ("As it is used in the passage, “shakes” is closest in meaning to", ["trembles", "greets", "scares", "mixes"], 0),
    ("How do the other bees follow the dance?", ["by sight alone", "by smell", "by touch", "by sound alone"], 2),
    ("The passage is mainly about", ["a Nobel Prize", "how honey is made", "how bees communicate", "why bees sting"], 2),
]


@layout(HALF, "reading-passage-beside-questions", "passage in the left column, questions 1 to 4 with A) to D) in the right, no key")
def reading_passage_beside_questions(draw):
    body, items = "", []
    for n, (question, options, _) in enumerate(SAT, 1):
        body += f"<p class=n>{n}</p><p>{web(question)}</p>" + "".join(f"<p class=o>{letter}) {web(text)}</p>" for letter, text in zip("ABCD", options))
        items.append(item(question, None, str(n), None, choices("ABCD", options), kind="mcq"))
    body = f"<div class=d>Questions 1–4 are based on the following passage.</div><div class=a><div class=l>{web(SAT_TEXT)}</div><div class=r>{body}</div></div>"
    css = ".a { display: flex; gap: 10mm } .l { flex: 1; text-align: justify } .r { flex: 1 } .n { background: #222; color: #fff; width: 7mm; text-align: center; margin: 5mm 0 1mm } .r p { margin-top: 1mm; margin-bottom: 1mm } .o { padding-left: 4mm } .d { margin-bottom: 4mm; font-weight: bold }"
    engine, source = page(draw, body, ["Liberation Serif", "Noto Serif"], (10, 11), css)
    return Document(engine, source, items)


PRIMARY = [
    ("Write the number four thousand and seventeen in digits.", 1), ("Circle all the numbers that are multiples of 6.", 1), ("A bus leaves at 09:45 and arrives at 11:10. How long is the journey?", 2),
    ("Amir buys three pens at 65p each. How much change does he get from £5?", 2), ("What fraction of the shape is shaded?", 1), ("Round 3,748 to the nearest hundred.", 1),
]


@layout(HALF, "primary-maths-mark-below", "primary school paper, bold number in the margin, a box for the answer at the right, 1 mark in small print below each")
def primary_maths_mark_below(draw):
    body, items = "", []
    for n, (question, marks) in enumerate(PRIMARY, 1):
        body += f"<div class=q><div class=n>{n}</div><div class=t>{web(question)}<div class=w></div><div class=x></div></div><div class=m>{marks} mark{'s' if marks > 1 else ''}</div></div>"
        items.append(item(question, None, str(n), marks))
    css = ".q { display: flex; break-inside: avoid; border-top: 1px solid #ccc; padding: 5mm 0 } .n { width: 14mm; font-weight: bold; font-size: 14pt } .t { flex: 1 } .w { height: 22mm } .x { border: 1px solid #000; width: 35mm; height: 9mm; margin-left: auto } .m { width: 22mm; font-size: 8pt; align-self: flex-end; text-align: right }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (12, 13), css)
    return Document(engine, source, items)


EXAM_FRQ = [
    ("A block of mass 2.0 kg slides down a ramp that makes an angle of 30° with the horizontal. The ramp is 3.0 m long and has no friction.", [
        ("Calculate the acceleration of the block.", []), ("Determine the speed of the block at the bottom of the ramp.", []),
        ("The ramp is now covered with a rough cloth.", ["Describe how the speed at the bottom changes.", "Justify your answer with the help of energy."]),
    ]),
    ("A student charges a plastic rod by rubbing it with wool.", [
        ("Explain why the rod attracts small pieces of paper.", []), ("The rod is brought near a thin stream of water.", ["Predict what happens to the stream.", "State whether the result depends on the sign of the charge."]),
    ]),
]


@layout(HALF, "free-response-nested", "American free response, 1. stem, (a), (b), with i. and ii. below, groff, head and foot on each page, no marks")
def free_response_nested(draw):
    lines, items = [".ds LH Physics 1", ".ds CH Free-Response Questions", ".ds RH %", ".ce", "\\fBSection II\\fP", ".sp"], []
    for n, (stem, parts) in enumerate(EXAM_FRQ, 1):
        lines += [f".IP {n}. 4", plain(stem), ".RS"]
        for m, (text, inner) in enumerate(parts):
            letter = "abc"[m]
            lines += [f".IP ({letter}) 5", plain(text)]
            if not inner:
                items.append(item(text, None, f"{n}({letter})", stem=stem))
            else:
                lines += [".RS"]
                for k, question in enumerate(inner):
                    roman = ["i", "ii"][k]
                    lines += [f".IP {roman}. 4", plain(question)]
                    items.append(item(question, None, f"{n}({letter})({roman})", stem=f"{stem} {text}"))
                lines += [".RE"]
            lines += [".sp 3"]
        lines += [".RE", ".sp"]
    engine, source = roff(draw, lines)
    return Document(engine, source, items)


HOMEWORK = [
    ("Read chapter 3. Who is the narrator of the story?", None), ("Why does Tom leave the village at night?", None), ("Find two adjectives that describe the forest.", None),
    ("How would the story change if it were told by Tom’s sister?", None), ("Do you think Tom made the right choice? Give reasons.", None), ("Predict what will happen in chapter 4.", None),
]


@layout(HALF, "reading-homework-star-bonus", "word processor homework with Name and Date, 1) to 6), a BONUS without number, instructions in bold, lines of underscores")
def reading_homework_star_bonus(draw):
    body = paragraph(run("Name: ______________________\tDate: ______________"), "Body") + paragraph(run("The Lost Path – Chapter 3"), "Title")
    body += paragraph(run("Directions: ", "B") + run("Answer the following questions in complete sentences."), "Body")
    items = []
    for n, (question, _) in enumerate(HOMEWORK, 1):
        body += paragraph(run(f"{n})\t{question}"), "Part") + paragraph(run("_" * 62), "Body") + paragraph(run("_" * 62), "Body")
        items.append(item(question, None, str(n)))
    engine, source = office(draw, body, ["Liberation Serif", "Noto Sans"], (12,))
    return Document(engine, source, items)
