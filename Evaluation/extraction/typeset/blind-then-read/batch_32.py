"""The thirty-second twenty: printed and published learning material, as books, courses and question banks set it."""

import re

import engines  # noqa: F401  (registers typst)
from latex import document, tex
from office import document as office, paragraph, paragraph_style, run, table as office_table
from paper import Document, choices, item, layout
from roff import document as roff, plain
from webpage import web

HALF = "blind-then-read"


def bound(draw, body, css, font, size, title, language="en", paper="A4", margins=("18mm", "18mm"), left="", right="", foot="counter(page)"):
    """An engine and a web page as a publisher prints it: running heads and a number at the foot, none of a browser's."""
    edge = f'font: 8.5pt "{font}", "Noto Sans CJK SC"; color: #444'
    boxes = f'@top-left {{ content: "{left}"; {edge} }} @top-right {{ content: "{right}"; {edge} }} @bottom-center {{ content: {foot}; {edge} }}'
    style = (
        f"@page {{ size: {paper}; margin: {margins[0]} {margins[1]}; {boxes} }}\n"
        f'body {{ font: {size}pt/1.4 "{font}", "Noto Sans", "Noto Sans CJK SC", "Noto Sans Symbols2"; margin: 0 }} sup, sub {{ line-height: 0; font-size: 70% }}\n{css}'
    )
    return "chromium", (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{web(title)}</title>'
        f"<style>{style}</style></head><body>\n{body}\n</body></html>"
    )


def picked(question, options, right, number, labels, shown=True, **rest):
    """The item of a question with choices; `right` are the places of the right ones."""
    right = [right] if isinstance(right, int) else right
    answer = "\n".join(options[place] for place in right) if shown else None
    label = ", ".join(labels[place] for place in right) if shown else None
    kind = "multi" if len(right) > 1 else "mcq"
    return item(question, answer, number, rest.pop("marks", None), choices(labels, options), **{"kind": kind, "answer_label": label} | rest)


def turned(draw, options, right):
    """The options in another order, and the places where the right ones are then."""
    order = draw.shuffled(range(len(options)))
    places = [right] if isinstance(right, int) else right
    return [options[place] for place in order], sorted(order.index(place) for place in places)


MIXTURE_TERMS = [
    ("alloy", "a solid mixture of a metal with one or more other elements"),
    ("chromatography", "a way to separate the parts of a mixture by how fast they move through a material"),
    ("distillation", "the separation of liquids by boiling and cooling the vapor"),
    ("emulsion", "a mixture of two liquids in which one is spread as fine drops in the other"),
    ("filtrate", "the liquid that has passed through a filter"),
    ("heterogeneous mixture", "a mixture whose parts can be told apart"),
    ("solute", "the substance that is dissolved in a solution"),
    ("solvent", "the substance that dissolves another"),
]
MIXTURE_CHOICES = [
    ("Which of the following is a heterogeneous mixture?", ["sea water", "air", "granite", "brass"], 2),
    ("Salt is best recovered from salt water by", ["filtration.", "evaporation.", "decanting.", "a magnet."], 1),
    ("In a solution of sugar in water, sugar is the", ["solvent.", "solute.", "filtrate.", "residue."], 1),
    ("Which mixture can be separated by filtration?", ["sand and water", "alcohol and water", "salt and water", "oxygen and nitrogen"], 0),
    ("Bronze is an alloy of copper and", ["zinc.", "iron.", "tin.", "lead."], 2),
    ("Which property makes distillation possible?", ["density", "color", "boiling point", "hardness"], 2),
    ("Milk is an example of", ["an element.", "an emulsion.", "a compound.", "an alloy."], 1),
]
MIXTURE_THINKING = [
    ("Explain why tap water is not a pure substance in the chemist’s sense.", "It contains dissolved salts and gases, so it is a mixture."),
    ("A classmate says that dissolving is the same as melting. How would you correct this?", "Melting needs one substance and heat; dissolving needs a solvent."),
    ("Why does an oil spill float on the sea, and how does this help those who clean it up?", "Oil is less dense than water, so it can be skimmed off the surface."),
    ("Suggest how you could show that black ink contains more than one dye.", "Use paper chromatography and look for bands of different colors."),
    ("Should bottled water be labeled “pure”? Give one argument for and one against.", None),
]


@layout(HALF, "open-textbook-review-odd-answers", "open textbook, LaTeX in two columns: Key Terms, Summary by sections 3.1 and 3.2, Review Questions and Critical Thinking numbered 3.1 to 3.10, Answer Key at the back to odd items only behind those of the chapter before")
def open_textbook_review_odd_answers(draw):
    terms, asked, deep = draw.some(MIXTURE_TERMS, 6), draw.shuffled(draw.some(MIXTURE_CHOICES, 6)), draw.mixed(draw.some(MIXTURE_THINKING[:4], 3)) + MIXTURE_THINKING[4:]
    items = [item(a, b, kind="definition", section="Key Terms") for a, b in terms]
    body = r"\begin{multicols}{2}\head{Key Terms}" + "".join(rf"\par\hangindent=1.2em\textbf{{{a}}}\quad {tex(b)}" + "\n" for a, b in terms)
    body += r"\head{Summary}\textbf{\textcolor{shade}{3.1\quad Kinds of Matter}}\par Matter is a pure substance or a mixture. A mixture keeps the properties of its parts, and it can be separated by physical means.\par\textbf{\textcolor{shade}{3.2\quad Separating Mixtures}}\par How a mixture is separated depends on a property in which its parts differ: the size of the grains, the boiling point, or how well they dissolve."
    body += r"\head{Review Questions}"
    key = [("2.9", "C"), ("2.11", "A"), ("2.13", tex("Its mass stays the same, since no atoms are lost."))]
    keyed = []
    n = 0
    for question, options, right in asked:
        n += 1
        body += rf"\lab{{0pt}}{{2.4em}}{{\textbf{{3.{n}}}}}{{{tex(question)}}}" + "".join(rf"\lab{{2.4em}}{{1.4em}}{{{label}.}}{{{tex(text)}}}" for label, text in zip("abcd", options)) + r"\vspace{3pt}"
        if n % 2:
            keyed.append((f"3.{n}", "ABCD"[right]))
        items.append(picked(question, options, right, f"3.{n}", "abcd", shown=n % 2 == 1, section="Review Questions"))
    body += r"\head{Critical Thinking}"
    for question, answer in deep:
        n += 1
        body += rf"\lab{{0pt}}{{2.4em}}{{\textbf{{3.{n}}}}}{{{tex(question)}}}\vspace{{3pt}}"
        answer = answer if n % 2 else None
        if answer:
            keyed.append((f"3.{n}", tex(answer)))
        items.append(item(question, answer, f"3.{n}", section="Critical Thinking"))
    body += r"\end{multicols}\newpage\renewcommand\place{Answer Key}{\LARGE\bfseries Answer Key}\par\medskip\begin{multicols}{2}"
    for title, lines in ((None, key), ("Chapter 3", keyed), ("Chapter 4", [("4.1", "D"), ("4.3", "B"), ("4.5", "B")])):
        body += (rf"\head{{{title}}}" if title else "") + "".join(rf"\lab{{0pt}}{{2.4em}}{{\textbf{{{number}}}}}{{{text}}}" for number, text in lines)
    body += r"\end{multicols}"
    engine, source = document(
        draw, body, ["palatino", "lm", "libertine", "times"], (10, 11), (20, 24),
        head=r"\fancyhead[L]{\small\place}\fancyhead[R]{\small\thepage}", foot=r"\fancyfoot[L]{\scriptsize This book is available for free at chem.openpress.example}",
        extra=r"\usepackage{xcolor}\definecolor{shade}{RGB}{20,90,140}\newcommand\place{Chapter 3\quad Mixtures and Solutions}\newcommand\head[1]{\par\medskip{\large\bfseries\scshape\textcolor{shade}{#1}}\par\nopagebreak}\setcounter{page}{118}", paper="letterpaper",
    )  # fmt: skip
    return Document(engine, source, items)


CHANCE = [
    ("Fair and unfair dice", None, [("Two fair dice are rolled. What is the probability that their sum is 7?", 3, None, "Six of the 36 equally likely pairs have the sum 7, so the probability is 1/6."), ("Given that the sum is 7, what is the probability that one die shows a 3?", 4, None, "Of the six pairs, (3, 4) and (4, 3) contain a 3. The probability is 1/3."), ("Are the events “the sum is 7” and “the first die shows a 3” independent?", 3, "Compute the probability of both.", "Yes. Both together have probability 1/36, which is 1/6 times 1/6.")]),
    ("A test for a rare disease", "A disease affects 1% of a population. A test is positive for 95% of those who have it and for 5% of those who do not.", [("Find the probability that a person chosen at random tests positive.", 5, None, "0.01 × 0.95 + 0.99 × 0.05 = 0.059"), ("A person tests positive. Find the probability that the person has the disease.", 5, "Use Bayes’ rule.", "0.0095 / 0.059 ≈ 0.161")]),
    ("Birthdays", None, [("In a class of n students, how large must n be so that two share a birthday with probability greater than 1/2? Ignore leap years.", 10, "Look at the complement first.", "n = 23. For 23 students the probability that all birthdays differ is about 0.493.")]),
    ("Waiting for heads", "A coin that shows heads with probability p is tossed until the first head appears. Let X be the number of tosses.", [("Write down the probability that X = k.", 3, None, "P(X = k) = (1 − p)p for k = 2 and, in general, p times (1 − p) to the power k − 1."), ("Show that E[X] = 1/p.", 7, "Condition on the first toss.", "E[X] = 1 + (1 − p)E[X], and solving for E[X] gives 1/p."), ("How many tosses do you expect for a fair coin?", 2, None, "2")]),
    ("Choosing a committee", None, [("A committee of three is chosen from five women and four men. How many committees contain at least one man?", 8, None, "There are 84 committees and 10 without a man, so 74.")]),
]
CHANCE[3][2][0] = ("Write down the probability that X = 3.", 3, None, "Two tails and then a head: p times the square of (1 − p).")


