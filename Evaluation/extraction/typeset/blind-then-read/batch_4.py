"""The fourth eight: printed web quizzes and forms, tables of questions, tasks in a grid, a text with numbered lines."""

from latex import document, table, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

MUSIC = [
    ("How many lines has a stave?", ["three", "four", "five", "six"], 2),
    ("What does the Italian word ‘piano’ tell a player to do?", ["play quickly", "play quietly", "play loudly", "play slowly"], 1),
    ("Which of these is a brass instrument?", ["oboe", "trumpet", "viola", "timpani"], 1),
    ("How many quavers last as long as one minim?", ["two", "four", "six", "eight"], 1),
    ("Who wrote ‘The Four Seasons’?", ["Bach", "Handel", "Mozart", "Vivaldi"], 3),
    ("Which clef do most violinists read?", ["alto clef", "bass clef", "tenor clef", "treble clef"], 3),
]


@layout(HALF, "quiz-learning-platform", "printed quiz of a learning platform, a box with Question 1 and its state, Select one, the right answer below")
def quiz_learning_platform(draw):
    body, items = "<h2>Music theory: grade 1 quiz</h2>", []
    for place, (question, options, right) in enumerate(draw.shuffled(MUSIC), 1):
        listed = "".join(f"<div class=o><span class=r></span>{letter}. {web(text)}</div>" for letter, text in zip("abcd", options))
        body += f"<div class=q><div class=i><b>Question {place}</b><br>Complete<br>Mark 1.00 out of 1.00</div><div class=t><p>{web(question)}</p><div>Select one:</div>{listed}<div class=f>The correct answer is: {web(options[right])}</div></div></div>"
        items.append(item(question, options[right], str(place), 1, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    css = ".q { display: flex; gap: 4mm; margin-bottom: 6mm; break-inside: avoid } .i { width: 34mm; border: 1px solid #bbb; padding: 2mm; font-size: 80%; background: #f4f4f4; height: 16mm } .t { flex: 1; background: #e7f3f5; padding: 3mm } .o { margin: 1.5mm 4mm } .r { display: inline-block; width: 3mm; height: 3mm; border: 1px solid #555; border-radius: 50%; margin-right: 2mm } .f { background: #fcefdc; padding: 2mm; margin-top: 3mm }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (10, 11), css)
    return Document(engine, source, items)


SAFETY = [
    ("What number do you call in an emergency in most of Europe?", ["110", "112", "118", "911"], 1),
    ("What should you do first when you find a fire?", ["Open the windows", "Raise the alarm", "Look for its cause", "Take the lift"], 1),
    ("Which extinguisher may be used on electrical equipment?", ["Water", "Foam", "Carbon dioxide"], 2),
    ("Which colour do signs for emergency exits have?", ["Red", "Yellow", "Green"], 2),
    ("How long should you cool a burn with running water?", ["1 minute", "5 minutes", "20 minutes"], 2),
]


@layout(HALF, "form-ovals", "printed web form, question with a red star and 1 point, Mark only one oval, circles")
def form_ovals(draw):
    body, items = "<h1>Safety at work</h1><p class=r>* Indicates required question</p>", []
    for place, (question, options, _) in enumerate(draw.shuffled(SAFETY), 1):
        listed = "".join(f"<div class=o><span class=c>◯</span>{web(text)}</div>" for text in options)
        body += f"<div class=q><div class=h><span>{place}.&nbsp;&nbsp; {web(question)} <span class=r>*</span></span><i>1 point</i></div><p class=m>Mark only one oval.</p>{listed}</div>"
        items.append(item(question, None, str(place), 1, choices([None] * len(options), options), kind="mcq"))
    css = ".r { color: #c00 } .q { margin: 8mm 0; break-inside: avoid } .h { display: flex; justify-content: space-between } .m { font-style: italic; font-size: 80%; margin-left: 9mm } .o { margin: 2mm 9mm } .c { margin-right: 3mm; font-family: 'DejaVu Sans' }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (10, 11), css)
    return Document(engine, source, items)


CAPITALS = [
    ("What is the capital of Canada?", ["Toronto", "Ottawa", "Montreal", "Vancouver"], 1),
    ("Which river flows through Cairo?", ["Niger", "Congo", "Nile", "Zambezi"], 2),
    ("Which country has the most people?", ["India", "Brazil", "Nigeria", "Japan"], 0),
    ("Which sea lies between Italy and Croatia?", ["Black Sea", "Adriatic", "Baltic", "North Sea"], 1),
    ("On which continent is Peru?", ["Africa", "Asia", "Europe", "South America"], 3),
    ("What is the highest mountain in Africa?", ["Mount Kenya", "Kilimanjaro", "Toubkal", "Elgon"], 1),
    ("Which city is on two continents?", ["Istanbul", "Athens", "Lisbon", "Dubai"], 0),
]


@layout(HALF, "quiz-spreadsheet", "printed spreadsheet, No, Question, A, B, C, D, Key in columns")
def quiz_spreadsheet(draw):
    asked = draw.shuffled(CAPITALS)
    cells = [[str(n), web(question), *map(web, options), "ABCD"[right]] for n, (question, options, right) in enumerate(asked, 1)]
    body = "<h3>Pub quiz, round 2: the world</h3><table>" + rows([["No", "Question", "A", "B", "C", "D", "Key"]], "th") + rows(cells) + "</table>"
    items = [item(question, options[right], str(n), None, choices("ABCD", options), kind="mcq", answer_label="ABCD"[right]) for n, (question, options, right) in enumerate(asked, 1)]
    css = "table { border-collapse: collapse; font-size: 90% } td, th { border: 1px solid #aaa; padding: 1.2mm 2mm; text-align: left } th { background: #eee } td:nth-child(2) { width: 58mm }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans", "DejaVu Sans"], (9, 10), css)
    return Document(engine, source, items)


