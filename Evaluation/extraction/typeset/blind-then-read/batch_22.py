"""The twenty-second eight: papers and tests of boards and publishers, with their own marks, numbers and schemes."""

from latex import document, table, tex
from office import document as office, paragraph, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import page, rows, web

HALF = "blind-then-read"

SPORT = [("Identify one component of fitness that a sprinter needs.", 1, "speed or power"), ("Describe one test of flexibility.", 2, "sit and reach: sit with straight legs, and reach past the toes"), ("Explain why a warm-up lowers the risk of injury.", 3, "muscles become warm, so they stretch further before they tear"), ("State the formula for the greatest heart rate.", 1, "220 − age")]


@layout(HALF, "paper-question-bar-marks-box", "paper with a dark bar Question 1 and the marks at its right end, text below, scheme as a table Q | Answer | Marks in its own file")
def paper_question_bar_marks_box(draw):
    body, items = "<h2>Physical education</h2>", []
    for n, (question, marks, answer) in enumerate(SPORT, 1):
        body += f"<div class=b><span>Question {n}</span><span>{marks} mark{'s' if marks > 1 else ''}</span></div><p>{web(question)}</p>" + "<div class=l></div>" * (marks + 1)
        items.append(item(question, answer, str(n), marks))
    css = ".b { display: flex; justify-content: space-between; background: #333; color: #fff; padding: 1mm 3mm; margin-top: 6mm } .l { border-bottom: 1px solid #999; height: 8mm } table { border-collapse: collapse } td, th { border: 1px solid #555; padding: 2mm }"
    engine, source = page(draw, body, ["Liberation Sans", "Noto Sans"], (11,), css)
    scheme = "<h2>Mark scheme</h2><table>" + rows([["Q", "Answer", "Marks"]], "th") + rows([[str(n), web(answer), str(marks)] for n, (_, marks, answer) in enumerate(SPORT, 1)]) + "</table>"
    return Document(engine, source, items, page(draw, scheme, ["Liberation Sans"], (11,), css)[1])


BUSINESS = [("Kofi runs a bakery with four employees. He wants to open a second shop.", [("State two aims that Kofi may have.", 2), ("Explain one advantage of being a sole trader.", 3), ("Recommend whether he should take a bank loan. Give reasons for your answer.", 6)]), ("A supermarket lowers the price of its bread by 20 pence.", [("What is meant by ‘competition’?", 1), ("Explain how the bakery may respond.", 4)])]


@layout(HALF, "paper-letters-under-numbers", "business paper 1. case, then a. b. c. with (Total 11 marks) at the end of each, marks as [3 marks] on a line of its own at the right, word processor")
def paper_letters_under_numbers(draw):
    body, items = paragraph(run("BUSINESS STUDIES – Unit 1"), "Title"), []
    for n, (stem, parts) in enumerate(BUSINESS, 1):
        body += paragraph(run(f"{n}.\t{stem}"), "Part")
        for letter, (question, marks) in zip("abc", parts):
            body += paragraph(run(f"{letter}.\t{question}"), "Inner") + paragraph(run(f"\t[{marks} mark{'s' if marks > 1 else ''}]"), "Body") + paragraph(run("\t"), "Line") * marks
            items.append(item(question, None, f"{n}({letter})", marks, stem=stem))
        body += paragraph(run(f"(Total {sum(m for _, m in parts)} marks)", "B"), "Body")
    engine, source = office(draw, body, ["Liberation Sans", "Noto Sans"], (11,))
    return Document(engine, source, items)


PRACTICAL = [("A student measures how the length of a wire affects its resistance.", [("Name the independent variable.", 1, "the length of the wire"), ("Draw the circuit that the student needs.", 2, "cell, wire, ammeter in series; voltmeter in parallel"), ("The student repeats each reading. Give a reason.", 1, "to find a mean and to spot odd results")]), ("The table shows the results for two lengths.", [("Calculate the resistance when the potential difference is 1.5 V and the current is 0.30 A.", 2, "5.0 Ω"), ("Predict the resistance of a wire of twice the length.", 1, "10 Ω")])]


@layout(HALF, "paper-dotted-number-paths", "paper numbered 1.1, 1.2 with stems at 1 and 2, (2) at the margin; answers on the last page as 1.1 … in lines")
def paper_dotted_number_paths(draw):
    body, key, items = "", "", []
    for n, (stem, parts) in enumerate(PRACTICAL, 1):
        body += rf"\bigskip\lab{{0pt}}{{30pt}}{{\textbf{{{n}}}}}{{{tex(stem)}}}"
        for m, (question, marks, answer) in enumerate(parts, 1):
            body += rf"\lab{{0pt}}{{30pt}}{{{n}.{m}}}{{{tex(question)}\hfill({marks})}}\vspace{{{14 * marks}mm}}"
            key += rf"\lab{{0pt}}{{30pt}}{{{n}.{m}}}{{{tex(answer)}}}"
            items.append(item(question, answer, f"{n}.{m}", marks, stem=stem))
    engine, source = document(draw, body + r"\newpage\textbf{\large Answers}\par " + key, ["times", "arial", "lm"], (11,))
    return Document(engine, source, items)


MUSIC = [("How many lines does a stave have?", ["four", "five", "six", "seven"], 1), ("Which instrument belongs to the brass family?", ["oboe", "cello", "trombone", "flute"], 2), ("What does ‘forte’ tell a player to do?", ["play loudly", "play fast", "play softly", "stop"], 0), ("How many quavers last as long as one minim?", ["two", "three", "four", "eight"], 2), ("Who wrote ‘The Four Seasons’?", ["Bach", "Vivaldi", "Mozart", "Handel"], 1)]