@layout(HALF, "university-problem-set-solutions", "university problem set with solutions, LaTeX: course, term and Out/Due in the head, collaboration policy, Problem 1. (15 points) Title, (a) (3 points), Hint: in italics, Solution. in a run-in below each part with a square at its end")
def university_problem_set_solutions(draw):
    asked = draw.mixed(draw.some(CHANCE, 4))
    total = sum(part[1] for _, _, parts in asked for part in parts)
    body = rf"\noindent\fbox{{\parbox{{\dimexpr\linewidth-2\fboxsep-2\fboxrule}}{{MATH 217: Introduction to Probability\hfill Fall 2025\\[3pt]\centering{{\Large\bfseries Problem Set 4 Solutions}}\\[3pt]\raggedright\textit{{Instructor: R. Okafor}}\hfill\textit{{Out: Oct 2\quad Due: Oct 9 at 5pm}}}}}}\par\bigskip "
    body += rf"There are {total} points on this problem set. You may work in groups of up to three, but you must write your own solutions and list your collaborators. Late work is not accepted. Questions? Come to office hours.\par"
    items = []
    for n, (title, stem, parts) in enumerate(asked, 1):
        marks = sum(part[1] for part in parts)
        body += rf"\bigskip\textbf{{Problem {n}.}} ({marks} points) \textbf{{{tex(title)}}}\par\nopagebreak " + (tex(stem) + r"\par " if stem else "")
        for letter, (question, worth, hint, answer) in zip("abc", parts):
            hinted = rf" \textit{{Hint: {tex(hint)}}}" if hint else ""
            solution = rf"{{\color{{blue!60!black}}\textbf{{Solution.}} {tex(answer)}\hfill$\Box$\par}}\medskip "
            whole = question + (f" Hint: {hint}" if hint else "")
            if len(parts) == 1:
                body += rf"{tex(question)}{hinted}\par {solution}"
                items.append(item(whole, answer, str(n), worth))
            else:
                body += rf"\lab{{1.8em}}{{1.8em}}{{({letter})}}{{({worth} points) {tex(question)}{hinted}}}{{\leftskip=1.8em {solution}}}"
                items.append(item(whole, answer, f"{n}({letter})", worth, stem=stem))
    body = body.replace("×", r"\ensuremath{\times}")
    engine, source = document(draw, body, ["cm", "lm", "times"], (10, 11), (24, 28), head=r"\fancyhead[L]{\small MATH 217, Fall 2025}\fancyhead[R]{\small Problem Set 4}", extra=r"\usepackage{xcolor}", paper="letterpaper")
    return Document(engine, source, items)


CASES = [
    ("A 68-year-old client with heart failure has gained 2 kg since yesterday and reports shortness of breath when lying flat. Which action should the nurse take first?", ["Encourage oral fluids", "Raise the head of the bed", "Weigh the client again", "Schedule a chest X-ray", "Document the findings"], [1], "Raising the head of the bed eases breathing at once. The other actions can follow when the client is more comfortable.", "Physiological adaptation"),
    ("A nurse is preparing to give insulin to a client whose blood glucose is 54 mg/dL (3.0 mmol/L). The client is awake and shaky. What should the nurse do?", ["Give the insulin as ordered", "Give 15 g of fast-acting carbohydrate", "Call the family", "Wait an hour and check again"], [1], "The client has hypoglycemia and can swallow. Giving insulin would lower the glucose further.", "Pharmacological therapies"),
    ("A 7-year-old child is brought to the emergency department after a bee sting. The child has hives, a hoarse voice and wheezing. Which medication does the nurse expect to give first?", ["Oral antihistamine", "Inhaled steroid", "Intramuscular epinephrine", "Intravenous antibiotic", "Topical calamine"], [2], "The signs are those of anaphylaxis, and epinephrine is the first treatment. Antihistamines act too slowly to protect the airway.", "Physiological adaptation"),
    ("A client returns from surgery with a urinary catheter. In the past two hours the bag has collected 20 mL of urine. What should the nurse check first?", ["Whether the tubing is kinked", "The client’s temperature", "The surgical dressing", "The client’s pain score", "Bowel sounds"], [0], "A mechanical cause is the quickest to find and to mend. If the tubing is open, the low output must be reported.", "Reduction of risk potential"),
    ("The nurse teaches a client who takes warfarin. Which statements show that the teaching was understood? Select all that apply.", ["“I will use a soft toothbrush.”", "“I can take aspirin for headaches.”", "“I will have my blood tested regularly.”", "“I will eat much more spinach than before.”", "“I will tell my dentist about this drug.”"], [0, 2, 4], "Aspirin increases the risk of bleeding, and a sudden rise in vitamin K makes warfarin less effective.", "Health promotion"),
    ("A 24-year-old woman, 30 weeks pregnant, complains of headache and blurred vision. Her blood pressure is 164/108 mm Hg. Which condition does the nurse suspect?", ["Anemia", "Preeclampsia", "Gestational diabetes", "Placenta previa"], [1], "High blood pressure with headache and visual changes after 20 weeks points to preeclampsia.", "Reduction of risk potential"),
    ("Which finding in a newborn, one hour after birth, should be reported?", ["Bluish hands and feet", "A respiratory rate of 44 per minute", "Grunting with each breath", "A heart rate of 140 per minute"], [2], "Grunting is a sign of respiratory distress. The other findings are normal in the first hours.", "Physiological adaptation"),
]


@layout(HALF, "nursing-bank-answer-rationale", "nursing review book, web page: clinical vignette behind a bold number, A. to E. or circles' letters for all that apply, then Answer: C and Rationale: in a shaded box with Client need: and Difficulty: lines, running head")
def nursing_bank_answer_rationale(draw):
    body, items = "<h1>Chapter 9: Mixed Practice Questions</h1><p class=d>Read each item carefully. Cover the shaded box until you have chosen an answer. Items marked “Select all that apply” may have more than one correct option.</p>", []
    first = draw.random.randint(3, 8) * 10 + 1
    for n, (question, options, right, why, need) in enumerate(draw.mixed(draw.some(CASES, 6)), first):
        options, right = turned(draw, options, right)
        letters = ", ".join("ABCDE"[place] for place in right)
        body += f"<div class=q><p class=t><b>{n}.</b>{web(question)}</p>" + "".join(f"<p class=o><span>{label}.</span>{web(text)}</p>" for label, text in zip("ABCDE", options))
        body += f"<div class=r><p><b>Answer: {letters}</b></p><p><b>Rationale:</b> {web(why)}</p><p class=s><i>Client need:</i> {need} &nbsp;|&nbsp; <i>Difficulty:</i> {draw.one(['Easy', 'Moderate', 'Hard'])}</p></div></div>"
        items.append(picked(question, options, right, str(n), "ABCDE"))
    css = """h1 { font-size: 17pt; color: #0b5563; border-bottom: 2px solid #0b5563; margin: 0 0 3mm } .d { font-style: italic; margin: 0 0 5mm } .q { break-inside: avoid; margin-bottom: 6mm } .q p { margin: 0 0 1mm } .t { padding-left: 9mm; text-indent: -9mm } .t b { display: inline-block; width: 9mm; text-indent: 0 } .o { padding-left: 16mm; text-indent: -6mm } .o span { display: inline-block; width: 6mm; text-indent: 0 }
.r { background: #e6f0f1; margin: 2mm 0 0 9mm; padding: 2mm 3mm; font-size: 92% } .s { font-size: 85%; color: #444 }"""
    engine, source = bound(draw, body, css, draw.one(["Carlito", "Open Sans", "Noto Serif"]), draw.one((10, 10.5)), "Mixed Practice Questions", paper="letter", left="Practice Questions for the Licensure Examination", right="Chapter 9")
    return Document(engine, source, items)


ROUNDS = [
    ("Food and Drink", [("Which country does feta cheese come from?", "Greece"), ("What is the main ingredient of hummus?", "Chickpeas"), ("Which nut is used to make marzipan?", "Almond"), ("Sauerkraut is made from which vegetable?", "Cabbage"), ("What kind of pasta has a name that means “little worms”?", "Vermicelli"), ("Which spice is the most expensive in the world by weight?", "Saffron")]),
    ("Geography", [("What is the capital of New Zealand?", "Wellington"), ("Which is the longest river in Europe?", "The Volga"), ("Which US state has the smallest area?", "Rhode Island"), ("In which country would you find Mount Kilimanjaro?", "Tanzania"), ("Which sea lies between Italy and Croatia?", "The Adriatic"), ("Which two countries share the island of Hispaniola?", "Haiti and the Dominican Republic")]),
    ("Science and Nature", [("How many bones does an adult human have?", "206"), ("Which planet has the shortest year?", "Mercury"), ("What is a group of lions called?", "A pride"), ("Which metal is liquid at room temperature?", "Mercury"), ("What does a botanist study?", "Plants"), ("Which gas makes up most of the Earth’s atmosphere?", "Nitrogen")]),
    ("Sport", [("How many players from one team are on the field in rugby union?", "15"), ("In which sport is the Davis Cup contested?", "Tennis"), ("How long is a marathon, to the nearest kilometre?", "42 km"), ("Which country hosted the first modern Olympic Games in 1896?", "Greece"), ("How many holes are played in a full round of golf?", "18")]),
]


@layout(HALF, "pub-quiz-master-sheet", "pub quiz by word processor: notes for the host, Round 1: Geography with a table No., Question, Answer for the quizmaster, a tie-break behind, then an answer sheet with Team name and empty numbered rows in a table of three rounds")
def pub_quiz_master_sheet(draw):
    rounds = draw.shuffled(draw.some(ROUNDS, 3))
    body = paragraph(run("The Anchor Quiz Night"), "Title") + paragraph(run("QUIZMASTER’S COPY – do not hand out!", "B"))
    body += paragraph(run("Read each question twice. Allow 30 seconds between questions and two minutes at the end of a round. One point for each correct answer unless stated otherwise. Swap papers for marking."))
    items = []
    for n, (title, asked) in enumerate(rounds, 1):
        asked = draw.shuffled(asked)[:5]
        body += paragraph(run(f"Round {n}: {title}"), "Head")
        body += office_table([[run(cell, "B") for cell in ("No.", "Question", "Answer")], *[[run(str(m)), run(q), run(a, "I")] for m, (q, a) in enumerate(asked, 1)]], [1.3, 10.3, 5.0])
        items += [item(q, a, str(m), section=f"Round {n}: {title}") for m, (q, a) in enumerate(asked, 1)]
    tie, answer = draw.one([("In what year was the Eiffel Tower opened?", "1889"), ("How many steps lead to the top of the Eiffel Tower’s second floor?", "674"), ("In what year was the first crossword printed in a newspaper?", "1913")])
    body += paragraph(run("Tie-break (nearest wins): ", "B") + run(tie + " ") + run(f"({answer})", "I"))
    items.append(item(tie, answer))
    body += paragraph(run("ANSWER SHEET"), "Sheet") + paragraph(run("Team name: ______________________________\tNumber of players: ______"))
    rows = [[run("", "B"), *[run(f"Round {n}", "B") for n in (1, 2, 3)]]] + [[run(str(m)), run("\n"), run(""), run("")] for m in range(1, 6)] + [[run("Score", "B"), run(" / 5"), run(" / 5"), run(" / 5")]]
    body += office_table(rows, [1.6, 5.0, 5.0, 5.0]) + paragraph(run("Total: ______ / 15\tMarked by: ____________________"))
    styles = paragraph_style("Sheet", 0, bold=True, size=18, extra='fo:break-before="page" fo:text-align="center"')
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Comic Neue"], (11, 12), styles=styles)
    return Document(engine, source, items)