FRUIT = [
    ("苹果", "píngguǒ", "apple"), ("香蕉", "xiāngjiāo", "banana"), ("葡萄", "pútao", "grape"), ("西瓜", "xīguā", "watermelon"), ("梨", "lí", "pear"),
    ("桃子", "táozi", "peach"), ("橙子", "chéngzi", "orange"), ("草莓", "cǎoméi", "strawberry"), ("柠檬", "níngméng", "lemon"), ("芒果", "mángguǒ", "mango"),
]


@layout(HALF, "words-chinese-numbered", "1. hanzi, pinyin in brackets and English behind a dash, on one line each")
def words_chinese_numbered(draw):
    words = draw.shuffled(FRUIT)
    body = "<h2>生词 New words: fruit</h2>" + "".join(f"<p>{n}. <span class=z lang=zh>{hanzi}</span> ({web(pinyin)}) – {web(english)}</p>" for n, (hanzi, pinyin, english) in enumerate(words, 1))
    items = [item(hanzi, english, str(n), kind="vocabulary") for n, (hanzi, _, english) in enumerate(words, 1)]
    engine, source = page(draw, body, ["Noto Sans CJK SC", "Noto Serif CJK SC"], (11, 12), "p { margin: 2.5mm 0 } .z { font-size: 120% }")
    return Document(engine, source, items)


AREAS = [
    ("A rectangle is 8 cm long and 3 cm wide. Find its area.", "24 cm²"),
    ("A square has sides of 5 m. Find its perimeter.", "20 m"),
    ("A triangle has a base of 10 cm and a height of 6 cm. Find its area.", "30 cm²"),
    ("A cube has edges of 2 cm. Find its volume.", "8 cm³"),
    ("The area of a square is 49 cm². How long is each side?", "7 cm"),
    ("A circle has a diameter of 12 cm. What is its radius?", "6 cm"),
    ("How many degrees are there in the angles of a triangle?", "180°"),
    ("How many edges has a cuboid?", "12"),
]


@layout(HALF, "grid-of-tasks", "word processor, tasks in the cells of a table of two columns, numbered across; answers in one line")
def grid_of_tasks(draw):
    asked = draw.shuffled(AREAS)
    cells = [[run(f"{n}) {asked[n - 1][0]}\n\n"), run(f"{n + 1}) {asked[n][0]}\n\n")] for n in range(1, 9, 2)]
    key = ", ".join(f"{n}) {answer}" for n, (_, answer) in enumerate(asked, 1))
    body = paragraph(run("Areas and volumes"), "Title") + office_table(cells, [8.2, 8.2]) + paragraph(run("Answers: " + key))
    items = [item(question, answer, str(n), kind="numeric") for n, (question, answer) in enumerate(asked, 1)]
    engine, source = office(draw, body, ["Liberation Sans", "Noto Sans", "Liberation Serif"], (11, 12))
    return Document(engine, source, items)


HEART = [
    ("Which blood vessel carries blood from the heart to the lungs?", "The pulmonary artery. It is the only artery that carries blood without much oxygen."),
    ("What is the job of the valves in the heart?", "They stop blood from flowing backwards."),
    ("Why is the wall of the left ventricle thicker than that of the right?", "It has to pump blood around the whole body, while the right ventricle pumps it only as far as the lungs."),
    ("What do red blood cells carry?", "Oxygen, which is bound to haemoglobin."),
    ("What are the smallest blood vessels called?", "Capillaries. Their walls are one cell thick."),
    ("What happens to the pulse rate during exercise?", "It rises, so that more oxygen reaches the muscles in each minute."),
]


@layout(HALF, "revision-question-answer-table", "word processor, table Question and Answer with text that wraps in both cells")
def revision_question_answer_table(draw):
    asked = draw.shuffled(HEART)
    lines = [[run("Question", "B"), run("Answer", "B")], *([run(question), run(answer)] for question, answer in asked)]
    body = paragraph(run("Revision: heart and blood"), "Title") + office_table(lines, [7.2, 9.0])
    items = [item(question, answer, kind="short") for question, answer in asked]
    engine, source = office(draw, body, ["Liberation Sans", "Liberation Serif", "DejaVu Sans"], (11, 12))
    return Document(engine, source, items)