@layout(HALF, "choices-circled-letters", "choices with circled letters Ⓐ Ⓑ Ⓒ Ⓓ below each question, numbers in a shaded column, key Q1 – B in a row at the foot")
def choices_circled_letters(draw):
    body, items = "<h2>Music theory: first test</h2>", []
    for n, (question, options, right) in enumerate(MUSIC, 1):
        body += f"<div class=q><div class=n>{n}</div><div><div>{web(question)}</div>" + "".join(f"<div class=o>({letter}) {web(text)}</div>" for letter, text in zip("abcd", options)) + "</div></div>"
        items.append(item(question, options[right], str(n), None, choices("abcd", options), kind="mcq", answer_label="abcd"[right]))
    body += "<p class=k>Answers: " + " &nbsp; ".join(f"Q{n} – {'abcd'[right]}" for n, (*_, right) in enumerate(MUSIC, 1)) + "</p>"
    engine, source = page(draw, body, ["DejaVu Sans", "Noto Sans"], (10, 11), ".q { display: flex; margin: 4mm 0; break-inside: avoid } .n { background: #ddd; width: 9mm; text-align: center; margin-right: 4mm } .o { margin: .5mm 0 .5mm 5mm } .k { font-size: 8pt }")
    return Document(engine, source, items)


ETHICS = [("Is it ever right to tell a lie?", "Discuss the question from two points of view."), ("What do we owe to animals?", "Use one example from the text."), ("Can a law be unjust?", "Refer to a case from history."), ("Should voting be a duty?", "Weigh both sides.")]


@layout(HALF, "discussion-question-and-task", "philosophy handout, 1. question in italics, and a task behind it in the same paragraph, groff, two columns")
def discussion_question_and_task(draw):
    lines, items = [".2C", ".ce", "\\fBQuestions for seminar 3\\fP", ".sp"], []
    for n, (question, task) in enumerate(ETHICS, 1):
        lines += [f".IP {n}. 4", f"\\fI{plain(question)}\\fP {plain(task)}"]
        items.append(item(f"{question} {task}", None, str(n)))
    engine, source = roff(draw, lines)
    return Document(engine, source, items)


CODES = [("What does the term ‘algorithm’ mean?", "A list of steps that solves a problem.", 2), ("Convert the binary number 1011 to decimal.", "11", 1), ("State one advantage of compressing a file.", "It takes less space or is sent faster.", 1), ("Explain the difference between RAM and ROM.", "RAM loses its contents without power, ROM keeps them.", 2)]


@layout(HALF, "test-with-answers-in-red", "test copy for teachers, 1 question [2], the answer in red on the dotted line below")
def test_with_answers_in_red(draw):
    body, items = r"\begin{center}\textbf{Computer science, test 2 (answers)}\end{center}", []
    for n, (question, answer, marks) in enumerate(CODES, 1):
        body += rf"\medskip\lab{{0pt}}{{20pt}}{{\textbf{{{n}}}}}{{{tex(question)}\hfill[{marks}]}}\lab{{20pt}}{{0pt}}{{}}{{\textcolor{{red}}{{{tex(answer)}}}\dotfill}}"
        items.append(item(question, answer, str(n), marks))
    engine, source = document(draw, body, ["lm", "arial", "noto"], (11,))
    return Document(engine, source, items)


SPELL = [("The weather was (terible / terrible) all week.", "terrible"), ("She (received / recieved) a letter from her aunt.", "received"), ("We will (definately / definitely) come.", "definitely"), ("The shop is next to the (cemetery / cemetary).", "cemetery"), ("It is (necessary / neccessary) to book.", "necessary")]


@layout(HALF, "sentences-choice-in-brackets", "choose the right spelling in brackets, a) to e) as the only labels, answers a) … b) … in one paragraph after Answers:")
def sentences_choice_in_brackets(draw):
    body = paragraph(run("Spelling: which is right?"), "Title") + "".join(paragraph(run(f"{letter})\t{text}"), "Part") for letter, (text, _) in zip("abcde", SPELL))
    body += paragraph(run("Answers: ", "B") + run("; ".join(f"{letter}) {answer}" for letter, (_, answer) in zip("abcde", SPELL))), "Body")
    engine, source = office(draw, body, ["Liberation Serif", "Noto Sans"], (12,))
    forms = [text[text.index("(") + 1:text.index(")")].split(" / ") for text, _ in SPELL]
    return Document(engine, source, [item(text, answer, f"({letter})", None, choices([None, None], both), kind="mcq") for letter, (text, answer), both in zip("abcde", SPELL, forms)])


NUMERIC = [("A lift of mass 800 kg rises 12 m in 20 s. Calculate its power.", "4.7 kW"), ("A lamp of 60 W is on for 5 h. How much energy does it use, in kWh?", "0.30 kWh"), ("Find the current in a heater of 2.3 kW on the mains of 230 V.", "10 A"), ("A spring stretches 4.0 cm under a load of 6.0 N. Find its constant.", "150 N/m"), ("A car slows from 20 m/s to rest in 8.0 s. Find its mean deceleration.", "2.5 m/s²")]


@layout(HALF, "problems-answers-in-brackets-right", "physics problems 1 to 5 with the answer in square brackets at the right end of the last line")
def problems_answers_in_brackets_right(draw):
    body = r"\section*{Problems}" + "".join(rf"\lab{{0pt}}{{18pt}}{{{n}}}{{{tex(question)}\hfill [{tex(answer)}]}}\smallskip " for n, (question, answer) in enumerate(NUMERIC, 1))
    engine, source = document(draw, body, ["cm", "lm", "times"], (10, 11))
    return Document(engine, source, [item(question, answer, str(n), kind="numeric") for n, (question, answer) in enumerate(NUMERIC, 1)])