TRIVIA = [
    ("What is the capital of France?", "Paris"),
    ("Which planet is known as the Red Planet?", "Mars"),
    ("How many strings does a violin have?", "four"),
    ("Who painted the Mona Lisa?", "Leonardo da Vinci"),
    ("What is the chemical symbol for gold?", "Au"),
    ("In which ocean is Madagascar?", "the Indian Ocean"),
    ("What is the largest mammal?", "the blue whale"),
    ("Which king of England had six wives?", "Henry VIII"),
    ("How many sides has a heptagon?", "seven"),
    ("Which instrument measures air pressure?", "a barometer"),
    ("In which city is the Colosseum?", "Rome"),
    ("What do the letters DNA stand for?", "deoxyribonucleic acid"),
    ("Who wrote Oliver Twist [1838]?", "Charles Dickens"),
    ("What is the currency of Japan?", "the yen"),
    ("On which river does Budapest stand?", "the Danube"),
    ("Which sport uses the terms “love” and “deuce”?", "tennis"),
]


@layout(HALF, "trivia-answers-in-square-brackets", "general knowledge list by groff: title, note by who collected it, Q1 and the question in one line, [answer] in square brackets behind it, Q numbers that do not begin again in sets of five with dashes between")
def trivia_answers_in_square_brackets(draw):
    asked = draw.shuffled(draw.some(TRIVIA, 15))
    lines = [".ad l", ".LP", r"\fB\s+4General Knowledge Trivia, Sheet 27\s0\fP", ".LP", plain("Collected for the village hall evening. Answers are in square brackets; please do not read them out. Corrections to the secretary.")]
    items = []
    for n, (question, answer) in enumerate(asked, 1):
        if n % 5 == 1 and n > 1:
            lines += [".LP", r"\(em \(em \(em \(em \(em"]
        lines += [".LP", f".IP Q{n} 5n", plain(f"{question} [{answer}]")]
        items.append(item(question, answer, str(n)))
    lines += [".LP", plain("E & O E. Sheet 28: Capitals and flags.")]
    engine, source = roff(draw, lines, (10, 11), ("T", "H", "P"))
    return Document(engine, source, items)


CONTEST = [
    (r"What is the value of $2025-2\cdot 0\cdot 2\cdot 5$?", "What is the value of 2025 − 2 · 0 · 2 · 5?", ["0", "2005", "2020", "2025", "2045"], 3),
    (r"The average of five numbers is 12. When one number is removed, the average of the others is 10. Which number was removed?", None, ["12", "14", "16", "18", "20"], 4),
    (r"A square has the same perimeter as a rectangle with sides 4 and 10. What is the area of the square?", None, ["36", "40", "49", "56", "64"], 2),
    (r"How many positive divisors of 72 are even?", None, ["6", "8", "9", "10", "12"], 2),
    (r"If $3x+7=25$, what is $x^2$?", "If 3x + 7 = 25, what is x²?", ["6", "25", "36", "49", "81"], 2),
    (r"Two of the angles of a triangle are $38^\circ$ and $71^\circ$. The triangle is", "Two of the angles of a triangle are 38° and 71°. The triangle is", ["right", "isosceles", "equilateral", "obtuse", "not possible"], 1),
    (r"A bag holds 4 red, 5 blue and 6 green marbles. What is the least number of marbles that must be drawn, without looking, to be sure of having two of the same color?", None, ["2", "3", "4", "7", "12"], 2),
    (r"What fraction of the integers from 1 to 20, inclusive, are prime?", None, ["1/4", "3/10", "7/20", "2/5", "9/20"], 3),
    (r"Ana walks to school at 4 miles per hour and back along the same road at 6 miles per hour. What is her average speed, in miles per hour, for the round trip?", None, ["4.5", "4.8", "5", "5.2", "5.5"], 1),
    (r"What is the units digit of $7^{2026}$?", "What is the units digit of 7²⁰²⁶?", ["1", "3", "5", "7", "9"], 4),
]


@layout(HALF, "maths-contest-five-in-a-row", "mathematics contest, LaTeX: rules on the title page as a numbered list, then 1. with five options (A) to (E) spread over one row, fractions set upright, key on the last page in two columns as 1. D with the number right aligned")
def maths_contest_five_in_a_row(draw):
    asked = draw.some(CONTEST, 9)
    body = r"\begin{center}{\Large\bfseries 14th Annual}\par{\LARGE\bfseries Lakeside Mathematics Contest 8}\par\medskip Tuesday, November 11, 2025\end{center}\textbf{Instructions}\begin{enumerate}[leftmargin=*]\item Do not open this booklet until your proctor tells you to begin.\item This is a nine-question multiple-choice test. Each question is followed by answers marked A, B, C, D and E. Only one of these is correct.\item There is no penalty for guessing. Your score is the number of correct answers.\item Only scratch paper, rulers and erasers are allowed. No calculators.\item You have 25 minutes to complete the test.\end{enumerate}\newpage "
    items, key = [], []
    for n, (source, text, options, right) in enumerate(asked, 1):
        set_ = [(rf"$\frac{{{o.split('/')[0]}}}{{{o.split('/')[1]}}}$" if "/" in o else rf"${o}$" if o[0].isdigit() else rf"\text{{{o}}}") for o in options]
        body += rf"\lab{{2em}}{{2em}}{{\textbf{{{n}.}}}}{{{source}\par\vspace{{6pt}}" + r"\hfill ".join(rf"\textbf{{({label})}}~{o}" for label, o in zip("ABCDE", set_)) + r"\hspace*{1em}}\vspace{16pt}" + "\n"
        key.append(rf"\makebox[2em][r]{{{n}.}}\quad {'ABCDE'[right]}\par")
        items.append(picked(text or source, options, right, str(n), "ABCDE"))
    body += r"\newpage\begin{center}\Large\bfseries Answer Key\end{center}\begin{multicols}{2}" + "".join(key) + r"\end{multicols}\vfill\footnotesize The problems and solutions for this contest were prepared by the Lakeside Mathematics Circle. Questions and comments about them may be sent to contest@lakesidecircle.example."
    engine, source = document(draw, body, ["cm", "times", "lm"], (11, 12), (24, 30), head=r"\fancyhead[L]{\small Lakeside Mathematics Contest 8}\fancyhead[R]{\small 2025}", paper="letterpaper")
    return Document(engine, source, items)


EXAM = [
    ("A user cannot open websites by name, but can reach them by IP address. Which service should the technician check first?", ["DHCP", "DNS", "NTP", "SNMP"], [1], "DNS translates names into IP addresses. If pages open by address, the network itself works."),
    ("Which port does HTTPS use by default?", ["21", "80", "443", "3389"], [2], "Port 80 is used by HTTP, 21 by FTP and 3389 by RDP."),
    ("An administrator must make sure that a lost laptop’s data cannot be read. Which of the following should be used?", ["Full disk encryption", "A screen saver password", "A cable lock", "Antivirus software"], [0], "Encryption protects data at rest even when the disk is removed."),
    ("Which of the following are private IPv4 addresses? (Choose two.)", ["10.4.7.1", "172.40.0.9", "192.168.20.5", "8.8.8.8"], [0, 2], "RFC 1918 reserves 10.0.0.0/8, 172.16.0.0/12 and 192.168.0.0/16."),
    ("A company wants its files to survive the failure of any one disk while using as little extra space as possible. It has four disks. Which RAID level is BEST?", ["RAID 0", "RAID 1", "RAID 5", "RAID 10"], [2], "RAID 5 gives up the space of one disk for parity. RAID 10 gives up half of the space."),
    ("Employees receive an e-mail that seems to come from the director and asks them to buy gift cards. Which type of attack is this?", ["Phishing", "Denial of service", "SQL injection", "Brute force"], [0], None),
    ("Which command shows the path that packets take to a remote host on Windows?", ["ipconfig", "netstat", "tracert", "nslookup"], [2], "On Linux the command is traceroute."),
    ("Which two factors together provide multifactor authentication? (Choose two.)", ["A password", "A security question", "A fingerprint", "A PIN"], [0, 2], "A password is something you know; a fingerprint is something you are. The others are of the first kind, too."),
]


@layout(HALF, "certification-question-no", "practice questions for a certificate, word processor: version and total in the head, QUESTION NO: 41 in bold capitals, A. B. C. D., Correct Answer: B, Section: (none), Explanation, Explanation/Reference: with text or nothing, a site's line in the foot")
def certification_question_no(draw):
    first = draw.random.randint(3, 20) * 7
    body = paragraph(run("Network and Security Fundamentals"), "Title") + paragraph(run("Number: N10-000\nPassing Score: 800\nTime Limit: 120 min\nFile Version: 12.4")) + paragraph(run("Exam A"), "Head")
    items = []
    for n, (question, options, right, why) in enumerate(draw.shuffled(draw.some(EXAM, 7)), first):
        options, right = turned(draw, options, right)
        letters = "".join("ABCD"[place] for place in right)
        body += paragraph(run(f"QUESTION NO: {n}", "B"), "Keep") + paragraph(run(question), "Keep")
        body += "".join(paragraph(run(f"{label}.  {text}"), "Tight") for label, text in zip("ABCD", options))
        body += paragraph(run("Correct Answer: ", "B") + run(letters)) + paragraph(run("Section: (none)\nExplanation", "B"), "Tight") + paragraph(run("Explanation/Reference:", "B"), "Tight")
        body += paragraph(run(f"Explanation: {why}" if why else ""), "Tight")
        items.append(picked(question, options, right, str(n), "ABCD"))
    styles = paragraph_style("Tight", 0, extra='fo:keep-together="always"') + paragraph_style("Keep", 0.35, extra='fo:keep-with-next="always"')
    engine, source = office(draw, body, ["Liberation Sans", "DejaVu Sans", "Liberation Serif"], (10, 11), head="The Safer, Easier Way To Help You Prepare – www.prepstack.example", styles=styles)
    return Document(engine, source, items)