COOLING = [
    ("State the temperature of the water after 4 minutes.", 1, "62 °C"),
    ("Calculate by how much the temperature fell in the first 2 minutes.", 2, "80 − 70 = 10 °C"),
    ("Suggest why the water cooled more slowly towards the end.", 2, "the difference from the temperature of the room was smaller"),
    ("State one thing that must be kept the same when the experiment is repeated with a lid.", 1, "volume of water"),
]


@layout(HALF, "paper-table-and-figure", "paper with a ruled table of data and a drawing with labels within a question, scheme as table")
def paper_table_and_figure(draw):
    stem = "A pupil poured hot water into a beaker and measured its temperature every two minutes."
    data = table([["0", "80"], ["2", "70"], ["4", "62"], ["6", "56"], ["8", "52"]], "|c|c|", ["time in minutes", "temperature in °C"])
    drawing = r"\begin{tikzpicture}\draw (0,2)--(0,0)--(1.6,0)--(1.6,2);\draw (0,1.4)--(1.6,1.4);\draw (1.1,2.4)--(1.1,0.5);\node[right] at (2.2,2.2) {thermometer};\draw[->] (2.2,2.2)--(1.2,2.1);\node[right] at (2.2,0.8) {hot water};\draw[->] (2.2,0.8)--(1.4,0.8);\end{tikzpicture}"
    body = [rf"\lab{{0pt}}{{20pt}}{{\textbf{{1}}}}{{{tex(stem)} Figure 1 shows the apparatus and Table 1 the results.}}\begin{{center}}{drawing}\\\textbf{{Figure 1}}\par\medskip\textbf{{Table 1}}\\[2pt]{data}\end{{center}}"]
    items, scheme = [], []
    for inner, (question, marks, answer) in enumerate(COOLING):
        label = f"({'abcd'[inner]})"
        body.append(rf"\medskip\lab{{20pt}}{{22pt}}{{{label}}}{{{tex(question)}}}" + r"{\leftskip=42pt" + r"\dotline" * marks + rf"}}\hfill [{marks}]\par ")
        items.append(item(question, answer, f"1{label}", marks, stem=stem + " Figure 1 shows the apparatus and Table 1 the results."))
        scheme.append([f"1{label}", tex(answer), str(marks)])
    body.append(r"\hfill [Total: 6]")
    engine, source = document(draw, "\n".join(body), ["arial", "noto"], (11,), foot=r"\fancyfoot[L]{\tiny 0972/31/M/J/26}\fancyfoot[R]{\tiny [Turn over}")
    marks = document(draw, table(scheme, "|c|p{9cm}|c|", ["Question", "Answer", "Marks"]), ["arial"], (11,), head="0972/31 \\hfill Mark Scheme \\hfill May/June 2026")[1]
    return Document(engine, source, items, marks)


STORY = """Maren had lived beside the harbour all her life, and she knew every boat by the sound of its engine. On that Tuesday in March
the sound was strange to her. A grey ship lay behind the mole, larger than any she had seen, and its flag was one that her grandmother
had spoken of only once. The fishermen stood together on the quay and said nothing. Her brother Jonas, who was nine, waved. Nobody on
the ship waved back. In the evening a small boat brought three men ashore. They asked for the mayor, for bread, and for a doctor, in
that order, and they paid for the bread in coins of silver that were older than the church."""
ASKED = [
    ("How did Maren tell the boats from each other?", 1, "by the sound of their engines"),
    ("Find two things about the ship that were unusual.", 2, "it was larger than any she had seen; its flag was strange"),
    ("Why does the writer tell us that nobody waved back?", 2, "it makes the ship seem unfriendly"),
    ("What did the three men ask for first?", 1, "the mayor"),
    ("What do the coins suggest about the ship? Explain your answer.", 3, "that it comes from long ago, since the coins are older than the church"),
]


@layout(HALF, "reading-line-numbers", "a story with line numbers at the margin, questions with (2 marks) below, scheme as a list")
def reading_line_numbers(draw):
    lines = STORY.split("\n")
    told = r"\\ ".join(rf"\makebox[0pt][r]{{\small {5 * (n // 5) if n % 5 == 0 else ''}\quad}}{tex(line)}" for n, line in enumerate(lines, 1))
    body = [r"\section*{Reading: The grey ship}Read the text and answer the questions below.\par\bigskip\hspace*{20pt}\begin{minipage}{0.92\linewidth}\small " + told + r"\end{minipage}\bigskip"]
    items, scheme = [], []
    for place, (question, marks, answer) in enumerate(ASKED, 1):
        words = "1 mark" if marks == 1 else f"{marks} marks"
        body.append(rf"\lab{{0pt}}{{20pt}}{{{place}.}}{{{tex(question)} ({words})}}" + r"\ruleline" * marks + r"\medskip")
        items.append(item(question, answer, str(place), marks))
        scheme.append(rf"\lab{{0pt}}{{20pt}}{{{place}.}}{{{tex(answer)} ({words})}}")
    engine, source = document(draw, "\n".join(body), ["libertine", "timesnew"], (11,), head=r"\fancyhead[L]{Name:}\fancyhead[R]{Class:}")
    marks = document(draw, r"\section*{The grey ship: answers}" + "".join(scheme), ["timesnew"], (11,))[1]
    return Document(engine, source, items, marks)