CODE = [
    ("What does this program print?", "for i in range(2, 10, 3):\n    print(i, end=\" \")", "2 5 8"),
    ("The function below should return the largest number of a list, but it fails for `[-3, -7]`. Find and correct the error.", "def largest(numbers):\n    best = 0\n    for n in numbers:\n        if n > best:\n            best = n\n    return best", "The first value must be `best = numbers[0]`, as 0 is larger than every negative number."),
    ("Write a function `vowels(text)` that returns the number of vowels in a string.", None, "`return sum(c in \"aeiou\" for c in text.lower())`"),
    ("What is the value of `x` after these lines have run?", "x = 17\ny = x // 5\nx = x % 5 + y", "5"),
    ("Write a program that asks for a temperature in degrees Celsius and prints it in degrees Fahrenheit, rounded to one decimal place.", None, None),
    ("Which of the two loops runs more often? Give the number of passes of each.", "n = 0\nwhile n < 20:      # (1)\n    n += 4\n\nfor k in range(3, 9):   # (2)\n    pass", "The second: 5 passes for (1), 6 passes for (2)."),
    ("Rewrite the following lines with a dictionary.", "if code == \"de\":\n    name = \"Germany\"\nelif code == \"fr\":\n    name = \"France\"\nelse:\n    name = \"unknown\"", "`name = {\"de\": \"Germany\", \"fr\": \"France\"}.get(code, \"unknown\")`"),
]


@layout(HALF, "programming-course-typst", "programming course, Typst: section with a listing in its text, Exercise 4.1 as bold run-in heads with stars for difficulty, listings in grey boxes with code in the question, at the end Selected solutions with 4.1 before each and some left out")
def programming_course_typst(draw):
    asked = draw.mixed(draw.some(CODE, 6))
    chapter = draw.random.randint(2, 6)
    body, key, items = "", "", []
    for n, (question, listing, answer) in enumerate(asked, 1):
        stars = draw.one(["★", "★★", "★★★"])
        listed = f"\n```python\n{listing}\n```\n" if listing else ""
        body += f"#block(above: 1.4em)[*Exercise {chapter}.{n}* #text(fill: orange.darken(20%))[{stars}] #h(0.4em) {question}{listed}]\n\n"
        whole = " ".join(f"{question.replace('`', '')} {listing or ''}".split())
        items.append(item(whole, answer and answer.replace("`", ""), f"{chapter}.{n}"))
        key += f"*{chapter}.{n}* #h(0.4em) {answer}\n\n" if answer else ""
    source = f"""#set page(paper: "a4", margin: 24mm, numbering: "1", header: text(9pt)[Programming with Python #h(1fr) Chapter {chapter}: Loops and collections])
#set text(font: ({draw.one(['"Libertinus Serif"', '"New Computer Modern"', '"Noto Sans"'])}, "Noto Sans Symbols2"), size: {draw.one([10, 11])}pt, lang: "en")
#set par(justify: true)
#show raw.where(block: true): it => block(fill: luma(240), inset: 8pt, radius: 2pt, width: 100%, it)
#set heading(numbering: "1.1")
#counter(heading).update({chapter - 1})
= Loops and collections
== Repeating with `for`
A `for` loop takes the items of a collection one after the other. How often does this one run? Once for each letter, so four times:
```python
for letter in "code":
    print(letter.upper())
```
Use `while` when you do not know beforehand how often something has to be done.
#heading(level: 2)[Exercises]
{body}
#pagebreak()
#heading(level: 1, numbering: none)[Selected solutions]
{key}"""
    return Document("typst", source.replace("★", "#sym.star.filled"), items)


PERFEKT = [("Wir sind gestern ins Museum {}.", "gehen", "gegangen"), ("Hast du schon die E-Mail {}?", "schreiben", "geschrieben"), ("Mein Bruder hat ein neues Fahrrad {}.", "kaufen", "gekauft"), ("Der Zug ist pünktlich in Köln {}.", "ankommen", "angekommen"), ("Sie hat uns zum Essen {}.", "einladen", "eingeladen"), ("Ich habe die ganze Nacht nicht {}.", "schlafen", "geschlafen")]
FEHLER = [("Ich bin seit drei Jahre in Berlin.", "Ich bin seit drei Jahren in Berlin."), ("Am Wochenende wir fahren an die See.", "Am Wochenende fahren wir an die See."), ("Er hilft seine Mutter im Garten.", "Er hilft seiner Mutter im Garten."), ("Weil ich bin müde, gehe ich ins Bett.", "Weil ich müde bin, gehe ich ins Bett.")]
GEGENTEIL = [("billig", "teuer"), ("früh", "spät"), ("laut", "leise"), ("voll", "leer"), ("schwer", "leicht"), ("sauber", "schmutzig")]


@layout(HALF, "course-book-example-item-zero", "page of a German course book, web page in two colours: Übung 3 in a coloured tab with the instruction in bold, item 0 done in handwriting letters as an example, gaps as drawn rules with the verb in brackets, a box of grammar, opposites with letters, keys at the foot of the last page run in by exercises")
def course_book_example_item_zero(draw):
    first = draw.random.randint(2, 6)
    gaps, wrong, pairs = draw.some(PERFEKT, 5), draw.shuffled(draw.some(FEHLER, 3)), draw.some(GEGENTEIL, 4)
    meanings = draw.mixed([b for _, b in pairs])
    items, keys = [], []

    def exercise(n, text, inside):
        return f"<div class=x><p class=h><span>Übung {n}</span><b>{text}</b></p>{inside}</div>"

    done = "<p class=z><span>0</span>Am Montag hat Lena lange <i>gearbeitet</i>. (arbeiten)</p>"
    body = "<h1>Lektion 7 &nbsp; Was hast du am Wochenende gemacht?</h1><div class=k><b>Grammatik: Perfekt</b><br>haben / sein + Partizip II: Ich <b>habe</b> Tennis <b>gespielt</b>. Er <b>ist</b> nach Hause <b>gekommen</b>.<br>Verben der Bewegung bilden das Perfekt meist mit <i>sein</i>.</div>"
    body += exercise(first, "Ergänzen Sie das Partizip.", done + "".join(f"<p class=z><span>{n}</span>{web(text).replace('{}', '<u></u>')} ({verb})</p>" for n, (text, verb, _) in enumerate(gaps, 1)))
    items += [item(f"{text.replace('{}', ' ').replace('  ', ' ').replace(' .', '  .').replace(' ?', '  ?')} ({verb})", answer, str(n), kind="gap", gap=True, section=f"Übung {first}") for n, (text, verb, answer) in enumerate(gaps, 1)]
    keys.append((first, [f"{n} {a}" for n, (_, _, a) in enumerate(gaps, 1)]))
    body += exercise(first + 1, "In jedem Satz ist ein Fehler. Schreiben Sie die Sätze richtig.", "<p class=z><span>0</span>Gestern ich habe Fußball gespielt.</p><p class=w><i>Gestern habe ich Fußball gespielt.</i></p>" + "".join(f"<p class=z><span>{n}</span>{web(text)}</p><p class=w></p>" for n, (text, _) in enumerate(wrong, 1)))
    items += [item(text, answer, str(n), section=f"Übung {first + 1}") for n, (text, answer) in enumerate(wrong, 1)]
    keys.append((first + 1, [f"{n} {a.removesuffix('.')}" for n, (_, a) in enumerate(wrong, 1)]))
    rows = "".join(f"<tr><td><span>{n}</span>{a}</td><td><span>{'abcd'[n - 1]}</span>{b}</td></tr>" for n, ((a, _), b) in enumerate(zip(pairs, meanings), 1))
    body += exercise(first + 2, "Was ist das Gegenteil? Ordnen Sie zu.", f"<table>{rows}</table>")
    options = choices("abcd", meanings)
    items += [item(a, b, str(n), None, options, kind="match", answer_label="abcd"[meanings.index(b)], section=f"Übung {first + 2}") for n, (a, b) in enumerate(pairs, 1)]
    keys.append((first + 2, [f"{n}{'abcd'[meanings.index(b)]}" for n, (_, b) in enumerate(pairs, 1)]))
    body += exercise(first + 3, "Und Sie? Schreiben Sie fünf Sätze über Ihr Wochenende.", "<p class=w></p>" * 3)
    items.append(item("Und Sie? Schreiben Sie fünf Sätze über Ihr Wochenende.", None, str(first + 3), kind="long"))
    body += "<div class=s><b>Lösungen</b> " + " &nbsp; ".join(f"<b>{n}</b> {'; '.join(web(a) for a in given)}" for n, given in keys) + "</div>"
    css = """h1 { font-size: 16pt; background: #e8a33d; color: #fff; margin: 0 0 4mm; padding: 1.5mm 4mm } .k { border: 1.5px solid #e8a33d; border-radius: 2mm; padding: 2mm 3mm; font-size: 90%; margin-bottom: 4mm } .x { break-inside: avoid; margin-bottom: 4.5mm } .h { margin: 0 0 2mm } .h span { background: #2b6cb0; color: #fff; font-weight: bold; padding: .4mm 2.5mm; margin-right: 3mm; border-radius: 1mm } .z { margin: 0 0 2.2mm } .z span, td span { color: #2b6cb0; font-weight: bold; display: inline-block; width: 7mm }
u { display: inline-block; width: 30mm; border-bottom: 1px solid #000; text-decoration: none } i { font-family: "Comic Neue"; color: #333 } .w { border-bottom: 1px solid #888; margin: 0 0 2.5mm 7mm; min-height: 6mm } td { padding: .8mm 22mm .8mm 0 } .s { border-top: 1px solid #888; font-size: 75%; padding-top: 1.5mm; margin-top: 6mm }"""
    engine, source = bound(draw, body, css, draw.one(["Open Sans", "Carlito"]), draw.one((10.5, 11)), "Lektion 7", "de", right="Lektion 7", foot='"68 | achtundsechzig"')
    return Document(engine, source, items)


CHAPITRES = [
    ("Chapitre 1", [("Où habite Madame Lenoir ?", "Elle habite à Saint-Malo, près du port."), ("Que trouve-t-elle devant sa porte ?", "Elle trouve une valise rouge."), ("Pourquoi n’appelle-t-elle pas la police ?", "Parce qu’elle connaît le nom sur la valise.")], [("Madame Lenoir vit seule avec son chat.", True), ("La valise est très lourde.", False)]),
    ("Chapitre 2", [("Qui est Antoine Morel ?", "C’est un ancien marin, l’ami de son mari."), ("Que contient la valise ?", "Elle contient des lettres et une carte de l’île."), ("À quelle heure part le bateau ?", "Il part à sept heures et demie.")], [("Antoine répond au téléphone.", False), ("La carte est datée de 1962.", True)]),
    ("Chapitre 3", [("Comment est la mer ce matin-là ?", "Elle est calme et grise."), ("Que voit Madame Lenoir sur la plage ?", "Elle voit un phare et une maison vide."), ("Qui l’attend dans la maison ?", "C’est sa sœur Jeanne.")], [("Jeanne a écrit toutes les lettres.", True), ("Les deux sœurs repartent le soir même.", False)]),
]


@layout(HALF, "graded-reader-french-activities", "French graded reader, LaTeX on a small page: Activités by Chapitre, A Répondez aux questions. with bare numbers that begin again, B Vrai ou faux ? with squares V and F at the right, a project without number, Corrigés run in by chapters on the last page")
def graded_reader_french_activities(draw):
    body, key, items = r"\begin{center}\Large\scshape Activités\end{center}\textit{Avant de lire :} regardez la couverture et imaginez l’histoire avec un voisin." + "\n", "", []
    for title, asked, statements in CHAPITRES:
        asked, statements = draw.some(asked, 2 if title == "Chapitre 3" else 3), draw.shuffled(statements)
        body += rf"\Needspace{{6\baselineskip}}\par\bigskip{{\large\bfseries {title}}}\par\textbf{{A}}\quad\textbf{{Répondez aux questions.}}\par" + "".join(rf"\lab{{0pt}}{{1.6em}}{{{n}}}{{{tex(q)}}}" for n, (q, _) in enumerate(asked, 1))
        body += r"\par\textbf{B}\quad\textbf{Vrai ou faux ?}\par" + "".join(rf"\lab{{0pt}}{{1.6em}}{{{n}}}{{{tex(q)}\hfill $\Box$~V\quad$\Box$~F}}" for n, (q, _) in enumerate(statements, 1))
        items += [item(q, a, str(n), section=f"{title} A") for n, (q, a) in enumerate(asked, 1)]
        items += [item(q, str(v), str(n), kind="truefalse", section=f"{title} B") for n, (q, v) in enumerate(statements, 1)]
        key += rf"\par\medskip\textbf{{{title}}}\par \textbf{{A}} " + " ".join(rf"\textbf{{{n}}} {tex(a)}" for n, (_, a) in enumerate(asked, 1)) + r"\par\textbf{B} " + ", ".join(rf"\textbf{{{n}}} {'V' if v else 'F'}" for n, (_, v) in enumerate(statements, 1))
    body += r"\par\bigskip\textbf{Projet}\par Faites une affiche sur une île française : situation, habitants, traditions. Présentez-la à la classe.\newpage\begin{center}\Large\scshape Corrigés\end{center}\small " + key
    engine, source = document(draw, body, ["lm", "palatino", "schoolbook"], (10, 11), (16, 20), head=r"\fancyhead[C]{\small\itshape La Valise rouge}", foot=r"\fancyfoot[C]{\small\thepage}", extra=r"\setcounter{page}{54}", paper="a5paper")
    return Document(engine, source, items)


BICYCLE = [
    ("A", "In 1817 a German inventor presented a machine with two wheels and no pedals. The rider sat between the wheels and pushed against the ground. Roads of the time were rough, and within a few years most cities had banned the machine from their pavements.", "A first machine meets resistance"),
    ("B", "Pedals were added to the front wheel in the 1860s, probably in Paris. Because one turn of the pedals moved the wheel round once, builders made the front wheel larger and larger to gain speed. Falls from such a height were often serious.", "How speed brought danger"),
    ("C", "The answer was the chain. From 1885 the safety bicycle had two wheels of the same size, and a chain drove the one at the back. Three years later a vet in Belfast fitted air-filled tyres to his son’s tricycle, and riding became comfortable.", "Two inventions that made riding safe and pleasant"),
    ("D", "By the 1890s bicycles were made in large numbers and their price fell. Women, who had rarely travelled alone, found in them a means of independence, and clothes changed in order to suit the new pastime.", "A change in the lives of women"),
    ("E", "Today more than half of the journeys in some Dutch cities are made by bicycle. Planners elsewhere study how wide lanes and safe crossings have persuaded people to leave their cars at home.", "What other cities can learn"),
]
SPARE_HEADINGS = ["The cost of building cycle lanes", "A sport for the rich", "Racing across a continent"]
NOTES_TASK = [("1817: machine without", "pedals", "; rider pushed against the ground"), ("1860s: larger front wheel gave more", "speed", "but made falls serious"), ("1885: back wheel driven by a", "chain", ""), ("1888: tyres filled with", "air", "first used on a tricycle")]
NOT_GIVEN = [("The machine of 1817 was welcomed by city governments.", "FALSE"), ("The safety bicycle had wheels of equal size.", "TRUE"), ("The vet in Belfast became rich through his invention.", "NOT GIVEN"), ("Clothes for women changed because of the bicycle.", "TRUE")]
SHORT_TASK = [("In which city were pedals probably first fitted?", "Paris"), ("What fell when bicycles were made in large numbers?", "price")]


@layout(HALF, "reading-passage-headings-and-notes", "reading test of a language certificate, web page: passage with paragraphs A to E, Questions 1–5 List of Headings i to viii in a box, Questions 6–9 notes with numbers inside dotted gaps and NO MORE THAN TWO WORDS, Questions 10–13 TRUE FALSE NOT GIVEN, short answers, key in columns on the last page")
def reading_passage_headings_and_notes(draw):
    roman = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"]
    heads = draw.mixed([*[head for _, _, head in BICYCLE], *draw.some(SPARE_HEADINGS, 3)])
    statements = draw.mixed(NOT_GIVEN)
    body = "<h1>READING PASSAGE 1</h1><p><i>You should spend about 20 minutes on <b>Questions 1–15</b>, which are based on Reading Passage 1 below.</i></p><h2>The bicycle: two centuries on two wheels</h2>" + "".join(f"<div class=p><b>{letter}</b><p>{web(text)}</p></div>" for letter, text, _ in BICYCLE)
    body += "<h3 class=n>Questions 1–5</h3><p><i>Reading Passage 1 has five paragraphs, <b>A–E</b>.<br>Choose the correct heading for each paragraph from the list of headings below.<br>Write the correct number, <b>i–viii</b>, in boxes 1–5 on your answer sheet.</i></p><div class=b><p class=c><b>List of Headings</b></p>" + "".join(f"<p><b>{label}</b>{web(text)}</p>" for label, text in zip(roman, heads)) + "</div>"
    body += "".join(f"<p class=l><b>{n}</b>Paragraph <b>{letter}</b></p>" for n, (letter, _, _) in enumerate(BICYCLE, 1))
    options = choices(roman, heads)
    items = [item(f"Paragraph {letter}", head, str(n), None, options, kind="match", answer_label=roman[heads.index(head)], section="Questions 1–5") for n, (letter, _, head) in enumerate(BICYCLE, 1)]
    key = [roman[heads.index(head)] for _, _, head in BICYCLE]
    body += "<h3>Questions 6–9</h3><p><i>Complete the notes below.<br>Choose <b>NO MORE THAN TWO WORDS</b> from the passage for each answer.</i></p><div class=b><p class=c><b>The development of the bicycle</b></p>" + "".join(f"<p>•&ensp;{web(before)} <b>{n}</b> ........................ {web(after)}</p>" for n, (before, _, after) in enumerate(NOTES_TASK, 6)) + "</div>"
    items += [item(f"{before} {n} ........................ {after}".strip(), answer, str(n), kind="gap", section="Questions 6–9") for n, (before, answer, after) in enumerate(NOTES_TASK, 6)]
    key += [answer for _, answer, _ in NOTES_TASK]
    body += "<h3>Questions 10–13</h3><p><i>Do the following statements agree with the information given in Reading Passage 1?<br>In boxes 10–13 on your answer sheet, write</i></p><table><tr><td><b>TRUE</b></td><td><i>if the statement agrees with the information</i></td></tr><tr><td><b>FALSE</b></td><td><i>if the statement contradicts the information</i></td></tr><tr><td><b>NOT GIVEN</b></td><td><i>if there is no information on this</i></td></tr></table>" + "".join(f"<p class=l><b>{n}</b>{web(text)}</p>" for n, (text, _) in enumerate(statements, 10))
    items += [item(text, answer if answer == "NOT GIVEN" else answer.title(), str(n), kind="truefalse", section="Questions 10–13") for n, (text, answer) in enumerate(statements, 10)]
    key += [answer for _, answer in statements]
    body += "<h3>Questions 14 and 15</h3><p><i>Answer the questions below. Write <b>ONE WORD ONLY</b> for each answer.</i></p>" + "".join(f"<p class=l><b>{n}</b>{web(text)}</p>" for n, (text, _) in enumerate(SHORT_TASK, 14))
    items += [item(text, answer, str(n), section="Questions 14 and 15") for n, (text, answer) in enumerate(SHORT_TASK, 14)]
    key += [answer for _, answer in SHORT_TASK]
    body += "<div class=k><h2>LISTENING AND READING ANSWER KEYS</h2><h3>READING PASSAGE 1, Questions 1–15</h3><div class=kk>" + "".join(f"<p><b>{n}</b>{text}</p>" for n, text in enumerate(key, 1)) + "</div></div>"
    css = """h1 { font-size: 15pt; margin: 0 } h2 { font-size: 14pt; text-align: center } h3 { font-size: 12pt; margin: 6mm 0 1mm; break-after: avoid } .n { break-before: page } .p { display: flex } .p p { margin: 0 0 3mm; text-align: justify } .p b { width: 9mm; flex: none } .b { border: 1px solid #000; padding: 2mm 5mm; margin: 3mm 12mm } .b p { margin: 1.4mm 0 } .b p > b:first-child { display: inline-block; min-width: 9mm } .c { text-align: center } .c b { min-width: 0 }
.l { margin: 2mm 0 } .l > b:first-child { display: inline-block; width: 10mm } table td { padding: .5mm 6mm .5mm 4mm } .k { break-before: page } .kk { columns: 2 } .kk p { margin: 0 0 1.5mm } .kk b { display: inline-block; width: 10mm }"""
    engine, source = bound(draw, body, css, draw.one(["Liberation Sans", "Liberation Serif"]), draw.one((10.5, 11)), "Reading", left="Test 2", right="Reading")
    return Document(engine, source, items)


LATIN = [
    ("amō, amāre, amāvī, amātum", "to love, like"),
    ("videō, vidēre, vīdī, vīsum", "to see"),
    ("mittō, mittere, mīsī, missum", "to send"),
    ("capiō, capere, cēpī, captum", "to take, seize"),
    ("veniō, venīre, vēnī, ventum", "to come"),
    ("sum, esse, fuī, futūrum", "to be"),
    ("fluvius, -ī, m.", "river"),
    ("urbs, urbis, f.", "city"),
    ("exercitus, -ūs, m.", "army"),
    ("fortis, -e", "brave, strong"),
    ("pulcher, pulchra, pulchrum", "beautiful"),
    ("proelium, -ī, n.", "battle"),
    ("ācer, ācris, ācre", "sharp, fierce"),
    ("statim", "at once, immediately"),
    ("trāns (+ acc.)", "across"),
    ("itaque", "and so, therefore"),
]


@layout(HALF, "latin-reader-vocabulary-principal-parts", "page of a Latin reader, XeLaTeX: Latin text with line numbers in the margin, notes by line number below a rule, Vocābula in two columns with principal parts or genitive in bold and the meaning in plain letters behind a colon, questions in Latin and English 1. to 3. without answers")
def latin_reader_vocabulary_principal_parts(draw):
    words = draw.some(LATIN, 14)
    text = r"Gallī castra in colle posuerant. Rōmānī autem\\ trāns fluvium ad urbem vēnērunt; ibi dux mīlitēs\\ convocāvit. “Hostēs,” inquit, “ācrēs sunt, sed nōs\\ fortēs sumus.” Mīlitēs magnā vōce clāmāvērunt et\\ arma statim cēpērunt. Proelium longum fuit; itaque\\ urbs eō diē nōn capta est. Nocte dux nūntium ad\\ Caesarem mīsit, quī epistulam legit et rīsit."
    body = r"\begin{center}\Large CAPITVLVM XII\\[4pt]\large\itshape Proelium ad Fluvium\end{center}{\leftskip=14mm\noindent\llap{\small 1\quad}" + text.replace(r"arma", r"\llap{\small 5\hspace{1.2em}}arma", 1).replace(r"\\ ", r"\\") + r"\par}\medskip\hrule width 40mm\smallskip{\footnotesize\textbf{1}\ \textbf{colle:} from collis, \textit{hill.}\quad\textbf{3}\ \textbf{inquit:} he said.\quad\textbf{6}\ \textbf{eō diē:} ablative of time, \textit{on that day.}\par}"
    body += r"\par\bigskip\textsc{Vocābula}\begin{multicols}{2}\raggedright " + "".join(rf"\par\hangindent=1em\textbf{{{tex(a)}}}: {tex(b)}" + "\n" for a, b in words) + r"\end{multicols}\textsc{Quaestiōnēs}\par "
    asked = ["Ubi Gallī castra posuerant?", "Cūr urbs nōn capta est?", "What does the general say about the enemy, and what about his own men?"]
    body += "".join(rf"\lab{{0pt}}{{1.6em}}{{{n}.}}{{{tex(q)}}}" for n, q in enumerate(asked, 1))
    items = [item(a, b, kind="vocabulary", section="Vocābula") for a, b in words] + [item(q, None, str(n), section="Quaestiōnēs") for n, q in enumerate(asked, 1)]
    engine, source = document(draw, body, ["libertine", "schoolbook", "notoserif"], (10, 11), (22, 28), head=r"\fancyhead[L]{\small 86}\fancyhead[R]{\small\scshape Via Latina}", foot=r"\fancyfoot{}")
    return Document(engine, source, items)


LEXIKON = [
    ("banco", "ˈbaŋko", "n m", "1 bank 2 bench"),
    ("bandeja", "banˈdexa", "n f", "tray"),
    ("bañar", "baˈɲaɾ", "v tr", "to bath, bathe"),
    ("barato", "baˈɾato", "adj", "cheap, inexpensive"),
    ("barba", "ˈbaɾβa", "n f", "beard"),
    ("barco", "ˈbaɾko", "n m", "ship, boat"),
    ("barrer", "baˈreɾ", "v tr", "to sweep"),
    ("barrio", "ˈbarjo", "n m", "district, neighbourhood"),
    ("barro", "ˈbaro", "n m", "1 mud 2 clay"),
    ("bastante", "basˈtante", "adv", "quite, rather"),
    ("bastar", "basˈtaɾ", "v intr", "to be enough"),
    ("basura", "baˈsuɾa", "n f", "rubbish, (US) garbage"),
    ("batir", "baˈtiɾ", "v tr", "1 to beat, whisk 2 to defeat"),
    ("beber", "beˈβeɾ", "v tr", "to drink"),
    ("belleza", "beˈʎeθa", "n f", "beauty"),
    ("besar", "beˈsaɾ", "v tr", "to kiss"),
    ("bigote", "biˈɣote", "n m", "moustache"),
    ("billete", "biˈʎete", "n m", "1 ticket 2 banknote"),
    ("bolsillo", "bolˈsiʎo", "n m", "pocket"),
    ("bombero, -a", "bomˈbeɾo", "n m, f", "firefighter"),
    ("borrar", "boˈraɾ", "v tr", "to erase, delete"),
    ("bosque", "ˈboske", "n m", "wood, forest"),
]


@layout(HALF, "dictionary-page-two-columns", "page of a pocket dictionary, XeLaTeX in two columns of small print: first and last word of the page in the head, bold headword, sound in slashes, part of speech in italics, meanings with bold numbers, a large B before the first, abbreviations in the foot")
def dictionary_page_two_columns(draw):
    entries = draw.some(LEXIKON, 21)
    body, items = r"\begin{multicols}{2}\setlength\columnseprule{0.3pt}\raggedright{\centering\Huge\bfseries B\par}\medskip ", []
    for word, sound, kind, meaning in entries:
        shown = "".join(rf"\textbf{{{part}}}" if part.isdigit() else part for part in tex(meaning).replace("1 ", "\0" + "1\0 ").replace(" 2 ", " \0" + "2\0 ").split("\0"))
        body += rf"\par\hangindent=1em\textbf{{{tex(word)}}} /{{\sound {sound}}}/ \textit{{{kind}}} {shown}" + "\n"
        items.append(item(word, meaning, kind="vocabulary", answer_kind="contains"))
    body += r"\end{multicols}"
    engine, source = document(
        draw, body, ["libertine", "notoserif", "noto"], (9,), (11, 13), head=rf"\fancyhead[L]{{\textbf{{{entries[0][0]}}}}}\fancyhead[C]{{\small 24}}\fancyhead[R]{{\textbf{{{tex(entries[-1][0])}}}}}",
        foot=r"\fancyfoot[C]{\tiny \textit{n} noun\enspace\textit{m} masculine\enspace\textit{f} feminine\enspace\textit{v} verb\enspace\textit{tr} transitive\enspace\textit{intr} intransitive\enspace\textit{adj} adjective\enspace\textit{adv} adverb}", extra=r"\newfontfamily\sound{DejaVu Sans}[Scale=0.85]\setlength\parskip{2pt}\geometry{top=19mm,bottom=17mm}\setlength\columnsep{14pt}", paper="a6paper",
    )  # fmt: skip
    return Document(engine, source, items)


DECK = [
    ("What is the powerhouse of the cell?", "the mitochondrion", "bio::cell"),
    ("Which organelle makes proteins?", "the ribosome", "bio::cell"),
    ("How many chromosomes has a human body cell?", "46", "bio::genes"),
    ("What do you call an organism that makes its own food?", "a producer (autotroph)", "bio::ecology"),
    ("Which blood vessels carry blood away from the heart?", "arteries", "bio::body"),
    ("Which pigment absorbs light in leaves?", "chlorophyll", "bio::plants"),
    ("Name the bases of DNA.", "adenine, thymine, guanine and cytosine", "bio::genes"),
    ("What is homeostasis?", "keeping conditions inside the body constant", "bio::body"),
    ("Who proposed natural selection together with Darwin?", "Alfred Russel Wallace", "bio::evolution"),
    ("Which gas do plants release in the light?", "oxygen", "bio::plants"),
    ("What breaks down dead matter in an ecosystem?", "decomposers (bacteria and fungi)", "bio::ecology"),
    ("Where are red blood cells made?", "in the bone marrow", "bio::body"),
]


@layout(HALF, "flashcard-export-printed-text", "text file that a flashcard program exports, printed from an editor: lines #separator:tab and #html:false first, front, tab and back in letters of one width, tags behind a second tab, so that the columns do not stand below each other, file name in the head and page in the foot")
def flashcard_export_printed_text(draw):
    cards = draw.shuffled(draw.some(DECK, 11))
    tagged = draw.one([True, False])
    head = "#separator:tab\n#html:false\n" + ("#tags column:3\n" if tagged else "")
    text = head + "\n".join("\t".join(card[: 3 if tagged else 2]) for card in cards)
    css = 'pre { font: inherit; white-space: pre-wrap; tab-size: 8; margin: 0 }'
    engine, source = bound(draw, f"<pre>{web(text)}</pre>", css, draw.one(["DejaVu Sans Mono", "Liberation Mono"]), draw.one((9, 9.5)), "Biology.txt", margins=("20mm", "16mm"), left="Biology.txt", foot='"Page " counter(page)')
    return Document(engine, source, [item(a, b) for a, b, _ in cards])


CUES = [
    ("What is inflation?", ["a general rise in prices over time", "money buys less than before"]),
    ("How is it measured?", ["basket of goods, priced each month", "consumer price index (CPI)", "base year = 100"]),
    ("What causes demand-pull inflation?", ["spending grows faster than output", "e.g. tax cuts, cheap credit"]),
    ("What causes cost-push inflation?", ["costs of firms rise: wages, oil, imports", "firms pass costs on to buyers"]),
    ("Who gains and who loses?", ["borrowers gain: debts are worth less", "savers and people on fixed incomes lose"]),
    ("What can a central bank do?", ["raise interest rates", "borrowing falls, so spending falls"]),
    ("What is deflation, and why is it feared?", ["fall of the general price level", "people wait with buying → less output, fewer jobs"]),
]


@layout(HALF, "cornell-notes-cue-column", "page of Cornell notes, web page: Name, Class, Topic, Date in a ruled head, Cues / Questions in a narrow column at the left, Notes with dashes in a wide one beside, Summary in a box below")
def cornell_notes_cue_column(draw):
    cues = draw.some(CUES, 6)
    body = "<table class=h><tr><td><b>Name:</b> J. Whitfield</td><td><b>Class:</b> Economics 11</td></tr><tr><td><b>Topic:</b> Inflation</td><td><b>Date:</b> 3 March 2026</td></tr></table><table class=c><tr><th>Cues / Questions</th><th>Notes</th></tr>"
    body += "".join(f"<tr><td>{web(q)}</td><td>{''.join(f'<p>– {web(a)}</p>' for a in notes)}</td></tr>" for q, notes in cues)
    body += "</table><div class=s><b>Summary</b><p>Inflation is a lasting rise of the price level. It is measured with an index, comes from demand or from costs, and shifts wealth from savers to borrowers. Central banks fight it with higher interest rates.</p></div>"
    css = ".h { width: 100%; border: 1px solid #333; border-collapse: collapse; margin-bottom: 3mm } .h td { padding: 1.5mm 3mm; border: 1px solid #333 } .c { border-collapse: collapse; width: 100%; border-top: 2px solid #c0392b } .c th { text-align: left; padding: 2mm 3mm; border-bottom: 1px solid #999; font-size: 90% } .c td { vertical-align: top; padding: 3mm; } .c td:first-child, .c th:first-child { width: 52mm; border-right: 2px solid #c0392b; font-weight: bold } .c p { margin: 0 0 1mm } .s { border: 2px solid #c0392b; padding: 2mm 3mm; margin-top: 3mm } .s p { margin: 1mm 0 0 }"
    engine, source = bound(draw, body, css, draw.one(["Comic Neue", "Lato", "Carlito"]), draw.one((11, 12)), "Cornell notes", foot='""')
    return Document(engine, source, [item(q, "\n".join(notes), kind="short") for q, notes in cues])


AMT = [
    ("Anmeldung der Wohnung", [
        ("Wann muss ich mich anmelden?", ["Innerhalb von zwei Wochen nach dem Einzug (§ 17 Abs. 1 BMG). Eine Anmeldung im Voraus ist nicht möglich."]),
        ("Welche Unterlagen brauche ich?", ["Bitte bringen Sie mit:", "– Personalausweis oder Reisepass", "– Wohnungsgeberbestätigung", "– ausgefülltes Anmeldeformular"]),
        ("Was kostet die Anmeldung?", ["Die Anmeldung ist gebührenfrei."]),
    ]),
    ("Ausweise", [
        ("Wie lange dauert die Herstellung eines Personalausweises?", ["In der Regel zwei bis drei Wochen. Sie erhalten einen Brief, sobald er abgeholt werden kann."]),
        ("Kann jemand anderes meinen Ausweis abholen?", ["Ja, mit einer schriftlichen Vollmacht. Die abholende Person muss sich ausweisen."]),
        ("Ich habe meinen Ausweis verloren. Was ist zu tun?", ["Melden Sie den Verlust sofort im Bürgeramt oder bei der Polizei."]),
    ]),
    ("Termine und Öffnungszeiten", [
        ("Brauche ich einen Termin?", ["Ja. Termine vergeben wir online und am Telefon, auch kurzfristig."]),
        ("Wie sage ich einen Termin ab?", ["Über den Link in Ihrer Bestätigung. So kann jemand anderes den Termin nutzen."]),
    ]),
]


@layout(HALF, "office-faq-german-numbered", "leaflet of a German public office, LaTeX: town and address in the head, contents with the questions and dots, sections 1 to 3 in bold with questions 1.1 in bold, answers as prose or with dashes, references to laws, opening hours in a table, form number in the foot")
def office_faq_german_numbered(draw):
    body = r"{\Large\bfseries Häufige Fragen an das Bürgeramt}\par Merkblatt für Bürgerinnen und Bürger\par\medskip\fbox{\begin{minipage}{0.96\linewidth}\textbf{Inhalt}\par " + "\n"
    items, answers_ = [], ""
    picked_ = [(title, draw.some(asked, 2)) for title, asked in AMT]
    for m, (title, asked) in enumerate(picked_, 1):
        body += rf"{m}\quad {title}\par " + "".join(rf"\hspace*{{1.5em}}{m}.{n}\quad {tex(q)}\dotfill 1\par " for n, (q, _) in enumerate(asked, 1))
        answers_ += rf"\par\bigskip{{\large\bfseries {m}\quad {title}}}\par "
        for n, (question, lines) in enumerate(asked, 1):
            answers_ += rf"\par\medskip\textbf{{{m}.{n}\quad {tex(question)}}}\par\nopagebreak " + r"\par ".join(tex(line) for line in lines) + "\n"
            items.append(item(question, "\n".join(line.removeprefix("– ") for line in lines), f"{m}.{n}", kind="faq", section=f"{m} {title}", page=1))
    body += r"\end{minipage}}\par " + answers_
    body += r"\par\bigskip\textbf{Öffnungszeiten}\par\begin{tabular}{@{}ll}Montag bis Mittwoch & 8.00 – 15.30 Uhr\\Donnerstag & 8.00 – 18.00 Uhr\\Freitag & 8.00 – 12.00 Uhr\end{tabular}\par\medskip Haben Sie noch Fragen? Rufen Sie uns an: 0555 115-0."
    engine, source = document(draw, body, ["helvetica", "arial", "lmsans"], (10, 11), (22, 26), head=r"\fancyhead[L]{\small Stadt Neuenfels\\ Bürgeramt}\fancyhead[R]{\small Rathausplatz 3\\ 99999 Neuenfels}", foot=r"\fancyfoot[L]{\scriptsize BA-M 04 – 01/2026}\fancyfoot[R]{\scriptsize Seite \thepage}", extra=r"\setlength\headheight{30pt}\raggedright")
    return Document(engine, source, items)


BILET = [
    ("Что означает жёлтый мигающий сигнал светофора?", ["Движение запрещено.", "Перекрёсток нерегулируемый.", "Скоро включится зелёный сигнал."], 1, "Жёлтый мигающий сигнал разрешает движение и информирует о наличии нерегулируемого перекрёстка или пешеходного перехода."),
    ("С какой максимальной скоростью разрешается движение в населённом пункте, если нет других указаний?", ["50 км/ч", "60 км/ч", "70 км/ч", "90 км/ч"], 1, "В населённых пунктах разрешается движение со скоростью не более 60 км/ч."),
    ("Кому Вы должны уступить дорогу на нерегулируемом перекрёстке равнозначных дорог?", ["Транспортным средствам, приближающимся справа.", "Транспортным средствам, приближающимся слева.", "Никому."], 0, "На перекрёстке равнозначных дорог уступают дорогу тем, кто приближается справа."),
    ("Разрешается ли водителю пользоваться телефоном во время движения?", ["Разрешается.", "Разрешается только с устройством, позволяющим вести переговоры без использования рук.", "Запрещается."], 1, "Держать телефон в руке во время движения запрещено."),
    ("Где начинают действовать требования знака «Движение запрещено»?", ["За 50 м до знака.", "В месте установки знака.", "За ближайшим перекрёстком."], 1, "Запрещающие знаки действуют с места их установки."),
    ("Какое расстояние проедет автомобиль за одну секунду при скорости 90 км/ч?", ["15 м", "25 м", "35 м"], 1, "90 км/ч равны 25 м/с."),
    ("Что следует сделать в первую очередь при заносе задней оси переднеприводного автомобиля?", ["Резко нажать на тормоз.", "Повернуть руль в сторону заноса.", "Выключить сцепление."], 1, "Руль поворачивают в сторону заноса и слегка увеличивают подачу топлива."),
    ("Обязан ли водитель остановиться перед знаком «STOP», если других машин нет?", ["Обязан.", "Не обязан.", "Обязан только ночью."], 0, "Остановка перед этим знаком обязательна всегда."),
]


@layout(HALF, "driving-tickets-russian-comments", "Russian driving theory, web page: Билет 14 in the middle, Вопрос 1 in bold above the question, answers 1. 2. 3. with numbers as labels, Правильный ответ: 2 and Комментарий: in small print below, numbers that begin again in the next ticket, page in the foot")
def driving_tickets_russian_comments(draw):
    asked, ticket = draw.shuffled(BILET), draw.random.randint(2, 30)
    body, items = "<h1>Экзаменационные билеты категорий «A» и «B» с комментариями</h1>", []
    for m in range(2):
        body += f"<h2>Билет {ticket + m}</h2>"
        for n, (question, options, right, why) in enumerate(asked[4 * m : 4 * m + 4], 1):
            options, places = turned(draw, options, right)
            body += f"<div class=q><p class=n>Вопрос {n}</p><p class=t>{web(question)}</p>" + "".join(f"<p class=o>{k}. {web(text)}</p>" for k, text in enumerate(options, 1)) + f"<p class=a>Правильный ответ: {places[0] + 1}</p><p class=k><i>Комментарий:</i> {web(why)}</p></div>"
            items.append(picked(question, options, places, str(n), "1234", section=f"Билет {ticket + m}"))
    css = "h1 { font-size: 13pt; text-align: center; margin: 0 0 3mm } h2 { font-size: 15pt; text-align: center; background: #dfe7ef; margin: 5mm 0 3mm; break-after: avoid } .q { break-inside: avoid; border-bottom: 1px solid #bbb; padding-bottom: 2mm; margin-bottom: 3mm } .q p { margin: 0 0 1mm } .n { font-weight: bold; color: #1b4f8a } .t { font-weight: bold } .o { padding-left: 5mm } .a { color: #1a7a2e } .k { font-size: 85% }"
    engine, source = bound(draw, body, css, draw.one(["Liberation Sans", "Roboto", "Liberation Serif"]), draw.one((10, 10.5)), "Билеты", "ru")
    return Document(engine, source, items)


TIKU = [
    ("单选题", "下列元素中，属于金属元素的是（　　）。", ["氧", "钠", "氯", "碳"], [1], "钠是金属元素，其余都是非金属元素。"),
    ("单选题", "光在真空中的传播速度约为（　　）。", ["340 m/s", "3×10⁵ m/s", "3×10⁸ m/s", "3×10¹⁰ m/s"], [2], "光速约为每秒三十万千米。"),
    ("单选题", "《红楼梦》的作者是（　　）。", ["曹雪芹", "施耐庵", "吴承恩", "罗贯中"], [0], None),
    ("多选题", "下列河流中，流入太平洋的有（　　）。", ["长江", "黄河", "珠江", "额尔齐斯河"], [0, 1, 2], "额尔齐斯河流入北冰洋。"),
    ("单选题", "人体最大的器官是（　　）。", ["肝脏", "皮肤", "肺", "大脑"], [1], "成年人的皮肤面积约为1.5至2平方米。"),
    ("判断题", "声音可以在真空中传播。（　　）", None, False, "声音的传播需要介质。"),
    ("判断题", "三角形的内角和是180°。（　　）", None, True, None),
    ("判断题", "青海湖是我国最大的淡水湖。（　　）", None, False, "青海湖是咸水湖。"),
    ("简答题", "简述光合作用的意义。", None, "制造有机物，释放氧气，并把光能转化为化学能。", None),
]


@layout(HALF, "chinese-bank-bracketed-answer", "Chinese question bank, word processor: title in the middle, 1．（单选题）before the question, A、 B、 C、 D、 behind tabs two in a row, empty full-width brackets at the end, 【答案】B and 【解析】 in red on lines below, judgements with 【答案】错误, one short answer, 第 1 页 in the foot")
def chinese_bank_bracketed_answer(draw):
    asked = draw.some(TIKU[:5], 4) + draw.shuffled(TIKU[5:8]) + TIKU[8:]
    body, items = paragraph(run("初中综合知识题库（含答案及解析）"), "Middle") + paragraph(run("说明：本题库共8题，仅供复习使用，请勿外传。")), []
    for n, (kind, question, options, right, why) in enumerate(asked, 1):
        body += paragraph(run(f"{n}．（{kind}）{question}"), "Ask")
        if options:
            listed = [f"{label}、{option}" for label, option in zip("ABCD", options)]
            body += paragraph(run("\t".join(listed[:2])), "Two") + paragraph(run("\t".join(listed[2:])), "Two")
            shown = "".join("ABCD"[place] for place in right)
            items.append(picked(question, options, right, str(n), "ABCD"))
        elif isinstance(right, bool):
            shown = "正确" if right else "错误"
            items.append(item(question.removesuffix("（　　）"), str(right), str(n), kind="truefalse"))
        else:
            shown = right
            items.append(item(question, right, str(n)))
        body += paragraph(run(f"【答案】{shown}"), "Red") + (paragraph(run(f"【解析】{why}"), "Red") if why else "")
    styles = paragraph_style("Middle", 0, bold=True, size=16, extra='fo:text-align="center"').replace("<style:text-properties ", '<style:text-properties style:font-size-asian="16pt" style:font-weight-asian="bold" ') + paragraph_style("Ask", 0.35, extra='fo:keep-with-next="always"') + paragraph_style("Two", 0.05, 0.8, 0, [(8.0, "")], extra='fo:keep-with-next="always"')
    styles += paragraph_style("Red", 0.05).replace("<style:text-properties ", '<style:text-properties fo:color="#c00000" ')
    engine, source = office(draw, body, ["Noto Serif CJK SC", "Noto Sans CJK SC"], (11, 12), styles=styles)
    source = source.replace('fo:language="en" fo:country="GB"', 'fo:language="en" fo:country="GB" style:language-asian="zh" style:country-asian="CN"')
    source = re.sub(r'style:font-name="([^"]+)" fo:font-family="[^"]+" fo:font-size="(\d+)pt"', r'\g<0> style:font-name-asian="\1" style:font-family-asian="\1" style:font-size-asian="\2pt"', source)
    return Document(engine, source.replace("<text:page-number/>", "第 <text:page-number/> 页"), items)


CIUDADANO = [
    ("España es…", ["una república federal.", "una monarquía parlamentaria.", "una confederación."], 1),
    ("¿Cuántas provincias tiene España?", ["45", "50", "52"], 1),
    ("La Constitución vigente es del año…", ["1931.", "1978.", "1986."], 1),
    ("¿Qué institución aprueba las leyes?", ["Las Cortes Generales.", "El Tribunal Supremo.", "La Casa Real."], 0),
    ("La moneda oficial de España es…", ["la peseta.", "el euro.", "el dólar."], 1),
    ("¿Cuál es la capital de Aragón?", ["Zaragoza", "Huesca", "Pamplona"], 0),
    ("El Museo del Prado está en…", ["Barcelona.", "Sevilla.", "Madrid."], 2),
]
VERDAD = [("El catalán es lengua oficial en una parte de España.", True), ("El voto es obligatorio en España.", False), ("Todos los niños tienen derecho a la educación.", True), ("El presidente del Gobierno es elegido por los jueces.", False)]


@layout(HALF, "citizenship-manual-four-digit-numbers", "Spanish manual for a citizenship test, word processor: TAREA 1 in a shaded line with what it is about, four-digit numbers 1001 in a table's first column with the question, a) b) c) below each other, TAREA 2 with a) Verdadero b) Falso, SOLUCIONES as a table of four pairs of columns")
def citizenship_manual_four_digit_numbers(draw):
    def block(number, question, options):
        return [run(str(number), "B"), run(question, "B") + "".join(run(f"\n{label}) {text}") for label, text in zip("abc", options))]

    body = paragraph(run("Manual para la preparación de la prueba de conocimientos"), "Title") + paragraph(run("Edición 2026. De cada pregunta solo una opción es correcta."))
    items, key = [], []
    for task, title, listed, base in ((1, "Gobierno, legislación y participación ciudadana", [(q, o, r) for q, o, r in draw.shuffled(draw.some(CIUDADANO, 6))], 1000), (2, "Derechos y deberes fundamentales", [(q, ["Verdadero", "Falso"], 0 if v else 1) for q, v in draw.shuffled(draw.some(VERDAD, 3))], 2000)):
        start = base + draw.random.randint(1, 30)
        body += paragraph(run(f"TAREA {task}\t{title}"), "Shade")
        rows = []
        for number, (question, options, right) in enumerate(listed, start):
            rows.append(block(number, question, options))
            key += [str(number), "abc"[right]]
            items.append(picked(question, options, right, str(number), "abc", section=f"TAREA {task}"))
        body += office_table(rows, [1.8, 14.8], "Open")
    body += paragraph(run("SOLUCIONES"), "Head")
    key += [""] * (-len(key) % 8)
    body += office_table([[run(cell, "B" if k % 2 == 0 else None) for k, cell in enumerate(key[at : at + 8])] for at in range(0, len(key), 8)], [2.1, 1.6, 2.1, 1.6, 2.1, 1.6, 2.1, 1.6])
    styles = paragraph_style("Shade", 0.5, tabs=[(3.0, "")], bold=True, size=13, extra='fo:background-color="#d9d9d9" fo:keep-with-next="always"')
    engine, source = office(draw, body, ["Carlito", "Liberation Sans", "Caladea"], (10, 11), head="Manual de preparación", styles=styles)
    return Document(engine, source, items)


CAN = [
    ("Speaking", ["I can introduce myself and say where I live.", "I can ask for the way and understand simple directions.", "I can say what I did last weekend.", "I can explain why I like or dislike a film."]),
    ("Listening", ["I can understand numbers, prices and times.", "I can follow a short announcement at a station.", "I can understand what a story is about."]),
    ("Reading", ["I can find information in a timetable.", "I can read a short e-mail from a friend.", "I know what to do when I meet a new word: who can I ask, where can I look?"]),
    ("Writing", ["I can fill in a form with my personal data.", "I can write a postcard of five sentences.", "I can use “because” and “but” to link sentences."]),
]


@layout(HALF, "self-assessment-checklist-asks-nothing", "self-assessment of a course book, word processor: What can I do now?, numbered statements I can … in a ruled table with columns ++ + – to tick, headings Speaking to Writing, signs explained, two lines for My next goals; nothing to be found")
def self_assessment_checklist_asks_nothing(draw):
    body = paragraph(run("Units 1–4: What can I do now?"), "Title") + paragraph(run("Read the statements and tick the box that fits. Then compare with a partner. Which units do you want to repeat?"))
    body += paragraph(run("++ = very well     + = well     – = I need more practice", "I"))
    rows, n = [[run(cell, "B") for cell in ("", "", "++", "+", "–", "Page")]], 0
    for title, statements in CAN:
        rows.append([run(""), run(title, "B"), *[run("")] * 4])
        for statement in draw.some(statements, 3):
            n += 1
            rows.append([run(f"{n}."), run(statement), *[run("☐")] * 3, run(str(8 + 4 * n))])
    body += office_table(rows, [1.0, 10.4, 1.2, 1.2, 1.2, 1.6])
    body += paragraph(run("My next goals"), "Head") + paragraph(run("1. _________________________________________________________________")) + paragraph(run("2. _________________________________________________________________"))
    body += paragraph(run("Date: ____________\tTeacher’s signature: ____________________"))
    engine, source = office(draw, body, ["Carlito", "Liberation Sans"], (11, 12), head="English for Everyone 1 – Workbook")
    return Document(engine, source, [])
